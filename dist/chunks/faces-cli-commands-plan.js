import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{commander$B as F,commander$E as d,commander$b as c,commander$k as k,
commander$l as N,commander$o as b,commander$p as v,commander$q as h}from"./start.js";import"./start.js";import"./version.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import{wings_several_report$a as x}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import{wing$b as T}from"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_report_sections$e as P}from"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_engine_turns$a as S}from"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import{core_git_whole_file$b as E}from"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import{errors$b as p}from"./hook.js";
import"./hook.js";import g from"node:path";var U=(n,e)=>new c("plan").summary("make a plan of changes").description("Makes plans of the changes in the work tree\
 or in commits.").addCommand(R(n,e)).addCommand(V(n,e)).addHelpText("after",d("editplan plan from-diff -o plan.yaml")),j=[{name:"title",type:"text",about:"the t\
itle of the plan; if it is one commit, its subject by default",verbs:["plan from-diff"],of:"face",option:["<text>","Options"]}],R=(n,e)=>h(new c("from-diff"),{own:j,
headings:[],name:"plan from-diff"}).summary("make a plan of the changes in the work tree or in commits").description("Makes a plan that leads from one commit to\
 another, or to the work tree: unique edits where possible, otherwise whole files. Every step is tested. Changes that a plan cannot express are listed on standa\
rd error, and the exit code is then 1.").argument("[from]","the commit to start from; HEAD by default").argument("[to]","the commit to lead to; the work tree by\
 default").addHelpText("after",d("editplan plan from-diff -o plan.yaml",'editplan plan from-diff HEAD~1 HEAD --title "Rename getUser"')).action(async(t,r,o)=>e(
await $({from:t,to:r},o,n)));async function $(n,{repo:e,title:t,policy:r,output:o},s){let{planFromDiff:a}=await import("./core-run-from-diff.js"),m=r===void 0?void 0:
await F(r,s),{plan:i,leftOut:l}=await a({root:g.resolve(s.cwd,e),...n,except:g.resolve(s.cwd,o),title:t,policy:m});if(v(l,s),i)await b(i,o,s);else if(l.length===
0){let u="There are no changes. Change a file, or pass two commits that differ.";throw new p({name:"PLAN_EMPTY",message:u})}return l.length===0?0:1}var V=(n,e)=>h(
new c("rename"),{headings:[],name:"plan rename"}).summary("make a plan that renames a symbol, as a language server says").description("Asks the language server \
that the policy names under diagnostics what to change, and writes its answer as one Fix, which needs no server. The plan is checked: where the servers find err\
ors that were not there before, it is refused. The server sees the files of the head commit.").argument("<place>","where the symbol is: FILE:LINE or FILE:LINE:C\
OLUMN, both from 1").argument("<name>","its name").argument("<new>","its new name").addHelpText("after",d("editplan plan rename src/user.ts:12 getUser fetchUser\
 -o plan.yaml")).action(async(t,r,o,s)=>e(await W({place:t,name:r,to:o},s,n)));async function W({place:n,name:e,to:t},{repo:r,policy:o,output:s},a){let[,m,i,l]=/^(.+?):([1-9]\d{0,8})(?::([1-9]\d{0,8}))?$/.
exec(n)??[];if(m===void 0||e===""||t===""||e===t)throw new p({name:"USAGE",message:"Pass FILE:LINE or FILE:LINE:COLUMN, a name and another name."});let u=g.resolve(
a.cwd,r),O=o===void 0?void 0:await F(o,a),A=await T.get()(),L={root:u,file:m,line:Number(i),...l!==void 0&&{column:Number(l)},name:e,to:t},{plan:C,notes:M}=await A.
planRename({...L,policy:O,signal:a.signal}),{checkPlan:D}=await import("./run.js").then(all=>({APPLY_KEYS:all.core_run_apply$APPLY_KEYS,applyPlan:all.core_run_apply$applyPlan,
checkPlan:all.core_run_apply$checkPlan})),w=await D(C,{root:u,policy:O,diagnostics:true,renamed:[e,t],signal:a.signal}),{renderFindings:H}=await import("./core-report-terminal-summary.js"),
_=[...M,...H(w,a.errorStyle)];a.stderr(_.map(f=>`${f}
`).join(""));let I=[...w.steps.flatMap(({error:f})=>f??[]),...w.problems??[]].filter(({name:f})=>f!=="POLICY_ASK");if(I.length>0)throw new p(I);if(P(w).some(({found:f})=>f.
some(({mark:J})=>J==="\u2717")))throw new p({name:"NEW_DIAGNOSTICS",message:"With the new name the files have errors that they did not have. No plan was written\
. Choose another name, or rename with an Edit by `pattern` and `glob`."});return await b(C,s,a),0}var G=[{name:"check",type:"flag",about:"write nothing, list th\
e files that are not formatted, and exit with 1 if there are any",verbs:["fmt"],of:"face",option:["","Options"]}],Y=(n,e)=>h(new c("fmt"),{own:G}).summary("form\
at plans and keep their comments").description("Formats plans: keys in the order of the reference, one key per line, long texts as blocks. The meaning and the c\
omments of a plan never change.").argument("<plan...>","plan files; - formats standard input to standard output").addHelpText("after",d("editplan fmt plan.yaml",
"editplan fmt --check plans/*.yaml")).action(async(t,{check:r})=>e(await q(t,r??false,n)));async function q(n,e,t){let{formatting:r}=await import("./core-plan-format.js"),
o=[],s=0;for(let a of n){let m=await B(a,t),i=await S(r({name:a==="-"?k:a,text:m}));i.ok?a==="-"&&!e?t.stdout(i.text):i.text!==m&&(s++,t.stdout(`${a}
`),e||E(g.resolve(t.cwd,a),i.text)):o.push(...i.problems)}if(o.length>0)throw new p(o);return e&&s>0?1:0}async function B(n,e){let t=await N(n,e);return"text"in
t?t.text:[...t.pieces].join("")}var y={type:"flag",verbs:["schema"],of:"face",option:["","Options"]},K=[{name:"policy",about:"the schema of the policy",not:["ca\
mpaign","report","repair"],...y},{name:"campaign",about:"the schema of a campaign",not:["report","repair"],...y},{name:"report",about:"the schema of the report",
not:["repair"],...y},{name:"repair",about:"the schema of the repair packet",...y}],z=(n,e)=>h(new c("schema"),{own:K}).summary("print the JSON Schema of a plan").
description("Prints the JSON Schema (draft 7) of a plan, of the policy, of a campaign, of the report or of the repair packet.").addHelpText("after",d("editplan \
schema > plan.schema.json")).action(async t=>{n.stdout(`${JSON.stringify(await Q(t),null,2)}
`),e(0)});async function Q({policy:n,campaign:e,report:t,repair:r}){if(r)return(await import("./core-report-repair-packet.js")).repairJsonSchema();if(e)return X(
"campaign");if(t)return(await import("./core-report-report.js")).reportJsonSchema();let{planJsonSchema:o}=await import("./core-plan-plan-schema.js"),{policyJsonSchema:s}=await import("./core-policy-policy-file.js");
return n?s():o()}async function X(n){let e=x.flatMap(({schemas:t})=>t?.[n]??[])[0];if(e)return e();throw new p({name:"UNAVAILABLE_HERE",message:`This editplan w\
as built without its wing ${n}.`})}var le=[U,Y,z];export{le as commands};
