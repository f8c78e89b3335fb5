import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as k}from"./core-text-regex-2.js";import{a as b,b as K,
c as P,d as O,e as v,f as g,g as x,h as F,k as S}from"./web-tree-sitter.js";import"./wings-codemods-dropped-comments.js";import{m as R,r as y,u as m}from"./wings-codemods-structure-indentation.js";
import"./core-text-template.js";import"./re2js.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import{core_text_json$f as p}from"./hook.js";import"./hook.js";import"./hook.js";import{core_text_words$p as $}from"./hook.js";import"./hook.js";
import"./hook.js";var se=(e,t)=>P(t,n=>{let r=K();b.begin(B);try{let o={engine:n,language:t,held:r};return T(v(e,o),W(o))}catch(o){let i=S(o,r),s=i.reason==="in\
valid"?i.message:"nests too deep, or is too long, to be searched for";return{path:[],message:s}}finally{r.free(),O()}}),B=1e5,W=e=>{let{engine:t,language:n,held:r}=e,
o=r.keep(r.keep(t.parse(n,"")).root()),i=s=>{try{for(let a of o.findAll({...s}))r.keep(a);return}catch(a){return C(V(a),()=>t.kinds(n))}};return{refuses:i,patternFault:(s,a=false)=>i(
{rule:{pattern:s}})??(a&&J(s)?void 0:L(s,e)),kindOf:s=>{let a=g(s),d=a&&t.readPattern(n,a);return d&&d.pattern!=="metaVar"?d.kind:void 0},variablesIn:s=>{let a=g(
s);return a?A(t.readPattern(n,a)):[]}}},J=e=>typeof e=="string"&&/^[\p{L}\p{N}_]+$/u.test(e),A=({pattern:e,text:t="",children:n})=>e==="metaVar"?[m(t)]:n.flatMap(
A),V=e=>{if(!(e instanceof Error)||e instanceof RangeError||e instanceof WebAssembly.RuntimeError)throw e;let[t="",...n]=e.message.split(`
 |->`);return(n.at(-1)??t).split(`
`).join(" ").replace(/\.$/,"")},C=(e,t)=>{let n=/^Kind `(\w+)` is invalid$/.exec(e)?.[1],r=n===void 0?void 0:$(n,t());return r===void 0?e:`${e}; did you mean \`${r}\
\`?`},L=(e,t)=>{let n=g(e);if(!n)return;let{language:r}=t,o=r.expandoChar??"$",i=F(n,r),s=x(n,t),a=s?.hasError?M(s,{sign:o,plain:i}):void 0;if(a)return J(e)?`is\
 not complete code in ${r.title}; write { context: a piece of code that holds it, selector: its kind }`:a.isMissing?`is not complete code: ${JSON.stringify(a.type)}\
 is missing`:`is not complete code: it does not parse at ${JSON.stringify(a.text.slice(0,40).replaceAll(o,"$"))}`},M=(e,t)=>{let{sign:n,plain:r}=t;if(e.isMissing){
let[i=""]=/\S*\s*$/.exec(r.slice(0,e.startIndex))??[];return e.type===";"||e.isNamed&&i.includes(n)?void 0:e}if(!(e.isError&&/^[A-Z_][A-Z0-9_]*$/.test(e.text.trim().
replaceAll(n,"")))){if(e.isError)return e;for(let i of e.children){let s=i.hasError||i.isMissing?M(i,t):void 0;if(s)return s}}},T=({matcher:e,ruleAt:t,replacement:n},r)=>{
if(typeof e=="string"){let o=r.patternFault(e);return o===void 0?I(n,r.variablesIn(e)):{path:[],message:o}}return E({matcher:e,ruleAt:t,replacement:n},r)},E=({matcher:e,
ruleAt:t,replacement:n},r,o=[])=>{let{rule:i,constraints:s={},utils:a={}}=e,d=[[i??{},t],...Object.entries(s).map(([f,c])=>[c,["constraints",f]]),...Object.entries(
a).map(([f,c])=>[c,["utils",f]]),...["expandStart","expandEnd"].flatMap(f=>n[f]?[[n[f],["fix",f]]]:[])];for(let[f,c]of d){let w=_(f,c,r,c!==t);if(w)return w}let l=r.
refuses(e);if(l!==void 0)return{path:Z(l,s),message:l};let u=d.flatMap(([f])=>N(f)).flatMap(r.variablesIn);return z(e,r)??H(n,[...u,...o])??I(n,[...u,...o])??U(
n,r,u)},N=e=>[...e.pattern===void 0?[]:[e.pattern],...y(e,[]).flatMap(([t])=>N(t))],I=({template:e,transforms:t},n)=>{let r=[...n,...t.map(([i])=>i)],o=R(e).find(
i=>!r.includes(i));return o===void 0?void 0:{path:["fix"],message:`names $${o}, which no pattern gives a value`}},Z=(e,t)=>{let n=Object.keys(t).find(r=>e.includes(
`\`${r}\``));return n===void 0?[]:["constraints",n]},D=["kind","regex","nthChild","range","field","stopBy"],_=(e,t,n,r=false)=>{let{pattern:o}=e,i=o===void 0?void 0:
n.patternFault(o,r);if(i!==void 0)return{path:[...t,"pattern"],message:i};for(let[s,a]of y(e,t)){let d=_(s,a,n,r||a.at(-2)!=="all");if(d)return d}for(let s of D){
let a=e[s],d=p(a)&&(s==="stopBy"||s==="nthChild"&&p(a.ofRule));if(a===void 0||d)continue;let l=s==="field"||s==="stopBy"?{has:{[s]:a,regex:"."}}:{[s]:a},u=n.refuses(
{rule:l});if(u!==void 0)return{path:[...t,s],message:u}}},z=(e,t)=>{let n=JSON.stringify([e.rule,e.utils]);for(let[r,o]of Object.entries(e.constraints??{})){let i=[
"constraints",r];if(!(new RegExp(`(?<!\\$\\$)\\$${r}(?![A-Z0-9_])`).test(n)||n.includes(`$$$$${r}`))&&n.includes(`$$$${r}`))return{path:i,message:`is about $$$${r}\
, which matches several nodes; constraints apply to single nodes`};if(h(o,t)?.size===0)return{path:i,message:"never holds: no node has two kinds at once"}}},h=(e,t)=>{
let n=e.pattern===void 0?void 0:t.kindOf(e.pattern),r=[...typeof e.kind=="string"&&/^\w+$/.test(e.kind)?[new Set([e.kind])]:[],...n===void 0?[]:[new Set([n])],...Array.
isArray(e.all)?e.all.filter(p).flatMap(s=>h(s,t)??[]):[],...Array.isArray(e.any)?[G(e.any.filter(p).map(s=>h(s,t)))]:[]].filter(s=>s!==void 0),[o,...i]=r;return o&&
new Set([...o].filter(s=>i.every(a=>a.has(s))))},G=e=>e.every(t=>t!==void 0)?new Set(e.flatMap(t=>[...t])):void 0,H=({transforms:e},t)=>{let n=new Set([...t,...e.
map(([r])=>r)]);for(let[r,{kind:o,source:i,keys:s}]of e){if(!n.has(m(i)))return{path:["transform",r],message:`is made of ${i}, which no pattern gives a value`};
let a=o==="replace"?k(String(s.replace)):void 0;if(typeof a=="string")return{path:["transform",r,"replace"],message:`is not a valid RE2 regular expression: ${a}`}}},
U=({rewriters:e},t,n)=>{for(let[r,o]of e.entries()){let i=E(o,t,n);if(i)return{...i,path:["rewriters",r,...i.path]}}};export{se as judgeStructure};
