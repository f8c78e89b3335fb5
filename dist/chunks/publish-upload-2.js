import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{publish_target$j as j}from"./start.js";import{core_workspace_replacement$q as T,
core_workspace_replacement$s as _,core_workspace_replacement$u as O}from"./start.js";import{core_git_cat_file$d as b}from"./start.js";import{core_git_filters$a as H}from"./start.js";
import{core_text_lfs_pointer$a as C,core_text_lfs_pointer$b as E}from"./start.js";import{core_git_commands_remote$h as U}from"./start.js";import{core_git_commands_commit$f as F,
core_git_commands_commit$g as S,core_git_commands_commit$h as v,core_git_commands_commit$i as A}from"./start.js";import{core_git_git$C as I,core_git_git$f as G}from"./hook.js";
import{publish_github_api_2$F as L,publish_github_api_2$G as k,publish_github_api_2$H as B}from"./start.js";import{errors$b as p}from"./hook.js";import{empty$g as y,
empty$h as w}from"./hook.js";var $=100;async function*z(t,n){var r=[];try{let s=y(r,b(t),true);let o=new Set;for(let m of n){let{tree:h,parent:f}=m,u=[],d=[];for(let g of q(
await t.run(O(`${f}^{tree}`,h,{renames:false}))))d.push(await J(g,{objects:s,known:o,blobs:u}));yield{snapshot:m,base:await t.run(F(f)),blobs:u,chunks:Array.from(
{length:Math.ceil(d.length/$)},(g,l)=>d.slice(l*$,(l+1)*$)),message:await K(t,m)}}}catch(e){var i=e,a=true}finally{var c=w(r,i,a);c&&await c}}var q=t=>[...t.filter(
({newMode:n})=>n===T),...t.filter(({newMode:n})=>n!==T)];async function J(t,{objects:n,known:s,blobs:o}){let{path:r,newMode:e,newBlob:i}=t;if(!t.isUtf8)throw D(
`The name "${r}" is not UTF-8, which GitHub\u2019s API cannot carry`);if(e===T)return{path:r,mode:"100644",type:"blob",sha:null};if(e===_)return{path:r,mode:e,type:"\
commit",sha:i};if(s.has(i))return{path:r,mode:e,type:"blob",sha:i};let a=(await n.read(i))?.content??Buffer.alloc(0),c=a.toString("utf8");if(C(a)!==void 0)throw D(
`The file "${r}" is in Git LFS, whose contents the API does not take along`);return Buffer.from(c).equals(a)?{path:r,mode:e,type:"blob",content:c}:(o.push(a),s.
add(i),{path:r,mode:e,type:"blob",sha:i})}async function K(t,{commit:n,message:s}){let{name:o,email:r}=await t.run(S(n));return`${s.trimEnd()}
Co-authored-by: ${o} <${r}>
`}var D=t=>new p({name:"GITHUB_FAILED",message:`${t}. Publish without \`sign-commits: api\`.`});async function x(t,{snapshots:n,head:s}){var m=[];try{let o=[...n];
let r=o.at(-1);if(!r||r.commit===s.commit)return o;let e=y(m,b(t),true);let i=(await e.read(s.commit))?.content.toString("utf8")??"";let[a="",c=""]=[...i.matchAll(
/^parent (.+)$/gm)].map(([,g])=>g??"");return[...o,{...s,parent:a,merged:c,message:i.slice(i.indexOf(`

`)+2),steps:[]}]}catch(h){var f=h,u=true}finally{var d=w(m,f,u);d&&await d}}var M=({parent:t,merged:n},s)=>[t,...n===void 0?[]:[n]].map(o=>s.get(o)??o);async function mt(t,n,s){
let o=new Map,r=await x(t,n);if(r.length===0)return o;if(await t.run(A())===void 0){let e="The commits cannot be signed: git does not know who you are. Set `use\
r.name` and `user.email`.";throw new p({name:"GIT_FAILED",message:e})}for(let e of r){let i=await t.run(S(e.commit));o.set(e.commit,await W(t,{...e,parents:M(e,
o),author:i},s))}return o}async function W(t,n,s){try{return await t.run(v(n,s))}catch(o){if(!(o instanceof p))throw o;let r=`The commits could not be signed, a\
nd nothing was pushed. Check \`user.signingkey\` and that its ${s} key can be used without a prompt: ${G(o)}.`;throw new p({name:"GIT_FAILED",message:r})}}async function ft(t,n,{
target:s,chain:o}){let r=new Map,e=s.headRepository;for await(let i of z(t,await x(t,o))){let{snapshot:a,message:c}=i,m=await Y(n,e,i),h=M(a,r),f=await n.send(B(
e,{message:c,tree:m,parents:h}));if(!f.verification.verified)throw Q(f.verification.reason);r.set(a.commit,f.sha)}return r}async function Y(t,n,s){let{snapshot:o,
base:r,blobs:e,chunks:i}=s;for(let m of e)await t.send(L(n,m));let a=r;for(let m of i)a=(await t.send(k(n,a,m))).sha;if(a===o.tree)return a;let c=`GitHub made t\
he tree ${a} of a commit whose tree is ${o.tree}, so the branch was not moved. Publish without \`sign-commits: api\`.`;throw new p({name:"GITHUB_FAILED",message:c})}
function Q(t){let n=`GitHub did not sign the commit (${t}), so the branch was not moved. It signs for the tokens of apps and workflows only: use such a token, o\
r publish without \`sign-commits: api\`.`;return new p({name:"GITHUB_FAILED",message:n})}var R=500;async function dt(t,{push:n},s){if(n.relay===void 0)return;let o=I(
t.commonDir,await t.config());if(!o)return;let r=(await V(t,s)).filter(o);try{for(let e=0;e<r.length;e+=R)await t.run(U(n,r.slice(e,e+R)))}catch(e){if(!(e instanceof
p))throw e;let i=j(e.message)?.[1]??"Install git-lfs on the runner, and see that the token may write",a=`The commits change files of Git LFS, whose contents cou\
ld not be uploaded, so nothing was pushed: ${G(e)}. ${i[0]?.toUpperCase()}${i.slice(1)}.`;throw new p({name:"LFS_NOT_UPLOADED",message:a})}}async function lt({git:t,
before:n,after:s,paths:o,conversions:r}){var h=[];try{let e=o.filter(l=>r.of(l).inLfs);if(e.length===0)return;let i=y(h,b(t),true);let a=async(l,N)=>{let P=await i.
read(`${l}:${N}`);return P!==void 0&&P.content.length>0&&C(P.content)===void 0};let c=[];for(let l of e)await a(s,l)&&!await a(n,l)&&c.push(l);if(c.length===0)return;
let m=`${c.map(l=>JSON.stringify(l)).join(", ")} belongs into Git LFS by .gitattributes, and no git-lfs is configured here: git would store the content itself. \
Nothing was pushed. Install git-lfs on the runner, run \`git lfs install\` before this step, or leave the file out of the plan.`;throw new p({name:"LFS_NOT_UPLO\
ADED",message:m})}catch(f){var u=f,d=true}finally{var g=w(h,u,d);g&&await g}}async function V(t,n){var i=[];try{let s=new Set;for(let{parent:f,tree:u}of n)for(let{
newMode:d,newBlob:g}of await t.run(O(`${f}^{tree}`,u,{renames:false})))d.startsWith("100")&&s.add(g);let o=await t.run(H([...s]));let r=y(i,b(t),true);let e=new Set;
for(let[f,u]of[...s].entries()){if((o[f]??1024)>=1024)continue;let d=C((await r.read(u))?.content??Buffer.alloc(0));d!==void 0&&e.add(d)}return[...e]}catch(a){var c=a,
m=true}finally{var h=w(i,c,m);h&&await h}}export{z as a,mt as b,ft as c,dt as d,lt as e};
