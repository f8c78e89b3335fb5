import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as K,b as M,c as V,i as W}from"./wings-codemods-explain-cover.js";
import{core_plan_define_plan$b as z}from"./run.js";import{core_run_request$e as $}from"./run.js";import{core_run_run_policy_2$a as H,core_run_run_policy_2$c as J}from"./run.js";
import{core_text_folder_spellings$c as T}from"./run.js";import{wings_codemods_documents$a as Q,wings_codemods_documents$b as X}from"./start.js";import{core_run_baseline_2$g as q,
core_run_baseline_2$h as D}from"./start.js";import{core_workspace_replacement$q as R,core_workspace_replacement$t as U}from"./start.js";import{core_git_filters$C as L,
core_git_filters$o as F}from"./start.js";import{core_plan_steps$a as w}from"./start.js";import{core_tools_notebook_edit$b as G,core_tools_notebook_edit$f as j,core_tools_notebook_edit$m as S}from"./start.js";
import{core_tools_move$a as N}from"./start.js";import{core_tools_file_choice$o as I,core_tools_file_choice$s as A}from"./start.js";import{core_text_group_by$a as _}from"./start.js";
import{core_workspace_file_identity$j as E}from"./hook.js";import{errors$b as C}from"./hook.js";import{empty$g as x,empty$h as B}from"./hook.js";var De=(e,t)=>E(
()=>ae(z(e),t));async function ae(e,{root:t,base:r,policy:a}){var P=[];try{let d=await q({root:t});let{steps:l,digest:o,...n}=e;let i=x(P,await D(d,{replays:"wo\
rk-tree",base:r??e.base,baseBy:r===void 0?"plan":"operator",paths:$(e).paths}),true);let c=await H(d,i.head.commit,{given:a,asks:false});let g={baseline:i,policy:c,
checks:J(c),header:n};let m=[...e.steps];let p=await M(m,g);let f=p.results.flatMap(({error:h})=>h??[]);if(f.length>0)throw new C(f);let k=await d.run(F({treeish:i.
committed&&i.base.commit}));let s=await ie(m,{on:g,tracked:k});let u=s.flatMap(h=>h.merged);if(u.length===0)return{plan:T(n,m),merged:[],leftAlone:[]};let y=we(
s.flatMap(h=>h.steps));let b=oe(await M(y,g),p);if(b!==void 0)return{plan:T(n,m),merged:[],leftAlone:s.flatMap(({replaced:h})=>h.length>0?[{steps:h,reason:b}]:[])};
return{plan:T(n,y.map((h,O)=>({...h,index:O+1}))),merged:u.map(({step:h,...O})=>({step:y.indexOf(h)+1,...O})),leftAlone:[]}}catch(te){var ne=te,re=true}finally{
var v=B(P,ne,re);v&&await v}}function oe({results:e,workspace:t},r){let a=e.find(({error:n})=>n)?.error;if(a)return a.message.split(`
`,1)[0]?.replace(/\.$/,"")??"";let[d,l]=[Y(t),Y(r.workspace)],o=[...new Set([...d.keys(),...l.keys()])].find(n=>!se(d.get(n),l.get(n)));return o===void 0?void 0:
`${o} would be another one in the end`}var Y=e=>new Map(e.changes().map(t=>[t.path,t])),se=(e,t)=>!e?.after||!t?.after?e!==void 0&&t!==void 0&&e.after===t.after:
e.after.equals(t.after)&&e.mode===t.mode;async function ie(e,t){let r=[],a=t.on.baseline.source;for(let d of le(e)){let l=await pe(a,d,t),o=l&&ee(d[0])?await ce(
d,{before:a,after:l},t):void 0;r.push(o??{steps:d,merged:[],replaced:[]}),l&&(a=l)}return r}var le=e=>{let t=[];for(let r=0;r<e.length;){let a=r;for(;a<e.length&&
ee(e[a]);)a+=1;let d=e.slice(r,a),l=d.filter(({tool:i})=>S(i)==="reads"),o=new Map;for(let i of d)S(i.tool)!=="reads"&&o.set(i.why,[...o.get(i.why)??[],i]);for(let[
i,c]of[...o.values()].entries())t.push(i===0?[...l,...c]:c);o.size===0&&l.length>0&&t.push(l);let n=e[a];n&&t.push([n]),r=a+1}return t},ee=e=>{if(!e||!de.has(e.
tool))return false;let{id:t,when:r,input:a}=e;return t!==void 0||r!==void 0||"glob"in a&&a.glob!==void 0||"sha256"in a&&a.sha256!==void 0?false:!("expect_matche\
s"in a&&(typeof a.expect_matches=="object"||a.expect_matches===0))},de=new Set([j,G,I,A,N,Q,X].map(({name:e})=>e));async function pe(e,t,{on:r}){let a={...r.header,
options:{...r.header.options,reads:"auto"}},{results:d,workspace:l}=await M(t,{...r,header:a},{source:e});return d.some(({status:o})=>o==="failed")?void 0:l}async function ce(e,{
before:t,after:r},a){let{on:d,tracked:l}=a,o=await fe(e,t,a),n=new Set(o.flatMap(({steps:p})=>p)),i=e.filter(p=>!n.has(p)),c=new Set([...n].flatMap(w)),g=await W(
{before:t,after:r,changes:he(r,i).filter(({path:p})=>!c.has(p)),tracked:[...new Set([...l,..."touched"in t?t.touched():[]])].filter(p=>t.stat(p)?.kind==="file"),
holding:async()=>l,load:async()=>{},contents:async p=>new Map(p.flatMap(f=>ye(t,f))),policy:d.checks},V()),m=Se(g,i);return o.length===0?m:{steps:[...m?.steps??
i,...o.map(({step:p})=>p)],merged:[...m?.merged??[],...o.map(({step:p,steps:f})=>({step:p,replaces:f.length,files:f.length}))],replaced:[...[...n].map(({index:p})=>p),
...m?.replaced??[]]}}async function fe(e,t,{on:r}){let a=e.filter(({tool:n})=>S(n)!=="reads"),d=_(a.flatMap(w),n=>n),l=_(a.filter(me),({tool:n,input:i})=>JSON.stringify(
[n,{...i,file_path:"",expect_matches:""}])),o=[];for(let n of l.values()){let i=n.flatMap(w),[c]=n;if(n.length<2||i.some(k=>(d.get(k)?.length??0)>1))continue;let{
file_path:g,...m}=c.input,p={...r.header,options:{...r.header.options,reads:"auto"}},f=[];for(let k=0;k<ue;k+=1){let s={...K(i,f),...m,replace_all:true},u={...c,
input:{...s,expect_matches:{min:1}}},[y]=(await M([u],{...r,header:p},{source:t})).results;if(!y||y.error)break;let b=y.changes.map(({path:P})=>P).filter(P=>!i.
includes(P));if(f.push(...b),!(b.length>0)){o.push({step:{...c,input:{...s,expect_matches:y.matches}},steps:n});break}}}return o}var ue=4,me=({input:e})=>"regex"in
e&&e.regex!==void 0||"pattern"in e&&e.pattern!==void 0,ye=(e,t)=>{let r=L(()=>e.read(t));return r?[[t,r]]:[]};function he(e,t){let r=e.changes(),a=new Set(r.flatMap(
({path:o,after:n})=>n?[]:[o])),d=new Map(t.flatMap(({tool:o,input:n})=>S(o)==="renames"&&"new_path"in n&&a.has(n.file_path??"")?[[n.new_path,n.file_path]]:[])),
l=new Set(d.values());return r.filter(({path:o,after:n})=>n||!l.has(o)).map(o=>ge(o,d))}function ge({path:e,before:t,after:r,mode:a},d){let l=r&&!t?d.get(e):void 0,
n={path:e,oldMode:t||l?Z:R,newMode:R,oldBlob:"",newBlob:"",isUtf8:true};if(!r)return{...n,status:"deleted"};let i=(a&64)>0?U:Z;return l!==void 0?{...n,newMode:i,
from:l,status:"renamed"}:{...n,newMode:i,status:t?"modified":"added"}}var Z="100644";function Se({rules:e,residual:t,leftOut:r},a){if(e.filter(({files:s})=>s.length>
1).length===0||r.length>0)return;let l=a.find(({tool:s})=>S(s)!=="reads")?.why,o=new Set(e.flatMap(({step:s,files:u})=>[...u.map(({path:y})=>y),...w(s)])),n=a.filter(
({tool:s})=>S(s)==="reads"),i=a.filter(({tool:s})=>S(s)!=="reads"),c=i.filter(s=>w(s).every(u=>!o.has(u))),g=i.filter(s=>!c.includes(s)),m=g[0]?.at??{line:1,column:1},
p=({tool:s,input:u})=>({index:0,tool:s,input:u,at:m,...l!==void 0&&{why:l}}),f=e.map(s=>({rule:s,step:p(s.step)})),k=t.filter(s=>w(s).some(u=>o.has(u))).map(p);
if(!(f.length+k.length>=g.length))return{steps:[...n,...f.map(({step:s})=>s),...c,...k],merged:f.map(({rule:{files:s},step:u})=>({step:u,replaces:g.filter(y=>w(
y).some(b=>s.some(P=>P.path===b))).length,files:s.length})),replaced:g.map(({index:s})=>s)}}function we(e){let t=new Set(e.flatMap(r=>[...S(r.tool)==="reads"?[]:
w(r),r.when?.file_path??""]));return e.filter(r=>{let{tool:a,id:d,when:l,why:o,input:n}=r;return S(a)!=="reads"||[d,l,o].some(i=>i!==void 0)?true:"sha256"in n&&
n.sha256!==void 0||w(r).some(i=>t.has(i))})}export{De as a};
