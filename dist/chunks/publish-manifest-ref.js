import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{g as F}from"./publish-already-published-2.js";import{d as P}from"./publish-branch.js";
import{a as S}from"./publish-questions-2.js";import{publish_remote_state_2$a as N,publish_remote_state_2$c as u,publish_remote_state_2$d as k}from"./start.js";import{
core_git_remote_refs$a as A,core_git_remote_refs$b as d}from"./start.js";import{publish_ledger$e as O,publish_ledger$f as G}from"./start.js";import{core_git_commands_remote$f as I}from"./start.js";
import{core_history_manifest$a as T,core_history_manifest$b as R,core_history_manifest$c as x,core_history_manifest$j as v,core_history_manifest$k as E,core_history_manifest$l as g,
core_history_manifest$m as b}from"./start.js";import{errors$b as w,errors$e as M}from"./hook.js";var l={name:R,most:x};async function Q(e,n,o){let t=c(o.digest),
a=await N(e,$(o));try{await e.run(I(n,t,a))}catch(r){if(!(r instanceof w)||await d(e,n,t)===void 0)throw r;await B(e,[n],o.digest)}}async function B(e,n,o){if(!g(
o))throw b(o,"has a name that is not a SHA-256");let t=c(o);for(let r of n){let i=await d(e,r,t),[f]=i!==void 0&&await u(e,r,new Map([[t,i]]),l)||[];if(f)return h(
f,o)}let a=`The manifest ${o} is not in the repository: ${t} was removed or never pushed. Run editplan again for this branch.`;throw new w({name:"MANIFEST_MISSI\
NG",message:a})}async function V(e,n,o){let t=o.filter(g);if(t.length===0)return new Map;let{refs:a}=await A(e,n,t.map(c)),r=t.filter(s=>a.has(c(s))),i=new Map(
r.map(s=>[c(s),a.get(c(s))??""])),f=i.size>0?await u(e,n,i,l):void 0;return new Map(r.flatMap((s,m)=>{let y=f?.[m],p=y&&M(()=>h(y,s));return p?[[s,p]]:[]}))}var W=async(e,n,o)=>await d(
e,n,c(o))!==void 0;async function X(e,n){let[o]=await k(e,[c(n)],l)??[];return o&&h(o,n)}function h(e,n){if("damage"in e)throw b(n,e.damage);return E(e.text,n)}
var c=e=>`${T}${e}`,$=({text:e})=>({name:R,text:e,message:"Manifest of a run of editplan"});function*Z({manifest:e,plan:n,run:o},t,{ledger:a}){let r=t.snapshots.
length===0,i=r?L(t,a):[],f=i.find(p=>F(p,n))?.manifest;if(f!==void 0&&(yield*S("hasManifest",f)))return{known:f};let s=r&&i.every(p=>F(p,n)&&p.kept.length===0),
m=e&&s?v(t.start,e):e;return f!==void 0&&f!==m?.digest&&t.tip!==o.head.commit?{known:f,problem:K("it was removed")}:m?{made:m}:{}}function L({tip:e,own:n},o){let t=n.
at(-1),a=({own:i})=>t!==void 0&&i.some(f=>P(f).last===P(t).last),r=O(o);return[...r.filter(({head:i})=>i===e),...r.filter(i=>i.head!==e&&a(i))]}function*ee(e,{plan:n,
manifest:o}){let t=e.ledger?.run.manifest,a=n.own.length+n.foreign.length>0||n.snapshots.length===0;if(t===void 0||o===void 0||t===o||a)return[];if(!_(e,t))return[];
let r=yield*S("manifestAt",t);return r?.branch!==`refs/heads/${e.target.branch}`?[]:[{ref:c(t),commit:void 0,expected:r.commit}]}async function ne(e,n,o){let t=c(
o),a=await d(e,n,t);if(a===void 0)return;let[r]=await u(e,n,new Map([[t,a]]),l)??[],i=r&&M(()=>h(r,o));return i&&{commit:a,branch:i.branch}}function _({ledger:e,
pulls:n,target:o},t){let a=s=>n.some(m=>m.number===s&&m.state==="open"),r=(e?.pulls??[]).filter(({run:s})=>s.manifest===t),i=({merged_at:s,base:m})=>typeof s=="\
string"&&m.ref!==o.base.branch,f=n.some(s=>e&&i(s)&&!G(e,s.number));return r.length>0&&r.every(({number:s})=>a(s))&&!f}var K=e=>({name:"MANIFEST_MISSING",message:`\
The branch has no manifest, so \`mode: verify\` cannot prove it: ${e}`});export{Q as a,B as b,V as c,W as d,X as e,c as f,Z as g,ee as h,ne as i,K as j};
