import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{e as N}from"./core-history-transition.js";import{core_history_runs$e as G,
core_history_runs$f as S,core_history_runs$i as x,core_history_runs$j as P,core_history_runs$k as T}from"./run.js";import{core_programs_run_program$d as j}from"./run.js";
import{core_policy_secrets_2$e as y,core_policy_secrets_2$f as A}from"./run.js";import{core_text_neutralise$g as E}from"./start.js";import{core_run_baseline_2$c as k,
core_run_baseline_2$g as L}from"./start.js";import{core_run_options$a as g}from"./start.js";import{core_workspace_path_guard$a as I}from"./start.js";import{core_git_git$E as p}from"./hook.js";
import{errors$b as m}from"./hook.js";import{empty$g as O,empty$h as $}from"./hook.js";var on=async({root:n})=>k((await p(n)).gitDir);async function rn(n){return y(
G(await p(g(n,{root:true}).root)).map(v))}async function sn(n){let e=await p(g(n,{root:true,run:true,step:true,patch:true}).root),t=await x(e,S(e,n.run).id),i=await P(
e,t.snapshots),o=t.snapshots.map(({commit:u,message:h,steps:c},a)=>{let f=c.length===1?_(h):void 0,{files:R,insertions:l,deletions:w}=i[a]??{files:0,insertions:0,
deletions:0},b=h.split(`
`,1)[0]??"";return{commit:u,subject:b,steps:c,...f!==void 0&&{id:f},files:R,insertions:l,deletions:w}}),r={...v(t.record),snapshots:o},s=n.step===void 0?n.patch&&
J(t):[M(t,n.step)];if(!s)return y(r);let d=(await T(e,...s)).toString("utf8").split(`
`);return{...await y(r),patch:(await A(d)).join(`
`)}}var J=({snapshots:n,base:e,head:t})=>[n.findLast(({steps:o})=>o.length===0)?.commit??e.commit,n.at(-1)?.commit??t.commit];function M(n,e){let t=D(n,e),i=n.snapshots.
find(({steps:r})=>r.includes(t));if(i)return i.commit;let o=`Step ${t} of run ${n.id} changed nothing, so it has no patch.`;throw new m({name:"USAGE",message:o})}
var v=n=>{let{id:e,time:t,title:i,branch:o,rewoundTo:r,totals:s}=n,d=q(n);return{id:e,time:t,title:i,status:d,...d==="partly-undone"&&r!==void 0&&{step:r},...o!==
void 0&&{branch:o},totals:s}};function q({status:n,rewoundTo:e,worktree:t}){return n==="undone"||n==="published"?n:I(t)?e===void 0?"applied":"partly-undone":"wo\
rktree-gone"}function D({id:n,snapshots:e},t){let o=e.find(({message:s,steps:d})=>d.length===1&&_(s)===E(t))?.steps[0]??(/^\d+$/.test(t)?Number(t):void 0);if(o!==
void 0&&o<=B(e))return o;let r=`Run ${n} has no step ${JSON.stringify(t)}. See \`editplan show ${n}\`.`;throw new m({name:"USAGE",message:r})}var z=/^Editplan-Step: [\d,-]+\/(\d+)(?: (.*))?$/m,
U=n=>z.exec(n.slice(n.lastIndexOf(`

`))),_=n=>U(n)?.[2],B=n=>Math.max(0,...n.map(({message:e})=>Number(U(e)?.[1]??0)));async function dn(n){var l=[];try{let{root:e,run:t,step:i,tool:o,signal:r}=g(
n,{root:true,run:true,step:true,tool:true,signal:true});let s=await L({root:e});let d=await x(s,S(s,t).id);let u=await N(s,d,i===void 0?void 0:D(d,i));let h=O(l,
u);if(u.files===0)return 0;let c=["git","difftool","--no-prompt",...C(o),"--no-index","before","after"];let a=await j({argv:[...c],cwd:u.path,stdout:"stdout",...r&&
{signal:r}});if(a===0||a===1)return u.files;let f=a instanceof Error?a.message:`it ended with ${a}`;let R=`git difftool did not open: ${f}. \`git difftool --tool\
-help\` lists the tools that git knows.`;throw new m({name:"GIT_FAILED",message:R})}catch(w){var b=w,F=true}finally{$(l,b,F)}}var C=n=>n===void 0?[]:n==="code"?
["--extcmd=code --wait --diff"]:[`--tool=${n}`];export{on as a,rn as b,sn as c,D as d,dn as e};
