import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{faces_cli_replay$c as R}from"./start.js";import"./start.js";
import{commander$B as W,commander$E as _,commander$b as P,commander$l as b,commander$o as L,commander$q as S}from"./start.js";import{b as j}from"./faces-cli-tell-source-2.js";
import{core_run_apply_2$b as E,core_run_apply_2$c as V}from"./run.js";import"./start.js";import"./start.js";import"./version.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_report_outcome$c as v}from"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import{a as G,b as U,c as J,d as X}from"./wings-fixes-fix-plan.js";import"./wings-fixes-readers-compilers.js";
import{f as D}from"./core-plan-json-nodes.js";import"./hook.js";import{core_plan_source_text$d as N}from"./start.js";import"./core-run-isolated-worktree.js";import"./core-workspace-checkout.js";
import"./core-run-from-diff-2.js";import"./core-plan-cell-edits.js";import"./core-plan-text-edits.js";import"./hook.js";import{b as A,e as I,f as T}from"./core-plan-settle.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./hook.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import{core_policy_secrets_2$e as C}from"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./hook.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./run.js";import"./run.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_plan_fix_output$a as $}from"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import{core_text_unusual$d as x}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import{errors$b as h,errors$c as F,errors$e as O}from"./hook.js";import"./hook.js";
import y from"node:path";var Y=["fix","fix of recorded outputs"],r={verbs:Y,of:"face",option:["","Options"]},d=["fix","fix of recorded outputs","fix --take-writ\
ten"],M=[{name:"from",type:$,about:"the format of the output; detected by default",...r,option:["<format>","Options"]},{name:"output",type:"text",about:"where t\
o write the plan; its name decides between YAML, JSON and JSON Lines",...r,verbs:d,option:["-o, output <file>","Options"]},{name:"results",type:"text",about:"th\
e file to which the tool writes its output, instead of printing it",...r,verbs:["fix"],option:["<file>","Options"]},{name:"rounds",type:"count",most:999,about:"\
run the tool again on the result, up to this many times",...r,verbs:["fix"],option:["<n>","Options"]},{name:"judge",type:"flag",about:"leave out the fixes that \
break what the policy verifies and diagnoses",...r,verbs:d},{name:"lossy",type:"flag",about:"go on without the fixes that cannot be taken; the plan names them i\
n left_out",...r,verbs:d},{name:"keep-going",type:"flag",about:"the same as --lossy",hidden:true,...r,verbs:d},{name:"apply",type:"flag",about:"apply the plan",
...r,verbs:d},{name:"restore",type:"flag",about:"put back the files that the tool wrote itself; without a tool, those of its last run",not:["take-written"],...r,
verbs:["fix","fix --restore"]},{name:"take-written",type:"flag",about:"take the files that the tool wrote itself as one change, and put them back",...r,verbs:["\
fix","fix --take-written"]},{name:"unsafe",type:"flag",about:"take fixes that may change what the code does, too",...r},{name:"suggestions",type:"flag",about:"t\
ake what is only suggested, where there is one suggestion",...r},{name:"file",type:"text",about:"for a list of text edits: the file that it is about",...r,option:[
"<path>","Options"]},{name:"path-prefix",type:"lines",about:"a folder in the output, and what it is in the checkout; repeat it for several",...r,option:["<from=\
to>","Options"]},{name:"policy",type:"text",about:"the policy to follow; by default .github/editplan.yml of the current commit",...r,verbs:d,option:["<file>","O\
ptions"]},{name:"commits",type:["per-step","per-rule","per-file","squash"],about:"how fixes become commits",...r,option:["<mode>","Options"]}],Pt=(o,t)=>S(new P(
"fix"),{own:M,headings:["Report"],verbOf:K}).summary("make a plan of what a linter or compiler would fix").description("Runs a tool that prints its fixes, or re\
ads what it printed, and makes a plan: every fix becomes a step, applied whole or not at all. The checkout stays as it is, unless --apply is given. An exit code\
 of 1 from the tool is no error.").configureOutput({outputError:(n,e)=>e(n.startsWith(z)?`${n}${B}`:n)}).argument("[files or command...]","recorded outputs; aft\
er --, the tool and its arguments").addHelpText("after",_("editplan fix -o plan.yaml -- npx eslint --format json .","editplan fix --apply --commits per-rule --r\
ounds 5 -- ruff check --output-format json","editplan fix --from clang --judge fixes.yaml")).action(async(n,e,i)=>{t(await Z(n,{...e,isCommand:H(i)},o))}),H=o=>o.
parent?.parent===null&&Q(o).includes("--");function K({restore:o,takeWritten:t},n,e){return n.length>0?H(e)?"fix":"fix of recorded outputs":o?"fix --restore":t?
"fix --take-written":"fix"}var z="error: unknown option '",B=`The tool and its options come after --: editplan fix -- npx eslint --format json .
`,Q=o=>o.parent.rawArgs;async function Z(o,t,n){let[e,...i]=o,s=y.resolve(n.cwd,t.repo);if(e===void 0&&t.restore)return et(s,n);let p=e===void 0&&t.takeWritten;
if(e===void 0&&!p)throw new h({name:"USAGE",message:"Pass the output of a tool, or a tool after --."});let u=t.policy===void 0?void 0:await W(t.policy,n),{results:m}=t,
c={root:s,policy:u,signal:n.signal};if(p)return q(await G(c),{...t,policy:u},n);let f=await J({...c,written:t.takeWritten?"take":t.restore?"restore":"stay",keepGoing:g(
t),...t.isCommand&&e!==void 0?{command:[e,...i]}:{sources:await Promise.all(o.map(a=>tt(a,o,n)))},...m!==void 0&&{readOutput:a=>ot(y.resolve(a,m),n),results:y.resolve(
s,m)},format:t.from,rounds:t.rounds,options:{unsafe:t.unsafe,suggestions:t.suggestions,file:t.file,prefixes:t.pathPrefix?.map(a=>D(a))},commits:t.commits}),l=await C(
f.left),w=g(t)?l:l.filter(a=>!A(a));n.stderr(j(w,n.errorStyle));for(let a of f.notes)n.stderr(`${a}
`);return q({...f,left:l},{...t,policy:u},n)}var tt=(o,t,n)=>b(o,n).catch(e=>{if(!(e instanceof h)||e.name!=="PLAN_NOT_FOUND")throw e;let i=`${e.message} If it \
is part of a command, put -- before the command: editplan fix -- ${t.map(s=>x(s)).join(" ")}`;throw new h({name:"PLAN_NOT_FOUND",message:i},{cause:e})});async function et(o,t){
let{paths:n,kept:e}=await U(o),i=n.length===0?"The files are as they were before the tool wrote them.":`Put back: ${n.length} ${n.length===1?"file":"files"}. Gi\
t keeps what the tool wrote for two weeks: git show ${e}:PATH`;return t.stdout(`${i}
`),0}var ot=(o,t)=>b(o,t).then(N).catch(F("PLAN_NOT_FOUND"));function nt(o,t){if(o.length===0)return t.length===0?"There is nothing to fix.":"No fix is in it.";
let n=["--unsafe","--suggestions"].filter(i=>o.some(({reason:s})=>s.includes(i))),e=n.length===0?"":` Pass ${n.join(" or ")} to take more.`;return`Nothing is ta\
ken: ${o.length} left out, for the reasons above.${e}`}var it=({json:o,output:t})=>!o&&t!=="-";async function q({plan:o,left:t,notes:n},e,i){let s={format:"sari\
f",notImported:t},[p,u]=[I(s),g(e)];if(p.length>0&&!u)throw new h(p);if(!o)return i.stdout(`${nt(t,n)}
`),0;let m=p.length>0?T(o,s):o,c=y.resolve(i.cwd,e.repo),f={root:c,...e.policy&&{policy:e.policy},signal:i.signal},{plan:l,passes:w}=e.judge?await rt(m,{...f,keepGoing:u},
{tells:it(e),context:i}):{plan:m,passes:true};if(!w)return O("VERIFY_FAILED");if(!l)return i.stdout(`No fix remains.
`),0;e.output!==void 0&&await L(l,e.output,i);let a=u?{overrides:{on_error:"continue"}}:{},k=await(e.apply?E:V)(l,{...f,...a});return e.output!=="-"&&await R(k,
{...e,root:c},i),v(k,u)}var g=({lossy:o,keepGoing:t})=>o===true||t===true;async function rt(o,t,{tells:n,context:e}){let i=await X(o,t),s=n?e.stdout:e.stderr;for(let{
source:p,file_path:u,reason:m}of i.left)s(`${x(`left out: ${p??"a step"} in ${u}: ${m}`)}
`);for(let p of i.notes)e.stderr(`${p}
`);return i}export{Pt as fixCommand};
