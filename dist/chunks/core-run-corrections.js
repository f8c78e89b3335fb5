import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{e as ye}from"./core-report-repair-packet-2.js";import{c as me}from"./core-plan-text-edits.js";
import{core_plan_define_plan$b as le}from"./run.js";import{core_run_request$a as ae,core_run_request$b as de,core_run_request$e as ce,core_run_request$g as fe}from"./run.js";
import{core_run_run_policy_2$a as pe,core_run_run_policy_2$c as ue}from"./run.js";import{core_engine_replay$f as oe}from"./run.js";import{core_git_commands_log$c as ie,
core_git_commands_log$d as se}from"./run.js";import{core_policy_secrets_2$e as X}from"./run.js";import{core_text_folder_spellings$c as Z}from"./run.js";import{core_run_baseline_2$g as ne,
core_run_baseline_2$h as re}from"./start.js";import{core_git_cat_file$d as ee}from"./start.js";import{core_git_commands_grep$a as te}from"./start.js";import{core_tools_tool$a as Y,
core_tools_tool$b as x}from"./start.js";import{core_tools_notebook_edit$b as w,core_tools_notebook_edit$f as J,core_tools_notebook_edit$l as T,core_tools_notebook_edit$m as V}from"./start.js";
import{core_tools_run$c as Q}from"./start.js";import{core_run_options$a as K}from"./start.js";import{core_tools_edit_search$a as N}from"./start.js";import{diff$c as C,
diff$d as E}from"./start.js";import{core_text_tolerances$g as z}from"./start.js";import{core_text_line_ending$a as h}from"./start.js";import{core_workspace_file_identity$j as B}from"./hook.js";
import{core_text_utf8_cache$e as H,core_text_utf8_cache$f as b,core_text_utf8_cache$k as U,core_text_utf8_cache$l as D}from"./hook.js";import{core_text_splice$c as q}from"./hook.js";
import{errors$b as A}from"./hook.js";import{empty$g as I,empty$h as G}from"./hook.js";async function Se(t,e,n){switch(e.name){case"FILE_NOT_FOUND":return Ne(t,n);case"\
STRING_NOT_FOUND":case"STRING_NOT_UNIQUE":return We(t,e,n);case"FILE_NOT_READ":return["changes","renames"].includes(V(t.tool)??"")?{step:t,readsFirst:true}:void 0;default:
return}}var Ce=200,Ee=50;async function Ne(t,e){let n=O(t),r=n===void 0?void 0:await Te(n,e);return r===void 0?void 0:{step:He(t,r)}}async function Te(t,e){let{
git:n,commit:r,workspace:o}=e,i=Ie(t,await n.run(se(r,Ce)));if(i!==t&&qe(o,i))return i;let s=await W(e.quoted.get(t)??"",e);return s.length===1?s[0]:void 0}var Ie=(t,e)=>e.
toReversed().reduce((n,{from:r,to:o})=>n===r?o:n,t);async function W(t,{git:e,workspace:n}){let[r=""]=h(t).split(`
`).sort((i,s)=>s.length-i.length);return r.trim().length<Ae||e.bare?[]:(await e.run(te([r]))??[]).slice(0,Me).filter(i=>{let s=S(n,i);return s!==void 0&&v(s,h(t))===
1})}var Ae=8,Me=50;async function We(t,e,n){let r=ve(t),o=r&&S(n.workspace,r.file_path);if(!r||o===void 0||r.replace_all)return;let i=await Le(o,r,n)??(e.name===
"STRING_NOT_FOUND"?$e(o,r):void 0);if(!i)return;let s=me(o,i);if(!s||!x(t,w))return;let{match:a,...d}=t.input,c=o.slice(0,i.start)+i.replacement+o.slice(i.end);
return{step:{...t,input:{...d,...s}},result:{path:r.file_path,text:c}}}var ve=t=>{if(!x(t,w))return;let{file_path:e,old_string:n,new_string:r,replace_all:o=false}=t.
input;if(!(e===void 0||n===void 0||n===""||r===void 0))return{file_path:e,old_string:h(n),new_string:h(r),replace_all:o}};async function Le(t,e,n){for await(let r of Fe(
e.file_path,n))if(v(r,e.old_string)===1)return je(r,t,e)}async function*Fe(t,{git:e,reader:n,commit:r}){let o=[`${r}:${t}`];for(let i of o){let s=await n.read(i),
a=s?.type==="blob"?Oe(s.content):void 0;if(a!==void 0&&(yield a),o.length>1)continue;let d=await e.run(ie(t,{from:r,most:Ee}));o.push(...d.map(c=>`${c}^:${t}`))}}
function je(t,e,{old_string:n,new_string:r}){let o=C(t),i=t.indexOf(n),s=t.slice(0,i).split(`
`).length-1,a=t.slice(0,i+n.length).replace(/\n$/,"").split(`
`).length,d=0,c=0;for(let{at:P,removed:g,added:k}of E(o,C(e))){let $=P+g;$<=s?d+=k.length-g:P<a&&(s=Math.min(s,P),a=Math.max(a,$),c+=k.length-g)}let f=o.slice(s,
a).join(""),p=o.slice(0,s).join("").length,l=f.slice(0,i-p)+r+f.slice(i-p+n.length),u=C(e),m=u.slice(s+d,a+d+c).join("");if(m.trim()==="")return;let y=Pe(f,l,m)??
be(f,l,m),R=u.slice(0,s+d).join("").length;return y===void 0||y===m?void 0:{start:R,end:R+m.length,replacement:y}}function $e(t,{old_string:e,new_string:n}){let r=b(
t),o=z(r,{old_string:e,new_string:`${e}.`,match:"whitespace"}),[i]=o.ok?o.splices:[],s=i?[U(r,i.start,i.end)]:Ge(t,e),[a]=s;if(a===void 0||s.length>1||v(t,a)!==
1)return;let d=be(e,n,a)??Pe(e,n,a),c=t.indexOf(a);return d===void 0||d===a?void 0:{start:c,end:c+a.length,replacement:d}}var Ge=(t,e)=>N(b(t),e).map(n=>n.text).
filter(n=>ge(n)===ge(e)),ge=t=>t.match(/[\p{L}\p{N}_]+/gu)?.join(" ")??"",v=(t,e)=>{let n=t.indexOf(e);return n<0?0:t.indexOf(e,n+1)<0?1:2};function S(t,e){let n=t.
locate(e),r=n.ok?t.stat(n.path):void 0;return n.ok&&r?.kind==="file"&&!r.broken&&r.size<=q?Oe(t.read(n.path)):void 0}function Oe(t){let e=H(t);return e.ok&&e.file.
valid&&!t.includes(0)?h(D(e.file)):void 0}var qe=(t,e)=>{let n=t.locate(e);return n.ok&&t.stat(n.path)?.kind==="file"},O=({input:t})=>"notebook_path"in t?t.notebook_path:
"file_path"in t?t.file_path:void 0,He=(t,e)=>({...t,input:{...t.input,[T(t.tool).fileKey]:e}});function Pe(t,e,n){let r=M(t),[o,i]=[E(r,M(e)),E(r,M(n))];if(o.some(
d=>i.some(c=>ze(d,c)))||we(o,i,r)||we(i,o,r))return;let s="",a=0;for(let d of[...o,...i].sort((c,f)=>c.at-f.at||c.removed-f.removed))s+=r.slice(a,d.at).join("")+
d.added.join(""),a=d.at+d.removed;return s+r.slice(a).join("")}function be(t,e,n){let[r,o]=[t.split(`
`),n.split(`
`)];if(r.length!==o.length||r.some((c,f)=>c.trim()!==o[f]?.trim()))return;let i=r.flatMap((c,f)=>{let p={old:_(c),found:_(o[f]??"")};return c.trim()===""||f===0&&
p.old===""?[]:[p]}),s=[...Ue(i),...De(i)],a=new Set(s.map(c=>Be(e,c,{old:t,found:n}))),[d]=a;return a.size===1?d:void 0}var he=["	",...Array.from({length:8},(t,e)=>"\
 ".repeat(e+1))],Ue=t=>he.flatMap(e=>he.flatMap(n=>{let r=o=>{let i=o.length/e.length;return e.repeat(Math.floor(i))===o?n.repeat(i):void 0};return xe(r,t)?[r]:
[]}));function De(t){let[e]=t;if(!e)return[];let{old:n,found:r}=e,o=[];if(r.endsWith(n)&&o.push(i=>r.slice(0,r.length-n.length)+i),n.endsWith(r)){let i=n.slice(
0,n.length-r.length);o.push(s=>s.startsWith(i)?s.slice(i.length):void 0)}return o.filter(i=>xe(i,t))}var xe=(t,e)=>e.every(({old:n,found:r})=>t(n)===r);function Be(t,e,{
old:n,found:r}){let o=t.split(`
`).map((i,s)=>{let a=_(i);if(i.trim()==="")return i;let d=s===0&&a===_(n)?_(r):e(a);return d===void 0?void 0:d+i.slice(a.length)});return o.every(i=>i!==void 0)?
o.join(`
`):void 0}var _=t=>/^[ \t]*/.exec(t)?.[0]??"";function we(t,e,n){let r=new Set(e.flatMap(({at:o,removed:i})=>n.slice(o,o+i)).filter(Ke));for(let{added:o}of e)for(let i of o)
r.delete(i);return t.some(({added:o})=>o.some(i=>r.has(i)))}var M=t=>t.match(/\n|[^\S\n]+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu)??[],Ke=t=>/[\p{L}\p{N}_]/u.test(t),
ze=(t,e)=>{let[n,r]=[t.at+t.removed,e.at+e.removed];return t.removed===0||e.removed===0?t.at<=r&&e.at<=n:t.at<r&&e.at<n};var Je={root:true,bare:true,base:true,policy:true,
accept:true,overrides:true,answers:true,signal:true},Gt=(t,e)=>B(()=>Qe(le(t),K(e,Je)));async function Qe(t,e){let{accept:n=false}=e,r=({step:l,correction:u})=>n===
true||n!==false&&n.includes(l.index)?u:void 0,o=Xe([...t.steps],e.answers??[]),i=await et({...t,steps:o,options:{...t.options,...e.overrides}},e),s=i.flatMap(l=>{
let u=r(l);return u?ke(u):[l.step]}),a=i.flatMap(l=>r(l)?[l.step.index]:[]),d=i.flatMap(l=>l.refused&&!r(l)?[l.refused]:[]),{steps:c,digest:f,...p}=t;return{plan:s.
length>0?Z(p,s.map(Ye)):{...p,steps:[],digest:f},corrected:a,packet:{version:1,plan:{title:t.title,sha256:f,steps:t.steps.length},refused:await X(d),answer:ye}}}
var ke=({step:t,readsFirst:e})=>[...e?[Ve(t)]:[],t],Ve=t=>{let{index:e,at:n}=t;return{index:e,at:n,...Y(J,{file_path:O(t)??""})}},Ye=(t,e)=>({...t,index:e+1});function Xe(t,e){
let n=new Map(e.map(s=>[s.step,s])),r=e.find(({step:s})=>s>t.length),o=e.find(s=>n.get(s.step)!==s),i=r?`There is no step ${r.step}: the plan has ${t.length}. A\
nswer only those.`:o&&`There are two answers to step ${o.step}. Give one for each step.`;if(i!==void 0)throw new A({name:"USAGE",message:i});return t.flatMap(s=>{
let a=n.get(s.index);return a?"drop"in a?[]:[Ze(s,a)]:[s]})}function Ze(t,{tool:e=t.tool,input:n}){let r=T(e).input().safeParse(n);if(r.success)return{...t,tool:e,
input:r.data};let o=r.error.issues.map(s=>[...s.path,s.message].join(": ")).join(". "),i=`The answer to step ${t.index} does not fit ${e}: ${o}. Correct its inp\
ut.`;throw new A({name:"INVALID_INPUT",message:i,step:{index:t.index}})}async function et(t,e){var m=[];try{let n=await ne(e);let r=ce(t);let o=I(m,await re(n,ae(
r,e,"work-tree")),true);let i=await pe(n,o.head.commit,{given:e.policy,asks:false});let{found:s}=await de(o,fe(r),i);let a=I(m,ee(n),true);let d=Q(o.source);let c={
git:n,reader:a,commit:o.base.commit,workspace:d,quoted:tt(t)};let f=new F(t,{...c,load:o.committed?.load});let p={options:{...t.options,on_error:"continue"},steps:f.
steps()};let{signal:l}=e;let u={workspace:d,policy:ue(i),tracked:s,...l&&{signal:l}};for await(let k of oe([p],u))f.take(k);return f.outcomes}catch(y){var R=y,P=true}finally{
var g=G(m,R,P);g&&await g}}var tt=({steps:t})=>{let e=new Map;for(let{tool:n,input:r}of t)n===w.name&&r.file_path!==void 0&&r.old_string&&!e.has(r.file_path)&&e.
set(r.file_path,r.old_string);return e},F=class{outcomes=[];#n;#e;#t;constructor(e,n){this.#n=e,this.#e=n}take(e){e.type==="step"&&(this.#t=e.result),e.type==="\
broken"&&this.#d(e.step,e.problem)}async*steps(){for(let e of this.#n.steps){yield e;let n=this.#t?.error;if(!n){this.outcomes.push({step:e});continue}let r=await this.#s(
e,n),o=yield*this.#r(e,n);o?this.outcomes.push({step:e,refused:{...r,...rt(o)},correction:o}):this.outcomes.push({step:e,refused:r})}}async*#r(e,n){let[r,o]=[e,
n],i=false;for(let s=0;s<ot;s++){let a=await Se(r,o,this.#e);if(!a)return void 0;let d=O(a.step);d!==void 0&&await this.#e.load?.([d]);let c=d===void 0?void 0:this.#i(
d);for(let p of ke(a))yield p;i||=a.readsFirst===true;let f=this.#t?.error;if(!f)return this.#o(a)?{...a,...i&&{readsFirst:i}}:(c&&this.#e.workspace.put(c),void 0);
[r,o]=[a.step,f]}return void 0}#o({result:e}){return e===void 0||S(this.#e.workspace,e.path)===e.text}#i(e){let{workspace:n}=this.#e,r=n.locate(e),o=r.ok?n.stat(
r.path):void 0;if(!r.ok||o?.kind!=="file"||o.broken)return;let i=n.read(r.path);return{path:r.path,before:i,after:i,mode:o.mode}}async#s(e,{name:n,message:r,at:o}){
let{workspace:i}=this.#e,s=O(e),a=s===void 0?void 0:S(i,s),d=x(e,w)?e.input.old_string??"":"",c=s===void 0||a===void 0?[]:N(b(a),d).map(({line:l,lastLine:u,likeness:m,
text:y})=>({file_path:s,line:l,last_line:u,likeness:Math.round(m*1e3)/1e3,text:y})),f=n==="FILE_NOT_FOUND"&&s!==void 0?await this.#a(s,d):[],p=a===void 0?f:s===
void 0?[]:[s];return{step:e.index,...e.id!==void 0&&{id:e.id},tool:e.tool,...e.why!==void 0&&{why:e.why},input:j(e),error:{name:n,message:r,...o&&nt(e,o)&&{at:{
line:o.line,column:o.column}}},nearest:c,...f.length>0&&{candidates:f},surroundings:p.slice(0,it).flatMap(l=>Re(i,l,c[0]?.line))}}async#a(e,n){let{workspace:r,quoted:o}=this.#e,
i=await W(n||(o.get(e)??""),this.#e);return[...new Set([...i,...r.similar(e)])]}#d(e,{name:n,message:r}){let o=this.outcomes.findIndex(({step:c})=>c.index===e),
i=this.outcomes[o];if(!i)return;let{step:s}=i,a=O(s),d={step:e,tool:s.tool,input:j(s),error:{name:n,message:r},nearest:[],surroundings:a===void 0?[]:Re(this.#e.
workspace,a,void 0)};this.outcomes[o]={step:s,refused:d}}},nt=(t,{line:e,column:n})=>e!==t.at.line||n!==t.at.column,rt=({step:t,readsFirst:e})=>({corrected:j(t),
...e&&{reads_first:true}}),j=({input:t})=>JSON.parse(JSON.stringify(t)),ot=3,it=3,L=200,_e=40;function Re(t,e,n){let r=S(t,e);if(r===void 0)return[];let o=r.replace(
/\n$/,"").split(`
`),i=o.length<=L?1:Math.max(1,(n??1)-_e),s=o.length<=L?o:o.slice(i-1,i-1+(n===void 0?L:2*_e));return[{file_path:e,line:i,lines:o.length,text:s.join(`
`).slice(0,st)}]}var st=32*1024;export{Gt as a};
