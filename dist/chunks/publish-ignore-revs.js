import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{c as L}from"./unbash.js";import{b as A,c as H}from"./publish-compare-pull.js";
import"./core-history-verify.js";import"./publish-preflight.js";import{c as R}from"./publish-remote-history.js";import{b as _}from"./publish-manifest-ref.js";import"./publish-already-published-2.js";
import"./publish-upload-2.js";import{b as q}from"./publish-open-pull-request-2.js";import"./publish-since-2.js";import"./core-run-commit-choice-2.js";import{c as V}from"./publish-manifest.js";
import"./publish-code-owners.js";import"./publish-branch.js";import"./publish-questions-2.js";import"./publish-ledger-change.js";import"./publish-marker.js";import"./publish-plan-source.js";
import"./core-report-body-step-list.js";import"./start.js";import"./start.js";import"./version.js";import"./start.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./hook.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import{core_plan_parse_2$a as T}from"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import{
core_git_commands_log$a as B}from"./run.js";import"./run.js";import{core_policy_rules$a as N}from"./run.js";import{core_policy_command_rules$a as g,core_policy_command_rules$d as I}from"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./hook.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_report_net_changes$d as D,core_report_net_changes$f as F}from"./start.js";
import"./start.js";import"./run.js";import"./run.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_text_neutralise$f as k}from"./start.js";
import"./start.js";import{publish_target$d as G}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import{core_run_baseline_2$g as x}from"./start.js";import"./start.js";import{core_git_partial_clone$b as j}from"./start.js";import"./start.js";
import"./start.js";import{core_git_cat_file$d as U}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_tools_notebook_edit$p as E}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_tools_run$d as S}from"./start.js";import{core_tools_file_choice$o as C}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import{core_git_commands_commit$f as M}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import{core_git_git$w as b}from"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import{errors$b as h}from"./hook.js";import{empty$g as v,empty$h as O}from"./hook.js";
import{isUtf8 as Q}from"node:buffer";var y=".git-blame-ignore-revs";async function Ot(o){let{root:r,number:n,publish:c,policy:s,signal:m}=o,t=await x(o),i=await H(
t,n,c),e=await X(t,i,o);if(typeof e=="string")return{commits:[],note:`#${n} ${e}`};let a=await tt(t,e,i);if(!a)return{commits:[],note:`#${n} is in ${y} already`};
let p=await q(a,{root:r,overlaps:false,onAsk:"draft",...s&&{policy:s},...m&&{signal:m},publish:{...c,base:i.pull.base.ref,branch:`editplan/blame-ignore-revs-${n}`}});
return{commits:e.commits,note:`#${n} is mechanical`,report:p}}async function X(o,r,{merged:n,policy:c,signal:s,root:m}){let t=r.run?.manifest;if(t===void 0)return"\
is no pull request of editplan, or has no manifest";let i=await _(o,r.places,t),e={base:await G(o,r.upstream,r.pull.base.ref),upstream:r.upstream},{commit:a}=e.
base;if(await R(o,e,i.base),!await R(o,e,n))return`is not in its base: ${n} is no commit of it`;let p={root:m,manifest:i,digest:t,policyOf:a,...c&&{policy:c},...s&&
{signal:s}};try{return await V(p,async l=>{let u=Y(l);if(u!==void 0)return u;let d=await Z(l,n);return d?{commits:d,title:l.title,tip:a}:"holds more than the ru\
n made, or less"})}catch(l){if(!(l instanceof h))throw l;return`is refused by the policy of its base today: ${l.problems[0]?.name}`}}function Y({steps:o,mechanical:r}){
if(r.length===0)return"is of a base whose policy marks nothing as mechanical";let n=r.filter(t=>!g(t)).map(t=>N(t)),c=I({deny:[],ask:[],allow:r.filter(g)}),s=t=>{
if(t.tool===S.name){let e=L(t.file_path);return e.ok&&c(e.argv).behavior==="allow"}return(t.files?D(t).map(({file_path:e})=>e):F(t)).every(e=>n.some(a=>typeof a!=
"string"&&a.permits(e,E(t.tool,{was:true,is:true}))))},m=o.find(t=>t.status==="applied"&&!s(t));return m&&`is not mechanical: no rule of \`mechanical\` is about s\
tep ${m.index}`}async function Z({git:o,run:r},n){let c=await o.run(M(n)),s=await o.run(b(`${n}^2`,"")),m=r.snapshots.map(({commit:e})=>e),t=async e=>await o.run(
b(e,""))!==void 0&&await A(o,e,r.head.commit)===c,i=`${n}~${m.length}`;if(s===void 0&&m.length>1&&await t(i)){let e=await o.run(B(i,n));if(e.every(({message:a})=>a.
includes(`
Editplan-Run: ${r.id}`)))return e.map(({commit:a})=>a)}if(await t(`${n}^`))return s===void 0?[n]:m}async function tt(o,{commits:r,title:n,tip:c},{pull:s}){var $=[];
try{let m=v($,U(o),true);let t=(await j(m,c,[y]))?.content??Buffer.alloc(0);if(!Q(t)||t.includes(0)){let f=`${y} is not UTF-8. Save it as UTF-8.`;throw new h({name:"\
UNSUPPORTED_ENCODING",message:f})}let i=t.toString();let e=new Set(i.split(/\r?\n/).flatMap(f=>f.replace(/#.*$/,"").trim().toLowerCase()||[]));let a=r.filter(f=>!e.
has(f));if(a.length===0)return;let p=[`# ${k(n).slice(0,200)} (#${s.number})`,...a,""].join(`
`);let l=i===""||i.endsWith(`
`)?i+p:`${i}
${p}`;let u=`Blame passes over what #${s.number} changed: its plan is mechanical.`;let d={version:1,title:`Pass over #${s.number} in git blame`,options:{reads:"\
auto"}};let J={...d,steps:[{tool:C.name,file_path:y,content:l,why:u}]};let w=T({name:`blame-ignore-revs-${s.number}.json`,text:JSON.stringify(J)});if(!w.ok)throw new h(
w.problems);return w.plan}catch(W){var z=W,K=true}finally{var P=O($,z,K);P&&await P}}export{Ot as ignoreRevs};
