import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as Y,b as g,c as Z,f as ee}from"./wings-codemods-imports-script.js";
import"./web-tree-sitter.js";import"./wings-codemods-dropped-comments.js";import"./wings-codemods-structure-indentation.js";import"./core-text-template.js";import"./re2js.js";
import"./core-text-line-bounds.js";import"./run.js";import{core_plan_document$k as Q}from"./run.js";import{wings_codemods_structure_languages$a as L,wings_codemods_structure_languages$c as V}from"./start.js";
import{core_text_notebook$a as K}from"./start.js";import"./start.js";import{core_tools_fields$i as j}from"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_text_paths$d as X}from"./start.js";
import"./start.js";import{core_text_line_ending$a as _}from"./start.js";import"./start.js";import{core_text_json$f as W,core_text_json$i as v}from"./hook.js";import"./hook.js";
import"./hook.js";import{core_text_utf8_cache$l as k}from"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";
import{posix as u}from"node:path";import{posix as dt}from"node:path";import{posix as x}from"node:path";var F=(e,t,n)=>({span:e,targets:t,doubt:n,renamed:()=>n}),
N=(e,t)=>e.length===t.length&&e.every((n,o)=>n===t[o]);var C=(e,t,n)=>{let o={root:e,path:t,files:n},r=D(e).flatMap(a=>Ne(a,o)??[]),s=e.descendantsOfType("impor\
t_from_statement").flatMap(a=>ve(a,o)??[]),i=e.descendantsOfType("string").flatMap(a=>ze(a,o)??[]);return[...r,...s,...Me(o),...i]},Ne=(e,{root:t,path:n,files:o})=>{
let r=e.childForFieldName("name")??e,s=r.text,{targets:i,doubt:a}=w(s,n,o);if(i.length!==0)return a?F(g(e),i,a):{span:g(e),targets:i,renamed(c){let d=z(s,i,c);if(d===
void 0)return"no absolute name leads to its new place";if(d===s)return[];let l={...g(r),replacement:d};return r===e?we(t,s,l):[l]}}},we=(e,t,n)=>{let o=t.split(
".",1)[0]??"",r=[n],s=D(e).some(i=>i.startIndex!==n.start&&!i.childForFieldName("alias")&&i.text.split(".",1)[0]===o);for(let i of Ie(e,o)){let a=oe(i);if(a.text===
t||a.text.startsWith(`${t}.`))r.push({start:i.startIndex,end:i.startIndex+t.length,replacement:n.replacement});else if(!s||$e(i))return`\`${o}\` is used for more\
 than \`${t}\``}return r},Ie=(e,t)=>e.descendantsOfType("identifier").filter(n=>n.text===t&&!_e(n)),_e=e=>{let t=e.parent;if(!t)return false;if(/^(?:dotted_name|aliased_import|relative_import)$/.
test(t.type))return true;let n=/^attribute$/.test(t.type)?"attribute":t.type==="keyword_argument"?"name":void 0;return n!==void 0&&t.childForFieldName(n)?.startIndex===
e.startIndex},oe=e=>{let t=e.parent,n=t?.type==="attribute"&&t.childForFieldName("object")?.startIndex===e.startIndex&&/^[\w.]+$/.test(t.text);return t&&n?oe(t):
e},$e=e=>/parameter|^(?:assignment|for_statement|as_pattern_target|global_statement|nonlocal_statement)/.test(e.parent?.type??"")&&e.parent?.childForFieldName("\
right")?.startIndex!==e.startIndex,Me=({root:e,path:t,files:n})=>{let o=Se(e,t),r=[];for(let s of e.descendantsOfType("attribute")){if(s.parent?.type==="attribu\
te"||!/^[\w.]+$/.test(s.text))continue;let[i="",...a]=s.text.split("."),c=o.get(i);if(!c)continue;let d=a.map((f,m)=>[c.module,...a.slice(0,m+1)].join(".")),l=f=>c.
imported.some(m=>m===f||m.startsWith(`${f}.`)),p=d.filter(f=>!l(f)).flatMap(f=>ke(f,t,n));p.length>0&&r.push(F(g(s),p,"reached through its package"))}return r},
Se=(e,t)=>{let n=new Map;for(let o of D(e)){let r=o.childForFieldName("alias")?.text,s=(o.childForFieldName("name")??o).text,i=s.split(".",1)[0]??"";r!==void 0?
n.set(r,{module:s,imported:[]}):n.set(i,{module:i,imported:[...n.get(i)?.imported??[],s]})}for(let[o,r]of e.descendantsOfType("import_from_statement").flatMap(s=>Oe(
s,t)))n.set(o,{module:r,imported:[]});return n},D=e=>e.descendantsOfType("import_statement").flatMap(t=>t.childrenForFieldName("name")).filter(t=>t!==null),Oe=(e,t)=>{
let n=re(e),o=n.startsWith(".")?ae(n,t):n;return o===void 0?[]:e.childrenForFieldName("name").map(r=>{let s=(r?.childForFieldName("name")??r)?.text??"";return[r?.
childForFieldName("alias")?.text??s,n.startsWith(".")?`${o}/${s}`:`${o}.${s}`]})},re=e=>e.childForFieldName("module_name")?.text.replace(/\s/g,"")??"",ke=(e,t,n)=>e.
includes("/")?de(e.replaceAll(".","/"),n):w(e,t,n).targets,ve=(e,t)=>{let n=e.childForFieldName("module_name");if(!n)return;let o=re(e),{path:r,files:s}=t,i=o.startsWith(
".")?J(o,r,s):w(o,r,s),a=e.childrenForFieldName("name").flatMap(p=>p?[je(p,o,i.targets,t)]:[]),c=[...new Set([...i.targets,...a.flatMap(p=>p.files)])],d=o.startsWith(
".");if(c.length===0&&!d)return;let l=i.doubt??a.find(p=>p.doubt)?.doubt;return l?F(g(e),c,l):{span:g(e),targets:c,renamed:p=>Ee({node:e,module:n,given:o,own:i.
targets,names:a},r,p)}},je=(e,t,n,{path:o,files:r})=>{let s=(e.childForFieldName("name")??e).text,i=e.childForFieldName("alias")?.text,a=t.startsWith(".")?J(A(t,
s),o,r):w(A(t,s),o,r);if(a.targets.length===0)return{node:e,name:s,alias:i,files:[]};let c=n.find(p=>/(?:^|\/)__init__\.pyi?$/.test(p)),l=c!==void 0&&c!==o&&Te(
r.textOf(c),s)?`its package may have another \`${s}\``:a.doubt;return{node:e,name:s,alias:i,files:a.targets,doubt:l}},A=(e,t)=>e.endsWith(".")?e+t:`${e}.${t}`,Te=(e,t)=>{
let n=`(?<![\\p{L}\\p{N}_])${t}(?![\\p{L}\\p{N}_])`,o=e.replace(new RegExp(`^[ \\t]*from[ \\t]+\\.[ \\t]+import[ \\t]+${t}[ \\t]*$`,"gm"),"").replace(new RegExp(
`\\bfrom[ \\t]+[\\p{L}\\p{N}_.]*${n}(?:\\.[\\p{L}\\p{N}_]+)*[ \\t]+import\\b`,"gu"),"").replace(new RegExp(`['"]${t}['"]`,"g"),"").replace(/#.*$/gm,"");return new RegExp(
n,"u").test(o)||/__getattr__|import[ \t]+\*/.test(e)},Ee=(e,t,n)=>{let o=e.names.length>0?e.names:[void 0],r=[];for(let s of o){let i=s&&s.files.length>0?Le(s,e,
{path:t,moves:n}):We(s,e,{path:t,moves:n});if(typeof i=="string")return i;r.push(i)}return Ae(e,r)},se=({given:e,name:t=e},n,{path:o,moves:r})=>{if(!e.startsWith(
"."))return z(t,n,r);let s=r.of(o),i=J(t,s,r.after).targets;return N(i,n.map(r.of))?t:Je(n,s,r)},We=(e,{given:t,own:n},o)=>{let{path:r,moves:s}=o,i=n.length===0?
qe(t,r,s.of(r)):se({given:t},n,o);return i===void 0?n.length===0?"it leads to no file that git tracks":q:{item:e,module:i,name:e?.name}},Le=(e,{given:t},n)=>{let{
path:o,moves:r}=n,{files:s,name:i}=e;if(s.every(l=>r.of(l)===l)&&r.of(o)===o)return{item:e,module:t,name:i};let a=se({given:t,name:A(t,i)},s,n),[c,d]=De(a??"");
return c===void 0?q:{item:e,module:c,name:d}},Ae=({node:e,module:t,given:n},o)=>{let r=[...new Set(o.map(d=>d.module))],s=o.flatMap(({item:d,name:l})=>d&&l!==void 0&&
l!==d.name?[{...g(d.node),replacement:te(l,d)}]:[]),[i=n]=r;if(r.length===1)return i===n?s:[{...g(t),replacement:i},...s];if(!(e.startPosition.row===e.endPosition.
row&&Ce(e)))return"the statement has to become several, and is not on a line of its own";let c=r.map(d=>{let l=o.flatMap(({item:p,name:f,module:m})=>m===d&&p&&f!==
void 0?[te(f,p)]:[]);return`from ${d} import ${l.join(", ")}`});return[{...g(e),replacement:c.join(`
${" ".repeat(e.startPosition.column)}`)}]},q="no name leads to its new place",Ce=e=>[e.previousSibling,e.nextSibling].every(n=>!n||n.type==="comment"||n.startPosition.
row!==e.startPosition.row)&&!e.text.includes("#"),te=(e,{name:t,alias:n})=>{let o=n??t;return o===e?e:`${e} as ${o}`},De=e=>{let[,t="",n=""]=/^(\.*(?:[^.]+\.)*)([^.]+)$/.
exec(e)??[];return n===""||t===""?[void 0,n]:[/^\.+$/.test(t)?t:t.replace(/\.$/,""),n]},qe=(e,t,n)=>!e.startsWith(".")||x.dirname(t)===x.dirname(n)?e:void 0,w=(e,t,n)=>{
let o=e.split("."),r=o.at(-1)??"",s=n.named(r).filter(l=>/\.pyi?$/.test(l)&&ne(l,e,n)!==void 0),i=new Set(s.map(l=>ne(l,e,n))),[a=""]=i;if(s.length===0)return{targets:[]};
let c=a===x.dirname(t).replace(/^\.$/,"");if(Z.has(o[0]??"")&&!c)return{targets:[]};if(i.size>1)return{targets:s,doubt:"several files have that name"};let d=/^(?:src|lib|python|)$/.
test(a)||c||ie(t,n)===a||Ue(s,n);return{targets:s,doubt:d?void 0:"the folder that it is imported from is not certain"}},ne=(e,t,n)=>{let o=$(e),r=t.replaceAll("\
.","/");if(o!==r&&!o.endsWith(`/${r}`))return;let s=o.slice(0,-r.length).replace(/\/$/,"");return s!==""&&U(s,n)?void 0:s},$=e=>e.replace(/\.pyi?$/,"").replace(
/(?:^|\/)__init__$/,""),U=(e,t)=>["py","pyi"].some(n=>t.has(`${e}/__init__.${n}`)),Ue=([e=""],t)=>U(x.dirname($(e)),t),ie=(e,t)=>{let n=X(e).find(r=>U(r,t))??e,
o=x.dirname(n);return o==="."?"":o},ae=(e,t)=>{let[,n="",o=""]=/^(\.+)(.*)$/.exec(e)??[],r=x.dirname(t);for(let s=1;s<n.length;s+=1){if(r===".")return;r=x.dirname(
r)}return x.join(r,o.replaceAll(".","/"))},J=(e,t,n)=>{let o=ae(e,t);return{targets:o===void 0?[]:de(o,n)}},de=(e,t)=>[".py",".pyi","/__init__.py","/__init__.py\
i"].map(n=>x.join(".",e+n)).filter(n=>t.has(n)),z=(e,t,n)=>{let o=t.map(n.of);if(N(t,o))return e;let[r="",s=""]=[t[0]??"",o[0]??""].map($),i=r.slice(0,-e.length),
a=new Set(o.map($)),c=e.includes(".")&&`/${s}`.endsWith(`/${e.replaceAll(".","/")}`),d=c?e.replaceAll(".","/"):s.slice(i.length);if(a.size>1||!c&&!s.startsWith(
i)||!ce.test(d))return;let l=d.replaceAll("/","."),p=w(l,"",n.after);return p.targets.every(f=>o.includes(f))&&p.targets.length>0?l:void 0},ce=/^[\p{L}_][\p{L}\p{N}_]*(?:\/[\p{L}_][\p{L}\p{N}_]*)*$/u,
Je=(e,t,n)=>{let o=new Set(e.map(p=>$(n.of(p)))),[r=""]=o;if(o.size!==1||!ce.test(r))return;let s=x.dirname(t),i=x.relative(s,r).split("/").filter(p=>p!==""),a=i.
filter(p=>p==="..").length,c=x.join(s,"../".repeat(a)).replace(/\/$/,""),d=ie(t,n.after),l=c!=="."&&(d===""||c.startsWith(`${d}/`));return a===0||l?`${".".repeat(
a+1)}${i.slice(a).join(".")}`:void 0},ze=(e,{path:t,files:n})=>{let o=e.namedChildren.find(({type:i})=>i==="string_content"),r=o?.text??"";if(!o||!/^[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)+$/u.
test(r))return;let s=r.split(".");for(let i=s.length;i>=2;i-=1){let a=s.slice(0,i).join("."),{targets:c,doubt:d}=w(a,t,n);if(c.length===0)continue;let l={start:o.
startIndex,end:o.startIndex+a.length};return d||!Be.test(He(e))?F(g(e),c,d??"a text that may be its name"):{span:g(e),targets:c,renamed(p){let f=z(a,c,p);return f===
void 0?q:f===a?[]:[{...l,replacement:f}]}}}},Be=/(?:^|\.)(?:patch|patch\.dict|import_module|__import__|find_spec|resolve_name|importorskip)$/,He=e=>{let t=e.parent?.
type==="argument_list"?e.parent.parent:null;return e.parent?.namedChild(0)?.startIndex===e.startIndex&&t?.childForFieldName("function")?.text||""};import{builtinModules as Ge}from"node:module";
import{posix as R}from"node:path";var S=(e,t,n)=>{let o=[];for(let r of e.descendantsOfType(["string","template_string"])){let s=Ke(r),i=s===void 0?fe(r,{path:t,
files:n}):B({node:r,text:s,role:Qe(r)},{path:t,files:n});i&&o.push(i)}for(let r of e.descendantsOfType("binary_expression")){let s=fe(r,{path:t,files:n});s&&o.push(
s)}return[...o,...e.descendantsOfType("comment").flatMap(r=>it(r,{path:t,files:n}))]},me=(e,t,n)=>[...e.matchAll(Xe)].flatMap(({1:o="",index:r})=>{let s={startIndex:r,
endIndex:r+o.length+2};return B({node:s,text:o,role:"text"},{path:t,files:n})??[]}),Xe=/["'`](\.{1,2}\/[^"'`\n]{0,400})(?=["'`])/g,Ke=e=>e.namedChildren.some(({
type:t})=>t==="template_substitution")?void 0:e.text.slice(1,-1),Qe=e=>{let t=e.parent;if(!t)return"text";if(/^(?:import_statement|export_statement|import_require_clause|module)$/.
test(t.type))return"module";let n=t.type==="array"?t:e,o=n.parent?.type==="arguments"?n.parent.parent:null;if(!o||o.childForFieldName("arguments")?.namedChild(0)?.
startIndex!==n.startIndex)return"text";let r=(o.childForFieldName("function")??o.childForFieldName("constructor"))?.text??"";return ue.test(r)&&n===e?"module":Ve.
test(r)?"folder":r==="URL"&&/^import\.meta\.url$/.test(t.namedChild(1)?.text??"")?"file":"text"},ue=/^(?:import|require|require\.resolve|import\.meta\.resolve|(?:jest|vi)\.(?:mock|unmock|doMock|dontMock|doUnmock|setMock|importActual|importMock|requireActual|requireMock|unstable_mockModule|createMockFromModule|genMockFromModule)|mock\.module)$/,
Ve=/^(?:require\.context|import\.meta\.glob|import\.meta\.globEager)$/,T=e=>/^\.{1,2}(?:\/|$)/.test(e),B=({node:e,text:t,role:n},{path:o,files:r})=>{let s={start:e.
startIndex+1,end:e.endIndex-1};if(t.includes("\\"))return;if(!T(t))return n==="module"?rt(e,t,r):void 0;let i=R.dirname(o);if(n==="folder")return he(e,R.join(i,
t.replace(/[*{[].*$/s,"")),r);if(n==="text"){if(t==="."||t==="..")return;let f=[i,"."].flatMap(m=>le(R.join(m,t),r));return f.length===0?void 0:F(g(e),f,"a text\
 that may be its path")}let a=n==="file",[,c=t,d=""]=/^([^?#]*)([?#].*)?$/s.exec(t)??[],l=(f,m,h)=>a?[R.join(f,m)].filter(P=>h.has(P)):le(R.join(f,m),h),p=l(i,c,
r);return{span:g(e),targets:p,renamed:f=>{let m=R.dirname(f.of(o)),h=p.map(f.of);if(p.length===0)return m===i?[]:"it leads to no file that git tracks";let P=N(l(
m,c,f.after),h),y=P?c:ot(c,{from:i,target:p[0]??""},{to:m,moves:f});return!(y!==void 0&&N(l(m,y,f.after),h))||!nt(y,p,h)||!et(p,h)?"the new spelling would not b\
e certain":P?[]:[{...s,replacement:y+d}]}}},le=(e,t)=>{let[,n=e,o=""]=/^(.*?)((?:\.d)?\.[cm]?[jt]sx?)$/.exec(e)??[],r=(Ze[o]??[]).map(a=>n+a),s=e.replace(/\/$/,
""),i=[e,...r,...pe.map(a=>e+a),...pe.map(a=>Ye(s)+a)];return[...new Set(i)].filter(a=>t.has(a))},Ye=e=>e==="."?"index":`${e}/index`,pe=[".ts",".tsx",".d.ts",".\
mts",".cts",".d.mts",".d.cts",".js",".jsx",".mjs",".cjs",".json"],Ze={".js":[".ts",".tsx",".d.ts"],".jsx":[".tsx",".d.ts"],".mjs":[".mts",".d.mts"],".cjs":[".ct\
s",".d.cts"]},et=(e,t)=>{let n=(o="")=>`${tt.test(o)} ${I(o)}`;return e.length===1||e.every((o,r)=>n(o)===n(t[r]))},tt=/(?:^|\/)index\.[^/]+$/,nt=(e,t,n)=>n.every(
(o,r)=>{let s=I(o);return e.endsWith(s)||!/^(?:\.d)?\.[cm]/.test(s)||s===I(t[r]??"")}),ot=(e,{from:t,target:n},{to:o,moves:r})=>{let s=r.of(n),i=R.join(t,e);if(i===
n)return M(o,s);let[a,c]=[I(n),I(s)],d=/\.[cm]?jsx?$/.exec(e)?.[0];return d!==void 0&&b(i)===b(n)?a===c?M(o,b(s)+d):void 0:i===b(n)||!(R.basename(b(s))==="index")?
M(o,b(s)):M(o,R.dirname(s))+(e.endsWith("/")&&e!=="./"?"/":"")},I=e=>/(?:\.d)?\.[^./]+$/.exec(e)?.[0]??"",b=e=>e.slice(0,e.length-I(e).length),M=(e,t)=>{let n=R.
relative(e,t);return n===""?".":n.startsWith(".")&&T(n)?n:`./${n}`},rt=(e,t,n)=>{let o=t.replace(/[?#].*$/s,"").split("/"),r=t.startsWith("@")?o.slice(0,2).join(
"/"):o[0]??"";if(/^[a-z]+:/.test(t)||Ge.includes(t)||n.isPackage(r))return;let s=o.at(-1)??"",i=[s,b(s)].flatMap(a=>n.named(a)).filter(a=>st(o,a));return i.length===
0?void 0:F(g(e),[...new Set(i)],"not a relative path")},st=(e,t)=>{let n=e.length>1?e.slice(e[0]?.startsWith("@")&&e.length>2?2:1):e,o=b(t).split("/"),r=o.at(-1)===
"index"?[o,o.slice(0,-1)]:[o],s=n.map((i,a)=>a===n.length-1?b(i):i);return r.some(i=>s.every((a,c)=>a===i[i.length-s.length+c]))},fe=(e,{path:t,files:n})=>{let o=e.
parent,s=(o?.type==="arguments"?o.parent:null)?.childForFieldName("function")?.text??"";if(!ue.test(s)||o?.namedChild(0)?.startIndex!==e.startIndex)return;let i=ge(
e),a=i.type==="string"?i.text.slice(1,-1):i.type==="template_string"?/^`([^$`\\]*)/.exec(i.text)?.[1]??"":"";return T(a)?he(e,R.join(R.dirname(t),a),n):void 0},
ge=e=>{let t=e.type==="binary_expression"?e.childForFieldName("left"):null;return t?ge(t):e},he=(e,t,n)=>{let o=t==="./"||t==="."?"":t;return{...F(g(e),[],"the \
name is put together when the program runs"),targets:n.startingWith(o)}},it=(e,t)=>[...e.text.matchAll(at)].flatMap(n=>{let o=n[1]??n[2]??n[3]??"",r=e.startIndex+
n.index+n[0].lastIndexOf(o)-1,s={startIndex:r,endIndex:r+o.length+2},i=n[3]!==void 0,a=i&&!T(o)?void 0:o,c=a&&B({node:s,text:a,role:i?"file":"module"},t);return c?
[c]:[]}),at=/\bimport\(\s*["']([^"'\n]+)["']\s*\)|@import\b[^\n]*?\bfrom\s+["']([^"'\n]+)["']|<reference\s+path=["']([^"'\n]+)["']/g;function ye(e,t){let n=_(k(
t)),o=V(e),r=o&&ct[o.name];if(o&&r)return{text:n,rest:"",code:{language:o,text:n,read:r}};if(e.endsWith(".ipynb"))return{text:n,rest:n,code:xt(n)};let s=lt[dt.extname(
e)]?.(n);return typeof s=="object"?pt(n,s):{text:n,rest:n,code:s}}var ct={javascript:S,typescript:S,tsx:S,python:C},lt={".html":O,".htm":O,".vue":O,".svelte":O,
".astro":e=>{let[t="",n="",o=""]=/^(\s*---[^\n]*\n)(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/.exec(e)??[],r=O(e,t.length),s=n.length;return o===""||typeof r=="string"?
r:[{start:s,end:s+o.length},...r]},".mdx":yt};function pt(e,t){let[n,o]=[[],[]],r=0;for(let{start:c,end:d}of t){let l=e.slice(r,c);n.push(r===0?E(l):E(l).replace(
/^ /,";"),e.slice(c,d)),o.push(l,E(e.slice(c,d))),r=d}let s=o.join("")+e.slice(r);n.push(E(e.slice(r)));let i=L(t.some(({isJsx:c})=>c)?"tsx":"typescript"),a=(c,...d)=>[
...S(c,...d),...me(s,...d)];return{text:e,rest:s,code:{language:i,text:n.join(""),read:a}}}var E=e=>e.replace(/[^\n]/g," ");function O(e,t=0){let n=[],o=/<!--|<script(?=[\s>/])/gi;
o.lastIndex=t;for(let r=o.exec(e);r;r=o.exec(e)){let s=r[0]==="<!--",i=s?o.lastIndex:ft(e,o.lastIndex),a=i===void 0?void 0:mt(e,i,s?/-->/g:/<\/script(?=[\s>/])/gi);
if(i===void 0||a===void 0)return s?n:"a script in it does not end";let c=e.slice(r.index,i),d=c.endsWith("/>");!s&&!d&&ut(c)&&n.push({start:i,end:a,isJsx:ht.test(
c)}),o.lastIndex=d?i:a}return n}var ft=(e,t)=>{let n=/[>"']/g;n.lastIndex=t;for(let o=n.exec(e);o;o=n.exec(e)){if(o[0]===">")return n.lastIndex;let r=e.indexOf(
o[0],n.lastIndex);if(r<0)return;n.lastIndex=r+1}},mt=(e,t,n)=>(n.lastIndex=t,n.exec(e)?.index),ut=e=>[...e.matchAll(/\s(?:type|lang)\s*=\s*["']?([^"'\s>]*)/gi)].
every(([,t=""])=>gt.test(t)),gt=/^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma|type)script|text\/babel|[jt]sx?|(?:java|type)script)$/i,ht=/\s(?:type|lang)\s*=\s*["']?(?:[jt]sx|text\/babel)\b/i;
function yt(e){let t=[],[n,o,r]=[0,void 0,void 0];for(let s of e.split(`
`)){let i=/^ {0,3}(`{3,}|~{3,})/.exec(s)?.[1];o!==void 0&&s.trim()===""?(t.push({start:o,end:n,isJsx:true}),o=void 0):o===void 0&&r!==void 0?i?.startsWith(r)&&/^[ `~]*$/.
test(s)&&(r=void 0):o===void 0&&i?r=i:o===void 0&&/^(?:import|export)\b/.test(s)&&(o=n),n+=s.length+1}return o===void 0?t:[...t,{start:o,end:e.length,isJsx:true}]}
function xt(e){let t=K(Buffer.from(e));if(!t.ok)return"it is no notebook that can be read";let{cells:n,language:o}=t.notebook;if(!/^(?:python|ipython|unknown)/i.
test(o))return;let r=j(()=>bt(e)),s=n.filter(({type:i})=>i==="code").flatMap(({source:i})=>Rt(_(i)));return{language:L("python"),text:s.join(`
`),read:(i,a,c)=>C(i,a,c).map(d=>({...d,renamed:l=>{let p=d.renamed(l);return typeof p=="string"||p.length===0?p:"a notebook is not rewritten"}})),lineInFile:i=>r().
get(s[i-1]??"")??1}}var Rt=e=>{let t=e.split(`
`),n=!/^\s*%%/.test(e)||/^\s*%%(?:time|timeit|capture)\b/.test(e);return t.map(o=>n&&!/^\s*[%!?]/.test(o)?o:"")},bt=e=>{let t=new Map;for(let[n,o]of e.split(`
`).entries()){let r=v(o.trim().replace(/^"source": */,"").replace(/,$/,""));if(typeof r=="string")for(let s of r.split(`
`))t.has(s)||t.set(s,n+1)}return t};var yn={follow:Ft,importers:It};async function Ft(e,t){let n=Wt(e,t),o=new Set([...e.keys(),...e.values()]),r=new Set(e.keys()),
s=new Map,[i,a]=[[],[]],c=0,d=(l,p)=>Pt(l,p,n);for(let{path:l,rest:p,file:f,found:m}of await xe(o,{...t,names:n.before},d)){let h=typeof m=="object"?m.doubts:[],
P=new Set(h.map(({line:y})=>y));if(a.push(...Pe(l,p,r).filter(({line:y})=>!P.has(y))),typeof m=="string")i.push({path:l,line:1,words:m});else if(m){i.push(...h);
let y=m.edits.length>0?ee(f,m.edits):f;y?y!==f&&(s.set(l,y),c+=m.edits.length):i.push({path:l,line:1,words:"its encoding cannot hold the new path"})}}return{texts:s,
count:c,doubts:i,mentions:a}}function Pt(e,t,n){let o=[],r=[],s=Fe(e);for(let i of t){let{doubt:a,targets:c}=i,d=a===void 0?i.renamed(n):Nt(e.path,c,n)?a:[];typeof d==
"string"?r.push(s(i,` (${d})`)):o.push(...d)}return{edits:wt(o),doubts:r}}var Nt=(e,t,{of:n})=>t.some(o=>n(o)!==o)||t.length>0&&u.dirname(n(e))!==u.dirname(e),wt=e=>[
...e].sort((t,n)=>t.start-n.start||t.end-n.end).filter(({start:t,end:n},o,r)=>r[o-1]?.start!==t||r[o-1]?.end!==n);async function It(e,t){let n=new Set(e),o=new Map,
r=(i,a)=>{i!==a.path&&!o.has(i)&&o.set(i,a)},s=(i,a)=>{let c=Fe(i);for(let d of a)for(let l of d.targets)n.has(l)&&!o.has(l)&&r(l,c(d))};for(let{path:i,rest:a,found:c}of await xe(
n,{...t,names:G(t)},s)){if(c!==void 0)for(let d of e)r(d,{path:i,line:1,words:c});for(let{target:d,...l}of Pe(i,a,n))r(d,l)}return o}async function xe(e,{searched:t,
textOf:n,names:o},r){let s={words:new Set([...e].flatMap(St)),stems:new Set([...e].flatMap(Mt))},i=[];for(let a of t){let c=n(a);if(!c)continue;let{text:d,code:l,
rest:p}=ye(a,c),f=e.has(a),m=typeof l=="object"&&(f||Ot({path:a,text:d,code:l},s));if(!f&&!m&&!be(p,s.words))continue;let h=m?await _t(l,P=>r({path:a,text:d,code:l},
l.read(P,a,o))):typeof l=="string"?l:void 0;i.push({path:a,file:c,rest:p,found:h})}return i}async function _t({language:e,text:t},n){let o=await Y(e,t,r=>r.hasError&&
$t(r)?"it does not parse":n(r));return o.ok?o.value:"it is too long, or nests too deep, to be read"}var $t=e=>e.descendantsOfType("ERROR").some(t=>t!==null&&/\b(?:import|require|from)\b/.
test(t.text)),Re=e=>e.replace(/(?:\.d)?\.[^./]+$/,""),Mt=e=>{let t=Re(e);return u.basename(t)==="index"?[t,u.dirname(t)]:[t,e]},St=e=>{let t=u.basename(e).replace(
/(?:\.d)?\.[^.]+$/,""),n=H.exec(t)?.[0]??t;if(!/^(?:index|__init__)$/.test(t))return[n];let o=u.basename(u.dirname(e));return[n,H.exec(o)?.[0]??o,".",".."]},H=/[\p{L}\p{N}_$]+/u,
Ot=({path:e,text:t,code:n},o)=>n.language.name==="python"?be(n.text,o.words):kt(e,t,o),be=(e,t)=>{if(t.has(".")&&jt.test(e))return true;for(let[n]of e.matchAll(
/[\p{L}\p{N}_$]+/gu))if(t.has(n))return true;return false},kt=(e,t,{words:n,stems:o})=>{if(Tt.test(t))return true;let r=u.dirname(e);for(let[,s,i=""]of t.matchAll(
vt)){let a=i.replace(/[?#].*$/,""),c=/^\.{1,2}(?:\/|$)/.test(a);if((c?[u.join(r,a),u.normalize(a)]:[]).some(p=>o.has(Re(p))||o.has(p.replace(/\/$/,""))))return true;
let l=c||s===void 0&&!a.includes("/")?null:H.exec(u.basename(a));if(l&&n.has(l[0]))return true}return false},vt=/(\b(?:from|import|require|module)\s*(?:\(\s*)?)?['"`]([^'"`\n]{1,400})(?=['"`])/g,
jt=/from\s+\.+\s+import/,Tt=/\b(?:import|require)\s*\(\s*(?:`[^`]*\$\{|['"][^'"]*['"]\s*\+)|\b(?:globEager|glob|context)\s*\(/,Fe=({path:e,text:t,code:{text:n,lineInFile:o}})=>{
let r=o?n:t,s=Q(r);return({span:{start:i,end:a}},c="")=>({path:e,line:o?.(s(i).line)??s(i).line,words:r.slice(i,Math.min(a,i+80)).replace(/\s+/g," ")+c})};function Pe(e,t,n){
let o=u.dirname(e);return t.split(`
`).flatMap((r,s)=>[...new Set(r.match(Et)??[])].flatMap(i=>{let a=[u.normalize(i.replace(/^\//,"")),u.join(o,i)].find(c=>n.has(c));return a===void 0||a===e?[]:[
{path:e,line:s+1,words:i,target:a}]}))}var Et=/(?<![\p{L}\p{N}_$@+~.-])[\p{L}\p{N}_$@+~.-]*[/.][\p{L}\p{N}_$@+~./-]+/gu,Wt=(e,t)=>{let n=r=>e.get(r)??r,o=G(t);return{
before:o,after:G({...t,paths:new Set([...t.paths].map(n))},o),of:n}},G=({paths:e,searched:t,textOf:n},o)=>{let r=new Map;for(let d of e){let l=u.basename(d).replace(
/(?:\.d)?\.[^.]+$/,""),p=u.basename(u.dirname(d)),f=/^(?:index|__init__)$/.test(l)?[l,p]:[l];for(let m of f){let h=r.get(m);h?h.push(d):r.set(m,[d])}}let s=[...e].
sort(),i=new Map,a=d=>{let l=n(d);return l?_(k(l)):""},c=j(()=>Lt(t,a));return{has:d=>e.has(d),named:d=>r.get(d)??[],startingWith(d){let l=i.get(d)??s.filter(p=>p.
startsWith(d));return i.set(d,l),l},textOf:a,isPackage:d=>o?o.isPackage(d):c().has(d)}},Lt=(e,t)=>{let[n,o]=[new Set,new Set];for(let r of e.filter(s=>u.basename(
s)==="package.json")){let s=v(t(r));if(W(s)){typeof s.name=="string"&&o.add(s.name);for(let i of["dependencies","devDependencies","peerDependencies","optionalDe\
pendencies"]){let a=s[i];if(W(a))for(let c of Object.keys(a))n.add(c)}}}for(let r of o)n.delete(r);return n};export{yn as importReferences};
