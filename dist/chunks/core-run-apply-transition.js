import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{c as me,d as A}from"./core-history-transition.js";import{
c as le}from"./core-workspace-checkout.js";import{core_history_way$a as de,core_history_way$b as ce,core_history_way$f as W}from"./run.js";import{core_history_runs$l as ie,
core_history_runs$p as se,core_history_runs$q as ae}from"./run.js";import{core_history_run_record$a as ne,core_history_run_record$b as te,core_history_run_record$h as oe,
core_history_run_record$j as re}from"./run.js";import{core_history_branch$a as j,core_history_branch$c as J,core_history_branch$g as q,core_history_branch$h as Y,
core_history_branch$j as I}from"./start.js";import{core_history_read_work_tree$a as H}from"./start.js";import{core_git_commands_diff$a as S,core_git_commands_diff$d as x}from"./start.js";
import{core_run_baseline_2$a as z,core_run_baseline_2$l as X,core_run_baseline_2$m as Z,core_run_baseline_2$n as ee}from"./start.js";import{core_workspace_replacement$s as U}from"./start.js";
import{core_git_partial_clone$a as E}from"./start.js";import{core_git_commits$a as K}from"./start.js";import{core_git_cat_file$d as v}from"./start.js";import{core_engine_turns$a as V}from"./start.js";
import{core_workspace_sources_disk$a as Q}from"./start.js";import{core_text_unusual$d as _}from"./start.js";import{core_git_commands_refs$a as L}from"./hook.js";
import{core_git_scratch_folder$a as G}from"./hook.js";import{core_text_utf8_cache$p as C}from"./hook.js";import{errors$b as h,errors$c as M}from"./hook.js";import{
empty$g as T,empty$h as R}from"./hook.js";import{writeFileSync as Se}from"node:fs";import{join as Ee}from"node:path";async function cn(e,n,{readFile:t,writtenFiles:o}){
var g=[];try{let r=n.merge?.ontoTree??n.base.tree;let i=await e.run(S(r,n.head.tree));let s=T(g,v(e),true);let c=await E(s,r,{paths:i});let{entries:d}=await E(s,
n.head.tree,{paths:i});Ne(i,[c.entries,d]);let l=await o(n.head.tree,i);let m=async(u,y)=>{let w=y&&(await s.read(y.oid))?.content;return u&&w?u.equals(w):u===w};
let f=[];let p=[];for(let u of i){let[y,w,P]=[t(u),l.get(u),d.get(u)],k=De(P?.mode,y?.mode),O=await m(y?.content,c.entries.get(u))&&await m(w,P);if(!O||y&&w&&y.
mode!==k){let[$,D]=O?[{},{}]:[{content:y?.content??null},{content:w??null}];f.push({path:u,at:0,...$,...y&&{mode:y.mode}}),f.push({path:u,at:n.snapshots.length,
...D,...w&&{mode:k}})}p.push({path:u,before:y?.content,after:w,mode:k})}return{files:p,kept:f}}catch(b){var a=b,F=true}finally{var N=R(g,a,F);N&&await N}}function ln(e,n,t){
let o=re(e,n),r=t.map(({content:i,...s})=>i===void 0?s:{...s,bytes:i&&o.save(i)});ne(e,{...te(e,n),kept:r})}function Ne(e,n){let t=e.flatMap(o=>{let r=n.map(i=>i.
get(o)?.mode);return Oe.filter(({mode:i})=>r.includes(i)).map(({name:i,what:s})=>({name:i,message:`The merge changes ${JSON.stringify(o)}, which is a ${s}. Merg\
e the branches with git, then apply the plan there.`}))});if(t.length>0)throw new h(t)}var Oe=[{mode:"120000",name:"SYMLINK",what:"symbolic link"},{mode:"160000",
name:"PATH_PROTECTED",what:"submodule"}];function De(e,n=420){return e==="100755"?n|(n&292)>>2:n&-74}async function fe(e,n){var r=[];try{let t=T(r,G(e));let o=(d,l)=>{
let m=Ee(t.path,d);return Se(m,l),m};return await e.run(K({ours:o("ours",n.current),base:o("base",n.left),theirs:o("theirs",n.restore)}))}catch(i){var s=i,c=true}finally{
R(r,s,c)}}var yn=(e,n)=>{let{id:t,status:o}=e;return o==="applied"||B(e,n)?ue(e,n,"undo"):{name:"RUN_NOT_APPLIED",message:o==="undone"?`Run ${t} is undone alrea\
dy. \`editplan redo ${t}\` applies it again.`:`Run ${t} was published, and no checkout holds it. Close its pull request instead.`}};function hn(e,n){let t=me(e);
if(n===0||n<t||t===Number.POSITIVE_INFINITY)return;let{id:o}=e;return{name:"RUN_NOT_APPLIED",message:`Run ${o} is undone to after step ${t} already. \`editplan r\
edo ${o}\` applies all of it again.`}}function wn(e,n){let{id:t,status:o,rewoundTo:r}=e;return o==="undone"||o==="applied"&&r!==void 0||B(e,n)?ue(e,n,"redo"):o===
"applied"?{name:"RUN_APPLIED",message:`Run ${t} is already applied. \`editplan undo ${t}\` undoes it.`}:{name:"RUN_NOT_APPLIED",message:`Run ${t} was published,\
 never applied here. Apply its plan instead.`}}var B=({worktree:e},{root:n,isThere:t})=>e!==n&&t(e),ue=(e,n,t)=>B(e,n)?{name:"RUN_NOT_APPLIED",message:`Run ${e.
id} was applied in ${e.worktree}. Run \`editplan ${t}\` there.`}:void 0,xe=({run:e,direction:n,step:t,way:o},r)=>({[n]:e,...t!==void 0&&{to:String(t)},...r.size>
0&&{flags:JSON.stringify([...r])},...o&&{head:o.to.place,commit:o.to.commit,from:o.from.commit,place:o.from.place},...o?.makes&&{makes:"true"},...o?.replaces!==
void 0&&{replaces:o.replaces}});async function gn({files:e,flags:n,removed:t,emptyFolders:o},r,i){let s=await Ae(e,r,i.direction);return{removed:t,emptyFolders:o,
files:s,note:xe(i,n)}}function pe({from:e,place:n,head:t,commit:o,makes:r,replaces:i},s){if(t===void 0)return;let c=r?i:t.startsWith("refs/")?o:void 0;if(!(s.head.
place===n&&s.head.commit===e&&s.target===c))throw new h({name:"REF_MOVED",message:ve})}var ve="HEAD or its new branch moved in the meantime. Nothing was changed\
. Run again.";async function Ae(e,{read:n,merge:t},o){let r=[],i=[];for(let s of e){let c=n(s.path),[d,l]=[c?.content,c?.mode],m=$e(d,s),f=m?s.restore?.content:
t?await Ie(t,d,s):void 0;if(f||m){let p={path:s.path,before:d,after:f,modeBefore:l,...Ue(l,s)};Be(p)||i.push(p)}else r.push(t?Ce(s,o):Me(s,o))}if(r.length>0)throw new h(
r);return i}var $e=(e,{left:n})=>e&&n?e.equals(n.content):e===void 0&&n===void 0;async function Ie(e,n,{left:t,restore:o}){if(!(!n||!t||!o))return e({current:n,
left:t.content,restore:o.content})}function Ue(e,n){let{restore:t,attributes:o}=n;return e!==void 0?{mode:t?We(e,{...n,restore:t}):e}:o?{mode:o.mode,restores:{owner:o.
owner}}:{mode:t?A(t):0}}function We(e,{restore:n,left:t}){if(t&&e===A(t)&&(t.mode??n.mode)!==void 0)return A(n);let{executable:o}=n;return o===(t?.executable??o)?
e:o?e|(e&292)>>2:e&-74}var Be=({before:e,after:n,mode:t,modeBefore:o})=>e&&n?e.equals(n)&&t===o:e===n,ye={undo:"the run",redo:"the undo"},Me=({path:e},n)=>({name:"\
FILE_MODIFIED",message:`${JSON.stringify(e)} changed since ${ye[n]}. Keep those changes with --merge, or put them aside first.`}),Ce=({path:e},n)=>({name:"MERGE\
_CONFLICT",message:`${JSON.stringify(e)} changed since ${ye[n]} in the lines that the ${n} changes. Stash or commit them first.`});function we(e,n){let t=v(e);return{
paths:n.paths,staged:()=>e.run(x()),entries:o=>Le(t,n,o),workTree:o=>Je(e,t,{...n,paths:o}),written:(o,r)=>n.writtenFiles(n[o],r),flags:o=>j(e,o),[Symbol.asyncDispose]:()=>t[Symbol.
asyncDispose]()}}async function ge(e,n){let{paths:t}=e;Ge(t,new Set(await e.staged()));let o=new Map(n.files.map(a=>[a.path,a])),r=await e.entries([...new Set([
...t,...o.keys()])]),i=a=>he(r,a,"from","ownFrom")&&he(r,a,"to","ownTo"),s=new Set([...o.keys(),...n.settled]),c=t.filter(a=>!(s.has(a)&&i(a))&&!_e(r,a));Ve(c),
je(c,r);let d=[...o.values()].filter(({path:a})=>i(a)),{absent:l,unchanged:m}=await e.workTree([...c,...d.map(({path:a})=>a)]),f=c.filter(a=>!l.has(a)),p=[...d,
...await Ke(e,r,f)].map(a=>{let F=a.left&&m(a.path);return a.left&&F?{...a,left:{...a.left,content:F}}:a}),g=new Map(await e.flags(t)),b=n.skipped.filter(a=>i(a));
for(let a of b)g.set(a,{assumeUnchanged:false,...g.get(a),skipWorktree:true});return{files:p.sort((a,F)=>a.path<F.path?-1:1),flags:g}}function Ge(e,n){let t=e.filter(
r=>n.has(r));if(t.length===0)return;let o=`HEAD cannot move: the index has uncommitted changes in ${t.join(", ")}. Commit, stash or unstage them first.`;throw new h(
{name:"DIRTY_FILES",message:o})}async function Le(e,n,t){let o=async r=>(await E(e,r,{paths:t})).entries;return{from:await o(n.from),to:await o(n.to),ownFrom:await o(
n.ownFrom),ownTo:await o(n.ownTo)}}var he=(e,n,t,o)=>{let[r,i]=[e[t].get(n),e[o].get(n)];return r?.oid===i?.oid&&r?.mode===i?.mode},_e=({from:e,to:n},t)=>e.get(
t)?.mode===U&&n.get(t)?.mode===U;function Ve(e){let n=e.find(o=>!C(o));if(n===void 0)return;let t=`HEAD was not moved: the name "${_(n)}" in one of the two comm\
its is not UTF-8. Use \`git switch\` instead.`;throw new h({name:"PATH_INVALID",message:t})}function je(e,{from:n,to:t}){let o=e.find(i=>[n,t].some(s=>/^1[26]0000$/.
test(s.get(i)?.mode??"")));if(o===void 0)return;let r=`HEAD was not moved: ${JSON.stringify(o)} is a symbolic link or a submodule in one of the two commits. Use\
 \`git switch\` instead.`;throw new h({name:"SYMLINK",message:r})}async function Je(e,n,{from:t,...o}){var s=[];try{let r=T(s,await H(e,n,{base:t,...o}));let i=new Set(
[...r.dirty.map(({operation:m})=>m.path),...r.ignored]);return{absent:r.absent,unchanged:m=>i.has(m)?void 0:o.readFile(m)?.content}}catch(c){var d=c,l=true}finally{
R(s,d,l)}}async function Ke(e,n,t){let o=async s=>{let c=await e.written(s,t);return d=>{let l=c.get(d);return l&&{content:l,executable:n[s].get(d)?.mode==="100\
755"}}},[r,i]=[await o("from"),await o("to")];return t.map(s=>({path:s,left:r(s),restore:i(s)}))}async function qn(e,n,{direction:t,way:o}){let{removed:r=[],emptyFolders:i=[]}=t===
"undo"?n.run.record:{};return{...o?await ze(e,n,{direction:t,way:o}):Qe(n),removed:r,emptyFolders:i}}var Yn=(e,n)=>({read:X(e),merge:n?t=>fe(e,t):void 0});async function zn(e,{
files:n,note:t,removed:o,emptyFolders:r,entries:i},s){let{head:c,ref:d}=ce(e);t.head!==void 0&&pe(t,{head:await c(),target:(await d(t.head))?.oid});let l=z(e.gitDir,
t),m={root:e.root,journal:l,attributes:o,emptyFolders:r,signal:s},f=await V(le(n,m));if(!f.ok)throw new h(f.problems);try{await He(e,t,i)}catch(g){await Xe({placed:f,
journal:l},g,()=>Ye(e,t))}let p=f.keep();if(p)throw new h(p);return f.notes}async function He(e,n,t){let{run:o,undo:r,redo:i,to:s,from:c,head:d,commit:l}=n,m=be(
n);if(d!==void 0&&l!==void 0&&c!==void 0){await qe(e,n);let f=r!==void 0?"undo":i!==void 0?"redo":`moving to ${W(d)}`,p=t?{...t,flags:m,isThere:Re(e)}:await Te(
e,n,{from:c,to:l});await q(e,{to:d,message:`editplan: ${f}`},p)}else m.size>0&&await J(e,m.keys());r!==void 0&&se(e,r,Number(s)),i!==void 0&&ae(e,i,{cameFrom:n.
place}),o!==void 0&&await ie(e,o,d===void 0?{}:{branch:W(d),cameFrom:n.place??""})}async function qe(e,{head:n="",commit:t,makes:o,replaces:r}){var s=[];try{if(!o||
(await I(e,n))?.oid===t)return;let i=T(s,de(e),true);await i.commit([{ref:n,to:t,from:r??null}])}catch(c){var d=c,l=true}finally{var m=R(s,d,l);m&&await m}}async function Ye(e,n,t=new Set){
let{from:o,place:r,head:i,commit:s,makes:c,replaces:d}=n;if(i===void 0||s===void 0||o===void 0||r===void 0)return;let{paths:l,...m}=await Te(e,n,{from:s,to:o});
await Y(e,{to:r,message:"editplan: back"},{...m,paths:[...l].filter(p=>!t.has(p))}),c&&d!==s&&(await I(e,i))?.oid===s&&await e.run(L([{ref:i,to:d,from:s}]))}async function ze(e,n,{
direction:t,way:o}){let{base:r,head:i,merge:s}=n.run,[c,d]=[s?.ontoTree??r.tree,i.tree],[l,m]=t==="undo"?[d,c]:[c,d],{from:f,to:p}=o,g={from:f.commit,to:p.commit,
ownFrom:l,ownTo:m},b=await e.run(S(f.commit,p.commit)),a=await Z(e,{commit:f.commit,paths:b},async u=>{var P=[];try{let y=(Pe,ke)=>ee(e,Pe,ke);let w=T(P,we(e,{...g,
...u,paths:b,writtenFiles:y}),true);return await ge(w,n)}catch(k){var O=k,$=true}finally{var D=R(P,O,$);D&&await D}}),F=new Set(a.files.filter(({left:u,restore:y})=>!u&&
y).map(({path:u})=>u)),N=t==="undo"?(n.run.record.flags??[]).filter(([u])=>F.has(u)):[];return{...a,flags:new Map([...a.flags,...N])}}var Qe=({files:e,skipped:n})=>({
files:e,flags:new Map(n.map(t=>[t,{skipWorktree:true,assumeUnchanged:false}]))});async function Te(e,n,{from:t,to:o}){let r=await e.run(S(t,o)),i=oe(e,n.run??n.
undo??n.redo??"")?.kept??[],s=i.length===0?[]:await e.run(x(o)),c=new Set([...r,...s]),d=i.flatMap(({path:l})=>c.has(l)?[]:l);return{paths:[...new Set([...r,...d])],
flags:be(n),isThere:Re(e)}}function Re(e){let n=Q(e.root);return t=>{let o=n.stat(t);return o?.kind==="file"&&!o.link}}function be({flags:e}){let n=JSON.parse(e??
"[]");return new Map(n)}async function Xe({placed:e,journal:n},t,o){let r=await Fe(t,"",async()=>e.revert());throw await Fe(t,"The files are as they were, but t\
he run could not be undone: ",async()=>{await o(),n.clear()}),r.length===0?t:new h([...t instanceof h?t.problems:[],...r],{cause:t})}async function Fe(e,n,t){try{
return await t()}catch(o){let[r,i]=[e,o].map(M),s=`${r} ${n}${i} Remove the cause, then run \`editplan resume\`.`;throw new h({name:"INTERRUPTED",message:s},{cause:e})}}
export{cn as a,ln as b,yn as c,hn as d,wn as e,xe as f,gn as g,pe as h,qn as i,Yn as j,zn as k,He as l,qe as m,Ye as n};
