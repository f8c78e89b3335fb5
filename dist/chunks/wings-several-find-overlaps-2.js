import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as $e,b as He,f as je}from"./wings-several-relation.js";
import{a as Ae,b as X,c as De,d as T}from"./wings-several-member.js";import{a as F}from"./core-engine-replay-parts.js";import{c as Ie}from"./publish-manifest-ref.js";
import{b as xe}from"./publish-manifest.js";import{a as $}from"./core-run-on-baseline.js";import{e as Ge,g as _e}from"./core-run-from-diff-2.js";import{core_git_work_tree_snapshot$a as le}from"./hook.js";
import{core_plan_define_plan$c as Te}from"./run.js";import{core_run_request$f as Fe}from"./run.js";import{core_git_commands_worktree$h as A}from"./run.js";import{
core_policy_secrets_2$e as _}from"./run.js";import{core_report_build_report$c as Oe}from"./start.js";import{core_text_folder_spellings$c as be}from"./run.js";import{
wings_several_words$i as Ne,wings_several_words$j as Le}from"./start.js";import{publish_overlaps$c as E,publish_overlaps$d as D}from"./start.js";import{core_text_neutralise$f as he}from"./start.js";
import{publish_remote_state_2$g as Me,publish_remote_state_2$t as Ee}from"./start.js";import{publish_target$c as Se,publish_target$d as V}from"./start.js";import{
core_run_baseline_2$d as L,core_run_baseline_2$g as ve}from"./start.js";import{core_workspace_replacement$u as Re}from"./start.js";import{core_git_partial_clone$d as Ce,
core_git_partial_clone$g as ke}from"./start.js";import{core_git_cat_file$d as N}from"./start.js";import{core_workspace_new_files_2$b as Pe}from"./start.js";import{
core_git_filters$a as we}from"./start.js";import{core_plan_steps$g as M}from"./start.js";import{core_tools_run$c as ye,core_tools_run$d as ge}from"./start.js";import{
publish_origin$c as de}from"./start.js";import{core_git_commands_remote$a as pe,core_git_commands_remote$d as ce}from"./start.js";import{publish_github_2$k as fe}from"./start.js";
import{core_git_commands_commit$c as me,core_git_commands_commit$d as ue}from"./start.js";import{core_git_git$E as G,core_git_git$t as K,core_git_git$y as ie}from"./hook.js";
import{core_workspace_file_identity$j as Q}from"./hook.js";import{errors$b as C,errors$e as se}from"./hook.js";import{empty$g as R,empty$h as S}from"./hook.js";
async function We(e,t,{subjects:r=e.length,until:n}){let o=AbortSignal.any([n,...t.signal?[t.signal]:[]]),a={...t,policy:Ve(t.policy),signal:o},i=await Ae(e,{...a,
signal:t.signal}),s=[],l=async m=>s[m.index]??=await F(X([m]),a),p=async(m,u)=>{let h=nt(m,u,e)??(et(m,u)?Xe:void 0);if(h)return h;if(n.aborted)return Ue;try{return await tt(
[m,u],[await l(m),await l(u)],{alone:s,baseline:a,before:[]})}catch(d){if(n.aborted&&!t.signal?.aborted&&Ze(d))return Ue;throw d}},c=[],f={members:i,changes:e};
for(let[m,u]of i.slice(0,r).entries())for(let h of i.slice(m+1))c.push(ot([u,h],await p(u,h),f));return{changes:i.map(m=>rt(m,s[m.index],e)),pairs:c}}var Ve=({configuration:e})=>({
configuration:e,path:()=>{},secrets:async()=>{}}),Xe={kind:"disjoint"},Ue={kind:"unknown",reason:"There was no time left to replay them."},Ze=e=>e instanceof C&&
e.name==="INTERRUPTED",et=(e,t)=>e.plan.steps.length===0||t.plan.steps.length===0||T(e.footprint,t.footprint);async function tt([e,t],[r,n],o){if(!r.refusal&&!n.
refusal)return $e(e,t,o);let[a,i]=r.refusal?[e,t]:[t,e],s=r.refusal??n.refusal;if(!s||r.refusal&&n.refusal)return{kind:"behind"};let{refusal:l}=await F(X([i,a]),
o.baseline);return l?{kind:"behind"}:He(a,{other:i,needed:[i],refusal:s},o)}function nt(e,t,r){for(let[n,o]of[[e,t],[t,e]]){let{leftOut:a=[]}=r[n.index]??{},i=Z(
o.footprint,r[o.index]?.leftOut??[]),s=a.find(({path:l})=>!T(H([l]),i));if(s)return{kind:"unknown",reason:`${s.path}: ${s.reason}`}}}var H=e=>{let t=new Set(e);
return{any:false,seen:t,changed:t}},Z=({any:e,seen:t,changed:r},n)=>{let o=n.map(({path:a})=>a);return{any:e,seen:new Set([...t,...o]),changed:new Set([...r,...o])}},
rt=({index:e,name:t},r,n)=>({name:t,...n[e]?.facts??{kind:"plan"},...r?.refusal&&{behind:Oe(r.refusal.problem)}});function ot([e,t],r,n){let o=[e.name,t.name];return r.
kind==="unknown"?{changes:o,relation:r.kind,reason:r.reason}:r.kind==="behind"?{changes:o,relation:r.kind}:{changes:o,...je(r,{nameOf:i=>n.members[i]?.name??"",
placeOf:i=>at(i,n)})}}function at({member:e,step:t,path:r,lines:n},{members:o,changes:a}){let i=a[e]?.numbered??true;return{change:o[e]?.name??"",...i&&{step:t.
index,tool:t.tool},...i&&t.id!==void 0&&{id:t.id},file_path:r,...n&&{lines:n}}}import st from"node:path";async function Be(e,t,r){var s=[];try{let n=R(s,Pe(e));
let o=(await e.run(A())).filter(({locked:f})=>f!==it);let{changes:a,leftOut:i}=await Je(o,r,{nameOf:qe,changeOf:f=>lt(n,f,t)});return{changes:a.filter(({plan:f,
leftOut:m})=>f.steps.length+m.length>0),leftOut:i}}catch(l){var p=l,c=true}finally{S(s,p,c)}}var it="editplan is at work";async function lt(e,t,r){let{path:n,head:o,
branch:a,missing:i}=t;if(i)throw j("Its folder is not there.");if(o===void 0)throw j("Its branch has no commit.");let s=await le(e.through(await G(n))),l=qe(t),
p={kind:"worktree",path:n,...a!==void 0&&{branch:a}},c=await ne(e.git,r,o);return{...await W(e.git,{title:l,from:c,to:s}),name:l,facts:p}}async function ee(e,t,r){
await pt(e.slice(0,r),t);let n=await ut(e.slice(0,r),t);return Je(e,r,{nameOf:({number:o})=>`#${o}`,async changeOf(o){let{number:a,title:i,url:s,branch:l,fork:p,
head:c}=o,f={kind:"pull",title:i,number:a,url:s,branch:l,...p&&{fork:p}},m={name:`#${a}`,facts:f},{git:u,base:h}=t,d=await ne(u,h.commit,c),y=n.get(a);return y&&
await re(y,{...t,root:u.root,from:d,to:c})?{...m,plan:y,numbered:true,leftOut:[]}:{...m,...await W(u,{title:`#${a}`,from:d,to:c})}}})}async function Je(e,t,{nameOf:r,
changeOf:n}){let o=[],a=[];for(let[i,s]of e.entries())try{if(i>=t)throw j(`Only ${U} others are replayed at once.`);o.push(await n(s))}catch(l){if(!(l instanceof
C)||l.name==="INTERRUPTED")throw l;a.push({name:r(s),reason:l.problems[0]?.message??""})}return{changes:o,leftOut:a}}var U=100,j=e=>new C({name:"GIT_FAILED",message:e}),
qe=({path:e})=>te(st.basename(e),"worktree"),te=(e,t)=>e.startsWith("#")?`${t} ${e}`:e;async function W(e,{title:t,from:r,to:n}){let{steps:o,leftOut:a}=await Ge(
e,{from:r,to:n},{policy:ze});return{plan:be({version:1,title:t,options:_e},o),numbered:false,leftOut:a}}var ze={path:()=>{},secrets:async()=>{},configuration:()=>{}};
async function ne(e,t,r){let n=await e.run(me(t,r));if(n===void 0)throw j("It shares no history with the base.");return n}async function re(e,{root:t,git:r,environment:n,
from:o,to:a}){if(M(e.steps).touched.has(ge.name))return false;let i={member:0,options:e.options,steps:[...e.steps]},s={root:t,bare:r.bare,environment:n,base:o,head:o};
try{var l=[];try{let{files:u,refusal:h}=await $([e],s,g=>F([i],{...g,policy:ze}));if(h)return false;let d=(await r.run(Re(o,a,{renames:false}))).map(({path:g})=>g);
if(d.length!==u.size||!d.every(g=>u.has(g)))return false;let y=R(l,N(r),true);let w=R(l,await L(r,y,{treeish:a}));await w.load(d);return[...u].every(([g,{after:O,
mode:k}])=>{let b=w.stat(g);return b?.kind!=="file"||b.link?O===void 0&&b===void 0:O!==void 0&&(b.mode&64)===(k&64)&&w.read(g).equals(O)})}catch(p){var c=p,f=true}finally{
var m=S(l,c,f);m&&await m}}catch(u){if(u instanceof C&&u.name!=="INTERRUPTED")return false;throw u}}async function pt(e,{git:t,upstream:r,base:n}){if(ie(t))return mt(
e,{git:t,upstream:r,base:n});let o=await ke(t)?[]:await t.run(we(e.map(({head:i})=>i))),a=e.filter((i,s)=>o[s]===void 0);a.length>0&&await oe(t,r,a.map(Ye))}var Ye=({
number:e})=>`refs/pull/${e}/head`,ct=2147483647;async function mt(e,{git:t,upstream:r,base:n}){let o=await t.run(ue(n.commit)),a=e;for(let i of[Math.max(50,o),Math.
max(1e3,o),ct]){if(a.length===0)return;await oe(t,r,[`refs/heads/${n.branch}`,...a.map(Ye)],i);let s=await Promise.all(a.map(({head:l})=>ne(t,n.commit,l).catch(
()=>{})));a=a.filter((l,p)=>s[p]===void 0)}}async function oe(e,t,r,n){try{await e.run(ce(t,r,n))}catch(o){if(!(o instanceof C))throw o;if(r.length>1)for(let a of r)
await oe(e,t,[a],n)}}async function ut(e,{git:t,upstream:r}){let n=e.filter(({fork:s})=>!s);if(n.length===0)return new Map;let o=await Me(t,r,[...new Set(n.map(
({branch:s})=>s))]),a=new Map(n.flatMap(({number:s,branch:l,head:p})=>{let c=Ee(o.get(l),{number:s,head:{sha:p}});return c?.head===p&&c.manifest!==void 0?[[s,c.
manifest]]:[]})),i=await Ie(t,r,[...new Set(a.values())]);return new Map([...a].flatMap(([s,l])=>{let p=i.get(l),c=p&&se(()=>Fe(xe(p,l).request));return c?[[s,c]]:
[]}))}var Sn=(e,t)=>Q(async()=>{let r=Te(e);if(r.length<2&&!t.pulls&&!t.worktrees)throw new C({name:"USAGE",message:ft});let n=await ve(t),o=t.pulls?await ht(n,
t.publish,t.environment):void 0,a=await yt(n,t,o),i=r.map(w=>({...dt(w),numbered:true,leftOut:[]})),s=t.worktrees?await Be(n,a,U):B,{root:l,bare:p,environment:c,
policy:f,signal:m,until:u}=t,d=await ae({...{root:l,bare:p,environment:c,policy:f,signal:m,until:u,git:n,tip:a},subjects:i,worktrees:s,...o}),y=o?.repository.base.
branch;return _({version:1,base:{...y!==void 0&&{branch:y},commit:a},...d})}),ft="There is nothing to compare. Name two plans or more, or add --pulls or --workt\
rees.",B={changes:[],leftOut:[]},dt=e=>({name:te([...M(e.steps).files][0]?.split(/[/\\]/).at(-1)??"plan","plan"),plan:e,facts:{kind:"plan",title:e.title}});async function ht(e,t={},r){
let{github:n,name:o,upstream:a}=await Qe(e,t),i=await V(e,a,t.base);return{...await D(n,o,i.branch),repository:{git:e,environment:r,upstream:a,base:i}}}async function Qe(e,t){
let{token:r,apiUrl:n,repository:o,upstream:a}=await Se(e,t);if(r!==void 0&&o!==void 0){let{graphqlUrl:s,clock:l,withheld:p}=t;return{github:await fe({token:r,apiUrl:n,
graphqlUrl:s,clock:l,withheld:p}),name:o,upstream:a}}let i=o===void 0?"a repository of GitHub":"a token for its server";throw new C({name:"GITHUB_FAILED",message:`\
Listing open pull requests needs ${i}. Give one.`})}async function yt(e,{base:t,worktrees:r},n){if(t!==void 0)return e.run(K(t));if(n)return n.repository.base.commit;
let[o]=r?await e.run(A()):[];return e.run(K(o?.head??"HEAD"))}async function Mn(e){let{git:t,target:r,hub:n,plan:o,tree:a,signal:i,root:s,bare:l,environment:p}=e,
{base:c,upstream:f}=r,m=await D(n.github,n.target.repository,c.branch),u=m.pulls.filter(({branch:k,repository:b})=>k!==r.branch||b!==n.target.headRepository);if(u.
length===0)return{overlaps:{base:c,changes:[],pairs:[],left_out:[]}};let h=c.commit,d=o&&await re(o,{root:s,git:t,environment:p,from:h,to:a}),y={name:E,facts:{kind:"\
run"},...d?{plan:o,numbered:true,leftOut:[]}:await W(t,{title:E,from:h,to:a})},w={root:s,bare:l,environment:p,signal:i,git:t,tip:h,subjects:[y],worktrees:B,...m,
pulls:u},g=await ae({...w,repository:{git:t,environment:p,upstream:f,base:c}}),O=await _({base:c,...g});return{overlaps:O,deciding:gt(O)}}function gt(e){let t=Ne(
e,E).filter(({effect:n})=>n==="conflicts"||n==="after");if(t.length===0)return;let r=t.map(({pair:n})=>n);return{said:Le({...e,pairs:r,left_out:[]},E,he),isOurs:t.
some(({other:n})=>n.fork===void 0)}}var En=e=>Q(async()=>{var I=[];try{let{number:t,base:r,parent:n,url:o,publish:a,signal:i}=e;let{token:s,environment:l={}}=a;
let p={...l,...s&&de(o,s,l)};let c=R(I,await Ce({url:o,branch:r,environment:p,parent:n}));let f=await G(c.root,{env:p});let{github:m,name:u}=await Qe(f,{...a,environment:p});
let h=pe(o);let d={git:f,environment:p,upstream:h,base:await V(f,h,r)};let{pulls:y,leftOut:w}=await D(m,u,r);let g=y.filter(Y=>Y.number===t);let{changes:O,leftOut:k}=g.
length>0?await ee(g,d,1):Ot(t,r);let b=y.filter(Y=>Y.number!==t);let J=d.base.commit;let q={root:c.root,bare:true,environment:p,signal:i,git:f,tip:J};let x=await ae(
{...q,subjects:O,worktrees:B,pulls:O.length>0?b:[],leftOut:w,repository:d});return _({version:1,base:d.base,...x,left_out:[...k,...x.left_out]})}catch(z){var P=z,
v=true}finally{S(I,P,v)}}),Ot=(e,t)=>({changes:[],leftOut:[{name:`#${e}`,reason:`GitHub does not list it among the open pull requests on "${t}".`}]}),bt=6e4;async function ae(e){
let{root:t,bare:r,environment:n,policy:o,signal:a,tip:i,subjects:s,worktrees:l,pulls:p=[],repository:c,leftOut:f=[]}=e,m=e.until??AbortSignal.timeout(bt),u=await wt(
[...s,...l.changes],e),h=s.length>0?u.slice(0,s.length):u,d=P=>[...h,...s.length>0?[]:p.filter(v=>v!==P).map(Ke)].some(v=>!T(v,Ke(P))),y=U-l.changes.length,[w,g]=[
p.filter(d).slice(0,y),p.filter(d).slice(y)],O=[...w.sort((P,v)=>P.number-v.number),...g],k=O.length>0&&c?await ee(O,c,y):B,b=[...s,...l.changes,...k.changes],J=p.
filter(P=>!O.includes(P)),q=[...l.leftOut,...k.leftOut,...f],x={subjects:s.length>0?s.length:b.length,until:m},I={root:t,bare:r,environment:n,policy:o,signal:a,
base:i,head:i},z=b.length===0?{changes:[],pairs:[]}:await $(b.map(({plan:P})=>P),I,P=>We(b,P,x));return{...Pt(z,J,s.length),left_out:q}}var Ke=({files:e})=>e===
void 0?{...H([]),any:true}:H(e);async function wt(e,{git:t,tip:r}){var i=[];try{let n=R(i,N(t),true);let o=R(i,await L(t,n,{treeish:r,roots:t.bare?[]:[t.root]}));
await o.load(e.flatMap(({plan:f})=>[...M(f.steps).paths]));let a=ye(o);return e.map(({plan:f,leftOut:m})=>Z(De(f.steps,a),m))}catch(s){var l=s,p=true}finally{var c=S(
i,l,p);c&&await c}}function Pt({changes:e,pairs:t},r,n){let o=r.map(({number:l,title:p,url:c,branch:f,fork:m})=>({name:`#${l}`,kind:"pull",title:p,number:l,url:c,
branch:f,...m&&{fork:m}})),a=[...e,...o],i=n>0?a.slice(0,n):a,s=o.flatMap(({name:l})=>i.slice(0,n>0?n:a.findIndex(p=>p.name===l)).map(p=>({changes:[p.name,l],relation:"\
disjoint"})));return{changes:a,pairs:[...t,...s]}}export{Sn as a,Mn as b,En as c};
