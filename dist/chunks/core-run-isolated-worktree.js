import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as U}from"./core-workspace-checkout.js";import{core_git_work_tree_snapshot$a as v}from"./hook.js";
import{core_policy_run_verifications_2$b as M}from"./run.js";import{core_history_stored_changes$c as j}from"./run.js";import{core_git_fast_import$b as A,core_git_fast_import$e as O,
core_git_fast_import$f as _}from"./run.js";import{core_policy_secrets_2$e as W}from"./run.js";import{core_git_commands_diff$h as x}from"./start.js";import{core_workspace_replacement$q as h,
core_workspace_replacement$s as L,core_workspace_replacement$u as B}from"./start.js";import{core_git_cat_file$d as G}from"./start.js";import{core_workspace_sources_disk$a as P}from"./start.js";
import{core_git_filters$A as F,core_git_filters$z as $}from"./start.js";import{core_workspace_path_guard$l as R}from"./start.js";import{core_text_paths$d as T,core_text_paths$e as I}from"./start.js";
import{core_workspace_file_identity$f as u}from"./hook.js";import{errors$b as y}from"./hook.js";import{empty$g as k,empty$h as N}from"./hook.js";import{constants as V}from"node:fs";
import{chmod as ie,copyFile as se,lstat as E,mkdir as H,readdir as ae,readlink as ce,realpath as de,symlink as J,utimes as me}from"node:fs/promises";import{isAbsolute as Y,
join as f,relative as le,sep as fe}from"node:path";var K=(t,e)=>Q(t,e,(r,o)=>Z(r,f(e.to,o),e)),z=(t,e)=>Q(t,e,async(r,o)=>{let n=f(e.to,o);if(await w(n))throw we(
o);await J(r,n,(await E(r)).isDirectory()?"junction":"file")});async function Q(t,e,r){let o=pe(t),n=await ye(o,e);return n===void 0?false:(await ge(o,e.to),await r(
n,o),true)}var pe=t=>{let e=R(t);if(e.ok)return e.path;throw b(t,"is not a plain path inside the checkout")};async function ye(t,{from:e}){for(let r of T(t))if((await w(
f(e,r)))?.isSymbolicLink())throw b(t,`leads through the link ${r}`);try{return await de(f(e,t))}catch(r){if(u(r,"ENOENT","ENOTDIR","ELOOP"))return;throw r}}async function ge(t,e){
for(let r of T(t)){let o=await w(f(e,r));if(!o)await H(f(e,r));else if(!o.isDirectory())throw b(t,`leads through ${r}, which is not a folder in the result`)}}async function w(t){
try{return await E(t)}catch(e){if(u(e,"ENOENT","ENOTDIR"))return;throw e}}async function Z(t,e,r){if(r.signal?.aborted)return;let o=await E(t);o.isDirectory()?await ue(
t,e,{...r,mode:o.mode}):o.isSymbolicLink()?await X(()=>he(t,e,r)):o.isFile()&&await X(async()=>{await se(t,e,V.COPYFILE_EXCL|V.COPYFILE_FICLONE),await me(e,o.atime,
o.mtime)})}async function ue(t,e,{mode:r,...o}){let n=await w(e);if(n&&!n.isDirectory())return;n||await H(e,{mode:448});let i=await ae(t);for(let s=0;s<i.length;s+=
q){let a=i.slice(s,s+q);await Promise.all(a.map(c=>Z(f(t,c),f(e,c),o)))}n||await ie(e,r)}var q=32;async function he(t,e,{from:r,to:o}){let n=await ce(t),i=Y(n)?
le(r,n):void 0,s=i!==void 0&&i!==".."&&!i.startsWith(`..${fe}`)&&!Y(i);await J(s?f(o,i):n,e)}async function X(t){try{await t()}catch(e){if(!u(e,"EEXIST"))throw e}}
var b=(t,e)=>new y({name:"POLICY_INVALID",message:`worktree: the path ${JSON.stringify(t)} ${e}. Correct the policy.`}),we=t=>b(t,"is in `link`, but the commit \
or `setup` makes it; a link would let that write into your checkout");async function be(t,e,r){let o=await _(t,e);try{let n=await ke(t,o.git,r);if(r.signal?.aborted)
throw ee("a worktree was made");let i=[...r.settings.copy,...r.settings.link].map(a=>a.replace(/\/+$/,""));return{...o,notes:n,provided:i,provides:a=>i.some(c=>I(
a,c))}}catch(n){throw await o[Symbol.asyncDispose](),n}}async function ke(t,e,r){let{settings:o,signal:n}=r,i={from:t.root,to:e.root,signal:n},s=[],a=async(c,m)=>{
for(let d of c)(t.bare||!await m(d,i))&&s.push(d)};return await a(o.copy,K),o.setup!==void 0&&!n?.aborted&&await ve(e,o.setup,r),await a(o.link,z),s.map(c=>`The\
 checkout has no ${c}, which the policy\u2019s worktree names: programs run without it.`)}async function ve(t,e,{settings:r,env:o,signal:n}){let{timeout:i}=r,s={
name:"setup",run:e,timeout:i,formats:false,env:[],"on-failure":"stop"},a={cwd:t.root,...o&&{env:o},...n&&{signal:n}};for await(let{problem:c,tail:m}of M([s],a)){
if(n?.aborted)throw ee("a worktree was made");if(!c)continue;let d=`The policy\u2019s worktree could not be set up: ${c.message}
${await W(m)}`;throw new y({...c,message:d.trimEnd()})}}var ee=t=>{let e=`The run was stopped while ${t}. Nothing was changed. Start it again.`;return new y({name:"\
INTERRUPTED",message:e})};async function Ke({baseline:t,store:e,settings:r,signal:o}){let n=await be(e.git,t.base.commit,{settings:r,env:e.env,signal:o}),i=Pe(e.
through(n.git)),s=({path:a})=>!n.provides(a);return{git:i,notes:n.notes,async prepare(a){return Oe(i,a),v(i)},async changesSince(a){let c=[],d=await v(i,{onRepository:p=>{
c.push(Te(p))}});return{tree:d,changes:[...await Ce(i,a,d),...c].filter(s)}},read:a=>P(i.root).read(a),[Symbol.asyncDispose]:()=>n[Symbol.asyncDispose]()}}var Te=t=>({
path:t,status:"added",isUtf8:true,oldMode:h,oldBlob:"",newMode:L,newBlob:""});function Pe(t){let e={GIT_DIR:t.gitDir,GIT_WORK_TREE:t.root};return{...t,run:r=>t.
run({...r,env:{...e,...r.env}}),runNow:r=>t.runNow({...r,env:{...e,...r.env}}),start:(r,o)=>t.start(r,{...e,...o})}}function Oe({root:t},e){let r=P(t),o=[...e.touched()].
flatMap(s=>{let a=e.stat(s),c=a?.kind==="file"?e.read(s):void 0,m=r.stat(s),d=m?.kind==="file"?r.read(s):void 0,p=a?.mode??420;return(c&&d?c.equals(d)&&Ee(p,m?.
mode):c===d)?[]:[{path:s,before:d,after:c,mode:p}]});if(o.length===0)return;let n=U(o,{root:t});if(!n.ok)throw new y(n.problems);let i=n.keep();if(i)throw new y(
i)}var Ee=(t,e=0)=>((t^e)&64)===0,Ce=(t,e,r)=>t.run(B(e,r,{renames:false})),ze=({oldMode:t,newMode:e,isUtf8:r})=>r&&[t,e].every(o=>o===h||o.startsWith("100"));async function Qe(t,{
base:e,conversions:r},{git:o}){var g=[];try{let n=[...t.touched()];if(n.length===0)return e.tree;let i=k(g,$(o,r));let s=l=>t.stat(l)?.kind==="file"?t.read(l):void 0;
i.attributesChanged(new Map(n.filter(F).map(l=>[l,s(l)])));let a=k(g,G(o),true);let c=async l=>(await a.read(`${e.commit}:${l}`))?.content;let m=[];for(let l of n){
let S=s(l),D=S&&await i.convert(l,S,()=>c(l)),ne=(t.stat(l)?.mode??0)&64?"100755":"100644";m.push(D?{path:l,mode:ne,...D}:{path:l,mode:"deleted"})}let d=A(o,{ref:"\
refs/editplan/command",parent:e.commit});await d.commit({author:O,committer:O,message:"before a command",files:m});let[p]=await d.finish({named:false});return p?.
tree??e.tree}catch(te){var re=te,oe=true}finally{var C=N(g,re,oe);C&&await C}}async function Ze(t,{step:e,programs:r},{from:o,to:n,changes:i}){let s=i.map(({path:m})=>m),
a=s.length===0?Buffer.alloc(0):await t.run(x(o,n,s)),c=i.map(({path:m,newMode:d,newBlob:p})=>({path:m,mode:d,blob:d===h?null:p}));return{step:e,programs:r,...j(
a),files:c}}export{be as a,ee as b,Ke as c,Ce as d,ze as e,Qe as f,Ze as g};
