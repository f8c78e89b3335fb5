import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as _}from"./core-workspace-checkout.js";import{core_git_work_tree_snapshot$a as v}from"./hook.js";
import{core_policy_run_verifications_2$b as j}from"./run.js";import{core_history_stored_changes$c as B}from"./run.js";import{core_git_fast_import$b as L,core_git_fast_import$e as A}from"./run.js";
import{core_policy_secrets_2$e as W}from"./run.js";import{core_git_commands_diff$h as I}from"./start.js";import{core_workspace_replacement$q as h,core_workspace_replacement$s as G,
core_workspace_replacement$u as F}from"./start.js";import{core_git_cat_file$d as R}from"./start.js";import{core_workspace_sources_disk$a as O}from"./start.js";import{
core_git_filters$A as x,core_git_filters$z as $}from"./start.js";import{core_workspace_path_guard$l as N}from"./start.js";import{core_text_paths$d as T}from"./start.js";
import{core_workspace_file_identity$f as g}from"./hook.js";import{errors$b as y}from"./hook.js";import{empty$g as b,empty$h as D}from"./hook.js";import{constants as M}from"node:fs";
import{chmod as se,copyFile as ae,lstat as P,mkdir as q,readdir as ce,readlink as de,realpath as me,symlink as X,utimes as le}from"node:fs/promises";import{isAbsolute as U,
join as p,relative as fe,sep as pe}from"node:path";async function H(t,e){let r=K(t),o=await z(r,e);return o===void 0?false:(await Q(r,e.to),await Z(o,p(e.to,r),
e),true)}async function J(t,e){let r=K(t),o=await z(r,e);if(o===void 0)return false;await Q(r,e.to);let n=p(e.to,r);if(await w(n))throw ge(r);return await X(o,n,
(await P(o)).isDirectory()?"junction":"file"),true}var K=t=>{let e=N(t);if(e.ok)return e.path;throw k(t,"is not a plain path inside the checkout")};async function z(t,{
from:e}){for(let r of T(t))if((await w(p(e,r)))?.isSymbolicLink())throw k(t,`leads through the link ${r}`);try{return await me(p(e,t))}catch(r){if(g(r,"ENOENT",
"ENOTDIR","ELOOP"))return;throw r}}async function Q(t,e){for(let r of T(t)){let o=await w(p(e,r));if(!o)await q(p(e,r));else if(!o.isDirectory())throw k(t,`lead\
s through ${r}, which is not a folder in the result`)}}async function w(t){try{return await P(t)}catch(e){if(g(e,"ENOENT","ENOTDIR"))return;throw e}}async function Z(t,e,r){
if(r.signal?.aborted)return;let o=await P(t);o.isDirectory()?await ye(t,e,{...r,mode:o.mode}):o.isSymbolicLink()?await Y(()=>ue(t,e,r)):o.isFile()&&await Y(async()=>{
await ae(t,e,M.COPYFILE_EXCL|M.COPYFILE_FICLONE),await le(e,o.atime,o.mtime)})}async function ye(t,e,{mode:r,...o}){let n=await w(e);if(n&&!n.isDirectory())return;
n||await q(e,{mode:448});let s=await ce(t);for(let a=0;a<s.length;a+=V){let c=s.slice(a,a+V);await Promise.all(c.map(i=>Z(p(t,i),p(e,i),o)))}n||await se(e,r)}var V=32;
async function ue(t,e,{from:r,to:o}){let n=await de(t),s=U(n)?fe(r,n):void 0,a=s!==void 0&&s!==".."&&!s.startsWith(`..${pe}`)&&!U(s);await X(a?p(o,s):n,e)}async function Y(t){
try{await t()}catch(e){if(!g(e,"EEXIST"))throw e}}var k=(t,e)=>new y({name:"POLICY_INVALID",message:`worktree: the path ${JSON.stringify(t)} ${e}. Correct the p\
olicy.`}),ge=t=>k(t,"is in `link`, but the commit or `setup` makes it; a link would let that write into your checkout");async function he(t,e,r){let o=await A(t,
e);try{let n=await we(t,o.git,r);if(r.signal?.aborted)throw te("a worktree was made");let s=[...r.settings.copy,...r.settings.link].map(c=>c.replace(/\/+$/,""));
return{...o,notes:n,provides:c=>s.some(i=>c===i||c.startsWith(`${i}/`))}}catch(n){throw await o[Symbol.asyncDispose](),n}}async function we(t,e,r){let{settings:o,
signal:n}=r,s={from:t.root,to:e.root,signal:n},a=[],c=async(i,d)=>{for(let m of i)(t.bare||!await d(m,s))&&a.push(m)};return await c(o.copy,H),o.setup!==void 0&&
!n?.aborted&&await ke(e,o.setup,r),await c(o.link,J),a.map(i=>`The checkout has no ${i}, which the policy\u2019s worktree names: programs run without it.`)}async function ke(t,e,{
settings:r,env:o,signal:n}){let{timeout:s}=r,a={name:"setup",run:e,timeout:s,formats:false,env:[],"on-failure":"stop"},c={cwd:t.root,...o&&{env:o},...n&&{signal:n}};
for await(let{problem:i,tail:d}of j([a],c)){if(n?.aborted)throw te("a worktree was made");if(!i)continue;let m=`The policy\u2019s worktree could not be set up: ${i.
message}
${await W(d)}`;throw new y({...i,message:m.trimEnd()})}}var te=t=>{let e=`The run was stopped while ${t}. Nothing was changed. Start it again.`;return new y({name:"\
INTERRUPTED",message:e})};async function Xe({baseline:t,store:e,settings:r,signal:o}){let n=await he(e.git,t.base.commit,{settings:r,env:e.env,signal:o}),s=ve(e.
through(n.git)),a=[...r.copy,...r.link].map(i=>i.replace(/\/+$/,"")),c=({path:i})=>!a.some(d=>i===d||i.startsWith(`${d}/`));return{git:s,notes:n.notes,async prepare(i){
return Te(s,i),v(s)},async changesSince(i){let d=[],f=await v(s,{onRepository:u=>{d.push(be(u))}});return{tree:f,changes:[...await Pe(s,i,f),...d].filter(c)}},read:i=>O(
s.root).read(i),[Symbol.asyncDispose]:()=>n[Symbol.asyncDispose]()}}var be=t=>({path:t,status:"added",isUtf8:true,oldMode:h,oldBlob:"",newMode:G,newBlob:""});function ve(t){
let e={GIT_DIR:t.gitDir,GIT_WORK_TREE:t.root};return{...t,run:r=>t.run({...r,env:{...e,...r.env}}),runNow:r=>t.runNow({...r,env:{...e,...r.env}}),start:(r,o)=>t.
start(r,{...e,...o})}}function Te({root:t},e){let r=O(t),o=[...e.touched()].flatMap(a=>{let c=e.stat(a),i=c?.kind==="file"?e.read(a):void 0,d=r.stat(a),m=d?.kind===
"file"?r.read(a):void 0,f=c?.mode??420;return(i&&m?i.equals(m)&&Oe(f,d?.mode):i===m)?[]:[{path:a,before:m,after:i,mode:f}]});if(o.length===0)return;let n=_(o,{root:t});
if(!n.ok)throw new y(n.problems);let s=n.keep();if(s)throw new y(s)}var Oe=(t,e=0)=>((t^e)&64)===0,Pe=(t,e,r)=>t.run(F(e,r,{renames:false})),He=({oldMode:t,newMode:e,
isUtf8:r})=>r&&[t,e].every(o=>o===h||o.startsWith("100"));async function Je(t,{base:e,conversions:r},{git:o}){var u=[];try{let n=[...t.touched()];if(n.length===
0)return e.tree;let s=b(u,$(o,r));let a=l=>t.stat(l)?.kind==="file"?t.read(l):void 0;s.attributesChanged(new Map(n.filter(x).map(l=>[l,a(l)])));let c=b(u,R(o),true);
let i=async l=>(await c.read(`${e.commit}:${l}`))?.content;let d=[];for(let l of n){let C=a(l),S=C&&await s.convert(l,C,()=>i(l)),ie=(t.stat(l)?.mode??0)&64?"10\
0755":"100644";d.push(S?{path:l,mode:ie,...S}:{path:l,mode:"deleted"})}let m=L(o,{ref:"refs/editplan/command",parent:e.commit});await m.commit({author:ee,committer:ee,
message:"before a command",files:d});let[f]=await m.finish({named:false});return f?.tree??e.tree}catch(re){var oe=re,ne=true}finally{var E=D(u,oe,ne);E&&await E}}
var ee={name:"editplan",email:"editplan@localhost",date:"0 +0000"};async function Ke(t,{step:e,programs:r},{from:o,to:n,changes:s}){let a=s.map(({path:d})=>d),c=a.
length===0?Buffer.alloc(0):await t.run(I(o,n,a)),i=s.map(({path:d,newMode:m,newBlob:f})=>({path:d,mode:m,blob:m===h?null:f}));return{step:e,programs:r,...B(c),files:i}}
export{he as a,te as b,Xe as c,Pe as d,He as e,Je as f,Ke as g};
