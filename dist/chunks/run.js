import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);var N=(e=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(
e,{get:(t,r)=>(typeof require<"u"?require:t)[r]}):e)(function(e){if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+e+
'" is not supported')});import{core_engine_turns$b as Pm}from"./start.js";import{lru_cache$a as Dm}from"./start.js";import{core_engine_imports$d as Rm}from"./start.js";
import{core_engine_file_search$b as Bm,core_engine_file_search$f as Be,core_engine_file_search$g as Um,core_engine_file_search$h as jt}from"./start.js";import{core_text_search_text$a as ii}from"./start.js";
import{core_plan_steps$c as ni,core_plan_steps$d as Tt}from"./start.js";import{core_tools_notebook_edit$l as li,core_tools_notebook_edit$m as Fm}from"./start.js";
import{core_tools_file_choice$b as zm,core_tools_file_choice$c as qm,core_tools_file_choice$f as Wm}from"./start.js";import{core_text_match_hints$d as Gm,core_text_match_hints$e as Km,
core_text_match_hints$f as Jm,core_text_match_hints$g as Hm,core_text_match_hints$r as Vm,core_text_match_hints$s as Ym}from"./start.js";import{core_tools_checks$C as Vr,
core_tools_checks$z as Zm}from"./start.js";import{core_tools_permission$b as Xm,core_tools_permission$e as Qm,core_tools_permission$g as ci}from"./start.js";import{
core_text_unusual$d as U}from"./start.js";import{core_text_globs$a as pi,core_text_globs$b as Yr,core_text_globs$e as ed,core_text_globs$f as td}from"./start.js";
import{core_text_utf8_cache$p as mi}from"./hook.js";import{core_text_words$a as rd,core_text_words$d as ri,core_text_words$p as di}from"./hook.js";var ti=N("nod\
e:path/posix"),Et=ti,{}=ti;async function fi(e,{done:t,search:r,context:a}){let o=r.globs.filter(({matches:l})=>!t.some(({path:c})=>l(c)));if(o.length===0)return;
let s=await Xr(a),i=[];for(let{pattern:l,matches:c}of o)await hi(s.filter(c),a)||i.push(l);for(let l of i){let c=await ad(e,{pattern:l,paths:s,context:a});if(c)
return c}if(i[0]!==void 0)return pd(i[0],s);if(t.length>0)return;let n=s.filter(l=>r.globs.some(({matches:c})=>c(l)));return await id(e,n,a)??await nd(e,n,a)??ld(
e,n)}async function Nt(e,t){if([...Yr(e.glob),...Yr(e.exclude??[])].every(a=>td(a).length===0))return;let{ambiguousGlob:r}=await import("./core-engine-ambiguous-globs.js");
return r(e,await Xr(t))}async function ad(e,{pattern:t,paths:r,context:a}){let o=await ui(e,t,r);if(!await hi(o,a))return;let[s]=od.test(t)?o:await Zr(e,a),i=`T\
he glob ${se(t)} names only files whose language has no grammar here, such as ${U(s??o[0]??"")}.`;return s===void 0?{name:"NO_FILES",message:`${i} None of them \
holds what is sought.`}:{name:"LANGUAGE_UNKNOWN",message:`${i} Edit them by \`old_string\` or \`regex\`, or set \`skip_unsupported: true\` and \`expect_matches: { min:\
 0 }\` to pass over them.`}}var od=/\.[\w{},]+$/,ui=async(e,t,r)=>{let a=jt(e);if(a?.endings===void 0||!a.held||!("syntax"in a.held))return[];let{endings:o,exclude:s}=a,
i=await Be({glob:t,exclude:s});return typeof i=="string"?[]:r.filter(n=>i.names(n)&&!o.some(l=>n.endsWith(l)))};async function Zr(e,t){let r=jt(e);if(r?.endings===
void 0||!r.held||!("syntax"in r.held))return[];let a=(await ui(e,r.glob,await Xr(t))).filter(sd),o=await Be({...r,endings:void 0});if(typeof o=="string")return[];
let s=new Set(t.touched()),i=[];for(let n of a){let l=s.has(n)?t.workspace.read(n):await t.tracked.read(n);l&&o.holds(l)&&i.push(n)}return i}var sd=e=>/[^/]\.[^/.]+$/.
test(e)&&!/\.(?:md|markdown|mdown|rst|adoc|asciidoc|org|txt|text|log|csv|tsv|svg|lock)$/i.test(e);async function id(e,t,r){let a=jt(e),o=a&&["exclude","only_if"].
filter(n=>a[n]!==void 0);if(!a||!o||o.length===0)return;let s=await Be({...a,held:void 0});if(typeof s=="string")return;let i=new Set(r.touched());for(let n of t.
filter(s.names)){let l=i.has(n)?r.workspace.read(n):await r.tracked.read(n);if(l&&s.holds(l))return}return{name:"STRING_NOT_FOUND",message:[`${o.map(n=>`\`${n}\``).
join(" and ")} ${o.length===1?"leaves":"leave"} none of the files that ${se(Tt(e))} names.
Correct it, or set \`expect_matches: { min: 0 }\` where there may be none.`,...Jm(a.only_if?.matches??"")].join(`
`)}}async function nd({input:e,...t},r,a){let o="new_string"in e?e.new_string:void 0;if(!o||o.includes("$")&&!("old_string"in e))return;let s=await Be({glob:"**",
held:{any:{contains:o}}});if(typeof s=="string")return;let i=new Set(a.touched()),[n,l]=[0,""];for(let m of r){let d=i.has(m)?a.workspace.read(m):await a.tracked.
read(m);!d||!s.holds(d)||(n+=1,l||=m)}if(n===0)return;let[,c]=gi({...t,input:e}),p=n===1?U(l):`${n} files, such as ${U(l)}`;return{name:"STRING_NOT_FOUND",message:`\
No file that ${se(Tt({...t,input:e}))} names ${c}, and new_string is there already, in ${p}: the step may have been applied.
If it may run again, set \`expect_matches: { min: 0 }\`.`}}var ld=(e,{length:t})=>{let[r,a]=gi(e),o=se(Tt(e));return{name:"STRING_NOT_FOUND",message:[t===1?`The\
 one file that ${o} names does not ${r}.`:`None of the ${t} files that ${o} names ${a}.`,...cd(e)].join(`
`)}};async function Xr({tracked:e,touched:t,...r}){let a=new Set(t()),o=[...a].filter(s=>r.workspace.stat(s)?.kind==="file");return[...(await e.all()).filter(s=>!a.
has(s)),...o].filter(s=>!ci(s,r))}async function hi(e,{workspace:t,tracked:r,touched:a}){let o=new Set(a());for(let s of e){let i=o.has(s)?t.read(s):await r.read(
s);if(i&&ii(i))return true}return false}var cd=({input:e})=>"regex"in e&&e.regex!==void 0?Hm(e.regex):"pattern"in e||"rule"in e?[Ym]:[],gi=e=>{let{input:t}=e;if("\
regex"in t&&t.regex!==void 0)return["have a match of regex","has a match of regex"];if("old_string"in t&&t.old_string!==void 0)return["hold old_string","holds o\
ld_string"];if("pattern"in t&&t.pattern!==void 0)return["have a match of pattern","has a match of pattern"];if("rule"in t&&t.rule!==void 0)return["have a match \
of rule","has a match of rule"];let r=jt(e)?.held;return r&&"notebook"in r?["have the cell","has the cell"]:["remain as text after exclude and only_if","remains\
 as text after exclude and only_if"]},pd=(e,t)=>{let r=Ct(e,t),a=r===void 0?"":` Did you mean ${se(r)}?`;return{name:"NO_FILES",message:`No text file that git t\
racks matches the glob ${se(e)}.${a}`,...r!==void 0&&{suggestions:[r]}}},se=e=>U(JSON.stringify(e)),Ct=(e,t)=>{for(let r of new Set(md(e,t))){let a=r===e?[]:pi(
r);if(typeof a!="string"&&a.some(({matches:o})=>t.some(o)))return r}};function*md(e,t){let r=e.replaceAll("\\","/").replace(/^(?:[A-Za-z]:)?(?:\.?\/)+/,"");if(r===
"")return;yield r;let a=dd(r,t);yield a,yield`**/${r}`,yield*oi(r,t),yield*oi(a,t),yield`**/${a}`;for(let o=r;o.includes("/");)o=o.slice(o.indexOf("/")+1),/^[^*?[\]{}/]+\//.
test(o)&&(yield o)}var ai=/[*?[\]{}]/,dd=(e,t)=>{let r=t.map(o=>o.split("/")),a=!e.includes("/");return e.split("/").map((o,s)=>{if(ai.test(o)||o==="")return a||=
ai.test(o),o;let i=new Set(a?r.flat():r.flatMap(l=>l[s]??[])),n=i.has(o)?o:di(o,i)??o;return a||(r=r.filter(l=>l[s]===n)),n}).join("/")};function*oi(e,t){let[,r,
a]=/^(.*\*)\.(\w+)$/.exec(e)??[];if(r===void 0||a===void 0)return;let o=pi(`${r}.*`);if(typeof o=="string")return;let s=new Set(t.filter(n=>o.some(({matches:l})=>l(
n))).flatMap(n=>/\.(\w+)$/.exec(n)?.[1]??[])),i=di(a,s);for(let n of[...i===void 0?[]:[i],...s])yield`${r}.${n}`}async function Qr(e,t,r){let{expect_matches:a,skip_unsupported:o=false}=yi(
e);if(r.options.reads==="strict"&&a===void 0)return Vr("FILE_NOT_READ",hd);let s=await Be(t);if(typeof s=="string")return Vr("INVALID_INPUT",s);let i=await Nt(t,
r);if(i)return{ok:false,problem:i};let n={...r,needsNoRead:true,workspace:_i(r.workspace)},l=await Rm(e,wi(s,t,n),n);if(!l.ok)return l;let c=l.paths,p=ni(e),m=p&&
Sd(p,c);if(m)return Vr("INVALID_INPUT",m);let d=[],f=Pm();for(let h of c){let g=f();g&&await g;let y=await gd(e,h,n);(!bd(t)||!y.ok||y.matches!==0)&&d.push([h,y])}
let u=await $d(e,d,{search:s,skips:o,areHeld:c.length>0,context:r});return fd(u,l.notes)}var fd=(e,t)=>{if(t.length===0)return e;if(e.ok)return{...e,notes:[...e.
notes??[],...t]};let{problem:r}=e;return{ok:false,problem:{...r,message:[r.message,...t].join(`
`)}}},_i=e=>{let t=new Dm({maxSize:ud,sizeCalculation:({length:r})=>Math.max(1,r)});return{...e,read:r=>{let a=t.get(r)??e.read(r);return t.set(r,a),a}}},ud=64*
2**20,hd="A Read step does not show the files of a glob. Say in expect_matches how many places (or files) the step changes, or set `reads: auto`.",yi=({input:e})=>"\
glob"in e?e:{},wi=(e,t,{tracked:r,touched:a,merged:o,...s})=>[...new Set([...r.sought(t),...a()])].sort().filter(i=>!o?.has(i)&&e.names(i)&&!ci(i,s)&&e.matches(
i,s.workspace));async function gd(e,t,r){let a=r.workspace.locate(t);if(!mi(t)||a.ok&&a.path!==t)return{ok:false,problem:Um(t)};let o="only_if"in e.input&&e.input.
only_if!==void 0?Qm(t,Xm,r):void 0;if(o)return{ok:false,problem:o};let s=await Bm(It(e,t),r);return s.ok?s:{ok:false,problem:_d(t,s.problem,r)}}var _d=(e,t,{workspace:r})=>{
let a=t.name==="IS_BINARY"?ii(r.read(e))?.unsupported:void 0;return a===void 0?t:Zm("UNSUPPORTED_ENCODING",`${e} is ${a}. Convert it to UTF-8 first.`)},It=(e,t)=>{
let{fileKey:r}=li(e.tool);return{tool:e.tool,input:{...yd(e),[r]:t,...wd(e,t)}}};function yd({input:e}){let t=si.get(e);if(t)return t;let r=Object.fromEntries(Object.
entries(e).filter(([a])=>!Object.hasOwn(Wm,a)));return si.set(e,r),r}var si=new WeakMap,wd=(e,t)=>{let r=ni(e);if(!r)return{};let a="content"in e.input?e.input.
content:void 0;return{[r.key]:ki(r,t),...a!==void 0&&{content:vi(a,r,t)}}},bd=({held:e})=>e!==void 0&&"syntax"in e;async function $d(e,t,{search:r,skips:a,areHeld:o,
context:s}){let i=t.flatMap(([v,$])=>$.ok?[]:[{path:v,problem:$.problem}]),n=a?i.filter($i):[],l=i.filter(v=>!n.includes(v));if(l.length>0)return{ok:false,problem:xd(
e,l,t.length)};let c=t.flatMap(([,v])=>v.ok?[v]:[]),p=c.map(({notes:v,...$})=>$),{expect_matches:m}=yi(e),d=Tt(e),f=p.reduce((v,{matches:$=1})=>v+$,0),u=n.map(({
path:v,problem:$})=>`Passed over ${U(v)}: ${$.message}`),h=t.flatMap(([v,$])=>$.ok?[{path:v}]:[]),g=await fi(e,{done:h,search:r,context:s}),y=g?.name==="LANGUAG\
E_UNKNOWN"&&!a;if(g&&(y||!Gm(m)))return{ok:false,problem:{...g,message:[g.message,...u].join(`
`)}};if(g&&u.unshift(g.message.split(`
`,1)[0]??"",...e.tool==="Edit"?Vm(e.input,d,o):[]),u.push(...bi(g?.name==="LANGUAGE_UNKNOWN"?[]:await Zr(e,s))),p.length===0)return{ok:true,path:d,done:p,notes:u};
let w=Km({expected:m,found:f},`${p.length} of the files that ${se(d)} names`);if(w)return{ok:false,problem:w};let _=c.flatMap(({path:v,notes:$=[]})=>$.map(k=>`${U(
v)}: ${k}`)),b=[kd(e,f,p.length),...u,..._.slice(0,_e)].filter(Boolean);return{ok:true,path:d,done:p,notes:b}}var bi=e=>{if(e.length===0)return[];let t=e.length>
_e?` and ${e.length-_e} more`:"";return[`Not searched, because their languages have no grammar here: ${e.slice(0,_e).map(r=>U(r)).join(", ")}${t}.`]},$i=({path:e,
problem:t})=>!mi(e)||vd.has(t.name),vd=new Set(["IS_NOTEBOOK","IS_BINARY","UNSUPPORTED_ENCODING","UNENCODABLE","FILE_TOO_LARGE","NOTEBOOK_INVALID","DOCUMENT_INV\
ALID","LANGUAGE_UNKNOWN","FORMAT_UNKNOWN"]),kd=({tool:e},t,r)=>li(e).counts==="places"?r===1?"":`${t} places in ${r} files.`:`${rd(r,"file")}.`,_e=20,xd=({tool:e},t,r)=>{
let[a]=t,o=Fm(e)==="changes"&&t.some($i)?"Name such files in `exclude`, or set `skip_unsupported: true` to pass over those that cannot be edited.":"Narrow the s\
tep, or name such files in `exclude`.";if(t.length===1)return{...a.problem,message:`${a.problem.message}
${o}`};let s=t.map(({path:l,problem:c})=>{let[p=""]=c.message.split(`
`);return`${U(l)}: ${c.name}: ${p}`}),i=`${t.length} of the ${r} files refuse the step:`,n=Od(t);if(n!==void 0){let l=ri(t.map(({path:c})=>U(c)),_e);return{name:a.
problem.name,message:[`${i} ${n}`,...l,o].join(`
`)}}return{name:a.problem.name,message:[i,...ri(s,_e),o].join(`
`)}},Od=e=>{let t=new Set(e.map(({path:r,problem:a})=>{let[o=""]=a.message.split(`
`);return`${a.name}: ${o.startsWith(`${r}: `)?o.slice(r.length+2):o.replaceAll(r,"it")}`}));return t.size===1?[...t][0]:void 0},vi=(e,{glob:t},r)=>{if(!e.includes(
"$"))return e;let{dir:a,name:o,ext:s}=Et.parse(r),i=new Map([["dir",a===""?"":`${a}/`],["name",o],["ext",s],...zm(r,t)]);return qm(e,i)},ki=(e,t)=>{if(xi(e))return`${e.
given.slice(0,-2)}${t.slice(Oi(e)?.length??0)}`;let r=vi(e.given,e,t);return r===""||r.endsWith("/")?r+Et.basename(t):r},xi=({given:e})=>/(?:^|\/)\*\*$/.test(e),
Oi=({glob:e})=>{let[t,...r]=Yr(e),a=ed(t??""),o=a.ok?/^\/?((?:[^*?[\]{}\\/]+\/)*)(?=.)/.exec(a.pattern)?.[1]:void 0;return r.length>0||!o?void 0:o},Sd=(e,t)=>{if(xi(
e)&&Oi(e)===void 0)return`${e.key} ends in /**, which takes a single glob that begins with a folder, such as lib/**.`;let r=new Map;for(let a of t){let o=Et.normalize(
ki(e,a)),s=r.get(o);if(s!==void 0)return U(`${s} and ${a} would both become ${o}. Write $<dir>, $<name>, $<ext>, a group of the glob or a folder with /** in ${e.
key} to tell them apart.`);r.set(o,a)}};var Mt=class{#e=new Td;#t=new Map;claim({start:e,end:t,replacement:r}){let a=this.#o(e,t);if(a)return a.start===e&&a.end===
t&&Ed(a.made,r)?{kind:"done",by:a.by,certain:true}:{kind:"taken",by:a.by};let o=e===t?this.#t.get(e)?.get(ta(r)):void 0;return o?{kind:"done",by:o.by,certain:r.
includes(ra)&&jd(r)}:Ad}now({start:e,end:t,replacement:r}){let{moved:a}=this.#e.around(ea(e));return{start:e+a,end:t+a,replacement:r}}take({start:e,end:t,replacement:r},a){
this.#a({start:e,end:t,size:r.length,by:a,made:r})}follow(e,t){for(let r of e.toReversed())this.#r(r,t)}#r({start:e,end:t,replacement:r},a){let o=(m,d)=>m.start+
d+m.size>=e,{moved:s}=this.#e.around(o),i=this.#e.remove(o,(m,d)=>m.start+d>t),n=s,l=r.length;for(let m of i){let d=m.start+n;n+=m.size-(m.end-m.start),l+=Math.
max(0,e-d)+Math.max(0,d+m.size-t),m.made&&this.#t.get(m.start)?.delete(ta(m.made))}let[c,p]=[i[0],i.at(-1)];this.#a({start:Math.min(e-s,c?.start??Number.POSITIVE_INFINITY),
end:Math.max(t-n,p?.end??0),size:l,by:a,...c===void 0&&{made:r}})}#a(e){let{start:t,end:r,made:a}=e;if(this.#e.insert(e,ea(t)),t!==r||!a)return;let o=this.#t.get(
t)??new Map;this.#t.set(t,o.set(ta(a),e))}#o(e,t){let{before:r,after:a}=this.#e.around(ea(e));return r&&r.end>e?r:a&&a.start<t&&e<t?a:void 0}},ea=e=>({start:t,end:r})=>t>
e||t===e&&r>e,Ad={kind:"free"},ra=10,ta=e=>Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1"),Ed=(e,t)=>e!==void 0&&Buffer.compare(e,t)===0,jd=e=>e.
at(-1)===ra||e.at(-1)===0&&e.at(-2)===ra,aa=256,Td=class{#e=[];#t=0;around(e){let{leaf:t,index:r,moved:a}=this.#r(e);return{before:r>0?this.#e[t]?.regions[r-1]:
this.#e[t-1]?.regions.at(-1),after:this.#e[t]?.regions[r],moved:a}}insert(e,t){let{leaf:r,index:a}=this.#r(t),o=r===this.#e.length?Math.max(0,r-1):r,s=this.#e[o]??
{regions:[],growth:0};o===this.#e.length&&this.#e.push(s),s.regions.splice(o===r?a:s.regions.length,0,e),s.growth+=ye(e),this.#t+=ye(e),s.regions.length>aa&&this.#e.
splice(o,1,...Nd(s))}remove(e,t){let[r,a]=[this.#r(e),this.#r(t)],o=[];for(let s=a.leaf;s>=r.leaf;s--){let i=this.#e[s];if(!i)continue;let n=s===r.leaf?r.index:
0,l=s===a.leaf?a.index:i.regions.length,c=i.regions.splice(n,Math.max(0,l-n)),p=Ai(c);i.growth-=p,this.#t-=p,o.unshift(...c),i.regions.length===0&&this.#e.splice(
s,1)}return o}#r(e){let t=this.#e.length,r=this.#e[t-1]?.regions.at(-1);if(!r||!e(r,this.#t-ye(r)))return{leaf:t,index:0,moved:this.#t};let a=0;for(let o=0;o<t;o++){
let{regions:s,growth:i}=this.#e[o],n=s[s.length-1];if(e(n,a+i-ye(n)))for(let l=0;;l++){let c=s[l];if(e(c,a))return{leaf:o,index:l,moved:a};a+=ye(c)}a+=i}return{
leaf:t,index:0,moved:a}}},ye=({start:e,end:t,size:r})=>r-(t-e),Ai=e=>e.reduce((t,r)=>t+ye(r),0),Si=e=>({regions:e,growth:Ai(e)}),Nd=({regions:e})=>[Si(e.slice(0,
aa/2)),Si(e.slice(aa/2))];import{core_engine_turns$b as jn}from"./start.js";import{core_tools_notebook_edit$b as Cd,core_tools_notebook_edit$f as Id,core_tools_notebook_edit$j as Md,
core_tools_notebook_edit$k as Ld}from"./start.js";import{core_tools_run$d as Pd}from"./start.js";import{core_text_globs$c as Dd}from"./start.js";var Lt=(e,t={})=>{
let[,r="",a]=/^(\w+)(?:\((.+)\))?$/s.exec(e.trim())??[];if(r==="")return`${JSON.stringify(e)} is not a rule: write a tool and a glob, as in Edit(src/**)`;let o=Ld(
r)?.rule;if(!o)return`${JSON.stringify(r)} is not a tool: use ${Ei().join(", ")}, Run`;if(a!==void 0&&!Rd(a))return`${JSON.stringify(e)} has a parenthesis that \
opens or closes nothing: write one rule, or \\( for the character`;let s=Dd(a??"**",t);if("wrong"in s){let n=s.instead===void 0?"":`: write ${r}(${s.instead})`;
return`the glob ${JSON.stringify(a)} ${s.wrong}${n}`}let i=({effects:n})=>n.some(l=>o.includes(l));return{text:e.trim(),name:r,names:s.matches,forbids:(n,l)=>(l.
tool===r||i(l))&&s.matches(n),permits:(n,l)=>(l.tool===r||(r===Cd.name||l.tool===Pd.name)&&r!==Id.name&&i(l))&&s.matches(n)}},Rd=e=>{let t=0;for(let[r]of e.matchAll(
/\\.|[()]/gsu))if(r==="("&&(t+=1),r===")"&&(t-=1),t<0)return false;return t===0},Ei=()=>Md().flatMap(({name:e,rule:t})=>t?[e]:[]);import{core_tools_run$d as Bd}from"./start.js";
var Ud=/^[\p{L}\p{N}_@%+=:,./-]+$/u,we=e=>/^Run(?:\(|$)/.test(e.trim()),Ti=e=>{let t=e.trim(),[,r,a]=/^Run(\((.*)\))?$/s.exec(t)??[];if(r===void 0&&t!==Bd.name)
return`${JSON.stringify(t)} is not a rule: write a command, as in Run(npm run format)`;let o=(a??"").split(" ").filter(l=>l!==""),s=o.at(-1)==="*",i=s?o.slice(0,
-1):o;if(a!==void 0&&i.length===0)return`${JSON.stringify(t)} names no program: write Run(npm test)`;let n=i.find(l=>!Ud.test(l));return n!==void 0?`${JSON.stringify(
n)} is not a plain word: a rule about commands has words without quotes, and * as the last`:/^[\w]+=/.test(i[0]??"")?`${JSON.stringify(i[0])} is a variable: beg\
in with the program`:{text:t,permits:l=>a!==void 0&&Fd(l,{named:i,open:s})?i.length:void 0,restricts:l=>i.every((c,p)=>p===0?sa(c)===sa(l[0]??""):c===l[p])}},Fd=(e,{
named:t,open:r})=>t.every((a,o)=>a===e[o])&&(r?e.slice(t.length).every(a=>!a.startsWith("-")):e.length===t.length),sa=e=>e.replaceAll("\\","/").replace(/^.*\//s,
"").replace(/\.(exe|cmd|bat|com|ps1)$/i,"").toLowerCase(),ia=e=>{let[t,r,a]=[e.deny,e.ask,e.allow].map(zd);return o=>{let s=t?.find(l=>l.restricts(o));if(s)return{
behavior:"deny",...oa(s.text,"denies it"),named:0};let i=ji(a,o),n=ji(r,o)??(i&&qd(r,o,i.named));return n?{behavior:"ask",...oa(n.text,"requires approval"),named:n.
named}:i?{behavior:"allow",...oa(i.text,"allows it"),named:i.named}:{behavior:"deny",rule:"default",reason:"No rule of the policy allows this command",named:0}}},
zd=e=>e.filter(we).map(t=>{let r=Ti(t);if(typeof r=="string")throw new TypeError(r);return r}),ji=(e,t)=>(e??[]).flatMap(r=>{let a=r.permits(t);return a===void 0?
[]:[{text:r.text,named:a}]}).sort((r,a)=>a.named-r.named)[0],qd=(e,t,r)=>{let a=e?.find(o=>o.restricts(t));return a&&{text:a.text,named:r}},oa=(e,t)=>({rule:e,reason:`\
The rule ${e} ${t}`});function Wd(e,t=false){let r=e.length,a=0,o="",s=0,i=16,n=0,l=0,c=0,p=0,m=0;function d(_,b){let v=0,$=0;for(;v<_||!b;){let k=e.charCodeAt(
a);if(k>=48&&k<=57)$=$*16+k-48;else if(k>=65&&k<=70)$=$*16+k-65+10;else if(k>=97&&k<=102)$=$*16+k-97+10;else break;a++,v++}return v<_&&($=-1),$}function f(_){a=
_,o="",s=0,i=16,m=0}function u(){let _=a;if(e.charCodeAt(a)===48)a++;else for(a++;a<e.length&&be(e.charCodeAt(a));)a++;if(a<e.length&&e.charCodeAt(a)===46)if(a++,
a<e.length&&be(e.charCodeAt(a)))for(a++;a<e.length&&be(e.charCodeAt(a));)a++;else return m=3,e.substring(_,a);let b=a;if(a<e.length&&(e.charCodeAt(a)===69||e.charCodeAt(
a)===101))if(a++,(a<e.length&&e.charCodeAt(a)===43||e.charCodeAt(a)===45)&&a++,a<e.length&&be(e.charCodeAt(a))){for(a++;a<e.length&&be(e.charCodeAt(a));)a++;b=a}else
m=3;return e.substring(_,b)}function h(){let _="",b=a;for(;;){if(a>=r){_+=e.substring(b,a),m=2;break}let v=e.charCodeAt(a);if(v===34){_+=e.substring(b,a),a++;break}
if(v===92){if(_+=e.substring(b,a),a++,a>=r){m=2;break}switch(e.charCodeAt(a++)){case 34:_+='"';break;case 92:_+="\\";break;case 47:_+="/";break;case 98:_+="\b";
break;case 102:_+="\f";break;case 110:_+=`
`;break;case 114:_+="\r";break;case 116:_+="	";break;case 117:let $=d(4,true);$>=0?_+=String.fromCharCode($):m=4;break;default:m=5}b=a;continue}if(v>=0&&v<=31)if(Ue(
v)){_+=e.substring(b,a),m=2;break}else m=6;a++}return _}function g(){if(o="",m=0,s=a,l=n,p=c,a>=r)return s=r,i=17;let _=e.charCodeAt(a);if(na(_)){do a++,o+=String.
fromCharCode(_),_=e.charCodeAt(a);while(na(_));return i=15}if(Ue(_))return a++,o+=String.fromCharCode(_),_===13&&e.charCodeAt(a)===10&&(a++,o+=`
`),n++,c=a,i=14;switch(_){case 123:return a++,i=1;case 125:return a++,i=2;case 91:return a++,i=3;case 93:return a++,i=4;case 58:return a++,i=6;case 44:return a++,
i=5;case 34:return a++,o=h(),i=10;case 47:let b=a-1;if(e.charCodeAt(a+1)===47){for(a+=2;a<r&&!Ue(e.charCodeAt(a));)a++;return o=e.substring(b,a),i=12}if(e.charCodeAt(
a+1)===42){a+=2;let v=r-1,$=false;for(;a<v;){let k=e.charCodeAt(a);if(k===42&&e.charCodeAt(a+1)===47){a+=2,$=true;break}a++,Ue(k)&&(k===13&&e.charCodeAt(a)===10&&
a++,n++,c=a)}return $||(a++,m=1),o=e.substring(b,a),i=13}return o+=String.fromCharCode(_),a++,i=16;case 45:if(o+=String.fromCharCode(_),a++,a===r||!be(e.charCodeAt(
a)))return i=16;case 48:case 49:case 50:case 51:case 52:case 53:case 54:case 55:case 56:case 57:return o+=u(),i=11;default:for(;a<r&&y(_);)a++,_=e.charCodeAt(a);
if(s!==a){switch(o=e.substring(s,a),o){case"true":return i=8;case"false":return i=9;case"null":return i=7}return i=16}return o+=String.fromCharCode(_),a++,i=16}}
function y(_){if(na(_)||Ue(_))return false;switch(_){case 125:case 93:case 123:case 91:case 34:case 58:case 44:case 47:return false}return true}function w(){let _;
do _=g();while(_>=12&&_<=15);return _}return{setPosition:f,getPosition:()=>a,scan:t?w:g,getToken:()=>i,getTokenValue:()=>o,getTokenOffset:()=>s,getTokenLength:()=>a-
s,getTokenStartLine:()=>l,getTokenStartCharacter:()=>s-p,getTokenError:()=>m}}function na(e){return e===32||e===9}function Ue(e){return e===10||e===13}function be(e){
return e>=48&&e<=57}var Ni;(function(e){e[e.lineFeed=10]="lineFeed",e[e.carriageReturn=13]="carriageReturn",e[e.space=32]="space",e[e._0=48]="_0",e[e._1=49]="_1",
e[e._2=50]="_2",e[e._3=51]="_3",e[e._4=52]="_4",e[e._5=53]="_5",e[e._6=54]="_6",e[e._7=55]="_7",e[e._8=56]="_8",e[e._9=57]="_9",e[e.a=97]="a",e[e.b=98]="b",e[e.
c=99]="c",e[e.d=100]="d",e[e.e=101]="e",e[e.f=102]="f",e[e.g=103]="g",e[e.h=104]="h",e[e.i=105]="i",e[e.j=106]="j",e[e.k=107]="k",e[e.l=108]="l",e[e.m=109]="m",
e[e.n=110]="n",e[e.o=111]="o",e[e.p=112]="p",e[e.q=113]="q",e[e.r=114]="r",e[e.s=115]="s",e[e.t=116]="t",e[e.u=117]="u",e[e.v=118]="v",e[e.w=119]="w",e[e.x=120]=
"x",e[e.y=121]="y",e[e.z=122]="z",e[e.A=65]="A",e[e.B=66]="B",e[e.C=67]="C",e[e.D=68]="D",e[e.E=69]="E",e[e.F=70]="F",e[e.G=71]="G",e[e.H=72]="H",e[e.I=73]="I",
e[e.J=74]="J",e[e.K=75]="K",e[e.L=76]="L",e[e.M=77]="M",e[e.N=78]="N",e[e.O=79]="O",e[e.P=80]="P",e[e.Q=81]="Q",e[e.R=82]="R",e[e.S=83]="S",e[e.T=84]="T",e[e.U=
85]="U",e[e.V=86]="V",e[e.W=87]="W",e[e.X=88]="X",e[e.Y=89]="Y",e[e.Z=90]="Z",e[e.asterisk=42]="asterisk",e[e.backslash=92]="backslash",e[e.closeBrace=125]="clo\
seBrace",e[e.closeBracket=93]="closeBracket",e[e.colon=58]="colon",e[e.comma=44]="comma",e[e.dot=46]="dot",e[e.doubleQuote=34]="doubleQuote",e[e.minus=45]="minu\
s",e[e.openBrace=123]="openBrace",e[e.openBracket=91]="openBracket",e[e.plus=43]="plus",e[e.slash=47]="slash",e[e.formFeed=12]="formFeed",e[e.tab=9]="tab"})(Ni||
(Ni={}));var ES=new Array(20).fill(0).map((e,t)=>" ".repeat(t)),$e=200,jS={" ":{"\n":new Array($e).fill(0).map((e,t)=>`
`+" ".repeat(t)),"\r":new Array($e).fill(0).map((e,t)=>"\r"+" ".repeat(t)),"\r\n":new Array($e).fill(0).map((e,t)=>`\r
`+" ".repeat(t))},"	":{"\n":new Array($e).fill(0).map((e,t)=>`
`+"	".repeat(t)),"\r":new Array($e).fill(0).map((e,t)=>"\r"+"	".repeat(t)),"\r\n":new Array($e).fill(0).map((e,t)=>`\r
`+"	".repeat(t))}},Fe;(function(e){e.DEFAULT={allowTrailingComma:false}})(Fe||(Fe={}));function Gd(e,t=[],r=Fe.DEFAULT){let a=null,o=[],s=[];function i(n){Array.
isArray(o)?o.push(n):a!==null&&(o[a]=n)}return la(e,{onObjectBegin:()=>{let n={};i(n),s.push(o),o=n,a=null},onObjectProperty:n=>{a=n},onObjectEnd:()=>{o=s.pop()},
onArrayBegin:()=>{let n=[];i(n),s.push(o),o=n,a=null},onArrayEnd:()=>{o=s.pop()},onLiteralValue:i,onError:(n,l,c)=>{t.push({error:n,offset:l,length:c})}},r),o[0]}
function Kd(e,t=[],r=Fe.DEFAULT){let a={type:"array",offset:-1,length:-1,children:[],parent:void 0};function o(n){a.type==="property"&&(a.length=n-a.offset,a=a.
parent)}function s(n){return a.children.push(n),n}la(e,{onObjectBegin:n=>{a=s({type:"object",offset:n,length:-1,parent:a,children:[]})},onObjectProperty:(n,l,c)=>{
a=s({type:"property",offset:l,length:-1,parent:a,children:[]}),a.children.push({type:"string",value:n,offset:l,length:c,parent:a})},onObjectEnd:(n,l)=>{o(n+l),a.
length=n+l-a.offset,a=a.parent,o(n+l)},onArrayBegin:(n,l)=>{a=s({type:"array",offset:n,length:-1,parent:a,children:[]})},onArrayEnd:(n,l)=>{a.length=n+l-a.offset,
a=a.parent,o(n+l)},onLiteralValue:(n,l,c)=>{s({type:Jd(n),offset:l,length:c,parent:a,value:n}),o(l+c)},onSeparator:(n,l,c)=>{a.type==="property"&&(n===":"?a.colonOffset=
l:n===","&&o(l))},onError:(n,l,c)=>{t.push({error:n,offset:l,length:c})}},r);let i=a.children[0];return i&&delete i.parent,i}function la(e,t,r=Fe.DEFAULT){let a=Wd(
e,false),o=[],s=0;function i(S){return S?()=>s===0&&S(a.getTokenOffset(),a.getTokenLength(),a.getTokenStartLine(),a.getTokenStartCharacter()):()=>true}function n(S){
return S?E=>s===0&&S(E,a.getTokenOffset(),a.getTokenLength(),a.getTokenStartLine(),a.getTokenStartCharacter()):()=>true}function l(S){return S?E=>s===0&&S(E,a.getTokenOffset(),
a.getTokenLength(),a.getTokenStartLine(),a.getTokenStartCharacter(),()=>o.slice()):()=>true}function c(S){return S?()=>{s>0?s++:S(a.getTokenOffset(),a.getTokenLength(),
a.getTokenStartLine(),a.getTokenStartCharacter(),()=>o.slice())===false&&(s=1)}:()=>true}function p(S){return S?()=>{s>0&&s--,s===0&&S(a.getTokenOffset(),a.getTokenLength(),
a.getTokenStartLine(),a.getTokenStartCharacter())}:()=>true}let m=c(t.onObjectBegin),d=l(t.onObjectProperty),f=p(t.onObjectEnd),u=c(t.onArrayBegin),h=p(t.onArrayEnd),
g=l(t.onLiteralValue),y=n(t.onSeparator),w=i(t.onComment),_=n(t.onError),b=r&&r.disallowComments,v=r&&r.allowTrailingComma;function $(){for(;;){let S=a.scan();switch(a.
getTokenError()){case 4:k(14);break;case 5:k(15);break;case 3:k(13);break;case 1:b||k(11);break;case 2:k(12);break;case 6:k(16);break}switch(S){case 12:case 13:
b?k(10):w();break;case 16:k(1);break;case 15:case 14:break;default:return S}}}function k(S,E=[],ei=[]){if(_(S),E.length+ei.length>0){let At=a.getToken();for(;At!==
17;){if(E.indexOf(At)!==-1){$();break}else if(ei.indexOf(At)!==-1)break;At=$()}}}function St(S){let E=a.getTokenValue();return S?g(E):(d(E),o.push(E)),$(),true}
function Cm(){switch(a.getToken()){case 11:let S=a.getTokenValue(),E=Number(S);isNaN(E)&&(k(2),E=0),g(E);break;case 7:g(null);break;case 8:g(true);break;case 9:
g(false);break;default:return false}return $(),true}function Im(){return a.getToken()!==10?(k(3,[],[2,5]),false):(St(false),a.getToken()===6?(y(":"),$(),Hr()||k(
4,[],[2,5])):k(5,[],[2,5]),o.pop(),true)}function Mm(){m(),$();let S=false;for(;a.getToken()!==2&&a.getToken()!==17;){if(a.getToken()===5){if(S||k(4,[],[]),y(","),
$(),a.getToken()===2&&v)break}else S&&k(6,[],[]);Im()||k(4,[],[2,5]),S=true}return f(),a.getToken()!==2?k(7,[2],[]):$(),true}function Lm(){u(),$();let S=true,E=false;
for(;a.getToken()!==4&&a.getToken()!==17;){if(a.getToken()===5){if(E||k(4,[],[]),y(","),$(),a.getToken()===4&&v)break}else E&&k(6,[],[]);S?(o.push(0),S=false):o[o.
length-1]++,Hr()||k(4,[],[4,5]),E=true}return h(),S||o.pop(),a.getToken()!==4?k(8,[4],[]):$(),true}function Hr(){switch(a.getToken()){case 3:return Lm();case 1:
return Mm();case 10:return St(true);default:return Cm()}}return $(),a.getToken()===17?r.allowEmptyContent?true:(k(4,[],[]),false):Hr()?(a.getToken()!==17&&k(9,[],
[]),true):(k(4,[],[]),false)}function Jd(e){switch(typeof e){case"boolean":return"boolean";case"number":return"number";case"string":return"string";case"object":{
if(e){if(Array.isArray(e))return"array"}else return"null";return"object"}default:return"null"}}var Ci;(function(e){e[e.None=0]="None",e[e.UnexpectedEndOfComment=
1]="UnexpectedEndOfComment",e[e.UnexpectedEndOfString=2]="UnexpectedEndOfString",e[e.UnexpectedEndOfNumber=3]="UnexpectedEndOfNumber",e[e.InvalidUnicode=4]="Inv\
alidUnicode",e[e.InvalidEscapeCharacter=5]="InvalidEscapeCharacter",e[e.InvalidCharacter=6]="InvalidCharacter"})(Ci||(Ci={}));var Ii;(function(e){e[e.OpenBraceToken=
1]="OpenBraceToken",e[e.CloseBraceToken=2]="CloseBraceToken",e[e.OpenBracketToken=3]="OpenBracketToken",e[e.CloseBracketToken=4]="CloseBracketToken",e[e.CommaToken=
5]="CommaToken",e[e.ColonToken=6]="ColonToken",e[e.NullKeyword=7]="NullKeyword",e[e.TrueKeyword=8]="TrueKeyword",e[e.FalseKeyword=9]="FalseKeyword",e[e.StringLiteral=
10]="StringLiteral",e[e.NumericLiteral=11]="NumericLiteral",e[e.LineCommentTrivia=12]="LineCommentTrivia",e[e.BlockCommentTrivia=13]="BlockCommentTrivia",e[e.LineBreakTrivia=
14]="LineBreakTrivia",e[e.Trivia=15]="Trivia",e[e.Unknown=16]="Unknown",e[e.EOF=17]="EOF"})(Ii||(Ii={}));var Pt=Gd,Hd=Kd,ca=la,Mi;(function(e){e[e.InvalidSymbol=
1]="InvalidSymbol",e[e.InvalidNumberFormat=2]="InvalidNumberFormat",e[e.PropertyNameExpected=3]="PropertyNameExpected",e[e.ValueExpected=4]="ValueExpected",e[e.
ColonExpected=5]="ColonExpected",e[e.CommaExpected=6]="CommaExpected",e[e.CloseBraceExpected=7]="CloseBraceExpected",e[e.CloseBracketExpected=8]="CloseBracketEx\
pected",e[e.EndOfFileExpected=9]="EndOfFileExpected",e[e.InvalidCommentToken=10]="InvalidCommentToken",e[e.UnexpectedEndOfComment=11]="UnexpectedEndOfComment",e[e.
UnexpectedEndOfString=12]="UnexpectedEndOfString",e[e.UnexpectedEndOfNumber=13]="UnexpectedEndOfNumber",e[e.InvalidUnicode=14]="InvalidUnicode",e[e.InvalidEscapeCharacter=
15]="InvalidEscapeCharacter",e[e.InvalidCharacter=16]="InvalidCharacter"})(Mi||(Mi={}));function ze(e){switch(e){case 1:return"InvalidSymbol";case 2:return"Inva\
lidNumberFormat";case 3:return"PropertyNameExpected";case 4:return"ValueExpected";case 5:return"ColonExpected";case 6:return"CommaExpected";case 7:return"CloseB\
raceExpected";case 8:return"CloseBracketExpected";case 9:return"EndOfFileExpected";case 10:return"InvalidCommentToken";case 11:return"UnexpectedEndOfComment";case 12:
return"UnexpectedEndOfString";case 13:return"UnexpectedEndOfNumber";case 14:return"InvalidUnicode";case 15:return"InvalidEscapeCharacter";case 16:return"Invalid\
Character"}return"<unknown ParseErrorCode>"}import{yaml$c as Vd,yaml$e as pa,yaml$i as Li,yaml$l as Yd,yaml$n as Zd,yaml$p as Xd}from"./start.js";function ve(e,{
nesting:t,single:r=false,tags:a=false}){let o=new Xd,s=new Yd({version:"1.2",schema:"core",...a?{}:{resolveKnownTags:false},uniqueKeys:false,prettyErrors:false,
logLevel:"silent"}),i=[],n=false;for(let l of Qd(e,o,t)){if("reason"in l)return{ok:false,...l};if(l.type==="document"&&n&&r)return{ok:false,reason:"second-docum\
ent",offset:l.offset};n||=l.type==="document",i.push(...s.next(l))}return i.push(...s.end(true,e.length)),{ok:true,documents:i}}function*Qd(e,t,r){let a=0,o=false;
for(let s of new Zd().lex(e)){if(a+=o?0:ef[s]??0,o=s===tf,a<0)return yield{reason:"unbalanced",offset:t.offset};if(yield*t.next(s),t.stack.length>r&&rf(t)>r)return yield{
reason:"too-deep",offset:t.stack.at(-1)?.offset??0}}yield*t.end()}var ef={"[":1,"{":1,"]":-1,"}":-1},tf="",rf=e=>e.stack.filter(({type:t})=>t==="block-map"||t===
"block-seq"||t==="flow-collection").length;function Dt({items:e},t){let r=new Set,a=new Set;for(let o of e){let s=t(o.key);s!==void 0&&r.has(s)&&a.add(o),r.add(
s)}return a}var qe=e=>{if(!(!pa(e)||e.value===null))return typeof e.value=="string"?e.value:e.source??String(e.value)},Rt=e=>pa(e)&&e.value==="<<"&&e.type==="PL\
AIN";function Bt(e){let t=new Set,r,a=(o,s)=>(r={reason:o,offset:s?.range?.[0]??0},Li.BREAK);return Li(e,{Alias:(o,s)=>t.has(s.source)?void 0:a(`the anchor ${s.
source} does not exist`,s),Value:(o,s)=>{s.anchor&&t.add(s.anchor);let[i]=Vd(s)?Dt(s,af):[];return i&&a("duplicate key",i.key)}}),r}var af=e=>pa(e)&&e.value!=="\
<<"?e.value:void 0;import{core_text_globs$a as of}from"./start.js";import{core_text_utf8_cache$m as sf}from"./hook.js";function nf(e,t){let r=e.slice(0,t).split(
/\r?\n/);return[r.length,r.pop().length+1]}function lf(e,t,r){let a=e.split(/\r?\n/),o="",s=(Math.log10(t+1)|0)+1;for(let i=t-1;i<=t+1;i++){let n=a[i-1];n&&(o+=
i.toString().padEnd(s," "),o+=":  ",o+=n,o+=`
`,i===t&&(o+=" ".repeat(s+r+2),o+=`^
`))}return o}var x=class zi extends Error{line;column;codeblock;constructor(t,r){let[a,o]=nf(r.toml,r.ptr),s=lf(r.toml,a,o);super(`Invalid TOML document: ${t}

${s}`,r),this.line=a,this.column=o,this.codeblock=s}static x(t,r,a){throw new zi(t,{toml:r.s,ptr:a??r.p})}};function qi(e){let t=e.p,r=e.s.charCodeAt(e.p++),a=r,
o=r===39,s=r===e.s.charCodeAt(e.p)&&r===e.s.charCodeAt(e.p+1);s&&((r=e.s.charCodeAt(e.p+=2))===10?e.p++:r===13&&e.s.charCodeAt(e.p+1)===10&&(e.p+=2));let i="",n=e.
p,l=0;for(;e.p<e.s.length;e.p++)if(r=e.s.charCodeAt(e.p),s&&(r===10||r===13&&e.s.charCodeAt(e.p+1)===10))l=l&&3;else if(r<32&&r!==9||r===127)x.x("control charac\
ters are not allowed in strings",e);else if((!l||l===3)&&r===a&&(!s||e.s.charCodeAt(e.p+1)===a&&e.s.charCodeAt(e.p+2)===a)){if(s&&(e.s.charCodeAt(e.p+3)===a&&e.
p++,e.s.charCodeAt(e.p+3)===a&&e.p++),!l){let c=e.s.slice(n,e.p);i=i?i+c:c}return e.p+=s?3:1,i}else if(!l)!o&&r===92&&(i+=e.s.slice(n,n=e.p),l=1);else if(l===1)
if(r===120||r===117||r===85){let c=e.p++-1,p=0,m=r===120?2:r===117?4:8;for(let d=0;d<m;d++,e.p++){let f=e.s.charCodeAt(e.p),u=f>=48&&f<=57?f-48:f>=65&&f<=70?f-65+
10:f>=97&&f<=102?f-97+10:-1;u<0&&x.x("invalid non-hex character in unicode escape",e),p=p<<4|u}(p<0||p>1114111||p>=55296&&p<=57343)&&x.x("invalid unicode escape",
e,c),i+=String.fromCodePoint(p),n=e.p--,l=0}else s&&(r===32||r===9)?l=2:(r===98?i+="\b":r===116?i+="	":r===110?i+=`
`:r===102?i+="\f":r===114?i+="\r":r===101?i+="\x1B":r===34?i+='"':r===92?i+="\\":x.x("unrecognised escape sequence",e),n=e.p+1,l=0);else r!==32&&r!==9&&(l===2&&
x.x("invalid escape: only line-ending whitespace may be escaped",e,n),l=!o&&r===92?1:0,n=e.p);x.x("unfinished string",e,t)}var cf=/^(\d{4}-\d{2}-\d{2})?[Tt ]?(?:(\d{2}):\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|z|[-+]\d{2}:\d{2})?$/i,
pf=class Ge extends Date{#e=false;#t=false;#r=null;constructor(t,r,a){let o=true,s=true,i="Z",n;if(typeof t=="string")if(r)e:{if(r<3){if(+t.slice(11,13)>23){t="";
break e}r===2?(i=null,t+="Z"):(n=t.charCodeAt(t.length-1))!==90&&n!==122&&(i=t.slice(t.length-6)),a&&(t=t.slice(0,10)+"T"+t.slice(11))}else r===4&&(t=+t.slice(0,
2)>23?"":`0000-01-01T${t}Z`);o=r!==4,s=r!==3}else{let l=t.match(cf);l?(l[1]||(o=false,t=`0000-01-01T${t}`),s=!!l[2],s&&t[10]===" "&&(t=t.replace(" ","T")),l[2]&&
+l[2]>23?t="":(i=l[3]||null,!i&&s&&(t+="Z"))):t=""}super(t),isNaN(this.getTime())||(this.#e=o,this.#t=s,this.#r=i)}isDateTime(){return this.#e&&this.#t}isLocal(){
return!this.#e||!this.#t||!this.#r}isDate(){return this.#e&&!this.#t}isTime(){return this.#t&&!this.#e}isValid(){return this.#e||this.#t}toISOString(){let t=super.
toISOString();if(this.isDate())return t.slice(0,10);if(this.isTime())return t.slice(11,23);if(this.#r===null)return t.slice(0,-1);if(this.#r==="Z"||this.#r==="z")
return t;let r=+this.#r.slice(1,3)*60+ +this.#r.slice(4,6);return r=this.#r[0]==="-"?r:-r,new Date(this.getTime()-r*6e4).toISOString().slice(0,-1)+this.#r}static wrapAsOffsetDateTime(t,r="\
Z"){let a=new Ge(t);return a.#r=r,a}static wrapAsLocalDateTime(t){let r=new Ge(t);return r.#r=null,r}static wrapAsLocalDate(t){let r=new Ge(t);return r.#t=false,
r.#r=null,r}static wrapAsLocalTime(t){let r=new Ge(t);return r.#e=false,r.#r=null,r}};function I(e,t=10){return t===16?e>47&&e<58||e>64&&e<71||e>96&&e<103:e>47&&
e<48+t}function da(e,t){return e===32||e===9||e===10||e===13||t&&(e===t||e===44)||e===35}function ha(e,t){let r=e.p,a=e.s.charCodeAt(e.p);if(a===91||a===123){e.
d--||x.x("document contains excessively nested structures. aborting.",e);let o=a===91?hf(e):uf(e);return e.d++,o}return a===34||a===39?qi(e):a===116?((e.s.charCodeAt(
++e.p)!==114||e.s.charCodeAt(++e.p)!==117||e.s.charCodeAt(++e.p)!==101)&&x.x("invalid value",e,r),e.p++,true):a===102?((e.s.charCodeAt(++e.p)!==97||e.s.charCodeAt(
++e.p)!==108||e.s.charCodeAt(++e.p)!==115||e.s.charCodeAt(++e.p)!==101)&&x.x("invalid value",e,r),e.p++,false):a===43||a===45?Ut(e,e.p,e.s.charCodeAt(++e.p),44-
a,t):e.s.charCodeAt(e.p+4)===45&&e.s.charCodeAt(e.p+7)===45?mf(e,a,t):e.s.charCodeAt(e.p+2)===58?df(e,a,t):Ut(e,e.p,a,0,t)}function Ut(e,t,r,a,o){let s=r,i=0,n=false;
if(s===105)return(e.s.charCodeAt(++e.p)!==110||e.s.charCodeAt(++e.p)!==102)&&x.x("invalid value",e,t),e.p++,(a||1)/0;if(s===110)return(e.s.charCodeAt(++e.p)!==97||
e.s.charCodeAt(++e.p)!==110)&&x.x("invalid value",e,t),e.p++,NaN;if(s===48){if(++e.p>=e.s.length||da(s=e.s.charCodeAt(e.p),o))return e.bi===true?0n:0;if(!a){if(s===
120)return ma(e,t,16,o);if(s===98)return ma(e,t,2,o);if(s===111)return ma(e,t,8,o)}s===46?i=2:s===101||s===69?i=4:x.x("illegal leading zero",e,t)}else I(s)||x.x(
"invalid value",e,t);for(;++e.p<e.s.length&&(s=e.s.charCodeAt(e.p),!da(s,o));)i||(i=1),s===95?(i&1||x.x("illegal underscore",e),i+=11,n=true):i===1&&s===46?i=2:
(i===1||i===3)&&(s===101||s===69)?i=4:i===4&&(s===43||s===45)?i=6:I(s)?i>9?i-=11:i&1||i++:x.x("illegal character in numeric literal",e);if(!i){let c=(r-48)*(a||
1);return e.bi===true?BigInt(c):c}i&1||x.x("unfinished numeric value",e,t);let l=e.s.slice(t,e.p);return n&&(l=l.replaceAll("_","")),i>1?parseFloat(l):Wi(e,l,10,
t)}function ma(e,t,r,a){let o,s=1;for(;++e.p<e.s.length&&(o=e.s.charCodeAt(e.p),!da(o,a));)o===95?(s&1&&x.x("illegal underscore",e),s=3):I(o,r)?s&1&&s--:x.x("il\
legal character in numeric literal",e);s&1&&x.x("unfinished numeric value",e);let i=e.s.slice(t+2,e.p);return s&&(i=i.replaceAll("_","")),Wi(e,i,r,t)}function Wi(e,t,r,a){
if(e.bi!==true)e:{let o=parseInt(t,r);if(!Number.isSafeInteger(o)){if(e.bi)break e;x.x("integer value cannot be represented losslessly",e,a)}return o}return BigInt(
r===10?t:(r===2?"0b":r===8?"0o":"0x")+t)}function mf(e,t,r){let a=e.p++,o;if(!I(t)||!I(e.s.charCodeAt(e.p++))||!I(e.s.charCodeAt(e.p++))||!I(e.s.charCodeAt(e.p++)))
return Ut(e,e.p=a,t,0,r);if(e.p+=5,I(e.s.charCodeAt(e.p++))||x.x("invalid date-time: date part is malformed",e,a),e.p>=e.s.length||((t=e.s.charCodeAt(e.p))!==32||
(o=true,!I(e.s.charCodeAt(e.p+1))))&&t!==84&&t!==116){let i=e.s.slice(a,e.p);return Ke(e,i,3,false,a)}if(e.s.charCodeAt(e.p+=3)!==58&&x.x("invalid date-time: ti\
me part is malformed",e,a),e.s.charCodeAt(e.p+=3)===58&&(e.p+=3),e.s.charCodeAt(e.p)===46)for(;I(e.s.charCodeAt(++e.p)););if(t=e.s.charCodeAt(e.p)){if(t===90||t===
122){let i=e.s.slice(a,++e.p);return Ke(e,i,1,o,a,"[+00:00]")}if(t===43||t===45){let i=e.s.slice(a,e.p+=6);return Ke(e,i,1,o,a,!e.ld&&"["+e.s.slice(e.p-6,e.p)+"\
]")}}let s=e.s.slice(a,e.p);return Ke(e,s,2,o,a)}function df(e,t,r){let a=e.p;if(!I(t)||!I(e.s.charCodeAt(++e.p)))return Ut(e,--e.p,t,0,r);if(e.s.charCodeAt(e.p+=
4)===58&&(e.p+=3),e.s.charCodeAt(e.p)===46)for(;I(e.s.charCodeAt(++e.p)););let o=e.s.slice(a,e.p);return Ke(e,o,4,false,a)}function Ke(e,t,r,a,o,s){if(e.ld){let i=new pf(
t,r,a);return i.isValid()||x.x("invalid date",e,o),i}try{switch(s&&(t+=s),r){case 1:return Temporal.ZonedDateTime.from(t);case 2:return Temporal.PlainDateTime.from(
t);case 3:return Temporal.PlainDate.from(t);case 4:return Temporal.PlainTime.from(t)}}catch(i){x.x(i instanceof Error?i.message:""+i,e,o)}}function ff(e){for(;e.
p<e.s.length;e.p++){let t=e.s.charCodeAt(e.p);if(t===10)break;if(t===13&&e.s.charCodeAt(e.p+1)===10){e.p++;break}(t<32&&t!==9||t===127)&&x.x("control characters\
 are not allowed in comments",e)}}function G(e,t,r){let a;for(;e.p<e.s.length;){for(;e.p<e.s.length&&((a=e.s.charCodeAt(e.p))===32||a===9||!t&&(a===10||a===13&&
e.s.charCodeAt(e.p+1)===10));)e.p++;if(r||a!==35)break;ff(e)}}function fa(e,t=61){let r,a=0,o=[],s,i=e.s.charCodeAt(r=e.p);do{if(i===t)return a||x.x("unexpected\
 end of key",e),a===1&&o.push(e.s.slice(s,e.p)),e.p++,o;i===46?(a||x.x("illegal empty bare key",e),a===1&&o.push(e.s.slice(s,e.p)),a=0):!a&&(i===34||i===39)?(i===
e.s.charCodeAt(e.p+1)&&i===e.s.charCodeAt(e.p+2)&&x.x("illegal quoted key: multiline strings are not allowed",e),o.push(qi(e)),a=2,e.p--):i===32||i===9?a===1&&(o.
push(e.s.slice(s,e.p)),a=2):a===2||i<48&&i!==45||i>57&&i<65||i>90&&i<97&&i!==95||i>122?x.x("illegal character in key",e):a||(a=1,s=e.p)}while(i=e.s.charCodeAt(++e.
p));x.x("incomplete key-value: cannot find end of key",e,r)}function uf(e){let t=e.p++,r=Object.create(null),a=new Set,o;for(;e.p<e.s.length;){if(G(e),(o=e.s.charCodeAt(
e.p))===125)return e.p++,r;let s,i=r,n=false,l=e.p,c=fa(e);for(let m=0;m<c.length;m++){m&&(i=n?i[s]:i[s]=Object.create(null)),s=c[m],(n=Object.hasOwn(i,s))&&(typeof i[s]!=
"object"||a.has(i[s]))&&x.x("trying to redefine an already defined value",e,l);let d=s==="__proto__";if(e.uk&&(d||s==="constructor")){i=e.uk!==1&&x.x("document \
contains an unsafe property",e,l);break}!n&&d&&Object.defineProperty(i,s,{enumerable:true,configurable:true,writable:true})}n&&x.x("trying to redefine an alread\
y defined value",e,l),G(e,true,true);let p=ha(e,125);if(i&&typeof(i[s]=p)=="object"&&a.add(p),G(e),(o=e.s.charCodeAt(e.p++))===125)return r;o!==44&&x.x("expecte\
d comma or end of structure",e,e.p-1)}x.x("unfinished table",e,t)}function hf(e){let t=e.p++,r=[],a;for(;e.p<e.s.length;){if(G(e),(a=e.s.charCodeAt(e.p))===93)return e.
p++,r;if(r.push(ha(e,93)),G(e),(a=e.s.charCodeAt(e.p++))===93)return r;a!==44&&x.x("expected comma or end of structure",e,e.p-1)}x.x("unfinished array",e,t)}function Pi(e,t,r,a,o){
let s=r,i=a,n,l=false,c;for(let p=0;p<t.length;p++){if(p){if(s=l?s[n]:s[n]=Object.create(null),i=(c=i[n]).c,o===0&&(c.t===1||c.t===2))return null;if(c.t===2){let m=s.
length-1;s=s[m],i=i[m].c}}if(n=t[p],(l=Object.hasOwn(s,n))&&i[n]?.t===0&&i[n]?.d)return null;if(!l){let m=n==="__proto__";if(e.uk&&(m||n==="constructor"))return false;
m&&(Object.defineProperty(s,n,{enumerable:true,configurable:true,writable:true}),Object.defineProperty(i,n,{enumerable:true,configurable:true,writable:true})),i[n]=
{t:p<t.length-1&&o===2?3:o,d:false,i:0,c:Object.create(null)}}}if(c=i[n],c.t!==o&&!(o===1&&c.t===3)||(o===2&&(c.d||(c.d=true,s[n]=[]),s[n].push(s=Object.create(
null)),c.c[c.i++]=c={t:1,d:false,i:0,c:Object.create(null)}),c.d))return null;if(c.d=true,o===1)s=l?s[n]:s[n]=Object.create(null);else if(o===0&&l)return null;return[
n,s,c.c]}function Di(e,t,r){(t===null||e.uk===2)&&x.x(t===null?"trying to redefine an already defined table or value":"document contains an unsafe property",e,r)}
function Gi(e,t={}){let r={s:e,p:0,d:t.maxDepth??1e3,bi:t.integersAsBigInt??false,ld:t.useLegacyDate??true,uk:t.unsafeKeyBehaviour==="throw"?2:t.unsafeKeyBehaviour===
"drop"?1:0},a=Object.create(null),o=Object.create(null),s,i=false,n=a,l=o;for(e.charCodeAt(0)===65279&&r.p++,G(r);r.p<e.length;){if(e.charCodeAt(r.p)===91){let c=e.
charCodeAt(++r.p)===91;s=r.p+=+c,i=false;let p=fa(r,93);c&&(e.charCodeAt(r.p)!==93&&x.x("expected end of table array declaration",r),r.p++);let m=Pi(r,p,a,o,c?2:
1);m?(l=m[2],n=m[1]):(Di(r,m,s),i=true)}else{s=r.p;let c=fa(r),p=Pi(r,c,n,l,0);!p&&!i&&Di(r,p,s),G(r,true,true);let m=ha(r,void 0);p&&!i&&(p[1][p[0]]=m)}G(r,true),
r.p<e.length&&(s=e.charCodeAt(r.p))!==10&&(s!==13||e.charCodeAt(r.p+1)!==10)&&x.x("each key-value declaration must be followed by an end-of-line",r),G(r)}return a}
var DS=!!"".isWellFormed,Ki=100,ga=(e,t,r)=>{if(!t)return;let a=_a(e);if(!a)return;let o=yf[a],[s]=o,i=ua(a,r);if(i===void 0||!s?.(i))return;let n=ua(a,t),l=(n===
void 0?void 0:o.find(p=>!p(n)))?.(i);if(!l)return;let c=`line ${l.line}, column ${l.column}`;return{name:"CONFIG_BROKEN",message:`${e} was valid before and woul\
d no longer parse: ${l.reason} at ${c} of the result. Correct the new text.`}},We=e=>t=>{try{return e(t)}catch(r){if(r instanceof RangeError)return{reason:"it i\
s nested too deeply",line:1,column:1};throw r}},Ji=e=>{try{JSON.parse(e);return}catch(t){if(!(t instanceof SyntaxError))throw t;return Hi(e,{disallowComments:true,
allowTrailingComma:false})??{reason:t.message,line:1,column:1}}},Ri=e=>Hi(e,{disallowComments:false,allowTrailingComma:true}),Hi=(e,t)=>{let r=[];Pt(e,r,t);let[
a]=r;return a&&{reason:wf(ze(a.error)),...Vi(e,a.offset)}},gf=e=>{let t=(a,o)=>({reason:a,...Vi(e,o)}),r=ve(e,{nesting:Ki,tags:true});if(!r.ok)return t(r.reason===
"unbalanced"?"unbalanced brackets":"it is nested too deeply",r.offset);for(let a of r.documents){let[o]=a.errors;if(o)return t(o.message,o.pos[0]);let s=Bt(a);if(s)
return t(s.reason,s.offset)}},_f=e=>{try{Gi(e);return}catch(t){if(!(t instanceof x))throw t;return{reason:t.message.split(`
`)[0]??"it is not valid TOML",line:t.line,column:t.column}}},yf={json:[We(Ji),We(Ri)],jsonc:[We(Ri)],toml:[We(_f)],yaml:[We(gf)]},Vi=(e,t)=>{let r=e.slice(0,t).
split(`
`);return{line:r.length,column:(r.at(-1)?.length??0)+1}},wf=e=>e.replace(/(?<=[a-z])[A-Z]/g,t=>` ${t.toLowerCase()}`).toLowerCase(),bf={json:8*2**20,jsonc:8*2**
20,toml:2**20,yaml:2**19},_a=e=>{if($f.test(e))return"jsonc";let t=e.slice(e.lastIndexOf("/")+1).toLowerCase();if(/\.toml$|^(cargo|poetry|uv|pdm)\.lock$|^pipfile$/.
test(t))return"toml";if(/\.ya?ml$|^\.clang-format$|^pubspec\.lock$/.test(t))return"yaml";if(/\.(json|webmanifest|geojson|importmap)$|^(composer|pipfile|flake|deno)\.lock$/.
test(t))return"json"},$f=/(^|\/)((ts|js)config[^/]*\.json|\.(vscode|devcontainer)\/[^/]+\.json|\.?devcontainer\.json|\.(eslintrc|babelrc|swcrc|jshintrc)(\.json)?|(biome|deno|turbo|tslint|api-extractor|rush|nx|wrangler)\.json|bun\.lock)$|\.(jsonc|code-workspace)$/i,
ua=(e,t)=>t.length>bf[e]?void 0:sf(t),vf=async(e,t)=>{let r=[],a=[];for(let[o,s]of Object.entries(e)){let i=of(o),n=await kf(await t(s));typeof i=="string"?r.push(
Fi(`schemas: ${i}`)):typeof n=="string"?r.push(Fi(`schemas: ${JSON.stringify(s)} ${n}.`)):a.push({matches:l=>i.some(({matches:c})=>c(l)),validate:n})}return r.length>
0?{ok:false,problems:r}:{ok:true,check:(o,s,i)=>{for(let{validate:n}of a.filter(l=>l.matches(o))){let l=Sf({path:o,before:s,after:i,validate:n});if(l)return l}}}},
kf=async e=>{if(e===void 0)return"is not in the repository";let{Ajv:t}=await(e.includes("2020-12")?import("./ajv.js").then(({Ajv2020:r})=>({Ajv:r})):import("./ajv-2.js"));
try{let r=new t({strict:false,validateFormats:false,logger:false,code:{optimize:false}}).compile(JSON.parse(e));return a=>xf(()=>r(a)?void 0:Of(r.errors?.[0]))}catch(r){
if(r instanceof Error)return`is not a usable JSON Schema (${r.message})`;throw r}},xf=e=>{try{return e()}catch(t){if(t instanceof RangeError)return"it is nested\
 too deeply";throw t}},Of=e=>`${e?.instancePath||"the whole"} ${e?.message??"is not valid"}`,Sf=e=>{let t=_a(e.path);if(!t)return;let r=Ui(t,e.after),a=r?e.validate(
r.value):`it cannot be read as ${t.toUpperCase()}`;if(a===void 0)return;let o=e.before&&Ui(t,e.before);return e.before&&(!o||e.validate(o.value)!==void 0)?void 0:
{name:"CONFIG_BROKEN",message:`${e.path} would not satisfy its schema: ${a}. Correct the new text.`}},Af={json:e=>Ji(e)?Bi(e):JSON.parse(e),jsonc:e=>Bi(e),toml:Gi,
yaml:e=>{let t=ve(e,{nesting:Ki,single:true,tags:true}),[r]=t.ok?t.documents:[];if(!r||r.errors.length>0||Bt(r))throw new SyntaxError("it does not parse");return r.
toJS()}},Bi=e=>{let t=[],r=Pt(e,t,{allowTrailingComma:true});if(t.length>0)throw new SyntaxError("it does not parse");return r},Ui=(e,t)=>{let r=ua(e,t);if(r!==
void 0)try{return{value:Af[e](r)}}catch(a){if(a instanceof Error)return;throw a}},Fi=e=>({name:"POLICY_INVALID",message:e});import{core_text_line_ending$a as Yi}from"./start.js";
import{core_text_group_by$a as Ef}from"./start.js";import{core_text_utf8_cache$a as jf}from"./hook.js";import{core_text_splice$f as Tf}from"./hook.js";var Nf=[/secret_?access_?key|private_key|private key|putty-user-key-file|age-secret-key-1|client-key-data|accountkey=|sharedaccesskey=|privatekey[ \t]{0,9}=|npm_|x-oauth-basic@|xox[bpaor]-|xapp-|hooks\.slack\.com|sg\.\w|shp(?:pa|ca|at|ss)_|t3blbkfj|sk-ant-|lin_api_|gh[pousr]_|github_pat_|ops_ey|glpat-|gl(?:c|sa)_\w|gsk_\w|hf_\w|ntn_\d|hv[sbr]\.\w|vc[piark]_\w|dapi[\da-f]{8}|dckr_pat_|figd_/,
/(?:aws|amazon|s3)[\w.-]{0,40}(?:secret|session)|"kty"|_authtoken=|:\/\/[-\w]{1,256}:[-\w]{1,256}@|(?:mongodb|mysql|postgres)\w{0,4}(?:\+srv)?:\/\//],Cf=[/A(?:Iza|BSK|TBB|TATT3|ZDO|KCp)|GOCSPX-|t(?:wilio|fp_)|T(?:wilio|WILIO)|ya29\.|d(?:o[opr]_v1_|p\.(?:pt|st|ct|sa|scim|audit)\.(?:[\w-]{1,40}\.)?|ose[\da-f]{32}|iscord|t0[a-z]\d{2}\.[A-Z\d]{24}\.)|HRKU-|v1\.0-|f(?:m[12][ar]?_|io-u-)|nfp_|s(?:bp_|b_secret_|q[upa]_|ntry[su]_|k_live_|q0(?:atp|csp|idp)-|hippo_live_|k-or-v1-|k-(?:proj|svcacct|admin)-|k\.eyJ|l\.[\w.-]{130})|p(?:scale_(?:tkn|pw|oauth)_|ul-|n[ub]_|ypi-Ag|plx-|csk_|at[A-Za-z\d]{14}\.)|a(?:tlasv1\.|ccess_token\$production\$[\da-z]{16}\$|ccess-production-)|gl(?:ptt|dt|rtr?|cbt|soat|ft|agent|imt|oas|ffct)-|bk(?:ua|aj|ct)_|C(?:CI(?:PAT|PRJ)_|LOJARS_|FPAT-)|r(?:ubygems_|k_live_|8_)|oy2[a-z\d]{43}|cio[A-Za-z\d]{32}|whsec_|FLWSECK-|D(?:iscord|ISCORD)|key-[\da-f]{32}|x(?:keysib-|ai-)|lsv2_(?:pt|sk)_|NR(?:AK|AL|II)-|PMAK-|EAA[ABC]/,
/\dQ~|\d:AA|-us\d/],K=e=>{let t=e.toLowerCase();return Nf.some(r=>r.test(t))||Cf.some(r=>r.test(e))},Je=async(e,t)=>{if(!K(t))return[];let r=(await Df(e,t)).map(
({ruleId:i,messageId:n,loc:l,range:c})=>({rule:`${i.replace(/^@secretlint\/secretlint-rule-/,"")}/${n}`,line:l.start.line,column:l.start.column+1,range:c})),{foundBy:a,
OWN_RULES:o}=await import("./core-policy-secret-rules.js"),s=o.flatMap(i=>a(i,t));return[...r,...If(s,r)]};function If(e,t){let r=t.toSorted(({range:[s]},{range:[
i]})=>s-i),[a,o]=[0,0];return e.toSorted(({range:[s]},{range:[i]})=>s-i).filter(({range:[s,i]})=>{for(;a<r.length&&r[a].range[0]<=s;a++)o=Math.max(o,r[a].range[1]);
return i>o})}var ya=async(e,t,{before:r="",firstLine:a=1,isCleanPath:o=false}={})=>{let[s]=o?[]:await Je("",e);if(s)return Xi(`The path contains a credential (r\
ule ${s.rule})`);let i=await Je(e,t),n=Yi(r),l=i.find(({range:p})=>!n.includes(Yi(t.slice(...p))));if(!l)return;let c=`line ${a-1+l.line}, column ${l.column}`;return Xi(
`The new text for ${e} contains a credential at ${c} (rule ${l.rule})`)};async function Mf(e){let t=(await Je("",e)).map(({range:i})=>i),r=([,i])=>!/^[\w-]/.test(
e.slice(i,i+1)),a=t.filter(i=>r(i)||/\d/.test(e.slice(...i))),o=Array.from(e.matchAll(rn)).flatMap(({0:i,index:n})=>Lf(i)?[[n,n+i.length]]:[]),s=0;return[...a,...o].
sort(([i],[n])=>i-n).flatMap(([i,n])=>{let l=Math.max(i,s);return s=Math.max(s,n),l<n?[[l,n]]:[]})}var Lf=e=>e.length>=20&&/\d/.test(e)&&/[a-z]/.test(e.slice(8))&&
/[A-Z]/.test(e.slice(8)),tn=async e=>{let t=(await Je("",e)).map(({range:o})=>o),r=[],a=0;for(let[o,s]of t.toSorted(([i],[n])=>i-n))r.push(e.slice(a,Math.max(o,
a)),Zi(e.slice(Math.max(o,a),s))),a=Math.max(a,s);return(r.join("")+e.slice(a)).replace(Pf,Zi)},Zi=e=>e.replace(/[^\r\n]/g,"*"),rn=/\bgh[pousr]_[A-Za-z\d]{6,}|gh[pousr]_[A-Za-z\d]{16,}|github_pat_\w{6,}|xox[bpaor]-[A-Za-z\d-]{6,}|sk-ant-[\w-]{6,}|npm_[A-Za-z\d]{16,}|lin_api_[A-Za-z\d]{6,}|glpat-[\w-]{6,}|glsa_[A-Za-z\d]{6,}|dckr_pat_[\w-]{6,}|figd_[\w-]{6,}|hvs\.[\w-]{16,}|gsk_[A-Za-z\d]{16,}/g,
Pf=new RegExp(`(?:${rn.source})(?=["'\`]?(?:\u2026|\\.\\.\\.)|$)`,"g"),Df=async(e,t)=>{let[r,{creator:a},{secretLintProfiler:o}]=await Promise.all([import("./secretlint-core.js"),
import("./secretlint-secretlint-rule-preset-recommend.js"),import("./secretlint-profiler-2.js")]);o.mark=()=>{};let s=a.rules.filter(({meta:n})=>n.id!=="@secret\
lint/secretlint-rule-filter-comments").map(n=>({id:n.meta.id,rule:n})),{messages:i}=await r.lintSource({source:{filePath:e,content:t,ext:e.endsWith(".json")?".j\
son":".txt",contentType:"text"},options:{config:{rules:s},noPhysicFilePath:true}});return i},Xi=e=>({name:"SECRET_DETECTED",message:`${e}. Remove it and load it\
 from the environment or a secret store.`}),j=async e=>Rf(e)?await Uf(e):e;function Rf(e){let t="",r=a=>{if(typeof a!="string")return typeof a=="object"&&a!==null&&
!ArrayBuffer.isView(a)&&Object.values(a).some(r);if(t+=`${a}
`,t.length<Bf)return false;let o=K(t);return t="",o};return r(e)||K(t)}var Bf=65536,Uf=async e=>typeof e=="string"?tn(e):typeof e!="object"||e===null?e:Array.isArray(
e)?Ff(e):zf(e),Ff=async e=>{if(e.every(r=>typeof r=="string"))return wa(e);let t=[];for(let r of e)t.push(await j(r));return t.some((r,a)=>r!==e[a])?t:e},zf=async e=>{
let t={},{before:r,after:a}=e,o=Qi(r)&&Qi(a)?await qf(r,a):{};for(let[s,i]of Object.entries({...e,...o})){let n=s in o?i:await j(i);n!==e[s]&&(t[s]=n)}return Object.
keys(t).length>0?{...e,...t}:e},Qi=e=>typeof e=="object"&&e!==null&&!Array.isArray(e)&&!ArrayBuffer.isView(e),qf=async(e,t)=>{let[r,a]=[{...e},{...t}];for(let o of new Set(
[...Object.keys(r),...Object.keys(a)])){let[s=[],i=[]]=[r[o],a[o]].map(c=>typeof c=="string"?c.split(`
`):[]),n=[...s.map(c=>`-${c}`),...i.map(c=>`+${c}`)],l=(await wa(n)).map(c=>c.slice(1));typeof r[o]=="string"?r[o]=l.slice(0,s.length).join(`
`):r[o]!==void 0&&(r[o]=await j(r[o])),typeof a[o]=="string"?a[o]=l.slice(s.length).join(`
`):a[o]!==void 0&&(a[o]=await j(a[o]))}return{before:r,after:a}},wa=async e=>{let t=[{places:e.map((i,n)=>n),from:0},...Wf.map(i=>Gf(e,i))],r=[];for(let i of t)
r.push(...await Kf(e,i));if(r.length===0)return e;let a=new Map;for(let{secret:i}of r)a.has(i)||a.set(i,a.size+1);let o=i=>a.size>1?`[${a.get(i)} masked: differ\
s]`:"[masked]",s=Ef(r,({at:i})=>i);return e.map((i,n)=>Hf(i,s.get(n)??[],o))},Wf=[" -"," +"],Gf=(e,t)=>({places:e.flatMap((r,a)=>r!==""&&t.includes(r.charAt(0))?
[a]:[]),from:1});async function Kf(e,{places:t,from:r}){let a=t.map(i=>(e[i]??"").slice(r)),o=a.join(`
`),s=K(o)?await Mf(o):[];return Jf(s,a).map(({range:i,at:n,start:l,end:c})=>({at:t[n]??0,start:l+r,end:c+r,secret:o.slice(...i)}))}function Jf(e,t){let r=[],[a,
o]=[0,0];for(let s of e){let[i,n]=s;for(;a<t.length;o+=t[a].length+1,a++){let[l,c]=[Math.max(0,i-o),Math.min(t[a].length,n-o)];if(l<c&&r.push({at:a,start:l,end:c,
range:s}),n-o<=t[a].length)break}}return r}function Hf(e,t,r){let[a,o]=["",0];for(let{start:s,end:i,secret:n}of t.toSorted((l,c)=>l.start-c.start||c.end-l.end)){
let l=Math.max(s,o);if(i<=l)continue;let c=i-l;a+=e.slice(o,l)+r(n).slice(0,c).padEnd(c,"*"),o=i}return a+e.slice(o)}var en=8*1024,Vf=4*2**20,He=(e,{path:t,before:r=Yf,
after:a})=>{let[o]=a?Tf(r,a,1):[];if(!a||!o)return;let s=a.subarray(0,Math.max(0,o.start-en)).lastIndexOf(Zf)+1,i=(c,p)=>Xf(c.subarray(s,Math.min(p+en,s+Vf))),n=i(
a,o.start+o.replacement.length);if(!K(n))return e.secrets(t,"");let l=jf(a.subarray(0,s))+1;return e.secrets(t,n,{before:i(r,o.end),firstLine:l})},Yf=Buffer.alloc(
0),Zf=10,Xf=e=>e.toString("latin1").replaceAll("\0","");import{core_text_glob_2$c as an,core_text_glob_2$d as Qf}from"./start.js";var eu=[{kind:"workflows and s\
ettings of the repository",reason:"The forge runs them on a push, with the repository\u2019s secrets, or follows them as settings.",patterns:"/.github/ /.gitlab\
/ /.gitea/ /.forgejo/"},{kind:"continuous integration",reason:"A service runs them on a push, with its secrets.",patterns:`.gitlab-ci.yml .gitlab-ci.yaml .circl\
eci/ Jenkinsfile Jenkinsfile.* *.jenkinsfile .buildkite/
      .drone.yml .drone.yaml .drone.star .woodpecker/ .woodpecker.yml .woodpecker.yaml azure-pipelines.yml
      azure-pipelines.yaml .azure-pipelines/ .azure-pipelines.yml .azure-pipelines.yaml .azuredevops/ bitbucket-pipelines.yml bitbucket-pipelines.yaml
      .travis.yml .travis.yaml appveyor.yml appveyor.yaml .appveyor.yml .cirrus.yml .cirrus.star .build.yml .builds/
      .semaphore/ .teamcity/ .tekton/ .harness/ .gocd.yaml codefresh.yml cloudbuild.yml cloudbuild.yaml buildspec.yml
      buildspec.yaml wercker.yml .prow.yaml .zuul.yaml .zuul.d/ .onedev-buildspec.yml .sourcehut/ .screwdriver.yaml
      screwdriver.yaml bitrise.yml codemagic.yaml .xcode-cloud/ ci_scripts/ .packit.yaml .packit.yml circle.yml
      .taskcluster.yml garnix.yaml .evergreen.yml evergreen.yml .vela.yml .vela.yaml .agola/ .bazelci/ .kokoro/
      .ci-operator.yaml .jenkins/ .yamato/ .space.kts .dagger/ dagger.json .pipelines/ .ado/ .actrc`},{kind:"deployment",reason:"A host builds, serves and redir\
ects by them on a push, with its secrets.",patterns:`netlify.toml vercel.json now.json .readthedocs.yaml .readthedocs.yml readthedocs.yml render.yaml
      fly.toml firebase.json wrangler.toml wrangler.json wrangler.jsonc railway.json railway.toml amplify.yml
      staticwebapp.config.json heroku.yml Procfile .platform.app.yaml .platform/ .upsun/ apprunner.yaml .do/
      nixpacks.toml zeabur.json _redirects _headers .firebaserc .vercel/ .ebextensions/ .elasticbeanstalk/
      Dockerrun.aws.json captain-definition scalingo.json .kamal/ .argocd-source.yaml .argocd-source-*.yaml
      atlantis.yaml .spacelift/ digger.yml .terrateam/ fleet.yaml project.toml Aptfile CNAME .sops.yaml`},{kind:"robots of the forge",reason:"A robot with write\
 access, or one that reviews, does what they say.",patterns:`renovate.json renovate.jsonc renovate.json5 .renovaterc .renovaterc.json .renovaterc.json5 .mergify\
.yml
      .mergify/ .coderabbit.yaml .coderabbit.yml .pr_agent.toml .sourcery.yaml .codeclimate.yml .deepsource.toml
      greptile.json .greptile/ .ellipsis.yaml ellipsis.yaml .korbit-ai.yaml .bito.yaml qodo.toml .codecov.yml
      codecov.yml .codecov.yaml codecov.yaml .kodiak.toml bors.toml .policy.yml .pullapprove.yml .allstar/ .asf.yaml
      .snyk .dependabot/ .pyup.yml .whitesource dangerfile.js dangerfile.ts Dangerfile .gitstream/ .gitstream.cm
      .bulldozer.yml .releaserc .releaserc.* release.config.* release-please-config.json .release-please-manifest.json
      .changeset/config.json .imgbotconfig .allcontributorsrc .gitleaks.toml .gitleaksignore .secretlintrc
      .secretlintrc.* .secretlintignore .gitguardian.yml .gitguardian.yaml .talismanrc .secrets.baseline .trivyignore
      .trivyignore.yaml trivy.yaml .checkov.yml .checkov.yaml .semgrepignore .semgrep.yml .semgrep/ .bandit .hound.yml
      .codacy.yml .codacy.yaml .qlty/ sonar-project.properties .sonarcloud.properties .fossa.yml socket.yml
      osv-scanner.toml .nancy-ignore .safety-policy.yml .zap/ .arcconfig .arclint`},{kind:"code owners",reason:"They decide whose review a change needs.",patterns:"\
CODEOWNERS OWNERS OWNERS_ALIASES"},{kind:"instructions to agents",reason:"An agent that opens the folder follows them, or starts the servers and hooks that they\
 name.",patterns:`AGENTS.md AGENTS.override.md AGENT.md CLAUDE.md CLAUDE.local.md GEMINI.md QWEN.md CRUSH.md WARP.md
      OPENCODE.md .claude/ .claude.json .claude-plugin/ .codex/ .gemini/ .geminiignore .qwen/ .opencode/ opencode.json
      opencode.jsonc .cursor/ .cursorrules .cursorignore .windsurf/ .windsurfrules .codeium/ .agents/ .agent/
      .aider.conf.yml .aiderignore .amazonq/ .augment/ .augment-guidelines .cline/ .clinerules .continue/
      .continuerules .copilot/ .crush/ .crush.json crush.json .factory/ .goose/ .goosehints .junie/ .kilocode/
      .kilocodemodes .kiro/ .openhands/ .pi/ .roo/ .roomodes .roorules .rules .ruler/ .rulesync/ .tabnine/ .trae/
      .warp/ .zencoder/ .devin/ .serena/ .mcp.json mcp.json .llm/ .aiignore .aiexclude .cursorindexingignore
      .codeiumignore .rooignore .clineignore .kilocodeignore .aider.model.settings.yml .aider.model.metadata.json
      replit.md .bolt/ .amp/ .iflow/ IFLOW.md .codebuddy/ CODEBUDDY.md .lingma/ .vibe/ .qodo/ sweep.yaml .gptme.toml
      gptme.toml forge.yaml .plandex/ .letta/ .taskmaster/ .specify/ .bmad-core/ SKILL.md .sourcegraph/ .firebender/
      firebender.json .openhands_instructions codex.md gemini-extension.json qwen-extension.json`},{kind:"editors and their containers",reason:"An editor runs t\
heir tasks, servers and settings when the folder is opened.",patterns:`.vscode/ *.code-workspace .devcontainer/ .devcontainer.json .idea/ .zed/ .fleet/ .idx/ .g\
itpod.yml
      .gitpod.Dockerfile .gitpod/ .ona/ .codesandbox/ .stackblitzrc .replit replit.nix .exrc .vimrc .gvimrc .nvimrc
      .nvim.lua .lvimrc .nvim/ .vim/ .vimspector.json .vscode-test.mjs coc-settings.json .neoconf.json .lazy.lua
      .dir-locals.el .dir-locals-2.el .helix/ *.sublime-project *.sublime-workspace .nova/ .theia/ .vs/ .eclipse/
      devfile.yaml .devfile.yaml .kak/ .kakrc .lapce/ .lite_project.lua .kateproject .kdev4/ *.kdev4 nbproject/
      .project .cproject .classpath .factorypath .settings/ .externalToolBuilders/ .run/ .metals/ .bloop/
      .ycm_extra_conf.py .tern-project rust-analyzer.toml .rust-analyzer.toml .luarc.json .luarc.jsonc .solargraph.yml
      .clangd .ddev/ .lando.yml .okteto/`},{kind:"start-up files of interpreters and debuggers",reason:"A program that starts in the folder runs them.",patterns:`\
.Rprofile .Renviron .gdbinit .gdbearlyinit .lldbinit .irbrc .pryrc .iex.exs .ghci .haskeline .pythonrc
      .pythonrc.py .pythonstartup sitecustomize.py usercustomize.py .pdbrc .pdbrc.py .ipython/ .jupyter/ .psqlrc
      .sqliterc .mycli.ini .byebugrc .rdbgrc .rdbgrc.rb .erlang .ocamlinit .utoprc .sbclrc .clisprc .guile .scalarc
      .ammonite/ .jshellrc .perldb .octaverc .wgetrc .curlrc .screenrc .tmux.conf .tmuxinator.yml .zellij/ .sbtrc
      .jlinkrc ipython_config.py jupyter_notebook_config.py jupyter_server_config.py jupyter_lab_config.py startup.m
      startup.jl .juliarc.jl .gnuplot .ctags .ctags.d/ .radare2rc .mongorc.js .mongoshrc.js .duckdbrc .cqlshrc .byobu/`},{kind:"git\u2019s settings",reason:"Git\
 runs the filters, and follows the addresses, that they name.",patterns:`.gitattributes .gitmodules .gitconfig .lfsconfig .jj/ .hgrc .hg/hgrc .gitreview .git-cr\
ypt/
      .fossil-settings/ .p4config`},{kind:"package managers\u2019 settings",reason:"They decide from where, and with which scripts, packages are installed.",patterns:`\
.npmrc .yarnrc .yarnrc.yml .yarn/releases/ .yarn/plugins/ .pnpmfile.cjs .pnpmfile.mjs .pnpmfile.js
      pnpmfile.js pnpm-workspace.yaml bunfig.toml .bunfig.toml pip.conf pip.ini .pypirc .condarc uv.toml poetry.toml
      .cargo/config.toml .cargo/config .cargo/credentials.toml .cargo/credentials rust-toolchain rust-toolchain.toml
      .gemrc .bundle/config nuget.config .mvn/ gradle/wrapper/ .netrc _netrc .pixi/config.toml .sbtopts .jvmopts
      .bazelrc .bazelversion .bazeliskrc .buckconfig vcpkg-configuration.json .buckconfig.local user.bazelrc
      /tools/bazel .bowerrc .ncurc .ncurc.* .mambarc pdm.toml .pdm.toml .swiftpm/ .luarocks/ gradle.properties
      gradle-daemon-jvm.properties init.gradle init.gradle.kts ivysettings.xml .config/dotnet-tools.json
      cabal.project.local /auth.json .terraformrc terraform.rc .tflint.hcl`},{kind:"lock files",reason:"They decide which bytes of a dependency are installed.",
patterns:`package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock bun.lockb deno.lock Cargo.lock
      composer.lock symfony.lock Gemfile.lock gems.locked poetry.lock Pipfile.lock uv.lock pdm.lock pylock.toml
      pixi.lock conda-lock.yml go.sum go.work.sum flake.lock mix.lock rebar.lock pubspec.lock packages.lock.json
      paket.lock gradle.lockfile Podfile.lock Cartfile.resolved Package.resolved MODULE.bazel.lock stack.yaml.lock
      cabal.project.freeze Chart.lock devbox.lock mise.lock .terraform.lock.hcl`},{kind:"shell profiles and managers of tools",reason:"A shell runs them, or ins\
talls and runs what they name, when it enters the folder or starts in it.",patterns:`.bashrc .bash_profile .bash_login .bash_logout .bash_aliases .profile .zshr\
c .zshenv .zprofile .zlogin
      .zlogout .kshrc .cshrc .tcshrc .login .inputrc .envrc .env.mise mise.toml .mise.toml mise.*.toml .mise.*.toml
      .mise/ mise/config.toml .config/mise/ .config/mise.toml .config/fish/ .config/direnv/ .tool-versions .rtx.toml
      .asdfrc .flox/ devbox.json .devenv/ devenv.nix devenv.yaml devshell.toml shell.nix flake.nix .hermit/
      bin/.hermit.bin .autoenv .xonshrc config.nu .nu/ profile.ps1 Microsoft.PowerShell_profile.ps1 .direnvrc .envrc.*
      .autoenv.zsh .autoenv_leave.zsh .shadowenv.d/ .smartcd_enter .smartcd_leave .mkshrc .yashrc rc.elv config.fish
      env.nu .p10k.zsh .oh-my-zsh/ starship.toml Microsoft.VSCode_profile.ps1 aqua.yaml aqua.yml .aqua/ .pkgx.yaml
      pkgx.yaml .moon/ .xinitrc .xsession .xsessionrc .xprofile .pam_environment .config/autostart/ .config/systemd/
      .config/environment.d/`},{kind:"versions of tools",reason:"A manager of tools installs and runs what they name, when it enters the folder or a build begin\
s.",patterns:`.nvmrc .node-version .bun-version .dvmrc .deno-version .python-version .python-versions .ruby-version
      .ruby-gemset .rvmrc .rbenv-vars .java-version .sdkmanrc .jabbarc .go-version .php-version .perl-version
      .lua-version .swift-version .crystal-version .terraform-version .opentofu-version .terragrunt-version
      .packer-version .helmfile-version .fvmrc .fvm/ .puro.json .xcode-version .prototools .vfox.toml /global.json
      rokit.toml aftman.toml foreman.toml`},{kind:"connections and their keys",reason:"A program that connects trusts the keys and hosts, and runs the commands,\
 that they name.",patterns:`.ssh/ authorized_keys known_hosts ssh_config sshd_config .gnupg/ .aws/ .azure/ .config/gcloud/ .kube/
      kubeconfig .docker/config.json .boto .s3cfg .pgpass .my.cnf .mylogin.cnf .git-credentials .vault-token
      ansible.cfg .ansible.cfg .chef/ .ldaprc .mailrc .msmtprc`},{kind:"git hooks",reason:"Git, or a manager of hooks, runs them on commit and push.",patterns:`\
.husky/ .huskyrc .huskyrc.* .githooks/ .git-hooks/ /hooks/ lefthook.yml lefthook.yaml lefthook.toml
      lefthook.json .lefthook.yml .lefthook.yaml .lefthook.toml .lefthook.json lefthook-local.* .lefthook-local.*
      .lefthook/ .pre-commit-config.yaml .pre-commit-config.yml .pre-commit-hooks.yaml prek.toml .overcommit.yml
      captainhook.json .captainhook.json .simple-git-hooks.* simple-git-hooks.* .lintstagedrc .lintstagedrc.*
      lint-staged.config.* grumphp.yml .rusty-hook.toml .cargo-husky/ .hk/ hk.pkl /githooks/ .commitlintrc
      .commitlintrc.* commitlint.config.* .czrc .cz.json .cz-config.js cog.toml .nano-staged.* nano-staged.*
      .lefthookrc`},{kind:"short names of Windows, which may mean any of these",reason:"Windows may open another protected file by them.",patterns:"*~[0-9] *~[0\
-9].*"}],Ve=e=>{let t=an(e).split("/");return t.map((r,a)=>tu.get(r)??(a<t.length-1?ru.get(r):void 0)).find(r=>r!==void 0)??au.find(({glob:r})=>r.matches(e))?.kind},
on=e=>{let t=Qf(e,{fold:true});if(typeof t=="string")throw new TypeError(`the pattern ${e} ${t}`);return t},sn=eu.flatMap(({kind:e,patterns:t})=>t.split(/\s+/).
map(r=>({kind:e,pattern:r}))),nn=e=>new Map(sn.filter(({pattern:t})=>e.test(t)).map(({kind:t,pattern:r})=>[an(r.replace("/","")),t])),tu=nn(/^[^/*[]+$/),ru=nn(/^[^/*[]+\/$/),
au=sn.filter(({pattern:e})=>!/^[^/*[]+\/?$/.test(e)).map(({kind:e,pattern:t})=>({kind:e,glob:on(t.replace(/^(?!\/)/,"**/"))}));import{core_text_known_words$a as ou}from"./start.js";
import{core_text_search_text$c as su}from"./start.js";import{core_tools_notebook_edit$b as iu,core_tools_notebook_edit$f as nu}from"./start.js";import{core_tools_permission$c as mn}from"./start.js";
import{core_text_unusual$a as ln,core_text_unusual$d as lu}from"./start.js";import{core_text_globs$a as dn}from"./start.js";import{core_text_utf8_cache$n as cu}from"./hook.js";
var ke=e=>"confirm"in e.input&&e.input.confirm===true,cn={allow:0,ask:1,deny:2},Ye=(e,t)=>cn[e.behavior]-cn[t.behavior],va=(e={})=>{let t=e.file??pu,r=Ft(dn(t.secrets.
allow)),a=mu(t,e),o=new Set;return{file:t,limits:e.limits??{},checkOnly:t.mode==="plan",deniesReads:fn(t.rules.deny).some(s=>Ft(Lt(s)).name===nu.name),decide:a,
command:ia(t.rules),settle:(s,{step:i})=>un(s,{step:i,file:t,grants:e.grants??[]}),path:(s,i,...n)=>_n(a(s,i,...n),s,i.tool),secrets:(s,i,n)=>{if(!t.secrets.enabled||
r.some(c=>c.matches(s)))return;let l=o.has(s)||!K(s);if(l&&o.add(s),!(l&&!K(i)))return ya(s,i,{...n,isCleanPath:l}).then(c=>(c||o.add(s),c))},characters:(s,i)=>uu(
t,e,{change:s,step:i}),configuration:(s,i,n)=>ga(s,i,n)??e.settings?.(s,i,n)}},pu={version:1,mode:"default",portable:false,rules:{deny:[],ask:[],allow:[]},limits:{},
secrets:{enabled:true,allow:[]},schemas:{},reminders:{},guidance:["AGENTS.md"],verify:[],submodules:{unchecked:false},worktree:{copy:[],link:[],timeout:600}},mu=(e,t)=>{
let r=(m,d={})=>fn(m).map(f=>Ft(Lt(f,d))),a=r(e.rules.deny,$a),o=r(e.rules.ask,$a),s=r(e.rules.allow),i=[e.only,t.only].flatMap(m=>m?[Ft(dn(m))]:[]),n=m=>i.every(
d=>d.some(({matches:f})=>f(m))),l=new Map,c=m=>{if(t.protectedPaths!==false)return l.has(m)||l.set(m,Ve(m)),l.get(m)},p=(m,d,f,u=false)=>fu(e,{act:d,confirms:u,
kind:()=>c(m),classified:f===void 0?void 0:t.classified?.get(f)});return(m,d,f,u)=>{if(!mn(d)&&!n(m))return{behavior:"deny",rule:"only",reason:"It is none of th\
e files that `only` lists"};let h=a.find(_=>_.forbids(m,d))?.text;if(h)return{behavior:"deny",rule:h,reason:`The rule ${h} denies it`};let g=o.find(_=>_.forbids(
m,d))?.text,y=g?void 0:s.find(_=>_.permits(m,d))?.text,w=g?du(e,g):y?{behavior:"allow",rule:y,reason:`The rule ${y} allows it`}:p(m,d,f,u);return w.behavior==="\
ask"&&gn(t.grants??[],w,{path:m,step:f})?hn(w):w}},$a={fold:true,purpose:"protect"},fn=e=>e.filter(t=>!we(t)),un=(e,{step:t,file:r,grants:a})=>e.behavior!=="ask"?
e:r.mode==="bypassPermissions"?ka:gn(a,e,{path:"",step:t})?hn(e):e,hn=({reason:e})=>({behavior:"allow",rule:"granted",reason:`${e}; somebody approved it`}),ka={
behavior:"allow",rule:"mode: bypassPermissions",reason:"This mode never asks"},du=(e,t)=>e.mode==="bypassPermissions"?ka:{behavior:"ask",rule:t,reason:`The rule\
 ${t} requires approval`},fu=({mode:e},{act:t,confirms:r,kind:a,classified:o})=>{if(mn(t))return pn;if(e==="bypassPermissions")return ka;if(e==="auto")return o??
{behavior:"ask",rule:"mode: auto",reason:"The classifier has not allowed it"};if(e==="acceptEdits")return{behavior:"allow",rule:"mode: acceptEdits",reason:"In t\
his mode only rules ask"};if(r)return{behavior:"ask",rule:"confirm",reason:"Its tool asks for confirmation"};let s=a();return s===void 0?pn:{behavior:"ask",rule:`\
protected: ${s}`,reason:`The path is protected (${s})`}},pn={behavior:"allow",rule:"default",reason:"No rule applies"},gn=(e,{rule:t},r)=>e.some(a=>"rule"in a?a.
rule===t:"path"in a?a.path===r.path:a.step===r.step);function uu(e,{protectedPaths:t=true,grants:r=[]},{change:a,step:o}){let{hidden_characters:s}=e;if(s===void 0&&
!t)return;let i=gu(s,a);return i&&_n(un(i,{step:o,file:e,grants:r}),a.path,iu.name)}var _n=(e,t,r)=>{if(e.behavior==="allow")return;let a=`${r} of ${t}: ${e.reason}\
.`;return e.behavior==="deny"?{name:"PATH_DENIED",message:`${a} Leave it alone, or ask for a change of the policy.`}:{name:"POLICY_ASK",message:`${a} Ask someon\
e to approve it, add an allow rule on the base, or open the pull request as a draft with \`on-ask: draft\`.`}},Ft=e=>{if(typeof e=="string")throw new TypeError(
e);return e},hu="hidden_characters";function gu(e,{path:t,from:r,before:a,after:o}){if(e==="note"||!o)return;let s=new Set(a?ba(a):[]),i=ou(ba(o)),n=[...a&&r===
void 0?[]:[{line:0,found:ln(t)}],...ba(o).map((c,p)=>({line:p+1,found:s.has(c)?[]:ln(c,i)}))].map(({line:c,found:p})=>({line:c,one:p.find(m=>e!==void 0||_u(m))})).
find(({one:c})=>c!==void 0);if(!n?.one)return;let l=n.line===0?"its path":`line ${n.line}`;return{behavior:e==="deny"?"deny":"ask",rule:hu,reason:`${lu(n.one.name)}\
 in ${l} ${yu[n.one.kind]}`}}var _u=({kind:e})=>e==="bidi"||e==="invisible",yu={bidi:"turns the direction of text",invisible:"is not seen",control:"is a control\
 character",byte:"is not UTF-8",blank:"is no usual space","look-alike":"looks like another character"};function ba(e){let t=su(e);return t===void 0&&e.subarray(
0,8e3).includes(0)?[]:(t??cu(e)).replace(/^\ufeff/,"").split(`
`).map(r=>r.replace(/\r$/,""))}import{core_text_words$r as wn}from"./hook.js";var Z={yamlBytes:32*1024*1024,jsonBytes:256*1024*1024,steps:1e6,aliases:100,nesting:64,
variables:64*1024*1024,problems:1e4},Ze=(e,t,r)=>({name:"DUPLICATE_KEY",message:`Duplicate key ${wn(e)}; keep one.`,at:r,...t&&{path:t}}),Xe=(e,t)=>({name:"INVA\
LID_VALUE",message:`The key ${wn(e)} would not stay where it is: data has keys that are integers first, in ascending order. Write them so, or set such keys one \
by one.`,at:t}),Qe=(e,t)=>({name:"LIMIT_EXCEEDED",message:`Nested more than ${e} deep, which is the limit (\`nesting\`); a plan needs 4.`,at:t}),X=(e={line:1,column:1})=>({
name:"PLAN_EMPTY",message:"The plan has no steps; give at least one.",at:e}),xa=()=>({...X(),message:"It is empty. Look at the errors of the command that should\
 have written it."}),ie=(e,t)=>({name:"LIMIT_EXCEEDED",message:`Larger than ${t} bytes, which is the limit (\`${e}\`); split the plan, or stream it as JSON Lines\
.`,at:{line:1,column:1}}),et=(e,t)=>({name:"LIMIT_EXCEEDED",message:`More than ${e} steps, which is the limit (\`steps\`).`,at:t}),Oa=e=>({name:"PLAN_SYNTAX",message:"\
The text is not valid UTF-8 from here on; save the plan as UTF-8.",at:e}),Sa=({value:e,key:t})=>({value:r=>({...e(r),field:yn(r)}),key:r=>({...t(r),field:yn(r)})}),
yn=e=>e.map(t=>typeof t=="number"?`[${t}]`:`.${String(t)}`).join("").replace(/^\./,""),tt=e=>{let t;return r=>{t??=wu(e);let a=bn(t,r);return{line:a+1,column:r-
(t[a]??0)+1}}},wu=e=>{let t=[0];for(let r=e.indexOf(`
`);r>=0;r=e.indexOf(`
`,r+1))t.push(r+1);return t},bn=(e,t)=>{let r=0,a=e.length-1;for(;r<a;){let o=r+a+1>>1;(e[o]??0)<=t?r=o:a=o-1}return r},bu=["pattern","rule","regex","new_string",
"path","value"],$u=1e3,Aa=(e,{path:t,locate:r})=>{let a={...e};if(!["pattern","rule","regex","path"].some(i=>Object.hasOwn(a,i)))return;let o={},s=(i,n)=>{if(!(Object.
keys(o).length>=$u)&&(o[$n(n)]=r.value([...t,...n]),!(typeof i!="object"||i===null)))for(let[l,c]of Object.entries(i))s(c,[...n,Array.isArray(i)?Number(l):l])};
for(let i of bu)Object.hasOwn(a,i)&&s(i==="rule"?a[i]:void 0,[i]);return o},$n=e=>JSON.stringify(e),Ea=({keys:e={},at:t},r)=>{for(let a=r.length;a>0;a-=1){let o=e[$n(
r.slice(0,a))];if(o)return{...t,...o}}};import{lru_cache$a as Tn}from"./start.js";import{core_engine_imports$b as vu,core_engine_imports$c as ku}from"./start.js";
import{core_engine_file_search$a as xu,core_engine_file_search$b as Nn,core_engine_file_search$c as vn,core_engine_file_search$d as Ou,core_engine_file_search$f as Cn,
core_engine_file_search$g as Su,core_engine_file_search$h as Au,core_engine_file_search$i as Eu,core_engine_file_search$k as ju}from"./start.js";import{core_text_search_text$a as Tu}from"./start.js";
import{core_plan_steps$a as Ma,core_plan_steps$b as La,core_plan_steps$d as Pa,core_plan_steps$e as In,core_plan_steps$f as Mn,core_plan_steps$j as Nu}from"./start.js";
import{core_tools_notebook_edit$j as Cu,core_tools_notebook_edit$l as rt,core_tools_notebook_edit$m as Ln,core_tools_notebook_edit$n as Iu}from"./start.js";import{
core_tools_run$d as Mu}from"./start.js";import{core_tools_file_choice$w as Wt,core_tools_file_choice$y as Pn}from"./start.js";import{core_text_match_hints$f as Lu,
core_text_match_hints$z as Pu}from"./start.js";import{core_text_tolerances$h as Du}from"./start.js";import{core_tools_checks$f as Ru,core_tools_checks$g as Bu}from"./start.js";
import{core_tools_permission$b as Dn,core_tools_permission$c as Uu,core_tools_permission$e as Rn,core_tools_permission$g as Da}from"./start.js";import{core_workspace_path_guard$v as Fu}from"./start.js";
import{core_text_unusual$d as Gt}from"./start.js";import{core_text_globs$b as Ra,core_text_globs$d as zu}from"./start.js";import{core_text_line_ending$a as Bn}from"./start.js";
import{core_text_digest$a as qu}from"./hook.js";import{core_text_json$k as Wu}from"./hook.js";import{core_workspace_file_identity$f as Gu}from"./hook.js";import{
core_text_utf8_cache$e as Ku,core_text_utf8_cache$f as Ju,core_text_utf8_cache$p as Hu}from"./hook.js";import{core_text_splice$a as Un,core_text_splice$c as Fn,
core_text_splice$d as Na}from"./hook.js";import{core_text_words$c as Vu}from"./hook.js";import{errors$b as Yu}from"./hook.js";import{empty$g as Zu,empty$h as Xu}from"./hook.js";
var ja=(...e)=>N("node:crypto").hash(...e),zt=(...e)=>N("node:crypto").randomUUID(...e),xe=(...e)=>N("node:crypto").createHash(...e);var Qu=({entries:e=100,bytes:t=25*
2**20}={})=>{let r=new Tn({max:e,maxSize:t,sizeCalculation:({content:o})=>Math.max(1,o?.length??0)}),a=({content:o})=>(o?.length??0)<=t;return{get:o=>r.get(o),set:(o,s)=>{
r.set(o,a(s)?s:{...s,content:void 0})},delete:o=>{r.delete(o)}}},zn=()=>{let e=new Map;return{get:t=>e.get(t),set:(t,r)=>{e.set(t,r.content?{...r,content:void 0}:
r)},delete:t=>{e.delete(t)}}},eh=()=>{let e=new Map,t=a=>{let o=e.get(a)??[];return e.set(a,o),o},r=(a,o)=>{let s=t(a),i=s.at(-1);if(i?.bytes===o)return i;let n={
bytes:o,map:new Mt};return s.push(n),n};return{find:(a,o,s)=>{let i=e.get(a)?.find(l=>kn(l)===o);if(i)return i;let n=r(a,s());return kn(n)===o?n:void 0},oldest:(a,o)=>e.
get(a)?.[0]??r(a,o()),fixed:a=>e.get(a)?.find(({text:o})=>o!==void 0),changed:(a,{splices:o,...s})=>{let{path:i,from:n}=a;if(n!==void 0){e.set(i,e.get(n)??[]);return}
let l=t(i),c=l.length===0&&o?a.before:void 0;if(c&&l.push({bytes:c,map:new Mt}),o)for(let p of l)th(p,o,s);else l.length=0},removed:a=>{e.delete(a)}}},th=(e,t,{
placed:r,by:a})=>{let{map:o}=e,s=o===r?.map;if(e.text=s?r.text:void 0,s)for(let i of r.splices)o.take(i,a);else o.follow(t,a)},kn=e=>e.digest??=qu(e.bytes),qn=async(e,t)=>{
let{when:r}=e;if(!r)return{ok:true};let a=await ju(r);if(typeof a=="string")return Ba(a);let o=Eu(e);try{let s=o?await oh(o,e.index,t):rh(e,t);if(!s.ok)return s;
let i=a.length>0?s.paths.find(n=>!Hu(n)):void 0;return i===void 0?ih(r,a,s):{ok:false,problem:Su(i)}}catch(s){return{ok:false,problem:Ou(o?In(o.glob):Wn(e)??"",
s)}}},Ba=e=>({ok:false,problem:{name:"INVALID_INPUT",message:e}}),Wn=e=>e.when?.file_path??Ma(e)[0],rh=(e,{workspace:t,policy:r})=>{let a=Wn(e);if(a===void 0)return Ba(
ah);let o=Ru(a,{workspace:t,policy:r});if(!o.ok)return o;let{path:s}=o,i=Rn(s,Dn,{workspace:t,policy:r,step:e.index});if(i)return{ok:false,problem:i};let n=t.stat(
s),l=n?void 0:Bu(s,{workspace:t,policy:r});if(l)return{ok:false,problem:l};let c=n?.kind==="file"&&!n.broken,p=c?[]:t.similar(s).filter(m=>!Da(m,{workspace:t,policy:r}));
return{ok:true,name:JSON.stringify(s),paths:c?[s]:[],read:t.read,similar:p}},ah="`when` needs a file to look at, and the step itself names none. Give `when` a f\
ile_path or a glob.",oh=async(e,t,{workspace:r,policy:a,tracked:o,touched:s})=>{let i=await Cn(e);if(typeof i=="string")return Ba(i);let n=await Nt(e,{workspace:r,
policy:a,tracked:o,touched:s});if(n)return{ok:false,problem:n};let l=[...new Set([...o.hidden(e),...o.sought(e),...s()])].sort().filter(i.names);for(let m of l){
let d=Rn(m,Dn,{workspace:r,policy:a,step:t});if(d)return{ok:false,problem:d}}let c=l.filter(m=>!Da(m,{workspace:r,policy:a})&&i.matches(m,r)),p=l.length>0?[]:await sh(
e,{workspace:r,policy:a,tracked:o});return{ok:true,name:JSON.stringify(In(e.glob)),paths:c,read:r.read,similar:p}},sh=async({glob:e},{workspace:t,policy:r,tracked:a})=>{
let o=(await a.all()).filter(s=>!Da(s,{workspace:t,policy:r}));return Ra(e).flatMap(s=>Ct(s,o)??[])},ih=({exists:e,matches:t},r,a)=>{let{paths:o,similar:s}=a,i=Gt(
a.name),n=o.length>0,l=s.length>0?` Did you mean ${Gt(s.join(" or "))}?`:"";if(e===true&&!n)return qt(`${i} does not exist.${l}`);if(e===false&&n)return qt(`${i}\
 exists.`);if(e===void 0&&r.length===0&&!n)return qt(`${i} names no file.${l}`);for(let c of r){let p=nh(c,a);if(p==="uncertain")return{ok:false,problem:lh(a.name,
c.key)};if(p==="yes"===c.negated)return qt(n||c.negated?xn(c,i,t):`${xn(c,i)} The file does not exist.${l}`)}return{ok:true}},xn=({key:e,negated:t},r,a)=>{let o=e.
endsWith("matches")?"a match of":"the text of";if(t)return`${r} has ${o} \`${e}\` in \`when\`.`;let s=e==="matches"&&a!==void 0?Lu(a):[];return[`${r} does not h\
ave ${o} \`${e}\` in \`when\`.`,...s].join(" ")},qt=e=>({ok:true,unmet:`Skipped: ${e}`}),nh=({holds:e},{paths:t,read:r})=>{let a="no";for(let o of t){let s=Tu(r(
o)),i=s?e(s.file):"no";if(i==="yes")return i;i==="uncertain"&&(a=i)}return a},lh=(e,t)=>({name:"UNSUPPORTED_ENCODING",message:`${Gt(e)} is not UTF-8: whether \`${t}\
\` of \`when\` is in it depends on its encoding. Convert it to UTF-8.`});function Gn(e,t,r){if(e.length===t.length&&e.every((l,c)=>ch(l,t[c])))return true;let a=ph(
r);if(!a)return false;let[o,s]=[e[0],t[0]];if(o&&s&&e.length===1&&t.length===1)return mh(a,o,s);let i=On(a,e),n=i&&On(a,t);return i!==void 0&&n!==void 0&&i.equals(
n)}var ch=(e,t)=>e.old_string===t.old_string&&e.new_string===t.new_string&&(e.replace_all??false)===(t.replace_all??false)&&(e.match??"exact")===(t.match??"exac\
t");function ph(e){if(typeof e=="string")return Ju(e);let t=Ku(Buffer.isBuffer(e)?e:Buffer.from(e));return t.ok?t.file:void 0}function mh(e,t,r){let a=Ca(e,t),o=a&&
Ca(e,r);if(!a||!o)return false;let s=Na(e.bytes,a);if(s>Fn||s!==Na(e.bytes,o))return false;let i=Math.min(a[0]?.start??0,o[0]?.start??0),n=Math.max(a.at(-1)?.end??
0,o.at(-1)?.end??0),l=c=>Un(e.bytes.subarray(i,n),c.map(p=>({...p,start:p.start-i,end:p.end-i})));return l(a).equals(l(o))}function On(e,t){let r=e.bytes;for(let a of t){
let o=Ca({...e,bytes:r},a);if(!o||Na(r,o)>Fn)return;r=Un(r,o)}return r}function Ca(e,t){let r=Du(e,t);return r.ok?r.splices:void 0}function dh(e,t){let r=()=>Pa(
e),a=rt(e.tool);if(a.apply){let{commands:i}=t,n=i&&(()=>i(e));return vn(r,()=>a.apply?.(e.input,t,n))}let o=Kn(e,t);if(o||La(e)!==void 0||vu(e))return vn(r,async()=>ku(
e,await fh(e,o,t),t));let s=Nn(e,t);return s instanceof Promise?s.then(Ia):Ia(s)}var Ia=e=>e.ok?{ok:true,path:e.path,done:[e]}:e;async function fh(e,t,r){let a=await t;
if(a)return{ok:false,problem:a};let o=Au(e);return o?Qr(e,o,r):Ia(await Nn(e,r))}var Kn=(e,t)=>rt(e.tool).judge?.(e.input,r=>hh(e,r,t))?.then(r=>r&&uh(e,r)),uh=(e,t)=>{
let r=Ea(e,t.path);return{...Pu(t),...r&&{at:{...e.at,...r}}}},hh=async(e,t,r)=>{let a=La(e);if(a===void 0)return[Pa(e)];let o=Ra(a).flatMap(i=>zu(i)??[]);if("l\
anguage"in e.input&&e.input.language||o.some(i=>t.some(n=>i.endsWith(n))))return o;let s=await Cn({glob:a,exclude:"exclude"in e.input?e.input.exclude:void 0,endings:t});
return typeof s=="string"?[]:[...await r.tracked.all(),...r.touched()].filter(s.names)};function gh(e){let t=La(e);if(t===void 0)return xu(e,{show:false});let r=`${rt(
e.tool).doing} ${Gt(Vu(Ra(t),2))}`;return{type:"progress",tool:e.tool,message:r}}var _h=16,yh=64*2**20,wh=new Set(["STRING_NOT_FOUND","STRING_NOT_UNIQUE","NO_CH\
ANGE","FILE_EXISTS"]),bh=()=>{let e=new Map,t=new Tn({maxSize:yh,sizeCalculation:({before:s,input:i})=>256+s.length+i.old_string.length+i.new_string.length}),r=new Map,
a=new Map,o=(s,i)=>{let n=t.get(s);return n!==void 0&&Gn([n.input],[i],n.before)};return{repeated:(s,i,n)=>{let l=a.get(s);if(n.ok){if(l===void 0||!n.change)return;
if(e.get(Ta(s,i))===l)return l;let c=t.get(l)?.hunks;return c&&$h(c,i,n)&&o(l,i)?l:void 0}if(wh.has(n.problem.name))return e.get(Ta(s,i))??r.get(s)?.findLast(c=>o(
c,i))},applied:(s,i,n)=>{e.set(Ta(n.path,i),s),a.set(n.path,s);let l=r.get(n.path)??[];r.set(n.path,l),l.push(s),l.length>_h&&t.delete(l.shift()??s),t.set(s,{index:s,
input:i,before:n.before??Buffer.alloc(0),hunks:n.structuredPatch??[]})},changed:s=>{a.delete(s)}}},Ta=(e,{old_string:t,new_string:r,replace_all:a=false,match:o="\
exact"})=>ja("sha1",JSON.stringify([e,t,r,a,o]),"binary"),$h=(e,t,{change:r,matchedBy:a="exact"})=>{if(!r)return false;if(a!=="exact")return true;let o=Bn(t.old_string),
s=o.split(`
`).length,i=n=>e.some(l=>vh(l,n,s));return(r.structuredPatch??[]).every(i)&&(s>4||e.some(n=>kh(n,o)))},vh=(e,t,r)=>t.oldStart-r<=e.newStart+e.newLines&&e.newStart-
r<=t.oldStart+t.oldLines,kh=({lines:e},t)=>{let r=t.split(`
`).length,a=[],o=[];for(let s of e){if(s.startsWith("\\"))continue;let i=o.at(-1),n=i?.end===a.length?i:void 0;if(s.startsWith("+")){if(!n)return true;n.added=true}else{
if(a.push(s.slice(1)),s.startsWith(" "))continue;n?n.end=a.length:o.push({start:a.length-1,end:a.length,added:false})}}return o.some(({start:s,end:i,added:n})=>!n||
Bn(`${a.slice(Math.max(0,s-r+1),i+r-1).join(`
`)}
`).includes(t))},xh=new Set(["STRING_NOT_FOUND","STRING_NOT_UNIQUE","UNEXPECTED_MATCHES","NO_CHANGE","FILE_NOT_FOUND","NO_FILES"]),Oh=()=>{let e=new Map;return{
repeated:(t,r,a)=>{let o=Sn(t)?e.get(An(t)):void 0;if(!o)return;let s=n=>n.every(l=>a(l)===o.index);if(r.ok)return s(r.done.flatMap(({change:n})=>n?Wt(n):[]))?o.
index:void 0;let{name:i}=r.problem;if(!(!xh.has(i)||i==="FILE_NOT_FOUND"&&!s(o.paths.slice(0,1))))return o.index},applied:(t,r)=>{Sn(t)&&e.set(An(t),{index:t.index,
paths:r})}}},Sn=({tool:e})=>rt(e).isRepeatable===true,An=({tool:e,input:t})=>{let r=Object.entries(Wu(t));return ja("sha1",JSON.stringify([e,r]),"binary")};async function*Ua(e,t){
let r=Nh(e),a=jn();for(let l of e){var o=[];try{let c=Rh(t),p={...t,plan:l,memory:r,files:c,tools:Uh({...t,plan:l,memory:r,files:c})},m=Zu(o,Ah(l,a),true);for(;;){
let d=m.next(),{done:f,value:u}=d instanceof Promise?await d:d;if(f)break;Th(t);let h=Ch(u,t)?await Ih(u,p):void 0;yield*jh(u,h,t);let g=h??Mh(u,p),y=g instanceof
Promise?await g:g;if(yield{type:"step",result:y},Sh(l,y))return yield*Eh(y,p)}}catch(c){var s=c,i=true}finally{var n=Xu(o,s,i);n&&await n}}yield*Vn(t,r)}var Sh=({
options:e},{status:t})=>t==="failed"&&e.on_error==="stop",Ah=({steps:e},t)=>{let r=Symbol.iterator in e?e[Symbol.iterator]():e[Symbol.asyncIterator]();return{next:()=>t()?.
then(()=>r.next())??r.next(),[Symbol.asyncDispose]:async()=>{await r.return?.()}}};async function*Eh({path:e,error:t},r){Vh.has(t?.name)&&(yield*Vn(r,r.memory,a=>a===
e))}function*jh(e,t,{announces:r}){let a=r&&!t?gh(e):void 0;a&&(yield{type:"progress",step:e.index,progress:a})}var Th=({signal:e})=>{if(e?.aborted)throw new Yu(
Yh)},Nh=e=>({states:zn(),edits:bh(),steps:Oh(),lastStep:new Map,named:e.some(Jh)?eh():void 0,sources:new Map,origins:new Map}),Ch=({when:e,leftOut:t},{merged:r})=>e!==
void 0||t!==void 0||r!==void 0,Ih=async(e,t)=>{if(Dh(e,t))return{...le(e,ne(e,t)),status:"unchanged",notes:[Jn]};if(e.leftOut)return{...le(e,ne(e,t)),status:"sk\
ipped",notes:[Ph]};let r=await qn(e,{...t,...t.files});if(!r.ok)return Fa(e,ne(e,t),r.problem);if(r.unmet)return{...le(e,ne(e,t)),status:"skipped",notes:[r.unmet]}};
function Mh(e,t){let r=dh(e,t.tools(e));return r instanceof Promise?r.then(a=>En(e,a,t)):En(e,r,t)}function En(e,t,r){let{merged:a}=r;return a&&"glob"in e.input&&
!t.ok&&Lh.has(t.problem.name)?{...le(e,ne(e,r)),status:"unchanged",notes:[Jn]}:Fh(e,t,r)??qh(e,t,r)}var Lh=new Set(["NO_FILES","STRING_NOT_FOUND"]),Ph="Left out\
 of this run.",Jn="An earlier run of the plan did it, and was merged.";function Dh(e,{merged:t}){return!t||Ln(e.tool)==="reads"||"glob"in e.input?false:!Nu(e)||
Ma(e).every(r=>t.has(r.replace(/^\.\//,"")))}var Rh=({tracked:e=Bh,workspace:t,merged:r})=>({tracked:e,...r&&{merged:r},touched:()=>[...t.touched()]}),Bh={sought:()=>[],
hidden:()=>[],all:async()=>[],read:async()=>{}};function Uh({plan:e,policy:t,workspace:r,memory:a,commands:o,files:s}){let i,n={...s,workspace:r,states:a.states,
named:a.named,options:e.options,budgets:{bytes:Number.POSITIVE_INFINITY,tokens:Number.POSITIVE_INFINITY},show:false,policy:{secrets:(l,c,p)=>t.secrets(l,c,p),path:(l,c)=>{
if(!i)return t.path(l,c);let p=Uu(c)?c:{tool:i.tool,effects:c.effects};return t.path(l,p,i.index,ke(i))},configuration:()=>{}},commands:o&&(l=>o(l,r)),nameOf:l=>Kh(
l,a.sources.get(l))};return l=>(i=l,n)}var Fh=(e,t,r)=>{let{duplicates:a}=r.plan.options;if(a==="keep")return;let o=t.ok?t.path:ne(e,r),s=zh(e,t,{path:o,memory:r.
memory});if(s===void 0)return;if(a==="collapse")return{...le(e,o),status:"collapsed",duplicateOf:s};let i=`The step repeats step ${s}. Remove it, or set \`duplic\
ates: collapse\`.`;return{...Fa(e,o,{name:"DUPLICATE_STEP",message:i}),duplicateOf:s}},zh=(e,t,{path:r,memory:a})=>{let o=Mn(e);if(!o)return a.steps.repeated(e,
t,i=>a.lastStep.get(i)?.index);let[s]=t.ok?t.done:[t];return s&&a.edits.repeated(r,o,s)},qh=(e,t,r)=>{if(!t.ok)return Fa(e,ne(e,r),t.problem);let{path:a,done:o,
repeats:s}=t;if(s!==void 0)return{...le(e,a),status:"collapsed",duplicateOf:s};for(let c of o)Wh(e,c,r);let i=o.flatMap(({change:c})=>c??[]);Hh(e,i,r.memory);let[
n]=o,l=[...t.notes??[],...o.length===1&&n?.notes||[]];return{step:e,path:a,status:i.length>0?"applied":Ln(e.tool)==="reads"?"read":"unchanged",changes:i,...n?.matchedBy&&
{matchedBy:n.matchedBy},...i.length>0&&{matches:o.reduce((c,{matches:p=1})=>c+p,0)},...o.some(({reads:c})=>c)&&{reads:"auto"},...l.length>0&&{notes:l}}},Wh=(e,t,{
workspace:r,memory:a})=>{let{change:o,state:s,path:i}=t;if(o){let{index:c,at:p,id:m}=e;o.from!==void 0&&a.origins.set(o.path,a.origins.get(i)??r.original(i)),r.
put(o);for(let d of Wt(o))a.lastStep.set(d,{index:c,at:p,...m!==void 0&&{id:m}});Gh(e,t,a),o.from!==void 0&&a.states.delete(o.from),(Pn(o)||e.tool===Mu.name)&&a.
states.delete(o.path)}if(!s)return;let n=o?.path??i,l=o?r.stat(n)?.modified??0:s.timestamp;a.states.set(n,{...s,timestamp:l})},Gh=(e,{change:t,splices:r,placed:a},{
named:o,sources:s})=>{if(!o)return;let i=Iu(e);if(i!==void 0&&s.set(e.index,i),!t)return;let{path:n,from:l}=t;Pn(t)?o.removed(n):o.changed(t,{splices:r,placed:a,
by:e.index}),l!==void 0&&o.removed(l)},Kh=(e,t)=>t===void 0?`Step ${e}`:`Step ${e} (${t})`,Jh=({steps:e})=>{if(Array.isArray(e))return e.some(({tool:r})=>rt(r).
source);let t="outline"in e?e.outline:void 0;return t?Cu().some(({name:r,source:a})=>a&&t.touched.has(r)):true},Hh=(e,t,{edits:r,steps:a})=>{let o=Mn(e);for(let s of t)
if(o&&s.after)r.applied(e.index,o,s);else for(let i of Wt(s))r.changed(i);!o&&t.length>0&&a.applied(e,t.flatMap(Wt))},Fa=(e,t,r)=>({...le(e,t),status:"failed",error:Hn(
r,e)}),le=(e,t)=>({step:e,path:t,changes:[]}),Hn=(e,{index:t,id:r,at:a})=>({at:a,step:{index:t,...r!==void 0&&{id:r}},...e}),ne=(e,{workspace:t})=>{let[r]=Ma(e),
a=Pa(e);if(r===void 0)return a;try{let o=t.locate(r);return o.ok?o.path:a}catch(o){if(Gu(o))return a;throw o}};async function*Vn({workspace:e,policy:t},{lastStep:r,
origins:a},o=()=>true){let s=jn(),i=Fu(e,t);for(let n of e.changes()){let{path:l,before:c=a.get(l),after:p}=n,m=s();m&&await m;let d=r.get(l);if(!p||!d||!o(l))continue;
let f=(e.original(l)===void 0?i(l):void 0)??t.configuration(l,c,p)??await He(t,{...n,before:c});f&&(yield{type:"broken",path:l,step:d.index,problem:Hn(f,d)})}}var Vh=new Set(
["DOCUMENT_INVALID","NOTEBOOK_INVALID"]),Yh={name:"INTERRUPTED",message:"The run was stopped. Nothing was changed; apply it again."};import{core_git_git$m as Zh}from"./hook.js";
var za=(e,t)=>({args:["rev-list","--reverse","--first-parent","--no-commit-header","--encoding=UTF-8",Yn,"--stdin"],input:`${t}
^${e}
`,parse:Zn}),Xh=e=>({args:["rev-list","--no-walk=unsorted","--no-commit-header","--encoding=UTF-8",Yn,"--stdin"],input:e.map(t=>`${t}
`).join(""),parse:Zn}),Yn="--format=%H%n%T%n%P%n%an%n%B%x00",Zn=e=>e.toString("utf8").split(`\0
`).filter(Boolean).map(t=>{let[r="",a="",o="",s="",...i]=t.split(`
`);return{commit:r,tree:a,parents:o.split(" ").filter(Boolean),author:s,message:i.join(`
`)}}),Qh=(e,{from:t,most:r})=>({args:["--literal-pathspecs","log","--format=%H",`--max-count=${r}`,"--end-of-options",t,"--",e],input:"",parse:a=>a.toString("la\
tin1").split(`
`).filter(Boolean)}),eg=(e,t)=>({args:["-c","diff.renameLimit=1000","log","--format=","--name-status","-z","--find-renames","--diff-filter=R",`--max-count=${t}`,
"--end-of-options",e],input:"",parse:r=>{let a=Zh(r),o=[];for(let s=0;s+2<a.length;s+=3)o.push({from:a[s+1]??"",to:a[s+2]??""});return o}});import{core_git_git$A as Kt}from"./hook.js";
var qa=(e,{commit:t,lock:r})=>({args:["-c","core.sparseCheckout=false","worktree","add","--quiet","--detach","--force","--lock","--reason",r,e,t],env:Kt,input:"",
parse:()=>{}}),tg=e=>({args:["read-tree",e],input:"",parse:()=>{}}),rg=()=>({args:["write-tree"],input:"",parse:e=>e.toString("latin1").trim()}),ag=e=>({args:["\
checkout-index","--force","-z","--stdin"],env:Kt,input:[...e].map(t=>`${t}\0`).join(""),parse:()=>{}}),og=e=>({args:["read-tree","--reset","-u",e],env:Kt,input:"",
parse:()=>{}}),sg=e=>({args:["reset","--quiet","--hard",e],env:Kt,input:"",parse:()=>{}}),ig=e=>({args:["clean","-ffdq",...e.flatMap(t=>["-e",`/${t.replaceAll(/[\\*?[\]!#]/g,
"\\$&")}`])],input:"",parse:()=>{}}),ng=()=>({args:["worktree","list","--porcelain","-z"],input:"",parse:e=>e.toString("utf8").split("\0\0").filter(t=>t!=="").map(
t=>new Map(t.split("\0").map(r=>[r.replace(/ .*/s,""),r.replace(/^[^ ]* ?/,"")]))).map(t=>({path:t.get("worktree")??"",head:/[1-9a-f]/.test(t.get("HEAD")??"")?t.
get("HEAD"):void 0,branch:t.get("branch")?.replace(/^refs\/heads\//,""),locked:t.get("locked"),missing:t.has("prunable")||t.has("bare")}))});import{core_git_git$E as dg,
core_git_git$l as fg}from"./hook.js";import{core_git_scratch_folder$h as fl,core_git_scratch_folder$i as ug}from"./hook.js";import{errors$b as ul}from"./hook.js";
var lg=N("node:fs");var{chmodSync:Xn,existsSync:F,mkdirSync:J,readdirSync:M,readFileSync:D,realpathSync:Qn,renameSync:Jt,rmdirSync:el,rmSync:T,writeFileSync:Wa,
accessSync:tl,constants:rl,statSync:al}=lg;var cg=N("node:os");var{tmpdir:ol,constants:Ht}=cg;var pg=N("node:path");var{basename:sl,dirname:il,join:O,resolve:Vt,
sep:nl,delimiter:Yt,isAbsolute:Zt,relative:ll}=pg;var Xt=(...e)=>N("node:timers/promises").setTimeout(...e),cl=(...e)=>N("node:timers/promises").setImmediate(...e);
var mg=N("node:events");var{once:pl}=mg;async function Ka(e,t){let r=`${hl}${zt().slice(0,8)}`,a=O(Qn(ol()),r);J(Q(e),{recursive:true}),Wa(O(Q(e),r),JSON.stringify(
{...fl(),folder:a}));let o=false,s=async()=>{o||Ga(e,{name:r,folder:a})};try{await gg(e,a,t);let i=()=>{xg(e,r,a),Wa(Ha(e,r),""),o=true},n=await dg(a);if(n.bare)
throw hg(e);return{git:n,keep:i,[Symbol.asyncDispose]:s}}catch(i){throw await s(),i}}function hg({root:e}){let t=`\`core.bare\` of ${e} counts for its worktrees\
 too, because of \`extensions.worktreeConfig\`. Run \`git config --worktree core.bare true\` there, then \`git config --unset core.bare\`.`;return new ul({name:"\
GIT_FAILED",message:t})}async function gg(e,t,r){for(let a=1;;a++){J(t,{recursive:true,mode:448});try{return await e.run(qa(t,{commit:r,lock:"editplan is at wor\
k"}))}catch(o){if(a===_g||!wg(o))throw o;await Xt(a*yg)}}}var _g=5,yg=20,wg=e=>e instanceof ul&&e.name==="GIT_FAILED"&&e.message.includes("worktrees/");function bg(e){
return gl(e).flatMap(t=>{let r=$l(e,t),a=r&&_l(e,t,r);return r&&a?{path:r.folder,state:a}:[]})}function Ja(e){yl(e,["left"])}function $g(e){return yl(e,["left",
"kept"])}var hl="editplan-",Q=e=>O(e.gitDir,"editplan"),gl=e=>F(Q(e))?M(Q(e)).filter(t=>vg.test(t)).sort():[],vg=new RegExp(`^${hl}[^.]+$`),Ha=(e,t)=>O(Q(e),`${t}\
.kept`);function _l(e,t,r){if(!(sl(r.folder)!==t||r.host!==fl().host))return F(Ha(e,t))?"kept":ug(r)?"left":"running"}function yl(e,t){return gl(e).flatMap(r=>{
let a=$l(e,r),o=a&&_l(e,r,a);return a||Ga(e,{name:r,folder:void 0}),!a||!o||!t.includes(o)?[]:(Ga(e,{name:r,folder:a.folder}),[a.folder])})}function Ga(e,{name:t,
folder:r}){let a=O(Q(e),`${t}.removed`);for(let{admin:o,checkout:s}of r===void 0?[]:wl(e,t,r))s!==void 0&&Og(s),T(a,{recursive:true,force:true}),Jt(o,a);T(a,{recursive:true,
force:true}),r!==void 0&&ml(r),ml(O(e.commonDir,"worktrees")),T(Ha(e,t),{force:true}),T(O(Q(e),t),{force:true})}function wl({commonDir:e},t,r){let a=O(e,"worktr\
ees");return F(a)?M(a).flatMap(o=>{let s=O(a,o),i=kg(s);return i===void 0?o===t?{admin:s,checkout:void 0}:[]:i.startsWith(r+nl)?{admin:s,checkout:il(i)}:[]}):[]}
function kg(e){try{return Vt(e,D(O(e,"gitdir"),"utf8").trim())}catch{return}}function xg(e,t,r){for(let{admin:a}of wl(e,t,r))T(O(a,"locked"),{force:true})}function Og(e){
try{T(e,{recursive:true,force:true,maxRetries:3})}catch{bl(e),T(e,{recursive:true,force:true})}}function bl(e){Xn(e,448);for(let t of M(e,{withFileTypes:true}))
t.isDirectory()&&bl(O(e,t.name))}function ml(e){try{el(e)}catch(t){if(!(t instanceof Error&&"code"in t&&Sg.has(String(t.code))))throw t}}var Sg=new Set(["ENOENT",
"ENOTEMPTY","EEXIST","ENOTDIR"]);function $l(e,t){try{return JSON.parse(D(O(Q(e),t),"utf8"))}catch{return}}var Qt=(e,t)=>({length:e,at(r){let a=r<0?r+e:r;return a>=
0&&a<e?t(a):void 0},*[Symbol.iterator](){for(let r=0;r<e;r++)yield t(r)},map:r=>Array.from({length:e},(a,o)=>r(t(o),o))});function at(e,{ref:t,parent:r}){let a=[
"-c","core.ignoreCase=false",...Lg],o=e.start(a,Mg),{closed:s,failure:i}=fg(o,a);s.then(()=>i()&&Pg(e,o.pid));let n=Tg(o.stdout);o.stdin.write(`# ${t}
`);let l=()=>{let f=i();if(f)throw f},c=async f=>{l(),!o.stdin.write(f)&&o.stdin.writableLength>Ag&&await Promise.race([pl(o.stdin,"drain").catch(()=>s),s]),l()},
p=new Eg,m=async f=>{o.stdin.end(Buffer.concat([...p.take(),Buffer.from(f)])),await s},d=0;return{async commit(f){let u=d===0?`from ${r}
`:"";d++;for(let h of Cg(f,{ref:t,from:u,mark:d}))if(p.fits(h))p.add(h);else for(let g of[Buffer.concat(p.take()),h])await c(g)},async finish({named:f=true}={}){
await c(Buffer.concat(p.take()));for(let h=1;h<=d;h+=1e3)await c(jg(h,Math.min(h+999,d)));let u=d>0?"":`from ${r}
`;return await m(f&&d>0?`done
`:`reset ${t}
${f?u:""}
done
`),l(),n()},async abort(){await m(`reset ${t}

done
`)}}}var Ag=1<<20,Eg=class{#e=[];#t=0;fits(e){return this.#t+e.length<=65536}add(e){this.#e.push(e),this.#t+=e.length}take(){return this.#t=0,this.#e.splice(0)}};
function jg(e,t){let r="";for(let a=e;a<=t;a++)r+=`get-mark :${a}
ls :${a} ""
`;return Buffer.from(r)}function Tg(e){let t=[],r=Buffer.alloc(0),a=0;return e.on("data",o=>{r=Buffer.concat([r,o]);let s=r.indexOf(`
`),i=2*s+Ng.length,[n,l]=[0,""];for(;s>0&&n+i<=r.length;n+=i){let c=n+s+vl.length;l+=r.toString("latin1",n,n+s)+r.toString("latin1",c,c+s)}n>0&&(a=s),t.push(Buffer.
from(l,"hex")),r=r.subarray(n)}),()=>{let o=Buffer.concat(t),s=n=>o.toString("hex",n*a/2,(n+1)*a/2),i=n=>({commit:s(2*n),tree:s(2*n+1)});return Qt(a===0?0:o.length/
a,i)}}var vl=`
040000 tree `,Ng=`${vl}	
`;function*Cg(e,{ref:t,from:r,mark:a}){let o=Buffer.from(e.message),s=`commit ${t}
mark :${a}
author ${dl(e.author)}
committer ${dl(e.committer)}
data ${o.length}
${e.message}
${r}`;for(let i of e.files){let n=Ig(i.path);i.mode==="deleted"?s+=`D ${n}
`:"oid"in i?s+=`M ${i.mode} ${i.oid} ${n}
`:(yield Buffer.from(`${s}M ${i.mode} inline ${n}
data ${i.content.length}
`),yield i.content,s=`
`)}yield Buffer.from(`${s}
`)}function Ig(e){if(/^[\w./@+-][\w ./@+-]*$/.test(e))return e;let t="";for(let r of Buffer.from(e))r===34||r===92?t+=`\\${String.fromCharCode(r)}`:r<32||r>126?
t+=`\\${r.toString(8).padStart(3,"0")}`:t+=String.fromCharCode(r);return`"${t}"`}var Mg={MALLOC_TOP_PAD_:"1048576"},Lg=["fast-import","--quiet","--done","--date\
-format=raw-permissive"],dl=({name:e,email:t,date:r})=>`${e}${e?" ":""}<${t}> ${r}`,kl="fast_import_crash_",Pg=(e,t)=>xl(()=>T(O(e.gitDir,`${kl}${t}`),{force:true}));
function Va(e,t){for(let r of M(e.gitDir)){let a=O(e.gitDir,r);xl(()=>{r.startsWith(kl)&&D(a,"latin1").includes(t)&&T(a,{force:true})})}}function xl(e){try{e()}catch(t){
if(!(t instanceof Error&&"code"in t))throw t}}var Dg=e=>e.startsWith('"')?e.slice(1,-1).replace(/\\(?:([0-7]{3})|(.))/g,(t,r,a)=>r===void 0?Rg[a]??a:String.fromCharCode(
Number.parseInt(r,8))):e,Rg={a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"},er={name:"editplan",email:"editplan@localhost",date:"0 +0000"};import{core_text_read_back$a as Bg}from"./hook.js";import{core_history_manifest$f as Ug,
core_history_manifest$g as Fg,core_history_manifest$h as zg}from"./start.js";import{zod_2$B as Ol,zod_2$J as ee,zod_2$M as q,zod_2$T as qg,zod_2$V as Wg,zod_2$W as Gg,
zod_2$p as A,zod_2$z as z}from"./start.js";import{core_git_whole_file$a as Al}from"./hook.js";import{core_text_digest$a as Sl}from"./hook.js";import{core_text_json$f as Kg,
core_text_json$i as Jg}from"./hook.js";import{errors$b as Ya}from"./hook.js";var El=q({commit:A(),tree:A()}),Hg={mode:z(),uid:z(),gid:z()},Vg=q({...El.shape,onto:A(),
ontoTree:A()}),Yg=q({path:A(),at:z(),bytes:A().nullable().exactOptional(),mode:z().exactOptional()}),jl={version:Gg(1),id:A(),time:A(),title:A(),...Fg,baseTree:A(),
status:Wg(["recorded","applied","published","undone"]),head:El,merge:Vg.exactOptional(),worktree:A(),branch:A().exactOptional(),cameFrom:A().exactOptional(),rewoundTo:z().
exactOptional(),undoneAt:A().exactOptional(),totals:q({steps:z(),files:z(),insertions:z(),deletions:z()}),kept:ee(Yg).readonly(),removed:ee(q({...Hg,paths:ee(A()).
readonly()})).readonly().exactOptional(),emptyFolders:ee(A()).readonly().exactOptional(),flags:ee(qg([A(),q({skipWorktree:Ol(),assumeUnchanged:Ol()})]).readonly()).
readonly().exactOptional(),results:ee(zg.extend({step:Ug,programs:ee(A()),files:ee(q({path:A(),mode:A(),blob:A().nullable()})).readonly()})).readonly().exactOptional()},
Zg=q({record:q(jl),chain:A()}),Tl=q({...jl,earlier:Zg.exactOptional()}).readonly(),Za=/^[0-9a-f]{20}(?:-\d+)?$/,tr=e=>O(e.commonDir,"editplan","runs"),rr=(e,t)=>O(
tr(e),`${t}.json`);function C(e,t){let r=rr(e,t.id),{earlier:a,...o}=t,s=t.status==="recorded"?Xg(e,t):void 0;J(tr(e),{recursive:true,mode:448}),Al(r,Bg(`${JSON.
stringify({...o,...s&&{earlier:s}})}
`,i=>Tl.parse(JSON.parse(i))))}function Xg(e,{id:t,head:r}){let a=Se(e,t);return a?.status==="recorded"?a.earlier:a&&{record:a,chain:r.commit}}function L(e,t){let r=Za.
test(t)?Se(e,t):void 0;if(r)return r;let a=`No run "${t}" is recorded in this repository. \`editplan history\` lists the runs.`;throw new Ya({name:"UNKNOWN_RUN",
message:a})}var Xa=e=>Nl(Cl(e).flatMap(t=>Se(e,t)??[]));function Oe(e){let t=Cl(e).map(r=>({id:r,record:Il(rr(e,r))}));return{records:Nl(t.flatMap(({record:r})=>typeof r==
"object"?r:[])),unread:t.flatMap(({id:r,record:a})=>typeof a=="string"?r:[])}}var Nl=e=>e.sort((t,r)=>t.time===r.time?t.id<r.id?1:-1:t.time<r.time?1:-1);function Qa(e,t){
T(rr(e,t),{force:true})}var ar=e=>[...new Set(to(e).map(t=>t.replace(/\.json(?:\.new)?$/,"")))].filter(t=>Za.test(t));function eo(e){for(let t of to(e))t.endsWith(
".json.new")&&T(O(tr(e),t),{force:true})}var Cl=e=>to(e).filter(t=>t.endsWith(".json")).map(t=>t.slice(0,-5)).filter(t=>Za.test(t));function to(e){try{return M(
tr(e))}catch(t){if(Ml(t))return[];throw t}}function Se(e,t){let r=rr(e,t),a=Il(r);if(typeof a!="string")return a;let o=`${r} cannot be read as the record of a r\
un: ${a}. Use the version of editplan that wrote it, or restore the file. If you delete it, the run and the bytes kept for its undo are lost.`;throw new Ya({name:"\
READ_FAILED",message:o})}function Il(e){let t=Qg(e);if(t===void 0)return;let r=Jg(t);if(r===void 0)return"it is not JSON";let{success:a,data:o,error:s}=Tl.safeParse(
r);if(a)return o;let[i]=s.issues;return Kg(r)&&r.version!==1?`its version is ${JSON.stringify(r.version)}, and this editplan reads 1`:`${i?.path.join(".")||"the\
 whole"}: ${i?.message}`}function Qg(e){try{return D(e,"utf8")}catch(t){if(Ml(t))return;throw t}}var Ml=e=>e instanceof Error&&"code"in e&&e.code==="ENOENT",ro=e=>e?
493:420;function ce(e,t){let r=o=>O(e.commonDir,"editplan","runs",o),a=r(t);return{save(o){let s=Sl(o),i=O(a,s);return F(i)||(J(a,{recursive:true,mode:448}),Al(
i,o)),s},load(o){let s=D(O(a,o));if(Sl(s)===o)return s;let i=`The stored bytes ${o} of run ${t} are damaged. Restore the files from a commit instead.`;throw new Ya(
{name:"UNKNOWN_RUN",message:i})},moveTo(o){if(!F(a))return;let s=r(o);J(s,{recursive:true,mode:448});for(let i of M(a))Jt(O(a,i),O(s,i));T(a,{recursive:true})},
drop:()=>T(a,{recursive:true,force:true})}}var e_=e=>({id:"",ref:"",base:e,head:e,snapshots:[]}),te="refs/editplan/merges/",P="refs/editplan/runs/";import{core_text_neutralise$a as t_,
core_text_neutralise$f as r_,core_text_neutralise$g as B,core_text_neutralise$h as a_}from"./start.js";import{core_tools_notebook_edit$m as o_}from"./start.js";
import{errors$b as s_}from"./hook.js";var Ll=["tool","file","summary","title","step","total"];function oo({subject:e,trailers:t=[]}){let r=[...e===void 0?[]:i_(
e),...t.flatMap(n_)];if(r.length>0)throw new s_(r.map(a=>({name:"USAGE",message:a})))}function i_(e){let[t="",...r]=e.trimEnd().split(`
`),a=[...e.matchAll(/\{(\w*)\}/g)].find(([,i])=>!Ll.some(n=>n===i)),o=Ll.map(i=>`{${i}}`).join(", "),s=a?`names ${a[0]}, which is nothing known. Use ${o}`:/^[^\p{Cc}]*[^\p{Cc}\s][^\p{Cc}]*$/u.
test(t)?/[^\P{Cc}\t\n]/u.test(r.join(`
`))?"holds control characters. Leave them out":r.some(i=>Bl.test(i))?"has a line that begins as a trailer of editplan. Leave it out":void 0:"has no subject of p\
lain text in its first line. Write one";return s===void 0?[]:[`The commit message ${JSON.stringify(e)} ${s}.`]}function n_(e){let t=Bl.test(e);if(!t&&/^[A-Za-z0-9-]+[ \t]*:[^\p{Cc}]*[^\p{Cc}\s][^\p{Cc}]*$/u.
test(e))return[];let r=t?"is one of editplan\u2019s own. Leave it out":"is no trailer. Write `Key: value`, a key of letters, digits and -";return[`${JSON.stringify(
e)} ${r}.`]}var Bl=/^\s*Editplan-/i;function so(e,t){let{first:r,indexes:a}=e,o=t.subject===void 0?h_(e,t):Dl(g_(t.subject),e,t),s=a.length===1?w_(r):Fl(a),i=a.
length===1?r.step.why:void 0,n=t.subject===void 0?"":Dl(Pl(t.subject),e,t),l=t.subject!==void 0&&l_(Pl(t.subject))?`
`:`

`;return`${`${mo(o,i)}${n&&`${n}${l}`}`.replace(c_,`$&${t_}`)}Editplan-Step: ${s.number}/${t.total}${s.id}
`}var l_=e=>e.slice(e.lastIndexOf(`

`)+1).trim().split(`
`).every(t=>/^[A-Za-z0-9-]+[ \t]*:.*\S/.test(t)),c_=/\*(?= )(?<=^[^\n]*\n+\*)/,io=`Uncommitted changes before the plan

`;function ot({digest:e,runId:t,trailers:r=[],signedOffBy:a}){let o=[...r.map(s=>s.trim()),...a?[`Signed-off-by: ${a.name} <${a.email}>`]:[]];return[`Editplan-P\
lan: sha256:${e}`,`Editplan-Run: ${t}`,...new Set(o)].map(s=>`${s}
`).join("")}var no=(e,t)=>mo(B(`After the plan: ${t.join(", ")}`))+ot(e),lo=e=>mo(`Merge: ${B(e.title)}`)+ot(e);function co(e){let[,t=""]=/^Editplan-Step: ([\d,-]+)\/\d+(?: .*)?$/m.
exec(e.slice(e.lastIndexOf(`

`)))??[],r=t.split(",").map(o=>o.split("-").map(Number)),a=[];for(let[o=0,s=o]of r){if(o<1||s-o>=p_-a.length)return[];for(let i=o;i<=s;i+=1)a.push(i)}return a}var p_=1e6,
po=e=>/^Editplan-Run: (\S+)$/m.exec(e.slice(e.trimEnd().lastIndexOf(`

`)))?.[1];function m_(e){let t=[...e.matchAll(u_)],[r]=t;if(!r)return;let[a="",...o]=e.slice(0,r.index).split(`
`),s=o.join(`
`).trim();if(t.length>1||e.match(/^Editplan-(?:Step|Run): /gm)?.length!==(r[1]?2:1)||s.startsWith("* ")&&!d_(a,s))return"several";let[,i="",n="0",l,c="",p=""]=r;
return{reason:s||a,steps:i,total:Number(n),...l&&{id:l},plan:c,run:p}}var d_=(e,t)=>e.includes(`: ${r_(t).slice(0,f_)}`),f_=16,u_=/^(?:Editplan-Step: ([\d,-]+)\/(\d+)(?: (.*))?\n)?Editplan-Plan: sha256:([0-9a-f]{64})\nEditplan-Run: (\S+)$/gm,
ao=100,h_=(e,{title:t})=>e.rule!==void 0?`${B(e.rule)}: ${Rl(e.indexes.length,"fix","fixes")} in ${Rl(e.paths.size,"file","files")}`:e.paths.size===1?`${e.first.
step.tool} ${B(e.first.path)}: ${Ul(e)}`:B(t),g_=e=>e.split(`
`,1)[0]??"",Pl=e=>e.trimEnd().split(`
`).slice(1).join(`
`).trim();function Dl(e,t,{title:r,total:a}){let{first:o,indexes:s,paths:i}=t,n=i.size===1,l={tool:o.step.tool,file:n?B(o.path):`${i.size} files`,summary:n?Ul(t):
B(r),title:B(r),step:Fl(s).number,total:String(a)};return e.replace(/\{(\w+)\}/g,(c,p)=>l[p]??c)}var Rl=(e,t,r)=>`${e} ${e===1?t:r}`;function Ul({first:e,indexes:t}){
return t.length>1?`${t.length} steps`:B(e.step.why??"")||__(e)}function __({step:e,files:t,created:r,insertions:a,deletions:o}){return o_(e.tool)==="renames"?t.
length>1?`${t.length} files`:`to ${B(t[0]??"")}`:`${t.length>1?`${t.length} files, `:r?"create, ":""}+${a} -${o}`}function mo(e,t=""){let r=y_(e),a=a_(t).trim(),
o=a===""||r===e&&!/\n\s*\S/.test(a);return[r,...o?[]:[a],""].join(`

`)}function y_(e){if(e.length<=ao)return e;let t=[...e];return t.length<=ao?e:`${t.slice(0,ao-1).join("").trimEnd()}\u2026`}var w_=({step:e})=>{let t=B(e.id??"");
return{number:String(e.index),id:t?` ${t}`:""}};function Fl(e){let t=[];for(let r of e){let a=t.at(-1);a&&a.to+1===r?a.to=r:t.push({from:r,to:r})}return{number:t.
map(({from:r,to:a})=>r===a?`${r}`:`${r}-${a}`).join(","),id:""}}import{core_git_commits$d as b_}from"./start.js";import{core_git_cat_file$d as Wl}from"./start.js";
import{core_git_filters$e as $_}from"./start.js";import{core_git_commands_refs$a as v_}from"./hook.js";import{empty$g as Gl,empty$h as Kl}from"./hook.js";async function k_(e,t,r){
let a=x_(t,r),o=await e.run($_(await O_(e,t,{...r,message:a}))),{tree:s}=r,i={commit:o,tree:s},n={...i,parent:t.head.commit,message:a,steps:[]},l=t.merge?{...t,
head:i,merge:{...t.merge,...i}}:{...t,head:i,snapshots:[...t.snapshots,n]};return r.scratch||await S_(e,l,r),l}var x_=({id:e},{plan:t,programs:r})=>{let{title:a,
digest:o}=t;return no({title:a,digest:o,runId:e.replace(/-.*/,""),total:0,trailers:t.words?.trailers,...or(t)},r)};async function O_(e,{base:t,head:r},{plan:a,tree:o,
message:s}){var i=[];try{let p=Gl(i,Wl(e),true),{date:m}=await b_(p,t.commit),[d,f]=[a.author,a.words?.committer??a.author].map(u=>{let{name:h,email:g,date:y}=H(
u,a.created,m);return`${h} <${g}> ${y}`});return`tree ${o}
parent ${r.commit}
author ${d}
committer ${f}

${s}`}catch(p){var n=p,l=true}finally{var c=Kl(i,n,l);c&&await c}}async function S_(e,{id:t,ref:r,head:a,merge:o,snapshots:s},{files:i}){await e.run(v_([{ref:o?
`${te}${t}`:r,to:a.commit}]));let n=L(e,t),l=[...s].filter(({steps:p})=>p.length>0).length,c=[...n.kept,...await A_(e,{id:t,head:a,at:l,files:i})];C(e,{...n,head:a,
kept:c,...o&&{merge:o}})}async function A_(e,{id:t,head:r,at:a,files:o}){var s=[];try{let c=Gl(s,Wl(e),true),p=[];for(let{path:m,content:d}of o){let f=(await c.
read(`${r.tree}:${m}`))?.content;p.push(f?.equals(d)?{path:m,at:a}:{path:m,at:a,bytes:ce(e,t).save(d)})}return p}catch(c){var i=c,n=true}finally{var l=Kl(s,i,n);
l&&await l}}var zl={name:"editplan",email:"noreply@editplan.invalid"};function H(e,t,r){let{name:a,email:o}=e??zl;return{name:ql(a)||zl.name,email:ql(o).replaceAll(
" ",""),date:j_(t)??r}}function or({author:e,words:t}){if(!t?.signoff)return{};let{name:r,email:a}=H(e,void 0,"");return{signedOffBy:{name:r,email:a}}}function E_({
author:e,words:t}){if(e===void 0&&t?.committer===void 0)return;let[r,a]=[e,t?.committer??e].map(o=>{let{name:s,email:i}=H(o,void 0,"");return`${s} <${i}>`});return r===
a?`The commits name ${r} as author and committer.`:`The commits name ${r} as author and ${a} as committer.`}var ql=e=>e.replace(new RegExp("\\p{Cs}","gu"),"\uFFFD").
replace(/[\p{Cc}<>]+/gu," ").replace(/^[\s.,:;"'\\]+|[\s.,:;"'\\]+$/g,"");function j_(e){let t=Math.floor(Date.parse(e??"")/1e3);return t>=0?`${t} +0000`:void 0}
import{core_git_commands_diff$i as T_,core_git_commands_diff$j as N_}from"./start.js";import{core_git_cat_file$d as C_}from"./start.js";import{core_git_filters$a as I_}from"./start.js";
import{core_git_commands_refs$a as fo,core_git_commands_refs$c as Vl}from"./hook.js";import{core_text_digest$a as M_}from"./hook.js";import{core_git_scratch_folder$c as L_}from"./hook.js";
import{errors$b as P_}from"./hook.js";import{empty$g as D_,empty$h as R_}from"./hook.js";function uo({digest:e,options:t,without:r,base:a,tree:o,dirty:s,commands:i}){
let n=[...s].sort((p,m)=>p.path<m.path?-1:1).map(({path:p,mode:m,oid:d})=>[p,m,d]),l=Object.entries(t).sort(([p],[m])=>p<m?-1:1),c=[...r.length>0?[r]:[],...i===
void 0?[]:[{commands:i}]];return M_(JSON.stringify([1,e,l,a,o,n,...c])).slice(0,20)}async function Yl(e){return(await e.run(Vl(P))).map(({name:t,oid:r})=>({id:t.
slice(P.length),head:r}))}async function ho(e,t,r){let a=new Map,o=async i=>{let n=(await t.read(`${P}${i}`))?.oid;return n!==void 0&&a.set(i,{id:i,head:n}),n!==
void 0},s=r;for(let i=2;await o(s);i++)s=`${r}-${i}`;for(let i of ar(e))i.startsWith(`${r}-`)&&!a.has(i)&&await o(i);return{id:s,ref:`${P}${s}`,existing:[...a.values()]}}
async function go(e,t,r){let a=t.existing.find(o=>o.head===r);return a?(await e.run(fo([{ref:t.ref,to:void 0,from:r}])),a.id):t.id}var _o=e=>Xa(e).filter(({status:t})=>t!==
"recorded"),B_=(e,t)=>t===void 0?Ql(e).find(({status:r})=>r==="applied")??sr("There is no run to undo in this checkout. To undo what `record` recorded: `editpla\
n help undo-recover-attribute`"):Zl(e,t);function U_(e,t){if(t!==void 0)return Zl(e,t);let r=Ql(e).filter(({undoneAt:o})=>o!==void 0),[a]=r.sort((o,s)=>(o.undoneAt??
"")<(s.undoneAt??"")?1:-1);return a??sr("No run is undone in this checkout")}var Jl=4;function Zl(e,t){let r=t.length<Jl?[]:Xl(e,i=>i.startsWith(t)),a=r.find(i=>i.
id===t)??(r.length===1?r[0]:void 0);if(a)return a;if(r.length>1){let i=r.map(n=>n.id);return sr(`The ids of ${r.length} runs begin with ${JSON.stringify(t)}`,i)}
let[o]=_o(e),s=o&&/^\d{1,6}$/.test(t)?`. Step ${t} of the latest run is \`${o.id.slice(0,7)} ${t}\``:"";return sr(`No run id begins with ${JSON.stringify(t)}; p\
ass at least ${Jl} characters${s}`)}function Xl(e,t){let{records:r,unread:a}=Oe(e);for(let o of a.filter(t))L(e,o);return r.filter(({id:o,status:s})=>s!=="recor\
ded"&&t(o))}var Ql=e=>_o(e).filter(({worktree:t})=>t===e.root);function sr(e,t=[]){let r=`${e}. See \`editplan history\`.`;throw new P_({name:"UNKNOWN_RUN",message:r,
suggestions:t})}async function F_(e,t){var r=[];try{let n=await D_(r,C_(e),true).read(t),l=n&&po(n.content.toString("utf8"));return l===void 0?void 0:Xl(e,c=>c.
replace(/-.*/,"")===l)[0]}catch(i){var a=i,o=true}finally{var s=R_(r,a,o);s&&await s}}async function z_(e,t){let r=L(e,t),a=`${P}${t}`,o=await X_(e,{commit:r.base,
tree:r.baseTree},a),s=r.merge;return{id:t,ref:a,...o,...s?{merge:s,head:{commit:s.commit,tree:s.tree}}:{},record:r}}async function q_(e,t){let r=await e.run(N_(
t.map(({commit:a})=>a)));return t.map(({commit:a})=>r.get(a)??{files:0,insertions:0,deletions:0})}async function W_(e,...t){let r=(await e.run(T_(...t))).toString(
"latin1"),a=[...r.matchAll(Hl)].flatMap(([,,n="",l=""])=>[n,l]);if(a.length===0)return Buffer.from(r,"latin1");let o=await e.run(I_(a)),s=new Map(a.map((n,l)=>[
n,o[l]??0])),i=r.replace(Hl,(n,l,c,p)=>`${l}Binary file: ${s.get(c)} bytes before, ${s.get(p)} after
`);return Buffer.from(i,"latin1")}var Hl=/^(index ([0-9a-f]{40,64})\.\.([0-9a-f]{40,64}).*\n)Binary files .* differ\n/gm;async function G_(e,t,r={}){let{keep:a=100,
status:o="applied",...s}=r;C(e,{...L(e,t),...s,status:o}),await K_(e,t,a).catch(()=>{})}async function K_(e,t,r){let a=Oe(e).records.filter(({id:o})=>o!==t).slice(
Math.max(0,r-1)).map(({id:o})=>o);await tc(e,a)}async function yo(e,t){Se(e,t)?.status==="recorded"&&await ec(e,[t])}function wo(e,t,r){C(e,{...L(e,t),totals:r})}
function J_(e,t,r){let{removed:a,emptyFolders:o,flags:s}=r,i={...s.length>0&&{flags:s},...a.length>0&&{removed:a},...o.length>0&&{emptyFolders:o}};Object.keys(i).
length>0&&C(e,{...L(e,t),...i})}function H_(e,t,r=0){let{rewoundTo:a,...o}=L(e,t),s=r>0?{rewoundTo:r}:{status:"undone"};C(e,{...o,...s,undoneAt:new Date().toISOString()})}
function V_(e,t,{cameFrom:r}={}){let{rewoundTo:a,undoneAt:o,...s}=L(e,t);C(e,{...s,status:"applied",...r!==void 0&&{cameFrom:r}})}async function bo(e){let{records:t,
unread:r}=Oe(e),a=new Set([...t.flatMap(({id:l,status:c})=>c==="recorded"?[]:l),...r]),o=[...(await Yl(e)).map(({id:l})=>l),...ar(e)],s=!Y_(e),i=new Set(t.flatMap(
({id:l,worktree:c})=>c===e.root?l:[])),n=[...new Set(o)].filter(l=>!a.has(l)&&(s||i.has(l)));return await ec(e,n),s&&eo(e),L_(e),Va(e,P),Ja(e),n}function Y_(e){
let t=O(e.commonDir,"worktrees"),r=F(t)?M(t).map(a=>O(t,a)):[];return[e.commonDir,...r].some(a=>a!==e.gitDir&&F(Z_(a)))}var Z_=e=>O(e,"editplan","lock");async function ec(e,t){
let r=Oe(e).records.flatMap(({id:o,earlier:s})=>s&&t.includes(o)?{id:o,...s}:[]);for(let{id:o,record:s,chain:i}of r){let n=s.merge?[{ref:`${te}${o}`,to:s.merge.
commit}]:[];await e.run(fo([{ref:`${P}${o}`,to:i},...n])),C(e,s)}let a=new Set(r.map(({id:o})=>o));await tc(e,t.filter(o=>!a.has(o)))}async function tc(e,t){if(t.
length===0)return;let r=new Set((await e.run(Vl("refs/editplan/"))).map(({name:o})=>o)),a=t.flatMap(o=>[`${P}${o}`,`${te}${o}`]).filter(o=>r.has(o));a.length>0&&
await e.run(fo(a.map(o=>({ref:o,to:void 0}))));for(let o of t)Qa(e,o),ce(e,o).drop()}async function X_(e,t,r){let a=(await e.run(za(t.commit,r))).map(({commit:s,
tree:i,parents:n,message:l})=>({commit:s,tree:i,parent:n[0]??"",message:l,steps:co(l)})),o=a.at(-1);return{base:t,head:o?{commit:o.commit,tree:o.tree}:t,snapshots:a}}
var st=e=>e.ok?e.path:e.below?.path;import{core_plan_steps$g as it}from"./start.js";import{core_text_words$p as Q_}from"./hook.js";import{errors$b as ey}from"./hook.js";
var $o=e=>{let[t,...r]=e;if(r.length===0)return{title:t.title,digest:t.digest,plans:e};let{clashing:a,taken:o}=ty(e),s=0,i=e.map(n=>{let l=ay(n.steps,s,ry({before:s,
clashing:a,taken:o}));return s+=n.steps.length,{...n,steps:l}});return{title:t.title,digest:iy(e),plans:i}},ty=e=>{let t=new Set,r=new Set;for(let{steps:a}of e)
for(let{id:o}of it(a).words)o!==void 0&&t.has(o)&&r.add(o),o!==void 0&&t.add(o);return{taken:t,clashing:r}},ry=({before:e,clashing:t,taken:r})=>{let a=new Map;return o=>{
let s=e+o.index;if(o.id===void 0||!t.has(o.id))return{...o,index:s};let i=a.get(o.id)??sy(`${o.at.file??"plan"}#${o.id}`,r);return a.set(o.id,i),{...o,index:s,id:i}}},
ay=(e,t,r)=>({length:e.length,outline:oy(it(e),t,r),*[Symbol.iterator](){for(let a of e)yield r(a)}}),oy=(e,t,r)=>({...e,globs:new Map(Array.from(e.globs,([a,o])=>[
t+a,o])),words:e.words.map(r)}),sy=(e,t)=>{let r=e;for(let a=2;t.has(r);a++)r=`${e}~${a}`;return t.add(r),r},iy=e=>{let t=xe("sha256");for(let{digest:r}of e)t.update(
`${r}
`);return t.digest("hex")};function vo(e,t){if(t.length===0)return[];let r=e.reduce((s,{steps:i})=>s+i.length,0),a=new Map(e.flatMap(({steps:s})=>it(s).words.flatMap(
({index:i,id:n})=>n===void 0?[]:[[n,i]]))),o=t.flatMap(s=>{if(s===ny&&!a.has(s))return e.flatMap(({steps:n})=>it(n).words.flatMap(({index:l,session:c})=>c?[l]:[]));
let i=ly(s,a);if(i===void 0||i<1||i>r)throw cy(s,{ids:a,total:r});return i});return[...new Set(o)].sort((s,i)=>s-i)}var ny="session";function ko(e,t){let r=new Set(
t),a=i=>r.has(i.index)?{...i,leftOut:true}:i;if(r.size===0)return e;let{steps:o}=e,s={length:o.length,*[Symbol.iterator](){for(let i of o)yield a(i)}};return{...e,
steps:{...s,outline:it(s)}}}var ly=(e,t)=>typeof e=="number"?Number.isInteger(e)?e:void 0:t.get(e)??(/^[1-9]\d{0,8}$/.test(e)?Number(e):void 0);function cy(e,{ids:t,
total:r}){let a=typeof e=="string"?Q_(e,t.keys()):void 0,o=a===void 0?"":` Did you mean ${JSON.stringify(a)}?`,s=`There is no step ${JSON.stringify(e)} to leave\
 out: the plan has ${r}.${o} Use a number from 1 to ${r}, or an id.`;return new ey({name:"USAGE",message:s,...a!==void 0&&{suggestions:[a]}})}import{core_git_partial_clone$f as my,
core_git_partial_clone$g as dy}from"./start.js";import{core_engine_imports$b as fy}from"./start.js";import{core_engine_file_search$f as uy,core_engine_file_search$h as nc,
core_engine_file_search$i as hy,core_engine_file_search$j as xo}from"./start.js";import{core_git_conversions$e as gy}from"./start.js";import{core_git_commands_grep$a as _y}from"./start.js";
import{core_git_filters$C as yy,core_git_filters$l as wy,core_git_filters$o as nt}from"./start.js";import{core_plan_steps$c as by,core_plan_steps$g as $y,core_plan_steps$i as vy}from"./start.js";
import{core_tools_notebook_edit$g as ky,core_tools_notebook_edit$m as xy,core_tools_notebook_edit$o as ac}from"./start.js";import{core_tools_run$d as Oy}from"./start.js";
import{core_run_options$b as oc}from"./start.js";import{core_plan_options$a as Sy}from"./start.js";import{core_text_tolerances$g as Ay}from"./start.js";import{core_tools_permission$f as Ey,
core_tools_permission$g as jy}from"./start.js";import{core_text_utf8_cache$p as Ty}from"./hook.js";import{errors$b as Ny}from"./hook.js";var py=N("node:util");var{
isDeepStrictEqual:rc}=py;var Oo=({header:e,paths:t,outline:r},a,o)=>({replays:r.touched.has(ky.name)?"commit":o,head:a.head,base:a.base??e.base,baseBy:a.base===
void 0?"plan":"operator",unrelatedBase:a.unrelatedBase,paths:t,globs:r.globs.values(),commands:r.touched.has(Oy.name)}),lt=async(e,t,r)=>{let{globs:a}=t.outline;
if(a.size===0)return t;let o=await Dy(e,a,r),s=[...a.values()].flatMap(i=>by(i)?pe(i,o).map(({path:n})=>n):[]);return await e.committed?.load(s),{...t,...o}},pe=(e,{
found:t})=>{let r=nc(e);return r?t.sought(r).flatMap(a=>ac(It(e,a))):ac(e)},So=({outline:e,found:t})=>{let r=[...e.touched].flatMap(([a,o])=>xy(a)==="reads"?[]:
[...o]);return new Set([...r,...[...e.globs.values()].flatMap(a=>pe(a,{found:t}).map(({path:o})=>o))])},Cy=Object.fromEntries(Object.keys(Sy.shape).map(e=>[e,true])),
Iy={author:true,committer:true,signoff:true,subject:true,trailers:true};function ir(e,{overrides:t={},without:r=[],commitWords:a,combination:o}={}){let[s,...i]="\
steps"in e?[e]:e;if(!s)throw new Ny({name:"PLAN_EMPTY",message:"No plan given. Name at least one."});oc("options.overrides",t,Cy),a&&oc("options.commitWords",a,
Iy),a&&oo(a);let n=$o([s,...i]),l=vo(n.plans,r),c=n.plans.map(u=>ko({...u,options:sc(u,t)},l)),p=vy(c.map(({steps:u})=>$y(u))),{title:m,digest:d}=n,f=n.plans.flatMap(
({left_out:u=[]})=>u);return{plans:c,header:{...s,options:sc(s,t),...f.length>0&&{left_out:f},title:m,digest:d,without:l,...a&&{words:a},...a?.author&&{author:a.
author}},steps:Ly(c),outline:p,overrides:t,files:[...p.files],paths:[...p.paths],found:Py,passedOver:new Map,...o&&{combination:o}}}var sc=({options:e,source:t},r)=>({
...e,...r,...t?.isWhole&&{on_error:"stop"}});function My({plans:e,steps:t}){let[r,...a]=e;return!r||a.length===0?r:a.every(({options:o})=>rc(o,r.options))?{...r,
steps:[...t]}:void 0}var ct=e=>nr(e,{on_error:"continue"}),nr=(e,t)=>{let r=a=>({...a,options:{...a.options,...t}});return{...e,plans:e.plans.map(r),header:r(e.
header)}},Ly=e=>({length:e.reduce((t,{steps:r})=>t+r.length,0),*[Symbol.iterator](){for(let{steps:t}of e)yield*t}}),Py={sought:()=>[],hidden:()=>[],all:async()=>[],
read:async()=>{}};async function Dy(e,t,r){let a=new Map,o=new Map;for(let[l,c]of t){let p=nc(c);for(let m of[p,hy(c),fy(c)]){if(!m)continue;let d=xo(m),f=a.get(
d)??await By(e,m,r);a.set(d,f),m===p&&f.hidden.length>0&&o.set(l,f.hidden.length)}}let s,{committed:i,source:n}=e;return{found:{sought:l=>a.get(xo(l))?.found??[],
hidden:l=>a.get(xo(l))?.hidden??[],all:()=>s??=Ry(e,r),read:async l=>i?(await i.contents([l])).get(l):yy(()=>n.read(l))},passedOver:o}}var Ry=async(e,t)=>{let{git:r,
base:a,committed:o,source:s}=e,i=cc(t,e),n=(await r.run(nt({treeish:o&&a.commit}))).filter(l=>!i(l));return o?n:n.filter(l=>s.stat(l)?.kind==="file")};async function By(e,t,r){
let a=await uy(t);if(typeof a=="string")return{found:[],hidden:[]};let{git:o,base:s,committed:i,source:n,conversions:l}=e,c={treeish:i&&s.commit,folders:a.folders},
p=cc(r,e),m=i!==void 0&&await dy(o),d=(await Uy(e,{needles:m?void 0:a.needles,scope:c})).filter(u=>a.names(u)&&!p(u)),f=(r.deniesReads?await o.run(nt(c)):[]).filter(
u=>a.names(u)&&p(u));return i?(m&&await my(o,s.commit,d),{found:await zy(i,d,a),hidden:f}):(await l.look(d),{found:d.filter(u=>lc(()=>a.matches(u,n))),hidden:f})}
async function Uy(e,{needles:t,scope:r}){let{git:a}=e;if(!t)return a.run(nt(r));let[o,s,i]=await Promise.all([a.run(_y(t,r)),gy(a,r.treeish),r.treeish===void 0?
a.run(wy(r)):[]]);if(!o)return a.run(nt(r));let n=s?await Fy(e,r):[];return n.length+i.length>0?[...new Set([...o,...i,...n])]:o}async function Fy({git:e,conversions:t},r){
let a=await e.run(nt(r));return await t.look(a),a.filter(o=>t.of(o).rewritten)}var lc=e=>{try{return e()}catch(t){if(t instanceof Ay)return true;throw t}},cc=(e,{
committed:t,source:r})=>t?a=>Ey(a,{policy:e,workspace:{linkTarget:()=>{}}}):a=>jy(a,{policy:e,workspace:r});async function zy({contents:e,load:t},r,a){let o=[];
for(let s=0;s<r.length;s+=ic){let i=r.slice(s,s+ic),n=await e(i);o.push(...i.filter(l=>!Ty(l)||lc(()=>qy(n.get(l),a))))}return await t(o),o}var qy=(e,t)=>e===void 0||
t.holds(e),ic=64;import{core_git_commands_diff$k as Wy}from"./start.js";import{core_git_filters$A as Gy,core_git_filters$f as Ky,core_git_filters$w as Jy}from"./start.js";
import{core_tools_run$b as Hy}from"./start.js";import{core_tools_file_choice$x as Vy}from"./start.js";import{core_tools_file_change$f as Yy}from"./start.js";import{
core_text_unusual$d as lr}from"./start.js";import{errors$b as Ao}from"./hook.js";var cr=class{#e;#t;#r=new Map;constructor(e){this.#e=e,this.#t=new Map(e.dirty)}async take(e){
let t=e.changes.flatMap(Vy).filter(({path:o})=>Gy(o)),[r]=t;if(r){this.#e.converter.attributesChanged(new Map(t.map(({path:s,after:i})=>[s,i])));let o=await this.#a(
t);if(o!==void 0)return{ok:false,path:r.path,problem:Xy(o)}}let a=new Map;for(let o of e.changes)try{let[s,i]=await this.#o(o);a.set(s,i)}catch(s){let i=ew(s);if(!i)
throw s;return{ok:false,path:o.path,problem:i}}return{ok:true,result:{...e,changes:[...a.keys()],blobs:a}}}async#a(e){let t=({before:o,after:s})=>[o,s].some(i=>i?.
includes(Eo));if(!e.some(t))return;let{converter:r}=this.#e,a=[...this.#r].filter(([o])=>this.#t.get(o));return await r.look(a.map(([o])=>o)),a.find(([o,s])=>r.
encodingOf(o)!==s)?.[0]}async#o(e){let{path:t,from:r=t}=e,{converter:a}=this.#e;if(e.mode===57344&&e.after){let c={oid:Hy(e.after)};return this.#t.set(t,c),[e,c]}
let o=a.converts(t)||a.converts(r);if(o&&a.encodingOf(t)!==a.encodingOf(r))throw new Ao(Zy(t,r));let s=a.encodingOf(t);if(a.begunEncodingOf(r)!==s&&!this.#t.has(
r)&&e.before)throw new Ao(Qy(t));this.#r.set(t,s);let i=this.#t.has(r)?this.#t.get(r):void 0,n=o?await this.#s(e):tw(e),l=o&&!this.#t.has(r)?rw(await this.#e.committed(
r)):i;return this.#t.set(r,void 0),this.#t.set(t,n),o?[{...aw(e),...await this.#i(e,{before:l,after:n})},n]:[e,n]}async#s({path:e,after:t}){return t&&await this.#e.
converter.convert(e,t,()=>this.#l(e))}async#l(e){let t=this.#t.get(e);return t&&"content"in t?t.content:!t&&this.#t.has(e)?void 0:this.#e.committed(e)}async#i(e,t){
let{before:r,after:a}=e;if(pc(a,t.after)&&pc(r,t.before))return Yy([e]);let{git:o,converter:s}=this.#e;return o.run(s.within(Wy(await this.#n(t.before),await this.#n(
t.after))))}async#n(e){return e&&"oid"in e?e.oid:this.#e.git.run(Ky(e?.content??new Uint8Array))}},Zy=(e,t)=>({name:"UNENCODABLE",message:`In .gitattributes, ${lr(
e)} has another \`working-tree-encoding\` than ${lr(t)}, and git would store another text. Give both the same, or Write the new file and Delete the old one.`}),
Eo="working-tree-encoding",Xy=e=>({name:"UNENCODABLE",message:`An earlier step writes ${lr(e)} in another \`${Eo}\` than this step's .gitattributes gives it, and\
 git would store another text. Put this step before that one.`}),Qy=e=>({name:"UNENCODABLE",message:`An earlier step's .gitattributes gives ${lr(e)} another \`${Eo}\
\` than it has in the work tree, and git would store another text. Leave this step to a second plan, and check the file out again before it.`}),ew=e=>e instanceof
Ao?e.problems.find(({name:t})=>t==="FILTER_UNAVAILABLE"||t==="UNENCODABLE"):void 0,tw=e=>e.size===void 0?e.after&&{content:e.after,isExact:true}:{isExact:true,get content(){
return e.after??new Uint8Array}},rw=e=>e&&{content:e},pc=(e,t)=>!e||!t?e===t:"oid"in t?false:e.equals(t.content)||Jy(e)&&!t.content.includes(13),aw=e=>{let{before:t,
after:r,structuredPatch:a,insertions:o,deletions:s}=e;return{...e,before:t,after:r,structuredPatch:a,insertions:o,deletions:s}},jo=e=>xe("sha256").update(JSON.stringify(
e.map(({step:t,files:r})=>[t,r.map(({path:a,mode:o,blob:s})=>[a,o,s])]))).digest("hex"),ow=e=>{let t=e.toString("utf8");return Buffer.from(t).equals(e)?{patch:t}:
{patch:e.toString("base64"),encoding:"base64"}},sw=({patch:e,encoding:t})=>Buffer.from(e,t??"utf8");import{core_report_build_report$b as iw,core_report_build_report$c as nw}from"./start.js";
import{core_report_net_changes$b as lw}from"./start.js";import{core_history_read_work_tree$a as cw}from"./start.js";import{core_git_cat_file$d as pw}from"./start.js";
import{core_git_filters$z as mw}from"./start.js";import{core_plan_steps$d as dw}from"./start.js";import{core_tools_notebook_edit$n as No}from"./start.js";import{
core_tools_run$c as fw,core_tools_run$d as uw}from"./start.js";import{core_tools_file_choice$w as To,core_tools_file_choice$x as hw,core_tools_file_choice$y as gw}from"./start.js";
import{core_tools_file_change$f as _w}from"./start.js";import{core_text_lfs_pointer$a as yw}from"./start.js";import{core_tools_permission$c as ww}from"./start.js";
import{core_text_unusual$d as bw}from"./start.js";import{core_text_splice$c as $w}from"./hook.js";import{empty$g as vw,empty$h as kw}from"./hook.js";function xw(e,t){
let r=new Map,a=async s=>{let i=new Set(s.flatMap(n=>r.get(n)??[]));for(let[n,l]of r)i.has(l)&&r.delete(n);for(let n of i)await t(n)},o=async s=>{let i=No(s.step)??
"",n=r.get(i);n||await a([...r.keys()]);let l=pr(n,s);i===""?await t(l):r.set(i,{...l,steps:{...l.steps,rule:i}})};return{async add(s){if(e==="per-step")return t(
pr(void 0,s));if(e==="per-rule")return o(s);if(e==="per-file"&&Ow(s))return await a(s.changes.flatMap(To)),t(pr(void 0,s));let i=e==="per-file"?s.changes.flatMap(
To):[""],n=pr(Sw(new Set(i.flatMap(l=>r.get(l)??[]))),s);for(let l of e==="per-file"?n.changes.keys():i)r.set(l,n)},flush:()=>a([...r.keys()])}}var Ow=({step:e,
changes:t})=>No(e)!==void 0&&new Set(t.map(({path:r})=>r)).size>1;function Sw(e){let[t,...r]=e;if(!t||r.length===0)return t;let a=[t,...r].map(({steps:s})=>s),[
o=t.steps]=a.toSorted((s,i)=>s.first.step.index-i.first.step.index);return{steps:{first:o.first,indexes:a.flatMap(({indexes:s})=>s).sort((s,i)=>s-i),paths:new Set(
a.flatMap(({paths:s})=>[...s]))},changes:new Map([t,...r].flatMap(({changes:s})=>[...s])),blobs:new Map([t,...r].flatMap(({blobs:s})=>[...s]))}}function pr(e,t){
let{steps:r,changes:a,blobs:o}=e??Aw(t);r.indexes.push(t.step.index),r.paths.add(t.path);for(let s of t.changes)for(let i of hw(s))a.set(i.path,new jw(a.get(i.path),
i)),o.set(i.path,i.path===s.path?t.blobs.get(s):void 0);return{steps:r,changes:a,blobs:o}}var Aw=e=>({steps:{first:Ew(e),indexes:[],paths:new Set},changes:new Map,
blobs:new Map});function Ew({step:e,path:t,changes:r}){let{index:a,id:o,tool:s,why:i}=e,[n]=r.length===1?r:[],l=r.filter(({from:c})=>c!==void 0);return{step:{index:a,
tool:s,...o===void 0?{}:{id:o},...i===void 0?{}:{why:i}},path:t,files:(l.length>0?l:r).map(c=>c.path),..._w(r),created:n!==void 0&&n.before===void 0}}var jw=class dc{path;mode;executable;from;#e;#t;constructor(t,r){
let a=gw(r)?void 0:t;this.path=r.path,this.mode=r.mode,this.executable=r.executable??a?.executable,this.from=r.from??a?.from,this.#e=t instanceof dc?t.#e:t??r,this.#t=
r}get before(){return this.#e.before}get after(){return this.#t.after}},fc=class extends Error{paths;constructor(e){super(`no step was expected to change ${e.join(
", ")}`),this.paths=e}};async function Tw(e,t){let r=pw(e);try{let a=await cw(e,r,{...t,blobs:t.scratch}),o=Pw(a,t),s=t.scratch?{id:o,ref:`${P}${o}`,existing:[]}:
await ho(e,r,o),i=Nw(e,{known:a,id:o,name:s},t);return{...i,async[Symbol.asyncDispose](){await i[Symbol.asyncDispose](),await r[Symbol.asyncDispose]()}}}catch(a){
throw await r[Symbol.asyncDispose](),a}}function Nw(e,{known:t,id:r,name:a},o){let{plan:s,scratch:i=e,readFile:n}=o,l=o.scratch===void 0,c=n&&l?ce(e,a.id):void 0,
p={...Mw(t,o),names:Iw(r,o)},m=new Rw(t,{git:i,named:l,ref:a.ref,kept:c,...p}),d=new cr({...t,git:i,dirty:Cw(t)}),f=xw(s.options.commits,g=>m.commit(g)),[u,h]=[
0,false];return{async take(g){let y=g.changes.flatMap(To).filter(_=>!t.covers(_));if(y.length>0)throw new fc(y);let w=await d.take(g);return!w.ok||g.changes.length===
0||(u++,await f.add(w.result)),w},async close(){if(u===0)return;await f.flush();let{snapshots:g,versions:y,ignored:w}=await m.finish();h=true;let _=mc(t.base),b=mc(
g.at(-1)??t.base),v={base:_,head:b,snapshots:g,...w.length>0&&{ignored:w}};if(!l)return{id:a.id,ref:a.ref,...v};let $=await go(e,a,b.commit);$!==a.id&&c?.moveTo(
$);let k={id:$,ref:`${P}${$}`,...v};return C(e,Lw(e,k,{...o,kept:y})),k},async[Symbol.asyncDispose](){h||await m.abort(),t[Symbol.dispose]()}}}var Cw=({dirty:e})=>new Map(
e.map(({operation:t})=>[t.path,t.mode==="deleted"?void 0:t])),Iw=(e,{plan:t,total:r})=>({title:t.title,digest:t.digest,runId:e,total:r,...or(t),subject:t.words?.
subject,trailers:t.words?.trailers}),Mw=({base:{date:e}},{plan:t})=>({author:H(t.author,t.created,e),committer:H(t.words?.committer??t.author,t.created,e)});function Lw(e,{
id:t,base:{commit:r,tree:a},head:o},{plan:s,kept:i,commands:n=[]}){let{title:l,digest:c,without:p=[]}=s;return{version:1,id:t,title:l,plan:c,without:[...p],status:"\
recorded",base:r,baseTree:a,head:o,kept:i,...n.length>0&&{results:n},time:new Date().toISOString(),worktree:e.root,totals:{steps:0,files:0,insertions:0,deletions:0}}}
var mc=({commit:e,tree:t})=>({commit:e,tree:t}),Pw=(e,{plan:t,commands:r=[]})=>uo({digest:t.digest,options:t.options,...r.length>0&&{commands:jo(r)},without:t.without??
[],base:e.base.commit,tree:e.base.tree,dirty:e.dirty.map(({operation:a,oid:o})=>({path:a.path,mode:a.mode,oid:o}))}),Dw=e=>Buffer.from(e).toString(),Rw=class{#e;#t;#r=[];#a=new Set;#o=new Map;#s;#l=0;#i=[];#n=[];#p;#c=new Map;constructor(e,t){
this.#e=e,this.#t=t,this.#p=ot(t.names)}async commit(e){this.#s??=await this.#h(),this.#l++;let t=(await this.#e.unignore(e.changes.values())).flatMap(s=>{let{change:i,
blob:n}=this.#c.get(s)??{};return this.#c.delete(s),n&&i&&!e.changes.has(s)?[this.#f(i,n)]:[]});for(let s of e.changes.values()){let{path:i}=s,n=e.blobs.get(i);
this.#m(s,n),this.#e.ignored.has(i)?this.#c.set(i,{change:s,blob:n}):(n||s.before)&&t.push(this.#f(s,n))}let{steps:r}=e,[a,...o]=r.indexes;this.#n.push(a!==void 0&&
o.length===0?a:[...r.indexes]),await this.#d(this.#s,Dw(so(r,this.#t.names)),t)}async finish(){let{named:e}=this.#t,t=await this.#s?.finish({named:e}),[{base:r},
a,o,s]=[this.#e,this.#p,this.#i,this.#n];return{snapshots:Qt(t?.length??0,i=>{let n=s[i]??[];return{...t?.at(i)??r,parent:i>0&&t?.at(i-1)?.commit||r.commit,message:(o[i]??
"")+a,steps:typeof n=="number"?[n]:n}}),versions:this.#r,ignored:[...this.#c.keys()]}}async abort(){await this.#s?.abort(),this.#t.kept?.drop()}async#h(){let{git:e,
ref:t}=this.#t,r=at(e,{ref:t,parent:this.#e.base.commit}),a=this.#e.dirty.map(({operation:o})=>o);return a.length>0&&(this.#n.push([]),await this.#d(r,io,a)),r}#d(e,t,r){
let{author:a,committer:o}=this.#t;return this.#i.push(t),e.commit({author:a,committer:o,message:t+this.#p,files:r})}#f(e,t){let{path:r,mode:a}=e;return t?{path:r,
mode:this.#e.modeOf(r,a,e),...t}:{path:r,mode:"deleted"}}#m({path:e,before:t,after:r,mode:a},o){let{kept:s}=this.#t;if(!s)return;let{converter:i,ignored:n,absent:l}=this.#e,
c=!this.#o.has(e),p=this.#o.get(e)??this.#e.permissions(e)??a;this.#o.set(e,a);let m=!n.has(e),d=!c||m&&!(t&&i.mayHaveDiffered(e,t)),f=m&&(!o||"content"in o&&o.
isExact===true),u=d&&f&&!l.has(e)&&!this.#a.has(e);if(u&&t&&r&&a===p)return;let h=[...c?[this.#u(s,{path:e,at:0,content:t,mode:p,isExact:d})]:[],this.#u(s,{path:e,
at:this.#l,content:r,mode:a,isExact:f})];u&&h.every(g=>g.mode===void 0)||(this.#a.add(e),this.#r.push(...h))}#u(e,{path:t,at:r,content:a,mode:o,isExact:s}){if(!a)
return{path:t,at:r,bytes:null};let i=!this.#e.ignored.has(t)&&this.#e.modeOf(t,o)==="100755",n=o===ro(i);return{path:t,at:r,...!s&&{bytes:e.save(a)},...!n&&{mode:o}}}};
async function Ae(e,t,r){let a=new Map,o=new Set([...dr(e,t),...Ww(r.commands)]);for(;;)try{let s=Bw(a,r.policy),{broken:i,...n}=await Jw(e,t,{...r,paths:o,policy:s});
if(i.length===0)return n;for(let{path:l,problem:c}of i)a.set(l,Uw(c))}catch(s){if(r.store&&r.recorded&&await bo(e.git),!(s instanceof fc))throw s;for(let i of s.
paths)o.add(i)}}var Bw=(e,t)=>({...t,path:(r,a,...o)=>(ww(a)?void 0:e.get(r))??t.path(r,a,...o)}),Uw=({at:e,step:t,...r})=>r,Ee=5e4;function Fw(e){let t=o=>o!==
void 0&&yw(o)!==void 0,r=e.changes.filter(o=>o.from===void 0&&zw(o)&&o.after&&(t(o.before)||t(o.after)));if(r.length===0)return e;let a=r.map(({path:o})=>`${bw(
o)} ${qw}`);return{...e,notes:[...e.notes??[],...a]}}var zw=({size:e,sizeBefore:t=e})=>e===void 0||Math.min(e,t??0)<1024,qw="is a pointer of Git LFS: what chang\
ed is the pointer, and the content that it names has to be on the server.",Ww=e=>uc(e).flatMap(([,{outcome:t}])=>t.ok?t.files.map(({path:r})=>r):[]),mr=e=>uc(e).
flatMap(([,{recorded:t}])=>t??[]),Gw=(e,t)=>{let r=e.tool===uw.name?t?.results.get(e.index)?.reported:void 0;if(!r||e.status==="skipped")return e;let a=r.recorded?
[...e.notes??[],"Recorded, not derived again: the command did not run."]:e.notes;return{...e,command:r,...a&&{notes:a}}},uc=e=>[...e?.results??[]].sort(([t],[r])=>t-
r),Kw=({structuredPatch:e,...t})=>t;async function Jw(e,t,r){var a=[];try{let{policy:n,signal:l,commands:c}=r,p=[],m=[],d=fw(e.source),f=vw(a,await Hw(e,t,r),true),
u=async w=>{let _=Gw(await j(iw(Fw(w))),c);p.push(t.steps.length>Ee?Kw(_):_);let[b,...v]=w.changes,$=b&&b.from===void 0&&v.length===0&&{change:b};r.onEvent?.({type:"\
step",step:_,total:t.steps.length,...$})},h={workspace:d,policy:n,tracked:t.found,...t.merged&&{merged:t.merged},...c&&{commands:c.outcomeOf},...l&&{signal:l},announces:r.
onEvent!==void 0};for await(let w of Ua(t.plans,h))if(w.type==="broken")m.push(w);else if(w.type==="progress")r.onEvent?.(await j({type:"progress",message:w.progress.
message}));else{let _=await f.take(w.result);_.ok||m.push(Vw(w.result,_)),await u(_.ok?_.result:w.result)}let g=m.length>0?Yw(p,m):p;if(fr(t,g))return{steps:ur(
g,t),stopped:true,workspace:d,broken:[]};let y=m.length===0?await f.close():void 0;return{steps:p,stopped:false,workspace:d,broken:m,...y&&{run:y}}}catch(n){var o=n,
s=true}finally{var i=kw(a,o,s);i&&await i}}async function Hw(e,t,r){let{store:a,recorded:o,blobs:s,commands:i,paths:n}=r,{git:l,base:c,conversions:p,readFile:m}=e;
if(a)return Tw(l,{plan:t.header,total:t.steps.length,base:c.commit,paths:n,conversions:p,commands:mr(i),...m&&{readFile:m},...!o&&{scratch:a.git}});let d=s&&mw(
s,p),f=s&&d&&new cr({git:s,converter:d,dirty:new Map,committed:async()=>{}});return{take:async u=>f?f.take(u):{ok:true,result:u},close:async()=>{},[Symbol.asyncDispose]:async()=>d?.[Symbol.
dispose]()}}var Vw=({step:e},{path:t,problem:r})=>{let{index:a,id:o,at:s}=e;return{type:"broken",path:t,step:a,problem:{...r,at:s,step:{index:a,...o!==void 0&&{
id:o}}}}},dr=({source:e},t)=>[...So(t)].flatMap(r=>st(e.locate(r))??[]).filter(r=>{let a=e.stat(r);return!a||!a.link&&a.size<=$w}),Yw=(e,t)=>{let r=new Map(t.map(
({step:o,problem:s})=>[o,s])),a=new Map(t.map(({path:o,step:s})=>[o,s]));return e.map(o=>{let{structuredPatch:s,matched_by:i,files:n,error:l,...c}=o,p=r.get(o.index);
return p?{...c,status:"failed",insertions:0,deletions:0,error:nw(p)}:l!==void 0&&(a.get(o.file_path)??o.index)<o.index?{...c,status:"skipped"}:o})},fr=({plans:e},t)=>{
let r=t.filter(({status:o})=>o==="failed").map(({index:o})=>o),a=1;return e.some(({options:o,steps:{length:s}})=>{let i=a;return a+=s,o.on_error==="stop"&&r.some(
n=>n>=i&&n<a)})},ur=(e,t)=>{let r=new Map(e.map(a=>[a.index,a]));return Array.from(t.steps,a=>{let o=r.get(a.index);if(o?.status==="failed")return o;let{index:s,
id:i,tool:n,why:l}=a,c=o?.file_path??dw(a),p=No(a);return{index:s,...i!==void 0&&{id:i},tool:n,file_path:c,..."new_path"in a.input&&{new_path:a.input.new_path},
...p!==void 0&&{source:p},status:"skipped",...l!==void 0&&{why:l},insertions:0,deletions:0}})};function Co(e,{snapshots:t}){for(let{commit:r,steps:a}of t)for(let o of a){
let s=lw(e,o);s?.status==="applied"&&(s.commit=r)}}import{core_history_branch$d as Zw,core_history_branch$i as Xw,core_history_branch$j as Qw}from"./start.js";import{
core_git_cat_file$d as eb}from"./start.js";import{core_git_commands_refs$b as tb,core_git_commands_refs$c as rb,core_git_commands_refs$d as ab}from"./hook.js";import{
core_git_git$f as ob,core_git_git$l as sb,core_git_git$z as ib}from"./hook.js";import{core_text_words$j as yc}from"./hook.js";import{errors$b as W}from"./hook.js";
import{empty$g as wc,empty$h as bc}from"./hook.js";function hr(e){let t=Io.get(e)??{users:0,child:void 0};Io.set(e,t),t.users++;let r=async(a,o)=>{let s=t.child?.
isRunning()?t.child:new nb(e);t.child=s,await s.ask(tb(a,o),`${o}: ok
`)};return{rehearse:a=>r(a,"abort"),commit:a=>r(a,"commit"),async[Symbol.asyncDispose](){t.users--,!(t.users>0)&&(Io.delete(e),await t.child?.end())}}}var Io=new WeakMap,
nb=class{#e;#t;#r=true;#a="";#o=()=>{};constructor(e){this.#e=e.start(hc),this.#t=sb(this.#e,hc),this.#e.stdout.on("data",t=>{this.#a+=t.toString("latin1"),this.#o()}),
this.#t.closed.then(()=>{this.#r=false,this.#o()})}isRunning(){return this.#r}async ask(e,t){for(this.#a="",this.#e.stdin.write(e);this.#r&&!this.#a.endsWith(t);)
await new Promise(r=>this.#o=r);if(!this.#a.endsWith(t))throw this.#t.failure()??new Error("git update-ref is closed")}async end(){this.#e.stdin.end(),await this.#t.
closed}},hc=["update-ref","-m","editplan: apply","--stdin","-z"],Lo=(e,t)=>({head:async()=>({place:await Xw(e),commit:await lb(e)}),blocked:async()=>e.bare?void 0:
Zw(e,t),ref:r=>Qw(e,r),branches:()=>e.run(rb("refs/heads/")),isAncestor:(r,a)=>e.run(ib(r,a)),async obstacle(r,a){var o=[];try{return await wc(o,hr(e),true).rehearse(
[{ref:r,to:a,from:null}]).catch(c=>c)}catch(l){var s=l,i=true}finally{var n=bc(o,s,i);n&&await n}}});async function lb(e){var t=[];try{return(await wc(t,eb(e),true).
read("HEAD^{commit}"))?.oid??""}catch(s){var r=s,a=true}finally{var o=bc(t,r,a);o&&await o}}async function Po(e,{name:t,force:r}){let a=await e.head(),o=me(t),s=a.
commit!==""&&_c(t)?await e.obstacle(o,a.commit):gc;if(s&&!(_c(t)&&ab(t)))throw cb(t);if(await Ro(e),!s)return{from:a,branch:o};let i=await e.ref(o);if(i?.worktree)
throw Mo(t,`is checked out in ${i.worktree}. Choose another name.`);if(i&&!r)throw Mo(t,`already exists. Choose another name, pass --force to replace it, or del\
ete it: git branch -D ${yc(t)}.`);if(i||s===gc)return{from:a,branch:o,replaces:i?.oid};throw s instanceof W&&s.message.includes(" exists")?Mo(t,`conflicts with \
another branch: ${ob(s)}. Choose another name.`):s}var gc=Symbol("unknown"),_c=e=>!/[\0\n]/.test(e)&&e!=="HEAD"&&!e.startsWith("-"),cb=e=>new W({name:"BRANCH_IN\
VALID",message:`Git does not allow a branch named ${JSON.stringify(e)}. Choose another name.`}),Mo=(e,t)=>new W({name:"BRANCH_EXISTS",message:`The branch "${e}"\
 ${t}`});async function pb(e,{id:t,head:r,record:{branch:a,cameFrom:o}}){if(a===void 0||o===void 0)return;await Ro(e);let s=await e.head(),i=await e.isAncestor(
r.commit,s.commit);if(s.place!==me(a)){if(!i)throw fb(t,a);if(s.place===o)return}if(s.place.startsWith("refs/")||await db(e,s.commit,{branch:a,run:r.commit}),!o.
startsWith("refs/"))return{from:s,to:{place:o,commit:o},makes:false};let n=await e.ref(o);if(!n)throw hb(o,a);return $c(n),{from:s,to:{place:o,commit:n.oid},makes:false}}
async function mb(e,{id:t,head:r,record:a}){let{branch:o,cameFrom:s,status:i}=a;if(o===void 0||s===void 0)return;let n=await e.head();if(i==="undone"&&await e.isAncestor(
r.commit,n.commit))throw ub(t);if(n.place===me(o))return;await Ro(e);let l=await e.ref(me(o));if(!l)return{from:n,to:{place:me(o),commit:r.commit},makes:true};if($c(
l),!await e.isAncestor(r.commit,l.oid))throw gb(t,o);return{from:n,to:{place:me(o),commit:l.oid},makes:false}}var me=e=>`refs/heads/${e}`,Do=e=>e.replace(/^refs\/heads\//,
"");async function Ro(e){let t=await e.blocked();if(t)throw new W(t)}async function db(e,t,{branch:r,run:a}){if(t===a)return;let o=await e.branches(),s=o.find(({
name:n})=>n===me(r))??o.find(({oid:n})=>n===t);if(s&&await e.isAncestor(t,s.oid))return;let i="HEAD is detached, on commits that are on no branch. Create a bran\
ch for them first: `git switch -c NAME`.";throw new W({name:"DIRTY_FILES",message:i})}function $c({name:e,worktree:t}){if(t==="")return;let r=`The branch "${Do(
e)}" is checked out in ${t}. Switch to another branch there first.`;throw new W({name:"BRANCH_IN_USE",message:r})}var fb=(e,t)=>new W({name:"RUN_NOT_APPLIED",message:`\
Run ${e} is on the branch "${t}", but HEAD is not. To undo it, run \`git switch ${yc(t)}\` first.`}),ub=e=>new W({name:"RUN_APPLIED",message:`The current commit\
 already contains run ${e}. Switch to the branch that you came from, then redo.`}),hb=(e,t)=>new W({name:"UNKNOWN_REVISION",message:`The branch "${Do(e)}", on w\
hich the run started, is gone. Create it again, or switch to another branch with \`git switch\`; the branch "${t}" keeps the run.`}),gb=(e,t)=>new W({name:"BRAN\
CH_EXISTS",message:`The branch "${t}" does not contain run ${e} any more. Rename it, or apply the plan again with --force.`});import{core_tools_notebook_edit$b as _b}from"./start.js";
import{core_tools_file_choice$e as yb,core_tools_file_choice$f as wb}from"./start.js";import{core_plan_variables$a as bb}from"./start.js";import{core_tools_fields$a as gr,
core_tools_fields$b as de}from"./start.js";import{core_plan_options$a as $b}from"./start.js";import{zod$b as vc}from"./start.js";import{zod_2$J as kc,zod_2$M as je,
zod_2$P as xc,zod_2$W as Oc,zod_2$p as Sc,zod_2$z as vb}from"./start.js";var Ac={id:de().exactOptional().describe("Unique name of the step; without it the step \
is called by its number, from 1.").meta({examples:["rename-decl"]}),why:gr().exactOptional().describe("Reason, shown to the reviewer next to the change.").meta(
{examples:["the name hides the network call"]}),session:xc([vb().min(1),Oc("none")]).exactOptional().describe("Which of the plan\u2019s `sessions` the step comes fro\
m: its number, default 1, or none of them.").meta({examples:[2,"none"]}),when:yb.exactOptional().describe("Replay the step only where all of this is true; other\
wise it is skipped.").meta({examples:[{exists:true},{file_path:"package.json",contains:'"react":'},{glob:"src/**",not_matches:"legacy"}]})},pt=je(Ac),{shape:Bo}=_b.
input(),{glob:kb,exclude:xb,expect_matches:Ob}=wb,Sb=je({glob:kb.describe("For steps without a glob and without their own path."),exclude:xb.describe("For steps\
 with a glob."),replace_all:Bo.replace_all.describe("For Edit."),expect_matches:Ob.describe("For steps with a glob, and Edit."),language:Bo.language.describe("F\
or Edit by pattern or rule."),match:Bo.match.describe("For Edit by old_string.")}),Uo=(e,t)=>Sc().max(t).regex(e,"is not a plain name"),Ec=je({agent:Uo(/^[\w.-]+$/,
100).exactOptional().describe("The agent.").meta({examples:["claude-code"]}),model:Uo(/^[\w.-]+\/[\w.:@+/-]+$/,250).exactOptional().describe("The model, as prov\
ider/name.").meta({examples:["anthropic/claude-opus-4-5-20251101"]}),id:Uo(/^[\w.:@+/-]+$/,200).exactOptional().describe("The session\u2019s id.").meta({examples:[
"2850166f-2eda-4717-a496-fd760e9f1d5e"]})}),Ab=je({at:de().describe("Where it is in the source: file and line.").meta({examples:["fix.patch:12"]}),what:de().describe(
"What it is called there.").meta({examples:["hunk"]}),why:gr().describe("Why it is not a step.").meta({examples:["Its lines are not in src/user.ts."]})}),_r=({agent:e,
model:t,id:r})=>JSON.stringify([e,t,r]),Te=je({$schema:Sc().exactOptional().describe("Where an editor finds this schema; no other effect.").meta({examples:["./n\
ode_modules/editplan/schema/plan.schema.json"]}),version:Oc(1).describe("Version of the plan format."),title:de().describe("One line; becomes the pull request's\
 title.").meta({examples:["Rename getUser to fetchUser"]}),description:gr().exactOptional().describe("The plan's own words. The pull request's body quotes them \
below what the run says; nothing in them is Markdown but `code`.").meta({examples:["The getter does network I/O."]}),base:de().regex(/^[^-]/,"begins with a dash\
, which no revision does").exactOptional().describe("The commit the plan was made against.").meta({examples:["3f2c9e1","main"]}),created:xc([vc.datetime({offset:true}),
vc.date()],"is not an ISO date such as 2026-05-01T10:00:00Z").refine(e=>Date.parse(e)>=0,"is before 1970, which git cannot record").exactOptional().describe("Da\
te that every commit of the run carries; a day without a time means midnight UTC.").meta({examples:["2026-05-01T10:00:00Z"]}),author:je({name:de().regex(/^[^<>]*$/,
"holds < or >").describe("Name of the author.").meta({examples:["Refactor Bot"]}),email:de().regex(/^[^<>]*$/,"holds < or >").describe("Mail address of the auth\
or.").meta({examples:["bot@example.com"]})}).exactOptional().describe("Author of the commits.").meta({examples:[{name:"Refactor Bot",email:"bot@example.com"}]}),
sessions:kc(Ec).exactOptional().describe("The sessions of agents that the steps come from. A claim: reports repeat it, and nothing is decided by it.").meta({examples:[
[{agent:"claude-code",model:"anthropic/claude-opus-4-5-20251101"}]]}),left_out:kc(Ab).exactOptional().describe("What its source proposes, or a recording saw, an\
d no step does. Each run of the plan reports it and opens its pull request as a draft.").meta({examples:[[{at:"fix.patch:12",what:"hunk",why:"Its lines are not \
in src/user.ts."}]]}),cwd:gr().regex(/^(\/|\\\\|[A-Za-z]:[\\/])/,"is not an absolute path").exactOptional().describe("Root of the checkout the plan was recorded\
 in; stripped from absolute paths.").meta({examples:["/home/ada/shop"]}),vars:bb.exactOptional().describe("Variables and their defaults; null for a variable wit\
hout a default. `${{ vars.name }}` in a step is replaced by the value; `--var name=value` sets it.").meta({examples:[{team:"payments",version:null}]}),defaults:Sb.
exactOptional().describe("Keys for all steps: each step whose tool has the key gets it, unless it sets it. glob and exclude do not apply to a step with a path.").
meta({examples:[{glob:"src/**/*.ts",replace_all:true,expect_matches:{min:0}}]}),options:$b.prefault({}).describe("How the plan is replayed; the command line ove\
rrides each.")});import{zod_2$$ as Eb,zod_2$I as jb,zod_2$K as zo,zod_2$O as Tb,zod_2$X as Nb,zod_2$Z as Cb,zod_2$aa as Ib}from"./start.js";import{core_text_words$r as jc}from"./hook.js";
var qo=e=>{if(e.code!=="invalid_union")return[e];let t=e.errors.filter(([a])=>a&&(a.path.length>0||!Mb.has(a.code))),[r]=t.length===1?t:[];return(r??[e]).map(a=>a===
e?e:{...a,path:[...e.path,...a.path]})},Mb=new Set(["invalid_type","invalid_value","invalid_format"]),Wo="Invalid input",Go=(e,t)=>{if(e.code==="too_big")return"\
is too large";if(e.code==="too_small"&&e.message.startsWith("Too small"))return e.origin==="string"?"is empty":`is below ${e.minimum}`;if(e.code==="invalid_key")
return e.issues[0]?.message??e.message;if(e.code!=="invalid_type")return e.message;let r=Lb[e.expected]??e.expected,a=e.expected==="string"&&typeof t!="object"?
"; put it in quotes to mean the text":"";return`is ${yr(t)}, not ${r}${a}`},Lb={string:"text",int:"a whole number",number:"a whole number",object:"a set of keys",
record:"a set of keys",array:"a list",boolean:"true or false"},yr=e=>e===null?"nothing":Array.isArray(e)?"a list":typeof e=="object"?"a set of keys":typeof e=="\
string"?jc(e):String(e),Ko=100,mt=(e,t)=>e!==void 0?`did you mean ${jc(e)}?`:t.length>0?`known here: ${t.join(", ")}.`:"remove it.",Jo=(e,t)=>t.reduce((r,a)=>typeof r==
"object"&&r!==null?Reflect.get(r,a):void 0,e),Ho=(e,t)=>{let r=Fo(e);for(let a of t)if(r instanceof zo)r=Fo(r.shape[String(a)]);else if(r instanceof jb)r=Fo(r.element);else
return[];return r instanceof zo?Object.keys(r.shape):[]},Fo=e=>{let t=e;for(;t instanceof Ib||t instanceof Eb||t instanceof Cb||t instanceof Nb;)t=t.unwrap();return t instanceof
Tb?t.options.find(r=>r instanceof zo):t};import{core_tools_notebook_edit$j as br,core_tools_notebook_edit$k as Pb,core_tools_notebook_edit$l as Cc,core_tools_notebook_edit$m as Db}from"./start.js";
import{core_plan_options$a as Rb}from"./start.js";import{core_text_json$f as Vo}from"./hook.js";import{core_text_words$p as Yo,core_text_words$r as ue}from"./hook.js";
var Zo=(e,t,r)=>{let a=Fb(e,{path:t,locate:r});if(!a.ok)return a;let o=$r(a.input,["document","rule"],{path:a.inputPath,locate:r});if(o.length>0)return{ok:false,
faults:o};let s=Cc(a.tool).input(),i=pt.safeParse(a.header),n=s.safeParse(a.input);if(i.success&&n.success)return{ok:true,content:{...i.data,tool:a.tool,input:n.
data}};let{formKeys:l,inputPath:c}=a,p=c.length===t.length;return{ok:false,faults:[...dt(i.error?.issues??[],{schema:pt,value:a.header,path:t,locate:r,alsoKnown:l}),
...dt(n.error?.issues??[],{schema:s,value:a.input,path:c,locate:r,alsoKnown:p?l:[]})]}},$r=(e,t,{path:r,locate:a})=>{let o=[],s=(i,n)=>{if(!(typeof i!="object"||
i===null))for(let[l,c]of Object.entries(i)){let p=[...n,Array.isArray(i)?Number(l):l];l==="__proto__"?o.push(Qo(l,{known:[],path:p,at:a.key(p)})):s(c,p)}};if(Vo(
e))for(let i of t)Object.hasOwn(e,i)&&s(e[i],[...r,i]);return o},Ic=Object.keys(pt.shape),Mc=["tool",...Ic],Bb=["type","name","input",...Ic],Ub=()=>new Set([...Mc,
...br().flatMap(({input:e})=>Object.keys(e().shape))]),vr=e=>Vo(e)&&!(Object.hasOwn(e,"tool")&&e.type!=="tool_use")&&(Object.hasOwn(e,"type")||Object.hasOwn(e,"\
name")&&Object.hasOwn(e,"input")),Fb=(e,t)=>{if(!Vo(e))return fe(Dc("A step is a set of keys. Begin it with `- tool: Edit`, and write its other keys below.",[],
t));if(vr(e))return zb(e,t);if(!Object.hasOwn(e,"tool"))return{ok:false,faults:qb(e,t)};let{tool:r,id:a,why:o,session:s,when:i,...n}=e;if(!Lc(r))return fe(Rc(r,
"tool",t));let l={...a!==void 0&&{id:a},...o!==void 0&&{why:o},...s!==void 0&&{session:s},...i!==void 0&&{when:i}};return{ok:true,tool:r,header:l,input:n,inputPath:t.
path,formKeys:Mc}},zb=(e,t)=>{let{type:r,name:a,input:o,...s}=e;if(r===void 0)return fe(wr("type",t));if(r!=="tool_use")return fe(Dc('"type" takes tool_use; a f\
lat step has "tool" instead.',["type"],t));if(a===void 0)return fe(wr("name",t));if(!Lc(a))return fe(Rc(a,"name",t));if(o===void 0)return fe(wr("input",t));let i=Uc(
a,o);return{ok:true,tool:a,header:s,input:i,inputPath:[...t.path,"input"],formKeys:Bb}},Lc=e=>Pb(e)!==void 0,Xo=e=>br().find(({name:t})=>t.toLowerCase()===e.toLowerCase()),
fe=e=>({ok:false,faults:[e]}),qb=(e,t)=>{let r=Ub(),a=[...r],o=Object.keys(e).filter(s=>!r.has(s)).slice(0,a.length).map(s=>{let i=[...t.path,s];return Qo(s,{known:a,
path:i,at:t.locate.key(i)})});return o.some(({suggestions:s})=>s?.includes("tool"))||Object.keys(e).some(s=>Xo(s))?o:[wr("tool",t),...o]},Pc=e=>{let t=Wb[e];return`\
The key ${ue(e)} is missing.${t===void 0?"":` Write \`${e}: ${t}\`.`}`},Wb={version:"1",type:"tool_use"},wr=(e,{path:t,locate:r})=>({name:"MISSING_KEY",message:Pc(
e),at:r.value(t),path:[...t,e]}),Dc=(e,t,{path:r,locate:a})=>({name:"INVALID_VALUE",message:e,at:a.value([...r,...t]),path:[...r,...t]}),Gb=new Map([["bash","Ru\
n"],["shell","Run"],["create","Write"],["add","Write"],["replace","Edit"],["str_replace","Edit"],["update","Edit"],["modify","Edit"],["remove","Delete"],["renam\
e","Move"]]),Kb=(e,t)=>{let r=e.toLowerCase().replace(/[-_]?file$/,"");return Gb.get(r)??Xo(r)?.name??Yo(e,t)},Rc=(e,t,{path:r,locate:a})=>{let o=br().map(({name:n})=>n),
s=typeof e=="string"?Kb(e,o):void 0,i=s?`did you mean ${s}?`:`the tools are ${o.join(", ")}.`;return{name:"UNKNOWN_TOOL",message:`Unknown tool${typeof e=="strin\
g"?` ${ue(e)}`:""}; ${i}`,at:a.value([...r,t]),path:[...r,t],...s!==void 0&&{suggestions:[s]}}},dt=(e,t)=>{let r=e.flatMap(qo).flatMap(o=>Jb(o,t)),a=new Set(r.flatMap(
({path:o,suggestions:s})=>s?[Tc(o?.slice(0,-1),s[0])]:[]));return r.filter(({name:o,path:s})=>{let i=Tc(s);return o==="MISSING_KEY"&&a.has(i)||a.has(`${o} ${i}`)?
false:(a.add(`${o} ${i}`),true)})},Tc=(e=[],t)=>JSON.stringify(t===void 0?e:[...e,t]),Jb=(e,t)=>{let r=[...t.path,...e.path];if(e.code==="unrecognized_keys")return Yb(
e.keys,e.path,t);let a=Jo(t.value,e.path),o=String(r.at(-1)??""),s=e.code==="custom"&&e.message!==Wo?e.message:void 0;if(a===void 0){let l=t.locate.value(r.slice(
0,-1));return s!==void 0&&!Nc(s)?[{name:"INVALID_VALUE",message:`The step ${s}.`,at:l,path:r.slice(0,-1)}]:[{name:"MISSING_KEY",message:s??Pc(o),at:l,path:r}]}let i=t.
locate.value(r);if(o==="steps"&&(a===null||e.code==="too_small"))return[X(i)];if(e.code==="invalid_value")return[{...Qb(e,r,a),at:i,path:r}];let n=r.length===0?
"The plan":Bc(r,e.code==="invalid_type"?void 0:a);return[{name:"INVALID_VALUE",message:s!==void 0&&Nc(s)?s:`${n} ${Go(e,a)}.${r.length===0?Hb(a):Vb(o,a)}`,at:i,
path:r}]},Bc=(e,t)=>{let r=e.at(-1);if(typeof r!="number")return ue(String(r));let a=e.findLast(o=>typeof o=="string");return`Item ${r+1} of ${ue(String(a))}${typeof t==
"string"&&t!==""?`, ${ue(t)},`:""}`},Hb=e=>Array.isArray(e)?" Write it under `steps:`, below `version: 1` and a `title`.":typeof e=="string"&&/^.+\.(?:ya?ml|jsonl?)$/.
test(e)?" Pass the text of that file, not its name.":"",Vb=(e,t)=>e==="steps"?" Begin each step with `- `, such as `- tool: Edit`.":e==="file_path"&&Array.isArray(
t)?" Write one path, or name several files in `glob`.":"",Nc=e=>/^[A-Z].*\.$/s.test(e),Yb=(e,t,r)=>{let a=[...Ho(r.schema,t),...t.length===0?r.alsoKnown??[]:[]];
return e.slice(0,Ko).map(o=>{let s=[...r.path,...t,o];return Qo(o,{known:a,path:s,at:r.locate.key(s)})})},Qo=(e,{known:t,path:r,at:a})=>{let o=t.includes("tool")?
Xo(e):void 0;if(o){let l=["file_path","notebook_path"].find(c=>Object.hasOwn(o.input().shape,c));return{name:"UNKNOWN_KEY",message:`Unknown key ${ue(e)}; write \
\`tool: ${o.name}\`${l?`, and the path as \`${l}\``:""}.`,at:a,path:r}}let s=Xb.get(e.toLowerCase())?.find(l=>t.includes(l))??Yo(e,t),i=t.includes("tool")?br().
filter(({input:l})=>Object.hasOwn(l().shape,e)):[],n=s!==void 0?mt(s,t):i.length>0&&i.length<=Zb?`it is a key of ${i.map(({name:l})=>l).join(" and ")}; ${mt(s,t)}`:
t.includes("options")&&Object.hasOwn(Rb.shape,e)?"it belongs under `options`.":mt(s,t);return{name:"UNKNOWN_KEY",message:`Unknown key ${ue(e)}; ${n}`,at:a,path:r,
...s!==void 0&&{suggestions:[s]}}},Zb=2,Xb=new Map(Object.entries({path:["file_path","notebook_path"],file:["file_path","notebook_path"],filename:["file_path","\
notebook_path"],from:["file_path"],source:["file_path"],to:["new_path"],destination:["new_path"],target:["new_path"],old:["old_string"],old_text:["old_string"],
search:["old_string"],find:["old_string"],new:["new_string"],new_text:["new_string"],replace:["new_string"],replacement:["new_string"],rewrite:["new_string"],key:[
"path"],text:["content","new_string"],contents:["content"],cmd:["command"],reason:["why"]})),Qb=(e,t,r)=>{let a=e.values.map(String),o=t.at(-1)==="version"?"PLA\
N_VERSION":"INVALID_VALUE",s=typeof r=="string"?Yo(r,a):void 0,i=`${Bc(t,void 0)} is ${yr(r)}; it takes ${a.join(", ")}.`;return{name:o,message:i,...s!==void 0&&
{suggestions:[s]}}},e0={path:["file_path","notebook_path"],old_str:["old_string"],new_str:["new_string"]},t0=["offset","limit"],r0=["replace_all","executable"],
a0=["file_path","notebook_path","new_path"],o0=["old_string","new_string"],Uc=(e,t)=>{if(typeof t!="object"||t===null||Array.isArray(t))return t;let r=Cc(e).input().
shape,a=Object.entries(t).map(([o,s])=>{let i=Db(e)==="reads"?o:s0(o,r,t);return[i,i0(i,s)]});return Object.fromEntries(a)},s0=(e,t,r)=>Object.hasOwn(t,e)?e:(e0[e]??
[]).find(a=>Object.hasOwn(t,a)&&!Object.hasOwn(r,a))??e,i0=(e,t)=>typeof t!="string"?t:t0.includes(e)&&/^\d{1,15}$/.test(t)?Number(t):r0.includes(e)&&/^(true|false)$/.
test(t)?t==="true":a0.includes(e)?t.replace(/(?<!^)\/{2,}/g,"/").replace(/^\/{2,}/,"/"):o0.includes(e)&&t.startsWith("\uFEFF")?t.slice(1):t;import{core_text_literal$c as n0,
core_text_literal$g as l0}from"./start.js";import{core_text_json$a as ts,core_text_json$b as c0,core_text_json$f as es}from"./hook.js";var xr=new Set(["path","v\
alue","rule","document","from","indent","lines"]),Ne=new Set(["value","document"]),ft=new Set(["path","from"]),Ce=e=>e.slice(2,4).find(t=>xr.has(String(t))),Or=e=>Fc(
e)??Fc(e.map(t=>n0(t)??t)),Fc=e=>{let t=0;return e.find(r=>{if(!/^(?:0|[1-9]\d{0,8})$/.test(r))t=Number.POSITIVE_INFINITY;else{if(Number(r)<t)return true;t=Number(
r)}return false})},Sr=(e,t)=>Number.isSafeInteger(t)&&String(t)===e?t:e,Ar=(e,t,r)=>{if(!es(e))return e;if(e.type==="tool_use"&&es(e.input)){let a=ts(r.text,t,JSON.
parse).findLast(({key:o})=>o==="input");return a?{...e,input:zc(e.input,a.value.start,r)}:e}return zc(e,t,r)},zc=(e,t,r)=>{if(![...Ne,...ft].some(o=>p0(e[o])))return e;
let a=ts(r.text,t,JSON.parse).map(({key:o,value:s})=>Ne.has(o)?[o,kr(e[o],{...r,...s},l0)]:[o,ft.has(o)?kr(e[o],{...r,...s},m0):e[o]]);return Object.fromEntries(
a)},p0=e=>typeof e=="number"||typeof e=="object"&&e!==null,m0=e=>Sr(e,Number(e)),kr=(e,{start:t,end:r,...a},o)=>{let{text:s,onMoved:i}=a;if(typeof e=="number")return o(
s.slice(t,r));if(Array.isArray(e))return c0(s,t).map((c,p)=>kr(e[p],{...a,...c},o));if(!es(e))return e;let n=ts(s,t,JSON.parse),l=Or(n.map(({key:c})=>c));return l!==
void 0&&i(l,t),Object.fromEntries(n.map(({key:c,value:p})=>[c,kr(e[c],{...a,...p},o)]))};import{core_text_literal$b as d0,core_text_literal$c as f0,core_text_literal$f as u0,
core_text_literal$h as h0}from"./start.js";import{yaml$a as qc,yaml$c as gt,yaml$e as jr,yaml$f as _t,yaml$i as g0}from"./start.js";import{core_text_words$r as Er}from"./hook.js";
var yt=(e,t)=>{let r=tt(e),a=e.indexOf("\0");if(a>=0)return ut({...ht("the text has a NUL character; save it as UTF-8"),at:r(a)});let o=ve(e,{nesting:t.nesting,
single:true});if(!o.ok){let u=r(o.offset);return o.reason==="too-deep"?ut(Qe(t.nesting,u)):ut({...ht(o.reason==="unbalanced"?y0:w0),at:u})}let[s]=o.documents,i=[
...s?.errors??[],...s?.warnings??[]],n=i.findIndex(({message:u})=>Wc.test(u)),l=n<0?i:i.slice(0,n+1);if(l.length>0){let[u="",h=""]=_0.exec(e)??[];if(h!==""){let y=`\
a code fence is around the plan; keep only what is between the lines with ${h}`;return ut({...ht(y),at:r(e.indexOf(u)+u.length-h.length)})}let g=l.filter($0).map(
y=>{let{words:w,at:_}=v0(y,s);return{...ht(w),at:r(_)}});return{ok:false,faults:b0(g).slice(0,t.problems)}}if(s?.directives.yaml.explicit&&s.directives.yaml.version!==
"1.2")return ut({...ht("a plan is YAML 1.2; remove the directive"),at:{line:1,column:1}});let c=s?.contents??null,p=A0(c,{limits:t,placeOf:r});if(!p.ok)return p;
let{value:m,faults:d,aliases:f}=p;return{ok:true,document:{value:m,faults:d,locate:O0(c,f,r)}}},_0=/(?:^\s*|\n)(```|~~~)/,y0="a bracket closes nothing; remove i\
t, or put the value in quotes",w0="a plan is one document; move what follows `---` to another file",ut=e=>({ok:false,faults:[e]}),b0=e=>e.filter(({at:t},r)=>r===
0||t.line!==e[r-1]?.at.line),$0=({code:e,pos:[t]},r,a)=>e!=="BLOCK_AS_IMPLICIT_KEY"||a[r+1]?.code!=="MULTILINE_IMPLICIT_KEY"||a[r+1]?.pos[0]!==t;function v0({code:e,
message:t,pos:[r]},a){let o=a&&x0(a,r),s=Wc.test(t);for(let[i,n]of k0)if(i.test(`${e} ${t}`))return{words:n(o?.sign??"",/\S+$/.exec(t)?.[0]??""),at:(s?o?.start:
void 0)??r};return{words:t,at:r}}var Wc=/^Missing closing .quote|^Flow .* end with a/,rs={"{":"}","[":"]"},k0=[[/^TAB_AS_INDENT/,()=>"a tab indents the line; us\
e spaces"],[/^BLOCK_AS_IMPLICIT_KEY/,()=>"a second `: ` in the line; put the value in quotes"],[/^BAD_SCALAR_START/,(e,t)=>`a value cannot begin with ${t}; put \
it in quotes`],[/^BAD_DQ_ESCAPE/,(e,t)=>`the escape ${t.slice(0,2)} is not valid here; write a backslash as \\\\, or use single quotes`],[/closing .quote/,e=>`t\
he quote ${e} that begins here does not end; close it, or use ${e==="'"?"double":"single"} quotes`],[/ Flow .* end with a/,e=>`the ${e} has no ${rs[e]}; close i\
t, or put the value in quotes`],[/ Unexpected scalar at node end/,e=>e in rs?`text follows ${rs[e]}; put the whole value in quotes`:`the value ends at its secon\
d ${e} and text follows; write ${e==="'"?"''":'\\"'} for a quote inside it`],[/ Unexpected block-seq-ind on same line/,()=>"a `- ` after a key begins a list; pu\
t the value in quotes"],[/ Block scalar header| Not a YAML token/,()=>"text follows | or > in the line; begin it in the next line, or put the value in quotes"],
[/^TAG_RESOLVE_FAILED/,(e,t)=>`a plan has no tags, such as ${t}; put the value in quotes`],[/^MULTILINE_IMPLICIT_KEY|^MISSING_CHAR| All /,()=>"the line is not `\
key: value`, or does not start in the same column as its neighbours; indent text of several lines further than its key"]];function x0(e,t){let r;return g0(e,{Node(a,o){
let[s=0,,i=0]=o.range??[];s>=t||i<t||(jr(o)&&o.type==="QUOTE_SINGLE"&&(r={sign:"'",start:s}),jr(o)&&o.type==="QUOTE_DOUBLE"&&(r={sign:'"',start:s}),(gt(o)||_t(o))&&
o.flow&&(r={sign:gt(o)?"{":"[",start:s}))}}),r}var ht=e=>({name:"PLAN_SYNTAX",message:`Not valid YAML: ${e}.`}),O0=(e,t,r)=>{let a=new WeakMap,o=(c,p)=>{let m=a.
get(c)??new Map(c.items.map(d=>[qe(d.key)??"",d]));return a.set(c,m),m.get(p)},s=c=>qc(c)?t.get(c)??null:c,i=(c,p)=>{let m=o(c,p);if(m)return m;let d=c.items.filter(
f=>Rt(f.key)).map(({value:f})=>s(f));for(let f of d.flatMap(u=>_t(u)?u.items.map(s):[u])){let u=gt(f)?i(f,p):void 0;if(u)return u}},n=c=>{let p={key:e,value:e};
for(let m of c){let d=s(p.value),f;if(gt(d)?f=i(d,String(m)):_t(d)&&(f={key:null,value:d.items[Number(m)]??null}),!f)break;p={key:f.key??f.value,value:f.value??
f.key}}return p},l=c=>r(c?.range[0]??0);return{value:c=>l(n(c).value),key:c=>l(n(c).key)}},S0=new Set(["version","offset","limit","start","end","timeout","sessi\
on","expect_matches","min","max"]),A0=(e,t)=>{let r=new T0(t),a=r.value(e,[]),{refusal:o,faults:s,aliases:i}=r;return o?{ok:false,faults:[o]}:{ok:true,value:a,faults:s,
aliases:i}},E0=new Set("title id tool file_path notebook_path new_path glob exclude reads on_error".split(" "));function j0(e,t,{placeOf:r}){let a=t.findLast(s=>typeof s==
"string"),[,o]=/^[“”„‘’‚]([^“”„‘’‚]+)[“”‘’]$/.exec(e.source??"")??[];return o===void 0||e.type!=="PLAIN"||!E0.has(a)||Ce(t)!==void 0?
[]:[{name:"INVALID_VALUE",message:`${Er(String(a))} is in typographic quotes, which would be part of it. Write ${Er(o)}; if they are meant, write ${Er(e.source??
"")}.`,at:r(e.range[0]),path:t}]}var T0=class{faults=[];aliases=new Map;refusal;#e;#t=new Map;#r=0;constructor(e){this.#e=e}value(e,t){if(e===null||this.refusal)
return null;if(qc(e))return this.#l(e);jr(e)&&this.faults.push(...j0(e,t,this.#e));let r=this.#r,a=gt(e)?this.#a(e,t):_t(e)?this.#s(e,t):C0(e,t);return e.anchor&&
this.#t.set(e.anchor,{node:e,value:a,weight:this.#r-r}),a}#a(e,t){let r=[],a=Dt(e,qe),o=new Set,s=[];for(let l of e.items){let c=qe(l.key);if(c===void 0)return this.#i(
"PLAN_SYNTAX","Not valid in a plan: a key that is not text; put the value in quotes.",l.key);let p=[...t,c];if(a.has(l)&&this.faults.length<this.#e.limits.problems&&
this.faults.push(Ze(c,p,this.#n(l.key))),Rt(l.key)){s.push(...this.#o(l.value,t));continue}o.add(c);let m=Ce(t)==="value"&&N0(l.key)?d0(c):c;r.push([m,this.value(
l.value,p)])}let i=[...s.filter(([l])=>!o.has(f0(l)??l)),...r],n=Ne.has(Ce(t)??"")?Or(i.map(([l])=>l)):void 0;return n!==void 0&&this.faults.length<this.#e.limits.
problems&&this.faults.push(Xe(n,this.#n(e))),Object.fromEntries(i)}#o(e,t){let r=(_t(e)?e.items:[e]).toReversed().flatMap(a=>{let o=this.value(a,t);return typeof o==
"object"&&o!==null&&!Array.isArray(o)?Object.entries(o):this.#i("PLAN_SYNTAX","Not valid YAML: `<<` takes a mapping, or a list of mappings.",a)??[]});return[...new Map(
r)]}#s(e,t){return e.items.map((r,a)=>this.value(r,[...t,a]))}#l(e){let t=this.#t.get(e.source);if(!t)return this.#i("PLAN_SYNTAX",`Not valid YAML: the anchor ${Er(
`&${e.source}`)} is not defined before this alias; if * is text, put the value in quotes.`,e);if(this.#r+=1+t.weight,this.#r>this.#e.limits.aliases){let r=this.#e.
limits.aliases;return this.#i("LIMIT_EXCEEDED",`More than ${r} aliases, which is the limit (\`aliases\`).`,e)}return this.aliases.set(e,t.node),t.value}#i(e,t,r){
return this.refusal??={name:e,message:t,at:this.#n(r)},null}#n(e){return this.#e.placeOf(e?.range[0]??0)}},N0=e=>jr(e)&&e.type==="PLAIN"&&(typeof e.value!="stri\
ng"||h0(e.value)),C0=(e,t)=>{let{value:r}=e,a=Ce(t);return a&&Ne.has(a)?e.type==="PLAIN"?u0(e.source,r):r:typeof r!="number"?r:a&&ft.has(a)?Sr(e.source,r):a||S0.
has(String(t.at(-1)))?r:e.source??String(r)};import{core_text_literal$h as I0,core_text_literal$k as M0,core_text_literal$l as L0}from"./start.js";import{yaml$k as P0}from"./start.js";
import{core_text_words$o as D0}from"./hook.js";var os=(e,{indent:t=2,indentSeq:r=true,flow:a=false,spelling:o,keyOf:s})=>{let i={tag:"tag:yaml.org,2002:spelt",default:true,
identify:n=>o(n)!==void 0,resolve:n=>n,stringify:n=>o(n.value)??""};return new P0(s?as(e,{spelling:o,keyOf:s}):e,{version:"1.1",customTags:n=>[i,B0,...n.filter(
l=>typeof l=="string"||!R0.has(l.tag))],aliasDuplicateObjects:false}).toString({indent:t,indentSeq:r,lineWidth:0,...a&&{collectionStyle:"flow",flowCollectionPadding:!Array.
isArray(e)}}).trimEnd()},as=(e,t)=>{if(Array.isArray(e))return e.map(a=>as(a,t));if(typeof e!="object"||e===null||t.spelling(e)!==void 0)return e;let r=Object.entries(
e).map(([a,o])=>[t.keyOf(a,e)??a,as(o,t)]);return r.some(([a])=>typeof a!="string")?new Map(r):Object.fromEntries(r)},Gc=e=>e==="="||e==="<<"||!ss(e)||M0(e)||I0(
e)||L0(e)!==void 0,ss=e=>!/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff\p{Cs}]/u.test(e),R0=new Set(["merge","omap"].map(e=>`tag:yaml.org,2002:${e}`)),
B0={tag:"tag:yaml.org,2002:str",default:true,identify:e=>typeof e=="string"&&Gc(e)&&(!e.includes(`
`)||!ss(e.replace(/[\n\t]/g,""))),resolve:e=>e,stringify:e=>D0(e.value)};import{core_text_literal$a as Kc,core_text_literal$c as U0,core_text_literal$f as F0}from"./start.js";
import{core_tools_notebook_edit$m as z0}from"./start.js";import{core_plan_options$a as q0}from"./start.js";import{yaml$e as W0,yaml$r as G0}from"./start.js";import{
core_text_json$f as is,core_text_json$i as K0,core_text_json$j as Jc}from"./hook.js";import{core_text_words$o as Nr}from"./hook.js";var J0=`# yaml-language-serv\
er: $schema=./node_modules/editplan/schema/plan.schema.json
`,H0=(e,t)=>[...ns(e,t)].join(""),V0=(e,t,r)=>{let a=0;for(let o of ns(t,r)){if(!e.startsWith(o,a))return false;a+=o.length}return a===e.length},Y0=(e,t)=>ns(e,
Cr(t,""));function*Hc({steps:e,digest:t,vars:r,source:a,...o}){let s=Yc(o);yield`${JSON.stringify(o)}
`;for(let i of e)yield`${JSON.stringify(s(i))}
`}function*ns(e,t){let{steps:r,digest:a,vars:o,source:s,...i}=e,n=Q0(i),l=Yc(i);if(t==="json")yield`${JSON.stringify({...n,steps:r.map(l)},null,2)}
`;else if(t==="jsonl")yield*Hc(e);else{yield`${J0}${Z0(n)}steps:
`;for(let c of r)yield X0(l(c))}}var Z0=e=>{let t=Tr(e,0);return Vc(`${t}steps:
`,{...e,steps:null})?t:Object.entries(e).filter(([,r])=>r!==void 0).map(([r,a])=>`${r}: ${Nr(a)}
`).join("")},X0=e=>{let t=`  - ${Tr(e,4).trimStart()}`;return Vc(`steps:
${t}`,{steps:[e]})?t:`  - ${Nr(e)}
`},Vc=(e,t)=>{let r=yt(e,Z);return r.ok&&r.document.faults.length===0&&Jc(r.document.value)===Jc(t)},Q0=({options:e,...t})=>{let r=q0.parse({}),a=Object.entries(
e).filter(([o,s])=>s!==r[o]);return{...t,...a.length>0&&{options:Object.fromEntries(a)}}},Yc=({sessions:e=[]})=>{let t=new Map(e.map((a,o)=>[_r(a),o+1])),r=({tool:a,
session:o})=>{let s=o?t.get(_r(o))??"none":"none";return t.size===0||z0(a)==="reads"||s===1?void 0:s};return a=>{let{id:o,why:s,when:i,tool:n,input:l}=a,c=r(a);
return{tool:n,...o!==void 0&&{id:o},...s!==void 0&&{why:s},...c!==void 0&&{session:c},...i!==void 0&&{when:i},...l}}},Tr=(e,t)=>Object.entries(e).filter(([,r])=>r!==
void 0).map(([r,a])=>{let o=`${" ".repeat(t)}${r}:`;if(typeof a=="string")return`${o} ${ep(a,t+2)}
`;if(r==="edits"&&Array.isArray(a)&&!Qc(a))return`${o}
${a.map(i=>`${" ".repeat(t+2)}- ${Tr(i,t+4).trimStart()}`).join("")}`;let s=Zc(a);return s!==void 0?`${o} ${s}
`:Array.isArray(a)||is(a)&&xr.has(r)?`${o}
${e$(a,t+2)}`:is(a)?`${o}
${Tr(a,t+2)}`:`${o} ${String(a)}
`}).join(""),e$=(e,t)=>(Qc(e)?os(e,{spelling:Zc,keyOf:t$}):Nr(e)).split(`
`).map(r=>`${r===""?"":" ".repeat(t)+r}
`).join(""),Zc=e=>{if(e instanceof Xc)return e.text;let t=Kc(e);if(t===void 0)return;let{contents:r}=G0(t,{schema:"core"});return W0(r)&&r.type==="PLAIN"&&r.source===
t&&Kc(F0(t,r.value))===t?t:void 0},t$=e=>{let t=U0(e);return t===void 0?void 0:new Xc(t)},Xc=class{text;constructor(e){this.text=e}},Qc=e=>/^[ -~]*$/.test(JSON.
stringify(e))&&!JSON.stringify(e).includes("\\"),ep=(e,t)=>r$(e)?e:a$(e)?o$(e,t):/["\\]/.test(e)&&!/['\n]/.test(e)&&!tp.test(e)?`'${e}'`:Nr(e),r$=e=>/^(\.{0,2}\/|\.)?[A-Za-z_][\w./@+-]*( [\w./@+(),=-]+)*$/.
test(e)&&!/^(true|false|yes|no|on|off|null|y|n|\.inf|\.nan)$/i.test(e),a$=e=>e.includes(`
`)&&/[^ \t\n][ \t]*\n*$/.test(e)&&!tp.test(e),tp=/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/,o$=(e,t)=>{let r=/^\s/.test(e)?"2":"",
a=e.endsWith(`

`)?"+":e.endsWith(`
`)?"":"-",o=e.endsWith(`
`)?e.slice(0,-1):e;return`|${r}${a}
${o.replaceAll(/^(?=.)/gm," ".repeat(t))}`},s$={yaml:"yaml",yml:"yaml",json:"json",jsonl:"jsonl",ndjson:"jsonl"},Cr=(e,t)=>{let r=/\.([a-z]+)$/i.exec(e)?.[1]?.toLowerCase()??
"";return s$[r]??n$(t)},i$=1024*1024,n$=e=>{let t=e.search(/\S/);if(e[t]!=="{"&&e[t]!=="[")return"yaml";let r=e.indexOf(`
`,t);return!(r<0||r-t>i$)&&l$(e.slice(t,r))?"jsonl":"json"},l$=e=>{let t=K0(e);return is(t)&&!Object.hasOwn(t,"steps")};var ap=e=>{let t=rp.test(e),r=ls(e,t),a=t?
r:ls(e,true),o=`${e}/`;return s=>{if(!t&&s.startsWith(o)&&s.length>o.length&&!s.includes("//"))return s.slice(o.length);let i=t||rp.test(s),[n,l]=[i?a:r,ls(s,i)];
if(!(l.compared.length<=n.compared.length)&&!n.compared.some((c,p)=>c!==l.compared[p]))return l.written.slice(n.compared.length-l.compared.length).join("/")}},rp=/^([A-Za-z]:([\\/]|$)|\\\\)/,
ls=(e,t)=>{let r=(t?e.replace(/^\\\\\?\\(?=[A-Za-z]:)/,""):e).split(t?/[\\/]+/:/\/+/);for(;r.length>1&&r.at(-1)==="";)r.pop();if(t){let[,o]=c$.exec(r.join("/"))??
[],s=o===void 0?r:[`${o}:`,...r.slice(p$(r))];return{compared:s.map(i=>i.toLowerCase()),written:s}}let a=r[0]===""&&r[1]==="private"&&/^(tmp|var|etc)$/.test(r[2]??
"")?["",...r.slice(2)]:r;return{compared:a[0]===""&&/^(users|volumes)$/i.test(a[1]??"")?a.map(o=>o.toLowerCase().normalize("NFC")):a,written:a}},c$=/^(?:\/mnt|\/cygdrive)?\/([A-Za-z])(?:\/|$)/,
p$=([,e])=>e==="mnt"||e==="cygdrive"?3:2,Ir=({cwd:e,vars:t,source:r,...a})=>{let o=xe("sha256"),s=0,i=()=>{n&&s>0&&o.update(n.subarray(0,s)),s=0},n,l=u=>{let h=`${JSON.
stringify(u)}
`,g=h.length*3;if(s+g>cs&&i(),g>cs)return void o.update(h);n??=Buffer.allocUnsafe(cs),s+=n.write(h,s)},{author:c,left_out:p,options:m,sessions:d}=a,f={...c&&{author:re(
c)},...p&&{left_out:p.map(re)},...d&&{sessions:d.map(re)}};return l(re({...a,options:re(m),...f})),{add:({id:u,input:h,session:g,tool:y,when:w,why:_})=>l({id:u,
input:re(h),session:g&&re(g),tool:y,when:w&&re(w),why:_}),hex:()=>(i(),o.digest("hex"))}},m$=(e,t)=>{let r=Ir(e);for(let a of t)r.add(a);return{...e,steps:t,digest:r.
hex()}},cs=64*1024,re=e=>{let t=Object.keys(e),r=e,a={};for(let o of d$(t))a[o]=r[o];return a},d$=e=>{for(let t=1;t<e.length;t++){let r=e[t],a=t;for(;a>0&&e[a-1]>
r;a--)e[a]=e[a-1];e[a]=r}return e},Mr=e=>{if(e===void 0)return r=>r;let t=ap(e);return r=>t(r)??r};import{core_plan_steps$h as f$}from"./start.js";import{core_tools_notebook_edit$k as u$,
core_tools_notebook_edit$m as h$}from"./start.js";import{core_plan_variables$b as g$,core_plan_variables$c as _$,core_plan_variables$d as y$}from"./start.js";import{
zod_2$G as w$,zod_2$J as b$}from"./start.js";import{core_text_json$a as $$,core_text_json$b as v$,core_text_json$d as np,core_text_json$e as lp,core_text_json$f as Lr,
core_text_json$i as k$}from"./hook.js";import{core_text_words$r as x$}from"./hook.js";import{errors$b as O$}from"./hook.js";var Ie=class{file;#e;#t=[];#r=false;#a=new Map;#o=Mr(
void 0);#s;#l;#i;#n=0;#p;#c=[];constructor(e,t,r={}){this.file=e,this.#e=t,this.#l=r}header(e,t,r){let a=r==="line"?Te:A$,o=a.safeParse(e);if(this.faults($r(e,[
"vars"],{path:[],locate:t})),!o.success)return this.faults(dt(o.error.issues,{schema:a,value:e,path:[],locate:t}));let{$schema:s,steps:i,vars:n,defaults:l,...c}={
steps:void 0,...o.data};this.#p=l;let p=n?{...c,vars:this.#h(n,t)}:c;return this.#o=Mr(p.cwd),this.#c=p.sessions??[],this.#s=Ir(p),p}#h(e,t){let{values:r,faults:a}=g$(
e,this.#l,t);return this.faults(a),this.#i=r,r}step(e,t,r){let a=["steps",t-1],o=this.#p?j$(e,this.#p):e,s=this.#d(o,{path:a,locate:r});if(!s)return;let{value:i,
faults:n}=s,l=Zo(i,a,r),c=op(i),p=c===void 0?void 0:this.#u(c,t,r),m=[...n,...l.ok?[]:l.faults,...p?[p]:[]];for(let _ of m)this.fault(_,c);if(!l.ok||m.length>0)
return;let{input:d,when:f,session:u,...h}=l.content,g=h$(h.tool)==="reads"||u==="none"?void 0:this.#c[(u??1)-1];if(typeof u=="number"&&u>this.#c.length){let _=[
...a,"session"],b=`The plan has ${this.#c.length} \`sessions\`; there is no number ${u}.`;return this.fault({name:"INVALID_VALUE",message:b,at:r.value(_),path:_},
c)}let y=Aa(d,{path:vr(i)?[...a,"input"]:a,locate:r}),w={index:t,...h,...g&&{session:g},...f&&{when:this.#m(f)},input:this.#m(d),at:{file:this.file,...r.value(a)},
...y&&{keys:y}};return this.#s?.add(w),w}#d(e,t){let{repository:r}=this.#l;if(!this.#i&&!r)return{value:e,faults:[]};let a={vars:this.#i,repository:r};return this.#f(
y$(e,a),t)?_$(e,a,t):void 0}#f(e,{path:t,locate:r}){let a=this.#n>this.#e.variables;if(this.#n+=e,this.#n<=this.#e.variables)return true;let o=`The variables br\
ing over ${this.#e.variables} characters into the steps, which is the limit (\`variables\`). Write large texts once, or split the plan.`;return a||this.fault({name:"\
LIMIT_EXCEEDED",message:o,at:r.value(t),path:t}),false}#m(e){let t=S$.flatMap(a=>{let o=Reflect.get(e,a);return typeof o=="string"?[[a,this.#o(o)]]:[]}),r="edit\
s"in e?{edits:e.edits.map(a=>this.#m(a))}:{};return{...e,...Object.fromEntries(t),...r}}#u(e,t,r){let a=this.#a.get(e);if(a===void 0){this.#a.set(e,t);return}let o=[
"steps",t-1,"id"];return{name:"DUPLICATE_ID",message:`The id ${x$(e)} is already that of step ${a}.`,at:r.value(o),path:o}}foundIn({faults:e,value:t}){for(let r of e)
this.fault(r,op(E$(t,r)))}faults(e){for(let t of e)this.fault(t)}fault({name:e,message:t,at:r,path:a,suggestions:o},s){if(this.#t.length>=this.#e.problems){this.#r=
true;return}let i=a?.[0]==="steps"&&typeof a[1]=="number"?a[1]+1:void 0;this.#t.push({name:e,message:t,at:{file:this.file,...r},...i!==void 0&&{step:{index:i,...s!==
void 0&&{id:s}}},...o&&{suggestions:o}})}get sound(){return this.#t.length===0}get problems(){let e=this.#t.toSorted((r,a)=>{let[o,s]=[r.at??{line:0,column:0},a.
at??{line:0,column:0}];return o.line-s.line||o.column-s.column});if(!this.#r)return e;let t=`There are more problems than the ${this.#e.problems} listed, which \
is the limit (\`problems\`).`;return[...e,{name:"LIMIT_EXCEEDED",message:t}]}digest(){return this.#s?.hex()??""}},S$=["file_path","notebook_path","new_path","cr\
eate","rename","delete"],A$=Te.extend({steps:b$(w$()).min(1)}),op=e=>Lr(e)&&Object.hasOwn(e,"id")&&typeof e.id=="string"?e.id:void 0,E$=(e,{path:t})=>{if(t?.[0]!==
"steps"||typeof t[1]!="number"||typeof e!="object"||e===null)return;let r=Reflect.get(e,"steps");return Array.isArray(r)?r[t[1]]:e},j$=(e,t)=>Lr(e)?e.type==="to\
ol_use"&&Lr(e.input)?{...e,input:sp(e.name,e.input,t)}:sp(e.tool,e,t):e,sp=(e,t,r)=>{let a=u$(e);if(!a)return t;let{shape:o}=a.input(),s=t;for(let[i,n]of Object.
entries(r))!(Object.hasOwn(s,i)||!Object.hasOwn(o,i))&&n!==void 0&&T$(i,{tool:a,input:s,value:n})&&(s={...s,[i]:n});return s},T$=(e,{tool:t,input:r,value:a})=>{
let o=r.glob!==void 0,s=t.takesDefault?.(e,r);if(s!==void 0)return s;switch(e){case"glob":return r.file_path===void 0&&r.notebook_path===void 0;case"replace_all":
return r.old_string!==void 0;case"language":return r.pattern!==void 0||r.rule!==void 0;case"match":return a==="exact"||!o&&r.old_string!==void 0;default:return o}},
cp=(e,t)=>pp(e,t,r=>r),Pr=(e,t)=>pp(e,t,(r,{steps:a},o)=>N$(r,{text:e,steps:a,onMoved:o})),pp=(e,t,r)=>{let a=tt(e),o=W$(e,t);if(o.exceeded)return{ok:false,faults:[
C$(o.exceeded,t,a)]};let s;try{s=JSON.parse(e)}catch(n){let{offset:l,message:c}=L$(e)??{offset:0,message:String(n)};return{ok:false,faults:[{name:"PLAN_SYNTAX",
message:`Not valid JSON: ${c}.`,at:a(l)}]}}let i=o.duplicates.map(({key:n,path:l,offset:c})=>Ze(n,l,a(c)));return{ok:true,document:{value:r(s,o,(n,l)=>i.push(Xe(
n,a(l)))),faults:i,locate:I$({text:e,steps:o.steps,placeOf:a})}}},N$=(e,{steps:t,...r})=>Lr(e)?Array.isArray(e.steps)?{...e,steps:e.steps.map((a,o)=>Ar(a,t[o]??
0,r))}:Ar(e,np(r.text,0),r):e,C$=({limit:e,offset:t},r,a)=>{let o=a(t);if(e==="nesting")return Qe(r.nesting,o);let s=e==="steps"?"steps":"objects and lists than\
 so many steps need";return{name:"LIMIT_EXCEEDED",message:`More than ${r.steps} ${s}, which is the limit (\`steps\`).`,at:o}},I$=({text:e,steps:t,placeOf:r})=>{
let a=new Map,o=i=>{let n=a.get(i)??new Map(M$(e,i));return a.set(i,n),n},s=i=>{let n=np(e,0),l={keyAt:n,valueAt:n},c=i,p=i[0]==="steps"?t[Number(i[1]??-1)]:void 0;
p!==void 0&&(l={keyAt:p,valueAt:p},c=i.slice(2));for(let m of c){let d=o(l.valueAt).get(String(m));if(!d)break;l=d}return l};return{value:i=>r(s(i).valueAt),key:i=>r(
s(i).keyAt)}},M$=(e,t)=>e[t]==="{"?$$(e,t,dp).map(({key:r,start:a,value:o})=>[r,{keyAt:a,valueAt:o.start}]):e[t]==="["?v$(e,t).map(({start:r},a)=>[String(a),{keyAt:r,
valueAt:r}]):[],L$=e=>{let t;return ca(e,{onError:(r,a)=>{t??=e[a]==='"'?P$(e,a):void 0,t??=D$(ze(r),a,e)}},{disallowComments:true}),t},P$=(e,t)=>{let r=lp(e,t),
a=e.slice(t,r),o=a.trimEnd().search(/[\u0000-\u001f]/);if(o>=0)return{offset:t+o,message:"a line break, a tab or another control character; write it as an escap\
e, such as \\n"};for(let s of a.matchAll(/\\(u[0-9a-fA-F]{4}|["\\/bfnrt])?/g))if(!s[1])return{offset:t+s.index,message:"no such escape; write a backslash as \\\\"};
return r>e.length?{offset:t,message:'this string is not closed; add the " at its end, or the rest of the text'}:void 0},D$=(e,t,r)=>{let a=B$[e],o=r.slice(0,t).
trimEnd();if(o.endsWith(",")&&/[\]}]/.test(r[t]??""))return{offset:o.length-1,message:"a comma with nothing after it; remove it"};if(e==="InvalidCommentToken")return{
offset:t,message:"JSON has no comments; remove it, or write the plan in YAML"};if(a===void 0)return{offset:t,message:R$(r.slice(t,t+9))};let s=t>=r.length;return{
offset:t,message:s?`ends early, expected ${a}`:`expected ${a} here`}};function R$(e){return/^[“”„‟‘’‚«»]/.test(e)?'typographic quotes; write " i\
n their place':/^(?:True|False|None|undefined)(?![\w$])/.test(e)?"not a JSON value; write true, false or null":"not a JSON value; text needs double quotes"}var B$={
ValueExpected:"a value",PropertyNameExpected:"a key",ColonExpected:":",CommaExpected:"a comma or the end of the list",CloseBraceExpected:", or }",CloseBracketExpected:"\
, or ]",EndOfFileExpected:"nothing more"},U$=34,F$=44,z$=91,ip=93,mp=123,q$=125,W$=(e,t)=>{let r=new G$(t);for(let a=0;a<e.length&&!r.exceeded;a++){let o=e.charCodeAt(
a);if(o>32&&o!==ip&&r.awaitsStep&&r.step(a),o===U$){let s=lp(e,a);r.awaitsKey&&r.key(e.slice(a,s),a),a=s-1}else o===mp||o===z$?r.open(o,a):o===q$||o===ip?r.close():
o===F$&&r.comma()}return r},G$=class{steps=[];duplicates=[];exceeded;awaitsKey=false;awaitsStep=false;#e;#t=[];#r=[];#a=0;#o=false;#s="";constructor(e){this.#e=
e}step(e){this.awaitsStep=false,this.steps.length===this.#e.steps?this.exceeded={limit:"steps",offset:e}:this.steps.push(e)}key(e,t){let r=dp(e);this.duplicates.
length<this.#e.problems&&this.#l(r,t),this.#t.length===1&&(this.#s=r),this.awaitsKey=false}#l(e,t){let r=this.#r[this.#t.length];if(r?.has(e)){let a=this.#o?["s\
teps",this.steps.length-1,e]:[e];this.duplicates.push({key:e,offset:t,path:a})}r?.add(e)}open(e,t){let r=e===mp,a=this.#t.push(r);a>this.#e.nesting&&(this.exceeded=
{limit:"nesting",offset:t}),++this.#a>2*this.#e.steps+64&&(this.exceeded={limit:"collections",offset:t}),this.awaitsKey=r,r?this.#i(a):a===2&&this.#s==="steps"&&
(this.#o=true,this.awaitsStep=true)}close(){this.#t.pop(),this.awaitsKey=false,this.awaitsStep=false,this.#t.length<2&&(this.#o=false)}comma(){this.awaitsKey=this.#t.
at(-1)??false,this.awaitsStep=this.#o&&this.#t.length===2}#i(e){let t=this.#r[e];t?t.clear():this.#r[e]=new Set}},dp=e=>e.includes("\\")?String(k$(e)??e):e.slice(
1,-1),K$=(e,t={})=>{let r={...Z,...t.limits},a=new Ie(e.name,r,t),o=f$(),s,i=0;for(let c of up(e,a,r))c.type==="header"?s=c.header:(i++,o.add(c.step));if(!a.sound||
!s)return{ok:false,problems:a.problems};let n=a.digest(),l=o.outline();return{ok:true,plan:{...s,steps:{length:i,outline:l,[Symbol.iterator]:()=>J$(e,{limits:r,
digest:n,options:t})},digest:n}}};function*J$(e,{limits:t,digest:r,options:a}){let o=new Ie(e.name,t,a);for(let i of up(e,o,t))i.type==="step"&&(yield i.step);if(o.
sound&&o.digest()===r)return;let s=`The plan ${e.name} changed while it was being replayed. Apply it again.`;throw new O$({name:"FILE_MODIFIED",message:s})}async function*H$(e,t={}){
let r={...Z,...t.limits},a=new Ie(e.name,r,t),o=new wt(a,r),s=0;for await(let i of X$(e.chunks,a,r)){let n=o.take(i);if(o.ended)break;n?.type==="step"&&s++,n&&a.
sound&&(yield n)}o.end(),a.sound?yield{type:"end",steps:s,digest:a.digest()}:yield{type:"refused",problems:a.problems}}var wt=class{ended=false;#e;#t;#r;#a=0;constructor(e,t){
this.#e=e,this.#t=t}take(e){let t=this.#a++;if(t>this.#t.steps)return this.ended=true,this.#e.fault(et(this.#t.steps,{line:e.number,column:1}));let r=fp(e,t===0?
[]:["steps",t-1],this.#t,Pr);if(!r.ok)return this.#e.faults(r.faults);let{value:a,locate:o}=r.document;if(this.#e.foundIn(r.document),t>0){let s=this.#e.step(a,
t,o);return s&&{type:"step",step:s}}return this.#r=this.#e.header(a,o,"line"),this.#r&&{type:"header",header:this.#r}}end(){return this.#a<2&&this.#e.fault(X()),
this.#r}},fp=(e,t,r,a=cp)=>{let o=a(e.text,r),s=c=>({...c,at:ps(c.at,e),...c.path&&{path:[...t,...c.path]}});if(!o.ok)return{ok:false,faults:o.faults.map(s)};let{
value:i,faults:n,locate:l}=o.document;return{ok:true,document:{value:i,faults:n.map(s),locate:V$(l,e,t)}}},ps=(e,t)=>({line:t.number,column:e.column}),V$=(e,t,{
length:r})=>({value:a=>ps(e.value(a.slice(r)),t),key:a=>ps(e.key(a.slice(r)),t)});function*ms(e){for(let t of ds([e],Number.POSITIVE_INFINITY))t.text!==void 0&&
(yield t)}function*ds(e,t){let r=new hp(t);for(let a of e)yield*r.take(a);yield*r.end()}function*up({pieces:e},t,r){let a=new wt(t,r);for(let o of Y$(e,t,r)){let s=a.
take(o);if(s&&(yield s),a.ended)break}a.end()}function*Y$(e,t,r){for(let a of ds(Z$(e),r.jsonBytes)){if(a.text===void 0)return t.fault(ie("jsonBytes",r.jsonBytes));
yield a}}function*Z$(e){let t=true;for(let r of e)yield t?r.replace(/^\ufeff/,""):r,t&&=r===""}async function*X$(e,t,r){let a=new TextDecoder("utf-8",{fatal:true}),
o=new hp(r.jsonBytes);for await(let s of Q$(e)){let i=ev(a,s);if(i===void 0)return t.fault(Oa({line:o.number,column:1}));for(let n of o.take(i)){if(n.text===void 0)
return t.fault(ie("jsonBytes",r.jsonBytes));yield n}if(o.tooLong)return t.fault(ie("jsonBytes",r.jsonBytes))}for(let s of o.end())s.text!==void 0&&(yield s)}async function*Q$(e){
yield*e,yield void 0}var ev=(e,t)=>{try{let r=typeof t=="string"?Buffer.from(t):t;return r?e.decode(r,{stream:true}):e.decode()}catch{return}},hp=class{number=1;#e;#t=[];#r=0;constructor(e){
this.#e=e}get tooLong(){return this.#r>this.#e}*take(e){let t=0;for(let r=e.indexOf(`
`);r>=0;r=e.indexOf(`
`,t))this.#a(e.slice(t,r)),yield*this.end(),this.number++,t=r+1;this.#a(e.slice(t))}*end(){let e=this.tooLong?void 0:this.#t.join("");this.#t=[],this.#r=0,e?.trim()!==
""&&(yield{text:e,number:this.number})}#a(e){this.#r+=e.length,this.tooLong?this.#t=[]:e!==""&&this.#t.push(e)}};import{core_text_json$f as ae}from"./hook.js";import{
core_text_words$j as _p,core_text_words$p as tv}from"./hook.js";import{errors$b as rv}from"./hook.js";function av(e,t){if(!ae(e)||Object.hasOwn(e,"title")&&Object.
hasOwn(e,"steps"))return;let r=sv.find(({isOne:o})=>o(e));if(r)return gp(`It is ${r.name}, not a plan. ${r.remedy(_p(t),e)}`);let a=Object.keys(e).map(o=>tv(o,ov));
return a.includes(void 0)&&!a.includes("title")&&!a.includes("steps")?gp("It is not a plan: it has neither `title` nor `steps`. Pass a plan, which has both."):void 0}
var ov=[...Object.keys(Te.shape),"steps"],sv=[{name:"what `parsePlan` returns",isOne:({ok:e,plan:t})=>e===true&&ae(t),remedy:()=>"Pass its `plan`."},{name:"a Gi\
tHub workflow",isOne:({jobs:e,on:t})=>ae(e)&&t!==void 0,remedy:(e,t)=>`Run \`editplan check ${_p(yp(t)??"plan.yaml")}\` with the plan that it names.`},{name:"a \
policy",isOne:({rules:e,limits:t})=>ae(e??t),remedy:e=>`Run \`editplan check plan.yaml --policy ${e}\` with a plan.`},{name:"a campaign",isOne:({plans:e,repositories:t})=>e!==
void 0&&t!==void 0,remedy:e=>`Run \`editplan campaign plan ${e}\`.`},{name:"a report",isOne:({plan:e,totals:t})=>ae(e)&&ae(t),remedy:e=>`Run \`editplan report ${e}\
\` to show it, or name the plan that it is about.`}];function yp(e){if(!ae(e))return;let{plan:t}=ae(e.with)?e.with:{};return typeof t=="string"&&/^[^\s$]+$/.test(
t)?t:Object.values(e).flatMap(r=>Array.isArray(r)?r:[r]).map(yp).find(Boolean)}var gp=e=>({name:"PLAN_SYNTAX",message:e,at:{line:1,column:1}}),Me=(e,t={})=>{Dr(
e);let r={...Z,...t.limits},a=e.text.startsWith("\uFEFF")?e.text.slice(1):e.text,o=e.format??Cr(e.name,a),s=new Ie(e.name,r,t),i=[],n=iv({text:a,format:o,limits:r,
assembly:s,steps:i,isObject:e.isObject??false}),{problems:l}=s;return l.length>0||!n?{ok:false,problems:l}:{ok:true,plan:{...n,steps:i,digest:s.digest()}}};function Dr(e){
let{name:t,text:r}=e??{};if(!(typeof t=="string"&&typeof r=="string"))throw new rv({name:"USAGE",message:"source: it must be { name, text }, both strings."})}var iv=e=>{
let{text:t,format:r,limits:a,assembly:o}=e,s=r==="yaml"?a.yamlBytes:a.jsonBytes;return Buffer.byteLength(t)>s?o.fault(ie(r==="yaml"?"yamlBytes":"jsonBytes",s)):
r==="jsonl"?cv(e):nv(e)},nv=({text:e,format:t,limits:r,assembly:a,steps:o,isObject:s})=>{if(e.trim()==="")return a.fault(xa());let i=t==="yaml"?yt(e,r):Pr(e,r);
if(!i.ok)return a.faults(i.faults);let{value:n}=i.document,l=s?Sa(i.document.locate):i.document.locate;if(a.foundIn(i.document),n===null)return a.fault(X());let c=av(
n,a.file);if(c)return a.fault(c);let p=lv(n);if(p.length>r.steps)return a.fault(et(r.steps,l.value(["steps",r.steps])));let m=a.header(n,l,"document");for(let[d,
f]of p.entries()){let u=a.step(f,d+1,l);u&&o.push(u)}return m},lv=e=>{let t=typeof e=="object"&&e!==null?Reflect.get(e,"steps"):void 0;return Array.isArray(t)?t:
[]},cv=({text:e,limits:t,assembly:r,steps:a})=>{let o=new wt(r,t);for(let s of ms(e)){let i=o.take(s);if(i?.type==="step"&&a.push(i.step),o.ended)break}return o.
end()};import{errors$b as us,errors$c as pv}from"./hook.js";function wp(e,t){let r=Me({name:"plan",text:fv(e),format:"json",isObject:true},t);if(r.ok)return r.plan;
throw new us(r.problems.map(hv))}function fs(e){if(typeof e=="string"){let t=Me({name:"plan",text:e});if(t.ok)return t.plan;throw new us(t.problems)}return dv(e)?
e:wp(e)}var Rr=e=>mv(e)?e.map(fs):[fs(e)],mv=e=>Array.isArray(e),dv=e=>typeof e=="object"&&e!==null&&"digest"in e&&"options"in e;function fv(e){try{return JSON.
stringify(e,uv)??"null"}catch(t){let r=pv(t);throw new us({name:"INVALID_VALUE",message:`The plan is not plain data: ${r}. Give values that JSON has.`})}}var uv=(e,t)=>{
if(typeof t!="number"||Number.isFinite(t)&&(!Number.isInteger(t)||Number.isSafeInteger(t)))return t;throw new RangeError(`${t} at ${JSON.stringify(e)} is no num\
ber that JSON keeps; write { $literal: "\u2026" } with its digits`)},hv=({at:e,...t})=>e?.field?{...t,message:`${e.field}: ${t.message}`}:t;import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";import{errors$c as yv}from"./hook.js";
var gv=N("node:process");var{env:bt,kill:bp,platform:$t}=gv;var _v=N("node:child_process");var{spawn:he}=_v;var wv=new Set(`PATH HOME USER LOGNAME SHELL LANG LA\
NGUAGE TZ TERM COLORTERM NO_COLOR FORCE_COLOR CI TMPDIR TEMP TMP
  JAVA_HOME GOPATH GOROOT GOCACHE CARGO_HOME RUSTUP_HOME VIRTUAL_ENV PNPM_HOME XDG_CACHE_HOME XDG_CONFIG_HOME XDG_DATA_HOME
  SYSTEMROOT WINDIR COMSPEC PATHEXT SYSTEMDRIVE HOMEDRIVE HOMEPATH USERPROFILE APPDATA LOCALAPPDATA PROGRAMFILES
  PROGRAMFILES(X86) PROGRAMDATA NUMBER_OF_PROCESSORS PROCESSOR_ARCHITECTURE OS`.split(/\s+/)),Le=(e=bt,t=[])=>{let r={};for(let[a,o]of Object.entries(e))kp(a,t)&&
o!==void 0&&(r[a]=o);return r},bv=(e,t=bt)=>{let r=Le(t),a=(r.PATH??"").split(Yt).filter(o=>Zt(o)&&$v(o,e));return{...r,...r.PATH!==void 0&&{PATH:a.join(Yt)}}},
$v=(e,t)=>{let r=ll(t,e);return r.startsWith("..")||Zt(r)},kp=(e,t)=>wv.has(e.toUpperCase())||/^LC_[A-Z]+$/.test(e)||t.includes(e),vv=(e={...kv(),...bt})=>Object.
entries(e).filter(([t,r])=>r&&!kp(t,[])&&xv.test(t)).map(([t])=>t).sort();function kv(){try{let e=D("/proc/self/environ","utf8").split("\0");return Object.fromEntries(
e.map(t=>t.split(/=(.*)/s,2)))}catch{return{}}}var xv=/TOKEN|SECRET|PASSW|CREDENTIAL|(API|ACCESS|PRIVATE|ACCOUNT)_?KEY/i,ys=(e,{path:t=bt.PATH,cwd:r}={})=>(e.includes(
"/")?["."]:(t??"/usr/bin:/bin").split(Yt)).filter(a=>r!==void 0||Zt(a)).map(a=>Vt(r??"/",a,e)).find(Ov),Ov=e=>{try{return tl(e,rl.X_OK),al(e).isFile()}catch{return false}},
hs=["setpriv","--pdeathsig","KILL","--"],gs=["--pid","--fork","--kill-child","--mount-proc","--"],_s=["--user","--map-current-user"],$p=["setpriv","--bounding-s\
et","-sys_admin,-sys_ptrace,-sys_module,-sys_rawio,-bpf,-perfmon","--"],Sv=["timeout","--foreground","0"],Av=[...[[["unshare",...gs],$p],[["unshare",..._s,...gs],
$p],[["unshare",..._s,...gs]]].map(e=>({wrapper:[hs,...e,Sv],endsAll:true,hidesParents:true})),{wrapper:[hs,["unshare",..._s,"--"]],endsAll:false,hidesParents:true},
{wrapper:[hs],endsAll:false,hidesParents:false}],vp={wrapper:[],endsAll:false,hidesParents:false},Ev,xp=()=>Ev??=jv(),jv=async()=>{if($t!=="linux")return vp;for(let e of Av){
let t=await Tv(e);if(t)return t}return vp},Tv=async e=>{let t=e.wrapper.flatMap(([a="",...o])=>[ys(a)??"",...o]),r=ys("true");if(!(r===void 0||t.includes("")))return await Cv(
[...t,r])?{...e,wrapper:t}:void 0},Nv=1e4,Cv=([e="",...t])=>new Promise(r=>{let a=he(e,t,{cwd:"/",env:{},stdio:"ignore",timeout:Nv,killSignal:"SIGKILL"});a.on("\
error",()=>r(false)),a.on("exit",o=>r(o===0))}),Iv=50,Mv=()=>{let e="EDITPLAN_PROGRAM",t=zt();return{variable:{[e]:t},async sweep(){for(let r=0;r<Iv;r+=1){let a=Lv(
`${e}=${t}`);if(a.length===0)return;for(let o of a)Op(o);await Xt(10)}}}},Lv=e=>$t==="linux"?M("/proc").filter(t=>/^\d+$/.test(t)&&Pv(t).includes(e)).map(Number):
[],Pv=e=>{try{return D(`/proc/${e}/environ`,"latin1").split("\0")}catch{return[]}},Op=e=>{try{bp(e,"SIGKILL")}catch(t){if(!(t instanceof Error&&"code"in t&&(t.code===
"ESRCH"||t.code==="EPERM")))throw t}},ws=async({argv:e,cwd:t,environment:r},a)=>{let{wrapper:o,endsAll:s}=a??await xp();if(o.length>0&&ys(e[0],{cwd:t,path:r.PATH})===
void 0)return`${JSON.stringify(e[0])} does not exist, or cannot be executed`;let i=s?void 0:Mv(),[n="",...l]=[...o,...e];try{let c=he(n,l,{cwd:t,env:{...r,...i?.
variable},shell:false,windowsHide:true,detached:$t!=="win32",stdio:["pipe","pipe","pipe"]});return{child:c,kill:()=>Dv(c),sweep:async()=>i?.sweep()}}catch(c){return yv(
c)}},Dv=e=>{if(e.pid!==void 0){if($t==="win32"){he("taskkill",["/pid",String(e.pid),"/T","/F"],{stdio:"ignore",windowsHide:true}).on("error",()=>e.kill());return}
Op(-e.pid)}};var Rv=500,vt=async(e,t)=>{let r=await ws(e,t);if(typeof r=="string")return Bv(r);let a=await Uv(r,e);return await r.sweep(),a},Bv=e=>{let t=Buffer.
alloc(0);return{ended:"not-started",exitCode:null,stdout:t,stderr:t,output:t,milliseconds:0,failure:e}},Uv=({child:e,kill:t},r)=>new Promise(a=>{let o=performance.
now(),s="exit",i,n=m=>{s==="exit"&&(s=m),t()},l=zv(e,r.outputLimit??16*2**20,()=>n("output")),c=setTimeout(()=>n("timeout"),r.timeout??6e5),p=()=>n("aborted");r.
signal?.addEventListener("abort",p,{once:true}),r.signal?.aborted&&p(),e.on("error",m=>{e.pid===void 0&&(s="not-started",i=m.message)}),e.on("exit",()=>{t(),setTimeout(
()=>[e.stdout,e.stderr].forEach(m=>{m?.destroy()}),Rv).unref()}),e.on("close",(m,d)=>{clearTimeout(c),r.signal?.removeEventListener("abort",p);let f=performance.
now()-o,u=s==="exit"?Fv(m,d):null;a({ended:s,exitCode:u,...l(),milliseconds:f,...i===void 0?{}:{failure:i}})}),qv(e,r.input)}),Fv=(e,t)=>t===null?e:128+Ht.signals[t],
zv=(e,t,r)=>{let a=[],o=t;for(let i of["stdout","stderr"])e[i]?.on("data",n=>{o>0&&a.push({from:i,bytes:n.subarray(0,o)}),o-=n.length,o<0&&r()});let s=i=>Buffer.
concat(a.filter(n=>n.from===i).map(({bytes:n})=>n));return()=>({stdout:s("stdout"),stderr:s("stderr"),output:Buffer.concat(a.map(({bytes:i})=>i))})},qv=(e,t)=>{
e.stdin?.on("error",()=>e.stdin?.destroy()),e.stdin?.end(t)},bs=4096,$s=e=>{if(e.length<=bs)return e.toString();let t=e.subarray(-bs),r=t.indexOf(`
`);return t.subarray(r>=0&&r<bs-1?r+1:0).toString().replace(/^\ufffd+/,"")},vs=({ended:e,exitCode:t,failure:r})=>({exit:`exited with ${t}`,timeout:"was killed a\
fter its timeout",output:"was killed because it printed too much",aborted:"was stopped","not-started":`could not be started (${r})`})[e],Wv=({argv:e,cwd:t,stdout:r,
signal:a})=>{let[o,...s]=e;return new Promise(i=>{let n=he(o,s,{cwd:t,shell:false,stdio:["inherit",r==="stdout"?1:2,2]}),l=()=>{n.kill("SIGTERM")};a?.addEventListener(
"abort",l,{once:true});let c=p=>{a?.removeEventListener("abort",l),i(p)};n.on("error",c),n.on("exit",(p,m)=>c(p??128+(m?Ht.signals[m]:0)))})},Gv=({argv:e,cwd:t})=>{
let[r,...a]=e;return new Promise(o=>{let s=he(r,a,{cwd:t,shell:false,stdio:["pipe","pipe","inherit"]}),i=new Promise(n=>{s.on("exit",(l,c)=>n(l??128+(c?Ht.signals[c]:
0)))});s.on("error",o),s.on("spawn",()=>o({input:s.stdin,output:s.stdout,ended:i,stop:(n=void 0)=>{s.kill(n)}}))})};import{core_text_utf8_cache$n as Kv}from"./hook.js";
var xs=([e,...t])=>({run:[e,...t],timeout:3600,formats:false,env:[],"on-failure":"stop"});async function*Jv(e,t){for(let r of e){let a=await Hv(r,t);if(yield a,
!a.ok&&r["on-failure"]!=="draft")return}}var Ap=({name:e,run:t})=>e??(typeof t=="string"?t:t.join(" ")),Hv=async(e,t)=>{let r=Ap(e),a=[],o=0,s;for(let n of await Vv(
e)){let l=await vt({argv:n,cwd:t.cwd,environment:{...Le(t.environment,e.env),...t.env},timeout:Math.max(1,e.timeout*1e3-o),...t.signal&&{signal:t.signal}});if(a.
push(l.output),o+=l.milliseconds,s=Yv(r,l),s)break}let i=Buffer.concat(a);return{verification:e,name:r,ok:!s,output:i,tail:$s(i),milliseconds:o,...s&&{problem:s}}},
Vv=async({run:e})=>{if(typeof e!="string")return[e];let{readCommandLine:t}=await import("./core-programs-command-line.js"),r=t(e);if(!r.ok||!r.programs)throw new TypeError(
`${e} needs a shell, and no shell is used`);return r.programs},Yv=(e,t)=>t.ended==="exit"&&t.exitCode===0?void 0:{name:"VERIFY_FAILED",message:`The verification\
 ${JSON.stringify(e)} ${vs(t)}. See its output.`};function Os(e,t){let{path:r}=e;return t.some(({run:a})=>Zv(a).has(r))?"run by the verification":Xv.some(a=>a.test(
r))?"test configuration":Qv.some(({name:a,partOf:o})=>a.test(r)&&ek(e,o))?"scripts of a manifest":void 0}var Zv=e=>new Set((typeof e=="string"?e.split(/\s+/):e).
flatMap(t=>[t,t.slice(t.indexOf("=")+1)]).map(t=>t.replace(/^["']|["']$/g,"").replace(/^(?:\.\/)+/,""))),Xv=[/(?:^|\/)(?:vitest|jest|karma|playwright|cypress|wdio|ava|nightwatch|stryker|mocha|nyc|c8|tap)[.-](?:config|conf|setup|workspace)\b[^/]*$/,
/(?:^|\/)\.(?:mocha|nyc|c8|tap|coverage)rc[^/]*$/,/(?:^|\/)(?:pytest\.ini|tox\.ini|noxfile\.py|conftest\.py|\.rspec|phpunit\.xml(?:\.dist)?|codecov\.yml)$/,/(?:^|\/)(?:GNUmakefile|[Mm]akefile|justfile|Taskfile\.ya?ml|Rakefile|Jenkinsfile|\.gitlab-ci\.yml|\.pre-commit-config\.yaml)$/,
/^\.github\/(?:workflows|actions)\//,/^\.github\/editplan\.ya?ml$/],ks=(...e)=>t=>{let r=JSON.parse(t.replace(/^\ufeff/,""));return e.map(a=>r[a]??null)},Sp=(e,t)=>r=>r.
split(/\r?\n/).some(a=>!e.test(a)&&t.test(a.replace(/[\s"']/g,"")))?r:r.split(/^(?=\[)/m).filter(a=>e.test(a)),Qv=[{name:/(?:^|\/)package\.json$/,partOf:ks("scr\
ipts","jest","vitest","mocha","ava","nyc","c8","tap","lint-staged","husky","wireit")},{name:/(?:^|\/)composer\.json$/,partOf:ks("scripts")},{name:/(?:^|\/)deno\.jsonc?$/,
partOf:ks("tasks","test")},{name:/(?:^|\/)pyproject\.toml$/,partOf:Sp(/^\[+\s*(?:tool\.(?:pytest|tox|nox|poe|taskipy|hatch|pdm|coverage)|project\.scripts)/,/^\[*(?:tool(?:[\]=]|\.(?:pytest|tox|nox|poe|taskipy|hatch|pdm|coverage))|project(?:=|\.scripts)|scripts[.=])|^\[.*\\/)},
{name:/(?:^|\/)(?:setup\.cfg|Cargo\.toml)$/,partOf:Sp(/^\[+\s*(?:tool:pytest|test|profile\.test|alias)/,/^\[+(?:tool:pytest|test|alias)|^\[*profile(?:[\]=]|\.test)|^\[.*\\/)}];
function ek({from:e,before:t,after:r},a){let[o,s]=[e===void 0?t:void 0,r].map(i=>i?tk(Kv(i),a):"");return o!==s}function tk(e,t){try{return JSON.stringify(t(e))}catch{
return e}}var Ep={only:true,maxFiles:true,maxLines:true},Ss={...Ep,root:true,bare:true,environment:true,opened:true,programs:true,command:true,policy:true,policyOf:true,
ask:true,keepOutput:true,onWorktree:true,notes:true,signal:true,onEvent:true,onContents:true},rk={place:{},replays:"commit",onto:"rebase",writes:false,dirty:"ig\
nored",allRefusals:false,tellsCommits:false,asks:false,onAsk:"pass",programs:"formatters",inspects:"never",onFailure:"stop",limits:false};import{core_engine_turns$a as ak}from"./start.js";
import{core_report_build_report$a as ok}from"./start.js";import{core_plan_steps$g as sk}from"./start.js";import{core_text_words$a as ik}from"./hook.js";var Br=({
runMode:e,policy:t})=>e.tellsCommits&&!t.checkOnly;async function ge(e,t,r={written:false}){let{baseline:a}=e,{request:o,workspace:s,verifications:i,sections:n,
problems:l,audit:c}=t,{header:p,files:m,overrides:d,combination:f,outline:u}=o,{branch:h,written:g,notes:y=[]}=r,w=Br(e)?t.run:void 0,_=ok({verifications:i,problems:l,
sections:{...f,...n},written:g,files:c.files,steps:jp(t.steps,o),plan:{title:p.title,digest:p.digest,description:p.description,files:m,overrides:d,without:p.without,
leftOut:p.left_out,sources:o.plans.flatMap(({source:k})=>k??[]),words:u.words},base:a.base,head:w?{...w.head,...h!==void 0&&{branch:h}}:null,run:w?{id:w.id}:null,
notes:[...t.notes,...y,...await pk(a.git,{ignored:t.run?.ignored??[],workspace:s}),...ck(o),...lk(o)]}),{readingInParts:b}=await import("./core-report-read-first.js"),
v=await j(_);await cl();let{groups:$}=await ak(b(v));return{...v,read_first:$}}function jp(e,{files:t,plans:r}){if(t.length<2)return e;let a=0,o=r.map(s=>(a+=s.
steps.length,{last:a,fileOf:nk(s)}));return e.map(s=>{let i=o.find(({last:n})=>s.index<=n)?.fileOf(s.index);return i===void 0?s:{...s,plan:i}})}function nk({steps:e}){
let[t,...r]=sk(e).files;if(r.length===0)return()=>t;let a=new Map(Array.from(e,({index:o,at:s})=>[o,s.file]));return o=>a.get(o)}var lk=({passedOver:e})=>[...e].
map(([t,r])=>`Step ${t} passed over ${ik(r,"file")} that its glob names: a rule denies to read ${r===1?"it":"them"}.`),ck=({steps:e})=>e.length<=Ee?[]:[`The pat\
ches of ${e.length} steps are left out of the report; \`editplan show <run> <step>\` prints each.`],pk=async(e,{ignored:t,workspace:r})=>[...t.map(a=>`${a}: git\
 ignores it, so no commit holds it; undo gives its old bytes back.`),...await mk(e,r.changes())];async function mk({config:e},t){if(!t.some(({after:a})=>a?.includes(
`\r
`)))return[];let r=(await e()).get("core.autocrlf")?.toLowerCase()??"false";return/^(?:false|no|off|0|)$/.test(r)?[]:[`core.autocrlf is ${r} here: files with CR\
LF line ends are committed as git add would commit them.`]}import{core_report_net_changes$b as dk,core_report_net_changes$d as fk,core_report_net_changes$e as uk}from"./start.js";
import{core_run_baseline_2$g as hk}from"./start.js";import{core_workspace_replacement$q as Pe,core_workspace_replacement$s as gk,core_workspace_replacement$w as Cp}from"./start.js";
import{core_git_cat_file$d as Ip}from"./start.js";import{core_text_search_text$b as _k,core_text_search_text$c as yk}from"./start.js";import{core_git_filters$b as Mp}from"./start.js";
import{core_text_utf8_cache$i as wk,core_text_utf8_cache$j as bk,core_text_utf8_cache$n as Lp}from"./hook.js";import{empty$g as Pp,empty$h as Dp}from"./hook.js";
var $k=5e5;async function As(e,t,r){let a=await Nk(e,t),{wide:o,texts:s}=await Ak(e,t,a),i=await jk([...s.keys()],r),n=t.map(m=>Tk(m,o.get(m)??i.get(m))),l=Up(r.
steps),c=n.map(m=>{let d=Rp(m,l,r.carried);return{entry:m,steps:d,isStepsPatch:kk(m,vk(m.path,d,r.steps),r)}}),p=await xk(c,r);return c.map(({entry:m,steps:d,isStepsPatch:f},u)=>{
let h=o.get(t[u]),g=s.get(t[u]),y=h??i.get(t[u]),w=y?y.structuredPatch:p.get(Cp(m.oldBlob,m.newBlob))?.map(Fp),[_,b]=m.binary?[a.get(m.oldBlob),a.get(m.newBlob)]:
[];return{...Bp(m),..._!==void 0&&{old_size:_},...b!==void 0&&{new_size:b},...d.length>0&&{steps:d},...h&&{encoding:h.encoding},...g!==void 0&&{unshown:g},...w&&
w.length>0&&!f&&{structuredPatch:w}}})}function Es(e,{steps:t,carried:r}){let a=Up(t);return e.map(o=>({...Bp(o),steps:Rp(o,a,r)}))}var Rp=({path:e,from:t},r,a)=>{
let o=[e,t,a.get(e)].flatMap(s=>r.get(s??"")??[]);return[...new Set(o)].sort((s,i)=>s-i)},Bp=e=>({path:e.path,...e.from!==void 0&&{from:e.from},status:e.status,
old_mode:e.oldMode,new_mode:e.newMode,binary:e.binary,insertions:e.insertions,deletions:e.deletions,...e.oldMode!==Pe&&{old_blob:e.oldBlob},...e.newMode!==Pe&&{
new_blob:e.newBlob}});function Up(e){let t=new Map;for(let r of e)if(r.status==="applied")for(let{file_path:a,from:o=a}of uk(r)){let s=t.get(o)??[];s.push(r.index),
t.set(o,s),o!==a&&t.set(a,[...s])}return t}var vk=(e,t,r)=>t.flatMap(a=>{let o=dk(r,a);return o?fk(o).filter(({file_path:s})=>s===e):[]}),kk=(e,t,{asReplayed:r})=>{
let[a,...o]=t;return!r||!a||o.length>0||e.status==="renamed"?false:a.insertions===e.insertions&&a.deletions===e.deletions};async function xk(e,{patches:t,steps:r}){
let a=e.reduce((o,{entry:s})=>o+s.insertions+s.deletions,0);return!e.some(({entry:o,isStepsPatch:s})=>!s&&o.insertions+o.deletions>0)||a>$k||r.length>Ee?new Map:
t()}var[Ok,Sk]=[8*1024*1024,64*1024*1024];async function Ak(e,t,r){var a=[];try{let[n,l]=[new Map,new Map],c=(u,h)=>u===Pe?0:r.get(h)??1/0,p=t.filter(({binary:u,
oldMode:h,oldBlob:g,newMode:y,newBlob:w})=>u&&g!==w&&Math.max(c(h,g),c(y,w))<=Ok);if(p.length===0)return{wide:n,texts:l};let m=Pp(a,Ip(e),true),d=async(u,h)=>u===
Pe?void 0:(await m.read(h))?.content,f=Sk;for(let u of p){if(f-=c(u.oldMode,u.oldBlob)+c(u.newMode,u.newBlob),f<0)break;let h=[await d(u.oldMode,u.oldBlob),await d(
u.newMode,u.newBlob)],g=_k(...h),y=h.flatMap(w=>w??[]);g?n.set(u,g):y.every(bk)&&l.set(u,y.some(wk)?"NUL bytes":"attributes")}return{wide:n,texts:l}}catch(n){var o=n,
s=true}finally{var i=Dp(a,o,s);i&&await i}}var Ek=64*1024;async function jk(e,{patches:t}){let r=new Map;for(let a=0;a<e.length;){let o=[];for(let i=0;a<e.length&&
(o.length===0||i<Ek);a+=1)o.push(e[a]),i+=Tp(e[a]).join().length;let s=await t(o.flatMap(Tp));for(let i of o){let n=(s.get(Cp(i.oldBlob,i.newBlob))??[]).map(Fp),
l=c=>n.reduce((p,{lines:m})=>p+m.filter(d=>d.startsWith(c)).length,0);r.set(i,{structuredPatch:n,insertions:l("+"),deletions:l("-")})}}return r}var Tp=({path:e,
from:t})=>t===void 0?[e]:[t,e],Tk=(e,t)=>t&&t.structuredPatch.length>0?{...e,binary:false,insertions:t.insertions,deletions:t.deletions}:e;async function Nk(e,t){
let r=t.filter(a=>a.binary).flatMap(({oldMode:a,oldBlob:o,newMode:s,newBlob:i})=>[...a===Pe?[]:[o],...s===Pe?[]:[i]]);return r.length===0?new Map:e.run(Mp(r))}var Fp=({
oldStart:e,oldLines:t,newStart:r,newLines:a,lines:o})=>({oldStart:t===0?e+1:e,oldLines:t,newStart:a===0?r+1:r,newLines:a,lines:o.map(s=>Lp(s))}),Ck=256*1024,Ik=2*
1024*1024,Np=1024*1024;async function Mk(e,t,r){let a=await hk({root:t}).catch(()=>{});a&&await De(a,e.files,r)}async function De(e,t,r){var a=[];try{let n=await e.
run(Mp(t.flatMap(({old_blob:c,new_blob:p})=>[c??[],p??[]].flat()))),l=Pp(a,Ip(e),true);for(let c of t){if(c.new_mode===gk)continue;let p=c.binary||c.old_blob===
void 0||c.new_blob===void 0,m=(f,u)=>Dk(l,n,{blob:f,most:u});if(c.binary||Lk(c.path)){let[f,u]=[await m(c.old_blob,Np),await m(c.new_blob,Np)];r({path:await j(c.
path),...f&&{before:f},...u&&{after:u}})}if(p)continue;let d=await m(c.old_blob,c.path.endsWith(".ipynb")?Ik:Ck);d&&r({path:await j(c.path),text:await j(Pk(d))})}}catch(n){
var o=n,s=true}finally{var i=Dp(a,o,s);i&&await i}}var Lk=e=>/\.svg$/i.test(e),Pk=e=>yk(e)??Lp(e);async function Dk(e,t,{blob:r,most:a}){let o=r===void 0?void 0:
t.get(r);if(!(r===void 0||o===void 0||o>a))return(await e.read(r))?.content}var js=(e,t)=>zp(e)&&zp(t),zp=e=>e!==void 0&&Bk.test(e.toString("latin1",0,Rk)),Rk=1e3,
Bk=/^(?:\/\/|#|--|;;?) Code generated .* DO NOT EDIT\.\r?$|^[ \t]*(?:\/\/|\/?\*+|#|--|;|<!--)\s*@generated\b|^\/\/ (?:Jest|Vitest) Snapshot v\d/m;import{core_policy_policy_keys$c as Fk}from"./start.js";
import{core_run_baseline_2$g as Gp}from"./start.js";import{core_git_partial_clone$c as Kp}from"./start.js";import{core_git_cat_file$d as zk}from"./start.js";import{
core_workspace_sources_disk$a as Jp}from"./start.js";import{core_git_filters$m as qk,core_git_filters$n as Wk,core_git_filters$o as Gk}from"./start.js";import{core_tools_notebook_edit$p as Kk}from"./start.js";
import{core_tools_run$d as Jk}from"./start.js";import{core_run_options$a as Hp}from"./start.js";import{core_tools_permission$c as Hk,core_tools_permission$d as Vk,
core_tools_permission$e as Yk}from"./start.js";import{core_workspace_path_guard$l as Zk}from"./start.js";import{core_text_paths$a as Xk}from"./start.js";import{
core_text_globs$a as Qk}from"./start.js";import{core_text_glob_2$c as ex}from"./start.js";import{errors$b as R}from"./hook.js";import{empty$g as tx,empty$h as rx}from"./hook.js";
var Uk=N("node:buffer");var{isUtf8:qp}=Uk;var V=".github",Ur=["editplan.yml","editplan.yaml"];async function kt(e,t,{given:r,asks:a,only:o,limits:s}){var i=[];try{
let p=tx(i,zk(e),true),m=async g=>{let y=await p.read(`${t}:${g}`);return y?.type==="blob"?Vp(y.content,g):void 0},d=r??await ox(p,t),f=await Zp(d,a);cx(f.file,
e.root);let u=await ix(f.file?.schemas??{},m),h={...f,...u&&{settings:u},only:ax(o),limits:s};return{...Xp(h),source:d}}catch(p){var n=p,l=true}finally{var c=rx(
i,n,l);c&&await c}}function ax(e){let t=Qk(e??[],{purpose:"permit"});if(typeof t=="string")throw new R({name:"USAGE",message:`\`only\`: ${t}`});return e}async function ox(e,t){
let r=await e.read(`${t}:${V}`);if(r?.type!=="tree"){await sx(e,t);return}let a=d=>Ur.includes(ex(d)),o=[...Kp(r.content,r.oid.length/2,a)],[s]=o;if(!s)return;let[
i,{mode:n,oid:l}]=s,c=o.map(([d])=>`${V}/${d}`);if(o.length>1)throw Ts(`${c.join(" and ")} are both there. Keep one of them`);if(!Ur.includes(i)||!n.startsWith(
"100"))throw Ts(`${c[0]} is not read as a policy. Make it a file named ${V}/${Ur[0]}`);let p=await e.read(l);if(!p)throw Yp(`${V}/${i}`);let m=`${V}/${i}`;return{
name:m,text:Vp(p.content,m)}}function Vp(e,t){if(qp(e))return e.toString();throw new R({name:"POLICY_INVALID",message:`${t} is not UTF-8. Save it as UTF-8.`})}async function sx(e,t){
let r=await e.read(`${t}^{tree}`),a=r&&Kp(r.content,r.oid.length/2).get(V)?.mode;if(a==="40000")throw Yp(V);if(a==="120000"||a==="160000")throw Ts(`${V} is a li\
nk or a submodule, through which no policy is read. Make it a folder`)}var Yp=e=>new R({name:"UNKNOWN_REVISION",message:`The repository does not have the object\
 of ${e}, which may hold its policy. Fetch it.`});function Fr({bare:e,root:t},{source:r}){if(e)return[];let a=Jp(t),o=r?.text.replaceAll(`\r
`,`
`),s=Ur.map(i=>`${V}/${i}`).find(i=>{let n=a.locate(i),l=n.ok?a.stat(n.path):void 0;return!n.ok||l?.kind!=="file"||l.broken?false:a.read(n.path).toString("utf8").
replaceAll(`\r
`,`
`)!==o});return s===void 0?[]:[`${s} is not read as it is here: the policy is that of the commit. Commit it, or pass --policy ${s}.`]}var Ts=e=>new R({name:"POL\
ICY_INVALID",message:`${e}, or pass --policy.`});async function ix(e,t){if(Object.keys(e).length===0)return;let{compileSchemas:r}=await import("./core-policy-configuration.js"),
a=await r(e,t);if(!a.ok)throw new R(a.problems);return a.check}var nx=e=>({...e,path:(t,r)=>e.decide(t,r).behavior==="ask"?void 0:e.path(t,r)}),lx=async(e,t=false)=>({
...Xp(await Zp(e,t)),source:e});async function Zp(e,t){if(!e)return{protectedPaths:t};let{parsePolicy:r}=await import("./core-policy-policy-file.js"),a=await r(
e.text,e.name);if(!a.ok)throw new R(a.problems);return{file:a.policy}}function cx(e,t){let{deny:r=[],ask:a=[],allow:o=[]}=e?.rules??{},s=`(${Xk(t)}/`,i=[...r,...a,
...o].find(l=>l.includes(s)&&!we(l));if(i===void 0)return;let n=`The rule ${i} begins with the folder of the checkout, and globs are relative to it: write ${i.replace(
s,"(/")}.`;throw new R({name:"POLICY_INVALID",message:n})}function Xp(e){let t=r=>{let a=va({...e,...r});return a.file.portable?{...a,portable:true,path:(o,s,...i)=>(Hk(
s)?void 0:px(o))??a.path(o,s,...i)}:a};return{...t({}),silent:!e.file&&!e.only&&e.protectedPaths===false,allowing:t}}function px(e){let t=Zk(e,{portable:true});
return t.ok?void 0:t.problem}function Ns({file:e},{outline:t}){let{verify:r,classifier:a}=e,o=Fk(e,({programs:c},p)=>c(p)),s=t.touched.has(Jk.name)?["the comman\
ds of the plan, which its rules allow"]:[],i=[...r.map(({run:c})=>c),...a?[a]:[],...o,...s];if(i.length===0)return;let[n=""]=i.map(c=>typeof c=="string"?c:c.join(
" ")),l=`The policy runs programs (${n}), and none may run here. Allow them with --programs where you trust the repository, or leave it out.`;throw new R({name:"\
POLICY_ASK",message:l})}async function Cs(e,{plans:t,outline:r}){let a=[],o=async(s,i,n)=>{if(!await e.secrets("",i))return;let l=`${s} carries a credential. Re\
move it: it would appear in a commit or a pull request.`;a.push({name:"SECRET_DETECTED",message:l,...n&&{at:n}})};for(let{title:s,description:i="",author:n,sessions:l=[]}of t)
await o("The title, description, author or a session of the plan",[s,i,...[n??{},...l].flatMap(c=>Object.values(c))].join(`
`));for(let{index:s,id:i="",why:n="",at:l}of r.words)await o(`The id or the \`why\` of step ${s}`,`${i}
${n}`,l);if(a.length>0)throw new R(a)}var Is="The mode of the policy is plan: all was checked and nothing was written.";async function mx(e){let{root:t,path:r,tool:a,
policy:o}=Hp(e,{root:true,path:true,tool:true,policy:true}),s=await Gp({root:t}),i=await kt(s,"HEAD",{given:o,asks:true}),n=Jp(s.root),l=n.locate(r);if(!l.ok)throw new R(
l.problem);let c=Vk(l.path,n),p=Kk(a,{was:n.stat(l.path)!==void 0,is:true}),m=c.map(h=>i.decide(h,p)).reduce((h,g)=>Ye(h,g)<0?g:h),d=m.behavior==="allow"?Yk(l.path,
p,{workspace:n,policy:i}):void 0;if(d)throw new R(d);let{idleRules:f}=await import("./core-policy-idle-rules.js"),u=i.source?f(i.file,await dx(s)):[];return{path:l.
path,...m,...Qp(s,i,{given:o,idle:u})}}var dx=async e=>(await Promise.all([Gk(),qk(),Wk()].map(t=>e.run(t)))).flat(),Qp=(e,t,{given:r,idle:a=[]})=>{let o=[...r?
[]:Fr(e,t),...a];return o.length>0?{notes:o}:{}};async function fx(e){let{root:t,command:r,policy:a}=Hp(e,{root:true,command:true,policy:true}),o=await Gp({root:t}),
s=await kt(o,"HEAD",{given:a,asks:true}),{judgeCommand:i}=await import("./core-policy-judge-command.js"),n=i(s,{input:{command:typeof r=="string"?r:[...r]}}),l=c=>({
...c,...Qp(o,s,{given:a})});if(n.ok)return l(n.decision);if(!n.decision)throw new R(n.problem);return l(n.decision)}var ux={steps:"steps",files:"changed files",
lines:"added and deleted lines",bytes:"bytes in the changed files",file_bytes:"bytes in one changed file"},xt=({file:e,limits:t},r)=>[...Wp(e.limits,r,a=>["the \
policy allows",`limits.${a}`]),...Wp(t,r,a=>[`\`max-${a}\` is`,"that"])],Wp=(e,t,r)=>["steps","files","lines","bytes","file_bytes"].flatMap(a=>{let o=e[a];if(o===
void 0||t[a]<=o)return[];let[s,i]=r(a);return[{name:"LIMIT_EXCEEDED",message:`The run has ${t[a]} ${ux[a]}; ${s} ${o}. Split the plan, or raise ${i}.`}]});import{
core_report_notebook_cells$a as hx}from"./start.js";import{core_report_net_changes$a as gx,core_report_net_changes$d as _x}from"./start.js";import{core_git_commands_diff$b as yx}from"./start.js";
import{core_run_baseline_2$d as wx}from"./start.js";import{core_workspace_replacement$q as bx,core_workspace_replacement$r as $x,core_workspace_replacement$s as zr,
core_workspace_replacement$u as rm,core_workspace_replacement$v as Ms,core_workspace_replacement$x as vx}from"./start.js";import{core_git_cat_file$d as am}from"./start.js";
import{core_git_filters$A as kx}from"./start.js";import{core_plan_steps$g as xx,core_plan_steps$i as Ox}from"./start.js";import{core_tools_notebook_edit$b as Sx,
core_tools_notebook_edit$p as om}from"./start.js";import{core_tools_run$a as Ax}from"./start.js";import{core_workspace_path_guard$v as Ex}from"./start.js";import{
core_text_group_by$a as jx}from"./start.js";import{core_text_utf8_cache$n as Tx}from"./hook.js";import{errors$b as Nx}from"./hook.js";import{empty$g as Ls,empty$h as Ps}from"./hook.js";
var Cx=16*1024*1024,Ix=80;function Mx(e,t){if(e.length>Cx)return t.map(()=>"");let[r,a,o]=[1,0,-1];return t.map(({oldStart:s})=>{for(;r<s&&a<e.length;r+=1){Lx(e[a])&&
(o=a);let i=e.indexOf(sm,a);a=i<0?e.length:i+1}return o<0?"":Px(e,o)})}var sm=10,Lx=e=>e>=65&&e<=90||e>=97&&e<=122||e===95||e===36;function Px(e,t){let r=e.indexOf(
sm,t);return Tx(e.subarray(t,r<0?e.length:r)).slice(0,Ix).trimEnd()}var Re={files:[],carried:new Map,problems:[],asked:[]};async function Ds(e,t){var r=[];try{let{
baseline:i}=t,n=Ls(r,await Dx(e.git,t),true),{entries:l}=n,c=await Zx(e,i,t),p=await Gx(e.git,t,l),m=await Jx(e.git,t,{entries:l,ignored:c}),d=new Set([...t.workspace.
touched(),...p.keys()]),f=l.filter(y=>!Kx(y,d)).map(nm),u=await Hx(m,t,{carried:p,twinOf:n.twinOf}),h={...t,carried:p,patches:n.patches},g=[...await As(e.git,l,
h),...Es(c,h)];return{files:g.length===0?[]:gx({files:g,steps:t.steps}).map(Ux(t,m,g)),carried:new Map([...p].map(([y,w])=>[w,y])),problems:[...f,...u.filter(({
name:y})=>y!=="POLICY_ASK"),...Yx([...l,...c],m,t)],asked:u.filter(({name:y})=>y==="POLICY_ASK")}}catch(i){var a=i,o=true}finally{var s=Ps(r,a,o);s&&await s}}async function Dx(e,{
run:t,baseline:r,workspace:a,asReplayed:o,policy:s}){let i=o?void 0:am(e),n=[Wx(t),t.head.tree],l=i&&await Rx(e,i,t),c=l?.conversions??im(r,a),p=(d,f)=>e.run(c.
within(d,f)),m={async[Symbol.asyncDispose](){c[Symbol.dispose](),await i?.[Symbol.asyncDispose]()}};try{let d=new Set(a.touched()),f=await p(Ms(...n),d),u=f.map(
({path:y})=>y),h=u.every(y=>d.has(y))?f:await p(Ms(...n),u),g=l&&Ex(l,s);return{...m,entries:h,twinOf:g,patches:(y=[])=>p(vx(...n,y),y)}}catch(d){throw await m[Symbol.
asyncDispose](),d}}async function Rx(e,t,{head:r}){try{return await wx(e,t,{treeish:r.tree})}catch(a){throw await t[Symbol.asyncDispose](),a}}var im=({conversions:e},t)=>e.
with(Bx(t)),Bx=e=>new Map(e.changes().flatMap(({path:t,after:r})=>kx(t)?[[t,r]]:[]));function Ux({policy:e,baseline:t},r,a){let o=new Map(r.map(s=>[s.path,s]));
return({structuredPatch:s=[]},i)=>{let n=a[i],l=o.get(n.path),[c,p]=[Ve(n.path),Os(l,e.file.verify)],m=l.before&&n.encoding===void 0?Mx(l.before,s):[];return{...n,
...c!==void 0&&{protected:c},...p!==void 0&&{verifies:p},...Fx(l),...m.some(d=>d!=="")&&{headings:m},...(t.conversions.of(n.from??n.path).generated||js(l.before,
l.after))&&{generated:true}}}}var Fx=({path:e,before:t,after:r})=>{let a=e.endsWith(".ipynb")&&r&&r.length+(t?.length??0)<=zx?hx(t?.toString()??"",r.toString()):
void 0;return a?{notebook:a}:{}},zx=4*2**20;async function qx(e,t){let{leaves:r,head:a,files:o,foreign:s,own:i}=t,n=await e.run(rm(r,a.tree,{renames:false})),l=new Set(
o.flatMap(({path:m,from:d})=>d===void 0?[m]:[m,d])),c=s.length>0?await e.run(yx([...s,...i])):new Set,p=n.filter(({path:m})=>!l.has(m)&&!c.has(m));if(p.length>0)
throw new Nx(p.map(nm))}var Wx=({base:e,merge:t,snapshots:[r]})=>t?.ontoTree??(r?.steps.length===0&&r.parent===e.commit?r.tree:e.tree);async function Gx(e,{baseline:t,
run:r,workspace:a},o){let s=new Set(a.touched());if(o.every(({path:l})=>s.has(l)))return new Map;let i=r.merge?.ontoTree??r.base.tree,n=await e.run(rm(t.base.tree,
i,{renames:true}));return new Map(n.flatMap(({path:l,from:c})=>c!==void 0&&s.has(c)&&!s.has(l)?[[l,c]]:[]))}function Kx({path:e,from:t,oldMode:r,newMode:a,isUtf8:o},s){
let i=r===zr&&a===zr,n=[r,a].every(l=>l!==$x&&l!==zr);return o&&(n||i)&&s.has(e)&&(t===void 0||s.has(t))}var nm=({path:e,from:t,status:r})=>({name:"UNACCOUNTED_\
CHANGE",message:`${JSON.stringify(e)} would be ${r}${t===void 0?"":` from ${JSON.stringify(t)}`}, and no step of the plan changes it. Nothing was written. Make \
the plan again on the current head.`});async function Jx(e,{workspace:t,asReplayed:r},{entries:a,ignored:o}){var s=[];try{let c=new Map(t.changes().map(u=>[u.path,
u])),p=({path:u,from:h})=>{let{before:g=c.get(h??u)?.before,after:y,mode:w=0}=c.get(u)??{};return{path:u,from:h,before:g,after:y,mode:w}};if(r)return[...a,...o].
map(p);let m=Ls(s,am(e),true),d=async(u,h)=>u===bx?void 0:u===zr?Ax(h):(await m.read(h))?.content,f=[];for(let{path:u,from:h,oldMode:g,oldBlob:y,newMode:w,newBlob:_}of a){
let[b,v]=[await d(g,y),await d(w,_)];f.push({path:u,from:h,before:b,after:v,mode:Number.parseInt(w,8)})}return[...f,...o.map(p)]}catch(c){var i=c,n=true}finally{
var l=Ps(s,i,n);l&&await l}}async function Hx(e,{policy:t,steps:r,workspace:a,asReplayed:o},{carried:s,twinOf:i}){let n=r.flatMap(d=>d.status==="applied"?_x(d).
map(({file_path:f})=>({file_path:f,step:d})):[]),l=jx(n,({file_path:d})=>d),c=[],p=d=>(l.get(d)??l.get(s.get(d)??"")??[]).map(({step:f})=>f),m=new Map(o?[]:a.changes().
map(({path:d,after:f})=>[d,f]));for(let d of e){let{path:f,from:u,before:h,after:g}=d,y=p(f).at(-1),w=y&&{step:{index:y.index,...y.id!==void 0&&{id:y.id}}},_=v=>{
v&&c.push({...v,...w})},b=(v,$,k=p(v).at(-1))=>_(t.path(v,om(k?.tool??Sx.name,{was:true,is:$}),k?.index));b(f,g!==void 0),g&&(!h||u!==void 0)&&(_(Vx(f,p(f),t)),
_(i?.(f))),u!==void 0&&b(u,false),_(t.characters(d,y?.index)),!(o||!g||m.get(f)?.equals(g))&&(_(t.configuration(f,h,g)),_(await He(t,d)))}return c}function Vx(e,t,r){
let a=t.map(({tool:o,index:s})=>r.path(e,om(o,{was:false,is:true}),s));return a.find(o=>o===void 0||o.name==="PATH_DENIED")??a[0]}function Yx(e,t,{policy:r,request:a}){
let o=t.map(({after:s})=>s?.length??0);return xt(r,{steps:a.steps.length-a.header.without.length,files:o.length,lines:e.reduce((s,{insertions:i,deletions:n})=>s+
i+n,0),bytes:o.reduce((s,i)=>s+i,0),file_bytes:o.reduce((s,i)=>Math.max(s,i),0)})}async function Zx(e,{source:t,base:r},{run:a,workspace:o}){var s=[];try{let l=new Set(
a.ignored),c=o.changes().filter(({path:h})=>l.has(h));if(c.length===0)return[];let p=Ls(s,e.aside()),m=at(p.git,{ref:"refs/editplan/ignored",parent:r.commit}),d={
author:er,committer:er,message:"ignored files"};await m.commit({...d,files:c.map(({path:h,before:g})=>em(h,g,t.stat(h)?.mode))}),await m.commit({...d,files:c.map(
({path:h,after:g,mode:y})=>em(h,g,y))});let[f,u]=await m.finish({named:false});return!f||!u?[]:await p.git.run(Ms(f.tree,u.tree))}catch(l){var i=l,n=true}finally{
Ps(s,i,n)}}var em=(e,t,r=420)=>t?{path:e,mode:r&64?"100755":"100644",content:t}:{path:e,mode:"deleted"},qr=(e,{run:t,...r})=>{let{asked:a}=e;return ge(e,{...r,request:a,
steps:ur(r.steps,a),audit:Re})};async function Rs(e,{run:t,...r}){let{asked:a,store:o,options:s}=e;return s.onContents&&await De(o.git,r.audit.files,s.onContents),
ge(e,{...r,request:a,steps:r.steps.map(Xx)})}var Xx=e=>{let{commit:t,...r}=e;return e.status==="applied"?{...r,status:"skipped"}:r},Qx=24;async function Bs(e,t,{
steps:r,policy:a,commands:o,blobs:s,signal:i}){let n=t.header.without,l=tm(r);if(n.length===0||l.size===0)return r;let c=await lt(e,e1(t),a),p=async f=>{let u=await Ae(
e,Us(c,f),{policy:a,commands:o,signal:i,blobs:s,recorded:false});return tm(u.steps)},m=await p([]),d=new Map([...l].filter(f=>!m.has(f)).map(f=>[f,[]]));if(d.size===
0)return r;for(let f of n.length>Qx?[]:n){let u=await p([f]);for(let[h,g]of d)u.has(h)&&g.push(f)}return r.map(f=>{let u=d.get(f.index);return u?r1(f,u.length>0?
u:n):f})}var tm=e=>new Set(e.filter(({status:t})=>t==="failed").map(({index:t})=>t));function e1(e){let t=Us(ct(e),[]),r=Ox(t.plans.map(({steps:a})=>xx(a)));return{
...t,outline:r,paths:[...r.paths]}}var Us=(e,t)=>{let r=new Set(t);return{...e,plans:e.plans.map(a=>t1(a,r))}},t1=(e,t)=>({...e,steps:{length:e.steps.length,*[Symbol.
iterator](){for(let{leftOut:r,...a}of e.steps)yield{...a,...t.has(a.index)&&{leftOut:true}}}}});function r1(e,t){let[r,...a]=t,o=`Needs ${a.length===0?`step ${r}\
, which is`:`steps ${t.join(", ")}, which are`} left out. Leave step ${e.index} out as well, or take ${a.length===0?"that step":"them"} back.`;return{...e,needs:[
...t],notes:[...e.notes??[],o]}}import{core_workspace_lock$a as T1}from"./hook.js";import{core_report_build_report$c as a1}from"./start.js";import{core_plan_steps$d as o1}from"./start.js";
import{core_tools_notebook_edit$m as s1}from"./start.js";import{zod_2$L as i1,zod_2$V as n1,zod_2$y as l1}from"./start.js";import{core_tools_permission$a as c1,
core_tools_permission$b as p1,core_tools_permission$d as m1,core_tools_permission$e as d1}from"./start.js";import{core_text_globs$b as f1}from"./start.js";import{
core_text_json$i as u1}from"./hook.js";import{empty$g as h1,empty$h as g1}from"./hook.js";var _1=4,lm=async(e,t,r)=>{let a=t.map(({step:l,path:c,effects:p})=>({
step:l,path:c,effects:p,decision:e.decide(c,{tool:l.tool,effects:p},l.index,ke(l))})),o=e.file.classifier;if(e.file.mode!=="auto"||!o)return a;let s=[...a],i=0,
n=async()=>{for(let l=i++;l<a.length;l=i++){let c=a[l];if(c?.decision.rule!=="mode: auto")continue;let{behavior:p,reason:m}=await $1(o,c.step,r);s[l]={...c,decision:{
behavior:p,rule:"mode: auto",reason:m}}}};return await Promise.all(Array.from({length:_1},n)),s},y1=e=>new Map(e.flatMap(({step:t,decision:r})=>r.rule==="mode: \
auto"?[[t.index,r]]:[])),w1=()=>i1({behavior:n1(["allow","ask","deny"]),confidence:l1().min(0).max(1)}),cm=.8,b1=3e4,$1=async(e,t,r)=>{let[a,...o]=e;if(a===void 0)
return{behavior:"ask",reason:"The policy has no classifier"};let s=JSON.stringify({tool:t.tool,file_path:v1(t),why:t.why,input:t.input}),i=await vt({argv:[a,...o],
input:`${s}
`,timeout:b1,outputLimit:2**16,...r,environment:Le(r.environment)});if(i.ended!=="exit"||i.exitCode!==0)return{behavior:"ask",reason:`The classifier failed (${i.
failure??i.exitCode??i.ended})`};let n=w1().safeParse(u1(i.stdout.toString()));if(!n.success)return{behavior:"ask",reason:"The classifier\u2019s answer is not valid"};
let{behavior:l,confidence:c}=n.data,p=`The classifier says ${l} with confidence ${c}`;return c<cm?{behavior:"ask",reason:`${p}, under ${cm}`}:{behavior:l,reason:p}},
v1=({input:e})=>"glob"in e&&e.glob!==void 0?f1(e.glob).join(", "):("file_path"in e?e.file_path:"notebook_path"in e?e.notebook_path:"")??"",qs={grants:[],classified:new Map};
function Wr(e,t){let r=new Set(t?.answers.filter(({allowed:a})=>!a).map(({step:a})=>a));return{policy:{...e,path:(a,o,s)=>s!==void 0&&r.has(s)?k1:e.decide(a,o).
behavior==="ask"?void 0:e.path(a,o)},decisions:new Map,drafted:[],approvals:qs}}var k1={name:"POLICY_ASK",message:"Nobody allowed this step when the plan was ap\
plied."};async function Ws(e,{baseline:t,request:r},a){let{confirms:o}=r.outline;if(!o&&(e.silent||S1(e,t.source,r)))return{policy:e,decisions:new Map,drafted:[],
approvals:qs};let{ask:s,onAsk:i,commit:n,signal:l}=a,c=await E1(e,A1(t.source,r),{git:t.git,commit:n,signal:l}),p=y1(c),m=c.filter(({decision:b})=>b.behavior===
"ask"),d=s?await j1(m,{ask:s,classified:p,policy:e,request:r}):[],f=e.allowing({grants:d,classified:p}),u=i==="draft"?m.filter(b=>zs(f,b).behavior==="ask"):[],h=[
...d,...u.map(({step:b})=>({step:b.index}))],g=e.allowing({grants:h,classified:p}),y=new Set(u),w=new Set(m.filter(b=>!y.has(b))),_=c.map(b=>[b.step.index,w.has(
b)?zs(g,b):b.decision]).filter(([,{rule:b}])=>b!=="default").sort(([,b],[,v])=>Ye(b,v));return{policy:g,decisions:new Map(_),drafted:u,approvals:{grants:h,classified:p}}}
var x1=class{#e;#t;#r;#a=[];#o=[];constructor(e){this.#e=e.policy,this.#t=e.review,this.#r=e}get policy(){let{policy:e,approvals:t}=this.#t;return this.#a.length===
0?e:this.#e.allowing({...t,grants:[...t.grants,...this.#a]})}get review(){return{...this.#t,policy:this.policy,drafted:[...this.#t.drafted,...this.#o]}}async ofCommand(e,t){
return this.#r.onAsk==="pass"||await this.#s(e,o1(e),t)}async ofFile(e,{path:t,effects:r},a){return this.#r.onAsk==="pass"||await this.#s(e,t,a)?true:this.#r.onAsk!==
"draft"?false:(this.#a.push({step:e.index}),this.#o.push({step:e,path:t,effects:r,decision:a}),true)}async#s(e,t,r){let a=await pm(this.#r.ask,{step:e,path:t,decision:r});
return a&&this.#a.push("path"in a?{step:e.index}:a),a!==void 0}},pm=async(e,{step:t,path:r,decision:{rule:a,reason:o}})=>e?.(await j({step:t,path:r,rule:a,reason:o}));
function Gs(e,{decisions:t,policy:r},a){if(t.size===0)return e;let o=e.stopped&&e.steps.some(({error:l})=>l&&O1.has(l.name)),s=new Map(Array.from(o?a.steps:[],l=>[
l.index,l])),i=l=>{let c=s.get(l);return c?pe(c,a):[]},n=e.steps.map(l=>{let{index:c,status:p,tool:m}=l,d=t.get(c);if(!d)return l;let f=o&&p==="skipped"?i(c):[],
u={policy:r,workspace:e.workspace,step:c},[h]=f.flatMap(({path:y,effects:w})=>d1(y,{tool:m,effects:w},u)??[]);if(!h)return{...l,policy:d};let g=s.get(c)?.at;return{
...l,policy:d,status:"failed",error:a1({...h,...g&&{at:g}})}});return{...e,steps:n}}var O1=new Set(["POLICY_ASK","PATH_DENIED"]);function S1(e,t,{outline:r,found:a}){
let o=(s,i)=>Fs(s,t).every(n=>{let{behavior:l,rule:c}=e.decide(n,{tool:i,effects:s1(i)==="reads"?p1.effects:c1});return l==="allow"&&c==="default"});return[...r.
touched].every(([s,i])=>[...i].every(n=>o(n,s)))&&[...r.globs.values()].every(s=>pe(s,{found:a}).every(({path:i})=>o(i,s.tool)))}function Fs(e,t){let r=st(t.locate(
e));return r===void 0?[]:m1(r,t)}function A1(e,t){let r=new Map(t.paths.map(a=>[a,Fs(a,e)]));return[...t.steps].flatMap(a=>(a.leftOut?[]:pe(a,t)).flatMap(({path:o,
effects:s})=>(r.get(o)??Fs(o,e)).map(i=>({step:a,path:i,effects:s}))))}async function E1(e,t,{git:r,commit:a,signal:o}){var s=[];try{if(e.file.mode!=="auto"||!e.
file.classifier)return lm(e,t,{cwd:r.root});let c=h1(s,await Ka(r,a),true);return await lm(e,t,{cwd:c.git.root,...o&&{signal:o}})}catch(c){var i=c,n=true}finally{
var l=g1(s,i,n);l&&await l}}async function j1(e,{ask:t,classified:r,policy:a,request:o}){let s=[],i=a.allowing({classified:r});for(let n of e){if(zs(i,n).behavior!==
"ask")continue;let l=await pm(t,n);if(!l&&o.header.options.on_error==="stop")break;l&&s.push(l),i=a.allowing({grants:s,classified:r})}return s}var zs=(e,{step:t,
path:r,effects:a})=>e.decide(r,{tool:t.tool,effects:a},t.index,ke(t));import{core_report_build_report$d as N1}from"./start.js";import{core_report_net_changes$d as Hs}from"./start.js";
import{core_run_inspection$b as Zs}from"./start.js";import{core_text_neutralise$f as ym}from"./start.js";import{core_history_branch$b as C1,core_history_branch$e as mm,
core_history_branch$f as I1}from"./start.js";import{core_run_baseline_2$c as M1,core_run_baseline_2$g as L1,core_run_baseline_2$h as P1,core_run_baseline_2$m as D1}from"./start.js";
import{core_workspace_replacement$s as dm,core_workspace_replacement$u as R1}from"./start.js";import{core_git_partial_clone$a as B1,core_git_partial_clone$e as U1}from"./start.js";
import{core_git_commits$b as wm,core_git_commits$c as F1,core_git_commits$d as z1,core_git_commits$f as q1,core_git_commits$g as Ks}from"./start.js";import{core_git_cat_file$d as fm}from"./start.js";
import{core_workspace_new_files_2$a as W1,core_workspace_new_files_2$b as G1}from"./start.js";import{core_workspace_sources_disk$a as K1}from"./start.js";import{
core_git_filters$e as Gr,core_git_filters$i as J1}from"./start.js";import{core_tools_notebook_edit$g as H1}from"./start.js";import{core_tools_run$d as V1}from"./start.js";
import{core_git_commands_remote$b as Y1}from"./start.js";import{core_tools_permission$f as Z1}from"./start.js";import{core_text_unusual$d as bm}from"./start.js";
import{core_git_commands_refs$a as X1}from"./hook.js";import{core_git_git$B as Q1,core_git_git$E as eO,core_git_git$l as tO,core_git_git$m as $m,core_git_git$r as rO}from"./hook.js";
import{core_git_scratch_folder$b as aO}from"./hook.js";import{core_text_words$a as um,core_text_words$c as vm}from"./hook.js";import{errors$b as Y}from"./hook.js";
import{empty$g as oe,empty$h as Kr}from"./hook.js";async function oO(e,t){let{base:r,head:a,run:o,onto:s}=t;return r.commit===a.commit||s==="nowhere"?{run:o,unchanged:false,
notes:[]}:s==="rebase"?iO(e,o,a.commit):lO(e,t)}var sO=({git:e},{baseline:{base:t,head:r,unrelated:a},run:o,plan:s})=>({rebased:()=>q1(e,o.snapshots,r.commit),async merged(){
return await F1(e,[2,38],"Merging onto a head that has moved"),a?pO(e,o,r.tree):e.run(wm(r.commit,o.head.commit))},async files(i,n){var l=[];try{let d=oe(l,fm(e),
true);return(await B1(d,(i==="base"?t:r).commit,{paths:n})).entries}catch(d){var c=d,p=true}finally{var m=Kr(l,c,p);m&&await m}},async mergeCommit(i){var n=[];try{
let m=oe(n,fm(e),true);return e.run(Gr(dO(o,{tree:i,head:await z1(m,r.commit),plan:s,unrelated:a})))}catch(m){var l=m,c=true}finally{var p=Kr(n,l,c);p&&await p}}});
async function iO(e,t,r){let a=await e.rebased();if(!a.ok)throw new Y(nO(a.at,a.conflicts));let{base:o,chain:s,head:i}=a;if(s.length===0)return{run:t,unchanged:true,
notes:[km]};let n=`The plan was made on ${t.base.commit.slice(0,12)}; its commits were moved onto ${r.slice(0,12)}.`;return{run:{...t,base:o,head:i,snapshots:s},
unchanged:false,notes:[n]}}var km="The current head holds all of the plan already.",nO=({steps:e},t)=>({name:"MERGE_CONFLICT",message:`Step ${e.join(", ")} and \
the commits since the plan's base change the same lines in ${vm(t,8)}. Nothing was written. Make the plan again on the current head.`});async function lO(e,{run:t,
head:r,steps:a}){let{tree:o,conflicts:s}=await e.merged(),i=a.filter(({status:m})=>m==="applied").flatMap(m=>Hs(m).map(({file_path:d})=>({index:m.index,path:d})));
if(s.length>0)throw new Y(fO(s,i));if(o===r.tree)return{run:t,unchanged:true,notes:[km]};let n=[...new Set(i.map(({path:m})=>m))],[l,c]=[await e.files("base",n),
await e.files("head",n)],p={commit:await e.mergeCommit(o),tree:o,onto:r.commit,ontoTree:r.tree};return{run:{...t,head:{commit:p.commit,tree:o},merge:p},unchanged:false,
notes:n.map(m=>cO(m,l.get(m)?.oid!==c.get(m)?.oid))}}var cO=(e,t)=>t?`${e}: changed since the base, merged.`:`${e}: as on the base, the plan still applies.`;async function pO(e,t,r){
let a=await e.run(Gr(Ks(t.base.tree,[]))),o=await e.run(Gr(Ks(r,[a]))),s=await e.run(Gr(Ks(t.head.tree,[a])));return e.run(wm(o,s))}async function mO(e,{id:t,ref:r,
base:a,head:o,merge:s}){await e.run(X1([s?{ref:`${te}${t}`,to:s.commit}:{ref:r,to:o.commit}]));let i=s?{merge:s}:{base:a.commit,baseTree:a.tree};C(e,{...L(e,t),
head:o,...i})}function dO(e,{tree:t,head:r,plan:a,unrelated:o}){let{name:s,email:i,date:n}=H(a.author,a.created,r.date),l=`${s} <${i}> ${n}`,c={title:a.title,digest:a.
digest,runId:e.id,total:0},p=o?[r.commit]:[r.commit,e.head.commit];return`tree ${t}
${p.map(m=>`parent ${m}
`).join("")}author ${l}
committer ${l}

${lo(c)}`}function fO(e,t){return{name:"MERGE_CONFLICT",message:`The plan and the commits since its base change the same lines: ${e.map(r=>{let a=t.filter(o=>o.
path===r).map(o=>o.index);return a.length>0?`${r} (step ${a.join(", ")})`:r}).join("; ")}. Nothing was written. Make a new plan on the current head.`}}var uO=({
dirty:e},t)=>e==="refused"||e==="kept"&&!t;function hO({steps:e,header:t},{policy:r,runMode:a}){let o={steps:e.length-t.without.length,files:0,lines:0,bytes:0,file_bytes:0};
return a.limits?xt(r,o):[]}async function gO(e,t,r){let a=await _O(e,t,r);if(a.problems.length>0){let s=await Ys(a,t,r).catch(()=>Re);return{do:"explain",result:{
...a,audit:s}}}let o=await Ys(a,t,r);return o.problems.length>0?{do:"refuse",result:{...a,problems:o.problems}}:{do:!a.stopped&&!r.policy.checkOnly?"deliver":"r\
eport",result:OO({...a,audit:o},r)}}async function _O(e,t,r){let{run:a,steps:o,stopped:s}=e;if(!a||s)return e;let i=await t.brought({...e,run:a}),n=[...e.notes,
...i.notes];if(i.unchanged)return{...$O(e),steps:vO(o),notes:n};let l={...e,run:i.run,notes:n},{recorded:c}=r.runMode;if(c){let g=await t.recordedResults(l,c);return{
...l,run:g,asReplayed:g===a}}let p=await kO(l,t,r);if(p.length>0)return{...l,problems:p};let m=xm(r),d=m.length>0?await t.verified(l,m):{...l,notes:[]},f=d.problems.
length===0,u=f?await yO({steps:o,run:d.run},t,r):Vs,h=f&&wO(l,r)?await t.submodules(d.run):bO;return{...l,...d,sections:u.sections,problems:[...d.problems,...h.
problems,...u.problems],draft:d.draft||u.draft,notes:[...n,...h.notes,...d.notes,...u.notes],asReplayed:d.run===a}}var xm=({options:{command:e},policy:t,runMode:r})=>(e?
[xs(e)]:t.file.verify).filter(({formats:a})=>a||r.programs==="all");async function yO(e,t,{policy:r,runMode:a}){let o=Zs(r.file);return!o||a.inspects==="never"?
Vs:a.inspects==="on-demand"?{...Vs,notes:[o.onDemand]}:t.inspected(o,e)}var Vs={sections:{},problems:[],notes:[],draft:false},wO=({request:e},{policy:t,runMode:r})=>e.
outline.touched.has(H1.name)&&r.programs==="all"&&!t.file.submodules.unchecked,bO={problems:[],notes:[]},$O=({run:e,...t})=>t,vO=e=>e.map(t=>t.status==="applied"?
{...t,status:"unchanged"}:t);async function kO(e,t,r){let{policy:a,runMode:o}=r;if(!(o.limits&&[a.file.limits,a.limits].some(i=>Object.values(i??{}).some(Boolean)))||
xm(r).length===0&&!Zs(a.file))return[];let{problems:s}=await Ys(e,t,r);return s.filter(({name:i})=>i==="LIMIT_EXCEEDED")}async function Ys({run:e,...t},r,a){if(!e)
return Re;let o=await r.audit({...t,run:e}),{runMode:s,guarded:i}=a;if(i){let n=o.files.flatMap(({path:p,from:m=p})=>[p,m]),l=I1({dirty:[],ignored:e.ignored??[]});
if(l.length>0)throw new Y(l);let c=await r.dirty([...new Set(n)].filter(p=>!i.has(p)));if(c.length>0)throw new Y(c);s.dirty==="kept"&&await xO(o,r)}return s.onAsk===
"stop"?{...o,problems:[...o.problems,...o.asked]}:o}async function xO({files:e},t){let r=e.flatMap(({status:s,path:i,from:n})=>s==="deleted"?i:n??[]),a=r.length>
0?await t.leftOut(r):[];if(a.length===0)return;let o=`The sparse checkout leaves out ${a.map(s=>JSON.stringify(s)).join(", ")}: without a branch nothing would s\
how that it is gone. Pass --branch, or bring the file in with \`git sparse-checkout add\`.`;throw new Y({name:"FILE_NOT_FOUND",message:o})}function OO(e,{runMode:t,
policy:r,review:a}){let{audit:o,request:s}=e,i=(s.header.left_out??[]).length>0;return{...e,steps:SO(e.steps,o.carried),notes:[...e.notes,...o.asked.map(({message:n})=>n),
...r.checkOnly&&t.writes?[Is]:[]],draft:i||a.drafted.length>0||o.asked.length>0||e.draft}}function SO(e,t){return t.size===0?e:e.map(r=>{if(r.status!=="applied"||
!Hs(r).some(({file_path:o})=>t.has(o)))return r;let a=Hs(r).map(({file_path:o,structuredPatch:s,insertions:i,deletions:n})=>({file_path:t.get(o)??o,...s&&{structuredPatch:s},
insertions:i,deletions:n}));return{...r,files:a}})}async function AO(e,t,r){let a=await e.run(EO(t)),o=[...a].find(([l,c])=>l.endsWith(".path")&&c===r)?.[0].replace(
/\.path$/,""),s=a.get(`${o}.url`);if(s===void 0||!/^\.\.?\//.test(s))return Js(s);let i=await e.run(Y1()),n=Js((i.find(l=>l.name==="origin")??i[0])?.url);return n===
void 0?void 0:Js(new URL(s,`${n}/`).href)}var EO=e=>({args:["config","--blob",`${e}:.gitmodules`,"--no-includes","--list","-z"],input:"",accept:[0,1,128],parse:(t,r)=>new Map(
(r===0?$m(t):[]).map(a=>{let[o="",...s]=a.split(`
`);return[o,s.join(`
`)]}))});function Js(e){let[,t,r]=/^(?:ssh:\/\/)?(?:[\w.-]+@)([\w.-]+)(?::\d+\/|[:/])(?!\/)(.+)$/.exec(e??"")??[],a=t===void 0?e:`https://${t}/${r}`;if(a===void 0||
!URL.canParse(a))return;let{protocol:o,origin:s,pathname:i}=new URL(a);return/^https?:$/.test(o)?`${s}${i}`.replace(/\/$/,""):void 0}async function jO(e,{was:t,
commit:r}){var a=[];try{let i=oe(a,aO("objects")),n={...Q1(),...NO(i.path)},l=O(i.path,"repository");J(l),await U1(l,n);let c=await eO(l,{env:n});return await CO(
c,e),await c.run(hm(r))?await c.run(hm(t))??false?{come:await c.run(gm(`${t}..${r}`)),newest:await c.run(_m([`${t}..${r}`,`--max-count=${TO}`])),gone:await c.run(
gm(`${r}..${t}`))}:{come:void 0,newest:await c.run(_m([r,"-1"])),gone:0}:void 0}catch(i){var o=i,s=true}finally{Kr(a,o,s)}}var TO=10,NO=e=>({HOME:e,USERPROFILE:e,
XDG_CONFIG_HOME:e,GIT_ASKPASS:"",SSH_ASKPASS:"",GIT_CONFIG_GLOBAL:"/dev/null",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_COUNT:"0",GIT_ALLOW_PROTOCOL:"http:https"});async function CO(e,t){
let r=["-c","http.lowSpeedLimit=1000","-c","http.lowSpeedTime=60","fetch","--quiet","--no-tags","--no-write-fetch-head","--no-auto-maintenance","--recurse-submo\
dules=no","--filter=tree:0","--refmap=","--end-of-options",t,"+refs/heads/*:refs/heads/*","+refs/tags/*:refs/tags/*"],a=e.start(r),{closed:o,failure:s}=tO(a,r),
i=false,n=setTimeout(()=>{i=true,a.kill()},IO);if(a.stdin.end(),a.stdout.resume(),await o,clearTimeout(n),i)throw new Y({name:"GIT_FAILED",message:`${t} did not\
 answer in time. Run again later.`});let l=s();if(l)throw l}var IO=6e5,hm=e=>({args:["for-each-ref","--count=1","--format=held",`--contains=${e}`,"refs/heads","\
refs/tags"],input:"",accept:[0,129],parse:(t,r)=>r===0?t.length>0:void 0}),gm=e=>({args:["rev-list","--count",e,"--"],input:"",parse:t=>Number(t.toString("latin\
1"))}),_m=e=>({args:["log","-z","--no-show-signature","--encoding=UTF-8","--format=%H %s",...e,"--"],input:"",parse:t=>$m(t).map(r=>({id:r.slice(0,r.indexOf(" ")),
subject:r.slice(r.indexOf(" ")+1)}))});async function MO({baseline:e,options:t},{base:r,head:a}){let{git:o}=e,s=(await o.run(R1(r.tree,a.tree,{renames:false}))).
filter(({oldMode:l,newMode:c})=>l===dm&&c===dm).map(({path:l,oldBlob:c,newBlob:p})=>({path:l,was:c,commit:p})),i=[],n=[];for(let l of s){let c=await AO(o,t.policyOf??
e.head.commit,l.path),p=c===void 0?LO:await DO(c,l);typeof p=="string"?i.push({name:"SUBMODULE_INVALID",message:`${bm(l.path)}: ${p} ${PO}`}):n.push(RO(l,p))}return{
problems:i,notes:n}}var LO="the base has no address of it in `.gitmodules` that can be asked over HTTP. Add one.",PO="A policy with `submodules: { unchecked: tr\
ue }` moves submodules without asking.";async function DO(e,t){try{return await jO(e,t)??`no branch and no tag of ${e} holds the commit ${t.commit}. Push it the\
re, or name another.`}catch(r){if(!(r instanceof Y))throw r;return`${e} could not be asked without a token. ${ym(r.message)}`}}function RO({path:e,was:t,commit:r},{
come:a,newest:o,gone:s}){let i=m=>m.slice(0,12),n=o.map(({id:m,subject:d})=>`${i(m)} ${ym(d).slice(0,100)}`),l=a!==void 0&&a>o.length?[`and ${a-o.length} more`]:
[],c=s>0?`, and ${um(s,"commit")} back`:"",p=a===void 0?"from a commit that its remote has no more":um(a,"commit");return`Submodule ${bm(e)}: ${i(t)}..${i(r)}, ${p}${c}\
: ${[...n,...l].join("; ")}`}async function Jr(e,t,r,a){var o=[];try{let{signal:l}=t,c=await L1(t),p=oe(o,r.writes?await T1(c.gitDir,{...l&&{signal:l}}):void 0),
m=oe(o,await P1(c,Oo(e,r.place,r.replays)),true),d=await kt(c,t.policyOf??m.head.commit,{given:t.policy,asks:r.asks,only:t.only,limits:{files:t.maxFiles,lines:t.
maxLines}});t.programs==="refused"&&Ns(d,e);let f=await lt(m,r.allRefusals?ct(e):e,d),u=oe(o,r.writes&&r.branch?hr(c):void 0,true),h=await BO(m,f,{policy:d,runMode:r}),
{onAsk:g}=r,y=g==="pass"?Wr(d,r.recorded):await Ws(d,{baseline:m,request:f},{...t,commit:m.head.commit,onAsk:g}),w=r.writes&&!d.checkOnly,_=oe(o,w||t.onWorktree?
W1(c):G1(c)),b={git:c,store:_,baseline:m,asked:e,request:f,policy:d,review:y,options:t,runMode:r,writes:w,...h},v=oe(o,await YO(b),true),$=v?{...b,review:v.review}:
b,k=await FO($,v);try{let St=await gO(k,GO($),$);return await HO($,St,a)}finally{w&&k.run&&await UO(c,k.run.id).catch(()=>{})}}catch(l){var s=l,i=true}finally{var n=Kr(
o,s,i);n&&await n}}async function BO(e,t,{policy:r,runMode:a}){let{branch:o}=a,{git:s}=e,i=uO(a,e.readFile!==void 0)?new Set(dr(e,t)):void 0,n=[...i??[]],l=s.bare||
!(o||n.length>0)?void 0:await C1(s,n),c=o&&await Po(Lo(s,l),o),p=await Om(e,n,l);if(p.length>0)throw new Y(p);await Cs(r,t);let m=hO(t,{policy:r,runMode:a});if(m.
length>0)throw new Y(m);return{index:l,way:c,guarded:i}}async function Om({git:e,readFile:t,conversions:r},a,o){if(e.bare||a.length===0)return[];let s={base:"HE\
AD",paths:a,...o&&{index:o}};return t?mm(e,{...s,readFile:t,conversions:r}):D1(e,{commit:"HEAD",paths:a},i=>mm(e,{...s,...i}))}async function UO(e,t){M1(e.gitDir)||
await yo(e,t)}async function FO(e,t){let{baseline:r,asked:a,review:o,policy:s,store:i,options:n,writes:l}=e,{signal:c,onEvent:p}=n,m=n.policy===void 0&&n.policyOf===
void 0,d={policy:o.policy,commands:t,signal:c},{request:f,note:u}=await qO(e,d),h=await Ae(r,f,{...d,store:i,recorded:l,onEvent:p}),g=fr(a,h.steps),y={steps:h.steps,
blobs:i.git,policy:Wr(s).policy,signal:c},w=await Bs(r,f,y);return{...Gs({...h,steps:w,stopped:g},o,e.request),request:f,notes:[...m?Fr(r.git,s):[],...n.notes??
[],...zO(e.request),...u,...await t?.notes()??[]],commands:mr(t),...WO}}function zO({plans:e,outline:{variables:t}}){return t.size===0||e.some(({vars:r})=>r!==void 0)?
[]:[`${vm([...t].map(r=>`\${{ vars.${r} }}`),3)} is written as it is, since no plan has a \`vars\` header. To put a value in, declare it there.`]}async function qO({
baseline:e,request:t,policy:r,runMode:{mostCommits:a,oneCommit:o,inspects:s}},i){let n=s==="always"&&Zs(r.file)!==void 0;if(o&&!n)return{request:nr(t,{commits:"\
squash"}),note:[]};if(a===void 0)return{request:t,note:[]};let{chooseCommits:l,commitsNote:c}=await import("./core-run-commit-choice.js"),p=r.file.verify.some(({
formats:d})=>d)?1:0,m=await l(e,t,{...i,recorded:false,most:a-p});return{request:m,note:m===t?[]:[c(m,a)]}}var WO={verifications:[],sections:{},formatters:[],problems:[],
draft:false,asReplayed:true,audit:Re};function GO(e){let{store:t,baseline:r,runMode:a,policy:o,review:s,writes:i,options:n}=e,{worktree:l}=o.file;return{async brought({
request:c,steps:p,run:m}){let d=sO(t,{baseline:r,run:m,plan:c.header}),f=await oO(d,{...r,steps:p,run:m,onto:a.onto});return i&&f.run!==m&&await mO(t.git,f.run),
f},recordedResults:async({run:c,request:p},m)=>(await import("./core-run-recorded-results.js")).withRecordedResults(t,c,{recorded:m,policy:o,request:p}),audit:c=>Ds(
t,{...c,baseline:r,policy:a.limits?s.policy:JO(s.policy)}),async verified(c,p){let{verifyRun:m}=await import("./core-run-verification.js"),{request:d}=c,{onFailure:f}=a;
return m(t,c,{...n,worktree:l,verifications:p,request:d,onFailure:f,scratch:!i})},inspected:(c,p)=>c.inspect(t,p,{policy:o.file,wishes:a.wishes??{},drafts:a.onFailure!==
"stop",isHidden:m=>Z1(m,{workspace:r.source,policy:o}),signal:n.signal}),submodules:c=>MO(e,c),dirty:c=>Om(r,c),leftOut:c=>KO(r,c)}}async function KO({git:e},t){
if(e.bare||!await rO(e))return[];let r=K1(e.root),a=new Set(await e.run(J1()));return t.filter(o=>a.has(o)&&!r.stat(o))}var JO=e=>({...e,file:{...e.file,limits:{}}});
async function HO(e,{do:t,result:r},a){if(t==="refuse")return qr(e,r);if(t==="explain")return Rs(e,r);let{git:o,store:s,writes:i,options:n}=e,{run:l,steps:c,audit:p}=r;
if(l&&Br(e)&&Co(c,l),l&&i&&wo(o,l.id,{steps:VO(c),...N1(p.files)}),n.onContents&&await De(s.git,p.files,n.onContents),t==="report")return ge(e,r);let m=await a(
e,r);return m.refused?qr(e,r):ge(e,r,m)}var VO=e=>e.reduce((t,{status:r})=>t+(r==="applied"?1:0),0);async function YO(e){let{git:t,baseline:r,request:a,review:o,
options:s,runMode:i}=e;if(!a.outline.touched.has(V1.name))return;let{CommandCache:n}=await import("./core-run-commands-command-cache.js"),{signal:l}=s,c=await i.
commands?.(t),p=new n({...s,...e,onAsk:i.onAsk,recorded:c});try{let m=(...f)=>p.policy.path(...f),d={...o.policy,path:m};return await Ae(r,a,{policy:d,commands:p,
recorded:false,signal:l}),await p.settle(),p}catch(m){throw await p[Symbol.asyncDispose](),m}}import{core_tools_notebook_edit$g as Sm}from"./start.js";import{core_run_options$a as Am}from"./start.js";
import{core_workspace_file_identity$j as Em}from"./hook.js";import{errors$b as jm}from"./hook.js";var Ot={...Ss,branch:true,base:true,unrelatedBase:true,force:true,
overrides:true,without:true,commitWords:true,dryRun:true},Xs=(e,t)=>Em(async()=>{Am(t,Ot);let r=ir(Rr(e),t);if(!t.dryRun&&!t.bare&&r.outline.touched.has(Sm.name))
throw ZO();return Jr(r,t,Tm(t),Nm)}),ZO=()=>new jm({name:"SUBMODULE_INVALID",message:"A submodule is moved only in commits, never in a checkout. Publish the pla\
n with `editplan pr`, or make a branch with --bare, --base and --branch."}),XO={...Ot,diagnostics:true,renamed:true},Qs=(e,t)=>Em(async()=>{Am(t,XO);let r=t.diagnostics?
"always":"on-demand",a={...Tm({...t,dryRun:true}),allRefusals:true,inspects:r,wishes:t};return Jr(ir(Rr(e),t),t,a,Nm)});function Tm({base:e,unrelatedBase:t,branch:r,
bare:a,force:o=false,dryRun:s=false}){if(a&&r===void 0&&!s)throw new jm({name:"USAGE",message:QO});return{place:{base:e,unrelatedBase:t},replays:"work-tree",onto:a?
"nowhere":"merge",writes:!s,dirty:r===void 0?"kept":"refused",branch:r===void 0?void 0:{name:r,force:o},allRefusals:false,tellsCommits:!s,oneCommit:s,asks:false,
onAsk:"stop",programs:"all",inspects:"always",onFailure:"stop",limits:true}}var QO="Without a work tree the result needs a name. Pass --branch.",Nm=async(e,{run:t,
...r})=>!t||!e.writes&&r.request.outline.touched.has(Sm.name)?{written:false}:(await import("./core-run-place-run.js")).placeRun(e,{...r,run:t});import"./hook.js";
import"./start.js";import"./hook.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";
export{fi as core_engine_file_step$a,Nt as core_engine_file_step$b,Zr as core_engine_file_step$c,Ct as core_engine_file_step$d,Qr as core_engine_file_step$e,_i as core_engine_file_step$f,
wi as core_engine_file_step$g,It as core_engine_file_step$h,bi as core_engine_file_step$i,Qu as core_engine_replay$a,zn as core_engine_replay$b,qn as core_engine_replay$c,
Gn as core_engine_replay$d,Kn as core_engine_replay$e,Ua as core_engine_replay$f,za as core_git_commands_log$a,Xh as core_git_commands_log$b,Qh as core_git_commands_log$c,
eg as core_git_commands_log$d,qa as core_git_commands_worktree$a,tg as core_git_commands_worktree$b,rg as core_git_commands_worktree$c,ag as core_git_commands_worktree$d,
og as core_git_commands_worktree$e,sg as core_git_commands_worktree$f,ig as core_git_commands_worktree$g,ng as core_git_commands_worktree$h,Qt as core_git_fast_import$a,
at as core_git_fast_import$b,Va as core_git_fast_import$c,Dg as core_git_fast_import$d,er as core_git_fast_import$e,Ka as core_git_fast_import$f,bg as core_git_fast_import$g,
Ja as core_git_fast_import$h,$g as core_git_fast_import$i,k_ as core_history_after_plan$a,H as core_history_after_plan$b,or as core_history_after_plan$c,E_ as core_history_after_plan$d,
oo as core_history_message$a,so as core_history_message$b,io as core_history_message$c,ot as core_history_message$d,no as core_history_message$e,lo as core_history_message$f,
co as core_history_message$g,po as core_history_message$h,m_ as core_history_message$i,Ae as core_history_record$a,Ee as core_history_record$b,mr as core_history_record$c,
dr as core_history_record$d,fr as core_history_record$e,ur as core_history_record$f,Co as core_history_record$g,C as core_history_run_record$a,L as core_history_run_record$b,
Xa as core_history_run_record$c,Oe as core_history_run_record$d,Qa as core_history_run_record$e,ar as core_history_run_record$f,eo as core_history_run_record$g,
Se as core_history_run_record$h,ro as core_history_run_record$i,ce as core_history_run_record$j,e_ as core_history_run_record$k,te as core_history_run_record$l,
P as core_history_run_record$m,uo as core_history_runs$a,Yl as core_history_runs$b,ho as core_history_runs$c,go as core_history_runs$d,_o as core_history_runs$e,
B_ as core_history_runs$f,U_ as core_history_runs$g,F_ as core_history_runs$h,z_ as core_history_runs$i,q_ as core_history_runs$j,W_ as core_history_runs$k,G_ as core_history_runs$l,
yo as core_history_runs$m,wo as core_history_runs$n,J_ as core_history_runs$o,H_ as core_history_runs$p,V_ as core_history_runs$q,bo as core_history_runs$r,cr as core_history_stored_changes$a,
jo as core_history_stored_changes$b,ow as core_history_stored_changes$c,sw as core_history_stored_changes$d,hr as core_history_way$a,Lo as core_history_way$b,Po as core_history_way$c,
pb as core_history_way$d,mb as core_history_way$e,Do as core_history_way$f,Zo as core_plan_check_step$a,$r as core_plan_check_step$b,vr as core_plan_check_step$c,
dt as core_plan_check_step$d,Uc as core_plan_check_step$e,$o as core_plan_combine_2$a,vo as core_plan_combine_2$b,ko as core_plan_combine_2$c,xr as core_plan_data_fields$a,
Ne as core_plan_data_fields$b,ft as core_plan_data_fields$c,Ce as core_plan_data_fields$d,Or as core_plan_data_fields$e,Sr as core_plan_data_fields$f,Ar as core_plan_data_fields$g,
wp as core_plan_define_plan$a,fs as core_plan_define_plan$b,Rr as core_plan_define_plan$c,Z as core_plan_document$a,Ze as core_plan_document$b,Xe as core_plan_document$c,
Qe as core_plan_document$d,X as core_plan_document$e,xa as core_plan_document$f,ie as core_plan_document$g,et as core_plan_document$h,Oa as core_plan_document$i,
Sa as core_plan_document$j,tt as core_plan_document$k,bn as core_plan_document$l,Aa as core_plan_document$m,Ea as core_plan_document$n,Ie as core_plan_json_document$a,
cp as core_plan_json_document$b,Pr as core_plan_json_document$c,K$ as core_plan_json_document$d,H$ as core_plan_json_document$e,wt as core_plan_json_document$f,
fp as core_plan_json_document$g,ms as core_plan_json_document$h,ds as core_plan_json_document$i,Dr as core_plan_parse$checkSource,Me as core_plan_parse$parsePlan,
Me as core_plan_parse_2$a,Dr as core_plan_parse_2$b,H0 as core_plan_print_2$a,V0 as core_plan_print_2$b,Y0 as core_plan_print_2$c,Hc as core_plan_print_2$d,ep as core_plan_print_2$e,
Cr as core_plan_print_2$f,Ac as core_plan_schema$a,pt as core_plan_schema$b,Ec as core_plan_schema$c,_r as core_plan_schema$d,Te as core_plan_schema$e,yt as core_plan_yaml_document$a,
we as core_policy_command_rules$a,Ti as core_policy_command_rules$b,sa as core_policy_command_rules$c,ia as core_policy_command_rules$d,ke as core_policy_policy$a,
Ye as core_policy_policy$b,va as core_policy_policy$c,$a as core_policy_policy$d,Ve as core_policy_protected_paths$a,on as core_policy_protected_paths$b,Lt as core_policy_rules$a,
Ei as core_policy_rules$b,xs as core_policy_run_verifications_2$a,Jv as core_policy_run_verifications_2$b,Ap as core_policy_run_verifications_2$c,Os as core_policy_run_verifications_2$d,
K as core_policy_secrets_2$a,Je as core_policy_secrets_2$b,ya as core_policy_secrets_2$c,tn as core_policy_secrets_2$d,j as core_policy_secrets_2$e,wa as core_policy_secrets_2$f,
He as core_policy_secrets_2$g,Le as core_programs_isolation$a,bv as core_programs_isolation$b,vv as core_programs_isolation$c,xp as core_programs_isolation$d,ws as core_programs_isolation$e,
vt as core_programs_run_program$a,$s as core_programs_run_program$b,vs as core_programs_run_program$c,Wv as core_programs_run_program$d,Gv as core_programs_run_program$e,
Ot as core_run_apply$APPLY_KEYS,Xs as core_run_apply$applyPlan,Qs as core_run_apply$checkPlan,Ot as core_run_apply_2$a,Xs as core_run_apply_2$b,Qs as core_run_apply_2$c,
qs as core_run_approvals$a,Wr as core_run_approvals$b,Ws as core_run_approvals$c,x1 as core_run_approvals$d,Gs as core_run_approvals$e,Re as core_run_audit$a,Ds as core_run_audit$b,
im as core_run_audit$c,qx as core_run_audit$d,qr as core_run_audit$e,Rs as core_run_audit$f,Bs as core_run_audit$g,Us as core_run_audit$h,Jr as core_run_execute_run$a,
As as core_run_net_files_2$a,Es as core_run_net_files_2$b,Mk as core_run_net_files_2$c,De as core_run_net_files_2$d,Br as core_run_report_run$a,ge as core_run_report_run$b,
jp as core_run_report_run$c,Oo as core_run_request$a,lt as core_run_request$b,pe as core_run_request$c,So as core_run_request$d,ir as core_run_request$e,My as core_run_request$f,
ct as core_run_request$g,nr as core_run_request$h,Ep as core_run_run_mode$a,Ss as core_run_run_mode$b,rk as core_run_run_mode$c,kt as core_run_run_policy_2$a,Fr as core_run_run_policy_2$b,
nx as core_run_run_policy_2$c,lx as core_run_run_policy_2$d,Ns as core_run_run_policy_2$e,Cs as core_run_run_policy_2$f,Is as core_run_run_policy_2$g,mx as core_run_run_policy_2$h,
fx as core_run_run_policy_2$i,xt as core_run_run_policy_2$j,ap as core_text_folder_spellings$a,Ir as core_text_folder_spellings$b,m$ as core_text_folder_spellings$c,
Mr as core_text_folder_spellings$d,js as core_text_generated$a,os as core_text_print_yaml$a,Gc as core_text_print_yaml$b,ss as core_text_print_yaml$c,qo as core_text_schema_issues$a,
Wo as core_text_schema_issues$b,Go as core_text_schema_issues$c,yr as core_text_schema_issues$d,Ko as core_text_schema_issues$e,mt as core_text_schema_issues$f,
Jo as core_text_schema_issues$g,Ho as core_text_schema_issues$h,Mt as core_text_state_map$a,ve as core_text_yaml$a,Dt as core_text_yaml$b,qe as core_text_yaml$c,
Rt as core_text_yaml$d,Bt as core_text_yaml$e,st as core_workspace_workspace$a,Pt as jsonc_parser$a,Hd as jsonc_parser$b,ca as jsonc_parser$c,ze as jsonc_parser$d,
ga as smol_toml$a,_a as smol_toml$b,vf as smol_toml$c};
