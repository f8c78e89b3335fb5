import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{faces_cli_ask$a as A}from"./start.js";import{faces_cli_replay$a as C,
faces_cli_replay$e as T,faces_cli_replay$f as S}from"./start.js";import{faces_cli_patch$d as k}from"./start.js";import{commander$C as w,commander$D as g,commander$E as v,
commander$b as m,commander$f as f,commander$h as d,commander$m as c,commander$q as P,commander$u as h,commander$v as b,commander$x as O}from"./start.js";import{
a as F,d as q,e as x}from"./publish-part-pulls.js";import"./start.js";import"./start.js";import"./version.js";import"./start.js";import"./start.js";import"./start.js";
import{inputs_read$b as y}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";import{realpath as N}from"node:fs/promises";import E from"node:path";
var R=[{name:"split",type:"lines",about:`a pull request for each part of the plan, split by ${b}`,verbs:["pr"],of:"face",option:["<how>","Options"],not:["open-a\
t-most","supersede","push-to-fork"]},{name:"source",type:"text",about:"a name for what generates the plan, by default its file; a later plan of the same source \
updates the branch",verbs:["pr"],of:"face",option:["<name>","Options"],only:"of a workflow it is the file, the job and the step"}],Q=(t,e)=>P(new m("pr"),{own:R}).
argument("<plan...>",h).summary("apply, push, and open or update the pull request").description("Applies plans to a branch, pushes it, and opens or updates its \
pull request. The checkout does not change. The token comes from GITHUB_TOKEN or GH_TOKEN.").addHelpText("after",v("editplan pr plan.yaml --dry-run","editplan p\
r plan.yaml --label refactoring","editplan pr plan.yaml --split codeowners")).action(async(r,a)=>e(await V(r,a,t)));async function V(t,e,r){let{publishing:a,face:i}=y(
"pr",e),n={ask:A(t,r),keepOutput:T(e,r),onAsk:i.onAsk,onFailure:i.onFailure,publish:{...w(r),...a,body:await W(e,r)},...e.source!==void 0&&{source:{made:`name ${e.
source}`}}};if(e.split)return _(t,e,{...n,split:e.split,files:()=>I(t,r),context:r});let{exitCode:s}=await C(t,{...e,verb:"pr",publishes:true},r,async(o,l)=>{let{
openPassingPullRequest:p}=await import("./publish-publish-plans.js");return p(o,{...l,...n,overlaps:true,planFiles:await I(t,r)})});return s}var W=async({body:t,
bodyPath:e},r)=>e===void 0?t:c(e,r,{what:`The file of --body-path, ${e},`}),I=(t,{cwd:e})=>Promise.all(t.includes("-")?[]:t.map(r=>N(E.resolve(e,r))));async function _(t,e,{
files:r,context:a,...i}){try{let{plans:n,place:s}=await O(t,{...e,verb:"pr"},a),o=await $(n,{...s,...i,planFiles:await r()},e,a);return await D(o,e,a),F(o,g(e,n))}catch(n){
return f(n,a)}}async function $(t,e,{quiet:r,json:a},i){let{publishPlans:n}=await import("./publish-publish-plans.js"),s=r||a?void 0:S(i);try{let{parts:o=[]}=await n(
t,{...e,...s&&{onEvent:s.onEvent}});return o}finally{s?.stop()}}async function D(t,{report:e,json:r,quiet:a},{cwd:i,stdout:n,stderr:s,style:o,errorStyle:l}){let p=`${JSON.
stringify(t,null,2)}
`;if(e!==void 0&&await d(e,p,{cwd:i}),r)return n(p);if(a)return s(x(t,l));for(let u of t)u.report&&n(k(u.report,o));n(q(t,o))}export{Q as prCommand};
