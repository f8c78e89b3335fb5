import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_text_folder_spellings$c as P}from"./run.js";import{
core_plan_fix_output$b as g,core_plan_fix_output$c as u}from"./start.js";import{core_text_neutralise$b as h,core_text_neutralise$f as p}from"./start.js";import{
core_plan_variables$h as y}from"./start.js";import{errors$b as f}from"./hook.js";var i=({is:e,mayChangeFiles:o})=>e??(o?"left out":"failed"),m=e=>["left out","n\
ot read"].includes(i(e));function D(e,o={},{vars:t={},tell:n}={}){let r=e.map(s=>b(s,o.lossy)),a=[...r.flatMap(s=>s.ok?[]:s.problems),...w(e)];if(a.length>0)throw new f(
a);e.every(({source:s})=>s===void 0)&&R(o);let l=r.flatMap(s=>s.ok?[s.plan]:[]);if(n)for(let{source:s}of e)s&&n(s);return y(l,t),l}var I=["diff","apply-patch","\
search-replace"];function w(e){let o=new Map;return e.flatMap(t=>t.ok&&I.includes(t.source?.format??"")?k(t.plan,o):[])}function k({steps:e},o){let t=new Set;return[
...e].flatMap(({tool:n,input:r,at:a})=>{let l="file_path"in r?String(r.file_path):"",s=n==="Write"&&!t.has(l),c=s?o.get(l):void 0;return t.add(l),s&&o.set(l,a.file??
"another source"),(n==="Delete"||n==="Move")&&o.delete(l),c===void 0?[]:[{name:"PROPOSAL_INCOMPLETE",message:`${l}: ${c} makes this file, too. Leave one of them\
 out, or make one of both.`,at:a,passage:"left out"}]})}function R(e){let t=Object.keys(e).filter(r=>O(e[r])).map(r=>r.replace(/[A-Z]/g,a=>`-${a.toLowerCase()}`));
if(t.length===0)return;let n=`${t.join(", ")}: it says how a source is read, such as a patch or a log, and no file of the run is one. Leave it out.`;throw new f(
{name:"USAGE",message:n})}var O=e=>Array.isArray(e)?e.length>0:e!==void 0&&e!==false;function b(e,o=false){let{source:t}=e,n=t&&!o?x(t,e.ok):[];return n.length>
0?{ok:false,problems:[...n,...L(e)]}:e.ok?{ok:true,plan:t?T(e.plan,t):e.plan}:e}var L=e=>{if(e.ok)return[];let o=e.source?.notImported.some(t=>i(t)==="left out");
return e.problems.filter(({name:t})=>!o||t!=="PLAN_EMPTY")},x=({format:e,notImported:o,isRecord:t},n=true)=>{let r=g(e),[a,l]=r?[u(),N]:t?$:_;return o.filter(m).
map(s=>({name:r?"FIXES_LEFT_OUT":"PROPOSAL_INCOMPLETE",message:E(s,n?l:a),at:s.at,passage:i(s)}))},E=({construct:e,reason:o,...t},n)=>{let r=o.includes(`
`)?`
`:/[.!?]$/.test(o)?" ":". ";return`${i({construct:e,reason:o,...t})==="not read"?"Not read: ":""}${e}: ${o}${r}${n}`},_=["Correct it.","Correct it, or pass --lo\
ssy to leave it out."],$=["Pass a diff of what it changed, as `git diff` prints it.","Pass --lossy to leave it out, and make that change yourself; or pass a dif\
f of what it changed, as `git diff` prints it."],N=`Pass --lossy to go on without them, or make a plan with \`editplan import --lossy\`. With them: ${u()}`;function A(e,{
notImported:o}){let t={...e.options,on_error:"continue"};return M({...e,steps:[...e.steps],options:t},o.filter(m))}function M({steps:e,digest:o,left_out:t=[],...n},r){
let a=[...t,...r.map(S)];return P({...n,...a.length>0&&{left_out:a}},e)}function T(e,o){let t=!o.notImported.some(m),{format:n,notes:r=[],notImported:a}=o,[l]=e.
steps,s=a.map(d=>({...S(d),class:i(d)})),c={file:l?.at.file??"",format:n,notes:[...r],passages:s};return{...t?e:A(e,o),source:{...c,isWhole:t}}}var S=({construct:e,
reason:o,at:{file:t,line:n}})=>({at:p(`${t}:${n}`),what:p(e)||"change",why:h(o)});export{i as a,m as b,D as c,b as d,M as e};
