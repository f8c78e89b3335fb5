import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as M,c as J,i as K}from"./wings-codemods-explain-cover.js";
import{core_plan_define_plan$b as z}from"./run.js";import{core_run_request$e as j}from"./run.js";import{core_run_run_policy_2$a as D,core_run_run_policy_2$c as H}from"./run.js";
import{core_text_folder_spellings$c as T}from"./run.js";import{wings_codemods_documents$a as Q,wings_codemods_documents$b as X}from"./start.js";import{core_run_baseline_2$g as q,
core_run_baseline_2$h as $}from"./start.js";import{core_workspace_replacement$q as R,core_workspace_replacement$t as U}from"./start.js";import{core_git_filters$C as N,
core_git_filters$o as L}from"./start.js";import{core_plan_steps$a as h}from"./start.js";import{core_tools_notebook_edit$b as I,core_tools_notebook_edit$f as F,core_tools_notebook_edit$m as f}from"./start.js";
import{core_tools_move$a as G}from"./start.js";import{core_tools_file_choice$o as E,core_tools_file_choice$s as A}from"./start.js";import{core_workspace_file_identity$j as x}from"./hook.js";
import{errors$b as B}from"./hook.js";import{empty$g as _,empty$h as C}from"./hook.js";var Ge=(e,n)=>x(()=>te(z(e),n));async function te(e,{root:n,base:t,policy:r}){
var k=[];try{let l=await q({root:n});let{steps:i,digest:s,...a}=e;let d=_(k,await $(l,{replays:"work-tree",base:t??e.base,baseBy:t===void 0?"plan":"operator",paths:j(
e).paths}),true);let u=await D(l,d.head.commit,{given:r,asks:false});let m={baseline:d,policy:u,checks:H(u),header:a};let g=[...e.steps];let S=await M(g,m);let w=S.
results.flatMap(({error:c})=>c??[]);if(w.length>0)throw new B(w);let P=await l.run(L({treeish:d.committed&&d.base.commit}));let o=await oe(g,{on:m,tracked:P});let p=o.
flatMap(c=>c.merged);if(p.length===0)return{plan:T(a,g),merged:[],leftAlone:[]};let y=me(o.flatMap(c=>c.steps));let b=re(await M(y,m),S);if(b!==void 0)return{plan:T(
a,g),merged:[],leftAlone:o.flatMap(({replaced:c})=>c.length>0?[{steps:c,reason:b}]:[])};return{plan:T(a,y.map((c,O)=>({...c,index:O+1}))),merged:p.map(({step:c,
...O})=>({step:y.indexOf(c)+1,...O})),leftAlone:[]}}catch(Z){var ee=Z,ne=true}finally{var v=C(k,ee,ne);v&&await v}}function re({results:e,workspace:n},t){let r=e.
find(({error:a})=>a)?.error;if(r)return r.message.split(`
`,1)[0]?.replace(/\.$/,"")??"";let[l,i]=[V(n),V(t.workspace)],s=[...new Set([...l.keys(),...i.keys()])].find(a=>!ae(l.get(a),i.get(a)));return s===void 0?void 0:
`${s} would be another one in the end`}var V=e=>new Map(e.changes().map(n=>[n.path,n])),ae=(e,n)=>!e?.after||!n?.after?e!==void 0&&n!==void 0&&e.after===n.after:
e.after.equals(n.after)&&e.mode===n.mode;async function oe(e,n){let t=[],r=n.on.baseline.source;for(let l of se(e)){let i=await ie(r,l,n),s=i&&Y(l[0])?await de(
l,{before:r,after:i},n):void 0;t.push(s??{steps:l,merged:[],replaced:[]}),i&&(r=i)}return t}var se=e=>{let n=[];for(let t=0;t<e.length;){let r=t;for(;r<e.length&&
Y(e[r]);)r+=1;let l=e.slice(t,r),i=l.filter(({tool:d})=>f(d)==="reads"),s=new Map;for(let d of l)f(d.tool)!=="reads"&&s.set(d.why,[...s.get(d.why)??[],d]);for(let[
d,u]of[...s.values()].entries())n.push(d===0?[...i,...u]:u);s.size===0&&i.length>0&&n.push(i);let a=e[r];a&&n.push([a]),t=r+1}return n},Y=e=>{if(!e||!le.has(e.tool))
return false;let{id:n,when:t,input:r}=e;return n!==void 0||t!==void 0||"glob"in r&&r.glob!==void 0||"sha256"in r&&r.sha256!==void 0?false:!("expect_matches"in r&&
(typeof r.expect_matches=="object"||r.expect_matches===0))},le=new Set([F,I,E,A,G,Q,X].map(({name:e})=>e));async function ie(e,n,{on:t}){let r={...t.header,options:{
...t.header.options,reads:"auto"}},{results:l,workspace:i}=await M(n,{...t,header:r},{source:e});return l.some(({status:s})=>s==="failed")?void 0:i}async function de(e,{
before:n,after:t},{on:r,tracked:l}){let i=await K({before:n,after:t,changes:ce(t,e),tracked:[...new Set([...l,..."touched"in n?n.touched():[]])].filter(s=>n.stat(
s)?.kind==="file"),holding:async()=>l,load:async()=>{},contents:async s=>new Map(s.flatMap(a=>pe(n,a))),policy:r.checks},J());return ue(i,e)}var pe=(e,n)=>{let t=N(
()=>e.read(n));return t?[[n,t]]:[]};function ce(e,n){let t=e.changes(),r=new Set(t.flatMap(({path:s,after:a})=>a?[]:[s])),l=new Map(n.flatMap(({tool:s,input:a})=>f(
s)==="renames"&&"new_path"in a&&r.has(a.file_path??"")?[[a.new_path,a.file_path]]:[])),i=new Set(l.values());return t.filter(({path:s,after:a})=>a||!i.has(s)).map(
s=>fe(s,l))}function fe({path:e,before:n,after:t,mode:r},l){let i=t&&!n?l.get(e):void 0,a={path:e,oldMode:n||i?W:R,newMode:R,oldBlob:"",newBlob:"",isUtf8:true};
if(!t)return{...a,status:"deleted"};let d=(r&64)>0?U:W;return i!==void 0?{...a,newMode:d,from:i,status:"renamed"}:{...a,newMode:d,status:n?"modified":"added"}}var W="\
100644";function ue({rules:e,residual:n,leftOut:t},r){if(e.filter(({files:o})=>o.length>1).length===0||t.length>0)return;let i=r.find(({tool:o})=>f(o)!=="reads")?.
why,s=new Set(e.flatMap(({step:o,files:p})=>[...p.map(({path:y})=>y),...h(o)])),a=r.filter(({tool:o})=>f(o)==="reads"),d=r.filter(({tool:o})=>f(o)!=="reads"),u=d.
filter(o=>h(o).every(p=>!s.has(p))),m=d.filter(o=>!u.includes(o)),g=m[0]?.at??{line:1,column:1},S=({tool:o,input:p})=>({index:0,tool:o,input:p,at:g,...i!==void 0&&
{why:i}}),w=e.map(o=>({rule:o,step:S(o.step)})),P=n.filter(o=>h(o).some(p=>s.has(p))).map(S);if(!(w.length+P.length>=m.length))return{steps:[...a,...w.map(({step:o})=>o),
...u,...P],merged:w.map(({rule:{files:o},step:p})=>({step:p,replaces:m.filter(y=>h(y).some(b=>o.some(k=>k.path===b))).length,files:o.length})),replaced:m.map(({
index:o})=>o)}}function me(e){let n=new Set(e.flatMap(t=>[...f(t.tool)==="reads"?[]:h(t),t.when?.file_path??""]));return e.filter(t=>{let{tool:r,id:l,when:i,why:s,
input:a}=t;return f(r)!=="reads"||[l,i,s].some(d=>d!==void 0)?true:"sha256"in a&&a.sha256!==void 0||h(t).some(d=>n.has(d))})}export{Ge as a};
