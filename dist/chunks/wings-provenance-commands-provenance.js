import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{commander$B as G,commander$C as U,commander$E as V,commander$b as N,
commander$n as b,commander$q as v,commander$z as B}from"./start.js";import"./start.js";import"./version.js";import"./start.js";import{core_report_terminal_style$a as c,
core_report_terminal_style$e as L,core_report_terminal_style$g as k}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_text_neutralise$b as I,core_text_neutralise$f as y}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import{core_text_digest$a as E}from"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import{core_text_words$a as A}from"./hook.js";import"./start.js";import{
errors$b as d}from"./hook.js";import"./hook.js";import{existsSync as F}from"node:fs";import{readFile as H,stat as M}from"node:fs/promises";import h from"node:path";
var R=({lines:t,origins:n},e)=>x(t).flatMap(i=>{let r=n[i[0]?.origin??0];return[...r?P(r,e):[],...i.map(o=>J(o,t,e))]}).map(i=>`${i}
`).join("");function q({lines:t,origins:n}){let e=t.filter(({origin:r})=>n[r]?.kind==="unasked").length;return e===0?void 0:`${A(e,"line comes from a commit tha\
t names","lines come from commits that name")} no step. With a token in GITHUB_TOKEN, GitHub is asked which pull request they come from, and its manifest tells \
the step.`}function x(t){let n=[];for(let e of t){let i=n.at(-1);i?.[0]?.origin===e.origin?i.push(e):n.push([e])}return n}var _=7,j=12,O="  ";function P(t,n){let[
e="",...i]=D(t).flatMap(r=>k(y(r),n.width-O.length));return[c(n,t.kind==="step"?["bold","cyan"]:"bold",e),...i.map(r=>c(n,"dim",O+r))]}function D(t){if(t.kind===
"step")return W(t);let{kind:n,commit:e,author:i,subject:r,pull:o,problem:s}=t;if(n==="uncommitted")return["Not committed yet"];let m=o?`, from pull request #${o.
number}`:"",a=`commit ${e?.slice(0,_)} of ${i}${m}: ${r}`;return n==="person"?[`No step: ${a}`]:[`Not known: ${a}`,...s?[s.message]:["The commit names no step, \
and GitHub was not asked."]]}function W(t){let{steps:n,total:e,id:i,reason:r,plan:o,commit:s,by:m,pull:a,problem:f}=t,u=n===""?"Of a run":`Step ${n} of ${e}${i===
void 0?"":` (${i})`}`,l=[o.title,...o.files??[]].filter(p=>p!==void 0),w=m==="manifest"?`made again from the manifest of pull request #${a?.number}`:`as the com\
mit says${a?`, from pull request #${a.number}`:""}`;return[`${u}: ${r}`,`plan ${[...l,o.sha256.slice(0,j)].join(", ")}; commit ${s.slice(0,_)}, ${w}`,...f?[f.message]:
[]]}function J({line:t,text:n},e,i){let r=String(e.at(-1)?.line??t).length,o=`${O}${String(t).padStart(r)} `,s=I(n);return`${c(i,"dim",o)}${i.piped?s:L(s,i.width-
o.length)}`}var g={verbs:["blame"],of:"face",type:"text",option:["<file>","Options"]},K=[{name:"rev",about:"the commit whose file is meant; by default the file \
as it is in the checkout",...g,option:["<rev>","Options"]},{name:"policy",about:"the policy to make runs again with; by default .github/editplan.yml of their ba\
se",...g},{name:"json",about:"print the lines as JSON",...g,type:"flag",option:["","Options"]}],ft=(t,n)=>v(new N("blame"),{own:K,headings:[]}).summary("show wh\
ich step of which plan wrote a line").description("Shows for each line of a file the step that wrote it, its reason and its plan. Git names the commit of a line\
, and the commit\u2019s trailers name the step. For squashed commits it needs a token in GITHUB_TOKEN or GH_TOKEN: GitHub names the pull request, and its manifest gi\
ves the steps.").argument("<file>","the file; file:12 is its line 12, file:12-20 a range").addHelpText("after",V("editplan blame src/user.ts:12","editplan blame\
 src/user.ts --rev v1.2.0 --json")).action(async(e,{repo:i,rev:r,policy:o,json:s})=>{let{signal:m,style:a,stdout:f,stderr:u}=t,l=h.resolve(t.cwd,i),{blameFile:w}=await import("./wings-provenance-blame-blame.js"),
p=await w({root:l,...z(e,l),revision:r,signal:m,...o!==void 0&&{policy:await G(o,t)},publish:U(t)});f(s?`${JSON.stringify(p,null,2)}
`:R(p,a));let T=q(p);T!==void 0&&!s&&u(`${T}
`),n(0)});function z(t,n){let[,e="",i="",r=i]=/^(.+):(\d+)(?:-(\d+))?$/.exec(t)??[];if(e===""||F(h.resolve(n,t)))return{file:t};let o=[Number(i),Number(r)];if(o[0]>=
1&&o[0]<=o[1])return{file:e,lines:o};let s=`"${t}" names no lines. Lines are counted from 1: ${e}:12, or ${e}:12-20.`;throw new d({name:"USAGE",message:s})}var C=32*
1024*1024;async function ut(t,n,e){let{attestation:i="",trustedRoot:r,manifest:o,json:s}=n;if(r===void 0)throw S("--attestation needs --trusted-root: get the fi\
le with `gh attestation trusted-root`");let{root:m,bare:a}=await B({...n,verb:"verify --attestation"},e),{verifyAttestation:f}=await import("./wings-provenance-verify-attestation.js"),
u=await f({root:m,bare:a,head:n.head,workflow:n.workflow,...Q(n,e),bundle:await $(i,"ATTESTATION_INVALID",e),trustedRoot:await $(r,"USAGE",e),manifest:o===void 0?
void 0:await $(o,"USAGE",e),plans:await Promise.all(t.map(async l=>({name:l,sha256:await X(l,e)})))});return e.stdout(s?`${JSON.stringify(u,null,2)}
`:`${Y(u).map(y).join(`
`)}
`),0}function Q({repository:t,workflow:n},{env:e}){if(n!==void 0&&!/^(?:[\w.-]+\/[\w.-]+\/)?\.github\/workflows\/[^@]+(?:@.+)?$/.test(n))throw S("--workflow tak\
es .github/workflows/FILE, with OWNER/NAME/ before and @REF after it where they matter");if(t===void 0)return{};let[,i,r]=/^(?:(https?:\/\/[^/]+)\/)?([\w.-]+\/[\w.-]+)$/.
exec(t)??[];if(r===void 0)throw S("--repository takes OWNER/NAME, or the address of a repository");return{repository:r,serverUrl:i??(e.GITHUB_SERVER_URL||"https\
://github.com")}}async function $(t,n,{cwd:e}){let i=h.resolve(e,t);try{if((await M(i)).size<=C)return await H(i,"utf8")}catch(r){throw new d({...b(`The file ${t}`,
r,i),name:"USAGE"})}throw new d({name:n,message:`The file ${t} is larger than ${C/1024/1024} MiB.`})}async function X(t,{cwd:n}){let e=h.resolve(n,t);try{return E(
await H(e))}catch(i){throw new d(b(`The plan ${t}`,i,e))}}function Y({signer:t,subjects:n,run:e}){let{repository:i,number:r}=e.pull_request;return[`Attested: pu\
ll request #${r} of ${i}, ${e.totals.applied??0} steps on ${e.base.commit}, by editplan ${e.engine}`,`  signed by ${t.workflow}`,...n.map(({name:o,digest:s})=>"\
sha256"in s?`  ${o} is sha256:${s.sha256}`:`  ${o} is ${s.gitCommit}`)]}var S=t=>new d({name:"USAGE",message:`${t}.`});export{ft as blameCommand,ut as verifyBundle};
