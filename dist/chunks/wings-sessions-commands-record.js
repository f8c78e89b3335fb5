import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as R,b as c,c as h}from"./wings-sessions-commands-record-options.js";
import{commander$E as P,commander$b as l,commander$f as O,commander$o as v,commander$p as p,commander$q as u}from"./start.js";import{wings_sessions_commands_hook_call_2$a as k}from"./hook.js";
import"./hook.js";import"./hook.js";import"./start.js";import"./version.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_history_recordings$n as w,
core_history_recordings$o as y}from"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import{core_text_neutralise$f as C}from"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import{core_git_git$E as f}from"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import{core_text_words$a as g}from"./hook.js";import"./start.js";import{
errors$b as d}from"./hook.js";import"./hook.js";import{appendFileSync as U}from"node:fs";import b from"node:path";var X=(o,e)=>u(new l("record"),{own:R,headings:[],
verbOf:V}).summary("run an agent or any command, and make a plan of what it changes").description("Runs a command and makes a plan of everything that it changed\
 in the checkout: by edits, shell commands, formatters, generators. Ignored files do not count. The exit code is that of the command; 1 if it succeeded and some\
thing is not in the plan.").argument("[command...]","the command, after --").addHelpText("after",P("editplan record -o plan.yaml -- npm run format","editplan re\
cord --start; editplan record --stop -o ../plan.yaml","editplan record --acp -o ../plan.yaml -- gemini --acp","editplan record hook -o ../plan.yaml < payload.js\
on")).addCommand(_(o,e)).action(async(t,n)=>e(await G(t,n,o))),V=({acp:o},e,t)=>t.name()==="hook"?"record of a hook":o?"record --acp":"record";async function G(o,e,t){
let[n,...i]=o;if(e.start||e.stop)return H(o,e,t);if(n===void 0){let r="There is no command to run. Give one after --, or use --start and --stop.";throw new d({name:"\
USAGE",message:r})}if(e.acp){let{recordAcpCommand:r}=await import("./wings-sessions-commands-record-acp.js");return r([n,...i],e,t)}let{recordCommand:a}=await import("./wings-sessions-record-command.js"),
s=await a({...await c(e,t),command:[n,...i],cwd:t.cwd,stdout:e.output==="-"?"stderr":"stdout",signal:t.signal,deliver:r=>T(r,e.output,t)});return s.exitCode!==0?
s.exitCode:s.leftOut.length>0?1:0}async function H(o,e,t){if(e.start===e.stop||o.length>0)throw new d({name:"USAGE",message:"Give --start, or --stop, and no com\
mand."});let{startRecording:n,stopRecording:i}=await import("./wings-sessions-record-between.js"),a=await c(e,t);if(e.start)return await n(a),0;let{leftOut:s}=await i(
{...a,deliver:r=>T(r,e.output,t)});return s.length>0?1:0}async function T({plan:o,leftOut:e,ignored:t,note:n},i,a){n!==void 0&&a.stderr(`${n}
`),p(e,a),h(t,a),o&&await v(o,i,a),o&&i!=="-"&&a.stderr(`${C(i)}: ${g(o.steps.length,"step")}
`),!o&&e.length===0&&a.stderr(`Nothing changed: there is no plan.
`),S(o!==void 0,a)}function S(o,{env:e}){e.GITHUB_OUTPUT&&U(e.GITHUB_OUTPUT,`changed=${o}
`)}var F=[{name:"event",type:"text",about:"name of the hook, for agents that do not give it: sessionStart, postToolUse, sessionEnd",verbs:["record hook"],of:"fa\
ce",option:["<name>","Options"]}],_=(o,e)=>u(new l("hook"),{own:F,name:"record hook"}).summary("the same as a hook that an agent calls").description("Reads what\
 an agent gives its hook on standard input. Notes the work tree after each call of a tool, and writes the plan when the agent stops. Takes the options of record\
; --output is seen from the checkout, and must be given. Says nothing on standard output; the exit code is 0, or 1 where something failed, so that no agent is h\
eld up.").action(async(t,n)=>{let{repo:i,...a}=n.optsWithGlobals(),s=n.parent?.getOptionValueSource("repo")!=="default";e(await E(a,s?i:void 0,o))});async function E(o,e,t){
try{let n=k(String(await t.readStdin()),o.event);if(!n)throw new d({name:"INVALID_INPUT",message:"The hook was given no JSON object on standard input. Name the \
command in the settings of the agent, which passes one: see `editplan help agents`."});if(o.output==="-"){let m="A hook has nowhere to print the plan. Name a fi\
le with --output.";throw new d({name:"USAGE",message:m})}let i=b.resolve(t.cwd,e??n.cwd??"."),a=b.resolve(i,o.output),{recordHook:s}=await import("./wings-sessions-record-hook.js"),
r=await s(n,{...await c({...o,repo:i,output:a},t)});return r&&(p(r.leftOut,t),h(r.ignored,t),r.note!==void 0&&t.stderr(`${r.note}
`),r.plan&&await N(r.plan,{root:i,output:a,session:n.session},t)),0}catch(n){return await O(n,t),1}}async function N(o,{root:e,output:t,session:n},i){let a=await f(
e),{writeRecorded:s}=await import("./wings-sessions-commands-recorded-plan.js"),r=I=>w(a,n,I),m=s(o,{wanted:t,known:y(a,n),onWrite:r});m.file!==t&&i.stderr(`${t}\
 is not this session's: its plan is in ${m.file}
`)}export{X as recordCommand};
