import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as pe}from"./wings-codemods-structure-tree.js";import{
a as N}from"./core-text-line-bounds.js";import{wings_codemods_structure_languages$c as le}from"./start.js";import{core_engine_turns$b as de}from"./start.js";import{
core_text_match_hints$z as me}from"./start.js";import{core_text_tolerances$l as ae}from"./start.js";import{core_tools_checks$C as L}from"./start.js";import{core_text_line_ending$a as oe,
core_text_line_ending$k as se,core_text_line_ending$l as ie}from"./start.js";import{core_text_utf8_cache$l as Z}from"./hook.js";import{core_text_splice$a as re}from"./hook.js";
var x=(e,t,{written:n,orders:r})=>{let{items:o,start:s,end:i}=t,d=o.map(u=>e.slice(u.start,u.end)),[m]=o.slice(-1);if(!m)return[{start:s,end:i,replacement:Ue(e.
slice(s,i),n)}];let a=r.find(u=>R(d,u)),l=a?d.findIndex(u=>a(u,n)>0):-1,c=l<0?void 0:o[l];return c?[{start:c.start,end:c.start,replacement:`${n},${ce(e,t,c)}`}]:
Je(e,t,n)},Ue=(e,t)=>e.includes(`
`)||e===""?` ${t} `:`${e[0]}${t}${e[0]}`,ce=(e,t,{start:n})=>{if(t.start===t.items[0]?.start)return" ";let r=N(e,n),o=e.slice(r,n);return r>0&&o.trim()===""?`
${o}`:" "},Je=(e,t,n)=>{let{items:r,end:o}=t,s=r.at(-1),i=r.length>1||$(e,s)?ce(e,t,s):" ",d=/^\s*,/.exec(e.slice(s.end,o)),m=s.end+(d?.[0].length??0);if(!i.startsWith(
`
`))return d?[{start:m,end:m,replacement:`${i}${n},`}]:[{start:s.end,end:s.end,replacement:`,${i}${n}`}];let a=h(e,m);return d?[{start:a,end:a,replacement:`${i}${n}\
,`}]:a===s.end?[{start:a,end:a,replacement:`,${i}${n}`}]:[{start:s.end,end:s.end,replacement:","},{start:a,end:a,replacement:`${i}${n}`}]},ue=(e,{list:t,at:n})=>{
let{items:r,separator:o}=t,s=r[n],[i,d]=[r[n-1],r[n+1]],m=r.length===2&&t.isForSeveral?i??d:void 0;if(m&&De(e,t,m))return[{start:t.start-1,end:t.end+1,replacement:e.
slice(m.start,m.end)}];let a=o===","?/^\s*,/.exec(e.slice(s.end,t.end))?.[0].length??0:0,l=$(e,s)&&q(e,s.end+a),c=(u,p)=>({start:u,end:p,replacement:""});if(l){
let u=c(...ye(e,N(e,s.start),h(e,s.end+a)));if(!(o===","&&!d&&a===0&&i))return[u];let I=e.indexOf(",",i.end);return[c(I,I+1),u]}return d?[c(s.start,d.start)]:i?
[c(i.end,s.end)]:[c(s.start,s.end+a)]},De=(e,{start:t,end:n},r)=>!/\/[/*]/.test(e.slice(t,n))&&!/^self\b/.test(e.slice(r.start,r.end)),fe=(e,{start:t,end:n})=>{
if($(e,{start:t})&&q(e,n)){let[o,s]=ye(e,N(e,t),h(e,n));return{start:o,end:s,replacement:""}}let r=/^[ \t;]*/.exec(e.slice(n))?.[0].length??0;return{start:t,end:n+
r,replacement:""}},ye=(e,t,n)=>{let r=Math.min(e.length,n+1),o=e.slice(t===0?0:N(e,t-1),t),s=e.slice(r,h(e,r)),i=t===0||/\(\s*$/.test(o),d=/^\s*\)/.test(s);if(r<
e.length&&s.trim()===""&&(i||o.trim()===""))return[t,Math.min(e.length,h(e,r)+1)];let m=t>0&&o.trim()===""&&(d||r>=e.length)?t-o.length:t;return[m>0&&r===e.length&&
!e.endsWith(`
`)?m-1:m,r]},R=(e,t)=>e.every((n,r)=>r===0||t(e[r-1],n)<=0),h=(e,t)=>{let n=e.indexOf(`
`,t);return n<0?e.length:n},$=(e,{start:t})=>e.slice(N(e,t),t).trim()==="",q=(e,t)=>/^[ \t;]*(?:\/\/.*|#.*|\/\*(?:(?!\*\/).)*\*\/[ \t]*)?$/.test(e.slice(t,h(e,t)));
var X=(e,t)=>e.module===t.module&&e.name===t.name&&e.alias===t.alias&&e.kind===t.kind,f=(e,t)=>e<t?-1:e>t?1:0,b=(e,t)=>f(e.toLowerCase(),t.toLowerCase())||f(e,t),
v=e=>{let[t="",n]=e.split(/\s+as\s+/);return{name:t,...n!==void 0&&n!==t&&{alias:n}}},F=(e,t,n)=>{let r=n.find(o=>e[o]!==void 0&&e[o]!==false);return r&&{path:[
r],message:`is not something that an import of ${t} says; leave it out`}};var Ie=(e,t,n)=>{let r=e.asIn?.(t,n)??n;if(e.isGiven?.(t,r))return{do:"nothing",note:`${r.
module} needs no import here.`};let o=t.statements.flatMap(a=>a.bindings.map(l=>({statement:a,one:l}))),s=o.find(({one:a})=>X(a,r))??o.find(({one:a})=>e.covers?.(
a,r));if(s?.statement.isConditional)return he(s.statement);if(s)return{do:"nothing"};let i=o.find(({one:a})=>a.kind==="type"&&X({...a,kind:void 0},r));if(i)return He(
t,i.statement,i.one);let d=e.localOf(r),m=Ze(e,t,{binding:r,local:d});return m!==void 0?{do:"refuse",name:"NAME_TAKEN",...m}:{do:"edit",adds:r,edits:e.join(t,r)??
[Ve(e,t,r)]}},he=({start:e})=>({do:"refuse",name:"CHANGE_UNCERTAIN",at:e,why:"it is imported under a condition there"}),He=({text:e},t,n)=>{let r=t.form==="type"&&
t.bindings.length===1,o=r?t.start:n.item?.list.items[n.item.at]?.start,s=/^(import\s+)?type\s+/.exec(e.slice(o));return o===void 0||!s||t.form==="type"&&!r?{do:"\
edit",edits:be(e,t,n),lost:n}:{do:"edit",edits:[{start:o+(s[1]?.length??0),end:o+s[0].length,replacement:""}],lost:n,adds:{...n,kind:void 0}}},Ze=(e,{statements:t,
declared:n},{binding:r,local:o})=>{if(o===void 0)return;for(let{start:i,bindings:d}of t){let m=d.find(a=>a.local===o&&!e.mayShare?.(a,r));if(m)return{at:i,why:`${o}\
 is imported from ${m.module||"the root"} there`}}let s=n.get(o);return s===void 0?void 0:{at:s,why:`${o} is declared there`}},Ne=(e,t,n)=>{let r=e.asIn?.(t,n)??
n;for(let o of t.statements){let s=o.bindings.find(i=>Xe(i,r));if(s)return o.isConditional?he(o):{do:"edit",edits:be(t.text,o,s),lost:s}}return{do:"nothing"}},Xe=(e,{
module:t,name:n,alias:r,kind:o})=>{if(e.module!==t)return false;if(n===void 0&&r===void 0)return true;let s=o===void 0?e.kind!=="static":e.kind===o;return e.name===
n&&s&&(r===void 0||e.alias===r)},be=(e,t,{item:n})=>{let r=n;for(;r&&r.list.items.length<2;)r=r.list.parent;return r?ue(e,r):[fe(e,t.whole??t)]},Ve=(e,t,n)=>{let r=Ye(
t);if(r.length===0)return dt(t,e.write(t,n,void 0));let{beside:o,isAfter:s,isApart:i}=Qe(e,t,{leading:r,binding:n}),d=e.write(t,n,o);return s?K(t,o,{written:d,isApart:i}):
at(t,o,{written:d,isApart:i})},Ye=({statements:e})=>{let t=e.filter(({isLate:n,isConditional:r})=>!n&&!r);return t.length>0?t:e.filter(({isConditional:n})=>!n)},
Qe=(e,t,{leading:n,binding:r})=>{let o=e.groupOf(r.module),s=it(t,n),i=l=>e.groupOf(l.module)===o,d=e.formOf(t,r),m=s.filter(l=>l.some(c=>i(c)&&!et(c,d,s)));if(m.
length===0)return st(e,s,o);let a=tt(m,r.module).filter(l=>i(l)||!e.isFirst?.(l.module));return rt(e,a,{isOurs:i,form:d,binding:r})},et=(e,t,n)=>e.form!==t&&n.every(
r=>new Set(r.map(o=>o.form)).size===1)&&n.length>1,tt=(e,t)=>{let n=r=>Math.max(...r.map(o=>nt(o.module,t)));return e.reduce((r,o)=>n(o)>=n(r)?o:r)},nt=(e,t)=>{
let[n,r]=[e,t].map(s=>s.split(/[./:]+/)),o=n.findIndex((s,i)=>s!==r[i]);return o<0?n.length:o},rt=(e,t,{isOurs:n,form:r,binding:o})=>{let{orders:s,sortedBy:i}=e,
m=s.modules.some(g=>R(V(t),g))&&!ot(t,e)?t:t.filter(n),a=m.filter(g=>g.form===r),l=ge(t)||a.length===0?m:m===t?t:a,c=!ge(t)&&a.length===0,u=l.at(-1);if(c){let[g]=l;
return r<g.form?{beside:u,isAfter:true,isApart:false}:{beside:g,isAfter:false,isApart:false}}let p=s.modules.find(g=>R(V(l),g)),I=p&&l.find(({module:g})=>p(g,i?.(
o)??o.module)>0);return I?{beside:I,isAfter:false,isApart:false}:{beside:u,isAfter:true,isApart:false}},V=e=>e.map(({module:t})=>t),ot=(e,{groupOf:t})=>{let n=V(
e).map(t);return n.every((r,o)=>r>=(n[o-1]??r))},ge=e=>{let t=e.map(({form:n})=>n);return new Set(t).size<t.filter((n,r)=>n!==t[r-1]).length},st=(e,t,n)=>{let r=({
module:a})=>e.groupOf(a),o=t.length>1||e.separatesGroups,s=t.flat(),i=s.filter(a=>r(a)<n),[d]=s,m=i.at(-1);return m?{beside:m,isAfter:true,isApart:o}:{beside:d,
isAfter:false,isApart:o}},it=({text:e},t)=>{let n=[],r=-1;for(let o of t){let s=r<0?"":e.slice(r,o.start);r<0||/\n[ \t]*\n/.test(s)||/[()]/.test(s.replace(/\/\/[^\n]*|#[^\n]*|\/\*.*?\*\//gs,
""))?n.push([o]):n.at(-1)?.push(o),r=o.end}return n},K=(e,{start:t,end:n},r)=>{let{text:o,statements:s}=e,{written:i,isApart:d}=r,m=s.find(p=>p.start>=n&&!o.slice(
n,p.start).includes(`
`));if(m)return K(e,m,r);let a=$(o,{start:t})?o.slice(N(o,t),t):"",l=d?`

`:`
`;if(q(o,n)){let p=h(o,n);return{start:p,end:p,replacement:`${l}${a}${i}`}}let c=n+(/^[ \t;]*/.exec(o.slice(n))?.[0].length??0),u=o.slice(n,c).includes(";")?`${o.
slice(n,c).trim()}`:"";return{start:n,end:c,replacement:`${u}${l}${a}${i}
`}},at=(e,t,n)=>{let{text:r}=e,{start:o}=t;if(!$(r,t))return K(e,t,n);let s=N(r,o),i=mt(e,s);if(i<s&&r.slice(0,i).trim()==="")return K(e,t,n);let d=r.slice(s,o);
return{start:i,end:i,replacement:`${d}${n.written}
${n.isApart?`
`:""}`}},mt=({text:e,comments:t,start:n},r)=>{let o=r;for(;;){let s=o-1,i=t.findLast(m=>m.end<=o),d=i&&i.start>=n&&!e.slice(i.end,o).trim()&&h(e,Math.max(0,i.end-
1))>=s;if(s<0||!d||!$(e,i))return o;o=N(e,i.start)}},dt=({text:e,start:t},n)=>{let o=e.slice(0,t).trim()===""?"":e[t-1]===`
`?`
`:`

`,s=e.slice(t),i=s.trim()===""||/^[ \t]*\n/.test(s);return{start:t,end:t,replacement:`${o}${n}
${i?"":`
`}`}};var y=({startIndex:e,endIndex:t})=>({start:e,end:t}),S=({type:e})=>e.endsWith("comment");function j(e,t,n){let r=({type:i})=>i==="import_declaration",o=e.
namedChildren,s=o.filter(i=>!r(i)).flatMap(n.declaredBy);return{text:t,statements:o.filter(r).flatMap(n.importsOf),start:_(e,t,({type:i})=>i===n.header),declared:new Map(
s.map(i=>[i.text,i.startIndex])),comments:w(e,r)}}var w=(e,t)=>e.children.flatMap(n=>S(n)?[T(n)]:t(n)?n.descendantsOfType(lt).map(T):[]),lt=["comment","line_com\
ment","block_comment"],T=e=>{let{start:t,end:n}=y(e);return{start:t,end:e.text.endsWith(`
`)?n-1:n}},k=(e,t,n)=>({start:e.startIndex+1,end:e.endIndex-1,items:t.map(y),separator:",",parent:n}),_=(e,t,n)=>{let r=e.children,o=r.findLastIndex((i,d)=>n(i)&&
r.slice(0,d).every(m=>S(m)||n(m))),s=o<0?0:Fe(t,r[o].endIndex);for(let i of r.slice(o+1)){if(!S(i)||!pt(i,t))break;s=Fe(t,T(i).end)}return s},Fe=(e,t)=>{if(e[t-
1]===`
`)return t;let n=h(e,t);return/^[ \t;]*(?:\/\/.*|#.*|\/\*.*\*\/[ \t]*)?$/.test(e.slice(t,n))?Math.min(e.length,n+1):t},pt=(e,t)=>{if(Se.test(e.text))return true;
let n=e;for(let o=n.nextSibling;o&&S(o)&&ct(t,n,o);o=o.nextSibling){if(Se.test(o.text))return true;n=o}return(t.slice(T(n).end,n.nextSibling?.startIndex??t.length).
match(/\n/g)?.length??0)>1||!n.nextSibling},ct=(e,t,n)=>N(e,n.startIndex)<=h(e,T(t).end)+1,Se=/copyright|licen[sc]e|spdx|@(?:ts-|flow|jsx|jest|vitest|fileoverview|packageDocumentation|preserve)|eslint|biome|prettier|^\/\/\/\s*<|^#!|coding[:=]|-\*-|pylint|mypy|flake8|isort|ruff/i;
var C={title:"Go",wanted:ut,read:ft,localOf:A,join:ht,write:({text:e},t,n)=>n&&e[n.start]!=="i"?G(t):`import ${G(t)}`,formOf:()=>"import",groupOf:e=>/^[^/\0]*\./.
test(e)?1:0,sortedBy:Y,orders:{modules:[f],names:[f]},separatesGroups:true,covers:(e,t)=>e.module===t.module&&A(t)!==void 0&&A(e)===A(t)};function Y({module:e,alias:t}){
return t===void 0?e:`${e}\0${t}`}function ut(e){let t=F(e,"Go",["names","default","namespace","type","static"]);if(t)return{...t,message:"is not something that \
an import of Go says: it takes a package, as from, and alias"};let{from:n,alias:r}=e;return[{module:n,...r!==void 0&&{alias:r}}]}function A({module:e,alias:t}){
if(t!==void 0)return t==="_"||t==="."?void 0:t;let n=e.split("/"),r=n.at(-1)??"";return/^v\d+$/.test(r)&&n.length>1?n.at(-2)??"":r.replace(/\.v\d+$/,"")}function ft(e,t){
return j(e,t,{header:"package_clause",importsOf:yt,declaredBy:gt})}var yt=e=>{let t=e.namedChildren.find(({type:o})=>o==="import_spec_list"),n=(t??e).namedChildren.
filter(({type:o})=>o==="import_spec"),r=t&&{start:t.startIndex+1,end:t.endIndex-1,items:n.map(y),separator:`
`};return n.map((o,s)=>{let i=o.childForFieldName("path")?.text.slice(1,-1)??"",d=o.childForFieldName("name")?.text,m={module:i,alias:d,local:A({module:i,alias:d}),
...r&&{item:{list:r,at:s}}};return{...y(r?o:e),module:Y(m),form:"import",bindings:[m],whole:y(e)}})},gt=e=>(e.type==="function_declaration"?[e]:/^(?:var|type|const)_declaration$/.
test(e.type)?e.descendantsOfType(It).filter(n=>n.parent?.id===e.id||n.parent?.parent?.id===e.id):[]).flatMap(n=>n.childrenForFieldName("name").filter(r=>r!==null)),
It=["var_spec","type_spec","type_alias","const_spec"];function ht({text:e,statements:t},n){let[r,...o]=t.filter(({module:M})=>M!=="C");if(!r||o.length>0)return;
let{start:s,end:i}=r.whole??r,[,d,m]=/^import\s*(?:\([ \t]*([^\n()]+?)[ \t;]*\)|([^\n(]+))$/.exec(e.slice(s,i))??[],a=h(e,i),l=e.slice(i,a),c=d??m;if(c===void 0||
!/^[ \t]*(?:\/\/.*)?$/.test(l))return;let u=c+l,p=C.groupOf(r.module)===C.groupOf(n.module)?`
`:`

`,g=(C.groupOf(n.module)-C.groupOf(r.module)||f(Y(n),r.module))<0?[G(n),u]:[u,G(n)];return[{start:s,end:a,replacement:`import (
	${g.join(`${p}	`)}
)`}]}var G=({module:e,alias:t})=>`${t===void 0?"":`${t} `}"${e}"`;var xe={title:"Java",wanted:bt,read:Ft,localOf:({name:e})=>e==="*"?void 0:e,join:()=>{},write:(e,{
module:t,name:n,kind:r})=>`import ${r==="static"?"static ":""}${t}.${n};`,formOf:(e,{kind:t})=>t??"import",sortedBy:({module:e,name:t})=>`${e}.${t}`,groupOf:()=>0,
orders:{modules:[f],names:[f]},separatesGroups:true,covers:(e,{module:t,name:n,kind:r})=>e.module===t&&e.kind===r&&e.name==="*"&&n!=="*",mayShare:(e,t)=>e.kind!==
t.kind,isGiven:({text:e},{module:t,kind:n})=>n===void 0&&(t==="java.lang"||Nt(e)===t)},Nt=e=>/^[ \t]*package\s+([\w.]+)\s*;/m.exec(e)?.[1];function bt(e){let t=F(
e,"Java",["default","namespace","alias","type"]);if(t)return t;let{from:n,names:r,static:o}=e,s=o?"static":void 0,i=r?.find(l=>/\s/.test(l));if(i!==void 0)return{
path:["names"],message:`holds ${i}; Java gives an import no other name`};let d=n.lastIndexOf(".");if(!r&&d<0)return{path:["names"],message:"is missing: Java imp\
orts names of a package"};let[m,a]=r?[n,r]:[n.slice(0,d),[n.slice(d+1)]];return a.map(l=>({module:m,name:l,kind:s}))}function Ft(e,t){return j(e,t,{header:"pack\
age_declaration",importsOf:n=>[xt(n)],declaredBy:St})}var St=e=>{let t=/_declaration$/.test(e.type)?e.childForFieldName("name"):null;return t?[t]:[]},xt=e=>{let t=e.
namedChildren.find(({type:d})=>/identifier$/.test(d))?.text.replace(/\s/g,"")??"",n=e.namedChildren.some(({type:d})=>d==="asterisk"),r=e.children.some(({type:d})=>d===
"static")?"static":void 0,o=t.lastIndexOf("."),[s,i]=n?[t,"*"]:[t.slice(0,Math.max(0,o)),t.slice(o+1)];return{...y(e),module:`${s}.${i}`,form:r??"import",bindings:[
{module:s,name:i,kind:r,local:n?void 0:i}]}};var we={title:"Python",wanted:$t,read:wt,localOf:B,join:_t,write:Ot,formOf:(e,{name:t})=>t===void 0?"import":"name",
groupOf:Lt,isFirst:e=>e==="__future__",orders:{modules:[f,b],names:_e()},separatesGroups:true,mayShare:(e,t)=>[e,t].every(({name:n,alias:r})=>n===void 0&&r===void 0)&&
B(e)===B(t)};function $t(e){let{from:t,names:n,alias:r}=e,o=F(e,"Python",["default","namespace","type","static"]);return o||(!n&&t.startsWith(".")?{path:["from"],
message:"is relative, and Python imports only names from such a module; give names"}:n&&r!==void 0?{path:["alias"],message:"is for a module without names; write\
 `name as local` in names"}:n?n.map(s=>({module:t,...v(s)})):[{module:t,...r!==void 0&&{alias:r}}])}function B({module:e,name:t,alias:n}){return n!==void 0?n:t===
"*"?void 0:t??e.split(".",1)[0]}function _e(){let e=t=>/^[A-Z\d_]{2,}\b/.test(t)?0:/^[A-Z]/.test(t)?1:2;return[(t,n)=>e(t)-e(n)||b(t,n),f,b]}var Q=["import_stat\
ement","import_from_statement","future_import_statement"];function wt(e,t){let n=[],r=new Map,o=false;for(let s of e.namedChildren)Q.includes(s.type)?n.push({...ke(
s),isLate:o}):$e(s)||(o=true,Le(s,n,r));return{text:t,statements:n,start:_(e,t,s=>s.type!=="comment"&&$e(s)),declared:r,comments:w(e,({type:s})=>Q.includes(s)||
Oe.test(s))}}var Oe=/^(?:if|try|with|for|while|match)_statement$/,Le=(e,t,n)=>{let r=e.type==="decorated_definition"?e.childForFieldName("definition"):e,o=/^(?:function|class)_definition$/.
test(r?.type??"")&&r?.childForFieldName("name");if(o&&n.set(o.text,e.startIndex),e.type==="expression_statement")for(let s of ve(e.namedChild(0)))n.set(s.text,s.
startIndex);if(!(!Oe.test(e.type)&&!/^(?:else|elif|except|finally|with|case)_clause$|^block$/.test(e.type)))for(let s of e.namedChildren)Q.includes(s.type)?t.push(
{...ke(s),isLate:true,isConditional:true}):Le(s,t,n)},ve=e=>{if(e?.type!=="assignment")return[];let t=e.childForFieldName("left");return[...t?t.type==="identifi\
er"?[t]:/list|tuple/.test(t.type)?t.descendantsOfType("identifier"):[]:[],...ve(e.childForFieldName("right"))]},$e=e=>e.type==="comment"||e.type==="future_impor\
t_statement"||e.type==="expression_statement"&&/string$/.test(e.namedChild(0)?.type??""),ke=e=>{let t=y(e),n=e.type==="future_import_statement"?"__future__":e.childForFieldName(
"module_name")?.text,r=e.childrenForFieldName("name").filter(a=>a!==null),o=e.namedChildren.find(({type:a})=>a==="wildcard_import");if(n!==void 0&&o)return{...t,
module:n,form:"name",bindings:[{module:n,name:"*"}]};let s=e.children.find(({type:a})=>a==="("),i=e.children.find(({type:a})=>a===")"),d={start:s?s.endIndex:r[0]?.
startIndex??t.end,end:i?i.startIndex:r.at(-1)?.endIndex??t.end,items:r.map(y),separator:","},m=r.map((a,l)=>{let c=(a.childForFieldName("name")??a).text.replace(
/\s/g,""),u=a.childForFieldName("alias")?.text,p=u===c?void 0:u,I=n===void 0?{module:c,alias:p}:{module:n,name:c,alias:p};return{...I,local:u??B(I),item:{list:d,
at:l}}});return n===void 0?{...t,module:m[0]?.module??"",form:"import",bindings:m}:{...t,module:n.replace(/\s/g,""),form:"name",bindings:m,names:d}};function _t(e,t){
if(t.name===void 0||t.name==="*")return;let n=e.statements.filter(o=>o.names&&o.module===t.module&&!o.isConditional),[r]=n;return r?.names&&x(e.text,r.names,{written:Ce(
t),orders:_e()})}var Ce=({name:e="",alias:t})=>t===void 0?e:`${e} as ${t}`;function Ot(e,t){let{module:n,name:r,alias:o}=t;return r===void 0?`import ${n}${o===void 0?
"":` as ${o}`}`:`from ${n} import ${Ce(t)}`}function Lt(e){return e==="__future__"?0:e.startsWith(".")?3:vt.has(e.split(".",1)[0])?1:2}var vt=new Set("abc aifc \
annotationlib antigravity argparse array ast asynchat asyncio asyncore atexit audioop base64 bdb binascii binhex bisect builtins bz2 cProfile calendar cgi cgitb\
 chunk cmath cmd code codecs codeop collections colorsys compileall compression concurrent configparser contextlib contextvars copy copyreg crypt csv ctypes cur\
ses dataclasses datetime dbm decimal difflib dis distutils doctest email encodings ensurepip enum errno faulthandler fcntl filecmp fileinput fnmatch formatter f\
ractions ftplib functools gc genericpath getopt getpass gettext glob graphlib grp gzip hashlib heapq hmac html http idlelib imaplib imghdr imp importlib inspect\
 io ipaddress itertools json keyword lib2to3 linecache locale logging lzma mailbox mailcap marshal math mimetypes mmap modulefinder msilib msvcrt multiprocessin\
g netrc nis nntplib nt ntpath nturl2path numbers opcode operator optparse os ossaudiodev parser pathlib pdb pickle pickletools pipes pkgutil platform plistlib p\
oplib posix posixpath pprint profile pstats pty pwd py_compile pyclbr pydoc pydoc_data pyexpat queue quopri random re readline reprlib resource rlcompleter runp\
y sched secrets select selectors shelve shlex shutil signal site smtpd smtplib sndhdr socket socketserver spwd sqlite3 sre_compile sre_constants sre_parse ssl s\
tat statistics string stringprep struct subprocess sunau symbol symtable sys sysconfig syslog tabnanny tarfile telnetlib tempfile termios textwrap this threadin\
g time timeit tkinter token tokenize tomllib trace traceback tracemalloc tty turtle turtledemo types typing unicodedata unittest urllib uu uuid venv warnings wa\
ve weakref webbrowser winreg winsound wsgiref xdrlib xml xmlrpc zipapp zipfile zipimport zlib zoneinfo".split(" "));var z={title:"Rust",wanted:kt,read:Tt,localOf:({
name:e,alias:t})=>t==="_"?void 0:t??(e==="*"?void 0:e),join:Rt,write:(e,{module:t,name:n,alias:r})=>`use ${t===""?n:`${t}::${n}`}${r===void 0?"":` as ${r}`};`,formOf:()=>"\
use",sortedBy:({module:e,name:t=""})=>O(e,t),groupOf:e=>/^(?:std|core|alloc)\b/.test(e)?0:/^(?:crate|self|super)\b/.test(e)?2:1,orders:{modules:[Ct(),f],names:[
Te(),f,b]},separatesGroups:false};function kt(e){let t=F(e,"Rust",["default","namespace","type","static"]);if(t)return t;let{from:n,names:r,alias:o}=e;return r&&
o!==void 0?{path:["alias"],message:"is for a path without names; write `name as local` in names"}:r?r.map(s=>{let{name:i,alias:d}=v(s);return{...i==="self"?P(n):
{module:n,name:i},...d!==void 0&&{alias:d}}}):[{...P(n),...o!==void 0&&{alias:o}}]}var P=e=>{let t=e.lastIndexOf("::");return t<0?{module:"",name:e}:{module:e.slice(
0,t),name:e.slice(t+2)}};function Ct(){return(e,t)=>f(e.replaceAll("::","\0"),t.replaceAll("::","\0"))}function Te(){let e=t=>{if(/^self\b/.test(t))return 0;if(/^(?:super|crate)\b/.
test(t))return 1;let[n=""]=t.split(/\W/,1);return/^[a-z_]/.test(n)?2:/^[A-Z\d_]+$/.test(n)&&n.length>1?4:/^[A-Z]/.test(n)?3:5};return(t,n)=>e(t)-e(n)||f(t,n)}function Tt(e,t){
let n=[],r=new Map,o=false,s=[];for(let i of e.namedChildren){if(S(i)||i.type==="inner_attribute_item")continue;if(i.type==="attribute_item"){s.push(i);continue}
let d=s.some(({text:l})=>/^#\[\s*(?:cfg|test)/.test(l)),m=(s[0]??i).startIndex;s=[],i.type==="use_declaration"?n.push({...Et(i),start:m,isLate:o,isConditional:d}):
i.type!=="extern_crate_declaration"&&i.type!=="mod_item"&&(o=true);let a=i.type==="use_declaration"?void 0:i.childForFieldName("name");a&&i.type!=="macro_defini\
tion"&&r.set(a.text,a.startIndex)}return{text:t,statements:n,start:_(e,t,At),declared:r,comments:w(e,({type:i})=>i==="use_declaration")}}var At=e=>e.type==="inn\
er_attribute_item"||S(e)&&/^(?:\/\/!|\/\*!)/.test(e.text)||e.type==="shebang",Et=e=>{let t=e.childForFieldName("argument"),n=t?Me(t,"",void 0):[],r=n[0],o=e.namedChildren.
some(({type:i})=>i==="visibility_modifier"),s=t&&Mt(t);return{...y(e),module:r?O(r.module,r.name??""):"",form:o?"pub use":"use",bindings:n,...s&&{names:s}}},O=(e,t)=>e===
""?t:`${e}::${t}`,Mt=e=>{let t=e.type==="scoped_use_list"?e.childForFieldName("list"):void 0;return t?Ae(t):void 0},Ae=(e,t)=>({...k(e,Ee(e),t),isForSeveral:true}),
Ee=e=>e.namedChildren.filter(t=>!S(t)),Me=(e,t,n)=>{let r=(s,i)=>{let{module:d,name:m}=P(s==="self"&&t!==""?t:O(t,s)),a={module:d,name:m,alias:i===m?void 0:i};return[
{...a,local:z.localOf(a),item:n}]},o=({text:s})=>s.replace(/\s/g,"");switch(e.type){case"use_as_clause":return r(o(e.childForFieldName("path")??e),e.childForFieldName(
"alias")?.text);case"use_wildcard":return[{module:O(t,o(e).replace(/(?:^|::)\*$/,"")).replace(/::$/,""),name:"*",item:n}];case"scoped_use_list":case"use_list":{
let s=e.childForFieldName("path"),i=e.type==="use_list"?e:e.childForFieldName("list");if(!i)return[];let d=s?O(t,o(s)):t,m=Ae(i,n);return Ee(i).flatMap((a,l)=>Me(
a,d,{list:m,at:l}))}default:return r(o(e))}};function Rt(e,t){let n=z.orders.names,r=e.statements.filter(({form:a,isConditional:l})=>a==="use"&&!l),o=O(t.module,
t.name??""),s=r.flatMap(a=>qt(e.text,a)).filter(({path:a})=>a!==""),i=s.find(({path:a})=>a===o),d=t.alias===void 0?"":` as ${t.alias}`;if(i)return x(e.text,i.list,
{written:`self${d}`,orders:n});let[m]=s.filter(({path:a})=>o.startsWith(`${a}::`)).filter(({path:a,isNested:l})=>a===t.module||l).sort((a,l)=>l.path.length-a.path.
length);return m?x(e.text,m.list,{written:`${o.slice(m.path.length+2)}${d}`,orders:n}):s.some(({list:a})=>a.items.length>1)?Kt(e,t):void 0}var qt=(e,{bindings:t})=>{
let n=new Map;for(let{module:r,name:o,item:s}of t){if(!s)continue;let i=O(r,o??""),[d,m]=[s,i];for(;d;){let{list:a,at:l}=d,c=a.items[l],u=c?e.slice(c.start,c.end).
split(/\{|\s+as\s/,1)[0]?.replace(/\s|::$/g,""):"";m=u==="self"?m:m.slice(0,Math.max(0,m.length-(u?.length??0)-2));let p=a.items.some(({start:I,end:g})=>e.slice(
I,g).includes("::"));n.set(a.start,{path:m,list:a,isNested:p}),d=a.parent}}return[...n.values()]},Kt=({text:e,statements:t},{module:n,name:r,alias:o})=>{let s=t.
find(({form:u,isConditional:p,bindings:[I,...g]})=>u==="use"&&!p&&I&&g.length===0&&!I.item&&I.module===n&&I.name!=="*"&&n!==""),[i]=s?.bindings??[];if(!s||!i?.name||
r===void 0)return;let d=e.slice(s.start,s.end),m=d.lastIndexOf("::");if(m<0||/[/{]/.test(d))return;let a=d.slice(m+2).replace(/\s*;$/,""),l=`${r}${o===void 0?"":
` as ${o}`}`,c=[a,l].sort(Te()).join(", ");return[{start:s.start+m+2,end:s.end-1,replacement:`{${c}}`}]};var qe=e=>{if(e.type==="expression_statement"){let i=Re(
e.namedChild(0));return i===void 0?void 0:{...y(e),module:i,form:"require",bindings:[{module:i}]}}if(!/^(?:lexical|variable)_declaration$/.test(e.type))return;let t=e.
namedChildren.filter(({type:i})=>i==="variable_declarator"),n=t.map(i=>Re(i.childForFieldName("value")));if(t.length===0||n.every(i=>i===void 0))return;let r={start:t[0].
startIndex,end:t.at(-1).endIndex,items:t.map(y),separator:","},o=t.map((i,d)=>jt(i,n[d],{list:r,at:d})),[s]=n;return{...y(e),module:s??"",form:"require",bindings:o.
flatMap(({bindings:i})=>i),names:o.length===1?o[0]?.names:void 0}},Re=e=>{if(e?.type!=="call_expression"||e.childForFieldName("function")?.text!=="require")return;
let t=e.childForFieldName("arguments")?.namedChildren??[];return t.length===1&&t[0]?.type==="string"?W(t[0]):void 0},jt=(e,t,n)=>{let r=e.childForFieldName("nam\
e");if(t===void 0||!r)return{bindings:[]};if(r.type==="identifier"){let m=r.text;return{bindings:[{module:t,name:"*",alias:m,local:m,item:n}]}}if(r.type!=="obje\
ct_pattern")return{bindings:[]};let o=r.namedChildren.filter(({type:m})=>m!=="comment"),s=k(r,o,n),i=o.flatMap((m,a)=>{if(m.type==="shorthand_property_identifie\
r_pattern")return[{module:t,name:m.text,local:m.text,item:{list:s,at:a}}];let[l,c]=[m.childForFieldName("key"),m.childForFieldName("value")];return m.type!=="pa\
ir_pattern"||c?.type!=="identifier"||!l?[]:[{module:t,name:l.text,alias:c.text,local:c.text,item:{list:s,at:a}}]}),d=o.some(({type:m})=>m==="rest_pattern");return{
bindings:i,...!d&&{names:s}}},W=e=>e.text.slice(1,-1);var J=e=>({title:e,wanted:t=>Bt(e,t),read:zt,localOf:Pt,join:Xt,write:Qt,formOf:(t,{kind:n})=>E(t,n)?"requ\
ire":n==="type"&&!ee(t)?"type":"import",groupOf:rn,orders:{modules:[b,f],names:[U(b),U(f)]},separatesGroups:false,covers:(t,n)=>n.kind==="type"&&n.name!==void 0&&
Gt(t,n),asIn:(t,n)=>E(t,n.kind)&&n.name==="default"&&n.alias!==void 0?{...n,name:"*"}:n}),E=({usesRequire:e},t)=>e===true&&t!=="type",Gt=(e,t)=>e.module===t.module&&
e.name===t.name&&e.alias===t.alias,Bt=(e,t)=>{let{from:n,names:r=[],default:o,namespace:s}=t,i=F(t,e,e==="TypeScript"?["alias","static"]:["alias","static","type"]);
if(i)return i.path[0]!=="alias"?i:{path:["alias"],message:"is not for JavaScript: write namespace, default, or `name as local` in names"};if(r.includes("*"))return{
path:["names"],message:"holds *, which JavaScript calls namespace"};let d=t.type?"type":void 0,m=[...o===void 0?[]:[{module:n,name:"default",alias:o,kind:d}],...s===
void 0?[]:[{module:n,name:"*",alias:s,kind:d}],...r.map(a=>({module:n,...v(a),kind:d}))];return m.length>0?m:[{module:n}]},Pt=({name:e,alias:t})=>t??e,U=e=>(t,n)=>e(
t.replace(/^type\s+/,""),n.replace(/^type\s+/,"")),zt=(e,t)=>{let n=[],r=new Map,o=false;for(let m of e.namedChildren){let a=m.type==="import_statement"?Ut(m):qe(
m);a?n.push({...a,isLate:o}):Ke(m)||(o=true),(!a||m.type!=="import_statement")&&Dt(m,r,a?.bindings??[])}let s=n.some(({form:m})=>m!=="require"),i=!s&&(n.length>
0||/(?:^|\n)(?:module\.)?exports\b/.test(t)),d=({type:m})=>/^(?:import_statement|(?:lexical|variable)_declaration)$/.test(m);return{text:t,statements:i||!s?n:n.
map(Wt),start:_(e,t,m=>m.type!=="comment"&&Ke(m)),declared:r,comments:w(e,d),usesRequire:i}},Wt=e=>e.form==="require"?{...e,names:void 0,isLate:true}:e,Ke=e=>e.
type==="hash_bang_line"||e.type==="comment"||e.type==="expression_statement"&&e.namedChild(0)?.type==="string",Ut=e=>{let t=e.namedChildren.find(({type:p})=>p===
"import_require_clause"),n=(t??e).childForFieldName("source");if(!n)return;let r=W(n),o=y(e);if(t){let p=t.namedChild(0)?.text??"";return{...o,module:r,form:"im\
port",bindings:[{module:r,name:"*",alias:p,local:p}]}}let s=e.children.some(({type:p})=>p==="type")?"type":void 0,i=e.namedChildren.find(({type:p})=>p==="import\
_clause");if(!i)return{...o,module:r,form:"effect",bindings:[{module:r}]};let d=i.namedChildren.filter(({type:p})=>p!=="comment"),m={...y(i),items:d.map(y),separator:"\
,"},a=d.find(({type:p})=>p==="named_imports"),l=a&&k(a,je(a),{list:m,at:d.indexOf(a)}),c=d.flatMap((p,I)=>{let g={list:m,at:I};if(p.type==="identifier")return[{
module:r,name:"default",alias:p.text,local:p.text,kind:s,item:g}];if(p.type!=="namespace_import")return l?je(p).map((ze,We)=>Jt(ze,r,{list:l,at:We},s)):[];let M=p.
namedChild(0)?.text??"";return[{module:r,name:"*",alias:M,local:M,kind:s,item:g}]}),u=s==="type"&&d.some(({type:p})=>p==="identifier")?void 0:l;return{...o,module:r,
form:s??"import",bindings:c,names:u}},je=e=>e.namedChildren.filter(({type:t})=>t==="import_specifier"),Jt=(e,t,n,r)=>{let o=e.children.filter(({type:l})=>/^(?:identifier|string|default|type_identifier)$/.
test(l)),s=e.childForFieldName("name")??o[0],i=s?.type==="string"?W(s):/\bdefault\b/.test(e.text)&&!s?"default":s?.text??"",d=e.childForFieldName("alias")?.text,
m=d===i?void 0:d,a=e.children[0]?.type==="type"||/^type\s+[\w$]/.test(e.text)&&o.length>0&&!/^type\s+as\b/.test(e.text);return{module:t,name:i,alias:m,local:d??
i,kind:a?"type":r,item:n}},Dt=(e,t,n)=>{let r=e.type==="export_statement"?e.childForFieldName("declaration"):e;if(!r)return;let o=/^(?:lexical|variable)_declaration$/.
test(r.type)?r.namedChildren.flatMap(s=>Zt(s.childForFieldName("name"))):Ht.test(r.type)?[r.childForFieldName("name")]:[];for(let s of o)s&&!n.some(({local:i})=>i===
s.text)&&t.set(s.text,s.startIndex)},Ht=/^(?:.*function.*|(?:abstract_)?class|interface|enum|type_alias|internal_module|module).*(?:declaration|signature|module)$/,
Zt=e=>e?e.type==="identifier"?[e]:e.descendantsOfType(["identifier","shorthand_property_identifier_pattern"]):[],Xt=(e,t)=>{let{module:n,name:r,kind:o}=t;if(r===
void 0||r==="*")return r==="*"?Ge(e,t):void 0;let s=e.statements.filter(a=>a.module===n&&a.names&&!a.isConditional),i=s.find(({form:a})=>E(e,o)?a==="require":a===
(o??"import"));if(r==="default")return Ge(e,t);let d=o==="type"&&ee(e)?s.find(({form:a})=>a==="import"):void 0,m=i??d;if(m?.names){let a=D(e,t,m===d);return x(e.
text,m.names,{written:a,orders:[U(b),U(f)]})}return Vt(e,t,a=>a.bindings.length===1&&a.bindings[0]?.name==="default")},Vt=(e,t,n)=>{if(e.usesRequire||t.kind==="\
type")return;let o=e.statements.find(s=>s.form==="import"&&s.module===t.module&&n(s))?.bindings[0]?.item?.list;if(o)return[{start:o.end,end:o.end,replacement:`,\
 ${te(e,D(e,t))}`}]},Ge=(e,{module:t,name:n,alias:r,kind:o})=>{if(e.usesRequire||o==="type")return;let s=e.statements.find(d=>{let m=a=>d.bindings.some(l=>l.name===
a);return d.form!=="import"||d.module!==t||m("default")===(n==="default")||!d.bindings[0]?.item?false:n==="default"?true:!d.bindings.some(a=>a.name!=="default")});
if(!s)return;let i=Yt(s);if(i)return n==="default"?[{start:i.start,end:i.start,replacement:`${r}, `}]:[{start:i.end,end:i.end,replacement:`, * as ${r}`}]},Yt=({
bindings:e})=>{let t=e[0]?.item?.list;for(;t?.parent;)t=t.parent.list;return t},ee=({statements:e})=>e.some(({form:t,bindings:n})=>t==="import"&&n.some(({kind:r})=>r===
"type"))&&!e.some(({form:t})=>t==="type"),D=(e,{name:t="",alias:n,kind:r},o=false)=>{let s=E(e,r)?": ":" as ";return`${o?"type ":""}${t}${n===void 0?"":`${s}${n}`}`},
te=({text:e,statements:t},n)=>{let o=t.flatMap(({names:i})=>i?[e.slice(i.start-1,i.end+1)]:[]).filter(i=>!i.includes(`
`)&&i.length>2);return o.length>0&&o.every(i=>/^\{\S/.test(i))?`{${n}}`:`{ ${n} }`},Qt=(e,t)=>{let{module:n,name:r,alias:o,kind:s}=t,i=tn(e),[d,m]=[`${i}${n}${i}`,
nn(e)];if(E(e,s))return en(e,t,d)+m;if(r===void 0)return`import ${d}${m}`;let a=s==="type"&&ee(e)&&r!=="default"&&r!=="*",l=s==="type"&&!a?"import type":"import",
c=r==="default"&&o!==void 0?o:r==="*"?`* as ${o}`:te(e,D(e,t,a));return`${l} ${c} from ${d}${m}`},en=(e,t,n)=>{let{name:r,alias:o}=t;if(r===void 0)return`requir\
e(${n})`;let s=/(?:^|\n)var [^\n]*\brequire\(/.test(e.text)&&!/(?:^|\n)const [^\n]*\brequire\(/.test(e.text),i=r==="default"||r==="*"?o:te(e,D(e,t));return`${s?
"var":"const"} ${i} = require(${n})`},tn=({text:e,statements:t})=>{let n=t.map(({start:s,end:i})=>e.slice(s,i)).join(`
`),[r]=[n,e].filter(s=>/['"]/.test(s)),o=s=>r?.match(s)?.length??0;return o(/(?<!\\)'(?:[^'"\\\n]|\\.)*'/g)>o(/(?<!\\)"(?:[^'"\\\n]|\\.)*"/g)?"'":'"'},nn=({text:e,
statements:t})=>{let n=t.filter(({start:r,end:o})=>e.slice(r,o+1).trimEnd().endsWith(";")).length;return t.length>0?2*n>=t.length?";":"":e.trim()===""||/;[ \t]*(?:\/\/.*)?(?:\n|$)/.
test(e)?";":""},rn=e=>e.startsWith("node:")?0:/^\.\.?$|^\.\.\//.test(e)?3:e.startsWith("./")?4:/^(?:[@~#]\/|~|#)/.test(e)?2:1;var on={javascript:J("JavaScript"),
typescript:J("TypeScript"),tsx:J("TypeScript"),python:we,go:C,java:xe,rust:z},pr=e=>{let t=le(e),n=t&&on[t.name];return n&&{path:e,language:t,imports:n}},cr=async(e,t,n)=>{
let r=e.imports.wanted(n);if("message"in r)return{ok:false,problem:me(r)};let o=n.remove??false,s=await Pe(e,{ok:true,file:t,notes:[]});if(s.ok&&s.read.brokenAt!==
void 0)return an(e,s.read.brokenAt);let i=de();for(let d of r)s=s.ok?await Be(e,s,{binding:d,removes:o}):s,await i();return!s.ok||!o?s:{...s,notes:[...s.notes,...yn(
s.read,r,e)]}},Be=async(e,t,n)=>{let r=(n.removes?Ne:Ie)(e.imports,t.read,n.binding);if(r.do==="nothing")return r.note===void 0?t:{...t,notes:[...t.notes,r.note]};
if(r.do==="refuse")return un(e,t.read,r);let o=await sn(e,t,r);return o.ok?pn(t.read,r,o.read)?r.adds?o:Be(e,o,n):cn(e,n.binding):o},sn=async(e,{file:t,read:n,notes:r},o)=>{
let s=In(t,o.edits);return s?Pe(e,{ok:true,file:s,notes:[...r,...fn(n,o)]}):L("UNENCODABLE",`${e.path} cannot hold the import. Convert the file to UTF-8 first.`)},
an=({path:e},t)=>L("SYNTAX_BROKEN",`${e} does not parse at line ${t}, so that its imports cannot be read for certain. Correct it first, or change it with an Edi\
t.`),Pe=async({path:e,language:t,imports:n},r)=>{let o=oe(Z(r.file)),s=await pe(t,o,i=>({...n.read(i,o),brokenAt:mn(i)}));return s.ok?{...r,read:s.value}:L("LIM\
IT_EXCEEDED",`${e} nests too deep, or is too long, for its imports to be read.`)},mn=e=>{if(!e.hasError)return;let t=e.children,n=t.findLastIndex(({type:o})=>/import|^use_declaration$/.
test(o)),r=t.find((o,s)=>s<=Math.max(0,n)&&(o.isError||o.isMissing||o.hasError&&/import|use_/.test(o.type)));return r&&r.startPosition.row+1},dn=({module:e,name:t,
alias:n,kind:r})=>JSON.stringify([e,t,n,r]),ln=({statements:e})=>{let t=new Map;for(let n of e.flatMap(({bindings:r})=>r))H(t,n,1);return t},H=(e,t,n)=>{let r=dn(
t);e.set(r,(e.get(r)??0)+n)},pn=(e,{lost:t,adds:n},r)=>{let o=ln(e);t&&H(o,t,-1),n&&H(o,n,1);for(let{bindings:s}of r.statements)for(let i of s)H(o,i,-1);return r.
brokenAt===void 0&&[...o.values()].every(s=>s===0)},cn=({path:e},{module:t,name:n})=>L("CHANGE_UNCERTAIN",`${e} would not have the imports afterwards that it is\
 to have (${[n,t].filter(Boolean).join(" of ")}). Make the change with an Edit.`),ne=({text:e},t)=>e.slice(0,t).split(`
`).length,un=({path:e},t,{name:n,at:r,why:o})=>{let s=n==="NAME_TAKEN"?"Give the new import another name (`name as local` in names, or alias), or remove the oth\
er one first.":"Make the change with an Edit.";return L(n,`${e}, line ${ne(t,r)}: ${o}. ${s}`)},fn=(e,{edits:t,lost:n})=>{let r=t.filter(({replacement:s})=>s===
"");return[...e.comments.filter(({start:s,end:i})=>r.some(d=>d.start<=s&&i<=d.end)).map(({start:s,end:i})=>`The comment at line ${ne(e,s)} went with its import:\
 ${e.text.slice(s,i)}`),...n&&n.local===void 0&&n.name!=="*"?[`An import of ${n.module} for its effects was removed.`]:[]]},yn=(e,t,{imports:n})=>t.flatMap(r=>{
let o=n.localOf(r);if(o===void 0||e.statements.some(({bindings:d})=>d.some(m=>m.local===o)))return[];let s=e.text.search(new RegExp(`(?<![\\w$.'"/-])${gn(o)}(?!\
[\\w$'"/-])`)),i=e.comments.some(({start:d,end:m})=>d<=s&&s<m);return s<0||i?[]:[`${o} is no longer imported, and still occurs at line ${ne(e,s)}.`]}),gn=e=>e.replace(
/[^\w]/g,"\\$&"),In=(e,t)=>{let n=ie(e,Z(e)),r=se(e);if(!t.every(({replacement:s})=>ae(e,s)))return;let o=t.map(({start:s,end:i,replacement:d})=>{let m={start:n(
s),end:n(i)};return{...m,replacement:Buffer.from(r(m,d),e.encoding)}});return{...e,bytes:re(e.bytes,o)}};export{y as a,vt as b,pr as c,cr as d,In as e};
