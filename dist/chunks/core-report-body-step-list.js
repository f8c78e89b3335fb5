import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_report_alike$d as _}from"./start.js";import{core_report_groups$a as E,
core_report_groups$d as j}from"./start.js";import{core_report_net_changes$d as O,core_report_net_changes$f as $,core_report_net_changes$g as M}from"./start.js";
import{core_report_safe_markdown_2$b as A,core_report_safe_markdown_2$c as c,core_report_safe_markdown_2$d as N,core_report_safe_markdown_2$l as B}from"./start.js";
import{core_tools_notebook_edit$m as T}from"./start.js";import{core_text_group_by$a as G}from"./start.js";import{core_text_digest$a as L}from"./hook.js";import{
core_text_words$a as y,core_text_words$b as S,core_text_words$e as x,core_text_words$q as F}from"./hook.js";var z=[{grain:"alike",reasons:Number.POSITIVE_INFINITY},
{grain:"alike",reasons:80},{grain:"alike",reasons:0},...[10,100,1e3,1e4,1e5,1e6].map(e=>({grain:e,reasons:0}))],C=12;function Se(e,{budget:n,leftOutBy:t,hasBoxes:r=false}){
for(let o of z){if((o.grain==="alike"?1:e.steps.length/o.grain)*C>n)continue;let s=K(e,{...o,leftOutBy:t,joins:!r}),a=r?s:s.map(u=>({...u,ticked:void 0})),d=J(e,
o.grain,a);if(Buffer.byteLength(d)<=n)return d}return J(e,Number.MAX_SAFE_INTEGER,[{steps:[],ticked:void 0,text:`${e.steps.length} steps: too many to list here`}])}
var xe=(e,n)=>K(e,{grain:n,reasons:0}),H=(e,n)=>L(JSON.stringify([e.plan.sha256,...n.filter(({ticked:t})=>t!==void 0).map(({steps:t})=>t)])).slice(0,16);function Oe(e){
let n=[...e.matchAll(/<!-- editplan:steps (?!end )/g)].at(-1)?.index??0,[,t,r,o]=V.exec(e.slice(n))??[];if(t===void 0||r===void 0)return;let i=[...r.matchAll(/^[ \t]*[-*+][ \t]+\[([ xX])\][ \t]/gm)];
return{grain:t==="alike"?t:Number(t),ticked:i.map(([,s])=>s!==" "),...o!==void 0&&{boxes:o}}}var V=/^<!-- editplan:steps (\d{1,16}|alike) -->\r?\n([\s\S]*?)<!-- editplan:steps end(?: ([0-9a-f]{16}))? -->/,
J=(e,n,t)=>[`<!-- editplan:steps ${n} -->`,...Q(t),`<!-- editplan:steps end ${H(e,t)} -->`].join(`
`),Y=({ticked:e,text:n})=>`- ${e===void 0?"":e?"[x] ":"[ ] "}${n}`;function Q(e){let n=[];for(let t=0;t<e.length;){let{rule:r,refused:o}=e[t],i=t+1;for(;r!==void 0&&
!o&&e[i]?.rule===r;)i+=1;let s=e.slice(t,i).map(Y),a=e.slice(t,i).reduce((u,p)=>u+p.steps.length,0),d=r!==void 0&&a>=E;for(let u of d?U(`${N(r)}: ${y(a,"step")}`,
s):s)n.push(u);t=i}return n}var U=(e,n)=>["",`<details><summary>${e}</summary>`,"",...n,"","</details>",""],W=10;function K(e,n){let t=new Set(e.plan.without??[]),
r=oe(e),o=ue(e),i=({index:l,status:g})=>t.has(l)?false:g==="applied"?true:void 0,s=e.steps.filter(l=>l.status!=="read"&&!(T(l.tool)==="reads"&&t.has(l.index))),
a=j(s),d=_(a,i),u=n.grain==="alike"?ee(Z(a,{tickedOf:i,changeOf:d}),l=>n.joins&&ne(l,[...o(l),...r(l.index)])):te(a,{tickedOf:i,grain:n.grain}),p=new Map;return u.
map(({steps:l,ticked:g,isJoined:m})=>{let[f,...I]=l,w=g===false,k=f&&d(f),h=k===void 0?void 0:p.get(k);f&&k!==void 0&&h===void 0&&p.set(k,f.index);let D=f&&(I.length===
0||m)?re(f,{...n,others:I,isLeft:w,like:h,marks:[...o(f),...r(f.index)]}):le(l,{isLeft:w,like:h}),q=l.some(({status:b})=>b==="failed");return{steps:l.map(({index:b})=>b),
ticked:g,text:D,rule:de(l),refused:q}})}function Z(e,{tickedOf:n,changeOf:t}){let r=G(e,t),o=s=>s===void 0?[]:(r.get(s)??[]).slice(1),i=new Set([...r.keys()].flatMap(
s=>o(s).length>=W?o(s):[]));return e.filter(s=>!i.has(s)).flatMap(s=>{let a=o(t(s)).filter(u=>i.has(u)),d=n(s);return[[s],...a.length>0?[a]:[]].map(u=>({steps:u,
ticked:d}))})}function ee(e,n){let t=[];for(let{steps:r,ticked:o}of e){let[i,...s]=r,a=i&&s.length===0&&n(i),d=t.at(-1);i&&a&&d?.said===a?d.steps.push(i):t.push(
{steps:[...r],ticked:o,said:a})}return t.map(({said:r,...o})=>({...o,isJoined:!!r}))}var ne=(e,n)=>e.status==="applied"&&e.id===void 0&&n.length===0?JSON.stringify(
[e.tool,M(e,c),e.plan,e.source,e.why]):void 0;function te(e,{tickedOf:n,grain:t}){let r=[];for(let o of e){let i=n(o),s=r.at(-1),a=s?.ticked===i&&s?.steps[0]?.source===
o.source;s&&a&&s.steps.length<t?s.steps.push(o):r.push({steps:[o],ticked:i})}return r}var oe=({since:e})=>{let[n,t]=[new Set(e?.new??[]),new Set(e?.changed??[])];
return r=>n.has(r)?["new step"]:t.has(r)?["changed"]:[]};function re(e,n){let{others:t,isLeft:r,like:o,marks:i}=n,s=[e,...t],a=o===void 0?n.reasons:0,[d,u]=[R(s,
"insertions"),R(s,"deletions")],p=e.status==="applied"&&d+u>0?` +${d} \u2212${u}`:"",l=e.id===void 0||a===0?"":` ${c(e.id)}`,g=i.map(m=>` **${m}**`).join("");return[
`${x(s.map(({index:m})=>m))}${l} ${e.tool} ${M(e,c)}${g}${p}`,t.length===0?"":y(s.length,"step"),n.reasons>0&&e.plan!==void 0?c(e.plan):"",r?se(n.leftOutBy?.get(
e.index)):ie(e),ae(e,a)].filter(Boolean).join(" \xB7 ")}var R=(e,n)=>e.reduce((t,r)=>t+r[n],0),se=e=>e===void 0?"*left out*":`*left out by* ${c(e)}`;function ie(e){
return e.status==="failed"?`**refused**${e.error?` \`${e.error.name}\``:""}`:e.status==="collapsed"?`repeats step ${e.duplicate_of}`:e.status==="applied"?"":e.status}
function ae({why:e=""},n){return n===0?"":A(F(B(e),n))}var de=([e])=>e?.source;function le(e,{isLeft:n,like:t}){let r=new Set(e.flatMap($)),o=e.some(({status:i})=>i===
"applied");return[x(e.map(({index:i})=>i)),`${y(e.length,"step")}${t===void 0?"":` like step ${t}`}${n?", *left out*":""}`,`${y(r.size,"file")}${o?` +${S(R(e,"i\
nsertions"))} \u2212${S(R(e,"deletions"))}`:""}`].join(" \xB7 ")}function ue({steps:e,files:n}){let t=new Map(n.map(o=>[o.path,o])),r=new Map;for(let o of e)if(o.
status==="applied")for(let i of X(o))r.has(i)||r.set(i,o.index);return o=>{let i=o.policy?.behavior==="ask"?["asks"]:[];if(o.status!=="applied")return i;let s=X(
o).flatMap(a=>{let d=t.get(a);return d?fe(d,r.get(a)===o.index):[]});return[...new Set([...s,...ce(o),...i])]}}var X=e=>[...new Set([...O(e).map(({file_path:n})=>n),
...$(e)])],fe=({status:e,binary:n},t)=>[...e==="added"&&t?["new"]:[],...n?["binary"]:[]],ce=e=>[e,...O(e)].flatMap(({old_mode:n,new_mode:t})=>t==="100755"&&n!==
"100755"?["executable"]:n==="100755"&&t==="100644"?["not executable"]:[]),$e=e=>e===void 0?"":`- [ ] ${P} Replay the plan on the tip of ${c(e)}`,P="<!-- editpla\
n:replay -->",Me=([e,n])=>!v(e)&&v(n),v=e=>e.split(/\r?\n/).some(n=>/^[ \t]*[-*+][ \t]+\[[xX]\][ \t]/.test(n)&&n.includes(P));export{Se as a,xe as b,H as c,Oe as d,
$e as e,Me as f};
