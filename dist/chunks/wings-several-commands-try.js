import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{commander$E as v,commander$b as b,commander$o as k,commander$q as $,
commander$x as N,commander$y as S,commander$z as j}from"./start.js";import"./start.js";import"./version.js";import"./start.js";import{core_report_terminal_style$a as p,
core_report_terminal_style$i as R}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import{wings_several_words$d as O,wings_several_words$e as I,wings_several_words$f as A}from"./start.js";
import"./start.js";import{core_text_neutralise$b as f,core_text_neutralise$f as m}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import{core_text_words$a as T}from"./hook.js";import"./start.js";import{errors$b as g,errors$f as w}from"./hook.js";import"./hook.js";var c={verbs:[
"try"],of:"face",option:["","Options"]},W=[{name:"jobs",type:"count",most:99,about:"how many plans to try at once; 2 by default",...c,option:["<n>","Options"]},
{name:"keep",type:"flag",about:"keep the worktrees in which programs ran",...c},{name:"best",type:"flag",about:"apply the plan with the smallest change of those\
 that pass",...c},{name:"json",type:"flag",about:"print the result as JSON, and nothing else, on standard output",...c,verbs:["try","try --clean"]},{name:"clean",
type:"flag",about:"list and remove the worktrees that were kept, or left by a killed run",...c,verbs:["try --clean"]}],ae=(t,n)=>$(new b("try"),{own:W,headings:[],
verbOf:({clean:e})=>e?"try --clean":"try"}).summary("try plans for the same task side by side, and pick the best").description("Replays each plan on the same ba\
se, and runs a command, or the verifications of the policy, and its language servers on the result in a separate worktree, several plans at once. Shows verdict,\
 tests, diagnostics, size and time. The checkout changes only with --best.").argument("[plan...]","plan files: .yaml, .yml, .json or .jsonl; - is standard input\
; then -- and a command").addHelpText("after",v("editplan try a.yaml b.yaml c.yaml --jobs 3","editplan try a.yaml b.yaml --best","editplan try a.yaml b.yaml -- \
npm test","editplan try --clean")).action(async(e,a,s)=>n(await(a.clean?J(e,a,t):L(_(e,s),a,t))));function _(t,{parent:n}){let e=n.rawArgs,a=e.includes("--")?e.
length-e.indexOf("--")-1:0,[s,...o]=t.slice(t.length-a),r=a>0&&s!==void 0?[s,...o]:void 0;return{names:t.slice(0,t.length-a),command:r}}async function L({names:t,
command:n},e,a){if(t.length===0)throw new g({name:"USAGE",message:"There is no plan to try. Name one or more."});let{plans:s,place:o}=await N(t,{...e,verb:"try"},
a),{tryPlans:r}=await import("./wings-several-try-plans.js"),{jobs:i,keep:l,best:h}=e,d=await r(s,{...o,jobs:i,keep:l,best:h,command:n});if(a.stdout(e.json?`${JSON.
stringify(d,null,2)}
`:D(d,a.style)),d.best!==void 0)return 0;let[u]=d.candidates.flatMap(({problems:C=[]})=>C);return u?w(u.name):0}async function J(t,n,e){if(t.length>0)throw new g(
{name:"USAGE",message:"--clean takes no plans. Leave them out, or leave out --clean."});let{listWorktrees:a,removeWorktrees:s}=await import("./wings-several-try-plans.js"),
o=await j({...n,verb:"try --clean"},e),r=(await a(o)).filter(({state:l})=>l==="running"),i=await s(o);if(n.json)e.stdout(`${JSON.stringify({version:1,removed:i,
running:r.map(({path:l})=>l)},null,2)}
`);else{for(let l of i)e.stdout(`removed ${m(l)}
`);for(let{path:l}of r)e.stdout(`in use, stays: ${m(l)}
`);i.length+r.length===0&&e.stdout(`There is nothing to remove.
`)}return 0}function D({candidates:t,best:n,applied:e},a){let s=[O,...t.map(r=>I(r).map(m))];return[...R(s,(r,i,l)=>l===0?p(a,"dim",r):O[i]==="verdict"?p(a,H[t[l-
1]?.verdict??"unchanged"],r):r),...t.flatMap(r=>M(r,a)),...t.flatMap(({plan:r,worktree:i})=>i===void 0?[]:[`${m(r)}: the worktree ${m(i)} is kept; editplan try \
--clean removes it`]),n===void 0?p(a,"red","None passes."):p(a,"green",`Best: ${m(n)}${e?.written?", applied":""}`)].map(r=>`${r}
`).join("")}var H={passes:"green",fails:"red",refused:"red",unchanged:"dim"},M=(t,n)=>A(t).map(({name:e,message:a})=>`${p(n,"red","\u2717")} ${m(t.plan)}: ${e}.\
 ${f(m(a))}`),y={verbs:["narrow"],of:"face",option:["","Options"]},Y=[{name:"budget",type:"count",most:999999,about:"the most runs of the command; 50 by default",
...y,option:["<n>","Options"]},{name:"output",type:"text",about:"where to write the part of the plan that passes; - is standard output",...y,option:["-o, output\
 <file>","Options"]},{name:"json",type:"flag",about:"print the result as JSON, and nothing else, on standard output",...y},{name:"quiet",type:"flag",about:"do n\
ot tell of each run on a terminal",...y}],re=(t,n)=>$(new b("narrow"),{own:Y,headings:[]}).summary("find the steps of a plan that break a build").description("R\
uns a command, or the verifications of the policy, on parts of a plan, in a separate worktree. Finds a smallest set of steps to leave out so that it passes, and\
 writes the other steps as a plan. It also leaves out steps that need one of them. The checkout does not change.").argument("<plan>","the plan file: .yaml, .yml\
, .json or .jsonl; - is standard input").argument("[command...]","the command, after --; by default the verifications of the policy").addHelpText("after",v("edi\
tplan narrow plan.yaml -o passing.yaml -- npm test","editplan narrow plan.yaml")).action(async(e,a,s)=>n(await U(e,{...s,command:a},t)));async function U(t,n,e){
let{plan:a,place:s}=await S(t,{...n,verb:"narrow"},e),{narrowPlan:o}=await import("./wings-several-narrow-plans.js"),{masked:r}=await import("./core-policy-secrets.js"),
[i,...l]=n.command,h=e.live&&!n.quiet&&!n.json,d=await o(a,{...s,...i!==void 0&&{command:[i,...l]},budget:n.budget,onRun:({number:F,kept:E,ok:V})=>h&&e.stderr(`\
run ${F}: ${E} steps, ${V?"passes":"fails"}
`)}),u=await r(d.report);return d.plan&&n.output!==void 0&&await k(d.plan,n.output,e),(n.output==="-"?e.stderr:e.stdout)(n.json?`${JSON.stringify(u,null,2)}
`:q(u,e.style)),u.result==="never"||u.result==="unknown"?w("VERIFY_FAILED"):0}function q(t,n){let{culprits:e,dependants:a,notes:s}=t;return[G(t,n),...e.flatMap(
r=>x(r,n)),...a.map(r=>`${p(n,"yellow","!")} ${P(r)} needs ${r.needs.join(", ")}, and is left out too`),...t.complete?[]:[`The budget of ${t.budget} runs was sp\
ent: fewer steps may be enough. Raise --budget.`],...t.flaky?["The program is flaky: with the same files it once passed and once failed. Trust this less."]:[],...s.
map(f)].map(r=>`${r}
`).join("")}function G({result:t,runs:n,culprits:e,kept:a},s){let o=`after ${T(n,"run")}`;if(t==="all-pass")return`${p(s,"green","\u2713")} It passes with all s\
teps (${o}).`;if(t==="never")return`${p(s,"red","\u2717")} It fails without any step too (${o}).`;if(t==="unknown")return`${p(s,"red","\u2717")} Nothing passed ${o}\
. Raise --budget.`;let r=e.length===1?"one step":`${e.length} steps`,i=a===1?"remains":"remain";return`${p(s,"green","\u2713")} It passes without ${r} (${o}); ${a}\
 ${i}.`}function x(t,n){let e=(t.output??"").split(`
`).filter(a=>a.trim()!=="");return[`${p(n,["red","bold"],"\u2717")} ${P(t)}`,...e.slice(-z).map(a=>`    ${f(a)}`)]}var z=10,P=({index:t,id:n,tool:e,file_path:a,
source:s})=>m(`step ${t}${n===void 0?"":` (${n})`}, ${e} ${a}${s?`, ${s}`:""}`);export{re as narrowCommand,D as renderCandidates,ae as tryCommand};
