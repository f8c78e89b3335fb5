import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{commander$C as E,commander$E as S,commander$b as O,commander$o as j,
commander$q as b,commander$v as N,commander$x as $,commander$y as k}from"./start.js";import"./start.js";import"./version.js";import"./start.js";import{core_report_terminal_style$a as d,
core_report_terminal_style$g as h}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import{wings_several_words$a as F,wings_several_words$g as V,wings_several_words$h as R}from"./start.js";
import"./start.js";import{core_text_neutralise$f as f}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import{core_text_words$a as g}from"./hook.js";import"./start.js";import{errors$b as I,errors$f as C}from"./hook.js";import"./hook.js";import{mkdir as H}from"node:fs/promises";
import A from"node:path";var L={verbs:["compose"],of:"face",option:["","Options"]},W=[{name:"output",type:"text",about:"where to write the plan; - is standard o\
utput",...L,option:["-o, output <file>","Options"]},{name:"json",type:"flag",about:"print verdicts and plan as JSON, and nothing else, on standard output",...L}],
ht=(n,e)=>b(new O("compose"),{own:W,headings:[]}).summary("combine plans into one, or say why they conflict").description("Replays each plan by itself, and pair\
s in both orders where the order may matter. Says for each pair whether they do the same, touch different files, may come in any order, need an order, or confli\
ct. Writes one plan in an order that works. It writes nothing else.").argument("<plan...>","plan files, two or more: .yaml, .yml, .json or .jsonl; - is standard\
 input").addHelpText("after",S("editplan compose a.yaml b.yaml c.yaml -o combined.yaml","editplan compose a.yaml b.yaml --json")).action(async(t,o)=>e(await G(t,
o,n)));async function G(n,e,t){if(n.length<2)throw new I({name:"USAGE",message:"compose takes two plans or more. Name the others too."});let{plans:o,place:a}=await $(
n,{...e,verb:"compose"},t),{composePlans:s}=await import("./wings-several-compose.js"),{masked:r}=await import("./core-policy-secrets.js"),{report:i,plan:p}=await s(
o,a);return await q({report:await r(i),plan:p},e,t),i.error?C(i.error.name):0}async function q({report:n,plan:e},{output:t,json:o},a){if(e&&t!==void 0&&await j(
e,t,a),o&&t!=="-"){let{printPlan:s}=await import("./core-plan-print.js"),r={...n,...e&&{plan:JSON.parse(s(e,"json"))}};a.stdout(`${JSON.stringify(r,null,2)}
`)}else{let s=t!=="-";(s?a.stdout:a.stderr)(K(n,s?a.style:a.errorStyle))}}function K(n,e){let t=F(n),o=n.order?t.slice(-1):[];return[...t.slice(0,t.length-o.length).
flatMap(s=>_(s,e)),...B(n.pairs),...o.map(({words:s})=>s)].map(s=>`${s}
`).join("")}var _=({kind:n,words:e,details:t},o)=>[`${U(n,o)} ${d(o,"bold",e)}`,...t.flatMap(a=>h(a,o.width-y.length)).map(a=>y+a)],U=(n,e)=>n==="conflicts"?d(e,
["red","bold"],"\u2717"):n==="order"?d(e,"yellow","!"):n==="unknown"?d(e,"yellow","?"):d(e,"green","\u2713"),y="    ";function B(n){let{length:e}=n.filter(({relation:t})=>t===
"disjoint");return e===0?[]:[`${g(e,"pair touches","pairs touch")} different files.`]}var v={verbs:["overlap"],of:"face",option:["","Options"]},D=[{name:"pulls",
type:"flag",about:"compare with the open pull requests on the base branch",...v,only:"the Action compares with nothing else"},{name:"worktrees",type:"flag",about:"\
compare with the worktrees of the repository, uncommitted files included",...v,only:"the Action needs no checkout for it"},{name:"exit-code",type:"flag",about:"\
exit with 4 on a conflict",...v,only:"a later step reads the output `overlaps`"},{name:"json",type:"flag",about:"print the result as JSON, and nothing else, on \
standard output",...v,only:"the Action has outputs"}],yt=(n,e)=>b(new O("overlap"),{own:D,headings:[]}).summary("say how plans, open pull requests and worktrees\
 fit together").description("Replays changes that are under way on the tip of the base, those that share files in both orders, and says which do the same, may c\
ome in any order, need an order, conflict, or are behind the base. With plans, each is compared with all others; without, all are. Nothing is written. With --pu\
lls the token comes from GITHUB_TOKEN or GH_TOKEN.").argument("[plan...]","plan files: .yaml, .yml, .json or .jsonl; - is standard input").addHelpText("after",S(
"editplan overlap plan.yaml --pulls","editplan overlap --worktrees","editplan overlap a.yaml b.yaml --json")).action(async(t,o)=>e(await Y(t,o,n)));async function Y(n,e,t){
let{base:o,pulls:a,worktrees:s}=e,{plans:r,place:i}=await $(n,{...e,verb:"overlap"},t),{findOverlaps:p}=await import("./wings-several-find-overlaps.js"),l=await p(
r,{...i,pulls:a,worktrees:s,base:a?void 0:o,publish:{...E(t),base:o}});e.json?t.stdout(`${JSON.stringify(l,null,2)}
`):t.stdout(z(l,t.style));let m=l.pairs.some(({relation:c})=>c==="conflicts");return e.exitCode&&m?C("PLANS_CONFLICT"):0}var z=(n,e)=>[...V(n).flatMap(t=>_(t,e)),
...R(n)].map(t=>`${t}
`).join(""),T={verbs:["split"],of:"face",option:["","Options"]},Q=[{name:"by",type:"lines",about:N,mandatory:true,...T,option:["<how>","Options"]},{name:"output",
type:"text",about:"where to write the parts, as 1-NAME.yaml and so on; the folder is made",...T,option:["-o, output <folder>","Options"]},{name:"json",type:"fla\
g",about:"print the parts with their plans as JSON, and nothing else, on standard output",...T}],wt=(n,e)=>b(new O("split"),{own:Q,headings:[]}).summary("make o\
ne plan for each owner, folder or other group of files").description("Splits a plan into parts that can be reviewed on their own, and replays them to prove that\
 they give the same result. A step that changes files of several groups gets its own part. It writes only the parts.").argument("<plan>","the plan file: .yaml, \
.yml, .json or .jsonl; - is standard input").addHelpText("after",S("editplan split plan.yaml --by folder -o parts","editplan split plan.yaml --by codeowners --j\
son")).action(async(t,o)=>e(await X(t,o,n)));async function X(n,e,t){let{plan:o,place:a}=await k(n,{...e,verb:"split"},t),{splitPlan:s}=await import("./wings-several-split-plan.js");
return await Z(await s(o,{...a,by:e.by}),e,t),0}async function Z(n,{output:e,json:t},o){let{masked:a}=await import("./core-policy-secrets.js"),{printPlan:s}=await import("./core-plan-print.js"),
r=e===void 0?[]:await tt(n,e,o),i=await a(ot(n));if(!t)return o.stdout(nt(i,r,o.style));let p=i.parts.map((l,m)=>({...l,...r[m]!==void 0&&{file:r[m]},plan:JSON.
parse(s(n.parts[m]?.plan??et(),"json"))}));o.stdout(`${JSON.stringify({...i,parts:p},null,2)}
`)}async function tt({parts:n},e,t){await H(A.resolve(t.cwd,e),{recursive:true});let o=String(n.length).length,a=[];for(let[s,{slug:r,plan:i}]of n.entries()){let p=A.
join(e,`${String(s+1).padStart(o,"0")}-${r}.yaml`);await j(i,p,t),a.push(p)}return a}var et=()=>{throw new TypeError("each part has a plan")};function nt({parts:n},e,t){
return n.length===0?`The plan changes nothing: there are no parts.
`:n.flatMap((a,s)=>{let{name:r,steps:i,files:p,needs:l,spanning:m}=a,c=`${g(i,"step")}, ${g(p.length,"file")}`,P=l.length===0?[]:h(`after ${l.map(f).join(", ")}`,
t.width-y.length),M=m.flatMap(({index:u,id:w,groups:x})=>h(f(`step ${u}${w===void 0?"":` (${w})`} changes files of ${x.join(", ")}`),t.width-y.length)),J=e[s]===
void 0?[]:[f(e[s])];return[...h(`${s+1} ${f(r)} \xB7 ${c}`,t.width).map((u,w)=>w===0?d(t,"bold",u):u),...[...P,...M,...J].map(u=>`${y}${d(t,"dim",u)}`)]}).map(a=>`${a}\

`).join("")}function ot({parts:n,stacks:e}){let t=o=>n[o]?.name??"";return{version:1,parts:n.map(({name:o,slug:a,groups:s,plan:r,files:i,needs:p,spanning:l})=>({
name:o,slug:a,groups:s,title:r.title,digest:r.digest,steps:r.steps.length,files:i,needs:p.map(t),spanning:l.map(({step:{index:m,id:c},groups:P})=>({index:m,...c!==
void 0&&{id:c},groups:P}))})),stacks:e.map(o=>o.map(t))}}export{ht as composeCommand,yt as overlapCommand,wt as splitCommand};
