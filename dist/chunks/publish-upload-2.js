import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{publish_target$j as A}from"./start.js";import{core_workspace_replacement$q as T,
core_workspace_replacement$s as H,core_workspace_replacement$u as O}from"./start.js";import{core_git_cat_file$d as b}from"./start.js";import{core_git_filters$a as v}from"./start.js";
import{core_text_lfs_pointer$a as C,core_text_lfs_pointer$b as S}from"./start.js";import{core_git_commands_remote$h as U}from"./start.js";import{core_git_commands_commit$f as k,
core_git_commands_commit$g as G,core_git_commands_commit$h as B,core_git_commands_commit$i as I}from"./start.js";import{publish_github_api_2$D as L,publish_github_api_2$E as F,
publish_github_api_2$F as _}from"./start.js";import{core_git_git$D as $,core_git_git$f as E}from"./hook.js";import{errors$b as u}from"./hook.js";import{empty$g as y,
empty$h as w}from"./hook.js";var z=100,R=1e6;async function*K(t,n){var r=[];try{let s=y(r,b(t),true);let o=new Set;for(let m of n){let{tree:l,parent:f}=m,h=[],d=[];
for(let g of q(await t.run(O(`${f}^{tree}`,l,{renames:false}))))d.push(await J(g,{objects:s,known:o,blobs:h}));yield{snapshot:m,base:await t.run(k(f)),blobs:h,chunks:Y(
d),message:await W(t,m)}}}catch(e){var i=e,a=true}finally{var c=w(r,i,a);c&&await c}}function Y(t){let n=[],s=0;for(let o of t){let r=Buffer.byteLength(o.content??
""),e=n.at(-1);e&&e.length<z&&r<=s?e.push(o):(n.push([o]),s=R),s-=r}return n}var q=t=>[...t.filter(({newMode:n})=>n===T),...t.filter(({newMode:n})=>n!==T)];async function J(t,{
objects:n,known:s,blobs:o}){let{path:r,newMode:e,newBlob:i}=t;if(!t.isUtf8)throw j(`The name "${r}" is not UTF-8, which GitHub\u2019s API cannot carry`);if(e===
T)return{path:r,mode:"100644",type:"blob",sha:null};if(e===H)return{path:r,mode:e,type:"commit",sha:i};if(s.has(i))return{path:r,mode:e,type:"blob",sha:i};let a=(await n.
read(i))?.content??Buffer.alloc(0),c=a.toString("utf8");if(C(a)!==void 0)throw j(`The file "${r}" is in Git LFS, whose contents the API does not take along`);return a.
length<=R&&Buffer.from(c).equals(a)?{path:r,mode:e,type:"blob",content:c}:(o.push(a),s.add(i),{path:r,mode:e,type:"blob",sha:i})}async function W(t,{commit:n,message:s}){
let{name:o,email:r}=await t.run(G(n));return`${s.trimEnd()}
Co-authored-by: ${o} <${r}>
`}var j=t=>new u({name:"GITHUB_FAILED",message:`${t}. Publish without \`sign-commits: api\`.`});async function x(t,{snapshots:n,head:s}){var m=[];try{let o=[...n];
let r=o.at(-1);if(!r||r.commit===s.commit)return o;let e=y(m,b(t),true);let i=(await e.read(s.commit))?.content.toString("utf8")??"";let[a="",c=""]=[...i.matchAll(
/^parent (.+)$/gm)].map(([,g])=>g??"");return[...o,{...s,parent:a,merged:c,message:i.slice(i.indexOf(`

`)+2),steps:[]}]}catch(l){var f=l,h=true}finally{var d=w(m,f,h);d&&await d}}var N=({parent:t,merged:n},s)=>[t,...n===void 0?[]:[n]].map(o=>s.get(o)??o);async function dt(t,n,s){
let o=new Map,r=await x(t,n);if(r.length===0)return o;if(await t.run(I())===void 0){let e="The commits cannot be signed: git does not know who you are. Set `use\
r.name` and `user.email`.";throw new u({name:"GIT_FAILED",message:e})}for(let e of r){let i=await t.run(G(e.commit));o.set(e.commit,await Q(t,{...e,parents:N(e,
o),author:i},s))}return o}async function Q(t,n,s){try{return await t.run(B(n,s))}catch(o){if(!(o instanceof u))throw o;let r=`The commits could not be signed, a\
nd nothing was pushed. Check \`user.signingkey\` and that its ${s} key can be used without a prompt: ${E(o)}.`;throw new u({name:"GIT_FAILED",message:r})}}async function lt(t,n,{
target:s,chain:o}){let r=new Map,e=s.headRepository;for await(let i of K(t,await x(t,o))){let{snapshot:a,message:c}=i,m=await V(n,e,i),l=N(a,r),f=await n.send(_(
e,{message:c,tree:m,parents:l}));if(!f.verification.verified)throw X(f.verification.reason);r.set(a.commit,f.sha)}return r}async function V(t,n,s){let{snapshot:o,
base:r,blobs:e,chunks:i}=s;for(let m of e)await t.send(L(n,m));let a=r;for(let m of i)a=(await t.send(F(n,a,m))).sha;if(a===o.tree)return a;let c=`GitHub made t\
he tree ${a} of a commit whose tree is ${o.tree}, so the branch was not moved. Publish without \`sign-commits: api\`.`;throw new u({name:"GITHUB_FAILED",message:c})}
function X(t){let n=`GitHub did not sign the commit (${t}), so the branch was not moved. It signs for the tokens of apps and workflows only: use such a token, o\
r publish without \`sign-commits: api\`.`;return new u({name:"GITHUB_FAILED",message:n})}var D=500;async function ht(t,{push:n},s){if(n.relay===void 0)return;let o=$(
t.commonDir,await t.config());if(!o)return;let r=(await Z(t,s)).filter(o);try{for(let e=0;e<r.length;e+=D)await t.run(U(n,r.slice(e,e+D)))}catch(e){if(!(e instanceof
u))throw e;let i=A(e.message)?.[1]??"Install git-lfs on the runner, and see that the token may write",a=`The commits change files of Git LFS, whose contents cou\
ld not be uploaded, so nothing was pushed: ${E(e)}. ${i[0]?.toUpperCase()}${i.slice(1)}.`;throw new u({name:"LFS_NOT_UPLOADED",message:a})}}async function ut({git:t,
before:n,after:s,paths:o,conversions:r}){var l=[];try{let e=o.filter(p=>r.of(p).inLfs);if(e.length===0)return;let i=y(l,b(t),true);let a=async(p,M)=>{let P=await i.
read(`${p}:${M}`);return P!==void 0&&P.content.length>0&&C(P.content)===void 0};let c=[];for(let p of e)await a(s,p)&&!await a(n,p)&&c.push(p);if(c.length===0)return;
let m=`${c.map(p=>JSON.stringify(p)).join(", ")} belongs into Git LFS by .gitattributes, and no git-lfs is configured here: git would store the content itself. \
Nothing was pushed. Install git-lfs on the runner, run \`git lfs install\` before this step, or leave the file out of the plan.`;throw new u({name:"LFS_NOT_UPLO\
ADED",message:m})}catch(f){var h=f,d=true}finally{var g=w(l,h,d);g&&await g}}async function Z(t,n){var i=[];try{let s=new Set;for(let{parent:f,tree:h}of n)for(let{
newMode:d,newBlob:g}of await t.run(O(`${f}^{tree}`,h,{renames:false})))d.startsWith("100")&&s.add(g);let o=await t.run(v([...s]));let r=y(i,b(t),true);let e=new Set;
for(let[f,h]of[...s].entries()){if((o[f]??1024)>=1024)continue;let d=C((await r.read(h))?.content??Buffer.alloc(0));d!==void 0&&e.add(d)}return[...e]}catch(a){var c=a,
m=true}finally{var l=w(i,c,m);l&&await l}}export{K as a,Y as b,dt as c,lt as d,ht as e,ut as f};
