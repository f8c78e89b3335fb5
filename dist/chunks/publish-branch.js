import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as l,b as _,c as le,d as K}from"./publish-questions-2.js";
import{d as se}from"./publish-marker.js";import{c as de,f as M}from"./publish-plan-source.js";import{core_run_report_run$c as ae}from"./run.js";import{core_history_record$f as ie}from"./run.js";
import{core_policy_secrets_2$e as te}from"./run.js";import{core_report_build_report$a as ee,core_report_build_report$c as ne}from"./start.js";import{publish_remote_state_2$j as A,
publish_remote_state_2$s as N}from"./start.js";import{publish_target$e as oe}from"./start.js";import{publish_ledger$e as re}from"./start.js";import{core_tools_notebook_edit$m as Q}from"./start.js";
import{publish_github_2$d as X}from"./start.js";import{core_git_commands_commit$f as Y}from"./start.js";import{inputs_table$f as x,inputs_table$h as Z}from"./start.js";
import{publish_github_api_2$f as z,publish_github_api_2$h as E}from"./start.js";import{core_text_digest$a as U}from"./hook.js";import{core_text_words$a as F,core_text_words$c as P,
core_text_words$f as V,core_text_words$j as J}from"./hook.js";import{errors$b as w,errors$d as q}from"./hook.js";function*ce(e,{records:n,given:t}){let r=Se(e,n),
o=new Set(n.flatMap(c=>fe(c.below??[],{record:c,commits:e}))),s=e.filter(({id:c})=>!r.has(c)&&o.has(c)),i=Ce(e,n),a=e.filter(({id:c})=>!r.has(c)&&!o.has(c)&&i.has(
c)),d=e.filter(({id:c})=>!r.has(c)&&!o.has(c)&&!i.has(c)),u=yield*ke(e,d),m=d.filter(({id:c})=>!u.has(c)),h=t&&m.length>0?yield*t():new Set,p=({id:c})=>r.has(c)||
h.has(c),f=e.filter(p),[b]=f.flatMap(({id:c})=>r.get(c)??[]);return{own:f,below:s,dropped:a,foreign:m.filter(c=>!p(c)),record:b}}function ue(e,n){let t=new Map(
n.map(o=>[o.id,o])),r=[];for(let o=t.get(e);o;o=t.get(o.parents[0]??""))r.push(o);return r.toReversed()}function Ce(e,n){let t=new Map(e.map(({id:s,parents:i})=>[
s,i])),r=new Set,o=n.flatMap(({base:s,kept:i})=>i.length===0?[s]:[]);for(let s=o.pop();s!==void 0;s=o.pop()){let i=r.has(s)?void 0:t.get(s);i&&(r.add(s),o.push(
...i))}return r}var $=e=>e.map(({id:n})=>n).toReversed(),k=e=>P(e.map(({id:n,subject:t,authorName:r})=>`${n.slice(0,12)} ${t} (${r})`),Pe),Pe=20,me=(e,n)=>n.some(
({own:t})=>t.some(r=>v(r).last===e));function Se(e,n){let t=new Map;for(let r of n.toReversed())for(let o of fe(r.own,{record:r,commits:e}))t.set(o,r);return t}
function fe(e,{record:n,commits:t}){let r=new Map(t.map(({id:s,parents:i})=>[s,i[0]??""])),o=new Set(n.kept);return e.flatMap(s=>$e(s,r)).filter(s=>r.has(s)&&!o.
has(s))}function v(e){let[n="",t]=e.split("..");return t===void 0?{from:void 0,last:n}:{from:n,last:t}}function $e(e,n){let{from:t,last:r}=v(e);if(t===void 0)return[
r];let o=[];for(let s=r;s!==t&&n.has(s);s=n.get(s)??t)o.push(s);return o}var pe=e=>{let[n]=e,t=e.at(-1);return!n||!t||e.length<=Ie?e.map(({commit:r})=>r):[`${n.
parent}..${t.commit}`]},Ie=250;function Sn({base:e,own:n,kept:t,head:r,below:o=[]}){let s=n.at(-1);if(!(s!==void 0&&t.length===0&&v(s).last===r))return[...o,...n];
let a=v(o.at(-1)??"");return a.from===void 0||a.last!==e?[...o,`${e}..${r}`]:[...o.slice(0,-1),`${a.from}..${r}`]}function*ke(e,n){let t=new Set(e.map(({id:o})=>o)),
r=new Set;for(let{id:o,tree:s,parents:i}of n){let[a,d,...u]=i;a===void 0||d===void 0||u.length>0||t.has(a)===t.has(d)||(yield*Be(B(a,d)))===s&&r.add(o)}return r}
function*Be(e){try{return yield*e}catch(n){return q("GIT_FAILED")(n)}}function*B(e,n){return he(yield*l("merge",e,n))}function*$n(e,[n,t]){let r=[yield*l("treeO\
f",n),yield*l("treeOf",t)];return he(yield*T(yield*l("treeOf",e),r))}var he=({conflicts:e,tree:n})=>e.length===0?n:void 0;function*T(e,[n,t]){let r=yield*l("sta\
ndIn",e,[]);return yield*l("merge",yield*l("standIn",n,[r]),yield*l("standIn",t,[r]))}function*H(e){let{run:n,tip:t,commits:r,sorted:o}=e,s=yield*ve(e);e.decision&&
(yield*Te({...e,decision:e.decision},s));let i=r.filter(u=>o.own.includes(u)||o.below.includes(u)),a=yield*qe(e,s),d=(yield*l("mergeBase",n.base.commit,a.head.commit))??
n.base.commit;return{...a,tip:t,start:i.at(-1)?.parents[0]??r.at(-1)?.parents[0]??n.base.commit,own:$(i),foreign:$(o.foreign),leaves:yield*l("treeOf",d)}}function*qe({
run:e,tip:n},t){let r=e.base.commit;if((yield*B(r,n))===t)return{snapshots:[],head:{commit:n,tree:yield*l("treeOf",n)}};let o=yield*l("rebased",e.snapshots,n);return o.
ok&&(yield*B(r,o.head.commit))===t?{snapshots:o.chain,head:o.head}:{snapshots:e.snapshots,head:{commit:yield*l("joined",e,{tip:n,tree:t}),tree:t}}}function*ve(e){
let{run:n,tip:t}=e,r=yield*Fe(e),{tree:o,conflicts:s}=yield*T(r,[n.head.tree,yield*l("treeOf",t)]);if(s.length===0)return o;let i=yield*l("rebased",n.snapshots,
t);throw Ee(i.ok?void 0:i.at,{files:s,by:yield*xe(e,s)})}function*Te({run:e,sorted:n,decision:t},r){let o=[t.before,e.head.tree],s=yield*D(o,r),i=[];for(let d of s.
length>0?n.foreign:[]){let[u,...m]=d.parents;if(u===void 0||m.length>0)continue;let h=new Set(yield*D(o,yield*l("treeOf",u)));(yield*D(o,d.tree)).some(f=>s.includes(
f)&&!h.has(f))&&i.push(d)}if(i.length===0)return;let a=`What is decided about ${V(t.steps)} would change nothing in ${P(s,ye)}, because of commits that no run m\
ade: ${k(i)}. Nothing was pushed. Revert them on the branch (\`git revert --no-edit ${ge(i)}\`), and decide again.`;throw new w({name:"BRANCH_HAS_FOREIGN_COMMIT\
S",message:a})}function*D([e,n],t){let r=yield*T(e,[t,n]),o=new Set(r.conflicts);return(yield*l("changedPaths",t,r.tree)).filter(s=>!o.has(s))}function*Fe({tip:e,
commits:n,sorted:t}){let r=ue(e,n),o=new Set(t.foreign.map(({id:d})=>d)),s=r.findIndex(({id:d})=>o.has(d)),i=s<0?r.at(-1):r[s];if(s<0||!i)return yield*l("treeOf",
e);let a=yield*l("treeOf",i.parents[0]??e);for(let{id:d,parents:u}of r.slice(s)){let[m,h]=u;if(o.has(d)||m===void 0)continue;if(h!==void 0&&t.own.some(f=>f.id===
d))a=yield*l("treeOf",h);else{let f=yield*l("standIn",a,[m]);a=(yield*B(f,d))??a}}return a}function*xe({sorted:e},n){let t=[];for(let r of e.foreign){let o=r.parents.
length>1?void 0:yield*l("pathsOf",[r.id]);n.some(s=>o?.has(s))&&t.push(r)}return t}function Ee(e,{files:n,by:t}){let r=t.length===0?"":` These commits changed ${n.
length===1?"it":"them"}: ${k(t)}.`,o=t.length===0?"":`, or revert them on the branch: \`git revert --no-edit ${ge(t)}\``,s=`${Ae(e)} changes lines that other pe\
ople\u2019s commits on the branch also change, in ${P(n,ye)}.${r} Make the plan produce those lines as the branch has them${o}. Or close the pull request, which\
 keeps its commits, delete the branch, and run again.`;return new w({name:"MERGE_CONFLICT",message:s})}var ye=10,ge=e=>e.map(({id:n})=>n.slice(0,12)).join(" ");
