import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as Fn}from"./wings-codemods-structural-edit-2.js";import{
a as Mn,c as Ce,d as En,e as Pn,h as Nn,i as vn}from"./wings-codemods-document-toml.js";import{a as le,b as Ee,c as Pe,d as Ne,j as An,k as ve}from"./web-tree-sitter.js";
import{c as _n,g as Ln,h as In}from"./wings-codemods-structure-indentation.js";import{core_report_lock_contents$a as Rn,core_report_lock_contents$b as Cn,core_report_lock_contents$c as $n}from"./start.js";
import{core_report_sources$b as Z}from"./start.js";import{core_report_changed_words$i as On}from"./start.js";import{g as q,h as Gn,i as Hn,j as _e}from"./core-run-from-diff-2.js";
import{core_run_request$b as Tn,core_run_request$e as kn}from"./run.js";import{core_engine_replay$f as D}from"./run.js";import{core_engine_turns$b as Re}from"./run.js";
import{core_text_moved_lines$a as hn,core_text_moved_lines$b as Te}from"./start.js";import{core_text_folder_spellings$c as Sn}from"./run.js";import{wings_codemods_documents$a as $e,
wings_codemods_documents$b as Me}from"./start.js";import{wings_codemods_structure_languages$c as X}from"./start.js";import{core_git_commands_tree_changes$a as R,
core_git_commands_tree_changes$b as wn,core_git_commands_tree_changes$c as xn,core_git_commands_tree_changes$d as ke}from"./start.js";import{core_text_search_text$a as We}from"./start.js";
import{core_plan_steps$a as bn}from"./start.js";import{core_tools_tool$a as _}from"./start.js";import{core_tools_notebook_edit$a as ae,core_tools_notebook_edit$b as B,
core_tools_notebook_edit$c as pn,core_tools_notebook_edit$k as Oe,core_tools_notebook_edit$l as yn,core_tools_notebook_edit$m as De}from"./start.js";import{core_tools_move$a as un}from"./start.js";
import{core_text_notebook$a as mn}from"./start.js";import{core_tools_run$c as H}from"./start.js";import{core_tools_file_choice$s as ze,core_tools_file_choice$x as gn}from"./start.js";
import{core_text_hunks$a as we,core_text_hunks$b as fn}from"./start.js";import{diff$c as N,diff$d as G}from"./start.js";import{core_text_notebook_output$a as dn}from"./start.js";
import{core_text_paths$d as je}from"./start.js";import{core_text_globs$a as ne,core_text_globs$b as Y}from"./start.js";import{core_text_line_ending$a as xe,core_text_line_ending$o as Be}from"./start.js";
import{core_text_group_by$a as te}from"./start.js";import{core_text_utf8_cache$e as ye,core_text_utf8_cache$f as ln,core_text_utf8_cache$i as he,core_text_utf8_cache$l as Se}from"./hook.js";
import{core_text_words$a as be}from"./hook.js";import{core_text_glob_2$f as j}from"./start.js";import{core_text_digest$a as cn}from"./hook.js";import{cpuUsage as ao,
memoryUsage as lo}from"node:process";async function Ti(e,{baseline:n,policy:t,checks:o,header:r,commands:s},{source:i=n.source,goesOn:a=()=>true}={}){let l={...r.
options,on_error:"continue"},c=Sn({...r,options:l},e.map((m,w)=>({...m,index:w+1}))),{found:f}=await Tn(n,kn(c),t),d=H(i),u=[],p={workspace:d,policy:o,tracked:f,
...s&&{commands:s}};for await(let m of D([c],p))if(m.type==="step"&&u.push(m.result),!a())break;return{results:u,workspace:d}}var co={search:.55,rest:.65,proof:.9,
ordinary:1};function ki(e={}){let{work:n=15e8,time:t=12e4,memory:o=2**31,clock:r=fo}=e,s=r(),i=n,a=n,l,c=f=>{if(!(f==="search"&&a-i<uo))return a=i,r()-s>t*co[f]?
"time":lo.rss()>o*(f==="search"?po:1)?"memory":void 0};return{spend(f){return i-=f,l??=i<0?"work":c("search"),l===void 0},allows(f){let d=c(f);return l??=d,d===
void 0},get stopped(){return l},get spent(){return n-i}}}function fo(){let{user:e,system:n}=ao();return(e+n)/1e3}var uo=1e6,po=.75;function v(e){if(e.length>mo||
he(e))return;let n=ye(e);if(!(!n.ok||!n.file.valid))return xe(Se(n.file))}var mo=4*2**20,z=({tool:e,input:n},t=0)=>({index:t+1,tool:e,input:n,at:{line:t+1,column:1}});
function J(e,n){if(e===n)return[];let t=N(e),[o,r]=[0,0];return G(t,N(n)).map(({at:s,removed:i,added:a})=>{for(;o<s;o+=1)r+=t[o]?.length??0;let[l,c]=[t.slice(s,
s+i).join(""),a.join("")];return{old:l,fresh:c,start:r,end:r+l.length,above:t[s-1],below:t[s+i],lines:i+a.length,cost:ce(l,c)}})}function A(e,n){let t=J(e,n);return{
hunks:t,lines:M(t,o=>o.lines),cost:M(t,o=>o.cost)}}var M=(e,n)=>{let t=0;for(let o of e)t+=n(o);return t},W=e=>e.match(go)??[],go=new RegExp("[\\p{L}_$][\\p{L}\\p{\
N}_$]*|\\p{N}+(?:[.]\\p{N}+)*[\\p{L}\\p{N}_]*|[ \\t]+|[=!]==?|[-=]>|[<>+\\-*/%&|^:~]=|::|&&|\\|\\||\\?[?.]|\\+\\+|--|\\*\\*|\\.\\.\\.|[\\s\\S]","gu"),Q=e=>e.match(
/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|_+|[^A-Za-z\d_]+/g)??[e];function ce(e,n){if(e===n)return 0;let t=new Map,o=(r,s)=>{for(let i of W(r))for(let a of i.length>1?
Q(i):[i])t.set(a,(t.get(a)??0)+s)};return o(e,1),o(n,-1),M(t,([r,s])=>Math.abs(s)*r.length)||1}import{hash as yo}from"node:crypto";async function zn(e,n,t){let o=({
from:l,oldMode:c,newMode:f})=>l!==void 0||[c,f].includes(R),r=e.some(({from:l,newMode:c})=>l!==void 0||c===R)?e.filter(o):[],s=r.length>0?e.filter(l=>!o(l)):e,[
i,a]=[[],[]];for(let l=-r.length;l<s.length;l+=l<0?r.length:jn){if(!t()){let f=l<0?e:s.slice(l);return{steps:i,leftOut:[...a,...f.map(({path:d})=>({path:d,reason:ho}))],
isCut:true}}let c=await Gn(l<0?r:s.slice(l,l+jn),n);i.push(...c.steps),a.push(...c.leftOut)}return{steps:i,leftOut:a,isCut:false}}var jn=250,ho="The limits of t\
ime and memory ended the work before it. Explain a part of the change.";async function Dn(e,n,{source:t,result:o,policy:r}){let s=new Map(n.flatMap(d=>bo(d,t,o)??
[])),i=[...s.values()].flat(),a=e.filter(d=>bn(d).every(u=>!s.has(u)));if(e.length-a.length<2||i.length>Ve)return e;let l=Oe("Fix");if(!l)return e;let c=_(l,{source:So,
edits:i}),f=H(t);for await(let d of D([{options:q,steps:[z(c)]}],{workspace:f,policy:r}))if(d.type==="step"&&d.result.status!=="applied")return e;return n.every(
d=>!s.has(d.path)||_e(d,f,o))?[...a,z(c)]:e}var So="editplan/rest",Ve=1e4;function bo({path:e,from:n,oldMode:t,newMode:o},r,s){if(n!==void 0||o===R||![R,o].includes(
t)||e.endsWith(".ipynb")||t===R&&o===ke)return;let[i,a]=[t===R?Buffer.alloc(0):r.read(e),s.read(e)],[l,c]=[Le(i),Le(a)];if(l===void 0||c===void 0||c===""||i.includes(
13)!==a.includes(13))return;let f=Je(e,i,{text:l,hunks:J(l,c)});return[[e,t===R?[{create:e},...f]:f]]}function Je(e,n,{text:t,hunks:o}){let r=n.includes(13)?`\r
`:`
`,s=c=>r===`
`?c:c.replaceAll(`
`,r),i=yo("sha256",n,"hex"),[a,l]=[0,0];return o.map(c=>{l+=Buffer.byteLength(s(t.slice(a,c.start))),a=c.start;let{old:f,fresh:d,above:u,below:p}=c,m={start:l,end:l+
Buffer.byteLength(s(f)),old_string:s(f),new_string:d},w={...u!==void 0&&{before:u},...p!==void 0&&{after:p}};return{file_path:e,sha256:i,...m,...w}})}function Le(e){
if(e[0]===239)return;let n=e.toString("latin1");return n.includes("\r")&&(/(?:^|[^\r])\n/.test(n)||/\r(?!\n)/.test(n))?void 0:v(e)}function Wn(e,n,t){let o=ko,r=({
path:a,from:l=a})=>[Bn(n,n.stat(a)?a:l),Bn(t,a)],s=a=>{let[l="",c=""]=r(a),f=N(l);return we(f,G(f,N(c)),{oldStart:1,newStart:1}).structuredPatch},i=e.some(({path:a})=>Z(
a))?Cn(e.filter(({path:a})=>$n(a)).map(a=>({path:a.path,structuredPatch:s(a)}))):void 0;return e.map(a=>{let{path:l}=a,[c,f]=r(a);if(c===void 0||f===void 0)return{
path:l,lines:Number.POSITIVE_INFINITY,diff:""};let{lines:d,hunks:u}=A(c,f),p=Z(l)?Rn(l,s(a),i):"";if(p!=="")return{path:l,lines:d,diff:"",said:p};let m=o>0?Oo(wo(
l,c,f)??u):"";return o-=m.length,{path:l,lines:d,diff:m}})}function wo(e,...n){if(!e.endsWith(".ipynb"))return;let[t,o]=n.map(xo);if(!(t===void 0||o===void 0||t===
o))return J(t,o)}function xo(e){if(e==="")return"";let n=mn(Buffer.from(e));if(n.ok)return n.notebook.cells.map(({type:t,source:o,outputs:r})=>[`[${t}]`,o,...r.
map(dn)].join(`
`).replace(/\n*$/,`
`)).join("")}var Bn=(e,n)=>e.stat(n)?.kind==="file"?v(e.read(n)):"";function Oo(e){let n=[],t=To;for(let{old:o,fresh:r}of e)for(let[s,i]of[["-",o],["+",r]])for(let a of i.
length>t?[]:N(i))n.push(`${s}${a.replace(/\n$/,"")}`),t-=a.length;return n.join(`
`)}var To=4e3,ko=2**20;var fe=(e,n)=>{let t=[],o=0;for(let{start:r,end:s,fresh:i}of n)t.push(e.slice(o,r),i),o=s;return t.join("")+e.slice(o)},oe=10,I=50,Ie=25,
Ae=12,Vn=15;function Jn(e,n,t=false){if(e===""||e===n||e.trim()==="")return;let o=I+e.length+n.length+(t?Ie:0);if(!Ue.test(e)&&Ue.test(n)||new RegExp("^[\\s.]*\\p\
{N}","u").test(e))return;let s=e.includes(`
`)&&e.length>Ro,[i,a]=[!s&&/^\w/.test(e)?"\\b":"",!s&&/\w$/.test(e)?"\\b":""],l=n===""&&!e.endsWith(`
`);if(i+a!==""||l){let c=F(`${i}${L(e)}${a}`,n,{needle:de(e)});return c&&{...c,size:o+(l?Ae:0)}}return{tool:B.name,input:{old_string:e,new_string:n,replace_all:true},
needle:de(e),size:o+(Ue.test(e)?0:Vn),places(c){let f=[];for(let d=c.indexOf(e);d>=0;d=c.indexOf(e,d+e.length))f.push({start:d,end:d+e.length,fresh:n});return f}}}
var Ro=20,Ue=/[\p{L}\p{N}]/u;function Un(e,n){let[t,o]=[Co(e),$o(e)],[r,s]=[t===""?"":"$1",o===""?"":t===""?"$1":"$2"],i={needle:e,groups:(t===""?0:1)+(o===""?0:
1)},a=F(`${t}${L(e)}${o}`,`${r}${V(n)}${s}`,i);return a&&{...a,size:I+e.length+n.length+Ie}}var Co=e=>e.startsWith("_")?"":new RegExp("^\\p{Lu}","u").test(e)?"(\
[a-z\\d_]|\\b)":"(_|\\b)",$o=e=>e.endsWith("_")?"":/[a-z\d]$/.test(e)?"([A-Z_]|\\b)":/[A-Z]$/.test(e)?"([A-Z][a-z]|[\\d_]|\\b)":"([\\d_]|\\b)";function Kn(e,n,{
isIndented:t}){if(t&&/^\d/.test(n)||new RegExp("^\\p{N}+$","u").test(e))return;let o=/\w$/.test(e)?"\\b":"";return t?F(`(?m)^([ \\t]+)${L(e)}${o}`,`$1${V(n)}`,{
needle:e,groups:1}):F(`(?m)^${L(e)}${o}`,n,{needle:e})}function Yn(e){let n=F("^([\\s\\S])",`${V(e)}$1`,{needle:"",groups:1}),t=new Set([Mo.exec(e)?.[0]??"",de(
e).trim()]);return n?[n,...[...t].flatMap((o,r)=>o===""?[]:Eo(n,o,r))]:[]}var Mo=/SPDX-License-Identifier|Copyright/,Eo=(e,n,t)=>({...e,input:{...e.input,only_if:{
not_contains:n}},size:e.size-2+t,places:(o,r)=>o.includes(n)?[]:e.places(o,r),isHarmless:o=>o.includes(n)}),Zn=e=>F(`(?m)^[ \\t]*${L(e)}${/\w$/.test(e)?"\\b":""}\
.*\\n`,"",{needle:e}),V=e=>e.replaceAll("$","$$$$");function F(e,n,{needle:t,groups:o=0}){let r=e.startsWith("(?m)")?"gm":"g",s=Po(e.replace("(?m)",""),r);if(!s)
return;let i=o>0?n.split(/(\$\$|\$\d)/):[n];return{tool:B.name,input:{regex:e,new_string:n,replace_all:true},needle:t,size:I+Ae+e.length+n.length+(/\w{3}/.test(
t)?0:Vn),places(a){let l=[];for(let c of a.matchAll(s)){if(c[0]==="")return[];let f=o===0?n:i.map(d=>d==="$$"?"$":/^\$\d$/.test(d)?c[Number(d[1])]??"":d).join("");
f!==c[0]&&l.push({start:c.index,end:c.index+c[0].length,fresh:f})}return l}}}var Po=(e,n)=>{try{return new RegExp(e,n)}catch(t){if(t instanceof SyntaxError)return;
throw t}},L=e=>e.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&").replaceAll(`
`,"\\n").replaceAll("	","\\t"),de=e=>e.split(`
`).reduce((n,t)=>t.length>n.length?t:n,""),Ke=({tool:e,input:n})=>`${e} ${JSON.stringify(n)}`;function et({old:e,fresh:n,at:t,cut:o}){if(t||o||e.length+n.length>
No)return[];let[r,s]=[Xn.exec(e),Xn.exec(n)];if(!r||!s)return[];let[[,i="",a=""],[,l="",c=""]]=[r,s];return a===c?[{change:{side:"start",old:i,fresh:l},rest:a}]:
i+l===""?vo(Q(a),Q(c)):[]}var No=200,Xn=/^((?:[\w$]+(?:\.|::|->))*|\\(?:\w+\\)*)([A-Za-z_]\w*)$/;function vo(e,n){let t=Qn(e,n),o=Qn(e.toReversed(),n.toReversed()),
r={old:e.slice(0,e.length-o),fresh:n.slice(0,n.length-o)},s={old:e.slice(t),fresh:n.slice(t)};return[...qn("start",r,e.slice(e.length-o)),...qn("end",s,e.slice(
0,t))]}var qn=(e,{old:n,fresh:t},o)=>o.length===0?[]:[{change:{side:e,old:n.join(""),fresh:t.join("")},rest:o.join("")}];function Qn(e,n){let t=e.findIndex((r,s)=>r!==
n[s]),o=t<0?e.length:t;for(;o<e.length&&/^_+$/.test(e[o-1]??"");)o-=1;return o}function nt(e,n){let t=n.filter(({count:r})=>r>1);return t.length===0?[]:(t.length<
n.length?[n,t]:[n]).filter(({length:r})=>r>=_o&&r<=Lo).flatMap(r=>Io(e,r.map(({rest:s})=>s))??[])}var _o=3,Lo=200;function Io({side:e,old:n,fresh:t},o){let r=`(${o.
toSorted().map(L).join("|")})`,[s,i]=e==="start"&&n===""&&!/\w$/.test(t)?[Fo(t),2]:[Ao(n,e),1],[a,l]=e==="start"?[`${s}${L(n)}${r}\\b`,`${i===2?"$1":""}${V(t)}$${i}`]:
[`\\b${r}${L(n)}\\b`,`$1${V(t)}`];if(/\$\d\d/.test(l))return;let c=F(a,l,{needle:n,groups:i});return c&&{...c,size:I+Ae+n.length+t.length+Go*o.length,hasExceptions:true,
isHarmless:(f,d)=>c.places(f,d).length===0}}var Ao=(e,n)=>n==="start"&&/^\W/.test(e)?"":"\\b",Fo=e=>`(?m)(^|[^\\w${L(e.at(-1)??"")}])`,Go=5;var Ho=[[0,0],[1,0],
[0,1],[1,1],[2,0],[0,2],[2,1],[1,2],[2,2],[3,1],[1,3],[3,3],[4,2],[5,5]];function rt(e){let n=new Map,t=o=>{let r=new Set;for(let s of o){let i=`${s.at??""}${s.
old.length}:${s.old}${s.fresh}`;if(s.old===s.fresh||r.has(i))continue;r.add(i);let{lines:a=0,count:l=0}=n.get(i)??{};n.set(i,{...s,lines:s.lines+a,count:l+1})}};
t(jo(e));for(let[o,r]of Bo(e)){let s=e.lines*Math.max(1,o.length+r.length)/(e.old.length+e.fresh.length);t(Do(o,r,Math.min(e.lines,s)))}return[...n.values()]}function*jo({
old:e,fresh:n,above:t,below:o,lines:r}){e===""?(t===void 0&&(yield{old:e,fresh:n,lines:r,at:"start"}),o===void 0&&(yield{old:e,fresh:n,lines:r,at:"end"})):(yield{
old:e,fresh:n,lines:r},yield{...tt(e,n),lines:r});for(let[i,a]of[[t,""],["",o],[t,o]])i!==void 0&&a!==void 0&&(yield{old:i+e+a,fresh:i+n+a,lines:r},(i.trim()!==
""||a.trim()!=="")&&(yield{...tt(i+e+a,i+n+a),lines:r}));if(n!=="")return;let s=e.replace(/^(?:[ \t]*\n)+/,"").replace(/\n(?:[ \t]*\n)+$/,`
`);for(let i of[s,`
${s}`,`${s}
`])yield{old:i,fresh:n,lines:r}}function tt(e,n){let t=/^[ \t]*/.exec(e)?.[0]??"",o=e.endsWith(`
`)&&n.endsWith(`
`)?1:0;return n.startsWith(t)?{old:e.slice(t.length,e.length-o),fresh:n.slice(t.length,n.length-o)}:{old:e.slice(0,e.length-o),fresh:n.slice(0,n.length-o)}}function Bo({
old:e,fresh:n}){let[t,o]=[e.split(`
`),n.split(`
`)];return e.length+n.length>zo?t.length===o.length?ot(t,o).slice(0,200):[]:t.length===o.length&&t.length>2?ot(t,o):[[e,n]]}var zo=8e3,ot=(e,n)=>e.flatMap((t,o)=>t===
n[o]?[]:[[t,n[o]??""]]);function*Do(e,n,t){let[o,r]=[W(e),W(n)],s=o.length+r.length>Wo?[]:st(o,r);if(s.length>Vo)return;let i=({from:c,to:f,freshFrom:d,freshTo:u})=>M(
o.slice(c,f),p=>p.length)+M(r.slice(d,u),p=>p.length),a=M(s,i),l=[...s,...Jo(s,o)];for(let c of l){let f=t*M(s.filter(d=>d.from>=c.from&&d.to<=c.to),i)/a;for(let[
d,u]of Ho){let p=it({tokens:o,others:r,span:c},d,u);p&&(yield{...p,lines:f})}yield{...Uo({tokens:o,others:r,span:c}),lines:f},yield*Ko({tokens:o,others:r,span:c},
f),yield*Yo(o.slice(c.from,c.to),r.slice(c.freshFrom,c.freshTo),f)}}var Wo=4e3,Vo=40;function st(e,n){let t=0;return G(e,n).map(({at:o,removed:r,added:s})=>{let i=o+
t;return t+=s.length-r,{from:o,to:o+r,freshFrom:i,freshTo:i+s.length}})}function Jo(e,n){let t=[],o=(i,a)=>t.push({from:i.from,freshFrom:i.freshFrom,to:a.to,freshTo:a.
freshTo});for(let[i,a]of e.entries())for(let l of e.slice(i+1,i+4))(!n.slice(a.from,l.to).includes(`
`)||l.to-a.from<12)&&o(a,l);let[r,s]=[e[0],e.at(-1)];return r&&s&&e.length>5&&o(r,s),t}function it({tokens:e,others:n,span:t},o,r){let s=e.slice(Math.max(0,t.from-
o),t.from),i=e.slice(t.to,t.to+r);if(!(s.length<o||i.length<r)&&!(s.includes(`
`)||i.slice(0,-1).includes(`
`)))return lt({tokens:e,others:n,span:t},s,i)}function Uo({tokens:e,others:n,span:t}){let o=e.indexOf(`
`,t.to),r=at(e,t),s=e.slice(t.to,o<0?e.length:o);return r[0]?.trim()===""&&r.shift(),lt({tokens:e,others:n,span:t},r,s)}var at=(e,{from:n})=>n===0?[]:e.slice(e.
lastIndexOf(`
`,n-1)+1,n);function*Ko({tokens:e,others:n,span:t},o){let r=at(e,t);if(r.join("").trim()==="")for(let s of[0,1,2]){let i=it({tokens:e,others:n,span:t},0,s);i&&i.
old.trim()!==""&&!i.old.includes(`
`)&&!i.fresh.includes(`
`)&&(yield{...i,lines:o,at:r.length>0?"indented line":"line"})}}var lt=({tokens:e,others:n,span:t},o,r)=>({old:[...o,...e.slice(t.from,t.to),...r].join(""),fresh:[
...o,...n.slice(t.freshFrom,t.freshTo),...r].join("")});function*Yo([e="",...n],[t="",...o],r){if(n.length+o.length>0||!/^\w+$/.test(e)||!/^\w+$/.test(t))return;
let[s,i]=[Q(e),Q(t)],a=0;for(;a<s.length-1&&a<i.length-1&&s.at(-1-a)===i.at(-1-a);)a+=1;let l=0;for(;l<s.length-a-1&&l<i.length-a-1&&s[l]===i[l];)l+=1;for(let c=0;c<=
l;c+=1)for(let f=0;f<=a;f+=1){if(c+f===0)continue;let d={old:s.slice(c,s.length-f).join(""),fresh:i.slice(c,i.length-f).join("")};d.old.length>1&&(yield{...d,lines:r,
cut:true})}yield*Zo(s,i,r)}function*Zo(e,n,t){let o=st(e,n).filter(({from:s,to:i})=>i>s);if(o.length<2)return;let r=M(o,({from:s,to:i})=>i-s);for(let{from:s,to:i,
freshFrom:a,freshTo:l}of o)for(let[c,f]of Xo){let d={old:e.slice(Math.max(0,s-c),i+f).join(""),fresh:n.slice(Math.max(0,a-c),l+f).join("")};d.old.length>1&&(yield{
...d,lines:t*(i-s)/r,cut:true})}}var Xo=[[0,0],[1,0],[0,1]];function pt(e){let n=new Map,t=new Map,o=s=>{let i=JSON.stringify([s.old,s.fresh,s.above,s.below]),a=n.
get(i);if(a)return a;let l=e((s.old.length+s.fresh.length)*20)&&n.size<Qo?nr(s):[];return n.set(i,l),l},r=(s,i)=>{for(let a of s)for(let{lines:l,count:c,instances:f=[],
...d}of o(a)){let{key:u}=d,p=t.get(u)??{...d,instances:new Map,lines:0,count:0};p.lines+=i*l,p.count+=i*c;for(let m of f)er(p.instances,m.values,i*m.count);p.count===
0?t.delete(u):t.set(u,p)}};return{add:s=>r(s,1),remove:s=>r(s,-1),candidates:()=>[...t.values()].flatMap(s=>s.count>1||qo(s)?ar(s):[])}}var qo=({piece:e,lines:n})=>e?.
fresh===""&&n>=oe,Qo=6e3;function er(e,n,t){let o=JSON.stringify(n),r=e.get(o);if(!r){t>0&&e.set(o,{values:n,count:t});return}r.count+=t,r.count===0&&e.delete(o)}
function nr(e){let n=new Map,t=(o,r,s)=>{let i=n.get(o.key);n.set(o.key,{...o,instances:[...i?.instances??[],r],lines:s+(i?.lines??0),count:r.count+(i?.count??0)})};
for(let o of rt(e)){let{lines:r,count:s=1}=o,i=`${o.at??""}${o.old.length}:${o.old}${o.fresh}`;n.set(i,{key:i,lines:r,count:s,piece:o});let a=fr(o);a&&t({key:a.
key,skeleton:a},{values:a.values,count:s},r);for(let{change:l,rest:c}of et(o))t({key:`family ${JSON.stringify(l)}`,family:l},{values:[c],count:s},r)}for(let{start:o,
lines:r}of tr(e)){let s=r.map(i=>({values:[i],count:1}));n.set(`lines ${o}`,{key:`lines ${o}`,start:o,instances:s,lines:r.length,count:r.length})}return[...n.values()]}
function tr({old:e,fresh:n}){if(n!==""||!e.endsWith(`
`)||e.split(`
`).length>or)return[];let t=new Map;for(let o of e.split(`
`).map(r=>r.trim())){let r=W(o.slice(0,rr));for(let s=1;s<Math.min(r.length,sr);s+=1){let i=r.slice(0,s).join("");i.endsWith(" ")||!ir.test(i)||t.set(i,[...t.get(
i)??[],o])}}return[...t].map(([o,r])=>({start:o,lines:r}))}var or=9,rr=200,sr=7,ir=/\w\s+\S*\w{2}|[^\w\s]\w{3}|\w{9}/;function ar({key:e,lines:n,piece:t,start:o,
skeleton:r,family:s,instances:i}){if(s){let f=s.old.length+s.fresh.length,d=()=>ct(i).map(({values:[u=""],count:p})=>({rest:u,count:p}));return{key:e,lines:n,size:f,
rules:()=>nt(s,d())}}if(o!==void 0)return{key:e,lines:n,size:o.length,rules:()=>Fe(Zn(lr(o,i)))};if(t)return{key:e,lines:n,size:t.old.length+t.fresh.length+(t.cut?
Ie:0),rules:()=>cr(t)};let{old:a=[],fresh:l=[]}=r??{},c=[...a,...l].reduce((f,d)=>f+(typeof d=="string"?d.length:4),0);return{key:e,lines:n,size:c,rules:()=>r?pr(
r,ct(i)):[]}}function lr(e,n){let[t=[],...o]=[...n.values()].map(({values:[i=""]})=>W(i)),r=t.findIndex((i,a)=>o.some(l=>l[a]!==i)),s=t.slice(0,r<0?t.length:r).
join("").trimEnd();return s.length>e.length?s:e}var ct=e=>[...e.values()].sort((n,t)=>n.values.join()<t.values.join()?-1:1);function cr({old:e,fresh:n,at:t,cut:o}){
return t==="start"?Yn(n):Fe(t==="end"?F("([\\s\\S])$",`$1${V(n)}`,{needle:"",groups:1}):t?Kn(e,n,{isIndented:t==="indented line"}):o?Un(e,n):Jn(e,n,dr(e)))}var Fe=e=>e?
[e]:[],dr=e=>!e.includes(`
`)&&(['"',"'","`"].some(n=>e.split(n).length%2===0)||["()","[]","{}"].some(([n="",t=""])=>e.split(n).length!==e.split(t).length));function fr({old:e,fresh:n,at:t}){
let o=t==="line";if(t&&!o||e.length>dt||n.length>dt)return;let[r,s]=[W(e),W(n)];if(r.length>ft||s.length>ft)return;let i=new Set(s.filter(d=>/^(?:[\w$]+|\d+(?:\.\w+)+)$/.
test(d))),a=[],l=new Map,c=r.map(d=>{if(!i.has(d))return d;let u=a.push(d)-1;return l.has(d)||l.set(d,u),u});if(a.length===0||a.length>ur)return;let f=s.map(d=>l.
get(d)??d);return{key:`${o?"line ":""}${JSON.stringify([c,f])}`,isLine:o,old:c,fresh:f,values:a}}var dt=600,ft=90,ur=9;function pr({old:e,fresh:n,isLine:t},o){let r=(o[0]?.
values??[]).map((i,a)=>[...new Set(o.map(({values:l})=>l[a]??""))]);return r.every(({length:i})=>i===1)?[]:(o.every(({count:i})=>i===1)?[ut]:[ut,gr]).flatMap(i=>{
let a=r.map(l=>l.length>1?i(l):L(l[0]??""));return a.includes(void 0)?[]:mr({old:e,fresh:n,isLine:t,columns:r,classes:a})??[]})}function mr({old:e,fresh:n,isLine:t,
columns:o,classes:r}){let s=new Map,i=[""],a=e.map(d=>{let[u,...p]=typeof d=="string"?[d]:o[d]??[];return typeof d=="string"||p.length===0?(i.push(`${i.pop()}${u}`),
L(u??"")):(i.push(""),n.includes(d)?(s.set(d,s.size+1),`(${r[d]})`):`(?:${r[d]})`)}),l=n.map(d=>{let u=typeof d=="number"?s.get(d):void 0;return u===void 0?V(typeof d==
"string"?d:o[d]?.[0]??""):`$${u}`}),c=l.some((d,u)=>/^\$\d$/.test(d)&&/^\d/.test(l[u+1]??""));if(s.size===0||c)return;let f=i.map(de).reduce((d,u)=>u.length>d.length?
u:d,"");return F(`${t?"(?m)^":""}${a.join("")}`,l.join(""),{needle:f,groups:s.size})}var ut=e=>e.some(n=>n.includes("."))?e.every(n=>/^[\d.]+$/.test(n))?"[\\d.]+":
"[\\w.]+":e.some(n=>n.includes("$"))?"[\\w$]+":"\\w+",gr=e=>e.length<=yr?e.toSorted().map(L).join("|"):void 0,yr=8;function ee(e,n){return[...[se(e),...wr(e),...br(
e),...xr(e,re(se(e),n))].filter(o=>U(o)<hr&&gt(o,e,n)),Sr(e)].reduce((o,r)=>U(r)<U(o)?r:o)}var hr=20,U=({glob:e,exclude:n=[]})=>Y(e).length+n.length,mt=e=>JSON.
stringify(e).length-8,Sr=e=>({glob:e.map(pe)});function br(e){let n=new Set(e.map(o=>/[^./](\.[\w-]+)$/.exec(o)?.[1])),[t]=n;return n.size===1&&t!==void 0?[{glob:`\
*${t}`},{glob:"*"}]:[{glob:"*"}]}function wr(e){let n=te(e,t=>t.slice(0,t.indexOf("/")+1));return n.size<2||n.size>ue?[]:[{glob:[...n.values()].flatMap(t=>Y(se(
t).glob))}]}var gt=(e,n,t)=>re(e,n).length===n.length&&re(e,t).length===0;function re({glob:e,exclude:n=[]},t){let[o,r]=[ne(e),ne(n)];return typeof o=="string"||
typeof r=="string"?[]:t.filter(s=>o.some(i=>i.matches(s))&&!r.some(i=>i.matches(s)))}var se=(e,n=Tr(e))=>{let t=[...new Set(e.map(me))],o=Or(t),r=t.length>1?o===
""?"":"**/":o===""?"/":"";return{glob:`${j(o)}${r}${n}`}};function yt(e,n,t){let o=se(n,e),r=ht(n,re(o,t)),s=[...new Set(n.map(i=>`${j(me(i))||"/"}${e}`))];return[
{...o,exclude:r},{glob:s}].filter(i=>U(i)<=ue&&gt(i,n,t)).sort((i,a)=>U(i)-U(a))[0]}var xr=(e,n)=>{let t=ht(e,n),o=[...te(e,me)],r=o.length>ue?e:o.flatMap(([,i])=>kr(
i,n));return[...[{...se(e),exclude:t,length:t.length},{glob:r,length:r.length}].filter(({length:i})=>i<=ue).map(({length:i,...a})=>a),{glob:e.map(pe)}]},ue=8,me=e=>e.
slice(0,e.lastIndexOf("/")+1),Or=([e="",...n])=>{let t=e;for(;!n.every(o=>o.startsWith(t));)t=me(t.slice(0,-1));return t},Tr=e=>{let n=e.map(s=>s.slice(me(s).length)),
[t="",...o]=new Set(n);if(o.length===0)return j(t);let r=[...new Set(n.map(s=>/[^.](\.[\w-]+)$/.exec(s)?.[1]??""))].sort();return r.includes("")||r.length>ue?"*":
r.length===1?`*${r[0]}`:`*.{${r.map(s=>s.slice(1)).join(",")}}`},pe=e=>e.includes("/")?j(e):`/${j(e)}`,kr=(e,n)=>{let[t]=e;if(t!==void 0&&e.length===1)return[pe(
t)];let{glob:o}=se(e),r=ne(o);return typeof r!="string"&&!n.some(i=>r.some(a=>a.matches(i)))?[String(o)]:e.map(pe)},ht=(e,n)=>{let t=new Set(e.flatMap(je));return[
...te(n,r=>je(r).find(s=>!t.has(s))??r)].map(([r,s])=>s.length>1?`${j(r)}/**`:pe(s[0]??r))};async function bt(e,n){let t=new Map,o=e.filter(Rr),r=Math.ceil(o.length/
Cr);for(let[i,a]of o.entries()){let l=X(a.path);if(!(!l||i%r!==0)){if(!n((a.text.length+a.goal.length)*20))break;for(let c of await Lr(a,l)){let f=`${wt.has(l.name)?
"javascript":l.name} ${c.key}`,d=t.get(f)??{pairs:[],language:l};t.set(f,d),d.pairs.push(c)}}}let s=({lines:i,size:a})=>i/(I+a);return[...t].flatMap(([i,{pairs:a,
language:l}])=>Pr(i,a,l)).sort((i,a)=>s(a)-s(i)||(i.key<a.key?-1:1)).slice(0,$r)}var Rr=({path:e,text:n,goal:t})=>{let o=X(e);return o!==void 0&&!Mr.has(o.name)&&
n!==t&&n.length+t.length<=xt},Cr=2e3,$r=16,Mr=new Set(["json","yaml","html","css","bash"]),wt=new Set(["javascript","typescript","tsx"]),Er=[".js",".mjs",".cjs",
".jsx",".ts",".mts",".cts",".tsx"],xt=4e5;function Pr(e,n,t){if(n.length<2)return[];let o=n.toSorted((i,a)=>Nr(i,a)),[r]=o,s=r&&vr(r,o,t);return s?[{key:e,lines:M(
n,({lines:i})=>i),size:s.size-I,rules:()=>[s]}]:[]}var Nr=(e,n)=>JSON.stringify([e.old,e.values])<JSON.stringify([n.old,n.values])?-1:1;function vr({old:e,fresh:n,
values:t},o,r){let s=t.map((p,m)=>new Set(o.map(w=>w.values[m])).size>1);if(!s.includes(true))return;let i=(p,m,w=O=>O)=>p.map(O=>typeof O=="string"?w(O):s[O]?m(
O):w(t[O]??"")).join(""),a=p=>`$${String.fromCharCode(65+p)}`,l=i(e,()=>`
`);if(/\$[A-Z$]/.test(l))return;let f=(l.match(/\w+/g)??[]).reduce((p,m)=>m.length>p.length?m:p,""),d=i(e,a),u=i(n,a,p=>p.replaceAll("$","$$$$"));return f===""?
void 0:_r({pattern:d,new_string:u},f,r)}function _r(e,n,{name:t,endings:o}){let r=Fn(e);if(!r||"message"in r)return;let s=new Map;return{tool:B.name,input:{...e,
replace_all:true},needle:n,endings:wt.has(t)?Er:o,size:I+e.pattern.length+e.new_string.length,async prepare(i,a){let l=X(a);if(!l||i.length>xt||!i.includes(n)||
s.get(a)?.text===i)return;let c=await An(i,{...r,language:l,keepsSyntax:true}),f=c.ok&&c.brokenAt===void 0?c.matches:[],d=f.some(({start:p},m)=>p<(f[m-1]?.end??
0)),u=f.map(({start:p,end:m,replacement:w})=>({start:p,end:m,fresh:w}));s.set(a,{text:i,places:d?[]:u,isHarmless:c.ok&&c.matches.length===0})},places:(i,a)=>s.get(
a)?.text===i?s.get(a)?.places??[]:[],isHarmless:(i,a)=>!X(a)||!i.includes(n)||s.get(a)?.text===i&&s.get(a)?.isHarmless===true}}var Lr=({text:e,goal:n},t)=>Pe(t,
o=>{let r=Ee();try{le.begin(e.length+n.length);let[s,i]=[e,n].map(c=>r.keep(o.parse(t,c)).getInnerTree().rootNode);if(!s||!i)return[];let a=J(e,n),l=new Map;for(let c of Ot(
{one:s,other:i},[]))l.set([c.one.startIndex,c.one.endIndex,c.other.startIndex,c.other.endIndex].join(),c);return[...l.values()].slice(0,Ir).flatMap(c=>Gr(c,{goal:n,
text:e,hunks:a})??[])}catch(s){return ve(s,r),[]}finally{r.free(),Ne()}}),Ir=2e3,Ze=700,Ar=4;function*Ot({one:e,other:n},t){if(e.text===n.text)return;let r=e.isNamed&&
n.isNamed&&e.text.length+n.text.length<Ze*2?[{one:e,other:n},...t].slice(0,Ar):[],{pairs:s,isWhole:i}=e.type===n.type?Fr(e,n):{pairs:[],isWhole:false};i||(yield*r);
for(let a of s)yield*Ot(a,r)}function Fr(e,n){let[t=[],o=[]]=[e,n].map(({children:a})=>a.filter(l=>l!==null)),r=0,s=true,i=[];for(let{at:a,removed:l,added:c}of G(
t.map(St),o.map(St))){let f=o.slice(a+r,a+r+c.length);r+=c.length-l,l===c.length?i.push(...f.map((d,u)=>({one:t[a+u],other:d}))):s=false}return{pairs:i,isWhole:s&&
i.length>0}}var St=({text:e})=>e;function Gr({one:e,other:n},{text:t,goal:o,hunks:r}){if(Tt.test(e.type)||e.text.length>Ze||n.text.length>Ze)return;let s=new Set(
[...kt(n)].filter(Ye).map(b=>b.text)),i=[],a=b=>i.includes(b)?i.indexOf(b):i.push(b)-1,l=Xe(e,b=>b.id!==e.id&&Ye(b)&&s.has(b.text)?a(b.text):void 0),c=Xe(n,b=>Ye(
b)&&i.includes(b.text)?i.indexOf(b.text):void 0);if(i.length===0||i.length>Hr||!l.some(b=>typeof b=="string"))return;let f=(b,y,x)=>b.map(T=>typeof T=="string"?
In(_n(T),{from:Ln(y,x),to:""}).text:T),[d,u]=[f(l,t,e.startIndex),f(c,o,n.startIndex)],p=d.map(b=>typeof b=="string"?b.replace(/\s+/g," ").replace(jr,"$1"):b),m=r.
filter(({start:b,end:y})=>b<=e.endIndex&&y>=e.startIndex),w=e.text.split(`
`).length+n.text.split(`
`).length,O=Math.min(w,M(m,b=>b.lines));return{key:JSON.stringify([p,u]),old:d,fresh:u,values:i,lines:O}}var Hr=8,jr=/ ?([^\w$ ]) ?/g,Tt=/(?:arguments|parameters|argument_list|parameter_list|block|body|_list)$/,
Br=/comment|fragment|content|escape|^string_start$|^string_end$/,Ye=({isNamed:e,type:n})=>e&&!Tt.test(n)&&!Br.test(n);function*kt(e){yield e;for(let n of e.children)
n&&(yield*kt(n))}function Xe(e,n){let t=n(e);if(t!==void 0)return[t];let o=[],r=0;for(let s of e.children)s&&(o.push(e.text.slice(r,s.startIndex-e.startIndex),...Xe(
s,n)),r=s.endIndex-e.startIndex);return zr([...o,e.text.slice(r)])}function zr(e){let n=[];for(let t of e)typeof t=="string"&&typeof n.at(-1)=="string"?n.push(`${n.
pop()}${t}`):t!==""&&n.push(t);return n}var Et=()=>[...Wr.map(Vr),...Dr.flatMap(([e,n])=>F(e,n,{needle:""})??[])],Dr=[["[ \\t]+\\n",`
`],["\\n{3,}",`

`],["^\\n+",""],["\\n{2,}$",`
`]],Rt=["tab",2,4,8],Wr=[{final_newline:"add"},{final_newline:"remove"},...Rt.flatMap(e=>Rt.flatMap(n=>e===n?[]:[{indent:{from:e,to:n}}]))],Vr=e=>({tool:ae.name,
input:{...e},needle:"",size:I+JSON.stringify(e).length,places:n=>[...Jr(n,Be(n,e))],isHarmless:n=>Be(n,e)===n});function*Jr(e,n){if(e===n)return;if(e.startsWith(
n))return yield{start:n.length,end:e.length,fresh:""};if(n.startsWith(e))return yield{start:e.length,end:e.length,fresh:n.slice(e.length)};let t=N(n),o=0;for(let[
r,s]of N(e).entries()){let i=t[r]??"";s!==i&&(yield{start:o,end:o+s.length,fresh:i}),o+=s.length}}function Qe(e,n){let t=e.map(r=>({path:r.path,before:qe(r.before),
after:qe(r.after)})),o=[...n].map(([r,s])=>({path:r,form:s?qe(s):Ct}));return Kr.flatMap(({conversion:r,from:s,to:i})=>{let a=t.filter(({before:f,after:d})=>f&&
d&&s(f)&&i(d)),l=new Set(a.map(({path:f})=>f));if(l.size===0)return[];let c=[...t.filter(({path:f,before:d})=>!l.has(f)&&d&&s(d)).map(({path:f})=>f),...o.filter(
({form:f})=>f===Ct||f&&s(f)).map(({path:f})=>f)];return[Ur(r,[...l],c)]})}function Ur(e,n,t){let[o]=n,{glob:r,exclude:s}=ee(n,t),i=n.length===1?{file_path:o}:{glob:r,
...s?.length&&{exclude:s},expect_matches:{min:1}};return{step:_(ae,{...i,...e}),files:n}}var Ct={mark:true,crlf:true,lf:true},qe=e=>{let n=he(e)?void 0:ye(e);if(!n?.
ok||n.file.encoding!=="utf8")return;let t=e.toString("latin1");return{mark:n.file.bom>0,crlf:t.includes(`\r
`),lf:/(?:^|[^\r])\n/.test(t)}},Kr=[{conversion:{line_ends:"lf"},from:({crlf:e})=>e,to:({crlf:e})=>!e},{conversion:{line_ends:"crlf"},from:({lf:e})=>e,to:({lf:e,
crlf:n})=>n&&!e},{conversion:{bom:"add"},from:({mark:e})=>!e,to:({mark:e})=>e},{conversion:{bom:"remove"},from:({mark:e})=>e,to:({mark:e})=>!e}];function Pt(e){
let n=new Map;for(let{path:t,text:o,goal:r}of e){let[,s=""]=/(\.[a-z]+)$/.exec(t)??[],i=Nt[s];if(!i||o===r||o.length>Yr)continue;let[a,l]=[$t(o,i),$t(r,i)];if(!(a===
void 0||l===void 0))for(let c of[...vt(a,l,[])].slice(0,Zr)){let f=JSON.stringify(c),d=n.get(f)??{change:c,endings:new Set,count:0};d.endings.add(s),d.count+=1,
n.set(f,d)}}return[...n.values()].flatMap(({change:t,endings:o,count:r})=>r>1?[Xr(t,[...o])]:[])}var Nt={".json":"json",".yaml":"yaml",".yml":"yaml",".toml":"to\
ml"},Yr=2e5,Zr=50,$t=(e,n)=>{try{return vn(e,n)}catch(t){if(t instanceof Error)return;throw t}};function*vt(e,n,t){if(Pn(e,n))return;let[o,r]=[Mt(e),Mt(n)];if(!o||
!r||Array.isArray(e)!==Array.isArray(n)||Array.isArray(e)&&o.size!==r.size){t.length>0&&Ce(n)!==void 0&&(yield{path:t,value:n});return}for(let[s,i]of r){let a=o.
get(s);a===void 0&&Ce(i)!==void 0?yield{path:[...t,s],value:i}:a!==void 0&&(yield*vt(a,i,[...t,s]))}for(let s of o.keys())r.has(s)||(yield{path:[...t,s]})}var Mt=e=>{
if(En(e))return new Map(Array.isArray(e)?e.entries():Object.entries(e))};function Xr({path:e,value:n},t){let o=e.at(-1),s=e.every(l=>typeof l=="number"||/^[A-Za-z_]\w*$/.
test(l))?Mn(e):e,i=n===void 0?{mode:"unset",path:e}:{mode:"set",path:e,value:n,create:true},a=(l,c)=>{let f=Nt[/(\.[a-z]+)$/.exec(c)?.[1]??""],d=f&&Nn(ln(l),f,i);
if(d?.ok)return d.splices.map(({start:u,end:p,replacement:m})=>({start:u/2,end:p/2,fresh:Buffer.from(m).toString("utf16le")}))};return{tool:(n===void 0?Me:$e).name,
input:{path:s,...n!==void 0&&{value:Ce(n)}},needle:"",endings:t,size:I+JSON.stringify(s).length+JSON.stringify(n??"").length-(typeof o=="string"?qr:0),places:(l,c)=>a(
l,c)??[],isHarmless:(l,c)=>a(l,c)?.length===0}}var qr=10;async function Gt(e,n){let t=await bt(e.files,c=>n.spend(c)),o=await Qr(e,n,t),r=[],s=[];for(let c=await o.
best();c;c=await o.best()){let f=await o.take(c);f&&(r.push(c),s.push(f))}let i=await ds(r,e.files,n);if(s.every(({files:c},f)=>c.length===r[f]?.paths.length)&&
i.length===r.length)return s;let l=await Ft(i,e)??await Ft(r,e);return l||await e.restart(),l??[]}async function Qr(e,n,t){let o=Re(),r=new Map,s=0,i=new Map,a=new Map,
l=e.files.flatMap(y=>n.spend((y.text.length+y.goal.length)*4)?[{...y,rest:A(y.text,y.goal)}]:[]),c=new Map(l.map(y=>[y.path,y])),f=new Set,d=pt(y=>n.spend(y));for(let{
rest:y}of l)await o(),d.add(y.hunks);let u=l.some(({rest:y})=>y.hunks.some(es))?Et():[],p=[...Pt(e.files),...u].map(y=>({key:Ke(y),lines:Number.MAX_SAFE_INTEGER,
size:0,rules:()=>[y]})),m=async(y,x,T)=>{let E=r.get(x)??new Map,k=E.get(y.path);if(k?.text===y.text)return k;T.prepare&&n.spend(y.text.length*20)&&await T.prepare(
y.text,y.path);let g={text:y.text,...is(y,T,n)};return s+=1,s%os===0&&r.clear(),r.set(x,E.set(y.path,g)),g},w=async(y,x)=>{let{needle:T,endings:E}=x,[k,g,h]=[[],
[],[]],[S,$]=[0,0];for(let C of l){if(!n.spend(1))return ns;if(!(E?.some(K=>C.path.endsWith(K))??true)||!C.text.includes(T))continue;await o();let P=await m(C,y,
x);P.good!==void 0&&((P.good?k:g).push(C.path),S+=P.lines,$+=P.places,P.odd>0&&h.push({path:C.path,places:P.odd,isInside:true}))}return{paths:k,astray:g,lines:S,
places:$,odd:h}},O=async({key:y,rules:x})=>{let T=a.get(y)??x();a.set(y,T);let E=[];for(let k of T){let g=Ke(k);if(f.has(g))continue;let h=await w(g,k);h.paths.
length>0&&ls(k,h,e.leastPlaces)?E.push({key:g,rule:k,verdict:h,score:h.lines/(k.size+_t)}):k.prepare&&f.add(g)}return E},b=async({key:y,rule:x,verdict:{paths:T,
astray:E,lines:k,odd:g}})=>{let h=i.get(y)??await e.unchanged(x);i.set(y,h),await o();let S=ee(T,[...E,...h.map(({path:P})=>P)]),$=E.map(P=>({path:P,places:x.places(
c.get(P)?.text??"",P).length})),ie=x.tool===B.name&&(x.hasExceptions??x.needle!=="")?[...g,...$,...h].filter(({places:P})=>P!==0):[];return{key:y,rule:x,paths:T,
choice:S,exceptions:ie,score:k/(x.size+rs(S,T))}};return{async best(){if(!l.some(({rest:S})=>S.hunks.length>0)||!n.spend(0))return;let y=[...p,...t,...d.candidates()].
map(S=>({candidate:S,most:S.lines/(I+S.size+_t)})).sort((S,$)=>$.most-S.most||Ht(S.candidate.key,$.candidate.key)),x=new Map,T=M(l,({rest:S})=>S.lines),E=new Map,
k=async S=>{let $=E.get(S.key)??await b(S);return E.set(S.key,$),$},g=0;for(let[S,{candidate:$,most:C}]of y.entries()){if(C<g||S>=ts||!n.spend(0))break;for(let K of await O(
$))x.set(K.key,K);let ie=en([...x.values()]),P=ie.find(({verdict:K})=>K.lines>=T&&K.astray.length===0);g=Math.max(ie[Lt-1]?.score??0,P?(await k(P)).score:0)}let h=[];
for(let S of en([...x.values()]).slice(0,Lt))h.push(await k(S));return en(h)[0]},async take({key:y,...x}){f.add(y);let T=await e.attempt(Ge(x));if(!T)return;let E=[];
for(let[k,g]of T.texts){await o();let h=c.get(k),S=h?.rest.lines??0;h&&(d.remove(h.rest.hunks),h.text=g,h.rest=A(g,h.goal),d.add(h.rest.hunks)),E.push({path:k,lines:Math.
max(0,S-(h?.rest.lines??0))})}return{step:Ge(x,T.matches),files:E,matches:T.matches,exceptions:x.exceptions}}}}var es=({old:e,fresh:n})=>e.replace(/\S+/g,"")!==
n.replace(/\S+/g,""),ns={paths:[],astray:[],lines:0,places:0,odd:[]},en=e=>e.sort((n,t)=>t.score-n.score||Ht(n.key,t.key)),Ht=(e,n)=>e<n?-1:e>n?1:0,_t=10,ts=300,
os=5e5,Lt=6,rs=({glob:e,exclude:n},t)=>t.length===1?t[0]?.length??0:mt({glob:e,...n&&{exclude:n}}),ss=.95;function is({text:e,path:n,rest:t},o,r){r.spend(e.length);
let s=o.places(e,n);if(s.length===0)return{good:void 0,lines:0,places:0,odd:0};let[i,a,l,c]=[0,0,0,0];for(let{start:d,end:u,own:p,hunks:m}of as(s,t.hunks)){let w=e.
slice(d,u),[O,b]=[At(d,w,p),At(d,w,m)];r.spend((w.length+b.length)*4);let[y,x]=[ce(w,b),ce(O,b)];i+=O===b?y:ce(w,O),a+=y-x,x===0&&(l+=y),x>=y&&(c+=p.length)}return a<=
0||a<ss*i?{good:false,lines:0,places:0,odd:0}:{good:true,lines:t.lines*(a*It+l*(1-It))/t.cost,places:s.length,odd:c}}var It=.3,At=(e,n,t)=>fe(n,t.map(({start:o,
end:r,fresh:s})=>({start:o-e,end:r-e,fresh:s})));function as(e,n){let t=[],o=[...e.map(r=>["own",r]),...n.map(r=>["hunks",r])];for(let[r,s]of o.sort(([,i],[,a])=>i.
start-a.start)){let i=t.at(-1),a=i&&s.start<=i.end?i:{start:s.start,end:s.end,own:[],hunks:[]};a!==i&&t.push(a),a.end=Math.max(a.end,s.end),a[r].push(s)}return t.
filter(({own:r})=>r.length>0)}var ls=({tool:e,size:n,input:t},{lines:o,paths:r,places:s},i)=>o>=1.5&&(r.length>1||o>=3)&&o*60>n&&(e!==B.name||s>=i||o-cs(t)>=oe&&
!r.every(Z)),cs=({old_string:e,regex:n,pattern:t,new_string:o=""})=>o===""?0:[e??n??t,o].join(`
`).split(/\n|\\n/).length;function Ge({rule:e,choice:n,paths:t},o){let[r]=t,{glob:s,exclude:i}=n,{only_if:a,...l}=e.input,c=t.length===1?{file_path:r}:{glob:s,...i?.
length&&{exclude:i},...a!==void 0&&{only_if:a}},f=t.length>1||yn(e.tool).counts==="places";return{tool:e.tool,input:{...c,...l,...f&&{expect_matches:o??{min:1}}}}}
async function Ft(e,n){await n.restart();let t=new Map(n.files.map(({path:s,goal:i})=>[s,i])),o=new Map(n.files.map(({path:s,text:i})=>[s,i])),r=[];for(let s of e){
let i=await n.attempt(Ge(s));if(!i||i.texts.size!==s.paths.length)return;let a=[...i.texts].map(([l,c])=>{let f=t.get(l)??"",[d,u]=[A(o.get(l)??"",f),A(c,f)];return o.
set(l,c),{path:l,lines:Math.max(0,d.lines-u.lines)}});r.push({step:Ge(s,i.matches),files:a,matches:i.matches,exceptions:s.exceptions})}return r}async function ds(e,n,t){
let o=new Map(n.map(l=>[l,new Map])),r=(l,c)=>{if(c===l.goal)return 0;let f=o.get(l)?.get(c);if(f!==void 0)return f;t.spend(c.length*4);let d=us+A(c,l.goal).lines;
return o.get(l)?.set(c,d),d},s=async l=>{let c=new Map(n.map(({path:f,text:d})=>[f,d]));for(let{rule:f,paths:d}of l)for(let u of d){let p=c.get(u)??"";f.prepare&&
await f.prepare(p,u);let m=f.places(p,u);if(m.length===0)return Number.POSITIVE_INFINITY;c.set(u,fe(p,m))}return l.length*fs+M(n,f=>r(f,c.get(f.path)??f.text))},
i=[...e],a=await s(i);for(let l=-1;l!==i.length;){l=i.length;for(let c of i.toReversed()){if(!t.spend(0))break;let f=i.filter(u=>u!==c),d=await s(f);d>a||(i=f,a=
d)}}return i}var fs=10,us=6;import jt from"node:path/posix";function Bt(e,n){let t=[],o=e;for(;t.length<ps;){let r=gs(o.filter(({text:i})=>i),n.concat(ms(o)));if(!r)
break;t.push(r);let s=new Set(r.files);o=o.filter(({to:i})=>!s.has(i))}return[...t,...o.map(({from:r,to:s})=>({step:zt({file_path:r},s),files:[s]}))]}var ps=200,
ms=e=>e.flatMap(({from:n,text:t})=>t?[]:[n]),zt=(e,n)=>_(un,{...e,new_path:n});function gs(e,n){let t=new Map;for(let s of e)for(let i of Ss(s)){let a=JSON.stringify(
i),l=t.get(a)??{...i,moves:[]};t.set(a,l),l.moves.push(s)}let o=[...t.values()].filter(s=>s.moves.length>1).sort((s,i)=>i.moves.length-s.moves.length||s.newPath.
length-i.newPath.length),r=e.map(({from:s})=>s);for(let{glob:s,name:i,newPath:a,moves:l}of o.slice(0,50)){let c=l.map(({from:m})=>m),f=new Set(c),d=[...n,...r.filter(
m=>!f.has(m))],u=i?ys(i,c,d):s?hs(s,d):ee(c,d);if(!u)continue;let p={...u,...!u.exclude?.length&&{exclude:void 0}};return{step:zt(JSON.parse(JSON.stringify({...p,
expect_matches:c.length})),a),files:l.map(({to:m})=>m)}}}function ys(e,n,t){let o=yt(e,n,t),[r="",s=""]=e.split("*");return o&&{...o,glob:Y(o.glob).map(i=>`${i.
slice(0,-e.length)}${r}(?<${Dt}>*)${s}`)}}var Dt="rest",Wt=12;function hs(e,n){let t=ne(e);if(typeof t=="string")return;let o=n.filter(r=>t.some(s=>s.matches(r)));
if(!(o.length>Wt))return{glob:e,...o.length>0&&{exclude:o.map(r=>j(r))}}}function*Ss({from:e,to:n}){if(n.includes("$<"))return;let[t,o]=[e.split("/"),n.split("/")],
r=0;for(;r<Math.min(t.length,o.length)-1&&t.at(-1-r)===o.at(-1-r);)r+=1;t.at(-1)===o.at(-1)&&(r=Math.max(r,1));for(let u=r;u>=1;u-=1){let[p,m]=[t.slice(0,t.length-
u),o.slice(0,o.length-u)];p.length!==0&&(yield{glob:`${j(p.join("/"))}/**`,newPath:[...m,"**"].join("/")})}let[s,i]=[jt.parse(e),jt.parse(n)],a=s.dir===i.dir?"$\
<dir>":i.dir===""?"":`${i.dir}/`,c=((u,p,m)=>p!==""&&u.includes(p)?u.replace(p,`$<${m}>`):void 0)(i.name,s.name,"name"),f=s.ext===i.ext?"$<ext>":i.ext;c!==void 0&&
(yield{newPath:`${a}${c}${f}`});let d=bs(s.base,i.base);c!==void 0||d.length<2||j(s.base)!==s.base||s.base.includes("*")||(yield{name:s.base.replace(d,"*"),newPath:`${a}${i.
base.replace(d,`$<${Dt}>`)}`})}function bs(e,n){let t="";for(let o=0;o<e.length;o+=1)for(;o+t.length<e.length&&n.includes(e.slice(o,o+t.length+1));)t=e.slice(o,
o+t.length+1);return t}function Vt(e,{isText:n,others:t}){let o=[],r=new Set(e),s=e.filter(n);for(let a of[s,...xs(s)]){let l=a.filter(m=>r.has(m));if(l.length<
2)continue;let c=new Set(l),f=ee(l,[...t,...e.filter(m=>!c.has(m))]);if(U(f)>(a===s?Wt:1))continue;for(let m of l)r.delete(m);let{glob:d,exclude:u=[]}=f,p={glob:Y(
d).length===1?Y(d)[0]:d,...u.length>0&&{exclude:u}};o.push({step:_(ze,{...p,expect_matches:l.length}),files:l})}let i=[...r].map(a=>({step:ws(a),files:[a]}));return[
...o,...i]}var ws=e=>_(ze,{file_path:e});function xs(e){let n=new Map;for(let t of e){let o=t.split("/");for(let s=0;s<o.length;s+=1){let i=`/${o.slice(0,s).join(
"/")}`,a=n.get(i);a?a.push(t):n.set(i,[t])}let r=n.get(o.at(-1)??"");r?r.push(t):n.set(o.at(-1)??"",[t])}return[...n.values()].sort((t,o)=>o.length-t.length).slice(
0,40)}async function Ut(e,n){let{steps:t,gone:o}=Os(e,n),{before:r,after:s,policy:i}=n,a=e.filter(g=>ge(g)&&g.newMode!==R),l=new Set(a.map(({path:g})=>g)),c=n.tracked.
filter(g=>!l.has(g)&&!o.has(g)),f=_s([...l,...o],c),d,u=H(r),p=async g=>{let h=[],S={options:{...q,on_error:"continue"},steps:g.map(z)};await n.load(g.flatMap(C=>Cs(
C,c)));let $=n.commands&&{commands:n.commands.outcomeOf};for await(let C of D([S],{workspace:u,policy:i,tracked:f,...$}))C.type==="step"&&h.push(Ms(C.result));return h},
w=[...await Ts(a,n),...t,...await Rs(a,c,n)],O=await p(w.map(({step:g})=>g)),b=w.flatMap((g,h)=>O[h]?[$s(g,O[h].matches)]:[]),y=a.flatMap(({path:g,oldMode:h})=>{
if(h===R||g.endsWith(".ipynb")||u.stat(g)?.kind!=="file")return[];let[S,$]=[v(u.read(g)),v(s.read(g))];return S===void 0||$===void 0?[]:[{path:g,text:S,goal:$}]}),
x=new Set(y.map(({path:g})=>g)),T=[...l].filter(g=>!x.has(g)&&u.stat(g)?.kind==="file"),E=new Map(T.map(g=>[g,tn(u.read(g))])),k=async g=>{if(g.needle===""&&!g.
isHarmless)return c.map(C=>({path:C}));if(d??=await Ns(c,n),d)return nn(g,d);let S=(g.needle===""?c:await n.holding(g.needle)).filter(C=>!l.has(C)&&!o.has(C));if(S.
length>Es)return S.map(C=>({path:C}));let $=await n.contents(S);return nn(g,new Map(S.map(C=>[C,tn($.get(C))])))};return{files:y,leastPlaces:n.restTogether?3:2,
fileSteps:b,unchanged:async g=>[...await k(g),...await nn(g,E)],attempt:async g=>(await p([g]))[0],async restart(){u=H(r),await p(b.map(({step:g})=>g))},workspace:()=>u}}
function Os(e,{before:n,tracked:t}){let o=e.filter(ge),r=o.filter(({newMode:d})=>d===R).map(({path:d})=>d),s=o.flatMap(({path:d,from:u})=>u===void 0?[]:[{from:u,
to:d}]),i=new Set([...r,...s.map(({from:d})=>d)]),a=t.filter(d=>!i.has(d)),l=d=>We(n.read(d))!==void 0,c=s.map(d=>({...d,text:l(d.from)}));return{steps:[...Vt(r,
{isText:l,others:[...a,...s.map(({from:d})=>d)]}),...Bt(c,a)],gone:i}}var ge=({oldMode:e,newMode:n,isUtf8:t})=>t&&![e,n].some(o=>o===wn||o===xn);async function Ts(e,{
before:n,after:t,policy:o,commands:r}){let s=new Map(e.map(({path:l,from:c=l})=>[c,l])),i=[],a={...q,on_error:"continue"};for(let l of r?.steps??[]){let c={options:a,
steps:[...i.map(p=>p.step),l].map(z)},f;for await(let p of D([c],{workspace:H(n),policy:o,...r&&{commands:r.outcomeOf}}))p.type==="step"&&(f=p.result);let d=(f?.
changes??[]).flatMap(gn),u=d.map(p=>ks(p,s.get(p.path),t));u.some(p=>p<0)||M(u,p=>p)<Kt||i.push({step:l,files:d.map(({path:p})=>s.get(p)??p)})}return i}var Kt=4;
function ks({before:e,after:n},t,o){if(t===void 0)return-1;let r=o.read(t),[s,i,a]=[e,n,r].map(l=>l?v(l):"");return s===void 0||i===void 0||a===void 0?n?.equals(
r)?Kt:-1:A(s,a).lines-A(i,a).lines}async function Rs(e,n,{before:t,after:o,contents:r}){let s=e.flatMap(({path:a,from:l=a,oldMode:c})=>c===R?[]:[{path:a,before:t.
read(l),after:o.read(a)}]);if(Qe(s,new Map).length===0)return[];let i=await r(n);return Qe(s,new Map(n.map(a=>[a,i.get(a)])))}function Cs({tool:e,input:n},t){return!([
$e.name,Me.name,ae.name].some(r=>r===e)||n.only_if!==void 0)||n.glob===void 0?[]:re(n,t)}var $s=({step:e,files:n},t)=>"expect_matches"in e.input?{files:n,step:{
...e,input:{...e.input,expect_matches:t}}}:{files:n,step:e},Ms=({status:e,matches:n=1,changes:t})=>e==="applied"?{matches:n,texts:new Map(t.flatMap(({path:o,after:r})=>r?
[[o,v(r)??""]]:[]))}:void 0,Es=3e3;async function nn(e,n){let t=[];for(let[o,r]of n)e.prepare&&r!==void 0&&await e.prepare(r,o),r===void 0?t.push({path:o}):Ps(e,
o,r)&&t.push({path:o,places:e.places(r,o).length});return t}var Ps=(e,n,t)=>e.isHarmless?!e.isHarmless(t,n):t.includes(e.needle)&&e.places(t,n).length>0;function tn(e){
let n=e&&We(e);return n?xe(Se(n.file)):e&&""}async function Ns(e,{contents:n}){if(e.length>vs)return;let t=new Map,o=0;for(let r=0;r<e.length&&o<=Jt;r+=256){let s=e.
slice(r,r+256),i=await n(s);for(let a of s)o+=i.get(a)?.length??0,t.set(a,tn(i.get(a)))}return o>Jt?void 0:t}var vs=5e3,Jt=48*2**20,_s=(e,n)=>({sought:({held:t})=>t?
e:[...e,...n],hidden:()=>[],all:async()=>e,read:async()=>{}});async function Zt(e,{made:n,after:t,ground:o},r){let s=Oe("Fix");if(!s)return;let i=[];for(let{path:d}of e){
let u=X(d);if(!u||Fs.has(u.name)||[n,t].some(b=>b.stat(d)?.kind!=="file"))continue;let p=n.read(d),[m,w]=[Le(p),v(t.read(d))];if(m===void 0||w===void 0||m.length+
w.length>As)continue;let O=await Gs({text:m,goal:w},u,r);O.length!==0&&i.push({path:d,hunks:O,edits:Je(d,p,{text:m,hunks:O})})}let a=i.flatMap(d=>d.edits),l=i.map(
({path:d,hunks:u})=>({path:d,lines:M(u,({lines:p})=>p)}));if(M(l,({lines:d})=>d)<Is||a.length>Ve)return;let c=_(s,{source:Ls,edits:a});if(!await o.attempt(c))return;
let f=`reformat ${be(a.length,"place")} with the same syntax`;return{step:c,files:l,matches:l.length,title:f}}var Ls="editplan/layout",Is=4,As=8e5,Fs=new Set(["\
yaml","html","css","bash"]);async function Gs({text:e,goal:n},t,o){let r=Hs,s=async c=>(r-=1,r<0||!o.spend((e.length+n.length)*20)?false:js(e,fe(e,c),t)),i=async c=>{
if(c.length===0||await s(c))return c;let f=c.length>>1;return f===0?[]:[...await i(c.slice(0,f)),...await i(c.slice(f))]},a=J(e,n).filter(({old:c,fresh:f})=>Yt(
c)===Yt(f)),l=await i(a);return l.length===a.length||await s(l)?l:[]}var Hs=40,Yt=e=>e.replace(/\s+/g,"").replace(/,(?=[)\]}])/g,""),js=(e,n,t)=>Pe(t,o=>{let r=Ee();
try{le.begin((e.length+n.length)*2);let[s,i]=[e,n].map(a=>{let l=r.keep(o.parse(t,a)).getInnerTree().rootNode,c=l.walk();try{return l.hasError?void 0:Bs(c).join(
`
`)}finally{c.delete()}});return s!==void 0&&s===i}catch(s){return ve(s,r),false}finally{r.free(),Ne()}});function Bs(e){let n=[],t=new Set,o=[],r=true;for(;;){le.
spend(1);let{nodeType:s,nodeIsNamed:i}=e;if(r){let a=s.includes("comment"),l=o.at(-1);if(l&&i&&!a&&(l.items+=1),!zs.test(s)&&e.gotoFirstChild()){n.push(`(${s}`),
o.push({type:s,items:0});continue}s===","&&l&&Ws(l)&&t.add(n.length),n.push(JSON.stringify([s,Ds(e,{isComment:a,isNamed:i})]))}if(r=e.gotoNextSibling(),!r){if(!e.
gotoParent())return n.filter((a,l)=>!(t.has(l)&&Vs(n,l)));o.pop(),n.push(")")}}}var zs=/(?<!concatenated_)string|heredoc|regex|char/;function Ds({nodeText:e},{isComment:n,
isNamed:t}){return n?e.split(`
`).map(o=>o.trim()).join(`
`).trim():t?e:e.trim()}var Ws=({type:e,items:n})=>!/token_tree|macro|subscript|index/.test(e)&&(n>1||!e.includes("tuple"));function Vs(e,n){if(/^\["[,([{]"/.test(
e[n-1]??""))return false;let t=e.slice(n+1,n+Js).find(o=>!/^\["\w*comment"/.test(o));return/^\["[)\]}]"/.test(t??"")}var Js=20;async function no(e,{before:n,policy:t},o){
let s=o.spend(e.reduce((l,{text:c,goal:f})=>l+c.length+f.length,0)*4)?Ys(e):[],i=[],a=n;for(let{move:l,from:c,to:f}of s.slice(0,Us)){let d=Zs(l,{from:c,to:f,source:a});
if(!d)continue;let u=H(a);if(!await rn(d,u,t))continue;let p=[...new Set([c,f])].map(w=>({path:w.path,lines:eo(w,a)-eo(w,u)}));p.reduce((w,{lines:O})=>w+O,0)<Ks||
!o.spend((c.text.length+f.goal.length)*4)||(i.push({step:d,files:p,matches:p.length,title:Qs(l)}),a=u)}return{steps:i,source:a}}var Us=100,Ks=5;function to({path:e,
from:n=e,oldMode:t,newMode:o,isUtf8:r},s,i){if(!r||e.endsWith(".ipynb"))return[];let a=(p,m)=>p.stat(m)?.kind==="file"?v(p.read(m)):void 0,l=t===R?"":a(s,n),c=o===
R?"":a(i,e);if(l===void 0||c===void 0)return[];let[f,d]=[N(l),N(c)],u=G(f,d);return[{path:e,old:n,text:l,goal:c,isNew:t===R,lines:f,goalLines:d,changes:u}]}function Ys(e){
let n=e.map(({path:l,old:c,lines:f,changes:d})=>{let{structuredPatch:u}=we(f,d,{oldStart:1,newStart:1});return{path:l,from:c,structuredPatch:u}}),[t,o]=[new Map(
e.map(l=>[l.old,l])),new Map(e.map(l=>[l.path,l]))],r=new Set,s=[],i=hn(n).toSorted((l,c)=>Te(c).unchanged-Te(l).unchanged);for(let l of i){let[c,f]=[t.get(l.from.
path),o.get(l.to.path)],d=[...Xt("-",l.from),...Xt("+",l.to)];if(!(!c||!f||d.some(u=>r.has(u)))){for(let u of d)r.add(u);s.push({move:l,from:c,to:f})}}let a=({to:l,
move:c})=>l.isNew?c.to.first:-c.to.first;return s.sort((l,c)=>l.to.path===c.to.path?a(l)-a(c):l.to.path<c.to.path?-1:1)}var Xt=(e,{path:n,first:t,last:o})=>Array.
from({length:o-t+1},(r,s)=>`${e}${t+s} ${n}`);function Zs(e,{from:n,to:t,source:o}){let r=n.lines.slice(e.from.first-1,e.from.last),s=N(o.stat(n.old)?v(o.read(n.
old))??"":""),[i,...a]=on(r,s);if(i===void 0||a.length>0)return;let l=t.isNew?t.path:t.old,c=t.isNew&&!o.stat(l)?[]:N(v(o.read(l))??""),f=Xs(e,t,c);if(!f)return;
let d=qs(e,n,t),u=r.join("");return _(pn,{file_path:n.old,lines:[i+1,i+r.length],new_path:l,...f,...d!==0&&{indent:d},sha256:cn(u.endsWith(`
`)?u:`${u}
`)})}var on=(e,n)=>n.flatMap((t,o)=>t===e[0]&&e.every((r,s)=>n[o+s]===r)?[o]:[]);function Xs({to:{first:e}},{lines:n,changes:t,isNew:o},r){if(o)return{at:"end"};
let s=0,[i,a]=[0,0];for(let{at:l,removed:c,added:f}of t)l+s<e&&([i,a]=[l,l+c]),s+=f.length-c;if(i===0)return{at:"start"};for(let l=1;l<=Math.min(qt,i);l+=1){let c=n.
slice(i-l,i);if(on(c,r).length===1)return{after:Qt(c)}}if(a===n.length)return{at:"end"};for(let l=1;l<=Math.min(qt,n.length-a);l+=1){let c=n.slice(a,a+l);if(on(
c,r).length===1)return{before:Qt(c)}}}var qt=4,Qt=e=>e.join("").replace(/\n$/,"");function qs({blocks:e},n,t){let[o,r]=[n.lines,t.goalLines];for(let{from:s,to:i,
lines:a}of e)for(let l=0;l<a;l+=1){let[c="",f=""]=[o[s-1+l],r[i-1+l]];if(c.trim()!=="")return f.length-c.length}return 0}async function rn(e,n,t){for await(let o of D(
[{options:q,steps:[z(e)]}],{workspace:n,policy:t}))if(o.type==="step")return o.result.status==="applied";return false}function eo({path:e,old:n,goal:t,isNew:o},r){
let s=o?e:n;return A(r.stat(s)?v(r.read(s))??"":"",t).lines}function Qs(e){let{unchanged:n,changed:t}=Te(e),[o,r]=[e.from.path,e.to.path],s=o===r?`within ${o}`:
`from ${o} to ${r}`;return`${be(n,"line")} moved unchanged ${s}${t>0?`, ${t} changed on the way`:""}`}async function ro(e,{before:n,policy:t},o){let r=H(n),s=[];
for(let i of e){let{old:a,text:l,goal:c}=i;if(!(l===""||c===""||!o.spend((l.length+c.length)*4)))for(let{first:f,lines:d,fresh:u}of ni(i)){let p=_(B,{file_path:a,
old_string:d.join(""),new_string:u.join("")});if(!await rn(p,r,t))continue;let m=`sort lines ${f+1}\u2013${f+d.length} of ${a}`;s.push({step:p,files:[{path:a,lines:ei(
d,u)}],matches:1,title:m})}}return{steps:s,source:r}}var ei=(e,n)=>G(e,n).reduce((t,{removed:o,added:r})=>t+o+r.length,0);function ni({lines:e,goalLines:n,changes:t}){
let o=[],r=ti(t);for(let s=0;s<r.length;s+=1){let i=oi(r,s,e),a=i===void 0?void 0:si(r[s],r[i],{lines:e,goal:n});!a||i===void 0||(o.push(a),s=i)}return o}function ti(e){
let n=0;return e.map(t=>{let o=t.at+n;return n+=t.added.length-t.removed,{...t,to:o}})}function oi(e,n,t){let o=new Map,r=(s,i)=>{let a=so(s),l=(o.get(a)??0)+i;
l===0?o.delete(a):o.set(a,l)};for(let[s,{at:i,removed:a,added:l}]of e.slice(n,n+ri).entries()){for(let c of t.slice(i,i+a))r(c,1);for(let c of l)r(c,-1);if(o.size===
0)return n+s}}var ri=200,so=e=>e.replace(/,?\s*$/,"");function si(e,n,{lines:t,goal:o}){if(!e||!n)return;let[r,s,i,a]=[e.at,e.to,n.at+n.removed,n.to+n.added.length],
l=oo.find(u=>He(o.slice(s,a),u));if(!l)return;for(;r>0&&sn(t[r-1])&&He(o.slice(s-1,s+1),l);)r-=1,s-=1;for(;i<t.length&&sn(t[i])&&He(o.slice(a-1,a+1),l);)i+=1,a+=
1;let[c,f]=[t.slice(r,i),o.slice(s,a)];return f.length>=ii&&f.every(sn)&&!oo.some(u=>He(c,u))&&ai(c,f)?{first:r,lines:c,fresh:f}:void 0}var ii=3,sn=(e="")=>/[\p{L}\p{N}]/u.
test(e);function ai(e,n){let t=r=>r.every((s,i)=>/,\s*$/.test(s)===i<r.length-1),o=r=>r.toSorted().join("");return t(e)&&t(n)||o(e)===o(n)}var oo=[e=>e,e=>e.toLowerCase(),
e=>e.toLowerCase().replace(/\d+/g,n=>n.padStart(12,"0")),e=>/(["'`<])(.*?)["'`>]/.exec(e)?.[2]??""];function He(e,n){let t=e.map(o=>n(so(o)));return t.every((o,r)=>o!==
""&&(r===0||(t[r-1]??"")<=o))}async function cc(e,n){let{after:t,policy:o}=e,r=Re(),s=Hn(e.changes),{steps:i,source:a}=e.restTogether?await di(s.filter(ge),e,n):
{steps:[],source:e.before},l={...e,before:a},c=s.map(h=>mi(h,a));await r();let f=await Ut(c,l);await r();let d=await Gt(f,n);await r();let u=f.workspace(),p=e.restTogether?
await Zt(c,{made:u,after:t,ground:f},n):void 0,m=c.flatMap(h=>gi(h,u,t)),w={source:u,result:t,policy:o},{steps:O,leftOut:b,isCut:y}=await zn(m,w,()=>n.allows("r\
est")),x=f.fileSteps.filter(({step:h,files:S})=>li(h)&&!ci(a,S)),T=f.fileSteps.filter(h=>!x.includes(h)).map(({step:h,files:S})=>({step:h,files:S.map($=>({path:$,
lines:De(h.tool)==="removes"?an(a,$):0})),matches:S.length})),E=new Set(b.map(({path:h})=>h)),k=m.filter(({path:h})=>!E.has(h)),g=l.restTogether&&!y?await Dn(O,
k,w):O;return{moved:i,rules:[...T,...d,...p?[p]:[]],residual:[...x.map(({step:h},S)=>z(h,S)),...g],first:x.length,toRead:[...x.flatMap(({files:h})=>h.map(S=>({path:S,
lines:an(a,S),diff:""}))),...Wn(k,u,t)],leftOut:b,isCut:y}}var li=({tool:e,input:n})=>De(e)==="removes"&&"file_path"in n,ci=(e,n)=>{let t=M(n,o=>an(e,o));return t>=
oe&&Number.isFinite(t)},an=(e,n)=>{let t=v(e.read(n));return t===void 0?Number.POSITIVE_INFINITY:N(t).length};async function di(e,n,t){let o=c=>fi(e.flatMap(f=>to(
f,c,n.after))),r=o(n.before),s=n.commands?{steps:[],source:n.before}:await ro(r,n,t),{steps:i,source:a}=s,l=await no(i.length>0?o(a):r,{...n,before:a},t);return{
steps:[...i,...l.steps],source:l.source}}function fi(e){let n=te(e,io),t=o=>{let r=io(o);return pi(o)||r!==void 0&&(n.get(r)?.length??0)>=ui};return e.filter(o=>!Z(
o.old)&&!t(o))}var ui=3,pi=({lines:e,goalLines:n})=>e.length===n.length&&e.every((t,o)=>t.trim()===n[o]?.trim()),io=({lines:e,changes:n})=>On(n.map(({at:t,removed:o,
added:r})=>fn(t+1,[...e.slice(t,t+o).map(s=>`-${s}`),...r.map(s=>`+${s}`)]))),mi=(e,n)=>e.oldMode===R&&n.stat(e.path)?.kind==="file"?{...e,status:"modified",oldMode:"\
100644"}:e;function gi(e,n,t){let{path:o,from:r,newMode:s,oldMode:i}=e;if(!ge(e))return[e];if(_e(e,n,t))return[];if(r!==void 0&&n.stat(r)?.kind==="file")return[
e];let{from:a,...l}=e,c=n.stat(o),f=c?.kind!=="file"?R:(c.mode&64)>0?ke:"100644";return s===R?[e]:[{...l,status:f===R?"added":"modified",oldMode:i===R?R:f}]}export{
ee as a,Ti as b,ki as c,z as d,M as e,zn as f,So as g,Wn as h,cc as i};
