import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{d as T,e as M}from"./core-text-template.js";import{a as R}from"./re2js.js";
import{core_text_tolerances$f as b,core_text_tolerances$g as u,core_text_tolerances$l as E}from"./start.js";import{core_text_line_ending$a as g,core_text_line_ending$k as x,
core_text_line_ending$l as S}from"./start.js";import{constants as k}from"node:buffer";import{isDeepStrictEqual as _}from"node:util";var W=(n,e)=>{let t=G(n);if(typeof t==
"string")return t;let r=M(e,{count:t.groupCount(),named:t.namedGroups()});return typeof r=="string"?r:{pattern:t,template:r}},G=n=>{try{let e=R.compile(n),t=e.programSize();
return t>P?`it compiles to ${t} instructions; at most ${P} are allowed`:e}catch(e){if(e instanceof Error&&e.name.startsWith("RE2JS"))return e.message;throw e}},
P=1e4,J=32,U=(n,e)=>{if(F(n,e))return"uncertain";let t=V(n).map(r=>e.test(A(r,e)));return t.includes(true)?t.includes(false)?"uncertain":"yes":"no"},A=(n,e)=>new h(
g(n),Math.ceil(e.programSize()/J)),V=n=>{if(n.bytes.length>k.MAX_STRING_LENGTH)throw new u(k.MAX_STRING_LENGTH);return b(n)},F=({valid:n},e)=>!n&&/[^\0-\x7f]|\\[pPx0-7]/.
test(e.pattern()),K=(n,e,t)=>{try{return C(n,e,t)}catch(r){if(r instanceof u)return{ok:false,reason:"steps",steps:r.steps};throw r}},C=(n,e,t)=>{let{pattern:r,template:c}=e,
a=O(n,r,{limit:t?m:v,read:l=>c.map(d=>T(d,l)).join("")});if("reason"in a)return a;let{places:s,more:i}=a;if(!t&&s.length>1)return{ok:false,reason:"not-unique",spans:s,
more:i};if(i)throw new u(m);let f=x(n),p=[];for(let{start:l,end:d,value:y}of s){if(!E(n,y))return{ok:false,reason:"unencodable"};p.push({start:l,end:d,replacement:Buffer.
from(f({start:l,end:d},y),n.encoding)})}return{ok:true,matchedBy:"regex",splices:p}},Y=(n,e)=>{let t=Object.entries(e.namedGroups()),r=Array.from({length:e.groupCount()},
(o,a)=>{let[s]=t.find(([,i])=>i===a+1)??[];return[s===void 0?`$${a+1}`:`$<${s}>`,a+1]}),c=o=>Object.fromEntries(r.flatMap(([a,s])=>o(s)===null?[]:[[a,o(s)??""]]));
try{let o=O(n,e,{limit:m,read:c});if("reason"in o)return o;if(o.more)throw new u(m);return{ok:true,places:o.places.map(({value:a,...s})=>({...s,captures:a}))}}catch(o){
if(o instanceof u)return{ok:false,reason:"steps",steps:o.steps};throw o}},v=100,m=1e7,w={ok:false,reason:"uncertain",spans:[]};function O(n,e,t){if(F(n,e))return w;
let[r,...c]=V(n).map(o=>L({file:n,text:o},e,t));return!r||c.some(o=>!_(o,r))?w:"places"in r&&r.places.length===0?{ok:false,reason:"not-found"}:r}function L({file:n,
text:e},t,{limit:r,read:c}){let o=A(e,t),a=S(n,e),s=t.matcher(o),i=[];for(;s.find();){if(s.start()===s.end())return{ok:false,reason:"empty"};o.spend(H);let f=a(
s.start()),p=a(s.end());if(i.length===r)return{places:i,more:true};i.push({start:f,end:p,value:c(l=>s.group(l))})}return{places:i,more:false}}var H=32,N=2**24,$=8,
I=16,h=class extends String{#e;#r;#t;#n;constructor(e,t=1){super(e),this.#e=e,this.#r=t,this.#t=N+$*e.length,this.#n=this.#t}spend(e){if(this.#n-=e,this.#n<0)throw new u(
this.#t)}charCodeAt(e){return this.spend(this.#r),this.#e.charCodeAt(e)}indexOf(e,t=0){let r=this.#e.indexOf(e,t);return this.spend(((r<0?this.#e.length:r)-t)/I),
r}substring(e,t){return this.#e.substring(e,t)}};export{W as a,G as b,U as c,K as d,Y as e};
