import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as h,b as oe,e as re}from"./wings-codemods-imports-script.js";
import{a as ne}from"./wings-codemods-structure-tree.js";import"./web-tree-sitter.js";import"./wings-codemods-dropped-comments.js";import"./wings-codemods-structure-indentation.js";
import"./core-text-template.js";import"./re2js.js";import"./core-text-line-bounds.js";import{core_plan_document$k as ee}from"./run.js";import{wings_codemods_structure_languages$a as C,
wings_codemods_structure_languages$c as te}from"./start.js";import{core_engine_turns$b as A}from"./start.js";import{core_text_notebook$a as Z}from"./start.js";import"./start.js";
import{core_tools_fields$i as w}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_text_paths$d as Y}from"./start.js";import"./start.js";
import{core_text_line_ending$a as M}from"./start.js";import"./start.js";import{core_text_json$f as W,core_text_json$i as T}from"./hook.js";import"./hook.js";import"./hook.js";
import{core_text_utf8_cache$l as v}from"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";import{posix as g}from"node:path";
import{posix as mt}from"node:path";import{posix as y}from"node:path";var F=(e,t,n)=>({span:e,targets:t,doubt:n,renamed:()=>n}),_=(e,t)=>e.length===t.length&&e.every(
(n,o)=>n===t[o]);var q=(e,t,n)=>{let o=w(()=>({at:Se(e),imports:Oe(e)})),r={root:e,path:t,files:n,uses:o},s=J(e).flatMap(d=>$e(d,r)??[]),i=e.descendantsOfType("\
import_from_statement").flatMap(d=>We(d,r)??[]),a=e.descendantsOfType("string").flatMap(d=>Ke(d,r)??[]);return[...s,...i,...ve(r),...a]},$e=(e,{path:t,files:n,uses:o})=>{
let r=e.childForFieldName("name")??e,s=r.text,{targets:i,doubt:a}=I(s,t,n);if(i.length!==0)return a?F(h(e),i,a):{span:h(e),targets:i,renamed(d){let c=X(s,i,d);if(c===
void 0)return"no absolute name leads to its new place";if(c===s)return[];let l={...h(r),replacement:c};return r===e?Me(o(),s,l):[l]}}},Me=({at:e,imports:t},n,o)=>{
let r=B(n),[s,i]=[e.get(r),e.get(n)].map(c=>c??{starts:[],assigned:0});return((t.get(r)??0)>1?s.assigned>i.assigned:s.starts.length>i.starts.length)?`\`${r}\` is\
 used for more than \`${n}\``:[o,...i.starts.map(c=>({start:c,end:c+n.length,replacement:o.replacement}))]},Se=e=>{let t=new Map;for(let n of e.descendantsOfType(
"identifier"))if(!ke(n))for(let o of U(ae(n).text)){let r=t.get(o)??{starts:[],assigned:0};r.starts.push(n.startIndex),r.assigned+=Number(je(n)),t.set(o,r)}return t},
Oe=e=>{let t=new Map;for(let n of J(e)){let o=B(n.text);n.childForFieldName("alias")||t.set(o,(t.get(o)??0)+1)}return t},B=e=>e.split(".",1)[0]??"",U=e=>{let t=e.
split(".");return t.map((n,o)=>t.slice(0,o+1).join("."))},ke=e=>{let t=e.parent;if(!t)return false;if(/^(?:dotted_name|aliased_import|relative_import)$/.test(t.
type))return true;let n=/^attribute$/.test(t.type)?"attribute":t.type==="keyword_argument"?"name":void 0;return n!==void 0&&t.childForFieldName(n)?.startIndex===
e.startIndex},ae=e=>{let t=e.parent,n=t?.type==="attribute"&&t.childForFieldName("object")?.startIndex===e.startIndex&&/^[\w.]+$/.test(t.text);return t&&n?ae(t):
e},je=e=>/parameter|^(?:assignment|for_statement|as_pattern_target|global_statement|nonlocal_statement)/.test(e.parent?.type??"")&&e.parent?.childForFieldName("\
right")?.startIndex!==e.startIndex,ve=({root:e,path:t,files:n})=>{let o=Te(e,t),r=[];for(let s of e.descendantsOfType("attribute")){if(s.parent?.type==="attribu\
te"||!/^[\w.]+$/.test(s.text))continue;let[i="",...a]=s.text.split("."),d=o.get(i);if(!d)continue;let l=a.map((p,f)=>[d.module,...a.slice(0,f+1)].join(".")).filter(
p=>!d.imported.has(p)).flatMap(p=>Le(p,t,n));l.length>0&&r.push(F(h(s),l,"reached through its package"))}return r},Te=(e,t)=>{let n=new Map;for(let o of J(e)){let r=o.
childForFieldName("alias")?.text,s=(o.childForFieldName("name")??o).text,i=B(s),a=r===void 0&&n.get(i);if(r!==void 0)n.set(r,{module:s,imported:new Set});else if(a)
for(let d of U(s))a.imported.add(d);else n.set(i,{module:i,imported:new Set(U(s))})}for(let[o,r]of e.descendantsOfType("import_from_statement").flatMap(s=>Ee(s,
t)))n.set(o,{module:r,imported:new Set});return n},J=e=>e.descendantsOfType("import_statement").flatMap(t=>t.childrenForFieldName("name")).filter(t=>t!==null),Ee=(e,t)=>{
let n=de(e),o=n.startsWith(".")?pe(n,t):n;return o===void 0?[]:e.childrenForFieldName("name").map(r=>{let s=(r?.childForFieldName("name")??r)?.text??"";return[r?.
childForFieldName("alias")?.text??s,n.startsWith(".")?`${o}/${s}`:`${o}.${s}`]})},de=e=>e.childForFieldName("module_name")?.text.replace(/\s/g,"")??"",Le=(e,t,n)=>e.
includes("/")?fe(e.replaceAll(".","/"),n):I(e,t,n).targets,We=(e,t)=>{let n=e.childForFieldName("module_name");if(!n)return;let o=de(e),{path:r,files:s}=t,i=o.startsWith(
".")?G(o,r,s):I(o,r,s),a=e.childrenForFieldName("name").flatMap(p=>p?[Ae(p,o,i.targets,t)]:[]),d=[...new Set([...i.targets,...a.flatMap(p=>p.files)])],c=o.startsWith(
".");if(d.length===0&&!c)return;let l=i.doubt??a.find(p=>p.doubt)?.doubt;return l?F(h(e),d,l):{span:h(e),targets:d,renamed:p=>Ue({node:e,module:n,given:o,own:i.
targets,names:a},r,p)}},Ae=(e,t,n,{path:o,files:r})=>{let s=(e.childForFieldName("name")??e).text,i=e.childForFieldName("alias")?.text,a=t.startsWith(".")?G(D(t,
s),o,r):I(D(t,s),o,r);if(a.targets.length===0)return{node:e,name:s,alias:i,files:[]};let d=n.find(p=>/(?:^|\/)__init__\.pyi?$/.test(p)),l=d!==void 0&&d!==o&&Ce(
r.textOf(d),s)?`its package may have another \`${s}\``:a.doubt;return{node:e,name:s,alias:i,files:a.targets,doubt:l}},D=(e,t)=>e.endsWith(".")?e+t:`${e}.${t}`,Ce=(e,t)=>{
let n=`(?<![\\p{L}\\p{N}_])${t}(?![\\p{L}\\p{N}_])`,o=e.replace(new RegExp(`^[ \\t]*from[ \\t]+\\.[ \\t]+import[ \\t]+${t}[ \\t]*$`,"gm"),"").replace(new RegExp(
`\\bfrom[ \\t]+[\\p{L}\\p{N}_.]*${n}(?:\\.[\\p{L}\\p{N}_]+)*[ \\t]+import\\b`,"gu"),"").replace(new RegExp(`['"]${t}['"]`,"g"),"").replace(/#.*$/gm,"");return new RegExp(
n,"u").test(o)||/__getattr__|import[ \t]+\*/.test(e)},Ue=(e,t,n)=>{let o=e.names.length>0?e.names:[void 0],r=[];for(let s of o){let i=s&&s.files.length>0?qe(s,e,
{path:t,moves:n}):De(s,e,{path:t,moves:n});if(typeof i=="string")return i;r.push(i)}return Be(e,r)},ce=({given:e,name:t=e},n,{path:o,moves:r})=>{if(!e.startsWith(
"."))return X(t,n,r);let s=r.of(o),i=G(t,s,r.after).targets;return _(i,n.map(r.of))?t:Xe(n,s,r)},De=(e,{given:t,own:n},o)=>{let{path:r,moves:s}=o,i=n.length===0?
He(t,r,s.of(r)):ce({given:t},n,o);return i===void 0?n.length===0?"it leads to no file that git tracks":z:{item:e,module:i,name:e?.name}},qe=(e,{given:t},n)=>{let{
path:o,moves:r}=n,{files:s,name:i}=e;if(s.every(l=>r.of(l)===l)&&r.of(o)===o)return{item:e,module:t,name:i};let a=ce({given:t,name:D(t,i)},s,n),[d,c]=ze(a??"");
return d===void 0?z:{item:e,module:d,name:c}},Be=({node:e,module:t,given:n},o)=>{let r=[...new Set(o.map(c=>c.module))],s=o.flatMap(({item:c,name:l})=>c&&l!==void 0&&
l!==c.name?[{...h(c.node),replacement:se(l,c)}]:[]),[i=n]=r;if(r.length===1)return i===n?s:[{...h(t),replacement:i},...s];if(!(e.startPosition.row===e.endPosition.
row&&Je(e)))return"the statement has to become several, and is not on a line of its own";let d=r.map(c=>{let l=o.flatMap(({item:p,name:f,module:u})=>u===c&&p&&f!==
void 0?[se(f,p)]:[]);return`from ${c} import ${l.join(", ")}`});return[{...h(e),replacement:d.join(`
${" ".repeat(e.startPosition.column)}`)}]},z="no name leads to its new place",Je=e=>[e.previousSibling,e.nextSibling].every(n=>!n||n.type==="comment"||n.startPosition.
row!==e.startPosition.row)&&!e.text.includes("#"),se=(e,{name:t,alias:n})=>{let o=n??t;return o===e?e:`${e} as ${o}`},ze=e=>{let[,t="",n=""]=/^(\.*(?:[^.]+\.)*)([^.]+)$/.
exec(e)??[];return n===""||t===""?[void 0,n]:[/^\.+$/.test(t)?t:t.replace(/\.$/,""),n]},He=(e,t,n)=>!e.startsWith(".")||y.dirname(t)===y.dirname(n)?e:void 0,I=(e,t,n)=>{
let o=e.split("."),r=o.at(-1)??"",s=n.named(r).filter(l=>/\.pyi?$/.test(l)&&ie(l,e,n)!==void 0),i=new Set(s.map(l=>ie(l,e,n))),[a=""]=i;if(s.length===0)return{targets:[]};
let d=a===y.dirname(t).replace(/^\.$/,"");if(oe.has(o[0]??"")&&!d)return{targets:[]};if(i.size>1)return{targets:s,doubt:"several files have that name"};let c=/^(?:src|lib|python|)$/.
test(a)||d||le(t,n)===a||Ge(s,n);return{targets:s,doubt:c?void 0:"the folder that it is imported from is not certain"}},ie=(e,t,n)=>{let o=S(e),r=t.replaceAll("\
.","/");if(o!==r&&!o.endsWith(`/${r}`))return;let s=o.slice(0,-r.length).replace(/\/$/,"");return s!==""&&H(s,n)?void 0:s},S=e=>e.replace(/\.pyi?$/,"").replace(
/(?:^|\/)__init__$/,""),H=(e,t)=>["py","pyi"].some(n=>t.has(`${e}/__init__.${n}`)),Ge=([e=""],t)=>H(y.dirname(S(e)),t),le=(e,t)=>{let n=Y(e).find(r=>H(r,t))??e,
o=y.dirname(n);return o==="."?"":o},pe=(e,t)=>{let[,n="",o=""]=/^(\.+)(.*)$/.exec(e)??[],r=y.dirname(t);for(let s=1;s<n.length;s+=1){if(r===".")return;r=y.dirname(
r)}return y.join(r,o.replaceAll(".","/"))},G=(e,t,n)=>{let o=pe(e,t);return{targets:o===void 0?[]:fe(o,n)}},fe=(e,t)=>[".py",".pyi","/__init__.py","/__init__.py\
i"].map(n=>y.join(".",e+n)).filter(n=>t.has(n)),X=(e,t,n)=>{let o=t.map(n.of);if(_(t,o))return e;let[r="",s=""]=[t[0]??"",o[0]??""].map(S),i=r.slice(0,-e.length),
a=new Set(o.map(S)),d=e.includes(".")&&`/${s}`.endsWith(`/${e.replaceAll(".","/")}`),c=d?e.replaceAll(".","/"):s.slice(i.length);if(a.size>1||!d&&!s.startsWith(
i)||!me.test(c))return;let l=c.replaceAll("/","."),p=I(l,"",n.after);return p.targets.every(f=>o.includes(f))&&p.targets.length>0?l:void 0},me=/^[\p{L}_][\p{L}\p{N}_]*(?:\/[\p{L}_][\p{L}\p{N}_]*)*$/u,
Xe=(e,t,n)=>{let o=new Set(e.map(p=>S(n.of(p)))),[r=""]=o;if(o.size!==1||!me.test(r))return;let s=y.dirname(t),i=y.relative(s,r).split("/").filter(p=>p!==""),a=i.
filter(p=>p==="..").length,d=y.join(s,"../".repeat(a)).replace(/\/$/,""),c=le(t,n.after),l=d!=="."&&(c===""||d.startsWith(`${c}/`));return a===0||l?`${".".repeat(
a+1)}${i.slice(a).join(".")}`:void 0},Ke=(e,{path:t,files:n})=>{let o=e.namedChildren.find(({type:i})=>i==="string_content"),r=o?.text??"";if(!o||!/^[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)+$/u.
test(r))return;let s=r.split(".");for(let i=s.length;i>=2;i-=1){let a=s.slice(0,i).join("."),{targets:d,doubt:c}=I(a,t,n);if(d.length===0)continue;let l={start:o.
startIndex,end:o.startIndex+a.length};return c||!Qe.test(Ve(e))?F(h(e),d,c??"a text that may be its name"):{span:h(e),targets:d,renamed(p){let f=X(a,d,p);return f===
void 0?z:f===a?[]:[{...l,replacement:f}]}}}},Qe=/(?:^|\.)(?:patch|patch\.dict|import_module|__import__|find_spec|resolve_name|importorskip)$/,Ve=e=>{let t=e.parent?.
type==="argument_list"?e.parent.parent:null;return e.parent?.namedChild(0)?.startIndex===e.startIndex&&t?.childForFieldName("function")?.text||""};import{builtinModules as Ye}from"node:module";
import{posix as R}from"node:path";var k=(e,t,n)=>{let o=[];for(let r of e.descendantsOfType(["string","template_string"])){let s=et(r),i=s===void 0?he(r,{path:t,
files:n}):K({node:r,text:s,role:tt(r)},{path:t,files:n});i&&o.push(i)}for(let r of e.descendantsOfType("binary_expression")){let s=he(r,{path:t,files:n});s&&o.push(
s)}return[...o,...e.descendantsOfType("comment").flatMap(r=>pt(r,{path:t,files:n}))]},ye=(e,t,n)=>[...e.matchAll(Ze)].flatMap(({1:o="",index:r})=>{let s={startIndex:r,
endIndex:r+o.length+2};return K({node:s,text:o,role:"text"},{path:t,files:n})??[]}),Ze=/["'`](\.{1,2}\/[^"'`\n]{0,400})(?=["'`])/g,et=e=>e.namedChildren.some(({
type:t})=>t==="template_substitution")?void 0:e.text.slice(1,-1),tt=e=>{let t=e.parent;if(!t)return"text";if(/^(?:import_statement|export_statement|import_require_clause|module)$/.
test(t.type))return"module";let n=t.type==="array"?t:e,o=n.parent?.type==="arguments"?n.parent.parent:null;if(!o||o.childForFieldName("arguments")?.namedChild(0)?.
startIndex!==n.startIndex)return"text";let r=(o.childForFieldName("function")??o.childForFieldName("constructor"))?.text??"";return Re.test(r)&&n===e?"module":nt.
test(r)?"folder":r==="URL"&&/^import\.meta\.url$/.test(t.namedChild(1)?.text??"")?"file":"text"},Re=/^(?:import|require|require\.resolve|import\.meta\.resolve|(?:jest|vi)\.(?:mock|unmock|doMock|dontMock|doUnmock|setMock|importActual|importMock|requireActual|requireMock|unstable_mockModule|createMockFromModule|genMockFromModule)|mock\.module)$/,
nt=/^(?:require\.context|import\.meta\.glob|import\.meta\.globEager)$/,E=e=>/^\.{1,2}(?:\/|$)/.test(e),K=({node:e,text:t,role:n},{path:o,files:r})=>{let s={start:e.
startIndex+1,end:e.endIndex-1};if(t.includes("\\"))return;if(!E(t))return n==="module"?ct(e,t,r):void 0;let i=R.dirname(o);if(n==="folder")return be(e,R.join(i,
t.replace(/[*{[].*$/s,"")),r);if(n==="text"){if(t==="."||t==="..")return;let f=[i,"."].flatMap(u=>ue(R.join(u,t),r));return f.length===0?void 0:F(h(e),f,"a text\
 that may be its path")}let a=n==="file",[,d=t,c=""]=/^([^?#]*)([?#].*)?$/s.exec(t)??[],l=(f,u,m)=>a?[R.join(f,u)].filter(b=>m.has(b)):ue(R.join(f,u),m),p=l(i,d,
r);return{span:h(e),targets:p,renamed:f=>{let u=R.dirname(f.of(o)),m=p.map(f.of);if(p.length===0)return u===i?[]:"it leads to no file that git tracks";let b=_(l(
u,d,f.after),m),P=b?d:dt(d,{from:i,target:p[0]??""},{to:u,moves:f});return!(P!==void 0&&_(l(u,P,f.after),m))||!at(P,p,m)||!st(p,m)?"the new spelling would not b\
e certain":b?[]:[{...s,replacement:P+c}]}}},ue=(e,t)=>{let[,n=e,o=""]=/^(.*?)((?:\.d)?\.[cm]?[jt]sx?)$/.exec(e)??[],r=(rt[o]??[]).map(a=>n+a),s=e.replace(/\/$/,
""),i=[e,...r,...ge.map(a=>e+a),...ge.map(a=>ot(s)+a)];return[...new Set(i)].filter(a=>t.has(a))},ot=e=>e==="."?"index":`${e}/index`,ge=[".ts",".tsx",".d.ts",".\
mts",".cts",".d.mts",".d.cts",".js",".jsx",".mjs",".cjs",".json"],rt={".js":[".ts",".tsx",".d.ts"],".jsx":[".tsx",".d.ts"],".mjs":[".mts",".d.mts"],".cjs":[".ct\
s",".d.cts"]},st=(e,t)=>{let n=(o="")=>`${it.test(o)} ${$(o)}`;return e.length===1||e.every((o,r)=>n(o)===n(t[r]))},it=/(?:^|\/)index\.[^/]+$/,at=(e,t,n)=>n.every(
(o,r)=>{let s=$(o);return e.endsWith(s)||!/^(?:\.d)?\.[cm]/.test(s)||s===$(t[r]??"")}),dt=(e,{from:t,target:n},{to:o,moves:r})=>{let s=r.of(n),i=R.join(t,e);if(i===
n)return O(o,s);let[a,d]=[$(n),$(s)],c=/\.[cm]?jsx?$/.exec(e)?.[0];return c!==void 0&&x(i)===x(n)?a===d?O(o,x(s)+c):void 0:i===x(n)||!(R.basename(x(s))==="index")?
O(o,x(s)):O(o,R.dirname(s))+(e.endsWith("/")&&e!=="./"?"/":"")},$=e=>/(?:\.d)?\.[^./]+$/.exec(e)?.[0]??"",x=e=>e.slice(0,e.length-$(e).length),O=(e,t)=>{let n=R.
relative(e,t);return n===""?".":n.startsWith(".")&&E(n)?n:`./${n}`},ct=(e,t,n)=>{let o=t.replace(/[?#].*$/s,"").split("/"),r=t.startsWith("@")?o.slice(0,2).join(
"/"):o[0]??"";if(/^[a-z]+:/.test(t)||Ye.includes(t)||n.isPackage(r))return;let s=o.at(-1)??"",i=[s,x(s)].flatMap(a=>n.named(a)).filter(a=>lt(o,a));return i.length===
0?void 0:F(h(e),[...new Set(i)],"not a relative path")},lt=(e,t)=>{let n=e.length>1?e.slice(e[0]?.startsWith("@")&&e.length>2?2:1):e,o=x(t).split("/"),r=o.at(-1)===
"index"?[o,o.slice(0,-1)]:[o],s=n.map((i,a)=>a===n.length-1?x(i):i);return r.some(i=>s.every((a,d)=>a===i[i.length-s.length+d]))},he=(e,{path:t,files:n})=>{let o=e.
parent,s=(o?.type==="arguments"?o.parent:null)?.childForFieldName("function")?.text??"";if(!Re.test(s)||o?.namedChild(0)?.startIndex!==e.startIndex)return;let i=xe(
e),a=i.type==="string"?i.text.slice(1,-1):i.type==="template_string"?/^`([^$`\\]*)/.exec(i.text)?.[1]??"":"";return E(a)?be(e,R.join(R.dirname(t),a),n):void 0},
xe=e=>{let t=e.type==="binary_expression"?e.childForFieldName("left"):null;return t?xe(t):e},be=(e,t,n)=>{let o=t==="./"||t==="."?"":t;return{...F(h(e),[],"the \
name is put together when the program runs"),targets:n.startingWith(o)}},pt=(e,t)=>[...e.text.matchAll(ft)].flatMap(n=>{let o=n[1]??n[2]??n[3]??"",r=e.startIndex+
n.index+n[0].lastIndexOf(o)-1,s={startIndex:r,endIndex:r+o.length+2},i=n[3]!==void 0,a=i&&!E(o)?void 0:o,d=a&&K({node:s,text:a,role:i?"file":"module"},t);return d?
[d]:[]}),ft=/\bimport\(\s*["']([^"'\n]+)["']\s*\)|@import\b[^\n]*?\bfrom\s+["']([^"'\n]+)["']|<reference\s+path=["']([^"'\n]+)["']/g;function Fe(e,t){let n=M(v(
t)),o=te(e),r=o&&ut[o.name];if(o&&r)return{text:n,rest:"",code:{language:o,text:n,read:r}};if(e.endsWith(".ipynb"))return{text:n,rest:n,code:Nt(n)};let s=gt[mt.
extname(e)]?.(n);return typeof s=="object"?ht(n,s):{text:n,rest:n,code:s}}var ut={javascript:k,typescript:k,tsx:k,python:q},gt={".html":j,".htm":j,".vue":j,".sv\
elte":j,".astro":e=>{let[t="",n="",o=""]=/^(\s*---[^\n]*\n)(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/.exec(e)??[],r=j(e,t.length),s=n.length;return o===""||typeof r==
"string"?r:[{start:s,end:s+o.length},...r]},".mdx":Pt};function ht(e,t){let[n,o]=[[],[]],r=0;for(let{start:d,end:c}of t){let l=e.slice(r,d);n.push(r===0?L(l):L(
l).replace(/^ /,";"),e.slice(d,c)),o.push(l,L(e.slice(d,c))),r=c}let s=o.join("")+e.slice(r);n.push(L(e.slice(r)));let i=C(t.some(({isJsx:d})=>d)?"tsx":"typescr\
ipt"),a=(d,...c)=>[...k(d,...c),...ye(s,...c)];return{text:e,rest:s,code:{language:i,text:n.join(""),read:a}}}var L=e=>e.replace(/[^\n]/g," ");function j(e,t=0){
let n=[],o=/<!--|<script(?=[\s>/])/gi;o.lastIndex=t;for(let r=o.exec(e);r;r=o.exec(e)){let s=r[0]==="<!--",i=s?o.lastIndex:yt(e,o.lastIndex),a=i===void 0?void 0:
Rt(e,i,s?/-->/g:/<\/script(?=[\s>/])/gi);if(i===void 0||a===void 0)return s?n:"a script in it does not end";let d=e.slice(r.index,i),c=d.endsWith("/>");!s&&!c&&
xt(d)&&n.push({start:i,end:a,isJsx:Ft.test(d)}),o.lastIndex=c?i:a}return n}var yt=(e,t)=>{let n=/[>"']/g;n.lastIndex=t;for(let o=n.exec(e);o;o=n.exec(e)){if(o[0]===
">")return n.lastIndex;let r=e.indexOf(o[0],n.lastIndex);if(r<0)return;n.lastIndex=r+1}},Rt=(e,t,n)=>(n.lastIndex=t,n.exec(e)?.index),xt=e=>[...e.matchAll(/\s(?:type|lang)\s*=\s*["']?([^"'\s>]*)/gi)].
every(([,t=""])=>bt.test(t)),bt=/^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma|type)script|text\/babel|[jt]sx?|(?:java|type)script)$/i,Ft=/\s(?:type|lang)\s*=\s*["']?(?:[jt]sx|text\/babel)\b/i;
function Pt(e){let t=[],[n,o,r]=[0,void 0,void 0];for(let s of e.split(`
`)){let i=/^ {0,3}(`{3,}|~{3,})/.exec(s)?.[1];o!==void 0&&s.trim()===""?(t.push({start:o,end:n,isJsx:true}),o=void 0):o===void 0&&r!==void 0?i?.startsWith(r)&&/^[ `~]*$/.
test(s)&&(r=void 0):o===void 0&&i?r=i:o===void 0&&/^(?:import|export)\b/.test(s)&&(o=n),n+=s.length+1}return o===void 0?t:[...t,{start:o,end:e.length,isJsx:true}]}
function Nt(e){let t=Z(Buffer.from(e));if(!t.ok)return"it is no notebook that can be read";let{cells:n,language:o}=t.notebook;if(!/^(?:python|ipython|unknown)/i.
test(o))return;let r=w(()=>_t(e)),s=n.filter(({type:i})=>i==="code").flatMap(({source:i})=>wt(M(i)));return{language:C("python"),text:s.join(`
`),read:(i,a,d)=>q(i,a,d).map(c=>({...c,renamed:l=>{let p=c.renamed(l);return typeof p=="string"||p.length===0?p:"a notebook is not rewritten"}})),lineInFile:i=>r().
get(s[i-1]??"")??1}}var wt=e=>{let t=e.split(`
`),n=!/^\s*%%/.test(e)||/^\s*%%(?:time|timeit|capture)\b/.test(e);return t.map(o=>n&&!/^\s*[%!?]/.test(o)?o:"")},_t=e=>{let t=new Map;for(let[n,o]of e.split(`
`).entries()){let r=T(o.trim().replace(/^"source": */,"").replace(/,$/,""));if(typeof r=="string")for(let s of r.split(`
`))t.has(s)||t.set(s,n+1)}return t};var Nn={follow:It,importers:Ot};async function It(e,t){let n=Dt(e,t),o=new Set([...e.keys(),...e.values()]),r=new Set(e.keys()),
s=new Map,[i,a]=[[],[]],d=0,c=(p,f)=>$t(p,f,n),l=A();for(let{path:p,rest:f,file:u,found:m}of await Pe(o,{...t,names:n.before},c)){await l();let b=typeof m=="obj\
ect"?m.doubts:[],P=new Set(b.map(({line:N})=>N));if(a.push(...Ie(p,f,r).filter(({line:N})=>!P.has(N))),typeof m=="string")i.push({path:p,line:1,words:m});else if(m){
i.push(...b);let N=m.edits.length>0?re(u,m.edits):u;N?N!==u&&(s.set(p,N),d+=m.edits.length):i.push({path:p,line:1,words:"its encoding cannot hold the new path"})}}
return{texts:s,count:d,doubts:i,mentions:a}}function $t(e,t,n){let o=[],r=[],s=_e(e);for(let i of t){let{doubt:a,targets:d}=i,c=a===void 0?i.renamed(n):Mt(e.path,
d,n)?a:[];typeof c=="string"?r.push(s(i,` (${c})`)):o.push(...c)}return{edits:St(o),doubts:r}}var Mt=(e,t,{of:n})=>t.some(o=>n(o)!==o)||t.length>0&&g.dirname(n(
e))!==g.dirname(e),St=e=>[...e].sort((t,n)=>t.start-n.start||t.end-n.end).filter(({start:t,end:n},o,r)=>r[o-1]?.start!==t||r[o-1]?.end!==n);async function Ot(e,t){
let n=new Set(e),o=new Map,r=(i,a)=>{i!==a.path&&!o.has(i)&&o.set(i,a)},s=(i,a)=>{let d=_e(i);for(let c of a)for(let l of c.targets)n.has(l)&&!o.has(l)&&r(l,d(c))};
for(let{path:i,rest:a,found:d}of await Pe(n,{...t,names:V(t)},s)){if(d!==void 0)for(let c of e)r(c,{path:i,line:1,words:d});for(let{target:c,...l}of Ie(i,a,n))r(
c,l)}return o}async function Pe(e,{searched:t,textOf:n,names:o},r){let s={words:new Set([...e].flatMap(Tt)),stems:new Set([...e].flatMap(vt))},i=[],a=A();for(let d of t){
await a();let c=n(d);if(!c)continue;let{text:l,code:p,rest:f}=Fe(d,c),u=e.has(d),m=typeof p=="object"&&(u||Et({path:d,text:l,code:p},s));if(!u&&!m&&!we(f,s.words))
continue;let b=m?await kt(p,P=>r({path:d,text:l,code:p},p.read(P,d,o))):typeof p=="string"?p:void 0;i.push({path:d,file:c,rest:f,found:b})}return i}async function kt({
language:e,text:t},n){let o=await ne(e,t,r=>r.hasError&&jt(r)?"it does not parse":n(r));return o.ok?o.value:"it is too long, or nests too deep, to be read"}var jt=e=>e.
descendantsOfType("ERROR").some(t=>t!==null&&/\b(?:import|require|from)\b/.test(t.text)),Ne=e=>e.replace(/(?:\.d)?\.[^./]+$/,""),vt=e=>{let t=Ne(e);return g.basename(
t)==="index"?[t,g.dirname(t)]:[t,e]},Tt=e=>{let t=g.basename(e).replace(/(?:\.d)?\.[^.]+$/,""),n=Q.exec(t)?.[0]??t;if(!/^(?:index|__init__)$/.test(t))return[n];
let o=g.basename(g.dirname(e));return[n,Q.exec(o)?.[0]??o,".",".."]},Q=/[\p{L}\p{N}_$]+/u,Et=({path:e,text:t,code:n},o)=>n.language.name==="python"?we(n.text,o.
words):Lt(e,t,o),we=(e,t)=>{if(t.has(".")&&At.test(e))return true;for(let[n]of e.matchAll(/[\p{L}\p{N}_$]+/gu))if(t.has(n))return true;return false},Lt=(e,t,{words:n,
stems:o})=>{if(Ct.test(t))return true;let r=g.dirname(e);for(let[,s,i=""]of t.matchAll(Wt)){let a=i.replace(/[?#].*$/,""),d=/^\.{1,2}(?:\/|$)/.test(a);if((d?[g.
join(r,a),g.normalize(a)]:[]).some(p=>o.has(Ne(p))||o.has(p.replace(/\/$/,""))))return true;let l=d||s===void 0&&!a.includes("/")?null:Q.exec(g.basename(a));if(l&&
n.has(l[0]))return true}return false},Wt=/(\b(?:from|import|require|module)\s*(?:\(\s*)?)?['"`]([^'"`\n]{1,400})(?=['"`])/g,At=/from\s+\.+\s+import/,Ct=/\b(?:import|require)\s*\(\s*(?:`[^`]*\$\{|['"][^'"]*['"]\s*\+)|\b(?:globEager|glob|context)\s*\(/,
_e=({path:e,text:t,code:{text:n,lineInFile:o}})=>{let r=o?n:t,s=ee(r);return({span:{start:i,end:a}},d="")=>({path:e,line:o?.(s(i).line)??s(i).line,words:r.slice(
i,Math.min(a,i+80)).replace(/\s+/g," ")+d})};function Ie(e,t,n){let o=g.dirname(e);return t.split(`
`).flatMap((r,s)=>[...new Set(r.match(Ut)??[])].flatMap(i=>{let a=[g.normalize(i.replace(/^\//,"")),g.join(o,i)].find(d=>n.has(d));return a===void 0||a===e?[]:[
{path:e,line:s+1,words:i,target:a}]}))}var Ut=/(?<![\p{L}\p{N}_$@+~.-])[\p{L}\p{N}_$@+~.-]*[/.][\p{L}\p{N}_$@+~./-]+/gu,Dt=(e,t)=>{let n=r=>e.get(r)??r,o=V(t);return{
before:o,after:V({...t,paths:new Set([...t.paths].map(n))},o),of:n}},V=({paths:e,searched:t,textOf:n},o)=>{let r=new Map;for(let c of e){let l=g.basename(c).replace(
/(?:\.d)?\.[^.]+$/,""),p=g.basename(g.dirname(c)),f=/^(?:index|__init__)$/.test(l)?[l,p]:[l];for(let u of f){let m=r.get(u);m?m.push(c):r.set(u,[c])}}let s=[...e].
sort(),i=new Map,a=c=>{let l=n(c);return l?M(v(l)):""},d=w(()=>qt(t,a));return{has:c=>e.has(c),named:c=>r.get(c)??[],startingWith(c){let l=i.get(c)??s.filter(p=>p.
startsWith(c));return i.set(c,l),l},textOf:a,isPackage:c=>o?o.isPackage(c):d().has(c)}},qt=(e,t)=>{let[n,o]=[new Set,new Set];for(let r of e.filter(s=>g.basename(
s)==="package.json")){let s=T(t(r));if(W(s)){typeof s.name=="string"&&o.add(s.name);for(let i of["dependencies","devDependencies","peerDependencies","optionalDe\
pendencies"]){let a=s[i];if(W(a))for(let d of Object.keys(a))n.add(d)}}}for(let r of o)n.delete(r);return n};export{Nn as importReferences};
