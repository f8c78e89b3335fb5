import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as g,b as te,e as ne}from"./wings-codemods-imports-script.js";
import{a as ee}from"./wings-codemods-structure-tree.js";import"./web-tree-sitter.js";import"./wings-codemods-dropped-comments.js";import"./wings-codemods-structure-indentation.js";
import"./core-text-template.js";import"./re2js.js";import"./core-text-line-bounds.js";import"./start.js";import{core_plan_document$k as Y}from"./run.js";import{
wings_codemods_structure_languages$a as W,wings_codemods_structure_languages$c as Z}from"./start.js";import{core_text_notebook$a as V}from"./start.js";import"./start.js";
import{core_tools_fields$i as N}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_text_paths$d as Q}from"./start.js";import"./start.js";
import{core_text_line_ending$a as $}from"./start.js";import"./start.js";import{core_text_json$f as L,core_text_json$i as v}from"./hook.js";import"./hook.js";import"./hook.js";
import{core_text_utf8_cache$l as j}from"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";import{posix as u}from"node:path";
import{posix as pt}from"node:path";import{posix as R}from"node:path";var F=(e,t,n)=>({span:e,targets:t,doubt:n,renamed:()=>n}),w=(e,t)=>e.length===t.length&&e.every(
(n,o)=>n===t[o]);var U=(e,t,n)=>{let o=N(()=>({at:$e(e),imports:Me(e)})),r={root:e,path:t,files:n,uses:o},s=q(e).flatMap(d=>_e(d,r)??[]),i=e.descendantsOfType("\
import_from_statement").flatMap(d=>Ee(d,r)??[]),a=e.descendantsOfType("string").flatMap(d=>Ge(d,r)??[]);return[...s,...i,...ke(r),...a]},_e=(e,{path:t,files:n,uses:o})=>{
let r=e.childForFieldName("name")??e,s=r.text,{targets:i,doubt:a}=_(s,t,n);if(i.length!==0)return a?F(g(e),i,a):{span:g(e),targets:i,renamed(d){let c=H(s,i,d);if(c===
void 0)return"no absolute name leads to its new place";if(c===s)return[];let l={...g(r),replacement:c};return r===e?Ie(o(),s,l):[l]}}},Ie=({at:e,imports:t},n,o)=>{
let r=D(n),[s,i]=[e.get(r),e.get(n)].map(c=>c??{starts:[],assigned:0});return((t.get(r)??0)>1?s.assigned>i.assigned:s.starts.length>i.starts.length)?`\`${r}\` is\
 used for more than \`${n}\``:[o,...i.starts.map(c=>({start:c,end:c+n.length,replacement:o.replacement}))]},$e=e=>{let t=new Map;for(let n of e.descendantsOfType(
"identifier"))if(!Se(n))for(let o of A(se(n).text)){let r=t.get(o)??{starts:[],assigned:0};r.starts.push(n.startIndex),r.assigned+=Number(Oe(n)),t.set(o,r)}return t},
Me=e=>{let t=new Map;for(let n of q(e)){let o=D(n.text);n.childForFieldName("alias")||t.set(o,(t.get(o)??0)+1)}return t},D=e=>e.split(".",1)[0]??"",A=e=>{let t=e.
split(".");return t.map((n,o)=>t.slice(0,o+1).join("."))},Se=e=>{let t=e.parent;if(!t)return false;if(/^(?:dotted_name|aliased_import|relative_import)$/.test(t.
type))return true;let n=/^attribute$/.test(t.type)?"attribute":t.type==="keyword_argument"?"name":void 0;return n!==void 0&&t.childForFieldName(n)?.startIndex===
e.startIndex},se=e=>{let t=e.parent,n=t?.type==="attribute"&&t.childForFieldName("object")?.startIndex===e.startIndex&&/^[\w.]+$/.test(t.text);return t&&n?se(t):
e},Oe=e=>/parameter|^(?:assignment|for_statement|as_pattern_target|global_statement|nonlocal_statement)/.test(e.parent?.type??"")&&e.parent?.childForFieldName("\
right")?.startIndex!==e.startIndex,ke=({root:e,path:t,files:n})=>{let o=je(e,t),r=[];for(let s of e.descendantsOfType("attribute")){if(s.parent?.type==="attribu\
te"||!/^[\w.]+$/.test(s.text))continue;let[i="",...a]=s.text.split("."),d=o.get(i);if(!d)continue;let l=a.map((p,f)=>[d.module,...a.slice(0,f+1)].join(".")).filter(
p=>!d.imported.has(p)).flatMap(p=>Te(p,t,n));l.length>0&&r.push(F(g(s),l,"reached through its package"))}return r},je=(e,t)=>{let n=new Map;for(let o of q(e)){let r=o.
childForFieldName("alias")?.text,s=(o.childForFieldName("name")??o).text,i=D(s),a=r===void 0&&n.get(i);if(r!==void 0)n.set(r,{module:s,imported:new Set});else if(a)
for(let d of A(s))a.imported.add(d);else n.set(i,{module:i,imported:new Set(A(s))})}for(let[o,r]of e.descendantsOfType("import_from_statement").flatMap(s=>ve(s,
t)))n.set(o,{module:r,imported:new Set});return n},q=e=>e.descendantsOfType("import_statement").flatMap(t=>t.childrenForFieldName("name")).filter(t=>t!==null),ve=(e,t)=>{
let n=ie(e),o=n.startsWith(".")?ce(n,t):n;return o===void 0?[]:e.childrenForFieldName("name").map(r=>{let s=(r?.childForFieldName("name")??r)?.text??"";return[r?.
childForFieldName("alias")?.text??s,n.startsWith(".")?`${o}/${s}`:`${o}.${s}`]})},ie=e=>e.childForFieldName("module_name")?.text.replace(/\s/g,"")??"",Te=(e,t,n)=>e.
includes("/")?le(e.replaceAll(".","/"),n):_(e,t,n).targets,Ee=(e,t)=>{let n=e.childForFieldName("module_name");if(!n)return;let o=ie(e),{path:r,files:s}=t,i=o.startsWith(
".")?z(o,r,s):_(o,r,s),a=e.childrenForFieldName("name").flatMap(p=>p?[Le(p,o,i.targets,t)]:[]),d=[...new Set([...i.targets,...a.flatMap(p=>p.files)])],c=o.startsWith(
".");if(d.length===0&&!c)return;let l=i.doubt??a.find(p=>p.doubt)?.doubt;return l?F(g(e),d,l):{span:g(e),targets:d,renamed:p=>Ae({node:e,module:n,given:o,own:i.
targets,names:a},r,p)}},Le=(e,t,n,{path:o,files:r})=>{let s=(e.childForFieldName("name")??e).text,i=e.childForFieldName("alias")?.text,a=t.startsWith(".")?z(C(t,
s),o,r):_(C(t,s),o,r);if(a.targets.length===0)return{node:e,name:s,alias:i,files:[]};let d=n.find(p=>/(?:^|\/)__init__\.pyi?$/.test(p)),l=d!==void 0&&d!==o&&We(
r.textOf(d),s)?`its package may have another \`${s}\``:a.doubt;return{node:e,name:s,alias:i,files:a.targets,doubt:l}},C=(e,t)=>e.endsWith(".")?e+t:`${e}.${t}`,We=(e,t)=>{
let n=`(?<![\\p{L}\\p{N}_])${t}(?![\\p{L}\\p{N}_])`,o=e.replace(new RegExp(`^[ \\t]*from[ \\t]+\\.[ \\t]+import[ \\t]+${t}[ \\t]*$`,"gm"),"").replace(new RegExp(
`\\bfrom[ \\t]+[\\p{L}\\p{N}_.]*${n}(?:\\.[\\p{L}\\p{N}_]+)*[ \\t]+import\\b`,"gu"),"").replace(new RegExp(`['"]${t}['"]`,"g"),"").replace(/#.*$/gm,"");return new RegExp(
n,"u").test(o)||/__getattr__|import[ \t]+\*/.test(e)},Ae=(e,t,n)=>{let o=e.names.length>0?e.names:[void 0],r=[];for(let s of o){let i=s&&s.files.length>0?Ue(s,e,
{path:t,moves:n}):Ce(s,e,{path:t,moves:n});if(typeof i=="string")return i;r.push(i)}return De(e,r)},ae=({given:e,name:t=e},n,{path:o,moves:r})=>{if(!e.startsWith(
"."))return H(t,n,r);let s=r.of(o),i=z(t,s,r.after).targets;return w(i,n.map(r.of))?t:He(n,s,r)},Ce=(e,{given:t,own:n},o)=>{let{path:r,moves:s}=o,i=n.length===0?
Je(t,r,s.of(r)):ae({given:t},n,o);return i===void 0?n.length===0?"it leads to no file that git tracks":B:{item:e,module:i,name:e?.name}},Ue=(e,{given:t},n)=>{let{
path:o,moves:r}=n,{files:s,name:i}=e;if(s.every(l=>r.of(l)===l)&&r.of(o)===o)return{item:e,module:t,name:i};let a=ae({given:t,name:C(t,i)},s,n),[d,c]=Be(a??"");
return d===void 0?B:{item:e,module:d,name:c}},De=({node:e,module:t,given:n},o)=>{let r=[...new Set(o.map(c=>c.module))],s=o.flatMap(({item:c,name:l})=>c&&l!==void 0&&
l!==c.name?[{...g(c.node),replacement:oe(l,c)}]:[]),[i=n]=r;if(r.length===1)return i===n?s:[{...g(t),replacement:i},...s];if(!(e.startPosition.row===e.endPosition.
row&&qe(e)))return"the statement has to become several, and is not on a line of its own";let d=r.map(c=>{let l=o.flatMap(({item:p,name:f,module:m})=>m===c&&p&&f!==
void 0?[oe(f,p)]:[]);return`from ${c} import ${l.join(", ")}`});return[{...g(e),replacement:d.join(`
${" ".repeat(e.startPosition.column)}`)}]},B="no name leads to its new place",qe=e=>[e.previousSibling,e.nextSibling].every(n=>!n||n.type==="comment"||n.startPosition.
row!==e.startPosition.row)&&!e.text.includes("#"),oe=(e,{name:t,alias:n})=>{let o=n??t;return o===e?e:`${e} as ${o}`},Be=e=>{let[,t="",n=""]=/^(\.*(?:[^.]+\.)*)([^.]+)$/.
exec(e)??[];return n===""||t===""?[void 0,n]:[/^\.+$/.test(t)?t:t.replace(/\.$/,""),n]},Je=(e,t,n)=>!e.startsWith(".")||R.dirname(t)===R.dirname(n)?e:void 0,_=(e,t,n)=>{
let o=e.split("."),r=o.at(-1)??"",s=n.named(r).filter(l=>/\.pyi?$/.test(l)&&re(l,e,n)!==void 0),i=new Set(s.map(l=>re(l,e,n))),[a=""]=i;if(s.length===0)return{targets:[]};
let d=a===R.dirname(t).replace(/^\.$/,"");if(te.has(o[0]??"")&&!d)return{targets:[]};if(i.size>1)return{targets:s,doubt:"several files have that name"};let c=/^(?:src|lib|python|)$/.
test(a)||d||de(t,n)===a||ze(s,n);return{targets:s,doubt:c?void 0:"the folder that it is imported from is not certain"}},re=(e,t,n)=>{let o=M(e),r=t.replaceAll("\
.","/");if(o!==r&&!o.endsWith(`/${r}`))return;let s=o.slice(0,-r.length).replace(/\/$/,"");return s!==""&&J(s,n)?void 0:s},M=e=>e.replace(/\.pyi?$/,"").replace(
/(?:^|\/)__init__$/,""),J=(e,t)=>["py","pyi"].some(n=>t.has(`${e}/__init__.${n}`)),ze=([e=""],t)=>J(R.dirname(M(e)),t),de=(e,t)=>{let n=Q(e).find(r=>J(r,t))??e,
o=R.dirname(n);return o==="."?"":o},ce=(e,t)=>{let[,n="",o=""]=/^(\.+)(.*)$/.exec(e)??[],r=R.dirname(t);for(let s=1;s<n.length;s+=1){if(r===".")return;r=R.dirname(
r)}return R.join(r,o.replaceAll(".","/"))},z=(e,t,n)=>{let o=ce(e,t);return{targets:o===void 0?[]:le(o,n)}},le=(e,t)=>[".py",".pyi","/__init__.py","/__init__.py\
i"].map(n=>R.join(".",e+n)).filter(n=>t.has(n)),H=(e,t,n)=>{let o=t.map(n.of);if(w(t,o))return e;let[r="",s=""]=[t[0]??"",o[0]??""].map(M),i=r.slice(0,-e.length),
a=new Set(o.map(M)),d=e.includes(".")&&`/${s}`.endsWith(`/${e.replaceAll(".","/")}`),c=d?e.replaceAll(".","/"):s.slice(i.length);if(a.size>1||!d&&!s.startsWith(
i)||!pe.test(c))return;let l=c.replaceAll("/","."),p=_(l,"",n.after);return p.targets.every(f=>o.includes(f))&&p.targets.length>0?l:void 0},pe=/^[\p{L}_][\p{L}\p{N}_]*(?:\/[\p{L}_][\p{L}\p{N}_]*)*$/u,
He=(e,t,n)=>{let o=new Set(e.map(p=>M(n.of(p)))),[r=""]=o;if(o.size!==1||!pe.test(r))return;let s=R.dirname(t),i=R.relative(s,r).split("/").filter(p=>p!==""),a=i.
filter(p=>p==="..").length,d=R.join(s,"../".repeat(a)).replace(/\/$/,""),c=de(t,n.after),l=d!=="."&&(c===""||d.startsWith(`${c}/`));return a===0||l?`${".".repeat(
a+1)}${i.slice(a).join(".")}`:void 0},Ge=(e,{path:t,files:n})=>{let o=e.namedChildren.find(({type:i})=>i==="string_content"),r=o?.text??"";if(!o||!/^[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)+$/u.
test(r))return;let s=r.split(".");for(let i=s.length;i>=2;i-=1){let a=s.slice(0,i).join("."),{targets:d,doubt:c}=_(a,t,n);if(d.length===0)continue;let l={start:o.
startIndex,end:o.startIndex+a.length};return c||!Xe.test(Ke(e))?F(g(e),d,c??"a text that may be its name"):{span:g(e),targets:d,renamed(p){let f=H(a,d,p);return f===
void 0?B:f===a?[]:[{...l,replacement:f}]}}}},Xe=/(?:^|\.)(?:patch|patch\.dict|import_module|__import__|find_spec|resolve_name|importorskip)$/,Ke=e=>{let t=e.parent?.
type==="argument_list"?e.parent.parent:null;return e.parent?.namedChild(0)?.startIndex===e.startIndex&&t?.childForFieldName("function")?.text||""};import{builtinModules as Qe}from"node:module";
import{posix as x}from"node:path";var O=(e,t,n)=>{let o=[];for(let r of e.descendantsOfType(["string","template_string"])){let s=Ye(r),i=s===void 0?ue(r,{path:t,
files:n}):G({node:r,text:s,role:Ze(r)},{path:t,files:n});i&&o.push(i)}for(let r of e.descendantsOfType("binary_expression")){let s=ue(r,{path:t,files:n});s&&o.push(
s)}return[...o,...e.descendantsOfType("comment").flatMap(r=>ct(r,{path:t,files:n}))]},ge=(e,t,n)=>[...e.matchAll(Ve)].flatMap(({1:o="",index:r})=>{let s={startIndex:r,
endIndex:r+o.length+2};return G({node:s,text:o,role:"text"},{path:t,files:n})??[]}),Ve=/["'`](\.{1,2}\/[^"'`\n]{0,400})(?=["'`])/g,Ye=e=>e.namedChildren.some(({
type:t})=>t==="template_substitution")?void 0:e.text.slice(1,-1),Ze=e=>{let t=e.parent;if(!t)return"text";if(/^(?:import_statement|export_statement|import_require_clause|module)$/.
test(t.type))return"module";let n=t.type==="array"?t:e,o=n.parent?.type==="arguments"?n.parent.parent:null;if(!o||o.childForFieldName("arguments")?.namedChild(0)?.
startIndex!==n.startIndex)return"text";let r=(o.childForFieldName("function")??o.childForFieldName("constructor"))?.text??"";return he.test(r)&&n===e?"module":et.
test(r)?"folder":r==="URL"&&/^import\.meta\.url$/.test(t.namedChild(1)?.text??"")?"file":"text"},he=/^(?:import|require|require\.resolve|import\.meta\.resolve|(?:jest|vi)\.(?:mock|unmock|doMock|dontMock|doUnmock|setMock|importActual|importMock|requireActual|requireMock|unstable_mockModule|createMockFromModule|genMockFromModule)|mock\.module)$/,
et=/^(?:require\.context|import\.meta\.glob|import\.meta\.globEager)$/,T=e=>/^\.{1,2}(?:\/|$)/.test(e),G=({node:e,text:t,role:n},{path:o,files:r})=>{let s={start:e.
startIndex+1,end:e.endIndex-1};if(t.includes("\\"))return;if(!T(t))return n==="module"?at(e,t,r):void 0;let i=x.dirname(o);if(n==="folder")return Re(e,x.join(i,
t.replace(/[*{[].*$/s,"")),r);if(n==="text"){if(t==="."||t==="..")return;let f=[i,"."].flatMap(m=>fe(x.join(m,t),r));return f.length===0?void 0:F(g(e),f,"a text\
 that may be its path")}let a=n==="file",[,d=t,c=""]=/^([^?#]*)([?#].*)?$/s.exec(t)??[],l=(f,m,h)=>a?[x.join(f,m)].filter(P=>h.has(P)):fe(x.join(f,m),h),p=l(i,d,
r);return{span:g(e),targets:p,renamed:f=>{let m=x.dirname(f.of(o)),h=p.map(f.of);if(p.length===0)return m===i?[]:"it leads to no file that git tracks";let P=w(l(
m,d,f.after),h),y=P?d:it(d,{from:i,target:p[0]??""},{to:m,moves:f});return!(y!==void 0&&w(l(m,y,f.after),h))||!st(y,p,h)||!ot(p,h)?"the new spelling would not b\
e certain":P?[]:[{...s,replacement:y+c}]}}},fe=(e,t)=>{let[,n=e,o=""]=/^(.*?)((?:\.d)?\.[cm]?[jt]sx?)$/.exec(e)??[],r=(nt[o]??[]).map(a=>n+a),s=e.replace(/\/$/,
""),i=[e,...r,...me.map(a=>e+a),...me.map(a=>tt(s)+a)];return[...new Set(i)].filter(a=>t.has(a))},tt=e=>e==="."?"index":`${e}/index`,me=[".ts",".tsx",".d.ts",".\
mts",".cts",".d.mts",".d.cts",".js",".jsx",".mjs",".cjs",".json"],nt={".js":[".ts",".tsx",".d.ts"],".jsx":[".tsx",".d.ts"],".mjs":[".mts",".d.mts"],".cjs":[".ct\
s",".d.cts"]},ot=(e,t)=>{let n=(o="")=>`${rt.test(o)} ${I(o)}`;return e.length===1||e.every((o,r)=>n(o)===n(t[r]))},rt=/(?:^|\/)index\.[^/]+$/,st=(e,t,n)=>n.every(
(o,r)=>{let s=I(o);return e.endsWith(s)||!/^(?:\.d)?\.[cm]/.test(s)||s===I(t[r]??"")}),it=(e,{from:t,target:n},{to:o,moves:r})=>{let s=r.of(n),i=x.join(t,e);if(i===
n)return S(o,s);let[a,d]=[I(n),I(s)],c=/\.[cm]?jsx?$/.exec(e)?.[0];return c!==void 0&&b(i)===b(n)?a===d?S(o,b(s)+c):void 0:i===b(n)||!(x.basename(b(s))==="index")?
S(o,b(s)):S(o,x.dirname(s))+(e.endsWith("/")&&e!=="./"?"/":"")},I=e=>/(?:\.d)?\.[^./]+$/.exec(e)?.[0]??"",b=e=>e.slice(0,e.length-I(e).length),S=(e,t)=>{let n=x.
relative(e,t);return n===""?".":n.startsWith(".")&&T(n)?n:`./${n}`},at=(e,t,n)=>{let o=t.replace(/[?#].*$/s,"").split("/"),r=t.startsWith("@")?o.slice(0,2).join(
"/"):o[0]??"";if(/^[a-z]+:/.test(t)||Qe.includes(t)||n.isPackage(r))return;let s=o.at(-1)??"",i=[s,b(s)].flatMap(a=>n.named(a)).filter(a=>dt(o,a));return i.length===
0?void 0:F(g(e),[...new Set(i)],"not a relative path")},dt=(e,t)=>{let n=e.length>1?e.slice(e[0]?.startsWith("@")&&e.length>2?2:1):e,o=b(t).split("/"),r=o.at(-1)===
"index"?[o,o.slice(0,-1)]:[o],s=n.map((i,a)=>a===n.length-1?b(i):i);return r.some(i=>s.every((a,d)=>a===i[i.length-s.length+d]))},ue=(e,{path:t,files:n})=>{let o=e.
parent,s=(o?.type==="arguments"?o.parent:null)?.childForFieldName("function")?.text??"";if(!he.test(s)||o?.namedChild(0)?.startIndex!==e.startIndex)return;let i=ye(
e),a=i.type==="string"?i.text.slice(1,-1):i.type==="template_string"?/^`([^$`\\]*)/.exec(i.text)?.[1]??"":"";return T(a)?Re(e,x.join(x.dirname(t),a),n):void 0},
ye=e=>{let t=e.type==="binary_expression"?e.childForFieldName("left"):null;return t?ye(t):e},Re=(e,t,n)=>{let o=t==="./"||t==="."?"":t;return{...F(g(e),[],"the \
name is put together when the program runs"),targets:n.startingWith(o)}},ct=(e,t)=>[...e.text.matchAll(lt)].flatMap(n=>{let o=n[1]??n[2]??n[3]??"",r=e.startIndex+
n.index+n[0].lastIndexOf(o)-1,s={startIndex:r,endIndex:r+o.length+2},i=n[3]!==void 0,a=i&&!T(o)?void 0:o,d=a&&G({node:s,text:a,role:i?"file":"module"},t);return d?
[d]:[]}),lt=/\bimport\(\s*["']([^"'\n]+)["']\s*\)|@import\b[^\n]*?\bfrom\s+["']([^"'\n]+)["']|<reference\s+path=["']([^"'\n]+)["']/g;function xe(e,t){let n=$(j(
t)),o=Z(e),r=o&&ft[o.name];if(o&&r)return{text:n,rest:"",code:{language:o,text:n,read:r}};if(e.endsWith(".ipynb"))return{text:n,rest:n,code:Ft(n)};let s=mt[pt.extname(
e)]?.(n);return typeof s=="object"?ut(n,s):{text:n,rest:n,code:s}}var ft={javascript:O,typescript:O,tsx:O,python:U},mt={".html":k,".htm":k,".vue":k,".svelte":k,
".astro":e=>{let[t="",n="",o=""]=/^(\s*---[^\n]*\n)(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/.exec(e)??[],r=k(e,t.length),s=n.length;return o===""||typeof r=="string"?
r:[{start:s,end:s+o.length},...r]},".mdx":bt};function ut(e,t){let[n,o]=[[],[]],r=0;for(let{start:d,end:c}of t){let l=e.slice(r,d);n.push(r===0?E(l):E(l).replace(
/^ /,";"),e.slice(d,c)),o.push(l,E(e.slice(d,c))),r=c}let s=o.join("")+e.slice(r);n.push(E(e.slice(r)));let i=W(t.some(({isJsx:d})=>d)?"tsx":"typescript"),a=(d,...c)=>[
...O(d,...c),...ge(s,...c)];return{text:e,rest:s,code:{language:i,text:n.join(""),read:a}}}var E=e=>e.replace(/[^\n]/g," ");function k(e,t=0){let n=[],o=/<!--|<script(?=[\s>/])/gi;
o.lastIndex=t;for(let r=o.exec(e);r;r=o.exec(e)){let s=r[0]==="<!--",i=s?o.lastIndex:gt(e,o.lastIndex),a=i===void 0?void 0:ht(e,i,s?/-->/g:/<\/script(?=[\s>/])/gi);
if(i===void 0||a===void 0)return s?n:"a script in it does not end";let d=e.slice(r.index,i),c=d.endsWith("/>");!s&&!c&&yt(d)&&n.push({start:i,end:a,isJsx:xt.test(
d)}),o.lastIndex=c?i:a}return n}var gt=(e,t)=>{let n=/[>"']/g;n.lastIndex=t;for(let o=n.exec(e);o;o=n.exec(e)){if(o[0]===">")return n.lastIndex;let r=e.indexOf(
o[0],n.lastIndex);if(r<0)return;n.lastIndex=r+1}},ht=(e,t,n)=>(n.lastIndex=t,n.exec(e)?.index),yt=e=>[...e.matchAll(/\s(?:type|lang)\s*=\s*["']?([^"'\s>]*)/gi)].
every(([,t=""])=>Rt.test(t)),Rt=/^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma|type)script|text\/babel|[jt]sx?|(?:java|type)script)$/i,xt=/\s(?:type|lang)\s*=\s*["']?(?:[jt]sx|text\/babel)\b/i;
function bt(e){let t=[],[n,o,r]=[0,void 0,void 0];for(let s of e.split(`
`)){let i=/^ {0,3}(`{3,}|~{3,})/.exec(s)?.[1];o!==void 0&&s.trim()===""?(t.push({start:o,end:n,isJsx:true}),o=void 0):o===void 0&&r!==void 0?i?.startsWith(r)&&/^[ `~]*$/.
test(s)&&(r=void 0):o===void 0&&i?r=i:o===void 0&&/^(?:import|export)\b/.test(s)&&(o=n),n+=s.length+1}return o===void 0?t:[...t,{start:o,end:e.length,isJsx:true}]}
function Ft(e){let t=V(Buffer.from(e));if(!t.ok)return"it is no notebook that can be read";let{cells:n,language:o}=t.notebook;if(!/^(?:python|ipython|unknown)/i.
test(o))return;let r=N(()=>Nt(e)),s=n.filter(({type:i})=>i==="code").flatMap(({source:i})=>Pt($(i)));return{language:W("python"),text:s.join(`
`),read:(i,a,d)=>U(i,a,d).map(c=>({...c,renamed:l=>{let p=c.renamed(l);return typeof p=="string"||p.length===0?p:"a notebook is not rewritten"}})),lineInFile:i=>r().
get(s[i-1]??"")??1}}var Pt=e=>{let t=e.split(`
`),n=!/^\s*%%/.test(e)||/^\s*%%(?:time|timeit|capture)\b/.test(e);return t.map(o=>n&&!/^\s*[%!?]/.test(o)?o:"")},Nt=e=>{let t=new Map;for(let[n,o]of e.split(`
`).entries()){let r=v(o.trim().replace(/^"source": */,"").replace(/,$/,""));if(typeof r=="string")for(let s of r.split(`
`))t.has(s)||t.set(s,n+1)}return t};var Fn={follow:wt,importers:Mt};async function wt(e,t){let n=Ct(e,t),o=new Set([...e.keys(),...e.values()]),r=new Set(e.keys()),
s=new Map,[i,a]=[[],[]],d=0,c=(l,p)=>_t(l,p,n);for(let{path:l,rest:p,file:f,found:m}of await be(o,{...t,names:n.before},c)){let h=typeof m=="object"?m.doubts:[],
P=new Set(h.map(({line:y})=>y));if(a.push(...we(l,p,r).filter(({line:y})=>!P.has(y))),typeof m=="string")i.push({path:l,line:1,words:m});else if(m){i.push(...h);
let y=m.edits.length>0?ne(f,m.edits):f;y?y!==f&&(s.set(l,y),d+=m.edits.length):i.push({path:l,line:1,words:"its encoding cannot hold the new path"})}}return{texts:s,
count:d,doubts:i,mentions:a}}function _t(e,t,n){let o=[],r=[],s=Ne(e);for(let i of t){let{doubt:a,targets:d}=i,c=a===void 0?i.renamed(n):It(e.path,d,n)?a:[];typeof c==
"string"?r.push(s(i,` (${c})`)):o.push(...c)}return{edits:$t(o),doubts:r}}var It=(e,t,{of:n})=>t.some(o=>n(o)!==o)||t.length>0&&u.dirname(n(e))!==u.dirname(e),$t=e=>[
...e].sort((t,n)=>t.start-n.start||t.end-n.end).filter(({start:t,end:n},o,r)=>r[o-1]?.start!==t||r[o-1]?.end!==n);async function Mt(e,t){let n=new Set(e),o=new Map,
r=(i,a)=>{i!==a.path&&!o.has(i)&&o.set(i,a)},s=(i,a)=>{let d=Ne(i);for(let c of a)for(let l of c.targets)n.has(l)&&!o.has(l)&&r(l,d(c))};for(let{path:i,rest:a,found:d}of await be(
n,{...t,names:K(t)},s)){if(d!==void 0)for(let c of e)r(c,{path:i,line:1,words:d});for(let{target:c,...l}of we(i,a,n))r(c,l)}return o}async function be(e,{searched:t,
textOf:n,names:o},r){let s={words:new Set([...e].flatMap(jt)),stems:new Set([...e].flatMap(kt))},i=[];for(let a of t){let d=n(a);if(!d)continue;let{text:c,code:l,
rest:p}=xe(a,d),f=e.has(a),m=typeof l=="object"&&(f||vt({path:a,text:c,code:l},s));if(!f&&!m&&!Pe(p,s.words))continue;let h=m?await St(l,P=>r({path:a,text:c,code:l},
l.read(P,a,o))):typeof l=="string"?l:void 0;i.push({path:a,file:d,rest:p,found:h})}return i}async function St({language:e,text:t},n){let o=await ee(e,t,r=>r.hasError&&
Ot(r)?"it does not parse":n(r));return o.ok?o.value:"it is too long, or nests too deep, to be read"}var Ot=e=>e.descendantsOfType("ERROR").some(t=>t!==null&&/\b(?:import|require|from)\b/.
test(t.text)),Fe=e=>e.replace(/(?:\.d)?\.[^./]+$/,""),kt=e=>{let t=Fe(e);return u.basename(t)==="index"?[t,u.dirname(t)]:[t,e]},jt=e=>{let t=u.basename(e).replace(
/(?:\.d)?\.[^.]+$/,""),n=X.exec(t)?.[0]??t;if(!/^(?:index|__init__)$/.test(t))return[n];let o=u.basename(u.dirname(e));return[n,X.exec(o)?.[0]??o,".",".."]},X=/[\p{L}\p{N}_$]+/u,
vt=({path:e,text:t,code:n},o)=>n.language.name==="python"?Pe(n.text,o.words):Tt(e,t,o),Pe=(e,t)=>{if(t.has(".")&&Lt.test(e))return true;for(let[n]of e.matchAll(
/[\p{L}\p{N}_$]+/gu))if(t.has(n))return true;return false},Tt=(e,t,{words:n,stems:o})=>{if(Wt.test(t))return true;let r=u.dirname(e);for(let[,s,i=""]of t.matchAll(
Et)){let a=i.replace(/[?#].*$/,""),d=/^\.{1,2}(?:\/|$)/.test(a);if((d?[u.join(r,a),u.normalize(a)]:[]).some(p=>o.has(Fe(p))||o.has(p.replace(/\/$/,""))))return true;
let l=d||s===void 0&&!a.includes("/")?null:X.exec(u.basename(a));if(l&&n.has(l[0]))return true}return false},Et=/(\b(?:from|import|require|module)\s*(?:\(\s*)?)?['"`]([^'"`\n]{1,400})(?=['"`])/g,
Lt=/from\s+\.+\s+import/,Wt=/\b(?:import|require)\s*\(\s*(?:`[^`]*\$\{|['"][^'"]*['"]\s*\+)|\b(?:globEager|glob|context)\s*\(/,Ne=({path:e,text:t,code:{text:n,lineInFile:o}})=>{
let r=o?n:t,s=Y(r);return({span:{start:i,end:a}},d="")=>({path:e,line:o?.(s(i).line)??s(i).line,words:r.slice(i,Math.min(a,i+80)).replace(/\s+/g," ")+d})};function we(e,t,n){
let o=u.dirname(e);return t.split(`
`).flatMap((r,s)=>[...new Set(r.match(At)??[])].flatMap(i=>{let a=[u.normalize(i.replace(/^\//,"")),u.join(o,i)].find(d=>n.has(d));return a===void 0||a===e?[]:[
{path:e,line:s+1,words:i,target:a}]}))}var At=/(?<![\p{L}\p{N}_$@+~.-])[\p{L}\p{N}_$@+~.-]*[/.][\p{L}\p{N}_$@+~./-]+/gu,Ct=(e,t)=>{let n=r=>e.get(r)??r,o=K(t);return{
before:o,after:K({...t,paths:new Set([...t.paths].map(n))},o),of:n}},K=({paths:e,searched:t,textOf:n},o)=>{let r=new Map;for(let c of e){let l=u.basename(c).replace(
/(?:\.d)?\.[^.]+$/,""),p=u.basename(u.dirname(c)),f=/^(?:index|__init__)$/.test(l)?[l,p]:[l];for(let m of f){let h=r.get(m);h?h.push(c):r.set(m,[c])}}let s=[...e].
sort(),i=new Map,a=c=>{let l=n(c);return l?$(j(l)):""},d=N(()=>Ut(t,a));return{has:c=>e.has(c),named:c=>r.get(c)??[],startingWith(c){let l=i.get(c)??s.filter(p=>p.
startsWith(c));return i.set(c,l),l},textOf:a,isPackage:c=>o?o.isPackage(c):d().has(c)}},Ut=(e,t)=>{let[n,o]=[new Set,new Set];for(let r of e.filter(s=>u.basename(
s)==="package.json")){let s=v(t(r));if(L(s)){typeof s.name=="string"&&o.add(s.name);for(let i of["dependencies","devDependencies","peerDependencies","optionalDe\
pendencies"]){let a=s[i];if(L(a))for(let d of Object.keys(a))n.add(d)}}}for(let r of o)n.delete(r);return n};export{Fn as importReferences};
