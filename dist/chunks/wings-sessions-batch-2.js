import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_plan_source_text$d as I,core_plan_source_text$e as g,
core_plan_source_text$f as A}from"./start.js";import{b as w}from"./core-plan-settle.js";import{core_text_json$b as h,core_text_json$d as y,core_text_json$f as o,
core_text_json$h as d,core_text_json$i as f}from"./hook.js";function L(e){if(P(g(e)))return T(I(e)).map(({text:n,line:r})=>{let t=f(n),s=o(t)&&o(t.result)?t.result:
void 0;return{id:o(t)?d(t.custom_id??t.key??""):"",format:s?"anthropic":B(t)?"gemini":"openai",source:{name:e.name,text:n,firstLine:r},failed:S(t)}})}async function $(e,n){
let r=[],t=[],s=new Set;for(let u of e){let{id:c}=u;if(c===""||s.has(c)){let O=c===""?"It does not say which request it answers.":`Another answer is to ${c}, to\
o.`;r.push(N(u,{...l(u,O),mayChangeFiles:true,is:"left out"}));continue}s.add(c);let p=u.failed===void 0?await n(u):void 0;p?k(p)?t.push(l(u,"Its answer propose\
s no change.")):r.push(p):t.push(l(u,`It has no answer: ${u.failed}.`))}let[a,...i]=r;if(!a)return[R(e,t)];let m=a.source&&{...a.source,notImported:[...t,...a.source.
notImported]};return[{...a,...m&&{source:m}},...i]}var k=e=>!e.ok&&e.problems.every(({name:n})=>n==="PLAN_EMPTY")&&!(e.source?.notImported??[]).some(n=>w(n)),N=({
format:e},n)=>({ok:false,problems:[],source:{format:e,notImported:[n]}}),R=([e],n)=>({ok:false,problems:[{name:"PLAN_EMPTY",message:"No answer of the batch prop\
oses a change. Pass one that does.",...e&&{at:b(e)}}],source:{format:e?.format??"openai",notImported:n}}),l=(e,n)=>({construct:`request ${e.id}`.trim(),reason:n,
at:b(e),mayChangeFiles:false,is:"failed"}),b=({source:{name:e,firstLine:n=1}})=>({file:e,line:n,column:1}),B=e=>o(e)&&typeof e.key=="string"&&o(e.response)&&Array.
isArray(e.response.candidates),P=e=>/^\s*[[{]/.test(e)&&A(e).some(n=>B(n)||o(n)&&typeof n.custom_id=="string"&&(o(n.result)&&typeof n.result.type=="string"||"re\
sponse"in n)),S=e=>{if(!o(e))return;let{result:n,response:r,error:t}=e;if(o(n))return n.type==="succeeded"?void 0:d(n.type??"")||"no result";if(o(t))return d(t.
code??t.message??"")||"an error";if(!o(r))return"no response";let s=Number(r.status_code??200);return s>=200&&s<300?void 0:`status ${s}`};function T(e){let n=y(
e,0);if(e[n]!=="["){let s=e.split(`
`).flatMap((a,i)=>a.trim()===""?[]:[{text:a,line:i+1}]);return f(s[0]?.text??"")===void 0?[{text:e,line:1}]:s}let[r,t]=[1,0];return h(e,n).map(({start:s,end:a})=>{
for(let i=e.indexOf(`
`,t);i>=0&&i<s;i=e.indexOf(`
`,i+1))r+=1;return t=s,{text:e.slice(s,a),line:r}})}export{L as a,$ as b};
