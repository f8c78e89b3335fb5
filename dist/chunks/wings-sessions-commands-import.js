import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{commander$E as X,commander$b as V,commander$l as B,commander$o as P,
commander$q as H,commander$r as W,commander$s as _}from"./start.js";import{a as L,b as U}from"./faces-cli-tell-source-2.js";import"./start.js";import"./version.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_plan_source_text$e as T}from"./start.js";import{b as G,c as M,d as j}from"./core-plan-settle.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./run.js";import{core_plan_fix_output$b as D}from"./start.js";
import{core_text_neutralise$f as $}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import{inputs_table$d as S}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./start.js";import{errors$b as w}from"./hook.js";import"./hook.js";import{statSync as te}from"node:fs";import{mkdir as oe}from"node:fs/promises";
import b from"node:path";var Y=["claude-code","codex","gemini","qwen","copilot","pi","cline","opencode"],[p,z,h]=S,x=[p,z],i={verbs:S,of:"face",type:"text",option:[
"<rev>","Options"]},d={...i,type:"flag",option:["","Options"]},se=[{name:"from",about:"its format, as docs/importing.md and docs/fixes.md list them; detected by\
 default",...i,option:["<format>","Options"]},{name:"cwd",about:"root of the checkout that it was recorded in, removed from its paths; or, relative, the folder \
of the checkout it began in",...i,option:["<dir>","Options"]},{name:"repo",about:"the checkout in which to look up changes that are given by line number",...i,option:[
"<dir>","Options"]},{name:"base",about:"look them up in this commit instead of the work tree",with:["repo","latest","after"],...i},{name:"at",about:"for fixes: \
the commit that the tool saw",not:["base"],...i,verbs:[h]},{name:"title",about:"the title of the plan",...i,option:["<text>","Options"]},{name:"latest",about:"i\
mport the newest session that worked in this checkout, with its sub-agents",...d,verbs:[p]},{name:"after",about:"compare the plan with what the session left: a \
folder, or a revision",...i,verbs:x,option:["<where>","Options"]},{name:"complete",about:"add what differs from what the session left as last steps",with:["afte\
r","latest"],...d,verbs:x},{name:"agent",about:"with --latest: only sessions of this agent",with:["latest"],...i,type:Y,verbs:[p],option:["<name>","Options"]},{
name:"keep-failed",about:"import calls that failed, too",...d,verbs:[p]},{...i,name:"shell",type:["list","run"],about:"how to import shell commands that are not\
 edits: list them, or carry them as Run steps, which the policy has to allow",given:"list",verbs:[p],option:["<what>","Options"]},{name:"unsafe",about:"for fixe\
s: take those that may change what the code does, too",...d,verbs:[h]},{name:"suggestions",about:"for fixes: take what is only suggested, where there is one sug\
gestion",...d,verbs:[h]},{name:"file",about:"for a list of text edits: the file that it is about",...i,verbs:[h],option:["<path>","Options"]},{name:"edits",about:"\
for fixes: write a fix of one edit as an Edit, where its text is unique",...d,verbs:[h]},{...i,name:"commits",type:["per-step","per-rule","per-file","squash"],about:"\
for fixes: how they become commits",verbs:[h],option:["<mode>","Options"]},{name:"strict",about:"refuse, too, what may have changed files by a command whose eff\
ect the log does not show",...d,verbs:x},{name:"verbose",about:"also list what changed no file: reads, searches, and calls that failed or were denied",...d}],Ee=(n,e)=>H(
new V("import"),{own:se,headings:[],verbOf:ne}).summary("turn a transcript, a patch or a diff into a plan").description("Makes a plan of what an agent, an edito\
r or git wrote, as a whole or not at all. It refuses a change that cannot become a step, with its file and line. Several files of one format, such as a session \
and its sub-agents, become one plan.").argument("[file...]","what to import; - is standard input").addHelpText("after",X("editplan import session.jsonl -o plan.\
yaml","editplan import --latest --strict -o plan.yaml","editplan import --latest --shell run -o plan.yaml","git diff main | editplan import - --repo . --base ma\
in -o plan.yaml")).action(async(o,t,s)=>e(await ae(o,t,{command:s,context:n}))),ne=(n,e,o)=>J(n,[],()=>{})??S.find(t=>_(o,t).length===0)??p;function J({from:n,latest:e},[
o],t){let s=n??(e?void 0:o&&t(T(o)));return s===void 0?e?p:void 0:D(s)?h:re.has(s)?z:p}var re=new Set(["diff","swe-bench"]);async function ae(n,e,{command:o,context:t}){
let{verbose:s,output:r}=e;pe(n,e);let[{detectImportFormat:a,formatNamed:m},{importSources:l},{askedOf:c,readingOf:I},{batchAnswers:f}]=await Promise.all([import("./wings-sessions-detect.js"),
import("./wings-sessions-import-sources.js"),import("./wings-sessions-whole-import.js"),import("./wings-sessions-batch.js")]),u=m(e.from),K=g=>Promise.all(g.map(
ee=>B(ee,t))),E=e.latest?await ce(e,t):{files:n},k=E.sources??await K(E.files),F=J(e,k,a);F!==void 0&&W(o,F);let N={...c(e),...ie(e,t),...u&&{format:u}},[v,...Q]=k,
q=v&&Q.length===0&&f(v)?.length||1;if(v&&q>1)return me(v,{request:N,count:q,options:e,context:t});let y=await l(k,N),C=I(y,e),O=j(C,e.lossy),{notImported:A}=C.source,
Z=O.ok?A:A.filter(g=>!G(g));if(t.stderr(U(Z,t.errorStyle,{verbose:s})),!O.ok)throw new w(O.problems);let{plan:R}=O;for(let g of C.source.notes)t.stderr(`${g}
`);return y.ok&&fe(y,t),await P({...R,steps:[...R.steps]},r,t),y.ok&&(y.compared?.differing.length??0)>0&&!e.lossy?1:0}function ie(n,e){let{base:o,at:t,title:s,
keepFailed:r,shell:a,repo:m}=n,l=t??o;return{...m!==void 0&&{root:b.resolve(e.cwd,m)},...le(n,e),fixRoot:e.cwd,...l!==void 0&&{base:l},fixes:de(n),...s!==void 0&&
{title:s},...r&&{keepFailed:r},shell:a}}async function me(n,{request:e,count:o,options:t,context:s}){let{readingsOf:r}=await import("./wings-sessions-whole-import.js"),
{output:a}=t;if(!a.endsWith("/")){let f=`It holds the answers to ${o} requests. Each becomes its own plan. Name a folder for them: --output plans/`;throw new w(
{name:"USAGE",message:f})}let m=await r(n,{request:e,...t}),l=M(m,{...t.lossy&&{lossy:true}},{tell:L(s)}),c=l.map(({title:f})=>`${a}${f.replaceAll(/[^\w.-]+/g,"\
-").replace(/^[.-]+/,"")}.yaml`),I=c.find((f,u)=>c.indexOf(f)<u);if(I!==void 0)throw new w({name:"USAGE",message:`Two requests would be written to ${I}. Rename \
one of them.`});await oe(b.resolve(s.cwd,a),{recursive:true});for(let[f,u]of l.entries())await P({...u,steps:[...u.steps]},c[f],s);return 0}var le=({repo:n=".",
latest:e,after:o,complete:t,output:s},{cwd:r})=>{if(!e&&o===void 0)return{};let a=o===void 0?void 0:b.resolve(r,o),m=a!==void 0&&te(a,{throwIfNoEntry:false})?.isDirectory(),
l=o===void 0?"work tree":m?{folder:a}:{revision:o},c=s==="-"?{}:{except:b.resolve(r,s)};return{root:b.resolve(r,n),after:l,...t&&{complete:t},...c}},fe=(n,e)=>{
let{compared:o}=n;if(!o)return;let{differing:t,elsewhere:s}=o;t.length===0&&e.stderr(`The plan gives the files as the session left them.
`),s.length>0&&e.stderr(`Changed too, but not by this session as far as it tells: ${s.map($).join(", ")}
`)},de=({unsafe:n,suggestions:e,file:o,edits:t,commits:s})=>({...n&&{unsafe:n},...e&&{suggestions:e},...t&&{edits:t},...o!==void 0&&{file:o},...s&&{commits:s}});
function pe(n,{latest:e}){let o=[[e===true&&n.length>0,"--latest finds the files itself. Pass either files or --latest."],[!e&&n.length===0,"Pass the file to im\
port, or --latest for the newest session."]],[,t]=o.find(([s])=>s)??[];if(t!==void 0)throw new w({name:"USAGE",message:t})}async function ce({repo:n,agent:e},o){
let{latestSession:t}=await import("./wings-sessions-commands-latest-session.js"),s=b.resolve(o.cwd,n??"."),r=await t({root:s,env:o.env,...e&&{agent:e}});if(!r){
let m=`No session of ${e===void 0?`any of ${Y.join(", ")}`:e} in ${s} was found. Pass its file instead.`;throw new w({name:"PLAN_NOT_FOUND",message:m})}return o.
stderr(`Session of ${r.agent}: ${r.files.join(", ")}
`),r}export{Ee as importCommand};
