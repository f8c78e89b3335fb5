import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{c as Y,e as $,f as y,g as K}from"./core-session-session.js";
import{core_run_run_policy_2$a as H,core_run_run_policy_2$d as J}from"./run.js";import{core_engine_replay$f as W}from"./run.js";import{core_run_baseline_2$c as _}from"./start.js";
import{core_workspace_new_files_2$d as M}from"./start.js";import{core_workspace_sources_disk$a as D}from"./start.js";import{core_tools_notebook_edit$l as G}from"./start.js";
import{core_tools_run$c as b}from"./start.js";import{core_tools_file_change$f as N}from"./start.js";import{core_tools_permission$b as j,core_tools_permission$e as I}from"./start.js";
import{core_text_paths$d as A}from"./start.js";import{core_text_globs$a as F}from"./start.js";import{core_git_git$D as O,core_git_git$u as S}from"./hook.js";import{
core_text_splice$e as C}from"./hook.js";import{zod_2$B as T,zod_2$G as h,zod_2$L as x,zod_2$M as p,zod_2$P as B,zod_2$W as v,zod_2$a as R,zod_2$p as c,zod_2$w as E,
zod_2$z as u}from"./start.js";import{core_text_digest$a as w}from"./hook.js";import{errors$b as g,errors$c as z}from"./hook.js";import ee from"node:path";var Z=p(
{path:c(),from:c().optional(),before:c().nullable(),after:c().nullable(),mode:u().min(0).optional(),start:u().min(0),removed:E(),inserted:u().min(0),insertions:u(),
deletions:u(),id:c().regex(/^[0-9a-f]{8}$/).optional()}),q=x({tool:c(),input:h()}).transform((t,o)=>{let e=Y(t.tool,t.input);return e.ok?e.call:(o.addIssue({code:"\
custom",message:e.problem.message}),R)}),Q=p({tool:c(),path:c().optional(),input:h().optional(),error:p({name:c(),message:c()})}),X=B([p({recording:v(1),root:c(),
dry_run:T(),base:c().optional()}),p({step:q,change:Z.optional()}),p({undone:u().positive()}),p({refused:Q}),p({title:c().optional(),description:c().optional()}),
p({saved:c()})]);function be(t){try{return X.safeParse(JSON.parse(t)).data}catch(o){if(o instanceof SyntaxError)return;throw o}}var L=t=>w(t);function ke(t){let{
path:o,from:e,after:n,mode:s}=t,r=e===void 0?t.before:void 0,[i,a]=[r??k,n??k],l={start:i.length,end:i.length,replacement:k},[{start:d,end:f,replacement:m}=l]=C(
i,a,1);return{path:o,...e!==void 0&&{from:e},before:r?L(r):null,after:n?L(n):null,...(n===void 0||e!==void 0)&&{mode:s},start:d,removed:i.toString("base64",d,f),
inserted:m.length,...N([t])}}var Pe=({path:t,from:o,before:e,after:n})=>o===void 0?[{path:t,before:e,after:n}]:[{path:o,before:n,after:null},{path:t,before:null,
after:n}];function U({before:t,start:o,removed:e,inserted:n},s){if(t!==null)return Buffer.concat([s.subarray(0,o),Buffer.from(e,"base64"),s.subarray(o+n)])}var k=Buffer.
alloc(0);async function _e(t){let{root:o,git:e,base:n}=await te(t.root),s=e&&n!==void 0?await H(e,n,{given:t.policy,asks:false}):await J(t.policy),r=t.dryRun||s.
checkOnly;if(!r&&e&&_(e.gitDir)){let f="A run was interrupted here and waits to be finished or rolled back. Run `editplan resume` first.";throw new g({name:"INT\
ERRUPTED",message:f})}let i=oe(t.refuse,s),a=e&&await M(o),l=r?ce({...D(o),...a&&{newFile:a}},i):ae(o,a),d=$({files:l.files,policy:i,accept:re(t.accept),...t.settings&&
{options:t.settings}});return{root:o,...n!==void 0&&{base:n},dryRun:r,advice:ie(s.file,{workspace:l.files.workspace,policy:i}),isName:f=>{let m=l.files.workspace.
locate(f);return m.ok&&m.path===f},read:l.read,resume:l.resume,takeBack:l.takeBack,secrets:async f=>s.secrets("",f),call:d.call,close:d.close}}async function te(t){
let o=await O(t).catch(z("NOT_A_REPOSITORY"));if(!o)return{root:y(t).root};if(o.bare){let n=`${JSON.stringify(t)} is a bare repository, which has no files to ed\
it. Name a checkout.`;throw new g({name:"BARE_REPOSITORY",message:n})}let e=await o.run(S());return{root:y(o.root).root,git:o,...e!==void 0&&{base:e}}}var oe=(t,o)=>({
secrets:o.secrets,configuration:o.configuration,portable:o.portable??false,path:(e,n,s)=>t(e,n.tool)??o.path(e,n,s)}),re=t=>(o,e,n)=>{let{path:s,change:r}=e;return t(
{call:ne(o,s,r?.path??s),...r&&{change:r}},n)},ne=({tool:t,input:o},e,n)=>{let{fileKey:s,destination:r}=G(t);return{tool:t,input:{...o,[s]:e,...r&&{[r]:n}}}},V=16*
1024,ie=(t,{workspace:o,policy:e})=>{let n=Object.entries(t.reminders).map(([i,a])=>({globs:F(i),note:a})),s=new Set,r=i=>{if(s.has(i))return[];let a=o.locate(i);
if(!a.ok||I(a.path,j,{workspace:o,policy:e}))return[];let l=o.stat(a.path);if(l?.kind!=="file"||l.broken||l.size>se)return[];s.add(i);let d=o.read(a.path).toString(
"utf8");return[{path:i,text:d.slice(0,V),cut:d.length>V}]};return{reminders:i=>n.flatMap(({globs:a,note:l})=>typeof a!="string"&&a.some(({matches:d})=>d(i))?[l]:
[]),guidance:i=>{let a=["",...A(i)].flatMap(l=>t.guidance.map(d=>ee.posix.join(l,d)));return a.includes(i)&&s.add(i),a.flatMap(r)}}},se=2**20,ae=(t,o)=>{let e=y(
t,o);return{files:e,read:n=>P(e.workspace,n),resume:async()=>{},takeBack:async(n,s,r)=>e.put(le(n,e.workspace),r)}},le=(t,o)=>{let{path:e,from:n,mode:s=o.stat(e)?.
mode??420}=t,r=P(o,e);return n===void 0?{path:e,before:r,after:U(t,r??Buffer.alloc(0)),mode:s}:{path:n,from:e,before:r,after:r,mode:s}},ce=(t,o)=>{let e=b(t),n={
locate:r=>e.locate(r),list:r=>e.list(r),stat:r=>e.stat(r),read:r=>e.read(r),linkTarget:r=>e.linkTarget(r),similar:r=>e.similar(r),made:(r,i)=>e.made?.(r,i)??{ok:true,
bytes:i}},s=async r=>{let i=b(t),a=await de(r,i,o);return a||(e=i),a};return{files:{workspace:n,put:r=>K(e).put(r)},read:r=>P(n,r),resume:s,takeBack:(r,i)=>s(i)}},
P=(t,o)=>{let e=t.stat(o);return e?.kind==="file"&&!e.broken?t.read(o):void 0};async function de(t,o,e){for await(let n of W([pe(t)],{workspace:o,policy:e}))if(n.
type==="step"&&n.result.error)return n.result.error}var pe=t=>({options:fe,steps:t.map((o,e)=>({...o,index:e+1,at:{line:e+1,column:1}}))}),fe={reads:"strict",duplicates:"\
keep",on_error:"stop",commits:"per-step",trailing_whitespace:"keep"};export{be as a,L as b,ke as c,Pe as d,_e as e,ie as f,pe as g};
