import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_report_alike$c as G}from"./start.js";import{core_report_groups$a as L,
core_report_groups$d as F}from"./start.js";import{core_report_net_changes$d as S,core_report_net_changes$f as x,core_report_net_changes$g as I}from"./start.js";
import{core_report_safe_markdown_2$b as T,core_report_safe_markdown_2$c as p,core_report_safe_markdown_2$d as A,core_report_safe_markdown_2$l as E}from"./start.js";
import{core_tools_notebook_edit$m as k}from"./start.js";import{core_text_group_by$a as w}from"./start.js";import{core_text_words$a as y,core_text_words$b as b,core_text_words$e as M}from"./hook.js";
import{core_text_digest$a as O}from"./hook.js";var D=[{grain:"alike",reasons:Number.POSITIVE_INFINITY},{grain:"alike",reasons:80},{grain:"alike",reasons:0},...[
10,100,1e3,1e4,1e5,1e6].map(e=>({grain:e,reasons:0}))],q=12;function ke(e,{budget:n,leftOutBy:t,hasBoxes:s=false}){for(let o of D){if((o.grain==="alike"?1:e.steps.
length/o.grain)*q>n)continue;let r=j(e,{...o,leftOutBy:t}),a=s?r:r.map(l=>({...l,ticked:void 0})),d=B(e,o.grain,a);if(Buffer.byteLength(d)<=n)return d}return B(
e,Number.MAX_SAFE_INTEGER,[{steps:[],ticked:void 0,text:`${e.steps.length} steps: too many to list here`}])}var Re=(e,n)=>j(e,{grain:n,reasons:0}),z=(e,n)=>O(JSON.
stringify([e.plan.sha256,...n.filter(({ticked:t})=>t!==void 0).map(({steps:t})=>t)])).slice(0,16);function he(e){let n=[...e.matchAll(/<!-- editplan:steps (?!end )/g)].
at(-1)?.index??0,[,t,s,o]=C.exec(e.slice(n))??[];if(t===void 0||s===void 0)return;let i=[...s.matchAll(/^[ \t]*[-*+][ \t]+\[([ xX])\][ \t]/gm)];return{grain:t===
"alike"?t:Number(t),ticked:i.map(([,r])=>r!==" "),...o!==void 0&&{boxes:o}}}var C=/^<!-- editplan:steps (\d{1,16}|alike) -->\r?\n([\s\S]*?)<!-- editplan:steps end(?: ([0-9a-f]{16}))? -->/,
B=(e,n,t)=>[`<!-- editplan:steps ${n} -->`,...J(t),`<!-- editplan:steps end ${z(e,t)} -->`].join(`
`),H=({ticked:e,text:n})=>`- ${e===void 0?"":e?"[x] ":"[ ] "}${n}`;function J(e){let n=[];for(let t=0;t<e.length;){let{rule:s,refused:o}=e[t],i=t+1;for(;s!==void 0&&
!o&&e[i]?.rule===s;)i+=1;let r=e.slice(t,i).map(H),a=e.slice(t,i).reduce((l,c)=>l+c.steps.length,0),d=s!==void 0&&a>=L;for(let l of d?V(`${A(s)}: ${y(a,"step")}`,
r):r)n.push(l);t=i}return n}var V=(e,n)=>["",`<details><summary>${e}</summary>`,"",...n,"","</details>",""],Y=10;function j(e,n){let t=new Set(e.plan.without??[]),
s=W(e),o=se(e),i=({index:u,status:m})=>t.has(u)?false:m==="applied"?true:void 0,r=e.steps.filter(u=>u.status!=="read"&&!(k(u.tool)==="reads"&&t.has(u.index))),a=F(
r),d=G(a,i),l=n.grain==="alike"?Q(a,{tickedOf:i,changeOf:d}):U(a,{tickedOf:i,grain:n.grain}),c=new Map;return l.map(({steps:u,ticked:m})=>{let[f,...X]=u,$=m===false,
g=f&&d(f),R=g===void 0?void 0:c.get(g);f&&g!==void 0&&R===void 0&&c.set(g,f.index);let K=f&&X.length===0?Z(f,{...n,isLeft:$,like:R,marks:[...o(f),...s(f.index)]}):
oe(u,{isLeft:$,like:R}),P=u.some(({status:h})=>h==="failed");return{steps:u.map(({index:h})=>h),ticked:m,text:K,rule:re(u),refused:P}})}function Q(e,{tickedOf:n,
changeOf:t}){let s=w(e,t),o=r=>r===void 0?[]:(s.get(r)??[]).slice(1),i=new Set([...s.keys()].flatMap(r=>o(r).length>=Y?o(r):[]));return e.filter(r=>!i.has(r)).flatMap(
r=>{let a=o(t(r)).filter(l=>i.has(l)),d=n(r);return[[r],...a.length>0?[a]:[]].map(l=>({steps:l,ticked:d}))})}function U(e,{tickedOf:n,grain:t}){let s=[];for(let o of e){
let i=n(o),r=s.at(-1),a=r?.ticked===i&&r?.steps[0]?.source===o.source;r&&a&&r.steps.length<t?r.steps.push(o):s.push({steps:[o],ticked:i})}return s}var W=({since:e})=>{
let[n,t]=[new Set(e?.new??[]),new Set(e?.changed??[])];return s=>n.has(s)?["new step"]:t.has(s)?["changed"]:[]};function Z(e,n){let{isLeft:t,like:s,marks:o}=n,i=s===
void 0?n.reasons:0,r=e.status==="applied"&&e.insertions+e.deletions>0,a=s===void 0&&r?` +${e.insertions} \u2212${e.deletions}`:"",d=e.id===void 0||i===0?"":` ${p(
e.id)}`,l=o.map(c=>` **${c}**`).join("");return[`${e.index}${d} ${e.tool} ${I(e,p)}${l}${a}`,n.reasons>0&&e.plan!==void 0?p(e.plan):"",t?ee(n.leftOutBy?.get(e.index)):
ne(e),te(e,i)].filter(Boolean).join(" \xB7 ")}var ee=e=>e===void 0?"*left out*":`*left out by* ${p(e)}`;function ne(e){return e.status==="failed"?`**refused**${e.
error?` \`${e.error.name}\``:""}`:e.status==="collapsed"?`repeats step ${e.duplicate_of}`:e.status==="applied"?"":e.status}function te({why:e=""},n){if(n===0)return"";
let t=Array.from(E(e));return T(t.length>n?`${t.slice(0,n).join("")}\u2026`:t.join(""))}var re=([e])=>e?.source;function oe(e,{isLeft:n,like:t}){let s=new Set(e.
flatMap(x)),o=r=>e.reduce((a,d)=>a+r(d),0),i=e.some(({status:r})=>r==="applied");return[M(e.map(({index:r})=>r)),`${y(e.length,"step")}${t===void 0?"":` like st\
ep ${t}`}${n?", *left out*":""}`,`${y(s.size,"file")}${i?` +${b(o(r=>r.insertions))} \u2212${b(o(r=>r.deletions))}`:""}`].join(" \xB7 ")}function se({steps:e,files:n}){
let t=new Map(n.map(o=>[o.path,o])),s=new Map;for(let o of e)if(o.status==="applied")for(let i of N(o))s.has(i)||s.set(i,o.index);return o=>{let i=o.policy?.behavior===
"ask"?["asks"]:[];if(o.status!=="applied")return i;let r=N(o).flatMap(a=>{let d=t.get(a);return d?ae(d,s.get(a)===o.index):[]});return[...new Set([...ie(o),...r,
...de(o),...i])]}}var N=e=>[...new Set([...S(e).map(({file_path:n})=>n),...x(e)])],ie=({tool:e})=>k(e)==="renames"?["renamed"]:k(e)==="removes"?["deleted"]:[],ae=({
status:e,binary:n},t)=>[...e==="added"&&t?["new"]:[],...n?["binary"]:[]],de=e=>[e,...S(e)].flatMap(({old_mode:n,new_mode:t})=>t==="100755"&&n!=="100755"?["execu\
table"]:n==="100755"&&t==="100644"?["not executable"]:[]),be=e=>e===void 0?"":`- [ ] ${v} Replay the plan on the tip of ${p(e)}`,v="<!-- editplan:replay -->",Se=([
e,n])=>!_(e)&&_(n),_=e=>e.split(/\r?\n/).some(n=>/^[ \t]*[-*+][ \t]+\[[xX]\][ \t]/.test(n)&&n.includes(v));export{ke as a,Re as b,z as c,he as d,be as e,Se as f};
