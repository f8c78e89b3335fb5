import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as te}from"./publish-verify-pull-2.js";import{b as ee,
e as ne}from"./publish-compare-pull.js";import{c as Z}from"./publish-manifest.js";import{core_history_runs$e as X}from"./run.js";import{core_git_fast_import$d as Q}from"./run.js";
import{core_history_message$i as P}from"./run.js";import{core_git_commands_log$b as S}from"./run.js";import{core_policy_secrets_2$e as D}from"./run.js";import{core_git_commands_diff$g as U}from"./start.js";
import{core_run_baseline_2$d as J,core_run_baseline_2$g as z}from"./start.js";import{core_git_partial_clone$h as V}from"./start.js";import{core_git_cat_file$d as q}from"./start.js";
import{core_workspace_new_files_2$b as Y}from"./start.js";import{core_workspace_sources_disk$a as W}from"./start.js";import{core_git_filters$e as K}from"./start.js";
import{core_git_commands_remote$c as j,core_git_commands_remote$d as A}from"./start.js";import{core_git_commands_commit$a as F}from"./start.js";import{core_git_git$t as $,
core_git_git$u as E,core_git_git$w as G,core_git_git$y as H,core_git_git$z as R}from"./hook.js";import{core_text_utf8_cache$k as B}from"./hook.js";import{core_text_words$a as _}from"./hook.js";
import{errors$b as h}from"./hook.js";import{empty$g as L,empty$h as T}from"./hook.js";import{resolve as Se}from"node:path";var p=(e,n)=>({settled:e.map(t=>({line:t,
origin:n})),further:[]}),b=e=>({settled:e.flatMap(({settled:n})=>n),further:e.flatMap(({further:n})=>n)}),C=(e,n)=>{let t=new Map;for(let r of e){let o=t.get(n(
r));o?o.push(r):t.set(n(r),[r])}return t},M=({steps:e})=>/^\d*$/.test(e),N=({commit:e},{plan:n,...t},r=new Map)=>{let o=r.get(n);return{kind:"step",by:"trailers",
commit:e,...t,plan:{sha256:n,...o!==void 0&&{title:o}}}},O=({commit:e,author:n,message:t})=>({kind:"person",commit:e,author:n,subject:t.split(`
`,1)[0]??""}),w=({number:e,url:n})=>({number:e,url:n}),re=e=>/^0+$/.test(e),x=({path:e,commit:n,lines:t})=>({args:["-c","core.quotePath=false","blame","--porcel\
ain","--root","--no-textconv","--ignore-revs-file=",...t?[`-L${t[0]},${t[1]}`]:[],...n===void 0?[]:[n],"--",e],input:"",parse:he});function he(e){let n=[],t=new Map,
r=[];for(let o=0;o<e.length;){let i=e.indexOf(Oe,o),s=i<0?e.length:i;if(e[o]===be){let[a="",l="",m=""]=r,d=e.subarray(o+1,s);n.push({commit:a,path:t.get(a)??"",
line:Number(l),at:Number(m),bytes:d}),r=[]}else{let a=e.toString("utf8",o,s);r.length===0?r=a.split(" "):a.startsWith("filename ")&&t.set(r[0]??"",Q(a.slice(9)))}
o=s+1}return n}var Oe=10,be=9;async function se(e,n,t){let{facts:r,pull:o,derive:i}=t;try{let{manifest:d,digest:c}=await Le(e,t);return await Z({...i,manifest:d,
digest:c,commits:"per-step"},u=>we(e,n,{facts:r,pull:o,objects:u.git,run:{...u,digest:c,manifest:d,pull:o}}))}catch(d){var s=[];try{if(!(d instanceof h)||te.has(
d.name))throw d;let c=L(s,Y(e));let u=await de(e,n,{facts:r,pull:o,objects:c.git});return{...u,problem:d.problems[0]}}catch(a){var l=a,m=true}finally{T(s,l,m)}}}
async function we(e,n,t){let{pull:r,objects:o,run:i}=t,{head:s,kept:a=[]}=r.run??{},l=f=>me(o,f,t.facts,i),m=f=>de(e,f,t),[d,c]=s===r.head&&a.length===0?[l,m]:[
m,l],u=await d(n);if(u.left.length===0)return u;let y=await c(u.left),g=`The file is not the one that the manifest of pull request #${r.number} gives, so editpl\
an cannot tell which step wrote the line.`;return{...b([u,y]),left:y.left,problem:{name:"VERIFY_MISMATCH",message:g}}}async function Le(e,{facts:n,pull:t,pulls:r}){
let o=t.run?.manifest;if(o===void 0){let a=`The ledger of pull request #${t.number} of this commit names no manifest, so its run cannot be made again.`;throw new h(
{name:"MANIFEST_MISSING",message:a})}let i=await r.manifestOf(t,o);if(await V(e,i.base,n.commit),await e.run(R(i.base,n.parents[0]??"")))return{manifest:i,digest:o};
let s=`The base ${i.base} of the manifest is not in the history of ${n.commit}.`;throw new h({name:"VERIFY_MISMATCH",message:s})}async function me(e,n,t,r){let{
explained:o,left:i}=await ue(e,n,t,r.run.head.commit),s=le(r),a=o.map(l=>{let m=s.get(l.commit);return m?p([l],m):{settled:[],further:[l]}});return{...b(a),left:i}}
function le({run:e,title:n,manifest:t,digest:r,pull:o}){let i=t.plans.map(({name:a})=>a),s=new Map;for(let{commit:a,message:l}of e.snapshots){let m=P(l);if(!m||
m==="several")continue;let{plan:d,...c}=m,u={pull:w(o),manifest:r};s.set(a,{kind:"step",by:"manifest",commit:a,...c,plan:{sha256:d,title:n,files:i},...u})}return s}
async function de(e,n,t){let{facts:r,pull:o,objects:i}=t;if(!await Ce(e,o))return{...v,left:n};let s=await Pe(e,r,o.head);if(s)return ie(n,s,{...t,at:r});let{explained:a,
left:l}=await ue(i,n,r,o.head),m=[{...v,left:l}];for(let[c,u]of C(a,y=>y.commit))if(await e.run(R(c,r.commit)))m.push({...v,further:u});else{let y=await ce(i,c);
m.push(await ie(u,y,{...t,at:y}))}let d=new Set(m.flatMap(c=>c.left.map(({at:u})=>u)));return{...b(m),left:n.filter(({at:c})=>d.has(c))}}var v={settled:[],further:[],
left:[]},ce=async(e,n)=>(await e.run(S([n])))[0];async function Pe(e,n,t){if(await e.run(R(n.commit,t)))return n;let r=await oe(e,n.commit);for(let{id:o,parents:i}of await e.
run(F(n.parents[0]??"",t)))if(i.length===1&&await oe(e,o)===r)return ce(e,o)}var oe=async(e,n)=>(await e.run(U(n))).toString("latin1").replace(/^(?:index [0-9a-f]+\.\.[0-9a-f]+|@@ -[\d,]+ \+[\d,]+ @@.*)/gm,
"");async function Ce(e,{number:n,head:t,upstream:r}){let o=async()=>await e.run(j(t))!==void 0;if(await o())return true;try{await e.run(A(r,[`refs/pull/${n}/he\
ad`]))}catch(i){if(!(i instanceof h))throw i}return o()}async function ie(e,n,{pull:t,objects:r,run:o,at:i}){let s=o&&le(o).get(n.commit);if(s)return{...p(e,s),
left:[]};let a=P(n.message);if(a==="several")return{...v,left:e};let l=w(t);if(!a)return{...p(e,{...O(n),pull:l}),left:[]};let m={...N(n,a),pull:l};if(M(m)||!o||
n.parents.length!==1)return{...p(e,m),left:[]};let d=await me(r,e,i,o);return{...b([d,p(d.left,m)]),left:[]}}async function ue(e,n,t,r){let[o=""]=t.parents,i=[r,
await ee(e,o,r)],s=await e.run(K(Re(t.tree,[o,r]))),a=[],l=[];for(let[m,d]of C(n,c=>c.path)){let c=await e.run(G(t.commit,m)),u=await Promise.all(i.map(f=>f&&e.
run(G(f,m)))),g=c!==void 0&&u.includes(c)?await Te(e,d,{commit:s,path:m}):new Map;for(let f of d){let k=g.get(f.line);!k||k.commit===s?l.push(f):a.push({...k,at:f.
at})}}return{explained:a,left:l}}async function Te(e,n,{commit:t,path:r}){let o=n.map(({line:a})=>a),i=[o.reduce((a,l)=>Math.min(a,l)),o.reduce((a,l)=>Math.max(
a,l))],s=await e.run(x({path:r,commit:t,lines:i}));return new Map(s.map(a=>[a.at,a]))}var Re=(e,n)=>`tree ${e}
${n.map(t=>`parent ${t}
`).join("")}author ${ae}
committer ${ae}


`,ae="editplan <editplan@localhost> 0 +0000";async function Ln(e){let n=await z(e),t=await Me(n,e.revision),r=await Ne(n,t,e),o=await n.run(x({path:r,commit:t,lines:e.
lines})),i=await ne(n,e.publish??{}),{root:s,bare:a,environment:l,policy:m,signal:d}=e,c=await Be(n,o,{derive:{root:s,bare:a,environment:l,policy:m,signal:d},pulls:i});
return D(ke({path:r,revision:t},o,c))}async function Me(e,n){if(n!==void 0)return e.run($(n));let t=await e.run(E());if(t===void 0){let r=`${JSON.stringify(e.root)}\
 has no commit yet, so nothing says where a line comes from.`;throw new h({name:"NO_COMMIT",message:`${r} Make a first one.`})}return e.bare?t:void 0}async function Ne(e,n,{
root:t,file:r,lines:o}){var d=[];try{let i=e.bare?void 0:W(e.root);let s=i?fe(i,Se(t,r)):r;let a=L(d,q(e),true);let l=L(d,await J(e,a,{treeish:n??"HEAD",stored:true}));
let m=fe(l,s);pe(l,m,n??"HEAD");n===void 0&&i&&pe(i,m,"the checkout");o&&xe((n===void 0&&i?i:l).read(m),m,o);return m}catch(c){var u=c,y=true}finally{var g=T(d,
u,y);g&&await g}}function fe(e,n){let t=e.locate(n);if(t.ok)return t.path;throw new h(t.problem)}function pe(e,n,t){let r=e.stat(n);if(r?.kind==="directory")throw new h(
{name:"IS_DIRECTORY",message:`${n} is a folder. Name a file inside it.`});if(r?.link)throw new h({name:"SYMLINK",message:`${n} is a symbolic link. Name the file\
 that it points to.`});if(r?.kind==="file")return;let o=e.similar(n),i=o.length>0?` Did you mean ${o.join(" or ")}?`:" Name another commit with --rev.";throw new h(
{name:"FILE_NOT_FOUND",message:`There is no file ${n} in ${t}.${i}`,suggestions:o})}function xe(e,n,[t,r]){let o=ve(e);if(t>=1&&t<=r&&r<=o)return;let i=t===r?`l\
ine ${t}`:`lines ${t}-${r}`,s=_(o,"line");throw new h({name:"USAGE",message:`${n} has no ${i}: it has ${s}. Name some of these.`})}function ve(e){let n=e.length>
0&&e.at(-1)!==I?1:0;for(let t=e.indexOf(I);t>=0;t=e.indexOf(I,t+1))n+=1;return n}var I=10;function ke({path:e,revision:n},t,r){let o=[],i=new Map,s=l=>{let m=JSON.
stringify(l),d=i.get(m)??o.push(l)-1;return i.set(m,d),d},a=t.map(({at:l,commit:m,bytes:d})=>{let c=r.get(l);if(!c)throw new TypeError(`line ${l} has no origin`);
return{line:l,text:Ge(d),commit:m,origin:s(c)}});return{file:e,revision:n??null,lines:a,origins:o}}var Ge=e=>B({bytes:e,encoding:"utf8",bom:0,valid:false},0,e.at(
-1)===Ie?e.length-1:e.length),Ie=13;async function Be(e,n,t){let r=new Map,o=new Map(X(e).map(({plan:a,title:l})=>[a,l])),i=H(e),s=n;for(;s.length>0;){let a=[];
for(let[l,m]of C(s,d=>d.commit)){let d=re(l)?p(m,{kind:"uncommitted"}):await $e(e,m,{...t,titles:o,shallow:i});for(let{line:c,origin:u}of d.settled)r.set(c.at,u);
a.push(...d.further)}s=a}return r}async function $e(e,n,t){let[r]=await e.run(S([n[0]?.commit??""]));if(!r)return p(n,{kind:"unknown",problem:ge});if(t.shallow&&
r.parents.length===0)return p(n,{...O(r),kind:"unknown",problem:ge});let i=P(r.message),s=i&&i!=="several"?N(r,i,t.titles):void 0;return s&&M(s)?p(n,s):r.parents.
length!==1?p(n,s??O(r)):Ee(e,n,{facts:r,own:s,isSquash:i==="several",known:t})}async function Ee(e,n,{facts:t,own:r,isSquash:o,known:i}){let s=(g,f)=>r?{...r,...f&&
{pull:f},problem:g}:{...O(t),...f&&{pull:f},kind:"unknown",problem:g};if(!i.pulls)return p(n,r?s(_e):{...O(t),kind:"unasked"});let a=await i.pulls.pullsOf(t.commit);
if(!a)return p(n,s(je));let l=r!==void 0||o,m=a.filter(({run:g})=>g!==void 0||l).sort((g,f)=>Number(f.merged)-Number(g.merged)),[d]=m;if(!d)return p(n,l?s(ye):{
...O(t),...He(a[0])});let c=[],u=n,y;for(let g of m){let f=await se(e,u,{facts:t,pull:g,pulls:i.pulls,derive:i.derive});if(c.push(f),u=f.left,y??=f.problem,u.length===
0)break}return b([...c,p(u,s(y??ye,w(d)))])}var He=e=>e?{pull:w(e)}:{},ge={name:"UNKNOWN_REVISION",message:"The history of this shallow clone ends here, so the \
line may be older. Run `git fetch --unshallow` first."},_e={name:"MANIFEST_MISSING",message:"The commit holds several steps, and without a token GitHub is not a\
sked which of them wrote the line. Set GITHUB_TOKEN."},je={name:"GITHUB_FAILED",message:"GitHub does not have this commit, or the token may not read the reposit\
ory. Push it, or use another token."},ye={name:"MANIFEST_MISSING",message:"GitHub names no pull request for this commit, so editplan cannot tell which step wrot\
e the line."};export{Ln as a};
