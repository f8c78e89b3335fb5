import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{e as K,f as j}from"./publish-thread.js";import{a as wt,b as Pt,
c as Rt,d as $t,e as se}from"./publish-preflight.js";import{a as ht,f as re,g as yt,h as gt,j as bt}from"./publish-manifest-ref.js";import{a as x,b as ut,c as ct,
g as mt,i as ft,j as pt}from"./publish-already-published-2.js";import{a as kt,c as Et,d as St,e as Ot}from"./publish-upload-2.js";import{a as et,b as tt,d as nt}from"./publish-fallback.js";
import{a as Q,c as Ke,f as je,g as ze,h as Ve,i as Je,j as Xe,k as Z,l as Ye,m as Qe,n as Ze,o as M}from"./publish-pull-request.js";import{f as ne,i as it,m as at,
n as oe,o as lt,q as dt}from"./publish-branch.js";import{a as O,b as W,c as N,d as ee,e as te}from"./publish-questions-2.js";import{b as F,c as De,d as Ue}from"./publish-ledger-change.js";
import{a as v,b as Fe,e as We}from"./publish-marker.js";import{c as rt,d as st}from"./publish-plan-source.js";import{core_report_outcome$i as $e}from"./start.js";
import{core_git_fast_import$d as ot}from"./run.js";import{core_report_safe_markdown_2$c as ve}from"./start.js";import{publish_remote_state_2$b as Ne,publish_remote_state_2$h as xe,
publish_remote_state_2$i as Be,publish_remote_state_2$j as b,publish_remote_state_2$k as q,publish_remote_state_2$l as Te,publish_remote_state_2$o as Ie,publish_remote_state_2$q as Ae,
publish_remote_state_2$r as Le,publish_remote_state_2$s as Ge,publish_remote_state_2$u as He,publish_remote_state_2$v as X,publish_remote_state_2$w as Y}from"./start.js";
import{publish_target$e as B,publish_target$f as U,publish_target$g as qe,publish_target$i as Me}from"./start.js";import{core_git_remote_refs$b as Ce}from"./start.js";
import{publish_ledger$e as _e,publish_ledger$g as D}from"./start.js";import{core_git_commands_remote$d as pe,core_git_commands_remote$e as A,core_git_commands_remote$g as L}from"./start.js";
import{publish_github_2$h as $}from"./start.js";import{publish_github_api_2$D as be,publish_github_api_2$E as we,publish_github_api_2$F as Pe,publish_github_api_2$G as Re,
publish_github_api_2$J as J,publish_github_api_2$K as ke,publish_github_api_2$L as Ee,publish_github_api_2$M as Se,publish_github_api_2$O as Oe,publish_github_api_2$f as he,
publish_github_api_2$g as ye,publish_github_api_2$i as G,publish_github_api_2$l as ge,publish_github_api_2$n as H,publish_github_api_2$p as C}from"./start.js";import{
core_text_digest$a as me}from"./hook.js";import{core_text_words$a as I,core_text_words$d as fe,core_text_words$i as z,core_text_words$j as V}from"./hook.js";import{
errors$b as g}from"./hook.js";function*_t({target:e},{plan:t,options:n}){let{headRepository:o,branch:r}=e,s=t.snapshots.length>0&&(yield*ee(N(he(o,r))));if(!s||
s.length===0)return[];let{tip:i,head:a,snapshots:l}=t,c={branch:r,isNew:i===void 0,isForced:i!==void 0&&t.foreign.length===0&&!(yield*O("isAncestor",i,a.commit)),
isMerge:l.at(-1)?.commit!==a.commit,isSigned:n.signCommits!==void 0,messages:[...l].map(({message:u})=>u)},d=[];for(let u of s){let m=Zt[u.type]?.(c,u);if(!m||(yield*Qt(
o,u)))continue;let f=`A rule of ${o} ${m}. Nothing was pushed.`;d.push({name:"GITHUB_FAILED",message:f})}return d}function*Qt(e,t){if(t.ruleset_id===void 0)return true;
let o=(yield*ee(W(ye(e,t.ruleset_id))))?.current_user_can_bypass;return o!=="never"&&o!=="pull_requests_only"}var k="Choose another `branch`, or let the token\u2019s\
 owner bypass the rule",Zt={creation:({isNew:e,branch:t})=>e&&`does not let anybody create the branch "${t}". ${k}`,update:({isNew:e,branch:t})=>!e&&`does not l\
et anybody push to the branch "${t}". ${k}`,non_fast_forward:({isForced:e,branch:t})=>e&&`does not let the branch "${t}" be made again, as a run does on a new b\
ase or for a changed plan. ${k}, or give each plan a branch with \`branch-suffix: digest\``,required_signatures:({isSigned:e})=>!e&&"requires signed commits. Se\
t `sign-commits: api`, with the token of a GitHub App or of the workflow; or `gpg` or `ssh` with a key that GitHub knows",required_linear_history:({isMerge:e,branch:t})=>e&&
`lets no merge into the branch "${t}", and the run has to be merged with commits of others. ${k}`,pull_request:({isNew:e,branch:t})=>!e&&`lets the branch "${t}"\
 change only by pull requests. ${k}`,required_status_checks:({isNew:e,branch:t},{parameters:n})=>(n?.required_status_checks??[]).length>0&&!(e&&n?.do_not_enforce_on_create)&&
`requires checks of each commit of the branch "${t}" before it is pushed. ${k}`,workflows:({isNew:e,branch:t},{parameters:n})=>(n?.workflows??[]).length>0&&!(e&&
n?.do_not_enforce_on_create)&&`requires workflows to pass for each commit of the branch "${t}" before it is pushed. ${k}`,required_deployments:({isNew:e,branch:t},{
parameters:n})=>!e&&(n?.required_deployment_environments??[]).length>0&&`requires each commit of the branch "${t}" to be deployed before it is pushed. ${k}`,merge_queue:({
isNew:e,branch:t})=>!e&&`lets the branch "${t}" change only by its merge queue. ${k}`,code_scanning:({isNew:e,branch:t})=>!e&&`requires results of code scanning\
 for each commit of the branch "${t}". ${k}`,commit_message_pattern:({messages:e},{parameters:t})=>e.some(n=>vt(n,t))&&"does not allow the messages of the commi\
ts. Set `commit-message`, or let the token\u2019s owner bypass the rule",branch_name_pattern:({isNew:e,branch:t},{parameters:n})=>e&&vt(t,n)&&`does not allow th\
e name "${t}". Choose another \`branch\``};function vt(e,t){let{operator:n,pattern:o="",negate:r=false}=t??{},s={starts_with:e.startsWith(o),ends_with:e.trimEnd().
endsWith(o),contains:e.includes(o),regex:void 0}[n??"regex"];return s!==void 0&&s===r}var T="{number}",Ct={number:T,nodeId:"{node_id}",draft:false,labels:[],assignees:[],
reviewers:[],teams:[],milestone:null,autoMerge:void 0},_="{ledger}";async function ie(e,t){let n=[],o=[];for(let r of e)n.length===0&&n.push(...en(r,t)),o.push(
...await tn(r,t));return{push:n,calls:o.map(({answer:r,partial:s,...i})=>i)}}function en(e,{state:t,options:n}){let{target:o}=t;return e.do==="close"&&e.deletes!==
void 0?L(o.push,{branch:e.branch,expected:e.deletes}).args:e.do==="move"&&e.by==="git"?A(o.push,Mt(e,t,n.signCommits&&"{signed commit}")).args:[]}function Mt({commit:e,
writesLedger:t,pruned:n},{target:{branch:o},tip:r,ledger:s},i){return[...e===void 0?[]:[{ref:`refs/heads/${o}`,commit:i??e,expected:r}],...t?[{ref:D(o),commit:_,
expected:s?.commit}]:[],...n]}async function tn(e,t){let{git:n,state:o}=t,r=nn(o),{repository:s,headRepository:i}=r;switch(e.do){case"make commits":return e.how===
"api"?on(n,e.chain,i):[];case"reopen":{let{number:a}=e.pull;return[...e.back?[J(qt,[e.back])]:[],C(s,a,{state:"open"})]}case"move":{if(e.by==="git")return[];let a="\
0".repeat(r.base.commit.length),l=Mt(e,o,"{commit}").map(u=>({...u,expected:u.expected??a})),c=Ne(i,{...Be,text:_}),d=l.map(u=>u.commit===_?{...u,commit:"{commi\
t}"}:u);return[...c,J(qt,d)]}case"start checks":return[G(i,e.workflow,r.branch)];case"show":return t.wanted?e.pull?sn(e.pull,r,{state:o,wanted:t.wanted}):rn(r,t.
wanted):[];case"ask for a push":return[Oe(s,{title:e.title,body:"{report and patch}"})];case"close":return[...e.words===void 0?[]:[j({repository:s,number:e.number},
e.words)],C(s,e.number,{state:"closed"})];default:return[]}}var qt="{repository_id}";function nn({target:e}){let t=e.repository??"OWNER/NAME";return{...e,repository:t,
headRepository:e.headRepository??t}}async function on(e,{snapshots:t},n){let o=[],r;for await(let{snapshot:s,base:i,blobs:a,chunks:l,message:c}of kt(e,t)){let{tree:d}=s;
o.push(...a.map(u=>be(n,u))),o.push(...l.map((u,m)=>we(n,m===0?i:`{tree ${m}}`,u))),o.push(Pe(n,{message:c,tree:d,parents:[r??s.parent]})),r="{commit}"}return o}
function rn(e,t){let n=Ke(e.repository,{wanted:t.settings,recorded:Ve(t),current:{...Ct,draft:t.settings.draft??false},alwaysDraft:false}),o={number:Ct.number,body:Qe(
M(t),t,_)};return[ze(e,t,_),...n.flatMap(r=>r.calls),Z(e,t,{pull:o,ledger:_,isTitleSet:true})]}function sn(e,t,{state:n,wanted:o}){let{changes:r,isIntact:s,isTitleSet:i}=Xe(
{...n,target:t},{wanted:o,pull:e,isNew:false}),a=F(n,{run:o.run,pull:e.number}),c=s&&n.ledger!==void 0&&Ue(a,n.ledger)?[]:[Z(t,o,{pull:e,ledger:_,isTitleSet:i})];
return[...r.flatMap(({calls:d})=>d),...c]}function*Nt({plan:e,options:t},{hub:n,target:o}){if(!b(n)||!ln(t))return[];if(e.source===void 0)throw new g({name:"USA\
GE",message:dn});let{source:r}=e,s=yield*N(ge(n.target.repository)),i=s.filter(({head:d,base:u})=>d.ref!==o.branch&&u.ref===o.base.branch&&Ae({head:d},{repository:n.
head.id,branch:d.ref})),a=s.filter(({head:d})=>d.repo===null&&d.ref!==o.branch),l=[...new Set([...i,...a].map(({head:d})=>d.ref))],c=l.length>0?yield*O("ledgers\
Of",l):new Map;return an(a,c),i.toSorted((d,u)=>d.number-u.number).flatMap(d=>{let u=c.get(d.head.ref),m={hub:n,ledger:u,target:o};if(!u||u.run.split||Le([d],u).
length===0)return[];if(u.repository!==void 0&&u.repository!==n.head.id)return[];if(!st(u.run.source,r,m))return[];let f=rt(u.run.source,r,m);return[{pull:d,ledger:u,
isSame:f,isBase:s.some(({base:h})=>h.ref===d.head.ref)}]})}function an(e,t){let n=e.find(({number:r,head:s})=>t.get(s.ref)?.pulls.some(i=>i.number===r));if(!n)return;
let o=`GitHub does not say which repository has the branch "${n.head.ref}" of #${n.number}, and a ledger here names that pull request. Nothing was pushed. Run a\
gain later.`;throw new g({name:"GITHUB_FAILED",message:o})}var ln=({openAtMost:e,supersede:t="none"})=>e!==void 0||t!=="none",dn="Nobody knows where this plan c\
omes from, so `open-at-most` and `supersede` cannot tell which pull requests are of the same source. Put the plan into the checkout, or name its source with --s\
ource.";function xt(e,t){let{openAtMost:n}=t,o=e.filter(i=>!Bt(i,t));if(n===void 0||o.length<n)return;let r=o.map(({pull:i})=>`#${i.number}`).join(", "),s=`Of t\
he same source ${I(o.length,"pull request is","pull requests are")} open, ${r}, and \`open-at-most\` is ${n}. Nothing was pushed. Merge or close one, or allow m\
ore.`;throw new g({name:"LIMIT_EXCEEDED",message:s})}var Bt=({pull:e,ledger:t,isSame:n},{supersede:o="none"})=>o!=="none"&&n&&e.head.sha===t.run.head;function*Tt(e,{
older:t,by:n,options:o}){if((o.supersede??"none")==="none")return{effects:[],notes:[]};let r=[],s=[];for(let i of t.filter(({pull:a,isSame:l})=>l&&(n===void 0||
a.number<n))){let{pull:a,ledger:l,isBase:c}=i;if(!Bt(i,o)){s.push(`Pull request #${a.number} of the same source holds commits of others, and stays open.`);continue}
let d={...e.target,branch:a.head.ref},u={...e,target:d,tip:a.head.sha,ledger:l,pulls:[a]},m=o.supersede==="delete"&&!c?yield*ut(u):{notes:[]};o.supersede==="del\
ete"&&c&&s.push(`The branch "${a.head.ref}" was kept: another pull request goes to it.`),s.push(...m.notes);let f=`Superseded by #${n??T}.`;r.push(ct(u,{number:a.
number,why:"superseded",words:f,deletes:m.deletes}))}return{effects:r,notes:s}}function*Lt(e,t){let{run:n,options:o,target:r,plan:s}=e,{state:i,survey:a,open:l,
paths:c}=t,{hub:d}=i;if(n.head.tree===n.base.tree)return e.unchanged??(yield*un(e,i));let u=Je(i.ledger,l?.number)?.draft===true,m={options:o,base:r.base.branch,
pull:l,wasDraft:u,paths:c},f=a?Rt({survey:a,...m}):wn;if(f.problems.length>0)throw new g([...f.problems,...f.barred]);let h=yield*it({run:n,state:i,isBehind:l?.
mergeable_state==="behind",options:{...o,plan:oe(s),source:s.source,without:s.without,paths:s.paths}}),y=b(d)?void 0:Rn(e,i,h);if(y)return{result:y,effects:[]};
let P=b(d)&&h.snapshots.length>0?[...f.barred,...yield*_t(d,{plan:h,options:o})]:[];return P.length>0?yn(e,t,P):yield*cn(e,t,{branch:h,checks:f})}function*un({options:e,
title:t,plan:n},o){let{tip:r,ledger:s,target:i}=o,{whenUnchanged:a}=e,l={state:o,options:e,title:t,reason:At},c=Ge(o);if(!(c&&r!==void 0&&s&&!mt(s.run,n))||(a??
"keep")!=="keep")return yield*x(l);let m=(yield*ne(at(i,r)))&&(yield*ne(O("merge",i.base.commit,r)));if(!(m&&(m.conflicts.length>0||m.tree!==(yield*O("treeOf",i.
base.commit)))))return yield*x(l);let h=`${At} #${c.number} shows what an earlier plan did.`;return yield*x({...l,reason:h,options:{...e,whenUnchanged:"close"}})}
function*cn(e,t,n){let{options:o}=e,{state:r,survey:s,open:i}=t,{branch:a,checks:l}=n,{ledger:c}=r,d=i??(yield*gn(r,s)),u=yield*bn(e,r,d),m=yield*Nt(e,r);i||xt(
m,o);let f=({commits:Xt,manifest:Yt})=>lt(e,{branch:a,commits:Xt,manifest:Yt,commented:u,awaited:c?.run.awaits!==void 0,milestone:s?s.milestone:pn(o),requiredChecks:s?.
requiredChecks,recorded:i&&c?.run}),h=f({commits:It,manifest:e.manifest?.digest});Ye(i?i.body??"":M(h),h),yield*O("audit",a);let y=yield*yt(e,a,r),w=yield*gt(r,
{plan:a,manifest:y.made?.digest??y.known}),P=mn(r,a,o),p=fn(e,t,{branch:a,kept:y,writesLedger:P,pruned:w}),R=hn(e,r,l),E=R===void 0?yield*Tt(r,{older:m,by:d?.number,
options:o}):void 0,{awaits:S}=f({commits:It,manifest:void 0}).run,ce=a.foreign.length;return{branch:a,wanted:f,pull:d,manifest:y.known,effects:E?[...p,...S?[{do:"\
start checks",workflow:S}]:[],{do:"show",pull:d},...E.effects]:[...p,{do:"go without",reason:R??""}],notes:[...l.notes,...dt(e),...a.stays?.why??[],...ce>0?[`${I(
ce,"commit of others on the branch was","commits of others on the branch were")} kept.`]:[],...E?.notes??[]],problems:[...y.problem?[y.problem]:[],...P?[]:[{name:"\
LEDGER_REFUSED",message:Pn}],...o.triggerChecks===void 0?l.warnings:[]]}}var mn=({tip:e,ledger:t},{isGiven:n},{replace:o})=>e===void 0||t!==void 0||o===true||n===
true;function fn(e,{state:t,open:n},{branch:o,kept:r,writesLedger:s,pruned:i}){let{signCommits:a}=e.options,l=o.snapshots.length>0||t.tip===void 0,c=n?void 0:ft(
t,e),d=[];r.made&&d.push({do:"keep manifest",manifest:r.made}),a&&l&&d.push({do:"make commits",how:a,chain:o}),l&&a!=="api"&&d.push({do:"upload files",snapshots:o.
snapshots}),c&&d.push({do:"reopen",pull:c,back:pt(t,c,o)});let u=l?o.head.commit:void 0,m=a==="api"&&l?"api":"git";return(l||!t.ledger)&&d.push({do:"move",commit:u,
writesLedger:s,pruned:i,by:m}),d}var It=new Map,pn=({milestone:e})=>Number(e)||e;function hn({options:e},{hub:t},{cannotOpen:n}){if(!(e.dryRun&&!b(t)))return b(
t)?n.length>0?n.join("; "):void 0:q(t)}function yn({target:e,title:t,options:n},{state:{hub:o},open:r},s){if(n.fallback!=="issue"||!b(o))throw new g(s);return{result:{
...v(e,r),title:t,problems:s},effects:[{do:"ask for a push",title:t,problems:s}]}}function*gn(e,t){let n=ae(e,t?.viewer);return n&&b(e.hub)?yield*W(H(e.hub.target.
repository,n.number)):void 0}var ae=({pulls:e},t)=>e.find(({state:n,user:o,body:r})=>n==="open"&&t!==void 0&&o?.login===t&&Fe(r??"")!==void 0);function*bn({plan:e},{
hub:t,ledger:n},o){if(!(!b(t)||!o||n?.run.plan===oe(e)))return(yield*N(K(t.target.repository,o.number))).at(-1)?.id}var wn={problems:[],barred:[],cannotOpen:[],
notes:[],warnings:[]},At="Nothing differs from the base: there is nothing to publish.",Pn="The branch has no ledger, so that its pull request cannot be told fro\
m those of others. Run once with `replace: true`: then it is taken over, and its ledger written.";function Rn({options:e,target:t},{hub:n,tip:o,ledger:r},{snapshots:s}){
if(b(n)||e.dryRun)return;let i=r?.pulls.findLast(({state:l,run:c})=>l==="open"&&c.head===o);if(s.length===0&&o!==void 0&&i){let l=`The branch "${t.branch}" hold\
s this run, and its pull request was #${i.number} when a run asked last. Nothing was pushed or asked: ${q(n)}.`;return{...v(t),number:i.number,headSha:o,notes:[
l]}}if(e.signCommits==="api")throw le("`sign-commits: api`");if(e.fallback!==void 0&&e.fallback!=="fail")return;let a=`No pull request can be opened: ${q(n)}. N\
othing was pushed. To push the branch all the same, set \`fallback: warn\`.`;throw new g({name:"GITHUB_FAILED",message:a})}var le=e=>new g({name:"GITHUB_FAILED",
message:`${e} needs a token. Give one.`});async function Gt(e,t,n){let o=await kn(e,t,n),r=o.filter(({expected:i})=>i!==void 0),s=["push",...o.length>1?["--atom\
ic"]:[],...r.map(({ref:i,expected:a})=>`--force-with-lease=${i}:${a}`),t.push.remote,...o.map(({ref:i,commit:a=""})=>`${a}:${i}`)];return`To take the push back:\
 \`${z(["git",...s])}\`.`}async function kn(e,{push:t,branch:n},o){let{before:r,state:s,wanted:i,pruned:a}=o,l=[{ref:`refs/heads/${n}`,commit:r.tip,expected:i.run.
head}],{manifest:c}=i.run;s.ledger&&s.ledger.commit!==r.ledger?.commit&&(r.ledger&&await xe(e,En(r.ledger)),l.push({ref:D(n),commit:r.ledger?.commit,expected:s.
ledger.commit})),c!==void 0&&!Ht(r,c)&&l.push({ref:re(c),commit:void 0,expected:void 0});for(let{ref:d,expected:u}of a)u!==void 0&&await Sn(e,t,u)&&l.push({ref:d,
commit:u,expected:void 0});return l}var En=({commit:e,...t})=>t,Ht=({ledger:e},t)=>_e(e).some(n=>n.manifest===t),Sn=(e,t,n)=>e.run(pe(t,[n])).then(()=>true,()=>false);
async function Dt({git:e,target:t},n,o){let r=o!==void 0&&(Ht(n,o)||!n.ledger&&n.pulls.length>0);if(o===void 0||r)return"";let s=re(o);try{let i=await Ce(e,t.push,
s);return i!==void 0&&await e.run(A(t.push,[{ref:s,commit:void 0,expected:i}])),""}catch(i){if(!(i instanceof g))throw i;return` The manifest of the run was pus\
hed. To take it back: \`${z(["git","push",t.push.remote,"--delete",s])}\`.`}}async function Wt(e,t,n){if("result"in n){let[r]=n.effects;return r?.do!=="ask for \
a push"?ue(e.git,t.state,n,e.options):Ut(e,t,r.problems)}let o=await On({publication:e,facts:t,decision:n,state:t.state,commits:new Map,pruned:[],manifest:n.manifest,
notes:n.notes,problems:n.problems});return"barred"in o?Ut(e,t,o.barred):(await e.onPushed?.(),Nn(o))}function Ut(e,{state:{hub:t},survey:n,open:o},r){if(e.options.
fallback!=="issue"||!b(t))throw new g(r);return nt(e,{problems:r,open:o,ways:{github:t.github,viewer:n?.viewer}})}async function On(e){let t=e;try{for(let n of e.
decision.effects)t={...t,...await $n(t,n)};return t}catch(n){if(!(n instanceof g))throw n;let o=await Dt(t.publication,e.state,t.manifest),r=n.problems.map(s=>({
...s,message:`${s.message}${o}`}));if(n instanceof Me)return{barred:r};throw o===""?n:new g(r)}}async function $n(e,t){let{git:n,target:o}=e.publication;switch(t.
do){case"keep manifest":return vn(e,t.manifest);case"make commits":{let{hub:r}=e.state;return t.how==="api"&&b(r)?{commits:await St(n,r.github,{target:r.target,
chain:t.chain})}:{commits:await Et(n,t.chain,t.how==="ssh"?"ssh":"gpg")}}case"upload files":return await Ot(n,o,t.snapshots),{};case"reopen":return _n(e,t);case"\
move":return Cn(e,t);default:return{}}}async function vn({publication:{git:e,target:t},problems:n},o){try{return await ht(e,t.push,o),{manifest:o.digest}}catch(r){
if(!(r instanceof g))throw r;return{problems:[...n,bt(r.message)]}}}async function _n({publication:{git:e},state:t,notes:n},{pull:o,back:r}){let{hub:s}=t;if(!b(
s))return{};let{repository:i}=s.target,a=t;try{return r&&await Y(e,s).move([r]),a={...t,tip:r?.commit??t.tip},await s.github.send(C(i,o.number,{state:"open"})),
{state:a,reopened:await s.github.send(H(i,o.number))}}catch(l){if(!(l instanceof $)||l.isUnreadable)throw l;let c=`Pull request #${o.number} could not be opened\
 again: ${l.detail}. Another one takes its place.`;return{state:a,notes:[...n,c]}}}async function Cn(e,t){let{publication:n,facts:o,state:r,notes:s,problems:i}=e,
{git:a,target:l,options:c}=n,d=e.decision.wanted(e),u=t.commit&&d.run.head,m=t.by==="api"&&b(r.hub)?Y(a,r.hub):X(a,l,c.clock),f=u===void 0||u===r.tip?[]:[{ref:`\
refs/heads/${l.branch}`,commit:u,expected:r.tip}],h={...r,tip:u??r.tip},y=async()=>(f.length>0&&await m.move(f),{state:h});if(!t.writesLedger)return y();let w=o.
open??e.reopened,P=We(Ze(w?w.body??"":M(d),d)),p=F(r,{run:d.run,section:P,pull:w?.number,answered:c.answered}),R={...p,commit:await m.write(p)},E=d.run.manifest===
void 0?[]:t.pruned;try{await Mn(m,[...f,Q(r,R.commit)],E);let S=o.state.tip!==void 0&&!o.state.ledger;return{state:{...h,ledger:R},pruned:E,notes:S?[...s,qn]:s}}catch(S){
if(!(S instanceof He)||!m.goesAlone)throw S;return{...await y(),problems:[...i,...S.problems]}}}var qn="The branch had no ledger. It is taken over, and its ledg\
er is written. What reviewers decided before is not known any more: look at their decisions again.";async function Mn(e,t,n){try{await e.move([...t,...n])}catch(o){
if(n.length===0||!(o instanceof g))throw o;await e.move(t)}}async function Nn(e){let{publication:t,facts:n,decision:o,state:r}=e,{options:s,target:i}=t,{hub:a}=r,
l=o.wanted(e),c=Gn(e,l),d=async h=>et(t,c,{reason:h,wanted:l,undo:await Ft(e,l),ledger:r.ledger?.commit,...b(a)&&{ways:{github:a.github,viewer:n.survey?.viewer}}}),
u=o.effects.find(h=>h.do==="go without");if(u)return d(u.reason);if(!b(a))throw new TypeError("a pull request is shown where GitHub is known");let m=r.ledger?void 0:
Tn(n);if(m)return In(c,m);let f=n.open??e.reopened??o.pull;try{return await xn(e,c,{hub:a,wanted:l,open:f,onOpen(h){f=h}})}catch(h){let y=h instanceof B?U(i):h;
if(!(y instanceof g))throw h;let w=f?void 0:Un(y);if(w!==void 0)return d(w);let P={wanted:l,options:s,ledger:r.ledger?.commit},p=f?"":$e(tt(a.target,P));return Bn(
{...c,...f&&de(f),compareUrl:p},y,await Ft(e,l))}}async function xn(e,t,{hub:n,...o}){let{publication:r,state:s,problems:i,reopened:a}=e,{wanted:l}=o,c=await An(
e,n),{awaits:d,...u}=l.run,m=await je({...o,git:r.git,state:{...s,hub:n},options:r.options,run:c.length>0?l.run:u,keepsLedger:!i.some(({name:w})=>w==="LEDGER_RE\
FUSED")}),f=m.operation==="none"&&(t.pushed||a)?"updated":m.operation,h=await Ln(r,l,n),y={...t,...de(m.pull),operation:f,notes:[...t.notes,...m.notes],problems:[
...t.problems,...m.problems,...c],...h!==void 0&&{verified:h}};return Wn(e,y,m.pull.number)}var Ft=async({publication:{git:e,target:t},facts:n,state:o,pruned:r},s)=>n.
state.tip===s.run.head?"":` ${await Gt(e,t,{before:n.state,state:o,wanted:s,pruned:r})}`;function Bn(e,t,n){if(e.number===void 0&&Fn(t)){let s=`No pull request \
was opened: "${e.base}" has all of it by now.`,i=[...e.notes,s];return{...e,compareUrl:"",operation:"none",settled:"unchanged",notes:i}}let o=`The branch "${e.branch}\
" is at ${e.headSha}; fix the cause and run again.${n}`,r=t.problems.map(s=>({...s,message:`${s.message} ${o}`}));return{...e,operation:"none",problems:r,failed:true}}
var de=({number:e,html_url:t})=>({number:e,url:t}),Tn=({state:{pulls:e,target:t},survey:n})=>e.find(({state:o,base:r})=>o==="open"&&r.ref===t.base.branch)??ae({
pulls:e},n?.viewer);function In(e,t){let n=`Pull request #${t.number} shows the branch, and its title, body and settings were left as they are.`;return{...e,...de(
t),operation:"none",notes:[...e.notes,n]}}async function An({publication:e,decision:t},{github:n,target:o}){let r=t.effects.find(a=>a.do==="start checks");if(!r)
return[];let{workflow:s}=r,{branch:i}=e.target;try{return await n.send(G(o.headRepository,s,i)),[]}catch(a){if(!(a instanceof $))throw a;return[{name:"CHECKS_NO\
T_STARTED",message:`The workflow ${s} was not started: ${a.detail}. It needs \`on: workflow_dispatch\` on the default branch, and the token \`actions: write\`. Corr\
ect that and run again, or start it by hand: \`gh workflow run ${V(s)} --ref ${V(i)}\`.`}]}}async function Ln({options:{signCommits:e}},t,{github:n,target:o}){return e===
void 0||e==="api"?e&&true:(await n.send(Re(o.headRepository,t.run.head))).verification.verified}function Gn({publication:{target:e},facts:t,notes:n,problems:o},r){
let{branch:s,base:i}=e;return{url:"",compareUrl:"",branch:s,base:i.branch,headSha:r.run.head,record:r.run,pushed:t.state.tip!==r.run.head,title:r.title,body:r.body(
6e4,""),notes:n,problems:o}}var Hn="the repository has no drafts. Leave `draft` out; where the policy made it one, allow what it asks about",Dn="the token may n\
ot let maintainers push to the fork, as for one of an organization. Set `maintainer-can-modify: false`";function Un(e){if(e instanceof $){if(e.status===422&&/draft pull requests? (?:is|are) not (?:supported|available)/i.
test(e.detail))return Hn;if(e.status===422&&/fork[ _]collab/i.test(e.detail))return Dn;if(e.status===403)return/not permitted to create or approve pull requests/i.
test(e.detail)?Pt:/Resource not accessible by (?:integration|personal access token)/i.test(e.detail)?wt:void 0}}var Fn=e=>e instanceof $&&e.status===422&&/no commits between/i.
test(e.detail);async function Wn(e,t,n){let{publication:o,decision:r,state:s}=e,i=[],a=[];for(let l of r.effects){if(l.do!=="close"||l.number>=n)continue;let c=l.
words?.replace(T,String(n));try{let d=await Kt(o.git,s,{...l,words:c},o.options);a.push(`Pull request #${l.number} was closed: #${n} takes its place.`,...d)}catch(d){
if(d instanceof B)a.push(`Pull request #${l.number} is being published again, and stays open.`);else if(d instanceof g)i.push(...d.problems);else throw d}}return{
...t,notes:[...t.notes,...a],problems:[...t.problems,...i]}}async function ue(e,t,{result:n,effects:o},r){let s=[...n.notes];for(let i of o){if(i.do!=="close")throw new TypeError(
"a run that publishes nothing closes pull requests alone");let a=await Kt(e,t,i,r);s.push(`Pull request #${i.number} was closed.`,...a)}return{...n,notes:s}}async function Kt(e,{
hub:t,target:n},{number:o,branch:r,ledger:s,why:i,words:a,deletes:l},{clock:c}){if(!b(t))throw new TypeError("a pull request is closed where GitHub is known");let{
repository:d}=t.target,u=a===void 0?[]:await t.github.list(K(d,o));if(a!==void 0&&!u.some(({body:m})=>m===a)&&await t.github.send(j({repository:d,number:o},a)),
s){let{commit:m,...f}=s,h=X(e,n,c),y={target:{...n,branch:r},ledger:s};await h.move([Q(y,await h.write(De(f,o,i)))])}if(await t.github.send(C(d,o,{state:"closed"})),
l===void 0)return[];try{return await e.run(L(n.push,{branch:r,expected:l})),[`The branch "${r}" was deleted.`]}catch(m){if(!(m instanceof g)||await qe(e,n.push,
r)===l)throw m;return[`The branch "${r}" moved in the meantime, and was kept.`]}}async function zt(e,{github:t,target:n,number:o}){let{git:r,run:s,title:i}=e,{repository:a,
serverUrl:l,base:c}=n,d=await r.run(Jn(s.base.tree,s.head.tree)),u=await t.list(ke(a,o)),m=new Map(u.map(({filename:p,patch:R})=>[p,eo(R??"")])),f=d.filter(p=>jn(
p,m.get(p.path))),h=d.filter(p=>!f.includes(p)),y=(await t.list(Ee(a,o))).map(({body:p})=>p),w=f.map(zn).filter(({body:p})=>!y.some(R=>jt(R)===jt(p))),P=Vn(f.length,
h);if(w.length>0){let p={commit_id:s.base.commit,event:"COMMENT",body:P,comments:w};await Kn(t,Se(a,o,p))}return{...v({branch:c.branch,base:c}),operation:w.length>
0?"updated":"none",number:o,url:`${l}/${a}/pull/${o}`,headSha:s.base.commit,title:i,body:P,notes:h.map(({path:p,start:R,why:E="it is outside the pull request\u2019s \
diff"})=>`Not suggested, for ${E}: ${p}:${R}.`)}}async function Kn(e,t){try{await e.send(t)}catch(n){if(!(n instanceof $)||n.status!==403)throw n;let o=`The tok\
en may not review: ${n.detail}. Give the job \`permissions: pull-requests: write\`. A workflow that a fork\u2019s pull request starts only reads, whatever it asks for:\
 post the review from a second workflow, started by \`workflow_run\`.`;throw new g({name:"GITHUB_FAILED",message:o})}}var jn=({start:e,end:t,why:n},o=[])=>n===void 0&&
