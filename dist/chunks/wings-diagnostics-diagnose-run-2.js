import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as te,b as _,c as F,d as S,e as T,f as A,g as v,h as $,
i as D,j as oe}from"./wings-diagnostics-client.js";import{a as ee}from"./core-run-isolated-worktree.js";import{core_programs_isolation$a as Z}from"./run.js";import{
core_git_commands_worktree$e as X}from"./run.js";import{core_report_net_changes$d as H}from"./start.js";import{wings_diagnostics_section$b as ne}from"./start.js";
import{core_git_commands_diff$a as Y}from"./start.js";import{core_workspace_replacement$u as J}from"./start.js";import{core_workspace_sources_disk$a as Q}from"./start.js";
import{core_git_commands_grep$a as V}from"./start.js";import{core_text_globs$a as z}from"./start.js";import{core_text_utf8_cache$e as G}from"./hook.js";import{core_text_splice$g as q}from"./hook.js";
import{core_text_words$c as K}from"./hook.js";import{errors$b as E}from"./hook.js";import{empty$g as C,empty$h as R}from"./hook.js";import{basename as wn,posix as hn}from"node:path";
var p=e=>Array.isArray(e),re=16;async function I(e,n,o){if(o.length===0)return new Map;let t=await Pe(e,n,o),i=new Map;for(let s=0;s<o.length;s+=re){let r=o.slice(
s,s+re),a=await Promise.all(r.map(c=>Oe(e,n,{path:c,way:t})));for(let[c,d]of r.entries())i.set(d,a[c]??ie)}return i}var De=2e3;async function Pe(e,n,o){if(e.pulls)
return"pull";if(Me(e))return"round-trip";await n.renew(e.calledName==="clangd"?"change":"reopen");let t=e.pushes.last,i=new Promise(s=>setTimeout(s,De,"out").unref());
for(;;){if(e.pulls)return"pull";let s=o.flatMap(c=>e.pushes.of(e.uriOf(c))??[]);if(s.some(({version:c})=>c!==void 0))return"version";let r=e.heard();if(!s.some(
({number:c})=>c>t))await r;else if(await Promise.race([r,e.bounds.within(i)])==="out")throw xe()}}var xe=()=>new A({reason:"no-version",message:"the server does\
 not say which version of a file its diagnostics are about"});async function Oe(e,n,{path:o,way:t}){let i=n.of(o);if(!i)return ie;try{let s=await Ce[t](e,o,i);return te(
s,{path:o,lines:i.text.split(/\r\n|\r|\n/),root:e.root})}catch(s){if(e.bounds.failed)throw e.bounds.failed;return v(s)}}var ie={reason:"unreadable",message:"the\
 file cannot be read as text"},Ce={pull:Ie,"round-trip":Ee,version:Ne},Re=[-32801,-32802],Te=20,Ae=100;async function Ie(e,n){for(let o=1;;o+=1)try{let t=await e.
request("textDocument/diagnostic",{textDocument:{uri:e.uriOf(n)}}),{kind:i,items:s}=t??{};if(i==="full")return s;throw new A({reason:"protocol",message:"the ser\
ver answered a request for diagnostics without any"})}catch(t){if(!(t instanceof D)||!Re.includes(t.code)||o===Te)throw t;await e.bounds.within(new Promise(i=>setTimeout(
i,Ae)))}}var Le=150;async function Ne(e,n,{version:o}){for(;;){let t=ce(e,n),i=e.heard();if(t?.version!==o||e.isBusy){await i;continue}let s=new Promise(r=>setTimeout(
r,Le,"quiet"));if(await Promise.race([i,e.bounds.within(s)])==="quiet")return t.items}}var ae="typescript.tsserverRequest",Me=({capabilities:e})=>e.executeCommandProvider?.
commands.includes(ae)===true,ce=(e,n)=>e.pushes.of(e.uriOf(n));async function Ee(e,n,o){let t=`${e.root}/${n}`,s=[...await se(e,"syntacticDiagnosticsSync",t),...await se(
e,"semanticDiagnosticsSync",t)].map(_e).sort().join(`
`);for(;;){let r=e.heard(),{items:a}=ce(e,n)??{};if(Array.isArray(a)&&Fe(a)===s)return a;await r}}async function se(e,n,o){let t=await e.request("workspace/exec\
uteCommand",{command:ae,arguments:[n,{file:o}]}),{success:i,body:s}=t??{};if(i!==true||!Array.isArray(s))throw new A({reason:"refused",message:"the server refus\
ed to report its findings"});return s}var _e=e=>{let{start:n,code:o}=e??{};return`${n?.line}:${n?.offset}:${o}`},Fe=e=>e.map(n=>n??{}).filter(({severity:n=1})=>n<=
2).map(({range:n,code:o})=>`${(n?.start?.line??-1)+1}:${(n?.start?.character??-1)+1}:${o}`).sort().join(`
`);async function de(e,n,{found:o,proven:t}){if(!e.pulls)return o;for(let[s,r]of o)p(r)&&r.length>0&&t.add(s);let i=()=>[...o].flatMap(([s,r])=>p(r)&&!t.has(s)?
[s]:[]);return await Ue(e,i(),t),await We(e,{documents:n,paths:i(),proven:t}),new Map([...o].map(([s,r])=>[s,p(r)&&!t.has(s)?$e:r]))}var $e={reason:"not-loaded",
message:"the server answers nothing for a file, and does not show that it loaded it"};async function Ue(e,n,o){e.capabilities.documentSymbolProvider&&await Promise.
all(n.map(async t=>{(await U(e,t)).length>0&&o.add(t)}))}async function U(e,n){try{let t=await e.request("textDocument/documentSymbol",{textDocument:{uri:e.uriOf(
n)}})??[];if(!Array.isArray(t)||!t.every(je))throw T("it sent no list of symbols");return t}catch(o){if(o instanceof D)return[];throw o}}var je=e=>{let{name:n,range:o,
location:t}=S(e),{start:i,end:s}=S(o??S(t).range);return typeof n=="string"&&F(i)&&F(s)},Be=`
)}]
`;async function We(e,{documents:n,paths:o,proven:t}){let i=o.flatMap(r=>{let a=n.of(r)?.text;return a===void 0?[]:[{path:r,text:a}]});for(let{path:r,text:a}of i)
await n.spoil(r,`${a}${Be}`);let s=await I(e,n,o);await n.show(i);for(let[r,a]of s)p(a)&&a.some(qe)&&t.add(r)}var qe=({severity:e})=>e==="error";import{posix as y}from"node:path";
import{fileURLToPath as Ge}from"node:url";var Ke=100;async function j(e,n,o){let t=new Set,i=new Set(e),s=e;for(let r=0;r<Ke&&s.length>0;r+=1){let a=await ze(s,
n,i);for(let c of a){if(t.size===o)return{paths:[...t],isCut:true};t.add(c),i.add(c)}s=a}return{paths:[...t],isCut:s.length>0}}async function ze(e,n,o){let t=new Map;
for(let s of e)for(let r of He(s))t.set(r,[...t.get(r)??[],s]);return(await n.holding([...t.keys()])).filter(s=>{if(o.has(s))return false;let r=n.textOf(s);return r!==
void 0&&Xe(s,r,t)})}var fe=/^(?:index|__init__|mod|init|main|package)$/,He=e=>{let n=ue(e),o=y.basename(y.dirname(e));return(fe.test(n)||/\.(?:go|java|kt|swift)$/.
test(e))&&o!=="."?[n,o]:[n]},ue=e=>L(y.basename(e)),L=e=>e.replace(/(?:\.d)?\.[^./]+$/,""),Ye=/\b(?:import|from|require|use|using|include|include_once|require_once|require_relative|mod|export|source|load|extern|package)\b/,
le=2e3,Ve=100;function*Qe(e){let n=e.split(/\r\n|\r|\n/);for(let[o,t]of n.entries()){if(t.length>le||!Ye.test(t))continue;let s=t.trimEnd().endsWith("(")?n.slice(
o,o+Ve).findIndex(r=>r.includes(")")):0;yield n.slice(o,o+Math.max(s,0)+1).join(" ").slice(0,2*le)}}var Je=/["'`<]([^"'`<>\n]{1,400})["'`>]/g;function Xe(e,n,o){
for(let t of Qe(n)){let i=[...t.matchAll(Je)].map(([,r=""])=>r);if(i.length>0?en(e,i,o):Ze(t).some(r=>o.has(r)))return true}return false}var Ze=e=>e.match(/[\p{L}\p{N}_$-]+/gu)??
[];function en(e,n,o){return n.some(t=>{let i=y.basename(t);if(!t.startsWith("."))return o.has(i)||o.has(L(i));let s=y.join(y.dirname(e),t).replace(/\/$/,"");return[
ue(s),y.basename(s)].flatMap(a=>o.get(a)??[]).some(a=>nn(s,a))})}var nn=(e,n)=>{let o=L(n);return fe.test(y.basename(o))&&y.dirname(o)===e||[e,L(e)].some(i=>i===
o||i===n)},tn=50;async function me(e,n){if(!e.capabilities.referencesProvider||!e.capabilities.documentSymbolProvider)return[];let o=new Set,t=tn;for(let{path:i,
before:s,after:r}of n){if(s===void 0||t<=0)continue;let a=rn(await U(e,i),on(s,r??"")).slice(0,t);t-=a.length;for(let c of a)for(let d of await sn(e,i,c))o.add(
d)}return[...o]}function on(e,n){let[o,t]=[e.split(`
`),n.split(`
`)],{head:i,tail:s}=q(o,t);return{first:i,last:o.length-1-s}}function rn(e,{first:n,last:o}){let t=r=>r.filter(a=>{let c=a?.range??a?.location?.range;return c!==
void 0&&c.start.line<=o&&c.end.line>=n}),i=t(e),s=i.flatMap(({children:r})=>t(Array.isArray(r)?r:[]));return[...i,...s].flatMap(({selectionRange:r,location:a})=>r?.
start??a?.range.start??[])}async function sn(e,n,o){try{let i=await e.request("textDocument/references",{textDocument:{uri:e.uriOf(n)},position:o,context:{includeDeclaration:false}})??
[],s=Array.isArray(i)?i.map(r=>S(r).uri):[void 0];if(!s.every(r=>typeof r=="string"))throw T("it sent no list of references");return s.flatMap(r=>an(e.root,r)??
[])}catch(t){if(t instanceof D)return[];throw t}}function an(e,n){try{let o=Ge(n);return o.startsWith(`${e}/`)?o.slice(e.length+1):void 0}catch{return}}var P=1e3;
async function pe(e,n,o,t){var f=[];try{let i=await cn(o);let s=i.map(({path:u})=>u);let r=await j(s,o,P);let a=[...s,...r.paths].filter(e.asks);if(a.length===0)
return;let c=t??oe();let d=C(f,t?void 0:c,true);let l;try{l=await c.open(e,n)}catch(u){return ge(v(u),a)}try{let u={changed:i,files:a,isCut:r.isCut,goesBack:t!==
void 0},h=await dn(l,o,u);return await c.rest(l),h}catch(u){let h=l.client.bounds.failed??v(u);return await c.drop(l),ge(h,a)}}catch(m){var k=m,w=true}finally{var b=R(
f,k,w);b&&await b}}async function cn(e){let n=ye(e,0,e.last);await e.show(e.last);let o=n.map(t=>e.textOf(t));return await e.show(0),n.map((t,i)=>({path:t,before:e.
textOf(t),after:o[i]}))}var ye=(e,n,o)=>[...new Set(Array.from({length:o-n},(t,i)=>e.changedBy(n+i+1)).flat())],ge=({reason:e,message:n},o)=>({added:[],fixed:0,
files:o.length,unknown:{reason:e,message:n,files:[]}});async function dn(e,n,o){let{client:t,documents:i}=e,s=fn(n,i),{files:r,isCut:a}=await ln(e,n,o);s.watch(
r);let c=new Set(r);await i.show(i.paths.filter(g=>!c.has(g)).map(g=>({path:g,text:void 0}))),await i.show(r.map(g=>({path:g,text:n.textOf(g)})));let d=new Set,
l=()=>un(e,r.filter(n.has),{files:r,proven:d}),f=await l();await s.to(n.last);let m=await l(),{severity:k}=t.server,w=mn({before:f,after:m,files:r,stages:n}),{added:b,
gone:u}=$(_(w.before,k),_(w.after,k),n),h=async(g,x)=>(await s.to(g),gn(e,n,x)),N=await yn(b,n.last,h);return o.goesBack&&!t.bounds.failed&&await s.to(0),{added:N,
fixed:u.length,files:r.length,...pn([f,m],a)}}async function ln({client:e,documents:n},o,t){let i=new Set(t.files),s=t.changed.filter(({path:f,before:m})=>i.has(
f)&&m!==void 0);await n.show(s.map(({path:f,before:m})=>({path:f,text:m})));let r=[...t.changed.map(({path:f})=>f),...t.files],a=(await me(e,s)).filter(f=>!r.includes(
f));if(a.length===0)return t;let c=await j([...r,...a],o,P),d=[...new Set([...t.files,...[...a,...c.paths].filter(e.server.asks)])],l=t.isCut||c.isCut||d.length>
P;return{files:d.slice(0,P),isCut:l}}function fn(e,n){let o=0,t=new Set;return{watch(i){t=new Set(i)},async to(i){let[s,r]=[Math.min(o,i),Math.max(o,i)];if(s===
r)return;let a=ye(e,s,r),c=new Set(a.filter(e.has));await e.show(i),o=i,await n.show(a.filter(l=>t.has(l)).map(l=>({path:l,text:e.textOf(l)})));let d=a.flatMap(
l=>{let f=c.has(l)?e.has(l)?"changed":"removed":e.has(l)?"made":void 0;return f?[{path:l,how:f}]:[]});await n.tell(d)}}}async function un({client:e,documents:n},o,{
files:t,proven:i}){let s=await I(e,n,o),r=await de(e,n,{found:s,proven:i});return new Map(t.map(a=>[a,r.get(a)??[]]))}function mn({before:e,after:n,files:o,stages:t}){
let i=new Set(o.filter(a=>!p(e.get(a)))),s=new Set(o.filter(a=>!p(n.get(a))).flatMap(a=>[a,t.formerPath(a)])),r=(a,c)=>o.flatMap(d=>{let l=a.get(d);return p(l)&&
!c(d)?l:[]});return{before:r(e,a=>s.has(a)),after:r(n,a=>i.has(t.formerPath(a)))}}async function gn({client:e,documents:n},o,t){let i=[...new Set(t.flatMap(({path:d})=>[
d,o.formerPath(d)]))].filter(o.has),r=[...(await I(e,n,i)).values()].flatMap(d=>p(d)?d:[]),{added:a}=$(r.map(d=>({...d,path:o.formerPath(d.path)})),t,o),c=new Set(
a);return new Set(t.filter(d=>!c.has(d)))}function pn(e,n){let o=new Map;for(let s of e)for(let[r,a]of s)p(a)||o.set(r,a);let[t]=o.values();return t?{unknown:{...t,
files:[...o.keys()]}}:n?{unknown:{reason:"too-many",message:`more than ${P} files import what is changed, and not all were looked at`,files:[]}}:{}}async function yn(e,n,o){
let t=new Map,i=async(s,r,a)=>{if(a.length===0)return;if(r-s===1){for(let l of a)t.set(l,r);return}let c=Math.floor((s+r)/2),d=await o(c,a);await i(s,c,a.filter(
l=>d.has(l))),await i(c,r,a.filter(l=>!d.has(l)))};return await i(0,n,e).catch(()=>{}),e.map(s=>{let r=t.get(s);return r===void 0?s:{...s,stage:r}})}async function ut(e,{
run:n,steps:o},t){var x=[];try{let{policy:i,wishes:s,signal:r}=t;let{worktree:a}=i;let c=s.servers;let d=n.merge?.onto??n.base.commit;let l=()=>ee(e.git,d,{settings:a,
env:e.env,signal:r});let f=An(n);let m=await(c?c.place(JSON.stringify([d,f[0].tree,a]),l):l());let k=C(x,c?void 0:m,true);let w=await In(f,{...t,git:e.through(m.
git)});let b={root:m.git.root,environment:Z(),signal:r};let u=[];let h=[];for(let O of i.diagnostics??[]){let M=performance.now(),W=await pe(bn(O),b,w,c?.conversations);
if(r?.aborted)throw new E({name:"INTERRUPTED",message:Sn});if(!W)continue;let ve=Math.round(performance.now()-M);u.push({...Dn(O,W,{trees:f,steps:o}),milliseconds:ve}),
h.push(O)}let N=Tn(Array.from({length:w.last},(O,M)=>w.changedBy(M+1)).flat());let g=u.length>0?{diagnostics:u}:{};return{...On(u,h,t),sections:g,notes:[...m.notes,
...N]}}catch(be){var Se=be,ke=true}finally{var B=R(x,Se,ke);B&&await B}}function bn(e){let n=z(e.files);if(typeof n=="string")throw new E({name:"POLICY_INVALID",
message:n});return{name:he(e),argv:e.server,asks:o=>n.some(t=>t.matches(o)),severity:e.severity,timeout:e.timeout,memory:e.memory??Number.POSITIVE_INFINITY,initialization:e.
initialization}}var he=({name:e,server:n})=>e??wn(n[0]),Sn="The run was stopped while language servers were asked. Nothing was changed. Start it again.",kn=200,
vn=100;function Dn(e,n,o){let{added:t,fixed:i,files:s,unknown:r}=n,a=r?.files.slice(0,vn)??[];return{server:he(e),state:r?"unknown":"known",...r&&{reason:r.reason,
message:r.message},...a.length>0&&{unknown_files:a},added:t.length,fixed:i,files:s,diagnostics:t.slice(0,kn).map(c=>Pn(c,o))}}function Pn({path:e,line:n,column:o,
severity:t,code:i,message:s,text:r,stage:a},c){let d=a===void 0?void 0:xn(c,a,e);return{file_path:e,line:n,column:o,severity:t,...i!==void 0&&{code:i},message:s,
text:r,...d!==void 0&&{step:d}}}function xn({trees:e,steps:n},o,t){let i=new Set(e[o]?.steps),s=n.filter(({index:a,status:c})=>i.has(a)&&c==="applied"),[r]=s;return s.
length===1?r?.index:s.findLast(a=>H(a).some(({file_path:c})=>c===t))?.index}function On(e,n,{drafts:o}){let t=[],i=false;for(let[s,r]of e.entries()){let a=n[s]?.
on_new;r.added>0&&a==="stop"&&t.push(Cn(r)),o&&a!=="note"&&(r.added>0||r.state==="unknown")&&(i=true)}return{problems:t,draft:i}}var Cn=e=>{let[n]=e.diagnostics,
o=n?` The first: ${n.file_path}:${n.line}: ${n.message.split(`
`)[0]}`:"";return{name:"NEW_DIAGNOSTICS",message:`${ne(e)}. Nothing was written.${o}`}},Rn=/^(?:[tj]sconfig(?:\..+)?\.json|package\.json|pyrightconfig\.json|pyproject\.toml|setup\.(?:py|cfg)|mypy\.ini|compile_commands\.json|compile_flags\.txt|\.clangd|\.clang-tidy|CMakeLists\.txt|go\.(?:mod|work)|Cargo\.toml|rust-toolchain(?:\.toml)?|Gemfile|composer\.json|pom\.xml|build\.gradle(?:\.kts)?|.+\.(?:cs|fs|vb)proj|.+\.sln)$/,
Tn=e=>{let n=[...new Set(e)].filter(o=>Rn.test(hn.basename(o)));return n.length===0?[]:[`The plan changes ${K(n,5)}: language servers were not asked what that m\
eans for files which it does not change.`]};function An({base:e,head:n,merge:o,...t}){let i=[...t.snapshots],s=i.flatMap(l=>l.steps);if(o)return[{tree:o.ontoTree,
steps:[]},{tree:n.tree,steps:s}];let[r]=i,a=r?.steps.length===0&&r.parent===e.commit?r:void 0,c=a?i.slice(1):i,d=c.at(-1)?.tree===n.tree?[]:[{tree:n.tree,steps:[]}];
return[{tree:(a??e).tree,steps:[]},...c,...d]}var we=4*2**20;async function In(e,{git:n,isHidden:o,wishes:{renamed:t}}){let i=Q(n.root),s=[[]];for(let[c,{tree:d}]of e.
entries())c>0&&s.push(await n.run(Y(e[c-1]?.tree??d,d)));let r=await Nn(n,e),a=c=>{let d=i.locate(c),l=d.ok&&d.path===c&&!o(c)?i.stat(c):void 0;return l?.kind===
"file"&&!l.link?l:void 0};return{last:e.length-1,changedBy:c=>s[c]??[],show:c=>n.run(X(e[c]?.tree??"")),has:c=>a(c)!==void 0,formerPath:c=>r.get(c)??c,wordsOf:t===
void 0?c=>c:Ln(...t),textOf:c=>(a(c)?.size??we+1)>we?void 0:Mn(i.read(c)),holding:async c=>{let d=c.filter(l=>l!==""&&!/[\n\0]/.test(l));return d.length===0?[]:
await n.run(V(d))??[]}}}var Ln=(e,n)=>o=>o.replaceAll(/[\p{L}\p{N}_$]+/gu,t=>t===e?n:t);async function Nn(e,n){let[o,t]=[n[0],n.at(-1)];if(!o||!t)return new Map;
let i=await e.run(J(o.tree,t.tree,{renames:true}));return new Map(i.flatMap(({path:s,from:r})=>r===void 0?[]:[[s,r]]))}function Mn(e){let n=G(e);if(!n.ok||!n.file.
valid)return;let{encoding:o,bom:t}=n.file;return e.subarray(t).toString(o)}export{I as a,ut as b,bn as c};
