import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{faces_cli_repositories$a as L}from"./start.js";import{faces_cli_patch$c as j}from"./start.js";
import{commander$E as f,commander$b as h,commander$f as H,commander$q as m}from"./start.js";import"./start.js";import"./version.js";import"./start.js";import{core_report_terminal_style$a as c,
core_report_terminal_style$e as $,core_report_terminal_style$g as E}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_text_neutralise$f as d}from"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import{core_text_words$a as S}from"./hook.js";import"./start.js";import{errors$b as A}from"./hook.js";
import"./hook.js";import p from"node:path";var V={type:"flag",of:"face",option:["","Options"]},J=[{name:"json",about:"the runs as JSON",verbs:["history"],...V}],
W=(t,e)=>m(new h("history"),{own:J,headings:[]}).summary("list the runs of this repository").description("Lists the recorded runs, newest first, with date, titl\
e and totals.").addHelpText("after",f("editplan history")).action(async({repo:n,json:o})=>{let{isRunInterrupted:s,listRuns:r}=await import("./core-run-show-runs.js"),
i=p.resolve(t.cwd,n),a=await r({root:i});if(await s({root:i})&&t.stderr(`A run was killed here. Finish it, or roll it back: editplan resume
`),o)t.stdout(`${JSON.stringify(a,null,2)}
`);else if(a.length===0)t.stdout(`No runs are recorded in this repository.
`);else for(let u of a)t.stdout(`${I(u,t.style)}
`);e(0)}),q=20;function I(t,e){let{id:n,time:o,title:s,branch:r,totals:i}=t,{files:a,insertions:u,deletions:l}=i,y=r===void 0?"":` on ${d(r)}`,w=`${`${S(a,"file")}\
 +${u} \u2212${l}`}  ${G(t)}${y}`,F=o.slice(0,16).replace("T"," "),v=e.width-n.length-F.length-w.length-6,N=`${c(e,"yellow",n)}  ${F}`;if(v>=q)return`${N}  ${c(
e,"bold",$(d(s),v))}  ${c(e,"dim",w)}`;let U=[$(d(s),e.width-2),...E(w,e.width-2)];return[N,...U.map((D,M)=>`  ${c(e,M===0?"bold":"dim",D)}`)].join(`
`)}function G({status:t,step:e}){return t==="partly-undone"?`undone to after step ${e}`:t==="worktree-gone"?"applied in a worktree that is gone":t}var R={verbs:[
"show"],of:"face",option:["","Options"]},x=[{name:"json",type:"flag",about:"the run as JSON",...R},{name:"patch",type:"flag",about:"show the patch of the whole \
run",...R},{name:"tool",type:"text or flag",about:"open the change in a tool that git knows (git difftool --tool-help), or in code; diff.tool by default",not:["\
json","patch"],...R,option:["[name]","Options"]}],B=(t,e)=>m(new h("show"),{own:x,headings:[]}).summary("show the commits of a run, or what it or a step changed").
description("Shows the commits of a recorded run, or the patch of one of its steps. With --patch it shows the patch of the whole run; with --tool it opens the c\
hange in a diff tool, file by file.").argument("[run]","the run: its id, or its first four or more characters; by default the latest applied run").argument("[st\
ep]","the step: its number or id").addHelpText("after",f("editplan show","editplan show 4f1c2ab 3","editplan show 4f1c2ab --tool=code")).action(async(n,o,s)=>{await(s.
tool===void 0?X:Y)({run:n,step:o},s,t),e(0)});async function X(t,{repo:e,json:n,patch:o},s){let{showRun:r}=await import("./core-run-show-runs.js");if(o&&t.step!==
void 0)throw new A({name:"USAGE",message:"--patch shows a whole run. Leave it out: a step is shown with its patch anyway."});let i=await r({root:p.resolve(s.cwd,
e),...t,patch:o});s.stdout(n?`${JSON.stringify(i,null,2)}
`:await K(i,s.style))}async function Y(t,{repo:e,tool:n},o){let{diffRun:s}=await import("./core-run-show-runs.js"),r=p.resolve(o.cwd,e);await s({...t,root:r,...typeof n==
"string"&&{tool:n},signal:o.signal})===0&&o.stdout(`No file differs.
`)}async function K(t,e){return t.patch===void 0?`${Q(t,e).join(`
`)}
`:`${j(t.patch,e).join(`
`)}
`}var z=40,T=10;function Q(t,e){let n=t.snapshots.map(s=>tt(s,e));if(n.length<=z)return[I(t,e),...n];let o=`  \u22EE ${n.length-2*T} commits; \`--json\` lists the\
m all`;return[I(t,e),...n.slice(0,T),c(e,"dim",o),...n.slice(-T)]}var C=7,Z=14;function tt(t,e){let{commit:n,subject:o,steps:s,insertions:r,deletions:i}=t,a=s.length===
0?"":`step ${s.length>4?`${s[0]}\u2013${s.at(-1)}`:s.join(", ")} `,u=` +${r} \u2212${i}`,l=d(o.replace(new RegExp(`:? \\+${r} -${i}$`),"")),y=e.width-a.length-u.
length-C-3,O=y<Z,w=$(l,O?e.width-a.length-C-3:y);return`  ${c(e,"yellow",n.slice(0,C))} ${a}${w}${O?"":c(e,"dim",u)}`}var g={...V,verbs:["undo","redo"]},_=[{name:"\
json",about:"print what was done as JSON",...g,not:["quiet"]},{name:"quiet",about:"print refusals only",...g},{name:"dry-run",about:"say what would be done, and\
 do nothing",...g}],et=[..._,{name:"to",about:"go back to the state after this step: its number or id",...g,type:"text",verbs:["undo"],option:["<step>","Options"]},
{name:"merge",about:"merge with the changes made since",...g,verbs:["undo"]}];function P(t,{run:e,changes:n,head:o},{json:s,quiet:r,dryRun:i}){if(s)return`${JSON.
stringify({run:e,changes:n.map(rt),...o&&{head:o}},null,2)}
`;if(r)return"";let a=`${S(n.length,"file")}`,l=[i?`Nothing was done. ${d(t)} would change ${a}.`:`${d(t)}: ${a} changed.`,...n.slice(0,k).map(ot)];return n.length>
k&&l.push(`  \u2026 ${n.length-k} more; \`--json\` lists them all`),o!==void 0&&l.push(st(o,i?"would be":"is")),`${l.join(`
`)}
`}var k=20,nt={made:"made   ",removed:"removed",changed:"changed"};function ot({path:t,how:e,before:n,after:o}){let r=o!==void 0&&n!==o&&!(e==="made"&&o===420)?
`  mode ${n===void 0?"":`${b(n)} \u2192 `}${b(o)}`:"";return`  ${nt[e]} ${d(t)}${r}`}function st(t,e){let n=t.replace(/^refs\/heads\//,"");return n===t?`HEAD ${e}\
 detached at ${t.slice(0,12)}.`:`HEAD ${e} on the branch ${d(n)}.`}var rt=({before:t,after:e,...n})=>({...n,...t!==void 0&&{before:b(t)},...e!==void 0&&{after:b(
e)}}),b=t=>t.toString(8).padStart(4,"0"),it=(t,e)=>m(new h("undo"),{own:et,headings:[]}).summary("restore what a run changed").description("Restores what a run \
changed, or goes back to the state after one of its steps. It refuses to overwrite files that changed since. The undo of a run on a branch switches back to the \
previous branch.").argument("[run]","the run: its id, or its first four or more characters; by default the latest applied run").addHelpText("after",f("editplan \
undo","editplan undo 4f1c2ab --to 12","editplan undo --repo ../app --repo ../web")).action(async(n,o)=>e(await L(o,t,(s,r)=>at(n,s,r))));async function at(t,e,n){
try{return await dt(t,e,n),{exitCode:0,cells:["undone"]}}catch(o){return{exitCode:await H(o,n),cells:["refused"]}}}async function dt(t,e,n){let{undoRun:o}=await import("./core-run-undo.js"),
s=await o({root:p.resolve(n.cwd,e.repo),run:t,to:e.to,merge:e.merge,dryRun:e.dryRun}),r=e.to===void 0?"":` to after step ${e.to}`,{json:i,quiet:a,dryRun:u}=e;n.
stdout(P(`${u?"The undo of":"Undid"} run ${s.run}${r}`,s,e)),s.head&&!i&&!a&&!u&&n.stdout("The branch of the run stays. `editplan redo` goes back to it.\n")}var ut=(t,e)=>m(
new h("redo"),{own:_,headings:[]}).summary("apply an undone run again").description("Applies an undone run again, or its undone steps: the same files, the same \
commits, the same branch. It refuses to overwrite files that changed since the undo.").argument("[run]","the run: its id, or its first four or more characters; \
by default the one undone last").addHelpText("after",f("editplan redo","editplan redo 4f1c2ab")).action(async(n,o)=>e(await ct(n,o,t)));async function ct(t,e,n){
let{redoRun:o}=await import("./core-run-undo.js"),{repo:s,dryRun:r}=e,i=await o({root:p.resolve(n.cwd,s),run:t,dryRun:r}),a=r?`The redo of run ${i.run}`:`Applie\
d run ${i.run} again`;return n.stdout(P(a,i,e)),0}var lt=(t,e)=>m(new h("resume"),{headings:[]}).summary("finish or roll back a run that was killed").description(
"Repairs the checkout after a run was killed: finishes the run or takes it back, and says which.").addHelpText("after",f("editplan resume")).action(async({repo:n})=>{
let{resumeRun:o}=await import("./core-run-undo.js"),{outcome:s,kept:r,originals:i}=await o({root:p.resolve(t.cwd,n)});t.stdout(`${ht[s]}
`),r.length>0&&t.stdout(`These files have changed since. They are left as they are:
`);for(let a of r)t.stdout(`  ${d(a)}
`);i.length>0&&t.stdout(`Their content from before the run is kept in:
`);for(let{original:a}of i)t.stdout(`  ${d(a)}
`);e(0)}),ht={finished:"Finished the interrupted run.","rolled-back":"Rolled back the interrupted run: the checkout is back to its state before the run.",nothing:"\
No run was interrupted in this checkout."},Rt=[W,B,it,ut,lt];export{Rt as commands};
