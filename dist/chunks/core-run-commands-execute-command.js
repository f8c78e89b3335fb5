import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as te,d as re,e as w,f as oe,g as E}from"./core-run-isolated-worktree.js";
import{core_policy_run_verifications_2$c as ee}from"./run.js";import{core_history_after_plan$a as z}from"./run.js";import{core_history_stored_changes$d as H}from"./run.js";
import{core_git_fast_import$b as Y,core_git_fast_import$e as k}from"./run.js";import{core_programs_run_program$a as X,core_programs_run_program$b as Q,core_programs_run_program$c as Z}from"./run.js";
import{core_programs_isolation$b as W}from"./run.js";import{core_git_commands_worktree$b as J,core_git_commands_worktree$c as V}from"./run.js";import{core_policy_secrets_2$e as j}from"./run.js";
import{core_git_commands_diff$a as I}from"./start.js";import{core_run_baseline_2$n as S}from"./start.js";import{core_workspace_replacement$q as U}from"./start.js";
import{core_git_partial_clone$a as K}from"./start.js";import{core_git_cat_file$d as L}from"./start.js";import{core_git_filters$q as q}from"./start.js";import{core_plan_steps$d as y}from"./start.js";
import{core_history_manifest$m as T}from"./start.js";import{core_text_unusual$d as g}from"./start.js";import{core_text_globs$a as C}from"./start.js";import{core_git_git$m as B}from"./hook.js";
import{core_git_scratch_folder$a as G}from"./hook.js";import{core_text_words$d as v}from"./hook.js";import{errors$b as M}from"./hook.js";import{empty$g as b,empty$h as N}from"./hook.js";
import{mkdtempSync as de,realpathSync as ce,rmSync as pe}from"node:fs";import{tmpdir as le}from"node:os";import{join as A}from"node:path";async function ne(e,t,{
paths:r,patch:i}){let o=de(A(ce(le()),"editplan-index-")),n={GIT_INDEX_FILE:A(o,"index")};try{var m=[];try{let p=b(m,L(e),true);let{entries:f}=await K(p,t,{paths:r});
await e.run({...q(e.objectFormat,f),env:n});await e.run({...ue(i),env:n});let h=fe(f,await e.run({...ye(),env:n}));let u=Y(e,{ref:"refs/editplan/patched",parent:t});
await u.commit({author:k,committer:k,message:"patched",files:h});let[R]=await u.finish({named:false});return R?.tree??""}catch(s){var a=s,d=true}finally{var c=N(
m,a,d);c&&await c}}finally{pe(o,{recursive:true,force:true})}}function fe(e,t){let r=[...e.keys()].filter(o=>!t.has(o)),i=[...t].filter(([o,{mode:n,oid:m}])=>{let s=e.
get(o);return s?.oid!==m||s.mode!==n});return[...r.map(o=>({path:o,mode:"deleted"})),...i.map(([o,{mode:n,oid:m}])=>({path:o,mode:n,oid:m}))]}var ue=e=>({args:[
"apply","--cached","--whitespace=nowarn","-"],input:e,parse:()=>{}}),ye=()=>({args:["ls-files","--stage","-z"],input:"",parse:e=>new Map(B(e).map(t=>{let[r="",i=""]=t.
split(" ");return[t.slice(t.indexOf("	")+1),{mode:r,oid:i}]}))});async function ie(e,t,r){var m=[];try{if(r.length===0)return t;let i=b(m,G(e));let o={GIT_INDEX_FILE:A(
i.path,"index")};await e.run({...J(t),env:o});let n=await e.run({args:["apply","--cached","--whitespace=nowarn","--unidiff-zero","-"],env:o,input:r,accept:[0,1,
128],parse:(c,p)=>p===0});return n?await e.run({...V(),env:o}):void 0}catch(s){var a=s,d=true}finally{N(m,a,d)}}var he=600;async function Ve(e,t,r){let{argv:i,place:o,
baseline:n,env:m,signal:s}=r,a=C(e.input.changes??[],{purpose:"permit"});if(typeof a=="string")return P("INVALID_INPUT",a,ge);let d=await o.prepare(t);r.onStart?.();
let c=await X({argv:i,cwd:o.git.root,environment:{...W(n.git.root),...m},timeout:(e.input.timeout??he)*1e3,...s&&{signal:s}});if(s?.aborted)throw te("a command \
ran");let p=await we(e,c,r.keepOutput);if(c.ended!=="exit"||c.exitCode!==0)return P("COMMAND_FAILED",`${$(e)} ${Z(c)}. Correct the command, or its timeout. ${Re(
p)}`,p);let{changes:f,tree:h}=await o.changesSince(d),u=f.filter(O=>!w(O)||!a.some(({matches:me})=>me(O.path)));if(u.length>0)return P("COMMAND_STRAYED",Ce(e,u),
p);let l=await Se(f,{workspace:t,baseline:n,seenFiles:O=>S(o.git,d,O)});if(l.length>0)return P("DIRTY_FILES",Te(e,l),p);let x={step:e.index,programs:[y(e)]},se=await E(
o.git,x,{from:d,to:h,changes:f});return{outcome:{ok:true,files:F(f,o.read)},reported:p,recorded:se}}var ge={exit_code:null,milliseconds:0,tail:""},P=(e,t,r)=>({
outcome:{ok:false,problem:{name:e,message:g(t)}},reported:r});async function we(e,{exitCode:t,milliseconds:r,output:i},o){let n=await o?.(i,e.index,"run");return{
exit_code:t,milliseconds:Math.round(r),tail:await j(Q(i)),...n!==void 0&&{output:n}}}var $=e=>JSON.stringify(y(e)),Re=({tail:e})=>{let t=e.trimEnd().split(`
`).slice(-Oe);return t.join("")===""?"It printed nothing.":`It ended with:
${t.join(`
`)}`},Oe=5,ae=20,Ce=(e,t)=>{let r=t.map(i=>`${i.path} (${w(i)?i.status:"no regular file"})`);return`${$(e)} changed what \`changes\` does not name:
${v(r,ae).join(`
`)}
Name the files in \`changes\`, or keep the command from changing them. Nothing was applied.`},Te=(e,t)=>`${$(e)} changed files that hold something else in the c\
heckout, which no step touched and the command did not see:
${v(t,ae).join(`
`)}
Commit or stash them first.`;async function Se(e,{workspace:t,baseline:r,seenFiles:i}){if(r.committed)return[];let o=new Set(t.touched()),n=e.filter(({path:a})=>!o.
has(a)),m=await i(n.map(({path:a})=>a)),{source:s}=r;return n.filter(({path:a})=>{let[d,c]=[s.stat(a),m.get(a)];return c?d?.kind!=="file"||d.link||!s.read(a).equals(
c):d!==void 0&&d.kind!=="directory"}).map(({path:a})=>a)}var F=(e,t)=>e.map(({path:r,newMode:i,oldMode:o})=>({path:r,after:i===U?void 0:t(r),executable:i===o?void 0:
i==="100755"}));async function ct({git:e},t,{recorded:r,policy:i,request:o}){let n=t;for(let m of r.results.filter(({step:s})=>s===void 0)){Ee(m,i,r);let s=await e.
run(I(t.base.tree,t.head.tree)),a=Buffer.from(m.patch,m.encoding??"utf8"),d=await Pe(()=>ne(e,n.head.commit,{paths:s,patch:a}),r),c=(await e.run(I(n.head.tree,d))).
find(f=>!s.includes(f));if(c!==void 0)throw T(r.digest,`lets a formatter change ${c}, which no step changes`);let{programs:p}=m;n=await z(e,n,{plan:o.header,programs:p,
tree:d,files:[],scratch:true})}return n}function Ee({programs:e},{file:t},{digest:r}){let i=t.verify.filter(({formats:n})=>n).map(ee),o=e.find(n=>!i.includes(n));
if(o!==void 0)throw T(r,`names "${o}", which is not a formatter in the policy of the base`)}async function Pe(e,{digest:t}){try{return await e()}catch(r){throw!(r instanceof
M)||r.name!=="GIT_FAILED"?r:T(t,`holds a patch that does not fit: ${r.message}`)}}async function pt(e,{kept:t,workspace:r,baseline:i,store:o}){let n=g(JSON.stringify(
y(e)));if(t?.programs[0]!==y(e)||!i.committed)return D("COMMAND_NOT_RECORDED",`The result of ${n} is not recorded here. ${_}`);let m=await oe(r,i,o),s=await ie(
o.git,m,H(t));if(s===void 0)return D("VERIFY_MISMATCH",`The recorded result of ${n} was made from other files. ${_}`);let a=await re(o.git,m,s),d=C(e.input.changes??
[],{purpose:"permit"}),c=l=>typeof d!="string"&&d.some(({matches:x})=>x(l)),p=a.find(l=>!w(l)||!c(l.path));if(p){let l=`changes ${g(p.path)}, which \`changes\` do\
es not name`;return D("COMMAND_STRAYED",`The recorded result of ${n} ${l}. ${_}`)}let f=a.map(({path:l})=>l),h=await S(o.git,s,f),u=l=>h.get(l)??Buffer.alloc(0),
R=await E(o.git,{step:e.index,programs:t.programs},{from:m,to:s,changes:a});return{outcome:{ok:true,files:F(a,u)},reported:xe,recorded:R}}var xe={exit_code:0,milliseconds:0,
tail:"",recorded:true},_="Pass --run to run it again.",D=(e,t)=>({outcome:{ok:false,problem:{name:e,message:t}}});export{Ve as a,ct as b,pt as c};
