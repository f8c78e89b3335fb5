import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{c as Y,e as $,f as y,g as K}from"./core-session-session.js";
import{core_run_run_policy_2$a as H,core_run_run_policy_2$d as J}from"./run.js";import{core_engine_replay$f as W}from"./run.js";import{core_run_baseline_2$k as D}from"./start.js";
import{core_workspace_new_files_2$d as M}from"./start.js";import{core_workspace_sources_disk$a as _}from"./start.js";import{core_tools_notebook_edit$l as G}from"./start.js";
import{core_tools_run$c as h}from"./start.js";import{core_tools_file_change$f as N}from"./start.js";import{zod_2$B as T,zod_2$G as g,zod_2$L as x,zod_2$M as d,zod_2$P as B,
zod_2$W as v,zod_2$a as R,zod_2$p as c,zod_2$w as E,zod_2$z as f}from"./start.js";import{core_tools_permission$b as j,core_tools_permission$e as I}from"./start.js";
import{core_text_paths$d as A}from"./start.js";import{core_text_globs$a as F}from"./start.js";import{core_git_git$E as O,core_git_git$u as S}from"./hook.js";import{
core_text_digest$a as w}from"./hook.js";import{core_text_splice$f as C}from"./hook.js";import{errors$b as P,errors$d as z}from"./hook.js";import ee from"node:path";
var q=d({path:c(),from:c().optional(),before:c().nullable(),after:c().nullable(),mode:f().min(0).optional(),start:f().min(0),removed:E(),inserted:f().min(0),insertions:f(),
deletions:f(),id:c().regex(/^[0-9a-f]{8}$/).optional()}),Q=x({tool:c(),input:g()}).transform((t,o)=>{let e=Y(t.tool,t.input);return e.ok?e.call:(o.addIssue({code:"\
custom",message:e.problem.message}),R)}),U=d({tool:c(),path:c().optional(),input:g().optional(),error:d({name:c(),message:c()})}),X=B([d({recording:v(1),root:c(),
dry_run:T(),base:c().optional()}),d({step:Q,change:q.optional()}),d({undone:f().positive()}),d({refused:U}),d({title:c().optional(),description:c().optional()}),
d({saved:c()})]);function be(t){try{return X.safeParse(JSON.parse(t)).data}catch(o){if(o instanceof SyntaxError)return;throw o}}var L=t=>w(t);function ke(t){let{
path:o,from:e,after:n,mode:i}=t,r=e===void 0?t.before:void 0,[s,a]=[r??b,n??b],l={start:s.length,end:s.length,replacement:b},[{start:p,end:u,replacement:m}=l]=C(
s,a,1);return{path:o,...e!==void 0&&{from:e},before:r?L(r):null,after:n?L(n):null,...(n===void 0||e!==void 0)&&{mode:i},start:p,removed:s.toString("base64",p,u),
inserted:m.length,...N([t])}}var Pe=({path:t,from:o,before:e,after:n})=>o===void 0?[{path:t,before:e,after:n}]:[{path:o,before:n,after:null},{path:t,before:null,
after:n}];function V({before:t,start:o,removed:e,inserted:n},i){if(t!==null)return Buffer.concat([i.subarray(0,o),Buffer.from(e,"base64"),i.subarray(o+n)])}var b=Buffer.
alloc(0);async function _e(t){let{root:o,git:e,base:n}=await te(t.root),i=e&&n!==void 0?await H(e,n,{given:t.policy,asks:false}):await J(t.policy),r=t.dryRun||i.
checkOnly;!r&&e&&D(e);let s=oe(t.refuse,i),a=e&&await M(o),l=r?ce({..._(o),...a&&{newFile:a}},s):ae(o,a),p=$({files:l.files,policy:s,accept:re(t.accept),...t.settings&&
{options:t.settings}});return{root:o,...n!==void 0&&{base:n},dryRun:r,advice:se(i.file,{workspace:l.files.workspace,policy:s}),isName:u=>{let m=l.files.workspace.
locate(u);return m.ok&&m.path===u},read:l.read,resume:l.resume,takeBack:l.takeBack,secrets:async u=>i.secrets("",u),call:p.call,close:p.close}}async function te(t){
let o=await O(t).catch(z("NOT_A_REPOSITORY"));if(!o)return{root:y(t).root};if(o.bare){let n=`${JSON.stringify(t)} is a bare repository, which has no files to ed\
it. Name a checkout.`;throw new P({name:"BARE_REPOSITORY",message:n})}let e=await o.run(S());return{root:y(o.root).root,git:o,...e!==void 0&&{base:e}}}var oe=(t,o)=>({
secrets:o.secrets,configuration:o.configuration,portable:o.portable??false,path:(e,n,i)=>t(e,n.tool)??o.path(e,n,i)}),re=t=>(o,e,n)=>{let{path:i,change:r}=e;return t(
{call:ne(o,i,r?.path??i),...r&&{change:r}},n)},ne=({tool:t,input:o},e,n)=>{let{fileKey:i,destination:r}=G(t);return{tool:t,input:{...o,[i]:e,...r&&{[r]:n}}}},Z=16*
1024,se=(t,{workspace:o,policy:e})=>{let n=Object.entries(t.reminders).map(([s,a])=>({globs:F(s),note:a})),i=new Set,r=s=>{if(i.has(s))return[];let a=o.locate(s);
if(!a.ok||I(a.path,j,{workspace:o,policy:e}))return[];let l=o.stat(a.path);if(l?.kind!=="file"||l.broken||l.size>ie)return[];i.add(s);let p=o.read(a.path).toString(
"utf8");return[{path:s,text:p.slice(0,Z),cut:p.length>Z}]};return{reminders:s=>n.flatMap(({globs:a,note:l})=>typeof a!="string"&&a.some(({matches:p})=>p(s))?[l]:
[]),guidance:s=>{let a=["",...A(s)].flatMap(l=>t.guidance.map(p=>ee.posix.join(l,p)));return a.includes(s)&&i.add(s),a.flatMap(r)}}},ie=2**20,ae=(t,o)=>{let e=y(
t,o);return{files:e,read:n=>k(e.workspace,n),resume:async()=>{},takeBack:async(n,i,r)=>e.put(le(n,e.workspace),r)}},le=(t,o)=>{let{path:e,from:n,mode:i=o.stat(e)?.
mode??420}=t,r=k(o,e);return n===void 0?{path:e,before:r,after:V(t,r??Buffer.alloc(0)),mode:i}:{path:n,from:e,before:r,after:r,mode:i}},ce=(t,o)=>{let e=h(t),n={
locate:r=>e.locate(r),list:r=>e.list(r),stat:r=>e.stat(r),read:r=>e.read(r),linkTarget:r=>e.linkTarget(r),similar:r=>e.similar(r),made:(r,s)=>e.made?.(r,s)??{ok:true,
bytes:s}},i=async r=>{let s=h(t),a=await pe(r,s,o);return a||(e=s),a};return{files:{workspace:n,put:r=>K(e).put(r)},read:r=>k(n,r),resume:i,takeBack:(r,s)=>i(s)}},
k=(t,o)=>{let e=t.stat(o);return e?.kind==="file"&&!e.broken?t.read(o):void 0};async function pe(t,o,e){for await(let n of W([de(t)],{workspace:o,policy:e}))if(n.
type==="step"&&n.result.error)return n.result.error}var de=t=>({options:fe,steps:t.map((o,e)=>({...o,index:e+1,at:{line:e+1,column:1}}))}),fe={reads:"strict",duplicates:"\
keep",on_error:"stop",commits:"per-step",trailing_whitespace:"keep"};export{be as a,L as b,ke as c,Pe as d,_e as e,se as f,de as g};
