import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{commander$B as F,commander$E as d,commander$b as c,commander$k as S,
commander$l as k,commander$o as b,commander$p as N,commander$q as h}from"./start.js";import"./start.js";import"./version.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import{wings_several_report$a as x}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import{wing$b as P}from"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_report_sections$e as v}from"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";
import{core_git_whole_file$b as E}from"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./start.js";import{errors$b as p}from"./hook.js";import"./hook.js";import g from"node:path";var J=(n,e)=>new c("plan").summary("make a \
plan of changes").description("Makes plans of the changes in the work tree or in commits.").addCommand(j(n,e)).addCommand($(n,e)).addHelpText("after",d("editpla\
n plan from-diff -o plan.yaml")),U=[{name:"title",type:"text",about:"the title of the plan; if it is one commit, its subject by default",verbs:["plan from-diff"],
of:"face",option:["<text>","Options"]}],j=(n,e)=>h(new c("from-diff"),{own:U,headings:[],name:"plan from-diff"}).summary("make a plan of the changes in the work\
 tree or in commits").description("Makes a plan that leads from one commit to another, or to the work tree: unique edits where possible, otherwise whole files. \
Every step is tested. Changes that a plan cannot express are listed on standard error, and the exit code is then 1.").argument("[from]","the commit to start fro\
m; HEAD by default").argument("[to]","the commit to lead to; the work tree by default").addHelpText("after",d("editplan plan from-diff -o plan.yaml",'editplan p\
lan from-diff HEAD~1 HEAD --title "Rename getUser"')).action(async(t,r,o)=>e(await R({from:t,to:r},o,n)));async function R(n,{repo:e,title:t,policy:r,output:o},s){
let{planFromDiff:a}=await import("./core-run-from-diff.js"),m=r===void 0?void 0:await F(r,s),{plan:i,leftOut:l}=await a({root:g.resolve(s.cwd,e),...n,except:g.resolve(
s.cwd,o),title:t,policy:m});if(N(l,s),i)await b(i,o,s);else if(l.length===0){let u="There are no changes. Change a file, or pass two commits that differ.";throw new p(
{name:"PLAN_EMPTY",message:u})}return l.length===0?0:1}var $=(n,e)=>h(new c("rename"),{headings:[],name:"plan rename"}).summary("make a plan that renames a symb\
ol, as a language server says").description("Asks the language server that the policy names under diagnostics what to change, and writes its answer as one Fix, \
which needs no server. The plan is checked: where the servers find errors that were not there before, it is refused. The server sees the files of the head commi\
t.").argument("<place>","where the symbol is: FILE:LINE or FILE:LINE:COLUMN, both from 1").argument("<name>","its name").argument("<new>","its new name").addHelpText(
"after",d("editplan plan rename src/user.ts:12 getUser fetchUser -o plan.yaml")).action(async(t,r,o,s)=>e(await V({place:t,name:r,to:o},s,n)));async function V({
place:n,name:e,to:t},{repo:r,policy:o,output:s},a){let[,m,i,l]=/^(.+?):([1-9]\d{0,8})(?::([1-9]\d{0,8}))?$/.exec(n)??[];if(m===void 0||e===""||t===""||e===t)throw new p(
{name:"USAGE",message:"Pass FILE:LINE or FILE:LINE:COLUMN, a name and another name."});let u=g.resolve(a.cwd,r),O=o===void 0?void 0:await F(o,a),A=await P.get()(),
L={root:u,file:m,line:Number(i),...l!==void 0&&{column:Number(l)},name:e,to:t},{plan:C,notes:M}=await A.planRename({...L,policy:O,signal:a.signal}),{checkPlan:T}=await import("./run.js").
then(all=>({APPLY_KEYS:all.core_run_apply$APPLY_KEYS,applyPlan:all.core_run_apply$applyPlan,checkPlan:all.core_run_apply$checkPlan})),w=await T(C,{root:u,policy:O,
diagnostics:true,renamed:[e,t],signal:a.signal}),{renderFindings:D}=await import("./core-report-terminal-summary.js"),H=[...M,...D(w,a.errorStyle)];a.stderr(H.map(
f=>`${f}
`).join(""));let I=[...w.steps.flatMap(({error:f})=>f??[]),...w.problems??[]].filter(({name:f})=>f!=="POLICY_ASK");if(I.length>0)throw new p(I);if(v(w).some(({found:f})=>f.
some(({mark:_})=>_==="\u2717")))throw new p({name:"NEW_DIAGNOSTICS",message:"With the new name the files have errors that they did not have. No plan was written\
. Choose another name, or rename with an Edit by `pattern` and `glob`."});return await b(C,s,a),0}var W=[{name:"check",type:"flag",about:"write nothing, list th\
e files that are not formatted, and exit with 1 if there are any",verbs:["fmt"],of:"face",option:["","Options"]}],G=(n,e)=>h(new c("fmt"),{own:W}).summary("form\
at plans and keep their comments").description("Formats plans: keys in the order of the reference, one key per line, long texts as blocks. The meaning and the c\
omments of a plan never change.").argument("<plan...>","plan files; - formats standard input to standard output").addHelpText("after",d("editplan fmt plan.yaml",
"editplan fmt --check plans/*.yaml")).action(async(t,{check:r})=>e(await Y(t,r??false,n)));async function Y(n,e,t){let{formatPlan:r}=await import("./core-plan-format.js"),
o=[],s=0;for(let a of n){let m=await q(a,t),i=r({name:a==="-"?S:a,text:m});i.ok?a==="-"&&!e?t.stdout(i.text):i.text!==m&&(s++,t.stdout(`${a}
`),e||E(g.resolve(t.cwd,a),i.text)):o.push(...i.problems)}if(o.length>0)throw new p(o);return e&&s>0?1:0}async function q(n,e){let t=await k(n,e);return"text"in
t?t.text:[...t.pieces].join("")}var y={type:"flag",verbs:["schema"],of:"face",option:["","Options"]},B=[{name:"policy",about:"the schema of the policy",not:["ca\
mpaign","report","repair"],...y},{name:"campaign",about:"the schema of a campaign",not:["report","repair"],...y},{name:"report",about:"the schema of the report",
not:["repair"],...y},{name:"repair",about:"the schema of the repair packet",...y}],K=(n,e)=>h(new c("schema"),{own:B}).summary("print the JSON Schema of a plan").
description("Prints the JSON Schema (draft 7) of a plan, of the policy, of a campaign, of the report or of the repair packet.").addHelpText("after",d("editplan \
schema > plan.schema.json")).action(async t=>{n.stdout(`${JSON.stringify(await z(t),null,2)}
`),e(0)});async function z({policy:n,campaign:e,report:t,repair:r}){if(r)return(await import("./core-report-repair-packet.js")).repairJsonSchema();if(e)return Q(
"campaign");if(t)return(await import("./core-report-report.js")).reportJsonSchema();let{planJsonSchema:o}=await import("./core-plan-plan-schema.js"),{policyJsonSchema:s}=await import("./core-policy-policy-file.js");
return n?s():o()}async function Q(n){let e=x.flatMap(({schemas:t})=>t?.[n]??[])[0];if(e)return e();throw new p({name:"UNAVAILABLE_HERE",message:`This editplan w\
as built without its wing ${n}.`})}var fe=[J,G,K];export{fe as commands};
