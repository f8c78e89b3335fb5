import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{commander$E as x,commander$b as k,commander$j as A,commander$q as F,
commander$w as j}from"./start.js";import"./start.js";import"./version.js";import{inputs_read$b as S}from"./start.js";import{core_report_terminal_style$a as w}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import{core_text_neutralise$f as h}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{diff$b as I}from"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_workspace_path_guard$j as N,core_workspace_path_guard$k as g}from"./start.js";
import{core_text_unusual$d as f}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import{core_text_utf8_cache$i as v}from"./hook.js";import"./hook.js";import{core_text_words$a as O,core_text_words$j as T}from"./hook.js";
import"./start.js";import{errors$b as b}from"./hook.js";import"./hook.js";import i from"node:path";var E={verbs:["test"],of:"face",option:["","Options"]},M=[{name:"\
update",type:"flag",about:"write what the plans make into `after`",...E},{name:"once",type:"flag",about:"do without the second run",...E}],ie=(e,s)=>F(new k("te\
st"),{own:M,headings:[]}).summary("replay plans on their cases, and compare").description("Replays each plan on a copy of the folder `before` next to it, and of\
 each `cases/*/before`, and compares the result with `after`. A second run must change nothing. Nothing is written, no command is run, and no git is needed. A f\
older stands for every plan.yaml in it.").argument("[plans...]","plan files, or folders that hold them",["."]).addHelpText("after",x("editplan test codemods","e\
ditplan test codemods/rename/plan.yaml --update")).action(async(t,n)=>s(await _(t,n,e)));async function _(e,s,t){let{update:n=false,once:o=false}=s,r=e.flatMap(
a=>P(i.resolve(t.cwd,a)));if(r.length===0)throw new b({name:"NO_FILES",message:"No plan.yaml is there. Name a plan, or a folder that holds some."});let l=await j(
s,t),{source:p}=S("test",s),{casesBeside:d,casesOf:W,testCase:B}=await import("./wings-codemods-test-plan.js"),[c,m]=[0,0];for(let a of r){let[$]=await A([i.relative(
t.cwd,a)],t,{root:i.dirname(a),vars:l,source:p});if(!$)continue;let C=c+m===0&&a===r.at(-1)?W(a):d(a);C.length===0&&t.stderr(`${h(i.relative(t.cwd,a))} has no c\
ases, and is left out.
`);for(let V of C){let u=await B($,V,{update:n,once:o});z(u,i.relative(t.cwd,a),t),n&&q(u,t),u.faults.length===0?c+=1:m+=1}}return t.stdout(`${c} passed${m>0?`,\
 ${m} failed`:""}
`),m>0?1:0}var H=["plan.yaml","plan.yml","plan.json","plan.jsonl"],R=["before","after","cases"],P=e=>{if(g(e)!=="folder")return[e];let s=H.map(n=>i.join(e,n)).filter(
n=>g(n)==="file"),t=N(e).filter(n=>!R.includes(n));return[...s,...t.flatMap(n=>P(i.join(e,n)))]};function q({faults:e},{stdout:s}){e.some(t=>t.kind==="refused"||
t.kind==="differs"&&t.run===2)&&s(`  after was not written: a second run does not end as the first. Correct the plan, or pass --once.
`)}function z({case:{name:e},faults:s,updated:t},n,{stdout:o,style:r}){let l=h(f(e===""?n:`${n} (${e})`)),p=s.length===0?w(r,"green","\u2713"):w(r,"red","\u2717");
o(`${p} ${l}${t?": after was written":""}
`);for(let d of s.slice(0,y))o(`${D(d)}
`);s.length>y&&o(`  and ${O(s.length-y,"more file")}
`),s.some(d=>d.kind==="differs"&&d.run===1)&&o(`  If that is what you want, write it into \`after\`: editplan test --update ${T(n)}
`)}var y=5,D=e=>{if(e.kind==="refused")return`  ${L(e.run)} is refused: ${e.problem.name}: ${f(e.problem.message).replaceAll(`
`,`
  `)}`;if(e.kind==="mode")return`  ${f(e.path)} is to be ${e.executable?"executable":"not executable"}.`;let{path:s,wanted:t,got:n,run:o}=e,r=f(s),l=n?t?`gives \
another ${r} than`:`makes ${r}, unlike`:`removes ${r}, unlike`;return[`  ${L(o)} ${l} ${o===1?"`after`":"the first one"}:`,...G(s,t,n)].join(`
`)},L=e=>e===1?"The plan":"A second run",G=(e,s,t)=>{let n=[s,t].map(o=>o?.toString("utf8")??"");return[s,t].some(o=>o&&v(o))?["  (binary)"]:I(`after/${e}`,e,n[0]??
"",n[1]??"",void 0,void 0,{context:2}).split(`
`).slice(1,60).map(o=>`  ${f(o)}`)};export{ie as testCommand};
