import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as _,b as B,c as K,e as h,f as v,g as b}from"./wings-several-relation.js";
import{a as N,b as y}from"./wings-several-member.js";import{a as c,b as k}from"./core-engine-replay-parts.js";import{a as R}from"./core-run-on-baseline.js";import{
core_plan_define_plan$c as x}from"./run.js";import{core_plan_schema$d as g}from"./run.js";import{core_report_build_report$c as M}from"./start.js";import{core_text_folder_spellings$c as C}from"./run.js";
import{wings_several_words$c as S}from"./start.js";import{core_plan_steps$g as w}from"./start.js";import{core_tools_notebook_edit$m as O}from"./start.js";import{
core_workspace_file_identity$j as P}from"./hook.js";var ue=(e,n)=>P(()=>{let t=x(e);return R(t,n,o=>$(t,o))});async function $(e,n){let t=e.map(a=>({name:I(a),plan:a})),
o=await W(t,n),{plan:s}=o;return{report:F(o),...s&&{plan:s}}}var I=({steps:e})=>[...w(e).files][0]??"plan";function F({members:e,refusals:n,pairs:t,clashes:o,order:s,
plan:a}){let r=l=>e[l]?.name??"",i={nameOf:r,placeOf:l=>L(l,r(l.member))},p={version:1,plans:e.map(({index:l,name:d,plan:f})=>{let m=n.find(({step:u})=>u.member===
l);return{name:d,title:f.title,steps:f.steps.length,...m&&{refused:b(m,i)}}}),pairs:t.map(({members:[l,d],relation:f})=>({changes:[r(l),r(d)],...v(f,i)})),clashes:o.
map(l=>b(l,i)),...s&&{order:s.map(r)}};return a?p:{...p,error:H(p)}}var H=({plans:e,pairs:n,clashes:t})=>{let[o]=e.flatMap(({refused:{error:r}={}})=>r??[]),[s]=[
...n.flatMap(r=>r.relation==="conflicts"?r.clashes??[]:[]),...t],a=s?S(s).join(" "):"The plans do not fit together.";return o??M({name:"PLANS_CONFLICT",message:a,
...s?.step.at&&{at:s.step.at}})},L=({step:e,path:n,lines:t},o)=>({change:o,step:e.index,...e.id!==void 0&&{id:e.id},tool:e.tool,file_path:n,...t&&{lines:t},at:e.
at});async function W(e,n){let t=await N(e,n),o=[];for(let m of t)o.push(await c(y([m]),n));let s=await D(t,o,n),a=t.filter(({index:m})=>s.get(m)!==void 0),r=[];
for(let[m,u]of j(a)){let T=await A(m,u,{needs:s,alone:o,baseline:n});r.push({members:[m.index,u.index],relation:T})}let i=t.flatMap(m=>J(m,s.get(m.index),o)??[]),
p={members:t,refusals:i,pairs:r,clashes:[]};if(i.length>0||r.some(({relation:m})=>m.kind==="conflicts"))return p;let l=E(t,r);if(!l)return{...p,clashes:r.flatMap(
({relation:m})=>m.kind==="order"?m.clashes:[])};let d=await c(y(l),n);if(d.refusal)return{...p,clashes:[await G(l,d.refusal,{baseline:n,alone:o,before:[]})]};let f=await U(
l,d,n);return"problem"in f?{...p,clashes:[z(l,f.problem)]}:{...p,order:l.map(({index:m})=>m),plan:f.plan}}async function A(e,n,{needs:t,...o}){let s=[t.get(e.index)??
[],t.get(n.index)??[]],a=[[e,n,s[0]],[n,e,s[1]]];for(let[i,p,l]of a){let d=o.alone[i.index]?.refusal;if(d&&l.includes(p))return B(i,{other:p,needed:l,refusal:d},
{...o,before:[]})}let r=[...new Set(s.flat())];return _(e,n,{...o,before:r})}function J(e,n,t){let o=n?void 0:t[e.index]?.refusal;return o&&{order:[e.index],step:h(
e,o.step,{alone:t}),problem:o.problem}}function*j(e){for(let[n,t]of e.entries())for(let o of e.slice(n+1))yield[t,o]}function E(e,n){let t=new Set(n.flatMap(({members:[
,r],relation:i})=>i.kind==="same"?r:[])),o=n.flatMap(({relation:r})=>r.kind==="order"?[r.order]:[]),s=[],a=e.filter(({index:r})=>!t.has(r));for(;a.length>0;){let r=({
index:p})=>!o.some(([l,d])=>d===p&&a.some(f=>f.index===l)),i=a.find(r);if(!i)return;s.push(i),a=a.filter(p=>p!==i)}return s}async function G(e,n,t){let o=e.findIndex(
({index:i})=>i===n.member),[s,a]=[e.slice(0,o),e[o]],r=a&&await K(n,s,{...t,refused:a});return{order:e.map(({index:i})=>i),step:h({index:n.member},n.step,t),problem:n.
problem,...r&&{cause:r}}}function z(e,n){let[t]=e,[o]=t?[...t.steps,...t.checks]:[];if(!t||!o)throw new TypeError("a plan has at least one step");return{order:e.
map(({index:s})=>s),step:h(t,o,{alone:[]}),problem:n}}async function D(e,n,t){let o=new Map,s=async r=>(await c(y(r),t)).refusal===void 0;for(let r of e)n[r.index]?.
refusal||o.set(r.index,[]);let a=e.filter(({index:r})=>!o.has(r));for(let r=true;r&&a.length>0;){r=false;let i=await q(e.filter(({index:p})=>o.has(p)),s);for(let p of a){
let l=await Q(p,i,s);l&&(o.set(p.index,l),r=true)}a=a.filter(({index:p})=>!o.has(p))}for(let{index:r}of a)o.set(r,void 0);return o}async function q(e,n){let[t,o]=[
[],e];for(let s=-1;o.length!==s;){s=o.length;let a=[];for(let r of o)await n([...t,r])?t=[...t,r]:a.push(r);o=a}return t}async function Q(e,n,t){for(let s of n)
if(await t([s,e]))return[s];if(!await t([...n,e]))return;let o=n;for(let s of n){let a=o.filter(r=>r!==s);await t([...a,e])&&(o=a)}return o}async function U(e,n,t){
let o=V(n.results.filter(({result:i})=>i.status!=="collapsed")).map(({member:i,step:p},l)=>({...p,index:l+1,id:X(e,i,p)})),s=C(Y(e),o),a=await c([{member:0,options:s.
options,steps:o}],t);return!a.refusal&&k(a,n)?{plan:s}:{problem:{name:"PLANS_CONFLICT",message:"The plans have options that do not fit into one plan. Give them \
the same `trailing_whitespace` and `duplicates`, or apply them one after the other."}}}function V(e){let n=new Set;return e.filter(({step:{tool:t,input:o}})=>{if(O(
t)!=="reads"||!("sha256"in o)||o.sha256===void 0)return true;let s=JSON.stringify(o);return!n.has(s)&&n.add(s)})}var X=(e,n,{id:t,index:o})=>`${e.find(s=>s.index===
n)?.name??"plan"}/${t??o}`;function Y(e){let n=e.map(({plan:r})=>r),t=r=>{let[i,...p]=n.map(d=>d[r]),l=p.every(d=>JSON.stringify(d)===JSON.stringify(i));return i!==
void 0&&l?{[r]:i}:void 0},[o,...s]=n,a=o?.title??"";return{version:1,title:s.length===0?a:`${a} (and ${s.length} more)`,description:e.map(({name:r,plan:i})=>`- ${r}\
: ${i.title}
`).join(""),...t("base"),...t("created"),...t("author"),...Z(n),...ee(n),options:ne(n.map(({options:r})=>r))}}function Z(e){let n=new Map(e.flatMap(t=>t.sessions??
[]).map(t=>[g(t),t]));return n.size>0?{sessions:[...n.values()]}:{}}function ee(e){let n=e.flatMap(({left_out:t=[]})=>t);return n.length>0?{left_out:n}:{}}function ne(e){
let n=(t,o)=>e.some(s=>s[t]===o);return{reads:n("reads","auto")?"auto":"strict",duplicates:"keep",on_error:"stop",commits:e.every(({commits:t})=>t===e[0]?.commits)?
e[0]?.commits??"per-step":"per-step",trailing_whitespace:n("trailing_whitespace","strip")?"strip":"keep"}}export{ue as a,W as b};
