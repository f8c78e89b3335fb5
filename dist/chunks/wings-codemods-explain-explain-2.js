import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as N,d as Le}from"./wings-codemods-explain-words-2.js";
import{a as Ge,b as M,c as He,d as L,e as I,f as z,g as ze,h as D,i as De}from"./wings-codemods-explain-cover.js";import{b as Fe}from"./core-run-on-baseline.js";
import{b as ke}from"./core-run-verification-2.js";import{b as Ie,f as $e,i as Be,j as Ae}from"./core-run-from-diff-2.js";import{core_git_work_tree_snapshot$a as re,
core_git_work_tree_snapshot$d as ae}from"./hook.js";import{core_run_run_policy_2$a as Ce,core_run_run_policy_2$c as ve}from"./run.js";import{core_policy_secrets_2$e as ue}from"./run.js";
import{core_text_folder_spellings$c as ge}from"./run.js";import{wings_codemods_documents$a as Me,wings_codemods_documents$b as Ne}from"./start.js";import{core_git_remote_refs$a as ye,
core_git_remote_refs$b as we}from"./start.js";import{core_run_baseline_2$d as Ee,core_run_baseline_2$g as Te,core_run_baseline_2$h as _e}from"./start.js";import{
core_git_commands_tree_changes$f as Pe}from"./start.js";import{core_git_cat_file$d as Se}from"./start.js";import{core_workspace_new_files_2$b as Re}from"./start.js";
import{core_git_commands_grep$a as xe}from"./start.js";import{core_git_filters$g as H}from"./start.js";import{core_git_commands_object_sizes$a as be,core_git_commands_object_sizes$b as Oe}from"./start.js";
import{core_plan_steps$a as he}from"./start.js";import{core_tools_tool$a as fe}from"./start.js";import{core_tools_notebook_edit$a as me,core_tools_notebook_edit$b as de,
core_tools_notebook_edit$l as G}from"./start.js";import{core_tools_move$a as k}from"./start.js";import{core_tools_run$d as pe}from"./start.js";import{core_git_commands_remote$a as se,
core_git_commands_remote$d as ie}from"./start.js";import{core_git_commands_commit$c as le}from"./start.js";import{core_workspace_path_guard$l as ce}from"./start.js";
import{core_git_git$v as C,core_git_git$x as ne}from"./hook.js";import{core_text_words$a as oe}from"./hook.js";import{errors$b as F}from"./hook.js";import{empty$g as T,
empty$h as te}from"./hook.js";async function Ke(e,t){let{base:r,...n}=t.header,a={...n.options,duplicates:"keep"},{source:o,committed:s}=t.baseline,m=e.flatMap(
u=>u.exceptions?.map(({path:c})=>c)??[]);await s?.load(m);let l=e.flatMap(u=>ft(u,o));for(let u=0;u<Ue;u+=1){let c=l.map(({step:w})=>w),{results:S}=await M([...c,
...c].map(L),{...t,header:{...n,options:a}}),h=l.flatMap((w,i)=>gt(w,S[i],S[i+c.length])),b=h.length===l.length&&h.every((w,i)=>w===l[i]);if(l=h,b)break;u===Ue-
1&&(l=[])}let g=e.filter(u=>l.every(c=>c.rule!==u)).map(pt);if(l.length===0)return{cases:new Map,leftOut:g};let p=l.flatMap(({files:u})=>We(u,o,St)),d=new Map([
["changes",je(p,o)],["exceptions",je(We(m,o,bt),o)]]);return{plan:ge(n,l.map(({step:u},c)=>L(u,c))),cases:new Map([...d].filter(([,u])=>u.size>0)),leftOut:g}}var Ue=4,
pt=({step:e,title:t})=>t??N(e);function ft(e,t){let{step:r,exceptions:n=[]}=e,a=[...new Set(n.map(({path:m})=>m))],o=e.files.map(({path:m})=>m).filter(m=>!a.includes(
m)),s=ut(r,o,t);return o.length===0||s===void 0?[]:r.tool!==k.name?[Qe({rule:e,step:r,files:o,avoided:a},s)]:[{rule:e,files:o,avoided:a,step:{...r,input:{...r.input,
expect_matches:{min:0}}}}]}function ut({tool:e,input:t},r,n){if(e===k.name)return t.glob===void 0?void 0:{};if(e===Me.name){let a=[t.path].flat().at(-1),o=typeof a==
"string"?a.split(".").at(-1):void 0;return o!==void 0&&r.every(m=>Ve(n,m)&&!ht(n,m).includes(o))?{only_if:{not_contains:o}}:void 0}return[de.name,me.name,Ne.name].
some(a=>a===e)?{}:void 0}function Qe(e,t={}){let{glob:r,exclude:n}=Ge(e.files,e.avoided),{file_path:a,glob:o,exclude:s,expect_matches:m,...l}=e.step.input,g={glob:r,
...n?.length&&{exclude:n},...t};return{...e,step:{...e.step,input:{...g,...l,expect_matches:{min:0}}}}}function gt(e,t,r){if(!t||!r||t.error||r.error||r.changes.
length>0)return[];let n=new Set(e.rule.files.map(({path:o})=>o)),a=t.changes.map(({path:o,after:s})=>s?o:"").filter(o=>o&&!n.has(o));return a.length===0?[e]:e.step.
tool===k.name?[]:[Qe({...e,avoided:[...e.avoided,...a]})]}var Ve=(e,t)=>e.stat(t)?.kind==="file",ht=(e,t)=>e.read(t).toString("utf8"),We=(e,t,r)=>e.filter(n=>yt(
n)&&Ve(t,n)&&t.read(n).length<=wt).map(n=>({path:n,size:t.read(n).length})).sort((n,a)=>n.size-a.size||(n.path<a.path?-1:1)).slice(0,r).map(({path:n})=>n),yt=e=>{
let t=ce(e,{portable:true});return t.ok&&t.path===e},wt=32768,St=2,bt=20,je=(e,t)=>new Map(e.map(r=>{let n=t.stat(r);return[r,{content:t.read(r),executable:n?.kind===
"file"&&(n.mode&64)>0}]}));async function On(e){var P=[];try{let{root:t,pr:r,staged:n=false,except:a,title:o,policy:s,limits:m,runs:l=false,codemod:g=false}=e;let p=He(
m);let d=await Te({root:t,bare:r!==void 0||e.to!==void 0});let{from:u="HEAD",to:c,merged:S=false}=r===void 0?e:await Ct(d,r);let h=await d.run(C(S?await vt(d,u,
c):u));let b=c===void 0?void 0:await d.run(C(c));let w=b?.tree??(n?await ae(d):await re(d));let i=await d.run(Pe(h.tree,w));let y=i.filter(f=>`${d.root}/${f.path}`!==
a);let O=await d.run(Oe(y.flatMap(({oldBlob:f,newBlob:_})=>[f,_])));let W=({oldBlob:f,newBlob:_})=>[f,_].some(dt=>(O.get(dt)??0)>Ye);let x=y.filter(f=>!W(f));let j=y.
filter(W).map(({path:f})=>({path:f,reason:Tt}));let E=await Ce(d,h.commit,{given:s,asks:false});let R=T(P,await _e(d,{replays:"commit",head:h.commit,base:h.commit,
baseBy:"operator",paths:x.flatMap(({path:f,from:_=f})=>[_])}),true);let Ze=T(P,Se(d),true);let v=T(P,await Ee(d,Ze,{treeish:w}));await v.load(x.map(({path:f})=>f));
let $=l?E.file.explain?.commands??[]:[];let B=$.length>0?await ke(d):[];let K=T(P,$.length>0&&B.length===0?Re(d):void 0);let Q=T(P,K&&Fe({baseline:R,store:K,policy:E}),
true);let V=Q&&{steps:$.map(_t),outcomeOf:Q.outcomeOf};let et={before:R.source,after:v,tracked:await d.run(H({treeish:h.commit})),holding:f=>kt(d,f,h.commit),load:async f=>R.
committed?.load(f),contents:async f=>await R.committed?.contents(await Mt(d,f,h.commit))??new Map,policy:E,commands:V,restTogether:true};let A=await $e(d,{base:h.
commit,target:b?.commit,title:o});let q={baseline:R,policy:E,checks:ve(E),header:A,commands:V?.outcomeOf};let X=B.length>0&&{notes:[`No command of the policy wa\
s tried. ${B.join(" ")}`]};let{found:Y,proof:J}=await Ot(x,et,{on:q,effort:p,large:j});if(J===void 0){let f=g&&{codemod:await Ke(Y.rules,q)};return{...Xe(Y,y,{base:h.
commit,effort:p,header:A}),...X,...f}}let tt={source:R.source,result:v,policy:E};let nt=x.length<=Et&&I(O.values(),f=>f)<=Pt;let{steps:ot,leftOut:Z,isCut:rt}=await z(
x,tt,()=>nt||p.allows("ordinary"));let at=new Set(Z.map(({path:f})=>f));let st=D(x.filter(({path:f})=>!at.has(f)),R.source,v);let it={moved:[],rules:[],residual:ot,
first:0,toRead:st,leftOut:await ue([...Z,...j]),isCut:rt};return{...Xe(it,y,{base:h.commit,effort:p,header:A}),...X,ordinary:J}}catch(lt){var ct=lt,mt=true}finally{
var ee=te(P,ct,mt);ee&&await ee}}async function Ot(e,t,{on:r,effort:n,large:a}){let o=[];for(;;){let s=await De({...t,changes:e.filter(d=>!o.includes(d))},n),m=o.
length===0?s:await xt(s,o,t),l={...m,leftOut:[...m.leftOut,...a]},g=await It(l,e,{on:r,after:t.after,goesOn:()=>n.allows("proof")}),p=e.filter(d=>!o.includes(d)&&
g?.paths.includes(d.path));if(!g||p.length===0||o.length+p.length>Rt)return{found:l,proof:g?.reason};o=[...o,...p]}}var Rt=8;async function xt(e,t,{before:r,after:n,
policy:a}){let{steps:o,leftOut:s}=await z(t,{source:r,result:n,policy:a},()=>true);return{...e,residual:[...e.residual,...o],toRead:[...e.toRead,...D(t,r,n)],leftOut:[
...e.leftOut,...s]}}var Ye=16*2**20,Et=500,Pt=8*2**20,Tt="It is larger than 16 MiB. Review it separately.",_t=({run:e,files:t})=>fe(pe,{command:e,changes:t});async function Ct(e,t){
let r=se("origin"),[n,a]=[`refs/pull/${t}/head`,`refs/pull/${t}/merge`],{refs:o,defaultBranch:s}=await ye(e,r,["HEAD",n,a]),m=o.get(n);if(m===void 0){let p=`ori\
gin has no pull request #${t}. Check the number, and that origin is the repository on GitHub.`;throw new F({name:"UNKNOWN_REVISION",message:p})}let l=o.get(a),g=l??
await we(e,r,`refs/heads/${s}`);return g===void 0?{from:"HEAD",to:m,merged:true}:(await e.run(ie(r,[m,g])),{from:l===void 0?g:`${l}^1`,to:m,merged:true})}var vt=async(e,t,r="\
HEAD")=>{let[n,a]=[await e.run(C(t)),await e.run(C(r))],o=await e.run(le(n.commit,a.commit));if(o!==void 0||!ne(e))return o??n.commit;let s=`The history of this\
 shallow clone ends before ${t} and ${r} part. Run \`git fetch --unshallow\`, or check out with \`fetch-depth: 0\`.`;throw new F({name:"UNKNOWN_REVISION",message:s})},
