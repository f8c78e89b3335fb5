import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_report_alike$d as B}from"./start.js";import{core_report_groups$a as F,
core_report_groups$d as T}from"./start.js";import{core_report_net_changes$d as b,core_report_net_changes$f as S,core_report_net_changes$g as L}from"./start.js";
import{core_report_safe_markdown_2$b as E,core_report_safe_markdown_2$c as p,core_report_safe_markdown_2$d as G,core_report_safe_markdown_2$l as A}from"./start.js";
import{core_tools_notebook_edit$m as w}from"./start.js";import{core_text_group_by$a as I}from"./start.js";import{core_text_digest$a as $}from"./hook.js";import{
core_text_words$a as y,core_text_words$b as h,core_text_words$e as O,core_text_words$q as M}from"./hook.js";var q=[{grain:"alike",reasons:Number.POSITIVE_INFINITY},
{grain:"alike",reasons:80},{grain:"alike",reasons:0},...[10,100,1e3,1e4,1e5,1e6].map(e=>({grain:e,reasons:0}))],z=12;function ke(e,{budget:n,leftOutBy:t,hasBoxes:s=false}){
for(let o of q){if((o.grain==="alike"?1:e.steps.length/o.grain)*z>n)continue;let r=X(e,{...o,leftOutBy:t}),a=s?r:r.map(l=>({...l,ticked:void 0})),d=N(e,o.grain,
a);if(Buffer.byteLength(d)<=n)return d}return N(e,Number.MAX_SAFE_INTEGER,[{steps:[],ticked:void 0,text:`${e.steps.length} steps: too many to list here`}])}var Re=(e,n)=>X(
e,{grain:n,reasons:0}),C=(e,n)=>$(JSON.stringify([e.plan.sha256,...n.filter(({ticked:t})=>t!==void 0).map(({steps:t})=>t)])).slice(0,16);function he(e){let n=[...e.
matchAll(/<!-- editplan:steps (?!end )/g)].at(-1)?.index??0,[,t,s,o]=H.exec(e.slice(n))??[];if(t===void 0||s===void 0)return;let i=[...s.matchAll(/^[ \t]*[-*+][ \t]+\[([ xX])\][ \t]/gm)];
return{grain:t==="alike"?t:Number(t),ticked:i.map(([,r])=>r!==" "),...o!==void 0&&{boxes:o}}}var H=/^<!-- editplan:steps (\d{1,16}|alike) -->\r?\n([\s\S]*?)<!-- editplan:steps end(?: ([0-9a-f]{16}))? -->/,
N=(e,n,t)=>[`<!-- editplan:steps ${n} -->`,...V(t),`<!-- editplan:steps end ${C(e,t)} -->`].join(`
`),J=({ticked:e,text:n})=>`- ${e===void 0?"":e?"[x] ":"[ ] "}${n}`;function V(e){let n=[];for(let t=0;t<e.length;){let{rule:s,refused:o}=e[t],i=t+1;for(;s!==void 0&&
!o&&e[i]?.rule===s;)i+=1;let r=e.slice(t,i).map(J),a=e.slice(t,i).reduce((l,c)=>l+c.steps.length,0),d=s!==void 0&&a>=F;for(let l of d?Y(`${G(s)}: ${y(a,"step")}`,
r):r)n.push(l);t=i}return n}var Y=(e,n)=>["",`<details><summary>${e}</summary>`,"",...n,"","</details>",""],Q=10;function X(e,n){let t=new Set(e.plan.without??[]),
s=Z(e),o=ie(e),i=({index:u,status:m})=>t.has(u)?false:m==="applied"?true:void 0,r=e.steps.filter(u=>u.status!=="read"&&!(w(u.tool)==="reads"&&t.has(u.index))),a=T(
r),d=B(a,i),l=n.grain==="alike"?U(a,{tickedOf:i,changeOf:d}):W(a,{tickedOf:i,grain:n.grain}),c=new Map;return l.map(({steps:u,ticked:m})=>{let[f,...K]=u,x=m===false,
g=f&&d(f),k=g===void 0?void 0:c.get(g);f&&g!==void 0&&k===void 0&&c.set(g,f.index);let P=f&&K.length===0?ee(f,{...n,isLeft:x,like:k,marks:[...o(f),...s(f.index)]}):
se(u,{isLeft:x,like:k}),D=u.some(({status:R})=>R==="failed");return{steps:u.map(({index:R})=>R),ticked:m,text:P,rule:oe(u),refused:D}})}function U(e,{tickedOf:n,
changeOf:t}){let s=I(e,t),o=r=>r===void 0?[]:(s.get(r)??[]).slice(1),i=new Set([...s.keys()].flatMap(r=>o(r).length>=Q?o(r):[]));return e.filter(r=>!i.has(r)).flatMap(
r=>{let a=o(t(r)).filter(l=>i.has(l)),d=n(r);return[[r],...a.length>0?[a]:[]].map(l=>({steps:l,ticked:d}))})}function W(e,{tickedOf:n,grain:t}){let s=[];for(let o of e){
let i=n(o),r=s.at(-1),a=r?.ticked===i&&r?.steps[0]?.source===o.source;r&&a&&r.steps.length<t?r.steps.push(o):s.push({steps:[o],ticked:i})}return s}var Z=({since:e})=>{
let[n,t]=[new Set(e?.new??[]),new Set(e?.changed??[])];return s=>n.has(s)?["new step"]:t.has(s)?["changed"]:[]};function ee(e,n){let{isLeft:t,like:s,marks:o}=n,
i=s===void 0?n.reasons:0,a=e.status==="applied"&&e.insertions+e.deletions>0?` +${e.insertions} \u2212${e.deletions}`:"",d=e.id===void 0||i===0?"":` ${p(e.id)}`,
l=o.map(c=>` **${c}**`).join("");return[`${e.index}${d} ${e.tool} ${L(e,p)}${l}${a}`,n.reasons>0&&e.plan!==void 0?p(e.plan):"",t?ne(n.leftOutBy?.get(e.index)):te(
e),re(e,i)].filter(Boolean).join(" \xB7 ")}var ne=e=>e===void 0?"*left out*":`*left out by* ${p(e)}`;function te(e){return e.status==="failed"?`**refused**${e.error?
` \`${e.error.name}\``:""}`:e.status==="collapsed"?`repeats step ${e.duplicate_of}`:e.status==="applied"?"":e.status}function re({why:e=""},n){return n===0?"":E(
M(A(e),n))}var oe=([e])=>e?.source;function se(e,{isLeft:n,like:t}){let s=new Set(e.flatMap(S)),o=r=>e.reduce((a,d)=>a+r(d),0),i=e.some(({status:r})=>r==="appli\
ed");return[O(e.map(({index:r})=>r)),`${y(e.length,"step")}${t===void 0?"":` like step ${t}`}${n?", *left out*":""}`,`${y(s.size,"file")}${i?` +${h(o(r=>r.insertions))}\
 \u2212${h(o(r=>r.deletions))}`:""}`].join(" \xB7 ")}function ie({steps:e,files:n}){let t=new Map(n.map(o=>[o.path,o])),s=new Map;for(let o of e)if(o.status==="\
applied")for(let i of _(o))s.has(i)||s.set(i,o.index);return o=>{let i=o.policy?.behavior==="ask"?["asks"]:[];if(o.status!=="applied")return i;let r=_(o).flatMap(
a=>{let d=t.get(a);return d?ae(d,s.get(a)===o.index):[]});return[...new Set([...r,...de(o),...i])]}}var _=e=>[...new Set([...b(e).map(({file_path:n})=>n),...S(e)])],
ae=({status:e,binary:n},t)=>[...e==="added"&&t?["new"]:[],...n?["binary"]:[]],de=e=>[e,...b(e)].flatMap(({old_mode:n,new_mode:t})=>t==="100755"&&n!=="100755"?["\
executable"]:n==="100755"&&t==="100644"?["not executable"]:[]),be=e=>e===void 0?"":`- [ ] ${v} Replay the plan on the tip of ${p(e)}`,v="<!-- editplan:replay --\
>",Se=([e,n])=>!j(e)&&j(n),j=e=>e.split(/\r?\n/).some(n=>/^[ \t]*[-*+][ \t]+\[[xX]\][ \t]/.test(n)&&n.includes(v));export{ke as a,Re as b,C as c,he as d,be as e,
Se as f};
