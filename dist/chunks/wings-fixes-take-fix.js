import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as W}from"./core-text-spliced-text.js";import{a as oe,
b as re,c as we,d as M,e as v,g as Fe,h as ie,i as ae}from"./core-plan-json-nodes.js";import{core_plan_source_text$d as be,core_plan_source_text$e as bt,core_plan_source_text$f as wt,
core_plan_source_text$g as Ft}from"./start.js";import{core_plan_yaml_document$a as Nt}from"./run.js";import{core_text_state_map$a as se}from"./run.js";import{core_plan_json_document$b as Tt}from"./run.js";
import{core_plan_document$a as Ot,core_plan_document$l as ne}from"./run.js";import{core_text_folder_spellings$d as kt}from"./run.js";import{wings_fixes_fix_tool$a as vt,
wings_fixes_fix_tool$b as At}from"./start.js";import{core_plan_fix_output$a as St}from"./start.js";import{core_tools_tool$a as xt}from"./start.js";import{core_tools_notebook_edit$b as mt,
core_tools_notebook_edit$d as yt}from"./start.js";import{core_text_notebook$a as gt}from"./start.js";import{core_text_unusual$d as N}from"./start.js";import{core_text_paths$b as ct,
core_text_paths$c as pt}from"./start.js";import{core_text_line_ending$a as X}from"./start.js";import{core_text_group_by$a as ht,core_text_group_by$b as te}from"./start.js";
import{core_text_digest$a as ye}from"./hook.js";import{core_text_json$f as m,core_text_json$i as dt}from"./hook.js";import{core_text_utf8_cache$d as P,core_text_utf8_cache$e as rt,
core_text_utf8_cache$h as it,core_text_utf8_cache$i as at,core_text_utf8_cache$k as $,core_text_utf8_cache$l as ft,core_text_utf8_cache$p as z,core_text_utf8_cache$q as lt}from"./hook.js";
import{core_text_splice$a as Y,core_text_splice$f as ot}from"./hook.js";import{core_text_words$a as ut,core_text_words$m as xe}from"./hook.js";function Pt(n2){let e=new ke;
fe.lastIndex=0;for(let t=0;t<n2.length;t=fe.lastIndex){let[s=""]=fe.exec(n2)??[];if(s==="")break;s===`
`?e.endLine():/^[\s\\]/.test(s)||(fe.lastIndex=e.take(s,t,Hn(n2,s,t)))}return e}var fe=/\\\r?\n|\n|[^\S\n]+|\/\/(?:\\\r?\n|[^\n])*|\/\*|(?:u8|[uUL])?R"[^()\\\s"]{0,16}\(|(?:u8|[uUL])?"(?:\\[\s\S]|[^"\\\n])*"?|[uUL]?'(?:\\[\s\S]|[^'\\\n])*'?|\.?\d(?:[eEpP][+-]|'?[\w.])*|[A-Za-z_$\x80-\xff][\w$\x80-\xff]*|::|->|<<=?|[<>=!]=|&&|\|\||[\s\S]/y;
function Hn(n2,e,t){let s=/^\w{0,2}R"([^(]*)\($/.exec(e),o=e==="/*"?"*/":s?`)${s[1]}"`:void 0;if(o===void 0)return t+e.length;let r=n2.indexOf(o,t+e.length);return r<
0?n2.length:r+o.length}var It={from:-1,first:"",questions:0,list:void 0,hasHead:false},G={kind:"code",...It},ke=class{tokens=[];namespaces=[];#e=G;#t;#n=0;#s=[];#o=true;#r=false;endLine(){
this.#o=true,this.#t&&(this.#e=this.#t,this.#t=void 0,this.#n++)}take(e,t,s){this.#o&&e==="#"?this.#i():this.#r&&this.#a(e),this.#o=false;let o=e.startsWith("//")||
e==="/*",r=o?"//":/^(?:[\w$\x80-\xff]*["']|\.?\d)|R"/.test(e)?"":e,i=o?void 0:this.#f(r);return this.tokens.push({start:t,end:s,word:r,section:this.#n,isDirective:this.#t!==
void 0,role:i}),s}#i(){this.#t||(this.#t=this.#e,this.#e=G,this.#n++,this.#r=true)}#a(e){this.#r=false,/^if/.test(e)?this.#s.push(this.#t??G):/^el/.test(e)?this.#t=
this.#s.at(-1)??this.#t:e==="endif"&&this.#s.pop()}#f(e){let t=this.#c(1),s=this.#e;if(e==="("||e==="[")this.#e={...G,kind:"brackets",parent:s};else if(e===")"||
e==="]")this.#e=s.kind==="brackets"?s.parent??G:s;else if(e==="{")this.#m(t);else if(e==="}")this.#g();else if(e===";"&&s.kind==="code")this.#u();else if(s.kind===
"code")return this.#l(e,t)}#l(e,t){let s=this.#e;if(s.from<0&&(this.#e={...s,from:this.tokens.length,first:e}),e==="?")this.#e={...s,questions:s.questions+1};else if(qn.
has(e))this.#e={...this.#e,hasHead:true};else if(e===",")return s.list;return e===":"?this.#p(s,t):void 0}#p(e,t){if(e.questions>0)this.#e={...e,questions:e.questions-
1};else{if(e.first==="enum")return;if(e.first==="case"||e.first==="default")this.#u();else{if(Et(t)||t==="try"&&Et(this.#c(2)))return this.#d("members");if(e.hasHead)
return this.#d("bases");e.from===this.tokens.length-1&&this.#u()}}}#d(e){return this.#e={...this.#e,list:e},e}#m(e){let{list:t,first:s,hasHead:o,from:r,...i}=this.#e,
f=!(t==="members"&&/[\w$>]$/.test(e)&&!Rt.has(e))&&(Rt.has(e)||o||t!==void 0),l=this.tokens.length,u=f&&(s==="namespace"||this.tokens[r+1]?.word==="namespace");
f&&this.#u();let c={...G,parent:this.#e};this.#e=u&&i.kind==="code"?{...c,namespace:{first:r,open:l}}:c}#g(){let e=this.#e;for(;e?.parent&&e.kind==="brackets";)
e=e.parent;e?.parent&&(e.namespace&&this.namespaces.push({...e.namespace,close:this.tokens.length}),this.#e=e.parent)}#u(){this.#e={...this.#e,...It}}#c(e){let t=e;
for(let s=this.tokens.length-1;s>=0;s--)if(this.tokens[s]?.word!=="//"&&--t===0)return this.tokens[s]?.word??"";return""}},Et=n2=>n2===")"||n2==="noexcept",qn=new Set(
["namespace","enum","extern","class","struct","union"]),Rt=new Set(") ; { } : else do try const noexcept override final mutable volatile & &&".split(" ").concat(
""));function Ct(n2,e){let{tokens:t,namespaces:s}=Pt(n2),o=new Oe(t,e);for(let i of Yn)o.apply(i);o.findLeftovers();let r=new Map;for(let{first:i,open:a,close:f}of s){
let l=a+1,u=true;for(let c;;l=c){let h=t[l]?.word==="//";if(h&&(u=false),c=h?l+1:r.get(l),c===void 0)break}l===f&&o.removeNamespace({first:i,open:a,close:f,isSilent:u},
n2)&&r.set(i,o.after(f))}return o.found}var Se=n2=>e=>e.word===n2,le=n2=>({word:e,role:t})=>e===n2&&t==="members",Yn=[{left:Se(","),right:",",keeps:"left"},{left:le(
":"),right:",",keeps:"left"},{left:Se("("),right:",",keeps:"left"},{left:Se(","),right:")",keeps:"right"},{left:le(","),right:"{",keeps:"right"},{left:le(":"),right:"\
{",keeps:"right"},{left:le(":"),right:"=",keeps:"right"}],zn=(n2,e)=>n2.word===","&&["]",";",">"].includes(e.word)||e.word===","&&["[","{","<"].includes(n2.word)||
n2.word===":"&&n2.role==="bases"&&e.word==="{",Oe=class{found=[];#e;#t;#n=new Set;#s;#o;constructor(e,t){this.#e=e,this.#t=t;let s=[...e.keys()].filter(r=>e[r]?.
word!=="//");this.#s=[false,true].map(r=>s.filter(i=>e[i]?.isDirective===r));let o=0;this.#o=e.map(({start:r})=>{for(;o<t.length&&t[o].end<r;)o++;return o})}apply({
left:e,right:t,keeps:s}){for(let o of this.#s){let[r]=o;for(let i of o.slice(1)){if(this.#n.has(i))continue;let f=r!==void 0&&e(this.#e[r])&&this.#e[i].word===t&&
!this.#n.has(r)&&this.#f(r,i);f&&this.#r(r,i,s),(!f||s==="right")&&(r=i)}}}findLeftovers(){for(let e of this.#s){let t=e.filter(s=>!this.#n.has(s));for(let[s,o]of t.
slice(0,-1).entries()){let r=t[s+1],[i,a]=[this.#e[o],this.#e[r]];zn(i,a)&&this.#f(o,r)&&this.#i(o,r,`It leaves "${i.word} ${a.word}", as clang's own applier do\
es.`)}}}removeNamespace({first:e,open:t,close:s,isSilent:o},r){if(!this.#f(e,s))return false;if(!o)this.#i(e,s,"It leaves a namespace with nothing but comments,\
 which clang takes away.");else{let i=this.after(s)-1,a=!r.slice(this.#e[s].end,this.#e[i].start).includes(`
`),f=[this.#a(e,t),this.#a(s,a?i:s)];this.found.push({between:this.#a(e,s),removed:f})}return o}after(e){return this.#e[e+1]?.word==="//"?e+2:e+1}#r(e,t,s){let[
o,r]=[this.#e[e],this.#e[t]];if(o.section!==r.section){if(o.isDirective)return;this.#i(e,t,`It leaves "${o.word} ${r.word}" around a directive of the preprocess\
or.`),this.#n.add(s==="left"?t:e);return}let[i,a]=s==="left"?[e+1,t]:[e,t-1],f=[];for(let l=i;l<=a;l++){if(this.#n.has(l))continue;this.#n.add(l);let u=l>0&&this.#n.
has(l-1);f.push(u?{start:this.#e[l-1].end,end:this.#e[l].end}:this.#e[l]),this.#n.has(l+1)&&f.push({start:this.#e[l].end,end:this.#e[l+1].start})}this.found.push(
{between:this.#a(e,t),removed:f})}#i(e,t,s){this.found.push({between:this.#a(e,t),removed:[],doubt:s})}#a(e,t){return{start:this.#e[e].start,end:this.#e[t].end}}#f(e,t){
let s=this.#t[this.#o[e]??0];return s!==void 0&&s.start<=this.#e[t].end}};import{win32 as ns}from"node:path";import{isAscii as Xn,isUtf8 as _t}from"node:buffer";
var $t=1024,L=10,Te=13,H=class n{file;#e=new Map;#t={};#n=[];#s;#o;constructor(e){this.file=e;let{bytes:t,valid:s,encoding:o}=e;this.#s=o==="utf8"&&Xn(t.subarray(
e.bom)),this.#o=s?t.length:ts(t)}static open(e){let t=rt(e);return t.ok?new n(t.file):`it is ${t.encoding}`}locate(e,t,s="none"){let o=t.others?.find(l=>this.file.
bytes.includes(l,0,this.file.encoding));if(o!==void 0&&"line"in e)return`the tool ends lines at ${JSON.stringify(o)} too, and the file has it`;let r=Zn(t),[i]=r;
if(!i||t.mark==="there"&&this.file.bom===0)return K;let a=this.#r(e,i,s);if(r.length===1)return a;let f=r.find(l=>this.#r(e,l,s)!==a);return f?Qn(i,f):a}placeAt(e){
let t=this.#g(false),s=ne(t,e),o=Math.max(t[s]??0,this.file.bom);if(this.file.encoding!=="utf8")return{line:s+1,column:Math.max(0,e-o)/2+1};let r=this.#d(e,"utf\
16")-this.#d(o,"utf16");return{line:s+1,column:Math.max(0,r)+1}}#r(e,t,s){let o=s==="all",{bom:r,bytes:i}=this.file;if("offset"in e)return this.#i(t.mark?0:r,e.
offset,{way:t,end:i.length,clamps:o});let a=this.#g(t.breaks),f=a[e.line];if(f===void 0){let h=e.line===a.length&&("end"in e||e.column===0);return s!=="none"||h?
i.length:K}let l=a[e.line+1]??i.length,u=this.#u({start:f,after:l,cr:t.breaks});if("end"in e)return e.end==="before"?u:l;let c=e.line===0&&!t.mark?r:f;return e.
column<0?K:this.#i(c,e.column,{way:t,end:u,clamps:o,reach:l})}#i(e,t,{way:s,end:o,clamps:r,reach:i=o}){let{encoding:a,bytes:f}=this.file;if(!Number.isSafeInteger(
t)||t<0)return K;if(a==="utf16le")return this.#f(e,t,{way:s,end:o,clamps:r,reach:i});let l=this.#s||s.unit==="bytes"?this.#a(e,t,s):this.#l(e,t,s);return typeof l==
"string"?l:l>i||l>o&&l<i?r?o:K:l>o&&r?o:s.unit==="bytes"&&P(f,l)?"it is inside a character":l}#a(e,t,{unit:s}){let o=e===0&&s!=="bytes"?this.file.bom:0;return o>
0&&t>0?e+o+t-1:e+t}#f(e,t,{way:s,end:o,clamps:r,reach:i=o}){if(s.unit==="bytes")return"it is UTF-16, and the place is counted in bytes";let a=e+2*t;return s.unit===
"code-points"&&es(this.file.bytes,e,Math.min(a,this.file.bytes.length))?"it is UTF-16 with characters of two units before the place":a>i?r?o:K:Math.min(a,o)}#l(e,t,{
unit:s}){let{bytes:o,valid:r}=this.file,i=s==="utf16"?"utf16":"code-points";if(!r&&e>this.#o)return this.#p(e,t,i);let a=this.#d(e,i)+t,f=this.#m(i),l=ne(f,a),u=Jt(
o,this.#n[l]??0,{count:a-(f[l]??0),counted:i});return u===void 0?"it is inside a character":u>this.#o&&!r?Mt:u}#p(e,t,s){let{bytes:o}=this.file,r=Jt(o,e,{count:t,
counted:s});return r===void 0?"it is inside a character":_t(o.subarray(e,Math.min(r,o.length)))?r:Mt}#d(e,t){let s=this.#m(t),o=ne(this.#n,e),r=s[o]??0;for(let i=this.#n[o]??
0;i<e;i++)r+=Ne(this.file.bytes[i],t);return r}#m(e){let t=this.#t[e];if(t)return t;let{bytes:s}=this.file,o=[],r=[],i=0;for(let a=0;a<=s.length;a++)a>=(r.at(-1)??
-$t)+$t&&!P(s,a)&&(r.push(a),o.push(i)),a<s.length&&(i+=Ne(s[a],e));return this.#n.splice(0,this.#n.length,...r),this.#t[e]=o,o}#g(e){let t=this.#e.get(e);if(t)
return t;let{bytes:s}=this.file,o=this.#c,r=[0],i=e&&s.includes(Te);if(o===1&&!i)for(let a=s.indexOf(L);a>=0;a=s.indexOf(L,a+1))r.push(a+1);else for(let a=0;a<s.
length;a+=o)(this.#h(a,L)||i&&this.#h(a,Te)&&!this.#h(a+o,L))&&r.push(a+o);return this.#e.set(e,r),r}#u({start:e,after:t,cr:s}){let o=this.#c,r=t>e&&this.#h(t-o,
L),i=r?t-o:t;return(r||s)&&i>e&&this.#h(i-o,Te)?i-o:i}get#c(){return this.file.encoding==="utf8"?1:2}#h(e,t){let{bytes:s}=this.file;return s[e]===t&&(this.#c===
1||e%2===0&&s[e+1]===0)}},K="it is outside the file or its line",Mt="the file is not UTF-8 before it",Lt=["utf16","code-points","bytes"],ve=n2=>n2==="unknown"?Lt:
n2==="characters"?Lt.slice(0,2):[n2];function Zn(n2){let e=Ut.get(n2);if(e)return e;let t=Vn(n2);return Ut.set(n2,t),t}var Ut=new WeakMap;function Vn({unit:n2,mark:e,
breaks:t}){let s=ve(n2),o=e==="unknown"?[true,false]:[e!=="skipped"];return(t==="unknown"?[true,false]:[t==="cr"]).flatMap(i=>o.flatMap(a=>s.map(f=>({unit:f,mark:a,
breaks:i}))))}var Qn=(n2,e)=>`the tool does not say ${n2.unit!==e.unit?"in which unit it counts columns":n2.mark!==e.mark?"whether it counts the byte order mark":
"whether a carriage return alone ends a line"}, and that gives two places`,Ne=(n2,e)=>(n2&192)===128?0:e==="utf16"&&n2>=240?2:1;function Jt(n2,e,{count:t,counted:s}){
let o=e,r=t;for(;r>0&&o<n2.length;)for(r-=Ne(n2[o],s),o++;P(n2,o);)o++;return r>0?n2.length+r:r<0?void 0:o}function es(n2,e,t){for(let s=e+1;s<t;s+=2)if((n2[s]&
248)===216)return true;return false}function ts(n2){let e=0;for(let t=n2.indexOf(L);t>=0;t=n2.indexOf(L,t+1)){if(!_t(n2.subarray(e,t+1)))return e;e=t+1}return e}
var Pe="It changes nothing.",ue=class{#e;#t=new Map;#n=new Map;#s;#o={open:e=>this.#f(e),free:e=>this.#l(e)};#r=new Map;trustsFiles=false;constructor(e,t){this.#e=
e,this.#s=t}saw(e,t){this.#n.set(this.#s(e),t)}take(e){let t=new Re(this.#o),s=[],o=[];for(let a of e.changes){let f=de(a)?as(a,t):t.change(a);if(typeof f=="str\
ing")return f;for(let l of f){s.push(l);let u="start"in l&&t.open(l.file_path);u&&typeof u=="object"&&o.push(this.#i(l,u))}}let r=gs(s);if(r.length===0)return Pe;
let i=ys(r);return i===void 0&&(this.trustsFiles||=e.changes.some(a=>this.#a(a))),i??{fix:e,edits:r,splices:o}}placeOf({changes:e,found:t}){let s=e.find(de),[o]=e,
r=o===void 0||de(o)?"":ss(o),i=s&&(typeof this.#f(s.path)!="string"||"line"in s.start);return this.foundAt(i?s:t??s??{path:r})}foundAt({path:e,start:t,counting:s,
cell:o}){let r=this.#f(e);if(t&&s&&typeof r!="string"&&o===void 0){let f=r.text.locate(t,s,"all");if(typeof f=="number")return{file:r.path,...r.text.placeAt(f)}}
let[i,a]=t&&"line"in t?[t.line,"column"in t?t.column:0]:[0,0];return{file:typeof r=="string"?this.#s(e):r.path,line:i+1,column:a+1}}#i({start:e,end:t,new_string:s},o){
let{encoding:r}=o.text.file,i=r==="utf8"?this.#r.get(s):void 0,a=i??Buffer.from(s,r);return!i&&r==="utf8"&&s.length<rs&&this.#r.set(s,a),{file:o,start:e,end:t,replacement:a}}#a(e){
return de(e)&&!e.quoted&&!this.#n.has(this.#s(e.path))}#f(e){let t=this.#s(e),s=this.#t.get(t)??this.#d(t);return this.#t.set(t,s),s}#l(e){let t=this.#e(this.#s(
e));return t.ok&&!t.bytes?t.path:void 0}#p(e){let t=ie([e],Ie(this.#e));return`If its folder is another one here, pass ${t.length>0?ae(t):"--path-prefix FROM=TO"}\
.`}#d(e){let t=this.#e(e);if(!t.ok)return ns.isAbsolute(e)?`${t.reason} ${this.#p(e)}`:t.reason;let{path:s,bytes:o}=t;if(!o)return`There is no file ${N(s)}.`;let r=H.
open(o);if(typeof r=="string")return`${N(s)} cannot be edited: ${r}.`;if(at(o))return`${N(s)} is binary.`;let i={path:s,bytes:o,sha256:ye(o),text:r},a=this.#n.get(
e);return!a||os(i,a)?i:`${N(s)} is not the file that the tool saw. Run the tool again.`}},Ie=n2=>e=>{let t=n2(e);return t.ok&&t.bytes!==void 0},de=n2=>"start"in
n2,ss=n2=>"create"in n2?n2.create:"rename"in n2?n2.rename:n2.delete,os=({text:{file:n2},sha256:e},t)=>(t.sha256===void 0||t.sha256===e)&&(t.text===void 0||lt(t.
text)===ft(n2)),rs=40,Re=class{#e;#t=is;constructor(e){this.#e=e}open(e){return this.#t.has(e)?this.#t.get(e)??`The fix takes ${N(e)} away before.`:this.#e.open(
e)}change(e){if("create"in e)return this.#n(e);let t=this.open("rename"in e?e.rename:e.delete);if("delete"in e)return typeof t=="string"?e.ignoreIfNotExists?[]:
t:(this.#o(e.delete,void 0),[{...e,delete:t.path,sha256:t.sha256}]);if(typeof t=="string")return t;let s=this.#s(e.new_path);return s.reason!==void 0?s.reason:(this.#o(
e.rename,void 0),this.#o(e.new_path,{...t,path:s.path}),[{...e,rename:t.path,new_path:s.path,sha256:t.sha256}])}#n(e){let t=this.open(e.create);if(typeof t!="st\
ring"&&!e.overwrite&&e.ignoreIfExists)return[{...e,create:t.path}];let{path:s,reason:o}=this.#s(e.create);if(o!==void 0)return o;if(typeof t!="string"&&!e.overwrite)
return`${N(s)} exists already.`;let r=new H(Ae);return this.#o(e.create,{path:s,bytes:Ae.bytes,sha256:ye(Ae.bytes),text:r}),[{...e,create:s,...typeof t!="string"&&
{sha256:t.sha256}}]}#s(e){let t=this.open(e);if(typeof t!="string")return{path:t.path};let s=this.#t.has(e)?void 0:this.#e.free(e);return s===void 0?{path:e,reason:t}:
{path:s}}#o(e,t){this.#t=new Map(this.#t).set(e,t)}},is=new Map,Ae={bytes:Buffer.alloc(0),encoding:"utf8",bom:0,valid:true};function as(n2,e){let t=e.open(n2.path);
if(typeof t=="string")return t;if(!z(n2.text))return"The new text contains a lone surrogate.";if(n2.text.includes("\0"))return"The new text contains a NUL chara\
cter.";if(n2.cell!==void 0)return hs(n2,t);let s=Kt(n2,t.text);if(typeof s=="string")return`${N(t.path)}: ${s}.`;if(n2.text===""&&s.start===s.end&&!n2.isWhole)return`${N(
t.path)}: ${fs}.`;let{start:o,end:r,text:i=n2.text}=ls(n2,s,t.text.file),a=$(t.text.file,o,r);return z(a)?n2.quoted!==void 0&&X(n2.quoted)!==X($(t.text.file,s.start,
s.end))?`${N(t.path)} is not the file that the tool saw: it has other text there. Run the tool again.`:a===i?[]:[ce(t,{start:o,end:r,old:a,text:i})]:`${N(t.path)}\
 has bytes there that are not UTF-8.`}var fs="its fix removes an empty text, such as after the last line";function ls({takesLine:n2,isWhole:e,text:t},s,o){if(n2)
return ds(s,o);if(!e||o.encoding!=="utf8")return s;let[r,i]=[o.bytes.subarray(s.start,s.end),Buffer.from(t)],a=Math.min(r.length,i.length),f=0;for(;f<a&&r[f]===
i[f];)f++;for(;f>0&&r[f-1]!==U;)f--;let l=0;for(;l<a-f&&r[r.length-1-l]===i[i.length-1-l];)l++;for(;l>0&&r[r.length-1-l]!==U;)l--;return{start:s.start+f,end:s.end-
l,text:i.subarray(f,i.length-l).toString()}}function ds({start:n2,end:e},{bytes:t,encoding:s,bom:o}){if(s!=="utf8")return{start:n2,end:e};let[r,i]=[n2,e];for(;r>
o&&jt(t[r-1]);)r--;for(;jt(t[i])||t[i]===us&&t[i+1]===U;)i++;return(r===o||t[r-1]===U)&&(i===t.length||t[i]===U)&&e>n2?{start:r,end:Math.min(i+1,t.length)}:{start:n2,
end:e}}var jt=n2=>n2===32||n2===9,us=13;function Kt(n2,e){let{counting:t,same:s=[]}=n2,o=s.filter(c=>c.counting.unit===t.unit),r=ve(t.unit);if(o.length===0||r.length===
1)return Ee(n2,e);let i=r.map(c=>({...n2,counting:{...t,unit:c},same:o.map(h=>cs(h,c))})),[a,...f]=i.flatMap(c=>{let h=Ee(c,e);return typeof h=="string"?[]:[{...h,
way:c}]}),l=f.every(({start:c,end:h})=>c===a?.start&&h===a.end),u=s.filter(c=>!o.includes(c));return Ee(a&&l?{...a.way,same:u}:n2,e)}var cs=(n2,e)=>({...n2,counting:{
...n2.counting,unit:e}});function Ee(n2,e){let{counting:t,clamps:s=false}=n2,o=e.locate(n2.start,t,s?"all":"none");if(typeof o=="string")return o;let r=e.locate(
n2.end,t,s?"all":"lines");if(typeof r=="string")return r;for(let i of n2.same??[]){let[a,f]=[e.locate(i.start,i.counting),e.locate(i.end,i.counting,"lines")];if(a!==
o||f!==r)return"its region says two places"}return r<o?"its end is before its start":{start:o,end:r}}var ce=({path:n2,sha256:e,text:{file:t}},{start:s,end:o,old:r,
text:i})=>({file_path:n2,sha256:e,start:s,end:o,old_string:r,new_string:i,...ps(t,s,o)}),Bt=120;function ps(n2,e,t){let s=it(n2.encoding),o=Math.max(n2.bom,Wt(n2,
e-Bt)),r=Wt(n2,Math.min(n2.bytes.length,t+Bt)),[i,a]=[e,t];for(let u=0;i>o&&!(Dt(n2,i)&&++u===3);)i-=s;for(let u=0;a<r&&!(Dt(n2,a+s)&&++u===3);)a+=s;let[f,l]=[$(
n2,i,e),$(n2,t,a)];return{...z(f)&&{before:f},...z(l)&&{after:l}}}var Dt=({bytes:n2,encoding:e},t)=>e==="utf8"?n2[t-1]===U:n2[t-2]===U&&n2[t-1]===0,U=10;function Wt({
bytes:n2,encoding:e},t){let s=Math.max(0,t);if(e==="utf16le")return s+s%2;for(;P(n2,s);)s++;return s}function hs(n2,e){let t=gt(e.bytes),s=t.ok?t.notebook.cells[n2.
cell??-1]:void 0;if(!t.ok||s?.type!=="code")return`${N(e.path)} has no code in a cell ${(n2.cell??0)+1}.`;let o=H.open(Buffer.from(s.source)),r=typeof o=="strin\
g"?o:Kt(n2,o);if(typeof o=="string"||typeof r=="string")return`${N(e.path)}: ${r}.`;let{bytes:i}=o.file,a=(F,S,O)=>{let D=Buffer.concat([i.subarray(0,F),Buffer.
from(O),i.subarray(S)]).toString(),ee={mode:"replace",index:n2.cell??0,source:D,type:void 0,keepsOutputs:true};return yt(e.bytes,t.notebook,ee)},f=F=>{let[S,...O]=a(
F,F,ms);return S&&O.length===0?Gt(S,e.bytes).start:void 0},[l,...u]=a(r.start,r.end,n2.text);if(!l)return[];let[c,h]=[f(r.start),f(r.end)];if(u.length>0||c===void 0||
h===void 0)return`${N(e.path)} has such a cell in an unusual form.`;let{start:p,end:x,replacement:y}=Gt(l,e.bytes,{from:c,to:h});return[ce(e,{start:p,end:x,old:$(
e.text.file,p,x),text:y.toString("utf8")})]}var ms="\u{10FFFD}";function Gt({start:n2,end:e,replacement:t},s,{from:o=e,to:r=n2}={}){let i=Buffer.from(t),a=Math.
min(e-n2,i.length),f=0;for(;f<a&&n2+f<o&&s[n2+f]===i[f];)f++;for(;f>0&&(P(s,n2+f)||P(i,f));)f--;let l=0;for(;l<a-f&&e-l>r&&s[e-1-l]===i[i.length-1-l];)l++;for(;l>
0&&(P(s,e-l)||P(i,i.length-l));)l--;return{start:n2+f,end:e-l,replacement:i.subarray(f,i.length-l)}}var gs=n2=>{if(n2.length<2)return n2;let e=new Set;return n2.
filter(t=>{if(!("start"in t)||t.start===t.end)return true;let s=JSON.stringify([t.file_path,t.start,t.end,t.new_string]);return!e.has(s)&&e.add(s)})};function ys(n2){
if(n2.length<2)return;let e=ht(n2.filter(t=>"start"in t),({file_path:t})=>t);for(let[t,s]of e){let o=s.toSorted(W);if(o.some(({start:r},i)=>r<(o[i-1]?.end??0)))
return`Two of its edits of ${N(t)} overlap.`}}function Ht(n2){let e=new Me(n2),t=new Map;for(let[s,{splices:o}]of n2.entries())for(let{file:r,...i}of o){let a=t.
get(r)??new $e(r);t.set(r,a),a.add(i,s)}for(let s of t.values())s.cleanUp(e);return e.result([...t.values()])}var $e=class{file;#e=[];#t=[];constructor(e){this.
file=e}add(e,t){this.#e.push({splice:e,owner:t})}cleanUp(e){if(this.file.text.file.encoding!=="utf8")return;this.#t=xs(this.#e);let t=Y(this.file.bytes,this.#t.
map(({splice:o})=>o)),s=this.#t.map(({now:o})=>o);for(let{between:o,removed:r,doubt:i}of Ct(t.toString("latin1"),s)){let a=e.join(this.#n(o).flatMap(({owners:f})=>f));
i!==void 0&&e.doubt(a,i);for(let f of r)e.remove(a,this.file,this.#o(f))}}get splices(){return this.#t.map(e=>({splice:{...bs(e),file:this.file},owners:e.owners}))}#n({
start:e,end:t}){let[s,o]=[this.#s(e),this.#s(t+1)],r=this.#t[o];return this.#t.slice(s,r&&r.now.start<=t?o+1:o)}#s(e){let[t,s]=[0,this.#t.length];for(;t<s;){let o=t+
s>>1;this.#t[o].now.end>=e?s=o:t=o+1}return t}#o({start:e,end:t}){let s=[],o=e;for(let i of this.#n({start:e,end:t})){let{now:a,splice:f}=i,[l,u]=[Math.max(o,a.
start),Math.min(t,a.end)];o<a.start&&s.push(Ce({start:o,end:Math.min(t,a.start)},f.start-a.start)),l<u&&i.cuts.push(Ce({start:l,end:u},-a.start)),o=Math.max(o,u)}
if(o>=t)return s;let r=this.#t[this.#s(t+1)-1];return[...s,Ce({start:o,end:t},r?r.splice.end-r.now.end:0)]}},Ce=({start:n2,end:e},t)=>({start:n2+t,end:e+t});function xs(n2){
let e=[],t=0;for(let{splice:s,owner:o}of n2.toSorted((r,i)=>W(r.splice,i.splice))){let r=e.at(-1);if(r&&W(r.splice,s)===0&&Buffer.compare(r.splice.replacement,s.
replacement)===0){r.owners.push(o);continue}let{start:i,end:a,replacement:f}=s,l={start:i+t,end:i+t+f.length};t+=f.length-(a-i),e.push({splice:s,owners:[o],now:l,
cuts:[]})}return e}var bs=({splice:n2,cuts:e})=>({...n2,replacement:Y(Buffer.from(n2.replacement),Yt(e).map(t=>({...t,replacement:qt})))}),qt=Buffer.alloc(0);function Yt(n2){
let e=[];for(let t of n2.toSorted((s,o)=>s.start-o.start)){let s=e.at(-1);s&&t.start<=s.end?e.splice(-1,1,{...s,end:Math.max(s.end,t.end)}):e.push(t)}return e}var Me=class{#e;#t;#n=[];#s=[];constructor(e){
this.#e=e,this.#t=[...e.keys()]}join([e=0,...t]){let s=this.#r(e);for(let o of t)this.#t[this.#r(o)]=s;return s}doubt(e,t){this.#n.push([e,t])}remove(e,t,s){this.#s.
push({owner:e,file:t,spans:s})}result(e){let t=new Map(this.#n.map(([a,f])=>[this.#r(a),f])),s=this.#o(e),o=new Map;for(let[a,f]of this.#e.entries()){let l=this.#r(
a);s.has(l)&&te(o,l,f)}let r=[],i=[];for(let[a,f]of this.#e.entries()){let l=this.#r(a),[u,c]=[t.get(l),o.get(l)];u!==void 0?i.push({fix:f,reason:u}):c?c[0]===f&&
r.push(ws(c,s.get(l)??[])):r.push(f)}return{fixes:r,refused:i}}#o(e){let t=new Map;for(let{owner:o,file:r,spans:i}of this.#s){let a=t.get(this.#r(o))??new Map;t.
set(this.#r(o),a);let f=a.get(r);f?f.push(...i):a.set(r,[...i])}let s=new Map;for(let[o,r]of t)s.set(o,[...r].flatMap(([i,a])=>Yt(a).map(f=>({...f,replacement:qt,
file:i}))));for(let o of e)for(let{splice:r,owners:i}of o.splices)for(let a of new Set(i.map(f=>this.#r(f))))s.get(a)?.push(r);return s}#r(e){let t=e;for(let s=this.#t[t];s!==
t;s=this.#t[t])this.#t[t]=this.#t[s],t=s;return t}};function ws([n2,...e],t){let{fix:s}=n2,o=[...new Set([n2,...e].flatMap(({fix:{why:f}})=>f??[]))],r=o.length>
3?`${o.slice(0,2).join("; ")}; and ${o.length-2} more`:o.join("; "),i=t.toSorted(W),a=i.map(({file:f,start:l,end:u,replacement:c})=>{let h=$(f.text.file,l,u);return ce(
f,{start:l,end:u,old:h,text:Buffer.from(c).toString("utf8")})});return{fix:{...s,why:r},edits:a,splices:i}}var Fs=256,pe=class{#e=new Map;#t;constructor(e){this.#t=
e.some(({edits:t})=>t.some(s=>!("start"in s)));for(let{splices:t}of e)for(let s of t){let o=this.#e.get(s.file)??new Le(s.file);this.#e.set(s.file,o),o.places.push(
s)}for(let{places:t}of this.#e.values())t.sort((s,o)=>s.start-o.start||s.end-o.end)}next({edits:e,splices:t,fix:s}){let[o,...r]=e,[i]=t,a=o&&"start"in o&&r.length===
0&&!this.#t&&!s.confirm,f=[["",""],[a?o.before??"":"",a?o.after??"":""]],l=a&&i&&f.find(p=>this.#e.get(i.file)?.isCertain(i,p));for(let p of t)this.#e.get(p.file)?.
take(p);if(!l)return;let[u,c]=l,h=p=>X(`${u}${p}${c}`);return{file_path:o.file_path,old_string:h(o.old_string),new_string:h(o.new_string)}}},Le=class{places=[];#e;#t=new se;#n;#s=Fs;constructor(e){
this.#e=e,this.#n=e.bytes;let{encoding:t,valid:s,bom:o}=e.text.file;(t!=="utf8"||!s||o>0||e.path.endsWith(".ipynb"))&&(this.#s=0)}isCertain(e,[t,s]){if(this.#s===
0)return false;let o=e.start-Buffer.byteLength(t),r=e.end+Buffer.byteLength(s),i=this.#e.bytes.subarray(o,r);if(i.length===0||i.includes(Xt)||!this.#o(e,{start:o,
end:r})||i.length===e.end-e.start&&e.replacement.length===0&&i.at(-1)!==zt||i.includes(zt)&&this.#e.bytes.includes(Xt))return false;let f=this.#t.now({start:o,end:r,
replacement:i}).start;return this.#n.indexOf(i)===f&&this.#n.indexOf(i,f+1)<0}take(e){this.#s!==0&&(this.#s=this.#t.claim(e).kind==="free"?this.#s-1:0,this.#s!==
0&&(this.#n=Y(this.#n,[this.#t.now(e)]),this.#t.take(e,0)))}#o(e,{start:t,end:s}){let[o,r]=[0,this.places.length];for(;o<r;){let f=o+r>>1;this.places[f].end>=t?
r=f:o=f+1}let[i,a]=this.places.slice(o,o+2);return i===e&&(a===void 0||a.start>s)}},zt=10,Xt=13;var Z=class{#e=[];#t=new Map;#n=new Map;#s=new Map;#o=new Map;add(e){
let t=this.#r(e);if(t)return t;let s=this.#e.push(e)-1;for(let o of e.splices){let r=this.#f(o);r.claim(o).kind==="free"&&r.take(o,s),o.start===o.end&&te(this.#o,
`${o.file.path}:${o.start}`,s),this.#s.has(o.file.path)||this.#s.set(o.file.path,s)}for(let o of Vt(e.edits))this.#n.set(o,s);return{kind:"kept"}}byRule(){let e=new Map;
for(let{fix:o}of this.#e)e.has(o.source)||e.set(o.source,e.size);let t=o=>e.get(this.#e[o]?.fix.source??"")??0;return[...this.#o.values()].some(o=>o.some((r,i)=>i>
0&&t(r)<t(o[i-1]??r)))||this.#n.size>0?this.#e:this.#e.toSorted((o,r)=>(e.get(o.fix.source)??0)-(e.get(r.fix.source)??0))}#r(e){let t=this.#a(e);if(t!==void 0)return this.#i(
Ss(this.#e[t],e)?"repeats":"conflicts",t);let s=e.splices.map(f=>this.#f(f).claim(f)),o=s.find(({kind:f})=>f==="taken");if(o)return this.#i(ks(this.#e[o.by],e)?
"repeats":"conflicts",o.by);let r=s.filter(f=>f.kind==="done"),[i]=r;if(!i)return;if(r.length===e.edits.length&&r.every(({by:f})=>f===i.by))return this.#i("repe\
ats",i.by);let a=r.find(({certain:f})=>!f);return a&&this.#i("conflicts",a.by)}#i(e,t){return{kind:e,with:this.#e[t]}}#a({edits:e,splices:t}){for(let o of Vt(e)){
let r=this.#n.get(o)??this.#s.get(o);if(r!==void 0)return r}let s=t.find(({file:o})=>this.#n.has(o.path));return s&&this.#n.get(s.file.path)}#f({file:{path:e,sha256:t}}){
let s=this.#t.get(e)??new Map,o=s.get(t);if(o)return o;let r=new se;return this.#t.set(e,s.set(t,r)),r}},ks=(n2,e)=>n2.splices.length===n2.edits.length&&e.splices.
length===e.edits.length&&Zt(n2)===Zt(e),Zt=({splices:n2})=>JSON.stringify(n2.flatMap(({file:{path:e,sha256:t,bytes:s,text:o},start:r,end:i,replacement:a})=>{let f=o.
file.encoding==="utf8"?1:2;return ot(s.subarray(r,i),Buffer.from(a),f).map(l=>{let u=Buffer.from(l.replacement).toString("base64");return[e,t,r+l.start,r+l.end,
u]})})),Ss=(n2,e)=>JSON.stringify(n2?.edits)===JSON.stringify(e.edits),Os=[],Vt=n2=>n2.every(e=>"start"in e)?Os:n2.flatMap(e=>"start"in e?[]:At(e).map(({path:t})=>t));
function en(n2,{recording:e,options:t}){let s=[],o=new Set,r=[],i=[],a=new Map,f=(p,x,y,F)=>{i.push(S=>{e.leaveOut(p,{reason:x,at:"path"in y?S.foundAt(y):y,mayChangeFiles:F})})},
l=()=>({options:t,fix:p=>{s.push(p)},saw:(p,x)=>{r.push([p,x])},refuse:(p,x,y)=>f(y,p,x,true),pass:(p,x,y)=>f(y,p,x,false),bare:p=>{a.set(p,(a.get(p)??0)+1)},note:p=>{
o.add(p)}});for(let{reader:p,source:x}of n2){let y=l();for(let F of p.documents?.(x,e,t)??re(x,e,oe))e.calls?.search(F),p.read(F,y)}let u=new ue(e.look??vs,Ts(s,
e,t));for(let[p,x]of r)u.saw(p,x);for(let p of i)p(u);let c=As(s,u,e),h=t.edits?new pe(c):void 0;for(let p of c)Rs(p,h?.next(p),e);if(u.trustsFiles&&!e.isLive&&
e.note(Ns),s.length+i.length===0)for(let[p,x]of a)o.add(`${ut(x,"result")} of ${p}, none with a fix.`);for(let p of o)e.note(p)}function Ts(n2,e,{prefixes:t=[]}){
let{look:s}=e,o=kt(e.cwd),r=c=>o(pt(ct(c)));if(t.length>0||!s){let c=Fe(t);return h=>r(c(h))}let i=n2.flatMap(({changes:c})=>c.flatMap(h=>"start"in h?[r(h.path)]:
[])),a=ie(i,Ie(s)),[f,...l]=a;if(!f)return r;if(l.length>0)return e.note(`Its paths are files here in several ways. Say which: ${ae(a)}.`),r;let u=Fe([f]);return e.
note(`Paths below ${N(f.from||"/")} are read as those of the checkout.`),c=>u(r(c))}var Ns="The output does not say what the files held: they are taken to be as\
 the tool saw them.",vs=n2=>({ok:false,reason:`Cannot locate its text in ${N(n2)} without the file; pass --repo.`});function As(n2,e,t){let s=[];for(let r of n2){
let i=e.take(r);typeof i!="string"?s.push(i):t.leaveOut(r.source,{reason:i,at:e.placeOf(r),mayChangeFiles:i!==Pe})}let o=new Z;for(let r of Es(s,{taker:e,recording:t})){
let{fix:i}=r,a=o.add(r);if(a.kind==="kept")continue;let f=a.with.fix,{file:l,line:u,column:c}=e.placeOf(f),h=N(`the fix of ${f.source} at ${l}:${u}:${c}`),p=a.kind===
"repeats"?`It is the same as ${h}.`:`FIX_CONFLICT: ${h} changes the same place. Run the tool again after that, or let it write its fixes: \`editplan fix --take-w\
ritten -- COMMAND\`.`;t.leaveOut(i.source,{reason:p,at:e.placeOf(i),mayChangeFiles:a.kind==="conflicts"})}return o.byRule()}function Es(n2,{taker:e,recording:t}){
if(!n2.some(({fix:u})=>u.cleansUp))return n2;let s=new Z,o=n2.filter(u=>u.fix.cleansUp&&s.add(u).kind==="kept"),{fixes:r,refused:i}=Ht(o);for(let{fix:u,reason:c}of i)
t.leaveOut(u.fix.source,{reason:c,at:e.placeOf(u.fix)});let a=new Map(n2.map(({fix:u},c)=>[u.at,c])),f=new Set(o),l=n2.filter(u=>!f.has(u));return[...r,...l].toSorted(
(u,c)=>(a.get(u.fix.at)??0)-(a.get(c.fix.at)??0))}function Rs({fix:n2,edits:e},t,s){let{confirm:o}=n2,[r,i]=[Qt(n2.why),new Ue(n2.at)],a=Qt(n2.source)||"fix";t?
s.push({why:r,at:i,tool:mt.name,input:t}):s.push({why:r,at:i,...xt(vt,{source:a,...o&&{confirm:o},edits:e})})}var Ue=class{#e;#t;constructor(e){this.#e=e}get file(){
return this.toJSON().file}get line(){return this.toJSON().line}get column(){return this.toJSON().column}toJSON(){return this.#t??=this.#e(),this.#t}},Qt=n2=>n2===
void 0||Ps.test(n2)?n2:n2.replaceAll(/[\u0000-\u001f\u007f]+/g," ").replace(new RegExp("\\p{Surrogate}","gu"),"\uFFFD").trim()||void 0,Ps=/^[!-~](?:[ -~]*[!-~])?$/;
import{posix as Cs}from"node:path";var d=n2=>m(n2)?n2:{},g=n2=>typeof n2=="string"?n2:void 0,w=n2=>typeof n2=="number"&&Number.isSafeInteger(n2)&&n2>=0?n2:Number.
NaN,Is={object:m,list:Array.isArray,text:n2=>typeof n2=="string",number:n2=>typeof n2=="number"},T=(n2,e,t)=>n2!==void 0&&!(n2===null&&t===null)&&!Is[e](n2),b=(n2,e)=>{
let t=e===void 0?n2:v(n2,e);return t&&Array.isArray(t.value)?[...M(t)]:[]},k=n2=>`It does not have the form that ${n2} writes, so its fixes are unknown. Give th\
e output as the tool wrote it.`,A=n2=>`Pass ${n2}, which \`editplan import\` and \`editplan fix\` have, to take it.`,E=(n2,e,{sink:t,tool:s})=>{let o=v(n2,e);Array.
isArray(o?.value)||t.refuse(k(s),(o??n2).at(),s);let r=b(n2,e);for(let{value:i,at:a}of r)m(i)||t.refuse(k(s),a(),s);return r.filter(({value:i})=>m(i))},J=n2=>Array.
isArray(n2.value)?b(n2):[n2],R=(n2,e,t,s)=>({path:n2,start:I(e,w(t)||1),counting:s}),I=(n2,e)=>w(n2)>0&&w(e)>0?{line:w(n2)-1,column:w(e)-1}:void 0,_={unit:"byte\
s",mark:"counted",breaks:"lf"},C=(n2,e)=>Number.isNaN(w(n2)+w(e))?void 0:{start:{offset:w(n2)},end:{offset:w(e)},counting:_},j=n2=>{let e=/^([A-Za-z][A-Za-z0-9+.-]+):/.
exec(n2)?.[1]?.toLowerCase();if(e!==void 0&&e!=="file")return;if(e===void 0)return xe(n2);if(/^\/\/(?!localhost\/)[^/]/i.test(n2.slice(5)))return;let t=xe(n2.slice(
5).replace(/^\/\/[^/]*/,""));return/^\/[A-Za-z]:/.test(t)?t.slice(1):t};var tn={...Ot,steps:5e7,nesting:100},nn={name:"rustc",recognises:n2=>n2.reason==="compil\
er-message"&&m(n2.message)||n2.reason==="compiler-artifact"&&typeof n2.package_id=="string"||Array.isArray(n2.spans)&&Array.isArray(n2.children)&&typeof n2.level==
"string",documents:$s,read:(n2,e)=>{for(let t of J(n2)){let{reason:s,$message_type:o="diagnostic",...r}=d(t.value),i=s==="compiler-message"?v(t,"message"):t;m(i?.
value)&&i.value.level!==void 0?Js(i,e):o==="diagnostic"&&(typeof s!="string"||s==="compiler-message"||"message"in r)&&e.refuse(k("rustc"),t.at(),"rustc")}}};function*$s(n2,e,{
unsafe:t}){let s=[...re(n2,e,oe)],o=s.flatMap(J),r=new Map;for(let f of o)Ms(f)&&!r.has(Je(f))&&r.set(Je(f),f);let i=new Set(o.map(({value:f})=>d(f).reason)),a=o.
find(({value:f})=>d(f).reason==="build-finished");if(i.has("compiler-artifact")&&!a){let f={file:n2.name,line:1,column:1};e.leaveOut("cargo",{reason:"It is cut \
off: Cargo ends with a line `build-finished`.",at:f})}else d(a?.value).success===false&&!o.some(sn)&&e.leaveOut("cargo",{reason:"The build failed before the com\
piler said why.",at:a.at()});if(!t)for(let f of r.values())e.leaveOut(on(V(f.value)),{reason:Us(f),at:Ls(f)});for(let f of s)(t||Array.isArray(f.value)||!r.has(
Je(f)))&&(yield f)}var V=n2=>{let e=d(n2);return e.reason==="compiler-message"?d(e.message):e},Je=({value:n2})=>{let{package_id:e,target:t}=d(n2);return JSON.stringify(
[e,d(t).name,d(t).kind])},sn=({value:n2})=>/^error/.test(g(V(n2).level)??""),Ms=n2=>{let{code:e,spans:t}=V(n2.value),s=g(d(e).code);return sn(n2)&&(s===void 0?Array.
isArray(t)&&t.length>0:/^E\d+$/.test(s))},Ls=n2=>{let{spans:e}=V(n2.value),{file_name:t,line_start:s,column_start:o}=d(Array.isArray(e)&&e[0]);return typeof t!=
"string"?n2.at():{file:t,line:w(s)||1,column:w(o)||1}},on=({code:n2})=>{let e=g(d(n2).code);return e?.startsWith("clippy::")?`clippy/${e.slice(8)}`:`rustc/${e??
"help"}`},Us=n2=>`The code does not compile (${g(V(n2.value).message)??"an error"}), so that cargo fix applies nothing in its crate. Correct the error and run i\
t again, or take them as with its --broken-code. ${A("--unsafe")}`;function Js(n2,e){let{message:t}=d(n2.value),s=on(d(n2.value));for(let o of[n2,...E(n2,"child\
ren",{sink:e,tool:"rustc"})]){let r=b(o,"spans"),i=E(o,"spans",{sink:e,tool:"rustc"}),a=i.filter(({value:l})=>typeof d(l).suggested_replacement=="string"),f=i.filter(
({value:l})=>d(l).suggested_replacement===null);i.length>a.length+f.length||a.length>0&&a.length<r.length?e.refuse(k("rustc"),o.at(),s):a.length>0&&_s(o,a,{source:s,
why:g(t),sink:e})}}function _s(n2,e,{source:t,why:s,sink:o}){let r=e.map(({value:c})=>d(c)),[i]=r,a=g(i?.file_name),f=a===void 0?n2.at():{path:a,...js(i??{})};if(!r.
every(c=>c.suggestion_applicability==="MachineApplicable"||rn(c)&&o.options.unsafe))return o.pass(`Its suggestion is ${g(r[0]?.suggestion_applicability)??"not m\
arked"}.${Bs(r[0])}`,f,t);if(r.some(({expansion:c})=>m(c)))return o.refuse("Its place is in a macro.",f,t);let u=r.flatMap(c=>Ds(c)??[]);if(u.length<r.length)return o.
refuse("A span has no file and bytes.",f,t);o.fix({source:t,..."path"in f&&{found:f},why:[s,g(d(n2.value).message)].filter(Boolean).join(": "),at:n2.at,changes:u})}
var js=({line_start:n2,column_start:e})=>({start:I(n2,e),counting:{unit:"code-points",mark:"skipped",breaks:"lf"}}),rn=({suggestion_applicability:n2})=>n2==="Ma\
ybeIncorrect"||n2===void 0||n2===null,Bs=n2=>n2&&rn(n2)?` ${A("--unsafe")}`:"";function Ds(n2){let{file_name:e,suggested_replacement:t,byte_start:s,byte_end:o}=n2,
r=C(s,o);if(!(typeof e!="string"||typeof t!="string"||!r))return{path:e,text:t,...r,quoted:Ws(n2)}}function Ws({text:n2}){let e=Array.isArray(n2)?n2.map(d):[],[
t,...s]=e;if(!t||s.length>0)return;let{text:o,highlight_start:r,highlight_end:i}=t;if(!(typeof o!="string"||typeof r!="number"||typeof i!="number"))return[...o].
slice(r-1,i-1).join("")}var an={name:"clang",recognises:n2=>typeof n2.MainSourceFile=="string"&&(Array.isArray(n2.Diagnostics)||Array.isArray(n2.Replacements)),
documents:zs,read:(n2,e)=>{let t=b(n2,"Diagnostics"),s=t.find(({value:o})=>Gs(d(o)));if(s&&!e.options.unsafe)return Ks(s,e);for(let o of t)Hs(o,e);for(let o of b(
n2,"Replacements"))dn([o],{source:"clang",why:void 0,at:o.at,folder:""},e)}},Gs=({Level:n2,DiagnosticName:e})=>n2==="Error"||e==="clang-diagnostic-error";function Ks(n2,e){
let{DiagnosticName:t,DiagnosticMessage:s,BuildDirectory:o}=d(n2.value),{Message:r}=d(s),i=`The code does not compile (${g(r)??"an error"}), so that clang-tidy a\
pplies none of its fixes. Correct the error and run it again, or take them as with its --fix-errors. ${A("--unsafe")}`;e.refuse(i,je(s,o)??n2.at(),`clang/${g(t)??
"unknown"}`)}var _e=n2=>/^\d{1,15}$/.test(String(n2))?Number(n2):Number.NaN;function je(n2,e){let{FilePath:t,FileOffset:s}=d(n2),o=_e(s);return typeof t=="strin\
g"&&t!==""?{path:fn(t,g(e)??""),...C(o,o)??{}}:void 0}var fn=(n2,e)=>n2.startsWith("/")||e===""?n2:Cs.join(e,n2),ln=n2=>/^(?:#[^\n]*\n)*(?:---[^\n]*\n)?MainSourceFile:.*\n(?:Diagnostics|Replacements):/.
test(n2.replaceAll(`\r
`,`
`));function Hs(n2,e){let{DiagnosticName:t,BuildDirectory:s,Level:o="Warning"}=d(n2.value),r=v(n2,"DiagnosticMessage")??n2,i=g(d(r.value).Message),a=je(r.value,
s),f=`clang/${g(t)??"unknown"}`,l={source:f,why:i,at:n2.at,found:a,folder:g(s)??""},u=v(r,"Replacements"),c=b(u);if(!qs.has(o))return e.refuse("Its level is not\
 known.",a??n2.at(),f);if(!Array.isArray(u?.value))return e.refuse(k("clang-tidy"),a??n2.at(),f);c.length>0&&dn(c,l,e);for(let h of b(n2,"Notes"))b(h,"Replaceme\
nts").length>0&&e.pass("A note offers it, not the diagnostic.",je(h.value,s)??a??h.at(),f)}var qs=new Set(["Error","Warning","Remark"]);function dn(n2,{folder:e,
...t},s){let o=n2.flatMap(({value:r})=>Ys(d(r),e)??[]);o.length<n2.length?s.refuse("A replacement has no file, offset and text.",t.found??o[0]??t.at(),t.source):
s.fix({...t,changes:o,cleansUp:true})}function Ys({FilePath:n2,Offset:e,Length:t,ReplacementText:s},o){let r=_e(e),i=C(r,r+_e(t));if(!(typeof n2!="string"||!i||
s===null||s===void 0||typeof s=="object"))return{path:fn(n2,o),text:String(s),...i}}function*zs(n2,e){let t=be(n2);if(!/^\.\.\.\s*$/m.test(t.slice(-100))){let s={
file:n2.name,line:t.split(`
`).length,column:1};return void e.leaveOut("YAML",{reason:'It is cut off: its last line is not "...".',at:s})}yield*we(Nt(t,tn),{file:n2.name,faults:e,format:"Y\
AML"})}var Be={name:"go",recognises:n2=>Object.values(n2).some(e=>m(e)&&Object.values(e).some(t=>Array.isArray(t)&&t.length>0&&t.every(Zs)||Xs(t))),documents:to,
read:(n2,e)=>{for(let t of M(n2))if(m(t.value))for(let s of M(t)){let{error:o}=d(s.value);o!==void 0&&e.refuse(`It could not look at ${t.key}: ${String(o)}`,s.at(),
`go/${s.key}`);for(let r of b(s))Vs(r,s.key,e)}}},De=/^(?:# |go: (?:downloading|extracting|finding) ).*$/gm,un=n2=>{if(!/^(?:# |go: |\{)/.test(n2))return false;
let e=n2.search(/^\{/m),t=e<0?-1:n2.indexOf(`
}`,e);try{return e>=0&&Be.recognises(JSON.parse(n2.slice(e,t<0?void 0:t+2)))}catch{return false}},Xs=n2=>m(n2)&&typeof n2.error=="string"&&Object.keys(n2).length===
1,Zs=n2=>m(n2)&&typeof n2.posn=="string"&&typeof n2.message=="string";function Vs(n2,e,t){let[s,...o]=b(n2,"suggested_fixes");if(!s)return;let r=Qs(d(n2.value),
s),i=`go/${e}`;for(let u of o)t.pass("The finding offers another fix, which is taken.",r??u.at(),i);let a=b(s,"edits").map(({value:u})=>eo(d(u))),f=a.flatMap(u=>u??
[]);if(f.length===0||f.length<a.length)return t.refuse("Its fix has an edit without file, bytes and text.",r??s.at(),i);let l=g(d(s.value).message)||g(d(n2.value).
message);t.fix({source:i,why:l,at:s.at,found:r,changes:f})}function Qs({posn:n2},e){let[,t="",s,o]=/^(.+?):(\d{1,9})(?::(\d{1,9}))?$/s.exec(g(n2)??"")??[];if(t!==
"")return R(t,Number(s),Number(o??1),_);let[r]=b(e,"edits").map(({value:i})=>g(d(i).filename));return r===void 0?void 0:{path:r}}function eo({filename:n2,start:e,
end:t,new:s}){let o=C(e,t);return typeof n2=="string"&&typeof s=="string"&&o?{path:n2,text:s,...o}:void 0}function*to(n2,e){let t=s=>s.replace(De,"").trim()==="";
for(let{text:s,firstLine:o}of Ft(be(n2),t))yield*we(Tt(s,{...tn,problems:1}),{file:n2.name,faults:e,firstLine:o})}var cn={name:"golangci",recognises:({Issues:n2,
Report:e})=>typeof e=="object"&&e!==null?n2===null||Array.isArray(n2):Array.isArray(n2)&&n2.some(t=>m(t)&&typeof t.FromLinter=="string"),read:(n2,e)=>{let{Issues:t,
Report:s}=d(n2.value),o=g(d(s).Error);if(o&&e.refuse(`golangci-lint did not run to its end: ${o}`,n2.at(),"golangci"),T(t,"list",null))return e.refuse(k("golang\
ci-lint"),n2.at(),"golangci");for(let r of b(n2,"Issues"))no(r,e)}};function no(n2,e){let{FromLinter:t,Text:s,Pos:o,Replacement:r,LineRange:i,SuggestedFixes:a}=d(
n2.value),{Filename:f,Line:l,Column:u}=d(o),c=`golangci/${g(t)??"unknown"}`;if(typeof f!="string"||T(r,"object",null)||T(a,"list",null))return e.refuse(k("golan\
gci-lint"),n2.at(),c);let h=R(f,l,u,_);if(b(n2,"SuggestedFixes").length>0)return e.refuse(so,h,c);if(!m(r))return e.bare("golangci-lint");let p=oo(r,{path:f,line:w(
l),range:d(i)});if(typeof p=="string")return e.refuse(p,h,c);e.fix({source:c,why:g(s),at:n2.at,found:h,changes:[p]})}var so="This version of golangci-lint gives\
 the places of its fixes only as its own run counts them. Let it write the files: `editplan fix --take-written -- golangci-lint run --fix`.";function oo({NeedOnlyDelete:n2,
NewLines:e,Inline:t},{path:s,line:o,range:r}){let[i,a]=[r.From??o,r.To??r.From??o].map(w);if(i===void 0||a===void 0||!(i>=1&&a>=i))return"Its fix has no sound l\
ines.";let f={start:{line:i-1,column:0},counting:_,path:s};if(n2===true)return{...f,end:{line:a-1,end:"after"},text:""};if(m(t)){let{StartCol:u,Length:c,NewString:h}=t,
[p,x]=[w(u),w(c)];if(Number.isNaN(p+x)||typeof h!="string")return"Its fix has no column, length and text.";let y=o-1;return{path:s,counting:_,text:h,start:{line:y,
column:p},end:{line:y,column:p+x}}}let l=Array.isArray(e)?e:[];return l.length===0||!l.every(u=>typeof u=="string")?"Its fix has no new lines.":{...f,end:{line:a-
1,end:"before"},text:l.join(`
`)}}var B={unit:"utf16",mark:"skipped",breaks:"cr"},q=(n2,e,t)=>({name:n2,recognises:e,read:(s,o)=>{for(let r of J(s))e(d(r.value))?t(r,o):o.refuse(k(n2),r.at(),
n2)}}),We=q("eslint",({filePath:n2,messages:e,results:t,metadata:s,...o})=>typeof n2=="string"&&Array.isArray(e)&&"errorCount"in o||m(s)&&Array.isArray(t),function(e,t){
let s=b(e,"results");for(let c of s)We.read(c,t);let{filePath:o,source:r,output:i,fixableErrorCount:a,fixableWarningCount:f}=d(e.value);if(typeof o!="string")return;
if(typeof i=="string")return ro({path:o,output:i},e,t);if(T(i,"text"))return t.refuse(k("eslint"),{path:o},"eslint");typeof r=="string"&&t.saw(o,{text:r});let l=E(
e,"messages",{sink:t,tool:"eslint"}),u=(w(a)||0)+(w(f)||0);l.filter(({value:c})=>m(d(c).fix)).length<u&&t.refuse(`It counts ${u} fixes, and does not show as man\
y.`,{path:o},"eslint");for(let c of l){let{ruleId:h,message:p,fix:x,fatal:y,line:F,column:S}=d(c.value),O=R(o,F,S,B);if(y===true){t.refuse(Q("ESLint",p),O,"esli\
nt");continue}let D=`eslint/${g(h)??"unknown"}`,ee={found:O,source:D,why:g(p),at:c.at,marks:true},st=b(c,"suggestions");T(x,"object",null)||T(d(c.value).suggestions,
"list",null)?t.refuse(k("eslint"),O,D):m(x)?Ge(x,ee,t):st.length>0?ao(st,ee,t):t.bare("ESLint")}});function ro(n2,e,t){let{path:s,output:o}=n2,r={path:s,text:o,
start:{offset:0},end:{line:io,end:"after"},counting:B};t.fix({source:"eslint/fix",why:"What eslint --fix makes of the file.",at:e.at,found:{path:s},changes:[{...r,
isWhole:true,clamps:true}]});for(let a of b(e,"messages"))m(d(a.value).fix)&&t.pass("Its place is in the fixed file. Run the tool again after that.",{path:s},"e\
slint")}var io=Number.MAX_SAFE_INTEGER,Q=(n2,e)=>`${n2} could not read all of the file, so it may not report all of it: ${(g(e)??"an error").replace(/[.!?]?$/,"\
.")} Correct the file, or leave it out of the run.`;function ao(n2,e,t){let[s,...o]=n2,{desc:r,fix:i}=d(s?.value);t.options.suggestions&&o.length===0&&m(i)?Ge(i,
{...e,why:g(r)??e.why},t):t.pass(`It is only suggested.${o.length>0?"":` ${A("--suggestions")}`}`,e.found,e.source)}function Ge({range:n2,text:e},{found:t,marks:s,
source:o,why:r,at:i},a){let[f=Number.NaN,l]=Array.isArray(n2)?n2:[];if(!Number.isSafeInteger(f)||l===void 0||!Number.isSafeInteger(l)||typeof e!="string")return a.
refuse("Its fix has no range and text.",t,o);let[u,c]=s&&f<0?[1,fo]:[0,B],h={path:t.path,start:{offset:f+u},end:{offset:l+u},text:e,counting:c};a.fix({source:o,
why:r,at:i,found:t,changes:[h]})}var fo={...B,mark:"there"},pn=q("stylelint",({source:n2,warnings:e,parseErrors:t})=>typeof n2=="string"&&Array.isArray(e)&&Array.
isArray(t),(n2,e)=>{let t=g(d(n2.value).source);if(t!==void 0){for(let{value:s}of b(n2,"parseErrors"))e.refuse(Q("Stylelint",d(s).text),{path:t},"stylelint");for(let{
value:s,at:o}of E(n2,"warnings",{sink:e,tool:"stylelint"})){let{rule:r,text:i,fix:a,line:f,column:l}=d(s),u=R(t,f,l,B);r==="CssSyntaxError"&&e.refuse(Q("Styleli\
nt",i),u,"stylelint");let c=`stylelint/${g(r)??"unknown"}`;m(a)?Ge(a,{found:u,source:c,why:g(i),at:o},e):typeof r!="string"||T(a,"object")?e.refuse(k("stylelint"),
u,c):e.bare("Stylelint")}}}),hn=q("markdownlint",({fileName:n2,ruleNames:e,lineNumber:t})=>typeof n2=="string"&&Array.isArray(e)&&typeof t=="number",({value:n2,
at:e},t)=>{let{fileName:s,ruleNames:o,ruleDescription:r,lineNumber:i,fixInfo:a}=d(n2);if(typeof s!="string")return;let l=`markdownlint/${(Array.isArray(o)?g(o[0]):
void 0)??"unknown"}`,u=R(s,i,1,B);if(T(a,"object",null))return t.refuse(k("markdownlint"),u,l);if(!m(a))return;let{lineNumber:c=i,editColumn:h=1,deleteCount:p=0,
insertText:x=""}=a,[y,F,S]=[w(c)-1,w(h)-1,g(x)];if(!(y>=0&&F>=0)||!lo(p)||S===void 0)return t.refuse("Its fix has no line and column.",u,l);let O={path:s,counting:B,
text:S,...uo(y,F,p)};t.fix({source:l,why:g(r),at:e,found:u,changes:[O]})}),lo=n2=>Number.isSafeInteger(n2),uo=(n2,e,t)=>t<0?{start:{line:n2,column:0},end:{line:n2,
end:"after"}}:{start:{line:n2,column:e},end:{line:n2,column:e+t}},he=`Ruff says only in its own JSON whether a fix is safe: use --output-format json. ${A("--uns\
afe")}`,co=new Set(["safe","unsafe","display","display-only"]),mn={unit:"code-points",mark:"skipped",breaks:"cr"},gn=q("ruff",({filename:n2,location:e,...t})=>typeof n2==
"string"&&m(e)&&"row"in e&&"code"in t,({value:n2,at:e},t)=>{let{filename:s,code:o,message:r,fix:i,cell:a,location:f}=d(n2);if(typeof s!="string")return;let{row:l,
column:u}=d(f),c=typeof a=="number"?a-1:void 0,h={...R(s,l,u,mn),cell:c},p=`ruff/${g(o)??"unknown"}`;if(o===null||o==="invalid-syntax")return t.refuse(Q("Ruff",
r),h,p);if(i===null)return t.bare("Ruff");if(!(!T(a,"number",null)&&s.endsWith(".ipynb")===(c!==void 0))||!m(i))return t.refuse(k("ruff"),h,p);let{applicability:y}=i;
if(!co.has(y))return t.refuse("It does not say, as Ruff does, whether its fix is safe.",h,p);if(y!=="safe"&&!(y==="unsafe"&&t.options.unsafe))return t.pass(`Its\
 fix is ${g(y)??"not called safe"}.${y==="unsafe"?` ${A("--unsafe")}`:""}`,h,p);let F=Array.isArray(i.edits)?i.edits:[],S=F.flatMap(O=>po(d(O),{path:s,cell:c})??
[]);if(S.length===0||S.length<F.length)return t.refuse("Its fix has an edit without location and content.",h,p);t.fix({source:p,why:g(i.message)??g(r),at:e,found:h,
changes:S})});function po({content:n2,location:e,end_location:t},s){let[o,r]=[e,t].map(d).map(({row:i,column:a})=>I(i,a));return typeof n2=="string"&&o&&r?{...s,
start:o,end:r,text:n2,counting:mn}:void 0}var yn=q("ast-grep",({file:n2,text:e,range:t})=>typeof n2=="string"&&typeof e=="string"&&m(t)&&m(t.byteOffset),({value:n2,
at:e},t)=>{let{file:s,text:o,replacement:r,range:i,replacementOffsets:a,ruleId:f,message:l}=d(n2),u=d(d(i).byteOffset),c=m(a)?a:u,h=`ast-grep/${g(f)||"pattern"}`;
if(typeof s!="string")return t.refuse("It names no file.",e(),h);let{line:p,column:x}=d(d(i).start),y=I(w(p)+1,w(x)+1),F={path:s,...y?{start:y}:C(u.start,u.end)};
if(typeof r!="string")return t.pass("It has no replacement.",F,h);let S=C(c.start,c.end);if(!S)return t.refuse("Its replacement has no offsets.",F,h);let O=u.start===
c.start&&u.end===c.end?g(o):void 0,D={path:s,text:r,...S,quoted:O};t.fix({source:h,why:g(l)||void 0,at:e,found:F,changes:[D]})}),xn={unit:"unknown",mark:"unknow\
n",breaks:"unknown"},bn=q("semgrep",({results:n2,errors:e,paths:t})=>Array.isArray(n2)&&Array.isArray(e)&&m(t),(n2,e)=>{for(let{value:t,at:s}of E(n2,"errors",{sink:e,
tool:"semgrep"})){let{level:o,message:r,path:i}=d(t),a=typeof i=="string"?{path:i}:s();o!=="warn"&&o!=="info"&&e.refuse(Q("Semgrep",r),a,"semgrep")}for(let{value:t,
at:s}of E(n2,"results",{sink:e,tool:"semgrep"})){let{check_id:o,path:r,start:i,end:a,extra:f}=d(t),{fix:l,fix_regex:u,message:c}=d(f),[h,p]=[i,a].map(d).map(({line:F,
col:S})=>I(F,S)),x=`semgrep/${g(o)??"unknown"}`,y=typeof r=="string"?{path:r,start:h}:s();if(m(u))e.refuse("Its fix is a regular expression.",y,x);else if(typeof l!=
"string")e.bare("Semgrep");else if(typeof r!="string"||!h||!p)e.refuse("It has no path, line and column.",y,x);else{let F=ho(d(i),d(a)),O=[{...{path:r,start:h,end:p,
counting:xn,same:F,quoted:mo(d(t))},text:l,takesLine:l===""}];e.fix({source:x,why:g(c),at:s,changes:O})}}});function ho({offset:n2},{offset:e}){let t=C(n2,e);return t&&
w(e)>0?[t,{...t,counting:{...xn,mark:"counted"}}]:[]}function mo({start:n2,end:e,extra:t}){let[s,o]=[d(n2),d(e)],{lines:r}=d(t);if(!(s.line!==o.line||typeof r!=
"string"||r==="requires login"))return/^[\t -~]*\n?$/.test(r)?r.slice(w(s.col)-1,w(o.col)-1):void 0}var wn={name:"oxlint",recognises:n2=>Array.isArray(n2.diagnostics)&&
"number_of_files"in n2||typeof n2.filename=="string"&&Array.isArray(n2.labels)&&n2.labels.some(m),read:(n2,e)=>e.refuse("The output of oxlint has no fixes. Use \
`oxlint --fix`, or a tool that writes what it would fix.",n2.at(),"oxlint")};var Tn={name:"lsp",recognises:n2=>[n2,...Nn(n2)].some(e=>vn(e)||ze(e)||Xe(e)),read:(n2,e)=>{
let t=qe(n2.value)??Fn.get(e)??"utf16";Fn.set(e,t);let s=J(n2).find(({value:o})=>!go(o));s?e.refuse(k("lsp"),s.at(),"lsp"):Ze(n2,{unit:t},e)}},go=n2=>n2===null||
m(n2)&&(Object.keys(n2).length===0||Object.keys(n2).some(e=>xo.has(e))),Fn=new WeakMap,yo={"utf-8":"bytes","utf-16":"utf16","utf-32":"code-points"},qe=n2=>{let{
positionEncoding:e,capabilities:t,serverInfo:s,result:o}=d(n2);if(T(t,"object")||s!==void 0&&t===void 0)return"unknown";let r=e??d(t).positionEncoding;return r===
void 0?m(o)?qe(o):void 0:yo[String(r)]??"unknown"},Ye=["result","params","edit","message"],xo=new Set([...Ye,"jsonrpc","error","capabilities","positionEncoding",
"changes","documentChanges","newText","title","command"]),Nn=n2=>Ye.flatMap(e=>{let t=n2[e];return(Array.isArray(t)?t.slice(0,60):[t]).flatMap(o=>m(o)?[o,...Nn(
o)]:[])}),vn=({changes:n2,documentChanges:e})=>Array.isArray(e)&&e.length>0&&e.every(bo)||m(n2)&&Object.entries(n2).length>0&&Object.entries(n2).every(([t,s])=>/^[a-z-]+:/.
test(t)&&Array.isArray(s)),bo=n2=>m(n2)&&(m(n2.textDocument)||typeof n2.kind=="string"),ze=({title:n2,edit:e,command:t})=>typeof n2=="string"&&(m(e)||m(t)),Xe=({
range:n2,newText:e})=>typeof e=="string"&&m(n2)&&m(n2.start)&&"character"in n2.start;function Ze(n2,e,t){if(Array.isArray(n2.value))return So(n2,e,t);let s=d(n2.
value),o={...e,unit:qe(s)??e.unit};if(ze(s)&&!m(s.params))return An(n2,o,t);if(vn(s))return In(n2,o,t);if(Xe(s))return Pn([n2],o,t);let{error:r}=s;if(m(r)&&typeof r.
message=="string")return t.refuse(`The server answered with an error: ${r.message}`,n2.at(),"lsp");if(wo(s)||ko(s)||Fo(s))return t.refuse(k("lsp"),n2.at(),"lsp");
for(let i of Ye){let a=v(n2,i);a&&(m(a.value)||Array.isArray(a.value))&&Ze(a,o,t)}}var wo=({changes:n2,documentChanges:e})=>e===null||Array.isArray(e)&&e.length>
0||n2===null||m(n2)&&Object.keys(n2).length>0,Fo=n2=>"edit"in n2&&["title","disabled","isPreferred","diagnostics"].some(e=>e in n2),ko=({jsonrpc:n2,id:e,method:t,
...s})=>n2!==void 0&&e!==void 0&&t===void 0&&!("result"in s)&&!("error"in s);function So(n2,e,t){let s=b(n2);if(s.some(({value:a})=>Xe(d(a))))return Pn(s,e,t);let o=s.
filter(({value:a})=>ze(d(a)));if(o.length===0){for(let a of s)Ze(a,e,t);return}let r=o.filter(({value:a})=>d(a).isPreferred===true),i=s.length===1?o:r;for(let a of s)
o.includes(a)?i.includes(a)?An(a,e,t):t.pass("The action is one of several, and not the preferred one.",Ke(a,e),Rn(a)):t.refuse(k("lsp"),a.at(),"lsp")}function An(n2,e,t){
let{title:s,disabled:o}=d(n2.value);if(T(o,"object"))return t.refuse(k("lsp"),n2.at(),"lsp");let r=v(n2,"edit"),i=Rn(n2);if(m(o))return t.pass("The action is di\
sabled.",Ke(n2,e),i);if(!r||!m(r.value))return t.refuse("The action is a command, whose edit is not here.",Ke(n2,e),i);In(r,{...e,source:i,why:g(s)},t)}var En=({
value:n2})=>{let{diagnostics:e}=d(n2);return d(Array.isArray(e)?e[0]:void 0)},Rn=n2=>{let{source:e,code:t}=En(n2);return[e,t].filter(o=>typeof o=="string"||typeof o==
"number").join("/")||"lsp"};function Ke(n2,{unit:e}){let t=v(n2,"edit"),[s]=b(t,"documentChanges").map(({value:x})=>d(x)),[o]=Object.entries(d(d(t?.value).changes)),
{textDocument:r,uri:i=d(r).uri,oldUri:a,edits:f}=s??{},l=g(i??a)??o?.[0]??Oo(d(d(n2.value).command).arguments),u=l===void 0?void 0:j(l),c=Array.isArray(f)?f:o?.[1]??
[],h=d(Array.isArray(c)?c[0]:void 0),{start:p}=d(h.range??En(n2).range);return u===void 0?n2.at():{path:u,start:He(p),counting:Cn(e)}}var Oo=n2=>(Array.isArray(
n2)?n2:[]).flatMap(e=>m(e)?[e.uri,d(e.textDocument).uri,e.URI]:[e]).filter(e=>typeof e=="string").find(e=>e.startsWith("file:"));function Pn(n2,e,t){let[s]=n2;if(!s)
return;let{file:o}=t.options;if(o===void 0)return t.refuse("A list of text edits does not say its file. Pass --file PATH.",s.at(),"lsp");new me(e,t).addEdits(n2,
o).finish(s.at)}function In(n2,e,t){let s=new me(e,t,d(d(n2.value).changeAnnotations)),o=v(n2,"documentChanges");if(!(Array.isArray(o?.value)?o.value.length>0:(o?.
value??null)===null))return t.refuse(k("lsp"),n2.at(),"lsp");if(Array.isArray(o?.value))for(let i of M(o))s.addChange(i);else for(let i of M(v(n2,"changes")??n2))
s.addFile(b(i),i.key,i.at());s.finish(n2.at)}var me=class{#e=[];#t=new Set;#n=new Set;#s;#o;#r;#i=false;#a;constructor(e,t,s={}){this.#s=e,this.#o=t,this.#r=s}addChange(e){
let{kind:t,uri:s,oldUri:o,newUri:r,textDocument:i,edits:a,options:f,annotationId:l}=d(e.value);this.#f(l);let{overwrite:u,ignoreIfExists:c,ignoreIfNotExists:h,recursive:p}=d(
f),x=On({overwrite:u,ignoreIfExists:c});if(t===void 0&&!Array.isArray(a))return this.#l("It has no list of edits.",e.at());if(t===void 0)return this.addFile(b(e,
"edits"),g(d(i).uri)??"",e.at());let[y,F]=[s??o,r].map(O=>typeof O=="string"?j(O):void 0);if(y===void 0||t==="rename"&&F===void 0)return this.#l("It names no fi\
le.",e.at());let S={path:y};t==="create"?this.#e.push({create:y,...x}):t==="rename"?(this.#e.push({rename:y,new_path:F??"",...x}),this.#n.has(y)&&this.#n.add(F??
"")):t==="delete"&&p!==true?this.#e.push({delete:y,...On({ignoreIfNotExists:h})}):this.#l(t==="delete"?"It deletes a folder.":"It changes files in an unknown wa\
y.",S)}addFile(e,t,s){let o=j(t);if(o===void 0||o==="")return this.#l(`${JSON.stringify(t)} is no file.`,s);this.#n.has(o)&&this.#l("It edits a file twice, and \
does not say which state the second is about.",{path:o}),this.#n.add(o),this.addEdits(e,o)}addEdits(e,t){for(let s of e){let{range:o,newText:r,snippet:i,annotationId:a,
insertTextFormat:f}=d(s.value);this.#f(a);let[l,u]=[He(d(o).start),He(d(o).end)],c={path:t,start:l,counting:Cn(this.#s.unit)};i!==void 0||(f??kn)!==kn?this.#l("\
It inserts a snippet, which an editor fills in.",c):!l||!u||typeof r!="string"?this.#l("It has no range and no new text.",c):this.#e.push({...c,start:l,end:u,text:r,
clamps:true})}return this}finish(e){let{source:t="lsp",why:s}=this.#s;if(this.#a)return this.#o.refuse(this.#a.reason,this.#a.at,t);if(this.#e.length===0)return;
let o=[...new Set([...s===void 0?[]:[s],...this.#t])],r=this.#i&&!this.#o.options.unsafe;this.#o.fix({source:t,why:o.join("; ")||void 0,at:e,changes:this.#e,...r&&
{confirm:r}})}#f(e){if(e===void 0)return;let t=d(typeof e=="string"?this.#r[e]:void 0),{label:s,description:o,needsConfirmation:r=false}=t,i=[s,o].filter(a=>typeof a==
"string").join(": ");i!==""&&this.#t.add(i),(typeof s!="string"||r!==false)&&(this.#i=true)}#l(e,t){this.#a??={reason:e,at:t}}},kn=1,Sn=new Map;function Cn(n2){
let e=Sn.get(n2)??{unit:n2,mark:"skipped",breaks:"cr"};return Sn.set(n2,e),e}var On=n2=>Object.fromEntries(Object.entries(n2).flatMap(([e,t])=>t===true?[[e,true]]:
[])),He=n2=>{let{line:e,character:t}=d(n2),[s,o]=[w(e),w(t)];return Number.isNaN(s)||Number.isNaN(o)?void 0:{line:s,column:o}};var Ln={name:"rdjson",recognises:n2=>Array.
isArray(n2.diagnostics)&&!("number_of_files"in n2)&&!Qe(n2)&&n2.diagnostics.every(Ve)||Ve(n2)&&typeof n2.message=="string",read:(n2,e)=>Jn(n2,e)},Un={name:"biom\
e",recognises:Qe,read:(n2,e)=>Jn(n2,e,"Biome")},Ve=n2=>m(n2)&&m(n2.location)&&typeof n2.location.path=="string";function Qe({summary:n2,diagnostics:e,command:t}){
return m(n2)&&Array.isArray(e)&&typeof t=="string"}var To={editplan:{name:"editplan",counting:{unit:"bytes",mark:"skipped",breaks:"lf"},isKnown:true},biome:{name:"\
biome",counting:{unit:"code-points",mark:"counted",breaks:"cr"},isKnown:true,unmarked:`Biome does not say here whether its fix is safe. ${A("--unsafe")}`},ruff:{
name:"ruff",counting:{unit:"code-points",mark:"skipped",breaks:"cr"},isKnown:true,unmarked:he}},No=(n2,e)=>{let t=e??g(d(n2).name)??"rdjson";return To[t.toLowerCase()]??
{name:t,counting:{unit:"bytes",mark:"unknown",breaks:"unknown"},isKnown:false}};function Jn(n2,e,t){let{diagnostics:s,source:o}=d(n2.value);if(Qe(d(n2.value)))return e.
refuse("This report of Biome has no fixes. Run Biome with `--reporter=rdjson`.",n2.at(),"Biome");let r=Array.isArray(s)?b(n2,"diagnostics"):[n2];for(let i of r){
let a=d(i.value),f=a.source??o,l=T(f,"object")||m(f)&&typeof f.name!="string";!Ve(a)||T(a.source,"object")||t===void 0&&l?e.refuse(k(t??"rdjson"),i.at(),t??"rdj\
son"):vo(i,No(f,t),e)}}function vo(n2,e,t){let{message:s,code:o,location:r,suggestions:i}=d(n2.value),a=b(n2,"suggestions");if(T(i,"list"))return t.refuse(k(e.name),
n2.at(),e.name);if(a.length===0)return;let{path:f,range:l}=d(r),u=g(f),{line:c,column:h}=d(d(l).start),p=u===void 0?n2.at():R(u,c,h,e.counting),x=g(d(o).value),
y=x===void 0?e.name:`${e.name}/${x}`;if(e.unmarked&&!t.options.unsafe)return t.pass(e.unmarked,p,y);if(a.length>1&&!e.isKnown)return t.refuse("It has several su\
ggestions, which may be alternatives or parts of one. Keep one of them, or give each a diagnostic of its own.",p,y);let F=a.map(({value:O})=>Ao(d(O),u,e)),S=F.flatMap(
O=>O??[]);if(S.length<F.length)return t.refuse("A suggestion has no path, range and text.",p,y);t.fix({source:y,why:g(s),at:v(n2,"suggestions")?.at??n2.at,changes:S})}
function Ao({range:n2,text:e},t,{counting:s,isKnown:o}){let{start:r,end:i}=d(n2);if(t===void 0||!m(r)||typeof e!="string"||T(i,"object")||o&&!($n(r)&&$n(i)))return;
let a=m(i)?i:r,[f,l]=[Mn(r,"start"),Mn(a,"end")];if(!(!f||!l||"end"in l&&typeof r.column=="number"))return{path:t,start:f,end:l,text:"end"in l?e.replace(/\r?\n$/,
""):e,counting:s}}var $n=n2=>typeof d(n2).column=="number";function Mn({line:n2,column:e},t){return(e===void 0||e===0)&&Eo(n2)?t==="start"?{line:n2-1,column:0}:
{line:n2-1,end:"before"}:I(n2,e)}var Eo=n2=>typeof n2=="number"&&Number.isSafeInteger(n2)&&n2>0;var et={name:"sarif",recognises:n2=>Array.isArray(n2.runs)&&(/sarif/i.
test(String(n2.$schema))||/^2\.\d/.test(String(n2.version))),read:(n2,e)=>{let{version:t}=d(n2.value);if(/^2\.0/.test(String(t)))return e.refuse(`It is a draft \
of SARIF, ${JSON.stringify(t)}, whose fixes have another form. Let the tool write SARIF 2.1.0.`,n2.at(),"sarif");if(t!==void 0&&!/^2\.\d/.test(String(t)))return e.
refuse(`Its version, ${JSON.stringify(t)}, is not known: 2.1 and 2.2 are.`,n2.at(),"sarif");for(let{value:s,at:o}of b(n2,"inlineExternalProperties"))d(s).results!==
void 0&&e.refuse(Bn,o(),"sarif");for(let s of E(n2,"runs",{sink:e,tool:"sarif"}))Ro(s,e)}},Bn="Results that are outside their run are not read. Let the tool wri\
te them in it.";function Ro(n2,e){let{tool:t,columnKind:s,newlineSequences:o,originalUriBaseIds:r,artifacts:i}=d(n2.value),a=d(d(t).driver),f=g(a.name)??"sarif",
l={tool:f,unit:$o(s,f),mark:f==="editplan"?"skipped":"unknown",lines:Po(o),artifacts:Array.isArray(i)?i.map(d):[],bases:d(r),rules:Array.isArray(a.rules)?a.rules.
map(d):[]},u=b(n2,"invocations").find(({value:c})=>d(c).executionSuccessful===false);if(u&&!e.options.unsafe){let c=`${f} reports that it stopped early. Run it \
again. ${A("--unsafe")}`;return e.refuse(c,u.at(),f)}d(d(n2.value).externalPropertyFileReferences).results!==void 0&&e.refuse(Bn,n2.at(),f);for(let c of l.artifacts)
Mo(c,l,e);for(let c of E(n2,"results",{sink:e,tool:f}))Lo(c,l,e)}function Po(n2){let e=Array.isArray(n2)?n2.filter(s=>typeof s=="string"):[],t=e.filter(s=>![`
`,`\r
`,"\r"].includes(s));return{breaks:e.length===0?"unknown":e.includes("\r")?"cr":"lf",...t.length>0&&{others:t}}}var Io={utf16CodeUnits:"utf16",unicodeCodePoints:"\
code-points",bytes:"bytes",utf8CodeUnits:"bytes"},Co={ruff:"code-points"},$o=(n2,e)=>n2===void 0?Co[e.toLowerCase()]??"characters":Io[String(n2)]??"unknown";function Mo({
location:n2,hashes:e,contents:t},s,o){let r=ge(d(n2),s);if(typeof r!="string")return;let i=g(d(e)["sha-256"])?.toLowerCase(),a=g(d(t).text);(i!==void 0||a!==void 0)&&
o.saw(r,{...i!==void 0&&{sha256:i},...a!==void 0&&{text:a}})}function Lo(n2,e,t){let[s,...o]=b(n2,"fixes"),{baselineState:r,suppressions:i,message:a,ruleId:f,fixes:l}=d(
n2.value);if(T(l,"list")||l===void 0&&!m(a))return t.refuse(k(e.tool),n2.at(),e.tool);if(!s||o.length===0&&Uo(s))return t.bare(e.tool);let u=g(f)??Bo(d(n2.value),
e),c=u===void 0?e.tool:`${e.tool}/${u}`,h=_o(n2,e),p=(y,F=s)=>t.pass(y,h??F.at(),c);if(e.tool.toLowerCase()==="ruff"&&!t.options.unsafe)return p(he);if(r==="abs\
ent")return p("The checker does not find it any more.");if(Array.isArray(i)&&i.map(d).some(jo))return p("Its finding is suppressed.");for(let y of o)p("The resu\
lt offers another fix, which is taken.",y);let x=Jo(s,e);if("reason"in x)return t.refuse(x.reason,h??s.at(),c);if(x.length===0)return t.refuse("Its fix replaces\
 nothing.",h??s.at(),c);t.fix({source:c,found:h,why:_n(d(s.value).description)??_n(a),at:s.at,changes:x})}var Uo=({value:n2})=>{let{artifactChanges:e}=d(n2);return Array.
isArray(e)&&e.length===0};function Jo(n2,e){let t=[];for(let{value:s}of b(n2,"artifactChanges")){let{artifactLocation:o,replacements:r}=d(s),i=ge(d(o),e);if(typeof i!=
"string")return i;if(!Array.isArray(r))return{reason:"It has no list of replacements for a file."};for(let a of r){let f=Wo(d(a),i,e);if(typeof f=="string")return{
reason:f};t.push(f)}}return t}function _o(n2,e){let[t]=b(n2,"locations").map(({value:i})=>d(d(i).physicalLocation)),[s]=b(b(n2,"fixes")[0],"artifactChanges").map(
({value:i})=>d(i)),[o]=Array.isArray(s?.replacements)?s.replacements.map(d):[],r=[[d(t?.artifactLocation),d(t?.region)],[d(s?.artifactLocation),d(o?.deletedRegion)]];
for(let[i,a]of r){let f=ge(i,e),[l]=Wn(a,e);if(typeof f=="string")return{path:f,...typeof l=="object"&&l}}}var jo=({status:n2="accepted"})=>n2==="accepted",_n=n2=>g(
d(n2).text),Bo=({ruleIndex:n2,rule:e},{rules:t})=>g(d(e).id)??g(t[w(n2)]?.id);function ge(n2,e,t=0){let{uri:s,uriBaseId:o,index:r}=n2;if(typeof s!="string"){let a=e.
artifacts[w(r)];return!a||t>0?{reason:"It names no file."}:ge(d(a.location),e,t+1)}let i=j(s);return i===void 0?{reason:`${JSON.stringify(s)} is no file.`}:typeof o!=
"string"||/^file:|^\//i.test(s)?i:Do(Dn(o,e,0),i)}function Dn(n2,e,t){let{uri:s,uriBaseId:o}=d(e.bases[n2]),r=typeof s=="string"?j(s):"";if(r===void 0||t>20)return;
if(typeof o!="string"||r.startsWith("/"))return r;let i=Dn(o,e,t+1);return i===void 0?void 0:`${i.replace(/\/*$/,i===""?"":"/")}${r}`}var Do=(n2,e)=>n2===void 0?
{reason:"Its base is no folder."}:n2===""?e:`${n2.replace(/\/*$/,"/")}${e}`;function Wo({deletedRegion:n2,insertedContent:e},t,s){let o=Wn(d(n2),s),[r,...i]=o.filter(
h=>typeof h=="object");if(!r||i.length+1<o.length)return"Its region has no sound line or offset.";let{text:a,binary:f}=d(e),u=e===void 0?"":a===void 0?Go(f):g(a);
if(u===void 0)return"Its new content is not text.";let c=g(d(d(n2).snippet).text);return{path:t,...r,text:u,same:i,quoted:c}}function Go(n2){if(typeof n2!="stri\
ng"||!/^[A-Za-z0-9+/]*={0,2}$/.test(n2))return;let e=Buffer.from(n2,"base64"),t=e.toString("utf8");return Buffer.from(t).equals(e)&&e.toString("base64")===n2&&!t.
includes("\0")?t:void 0}function Wn(n2,{unit:e,mark:t,lines:s}){let{startLine:o,charOffset:r,charLength:i,byteOffset:a,byteLength:f}=n2;return[...o===void 0?[]:
[Ko(n2,{unit:e,mark:t,...s})],...r===void 0||r===-1?[]:[jn(r,i,{unit:e,mark:t,breaks:"lf"})],...a===void 0||a===-1?[]:[jn(a,f,{unit:"bytes",mark:"counted",breaks:"\
lf"})]]}function jn(n2,e,t){let[s,o]=[w(n2),w(e===void 0?0:e)];return Number.isNaN(s)||Number.isNaN(o)?"Its region has no line and no offset.":{start:{offset:s},
end:{offset:s+o},counting:t}}function Ko(n2,e){let{startLine:t,startColumn:s=1,endLine:o=t,endColumn:r}=n2,i=[t,s,o,r===void 0?1:r].map(w),[a=0,f=0,l=0,u=0]=i;if(i.
some(h=>Number.isNaN(h)||h<1))return"Its region has a line or column below 1.";let c=r===void 0?{line:l-1,end:"before"}:{line:l-1,column:u-1};return{start:{line:a-
1,column:f-1},end:c,counting:e}}var Ho=[et,Tn,We,Ln,Un,gn,nn,an,Be,cn,yn,bn,pn,hn,wn],Gn=n2=>Ho.find(({name:e})=>e===n2)??et,tt={isOutput:(n2,e)=>Gn(n2).recognises(
e),formatOf:n2=>ln(n2)?"clang":un(n2)?"go":void 0,formatIn:n2=>nt(Kn(n2))[0],read:(n2,e,t)=>en(e.flatMap(s=>Qo(s,n2,t.recording)??[]),t)};function nt(n2){let e=bt(
n2).replace(/^\ufeff/,""),t=wt(e).filter(m),s=St.filter(o=>t.some(r=>tt.isOutput(o,r)));return s.length>0?s:[tt.formatOf(e)??[]].flat()}function Kn(n2){if(!("te\
xt"in n2)||tt.formatOf(n2.text))return n2;let e=n2.text.split(`
`),t=e.findIndex(l=>/^\s*(?:\{\s*(?:"|$)|\[\s*(?:\{|$))/.test(l)),s=e.findLastIndex(l=>/[\]}]\s*$/.test(l))+1,o=m(dt(e[t]??"")),r=(l,u)=>u<t||u>=s||o&&Yo.test(l),
i=e.filter((l,u)=>r(l,u)&&l.trim()!=="");if(t===-1||s<=t||i.length===0||i.some(l=>zo.test(l)))return n2;let a=e.map((l,u)=>r(l,u)?"":l).slice(t,s),f={...n2,text:a.
join(`
`),firstLine:(n2.firstLine??1)+t};return nt(f).length>0?f:n2}function qo({name:n2,text:e,firstLine:t=1},{text:s,firstLine:o=1}){let r=e.split(`
`);return{file:n2,lines:r,first:t,taken:[[o,o+s.split(`
`).length-1]]}}var Yo=/^\s*(?!true|false|null)[a-z]/i,zo=/^\s*(?:diff |--- |\+\+\+ |@@ |<{5,}|\*\*\* |[[{])/,Xo=n2=>"text"in n2&&Vo.test(n2.text)&&(n2.text.trim()===
""||Zo.test(n2.text.replaceAll(De,"").trim())),Zo=/^(?:\[\s*\]|(?:\{\s*\}\s*)+)$/,Vo=/^\s*(?:$|\[\s*\]|\{\s*\}|# |go: )/;function Qo(n2,e,t){if(Xo(n2))return;let s=Kn(
n2);"text"in n2&&"text"in s&&t.texts?.push(qo(n2,s));let[o,...r]=nt(s),i=e===void 0||e==="biome"||[o,...r].includes(e),a=e??o;if(a&&(i||o===void 0))return{reader:Gn(
a),source:s};let f=o?`It is output in the format ${o}.`:"It is in no format with fixes that is known.";t.leaveOut("output",{reason:f,at:{file:s.name,line:1,column:1}})}
export{tt as a,Xo as b};
