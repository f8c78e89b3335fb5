import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as N}from"./core-text-settings-file.js";import{publish_origin$a as $}from"./start.js";
import{core_git_commands_remote$b as _}from"./start.js";import{core_plan_variables$e as C}from"./start.js";import{inputs_table$g as S,inputs_table$h as P}from"./start.js";
import{zod_2$B as d,zod_2$J as a,zod_2$M as i,zod_2$P as p,zod_2$U as u,zod_2$V as f,zod_2$W as m,zod_2$m as R,zod_2$p as o,zod_2$y as k,zod_2$z as c}from"./start.js";
import{core_text_paths$a as I}from"./start.js";import{core_text_globs$a as g}from"./start.js";import{core_git_git$E as O}from"./hook.js";import{core_text_digest$a as v}from"./hook.js";
import{errors$b as w}from"./hook.js";import A from"node:path";var y=()=>H??=Z(P),H,Z=e=>i({version:m(1),title:o().regex(/^[^\n\r]*\S[^\n\r]*$/,"expected one lin\
e of text").max(200).describe("What the campaign is called. It gives the branches their name: editplan/<title>.").meta({examples:["Move to checkout v5"]}),plans:a(
o().min(1)).min(1,"names no plan. Give one").max(100).describe("Plan files, relative to this file. Each repository gets all of them, in this order.").meta({examples:[
["plans/checkout-v5.yaml"]]}),repositories:Y(),vars:u(q(),u(o(),o("expected a text; put it in quotes"),"expected names and values of variables")).superRefine(K).
default({}).describe("Values of the plans\u2019 variables, by repository.").meta({examples:[{"acme/web":{node:"22"}}]}),...j(e,["run"]),pull_requests:te(e),pace:re()}),
W=(e,r)=>{let t=g([e]);typeof t=="string"&&r.addIssue({code:"custom",message:t.replace(/\.$/,"")})},j=(e,r)=>Object.fromEntries(e.flatMap(t=>{if(t.campaign===void 0||
!r.includes(t.of))return[];let n=S(t);return[[n,(ne[n]??D(t)).describe(t.campaign)]]}));function D({type:e,most:r=9999,default:t=""}){if(typeof e=="string")return(L[e]??
h)(r).optional();let[n]=e.filter(s=>t===`\`${s}\``);return n===void 0?f(e).optional():f(e).default(n)}var L={flag:()=>d(),"flag or always":()=>p([d(),m("always")]),
"text or number":()=>p([o().min(1),c().min(1)]),list:()=>a(o().min(1)).max(100),lines:()=>a(o().min(1)).max(100),count:e=>c().min(1).max(e).meta({examples:[100]})},
E=/^[A-Za-z0-9](?:[A-Za-z0-9]|[-_](?=[A-Za-z0-9_]|$)){0,99}$/,M=/^(?!\.{1,2}$)[\w.-]{1,100}$/,F=e=>{let[r="",t="",n]=e.split("/");return n===void 0&&E.test(r)&&
M.test(t)&&!t.toLowerCase().endsWith(".git")},q=()=>o().refine(F,"expected owner/name"),K=(e,r)=>{let t=Object.keys(e).map(n=>n.toLowerCase());for(let[n,s]of Object.
keys(e).entries())t.indexOf(s.toLowerCase())<n&&r.addIssue({code:"custom",path:[s],message:"the same repository in other letters. Keep one"})},U=()=>o().regex(E,
"expected the name of a user or an organisation"),J=e=>/(?:^|\s)(?:org|user|repo):\S/.test(e),b=()=>o().min(1).max(256).refine(J,"a search without org:, user: o\
r repo: finds everybody\u2019s repositories. Add one"),Q=()=>b().describe("A search of code.").meta({examples:["org:acme checkout@v4 language:yaml"]}),V=()=>b().
describe("A search of repositories.").meta({examples:["org:acme language:typescript"]}),Y=()=>i({list:a(q()).max(1e5).default([]).describe("Names of repositorie\
s.").meta({examples:[["acme/app","acme/web"]]}),file:o().min(1).optional().describe("A text file, relative to this file, with owner/name on each line; # begins \
a remark.").meta({examples:["repositories.txt"]}),folders:a(o().min(1).max(4096)).max(1e3).default([]).describe("Folders of checkouts, relative to this file: th\
e repositories of their `origin`. `plan` needs no token where nothing else is named.").meta({examples:[["../app","../web"]]}),search:p([b(),i({code:Q()}),i({repositories:V()})],
{error:"expected a search that names an owner with org:, user: or repo:, or { code }, or { repositories }"}).optional().describe("A search of GitHub, which find\
s at most 1,000 results. It is a search of code where it has filename:, path:, extension: or in:, else one of repositories; `{ code: \u2026 }` and `{ repositories: \u2026\
 }` say which.").meta({examples:["org:acme filename:.github/workflows language:yaml"]}),topics:a(o().regex(/^[a-z0-9][a-z0-9-]{0,49}$/,"expected a topic: small \
letters, digits and -")).max(20).default([]).describe("Repositories with one of these topics, of `owners` and of every owner that the other keys name.").meta({examples:[
["service"]]}),owners:a(U()).max(100).default([]).describe("Users and organisations whose topics are searched."),exclude:a(o().superRefine(B)).max(1e3).default(
[]).describe("Repositories that are left out: names, or globs such as acme/legacy-*.").meta({examples:[["acme/legacy"]]})}).refine(({list:e,folders:r,file:t,search:n,
topics:s})=>e.length>0||r.length>0||t!==void 0||n!==void 0||s.length>0,"names no repository. Give `list`, `folders`, `file`, `search` or `topics`").refine(({list:e,
file:r,search:t,topics:n,owners:s})=>n.length===0||s.length>0||e.length>0||r!==void 0||t!==void 0,"without `owners`, topics find everybody\u2019s repositories. Name \
`owners`").describe("The repositories: everything that one of the keys finds, each once, without what `exclude` names."),B=(e,r)=>{let t=X(e)?ee(e):"expected ow\
ner/name, or a glob of such names";typeof t=="string"&&r.addIssue({code:"custom",message:t.replace(/\.$/,"")})},X=e=>/^(?!.*\/\/)\S*$/.test(e),ee=e=>g(`/${e.toLowerCase().
replace(/^\//,"")}`),te=e=>i({...j(e,["publishing","commits"]),reviewers:p([m("codeowners"),a(o().min(1).max(200)).max(15)],{error:"expected codeowners, or a li\
st of people and of teams as org/team"}).default([]).describe("Who is asked to review: a list of people and of teams as org/team, or codeowners: whom the CODEOW\
NERS file of the base names for the changed files."),split:m("none").default("none").describe("How many pull requests a repository gets: none means one.")}).prefault(
{}).describe("What every pull request is like."),h=e=>o().min(1).max(e).superRefine((r,t)=>{let n=C(r,"repository").find(l=>!["name","owner","full_name"].includes(
l));if(n===void 0)return;let s=`repository.${n} is nothing known: use repository.name, repository.owner, repository.full_name`;t.addIssue({code:"custom",message:s})}),
ne={only:a(o().min(1).superRefine(W)).min(1).optional().meta({examples:[[".github/workflows/**"]]}),branch:o().min(1).max(200).optional().meta({examples:["editp\
lan/checkout-v5"]}),base:o().min(1).max(200).optional().meta({examples:["release"]}),draft:d().default(false),labels:a(o().min(1).max(50)).max(20).default([]).meta(
{examples:[["campaign"]]}),body:h(65e3).optional().meta({examples:["Node 22 for ${{ repository.name }}."]}),commit_message:h(1e4).optional().meta({examples:["ci\
: {summary}"]}),sign_commits:m("api").optional()},re=()=>i({open_at_most:c().min(1).max(1e5).default(20).describe("How many pull requests of the campaign are op\
en at the same time."),per_hour:c().min(1).max(1e5).default(50).describe("How many pull requests are opened in an hour."),writes_per_minute:k().min(1).max(1e5).
default(20).describe("How many calls that change something are made in a minute, by all jobs together. GitHub allows 80.")}).prefault({}).describe("How fast the\
 campaign runs."),we=()=>({...R(y(),{target:"draft-7",io:"input"}),title:"editplan campaign"}),oe=2**23;function Oe(e,r){let t=N(e,{name:r,what:"campaign",characters:oe});
if(!t.ok)return{ok:false,problems:t.faults.map(T)};let n=y().safeParse(t.value);return n.success?{ok:true,campaign:n.data}:{ok:false,problems:t.faultsOf(n.error.
issues,y()).map(T)}}var T=e=>({name:"CAMPAIGN_INVALID",...e});async function ve(e,r){let t={repository:"",paths:[r]};try{let n=await O(A.dirname(e)),s=await n.run(
_()),l=s.find(({name:G})=>G==="origin")??s[0],z=l&&$(l.url);return z?{repository:z.repository,paths:[I(A.relative(n.root,e))]}:t}catch(n){if(n instanceof w&&n.name===
"NOT_A_REPOSITORY")return t;throw n}}var Re=(e,{source:r})=>e.source!==void 0&&x(e.source)===x(r),x=({repository:e,paths:r})=>[String(e).toLowerCase(),...r].join(
"\0"),se=["not-needed","failed","conflict"],ae=({source:e})=>`refs/editplan/campaigns/${v(x(e)).slice(0,16)}/`,ke=(e,r,t)=>`${ae(e)}${ie(r)}/${t}`;function _e(e,r){
let[t="",n]=e.split("/").slice(-2),s=se.find(l=>l===n);return s&&{outcome:s,plan:t,commit:r}}var ie=e=>e.replace(/^sha256:/,"").slice(0,16);export{Z as a,F as b,
ee as c,we as d,Oe as e,ve as f,Re as g,ae as h,ke as i,_e as j,ie as k};
