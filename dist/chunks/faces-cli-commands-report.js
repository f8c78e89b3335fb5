import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{commander$E as g,commander$b as d,commander$h as h,commander$m as l,
commander$q as w}from"./start.js";import{core_report_terminal_summary_2$a as O}from"./start.js";import"./start.js";import"./version.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_report_report_writers_2$a as y,
core_report_report_writers_2$b as R}from"./start.js";import"./start.js";import"./start.js";import{core_text_neutralise$f as i}from"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import{errors$b as f,errors$c as m}from"./hook.js";
import"./hook.js";import{isUtf8 as C}from"node:buffer";var s={verbs:["report"],of:"face",type:"text",option:["<file>","Options"]},T=[{name:"since",about:"say wh\
ich steps are new, changed, dropped or the same since this earlier report",...s,option:["<report>","Options"]},{name:"json",about:"print the report as JSON; wit\
h --since, what changed is its `since`",...s,type:"flag",option:["","Options"]},{name:"html",about:"one HTML page",...s},{name:"markdown",about:"the body of a p\
ull request",...s},{name:"sarif",about:"SARIF 2.1.0: a result for each applied and refused step, with its fix of the base",...s},{name:"rdjson",about:"diagnosti\
cs with suggestions, as reviewdog reads them",...s},{name:"patch",about:"the net change, for `git apply`",...s},{name:"agent-trace",about:"who wrote which lines\
 of the result, as Agent Trace 0.1.0",...s}],j=["html","markdown","sarif","rdjson","patch","agentTrace"],U=(e,t)=>w(new d("report"),{own:T,headings:[]}).summary(
"show a report, or turn it into what people and tools read").description("Prints a JSON report as apply does, or writes it as an HTML page, as the body of a pul\
l request, or in a format of other tools. Each file may be -, standard output.").argument("<report>","the JSON that apply --report wrote; - is standard input").
addHelpText("after",g("editplan report report.json","editplan report report.json --html report.html","editplan report report.json --since earlier.json","editpla\
n report report.json --sarif report.sarif --patch change.patch")).action(async(r,o)=>{if(r==="-"&&o.since==="-")throw p("-","is given twice. Read one of the two\
 from a file.");let a=await b(r,e),n=o.since===void 0?a:await E(a,o.since,e);await F(r,n,{options:o,context:e}),t(0)});async function E(e,t,r){let{withSince:o}=await import("./publish-since.js");
return o(e,await b(t,r))}async function F(e,t,{options:r,context:o}){let a=j.flatMap(n=>r[n]===void 0?[]:{format:n,file:r[n]});for(let{format:n,file:c}of a){let u=await P(
n,t,o);c==="-"?o.stdout(N(e,u)):await h(c,u,o)}r.json&&o.stdout(`${JSON.stringify(t,null,2)}
`),a.length===0&&!r.json&&o.stdout(O(t,o.style))}function N(e,t){if(typeof t=="string")return t;if(C(t))return t.toString();throw p(e,"changes bytes that are no\
 UTF-8 text. Name a file for its patch.")}async function P(e,t,r){return e==="html"?(await y.get()())(t,await $(t,r)):e==="markdown"?(await import("./core-report-markdown.js")).
renderBody(t):(await R[e].get()())(t,r.cwd)}async function $(e,{cwd:t}){let{collectContents:r}=await import("./core-report-report-writers.js"),{readContents:o}=await import("./core-run-net-files.js"),
{contents:a,addFile:n}=r();return await o(e,t,n),a}async function b(e,t){let{reportSchema:r}=await import("./core-report-report.js"),o=await l(e,t,{what:`The re\
port ${i(e)}`}),a=r().safeParse(J(e,o));if(a.success)return a.data;let[n]=a.error.issues;throw p(e,`is not an editplan report: ${n?.path.join(".")||"it"}: ${n?.
message}. ${S}`)}function J(e,t){try{return JSON.parse(t)}catch(r){throw p(e,`is not JSON: ${m(r)}. ${S}`)}}var p=(e,t)=>new f({name:"USAGE",message:`The report\
 ${i(e)} ${i(t)}`}),S="Pass the JSON that `editplan apply --report FILE` writes.";export{U as reportCommand};
