import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{commander$B as T,commander$E as j,commander$b as C,commander$h as L,
commander$o as E,commander$p as F,commander$q as k,commander$y as I}from"./start.js";import{core_run_apply_2$c as G}from"./run.js";import"./start.js";import"./version.js";
import"./start.js";import{core_report_terminal_style$a as N}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./hook.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./hook.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./run.js";import"./run.js";import{wing$c as _}from"./start.js";import{core_report_report_writers_2$a as V,core_report_report_writers_2$c as M}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import{core_text_neutralise$f as x}from"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_workspace_path_guard$b as S,core_workspace_path_guard$g as D,
core_workspace_path_guard$i as H}from"./start.js";import{core_text_unusual$d as w}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import{core_text_words$a as v,core_text_words$c as g}from"./hook.js";import"./start.js";import{errors$b as u}from"./hook.js";import"./hook.js";import b from"node:path";
var y={verbs:["explain"],of:"face",option:["","Options"],only:"the Action explains the pull request of an event, by what a job without a token may do, and write\
s no plan"},O={...y,verbs:["explain","explain of a plan"]},U=[{name:"staged",type:"flag",about:"explain what is staged",not:["pr"],...y},{name:"pr",type:"number\
 of a pull request",about:"explain this pull request of origin, which is fetched",...y,option:["<number>","Options"]},{name:"output",type:"text",about:"write th\
e plan there; its name decides between YAML, JSON and JSON Lines",...O,option:["-o, output <file>","Options"]},{name:"base",type:"text",about:"for a plan: the c\
ommit to replay on; by default its own base, or the checkout as it is",...O,verbs:["explain of a plan"],option:["<rev>","Options"]},{name:"title",type:"text",about:"\
the title of the plan; if it is one commit, its subject by default",...y,with:["output","json"],option:["<text>","Options"]},{name:"policy",type:"text",about:"t\
he policy to follow; by default .github/editplan.yml of the base",...O,option:["<file>","Options"]},{name:"html",type:"text",about:"write a page that shows each\
 step with its files, and the rest in full",...y,option:["<file>","Options"]},{name:"as",type:"text",about:"codemod: write the rules into the folder of -o, for \
other states, with cases for editplan test",...y,option:["<form>","Options"]},{name:"run",type:"flag",about:"try the commands that the policy names under explai\
n",...y},{name:"json",type:"flag",about:"print the explanation as JSON",...O}];async function B(e,n,t){let{base:a,output:i,json:o}=n,{plan:s,place:l}=await I(e,
{...n,verb:"explain of a plan"},t),{root:d,policy:c}=l,r={root:d,...a!==void 0&&{base:a},...c&&{policy:c}},{generalisePlan:p}=await import("./wings-codemods-explain-generalise.js"),
f=await p(s,r),m=i==="-"?t.stderr:t.stdout;return o?m(`${JSON.stringify(f,null,2)}
`):X(f,m,t),s.vars&&i!==void 0&&m(`The variables of the plan are replaced by their values.
`),i!==void 0&&await E(f.plan,i,t),0}function X({merged:e,leftAlone:n},t,{stderr:a,errorStyle:i}){for(let{step:o,replaces:s,files:l}of e)t(`step ${o} replaces ${s}\
 steps on ${l} files
`);for(let{steps:o,reason:s}of n)a(`${N(i,"yellow","!")} left as they are: steps ${g(o.map(String),z)}: ${x(s)}
`);e.length+n.length===0&&t(`No steps make the same replacement in several files.
`)}var z=10;var Se=(e,n)=>k(new C("explain"),{own:U,headings:[],verbOf:(t,[a])=>A(a)?"explain of a plan":"explain"}).summary("summarise a change or a plan in a \
few proven steps").description("Finds a small plan that turns one state of the files into another to the byte: a few steps that each explain many lines, then or\
dinary edits for the rest, which is what there is to read. Changes that no step can express are listed on standard error, and the exit code is then 1. For a pla\
n file it looks for a plan of fewer steps that gives the same files on this checkout; steps for which that cannot be shown stay, and standard error says why.").
argument("[change]","BASE..HEAD, or BASE...HEAD from where the two parted, or a plan file; HEAD and the work tree by default").argument("[head]","the other revi\
sion, where the first one is no range").addHelpText("after",j("editplan explain HEAD~1..HEAD","editplan explain main...HEAD -o small.yaml","editplan explain --s\
taged","editplan explain HEAD~1..HEAD --as codemod -o rename","editplan explain plan.yaml -o short.yaml")).action(async(t,a,i)=>{let o=W(t,a);n(await(A(o)?B(o,i,
e):K(o,i,e)))}),A=(e="")=>/\.(ya?ml|jsonl?)$/.test(e)&&!/[^./\\]\.\.|\.\.[^./\\]/.test(e),W=(e,n)=>{if(e===void 0||n===void 0)return e;if(!e.includes("..")&&!A(
e))return`${e}..${n}`;throw new u({name:"USAGE",message:"Pass one change: BASE..HEAD, or BASE and HEAD."})};async function K(e,n,t){let{repo:a,staged:i,pr:o,output:s,
title:l,policy:d,html:c,json:r,run:p,as:f}=n;Q(e,n);let m=f===void 0?void 0:Z(f,s,t),P=b.resolve(t.cwd,a),$=d===void 0?void 0:await T(d,t),{explainChange:R}=await import("./wings-codemods-explain-explain.js"),
h=await R({root:P,...e!==void 0&&oe(e),staged:i,...o!==void 0&&{pr:o},...l!==void 0&&{title:l},...s!==void 0&&s!=="-"&&{except:b.resolve(t.cwd,s)},...$&&{policy:$},
runs:p===true,codemod:m!==void 0});for(let q of h.notes??[])t.stderr(`${x(q)}
`);m!==void 0?await ee(h,m,t):s!==void 0&&h.plan&&await E(h.plan,s,t),c!==void 0&&await ne(h,{root:P,policy:$,file:c,cwd:t.cwd});let{codemod:se,...Y}=h;return r?
t.stdout(`${JSON.stringify(Y,null,2)}
`):await ae(h,s==="-"?t.stderr:t.stdout),F(h.leftOut,t),h.leftOut.length>0?1:0}function Q(e,{staged:n,pr:t}){if([n,t,e].filter(a=>a!==void 0).length>1)throw new u(
{name:"USAGE",message:"Pass a range, --staged or --pr, one of them."})}function Z(e,n,{cwd:t}){if(e!=="codemod")throw new u({name:"USAGE",message:"--as takes co\
demod."});if(n===void 0||n==="-")throw new u({name:"USAGE",message:"--as codemod writes a folder. Name it with -o FOLDER."});if(A(n)){let o=`--as codemod writes\
 a folder, and ${w(n)} is called like a plan. Name a folder with -o.`;throw new u({name:"USAGE",message:o})}let a=b.resolve(t,n);if(S(a))return a;let i=`${w(n)}\
 is there already. Name a new folder with -o.`;throw new u({name:"USAGE",message:i})}async function ee({codemod:e,ordinary:n,files:t},a,i){let{plan:o,cases:s,leftOut:l}=e??
te;for(let{title:r,reason:p}of l){let f=p==="again"?"a second run would change its result again":"it says nothing about other files";i.stderr(`Not in the codemo\
d, as ${f}: ${x(r)}
`)}if(t.all===0){let r="Nothing differs. Name the commit before your change and the one with it: `HEAD~1..HEAD`.";throw new u({name:"PLAN_EMPTY",message:r})}if(!o){
let r=n===void 0?"No rule can be used on other files":"No rule was proved";throw new u({name:"PLAN_EMPTY",message:`${r}. Leave out --as.`})}let{casesOf:d,testCase:c}=await import("./wings-codemods-test-plan.js");
await D(a,async r=>{for(let[f,m]of s)H(b.join(r,"cases",f,"before"),m);let p=b.join(r,"plan.yaml");await E(o,p,i);for(let f of s.size>0?d(p):[])await c(o,f,{update:true,
once:false})})}var te={cases:new Map,leftOut:[]};async function ne(e,{root:n,policy:t,file:a,cwd:i}){let{plan:o,base:s}=e;if(!o)throw new u({name:"PLAN_EMPTY",message:"\
There is nothing to show. Leave out --html."});let{contents:l,addStep:d,addFile:c}=M(),r=await G(o,{root:n,base:s,bare:true,branch:"explained",onContents:c,onEvent:m=>{
m.type==="step"&&m.change&&d(m.step.index,m.change)},...t&&{policy:t}}),p=await V.get()(),{sentenceOf:f}=await import("./wings-codemods-explain-words.js");await L(
a,p(r,l,{sentence:f(e),steps:e.steps}),{cwd:i})}function oe(e){let[,n="",t,a=""]=/^(.*?)(?:(\.{2,3})(.*))?$/.exec(e)??[];return t===void 0?{from:e}:{from:n||"HE\
AD",to:a||"HEAD",...t==="..."&&{merged:true}}}async function ae(e,n){let{exceptionsOf:t,sentenceOf:a}=await import("./wings-codemods-explain-words.js");n(`${a(e)}\

`);for(let i of e.steps){let{step:o,title:s,files:l,odd:d=0}=i,c=d>0?` (${v(l.length-d,"file")} alike)`:"";n(`${o}. ${s}: ${g(l.map(p=>w(p)),Math.max(d,ie))}${c}\

`);let r=t(i,J);r!==""&&n(`   ${r}
`)}e.toRead.length>0&&n(`To read:
`);for(let{paths:i,lines:o,isEach:s,diff:l,said:d}of _(e.toRead)){let c=g(i.map(p=>w(p)),J);if(n(`  ${c} (${o}${s?" each, one and the same change":""})${d===""?
"":`: ${w(d)}`}
`),l!=="")for(let p of l.split(`
`))n(`    ${w(p)}
`)}}var ie=3,J=20;export{Se as explainCommand};
