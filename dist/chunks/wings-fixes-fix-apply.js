import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as K}from"./core-text-spliced-text.js";import{core_tools_move$a as E}from"./start.js";
import{core_text_notebook$a as W}from"./start.js";import{core_tools_file_choice$p as G,core_tools_file_choice$r as H,core_tools_file_choice$s as k,core_tools_file_choice$x as z}from"./start.js";
import{core_tools_file_change$b as D,core_tools_file_change$e as m}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import{core_text_tolerances$l as U}from"./start.js";import"./start.js";import{core_tools_checks$A as v,core_tools_checks$C as c,
core_tools_checks$d as u,core_tools_checks$h as A,core_tools_checks$i as b,core_tools_checks$n as B,core_tools_checks$o as $,core_tools_checks$w as g,core_tools_checks$y as T,
core_tools_checks$z as p}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_text_line_ending$a as _,
core_text_line_ending$k as L}from"./start.js";import"./start.js";import{core_text_digest$a as N}from"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import{core_text_utf8_cache$d as R,core_text_utf8_cache$i as O}from"./hook.js";import{core_text_splice$e as F}from"./hook.js";import"./hook.js";import"./start.js";
import"./hook.js";import"./hook.js";function P(r,e){let{context:t}=e,[{file_path:o}]=r,n=u("Fix",{path:o,effects:["changes"]},t);if(!n.ok)return n;let{target:i}=n,
s=Q(r,i);return s.length===0?M(r,i,e):Promise.all(s).then(a=>{let l=a.find(d=>d!==void 0);return l?{ok:false,problem:l}:M(r,i,e)})}function Q(r,e){let t=[],o={ok:true,
target:e};for(let{new_string:n}of r){let i=v({path:e.path,opened:o,text:n},e.context);i&&t.push(i)}return t}function M(r,e,{context:t,place:o,created:n}){let i=n.
has(e.path),s=i?void 0:t.named?.fixed(e.path),a=A(e,s?Z:i?Y:ee);return a?{ok:false,problem:a}:new w(e,o,{isNew:i,text:s?.text}).apply(r)}var Z=[b,...B,g],Y=[...$,
({path:r,bytes:e})=>O(e())?p("IS_BINARY",`${r} is binary. Only text can be fixed: leave the step out.`):void 0,g],ee=[b,...Y],w=class{#e;#t;#o;#a;#i;#l=[];#d=[];#n;constructor(e,t,{
isNew:o,text:n}){this.#e=e,this.#t=n?.origin??T(e),this.#o=n,this.#a=t,this.#i=o}apply(e){let t=[];for(let n of e){let i=this.#p(n);if("name"in i)return{ok:false,
problem:i};"now"in i&&t.push(i)}if(t.length>1&&(t.sort((n,i)=>n.named.start-i.named.start||n.named.end-i.named.end),t.some(({named:n},i)=>n.start<(t[i-1]?.named.
end??0))))return this.#c("INVALID_INPUT","Two edits of the fix overlap");let o=t.filter(({named:n})=>!this.#F(n));return o.length===0&&!this.#i?{ok:true,done:[],
repeats:this.#l,doubts:this.#d}:this.#h(o)}#h(e){let[t,o]=[e.map(({now:y})=>y),e.map(y=>y.named)],{path:n,stat:i}=this.#e,s=this.#u(o),a=s?.spliced(o,t),l=a&&a.
size<V?a:void 0,d=s&&l?{ok:true,change:new S(n,i?.mode,{before:s,text:l,splices:t})}:D(this.#e,T(this.#e),t);if(!d.ok)return d;if(n.endsWith(".ipynb")&&!W(d.change.
after).ok)return this.#c("NOTEBOOK_INVALID","The fix would leave a notebook that cannot be read");let C=this.#n?.map;return{ok:true,done:[{ok:true,path:n,change:d.
change,type:this.#i?"create":"update",state:te,splices:t,...C&&{placed:{map:C,splices:o,text:l}}}],repeats:this.#l,doubts:this.#d}}#u(e){let{encoding:t,valid:o,
bom:n,bytes:i}=this.#t,s=()=>t==="utf8"&&o&&i.length<V&&!i.includes(0),a=({start:l,replacement:d})=>l>=n&&(l>0||d[0]!==239);if(!(this.#i||this.#e.path.endsWith(
".ipynb"))&&e.every(l=>a(l)&&!l.replacement.includes(0)))return this.#o?this.#n?.text===this.#o?this.#o:void 0:this.#n?.bytes===i&&s()?K.of(this.#t):void 0}#p(e){
let t=this.#m(e);if(typeof t!="number")return t;let o=t+e.end-e.start,{map:n,bytes:i}=this.#n;if(X(this.#t,i,t)||X(this.#t,i,o))return this.#r("INVALID_INPUT",`\
The edit at byte ${e.start} begins or ends within a character`);let s=this.#y(e,{start:t,end:o});if(!s)return this.#r("UNENCODABLE","It cannot hold the new text");
let a={start:t,end:o,replacement:s},l=n.claim(a);return l.kind==="taken"?this.#r("FIX_CONFLICT",`${this.#a.nameOf(l.by)} changes the same place`):ne(this.#t,i,{
start:t,end:o,text:e.old_string})?l.kind==="free"?{now:n.now(a),named:a}:(this.#l.push(l.by),l.certain||this.#d.push(`${this.#e.path}: ${this.#a.nameOf(l.by)} i\
nserts the same text at the same place.`),{}):this.#r("STRING_NOT_FOUND",`old_string is not what is at byte ${e.start}`)}#m(e){let{path:t,context:o}=this.#e,n=o.
named,i=()=>this.#e.bytes(),s=n?.find(t,e.sha256,i);if(s)return this.#n&&this.#n!==s?this.#r("INVALID_INPUT","Its edits name two states of one file"):(this.#n=s,
e.end<=s.bytes.length?e.start:this.#r("INVALID_INPUT",`It has ${s.bytes.length} bytes, and the edit ends at ${e.end}`));let a=n?.oldest(t,i);return!a||this.#n&&
this.#n!==a?this.#s("is not the file that the tool saw"):(this.#n=a,this.#x(e,a.bytes))}#x({before:e,old_string:t,after:o},n){let i=h(this.#t,e??""),s=Buffer.concat(
[i,h(this.#t,`${t}${o??""}`)]);if(e===void 0&&o===void 0||s.length===0)return this.#s("is not the file that the tool saw");let a=n.indexOf(s);return a<0?this.#s(
"is not the file that the tool saw, and the text around the place is not in it"):n.indexOf(s,a+1)>=0?this.#s("is not the file that the tool saw, and the text ar\
ound the place is in it more than once"):a+i.length}#y({old_string:e,new_string:t},o){return U(this.#t,t)?/^[\r\n]+$/.test(e)&&/^[\r\n]+$/.test(t)||this.#i||!t.
includes(`
`)?h(this.#t,t):(this.#f??=L({...this.#t,bytes:this.#n.bytes}),h(this.#t,this.#f(o,_(t)))):void 0}#f;#F(e){return this.#n!==void 0&&F(this.#n.bytes,e)}#s(e){return p(
"FILE_MODIFIED",`${this.#e.path} ${e}. Run the tool again.`)}#r(e,t){return p(e,`${this.#e.path}: ${t}.`)}#c(e,t){return{ok:false,problem:this.#r(e,t)}}},V=2**27,
te={content:void 0,timestamp:0,offset:void 0,limit:void 0,isPartialView:false},S=class{path;mode;modeBefore;#e;#t;constructor(e,t,o){this.path=e,this.mode=t??420,
this.modeBefore=t,this.#e=o}get size(){return this.#e.text.size}get sizeBefore(){return this.#e.before.size}get before(){return this.#e.before.bytes}get after(){
return this.#e.text.bytes}get structuredPatch(){return this.#o.structuredPatch}get insertions(){return this.#o.insertions}get deletions(){return this.#o.deletions}get#o(){
return this.#t??=this.#e.before.patchOf(this.#e.splices)??m,this.#t}};function X({encoding:r,valid:e},t,o){return r==="utf8"?e&&R(t,o):o%2===1||j(t,o,220)&&j(t,
o-2,216)}var j=(r,e,t)=>e>=0&&(r[e+1]??0)>>2===t>>2;function ne(r,e,{start:t,end:o,text:n}){if(r.encoding==="utf8"&&o-t===n.length){let i=0;for(;i<n.length&&n.charCodeAt(
i)<128&&e[t+i]===n.charCodeAt(i);)i++;if(i===n.length)return true;if(n.charCodeAt(i)<128)return false}return F(e,{start:t,end:o,replacement:h(r,n)})}var h=({encoding:r},e)=>Buffer.
from(e,r);function Ne({edits:r},e){let t=re(r),o=t?P(t,{context:e,place:e,created:oe}):ie(se(r),e);return o instanceof Promise?o.then(n=>q(r,n)):q(r,o)}function q(r,e){
if(!e.ok)return e;let{done:t,repeats:o,doubts:n}=e,[i]=r,s=i?x(i):"";if(o.length===0)return{ok:true,path:t[0]?.path??s,done:t};let[a,...l]=new Set(o),d=a!==void 0&&
l.length===0&&t.length===0;return n.length>0&&!d?c("FIX_CONFLICT",`${n.join(" ")} Whether it is meant twice is not certain.`):{ok:true,path:t[0]?.path??s,done:t,
...d&&{repeats:a}}}var oe=new Set,re=r=>{let[e]=r;return!e||!("start"in e)?void 0:r.every(o=>"start"in o&&o.file_path===e.file_path)?r:void 0};async function ie(r,e){
let t=J(e.workspace),o={...e,workspace:t.workspace,needsNoRead:true},[n,i,s]=[[],[],[]];for(let a of r){let l=a.texts?await P(a.texts,{context:o,place:e,created:t.
created}):fe(a.change,[e,o])??await ae(a.change,o,t);if(!l.ok)return l;for(let d of l.done)t.put(d),n.push(d);for(let d of l.repeats)i.push(d);for(let d of l.doubts)
s.push(d)}return n.push(...t.createdEmpty()),{ok:true,done:n,repeats:i,doubts:s}}var x=r=>"start"in r?r.file_path:"rename"in r?r.rename:"create"in r?r.create:r.
delete;function se(r){let e=[],t=new Map;for(let o of r){if(!("start"in o)){e.push({change:o});for(let i of[x(o),"rename"in o?o.new_path:""])t.delete(i);continue}
let n=t.get(o.file_path);if(n)n.push(o);else{let i=[o];t.set(o.file_path,i),e.push({texts:i})}}return e}var f={ok:true,done:[],repeats:[],doubts:[]};async function ae(r,e,t){
if("create"in r)return le(r,e,t);if("rename"in r)return de(r,e);let o=e.workspace.locate(r.delete);return o.ok&&r.ignoreIfNotExists&&!e.workspace.stat(o.path)?f:
I(await k.run({file_path:r.delete},e))}var I=r=>r.ok?{...f,done:[r]}:r;function le({create:r,overwrite:e,ignoreIfExists:t},o,n){let i=u("Fix",{path:r,effects:G},
o);if(!i.ok)return i;let{target:s}=i;return s.stat?s.stat.kind!=="file"||s.stat.link?c("FILE_EXISTS",`${s.path} exists, and is no plain file. Leave it out.`):e?
I(H({...s,executable:void 0},Buffer.alloc(0))):t?f:c("FILE_EXISTS",`${s.path} exists already. The fix expects that there is none.`):(n.create(s.path),f)}async function de({
rename:r,new_path:e,overwrite:t,ignoreIfExists:o},n){let i=n.workspace.locate(e),s=i.ok&&n.workspace.stat(i.path)!==void 0;if(s&&o&&!t)return f;if(!s||!t)return I(
await E.run({file_path:r,new_path:e},n));let a=await k.run({file_path:e},n);if(!a.ok)return a;let l=J(n.workspace);l.put(a);let d=await E.run({file_path:r,new_path:e},
{...n,workspace:l.workspace});return d.ok?{...f,done:[a,d]}:d}function fe(r,e){let t=({workspace:o})=>{let n=o.locate(x(r));return!n.ok||o.stat(n.path)?.kind!==
"file"?false:N(o.read(n.path))!==r.sha256};return r.sha256!==void 0&&e.every(t)?c("FILE_MODIFIED",`${x(r)} is not the file that the tool saw. Run the tool again\
.`):void 0}function J(r){let e=new Map,t=new Set,o=({after:n,mode:i})=>({kind:"file",link:false,size:n.length,mode:i,modified:0,links:1});return{created:t,workspace:{
...r,stat:n=>{let i=e.get(n);return i?i.after&&o({after:i.after,mode:i.mode}):r.stat(n)},read:n=>e.get(n)?.after??r.read(n)},put:({change:n})=>{if(n){for(let i of z(
n))e.set(i.path,i);t.delete(n.path)}},create:n=>{t.add(n)},createdEmpty:()=>Array.from(t,ce)}}var ce=r=>({ok:true,path:r,type:"create",change:{path:r,before:void 0,
after:Buffer.alloc(0),mode:420,...m}});export{Ne as applyFix};
