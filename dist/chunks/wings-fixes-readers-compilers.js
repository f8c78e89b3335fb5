import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as D}from"./core-text-spliced-text.js";import{a as se,
b as oe,c as be,d as $,e as v,g as we,h as re,i as ie}from"./core-plan-json-nodes.js";import{core_plan_source_text$d as xe,core_plan_source_text$e as mt,core_plan_source_text$f as gt}from"./start.js";
import{core_plan_yaml_document$a as Ft}from"./run.js";import{core_text_state_map$a as ne}from"./run.js";import{core_plan_json_document$b as wt}from"./run.js";import{
core_plan_document$a as bt,core_plan_document$l as te}from"./run.js";import{core_text_folder_spellings$d as yt}from"./run.js";import{wings_fixes_fix_tool$a as kt,
wings_fixes_fix_tool$b as St}from"./start.js";import{core_plan_fix_output$a as xt}from"./start.js";import{core_tools_tool$a as ht}from"./start.js";import{core_tools_notebook_edit$b as ct,
core_tools_notebook_edit$d as pt}from"./start.js";import{core_text_notebook$a as ut}from"./start.js";import{core_text_unusual$d as N}from"./start.js";import{core_text_paths$b as ft,
core_text_paths$c as lt}from"./start.js";import{core_text_line_ending$a as z}from"./start.js";import{core_text_group_by$a as dt,core_text_group_by$b as ee}from"./start.js";
import{core_text_digest$a as ge}from"./hook.js";import{core_text_json$f as m}from"./hook.js";import{core_text_utf8_cache$d as R,core_text_utf8_cache$e as nt,core_text_utf8_cache$h as st,
core_text_utf8_cache$i as ot,core_text_utf8_cache$k as C,core_text_utf8_cache$l as rt,core_text_utf8_cache$p as Y,core_text_utf8_cache$q as it}from"./hook.js";import{
core_text_splice$a as q,core_text_splice$f as tt}from"./hook.js";import{core_text_words$a as at,core_text_words$m as ye}from"./hook.js";function Nt(n2){let e=new Fe;
ae.lastIndex=0;for(let t=0;t<n2.length;t=ae.lastIndex){let[s=""]=ae.exec(n2)??[];if(s==="")break;s===`
`?e.endLine():/^[\s\\]/.test(s)||(ae.lastIndex=e.take(s,t,_n(n2,s,t)))}return e}var ae=/\\\r?\n|\n|[^\S\n]+|\/\/(?:\\\r?\n|[^\n])*|\/\*|(?:u8|[uUL])?R"[^()\\\s"]{0,16}\(|(?:u8|[uUL])?"(?:\\[\s\S]|[^"\\\n])*"?|[uUL]?'(?:\\[\s\S]|[^'\\\n])*'?|\.?\d(?:[eEpP][+-]|'?[\w.])*|[A-Za-z_$\x80-\xff][\w$\x80-\xff]*|::|->|<<=?|[<>=!]=|&&|\|\||[\s\S]/y;
function _n(n2,e,t){let s=/^\w{0,2}R"([^(]*)\($/.exec(e),o=e==="/*"?"*/":s?`)${s[1]}"`:void 0;if(o===void 0)return t+e.length;let r=n2.indexOf(o,t+e.length);return r<
0?n2.length:r+o.length}var vt={from:-1,first:"",questions:0,list:void 0,hasHead:false},W={kind:"code",...vt},Fe=class{tokens=[];namespaces=[];#e=W;#t;#n=0;#s=[];#o=true;#r=false;endLine(){
this.#o=true,this.#t&&(this.#e=this.#t,this.#t=void 0,this.#n++)}take(e,t,s){this.#o&&e==="#"?this.#i():this.#r&&this.#a(e),this.#o=false;let o=e.startsWith("//")||
e==="/*",r=o?"//":/^(?:[\w$\x80-\xff]*["']|\.?\d)|R"/.test(e)?"":e,i=o?void 0:this.#f(r);return this.tokens.push({start:t,end:s,word:r,section:this.#n,isDirective:this.#t!==
void 0,role:i}),s}#i(){this.#t||(this.#t=this.#e,this.#e=W,this.#n++,this.#r=true)}#a(e){this.#r=false,/^if/.test(e)?this.#s.push(this.#t??W):/^el/.test(e)?this.#t=
this.#s.at(-1)??this.#t:e==="endif"&&this.#s.pop()}#f(e){let t=this.#u(1),s=this.#e;if(e==="("||e==="[")this.#e={...W,kind:"brackets",parent:s};else if(e===")"||
e==="]")this.#e=s.kind==="brackets"?s.parent??W:s;else if(e==="{")this.#m(t);else if(e==="}")this.#g();else if(e===";"&&s.kind==="code")this.#c();else if(s.kind===
"code")return this.#l(e,t)}#l(e,t){let s=this.#e;if(s.from<0&&(this.#e={...s,from:this.tokens.length,first:e}),e==="?")this.#e={...s,questions:s.questions+1};else if(jn.
has(e))this.#e={...this.#e,hasHead:true};else if(e===",")return s.list;return e===":"?this.#p(s,t):void 0}#p(e,t){if(e.questions>0)this.#e={...e,questions:e.questions-
1};else{if(e.first==="enum")return;if(e.first==="case"||e.first==="default")this.#c();else{if(Ot(t)||t==="try"&&Ot(this.#u(2)))return this.#d("members");if(e.hasHead)
return this.#d("bases");e.from===this.tokens.length-1&&this.#c()}}}#d(e){return this.#e={...this.#e,list:e},e}#m(e){let{list:t,first:s,hasHead:o,from:r,...i}=this.#e,
f=!(t==="members"&&/[\w$>]$/.test(e)&&!Tt.has(e))&&(Tt.has(e)||o||t!==void 0),l=this.tokens.length,c=f&&(s==="namespace"||this.tokens[r+1]?.word==="namespace");
f&&this.#c();let u={...W,parent:this.#e};this.#e=c&&i.kind==="code"?{...u,namespace:{first:r,open:l}}:u}#g(){let e=this.#e;for(;e?.parent&&e.kind==="brackets";)
e=e.parent;e?.parent&&(e.namespace&&this.namespaces.push({...e.namespace,close:this.tokens.length}),this.#e=e.parent)}#c(){this.#e={...this.#e,...vt}}#u(e){let t=e;
for(let s=this.tokens.length-1;s>=0;s--)if(this.tokens[s]?.word!=="//"&&--t===0)return this.tokens[s]?.word??"";return""}},Ot=n2=>n2===")"||n2==="noexcept",jn=new Set(
["namespace","enum","extern","class","struct","union"]),Tt=new Set(") ; { } : else do try const noexcept override final mutable volatile & &&".split(" ").concat(
""));function At(n2,e){let{tokens:t,namespaces:s}=Nt(n2),o=new Se(t,e);for(let i of Bn)o.apply(i);o.findLeftovers();let r=new Map;for(let{first:i,open:a,close:f}of s){
let l=a+1,c=true;for(let u;;l=u){let h=t[l]?.word==="//";if(h&&(c=false),u=h?l+1:r.get(l),u===void 0)break}l===f&&o.removeNamespace({first:i,open:a,close:f,isSilent:c},
n2)&&r.set(i,o.after(f))}return o.found}var ke=n2=>e=>e.word===n2,fe=n2=>({word:e,role:t})=>e===n2&&t==="members",Bn=[{left:ke(","),right:",",keeps:"left"},{left:fe(
":"),right:",",keeps:"left"},{left:ke("("),right:",",keeps:"left"},{left:ke(","),right:")",keeps:"right"},{left:fe(","),right:"{",keeps:"right"},{left:fe(":"),right:"\
{",keeps:"right"},{left:fe(":"),right:"=",keeps:"right"}],Dn=(n2,e)=>n2.word===","&&["]",";",">"].includes(e.word)||e.word===","&&["[","{","<"].includes(n2.word)||
n2.word===":"&&n2.role==="bases"&&e.word==="{",Se=class{found=[];#e;#t;#n=new Set;#s;#o;constructor(e,t){this.#e=e,this.#t=t;let s=[...e.keys()].filter(r=>e[r]?.
word!=="//");this.#s=[false,true].map(r=>s.filter(i=>e[i]?.isDirective===r));let o=0;this.#o=e.map(({start:r})=>{for(;o<t.length&&t[o].end<r;)o++;return o})}apply({
left:e,right:t,keeps:s}){for(let o of this.#s){let[r]=o;for(let i of o.slice(1)){if(this.#n.has(i))continue;let f=r!==void 0&&e(this.#e[r])&&this.#e[i].word===t&&
!this.#n.has(r)&&this.#f(r,i);f&&this.#r(r,i,s),(!f||s==="right")&&(r=i)}}}findLeftovers(){for(let e of this.#s){let t=e.filter(s=>!this.#n.has(s));for(let[s,o]of t.
slice(0,-1).entries()){let r=t[s+1],[i,a]=[this.#e[o],this.#e[r]];Dn(i,a)&&this.#f(o,r)&&this.#i(o,r,`It leaves "${i.word} ${a.word}", as clang's own applier do\
es.`)}}}removeNamespace({first:e,open:t,close:s,isSilent:o},r){if(!this.#f(e,s))return false;if(!o)this.#i(e,s,"It leaves a namespace with nothing but comments,\
 which clang takes away.");else{let i=this.after(s)-1,a=!r.slice(this.#e[s].end,this.#e[i].start).includes(`
`),f=[this.#a(e,t),this.#a(s,a?i:s)];this.found.push({between:this.#a(e,s),removed:f})}return o}after(e){return this.#e[e+1]?.word==="//"?e+2:e+1}#r(e,t,s){let[
o,r]=[this.#e[e],this.#e[t]];if(o.section!==r.section){if(o.isDirective)return;this.#i(e,t,`It leaves "${o.word} ${r.word}" around a directive of the preprocess\
or.`),this.#n.add(s==="left"?t:e);return}let[i,a]=s==="left"?[e+1,t]:[e,t-1],f=[];for(let l=i;l<=a;l++){if(this.#n.has(l))continue;this.#n.add(l);let c=l>0&&this.#n.
has(l-1);f.push(c?{start:this.#e[l-1].end,end:this.#e[l].end}:this.#e[l]),this.#n.has(l+1)&&f.push({start:this.#e[l].end,end:this.#e[l+1].start})}this.found.push(
{between:this.#a(e,t),removed:f})}#i(e,t,s){this.found.push({between:this.#a(e,t),removed:[],doubt:s})}#a(e,t){return{start:this.#e[e].start,end:this.#e[t].end}}#f(e,t){
let s=this.#t[this.#o[e]??0];return s!==void 0&&s.start<=this.#e[t].end}};import{win32 as zn}from"node:path";import{isAscii as Wn,isUtf8 as $t}from"node:buffer";
var Et=1024,M=10,Oe=13,H=class n{file;#e=new Map;#t={};#n=[];#s;#o;constructor(e){this.file=e;let{bytes:t,valid:s,encoding:o}=e;this.#s=o==="utf8"&&Wn(t.subarray(
e.bom)),this.#o=s?t.length:Yn(t)}static open(e){let t=nt(e);return t.ok?new n(t.file):`it is ${t.encoding}`}locate(e,t,s="none"){let o=t.others?.find(l=>this.file.
bytes.includes(l,0,this.file.encoding));if(o!==void 0&&"line"in e)return`the tool ends lines at ${JSON.stringify(o)} too, and the file has it`;let r=Gn(t),[i]=r;
if(!i||t.mark==="there"&&this.file.bom===0)return G;let a=this.#r(e,i,s);if(r.length===1)return a;let f=r.find(l=>this.#r(e,l,s)!==a);return f?Kn(i,f):a}placeAt(e){
let t=this.#g(false),s=te(t,e),o=Math.max(t[s]??0,this.file.bom);if(this.file.encoding!=="utf8")return{line:s+1,column:Math.max(0,e-o)/2+1};let r=this.#d(e,"utf\
16")-this.#d(o,"utf16");return{line:s+1,column:Math.max(0,r)+1}}#r(e,t,s){let o=s==="all",{bom:r,bytes:i}=this.file;if("offset"in e)return this.#i(t.mark?0:r,e.
offset,{way:t,end:i.length,clamps:o});let a=this.#g(t.breaks),f=a[e.line];if(f===void 0){let h=e.line===a.length&&("end"in e||e.column===0);return s!=="none"||h?
i.length:G}let l=a[e.line+1]??i.length,c=this.#c({start:f,after:l,cr:t.breaks});if("end"in e)return e.end==="before"?c:l;let u=e.line===0&&!t.mark?r:f;return e.
column<0?G:this.#i(u,e.column,{way:t,end:c,clamps:o,reach:l})}#i(e,t,{way:s,end:o,clamps:r,reach:i=o}){let{encoding:a,bytes:f}=this.file;if(!Number.isSafeInteger(
t)||t<0)return G;if(a==="utf16le")return this.#f(e,t,{way:s,end:o,clamps:r,reach:i});let l=this.#s||s.unit==="bytes"?this.#a(e,t,s):this.#l(e,t,s);return typeof l==
"string"?l:l>i||l>o&&l<i?r?o:G:l>o&&r?o:s.unit==="bytes"&&R(f,l)?"it is inside a character":l}#a(e,t,{unit:s}){let o=e===0&&s!=="bytes"?this.file.bom:0;return o>
0&&t>0?e+o+t-1:e+t}#f(e,t,{way:s,end:o,clamps:r,reach:i=o}){if(s.unit==="bytes")return"it is UTF-16, and the place is counted in bytes";let a=e+2*t;return s.unit===
"code-points"&&qn(this.file.bytes,e,Math.min(a,this.file.bytes.length))?"it is UTF-16 with characters of two units before the place":a>i?r?o:G:Math.min(a,o)}#l(e,t,{
unit:s}){let{bytes:o,valid:r}=this.file,i=s==="utf16"?"utf16":"code-points";if(!r&&e>this.#o)return this.#p(e,t,i);let a=this.#d(e,i)+t,f=this.#m(i),l=te(f,a),c=Ct(
o,this.#n[l]??0,{count:a-(f[l]??0),counted:i});return c===void 0?"it is inside a character":c>this.#o&&!r?Rt:c}#p(e,t,s){let{bytes:o}=this.file,r=Ct(o,e,{count:t,
counted:s});return r===void 0?"it is inside a character":$t(o.subarray(e,Math.min(r,o.length)))?r:Rt}#d(e,t){let s=this.#m(t),o=te(this.#n,e),r=s[o]??0;for(let i=this.#n[o]??
0;i<e;i++)r+=Te(this.file.bytes[i],t);return r}#m(e){let t=this.#t[e];if(t)return t;let{bytes:s}=this.file,o=[],r=[],i=0;for(let a=0;a<=s.length;a++)a>=(r.at(-1)??
-Et)+Et&&!R(s,a)&&(r.push(a),o.push(i)),a<s.length&&(i+=Te(s[a],e));return this.#n.splice(0,this.#n.length,...r),this.#t[e]=o,o}#g(e){let t=this.#e.get(e);if(t)
return t;let{bytes:s}=this.file,o=this.#u,r=[0],i=e&&s.includes(Oe);if(o===1&&!i)for(let a=s.indexOf(M);a>=0;a=s.indexOf(M,a+1))r.push(a+1);else for(let a=0;a<s.
length;a+=o)(this.#h(a,M)||i&&this.#h(a,Oe)&&!this.#h(a+o,M))&&r.push(a+o);return this.#e.set(e,r),r}#c({start:e,after:t,cr:s}){let o=this.#u,r=t>e&&this.#h(t-o,
M),i=r?t-o:t;return(r||s)&&i>e&&this.#h(i-o,Oe)?i-o:i}get#u(){return this.file.encoding==="utf8"?1:2}#h(e,t){let{bytes:s}=this.file;return s[e]===t&&(this.#u===
1||e%2===0&&s[e+1]===0)}},G="it is outside the file or its line",Rt="the file is not UTF-8 before it",It=["utf16","code-points","bytes"];function Gn(n2){let e=Pt.
get(n2);if(e)return e;let t=Hn(n2);return Pt.set(n2,t),t}var Pt=new WeakMap;function Hn({unit:n2,mark:e,breaks:t}){let s=n2==="unknown"?It:n2==="characters"?It.
slice(0,2):[n2],o=e==="unknown"?[true,false]:[e!=="skipped"];return(t==="unknown"?[true,false]:[t==="cr"]).flatMap(i=>o.flatMap(a=>s.map(f=>({unit:f,mark:a,breaks:i}))))}
var Kn=(n2,e)=>`the tool does not say ${n2.unit!==e.unit?"in which unit it counts columns":n2.mark!==e.mark?"whether it counts the byte order mark":"whether a c\
arriage return alone ends a line"}, and that gives two places`,Te=(n2,e)=>(n2&192)===128?0:e==="utf16"&&n2>=240?2:1;function Ct(n2,e,{count:t,counted:s}){let o=e,
r=t;for(;r>0&&o<n2.length;)for(r-=Te(n2[o],s),o++;R(n2,o);)o++;return r>0?n2.length+r:r<0?void 0:o}function qn(n2,e,t){for(let s=e+1;s<t;s+=2)if((n2[s]&248)===216)
return true;return false}function Yn(n2){let e=0;for(let t=n2.indexOf(M);t>=0;t=n2.indexOf(M,t+1)){if(!$t(n2.subarray(e,t+1)))return e;e=t+1}return e}var Ae="It\
 changes nothing.",de=class{#e;#t=new Map;#n=new Map;#s;#o={open:e=>this.#f(e),free:e=>this.#l(e)};#r=new Map;trustsFiles=false;constructor(e,t){this.#e=e,this.#s=
t}saw(e,t){this.#n.set(this.#s(e),t)}take(e){let t=new ve(this.#o),s=[],o=[];for(let a of e.changes){let f=le(a)?es(a,t):t.change(a);if(typeof f=="string")return f;
for(let l of f){s.push(l);let c="start"in l&&t.open(l.file_path);c&&typeof c=="object"&&o.push(this.#i(l,c))}}let r=fs(s);if(r.length===0)return Ae;let i=ls(r);
return i===void 0&&(this.trustsFiles||=e.changes.some(a=>this.#a(a))),i??{fix:e,edits:r,splices:o}}placeOf({changes:e,found:t}){let s=e.find(le),[o]=e,r=o===void 0||
le(o)?"":Xn(o),i=s&&(typeof this.#f(s.path)!="string"||"line"in s.start);return this.foundAt(i?s:t??s??{path:r})}foundAt({path:e,start:t,counting:s,cell:o}){let r=this.#f(
e);if(t&&s&&typeof r!="string"&&o===void 0){let f=r.text.locate(t,s,"all");if(typeof f=="number")return{file:r.path,...r.text.placeAt(f)}}let[i,a]=t&&"line"in t?
[t.line,"column"in t?t.column:0]:[0,0];return{file:typeof r=="string"?this.#s(e):r.path,line:i+1,column:a+1}}#i({start:e,end:t,new_string:s},o){let{encoding:r}=o.
text.file,i=r==="utf8"?this.#r.get(s):void 0,a=i??Buffer.from(s,r);return!i&&r==="utf8"&&s.length<Vn&&this.#r.set(s,a),{file:o,start:e,end:t,replacement:a}}#a(e){
return le(e)&&!e.quoted&&!this.#n.has(this.#s(e.path))}#f(e){let t=this.#s(e),s=this.#t.get(t)??this.#d(t);return this.#t.set(t,s),s}#l(e){let t=this.#e(this.#s(
e));return t.ok&&!t.bytes?t.path:void 0}#p(e){let t=re([e],Ee(this.#e));return`If its folder is another one here, pass ${t.length>0?ie(t):"--path-prefix FROM=TO"}\
.`}#d(e){let t=this.#e(e);if(!t.ok)return zn.isAbsolute(e)?`${t.reason} ${this.#p(e)}`:t.reason;let{path:s,bytes:o}=t;if(!o)return`There is no file ${N(s)}.`;let r=H.
open(o);if(typeof r=="string")return`${N(s)} cannot be edited: ${r}.`;if(ot(o))return`${N(s)} is binary.`;let i={path:s,bytes:o,sha256:ge(o),text:r},a=this.#n.get(
e);return!a||Zn(i,a)?i:`${N(s)} is not the file that the tool saw. Run the tool again.`}},Ee=n2=>e=>{let t=n2(e);return t.ok&&t.bytes!==void 0},le=n2=>"start"in
n2,Xn=n2=>"create"in n2?n2.create:"rename"in n2?n2.rename:n2.delete,Zn=({text:{file:n2},sha256:e},t)=>(t.sha256===void 0||t.sha256===e)&&(t.text===void 0||it(t.
text)===rt(n2)),Vn=40,ve=class{#e;#t=Qn;constructor(e){this.#e=e}open(e){return this.#t.has(e)?this.#t.get(e)??`The fix takes ${N(e)} away before.`:this.#e.open(
e)}change(e){if("create"in e)return this.#n(e);let t=this.open("rename"in e?e.rename:e.delete);if("delete"in e)return typeof t=="string"?e.ignoreIfNotExists?[]:
t:(this.#o(e.delete,void 0),[{...e,delete:t.path,sha256:t.sha256}]);if(typeof t=="string")return t;let s=this.#s(e.new_path);return s.reason!==void 0?s.reason:(this.#o(
e.rename,void 0),this.#o(e.new_path,{...t,path:s.path}),[{...e,rename:t.path,new_path:s.path,sha256:t.sha256}])}#n(e){let t=this.open(e.create);if(typeof t!="st\
ring"&&!e.overwrite&&e.ignoreIfExists)return[{...e,create:t.path}];let{path:s,reason:o}=this.#s(e.create);if(o!==void 0)return o;if(typeof t!="string"&&!e.overwrite)
return`${N(s)} exists already.`;let r=new H(Ne);return this.#o(e.create,{path:s,bytes:Ne.bytes,sha256:ge(Ne.bytes),text:r}),[{...e,create:s,...typeof t!="string"&&
{sha256:t.sha256}}]}#s(e){let t=this.open(e);if(typeof t!="string")return{path:t.path};let s=this.#t.has(e)?void 0:this.#e.free(e);return s===void 0?{path:e,reason:t}:
{path:s}}#o(e,t){this.#t=new Map(this.#t).set(e,t)}},Qn=new Map,Ne={bytes:Buffer.alloc(0),encoding:"utf8",bom:0,valid:true};function es(n2,e){let t=e.open(n2.path);
if(typeof t=="string")return t;if(!Y(n2.text))return"The new text contains a lone surrogate.";if(n2.text.includes("\0"))return"The new text contains a NUL chara\
cter.";if(n2.cell!==void 0)return is(n2,t);let s=jt(n2,t.text);if(typeof s=="string")return`${N(t.path)}: ${s}.`;if(n2.text===""&&s.start===s.end&&!n2.isWhole)return`${N(
t.path)}: ${ts}.`;let{start:o,end:r,text:i=n2.text}=ns(n2,s,t.text.file),a=C(t.text.file,o,r);return Y(a)?n2.quoted!==void 0&&z(n2.quoted)!==z(C(t.text.file,s.start,
s.end))?`${N(t.path)} is not the file that the tool saw: it has other text there. Run the tool again.`:a===i?[]:[ce(t,{start:o,end:r,old:a,text:i})]:`${N(t.path)}\
 has bytes there that are not UTF-8.`}var ts="its fix removes an empty text, such as after the last line";function ns({takesLine:n2,isWhole:e,text:t},s,o){if(n2)
return ss(s,o);if(!e||o.encoding!=="utf8")return s;let[r,i]=[o.bytes.subarray(s.start,s.end),Buffer.from(t)],a=Math.min(r.length,i.length),f=0;for(;f<a&&r[f]===
i[f];)f++;for(;f>0&&r[f-1]!==L;)f--;let l=0;for(;l<a-f&&r[r.length-1-l]===i[i.length-1-l];)l++;for(;l>0&&r[r.length-1-l]!==L;)l--;return{start:s.start+f,end:s.end-
l,text:i.subarray(f,i.length-l).toString()}}function ss({start:n2,end:e},{bytes:t,encoding:s,bom:o}){if(s!=="utf8")return{start:n2,end:e};let[r,i]=[n2,e];for(;r>
o&&Mt(t[r-1]);)r--;for(;Mt(t[i])||t[i]===os&&t[i+1]===L;)i++;return(r===o||t[r-1]===L)&&(i===t.length||t[i]===L)&&e>n2?{start:r,end:Math.min(i+1,t.length)}:{start:n2,
end:e}}var Mt=n2=>n2===32||n2===9,os=13;function jt(n2,e){let{counting:t,clamps:s=false}=n2,o=e.locate(n2.start,t,s?"all":"none");if(typeof o=="string")return o;
let r=e.locate(n2.end,t,s?"all":"lines");if(typeof r=="string")return r;for(let i of n2.same??[]){let[a,f]=[e.locate(i.start,i.counting),e.locate(i.end,i.counting,
"lines")];if(a!==o||f!==r)return"its region says two places"}return r<o?"its end is before its start":{start:o,end:r}}var ce=({path:n2,sha256:e,text:{file:t}},{
start:s,end:o,old:r,text:i})=>({file_path:n2,sha256:e,start:s,end:o,old_string:r,new_string:i,...rs(t,s,o)}),Lt=120;function rs(n2,e,t){let s=st(n2.encoding),o=Math.
max(n2.bom,Jt(n2,e-Lt)),r=Jt(n2,Math.min(n2.bytes.length,t+Lt)),[i,a]=[e,t];for(let c=0;i>o&&!(Ut(n2,i)&&++c===3);)i-=s;for(let c=0;a<r&&!(Ut(n2,a+s)&&++c===3);)
a+=s;let[f,l]=[C(n2,i,e),C(n2,t,a)];return{...Y(f)&&{before:f},...Y(l)&&{after:l}}}var Ut=({bytes:n2,encoding:e},t)=>e==="utf8"?n2[t-1]===L:n2[t-2]===L&&n2[t-1]===
0,L=10;function Jt({bytes:n2,encoding:e},t){let s=Math.max(0,t);if(e==="utf16le")return s+s%2;for(;R(n2,s);)s++;return s}function is(n2,e){let t=ut(e.bytes),s=t.
ok?t.notebook.cells[n2.cell??-1]:void 0;if(!t.ok||s?.type!=="code")return`${N(e.path)} has no code in a cell ${(n2.cell??0)+1}.`;let o=H.open(Buffer.from(s.source)),
r=typeof o=="string"?o:jt(n2,o);if(typeof o=="string"||typeof r=="string")return`${N(e.path)}: ${r}.`;let{bytes:i}=o.file,a=(F,S,O)=>{let B=Buffer.concat([i.subarray(
0,F),Buffer.from(O),i.subarray(S)]).toString(),Q={mode:"replace",index:n2.cell??0,source:B,type:void 0,keepsOutputs:true};return pt(e.bytes,t.notebook,Q)},f=F=>{
let[S,...O]=a(F,F,as);return S&&O.length===0?_t(S,e.bytes).start:void 0},[l,...c]=a(r.start,r.end,n2.text);if(!l)return[];let[u,h]=[f(r.start),f(r.end)];if(c.length>
0||u===void 0||h===void 0)return`${N(e.path)} has such a cell in an unusual form.`;let{start:p,end:x,replacement:y}=_t(l,e.bytes,{from:u,to:h});return[ce(e,{start:p,
end:x,old:C(e.text.file,p,x),text:y.toString("utf8")})]}var as="\u{10FFFD}";function _t({start:n2,end:e,replacement:t},s,{from:o=e,to:r=n2}={}){let i=Buffer.from(
t),a=Math.min(e-n2,i.length),f=0;for(;f<a&&n2+f<o&&s[n2+f]===i[f];)f++;for(;f>0&&(R(s,n2+f)||R(i,f));)f--;let l=0;for(;l<a-f&&e-l>r&&s[e-1-l]===i[i.length-1-l];)
l++;for(;l>0&&(R(s,e-l)||R(i,i.length-l));)l--;return{start:n2+f,end:e-l,replacement:i.subarray(f,i.length-l)}}var fs=n2=>{if(n2.length<2)return n2;let e=new Set;
return n2.filter(t=>{if(!("start"in t)||t.start===t.end)return true;let s=JSON.stringify([t.file_path,t.start,t.end,t.new_string]);return!e.has(s)&&e.add(s)})};
function ls(n2){if(n2.length<2)return;let e=dt(n2.filter(t=>"start"in t),({file_path:t})=>t);for(let[t,s]of e){let o=s.toSorted(D);if(o.some(({start:r},i)=>r<(o[i-
1]?.end??0)))return`Two of its edits of ${N(t)} overlap.`}}function Bt(n2){let e=new Pe(n2),t=new Map;for(let[s,{splices:o}]of n2.entries())for(let{file:r,...i}of o){
let a=t.get(r)??new Ie(r);t.set(r,a),a.add(i,s)}for(let s of t.values())s.cleanUp(e);return e.result([...t.values()])}var Ie=class{file;#e=[];#t=[];constructor(e){
this.file=e}add(e,t){this.#e.push({splice:e,owner:t})}cleanUp(e){if(this.file.text.file.encoding!=="utf8")return;this.#t=ds(this.#e);let t=q(this.file.bytes,this.#t.
map(({splice:o})=>o)),s=this.#t.map(({now:o})=>o);for(let{between:o,removed:r,doubt:i}of At(t.toString("latin1"),s)){let a=e.join(this.#n(o).flatMap(({owners:f})=>f));
i!==void 0&&e.doubt(a,i);for(let f of r)e.remove(a,this.file,this.#o(f))}}get splices(){return this.#t.map(e=>({splice:{...cs(e),file:this.file},owners:e.owners}))}#n({
start:e,end:t}){let[s,o]=[this.#s(e),this.#s(t+1)],r=this.#t[o];return this.#t.slice(s,r&&r.now.start<=t?o+1:o)}#s(e){let[t,s]=[0,this.#t.length];for(;t<s;){let o=t+
s>>1;this.#t[o].now.end>=e?s=o:t=o+1}return t}#o({start:e,end:t}){let s=[],o=e;for(let i of this.#n({start:e,end:t})){let{now:a,splice:f}=i,[l,c]=[Math.max(o,a.
start),Math.min(t,a.end)];o<a.start&&s.push(Re({start:o,end:Math.min(t,a.start)},f.start-a.start)),l<c&&i.cuts.push(Re({start:l,end:c},-a.start)),o=Math.max(o,c)}
if(o>=t)return s;let r=this.#t[this.#s(t+1)-1];return[...s,Re({start:o,end:t},r?r.splice.end-r.now.end:0)]}},Re=({start:n2,end:e},t)=>({start:n2+t,end:e+t});function ds(n2){
let e=[],t=0;for(let{splice:s,owner:o}of n2.toSorted((r,i)=>D(r.splice,i.splice))){let r=e.at(-1);if(r&&D(r.splice,s)===0&&Buffer.compare(r.splice.replacement,s.
replacement)===0){r.owners.push(o);continue}let{start:i,end:a,replacement:f}=s,l={start:i+t,end:i+t+f.length};t+=f.length-(a-i),e.push({splice:s,owners:[o],now:l,
cuts:[]})}return e}var cs=({splice:n2,cuts:e})=>({...n2,replacement:q(Buffer.from(n2.replacement),Wt(e).map(t=>({...t,replacement:Dt})))}),Dt=Buffer.alloc(0);function Wt(n2){
let e=[];for(let t of n2.toSorted((s,o)=>s.start-o.start)){let s=e.at(-1);s&&t.start<=s.end?e.splice(-1,1,{...s,end:Math.max(s.end,t.end)}):e.push(t)}return e}var Pe=class{#e;#t;#n=[];#s=[];constructor(e){
this.#e=e,this.#t=[...e.keys()]}join([e=0,...t]){let s=this.#r(e);for(let o of t)this.#t[this.#r(o)]=s;return s}doubt(e,t){this.#n.push([e,t])}remove(e,t,s){this.#s.
push({owner:e,file:t,spans:s})}result(e){let t=new Map(this.#n.map(([a,f])=>[this.#r(a),f])),s=this.#o(e),o=new Map;for(let[a,f]of this.#e.entries()){let l=this.#r(
a);s.has(l)&&ee(o,l,f)}let r=[],i=[];for(let[a,f]of this.#e.entries()){let l=this.#r(a),[c,u]=[t.get(l),o.get(l)];c!==void 0?i.push({fix:f,reason:c}):u?u[0]===f&&
r.push(us(u,s.get(l)??[])):r.push(f)}return{fixes:r,refused:i}}#o(e){let t=new Map;for(let{owner:o,file:r,spans:i}of this.#s){let a=t.get(this.#r(o))??new Map;t.
set(this.#r(o),a);let f=a.get(r);f?f.push(...i):a.set(r,[...i])}let s=new Map;for(let[o,r]of t)s.set(o,[...r].flatMap(([i,a])=>Wt(a).map(f=>({...f,replacement:Dt,
file:i}))));for(let o of e)for(let{splice:r,owners:i}of o.splices)for(let a of new Set(i.map(f=>this.#r(f))))s.get(a)?.push(r);return s}#r(e){let t=e;for(let s=this.#t[t];s!==
t;s=this.#t[t])this.#t[t]=this.#t[s],t=s;return t}};function us([n2,...e],t){let{fix:s}=n2,o=[...new Set([n2,...e].flatMap(({fix:{why:f}})=>f??[]))],r=o.length>
3?`${o.slice(0,2).join("; ")}; and ${o.length-2} more`:o.join("; "),i=t.toSorted(D),a=i.map(({file:f,start:l,end:c,replacement:u})=>{let h=C(f.text.file,l,c);return ce(
f,{start:l,end:c,old:h,text:Buffer.from(u).toString("utf8")})});return{fix:{...s,why:r},edits:a,splices:i}}var ps=256,ue=class{#e=new Map;#t;constructor(e){this.#t=
e.some(({edits:t})=>t.some(s=>!("start"in s)));for(let{splices:t}of e)for(let s of t){let o=this.#e.get(s.file)??new Ce(s.file);this.#e.set(s.file,o),o.places.push(
s)}for(let{places:t}of this.#e.values())t.sort((s,o)=>s.start-o.start||s.end-o.end)}next({edits:e,splices:t,fix:s}){let[o,...r]=e,[i]=t,a=o&&"start"in o&&r.length===
0&&!this.#t&&!s.confirm,f=[["",""],[a?o.before??"":"",a?o.after??"":""]],l=a&&i&&f.find(p=>this.#e.get(i.file)?.isCertain(i,p));for(let p of t)this.#e.get(p.file)?.
take(p);if(!l)return;let[c,u]=l,h=p=>z(`${c}${p}${u}`);return{file_path:o.file_path,old_string:h(o.old_string),new_string:h(o.new_string)}}},Ce=class{places=[];#e;#t=new ne;#n;#s=ps;constructor(e){
this.#e=e,this.#n=e.bytes;let{encoding:t,valid:s,bom:o}=e.text.file;(t!=="utf8"||!s||o>0||e.path.endsWith(".ipynb"))&&(this.#s=0)}isCertain(e,[t,s]){if(this.#s===
0)return false;let o=e.start-Buffer.byteLength(t),r=e.end+Buffer.byteLength(s),i=this.#e.bytes.subarray(o,r);if(i.length===0||i.includes(Ht)||!this.#o(e,{start:o,
end:r})||i.length===e.end-e.start&&e.replacement.length===0&&i.at(-1)!==Gt||i.includes(Gt)&&this.#e.bytes.includes(Ht))return false;let f=this.#t.now({start:o,end:r,
replacement:i}).start;return this.#n.indexOf(i)===f&&this.#n.indexOf(i,f+1)<0}take(e){this.#s!==0&&(this.#s=this.#t.claim(e).kind==="free"?this.#s-1:0,this.#s!==
0&&(this.#n=q(this.#n,[this.#t.now(e)]),this.#t.take(e,0)))}#o(e,{start:t,end:s}){let[o,r]=[0,this.places.length];for(;o<r;){let f=o+r>>1;this.places[f].end>=t?
r=f:o=f+1}let[i,a]=this.places.slice(o,o+2);return i===e&&(a===void 0||a.start>s)}},Gt=10,Ht=13;var X=class{#e=[];#t=new Map;#n=new Map;#s=new Map;#o=new Map;add(e){
let t=this.#r(e);if(t)return t;let s=this.#e.push(e)-1;for(let o of e.splices){let r=this.#f(o);r.claim(o).kind==="free"&&r.take(o,s),o.start===o.end&&ee(this.#o,
`${o.file.path}:${o.start}`,s),this.#s.has(o.file.path)||this.#s.set(o.file.path,s)}for(let o of qt(e.edits))this.#n.set(o,s);return{kind:"kept"}}byRule(){let e=new Map;
for(let{fix:o}of this.#e)e.has(o.source)||e.set(o.source,e.size);let t=o=>e.get(this.#e[o]?.fix.source??"")??0;return[...this.#o.values()].some(o=>o.some((r,i)=>i>
0&&t(r)<t(o[i-1]??r)))||this.#n.size>0?this.#e:this.#e.toSorted((o,r)=>(e.get(o.fix.source)??0)-(e.get(r.fix.source)??0))}#r(e){let t=this.#a(e);if(t!==void 0)return this.#i(
ms(this.#e[t],e)?"repeats":"conflicts",t);let s=e.splices.map(f=>this.#f(f).claim(f)),o=s.find(({kind:f})=>f==="taken");if(o)return this.#i(hs(this.#e[o.by],e)?
"repeats":"conflicts",o.by);let r=s.filter(f=>f.kind==="done"),[i]=r;if(!i)return;if(r.length===e.edits.length&&r.every(({by:f})=>f===i.by))return this.#i("repe\
ats",i.by);let a=r.find(({certain:f})=>!f);return a&&this.#i("conflicts",a.by)}#i(e,t){return{kind:e,with:this.#e[t]}}#a({edits:e,splices:t}){for(let o of qt(e)){
let r=this.#n.get(o)??this.#s.get(o);if(r!==void 0)return r}let s=t.find(({file:o})=>this.#n.has(o.path));return s&&this.#n.get(s.file.path)}#f({file:{path:e,sha256:t}}){
let s=this.#t.get(e)??new Map,o=s.get(t);if(o)return o;let r=new ne;return this.#t.set(e,s.set(t,r)),r}},hs=(n2,e)=>n2.splices.length===n2.edits.length&&e.splices.
length===e.edits.length&&Kt(n2)===Kt(e),Kt=({splices:n2})=>JSON.stringify(n2.flatMap(({file:{path:e,sha256:t,bytes:s,text:o},start:r,end:i,replacement:a})=>{let f=o.
file.encoding==="utf8"?1:2;return tt(s.subarray(r,i),Buffer.from(a),f).map(l=>{let c=Buffer.from(l.replacement).toString("base64");return[e,t,r+l.start,r+l.end,
c]})})),ms=(n2,e)=>JSON.stringify(n2?.edits)===JSON.stringify(e.edits),gs=[],qt=n2=>n2.every(e=>"start"in e)?gs:n2.flatMap(e=>"start"in e?[]:St(e).map(({path:t})=>t));
function zt(n2,{recording:e,options:t}){let s=[],o=new Set,r=[],i=[],a=new Map,f=(p,x,y,F)=>{i.push(S=>{e.leaveOut(p,{reason:x,at:"path"in y?S.foundAt(y):y,mayChangeFiles:F})})},
l=()=>({options:t,fix:p=>{s.push(p)},saw:(p,x)=>{r.push([p,x])},refuse:(p,x,y)=>f(y,p,x,true),pass:(p,x,y)=>f(y,p,x,false),bare:p=>{a.set(p,(a.get(p)??0)+1)},note:p=>{
o.add(p)}});for(let{reader:p,source:x}of n2){let y=l();for(let F of p.documents?.(x,e,t)??oe(x,e,se))e.calls?.search(F),p.read(F,y)}let c=new de(e.look??bs,ys(s,
e,t));for(let[p,x]of r)c.saw(p,x);for(let p of i)p(c);let u=ws(s,c,e),h=t.edits?new ue(u):void 0;for(let p of u)ks(p,h?.next(p),e);if(c.trustsFiles&&!e.isLive&&
e.note(xs),s.length+i.length===0)for(let[p,x]of a)o.add(`${at(x,"result")} of ${p}, none with a fix.`);for(let p of o)e.note(p)}function ys(n2,e,{prefixes:t=[]}){
let{look:s}=e,o=yt(e.cwd),r=u=>o(lt(ft(u)));if(t.length>0||!s){let u=we(t);return h=>r(u(h))}let i=n2.flatMap(({changes:u})=>u.flatMap(h=>"start"in h?[r(h.path)]:
[])),a=re(i,Ee(s)),[f,...l]=a;if(!f)return r;if(l.length>0)return e.note(`Its paths are files here in several ways. Say which: ${ie(a)}.`),r;let c=we([f]);return e.
note(`Paths below ${N(f.from)} are read as those of the checkout.`),u=>c(r(u))}var xs="The output does not say what the files held: they are taken to be as the \
tool saw them.",bs=n2=>({ok:false,reason:`Cannot locate its text in ${N(n2)} without the file; pass --repo.`});function ws(n2,e,t){let s=[];for(let r of n2){let i=e.
take(r);typeof i!="string"?s.push(i):t.leaveOut(r.source,{reason:i,at:e.placeOf(r),mayChangeFiles:i!==Ae})}let o=new X;for(let r of Fs(s,{taker:e,recording:t})){
let{fix:i}=r,a=o.add(r);if(a.kind==="kept")continue;let f=a.with.fix,{file:l,line:c,column:u}=e.placeOf(f),h=N(`the fix of ${f.source} at ${l}:${c}:${u}`),p=a.kind===
"repeats"?`It is the same as ${h}.`:`FIX_CONFLICT: ${h} changes the same place. Run the tool again after that, or let it write its fixes: \`editplan fix --take-w\
ritten -- COMMAND\`.`;t.leaveOut(i.source,{reason:p,at:e.placeOf(i),mayChangeFiles:a.kind==="conflicts"})}return o.byRule()}function Fs(n2,{taker:e,recording:t}){
if(!n2.some(({fix:c})=>c.cleansUp))return n2;let s=new X,o=n2.filter(c=>c.fix.cleansUp&&s.add(c).kind==="kept"),{fixes:r,refused:i}=Bt(o);for(let{fix:c,reason:u}of i)
t.leaveOut(c.fix.source,{reason:u,at:e.placeOf(c.fix)});let a=new Map(n2.map(({fix:c},u)=>[c.at,u])),f=new Set(o),l=n2.filter(c=>!f.has(c));return[...r,...l].toSorted(
(c,u)=>(a.get(c.fix.at)??0)-(a.get(u.fix.at)??0))}function ks({fix:n2,edits:e},t,s){let{confirm:o}=n2,[r,i]=[Yt(n2.why),new $e(n2.at)],a=Yt(n2.source)||"fix";t?
s.push({why:r,at:i,tool:ct.name,input:t}):s.push({why:r,at:i,...ht(kt,{source:a,...o&&{confirm:o},edits:e})})}var $e=class{#e;#t;constructor(e){this.#e=e}get file(){
return this.toJSON().file}get line(){return this.toJSON().line}get column(){return this.toJSON().column}toJSON(){return this.#t??=this.#e(),this.#t}},Yt=n2=>n2===
void 0||Ss.test(n2)?n2:n2.replaceAll(/[\u0000-\u001f\u007f]+/g," ").replace(new RegExp("\\p{Surrogate}","gu"),"\uFFFD").trim()||void 0,Ss=/^[!-~](?:[ -~]*[!-~])?$/;
import{posix as Ts}from"node:path";var d=n2=>m(n2)?n2:{},g=n2=>typeof n2=="string"?n2:void 0,w=n2=>typeof n2=="number"&&Number.isSafeInteger(n2)&&n2>=0?n2:Number.
NaN,Os={object:m,list:Array.isArray,text:n2=>typeof n2=="string",number:n2=>typeof n2=="number"},T=(n2,e,t)=>n2!==void 0&&!(n2===null&&t===null)&&!Os[e](n2),b=(n2,e)=>{
let t=e===void 0?n2:v(n2,e);return t&&Array.isArray(t.value)?[...$(t)]:[]},k=n2=>`It does not have the form that ${n2} writes, so its fixes are unknown. Give th\
e output as the tool wrote it.`,A=(n2,e,{sink:t,tool:s})=>{let o=v(n2,e);Array.isArray(o?.value)||t.refuse(k(s),(o??n2).at(),s);let r=b(n2,e);for(let{value:i,at:a}of r)
m(i)||t.refuse(k(s),a(),s);return r.filter(({value:i})=>m(i))},U=n2=>Array.isArray(n2.value)?b(n2):[n2],E=(n2,e,t,s)=>({path:n2,start:I(e,w(t)||1),counting:s}),
I=(n2,e)=>w(n2)>0&&w(e)>0?{line:w(n2)-1,column:w(e)-1}:void 0,J={unit:"bytes",mark:"counted",breaks:"lf"},P=(n2,e)=>Number.isNaN(w(n2)+w(e))?void 0:{start:{offset:w(
n2)},end:{offset:w(e)},counting:J},_=n2=>{let e=/^([A-Za-z][A-Za-z0-9+.-]+):/.exec(n2)?.[1]?.toLowerCase();if(e!==void 0&&e!=="file")return;if(e===void 0)return ye(
n2);if(/^\/\/(?!localhost\/)[^/]/i.test(n2.slice(5)))return;let t=ye(n2.slice(5).replace(/^\/\/[^/]*/,""));return/^\/[A-Za-z]:/.test(t)?t.slice(1):t};var Xt={...bt,
steps:5e7,nesting:100},Zt={name:"rustc",recognises:n2=>n2.reason==="compiler-message"&&m(n2.message)||n2.reason==="compiler-artifact"&&typeof n2.package_id=="st\
ring"||Array.isArray(n2.spans)&&Array.isArray(n2.children)&&typeof n2.level=="string",documents:Ns,read:(n2,e)=>{for(let t of U(n2)){let{reason:s,$message_type:o="\
diagnostic",...r}=d(t.value),i=s==="compiler-message"?v(t,"message"):t;m(i?.value)&&i.value.level!==void 0?Rs(i,e):o==="diagnostic"&&(typeof s!="string"||s==="c\
ompiler-message"||"message"in r)&&e.refuse(k("rustc"),t.at(),"rustc")}}};function*Ns(n2,e,{unsafe:t}){let s=[...oe(n2,e,se)],o=s.flatMap(U),r=new Map;for(let f of o)
vs(f)&&!r.has(Me(f))&&r.set(Me(f),f);let i=new Set(o.map(({value:f})=>d(f).reason)),a=o.find(({value:f})=>d(f).reason==="build-finished");if(i.has("compiler-art\
ifact")&&!a){let f={file:n2.name,line:1,column:1};e.leaveOut("cargo",{reason:"It is cut off: Cargo ends with a line `build-finished`.",at:f})}else d(a?.value).success===
false&&!o.some(Vt)&&e.leaveOut("cargo",{reason:"The build failed before the compiler said why.",at:a.at()});if(!t)for(let f of r.values())e.leaveOut(Qt(Z(f.value)),
{reason:Es(f),at:As(f)});for(let f of s)(t||Array.isArray(f.value)||!r.has(Me(f)))&&(yield f)}var Z=n2=>{let e=d(n2);return e.reason==="compiler-message"?d(e.message):
e},Me=({value:n2})=>{let{package_id:e,target:t}=d(n2);return JSON.stringify([e,d(t).name,d(t).kind])},Vt=({value:n2})=>/^error/.test(g(Z(n2).level)??""),vs=n2=>{
let{code:e,spans:t}=Z(n2.value),s=g(d(e).code);return Vt(n2)&&(s===void 0?Array.isArray(t)&&t.length>0:/^E\d+$/.test(s))},As=n2=>{let{spans:e}=Z(n2.value),{file_name:t,
line_start:s,column_start:o}=d(Array.isArray(e)&&e[0]);return typeof t!="string"?n2.at():{file:t,line:w(s)||1,column:w(o)||1}},Qt=({code:n2})=>{let e=g(d(n2).code);
return e?.startsWith("clippy::")?`clippy/${e.slice(8)}`:`rustc/${e??"help"}`},Es=n2=>`The code does not compile (${g(Z(n2.value).message)??"an error"}), so that\
 cargo fix applies nothing in its crate. Correct the error and run it again, or pass --unsafe, as with its --broken-code.`;function Rs(n2,e){let{message:t}=d(n2.
value),s=Qt(d(n2.value));for(let o of[n2,...A(n2,"children",{sink:e,tool:"rustc"})]){let r=b(o,"spans"),i=A(o,"spans",{sink:e,tool:"rustc"}),a=i.filter(({value:l})=>typeof d(
l).suggested_replacement=="string"),f=i.filter(({value:l})=>d(l).suggested_replacement===null);i.length>a.length+f.length||a.length>0&&a.length<r.length?e.refuse(
k("rustc"),o.at(),s):a.length>0&&Is(o,a,{source:s,why:g(t),sink:e})}}function Is(n2,e,{source:t,why:s,sink:o}){let r=e.map(({value:u})=>d(u)),[i]=r,a=g(i?.file_name),
f=a===void 0?n2.at():{path:a,...Ps(i??{})};if(!r.every(({suggestion_applicability:u})=>u==="MachineApplicable"||u==="MaybeIncorrect"&&o.options.unsafe))return o.
pass(`Its suggestion is ${g(r[0]?.suggestion_applicability)??"not marked"}.${Cs(r[0])}`,f,t);if(r.some(({expansion:u})=>m(u)))return o.refuse("Its place is in a\
 macro.",f,t);let c=r.flatMap(u=>$s(u)??[]);if(c.length<r.length)return o.refuse("A span has no file and bytes.",f,t);o.fix({source:t,..."path"in f&&{found:f},why:[
s,g(d(n2.value).message)].filter(Boolean).join(": "),at:n2.at,changes:c})}var Ps=({line_start:n2,column_start:e})=>({start:I(n2,e),counting:{unit:"code-points",
mark:"skipped",breaks:"lf"}}),Cs=n2=>n2?.suggestion_applicability==="MaybeIncorrect"?" Pass --unsafe to take it.":"";function $s(n2){let{file_name:e,suggested_replacement:t,
byte_start:s,byte_end:o}=n2,r=P(s,o);if(!(typeof e!="string"||typeof t!="string"||!r))return{path:e,text:t,...r,quoted:Ms(n2)}}function Ms({text:n2}){let e=Array.
isArray(n2)?n2.map(d):[],[t,...s]=e;if(!t||s.length>0)return;let{text:o,highlight_start:r,highlight_end:i}=t;if(!(typeof o!="string"||typeof r!="number"||typeof i!=
"number"))return[...o].slice(r-1,i-1).join("")}var en={name:"clang",recognises:n2=>typeof n2.MainSourceFile=="string"&&(Array.isArray(n2.Diagnostics)||Array.isArray(
n2.Replacements)),documents:Bs,read:(n2,e)=>{let t=b(n2,"Diagnostics"),s=t.find(({value:o})=>Ls(d(o)));if(s&&!e.options.unsafe)return Us(s,e);for(let o of t)Js(
o,e);for(let o of b(n2,"Replacements"))sn([o],{source:"clang",why:void 0,at:o.at,folder:""},e)}},Ls=({Level:n2,DiagnosticName:e})=>n2==="Error"||e==="clang-diag\
nostic-error";function Us(n2,e){let{DiagnosticName:t,DiagnosticMessage:s,BuildDirectory:o}=d(n2.value),{Message:r}=d(s),i=`The code does not compile (${g(r)??"a\
n error"}), so that clang-tidy applies none of its fixes. Correct the error and run it again, or pass --unsafe, as with its --fix-errors.`;e.refuse(i,Ue(s,o)??n2.
at(),`clang/${g(t)??"unknown"}`)}var Le=n2=>/^\d{1,15}$/.test(String(n2))?Number(n2):Number.NaN;function Ue(n2,e){let{FilePath:t,FileOffset:s}=d(n2),o=Le(s);return typeof t==
"string"&&t!==""?{path:tn(t,g(e)??""),...P(o,o)??{}}:void 0}var tn=(n2,e)=>n2.startsWith("/")||e===""?n2:Ts.join(e,n2),nn=n2=>/^(?:---[^\n]*\n)?MainSourceFile:.*\n(?:Diagnostics|Replacements):/.
test(n2.replaceAll(`\r
`,`
`));function Js(n2,e){let{DiagnosticName:t,BuildDirectory:s,Level:o="Warning"}=d(n2.value),r=v(n2,"DiagnosticMessage")??n2,i=g(d(r.value).Message),a=Ue(r.value,
s),f=`clang/${g(t)??"unknown"}`,l={source:f,why:i,at:n2.at,found:a,folder:g(s)??""},c=v(r,"Replacements"),u=b(c);if(!_s.has(o))return e.refuse("Its level is not\
 known.",a??n2.at(),f);if(!Array.isArray(c?.value))return e.refuse(k("clang-tidy"),a??n2.at(),f);u.length>0&&sn(u,l,e);for(let h of b(n2,"Notes"))b(h,"Replaceme\
nts").length>0&&e.pass("A note offers it, not the diagnostic.",Ue(h.value,s)??a??h.at(),f)}var _s=new Set(["Error","Warning","Remark"]);function sn(n2,{folder:e,
...t},s){let o=n2.flatMap(({value:r})=>js(d(r),e)??[]);o.length<n2.length?s.refuse("A replacement has no file, offset and text.",t.found??o[0]??t.at(),t.source):
s.fix({...t,changes:o,cleansUp:true})}function js({FilePath:n2,Offset:e,Length:t,ReplacementText:s},o){let r=Le(e),i=P(r,r+Le(t));if(!(typeof n2!="string"||!i||
s===null||s===void 0||typeof s=="object"))return{path:tn(n2,o),text:String(s),...i}}function*Bs(n2,e){let t=xe(n2);if(!/^\.\.\.\s*$/m.test(t.slice(-100))){let s={
file:n2.name,line:t.split(`
`).length,column:1};return void e.leaveOut("YAML",{reason:'It is cut off: its last line is not "...".',at:s})}yield*be(Ft(t,Xt),{file:n2.name,faults:e,format:"Y\
AML"})}var Je={name:"go",recognises:n2=>Object.values(n2).some(e=>m(e)&&Object.values(e).some(t=>Array.isArray(t)&&t.length>0&&t.every(Ws)||Ds(t))),documents:qs,
read:(n2,e)=>{for(let t of $(n2))if(m(t.value))for(let s of $(t)){let{error:o}=d(s.value);o!==void 0&&e.refuse(`It could not look at ${t.key}: ${String(o)}`,s.at(),
`go/${s.key}`);for(let r of b(s))Gs(r,s.key,e)}}},_e=/^(?:# |go: (?:downloading|extracting|finding) ).*$/gm,on=n2=>{if(!/^(?:# |go: |\{)/.test(n2))return false;
let e=n2.search(/^\{/m),t=e<0?-1:n2.indexOf(`
}`,e);try{return e>=0&&Je.recognises(JSON.parse(n2.slice(e,t<0?void 0:t+2)))}catch{return false}},Ds=n2=>m(n2)&&typeof n2.error=="string"&&Object.keys(n2).length===
1,Ws=n2=>m(n2)&&typeof n2.posn=="string"&&typeof n2.message=="string";function Gs(n2,e,t){let[s,...o]=b(n2,"suggested_fixes");if(!s)return;let r=Hs(d(n2.value),
s),i=`go/${e}`;for(let c of o)t.pass("The finding offers another fix, which is taken.",r??c.at(),i);let a=b(s,"edits").map(({value:c})=>Ks(d(c))),f=a.flatMap(c=>c??
[]);if(f.length===0||f.length<a.length)return t.refuse("Its fix has an edit without file, bytes and text.",r??s.at(),i);let l=g(d(s.value).message)||g(d(n2.value).
message);t.fix({source:i,why:l,at:s.at,found:r,changes:f})}function Hs({posn:n2},e){let[,t="",s,o]=/^(.+?):(\d{1,9})(?::(\d{1,9}))?$/s.exec(g(n2)??"")??[];if(t!==
"")return E(t,Number(s),Number(o??1),J);let[r]=b(e,"edits").map(({value:i})=>g(d(i).filename));return r===void 0?void 0:{path:r}}function Ks({filename:n2,start:e,
end:t,new:s}){let o=P(e,t);return typeof n2=="string"&&typeof s=="string"&&o?{path:n2,text:s,...o}:void 0}function*qs(n2,e){let t=[],s=1,o=xe(n2).split(`
`);for(let[r,i]of o.entries()){if(t.length===0&&i.replace(_e,"")===""&&i!==""||t.length===0&&i.trim()===""||(t.length===0&&(s=r+1),t.push(i),!(i.startsWith("}")||
t.length===1&&i.endsWith("}")||r===o.length-1)))continue;let f={file:n2.name,faults:e,firstLine:s};yield*be(wt(t.join(`
`),{...Xt,problems:1}),f),t=[]}}var rn={name:"golangci",recognises:({Issues:n2,Report:e})=>typeof e=="object"&&e!==null?n2===null||Array.isArray(n2):Array.isArray(
n2)&&n2.some(t=>m(t)&&typeof t.FromLinter=="string"),read:(n2,e)=>{let{Issues:t,Report:s}=d(n2.value),o=g(d(s).Error);if(o&&e.refuse(`golangci-lint did not run \
to its end: ${o}`,n2.at(),"golangci"),T(t,"list",null))return e.refuse(k("golangci-lint"),n2.at(),"golangci");for(let r of b(n2,"Issues"))Ys(r,e)}};function Ys(n2,e){
let{FromLinter:t,Text:s,Pos:o,Replacement:r,LineRange:i,SuggestedFixes:a}=d(n2.value),{Filename:f,Line:l,Column:c}=d(o),u=`golangci/${g(t)??"unknown"}`;if(typeof f!=
"string"||T(r,"object",null)||T(a,"list",null))return e.refuse(k("golangci-lint"),n2.at(),u);let h=E(f,l,c,J);if(b(n2,"SuggestedFixes").length>0)return e.refuse(
zs,h,u);if(!m(r))return e.bare("golangci-lint");let p=Xs(r,{path:f,line:w(l),range:d(i)});if(typeof p=="string")return e.refuse(p,h,u);e.fix({source:u,why:g(s),
at:n2.at,found:h,changes:[p]})}var zs="This version of golangci-lint gives the places of its fixes only as its own run counts them. Let it write the files: `edi\
tplan fix --take-written -- golangci-lint run --fix`.";function Xs({NeedOnlyDelete:n2,NewLines:e,Inline:t},{path:s,line:o,range:r}){let[i,a]=[r.From??o,r.To??r.
From??o].map(w);if(i===void 0||a===void 0||!(i>=1&&a>=i))return"Its fix has no sound lines.";let f={start:{line:i-1,column:0},counting:J,path:s};if(n2===true)return{
...f,end:{line:a-1,end:"after"},text:""};if(m(t)){let{StartCol:c,Length:u,NewString:h}=t,[p,x]=[w(c),w(u)];if(Number.isNaN(p+x)||typeof h!="string")return"Its f\
ix has no column, length and text.";let y=o-1;return{path:s,counting:J,text:h,start:{line:y,column:p},end:{line:y,column:p+x}}}let l=Array.isArray(e)?e:[];return l.
length===0||!l.every(c=>typeof c=="string")?"Its fix has no new lines.":{...f,end:{line:a-1,end:"before"},text:l.join(`
`)}}var j={unit:"utf16",mark:"skipped",breaks:"cr"},K=(n2,e,t)=>({name:n2,recognises:e,read:(s,o)=>{for(let r of U(s))e(d(r.value))?t(r,o):o.refuse(k(n2),r.at(),
n2)}}),je=K("eslint",({filePath:n2,messages:e,results:t,metadata:s,...o})=>typeof n2=="string"&&Array.isArray(e)&&"errorCount"in o||m(s)&&Array.isArray(t),function(e,t){
let s=b(e,"results");for(let u of s)je.read(u,t);let{filePath:o,source:r,output:i,fixableErrorCount:a,fixableWarningCount:f}=d(e.value);if(typeof o!="string")return;
if(typeof i=="string")return Zs({path:o,output:i},e,t);if(T(i,"text"))return t.refuse(k("eslint"),{path:o},"eslint");typeof r=="string"&&t.saw(o,{text:r});let l=A(
e,"messages",{sink:t,tool:"eslint"}),c=(w(a)||0)+(w(f)||0);l.filter(({value:u})=>m(d(u).fix)).length<c&&t.refuse(`It counts ${c} fixes, and does not show as man\
y.`,{path:o},"eslint");for(let u of l){let{ruleId:h,message:p,fix:x,fatal:y,line:F,column:S}=d(u.value),O=E(o,F,S,j);if(y===true){t.refuse(V("ESLint",p),O,"esli\
nt");continue}let B=`eslint/${g(h)??"unknown"}`,Q={found:O,source:B,why:g(p),at:u.at,marks:true},et=b(u,"suggestions");T(x,"object",null)||T(d(u.value).suggestions,
"list",null)?t.refuse(k("eslint"),O,B):m(x)?Be(x,Q,t):et.length>0?Qs(et,Q,t):t.bare("ESLint")}});function Zs(n2,e,t){let{path:s,output:o}=n2,r={path:s,text:o,start:{
offset:0},end:{line:Vs,end:"after"},counting:j};t.fix({source:"eslint/fix",why:"What eslint --fix makes of the file.",at:e.at,found:{path:s},changes:[{...r,isWhole:true,
clamps:true}]});for(let a of b(e,"messages"))m(d(a.value).fix)&&t.pass("Its place is in the fixed file. Run the tool again after that.",{path:s},"eslint")}var Vs=Number.
MAX_SAFE_INTEGER,V=(n2,e)=>`${n2} could not read the file, so it reports nothing for it: ${(g(e)??"an error").replace(/[.!?]?$/,".")} Correct the file, or leave\
 it out of the run.`;function Qs(n2,e,t){let[s,...o]=n2,{desc:r,fix:i}=d(s?.value);t.options.suggestions&&o.length===0&&m(i)?Be(i,{...e,why:g(r)??e.why},t):t.pass(
`It is only suggested.${o.length>0?"":" Pass --suggestions to take it."}`,e.found,e.source)}function Be({range:n2,text:e},{found:t,marks:s,source:o,why:r,at:i},a){
let[f=Number.NaN,l]=Array.isArray(n2)?n2:[];if(!Number.isSafeInteger(f)||l===void 0||!Number.isSafeInteger(l)||typeof e!="string")return a.refuse("Its fix has n\
o range and text.",t,o);let[c,u]=s&&f<0?[1,eo]:[0,j],h={path:t.path,start:{offset:f+c},end:{offset:l+c},text:e,counting:u};a.fix({source:o,why:r,at:i,found:t,changes:[
h]})}var eo={...j,mark:"there"},an=K("stylelint",({source:n2,warnings:e,parseErrors:t})=>typeof n2=="string"&&Array.isArray(e)&&Array.isArray(t),(n2,e)=>{let t=g(
d(n2.value).source);if(t!==void 0){for(let{value:s}of b(n2,"parseErrors"))e.refuse(V("Stylelint",d(s).text),{path:t},"stylelint");for(let{value:s,at:o}of A(n2,"\
warnings",{sink:e,tool:"stylelint"})){let{rule:r,text:i,fix:a,line:f,column:l}=d(s),c=E(t,f,l,j);r==="CssSyntaxError"&&e.refuse(V("Stylelint",i),c,"stylelint");
let u=`stylelint/${g(r)??"unknown"}`;m(a)?Be(a,{found:c,source:u,why:g(i),at:o},e):typeof r!="string"||T(a,"object")?e.refuse(k("stylelint"),c,u):e.bare("Stylel\
int")}}}),fn=K("markdownlint",({fileName:n2,ruleNames:e,lineNumber:t})=>typeof n2=="string"&&Array.isArray(e)&&typeof t=="number",({value:n2,at:e},t)=>{let{fileName:s,
ruleNames:o,ruleDescription:r,lineNumber:i,fixInfo:a}=d(n2);if(typeof s!="string")return;let l=`markdownlint/${(Array.isArray(o)?g(o[0]):void 0)??"unknown"}`,c=E(
s,i,1,j);if(T(a,"object",null))return t.refuse(k("markdownlint"),c,l);if(!m(a))return;let{lineNumber:u=i,editColumn:h=1,deleteCount:p=0,insertText:x=""}=a,[y,F,
S]=[w(u)-1,w(h)-1,g(x)];if(!(y>=0&&F>=0)||!to(p)||S===void 0)return t.refuse("Its fix has no line and column.",c,l);let O={path:s,counting:j,text:S,...no(y,F,p)};
t.fix({source:l,why:g(r),at:e,found:c,changes:[O]})}),to=n2=>Number.isSafeInteger(n2),no=(n2,e,t)=>t<0?{start:{line:n2,column:0},end:{line:n2,end:"after"}}:{start:{
line:n2,column:e},end:{line:n2,column:e+t}},pe="Ruff says only in its own JSON whether a fix is safe. Use --output-format json, or pass --unsafe to take it.",so=new Set(
["safe","unsafe","display","display-only"]),ln={unit:"code-points",mark:"skipped",breaks:"cr"},dn=K("ruff",({filename:n2,location:e,...t})=>typeof n2=="string"&&
m(e)&&"row"in e&&"code"in t,({value:n2,at:e},t)=>{let{filename:s,code:o,message:r,fix:i,cell:a,location:f}=d(n2);if(typeof s!="string")return;let{row:l,column:c}=d(
f),u=typeof a=="number"?a-1:void 0,h={...E(s,l,c,ln),cell:u},p=`ruff/${g(o)??"unknown"}`;if(o===null||o==="invalid-syntax")return t.refuse(V("Ruff",r),h,p);if(i===
null)return t.bare("Ruff");if(!(!T(a,"number",null)&&s.endsWith(".ipynb")===(u!==void 0))||!m(i))return t.refuse(k("ruff"),h,p);let{applicability:y}=i;if(!so.has(
y))return t.refuse("It does not say, as Ruff does, whether its fix is safe.",h,p);if(y!=="safe"&&!(y==="unsafe"&&t.options.unsafe))return t.pass(`Its fix is ${g(
y)??"not called safe"}.${y==="unsafe"?" Pass --unsafe to take it.":""}`,h,p);let F=Array.isArray(i.edits)?i.edits:[],S=F.flatMap(O=>oo(d(O),{path:s,cell:u})??[]);
if(S.length===0||S.length<F.length)return t.refuse("Its fix has an edit without location and content.",h,p);t.fix({source:p,why:g(i.message)??g(r),at:e,found:h,
changes:S})});function oo({content:n2,location:e,end_location:t},s){let[o,r]=[e,t].map(d).map(({row:i,column:a})=>I(i,a));return typeof n2=="string"&&o&&r?{...s,
start:o,end:r,text:n2,counting:ln}:void 0}var cn=K("ast-grep",({file:n2,text:e,range:t})=>typeof n2=="string"&&typeof e=="string"&&m(t)&&m(t.byteOffset),({value:n2,
at:e},t)=>{let{file:s,text:o,replacement:r,range:i,replacementOffsets:a,ruleId:f,message:l}=d(n2),c=d(d(i).byteOffset),u=m(a)?a:c,h=`ast-grep/${g(f)||"pattern"}`;
if(typeof s!="string")return t.refuse("It names no file.",e(),h);let{line:p,column:x}=d(d(i).start),y=I(w(p)+1,w(x)+1),F={path:s,...y?{start:y}:P(c.start,c.end)};
if(typeof r!="string")return t.pass("It has no replacement.",F,h);let S=P(u.start,u.end);if(!S)return t.refuse("Its replacement has no offsets.",F,h);let O=c.start===
u.start&&c.end===u.end?g(o):void 0,B={path:s,text:r,...S,quoted:O};t.fix({source:h,why:g(l)||void 0,at:e,found:F,changes:[B]})}),ro={unit:"unknown",mark:"unknow\
n",breaks:"unknown"},un=K("semgrep",({results:n2,errors:e,paths:t})=>Array.isArray(n2)&&Array.isArray(e)&&m(t),(n2,e)=>{for(let{value:t,at:s}of A(n2,"errors",{sink:e,
tool:"semgrep"})){let{level:o,message:r,path:i}=d(t),a=typeof i=="string"?{path:i}:s();o!=="warn"&&o!=="info"&&e.refuse(V("Semgrep",r),a,"semgrep")}for(let{value:t,
at:s}of A(n2,"results",{sink:e,tool:"semgrep"})){let{check_id:o,path:r,start:i,end:a,extra:f}=d(t),{fix:l,fix_regex:c,message:u}=d(f),[h,p]=[i,a].map(d).map(({line:F,
col:S})=>I(F,S)),x=`semgrep/${g(o)??"unknown"}`,y=typeof r=="string"?{path:r,start:h}:s();if(m(c))e.refuse("Its fix is a regular expression.",y,x);else if(typeof l!=
"string")e.bare("Semgrep");else if(typeof r!="string"||!h||!p)e.refuse("It has no path, line and column.",y,x);else{let F=io(d(i),d(a)),O=[{...{path:r,start:h,end:p,
counting:ro,same:F,quoted:ao(d(t))},text:l,takesLine:l===""}];e.fix({source:x,why:g(u),at:s,changes:O})}}});function io({offset:n2},{offset:e}){let t=P(n2,e);return t&&
w(e)>0?[t]:[]}function ao({start:n2,end:e,extra:t}){let[s,o]=[d(n2),d(e)],{lines:r}=d(t);if(!(s.line!==o.line||typeof r!="string"||r==="requires login"))return/^[\t -~]*\n?$/.
test(r)?r.slice(w(s.col)-1,w(o.col)-1):void 0}var pn={name:"oxlint",recognises:n2=>Array.isArray(n2.diagnostics)&&"number_of_files"in n2||typeof n2.filename=="s\
tring"&&Array.isArray(n2.labels)&&n2.labels.some(m),read:(n2,e)=>e.refuse("The output of oxlint has no fixes. Use `oxlint --fix`, or a tool that writes what it \
would fix.",n2.at(),"oxlint")};var xn={name:"lsp",recognises:n2=>[n2,...bn(n2)].some(e=>wn(e)||Ke(e)||qe(e)),read:(n2,e)=>{let t=Ge(n2.value)??hn.get(e)??"utf16";
hn.set(e,t);let s=U(n2).find(({value:o})=>!fo(o));s?e.refuse(k("lsp"),s.at(),"lsp"):Ye(n2,{unit:t},e)}},fo=n2=>n2===null||m(n2)&&(Object.keys(n2).length===0||Object.
keys(n2).some(e=>co.has(e))),hn=new WeakMap,lo={"utf-8":"bytes","utf-16":"utf16","utf-32":"code-points"},Ge=n2=>{let{positionEncoding:e,capabilities:t,serverInfo:s,
result:o}=d(n2);if(T(t,"object")||s!==void 0&&t===void 0)return"unknown";let r=e??d(t).positionEncoding;return r===void 0?m(o)?Ge(o):void 0:lo[String(r)]??"unkn\
own"},He=["result","params","edit","message"],co=new Set([...He,"jsonrpc","error","capabilities","positionEncoding","changes","documentChanges","newText","title",
"command"]),bn=n2=>He.flatMap(e=>{let t=n2[e];return(Array.isArray(t)?t.slice(0,60):[t]).flatMap(o=>m(o)?[o,...bn(o)]:[])}),wn=({changes:n2,documentChanges:e})=>Array.
isArray(e)&&e.length>0&&e.every(uo)||m(n2)&&Object.entries(n2).length>0&&Object.entries(n2).every(([t,s])=>/^[a-z-]+:/.test(t)&&Array.isArray(s)),uo=n2=>m(n2)&&
(m(n2.textDocument)||typeof n2.kind=="string"),Ke=({title:n2,edit:e,command:t})=>typeof n2=="string"&&(m(e)||m(t)),qe=({range:n2,newText:e})=>typeof e=="string"&&
m(n2)&&m(n2.start)&&"character"in n2.start;function Ye(n2,e,t){if(Array.isArray(n2.value))return go(n2,e,t);let s=d(n2.value),o={...e,unit:Ge(s)??e.unit};if(Ke(
s)&&!m(s.params))return Fn(n2,o,t);if(wn(s))return Tn(n2,o,t);if(qe(s))return On([n2],o,t);let{error:r}=s;if(m(r)&&typeof r.message=="string")return t.refuse(`T\
he server answered with an error: ${r.message}`,n2.at(),"lsp");if(po(s)||mo(s)||ho(s))return t.refuse(k("lsp"),n2.at(),"lsp");for(let i of He){let a=v(n2,i);a&&
(m(a.value)||Array.isArray(a.value))&&Ye(a,o,t)}}var po=({changes:n2,documentChanges:e})=>e===null||Array.isArray(e)&&e.length>0||n2===null||m(n2)&&Object.keys(
n2).length>0,ho=n2=>"edit"in n2&&["title","disabled","isPreferred","diagnostics"].some(e=>e in n2),mo=({jsonrpc:n2,id:e,method:t,...s})=>n2!==void 0&&e!==void 0&&
t===void 0&&!("result"in s)&&!("error"in s);function go(n2,e,t){let s=b(n2);if(s.some(({value:a})=>qe(d(a))))return On(s,e,t);let o=s.filter(({value:a})=>Ke(d(a)));
if(o.length===0){for(let a of s)Ye(a,e,t);return}let r=o.filter(({value:a})=>d(a).isPreferred===true),i=s.length===1?o:r;for(let a of s)o.includes(a)?i.includes(
a)?Fn(a,e,t):t.pass("The action is one of several, and not the preferred one.",De(a,e),Sn(a)):t.refuse(k("lsp"),a.at(),"lsp")}function Fn(n2,e,t){let{title:s,disabled:o}=d(
n2.value);if(T(o,"object"))return t.refuse(k("lsp"),n2.at(),"lsp");let r=v(n2,"edit"),i=Sn(n2);if(m(o))return t.pass("The action is disabled.",De(n2,e),i);if(!r||
!m(r.value))return t.refuse("The action is a command, whose edit is not here.",De(n2,e),i);Tn(r,{...e,source:i,why:g(s)},t)}var kn=({value:n2})=>{let{diagnostics:e}=d(
n2);return d(Array.isArray(e)?e[0]:void 0)},Sn=n2=>{let{source:e,code:t}=kn(n2);return[e,t].filter(o=>typeof o=="string"||typeof o=="number").join("/")||"lsp"};
function De(n2,{unit:e}){let t=v(n2,"edit"),[s]=b(t,"documentChanges").map(({value:x})=>d(x)),[o]=Object.entries(d(d(t?.value).changes)),{textDocument:r,uri:i=d(
r).uri,oldUri:a,edits:f}=s??{},l=g(i??a)??o?.[0]??yo(d(d(n2.value).command).arguments),c=l===void 0?void 0:_(l),u=Array.isArray(f)?f:o?.[1]??[],h=d(Array.isArray(
u)?u[0]:void 0),{start:p}=d(h.range??kn(n2).range);return c===void 0?n2.at():{path:c,start:We(p),counting:Nn(e)}}var yo=n2=>(Array.isArray(n2)?n2:[]).flatMap(e=>m(
e)?[e.uri,d(e.textDocument).uri,e.URI]:[e]).filter(e=>typeof e=="string").find(e=>e.startsWith("file:"));function On(n2,e,t){let[s]=n2;if(!s)return;let{file:o}=t.
options;if(o===void 0)return t.refuse("A list of text edits does not say its file. Pass --file PATH.",s.at(),"lsp");new he(e,t).addEdits(n2,o).finish(s.at)}function Tn(n2,e,t){
let s=new he(e,t,d(d(n2.value).changeAnnotations)),o=v(n2,"documentChanges");if(!(Array.isArray(o?.value)?o.value.length>0:(o?.value??null)===null))return t.refuse(
k("lsp"),n2.at(),"lsp");if(Array.isArray(o?.value))for(let i of $(o))s.addChange(i);else for(let i of $(v(n2,"changes")??n2))s.addFile(b(i),i.key,i.at());s.finish(
n2.at)}var he=class{#e=[];#t=new Set;#n=new Set;#s;#o;#r;#i=false;#a;constructor(e,t,s={}){this.#s=e,this.#o=t,this.#r=s}addChange(e){let{kind:t,uri:s,oldUri:o,
newUri:r,textDocument:i,edits:a,options:f,annotationId:l}=d(e.value);this.#f(l);let{overwrite:c,ignoreIfExists:u,ignoreIfNotExists:h,recursive:p}=d(f),x=yn({overwrite:c,
ignoreIfExists:u});if(t===void 0&&!Array.isArray(a))return this.#l("It has no list of edits.",e.at());if(t===void 0)return this.addFile(b(e,"edits"),g(d(i).uri)??
"",e.at());let[y,F]=[s??o,r].map(O=>typeof O=="string"?_(O):void 0);if(y===void 0||t==="rename"&&F===void 0)return this.#l("It names no file.",e.at());let S={path:y};
t==="create"?this.#e.push({create:y,...x}):t==="rename"?(this.#e.push({rename:y,new_path:F??"",...x}),this.#n.has(y)&&this.#n.add(F??"")):t==="delete"&&p!==true?
this.#e.push({delete:y,...yn({ignoreIfNotExists:h})}):this.#l(t==="delete"?"It deletes a folder.":"It changes files in an unknown way.",S)}addFile(e,t,s){let o=_(
t);if(o===void 0||o==="")return this.#l(`${JSON.stringify(t)} is no file.`,s);this.#n.has(o)&&this.#l("It edits a file twice, and does not say which state the s\
econd is about.",{path:o}),this.#n.add(o),this.addEdits(e,o)}addEdits(e,t){for(let s of e){let{range:o,newText:r,snippet:i,annotationId:a,insertTextFormat:f}=d(
s.value);this.#f(a);let[l,c]=[We(d(o).start),We(d(o).end)],u={path:t,start:l,counting:Nn(this.#s.unit)};i!==void 0||(f??mn)!==mn?this.#l("It inserts a snippet, \
which an editor fills in.",u):!l||!c||typeof r!="string"?this.#l("It has no range and no new text.",u):this.#e.push({...u,start:l,end:c,text:r,clamps:true})}return this}finish(e){
let{source:t="lsp",why:s}=this.#s;if(this.#a)return this.#o.refuse(this.#a.reason,this.#a.at,t);if(this.#e.length===0)return;let o=[...new Set([...s===void 0?[]:
[s],...this.#t])],r=this.#i&&!this.#o.options.unsafe;this.#o.fix({source:t,why:o.join("; ")||void 0,at:e,changes:this.#e,...r&&{confirm:r}})}#f(e){if(e===void 0)
return;let t=d(typeof e=="string"?this.#r[e]:void 0),{label:s,description:o,needsConfirmation:r=false}=t,i=[s,o].filter(a=>typeof a=="string").join(": ");i!==""&&
this.#t.add(i),(typeof s!="string"||r!==false)&&(this.#i=true)}#l(e,t){this.#a??={reason:e,at:t}}},mn=1,gn=new Map;function Nn(n2){let e=gn.get(n2)??{unit:n2,mark:"\
skipped",breaks:"cr"};return gn.set(n2,e),e}var yn=n2=>Object.fromEntries(Object.entries(n2).flatMap(([e,t])=>t===true?[[e,true]]:[])),We=n2=>{let{line:e,character:t}=d(
n2),[s,o]=[w(e),w(t)];return Number.isNaN(s)||Number.isNaN(o)?void 0:{line:s,column:o}};var En={name:"rdjson",recognises:n2=>Array.isArray(n2.diagnostics)&&!("n\
umber_of_files"in n2)&&!Xe(n2)&&n2.diagnostics.every(ze)||ze(n2)&&typeof n2.message=="string",read:(n2,e)=>In(n2,e)},Rn={name:"biome",recognises:Xe,read:(n2,e)=>In(
n2,e,"Biome")},ze=n2=>m(n2)&&m(n2.location)&&typeof n2.location.path=="string";function Xe({summary:n2,diagnostics:e,command:t}){return m(n2)&&Array.isArray(e)&&
typeof t=="string"}var xo={editplan:{name:"editplan",counting:{unit:"bytes",mark:"skipped",breaks:"lf"},isKnown:true},biome:{name:"biome",counting:{unit:"code-p\
oints",mark:"counted",breaks:"cr"},isKnown:true,unmarked:"Biome does not say here whether its fix is safe. Pass --unsafe to take it."},ruff:{name:"ruff",counting:{
unit:"code-points",mark:"skipped",breaks:"cr"},isKnown:true,unmarked:pe}},bo=(n2,e)=>{let t=e??g(d(n2).name)??"rdjson";return xo[t.toLowerCase()]??{name:t,counting:{
unit:"bytes",mark:"unknown",breaks:"unknown"},isKnown:false}};function In(n2,e,t){let{diagnostics:s,source:o}=d(n2.value);if(Xe(d(n2.value)))return e.refuse("Th\
is report of Biome has no fixes. Run Biome with `--reporter=rdjson`.",n2.at(),"Biome");let r=Array.isArray(s)?b(n2,"diagnostics"):[n2];for(let i of r){let a=d(i.
value),f=a.source??o,l=T(f,"object")||m(f)&&typeof f.name!="string";!ze(a)||T(a.source,"object")||t===void 0&&l?e.refuse(k(t??"rdjson"),i.at(),t??"rdjson"):wo(i,
bo(f,t),e)}}function wo(n2,e,t){let{message:s,code:o,location:r,suggestions:i}=d(n2.value),a=b(n2,"suggestions");if(T(i,"list"))return t.refuse(k(e.name),n2.at(),
e.name);if(a.length===0)return;let{path:f,range:l}=d(r),c=g(f),{line:u,column:h}=d(d(l).start),p=c===void 0?n2.at():E(c,u,h,e.counting),x=g(d(o).value),y=x===void 0?
e.name:`${e.name}/${x}`;if(e.unmarked&&!t.options.unsafe)return t.pass(e.unmarked,p,y);if(a.length>1&&!e.isKnown)return t.refuse("It has several suggestions, wh\
ich may be alternatives or parts of one.",p,y);let F=a.map(({value:O})=>Fo(d(O),c,e)),S=F.flatMap(O=>O??[]);if(S.length<F.length)return t.refuse("A suggestion h\
as no path, range and text.",p,y);t.fix({source:y,why:g(s),at:v(n2,"suggestions")?.at??n2.at,changes:S})}function Fo({range:n2,text:e},t,{counting:s,isKnown:o}){
let{start:r,end:i}=d(n2);if(t===void 0||!m(r)||typeof e!="string"||T(i,"object")||o&&!(vn(r)&&vn(i)))return;let a=m(i)?i:r,[f,l]=[An(r,"start"),An(a,"end")];if(!(!f||
!l||"end"in l&&typeof r.column=="number"))return{path:t,start:f,end:l,text:"end"in l?e.replace(/\r?\n$/,""):e,counting:s}}var vn=n2=>typeof d(n2).column=="numbe\
r";function An({line:n2,column:e},t){return(e===void 0||e===0)&&ko(n2)?t==="start"?{line:n2-1,column:0}:{line:n2-1,end:"before"}:I(n2,e)}var ko=n2=>typeof n2=="\
number"&&Number.isSafeInteger(n2)&&n2>0;var Ze={name:"sarif",recognises:n2=>Array.isArray(n2.runs)&&(/sarif/i.test(String(n2.$schema))||/^2\.\d/.test(String(n2.
version))),read:(n2,e)=>{let{version:t}=d(n2.value);if(/^2\.0/.test(String(t)))return e.refuse(`It is a draft of SARIF, ${JSON.stringify(t)}, whose fixes have a\
nother form. Let the tool write SARIF 2.1.0.`,n2.at(),"sarif");if(t!==void 0&&!/^2\.\d/.test(String(t)))return e.refuse(`Its version, ${JSON.stringify(t)}, is n\
ot known: 2.1 and 2.2 are.`,n2.at(),"sarif");for(let{value:s,at:o}of b(n2,"inlineExternalProperties"))d(s).results!==void 0&&e.refuse($n,o(),"sarif");for(let s of A(
n2,"runs",{sink:e,tool:"sarif"}))So(s,e)}},$n="Results that are outside their run are not read. Let the tool write them in it.";function So(n2,e){let{tool:t,columnKind:s,
newlineSequences:o,originalUriBaseIds:r,artifacts:i}=d(n2.value),a=d(d(t).driver),f=g(a.name)??"sarif",l={tool:f,unit:vo(s,f),mark:f==="editplan"?"skipped":"unk\
nown",lines:Oo(o),artifacts:Array.isArray(i)?i.map(d):[],bases:d(r),rules:Array.isArray(a.rules)?a.rules.map(d):[]},c=b(n2,"invocations").find(({value:u})=>d(u).
executionSuccessful===false);if(c&&!e.options.unsafe){let u=`${f} reports that it stopped early. Run it again, or pass --unsafe to use its output anyway.`;return e.
refuse(u,c.at(),f)}d(d(n2.value).externalPropertyFileReferences).results!==void 0&&e.refuse($n,n2.at(),f);for(let u of l.artifacts)Ao(u,l,e);for(let u of A(n2,"\
results",{sink:e,tool:f}))Eo(u,l,e)}function Oo(n2){let e=Array.isArray(n2)?n2.filter(s=>typeof s=="string"):[],t=e.filter(s=>![`
`,`\r
`,"\r"].includes(s));return{breaks:e.length===0?"unknown":e.includes("\r")?"cr":"lf",...t.length>0&&{others:t}}}var To={utf16CodeUnits:"utf16",unicodeCodePoints:"\
code-points",bytes:"bytes",utf8CodeUnits:"bytes"},No={ruff:"code-points"},vo=(n2,e)=>n2===void 0?No[e.toLowerCase()]??"characters":To[String(n2)]??"unknown";function Ao({
location:n2,hashes:e,contents:t},s,o){let r=me(d(n2),s);if(typeof r!="string")return;let i=g(d(e)["sha-256"])?.toLowerCase(),a=g(d(t).text);(i!==void 0||a!==void 0)&&
o.saw(r,{...i!==void 0&&{sha256:i},...a!==void 0&&{text:a}})}function Eo(n2,e,t){let[s,...o]=b(n2,"fixes"),{baselineState:r,suppressions:i,message:a,ruleId:f,fixes:l}=d(
n2.value);if(T(l,"list")||l===void 0&&!m(a))return t.refuse(k(e.tool),n2.at(),e.tool);if(!s||o.length===0&&Ro(s))return t.bare(e.tool);let c=g(f)??$o(d(n2.value),
e),u=c===void 0?e.tool:`${e.tool}/${c}`,h=Po(n2,e),p=(y,F=s)=>t.pass(y,h??F.at(),u);if(e.tool.toLowerCase()==="ruff"&&!t.options.unsafe)return p(pe);if(r==="abs\
ent")return p("The checker does not find it any more.");if(Array.isArray(i)&&i.map(d).some(Co))return p("Its finding is suppressed.");for(let y of o)p("The resu\
lt offers another fix, which is taken.",y);let x=Io(s,e);if("reason"in x)return t.refuse(x.reason,h??s.at(),u);if(x.length===0)return t.refuse("Its fix replaces\
 nothing.",h??s.at(),u);t.fix({source:u,found:h,why:Pn(d(s.value).description)??Pn(a),at:s.at,changes:x})}var Ro=({value:n2})=>{let{artifactChanges:e}=d(n2);return Array.
isArray(e)&&e.length===0};function Io(n2,e){let t=[];for(let{value:s}of b(n2,"artifactChanges")){let{artifactLocation:o,replacements:r}=d(s),i=me(d(o),e);if(typeof i!=
"string")return i;if(!Array.isArray(r))return{reason:"It has no list of replacements for a file."};for(let a of r){let f=Lo(d(a),i,e);if(typeof f=="string")return{
reason:f};t.push(f)}}return t}function Po(n2,e){let[t]=b(n2,"locations").map(({value:i})=>d(d(i).physicalLocation)),[s]=b(b(n2,"fixes")[0],"artifactChanges").map(
({value:i})=>d(i)),[o]=Array.isArray(s?.replacements)?s.replacements.map(d):[],r=[[d(t?.artifactLocation),d(t?.region)],[d(s?.artifactLocation),d(o?.deletedRegion)]];
for(let[i,a]of r){let f=me(i,e),[l]=Ln(a,e);if(typeof f=="string")return{path:f,...typeof l=="object"&&l}}}var Co=({status:n2="accepted"})=>n2==="accepted",Pn=n2=>g(
d(n2).text),$o=({ruleIndex:n2,rule:e},{rules:t})=>g(d(e).id)??g(t[w(n2)]?.id);function me(n2,e,t=0){let{uri:s,uriBaseId:o,index:r}=n2;if(typeof s!="string"){let a=e.
artifacts[w(r)];return!a||t>0?{reason:"It names no file."}:me(d(a.location),e,t+1)}let i=_(s);return i===void 0?{reason:`${JSON.stringify(s)} is no file.`}:typeof o!=
"string"||/^file:|^\//i.test(s)?i:Mo(Mn(o,e,0),i)}function Mn(n2,e,t){let{uri:s,uriBaseId:o}=d(e.bases[n2]),r=typeof s=="string"?_(s):"";if(r===void 0||t>20)return;
if(typeof o!="string"||r.startsWith("/"))return r;let i=Mn(o,e,t+1);return i===void 0?void 0:`${i.replace(/\/*$/,i===""?"":"/")}${r}`}var Mo=(n2,e)=>n2===void 0?
{reason:"Its base is no folder."}:n2===""?e:`${n2.replace(/\/*$/,"/")}${e}`;function Lo({deletedRegion:n2,insertedContent:e},t,s){let o=Ln(d(n2),s),[r,...i]=o.filter(
h=>typeof h=="object");if(!r||i.length+1<o.length)return"Its region has no sound line or offset.";let{text:a,binary:f}=d(e),c=e===void 0?"":a===void 0?Uo(f):g(a);
if(c===void 0)return"Its new content is not text.";let u=g(d(d(n2).snippet).text);return{path:t,...r,text:c,same:i,quoted:u}}function Uo(n2){if(typeof n2!="stri\
ng"||!/^[A-Za-z0-9+/]*={0,2}$/.test(n2))return;let e=Buffer.from(n2,"base64"),t=e.toString("utf8");return Buffer.from(t).equals(e)&&e.toString("base64")===n2&&!t.
includes("\0")?t:void 0}function Ln(n2,{unit:e,mark:t,lines:s}){let{startLine:o,charOffset:r,charLength:i,byteOffset:a,byteLength:f}=n2;return[...o===void 0?[]:
[Jo(n2,{unit:e,mark:t,...s})],...r===void 0||r===-1?[]:[Cn(r,i,{unit:e,mark:t,breaks:"lf"})],...a===void 0||a===-1?[]:[Cn(a,f,{unit:"bytes",mark:"counted",breaks:"\
lf"})]]}function Cn(n2,e,t){let[s,o]=[w(n2),w(e===void 0?0:e)];return Number.isNaN(s)||Number.isNaN(o)?"Its region has no line and no offset.":{start:{offset:s},
end:{offset:s+o},counting:t}}function Jo(n2,e){let{startLine:t,startColumn:s=1,endLine:o=t,endColumn:r}=n2,i=[t,s,o,r===void 0?1:r].map(w),[a=0,f=0,l=0,c=0]=i;if(i.
some(h=>Number.isNaN(h)||h<1))return"Its region has a line or column below 1.";let u=r===void 0?{line:l-1,end:"before"}:{line:l-1,column:c-1};return{start:{line:a-
1,column:f-1},end:u,counting:e}}var _o=[Ze,xn,je,En,Rn,dn,Zt,en,Je,rn,cn,un,an,fn,pn],Un=n2=>_o.find(({name:e})=>e===n2)??Ze,Ve={isOutput:(n2,e)=>Un(n2).recognises(
e),formatOf:n2=>nn(n2)?"clang":on(n2)?"go":void 0,formatIn:n2=>Qe(Jn(n2))[0],read:(n2,e,t)=>zt(e.flatMap(s=>Ho(s,n2,t.recording)??[]),t)};function Qe(n2){let e=mt(
n2).replace(/^\ufeff/,""),t=gt(e).filter(m),s=xt.filter(o=>t.some(r=>Ve.isOutput(o,r)));return s.length>0?s:[Ve.formatOf(e)??[]].flat()}function Jn(n2){if(!("te\
xt"in n2)||Ve.formatOf(n2.text))return n2;let e=n2.text.split(`
`),t=e.findIndex(a=>/^\s*(?:\{\s*(?:"|$)|\[\s*(?:\{|$))/.test(a)),s=e.findLastIndex(a=>/[\]}]\s*$/.test(a))+1,o=[...e.slice(0,Math.max(0,t)),...e.slice(s)];if(t===
-1||s<=t||o.every(a=>a.trim()==="")||o.some(a=>Bo.test(a)))return n2;let i={...n2,text:e.slice(t,s).join(`
`),firstLine:(n2.firstLine??1)+t};return Qe(i).length>0?i:n2}function jo({name:n2,text:e,firstLine:t=1},{text:s,firstLine:o=1}){let r=e.split(`
`);return{file:n2,lines:r,first:t,taken:[[o,o+s.split(`
`).length-1]]}}var Bo=/^\s*(?:diff |--- |\+\+\+ |@@ |<{5,}|\*\*\* |[[{])/,Do=n2=>"text"in n2&&Go.test(n2.text)&&(n2.text.trim()===""||Wo.test(n2.text.replaceAll(
_e,"").trim())),Wo=/^(?:\[\s*\]|(?:\{\s*\}\s*)+)$/,Go=/^\s*(?:$|\[\s*\]|\{\s*\}|# |go: )/;function Ho(n2,e,t){if(Do(n2))return;let s=Jn(n2);"text"in n2&&"text"in
s&&t.texts?.push(jo(n2,s));let[o,...r]=Qe(s),i=e===void 0||e==="biome"||[o,...r].includes(e),a=e??o;if(a&&(i||o===void 0))return{reader:Un(a),source:s};let f=o?
`It is output in the format ${o}.`:"It is in no format with fixes that is known.";t.leaveOut("output",{reason:f,at:{file:s.name,line:1,column:1}})}export{Ve as a,
Do as b};