kt=async(e,t,r)=>await e.run(xe([t],{treeish:r}))??await e.run(H({treeish:r}));async function Mt(e,t,r){let n=t.filter(o=>!o.includes(`
`)),a=await e.run(be(n.map(o=>`${r}:${o}`)));return n.filter((o,s)=>(a[s]??0)<=Ye)}var Je=({moved:e,rules:t,residual:r,first:n})=>{let a=s=>[s.step,Le(U(s,0))],
o=s=>[s,Nt(s)?`the rest of the change, in ${oe(he(s).length,"file")}`:void 0];return[...e.map(a),...r.slice(0,n).map(o),...t.map(a),...r.slice(n).map(o)].map(([
{tool:s,input:m},l],g)=>({index:g+1,tool:s,input:m,...l&&{why:l},at:{line:g+1,column:1}}))},Nt=({input:e})=>"source"in e&&e.source===ze;async function It(e,t,{on:r,
after:n,goesOn:a}){let o=Je(e);if(e.isCut||!a())return qe;let{results:s,workspace:m}=await M(o,r,{goesOn:a});if(s.length<o.length)return qe;let l=s.find(({error:c})=>c);
if(l?.error){let{message:c}=l.error,S=t.flatMap(({path:h})=>h===l.path||c.includes(h)?h:[]);return{reason:`a step about ${l.path} is refused: ${c.split(`
`,1)[0]}`,paths:S}}let g=new Set(e.leftOut.map(({path:c})=>c)),p=Be(t).filter(({path:c})=>!g.has(c)),d=new Set(p.flatMap(({path:c,from:S=c})=>[c,S])),u=[...p.filter(
c=>!Ae(c,m,n)),...m.changes().filter(({path:c})=>!d.has(c))];return u[0]&&{reason:`the small plan would leave another ${u[0].path}`,paths:u.map(({path:c})=>c)}}
var qe={reason:"time or memory ended before the small plan was proved",paths:[]};function Xe(e,t,{base:r,effort:{stopped:n,spent:a},header:o}){let{moved:s,rules:m,
toRead:l,leftOut:g}=e,p=s.length+e.first,d=Je(e),u=new Set(g.map(({path:i})=>i)),c=new Map(t.map(({path:i,insertions:y,deletions:O})=>[i,y+O])),S=new Set([...s,
...m].flatMap(({files:i})=>i.map(({path:y})=>y))),h=({path:i,lines:y})=>{let O=c.get(i)??(Number.isFinite(y)?y:0);return S.has(i)?Math.min(y,O):O},b=[...l.map(i=>({
...i,lines:h(i)})).filter(({path:i})=>!u.has(i)),...[...u].map(i=>({path:i,lines:c.get(i)??0,diff:""}))],w=I(c.values(),i=>i);return{base:r,steps:[...s.map((i,y)=>U(
i,y+1)),...m.map((i,y)=>U(i,p+y+1))],residual:d.flatMap(({index:i})=>i>s.length&&i<=p||i>p+m.length?[i]:[]),lines:{all:w,explained:Math.max(0,w-I(b,({lines:i})=>i))},
files:{all:t.length,explained:Math.max(0,t.length-b.length)},toRead:b,...Ie(o,d,g),...n&&{stopped:n},spent:a}}function U({step:e,files:t,matches:r,title:n,exceptions:a=[]},o){
let s=t.map(({lines:p})=>p),m=s.toSorted((p,d)=>p-d)[s.length>>1],l=t.filter(({lines:p})=>p!==m),g=t.filter(({lines:p})=>p===m);return{step:o,title:n??N(e),matches:G(
e.tool).counts?r:t.length,counts:G(e.tool).counts??"files",files:[...l,...g].map(({path:p})=>p),...l.length>0&&{odd:l.length},...a.length>0&&{exceptions:a}}}export{
On as a};
