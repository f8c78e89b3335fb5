import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{c as le,d as A}from"./core-history-transition.js";import{
c as ce}from"./core-workspace-checkout.js";import{core_history_way$a as ae,core_history_way$b as de,core_history_way$f as W}from"./run.js";import{core_history_runs$l as re,
core_history_runs$p as ie,core_history_runs$q as se}from"./run.js";import{core_history_run_record$a as ee,core_history_run_record$b as ne,core_history_run_record$h as te,
core_history_run_record$j as oe}from"./run.js";import{core_engine_turns$a as Z}from"./run.js";import{core_history_branch$a as _,core_history_branch$c as V,core_history_branch$g as K,
core_history_branch$h as H,core_history_branch$j as I}from"./start.js";import{core_history_read_work_tree$a as J}from"./start.js";import{core_git_commands_diff$a as S,
core_git_commands_diff$d as x}from"./start.js";import{core_run_baseline_2$a as q,core_run_baseline_2$l as z,core_run_baseline_2$m as Q,core_run_baseline_2$n as X}from"./start.js";
import{core_workspace_replacement$s as U}from"./start.js";import{core_git_partial_clone$a as E}from"./start.js";import{core_git_commits$a as j}from"./start.js";
import{core_git_cat_file$d as v}from"./start.js";import{core_workspace_sources_disk$a as Y}from"./start.js";import{core_text_unusual$d as L}from"./start.js";import{
core_git_commands_refs$a as G}from"./hook.js";import{core_git_scratch_folder$a as C}from"./hook.js";import{core_text_utf8_cache$p as B}from"./hook.js";import{errors$b as h}from"./hook.js";
import{empty$g as T,empty$h as R}from"./hook.js";import{writeFileSync as ke}from"node:fs";import{join as Se}from"node:path";async function dn(e,n,{readFile:t,writtenFiles:o}){
var w=[];try{let r=n.merge?.ontoTree??n.base.tree;let i=await e.run(S(r,n.head.tree));let s=T(w,v(e),true);let a=await E(s,r,{paths:i});let{entries:c}=await E(s,
n.head.tree,{paths:i});Ee(i,[a.entries,c]);let l=await o(n.head.tree,i);let m=async(u,y)=>{let g=y&&(await s.read(y.oid))?.content;return u&&g?u.equals(g):u===g};
let f=[];let p=[];for(let u of i){let[y,g,P]=[t(u),l.get(u),c.get(u)],k=Oe(P?.mode,y?.mode),O=await m(y?.content,a.entries.get(u))&&await m(g,P);if(!O||y&&g&&y.
mode!==k){let[$,D]=O?[{},{}]:[{content:y?.content??null},{content:g??null}];f.push({path:u,at:0,...$,...y&&{mode:y.mode}}),f.push({path:u,at:n.snapshots.length,
...D,...g&&{mode:k}})}p.push({path:u,before:y?.content,after:g,mode:k})}return{files:p,kept:f}}catch(b){var d=b,F=true}finally{var N=R(w,d,F);N&&await N}}function cn(e,n,t){
let o=oe(e,n),r=t.map(({content:i,...s})=>i===void 0?s:{...s,bytes:i&&o.save(i)});ee(e,{...ne(e,n),kept:r})}function Ee(e,n){let t=e.flatMap(o=>{let r=n.map(i=>i.
get(o)?.mode);return Ne.filter(({mode:i})=>r.includes(i)).map(({name:i,what:s})=>({name:i,message:`The merge changes ${JSON.stringify(o)}, which is a ${s}. Merg\
e the branches with git, then apply the plan there.`}))});if(t.length>0)throw new h(t)}var Ne=[{mode:"120000",name:"SYMLINK",what:"symbolic link"},{mode:"160000",
name:"PATH_PROTECTED",what:"submodule"}];function Oe(e,n=420){return e==="100755"?n|(n&292)>>2:n&-74}async function me(e,n){var r=[];try{let t=T(r,C(e));let o=(c,l)=>{
let m=Se(t.path,c);return ke(m,l),m};return await e.run(j({ours:o("ours",n.current),base:o("base",n.left),theirs:o("theirs",n.restore)}))}catch(i){var s=i,a=true}finally{
R(r,s,a)}}var pn=(e,n)=>{let{id:t,status:o}=e;return o==="applied"||M(e,n)?fe(e,n,"undo"):{name:"RUN_NOT_APPLIED",message:o==="undone"?`Run ${t} is undone alrea\
dy. \`editplan redo ${t}\` applies it again.`:`Run ${t} was published, and no checkout holds it. Close its pull request instead.`}};function yn(e,n){let t=le(e);
if(n===0||n<t||t===Number.POSITIVE_INFINITY)return;let{id:o}=e;return{name:"RUN_NOT_APPLIED",message:`Run ${o} is undone to after step ${t} already. \`editplan r\
edo ${o}\` applies all of it again.`}}function hn(e,n){let{id:t,status:o,rewoundTo:r}=e;return o==="undone"||o==="applied"&&r!==void 0||M(e,n)?fe(e,n,"redo"):o===
"applied"?{name:"RUN_APPLIED",message:`Run ${t} is already applied. \`editplan undo ${t}\` undoes it.`}:{name:"RUN_NOT_APPLIED",message:`Run ${t} was published,\
 never applied here. Apply its plan instead.`}}var M=({worktree:e},{root:n,isThere:t})=>e!==n&&t(e),fe=(e,n,t)=>M(e,n)?{name:"RUN_NOT_APPLIED",message:`Run ${e.
id} was applied in ${e.worktree}. Run \`editplan ${t}\` there.`}:void 0,De=({run:e,direction:n,step:t,way:o},r)=>({[n]:e,...t!==void 0&&{to:String(t)},...r.size>
0&&{flags:JSON.stringify([...r])},...o&&{head:o.to.place,commit:o.to.commit,from:o.from.commit,place:o.from.place},...o?.makes&&{makes:"true"},...o?.replaces!==
void 0&&{replaces:o.replaces}});async function gn({files:e,flags:n,removed:t,emptyFolders:o},r,i){let s=await ve(e,r,i.direction);return{removed:t,emptyFolders:o,
files:s,note:De(i,n)}}function ue({from:e,place:n,head:t,commit:o,makes:r,replaces:i},s){if(t===void 0)return;let a=r?i:t.startsWith("refs/")?o:void 0;if(!(s.head.
place===n&&s.head.commit===e&&s.target===a))throw new h({name:"REF_MOVED",message:xe})}var xe="HEAD or its new branch moved in the meantime. Nothing was changed\
. Run again.";async function ve(e,{read:n,merge:t},o){let r=[],i=[];for(let s of e){let a=n(s.path),[c,l]=[a?.content,a?.mode],m=Ae(c,s),f=m?s.restore?.content:
t?await $e(t,c,s):void 0;if(f||m){let p={path:s.path,before:c,after:f,modeBefore:l,...Ie(l,s)};We(p)||i.push(p)}else r.push(t?Be(s,o):Me(s,o))}if(r.length>0)throw new h(
r);return i}var Ae=(e,{left:n})=>e&&n?e.equals(n.content):e===void 0&&n===void 0;async function $e(e,n,{left:t,restore:o}){if(!(!n||!t||!o))return e({current:n,
left:t.content,restore:o.content})}function Ie(e,n){let{restore:t,attributes:o}=n;return e!==void 0?{mode:t?Ue(e,{...n,restore:t}):e}:o?{mode:o.mode,restores:{owner:o.
owner}}:{mode:t?A(t):0}}function Ue(e,{restore:n,left:t}){if(t&&e===A(t)&&(t.mode??n.mode)!==void 0)return A(n);let{executable:o}=n;return o===(t?.executable??o)?
e:o?e|(e&292)>>2:e&-74}var We=({before:e,after:n,mode:t,modeBefore:o})=>e&&n?e.equals(n)&&t===o:e===n,pe={undo:"the run",redo:"the undo"},Me=({path:e},n)=>({name:"\
FILE_MODIFIED",message:`${JSON.stringify(e)} changed since ${pe[n]}. Keep those changes with --merge, or put them aside first.`}),Be=({path:e},n)=>({name:"MERGE\
_CONFLICT",message:`${JSON.stringify(e)} changed since ${pe[n]} in the lines that the ${n} changes. Stash or commit them first.`});function he(e,n){let t=v(e);return{
paths:n.paths,staged:()=>e.run(x()),entries:o=>Ge(t,n,o),workTree:o=>je(e,t,{...n,paths:o}),written:(o,r)=>n.writtenFiles(n[o],r),flags:o=>_(e,o),[Symbol.asyncDispose]:()=>t[Symbol.
asyncDispose]()}}async function ge(e,n){let{paths:t}=e;Ce(t,new Set(await e.staged()));let o=new Map(n.files.map(d=>[d.path,d])),r=await e.entries([...new Set([
...t,...o.keys()])]),i=d=>ye(r,d,"from","ownFrom")&&ye(r,d,"to","ownTo"),s=new Set([...o.keys(),...n.settled]),a=t.filter(d=>!(s.has(d)&&i(d))&&!Le(r,d));_e(a),
Ve(a,r);let c=[...o.values()].filter(({path:d})=>i(d)),{absent:l,unchanged:m}=await e.workTree([...a,...c.map(({path:d})=>d)]),f=a.filter(d=>!l.has(d)),p=[...c,
...await Je(e,r,f)].map(d=>{let F=d.left&&m(d.path);return d.left&&F?{...d,left:{...d.left,content:F}}:d}),w=new Map(await e.flags(t)),b=n.skipped.filter(d=>i(d));
for(let d of b)w.set(d,{assumeUnchanged:false,...w.get(d),skipWorktree:true});return{files:p.sort((d,F)=>d.path<F.path?-1:1),flags:w}}function Ce(e,n){let t=e.filter(
r=>n.has(r));if(t.length===0)return;let o=`HEAD cannot move: the index has uncommitted changes in ${t.join(", ")}. Commit, stash or unstage them first.`;throw new h(
{name:"DIRTY_FILES",message:o})}async function Ge(e,n,t){let o=async r=>(await E(e,r,{paths:t})).entries;return{from:await o(n.from),to:await o(n.to),ownFrom:await o(
n.ownFrom),ownTo:await o(n.ownTo)}}var ye=(e,n,t,o)=>{let[r,i]=[e[t].get(n),e[o].get(n)];return r?.oid===i?.oid&&r?.mode===i?.mode},Le=({from:e,to:n},t)=>e.get(
t)?.mode===U&&n.get(t)?.mode===U;function _e(e){let n=e.find(o=>!B(o));if(n===void 0)return;let t=`HEAD was not moved: the name "${L(n)}" in one of the two comm\
its is not UTF-8. Use \`git switch\` instead.`;throw new h({name:"PATH_INVALID",message:t})}function Ve(e,{from:n,to:t}){let o=e.find(i=>[n,t].some(s=>/^1[26]0000$/.
test(s.get(i)?.mode??"")));if(o===void 0)return;let r=`HEAD was not moved: ${JSON.stringify(o)} is a symbolic link or a submodule in one of the two commits. Use\
 \`git switch\` instead.`;throw new h({name:"SYMLINK",message:r})}async function je(e,n,{from:t,...o}){var s=[];try{let r=T(s,await J(e,n,{base:t,...o}));let i=new Set(
[...r.dirty.map(({operation:m})=>m.path),...r.ignored]);return{absent:r.absent,unchanged:m=>i.has(m)?void 0:o.readFile(m)?.content}}catch(a){var c=a,l=true}finally{
R(s,c,l)}}async function Je(e,n,t){let o=async s=>{let a=await e.written(s,t);return c=>{let l=a.get(c);return l&&{content:l,executable:n[s].get(c)?.mode==="100\
755"}}},[r,i]=[await o("from"),await o("to")];return t.map(s=>({path:s,left:r(s),restore:i(s)}))}async function Hn(e,n,{direction:t,way:o}){let{removed:r=[],emptyFolders:i=[]}=t===
"undo"?n.run.record:{};return{...o?await Ye(e,n,{direction:t,way:o}):ze(n),removed:r,emptyFolders:i}}var qn=(e,n)=>({read:z(e),merge:n?t=>me(e,t):void 0});async function Yn(e,{
files:n,note:t,removed:o,emptyFolders:r,entries:i},s){let{head:a,ref:c}=de(e);t.head!==void 0&&ue(t,{head:await a(),target:(await c(t.head))?.oid});let l=q(e.gitDir,
t),m={root:e.root,journal:l,attributes:o,emptyFolders:r,signal:s},f=await Z(ce(n,m));if(!f.ok)throw new h(f.problems);try{await Ke(e,t,i)}catch(w){await Qe({placed:f,
journal:l},w,()=>qe(e,t))}let p=f.keep();if(p)throw new h(p);return f.notes}async function Ke(e,n,t){let{run:o,undo:r,redo:i,to:s,from:a,head:c,commit:l}=n,m=Re(
n);if(c!==void 0&&l!==void 0&&a!==void 0){await He(e,n);let f=r!==void 0?"undo":i!==void 0?"redo":`moving to ${W(c)}`,p=t?{...t,flags:m,isThere:Te(e)}:await Fe(
e,n,{from:a,to:l});await K(e,{to:c,message:`editplan: ${f}`},p)}else m.size>0&&await V(e,m.keys());r!==void 0&&ie(e,r,Number(s)),i!==void 0&&se(e,i,{cameFrom:n.
place}),o!==void 0&&await re(e,o,c===void 0?{}:{branch:W(c),cameFrom:n.place??""})}async function He(e,{head:n="",commit:t,makes:o,replaces:r}){var s=[];try{if(!o||
(await I(e,n))?.oid===t)return;let i=T(s,ae(e),true);await i.commit([{ref:n,to:t,from:r??null}])}catch(a){var c=a,l=true}finally{var m=R(s,c,l);m&&await m}}async function qe(e,n,t=new Set){
let{from:o,place:r,head:i,commit:s,makes:a,replaces:c}=n;if(i===void 0||s===void 0||o===void 0||r===void 0)return;let{paths:l,...m}=await Fe(e,n,{from:s,to:o});
await H(e,{to:r,message:"editplan: back"},{...m,paths:[...l].filter(p=>!t.has(p))}),a&&c!==s&&(await I(e,i))?.oid===s&&await e.run(G([{ref:i,to:c,from:s}]))}async function Ye(e,n,{
direction:t,way:o}){let{base:r,head:i,merge:s}=n.run,[a,c]=[s?.ontoTree??r.tree,i.tree],[l,m]=t==="undo"?[c,a]:[a,c],{from:f,to:p}=o,w={from:f.commit,to:p.commit,
ownFrom:l,ownTo:m},b=await e.run(S(f.commit,p.commit)),d=await Q(e,{commit:f.commit,paths:b},async u=>{var P=[];try{let y=(be,Pe)=>X(e,be,Pe);let g=T(P,he(e,{...w,
...u,paths:b,writtenFiles:y}),true);return await ge(g,n)}catch(k){var O=k,$=true}finally{var D=R(P,O,$);D&&await D}}),F=new Set(d.files.filter(({left:u,restore:y})=>!u&&
y).map(({path:u})=>u)),N=t==="undo"?(n.run.record.flags??[]).filter(([u])=>F.has(u)):[];return{...d,flags:new Map([...d.flags,...N])}}var ze=({files:e,skipped:n})=>({
files:e,flags:new Map(n.map(t=>[t,{skipWorktree:true,assumeUnchanged:false}]))});async function Fe(e,n,{from:t,to:o}){let r=await e.run(S(t,o)),i=te(e,n.run??n.
undo??n.redo??"")?.kept??[],s=i.length===0?[]:await e.run(x(o)),a=new Set([...r,...s]),c=i.flatMap(({path:l})=>a.has(l)?[]:l);return{paths:[...new Set([...r,...c])],
flags:Re(n),isThere:Te(e)}}function Te(e){let n=Y(e.root);return t=>{let o=n.stat(t);return o?.kind==="file"&&!o.link}}function Re({flags:e}){let n=JSON.parse(e??
"[]");return new Map(n)}async function Qe({placed:e,journal:n},t,o){let r=await we(t,"",async()=>e.revert());throw await we(t,"The files are as they were, but t\
he run could not be undone: ",async()=>{await o(),n.clear()}),r.length===0?t:new h([...t instanceof h?t.problems:[],...r],{cause:t})}async function we(e,n,t){try{
return await t()}catch(o){let[r,i]=[e,o].map(a=>a instanceof Error?a.message:String(a)),s=`${r} ${n}${i} Remove the cause, then run \`editplan resume\`.`;throw new h(
{name:"INTERRUPTED",message:s},{cause:e})}}export{dn as a,cn as b,pn as c,yn as d,hn as e,De as f,gn as g,ue as h,Hn as i,qn as j,Yn as k,Ke as l,He as m,qe as n};
