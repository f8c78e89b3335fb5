import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as an,b as ln}from"./wings-codemods-dropped-comments.js";
import{a as L,b as k}from"./core-text-line-bounds.js";import{core_text_print_yaml$a as Ae,core_text_print_yaml$b as on,core_text_print_yaml$c as Le}from"./run.js";
import{jsonc_parser$b as qt,jsonc_parser$c as zt,jsonc_parser$d as Xt}from"./run.js";import{core_text_yaml$a as De,core_text_yaml$c as ie,core_text_yaml$d as X,
core_text_yaml$e as Wt}from"./run.js";import{core_text_literal$a as Re,core_text_literal$c as ot,core_text_literal$f as Zt,core_text_literal$g as ae,core_text_literal$h as en,
core_text_literal$i as tn,core_text_literal$j as nn,core_text_literal$k as rn,core_text_literal$l as ve,core_text_literal$m as sn,core_text_literal$n as le}from"./start.js";
import{core_text_moving_spans$a as Qt}from"./start.js";import{yaml$a as O,yaml$c as x,yaml$e as R,yaml$f as v,yaml$g as Y,yaml$i as U,yaml$m as jt,yaml$n as Gt,
yaml$p as Jt,yaml$s as Ht}from"./start.js";import{core_text_group_by$b as Ve}from"./start.js";import{core_text_json$f as st}from"./hook.js";import{core_text_utf8_cache$h as Bt,
core_text_utf8_cache$l as Yt}from"./hook.js";import{core_text_splice$b as z}from"./hook.js";import{core_text_words$o as H}from"./hook.js";var T=class{text;value;constructor(t,n){
this.text=t,this.value=n}},I=class{name;constructor(t){this.name=t}},be=e2=>{let t=Re(e2);if(t!==void 0)return cs(t);if(Array.isArray(e2))return e2.map(be);if(!st(
e2))return e2;let n=Object.entries(e2).map(([r,s])=>[ot(r)??r,be(s)]);return dn(Object.fromEntries(n),new Set(Object.keys(e2).flatMap(r=>ot(r)??[])))},lt=new WeakMap,
dn=(e2,t)=>(t&&t.size>0&&lt.set(e2,t),e2),un=(e2,t)=>lt.get(t)?.has(e2)??false,cn=e2=>{if(e2 instanceof I)return;if(e2 instanceof T)return tn(e2.text)?{$literal:e2.
text}:e2.value;if(!P(e2))return e2;let t=Object.entries(e2).map(([n,r])=>[n,cn(r)]);if(!t.some(([n,r])=>r===void 0||n==="$literal"))return Array.isArray(e2)?t.map(
([,n])=>n):Object.fromEntries(t)},cs=e2=>{let t=ve(e2);if(t)return String(t.value)===e2?t.value:new T(e2,t.value);let n=/^[-\d.]/.test(e2)?ae(e2):void 0;return typeof n==
"number"?n:new T(e2)},K=e2=>st(e2)&&!(e2 instanceof T)&&!(e2 instanceof I),P=e2=>Array.isArray(e2)||K(e2),j=e2=>e2 instanceof T?e2.text:e2===void 0||typeof e2==
"object"&&e2!==null?void 0:String(e2),N=(e2,t)=>{if(e2===t)return true;let[n,r]=[at(e2),at(t)];return n instanceof T||r instanceof T?n instanceof T&&r instanceof
T&&n.text===r.text:n instanceof I||r instanceof I?n instanceof I&&r instanceof I&&n.name===r.name:typeof n!="object"||n===null||typeof r!="object"||r===null?Object.
is(n,r):fs(n,r)},Ke=(e2,t)=>N(e2,t)||it(e2)&&it(t)&&j(e2)===j(t),$e=e2=>{let t=at(e2);if(P(t))return[];let n=t instanceof T?`spelled ${t.text}`:`${typeof t} ${Object.
is(t,-0)?"-0":t}`;return t instanceof I?[`*${t.name}`]:[n,...it(e2)?[`text ${j(e2)}`]:[]]},it=e2=>e2 instanceof T?e2.value===void 0||typeof e2.value=="string":typeof e2==
"string"||typeof e2=="number",at=e2=>e2 instanceof T&&e2.value!==void 0?e2.value:e2,fs=(e2,t)=>{if(Array.isArray(e2)||Array.isArray(t))return Array.isArray(e2)&&
Array.isArray(t)&&e2.length===t.length&&e2.every((r,s)=>N(r,t[s]));let n=Object.keys(e2);return n.length===Object.keys(t).length&&n.every(r=>Object.hasOwn(t,r)&&
N(e2[r],t[r]))},dt=(e2,t)=>{if(e2 instanceof T){let r=t(e2);return r===void 0?{unsayable:e2.text}:{value:r}}if(!P(e2))return{value:e2};let n=[];for(let[r,s]of Object.
entries(e2)){let o=dt(s,t);if("unsayable"in o)return o;n.push([r,o.value])}return Array.isArray(e2)?{value:n.map(([,r])=>r)}:{value:dn(Object.fromEntries(n),lt.
get(e2))}};var h=(e2,t)=>({ok:false,reason:e2,message:t}),de=({path:e2,also:t=[]})=>[...e2.slice(-1),...t],m=e2=>`$${e2.map(t=>typeof t=="number"?`[${t}]`:/^[A-Za-z_]\w*$/.
test(t)?`.${t}`:`[${JSON.stringify(t)}]`).join("")}`,$=(e2,t)=>{let n=t;for(let r of e2.toReversed()){if(typeof r=="number"&&r!==0)return;n=typeof r=="number"?[
n]:Object.fromEntries([[r,n]])}return n},ue=e2=>/\r?\n/.exec(e2)?.[0]===`\r
`?`\r
`:`
`,F=(e2,t)=>{let n=e2.indexOf(`
`,t),r=n<0?e2.length:n;return r>t&&e2[r-1]==="\r"?r-1:r},G=(e2,t)=>/^[ \t]*/.exec(e2.slice(L(e2,t)))?.[0]??"";var mn=(e2,t)=>{let[n,r]=[pn(e2),pn(t)];if(!n)return{
unsure:"what is there is not one version"};if(!r)return{unsure:"the value is not one version"};let s=hs(n,r);return s===void 0?{unsure:"its parts and those of t\
he value do not compare"}:s>=0?{value:void 0}:fn(e2)?{value:`${r.operator===""?n.operator:""}${j(t)}`}:fn(t)||Number(j(e2))<Number(j(t))?{value:t}:{unsure:"as a\
 number it is lower than the one that is there; write it as a text"}},fn=e2=>typeof e2=="string"||e2 instanceof T&&typeof e2.value=="string",pn=e2=>{let t=typeof e2==
"boolean"||e2===null?void 0:j(e2);if(t===void 0)return;if(ps.test(t))return{operator:"",numbers:t.split("-").map(BigInt),separator:"-",prerelease:[]};let[,n,r,s=""]=ms.
exec(t)??[];if(n===void 0||r===void 0)return;let o=s.split(".").filter(Boolean);return{operator:n,numbers:r.split(".").map(BigInt),separator:".",prerelease:o}},
ps=/^\d{1,18}(?:-\d{1,18}){1,5}$/,ms=/^((?:\^|~>?|>=|={1,3})? ?v?)(\d{1,18}(?:\.\d{1,18}){0,5})(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?(?:\+[\w.-]+)?$/,hs=(e2,t)=>{
if(e2.separator!==t.separator||e2.separator==="-"&&e2.numbers.length!==t.numbers.length)return;let n=Math.max(e2.numbers.length,t.numbers.length);for(let r=0;r<
n;r+=1){let[s=0n,o=0n]=[e2.numbers[r],t.numbers[r]];if(s!==o)return s<o?-1:1}return ys(e2.prerelease,t.prerelease)},ys=(e2,t)=>{if(e2.length===0||t.length===0){
let[n=""]=[...e2,...t];return/^\d/.test(n)?void 0:Math.sign(t.length-e2.length)}for(let[n,r]of e2.entries()){let s=t[n];if(s===void 0)return 1;if(r!==s)return gs(
r,s)}return e2.length===t.length?0:-1},gs=(e2,t)=>{let[n,r]=[e2,t].map(i=>/^\d{1,18}$/.test(i));if(n&&r)return BigInt(e2)<BigInt(t)?-1:1;let[s,o]=[e2,t].map(i=>i.
replace(/\d+$/,""));if(!(s===o&&e2.length!==t.length&&!n))return(n===r?e2<t:n===true)?-1:1};var Fe=e2=>e2.every(t=>typeof t=="string"||typeof t=="number"&&t>=0),
ya=e2=>{let t=typeof e2=="string"?As(e2):e2.map(n=>typeof n=="string"?Ts(n):n);return typeof t=="string"||t.length<=hn?t:`has ${t.length} parts; ${hn} are the m\
ost`},hn=200,Ts=e2=>{if(e2==="*")return{any:"one"};if(e2==="**")return{any:"deep"};let[,t,n]=/^\[([^=[\]]+)=([^\]]*)\]$/.exec(e2)??[];return t!==void 0&&n!==void 0?
yn(t,n):e2.replace(/^\\(?=\*{1,2}$|\[[^=[\]]+=)/,"")},yn=(e2,t)=>({key:e2.trim().split("."),is:t.trim().replace(/^(["'])(.*)\1$/s,"$2")}),As=e2=>{let t=[],n=e2.
startsWith("$")?e2.slice(1):`.${e2}`;for(;n!=="";){let[r="",s,o,i,a,l,d,c]=Ls.exec(n)??[];if(r==="")return`cannot be read from ${JSON.stringify(n)} on; write a \
list of keys, or $.name[0]["other name"]`;s!==void 0?t.push({any:"deep"}):o!==void 0?t.push({any:"one"}):i!==void 0?t.push(i):a!==void 0?t.push(Number(a)):d!==void 0?
t.push(yn(d,c??"")):t.push(bs(l??'""')),n=n.slice(r.length)}return t.length>0?t:"names the whole document; name a key in it"},Ls=/^(?:(\.\*\*(?=[.[]|$)|\.(?=\.[^.]))|(\.\*(?=[.[]|$)|\[\*\])|\.([^.[\]*?'"\s]+)|\[(-?\d{1,15})\]|\[("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\]|\[([^=[\]'"]+)=("[^"]*"|'[^']*'|[^\]]*)\])/,
bs=e2=>e2.slice(1,-1).replace(/\\(.)/g,"$1"),pt=2e6,Es=(e2,t)=>{let n=new ft(t);return n.follow(new ct(e2),0,false),n.looks>pt?void 0:Array.from(n.found,r=>r.path)},
ut=e2=>typeof e2=="object"&&"any"in e2&&e2.any==="deep",ct=class e{value;#e;#t;#n;constructor(t,n,r){this.value=t,this.#e=n,this.#t=r}get path(){let t=[];for(let n=this;n&&
n.#e!==void 0;n=n.#t)t.push(n.#e);return t.reverse()}get children(){return Ns(this.value).map(([t])=>this.at(t))}at(t){this.#n??=new Map;let n=this.#n.get(t)??new e(
gn(this.value,t),t,this);return this.#n.set(t,n),n}},ft=class{found=new Set;looks=0;#e;#t;#n=new Map;constructor(t){this.#e=t.filter((n,r)=>!ut(n)||!ut(t[r-1])),
this.#t=this.#e.findIndex(ut)}follow(t,n,r){if(this.#o(t,n)||++this.looks>pt)return;let s=this.#e[n];s===void 0?(!r||t.value!==void 0)&&this.found.add(t):typeof s==
"string"||typeof s=="number"?this.#s(t,n,r):"key"in s?this.#r(Ss(t,s),n+1,r):s.any==="one"?this.#r(t.children,n+1,r):(this.follow(t,n+1,true),this.#r(t.children,
n,true))}#r(t,n,r){for(let s of t)this.follow(s,n,r)}#o(t,n){if(this.#t<0||n<=this.#t)return false;let r=this.#n.get(n)??new Set;return this.#n.set(n,r),r.size===
r.add(t).size}#s(t,n,r){let s=this.#e[n],{value:o}=t,i=typeof s=="number"&&s<0&&Array.isArray(o)?o.length+s:s,a=t.at(i);if(a.value!==void 0){this.follow(a,n+1,r);
return}let l=this.#e.slice(n+1),d=typeof i=="number"?i>=0:!Array.isArray(o);r||!d||!Fe(l)||o!==void 0&&!Ps(o)||this.found.add([i,...l].reduce((c,f)=>c.at(f),t))}},
Ss=({children:e2},{key:t,is:n})=>e2.filter(({value:r})=>r!==void 0&&Os(r,t)===n),Ps=e2=>e2===null||P(e2),Ns=e2=>Array.isArray(e2)?e2.map((t,n)=>[n,t]):K(e2)?Object.
entries(e2):[],gn=(e2,t)=>Array.isArray(e2)?typeof t=="number"?e2[t]:void 0:K(e2)&&Object.hasOwn(e2,String(t))?e2[String(t)]:void 0,C=(e2,t)=>t.reduce(gn,e2),Os=(e2,t)=>j(
C(e2,t)),Tn=(e2,t,n)=>{let{view:r}=n,s=Fe(t.path)?[t.path]:xs(e2,t.path,r);if("reason"in s)return s;let o=[],i=new Set,a=t.mode==="append"||t.mode==="prepend",l=t.
mode==="copy"?ks(e2,t.from,n):{};if("reason"in l)return l;for(let d of s.toReversed()){let c=r?.judge(d,t);if(c==="done")continue;let f=c??_s(e2,d,{...t,changed:i,
...l});if(f&&"reason"in f)return f;if(f&&(o.push(f),a))for(let[p]of d.entries())i.add(JSON.stringify(d.slice(0,p+1)))}return{places:s.length,changes:o}},ks=(e2,t,{
spelledAt:n,uncopied:r})=>{let s=r?.(t)??An(C(e2,t));if(s!==void 0)return{reason:"uncertain",message:`${m(t)} holds ${s}; copy it with an Edit`};let o=n?.(t);return o===
void 0?{}:{copy:o}},Is=e2=>/^(?:0|[1-9]\d*)$/.test(e2),An=e2=>{if(e2===void 0||!P(e2))return;let t=Array.isArray(e2)?[]:Object.keys(e2);return t.length>1&&t.some(
Is)?"keys that are integers, whose order a copy would not keep":Object.values(e2).map(An).find(Boolean)},xs=(e2,t,n)=>{if(n&&n.value===void 0)return Ms;let r=Es(
n?.value??e2,t);if(!r)return{reason:"limit",message:`path leads to more than ${pt} places that have to be looked at, which is the limit; name fewer`};if(!n)return r;
let s=new Set(r.map(o=>JSON.stringify(o)));return r.filter(o=>{let i=JSON.stringify(n.writtenAt(o));return i===JSON.stringify(o)||!s.has(i)})},Ms={reason:"alias\
ed",message:"its aliases repeat too many values to look for places among them; name each place by its keys"},_s=(e2,t,n)=>{switch(n.mode){case"unset":return{kind:"\
unset",path:t};case"set":return{kind:"set",path:t,value:n.value,create:n.create};case"raise":return Cs(e2,t,n);case"rename":return Ds(e2,t,n.to);case"copy":{let r=n.
copy??C(e2,n.from);return r===void 0?{reason:"missing",message:`${m(n.from)} is not there to be copied`}:Ln(r)?{reason:"aliased",message:`${m(n.from)} holds an \
alias, which cannot be copied`}:{kind:"set",path:t,value:r,create:n.create}}default:return ws(e2,t,n)}},ws=(e2,t,{mode:n,value:r,create:s,changed:o})=>{let i=C(
e2,t);if(i==null)return{kind:"set",path:t,value:[r],create:s};if(!Array.isArray(i))return{reason:"value",message:`${m(t)} is not a list`};let a=l=>!o.has(JSON.stringify(
[...t,l]));if(!i.some((l,d)=>Ke(l,r)&&a(d)))return n==="append"||i.length===0?{kind:"set",path:[...t,i.length],value:r,create:s}:{kind:"prepend",path:t,value:r}},
Cs=(e2,t,{value:n,create:r})=>{let s=C(e2,t);if(s===void 0)return{reason:"missing",message:`${m(t)} is not there to be raised`};let o=mn(s,n);return"unsure"in o?
{reason:"uncertain",message:`${m(t)}: ${o.unsure}, so which is higher is not known; use mode set`}:o.value===void 0?void 0:{kind:"set",path:t,value:o.value,create:r}},
Ds=(e2,t,n)=>{let r=t.at(-1);if(typeof r=="number")return{reason:"value",message:`${m(t)} is an element of a list, which has no name`};let[s,o]=[C(e2,t),C(e2,[...t.
slice(0,-1),n])];return s!==void 0&&o!==void 0&&r!==n?{reason:"uncertain",message:`${m(t)} and ${m([n])} both exist; remove one of them`}:s===void 0&&o===void 0?
{reason:"missing",message:`${m(t)} is not there to be renamed`}:s===void 0||r===n?void 0:{kind:"rename",path:t,to:n}},Ln=e2=>e2 instanceof I||P(e2)&&Object.values(
e2).some(Ln);var bn=(e2,t)=>{let n=new WeakSet,r=e2;for(let s of t){if(r===void 0)return;r=En(r,s.path,{change:s,copies:n})}return r},En=(e2,t,n)=>{let{change:r}=n,
[s,...o]=t;return s===void 0||o.length===0&&r.kind==="rename"?Vs(e2,n):Array.isArray(e2)?Rs(e2,t,n):K(e2)?vs(e2,t,n):e2===null&&r.kind==="set"?$(t,r.value):r.kind===
"unset"?e2:void 0},Vs=(e2,{change:t,copies:n})=>{switch(t.kind){case"set":return t.value;case"unset":return;case"prepend":{if(!Array.isArray(e2))return;let r=mt(
e2,n);return r.unshift(t.value),r}case"rename":{let r=String(t.path.at(-1));if(!K(e2)||!Object.hasOwn(e2,r))return K(e2)?e2:void 0;let s=ht(e2,n),o=s[r];return delete s[r],
Pn(s,t.to,o),s}}},Rs=(e2,[t,...n],r)=>{let{change:s,copies:o}=r;if(typeof t!="number")return s.kind==="unset"?e2:void 0;let i=e2[t];if(s.kind==="unset"&&(i===void 0||
n.length===0)){if(i===void 0)return e2;let d=mt(e2,o);return d.splice(t,1),d}let a=Sn(i,n,r);if(a===void 0||t>e2.length)return;let l=mt(e2,o);return l[t]=a,l},vs=(e2,[
t,...n],r)=>{let{change:s,copies:o}=r,i=String(t),a=Object.hasOwn(e2,i)?e2[i]:void 0;if(s.kind==="unset"&&(a===void 0||n.length===0)){if(a===void 0)return e2;let c=ht(
e2,o);return delete c[i],c}let l=Sn(a,n,r);if(l===void 0)return;let d=ht(e2,o);return Pn(d,i,l),d},Sn=(e2,t,n)=>e2!==void 0?En(e2,t,n):n.change.kind==="set"?$(t,
n.change.value):void 0,mt=(e2,t)=>{if(t.has(e2))return e2;let n=[...e2];return t.add(n),n},ht=(e2,t)=>{if(t.has(e2))return e2;let n=Object.fromEntries(Object.entries(
e2));return t.add(n),n},Pn=(e2,t,n)=>{Object.defineProperty(e2,t,{value:n,enumerable:true,writable:true,configurable:true})};var Z=(e2,t)=>{let n=e2.parts.at(-1),
{end:r}=n,s=Ue(e2,r),o=On(e2,n),i=t(o);if(o===void 0){let d=In(e2);return s===void 0?[{start:r,end:r,replacement:d+i}]:[{start:s+1,end:s+1,replacement:`${d.slice(
1)}${i},`}]}let a=Mn(e2,(s??r-1)+1,e2.end-1),l={start:a,end:a,replacement:e2.lineEnd+o+i};return s!==void 0?[{...l,replacement:`${l.replacement},`}]:a===r?[{...l,
replacement:`,${l.replacement}`}]:[{start:r,end:r,replacement:","},l]},Ee=({text:e2,start:t,end:n,lineEnd:r},{part:s,padding:o,indent:i})=>{let a=e2.slice(t+1,n-
1);if(a.trim()==="")return[{start:t+1,end:n-1,replacement:o+s+o}];let l=G(e2,t);return[{start:t+1+a.trimEnd().length,end:n-1,replacement:`${r}${l}${i}${s}${r}${l}`}]},
ce=(e2,t)=>{let n=e2.parts[0],r=On(e2,n),s=r===void 0?In(e2):`,${e2.lineEnd}${r}`;return[{start:n.start,end:n.start,replacement:t(r)+s}]},fe=(e2,t)=>{let{text:n,
parts:r}=e2;if(t.every(Boolean))return $s(e2);let s=[];for(let[l,d]of r.entries()){let c=t[l-1]?s.at(-1):void 0;c&&t[l]&&/^[ \t]*,[ \t]*$/.test(n.slice(c.end,d.
start))?s[s.length-1]={start:c.start,end:d.end}:t[l]&&s.push(d)}let o=Nn(e2,s),[i,a]=[r[t.lastIndexOf(false)],r.at(-1)];if(i&&a&&i!==a&&Ue(e2,a.end)===void 0){let l=Ue(
e2,i.end);l!==void 0&&o.push({start:l,end:l+1,replacement:""})}return ee(o)},Nn=(e2,t)=>{let n=new Map(e2.parts.map(({start:s},o)=>[s,e2.parts[o-1]?.end??s])),r=new Map(
e2.parts.map(({end:s},o)=>[s,e2.parts[o+1]?.start??e2.end-1]));return t.map(({start:s,end:o})=>Ks(e2,{start:s,end:(Ue(e2,o)??o-1)+1,before:n.get(s)??s,next:r.get(
o)??o}))},ee=e2=>{let t=[];for(let n of e2.toSorted((r,s)=>r.start-s.start)){let r=t.at(-1);r&&n.start<=r.end?t[t.length-1]={...r,end:Math.max(r.end,n.end)}:t.push(
n)}return t},On=({text:e2},{start:t})=>kn(e2,t)?G(e2,t):void 0,kn=(e2,t)=>L(e2,t)>0&&/^[ \t]*$/.test(e2.slice(L(e2,t),t)),In=({text:e2,parts:t,between:n})=>{let[
r,s]=t.slice(-2),o=r&&s?e2.slice(r.end,s.start):"";return/^,[ \t]*$/.test(o)?o:n},xn={"//":{blank:/(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y,tail:/^(?:[ \t]*(?:\/\/.*|\/\*(?:(?!\*\/).)*\*\/))*/},
"#":{blank:/(?:\s+|#[^\n]*)*/y,tail:/^(?:[ \t]*#.*)?/}},Ue=({text:e2,end:t,comment:n},r)=>{let{blank:s}=xn[n];s.lastIndex=r;let o=r+(s.exec(e2)?.[0].length??0);
return o<t-1&&e2[o]===","?o:void 0},Mn=({text:e2,comment:t},n,r)=>n+(xn[t].tail.exec(e2.slice(n,Math.min(r,F(e2,n))))?.[0].length??0),Ks=(e2,{start:t,end:n,next:r,
before:s})=>{let{text:o}=e2,i=Mn(e2,n,r);if(kn(o,t)&&/^[ \t]*$/.test(o.slice(i,F(o,i)))&&r>F(o,i))return{start:L(o,t),end:k(o,i),replacement:""};let l=n+(/^[ \t]*/.
exec(o.slice(n))?.[0].length??0),d=/[\]}]/.test(o[r]??"");if(l>=r&&!d)return{start:t,end:r,replacement:""};let c=/^\s*(?:,\s*)?$/.test(o.slice(s,t))?/\s/:/[ \t]/,
f=t;for(;f>(d?s:0)&&c.test(o[f-1]??"");)f-=1;return d&&l===r?{start:f,end:n,replacement:""}:{start:/[\r\n]/.test(o[l]??"")?f:t,end:l,replacement:""}},$s=e2=>{let{
text:t,parts:n}=e2,[r,s]=[e2.start+1,e2.end-1];return[...n.map(({start:a})=>a),s].every((a,l)=>/^\s*(?:,\s*)?$/.test(t.slice(n[l-1]?.end??r,a)))&&n.length>0?[{start:r,
end:s,replacement:""}]:ee(Nn(e2,n))};var _n=e2=>{let t=Gs(e2);if(typeof t=="string")return`it is not JSON: ${t}`;let n={text:e2,indent:eo(e2),lineEnd:ue(e2),spaced:!/"\s*:[^\s]/.
test(e2),members:new Map,scattered:new Map};return{value:Be(t,e2),edit:r=>Bs(n,t,r),comments:()=>Fs(e2),pieces:()=>Us(t)}},Fs=e2=>{let t=[];return zt(e2,{onComment:(n,r)=>{
t.push({start:n,end:n+r})}}),t},Us=e2=>{let t=[],n=[],r=[],s=(o,i)=>{let{type:a,offset:l,length:d,children:c=[]}=o,f={path:i,within:0,start:l,end:l+d};if(a!=="a\
rray"&&a!=="object")return t.push(f),f;let p={start:f.end-1,end:f.end};if(a==="array"){let w=c.map((q,V)=>s(q,[...i,V])).at(-1);w&&r.push({path:i,last:w,close:p})}
let y=a==="object"?Array.from(Cn(o)):[],g=y.map(([w,[q,...V]])=>q&&V.length===0&&s(q,[...i,w])).at(-1);g&&y.length===c.length&&n.push({path:i,last:g,close:p})};
return(e2.type==="array"||e2.type==="object")&&s(e2,[]),{pieces:t,mappings:n,lists:r}},wn=e2=>nn(e2.text)?e2:typeof e2.value=="string"?void 0:e2.value,Bs=(e2,t,n)=>{
let r=Js(e2,t,n.path);return"repeated"in r?h("invalid",`${m(r.repeated)} is there twice; remove one of them with an Edit`):n.kind==="set"?Ws(e2,r,n):n.kind==="u\
nset"?Zs(e2,r,n):r.rest.length>0?h("missing",`${m(n.path)} is not there`):n.kind==="rename"?Ys(r.node,n.to):js(e2,r.node,n.value)},Ys=(e2,t)=>{let n=e2.parent?.
type==="property"?e2.parent.children?.[0]:void 0;return n?{ok:true,edits:[{start:n.offset,end:n.offset+n.length,replacement:JSON.stringify(t)}]}:h("missing","it\
 has no key")},js=(e2,t,n)=>t.type==="array"&&t.children?.length?{ok:true,edits:ce(gt(e2,t),r=>Tt(e2,n,r))}:h("missing","it is not a list with elements"),gt=({text:e2,
lineEnd:t},n)=>{let{offset:r,length:s,children:o=[]}=n,i=o.some(l=>l.type==="property"&&/:$/.test($n(e2,l))),a=o.map(l=>({start:l.offset,end:l.offset+l.length}));
return{text:e2,lineEnd:t,parts:a,start:r,end:r+s,between:i?",":", ",comment:"//"}},Gs=e2=>{let t=[],n=qt(e2,t,{allowTrailingComma:true,disallowComments:false}),
[r]=t;return r?Xt(r.error):n??"it is empty"},Js=(e2,t,n)=>{let r=t;for(let[s,o]of n.entries()){let[i,a]=Hs(e2,r,o);if(a)return{repeated:n.slice(0,s+1)};if(!i)return{
node:r,rest:n.slice(s)};r=i}return{node:r,rest:[]}},Hs=({members:e2},t,n)=>{if(t.type==="array")return typeof n=="number"?[t.children?.[n]]:[];if(t.type!=="obje\
ct")return[];let r=e2.get(t)??Cn(t);return e2.set(t,r),r.get(String(n))??[]},Cn=({children:e2=[]})=>{let t=new Map;for(let n of e2){let[r,s]=n.children??[];if(!r||
!s)continue;let o=t.get(r.value);o?o.push(s):t.set(r.value,[s])}return t},Dn=e2=>e2.children?.[0]?.value,Ws=(e2,{node:t,rest:n},{path:r,value:s,create:o})=>{let[
i,...a]=n;if(i===void 0)return Qs(e2,t,s);let l=m(r.slice(0,r.length-n.length));if(a.length>0&&!o)return h("missing",`${l} has no ${m([i])}, and create is false`);
if(t.type!=="object"&&t.type!=="array")return h("missing",`${l} is not an object or array`);let d=$(a,s);return d===void 0?h("missing",`${m(r)} would leave a ga\
p in a new array`):t.type==="array"&&i!==(t.children?.length??0)?h("missing",`${l} has ${t.children?.length??0} elements, so ${m([i])} is not the next one`):{ok:true,
edits:zs(e2,t,{key:t.type==="object"?String(i):void 0,value:d})}},Qs=(e2,t,n)=>{let r=e2.text.slice(t.offset,t.offset+t.length);if(N(Be(t,e2.text),n))return{ok:true,
edits:[]};let s=P(n)&&(r.includes(`
`)||!t.children?.length&&Vn(e2,t.parent)),o=Tt(e2,n,s?G(e2.text,t.offset):void 0);return{ok:true,edits:[{start:t.offset,end:t.offset+t.length,replacement:o}]}},
Vn=({text:e2,scattered:t},n)=>{let r=n?.type==="property"?n.parent:n;if(!r)return false;let{offset:s,length:o}=r,i=t.get(r)??e2.slice(s,s+o).includes(`
`);return t.set(r,i),i},Be=(e2,t)=>e2.type==="array"?(e2.children??[]).map(n=>Be(n,t)):e2.type==="number"?qs(t.slice(e2.offset,e2.offset+e2.length)):e2.type!=="\
object"?e2.value:Object.fromEntries((e2.children??[]).map(n=>[Dn(n),n.children?.[1]?Be(n.children[1],t):null])),qs=e2=>{let t=ae(e2);return typeof t=="number"?t:
new T(e2)},Tt=({spaced:e2,indent:t,lineEnd:n},r,s)=>s===void 0?yt(r,e2):Rn(r,{indent:t,lineEnd:n+s}),yt=(e2,t)=>{let[n,r]=t?[" ",", "]:["",","];if(!P(e2))return vn(
e2);if(Array.isArray(e2))return`[${e2.map(o=>yt(o,t)).join(r)}]`;let s=Object.entries(e2).map(([o,i])=>`${JSON.stringify(o)}:${n}${yt(i,t)}`);return s.length===
0?"{}":`{${n}${s.join(r)}${n}}`},Rn=(e2,{indent:t,lineEnd:n})=>{if(!P(e2))return vn(e2);let r=n+t,s=l=>Rn(l,{indent:t,lineEnd:r}),[o,i,a]=Array.isArray(e2)?["[",
"]",e2.map(s)]:["{","}",Object.entries(e2).map(([l,d])=>`${JSON.stringify(l)}: ${s(d)}`)];return a.length===0?o+i:`${o}${r}${a.join(`,${r}`)}${n}${i}`},vn=e2=>e2 instanceof
T?e2.text:JSON.stringify(e2),zs=(e2,t,n)=>{let r=t.children?.at(-1);if(!r)return Xs(e2,t,n);let s=$n(e2.text,r);return Z(gt(e2,t),o=>Kn(e2,n,{base:o,colon:s}))},
Xs=(e2,t,n)=>{let{text:r,lineEnd:s,indent:o}=e2,[i,a]=[t.offset+1,t.offset+t.length-1],l=r.slice(i,a),d=G(r,t.offset),f=l.includes(`
`)||!t.parent||Vn(e2,t.parent)?d+o:void 0,p=Kn(e2,n,{base:f,colon:": "});return l.trim()!==""?[{start:a,end:a,replacement:s+d+o+p+s+d}]:[{start:i,end:a,replacement:f===
void 0?p:s+f+p+s+d}]},Kn=(e2,{key:t,value:n},{base:r,colon:s})=>{let o=Tt(e2,n,r);return t===void 0?o:`${JSON.stringify(t)}${s}${o}`},$n=(e2,{children:[t,n]=[]})=>{
let r=t&&n?e2.slice(t.offset+t.length,n.offset):"";return/^\s*:[ \t]*$/.test(r)?r:": "},Zs=(e2,{node:t,rest:n},r)=>{let[s]=n;if(s!==void 0)return{ok:true,edits:[]};
let o=t.parent?.type==="property"?t.parent.parent:t.parent;if(!o)return h("missing",`${m(r.path)} is the whole document`);let i=new Set(de(r).map(String)),a=(o.
children??[]).map((l,d)=>i.has(String(l.type==="property"?Dn(l):d)));return a.filter(Boolean).length>i.size?h("invalid",`${m(r.path.slice(0,-1))} has a key twic\
e; remove one of them with an Edit`):{ok:true,edits:fe(gt(e2,o),a)}},eo=e2=>/\n([ \t]+)(?=[^\s])/.exec(e2)?.[1]??"  ";var Bn={pieces:[],mappings:[],lists:[]},Ye=class{#e;#t=new Map;#n=new Map;#r=new Map;constructor({
pieces:t,mappings:n,lists:r},s){let o=[...n,...r].flatMap(({close:d})=>d??[]),i=[...new Set([...t,...o,...r.map(({last:d})=>d)])].toSorted((d,c)=>d.start-c.start);
this.#e=new Qt(i);let a=new Map(this.#e.all.map((d,c)=>[i[c],d])),l=d=>a.get(d);for(let d of t)this.#o(d,l(d));for(let{path:d,last:c,close:f}of n){let p=s(d),S={
keys:new Set(K(p)?Object.keys(p):[]),last:this.#t.get(JSON.stringify(c.path)),close:f&&l(f)};this.#n.set(JSON.stringify(d),S)}for(let{path:d,last:c,close:f}of r){
let p=s(d),y=new Set(Array.isArray(p)?p.flatMap($e):[]);this.#r.set(JSON.stringify(d),{known:y,last:l(c),close:f&&l(f)})}}#o({path:t,within:n},r){let s={path:t,
within:n,span:r};return this.#t.set(JSON.stringify(t),s),s}holding(t){for(let n=t.length;n>0;n-=1){let r=this.#t.get(JSON.stringify(t.slice(0,n)));if(r)return{...Fn(
r),piece:r,rest:t.slice(n-r.within),head:""}}}before(t,n){let[r,s]=[this.#s(t),t.at(-1)];if(!r?.last||typeof s!="string"||r.keys.has(s))return;let{last:o,close:i}=r,
{span:a}=o,l=i&&Un(o,n);if(l?.isLast)return{start:l.start,end:i?.end??0,piece:o,rest:[s],head:"{"};let d=L(n,a.start);return i&&d>1?{start:F(n,d-2),end:i.end,piece:o,
rest:[s],head:"{"}:n.slice(d,a.start).trim()===""&&n[a.end-1]===`
`?{start:d,end:a.end,piece:o,rest:[s],head:""}:void 0}endOf(t,n){let{last:r,close:s}=this.#r.get(JSON.stringify(t))??{};if(!r)return;let o=L(n,r.start);if(!(n.slice(
o,r.start).trim()!==""||s&&o<2))return s?{start:F(n,o-2),end:s.end}:{start:o,end:r.end}}hasElement(t,n){let{known:r}=this.#r.get(JSON.stringify(t))??{};return $e(
n).some(s=>r?.has(s))}appended(t,n,{by:r,last:s}){let o=this.#r.get(JSON.stringify(t));if(o){this.#e.shift(o.last,r),o.last=this.#e.add(s,o.last);for(let i of $e(
n))o.known.add(i)}}lineOf(t,n){let[r,s]=[this.#t.get(JSON.stringify(t)),this.#s(t)];if(!r||!s||s.keys.size<2||s.close&&s.last===r)return;let o=Fn(r),i=s.close&&
Un(r,n);if(i?.next!==void 0)return{start:i.start,end:i.next,piece:r,rest:[],head:""};let[a,l]=[L(n,o.start),k(n,o.end-1)],[d,c]=[n.slice(a,o.start),n.slice(o.end,
l)];return(s.close?to.test(d)&&/^[ \t]*,[ \t]*\r?\n$/.test(c):r.within===1&&d.trim()===""&&n[l-1]===`
`)?{start:a,end:l,piece:r,rest:[],head:""}:void 0}changed({piece:{path:t,span:n}},r){this.#r.delete(JSON.stringify(t.slice(0,-1))),this.#e.shift(n,r),n.end+=r}added({
piece:{span:t}},n,{by:r,own:s}){this.#e.shift(t,r);let o=this.#s(n);o?.keys.add(String(n.at(-1))),o&&(o.last=s&&this.#o(s,this.#e.add(s,t)))}removed({piece:t,start:n,
end:r}){let{path:s,span:o}=t;this.#e.shift(o,n-r),this.#e.remove(o),this.#t.delete(JSON.stringify(s));let i=this.#s(s);i?.keys.delete(String(s.at(-1))),i?.last===
t&&(i.last=void 0)}#s(t){return this.#n.get(JSON.stringify(t.slice(0,-1)))}},Fn=({span:{start:e2,end:t}})=>({start:e2,end:t}),Un=({path:e2,span:{start:t,end:n}},r)=>{
let s=JSON.stringify(String(e2.at(-1))),[o=""]=/[ \t]*:[ \t]*$/.exec(r.slice(Math.max(0,t-9),t))??[],i=t-o.length-s.length;if(o===""||!r.startsWith(s,i))return;
let[a=""]=/[{,][ \t]*$/.exec(r.slice(Math.max(0,i-9),i))??[],[l=""]=/^[ \t]*,[ \t]*(?=")/.exec(r.slice(n,n+9))??[],d=a===(o.endsWith(":")?",":", ")||a.startsWith(
"{");return{start:i,isLast:d,next:a===""||l===""?void 0:n+l.length}},to=/^[ \t]*"(?:[^"\\]|\\.)*"[ \t]*:[ \t]*$/,At=e2=>e2.reduce((t,{start:n,end:r,replacement:s})=>t+
s.length-(r-n),0);var je={ArrayExpression:["elements"],ArrayPattern:["elements"],ArrowFunctionExpression:["params","body"],AssignmentExpression:["left","right"],
AssignmentPattern:["left","right"],AwaitExpression:["argument"],BinaryExpression:["left","right"],BlockStatement:["body"],BreakStatement:["label"],CallExpression:[
"callee","arguments"],CatchClause:["param","body"],ChainExpression:["expression"],ClassBody:["body"],ClassDeclaration:["id","superClass","body"],ClassExpression:[
"id","superClass","body"],ConditionalExpression:["test","consequent","alternate"],ContinueStatement:["label"],DebuggerStatement:[],DoWhileStatement:["body","tes\
t"],EmptyStatement:[],ExperimentalRestProperty:["argument"],ExperimentalSpreadProperty:["argument"],ExportAllDeclaration:["exported","source","attributes"],ExportDefaultDeclaration:[
"declaration"],ExportNamedDeclaration:["declaration","specifiers","source","attributes"],ExportSpecifier:["local","exported"],ExpressionStatement:["expression"],
ForInStatement:["left","right","body"],ForOfStatement:["left","right","body"],ForStatement:["init","test","update","body"],FunctionDeclaration:["id","params","b\
ody"],FunctionExpression:["id","params","body"],Identifier:[],IfStatement:["test","consequent","alternate"],ImportAttribute:["key","value"],ImportDeclaration:["\
specifiers","source","attributes"],ImportDefaultSpecifier:["local"],ImportExpression:["source","options"],ImportNamespaceSpecifier:["local"],ImportSpecifier:["i\
mported","local"],JSXAttribute:["name","value"],JSXClosingElement:["name"],JSXClosingFragment:[],JSXElement:["openingElement","children","closingElement"],JSXEmptyExpression:[],
JSXExpressionContainer:["expression"],JSXFragment:["openingFragment","children","closingFragment"],JSXIdentifier:[],JSXMemberExpression:["object","property"],JSXNamespacedName:[
"namespace","name"],JSXOpeningElement:["name","attributes"],JSXOpeningFragment:[],JSXSpreadAttribute:["argument"],JSXSpreadChild:["expression"],JSXText:[],LabeledStatement:[
"label","body"],Literal:[],LogicalExpression:["left","right"],MemberExpression:["object","property"],MetaProperty:["meta","property"],MethodDefinition:["key","v\
alue"],NewExpression:["callee","arguments"],ObjectExpression:["properties"],ObjectPattern:["properties"],PrivateIdentifier:[],Program:["body"],Property:["key","\
value"],PropertyDefinition:["key","value"],RestElement:["argument"],ReturnStatement:["argument"],SequenceExpression:["expressions"],SpreadElement:["argument"],StaticBlock:[
"body"],Super:[],SwitchCase:["test","consequent"],SwitchStatement:["discriminant","cases"],TaggedTemplateExpression:["tag","quasi"],TemplateElement:[],TemplateLiteral:[
"quasis","expressions"],ThisExpression:[],ThrowStatement:["argument"],TryStatement:["block","handler","finalizer"],UnaryExpression:["argument"],UpdateExpression:[
"argument"],VariableDeclaration:["declarations"],VariableDeclarator:["id","init"],WhileStatement:["test","body"],WithStatement:["object","body"],YieldExpression:[
"argument"]},no=Object.keys(je);for(let e2 of no)Object.freeze(je[e2]);Object.freeze(je);var Yn=je;function jn(e2){let t=Object.assign({},Yn);for(let n of Object.
keys(e2))if(Object.hasOwn(t,n)){let r=new Set(e2[n]);for(let s of t[n])r.add(s);t[n]=Object.freeze(Array.from(r))}else t[n]=Object.freeze(Array.from(e2[n]));return Object.
freeze(t)}function te(e2){return e2[e2.length-1]??null}function Pt(e2){return e2.type==="TOMLBare"?e2.name:e2.value}var tr=class{constructor(e2,t){this.major=e2,
this.minor=t}lt(e2,t){return this.major<e2||this.major===e2&&this.minor<t}gte(e2,t){return this.major>e2||this.major===e2&&this.minor>=t}},Gn=new tr(1,0),Ie=new tr(
1,1),ro=Ie,so={"1.0":Gn,"1.0.0":Gn,"1.1":Ie,"1.1.0":Ie,latest:Ie,next:Ie};function nr(e2){return e2&&so[e2]||ro}var Jn={"unterminated-string":"Unterminated stri\
ng constant","unterminated-table-key":"Unterminated table-key","unterminated-array":"Unterminated array","unterminated-inline-table":"Unterminated inline table",
"missing-key":"Empty bare keys are not allowed","missing-newline":"Must be a newline","missing-equals-sign":"Expected equal (=) token","missing-value":"Unspecif\
ied values are invalid","missing-comma":"Expected comma (,) token","dupe-keys":"Defining a key multiple times is invalid","unexpected-char":"Unexpected characte\
r","unexpected-token":"Unexpected token","invalid-control-character":"Control characters (codes < 0x1f and 0x7f) are not allowed","invalid-comment-character":"I\
nvalid code point {{cp}} within comments","invalid-key-value-newline":"The key, equals sign, and value must be on the same line","invalid-inline-table-newline":"\
No newlines are allowed between the curly braces unless they are valid within a value","invalid-underscore":"Underscores are allowed between digits","invalid-sp\
ace":"Unexpected spaces","invalid-three-quotes":"Three or more quotes are not permitted","invalid-date":"Unexpected invalid date","invalid-time":"Unexpected inv\
alid time","invalid-leading-zero":"Leading zeros are not allowed","invalid-trailing-comma-in-inline-table":"Trailing comma is not permitted in an inline table",
"invalid-char-in-escape-sequence":"Invalid character in escape sequence","invalid-consecutive-dots-in-key":"Consecutive dots are not permitted in keys","invalid\
-code-point":"Invalid code point {{cp}}","invalid-trailing-dot-in-key":"Keys cannot end with a dot","invalid-leading-dot-in-key":"Keys cannot start with a dot"};
function oo(e2,t){return t?Jn[e2].replace(/\{\{(.*?)\}\}/gu,(n,r)=>r in t?t[r]:`{{${r}}}`):Jn[e2]}var rr=class extends SyntaxError{constructor(e2,t,n,r,s){super(
oo(e2,s)),this.index=t,this.lineNumber=n,this.column=r}},u={EOF:-1,NULL:0,SOH:1,BACKSPACE:8,TABULATION:9,LINE_FEED:10,FORM_FEED:12,CARRIAGE_RETURN:13,ESCAPE:27,
SO:14,US:31,SPACE:32,QUOTATION_MARK:34,HASH:35,SINGLE_QUOTE:39,PLUS_SIGN:43,COMMA:44,DASH:45,DOT:46,DIGIT_0:48,DIGIT_1:49,DIGIT_2:50,DIGIT_3:51,DIGIT_7:55,DIGIT_9:57,
COLON:58,EQUALS_SIGN:61,LATIN_CAPITAL_A:65,LATIN_CAPITAL_E:69,LATIN_CAPITAL_F:70,LATIN_CAPITAL_T:84,LATIN_CAPITAL_U:85,LATIN_CAPITAL_Z:90,LEFT_BRACKET:91,BACKSLASH:92,
RIGHT_BRACKET:93,UNDERSCORE:95,LATIN_SMALL_A:97,LATIN_SMALL_B:98,LATIN_SMALL_E:101,LATIN_SMALL_F:102,LATIN_SMALL_I:105,LATIN_SMALL_L:108,LATIN_SMALL_N:110,LATIN_SMALL_O:111,
LATIN_SMALL_R:114,LATIN_SMALL_S:115,LATIN_SMALL_T:116,LATIN_SMALL_U:117,LATIN_SMALL_X:120,LATIN_SMALL_Z:122,LEFT_BRACE:123,RIGHT_BRACE:125,TILDE:126,DELETE:127,
PAD:128,SUPERSCRIPT_TWO:178,SUPERSCRIPT_THREE:179,SUPERSCRIPT_ONE:185,VULGAR_FRACTION_ONE_QUARTER:188,VULGAR_FRACTION_THREE_QUARTERS:190,LATIN_CAPITAL_LETTER_A_WITH_GRAVE:192,
LATIN_CAPITAL_LETTER_O_WITH_DIAERESIS:214,LATIN_CAPITAL_LETTER_O_WITH_STROKE:216,LATIN_SMALL_LETTER_O_WITH_DIAERESIS:246,LATIN_SMALL_LETTER_O_WITH_STROKE:248,GREEK_SMALL_REVERSED_DOTTED_LUNATE_SIGMA_SYMBOL:891,
GREEK_CAPITAL_LETTER_YOT:895,CP_1FFF:8191,ZERO_WIDTH_NON_JOINER:8204,ZERO_WIDTH_JOINER:8205,UNDERTIE:8255,CHARACTER_TIE:8256,SUPERSCRIPT_ZERO:8304,CP_218F:8591,
CIRCLED_DIGIT_ONE:9312,NEGATIVE_CIRCLED_DIGIT_ZERO:9471,GLAGOLITIC_CAPITAL_LETTER_AZU:11264,CP_2FEF:12271,IDEOGRAPHIC_COMMA:12289,CP_D7FF:55295,CP_E000:57344,CJK_COMPATIBILITY_IDEOGRAPH_F900:63744,
ARABIC_LIGATURE_SALAAMUHU_ALAYNAA:64975,ARABIC_LIGATURE_SALLA_USED_AS_KORANIC_STOP_SIGN_ISOLATED_FORM:65008,REPLACEMENT_CHARACTER:65533,LINEAR_B_SYLLABLE_B008_A:65536,
CP_EFFFF:983039,CP_10FFFF:1114111};function io(e2){return e2>=u.NULL&&e2<=u.US}function Se(e2){return e2===u.TABULATION||e2===u.SPACE}function Hn(e2){return e2===
u.LINE_FEED||e2===u.CARRIAGE_RETURN}function ao(e2){return e2>=u.LATIN_CAPITAL_A&&e2<=u.LATIN_CAPITAL_Z}function lo(e2){return e2>=u.LATIN_SMALL_A&&e2<=u.LATIN_SMALL_Z}
function uo(e2){return lo(e2)||ao(e2)}function b(e2){return e2>=u.DIGIT_0&&e2<=u.DIGIT_9}function Wn(e2){return b(e2)||e2>=u.LATIN_SMALL_A&&e2<=u.LATIN_SMALL_F||
e2>=u.LATIN_CAPITAL_A&&e2<=u.LATIN_CAPITAL_F}function co(e2){return e2>=u.DIGIT_0&&e2<=u.DIGIT_7}function fo(e2){return e2>=0&&e2<=55295||e2>=57344&&e2<=1114111}
function po(e2,t){let n=0,r=e2.length;for(;n<r;){let s=n+r>>>1,o=e2[s];if(o===t)return s+1;o<t?n=s+1:r=s}return n}var mo=class{constructor(){this.offsets=[]}addOffset(e2){
for(let t=this.offsets.length-1;t>=0;t--){let n=this.offsets[t];if(n===e2)return;if(n<e2)break}this.offsets.push(e2)}getLocFromIndex(e2){let t=po(this.offsets,e2)+
1;return{line:t,column:e2-(t===1?0:this.offsets[t-2])}}},ho=class{constructor(e2){this.locs=new mo,this.lastCodePoint=u.NULL,this.start=-1,this.end=0,this.text=
e2}next(){return this.lastCodePoint===u.EOF?u.EOF:this.lastCodePoint=this.moveAt(this.end)}getLocFromIndex(e2){return this.locs.getLocFromIndex(e2)}eat(e2){return this.
text.codePointAt(this.end)===e2?(this.next(),true):false}moveAt(e2){this.start=this.end=e2;let t=this.text.codePointAt(this.start)??u.EOF;if(t===u.EOF)return this.
end=this.start,t;if(this.end+=t>=65536?2:1,t===u.LINE_FEED)this.locs.addOffset(this.end);else if(t===u.CARRIAGE_RETURN)return this.text.codePointAt(this.end)===
u.LINE_FEED&&(this.end++,this.locs.addOffset(this.end)),u.LINE_FEED;return t}},yo=typeof BigInt<"u",go={16:"0x",10:"",8:"0o",2:"0b"},sr={[u.QUOTATION_MARK]:u.QUOTATION_MARK,
[u.BACKSLASH]:u.BACKSLASH,[u.LATIN_SMALL_B]:u.BACKSPACE,[u.LATIN_SMALL_F]:u.FORM_FEED,[u.LATIN_SMALL_N]:u.LINE_FEED,[u.LATIN_SMALL_R]:u.CARRIAGE_RETURN,[u.LATIN_SMALL_T]:u.
TABULATION},To={...sr,[u.LATIN_SMALL_E]:u.ESCAPE},Ao=class{constructor(e2,t){this.backCode=false,this.lastCodePoint=u.NULL,this.state="DATA",this.token=null,this.
tokenStart=-1,this.valuesEnabled=false,this.text=e2,this.parserOptions=t||{},this.codePointIterator=new ho(e2),this.tomlVersion=nr(this.parserOptions.tomlVersion),
this.ESCAPES=this.tomlVersion.gte(1,1)?To:sr}get start(){return this.codePointIterator.start}get end(){return this.codePointIterator.end}getLocFromIndex(e2){return this.
codePointIterator.getLocFromIndex(e2)}reportParseError(e2,t){let n=this.codePointIterator.start,r=this.codePointIterator.getLocFromIndex(n);throw new rr(e2,n,r.
line,r.column,t)}nextToken(){let e2=this.token;if(e2!=null)return this.token=null,e2;let t=this.lastCodePoint;for(;t!==u.EOF&&!this.token;){t=this.nextCode();let n=this[this.
state](t);if(!n)throw new Error(`Unknown error: pre state=${this.state}`);this.state=n}return e2=this.token,this.token=null,e2}nextCode(){return this.lastCodePoint===
u.EOF?u.EOF:this.backCode?(this.backCode=false,this.lastCodePoint):this.lastCodePoint=this.codePointIterator.next()}eatCode(e2){return this.lastCodePoint===u.EOF?
false:this.backCode?this.lastCodePoint===e2?(this.backCode=false,true):false:this.codePointIterator.eat(e2)}moveAt(e2){this.backCode&&(this.backCode=false),this.
lastCodePoint=this.codePointIterator.moveAt(e2)}back(e2){return this.backCode=true,e2}punctuatorToken(){this.startToken(),this.endToken("Punctuator","end")}startToken(){
this.tokenStart=this.codePointIterator.start}endToken(e2,t,n,r){let{tokenStart:s}=this,o=this.codePointIterator[t],i=[s,o],a={start:this.codePointIterator.getLocFromIndex(
s),end:this.codePointIterator.getLocFromIndex(o)};if(e2==="Block")this.token={type:e2,value:this.text.slice(s+1,o),range:i,loc:a};else{let l,d=this.text.slice(s,
o);if(e2==="BasicString"||e2==="LiteralString"||e2==="MultiLineBasicString"||e2==="MultiLineLiteralString")l={type:e2,value:d,string:n,range:i,loc:a};else if(e2===
"Integer"){let c=n;l={type:e2,value:d,number:parseInt(c,r),bigint:yo?BigInt(go[r]+c):null,range:i,loc:a}}else e2==="Float"?l={type:e2,value:d,number:n,range:i,loc:a}:
e2==="Boolean"?l={type:e2,value:d,boolean:n,range:i,loc:a}:e2==="LocalDate"||e2==="LocalTime"||e2==="LocalDateTime"||e2==="OffsetDateTime"?l={type:e2,value:d,date:n,
range:i,loc:a}:l={type:e2,value:d,range:i,loc:a};this.token=l}}DATA(e2){for(;Se(e2)||Hn(e2);)e2=this.nextCode();if(e2===u.HASH)return this.startToken(),"COMMENT";
if(e2===u.QUOTATION_MARK)return this.startToken(),"BASIC_STRING";if(e2===u.SINGLE_QUOTE)return this.startToken(),"LITERAL_STRING";if(e2===u.DOT||e2===u.EQUALS_SIGN||
e2===u.LEFT_BRACKET||e2===u.RIGHT_BRACKET||e2===u.LEFT_BRACE||e2===u.RIGHT_BRACE||e2===u.COMMA)return this.punctuatorToken(),"DATA";if(this.valuesEnabled){if(e2===
u.DASH||e2===u.PLUS_SIGN)return this.startToken(),"SIGN";if(e2===u.LATIN_SMALL_N||e2===u.LATIN_SMALL_I)return this.startToken(),this.back("NAN_OR_INF");if(b(e2))
return this.startToken(),this.back("NUMBER");if(e2===u.LATIN_SMALL_T||e2===u.LATIN_SMALL_F)return this.startToken(),this.back("BOOLEAN")}else if(Qn(e2,this.tomlVersion))
return this.startToken(),"BARE";return e2===u.EOF?"DATA":this.reportParseError("unexpected-char")}COMMENT(e2){let t=this.tomlVersion.gte(1,1)?n=>{Lo(n)||this.reportParseError(
"invalid-comment-character",{cp:JSON.stringify(String.fromCodePoint(n)).slice(1,-1)})}:n=>{Pe(n)&&this.reportParseErrorControlChar()};for(;!Hn(e2)&&e2!==u.EOF;)
t(e2),e2=this.nextCode();return this.endToken("Block","start"),"DATA"}BARE(e2){for(;Qn(e2,this.tomlVersion);)e2=this.nextCode();return this.endToken("Bare","sta\
rt"),this.back("DATA")}BASIC_STRING(e2){if(e2===u.QUOTATION_MARK)return e2=this.nextCode(),e2===u.QUOTATION_MARK?"MULTI_LINE_BASIC_STRING":(this.endToken("Basic\
String","start",""),this.back("DATA"));let t=[];for(;e2!==u.QUOTATION_MARK&&e2!==u.EOF&&e2!==u.LINE_FEED;){if(Pe(e2))return this.reportParseErrorControlChar();if(e2===
u.BACKSLASH){e2=this.nextCode();let n=this.ESCAPES[e2];if(n){t.push(n),e2=this.nextCode();continue}else if(e2===u.LATIN_SMALL_U){let r=this.parseUnicode(4);t.push(
r),e2=this.nextCode();continue}else if(e2===u.LATIN_CAPITAL_U){let r=this.parseUnicode(8);t.push(r),e2=this.nextCode();continue}else if(e2===u.LATIN_SMALL_X&&this.
tomlVersion.gte(1,1)){let r=this.parseUnicode(2);t.push(r),e2=this.nextCode();continue}return this.reportParseError("invalid-char-in-escape-sequence")}t.push(e2),
e2=this.nextCode()}return e2!==u.QUOTATION_MARK?this.reportParseError("unterminated-string"):(this.endToken("BasicString","end",String.fromCodePoint(...t)),"DAT\
A")}MULTI_LINE_BASIC_STRING(e2){let t=[];for(e2===u.LINE_FEED&&(e2=this.nextCode());e2!==u.EOF;){if(e2!==u.LINE_FEED&&Pe(e2))return this.reportParseErrorControlChar();
if(e2===u.QUOTATION_MARK){let n=this.codePointIterator.start;if(this.eatCode(u.QUOTATION_MARK)&&this.eatCode(u.QUOTATION_MARK))return this.eatCode(u.QUOTATION_MARK)&&
(t.push(u.QUOTATION_MARK),this.eatCode(u.QUOTATION_MARK)&&(t.push(u.QUOTATION_MARK),this.eatCode(u.QUOTATION_MARK)))?(this.moveAt(n),this.reportParseError("inva\
lid-three-quotes")):(this.endToken("MultiLineBasicString","end",String.fromCodePoint(...t)),"DATA");this.moveAt(n)}if(e2===u.BACKSLASH){e2=this.nextCode();let n=this.
ESCAPES[e2];if(n){t.push(n),e2=this.nextCode();continue}else if(e2===u.LATIN_SMALL_U){let r=this.parseUnicode(4);t.push(r),e2=this.nextCode();continue}else if(e2===
u.LATIN_CAPITAL_U){let r=this.parseUnicode(8);t.push(r),e2=this.nextCode();continue}else if(e2===u.LATIN_SMALL_X&&this.tomlVersion.gte(1,1)){let r=this.parseUnicode(
2);t.push(r),e2=this.nextCode();continue}else if(e2===u.LINE_FEED){for(e2=this.nextCode();Se(e2)||e2===u.LINE_FEED;)e2=this.nextCode();continue}else if(Se(e2)){
let r=true,s=this.codePointIterator.start,o;for(;(o=this.nextCode())!==u.EOF&&o!==u.LINE_FEED;)if(!Se(o)){this.moveAt(s),r=false;break}if(r){for(e2=this.nextCode();Se(
e2)||e2===u.LINE_FEED;)e2=this.nextCode();continue}}return this.reportParseError("invalid-char-in-escape-sequence")}t.push(e2),e2=this.nextCode()}return this.reportParseError(
"unterminated-string")}LITERAL_STRING(e2){if(e2===u.SINGLE_QUOTE)return e2=this.nextCode(),e2===u.SINGLE_QUOTE?"MULTI_LINE_LITERAL_STRING":(this.endToken("Liter\
alString","start",""),this.back("DATA"));let t=[];for(;e2!==u.SINGLE_QUOTE&&e2!==u.EOF&&e2!==u.LINE_FEED;){if(Pe(e2))return this.reportParseErrorControlChar();t.
push(e2),e2=this.nextCode()}return e2!==u.SINGLE_QUOTE?this.reportParseError("unterminated-string"):(this.endToken("LiteralString","end",String.fromCodePoint(...t)),
"DATA")}MULTI_LINE_LITERAL_STRING(e2){let t=[];for(e2===u.LINE_FEED&&(e2=this.nextCode());e2!==u.EOF;){if(e2!==u.LINE_FEED&&Pe(e2))return this.reportParseErrorControlChar();
if(e2===u.SINGLE_QUOTE){let n=this.codePointIterator.start;if(this.eatCode(u.SINGLE_QUOTE)&&this.eatCode(u.SINGLE_QUOTE))return this.eatCode(u.SINGLE_QUOTE)&&(t.
push(u.SINGLE_QUOTE),this.eatCode(u.SINGLE_QUOTE)&&(t.push(u.SINGLE_QUOTE),this.eatCode(u.SINGLE_QUOTE)))?(this.moveAt(n),this.reportParseError("invalid-three-q\
uotes")):(this.endToken("MultiLineLiteralString","end",String.fromCodePoint(...t)),"DATA");this.moveAt(n)}t.push(e2),e2=this.nextCode()}return this.reportParseError(
"unterminated-string")}SIGN(e2){return e2===u.LATIN_SMALL_N||e2===u.LATIN_SMALL_I?this.back("NAN_OR_INF"):b(e2)?this.back("NUMBER"):this.reportParseError("unexp\
ected-char")}NAN_OR_INF(e2){if(e2===u.LATIN_SMALL_N){let t=this.codePointIterator.start;if(this.eatCode(u.LATIN_SMALL_A)&&this.eatCode(u.LATIN_SMALL_N))return this.
endToken("Float","end",NaN),"DATA";this.moveAt(t)}else if(e2===u.LATIN_SMALL_I){let t=this.codePointIterator.start;if(this.eatCode(u.LATIN_SMALL_N)&&this.eatCode(
u.LATIN_SMALL_F))return this.endToken("Float","end",this.text[this.tokenStart]==="-"?-1/0:1/0),"DATA";this.moveAt(t)}return this.reportParseError("unexpected-ch\
ar")}NUMBER(e2){let t=this.text[this.tokenStart],n=t==="+"?u.PLUS_SIGN:t==="-"?u.DASH:u.NULL;if(e2===u.DIGIT_0){if(n===u.NULL){let i=this.codePointIterator.start,
a=this.nextCode();if(b(a)){let l=this.nextCode();if(l===u.COLON)return this.data={hasDate:false,year:0,month:0,day:0,hour:Number(String.fromCodePoint(u.DIGIT_0,
a)),minute:0,second:0},"TIME_MINUTE";if(b(l)){let d=this.nextCode();if(b(d)&&this.eatCode(u.DASH))return this.data={hasDate:true,year:Number(String.fromCodePoint(
u.DIGIT_0,a,l,d)),month:0,day:0,hour:0,minute:0,second:0},"DATE_MONTH"}return this.moveAt(i),this.reportParseError("invalid-leading-zero")}this.moveAt(i)}return e2=
this.nextCode(),e2===u.LATIN_SMALL_X||e2===u.LATIN_SMALL_O||e2===u.LATIN_SMALL_B?n!==u.NULL?this.reportParseError("unexpected-char"):e2===u.LATIN_SMALL_X?"HEX":
e2===u.LATIN_SMALL_O?"OCTAL":"BINARY":e2===u.LATIN_SMALL_E||e2===u.LATIN_CAPITAL_E?(this.data={minus:n===u.DASH,left:[u.DIGIT_0]},"EXPONENT_RIGHT"):e2===u.DOT?(this.
data={minus:n===u.DASH,absInt:[u.DIGIT_0]},"FRACTIONAL_RIGHT"):(this.endToken("Integer","start","0",10),this.back("DATA"))}let{out:r,nextCp:s,hasUnderscore:o}=this.
parseDigits(e2,b);return s===u.DASH&&n===u.NULL&&!o&&r.length===4?(this.data={hasDate:true,year:Number(String.fromCodePoint(...r)),month:0,day:0,hour:0,minute:0,
second:0},"DATE_MONTH"):s===u.COLON&&n===u.NULL&&!o&&r.length===2?(this.data={hasDate:false,year:0,month:0,day:0,hour:Number(String.fromCodePoint(...r)),minute:0,
second:0},"TIME_MINUTE"):s===u.LATIN_SMALL_E||s===u.LATIN_CAPITAL_E?(this.data={minus:n===u.DASH,left:r},"EXPONENT_RIGHT"):s===u.DOT?(this.data={minus:n===u.DASH,
absInt:r},"FRACTIONAL_RIGHT"):(this.endToken("Integer","start",n===u.DASH?String.fromCodePoint(u.DASH,...r):String.fromCodePoint(...r),10),this.back("DATA"))}HEX(e2){
let{out:t}=this.parseDigits(e2,Wn);return this.endToken("Integer","start",String.fromCodePoint(...t),16),this.back("DATA")}OCTAL(e2){let{out:t}=this.parseDigits(
e2,co);return this.endToken("Integer","start",String.fromCodePoint(...t),8),this.back("DATA")}BINARY(e2){let{out:t}=this.parseDigits(e2,n=>n===u.DIGIT_0||n===u.
DIGIT_1);return this.endToken("Integer","start",String.fromCodePoint(...t),2),this.back("DATA")}FRACTIONAL_RIGHT(e2){let{minus:t,absInt:n}=this.data,{out:r,nextCp:s}=this.
parseDigits(e2,b),o=[...n,u.DOT,...r];if(s===u.LATIN_SMALL_E||s===u.LATIN_CAPITAL_E)return this.data={minus:t,left:o},"EXPONENT_RIGHT";let i=Number(t?String.fromCodePoint(
u.DASH,...o):String.fromCodePoint(...o));return this.endToken("Float","start",i),this.back("DATA")}EXPONENT_RIGHT(e2){let{left:t,minus:n}=this.data,r=false;(e2===
u.DASH||e2===u.PLUS_SIGN)&&(r=e2===u.DASH,e2=this.nextCode());let{out:s}=this.parseDigits(e2,b),o=s;r&&o.unshift(u.DASH);let i=Number(n?String.fromCodePoint(u.DASH,
...t,u.LATIN_SMALL_E,...o):String.fromCodePoint(...t,u.LATIN_SMALL_E,...o));return this.endToken("Float","start",i),this.back("DATA")}BOOLEAN(e2){if(e2===u.LATIN_SMALL_T){
let t=this.codePointIterator.start;if(this.eatCode(u.LATIN_SMALL_R)&&this.eatCode(u.LATIN_SMALL_U)&&this.eatCode(u.LATIN_SMALL_E))return this.endToken("Boolean",
"end",true),"DATA";this.moveAt(t)}else if(e2===u.LATIN_SMALL_F){let t=this.codePointIterator.start;if(this.eatCode(u.LATIN_SMALL_A)&&this.eatCode(u.LATIN_SMALL_L)&&
this.eatCode(u.LATIN_SMALL_S)&&this.eatCode(u.LATIN_SMALL_E))return this.endToken("Boolean","end",false),"DATA";this.moveAt(t)}return this.reportParseError("une\
xpected-char")}DATE_MONTH(e2){let t=this.codePointIterator.start;if(!b(e2))return this.reportParseError("unexpected-char");if(e2=this.nextCode(),!b(e2))return this.
reportParseError("unexpected-char");if(e2=this.nextCode(),e2!==u.DASH)return this.reportParseError("unexpected-char");let n=this.codePointIterator.start,r=this.
data;return r.month=Number(this.text.slice(t,n)),"DATE_DAY"}DATE_DAY(e2){let t=this.codePointIterator.start;if(!b(e2))return this.reportParseError("unexpected-c\
har");if(e2=this.nextCode(),!b(e2))return this.reportParseError("unexpected-char");let n=this.codePointIterator.end,r=this.data;if(r.day=Number(this.text.slice(
t,n)),!Eo(r.year,r.month,r.day))return this.reportParseError("invalid-date");if(e2=this.nextCode(),e2===u.LATIN_CAPITAL_T||e2===u.LATIN_SMALL_T)return"TIME_HOUR";
if(e2===u.SPACE){let o=this.codePointIterator.start;if(b(this.nextCode())&&b(this.nextCode()))return this.moveAt(o),"TIME_HOUR";this.moveAt(o)}let s=Ne(r,"");return this.
endToken("LocalDate","start",s),this.back("DATA")}TIME_HOUR(e2){let t=this.codePointIterator.start;if(!b(e2))return this.reportParseError("unexpected-char");if(e2=
this.nextCode(),!b(e2))return this.reportParseError("unexpected-char");if(e2=this.nextCode(),e2!==u.COLON)return this.reportParseError("unexpected-char");let n=this.
codePointIterator.start,r=this.data;return r.hour=Number(this.text.slice(t,n)),"TIME_MINUTE"}TIME_MINUTE(e2){let t=this.codePointIterator.start;if(!b(e2))return this.
reportParseError("unexpected-char");if(e2=this.nextCode(),!b(e2))return this.reportParseError("unexpected-char");let n=this.codePointIterator.end,r=this.data;return r.
minute=Number(this.text.slice(t,n)),e2=this.nextCode(),e2===u.COLON?"TIME_SECOND":this.tomlVersion.lt(1,1)?this.reportParseError("unexpected-char"):Lt(r.hour,r.
minute,r.second)?this.processTimeEnd(e2,r):this.reportParseError("invalid-time")}TIME_SECOND(e2){let t=this.codePointIterator.start;if(!b(e2))return this.reportParseError(
"unexpected-char");if(e2=this.nextCode(),!b(e2))return this.reportParseError("unexpected-char");let n=this.codePointIterator.end,r=this.data;return r.second=Number(
this.text.slice(t,n)),Lt(r.hour,r.minute,r.second)?(e2=this.nextCode(),e2===u.DOT?"TIME_SEC_FRAC":this.processTimeEnd(e2,r)):this.reportParseError("invalid-time")}TIME_SEC_FRAC(e2){
if(!b(e2))return this.reportParseError("unexpected-char");let t=this.codePointIterator.start;for(;b(e2);)e2=this.nextCode();let n=this.codePointIterator.start,r=this.
data;return r.frac=this.text.slice(t,n),this.processTimeEnd(e2,r)}processTimeEnd(e2,t){if(t.hasDate){if(e2===u.DASH||e2===u.PLUS_SIGN)return t.offsetSign=e2,"TI\
ME_OFFSET";if(e2===u.LATIN_CAPITAL_Z||e2===u.LATIN_SMALL_Z){let s=Ne(t,"Z");return this.endToken("OffsetDateTime","end",s),"DATA"}let r=Ne(t,"");return this.endToken(
"LocalDateTime","start",r),this.back("DATA")}let n=Ne(t,"");return this.endToken("LocalTime","start",n),this.back("DATA")}TIME_OFFSET(e2){if(!b(e2))return this.
reportParseError("unexpected-char");let t=this.codePointIterator.start;if(e2=this.nextCode(),!b(e2))return this.reportParseError("unexpected-char");if(e2=this.nextCode(),
e2!==u.COLON)return this.reportParseError("unexpected-char");let n=this.codePointIterator.start;e2=this.nextCode();let r=this.codePointIterator.start;if(!b(e2))
return this.reportParseError("unexpected-char");if(e2=this.nextCode(),!b(e2))return this.reportParseError("unexpected-char");let s=this.codePointIterator.end,o=Number(
this.text.slice(t,n)),i=Number(this.text.slice(r,s));if(!Lt(o,i,0))return this.reportParseError("invalid-time");let a=this.data,l=Ne(a,`${String.fromCodePoint(a.
offsetSign)}${W(o,2)}:${W(i,2)}`);return this.endToken("OffsetDateTime","end",l),"DATA"}parseDigits(e2,t){if(e2===u.UNDERSCORE)return this.reportParseError("inv\
alid-underscore");if(!t(e2))return this.reportParseError("unexpected-char");let n=[],r=u.NULL,s=false;for(;t(e2)||e2===u.UNDERSCORE;){if(e2===u.UNDERSCORE){if(s=
true,r===u.UNDERSCORE)return this.reportParseError("invalid-underscore")}else n.push(e2);r=e2,e2=this.nextCode()}return r===u.UNDERSCORE?this.reportParseError("\
invalid-underscore"):{out:n,nextCp:e2,hasUnderscore:s}}parseUnicode(e2){let t=this.codePointIterator.start,n=this.codePointIterator.end,r=0,s;for(;(s=this.nextCode())!==
u.EOF;){if(!Wn(s))return this.moveAt(t),this.reportParseError("invalid-char-in-escape-sequence");if(r++,r>=e2)break}let o=this.codePointIterator.end,i=this.text.
slice(n,o),a=parseInt(i,16);return fo(a)?a:this.reportParseError("invalid-code-point",{cp:i})}reportParseErrorControlChar(){return this.reportParseError("invali\
d-control-character")}};function Qn(e2,t){return uo(e2)||b(e2)||e2===u.UNDERSCORE||e2===u.DASH?true:(t.lt(1,1),false)}function Pe(e2){return io(e2)&&e2!==u.TABULATION||
e2===u.DELETE}function Lo(e2){return e2===u.TABULATION||u.SPACE<=e2&&e2<=u.TILDE||bo(e2)}function bo(e2){return u.PAD<=e2&&e2<=u.CP_D7FF||u.CP_E000<=e2&&e2<=u.CP_10FFFF}
function Eo(e2,t,n){return e2>=0&&t<=12&&t>=1&&n>=1?n<=(t===2?e2&3||!(e2%25)&&e2&15?28:29:30+(t+(t>>3)&1)):false}function Lt(e2,t,n){return!(e2>=24||e2<0||t>59||
t<0||n>60||n<0)}function Ne(e2,t){let n=W(e2.year,4),r=e2.month?W(e2.month,2):"01",s=e2.day?W(e2.day,2):"01",o=W(e2.hour,2),i=W(e2.minute,2),a=W(e2.second,2),l=`${n}\
-${r}-${s}`,d=e2.frac?`.${e2.frac}`:"",c=new Date(`${l}T${o}:${i}:${a}${d}${t}`);return!isNaN(c.getTime())||e2.second!==60?c:new Date(`${l}T${o}:${i}:59${d}${t}`)}
function W(e2,t){return String(e2).padStart(t,"0")}var Nt=Symbol("VALUE_KIND_VALUE"),qn=Symbol("VALUE_KIND_INTERMEDIATE"),So=class{constructor(e2){this.rootKeys=
new Map,this.tables=[],this.ctx=e2}applyResolveKeyForTable(e2){let t=this.rootKeys,n=e2.key.keys.length-1;for(let i=0;i<n;i++){let a=e2.key.keys[i],l=Pt(a);e2.resolvedKey.
push(l);let d=t.get(l);if(!d)d={node:a,keys:new Map},t.set(l,d);else if(d.table==="array"){let c=d.peekIndex;e2.resolvedKey.push(c),d=d.keys.get(c)}t=d.keys}let r=e2.
key.keys[n],s=Pt(r);e2.resolvedKey.push(s);let o=t.get(s);if(o)if(o.table)if(o.table==="array")if(e2.kind==="array"){let i={node:r,keys:new Map},a=o.peekIndex+1;
e2.resolvedKey.push(a),o.keys.set(a,i),o.peekIndex=a,this.tables.push({node:e2,keys:i.keys})}else this.ctx.reportParseError("dupe-keys",r);else this.ctx.reportParseError(
"dupe-keys",r);else if(e2.kind==="array")this.ctx.reportParseError("dupe-keys",r);else{let i={table:e2.kind,node:r,keys:o.keys};t.set(s,i),this.tables.push({node:e2,
keys:i.keys})}else if(e2.kind==="array"){e2.resolvedKey.push(0);let i={node:r,keys:new Map};t.set(s,{table:e2.kind,node:r,keys:new Map([[0,i]]),peekIndex:0}),this.
tables.push({node:e2,keys:i.keys})}else{let i={table:e2.kind,node:r,keys:new Map};t.set(s,i),this.tables.push({node:e2,keys:i.keys})}}verifyDuplicateKeys(e2){for(let t of e2.
body)t.type==="TOMLKeyValue"&&Ot(this.ctx,this.rootKeys,t);for(let{node:t,keys:n}of this.tables)for(let r of t.body)Ot(this.ctx,n,r)}};function Ot(e2,t,n){let r=t,
s=te(n.key.keys);for(let o of n.key.keys){let i=Pt(o),a=r.get(i);a?((a.value===Nt||s===o||a.table)&&e2.reportParseError("dupe-keys",Je(o,a.node)),a.value=qn):(s===
o?a={value:Nt,node:o,keys:new Map}:a={value:qn,node:o,keys:new Map},r.set(i,a)),r=a.keys}n.value.type==="TOMLInlineTable"?or(e2,r,n.value):n.value.type==="TOMLA\
rray"&&ir(e2,r,n.value)}function or(e2,t,n){for(let r of n.body)Ot(e2,t,r)}function ir(e2,t,n){let r=t;for(let s=0;s<n.elements.length;s++){let o=n.elements[s],
i=r.get(s);i?e2.reportParseError("dupe-keys",Je(o,i.node)):(i={value:Nt,node:o,keys:new Map},t.set(s,i),o.type==="TOMLInlineTable"?or(e2,i.keys,o):o.type==="TOM\
LArray"&&ir(e2,i.keys,o))}}function Je(e2,t){return e2.range[0]<=t.range[0]?t:e2}var Po=class{constructor(e2){this.tokens=[],this.comments=[],this.back=null,this.
stateStack=[],this.needNewLine=false,this.needSameLine=false,this.currToken=null,this.prevToken=null,this.valueContainerStack=[],this.tokenizer=new Ao(e2.text,e2.
parserOptions),this.topLevelTable=e2.topLevelTable,this.table=e2.topLevelTable,this.keysResolver=new So(this)}nextToken(e2){if(this.prevToken=this.currToken,this.
back?(this.currToken=this.back,this.back=null):this.currToken=this._nextTokenFromTokenizer(e2),(this.needNewLine||this.needSameLine||e2?.needSameLine)&&this.prevToken&&
this.currToken)if(this.prevToken.loc.end.line===this.currToken.loc.start.line){if(this.needNewLine)return this.reportParseError("missing-newline",this.currToken)}else{
let t=this.needSameLine||e2?.needSameLine;if(t)return this.reportParseError(t,this.currToken)}return this.needNewLine=false,this.needSameLine=false,this.currToken}_nextTokenFromTokenizer(e2){
let t=this.tokenizer.valuesEnabled;e2?.valuesEnabled&&(this.tokenizer.valuesEnabled=e2.valuesEnabled);let n=this.tokenizer.nextToken();for(;n&&n.type==="Block";)
this.comments.push(n),n=this.tokenizer.nextToken();return n&&this.tokens.push(n),this.tokenizer.valuesEnabled=t,n}backToken(){if(this.back)throw new Error("Ille\
gal state");this.back=this.currToken,this.currToken=this.prevToken}addValueContainer(e2){this.valueContainerStack.push(e2),this.tokenizer.valuesEnabled=true}consumeValueContainer(){
let e2=this.valueContainerStack.pop();return this.tokenizer.valuesEnabled=this.valueContainerStack.length>0,e2}applyResolveKeyForTable(e2){this.keysResolver.applyResolveKeyForTable(
e2)}verifyDuplicateKeys(){this.keysResolver.verifyDuplicateKeys(this.topLevelTable)}reportParseError(e2,t){let n,r,s;if(t)n=t.range[0],r=t.loc.start.line,s=t.loc.
start.column;else{n=this.tokenizer.start;let o=this.tokenizer.getLocFromIndex(n);r=o.line,s=o.column}throw new rr(e2,n,r,s)}},zn={VALUE:"missing-value"},No={BasicString:"\
basic",MultiLineBasicString:"basic",LiteralString:"literal",MultiLineLiteralString:"literal"},Oo={BasicString:"basic",LiteralString:"literal"},ko={OffsetDateTime:"\
offset-date-time",LocalDateTime:"local-date-time",LocalDate:"local-date",LocalTime:"local-time"},Io=class{constructor(e2,t){this.text=e2,this.parserOptions=t||{},
this.tomlVersion=nr(this.parserOptions.tomlVersion)}parse(){let e2={type:"Program",body:[],sourceType:"module",tokens:[],comments:[],parent:null,range:[0,0],loc:{
start:{line:1,column:0},end:{line:1,column:0}}},t={type:"TOMLTopLevelTable",body:[],parent:e2,range:M(e2.range),loc:_(e2.loc)};e2.body=[t];let n=new Po({text:this.
text,parserOptions:this.parserOptions,topLevelTable:t}),r=n.nextToken();if(r){for(t.range[0]=r.range[0],t.loc.start=We(r.loc.start);r;){let a=n.stateStack.pop()||
"TABLE";n.stateStack.push(...this[a](r,n)),r=n.nextToken()}let i=n.stateStack.pop()||"TABLE";if(i in zn)return n.reportParseError(zn[i],null);n.table.type==="TO\
MLTable"&&B(n.table,te(n.table.body)),B(t,te(t.body))}n.verifyDuplicateKeys(),e2.tokens=n.tokens,e2.comments=n.comments;let s=n.tokenizer.end,o=n.tokenizer.getLocFromIndex(
s);return e2.range[1]=s,e2.loc.end={line:o.line,column:o.column},e2}TABLE(e2,t){return Ge(e2)||ke(e2)?this.processKeyValue(e2,t.table,t):Et(e2)?this.processTable(
e2,t.topLevelTable,t):t.reportParseError("unexpected-token",e2)}VALUE(e2,t){return ke(e2)||er(e2)?this.processStringValue(e2,t):Mo(e2)?this.processNumberValue(e2,
t):_o(e2)?this.processBooleanValue(e2,t):wo(e2)?this.processDateTimeValue(e2,t):Et(e2)?this.processArray(e2,t):xo(e2)?this.processInlineTable(e2,t):t.reportParseError(
"unexpected-token",e2)}processTable(e2,t,n){let r={type:"TOMLTable",kind:"standard",key:null,resolvedKey:[],body:[],parent:t,range:M(e2.range),loc:_(e2.loc)};n.
table.type==="TOMLTable"&&B(n.table,te(n.table.body)),t.body.push(r),n.table=r;let s=n.nextToken({needSameLine:"invalid-key-value-newline"});if(Et(s)){if(e2.range[1]<
s.range[0])return n.reportParseError("invalid-space",s);r.kind="array",s=n.nextToken({needSameLine:"invalid-key-value-newline"})}if(Oe(s))return n.reportParseError(
"missing-key",s);if(!s)return n.reportParseError("unterminated-table-key",null);if(s=this.processKeyNode(s,r,n).nextToken,!Oe(s))return n.reportParseError("unte\
rminated-table-key",s);if(r.kind==="array"){let o=s;if(s=n.nextToken({needSameLine:"invalid-key-value-newline"}),!Oe(s))return n.reportParseError("unterminated-\
table-key",s);if(o.range[1]<s.range[0])return n.reportParseError("invalid-space",s)}return B(r,s),n.applyResolveKeyForTable(r),n.needNewLine=true,[]}processKeyValue(e2,t,n){
let r={type:"TOMLKeyValue",key:null,value:null,parent:t,range:M(e2.range),loc:_(e2.loc)};t.body.push(r);let{nextToken:s}=this.processKeyNode(e2,r,n);return Xn(s)?
(n.addValueContainer({parent:r,set:o=>(r.value=o,B(r,o),n.needNewLine=true,[])}),n.needSameLine="invalid-key-value-newline",["VALUE"]):n.reportParseError("missi\
ng-equals-sign",s)}processKeyNode(e2,t,n){bt(e2)&&n.reportParseError("invalid-leading-dot-in-key",e2);let r={type:"TOMLKey",keys:[],parent:t,range:M(e2.range),loc:_(
e2.loc)};t.key=r;let s=e2,o=null;do{if(Ge(s))this.processBareKey(s,r);else if(ke(s))this.processStringKey(s,r);else break;if(o=null,s=n.nextToken({needSameLine:"\
invalid-key-value-newline"}),!bt(s))break;o=s,s=n.nextToken({needSameLine:"invalid-key-value-newline"})}while(s);return o&&n.reportParseError(bt(s)?"invalid-con\
secutive-dots-in-key":"invalid-trailing-dot-in-key",o),B(r,te(r.keys)),{keyNode:r,nextToken:s}}processBareKey(e2,t){let n={type:"TOMLBare",name:e2.value,parent:t,
range:M(e2.range),loc:_(e2.loc)};t.keys.push(n)}processStringKey(e2,t){let n={type:"TOMLQuoted",kind:"string",value:e2.string,style:Oo[e2.type],multiline:false,
parent:t,range:M(e2.range),loc:_(e2.loc)};t.keys.push(n)}processStringValue(e2,t){let n=t.consumeValueContainer(),r={type:"TOMLValue",kind:"string",value:e2.string,
style:No[e2.type],multiline:er(e2),parent:n.parent,range:M(e2.range),loc:_(e2.loc)};return n.set(r)}processNumberValue(e2,t){let n=t.consumeValueContainer(),r=this.
text,[s,o]=e2.range,i=null,a=()=>i??(i=r.slice(s,o).replace(/_/g,"")),l;return e2.type==="Integer"?l={type:"TOMLValue",kind:"integer",value:e2.number,bigint:e2.
bigint,get number(){return a()},parent:n.parent,range:M(e2.range),loc:_(e2.loc)}:l={type:"TOMLValue",kind:"float",value:e2.number,get number(){return a()},parent:n.
parent,range:M(e2.range),loc:_(e2.loc)},n.set(l)}processBooleanValue(e2,t){let n=t.consumeValueContainer(),r={type:"TOMLValue",kind:"boolean",value:e2.boolean,parent:n.
parent,range:M(e2.range),loc:_(e2.loc)};return n.set(r)}processDateTimeValue(e2,t){let n=t.consumeValueContainer(),r={type:"TOMLValue",kind:ko[e2.type],value:e2.
date,datetime:e2.value,parent:n.parent,range:M(e2.range),loc:_(e2.loc)};return n.set(r)}processArray(e2,t){let n=t.consumeValueContainer(),r={type:"TOMLArray",elements:[],
parent:n.parent,range:M(e2.range),loc:_(e2.loc)},s=t.nextToken({valuesEnabled:true});return Oe(s)?(B(r,s),n.set(r)):(t.backToken(),this.processArrayValue(r,n,t))}processArrayValue(e2,t,n){
return n.addValueContainer({parent:e2,set:r=>{e2.elements.push(r);let s=n.nextToken({valuesEnabled:true}),o=Zn(s);return o&&(s=n.nextToken({valuesEnabled:true})),
Oe(s)?(B(e2,s),t.set(e2)):o?(n.backToken(),this.processArrayValue(e2,t,n)):n.reportParseError(s?"missing-comma":"unterminated-array",s)}}),["VALUE"]}processInlineTable(e2,t){
let n=t.consumeValueContainer(),r={type:"TOMLInlineTable",body:[],parent:n.parent,range:M(e2.range),loc:_(e2.loc)},s=this.tomlVersion.gte(1,1)?void 0:"invalid-i\
nline-table-newline",o=t.nextToken({needSameLine:s});if(o){if(Ge(o)||ke(o))return this.processInlineTableKeyValue(o,r,n,t);if(St(o))return B(r,o),n.set(r)}return t.
reportParseError("unexpected-token",o)}processInlineTableKeyValue(e2,t,n,r){let s={type:"TOMLKeyValue",key:null,value:null,parent:t,range:M(e2.range),loc:_(e2.loc)};
t.body.push(s);let{nextToken:o}=this.processKeyNode(e2,s,r);if(!Xn(o))return r.reportParseError("missing-equals-sign",o);let i=this.tomlVersion.gte(1,1)?void 0:
"invalid-inline-table-newline";return r.addValueContainer({parent:s,set:a=>{s.value=a,B(s,a);let l=r.nextToken({needSameLine:i});if(Zn(l)){if(l=r.nextToken({needSameLine:i}),
l&&(Ge(l)||ke(l)))return this.processInlineTableKeyValue(l,t,n,r);if(St(l)){if(this.tomlVersion.lt(1,1))return r.reportParseError("invalid-trailing-comma-in-inl\
ine-table",l)}else return r.reportParseError(l?"unexpected-token":"unterminated-inline-table",l)}return St(l)?(B(t,l),n.set(t)):r.reportParseError(l?"missing-co\
mma":"unterminated-inline-table",l)}}),r.needSameLine="invalid-key-value-newline",["VALUE"]}};function bt(e2){return ne(e2)&&e2.value==="."}function Xn(e2){return ne(
e2)&&e2.value==="="}function Et(e2){return ne(e2)&&e2.value==="["}function Oe(e2){return ne(e2)&&e2.value==="]"}function xo(e2){return ne(e2)&&e2.value==="{"}function St(e2){
return ne(e2)&&e2.value==="}"}function Zn(e2){return ne(e2)&&e2.value===","}function ne(e2){return!!(e2&&e2.type==="Punctuator")}function Ge(e2){return e2.type===
"Bare"}function ke(e2){return e2.type==="BasicString"||e2.type==="LiteralString"}function er(e2){return e2.type==="MultiLineBasicString"||e2.type==="MultiLineLi\
teralString"}function Mo(e2){return e2.type==="Integer"||e2.type==="Float"}function _o(e2){return e2.type==="Boolean"}function wo(e2){return e2.type==="OffsetDa\
teTime"||e2.type==="LocalDateTime"||e2.type==="LocalDate"||e2.type==="LocalTime"}function B(e2,t){t&&(e2.range[1]=t.range[1],e2.loc.end=We(t.loc.end))}function M(e2){
return[e2[0],e2[1]]}function _(e2){return{start:We(e2.start),end:We(e2.end)}}function We(e2){return{line:e2.line,column:e2.column}}var Co={Program:["body"],TOMLTopLevelTable:[
"body"],TOMLTable:["key","body"],TOMLKeyValue:["key","value"],TOMLKey:["keys"],TOMLArray:["elements"],TOMLInlineTable:["body"],TOMLBare:[],TOMLQuoted:[],TOMLValue:[]},
Do=jn(Co);function Vo(e2,t){return{ast:new Io(e2,t).parse(),visitorKeys:Do,services:{isTOML:true}}}var Ba=Ro(e2=>e2.value);function Ro(e2){function t(r,s){return n[r.
type](r,s)}let n={Program(r,s={}){return t(r.body[0],s)},TOMLTopLevelTable(r,s={}){for(let o of r.body)t(o,s);return s},TOMLKeyValue(r,s={}){let o=t(r.value);return Ko(
s,t(r.key),o),s},TOMLTable(r,s={}){let o=vo(s,t(r.key),r.kind==="array");for(let i of r.body)t(i,o);return s},TOMLArray(r){return r.elements.map(s=>t(s))},TOMLInlineTable(r){
let s={};for(let o of r.body)t(o,s);return s},TOMLKey(r){return r.keys.map(s=>t(s))},TOMLBare(r){return r.name},TOMLQuoted(r){return r.value},TOMLValue(r){return e2(
r)}};return r=>t(r)}function vo(e2,t,n){let r=e2;for(let l=0;l<t.length-1;l++){let d=t[l];r=a(r,d)}let s=te(t),o=r[s];if(o==null){let l={};return r[s]=n?[l]:l,l}
if(He(o)){let l={};return r[s]=n?[l]:l,l}if(!n){if(Array.isArray(o)){let l={};return r[s]=l,l}return o}if(Array.isArray(o)){let l={};return o.push(l),l}let i={};
return r[s]=[i],i;function a(l,d){let c=l[d];if(c==null){let p={};return l[d]=p,p}if(He(c)){let p={};return l[d]=p,p}let f=c;for(;Array.isArray(f);){let p=f.length-
1,y=f[p];if(He(y)){let S={};return f[p]=S,S}f=y}return f}}function Ko(e2,t,n){let r=e2;for(let s=0;s<t.length-1;s++){let o=t[s],i=r[o];if(i==null){let a={};r[o]=
a,r=a}else if(He(i)||Array.isArray(i)){let a={};r[o]=a,r=a}else r=i}r[te(t)]=n}function He(e2){return typeof e2!="object"||e2 instanceof Date}function ar(e2,t){
return Vo(e2,t).ast}var ur=e2=>{try{return ar(e2,{tomlVersion:"1.0.0"})}catch(t){if(t instanceof SyntaxError)return t.message;throw t}},cr=e2=>{let t=new Map,n=new Map;
for(let s of e2){let o="";Ve(t,o,s);for(let i of s.path)o+=lr(i),Ve(t,o,s);Ve(n,o,s)}let r=s=>s.map(lr).join("");return{at:s=>n.get(r(s))??[],below:s=>t.get(r(s))??
[]}},lr=e2=>`${JSON.stringify(e2)},`,qe=e2=>e2.body.flatMap(t=>t.type==="TOMLKeyValue"?kt(t,[],{}):[{path:t.resolvedKey,node:t,table:t},...t.body.flatMap(n=>kt(
n,t.resolvedKey,{table:t}))]),kt=(e2,t,n)=>{let r=[...t,...e2.key.keys.map(pr)];return[{path:r,node:e2,value:e2.value,...n},...fr(e2.value,r,n)]},fr=(e2,t,n)=>e2.
type==="TOMLInlineTable"?e2.body.flatMap(r=>kt(r,t,{...n,inline:e2})):e2.type==="TOMLArray"?e2.elements.flatMap((r,s)=>$o(r,[...t,s],{...n,inline:e2})):[],$o=(e2,t,n)=>[
{path:t,node:e2.parent,value:e2,...n},...fr(e2,t,n)],pr=e2=>e2.type==="TOMLBare"?e2.name:String(e2.value),xt=(e2,t)=>{let n=t.at(-1),r=typeof n=="number"?e2.at(
t.slice(0,-1)).find(s=>s.value):void 0;return r?.value?.type==="TOMLArray"&&typeof n=="number"?{array:r.value,index:n}:void 0},re=({text:e2,lineEnd:t},n)=>{let r=(n.
type==="TOMLArray"?n.elements:n.body).map(dr);return{text:e2,lineEnd:t,parts:r,...dr(n),between:", ",comment:"#"}},dr=({range:[e2,t]})=>({start:e2,end:t}),mr=(e2,t)=>{
let n=new Map;for(let r of e2.body)if(r.type==="TOMLKeyValue")It(n,r,t);else{let s=hr(n,r.resolvedKey);for(let o of r.body)It(s,o,t)}return Qe(n)},hr=(e2,t)=>{let n=e2;
for(let[r,s]of t.entries()){let o=n instanceof Map?n.get(String(s)):n[Number(s)],i=o??(typeof t[r+1]=="number"?[]:new Map);o===void 0&&n instanceof Map?n.set(String(
s),i):o===void 0&&(n[Number(s)]=i),n=i}return n},It=(e2,{key:{keys:t},value:n},r)=>{let s=t.map(pr);hr(e2,s.slice(0,-1)).set(s.at(-1)??"",Mt(n,r))},Mt=(e2,t)=>{
if(e2.type==="TOMLArray")return e2.elements.map(r=>Mt(r,t));if(e2.type==="TOMLValue")return Fo(e2,t);let n=new Map;for(let r of e2.body)It(n,r,t);return n},yr=(e2,t)=>Qe(
Mt(e2,t)),Fo=({kind:e2,value:t,range:n},r)=>{if(typeof t=="string"||typeof t=="boolean")return t;let s=r.slice(...n),o=e2==="integer"||e2==="float"?ae(s):void 0;
return typeof o=="number"?o:new T(s)},Qe=e2=>e2 instanceof Map?Object.fromEntries(Array.from(e2,([t,n])=>[t,Qe(n)])):Array.isArray(e2)?e2.map(Qe):e2,J=e2=>{if(e2===
null)return;if(typeof e2=="string")return gr(e2);if(e2 instanceof T)return e2.text;if(e2 instanceof I)return;if(typeof e2=="number"||typeof e2=="boolean")return String(
e2);let t=Array.isArray(e2)?e2.map(J):Object.entries(e2).map(([n,r])=>{let s=J(r);return s===void 0?void 0:`${se(n)} = ${s}`});if(!t.includes(void 0))return Array.
isArray(e2)?`[${t.join(", ")}]`:t.length===0?"{}":`{ ${t.join(", ")} }`},se=e2=>/^[\w-]+$/.test(e2)?e2:gr(e2),gr=e2=>JSON.stringify(e2).replace(/[\u007f]/g,"\\u0\
07f");var Ar=e2=>{let t=ur(e2);if(typeof t=="string")return`it is not TOML: ${t}`;let[n]=t.body,r={text:e2,lineEnd:ue(e2),top:n,value:mr(n,e2),...cr(qe(n))};return{
value:r.value,edit:s=>Bo(r,s),comments:()=>t.comments.map(({range:[s,o]})=>({start:s,end:o})),pieces:()=>Uo(r)}},Uo=({text:e2,top:t})=>{let n=new Map;for(let{node:o,
path:i,value:a,inline:l}of qe(t)){if(o.type!=="TOMLKeyValue"||!a||l)continue;let[d,c]=[o.range[0],k(e2,o.range[1])];e2.slice(d,c-1).includes(`
`)||n.set(o,{path:i,within:o.key.keys.length,start:d,end:c})}let r=[t,...t.body].flatMap(o=>{if(o.type==="TOMLKeyValue")return[];let i=n.get(o.body.findLast(({type:l})=>l===
"TOMLKeyValue"));return i&&i.within===1&&L(e2,i.start)===i.start?[{path:i.path.slice(0,-1),last:i}]:[]}),s=qe(t).flatMap(({path:o,value:i,inline:a})=>{let l=i?.
type==="TOMLArray"&&!a?i.elements.at(-1):void 0;if(!i||!l||e2.slice(...l.range).includes(`
`))return[];let d=i.range[1];return e2.slice(...i.range).includes(`
`)?[{path:o,last:{start:l.range[0],end:l.range[1]},close:{start:d-1,end:d}}]:[]});return{pieces:[...n.values()],mappings:r,lists:s}},Lr=e2=>sn(e2.text)?e2:typeof e2.
value=="string"?void 0:e2.value,Bo=(e2,t)=>t.kind==="set"?Jo(e2,t):t.kind==="unset"?jo(e2,t):t.kind==="rename"?Yo(e2,t):Wo(e2,t),Yo=(e2,{path:t,to:n})=>{let r=e2.
below(t).flatMap(o=>br(o,t)??[]),s=new Map(r.map(o=>[o.range[0],o]));return s.size===0?h("missing",`${m(t)} is not there`):{ok:true,edits:[...s.values()].map(o=>({
start:o.range[0],end:o.range[1],replacement:se(n)}))}},br=({node:e2,path:t},n)=>{if(e2.type!=="TOMLTable"&&e2.type!=="TOMLKeyValue")return;let{keys:r}=e2.key,s=i=>i.
filter(a=>typeof a=="string").length;if(e2.type==="TOMLTable")return r[s(n)-1];let o=s(t)-r.length;return r[s(n)-1-o]},jo=(e2,t)=>{let n=de(t).map(l=>[...t.path.
slice(0,-1),l]),r=n.flatMap(l=>xt(e2,l)??[]),[s]=r;if(s){let l=r.map(({array:d,index:c})=>d.elements[c]);return{ok:true,edits:Tr(e2,s.array,l)}}let o=n.flatMap(
l=>e2.below(l));if(o.length===0)return{ok:true,edits:[]};let[i]=o;if(i?.inline)return{ok:true,edits:Tr(e2,i.inline,o.map(({node:l})=>l))};let a=o.filter(({inline:l})=>!l).
map(({node:l})=>Go(e2,l));return{ok:true,edits:ee(a)}},Tr=(e2,t,n)=>{let r=t.type==="TOMLArray"?t.elements:t.body,s=new Set(n),o=r.map(i=>s.has(i));return o.includes(
true)?fe(re(e2,t),o):[]},Go=({text:e2},t)=>{let n=t.type==="TOMLTable"?t.key.range[1]:t.range[1];return{start:L(e2,t.range[0]),end:k(e2,n),replacement:""}},Jo=(e2,{
path:t,value:n,create:r})=>{let s=J(n);if(s===void 0)return h("value","TOML has no null; use Unset to remove a key");let o=e2.at(t).find(p=>p.value);if(o?.value)
return Er(e2,o.value,n);let i=xt(e2,t);if(i)return Ho(e2,i,n);let a=Qo(e2,t);if(a&&t.length>a.path.length&&!r)return h("missing",`there is no ${m(a.path)}, and \
create is false`);if(a)return qo(e2,a,$(t.slice(a.path.length),n));let[l,...d]=e2.below(t);if(!l)return Nr(e2,{path:t,value:n,create:r});if(N(C(e2.value,t)??null,
n))return{ok:true,edits:[]};let c=d.length===0&&l.value?br(l,t):void 0;if(c)return{ok:true,edits:[{start:c.range[1],end:l.node.range[1],replacement:` = ${s}`}]};
let f=`${m(t)} is a table with a header or several dotted keys`;return h("value",`${f}; set its keys one by one, or remove it with Unset first`)},Er=({text:e2},t,n)=>{
let[r,s]=t.range;if(N(yr(t,e2),n))return{ok:true,edits:[]};let o=e2.slice(r,s);if(le(o)&&Sr(n))return Pr;let a=typeof n=="string"&&/^'(?!'')/.test(o)&&!/['\u0000-\u001f\u007f]/.
test(n)?`'${n}'`:J(n)??"";return{ok:true,edits:[{start:r,end:s,replacement:a}]}},Sr=e2=>typeof e2=="string"&&le(e2),Pr=h("value",'the value there is a date, and\
 the plan has a text; write { $literal: "2026-05-01" } for a date, or remove the old value first for a text'),Ho=(e2,{array:t,index:n},r)=>{let{elements:s}=t,o=s[n];
if(o)return Er(e2,o,r);if(n>s.length)return h("missing",`the array has ${s.length} elements, so [${n}] is not the next one`);let i=J(r)??"",a=s[0]&&e2.text.slice(
...s[0].range);return a!==void 0&&le(a)&&Sr(r)?Pr:s.length>0?{ok:true,edits:Z(re(e2,t),()=>i)}:{ok:true,edits:Ee(re(e2,t),{part:i,padding:"",indent:"  "})}},Wo=(e2,{
path:t,value:n})=>{let r=J(n);if(r===void 0)return h("value","TOML has no null");let s=e2.at(t).find(o=>o.value?.type==="TOMLArray")?.value;return s?.type==="TO\
MLArray"&&s.elements.length>0?{ok:true,edits:ce(re(e2,s),()=>r)}:h("value",`${m(t)} is no array that is written in place`)},Qo=(e2,t)=>{let n=t.findIndex((i,a)=>typeof i==
"number"&&e2.below(t.slice(0,a+1)).length===0);if(n<1)return;let r=[...t.slice(0,n),Number(t[n])-1],s=e2.at(r)[0]?.node,o=e2.below(r).findLast(i=>!i.inline);return s?.
type==="TOMLTable"&&s.kind==="array"&&o?{path:t.slice(0,n+1),header:s,last:o}:void 0},qo=(e2,{path:t,header:n,last:r},s)=>{let{text:o,lineEnd:i}=e2;if(!K(s))return h(
"value",`the elements of ${m(t.slice(0,-1))} are tables; give a set of keys`);let a=Object.entries(s);if(J(s)===void 0)return h("value","TOML has no null");let l=L(
o,n.range[0]),d=Number(t.at(-1))>1&&!/(^|\n)[ \t]*\r?\n$/.test(o.slice(0,Or(o,l))),c=t.flatMap(g=>typeof g=="string"?[se(g)]:[]),f=G(o,l),y=[`[[${c.join(".")}]]`,
...a.map(([g,w])=>pe([g],w))].map(g=>f+g).join(i),S=r.node.type==="TOMLTable"?r.node.key.range[1]:r.node.range[1];return{ok:true,edits:[ze(e2,S,d?y:i+y)]}},Nr=(e2,{
path:t,value:n,create:r})=>{let s=t.slice(0,-1),o=t.at(-1),i=t.findIndex((p,y)=>typeof p=="number"&&e2.below(t.slice(0,y)).length===0),a=i>0?$(t.slice(i),n):void 0;
if(a!==void 0)return Nr(e2,{path:t.slice(0,i),value:a,create:r});if(t.some(p=>typeof p=="number")&&!zo(e2,t))return h("missing",`${m(t)} is in no array that is \
written in place`);let l=t.map((p,y)=>e2.at(t.slice(0,t.length-y)).findLast(S=>S.value)).find(p=>p!==void 0);if(l?.value)return Xo(e2,{path:l.path,node:l.value},
{path:t,value:n,create:r});if(!(s.length===0||e2.below(s).length>0)&&!r)return h("missing",`there is no ${m(s)}, and create is false`);if(typeof o=="number")return h(
"missing",`${m(s)} is no array that is written in place`);let c=e2.at(s).findLast(p=>p.node.type==="TOMLTable"),f=e2.below(s).findLast(p=>p.value&&!p.inline&&(p.
table?.resolvedKey.length??0)<s.length);return c?.table?Zo(e2,c.table,[o],n):s.length===0?ti(e2,o,n):f?ei(e2,f,t.slice(f.table?.resolvedKey.length??0),n):ni(e2,
s,o,n)},zo=(e2,t)=>{let n=t.findLastIndex(s=>typeof s=="number"),r=e2.at(t.slice(0,n));return e2.at(t.slice(0,n+1)).length>0||r.some(s=>s.value?.type==="TOMLArr\
ay")},Xo=(e2,{path:t,node:n},{path:r,value:s,create:o})=>{let i=r.slice(t.length);if(n.type!=="TOMLInlineTable")return h("missing",`${m(t)} is no table`);if(i.length>
1&&!o)return h("missing",`${m(t)} has no ${m(i.slice(0,1))}, and create is false`);let a=$(i.slice(1),s),l=a===void 0?void 0:J(a);if(l===void 0)return h("missin\
g",`${m(r)} would leave a gap in a new array`);let d=`${se(String(i[0]))} = ${l}`;return n.body.length>0?{ok:true,edits:Z(re(e2,n),()=>d)}:{ok:true,edits:Ee(re(
e2,n),{part:d,padding:" ",indent:"  "})}},pe=(e2,t)=>`${e2.map(se).join(".")} = ${J(t)??'""'}`,Zo=(e2,t,n,r)=>{let s=t.body.at(-1),o=G(e2.text,(s??t).range[0]);
return{ok:true,edits:[ze(e2,s?s.range[1]:t.key.range[1],o+pe(n,r))]}},ei=(e2,{node:t},n,r)=>({ok:true,edits:[ze(e2,t.range[1],G(e2.text,t.range[0])+pe(n,r))]}),
ti=(e2,t,n)=>{let r=e2.top.body.findLast(l=>l.type==="TOMLKeyValue");if(r)return{ok:true,edits:[ze(e2,r.range[1],pe([t],n))]};let[s]=e2.top.body,o=pe([t],n)+e2.
lineEnd,i=s?Or(e2.text,s.range[0]):e2.text.length,a=i>0&&e2.text[i-1]!==`
`?e2.lineEnd:"";return{ok:true,edits:[{start:i,end:i,replacement:a+o+(s?e2.lineEnd:"")}]}},Or=(e2,t)=>{let n=L(e2,t);for(;n>0&&/^[ \t]*#/.test(e2.slice(L(e2,n-1),
n));)n=L(e2,n-1);return n},ni=(e2,t,n,r)=>{let{text:s,lineEnd:o}=e2,i=`[${t.map(l=>se(String(l))).join(".")}]`,a=s===""||s.endsWith(`

`)||s.endsWith(`
\r
`)?"":s.endsWith(`
`)?o:o+o;return{ok:true,edits:[{start:s.length,end:s.length,replacement:`${a}${i}${o}${pe([n],r)}${o}`}]}},ze=({text:e2,lineEnd:t},n,r)=>{let s=k(e2,n);return e2[s-
1]===`
`?{start:s,end:s,replacement:r+t}:{start:s,end:s,replacement:t+r}};var xr=e2=>{let t=De(e2,{nesting:Xe,single:true,tags:true});if(!t.ok)return si[t.reason];let[
n]=t.documents;if(!n)return"it is empty";let[r]=n.errors;return r?.message??Wt(n)?.reason??ri(n,e2)},ri=(e2,t)=>(t.endsWith(`
`)||!/[|>]/.test(t)||U(e2,{Scalar:(n,r)=>{let{value:s,type:o,range:i}=r;o?.startsWith("BLOCK")&&i?.[1]===t.length&&typeof s=="string"&&(r.value=s.replace(/\n$/,
""))}}),e2),Xe=100,si={"too-deep":`it nests deeper than ${Xe} collections`,unbalanced:"its brackets are not balanced","second-document":"it holds several docume\
nts"},Mr=e2=>({text:e2,lineEnd:ue(e2),indent:oi(e2),indentSeq:ii(e2)}),oi=e2=>{let t=e2.split(`
`);return t.find((r,s)=>/^ +[^\s#-]/.test(r)&&_r(t[s-1]??"")===0)?.search(/\S/)??2},ii=e2=>{let t;for(let n of e2.split(`
`))if(!/^[ \t]*(?:#|\r?$)/.test(n)){if(t!==void 0&&/^ *- /.test(n))return n.search(/\S/)>t;t=_r(n)}return true},_r=e2=>/^ *[^\s#-].*:[ \t]*(?:#|\r?$)/s.test(e2)?
e2.search(/\S/):void 0,Ze=(e2,t)=>{let n=e2,r,s=[];for(let[o,i]of t.entries()){if(O(n))return{aliased:n,at:t.slice(0,o)};let a=me(n,i);if(a===void 0||!Y(n))return{
node:n,rest:t.slice(o),around:s,part:r};s.push(n),r=a,n=E(a)?a.value:a}return O(n)?{aliased:n,at:t}:{node:n,rest:[],around:s,part:r}},me=(e2,t)=>v(e2)?typeof t==
"number"?e2.items[t]??void 0:void 0:x(e2)?ai(e2).get(String(t)):void 0,kr=new WeakMap,ai=e2=>{let t=kr.get(e2);if(t)return t;let n=new Map;for(let r of e2.items){
let s=ie(r.key);s!==void 0&&!n.has(s)&&n.set(s,r)}return kr.set(e2,n),n},he=e2=>v(e2)?e2.items.map((t,n)=>[n,t]):x(e2)?e2.items.flatMap(t=>{let n=ie(t.key);return n===
void 0?[]:[[n,t]]}):[],E=e2=>"key"in e2,A=e2=>{let[t,n]=e2.range??[0,0];return{start:t,end:n}},et=(e2,t)=>{let{start:n}=A(t);return Ir.lastIndex=n,n-(Ir.exec(e2)?.[1]?.
length??0)},Ir=/(?<=((?:\?[ \t]+)?(?:[!&]\S*[ \t]+)*))/y,Q=(e2,t)=>e2.indexOf(":",A(t).end)+1,ye=(e2,t)=>{if(!Y(t)||t.flow)return A(t).end;let n=t.items.at(-1);
return n?E(n)?li(e2,n):wr(n)?Math.max(tt(e2,A(n).start)+1,0):ye(e2,n):A(t).end},li=(e2,{key:t,value:n})=>wr(n)?_t(e2,t):Math.max(ye(e2,n),_t(e2,t)),wr=e2=>e2===
null||R(e2)&&A(e2).start===A(e2).end&&!di(e2),di=e2=>e2.anchor!==void 0,wt=(e2,t)=>ge(e2,ye(e2,t)),ge=(e2,t)=>e2[t-1]!==`
`?t:e2[t-2]==="\r"?t-2:t-1,tt=(e2,t)=>e2.lastIndexOf("-",t-1),D=(e2,t=false)=>e2?O(e2)?new I(e2.source):v(e2)?e2.items.map(n=>D(n,t)):x(e2)?Object.fromEntries(e2.
items.map(({key:n,value:r})=>[ie(n)??JSON.stringify(D(n)),D(r,t)])):ui(e2,t):null,ui=({value:e2,source:t="",type:n},r)=>{if(typeof e2=="string")return r&&n==="P\
LAIN"&&t===e2?new T(t,e2):e2;let s=Re(Zt(t,e2));return s===void 0?e2:typeof e2=="number"?new T(s):new T(s,e2)},xe=({text:e2},t,n)=>{let[r,s]=E(n)?[n.key,n.value]:
[void 0,n],o=r?A(r).start:t.flow?A(n).start:tt(e2,A(n).start),i=r?_t(e2,r):0,a=s?A(s):{start:o,end:i},l=s&&Y(s)?ye(e2,s):a.end;return{start:o,end:Math.max(l,i)}},
_t=(e2,t)=>{let{end:n}=A(t);return/^\s*:/.test(e2.slice(n))?Q(e2,t):n},Me=(e2,t)=>{let n=t.items.map(r=>xe(e2,t,r));return{text:e2.text,lineEnd:e2.lineEnd,parts:n,
...A(t),between:", ",comment:"#"}};var Cr=(e2,t,n)=>{if(!/<<|\*/.test(e2))return;let r=yi(t);if(r.size===0&&!e2.includes("<<"))return;let s=a=>n+e2.slice(0,A(a).
start).split(`
`).length-1,o=({at:a,merge:l,part:d},c)=>{let f=d&&(E(d)?d.key:d),p=f&&f!==l?` and is written at line ${s(f)}`:"";return{reason:"aliased",message:`${m(a)} comes\
 from the merge at line ${s(l)}${p}; ${c}`}},{contents:i}=t;return{value:Li(i,r),writtenAt:Ti(i,r),judge:(a,l)=>fi(l,{path:a,see:d=>ci(i,d,r),refuse:o})}},ci=(e2,t,n)=>{
let r=e2,s,o;for(let[i,a]of t.entries()){O(r)&&(r=s?n.get(r):void 0);let l=Dr(r??null,a,n),d=l.given&&{at:t.slice(0,i+1),...l.given};o=l.own?d:void 0,(!l.own||d?.
part===void 0)&&(s??=d);let c=l.own??d?.part;r=c&&E(c)?c.value:c}return{node:O(r)?n.get(r)??r:r,merged:s,hidden:o}},fi=(e2,t)=>{let{path:n,see:r,refuse:s}=t,o=r(
n),{merged:i,hidden:a,node:l}=o;if(i&&!i.part)return s(i,`change the mapping that it merges, or ${Ct}`);if(e2.mode==="rename")return hi(e2.to,o,t);if(e2.mode===
"unset")return a?s(a,"without the key here it would be back; remove it there first, or set a value here"):i&&(l===void 0?"done":s(i,`remove it there, or ${Ct}`));
let d=e2.mode==="copy"?r(e2.from):void 0;return d?.merged&&d.node!==void 0?s(d.merged,"copy it from there"):i&&pi(e2,o,{...t,merged:i})},Ct="write the keys of t\
he merge out in its place with an Edit first",pi=(e2,{node:t},{path:n,merged:r,refuse:s})=>{let o=t===void 0?void 0:D(t),i=e2.mode==="set"||e2.mode==="copy";if(e2.
mode==="set"&&o!==void 0&&N(o,e2.value)||!i&&Array.isArray(o)&&o.some(l=>Ke(l,e2.value)))return"done";if(!(i&&r.at.length===n.length||mi(r.part,n[r.at.length]??
0)))return s(r,`change it there, or set ${m(r.at)} here as a whole`)},mi=(e2,t)=>{let n=D((e2&&E(e2)?e2.value:e2)??null);return n===null||N(n,typeof t=="number"?
[]:{})},hi=(e2,{merged:t,hidden:n,node:r},{path:s,see:o,refuse:i})=>{let a=o([...s.slice(0,-1),e2]);if(r===void 0)return a.merged&&a.node!==void 0?"done":void 0;
if(s.at(-1)===e2&&!t)return;let l=t??n??a.merged;return l&&i(l,`rename it there, or ${Ct}`)},yi=e2=>{let t=new Map,n=new Map;return U(e2,{Node:(r,s)=>{let o=O(s)?
t.get(s.source):void 0;O(s)&&o&&n.set(s,o);let{anchor:i}=s;i&&!O(s)&&t.set(i,s)}}),n},gi=e2=>{let t=new Map,n=(r,s)=>{r&&t.set(r,s);for(let[o,i]of he(r))t.set(i,
[...s,o]),n(E(i)?i.value:i,[...s,o])};return n(e2,[]),t},Ti=(e2,t)=>{let n=gi(e2);return r=>{let s=e2,o=[];for(let[i,a]of r.entries()){let l=O(s)?t.get(s):void 0;
l&&(o=n.get(l)??o);let{own:d,given:c}=Dr(l??s??null,a,t),f=d??c?.part,p=f&&n.get(f);if(!f||!p)return[...o,...r.slice(i)];o=p,s=E(f)?f.value:f}return o}},Ai=1e6,
Li=(e2,t)=>{let n=new Map,r=a=>{if(!a)return 1;if(O(a))return r(t.get(a));let l=n.get(a);if(l!==void 0)return l;n.set(a,Number.POSITIVE_INFINITY);let d=he(a).reduce(
(c,[,f])=>c+r(E(f)?f.value:f),1);return n.set(a,d),d};if(r(e2)-n.size>Ai)return;let s=new Map,o=a=>{if(!a)return null;if(O(a))return t.has(a)?o(t.get(a)):D(a);let l=s.
get(a);if(l!==void 0)return l;let d=v(a)?a.items.map(o):x(a)?i(a):D(a);return s.set(a,d),d},i=a=>{let l=he(a).filter(([,f])=>E(f)),d=new Map(l.filter(([,{key:f}])=>!X(
f)).map(([f,{value:p}])=>[f,o(p)])),c=l.filter(([,{key:f}])=>X(f));for(let f of c.flatMap(([,{value:p}])=>Rr(p,t)))for(let[p,y]of Object.entries(o(f)??{}))d.has(
p)||d.set(p,y);return Object.fromEntries(d)};return o(e2)},Dr=(e2,t,n)=>{let r=me(e2,t);return r&&E(r)&&X(r.key)?{own:r,given:{merge:r.key,part:void 0}}:{own:r,
given:x(e2)?Vr(e2,t,{targets:n,passed:new Set}):void 0}},Vr=(e2,t,n)=>{for(let{key:r,value:s}of e2.items)if(X(r))for(let o of Rr(s,n.targets)){if(n.passed.has(o))
continue;n.passed.add(o);let i=me(o,t)??Vr(o,t,n)?.part;if(i)return{merge:r,part:i}}},Rr=(e2,t)=>{let n=o=>O(o)?t.get(o):o,r=n(e2);return(v(r)?r.items.map(n):[r]).
filter(o=>x(o))};var nt=e2=>P(e2)&&Object.keys(e2).length===0,vr=(e2,t)=>un(e2,t)?new T(e2):void 0,_e=e2=>e2 instanceof T?e2.text:void 0,we=(e2,t,{old:n,column:r,
flow:s})=>{if(P(t))return Dt(t);if(typeof t!="string")return _e(t)??String(t);let o=R(n)?n.type:void 0;return!s&&t.includes(`
`)?bi(e2,t,r)??H(t):o==="QUOTE_DOUBLE"?H(t):o==="QUOTE_SINGLE"&&Le(t)?`'${t.replaceAll("'","''")}'`:Te(t,s)},Te=(e2,t)=>{if(on(e2))return H(e2);let n=t?Ae([e2],
{flow:t,spelling:_e}).slice(1,-1):Ae(e2,{spelling:_e});return n.includes(`
`)?H(e2):n},bi=(e2,t,n)=>{if(t.endsWith(`
`)&&!e2.text.endsWith(`
`)||!Le(t.replace(/[\n\t]/g,""))||/^\s|[ \t]\n|\s$(?<!\n)|\n\n$/.test(t))return;let r=" ".repeat(n+e2.indent),s=t.endsWith(`
`),o=(s?t.slice(0,-1):t).split(`
`).map(i=>i===""?"":r+i);return`|${s?"":"-"}${e2.lineEnd}${o.join(e2.lineEnd)}`},Dt=e2=>Ae(e2,{flow:true,spelling:_e,keyOf:vr}).replace(/(?<!\s)\s*\n\s*/g," "),
oe=({indent:e2,indentSeq:t,lineEnd:n},r,s)=>Ae(r,{indent:e2,indentSeq:t,spelling:_e,keyOf:vr}).split(`
`).map(o=>o===""?"":" ".repeat(s)+o).join(n);var Fr=(e2,t,{path:n,value:r,create:s})=>{let{node:o,rest:i}=t,[a,...l]=i;if(a===void 0)return Kr(e2,t,n,r);let d=m(
n.slice(0,n.length-i.length));if(l.length>0&&!s)return h("missing",`${d} has no ${m([a])}, and create is false`);let c=$(l,r);if(c===void 0)return h("missing",`${m(
n)} would leave a gap in a new list`);if(x(o))return Pi(e2,o,{key:a,value:c});if(v(o))return a===o.items.length?Oi(e2,o,c):h("missing",`${d} has ${o.items.length}\
 items, so ${m([a])} is not the next one`);let f=$([a],c);return!Gr(o)||f===void 0?h("missing",`${d} is no mapping or list`):t.part?Kr(e2,t,n,f):ki(e2,f)},Ur=(e2,{
part:t,around:n},r)=>{if(!t||!E(t))return h("missing","it has no key");let{key:s}=t,o=s.anchor;if(o!==void 0)return h("aliased",`the key carries the anchor &${o}\
; make the change with an Edit`);let i=n.some(S=>S.flow),a=R(s)?s.type:void 0,l=a==="QUOTE_DOUBLE"||a==="QUOTE_SINGLE",d=l&&a==="QUOTE_SINGLE"&&Le(r)?`'${r.replaceAll(
"'","''")}'`:l?H(r):Te(r,i),c=A(s),f=et(e2.text,s);if(!Br(d)||e2.text[f]==="?")return{ok:true,edits:[{...c,replacement:d}]};let p=i?" ":e2.lineEnd+" ".repeat(f-
L(e2.text,f)),y=`? ${e2.text.slice(f,c.start)}${d}${p}`;return{ok:true,edits:[{start:f,end:c.end,replacement:y}]}},Br=e2=>e2.length>1e3,Yr=(e2,{node:t},n)=>{let r=t,
[s]=v(t)?r.items:[];if(!s)return h("missing","it is not a list with items");if(r.flow)return{ok:true,edits:ce(Me(e2,r),()=>vt(e2,n))};let o=A(r).start,i=o-L(e2.
text,o),a=jr(e2,n,{column:i,like:s}).replace(/\r?\n$/,"");return{ok:true,edits:[{start:o,end:o,replacement:`- ${a}${e2.lineEnd}${" ".repeat(i)}`}]}},jr=(e2,t,{column:n,
like:r})=>P(t)&&!nt(t)?oe(e2,t,n+2).trimStart():we(e2,t,{old:r,column:n,flow:false}),Gr=e2=>e2===null||R(e2)&&e2.value===null&&(e2.source??"")==="",Kr=(e2,t,n,r)=>{
let{node:s,around:o,part:i}=t;if(!s||!i)return h("missing",`${m(n)} has no place to write a value`);let a=Rt(e2,s);if(a!==void 0)return h("aliased",`${m(n)} car\
ries ${a}, which would be lost; make the change with an Edit`);if(N(D(s),r))return{ok:true,edits:[]};let l=o.some(y=>y.flow),d=Jr(e2,i),c=Y(s)&&!s.flow;if(l||!P(
r)||nt(r)){let y=we(e2,r,{old:s,column:d,flow:l}),S=$r(e2,s,i);return{ok:true,edits:c?Ei(e2,{node:s,part:i},y,r):Vt(e2,S,y)}}if(Y(s)&&s.flow&&s.items.length>0)return{
ok:true,edits:[{...A(s),replacement:Dt(r)}]};if(c)return{ok:true,edits:[Si(e2,{node:s,part:i},r)]};if(!E(i))return{ok:true,edits:Vt(e2,A(s),oe(e2,r,d).trimStart())};
let f=Q(e2.text,i.key),p={start:f,end:Math.max(f,$r(e2,s,i).end)};return{ok:true,edits:Vt(e2,p,Hr(e2,r,d))}},$r=({text:e2},t,n)=>{if(!Gr(t)||!E(n)||!/^[ \t]*:/.
test(e2.slice(A(n.key).end)))return A(t);let r=Q(e2,n.key);return{start:r,end:r}},Rt=({text:e2},t)=>{let{anchor:n,tag:r}=t;return n?`the anchor &${n}`:r&&/(?<!\S)[^\s!]*!\S*$/.
test(e2.slice(0,t.range?.[0]).trimEnd())?"a tag":void 0},Vt=(e2,{start:t,end:n},r)=>{let{text:s}=e2,o=Math.max(t,ge(s,n)),i=t===o&&/[:-]$/.test(s.slice(0,t))&&!/^[\r\n]/.
test(r)?" ":"",a=r.search(/\r?\n/),l=F(s,o);if(a<0||o<n||!/^[ \t]*(?:#.*)?$/.test(s.slice(o,l)))return[{start:t,end:o,replacement:i+r}];let d={start:l,end:l,replacement:r.
slice(a)},c=i+r.slice(0,a);return l===o?[{start:t,end:o,replacement:c+d.replacement}]:[{start:t,end:o,replacement:c},d]},Ei=(e2,{node:t,part:n},r,s)=>{let{text:o}=e2,
i=wt(o,t),{start:a}=A(t),l=E(n)?Q(o,n.key):a,d=o.slice(l,a);if(!d.includes(`
`))return[{start:a,end:i,replacement:r}];if(!d.includes("#"))return[{start:l,end:i,replacement:` ${r}`}];let c=r.includes(`
`)?H(s):r,f=/^[ \t]*(?=#)/.exec(o.slice(i,F(o,i))),p=f?{start:a,end:i+f[0].length,replacement:""}:{start:ge(o,L(o,a)),end:i,replacement:""};return[{start:l,end:l,
replacement:` ${c}`},p]},Si=(e2,{node:t,part:n},r)=>{let{text:s}=e2,{start:o}=A(t),i=L(s,o),a=wt(s,t),l=Jr(e2,n);if(!E(n)||i<=Q(s,n.key))return{start:o,end:a,replacement:oe(
e2,r,o-i).trimStart()};let d=o-i<=l&&!Array.isArray(r);return{start:i,end:a,replacement:oe(e2,r,d?l+e2.indent:o-i)}},Jr=({text:e2},t)=>{let n=E(t)?et(e2,t.key):
tt(e2,A(t).start);return n-L(e2,n)+(E(t)?0:2)},Pi=(e2,t,{key:n,value:r})=>{let s=typeof n=="number"&&Ni(t)?`${n}`:Te(`${n}`,!!t.flow),o=Br(s)?"? ":"";if(t.flow)
return Wr(e2,t,`${o}${s}${o&&" "}: ${vt(e2,r)}`);let[i]=t.items,a=t.items.at(-1);if(!i||!a)return h("missing","the mapping has no place for a key");let l=et(e2.
text,i.key),d=l-L(e2.text,l),c=" ".repeat(d),f=`${c}${o}${s}${o&&e2.lineEnd+c}:${Hr(e2,r,d)}`;return{ok:true,edits:[Qr(e2,t,f)]}},Ni=({items:e2})=>e2.some(({key:t})=>R(
t)&&typeof t.value=="number"),Hr=(e2,t,n)=>!P(t)||nt(t)?` ${we(e2,t,{old:void 0,column:n,flow:false})}`:e2.lineEnd+oe(e2,t,n+(Array.isArray(t)&&!e2.indentSeq?0:
e2.indent)),Oi=(e2,t,n)=>{if(t.flow)return Wr(e2,t,vt(e2,n));let r=A(t).start,s=r-L(e2.text,r),o=jr(e2,n,{column:s,like:t.items.at(-1)});return{ok:true,edits:[Qr(
e2,t,`${" ".repeat(s)}- ${o}`)]}},Wr=(e2,t,n)=>{let r=Me(e2,t);return t.items.length>0?{ok:true,edits:Z(r,()=>n)}:{ok:true,edits:Ee(r,{part:n,padding:x(t)?" ":"",
indent:" ".repeat(e2.indent)})}},vt=(e2,t)=>we(e2,t,{old:void 0,column:0,flow:true}),Qr=({text:e2,lineEnd:t},n,r)=>{let s=ye(e2,n),o=e2[s-1]===`
`?s:k(e2,s);return e2[o-1]===`
`?{start:o,end:o,replacement:r+t}:{start:o,end:o,replacement:t+r}},ki=(e2,t)=>{let{text:n,lineEnd:r}=e2,s=/(?:^|\n)\.\.\.[ \t\r]*(?:\n[\s\S]*)?$/.exec(n),o=s?s.
index+Number(s[0].startsWith(`
`)):n.length,i=o>0&&n[o-1]!==`
`?r:"";return{ok:true,edits:[{start:o,end:o,replacement:`${i}${oe(e2,t,0)}${r}`}]}};var Zr=e2=>{let t=xr(e2);if(typeof t=="string")return`it is not YAML that ca\
n be changed: ${t}`;let n=Mr(e2),{contents:r}=t;return{value:D(r),edit:s=>Ki(n,t,s),...zr(t)&&{say:vi},view:s=>Cr(e2,t,s),spelledAt:s=>{let o=Ze(r,s);return"ali\
ased"in o||o.rest.length>0?void 0:D(o.node,true)},uncopied(s){let o=Ze(r,s);return"aliased"in o||o.rest.length>0?void 0:Ii(n,o.node)},comments:()=>Mi(e2),pieces:()=>zr(
t)||/[&*]/.test(e2)&&Ci(t)?Bn:Di(e2,r)}},Ii=(e2,t)=>{let n;return t&&U(t,{Node:(r,s)=>{let o=r==="key"&&(!R(s)||ie(s)!==s.source||xi(s));return Rt(e2,s)==="a ta\
g"?n="a tag":o&&(n="a key that would be spelt otherwise"),n===void 0?void 0:U.BREAK}}),n},xi=({source:e2="",type:t})=>t==="PLAIN"&&Te(e2,false)!==e2,Mi=e2=>{let t=[],
[n,r]=[0,false];for(let s of new Gt().lex(e2)){if(s===qr||s===_i||s===wi){r=s===qr;continue}!r&&s.startsWith("#")&&t.push({start:n,end:n+s.length}),n+=s.length,
r=false}return t},{SCALAR:qr,FLOW_END:_i,DOCUMENT:wi}=jt,Ci=e2=>{let t=false;return U(e2,{Node:(n,r)=>(t||=O(r)||r.anchor!==void 0,t?U.BREAK:void 0)}),t},Di=(e2,t)=>{
let n=[],r=[],s=[],o=(i,a)=>{if(!Y(i)||i.flow)return;let l;for(let[c,f]of he(i))l=E(f)?Ri(e2,f,[...a,c]):void 0,l?n.push(l):o(E(f)?f.value:f,[...a,c]);l&&r.push(
{path:a,last:l});let d=v(i)?Vi(e2,i.items.at(-1)):void 0;d&&s.push({path:a,last:d})};return o(t,[]),{pieces:n,mappings:r,lists:s}},Vi=(e2,t)=>{if(!R(t))return;let{
start:n,end:r}=A(t),s={start:L(e2,n),end:k(e2,Math.max(n,r-1))};return k(e2,n)===s.end&&/^[ \t]*- [^\n]*\n$/.test(e2.slice(s.start,s.end))&&n<r&&!/^[ \t]*- +- /.
test(e2.slice(s.start,n+1))?s:void 0},Ri=(e2,{key:t,value:n},r)=>{let{start:s}=A(t),o=k(e2,n?A(n).end-1:s),i=n!==null&&k(e2,s)===o,a=R(n)?!X(t)&&t.tag===void 0&&
n.tag===void 0:!/[&*!?]|<</.test(e2.slice(s,o));return i&&a?{path:r,within:1,start:s,end:o}:void 0},Kt=({text:e2,value:t})=>rn(e2)||ve(e2)?new T(e2,t):en(e2)||le(
e2)||t===e2?new T(e2,e2):void 0,vi=e2=>{let[t,n]=["1.1","1.2"].map(r=>Ht(e2.text,{version:r}));return Object.is(t,n)?Kt(e2):void 0},zr=({directives:e2})=>e2.yaml.
version==="1.1",Ki=(e2,t,n)=>{let r=Ze(t.contents,n.path);if("aliased"in r){let o=`*${r.aliased.source}`;return h("aliased",`${m(r.at)} is the alias ${o}; chang\
e the value that it refers to with an Edit, or write it out with an Edit first`)}let s=$i(e2,r,n);return s.ok&&s.edits.length>0?{...s,repeats:Fi(t,r)}:s},$i=(e2,t,n)=>n.
kind==="set"?Fr(e2,t,n):n.kind==="unset"?Ui(e2,t,n):t.rest.length>0?h("missing",`${m(n.path)} is not there`):n.kind==="rename"?Ur(e2,t,n.to):Yr(e2,t,n.value),Fi=(e2,{
around:t,node:n})=>{let r=new Set([...t,...Y(n)?[n]:[]].flatMap(o=>o.anchor??[])),s=[];return r.size>0&&U(e2,{Alias:(o,{source:i,range:a})=>{r.has(i)&&s.push({name:i,
at:a?.[0]??0})}}),s},es=e2=>{let t=[{start:0,end:e2.length}];if(!/^(?:---|\.\.\.)/m.test(e2)||!De(e2,{nesting:Xe,tags:true}).ok)return t;let n=[],r;for(let s of new Jt().
parse(e2))s.type==="directive"&&(r??=s.offset),s.type==="document"&&n.push(r??s.offset),(s.type==="document"||s.type==="doc-end")&&(r=void 0);return n.length<2?
t:n.map((s,o)=>({start:o===0?0:s,end:n[o+1]??e2.length}))},Ui=(e2,{rest:t,around:n,part:r},s)=>{if(t.length>0||!r)return{ok:true,edits:[]};let o=n.at(-1);if(!o)
return h("missing",`${m(s.path)} is the whole document`);let i=new Set;for(let c of de(s)){let f=me(o,c);if(!f)continue;i.add(f);let[p]=Bi(E(f)?f.value:f);if(p!==
void 0)return h("aliased",`${m([...s.path.slice(0,-1),c])} carries the anchor &${p}, which would be lost; make the change with an Edit`)}let a=o.items;if(o.flow)
return{ok:true,edits:fe(Me(e2,o),a.map(c=>i.has(c)))};let[l]=a;if(l===void 0||i.size<a.length)return{ok:true,edits:ee([...i].map(c=>Xr(e2,o,c)))};let d=a.slice(
1).map(c=>Xr(e2,o,c));return{ok:true,edits:[Yi(e2,o,n.at(-2)),...ee(d)]}},Bi=e2=>{let t=[];return e2&&U(e2,{Node:(n,r)=>{let{anchor:s}=r;s&&t.push(s)}}),t},Yi=(e2,t,n)=>{
let r=x(t)?"{}":"[]",s=A(t),o=ge(e2.text,xe(e2,t,t.items[0]).end),i=x(n)?n.items.find(({value:f})=>f===t):void 0;if(!i||t.anchor)return{start:s.start,end:o,replacement:r};
let a=Q(e2.text,i.key),l=e2.text.slice(a,s.start),d=/^[ \t]*#[^\n]*?(?=\r?\n)/.exec(l)?.[0]??"";return/^[ \t]*$/.test(l.slice(d.length).replace(/\r?\n/g,""))?{start:a,
end:o,replacement:` ${r}${d}`}:{start:s.start,end:o,replacement:r}},Xr=(e2,t,n)=>{let{text:r}=e2,{start:s,end:o}=xe(e2,t,n),i=t.items[t.items.indexOf(n)+1],a=/^[ \t]*-[ \t-]*$/.
test(r.slice(L(r,s),s)),l=r[o-1]===`
`?o:k(r,o);if(!a||!i){let d=L(r,s);return l===r.length&&r.at(-1)!==`
`&&d>0?{start:d-(r[d-2]==="\r"?2:1),end:l,replacement:""}:{start:d,end:l,replacement:""}}return{start:s,end:xe(e2,t,i).start,replacement:""}};var ld=(e2,t,n)=>{
try{return ji(e2,t,n)}catch(r){if(r instanceof RangeError)return{ok:false,reason:"invalid",message:"it nests too deep"};throw r}},ji=(e2,t,n)=>{let r=Yt(e2),s=ta(
r,rt[t],n);if(s)return{ok:true,splices:os(e2,r,s),notes:ts(r,s),places:1};let o=t==="yaml"?es(r):[{start:0,end:r.length}],i=Qi(r,o,{choice:n.document,...rt[t]});
if("reason"in i)return{ok:false,...i};let a=[],l=[],d=[],c=0,f=Ft(r);for(let{start:p,end:y}of i){let S=Ut(r.slice(p,y),{...rt[t],firstLine:f(p)},n);if(!S.ok)return S;
c+=S.places;for(let{name:g,at:w}of S.repeats)l.push({name:g,at:w+p});for(let g of S.dropped)d.push({...g,start:g.start+p});for(let g of S.edits)a.push({...g,start:g.
start+p,end:g.end+p})}return{ok:true,splices:os(e2,r,a),notes:[...Gi(r,l),...ts(r,a),...Ji(r,d)],places:c}},Ft=e2=>{let[t,n]=[0,1];return r=>(n+=e2.slice(t,r).split(
`
`).length-1,t=r,n)},Gi=(e2,t)=>{let n=new Map(t.toSorted((o,i)=>o.at-i.at).map(({name:o,at:i})=>[i,o])),r=Ft(e2),s=[...n].map(([o,i])=>`*${i} at line ${r(o)}`);
return s.length===0?[]:[`Repeated by ${s.join(", ")}.`]},Ji=(e2,t)=>t.length===0?[]:[`Comments in what was replaced are gone: ${ln(e2,t)}.`],ts=(e2,t)=>{let n=t.
flatMap(({start:o,end:i,replacement:a})=>{let l=Wi.exec(e2.slice(i,Math.min(F(e2,i),i+Hi)))?.[1]?.trim(),d=o<i&&!e2.slice(o,i).includes(`
`)&&!a.includes(`
`),[c=""]=is.exec(l??"")??[];return l===void 0||!d||a.includes(c)?[]:[{start:o,comment:l}]}),r=Ft(e2),s=n.toSorted((o,i)=>o.start-i.start).map(({start:o,comment:i})=>`${JSON.
stringify(i)} at line ${r(o)}`);return s.length===0?[]:[`The comment after the new value stays as it is: ${s.join(", ")}. If it names the old version, correct i\
t with an Edit.`]},Hi=200,is=/\bv?\d+(?:\.\d+)+|\bv\d+/,Wi=new RegExp(`^["']?,?[ \\t]*((?:#|//).*(?:${is.source}).*)$`),Qi=(e2,t,{choice:n,open:r})=>{if(n===void 0)
return t.length>1?{reason:"invalid",message:`it holds ${t.length} documents; say in \`document\` which, or '*' for all`}:t;if(n==="*")return t;if(typeof n=="num\
ber"){let o=t.at(n);return o?[o]:{reason:"missing",message:`it has ${t.length} documents, and no number ${n}`}}let s=Object.entries(n.where).map(([o,i])=>[o.split(
"."),be(i)]);return t.filter(({start:o,end:i})=>{let a=r(e2.slice(o,i)),l=typeof a=="string"?void 0:a.view?.(1)?.value??a.value;return s.every(([d,c])=>N(C(l,d)??
null,c))})},Ut=(e2,{firstLine:t,...n},r)=>{let s=n.open(e2);if(typeof s=="string")return{ok:false,reason:"invalid",message:s};let o=as(r,{...n,...s});if("reason"in
o)return{ok:false,...o};let{spelledAt:i,uncopied:a}=s,l={view:s.view?.(t),...i&&{spelledAt:i},...a&&{uncopied:a}},d=Tn(s.value,o,l);if("reason"in d)return{ok:false,
...d};let{places:c,changes:f}=d,p=bn(s.value,f),y=zi(e2,{opened:s,changes:f,after:p,open:n.open});return y.ok?{...y,dropped:qi(y.edits,e2,{opened:s,changes:f}),
places:c}:y},qi=(e2,t,{opened:n,changes:r})=>{let s=e2.filter(({start:a,end:l})=>/#|\/[/*]/.test(t.slice(a,l)));if(s.length===0||!r.every(({kind:a})=>a==="set"))
return[];let o=n.comments(),i=0;return s.flatMap(({start:a,end:l,replacement:d})=>{let c=[];for(;(o[i]?.start??l)<l;i+=1){let f=o[i];f.start>=a&&c.push({start:f.
start,text:t.slice(f.start,f.end).trimEnd()})}return an(c,d)})},as=(e2,{name:t,say:n})=>{if(!("value"in e2))return e2;let r=dt(e2.value,n);return"value"in r?{...e2,
value:r.value}:{reason:"value",message:`${t} does not read ${r.unsayable} as what the plan says; spell it as ${t} does, with { $literal: \u2026 }, or write it in quo\
tes for a text`}},zi=(e2,t)=>{let{opened:n,changes:r,after:s}=t,o=[],i=[];for(let d of Xi(r)){let c=n.edit(d);if(!c.ok)return c;for(let f of c.edits)o.push(f);for(let f of c.
repeats??[])i.push(f)}if(s!==void 0&&N(n.value,s))return{ok:true,edits:[],repeats:[]};let a=o.toSorted((d,c)=>d.start-c.start||d.end-c.end);if(!Zi(a)&&ss(z(e2,a),
t))return{ok:true,edits:a,repeats:i};if(r.length>1&&r.length*e2.length>ns)return{ok:false,reason:"limit",message:`its ${r.length} changes touch each other, and \
reading ${e2.length} characters for each is over ${ns}; name fewer places`};let l=r.length<2?void 0:ea(e2,t);return l&&!l.ok?l:l&&ss(z(e2,l.edits),t)?{...l,repeats:i}:
ls(r)},Xi=e2=>{let t=new Map;return e2.flatMap(n=>{if(n.kind!=="unset")return[n];let[r,s]=[n.path.slice(-1),JSON.stringify(n.path.slice(0,-1))],o=t.get(s);return o?
o.push(...r):t.set(s,[]),o?[]:[{...n,also:t.get(s)??[]}]})},Zi=e2=>e2.some(({start:t},n)=>n>0&&t<=(e2[n-1]?.end??-1)),ns=4e6,ea=(e2,{changes:t,open:n})=>{let r=e2;
for(let i of t){let a=n(r),l=typeof a=="string"?ls([i]):a.edit(i);if(!l.ok)return l;r=z(r,l.edits.toSorted((d,c)=>d.start-c.start))}let s=0;for(;s<Math.min(e2.length,
r.length)&&e2[s]===r[s];)s+=1;let o=0;for(;o<Math.min(e2.length,r.length)-s&&e2.at(-1-o)===r.at(-1-o);)o+=1;return{ok:true,edits:[{start:s,end:e2.length-o,replacement:r.
slice(s,r.length-o)}]}},ls=([e2])=>({ok:false,reason:"uncertain",message:`the way it is written leaves no certain place for the change at ${m(e2?.path??[])}; ma\
ke it with an Edit`}),ta=(e2,t,{document:n,...r})=>{if(!("value"in r&&r.mode!=="prepend"&&!P(r.value)||r.mode==="unset")||n!==void 0||!Fe(r.path))return;let o=t.
piecesOf(e2),i=r.mode==="unset"?na:r.mode==="append"?sa:ra,a=o&&i(e2,{format:t,request:r,pieces:o});return a&&t.changed(z(e2,a)),a},na=(e2,{request:{path:t},pieces:n})=>{
let r=n.lineOf(t,e2);if(r)return n.removed(r),[{start:r.start,end:r.end,replacement:""}]},ra=(e2,{format:t,request:n,pieces:r})=>{let s=n.path,o=r.holding(s),i=o??
(n.mode==="set"?r.before(s,e2):void 0);if(!i)return;let{start:a,end:l,head:d,rest:c}=i,f=d+e2.slice(a,l),p={...t,open:t.read,firstLine:1},y=p.open(f),g=typeof y!=
"string"&&C(y.value,c)!==void 0==(o!==void 0)?Ut(f,p,{...n,path:c}):void 0;if(!g?.ok||g.edits.some(({replacement:V})=>!ds(V,{isNew:!o})))return;let w=a-d.length,
q=At(g.edits);if(o)r.changed(i,q);else{let V=t.read(z(f,g.edits)),Ce=typeof V=="string"?void 0:V.pieces().pieces.find(us=>us.path.at(-1)===c.at(-1));r.added(i,s,
{by:q,own:Ce&&{...Ce,path:s,start:Ce.start+w,end:Ce.end+w}})}return g.edits.map(V=>({...V,start:V.start+w,end:V.end+w}))},sa=(e2,{format:t,request:n,pieces:r})=>{
let s=n.path,o=r.endOf(s,e2),i=o&&as(n,t);if(!i||"reason"in i||!("value"in i))return;if(r.hasElement(s,i.value))return[];let{head:a,rest:l}=t.list,d=a+e2.slice(
o.start,o.end),c=Ut(d,{...t,open:t.read,firstLine:1},{...n,path:l});if(!c.ok||c.edits.some(({replacement:g})=>!ds(g,{isNew:true})))return;let f=t.read(z(d,c.edits)),
p=typeof f=="string"?void 0:f.pieces().lists.find(g=>g.path.length===l.length);if(!p)return;let y=o.start-a.length,S={start:p.last.start+y,end:p.last.end+y};return r.
appended(s,i.value,{by:At(c.edits),last:S}),c.edits.map(g=>({...g,start:g.start+y,end:g.end+y}))},ds=(e2,{isNew:t})=>t?e2.replace(/^,/,"").trim().split(`
`).length===1:!/[\r\n]/.test(e2),$t=({name:e2,open:t,say:n,list:r})=>{let s=[],o;return{name:e2,say:n,list:r,read:t,open:i=>{let a=s.find(d=>d.text===i);if(a)return a.
opened;let l=t(i);return s=i.length>oa?[]:[{text:i,opened:l},...s.slice(0,1)],l},piecesOf:i=>{if(o?.text===i)return o.pieces;let a=s.find(l=>l.text===i)?.opened;
return o=a&&typeof a!="string"?{text:i,pieces:new Ye(a.pieces(),l=>C(a.value,l))}:void 0,o?.pieces},changed:i=>{o&&={...o,text:i}}}},oa=2**20,rs=$t({name:"JSON",
open:_n,say:wn,list:{head:"[",rest:[]}}),rt={json:rs,jsonc:rs,yaml:$t({name:"YAML",open:Zr,say:Kt,list:{head:"",rest:[]}}),toml:$t({name:"TOML",open:Ar,say:Lr,list:{
head:"k = [",rest:["k"]}})},dd=(e2,t)=>{let n=rt[t].open(e2);return typeof n=="string"?void 0:n.value},ss=(e2,{after:t,open:n})=>{let r=t===void 0?"no value":n(
e2);return t!==void 0&&typeof r!="string"&&N(t,r.value)},os=(e2,t,n)=>{let r=Bt(e2.encoding),s=(l,d)=>r===2?2*(d-l):Buffer.byteLength(t.slice(l,d),e2.encoding),
[o,i]=[0,e2.bom],a=l=>(i+=s(o,l),o=l,i);return n.map(({start:l,end:d,replacement:c})=>({start:a(l),end:a(d),replacement:Buffer.from(c,e2.encoding)}))};export{m as a,
be as b,cn as c,P as d,N as e,Fe as f,ya as g,ld as h,dd as i};
