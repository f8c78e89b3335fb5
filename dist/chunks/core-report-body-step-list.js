import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_report_alike$c as B}from"./start.js";import{core_report_groups$a as F,
core_report_groups$d as T}from"./start.js";import{core_report_net_changes$d as S,core_report_net_changes$f as x,core_report_net_changes$g as L}from"./start.js";
import{core_report_safe_markdown_2$b as E,core_report_safe_markdown_2$c as p,core_report_safe_markdown_2$d as G,core_report_safe_markdown_2$l as A}from"./start.js";
import{core_tools_notebook_edit$m as k}from"./start.js";import{core_text_group_by$a as I}from"./start.js";import{core_text_digest$a as O}from"./hook.js";import{
core_text_words$a as y,core_text_words$b as b,core_text_words$e as M,core_text_words$q as w}from"./hook.js";var q=[{grain:"alike",reasons:Number.POSITIVE_INFINITY},
{grain:"alike",reasons:80},{grain:"alike",reasons:0},...[10,100,1e3,1e4,1e5,1e6].map(e=>({grain:e,reasons:0}))],z=12;function Re(e,{budget:n,leftOutBy:t,hasBoxes:s=false}){
for(let o of q){if((o.grain==="alike"?1:e.steps.length/o.grain)*z>n)continue;let r=v(e,{...o,leftOutBy:t}),i=s?r:r.map(l=>({...l,ticked:void 0})),d=N(e,o.grain,
i);if(Buffer.byteLength(d)<=n)return d}return N(e,Number.MAX_SAFE_INTEGER,[{steps:[],ticked:void 0,text:`${e.steps.length} steps: too many to list here`}])}var he=(e,n)=>v(
e,{grain:n,reasons:0}),C=(e,n)=>O(JSON.stringify([e.plan.sha256,...n.filter(({ticked:t})=>t!==void 0).map(({steps:t})=>t)])).slice(0,16);function be(e){let n=[...e.
matchAll(/<!-- editplan:steps (?!end )/g)].at(-1)?.index??0,[,t,s,o]=H.exec(e.slice(n))??[];if(t===void 0||s===void 0)return;let a=[...s.matchAll(/^[ \t]*[-*+][ \t]+\[([ xX])\][ \t]/gm)];
return{grain:t==="alike"?t:Number(t),ticked:a.map(([,r])=>r!==" "),...o!==void 0&&{boxes:o}}}var H=/^<!-- editplan:steps (\d{1,16}|alike) -->\r?\n([\s\S]*?)<!-- editplan:steps end(?: ([0-9a-f]{16}))? -->/,
N=(e,n,t)=>[`<!-- editplan:steps ${n} -->`,...V(t),`<!-- editplan:steps end ${C(e,t)} -->`].join(`
`),J=({ticked:e,text:n})=>`- ${e===void 0?"":e?"[x] ":"[ ] "}${n}`;function V(e){let n=[];for(let t=0;t<e.length;){let{rule:s,refused:o}=e[t],a=t+1;for(;s!==void 0&&
!o&&e[a]?.rule===s;)a+=1;let r=e.slice(t,a).map(J),i=e.slice(t,a).reduce((l,c)=>l+c.steps.length,0),d=s!==void 0&&i>=F;for(let l of d?Y(`${G(s)}: ${y(i,"step")}`,
r):r)n.push(l);t=a}return n}var Y=(e,n)=>["",`<details><summary>${e}</summary>`,"",...n,"","</details>",""],Q=10;function v(e,n){let t=new Set(e.plan.without??[]),
s=Z(e),o=ae(e),a=({index:u,status:m})=>t.has(u)?false:m==="applied"?true:void 0,r=e.steps.filter(u=>u.status!=="read"&&!(k(u.tool)==="reads"&&t.has(u.index))),i=T(
r),d=B(i,a),l=n.grain==="alike"?U(i,{tickedOf:a,changeOf:d}):W(i,{tickedOf:a,grain:n.grain}),c=new Map;return l.map(({steps:u,ticked:m})=>{let[f,...K]=u,$=m===false,
g=f&&d(f),R=g===void 0?void 0:c.get(g);f&&g!==void 0&&R===void 0&&c.set(g,f.index);let P=f&&K.length===0?ee(f,{...n,isLeft:$,like:R,marks:[...o(f),...s(f.index)]}):
se(u,{isLeft:$,like:R}),D=u.some(({status:h})=>h==="failed");return{steps:u.map(({index:h})=>h),ticked:m,text:P,rule:oe(u),refused:D}})}function U(e,{tickedOf:n,
changeOf:t}){let s=I(e,t),o=r=>r===void 0?[]:(s.get(r)??[]).slice(1),a=new Set([...s.keys()].flatMap(r=>o(r).length>=Q?o(r):[]));return e.filter(r=>!a.has(r)).flatMap(
r=>{let i=o(t(r)).filter(l=>a.has(l)),d=n(r);return[[r],...i.length>0?[i]:[]].map(l=>({steps:l,ticked:d}))})}function W(e,{tickedOf:n,grain:t}){let s=[];for(let o of e){
let a=n(o),r=s.at(-1),i=r?.ticked===a&&r?.steps[0]?.source===o.source;r&&i&&r.steps.length<t?r.steps.push(o):s.push({steps:[o],ticked:a})}return s}var Z=({since:e})=>{
let[n,t]=[new Set(e?.new??[]),new Set(e?.changed??[])];return s=>n.has(s)?["new step"]:t.has(s)?["changed"]:[]};function ee(e,n){let{isLeft:t,like:s,marks:o}=n,
a=s===void 0?n.reasons:0,r=e.status==="applied"&&e.insertions+e.deletions>0,i=s===void 0&&r?` +${e.insertions} \u2212${e.deletions}`:"",d=e.id===void 0||a===0?"":
` ${p(e.id)}`,l=o.map(c=>` **${c}**`).join("");return[`${e.index}${d} ${e.tool} ${L(e,p)}${l}${i}`,n.reasons>0&&e.plan!==void 0?p(e.plan):"",t?ne(n.leftOutBy?.get(
e.index)):te(e),re(e,a)].filter(Boolean).join(" \xB7 ")}var ne=e=>e===void 0?"*left out*":`*left out by* ${p(e)}`;function te(e){return e.status==="failed"?`**r\
efused**${e.error?` \`${e.error.name}\``:""}`:e.status==="collapsed"?`repeats step ${e.duplicate_of}`:e.status==="applied"?"":e.status}function re({why:e=""},n){
return n===0?"":E(w(A(e),n))}var oe=([e])=>e?.source;function se(e,{isLeft:n,like:t}){let s=new Set(e.flatMap(x)),o=r=>e.reduce((i,d)=>i+r(d),0),a=e.some(({status:r})=>r===
"applied");return[M(e.map(({index:r})=>r)),`${y(e.length,"step")}${t===void 0?"":` like step ${t}`}${n?", *left out*":""}`,`${y(s.size,"file")}${a?` +${b(o(r=>r.
insertions))} \u2212${b(o(r=>r.deletions))}`:""}`].join(" \xB7 ")}function ae({steps:e,files:n}){let t=new Map(n.map(o=>[o.path,o])),s=new Map;for(let o of e)if(o.
status==="applied")for(let a of _(o))s.has(a)||s.set(a,o.index);return o=>{let a=o.policy?.behavior==="ask"?["asks"]:[];if(o.status!=="applied")return a;let r=_(
o).flatMap(i=>{let d=t.get(i);return d?de(d,s.get(i)===o.index):[]});return[...new Set([...ie(o),...r,...le(o),...a])]}}var _=e=>[...new Set([...S(e).map(({file_path:n})=>n),
...x(e)])],ie=({tool:e})=>k(e)==="renames"?["renamed"]:k(e)==="removes"?["deleted"]:[],de=({status:e,binary:n},t)=>[...e==="added"&&t?["new"]:[],...n?["binary"]:
[]],le=e=>[e,...S(e)].flatMap(({old_mode:n,new_mode:t})=>t==="100755"&&n!=="100755"?["executable"]:n==="100755"&&t==="100644"?["not executable"]:[]),Se=e=>e===void 0?
"":`- [ ] ${X} Replay the plan on the tip of ${p(e)}`,X="<!-- editplan:replay -->",xe=([e,n])=>!j(e)&&j(n),j=e=>e.split(/\r?\n/).some(n=>/^[ \t]*[-*+][ \t]+\[[xX]\][ \t]/.
test(n)&&n.includes(X));export{Re as a,he as b,C as c,be as d,Se as e,xe as f};
