import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as M,d as De}from"./wings-codemods-explain-words-2.js";
import{a as Le,b as k,c as ze,d as L,e as N,f as z,g as Ue,h as D,i as We}from"./wings-codemods-explain-cover.js";import{b as He}from"./core-run-on-baseline.js";
import{b as Ne}from"./core-run-verification-2.js";import{b as Be,f as Ae,i as Fe,j as Ge}from"./core-run-from-diff-2.js";import{core_git_work_tree_snapshot$a as ae,
core_git_work_tree_snapshot$d as se}from"./hook.js";import{core_run_run_policy_2$a as ke,core_run_run_policy_2$c as Me}from"./run.js";import{core_policy_secrets_2$e as he}from"./run.js";
import{core_text_folder_spellings$c as ye}from"./run.js";import{wings_codemods_documents$a as Ie,wings_codemods_documents$b as $e}from"./start.js";import{core_git_remote_refs$a as Se,
core_git_remote_refs$b as be}from"./start.js";import{core_run_baseline_2$d as Te,core_run_baseline_2$g as ve,core_run_baseline_2$h as Ce}from"./start.js";import{
core_workspace_replacement$v as _e}from"./start.js";import{core_git_cat_file$d as Oe}from"./start.js";import{core_workspace_new_files_2$b as Ee}from"./start.js";
import{core_git_commands_grep$a as Pe}from"./start.js";import{core_git_filters$a as Re,core_git_filters$b as xe,core_git_filters$o as H}from"./start.js";import{
core_plan_steps$a as we}from"./start.js";import{core_tools_tool$a as ge}from"./start.js";import{core_tools_notebook_edit$a as de,core_tools_notebook_edit$b as pe,
core_tools_notebook_edit$l as G,core_tools_notebook_edit$m as ue}from"./start.js";import{core_tools_move$a as C}from"./start.js";import{core_tools_run$d as fe}from"./start.js";
import{core_git_commands_remote$a as ie,core_git_commands_remote$d as le}from"./start.js";import{core_git_commands_commit$c as ce}from"./start.js";import{core_workspace_path_guard$l as me}from"./start.js";
import{core_git_git$v as v,core_git_git$y as oe}from"./hook.js";import{core_text_words$a as re}from"./hook.js";import{errors$b as F}from"./hook.js";import{empty$g as T,
empty$h as ne}from"./hook.js";async function Ve(e,t){let{base:r,...n}=t.header,i={...n.options,duplicates:"keep"},{source:o,committed:c}=t.baseline,s=e.flatMap(
a=>a.exceptions?.map(({path:y})=>y)??[]);await c?.load(s);let m=e.flatMap(a=>ft(a,o)),u=new Set;for(let a=0;a<je;a+=1){let y=m.map(({step:l})=>l),{results:h}=await k(
[...y,...y].map(L),{...t,header:{...n,options:i}}),S=m.flatMap((l,g)=>gt(l,h[g],h[g+y.length]));for(let[l,{rule:g}]of m.entries())h[l+y.length]?.changes.length&&
u.add(g);let O=S.length===m.length&&S.every((l,g)=>l===m[g]);if(m=S,O)break;a===je-1&&(m=[])}let d=e.filter(a=>m.every(y=>y.rule!==a)).map(a=>({title:a.title??M(
a.step),reason:u.has(a)?"again":"here"}));if(m.length===0)return{cases:new Map,leftOut:d};let p=m.flatMap(({files:a})=>Ke(a,o,St)),w=new Map([["changes",Qe(p,o)],
["exceptions",Qe(Ke(s,o,bt),o)]]);return{plan:ye(n,m.map(({step:a},y)=>L(a,y))),cases:new Map([...w].filter(([,a])=>a.size>0)),leftOut:d}}var je=4;function ft(e,t){
let{step:r,exceptions:n=[]}=e,i=[...new Set(n.map(({path:s})=>s))],o=e.files.map(({path:s})=>s).filter(s=>!i.includes(s)),c=ut(r,o,t);return o.length===0||c===void 0?
[]:r.tool!==C.name?[qe({rule:e,step:r,files:o,avoided:i},c)]:[{rule:e,files:o,avoided:i,step:{...r,input:{...r.input,expect_matches:{min:0}}}}]}function ut({tool:e,
input:t},r,n){if(e===C.name)return t.glob===void 0?void 0:{};if(e===Ie.name){let i=[t.path].flat().at(-1),o=typeof i=="string"?i.split(".").at(-1):void 0;return o!==
void 0&&r.every(s=>Xe(n,s)&&!ht(n,s).includes(o))?{only_if:{not_contains:o}}:void 0}return[pe.name,de.name,$e.name].some(i=>i===e)?{}:void 0}function qe(e,t={}){
let{glob:r,exclude:n}=Le(e.files,e.avoided),{file_path:i,glob:o,exclude:c,expect_matches:s,...m}=e.step.input,u={glob:r,...n?.length&&{exclude:n},...t};return{...e,
step:{...e.step,input:{...u,...m,expect_matches:{min:0}}}}}function gt(e,t,r){if(!t||!r||t.error||r.error||r.changes.length>0)return[];let n=new Set(e.rule.files.
map(({path:o})=>o)),i=t.changes.map(({path:o,after:c})=>c?o:"").filter(o=>o&&!n.has(o));return i.length===0?[e]:e.step.tool===C.name?[]:[qe({...e,avoided:[...e.
avoided,...i]})]}var Xe=(e,t)=>e.stat(t)?.kind==="file",ht=(e,t)=>e.read(t).toString("utf8"),Ke=(e,t,r)=>e.filter(n=>yt(n)&&Xe(t,n)&&t.read(n).length<=wt).map(n=>({
path:n,size:t.read(n).length})).sort((n,i)=>n.size-i.size||(n.path<i.path?-1:1)).slice(0,r).map(({path:n})=>n),yt=e=>{let t=me(e,{portable:true});return t.ok&&t.
path===e},wt=32768,St=2,bt=20,Qe=(e,t)=>new Map(e.map(r=>{let n=t.stat(r);return[r,{content:t.read(r),executable:n?.kind==="file"&&(n.mode&64)>0}]}));async function Rn(e){
var P=[];try{let{root:t,pr:r,staged:n=false,except:i,title:o,policy:c,limits:s,runs:m=false,codemod:u=false}=e;let d=ze(s);let p=await ve({root:t,bare:r!==void 0||
e.to!==void 0});let{from:w="HEAD",to:a,merged:y=false}=r===void 0?e:await vt(p,r);let h=await p.run(v(y?await Ct(p,w,a):w));let S=a===void 0?void 0:await p.run(
v(a));let O=S?.tree??(n?await se(p):await ae(p));let l=await p.run(_e(h.tree,O));let g=l.filter(f=>`${p.root}/${f.path}`!==i);let R=await p.run(xe(g.flatMap(({oldBlob:f,
newBlob:_})=>[f,_])));let W=({oldBlob:f,newBlob:_})=>[f,_].some(pt=>(R.get(pt)??0)>Ze);let x=g.filter(f=>!W(f));let j=g.filter(W).map(({path:f})=>({path:f,reason:Tt}));
let E=await ke(p,h.commit,{given:c,asks:false});let b=T(P,await Ce(p,{replays:"commit",head:h.commit,base:h.commit,baseBy:"operator",paths:x.flatMap(({path:f,from:_=f})=>[
_])}),true);let tt=T(P,Oe(p),true);let I=T(P,await Te(p,tt,{treeish:O}));await I.load(x.map(({path:f})=>f));let $=m?E.file.explain?.commands??[]:[];let B=$.length>
0?await Ne(p):[];let K=T(P,$.length>0&&B.length===0?Ee(p):void 0);let Q=T(P,K&&He({baseline:b,store:K,policy:E}),true);let V=Q&&{steps:$.map(_t),outcomeOf:Q.outcomeOf};
let q={before:b.source,after:I,tracked:await p.run(H({treeish:h.commit})),holding:f=>kt(p,f,h.commit),load:async f=>b.committed?.load(f),contents:async f=>await b.
committed?.contents(await Mt(p,f,h.commit))??new Map,policy:E,isMarked:f=>b.conversions.of(f).generated,commands:V,restTogether:true};let A=await Ae(p,{base:h.commit,
target:S?.commit,title:o});let X={baseline:b,policy:E,checks:Me(E),header:A,commands:V?.outcomeOf};let Y=B.length>0&&{notes:[`No command of the policy was tried\
. ${B.join(" ")}`]};let{found:J,proof:Z}=await Ot(x,q,{on:X,effort:d,large:j});if(Z===void 0){let f=u&&{codemod:await Ve(J.rules,X)};return{...Je(J,g,{base:h.commit,
effort:d,header:A}),...Y,...f}}let nt={source:b.source,result:I,policy:E};let ot=x.length<=Et&&N(R.values(),f=>f)<=Pt;let{steps:rt,leftOut:ee,isCut:at}=await z(
x,nt,()=>ot||d.allows("ordinary"));let st=new Set(ee.map(({path:f})=>f));let it=D(x.filter(({path:f})=>!st.has(f)),{...q,made:b.source});let lt={moved:[],rules:[],
residual:rt,first:0,toRead:it,leftOut:await he([...ee,...j]),isCut:at};return{...Je(lt,g,{base:h.commit,effort:d,header:A}),...Y,ordinary:Z}}catch(ct){var mt=ct,
dt=true}finally{var te=ne(P,mt,dt);te&&await te}}async function Ot(e,t,{on:r,effort:n,large:i}){let o=[];for(;;){let c=await We({...t,changes:e.filter(p=>!o.includes(
p))},n),s=o.length===0?c:await xt(c,o,t),m={...s,leftOut:[...s.leftOut,...i]},u=await $t(m,e,{on:r,after:t.after,goesOn:()=>n.allows("proof")}),d=e.filter(p=>!o.
includes(p)&&u?.paths.includes(p.path));if(!u||d.length===0||o.length+d.length>Rt)return{found:m,proof:u?.reason};o=[...o,...d]}}var Rt=8;async function xt(e,t,r){
let{before:n,after:i,policy:o}=r,{steps:c,leftOut:s}=await z(t,{source:n,result:i,policy:o},()=>true);return{...e,residual:[...e.residual,...c],toRead:[...e.toRead,
...D(t,{...r,made:n})],leftOut:[...e.leftOut,...s]}}var Ze=16*2**20,Et=500,Pt=8*2**20,Tt="It is larger than 16 MiB. Review it separately.",_t=({run:e,files:t})=>ge(
fe,{command:e,changes:t});async function vt(e,t){let r=ie("origin"),[n,i]=[`refs/pull/${t}/head`,`refs/pull/${t}/merge`],{refs:o,defaultBranch:c}=await Se(e,r,[
"HEAD",n,i]),s=o.get(n);if(s===void 0){let d=`origin has no pull request #${t}. Check the number, and that origin is the repository on GitHub.`;throw new F({name:"\
UNKNOWN_REVISION",message:d})}let m=o.get(i),u=m??await be(e,r,`refs/heads/${c}`);return u===void 0?{from:"HEAD",to:s,merged:true}:(await e.run(le(r,[s,u])),{from:m===
void 0?u:`${m}^1`,to:s,merged:true})}var Ct=async(e,t,r="HEAD")=>{let[n,i]=[await e.run(v(t)),await e.run(v(r))],o=await e.run(ce(n.commit,i.commit));if(o!==void 0||
!oe(e))return o??n.commit;let c=`The history of this shallow clone does not reach the commit where ${t} and ${r} part. Run \`git fetch --unshallow\`, or check out\
 with \`fetch-depth: 0\`.`;throw new F({name:"UNKNOWN_REVISION",message:c})},kt=async(e,t,r)=>await e.run(Pe([t],{treeish:r}))??await e.run(H({treeish:r}));async function Mt(e,t,r){
let n=t.filter(o=>!o.includes(`
`)),i=await e.run(Re(n.map(o=>`${r}:${o}`)));return n.filter((o,c)=>(i[c]??0)<=Ze)}var et=({moved:e,rules:t,residual:r,first:n})=>{let i=s=>[s.step,Nt(s.step)?void 0:
De(U(s,0))],o=e.length+t.length+n>0?"the rest of the change":"the change",c=s=>[s,It(s)?`${o}, in ${re(we(s).length,"file")}`:void 0];return[...e.map(i),...r.slice(
0,n).map(c),...t.map(i),...r.slice(n).map(c)].map(([{tool:s,input:m},u],d)=>({index:d+1,tool:s,input:m,...u&&{why:u},at:{line:d+1,column:1}}))},Nt=({tool:e})=>[
"renames","removes"].includes(ue(e)??""),It=({input:e})=>"source"in e&&e.source===Ue;async function $t(e,t,{on:r,after:n,goesOn:i}){let o=et(e);if(e.isCut||!i())
return Ye;let{results:c,workspace:s}=await k(o,r,{goesOn:i});if(c.length<o.length)return Ye;let m=c.find(({error:a})=>a);if(m?.error){let{message:a}=m.error,y=t.
flatMap(({path:h})=>h===m.path||a.includes(h)?h:[]);return{reason:`a step about ${m.path} is refused: ${a.split(`
`,1)[0]}`,paths:y}}let u=new Set(e.leftOut.map(({path:a})=>a)),d=Fe(t).filter(({path:a})=>!u.has(a)),p=new Set(d.flatMap(({path:a,from:y=a})=>[a,y])),w=[...d.filter(
a=>!Ge(a,s,n)),...s.changes().filter(({path:a})=>!p.has(a))];return w[0]&&{reason:`the small plan would leave another ${w[0].path}`,paths:w.map(({path:a})=>a)}}
var Ye={reason:"time or memory ended before the small plan was proved",paths:[]};function Je(e,t,{base:r,effort:{stopped:n,spent:i},header:o}){let{moved:c,rules:s,
toRead:m,leftOut:u}=e,d=c.length+e.first,p=et(e),w=new Set(u.map(({path:l})=>l)),a=new Map(t.map(({path:l,insertions:g,deletions:R})=>[l,g+R])),y=new Set([...c,
...s].flatMap(({files:l})=>l.map(({path:g})=>g))),h=({path:l,lines:g})=>{let R=a.get(l)??(Number.isFinite(g)?g:0);return y.has(l)?Math.min(g,R):R},S=[...m.map(l=>({
...l,lines:h(l)})).filter(({path:l})=>!w.has(l)),...[...w].map(l=>({path:l,lines:a.get(l)??0,diff:""}))],O=N(a.values(),l=>l);return{base:r,steps:[...c.map((l,g)=>U(
l,g+1)),...s.map((l,g)=>U(l,d+g+1))],residual:p.flatMap(({index:l})=>l>c.length&&l<=d||l>d+s.length?[l]:[]),lines:{all:O,explained:Math.max(0,O-N(S,({lines:l})=>l))},
files:{all:t.length,explained:Math.max(0,t.length-S.length)},toRead:S,...Be(o,p,u),...n&&{stopped:n},spent:i}}function U({step:e,files:t,matches:r,title:n,exceptions:i=[]},o){
let c=t.map(({lines:d})=>d),s=c.toSorted((d,p)=>d-p)[c.length>>1],m=t.filter(({lines:d})=>d!==s),u=t.filter(({lines:d})=>d===s);return{step:o,title:n??M(e),matches:G(
e.tool).counts?r:t.length,counts:G(e.tool).counts??"files",files:[...m,...u].map(({path:d})=>d),...m.length>0&&{odd:m.length},...i.length>0&&{exceptions:i}}}export{
Rn as a};
