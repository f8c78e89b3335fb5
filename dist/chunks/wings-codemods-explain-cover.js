import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as zn}from"./wings-codemods-structural-edit-2.js";import{
a as vn,c as Ce,d as _n,e as Ln,h as In,j as An}from"./wings-codemods-document-document.js";import{a as ce,b as Ee,c as Pe,d as Ne,j as jn,k as ve}from"./web-tree-sitter.js";
import{c as Fn,g as Gn,h as Hn}from"./wings-codemods-structure-indentation.js";import{core_report_lock_contents$a as En,core_report_lock_contents$b as Pn,core_report_lock_contents$c as Nn}from"./start.js";
import{core_report_sources$b as Z}from"./start.js";import{core_report_changed_words$i as Rn}from"./start.js";import{g as q,h as Bn,i as Dn,j as _e}from"./core-run-from-diff-2.js";
import{core_text_generated$a as $n}from"./run.js";import{core_run_request$b as Cn,core_run_request$e as Mn}from"./run.js";import{core_engine_replay$f as D}from"./run.js";
import{core_text_moved_lines$a as wn,core_text_moved_lines$b as Te}from"./start.js";import{core_text_folder_spellings$c as xn}from"./run.js";import{wings_codemods_documents$a as Me,
wings_codemods_documents$b as $e}from"./start.js";import{wings_codemods_structure_languages$c as X}from"./start.js";import{core_workspace_replacement$q as C,core_workspace_replacement$r as Tn,
core_workspace_replacement$s as kn,core_workspace_replacement$t as Re}from"./start.js";import{core_text_search_text$a as Ve}from"./start.js";import{core_engine_turns$b as ke}from"./start.js";
import{core_plan_steps$a as On}from"./start.js";import{core_tools_tool$a as _}from"./start.js";import{core_tools_notebook_edit$a as le,core_tools_notebook_edit$b as z,
core_tools_notebook_edit$c as yn,core_tools_notebook_edit$k as Oe,core_tools_notebook_edit$l as bn,core_tools_notebook_edit$m as We}from"./start.js";import{core_tools_move$a as mn}from"./start.js";
import{core_text_notebook$a as hn}from"./start.js";import{core_tools_run$c as H}from"./start.js";import{core_tools_file_choice$s as De,core_tools_file_choice$x as Sn}from"./start.js";
import{core_text_hunks$a as we,core_text_hunks$b as gn}from"./start.js";import{diff$c as P,diff$d as G}from"./start.js";import{core_text_notebook_output$a as pn}from"./start.js";
import{core_text_paths$d as ze}from"./start.js";import{core_text_globs$a as te,core_text_globs$b as Y}from"./start.js";import{core_text_line_ending$a as xe,core_text_line_ending$o as Be}from"./start.js";
import{core_text_group_by$a as oe}from"./start.js";import{core_text_digest$a as un}from"./hook.js";import{core_text_utf8_cache$e as he,core_text_utf8_cache$f as fn,
core_text_utf8_cache$i as Se,core_text_utf8_cache$l as be}from"./hook.js";import{core_text_splice$b as dn}from"./hook.js";import{core_text_words$a as ne}from"./hook.js";
import{core_text_glob_2$f as j}from"./start.js";import{cpuUsage as po,memoryUsage as go}from"node:process";async function vi(e,{baseline:n,policy:t,checks:o,header:r,
commands:s},{source:i=n.source,goesOn:l=()=>true}={}){let a={...r.options,on_error:"continue"},c=xn({...r,options:a},e.map((g,x)=>({...g,index:x+1}))),{found:f}=await Cn(
n,Mn(c),t),d=H(i),u=[],p={workspace:d,policy:o,tracked:f,...s&&{commands:s}};for await(let g of D([c],p))if(g.type==="step"&&u.push(g.result),!l())break;return{
results:u,workspace:d}}var mo={search:.55,rest:.65,proof:.9,ordinary:1};function _i(e={}){let{work:n=15e8,time:t=12e4,memory:o=2**31,clock:r=yo}=e,s=r(),i=n,l=n,
a,c=f=>{if(!(f==="search"&&l-i<ho))return l=i,r()-s>t*mo[f]?"time":go.rss()>o*(f==="search"?So:1)?"memory":void 0};return{spend(f){return i-=f,a??=i<0?"work":c(
"search"),a===void 0},allows(f){let d=c(f);return a??=d,d===void 0},get stopped(){return a},get spent(){return n-i}}}function yo(){let{user:e,system:n}=po();return(e+
n)/1e3}var ho=1e6,So=.75;function v(e){if(e.length>bo||Se(e))return;let n=he(e);if(!(!n.ok||!n.file.valid))return xe(be(n.file))}var bo=4*2**20,B=({tool:e,input:n},t=0)=>({
index:t+1,tool:e,input:n,at:{line:t+1,column:1}});function J(e,n){if(e===n)return[];let t=P(e),[o,r]=[0,0];return G(t,P(n)).map(({at:s,removed:i,added:l})=>{for(;o<
s;o+=1)r+=t[o]?.length??0;let[a,c]=[t.slice(s,s+i).join(""),l.join("")];return{old:a,fresh:c,start:r,end:r+a.length,above:t[s-1],below:t[s+i],lines:i+l.length,cost:de(
a,c)}})}function A(e,n){let t=J(e,n);return{hunks:t,lines:$(t,o=>o.lines),cost:$(t,o=>o.cost)}}var $=(e,n)=>{let t=0;for(let o of e)t+=n(o);return t},W=e=>e.match(
wo)??[],wo=new RegExp("[\\p{L}_$][\\p{L}\\p{N}_$]*|\\p{N}+(?:[.]\\p{N}+)*[\\p{L}\\p{N}_]*|[ \\t]+|[=!]==?|[-=]>|[<>+\\-*/%&|^:~]=|::|&&|\\|\\||\\?[?.]|\\+\\+|--|\\*\\*|\\.\\.\\.|[\
\\s\\S]","gu"),Q=e=>e.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|_+|[^A-Za-z\d_]+/g)??[e];function de(e,n){if(e===n)return 0;let t=new Map;for(let r of P(e))t.set(
r,(t.get(r)??0)+1);for(let r of P(n))t.set(r,(t.get(r)??0)-1);let o=new Map;for(let[r,s]of t)if(s!==0)for(let i of xo(r))o.set(i,(o.get(i)??0)+s);return $(o,([r,
s])=>Math.abs(s)*r.length)||1}var Le=new Map;function xo(e){let n=Le.get(e)??W(e).flatMap(t=>t.length>1?Q(t):[t]);return Le.size>=Oo&&Le.clear(),e.length<=To&&Le.
set(e,n),n}var Oo=2e4,To=400;import{hash as ko}from"node:crypto";async function Un(e,n,t){let o=({from:a,oldMode:c,newMode:f})=>a!==void 0||[c,f].includes(C),r=e.
some(({from:a,newMode:c})=>a!==void 0||c===C)?e.filter(o):[],s=r.length>0?e.filter(a=>!o(a)):e,[i,l]=[[],[]];for(let a=-r.length;a<s.length;a+=a<0?r.length:Wn){
if(!t()){let f=a<0?e:s.slice(a);return{steps:i,leftOut:[...l,...f.map(({path:d})=>({path:d,reason:Ro}))],isCut:true}}let c=await Bn(a<0?r:s.slice(a,a+Wn),n);i.push(
...c.steps),l.push(...c.leftOut)}return{steps:i,leftOut:l,isCut:false}}var Wn=250,Ro="The limits of time and memory ended the work before it. Explain a part of \
the change.";async function Kn(e,n,{source:t,result:o,policy:r}){let s=new Map(n.flatMap(d=>Mo(d,t,o)??[])),i=[...s.values()].flat(),l=e.filter(d=>On(d).every(u=>!s.
has(u)));if(e.length-l.length<2||i.length>Je)return e;let a=Oe("Fix");if(!a)return e;let c=_(a,{source:Co,edits:i}),f=H(t);for await(let d of D([{options:q,steps:[
B(c)]}],{workspace:f,policy:r}))if(d.type==="step"&&d.result.status!=="applied")return e;return n.every(d=>!s.has(d.path)||_e(d,f,o))?[...l,B(c)]:e}var Co="edit\
plan/rest",Je=1e4;function Mo({path:e,from:n,oldMode:t,newMode:o},r,s){if(n!==void 0||o===C||![C,o].includes(t)||e.endsWith(".ipynb")||t===C&&o===Re)return;let[
i,l]=[t===C?Buffer.alloc(0):r.read(e),s.read(e)],[a,c]=[Ie(i),Ie(l)];if(a===void 0||c===void 0||c===""||i.includes(13)!==l.includes(13))return;let f=Ue(e,i,{text:a,
hunks:J(a,c)});return[[e,t===C?[{create:e},...f]:f]]}function Ue(e,n,{text:t,hunks:o}){let r=n.includes(13)?`\r
`:`
`,s=c=>r===`
`?c:c.replaceAll(`
`,r),i=ko("sha256",n,"hex"),[l,a]=[0,0];return o.map(c=>{a+=Buffer.byteLength(s(t.slice(l,c.start))),l=c.start;let{old:f,fresh:d,above:u,below:p}=c,g={start:a,end:a+
Buffer.byteLength(s(f)),old_string:s(f),new_string:d},x={...u!==void 0&&{before:u},...p!==void 0&&{after:p}};return{file_path:e,sha256:i,...g,...x}})}function Ie(e){
if(e[0]===239)return;let n=e.toString("latin1");return n.includes("\r")&&(/(?:^|[^\r])\n/.test(n)||/\r(?!\n)/.test(n))?void 0:v(e)}function Yn(e,{made:n,after:t,
isMarked:o}){let r=_o,s=({path:c,from:f=c})=>[Jn(n,n.stat(c)?c:f),Jn(t,c)],i=c=>{let[f="",d=""]=s(c),u=P(f);return we(u,G(u,P(d)),{oldStart:1,newStart:1}).structuredPatch},
l=e.some(({path:c})=>Z(c))?Pn(e.filter(({path:c})=>Nn(c)).map(c=>({path:c.path,structuredPatch:i(c)}))):void 0,a=c=>En(c.path,i(c),l)||"lock file";return e.map(
c=>{let{path:f,from:d=f,oldMode:u,newMode:p}=c,[g,x]=s(c);if(p===C)return Vn(f,Ke);if(g===void 0||x===void 0)return Vn(f,"not text");let{lines:O,hunks:b}=A(g,x);
if(Z(f))return{path:f,lines:O,diff:"",said:a(c),generated:true};if(o?.(d)||$n($o(n,f),t.read(f)))return{path:f,lines:O,diff:"",said:"generated",generated:true};
if(b.length===0&&u!==p)return{path:f,lines:O,diff:"",said:`mode ${u} \u2192 ${p}`};let w=r>0?No(Eo(f,g,x)??b):"";return r-=w.length,w===""&&O>0?{path:f,lines:O,
diff:w,said:"too long to show"}:{path:f,lines:O,diff:w}})}var Vn=(e,n)=>({path:e,lines:Number.POSITIVE_INFINITY,diff:"",said:n}),Ke="deleted",$o=(e,n)=>e.stat(n)?.
kind==="file"?e.read(n):void 0;function Eo(e,...n){if(!e.endsWith(".ipynb"))return;let[t,o]=n.map(Po);if(!(t===void 0||o===void 0||t===o))return J(t,o)}function Po(e){
if(e==="")return"";let n=hn(Buffer.from(e));if(n.ok)return n.notebook.cells.map(({type:t,source:o,outputs:r})=>[`[${t}]`,o,...r.map(pn)].join(`
`).replace(/(?<!\n)\n*$/,`
`)).join("")}var Jn=(e,n)=>e.stat(n)?.kind==="file"?v(e.read(n)):"";function No(e){let n=(i,l)=>P(l).map(a=>`${i}${a.replace(/\n$/,"")}`),t=e.flatMap(({old:i,fresh:l})=>[
...n("-",i),...n("+",l)]),o=[],r=vo;for(let i of t){if(r-=i.length,r<0)break;o.push(i)}let s=t.length-o.length;return[...o,...s>0&&o.length>0?[`\u2026 and ${ne(
s,"more line")}`]:[]].join(`
`)}var vo=4e3,_o=2**20;var ue=(e,n)=>dn(e,n.map(({start:t,end:o,fresh:r})=>({start:t,end:o,replacement:r}))),re=10,I=50,Ae=25,Fe=12,Zn=15;function Xn(e,n,t=false){
if(e===""||e===n||e.trim()==="")return;let o=I+e.length+n.length+(t?Ae:0);if(!Ye.test(e)&&Ye.test(n)||new RegExp("^[\\s.]*\\p{N}","u").test(e))return;let s=e.includes(
`
`)&&e.length>Lo,[i,l]=[!s&&/^\w/.test(e)?"\\b":"",!s&&/\w$/.test(e)?"\\b":""],a=n===""&&!e.endsWith(`
`);if(i+l!==""||a){let c=F(`${i}${L(e)}${l}`,n,{needle:fe(e)});return c&&{...c,size:o+(a?Fe:0)}}return{tool:z.name,input:{old_string:e,new_string:n,replace_all:true},
needle:fe(e),size:o+(Ye.test(e)?0:Zn),places(c){let f=[];for(let d=c.indexOf(e);d>=0;d=c.indexOf(e,d+e.length))f.push({start:d,end:d+e.length,fresh:n});return f}}}
var Lo=20,Ye=/[\p{L}\p{N}]/u;function qn(e,n){let[t,o]=[Io(e),Ao(e)],[r,s]=[t===""?"":"$1",o===""?"":t===""?"$1":"$2"],i={needle:e,groups:(t===""?0:1)+(o===""?0:
1)},l=F(`${t}${L(e)}${o}`,`${r}${V(n)}${s}`,i);return l&&{...l,size:I+e.length+n.length+Ae}}var Io=e=>e.startsWith("_")?"":new RegExp("^\\p{Lu}","u").test(e)?"(\
[a-z\\d_]|\\b)":"(_|\\b)",Ao=e=>e.endsWith("_")?"":/[a-z\d]$/.test(e)?"([A-Z_]|\\b)":/[A-Z]$/.test(e)?"([A-Z][a-z]|[\\d_]|\\b)":"([\\d_]|\\b)";function Qn(e,n,{
isIndented:t}){if(t&&/^\d/.test(n)||new RegExp("^\\p{N}+$","u").test(e))return;let o=/\w$/.test(e)?"\\b":"";return t?F(`(?m)^([ \\t]+)${L(e)}${o}`,`$1${V(n)}`,{
needle:e,groups:1}):F(`(?m)^${L(e)}${o}`,n,{needle:e})}function et(e){let n=F("^([\\s\\S])",`${V(e)}$1`,{needle:"",groups:1}),t=new Set([Fo.exec(e)?.[0]??"",fe(
e).trim()]);return n?[n,...[...t].flatMap((o,r)=>o===""?[]:Go(n,o,r))]:[]}var Fo=/SPDX-License-Identifier|Copyright/,Go=(e,n,t)=>({...e,input:{...e.input,only_if:{
not_contains:n}},size:e.size-2+t,places:(o,r)=>o.includes(n)?[]:e.places(o,r),isHarmless:o=>o.includes(n)}),nt=e=>F(`(?m)^[ \\t]*${L(e)}${/\w$/.test(e)?"\\b":""}\
.*\\n`,"",{needle:e}),V=e=>e.replaceAll("$","$$$$");function F(e,n,{needle:t,groups:o=0}){let r=e.startsWith("(?m)")?"gm":"g",s=Ho(e.replace("(?m)",""),r);if(!s)
return;let i=o>0?n.split(/(\$\$|\$\d)/):[n];return{tool:z.name,input:{regex:e,new_string:n,replace_all:true},needle:t,size:I+Fe+e.length+n.length+(/\w{3}/.test(
t)?0:Zn),places(l){let a=[];for(let c of l.matchAll(s)){if(c[0]==="")return[];let f=o===0?n:i.map(d=>d==="$$"?"$":/^\$\d$/.test(d)?c[Number(d[1])]??"":d).join("");
f!==c[0]&&a.push({start:c.index,end:c.index+c[0].length,fresh:f})}return a}}}var Ho=(e,n)=>{try{return new RegExp(e,n)}catch(t){if(t instanceof SyntaxError)return;
throw t}},L=e=>e.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&").replaceAll(`
`,"\\n").replaceAll("	","\\t"),fe=e=>e.split(`
`).reduce((n,t)=>t.length>n.length?t:n,""),Ze=({tool:e,input:n})=>`${e} ${JSON.stringify(n)}`;function st({old:e,fresh:n,at:t,cut:o}){if(t||o||e.length+n.length>
jo)return[];let[r,s]=[tt.exec(e),tt.exec(n)];if(!r||!s)return[];let[[,i="",l=""],[,a="",c=""]]=[r,s];return l===c?[{change:{side:"start",old:i,fresh:a},rest:l}]:
i+a===""?zo(Q(l),Q(c)):[]}var jo=200,tt=/^((?:[\w$]+(?:\.|::|->))*|\\(?:\w+\\)*)([A-Za-z_]\w*)$/;function zo(e,n){let t=rt(e,n),o=rt(e.toReversed(),n.toReversed()),
r={old:e.slice(0,e.length-o),fresh:n.slice(0,n.length-o)},s={old:e.slice(t),fresh:n.slice(t)};return[...ot("start",r,e.slice(e.length-o)),...ot("end",s,e.slice(
0,t))]}var ot=(e,{old:n,fresh:t},o)=>o.length===0?[]:[{change:{side:e,old:n.join(""),fresh:t.join("")},rest:o.join("")}];function rt(e,n){let t=e.findIndex((r,s)=>r!==
n[s]),o=t<0?e.length:t;for(;o<e.length&&/^_+$/.test(e[o-1]??"");)o-=1;return o}function it(e,n){let t=n.filter(({count:r})=>r>1);return t.length===0?[]:(t.length<
n.length?[n,t]:[n]).filter(({length:r})=>r>=Bo&&r<=Do).flatMap(r=>Wo(e,r.map(({rest:s})=>s))??[])}var Bo=3,Do=200;function Wo({side:e,old:n,fresh:t},o){let r=`(${o.
toSorted().map(L).join("|")})`,[s,i]=e==="start"&&n===""&&!/\w$/.test(t)?[Jo(t),2]:[Vo(n,e),1],[l,a]=e==="start"?[`${s}${L(n)}${r}\\b`,`${i===2?"$1":""}${V(t)}$${i}`]:
[`\\b${r}${L(n)}\\b`,`$1${V(t)}`];if(/\$\d\d/.test(a))return;let c=F(l,a,{needle:n,groups:i});return c&&{...c,size:I+Fe+n.length+t.length+Uo*o.length,hasExceptions:true,
isHarmless:(f,d)=>c.places(f,d).length===0}}var Vo=(e,n)=>n==="start"&&/^\W/.test(e)?"":"\\b",Jo=e=>`(?m)(^|[^\\w${L(e.at(-1)??"")}])`,Uo=5;var Ko=[[0,0],[1,0],
[0,1],[1,1],[2,0],[0,2],[2,1],[1,2],[2,2],[3,1],[1,3],[3,3],[4,2],[5,5]];function ct(e){let n=new Map,t=o=>{let r=new Set;for(let s of o){let i=`${s.at??""}${s.
old.length}:${s.old}${s.fresh}`;if(s.old===s.fresh||r.has(i))continue;r.add(i);let{lines:l=0,count:a=0}=n.get(i)??{};n.set(i,{...s,lines:s.lines+l,count:a+1})}};
t(Yo(e));for(let[o,r]of Zo(e)){let s=e.lines*Math.max(1,o.length+r.length)/(e.old.length+e.fresh.length);t(qo(o,r,Math.min(e.lines,s)))}return[...n.values()]}function*Yo({
old:e,fresh:n,above:t,below:o,lines:r}){e===""?(t===void 0&&(yield{old:e,fresh:n,lines:r,at:"start"}),o===void 0&&(yield{old:e,fresh:n,lines:r,at:"end"})):(yield{
old:e,fresh:n,lines:r},yield{...at(e,n),lines:r});for(let[i,l]of[[t,""],["",o],[t,o]])i!==void 0&&l!==void 0&&(yield{old:i+e+l,fresh:i+n+l,lines:r},(i.trim()!==
""||l.trim()!=="")&&(yield{...at(i+e+l,i+n+l),lines:r}));if(n!=="")return;let s=e.replace(/^(?:[ \t]*\n)+/,"").replace(/\n(?:[ \t]*\n)+$/,`
`);for(let i of[s,`
${s}`,`${s}
`])yield{old:i,fresh:n,lines:r}}function at(e,n){let t=/^[ \t]*/.exec(e)?.[0]??"",o=e.endsWith(`
`)&&n.endsWith(`
`)?1:0;return n.startsWith(t)?{old:e.slice(t.length,e.length-o),fresh:n.slice(t.length,n.length-o)}:{old:e.slice(0,e.length-o),fresh:n.slice(0,n.length-o)}}function Zo({
old:e,fresh:n}){let[t,o]=[e.split(`
`),n.split(`
`)];return e.length+n.length>Xo?t.length===o.length?lt(t,o).slice(0,200):[]:t.length===o.length&&t.length>2?lt(t,o):[[e,n]]}var Xo=8e3,lt=(e,n)=>e.flatMap((t,o)=>t===
n[o]?[]:[[t,n[o]??""]]);function*qo(e,n,t){let[o,r]=[W(e),W(n)],s=o.length+r.length>Qo?[]:dt(o,r);if(s.length>er)return;let i=({from:c,to:f,freshFrom:d,freshTo:u})=>$(
o.slice(c,f),p=>p.length)+$(r.slice(d,u),p=>p.length),l=$(s,i),a=[...s,...nr(s,o)];for(let c of a){let f=t*$(s.filter(d=>d.from>=c.from&&d.to<=c.to),i)/l;for(let[
d,u]of Ko){let p=ft({tokens:o,others:r,span:c},d,u);p&&(yield{...p,lines:f})}yield{...tr({tokens:o,others:r,span:c}),lines:f},yield*or({tokens:o,others:r,span:c},
f),yield*rr(o.slice(c.from,c.to),r.slice(c.freshFrom,c.freshTo),f)}}var Qo=4e3,er=40;function dt(e,n){let t=0;return G(e,n).map(({at:o,removed:r,added:s})=>{let i=o+
t;return t+=s.length-r,{from:o,to:o+r,freshFrom:i,freshTo:i+s.length}})}function nr(e,n){let t=[],o=(i,l)=>t.push({from:i.from,freshFrom:i.freshFrom,to:l.to,freshTo:l.
freshTo});for(let[i,l]of e.entries())for(let a of e.slice(i+1,i+4))(!n.slice(l.from,a.to).includes(`
`)||a.to-l.from<12)&&o(l,a);let[r,s]=[e[0],e.at(-1)];return r&&s&&e.length>5&&o(r,s),t}function ft({tokens:e,others:n,span:t},o,r){let s=e.slice(Math.max(0,t.from-
o),t.from),i=e.slice(t.to,t.to+r);if(!(s.length<o||i.length<r)&&!(s.includes(`
`)||i.slice(0,-1).includes(`
`)))return pt({tokens:e,others:n,span:t},s,i)}function tr({tokens:e,others:n,span:t}){let o=e.indexOf(`
`,t.to),r=ut(e,t),s=e.slice(t.to,o<0?e.length:o);return r[0]?.trim()===""&&r.shift(),pt({tokens:e,others:n,span:t},r,s)}var ut=(e,{from:n})=>n===0?[]:e.slice(e.
lastIndexOf(`
`,n-1)+1,n);function*or({tokens:e,others:n,span:t},o){let r=ut(e,t);if(r.join("").trim()==="")for(let s of[0,1,2]){let i=ft({tokens:e,others:n,span:t},0,s);i&&i.
old.trim()!==""&&!i.old.includes(`
`)&&!i.fresh.includes(`
`)&&(yield{...i,lines:o,at:r.length>0?"indented line":"line"})}}var pt=({tokens:e,others:n,span:t},o,r)=>({old:[...o,...e.slice(t.from,t.to),...r].join(""),fresh:[
...o,...n.slice(t.freshFrom,t.freshTo),...r].join("")});function*rr([e="",...n],[t="",...o],r){if(n.length+o.length>0||!/^\w+$/.test(e)||!/^\w+$/.test(t))return;
let[s,i]=[Q(e),Q(t)],l=0;for(;l<s.length-1&&l<i.length-1&&s.at(-1-l)===i.at(-1-l);)l+=1;let a=0;for(;a<s.length-l-1&&a<i.length-l-1&&s[a]===i[a];)a+=1;for(let c=0;c<=
a;c+=1)for(let f=0;f<=l;f+=1){if(c+f===0)continue;let d={old:s.slice(c,s.length-f).join(""),fresh:i.slice(c,i.length-f).join("")};d.old.length>1&&(yield{...d,lines:r,
cut:true})}yield*sr(s,i,r)}function*sr(e,n,t){let o=dt(e,n).filter(({from:s,to:i})=>i>s);if(o.length<2)return;let r=$(o,({from:s,to:i})=>i-s);for(let{from:s,to:i,
freshFrom:l,freshTo:a}of o)for(let[c,f]of ir){let d={old:e.slice(Math.max(0,s-c),i+f).join(""),fresh:n.slice(Math.max(0,l-c),a+f).join("")};d.old.length>1&&(yield{
...d,lines:t*(i-s)/r,cut:true})}}var ir=[[0,0],[1,0],[0,1]];function St(e){let n=new Map,t=new Map,o=(s,i)=>{let l=n.get(s);if(l)return l;let a=e((i.old.length+
i.fresh.length)*20)&&n.size<lr?dr(i):[];return n.set(s,a),a},r=(s,i)=>{let l=t.get(s.key)??{...s,instances:new Map,lines:0,count:0};l.lines+=i*s.lines,l.count+=
i*s.count;for(let a of s.instances??[])cr(l.instances,a,i*a.count);l.count===0?t.delete(s.key):t.set(s.key,l)};return{replace(s,i){let l=new Map,a=(c,f)=>{let d=JSON.
stringify([c.old,c.fresh,c.above,c.below]),u=l.get(d)??{hunk:c,times:0};l.set(d,u),u.times+=f};for(let c of s)a(c,-1);for(let c of i)a(c,1);for(let[c,{hunk:f,times:d}]of l)
if(d!==0)for(let u of o(c,f))r(u,d)},candidates:()=>[...t.values()].flatMap(s=>s.count>1||ar(s)?yr(s):[])}}var ar=({piece:e,lines:n})=>e?.fresh===""&&n>=re,lr=6e3;
function cr(e,{values:n},t){let o=n.length===1?n[0]:JSON.stringify(n),r=e.get(o);if(!r){t>0&&e.set(o,{values:n,count:t});return}r.count+=t,r.count===0&&e.delete(
o)}function dr(e){let n=new Map,t=(o,r,s)=>{let i=n.get(o.key);n.set(o.key,{...o,instances:[...i?.instances??[],r],lines:s+(i?.lines??0),count:r.count+(i?.count??
0)})};for(let o of ct(e)){let{lines:r,count:s=1}=o,i=`${o.at??""}${o.old.length}:${o.old}${o.fresh}`;n.set(i,{key:i,lines:r,count:s,piece:o});let l=wr(o);l&&t({
key:l.key,skeleton:l},{values:l.values,count:s},r);for(let{change:a,rest:c}of st(o))t({key:`family ${JSON.stringify(a)}`,family:a},{values:[c],count:s},r)}for(let{
start:o,lines:r}of fr(e)){let s=r.map(i=>({values:[i],count:1}));n.set(`lines ${o}`,{key:`lines ${o}`,start:o,instances:s,lines:r.length,count:r.length})}return[
...n.values()]}function fr({old:e,fresh:n}){if(n!==""||!e.endsWith(`
`)||e.split(`
`).length>ur)return[];let t=new Map;for(let o of e.split(`
`).map(r=>r.trim())){let r=W(o.slice(0,pr));for(let s=1;s<Math.min(r.length,gr);s+=1){let i=r.slice(0,s).join("");i.endsWith(" ")||!mr.test(i)||t.set(i,[...t.get(
i)??[],o])}}return[...t].map(([o,r])=>({start:o,lines:r}))}var ur=9,pr=200,gr=7,mr=/\w\s+\S*\w{2}|[^\w\s]\w{3}|\w{9}/;function yr({key:e,lines:n,piece:t,start:o,
skeleton:r,family:s,instances:i}){if(s){let f=s.old.length+s.fresh.length,d=()=>gt(i).map(({values:[u=""],count:p})=>({rest:u,count:p}));return{key:e,lines:n,size:f,
rules:()=>it(s,d())}}if(o!==void 0)return{key:e,lines:n,size:o.length,rules:()=>Ge(nt(hr(o,i)))};if(t)return{key:e,lines:n,size:t.old.length+t.fresh.length+(t.cut?
Ae:0),rules:()=>Sr(t)};let{old:l=[],fresh:a=[]}=r??{},c=[...l,...a].reduce((f,d)=>f+(typeof d=="string"?d.length:4),0);return{key:e,lines:n,size:c,rules:()=>r?Or(
r,gt(i)):[]}}function hr(e,n){let[t=[],...o]=[...n.values()].map(({values:[i=""]})=>W(i)),r=t.findIndex((i,l)=>o.some(a=>a[l]!==i)),s=t.slice(0,r<0?t.length:r).
join("").trimEnd();return s.length>e.length?s:e}var gt=e=>[...e.values()].sort((n,t)=>n.values.join()<t.values.join()?-1:1);function Sr({old:e,fresh:n,at:t,cut:o}){
return t==="start"?et(n):Ge(t==="end"?F("([\\s\\S])$",`$1${V(n)}`,{needle:"",groups:1}):t?Qn(e,n,{isIndented:t==="indented line"}):o?qn(e,n):Xn(e,n,br(e)))}var Ge=e=>e?
[e]:[],br=e=>!e.includes(`
`)&&(['"',"'","`"].some(n=>e.split(n).length%2===0)||["()","[]","{}"].some(([n="",t=""])=>e.split(n).length!==e.split(t).length));function wr({old:e,fresh:n,at:t}){
let o=t==="line";if(t&&!o||e.length>mt||n.length>mt)return;let[r,s]=[W(e),W(n)];if(r.length>yt||s.length>yt)return;let i=new Set(s.filter(d=>/^(?:[\w$]+|\d+(?:\.\w+)+)$/.
test(d))),l=[],a=new Map,c=r.map(d=>{if(!i.has(d))return d;let u=l.push(d)-1;return a.has(d)||a.set(d,u),u});if(l.length===0||l.length>xr)return;let f=s.map(d=>a.
get(d)??d);return{key:`${o?"line ":""}${JSON.stringify([c,f])}`,isLine:o,old:c,fresh:f,values:l}}var mt=600,yt=90,xr=9;function Or({old:e,fresh:n,isLine:t},o){let r=(o[0]?.
values??[]).map((i,l)=>[...new Set(o.map(({values:a})=>a[l]??""))]);return r.every(({length:i})=>i===1)?[]:(o.every(({count:i})=>i===1)?[ht]:[ht,kr]).flatMap(i=>{
let l=r.map(a=>a.length>1?i(a):L(a[0]??""));return l.includes(void 0)?[]:Tr({old:e,fresh:n,isLine:t,columns:r,classes:l})??[]})}function Tr({old:e,fresh:n,isLine:t,
columns:o,classes:r}){let s=new Map,i=[""],l=e.map(d=>{let[u,...p]=typeof d=="string"?[d]:o[d]??[];return typeof d=="string"||p.length===0?(i.push(`${i.pop()}${u}`),
L(u??"")):(i.push(""),n.includes(d)?(s.set(d,s.size+1),`(${r[d]})`):`(?:${r[d]})`)}),a=n.map(d=>{let u=typeof d=="number"?s.get(d):void 0;return u===void 0?V(typeof d==
"string"?d:o[d]?.[0]??""):`$${u}`}),c=a.some((d,u)=>/^\$\d$/.test(d)&&/^\d/.test(a[u+1]??""));if(s.size===0||c)return;let f=i.map(fe).reduce((d,u)=>u.length>d.length?
u:d,"");return F(`${t?"(?m)^":""}${l.join("")}`,a.join(""),{needle:f,groups:s.size})}var ht=e=>e.some(n=>n.includes("."))?e.every(n=>/^[\d.]+$/.test(n))?"[\\d.]+":
"[\\w.]+":e.some(n=>n.includes("$"))?"[\\w$]+":"\\w+",kr=e=>e.length<=Rr?e.toSorted().map(L).join("|"):void 0,Rr=8;function ee(e,n){return[...[ie(e),...Er(e),...$r(
e),...Pr(e,se(ie(e),n))].filter(o=>U(o)<Cr&&wt(o,e,n)),Mr(e)].reduce((o,r)=>U(r)<U(o)?r:o)}var Cr=20,U=({glob:e,exclude:n=[]})=>Y(e).length+n.length,bt=e=>JSON.
stringify(e).length-8,Mr=e=>({glob:e.map(ge)});function $r(e){let n=new Set(e.map(o=>/[^./](\.[\w-]+)$/.exec(o)?.[1])),[t]=n;return n.size===1&&t!==void 0?[{glob:`\
*${t}`},{glob:"*"}]:[{glob:"*"}]}function Er(e){let n=oe(e,t=>t.slice(0,t.indexOf("/")+1));return n.size<2||n.size>pe?[]:[{glob:[...n.values()].flatMap(t=>Y(ie(
t).glob))}]}var wt=(e,n,t)=>se(e,n).length===n.length&&se(e,t).length===0;function se({glob:e,exclude:n=[]},t){let[o,r]=[te(e),te(n)];return typeof o=="string"||
typeof r=="string"?[]:t.filter(s=>o.some(i=>i.matches(s))&&!r.some(i=>i.matches(s)))}var ie=(e,n=vr(e))=>{let t=[...new Set(e.map(me))],o=Nr(t),r=t.length>1?o===
""?"":"**/":o===""?"/":"";return{glob:`${j(o)}${r}${n}`}};function xt(e,n,t){let o=ie(n,e),r=Ot(n,se(o,t)),s=[...new Set(n.map(i=>`${j(me(i))||"/"}${e}`))];return[
{...o,exclude:r},{glob:s}].filter(i=>U(i)<=pe&&wt(i,n,t)).sort((i,l)=>U(i)-U(l))[0]}var Pr=(e,n)=>{let t=Ot(e,n),o=[...oe(e,me)],r=o.length>pe?e:o.flatMap(([,i])=>_r(
i,n));return[...[{...ie(e),exclude:t,length:t.length},{glob:r,length:r.length}].filter(({length:i})=>i<=pe).map(({length:i,...l})=>l),{glob:e.map(ge)}]},pe=8,me=e=>e.
slice(0,e.lastIndexOf("/")+1),Nr=([e="",...n])=>{let t=e;for(;!n.every(o=>o.startsWith(t));)t=me(t.slice(0,-1));return t},vr=e=>{let n=e.map(s=>s.slice(me(s).length)),
[t="",...o]=new Set(n);if(o.length===0)return j(t);let r=[...new Set(n.map(s=>/[^.](\.[\w-]+)$/.exec(s)?.[1]??""))].sort();return r.includes("")||r.length>pe?"*":
r.length===1?`*${r[0]}`:`*.{${r.map(s=>s.slice(1)).join(",")}}`},ge=e=>e.includes("/")?j(e):`/${j(e)}`,_r=(e,n)=>{let[t]=e;if(t!==void 0&&e.length===1)return[ge(
t)];let{glob:o}=ie(e),r=te(o);return typeof r!="string"&&!n.some(i=>r.some(l=>l.matches(i)))?[String(o)]:e.map(ge)},Ot=(e,n)=>{let t=new Set(e.flatMap(ze));return[
...oe(n,r=>ze(r).find(s=>!t.has(s))??r)].map(([r,s])=>s.length>1?`${j(r)}/**`:ge(s[0]??r))};async function kt(e,n){let t=new Map,o=e.filter(Lr),r=Math.ceil(o.length/
Ir);for(let[i,l]of o.entries()){let a=X(l.path);if(!(!a||i%r!==0)){if(!n((l.text.length+l.goal.length)*20))break;for(let c of await Dr(l,a)){let f=`${Rt.has(a.name)?
"javascript":a.name} ${c.key}`,d=t.get(f)??{pairs:[],language:a};t.set(f,d),d.pairs.push(c)}}}let s=({lines:i,size:l})=>i/(I+l);return[...t].flatMap(([i,{pairs:l,
language:a}])=>Hr(i,l,a)).sort((i,l)=>s(l)-s(i)||(i.key<l.key?-1:1)).slice(0,Ar)}var Lr=({path:e,text:n,goal:t})=>{let o=X(e);return o!==void 0&&!Fr.has(o.name)&&
n!==t&&n.length+t.length<=Ct},Ir=2e3,Ar=16,Fr=new Set(["json","yaml","html","css","bash"]),Rt=new Set(["javascript","typescript","tsx"]),Gr=[".js",".mjs",".cjs",
".jsx",".ts",".mts",".cts",".tsx"],Ct=4e5;function Hr(e,n,t){if(n.length<2)return[];let o=n.toSorted((i,l)=>jr(i,l)),[r]=o,s=r&&zr(r,o,t);return s?[{key:e,lines:$(
n,({lines:i})=>i),size:s.size-I,rules:()=>[s]}]:[]}var jr=(e,n)=>JSON.stringify([e.old,e.values])<JSON.stringify([n.old,n.values])?-1:1;function zr({old:e,fresh:n,
values:t},o,r){let s=t.map((p,g)=>new Set(o.map(x=>x.values[g])).size>1);if(!s.includes(true))return;let i=(p,g,x=O=>O)=>p.map(O=>typeof O=="string"?x(O):s[O]?g(
O):x(t[O]??"")).join(""),l=p=>`$${String.fromCharCode(65+p)}`,a=i(e,()=>`
`);if(/\$[A-Z$]/.test(a))return;let f=(a.match(/\w+/g)??[]).reduce((p,g)=>g.length>p.length?g:p,""),d=i(e,l),u=i(n,l,p=>p.replaceAll("$","$$$$"));return f===""?
void 0:Br({pattern:d,new_string:u},f,r)}function Br(e,n,{name:t,endings:o}){let r=zn(e);if(!r||"message"in r)return;let s=new Map;return{tool:z.name,input:{...e,
replace_all:true},needle:n,endings:Rt.has(t)?Gr:o,size:I+e.pattern.length+e.new_string.length,async prepare(i,l){let a=X(l);if(!a||i.length>Ct||!i.includes(n)||
s.get(l)?.text===i)return;let c=await jn(i,{...r,language:a,keepsSyntax:true}),f=c.ok&&c.brokenAt===void 0?c.matches:[],d=f.some(({start:p},g)=>p<(f[g-1]?.end??
0)),u=f.map(({start:p,end:g,replacement:x})=>({start:p,end:g,fresh:x}));s.set(l,{text:i,places:d?[]:u,isHarmless:c.ok&&c.matches.length===0})},places:(i,l)=>s.get(
l)?.text===i?s.get(l)?.places??[]:[],isHarmless:(i,l)=>!X(l)||!i.includes(n)||s.get(l)?.text===i&&s.get(l)?.isHarmless===true}}var Dr=({text:e,goal:n},t)=>Pe(t,
o=>{let r=Ee();try{ce.begin(e.length+n.length);let[s,i]=[e,n].map(c=>r.keep(o.parse(t,c)).getInnerTree().rootNode);if(!s||!i)return[];let l=J(e,n),a=new Map;for(let c of Mt(
{one:s,other:i},[]))a.set([c.one.startIndex,c.one.endIndex,c.other.startIndex,c.other.endIndex].join(),c);return[...a.values()].slice(0,Wr).flatMap(c=>Ur(c,{goal:n,
text:e,hunks:l})??[])}catch(s){return ve(s,r),[]}finally{r.free(),Ne()}}),Wr=2e3,qe=700,Vr=4;function*Mt({one:e,other:n},t){if(e.text===n.text)return;let r=e.isNamed&&
n.isNamed&&e.text.length+n.text.length<qe*2?[{one:e,other:n},...t].slice(0,Vr):[],{pairs:s,isWhole:i}=e.type===n.type?Jr(e,n):{pairs:[],isWhole:false};i||(yield*r);
for(let l of s)yield*Mt(l,r)}function Jr(e,n){let[t=[],o=[]]=[e,n].map(({children:l})=>l.filter(a=>a!==null)),r=0,s=true,i=[];for(let{at:l,removed:a,added:c}of G(
t.map(Tt),o.map(Tt))){let f=o.slice(l+r,l+r+c.length);r+=c.length-a,a===c.length?i.push(...f.map((d,u)=>({one:t[l+u],other:d}))):s=false}return{pairs:i,isWhole:s&&
i.length>0}}var Tt=({text:e})=>e;function Ur({one:e,other:n},{text:t,goal:o,hunks:r}){if($t.test(e.type)||e.text.length>qe||n.text.length>qe)return;let s=new Set(
[...Et(n)].filter(Xe).map(b=>b.text)),i=[],l=b=>i.includes(b)?i.indexOf(b):i.push(b)-1,a=Qe(e,b=>b.id!==e.id&&Xe(b)&&s.has(b.text)?l(b.text):void 0),c=Qe(n,b=>Xe(
b)&&i.includes(b.text)?i.indexOf(b.text):void 0);if(i.length===0||i.length>Kr||!a.some(b=>typeof b=="string"))return;let f=(b,y,w)=>b.map(T=>typeof T=="string"?
Hn(Fn(T),{from:Gn(y,w),to:""}).text:T),[d,u]=[f(a,t,e.startIndex),f(c,o,n.startIndex)],p=d.map(b=>typeof b=="string"?b.replace(/\s+/g," ").replace(Yr,"$1"):b),g=r.
filter(({start:b,end:y})=>b<=e.endIndex&&y>=e.startIndex),x=e.text.split(`
`).length+n.text.split(`
`).length,O=Math.min(x,$(g,b=>b.lines));return{key:JSON.stringify([p,u]),old:d,fresh:u,values:i,lines:O}}var Kr=8,Yr=/ ?([^\w$ ]) ?/g,$t=/(?:arguments|parameters|argument_list|parameter_list|block|body|_list)$/,
Zr=/comment|fragment|content|escape|^string_start$|^string_end$/,Xe=({isNamed:e,type:n})=>e&&!$t.test(n)&&!Zr.test(n);function*Et(e){yield e;for(let n of e.children)
n&&(yield*Et(n))}function Qe(e,n){let t=n(e);if(t!==void 0)return[t];let o=[],r=0;for(let s of e.children)s&&(o.push(e.text.slice(r,s.startIndex-e.startIndex),...Qe(
s,n)),r=s.endIndex-e.startIndex);return Xr([...o,e.text.slice(r)])}function Xr(e){let n=[];for(let t of e)typeof t=="string"&&typeof n.at(-1)=="string"?n.push(`${n.
pop()}${t}`):t!==""&&n.push(t);return n}var Lt=()=>[...Qr.map(es),...qr.flatMap(([e,n])=>F(e,n,{needle:""})??[])],qr=[["[ \\t]+\\n",`
`],["\\n{3,}",`

`],["^\\n+",""],["\\n{2,}$",`
`]],Pt=["tab",2,4,8],Qr=[{final_newline:"add"},{final_newline:"remove"},...Pt.flatMap(e=>Pt.flatMap(n=>e===n?[]:[{indent:{from:e,to:n}}]))],es=e=>({tool:le.name,
input:{...e},needle:"",size:I+JSON.stringify(e).length,places:n=>[...ns(n,Be(n,e))],isHarmless:n=>Be(n,e)===n});function*ns(e,n){if(e===n)return;if(e.startsWith(
n))return yield{start:n.length,end:e.length,fresh:""};if(n.startsWith(e))return yield{start:e.length,end:e.length,fresh:n.slice(e.length)};let t=P(n),o=0;for(let[
r,s]of P(e).entries()){let i=t[r]??"";s!==i&&(yield{start:o,end:o+s.length,fresh:i}),o+=s.length}}function nn(e,n){let t=e.map(r=>({path:r.path,before:en(r.before),
after:en(r.after)})),o=[...n].map(([r,s])=>({path:r,form:s?en(s):Nt}));return os.flatMap(({conversion:r,from:s,to:i})=>{let l=t.filter(({before:f,after:d})=>f&&
d&&s(f)&&i(d)),a=new Set(l.map(({path:f})=>f));if(a.size===0)return[];let c=[...t.filter(({path:f,before:d})=>!a.has(f)&&d&&s(d)).map(({path:f})=>f),...o.filter(
({form:f})=>f===Nt||f&&s(f)).map(({path:f})=>f)];return[ts(r,[...a],c)]})}function ts(e,n,t){let[o]=n,{glob:r,exclude:s}=ee(n,t),i=n.length===1?{file_path:o}:{glob:r,
...s?.length&&{exclude:s},expect_matches:{min:1}};return{step:_(le,{...i,...e}),files:n}}var Nt={mark:true,crlf:true,lf:true},en=e=>{let n=Se(e)?void 0:he(e);if(!n?.
ok||n.file.encoding!=="utf8")return;let t=e.toString("latin1");return{mark:n.file.bom>0,crlf:t.includes(`\r
`),lf:/(?:^|[^\r])\n/.test(t)}},os=[{conversion:{line_ends:"lf"},from:({crlf:e})=>e,to:({crlf:e})=>!e},{conversion:{line_ends:"crlf"},from:({lf:e})=>e,to:({lf:e,
crlf:n})=>n&&!e},{conversion:{bom:"add"},from:({mark:e})=>!e,to:({mark:e})=>e},{conversion:{bom:"remove"},from:({mark:e})=>e,to:({mark:e})=>!e}];function It(e){
let n=new Map;for(let{path:t,text:o,goal:r}of e){let[,s=""]=/(\.[a-z]+)$/.exec(t)??[],i=At[s];if(!i||o===r||o.length>rs)continue;let[l,a]=[vt(o,i),vt(r,i)];if(!(l===
void 0||a===void 0))for(let c of[...Ft(l,a,[])].slice(0,ss)){let f=JSON.stringify(c),d=n.get(f)??{change:c,endings:new Set,count:0};d.endings.add(s),d.count+=1,
n.set(f,d)}}return[...n.values()].flatMap(({change:t,endings:o,count:r})=>r>1?[is(t,[...o])]:[])}var At={".json":"json",".yaml":"yaml",".yml":"yaml",".toml":"to\
ml"},rs=2e5,ss=50,vt=(e,n)=>{try{return An(e,n)}catch(t){if(t instanceof Error)return;throw t}};function*Ft(e,n,t){if(Ln(e,n))return;let[o,r]=[_t(e),_t(n)];if(!o||
!r||Array.isArray(e)!==Array.isArray(n)||Array.isArray(e)&&o.size!==r.size){t.length>0&&Ce(n)!==void 0&&(yield{path:t,value:n});return}for(let[s,i]of r){let l=o.
get(s);l===void 0&&Ce(i)!==void 0?yield{path:[...t,s],value:i}:l!==void 0&&(yield*Ft(l,i,[...t,s]))}for(let s of o.keys())r.has(s)||(yield{path:[...t,s]})}var _t=e=>{
if(_n(e))return new Map(Array.isArray(e)?e.entries():Object.entries(e))};function is({path:e,value:n},t){let o=e.at(-1),s=e.every(a=>typeof a=="number"||/^[A-Za-z_]\w*$/.
test(a))?vn(e):e,i=n===void 0?{mode:"unset",path:e}:{mode:"set",path:e,value:n,create:true},l=(a,c)=>{let f=At[/(\.[a-z]+)$/.exec(c)?.[1]??""],d=f&&In(fn(a),f,i);
if(d?.ok)return d.splices.map(({start:u,end:p,replacement:g})=>({start:u/2,end:p/2,fresh:Buffer.from(g).toString("utf16le")}))};return{tool:(n===void 0?$e:Me).name,
input:{path:s,...n!==void 0&&{value:Ce(n)}},needle:"",endings:t,size:I+JSON.stringify(s).length+JSON.stringify(n??"").length-(typeof o=="string"?as:0),places:(a,c)=>l(
a,c)??[],isHarmless:(a,c)=>l(a,c)?.length===0}}var as=10;async function Dt(e,n){let t=await kt(e.files,c=>n.spend(c)),o=await ls(e,n,t),r=[],s=[];for(let c=await o.
best();c;c=await o.best()){let f=await o.take(c);f&&(r.push(c),s.push(f))}let i=await bs(r,e.files,n);if(s.every(({files:c},f)=>c.length===r[f]?.paths.length)&&
i.length===r.length)return s;let a=await Bt(i,e)??await Bt(r,e);return a||await e.restart(),a??[]}async function ls(e,n,t){let o=ke(),r=new Map,s=0,i=new Map,l=new Map,
a=e.files.flatMap(y=>n.spend((y.text.length+y.goal.length)*4)?[{...y,rest:A(y.text,y.goal)}]:[]),c=new Map(a.map(y=>[y.path,y])),f=new Set,d=St(y=>n.spend(y));for(let{
rest:y}of a)await o(),d.replace([],y.hunks);let u=a.some(({rest:y})=>y.hunks.some(cs))?Lt():[],p=[...It(e.files),...u].map(y=>({key:Ze(y),lines:Number.MAX_SAFE_INTEGER,
size:0,rules:()=>[y]})),g=async(y,w,T)=>{let E=r.get(w)??new Map,k=E.get(y.path);if(k?.text===y.text)return k;T.prepare&&n.spend(y.text.length*20)&&await T.prepare(
y.text,y.path);let m={text:y.text,...ms(y,T,n)};return s+=1,s%us===0&&r.clear(),r.set(w,E.set(y.path,m)),m},x=async(y,w)=>{let{needle:T,endings:E}=w,[k,m,h]=[[],
[],[]],[S,R]=[0,0];for(let M of a){if(!n.spend(1))return ds;if(!(E?.some(K=>M.path.endsWith(K))??true)||!M.text.includes(T))continue;await o();let N=await g(M,y,
w);N.good!==void 0&&((N.good?k:m).push(M.path),S+=N.lines,R+=N.places,N.odd>0&&h.push({path:M.path,places:N.odd,isInside:true}))}return{paths:k,astray:m,lines:S,
places:R,odd:h}},O=async({key:y,rules:w})=>{let T=l.get(y)??w();l.set(y,T);let E=[];for(let k of T){let m=Ze(k);if(f.has(m))continue;let h=await x(m,k);h.paths.
length>0&&hs(k,h,e.leastPlaces)?E.push({key:m,rule:k,verdict:h,score:h.lines/(k.size+Gt)}):k.prepare&&f.add(m)}return E},b=async({key:y,rule:w,verdict:{paths:T,
astray:E,lines:k,odd:m}})=>{let h=i.get(y)??await e.unchanged(w);i.set(y,h),await o();let S=ee(T,[...E,...h.map(({path:N})=>N)]),R=E.map(N=>({path:N,places:w.places(
c.get(N)?.text??"",N).length})),ae=w.tool===z.name&&(w.hasExceptions??w.needle!=="")?[...m,...R,...h].filter(({places:N})=>N!==0):[];return{key:y,rule:w,paths:T,
choice:S,exceptions:ae,score:k/(w.size+ps(S,T))}};return{async best(){if(!a.some(({rest:S})=>S.hunks.length>0)||!n.spend(0))return;let y=[...p,...t,...d.candidates()].
map(S=>({candidate:S,most:S.lines/(I+S.size+Gt)})).sort((S,R)=>R.most-S.most||Wt(S.candidate.key,R.candidate.key)),w=new Map,T=$(a,({rest:S})=>S.lines),E=new Map,
k=async S=>{let R=E.get(S.key)??await b(S);return E.set(S.key,R),R},m=0;for(let[S,{candidate:R,most:M}]of y.entries()){if(M<m||S>=fs||!n.spend(0))break;for(let K of await O(
R))w.set(K.key,K);let ae=tn([...w.values()]),N=ae.find(({verdict:K})=>K.lines>=T&&K.astray.length===0);m=Math.max(ae[Ht-1]?.score??0,N?(await k(N)).score:0)}let h=[];
for(let S of tn([...w.values()]).slice(0,Ht))h.push(await k(S));return tn(h)[0]},async take({key:y,...w}){f.add(y);let T=await e.attempt(He(w));if(!T)return;let E=[];
for(let[k,m]of T.texts){await o();let h=c.get(k),S=h?.rest.lines??0;if(h){let R=A(m,h.goal);d.replace(h.rest.hunks,R.hunks),Object.assign(h,{text:m,rest:R})}E.push(
{path:k,lines:Math.max(0,S-(h?.rest.lines??0))})}return{step:He(w,T.matches),files:E,matches:T.matches,exceptions:w.exceptions}}}}var cs=({old:e,fresh:n})=>e.replace(
/\S+/g,"")!==n.replace(/\S+/g,""),ds={paths:[],astray:[],lines:0,places:0,odd:[]},tn=e=>e.sort((n,t)=>t.score-n.score||Wt(n.key,t.key)),Wt=(e,n)=>e<n?-1:e>n?1:0,
Gt=10,fs=300,us=5e5,Ht=6,ps=({glob:e,exclude:n},t)=>t.length===1?t[0]?.length??0:bt({glob:e,...n&&{exclude:n}}),gs=.95;function ms({text:e,path:n,rest:t},o,r){r.
spend(e.length);let s=o.places(e,n);if(s.length===0)return{good:void 0,lines:0,places:0,odd:0};let[i,l,a,c]=[0,0,0,0];for(let{start:d,end:u,own:p,hunks:g}of ys(
s,t.hunks)){let x=e.slice(d,u),[O,b]=[zt(d,x,p),zt(d,x,g)];r.spend((x.length+b.length)*4);let[y,w]=[de(x,b),de(O,b)];i+=O===b?y:de(x,O),l+=y-w,w===0&&(a+=y),w>=
y&&(c+=p.length)}return l<=0||l<gs*i?{good:false,lines:0,places:0,odd:0}:{good:true,lines:t.lines*(l*jt+a*(1-jt))/t.cost,places:s.length,odd:c}}var jt=.3,zt=(e,n,t)=>ue(
n,t.map(({start:o,end:r,fresh:s})=>({start:o-e,end:r-e,fresh:s})));function ys(e,n){let t=[],o=[...e.map(r=>["own",r]),...n.map(r=>["hunks",r])];for(let[r,s]of o.
sort(([,i],[,l])=>i.start-l.start)){let i=t.at(-1),l=i&&s.start<=i.end?i:{start:s.start,end:s.end,own:[],hunks:[]};l!==i&&t.push(l),l.end=Math.max(l.end,s.end),
l[r].push(s)}return t.filter(({own:r})=>r.length>0)}var hs=({tool:e,size:n,input:t},{lines:o,paths:r,places:s},i)=>o>=1.5&&(r.length>1||o>=3)&&o*60>n&&(e!==z.name||
s>=i||o-Ss(t)>=re&&!r.every(Z)),Ss=({old_string:e,regex:n,pattern:t,new_string:o=""})=>o===""?0:[e??n??t,o].join(`
`).split(/\n|\\n/).length;function He({rule:e,choice:n,paths:t},o){let[r]=t,{glob:s,exclude:i}=n,{only_if:l,...a}=e.input,c=t.length===1?{file_path:r}:{glob:s,...i?.
length&&{exclude:i},...l!==void 0&&{only_if:l}},f=t.length>1||bn(e.tool).counts==="places";return{tool:e.tool,input:{...c,...a,...f&&{expect_matches:o??{min:1}}}}}
async function Bt(e,n){await n.restart();let t=new Map(n.files.map(({path:s,goal:i})=>[s,i])),o=new Map(n.files.map(({path:s,text:i})=>[s,i])),r=[];for(let s of e){
let i=await n.attempt(He(s));if(!i||i.texts.size!==s.paths.length)return;let l=[...i.texts].map(([a,c])=>{let f=t.get(a)??"",[d,u]=[A(o.get(a)??"",f),A(c,f)];return o.
set(a,c),{path:a,lines:Math.max(0,d.lines-u.lines)}});r.push({step:He(s,i.matches),files:l,matches:i.matches,exceptions:s.exceptions})}return r}async function bs(e,n,t){
let o=new Map(n.map(a=>[a,new Map])),r=(a,c)=>{if(c===a.goal)return 0;let f=o.get(a)?.get(c);if(f!==void 0)return f;t.spend(c.length*4);let d=xs+A(c,a.goal).lines;
return o.get(a)?.set(c,d),d},s=async a=>{let c=new Map(n.map(({path:f,text:d})=>[f,d]));for(let{rule:f,paths:d}of a)for(let u of d){let p=c.get(u)??"";f.prepare&&
await f.prepare(p,u);let g=f.places(p,u);if(g.length===0)return Number.POSITIVE_INFINITY;c.set(u,ue(p,g))}return a.length*ws+$(n,f=>r(f,c.get(f.path)??f.text))},
i=[...e],l=await s(i);for(let a=-1;a!==i.length;){a=i.length;for(let c of i.toReversed()){if(!t.spend(0))break;let f=i.filter(u=>u!==c),d=await s(f);d>l||(i=f,l=
d)}}return i}var ws=10,xs=6;import Vt from"node:path/posix";function Jt(e,n){let t=[],o=e;for(;t.length<Os;){let r=ks(o.filter(({text:i})=>i),n.concat(Ts(o)));if(!r)
break;t.push(r);let s=new Set(r.files);o=o.filter(({to:i})=>!s.has(i))}return[...t,...o.map(({from:r,to:s})=>({step:Ut({file_path:r},s),files:[s]}))]}var Os=200,
Ts=e=>e.flatMap(({from:n,text:t})=>t?[]:[n]),Ut=(e,n)=>_(mn,{...e,new_path:n});function ks(e,n){let t=new Map;for(let s of e)for(let i of Ms(s)){let l=JSON.stringify(
i),a=t.get(l)??{...i,moves:[]};t.set(l,a),a.moves.push(s)}let o=[...t.values()].filter(s=>s.moves.length>1).sort((s,i)=>i.moves.length-s.moves.length||s.newPath.
length-i.newPath.length),r=e.map(({from:s})=>s);for(let{glob:s,name:i,newPath:l,moves:a}of o.slice(0,50)){let c=a.map(({from:g})=>g),f=new Set(c),d=[...n,...r.filter(
g=>!f.has(g))],u=i?Rs(i,c,d):s?Cs(s,d):ee(c,d);if(!u)continue;let p={...u,...!u.exclude?.length&&{exclude:void 0}};return{step:Ut(JSON.parse(JSON.stringify({...p,
expect_matches:c.length})),l),files:a.map(({to:g})=>g)}}}function Rs(e,n,t){let o=xt(e,n,t),[r="",s=""]=e.split("*");return o&&{...o,glob:Y(o.glob).map(i=>`${i.
slice(0,-e.length)}${r}(?<${Kt}>*)${s}`)}}var Kt="rest",Yt=12;function Cs(e,n){let t=te(e);if(typeof t=="string")return;let o=n.filter(r=>t.some(s=>s.matches(r)));
if(!(o.length>Yt))return{glob:e,...o.length>0&&{exclude:o.map(r=>j(r))}}}function*Ms({from:e,to:n}){if(n.includes("$<"))return;let[t,o]=[e.split("/"),n.split("/")],
r=0;for(;r<Math.min(t.length,o.length)-1&&t.at(-1-r)===o.at(-1-r);)r+=1;t.at(-1)===o.at(-1)&&(r=Math.max(r,1));for(let u=r;u>=1;u-=1){let[p,g]=[t.slice(0,t.length-
u),o.slice(0,o.length-u)];p.length!==0&&(yield{glob:`${j(p.join("/"))}/**`,newPath:[...g,"**"].join("/")})}let[s,i]=[Vt.parse(e),Vt.parse(n)],l=s.dir===i.dir?"$\
<dir>":i.dir===""?"":`${i.dir}/`,c=((u,p,g)=>p!==""&&u.includes(p)?u.replace(p,`$<${g}>`):void 0)(i.name,s.name,"name"),f=s.ext===i.ext?"$<ext>":i.ext;c!==void 0&&
(yield{newPath:`${l}${c}${f}`});let d=$s(s.base,i.base);c!==void 0||d.length<2||j(s.base)!==s.base||s.base.includes("*")||(yield{name:s.base.replace(d,"*"),newPath:`${l}${i.
base.replace(d,`$<${Kt}>`)}`})}function $s(e,n){let t="";for(let o=0;o<e.length;o+=1)for(;o+t.length<e.length&&n.includes(e.slice(o,o+t.length+1));)t=e.slice(o,
o+t.length+1);return t}function Zt(e,{isText:n,others:t}){let o=[],r=new Set(e),s=e.filter(n);for(let l of[s,...Ps(s)]){let a=l.filter(g=>r.has(g));if(a.length<
2)continue;let c=new Set(a),f=ee(a,[...t,...e.filter(g=>!c.has(g))]);if(U(f)>(l===s?Yt:1))continue;for(let g of a)r.delete(g);let{glob:d,exclude:u=[]}=f,p={glob:Y(
d).length===1?Y(d)[0]:d,...u.length>0&&{exclude:u}};o.push({step:_(De,{...p,expect_matches:a.length}),files:a})}let i=[...r].map(l=>({step:Es(l),files:[l]}));return[
...o,...i]}var Es=e=>_(De,{file_path:e});function Ps(e){let n=new Map;for(let t of e){let o=t.split("/");for(let s=0;s<o.length;s+=1){let i=`/${o.slice(0,s).join(
"/")}`,l=n.get(i);l?l.push(t):n.set(i,[t])}let r=n.get(o.at(-1)??"");r?r.push(t):n.set(o.at(-1)??"",[t])}return[...n.values()].sort((t,o)=>o.length-t.length).slice(
0,40)}async function qt(e,n){let{steps:t,gone:o}=Ns(e,n),{before:r,after:s,policy:i}=n,l=e.filter(m=>ye(m)&&m.newMode!==C),a=new Set(l.map(({path:m})=>m)),c=n.tracked.
filter(m=>!a.has(m)&&!o.has(m)),f=Bs([...a,...o],c),d,u=H(r),p=async m=>{let h=[],S={options:{...q,on_error:"continue"},steps:m.map(B)};await n.load(m.flatMap(M=>Is(
M,c)));let R=n.commands&&{commands:n.commands.outcomeOf};for await(let M of D([S],{workspace:u,policy:i,tracked:f,...R}))M.type==="step"&&h.push(Fs(M.result));return h},
x=[...await vs(l,n),...t,...await Ls(l,c,n)],O=await p(x.map(({step:m})=>m)),b=x.flatMap((m,h)=>O[h]?[As(m,O[h].matches)]:[]),y=l.flatMap(({path:m,oldMode:h})=>{
if(h===C||m.endsWith(".ipynb")||u.stat(m)?.kind!=="file")return[];let[S,R]=[v(u.read(m)),v(s.read(m))];return S===void 0||R===void 0?[]:[{path:m,text:S,goal:R}]}),
w=new Set(y.map(({path:m})=>m)),T=[...a].filter(m=>!w.has(m)&&u.stat(m)?.kind==="file"),E=new Map(T.map(m=>[m,rn(u.read(m))])),k=async m=>{if(m.needle===""&&!m.
isHarmless)return c.map(M=>({path:M}));if(d??=await js(c,n),d)return on(m,d);let S=(m.needle===""?c:await n.holding(m.needle)).filter(M=>!a.has(M)&&!o.has(M));if(S.
length>Gs)return S.map(M=>({path:M}));let R=await n.contents(S);return on(m,new Map(S.map(M=>[M,rn(R.get(M))])))};return{files:y,leastPlaces:n.restTogether?3:2,
fileSteps:b,unchanged:async m=>[...await k(m),...await on(m,E)],attempt:async m=>(await p([m]))[0],async restart(){u=H(r),await p(b.map(({step:m})=>m))},workspace:()=>u}}
function Ns(e,{before:n,tracked:t}){let o=e.filter(ye),r=o.filter(({newMode:d})=>d===C).map(({path:d})=>d),s=o.flatMap(({path:d,from:u})=>u===void 0?[]:[{from:u,
to:d}]),i=new Set([...r,...s.map(({from:d})=>d)]),l=t.filter(d=>!i.has(d)),a=d=>Ve(n.read(d))!==void 0,c=s.map(d=>({...d,text:a(d.from)}));return{steps:[...Zt(r,
{isText:a,others:[...l,...s.map(({from:d})=>d)]}),...Jt(c,l)],gone:i}}var ye=({oldMode:e,newMode:n,isUtf8:t})=>t&&![e,n].some(o=>o===Tn||o===kn);async function vs(e,{
before:n,after:t,policy:o,commands:r}){let s=new Map(e.map(({path:a,from:c=a})=>[c,a])),i=[],l={...q,on_error:"continue"};for(let a of r?.steps??[]){let c={options:l,
steps:[...i.map(p=>p.step),a].map(B)},f;for await(let p of D([c],{workspace:H(n),policy:o,...r&&{commands:r.outcomeOf}}))p.type==="step"&&(f=p.result);let d=(f?.
changes??[]).flatMap(Sn),u=d.map(p=>_s(p,s.get(p.path),t));u.some(p=>p<0)||$(u,p=>p)<Qt||i.push({step:a,files:d.map(({path:p})=>s.get(p)??p)})}return i}var Qt=4;
function _s({before:e,after:n},t,o){if(t===void 0)return-1;let r=o.read(t),[s,i,l]=[e,n,r].map(a=>a?v(a):"");return s===void 0||i===void 0||l===void 0?n?.equals(
r)?Qt:-1:A(s,l).lines-A(i,l).lines}async function Ls(e,n,{before:t,after:o,contents:r}){let s=e.flatMap(({path:l,from:a=l,oldMode:c})=>c===C?[]:[{path:l,before:t.
read(a),after:o.read(l)}]);if(nn(s,new Map).length===0)return[];let i=await r(n);return nn(s,new Map(n.map(l=>[l,i.get(l)])))}function Is({tool:e,input:n},t){return!([
Me.name,$e.name,le.name].some(r=>r===e)||n.only_if!==void 0)||n.glob===void 0?[]:se(n,t)}var As=({step:e,files:n},t)=>"expect_matches"in e.input?{files:n,step:{
...e,input:{...e.input,expect_matches:t}}}:{files:n,step:e},Fs=({status:e,matches:n=1,changes:t})=>e==="applied"?{matches:n,texts:new Map(t.flatMap(({path:o,after:r})=>r?
[[o,v(r)??""]]:[]))}:void 0,Gs=3e3;async function on(e,n){let t=[];for(let[o,r]of n)e.prepare&&r!==void 0&&await e.prepare(r,o),r===void 0?t.push({path:o}):Hs(e,
o,r)&&t.push({path:o,places:e.places(r,o).length});return t}var Hs=(e,n,t)=>e.isHarmless?!e.isHarmless(t,n):t.includes(e.needle)&&e.places(t,n).length>0;function rn(e){
let n=e&&Ve(e);return n?xe(be(n.file)):e&&""}async function js(e,{contents:n}){if(e.length>zs)return;let t=new Map,o=0;for(let r=0;r<e.length&&o<=Xt;r+=256){let s=e.
slice(r,r+256),i=await n(s);for(let l of s)o+=i.get(l)?.length??0,t.set(l,rn(i.get(l)))}return o>Xt?void 0:t}var zs=5e3,Xt=48*2**20,Bs=(e,n)=>({sought:({held:t})=>t?
e:[...e,...n],hidden:()=>[],all:async()=>e,read:async()=>{}});async function no(e,{made:n,after:t,ground:o},r){let s=Oe("Fix");if(!s)return;let i=[];for(let{path:d}of e){
let u=X(d);if(!u||Js.has(u.name)||[n,t].some(b=>b.stat(d)?.kind!=="file"))continue;let p=n.read(d),[g,x]=[Ie(p),v(t.read(d))];if(g===void 0||x===void 0||g.length+
x.length>Vs)continue;let O=await Us({text:g,goal:x},u,r);O.length!==0&&i.push({path:d,hunks:O,edits:Ue(d,p,{text:g,hunks:O})})}let l=i.flatMap(d=>d.edits),a=i.map(
({path:d,hunks:u})=>({path:d,lines:$(u,({lines:p})=>p)}));if($(a,({lines:d})=>d)<Ws||l.length>Je)return;let c=_(s,{source:Ds,edits:l});if(!await o.attempt(c))return;
let f=`reformat ${ne(l.length,"place")} with the same syntax`;return{step:c,files:a,matches:a.length,title:f}}var Ds="editplan/layout",Ws=4,Vs=8e5,Js=new Set(["\
yaml","html","css","bash"]);async function Us({text:e,goal:n},t,o){let r=Ks,s=async c=>(r-=1,r<0||!o.spend((e.length+n.length)*20)?false:Ys(e,ue(e,c),t)),i=async c=>{
if(c.length===0||await s(c))return c;let f=c.length>>1;return f===0?[]:[...await i(c.slice(0,f)),...await i(c.slice(f))]},l=J(e,n).filter(({old:c,fresh:f})=>eo(
c)===eo(f)),a=await i(l);return a.length===l.length||await s(a)?a:[]}var Ks=40,eo=e=>e.replace(/\s+/g,"").replace(/,(?=[)\]}])/g,""),Ys=(e,n,t)=>Pe(t,o=>{let r=Ee();
try{ce.begin((e.length+n.length)*2);let[s,i]=[e,n].map(l=>{let a=r.keep(o.parse(t,l)).getInnerTree().rootNode,c=a.walk();try{return a.hasError?void 0:Zs(c).join(
`
`)}finally{c.delete()}});return s!==void 0&&s===i}catch(s){return ve(s,r),false}finally{r.free(),Ne()}});function Zs(e){let n=[],t=new Set,o=[],r=true;for(;;){ce.
spend(1);let{nodeType:s,nodeIsNamed:i}=e;if(r){let l=s.includes("comment"),a=o.at(-1);if(a&&i&&!l&&(a.items+=1),!Xs.test(s)&&e.gotoFirstChild()){n.push(`(${s}`),
o.push({type:s,items:0});continue}s===","&&a&&Qs(a)&&t.add(n.length),n.push(JSON.stringify([s,qs(e,{isComment:l,isNamed:i})]))}if(r=e.gotoNextSibling(),!r){if(!e.
gotoParent())return n.filter((l,a)=>!(t.has(a)&&ei(n,a)));o.pop(),n.push(")")}}}var Xs=/(?<!concatenated_)string|heredoc|regex|char/;function qs({nodeText:e},{isComment:n,
isNamed:t}){return n?e.split(`
`).map(o=>o.trim()).join(`
`).trim():t?e:e.trim()}var Qs=({type:e,items:n})=>!/token_tree|macro|subscript|index/.test(e)&&(n>1||!e.includes("tuple"));function ei(e,n){if(/^\["[,([{]"/.test(
e[n-1]??""))return false;let t=e.slice(n+1,n+ni).find(o=>!/^\["\w*comment"/.test(o));return/^\["[)\]}]"/.test(t??"")}var ni=20;async function io(e,{before:n,policy:t},o){
let s=o.spend(e.reduce((a,{text:c,goal:f})=>a+c.length+f.length,0)*4)?ri(e):[],i=[],l=n;for(let{move:a,from:c,to:f}of s.slice(0,ti)){let d=si(a,{from:c,to:f,source:l});
if(!d)continue;let u=H(l);if(!await an(d,u,t))continue;let p=[...new Set([c,f])].map(x=>({path:x.path,lines:so(x,l)-so(x,u)}));p.reduce((x,{lines:O})=>x+O,0)<oi||
!o.spend((c.text.length+f.goal.length)*4)||(i.push({step:d,files:p,matches:p.length,title:li(a)}),l=u)}return{steps:i,source:l}}var ti=100,oi=5;function ao({path:e,
from:n=e,oldMode:t,newMode:o,isUtf8:r},s,i){if(!r||e.endsWith(".ipynb"))return[];let l=(p,g)=>p.stat(g)?.kind==="file"?v(p.read(g)):void 0,a=t===C?"":l(s,n),c=o===
C?"":l(i,e);if(a===void 0||c===void 0)return[];let[f,d]=[P(a),P(c)],u=G(f,d);return[{path:e,old:n,text:a,goal:c,isNew:t===C,lines:f,goalLines:d,changes:u}]}function ri(e){
let n=e.map(({path:a,old:c,lines:f,changes:d})=>{let{structuredPatch:u}=we(f,d,{oldStart:1,newStart:1});return{path:a,from:c,structuredPatch:u}}),[t,o]=[new Map(
e.map(a=>[a.old,a])),new Map(e.map(a=>[a.path,a]))],r=new Set,s=[],i=wn(n).toSorted((a,c)=>Te(c).unchanged-Te(a).unchanged);for(let a of i){let[c,f]=[t.get(a.from.
path),o.get(a.to.path)],d=[...to("-",a.from),...to("+",a.to)];if(!(!c||!f||d.some(u=>r.has(u)))){for(let u of d)r.add(u);s.push({move:a,from:c,to:f})}}let l=({to:a,
move:c})=>a.isNew?c.to.first:-c.to.first;return s.sort((a,c)=>a.to.path===c.to.path?l(a)-l(c):a.to.path<c.to.path?-1:1)}var to=(e,{path:n,first:t,last:o})=>Array.
from({length:o-t+1},(r,s)=>`${e}${t+s} ${n}`);function si(e,{from:n,to:t,source:o}){let r=n.lines.slice(e.from.first-1,e.from.last),s=P(o.stat(n.old)?v(o.read(n.
old))??"":""),[i,...l]=sn(r,s);if(i===void 0||l.length>0)return;let a=t.isNew?t.path:t.old,c=t.isNew&&!o.stat(a)?[]:P(v(o.read(a))??""),f=ii(e,t,c);if(!f)return;
let d=ai(e,n,t),u=r.join("");return _(yn,{file_path:n.old,lines:[i+1,i+r.length],new_path:a,...f,...d!==0&&{indent:d},sha256:un(u.endsWith(`
`)?u:`${u}
`)})}var sn=(e,n)=>n.flatMap((t,o)=>t===e[0]&&e.every((r,s)=>n[o+s]===r)?[o]:[]);function ii({to:{first:e}},{lines:n,changes:t,isNew:o},r){if(o)return{at:"end"};
let s=0,[i,l]=[0,0];for(let{at:a,removed:c,added:f}of t)a+s<e&&([i,l]=[a,a+c]),s+=f.length-c;if(i===0)return{at:"start"};for(let a=1;a<=Math.min(oo,i);a+=1){let c=n.
slice(i-a,i);if(sn(c,r).length===1)return{after:ro(c)}}if(l===n.length)return{at:"end"};for(let a=1;a<=Math.min(oo,n.length-l);a+=1){let c=n.slice(l,l+a);if(sn(
c,r).length===1)return{before:ro(c)}}}var oo=4,ro=e=>e.join("").replace(/\n$/,"");function ai({blocks:e},n,t){let[o,r]=[n.lines,t.goalLines];for(let{from:s,to:i,
lines:l}of e)for(let a=0;a<l;a+=1){let[c="",f=""]=[o[s-1+a],r[i-1+a]];if(c.trim()!=="")return f.length-c.length}return 0}async function an(e,n,t){for await(let o of D(
[{options:q,steps:[B(e)]}],{workspace:n,policy:t}))if(o.type==="step")return o.result.status==="applied";return false}function so({path:e,old:n,goal:t,isNew:o},r){
let s=o?e:n;return A(r.stat(s)?v(r.read(s))??"":"",t).lines}function li(e){let{unchanged:n,changed:t}=Te(e),[o,r]=[e.from.path,e.to.path],s=o===r?`within ${o}`:
`from ${o} to ${r}`;return`${ne(n,"line")} moved unchanged ${s}${t>0?`, ${t} changed on the way`:""}`}async function co(e,{before:n,policy:t},o){let r=H(n),s=[];
for(let i of e){let{old:l,text:a,goal:c}=i;if(!(a===""||c===""||!o.spend((a.length+c.length)*4)))for(let{first:f,lines:d,fresh:u}of di(i)){let p=_(z,{file_path:l,
old_string:d.join(""),new_string:u.join("")});if(!await an(p,r,t))continue;let g=`sort lines ${f+1}\u2013${f+d.length} of ${l}`;s.push({step:p,files:[{path:l,lines:ci(
d,u)}],matches:1,title:g})}}return{steps:s,source:r}}var ci=(e,n)=>G(e,n).reduce((t,{removed:o,added:r})=>t+o+r.length,0);function di({lines:e,goalLines:n,changes:t}){
let o=[],r=fi(t);for(let s=0;s<r.length;s+=1){let i=ui(r,s,e),l=i===void 0?void 0:gi(r[s],r[i],{lines:e,goal:n});!l||i===void 0||(o.push(l),s=i)}return o}function fi(e){
let n=0;return e.map(t=>{let o=t.at+n;return n+=t.added.length-t.removed,{...t,to:o}})}function ui(e,n,t){let o=new Map,r=(s,i)=>{let l=fo(s),a=(o.get(l)??0)+i;
a===0?o.delete(l):o.set(l,a)};for(let[s,{at:i,removed:l,added:a}]of e.slice(n,n+pi).entries()){for(let c of t.slice(i,i+l))r(c,1);for(let c of a)r(c,-1);if(o.size===
0)return n+s}}var pi=200,fo=e=>e.replace(/,?\s*$/,"");function gi(e,n,{lines:t,goal:o}){if(!e||!n)return;let[r,s,i,l]=[e.at,e.to,n.at+n.removed,n.to+n.added.length],
a=lo.find(u=>je(o.slice(s,l),u));if(!a)return;for(;r>0&&ln(t[r-1])&&je(o.slice(s-1,s+1),a);)r-=1,s-=1;for(;i<t.length&&ln(t[i])&&je(o.slice(l-1,l+1),a);)i+=1,l+=
1;let[c,f]=[t.slice(r,i),o.slice(s,l)];return f.length>=mi&&f.every(ln)&&!lo.some(u=>je(c,u))&&yi(c,f)?{first:r,lines:c,fresh:f}:void 0}var mi=3,ln=(e="")=>/[\p{L}\p{N}]/u.
test(e);function yi(e,n){let t=r=>r.every((s,i)=>/,\s*$/.test(s)===i<r.length-1),o=r=>r.toSorted().join("");return t(e)&&t(n)||o(e)===o(n)}var lo=[e=>e,e=>e.toLowerCase(),
e=>e.toLowerCase().replace(/\d+/g,n=>n.padStart(12,"0")),e=>/(["'`<])(.*?)["'`>]/.exec(e)?.[2]??""];function je(e,n){let t=e.map(o=>n(fo(o)));return t.every((o,r)=>o!==
""&&(r===0||(t[r-1]??"")<=o))}async function xc(e,n){let{after:t,policy:o}=e,r=ke(),s=Dn(e.changes),{steps:i,source:l}=e.restTogether?await bi(s.filter(ye),e,n):
{steps:[],source:e.before},a={...e,before:l},c=s.map(h=>Ti(h,l));await r();let f=await qt(c,a);await r();let d=await Dt(f,n);await r();let u=f.workspace(),p=e.restTogether?
await no(c,{made:u,after:t,ground:f},n):void 0,g=c.flatMap(h=>ki(h,u,t)),x={source:u,result:t,policy:o},{steps:O,leftOut:b,isCut:y}=await Un(g,x,()=>n.allows("r\
est")),w=f.fileSteps.filter(({step:h,files:S})=>hi(h)&&!Si(l,S)),T=f.fileSteps.filter(h=>!w.includes(h)).map(({step:h,files:S})=>({step:h,files:S.map(R=>({path:R,
lines:We(h.tool)==="removes"?cn(l,R):0})),matches:S.length})),E=new Set(b.map(({path:h})=>h)),k=g.filter(({path:h})=>!E.has(h)),m=a.restTogether&&!y?await Kn(O,
k,x):O;return{moved:i,rules:[...T,...d,...p?[p]:[]],residual:[...w.map(({step:h},S)=>B(h,S)),...m],first:w.length,toRead:[...w.flatMap(({files:h})=>h.map(S=>({path:S,
lines:cn(l,S),diff:"",said:Ke}))),...Yn(k,{...a,made:u})],leftOut:b,isCut:y}}var hi=({tool:e,input:n})=>We(e)==="removes"&&"file_path"in n,Si=(e,n)=>{let t=$(n,
o=>cn(e,o));return t>=re&&Number.isFinite(t)},cn=(e,n)=>{let t=v(e.read(n));return t===void 0?Number.POSITIVE_INFINITY:P(t).length};async function bi(e,n,t){let o=c=>wi(
e.flatMap(f=>ao(f,c,n.after))),r=o(n.before),s=n.commands?{steps:[],source:n.before}:await co(r,n,t),{steps:i,source:l}=s,a=await io(i.length>0?o(l):r,{...n,before:l},
t);return{steps:[...i,...a.steps],source:a.source}}function wi(e){let n=oe(e,uo),t=o=>{let r=uo(o);return Oi(o)||r!==void 0&&(n.get(r)?.length??0)>=xi};return e.
filter(o=>!Z(o.old)&&!t(o))}var xi=3,Oi=({lines:e,goalLines:n})=>e.length===n.length&&e.every((t,o)=>t.trim()===n[o]?.trim()),uo=({lines:e,changes:n})=>Rn(n.map(
({at:t,removed:o,added:r})=>gn(t+1,[...e.slice(t,t+o).map(s=>`-${s}`),...r.map(s=>`+${s}`)]))),Ti=(e,n)=>e.oldMode===C&&n.stat(e.path)?.kind==="file"?{...e,status:"\
modified",oldMode:"100644"}:e;function ki(e,n,t){let{path:o,from:r,newMode:s,oldMode:i}=e;if(!ye(e))return[e];if(_e(e,n,t))return[];if(r!==void 0&&n.stat(r)?.kind===
"file")return[e];let{from:l,...a}=e,c=n.stat(o),f=c?.kind!=="file"?C:(c.mode&64)>0?Re:"100644";return s===C?[e]:[{...a,status:f===C?"added":"modified",oldMode:i===
C?C:f}]}export{ee as a,vi as b,_i as c,B as d,$ as e,Un as f,Co as g,Yn as h,xc as i};
