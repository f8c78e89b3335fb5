import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{e as he}from"./core-report-repair-packet-2.js";import{c as ye}from"./core-plan-text-edits.js";
import{core_plan_define_plan$b as pe}from"./run.js";import{core_run_request$a as de,core_run_request$b as ce,core_run_request$e as le,core_run_request$g as fe}from"./run.js";
import{core_run_run_policy_2$a as ue,core_run_run_policy_2$c as me}from"./run.js";import{core_engine_replay$f as ie}from"./run.js";import{core_git_commands_log$c as se,
core_git_commands_log$d as ae}from"./run.js";import{core_policy_secrets_2$e as Z}from"./run.js";import{core_text_folder_spellings$c as ee}from"./run.js";import{
core_run_baseline_2$g as re,core_run_baseline_2$h as oe}from"./start.js";import{core_git_cat_file$d as te}from"./start.js";import{core_git_commands_grep$a as ne}from"./start.js";
import{core_tools_tool$a as X,core_tools_tool$b as _}from"./start.js";import{core_tools_notebook_edit$b as g,core_tools_notebook_edit$f as Q,core_tools_notebook_edit$l as I,
core_tools_notebook_edit$m as Y}from"./start.js";import{core_tools_run$c as V}from"./start.js";import{core_run_options$a as K}from"./start.js";import{core_text_match_hints$a as T}from"./start.js";
import{diff$c as E,diff$d as N}from"./start.js";import{core_text_tolerances$h as J}from"./start.js";import{core_tools_permission$g as z}from"./start.js";import{
core_text_line_ending$a as h}from"./start.js";import{core_workspace_file_identity$j as B}from"./hook.js";import{core_text_utf8_cache$e as q,core_text_utf8_cache$f as x,
core_text_utf8_cache$k as U,core_text_utf8_cache$l as D}from"./hook.js";import{core_text_splice$c as H}from"./hook.js";import{errors$b as v}from"./hook.js";import{
empty$g as A,empty$h as G}from"./hook.js";async function Oe(t,e,r){switch(e.name){case"FILE_NOT_FOUND":return Te(t,r);case"STRING_NOT_FOUND":case"STRING_NOT_UNI\
QUE":return We(t,e,r);case"FILE_NOT_READ":return["changes","renames"].includes(Y(t.tool)??"")?{step:t,readsFirst:true}:void 0;default:return}}var Ee=200,Ne=50;async function Te(t,e){
let r=S(t),n=r===void 0?void 0:await Ie(r,e);return n===void 0?void 0:{step:Ue(t,n)}}async function Ie(t,e){let{git:r,commit:n,workspace:o}=e,i=Ae(t,await r.run(
ae(n,Ee)));if(i!==t&&qe(o,i))return i;let s=await W(e.quoted.get(t)??"",e);return s.length===1?s[0]:void 0}var Ae=(t,e)=>e.toReversed().reduce((r,{from:n,to:o})=>r===
n?o:r,t);async function W(t,{git:e,workspace:r}){let[n=""]=h(t).split(`
`).sort((i,s)=>s.length-i.length);return n.trim().length<ve||e.bare?[]:(await e.run(ne([n]))??[]).slice(0,Me).filter(i=>{let s=w(r,i);return s!==void 0&&L(s,h(t))===
1})}var ve=8,Me=50;async function We(t,e,r){let n=Le(t),o=n&&w(r.workspace,n.file_path);if(!n||o===void 0||n.replace_all)return;let i=await Fe(o,n,r)??(e.name===
"STRING_NOT_FOUND"?Ge(o,n):void 0);if(!i)return;let s=ye(o,i);if(!s||!_(t,g))return;let{match:a,...d}=t.input,c=o.slice(0,i.start)+i.replacement+o.slice(i.end);
return{step:{...t,input:{...d,...s}},result:{path:n.file_path,text:c}}}var Le=t=>{if(!_(t,g))return;let{file_path:e,old_string:r,new_string:n,replace_all:o=false}=t.
input;if(!(e===void 0||r===void 0||r===""||n===void 0))return{file_path:e,old_string:h(r),new_string:h(n),replace_all:o}};async function Fe(t,e,r){for await(let n of je(
e.file_path,r))if(L(n,e.old_string)===1)return $e(n,t,e)}async function*je(t,{git:e,reader:r,commit:n}){let o=[`${n}:${t}`];for(let i of o){let s=await r.read(i),
a=s?.type==="blob"?Pe(s.content):void 0;if(a!==void 0&&(yield a),o.length>1)continue;let d=await e.run(se(t,{from:n,most:Ne}));o.push(...d.map(c=>`${c}^:${t}`))}}
function $e(t,e,{old_string:r,new_string:n}){let o=E(t),i=t.indexOf(r),s=t.slice(0,i).split(`
`).length-1,a=t.slice(0,i+r.length).replace(/\n$/,"").split(`
`).length,d=0,c=0;for(let{at:O,removed:P,added:b}of N(o,E(e))){let C=O+P;C<=s?d+=b.length-P:O<a&&(s=Math.min(s,O),a=Math.max(a,C),c+=b.length-P)}let l=o.slice(s,
a).join(""),p=o.slice(0,s).join("").length,f=l.slice(0,i-p)+n+l.slice(i-p+r.length),u=E(e),m=u.slice(s+d,a+d+c).join("");if(m.trim()==="")return;let y=be(l,f,m)??
xe(l,f,m),k=u.slice(0,s+d).join("").length;return y===void 0||y===m?void 0:{start:k,end:k+m.length,replacement:y}}function Ge(t,{old_string:e,new_string:r}){let n=x(
t),o=J(n,{old_string:e,new_string:`${e}.`,match:"whitespace"}),[i]=o.ok?o.splices:[],s=i?[U(n,i.start,i.end)]:He(t,e),[a]=s;if(a===void 0||s.length>1||L(t,a)!==
1)return;let d=xe(e,r,a)??be(e,r,a),c=t.indexOf(a);return d===void 0||d===a?void 0:{start:c,end:c+a.length,replacement:d}}var He=(t,e)=>T(x(t),e).map(r=>r.text).
filter(r=>ge(r)===ge(e)),ge=t=>t.match(/[\p{L}\p{N}_]+/gu)?.join(" ")??"",L=(t,e)=>{let r=t.indexOf(e);return r<0?0:t.indexOf(e,r+1)<0?1:2};function w(t,e){let r=t.
locate(e),n=r.ok?t.stat(r.path):void 0;return r.ok&&n?.kind==="file"&&!n.broken&&n.size<=H?Pe(t.read(r.path)):void 0}function Pe(t){let e=q(t);return e.ok&&e.file.
valid&&!t.includes(0)?h(D(e.file)):void 0}var qe=(t,e)=>{let r=t.locate(e);return r.ok&&t.stat(r.path)?.kind==="file"},S=({input:t})=>"notebook_path"in t?t.notebook_path:
"file_path"in t?t.file_path:void 0,Ue=(t,e)=>({...t,input:{...t.input,[I(t.tool).fileKey]:e}});function be(t,e,r){let n=M(t),[o,i]=[N(n,M(e)),N(n,M(r))];if(o.some(
d=>i.some(c=>Je(d,c)))||Se(o,i,n)||Se(i,o,n))return;let s="",a=0;for(let d of[...o,...i].sort((c,l)=>c.at-l.at||c.removed-l.removed))s+=n.slice(a,d.at).join("")+
d.added.join(""),a=d.at+d.removed;return s+n.slice(a).join("")}function xe(t,e,r){let[n,o]=[t.split(`
`),r.split(`
`)];if(n.length!==o.length||n.some((c,l)=>c.trim()!==o[l]?.trim()))return;let i=n.flatMap((c,l)=>{let p={old:R(c),found:R(o[l]??"")};return c.trim()===""||l===0&&
p.old===""?[]:[p]}),s=[...De(i),...Be(i)],a=new Set(s.map(c=>Ke(e,c,{old:t,found:r}))),[d]=a;return a.size===1?d:void 0}var we=["	",...Array.from({length:8},(t,e)=>"\
 ".repeat(e+1))],De=t=>we.flatMap(e=>we.flatMap(r=>{let n=o=>{let i=o.length/e.length;return e.repeat(Math.floor(i))===o?r.repeat(i):void 0};return _e(n,t)?[n]:
[]}));function Be(t){let[e]=t;if(!e)return[];let{old:r,found:n}=e,o=[];if(n.endsWith(r)&&o.push(i=>n.slice(0,n.length-r.length)+i),r.endsWith(n)){let i=r.slice(
0,r.length-n.length);o.push(s=>s.startsWith(i)?s.slice(i.length):void 0)}return o.filter(i=>_e(i,t))}var _e=(t,e)=>e.every(({old:r,found:n})=>t(r)===n);function Ke(t,e,{
old:r,found:n}){let o=t.split(`
`).map((i,s)=>{let a=R(i);if(i.trim()==="")return i;let d=s===0&&a===R(r)?R(n):e(a);return d===void 0?void 0:d+i.slice(a.length)});return o.every(i=>i!==void 0)?
o.join(`
`):void 0}var R=t=>/^[ \t]*/.exec(t)?.[0]??"";function Se(t,e,r){let n=new Set(e.flatMap(({at:o,removed:i})=>r.slice(o,o+i)).filter(ze));for(let{added:o}of e)for(let i of o)
n.delete(i);return t.some(({added:o})=>o.some(i=>n.has(i)))}var M=t=>t.match(/\n|[^\S\n]+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu)??[],ze=t=>/[\p{L}\p{N}_]/u.test(t),
Je=(t,e)=>{let[r,n]=[t.at+t.removed,e.at+e.removed];return t.removed===0||e.removed===0?t.at<=n&&e.at<=r:t.at<n&&e.at<r};var Qe={root:true,bare:true,base:true,policy:true,
accept:true,overrides:true,answers:true,signal:true},Ut=(t,e)=>B(()=>Ve(pe(t),K(e,Qe)));async function Ve(t,e){let{accept:r=false}=e,n=({step:f,correction:u})=>r===
true||r!==false&&r.includes(f.index)?u:void 0,o=Ze([...t.steps],e.answers??[]),i=await tt({...t,steps:o,options:{...t.options,...e.overrides}},e),s=i.flatMap(f=>{
let u=n(f);return u?Ce(u):[f.step]}),a=i.flatMap(f=>n(f)?[f.step.index]:[]),d=i.flatMap(f=>f.refused&&!n(f)?[f.refused]:[]),{steps:c,digest:l,...p}=t;return{plan:s.
length>0?ee(p,s.map(Xe)):{...p,steps:[],digest:l},corrected:a,packet:{version:1,plan:{title:t.title,sha256:l,steps:t.steps.length},refused:await Z(d),answer:he}}}
var Ce=({step:t,readsFirst:e})=>[...e?[Ye(t)]:[],t],Ye=t=>{let{index:e,at:r}=t;return{index:e,at:r,...X(Q,{file_path:S(t)??""})}},Xe=(t,e)=>({...t,index:e+1});function Ze(t,e){
let r=new Map(e.map(s=>[s.step,s])),n=e.find(({step:s})=>s>t.length),o=e.find(s=>r.get(s.step)!==s),i=n?`There is no step ${n.step}: the plan has ${t.length}. A\
nswer only those.`:o&&`There are two answers to step ${o.step}. Give one for each step.`;if(i!==void 0)throw new v({name:"USAGE",message:i});return t.flatMap(s=>{
let a=r.get(s.index);return a?"drop"in a?[]:[et(s,a)]:[s]})}function et(t,{tool:e=t.tool,input:r}){let n=I(e).input().safeParse(r);if(n.success)return{...t,tool:e,
input:n.data};let o=n.error.issues.map(s=>[...s.path,s.message].join(": ")).join(". "),i=`The answer to step ${t.index} does not fit ${e}: ${o}. Correct its inp\
ut.`;throw new v({name:"INVALID_INPUT",message:i,step:{index:t.index}})}async function tt(t,e){var y=[];try{let r=await re(e);let n=le(t);let o=A(y,await oe(r,de(
n,e,"work-tree")),true);let i=await ue(r,o.head.commit,{given:e.policy,asks:false});let{found:s}=await ce(o,fe(n),i);let a=A(y,te(r),true);let d=V(o.source);let c=nt(
d,i);let l={git:r,reader:a,commit:o.base.commit,workspace:c,quoted:rt(t)};let p=new j(t,{...l,load:o.committed?.load});let f={options:{...t.options,on_error:"co\
ntinue"},steps:p.steps()};let{signal:u}=e;let m={workspace:d,policy:me(i),tracked:s,...u&&{signal:u}};for await(let C of ie([f],m))p.take(C);return p.outcomes}catch(k){
var O=k,P=true}finally{var b=G(y,O,P);b&&await b}}var nt=(t,e)=>{let r=n=>z(n,{workspace:t,policy:e});return{...t,stat:n=>r(n)?void 0:t.stat(n),similar:n=>t.similar(
n).filter(o=>!r(o))}},rt=({steps:t})=>{let e=new Map;for(let{tool:r,input:n}of t)r===g.name&&n.file_path!==void 0&&n.old_string&&!e.has(n.file_path)&&e.set(n.file_path,
n.old_string);return e},j=class{outcomes=[];#n;#e;#t;constructor(e,r){this.#n=e,this.#e=r}take(e){e.type==="step"&&(this.#t=e.result),e.type==="broken"&&this.#d(
e.step,e.problem)}async*steps(){for(let e of this.#n.steps){yield e;let r=this.#t?.error;if(!r){this.outcomes.push({step:e});continue}let n=await this.#s(e,r),o=yield*this.#r(
e,r);o?this.outcomes.push({step:e,refused:{...n,...it(o)},correction:o}):this.outcomes.push({step:e,refused:n})}}async*#r(e,r){let[n,o]=[e,r],i=false;for(let s=0;s<
st;s++){let a=await Oe(n,o,this.#e);if(!a)return void 0;let d=S(a.step);d!==void 0&&await this.#e.load?.([d]);let c=d===void 0?void 0:this.#i(d);for(let p of Ce(
a))yield p;i||=a.readsFirst===true;let l=this.#t?.error;if(!l)return this.#o(a)?{...a,...i&&{readsFirst:i}}:(c&&this.#e.workspace.put(c),void 0);[n,o]=[a.step,l]}
return void 0}#o({result:e}){return e===void 0||w(this.#e.workspace,e.path)===e.text}#i(e){let{workspace:r}=this.#e,n=r.locate(e),o=n.ok?r.stat(n.path):void 0;if(!n.
ok||o?.kind!=="file"||o.broken)return;let i=r.read(n.path);return{path:n.path,before:i,after:i,mode:o.mode}}async#s(e,{name:r,message:n,at:o}){let{workspace:i}=this.#e,
s=S(e),a=s===void 0?void 0:w(i,s),d=_(e,g)?e.input.old_string??"":"",c=s===void 0||a===void 0?[]:T(x(a),d).map(({line:f,lastLine:u,likeness:m,text:y})=>({file_path:s,
line:f,last_line:u,likeness:Math.round(m*1e3)/1e3,text:y})),l=r==="FILE_NOT_FOUND"&&s!==void 0?await this.#a(s,d):[],p=a===void 0?l:s===void 0?[]:[s];return{step:e.
index,...e.id!==void 0&&{id:e.id},tool:e.tool,...e.why!==void 0&&{why:e.why},input:$(e),error:{name:r,message:n,...o&&ot(e,o)&&{at:{line:o.line,column:o.column}}},
nearest:c,...l.length>0&&{candidates:l},surroundings:p.slice(0,at).flatMap(f=>ke(i,f,c[0]?.line))}}async#a(e,r){let{workspace:n,quoted:o}=this.#e,i=await W(r||(o.
get(e)??""),this.#e);return[...new Set([...i,...n.similar(e)])]}#d(e,{name:r,message:n}){let o=this.outcomes.findIndex(({step:c})=>c.index===e),i=this.outcomes[o];
if(!i)return;let{step:s}=i,a=S(s),d={step:e,tool:s.tool,input:$(s),error:{name:r,message:n},nearest:[],surroundings:a===void 0?[]:ke(this.#e.workspace,a,void 0)};
this.outcomes[o]={step:s,refused:d}}},ot=(t,{line:e,column:r})=>e!==t.at.line||r!==t.at.column,it=({step:t,readsFirst:e})=>({corrected:$(t),...e&&{reads_first:true}}),
$=({input:t})=>JSON.parse(JSON.stringify(t)),st=3,at=3,F=200,Re=40;function ke(t,e,r){let n=w(t,e);if(n===void 0)return[];let o=n.replace(/\n$/,"").split(`
`),i=o.length<=F?1:Math.max(1,(r??1)-Re),s=o.length<=F?o:o.slice(i-1,i-1+(r===void 0?F:2*Re));return[{file_path:e,line:i,lines:o.length,text:s.join(`
`).slice(0,dt)}]}var dt=32*1024;export{Ut as a};
