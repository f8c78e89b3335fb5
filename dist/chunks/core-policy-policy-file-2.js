import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as C}from"./core-policy-dangerous-commands.js";import{
a as M}from"./core-text-settings-file.js";import{core_policy_rules$a as W}from"./run.js";import{core_policy_command_rules$a as _,core_policy_command_rules$b as N}from"./run.js";
import{core_policy_schema_parts$a as u,core_policy_schema_parts$c as v,core_policy_schema_parts$d as P,core_policy_schema_parts$e as g}from"./start.js";import{core_policy_policy_keys$b as $}from"./start.js";
import{core_tools_run$d as T}from"./start.js";import{zod_2$B as f,zod_2$G as F,zod_2$J as o,zod_2$L as h,zod_2$M as l,zod_2$P as y,zod_2$U as x,zod_2$V as b,zod_2$W as A,
zod_2$c as j,zod_2$m as I,zod_2$p as d,zod_2$z as p}from"./start.js";import{core_text_paths$e as k}from"./start.js";var S=()=>J??=D(),J,D=()=>V().extend(K()),K=()=>Object.
fromEntries($().map(({key:e,schema:t})=>[e,t().optional()])),V=()=>l({version:A(1),mode:b(["default","acceptEdits","bypassPermissions","plan","auto"]).default("\
default").describe("default: protected paths and ask rules require approval. acceptEdits: only ask rules do. bypassPermissions: nothing does. plan: check only. \
auto: the classifier decides first."),portable:f().default(false).describe("Refuse names that Windows does not allow, and new ones that differ from others only \
in case or composition."),only:o(u("permit")).min(1).max(1e3).optional().describe("Globs of the files that a run may change; all others are denied, whatever the\
 rules say.").meta({examples:[["docs/**","*.md"]]}),rules:H(),limits:Y(),secrets:l({enabled:f().default(true).describe("Whether to look for credentials in all n\
ew text."),allow:o(u("permit")).max(1e3).default([]).describe("Globs of files that may contain credentials.")}).prefault({}).describe("The scan that refuses new\
 text with a credential before anything is written."),hidden_characters:b(["note","ask","deny"]).optional().describe("Characters in new text and paths that a re\
ader does not see or takes for others: note: the report counts them. ask: they require approval. deny: refused. Default: note, but ask for those that turn the d\
irection of text and for invisible ones."),classifier:g().optional().describe('For mode auto: a program that gets a step as JSON on standard input and answers {\
"behavior", "confidence"}.'),schemas:x(u(),d()).default({}).describe("From a glob of settings files to the JSON Schema in the repository that they must satisfy."),
reminders:x(u(),d().min(1).max(4096)).default({}).describe("From a glob of files to a note that editplan mcp adds to the output of Read."),guidance:o(d().regex(
/^[^/\\]+$/,"expected the name of a file, without folders")).max(20).default(["AGENTS.md"]).describe("Names of files that editplan mcp shows once to a client th\
at touches a file in their folder or below."),verify:o(Z()).max(100).default([]).describe("Commands to run on the result before it is applied or published."),overlap:b(
["note","draft","stop"]).optional().describe("A pull request that conflicts with an open one of the same repository, or has to wait for it. note: mention it in \
the body. draft: open a draft. stop: push nothing. Default: note."),mechanical:o(q()).max(1e3).optional().describe("Changes that blame passes over once they are\
 merged (`ignore-revs` of the Action): a plan is mechanical if a rule here matches each of its changes, such as Edit(**/*.md) or Run(npm run format)."),submodules:l(
{unchecked:f().default(false).describe("Move submodules without asking their remotes whether they have the commits.")}).prefault({}).describe("Steps that move s\
ubmodules."),worktree:Q(),explain:l({commands:o(B()).max(20).default([]).describe("Formatters and generators that editplan explain tries on the files before the\
 change. A rule has to allow each, as of a plan.")}).optional().describe("How changes are explained.")}),B=()=>l({name:P().describe("What explanations call it.").
meta({examples:["format"]}),run:y([g(),w()]).describe("A program and its arguments, or a plain command line.").meta({examples:["npm run format",["npx","prettier",
"--write","."]]}),files:y([u("permit"),o(u("permit")).min(1).max(100)]).describe("Files that it may change.").meta({examples:["*.{js,ts}"]})}),H=()=>l({deny:R("\
refused.",O()),ask:R("they require approval; in CI the run stops, or opens a draft.",G(O())),allow:R("they are allowed, on protected paths too.",q())}).prefault(
{}).describe("Which steps may change which files: deny rules win over ask rules, ask rules over allow rules. In deny and ask, Write covers every file that is cr\
eated or written as a whole, Delete every file that is removed, and Edit every change, whichever tool does it; allow rules name tools."),Y=()=>l({files:p().positive().
optional().describe("Maximum number of files that a run may change.").meta({examples:[300]}),lines:p().positive().optional().describe("Maximum number of lines t\
hat a run may add and delete, of text files.").meta({examples:[2e3]}),steps:p().positive().optional().describe("Maximum number of steps in a run.").meta({examples:[
1e4]}),bytes:v().describe("Maximum size of all changed files together, after the run.").meta({examples:["50MiB",52428800]}),file_bytes:v().describe("Maximum siz\
e of one changed file.").meta({examples:["1GiB"]})}).prefault({}).describe("Maximum size of a run, in addition to the limits that every plan has."),O=e=>d().superRefine(
(t,s)=>{let r=_(t)?N(t):W(t,e);typeof r=="string"&&s.addIssue({code:"custom",message:r})}),q=()=>G(O({purpose:"permit"})),G=e=>e.refine(t=>t.trim()!==T.name,"th\
e rule Run names no command: write one, as in Run(npm run format)"),R=(e,t)=>o(t).max(1e3).default([]).describe(`Rules such as Edit(src/**) and Run(npm run form\
at): ${e}`),Z=()=>l({name:P().optional().describe("Its name in the report; default: the command itself.").meta({examples:["tests"]}),run:y([g(),w()]).describe("\
A program and its arguments, or a plain command line: no pipes, redirections or expansions.").meta({examples:["npm test",["npm","run","lint"]]}),timeout:p().positive().
max(86400).default(600).describe("Seconds after which it is killed."),formats:f().default(false).describe("Whether it may change the files that the plan touched\
; the changes become one more commit."),env:o(d()).max(100).default([]).describe("Names of environment variables to pass in addition to the usual ones."),"on-fa\
ilure":b(["stop","draft","narrow"]).default("stop").describe("draft: open a draft pull request that names the failure. narrow: leave out the steps that break it\
, open a pull request of the others, and list what is left out.")}),Q=()=>l({copy:L("copied, with blocks shared where the disk can do that."),link:L("linked. A \
program may write through a link into your checkout, so `copy` is safer."),setup:y([g(),w()]).optional().describe("A program that runs in the worktree after `co\
py` and before `link`. It must not make what `link` names.").meta({examples:[["npm","ci"]]}),timeout:p().positive().max(86400).default(600).describe("Seconds af\
ter which `setup` is killed.")}).superRefine(({copy:e,link:t},s)=>{let r=[...e,...t].map(a=>a.replace(/\/+$/,""));for(let[a,i]of r.entries()){let m=r.find((c,z)=>z<
a&&(k(c,i)||k(i,c)));if(m===void 0)continue;let n=a<e.length?["copy",a]:["link",a-e.length];s.addIssue({code:"custom",path:n,message:`it overlaps with ${JSON.stringify(
m)}`})}}).prefault({}).describe("What the temporary worktrees get in which programs run: files of your checkout that git ignores."),L=e=>o(d().max(4096).regex(U,
"expected a path relative to the root of the checkout, such as node_modules")).max(100).default([]).describe(`Paths of your checkout that git ignores, such as n\
ode_modules: they are ${e}`),U=/^(?:(?!\.{1,2}(?:\/|$))[^/\\]+)(?:\/(?!\.{1,2}(?:\/|$))[^/\\]+)*\/?$/,w=()=>d().min(1).max(4096),pe=()=>({...I(S(),{target:"draf\
t-7",io:"input",override:({zodSchema:e,jsonSchema:t})=>{let{examples:s}=j.get(e)??{};Array.isArray(s)&&(t.examples??=s)}}),title:"editplan policy"}),fe=async(e,t)=>{
let s=M(e,{name:t,what:"policy"});if(!s.ok)return{ok:false,problems:s.faults.map(E)};let r=S().safeParse(s.value),a=[...await ee(s.value),...X(r.data)];return r.
success&&a.length===0?{ok:true,policy:r.data}:{ok:false,problems:[...s.faultsOf(r.error?.issues??[],S()),...a.map(s.faultOf)].map(E)}},E=e=>({name:"POLICY_INVAL\
ID",...e}),X=e=>{if(!e||e.worktree.link.length===0)return[];let{setup:t,link:s}=e.worktree;return[...t===void 0?[]:[{run:t,path:["worktree","setup"]}],...e.verify.
map(({run:a},i)=>({run:a,path:["verify",i,"run"]}))].flatMap(({run:a,path:i})=>{let n=(typeof a=="string"?a.split("&&").map(c=>c.trim().split(/\s+/)):[a]).flatMap(
c=>C(c,s)??[])[0];return n===void 0?[]:[{path:i,message:`it ${n}`}]})},ee=async e=>{let t=se.safeParse(e).data?.worktree.setup,r=[...(te.safeParse(e).data?.verify??
[]).flatMap((i,m)=>{let n=ae.safeParse(i).data?.run;return n===void 0?[]:[{run:n,path:["verify",m,"run"]}]}),...t===void 0?[]:[{run:t,path:["worktree","setup"]}]];
if(r.length===0)return[];let{readCommandLine:a}=await import("./core-programs-command-line.js");return r.flatMap(({run:i,path:m})=>{let n=a(i),c=n.ok?n.programs?
void 0:"it needs a shell, and no shell is used":n.reason,z=`the command line is refused: ${c}. Write the program and its arguments as a list`;return c===void 0?
[]:[{path:m,message:z}]})},te=h({verify:o(F())}),ae=h({run:w()}),se=h({worktree:h({setup:w()})});export{S as a,pe as b,fe as c};