o.some(([r,s])=>r<=e&&t<=s);function zn({path:e,start:t,end:n,lines:o}){let r=o.join(`
`),s="`".repeat(Math.max(2,...(r.match(/`+/g)??[]).map(l=>l.length))+1),i=me(JSON.stringify([e,t,n,r])).slice(0,16),a=`${s}suggestion
${o.map(l=>`${l}
`).join("")}${s}
<!-- editplan:suggestion ${i} -->`;return{path:e,body:a,line:n,side:"RIGHT",...t<n&&{start_line:t,start_side:"RIGHT"}}}var jt=e=>/<!-- editplan:suggestion ([0-9a-f]{16}) -->\s*$/.
exec(e)?.[1]??e;function Vn(e,t){let n=(o,r)=>{let s=fe(r.map(({path:i,start:a,why:l})=>`${ve(i)}, ${l??`line ${a}`}`),100);return s.length===0?[]:["",o,"",...s]};
return[`${e} of ${e+t.length} edits are suggested here.`,...n("Outside the diff of this pull request, and so left to you:",t.filter(({why:o})=>o===void 0)),...n(
"No suggestion can hold these, which are left to you too:",t.filter(({why:o})=>o!==void 0))].join(`
`)}var Jn=(e,t)=>({args:["-c","core.quotePath=false","diff-tree","-r","-p","-U1","--inter-hunk-context=0","--no-renames","--no-ext-diff","--no-textconv","--no-c\
olor","--src-prefix=a/","--dst-prefix=b/",e,t],parse:n=>n.toString("utf8").split(/^diff --git /m).slice(1).flatMap(Xn)});function Xn(e){let t=e.slice(0,e.search(
/^@@ /m)<0?void 0:e.search(/^@@ /m)),n=Vt(/^--- (.*)$/m.exec(t)?.[1]??"").replace(/^a\//,""),o=Yn.find(([r])=>r.test(t))?.[1]??(n===""?"git shows no lines of it":
void 0);return o!==void 0?[{path:Zn(e),start:1,end:1,lines:[],why:o}]:e.split(/^(?=@@ -)/m).slice(1).map(r=>Qn(n,r))}var Yn=[[/^new file/m,"the file is created \
or moved here"],[/^deleted file/m,"the file is removed or moved away"],[/^Binary/m,"the file is binary"],[/^index \S+ 120000$/m,"it is a symbolic link"],[/^old mode/m,
"its mode changes"]];function Qn(e,t){let[n="",...o]=t.replace(/\n$/,"").split(`
`),r=o.some((p,R)=>p[0]==="\\"&&o[R-1]?.[0]!==" "),s=o.filter(p=>p[0]!=="\\"),i=Number(/^@@ -(\d+)/.exec(n)?.[1]??1),a=s.map(p=>p[0]),l=a.findIndex(p=>p!==" "),
c=a.findLastIndex(p=>p!==" "),d=a.slice(l,c+1).filter(p=>p!=="+").length,[u,m]=d>0?[l,c]:l>0?[l-1,c]:[l,c+1],f=s.slice(u,m+1),h=i+u,y=f.filter(p=>p[0]!=="+").length,
w=f.filter(p=>p[0]!=="-").map(p=>p.slice(1)),P=r?"the last line has no line end":y===0?"the file is empty":void 0;return{path:e,start:h,end:h+Math.max(y,1)-1,lines:w,
...P!==void 0&&{why:P}}}var Zn=e=>Vt(/^(?:\+\+\+|---) (?!\/dev\/null)(.*)$/m.exec(e)?.[1]??e.split(`
`,1)[0]?.split(" b/").at(-1)??"").replace(/^[ab]\//,""),Vt=e=>ot(e.replace(/\t$/,""));function eo(e){return[...e.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)].map(
([,t,n="1"])=>[Number(t),Number(t)+Number(n)-1])}var to=3;async function Fr(e){let{git:t,options:n,target:o}=e,r=e.state,s=r??await Te(t,o,n);if(n.suggestOn!==void 0){
if(!b(s.hub))throw le("Suggesting edits in a review");return zt(e,{...s.hub,number:n.suggestOn})}let i=r!==void 0||o.seen!==void 0;for(let a=1;;a+=1)try{return await oo(
e,s)}catch(l){let c=l instanceof g&&i&&!s.isUnread&&no.has(l.name);if(!c&&!(l instanceof B))throw l;if(a===to)throw c?l:U(o);s=await Ie(t,s),i=false}}var no=new Set(
["BRANCH_NOT_OURS","BRANCH_HAS_FOREIGN_COMMITS","OTHER_PLAN"]);async function oo(e,t){let n=await $t(e,t),o=se(e.git,t,e),r=await te(Lt(e,n),o);return e.options.
dryRun?ro(e,t,r):Wt(e,n,r)}async function ro(e,t,n){let{git:o,target:r,manifest:s,options:i}=e;if("result"in n)return Jt(o,t,n,i);let{branch:a,effects:l,pull:c,
notes:d,problems:u}=n,m=n.wanted({commits:new Map,manifest:n.manifest??s?.digest}),f=await ie(l,{git:o,state:t,options:i,wanted:m});return{...v(r,c),headSha:a.head.
commit,title:m.title,body:m.body(6e4,""),problems:u,proposed:f,notes:[...d,so(n,t,f)]}}async function Jt(e,t,n,o){if(!o.dryRun)return ue(e,t,n,o);let{result:r,effects:s}=n,
i=s.length>0&&{proposed:await ie(s,{git:e,state:t,options:o})};return{...r,operation:"none",...i}}async function Wr({git:e,...t}){let{state:n,options:o}=t;return Jt(
e,n,await te(x(t),se(e,n)),o)}function so({pull:e,effects:t},{isUnread:n,target:o,hub:r},{push:s,calls:i}){if(n)return`This is what a first run would send. GitH\
ub was not asked what is already there${b(r)?"":`: ${q(r)}`}.`;let a=t.find(l=>l.do==="go without");return a?`A run now pushes the branch "${o.branch}" and open\
s no pull request: ${a.reason}.`:e?s.length+i.length>0?`A run now brings pull request #${e.number} up to date.`:`A run now leaves pull request #${e.number} as i\
t is.`:`A run now opens a pull request of the branch "${o.branch}".`}export{Fr as a,Jt as b,Wr as c};
