import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as jn}from"./wings-codemods-structural-edit-2.js";import{
a as Nn,c as Ce,d as vn,e as Ln,h as _n,j as In}from"./wings-codemods-document-document.js";import{a as ce,b as Ee,c as Pe,d as Ne,j as Hn,k as ve}from"./web-tree-sitter.js";
import{c as An,g as Fn,h as Gn}from"./wings-codemods-structure-indentation.js";import{core_report_lock_contents$a as $n,core_report_lock_contents$b as En,core_report_lock_contents$c as Pn}from"./start.js";
import{core_report_sources$b as Z}from"./start.js";import{core_report_changed_words$i as kn}from"./start.js";import{g as q,h as Bn,i as zn,j as Le}from"./core-run-from-diff-2.js";
import{core_text_generated$a as Mn}from"./run.js";import{core_run_request$b as Rn,core_run_request$e as Cn}from"./run.js";import{core_engine_replay$f as D}from"./run.js";
import{core_text_moved_lines$a as bn,core_text_moved_lines$b as Te}from"./start.js";import{core_text_folder_spellings$c as wn}from"./run.js";import{wings_codemods_documents$a as Me,
wings_codemods_documents$b as $e}from"./start.js";import{wings_codemods_structure_languages$c as X}from"./start.js";import{core_workspace_replacement$q as R,core_workspace_replacement$r as On,
core_workspace_replacement$s as Tn,core_workspace_replacement$t as Re}from"./start.js";import{core_text_search_text$a as We}from"./start.js";import{core_engine_turns$b as ke}from"./start.js";
import{core_plan_steps$a as xn}from"./start.js";import{core_tools_tool$a as L}from"./start.js";import{core_tools_notebook_edit$a as le,core_tools_notebook_edit$b as B,
core_tools_notebook_edit$c as gn,core_tools_notebook_edit$k as Oe,core_tools_notebook_edit$l as Sn,core_tools_notebook_edit$m as De}from"./start.js";import{core_tools_move$a as mn}from"./start.js";
import{core_text_notebook$a as yn}from"./start.js";import{core_tools_run$c as H}from"./start.js";import{core_tools_file_choice$s as ze,core_tools_file_choice$x as hn}from"./start.js";
import{core_text_hunks$a as we,core_text_hunks$b as pn}from"./start.js";import{diff$c as N,diff$d as G}from"./start.js";import{core_text_notebook_output$a as un}from"./start.js";
import{core_text_paths$d as je}from"./start.js";import{core_text_globs$a as te,core_text_globs$b as Y}from"./start.js";import{core_text_line_ending$a as xe,core_text_line_ending$o as Be}from"./start.js";
import{core_text_group_by$a as oe}from"./start.js";import{core_text_digest$a as fn}from"./hook.js";import{core_text_utf8_cache$e as he,core_text_utf8_cache$f as dn,
core_text_utf8_cache$i as Se,core_text_utf8_cache$l as be}from"./hook.js";import{core_text_splice$b as cn}from"./hook.js";import{core_text_words$a as ne}from"./hook.js";
import{core_text_glob_2$f as j}from"./start.js";import{cpuUsage as uo,memoryUsage as po}from"node:process";async function $i(e,{baseline:n,policy:t,checks:o,header:r,
commands:s},{source:i=n.source,goesOn:l=()=>true}={}){let a={...r.options,on_error:"continue"},c=wn({...r,options:a},e.map((m,x)=>({...m,index:x+1}))),{found:f}=await Rn(
n,Cn(c),t),d=H(i),u=[],p={workspace:d,policy:o,tracked:f,...s&&{commands:s}};for await(let m of D([c],p))if(m.type==="step"&&u.push(m.result),!l())break;return{
results:u,workspace:d}}var mo={search:.55,rest:.65,proof:.9,ordinary:1};function Ei(e={}){let{work:n=15e8,time:t=12e4,memory:o=2**31,clock:r=go}=e,s=r(),i=n,l=n,
a,c=f=>{if(!(f==="search"&&l-i<yo))return l=i,r()-s>t*mo[f]?"time":po.rss()>o*(f==="search"?ho:1)?"memory":void 0};return{spend(f){return i-=f,a??=i<0?"work":c(
"search"),a===void 0},allows(f){let d=c(f);return a??=d,d===void 0},get stopped(){return a},get spent(){return n-i}}}function go(){let{user:e,system:n}=uo();return(e+
n)/1e3}var yo=1e6,ho=.75;function v(e){if(e.length>So||Se(e))return;let n=he(e);if(!(!n.ok||!n.file.valid))return xe(be(n.file))}var So=4*2**20,z=({tool:e,input:n},t=0)=>({
index:t+1,tool:e,input:n,at:{line:t+1,column:1}});function J(e,n){if(e===n)return[];let t=N(e),[o,r]=[0,0];return G(t,N(n)).map(({at:s,removed:i,added:l})=>{for(;o<
s;o+=1)r+=t[o]?.length??0;let[a,c]=[t.slice(s,s+i).join(""),l.join("")];return{old:a,fresh:c,start:r,end:r+a.length,above:t[s-1],below:t[s+i],lines:i+l.length,cost:de(
a,c)}})}function A(e,n){let t=J(e,n);return{hunks:t,lines:$(t,o=>o.lines),cost:$(t,o=>o.cost)}}var $=(e,n)=>{let t=0;for(let o of e)t+=n(o);return t},W=e=>e.match(
bo)??[],bo=new RegExp("[\\p{L}_$][\\p{L}\\p{N}_$]*|\\p{N}+(?:[.]\\p{N}+)*[\\p{L}\\p{N}_]*|[ \\t]+|[=!]==?|[-=]>|[<>+\\-*/%&|^:~]=|::|&&|\\|\\||\\?[?.]|\\+\\+|--|\\*\\*|\\.\\.\\.|[\
\\s\\S]","gu"),Q=e=>e.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|_+|[^A-Za-z\d_]+/g)??[e];function de(e,n){if(e===n)return 0;let t=new Map,o=(r,s)=>{for(let i of W(
r))for(let l of i.length>1?Q(i):[i])t.set(l,(t.get(l)??0)+s)};return o(e,1),o(n,-1),$(t,([r,s])=>Math.abs(s)*r.length)||1}import{hash as wo}from"node:crypto";async function Jn(e,n,t){
let o=({from:a,oldMode:c,newMode:f})=>a!==void 0||[c,f].includes(R),r=e.some(({from:a,newMode:c})=>a!==void 0||c===R)?e.filter(o):[],s=r.length>0?e.filter(a=>!o(
a)):e,[i,l]=[[],[]];for(let a=-r.length;a<s.length;a+=a<0?r.length:Dn){if(!t()){let f=a<0?e:s.slice(a);return{steps:i,leftOut:[...l,...f.map(({path:d})=>({path:d,
reason:xo}))],isCut:true}}let c=await Bn(a<0?r:s.slice(a,a+Dn),n);i.push(...c.steps),l.push(...c.leftOut)}return{steps:i,leftOut:l,isCut:false}}var Dn=250,xo="T\
he limits of time and memory ended the work before it. Explain a part of the change.";async function Un(e,n,{source:t,result:o,policy:r}){let s=new Map(n.flatMap(
d=>To(d,t,o)??[])),i=[...s.values()].flat(),l=e.filter(d=>xn(d).every(u=>!s.has(u)));if(e.length-l.length<2||i.length>Ve)return e;let a=Oe("Fix");if(!a)return e;
let c=L(a,{source:Oo,edits:i}),f=H(t);for await(let d of D([{options:q,steps:[z(c)]}],{workspace:f,policy:r}))if(d.type==="step"&&d.result.status!=="applied")return e;
return n.every(d=>!s.has(d.path)||Le(d,f,o))?[...l,z(c)]:e}var Oo="editplan/rest",Ve=1e4;function To({path:e,from:n,oldMode:t,newMode:o},r,s){if(n!==void 0||o===
R||![R,o].includes(t)||e.endsWith(".ipynb")||t===R&&o===Re)return;let[i,l]=[t===R?Buffer.alloc(0):r.read(e),s.read(e)],[a,c]=[_e(i),_e(l)];if(a===void 0||c===void 0||
c===""||i.includes(13)!==l.includes(13))return;let f=Je(e,i,{text:a,hunks:J(a,c)});return[[e,t===R?[{create:e},...f]:f]]}function Je(e,n,{text:t,hunks:o}){let r=n.
includes(13)?`\r
`:`
`,s=c=>r===`
`?c:c.replaceAll(`
`,r),i=wo("sha256",n,"hex"),[l,a]=[0,0];return o.map(c=>{a+=Buffer.byteLength(s(t.slice(l,c.start))),l=c.start;let{old:f,fresh:d,above:u,below:p}=c,m={start:a,end:a+
Buffer.byteLength(s(f)),old_string:s(f),new_string:d},x={...u!==void 0&&{before:u},...p!==void 0&&{after:p}};return{file_path:e,sha256:i,...m,...x}})}function _e(e){
if(e[0]===239)return;let n=e.toString("latin1");return n.includes("\r")&&(/(?:^|[^\r])\n/.test(n)||/\r(?!\n)/.test(n))?void 0:v(e)}function Kn(e,{made:n,after:t,
isMarked:o}){let r=Eo,s=({path:c,from:f=c})=>[Vn(n,n.stat(c)?c:f),Vn(t,c)],i=c=>{let[f="",d=""]=s(c),u=N(f);return we(u,G(u,N(d)),{oldStart:1,newStart:1}).structuredPatch},
l=e.some(({path:c})=>Z(c))?En(e.filter(({path:c})=>Pn(c)).map(c=>({path:c.path,structuredPatch:i(c)}))):void 0,a=c=>$n(c.path,i(c),l)||"lock file";return e.map(
c=>{let{path:f,from:d=f,oldMode:u,newMode:p}=c,[m,x]=s(c);if(p===R)return Wn(f,Ue);if(m===void 0||x===void 0)return Wn(f,"not text");let{lines:O,hunks:b}=A(m,x);
if(Z(f))return{path:f,lines:O,diff:"",said:a(c),generated:true};if(o?.(d)||Mn(ko(n,f),t.read(f)))return{path:f,lines:O,diff:"",said:"generated",generated:true};
if(b.length===0&&u!==p)return{path:f,lines:O,diff:"",said:`mode ${u} \u2192 ${p}`};let w=r>0?Mo(Ro(f,m,x)??b):"";return r-=w.length,w===""&&O>0?{path:f,lines:O,
diff:w,said:"too long to show"}:{path:f,lines:O,diff:w}})}var Wn=(e,n)=>({path:e,lines:Number.POSITIVE_INFINITY,diff:"",said:n}),Ue="deleted",ko=(e,n)=>e.stat(n)?.
kind==="file"?e.read(n):void 0;function Ro(e,...n){if(!e.endsWith(".ipynb"))return;let[t,o]=n.map(Co);if(!(t===void 0||o===void 0||t===o))return J(t,o)}function Co(e){
if(e==="")return"";let n=yn(Buffer.from(e));if(n.ok)return n.notebook.cells.map(({type:t,source:o,outputs:r})=>[`[${t}]`,o,...r.map(un)].join(`
`).replace(/(?<!\n)\n*$/,`
`)).join("")}var Vn=(e,n)=>e.stat(n)?.kind==="file"?v(e.read(n)):"";function Mo(e){let n=(i,l)=>N(l).map(a=>`${i}${a.replace(/\n$/,"")}`),t=e.flatMap(({old:i,fresh:l})=>[
...n("-",i),...n("+",l)]),o=[],r=$o;for(let i of t){if(r-=i.length,r<0)break;o.push(i)}let s=t.length-o.length;return[...o,...s>0&&o.length>0?[`\u2026 and ${ne(
s,"more line")}`]:[]].join(`
`)}var $o=4e3,Eo=2**20;var ue=(e,n)=>cn(e,n.map(({start:t,end:o,fresh:r})=>({start:t,end:o,replacement:r}))),re=10,I=50,Ie=25,Ae=12,Yn=15;function Zn(e,n,t=false){
if(e===""||e===n||e.trim()==="")return;let o=I+e.length+n.length+(t?Ie:0);if(!Ke.test(e)&&Ke.test(n)||new RegExp("^[\\s.]*\\p{N}","u").test(e))return;let s=e.includes(
`
`)&&e.length>Po,[i,l]=[!s&&/^\w/.test(e)?"\\b":"",!s&&/\w$/.test(e)?"\\b":""],a=n===""&&!e.endsWith(`
`);if(i+l!==""||a){let c=F(`${i}${_(e)}${l}`,n,{needle:fe(e)});return c&&{...c,size:o+(a?Ae:0)}}return{tool:B.name,input:{old_string:e,new_string:n,replace_all:true},
needle:fe(e),size:o+(Ke.test(e)?0:Yn),places(c){let f=[];for(let d=c.indexOf(e);d>=0;d=c.indexOf(e,d+e.length))f.push({start:d,end:d+e.length,fresh:n});return f}}}
var Po=20,Ke=/[\p{L}\p{N}]/u;function Xn(e,n){let[t,o]=[No(e),vo(e)],[r,s]=[t===""?"":"$1",o===""?"":t===""?"$1":"$2"],i={needle:e,groups:(t===""?0:1)+(o===""?0:
1)},l=F(`${t}${_(e)}${o}`,`${r}${V(n)}${s}`,i);return l&&{...l,size:I+e.length+n.length+Ie}}var No=e=>e.startsWith("_")?"":new RegExp("^\\p{Lu}","u").test(e)?"(\
[a-z\\d_]|\\b)":"(_|\\b)",vo=e=>e.endsWith("_")?"":/[a-z\d]$/.test(e)?"([A-Z_]|\\b)":/[A-Z]$/.test(e)?"([A-Z][a-z]|[\\d_]|\\b)":"([\\d_]|\\b)";function qn(e,n,{
isIndented:t}){if(t&&/^\d/.test(n)||new RegExp("^\\p{N}+$","u").test(e))return;let o=/\w$/.test(e)?"\\b":"";return t?F(`(?m)^([ \\t]+)${_(e)}${o}`,`$1${V(n)}`,{
needle:e,groups:1}):F(`(?m)^${_(e)}${o}`,n,{needle:e})}function Qn(e){let n=F("^([\\s\\S])",`${V(e)}$1`,{needle:"",groups:1}),t=new Set([Lo.exec(e)?.[0]??"",fe(
e).trim()]);return n?[n,...[...t].flatMap((o,r)=>o===""?[]:_o(n,o,r))]:[]}var Lo=/SPDX-License-Identifier|Copyright/,_o=(e,n,t)=>({...e,input:{...e.input,only_if:{
not_contains:n}},size:e.size-2+t,places:(o,r)=>o.includes(n)?[]:e.places(o,r),isHarmless:o=>o.includes(n)}),et=e=>F(`(?m)^[ \\t]*${_(e)}${/\w$/.test(e)?"\\b":""}\
.*\\n`,"",{needle:e}),V=e=>e.replaceAll("$","$$$$");function F(e,n,{needle:t,groups:o=0}){let r=e.startsWith("(?m)")?"gm":"g",s=Io(e.replace("(?m)",""),r);if(!s)
return;let i=o>0?n.split(/(\$\$|\$\d)/):[n];return{tool:B.name,input:{regex:e,new_string:n,replace_all:true},needle:t,size:I+Ae+e.length+n.length+(/\w{3}/.test(
t)?0:Yn),places(l){let a=[];for(let c of l.matchAll(s)){if(c[0]==="")return[];let f=o===0?n:i.map(d=>d==="$$"?"$":/^\$\d$/.test(d)?c[Number(d[1])]??"":d).join("");
f!==c[0]&&a.push({start:c.index,end:c.index+c[0].length,fresh:f})}return a}}}var Io=(e,n)=>{try{return new RegExp(e,n)}catch(t){if(t instanceof SyntaxError)return;
throw t}},_=e=>e.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&").replaceAll(`
`,"\\n").replaceAll("	","\\t"),fe=e=>e.split(`
`).reduce((n,t)=>t.length>n.length?t:n,""),Ye=({tool:e,input:n})=>`${e} ${JSON.stringify(n)}`;function rt({old:e,fresh:n,at:t,cut:o}){if(t||o||e.length+n.length>
Ao)return[];let[r,s]=[nt.exec(e),nt.exec(n)];if(!r||!s)return[];let[[,i="",l=""],[,a="",c=""]]=[r,s];return l===c?[{change:{side:"start",old:i,fresh:a},rest:l}]:
i+a===""?Fo(Q(l),Q(c)):[]}var Ao=200,nt=/^((?:[\w$]+(?:\.|::|->))*|\\(?:\w+\\)*)([A-Za-z_]\w*)$/;function Fo(e,n){let t=ot(e,n),o=ot(e.toReversed(),n.toReversed()),
r={old:e.slice(0,e.length-o),fresh:n.slice(0,n.length-o)},s={old:e.slice(t),fresh:n.slice(t)};return[...tt("start",r,e.slice(e.length-o)),...tt("end",s,e.slice(
0,t))]}var tt=(e,{old:n,fresh:t},o)=>o.length===0?[]:[{change:{side:e,old:n.join(""),fresh:t.join("")},rest:o.join("")}];function ot(e,n){let t=e.findIndex((r,s)=>r!==
n[s]),o=t<0?e.length:t;for(;o<e.length&&/^_+$/.test(e[o-1]??"");)o-=1;return o}function st(e,n){let t=n.filter(({count:r})=>r>1);return t.length===0?[]:(t.length<
n.length?[n,t]:[n]).filter(({length:r})=>r>=Go&&r<=Ho).flatMap(r=>jo(e,r.map(({rest:s})=>s))??[])}var Go=3,Ho=200;function jo({side:e,old:n,fresh:t},o){let r=`(${o.
toSorted().map(_).join("|")})`,[s,i]=e==="start"&&n===""&&!/\w$/.test(t)?[zo(t),2]:[Bo(n,e),1],[l,a]=e==="start"?[`${s}${_(n)}${r}\\b`,`${i===2?"$1":""}${V(t)}$${i}`]:
[`\\b${r}${_(n)}\\b`,`$1${V(t)}`];if(/\$\d\d/.test(a))return;let c=F(l,a,{needle:n,groups:i});return c&&{...c,size:I+Ae+n.length+t.length+Do*o.length,hasExceptions:true,
isHarmless:(f,d)=>c.places(f,d).length===0}}var Bo=(e,n)=>n==="start"&&/^\W/.test(e)?"":"\\b",zo=e=>`(?m)(^|[^\\w${_(e.at(-1)??"")}])`,Do=5;var Wo=[[0,0],[1,0],
[0,1],[1,1],[2,0],[0,2],[2,1],[1,2],[2,2],[3,1],[1,3],[3,3],[4,2],[5,5]];function lt(e){let n=new Map,t=o=>{let r=new Set;for(let s of o){let i=`${s.at??""}${s.
old.length}:${s.old}${s.fresh}`;if(s.old===s.fresh||r.has(i))continue;r.add(i);let{lines:l=0,count:a=0}=n.get(i)??{};n.set(i,{...s,lines:s.lines+l,count:a+1})}};
t(Vo(e));for(let[o,r]of Jo(e)){let s=e.lines*Math.max(1,o.length+r.length)/(e.old.length+e.fresh.length);t(Ko(o,r,Math.min(e.lines,s)))}return[...n.values()]}function*Vo({
old:e,fresh:n,above:t,below:o,lines:r}){e===""?(t===void 0&&(yield{old:e,fresh:n,lines:r,at:"start"}),o===void 0&&(yield{old:e,fresh:n,lines:r,at:"end"})):(yield{
old:e,fresh:n,lines:r},yield{...it(e,n),lines:r});for(let[i,l]of[[t,""],["",o],[t,o]])i!==void 0&&l!==void 0&&(yield{old:i+e+l,fresh:i+n+l,lines:r},(i.trim()!==
""||l.trim()!=="")&&(yield{...it(i+e+l,i+n+l),lines:r}));if(n!=="")return;let s=e.replace(/^(?:[ \t]*\n)+/,"").replace(/\n(?:[ \t]*\n)+$/,`
`);for(let i of[s,`
${s}`,`${s}
`])yield{old:i,fresh:n,lines:r}}function it(e,n){let t=/^[ \t]*/.exec(e)?.[0]??"",o=e.endsWith(`
`)&&n.endsWith(`
`)?1:0;return n.startsWith(t)?{old:e.slice(t.length,e.length-o),fresh:n.slice(t.length,n.length-o)}:{old:e.slice(0,e.length-o),fresh:n.slice(0,n.length-o)}}function Jo({
old:e,fresh:n}){let[t,o]=[e.split(`
`),n.split(`
`)];return e.length+n.length>Uo?t.length===o.length?at(t,o).slice(0,200):[]:t.length===o.length&&t.length>2?at(t,o):[[e,n]]}var Uo=8e3,at=(e,n)=>e.flatMap((t,o)=>t===
n[o]?[]:[[t,n[o]??""]]);function*Ko(e,n,t){let[o,r]=[W(e),W(n)],s=o.length+r.length>Yo?[]:ct(o,r);if(s.length>Zo)return;let i=({from:c,to:f,freshFrom:d,freshTo:u})=>$(
o.slice(c,f),p=>p.length)+$(r.slice(d,u),p=>p.length),l=$(s,i),a=[...s,...Xo(s,o)];for(let c of a){let f=t*$(s.filter(d=>d.from>=c.from&&d.to<=c.to),i)/l;for(let[
d,u]of Wo){let p=dt({tokens:o,others:r,span:c},d,u);p&&(yield{...p,lines:f})}yield{...qo({tokens:o,others:r,span:c}),lines:f},yield*Qo({tokens:o,others:r,span:c},
f),yield*er(o.slice(c.from,c.to),r.slice(c.freshFrom,c.freshTo),f)}}var Yo=4e3,Zo=40;function ct(e,n){let t=0;return G(e,n).map(({at:o,removed:r,added:s})=>{let i=o+
t;return t+=s.length-r,{from:o,to:o+r,freshFrom:i,freshTo:i+s.length}})}function Xo(e,n){let t=[],o=(i,l)=>t.push({from:i.from,freshFrom:i.freshFrom,to:l.to,freshTo:l.
freshTo});for(let[i,l]of e.entries())for(let a of e.slice(i+1,i+4))(!n.slice(l.from,a.to).includes(`
`)||a.to-l.from<12)&&o(l,a);let[r,s]=[e[0],e.at(-1)];return r&&s&&e.length>5&&o(r,s),t}function dt({tokens:e,others:n,span:t},o,r){let s=e.slice(Math.max(0,t.from-
o),t.from),i=e.slice(t.to,t.to+r);if(!(s.length<o||i.length<r)&&!(s.includes(`
`)||i.slice(0,-1).includes(`
`)))return ut({tokens:e,others:n,span:t},s,i)}function qo({tokens:e,others:n,span:t}){let o=e.indexOf(`
`,t.to),r=ft(e,t),s=e.slice(t.to,o<0?e.length:o);return r[0]?.trim()===""&&r.shift(),ut({tokens:e,others:n,span:t},r,s)}var ft=(e,{from:n})=>n===0?[]:e.slice(e.
lastIndexOf(`
`,n-1)+1,n);function*Qo({tokens:e,others:n,span:t},o){let r=ft(e,t);if(r.join("").trim()==="")for(let s of[0,1,2]){let i=dt({tokens:e,others:n,span:t},0,s);i&&i.
old.trim()!==""&&!i.old.includes(`
`)&&!i.fresh.includes(`
`)&&(yield{...i,lines:o,at:r.length>0?"indented line":"line"})}}var ut=({tokens:e,others:n,span:t},o,r)=>({old:[...o,...e.slice(t.from,t.to),...r].join(""),fresh:[
...o,...n.slice(t.freshFrom,t.freshTo),...r].join("")});function*er([e="",...n],[t="",...o],r){if(n.length+o.length>0||!/^\w+$/.test(e)||!/^\w+$/.test(t))return;
let[s,i]=[Q(e),Q(t)],l=0;for(;l<s.length-1&&l<i.length-1&&s.at(-1-l)===i.at(-1-l);)l+=1;let a=0;for(;a<s.length-l-1&&a<i.length-l-1&&s[a]===i[a];)a+=1;for(let c=0;c<=
a;c+=1)for(let f=0;f<=l;f+=1){if(c+f===0)continue;let d={old:s.slice(c,s.length-f).join(""),fresh:i.slice(c,i.length-f).join("")};d.old.length>1&&(yield{...d,lines:r,
cut:true})}yield*nr(s,i,r)}function*nr(e,n,t){let o=ct(e,n).filter(({from:s,to:i})=>i>s);if(o.length<2)return;let r=$(o,({from:s,to:i})=>i-s);for(let{from:s,to:i,
freshFrom:l,freshTo:a}of o)for(let[c,f]of tr){let d={old:e.slice(Math.max(0,s-c),i+f).join(""),fresh:n.slice(Math.max(0,l-c),a+f).join("")};d.old.length>1&&(yield{
...d,lines:t*(i-s)/r,cut:true})}}var tr=[[0,0],[1,0],[0,1]];function ht(e){let n=new Map,t=new Map,o=s=>{let i=JSON.stringify([s.old,s.fresh,s.above,s.below]),l=n.
get(i);if(l)return l;let a=e((s.old.length+s.fresh.length)*20)&&n.size<rr?ir(s):[];return n.set(i,a),a},r=(s,i)=>{for(let l of s)for(let{lines:a,count:c,instances:f=[],
...d}of o(l)){let{key:u}=d,p=t.get(u)??{...d,instances:new Map,lines:0,count:0};p.lines+=i*a,p.count+=i*c;for(let m of f)sr(p.instances,m.values,i*m.count);p.count===
0?t.delete(u):t.set(u,p)}};return{add:s=>r(s,1),remove:s=>r(s,-1),candidates:()=>[...t.values()].flatMap(s=>s.count>1||or(s)?ur(s):[])}}var or=({piece:e,lines:n})=>e?.
fresh===""&&n>=re,rr=6e3;function sr(e,n,t){let o=JSON.stringify(n),r=e.get(o);if(!r){t>0&&e.set(o,{values:n,count:t});return}r.count+=t,r.count===0&&e.delete(o)}
function ir(e){let n=new Map,t=(o,r,s)=>{let i=n.get(o.key);n.set(o.key,{...o,instances:[...i?.instances??[],r],lines:s+(i?.lines??0),count:r.count+(i?.count??0)})};
for(let o of lt(e)){let{lines:r,count:s=1}=o,i=`${o.at??""}${o.old.length}:${o.old}${o.fresh}`;n.set(i,{key:i,lines:r,count:s,piece:o});let l=yr(o);l&&t({key:l.
key,skeleton:l},{values:l.values,count:s},r);for(let{change:a,rest:c}of rt(o))t({key:`family ${JSON.stringify(a)}`,family:a},{values:[c],count:s},r)}for(let{start:o,
lines:r}of ar(e)){let s=r.map(i=>({values:[i],count:1}));n.set(`lines ${o}`,{key:`lines ${o}`,start:o,instances:s,lines:r.length,count:r.length})}return[...n.values()]}
function ar({old:e,fresh:n}){if(n!==""||!e.endsWith(`
`)||e.split(`
`).length>lr)return[];let t=new Map;for(let o of e.split(`
`).map(r=>r.trim())){let r=W(o.slice(0,cr));for(let s=1;s<Math.min(r.length,dr);s+=1){let i=r.slice(0,s).join("");i.endsWith(" ")||!fr.test(i)||t.set(i,[...t.get(
i)??[],o])}}return[...t].map(([o,r])=>({start:o,lines:r}))}var lr=9,cr=200,dr=7,fr=/\w\s+\S*\w{2}|[^\w\s]\w{3}|\w{9}/;function ur({key:e,lines:n,piece:t,start:o,
skeleton:r,family:s,instances:i}){if(s){let f=s.old.length+s.fresh.length,d=()=>pt(i).map(({values:[u=""],count:p})=>({rest:u,count:p}));return{key:e,lines:n,size:f,
rules:()=>st(s,d())}}if(o!==void 0)return{key:e,lines:n,size:o.length,rules:()=>Fe(et(pr(o,i)))};if(t)return{key:e,lines:n,size:t.old.length+t.fresh.length+(t.cut?
Ie:0),rules:()=>mr(t)};let{old:l=[],fresh:a=[]}=r??{},c=[...l,...a].reduce((f,d)=>f+(typeof d=="string"?d.length:4),0);return{key:e,lines:n,size:c,rules:()=>r?Sr(
r,pt(i)):[]}}function pr(e,n){let[t=[],...o]=[...n.values()].map(({values:[i=""]})=>W(i)),r=t.findIndex((i,l)=>o.some(a=>a[l]!==i)),s=t.slice(0,r<0?t.length:r).
join("").trimEnd();return s.length>e.length?s:e}var pt=e=>[...e.values()].sort((n,t)=>n.values.join()<t.values.join()?-1:1);function mr({old:e,fresh:n,at:t,cut:o}){
return t==="start"?Qn(n):Fe(t==="end"?F("([\\s\\S])$",`$1${V(n)}`,{needle:"",groups:1}):t?qn(e,n,{isIndented:t==="indented line"}):o?Xn(e,n):Zn(e,n,gr(e)))}var Fe=e=>e?
[e]:[],gr=e=>!e.includes(`
`)&&(['"',"'","`"].some(n=>e.split(n).length%2===0)||["()","[]","{}"].some(([n="",t=""])=>e.split(n).length!==e.split(t).length));function yr({old:e,fresh:n,at:t}){
let o=t==="line";if(t&&!o||e.length>mt||n.length>mt)return;let[r,s]=[W(e),W(n)];if(r.length>gt||s.length>gt)return;let i=new Set(s.filter(d=>/^(?:[\w$]+|\d+(?:\.\w+)+)$/.
test(d))),l=[],a=new Map,c=r.map(d=>{if(!i.has(d))return d;let u=l.push(d)-1;return a.has(d)||a.set(d,u),u});if(l.length===0||l.length>hr)return;let f=s.map(d=>a.
get(d)??d);return{key:`${o?"line ":""}${JSON.stringify([c,f])}`,isLine:o,old:c,fresh:f,values:l}}var mt=600,gt=90,hr=9;function Sr({old:e,fresh:n,isLine:t},o){let r=(o[0]?.
values??[]).map((i,l)=>[...new Set(o.map(({values:a})=>a[l]??""))]);return r.every(({length:i})=>i===1)?[]:(o.every(({count:i})=>i===1)?[yt]:[yt,wr]).flatMap(i=>{
let l=r.map(a=>a.length>1?i(a):_(a[0]??""));return l.includes(void 0)?[]:br({old:e,fresh:n,isLine:t,columns:r,classes:l})??[]})}function br({old:e,fresh:n,isLine:t,
columns:o,classes:r}){let s=new Map,i=[""],l=e.map(d=>{let[u,...p]=typeof d=="string"?[d]:o[d]??[];return typeof d=="string"||p.length===0?(i.push(`${i.pop()}${u}`),
_(u??"")):(i.push(""),n.includes(d)?(s.set(d,s.size+1),`(${r[d]})`):`(?:${r[d]})`)}),a=n.map(d=>{let u=typeof d=="number"?s.get(d):void 0;return u===void 0?V(typeof d==
"string"?d:o[d]?.[0]??""):`$${u}`}),c=a.some((d,u)=>/^\$\d$/.test(d)&&/^\d/.test(a[u+1]??""));if(s.size===0||c)return;let f=i.map(fe).reduce((d,u)=>u.length>d.length?
u:d,"");return F(`${t?"(?m)^":""}${l.join("")}`,a.join(""),{needle:f,groups:s.size})}var yt=e=>e.some(n=>n.includes("."))?e.every(n=>/^[\d.]+$/.test(n))?"[\\d.]+":
"[\\w.]+":e.some(n=>n.includes("$"))?"[\\w$]+":"\\w+",wr=e=>e.length<=xr?e.toSorted().map(_).join("|"):void 0,xr=8;function ee(e,n){return[...[ie(e),...Rr(e),...kr(
e),...Cr(e,se(ie(e),n))].filter(o=>U(o)<Or&&bt(o,e,n)),Tr(e)].reduce((o,r)=>U(r)<U(o)?r:o)}var Or=20,U=({glob:e,exclude:n=[]})=>Y(e).length+n.length,St=e=>JSON.
stringify(e).length-8,Tr=e=>({glob:e.map(me)});function kr(e){let n=new Set(e.map(o=>/[^./](\.[\w-]+)$/.exec(o)?.[1])),[t]=n;return n.size===1&&t!==void 0?[{glob:`\
*${t}`},{glob:"*"}]:[{glob:"*"}]}function Rr(e){let n=oe(e,t=>t.slice(0,t.indexOf("/")+1));return n.size<2||n.size>pe?[]:[{glob:[...n.values()].flatMap(t=>Y(ie(
t).glob))}]}var bt=(e,n,t)=>se(e,n).length===n.length&&se(e,t).length===0;function se({glob:e,exclude:n=[]},t){let[o,r]=[te(e),te(n)];return typeof o=="string"||
typeof r=="string"?[]:t.filter(s=>o.some(i=>i.matches(s))&&!r.some(i=>i.matches(s)))}var ie=(e,n=$r(e))=>{let t=[...new Set(e.map(ge))],o=Mr(t),r=t.length>1?o===
""?"":"**/":o===""?"/":"";return{glob:`${j(o)}${r}${n}`}};function wt(e,n,t){let o=ie(n,e),r=xt(n,se(o,t)),s=[...new Set(n.map(i=>`${j(ge(i))||"/"}${e}`))];return[
{...o,exclude:r},{glob:s}].filter(i=>U(i)<=pe&&bt(i,n,t)).sort((i,l)=>U(i)-U(l))[0]}var Cr=(e,n)=>{let t=xt(e,n),o=[...oe(e,ge)],r=o.length>pe?e:o.flatMap(([,i])=>Er(
i,n));return[...[{...ie(e),exclude:t,length:t.length},{glob:r,length:r.length}].filter(({length:i})=>i<=pe).map(({length:i,...l})=>l),{glob:e.map(me)}]},pe=8,ge=e=>e.
slice(0,e.lastIndexOf("/")+1),Mr=([e="",...n])=>{let t=e;for(;!n.every(o=>o.startsWith(t));)t=ge(t.slice(0,-1));return t},$r=e=>{let n=e.map(s=>s.slice(ge(s).length)),
[t="",...o]=new Set(n);if(o.length===0)return j(t);let r=[...new Set(n.map(s=>/[^.](\.[\w-]+)$/.exec(s)?.[1]??""))].sort();return r.includes("")||r.length>pe?"*":
r.length===1?`*${r[0]}`:`*.{${r.map(s=>s.slice(1)).join(",")}}`},me=e=>e.includes("/")?j(e):`/${j(e)}`,Er=(e,n)=>{let[t]=e;if(t!==void 0&&e.length===1)return[me(
t)];let{glob:o}=ie(e),r=te(o);return typeof r!="string"&&!n.some(i=>r.some(l=>l.matches(i)))?[String(o)]:e.map(me)},xt=(e,n)=>{let t=new Set(e.flatMap(je));return[
...oe(n,r=>je(r).find(s=>!t.has(s))??r)].map(([r,s])=>s.length>1?`${j(r)}/**`:me(s[0]??r))};async function Tt(e,n){let t=new Map,o=e.filter(Pr),r=Math.ceil(o.length/
Nr);for(let[i,l]of o.entries()){let a=X(l.path);if(!(!a||i%r!==0)){if(!n((l.text.length+l.goal.length)*20))break;for(let c of await Hr(l,a)){let f=`${kt.has(a.name)?
"javascript":a.name} ${c.key}`,d=t.get(f)??{pairs:[],language:a};t.set(f,d),d.pairs.push(c)}}}let s=({lines:i,size:l})=>i/(I+l);return[...t].flatMap(([i,{pairs:l,
language:a}])=>Ir(i,l,a)).sort((i,l)=>s(l)-s(i)||(i.key<l.key?-1:1)).slice(0,vr)}var Pr=({path:e,text:n,goal:t})=>{let o=X(e);return o!==void 0&&!Lr.has(o.name)&&
n!==t&&n.length+t.length<=Rt},Nr=2e3,vr=16,Lr=new Set(["json","yaml","html","css","bash"]),kt=new Set(["javascript","typescript","tsx"]),_r=[".js",".mjs",".cjs",
".jsx",".ts",".mts",".cts",".tsx"],Rt=4e5;function Ir(e,n,t){if(n.length<2)return[];let o=n.toSorted((i,l)=>Ar(i,l)),[r]=o,s=r&&Fr(r,o,t);return s?[{key:e,lines:$(
n,({lines:i})=>i),size:s.size-I,rules:()=>[s]}]:[]}var Ar=(e,n)=>JSON.stringify([e.old,e.values])<JSON.stringify([n.old,n.values])?-1:1;function Fr({old:e,fresh:n,
values:t},o,r){let s=t.map((p,m)=>new Set(o.map(x=>x.values[m])).size>1);if(!s.includes(true))return;let i=(p,m,x=O=>O)=>p.map(O=>typeof O=="string"?x(O):s[O]?m(
O):x(t[O]??"")).join(""),l=p=>`$${String.fromCharCode(65+p)}`,a=i(e,()=>`
`);if(/\$[A-Z$]/.test(a))return;let f=(a.match(/\w+/g)??[]).reduce((p,m)=>m.length>p.length?m:p,""),d=i(e,l),u=i(n,l,p=>p.replaceAll("$","$$$$"));return f===""?
void 0:Gr({pattern:d,new_string:u},f,r)}function Gr(e,n,{name:t,endings:o}){let r=jn(e);if(!r||"message"in r)return;let s=new Map;return{tool:B.name,input:{...e,
replace_all:true},needle:n,endings:kt.has(t)?_r:o,size:I+e.pattern.length+e.new_string.length,async prepare(i,l){let a=X(l);if(!a||i.length>Rt||!i.includes(n)||
s.get(l)?.text===i)return;let c=await Hn(i,{...r,language:a,keepsSyntax:true}),f=c.ok&&c.brokenAt===void 0?c.matches:[],d=f.some(({start:p},m)=>p<(f[m-1]?.end??
0)),u=f.map(({start:p,end:m,replacement:x})=>({start:p,end:m,fresh:x}));s.set(l,{text:i,places:d?[]:u,isHarmless:c.ok&&c.matches.length===0})},places:(i,l)=>s.get(
l)?.text===i?s.get(l)?.places??[]:[],isHarmless:(i,l)=>!X(l)||!i.includes(n)||s.get(l)?.text===i&&s.get(l)?.isHarmless===true}}var Hr=({text:e,goal:n},t)=>Pe(t,
o=>{let r=Ee();try{ce.begin(e.length+n.length);let[s,i]=[e,n].map(c=>r.keep(o.parse(t,c)).getInnerTree().rootNode);if(!s||!i)return[];let l=J(e,n),a=new Map;for(let c of Ct(
{one:s,other:i},[]))a.set([c.one.startIndex,c.one.endIndex,c.other.startIndex,c.other.endIndex].join(),c);return[...a.values()].slice(0,jr).flatMap(c=>Dr(c,{goal:n,
text:e,hunks:l})??[])}catch(s){return ve(s,r),[]}finally{r.free(),Ne()}}),jr=2e3,Xe=700,Br=4;function*Ct({one:e,other:n},t){if(e.text===n.text)return;let r=e.isNamed&&
n.isNamed&&e.text.length+n.text.length<Xe*2?[{one:e,other:n},...t].slice(0,Br):[],{pairs:s,isWhole:i}=e.type===n.type?zr(e,n):{pairs:[],isWhole:false};i||(yield*r);
for(let l of s)yield*Ct(l,r)}function zr(e,n){let[t=[],o=[]]=[e,n].map(({children:l})=>l.filter(a=>a!==null)),r=0,s=true,i=[];for(let{at:l,removed:a,added:c}of G(
t.map(Ot),o.map(Ot))){let f=o.slice(l+r,l+r+c.length);r+=c.length-a,a===c.length?i.push(...f.map((d,u)=>({one:t[l+u],other:d}))):s=false}return{pairs:i,isWhole:s&&
i.length>0}}var Ot=({text:e})=>e;function Dr({one:e,other:n},{text:t,goal:o,hunks:r}){if(Mt.test(e.type)||e.text.length>Xe||n.text.length>Xe)return;let s=new Set(
[...$t(n)].filter(Ze).map(b=>b.text)),i=[],l=b=>i.includes(b)?i.indexOf(b):i.push(b)-1,a=qe(e,b=>b.id!==e.id&&Ze(b)&&s.has(b.text)?l(b.text):void 0),c=qe(n,b=>Ze(
b)&&i.includes(b.text)?i.indexOf(b.text):void 0);if(i.length===0||i.length>Wr||!a.some(b=>typeof b=="string"))return;let f=(b,y,w)=>b.map(T=>typeof T=="string"?
Gn(An(T),{from:Fn(y,w),to:""}).text:T),[d,u]=[f(a,t,e.startIndex),f(c,o,n.startIndex)],p=d.map(b=>typeof b=="string"?b.replace(/\s+/g," ").replace(Vr,"$1"):b),m=r.
filter(({start:b,end:y})=>b<=e.endIndex&&y>=e.startIndex),x=e.text.split(`
`).length+n.text.split(`
`).length,O=Math.min(x,$(m,b=>b.lines));return{key:JSON.stringify([p,u]),old:d,fresh:u,values:i,lines:O}}var Wr=8,Vr=/ ?([^\w$ ]) ?/g,Mt=/(?:arguments|parameters|argument_list|parameter_list|block|body|_list)$/,
Jr=/comment|fragment|content|escape|^string_start$|^string_end$/,Ze=({isNamed:e,type:n})=>e&&!Mt.test(n)&&!Jr.test(n);function*$t(e){yield e;for(let n of e.children)
n&&(yield*$t(n))}function qe(e,n){let t=n(e);if(t!==void 0)return[t];let o=[],r=0;for(let s of e.children)s&&(o.push(e.text.slice(r,s.startIndex-e.startIndex),...qe(
s,n)),r=s.endIndex-e.startIndex);return Ur([...o,e.text.slice(r)])}function Ur(e){let n=[];for(let t of e)typeof t=="string"&&typeof n.at(-1)=="string"?n.push(`${n.
pop()}${t}`):t!==""&&n.push(t);return n}var Lt=()=>[...Yr.map(Zr),...Kr.flatMap(([e,n])=>F(e,n,{needle:""})??[])],Kr=[["[ \\t]+\\n",`
`],["\\n{3,}",`

`],["^\\n+",""],["\\n{2,}$",`
`]],Et=["tab",2,4,8],Yr=[{final_newline:"add"},{final_newline:"remove"},...Et.flatMap(e=>Et.flatMap(n=>e===n?[]:[{indent:{from:e,to:n}}]))],Zr=e=>({tool:le.name,
input:{...e},needle:"",size:I+JSON.stringify(e).length,places:n=>[...Xr(n,Be(n,e))],isHarmless:n=>Be(n,e)===n});function*Xr(e,n){if(e===n)return;if(e.startsWith(
n))return yield{start:n.length,end:e.length,fresh:""};if(n.startsWith(e))return yield{start:e.length,end:e.length,fresh:n.slice(e.length)};let t=N(n),o=0;for(let[
r,s]of N(e).entries()){let i=t[r]??"";s!==i&&(yield{start:o,end:o+s.length,fresh:i}),o+=s.length}}function en(e,n){let t=e.map(r=>({path:r.path,before:Qe(r.before),
after:Qe(r.after)})),o=[...n].map(([r,s])=>({path:r,form:s?Qe(s):Pt}));return Qr.flatMap(({conversion:r,from:s,to:i})=>{let l=t.filter(({before:f,after:d})=>f&&
d&&s(f)&&i(d)),a=new Set(l.map(({path:f})=>f));if(a.size===0)return[];let c=[...t.filter(({path:f,before:d})=>!a.has(f)&&d&&s(d)).map(({path:f})=>f),...o.filter(
({form:f})=>f===Pt||f&&s(f)).map(({path:f})=>f)];return[qr(r,[...a],c)]})}function qr(e,n,t){let[o]=n,{glob:r,exclude:s}=ee(n,t),i=n.length===1?{file_path:o}:{glob:r,
...s?.length&&{exclude:s},expect_matches:{min:1}};return{step:L(le,{...i,...e}),files:n}}var Pt={mark:true,crlf:true,lf:true},Qe=e=>{let n=Se(e)?void 0:he(e);if(!n?.
ok||n.file.encoding!=="utf8")return;let t=e.toString("latin1");return{mark:n.file.bom>0,crlf:t.includes(`\r
`),lf:/(?:^|[^\r])\n/.test(t)}},Qr=[{conversion:{line_ends:"lf"},from:({crlf:e})=>e,to:({crlf:e})=>!e},{conversion:{line_ends:"crlf"},from:({lf:e})=>e,to:({lf:e,
crlf:n})=>n&&!e},{conversion:{bom:"add"},from:({mark:e})=>!e,to:({mark:e})=>e},{conversion:{bom:"remove"},from:({mark:e})=>e,to:({mark:e})=>!e}];function _t(e){
let n=new Map;for(let{path:t,text:o,goal:r}of e){let[,s=""]=/(\.[a-z]+)$/.exec(t)??[],i=It[s];if(!i||o===r||o.length>es)continue;let[l,a]=[Nt(o,i),Nt(r,i)];if(!(l===
void 0||a===void 0))for(let c of[...At(l,a,[])].slice(0,ns)){let f=JSON.stringify(c),d=n.get(f)??{change:c,endings:new Set,count:0};d.endings.add(s),d.count+=1,
n.set(f,d)}}return[...n.values()].flatMap(({change:t,endings:o,count:r})=>r>1?[ts(t,[...o])]:[])}var It={".json":"json",".yaml":"yaml",".yml":"yaml",".toml":"to\
ml"},es=2e5,ns=50,Nt=(e,n)=>{try{return In(e,n)}catch(t){if(t instanceof Error)return;throw t}};function*At(e,n,t){if(Ln(e,n))return;let[o,r]=[vt(e),vt(n)];if(!o||
!r||Array.isArray(e)!==Array.isArray(n)||Array.isArray(e)&&o.size!==r.size){t.length>0&&Ce(n)!==void 0&&(yield{path:t,value:n});return}for(let[s,i]of r){let l=o.
get(s);l===void 0&&Ce(i)!==void 0?yield{path:[...t,s],value:i}:l!==void 0&&(yield*At(l,i,[...t,s]))}for(let s of o.keys())r.has(s)||(yield{path:[...t,s]})}var vt=e=>{
if(vn(e))return new Map(Array.isArray(e)?e.entries():Object.entries(e))};function ts({path:e,value:n},t){let o=e.at(-1),s=e.every(a=>typeof a=="number"||/^[A-Za-z_]\w*$/.
test(a))?Nn(e):e,i=n===void 0?{mode:"unset",path:e}:{mode:"set",path:e,value:n,create:true},l=(a,c)=>{let f=It[/(\.[a-z]+)$/.exec(c)?.[1]??""],d=f&&_n(dn(a),f,i);
if(d?.ok)return d.splices.map(({start:u,end:p,replacement:m})=>({start:u/2,end:p/2,fresh:Buffer.from(m).toString("utf16le")}))};return{tool:(n===void 0?$e:Me).name,
input:{path:s,...n!==void 0&&{value:Ce(n)}},needle:"",endings:t,size:I+JSON.stringify(s).length+JSON.stringify(n??"").length-(typeof o=="string"?os:0),places:(a,c)=>l(
a,c)??[],isHarmless:(a,c)=>l(a,c)?.length===0}}var os=10;async function zt(e,n){let t=await Tt(e.files,c=>n.spend(c)),o=await rs(e,n,t),r=[],s=[];for(let c=await o.
best();c;c=await o.best()){let f=await o.take(c);f&&(r.push(c),s.push(f))}let i=await gs(r,e.files,n);if(s.every(({files:c},f)=>c.length===r[f]?.paths.length)&&
i.length===r.length)return s;let a=await Bt(i,e)??await Bt(r,e);return a||await e.restart(),a??[]}async function rs(e,n,t){let o=ke(),r=new Map,s=0,i=new Map,l=new Map,
a=e.files.flatMap(y=>n.spend((y.text.length+y.goal.length)*4)?[{...y,rest:A(y.text,y.goal)}]:[]),c=new Map(a.map(y=>[y.path,y])),f=new Set,d=ht(y=>n.spend(y));for(let{
rest:y}of a)await o(),d.add(y.hunks);let u=a.some(({rest:y})=>y.hunks.some(ss))?Lt():[],p=[..._t(e.files),...u].map(y=>({key:Ye(y),lines:Number.MAX_SAFE_INTEGER,
size:0,rules:()=>[y]})),m=async(y,w,T)=>{let E=r.get(w)??new Map,k=E.get(y.path);if(k?.text===y.text)return k;T.prepare&&n.spend(y.text.length*20)&&await T.prepare(
y.text,y.path);let g={text:y.text,...fs(y,T,n)};return s+=1,s%ls===0&&r.clear(),r.set(w,E.set(y.path,g)),g},x=async(y,w)=>{let{needle:T,endings:E}=w,[k,g,h]=[[],
[],[]],[S,M]=[0,0];for(let C of a){if(!n.spend(1))return is;if(!(E?.some(K=>C.path.endsWith(K))??true)||!C.text.includes(T))continue;await o();let P=await m(C,y,
w);P.good!==void 0&&((P.good?k:g).push(C.path),S+=P.lines,M+=P.places,P.odd>0&&h.push({path:C.path,places:P.odd,isInside:true}))}return{paths:k,astray:g,lines:S,
places:M,odd:h}},O=async({key:y,rules:w})=>{let T=l.get(y)??w();l.set(y,T);let E=[];for(let k of T){let g=Ye(k);if(f.has(g))continue;let h=await x(g,k);h.paths.
length>0&&ps(k,h,e.leastPlaces)?E.push({key:g,rule:k,verdict:h,score:h.lines/(k.size+Ft)}):k.prepare&&f.add(g)}return E},b=async({key:y,rule:w,verdict:{paths:T,
astray:E,lines:k,odd:g}})=>{let h=i.get(y)??await e.unchanged(w);i.set(y,h),await o();let S=ee(T,[...E,...h.map(({path:P})=>P)]),M=E.map(P=>({path:P,places:w.places(
c.get(P)?.text??"",P).length})),ae=w.tool===B.name&&(w.hasExceptions??w.needle!=="")?[...g,...M,...h].filter(({places:P})=>P!==0):[];return{key:y,rule:w,paths:T,
choice:S,exceptions:ae,score:k/(w.size+cs(S,T))}};return{async best(){if(!a.some(({rest:S})=>S.hunks.length>0)||!n.spend(0))return;let y=[...p,...t,...d.candidates()].
map(S=>({candidate:S,most:S.lines/(I+S.size+Ft)})).sort((S,M)=>M.most-S.most||Dt(S.candidate.key,M.candidate.key)),w=new Map,T=$(a,({rest:S})=>S.lines),E=new Map,
k=async S=>{let M=E.get(S.key)??await b(S);return E.set(S.key,M),M},g=0;for(let[S,{candidate:M,most:C}]of y.entries()){if(C<g||S>=as||!n.spend(0))break;for(let K of await O(
M))w.set(K.key,K);let ae=nn([...w.values()]),P=ae.find(({verdict:K})=>K.lines>=T&&K.astray.length===0);g=Math.max(ae[Gt-1]?.score??0,P?(await k(P)).score:0)}let h=[];
for(let S of nn([...w.values()]).slice(0,Gt))h.push(await k(S));return nn(h)[0]},async take({key:y,...w}){f.add(y);let T=await e.attempt(Ge(w));if(!T)return;let E=[];
for(let[k,g]of T.texts){await o();let h=c.get(k),S=h?.rest.lines??0;h&&(d.remove(h.rest.hunks),h.text=g,h.rest=A(g,h.goal),d.add(h.rest.hunks)),E.push({path:k,lines:Math.
max(0,S-(h?.rest.lines??0))})}return{step:Ge(w,T.matches),files:E,matches:T.matches,exceptions:w.exceptions}}}}var ss=({old:e,fresh:n})=>e.replace(/\S+/g,"")!==
n.replace(/\S+/g,""),is={paths:[],astray:[],lines:0,places:0,odd:[]},nn=e=>e.sort((n,t)=>t.score-n.score||Dt(n.key,t.key)),Dt=(e,n)=>e<n?-1:e>n?1:0,Ft=10,as=300,
ls=5e5,Gt=6,cs=({glob:e,exclude:n},t)=>t.length===1?t[0]?.length??0:St({glob:e,...n&&{exclude:n}}),ds=.95;function fs({text:e,path:n,rest:t},o,r){r.spend(e.length);
let s=o.places(e,n);if(s.length===0)return{good:void 0,lines:0,places:0,odd:0};let[i,l,a,c]=[0,0,0,0];for(let{start:d,end:u,own:p,hunks:m}of us(s,t.hunks)){let x=e.
slice(d,u),[O,b]=[jt(d,x,p),jt(d,x,m)];r.spend((x.length+b.length)*4);let[y,w]=[de(x,b),de(O,b)];i+=O===b?y:de(x,O),l+=y-w,w===0&&(a+=y),w>=y&&(c+=p.length)}return l<=
0||l<ds*i?{good:false,lines:0,places:0,odd:0}:{good:true,lines:t.lines*(l*Ht+a*(1-Ht))/t.cost,places:s.length,odd:c}}var Ht=.3,jt=(e,n,t)=>ue(n,t.map(({start:o,
end:r,fresh:s})=>({start:o-e,end:r-e,fresh:s})));function us(e,n){let t=[],o=[...e.map(r=>["own",r]),...n.map(r=>["hunks",r])];for(let[r,s]of o.sort(([,i],[,l])=>i.
start-l.start)){let i=t.at(-1),l=i&&s.start<=i.end?i:{start:s.start,end:s.end,own:[],hunks:[]};l!==i&&t.push(l),l.end=Math.max(l.end,s.end),l[r].push(s)}return t.
filter(({own:r})=>r.length>0)}var ps=({tool:e,size:n,input:t},{lines:o,paths:r,places:s},i)=>o>=1.5&&(r.length>1||o>=3)&&o*60>n&&(e!==B.name||s>=i||o-ms(t)>=re&&
!r.every(Z)),ms=({old_string:e,regex:n,pattern:t,new_string:o=""})=>o===""?0:[e??n??t,o].join(`
`).split(/\n|\\n/).length;function Ge({rule:e,choice:n,paths:t},o){let[r]=t,{glob:s,exclude:i}=n,{only_if:l,...a}=e.input,c=t.length===1?{file_path:r}:{glob:s,...i?.
length&&{exclude:i},...l!==void 0&&{only_if:l}},f=t.length>1||Sn(e.tool).counts==="places";return{tool:e.tool,input:{...c,...a,...f&&{expect_matches:o??{min:1}}}}}
async function Bt(e,n){await n.restart();let t=new Map(n.files.map(({path:s,goal:i})=>[s,i])),o=new Map(n.files.map(({path:s,text:i})=>[s,i])),r=[];for(let s of e){
let i=await n.attempt(Ge(s));if(!i||i.texts.size!==s.paths.length)return;let l=[...i.texts].map(([a,c])=>{let f=t.get(a)??"",[d,u]=[A(o.get(a)??"",f),A(c,f)];return o.
set(a,c),{path:a,lines:Math.max(0,d.lines-u.lines)}});r.push({step:Ge(s,i.matches),files:l,matches:i.matches,exceptions:s.exceptions})}return r}async function gs(e,n,t){
let o=new Map(n.map(a=>[a,new Map])),r=(a,c)=>{if(c===a.goal)return 0;let f=o.get(a)?.get(c);if(f!==void 0)return f;t.spend(c.length*4);let d=hs+A(c,a.goal).lines;
return o.get(a)?.set(c,d),d},s=async a=>{let c=new Map(n.map(({path:f,text:d})=>[f,d]));for(let{rule:f,paths:d}of a)for(let u of d){let p=c.get(u)??"";f.prepare&&
await f.prepare(p,u);let m=f.places(p,u);if(m.length===0)return Number.POSITIVE_INFINITY;c.set(u,ue(p,m))}return a.length*ys+$(n,f=>r(f,c.get(f.path)??f.text))},
i=[...e],l=await s(i);for(let a=-1;a!==i.length;){a=i.length;for(let c of i.toReversed()){if(!t.spend(0))break;let f=i.filter(u=>u!==c),d=await s(f);d>l||(i=f,l=
d)}}return i}var ys=10,hs=6;import Wt from"node:path/posix";function Vt(e,n){let t=[],o=e;for(;t.length<Ss;){let r=ws(o.filter(({text:i})=>i),n.concat(bs(o)));if(!r)
break;t.push(r);let s=new Set(r.files);o=o.filter(({to:i})=>!s.has(i))}return[...t,...o.map(({from:r,to:s})=>({step:Jt({file_path:r},s),files:[s]}))]}var Ss=200,
bs=e=>e.flatMap(({from:n,text:t})=>t?[]:[n]),Jt=(e,n)=>L(mn,{...e,new_path:n});function ws(e,n){let t=new Map;for(let s of e)for(let i of Ts(s)){let l=JSON.stringify(
i),a=t.get(l)??{...i,moves:[]};t.set(l,a),a.moves.push(s)}let o=[...t.values()].filter(s=>s.moves.length>1).sort((s,i)=>i.moves.length-s.moves.length||s.newPath.
length-i.newPath.length),r=e.map(({from:s})=>s);for(let{glob:s,name:i,newPath:l,moves:a}of o.slice(0,50)){let c=a.map(({from:m})=>m),f=new Set(c),d=[...n,...r.filter(
m=>!f.has(m))],u=i?xs(i,c,d):s?Os(s,d):ee(c,d);if(!u)continue;let p={...u,...!u.exclude?.length&&{exclude:void 0}};return{step:Jt(JSON.parse(JSON.stringify({...p,
expect_matches:c.length})),l),files:a.map(({to:m})=>m)}}}function xs(e,n,t){let o=wt(e,n,t),[r="",s=""]=e.split("*");return o&&{...o,glob:Y(o.glob).map(i=>`${i.
slice(0,-e.length)}${r}(?<${Ut}>*)${s}`)}}var Ut="rest",Kt=12;function Os(e,n){let t=te(e);if(typeof t=="string")return;let o=n.filter(r=>t.some(s=>s.matches(r)));
if(!(o.length>Kt))return{glob:e,...o.length>0&&{exclude:o.map(r=>j(r))}}}function*Ts({from:e,to:n}){if(n.includes("$<"))return;let[t,o]=[e.split("/"),n.split("/")],
r=0;for(;r<Math.min(t.length,o.length)-1&&t.at(-1-r)===o.at(-1-r);)r+=1;t.at(-1)===o.at(-1)&&(r=Math.max(r,1));for(let u=r;u>=1;u-=1){let[p,m]=[t.slice(0,t.length-
u),o.slice(0,o.length-u)];p.length!==0&&(yield{glob:`${j(p.join("/"))}/**`,newPath:[...m,"**"].join("/")})}let[s,i]=[Wt.parse(e),Wt.parse(n)],l=s.dir===i.dir?"$\
<dir>":i.dir===""?"":`${i.dir}/`,c=((u,p,m)=>p!==""&&u.includes(p)?u.replace(p,`$<${m}>`):void 0)(i.name,s.name,"name"),f=s.ext===i.ext?"$<ext>":i.ext;c!==void 0&&
(yield{newPath:`${l}${c}${f}`});let d=ks(s.base,i.base);c!==void 0||d.length<2||j(s.base)!==s.base||s.base.includes("*")||(yield{name:s.base.replace(d,"*"),newPath:`${l}${i.
base.replace(d,`$<${Ut}>`)}`})}function ks(e,n){let t="";for(let o=0;o<e.length;o+=1)for(;o+t.length<e.length&&n.includes(e.slice(o,o+t.length+1));)t=e.slice(o,
o+t.length+1);return t}function Yt(e,{isText:n,others:t}){let o=[],r=new Set(e),s=e.filter(n);for(let l of[s,...Cs(s)]){let a=l.filter(m=>r.has(m));if(a.length<
2)continue;let c=new Set(a),f=ee(a,[...t,...e.filter(m=>!c.has(m))]);if(U(f)>(l===s?Kt:1))continue;for(let m of a)r.delete(m);let{glob:d,exclude:u=[]}=f,p={glob:Y(
d).length===1?Y(d)[0]:d,...u.length>0&&{exclude:u}};o.push({step:L(ze,{...p,expect_matches:a.length}),files:a})}let i=[...r].map(l=>({step:Rs(l),files:[l]}));return[
...o,...i]}var Rs=e=>L(ze,{file_path:e});function Cs(e){let n=new Map;for(let t of e){let o=t.split("/");for(let s=0;s<o.length;s+=1){let i=`/${o.slice(0,s).join(
"/")}`,l=n.get(i);l?l.push(t):n.set(i,[t])}let r=n.get(o.at(-1)??"");r?r.push(t):n.set(o.at(-1)??"",[t])}return[...n.values()].sort((t,o)=>o.length-t.length).slice(
0,40)}async function Xt(e,n){let{steps:t,gone:o}=Ms(e,n),{before:r,after:s,policy:i}=n,l=e.filter(g=>ye(g)&&g.newMode!==R),a=new Set(l.map(({path:g})=>g)),c=n.tracked.
filter(g=>!a.has(g)&&!o.has(g)),f=Gs([...a,...o],c),d,u=H(r),p=async g=>{let h=[],S={options:{...q,on_error:"continue"},steps:g.map(z)};await n.load(g.flatMap(C=>Ns(
C,c)));let M=n.commands&&{commands:n.commands.outcomeOf};for await(let C of D([S],{workspace:u,policy:i,tracked:f,...M}))C.type==="step"&&h.push(Ls(C.result));return h},
x=[...await $s(l,n),...t,...await Ps(l,c,n)],O=await p(x.map(({step:g})=>g)),b=x.flatMap((g,h)=>O[h]?[vs(g,O[h].matches)]:[]),y=l.flatMap(({path:g,oldMode:h})=>{
if(h===R||g.endsWith(".ipynb")||u.stat(g)?.kind!=="file")return[];let[S,M]=[v(u.read(g)),v(s.read(g))];return S===void 0||M===void 0?[]:[{path:g,text:S,goal:M}]}),
w=new Set(y.map(({path:g})=>g)),T=[...a].filter(g=>!w.has(g)&&u.stat(g)?.kind==="file"),E=new Map(T.map(g=>[g,on(u.read(g))])),k=async g=>{if(g.needle===""&&!g.
isHarmless)return c.map(C=>({path:C}));if(d??=await As(c,n),d)return tn(g,d);let S=(g.needle===""?c:await n.holding(g.needle)).filter(C=>!a.has(C)&&!o.has(C));if(S.
length>_s)return S.map(C=>({path:C}));let M=await n.contents(S);return tn(g,new Map(S.map(C=>[C,on(M.get(C))])))};return{files:y,leastPlaces:n.restTogether?3:2,
fileSteps:b,unchanged:async g=>[...await k(g),...await tn(g,E)],attempt:async g=>(await p([g]))[0],async restart(){u=H(r),await p(b.map(({step:g})=>g))},workspace:()=>u}}
function Ms(e,{before:n,tracked:t}){let o=e.filter(ye),r=o.filter(({newMode:d})=>d===R).map(({path:d})=>d),s=o.flatMap(({path:d,from:u})=>u===void 0?[]:[{from:u,
to:d}]),i=new Set([...r,...s.map(({from:d})=>d)]),l=t.filter(d=>!i.has(d)),a=d=>We(n.read(d))!==void 0,c=s.map(d=>({...d,text:a(d.from)}));return{steps:[...Yt(r,
{isText:a,others:[...l,...s.map(({from:d})=>d)]}),...Vt(c,l)],gone:i}}var ye=({oldMode:e,newMode:n,isUtf8:t})=>t&&![e,n].some(o=>o===On||o===Tn);async function $s(e,{
before:n,after:t,policy:o,commands:r}){let s=new Map(e.map(({path:a,from:c=a})=>[c,a])),i=[],l={...q,on_error:"continue"};for(let a of r?.steps??[]){let c={options:l,
steps:[...i.map(p=>p.step),a].map(z)},f;for await(let p of D([c],{workspace:H(n),policy:o,...r&&{commands:r.outcomeOf}}))p.type==="step"&&(f=p.result);let d=(f?.
changes??[]).flatMap(hn),u=d.map(p=>Es(p,s.get(p.path),t));u.some(p=>p<0)||$(u,p=>p)<qt||i.push({step:a,files:d.map(({path:p})=>s.get(p)??p)})}return i}var qt=4;
function Es({before:e,after:n},t,o){if(t===void 0)return-1;let r=o.read(t),[s,i,l]=[e,n,r].map(a=>a?v(a):"");return s===void 0||i===void 0||l===void 0?n?.equals(
r)?qt:-1:A(s,l).lines-A(i,l).lines}async function Ps(e,n,{before:t,after:o,contents:r}){let s=e.flatMap(({path:l,from:a=l,oldMode:c})=>c===R?[]:[{path:l,before:t.
read(a),after:o.read(l)}]);if(en(s,new Map).length===0)return[];let i=await r(n);return en(s,new Map(n.map(l=>[l,i.get(l)])))}function Ns({tool:e,input:n},t){return!([
Me.name,$e.name,le.name].some(r=>r===e)||n.only_if!==void 0)||n.glob===void 0?[]:se(n,t)}var vs=({step:e,files:n},t)=>"expect_matches"in e.input?{files:n,step:{
...e,input:{...e.input,expect_matches:t}}}:{files:n,step:e},Ls=({status:e,matches:n=1,changes:t})=>e==="applied"?{matches:n,texts:new Map(t.flatMap(({path:o,after:r})=>r?
[[o,v(r)??""]]:[]))}:void 0,_s=3e3;async function tn(e,n){let t=[];for(let[o,r]of n)e.prepare&&r!==void 0&&await e.prepare(r,o),r===void 0?t.push({path:o}):Is(e,
o,r)&&t.push({path:o,places:e.places(r,o).length});return t}var Is=(e,n,t)=>e.isHarmless?!e.isHarmless(t,n):t.includes(e.needle)&&e.places(t,n).length>0;function on(e){
let n=e&&We(e);return n?xe(be(n.file)):e&&""}async function As(e,{contents:n}){if(e.length>Fs)return;let t=new Map,o=0;for(let r=0;r<e.length&&o<=Zt;r+=256){let s=e.
slice(r,r+256),i=await n(s);for(let l of s)o+=i.get(l)?.length??0,t.set(l,on(i.get(l)))}return o>Zt?void 0:t}var Fs=5e3,Zt=48*2**20,Gs=(e,n)=>({sought:({held:t})=>t?
e:[...e,...n],hidden:()=>[],all:async()=>e,read:async()=>{}});async function eo(e,{made:n,after:t,ground:o},r){let s=Oe("Fix");if(!s)return;let i=[];for(let{path:d}of e){
let u=X(d);if(!u||zs.has(u.name)||[n,t].some(b=>b.stat(d)?.kind!=="file"))continue;let p=n.read(d),[m,x]=[_e(p),v(t.read(d))];if(m===void 0||x===void 0||m.length+
x.length>Bs)continue;let O=await Ds({text:m,goal:x},u,r);O.length!==0&&i.push({path:d,hunks:O,edits:Je(d,p,{text:m,hunks:O})})}let l=i.flatMap(d=>d.edits),a=i.map(
({path:d,hunks:u})=>({path:d,lines:$(u,({lines:p})=>p)}));if($(a,({lines:d})=>d)<js||l.length>Ve)return;let c=L(s,{source:Hs,edits:l});if(!await o.attempt(c))return;
let f=`reformat ${ne(l.length,"place")} with the same syntax`;return{step:c,files:a,matches:a.length,title:f}}var Hs="editplan/layout",js=4,Bs=8e5,zs=new Set(["\
yaml","html","css","bash"]);async function Ds({text:e,goal:n},t,o){let r=Ws,s=async c=>(r-=1,r<0||!o.spend((e.length+n.length)*20)?false:Vs(e,ue(e,c),t)),i=async c=>{
if(c.length===0||await s(c))return c;let f=c.length>>1;return f===0?[]:[...await i(c.slice(0,f)),...await i(c.slice(f))]},l=J(e,n).filter(({old:c,fresh:f})=>Qt(
c)===Qt(f)),a=await i(l);return a.length===l.length||await s(a)?a:[]}var Ws=40,Qt=e=>e.replace(/\s+/g,"").replace(/,(?=[)\]}])/g,""),Vs=(e,n,t)=>Pe(t,o=>{let r=Ee();
try{ce.begin((e.length+n.length)*2);let[s,i]=[e,n].map(l=>{let a=r.keep(o.parse(t,l)).getInnerTree().rootNode,c=a.walk();try{return a.hasError?void 0:Js(c).join(
`
`)}finally{c.delete()}});return s!==void 0&&s===i}catch(s){return ve(s,r),false}finally{r.free(),Ne()}});function Js(e){let n=[],t=new Set,o=[],r=true;for(;;){ce.
spend(1);let{nodeType:s,nodeIsNamed:i}=e;if(r){let l=s.includes("comment"),a=o.at(-1);if(a&&i&&!l&&(a.items+=1),!Us.test(s)&&e.gotoFirstChild()){n.push(`(${s}`),
o.push({type:s,items:0});continue}s===","&&a&&Ys(a)&&t.add(n.length),n.push(JSON.stringify([s,Ks(e,{isComment:l,isNamed:i})]))}if(r=e.gotoNextSibling(),!r){if(!e.
gotoParent())return n.filter((l,a)=>!(t.has(a)&&Zs(n,a)));o.pop(),n.push(")")}}}var Us=/(?<!concatenated_)string|heredoc|regex|char/;function Ks({nodeText:e},{isComment:n,
isNamed:t}){return n?e.split(`
`).map(o=>o.trim()).join(`
`).trim():t?e:e.trim()}var Ys=({type:e,items:n})=>!/token_tree|macro|subscript|index/.test(e)&&(n>1||!e.includes("tuple"));function Zs(e,n){if(/^\["[,([{]"/.test(
e[n-1]??""))return false;let t=e.slice(n+1,n+Xs).find(o=>!/^\["\w*comment"/.test(o));return/^\["[)\]}]"/.test(t??"")}var Xs=20;async function so(e,{before:n,policy:t},o){
let s=o.spend(e.reduce((a,{text:c,goal:f})=>a+c.length+f.length,0)*4)?ei(e):[],i=[],l=n;for(let{move:a,from:c,to:f}of s.slice(0,qs)){let d=ni(a,{from:c,to:f,source:l});
if(!d)continue;let u=H(l);if(!await sn(d,u,t))continue;let p=[...new Set([c,f])].map(x=>({path:x.path,lines:ro(x,l)-ro(x,u)}));p.reduce((x,{lines:O})=>x+O,0)<Qs||
!o.spend((c.text.length+f.goal.length)*4)||(i.push({step:d,files:p,matches:p.length,title:ri(a)}),l=u)}return{steps:i,source:l}}var qs=100,Qs=5;function io({path:e,
from:n=e,oldMode:t,newMode:o,isUtf8:r},s,i){if(!r||e.endsWith(".ipynb"))return[];let l=(p,m)=>p.stat(m)?.kind==="file"?v(p.read(m)):void 0,a=t===R?"":l(s,n),c=o===
R?"":l(i,e);if(a===void 0||c===void 0)return[];let[f,d]=[N(a),N(c)],u=G(f,d);return[{path:e,old:n,text:a,goal:c,isNew:t===R,lines:f,goalLines:d,changes:u}]}function ei(e){
let n=e.map(({path:a,old:c,lines:f,changes:d})=>{let{structuredPatch:u}=we(f,d,{oldStart:1,newStart:1});return{path:a,from:c,structuredPatch:u}}),[t,o]=[new Map(
e.map(a=>[a.old,a])),new Map(e.map(a=>[a.path,a]))],r=new Set,s=[],i=bn(n).toSorted((a,c)=>Te(c).unchanged-Te(a).unchanged);for(let a of i){let[c,f]=[t.get(a.from.
path),o.get(a.to.path)],d=[...no("-",a.from),...no("+",a.to)];if(!(!c||!f||d.some(u=>r.has(u)))){for(let u of d)r.add(u);s.push({move:a,from:c,to:f})}}let l=({to:a,
move:c})=>a.isNew?c.to.first:-c.to.first;return s.sort((a,c)=>a.to.path===c.to.path?l(a)-l(c):a.to.path<c.to.path?-1:1)}var no=(e,{path:n,first:t,last:o})=>Array.
from({length:o-t+1},(r,s)=>`${e}${t+s} ${n}`);function ni(e,{from:n,to:t,source:o}){let r=n.lines.slice(e.from.first-1,e.from.last),s=N(o.stat(n.old)?v(o.read(n.
old))??"":""),[i,...l]=rn(r,s);if(i===void 0||l.length>0)return;let a=t.isNew?t.path:t.old,c=t.isNew&&!o.stat(a)?[]:N(v(o.read(a))??""),f=ti(e,t,c);if(!f)return;
let d=oi(e,n,t),u=r.join("");return L(gn,{file_path:n.old,lines:[i+1,i+r.length],new_path:a,...f,...d!==0&&{indent:d},sha256:fn(u.endsWith(`
`)?u:`${u}
`)})}var rn=(e,n)=>n.flatMap((t,o)=>t===e[0]&&e.every((r,s)=>n[o+s]===r)?[o]:[]);function ti({to:{first:e}},{lines:n,changes:t,isNew:o},r){if(o)return{at:"end"};
let s=0,[i,l]=[0,0];for(let{at:a,removed:c,added:f}of t)a+s<e&&([i,l]=[a,a+c]),s+=f.length-c;if(i===0)return{at:"start"};for(let a=1;a<=Math.min(to,i);a+=1){let c=n.
slice(i-a,i);if(rn(c,r).length===1)return{after:oo(c)}}if(l===n.length)return{at:"end"};for(let a=1;a<=Math.min(to,n.length-l);a+=1){let c=n.slice(l,l+a);if(rn(
c,r).length===1)return{before:oo(c)}}}var to=4,oo=e=>e.join("").replace(/\n$/,"");function oi({blocks:e},n,t){let[o,r]=[n.lines,t.goalLines];for(let{from:s,to:i,
lines:l}of e)for(let a=0;a<l;a+=1){let[c="",f=""]=[o[s-1+a],r[i-1+a]];if(c.trim()!=="")return f.length-c.length}return 0}async function sn(e,n,t){for await(let o of D(
[{options:q,steps:[z(e)]}],{workspace:n,policy:t}))if(o.type==="step")return o.result.status==="applied";return false}function ro({path:e,old:n,goal:t,isNew:o},r){
let s=o?e:n;return A(r.stat(s)?v(r.read(s))??"":"",t).lines}function ri(e){let{unchanged:n,changed:t}=Te(e),[o,r]=[e.from.path,e.to.path],s=o===r?`within ${o}`:
`from ${o} to ${r}`;return`${ne(n,"line")} moved unchanged ${s}${t>0?`, ${t} changed on the way`:""}`}async function lo(e,{before:n,policy:t},o){let r=H(n),s=[];
for(let i of e){let{old:l,text:a,goal:c}=i;if(!(a===""||c===""||!o.spend((a.length+c.length)*4)))for(let{first:f,lines:d,fresh:u}of ii(i)){let p=L(B,{file_path:l,
old_string:d.join(""),new_string:u.join("")});if(!await sn(p,r,t))continue;let m=`sort lines ${f+1}\u2013${f+d.length} of ${l}`;s.push({step:p,files:[{path:l,lines:si(
d,u)}],matches:1,title:m})}}return{steps:s,source:r}}var si=(e,n)=>G(e,n).reduce((t,{removed:o,added:r})=>t+o+r.length,0);function ii({lines:e,goalLines:n,changes:t}){
let o=[],r=ai(t);for(let s=0;s<r.length;s+=1){let i=li(r,s,e),l=i===void 0?void 0:di(r[s],r[i],{lines:e,goal:n});!l||i===void 0||(o.push(l),s=i)}return o}function ai(e){
let n=0;return e.map(t=>{let o=t.at+n;return n+=t.added.length-t.removed,{...t,to:o}})}function li(e,n,t){let o=new Map,r=(s,i)=>{let l=co(s),a=(o.get(l)??0)+i;
a===0?o.delete(l):o.set(l,a)};for(let[s,{at:i,removed:l,added:a}]of e.slice(n,n+ci).entries()){for(let c of t.slice(i,i+l))r(c,1);for(let c of a)r(c,-1);if(o.size===
0)return n+s}}var ci=200,co=e=>e.replace(/,?\s*$/,"");function di(e,n,{lines:t,goal:o}){if(!e||!n)return;let[r,s,i,l]=[e.at,e.to,n.at+n.removed,n.to+n.added.length],
a=ao.find(u=>He(o.slice(s,l),u));if(!a)return;for(;r>0&&an(t[r-1])&&He(o.slice(s-1,s+1),a);)r-=1,s-=1;for(;i<t.length&&an(t[i])&&He(o.slice(l-1,l+1),a);)i+=1,l+=
1;let[c,f]=[t.slice(r,i),o.slice(s,l)];return f.length>=fi&&f.every(an)&&!ao.some(u=>He(c,u))&&ui(c,f)?{first:r,lines:c,fresh:f}:void 0}var fi=3,an=(e="")=>/[\p{L}\p{N}]/u.
test(e);function ui(e,n){let t=r=>r.every((s,i)=>/,\s*$/.test(s)===i<r.length-1),o=r=>r.toSorted().join("");return t(e)&&t(n)||o(e)===o(n)}var ao=[e=>e,e=>e.toLowerCase(),
e=>e.toLowerCase().replace(/\d+/g,n=>n.padStart(12,"0")),e=>/(["'`<])(.*?)["'`>]/.exec(e)?.[2]??""];function He(e,n){let t=e.map(o=>n(co(o)));return t.every((o,r)=>o!==
""&&(r===0||(t[r-1]??"")<=o))}async function hc(e,n){let{after:t,policy:o}=e,r=ke(),s=zn(e.changes),{steps:i,source:l}=e.restTogether?await gi(s.filter(ye),e,n):
{steps:[],source:e.before},a={...e,before:l},c=s.map(h=>bi(h,l));await r();let f=await Xt(c,a);await r();let d=await zt(f,n);await r();let u=f.workspace(),p=e.restTogether?
await eo(c,{made:u,after:t,ground:f},n):void 0,m=c.flatMap(h=>wi(h,u,t)),x={source:u,result:t,policy:o},{steps:O,leftOut:b,isCut:y}=await Jn(m,x,()=>n.allows("r\
est")),w=f.fileSteps.filter(({step:h,files:S})=>pi(h)&&!mi(l,S)),T=f.fileSteps.filter(h=>!w.includes(h)).map(({step:h,files:S})=>({step:h,files:S.map(M=>({path:M,
lines:De(h.tool)==="removes"?ln(l,M):0})),matches:S.length})),E=new Set(b.map(({path:h})=>h)),k=m.filter(({path:h})=>!E.has(h)),g=a.restTogether&&!y?await Un(O,
k,x):O;return{moved:i,rules:[...T,...d,...p?[p]:[]],residual:[...w.map(({step:h},S)=>z(h,S)),...g],first:w.length,toRead:[...w.flatMap(({files:h})=>h.map(S=>({path:S,
lines:ln(l,S),diff:"",said:Ue}))),...Kn(k,{...a,made:u})],leftOut:b,isCut:y}}var pi=({tool:e,input:n})=>De(e)==="removes"&&"file_path"in n,mi=(e,n)=>{let t=$(n,
o=>ln(e,o));return t>=re&&Number.isFinite(t)},ln=(e,n)=>{let t=v(e.read(n));return t===void 0?Number.POSITIVE_INFINITY:N(t).length};async function gi(e,n,t){let o=c=>yi(
e.flatMap(f=>io(f,c,n.after))),r=o(n.before),s=n.commands?{steps:[],source:n.before}:await lo(r,n,t),{steps:i,source:l}=s,a=await so(i.length>0?o(l):r,{...n,before:l},
t);return{steps:[...i,...a.steps],source:a.source}}function yi(e){let n=oe(e,fo),t=o=>{let r=fo(o);return Si(o)||r!==void 0&&(n.get(r)?.length??0)>=hi};return e.
filter(o=>!Z(o.old)&&!t(o))}var hi=3,Si=({lines:e,goalLines:n})=>e.length===n.length&&e.every((t,o)=>t.trim()===n[o]?.trim()),fo=({lines:e,changes:n})=>kn(n.map(
({at:t,removed:o,added:r})=>pn(t+1,[...e.slice(t,t+o).map(s=>`-${s}`),...r.map(s=>`+${s}`)]))),bi=(e,n)=>e.oldMode===R&&n.stat(e.path)?.kind==="file"?{...e,status:"\
modified",oldMode:"100644"}:e;function wi(e,n,t){let{path:o,from:r,newMode:s,oldMode:i}=e;if(!ye(e))return[e];if(Le(e,n,t))return[];if(r!==void 0&&n.stat(r)?.kind===
"file")return[e];let{from:l,...a}=e,c=n.stat(o),f=c?.kind!=="file"?R:(c.mode&64)>0?Re:"100644";return s===R?[e]:[{...a,status:f===R?"added":"modified",oldMode:i===
R?R:f}]}export{ee as a,$i as b,Ei as c,z as d,$ as e,Jn as f,Oo as g,Kn as h,hc as i};
