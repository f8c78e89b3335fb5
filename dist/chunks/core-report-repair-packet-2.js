import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_text_read_back$a as w}from"./hook.js";import{core_report_report_parts$b as n,
core_report_report_parts$c as r,core_report_report_parts$d as d,core_report_report_parts$e as T,core_report_report_parts$g as f}from"./start.js";import{zod_2$B as y,
zod_2$J as h,zod_2$M as t,zod_2$P as p,zod_2$U as x,zod_2$W as l,zod_2$m as z,zod_2$p as e,zod_2$y as g,zod_2$z as c}from"./start.js";import{core_text_digest$a as m}from"./hook.js";
var i=c().positive(),b=x(e(),T),A=t({file_path:e().describe("The file, relative to the root."),line:i.describe("First line of the place, from 1."),last_line:i.describe(
"Last line of the place."),likeness:g().describe("How similar it is to old_string: above 0.8, at most 1."),text:e().describe("The text of the file there, with L\
F line ends.")}),N=t({file_path:e().describe("The file, relative to the root."),line:i.describe("The first line that is shown, from 1."),lines:c().min(0).describe(
"How many lines the file has."),text:e().describe("Lines of the file as the steps before this one leave it, with LF line ends.")}),k=t({line:i.describe("The lin\
e in the text of the plan, from 1."),column:i.describe("The column, from 1.")}),S=t({step:i.describe("Number of the step in the plan, from 1."),id:r(e(),"What t\
he plan calls it."),tool:f.describe("The tool that the step uses."),why:r(e(),"The reason that the plan gives."),input:b.describe("The input of the step, as the\
 plan gives it."),error:t({name:d.describe("The stable name of the error."),message:e().describe("What is wrong, and what to do about it."),at:r(k,"The key of t\
he step that is wrong, where one is.")}).describe("Why the step was refused."),nearest:n(A).describe("The places most similar to old_string, best first."),candidates:r(
n(e()),"Files that may be the one that is missing."),surroundings:n(N).describe("What the files say, where the step is about them."),corrected:r(b,"An input wit\
h which the step succeeds and surely does what was meant. `repair --accept` takes it."),reads_first:r(y(),"The corrected step needs a Read of its file before it\
.")}),R=t({error:t({name:d.describe("The stable name of the error."),message:e().describe("What is wrong, and what to do about it.")}).describe("Why the plan wa\
s not read."),at:r(k,"Where it is in the text of the plan."),text:r(e(),"That line of the plan.")}),j=t({version:l(1),plan:t({title:e().describe("Title of the p\
lan."),sha256:e().describe("Digest of the plan that these steps are of; of its text where it could not be read."),steps:c().min(0).describe("How many steps the \
plan has.")}).describe("The plan that was checked."),refused:n(S).describe("Every step that was refused, in order."),unread:r(n(R),"What is wrong with the text \
of the plan, where it could not be read."),answer:e().describe("What to answer.")}),O=p([t({step:i.describe("Number of the step in the plan, from 1."),tool:r(f,
"Another tool than before."),input:b.describe("The whole input of the step instead of the one before.")}),t({step:i.describe("Number of the step in the plan, fr\
om 1."),drop:l(true).describe("Leave the step out.")})]),C=p([h(O),t({answers:h(O)}).transform(({answers:s})=>s)]),$='For each refused step answer {"step": its \
number, "input": the whole corrected input}, or {"step": its number, "drop": true} to leave it out. Copy old_string exactly from nearest or surroundings, often \
enough lines of it that it occurs once in the file; change new_string so that it keeps what the file says now. Answer with a JSON array of these objects and not\
hing else.',B=s=>w(`${JSON.stringify(s,null,2)}
`,o=>j.parse(JSON.parse(o)));function D(s,o){let v=s.split(/\r?\n/),W=o.map(({name:P,message:_,at:a})=>{let u=a&&v[a.line-1];return{error:{name:P,message:_},...a&&
{at:{line:a.line,column:a.column}},...u!==void 0&&{text:u}}});return{version:1,plan:{title:"",sha256:m(s),steps:0},refused:[],unread:W,answer:L}}var L="The plan\
 could not be read. Correct what unread names, line by line. Answer with the whole corrected plan and nothing else; check it again.",q=()=>{let{$schema:s,...o}=z(
j,{target:"draft-07",io:"input"});return{$schema:s,title:"Refused steps of an editplan plan",...o}};export{S as a,j as b,O as c,C as d,$ as e,B as f,D as g,q as h};