function Ae(e){return e===void 0?"The plan, or the base since,":e.steps.length>0?`Step ${e.steps.join(", ")}`:"The commit after the plan"}function*Wn(e){let{run:n,
state:t,options:r}=e,{target:o,tip:s,ledger:i}=t;He(t,r);let a=re(i),d={...we(n),tip:s,snapshots:n.snapshots};if(s===void 0)return d;let u={...we(n),tip:s,snapshots:[],
head:{commit:s,tree:n.head.tree}},m=a.find(C=>C.head===s);if(m&&m.base===n.base.commit&&m.kept.length===0&&(G(t,m,r),Qe(m,n,r)))return{...u,own:m.own};let h=yield*Ze(
o,s),p=yield*Xe(h,{tip:s,records:a,base:n.base.commit}),{own:f,below:b,dropped:c,foreign:R,record:y}=p;if(Ye({sorted:p,tip:s,planning:e,records:a}))throw yield*on(
{run:n,tip:s,commits:h,sorted:p},o.branch);if(ze(p,o,r),y&&G(t,y,r),R.length>0)return yield*H({run:n,tip:s,commits:h,sorted:p,decision:yield*Ue(r)});let O=i===void 0&&
f.length>0&&b.length===0,g=b.length>0||c.length>0,S={...u,isGiven:O,own:$(f),start:f.at(-1)?.parents[0]??n.base.commit};if(f.length>0&&!g){if(yield*en(p,{run:n,
options:r,tip:s}))return S;let C=yield*Ne(p,{...e,tip:s});if(C)return{...S,...C}}return yield*Ve(t,[...f,...b]),{...d,isGiven:O}}function*Ne({own:e,record:n},{run:t,
state:r,options:o,isBehind:s=false,tip:i}){let{update:a="when-needed",plan:d,paths:u=[]}=o,{commit:m,branch:h}=r.target.base;if(a==="always"||o.part||n?.plan!==
d||n.steps!==I(t.snapshots,o))return;let p=yield*l("merge",m,i),f=yield*l("treeOf",i),b=(yield*l("mergeBase",m,i))??e.at(-1)?.parents[0]??t.base.commit,c=yield*l(
"treeOf",b),R=(...C)=>({leaves:c,head:{commit:i,tree:f},stays:{tree:n.tree??f,why:C}});if(a==="never"){if(p.conflicts.length>0)throw Ke(r.target,p.conflicts);return R(
`${be(h)} \`update: never\` says so.`)}let y=new Set([...u,...yield*l("changedPaths",t.base.tree,t.head.tree)]),O=(yield*l("changedPaths",b,m)).some(C=>y.has(C));
if(p.conflicts.length>0||p.tree!==t.head.tree||O||s)return;let g=yield*_e(r);if(g==="required")return;let S=g==="unknown"?[Me(h)]:[];return R(`${be(h)} Merging \
it gives what this run gives.`,...S)}var be=e=>`"${e}" has moved on, and the branch stays as it is, with its approvals and checks.`,Me=e=>`This token cannot rea\
d whether "${e}" requires branches that are up to date. If it does, set \`update: always\`.`;function*_e({hub:e,target:n}){if(!A(e))return"unknown";let{repository:t,
base:r}={...e.target,base:n.base.branch},o=yield*K(le(z(t,r)));if(o?.some(({parameters:d})=>d?.strict_required_status_checks_policy))return"required";let s=yield*K(
_(E(t,r))),i=s?.protection.required_status_checks?.contexts,a=s?.protected===false||i?.length===0;return o!==void 0&&a?"not required":"unknown"}function Ke({branch:e,
base:n},t){let r=`The branch "${e}" conflicts with "${n.branch}" in ${P(t,De)}, and \`update: never\` leaves it on its older base. Nothing was pushed. Set \`update\
: when-needed\`, which makes it again.`;return new w({name:"MERGE_CONFLICT",message:r})}var De=10;function He(e,n){let{target:t,tip:r,ledger:o,defaultBranch:s,blockedBy:i}=e;
if(i!==void 0)throw je(t.branch,i);if(s===t.branch){let d=`"${t.branch}" is the default branch of the repository, which no run overwrites. Give another \`branch\`\
.`;throw new w({name:"BRANCH_INVALID",message:d})}if(Ge(e,n),o&&N(e)&&G(e,o.run,n),n.leaseOn===void 0||r===n.leaseOn)return;let a=`The branch "${t.branch}" move\
d since its pull request was read. Nothing was pushed. Try again.`;throw new w({name:"BRANCH_OVERTAKEN",message:a})}function Ge({ledger:e,target:n},{plan:t,workflowRun:r,
replace:o}){let{by:s,plan:i}=e?.run??{};if(!(o||!s||s.file!==r?.file||i===t||!We(r,s)))throw Le(`Run ${s.number} of ${s.file} published another plan (${i}) on t\
he branch "${n.branch}", and this is the earlier run ${r.number}`)}var We=(e,n)=>e.id===void 0||n.id===void 0?e.number<n.number:e.id<n.id,Le=e=>new w({name:"PLA\
N_OUTDATED",message:`${e}. Nothing was pushed. Run the newer one, or set \`replace: true\` to go back on purpose.`});function je(e,n){let t=`The remote has a br\
anch "${n}", so "${e}" cannot exist. Nothing was pushed. Choose another \`branch\`, or rename that one.`;return new w({name:"BRANCH_EXISTS",message:t})}function*Ue({
newlyDecided:e=[]}){let n=e.length>0?yield*l("treeBefore"):void 0;return n===void 0?void 0:{before:n,steps:e}}function*Ve(e,n){if(!(yield*Je(e,n)))return;let t=`\
The branch "${e.target.branch}" is protected, and no run made it. Nothing was pushed. Choose another \`branch\`.`;throw new w({name:"BRANCH_NOT_OURS",message:t})}
function*Je({hub:e,target:n,ledger:t,defaultBranch:r},o){return n.branch===r?true:t?.created&&o.length>0&&o.every(({isOfRun:i})=>i)||!A(e)?false:(yield*_(E(e.target.
headRepository,n.branch))).protected}var we=({head:e,base:n})=>({head:e,start:n.commit,own:[],foreign:[],leaves:n.tree});function*Ze({branch:e},n){let t=yield*l(
"commitsSince",{commit:n,ref:`refs/heads/${e}`});if(!t)throw new oe;return t}var Xe=(e,{tip:n,records:t,base:r})=>ce(e,{records:t,*given(){return yield*l("given",
yield*l("mergeBase",r,n))}});function Ye({sorted:e,tip:n,planning:{state:t,options:r},records:o}){let{own:s,below:i}=e;return!(s.length>0||i.length>0||N(t)!==void 0||
me(n,o))&&!r.replace}function ze({foreign:e,dropped:n},t,r){if(e.length>0&&n.length>0)throw rn(t,{foreign:e,dropped:n});if(e.length>0&&r.foreignCommits!=="keep")
throw tn(t.branch,e)}function G(e,n,{plan:t,source:r,replace:o}){if(n.plan===t||o||de(n.source,r,e))return;let s=`The branch "${e.target.branch}" carries anothe\
r plan: ${M(n.source)} (${n.plan}). This one is ${M(r)}. Nothing was pushed. Give this plan its own branch (\`branch-suffix: digest\` does), or set \`replace: true\
\`.`;throw new w({name:"OTHER_PLAN",message:s})}var Qe=(e,n,t)=>e.plan===t.plan&&e.tree===n.head.tree&&e.steps===I(n.snapshots,t);function*en({own:e,record:n},{
run:t,options:r,tip:o}){if((yield*l("treeOf",o))!==t.head.tree)return false;let i=e.at(-1)?.parents[0]===t.base.commit?void 0:yield*l("merge",t.base.commit,o);return i&&
(i.conflicts.length>0||i.tree!==t.head.tree)?false:n?n.plan===r.plan&&n.steps===I(t.snapshots,r):I(t.snapshots,{})===Oe(e.toReversed().map(({steps:d})=>d))&&(!r.
signCommits||(yield*l("areSigned",$(e))))}var I=(e,{signCommits:n,without:t=[]})=>Oe([...e.map(({message:r})=>nn(r)),...t.length>0?[`without: ${t.join()}`]:[],...n?
[`signed: ${n}`]:[]]),nn=e=>e.match(/^Editplan-Step: .*$/gm)?.join(`
`)??"",Oe=e=>U(e.join("\0")).slice(0,16);function tn(e,n){let t=`The branch "${e}" holds ${W(n)}. Nothing was pushed. Merge the pull request or remove them, or \
set \`foreign-commits: keep\` to put this run on top of them.`;return new w({name:"BRANCH_HAS_FOREIGN_COMMITS",message:t})}function rn({branch:e,base:n},{foreign:t,
dropped:r}){let o=r[0]?.id??"",s=`The branch "${e}" holds ${W(t)}, on ${F(r.length,"commit")} that "${n.branch}" no longer holds. Nothing was pushed. Move the b\
ranch off them (\`git rebase --onto ${n.commit} ${o} ${J(e)}\`, then \`git push --force\`) and run again with \`foreign-commits: keep\`. Or, where that conflicts, cl\
ose the pull request, which keeps its commits, delete the branch, and run again.`;return new w({name:"BRANCH_HAS_FOREIGN_COMMITS",message:s})}function*on(e,n){let{
foreign:t}=e.sorted,r=t.length>0&&(yield*sn(e)),o=r?"; or set `replace: true` with `foreign-commits: keep` to put this run on top of them":"",s=r?"":", or delet\
e this one",i=t.length>0?`its ledger names no commit of it, and it holds ${W(t)}. Choose another \`branch\`${s}${o}`:"the base holds all of it. Choose another `\
branch`, or set `replace: true` to take this one",a=`The branch "${n}" is not one that a run made: ${i}. Nothing was pushed.`;return new w({name:"BRANCH_NOT_OUR\
S",message:a})}function*sn(e){try{return yield*H(e),true}catch(n){return q()(n)??false}}var W=e=>`${F(e.length,"commit")} that no run made: ${k(e)}`;import{basename as an,
isAbsolute as dn}from"node:path";var L=({sha256:e})=>e.replace(/^sha256:/,"");function ot(e,n){let{run:t,plan:r,options:o}=e,{branch:s,commits:i,recorded:a,manifest:d}=n,
u=y=>i.get(y)??y,m=s.snapshots.length>0&&s.snapshots.at(-1)?.commit!==s.head.commit,h=s.snapshots.map(({commit:y,parent:O})=>({commit:u(y),parent:u(O)})),{source:p}=r,
f=a?.plan===L(r)?a:void 0,b=un(o,f?.expires),c=n.commented??f?.commented,R=n.awaited===true||s.tip!==u(s.head.commit);return{title:hn(e.title),body:(y,O)=>e.body(
{budget:y,commits:i,into:O}),template:e.template,settings:fn(o,n.milestone),mergesAtOnce:o.mergesAtOnce===true&&yn(n.requiredChecks),alwaysDraft:o.draft==="alwa\
ys",restoresBody:o.restoresBody??false,run:{plan:L(r),...r.members&&r.members.length>1&&{plans:r.members.map(y=>L({sha256:y}))},without:[...r.without??[]],...o.
decided&&o.decided.length>0&&{decided:o.decided.map(y=>({...y}))},...r.each!==void 0&&{each:r.each},...r.paths&&{paths:[...r.paths]},head:u(s.head.commit),tree:s.
stays?.tree??t.head.tree,steps:I(t.snapshots,{...o,without:r.without}),base:s.start,own:[...s.own,...pe(h),...m?[u(s.head.commit)]:[]],kept:[...s.foreign],...p&&
{source:p},...R&&o.triggerChecks!==void 0&&{awaits:o.triggerChecks},...cn(o,a),...d!==void 0&&{manifest:d},...o.body!==void 0&&o.body!==""&&{words:o.body},...b!==
void 0&&{expires:b},...c!==void 0&&{commented:c},...ln(o,f)}}}function ln({workflowRun:e},n){let t=n?.by??e;return t&&{by:{...t}}}function cn({part:e},n){let{split:t,
below:r}=e?{split:{of:e.of,on:e.on,part:e.name},below:[...e.below]}:n??{};return{...t&&{split:t},...r&&r.length>0&&{below:r}}}function un({expires:e,clock:n=X},t){
if(e!==void 0)return t??new Date(n.now()+e*mn).toISOString().slice(0,10)}var mn=864e5;function fn(e,n){let{draft:t,maintainerCanModify:r,pushToFork:o,teamReviewers:s=[]}=e;
return pn(Z,{...e,title:void 0,milestone:n,draft:t===void 0?void 0:t!==false,teamReviewers:s.map(i=>i.replace(/^.*\//,"")),maintainerCanModify:o===void 0?void 0:
r})}var pn=(e,n)=>Object.fromEntries(e.flatMap(t=>{let r=n[x(t)];return t.ledger===void 0?[]:t.type==="list"?[[t.ledger,[...r??[]]]]:r===void 0?[]:[[t.ledger,r]]})),
st=(e,n)=>Object.fromEntries(e.flatMap(t=>t.ledger===void 0?[]:[[x(t),n[t.ledger]]])),hn=e=>[...Re(e)].slice(0,j).join(""),Re=e=>e.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu,
" ").trim(),j=250,it=({title:e})=>[...Re(e)].length>j?[`The title is longer than ${j} characters, and its end is left out.`]:[],yn=e=>e!==void 0&&(e.length===0||
"after checks");function at(e,{target:n,before:t,context:r,isVerifiable:o,render:s,summaryUrl:i,decided:a=[],by:d}){let{serverUrl:u,repository:m,headRepository:h}=n,
{budget:p,commits:f,isPushed:b=true,into:c}=r,R=g=>f.get(g)??g,y=e.steps.map(g=>g.commit?{...g,commit:R(g.commit)}:g),O=m&&b?g=>`${u}/${m}/commit/${g}`:void 0;return s(
{...e,steps:y,plan:{...e.plan,files:e.plan.files.map(bn)}},{budget:p,commitUrl:O,isVerifiable:o,summaryUrl:i,base:n.base.branch,decided:c!==void 0&&h===m?d:void 0,
...t?.trim()&&!gn(c??"",t)&&{given:{text:t,source:"the input `body`"}},leftOutBy:new Map(a.map(({step:g,by:S})=>[g,S]))})}function gn(e,n){let[t,r=""]=[e.replaceAll(
`\r
`,`
`),se(e)];return(r===""?t:t.replace(r,()=>"")).includes(n.replaceAll(`\r
`,`
`).trim())}var bn=e=>dn(e)||e.startsWith("..")?an(e):e;function wn(e,n){let{operation:t,number:r,url:o,compareUrl:s,issue:i,branch:a,headSha:d,verified:u,failed:m,
settled:h}=n,{problems:p,proposed:f,title:b,body:c}=n;return{...e,...e.head&&{head:{...e.head,branch:a}},pull_request:{...r!==void 0&&{number:r},url:o,...s!==""&&
{compare_url:s},...i&&{issue:i},operation:t,...h&&{settled:h},branch:a,head_sha:d,...u!==void 0&&{verified:u},...m&&{failed:m},...f&&{proposed:{title:b,body:c,push:[
...f.push],calls:f.calls.map(On)}}},...p.length>0&&{problems:p.map(ne)}}}var On=({method:e,path:n,body:t})=>({method:e,path:n,...t&&{body:JSON.parse(JSON.stringify(
t))}});async function dt(e,{git:n,asked:t,target:r}){let{title:o,digest:s,description:i,without:a}=t.header,d=ie([],t).map(h=>({...h,status:Q(h.tool)==="reads"?
"read":"unchanged"})),{commit:u}=r.base,m=ee({plan:{title:o,digest:s,description:i,files:t.files,overrides:t.overrides,without:a},base:{commit:u,tree:await n.run(
Y(u))},steps:ae(d,t),notes:e.notes,sections:t.combination});return te(wn(m,e))}export{ce as a,ue as b,me as c,v as d,Sn as e,Be as f,B as g,$n as h,Wn as i,Ge as j,
Le as k,Je as l,Ze as m,L as n,ot as o,st as p,it as q,at as r,wn as s,dt as t};
