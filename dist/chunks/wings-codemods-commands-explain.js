import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{commander$B as j,commander$E as G,commander$b as C,commander$h as F,
commander$o as E,commander$p as L,commander$q as k,commander$y as I}from"./start.js";import{core_run_apply_2$c as T}from"./run.js";import"./start.js";import"./version.js";
import"./start.js";import{core_report_terminal_style$a as S}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./hook.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./hook.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./run.js";import"./run.js";import{wing$c as V}from"./start.js";import{core_report_report_writers_2$a as _,
core_report_report_writers_2$c as M}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_text_neutralise$f as x}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_workspace_path_guard$b as N,core_workspace_path_guard$g as D,core_workspace_path_guard$i as H}from"./start.js";
import{core_text_unusual$d as w}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import{core_text_words$a as v,core_text_words$c as g}from"./hook.js";
import"./start.js";import{errors$b as h}from"./hook.js";import"./hook.js";import b from"node:path";var y={verbs:["explain"],of:"face",option:["","Options"],only:"\
the Action explains the pull request of an event, by what a job without a token may do, and writes no plan"},O={...y,verbs:["explain","explain of a plan"]},U=[{
name:"staged",type:"flag",about:"explain what is staged",not:["pr"],...y},{name:"pr",type:"number of a pull request",about:"explain this pull request of origin,\
 which is fetched",...y,option:["<number>","Options"]},{name:"output",type:"text",about:"write the plan there; its name decides between YAML, JSON and JSON Line\
s",...O,option:["-o, output <file>","Options"]},{name:"base",type:"text",about:"for a plan: the commit to replay on; by default its own base, or the checkout as\
 it is",...O,verbs:["explain of a plan"],option:["<rev>","Options"]},{name:"title",type:"text",about:"the title of the plan; if it is one commit, its subject by\
 default",...y,with:["output","json"],option:["<text>","Options"]},{name:"policy",type:"text",about:"the policy to follow; by default .github/editplan.yml of th\
e base",...O,option:["<file>","Options"]},{name:"html",type:"text",about:"write a page that shows each step with its files, and the rest in full",...y,option:["\
<file>","Options"]},{name:"as",type:"text",about:"codemod: write the rules into the folder of -o, for other states, with cases for editplan test",...y,option:["\
<form>","Options"]},{name:"run",type:"flag",about:"try the commands that the policy names under explain",...y},{name:"json",type:"flag",about:"print the explana\
tion as JSON",...O}];async function B(e,n,t){let{base:o,output:a,json:i}=n,{plan:s,place:l}=await I(e,{...n,verb:"explain of a plan"},t),{root:p,policy:r}=l,f={
root:p,...o!==void 0&&{base:o},...r&&{policy:r}},{generalisePlan:d}=await import("./wings-codemods-explain-generalise.js"),c=await d(s,f),m=a==="-"?t.stderr:t.stdout;
return i?m(`${JSON.stringify(c,null,2)}
`):Y(c,m,t),s.vars&&a!==void 0&&m(`The variables of the plan are replaced by their values.
`),a!==void 0&&await E(c.plan,a,t),0}function Y({merged:e,leftAlone:n},t,{stderr:o,errorStyle:a}){for(let{step:i,replaces:s,files:l}of e)t(`step ${i} replaces ${s}\
 steps on ${l} files
`);for(let{steps:i,reason:s}of n)o(`${S(a,"yellow","!")} left as they are: steps ${g(i.map(String),z)}: ${x(s)}
`);e.length+n.length===0&&t(`No steps make the same replacement in several files.
`)}var z=10;var Ne=(e,n)=>k(new C("explain"),{own:U,headings:[],verbOf:(t,[o])=>$(o)?"explain of a plan":"explain"}).summary("summarise a change or a plan in a \
few proven steps").description("Finds a small plan that turns one state of the files into another to the byte: a few steps that each explain many lines, then or\
dinary edits for the rest, which is what there is to read. Changes that no step can express are listed on standard error, and the exit code is then 1. For a pla\
n file it looks for a plan of fewer steps that gives the same files on this checkout; steps for which that cannot be shown stay, and standard error says why.").
argument("[change]","BASE..HEAD, or BASE...HEAD from where the two parted, or a plan file; HEAD and the work tree by default").argument("[head]","the other revi\
sion, where the first one is no range").addHelpText("after",G("editplan explain HEAD~1..HEAD","editplan explain main...HEAD -o small.yaml","editplan explain --s\
taged","editplan explain HEAD~1..HEAD --as codemod -o rename","editplan explain plan.yaml -o short.yaml")).action(async(t,o,a)=>{let i=W(t,o);n(await($(i)?B(i,a,
e):K(i,a,e)))}),$=(e="")=>/\.(ya?ml|jsonl?)$/.test(e)&&!/[^./\\]\.\.|\.\.[^./\\]/.test(e),W=(e,n)=>{if(e===void 0||n===void 0)return e;if(!e.includes("..")&&!$(
e))return`${e}..${n}`;throw new h({name:"USAGE",message:"Pass one change: BASE..HEAD, or BASE and HEAD."})};async function K(e,n,t){let{repo:o,staged:a,pr:i,output:s,
title:l,policy:p,html:r,json:f,run:d,as:c}=n;Q(e,n);let m=c===void 0?void 0:Z(c,s,t),P=b.resolve(t.cwd,o),A=p===void 0?void 0:await j(p,t),{explainChange:R}=await import("./wings-codemods-explain-explain.js"),
u=await R({root:P,...e!==void 0&&oe(e),staged:a,...i!==void 0&&{pr:i},...l!==void 0&&{title:l},...s!==void 0&&s!=="-"&&{except:b.resolve(t.cwd,s)},...A&&{policy:A},
runs:d===true,codemod:m!==void 0});for(let X of u.notes??[])t.stderr(`${x(X)}
`);m!==void 0?await ee(u,m,t):s!==void 0&&u.plan&&await E(u.plan,s,t),r!==void 0&&await ne(u,{root:P,policy:A,file:r,cwd:t.cwd});let{codemod:se,...q}=u;return f?
t.stdout(`${JSON.stringify(q,null,2)}
`):await ae(u,s==="-"?t.stderr:t.stdout),L(u.leftOut,t),u.leftOut.length>0?1:0}function Q(e,{staged:n,pr:t}){if([n,t,e].filter(o=>o!==void 0).length>1)throw new h(
{name:"USAGE",message:"Pass a range, --staged or --pr, one of them."})}function Z(e,n,{cwd:t}){if(e!=="codemod")throw new h({name:"USAGE",message:"--as takes co\
demod."});if(n===void 0||n==="-")throw new h({name:"USAGE",message:"--as codemod writes a folder. Name it with -o FOLDER."});if($(n)){let i=`--as codemod writes\
 a folder, and ${w(n)} is called like a plan. Name a folder with -o.`;throw new h({name:"USAGE",message:i})}let o=b.resolve(t,n);if(N(o))return o;let a=`${w(n)}\
 is there already. Name a new folder with -o.`;throw new h({name:"USAGE",message:a})}async function ee({codemod:e,ordinary:n},t,o){let{plan:a,cases:i,leftOut:s}=e??
te;for(let r of s)o.stderr(`Not in the codemod: ${x(r)}
`);if(!a){let r=n===void 0?"No rule fits more than these files":"No rule was proved";throw new h({name:"PLAN_EMPTY",message:`${r}. Leave out --as.`})}let{casesOf:l,
testCase:p}=await import("./wings-codemods-test-plan.js");await D(t,async r=>{for(let[d,c]of i)H(b.join(r,"cases",d,"before"),c);let f=b.join(r,"plan.yaml");await E(
a,f,o);for(let d of i.size>0?l(f):[])await p(a,d,{update:true,once:false})})}var te={cases:new Map,leftOut:[]};async function ne(e,{root:n,policy:t,file:o,cwd:a}){
let{plan:i,base:s}=e;if(!i)throw new h({name:"PLAN_EMPTY",message:"There is nothing to show. Leave out --html."});let{contents:l,addStep:p,addFile:r}=M(),f=await T(
i,{root:n,base:s,bare:true,branch:"explained",onContents:r,onEvent:m=>{m.type==="step"&&m.change&&p(m.step.index,m.change)},...t&&{policy:t}}),d=await _.get()(),
{sentenceOf:c}=await import("./wings-codemods-explain-words.js");await F(o,d(f,l,{sentence:c(e),steps:e.steps}),{cwd:a})}function oe(e){let[,n="",t,o=""]=/^(.*?)(?:(\.{2,3})(.*))?$/.
exec(e)??[];return t===void 0?{from:e}:{from:n||"HEAD",to:o||"HEAD",...t==="..."&&{merged:true}}}async function ae(e,n){let{exceptionsOf:t,sentenceOf:o}=await import("./wings-codemods-explain-words.js");
n(`${o(e)}
`);for(let a of e.steps){let{step:i,title:s,files:l,odd:p=0}=a,r=p>0?` (${v(l.length-p,"file")} alike)`:"";n(`${i}. ${s}: ${g(l.map(d=>w(d)),Math.max(p,ie))}${r}\

`);let f=t(a,J);f!==""&&n(`   ${f}
`)}e.toRead.length>0&&n(`To read:
`);for(let{paths:a,lines:i,isEach:s,diff:l,said:p}of V(e.toRead)){let r=g(a.map(d=>w(d)),J);if(n(`  ${r} (${i}${s?" each, one and the same change":""})${p===""?
"":`: ${w(p)}`}
`),l!=="")for(let d of l.split(`
`))n(`    ${w(d)}
`)}}var ie=3,J=20;export{Ne as explainCommand};
