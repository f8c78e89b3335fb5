import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{commander$E as F,commander$b as v,commander$j as I,commander$q as N,
commander$w as A}from"./start.js";import"./start.js";import"./version.js";import{inputs_read$b as O}from"./start.js";import{core_report_terminal_style$a as w}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import{core_text_neutralise$f as h}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{diff$b as k}from"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_workspace_path_guard$j as T,core_workspace_path_guard$k as y}from"./start.js";
import{core_text_unusual$d as f}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import{core_text_utf8_cache$i as b}from"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";
import{errors$b as C}from"./hook.js";import"./hook.js";import i from"node:path";var S={verbs:["test"],of:"face",option:["","Options"]},B=[{name:"update",type:"f\
lag",about:"write what the plans make into `after`",...S},{name:"once",type:"flag",about:"do without the second run",...S}],se=(e,s)=>N(new v("test"),{own:B,headings:[]}).
summary("replay plans on their cases, and compare").description("Replays each plan on a copy of the folder `before` next to it, and of each `cases/*/before`, an\
d compares the result with `after`. A second run must change nothing. Nothing is written, no command is run, and no git is needed. A folder stands for every pla\
n.yaml in it.").argument("[plans...]","plan files, or folders that hold them",["."]).addHelpText("after",F("editplan test codemods","editplan test codemods/rena\
me/plan.yaml --update")).action(async(t,n)=>s(await V(t,n,e)));async function V(e,s,t){let{update:n=false,once:o=false}=s,a=e.flatMap(r=>x(i.resolve(t.cwd,r)));
if(a.length===0)throw new C({name:"NO_FILES",message:"No plan.yaml is there. Name a plan, or a folder that holds some."});let l=await A(s,t),{source:m}=O("test",
s),{casesBeside:d,casesOf:E,testCase:L}=await import("./wings-codemods-test-plan.js"),[c,p]=[0,0];for(let r of a){let[g]=await I([i.relative(t.cwd,r)],t,{root:i.
dirname(r),vars:l,source:m});if(!g)continue;let $=c+p===0&&r===a.at(-1)?E(r):d(r);$.length===0&&t.stderr(`${h(i.relative(t.cwd,r))} has no cases, and is left ou\
t.
`);for(let P of $){let u=await L(g,P,{update:n,once:o});H(u,i.relative(t.cwd,r),t),n&&_(u,t),u.faults.length===0?c+=1:p+=1}}return t.stdout(`${c} passed${p>0?`,\
 ${p} failed`:""}
`),p>0?1:0}var W=["plan.yaml","plan.yml","plan.json","plan.jsonl"],M=["before","after","cases"],x=e=>{if(y(e)!=="folder")return[e];let s=W.map(n=>i.join(e,n)).filter(
n=>y(n)==="file"),t=T(e).filter(n=>!M.includes(n));return[...s,...t.flatMap(n=>x(i.join(e,n)))]};function _({faults:e},{stdout:s}){e.some(t=>t.kind==="refused"||
t.kind==="differs"&&t.run===2)&&s(`  after was not written: a second run does not end as the first. Correct the plan, or pass --once.
`)}function H({case:{name:e},faults:s,updated:t},n,{stdout:o,style:a}){let l=h(f(e===""?n:`${n} (${e})`)),m=s.length===0?w(a,"green","\u2713"):w(a,"red","\u2717");
o(`${m} ${l}${t?": after was written":""}
`);for(let d of s)o(`${R(d)}
`);s.some(d=>d.kind==="differs"&&d.run===1)&&o("  If that is what you want, write it into `after`: editplan test --update\n")}var R=e=>{if(e.kind==="refused")return`\
  ${j(e.run)} is refused: ${e.problem.name}: ${f(e.problem.message).replaceAll(`
`,`
  `)}`;if(e.kind==="mode")return`  ${f(e.path)} is to be ${e.executable?"executable":"not executable"}.`;let{path:s,wanted:t,got:n,run:o}=e,a=f(s),l=n?t?`gives \
another ${a} than`:`makes ${a}, unlike`:`removes ${a}, unlike`;return[`  ${j(o)} ${l} ${o===1?"`after`":"the first one"}:`,...q(s,t,n)].join(`
`)},j=e=>e===1?"The plan":"A second run",q=(e,s,t)=>{let n=[s,t].map(o=>o?.toString("utf8")??"");return[s,t].some(o=>o&&b(o))?["  (binary)"]:k(`after/${e}`,e,n[0]??
"",n[1]??"",void 0,void 0,{context:2}).split(`
`).slice(1,60).map(o=>`  ${f(o)}`)};export{se as testCommand};
