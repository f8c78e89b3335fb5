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
empty$h as ne}from"./hook.js";async function Ve(e,t){let{base:r,...n}=t.header,s={...n.options,duplicates:"keep"},{source:o,committed:a}=t.baseline,i=e.flatMap(
u=>u.exceptions?.map(({path:m})=>m)??[]);await a?.load(i);let c=e.flatMap(u=>ut(u,o));for(let u=0;u<je;u+=1){let m=c.map(({step:w})=>w),{results:S}=await k([...m,
...m].map(L),{...t,header:{...n,options:s}}),h=c.flatMap((w,l)=>ht(w,S[l],S[l+m.length])),b=h.length===c.length&&h.every((w,l)=>w===c[l]);if(c=h,b)break;u===je-
1&&(c=[])}let g=e.filter(u=>c.every(m=>m.rule!==u)).map(ft);if(c.length===0)return{cases:new Map,leftOut:g};let p=c.flatMap(({files:u})=>Ke(u,o,bt)),d=new Map([
["changes",Qe(p,o)],["exceptions",Qe(Ke(i,o,Ot),o)]]);return{plan:ye(n,c.map(({step:u},m)=>L(u,m))),cases:new Map([...d].filter(([,u])=>u.size>0)),leftOut:g}}var je=4,
ft=({step:e,title:t})=>t??M(e);function ut(e,t){let{step:r,exceptions:n=[]}=e,s=[...new Set(n.map(({path:i})=>i))],o=e.files.map(({path:i})=>i).filter(i=>!s.includes(
i)),a=gt(r,o,t);return o.length===0||a===void 0?[]:r.tool!==C.name?[qe({rule:e,step:r,files:o,avoided:s},a)]:[{rule:e,files:o,avoided:s,step:{...r,input:{...r.input,
expect_matches:{min:0}}}}]}function gt({tool:e,input:t},r,n){if(e===C.name)return t.glob===void 0?void 0:{};if(e===Ie.name){let s=[t.path].flat().at(-1),o=typeof s==
"string"?s.split(".").at(-1):void 0;return o!==void 0&&r.every(i=>Xe(n,i)&&!yt(n,i).includes(o))?{only_if:{not_contains:o}}:void 0}return[pe.name,de.name,$e.name].
some(s=>s===e)?{}:void 0}function qe(e,t={}){let{glob:r,exclude:n}=Le(e.files,e.avoided),{file_path:s,glob:o,exclude:a,expect_matches:i,...c}=e.step.input,g={glob:r,
...n?.length&&{exclude:n},...t};return{...e,step:{...e.step,input:{...g,...c,expect_matches:{min:0}}}}}function ht(e,t,r){if(!t||!r||t.error||r.error||r.changes.
length>0)return[];let n=new Set(e.rule.files.map(({path:o})=>o)),s=t.changes.map(({path:o,after:a})=>a?o:"").filter(o=>o&&!n.has(o));return s.length===0?[e]:e.step.
tool===C.name?[]:[qe({...e,avoided:[...e.avoided,...s]})]}var Xe=(e,t)=>e.stat(t)?.kind==="file",yt=(e,t)=>e.read(t).toString("utf8"),Ke=(e,t,r)=>e.filter(n=>wt(
n)&&Xe(t,n)&&t.read(n).length<=St).map(n=>({path:n,size:t.read(n).length})).sort((n,s)=>n.size-s.size||(n.path<s.path?-1:1)).slice(0,r).map(({path:n})=>n),wt=e=>{
let t=me(e,{portable:true});return t.ok&&t.path===e},St=32768,bt=2,Ot=20,Qe=(e,t)=>new Map(e.map(r=>{let n=t.stat(r);return[r,{content:t.read(r),executable:n?.kind===
"file"&&(n.mode&64)>0}]}));async function xn(e){var P=[];try{let{root:t,pr:r,staged:n=false,except:s,title:o,policy:a,limits:i,runs:c=false,codemod:g=false}=e;let p=ze(
i);let d=await ve({root:t,bare:r!==void 0||e.to!==void 0});let{from:u="HEAD",to:m,merged:S=false}=r===void 0?e:await Ct(d,r);let h=await d.run(v(S?await kt(d,u,
m):u));let b=m===void 0?void 0:await d.run(v(m));let w=b?.tree??(n?await se(d):await ae(d));let l=await d.run(_e(h.tree,w));let y=l.filter(f=>`${d.root}/${f.path}`!==
s);let R=await d.run(xe(y.flatMap(({oldBlob:f,newBlob:_})=>[f,_])));let W=({oldBlob:f,newBlob:_})=>[f,_].some(pt=>(R.get(pt)??0)>Ze);let x=y.filter(f=>!W(f));let j=y.
filter(W).map(({path:f})=>({path:f,reason:_t}));let E=await ke(d,h.commit,{given:a,asks:false});let O=T(P,await Ce(d,{replays:"commit",head:h.commit,base:h.commit,
baseBy:"operator",paths:x.flatMap(({path:f,from:_=f})=>[_])}),true);let tt=T(P,Oe(d),true);let I=T(P,await Te(d,tt,{treeish:w}));await I.load(x.map(({path:f})=>f));
let $=c?E.file.explain?.commands??[]:[];let B=$.length>0?await Ne(d):[];let K=T(P,$.length>0&&B.length===0?Ee(d):void 0);let Q=T(P,K&&He({baseline:O,store:K,policy:E}),
true);let V=Q&&{steps:$.map(vt),outcomeOf:Q.outcomeOf};let q={before:O.source,after:I,tracked:await d.run(H({treeish:h.commit})),holding:f=>Mt(d,f,h.commit),load:async f=>O.
committed?.load(f),contents:async f=>await O.committed?.contents(await Nt(d,f,h.commit))??new Map,policy:E,isMarked:f=>O.conversions.of(f).generated,commands:V,
restTogether:true};let A=await Ae(d,{base:h.commit,target:b?.commit,title:o});let X={baseline:O,policy:E,checks:Me(E),header:A,commands:V?.outcomeOf};let Y=B.length>
0&&{notes:[`No command of the policy was tried. ${B.join(" ")}`]};let{found:J,proof:Z}=await Rt(x,q,{on:X,effort:p,large:j});if(Z===void 0){let f=g&&{codemod:await Ve(
J.rules,X)};return{...Je(J,y,{base:h.commit,effort:p,header:A}),...Y,...f}}let nt={source:O.source,result:I,policy:E};let ot=x.length<=Pt&&N(R.values(),f=>f)<=Tt;
let{steps:rt,leftOut:ee,isCut:at}=await z(x,nt,()=>ot||p.allows("ordinary"));let st=new Set(ee.map(({path:f})=>f));let it=D(x.filter(({path:f})=>!st.has(f)),{...q,
made:O.source});let lt={moved:[],rules:[],residual:rt,first:0,toRead:it,leftOut:await he([...ee,...j]),isCut:at};return{...Je(lt,y,{base:h.commit,effort:p,header:A}),
...Y,ordinary:Z}}catch(ct){var mt=ct,dt=true}finally{var te=ne(P,mt,dt);te&&await te}}async function Rt(e,t,{on:r,effort:n,large:s}){let o=[];for(;;){let a=await We(
{...t,changes:e.filter(d=>!o.includes(d))},n),i=o.length===0?a:await Et(a,o,t),c={...i,leftOut:[...i.leftOut,...s]},g=await Bt(c,e,{on:r,after:t.after,goesOn:()=>n.
allows("proof")}),p=e.filter(d=>!o.includes(d)&&g?.paths.includes(d.path));if(!g||p.length===0||o.length+p.length>xt)return{found:c,proof:g?.reason};o=[...o,...p]}}
var xt=8;async function Et(e,t,r){let{before:n,after:s,policy:o}=r,{steps:a,leftOut:i}=await z(t,{source:n,result:s,policy:o},()=>true);return{...e,residual:[...e.
residual,...a],toRead:[...e.toRead,...D(t,{...r,made:n})],leftOut:[...e.leftOut,...i]}}var Ze=16*2**20,Pt=500,Tt=8*2**20,_t="It is larger than 16 MiB. Review it\
 separately.",vt=({run:e,files:t})=>ge(fe,{command:e,changes:t});async function Ct(e,t){let r=ie("origin"),[n,s]=[`refs/pull/${t}/head`,`refs/pull/${t}/merge`],
{refs:o,defaultBranch:a}=await Se(e,r,["HEAD",n,s]),i=o.get(n);if(i===void 0){let p=`origin has no pull request #${t}. Check the number, and that origin is the \
repository on GitHub.`;throw new F({name:"UNKNOWN_REVISION",message:p})}let c=o.get(s),g=c??await be(e,r,`refs/heads/${a}`);return g===void 0?{from:"HEAD",to:i,
merged:true}:(await e.run(le(r,[i,g])),{from:c===void 0?g:`${c}^1`,to:i,merged:true})}var kt=async(e,t,r="HEAD")=>{let[n,s]=[await e.run(v(t)),await e.run(v(r))],
o=await e.run(ce(n.commit,s.commit));if(o!==void 0||!oe(e))return o??n.commit;let a=`The history of this shallow clone does not reach the commit where ${t} and ${r}\
 part. Run \`git fetch --unshallow\`, or check out with \`fetch-depth: 0\`.`;throw new F({name:"UNKNOWN_REVISION",message:a})},Mt=async(e,t,r)=>await e.run(Pe([
t],{treeish:r}))??await e.run(H({treeish:r}));async function Nt(e,t,r){let n=t.filter(o=>!o.includes(`
`)),s=await e.run(Re(n.map(o=>`${r}:${o}`)));return n.filter((o,a)=>(s[a]??0)<=Ze)}var et=({moved:e,rules:t,residual:r,first:n})=>{let s=a=>[a.step,It(a.step)?void 0:
De(U(a,0))],o=a=>[a,$t(a)?`the rest of the change, in ${re(we(a).length,"file")}`:void 0];return[...e.map(s),...r.slice(0,n).map(o),...t.map(s),...r.slice(n).map(
o)].map(([{tool:a,input:i},c],g)=>({index:g+1,tool:a,input:i,...c&&{why:c},at:{line:g+1,column:1}}))},It=({tool:e})=>["renames","removes"].includes(ue(e)??""),$t=({
input:e})=>"source"in e&&e.source===Ue;async function Bt(e,t,{on:r,after:n,goesOn:s}){let o=et(e);if(e.isCut||!s())return Ye;let{results:a,workspace:i}=await k(
o,r,{goesOn:s});if(a.length<o.length)return Ye;let c=a.find(({error:m})=>m);if(c?.error){let{message:m}=c.error,S=t.flatMap(({path:h})=>h===c.path||m.includes(h)?
h:[]);return{reason:`a step about ${c.path} is refused: ${m.split(`
`,1)[0]}`,paths:S}}let g=new Set(e.leftOut.map(({path:m})=>m)),p=Fe(t).filter(({path:m})=>!g.has(m)),d=new Set(p.flatMap(({path:m,from:S=m})=>[m,S])),u=[...p.filter(
m=>!Ge(m,i,n)),...i.changes().filter(({path:m})=>!d.has(m))];return u[0]&&{reason:`the small plan would leave another ${u[0].path}`,paths:u.map(({path:m})=>m)}}
var Ye={reason:"time or memory ended before the small plan was proved",paths:[]};function Je(e,t,{base:r,effort:{stopped:n,spent:s},header:o}){let{moved:a,rules:i,
toRead:c,leftOut:g}=e,p=a.length+e.first,d=et(e),u=new Set(g.map(({path:l})=>l)),m=new Map(t.map(({path:l,insertions:y,deletions:R})=>[l,y+R])),S=new Set([...a,
...i].flatMap(({files:l})=>l.map(({path:y})=>y))),h=({path:l,lines:y})=>{let R=m.get(l)??(Number.isFinite(y)?y:0);return S.has(l)?Math.min(y,R):R},b=[...c.map(l=>({
...l,lines:h(l)})).filter(({path:l})=>!u.has(l)),...[...u].map(l=>({path:l,lines:m.get(l)??0,diff:""}))],w=N(m.values(),l=>l);return{base:r,steps:[...a.map((l,y)=>U(
l,y+1)),...i.map((l,y)=>U(l,p+y+1))],residual:d.flatMap(({index:l})=>l>a.length&&l<=p||l>p+i.length?[l]:[]),lines:{all:w,explained:Math.max(0,w-N(b,({lines:l})=>l))},
files:{all:t.length,explained:Math.max(0,t.length-b.length)},toRead:b,...Be(o,d,g),...n&&{stopped:n},spent:s}}function U({step:e,files:t,matches:r,title:n,exceptions:s=[]},o){
let a=t.map(({lines:p})=>p),i=a.toSorted((p,d)=>p-d)[a.length>>1],c=t.filter(({lines:p})=>p!==i),g=t.filter(({lines:p})=>p===i);return{step:o,title:n??M(e),matches:G(
e.tool).counts?r:t.length,counts:G(e.tool).counts??"files",files:[...c,...g].map(({path:p})=>p),...c.length>0&&{odd:c.length},...s.length>0&&{exceptions:s}}}export{
xn as a};
