import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{faces_cli_replay$c as V}from"./start.js";import"./start.js";
import{commander$B as j,commander$E as E,commander$b as O,commander$l as g,commander$o as T,commander$q as _}from"./start.js";import{b as I}from"./faces-cli-tell-source-2.js";
import{core_run_apply_2$b as L,core_run_apply_2$c as S}from"./run.js";import"./start.js";import"./start.js";import"./version.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_report_outcome$d as v}from"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import{a as R,b as D,c as G,d as U}from"./wings-fixes-fix-plan.js";import"./wings-fixes-take-fix.js";import"./core-text-spliced-text.js";
import{f as W}from"./core-plan-json-nodes.js";import"./hook.js";import{core_plan_source_text$d as N}from"./start.js";import"./core-run-isolated-worktree.js";import"./core-workspace-checkout.js";
import"./core-run-from-diff-2.js";import"./core-plan-edits-between.js";import"./core-plan-cell-edits.js";import"./core-plan-text-edits.js";import"./core-text-line-bounds.js";
import"./hook.js";import{b,c as A}from"./core-plan-settle.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./hook.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import{core_policy_secrets_2$e as C}from"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./hook.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./run.js";import"./run.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import{core_plan_fix_output$a as $}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_text_unusual$d as x}from"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import{errors$b as y,errors$d as P,errors$f as F}from"./hook.js";import"./hook.js";import w from"node:path";
var q=["fix","fix of recorded outputs"],r={verbs:q,of:"face",option:["","Options"]},f=["fix","fix of recorded outputs","fix --take-written"],H=[{name:"from",type:$,
about:"the format of the output; detected by default",...r,option:["<format>","Options"]},{name:"output",type:"text",about:"where to write the plan; its name de\
cides between YAML, JSON and JSON Lines",...r,verbs:f,option:["-o, output <file>","Options"]},{name:"results",type:"text",about:"the file to which the tool writ\
es its output, instead of printing it",...r,verbs:["fix"],option:["<file>","Options"]},{name:"rounds",type:"count",most:999,about:"run the tool again on the res\
ult, up to this many times",...r,verbs:["fix"],option:["<n>","Options"]},{name:"judge",type:"flag",about:"leave out the fixes that break what the policy verifie\
s and diagnoses",...r,verbs:f},{name:"lossy",type:"flag",about:"go on without the fixes that cannot be taken; the plan names them in left_out",...r,verbs:f},{name:"\
keep-going",type:"flag",about:"the same as --lossy",hidden:true,...r,verbs:f},{name:"apply",type:"flag",about:"apply the plan",...r,verbs:f},{name:"restore",type:"\
flag",about:"put back the files that the tool wrote itself; without a tool, those of its last run",not:["take-written"],...r,verbs:["fix","fix --restore"]},{name:"\
take-written",type:"flag",about:"take the files that the tool wrote itself as one change, and put them back",...r,verbs:["fix","fix --take-written"]},{name:"uns\
afe",type:"flag",about:"take fixes that may change what the code does, too",...r},{name:"suggestions",type:"flag",about:"take what is only suggested, where ther\
e is one suggestion",...r},{name:"file",type:"text",about:"for a list of text edits: the file that it is about",...r,option:["<path>","Options"]},{name:"path-pr\
efix",type:"lines",about:"a folder in the output, and what it is in the checkout; repeat it for several",...r,option:["<from=to>","Options"]},{name:"policy",type:"\
text",about:"the policy to follow; by default .github/editplan.yml of the current commit",...r,verbs:f,option:["<file>","Options"]},{name:"commits",type:["per-s\
tep","per-rule","per-file","squash"],about:"how fixes become commits",...r,option:["<mode>","Options"]}],Ft=(o,t)=>_(new O("fix"),{own:H,headings:["Report"],verbOf:M}).
summary("make a plan of what a linter or compiler would fix").description("Runs a tool that prints its fixes, or reads what it printed, and makes a plan: every \
fix becomes a step, applied whole or not at all. The checkout stays as it is, unless --apply is given. An exit code of 1 from the tool is no error.").configureOutput(
{outputError:(e,n)=>n(e.startsWith(K)?`${e}${z}`:e)}).argument("[files or command...]","recorded outputs; after --, the tool and its arguments").addHelpText("af\
ter",E("editplan fix -o plan.yaml -- npx eslint --format json .","editplan fix --apply --commits per-rule --rounds 5 -- ruff check --output-format json","editpl\
an fix --from clang --judge fixes.yaml")).action(async(e,n,i)=>{t(await Q(e,{...n,isCommand:X(i)},o))}),X=o=>o.parent?.parent===null&&B(o).includes("--");function M({
restore:o,takeWritten:t},e,n){return e.length>0?X(n)?"fix":"fix of recorded outputs":o?"fix --restore":t?"fix --take-written":"fix"}var K="error: unknown option\
 '",z=`The tool and its options come after --: editplan fix -- npx eslint --format json .
`,B=o=>o.parent.rawArgs;async function Q(o,t,e){let[n,...i]=o,s=w.resolve(e.cwd,t.repo);if(n===void 0&&t.restore)return tt(s,e);let a=n===void 0&&t.takeWritten;
if(n===void 0&&!a)throw new y({name:"USAGE",message:"Pass the output of a tool, or a tool after --."});let u=t.policy===void 0?void 0:await j(t.policy,e),{results:m}=t,
l={root:s,policy:u,signal:e.signal};if(a)return J(await R(l),{...t,policy:u},e);let d=await G({...l,written:t.takeWritten?"take":t.restore?"restore":"stay",keepGoing:k(
t),...t.isCommand&&n!==void 0?{command:[n,...i]}:{sources:await Promise.all(o.map(p=>Z(p,o,e)))},...m!==void 0&&{readOutput:p=>et(w.resolve(p,m),e),results:w.resolve(
s,m)},format:t.from,rounds:t.rounds,options:{unsafe:t.unsafe,suggestions:t.suggestions,file:t.file,prefixes:t.pathPrefix?.map(p=>W(p))},commits:t.commits}),c=await C(
d.left),h=k(t)?c:c.filter(p=>!b(p));e.stderr(I(h,e.errorStyle));for(let p of d.notes)e.stderr(`${p}
`);return J({...d,left:c},{...t,policy:u},e)}var Z=(o,t,e)=>g(o,e).catch(n=>{if(!(n instanceof y)||n.name!=="PLAN_NOT_FOUND")throw n;let i=`${n.message} If it i\
s part of a command, put -- before the command: editplan fix -- ${t.map(s=>x(s)).join(" ")}`;throw new y({name:"PLAN_NOT_FOUND",message:i},{cause:n})});async function tt(o,t){
let{paths:e,kept:n}=await D(o),i=e.length===0?"The files are as they were before the tool wrote them.":`Put back: ${e.length} ${e.length===1?"file":"files"}. Gi\
t keeps what the tool wrote for two weeks: git show ${n}:PATH`;return t.stdout(`${i}
`),0}var et=(o,t)=>g(o,t).then(N).catch(P("PLAN_NOT_FOUND"));function Y({left:o,notes:t}){if(o.length===0)return t.length===0?"There is nothing to fix.":"No fix\
 is in it.";let e=["--unsafe","--suggestions"].filter(i=>o.some(({reason:s})=>s.includes(i))),n=e.length===0?"":` Pass ${e.join(" or ")} to take more.`;return`N\
othing is taken: ${o.length} left out, for the reasons above.${n}`}var ot=({json:o,output:t})=>!o&&t!=="-";async function J(o,t,e){let n=k(t),[i]=A([nt(o)],{lossy:n});
if(!i)return e.stdout(`${Y(o)}
`),0;let{source:s,...a}={...i,steps:[...i.steps]},u=w.resolve(e.cwd,t.repo),m={root:u,...t.policy&&{policy:t.policy},signal:e.signal},{plan:l,passes:d}=t.judge?
await it(a,{...m,keepGoing:n},{tells:ot(t),context:e}):{plan:a,passes:true};if(!d)return F("VERIFY_FAILED");if(!l)return e.stdout(`No fix remains.
`),0;t.output!==void 0&&await T(l,t.output,e);let c=n?{overrides:{on_error:"continue"}}:{},h=await(t.apply?L:S)(l,{...m,...c});return t.output!=="-"&&await V(h,
{...t,root:u},e),v(h,n)}var nt=o=>{let t={format:"sarif",notImported:o.left};return o.plan?{ok:true,plan:o.plan,source:t}:{ok:false,problems:o.left.some(b)?[{name:"\
PLAN_EMPTY",message:Y(o)}]:[],source:t}},k=({lossy:o,keepGoing:t})=>o===true||t===true;async function it(o,t,{tells:e,context:n}){let i=await U(o,t),s=e?n.stdout:
n.stderr;for(let{source:a,file_path:u,reason:m}of i.left)s(`${x(`left out: ${a??"a step"} in ${u}: ${m}`)}
`);for(let a of i.notes)n.stderr(`${a}
`);return i}export{Ft as fixCommand};
