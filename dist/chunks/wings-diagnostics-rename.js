import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as X,c as T}from"./wings-diagnostics-diagnose-run-2.js";
import{f as $,g as P,j as W}from"./wings-diagnostics-client.js";import"./vscode-jsonrpc.js";import{a as H}from"./core-run-isolated-worktree.js";import"./core-workspace-checkout.js";
import{core_git_work_tree_snapshot$a as D}from"./hook.js";import"./run.js";import"./run.js";import"./run.js";import{core_run_run_policy_2$a as B}from"./run.js";
import"./run.js";import{core_programs_isolation$a as V}from"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./start.js";import"./start.js";import{core_text_folder_spellings$c as C}from"./run.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import{core_run_wing_slots$b as I}from"./start.js";import{core_plan_fix_output$d as j}from"./start.js";
import{core_git_commands_diff$a as M}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import{core_workspace_new_files_2$b as Q}from"./start.js";import{core_workspace_sources_disk$a as N}from"./start.js";
import"./start.js";import{core_git_commands_grep$a as G}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_plan_options$a as U}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import{core_text_unusual$d as d}from"./start.js";import"./start.js";import"./start.js";import"./start.js";
import{core_text_group_by$a as A}from"./start.js";import"./hook.js";import"./hook.js";import{core_git_git$E as S,core_git_git$u as F}from"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import{core_text_utf8_cache$m as x}from"./hook.js";import"./hook.js";import{core_text_words$a as L,core_text_words$c as _}from"./hook.js";
import"./start.js";import{errors$b as E}from"./hook.js";import{empty$g as k,empty$h as b}from"./hook.js";async function xe(n){var s=[];try{let e=await S(n.root);
let t=await e.run(F());if(t===void 0)throw h("NO_COMMIT","The repository has no commits. Make a first commit.");let o=await B(e,t,{given:n.policy,asks:false});let i=(o.
file.diagnostics??[]).find(R=>T(R).asks(n.file));if(!i){let R=`The policy names no language server for ${d(n.file)}. Name one under \`diagnostics\` in .github/edi\
tplan.yml.`;throw h("UNAVAILABLE_HERE",R)}let r=T(i);await K(e,t,r);let a=k(s,await H(e,t,{settings:o.file.worktree,signal:n.signal}),true);let c=await Z(a.git,
{request:n,server:r,policy:o});let p=await ee(c);let{step:l,edits:f}=await re(p,c,e);return{plan:se(n,l),notes:[...a.notes,...ie(c,f)]}}catch(m){var w=m,O=true}finally{
var v=b(s,w,O);v&&await v}}var h=(n,e)=>new E({name:n,message:e});async function K(n,e,t){var c=[];try{let o=k(c,Q(n));let i=await D(o.git);let r=(await o.git.run(
M(e,i))).filter(t.asks);if(r.length===0)return;let a=`${_(r.map(s=>d(s)),5)}: uncommitted changes, which the language server would not see. Commit or stash them\
 first.`;throw h("DIRTY_FILES",a)}catch(p){var l=p,f=true}finally{b(c,l,f)}}var Y=1e3;async function Z(n,{request:e,server:t,policy:o}){let i=N(n.root),r=s=>{let m=I(
s,{workspace:i,policy:o});return m.ok&&m.bytes?x(m.bytes):void 0},a=r(e.file);if(a===void 0)throw h("FILE_NOT_FOUND",`The head commit has no text file ${d(e.file)}\
 that may be read.`);let c=q(a,e),l=(await n.run(G([e.name]))??[]).filter(s=>s!==e.file&&t.asks(s));if(l.length>=Y)throw h("LIMIT_EXCEEDED",`${L(l.length+1,"fil\
e")} hold ${d(e.name)}, more than the ${Y} that a server is asked about. Rename with an Edit by \`pattern\` and \`glob\`.`);let f=l.flatMap(s=>{let m=r(s);return m===
void 0?[]:[{path:s,text:m}]});return{request:e,server:t,policy:o,git:n,position:c,files:[{path:e.file,text:a},...f]}}function q(n,{file:e,line:t,column:o,name:i}){
let r=n.split(/\r\n|\n|\r/)[t-1],a=`line ${t} of ${d(e)}`;if(r===void 0)throw h("STRING_NOT_FOUND",`${d(e)} has no line ${t}.`);let c=z(i,r),p=o===void 0?c:c.filter(
s=>s<o&&o<=s+i.length),[l,...f]=p;if(l===void 0){let s=c.length>0?` It is at column ${c.map(m=>m+1).join(", ")}.`:"";throw h("STRING_NOT_FOUND",`${d(i)} is not \
at ${o===void 0?"":`column ${o} of `}${a}.${s}`)}if(f.length>0){let s=p.map(m=>m+1).join(", ");throw h("STRING_NOT_UNIQUE",`${d(i)} is several times in ${a}. Ad\
d a column: ${s}.`)}return{line:t-1,character:l}}function z(n,e){let t=[];for(let o=e.indexOf(n);o>=0;o=e.indexOf(n,o+1))!J(e[o-1])&&!J(e[o+n.length])&&t.push(o);
return t}var J=n=>n!==void 0&&/[\p{L}\p{N}_$]/u.test(n);async function ee(n){var r=[];try{let{request:e,server:t,git:o}=n;let i=k(r,W(),true);try{let f={root:o.
root,environment:V(),signal:e.signal},s=await i.open(t,f).catch(w=>{throw e.signal?.aborted?w:ne(t,P(w))}),m=await te(s,n);if(typeof m=="object"&&m!==null)return oe(
m,s);throw new $({reason:"refused",message:"the server renames nothing there"})}catch(f){if(f instanceof E)throw f;let{reason:s,message:m}=P(f);throw e.signal?.
aborted?h("INTERRUPTED","The server was stopped. Nothing was written. Start it again."):h(s==="refused"?"INVALID_INPUT":"FIXES_LEFT_OUT",`${t.name} does not say\
 what to rename (${s}): ${m.replace(/\.+$/,"")}.`)}}catch(a){var c=a,p=true}finally{var l=b(r,c,p);l&&await l}}var ne=({name:n},{reason:e,message:t})=>h("UNAVAI\
LABLE_HERE",`${n} does not start (${e}): ${t.replace(/\.+$/,"")}. Install it, or correct its command under \`diagnostics\` in .github/editplan.yml.`);async function te({
client:n,documents:e},{request:t,files:o,position:i}){let{renameProvider:r}=n.capabilities;if(!r)throw new $({reason:"refused",message:"the server offers no ren\
ame"});await e.show(o),await X(n,e,e.paths);let a={textDocument:{uri:n.uriOf(t.file)},position:i};return typeof r=="object"&&r.prepareProvider===true&&await n.request(
"textDocument/prepareRename",a)===null?null:n.request("textDocument/rename",{...a,newName:t.to})}function oe(n,{client:e,documents:t}){let{changes:o,documentChanges:i}=n;
if(typeof(i??o)!="object")throw new $({reason:"protocol",message:"its answer is no workspace edit"});for(let r of Array.isArray(i)?i:[]){let{uri:a,version:c}=r?.
textDocument??{},p=t.paths.find(f=>e.uriOf(f)===a),l=p===void 0?void 0:t.of(p)?.version;if(c!=null&&c!==l)throw new $({reason:"protocol",message:`its edits are \
of another version of ${d(String(a))}`})}return n}async function re(n,{request:e,server:t,policy:o,git:i},r){let a=await j.get()(),c=[],p=[],[l,f]=[N(i.root),N(
r.root)],s={cwd:i.root,isLive:true,look:u=>{let g=I(u,{workspace:f,policy:o}),y=I(u,{workspace:l,policy:o});return!g.ok||!y.ok?g.ok?y:g:(g.bytes===void 0?y.bytes===
void 0:y.bytes?.equals(g.bytes))?g:{ok:false,reason:`DIRTY_FILES: ${d(g.path)} is not as in the head commit.`}},leaveOut:(u,{reason:g,at:y})=>{p.push({name:"FIX\
ES_LEFT_OUT",message:g,at:y})},push:u=>{c.push(u)},note:()=>{}},m={name:`${t.name} rename`,text:JSON.stringify(n)};if(a.read("lsp",[m],{recording:s,options:{}}),
p.length>0)throw new E(p);let[w,...O]=c;if(!w||O.length>0)throw h("INVALID_INPUT",`${t.name} changes nothing to rename ${d(e.name)} to ${d(e.to)}.`);let v=w.input.
edits.flatMap(u=>u.old_string===void 0?[]:[u.file_path]),R=new Map([...A(v,u=>u)].map(([u,g])=>[u,g.length]));return{step:{...w,input:{...w.input,source:`${t.name}\
/rename`}},edits:R}}var se=({name:n,to:e},{tool:t,input:o,at:i})=>{let r={...U.parse({}),reads:"auto"},a={index:1,tool:t,input:o,at:i,why:`${n} is ${e} now`};return C(
{version:1,title:`Rename ${n} to ${e}`,options:r},[a])};function ie({files:n,request:{name:e}},t){let o=n.filter(({path:r,text:a})=>z(e,a).length>(t.get(r)??0));
if(o.length===0)return[];let i=o.map(({path:r})=>d(r));return[`${d(e)} also occurs in ${_(i,5)}, where the server does not rename it.`]}export{xe as planRename};
