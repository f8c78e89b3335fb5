import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_workspace_replacement$a as I,core_workspace_replacement$c as j,
core_workspace_replacement$d as b,core_workspace_replacement$e as A,core_workspace_replacement$f as N,core_workspace_replacement$g as T,core_workspace_replacement$h as B,
core_workspace_replacement$i as $,core_workspace_replacement$j as D,core_workspace_replacement$k as U,core_workspace_replacement$l as P,core_workspace_replacement$o as M}from"./start.js";
import{core_text_at_once$a as S}from"./start.js";import{core_workspace_path_guard$a as u,core_workspace_path_guard$b as v,core_workspace_path_guard$d as E}from"./start.js";
import{core_workspace_file_identity$b as w,core_workspace_file_identity$c as O,core_workspace_file_identity$d as x,core_workspace_file_identity$g as h,core_workspace_file_identity$h as c,
core_workspace_file_identity$i as y}from"./hook.js";import{errors$b as C}from"./hook.js";import{randomUUID as V}from"node:crypto";import{readSync as Y,realpathSync as Q}from"node:fs";
import d from"node:path";function*J(e,{root:t,backups:n,id:o=X()}){let r=new Set,i=oe(t,e),a=[],s=[];for(let[q,f]of e.entries()){let g=D(i.steadyFolder(f.path),
o,q),H=n?d.relative(t,d.join(n,d.posix.basename(g))):U(g),m=z(t,f,{folders:r,isFree:i.isFree});if("problem"in m)s.push(m.problem);else{let W=Z(f,{temporary:g,backup:H,
found:m});a.push({change:f,replacement:W,...m.existing&&{existing:m.existing}})}yield}let[l,...p]=s;return l?{ok:false,problems:[l,...p]}:{ok:true,id:o,pending:i.
inOrder(a)}}var X=()=>V().slice(0,8),Z=({path:e,before:t,after:n},{temporary:o,backup:r,found:i})=>({path:e,how:n?t?"rename":"create":"remove",temporary:o,backup:r,
identity:i.identity,size:n?.length??0,crc32:n?$(n):0}),z=(e,{path:t,before:n},{folders:o,isFree:r})=>{let i=d.join(e,t);try{let a=O(i),s=te(e,t,{stats:a,folders:o});
return s?{problem:s}:n?!a?.isFile()||!ne(i,n)?{problem:P(t)}:{identity:w(a),existing:ee(a)}:r(t)?{identity:null}:{problem:P(t)}}catch(a){return{problem:h(a,t)}}},
ee=({uid:e,gid:t,mode:n,nlink:o})=>({uid:Number(e),gid:Number(t),mode:Number(n)&4095,links:Number(o)}),te=(e,t,{stats:n,folders:o})=>{let r=JSON.stringify(t);if(n?.
isSymbolicLink())return{name:"SYMLINK",message:`${r} is a symbolic link. Use the path of the file that it points to.`};let i=d.dirname(d.join(e,t));if(o.has(i))
return;let a=i;for(;!u(i);)i=d.dirname(i);return Q.native(i)===i&&o.add(a),o.has(a)?void 0:{name:"PATH_OUTSIDE_REPO",message:`A folder of ${r} is a symbolic lin\
k. Use the path of the folder that it points to.`}},re=1<<20,ne=(e,t)=>x(e,({descriptor:n,size:o})=>{if(o!==t.length)return false;let r=Buffer.allocUnsafe(Math.
min(re,o));for(let i=0;i<o;){let a=Y(n,r,0,r.length,i);if(a===0||r.compare(t,i,Math.min(i+a,o),0,a)!==0)return false;i+=a}return true})??false,oe=(e,t)=>{let n=new Set(
t.map(({path:r})=>r)),o=new Set(t.filter(({after:r})=>!r).map(({path:r})=>d.join(e,r)));return{steadyFolder:r=>{let i=d.posix.dirname(r);for(let a=i;a!==".";a=d.
posix.dirname(a))n.has(a)&&(i=d.posix.dirname(a));return i},isFree:r=>v(d.join(e,r),i=>o.has(i)),inOrder:r=>{let i=({replacement:a})=>a.how==="remove";return[...r.
filter(i),...r.filter(a=>!i(a))]}}},L=(e,t)=>{let n=new Set,o=new Set(["."]);for(let{change:r,replacement:i}of t){if(r.before)continue;let a=[];for(let s=d.posix.
dirname(i.temporary);!o.has(s);s=d.posix.dirname(s))o.add(s),u(d.join(e,s))||a.unshift(s);for(let s of a)n.add(s)}return[...n]};import{mkdirSync as ae}from"node:fs";
import k from"node:path";var Ae=(e,t)=>S(ie(e,t));function*ie(e,t){let{root:n,journal:o,id:r}=t,i=yield*J(e,{root:n,backups:o?.folder,id:r});if(!i.ok)return{ok:false,
problems:fe(i.problems,_)};let a={...i,root:n,journal:o,phase:"preparing",recorded:false,around:{folders:[],attributes:[],attributesBefore:[],emptyFolders:[]},notes:[]},
s=yield*se(a,t);return s?pe(a,s):{ok:true,notes:a.notes,keep:()=>me(a),revert:()=>ce(a)}}var R=({id:e,phase:t,pending:n,around:o})=>({id:e,phase:t,files:n.map(({
replacement:r})=>r),...o});function*se(e,t){let{root:n,journal:o,pending:r,notes:i}=e,a;try{e.around=le(r,t),o?.record(R(e)),e.recorded=true,de(n,e.around);for(let l of r){
if(t.signal?.aborted)return ue();a=l.change.path,i.push(...A(n,l)),yield}o?.record({...R(e),phase:"ready"}),e.phase="ready";let s=new Set;for(let l of r){a=l.change.
path;let p=N(n,l,s);if(p)return p;T(n,l.replacement),yield}j(n,e.around.attributes);return}catch(s){return h(s,a)}}var le=(e,{root:t,attributes:n=[],emptyFolders:o=[]})=>{
let r=l=>!u(k.join(t,l))?.isDirectory(),i=e.map(({change:l})=>l),a=new Set(i.flatMap(({path:l,before:p})=>p?[]:l)),s=l=>l!=="."&&(a.has(l)||s(k.posix.dirname(l)));
return{folders:L(t,e),attributes:b(n,r),attributesBefore:a.size===0?[]:b(I(t,i),s),emptyFolders:o}},de=(e,{folders:t,attributes:n})=>{let o=new Set(n.flatMap(({
paths:r})=>r));for(let r of t)ae(k.join(e,r),{mode:o.has(r)?448:511})},pe=(e,t)=>{let{kept:n,failures:o}=K(e),r=e.recorded?o:[];return o.length===0&&c("the jour\
nal",r,()=>e.journal?.clear()),{ok:false,problems:[o.length>0?G(e,t.message,o):_(t),...n.map(F)]}},K=e=>{let{root:t,journal:n}=e,o=[];if(e.phase==="ready"&&c("t\
he journal",o,()=>n?.revert()),o.length>0)return{kept:[],failures:o};let r=M(R(e),{root:t,originals:n?.originals});return{kept:r.kept,failures:[...r.failures]}},
ce=e=>{let{kept:t,failures:n}=K(e);if(n.length>0)throw new C([G(e,"",n),...t.map(F)]);return t.map(F)},me=({root:e,pending:t,journal:n,around:{emptyFolders:o}})=>{
let r=[];for(let{replacement:a}of t){let s=JSON.stringify(a.path);c(s,r,()=>B(e,a)),a.how==="remove"&&c(s,r,()=>E(e,a.path,o))}return r.length===0&&c("the journ\
al",r,()=>n?.clear()),r.length===0?void 0:{name:"INTERRUPTED",message:`The files are in place, but temporary files next to them could not be removed: ${y(r)}. R\
un \`editplan resume\`.`}},_=e=>e.name==="WRITE_FAILED"?{...e,message:`${e.message} Nothing was changed. Check disk space and permissions.`}:e,G=({journal:e},t,n)=>{
let o=`${t} Some files could not be restored: ${y(n)}.`.trim();return e?{name:"INTERRUPTED",message:`${o} Remove the cause, then run \`editplan resume\`.`}:{name:"\
WRITE_FAILED",message:`${o} The missing content is in files next to it whose names begin with .editplan.`}},F=({path:e,original:t})=>{let n=t===void 0?"":` Its \
content from before the run is in ${t}.`;return{name:"FILE_MODIFIED",message:`${JSON.stringify(e)} was changed by another program during the run, so the run did\
 not touch it.${n}`}},ue=()=>({name:"INTERRUPTED",message:"The run was interrupted before it changed a file. Apply the plan again."}),fe=([e,...t],n)=>[n(e),...t.
map(n)];export{X as a,Ae as b,ie as c};
