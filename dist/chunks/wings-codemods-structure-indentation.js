import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as R,b as O}from"./core-text-template.js";import{core_tools_structure_keys$a as k}from"./start.js";
import{core_text_json$f as y}from"./hook.js";var U=(e,t)=>e===0?t:t.map(n=>h(n,-e)),D=e=>({...e,values:w(e.values)}),w=e=>{if(!e.some(({inner:r})=>r))return e;let t=[],
n=e.map(r=>[r,0]).reverse();for(let r=n.pop();r;r=n.pop()){let[{inner:s=[],...o},a]=r;t.push(a===0?o:h(o,a));for(let l of s.toReversed())n.push([l,a+o.start])}return t},
P=(e,t=[])=>({text:e,kept:t,values:[]}),J=(e,t="")=>{let n=[],r=[],s=0;for(let[o,a]of e.entries()){o>0&&(s+=t.length);for(let l of a.kept)n.push(l+s);for(let l of a.
values)r.push(h(l,s));s+=a.text.length}return{text:e.map(({text:o})=>o).join(t),kept:n,values:r}},z=({text:e,kept:t,values:n},r,s)=>({text:e.slice(r,s),kept:t.flatMap(
o=>o>r&&o<=s?[o-r]:[]),values:w(n).flatMap(o=>o.start>=r&&o.end<=s?[h(o,-r)]:[])}),h=(e,t)=>({...e,start:e.start+t,end:e.end+t}),G=(e,t)=>{if(e.text===t)return e;
let[n,r]=[M(e.text),M(t)],s=n.length===r.length?e.kept.flatMap(o=>r[n.indexOf(o)]??[]):[];return P(t,s)},M=e=>Array.from(e.matchAll(/\n/g),({index:t})=>t+1);var V=(e,t)=>{
let n=Math.max(0,t-512),r=e.slice(n,t),s=r.lastIndexOf(`
`)+1;return n>0&&s===0?"":/^[ \t]*/.exec(r.slice(s))?.[0]??""},H=(e,{from:t,to:n,endsLine:r=false})=>{let{text:s,kept:o}=e;if(t===n||!s.includes(`
`))return e;let a=new Set(o),l=[],p=[],g=[],[u,i]=[0,0];for(let[d,f]of s.split(`
`).entries()){let m=u+f.length===s.length,c=f.trim()===""&&(!m||r),K=d>0&&!a.has(u)&&!c,L=K?Z(f,t,n):void 0;(a.has(u)||K&&L===void 0)&&p.push(i);let b=L??f;g.push(
[u,i+b.length-f.length]),l.push(b),u+=f.length+1,i+=b.length+1}return{text:l.join(`
`),kept:p,values:w(e.values).map(d=>j(d,g))}},Z=(e,t,n)=>{if(e.startsWith(t))return n+e.slice(t.length);if(`${t}${n}${/^\s*/.exec(e)?.[0]}`.includes("	"))return;
if(n.length>t.length)return n.slice(t.length)+e;let r=t.slice(n.length);return e.startsWith(r)?e.slice(r.length):e},j=(e,t)=>{let n=r=>{let[s,o]=t[E(t,r)]??[0,0];
return r-s+o};return{...e,start:n(e.start),end:n(e.end)}},E=(e,t)=>{let[n,r]=[0,e.length-1];for(;n<r;){let s=n+r+1>>1;(e[s]?.[0]??0)<=t?n=s:r=s-1}return n},Q=(e,t)=>{
let{text:n,kept:r,values:s}=e,a=[...t.has("whole")?[{start:0,end:n.length}]:[],...s.filter((i,d)=>t.has(d))],l=i=>a.filter(i).length,p=[],g=0;for(let i of[...new Set(
a.flatMap(({start:d,end:f})=>[d,f]))].sort((d,f)=>d-f))p.push(n.slice(g,i),")".repeat(l(({end:d})=>d===i))),p.push("(".repeat(l(({start:d})=>d===i))),g=i;let u=i=>{
let d=c=>c.start<=i.start&&c.end>=i.end,f=l(c=>c.start<i.start||c.start===i.start&&d(c)),m=l(c=>c.end<i.end||c.end===i.end&&!d(c));return{...i,start:i.start+f+l(
({end:c})=>c<=i.start),end:i.end+l(({start:c})=>c<i.end)+m}};return{text:p.join("")+n.slice(g),kept:r.map(i=>i+l(({start:d})=>d<i)+l(({end:d})=>d<i)),values:s.map(
u)}};var ne=e=>v(e,B,()=>true),re=(e,t)=>v(e,I,n=>t.has(n)),B=/(\$\$\$|\$)([A-Z][A-Z0-9_]*)/g,I=new RegExp(`(\\$\\$\\$|\\$)([A-Z][A-Z0-9_]*)|\\$(\\$)|\\$\\{([A-Z][A-Z0-\
9_]*):(${R.join("|")})\\}`,"g"),v=(e,t,n)=>{let r=[],s=0;for(let o of e.matchAll(t)){let[a,l="$",p,g,u,i]=o,d=p??u;u!==void 0&&!n(u)||(r.push(e.slice(s,o.index)),
g!==void 0?r.push("$"):d!==void 0&&r.push({variable:d,several:l.length>1,indent:V(e,o.index),...i!==void 0&&{letters:i}}),s=o.index+a.length)}return[...r,e.slice(
s)]},se=({letters:e},t)=>e?O(e,t):t,oe=e=>e.flatMap(t=>typeof t=="string"?[]:[t.variable]),x=e=>new Set(Array.from(e.matchAll(/(?:\$\$\$|\$\$?)([A-Z][A-Z0-9_]*)/g),
([,t=""])=>t));var A=["inside","has","precedes","follows"],$=Object.keys(k),T=[...$,"stopBy","field"],W=(e,t,n=$)=>{let r=Object.keys(e).find(o=>!n.includes(o));
if(r!==void 0)return F([...t,r],`is a key that no rule of ast-grep has here; known: ${n.join(", ")}`);let s=["all","any"].find(o=>Array.isArray(e[o])&&e[o].length===
0);if(s!==void 0)return F([...t,s],"lists no rule; write one, or leave it out");for(let[o,a]of _(e,t)){let l=A.some(g=>g===a.at(-1)),p=W(o,a,l?T:$);if(p)return p}},
F=(e,t)=>({path:e,message:t}),_=(e,t)=>{let n=(o,a)=>y(a)?[[a,[...t,o]]]:[],{stopBy:r,nthChild:s}=e;return[...[...A,"not"].flatMap(o=>n(o,e[o])),...["all","any"].
flatMap(o=>{let a=e[o];return Array.isArray(a)?a.flatMap((l,p)=>y(l)?[[l,[...t,o,p]]]:[]):[]}),...n("stopBy",r),...y(s)&&y(s.ofRule)?[[s.ofRule,[...t,"nthChild",
"ofRule"]]]:[]]},ce=e=>new Set(typeof e=="string"?x(e):C(e).flatMap(S).flatMap(t=>[...x(t)])),pe=e=>new Set(C(e).flatMap(S).flatMap(t=>t.match(/\$+[A-Z][A-Z0-9_]*/g)??
[]).map(t=>t.replace(/^\$\$(?!\$)/,"$$"))),C=({rule:e,constraints:t={},utils:n={}})=>[e,...Object.values(t),...Object.values(n)].filter(y),S=e=>{let t=y(e.pattern)?
e.pattern.context:e.pattern;return[...typeof t=="string"?[t]:[],..._(e,[]).flatMap(([n])=>S(n))]},N=e=>e.replace(/^\$+/,""),fe=({rule:e,constraints:t={},utils:n={}},r)=>{
let s=a=>x(JSON.stringify(a??"")).has(N(r)),o=a=>[...A,"not","any","nthChild","stopBy"].some(l=>s(a[l]))||typeof a.pattern=="string"&&s(a.pattern)&&/\$\$\$[A-Z0-9_]*\s*[^)\]}>\s]/.
test(a.pattern)||Array.isArray(a.all)&&a.all.filter(y).some(o);return y(e)&&(o(e)||s(n)||Object.values(t).filter(y).some(o))},Y=new Set("abstract and array as b\
reak callable case catch class clone const continue declare default die do echo else elseif empty enddeclare endfor endforeach endif endswitch endwhile enum eva\
l exit extends false final finally fn for foreach from function global goto if implements include include_once instanceof insteadof interface isset list match n\
amespace new null or parent print private protected public readonly require require_once return self static switch throw trait true try unset use var while xor \
yield".split(" ")),ue=e=>{let t=typeof e=="string"?e:q(e.rule);if(t===void 0)return;let n=t.replace(/\$+[A-Z_][A-Z0-9_]*|\$\$\$/g," ").match(/\w+/g)??[],[r]=n.filter(
s=>!Y.has(s.toLowerCase())).flatMap(s=>s.split("_")).toSorted((s,o)=>o.length-s.length);return r!==void 0&&r.length>2?r:void 0},q=e=>{let t=y(e)?e.pattern:void 0;
return typeof t=="string"?t:void 0};export{U as a,D as b,P as c,J as d,z as e,G as f,V as g,H as h,Q as i,ne as j,re as k,se as l,oe as m,$ as n,T as o,W as p,F as q,
_ as r,ce as s,pe as t,N as u,fe as v,ue as w};
