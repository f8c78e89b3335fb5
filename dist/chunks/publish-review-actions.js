import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as Re}from"./core-run-verify-2.js";import{b as q,c as $,
d as ye,e as we}from"./publish-thread.js";import{c as he}from"./publish-remote-history.js";import{b as fe}from"./publish-manifest-ref.js";import{a as ge}from"./core-report-body-patches.js";
import{a as ce,b as be}from"./publish-open-pull-request-2.js";import{b as T,p as ie}from"./publish-pull-request.js";import{b as le}from"./publish-manifest.js";import{
p as pe,r as me}from"./publish-branch.js";import{c as oe,d as g,e as b,g as N,h as re,i as S}from"./publish-marker.js";import{f as ne}from"./core-report-body-step-list.js";
import{core_run_run_mode$a as ue,core_run_run_mode$c as de}from"./run.js";import{core_run_execute_run$a as ae}from"./run.js";import{core_run_report_run$b as se}from"./run.js";
import{core_report_safe_markdown_2$a as Y}from"./start.js";import{publish_remote_state_2$j as X,publish_remote_state_2$l as Z,publish_remote_state_2$n as ee,publish_remote_state_2$s as te}from"./start.js";
import{publish_target$a as J,publish_target$e as E,publish_target$g as Q}from"./start.js";import{core_run_baseline_2$g as z}from"./start.js";import{core_tools_notebook_edit$m as j}from"./start.js";
import{core_git_commands_remote$c as I,core_git_commands_remote$d as v}from"./start.js";import{publish_github_2$d as F}from"./start.js";import{core_run_options$a as H}from"./start.js";
import{inputs_table$h as M}from"./start.js";import{publish_github_api_2$j as V,publish_github_api_2$p as W}from"./start.js";import{core_git_git$y as B}from"./hook.js";
import{core_text_words$f as P}from"./hook.js";import{errors$b as h}from"./hook.js";var A=()=>new h({name:"BRANCH_OVERTAKEN",message:"Somebody pushed to the bran\
ch while the decision was carried out. Nothing changed. Comment again, or change the box again."});async function Oe(t,e,o){let{decision:r,options:n,answered:i,
by:a}=o;if(r.type==="help")return x(Ke);let s=await _(t,e);if(r.type==="verify")return Ue(t,e,{plan:s,options:n});let u={drop:r.type==="drop"?r.steps:[],restore:r.
type==="restore"?r.steps:[]},d=N(ve(e,s,a),u);return Te(t,e,{plan:s,left:d,options:n,answered:i})}async function ke(t,e,{ticks:o,by:r,options:n}){let i=await _(
t,e),a=re(o,await Ee(t,i,{reviewed:e,options:n})),s=a&&N(ve(e,i,r),a),u=ne(o);if(s&&s.dropped.length+s.restored.length===0&&!u)return;let d=s?await Te(t,e,{plan:i,
left:s,options:n,answered:void 0}):f(Ae);return(d.outcome==="refused"||u&&_e(d))&&await k(t,e,{before:o[0],options:n}),d}var Ae="These boxes belong to another p\
lan, or to another run of it, than the branch has now. Nothing changed. Untick the boxes in the list that the description shows now.",_e=({report:t})=>(t?.pull_request?.
operation??"none")==="none";async function _(t,{state:e,ledger:o}){let{manifest:r}=o.run;if(r===void 0)throw new h({name:"MANIFEST_MISSING",message:xe});let n=await fe(
t,[e.target.push],r),i=le(n,r);if(o.run.plan===n.plan)return{manifest:n,replay:i};throw new h({name:"MANIFEST_INVALID",message:Ge})}var xe="The pull request has\
 no manifest, so its plan is not known here. Run editplan again for it.",Ge="The ledger of the branch names another plan than its manifest. Nothing changed. Run\
 editplan again for it with `replace: true`.",ve=({ledger:t},{manifest:e,replay:o},r)=>({request:o.request,without:e.without,decided:(t.run.decided??[]).filter(
({step:n})=>e.without.includes(n)),by:r}),x=(t,e)=>({outcome:"done",note:t,answer:{reaction:"+1",words:t},...e&&{report:e}}),f=(t,e)=>({outcome:"refused",note:t,
answer:{reaction:"confused",words:Y(t)},...e&&{report:e}}),Pe="No step would be left. Close the pull request instead.",Ke="Comments that people with write acces\
s can make here:\n\n- `/editplan drop 7` leaves step 7 out (numbers or ids, several separated by commas); so does unticking it above\n- `/editplan restore 7` resto\
res it; so does ticking its box\n- `/editplan rerun` replays the plan on the tip of the base; so does ticking the box below the steps\n- `/editplan verify` derive\
s the branch again and compares it, commit by commit";async function Ee(t,{manifest:e,replay:o},{reviewed:r,options:n}){await t.run(I(e.base))===void 0&&await t.
run(v(r.state.target.push,[e.base],B(t)?1:void 0));let i={head:e.base,...e.replayed_on&&{base:e.replayed_on}},a={...de,place:i,tellsCommits:true},{root:s,policy:u,
signal:d}=n,c,l={root:s??t.root,policy:u,signal:d},p=await ae(o.request,l,a,async(y,R)=>(c=await se(y,R),{written:false}));return c??p}async function Te(t,{state:e,
ledger:o},{plan:r,left:n,options:i,answered:a}){let{run:s}=o,{replay:u,manifest:d}=r,c=new Set(n.without);if([...u.request.steps].every(({tool:w,index:$e})=>j(w)===
"reads"||c.has($e))&&n.dropped.length>0)return f(Pe);let{number:p,edit:y,publish:R,...Se}=i,{overrides:qe,header:C}=u.request,D=w=>be(u.plans,{...Se,overrides:qe,
without:n.without,...C.words&&{commitWords:C.words},source:s.source??{},policyOf:e.target.base.commit,publish:{...R,...Ie(o),branch:e.target.branch,base:e.target.
base.branch,startsOn:w,foreignCommits:"keep",...s.words!==void 0&&{body:s.words},leaseOn:e.tip,restoresBody:true,decided:n.decided,answered:a,newlyDecided:[...n.
dropped,...n.restored],update:"always"}}),L=await D(void 0),m=n.dropped.length+n.restored.length>0&&Ce(L)&&await he(t,e.target,d.base)?await D(d.base):L,[U]=[...m.
problems??[],...m.steps.flatMap(({error:w})=>w??[])];if(m.problems?.some(({name:w})=>w==="BRANCH_OVERTAKEN"))throw A();return U&&(m.pull_request===void 0||m.pull_request.
failed)?f(De(m,U.message),m):n.dropped.length>0&&m.totals.applied===0?f(Pe,m):x(Le(n,m),m)}var Ce=({steps:t,pull_request:e})=>(e===void 0||e.failed===true)&&t.some(
({error:o,needs:r})=>o!==void 0&&r===void 0);function De({steps:t},e){let r=t.filter(({needs:n})=>n).map(({index:n,needs:i=[]})=>`Step ${n} needs ${i.join(", ")}\
, which would be left out.`);return r.length>0?`${r.slice(0,5).join(" ")} Leave those steps out as well.`:e}function Le({dropped:t,restored:e,without:o},{totals:r,
pull_request:n}){let i=[t.length>0&&`Left out ${P(t)}.`,e.length>0&&`Took ${P(e)} back.`,t.length+e.length===0&&(n?.operation==="none"?"Nothing changed.":"Repla\
yed the plan.")],a=o.length>0?` without ${P(o)}`:"",s=n?.head_sha?`; the branch is at ${n.head_sha.slice(0,10)}`:"";return`${i.filter(Boolean).join(" ")} ${r.applied}\
 applied${a}${s}.`}async function Ue(t,{state:e},{plan:{manifest:o,replay:r},options:n}){let{root:i,policy:a,signal:s}=n,{push:u,branch:d}=e.target;await t.run(
v(u,[`refs/heads/${d}`]));let{overrides:c,header:l}=r.request,p=await Re(r.plans,{root:i,policy:a,signal:s,overrides:c,without:o.without,commitWords:l.words,base:o.
base,head:e.tip??""});return p.ok?x(`Verified: ${Be[p.by]}.`):f(p.problem.message)}var Be={commits:"the commits are identical",signed:"contents, authors and mes\
sages are the same, signed",unchecked:"contents, authors and messages are the same; signatures were not checked"},Ie=({set:t,run:e})=>({...pe(M,t),...e.expires!==
void 0&&{expires:1}});async function O(t,{state:e,ledger:o},{said:r,options:n}){let{refreshRemoteState:i}=await import("./publish-remote-state.js"),a=await i(t,
e);if(r.comment===void 0||(a.ledger?.answered??0)>=r.comment)return;let s=a.ledger?.run??o.run;await T(t,a,{run:s,answered:r.comment,clock:n.publish.clock})}async function k(t,e,{
before:o,options:r}){let{hub:n,ledger:i,number:a,body:s}=e;if(b(g(s)??"")===i.section)return;let u=b(o)===i.section,d=u?o:await Me(t,e,r),c={run:i.run,section:b(
d),clock:r.publish.clock},l=u?i:(await T(t,e.state,c)).ledger;await n.github.send(W(n.target.repository,a,{body:oe(s,d,l?.commit)}))}async function Me(t,e,o){let{
state:r,ledger:n,body:i}=e,a=await _(t,e),s=await Ee(t,a,{reviewed:e,options:o}),u=[...new Set(s.steps.flatMap(({commit:y})=>y??[]))],{own:d,words:c,decided:l}=n.
run,p=u.length===d.length?u.map((y,R)=>[y,d[R]??y]):[];return me(s,{target:r.target,before:c,context:{budget:ie(i),into:i,commits:new Map(p)},isVerifiable:!a.replay.
request.header.words,render:ge,summaryUrl:void 0,by:await ce(t,r.target.base.commit),decided:l})}var He={...ue,root:true,policy:true,onAsk:true,onFailure:true,signal:true,
number:true,edit:true,publish:true};async function It(t){let e=await z(H(t,He,"publish")),o=await G(e,t);if(typeof o=="string")return{outcome:"ignored",note:o};
let r=(await ee(o.hub.github.send(V())))?.viewer.login,n=[];for(let i of await We(o))i.user?.login!==r&&n.push(...await et(e,i,{options:t,first:n.length===0?o:void 0}));
return t.edit&&t.edit.sender!==r&&n.push(...await ot(e,t.edit,t)),Fe(n)}function Fe(t){let[e]=t.flatMap(({report:r})=>r??[]).slice(-1);return t.length===0?{outcome:"\
ignored",note:"Nothing to answer."}:{outcome:t.every(r=>r.outcome==="refused")?"refused":"done",note:t.map(({note:r})=>r).join(" "),...e&&{report:e}}}async function G(t,{
number:e,publish:o}){let{connect:r}=await import("./publish-github.js"),i=await(await r({...o})).send(ye(o.repository,e));if(i.state!=="open")return`Pull reques\
t #${e} is closed.`;if(i.head.ref===i.base.ref)return`Pull request #${e} comes from a fork.`;let a={...o,branch:i.head.ref,base:i.base.ref},s=await J(t,{title:"",
sha256:""},a),u=await Z(t,s,a);if(te(u)?.number!==e||!X(u.hub)||!u.ledger)return`Pull request #${e} was not opened by editplan.`;let d=await Ve(t,u,e);return d===
""?`Pull request #${e} was not opened by editplan.`:{state:u,hub:u.hub,ledger:u.ledger,number:e,body:i.body??"",...d&&{moved:d}}}async function Ve(t,e,o){let{pulls:r=[],
run:n}=e.ledger??{},{target:i,defaultBranch:a}=e,s=r.find(d=>d.number===o);if(r.length===0||s?.base===i.base.branch||s&&n?.split)return;if(!s)return"";if(!(i.base.
branch===a&&!await Q(t,i.upstream,s.base)))return`No run proposed pull request #${o} for "${i.base.branch}": it was made for "${s.base}". Nothing changed. Set i\
ts base to "${s.base}" again, or run editplan for "${i.base.branch}".`}async function We({hub:t,ledger:e,number:o}){return(await t.github.list(we(t.target.repository,
o))).filter(({id:n,body:i,user:a})=>K(e,n)&&a?.type==="User"&&S(i)!==void 0).toSorted((n,i)=>n.id-i.id)}var K=({answered:t=0},e)=>e>t,je=4,Ye=2e3;async function Ne(t,e,{
options:o,first:r,before:n,take:i}){for(let a=1;;a+=1){let s=a===1&&r||await G(t,o);if(typeof s=="string")return[];try{let u=s.moved===void 0?await i(s):await ze(
t,s,{said:e,options:o});return u&&await $(s.hub.github,e,u.answer),u?[u]:[]}catch(u){if(Ze(u)&&a<je)await(o.publish.clock??F).sleep(Ye);else return[await Je(t,s,
{said:e,options:o,before:n,error:u})]}}}async function ze(t,e,{said:o,options:r}){if(!(o.comment!==void 0&&!K(e.ledger,o.comment)))return await O(t,e,{said:o,options:r}),
f(e.moved??"")}async function Je(t,e,{said:o,options:r,before:n,error:i}){let a=i instanceof E?A():i,s=a instanceof h?a.problems[0]?.message??a.message:Xe,u=f(s);
if(o.comment!==void 0&&await O(t,e,{said:o,options:r}).catch(()=>{}),n!==void 0&&await Qe(t,n,r).catch(()=>{}),await $(e.hub.github,o,u.answer),!(a instanceof h))
throw a;return u}async function Qe(t,e,o){let r=await G(t,o);typeof r!="string"&&await k(t,r,{before:e,options:o})}var Xe="editplan failed unexpectedly. The log\
 of the job says more.",Ze=t=>t instanceof E||t instanceof h&&t.problems.some(({name:e})=>e==="BRANCH_OVERTAKEN");function et(t,{id:e,body:o,user:r},{options:n,
first:i}){let a={repository:n.publish.repository,number:n.number,comment:e};return Ne(t,a,{options:n,first:i,async take(s){let u=S(o);if(!u||!K(s.ledger,e))return;
let d=r?.login??"",c=()=>tt(s.ledger,e,u)?f(nt):Oe(t,s,{decision:u,by:d,options:n,answered:e}),l=await q(s.hub.github,a.repository,d)?await c():f(`${d} may not \
push to ${a.repository}. Nothing changed. Ask somebody with write access.`),{pull_request:p}=l.report??{};return(l.outcome==="refused"||!p||p.settled)&&await O(
t,s,{said:a,options:n}),l}})}var tt=({run:t},e,o)=>e<=(t.commented??0)&&"steps"in o&&o.steps.some(r=>/^\d+$/.test(String(r))),nt="The plan changed after this co\
mment, and its steps may have other numbers now. Nothing changed. Comment again with the numbers that the description shows.";function ot(t,{sender:e,from:o,to:r},n){
let i={repository:n.publish.repository,number:n.number},[a="",s=""]=[g(o),g(r)];return a===s?Promise.resolve([]):Ne(t,i,{options:n,before:a,async take(u){if(b(s)===
u.ledger.section)return;let d=(g(u.body)??"")===s,c=await q(u.hub.github,i.repository,e),l=c?await ke(t,u,{ticks:[a,s],by:e,options:n}):void 0;return l||!d?l:(await k(
t,u,{before:a,options:n}),f(c?"No box changed. What was edited between the marks of editplan was put back.":`What ${e} edited between the marks of editplan was \
put back: only people who may push decide there.`))}})}export{It as a};
