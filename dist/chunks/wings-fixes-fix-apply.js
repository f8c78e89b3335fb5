import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_tools_move$a as L}from"./start.js";import{core_text_notebook$a as Q}from"./start.js";
import{core_tools_file_choice$p as Z,core_tools_file_choice$r as q,core_tools_file_choice$s as C,core_tools_file_choice$x as ee}from"./start.js";import{core_tools_file_change$a as I,
core_tools_file_change$b as Y,core_tools_file_change$e as T}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import{core_text_tolerances$j as J}from"./start.js";import"./start.js";import{core_tools_checks$d as F,core_tools_checks$f as X,core_tools_checks$g as O,core_tools_checks$k as K,
core_tools_checks$l as V,core_tools_checks$t as N,core_tools_checks$v as R,core_tools_checks$w as g,core_tools_checks$x as j,core_tools_checks$z as x}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_text_line_ending$a as W,core_text_line_ending$k as U}from"./start.js";
import"./start.js";import"./hook.js";import"./hook.js";import{core_text_utf8_cache$a as y,core_text_utf8_cache$b as M,core_text_utf8_cache$d as D,core_text_utf8_cache$i as z}from"./hook.js";
import{core_text_splice$a as E,core_text_splice$c as G,core_text_splice$d as P}from"./hook.js";import"./hook.js";import"./start.js";import"./start.js";import{core_text_digest$a as H}from"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";var fe=64*1024,S=class i{size;#t;#e;#n;constructor(e,t,n){this.#t=e,this.#n=t,this.#e=n,this.size=n?n.text.
size+G(pe,n.now):e.bytes.length}static of(e){return new i(e,{recent:[]})}spliced(e,t){return new i(this.#t,this.#n,{text:this,named:e,now:t})}get origin(){return this.#t}get file(){
return{...this.#t,bytes:this.bytes}}get bytes(){if(!this.#e)return this.#t.bytes;let e=this.#n.recent.find(({text:s})=>s===this);if(e)return e.bytes;let{text:t,
now:n}=this.#e,o=!t.#e||this.#n.recent.some(({text:s})=>s===t)?M(t.file,n):E(this.#t.bytes,this.#o());return this.#n.recent=[{text:this,bytes:o},...this.#n.recent.
slice(0,1)],o}patchOf(e){return this.size<fe?I(this.file,e):this.#s.patchOf(e)}get#s(){let e=this.#n.lines,t=[],n=this;for(;e&&n.#e&&n!==e.text;n=n.#e.text)t.push(
n.#e.now);let r=e&&n===e.text?e.pieces:new B(this.file);if(r===e?.pieces)for(let o of t.reverse())r.splice(o);return this.#n.lines={text:this,pieces:r},r}#o(){let e=[];
for(let t=this.#e;t;t=t.text.#e)e.push(t.named);return e.reverse().flat().sort(ue)}},ue=(i2,e)=>i2.start-e.start||i2.end-e.end,pe=Buffer.alloc(0),me=16*1024,te=10,
B=class{#t;#e;#n;constructor(e,t=me){this.#t=e,this.#n=t,this.#e=oe(e.bytes,t)}splice(e){for(let t of e.toReversed())this.#s(t)}patchOf(e){let t=[],[n,r]=[0,0];
for(let{start:o,end:s,inside:a}of this.#o(e)){let l=this.#r(o,s),d={...this.#t,bytes:l,bom:o===0?this.#t.bom:0},c=a.map(u=>({...u,start:u.start-o,end:u.end-o})),
f=I(d,c);if(!f)return;let h=this.#h(o);for(let{oldStart:u,newStart:k,...m}of f.structuredPatch)t.push({oldStart:u+h,oldLines:m.oldLines,newStart:k+h+n-r,newLines:m.
newLines,lines:m.lines});n+=f.insertions,r+=f.deletions}return{structuredPatch:t,insertions:n,deletions:r}}#s({start:e,end:t,replacement:n}){let[r,o]=[this.#i(e),
this.#i(t)],s=this.#e.slice(r.index,o.index+1),a=re(s),[l,d]=[e-r.start,t-r.start],c=E(a,[{start:l,end:d,replacement:n}]),f=y(a.subarray(l,d)),h=s.reduce((k,m)=>k+
m.lineFeeds,y(n)-f),u=c.length>2*this.#n?oe(c,this.#n):[{bytes:c,lineFeeds:h}];this.#e.splice(r.index,s.length,...u)}#o(e){let t=[];for(let n of e){let[r,o]=[this.#l(
n.start),this.#d(n.end)],s=t.at(-1);s&&r<=s.end?(s.inside.push(n),s.end=Math.max(s.end,o)):t.push({start:r,end:o,inside:[n]})}return t}#l(e){let{index:t,start:n}=this.#i(
e),r=e-n-1;for(let o=0;;){let s=r<0?-1:this.#e[t].bytes.lastIndexOf(te,r);if(s>=0&&++o>ne)return n+s+1;if(r=s-1,!(s>=0)){if(t===0)return 0;t--,n-=this.#e[t].bytes.
length,r=this.#e[t].bytes.length-1}}}#d(e){let{index:t,start:n}=this.#i(e),r=e-n;for(let o=0;;){let{bytes:s}=this.#e[t],a=s.indexOf(te,r);if(a>=0&&++o>ne)return n+
a+1;if(r=a+1,!(a>=0)&&(n+=s.length,++t===this.#e.length))return n}}#r(e,t){let[n,r]=[this.#i(e),this.#i(t)];return re(this.#e.slice(n.index,r.index+1)).subarray(
e-n.start,t-n.start)}#h(e){let{index:t,start:n}=this.#i(e),r=y(this.#e[t].bytes.subarray(0,e-n));return this.#e.slice(0,t).reduce((o,{lineFeeds:s})=>o+s,r)}#i(e){
let t=0;for(let n=0;;n++){let{length:r}=this.#e[n].bytes;if(e<t+r||n===this.#e.length-1)return{index:n,start:t};t+=r}}},ne=4,re=i2=>i2.length===1?i2[0].bytes:Buffer.
concat(i2.map(({bytes:e})=>e));function oe(i2,e){let t=i2.length>2*e?Math.round(i2.length/e):1,n=r=>Math.floor(i2.length*r/t);return Array.from({length:t},(r,o)=>{
let s=i2.subarray(n(o),n(o+1));return{bytes:s,lineFeeds:y(s)}})}function v(i2,e){let{context:t}=e,[{file_path:n}]=i2,r=F("Fix",{path:n,effects:["changes"]},t);if(!r.
ok)return r;let{target:o}=r,s=ye(i2,o);return s.length===0?ie(i2,o,e):Promise.all(s).then(a=>{let l=a.find(d=>d!==void 0);return l?{ok:false,problem:l}:ie(i2,o,
e)})}function ye(i2,e){let t=[],n={ok:true,target:e};for(let{new_string:r}of i2){let o=j({path:e.path,opened:n,text:r},e.context);o&&t.push(o)}return t}function ie(i2,e,{
context:t,place:n,created:r}){let o=r.has(e.path),s=o?void 0:t.named?.fixed(e.path),a=X(e,s?xe:o?de:be);return a?{ok:false,problem:a}:new _(e,n,{isNew:o,text:s?.
text}).apply(i2)}var xe=[O,...K,N],de=[...V,({path:i2,bytes:e})=>z(e())?g("IS_BINARY",`${i2} is binary. Only text can be fixed: leave the step out.`):void 0,N],
be=[O,...de],_=class{#t;#e;#n;#s;#o;#l=[];#d=[];#r;constructor(e,t,{isNew:n,text:r}){this.#t=e,this.#e=r?.origin??R(e),this.#n=r,this.#s=t,this.#o=n}apply(e){let t=[];
for(let r of e){let o=this.#p(r);if("name"in o)return{ok:false,problem:o};"now"in o&&t.push(o)}if(t.length>1&&(t.sort((r,o)=>r.named.start-o.named.start||r.named.
end-o.named.end),t.some(({named:r},o)=>r.start<(t[o-1]?.named.end??0))))return this.#u("INVALID_INPUT","Two edits of the fix overlap");let n=t.filter(({named:r})=>!this.#b(
r));return n.length===0&&!this.#o?{ok:true,done:[],repeats:this.#l,doubts:this.#d}:this.#h(n)}#h(e){let[t,n]=[e.map(({now:h})=>h),e.map(h=>h.named)],{path:r,stat:o}=this.#t,
s=this.#i(n),a=s?.spliced(n,t),l=a&&a.size<se?a:void 0,d=s&&l?{ok:true,change:new A(r,o?.mode,{before:s,text:l,splices:t})}:Y(this.#t,R(this.#t),t);if(!d.ok)return d;
if(r.endsWith(".ipynb")&&!Q(d.change.after).ok)return this.#u("NOTEBOOK_INVALID","The fix would leave a notebook that cannot be read");let c=this.#r?.map;return{
ok:true,done:[{ok:true,path:r,change:d.change,type:this.#o?"create":"update",state:Fe,splices:t,...c&&{placed:{map:c,splices:n,text:l}}}],repeats:this.#l,doubts:this.#d}}#i(e){
let{encoding:t,valid:n,bom:r,bytes:o}=this.#e,s=()=>t==="utf8"&&n&&o.length<se&&!o.includes(0),a=({start:l,replacement:d})=>l>=r&&(l>0||d[0]!==239);if(!(this.#o||
this.#t.path.endsWith(".ipynb"))&&e.every(l=>a(l)&&!l.replacement.includes(0)))return this.#n?this.#r?.text===this.#n?this.#n:void 0:this.#r?.bytes===o&&s()?S.of(
this.#e):void 0}#p(e){let t=this.#m(e);if(typeof t!="number")return t;let n=t+e.end-e.start,{map:r,bytes:o}=this.#r;if(ae(this.#e,o,t)||ae(this.#e,o,n))return this.#a(
"INVALID_INPUT",`The edit at byte ${e.start} begins or ends within a character`);let s=this.#x(e,{start:t,end:n});if(!s)return this.#a("UNENCODABLE","It cannot \
hold the new text");let a={start:t,end:n,replacement:s},l=r.claim(a);return l.kind==="taken"?this.#a("FIX_CONFLICT",`${this.#s.nameOf(l.by)} changes the same pl\
ace`):ge(this.#e,o,{start:t,end:n,text:e.old_string})?l.kind==="free"?{now:r.now(a),named:a}:(this.#l.push(l.by),l.certain||this.#d.push(`${this.#t.path}: ${this.#s.
nameOf(l.by)} inserts the same text at the same place.`),{}):this.#a("STRING_NOT_FOUND",`old_string is not what is at byte ${e.start}`)}#m(e){let{path:t,context:n}=this.#t,
r=n.named,o=()=>this.#t.bytes(),s=r?.find(t,e.sha256,o);if(s)return this.#r&&this.#r!==s?this.#a("INVALID_INPUT","Its edits name two states of one file"):(this.#r=
s,e.end<=s.bytes.length?e.start:this.#a("INVALID_INPUT",`It has ${s.bytes.length} bytes, and the edit ends at ${e.end}`));let a=r?.oldest(t,o);return!a||this.#r&&
this.#r!==a?this.#c("is not the file that the tool saw"):(this.#r=a,this.#y(e,a.bytes))}#y({before:e,old_string:t,after:n},r){let o=b(this.#e,e??""),s=Buffer.concat(
[o,b(this.#e,`${t}${n??""}`)]);if(e===void 0&&n===void 0||s.length===0)return this.#c("is not the file that the tool saw");let a=r.indexOf(s);return a<0?this.#c(
"is not the file that the tool saw, and the text around the place is not in it"):r.indexOf(s,a+1)>=0?this.#c("is not the file that the tool saw, and the text ar\
ound the place is in it more than once"):a+o.length}#x({old_string:e,new_string:t},n){return J(this.#e,t)?/^[\r\n]+$/.test(e)&&/^[\r\n]+$/.test(t)||this.#o||!t.
includes(`
`)?b(this.#e,t):(this.#f??=U({...this.#e,bytes:this.#r.bytes}),b(this.#e,this.#f(n,W(t)))):void 0}#f;#b(e){return this.#r!==void 0&&P(this.#r.bytes,e)}#c(e){return g(
"FILE_MODIFIED",`${this.#t.path} ${e}. Run the tool again.`)}#a(e,t){return g(e,`${this.#t.path}: ${t}.`)}#u(e,t){return{ok:false,problem:this.#a(e,t)}}},se=2**
27,Fe={content:void 0,timestamp:0,offset:void 0,limit:void 0,isPartialView:false},A=class{path;mode;modeBefore;#t;#e;constructor(e,t,n){this.path=e,this.mode=t??
420,this.modeBefore=t,this.#t=n}get size(){return this.#t.text.size}get sizeBefore(){return this.#t.before.size}get before(){return this.#t.before.bytes}get after(){
return this.#t.text.bytes}get structuredPatch(){return this.#n.structuredPatch}get insertions(){return this.#n.insertions}get deletions(){return this.#n.deletions}get#n(){
return this.#e??=this.#t.before.patchOf(this.#t.splices)??T,this.#e}};function ae({encoding:i2,valid:e},t,n){return i2==="utf8"?e&&D(t,n):n%2===1||le(t,n,220)&&
le(t,n-2,216)}var le=(i2,e,t)=>e>=0&&(i2[e+1]??0)>>2===t>>2;function ge(i2,e,{start:t,end:n,text:r}){if(i2.encoding==="utf8"&&n-t===r.length){let o=0;for(;o<r.length&&
r.charCodeAt(o)<128&&e[t+o]===r.charCodeAt(o);)o++;if(o===r.length)return true;if(r.charCodeAt(o)<128)return false}return P(e,{start:t,end:n,replacement:b(i2,r)})}
var b=({encoding:i2},e)=>Buffer.from(e,i2);function Qe({edits:i2},e){let t=Se(i2),n=t?v(t,{context:e,place:e,created:Te}):we(ke(i2),e);return n instanceof Promise?
n.then(r=>ce(i2,r)):ce(i2,n)}function ce(i2,e){if(!e.ok)return e;let{done:t,repeats:n,doubts:r}=e,[o]=i2,s=o?w(o):"";if(n.length===0)return{ok:true,path:t[0]?.path??
s,done:t};let[a,...l]=new Set(n),d=a!==void 0&&l.length===0&&t.length===0;return r.length>0&&!d?x("FIX_CONFLICT",`${r.join(" ")} Whether it is meant twice is no\
t certain.`):{ok:true,path:t[0]?.path??s,done:t,...d&&{repeats:a}}}var Te=new Set,Se=i2=>{let[e]=i2;return!e||!("start"in e)?void 0:i2.every(n=>"start"in n&&n.file_path===
e.file_path)?i2:void 0};async function we(i2,e){let t=he(e.workspace),n={...e,workspace:t.workspace,needsNoRead:true},[r,o,s]=[[],[],[]];for(let a of i2){let l=a.
texts?await v(a.texts,{context:n,place:e,created:t.created}):Oe(a.change,[e,n])??await Ee(a.change,n,t);if(!l.ok)return l;for(let d of l.done)t.put(d),r.push(d);
for(let d of l.repeats)o.push(d);for(let d of l.doubts)s.push(d)}return r.push(...t.createdEmpty()),{ok:true,done:r,repeats:o,doubts:s}}var w=i2=>"start"in i2?i2.
file_path:"rename"in i2?i2.rename:"create"in i2?i2.create:i2.delete;function ke(i2){let e=[],t=new Map;for(let n of i2){if(!("start"in n)){e.push({change:n});for(let o of[
w(n),"rename"in n?n.new_path:""])t.delete(o);continue}let r=t.get(n.file_path);if(r)r.push(n);else{let o=[n];t.set(n.file_path,o),e.push({texts:o})}}return e}var p={
ok:true,done:[],repeats:[],doubts:[]};async function Ee(i2,e,t){if("create"in i2)return Pe(i2,e,t);if("rename"in i2)return Ie(i2,e);let n=e.workspace.locate(i2.
delete);return n.ok&&i2.ignoreIfNotExists&&!e.workspace.stat(n.path)?p:$(await C.run({file_path:i2.delete},e))}var $=i2=>i2.ok?{...p,done:[i2]}:i2;function Pe({
create:i2,overwrite:e,ignoreIfExists:t},n,r){let o=F("Fix",{path:i2,effects:Z},n);if(!o.ok)return o;let{target:s}=o;return s.stat?s.stat.kind!=="file"||s.stat.link?
x("FILE_EXISTS",`${s.path} exists, and is no plain file. Leave it out.`):e?$(q({...s,executable:void 0},Buffer.alloc(0))):t?p:x("FILE_EXISTS",`${s.path} exists \
already. The fix expects that there is none.`):(r.create(s.path),p)}async function Ie({rename:i2,new_path:e,overwrite:t,ignoreIfExists:n},r){let o=r.workspace.locate(
e),s=o.ok&&r.workspace.stat(o.path)!==void 0;if(s&&n&&!t)return p;if(!s||!t)return $(await L.run({file_path:i2,new_path:e},r));let a=await C.run({file_path:e},r);
if(!a.ok)return a;let l=he(r.workspace);l.put(a);let d=await L.run({file_path:i2,new_path:e},{...r,workspace:l.workspace});return d.ok?{...p,done:[a,d]}:d}function Oe(i2,e){
let t=({workspace:n})=>{let r=n.locate(w(i2));return!r.ok||n.stat(r.path)?.kind!=="file"?false:H(n.read(r.path))!==i2.sha256};return i2.sha256!==void 0&&e.every(
t)?x("FILE_MODIFIED",`${w(i2)} is not the file that the tool saw. Run the tool again.`):void 0}function he(i2){let e=new Map,t=new Set,n=({after:r,mode:o})=>({kind:"\
file",link:false,size:r.length,mode:o,modified:0,links:1});return{created:t,workspace:{...i2,stat:r=>{let o=e.get(r);return o?o.after&&n({after:o.after,mode:o.mode}):
i2.stat(r)},read:r=>e.get(r)?.after??i2.read(r)},put:({change:r})=>{if(r){for(let o of ee(r))e.set(o.path,o);t.delete(r.path)}},create:r=>{t.add(r)},createdEmpty:()=>Array.
from(t,Ne)}}var Ne=i2=>({ok:true,path:i2,type:"create",change:{path:i2,before:void 0,after:Buffer.alloc(0),mode:420,...T}});export{Qe as applyFix};
