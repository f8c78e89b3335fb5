import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{c as q}from"./wings-several-member.js";import{a as k,b as X}from"./core-engine-replay-parts.js";
import{c as J}from"./publish-perform.js";import{c as H}from"./publish-remote-history.js";import{a as D}from"./publish-code-owners.js";import{a as M}from"./core-run-on-baseline.js";
import{core_plan_define_plan$b as U}from"./run.js";import{core_text_folder_spellings$c as G}from"./run.js";import{publish_remote_state_2$f as I,publish_remote_state_2$p as K,
publish_remote_state_2$r as W}from"./start.js";import{publish_target$m as j}from"./start.js";import{core_plan_steps$b as _}from"./start.js";import{core_tools_tool$a as v,
core_tools_tool$b as A}from"./start.js";import{core_tools_notebook_edit$f as R,core_tools_notebook_edit$m as S,core_tools_notebook_edit$n as b}from"./start.js";
import{core_tools_run$d as F}from"./start.js";import{core_tools_file_choice$x as C}from"./start.js";import{core_text_paths$d as w,core_text_paths$f as $}from"./start.js";
import{core_text_globs$a as O}from"./start.js";import{core_text_digest$a as E}from"./hook.js";import{core_workspace_file_identity$j as z}from"./hook.js";import{
core_text_words$r as L}from"./hook.js";import{errors$b as y}from"./hook.js";async function V(e,n,t){let o=ie(e);for(let[l,p]of await le(e,t))Z(o,p,l);let r=[...new Set(
e.map(({label:l})=>l))],s=new Map(r.map(l=>[l,fe(l,o)])),a=l=>r.find(p=>p===l||s.get(l)?.has(p)&&s.get(p)?.has(l))??l,i=new Map(r.map(l=>[l,a(l)]));return ue([...new Set(
i.values())].map(l=>{let p=r.filter(c=>i.get(c)===l),d=p.flatMap(c=>[...o.get(c)??[]].map(u=>i.get(u)??u));return{leader:l,groups:[...new Set(p.flatMap(n))],traces:e.
flatMap(({trace:c,label:u})=>i.get(u)===l?[c]:[]),needs:new Set(d.filter(c=>c!==l))}}))}function ie(e){let n=new Map,t=Y(),o=Y(),r=[];for(let{trace:s,label:a}of e){
let i=[...s.changed],l=[...[...s.seen].flatMap(p=>[...t.at(p)]),...i.flatMap(p=>[...o.at(p)]),...r.flatMap(p=>i.some(p.looksFor)?[p.label]:[]),...s.looksFor?t.where(
s.looksFor):[]];for(let p of l)Z(n,a,p);s.looksFor&&r.push({label:a,looksFor:s.looksFor});for(let p of s.seen)o.add(p,a);for(let p of i)t.add(p,a)}return n}function Z(e,n,t){
n!==t&&e.set(n,(e.get(n)??new Set).add(t))}function Y(){let[e,n]=[new Map,new Map],t=(o,r,s)=>o.set(r,(o.get(r)??new Set).add(s));return{add(o,r){t(e,o,r);for(let s of w(
o))t(n,s,r)},where:o=>[...e].flatMap(([r,s])=>o(r)?[...s]:[]),at:o=>new Set([o,...w(o)].flatMap(r=>[...e.get(r)??[]]).concat(...n.get(o)??[]))}}async function le(e,n){
let t=new Set(e.flatMap(({trace:i,label:l})=>i.created.length>0?l:[])),{removers:o,lastOf:r}=de(e);if(t.size===0||o.size===0||e.every(({label:i})=>i===e[0]?.label))
return[];let s=ce(await n(),o),a=[];for(let[i,{trace:l,label:p}]of e.entries()){if(t.size===1&&t.has(p))continue;let d=[...new Set(l.created.flatMap(w))];for(let c of d.
flatMap(u=>[...pe(p,s.get(u)??[])]))a.push(i>(r.get(c)??-1)?[c,p]:[p,c])}return a}function pe(e,n){let t=n.map(o=>[...o].filter(r=>r!==e));return new Set(t.every(
o=>o.length>0)?t.flat():[])}function de(e){let n=new Map,t=new Map;for(let[o,{trace:r,label:s}]of e.entries())for(let a of r.removed)n.set(a,(n.get(a)??new Set).
add(s)),t.set(s,o);return{removers:n,lastOf:t}}function ce(e,n){let t=new Set(e.filter(r=>!n.has(r)).flatMap(w)),o=new Map;for(let r of e)for(let s of w(r)){let a=n.
get(r);if(!a||t.has(s))continue;let i=o.get(s)??[];i.push(a),o.set(s,i)}return o}function fe(e,n){let t=new Set,o=[e];for(let r=o.pop();r!==void 0;r=o.pop())for(let s of n.
get(r)??[])t.has(s)||(t.add(s),o.push(s));return t}function ue(e){let n=[],t=[...e];for(;t.length>0;){let s=new Set(t.map(({leader:i})=>i)),a=t.find(({needs:i})=>![
...i].some(l=>s.has(l)));if(!a)throw new TypeError("bundles that need each other are one");n.push(a),t=t.filter(i=>i!==a)}let o=new Map(n.map(({leader:s},a)=>[s,
a])),r=s=>o.get(s)??0;return n.map(({groups:s,traces:a,needs:i})=>({groups:s,traces:a,needs:[...i].map(r).sort((l,p)=>l-p)}))}function ee({step:e,result:n},t){let{
duplicateOf:o}=n,r=n.changes.flatMap(C),s=new Set(r.map(({path:l})=>l)),a=new Set(r.flatMap(({path:l,after:p})=>p?[l]:[])),i=ge(e);return{step:e,duplicateOf:o,changed:s,
created:r.flatMap(({path:l,before:p,after:d})=>d&&!p?[l]:[]),removed:[...s].filter(l=>!a.has(l)),seen:new Set([...q([e],t).seen,...s]),...i&&{looksFor:i}}}function ge(e){
if(e.tool===F.name)return()=>true;let n=[_(e),e.when?.glob].filter(o=>o!==void 0);if(n.length===0)return;let t=n.map(o=>O(o));return o=>t.some(r=>typeof r=="str\
ing"||r.some(s=>s.matches(o)))}function te(e){let[n=""]=e,t=e.flatMap(r=>he(r)??[]);if(e.length>0&&t.length===e.length)return{kind:"glob",groups:t};let o=/^(folder|size):([1-9]\d{0,5})$/.
exec(n);if(e.length>1)throw Q(e.join(", "));if(n==="codeowners")return{kind:"codeowners"};if(n==="folder")return{kind:"folder",depth:1};if(o?.[1]==="folder")return{
kind:"folder",depth:Number(o[2])};if(o?.[1]==="size")return{kind:"size",steps:Number(o[2])};throw Q(n)}function ne(e,n){if(e.kind==="size")return{size:e.steps};
if(e.kind==="folder")return{groupOf:t=>we(t,e.depth)};if(e.kind==="glob")return{groupOf:Se(e.groups)};if(!n)throw new y({name:"FILE_NOT_FOUND",message:me});return{
groupOf:t=>ye(n,t)}}var me=`No CODEOWNERS is committed: GitHub looks for ${$.join(", ")}. Add one, or split by folder.`;function ye(e,n){let t=e.doubtAbout(n);if(!t)
return e.ownersOf(n).join(" ")||"no owner";throw new y({...t,message:`${t.message} Or split by folder: the plan changes ${L(n)}.`})}function he(e){let[,n,t]=/^glob:([^=\p{Cc}]{1,80})=(.+)$/su.
exec(e)??[];return n===void 0||t===void 0?void 0:{name:n,pattern:t}}var we=(e,n)=>e.split("/").slice(0,-1).slice(0,n).join("/")||"top folder";function Se(e){let n=e.
map(({name:t,pattern:o})=>{let r=O(o);if(typeof r=="string")throw new y({name:"USAGE",message:r});return{name:t,matches:s=>r.some(a=>a.matches(s))}});return t=>n.
find(({matches:o})=>o(t))?.name??"other files"}var Q=e=>new y({name:"USAGE",message:`A plan cannot be split by ${JSON.stringify(e)}. Write codeowners, folder, f\
older:2, size:20, or glob:NAME=PATTERN once or several times.`});async function oe(e,n,t){let o=[...e.steps].filter(f=>!f.leftOut),r=await k([{member:0,options:e.
options,steps:o}],t);if(r.refusal)throw new y({at:r.refusal.step.at,...r.refusal.problem});let s=t.overlay(),a=r.results.map(f=>ee(f,s)),{labelled:i,groupsOf:l}=Oe(
a,n),p=Pe(i,l),c=await V(i,l,async()=>await t.tracked?.all()??[]),u=ke(c),P=xe(c.map(N)),g=c.map((f,m)=>{let B=u.find(h=>h.includes(m))??[],ae=B.slice(0,B.indexOf(
m)).flatMap(h=>c[h]??[]);return{name:N(f),slug:P[m]??"",groups:f.groups,plan:Ne(e,f,{traces:a,below:ae.flatMap(h=>h.traces),reads:m===0?Te(a):[]}),files:[...new Set(
f.traces.flatMap(({changed:h})=>[...h]))],needs:f.needs,spanning:f.traces.flatMap(h=>p.get(h)??[])}});return await Be({parts:g,stacks:u},r,t),{parts:g,stacks:u}}
var Pe=(e,n)=>new Map(e.flatMap(({trace:t,label:o})=>{let r=n(o);return r.length>1&&t.duplicateOf===void 0?[[t,{step:t.step,groups:r}]]:[]})),re=200,be=`The pla\
n would produce more than ${re} parts. Split it by fewer folders or owners, or by a larger size.`;function Oe(e,n){let t=new Map,o=new Map,r=Me(e),s=new Map,a,i=0;
return{labelled:e.flatMap(p=>{if(S(p.step.tool)==="reads")return[];let d=r(p),c="size"in n?[Re(p,{files:d,partOf:s,next:`part-${Math.floor(i++/n.size)+1}`})]:[...new Set(
[...d].map(n.groupOf))],u=c.length===0?void 0:JSON.stringify([...c].sort()),g=(p.duplicateOf===void 0?void 0:o.get(p.duplicateOf))??u??a??JSON.stringify(["other\
 steps"]);if(t.has(g)||t.set(g,JSON.parse(g)),t.size>re)throw new y({name:"LIMIT_EXCEEDED",message:be});return o.set(p.step.index,g),a=g,[{trace:p,label:g}]}),groupsOf:p=>t.
get(p)??[]}}var Re=({step:e},{files:n,partOf:t,next:o})=>{if(b(e)===void 0)return o;let r=[...n].map(s=>t.get(s)).find(s=>s!==void 0)??o;for(let s of n)t.set(s,
r);return r};function Me(e){let n=new Map;for(let{step:t,seen:o}of e){if(b(t)===void 0)continue;let r=new Set([...o].flatMap(s=>[s,...n.get(s)??[]]));for(let s of r)
n.set(s,r)}return({step:t,seen:o,changed:r})=>{let s=r.size>0?r:o;return b(t)!==void 0?n.get([...o][0]??"")??s:s}}function ke(e){let n=e.map((t,o)=>o);for(let[t,
{needs:o}]of e.entries())for(let r of o){let[s,a]=[n[t],n[r]];for(let[i,l]of n.entries())l===s&&(n[i]=a??i)}return[...new Set(n)].map(t=>n.flatMap((o,r)=>o===t?
[r]:[]))}function Te(e){let n=new Set(e.flatMap(t=>S(t.step.tool)==="reads"?[]:[...t.seen]));return e.filter(t=>S(t.step.tool)==="reads"&&![...t.seen].some(o=>n.
has(o)))}var N=({groups:e})=>{let n=e.slice(0,T).join(" + ");return e.length>T?`${n} + ${e.length-T} more`:n},T=4,xe=e=>{let n=new Set;return e.map(t=>{let o=(t.
toLowerCase().match(/[a-z0-9]+/g)??[]).join("-").slice(0,40),r=E(t).slice(0,6),s=o===t?o:`${o}${o===""?"":"-"}${r}`,a=n.has(s)?`${s}-${n.size+1}`:s;return n.add(
a),a})};function Ne(e,n,t){let{version:o,title:r,description:s,base:a,created:i,author:l,options:p}=e,d=Ee(n,t,p).map((c,u)=>({...c,index:u+1}));return G({version:o,
title:`${r} (${N(n)})`,...s!==void 0&&{description:s},...a!==void 0&&t.below.length===0&&{base:a},...i!==void 0&&{created:i},...l!==void 0&&{author:l},options:p},
d)}async function Be({parts:e,stacks:n},t,o){let r=new Map;for(let s of n){let a=s.flatMap(p=>e[p]??[]),i=await k(a.map(({plan:p},d)=>({member:d,options:p.options,
steps:p.steps})),o),{refusal:l}=i;if(l)throw x(a[l.member]?.name,l.problem.message);for(let[p,d]of i.files){if(r.has(p))throw x(a[0]?.name,`Another part changes\
 ${p} too.`);r.set(p,d)}}if(!X({files:r,results:[]},t))throw x(e[0]?.name,"The files differ.")}var x=(e,n)=>new y({name:"PLANS_CONFLICT",message:`The parts do n\
ot reproduce the plan at ${JSON.stringify(e)}: ${n} Split the plan by something else.`});function Ee({traces:e},n,t){let o=new Set(e.flatMap(a=>[...a.seen])),r=n.
traces.filter(({step:a,seen:i})=>S(a.tool)==="reads"&&[...i].some(l=>o.has(l))),s=[...e,...r,...n.reads].sort((a,i)=>a.step.index-i.step.index).map(a=>({trace:a,
step:Le(a,{own:e,...n})}));return t.reads==="strict"?ze(s,n):s.map(({step:a})=>a)}function Le({step:e,seen:n},{own:t,traces:o,below:r}){if(!A(e,R)||e.input.sha256===
void 0)return e;let s=({changed:d})=>[...n].some(c=>d.has(c));if(o.filter(d=>s(d)&&d.step.index<e.index).every(d=>t.includes(d)||r.includes(d))&&!r.some(d=>s(d)&&
d.step.index>e.index))return e;let{sha256:l,...p}=e.input;return{...e,input:p}}function ze(e,{below:n}){let t=new Set;return e.flatMap(({trace:o,step:r})=>{let s=o.
looksFor||S(r.tool)==="reads"?[]:[...o.seen].filter(i=>!t.has(i));for(let i of o.seen)t.add(i);return[...s.filter(i=>$e(i,n)).map(i=>Ce(i,r)),r]})}function $e(e,n){
let t=n.findLast(({changed:o})=>o.has(e));return t!==void 0&&!t.removed.includes(e)}var Ce=(e,{index:n,at:t})=>({index:n,at:t,...v(R,{file_path:e})});var ct=(e,n)=>z(
async()=>{let t=U(e),o=te(n.by);return M([t],n,async r=>se(r,t,{by:o,ownersOf:r.head}))});async function ft(e,n){let{by:t,git:o,target:r,known:s,signal:a,...i}=n,
{commit:l}=r.base,p=f=>M([e],{...i,signal:a,head:l,base:f},async m=>({...await se(m,e,{by:t,ownersOf:m.base}),base:m.base}));if(e.base!==void 0)return p(void 0);
let d=({split:f})=>f.of===e.digest,[c,u]=[s.find(d),s.find(f=>!d(f))].map(f=>f?.split.on),P=[...new Set([c,l,u])].filter(f=>f!==void 0);for(let f of P)f!==l&&await H(
o,r,f);let g=new Map;for(let f of P)try{return await p(f)}catch(m){if(!(m instanceof y)||a?.aborted)throw m;g.set(f,m)}throw g.get(l)}async function se(e,n,{by:t,
ownersOf:o}){let r=t.kind==="codeowners"?await D(e.git,o):void 0;return oe(n,ne(t,r),e)}async function ut(e,n){let{target:t}=n,o=j(t.branch,""),r=await I(e,t.push,
a=>a.startsWith(o)),s=[];for(let a of r){let i=a.branch.replace(/^refs\/heads\//,""),{split:l}=a.run;l&&s.push({branch:i,ledger:a,split:l,pulls:W(await K(n,i),a)})}
return s.toSorted((a,i)=>(i.pulls[0]?.number??0)-(a.pulls[0]?.number??0))}function gt(e,n,{part:t,pull:o,options:r,reason:s}){let{whenUnchanged:a}=r,{branch:i,ledger:l,
pulls:p}=t,d={...n.target,branch:i},c={tip:o.head.sha,ledger:l,defaultBranch:n.head.default_branch,pulls:p,isPart:true};return J({git:e,state:{target:d,hub:{...n,
target:d},...c},options:{...r,ifNoChanges:"ignore",whenUnchanged:a==="delete"?"delete":"close"},title:l.set.title??"",reason:s})}export{te as a,ct as b,ft as c,
ut as d,gt as e};
