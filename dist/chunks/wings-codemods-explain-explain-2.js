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
empty$h as ne}from"./hook.js";async function Ve(e,t){let{base:r,...n}=t.header,s={...n.options,duplicates:"keep"},{source:o,committed:l}=t.baseline,a=e.flatMap(
u=>u.exceptions?.map(({path:c})=>c)??[]);await l?.load(a);let m=e.flatMap(u=>ut(u,o));for(let u=0;u<je;u+=1){let c=m.map(({step:w})=>w),{results:S}=await k([...c,
...c].map(L),{...t,header:{...n,options:s}}),h=m.flatMap((w,i)=>ht(w,S[i],S[i+c.length])),b=h.length===m.length&&h.every((w,i)=>w===m[i]);if(m=h,b)break;u===je-
1&&(m=[])}let g=e.filter(u=>m.every(c=>c.rule!==u)).map(ft);if(m.length===0)return{cases:new Map,leftOut:g};let p=m.flatMap(({files:u})=>Ke(u,o,bt)),d=new Map([
["changes",Qe(p,o)],["exceptions",Qe(Ke(a,o,Ot),o)]]);return{plan:ye(n,m.map(({step:u},c)=>L(u,c))),cases:new Map([...d].filter(([,u])=>u.size>0)),leftOut:g}}var je=4,
ft=({step:e,title:t})=>t??M(e);function ut(e,t){let{step:r,exceptions:n=[]}=e,s=[...new Set(n.map(({path:a})=>a))],o=e.files.map(({path:a})=>a).filter(a=>!s.includes(
a)),l=gt(r,o,t);return o.length===0||l===void 0?[]:r.tool!==C.name?[qe({rule:e,step:r,files:o,avoided:s},l)]:[{rule:e,files:o,avoided:s,step:{...r,input:{...r.input,
expect_matches:{min:0}}}}]}function gt({tool:e,input:t},r,n){if(e===C.name)return t.glob===void 0?void 0:{};if(e===Ie.name){let s=[t.path].flat().at(-1),o=typeof s==
"string"?s.split(".").at(-1):void 0;return o!==void 0&&r.every(a=>Xe(n,a)&&!yt(n,a).includes(o))?{only_if:{not_contains:o}}:void 0}return[pe.name,de.name,$e.name].
some(s=>s===e)?{}:void 0}function qe(e,t={}){let{glob:r,exclude:n}=Le(e.files,e.avoided),{file_path:s,glob:o,exclude:l,expect_matches:a,...m}=e.step.input,g={glob:r,
...n?.length&&{exclude:n},...t};return{...e,step:{...e.step,input:{...g,...m,expect_matches:{min:0}}}}}function ht(e,t,r){if(!t||!r||t.error||r.error||r.changes.
length>0)return[];let n=new Set(e.rule.files.map(({path:o})=>o)),s=t.changes.map(({path:o,after:l})=>l?o:"").filter(o=>o&&!n.has(o));return s.length===0?[e]:e.step.
tool===C.name?[]:[qe({...e,avoided:[...e.avoided,...s]})]}var Xe=(e,t)=>e.stat(t)?.kind==="file",yt=(e,t)=>e.read(t).toString("utf8"),Ke=(e,t,r)=>e.filter(n=>wt(
n)&&Xe(t,n)&&t.read(n).length<=St).map(n=>({path:n,size:t.read(n).length})).sort((n,s)=>n.size-s.size||(n.path<s.path?-1:1)).slice(0,r).map(({path:n})=>n),wt=e=>{
let t=me(e,{portable:true});return t.ok&&t.path===e},St=32768,bt=2,Ot=20,Qe=(e,t)=>new Map(e.map(r=>{let n=t.stat(r);return[r,{content:t.read(r),executable:n?.kind===
"file"&&(n.mode&64)>0}]}));async function xn(e){var P=[];try{let{root:t,pr:r,staged:n=false,except:s,title:o,policy:l,limits:a,runs:m=false,codemod:g=false}=e;let p=ze(
a);let d=await ve({root:t,bare:r!==void 0||e.to!==void 0});let{from:u="HEAD",to:c,merged:S=false}=r===void 0?e:await Ct(d,r);let h=await d.run(v(S?await kt(d,u,
c):u));let b=c===void 0?void 0:await d.run(v(c));let w=b?.tree??(n?await se(d):await ae(d));let i=await d.run(_e(h.tree,w));let y=i.filter(f=>`${d.root}/${f.path}`!==
s);let R=await d.run(xe(y.flatMap(({oldBlob:f,newBlob:_})=>[f,_])));let W=({oldBlob:f,newBlob:_})=>[f,_].some(pt=>(R.get(pt)??0)>Ze);let x=y.filter(f=>!W(f));let j=y.
filter(W).map(({path:f})=>({path:f,reason:_t}));let E=await ke(d,h.commit,{given:l,asks:false});let O=T(P,await Ce(d,{replays:"commit",head:h.commit,base:h.commit,
baseBy:"operator",paths:x.flatMap(({path:f,from:_=f})=>[_])}),true);let tt=T(P,Oe(d),true);let I=T(P,await Te(d,tt,{treeish:w}));await I.load(x.map(({path:f})=>f));
let $=m?E.file.explain?.commands??[]:[];let B=$.length>0?await Ne(d):[];let K=T(P,$.length>0&&B.length===0?Ee(d):void 0);let Q=T(P,K&&He({baseline:O,store:K,policy:E}),
true);let V=Q&&{steps:$.map(vt),outcomeOf:Q.outcomeOf};let q={before:O.source,after:I,tracked:await d.run(H({treeish:h.commit})),holding:f=>Mt(d,f,h.commit),load:async f=>O.
committed?.load(f),contents:async f=>await O.committed?.contents(await Nt(d,f,h.commit))??new Map,policy:E,isMarked:f=>O.conversions.of(f).generated,commands:V,
restTogether:true};let A=await Ae(d,{base:h.commit,target:b?.commit,title:o});let X={baseline:O,policy:E,checks:Me(E),header:A,commands:V?.outcomeOf};let Y=B.length>
0&&{notes:[`No command of the policy was tried. ${B.join(" ")}`]};let{found:J,proof:Z}=await Rt(x,q,{on:X,effort:p,large:j});if(Z===void 0){let f=g&&{codemod:await Ve(
J.rules,X)};return{...Je(J,y,{base:h.commit,effort:p,header:A}),...Y,...f}}let nt={source:O.source,result:I,policy:E};let ot=x.length<=Pt&&N(R.values(),f=>f)<=Tt;
let{steps:rt,leftOut:ee,isCut:at}=await z(x,nt,()=>ot||p.allows("ordinary"));let st=new Set(ee.map(({path:f})=>f));let it=D(x.filter(({path:f})=>!st.has(f)),{...q,
made:O.source});let lt={moved:[],rules:[],residual:rt,first:0,toRead:it,leftOut:await he([...ee,...j]),isCut:at};return{...Je(lt,y,{base:h.commit,effort:p,header:A}),
...Y,ordinary:Z}}catch(ct){var mt=ct,dt=true}finally{var te=ne(P,mt,dt);te&&await te}}async function Rt(e,t,{on:r,effort:n,large:s}){let o=[];for(;;){let l=await We(
{...t,changes:e.filter(d=>!o.includes(d))},n),a=o.length===0?l:await Et(l,o,t),m={...a,leftOut:[...a.leftOut,...s]},g=await Bt(m,e,{on:r,after:t.after,goesOn:()=>n.
allows("proof")}),p=e.filter(d=>!o.includes(d)&&g?.paths.includes(d.path));if(!g||p.length===0||o.length+p.length>xt)return{found:m,proof:g?.reason};o=[...o,...p]}}
var xt=8;async function Et(e,t,r){let{before:n,after:s,policy:o}=r,{steps:l,leftOut:a}=await z(t,{source:n,result:s,policy:o},()=>true);return{...e,residual:[...e.
residual,...l],toRead:[...e.toRead,...D(t,{...r,made:n})],leftOut:[...e.leftOut,...a]}}var Ze=16*2**20,Pt=500,Tt=8*2**20,_t="It is larger than 16 MiB. Review it\
 separately.",vt=({run:e,files:t})=>ge(fe,{command:e,changes:t});async function Ct(e,t){let r=ie("origin"),[n,s]=[`refs/pull/${t}/head`,`refs/pull/${t}/merge`],
{refs:o,defaultBranch:l}=await Se(e,r,["HEAD",n,s]),a=o.get(n);if(a===void 0){let p=`origin has no pull request #${t}. Check the number, and that origin is the \
repository on GitHub.`;throw new F({name:"UNKNOWN_REVISION",message:p})}let m=o.get(s),g=m??await be(e,r,`refs/heads/${l}`);return g===void 0?{from:"HEAD",to:a,
merged:true}:(await e.run(le(r,[a,g])),{from:m===void 0?g:`${m}^1`,to:a,merged:true})}var kt=async(e,t,r="HEAD")=>{let[n,s]=[await e.run(v(t)),await e.run(v(r))],
o=await e.run(ce(n.commit,s.commit));if(o!==void 0||!oe(e))return o??n.commit;let l=`The history of this shallow clone does not reach the commit where ${t} and ${r}\
 part. Run \`git fetch --unshallow\`, or check out with \`fetch-depth: 0\`.`;throw new F({name:"UNKNOWN_REVISION",message:l})},Mt=async(e,t,r)=>await e.run(Pe([
t],{treeish:r}))??await e.run(H({treeish:r}));async function Nt(e,t,r){let n=t.filter(o=>!o.includes(`
`)),s=await e.run(Re(n.map(o=>`${r}:${o}`)));return n.filter((o,l)=>(s[l]??0)<=Ze)}var et=({moved:e,rules:t,residual:r,first:n})=>{let s=a=>[a.step,It(a.step)?void 0:
De(U(a,0))],o=e.length+t.length+n>0?"the rest of the change":"the change",l=a=>[a,$t(a)?`${o}, in ${re(we(a).length,"file")}`:void 0];return[...e.map(s),...r.slice(
0,n).map(l),...t.map(s),...r.slice(n).map(l)].map(([{tool:a,input:m},g],p)=>({index:p+1,tool:a,input:m,...g&&{why:g},at:{line:p+1,column:1}}))},It=({tool:e})=>[
"renames","removes"].includes(ue(e)??""),$t=({input:e})=>"source"in e&&e.source===Ue;async function Bt(e,t,{on:r,after:n,goesOn:s}){let o=et(e);if(e.isCut||!s())
return Ye;let{results:l,workspace:a}=await k(o,r,{goesOn:s});if(l.length<o.length)return Ye;let m=l.find(({error:c})=>c);if(m?.error){let{message:c}=m.error,S=t.
flatMap(({path:h})=>h===m.path||c.includes(h)?h:[]);return{reason:`a step about ${m.path} is refused: ${c.split(`
`,1)[0]}`,paths:S}}let g=new Set(e.leftOut.map(({path:c})=>c)),p=Fe(t).filter(({path:c})=>!g.has(c)),d=new Set(p.flatMap(({path:c,from:S=c})=>[c,S])),u=[...p.filter(
c=>!Ge(c,a,n)),...a.changes().filter(({path:c})=>!d.has(c))];return u[0]&&{reason:`the small plan would leave another ${u[0].path}`,paths:u.map(({path:c})=>c)}}
var Ye={reason:"time or memory ended before the small plan was proved",paths:[]};function Je(e,t,{base:r,effort:{stopped:n,spent:s},header:o}){let{moved:l,rules:a,
toRead:m,leftOut:g}=e,p=l.length+e.first,d=et(e),u=new Set(g.map(({path:i})=>i)),c=new Map(t.map(({path:i,insertions:y,deletions:R})=>[i,y+R])),S=new Set([...l,
...a].flatMap(({files:i})=>i.map(({path:y})=>y))),h=({path:i,lines:y})=>{let R=c.get(i)??(Number.isFinite(y)?y:0);return S.has(i)?Math.min(y,R):R},b=[...m.map(i=>({
...i,lines:h(i)})).filter(({path:i})=>!u.has(i)),...[...u].map(i=>({path:i,lines:c.get(i)??0,diff:""}))],w=N(c.values(),i=>i);return{base:r,steps:[...l.map((i,y)=>U(
i,y+1)),...a.map((i,y)=>U(i,p+y+1))],residual:d.flatMap(({index:i})=>i>l.length&&i<=p||i>p+a.length?[i]:[]),lines:{all:w,explained:Math.max(0,w-N(b,({lines:i})=>i))},
files:{all:t.length,explained:Math.max(0,t.length-b.length)},toRead:b,...Be(o,d,g),...n&&{stopped:n},spent:s}}function U({step:e,files:t,matches:r,title:n,exceptions:s=[]},o){
let l=t.map(({lines:p})=>p),a=l.toSorted((p,d)=>p-d)[l.length>>1],m=t.filter(({lines:p})=>p!==a),g=t.filter(({lines:p})=>p===a);return{step:o,title:n??M(e),matches:G(
e.tool).counts?r:t.length,counts:G(e.tool).counts??"files",files:[...m,...g].map(({path:p})=>p),...m.length>0&&{odd:m.length},...s.length>0&&{exceptions:s}}}export{
xn as a};
