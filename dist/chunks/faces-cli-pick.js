import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as P}from"./core-engine-replay-parts.js";import{a as A}from"./core-run-on-baseline.js";
import"./core-run-commands-command-cache-2.js";import"./core-run-verification-2.js";import"./core-run-commands-execute-command.js";import"./core-git-stored-credentials.js";
import"./core-run-isolated-worktree.js";import"./core-workspace-checkout.js";import{a as v}from"./core-plan-edits-between.js";import"./core-plan-cell-edits.js";
import"./core-plan-text-edits.js";import"./core-text-line-bounds.js";import"./hook.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import{core_programs_run_program$d as _}from"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./hook.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import{core_text_folder_spellings$c as O}from"./run.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_tools_notebook_edit$l as x,
core_tools_notebook_edit$m as k}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{diff$c as S}from"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import{core_workspace_file_identity$j as b}from"./hook.js";import"./hook.js";import{core_text_utf8_cache$m as h}from"./hook.js";import"./hook.js";import"./hook.js";
import"./start.js";import{errors$b as g}from"./hook.js";import"./hook.js";import H from"node:path";var Z=(t,e,n)=>b(()=>A([t],e,o=>W(t,o,n)));async function W(t,e,n){
let o=[...t.steps].filter(c=>!c.leftOut),i=o.filter(({tool:c})=>k(c)!=="reads").length,r=[],a=false,s="ask",p=0;for(let c of o){if(k(c.tool)==="reads"){r.push(c);
continue}if(p+=1,s==="leave")continue;let f=s==="take"?{steps:[c]}:await R({given:c,taken:r,at:p,total:i},{plan:t,baseline:e,ask:n});s=f.rest??s,r.push(...f.steps),
f.steps.length>0&&(a=true)}if(!a)return;let{steps:d,digest:l,vars:m,cwd:u,...y}=t;return O(y,r.map((c,f)=>({...c,index:f+1})))}async function R({given:t,taken:e,
at:n,total:o},i){let r=t;for(;;){let{changes:a,refused:s}=await F(r,e,i);if(a.length===0&&!s)return{steps:[r]};let p=I(a),d=L(r),l=await i.ask({step:r,at:n,total:o,
changes:a,hunks:p,...d!==void 0&&{newText:d},...s&&{refused:s}});if(l==="take")return{steps:[r]};if(l==="leave")return{steps:[]};if(l==="take-rest")return{steps:[
r],rest:"take"};if(l==="leave-rest")return{steps:[],rest:"leave"};if("places"in l)return{steps:await N(l.places,{step:r,taken:e,changes:a,hunks:p},i)};r=V(r,l.newText)}}
async function F(t,e,{plan:n,baseline:o}){let i=await P(C([...e,t],n),o);return i.refusal?{changes:[],refused:i.refusal.problem}:{changes:i.results.at(-1)?.result.
changes??[]}}var C=(t,{options:e})=>[{member:0,options:e,steps:t}];function I(t){let[e]=t;if(!e?.before||!e.after||e.from!==void 0||t.length>1||e.path.endsWith(
".ipynb"))return[];let n=h(e.before)!==void 0&&h(e.after)!==void 0,{structuredPatch:o=[]}=e;return n&&o.length>1?o:[]}async function N(t,{step:e,taken:n,changes:o,
hunks:i},r){let a=i.filter((u,y)=>t.includes(y));if(a.length===i.length)return[e];let[s]=o;if(a.length===0||!s?.before||!s.after)return[];let[p,d]=[T(s.path,s.before),
T(s.path,s.after)],l=$(p.text??"",d.text??"",a);for(let u of v(p,{...d,text:l,bytes:Buffer.from(l)})){let y=u.map(({tool:w,input:B})=>({...D(e),tool:w,input:x(w).
input().parse(B)})),c=await P(C([...n,...y],r.plan),r.baseline),f=c.files.get(s.path)?.after;if(!c.refusal&&f&&h(f)===l)return y}let m=`You cannot choose single\
 places of ${s.path} here. Answer for the whole step.`;throw new g({name:"INVALID_INPUT",message:m,at:e.at})}var T=(t,e)=>({path:t,bytes:e,text:h(e),executable:false});
function $(t,e,n){let[o,i]=[S(t),S(e)],r=[],a=0;for(let{oldStart:s,oldLines:p,newStart:d,newLines:l}of n){let m=p===0?s:s-1,u=l===0?d:d-1;r.push(...o.slice(a,m),
...i.slice(u,u+l)),a=m+p}return[...r,...o.slice(a)].join("")}var D=({index:t,at:e,why:n})=>({index:t,at:e,...n!==void 0&&{why:n}}),E=["new_string","content","ne\
w_source"],L=({input:t})=>E.map(e=>t[e]).find(e=>typeof e=="string");function V(t,e){let n=E.find(o=>typeof t.input[o]=="string");return n===void 0?t:{...t,input:{
...t.input,[n]:e}}}async function ee(t,{editor:e,signal:n}){let[o="",...i]=e.split(/\s+/).filter(p=>p!==""),r=H.dirname(t),a=await _({argv:[o,...i,t],cwd:r,stdout:"\
stderr",...n&&{signal:n}});if(a===0)return;let s=typeof a=="number"?`ended with ${a}`:a.message;throw new g({name:"USAGE",message:`The editor ${JSON.stringify(o)}\
: ${s}. Set EDITOR.`})}export{ee as openEditor,Z as pickSteps};
