import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as T}from"./core-git-stored-credentials.js";import{a as $,
b as x}from"./core-run-isolated-worktree.js";import{core_policy_run_verifications_2$b as W}from"./run.js";import{core_history_after_plan$a as P}from"./run.js";import{
core_programs_isolation$c as j,core_programs_isolation$d as A}from"./run.js";import{core_git_commands_worktree$b as O,core_git_commands_worktree$c as E,core_git_commands_worktree$d as S}from"./run.js";
import{core_policy_secrets_2$e as v}from"./run.js";import{core_git_commands_diff$a as y}from"./start.js";import{core_workspace_sources_disk$a as F}from"./start.js";
import{core_git_filters$p as k}from"./start.js";import{empty$g as b,empty$h as V}from"./hook.js";async function le(e,{run:t,workspace:r},{verifications:o,worktree:s,
...i}){var R=[];try{let l=await N(e.git);let{signal:a}=i;let u={settings:s,env:e.env,signal:a};let f=b(R,await $(e.git,t.head.commit,u),true);let p=await L(e.through(
f.git),t);let m=[];let d=[];let D={cwd:f.git.root,env:e.env,...a&&{signal:a}};for await(let n of W(o.map(C(i.onFailure)),D)){if(a?.aborted)throw x("it was verif\
ied");m.push(await K(n,m.length+1,i)),n.problem&&d.push({stops:n.verification["on-failure"]!=="draft",problem:n.problem}),await p.settle(n)}await i.onWorktree?.(
f);let g=d.filter(({stops:n})=>n).map(({problem:n})=>n);let G=d.filter(({stops:n})=>!n).map(({problem:n})=>n.message);let c=g.length===0?await p.finish():void 0;
if(!t.merge)for(let n of c?.files??[])B(r,n);return{run:c?await Y(e.git,t,{...c,...i}):t,verifications:m,problems:g,formatters:c?.programs??[],notes:[...l,...f.
notes,...G,...c?[_(c)]:[]],draft:d.length>0}}catch(I){var q=I,M=true}finally{var w=V(R,q,M);w&&await w}}function B(e,{path:t,content:r}){let o=e.stat(t);e.put({
path:t,before:o&&e.read(t),after:r,mode:o?.mode??420})}var C=e=>t=>e==="policy"?t:{...t,"on-failure":e};async function K({name:e,ok:t,output:r,tail:o,milliseconds:s},i,{
keepOutput:l}){let a=await l?.(r,i,"verify");return{name:e,ok:t,milliseconds:Math.round(s),tail:await v(o),...a!==void 0&&{output:a}}}async function L(e,{base:t,
head:r,merge:o}){let s=await e.run(y(o?.ontoTree??t.tree,r.tree)),i=h(e,s).map(({path:u})=>u),l=[],a=r.tree;return{async settle({verification:u,ok:f,name:p}){if(await e.
run(O(a)),!u.formats||!f)return e.run(S(i));await e.run(k(h(e,i).map(({path:d})=>d)));let m=await e.run(E());m!==a&&l.push(p),a=m},async finish(){if(a!==r.tree)
return{tree:a,programs:l,files:h(e,await e.run(y(r.tree,a)))}}}}function h(e,t){let r=F(e.root);return t.flatMap(o=>{let s=r.locate(o),i=s.ok&&s.path===o?r.stat(
o):void 0;return i?.kind==="file"&&!i.link?[{path:o,content:r.read(o)}]:[]})}var Y=(e,t,{tree:r,programs:o,files:s,request:i,scratch:l=false})=>P(e,t,{plan:i.header,
programs:o,tree:r,files:s,scratch:l}),_=({programs:e,files:t})=>`After the plan ${e.join(", ")} changed ${t.map(({path:r})=>r).join(", ")}: one more commit.`;async function N(e){
let[t,{hidesParents:r}]=await Promise.all([T(e),A()]),o=r?[]:j();return[...t.length>0?[`${U}: ${t.join(", ")}. ${z}`]:[],...o.length>0?[`${H}: ${o.join(", ")}. ${J}`]:
[]]}var U="The programs of this run can read credentials in git\u2019s configuration",z="Check out with `persist-credentials: false`, or take them out.",H="The \
programs of this run can read the environment of this process, as namespaces are not permitted here",J="Run them in a job without a token; examples/workflows/ve\
rify-without-token.yml shows how.";export{le as a,N as b};
