import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as S}from"./core-engine-replay-parts.js";import{a as _}from"./core-run-on-baseline.js";
import"./core-run-commands-command-cache-2.js";import"./core-run-verification-2.js";import"./core-run-commands-execute-command.js";import"./core-git-stored-credentials.js";
import"./core-run-isolated-worktree.js";import"./core-workspace-checkout.js";import{b as T}from"./core-plan-cell-edits.js";import"./core-plan-text-edits.js";import"./hook.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import{core_programs_run_program$d as v}from"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./hook.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_text_folder_spellings$c as O}from"./run.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import{core_tools_notebook_edit$l as x,core_tools_notebook_edit$m as P}from"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{diff$c as k}from"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import{core_workspace_file_identity$j as b}from"./hook.js";
import"./hook.js";import{core_text_utf8_cache$m as h}from"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./hook.js";import"./hook.js";import{errors$b as g}from"./hook.js";import"./hook.js";import H from"node:path";var Z=(t,e)=>b(()=>_([t],
e,n=>W(t,n,e.pick)));async function W(t,e,n){let a=[...t.steps].filter(l=>!l.leftOut),i=a.filter(({tool:l})=>P(l)!=="reads").length,r=[],s=false,o="ask",c=0;for(let l of a){
if(P(l.tool)==="reads"){r.push(l);continue}if(c+=1,o==="leave")continue;let f=o==="take"?{steps:[l]}:await R({given:l,taken:r,at:c,total:i},{plan:t,baseline:e,pick:n});
o=f.rest??o,r.push(...f.steps),f.steps.length>0&&(s=true)}if(!s)return;let{steps:d,digest:p,vars:m,cwd:u,...y}=t;return O(y,r.map((l,f)=>({...l,index:f+1})))}async function R({
given:t,taken:e,at:n,total:a},i){let r=t;for(;;){let{changes:s,refused:o}=await F(r,e,i);if(s.length===0&&!o)return{steps:[r]};let c=I(s),d=L(r),p=await i.pick(
{step:r,at:n,total:a,changes:s,hunks:c,...d!==void 0&&{newText:d},...o&&{refused:o}});if(p==="take")return{steps:[r]};if(p==="leave")return{steps:[]};if(p==="ta\
ke-rest")return{steps:[r],rest:"take"};if(p==="leave-rest")return{steps:[],rest:"leave"};if("places"in p)return{steps:await N(p.places,{step:r,taken:e,changes:s,
hunks:c},i)};r=V(r,p.newText)}}async function F(t,e,{plan:n,baseline:a}){let i=await S(C([...e,t],n),a);return i.refusal?{changes:[],refused:i.refusal.problem}:
{changes:i.results.at(-1)?.result.changes??[]}}var C=(t,{options:e})=>[{member:0,options:e,steps:t}];function I(t){let[e]=t;if(!e?.before||!e.after||e.from!==void 0||
t.length>1||e.path.endsWith(".ipynb"))return[];let n=h(e.before)!==void 0&&h(e.after)!==void 0,{structuredPatch:a=[]}=e;return n&&a.length>1?a:[]}async function N(t,{
step:e,taken:n,changes:a,hunks:i},r){let s=i.filter((u,y)=>t.includes(y));if(s.length===i.length)return[e];let[o]=a;if(s.length===0||!o?.before||!o.after)return[];
let[c,d]=[A(o.path,o.before),A(o.path,o.after)],p=$(c.text??"",d.text??"",s);for(let u of T(c,{...d,text:p,bytes:Buffer.from(p)})){let y=u.map(({tool:w,input:B})=>({
...D(e),tool:w,input:x(w).input().parse(B)})),l=await S(C([...n,...y],r.plan),r.baseline),f=l.files.get(o.path)?.after;if(!l.refusal&&f&&h(f)===p)return y}let m=`\
These places of ${o.path} cannot be taken on their own. Take or leave the step as a whole.`;throw new g({name:"INVALID_INPUT",message:m,at:e.at})}var A=(t,e)=>({
path:t,bytes:e,text:h(e),executable:false});function $(t,e,n){let[a,i]=[k(t),k(e)],r=[],s=0;for(let{oldStart:o,oldLines:c,newStart:d,newLines:p}of n){let m=c===
0?o:o-1,u=p===0?d:d-1;r.push(...a.slice(s,m),...i.slice(u,u+p)),s=m+c}return[...r,...a.slice(s)].join("")}var D=({index:t,at:e,why:n})=>({index:t,at:e,...n!==void 0&&
{why:n}}),E=["new_string","content","new_source"],L=({input:t})=>E.map(e=>t[e]).find(e=>typeof e=="string");function V(t,e){let n=E.find(a=>typeof t.input[a]=="\
string");return n===void 0?t:{...t,input:{...t.input,[n]:e}}}async function ee(t,{editor:e,signal:n}){let[a="",...i]=e.split(/\s+/).filter(c=>c!==""),r=H.dirname(
t),s=await v({argv:[a,...i,t],cwd:r,stdout:"stderr",...n&&{signal:n}});if(s===0)return;let o=typeof s=="number"?`ended with ${s}`:s.message;throw new g({name:"U\
SAGE",message:`The editor ${JSON.stringify(a)}: ${o}. Set EDITOR.`})}export{ee as openEditor,Z as pickSteps};
