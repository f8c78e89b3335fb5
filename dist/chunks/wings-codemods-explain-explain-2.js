import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as M,d as ze}from"./wings-codemods-explain-words-2.js";
import{a as He,b as k,c as Le,d as L,e as N,f as z,g as De,h as D,i as Ue}from"./wings-codemods-explain-cover.js";import{b as Ge}from"./core-run-on-baseline.js";
import{b as Me}from"./core-run-verification-2.js";import{b as $e,f as Be,i as Ae,j as Fe}from"./core-run-from-diff-2.js";import{core_git_work_tree_snapshot$a as ae,
core_git_work_tree_snapshot$d as se}from"./hook.js";import{core_run_run_policy_2$a as Ce,core_run_run_policy_2$c as ke}from"./run.js";import{core_policy_secrets_2$e as ge}from"./run.js";
import{core_text_folder_spellings$c as he}from"./run.js";import{wings_codemods_documents$a as Ne,wings_codemods_documents$b as Ie}from"./start.js";import{core_git_remote_refs$a as we,
core_git_remote_refs$b as Se}from"./start.js";import{core_run_baseline_2$d as Pe,core_run_baseline_2$g as _e,core_run_baseline_2$h as ve}from"./start.js";import{
core_workspace_replacement$v as Te}from"./start.js";import{core_git_cat_file$d as be}from"./start.js";import{core_workspace_new_files_2$b as xe}from"./start.js";
import{core_git_commands_grep$a as Ee}from"./start.js";import{core_git_filters$a as Oe,core_git_filters$b as Re,core_git_filters$o as H}from"./start.js";import{
core_plan_steps$a as ye}from"./start.js";import{core_tools_tool$a as ue}from"./start.js";import{core_tools_notebook_edit$a as de,core_tools_notebook_edit$b as pe,
core_tools_notebook_edit$l as G}from"./start.js";import{core_tools_move$a as C}from"./start.js";import{core_tools_run$d as fe}from"./start.js";import{core_git_commands_remote$a as ie,
core_git_commands_remote$d as le}from"./start.js";import{core_git_commands_commit$c as ce}from"./start.js";import{core_workspace_path_guard$l as me}from"./start.js";
import{core_git_git$v as v,core_git_git$y as oe}from"./hook.js";import{core_text_words$a as re}from"./hook.js";import{errors$b as F}from"./hook.js";import{empty$g as T,
empty$h as ne}from"./hook.js";async function Qe(e,t){let{base:r,...n}=t.header,a={...n.options,duplicates:"keep"},{source:o,committed:s}=t.baseline,i=e.flatMap(
u=>u.exceptions?.map(({path:m})=>m)??[]);await s?.load(i);let c=e.flatMap(u=>ft(u,o));for(let u=0;u<We;u+=1){let m=c.map(({step:w})=>w),{results:S}=await k([...m,
...m].map(L),{...t,header:{...n,options:a}}),h=c.flatMap((w,l)=>gt(w,S[l],S[l+m.length])),b=h.length===c.length&&h.every((w,l)=>w===c[l]);if(c=h,b)break;u===We-
1&&(c=[])}let g=e.filter(u=>c.every(m=>m.rule!==u)).map(pt);if(c.length===0)return{cases:new Map,leftOut:g};let p=c.flatMap(({files:u})=>je(u,o,St)),d=new Map([
["changes",Ke(p,o)],["exceptions",Ke(je(i,o,bt),o)]]);return{plan:he(n,c.map(({step:u},m)=>L(u,m))),cases:new Map([...d].filter(([,u])=>u.size>0)),leftOut:g}}var We=4,
pt=({step:e,title:t})=>t??M(e);function ft(e,t){let{step:r,exceptions:n=[]}=e,a=[...new Set(n.map(({path:i})=>i))],o=e.files.map(({path:i})=>i).filter(i=>!a.includes(
i)),s=ut(r,o,t);return o.length===0||s===void 0?[]:r.tool!==C.name?[Ve({rule:e,step:r,files:o,avoided:a},s)]:[{rule:e,files:o,avoided:a,step:{...r,input:{...r.input,
expect_matches:{min:0}}}}]}function ut({tool:e,input:t},r,n){if(e===C.name)return t.glob===void 0?void 0:{};if(e===Ne.name){let a=[t.path].flat().at(-1),o=typeof a==
"string"?a.split(".").at(-1):void 0;return o!==void 0&&r.every(i=>qe(n,i)&&!ht(n,i).includes(o))?{only_if:{not_contains:o}}:void 0}return[pe.name,de.name,Ie.name].
some(a=>a===e)?{}:void 0}function Ve(e,t={}){let{glob:r,exclude:n}=He(e.files,e.avoided),{file_path:a,glob:o,exclude:s,expect_matches:i,...c}=e.step.input,g={glob:r,
...n?.length&&{exclude:n},...t};return{...e,step:{...e.step,input:{...g,...c,expect_matches:{min:0}}}}}function gt(e,t,r){if(!t||!r||t.error||r.error||r.changes.
length>0)return[];let n=new Set(e.rule.files.map(({path:o})=>o)),a=t.changes.map(({path:o,after:s})=>s?o:"").filter(o=>o&&!n.has(o));return a.length===0?[e]:e.step.
tool===C.name?[]:[Ve({...e,avoided:[...e.avoided,...a]})]}var qe=(e,t)=>e.stat(t)?.kind==="file",ht=(e,t)=>e.read(t).toString("utf8"),je=(e,t,r)=>e.filter(n=>yt(
n)&&qe(t,n)&&t.read(n).length<=wt).map(n=>({path:n,size:t.read(n).length})).sort((n,a)=>n.size-a.size||(n.path<a.path?-1:1)).slice(0,r).map(({path:n})=>n),yt=e=>{
let t=me(e,{portable:true});return t.ok&&t.path===e},wt=32768,St=2,bt=20,Ke=(e,t)=>new Map(e.map(r=>{let n=t.stat(r);return[r,{content:t.read(r),executable:n?.kind===
"file"&&(n.mode&64)>0}]}));async function On(e){var P=[];try{let{root:t,pr:r,staged:n=false,except:a,title:o,policy:s,limits:i,runs:c=false,codemod:g=false}=e;let p=Le(
i);let d=await _e({root:t,bare:r!==void 0||e.to!==void 0});let{from:u="HEAD",to:m,merged:S=false}=r===void 0?e:await vt(d,r);let h=await d.run(v(S?await Ct(d,u,
m):u));let b=m===void 0?void 0:await d.run(v(m));let w=b?.tree??(n?await se(d):await ae(d));let l=await d.run(Te(h.tree,w));let y=l.filter(f=>`${d.root}/${f.path}`!==
a);let R=await d.run(Re(y.flatMap(({oldBlob:f,newBlob:_})=>[f,_])));let W=({oldBlob:f,newBlob:_})=>[f,_].some(dt=>(R.get(dt)??0)>Je);let x=y.filter(f=>!W(f));let j=y.
filter(W).map(({path:f})=>({path:f,reason:Tt}));let E=await Ce(d,h.commit,{given:s,asks:false});let O=T(P,await ve(d,{replays:"commit",head:h.commit,base:h.commit,
baseBy:"operator",paths:x.flatMap(({path:f,from:_=f})=>[_])}),true);let et=T(P,be(d),true);let I=T(P,await Pe(d,et,{treeish:w}));await I.load(x.map(({path:f})=>f));
let $=c?E.file.explain?.commands??[]:[];let B=$.length>0?await Me(d):[];let K=T(P,$.length>0&&B.length===0?xe(d):void 0);let Q=T(P,K&&Ge({baseline:O,store:K,policy:E}),
true);let V=Q&&{steps:$.map(_t),outcomeOf:Q.outcomeOf};let q={before:O.source,after:I,tracked:await d.run(H({treeish:h.commit})),holding:f=>kt(d,f,h.commit),load:async f=>O.
committed?.load(f),contents:async f=>await O.committed?.contents(await Mt(d,f,h.commit))??new Map,policy:E,isMarked:f=>O.conversions.of(f).generated,commands:V,
restTogether:true};let A=await Be(d,{base:h.commit,target:b?.commit,title:o});let X={baseline:O,policy:E,checks:ke(E),header:A,commands:V?.outcomeOf};let Y=B.length>
0&&{notes:[`No command of the policy was tried. ${B.join(" ")}`]};let{found:J,proof:Z}=await Ot(x,q,{on:X,effort:p,large:j});if(Z===void 0){let f=g&&{codemod:await Qe(
J.rules,X)};return{...Ye(J,y,{base:h.commit,effort:p,header:A}),...Y,...f}}let tt={source:O.source,result:I,policy:E};let nt=x.length<=Et&&N(R.values(),f=>f)<=Pt;
let{steps:ot,leftOut:ee,isCut:rt}=await z(x,tt,()=>nt||p.allows("ordinary"));let at=new Set(ee.map(({path:f})=>f));let st=D(x.filter(({path:f})=>!at.has(f)),{...q,
made:O.source});let it={moved:[],rules:[],residual:ot,first:0,toRead:st,leftOut:await ge([...ee,...j]),isCut:rt};return{...Ye(it,y,{base:h.commit,effort:p,header:A}),
...Y,ordinary:Z}}catch(lt){var ct=lt,mt=true}finally{var te=ne(P,ct,mt);te&&await te}}async function Ot(e,t,{on:r,effort:n,large:a}){let o=[];for(;;){let s=await Ue(
{...t,changes:e.filter(d=>!o.includes(d))},n),i=o.length===0?s:await xt(s,o,t),c={...i,leftOut:[...i.leftOut,...a]},g=await It(c,e,{on:r,after:t.after,goesOn:()=>n.
allows("proof")}),p=e.filter(d=>!o.includes(d)&&g?.paths.includes(d.path));if(!g||p.length===0||o.length+p.length>Rt)return{found:c,proof:g?.reason};o=[...o,...p]}}
var Rt=8;async function xt(e,t,r){let{before:n,after:a,policy:o}=r,{steps:s,leftOut:i}=await z(t,{source:n,result:a,policy:o},()=>true);return{...e,residual:[...e.
residual,...s],toRead:[...e.toRead,...D(t,{...r,made:n})],leftOut:[...e.leftOut,...i]}}var Je=16*2**20,Et=500,Pt=8*2**20,Tt="It is larger than 16 MiB. Review it\
 separately.",_t=({run:e,files:t})=>ue(fe,{command:e,changes:t});async function vt(e,t){let r=ie("origin"),[n,a]=[`refs/pull/${t}/head`,`refs/pull/${t}/merge`],
{refs:o,defaultBranch:s}=await we(e,r,["HEAD",n,a]),i=o.get(n);if(i===void 0){let p=`origin has no pull request #${t}. Check the number, and that origin is the \
repository on GitHub.`;throw new F({name:"UNKNOWN_REVISION",message:p})}let c=o.get(a),g=c??await Se(e,r,`refs/heads/${s}`);return g===void 0?{from:"HEAD",to:i,
merged:true}:(await e.run(le(r,[i,g])),{from:c===void 0?g:`${c}^1`,to:i,merged:true})}var Ct=async(e,t,r="HEAD")=>{let[n,a]=[await e.run(v(t)),await e.run(v(r))],
o=await e.run(ce(n.commit,a.commit));if(o!==void 0||!oe(e))return o??n.commit;let s=`The history of this shallow clone ends before ${t} and ${r} part. Run \`git \
fetch --unshallow\`, or check out with \`fetch-depth: 0\`.`;throw new F({name:"UNKNOWN_REVISION",message:s})},kt=async(e,t,r)=>await e.run(Ee([t],{treeish:r}))??
await e.run(H({treeish:r}));async function Mt(e,t,r){let n=t.filter(o=>!o.includes(`
`)),a=await e.run(Oe(n.map(o=>`${r}:${o}`)));return n.filter((o,s)=>(a[s]??0)<=Je)}var Ze=({moved:e,rules:t,residual:r,first:n})=>{let a=s=>[s.step,ze(U(s,0))],
o=s=>[s,Nt(s)?`the rest of the change, in ${re(ye(s).length,"file")}`:void 0];return[...e.map(a),...r.slice(0,n).map(o),...t.map(a),...r.slice(n).map(o)].map(([
{tool:s,input:i},c],g)=>({index:g+1,tool:s,input:i,...c&&{why:c},at:{line:g+1,column:1}}))},Nt=({input:e})=>"source"in e&&e.source===De;async function It(e,t,{on:r,
after:n,goesOn:a}){let o=Ze(e);if(e.isCut||!a())return Xe;let{results:s,workspace:i}=await k(o,r,{goesOn:a});if(s.length<o.length)return Xe;let c=s.find(({error:m})=>m);
if(c?.error){let{message:m}=c.error,S=t.flatMap(({path:h})=>h===c.path||m.includes(h)?h:[]);return{reason:`a step about ${c.path} is refused: ${m.split(`
`,1)[0]}`,paths:S}}let g=new Set(e.leftOut.map(({path:m})=>m)),p=Ae(t).filter(({path:m})=>!g.has(m)),d=new Set(p.flatMap(({path:m,from:S=m})=>[m,S])),u=[...p.filter(
m=>!Fe(m,i,n)),...i.changes().filter(({path:m})=>!d.has(m))];return u[0]&&{reason:`the small plan would leave another ${u[0].path}`,paths:u.map(({path:m})=>m)}}
var Xe={reason:"time or memory ended before the small plan was proved",paths:[]};function Ye(e,t,{base:r,effort:{stopped:n,spent:a},header:o}){let{moved:s,rules:i,
toRead:c,leftOut:g}=e,p=s.length+e.first,d=Ze(e),u=new Set(g.map(({path:l})=>l)),m=new Map(t.map(({path:l,insertions:y,deletions:R})=>[l,y+R])),S=new Set([...s,
...i].flatMap(({files:l})=>l.map(({path:y})=>y))),h=({path:l,lines:y})=>{let R=m.get(l)??(Number.isFinite(y)?y:0);return S.has(l)?Math.min(y,R):R},b=[...c.map(l=>({
...l,lines:h(l)})).filter(({path:l})=>!u.has(l)),...[...u].map(l=>({path:l,lines:m.get(l)??0,diff:""}))],w=N(m.values(),l=>l);return{base:r,steps:[...s.map((l,y)=>U(
l,y+1)),...i.map((l,y)=>U(l,p+y+1))],residual:d.flatMap(({index:l})=>l>s.length&&l<=p||l>p+i.length?[l]:[]),lines:{all:w,explained:Math.max(0,w-N(b,({lines:l})=>l))},
files:{all:t.length,explained:Math.max(0,t.length-b.length)},toRead:b,...$e(o,d,g),...n&&{stopped:n},spent:a}}function U({step:e,files:t,matches:r,title:n,exceptions:a=[]},o){
let s=t.map(({lines:p})=>p),i=s.toSorted((p,d)=>p-d)[s.length>>1],c=t.filter(({lines:p})=>p!==i),g=t.filter(({lines:p})=>p===i);return{step:o,title:n??M(e),matches:G(
e.tool).counts?r:t.length,counts:G(e.tool).counts??"files",files:[...c,...g].map(({path:p})=>p),...c.length>0&&{odd:c.length},...a.length>0&&{exceptions:a}}}export{
On as a};
