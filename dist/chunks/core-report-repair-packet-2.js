import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_text_read_back$a as w}from"./hook.js";import{core_report_report_parts$b as n,
core_report_report_parts$c as r,core_report_report_parts$d as d,core_report_report_parts$e as x,core_report_report_parts$g as f}from"./start.js";import{zod_2$B as y,
zod_2$J as h,zod_2$M as t,zod_2$P as p,zod_2$U as T,zod_2$W as l,zod_2$m as z,zod_2$p as e,zod_2$y as g,zod_2$z as c}from"./start.js";import{core_text_digest$a as m}from"./hook.js";
var s=c().positive(),b=T(e(),x),A=t({file_path:e().describe("The file, relative to the root."),line:s.describe("First line of the place, from 1."),last_line:s.describe(
"Last line of the place."),likeness:g().describe("How similar it is to old_string: above 0.8, at most 1."),text:e().describe("The text of the file there, with L\
F line ends.")}),N=t({file_path:e().describe("The file, relative to the root."),line:s.describe("The first line that is shown, from 1."),lines:c().min(0).describe(
"How many lines the file has."),text:e().describe("Lines of the file as the steps before this one leave it, with LF line ends.")}),P=t({step:s.describe("Number \
of the step in the plan, from 1."),id:r(e(),"What the plan calls it."),tool:f.describe("The tool that the step uses."),why:r(e(),"The reason that the plan gives\
."),input:b.describe("The input of the step, as the plan gives it."),error:t({name:d.describe("The stable name of the error."),message:e().describe("What is wro\
ng, and what to do about it."),at:r(t({line:s.describe("The line in the text of the plan, from 1."),column:s.describe("The column, from 1.")}),"The key of the s\
tep that is wrong, where one is.")}).describe("Why the step was refused."),nearest:n(A).describe("The places most similar to old_string, best first."),candidates:r(
n(e()),"Files that may be the one that is missing."),surroundings:n(N).describe("What the files say, where the step is about them."),corrected:r(b,"An input wit\
h which the step succeeds and surely does what was meant. `repair --accept` takes it."),reads_first:r(y(),"The corrected step needs a Read of its file before it\
.")}),S=t({error:t({name:d.describe("The stable name of the error."),message:e().describe("What is wrong, and what to do about it.")}).describe("Why the plan wa\
s not read."),at:r(t({line:s.describe("The line in the text of the plan, from 1."),column:s.describe("The column, from 1.")}),"Where it is in the text of the pl\
an."),text:r(e(),"That line of the plan.")}),j=t({version:l(1),plan:t({title:e().describe("Title of the plan."),sha256:e().describe("Digest of the plan that the\
se steps are of; of its text where it could not be read."),steps:c().min(0).describe("How many steps the plan has.")}).describe("The plan that was checked."),refused:n(
P).describe("Every step that was refused, in order."),unread:r(n(S),"What is wrong with the text of the plan, where it could not be read."),answer:e().describe(
"What to answer.")}),O=p([t({step:s.describe("Number of the step in the plan, from 1."),tool:r(f,"Another tool than before."),input:b.describe("The whole input \
of the step instead of the one before.")}),t({step:s.describe("Number of the step in the plan, from 1."),drop:l(true).describe("Leave the step out.")})]),E=p([h(
O),t({answers:h(O)}).transform(({answers:i})=>i)]),C='For each refused step answer {"step": its number, "input": the whole corrected input}, or {"step": its num\
ber, "drop": true} to leave it out. Copy old_string exactly from nearest or surroundings, often enough lines of it that it occurs once in the file; change new_s\
tring so that it keeps what the file says now. Answer with a JSON array of these objects and nothing else.',$=i=>w(`${JSON.stringify(i,null,2)}
`,o=>j.parse(JSON.parse(o)));function B(i,o){let k=i.split(/\r?\n/),v=o.map(({name:W,message:_,at:a})=>{let u=a&&k[a.line-1];return{error:{name:W,message:_},...a&&
{at:{line:a.line,column:a.column}},...u!==void 0&&{text:u}}});return{version:1,plan:{title:"",sha256:m(i),steps:0},refused:[],unread:v,answer:R}}var R="The plan\
 could not be read. Correct what unread names, line by line. Answer with the whole corrected plan and nothing else; check it again.",D=()=>{let{$schema:i,...o}=z(
j,{target:"draft-07",io:"input"});return{$schema:i,title:"Refused steps of an editplan plan",...o}};export{P as a,j as b,O as c,E as d,C as e,$ as f,B as g,D as h};
