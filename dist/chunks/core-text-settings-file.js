import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_text_yaml$a as z,core_text_yaml$f as A}from"./run.js";
import{core_text_schema_issues$a as k,core_text_schema_issues$c as b,core_text_schema_issues$d as F,core_text_schema_issues$e as P,core_text_schema_issues$f as w,
core_text_schema_issues$g as T,core_text_schema_issues$h as I}from"./run.js";import{yaml$c as S,yaml$e as f,yaml$h as m,yaml$i as v}from"./start.js";import{core_text_words$p as h,
core_text_words$r as g}from"./hook.js";var j=2**16,K=32;function Y(e,{name:a,what:s,characters:t=j}){let o=d=>_(e,d,a),l=(d,u)=>({ok:false,faults:[{message:d,at:o(
u)}]});if(e.length>t)return l(`The ${s} is longer than ${t/1024} KiB. Shorten it.`,0);let r=z(e,{nesting:K,single:true});if(!r.ok)return l(N[r.reason](s),r.offset);
let[n]=r.documents,i=n&&A(n),c=[...[...n?.errors??[],...n?.warnings??[]].map(({message:d,pos:u})=>({message:d,at:o(u[0])})),...i?[{message:`${i.reason}.`,at:o(i.
offset)}]:[]];if(v(n??null,{Alias:(d,{range:u})=>{c.push({message:`A ${s} cannot use aliases. Write the value out.`,at:o(u?.[0]??0)})}}),c.length>0)return{ok:false,
faults:c};let p=n?.toJS(),$={root:n?.contents??null,value:p,what:s,at:o};return{ok:true,value:p,faultOf:d=>O(d,$),faultsOf:(d,u)=>d.flatMap(k).flatMap(Z=>D(Z,u,
$))}}var N={unbalanced:()=>"Unbalanced brackets. Correct them.","too-deep":e=>`The ${e} is nested too deeply. Flatten it.`,"second-document":e=>`A ${e} is a sin\
gle document. Remove the second one.`},_=(e,a,s)=>{let t=e.slice(0,a).split(`
`);return{file:s,line:t.length,column:(t.at(-1)?.length??0)+1}},O=({path:e,message:a},{root:s,what:t,at:o})=>({message:`${e.join(".")||`The ${t}`}: ${a}.`,at:o(
y(s,e,false))}),E=/^Invalid (?:input|option)\b/,D=(e,a,s)=>{let{root:t,what:o,at:l}=s;if(e.code==="unrecognized_keys")return U(e.keys,e.path,{schema:a,placed:s});
if(!E.test(e.message))return[O(e,s)];let r=T(s.value,e.path),n=e.path.join("."),i=n===""?`The ${o}`:g(n);return[{message:`${r===void 0&&n!==""?`The key ${g(n)} \
is missing${R(e)}`:e.code==="invalid_value"?`${i} is ${F(r)}; it takes ${e.values.join(", ")}`:n===""&&(r??null)===null?`${i} is empty. Begin with \`version: 1\``:
`${i} ${b(e,r)}`}.`,at:l(y(t,e.path,false))}]},R=e=>e.code==="invalid_value"?`. Write \`${String(e.path.at(-1))}: ${e.values.join("` or `")}\``:"",U=(e,a,{schema:s,
placed:t})=>{let o=I(s,a);return e.slice(0,P).map(l=>{let r=o.length>0?`; ${w(h(l,o),o)}`:".",n=a.length>0?` in ${a.join(".")}`:"",{root:i,at:c}=t;return{message:`\
Unknown key ${g(l)}${n}${r}`,at:c(y(i,[...a,l],true))}})},y=(e,a,s)=>{let t=e,o=e?.range?.[0]??0;for(let[l,r]of a.entries()){let n=S(t)?t.items.find(({key:i})=>f(
i)&&String(i.value)===String(r)):void 0;if(s&&l===a.length-1&&f(n?.key))return n.key.range?.[0]??o;if(t=n?n.value:m(t)&&"items"in t?t.items[Number(r)]:void 0,!m(
t))break;o=t.range?.[0]??o}return o};export{Y as a};
