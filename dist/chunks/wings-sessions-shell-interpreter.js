import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as ge}from"./wings-sessions-source.js";import{a as Mt,
b as Ve,c as Tr}from"./unbash.js";import{a as Ht}from"./core-text-edit.js";import{a as X}from"./re2js.js";import{b as ne,d as M,e as ut,g as jr}from"./core-plan-json-nodes.js";
import{core_plan_source_text$d as Ge,core_plan_source_text$f as Ir}from"./start.js";import{a as Lr}from"./core-plan-cell-edits.js";import{a as Dt,b as Wr}from"./core-plan-text-edits.js";
import{b as Fr}from"./core-text-line-bounds.js";import{core_plan_schema$c as Nr}from"./run.js";import{core_text_folder_spellings$a as jt,core_text_folder_spellings$d as ct}from"./run.js";
import{core_plan_fix_output$a as Pr,core_plan_fix_output$c as me,core_plan_fix_output$d as Rr}from"./start.js";import{core_text_hunks$b as G,core_text_hunks$c as Q,
core_text_hunks$d as W,core_text_hunks$e as Cr,core_text_hunks$f as pe,core_text_hunks$g as He,core_text_hunks$h as dt,core_text_hunks$i as Be,core_text_hunks$j as $r,
core_text_hunks$k as K,core_text_hunks$l as Ue}from"./start.js";import{diff$c as Y}from"./start.js";import{core_text_tolerances$e as lt}from"./start.js";import{
core_tools_checks$C as Er}from"./start.js";import{core_workspace_path_guard$l as Ar}from"./start.js";import{core_text_paths$b as vr,core_text_paths$c as _r,core_text_paths$e as Lt}from"./start.js";
import{core_text_globs$d as Sr}from"./start.js";import{core_text_group_by$a as qe}from"./start.js";import{core_text_digest$a as ae}from"./hook.js";import{core_text_json$f as p,
core_text_json$g as yr,core_text_json$h as b,core_text_json$i as br}from"./hook.js";import{core_text_utf8_cache$n as gr,core_text_utf8_cache$o as at,core_text_utf8_cache$p as Ne,
core_text_utf8_cache$q as oe}from"./hook.js";import{core_text_words$a as wr,core_text_words$c as kr,core_text_words$e as Rn,core_text_words$i as xr,core_text_words$m as Or,
core_text_words$q as Wt}from"./hook.js";import{errors$b as mr}from"./hook.js";function Mr(t2){return el.test(t2)?t2.split(`
`).map(e=>/^data: ?(?=[{[])(?!\[DONE\])(.*)$/s.exec(e)?.[1]??"").join(`
`):t2}var el=/^\ufeff?(?:(?::.*|(?:event|id|retry):.*)?\r?\n)*data: ?\{/;var S={failed:true,cutOff:true},Z=(t2,e,n)=>t2===e?{failed:false}:n.some(s=>s===t2)?{failed:true}:
S,v=(t2,e,n)=>({failed:false,exitCode:typeof t2=="number"?t2:null,output:e,printed:n}),Bt=(t2,{stdout:e,stderr:n})=>{let[s,r]=[e,n].map(i=>typeof i=="string"?i:
"");return v(t2,`${s}
${r}`,r===""?s:void 0)},ye=t2=>typeof(t2??false)=="boolean",Dr=t2=>t2.startsWith("mcp__"),R=t2=>{if(typeof t2=="string")return t2;if(!Array.isArray(t2))return;let e=t2.
flatMap(n=>p(n)&&typeof n.text=="string"?[n.text]:[]);return e.length>0?e.join(`
`):void 0},V=t2=>p(t2?.value),O=(t2,e)=>{let n=ut(t2,e);return V(n)?n:void 0},I=(t2,e)=>{let n=ut(t2,e);return n&&Array.isArray(n.value)?[...M(n)].filter(V):[]},
y=(t2,e)=>p(t2)&&typeof t2[e]=="string"?String(t2[e]):void 0,L=t2=>{try{return JSON.parse(t2)}catch{return t2}},be=(t2,e,n)=>{if(e===void 0||!p(t2)||tl.some(r=>t2[r]!==
void 0&&t2[r]!==null))return;let s=b(t2.file_path??t2.path??t2.absolute_path??"");if(!/\.(png|jpe?g|gif|webp|svg|bmp|ico|pdf|mp[34]|wav|ogg|zip|ipynb)$/i.test(s))
return/truncated|^\[?Showing lines|^\[.* more lines/im.test(e)?void 0:{text:e,exact:n}},tl=["offset","limit","start_line","end_line","view_range","pages"],Te=t2=>/^Here('|’)?(s|re) the files and directories/.
test(t2??"");import{posix as op}from"node:path";import{posix as nl}from"node:path";var C=(t2,e)=>e===void 0||D(t2)?t2:nl.join(e,t2),D=t2=>/^(\/|\\\\|[A-Za-z]:[\\/])/.
test(t2),ee=t2=>sl.test(t2)&&ft(t2)===void 0,sl=/^(\/private)?(\/var)?\/tmp\/|^\/var\/folders\/|[\\/]AppData[\\/]Local[\\/]Temp[\\/]|[\\/]\.(claude|codex|gemini|qwen|copilot|pi|cline|opencode)[\\/]/,
ft=t2=>rl.exec(t2)?.[0],rl=/^(?:.*[\\/])?\.(?:(?:claude|codex|cursor|gemini|qwen|opencode)[\\/])?worktrees[\\/][^\\/]+(?=[\\/]|$)/;var Je=t2=>Fe(t2).flatMap(({path:e})=>e===
""?[]:e),Ur=(t2,e)=>Fe(t2).find(({kind:n,path:s,damage:r})=>n==="add"&&r===void 0&&e(s))?.content,ht=(t2,e)=>Fe(t2).flatMap(({path:n,chunks:s})=>e(n)?s:[]),il=/^\*\*\* (Add|Update|Delete) File: (.+?)\s*$/,
Hr=/^\s*\*\*\* (Add|Update|Delete) File: (.+?)\s*$/,Fe=t2=>{let e=[],n=t2.split(`
`).map(o=>o.replace(/\r$/,"")),s=false,r=false,i;for(let o=0;o<n.length;o++){let a=n[o]??"",d=a.trim()==="*** Begin Patch";d?[s,r,i]=[true,false,ol(n,o)]:a.trim()===
"*** End Patch"&&(s=false);let[,l,c]=Hr.exec(a)??[];if(s&&!d&&l===void 0&&!r&&!dl.test(a)&&(r=true,e.push({kind:"update",path:"",content:"",chunks:[],line:o,damage:qr(
a)})),!s||l===void 0||c===void 0)continue;let u=cl(n,o+1,l==="Update"?il:Hr);e.push(ul({kind:l.toLowerCase(),path:C(c,i),folder:i,body:n.slice(o+1,u),line:o,isCut:u===
n.length})),o=u-1}return e},ol=(t2,e)=>{for(let n of[e-1,e-2]){if(n>0&&!/^\s*(?:[`~]{3}.*)?$/.test(t2[n-1]??""))continue;let s=al.exec(t2.slice(Math.max(n,0),e).
join(`
`));if(s)return s.slice(1).find(r=>r!==void 0)}},al=/^[\s$%]*cd\s+(?:"([^"$`\\]+)"|'([^']+)'|([^\s'"$`\\*?~;&|]+))\s*(?:&&|;|\n)[\s$%]*apply_?patch\b.*$/,dl=/^\s*$|^\*\*\* Environment ID: /,
qr=t2=>`It has a line that no patch has there: ${JSON.stringify(t2.slice(0,40))}.`;function Nn(t2){let e=[],n=false,s=t2.split(`
`);for(let[r,i]of s.entries())i.trim()==="*** Begin Patch"&&!n?(e.push([r+1,s.length]),n=true):i.trim()==="*** End Patch"&&n&&(e.at(-1)[1]=r+1,n=false);return e}
function Gr(t2){let e=t2.split(`
`),n=[];for(let s=0;s<e.length;s++){let[r,i=""]=Tn.exec(e[s]??"")??[];if(r===void 0)continue;let o=s+1;for(;o<e.length&&!e[o]?.startsWith("*** End Patch");)o+=1;
if(e[o]?.trim()==="*** End Patch"&&(o+=1),o>=e.length)break;let a=e.slice(s,o+1).join(`
`).slice(r.length).trimEnd(),d=a.endsWith(i)?ll(a.slice(0,-1),i):void 0;d===void 0&&n.push([s+1,o+1]),e.splice(s,o+1-s,...d?.split(`
`)??e.slice(s,o+1).map(()=>"")),s=o}return{text:e.join(`
`),doubtful:n}}var Tn=/^[ \t]*(?:[$%] )?apply_?patch[ \t]+(["'])(?=(?:\*\*\* Begin Patch)?[ \t]*\r?$)/m;function ll(t2,e){if(e==="'")return t2.replaceAll("'\\''",
"").includes("'")?void 0:t2.replaceAll("'\\''","'");let n=t2.match(/\\[\s\S]|["`]|\$[\w({@*#?!$-]|[^\\"`$]+|\$/g)??[];if(!n.some(s=>/^(?:["`]|\$.|\\\n)/.test(s)))
return n.map(s=>s.replace(/^\\(["$`\\])$/,"$1")).join("")}var cl=(t2,e,n)=>{for(let s=e;s<t2.length;s++)if(n.test(t2[s]??"")||t2[s]?.trim()==="*** End Patch")return s;
return t2.length},ul=t2=>{let{kind:e,path:n,folder:s,body:r,line:i}=t2,o=hl(t2);if(e==="delete")return{kind:e,path:n,content:"",chunks:[],line:i,damage:o};if(e===
"add"){let l=r.filter(c=>c.startsWith("+")).map(c=>`${c.slice(1)}
`);return{kind:e,path:n,content:l.join(""),chunks:[],line:i,damage:o}}let[,a]=/^\*\*\* Move to: (.+?)\s*$/.exec(r[0]??"")??[],d=pl(r,i+1);return{kind:e,path:n,content:"",
chunks:d,line:i,damage:o,...a!==void 0&&{moveTo:C(a,s)}}},fl={add:/^\+/,update:/^(?:[-+ ]|@@|\*\*\* (?:End of File|Move to: )|$)/,delete:/^$/},hl=({kind:t2,body:e,
isCut:n})=>{if(n)return"The text ends before its `*** End Patch`.";let s=e.findLastIndex(o=>o.trim()!==""),r=e.slice(0,s+1).find(o=>!fl[t2].test(o));return r!==
void 0?qr(r):t2==="update"&&!e.some(o=>/^(?:[-+]|\*\*\* Move to: )/.test(o))?"It does not say what changes.":void 0},pl=(t2,e)=>{let n=[],s=r=>{let i=n.at(-1);return i||
(n.push({contexts:[],old:[],new:[],atEnd:false,line:r}),s(r))};for(let[r,i]of t2.entries()){let o=e+r;if(i.startsWith("@@")){Br(s(o))||n.push({contexts:[],old:[],
new:[],atEnd:false,line:o});let[,a,d=i.slice(2)]=ml.exec(i)??[],l=d.replace(/^ /,"");a!==void 0?s(o).start=Number(a):l!==""&&s(o).contexts.push(l)}else i.trim()===
"*** End of File"?s(o).atEnd=true:i.startsWith("*** Move to:")||gl(s(o),i)}return n.filter(r=>!Br(r))},ml=/^@@ -(\d+)(?:,\d+)? \+\d+(?:,\d+)? @@(.*)$/,Br=t2=>t2.
old.length+t2.new.length===0,gl=(t2,e)=>{e.startsWith("+")||t2.old.push(e.slice(1)),e.startsWith("-")||t2.new.push(e.slice(1))};var ke=t2=>{let e=t2.split(`
`);return e.at(-1)===""&&e.pop(),e},pt=t2=>({asWritten:[...t2],trimmed:t2.map(e=>e.trimEnd())});function we(t2,{asWritten:e,trimmed:n},s=()=>true){let r=[...Vr(
t2,e)].filter(s);return r.length>0?r:[...Vr(t2.map(i=>i.trimEnd()),n)].filter(s)}function*Vr(t2,e){let[n]=t2;if(n!==void 0)for(let s=e.indexOf(n);s>=0;s=e.indexOf(
n,s+1))t2.every((r,i)=>r===e[s+i])&&(yield s)}function zr({old:t2,contexts:e,atEnd:n},s){let r=s.asWritten;if(t2.length===0)return n?[r.length]:yl(e,r);let i=c=>!n||
c+t2.length===r.length,o=e.length===0?0:Kr(e,r),a=we(t2,s,i);if(o===void 0)return a.length===1?a:[];if(o===0)return a;let d=Zr(r,o-1),l=we(t2,s,c=>i(c)&&c>=o&&c<
d);return l.length===1?l:we(t2,s,c=>i(c)&&c>=o)}var yl=(t2,e)=>{let n=t2.length===0?e.length:Kr(t2,e);return n===void 0?[]:[n]};function Kr(t2,e){let n=0;for(let s of t2){
let r=n===0?e.length:Zr(e,n-1),i=e.flatMap((l,c)=>c>=n&&l.trim()===s.trim()?[c]:[]),o=i.filter(l=>l<r),[a,...d]=o.length===1?o:i;if(a===void 0||d.length>0)return;
n=a+1}return n}function Zr(t2,e){let n=Jr(t2[e]??"");for(let s=e+1;s<t2.length;s++){let r=t2[s];if(r.trim()!==""&&Jr(r)<=n&&!/^\s*[)\]}{]/.test(r))return s}return t2.
length}var Jr=t2=>/^\s*/.exec(t2)?.[0].length??0;var Ut=class{#e="";#t=[];#s=[];#r=new Map;#i=0;#n={lines:0,characters:0};constructor(e){this.#o(e)}continueIn(e){
e!==this.#e&&(this.#i=Math.max(0,this.#i+this.#n.lines),this.#o(e))}find({old:e,atEnd:n,contexts:s}){let r=this.#i;for(let a of s){let d=this.#d([a],r);if(d<0)return-1;
r=d+1}if(e.length===0)return s.length===0?this.#t.length:r;let i=this.#t.length-e.length,o=n&&i>=r?this.#d(e,i):-1;return o>=0?o:this.#d(e,r)}linesAt(e,n){return this.#t.
slice(e,e+n)}skip(e,{old:n}){this.#i=e+n.length}change(e,n){let[s=0,r=s]=[e,e+n.old.length].map(a=>(this.#s[a]??this.#s.at(-1)??0)+this.#n.characters),i=mt(this.#e,
{start:s,end:r},n.new),{replacement:o}=i;return this.skip(e,n),this.#n.lines+=n.new.length-n.old.length,this.#n.characters+=o.length-(r-s),this.#e=this.#e.slice(
0,s)+o+this.#e.slice(r),i}#o(e){this.#e=e,this.#t=ke(e),this.#n={lines:0,characters:0};let n=[0];for(let[s,r]of this.#t.entries())n.push(Math.min(e.length,(n[s]??
0)+r.length+1));this.#s=n,this.#r=qe(this.#t.keys(),s=>this.#t[s]?.trim())}#d(e,n){let{places:s,ahead:r}=this.#l(e),i=kl(s,n+r);for(let o of bl)for(let a=i;a<s.
length;a++){let d=s[a]-r;if(e.every((l,c)=>wl(l,this.#t[d+c],o)))return d}return-1}#l(e){let[n,s]=[void 0,0];for(let[r,i]of e.entries()){let o=this.#r.get(i.trim())??
Qr;(!n||o.length<n.length)&&([n,s]=[o,r])}return{places:n??Qr,ahead:s}}},Qr=[],bl=[t2=>t2,t2=>t2.trimEnd(),t2=>t2.trim()],wl=(t2,e,n)=>e!==void 0&&n(t2)===n(e);
function kl(t2,e){let[n,s]=[0,t2.length];for(;n<s;){let r=n+s>>1;(t2[r]??e)>=e?s=r:n=r+1}return n}function mt(t2,{start:e,end:n},s){let r=s.map(o=>`${o}
`).join(""),i=e===t2.length&&e>0&&!t2.endsWith(`
`)&&r!=="";return{start:e,end:n,replacement:i?`
${r}`:r}}import{createHash as xl}from"node:crypto";import{inflateSync as Ol}from"node:zlib";var Yr=({lines:t2,blob:e,limit:n})=>{let s=c=>({ok:false,reason:c}),
[,r,i=""]=/^(literal|delta) (\d+)$/.exec(t2[0]??"")??[];if(r===void 0)return s("The diff does not hold it; make it with git diff --binary.");if(r==="delta")return s(
"It is given as a delta to the old file, and a plan writes whole files.");let o=Number(i);if(o>n)return s(`It comes to ${i} bytes, where ${n} are left for a pla\
n.`);let a=t2.indexOf("",1),d=_l(t2.slice(1,a<0?void 0:a)),l=d&&$l(d,o);return!l||e!==void 0&&!Fn(l,e).startsWith(e)?s("The patch is damaged: its lines do not g\
ive the content it names."):{ok:true,bytes:l}},Sl="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~",vl=new Map([...Sl].map(
(t2,e)=>[t2,e])),_l=t2=>{let e=[];for(let n of t2){let s=n.charCodeAt(0),r=s-(s<96?64:70),i=Math.ceil(r/4);if(!/^[A-Za-z]/.test(n)||n.length!==1+i*5)return;let o=Buffer.
alloc(i*4);for(let a=0;a<i;a++){let d=Cl(n.slice(1+a*5,6+a*5));if(d===void 0)return;o.writeUInt32BE(d,a*4)}e.push(o.subarray(0,r))}return Buffer.concat(e)},Cl=t2=>{
let e=0;for(let n of t2)e=e*85+(vl.get(n)??Number.NaN);return e<=4294967295?e:void 0},$l=(t2,e)=>{try{let n=Ol(t2,{maxOutputLength:Math.max(e,1)});return n.length===
e?n:void 0}catch{return}},Al=40,Fn=(t2,e)=>xl(e.length>Al?"sha256":"sha1").update(`blob ${t2.length}\0`).update(t2).digest("hex");var de={text:void 0,exact:true},
El="\uFEFF",w=t2=>oe(t2.includes("\r")?t2.replaceAll(`\r
`,`
`):t2),H=t2=>t2.startsWith(El),qt=(t2,e,n)=>t2.text!==void 0&&(t2.text===e||(!t2.exact||!n)&&w(t2.text)===w(e)),ze=(t2,e,n)=>{let s=H(t2)?"\uFEFF":"";return t2.
includes(`\r
`)?t2.replaceAll(`\r
`,"").includes(`
`)?n!==void 0?s+e.replaceAll(`
`,Il(t2,n)):Pl(t2,e):s+e.replaceAll(`
`,`\r
`):s+e},Il=(t2,e)=>{if(e==="any")return`\r
`;if(e==="first")return t2.indexOf(`\r
`)<t2.indexOf(`
`)?`\r
`:`
`;let n=t2.split(`\r
`).length-1;return n>t2.split(`
`).length-1-n?`\r
`:`
`},Pl=(t2,e)=>{let n=t2;for(let s of Dt(w(t2),e)??[])n=Ht(n,s)??n;return w(n)===e?n:(H(t2)?"\uFEFF":"")+e},Xr=(t2,e,n)=>{let s=n.overwrittenEnds==="kept"&&t2.includes(
`\r
`)?e.replaceAll(`\r
`,`
`).replaceAll(`
`,`\r
`):e;return n.overwrittenMark==="kept"&&H(t2)?`\uFEFF${oe(s)}`:s};var Ln=(t2,e,{recording:n,isReadable:s})=>{let r=n.exactText(t2);return r===void 0&&n.state(t2)?
`${t2} is not here.`:r===void 0?s?void 0:`It can be compared with ${t2} only where that file is at hand; pass --repo.`:(e.binary?jn(t2,e,n):w(r)===w(Wn(e)))?void 0:
`${t2} does not hold what the diff takes away.`},ti=(t2,e,n)=>{let s=n.exactText(t2);if(!(s===void 0||!ri(e.hunks)||w(s)===w(Wn(e)))&&!jn(t2,e,n))return w(`${s}\

`)===w(Wn(e))?oi(t2):`Its lines are all of ${t2} in the diff, but not here. Make the diff of the file as it is here.`},ni=(t2,{names:e,hunks:n},s)=>!e.isGit&&e.
old===`${e.new}.orig`&&Be(n)==="lf"&&si(s.exactText(t2))?ai(t2):void 0,Gt=(t2,e,n)=>e.some(r=>/[<>]|&(?!#?\w+;)/.test(r))||ei.test(n.exactText(t2)??"")||!e.some(
r=>r.startsWith("+")&&ei.test(r))?void 0:`It may be escaped for a page: it has no <, > or & but as &lt;, &gt; and &amp;, which ${t2} has not. Hand it in as it w\
as, or as git diff gives it.`,ei=/&(?:lt|gt|amp|quot|#39);/,si=(t2="")=>t2.includes(`\r
`),ri=([t2,...e])=>{let{isBare:n=false,isFirst:s=false}=t2&&e.length===0?dt(t2):{};return n&&s},ii=(t2,e,n)=>{if(!e.isOpen)return;let[,s]=Jt(e),r=e.names.isAbsent.
old?"":jn(t2,e,n)?n.exactText(t2):void 0;return s===void 0||r===void 0?"The text ends without a line end in a line that is new: it may have been cut off there. \
If it is whole, end it with a line break.":li(pe(r,e.hunks).text,s)?void 0:"The text was cut off in its last line: it does not give the content that its `index`\
 line names. Hand in all of it."},Vt=(t2,e,n="")=>{if(!dt(e).isBare&&He(n,Cr(e),0)>=0)return`${t2} has its new lines already: it may have been applied before.`;
let{isFirst:s,isLast:r}=dt(e);return He(`${n}
`,e,0)>=0?oi(t2):si(n)&&He(`${n.replaceAll(`\r
`,`
`)}
`,K(e),0)>=0?ai(t2):`${t2}, as it is here, does not hold its lines${r?" at its end":s?" at its beginning":""}, or holds them at several places.`},oi=t2=>`The la\
st line of ${t2} has no line end, which the diff does not show. Add it, and make the diff again.`,ai=t2=>`Lines of ${t2} end in CRLF, which the diff does not sh\
ow. Of a program that can write the file: ${me()}`,di=(t2,e)=>{let{old:n}=W(t2),{isFirst:s,isLast:r}=dt(t2),i=r||ri(e)?"\\z":"",o=s?"\\A":/^[-+]/.test(t2.lines[0]??
"")?"(?m:^)":"";return o===""&&i===""?{old_string:n}:{regex:`${o}${n.replaceAll(/[\\^$.|?*+()[\]{}]/g,"\\$&")}${i}`}},Jt=({headers:t2})=>{let[,e,n]=/^([0-9a-f]{7,})\.\.([0-9a-f]{7,})/.
exec(t2.get("index")??"")??[];return e===void 0||n===void 0?[]:[e,n]},jn=(t2,e,n)=>{let[s]=Jt(e),r=n.exactText(t2);if(s===void 0||r===void 0)return false;let i=r===
n.original(t2)?.text?n.look?.(t2):void 0;return li(r,s,i?.ok?i.bytes:void 0)},li=(t2,e,n)=>[n,at(t2),at(t2.replaceAll(`\r
`,`
`))].some(s=>s!==void 0&&Fn(s,e).startsWith(e)),Wn=({hunks:[t2]})=>W(t2??G(1,[])).old;var xe=class{#e;#t=new Map;#s=new Map;constructor(e){this.#e=e}add(e,n,s){
let r=Nl(n);if(Tl(r.old,r.new)){this.#e.leaveOut(r.construct,{reason:"It changes nothing.",at:s.at,mayChangeFiles:false});return}let i=[...r.old.map(A=>` ${A}`),
...r.new.map(A=>`+${A}`)],o=Gt(e,i,this.#e);if(o!==void 0){this.#o(r,o,s);return}let a=this.#e.text(e),d=this.#r(e,a??""),[l,c]=[we(r.old,d),this.#n(e,r,d)],[u,
...f]=c,h=fi(r)?we(r.old.slice(0,-1),d):l,m=l.length===0||h.length===1&&f.length===0&&h[0]===u,{construct:g}=r;if(r.old.length>0&&m&&!Fl(a,u,r)?this.#e.edit(e,Wl(
r),s,{construct:g}):a===void 0?this.#o(r,"Cannot locate its lines without the file; pass --repo.",s):u===void 0?this.#o(r,jl(e,l),s):f.length>0?this.#o(r,Ml(e,c),
s):this.#e.change(e,Ll(a,u,r),s,{match:"lines",construct:g}),u===void 0)return;this.#i(e,u,r);let x=this.#t.get(e)??[];x.push({place:u,by:r.new.length-r.old.length}),
this.#t.set(e,x)}#r(e,n){let s=this.#s.get(e);if(s?.text===n)return s.lines;let r=pt(ke(n));return this.#s.set(e,{text:n,lines:r}),r}#i(e,n,s){let{lines:r}=this.#s.
get(e)??{},i=this.#e.text(e);if(this.#s.delete(e),!r||i===void 0)return;let o=pt(s.new);r.asWritten.splice(n,s.old.length,...o.asWritten),r.trimmed.splice(n,s.old.
length,...o.trimmed),r.asWritten.join(`
`)===i.replace(/\n$/,"")&&this.#s.set(e,{text:i,lines:r})}#n(e,n,s){let r=zr(n,s);if(r.length<2||n.start===void 0)return r;let i=n.start-1,o=Rl(this.#t.get(e)??
[],i),a=r.filter(d=>d===i+o);return a.length===1?a:r}#o({construct:e},n,{at:s}){this.#e.leaveOut(e,{reason:n,at:s})}};function Rl(t2,e){let n=[];for(let{place:s,
by:r}of t2){let i=n.reduce((o,a)=>o+(a.from<s?a.by:0),0);n.push({from:s-i,by:r})}return n.reduce((s,{from:r,by:i})=>s+(r<e?i:0),0)}var Nl=t2=>t2.old[0]?.startsWith(
ci)&&t2.new[0]?.startsWith(ci)?{...t2,old:ui(t2.old),new:ui(t2.new)}:t2,ci="\uFEFF",ui=([t2="",...e])=>[t2.slice(1),...e],Tl=(t2,e)=>t2.length===e.length&&t2.every(
(n,s)=>n===e[s]),Fl=(t2,e,{old:n})=>t2!==void 0&&e!==void 0&&!t2.endsWith(`
`)&&e+n.length===ke(t2).length,Wl=({old:t2,new:e})=>{let n=e.join(`
`)===""||t2.at(-1)===""&&!fi({old:t2,new:e})?`
`:"",s=e.length===0?"":e.join(`
`)+n;return{old_string:t2.join(`
`)+n,new_string:s,match:"lines"}},fi=({old:t2,new:e})=>t2.at(-1)===""&&e.at(-1)===""&&t2.some(n=>n!==""),Ll=(t2,e,n)=>{let s=ke(t2),r=i=>Math.min(t2.length,i===
0?0:s.slice(0,i).join(`
`).length+1);return mt(t2,{start:r(e),end:r(e+n.old.length)},n.new)},jl=(t2,[e])=>`${e===void 0?"The line that @@ names is not a certain place":`Its lines are a\
t line ${e+1}`} of ${t2}, which is not where it says. Correct its @@ line, or its position.`,Ml=(t2,e)=>{let n=e.slice(0,Dl).map(s=>s+1);return`It fits ${t2} at\
 ${wr(e.length,"place")} (lines ${n.join(", ")}). Repeat lines around the one that is meant.`},Dl=20;var pi=(t2,e)=>{for(let n of t2){let{text:s,doubtful:r}=Gr(
Ge(n)),i={file:n.name,line:1,column:1};for(let[o]of r)e.leaveOut("apply_patch",{reason:Hl,at:{...i,line:o},is:"not read"});(Nn(s).length>0||r.length===0)&&le(s,
e,{at:i,isProposal:true,folder:e.givenFolder}),e.texts.push({file:n.name,lines:s.split(`
`),taken:Nn(s)})}return{options:ge(e)}},Hl="A shell would change what is between its quotation marks, or find their end elsewhere. Write the patch without them,\
 below apply_patch <<'EOF'.",le=(t2,e,n)=>{let s=Fe(t2),r=s.map(({line:d})=>({...n.at,line:n.at.line+d})),i=n.isDone!==true||!/^\s*\*\*\* Begin Patch\s*\*\*\* End Patch\s*$/.
test(t2);s.length===0&&e.leaveOut("apply_patch",{reason:"It holds no patch.",at:n.at,mayChangeFiles:i});let o=new xe(e),a=new Set;for(let[d,l]of s.entries()){if(n.
only&&!n.only(l.path))continue;let c=r[d]??n.at;if(l.damage!==void 0){e.leaveOut(`*** ${hi[l.kind]} File`,{reason:l.damage,at:c});continue}let{line:u,chunks:f,...h}=l,
m=JSON.stringify([h,f.map(({line:g,...x})=>x)]);if(n.isProposal&&a.has(m)){e.leaveOut(`*** ${hi[l.kind]} File`,{reason:"It repeats one above.",at:c,mayChangeFiles:false});
continue}a.add(m),Bl(l,e,{...n,lines:o,id:s.length===1&&l.chunks.length<2?n.id:void 0,at:c})}},hi={add:"Add",update:"Update",delete:"Delete"},Bl=(t2,e,{folder:n,
bareEnd:s,isTold:r=false,isProposal:i=false,lines:o,...a})=>{let{kind:d,content:l,chunks:c}=t2,u=C(t2.path,n),f=t2.moveTo===void 0?void 0:C(t2.moveTo,n);if(d===
"delete")e.license(u,a.at),e.delete(u,a);else if(d==="add")e.write(u,{content:s?l.replace(/\n$/,""):l},a);else{e.license(u,a.at);let h=new Ut(e.text(u)??"");for(let m of c){
let g={...a,at:{...a.at,line:a.at.line-t2.line+m.line}};i?o.add(u,{...m,construct:"*** Update File"},g):ql(u,m,{recording:e,patched:h,isTold:r,source:g})}f!==void 0&&
e.move(u,f,{...a,id:void 0})}},Ul=(t2,e,{old:n})=>!t2.includes("\r")&&t2.endsWith(`
`)&&n.every((s,r)=>s===e[r]),ql=(t2,e,{recording:n,patched:s,source:r,isTold:i=false})=>{let o=n.text(t2);if(o===void 0){Gl(t2,e,{recording:n,source:r});return}
s.continueIn(o);let a=s.find(e);if(a<0){n.leaveOut("*** Update File",{reason:`Its lines are not in ${t2} as it is here.`,at:r.at});return}if(i&&!Ul(n.state(t2)?.
text??"",s.linesAt(a,e.old.length),e)){let d=`The log does not show what became of blanks, line ends or the end of ${t2}.`;n.leaveOut("*** Update File",{reason:d,
at:r.at}),s.skip(a,e);return}n.change(t2,s.change(a,e),r)},Gl=(t2,e,{recording:n,source:s})=>{if(e.old.length===0){n.leaveOut("*** Update File",{reason:"Cannot \
locate its lines without the file; pass --repo.",at:s.at});return}let r=e.new.join(`
`)===""?`
`:"",i=e.old.join(`
`)+r,o=e.new.length===0?"":e.new.join(`
`)+r;i!==o&&n.edit(t2,{old_string:i,new_string:o},s)};var Kt=/^\s*(?:<{5,9} (?:SEARCH|ORIGINAL)>?|-{5,9} SEARCH>?)\s*$/,mi=/^\s*={5,9}\s*$/,Zt=/^\s*(?:>{5,9} (?:REPLACE|UPDATED)<?|\+{5,9} REPLACE>?)\s*$/;
function gi(t2){let e=t2.split(`
`).map(s=>s.replace(/\r$/,"")),n=[];for(let s=0;s<e.length;s++){let r=e[s]??"";if(r.trim()==="")continue;let i=e.findIndex((c,u)=>u>s&&Zt.test(c)),[o,...a]=Kt.test(
r)&&i>0?Bn(r,e.slice(s+1,i)):[];if(!o||a.length>0)return;let[d,l]=[o.search,o.replace].map(c=>c.map(u=>`${u}
`).join(""));n.push({old:d??"",new:l??"",all:false}),s=i}return n.length>0?n:void 0}var Mn=t2=>"=".repeat(t2.trim().split(" ")[0]?.length??0),Vl=/^:start_line:\s*(\d+)\s*$/,
Dn=/^\s*:(?:start|end)_line:\s*\d+\s*$/,Hn=/^(\s*)\\(?=(?:<{7} SEARCH>?|={7}|-{7}|>{7} REPLACE)\s*$|:(?:start|end)_line:)/,yi=t2=>{let[,e]=t2.map(n=>Vl.exec(n.trim())).
find(Boolean)??[];return e===void 0?void 0:Number(e)};function Bn(t2,e){let n=Mn(t2),s=e.findIndex(h=>!Dn.test(h)),r=s>0&&/^\s*-{5,9}\s*$/.test(e[s]??"")?s+1:Math.
max(0,s),i=e.slice(r),o=i.flatMap((h,m)=>mi.test(h)?[m]:[]),a=o.filter(h=>i[h].trim()===n),[d,...l]=a;if(a.some(h=>a.includes(h+1)))return[];let c=d!==void 0&&l.
length===0?[d]:o,u=/^\s*/.exec(t2)?.[0]??"",f=s>0?i.map(h=>h.replace(Hn,"$1")):i;return c.flatMap(h=>zl(Jl({search:f.slice(0,h),replace:f.slice(h+1)},u+n),u))}function Jl({
search:t2,replace:e},n){let s=a=>mi.test(a),[r="",i]=e.slice(-2);return i===n&&/^(?:\s+\S|[}\])>;,])/.test(r)&&e.filter(s).length===1&&!t2.some(s)?{search:t2,replace:e.
slice(0,-1)}:{search:t2,replace:e}}function zl(t2,e){let n=Kl(t2)??t2;if(e==="")return[n];if(![...n.search,...n.replace].filter(i=>i.trim()!=="").every(i=>i.startsWith(
e)))return[n];let r=i=>i.startsWith(e)?i.slice(e.length):i.trimStart();return[n,{search:n.search.map(r),replace:n.replace.map(r)}]}var zt=/^\s*(\d+) \| ?/;function Kl({
search:t2,replace:e}){let n=t2.map(a=>zt.exec(a)?.[1]),s=n.every((a,d)=>a!==void 0&&Number(a)===Number(n[0])+d),[r,i]=[e.some(a=>zt.test(a)),e.every(a=>zt.test(
a))];if(t2.length===0||!s||r&&!i)return;let o=a=>a.replace(zt,"");return{search:t2.map(o),replace:e.map(o)}}var Zl=new Set("Glob Grep LS WebFetch WebSearch Todo\
Read TodoWrite ExitPlanMode EnterPlanMode AskUserQuestion BashOutput KillShell KillBash TaskCreate TaskGet TaskList TaskOutput TaskStop TaskUpdate ToolSearch Sk\
ill ListMcpResourcesTool ReadMcpResourceTool SlashCommand SendMessage ScheduleWakeup Monitor ReportFindings CronList glob grep grep_search search_file_content l\
ist_directory read_many_files google_web_search web_fetch web_search save_memory view_image update_plan update_topic write_todos todo_write todowrite todoread e\
nter_plan_mode exit_plan_mode activate_skill list_background_processes read_background_output task_stop task_done skill send_message tool_search ask_user_questi\
on ask_followup_question webfetch websearch list ls find rg report_intent read_bash stop_bash list_bash read_agent list_agents write_agent fetch_copilot_cli_doc\
umentation sql session_store_sql get_goal create_goal update_goal request_user_input submit submit_and_exit finish think open goto scroll_up scroll_down find_fi\
le search_file search_dir SetTodoList ReadMediaFile SearchWeb FetchURL attempt_completion plan_mode_respond list_files search_files list_code_definition_names c\
odebase_search file_search list_dir read_lints semantic_search directory_tree get_file_info list_allowed_directories list_directory_with_sizes read_media_file r\
ead_multiple_files create_directory memory wait wait_agent close_agent resume_agent send_input".split(" ")),wi=new Set("Bash bash Shell execute_bash shell shell\
_command local_shell local_shell_call exec_command container.exec run_shell_command run_commands execute_command execute_shell_command run_in_terminal run_termi\
nal_cmd run_terminal_command terminal".split(" ")),Ql=[["Task Agent task agent invoke_agent spawn_agent",()=>({kind:"agent"})],["Read read ReadFile read_file re\
ad_text_file read_files view open_file",(t2,e)=>vi(t2,e)],["Edit edit StrReplaceFile replace str_replace edit_file edit_block replace_string_in_file multi_repla\
ce_string_in_file single_find_and_replace replace_content replace_file_content multi_replace_file_content replace_text_in_file propose_code strReplace MultiEdit\
 multi_edit multiedit search_and_replace",(t2,e)=>Ke(t2,e)],["search_replace",(t2,e)=>qn(e)===void 0&&typeof e.content=="string"?bi(t2,{...e,diff:e.content}):Ke(
t2,e)],["replace_in_file apply_diff edit_file_roo",(t2,e)=>e.operations===void 0?bi(t2,e):Ke(t2,e)],["Write write WriteFile write_file create create_text_file w\
rite_to_file fsWrite",(t2,e)=>Ze(t2,e)],["create_file create_new_file Create save-file",(t2,e)=>({kind:"editor",command:"create",asks:Ze(t2,e)})],["editor",(t2,e)=>qn(
e)===void 0?Ze(t2,e):Ke(t2,e)],["insert insert_content",(t2,e)=>xi(t2,"insert",e)],["NotebookEdit",(t2,e)=>hc(e)],["Delete",(t2,e)=>({kind:"step",tool:"Delete",
input:e})],["Move",(t2,e)=>({kind:"step",tool:"Move",input:e})],["delete_file delete_path remove_file DeleteFile",(t2,e)=>Un(t2,e)],["remove-files",(t2,e)=>({kind:"\
several",asks:Xl(e).map(n=>Un(t2,{path:n}))})],["move_file move_path rename_file MoveFile",(t2,e)=>ki(t2,e)],["write_memory edit_memory delete_memory rename_mem\
ory",(t2,e)=>ec(t2,e)]],Yl=new Map(Ql.flatMap(([t2,e])=>t2.split(" ").map(n=>[n,e]))),Qt=(t2,e)=>{let n=rc(t2),s=p(e)?e:{};if(Zl.has(n)||s.dryRun===true)return{
kind:"nothing"};let r=yc(e)||(n==="apply_patch"?b(s.command??""):"");return n==="apply_patch"||/^[ \t]*\*\*\* Begin Patch\s*$/m.test(r)?{kind:"patch",text:r,folder:Si(
s)}:typeof s.command=="string"&&typeof s.path=="string"&&!wi.has(n)?xi(n,s.command,s):(Yt(t2)?sc(n,s):void 0)??Yl.get(n)?.(n,s)??pc(n,s)},Un=(t2,e)=>{let n=Oe(e);
return n===void 0?{kind:"invalid",tool:t2,reason:"It names no file."}:{kind:"step",tool:"Delete",input:{file_path:n}}},Xl=({file_paths:t2})=>Array.isArray(t2)?t2:
[void 0],ki=(t2,e)=>{let[n,s]=[ce(e,["source","old_path","source_path"]),ce(e,["destination","new_path","destination_path"])];return n===void 0||s===void 0?{kind:"\
invalid",tool:t2,reason:"It does not name a file and its new place."}:{kind:"step",tool:"Move",input:{file_path:n,new_path:s}}},ec=(t2,e)=>{let[n,s]=[["memory_n\
ame","memory_file_name","old_name"],["new_name"]].map(i=>{let o=ce(e,i);return o===void 0||/^global(?:\/|$)/.test(o)?void 0:`.serena/memories/${o.replace(/\.md$/,
"")}.md`});if(n===void 0)return{kind:"unknown"};let r={...e,path:n};return t2==="write_memory"?Ze(t2,r):t2==="edit_memory"?Ke(t2,r):t2==="delete_memory"?Un(t2,r):
ki(t2,{source:n,destination:s})},xi=(t2,e,n)=>{let s={view:()=>vi(t2,n),create:()=>Ze("create",n),write:()=>Ze("write",n),str_replace:()=>Ke(t2,{new_str:"",...n,
...tc(n)}),insert:()=>nc(n),undo_edit:()=>({kind:"undo",file:b(n.path)})},i=(Object.hasOwn(s,e)?s[e]?.():void 0)??{kind:"invalid",tool:`${t2} ${e}`,reason:"The \
text editor has no such command."};return{kind:"editor",command:e,asks:i}},tc=t2=>{if(t2.str_replace_entries!==void 0)return{edits:t2.str_replace_entries};let e=new Set(
Object.keys(t2).flatMap(n=>/^(?:old|new)_str((?:_\d+)?)$/.exec(n)?.[1]??[]));return[...e].every(n=>n==="")?{}:{edits:[...e].map(n=>({old_str:t2[`old_str${n}`],new_str:t2[`\
new_str${n}`]??""}))}},nc=({path:t2,insert_line:e,line:n,new_str:s,insert_text:r,content:i})=>{let o=s??r??i,a=typeof n=="number"?n-1:e;return typeof a=="number"&&
typeof o=="string"?{kind:"insert",path:b(t2),line:a,text:o,endsLine:o===r}:{kind:"invalid",tool:"insert",reason:"It lacks insert_line or new_str."}},sc=(t2,e)=>t2.
startsWith("plan_")?{kind:t2==="plan_undo"?"undo":"nothing"}:t2==="Set"||t2==="Unset"||t2==="Import"?{kind:"step",tool:t2,input:e}:void 0,rc=t2=>Oi.exec(t2)?.[1]??
ic.exec(t2)?.[1]??t2,ic=/^(?:functions\.|(?:mcp_{1,2})?(?:plugin_\w+_)?(?:filesystem|serena|jetbrains|acp|desktop[-_]?commander)[_.:/-]{1,3})(\w+)$/,Oi=/^(?:mcp_{1,2})?editplan[_.:/-]{1,3}(Read|Edit|Write|NotebookEdit|Delete|Move|Set|Unset|Import|plan_\w+)$/,
Yt=t2=>Oi.test(t2),Oe=t2=>ce(t2,["file_path","path","filePath","filepath","absolute_path","absolutePath","relative_path","notebook_path","target_file","TargetFi\
le","pathInProject","file"]),qn=t2=>ce(t2,["old_string","old_str","oldString","oldStr","oldText","old_text","old","TargetContent","needle","before","search","or\
iginal_text"]),oc=t2=>ce(t2,["new_string","new_str","newString","newStr","newText","new_text","new","ReplacementContent","repl","after","replace"]),ac=t2=>ce(t2,
["content","file_text","contents","new_text","text","CodeContent","file_content"]),Si=t2=>ce(t2,["workdir","dir_path","directory","cwd","working_directory"]),ce=(t2,e)=>{
let n=e.find(s=>typeof t2[s]=="string");return n===void 0?void 0:String(t2[n])},vi=(t2,e)=>{let n=Array.isArray(e.files)?e.files.filter(p):[],s=n.length>0?n.flatMap(
l=>Oe(l)??[]):[Oe(e)??""],[r,i]=Array.isArray(e.view_range)?e.view_range.map(l=>Number(b(l))):[],o=r??gt(e.start_line)??(t2==="read_file"?dc(e.offset):gt(e.offset)),
a=i??gt(e.end_line),d=gt(e.limit)??(a===void 0||a<(o??1)?void 0:a-(o??1)+1);return{kind:"read",paths:s,input:{offset:o,limit:d,...typeof e.pages=="string"&&{pages:e.
pages}}}},dc=t2=>{let e=gt(t2);return e===void 0?void 0:e+1},gt=t2=>{let e=typeof t2=="string"&&/^\d+$/.test(t2)?Number(t2):t2;return typeof e=="number"&&Number.
isInteger(e)?e:void 0},Ke=(t2,e)=>{let n=e.edits??e.edit??e.replacements??e.ReplacementChunks??e.operations,s=Array.isArray(n)?n:[p(n)?n:e],r=s.flatMap(i=>p(i)?
cc(i,e):[]);return[e,...s].some(lc)?{kind:"invalid",tool:t2,reason:"It searches by a pattern, without letter case, or in some lines only."}:r.length===s.length&&
r.length>0?uc(r):t2==="MultiEdit"?{kind:"invalid",tool:t2,reason:"It has no list of edits with old_string and new_string."}:{kind:"invalid",tool:"Edit",reason:"\
Its input does not fit the tool (it takes a path, an old and a new text)."}},lc=t2=>p(t2)&&(t2.mode==="regex"||[t2.use_regex,t2.ignore_case].some(e=>b(e??false)===
"true")||"search"in t2&&["start_line","end_line"].some(e=>t2[e]!==void 0)),cc=(t2,e)=>{let[n,s,r]=[Oe(t2)??Oe(e),qn(t2),oc(t2)];if(n===void 0||s===void 0||r===void 0)
return[];let i=t2.replace_all??t2.replaceAll??t2.allow_multiple??t2.AllowMultiple??t2.allow_multiple_occurrences,o=Number(b(t2.expected_replacements??e.expected_replacements??
1)),a=i===true||i==="true"||o>1;return[{path:n,old:s,new:r,all:a,...o>1&&{count:o}}]},uc=t2=>{let e=[];for(let{path:r,...i}of t2){let o=e.at(-1);o?.path===r?o.edits.
push(i):e.push({kind:"edits",path:r,edits:[i]})}let[n,...s]=e;return n&&s.length===0?n:{kind:"several",asks:e}},bi=(t2,e)=>{let n=Oe(e),s=gi(b(e.diff));return n!==
void 0&&s?{kind:"edits",path:n,edits:s}:{kind:"invalid",tool:t2,reason:"Its input does not fit the tool (it takes a path and a diff of SEARCH and REPLACE that c\
an be read in one way)."}},Ze=(t2,e)=>{let[n,s]=[Oe(e),ac(e)];if(e.mode==="append"||e.append===true)return{kind:"invalid",tool:t2,reason:"It adds to the end of \
a file, which no Write does."};if("file_content"in e&&e.add_last_line_newline!==false)return fc(t2,n,s);if(n!==void 0&&s!==void 0)return{kind:"write",path:n,content:s};
let i=`Its input does not fit the tool (it takes a path and a content)${n===void 0?"":`, and names ${n}`}.`;return{kind:"invalid",tool:t2==="write_file"||t2==="\
Write"?"Write":t2,reason:i}},fc=(t2,e,n=`
`)=>e===void 0||n.endsWith(`
`)?{kind:"invalid",tool:t2,reason:"It does not say how many line ends its file has at its end."}:{kind:"write",path:e,content:`${n}
`},hc=t2=>{let e=Oe(t2);return e===void 0?{kind:"invalid",tool:"NotebookEdit",reason:"It names no notebook."}:{kind:"notebook",path:e,input:{...t2,notebook_path:e}}},
pc=(t2,e)=>{let n=e.command??e.cmd??e.commands,s=Si(e),r=gc(n);if(r!==void 0)return{kind:"patch",text:r,folder:s};let i=mc(n,Array.isArray(e.commands));return!wi.
has(t2)||i.length===0?{kind:"unknown"}:{kind:"shell",commands:i,folder:s}},mc=(t2,e)=>{if(typeof t2=="string")return[t2];if(!Array.isArray(t2))return[];let n=t2.
map(b);if(e)return n;let[s="",r="",i]=n;return/(^|\/)(ba|z|da)?sh$/.test(s)&&/^-[a-z]*c$/.test(r)&&i!==void 0?[i]:[xr(n)]},gc=t2=>Array.isArray(t2)&&t2[0]==="ap\
ply_patch"&&typeof t2[1]=="string"?t2[1]:void 0,yc=t2=>typeof t2=="string"?t2:p(t2)?ce(t2,["input","patch","patchText","patch_text"])??"":"";function*Xt(t2,e={}){
let{locate:n,file:s}=t2,r=o=>()=>({file:s,...n.value(o)}),i=[{value:t2.value,path:t2.path}];for(let o=i.pop();o;o=i.pop()){let{value:a,path:d}=o;if(typeof a!="o\
bject"||a===null)continue;let l=p(a)?kc(a,e):void 0,c=l&&Qt(l.name,l.input);l&&c&&vc(c,l)&&(yield{...l,...c.kind==="shell"&&{commands:c.commands},at:r(d)});let u=Object.
entries(a).filter(([f,h])=>typeof h=="object"&&h!==null&&!(p(a)&&(Ac(f,a,l)||l!==void 0&&f===e.input)));for(let[f,h]of u.reverse())i.push({value:h,path:[...d,f]})}}
var bc=["name","tool_name","toolName","tool","function_name","recipient_name","action"],Ci=["rawArgs","input","arguments","args","parameters","params","tool_inp\
ut","toolInput","rawInput","action"],wc=["id","call_id","callId","callID","toolCallId","tool_call_id","toolUseId","tool_use_id","tool_id"],kc=(t2,e)=>{if(t2.type===
"apply_patch_call")return{name:"apply_patch",ids:_i(t2),input:JSON.stringify(t2)};let n=p(t2.function)?t2.function:p(t2.functionCall)?t2.functionCall:t2,s=[e.name??
"",...bc].map(o=>n[o]).find(o=>typeof o=="string"),r=[t2,n].flatMap(o=>_i(o,e));if(typeof s!="string")return xc(t2)?{name:"text_editor",ids:r,input:t2}:void 0;let i=[
e.input??"",...Ci].map(o=>n[o]).find(o=>p(o)||typeof o=="string"&&o!==s);return i===void 0?"action"in n&&"observation"in n?Oc(s,r):void 0:{name:s,ids:r,input:typeof i==
"string"?L(i):i}},xc=({command:t2,path:e,...n})=>typeof t2=="string"&&typeof e=="string"&&Object.keys($i).some(s=>s in n),_i=(t2,e={})=>[e.id??"",...wc].flatMap(
n=>typeof t2[n]=="string"?[t2[n]]:[]),Oc=(t2,e)=>{let[,n,s]=Sc.exec(t2)??[];return n===void 0?void 0:{name:n,ids:e,input:{command:s??n,path:t2,...$i}}},Sc=/^\s*(str_replace_editor|edit|create|insert|edit_anthropic)\s+(?:(create|str_replace|insert)\b)?/,
$i={old_str:"",new_str:"",file_text:"",insert_line:0},vc=(t2,{name:e,input:n,ids:s})=>t2.kind==="invalid"?s.length>0||Ai(n):t2.kind==="editor"?t2.asks.kind!=="r\
ead"&&t2.asks.kind!=="undo":t2.kind==="patch"?t2.text!=="":t2.kind!=="unknown"?_c.has(t2.kind):Gn(e,n),Gn=(t2,e)=>Cc.test(t2)&&Ai(e)&&!(p(e)&&"owner"in e&&"repo"in
e),Ai=t2=>p(t2)&&Object.keys(t2).some(e=>$c.test(e)),_c=new Set(["edits","several","write","notebook","insert","step","shell"]),Cc=/write|edit|replace|patch|create|insert|append|delete|remove|rename|move/i,
$c=/^(path|file|file_?name|(target|source|absolute|relative)?_?(file|path)|file_?path|paths|uri)$/i,Ac=(t2,e,n)=>n!==void 0&&(Ci.includes(t2)||t2==="function"||
t2==="functionCall")||Ec.has(t2)||t2==="content"&&(e.type==="tool_result"||e.role==="tool"||e.role==="function"),Ec=new Set(["toolUseResult","tool_use_result","\
tool_response","functionResponse","resultDisplay","observation","structuredPatch","tools","compressedHistory","replacement_history"]);import{posix as Ei}from"node:path";
var Ii=(t2,e)=>!["edits","write","notebook"].includes(t2.kind)||!("path"in t2)?false:Ic(t2.path,e)||Rc(t2,e),Ic=(t2,{call:e,result:n,reconstruction:s})=>{let[r,
...i]=n.files??[];if(!r||i.length>0||Ei.basename(r.path)===Ei.basename(t2))return false;let o=[t2,r.path];for(let c of o)s.lose(c);let[a,d]=o.map(c=>s.recording.
relative(c)),l=`${d}: the answer names it, and the call ${a}. What changed is not in the plan.`;return s.recording.leaveOut(e.name,{reason:l,at:e.at}),true},Pc=/^(?:Successfully wrote|Wrote|Created file\b[^\n]* with) (\d+) (?:bytes|characters)\b/,
Rc=(t2,{call:e,result:n,reconstruction:s})=>{let[,r]=Pc.exec(n.said??"")??[];if(t2.kind!=="write"||r===void 0)return false;let{path:i,content:o}=t2;if([o.length,
Buffer.byteLength(o)].includes(Number(r)))return false;s.lose(i);let a=`${s.recording.relative(i)}: the answer says that ${r} bytes or characters were written, \
and the call has ${o.length}. What changed is not in the plan.`;return s.recording.leaveOut(e.name,{reason:a,at:e.at}),true},Pi=(t2,e,{call:n,reconstruction:s})=>{
let r=o=>s.recording.relative(C(o,n.folder)),i=new Map(Fe(t2).map(({path:o,moveTo:a})=>[r(o),a&&r(a)]));return e.filter(({path:o,movedTo:a})=>{let d=r(o),[l,c]=[
i.get(d),a&&r(a)];if(!i.has(d)||l===c)return true;let u=`${[d,l,c].filter(Boolean).join(", ")}: the patch moves it to ${l??"no other name"}, and the log says ${c??
"nothing"} of that.`;return s.lose(C(o,n.folder)),s.recording.leaveOut(n.name,{reason:u,at:n.at}),false})};var Fi=(t2,{edits:e},{outcome:n,habits:s})=>{if(n?.after!==
void 0&&n.after!==null)return Fc(t2,n.after,{outcome:n,habits:s});if(t2.text===void 0){let[u]=e;return e.length===1&&u?.old===""?{text:u.new,exact:true}:void 0}
let{hunks:r=[],exact:i=false}=n??{},o=()=>r.length>0?zn(t2,r,{exact:i,habits:s}):void 0,a=()=>Wc(t2,e,s);if(s.edits==="folded")return a()??o();let d=o();if(d)return d;
let l=a(),c=t2.assumed?u=>e.some(f=>Nc(f,u)):u=>l!==void 0&&Tc(l,u);return l&&r.every(c)?l:void 0},Nc=({old:t2,new:e},n)=>{let[s,r]=[W(K(n)).old,W(K(n)).replacement].
map(Ri),[i,o]=[t2,e].map(a=>Ri(w(a)));return s!==void 0&&i!==void 0&&s.includes(i)&&s.replace(i,()=>o??"")===r},Ri=t2=>t2.replaceAll(/\s+/g,""),Tc=({text:t2=""},e)=>{
let n=Q(e).new.lines.map(r=>r.trim()),s=w(t2).split(`
`).slice(Math.max(0,e.newStart-1));return n.every((r,i)=>(s[i]??"").trim()===r)},Fc=(t2,e,{outcome:n,habits:s})=>n.exact||t2.text===void 0?{text:e,exact:n.exact||
!t2.exact||t2.text===void 0}:t2.exact?{...t2,text:ze(t2.text,w(e),s.lineEnd)}:{...t2,text:e},Wc=(t2,e,n)=>{if(t2.text===void 0)return;let s=Jn(w(t2.text),e,n);if(s!==
void 0)return{...t2,text:t2.exact?ze(t2.text,s,n.lineEnd):s}},Jn=(t2,e,{edits:n,deletesLineEnd:s})=>{if(n==="folded"){let i=()=>Ni(en(t2),e.map(o=>({...o,old:en(
w(o.old))})));return Ni(t2,e)??i()}let r=t2;for(let i of e){let o={...i,old:`${w(i.old)}
`},a=s&&i.new===""&&!i.old.endsWith(`
`)&&r?.includes(o.old);r=r===void 0?void 0:Lc(r,a?o:i,n)}return r},Ni=(t2,e)=>{let n=e.map(i=>({at:t2.indexOf(w(i.old)),length:w(i.old).length,text:i.new.replaceAll(
`\r
`,`
`)})).sort((i,o)=>i.at-o.at);if(n.some(({at:i})=>i<0))return;let s=[],r=0;for(let i of n)s.push(t2.slice(r,i.at),i.text),r=i.at+i.length;return s.join("")+t2.slice(
r)},Lc=(t2,e,n)=>{let[s,r]=[w(e.old),e.new.replaceAll(`\r
`,`
`)];if(n==="tolerant")return Ht(t2,{old_string:s,new_string:r,replace_all:e.all});if(s==="")return t2.trim()===""?r:void 0;let i=t2.indexOf(s);if(!(i<0)&&!(e.count!==
void 0&&t2.split(s).length!==e.count+1)){if(e.all)return t2.replaceAll(s,()=>r);if(!(t2.indexOf(s,i+1)>=0))return t2.slice(0,i)+r+t2.slice(i+s.length)}},zn=(t2,e,{
exact:n,habits:s})=>{if(t2.text===void 0)return;if(n&&t2.exact){let i=Ti(t2.text,e);return i===void 0?void 0:{...t2,text:i}}let r=Ti(w(t2.text),e.map(K));if(r!==
void 0)return{...t2,text:t2.exact?ze(t2.text,r,s.lineEnd):r}},Ti=(t2,e)=>{let n=Qe(t2,e),[s]=e;if(n!==void 0||!s)return n;let r=t2.split(`
`).slice(Math.max(0,s.oldStart-1)),{old:i}=Q(s),o=i.lines.findIndex(c=>c.trim()!==""),[a="",d=""]=[i.lines[o],r[o]],l=d.slice(0,d.length-a.length);if(!(o<0||!d.
endsWith(a)||!/^[ \t]+$/.test(l)))return Qe(t2,e.map(c=>jc(c,l)))},jc=(t2,e)=>({...t2,lines:t2.lines.map(n=>n.startsWith("\\")||n.slice(1).trim()===""?n:n.slice(
0,1)+e+n.slice(1))}),Qe=(t2,e)=>{let n=[],s=0,r=1;for(let i of e){let{old:o,replacement:a}=W(i),d=i.oldStart,l=s;for(;r<d&&l<t2.length;r++)l=Fr(t2,l);let c=o!==
""&&l===0&&t2.startsWith("\uFEFF")&&!o.startsWith("\uFEFF")?1:0;if(r<d||!t2.startsWith(Vn(o,t2,l),l+c))return;let u=Vn(o,t2,l);n.push(t2.slice(s,l+c),Vn(a,t2,l)),
s=l+c+u.length,r=d+i.oldLines}return n.join("")+t2.slice(s)},Vn=(t2,e,n)=>n===0&&!e.startsWith("\uFEFF")?oe(t2):t2,Mc=[[/[\u2018-\u201b]/g,"'"],[/[\u201c-\u201f]/g,
'"'],[/[\u2010-\u2015\u2212]/g,"-"],[/[\u00a0\u2002-\u200a\u202f\u205f\u3000]/g," "]],en=t2=>{let e=t2.normalize("NFKC").split(`
`);return Mc.reduce((n,[s,r])=>n.replace(s,r),e.map(n=>n.trimEnd()).join(`
`))};var Wi=(t2,e)=>{let n=[],s={...e,hunks:t2.witness??t2.hunks},r=h=>{let m=typeof h=="string"?Ye(h,e.known):void 0;return m!==void 0&&n.push(m),m===void 0?h:
void 0},i=t2.before===null&&!Bc(t2,e)?void 0:r(t2.before),o=t2.after===null?null:r(t2.after),a={...t2,before:i,after:o};if(typeof o!="string")return{outcome:Hc(
a,e,n),doubts:n};let d=[i,i===null?void 0:e.known].filter(h=>typeof h=="string"),l=d.find(h=>Uc(h,o,s));if(l!==void 0&&l!==i)return{outcome:{...a,before:void 0},
doubts:n};if(l!==void 0||t2.byPerson)return{outcome:a,doubts:n};let c={...a,after:void 0};return d.some(h=>Dc(h,s))?{outcome:c,doubts:n}:qc(d,o,s)?{outcome:d.some(
h=>Ye(o,bt(h,s))!==void 0)?c:a,doubts:[...n,"what the log shows afterwards differs from what the call does."]}:{outcome:a,doubts:n}},Dc=(t2,e)=>{let[n,s]=[bt(t2,
e),e.hunks&&Kn(t2,e.hunks)];return n!==void 0&&s!==void 0&&yt(n,s)},Hc=(t2,{known:e,...n},s)=>{let{before:r,byPerson:i,hunks:o=t2.witness}=t2,a=r??e;if(!o||o.length===
0||i||typeof a!="string")return t2;let[d,l]=[bt(a,n),Kn(a,o)];return d!==void 0&&l!==void 0&&!yt(d,l)&&s.push("the diff that the log shows differs from what the\
 call does."),t2},Bc=({after:t2},{known:e,isAssumed:n,edits:s,content:r})=>(e===void 0||n===true)&&(r!==void 0||typeof t2=="string"||s?.[0]?.old===""),Uc=(t2,e,n)=>{
let s=bt(t2,n);if(s!==void 0&&yt(s,e))return true;let r=n.hunks&&Kn(t2,n.hunks);return r!==void 0&&yt(r,e)},qc=(t2,e,n)=>n.content!==void 0?!yt(n.content,e):t2.
some(s=>bt(s,n)!==void 0||n.hunks!==void 0&&n.hunks.length>0),bt=(t2,{edits:e,content:n,habits:s})=>n??(e&&Jn(w(t2),e,s)),Kn=(t2,e)=>Qe(tn(t2),e.map(Gc)),yt=(t2,e)=>tn(
t2).trim()===tn(e).trim(),tn=t2=>en(w(t2)).split(`
`).map(e=>e.replace(/\s+/g,"")).join(`
`),Gc=t2=>({...t2,lines:t2.lines.map(e=>e.startsWith("\\")?e:e.slice(0,1)+tn(e.slice(1)))}),Ye=(t2,e)=>{let[n]=Vc.exec(t2)??[];if(n!==void 0&&!e?.includes(n))return`\
the log shows it only in part (${n.trim()}).`;if(e===void 0)return;let[s,r]=[t2,e].map(o=>w(o).replace(/(?<!\n)\n+$/,""));if(s.length<r.length&&r.startsWith(s))
return"the log shows no more than its beginning.";let i=s.startsWith(r)?s.slice(r.length):"";return Jc.test(i)?"the log shows a line after it that may be a note\
 of the client.":void 0},Vc=/\[\.\.\. ?truncated[^\n]*|\.\.\. ?\[(?:(?!\.{3} ?\[|truncated)[^\n\]])*truncated(?:(?!\.{3} ?\[)[^\n\]])*\][^\n]*|\u2026 ?\[truncated\]|<response clipped>|\[output (?:was )?truncated[^\n]*|\[\d+ (?:more )?(?:lines|characters|chars|bytes) (?:omitted|truncated|elided|hidden)[^\n]*|\.\.\. ?\((?:truncated|\d+ more (?:lines|characters))[^\n]*/i,
Jc=/^\n+(?:[<[({][^\n]*[>\])}]|(?=[^\n]*\b(?:exit(?:ed)?|completed|finished|status|code|duration|wall time|shellId|truncated)\b)[^\n]*)\s*$/i;var Di=(t2,e,n)=>{
let{reconstruction:s,step:r}=n,i=Hi(t2.path,e,{...n,construct:"Edit",edits:t2.edits});i?.before!==void 0&&s.meet(t2.path,wt(i.before,i.exact),r.at);let o=s.recording.
state(t2.path);if(!o){Kc(t2,i,n);return}let a=Fi(o,t2,{outcome:i,habits:n.habits});if(a===void 0)tu(t2,i,n);else{let[d]=t2.edits,l=d&&t2.edits.length===1?Zn(t2.
path,d):void 0;s.become(t2.path,a,{step:r,wanted:l,keepsEnds:true})}},Hi=(t2,e,{reconstruction:n,step:s,habits:r,construct:i,...o})=>{if(!e)return;let{recording:a}=n,
[d,l]=[t2,e.path].map(h=>a.relative(h));if(!`/${d}`.endsWith(`/${l}`)&&!`/${l}`.endsWith(`/${d}`)){let h=`The log reports for ${l} what the call asks for ${d}; \
if that changed, the change is not in the plan.`;a.leaveOut(i,{reason:h,at:s.at});return}let{outcome:c,doubts:u}=Wi(e,{...o,...zc(n.left(t2)),habits:r});for(let h of u)
a.leaveOut(i,{reason:`${a.relative(t2)}: ${h}`,at:s.at});return c&&[c.before,c.after,c.hunks,c.movedTo].some(h=>h!==void 0)?c:void 0},zc=t2=>({known:t2?.text,isAssumed:t2?.
assumed===true}),Zn=(t2,{old:e,new:n,all:s,count:r})=>({tool:"Edit",input:{file_path:t2,old_string:e,new_string:n,...s&&{replace_all:true,expect_matches:r}}}),Kc=(t2,e,n)=>{
let{reconstruction:s,habits:r,step:i}=n,{recording:o}=s,{path:a,edits:d}=t2;if(s.isLost(a)){Se(a,n,{construct:"Edit",why:Bi});return}let l=e?.hunks?.map(K);if(l&&
!d.every(c=>l.some(u=>W(u).old.includes(w(c.old)))))Qn(a,l,n);else for(let[c,u]of d.entries()){let f=r.edits==="loose"&&!e&&(Ui(u.old)||/\n./.test(u.old)),h=f?{
when:{contains:u.old}}:{};o.add({...i,...h,id:Xc(i,c,d.length),...Qc(a,u,r)});let m=`${o.relative(a)} is changed only where it holds the text as it is given.`;f&&
o.leaveOut("Edit",{reason:m,at:i.at})}typeof e?.after=="string"&&o.set(a,{text:e.after,exact:e.exact})},Bi="an earlier change of it is not in the plan.",Se=(t2,{
reconstruction:e,step:n},{construct:s,why:r})=>{e.lose(t2);let i=`${e.recording.relative(t2)}: ${r}`;e.recording.leaveOut(s,{reason:i,at:n.at})},Qn=(t2,e,{reconstruction:n,
step:s})=>{let{recording:r}=n;for(let i of e.map(K)){let{old:o,replacement:a}=W(i),[d,l]=[w(o),oe(a)];o===""?r.leaveOut("change",{reason:Zc,at:s.at}):d!==l&&r.edit(
t2,{old_string:d,new_string:l},s)}},Zc="Cannot locate its lines without the file; pass --repo.",Qc=(t2,e,{edits:n})=>{let s=Zn(t2,e),r=e.new===""&&!e.old.endsWith(
`
`);if(n==="tolerant"||e.old===""||!(r||Ui(e.old)))return s;let{old_string:i,...o}=s.input;return{tool:s.tool,input:{...o,regex:Yc(w(i))}}},Ui=t2=>/["'<>&\\]|[^\0-\x7f]/.
test(t2),Yc=t2=>t2.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&").replaceAll(`
`,"\\n"),Xc=({id:t2},e,n)=>n===1||t2===void 0?t2:`${t2}.${e+1}`,eu=([t2],e)=>{let n=t2&&t2.old!==""&&!t2.all?e.split(w(t2.old)).length-1:0;return n<2?"its old t\
ext is not in it as it is known here.":`its old text is at ${n} places; repeat text around the one that is meant, or say that all are.`},tu=(t2,e,n)=>{let{reconstruction:s,
step:r}=n,{recording:i}=s,[o]=t2.edits,a=s.isLoose(t2.path);if((e?.before!==void 0||a)&&o&&t2.edits.length===1){i.set(t2.path,void 0);let d=`${i.relative(t2.path)}\
: its old text is not in it as the log shows it; the call is taken by its words.`;a||i.leaveOut("Edit",{reason:d,at:r.at}),i.add({...r,...Zn(t2.path,o)},{unchecked:true})}else
Se(t2.path,n,{construct:"Edit",why:eu(t2.edits,i.text(t2.path)??"")})},Yn=({path:t2,content:e},n,s)=>{let{reconstruction:r,habits:i,step:o}=s,{recording:a}=r,d=Hi(
t2,n,{...s,construct:"Write",content:e});d?.before!==void 0&&r.meet(t2,wt(d.before,d.exact),o.at);let l=a.state(t2),c={tool:"Write",input:{file_path:t2,content:e}},
u=nu(e,d),f=i.overwrittenEnds==="kept"&&!u.includes("\r");if(l?.text===void 0){l?r.become(t2,{text:u,exact:true},{step:o,wanted:c}):!d&&f&&a.isLicensed(t2)?Se(t2,
s,{construct:"Write",why:Li}):a.add({...o,...c})&&a.set(t2,{text:u,exact:i.overwrittenEnds!=="kept"});return}let h=f&&!l.exact;if(h&&H(l.text)&&i.overwrittenMark!==
"kept"){Se(t2,s,{construct:"Write",why:`it loses its byte order mark; ${Li}`});return}let m=h?{text:u,exact:false}:{text:Xr(l.text,u,i),exact:true};r.become(t2,
m,{step:o,wanted:h?void 0:c,keepsEnds:h})},Li="it keeps its line ends, which are not known; pass --repo.",nu=(t2,e)=>typeof e?.after!="string"||!e.exact&&w(e.after)===
w(t2)?t2:e.after,wt=(t2,e)=>t2===null?de:{text:t2,exact:e},nn=(t2,e)=>{for(let[n,s]of t2.entries()){let r=n===0?e.step:{...e.step,id:void 0};su(s,{...e,step:r})}},
su=(t2,e)=>{let{reconstruction:n,step:s}=e,{recording:r}=n,{path:i,after:o,hunks:a,movedTo:d,exact:l}=t2;o===void 0&&!a&&iu(i,e);let c=typeof t2.before=="string"&&
Ye(t2.before,n.left(i)?.text)?void 0:t2.before;if(c!=null&&n.meet(i,wt(c,l),s.at),o===null)ji(i,e);else if(typeof o=="string")Yn({path:i,content:ru(i,e)??o},t2,
e);else if(a&&ou(t2,a,e)==="with its move")return;if(d===void 0)return;let u=r.state(i);r.isLicensed(i)||(r.unread=true);let f=r.state(d);if(f?.text!==void 0&&f.
assumed){for(let m of[i,d])n.lose(m);let h=`${r.relative(d)}: a file is there, and the log shows none that the move of ${r.relative(i)} took the place of.`;r.leaveOut(
"Move",{reason:h,at:s.at});return}f?.text!==void 0&&ji(d,e),r.move(i,d,{...s,id:void 0},{unchecked:true}),r.set(i,de),r.set(d,u)},ru=(t2,e)=>e.asked&&Ur(e.asked.
patch,Xn(t2,e)),Xn=(t2,{asked:e,reconstruction:{recording:n}})=>{let s=n.relative(t2);return r=>n.relative(C(r,e?.folder))===s},iu=(t2,e)=>{let{reconstruction:n,
step:s,asked:r}=e,{recording:i}=n,o=Xn(t2,e);if(!r||ht(r.patch,o).length===0){Se(t2,e,{construct:"change",why:"the log does not say what became of it."});return}
le(r.patch,i,{...s,folder:r.folder,only:o});let a=`${i.relative(t2)}: the log does not say what became of it; the patch is taken by its words.`;i.leaveOut("chan\
ge",{reason:a,at:s.at})},ji=(t2,{reconstruction:{recording:e},step:n})=>{e.isLicensed(t2)||(e.unread=true),e.delete(t2,n),e.set(t2,de)},ou=({path:t2,exact:e,outdented:n=false},s,r)=>{
let{reconstruction:i,habits:o,step:a}=r,d=i.recording.state(t2);if(d?.text===void 0)return au(t2,s,{...r,outdented:n});let l=zn(d,s,{exact:e,habits:o});return l?
i.become(t2,l,{step:a,keepsEnds:true}):d.assumed?Qn(t2,s,r):Se(t2,r,{construct:"change",why:"its lines are not in it as it is known here."}),"alone"},au=(t2,e,n)=>{
let{reconstruction:s,step:r,asked:i,outdented:o}=n,{recording:a}=s;a.unread||=!a.isLicensed(t2);let d=Xn(t2,n),l=Be(e)==="mixed";if(s.isLost(t2))Se(t2,n,{construct:"\
change",why:Bi});else if(l)Se(t2,n,{construct:"line ends",why:"its line ends change, which needs the file; pass --repo."});else{if(i&&(o?lu(i.patch,e):cu(ht(i.patch,
d),e)))return le(i.patch,a,{...r,folder:i.folder,only:d}),"with its move";if(o&&e.some(du)){let c=`The indentation of its lines in ${a.relative(t2)} is not know\
n; pass --repo.`;a.leaveOut("change",{reason:c,at:r.at})}else Qn(t2,e,n)}return"alone"},du=t2=>t2.oldLines>1&&Q(t2).old.lines.every(e=>e===""||/^\S/.test(e)),lu=(t2,e)=>{
let n=new Set(t2.split(`
`).map(s=>s.slice(1).replace(/\r$/,"").trimStart()));return e.map(Q).every(({old:s,new:r})=>{let i=[...Mi(s.lines,r.lines),...Mi(r.lines,s.lines)];return s.ended===
r.ended&&i.every(o=>n.has(o.trimStart()))})},cu=(t2,e)=>{let n=e.map(K).map(Q),s=(o,a)=>`
${a.join(`
`)}
`.includes(`
${o.join(`
`)}
`),r=({old:o,new:a})=>t2.some(d=>s(o.lines,d.old)&&s(a.lines,d.new)),i=o=>o.reduce((a,{length:d})=>a+d,0);return n.every(r)&&i(t2.map(({old:o})=>o))>i(n.map(({old:o})=>o.
lines))},Mi=(t2,e)=>t2.filter(n=>!e.includes(n));import{posix as Bh}from"node:path";import{posix as Es}from"node:path";var q={status:"ok",prints:[]},ve={status:"\
unknown",prints:[void 0]},ue=t2=>t2!=="unknown",qi=(t2,e)=>{let{text:n,isShuffled:s}=kt(t2,e);return s?void 0:n},kt=(t2,e)=>{let n=t2.map(r=>typeof r!="object"?
r:"lines"in r?r.lines:"shows"in r?e.text(r.shows):void 0),s=t2.some(r=>typeof r=="object"&&"lines"in r);return{text:n.every(r=>r!==void 0)?n.join(""):void 0,isShuffled:s}};
function sn([t2="",...e],n,s=false){let r=n===void 0?void 0:uu(t2,n);return n===void 0||!r||r.some(o=>/: -e expression #/.test(o))?"unknown":r.length===0?(s||/^(cd|mkdir|ls|cat|head|tail)$/.
test(t2))&&!/^(\/\S*\/)?(ba|z|da)?sh: /m.test(n)?"ok":"unknown":e.some(o=>!o.startsWith("-")&&r.some(a=>a.includes(o)))?"failed":"unknown"}var uu=(t2,e)=>e.split(
`
`).filter(n=>{if(t2==="git")return/^(fatal|error):/.test(n);let s=n.indexOf(`${t2}: `);return s===0||s>0&&/[\s/]/.test(n[s-1]??"")});var rn=class t{variables=new Map;arrays=new Map;functions=new Map;constants=new Set;shuffled=new Set;args=[];folder;previous;stack=[];last="\
ok";left;stopsAtErrors=false;failsWithPipes=false;hasOddGlobs=false;constructor(e){this.folder=e}inner(){let e={variables:new Map(this.variables),arrays:new Map(
this.arrays),functions:new Map(this.functions),shuffled:new Set(this.shuffled),stack:[...this.stack]};return Object.assign(new t(this.folder),this,e)}snapshot(){
return{variables:new Map(this.variables),arrays:new Map(this.arrays)}}forgetSince({variables:e,arrays:n}){for(let[s,r]of this.variables)(r!==e.get(s)||!e.has(s))&&
this.variables.set(s,void 0);for(let[s,r]of this.arrays)r!==n.get(s)&&this.arrays.set(s,void 0)}variable(e){return/^[1-9]$/.test(e)?this.args&&(this.args[Number(
e)-1]??null):e==="@"||e==="*"?this.variables.has("IFS")?void 0:this.args?.join(" "):e==="#"?this.args&&String(this.args.length):e==="?"?this.last==="ok"?"0":void 0:
this.variables.has(e)?this.variables.get(e):e==="PWD"?this.folder:void 0}values(e){return e==="@"?this.args:this.arrays.get(e)}set(e,n){let s=e.find(i=>/^[-+]\w*e/.
test(i));s!==void 0&&(this.stopsAtErrors=s.startsWith("-")),e.some(i=>/^[-+]\w*f|^noglob$/.test(i))&&(this.hasOddGlobs=true);let r=e.indexOf("--");r>=0&&(this.args=
n?e.slice(r+1):void 0),e.includes("pipefail")&&(this.failsWithPipes=e.some(i=>/^-\w*o$/.test(i)))}declare(e,n){let s=e.some(r=>/^-\w*[ilnu]/.test(r));for(let r of e){
let[,i=r,o]=/^(\w+)=(.*)$/s.exec(r)??[];(i!==r||s)&&this.variables.set(i,s?void 0:o),n&&this.constants.add(i)}}unset(e){for(let n of e)this.constants.has(n)||this.
variables.set(n,null)}take({names:e,separator:n},s){let r=s===void 0?[]:fu(s,n,e.length);for(let[i,o]of e.entries())this.variables.set(o,s===void 0?void 0:r[i]??
""),this.arrays.set(o,void 0)}},Gi=({args:t2,prefix:[e]})=>{let n=t2.map(({text:c})=>c),s=n.findIndex(c=>/^-r?d$/.test(c)),r=s>=0&&/^(''|""|\$'\\0')$/.test(n[s+
1]??""),i=n.filter((c,u)=>c!=="-r"&&!(r&&(u===s||u===s+1))),o=i.filter(c=>/^\w+$/.test(c)),d=e&&"name"in e&&e.name==="IFS"&&e.value.type==="Word"?e.value.value:
" ",l=n.some(c=>/^-rd?$/.test(c))&&o.length===i.length&&d.length<=1;return{names:o,separator:d,end:l&&o.length>0?r?"\0":`
`:void 0}},fu=(t2,e,n)=>{if(e==="")return[t2];let s=/\s/.test(e),r=s?t2.trim():t2,i=r.split(s?/\s+/:e);if(i.length<=n)return i;let o=r.split(s?/(\s+)/:new RegExp(
`(\\${e})`)).slice((n-1)*2);return[...i.slice(0,n-1),o.join("")]};var Vi=(t2,e,n,s)=>hu.get(t2)?.(e,s,n),dn=(t2,{shell:e,files:n,output:s},r)=>{let[i="",...o]=t2.
filter(u=>u!=="--"),a=i==="-"?e.previous??"":i,d=o.length>0||a===""?void 0:C(a,e.folder),l=d!==void 0&&n.kind(d)==="folder",c=ue(r)?r:l?"ok":sn(["cd",...t2],s);
return c==="failed"?{status:c,prints:[""]}:((d===void 0||c==="unknown")&&(n.isDoubtful=true),e.previous=e.folder,e.folder=d??e.folder,{status:c,prints:[i==="-"?
void 0:""]})},on=(t2,e=false)=>([n],{shell:s,files:r,outlivesExit:i})=>{let o=t2==="loop",a=n===void 0&&!o?"unknown":o||n==="0"?"ok":"failed",d=!r.isDoubtful,l=t2===
"shell"&&a==="failed"&&i;return!s.left?.isCertain&&(d||!l)&&(s.left={of:t2,goesOn:e,levels:o?Number(n??1):1,isCertain:d}),{status:a,prints:[""]}},an=(t2,{shell:e})=>(e.
declare(t2,false),q),hu=new Map([["cd",dn],["pushd",(t2,e,n)=>(e.shell.stack.push(e.shell.folder),{...dn(t2,e,n),prints:[void 0]})],["popd",(t2,e,n)=>{let s=e.shell.
stack.pop()??"";return{...dn([...t2,s],e,n),prints:[void 0]}}],["exit",on("shell")],["return",on("function")],["break",on("loop")],["continue",on("loop",true)],
["set",(t2,{shell:e,files:n})=>{e.set(t2,!n.isDoubtful)}],["shift",([t2=1],{shell:e,files:n})=>(e.args=n.isDoubtful?void 0:e.args?.slice(Number(t2)),q)],["unset",
(t2,{shell:e})=>(e.unset(t2),q)],["trap",(t2,{onExit:e,unknown:n})=>t2.length!==2||!/^(EXIT|0)$/.test(t2[1]??"")?n():(e(t2[0]),q)],["shopt",(t2,{shell:e})=>(e.hasOddGlobs=
true,q)],["export",an],["local",an],["declare",an],["typeset",an],["readonly",(t2,{shell:e})=>(e.declare(t2,true),q)],["printf",([t2,e=""],{shell:n})=>{if(t2===
"-v")return n.variables.set(e,void 0),q}]]);function Ji(t2,e,n){let{shell:s}=n;if(/^(cd|pushd|popd)$/.test(t2))return dn([],n,"unknown");if(t2==="set"||t2==="sh\
ift")return s.args=void 0,ve;let r=t2==="printf"&&e[0]==="-v";if(!(!r&&!es.test(t2))){for(let i of e.flatMap(o=>/^([A-Za-z_]\w*)(?:\+?=|$)/.exec(o)?.[1]??[]))s.
variables.set(i,void 0);return r?ve:{...ve,prints:[""]}}}var es=/^(declare|local|typeset|readonly|export)$/;function zi(t2,e,n){let s=Gi(t2),{text:r}=n,i=s.separator===
" "&&e.variables.has("IFS"),o=s.end!==void 0&&r!==void 0&&!i&&!n.isShuffled,a=o?r.indexOf(s.end):-1;return e.take(s,o?r.slice(0,a<0?void 0:a):void 0),n.text=o?a<
0?"":r.slice(a+1):void 0,{status:o?a<0?"failed":"ok":"unknown",prints:[""]}}function Ki({args:t2},e,n){let s=t2.map(o=>o.text),r=s.length===2&&s[0]==="-t",i=n===
""?[]:n?.replace(/\n$/,"").split(`
`);for(let o of s)e.variables.set(o,void 0),e.arrays.set(o,r?i:void 0);return{status:"unknown",prints:[""]}}var We=(t2,{dialect:e,ignoreCase:n})=>{if(t2.length>
Yi)return;let s=e==="perl"?t2:e==="fixed"?X.quote(t2):bu(t2,e==="extended");if(s===void 0)return;let r=(n?X.CASE_INSENSITIVE:0)|(e==="perl"?0:X.DOTALL)|(e==="ex\
tended"?X.LONGEST_MATCH:0);try{let i=X.compile(s,r);return i.programSize()>gu?void 0:{all:o=>yu(i,o),matches:o=>i.matcher(o).find()}}catch(i){if(i instanceof Error&&
i.name.startsWith("RE2JS"))return;throw i}},_e=t2=>{if(t2.length>Yi)return;let e=[];for(let n=0;n<t2.length;n++){let s=t2[n],r=s==="["?mu(t2,n):void 0;if(r===null)
return;r&&(n=r.end),s==="\\"&&n++,e.push(r?.text??pu[s]??X.quote(t2[n]??s))}return We(`(?s)\\A(?:${e.join("")})\\z`,{dialect:"perl"})},pu={"*":".*","?":"."},mu=(t2,e)=>{
let n=/\[([!^]?)(\]?(?:\[:\w+:\]|[^\]])*)\]/y;n.lastIndex=e;let[s,r="",i=""]=n.exec(t2)??[];if(s===void 0)return;if(/\[[.=]|[/\\]/.test(i))return null;let o=i.replace(
/\[:\w+:\]|[[\]^&~]/g,a=>a.length>1?a:`\\${a}`);return{text:`[${r&&"^"}${o}]`,end:e+s.length-1}},Yi=8192,gu=1e3;function*yu(t2,e){let n=t2.matcher(e),s=-1;for(;n.
find();){let[r,i]=[n.start(),n.end()];if(r===i&&r===s)continue;s=i;let o=Array.from({length:n.groupCount()+1},(a,d)=>n.group(d)??"");yield{start:r,end:i,groups:o}}}
var bu=(t2,e)=>{let n=[],s=true;for(let r=0;r<t2.length;r++){let i=t2[r],o=i;if(i==="\\"){let c=t2[++r];if(c===void 0)return;o=`\\${c}`}if(o==="["){let c=Ou(t2,
r);if(!c)return;n.push(c.text),r=c.end,s=false;continue}let a=e?o:wu(o),d=a===void 0?void 0:ku(a,{atStart:s,source:t2,at:r,extended:e}),l=d??xu(o);if(l===void 0)
return;n.push(l),s=d==="("||d==="|"||d==="^"&&!e}return n.join("")},wu=t2=>/^\\[(){}|+?]$/.test(t2)?t2.slice(1):/^[(){}|+?]$/.test(t2)?void 0:t2,ku=(t2,{atStart:e,
source:n,at:s,extended:r})=>{let i=n.slice(s+1);if(t2==="^")return r||e?"^":void 0;if(t2==="$")return r||i===""||/^\\[)|]/.test(i)?"$":void 0;if(/^[.()|]$/.test(
t2))return t2;if(/^[*+?]$/.test(t2))return e?void 0:t2;if(t2==="{")return!r||/^\d+(,\d*)?\}/.test(i)?"{":void 0;if(t2==="}")return/\{\d+(,\d*)?\\?\}?$/.test(n.slice(
0,s))?"}":void 0},xu=t2=>{if(!t2.startsWith("\\")||t2==="\\")return X.quote(t2);let[,e=""]=t2;return/[wWsSbB]/.test(e)?t2:e==="<"||e===">"?"\\b":e==="`"?"\\A":e===
"'"?"\\z":/[ntrfv]/.test(e)?t2:/\w/.test(e)?void 0:X.quote(e)},Ou=(t2,e)=>{let n=/\[(\^?)(\]?(?:\[:\w+:\]|[^\]])*)\]/y;n.lastIndex=e;let[s,r="",i=""]=n.exec(t2)??
[];if(s===void 0||/\[[.=]/.test(i))return;let o=i.replace(/\[:\w+:\]|\\[ntr\\]|[[\]\\^&~]/g,a=>a.length>1?a:`\\${a}`);return{text:`[${r}${o}]`,end:e+s.length-1}},
ln=(t2,e)=>{let n=[],s=e==="sed"?/\\[\s\S]?|&|[^\\&]+/gy:/\\[\s\S]?|\$\{?(?:\d+|&)\}?|@(?![\w{$])|[^\\$@]+/gy,r=0;for(let[i]of t2.matchAll(s)){r+=i.length;let o=Su(
i,e);if(!o)return;n.push(o)}return r===t2.length?n:void 0},Su=(t2,e)=>{if(e==="sed"&&t2==="&")return{group:0};if(e==="perl"&&/^\$./.test(t2))return{group:Number(
/\d+/.exec(t2)?.[0]??0)};if(!t2.startsWith("\\"))return{text:t2};let n=t2.slice(1);return/\d/.test(n)?{group:Number(n)}:/[ULulE]/.test(n)?{letters:n}:Object.hasOwn(
Zi,n)?{text:Zi[n]??""}:/^(\w?)$/.test(n)?void 0:{text:n}},Zi={n:`
`,t:"	",r:"\r"},cn=(t2,e)=>{let n="",[s,r]=["",""];for(let i of t2){if("letters"in i){/[ul]/.test(i.letters)?r=i.letters:s=i.letters;continue}let o=Qi("text"in i?
i.text:e[i.group]??"",s);n+=Qi(o.slice(0,1),r.toUpperCase())+o.slice(1),o!==""&&(r="")}return n},Qi=(t2,e)=>e==="U"?t2.toUpperCase():e==="L"?t2.toLowerCase():t2;
import{posix as vu}from"node:path";var _={status:"unknown",prints:[void 0]},N=(t2,e="ok")=>({status:e,prints:[t2]}),J=(t2,e,{at:n,files:s},r=se(t2,{at:n,files:s}))=>({
status:r,prints:[""],several:t2.length>1||t2.some(i=>s.kind(n(i))==="folder"),act:()=>t2.map(i=>e(n(i))).every(Boolean)}),ts=t2=>/\n./s.test(t2)?{lines:t2}:t2,un=(t2,{
files:e,at:n})=>{let s=r=>!r.endsWith("/")&&e.kind(n(r))!=="folder"&&(e.kind(n(r))!=="none"||/^(folder|undefined)$/.test(String(e.kind(vu.dirname(n(r))))));return t2.
every(s)?"ok":"failed"},se=(t2,{files:e,at:n})=>{let s=t2.filter(r=>r!=="-").map(r=>e.kind(n(r)));return s.includes("none")?"failed":s.includes(void 0)?"unknown":
"ok"},Le=(t2,{files:e,at:n,input:s},r)=>t2.length===0?[s(r)]:t2.map(i=>i==="-"?s():e.text(n(i))),Ce=t2=>t2==="ok"?"failed":t2==="failed"?"ok":t2,T=(t2,e)=>{let n=[],
s=[],r=[...t2];for(let o=r.shift();o!==void 0;o=r.shift())if(o==="--")s.push(...r.splice(0));else if(o==="-"||!o.startsWith("-"))s.push(o);else{let a=o.startsWith(
"--")?_u(o.slice(2),r,e):Cu(o.slice(1),r,e);if(!a)return;n.push(...a)}let i=n.map(({letter:o})=>o).join("");return{letters:i,rest:s,has:o=>Array.from(o).some(a=>i.
includes(a)),values:o=>n.flatMap(a=>a.letter===o?[a.value]:[])}},_u=(t2,e,{valued:n="",glued:s="",long:r={}})=>{let[,i="",o]=/^([\w-]+)(?:=(.*))?$/s.exec(t2)??[],
a=Object.hasOwn(r,i)?r[i]:void 0;if(a!==void 0)return n.includes(a)?[{letter:a,value:o??e.shift()??""}]:o===void 0||s.includes(a)?[{letter:a,value:o??""}]:void 0},
Cu=(t2,e,{flags:n="",valued:s="",glued:r=""})=>{let i=[];for(let o=0;o<t2.length;o++){let a=t2[o]??"";if(n.includes(a))i.push({letter:a,value:""});else return r.
includes(a)?[...i,{letter:a,value:t2.slice(o+1)}]:s.includes(a)?[...i,{letter:a,value:t2.slice(o+1)||(e.shift()??"")}]:void 0}return i};var xt=(t2,e)=>{if(t2.type===
"Assignment"){let o=t2.value.type==="Word"?z(t2.value,e):void 0;return o===void 0?void 0:[`${t2.name}${t2.append?"+":""}=${o}`]}if(/^~/.test(t2.text))return;let[
n,s="@"]=/^"\$(?:@|\{@\}|\{(\w+)\[@\]\})"$/.exec(t2.text)??[];if(n!==void 0)return e.values(s);let r=$u(t2);if(r)return r;let i=ns(t2,e);if(!(i?.some(({split:o})=>o)&&
e.variable("IFS")!==void 0))return i&&Ru(i).reduce((o,a)=>Nu(o,a,e),[])},z=(t2,e)=>/^~/.test(t2.text)?void 0:ns(t2,e)?.map(({text:n})=>n).join(""),fn=(t2,e)=>/^~/.
test(t2.text)?void 0:ns(t2,e)?.map(to).join(""),to=({text:t2,quoted:e})=>e?t2.replace(/[\\*?[\]]/g,"\\$&"):t2,hn=(t2,e)=>{let n=t2.map(s=>no(s,e));return n.every(
s=>s!==void 0)?n.flat().map(({text:s})=>s).join(""):void 0},$u=({parts:t2=[],text:e})=>{if(!t2.some(({type:s})=>s==="BraceExpansion")||!t2.every(({type:s})=>s===
"BraceExpansion"||s==="Literal")||/[*?[\]\\$`'"]/.test(e))return;let n=e.replace(/\{(\d+)\.\.(\d+)\}/g,(s,r,i)=>{let o=Number(i)-Number(r)+1;return o>1&&o<=1e3?
`{${Array.from({length:o},(a,d)=>Number(r)+d).join(",")}}`:"{..}"});return n.includes("..")?void 0:Sr(n)},ns=({parts:t2,value:e},n)=>{if(!t2||t2.length===0)return[
{text:e,quoted:true,split:false}];let s=t2.map(r=>no(r,n));return s.every(r=>r!==void 0)?s.flat():void 0},no=(t2,e)=>{let n=s=>s===void 0?void 0:[{text:s,quoted:true,
split:false}];switch(t2.type){case"Literal":case"SingleQuoted":case"AnsiCQuoted":return n(t2.value);case"DoubleQuoted":case"LocaleString":return t2.parts.some(({
text:s})=>/^\$\{?@|\[@\]/.test(s))&&t2.parts.length>1?void 0:n(hn(t2.parts,e));case"Glob":return/[$`'"]/.test(t2.text)?void 0:[{text:t2.text,quoted:false,split:false}];case"\
SimpleExpansion":return Xi(e.variable(t2.text.slice(1)));case"ParameterExpansion":{if(t2.prefix)return;let s=Au(t2,e);return Xi(t2.operation?Eu(s,t2.operation,e):
s)}case"CommandExpansion":{let s=t2.script&&e.printed(t2.script);return s===void 0?void 0:[{text:s.replace(/(?<!\n)\n+$/,""),quoted:false,split:true}]}case"Arit\
hmeticExpansion":{let s=e.number(t2.expression);return n(s===void 0?void 0:String(s))}default:return}},Au=({parameter:t2,index:e,operation:n},s)=>{if(!e)return s.
variable(t2);let r=s.values(t2);if(/^[@*]$/.test(e.text))return n?void 0:r?.join(" ");let i=z(e,s);return r&&i!==void 0&&/^\d+$/.test(i)?r[Number(i)]??null:void 0},
Xi=t2=>t2===void 0?void 0:[{text:t2??"",quoted:false,split:true}],Eu=(t2,e,n)=>{if(t2===void 0)return;if(e.type==="Default")return Iu(t2,e,n);let s=t2??"";if(e.
type==="Remove")return Pu(s,e.operator,z(e.operand,n));if(e.type!=="Replace"||/[*?[\]\\]/.test(e.pattern.text))return;let[r,i]=[e.pattern,e.replacement].map(o=>z(
o,n));if(!(!r||i===void 0))return e.operator==="/"?s.replace(r,()=>i):e.operator==="//"?s.replaceAll(r,()=>i):void 0},Iu=(t2,{operator:e,operand:n},s)=>{let r=e.
startsWith(":")?!t2:t2===null;return/[?=]/.test(e)?r?void 0:t2??"":e.endsWith("+")?r?"":z(n,s):r?z(n,s):t2??""},Pu=(t2,e,n)=>{let s=e.startsWith("%"),[,r="",i="",
o=""]=/^(\*?)([^*?[\]\\]+)(\*?)$/.exec(n??"")??[];if(i===""||(s?r:o)!=="")return;if(r+o==="")return(s?t2.endsWith(i):t2.startsWith(i))?s?t2.slice(0,-i.length):t2.
slice(i.length):t2;let a=e==="%"||e==="##"?t2.lastIndexOf(i):t2.indexOf(i);return a<0?t2:s?t2.slice(0,a):t2.slice(a+i.length)},Ru=t2=>{let e=[[]];for(let n of t2){
let s=n.split?n.text.split(/[ \t\n]+/):[n.text];for(let[r,i]of s.entries())r>0&&e.push([]),(i!==""||n.quoted)&&e.at(-1)?.push({...n,text:i})}return e.filter(n=>n.
length>0)},Nu=(t2,e,n)=>{let s=e.map(a=>a.text).join("");if(!t2||!e.some(a=>!a.quoted&&/[*?[]/.test(a.text)))return t2&&[...t2,s];let r=e.map(to).join(""),i=n.paths(),
o=i&&Tu(r,i);return o&&[...t2,...o.length>0?o:[s]]},Tu=(t2,e)=>{let[,n="",s="",r=""]=/^((?:\.\/+)*)(.*?)(\/*)$/s.exec(t2)??[],i=s.split("/").map(o=>({name:o,pattern:_e(
o)}));if(!i.some(({name:o,pattern:a})=>/^(\.{0,2}|\.[*?[].*)$/.test(o)||!a))return e.filter(o=>{let a=o.replace(/\/$/,"").split("/"),d=({name:l,pattern:c},u)=>c?.
matches(a[u]??"")===true&&!(a[u]?.startsWith(".")&&!/^\\?\./.test(l));return a.length===i.length&&i.every(d)&&(r===""||o.endsWith("/"))}).map(o=>n+o.replace(/\/$/,
"")+r).sort()},Xe=(t2,e)=>{switch(t2?.type){case"ArithmeticGroup":return Xe(t2.expression,e);case"ArithmeticWord":return Fu(t2,e);case"ArithmeticUnary":return Wu(
t2,e);case"ArithmeticBinary":return Lu(t2,e);default:return}},Fu=({value:t2,parts:e=[]},n)=>{let s=e.length>0?hn(e,n):t2,r=s!==void 0&&so(s)?n.variable(s):s;return r===
null||r===""?0:/^-?(0|[1-9]\d{0,8})$/.test(r??"")?Number(r):void 0},so=t2=>/^[A-Za-z_]\w*$/.test(t2),Wu=({operator:t2,operand:e,prefix:n},s)=>{let r=Xe(e,s);if(r===
void 0)return;if(t2==="-")return-r;if(t2==="!")return+(r===0);let i=r+(t2==="++"?1:-1);if(!(!/^(\+\+|--)$/.test(t2)||!ro(e,i,s)))return n?i:r},Lu=({operator:t2,
left:e,right:n},s)=>{let[,r]=/^([-+*/%]?)=$/.exec(t2)??[],i=Xe(n,s),o=r===""?i:ss(Xe(e,s),r??t2,i);if(!(r!==void 0&&!ro(e,o,s)))return o},ro=(t2,e,n)=>t2.type!==
"ArithmeticWord"||!so(t2.value)?false:(n.set(t2.value,e===void 0?void 0:String(e)),true),ss=(t2,e,n)=>{let s=Object.hasOwn(eo,e)?eo[e]:void 0,r=t2===void 0||n===
void 0?void 0:s?.(t2,n);return Number.isSafeInteger(r)?r:void 0},eo={"+":(t2,e)=>t2+e,"-":(t2,e)=>t2-e,"*":(t2,e)=>t2*e,"/":(t2,e)=>Math.trunc(t2/e),"%":(t2,e)=>t2%
e,"<":(t2,e)=>+(t2<e),"<=":(t2,e)=>+(t2<=e),">":(t2,e)=>+(t2>e),">=":(t2,e)=>+(t2>=e),"==":(t2,e)=>+(t2===e),"!=":(t2,e)=>+(t2!==e)};var Ot=(t2,e)=>{switch(t2.type){case"\
TestNot":{let n=Ot(t2.operand,e);return t2.negations.length%2===1?Ce(n):n}case"TestGroup":return Ot(t2.expression,e);case"TestLogical":{let n=t2.operands.map(r=>Ot(
r,e)),s=t2.operator==="&&"?"failed":"ok";return n.includes(s)?s:n.includes("unknown")?"unknown":Ce(s)}case"TestUnary":{let n=z(t2.operand,e.words);return n===void 0?
"unknown":et([t2.operator,n],e.program)}default:return ju(t2,e)}},ju=({operator:t2,left:e,right:n},{words:s,program:r})=>{let i=z(e,s);if(/^[!=]?=$/.test(t2)){let a=rs(
i,fn(n,s));return a===void 0?"unknown":a===(t2!=="!=")?"ok":"failed"}let o=z(n,s);return i===void 0||o===void 0?"unknown":et([i,t2,o],r)},rs=(t2,e)=>t2===void 0||
e===void 0?void 0:_e(e)?.matches(t2),et=(t2,e)=>{let{files:n,at:s}=e,[r="",i="",o]=t2;if(r==="!"&&t2.length>1)return Ce(et(t2.slice(1),e));if(t2.length>3)return"\
unknown";if(o!==void 0)return Mu(r,i,o);if(t2.length===1)return $e(r!=="");if(r==="-z"||r==="-n")return $e(i===""==(r==="-z"));let a=/^-[fedsrw]$/.test(r)?n.kind(
s(i)):void 0;if(a===void 0)return"unknown";if(r==="-d")return $e(a==="folder");if(a==="none")return"failed";let d=n.state(s(i))?.text;return r==="-s"?d===void 0?
"unknown":$e(d!==""):$e(r!=="-f"||a!=="folder")},$e=t2=>t2?"ok":"failed",Mu=(t2,e,n)=>{if(e==="="||e==="==")return $e(t2===n);if(e==="!=")return $e(t2!==n);let r=[
t2,n].every(i=>/^-?\d+$/.test(i))?ss(Number(t2),Du[e]??"",Number(n)):void 0;return r===void 0?"unknown":$e(r===1)},Du={"-eq":"==","-ne":"!=","-lt":"<","-gt":">",
"-le":"<=","-ge":">="};import{posix as vs}from"node:path";function pn(t2,e){let[n=""]=t2,s=n.startsWith("diff --"),r=["from","to"].map(h=>t2.map(m=>/^(?:rename|copy) (from|to) (.*)$/.
exec(m)).find(m=>m?.[1]===h)?.[2]),[i,o]=[io(t2,"--- ",s),io(t2,"+++ ",s)],a=s?qu(n):void 0,d=r.every(h=>h!==void 0),[l,c]=d?r.map(h=>h?.startsWith('"')?tt(h):h?.
replace(/\r$/,"")):[i?.name??a?.[0],o?.name??a?.[1]],[u,f]=Uu(l,c);return{old:u,new:f,isGit:s,isMoved:d,others:s?[]:e.flatMap(Vu),isAbsent:{old:i?.isAbsent??false,
new:o?.isAbsent??false}}}var io=(t2,e,n)=>{let s=t2.find(l=>l.startsWith(e))?.slice(e.length).replace(/\r$/,"");if(s===void 0)return;let[r]=/^"(?:[^"\\]|\\.)*"/.
exec(s)??[],[,i="",o=""]=r?[]:(n?/^([^\t]*)(.*)$/s:Hu).exec(s)??[],a=r?tt(r):n?i:vr(i),d=r?s.slice(r.length):o;return a==="/dev/null"?{name:void 0,isAbsent:true}:
{name:a,isAbsent:Bu(d)||/\((?:nonexistent|revision 0)\)\s*$/.test(d)}},Hu=/^([^\t]*?)(\t.*|\s+\d{4}-\d\d-\d\d[ T]\d\d:\d\d.*|\s+[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d.*|\s+\((?:revision \d+|working copy|nonexistent)\)\s*)?$/s;
function Bu(t2){let[,e,n="",s=""]=/(1970-01-01|1969-12-31|Thu Jan +0?1|Wed Dec 31) (\d\d:\d\d:\d\d)(?:\.0+)?(?: 1970| 1969)?(?: ?([+-]\d{4}))?\s*$/.exec(t2)??[];
if(e===void 0)return false;let r=d=>Number(d.slice(0,2))*60+Number(d.slice(-2)),i=s===""?void 0:r(s.slice(1))*(s.startsWith("-")?-1:1),o=/1969|Dec/.test(e),a=r(
n.slice(0,5))-(o?1440:0);return n.endsWith(":00")&&(i===void 0?Math.abs(a)<=840:a===i)}var Uu=(t2,e)=>t2?.endsWith(":before")&&e?.endsWith(":after")?[t2.slice(0,
-7),e.slice(0,-6)]:[t2,e];function qu(t2){let e=t2.replace(/^diff --\w+ /,"").replace(/\r$/,"");if(e.startsWith('"')||e.endsWith('"')){let o=[...e.matchAll(/"(?:[^"\\]|\\.)*"|\S+/g)].
map(([a])=>a.startsWith('"')?tt(a):a);return o.length===2?[o[0],o[1]]:void 0}let n=[...e.matchAll(/ /g)].map(({index:o})=>[e.slice(0,o),e.slice(o+1)]),s=n.map(([
o,a])=>Gu(o,a)),r=Math.min(...s),i=r===Number.POSITIVE_INFINITY?[]:n.filter((o,a)=>s[a]===r);return i.length===1?i[0]:void 0}function Gu(t2,e){let[n,s]=[t2,e];for(let r=0;n!==
void 0&&s!==void 0;r+=1){if(n===s)return r;[n,s]=[St(n),St(s)]}return Number.POSITIVE_INFINITY}var St=t2=>/^[^/]*\/+(.+)$/.exec(t2)?.[1],Vu=t2=>{let[,e]=/^Index: (.+?)\s*$/.
exec(t2)??[],[,n,s]=/^diff (?:-\S+ )*(?:-r \S+ )*(\S+) (\S+)\s*$/.exec(t2)??[];return[e,n,s].flatMap(r=>r===void 0?[]:[r])},Ju={a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"},tt=t2=>{let n=[...t2.replace(/^"|"[^"]*$/g,"").matchAll(/\\([0-7]{3})|\\(.)|([^\\]+)/gsu)].map(([,s,r,i])=>s!==void 0?Buffer.from([Number.
parseInt(s,8)]):Buffer.from(i??Ju[r??""]??r??""));return Buffer.concat(n).toString()};var co=(t2,e,n)=>zu(t2,e)?Qu(t2,e,n):tf(t2,e)?nf(t2,e,n):void 0,uo=/^\*{15}/,
zu=(t2,e)=>/^\*\*\* \S/.test(t2[e]??"")&&/^--- \S/.test(t2[e+1]??"")&&uo.test(t2[e+2]??"")&&is.test(t2[e+3]??""),is=/^\*\*\* (\d+)(?:,(\d+))? \*\*\*\*\r?$/,Ku=/^--- (\d+)(?:,(\d+))? ----\r?$/,
Zu="A hunk does not have as many lines as its head says: the diff was cut off or changed.";function Qu(t2,e,n){let s=[`--- ${t2[e]?.slice(4)}`,`+++ ${t2[e+1]?.slice(
4)}`],r=[],i=e+2,o=true;for(;uo.test(t2[i]??"")&&is.test(t2[i+1]??"");){let d=Yu(t2,i,n);o&&=d.isWhole,d.hunk&&r.push(d.hunk),i=d.end}let a=/^[-+! ] /.test(t2[i]??
"");return{file:ho(s,r,{line:n+e,isWhole:o&&!a}),end:i}}function Yu(t2,e,n){let s=oo(t2,e+1,{range:is,signs:/^[-! ] /}),r=oo(t2,s.end,{range:Ku,signs:/^[+! ] /}),
i=ef(s,r),o=s.isWhole&&r.isWhole&&i!==void 0;return i?{hunk:{...G(s.start,i,r.start),line:n+e,span:r.end-e-1},end:r.end,isWhole:o}:{end:r.end,isWhole:o}}function oo(t2,e,{
range:n,signs:s}){let[,r="0",i=r]=n.exec(t2[e]??"")??[],o=n.test(t2[e]??""),a=r==="0"?0:Math.max(0,Number(i)-Number(r)+1),d=o?Xu(t2.slice(e+1),s,a):[],l=e+(o?1+
d.length:0),c=d.filter(h=>!h.startsWith("\\")).length,u=Number(r)+(o&&c===0&&Number(i)<Number(r)?1:0),f=c===0&&a>0;return{start:r==="0"?1:u,lines:d,end:l,isLeftOut:f,
isWhole:o&&(f||c===a)}}function Xu(t2,e,n){let s=[],r=n;for(let i of t2){let o=i.startsWith("\\");if(!o&&(r===0||!e.test(i)))break;o||(r-=1),s.push(o?i:i[0]+i.slice(
2))}return s}function ef(t2,e){let n=d=>d.filter(l=>!/^[-+!]/.test(l)),[s,r]=[t2.isLeftOut?n(e.lines):t2.lines,e.isLeftOut?n(t2.lines):e.lines],i=[],[o,a]=[0,0];
for(;o<s.length||a<r.length;){for(;/^[-!]/.test(s[o]??"");o=ao(s,o,{sign:"-",merged:i}));for(;/^[+!]/.test(r[a]??"");a=ao(r,a,{sign:"+",merged:i}));if(o>=s.length&&
a>=r.length)break;if(s[o]!==r[a])return;i.push(s[o]),o+=1,a+=1}return i}function ao(t2,e,{sign:n,merged:s}){s.push(n+t2[e].slice(1));let r=t2[e+1]?.startsWith("\
\\")===true;return r&&s.push(t2[e+1]),e+(r?2:1)}var os=/^(\d+)(?:,(\d+))?([acd])(\d+)(?:,(\d+))?\r?$/,tf=(t2,e)=>os.test(t2[e]??"")&&/^[<>] /.test(t2[e+1]??"")&&
fo(t2,e).length>0;function nf(t2,e,n){let s=[],r=e,i=true;for(;os.test(t2[r]??"");){let l=sf(t2,r,n);s.push(l.hunk),i&&=l.isWhole,r=l.end}let o=/^[<>] /.test(t2[r]??
""),[a,d]=fo(t2,e);return{file:ho([`--- ${a}`,`+++ ${d}`],s,{line:n+e,isWhole:i&&!o}),end:r}}function sf(t2,e,n){let[,s="",r=s,i,o="",a=o]=os.exec(t2[e]??"")??[],
d=[i==="a"?0:Number(r)-Number(s)+1,i==="d"?0:Number(a)-Number(o)+1],l=lo(t2,e+1,"<"),c=i==="c"&&/^---\r?$/.test(t2[l.end]??""),u=lo(t2,l.end+(c?1:0),">"),f=l.count===
d[0]&&u.count===d[1]&&c===(i==="c"),h=[Number(s)+(i==="a"?1:0),Number(o)+(i==="d"?1:0)];return{hunk:{...G(h[0],[...l.lines,...u.lines],h[1]),line:n+e,span:u.end-
e-1},end:u.end,isWhole:f}}function lo(t2,e,n){let s=[],r=e,i=0;for(;r<t2.length;r+=1){let o=t2[r]??"";if(o.startsWith("\\")&&r>e)s.push(o);else if(o.startsWith(
`${n} `))s.push((n==="<"?"-":"+")+o.slice(2)),i+=1;else break}return{lines:s,end:r,count:i}}function fo(t2,e){for(let n=e-1;n>=Math.max(0,e-rf);n-=1){let s=t2[n]??
"";if(/^[<>] /.test(s))break;let[,r,i]=/^diff (?:-\S+ )*(\S+) (\S+)\s*$/.exec(s)??[];if(r!==void 0&&i!==void 0)return[r,i];let[,o]=/^Index: (.+?)\s*$/.exec(s)??
[];if(o!==void 0)return[o,o]}return[]}var rf=6,ho=(t2,e,{line:n,isWhole:s})=>{let r=pn(t2,[]);return{oldPath:r.old,newPath:r.new,names:r,hunks:e,line:n,headers:new Map,
...!s&&{damage:Zu}}};var of=/^(old mode|new mode|new file mode|deleted file mode|rename from|rename to|copy from|copy to|similarity index|index) (.*)$/,af=/^(Binary files .* differ|GIT binary patch)$/,
vt=/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/,cs=/^@@(?!@)(?!\s*[-+]?\d)/,df=(t2="")=>vt.test(t2),lf=(t2="")=>vt.test(t2)||cs.test(t2),Ae=(t2,e,n=false)=>{let s=n?
lf:df,r=[];for(let i=0;i<t2.length;){let o=mn(t2,i)?cf(t2,i,{first:e,beginsHunk:s}):co(t2,i,e);if(!o){i++;continue}let{file:a,end:d}=o,l=d===t2.length&&t2.at(-1)!==
""&&a.hunks.at(-1)?.lines.at(-1)?.startsWith("+");r.push(l?{...a,isOpen:l}:a),i=d}return r},mn=(t2,e)=>/^diff --(git|cc|combined) /.test(t2[e]??"")||yo.test(t2[e]??
"")||go(t2,e),go=(t2,e)=>(t2[e]??"").startsWith("--- ")&&(t2[e+1]??"").startsWith("+++ "),cf=(t2,e,{first:n,beginsHunk:s})=>{let r=e+1;for(;r<t2.length&&!bf.test(
t2[r]??"")&&!s(t2[r])&&!(go(t2,r)&&t2.slice(e,r).some(f=>f.startsWith("+++ ")));)r++;let i=[],o=r,a;for(;s(t2[o]);){let f=o,h=vt.test(t2[f]??"")?kf(t2,f,n):wo(t2,
f,n);i.push(h.hunk),o=h.end;let m=ds(t2[o])&&!mn(t2,o);(!h.isWhole||m)&&(a??=xf(t2,f,n))}let d=t2.slice(e,r),l=pn(d,t2.slice(Math.max(0,e-uf),e)),c={...wf(d),names:l,
hunks:i,line:n+e},u=a??(ds(t2[o])&&!mn(t2,o)?bo:pf(d,c));return{file:{...c,...u!==void 0&&{damage:u}},end:o}},uf=3,yo=/^(?:similarity index \d+%|(?:old|new file|deleted file) mode \d{6}|index [\da-f]{7,}\.\.[\da-f]{7,}(?: \d{6})?)$/,
bo="A hunk does not have as many lines as its head says: the diff was cut off or changed.",ff="It has no hunk for what changes: the diff was cut off.",ds=(t2="")=>/^[-+ ]/.
test(t2)&&!/^-- ?$/.test(t2),hf="A merge is shown against several commits at once. Make the diff against one of them: git diff COMMIT^1 COMMIT.";function pf(t2,{
headers:e,binary:n,hunks:s,line:r}){let[i=""]=t2;if(/^diff --(?:cc|combined) /.test(i))return hf;let o=t2.indexOf(""),a=t2.slice(0,o<0?void 0:o).findIndex((P,$)=>$>
0&&ds(P)&&!/^(?:--- |\+\+\+ )/.test(P));if(a>0)return`Line ${r+a} is in no hunk. If nothing is missing, write \`@@\` alone in a line above it.`;let d=i.startsWith(
"diff --"),l=P=>t2.some($=>$.startsWith(P)&&nt($.slice(4),true)===void 0),c=[["--- ","new file mode"],["+++ ","deleted file mode"]].some(([P="",$=""])=>d&&t2.some(
F=>F.startsWith(P))&&l(P)!==e.has($)),u=t2.filter(P=>/^(?:--- |\+\+\+ )/.test(P)).length,f=s.length>0&&u<2;if(yo.test(i)||e.has("rename from")!==e.has("rename t\
o")||c||f)return"The head of its diff is not whole.";if(d&&mf(t2,e))return"Its lines name different files.";if(s.length>0||n||t2.some(P=>P.startsWith("Property \
changes on: ")))return;let[h="",m=""]=(e.get("index")??"").split(" ")[0]?.split("..")??[],g=h===m||po.test(h)&&po.test(m);return!e.has("index")&&["new file mode",
"deleted file mode"].some(P=>e.has(P))||t2.some(P=>/^(?:--- |\+\+\+ )/.test(P))||!g||!yf(e)||!/^(?:100%)?$/.test(e.get("similarity index")??"")?ff:void 0}function mf(t2,e){
let n=ko(t2[0]??"");return gf.some(([s,...r])=>{let i=t2.find(l=>l.startsWith(s)),o=ls(r.map(l=>e.get(l)).find(l=>l!==void 0)),[a,d]=i===void 0?[]:[xo(i.slice(4)),
nt(i.slice(4),true)];return a===void 0||d===void 0?false:o===void 0?n!==void 0&&d!==n:a!==o&&d!==o&&(d!==a||!a.endsWith(`/${o}`))})}var gf=[["--- ","rename from",
"copy from"],["+++ ","rename to","copy to"]],po=/^(?:0+|e69de29\w*|473a0f4\w*)$/,yf=t2=>["new mode","new file mode","deleted file mode","rename to","copy to"].some(
e=>t2.has(e)),bf=/^(diff --(git|cc|combined) |From [0-9a-f]{40} )/,wf=t2=>{let[e=""]=t2,n=e.startsWith("diff --"),s=t2.find(l=>l.startsWith("--- ")),r=t2.find(l=>l.
startsWith("+++ ")),i=n?ko(e):void 0,o=t2.flatMap(l=>{let[,c,u]=of.exec(l)??[];return c!==void 0&&u!==void 0?[[c,u]]:[]}),a=new Map(o),d=t2.findIndex(l=>af.test(
l));return{oldPath:s===void 0?ls(a.get("rename from"))??i:nt(s.slice(4),n),newPath:r===void 0?ls(a.get("rename to"))??i:nt(r.slice(4),n),headers:a,...d>=0&&{binary:t2.
slice(d+1)}}},ls=t2=>t2?.startsWith('"')?tt(t2):t2?.replace(/\r$/,""),kf=(t2,e,n)=>{let[,s="0",r="1",i="0",o="1"]=vt.exec(t2[e]??"")??[],[a,d,l]=[Number(r),Number(
o),e+1],c=t2.at(-1)===""?t2.length-1:t2.length,u=true;for(;l<c;l++){let m=t2[l]??"";if(m.startsWith("\\")){u&&=Of(t2[l-1],{old:a,fresh:d});continue}if(a<=0&&d<=
0)break;if(!/^(?:[-+ \r]|$)/.test(m)){u=false;break}m.startsWith("+")||(a-=1),m.startsWith("-")||(d-=1)}let f=(m,g)=>Number(m)+(g==="0"?1:0);return{hunk:{...G(f(
s,r),t2.slice(e+1,l),f(i,o)),line:n+e},end:l,isWhole:u&&a===0&&d===0}},wo=(t2,e,n)=>{let s=e+1;for(;s<t2.length&&/^(?:[-+ \\\r]|$)/.test(t2[s]??"")&&!as(t2,s);)
s+=1;let r=s===t2.length||mo(t2[s-1])||as(t2,s);for(;s>e+1&&mo(t2[s-1]);)s-=1;let i=s;for(;i<t2.length&&!as(t2,i);)i+=1;let o=r&&s>e+1&&!t2.slice(s,i).some(a=>/^[-+]/.
test(a));return{hunk:{...G(1,t2.slice(e+1,s)),line:n+e,isUnplaced:true},end:t2[i]?.startsWith("@@")&&t2.slice(s,i).every(a=>a.trim()==="")?i:s,isWhole:o}},mo=(t2="")=>t2===
""||t2==="\r",as=(t2,e)=>/^(?: {0,3}(?:```|~~~)|-- ?$|@@)/.test(t2[e]??"")||mn(t2,e),xf=(t2,e,n)=>{let[,s="",r="1",i="",o="1"]=vt.exec(t2[e]??"")??[],{hunk:a,isWhole:d}=wo(
t2,e,n);if(s==="")return`The hunk of line ${n+e} has lines without a sign. Give each a blank, + or -.`;if(!d)return bo;let{oldLines:l,newLines:c}=a;return l===Number(
r)&&c===Number(o)?`The hunk of line ${n+e} has the mark of a last line before its last line. Some programs end lines at form feeds and their like. ${me()}`:`The\
 hunk of line ${n+e} has ${l} old and ${c} new lines, its head says ${r} and ${o}: it was cut off or changed. If nothing is missing, write its head as \`@@ -${s}\
,${l} +${i},${c} @@\`.`},Of=(t2="",{old:e,fresh:n})=>t2.startsWith("-")?e===0:t2.startsWith("+")?n===0:!/^[\\@]/.test(t2)&&e+n===0,ko=t2=>{let e=t2.replace(/^diff --\w+ /,
""),n=nt(e.slice(0,(e.length-1)/2),true);return n===nt(e.slice((e.length+1)/2),true)?n:void 0},nt=(t2,e)=>{let n=xo(t2);if(n!=="/dev/null")return n.replace(e?/^[abciow12]\//:
/^[ab]\//,"")},xo=t2=>t2.startsWith('"')?tt(t2):t2.replace(/\t.*$/,"").replace(/\r$/,"");var Oo=new Set("status diff log show branch ls-files rev-parse blame gr\
ep config remote describe shortlog tag fetch push reflog cat-file ls-tree rev-list name-rev show-ref symbolic-ref check-ignore var version help".split(" ")),re=t2=>({
status:"unknown",prints:[void 0],...t2&&{act:t2}}),_o=(t2,e)=>{let{name:n,rest:s,elsewhere:r}=Sf(t2);return r?Oo.has(n)?_:void 0:Object.hasOwn(So,n)?So[n]?.(s,e):
Oo.has(n)&&!s.includes("--output")&&!s.some(i=>i.startsWith("--output="))?_:void 0},Sf=t2=>{let e=0,n=false;for(;t2[e]?.startsWith("-");)/^(-C|--git-dir|--work-tree)/.
test(t2[e])&&(n=true),e+=/^(-C|-c)$/.test(t2[e])?2:1;return{name:t2[e]??"",rest:t2.slice(e+1),elsewhere:n}},us=(t2,{git:e,files:n,at:s})=>e.changed().filter(r=>t2.
some(i=>{let o=n.nameOf(s(i));return o==="."||o===""||Lt(r,o)})),vf=(t2,e)=>{let{files:n,at:s,git:r}=e,i=T(t2,{flags:"rfq",long:{force:"f",quiet:"q",cached:"c"}});
if(!i||i.rest.length===0)return;let o={folders:i.has("r"),mayLack:false},a=J(i.rest,d=>i.has("c")||n.remove(d,o),e);return{...a,...re(()=>fs(a,()=>r.stage(i.rest.
map(d=>n.nameOf(s(d))))))}},_f=(t2,e)=>{let n=T(t2,{flags:"fkv"}),s=n&&e.run(["mv","-f",...n.rest]);return s&&{...s,...re(()=>fs(s,()=>e.git.stage(e.git.changed())))}},
fs=(t2,e)=>{let n=t2.act?.()??true;return e(),n},st=(t2,e,n)=>{let{files:s,at:r,git:i}=e,o=t2.flatMap(d=>{let l=s.nameOf(r(d));return i[n](l)?.text!==void 0?[l]:
us([d],e)});return{...re(()=>{let d=o.map(l=>{let c=i[n](l);return c&&c.text===void 0&&n==="staged"?true:s.put(l,c)});n==="head"&&i.unstage(o);for(let l of t2)o.
length===0&&s.lose(r(l));return o.length>0&&d.every(Boolean)}),several:true}},Cf=(t2,e)=>{let n=t2.indexOf("--"),s=(n<0?t2:t2.slice(0,n)).filter(o=>o!=="-f"&&o!==
"-q"&&o!=="--quiet");if(s.some(o=>/^-[bB]$/.test(o)))return s.length===2?_:void 0;let r=n<0?[]:t2.slice(n+1);if(r.length>0&&s.length===0)return st(r,e,"staged");
if(r.length>0&&s.length===1&&s[0]==="HEAD")return st(r,e,"head");if(n<0&&s.length>0&&s[0]==="HEAD")return st(s.slice(1),e,"head");let i=s.filter(o=>o==="."||/[/.]/.
test(o)||e.files.kind(e.at(o))==="file");return n<0&&i.length===s.length&&i.length>0&&!s.some(o=>o.startsWith("-"))?st(i,e,"staged"):void 0},$f=(t2,{files:e,at:n,
git:s})=>{let[r,...i]=t2,[,o,a=""]=/^([^:]*):(.+)$/.exec(r??"")??[];if(o===void 0||i.length>0)return _;let d=a.startsWith("./")?e.nameOf(n(a)):a,l=o==="HEAD"||o===
"@"?s.head(d):o===""?s.staged(d):void 0,c=l?.exact?l.text:void 0;return N(c,c===void 0?"unknown":"ok")},So={rm:vf,mv:_f,checkout:Cf,show:$f,grep:(t2,e)=>e.run([
"grep","-r","--exclude-dir=node_modules",...t2.filter(n=>n!=="--")]),diff:t2=>t2.some(e=>/^--(output|stat|name|cached|staged|numstat|shortstat|word)/.test(e))?_:
{status:"unknown",prints:[{diff:true}]},restore:(t2,e)=>{let n=T(t2,{flags:"SWq",valued:"s",long:{staged:"S",worktree:"W",source:"s"}});if(!(!n||n.values("s").some(
s=>s!=="HEAD")))return n.has("S")&&!n.has("W")?re(()=>fs(_,()=>e.git.unstage(us(n.rest,e)))):st(n.rest,e,n.has("Ss")?"head":"staged")},reset:(t2,e)=>{let n=t2.includes(
"--hard");if(!t2.some(s=>s!=="--hard"&&s!=="HEAD"&&s!=="-q"&&s.startsWith("-")))return n?t2.every(s=>/^(--hard|HEAD|-q)$/.test(s))?st(["."],e,"head"):void 0:re(
()=>(e.git.unstage(void 0),true))},add:(t2,e)=>re(()=>{let n=t2.some(s=>/^(-A|--all|-u|-am?)$/.test(s));return e.git.stage(n?e.git.changed():us(t2.filter(s=>!s.
startsWith("-")),e)),true}),commit:(t2,e)=>re(()=>(t2.some(n=>/^-\w*a/.test(n)||n==="--all")&&e.git.stage(e.git.changed().filter(n=>e.git.head(n)?.text!==void 0)),
e.git.commit(),true)),stash:(t2,e)=>{let[n="push"]=t2,{git:s,files:r}=e;if(n==="list"||n==="show")return _;if(n==="drop"||n==="clear")return re(()=>s.pop()!==void 0||
true);if(n==="pop"||n==="apply")return re(()=>{let i=s.pop();return i!==void 0&&[...i].map(([o,a])=>r.put(o,a)).every(Boolean)});if(!(!/^(push|save|-\w|--)/.test(
n)||t2.some(i=>/^-(u|a|k|p|S)|^--(include|all|keep|patch|staged)/.test(i))))return re(()=>s.stash().map(i=>r.put(i,s.head(i))).every(Boolean))},apply:(t2,e)=>{let n=T(
t2,{flags:"vqR",valued:"p",long:{index:"v",verbose:"v",quiet:"q",recount:"v","unidiff-zero":"v",check:"c",stat:"c",whitespace:"p"}});if(!n||n.has("R"))return;if(n.
has("c"))return _;let[s="1"]=n.values("p").filter(r=>/^\d+$/.test(r));return $o(n.rest,{strip:Number(s),context:e})}},Co=(t2,e)=>{let n=T(t2,{flags:"Nfst",valued:"\
pi",long:{strip:"p",input:"i",forward:"N",force:"f",silent:"s",quiet:"s",batch:"t","no-backup-if-mismatch":"N"}}),[s,r,...i]=n?.rest??[],o=Number(n?.values("p")[0]??
(s===void 0?Number.NaN:0));if(!n||i.length>0||!Number.isInteger(o))return;let a=r===void 0?n.values("i"):[r];return $o(a,{strip:o,context:e,...s!==void 0&&{target:e.
at(s)}})},$o=(t2,{strip:e,context:n,target:s})=>{let{files:r,at:i,input:o}=n,a=t2.length===0||t2[0]==="-"?[o()]:t2.map(f=>r.text(i(f)));if(!a.every(f=>f!==void 0))
return;let l=(s===void 0?a:a.map(f=>f.replace(/^(?=@@ )/,`--- f
+++ f
`))).flatMap(f=>Ae(f.split(`
`),1));if(l.some(({damage:f})=>f!==void 0))return;let c=f=>f&&i(f.split("/").slice(Math.max(0,e-1)).join("/")),u=f=>/^(---|\+\+\+) "?[ab]\//m.test(f);if(!(s===void 0?
a.some(f=>u(f)!==e>0):l.length!==1))return{status:"unknown",prints:[void 0],several:l.length>1,act:()=>l.length>0&&l.map(f=>Af(f,{files:r,from:s??c(f.oldPath),to:s??
c(f.newPath)})).every(Boolean)}},Af=({hunks:t2,headers:e,binary:n},{files:s,from:r,to:i})=>{let o=i??r;return o===void 0||n||e.has("rename from")&&r!==void 0&&i!==
void 0&&!s.move(r,i)?false:i===void 0||e.has("deleted file mode")?s.remove(o,{folders:false,mayLack:false}):r===void 0||e.has("new file mode")?s.write(o,t2.map(
l=>W(l).replacement).join(""))&&vo(o,e,s):(t2.length===0||s.change(o,l=>{let{text:c,missing:u}=pe(l,Ue(l,t2));return u.length>0?void 0:c}))&&vo(o,e,s)},vo=(t2,e,n)=>{
let s=e.get("new file mode")??e.get("new mode");return s===void 0||s==="100644"||n.setMode(t2,s==="100755")};var hs=class{reached=new Map;action;batches=false;separator=`\

`;isOpen=false;#e={least:0,most:Number.POSITIVE_INFINITY};#t;constructor(e){this.#t=[...e]}read(){let e=this.#s();this.#t.length>0&&(this.isOpen=true);let{least:n,
most:s}=this.#e;return r=>r.depth>=n&&r.depth<=s&&e(r)}#s(){let e=[this.#r()];for(;/^-or?$/.test(this.#t[0]??"");)this.#t.shift(),e.push(this.#r());return n=>e.
some(s=>s(n))}#r(){let e=[];for(;this.#t.length>0&&!/^(\)|-or?)$/.test(this.#t[0]??"");)e.push(this.#i());return n=>e.every(s=>s(n))}#i(){let e=this.#t.shift()??
"";if(e==="!"||e==="-not"){let s=this.#i();return r=>!s(r)}let n=e==="("?this.#s():this.#n(e);return e==="("&&this.#t.shift()!==")"&&(this.isOpen=true),this.#t[0]!==
"-prune"?n:(this.#t.shift(),({path:s,depth:r,isFolder:i})=>s.split("/").some((o,a,{length:d})=>{let l=a===d-1,c=s.split("/",a+1).join("/");return n({path:c,depth:r-
(d-1-a),isFolder:i||!l})}))}#n(e){let n=()=>this.#t.shift()??"";switch(e){case"-a":return()=>true;case"-type":{let s=n();return s!=="f"&&s!=="d"&&(this.isOpen=true),
({isFolder:r})=>r===(s==="d")}case"-print":case"-print0":case"-delete":case"-exec":return this.#o(e);case"-maxdepth":case"-mindepth":{let s=n();return/^\d+$/.test(
s)||(this.isOpen=true),this.#e[e==="-maxdepth"?"most":"least"]=Number(s),()=>true}case"-name":case"-path":case"-wholename":{let s=_e(n());return s||(this.isOpen=
true),({path:r})=>s?.matches(e==="-name"?Ef(r):r)===true}default:return this.isOpen=true,()=>false}}#o(e){if(this.action!==void 0&&(this.isOpen=true),this.action=
e==="-delete"?"delete":"print",e==="-print0"&&(this.separator="\0"),e==="-exec"){let n=this.#t.findIndex((s,r)=>s===";"||s==="+"&&this.#t[r-1]==="{}");this.isOpen||=
n<0,this.batches=this.#t[n]==="+",this.action=this.#t.splice(0,n+1).slice(0,-1)}return n=>(this.reached.set(n.path,n),true)}},Ef=t2=>{let e=t2.replace(/\/+$/,"");
return e.slice(e.lastIndexOf("/")+1)},Eo=(t2,e)=>{let n=If(t2,e);if(!n)return/^-(delete|exec|execdir|ok|okdir|fprint|fprintf|fls)$/m.test(t2.join(`
`))?void 0:_;let{action:s,batches:r,separator:i}=n,o=[...n.reached.values()],a=o.map(({path:g})=>g);if(s===void 0||s==="print"){let g=a.map(x=>x+i).join("");return{
status:"ok",prints:[a.length>1?{lines:g}:g]}}let[d="",...l]=s==="delete"?["rm"]:s;if(!(d==="rm"&&l.some(g=>/^-\w*[rR]/.test(g)))&&o.some(({isFolder:g})=>g))return;
let u=g=>s==="delete"?["rm",g]:s.map(x=>x.replaceAll("{}",g)),f=s==="delete"?[]:s.flatMap(g=>g==="{}"?a:[g]),m={commands:r?a.length>0?[f]:[]:a.map(u),isStrict:r||
s==="delete",inAnyOrder:a.length>1};return{status:"unknown",prints:[void 0],runs:m}},If=(t2,{files:e,at:n})=>{let s=t2.findIndex(a=>/^[-!(]/.test(a)),r=s===0?["\
."]:s<0?t2:t2.slice(0,s),i=new hs(s<0?[]:t2.slice(s)),o=i.read();for(let a of r.length===0?["."]:r){let d=e.kind(n(a)),l=e.below(n(a));if(!l||d!=="folder")return;
let c=a.replace(/\/$/,""),u=[{path:a,isFolder:true,depth:0},...e.foldersBelow(n(a)).map(f=>({path:`${c}/${f}`,isFolder:true,depth:Ao(f)})),...l.map(f=>({path:`${c}\
/${f}`,isFolder:false,depth:Ao(f)}))];for(let f of u)o(f)&&!i.action&&i.reached.set(f.path,f)}return i.isOpen?void 0:i},Ao=t2=>t2.split("/").length;var Pf={flags:"\
rRlLqivwxnEFPshHIocZ",valued:"e12",long:{include:"1","exclude-dir":"2","files-with-matches":"l","files-without-match":"L",quiet:"q",recursive:"r","ignore-case":"\
i",null:"Z"}},ps=t2=>(e,n)=>{let s=T(e,Pf),[r,...i]=s?.rest??[],o=s?.values("e")??[],a=o.length===1?o[0]:o.length===0?r:void 0,d=s&&a!==void 0?Rf(a,s,t2):void 0,
l=s&&d?Nf(o.length>0?s.rest:i,s,n):void 0;return!s||!d||!l?_:Tf(d,{given:s,paths:l,context:n})},Rf=(t2,e,n)=>{let r=(e.has("F")?"fixed":e.has("E")?"extended":e.
has("P")?"perl":void 0)??n;if(t2.includes(`
`)||r==="fixed"&&e.has("wx"))return;let i=r==="basic"?`\\(${t2}\\)`:`(${t2})`,o=e.has("x")?`^${i}$`:e.has("w")?`\\b${i}\\b`:t2;return We(o,{dialect:r,ignoreCase:e.
has("i")})},Nf=(t2,e,{files:n,at:s})=>{if(!e.has("rR"))return t2;let r=e.values("1").map(_e),i=e.values("2"),o=d=>{let l=d.split("/");return(r.length===0||r.some(
c=>c?.matches(l.at(-1)??"")))&&!l.slice(0,-1).some(c=>i.includes(c))},a=(t2.length===0?[""]:t2).map(d=>d===""||n.kind(s(d))==="folder"?n.below(s(d===""?".":d))?.
filter(o).map(l=>d===""?l:`${d.replace(/\/$/,"")}/${l}`):[d]);return a.every(d=>d!==void 0)?a.flat():void 0},Tf=(t2,{given:e,paths:n,context:s})=>{let{files:r,at:i,
input:o}=s,a=e.has("rR"),d=n.length===0&&!a?[o()]:n.map(f=>r.text(i(f))??(a&&r.isOpaque(i(f))?"":void 0));if(d.some(f=>f===void 0))return _;let l=d.map(f=>Y(f??
"").flatMap((h,m)=>t2.matches(h.replace(/\n$/,""))!==e.has("v")?[e.has("n")?`${m+1}:${h}`:h]:[])),c=l.some(f=>f.length>0)?"ok":"failed";if(e.has("q"))return N("",
c);if(e.has("lL")){let f=n.filter((g,x)=>l[x]?.length===0===e.has("L")),h=f.map(g=>g+(e.has("Z")?"\0":`
`)).join(""),m=a&&f.length>1?{lines:h}:h;return{status:e.has("L")?"unknown":c,prints:[m]}}let u=!e.has("rRcoHhZ")&&d.length===1;return N(u?l.flat().map(f=>f.endsWith(
`
`)?f:`${f}
`).join(""):void 0,c)},Ff=(t2,e)=>{let n=t2.findIndex((u,f)=>!u.startsWith("-")&&!/^-\w*[InPLd]$/.test(t2[f-1]??"")),s=T(n<0?t2:t2.slice(0,n),{flags:"0rt",valued:"\
InPLd",long:{"no-run-if-empty":"r",null:"0"}}),r=n<0?["echo"]:t2.slice(n),i=e.input("any order"),o=s&&i!==void 0?Wf(i,s):void 0;if(!s||!o)return jf(r,e);let[a]=s.
values("I");if(o.length===0&&(s.has("rI")||Mf.test(r[0]??"")))return _;let d=Number([...s.values("n"),...s.values("L")].at(-1)??(o.length||1)),l=a===void 0?Lf(o,
d).map(u=>[...r,...u]):o.map(u=>r.map(f=>f.replaceAll(a,u))),c=(e.isShuffled||s.has("P"))&&o.length>1;return{status:"unknown",prints:[void 0],runs:{commands:l,isStrict:true,
inAnyOrder:c}}},Wf=(t2,e)=>{if(e.has("0"))return t2.split("\0").filter(r=>r!=="");let n=e.values("d").every(r=>r==="\\n"||r===`
`);return/["'\\]/.test(t2)||!n||e.has("L")&&/\S[ \t]+\S/.test(t2)?void 0:e.has("d")?t2.split(`
`).filter(r=>r!==""):(e.has("I")?t2.split(`
`).map(r=>r.trimStart()):t2.split(/\s+/)).filter(r=>r!=="")},Lf=(t2,e)=>e>=1?Array.from({length:Math.max(1,Math.ceil(t2.length/e))},(n,s)=>t2.slice(s*e,(s+1)*e)):
[t2],jf=(t2,e)=>{let n=e.run(t2);return n&&!n.act&&!n.runs&&!n.script?_:void 0},Mf=/^(sed|perl|rm|mv|cp|chmod|touch|grep|cat|head|wc|git)$/,ms={grep:ps("basic"),
egrep:ps("extended"),fgrep:ps("fixed"),rg:()=>_,find:Eo,xargs:Ff};var bs=(t2,{dialect:e,quiet:n})=>{let s=new gs(t2,e).read();return s&&{run:r=>r.length>Io?void 0:
new ys(s,n,r).result()}},Io=4*1024*1024,gs=class{#e;#t;#s=0;#r;constructor(e,n){this.#e=e,this.#t=n}read(){let e=[],n=[];for(;this.#n(/^[\s;]+/),this.#i()!=="";){
if(this.#n(/^#[^\n]*/))continue;let s=this.#o();if(!s)return;if(s.name==="{"&&n.push(e.length),s.name==="}"){let r=e[n.pop()??-1];if(!r)return;r.end=e.length}e.
push(s)}return n.length>0?void 0:e}#i(){return this.#e.slice(this.#s)}#n(e){let[n]=e.exec(this.#i())??[];return this.#s+=n?.length??0,n||void 0}#o(){let e=this.#l(),
n=e&&this.#n(/^\s*,\s*/)?this.#l():void 0;if(e===null||n===null)return;this.#n(/^\s+/);let s=this.#n(/^!\s*/)!==void 0,r=this.#e[this.#s++]??"",i={name:r,not:s,
text:"",replacement:[],flags:Hf,end:0,...e&&{from:e},...n&&{to:n}};if(/^[{}dDpPnNgGhHx=qQ]$/.test(r))return/^[qQ]$/.test(r)&&!this.#d()?void 0:i;if(r==="s")return this.#h(
i);if(r==="y")return this.#c(i);if(/^[aic]$/.test(r)){let o=this.#f();return o===`
`||o===void 0?void 0:{...i,text:o}}if(/^[:bt]$/.test(r))return{...i,text:(this.#n(/^[^;\n}]*/)??"").trim()}}#d(){return/^\s*([;}\n]|$)/.test(this.#i())}#l(){let e=/^(\d+)~(\d+)/.
exec(this.#i());if(e)return this.#s+=e[0].length,{kind:"step",number:Number(e[1]),step:Number(e[2])};let n=this.#n(/^\+\d+/);if(n)return{kind:"more",number:Number(
n),step:0};let s=this.#n(/^\d+/);if(s)return{kind:"line",number:Number(s),step:0};if(this.#n(/^\$/))return{kind:"last",number:0,step:0};let r=/^(?:\\([^\n\\])|(\/))/.
exec(this.#i());if(!r)return;this.#s+=r[0].length;let i=this.#u(r[1]??"/",true),o=this.#n(/^[IM]+/)??"",a=i===void 0?void 0:this.#a(i,o);return a?{kind:"pattern",
number:0,step:0,pattern:a}:null}#a(e,n){if(!/[mM]/.test(n))return e===""?this.#r:(this.#r=We(e,{dialect:this.#t,ignoreCase:/[iI]/.test(n)}),this.#r)}#u(e,n){let s="";
for(;this.#s<this.#e.length;this.#s++){let r=this.#e[this.#s];if(r===e)return this.#s++,s;if(r==="\\"){let i=this.#e[++this.#s]??"";if(i===e&&n&&!this.#p(i))return;
s+=i===e?i:`\\${i}`}else if(r==="["&&n){let[i]=/^\[\^?\]?(?:\[:\w+:\]|[^\]])*\]/.exec(this.#i())??[];s+=i??r,this.#s+=(i?.length??1)-1}else s+=r}}#p(e){return this.#t===
"basic"?!/[.*[\]^$\w]/.test(e):!/[.*[\]^$+?(){}|\w]/.test(e)}#h(e){let n=this.#e[this.#s++]??"";if(n===""||/[\\\n]/.test(n))return;let s=this.#u(n,true),r=s===void 0?
void 0:this.#u(n,false),i=this.#n(/^[gpiI\dmMew]+/)??"";if(s===void 0||r===void 0||/[mMew]/.test(i)||!this.#d())return;let o=this.#a(s,i),a=ln(r,"sed");if(!o||!a)
return;let d=Number(/\d+/.exec(i)?.[0]??1);return{...e,pattern:o,replacement:a,flags:{all:i.includes("g"),number:d,print:i.includes("p")}}}#c(e){let n=this.#e[this.#s++]??
"",s=this.#u(n,false),r=s===void 0?void 0:this.#u(n,false);if(!(s===void 0||r===void 0||s.includes("\\")||r.includes("\\")))return Array.from(s).length===Array.
from(r).length?{...e,text:`${s}\0${r}`}:void 0}#f(){this.#n(/^[ \t]+/),this.#n(/^\\[ \t]*\n/)??this.#n(/^\\/);let[e=""]=/^(?:[^\n\\]|\\[\s\S])*/.exec(this.#i())??
[];return this.#s+=e.length,/\\[xodc]/.test(e)?void 0:`${e.replace(/\\([\s\S])/g,(n,s)=>Df[s]??s)}
`}},Df={a:"\x07",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"},Hf={all:false,number:1,print:false},Bf=2e6,ys=class{#e;#t;#s;#r=[];#i=new Map;#n=0;#o="";#d="";#l=true;#a=[];#u=Bf;#p=false;#h=false;#c=0;constructor(e,n,s){
this.#e=e,this.#t=n,this.#s=Y(s)}result(){for(;!this.#p&&this.#f();){let e=this.#k();for(;e==="restart";)e=this.#k();if(e==="stuck")return;e==="print"&&!this.#t&&
this.#m(this.#o),this.#w()}return this.#r.join("")}#f(){let e=this.#s[this.#n];return e===void 0?false:(this.#n++,this.#l=e.endsWith(`
`),this.#o=this.#l?e.slice(0,-1):e,true)}#m(e){this.#g(this.#l?`${e}
`:e)}#g(e){let n=this.#r.at(-1);n!==void 0&&n!==""&&!n.endsWith(`
`)&&this.#r.push(`
`),this.#r.push(e)}#w(){for(let e of this.#a)this.#g(e);this.#a=[]}#k(){for(this.#h=false,this.#c=0;this.#c<this.#e.length;this.#c++){if(--this.#u<0||this.#o.length>
Io)return"stuck";let e=this.#e[this.#c];if(this.#O(e)===e.not){e.name==="{"&&(this.#c=e.end);continue}this.#v(e),this.#C(e);let n=/^[bt]$/.test(e.name)?this.#I(
e):this.#x(e);if(n)return n}return"print"}#v(e){let{name:n,text:s}=e;if(n==="g")this.#o=this.#d;else if(n==="G")this.#o+=`
${this.#d}`;else if(n==="h")this.#d=this.#o;else if(n==="H")this.#d+=`
${this.#o}`;else if(n==="x")[this.#o,this.#d]=[this.#d,this.#o];else if(n==="y")this.#o=Uf(this.#o,s);else if(n==="s"){let r=qf(this.#o,e);this.#o=r??this.#o,this.#h||=
r!==void 0,e.flags.print&&r!==void 0&&this.#m(r)}}#C({name:e,text:n}){e==="p"?this.#m(this.#o):e==="P"?this.#g(`${this.#o.split(`
`)[0]}
`):e==="="?this.#g(`${this.#n}
`):e==="a"?this.#a.push(n):e==="i"&&this.#g(n)}#x(e){let{name:n}=e;if(n==="d")return"drop";if(n==="q")return this.#$("print");if(n==="Q")return this.#$("drop");
if(n==="c")return(!e.to||!this.#i.has(e))&&this.#g(e.text),"drop";if(n==="D"){let r=this.#o.indexOf(`
`);return this.#o=this.#o.slice(r+1),r>=0&&this.#w(),r<0?"drop":"restart"}if(n!=="n"&&n!=="N")return;if(this.#n===this.#s.length)return this.#$("print");let s=n===
"N"?`${this.#o}
`:"";n==="n"&&!this.#t&&this.#m(this.#o),n==="n"&&this.#w(),this.#f(),this.#o=s+this.#o}#I({name:e,text:n}){if(!(e==="t"&&!this.#h))return this.#h=false,n===""?
"print":(this.#c=this.#e.findIndex(s=>s.name===":"&&s.text===n),this.#c<0?"stuck":void 0)}#$(e){return this.#p=true,e}#O(e){let{from:n,to:s}=e;if(!n)return true;
if(!s)return this.#y(n);let r=this.#i.get(e);return r===void 0?this.#P(e,n,s):((s.kind==="pattern"||s.kind==="last"?this.#y(s):this.#n>=r)&&this.#i.delete(e),s.
kind==="line"||s.kind==="more"?this.#n<=r:true)}#P(e,n,s){let r=n.kind==="line"&&n.number===0;return(r?this.#n>1:!this.#y(n))?false:((!r||!this.#y(s))&&this.#A(
e,s),true)}#A(e,n){let s=n.kind==="line"?n.number:n.kind==="more"?this.#n+n.number:Number.POSITIVE_INFINITY;!((n.kind==="line"||n.kind==="more")&&s<=this.#n)&&!(n.
kind==="last"&&this.#S())&&this.#i.set(e,s)}#S(){return this.#n===this.#s.length}#y({kind:e,number:n,step:s,pattern:r}){return e==="line"?this.#n===n:e==="last"?
this.#S():e==="step"?s===0?this.#n===n:this.#n>=n&&(this.#n-n)%s===0:r?.matches(this.#o)===true}},Uf=(t2,e)=>{let[n=[],s=[]]=e.split("\0").map(r=>Array.from(r));
return Array.from(t2,r=>s[n.indexOf(r)]??r).join("")},qf=(t2,{pattern:e,replacement:n,flags:s})=>{let r=[],i=0,o=0;for(let a of e?.all(t2)??[])if(o+=1,!(o<s.number)&&
(r.push(t2.slice(i,a.start),cn(n,a.groups)),i=a.end,!s.all))break;return r.length===0?void 0:r.join("")+t2.slice(i)};var No=(t2,e)=>{let{files:n}=e,s=T(t2.flatMap(
m=>{let g=m.replace(/^(-\w*i)e$/,"$1 -e").replace(/^-0(777)?(?=[a-z])/,"$& -");return g===m?[m]:g.split(" ")}),{flags:"plwn",valued:"e",glued:"i0"}),r=s?.values(
"e")??[],i=s?.has("0")===true,o=r.flatMap(m=>Po(m,i)??[void 0]),[,a,d]=/^\s*print\s+(unless|if)\s+(\/.*\/)\s*;?\s*$/.exec(r[0]??"")??[],l=d&&r.length===1?Po(`s${d}\
/`,false)?.[0]?.pattern:void 0;if(l&&s?.has("n")&&s.has("i")&&!s.has("p0")&&s.values("i").join("")==="")return J(s.rest,m=>n.change(m,g=>Y(g).filter(x=>[...l.all(
x)].length>0==(a==="if")).join("")),e);if(!s?.has("p")||!s.has("i")||o.length===0||s.rest.length===0||!o.every(m=>m!==void 0)||s.values("0").some(m=>!/^(777)?$/.
test(m)))return;let c=m=>o.reduce((g,x)=>zf(g,x),m),u=m=>{if(!(m.length>Gf))return i?c(m):Y(m).map(c).join("")},f=s.values("i").join(""),h=m=>(f===""||n.copy(m,
m+f))&&n.change(m,u);return J(s.rest,h,e)},Gf=4*1024*1024,Vf={"{":"}","(":")","[":"]","<":">"},Po=(t2,e)=>{let n=[];for(let s=t2.trim();s!=="";){let r=s[1]??"",
i=Vf[r]??r,o=/^s[^\w\s\\']/.test(s)?Ro(s,2,i):void 0,a=o&&i!==r?/^\s*[^\w\s]/.exec(s.slice(o.end))?.[0].length??0:0,d=o&&Ro(s,o.end+a,i),[,l="x",c=""]=/^([a-z]*)\s*(?:;\s*(.*))?$/s.
exec(d?s.slice(d.end):"!")??[],u=o&&d&&Jf(o.text,d.text,{flags:l,isWhole:e});if(!u)return;n.push(u),s=c.trim()}return n},Jf=(t2,e,{flags:n,isWhole:s})=>{let r=ln(
e,"perl"),i=/(?<!\\)\$$/.test(t2)&&!n.includes("m");if(/[^gims]/.test(n)||!r||/\$[\w{]|@\w/.test(t2)||i&&s)return;let o=n.replace(/[gi]/g,""),a=(o===""?"":`(?${o}\
)`)+(i?`${t2.slice(0,-1)}(?m:$)`:t2),d=We(a,{dialect:"perl",ignoreCase:n.includes("i")});return d&&{pattern:d,pieces:r,all:n.includes("g")}},Ro=(t2,e,n)=>{for(let s=e;s<
t2.length;s++)if(t2[s]==="\\")s++;else if(t2[s]===n)return{text:t2.slice(e,s).replaceAll("\\/","/"),end:s+1}},zf=(t2,{pattern:e,pieces:n,all:s})=>{let r=[],i=0;
for(let o of e.all(t2))if(r.push(t2.slice(i,o.start),cn(n,o.groups)),i=o.end,!s)break;return r.join("")+t2.slice(i)},Kf={flags:"nErsu",valued:"ef",glued:"i",long:{
"in-place":"i","regexp-extended":"E",quiet:"n",silent:"n",expression:"e",file:"f"}},To=(t2,e)=>{let{files:n,at:s}=e,r=T(t2,Kf);if(!r)return ws(t2);if(r.values("\
i").at(-1)===""&&r.rest[0]==="")return Zf(r,e);if(r.has("i")&&Yf(e.folder)&&/^-\w*i$/m.test(t2.join(`
`))){for(let g of r.rest)n.lose(s(g));return}let o=[...r.values("e"),...r.values("f").map(g=>n.text(s(g)))],[a,...d]=r.rest,l=o.length>0?o:[a],c=o.length>0?r.rest:
d;if(!l.every(g=>g!==void 0)||c.includes(""))return ws(t2);let u=r.has("Er")?"extended":"basic",f=bs(l.join(`
`),{dialect:u,quiet:r.has("n")});if(!r.has("i")){let g=Le(c,e);if(!f)return ws(t2);let x=g.every(A=>A!==void 0)?f.run(g.join("")):void 0;return N(x,se(c,e))}let h=r.
values("i").at(-1)??"",m=g=>{if(n.state(g)===void 0&&n.kind(g)!=="none"&&h==="")return Fo(g,l,e);let A=h===""||n.copy(g,Xf(g,h));return n.change(g,P=>A?f?.run(P):
void 0)};return c.length===0?void 0:J(c,m,e)},Zf=(t2,e)=>{let{files:n}=e,s=t2.values("e"),[,r,...i]=t2.rest,o=s.length>0?s:[r??""],a=s.length>0?t2.rest.slice(1):
i,l=!t2.has("fs")&&o.every(u=>Qf.test(u))?bs(o.join(`
`),{dialect:t2.has("Er")?"extended":"basic",quiet:t2.has("n")}):void 0,c=u=>l&&n.state(u)===void 0&&n.kind(u)!=="none"?Fo(u,o,e):n.change(u,f=>/[^\n]$/.test(f)?
void 0:l?.run(f));return a.length===0?void 0:{...J(a,c,e),status:"unknown",several:true}},Qf=/^(?:[^\\{}]|\\[1-9.*[\]^$/|&()-])*$/,Yf=t2=>/^\/(Users|Volumes|private|var\/folders)\//.
test(t2??""),ws=t2=>t2.some(e=>/^(-[a-zA-Z]*i|--in-place)|(^|[;/}0-9$ ])[we]\s/.test(e))?void 0:_,Xf=(t2,e)=>{let[,n="",s=""]=/^(.*\/)?([^/]*)$/.exec(t2)??[];return e.
includes("*")?`${n}${e.replaceAll("*",s)}`:t2+e},Fo=(t2,e,{files:n})=>{let s=e.flatMap(r=>r.split(";")).map(r=>/^\s*s([/|#,@!])((?:(?!\1)[^\\.*[\]^$\n])+)\1((?:(?!\1)[^\\&$\n])*)\1(g?)\s*$/.
exec(r));return s.length===0||s.includes(null)?n.change(t2,()=>{}):s.map(r=>{let[,,i="",o="",a]=r??[],d=X.quote(i),l=a?{regex:d,new_string:o}:{regex:`(?m)^(?P<h\
ead>.*?)${d}`,new_string:`$<head>${o}`};return n.addUnseen(t2,{...l,replace_all:true},i)}).every(Boolean)};var eh=t2=>{let[,e=""]=/^-([neE]+)$/.exec(t2[0]??"")??
[],n=e===""?t2:t2.slice(1),s=n.join(" ");if(/^-[neE]+$/.test(n[0]??"")||s.includes("\\")&&!e.includes("e"))return N(void 0);let r=e.includes("e")?Os(s):s;return N(
r===void 0?void 0:r+(e.includes("n")?"":`
`))},th={n:`
`,t:"	","\\":"\\",r:"\r",'"':'"',"'":"'"},Os=t2=>/\\[^nt\\r"']/.test(t2)?void 0:t2.replace(/\\(.)/g,(e,n)=>th[n]??""),nh=t2=>{let[e,...n]=t2[0]==="--"?t2.slice(
1):t2,s=e===void 0||e.startsWith("-")?void 0:Os(e),r=(s??"").match(ks)?.filter(a=>a!=="%%")??[];if(s===void 0||s.replaceAll(ks,"").includes("%"))return _;if(r.length===
0)return N(n.length===0?s.replaceAll("%%","%"):void 0);let i=[...n],o=[];do o.push(...s.split(ks).map((a,d)=>d%2===1?sh(a,i):a));while(i.length>0);return N(o.every(
a=>a!==void 0)?o.join(""):void 0)},ks=/(%(?:%|-?\d*(?:\.\d+)?s|0?\d*[dix]|0?\d*(?:\.\d+)?f))/g,sh=(t2,e)=>{if(t2==="%%")return"%";let[,n="",s="",r="0",,i,o=""]=/^%(-?)(0?)(\d*)(\.(\d+))?(\w)$/.
exec(t2)??[],a=e.shift()??(o==="s"?"":"0"),d=o==="s"?a.slice(0,i===void 0?void 0:Number(i)):rh(a,o,i);if(!(d===void 0||d!==a&&!lt(a)||Number(r)>0&&!lt(d))&&!(s!==
""&&d.startsWith("-")))return n===""?d.padStart(Number(r),s===""?" ":"0"):d.padEnd(Number(r))},rh=(t2,e,n="6")=>{if(e!=="f")return/^(-?[1-9]\d{0,14}|0)$/.test(t2)?
e!=="x"?t2:t2.startsWith("-")?void 0:Number(t2).toString(16):void 0;let[,s,,r=""]=/^(-?(?:[1-9]\d{0,11}|0))(\.(\d+))?$/.exec(t2)??[];if(!(s===void 0||r.length>Number(
n)))return s+(n==="0"?"":`.${r.padEnd(Number(n),"0")}`)},ih=(t2,e)=>{let n=T(t2,{flags:"unAevstET"});if(!n)return _;let s=se(n.rest,e),r=Le(n.rest,e).map((i,o)=>{
let a=n.rest[o];return a===void 0||a==="-"?i:{shows:e.at(a)}});return{status:s,prints:n.has("nAevstET")?[void 0]:r}},je=(t2,e,n)=>(s,r)=>{let i=T(s,t2),[o,...a]=i?
Le(i.rest,r,n):[];return!i||o===void 0||a.length>0?_:N(e(Y(o),i)?.join(""),se(i.rest,r))},Wo=t2=>{let e=je({valued:"n",long:{lines:"n"}},(s,r)=>{let[,i="",o]=/^([+-]?)(\d+)$/.
exec(r.values("n").at(-1)??"10")??[];return o===void 0?void 0:t2(s,i,Number(o))}),n=je({valued:"c",long:{bytes:"c"}},(s,r)=>{let[,i="",o]=/^([+-]?)(\d+)$/.exec(
r.values("c").at(-1)??"")??[],a=s.join("");return o!==void 0&&lt(a)?t2(Array.from(a),i,Number(o)):void 0});return(s,r)=>s.some(i=>/^(-c|--bytes)/.test(i))?n(s,r):
e(s.map((i,o)=>s[o-1]==="-n"?i:i.replace(/^-(?=\d+$)/,"-n")),r)},oh=Wo((t2,e,n)=>t2.slice(0,e==="-"?Math.max(0,t2.length-n):n)),ah=Wo((t2,e,n)=>t2.slice(e==="+"?
Math.max(0,n-1):Math.max(0,t2.length-n))),dh=(t2,e)=>{let n=je({flags:"ur",valued:"o"},(i,o)=>{if(!Lo(i))return;let a=[...i].sort().filter((d,l,c)=>!o.has("u")||
d!==c[l-1]);return o.has("r")?a.reverse():a},"any order")(t2,e),s=T(t2,{flags:"ur",valued:"o"})?.values("o")[0],r=n?.prints[0];return!n||s===void 0?n:{status:n.
status,prints:[""],several:true,act:()=>e.files.write(e.at(s),typeof r=="string"?r:void 0)}},Lo=t2=>{let e=s=>s.toLowerCase().replace(/[^a-z0-9]/g,""),n=[...new Set(
t2)].sort();return t2.every(s=>/^[\x20-\x7e]*\n$/.test(s))&&n.every((s,r)=>r===0||e(n[r-1])<e(s))},lh=(t2,e)=>{let n=T(t2,{flags:"d"}),s=e.input(),[r,i]=n?.rest.
map(ch)??[];if(!n||s===void 0||!r)return _;let o=Array.from(s);if(n.has("d"))return N(o.filter(d=>!r.includes(d)).join(""));let a=i?.at(-1);return!i||a===void 0?
_:N(o.map(d=>r.includes(d)?i[r.lastIndexOf(d)]??a:d).join(""))},ch=t2=>{let e=t2.replaceAll("[:lower:]","a-z").replaceAll("[:upper:]","A-Z").replaceAll("[:digit\
:]","0-9").replace(/([a-zA-Z0-9])-([a-zA-Z0-9])/g,(s,r,i)=>{let o=i.charCodeAt(0)-r.charCodeAt(0)+1;return String.fromCharCode(...Array.from({length:Math.max(0,
o)},(a,d)=>r.charCodeAt(0)+d))}),n=Os(e);return n===void 0||/[[\]]|.-./s.test(n)?void 0:Array.from(n)},uh=t2=>{let e=t2.split(",").map(n=>/^(\d*)(-?)(\d*)$/.exec(
n));if(!e.some(n=>!n||n[1]===""&&n[3]===""||n[1]==="0"))return n=>e.some(s=>{let[,r="",i="",o=""]=s??[];return n>=Number(r||1)&&(i===""?n===Number(r):o===""||n<=
Number(o))})},fh=(t2,e)=>{let[n="	"]=e.values("d"),[s]=e.values("f"),r=[...e.values("f"),...e.values("c"),...e.values("b")],i=r.length===1?uh(r[0]??""):void 0;if(!(!i||
n.length!==1)&&!(s===void 0&&!t2.every(lt)))return t2.flatMap(o=>{let a=o.replace(/\n$/,"");return s!==void 0&&!a.includes(n)?e.has("s")?[]:[`${a}
`]:[`${(s===void 0?Array.from(a):a.split(n)).filter((l,c)=>i(c+1)).join(s===void 0?"":n)}
`]})},hh=(t2,e)=>{let[n="t"]=e.values("b"),[s="6"]=e.values("w"),[r="	"]=e.values("s");if(!/^[at]$/.test(n)||!/^[1-9]\d?$/.test(s)||t2.some(o=>/^(\\:){1,3}\n?$/.
test(o)))return;let i=0;return t2.map(o=>(n==="a"||o.replace(/\n$/,"")!==""?String(++i).padStart(Number(s))+r:" ".repeat(Number(s)+r.length))+(o.endsWith(`
`)?o:`${o}
`))},ph=(t2,e)=>{let n=T(t2,{flags:"s",valued:"d"}),[s="	"]=n?.values("d")??[],r=n?Le(n.rest,e):[],i=n?.rest.filter(d=>d==="-").length??0;if(!n||s.length!==1||s===
"\\"||i>1||!r.every(d=>d!==void 0))return _;let o=r.map(d=>Y(d).map(l=>l.replace(/\n$/,""))),a=n.has("s")?o:Array.from({length:Math.max(0,...o.map(({length:d})=>d))},
(d,l)=>o.map(c=>c[l]??""));return N(a.map(d=>`${d.join(s)}
`).join(""),se(n.rest,e))},mh=(t2,e)=>{let n=T(t2,{flags:"123"}),s=n?Le(n.rest,e):[];if(!n||s.length!==2||!s.every(f=>f!==void 0))return _;let[r=[],i=[]]=s.map(
f=>Y(f)),o=[...new Set([...r,...i])].sort();if(![r,i].every(f=>f.every((h,m)=>m===0||f[m-1]<h))||!Lo(o))return _;let[d,l]=[new Set(r),new Set(i)],c=(...f)=>f.map(
h=>n.has(h)?"":"	").join(""),u=o.map(f=>d.has(f)&&l.has(f)?n.has("3")?"":c("1","2")+f:d.has(f)?n.has("1")?"":f:n.has("2")?"":c("1")+f);return N(u.join(""),se(n.
rest,e))},xs=t2=>t2.length===1&&/^[^/]+(\/[^/]+)*$/.test(t2[0]??"")?t2[0]?.split("/"):void 0,Ss={echo:eh,printf:nh,cat:ih,head:oh,tail:ah,sort:dh,tr:lh,tac:je({},
t2=>t2.at(-1)?.endsWith(`
`)===false?void 0:t2.toReversed()),cut:je({flags:"s",valued:"dfcb"},fh),nl:je({valued:"bws",flags:""},hh),paste:ph,comm:mh,wc:(t2,e)=>{let n=T(t2,{flags:"l"}),s=n?.
rest.length===0?e.input("any order"):void 0;return s===void 0||!n?.has("l")?_:N(`${s.split(`
`).length-1}
`)},seq:t2=>{let[e,n]=t2.length===1?[1,Number(t2[0])]:t2.map(Number),s=Number(n)-Number(e)+1;return t2.length>2||!(s>0&&s<1e4)?_:N(Array.from({length:s},(r,i)=>`${Number(
e)+i}
`).join(""))},ls:(t2,{files:e,at:n})=>t2.length>0&&t2.every(s=>/^[^-]/.test(s)&&e.kind(n(s))==="file")?N(t2.map(s=>`${s}
`).join("")):_,uniq:je({},t2=>t2.filter((e,n)=>e!==t2[n-1])),basename:([t2="",e="",...n])=>{let s=n.length>0?void 0:xs([t2])?.at(-1);return N(s&&`${s.endsWith(e)&&
s!==e?s.slice(0,s.length-e.length):s}
`)},dirname:t2=>N(xs(t2)&&`${xs(t2)?.slice(0,-1).join("/")||"."}
`)};var gh=new Set(": true false mkdir export set unset wc test [ ls less more ag pwd type which whoami id date uname hostname printenv stat du df tree realpath\
 readlink cmp diff md5sum sha1sum sha256sum sha512sum cksum shasum ack locate whereis dir cut nl od xxd hexdump column sleep return alias unalias ulimit umask j\
q yq ps kill rmdir seq expr nproc free uptime man strings comm paste fold rev history jobs wait hash locale read file bat declare local typeset readonly getent \
groups tty clear lsof pgrep env".split(" ")),Me=(t2,e)=>{if(t2==="node"&&e[0]==="--check")return true;if(/^(node|python3?|npm|npx|go|cargo|java|tsc|ruby|bash|sh|perl|pip3?|make|docker)$/.
test(t2))return e.length===1&&/^(--?version|-v|-V|version)$/.test(e[0]??"");if(/^fd(find)?$/.test(t2))return!e.some(s=>/^(-[a-zA-Z]*[xX]|--exec)/.test(s));if(t2===
"curl")return!e.some(s=>/^-\w*[oOJ]|^--(output|remote|create-dirs|cookie-jar|dump)/.test(s));if(t2==="awk"||t2==="gawk")return!e.some(s=>/[>|]|system|-i/.test(s));
if(t2==="yq")return!e.some(s=>/^(-\w*i|--inplace)/.test(s));let n=t2 in Ss||t2 in ms;return gh.has(t2)||n&&!/^(sort|find|xargs)$/.test(t2)},Do=([t2="",...e])=>/^[ef]?grep$/.
test(t2)?!e.some(n=>/^-\w*[nmcABCq]|^--/.test(n)):t2==="sed"?e.every(n=>/^(-[Ere]+|s([|/#,@])(?:(?!\2).)*\2(?:(?!\2).)*\2[gI]*)$/.test(n)):/^(cut|rev)$/.test(t2),
yh=/^(python[\d.]*|node|ruby|perl|php|deno|bun|tsx|ts-node)$/,bh=/^(black|isort|autopep8|yapf|rustfmt|dos2unix|unix2dos|ed|ex|vim?)$/,wh=/^(-w|-i\S*|--write|--fix\S*|--in-?place)$/,
Ho=([t2="",...e],n)=>{if(Object.hasOwn(_s,t2)&&t2!=="perl"||bh.test(t2)||e.some(o=>wh.test(o)))return e;if(!yh.test(t2))return[];let s=e.filter((o,a)=>/^-\w*[ceE]$|^--(eval|print)$/.
test(e[a-1]??"")),r=[...s,e.length===0||e[0]==="-"?n??"":""].join(`
`);return[...kh.test(r)?r.match(/[\w./-]+/g)??[]:[],...e.filter(o=>!o.startsWith("-")).slice(s.length>0?0:1)]},kh=/write|append|rename|unlink|remove|copy|inplace|['"][wax]b?\+?['"]|>/i,
Bo=(t2,e)=>{let[n=":",...s]=t2,r=n.replace(/^\/(usr\/)?(local\/)?bin\//,"");return Object.hasOwn(_s,r)?_s[r]?.(s,e):Me(r,s)?_:void 0},_t=t2=>()=>N("",t2),fe=(t2,e=void 0)=>(n,s)=>{
let r=n.findIndex((o,a)=>!o.startsWith("-")&&!t2.valued?.includes((n[a-1]??"").slice(1)||"-")),i=r<0?[]:n.slice(r);if(T(n.slice(0,r<0?n.length:r),t2)){for(;e&&i.
length>0&&e.test(i[0]??"");)i.shift();return i.length===0?_:s.run(i)}},jo=(t2,e)=>{let n=T(t2,{flags:"rRfvd",long:{recursive:"r",force:"f",verbose:"v"}});if(!n||
n.rest.some(i=>/(^|\/)\.{1,2}\/*$/.test(i)))return;let s={folders:n.has("rR"),mayLack:n.has("f")},r=J(n.rest,i=>e.files.remove(i,s),e,s.mayLack?"ok":void 0);return n.
has("v")?{...r,prints:[void 0]}:r},Mo=(t2,e)=>(n,s)=>{let{files:r,at:i}=s,o=T(n,{flags:e,valued:"t",long:{recursive:"r",force:"f"}}),[a]=o?.values("t")??[],d=o&&
(a===void 0?o.rest:[...o.rest,a]),l=d?.at(-1);if(!o||!d||d.length<2||l===void 0||o.has("ni"))return;let c=d.slice(0,-1);if(t2==="move"&&c.some(F=>/(^|\/)\.{1,2}\/*$/.
test(F)))return;let u=new Set(c.filter(F=>/(^|\/)\.$/.test(F)).map(i)),f=c.length>1||a!==void 0,h=t2==="move"||o.has("rRa"),m=F=>u.has(F)?i(l):r.targetOf(F,i(l),
f),g=F=>{let Pn=m(F);return Pn===void 0?false:t2==="move"?r.move(F,Pn):r.copy(F,Pn,h)},x=c.map(F=>({path:F,from:i(F),to:m(i(F))})),A=x.every(F=>xh(F,{name:t2,takesFolders:h,
files:r})),P=new Set(x.map(F=>F.to)).size===c.length&&(t2==="copy"||!Oh(x)),$=J(c,g,s,A&&P?se(c,s):"failed");return o.has("v")?{...$,prints:[void 0]}:$},xh=({path:t2,
from:e,to:n},{name:s,takesFolders:r,files:i})=>{if(n===void 0)return false;let[o,a]=[i.nameOf(e),i.nameOf(n)],[d,l]=[i.kind(e),i.kind(n)];return o===a||d==="non\
e"?false:d!=="folder"?l!=="folder"&&!t2.endsWith("/"):!r||o==="."||a.startsWith(`${o}/`)?false:l==="none"||l===void 0||l==="folder"&&s==="copy"},Oh=t2=>{let e=new Set(
t2.map(({from:n})=>n));return t2.some(({from:n})=>{for(let s=vs.dirname(n);s.length>1;s=vs.dirname(s))if(e.has(s))return true;return false})},Sh=(t2,{files:e,at:n})=>{
let s=T(t2,{flags:"Dvd",valued:"m"});if(s?.has("d"))return{status:"ok",prints:[""]};let[r,i,...o]=s?.rest??[];if(!s||r===void 0||i===void 0||o.length>0)return;let a=e.
targetOf(n(r),n(i),false)??n(i),d=(Number.parseInt(s.values("m")[0]??"755",8)&64)>0,l=()=>e.copy(n(r),a)&&e.setMode(a,d);return{status:a===n(r)?"failed":"unknow\
n",prints:[""],act:l}},vh=(t2,{files:e,at:n})=>{let s=t2.filter(a=>!a.startsWith("-")),r=s.length>1?s.at(-1)??"":".",i=s.length>1?s.slice(0,-1):s;return{status:"\
unknown",prints:[""],act:()=>{for(let a of i)e.lose(e.targetOf(n(a),n(r),i.length>1)??n(r));return false},several:i.length>1}},_h=(t2,e)=>{let{files:n}=e,s=T(t2,
{flags:"a",long:{append:"a"}});if(!s)return;let r=e.input();if(s.rest.length===0)return N(r);let i=o=>n.write(o,n.isRead(o)?void 0:r,s.has("a"));return{...J(s.rest,
i,e,un(s.rest,e)),prints:[r]}},Ch=(t2,e)=>{let{files:n,at:s}=e,r=T(t2,{flags:"acm"});if(!r)return;let i=a=>{let d=n.kind(a);return d==="none"&&!r.has("c")?n.write(
a,""):d!==void 0},o=r.rest.filter(a=>n.kind(s(a))==="none");return J(r.rest,i,e,r.has("c")?"ok":un(o,e))},$h=(t2,e)=>{let{files:n}=e,s=T(t2,{valued:"s",long:{size:"\
s"}}),r=Number(s?.values("s")[0]??Number.NaN);if(!s||!/^\d+$/.test(s.values("s")[0]??""))return;let i=o=>/^[\0-\x7f]*$/.test(o)&&r<=o.length?o.slice(0,r):void 0;
return J(s.rest,o=>r===0?n.write(o,""):n.change(o,i),e,un(s.rest,e))},Ah=(t2,{files:e,at:n})=>{let s=T(t2,{flags:"pv",valued:"m",long:{parents:"p"}});if(!s)return _;
let i=s.rest.flatMap(a=>[e.kind(n(a)),e.kind(vs.dirname(n(a)))]).every((a,d)=>a===(d%2===0?"none":"folder"));for(let a of s.rest)e.makeFolder(n(a));let o=s.has(
"p")||i?"ok":"unknown";return N(s.has("v")?void 0:"",o)},Eh=(t2,e)=>{let[n="",...s]=t2.filter(a=>!/^-[vfc]+$/.test(a)),r=/^([ugoa]*\+r?w?x|0?7[0-7][0-7])$/.test(
n),i=/^([ua]*-x|0?6[0-7][0-7])$/.test(n);if(/^[ugoa]*[+-][rw]+$/.test(n))return{status:"ok",prints:[""]};if(!r&&!i||s.length===0||s.some(a=>a.startsWith("-")))return;
let o=r&&!/^[go]+\+/.test(n);return J(s,a=>e.files.setMode(a,o),e)},Ih=(t2,{files:e,input:n,folder:s})=>{let r=t2[0]??n();if(!(r===void 0||t2.length>1))return{status:"\
unknown",prints:[void 0],act:()=>e.applyPatch(r,s)}},Ph={rm:jo,unlink:jo,mv:Mo("move","fnvi"),cp:Mo("copy","fvnpirRaL"),install:Sh,ln:vh,tee:_h,touch:Ch,truncate:$h,
chmod:Eh,apply_patch:Ih},_s={...Ss,...Ph,...ms,":":_t("ok"),true:_t("ok"),false:_t("failed"),mkdir:Ah,set:_t("ok"),unset:_t("ok"),cmp:([t2,e="",n=""],{files:s,at:r})=>{
let[i,o]=[s.text(r(e)),s.text(r(n))];return t2!=="-s"||i===void 0||o===void 0?_:N("",i===o?"ok":"failed")},test:(t2,e)=>N("",et(t2,e)),"[":(t2,e)=>t2.at(-1)==="\
]"?N("",et(t2.slice(0,-1),e)):void 0,sed:To,perl:No,git:_o,patch:Co,mktemp:(t2,{files:e})=>{if(!t2.every(s=>/^(-d|\/tmp\/[^/]*X+)$/.test(s)))return _;let n=e.temporary();
return t2.includes("-d")&&e.makeFolder(n),N(`${n}
`)},env:fe({flags:"i",valued:"u"},/^\w+=/),timeout:fe({valued:"ks"},/^[\d.]+[smhd]?$/),nice:fe({valued:"n"}),nohup:fe({}),command:fe({}),sudo:fe({}),time:fe({flags:"\
p"}),exec:fe({}),stdbuf:fe({valued:"ioe"})};import{posix as B}from"node:path";var Uo=class{#e;#t;#s;#r;#i;constructor(e,n,s){this.#e=e,this.#t=jr(n),this.#s=s,this.#r=
ct(s)}get cwd(){return this.#s}set cwd(e){this.#s=e,this.#r=ct(e),this.#i=void 0}relative(e){if(this.#i?.path===e)return this.#i.name;let n=this.#o(this.#t(_r(e))).
replace(/^(\.\/+)+(?=.)/,"");return this.#i={path:e,name:n},n}isOutside(e){return D(e)?this.#s!==void 0:e===".."||e.startsWith("../")||ft(e)!==void 0}faultOf(e){
if(this.isOutside(e))return{reason:`${$s}: ${e}`,is:"not read",isOwn:ee(e)};let n=this.#e().root===void 0?Th:Nh;if(this.#n(e))return{reason:`${e} ${n}`,is:"not \
read",isOwn:ee(e)};let s=Cs(e);return s&&{reason:s.message,isOwn:s.name==="PATH_PROTECTED"}}#n(e){let{root:n,realPath:s=i=>i}=this.#e();if(this.#s!==void 0||!D(
e))return false;if(n===void 0)return true;let r=jt(n);return r(e)===void 0&&r(s(e))===void 0}#o(e){let n=this.#s;if(n===void 0)return e;if(!D(e))return Rh.test(
n)?e.replaceAll("\\","/"):e;let s=this.#r(e),{realPath:r}=this.#e();if(s!==e||!r)return s;let[i,o]=[r(e),r(n)];return ct(o)(i)===i?e:ct(o)(i)}},Rh=/^([A-Za-z]:[\\/]|\\\\)/,
Cs=t2=>{let e=t2===void 0||Fh(t2)?void 0:Ar(t2);return e?.ok===false?e.problem:void 0},$s="Its file is outside the folder of the session; name another with --cw\
d",Nh="is not in this checkout, and nothing in the log says of which folder it is; pass --cwd with the folder that was the root of the checkout there.",Th="is a\
 whole path, and nothing in the log says of which folder; pass --repo, or --cwd with the folder that was the root of the checkout there.",Fh=t2=>D(t2)||t2.startsWith(
"../");var gn=class{#e;#t;isDoubtful=false;#s=new Set;#r=new Set;#i;constructor(e,n){this.#e=e,this.#t=n}get#n(){return this.#e.recording}get hasCheckout(){return this.#n.
checkout.kindOf!==void 0}state(e){return this.#i?.touch(this.nameOf(e)),this.#n.state(e)}inAnyOrder(e){let n=this.#i,s=new As(n);this.#i=s;let r=e(()=>s.next());
this.#i=n;let i=s.contested();for(let o of i)this.lose(o);return{result:r,isSure:i.length===0}}text(e){let n=this.state(e);return this.#s.add(this.#n.relative(e)),
n?.exact||n?.text===""?n.text:void 0}reading(e,n=false){let s=this.#s;this.#s=new Set;let r=e();for(let i of n?[]:this.#s)s.add(i);return this.#s=s,r}isRead(e){
return this.#s.has(this.#n.relative(e))}temporary(){return`/tmp/tmp.editplan${this.#e.temporary++}`}isOpaque(e){return this.kind(e)==="file"&&this.hasCheckout&&
!this.state(e)&&!this.#n.original(e)&&!this.#e.isLost(e)}kind(e){let n=this.nameOf(e);this.#i?.touch(n);let s=this.#n.state(n);if(s?.text!==void 0)return"file";
if(this.#n.below(n).length>0||n===""||n==="."||this.#e.folders.has(n))return"folder";if(s)return"none";if(this.isOutside(e)||this.#e.isLost(n))return;if(this.#e.
goneFolders.has(n))return"none";let{kindOf:r}=this.#n.checkout;return r?r(n)??"none":void 0}makeFolder(e){for(let n=this.nameOf(e);n!=="."&&n!=="/";n=B.dirname(
n))this.isDoubtful||(this.#e.folders.add(n),this.#e.goneFolders.delete(n))}nameOf(e){return B.dirname(this.#n.relative(`${e}/any`))}isOutside(e){return this.#n.
isOutside(this.#n.relative(e))}#o(e){let n=this.#n.relative(e);return this.#n.isOutside(n)?(ee(n)||/^\/(dev|proc)\//.test(n)||this.#r.has(n)||(this.#r.add(n),this.#n.
leaveOut("file",{reason:`${$s}: ${n}`,at:this.#t.at,is:"not read"})),true):false}below(e){let n=e===void 0?"":B.dirname(this.#n.relative(`${e}/any`)).replace(/^\.$/,
""),{filesBelow:s}=this.#n.checkout;return!s||this.#n.isOutside(n===""?"any":n)?void 0:[...new Set([...s(n),...this.#n.below(n)])].filter(i=>this.#n.state(i)?.text!==
void 0||!this.#n.state(i)).map(i=>n===""?i:i.slice(n.length+1))}foldersBelow(e){let n=e===void 0?"":this.nameOf(e).replace(/^\.$/,""),s=[...this.#e.folders].map(
o=>`${o}/any`),r=[...this.#n.checkout.filesBelow?.(n)??[],...this.#n.below(n),...s],i=new Set;for(let o of r)for(let a=B.dirname(o);a.length>n.length&&a!==".";a=
B.dirname(a))(n===""||a.startsWith(`${n}/`))&&i.add(a);return[...i].filter(o=>this.kind(o)==="folder").map(o=>o.slice(n===""?0:n.length+1))}remove(e,n){if(this.#m(
e))return false;let s=this.kind(e);if(s==="folder"||s===void 0&&n.folders&&!this.#a(e))return n.folders&&this.#d(e);if(s==="none")return n.mayLack;let r=this.state(
e);if(this.#o(e))return this.#c(e,de);this.#n.isLicensed(e)||(this.#n.unread=true);let i=this.#e.isLost(e),a=s===void 0&&(n.mayLack||i||this.#e.isDisturbed(e))&&
!r?{when:{exists:true}}:{};return(!i||this.#n.original(e)?.text!==void 0||!this.hasCheckout)&&this.#n.delete(e,{...this.#t,...a}),this.#n.set(e,de),true}#d(e){let n=this.
nameOf(e);for(let s of[...this.#e.folders])Lt(s,n)&&this.#e.folders.delete(s);return this.#o(e)?true:this.#l(e,s=>this.remove(B.join(e,s),{folders:false,mayLack:true}))}#l(e,n){
let s=this.nameOf(e),r=[s,...this.foldersBelow(e).map(i=>`${s}/${i}`)];if(this.below(e)?.every(n)!==true)return false;for(let i of r)this.#e.goneFolders.add(i);
return true}targetOf(e,n,s){let r=this.kind(n),i=this.kind(e)==="folder";if(r==="none"&&(s||n.endsWith("/")&&!i||this.kind(B.dirname(n))==="none"))return;if(r===
"none"&&i)return n.replace(/\/+$/,"");if(s||n.endsWith("/")||r==="folder")return B.join(n,B.basename(e));if(r!==void 0||this.isOutside(n))return n;let[o,a]=[B.extname(
e),B.extname(n)];return a!==""&&o===a||this.#a(n)?n:void 0}#a(e){let n=this.kind(e);return n==="file"||n==="executable"||this.#n.isLicensed(e)||B.extname(e)!==""}move(e,n){
if(this.#m(e,n))return false;if(this.kind(e)==="folder")return this.#p(e,n);if(this.kind(e)==="none"||!this.#a(e))return false;let s=this.state(e);return this.#e.
isLost(e)?(this.lose(n),this.remove(e,{folders:false,mayLack:true}),false):this.#o(e)?this.#u(e,n,s):this.#o(n)?(this.remove(e,{folders:false,mayLack:false}),this.#n.
set(n,s),true):this.#n.checkout.isLater&&this.state(n)?.text!==void 0&&this.state(n)?.assumed?false:((this.kind(n)==="file"||this.kind(n)==="executable")&&this.
remove(n,{folders:false,mayLack:false}),this.#n.isLicensed(e)||(this.#n.unread=true),this.#n.move(e,n,this.#t),this.#n.set(n,s),this.#n.set(e,de),true)}#u(e,n,s){
return s?.text===void 0||!s.exact?(this.#e.lose(n),false):(this.#n.set(e,de),this.#o(n)?this.#c(n,s):this.#f(n,{...s,executable:s.executable??false}))}#p(e,n){return this.#l(
e,s=>this.move(B.join(e,s),B.join(n,s)))}copy(e,n,s=false){if(this.#m(n))return false;if(this.kind(e)==="folder")return(s?this.below(e):void 0)?.every(d=>this.copy(
B.join(e,d),B.join(n,d)))===true;let r=this.state(e);if(r?.text===void 0||!r.exact)return this.#e.lose(n),this.#o(n);if(this.#o(n))return this.#c(n,r);let i=this.
state(n)?.text!==void 0,o=this.kind(n)==="none"||this.kind(n)===void 0;return!i&&r.executable===void 0?false:this.#f(n,{text:r.text,exact:true,executable:i||!o?
void 0:r.executable})}write(e,n,s=false){if(e==="/dev/null")return true;if(e.endsWith("/")||/^(file|executable)$/.test(this.kind(B.dirname(e))??"")||this.#m(e))
return false;let r=this.state(e);return n===void 0?(this.#e.lose(e),this.#o(e)):s?r?.text===void 0?this.kind(e)==="none"||r?this.#h(e,{text:n,exact:true}):(this.#e.
lose(e),this.#o(e)):r.exact?this.#h(e,{...r,text:r.text+n}):this.write(e,void 0):this.#h(e,{text:n,exact:true})}#h(e,n){return this.#o(e)?this.#c(e,n):this.kind(
e)!=="folder"&&this.#f(e,n)}change(e,n){if(this.#m(e))return false;let s=this.state(e),r=s?.text===void 0?void 0:Wh(s,s.text,n);return r?this.#h(e,r):(this.#e.lose(
e),this.#o(e))}setMode(e,n){if(this.#m(e))return false;let s=this.state(e);return this.#o(e)?true:s?.text===void 0||!s.exact?false:this.#f(e,{...s,executable:n})}put(e,n){
return this.#m(e)||!n?false:n.text===void 0?this.remove(e,{folders:false,mayLack:true}):this.#h(e,n)}show(e,n){this.isOutside(e)||this.#e.meet(e,{text:n,exact:false},
this.#t.at)}applyPatch(e,n){return this.isDoubtful||le(e,this.#n,{...this.#t,folder:n}),!this.isDoubtful}showDiff(e){for(let{oldPath:n,newPath:s=n,hunks:r,damage:i}of Ae(
e.split(`
`),1)){let o=s===void 0?void 0:this.#n.git.staged(s);if(s===void 0||o?.text===void 0||r.length===0||i)continue;let{text:a,missing:d}=pe(o.text,Ue(o.text,r));d.length===
0&&this.#e.meet(s,{text:a,exact:o.exact},this.#t.at)}}lose(e){this.isOutside(e)||this.#e.lose(e)}addUnseen(e,n,s){return this.#m(e)||this.#e.isLost(e)?false:(this.#n.
edit(e,n,{...this.#t,when:{contains:s}}),this.#n.unread||=!this.#n.isLicensed(e),this.#n.set(e,void 0),true)}#c(e,n){return this.#n.set(e,n),true}#f(e,n){return this.#e.
become(e,n,{step:this.#t,keepsEnds:!n.exact})}#m(...e){for(let n of e)this.#i?.touch(this.nameOf(n),"changes");if(this.isDoubtful)for(let n of e)this.lose(n);return this.
isDoubtful}},As=class{#e;#t=new Map;#s=0;constructor(e){this.#e=e}next(){this.#s++}touch(e,n){this.#e?.touch(e,n);let s=this.#t.get(e)??{round:this.#s,isOfSeveral:false,
isChanged:false};s.round!==this.#s&&(s.isOfSeveral=true),n&&(s.isChanged=true),this.#t.set(e,s)}contested(){return[...this.#t].flatMap(([e,{isOfSeveral:n,isChanged:s}])=>n&&
s?[e]:[])}},Wh=(t2,e,n)=>{if(t2.exact){let i=n(e);return i===void 0?void 0:{...t2,text:i}}let s=w(e),r=n(s);if(!(r===void 0||n(qo(s))!==qo(r))&&n(`\uFEFF${s}`)===
`\uFEFF${r}`)return{...t2,text:(H(e)?"\uFEFF":"")+r}},qo=t2=>t2.replaceAll(`
`,`\r
`),Go=(t2,e)=>{let n=t2.below(e);return n&&[...n,...t2.foldersBelow(e).map(s=>`${s}/`)]};var Is="/dev/stderr",Lh=5e3,yn=20,bn=class{#e;#t;#s=false;#r;#i=false;#n=false;#o;#d=false;#l=Lh;constructor(e,n){
this.#e=e,this.#t=n;let s=new rn(e.folder);this.#r={shell:s,stdin:{text:void 0},depth:0,isInner:false,isAsked:false,isMuted:false}}run(){let e=Mt(this.#e.line.replaceAll(
`\r
`,`
`));if(!e)return;let{exitCode:n}=this.#e,s=n===null?"unknown":(n??0)===0?"ok":"failed",r=()=>this.#f(e.commands,s),i=n===null?this.#c(r):r(),o=this.#o===void 0?
void 0:Mt(this.#o);return this.#a.left=void 0,o&&this.#f(o.commands,"unknown"),{...i,changes:this.#i,isOpen:this.#n}}get#a(){return this.#r.shell}get#u(){return this.#r.
stdin}#p(e,n){let s=this.#r;this.#r={...s,...e};let r=n();return this.#r=s,r}#h(){this.#n=true,this.#i=true}#c(e){let{files:n}=this.#t,[s,{text:r}]=[n.isDoubtful,
this.#u];n.isDoubtful=true;let i=e();return n.isDoubtful=s,this.#u.text!==r&&(this.#u.text=void 0),{...i,status:"unknown",prints:[void 0]}}#f(e,n){let s=[],r="o\
k",i=false,o;for(let a=0;a<e.length;a++){let d=e[a],l=d.background?e.findIndex((x,A)=>A>a&&Mh(x)):-1,u=Math.max(a,l)===e.length-1||this.#g&&n==="ok"&&Hh(d)?n:"u\
nknown",f=e.slice(a,l),h=()=>l<0?this.#C(d,u):this.#m(f);a=Math.max(a,l),i||=this.#g&&r==="unknown"&&n!=="ok";let g=this.#v||i?this.#c(h):h();if(s.push(...g.prints),
{status:r,isSpared:o}=g,this.#a.last=r,this.#k)return g.status==="unknown"?{status:n,prints:s}:{status:r,prints:s};if(this.#g&&r==="failed"&&!o)break}return{status:ue(
n)?n:r,prints:s,isSpared:o}}#m(e){return{...this.#T(s=>({status:"ok",prints:e.map(({command:i,background:o})=>{s();let a=()=>this.#x(i,"unknown");return o?this.#O(
a):a()}).flatMap(({prints:i})=>i)})),status:"ok"}}get#g(){return this.#a.stopsAtErrors&&!this.#r.isAsked}#w(e,n=true){return this.#p({isAsked:n||this.#r.isAsked},
e)}get#k(){return this.#a.left?.isCertain===true}get#v(){return this.#a.left?.isCertain===false}#C({command:e,background:n},s){return n?this.#c(()=>this.#x(e,"u\
nknown")):this.#x(e,s)}#x(e,n){if(e.type!=="AndOr")return this.#I(e,n);let{commands:s,operators:r}=e,i=r.lastIndexOf("||"),o=[],a="ok",d=false;for(let[l,c]of s.
entries()){let u=r[l-1],f=u===void 0?"ok":u==="&&"?a:Ce(a);if(d=f==="failed",d)continue;let h=Dh({index:l,last:r.length,lastOr:i},{goes:f,wanted:n}),m=()=>this.#w(
()=>this.#I(c,h),l<r.length),g=f==="unknown"||this.#v?this.#c(m):m();if(o.push(...g.prints),{status:a}=g,this.#a.last=a,this.#k)break}return{status:a,prints:o,isSpared:d}}#I(e,n){
return this.#t.files.reading(()=>this.#$(e,n))}#$(e,n){if(e.type!=="Pipeline")return this.#S(e,n);let s=e.prefixes.filter(({type:o})=>o==="Negation").length%2===
1,r=q,i="ok";for(let[o,a]of e.commands.entries()){let c=o===e.commands.length-1||this.#a.failsWithPipes&&!s&&n==="ok"?s?Ce(n):n:"unknown",u=()=>this.#w(()=>this.#S(
a,c),s),{prints:f}=r,h=()=>o===0?u():this.#P(kt(f,this.#t.files),u);r=e.commands.length>1?this.#O(h):u(),r.status!=="ok"&&i!=="failed"&&(i=r.status)}return this.#a.
failsWithPipes&&(r={...r,status:i}),s?{...r,status:Ce(r.status),isSpared:true}:r}#O(e){return this.#p({shell:this.#a.inner(),isInner:true},e)}#P(e,n){return this.#p(
{stdin:e},n)}#A(e){return this.#p({depth:this.#r.depth+1},e)}#S(e,n){if(this.#r.depth>=yn||this.#l<=0)return this.#y(void 0);switch(e.type){case"Command":return this.#Y(
e,n);case"Subshell":return this.#O(()=>this.#f(e.body.commands,n));case"BraceGroup":return this.#f(e.body.commands,n);case"If":return this.#V(e,n);case"For":return this.#J(
e,n);case"While":return this.#z(e);case"Case":return this.#K(e,n);case"TestCommand":return{status:ue(n)?n:Ot(e.expression,{words:this.#b,program:this.#N}),prints:[
""]};case"ArithmeticCommand":{let s=Vo(this.#E(e.expression));return{status:ue(n)?n:s,prints:[""]}}case"ArithmeticFor":return this.#E(e.initialize),this.#R(e.body,
{goesOn:()=>e.test?Vo(this.#E(e.test)):"ok",next:()=>this.#E(e.update)});case"Redirected":return this.#q(e.redirects,()=>this.#S(e.command,n));case"Function":return this.#a.
functions.set(e.name.value,e.body),q;default:return this.#y(void 0)}}#y(e,n="unknown"){return(this.#t.files.isDoubtful||!this.#t.otherwise(e,this.#a.folder))&&this.#h(),
this.#i=true,{...ve,status:n}}#V(e,n){let s=[e,...e.elif];for(let[r,i]of s.entries()){let{status:o}=this.#w(()=>this.#f(i.clause.commands,"unknown"));if(o==="ok")
return this.#f(i.then.commands,n);if(o==="failed")continue;let a=s.slice(r+1).flatMap(d=>[d.clause,d.then]);for(let d of[i.then,...a,e.else])d&&this.#c(()=>this.#f(
d.commands,"unknown"));return ve}return e.else?this.#f(e.else.commands,n):q}#J({name:e,wordlist:n,body:s},r){let{value:i,isShuffled:o}=this.#_(()=>n?.map(c=>xt(
c,this.#b))??[this.#a.args]);if(!i.every(c=>c!==void 0))return this.#a.variables.set(e.value,void 0),this.#W(s);let a=i.flat(),d=-1,l={goesOn:()=>(++d<a.length&&
this.#a.variables.set(e.value,a[d]),d<a.length?"ok":"failed"),wantedOf:()=>d===a.length-1?r:"unknown"};return o&&a.length>1?this.#F(s,l):this.#R(s,l)}#_(e){let n=this.#s;
this.#s=false;let s=e(),r=this.#s;return this.#s=n,{value:s,isShuffled:r}}#F(e,n){return this.#T(s=>this.#R(e,{goesOn:()=>(s(),n.goesOn())}))}#T(e){let{files:n}=this.#t,
s=this.#a.snapshot(),{result:r,isSure:i}=n.inAnyOrder(a=>e(()=>{a(),this.#a.forgetSince(s)}));this.#a.forgetSince(s),i||this.#h();let{text:o}=kt(r.prints,n);return{
...r,status:"unknown",prints:[o===void 0||/[^\n]$/.test(o)?void 0:ts(o)]}}#W(e){return this.#c(()=>this.#f(e.commands,"unknown"))}#z({kind:e,clause:n,body:s}){let r=e===
"while"?"failed":"ok",i={goesOn:()=>{let{status:a}=this.#w(()=>this.#f(n.commands,"unknown"));return a==="unknown"?a:a===r?"failed":"ok"}};if(!this.#u.isShuffled)
return this.#R(s,i);let{text:o}=this.#u;return this.#P({text:o},()=>this.#F(s,i))}#R(e,{goesOn:n,next:s,wantedOf:r}){let i=[],o=q,a=false;for(;;){let d=n();if(d===
"failed"||this.#k)return{status:o.status,prints:i};if(d==="unknown"||--this.#l<=0)return this.#W(e);let l=()=>this.#f(e.commands,r?.()??"unknown");o=a?this.#c(l):
l(),i.push(...o.prints);let c=this.#a.left;if(c?.of==="loop"&&(this.#a.left=c.levels>1?{...c,levels:c.levels-1}:void 0),c?.isCertain&&(c.of!=="loop"||c.levels>1||
!c.goesOn))return{status:"ok",prints:i};a||=c?.isCertain===false&&!(c.of==="loop"&&c.goesOn),s?.()}}#K(e,n){let s=z(e.word,this.#b);for(let{pattern:r,body:i,terminator:o}of e.
items){let a=r.map(l=>rs(s,fn(l,this.#b))),d=a.includes(true);if(!d&&a.includes(void 0)||o&&o!==";;"){for(let l of e.items)this.#c(()=>this.#f(l.body.commands,"\
unknown"));return ve}if(d)return this.#f(i.commands,n)}return q}get#b(){let e=this.#a;return{variable:n=>(this.#s||=e.shuffled.has(n),e.variable(n)),values:n=>(this.#s||=
e.shuffled.has(n),e.values(n)),number:n=>this.#E(n),printed:n=>this.#L(n),paths:()=>e.hasOddGlobs?void 0:Go(this.#t.files,e.folder)}}#E(e){return Xe(e,{...this.#b,
set:(n,s)=>this.#a.variables.set(n,s)})}#L(e){let{files:n}=this.#t,[{command:s}]=[e.commands[0]??{command:void 0}],r=s?.type==="Command"&&!s.name&&e.commands.length===
1,i=this.#i,o=()=>{if(r)return s.redirects.flatMap(l=>this.#G(l,[])??[]).at(-1)?.text;let d=kt(this.#O(()=>this.#f(e.commands,"unknown")).prints,n);return this.#s||=
d.isShuffled===true,d.text},a=this.#A(()=>n.reading(o,true));return this.#i===i?a:void 0}get#N(){let{files:e,git:n}=this.#t,{folder:s}=this.#a,r={files:e,git:n,
input:i=>{let{text:o,isShuffled:a}=this.#u;return this.#u.text=void 0,a&&i!=="any order"?void 0:o},isShuffled:this.#u.isShuffled===true,folder:s,at:i=>C(i,s),run:i=>this.#j(
i,r)};return r}#j(e,n){let[s="",...r]=e,i=s.replace(/^\/(usr\/)?bin\//,"");return this.#Z(i,r,n)??Bo(e,n)}#Z(e,n,s){let{files:r,at:i}=s,o=/^(ba|z|da)?sh$/.test(
e)||e==="eval"||e==="source"||e===".",a=/^\.{0,2}\/|\.sh$/.test(e)&&/^#!.*\b(ba|z|da)?sh\b/.test(r.text(i(e))??"");if(!o&&!a)return;let d=n.findIndex($=>!/^-[eulx]+$/.
test($)),l=a?[e,...n]:n.slice(Math.max(0,d)),c=/^-[a-z]*c$/.test(l[0]??""),u=e==="eval"?n.join(" "):c?l[1]:l[0]===void 0||l[0]==="-s"?s.input():r.text(i(l[0])),
f=u===void 0||this.#r.depth>=yn?void 0:Mt(u);if(!f)return;let h=n.slice(0,Math.max(0,d)+Number(c)).some($=>$.includes("e")),m=e==="eval"||e==="source"||e===".",
g=l.slice(c?3:1),x=$=>((!m||e!=="eval"&&g.length>0)&&(this.#a.args=g),m||(this.#a.stopsAtErrors=h),this.#f(f.commands,$)),A=$=>this.#O(()=>this.#p({isAsked:false},
()=>x($))),P=$=>{let F=this.#A(()=>m?x($):A($));return{...F,status:ue($)?$:F.status}};return{status:"unknown",prints:[void 0],script:P,act:()=>this.#Q(P)}}#Q(e){
let n=this.#n;this.#n=false,e("unknown");let s=!this.#n;return this.#n||=n,s}#Y(e,n){this.#l--;for(let s of e.name?[]:e.prefix)s.type==="Assignment"&&this.#M(s);
return this.#q(e.redirects,()=>e.name?this.#ee(e,e.name,n):q)}#M(e){let{isShuffled:n}=this.#_(()=>this.#X(e));n?this.#a.shuffled.add(e.name):this.#a.shuffled.delete(
e.name)}#X({name:e,value:n,append:s,index:r}){if(n.type==="ArrayValue"){let a=n.elements.every(({text:u})=>!u.startsWith("[")),d=n.elements.map(u=>a?xt(u,this.#b):
void 0),l=s?this.#a.arrays.get(e):[],c=l&&d.every(u=>u!==void 0);this.#a.arrays.set(e,c?[...l,...d.flat()]:void 0)}let i=n.type==="Word"&&!r?z(n,this.#b):void 0,
o=s?this.#a.variables.get(e):"";this.#a.variables.set(e,i===void 0||o===void 0?void 0:o+i)}#ee(e,n,s){if(n.text==="read")return zi(e,this.#a,this.#u);if(/^(mapfile|readarray)$/.
test(n.text))return Ki(e,this.#a,this.#N.input());let r=e.args.filter(h=>!(es.test(n.text)&&this.#se(h))),{value:i,isShuffled:o}=this.#_(()=>[n,...r].map(h=>xt(
h,this.#b))),a=i.every(h=>h!==void 0)?i.flat():void 0;if(!a){let h=r.map(({text:g})=>g),m=Ji(n.value,h,this.#B);return m||(Me(n.value,h)?{status:s,prints:[void 0]}:
(this.#H([n.value,...h,...i.flatMap(g=>g??[])]),this.#y(void 0,s)))}let[d="",...l]=a,c=this.#a.functions.get(d),u=c?void 0:Vi(d,l,s,this.#B);if(u)return u;let f=c?
this.#re(c,l,s):this.#D(a,s);return o?{...f,prints:f.prints.map(h=>h===""?"":void 0)}:f}#D(e,n){this.#l--;let{isShuffled:s}=this.#u,r=s&&Do(e),i=r?{text:this.#u.
text}:this.#u,o=this.#p({stdin:i},()=>this.#te(e,n));if(!r)return o;let a=o.prints.map(d=>typeof d=="string"?ts(d):d);return{...o,prints:a}}#te(e,n){let s=this.#r.
depth>=yn||this.#l<=0?void 0:this.#j(e,this.#N);if(!s)return this.#H(e),this.#y(e,n);let{script:r,runs:i}=s;return i?this.#ne(i,n):r?e[0]==="timeout"&&n!=="ok"?
this.#c(()=>r(n)):r(n):this.#ie(s,e,n)}#ne({commands:e,isStrict:n,inAnyOrder:s},r){let i=n&&(r==="ok"||e.length===1),o=d=>{let l=e.map(u=>(d?.(),this.#p({stdin:{
text:""}},()=>this.#D(u,i?r:"unknown"))));return{status:!n||l.every(({status:u})=>u==="ok")?"ok":"unknown",prints:l.flatMap(({prints:u})=>u)}},a=s?this.#T(o):o();
return{...a,status:ue(r)?r:a.status}}#se(e){return e.type!=="Assignment"||e.value.type!=="ArrayValue"?false:(this.#M(e),true)}#H(e){let{files:n}=this.#t;for(let s of Ho(
e,this.#N.input())){let r=C(s,this.#a.folder);(n.kind(r)==="file"||n.kind(r)==="executable")&&n.lose(r)}}#re(e,n,s){if(this.#r.depth>=yn)return this.#y(void 0);
let r=this.#a.args;this.#a.args=n;let i=this.#A(()=>e.type==="CompoundList"?this.#f(e.commands,s):this.#S(e,s));return this.#a.args=r,this.#a.left?.of==="functi\
on"&&(this.#a.left=void 0),{...i,isSpared:false}}get#B(){return{shell:this.#a,files:this.#t.files,output:this.#U,outlivesExit:!this.#r.isInner&&this.#e.exitCode===
0,onExit:e=>{this.#o=e},unknown:()=>this.#y(void 0)}}get#U(){return this.#r.isMuted?void 0:this.#e.output}#ie(e,n,s){let{act:r,several:i}=e,o=ue(s)?s:this.#oe(e,
n);return r?o==="failed"&&!i?{status:o,prints:[void 0]}:(this.#i=true,o==="ok"?!r()&&(i||!this.#t.otherwise(n,this.#a.folder))&&this.#h():this.#c(()=>(r()||this.#h(),
q)),{status:o,prints:o==="ok"?e.prints:[void 0]}):{status:o,prints:o==="ok"||e.prints.every(a=>a==="")?e.prints:[void 0]}}#oe({status:e,act:n},s){if(e==="ok"||e===
"failed"&&!n)return e;let r=sn(s,this.#U,n!==void 0);return e==="unknown"||r==="failed"?r:r==="ok"?"unknown":"failed"}#q(e,n){let s=[],r=e.flatMap(c=>this.#G(c,
s)??[]).at(-1),i=this.#r.isMuted||e.some(c=>jh(c,s.length>0)),o=()=>this.#p({isMuted:i,...r&&{stdin:r}},n),a=s.map(({path:c})=>this.#de(c));if(a.includes("faile\
d"))return{status:"failed",prints:[""]};let d=this.#d;this.#d=s.some(({path:c})=>c===Is);let l=a.includes("unknown")?this.#c(o):o();return this.#ae(s,l),this.#d||=
d,s.every(({isError:c})=>c)?l:{status:l.status,prints:[""]}}#ae(e,{status:n,prints:s}){let r=e.filter(({isError:i})=>!i).length<=1;for(let{path:i,appends:o,isError:a}of e){
let d=n==="ok"&&!this.#d?"":void 0,l=a?d:r?qi(s,this.#t.files):void 0;this.#ue(i,l,{appends:o,status:n})}}#de(e){let{files:n}=this.#t,s=e===void 0?void 0:C(e,this.#a.
folder);if(s===void 0||e?.startsWith("/dev/"))return"ok";if(n.kind(s)==="folder"||/^(file|executable)$/.test(n.kind(Es.dirname(s))??""))return"failed";let{output:r}=this.#e;
return n.kind(Es.dirname(s))!=="none"||Es.dirname(s)==="."?"ok":r===void 0?"unknown":r.includes(`${e}: No such file`)?"failed":"ok"}#G(e,n){if(e.type==="HereStr\
ing"){let{target:i}=e,{value:o,isShuffled:a}=this.#_(()=>i&&z(i,this.#b));return{text:o===void 0?void 0:`${o}
`,isShuffled:a}}if(e.type==="HereDoc"){let{value:i,isShuffled:o}=this.#_(()=>this.#ce(e));return{text:i,isShuffled:o}}let[s,...r]=e.target?.parts??[];if(e.operator===
"<"&&s?.type==="ProcessSubstitution"&&r.length===0){let{value:i,isShuffled:o}=this.#_(()=>s.script&&this.#L(s.script));return{text:i,isShuffled:o}}return this.#le(
e,n)}#le({operator:e,target:n,descriptor:s},r){let[i,...o]=(n&&xt(n,this.#b))??[],a=o.length===0?i:void 0;if(e.startsWith("<"))return{text:e==="<"&&a!==void 0?this.#t.
files.text(C(a,this.#a.folder)):void 0};let d=s?.type==="FileDescriptor"&&s.value!==1,l=e===">&"&&/^(\d+|-)$/.test(a??"");l&&a==="2"&&!d&&r.push({path:Is,appends:true,
isError:d}),!l&&!(d&&a==="/dev/null")&&r.push({path:a,appends:e.endsWith(">>"),isError:d})}#ce({body:e,delimiter:n,operator:s}){let r=n?.quoted||!e.parts?e.text:
hn(e.parts,this.#b);return s==="<<-"?r?.replaceAll(/^\t+/gm,""):r}#ue(e,n,{appends:s,status:r}){if(e==="/dev/null"||e===Is)return;if(e===void 0){this.#y(void 0);
return}let i=C(e,this.#a.folder);this.#i=true;let a=this.#t.files.isRead(i)?false:r==="ok"||r==="unknown"&&this.#e.output!==void 0&&n!==void 0;this.#t.files.write(
i,a?n:void 0,s)||this.#h()}},jh=(t2,e)=>{if(t2.type!=="Redirect")return false;let{operator:n,descriptor:s,target:r}=t2;return n.startsWith("&>")?true:s?.type===
"FileDescriptor"&&s.value===2&&(e||r?.text!=="1")},Mh=({command:t2,background:e})=>t2.type==="Command"&&!e&&t2.name?.text==="wait"&&t2.args.length===0,Vo=t2=>t2===
void 0?"unknown":t2===0?"failed":"ok",Dh=({index:t2,last:e,lastOr:n},{goes:s,wanted:r})=>{if(t2===e&&s==="ok")return r;let i=n<(s==="ok"?t2:0);return r==="ok"&&
i?"ok":"unknown"},Hh=({command:t2})=>/^(Command|Subshell|TestCommand|ArithmeticCommand)$/.test(t2.type)||t2.type==="Pipeline"&&!t2.prefixes.some(({type:e})=>e===
"Negation");var Jo=(t2,e)=>{let{reconstruction:n,step:s,refuseCommand:r}=e,i=r?Kh(t2):void 0,o=i?.ok===false?[i.reason]:[],a=(u,f)=>{let[h,...m]=u??[],g=i?.ok&&
r&&h!==void 0?Qh(f,n)??r([h,...m])??n.run([h,...m],s):"it is about several files, of which steps may say some";return g!==void 0&&o.push(g),g===void 0};if(Uh.test(
t2.line)&&!t2.line.includes("<<"))return n.disturb(t2.line),{kind:"open",reason:"it is a line of the Windows shell"};let d=new gn(n,s),l=i?.ok?i.commands.filter(
(u,f)=>Jh(u,i.commands.slice(f+1))):[];for(let u of l)a(u,t2.folder);let c=new bn(t2,{files:d,git:n.recording.git,otherwise:a}).run();return!c||c.isOpen?(n.disturb(
t2.line),{kind:"open",reason:o[0]}):(qh(t2,c.prints,d),{kind:c.changes||l.length>0?"carried":"harmless"})},Uh=/^(?:[^'"]|'[^']*'|"[^"]*")*?(?:^|[\s=&|>])[A-Za-z]:\\\w/,
qh=({printed:t2,isWhole:e,exitCode:n},s,r)=>{if(t2===void 0||(n??0)!==0||s.includes(void 0)||Vh.test(t2))return;let i=s.filter(h=>typeof h=="object"),[o]=i;if(!o||
i.length>1||t2.length>Gh)return;let a=s.indexOf(o),[d,l]=[s.slice(0,a).join(""),s.slice(a+1).join("")];if(!("shows"in o)){r.showDiff(t2);return}let c=t2.endsWith(
`
`)||t2===""||e?t2:`${t2}
`;if(!c.startsWith(d)||!c.endsWith(l)||c.length<d.length+l.length)return;let u=c.slice(d.length,c.length-l.length),f=r.state(o.shows)?.text;f!==void 0&&!e&&f.replaceAll(
`\r
`,`
`)===u.replace(/\n$/,"")||(u!==""||f!==void 0)&&r.show(o.shows,u)},Gh=1e4,Vh=/truncated|\[\.\.\.|… ?\+?\d+ (lines|tokens)|output (was )?cut/i,Jh=([t2],e)=>t2===
"mkdir"&&e.some(([n,...s])=>n==="cp"||!Me(n,s)&&!zh.has(n)),zh=new Set("rm mv sed touch tee chmod git cd printf echo cat mkdir".split(" ")),Kh=({line:t2,exitCode:e})=>{
if(e===null)return{ok:false,reason:"nothing says that it succeeded"};if(e!==void 0&&e!==0)return{ok:false,reason:`it failed with exit code ${e}`};let n=t2.trim().
replace(/(?<!\s)\s+2>&1$/,""),s=Ve(n);if(!s.ok)return s;if(!s.programs){let i=Tr(n);return{ok:false,reason:i.ok?"only a shell can run it":i.reason}}let r=s.programs.
length>1&&s.programs.find(([i])=>Zh.has(i));return r?{ok:false,reason:`${r[0]} sets up the shell that the next command runs in`}:{ok:true,commands:s.programs}},
Zh=new Set("export set unset alias unalias ulimit umask source . eval exec shopt pushd popd declare typeset readonly local".split(" ")),Qh=(t2,{recording:e})=>{
if(t2===void 0)return;let n=Bh.dirname(e.relative(`${t2}/any`));if(n!==".")return/^(\/|\\\\|[A-Za-z]:)/.test(n)&&e.cwd===void 0?`it ran in ${t2}; pass --cwd to \
say what the root of the checkout was`:e.isOutside(n)?`it ran in ${t2}, outside the folder that was worked in`:`it ran in ${n}, and a Run step runs in the root`};
var wn=t2=>{let e=Ve(t2);return(e.ok&&e.programs||Yh(t2))?.every(([s,...r])=>Me(s,r))===true},Yh=t2=>{if(!/["'`$<>(){}\\\n]|(^|[^&])&([^&]|$)/.test(t2))return t2.
split(/\|\||&&|[|;]/).map(e=>{let[n="",...s]=e.trim().split(/\s+/);return[n,...s]})};import{posix as Rs}from"node:path";var zo=class{#e;#t;#s=new xn;#r=new xn;#i=new Set;#n=new Set;#o;#d;#l=false;#a=false;constructor(e,n){
this.#e=e,this.#t=n}enter(e){let n=this.#d===void 0;this.#d??=e;let{root:s,realPath:r}=this.#e,i=r&&s!==void 0&&!Ee(e,s)?r(e):e;if(i!==e&&Ee(i,s))return s;let o=ft(
e);if(o!==void 0&&!Ee(s??"",o))return o;if(Ee(e,s)||s!==void 0&&Ee(s,e))return s;let a=this.#t.folder?`/${this.#t.folder}`:"";if(this.#t.folder!=null)return e.endsWith(
a)?e.slice(0,e.length-a.length):e;let d=e.split("/"),l=d.map((c,u)=>d.slice(u).join("/")).filter(c=>c!==""&&c!==e&&this.#e.kindOf?.(c)==="folder").map(c=>e.slice(
0,-c.length-1));return n&&l.length>0&&this.#s.narrow([e,...l],0),this.#a||=n&&l.length>0,e}take({operation:e,folder:n,unplaced:s=false},r){if(r.failed)return;let i=!r.
proposed&&(s||this.#a),o=c=>i||this.#d===void 0&&D(c),a=Ps(e,r),d=a.sights.filter(({path:c})=>o(c)),l=a.changes.filter(o);i&&s&&Qo(e)&&(this.#l=true);for(let c of d)
this.#p({...c,path:Ko(c.path,n)});for(let c of l.map(u=>Ko(u,n)))Ee(c,this.#e.root)&&this.#s.narrow([this.#e.root],kn),this.#n.add(c)}place(){let e=this.#d,n=e===
void 0,s=n?this.#s.only??void 0:this.#a?this.#s.only:void 0,r=this.#t.root??s,i=n&&this.#l?this.#u():this.#t.folder,o=this.#t.root??(this.#a?e:void 0);return r===
o&&i!==null&&(i??"")===(this.#t.folder??"")&&(n||!this.#l)?void 0:{named:e,root:r,folder:i}}#u(){let e=this.#t.root!==void 0&&this.#r.mayBe("");return this.#t.folder??
(e?"":this.#r.only)}#p(e){let{path:n}=e,{root:s}=this.#e;if(n==="."||n.startsWith("../")||ee(n)||this.#n.has(n)||(Ee(n,s)&&this.#s.narrow([s],kn),Ee(n,s)||this.#i.
has(n)&&!e.isText))return;let r=e.isText?kn:1,i=D(n),o=i?this.#s:this.#r,a=u=>i?n.slice(0,-u.length-1):u.slice(0,-n.length).replace(/\/$/,""),d=this.#h(n),l=d.filter(
u=>o.mayBe(a(u)));if(l.length>Zo)return;let c=(l.length>0?l:d.slice(0,Zo)).filter(u=>this.#c(u,e));c.length>0&&this.#i.add(n),o.narrow(c.map(a),r)}#h(e){return this.#o??=
Xh(this.#e.filesBelow?.("")??[]),(this.#o.get(Rs.basename(e))??[]).filter(s=>D(e)?e.endsWith(`/${s}`):`/${s}`.endsWith(`/${e}`))}#c(e,{isText:n}){let s=n&&this.#e.
readFile?.(e);return!n||s!==void 0&&n(w(s))}},Ko=(t2,e)=>{let n=C(t2,e);return Rs.normalize(/^[A-Za-z]:[\\/]/.test(n)?n.replaceAll("\\","/"):n)},Zo=50,kn=3,xn=class{#e;#t=0;narrow(e,n){
e.length!==0&&(this.#e=new Set(e.filter(s=>this.mayBe(s))),this.#t+=n)}mayBe(e){return this.#e===void 0||this.#e.has(e)}get only(){let[e,...n]=this.#e??[];return e!==
void 0&&n.length===0&&this.#t>=kn?e:null}},Ee=(t2,e)=>e!==void 0&&`${t2}/`.startsWith(`${e.replace(/\/+$/,"")}/`),Xh=t2=>qe(t2,e=>Rs.basename(e)),Ps=(t2,e)=>{if(t2.
kind==="editor")return Ps(t2.asks,e);if(t2.kind==="several"){let n=t2.asks.map(s=>Ps(s,e));return{sights:n.flatMap(({sights:s})=>s),changes:n.flatMap(({changes:s})=>s)}}
if(t2.kind==="read")return{sights:t2.paths.map(n=>({path:n,isText:ep(e)})),changes:[]};if(t2.kind==="edits"){let{path:n,edits:s}=t2;return{sights:s.slice(0,1).map(
({old:i})=>w(i)).filter(Boolean).map(i=>({path:n,isText:o=>o.includes(i)})),changes:[n]}}if(t2.kind==="patch"){let{text:n}=t2,s=Je(n);return{sights:s.flatMap(r=>tp(
r,n)),changes:s}}return t2.kind==="shell"?np(t2.commands,e):{sights:[],changes:"path"in t2?[t2.path]:[]}},ep=({shown:t2})=>{let e=t2&&w(t2.text).trimEnd();return e?
n=>n.trimEnd()===e:void 0},tp=(t2,e)=>{let[n]=ht(e,s=>s===t2).filter(({old:s})=>s.join("").trim()!=="");return n?[{path:t2,isText:s=>`
${s}`.includes(`
${n.old.join(`
`)}`)}]:[]},np=(t2,{exitCode:e,printed:n})=>{let[s="",...r]=t2,i=r.length===0&&e===0?Ve(s):void 0,o=i?.ok&&i.programs||[];if(o.some(([m])=>m==="cd"))return{sights:[],
changes:[]};let a=o.flatMap(([m,...g])=>rp(m,g)),[[d,...l]=[""]]=o,c=n?.trimEnd(),f=o.length===1&&d==="cat"&&l.length===1&&c?m=>m.trimEnd()===c:void 0,h=o.some(
([m])=>!sp.has(m));return{sights:a.map(m=>({path:m,isText:f})),changes:h?o.flat():[]}},sp=new Set(["cat","head","tail","wc"]),rp=(t2,e)=>{let n=e.filter(s=>!s.startsWith(
"-"));return t2==="cat"||t2==="wc"?n:t2==="rm"?e.some(s=>/^-\w*f/.test(s))?[]:n:t2==="mv"||t2==="cp"?n.slice(0,-1):t2==="sed"?/^-i\w*$/.test(e[0]??"")?n.slice(1):
[]:t2==="git"&&/^(rm|mv)$/.test(n[0]??"")?n.slice(1,n[0]==="mv"?-1:void 0):[]},Qo=t2=>t2.kind==="editor"?Qo(t2.asks):De(t2).some(e=>!D(e)),De=t2=>t2.kind==="edi\
tor"?De(t2.asks):t2.kind==="several"?t2.asks.flatMap(De):t2.kind==="read"?t2.paths:t2.kind==="patch"?Je(t2.text):t2.kind==="shell"?["."]:t2.kind==="step"?[t2.input.
file_path,t2.input.new_path].filter(e=>typeof e=="string"):"path"in t2?[t2.path]:[];var Yo=(t2,{call:e,result:n,reconstruction:s})=>{let{recording:r}=s,{place:i}=r;
if(!i||n.proposed)return false;let o=h=>i.root===null?!ee(h):i.folder===null&&e.unplaced&&!D(h),a=De(t2).map(h=>C(h,e.folder)).filter(o),d=t2.kind==="shell"?t2.
commands:[];if(a.length===0||i.root!==null&&d.length>0&&d.every(h=>ip.test(h)))return false;let l=t2.kind!=="read"&&(d.length===0||!d.every(wn));l&&s.disturb(d.
length>0?d.join("; "):e.name);let c=(d.length>0?d:a).join("; ").replaceAll(/\s+/g," ").slice(0,200),f=`${i.root===null?`${i.named} may be the root of the checko\
ut or a folder of it`:"Nothing in the log says in which folder of the checkout it was"}; pass --cwd with that folder (. for the root)${r.checkout.filesBelow?"":
", or --repo"}: ${c}`;return r.leaveOut(e.name,{reason:f,at:e.at,mayChangeFiles:l}),true},ip=/^\s*cd\s+(['"]?)\/[^\s'"$`*?;&|]*\1\s*&&/;var Ws=({call:t2,result:e},n,s)=>{
let{recording:r}=n,i={at:t2.at,mayChangeFiles:false},{operation:o}=t2;if(e?.failed&&["shell","unknown"].includes(o.kind)&&(r.disturbed=true),!e||e.cutOff)ap(t2,
o,n);else if(o.kind==="agent")dp(t2,e,n);else if((e.failed||lp(t2,e))&&!s.keepFailed)r.leaveOut(t2.name,{reason:"It failed when it was made.",...i});else if(!e.
told){let a={id:t2.id,why:t2.why,session:t2.session,isDone:!e.proposed,at:t2.at},{habits:d,refuseCommand:l}=s;Ts(o,{call:t2,result:e,step:a,reconstruction:n,habits:d,
refuseCommand:l})}},ap=(t2,e,n)=>{let s=["shell","unknown","agent"].includes(e.kind),r=e.kind==="shell"?e.commands:[s?t2.name:Ns(e)];if(s)for(let d of r)n.disturb(
d);let i=e.kind!=="read"&&e.kind!=="nothing",o=i?`It was never answered, or cut off; what it changed, if it ran, is not in the plan: ${Ct(r.join("; "))}`:"It wa\
s never answered, and changes no file.",a=i&&s?"unknown":void 0;n.recording.leaveOut(t2.name,{reason:o,at:t2.at,mayChangeFiles:i,is:a})},dp=(t2,{calls:e},n)=>{let s=e!==
0&&!n.showsAgents;s&&n.disturb(t2.name);let r=s?"What the agent that it started did is in a separate log; import that log along with this one.":"It started an a\
gent, whose calls count themselves.",i=s?"unknown":void 0;n.recording.leaveOut(t2.name,{reason:r,at:t2.at,mayChangeFiles:s,is:i})},Ns=t2=>t2.kind==="patch"?Je(t2.
text).join(", "):t2.kind==="editor"?Ns(t2.asks):t2.kind==="several"?t2.asks.map(Ns).join(", "):t2.kind==="step"?[t2.input.file_path,t2.input.new_path].map(b).join(
" "):"path"in t2?t2.path:"",lp=({name:t2},{said:e})=>Yt(t2)&&cp.test(t2)&&e!==void 0&&!up.test(e),cp=/(Edit|Write|Delete|Move|Set|Unset|Import|plan_undo)$/,up=/\b(Updated|Created|Deleted|Moved|Undone:?) \S|"ok"\s*:\s*true/,
Ts=(t2,e)=>{let{call:n,result:s,reconstruction:r}=e,{recording:i}=r,o="path"in t2?{...t2,path:C(t2.path,n.folder)}:t2;if(!(Yo(t2,e)||Ii(o,e)))switch(o.kind){case"\
read":for(let a of o.paths)bp(C(a,n.folder),o.input,e);return;case"edits":Di(o,Fs(o.path,e),e);return;case"write":Yn(o,Fs(o.path,e),e);return;case"notebook":kp(
o,e);return;case"editor":if(o.command==="create"&&hp(o.asks,e))return;Ts(o.asks,{...e,call:{...n,name:o.command}});return;case"several":for(let a of o.asks)Ts(a,
e);return;case"insert":gp(o,e);return;case"patch":pp(o.text,e);return;case"shell":for(let a of o.commands)xp(a,e);return;case"step":fp(o,e);return;case"invalid":
Op(o,e);return;case"undo":i.undo(o.file??/^Undone: \w+ (.+?)(?: to .+)? \(\+\d/.exec(s.said??"")?.[1])||i.leaveOut(n.name,{reason:"No step before it changed a f\
ile.",at:n.at});return;case"nothing":i.leaveOut(n.name,{reason:"It changes no file.",at:n.at,mayChangeFiles:false});return;default:Sp(e)}},fp=({tool:t2,input:e},{
call:n,step:s,reconstruction:r})=>{let{recording:i}=r;!Yt(n.name)&&typeof e.file_path=="string"&&i.license(C(e.file_path,n.folder),n.at),i.add({...s,tool:t2,input:e})},
hp=(t2,{call:e,result:n,reconstruction:{recording:s}})=>{if(t2.kind!=="write"||n.files)return false;let r=C(t2.path,e.folder),i=s.text(r);if(i===void 0)return false;
let o=i===w(t2.content),a=`${s.relative(r)}: the call makes a file, and ${o?"one with this text":"another"} is there.`;return s.leaveOut("create",{reason:a,at:e.
at,mayChangeFiles:!o}),true},pp=(t2,e)=>{let{call:n,result:s,step:r,reconstruction:i,habits:o}=e;s.files?mp(t2,s.files,e):le(t2,i.recording,{...r,folder:n.folder,
bareEnd:o.addedEnd==="bare",isTold:o.patches==="told",isProposal:s.proposed===true})},mp=(t2,e,n)=>{let{call:s,step:r,reconstruction:i,habits:o}=n,{recording:a}=i,
d=Pi(t2,e,n),l=new Set(d.flatMap(({path:u,movedTo:f})=>[u,f??u]).map(u=>a.relative(u))),c=u=>!l.has(a.relative(C(u,s.folder)));nn(d,{...n,asked:{patch:t2,folder:s.
folder}});for(let u of Je(t2).filter(c)){let f=`${u}: the log does not say what became of it; the patch is taken by its words.`;a.leaveOut(s.name,{reason:f,at:s.
at}),le(t2,a,{...r,id:void 0,folder:s.folder,bareEnd:o.addedEnd==="bare",only:h=>h===u})}},gp=(t2,{step:e,result:n,reconstruction:{recording:s}})=>{let{path:r,line:i}=t2,
o=s.text(r),a=o?.split(`
`)??[];if(o===void 0||i<0||i>a.length){let u=o===void 0?"Cannot locate the line without the file; pass --repo.":"It has no such line.";s.leaveOut("insert",{reason:u,
at:e.at});return}let d=yp(t2,a,n.said),l=a.slice(0,i).join(`
`).length+ +(i>0),c=l>o.length?{start:o.length,end:o.length,replacement:`
${d}`}:{start:l,end:l,replacement:`${d}
`};s.change(r,c,e,{undoable:true})},yp=({line:t2,text:e,endsLine:n},s,r="")=>{if(!e.endsWith(`
`))return e;let i=[...r.matchAll(/^[ \t]*(\d+)\t(.*)$/gm)].map(([,c,u=""])=>[Number(c),u]),o=c=>{let u=[...s.slice(0,t2),...c.split(`
`),...s.slice(t2)];return i.every(([f,h])=>Xo(u[f-1])===Xo(h))},a=e.slice(0,-1),[d,...l]=[e,a].filter(o);return d!==void 0&&l.length===0?d:n?a:e},Xo=(t2="")=>t2.
replace(/\s+/g," ").trim(),Fs=(t2,{result:e,reconstruction:{recording:n}})=>{let s=e.files??[];return s.find(r=>n.relative(r.path)===n.relative(t2))??(s.length===
1?s[0]:void 0)},bp=(t2,e,{call:n,result:s,step:r,reconstruction:i})=>{let{recording:o}=i;if(s.folder){o.leaveOut(n.name,{reason:"It listed a folder.",at:n.at,mayChangeFiles:false});
return}let a=i.left(t2),d=!a&&i.isDisturbed(t2),{shown:l,isGuessed:c}=wp(s,a);if(l&&!o.isOutside(o.relative(t2))){if(c&&!(a&&qt(a,l.text,l.exact))){let u=`${o.relative(
t2)}: the log does not say whether its last line is ended.`;o.leaveOut(n.name,{reason:u,at:n.at})}i.meet(t2,l,r.at)}d?o.leaveOut(n.name,{reason:"It may have bee\
n made or changed by what ran before it.",at:n.at,mayChangeFiles:false}):o.read(t2,r,{...e,sha256:s.sha256})},wp=({shown:t2},e)=>{if(!t2)return{};let n={exact:t2.
exact,...t2.isWhole&&{isWhole:t2.isWhole}};if(!t2.openEnd)return{shown:{...n,text:t2.text}};if(!e)return{};let s=w(e.text??`
`),r=s.endsWith(`
`),i=ea(r?s.slice(0,-1):s)!==ea(t2.text);return{shown:{text:t2.text+(r?`
`:""),exact:false},isGuessed:i}},ea=t2=>t2.slice(t2.lastIndexOf(`
`)+1),kp=({path:t2,input:e},n)=>{let{step:s,reconstruction:r}=n,{recording:i}=r,o={tool:"NotebookEdit",input:{...e,notebook_path:t2}},a=Fs(t2,n);if(typeof a?.after!=
"string"||!p(br(a.after))){if(typeof a?.after=="string"){let u=`${i.relative(t2)}: what the log shows of it afterwards is no notebook.`;i.leaveOut("NotebookEdit",
{reason:u,at:s.at})}else if(n.habits.patches==="told"){let u=`${i.relative(t2)}: the log does not show what became of it; the call is taken by its words.`;i.leaveOut(
"NotebookEdit",{reason:u,at:s.at})}i.add({...s,...o});return}a.before!==void 0&&r.meet(t2,wt(a.before,a.exact),s.at);let d=["edit_mode","cell_id","new_source","\
cell_type"].filter(u=>e[u]!==void 0),l={notebook_path:t2,...Object.fromEntries(d.map(u=>[u,e[u]]))},c={text:a.after,exact:i.state(t2)?.exact??false};r.become(t2,
c,{step:s,wanted:{...o,input:l}})},xp=(t2,{call:e,result:n,step:s,reconstruction:r,refuseCommand:i})=>{let{recording:o}=r,a=e.folder,d=n.proposed&&!/\bapply_patch\b/.
test(t2)?null:n.exitCode,l={line:t2,folder:a,exitCode:d,output:n.output,printed:n.printed,isWhole:n.isWhole},c=s.why??`Ran: ${Ct(t2)}`,{kind:u,reason:f}=Jo(l,{reconstruction:r,
step:{...s,why:c},refuseCommand:i});if(u==="carried")return;let h=a===void 0?"":o.relative(op.join(a,"any")),m=n.proposed?"not read":"unknown";if(o.isOutside(h)&&
!ee(h)){let A=`It ran in ${a}, outside the folder that was worked in; --cwd says another: ${Ct(t2)}`;o.leaveOut(e.name,{reason:A,at:e.at,is:m});return}if(u==="h\
armless"){o.leaveOut(e.name,{reason:`It changes no file: ${Ct(t2)}`,at:e.at,mayChangeFiles:false});return}let x=`${i&&f?`No Run step carries it (${f})`:"No step\
 does what this command does"}; if it changed files, those changes are not in the plan: ${Ct(t2)}`;o.leaveOut(e.name,{reason:x,at:e.at,is:m})},Ct=t2=>Wt(t2.replaceAll(
/\s+/g," ").trim(),160),Op=({tool:t2,reason:e},n)=>{let{call:s,result:r,reconstruction:i}=n,o=r.proposed?ta:"If it changed a file, that change is not in the pla\
n.";r.files&&r.files.length>0?nn(r.files,n):i.recording.leaveOut(t2,{reason:`${e} ${o}`,at:s.at})},ta="Have it written as a call that gives the old and the new \
text, or as a diff.",Sp=t2=>{let{call:e,result:n,reconstruction:s}=t2;if(n.files&&n.files.length>0){nn(n.files,t2);return}s.disturb(e.name);let r=n.proposed?`No\
 step does what this tool does. ${ta}`:"No step does what this tool does; if it changed files, those changes are not in the plan.",i=n.proposed||Gn(e.name,e.input)?
void 0:"unknown";s.recording.leaveOut(e.name,{reason:r,at:e.at,is:i})};function rt(t2,{choice:e,recording:n,called:s="answer"}){if(n.answers=Math.max(n.answers,
t2.length),t2.length<2)return t2;let r=e===void 0?void 0:t2[e-1];for(let a of t2)a!==r&&Ls(a,n);if(r)return[r];let i=e===void 0?"":`, and no ${s} ${e}`,o=`It ho\
lds ${t2.length} of them${i}. Take one with --choice N, from 1 to ${t2.length}.`;return n.leaveOut(`${s}s`,{reason:o,at:t2[0].at()}),[]}var na=(t2,e)=>{e.leaveOut(
"answers",{reason:"It holds several answers to one request. Take one with --choice N, from 1.",at:t2.at()})};function Ls(t2,{calls:e},n){for(let{ids:s,input:r}of Xt(
t2,n))e.take(s[0],r)}var sa=t2=>{let e=vp;for(let n of ra(t2)){if(e-=n.length,e<0)return;for(let s of n.split(`
`)){let[,r]=s.length<=_p&&Cp.exec(s.trim())||[];if(r!==void 0)return r.trim()}}},vp=256*1024,_p=500,Cp=/^(?:<cwd>|(?:[-*] )?(?:current |primary )?working directory(?: is)?: |# current working directory \(|I'm currently working in the directory: )["'`]?((?:\/|[A-Z]:\\)[^"'`<]*?)["'`]?(?:<\/cwd>|\) files)?$/i;
function*ra(t2){if(typeof t2=="string"&&(yield t2),p(t2)&&$p.test(`${b(t2.role)} ${b(t2.type)}`))return true;if(typeof t2!="object"||t2===null)return false;for(let e of Object.
values(t2))if(yield*ra(e))return true;return false}var $p=/assistant|model|tool|result|function/;function*ia(t2,{before:e,after:n,wanted:s,keepsEnds:r}){if(s&&(yield[
s]),n.text===void 0){yield[Ep(t2)];return}let i=Ip(t2,e,n.text,r===true);i&&(yield i),r&&e?.exact===false&&e.text!==void 0||(yield*Pp(t2,e,n))}var js=(t2,e)=>t2.
text===void 0||e.text===void 0?t2.text===e.text:e.executable!==void 0&&e.executable!==(t2.executable??false)?false:e.exact?t2.exact&&t2.text===e.text:Ap(t2.text,
e.text),Ap=(t2,e)=>w(t2)===w(e),Ep=t2=>({tool:"Delete",input:{file_path:t2}}),Ip=(t2,e,n,s)=>{if(e?.text===void 0||t2.endsWith(".ipynb"))return;let[r,i]=[w(e.text),
w(n)];return(Dt(r,i)??(s?[{old_string:r,new_string:i}]:void 0))?.map(a=>({tool:"Edit",input:{file_path:t2,...a}}))},Pp=(t2,e,n)=>{let s=n.text??"",r=n.executable!==
void 0&&n.executable!==(e?.executable??false)?{executable:n.executable}:{},i=e?.text!==void 0&&H(e.text)&&H(s),o=c=>[{tool:"Write",input:{file_path:t2,...c,...r}}],
a=o({content:i?oe(s):s}),d={tool:"Write",input:{file_path:t2,content_base64:""},when:{exists:true}};return n.exact&&!H(s)&&(e===void 0||e.text!==void 0&&!e.exact&&
!H(e.text))?[[d,...a]]:[a,o({content_base64:Buffer.from(s).toString("base64")})]};var it=class{recording;folders=new Set;goneFolders=new Set;showsAgents=false;temporary=0;#e=[];#t=new Map;#s=new Set;#r=new Map;#i=new Map;constructor(e){
this.recording=e}disturb(e){this.recording.disturbed=true,this.#n(e)}#n(e){this.#e.push({what:e.replaceAll(/\s+/g," ").trim(),isStep:false})}run(e,n){let s=this.
recording.run(e,n);if(s===void 0&&this.#e.push({what:e.join(" "),isStep:true}),s===void 0)for(let r of this.#r.keys())this.#r.set(r,{state:void 0,step:void 0});
return s}loosen(e,n){this.#h(e).some(({isStep:s})=>s)||(this.#n("a change from outside"),this.#s.add(this.recording.relative(e)),this.#i.set(this.recording.relative(
e),n))}lose(e){let n=this.recording.relative(e),s=this.recording.state(e);(s||!this.#r.has(n))&&this.#r.set(n,{state:s,step:this.recording.lastStepOf(n)}),this.
recording.set(e,void 0)}left(e){let n=this.recording.relative(e),s=this.#r.get(n),r=s?.state&&this.recording.lastStepOf(n)===s.step;return this.recording.state(
e)??(r?s.state:void 0)}isLost(e){return this.#r.has(this.recording.relative(e))}close(){for(let{construct:e,reason:n,at:s}of this.#i.values())this.recording.leaveOut(
e,{reason:n,at:s});this.#i.clear()}isLoose(e){return this.#s.has(this.recording.relative(e))}isDisturbed(e){return this.#h(e).some(({isStep:n})=>!n)}meet(e,n,s){
let{recording:r}=this,i=r.relative(e),o=this.left(e),a=n.isWhole||n.text===void 0?void 0:Ye(n.text,o?.text);if(a!==void 0){o&&this.isDisturbed(e)&&this.lose(e),
r.leaveOut("text",{reason:`${i}: ${a}`,at:s});return}this.#i.delete(i),this.#r.delete(i)&&r.set(e,o),this.#o(e,{known:o,shown:n,at:s}),this.#c(e)}#o(e,{known:n,
shown:s,at:r}){let{recording:i}=this;if(n&&s.text!==void 0&&qt(n,s.text,s.exact)){let o=s.exact&&!n.exact||!n.exact&&H(s.text)&&!H(n.text??"");(o||n.assumed)&&i.
set(e,{...n,...o&&s,assumed:void 0})}else n?.assumed&&Rp(n,s)?i.set(e,{...n,assumed:void 0}):n?.assumed&&(i.checkout.isLater||!this.isDisturbed(e))?this.#l(e,{known:n,
shown:s,at:r}):n&&s.text!==void 0?this.#a(e,{known:n,shown:{...s,text:s.text},at:r}):n||i.set(e,s)}settle(e,{isText:n,at:s}){let{recording:r}=this,i=r.relative(
e);if(r.isOutside(i)||this.isDisturbed(e))return;let o=this.left(e)?.text;if(o!==void 0&&n(o))return;let a=r.candidates(i).find(d=>d!==void 0&&n(d));a!==void 0?
this.meet(e,{text:a,exact:true,isWhole:true},s):r.leaveOut("hash",{reason:`${i}: the log\u2019s hash of it is not that of what the steps leave.`,at:s})}become(e,n,s){
let{recording:r}=this,i=r.earlier(e),o=i.state;if(this.#c(e),o&&js(o,n))return true;let a=u=>u?js(u,n):!o,d=Np(ia(e,{before:o,after:n,...s}),u=>r.attempt(e,u,a));
if(!d)return this.lose(e),r.leaveOut(s.wanted?.tool??"change",{reason:`Cannot tell what happened to ${r.relative(e)} without the file; pass --repo.`,at:s.step.at});
let l=r.hasMovedOn(e)?r.onFile(e,{from:o,to:n,way:d},s.step):d;l&&this.#d(e,l,{...s,before:i}),this.#r.delete(r.relative(e));let c=o&&o.text===void 0;return r.set(
e,{...n,executable:n.executable??(c?false:o?.executable)}),true}#d(e,n,{step:s,...r}){let{before:i,isElsewhere:o=false}=r,a=!i?.state||i.state.text!==void 0;!this.
recording.isLicensed(e)&&(a||n.some(({tool:d})=>d!=="Write"))&&(this.recording.unread=true);for(let[d,{tool:l,input:c,when:u}]of n.entries())this.recording.add(
{...s,...u&&{when:u},id:d===0?s.id:void 0,tool:l,input:c},{undoable:true,before:i,isElsewhere:o,isOnFile:true})}#l(e,{known:n,shown:s,at:r}){let{recording:i}=this;
if(s.text!==n.text&&i.moveOn(e,n,r),i.set(e,{...s,executable:s.executable??n.executable}),s.text===n.text||!this.isDisturbed(e))return;let o=`${i.relative(e)}: \
it is not as the session found it; what ran before may have changed it (${this.#p(e)}).`;i.leaveOut("change",{reason:o,at:r,is:"unknown"})}#a(e,n){let{known:s,shown:r,
at:i}=n,o={step:{why:this.#u(e),at:i},isElsewhere:this.recording.isSteady(e)};if(s.text===void 0||r.exact)this.become(e,r,o);else{let a=s.exact?ze(s.text,w(r.text),
void 0):r.text;this.become(e,{...s,text:a},{...o,keepsEnds:true})}}#u(e){let n=this.#p(e);return n===""?"Changed from outside.":`Changed by: ${n}`}#p(e){let n=this.#h(
e).map(({what:s})=>s);return Wt(n.slice(-3).join("; "),400)}#h(e){return this.#e.slice(this.#t.get(this.recording.relative(e))??0)}#c(e){this.#t.set(this.recording.
relative(e),this.#e.length)}},Rp=({text:t2},{text:e})=>t2===void 0||e===void 0?t2===e:w(t2)===w(e),Np=(t2,e)=>{for(let n of t2)if(e(n))return n};var oa={"claude\
-code":{name:"Claude Code",newest:"2.1.197",versionIn:({version:t2,claude_code_version:e})=>e??t2},codex:{name:"Codex",newest:"0.169.0",versionIn:({payload:t2})=>y(
t2,"cli_version")},qwen:{name:"Qwen Code",newest:"0.15.10",versionIn:({version:t2,qwen_code_version:e})=>e??t2},copilot:{name:"Copilot",newest:"1.0.102",versionIn:({
data:t2})=>y(t2,"copilotVersion")},opencode:{name:"OpenCode",newest:"1.18.33",versionIn:({info:t2})=>y(t2,"version")},cline:{name:"Cline",newest:"3.0.65",versionIn:({
origin:t2})=>y(t2,"version")},pi:{name:"Pi's format",newest:"3",versionIn:({type:t2,version:e})=>t2==="session"&&typeof e=="number"?`${e}`:void 0}},On=class{#e;#t;constructor(e){
this.#e=e!==void 0&&Object.hasOwn(oa,e)?oa[e]:void 0,this.#t=this.#e?.newest??""}take(e){let n=p(e)?this.#e?.versionIn(e):void 0,[,s]=Tp.exec(typeof n=="string"?
n:"")??[];s!==void 0&&Fp.compare(s,this.#t)>0&&(this.#t=s)}get notice(){if(!this.#e||this.#t===this.#e.newest)return;let{name:e,newest:n}=this.#e;return`The log\
 is of ${e} ${this.#t}, and its reader was recorded with ${n}: compare the plan with what the session left, with --after.`}},Tp=/^v?(\d{1,9}(?:\.\d{1,9}){0,3})(?![\d.])/,
Fp=new Intl.Collator("en",{numeric:true});function aa(t2){if(!p(t2))return{};let e=Wp.map(o=>t2[o]).filter(p),n=[t2,...e,...e.map(({model:o})=>o).filter(p)],s=t2.
type==="session"?t2.id:Ms(n,Lp),[r,i]=[Ms(n,jp),Ms(n,Mp)];return{...typeof s=="string"&&{id:s},...r!==void 0&&{model:r},...i!==void 0&&{provider:i}}}function Ds({
id:t2,model:e,provider:n},s){let r={agent:s,model:e===void 0?void 0:Hp(e,n,s),id:t2},i=Object.entries(r).filter(([o,a])=>Nr.safeParse({[o]:a}).success);return i.
length===0?void 0:Object.fromEntries(i)}var yS=t2=>t2 in da?t2:void 0,Wp=["message","payload","data","info","part","params"],Lp=["sessionId","session_id","sessi\
onID","thread_id","conversation_id","conversationId"],jp=["model","modelId","modelID","newModel","selectedModel"],Mp=["provider","providerID","providerId","mode\
l_provider"];function Ms(t2,e){for(let n of t2)for(let s of e){let r=n[s];if(typeof r=="string"&&r!=="")return r}}var da={"claude-code":"anthropic",codex:"opena\
i",gemini:"google",qwen:"alibaba",copilot:"github-copilot","vscode-chat":"github-copilot",cline:void 0,cursor:void 0,opencode:void 0,pi:void 0,openhands:void 0,
"swe-agent":void 0,kimi:void 0},Dp=[[/^claude-/,"anthropic"],[/^(?:gpt|o\d|codex|chatgpt)-?/,"openai"],[/^gemini-/,"google"],[/^qwen/,"alibaba"]];function Hp(t2,e,n){
let s=t2.replace(/\[\w+\]$/,""),r=Dp.find(([o])=>o.test(s))?.[1],i=e??(s.includes("/")?void 0:da[n??""]??r);return i===void 0?s:`${i}/${s}`}var E=(t2,e)=>(n,s,r)=>{
let i=new it(s),o=()=>new Hs(i,{...r,...t2});i.showsAgents=n.length>1;let a=t2.proposals?o():void 0,d=a?[a]:n.map(o),l=new On(r.agent),c=f=>{let h=e(f);return m=>{
l.take(m.value),h(m)}};Gp(n.map((f,h)=>Bp(f,a??d[h],c)));for(let f of d)f.close();i.close(),l.notice!==void 0&&s.note(l.notice);let u=!a||a.hasResults;return{...s.
cwd!==void 0&&{cwd:s.cwd},options:{...ge(s),...t2.options?.(s)??{reads:"auto"},...u?{duplicates:"keep"}:{reads:"auto"}}}};function*Bp(t2,e,n){let s=n(e),r="";for(let i of ne(
t2,e.recording)){e.search(i);for(let o of Up(i)){if(!V(o))continue;r=y(o.value,"timestamp")??r,yield{time:r,take:()=>{e.hear(o.value),e.place=o.at,qp(o.value)&&
(e.reconstruction.showsAgents=true);let d=!e.hasStarted;s(o),d&&e.enterAs(o.value)}}}}}var Up=t2=>{let{value:e}=t2;if(Array.isArray(e)&&typeof e[0]=="string")return[
{...t2,value:{command:e}}];let n=Array.isArray(t2.value)?t2:ut(t2,"loglines");return n&&Array.isArray(n.value)?M(n):[t2]},qp=({isSidechain:t2,data:e})=>t2===true||
y(e,"parentToolCallId")!==void 0,Gp=t2=>{let e=s=>{let{value:r}=s.next();return r?[{source:s,line:r}]:[]},n=t2.flatMap(e);for(;n.length>0;){let s=n.reduce((r,i)=>r.
line.time<=i.line.time?r:i);s.line.take(),n=n.flatMap(r=>r===s?e(r.source):[r])}},Hs=class{why;#e={};#t;hasResults=false;isSession=false;place;reconstruction;recording;#s;#r=new Map;#i=new Map;#n=new Map;#o=new Map;#d=0;#l;#a=[];#u;constructor(e,n){
this.#s=n,this.#t=Ds({},n.agent),this.reconstruction=e,this.recording=e.recording,this.enter(this.recording.place?.named)}enter(e){if(typeof e!="string")return;
let{recording:n}=this,s=n.sightings.enter(e);n.cwd??=s;let r=n.cwd,i=!D(n.relative(`${e}/any`))||jt(e)(`${r}/any`)!==void 0;this.#u===void 0&&!i&&this.leaveOut(
"folder",`It worked in ${e}, and --cwd says ${r}`),this.#u=e}enterAs(e){this.#u===void 0&&this.enter(sa(e))}get hasStarted(){return this.#d>0}call({name:e,id:n,
...s}){let r=typeof n=="string"?n:this.freeId();if(typeof e!="string"&&this.leaveOut("call","It names no tool"),typeof e!="string")return r;let i=ae(`${e} ${JSON.
stringify(s.input)}`),[o,a]=[this.#r.has(r),this.#i.get(r)===i];if(o&&!a&&this.#s.proposals){let $=`Another call has its id, ${JSON.stringify(r)}. Give each cal\
l its own id.`;return this.recording.leaveOut(e,{reason:$,at:s.at}),r}if(this.recording.calls.take(n,s.input),this.#s.reusesIds?o:a)return r;let d=o?this.freeId():
r;this.#i.set(d,i),this.#d++;let{why:l=this.why,session:c=this.#t}=s,u=this.#s.proposals===true&&!this.isSession,f=s.folder??this.#u,h=f??(this.recording.place?.
folder||void 0),m=Qt(e,s.input),g="folder"in m?m.folder:void 0,x=g===void 0?h:C(g,h),A=f===void 0&&!u&&!D(x??"");this.#r.set(d,{...s,name:e,id:d,why:l,session:c,
folder:x,unplaced:A,operation:m});let P=this.#n.get(r);return this.#n.delete(r),P&&this.result(d,P.result),d}hear(e){let n={...this.#e,...aa(e)};Object.entries(
n).every(([s,r])=>this.#e[s]===r)||(this.#e=n,this.#t=Ds(n,this.#s.agent))}stop({value:{stop_reason:e,finish_reason:n,finishReason:s,incomplete_details:r,...i},
at:o}){let a=p(r)?r.reason:void 0,d=[e,n,s,a].find(u=>typeof u=="string");d!==void 0&&(this.#l=Vp.test(b(d))?o:void 0);let c=this.#s.proposals&&(i.role==="assis\
tant"||i.role==="model")?R(i.content??i.parts):void 0;c!==void 0&&this.#a.push({text:c,at:o})}cut(e){this.#l=e}result(e,n){if(typeof e!="string")return;this.hasResults=
true,this.why=void 0;let s=this.#r.get(e);if(!s){this.#i.has(e)||this.#n.set(e,{result:n,place:this.place});return}this.#r.delete(e);let r=typeof n=="function"?
n(s):n;s.unplaced&&this.enter(zp(s,r)),this.recording.sightings.take(s,r),Ws({call:s,result:r},this.reconstruction,this.#s)}answer(e,n){typeof e!="string"&&this.
leaveOut("answer","It does not say which call it answers"),this.result(e,n)}done(e,n){let{why:s}=this;this.result(this.call(e),n),this.why=s}block({value:e,at:n},s){
let r=Jp(e),{type:i,id:o,name:a,input:d,text:l}=r;if(i==="tool_use"&&typeof a=="string")this.call({name:a,id:o,input:d,at:n()});else if(i==="tool_result")this.answer(
r.tool_use_id??r.toolUseID,c=>ye(r.is_error)?s(c,r):S);else if(i==="text"&&typeof l=="string")this.why=l;else return false;return true}leaveOut(e,n){let s=this.
place?.()??{file:"",line:1,column:1};this.recording.leaveOut(e,{reason:`${n}; if it changed files, those changes are not in the plan.`,at:s})}chosen(e){return rt(
[...M(e)],{choice:this.#s.choice,recording:this.recording})}isChosen(e,n){let{choice:s}=this.#s,{recording:r}=this;return e>r.answers&&(r.answers=e,s===void 0&&
e>1&&(e===2&&na(n,r),this.#r.clear())),s===void 0?r.answers===1:e===s}search(e){this.recording.calls.search(e,this.#s.keys)}passOver(e){Ls(e,this.recording,this.#s.
keys)}opened(e){return this.#r.get(e)}freeId(){return`\0${this.#d}`}firstOpen(e){return[...this.#r].find(([,n])=>n.name===e)?.[0]}mark(e){typeof e=="string"&&!this.#o.
has(e)&&this.#o.set(e,this.recording.checkpoint())}backTo(e){let n=this.#o.get(b(e));n!==void 0&&this.recording.rewind(n)}close(){for(let{place:n}of this.#n.values())
this.place=n,this.leaveOut("answer","It answers a call that the log does not show");let e=this.#s.proposals===true&&!this.hasResults&&!this.isSession;for(let n of e?
this.#r.values():[])this.recording.sightings.take(n,{failed:false,proposed:e});e&&this.#l&&this.recording.leaveOut("answer",{reason:"The answer was cut off, by \
its token limit or by a filter, so a part of it is missing. Ask for the rest, or for all of it again.",at:this.#l(),is:"not read"});for(let{text:n,at:s}of e?this.#a:
[]){let{file:r,line:i}=s();this.recording.texts.push({file:r,lines:n.split(`
`),taken:[],toldAt:i})}for(let n of this.#r.values())Ws({call:n,...e&&{result:{failed:false,proposed:e}}},this.reconstruction,this.#s);this.#r.clear()}},Vp=/^(?:max_tokens|max_output_tokens|length|model_context_window_exceeded|content_filter|safety|recitation)$/i,
Jp=({toolUse:t2,toolResult:e,...n})=>{if(p(t2))return{...t2,type:"tool_use",id:t2.toolUseId};if(!p(e))return n;let{toolUseId:s,status:r}=e;return{...e,type:"too\
l_result",tool_use_id:s,is_error:r==="error"}},zp=({operation:t2},{exitCode:e,printed:n,files:s=[]})=>{if(t2.kind==="shell"){let[r="",...i]=t2.commands,[o=""]=n?.
split(`
`)??[];return i.length===0&&e===0&&/^\s*pwd\s*($|&&|;)/.test(r)&&/^\/\S/.test(o)?o:void 0}for(let r of De(t2)){let i=`/${r.replace(/^\.\//,"")}`,o=s.find(({path:a})=>!D(
r)&&D(a)&&a.endsWith(i));if(o)return o.path.slice(0,-i.length)}};var Kp={edits:"literal",overwrittenMark:"kept"},la=E({habits:Kp,reusesIds:true},t2=>{let e=new Map;
return n=>{let s=O(n,"message")??n,{method:r}=s.value,i=O(s,"params")?.value??s.value;/^session\/(new|load|resume)$/.test(b(r))&&t2.enter(i.cwd),r==="fs/write_t\
ext_file"&&t2.done({name:"write_file",input:i,at:n.at()},{failed:false}),p(i.update)&&Zp(n,i.update,{log:t2,told:e})}}),Zp=(t2,e,{log:n,told:s})=>{let{sessionUpdate:r,
toolCallId:i}=e;if(r==="agent_message_chunk"&&(n.why=`${n.why??""}${y(e.content,"text")??""}`),r==="user_message_chunk"&&(n.why=void 0),!/^tool_call(_update)?$/.
test(b(r))||typeof i!="string")return;let o=s.get(i),a=Object.fromEntries(Object.entries(e).filter(([,c])=>c!=null)),d={node:o?.node??t2,update:{...o?.update,...a},
why:o?.why??n.why};s.set(i,d);let{status:l}=d.update;l!=="completed"&&l!=="failed"||(s.delete(i),Qp(i,d,n),n.why=void 0)},Qp=(t2,{node:e,update:n,why:s},r)=>{let i=n.
status==="failed",a=(Array.isArray(n.content)&&!i?n.content.filter(p):[]).filter(({type:l})=>l==="diff"),d={id:t2,why:s,at:e.at()};a.length===0&&r.done({...d,...Yp(
n)},l=>Xp(l,n));for(let[l,{path:c,oldText:u,newText:f}]of a.entries()){let h=a.length===1?t2:`${t2}.${l+1}`,m=typeof u=="string"&&u!==""?{name:"edit",input:{path:c,
old_text:u,new_text:f}}:{name:"write",input:{path:c,content:f}};r.done({...d,...m,id:h},{failed:false})}},Yp=({kind:t2,rawInput:e,title:n,locations:s})=>{let r=p(
e)?e:{};if(t2==="execute")return{name:"shell",input:r};if(t2==="read"){let[i]=Array.isArray(s)?s:[];return{name:"read",input:{path:y(i,"path")??r.file_path??r.path}}}
return t2==="search"||t2==="fetch"||t2==="think"||t2==="switch_mode"?{name:"ls",input:r}:{name:typeof n=="string"?n:b(t2??"tool_call"),input:r}},Xp=({operation:t2},{
status:e,rawOutput:n})=>{let s=e==="failed";if(t2.kind!=="shell")return{failed:s};let r=p(n)?n.exitCode??n.exit_code:void 0;return s&&typeof r!="number"?{failed:s}:
v(r,y(n,"output")??y(n,"stdout")??R(n))};var U=t2=>{let e=typeof t2=="string"?L(t2):t2;if(typeof e=="string")return tm.test(e)||/^(Process exited with|Exit) code:? [1-9]/im.
test(e);if(!p(e))return false;let n=p(e.metadata)?e.metadata.exit_code:e.exit_code;return e.success===false||e.ok===false||[e.is_error,e.isError,e.error].some(s=>(s??
false)!==false)||typeof e.status=="string"&&em.test(e.status)||typeof n=="number"&&n!==0},em=/^(?:error|errored|failed|failure|denied|rejected|cancell?ed|aborted|timeout)$/i,
tm=new RegExp(`^\\s*(?:${[String.raw`(?:error|failed|failure|invalid|unsupported|denied|rejected|cancelled|(?:the )?user (?:rejected|cancelled|denied|declined)|apply_patch verification failed)\b`,
"<tool_use_error>",String.raw`\w*ValidationError\b`,String.raw`The user doesn['’]t want to `,String.raw`\[Request interrupted`,String.raw`File has (?:not been read yet|been (?:unexpectedly )?modified since)`,
String.raw`File (?:does not exist|already exists|not found)`,String.raw`(?:String to replace|oldString|old_string) not found`,String.raw`Found (?:multiple|\d+) (?:matches|occurrences) (?:of|for) `,
String.raw`(?:Could not|Cannot|Can't|Unable to|Failed to) `,String.raw`No (?:changes to (?:make|apply)|replacement was performed|match(?:es)? (?:was|were )?found|occurrences found|sufficiently similar match)`].
join("|")})`,"i"),$t=t2=>/^\s*(?:The tool execution failed|The user (?:denied|provided the following feedback)|Tool \[|<error>)/.test(t2);var ie=t2=>{if(typeof t2!=
"string")return;let e=t2.search(/^@@ /m);if(e<0)return;let n=t2.slice(e).replace(/\n$/,"").split(`
`),s=Ae(["--- a","+++ b",...n],1)[0]?.hunks;return s&&nm(n,s,t2.endsWith(`
`)?1:0)?s:void 0},nm=(t2,e,n)=>e.every(({line:s,oldLines:r,newLines:i})=>{let[,,o="1",,a="1"]=/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(t2[s-3]??"")??[];
return r+n>=Number(o)&&i+n>=Number(a)}),Bs=t2=>{if(!Array.isArray(t2)||t2.length===0)return;let e=t2.map(n=>p(n)&&typeof n.oldStart=="number"&&yr(n.lines)?G(n.oldStart,
n.lines):void 0);return e.every(n=>n!==void 0)?e:void 0},fa=t2=>ie(typeof t2=="string"?t2.replace(/\n$/,""):void 0)?.map(e=>{let n=Q(e),s=rm(n.old.lines,n.new.lines)<
sm,[r,i]=[ua(n.old,s),ua(n.new,s)];return G(e.oldStart,[...ca("-",r),...ca("+",i)],e.newStart)}),ca=(t2,{lines:e,ended:n})=>[...e.map(s=>t2+s),...n?[]:["\\ No ne\
wline at end of file"]],sm=3,rm=(t2,e)=>{let n=0;for(;n<Math.min(t2.length,e.length)&&t2.at(-1-n)===e.at(-1-n);)n+=1;return n},ua=(t2,e)=>t2.lines.at(-1)===""?{
lines:t2.lines.slice(0,-1),ended:true}:{...t2,ended:!e||t2.lines.length===0},ha=t2=>{if(typeof t2!="string")return;let e=[],n,s=0;for(let r of t2.split(`
`)){let[,i,o,a=""]=/^([ +-])\s*(\d+) (.*)$/s.exec(r)??[];if(i===void 0){if(!/^\s*\.\.\.$/.test(r))return;n=void 0;continue}let d=Number(o)-(i==="+"?s:0);n||(n={
start:d,lines:[]},e.push(n)),n.lines.push(i+a),i==="+"&&(s+=1),i==="-"&&(s-=1)}return e.filter(({lines:r})=>r.some(i=>!i.startsWith(" "))).map(({start:r,lines:i})=>G(
r,i))},Us=(t2,{raw:e,hunks:n,at:s},r)=>{let i=pe(e,Ue(e,n));for(let o of i.missing)r.leaveOut("hunk",{reason:Vt(t2,o,e),at:{...s,line:o.line}});return i},qs=(t2,e,n)=>{
let{raw:s,executable:r,why:i,at:o}=e,{text:a}=Us(t2,e,n);if(a===s&&r===void 0)return;let l=t2.endsWith(".ipynb")&&r===void 0&&Ne(s)&&Ne(a)?Lr(Buffer.from(s),Buffer.
from(a)):void 0;if(l){for(let c of l)n.add({tool:"NotebookEdit",input:{notebook_path:t2,...c},why:i,at:o});return}Et(t2,a,{like:s,isWide:Gs(t2,n),recording:n,executable:r,
why:i,at:o})},Et=(t2,e,{recording:n,executable:s,why:r,at:i,...o})=>{let a=om(e,o);a?n.write(t2,{...a,executable:s},{why:r,at:i}):n.leaveOut("encoding",{reason:`${t2}\
 holds bytes that a Write of its text would lose.`,at:i})},im="\uFEFF",pa=([t2])=>{let e=t2&&t2.oldStart<=1?Q(t2):void 0;return e!==void 0&&At(e.old.lines[0])!==
At(e.new.lines[0])},At=(t2="")=>t2.startsWith(im),Gs=(t2,{look:e})=>{let n=e?.(t2);return n?.ok===true&&n.bytes?.[0]===255},om=(t2,{like:e="",isWide:n=false}={})=>{
let s=At(e)===At(t2);if(s&&!t2.includes("\0")&&Ne(t2))return{content:t2.replace(/^\ufeff/,"")};if(n||s&&At(t2))return;let r=at(t2);return r&&{content_base64:r.toString(
"base64")}};var am={edits:"literal"},wa=E({habits:am,reusesIds:true},t2=>{let e=new zs(t2);return n=>e.take(n)}),zs=class{#e;#t=new Set;#s=new Map;#r=0;#i=new Map;#n=new Map;#o=[];#d;#l=false;constructor(e){
this.#e=e}take(e){let{type:n}=e.value,[s,r]=[O(e,"item"),O(e,"payload")];n==="item.started"&&s&&this.#v(s),n==="item.completed"&&s&&this.#C(s),r&&(!um.has(b(n))&&
Sn(r.value)&&this.#e.leaveOut("line",`A line of the kind ${JSON.stringify(n)} is not known`),n==="session_meta"||n==="turn_context"?this.#a(r.value.cwd):n==="re\
sponse_item"?this.#g(r):n==="event_msg"&&this.#u(r))}#a(e){this.#e.enter(e),typeof e=="string"&&(this.#d=e)}#u(e){let{type:n,call_id:s,result:r,message:i,num_turns:o,
...a}=e.value,d=O(e,"item");(n==="user_message"||n==="task_started")&&this.#o.push(this.#e.recording.checkpoint()),n==="thread_rolled_back"&&this.#p(Number(b(o))),
n==="item_completed"&&d?this.#h(d):(n==="item_completed"||d&&n!=="item_started"&&Sn(e.value))&&this.#e.leaveOut("item","It does not say what was completed"),n===
"patch_apply_end"&&p(a.changes)&&this.#c(e,{...a,id:s}),n==="mcp_tool_call_end"&&this.#n.set(s,fm(r)),n==="exec_command_end"&&this.#f(e,{...a,id:s}),n==="agent_\
message"&&typeof i=="string"&&(this.#e.why=i)}#p(e){let[n]=e>0?this.#o.splice(-e):[];n!==void 0&&this.#e.recording.rewind(n)}#h(e){let{value:n}=e;this.#l=true,n.
type==="AgentMessage"&&(this.#e.why=R(n.content)??this.#e.why),n.type==="UserMessage"&&(this.#e.why=void 0),Sn({item:n})&&!["FileChange","CommandExecution"].includes(
b(n.type))&&this.#e.leaveOut("item",`An item of the kind ${JSON.stringify(n.type)} is not known`),n.type==="FileChange"&&this.#c(e,n),n.type==="CommandExecution"&&
this.#f(e,n),n.type==="McpToolCall"&&this.#n.set(n.id,ga(n))}#c(e,n){let s=typeof n.success=="boolean"?{failed:!n.success}:Z(n.status,"completed",Ks),r=p(n.changes)?
Object.entries(n.changes).flatMap(([i,o])=>ba(i,o)):[];this.#m(e,n.id,{name:"apply_patch",input:"",result:{...s,files:r}})}#f(e,n){let s=y(n,"cwd")?.replace(/^file:\/\/(?=\/)/,
""),r={command:n.command,workdir:s===void 0?void 0:Or(s)};this.#m(e,n.id,{name:"shell",input:r,result:ma(n)})}#m(e,n,{name:s,input:r,result:i}){let o=typeof n==
"string"?n:this.#e.freeId();if(this.#t.has(o))return;this.#t.add(o),this.#r+=1;let a=this.#e.opened(o),d=s==="apply_patch"&&a?.operation.kind==="patch",l={name:s,
id:a?`${o}\0`:o,input:d?a.input:r,why:a?.why,at:e.at()};this.#e.done({...l,folder:this.#d},i)}#g(e){let{value:n,at:s}=e,{type:r,name:i,call_id:o,role:a,action:d}=n,
l={id:o,folder:this.#d,at:s()};if(r==="message"&&(this.#e.why=a==="assistant"?R(n.content):void 0),typeof o=="string")if(this.#w(o,JSON.stringify(n.input??n.arguments??
d)),this.#i.set(o,this.#i.get(o)??this.#r),(r==="function_call"||r==="custom_tool_call")&&typeof i=="string"){let c=r==="custom_tool_call"?n.input:L(b(n.arguments));
this.#e.call({...l,name:hm(n.namespace,i),input:c})}else r==="local_shell_call"&&p(d)?this.#e.call({...l,name:"shell",input:{command:d.command,workdir:d.working_directory}}):
(r==="function_call_output"||r==="custom_tool_call_output")&&this.#e.result(o,c=>this.#k(c,R(n.output)??""))}#w(e,n){if(n===void 0)return;let s=this.#s.get(e);this.#s.
set(e,n),!(s===void 0||s===n)&&(this.#t.delete(e),this.#i.delete(e))}#k({id:e="",name:n,operation:s,input:r},i){let o=n==="exec"&&this.#l&&!this.#t.has(e),a=this.#r-
(this.#i.get(e)??0);if(o&&a<(dm(r)??Number.POSITIVE_INFINITY)&&Js(i))return S;if(o||this.#t.has(e))return{failed:false,told:true};let{failed:d=false,cutOff:l=false}=this.#n.
get(e)??{};return l?{failed:d,cutOff:l}:["shell","patch"].includes(s.kind)&&this.#l&&!d&&Js(i)&&!U(Vs(i))?S:s.kind==="shell"?this.#l||d?{failed:true}:It(i):s.kind===
"patch"?{failed:this.#l||d||!Js(i)}:{failed:d||U(i)||U(Vs(i)),said:Vs(i)}}#v({value:{type:e,id:n,command:s},at:r}){e==="command_execution"&&typeof n=="string"&&
this.#e.call({id:n,folder:this.#d,at:r(),name:"shell",input:{command:ya(s)}})}#C({value:e,at:n}){let{type:s,tool:r,changes:i,status:o,result:a}=e,d={id:e.id,folder:this.#d,
at:n()};if(s==="agent_message"&&(this.#e.why=y(e,"text")),s==="mcp_tool_call"&&typeof r=="string"){let l=p(a)?R(a.content):void 0,c={name:`mcp__${b(e.server)}__${r}`,
input:e.arguments};this.#e.result(this.#e.call({...d,...c}),{...ga(e),said:l})}else if(s==="command_execution"){let l={...d,name:"shell",input:{command:ya(e.command)}};
this.#e.result(this.#e.call(l),ma(e))}else if(s==="file_change"&&Array.isArray(i)){let[l,c]=[true,false].map(m=>i.filter(p).flatMap(({kind:g,path:x})=>g==="dele\
te"===m?[b(x)]:[])),u=Z(o,"completed",Ks),f=l?.flatMap(m=>ba(m,{type:"delete"})),h=this.#e.call({...d,name:"file_change",input:i});this.#e.result(h,{...u,told:!u.
failed&&!f?.length,files:f}),u.failed||this.#x(c??[],d.at)}else(s==="file_change"||Array.isArray(i)||Sn({item:e}))&&this.#e.leaveOut("item","It does not say in \
a known way what was completed")}#x(e,n){let{reconstruction:s,recording:r}=this.#e;for(let i of e){let a=`The stream does not say what changed in ${r.relative(i)}\
; import the rollout.`;r.leaveOut("file_change",{reason:a,at:n}),s.lose(i)}}},ma=t2=>{let e=y(t2,"aggregated_output");return t2.status==="declined"?{failed:true}:
{...v(t2.exit_code,e,e),isWhole:true}},dm=t2=>{if(typeof t2!="string")return 0;let e=t2.replace(lm,(r,i)=>i||cm.test(r)?"? tools":"");if(!/\btools\b/.test(e))return 0;
let n=e.slice(0,e.lastIndexOf("tools")),s=e.match(/\btools\.\w+\(/g)??[];if(!/\b(?:for|while|do|function|if|switch)\b|=>|[?'"`]/.test(n)&&!(s.length<(e.match(/\btools\b/g)?.
length??0)))return s.filter(r=>/\.(?:apply_patch|exec_command)\(/.test(r)).length},lm=/(?<!\\)(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|\/\/[^\n]*|\/\*.*?\*\/|(\/\*.*)/gs,
cm=/^`.*\$\{(?:(?!\$\{)[^}])*(?:`|\btools\b)/s,um=new Set(["session_meta","turn_context","response_item","event_msg","compacted"]),Sn=({item:t2,type:e,changes:n})=>p(
n)||/^(item_completed|(function|custom_tool)_call(_output)?|patch_apply_end|exec_command_end)$/.test(b(e))||p(t2)&&(p(t2.changes)||"aggregated_output"in t2),Ks=[
"failed","declined"],fm=t2=>p(t2)&&"Ok"in t2?{failed:U(t2.Ok)}:p(t2)&&"Err"in t2?{failed:true}:S,ga=({status:t2,result:e,error:n})=>U(e)||n?{failed:true}:Z(t2,"\
completed",Ks),hm=(t2,e)=>typeof t2=="string"&&t2.startsWith("mcp__")?`${t2}__${e}`.replace("____","__"):e,ya=t2=>{if(typeof t2!="string")return t2;let[,e,n,s]=/^\S*\b(?:ba|z)?sh -l?c (?:'((?:[^']|'\\'')*)'|"((?:[^"\\]|\\.)*)"|(\S+))$/s.
exec(t2)??[];return n!==void 0?n.replace(/\\([$`"\\])/g,"$1"):e?.replaceAll("'\\''","'")??s??t2},ba=(t2,e)=>{if(!p(e))return[];let n=e.type??Object.keys(e)[0],s=e.
type===void 0&&p(e[b(n)])?e[b(n)]:e;if(n==="add")return[{path:t2,after:y(s,"content"),exact:true}];if(n==="delete")return[{path:t2,after:null,exact:true}];if(n!==
"update")return[{path:t2,exact:true}];let r=y(s,"move_path");return[{path:t2,hunks:s.unified_diff===""?[]:ie(s.unified_diff),exact:true,...r!==void 0&&{movedTo:r}}]},
Vs=t2=>t2.replace(/^(?:(?:Chunk ID|Wall time|Process exited|Original token count)\b.*\n)*Output:\n/,""),Js=t2=>{let e=L(t2);return p(e)?!U(t2):!/verification failed|unsupported|^error|failed to/im.
test(t2)&&!/(exited with|exit) code:? [1-9]/i.test(t2)},It=t2=>{let e=L(t2);if(p(e)){let s=p(e.metadata)?e.metadata.exit_code:e.exit_code;return typeof s=="numb\
er"?v(s,y(e,"output")??y(e,"stdout")):U(e)?{failed:true}:v(0,y(e,"output")??"")}let[,n]=/(?:exited with code|exit code:?|exit_code=)\s*(-?\d+)/i.exec(t2)??[];return n!==
void 0?v(Number(n),t2):pm(t2)?v(null,t2):/^\s*(error|failed|denied|rejected|permission|the user)/i.test(t2)?{failed:true}:v(0,t2)},pm=t2=>t2.startsWith("<untrus\
ted_context>")?!t2.trimEnd().endsWith("</untrusted_context>"):/^(?:Chunk ID|Wall time|Command): /.test(t2);var he={habits:{edits:"tolerant",overwrittenMark:"kep\
t"},proposals:true},Oa=E(he,t2=>{let e=new Zs(t2);return n=>{e.take(n)||Sa(n,t2)}}),Zs=class{#e;#t=new Map;constructor(e){this.#e=e}take(e){let{object:n,choices:s,
id:r}=e.value;if(n!=="chat.completion.chunk"||!Array.isArray(s))return false;this.#e.hear(e.value);for(let i of I(e,"choices"))this.#s(i,b(r??""));return true}#s(e,n){
let{index:s=0,finish_reason:r}=e.value,i=this.#e.isChosen(Number(s)+1,e);i&&this.#e.stop(e);let o=`${n} ${b(s)} `;for(let a of I(O(e,"delta"),"tool_calls")){let{
index:d=0,id:l,function:c}=a.value,{name:u,arguments:f}=p(c)?c:{},h=o+b(d),m=this.#t.get(h)??{id:l,name:u,parts:[],piece:a};this.#t.set(h,m),typeof f=="string"&&
m.parts.push(f)}if(typeof r=="string")for(let[a,{parts:d,piece:l,...c}]of[...this.#t].filter(([u])=>u.startsWith(o))){this.#t.delete(a);let u=L(d.join(""));i?p(
u)&&this.#e.call({...c,input:u,at:l.at()}):this.#e.passOver(l)}}},mm=new Set("messages message choices items item output input response body payload tool_calls \
function_call content".split(" "));function Sa(t2,e){let{value:n}=t2;if(V(t2)&&p(n)){if(e.stop(t2),gm(t2,e))return;typeof n.model=="string"&&e.hear(n),n.role===
"user"&&(e.why=void 0),n.role==="assistant"&&typeof n.content=="string"&&n.content!==""&&(e.why=n.content)}for(let s of M(t2))if(!(!Array.isArray(n)&&!mm.has(s.
key)))for(let r of s.key==="choices"?e.chosen(s):[s])Sa(r,e)}var gm=({value:t2,at:e},n)=>{let{type:s,text:r,role:i,status:o}=t2;if(s==="response.output_item.add\
ed")return true;let a=[t2.call_id,t2.id,t2.tool_call_id].find(l=>typeof l=="string"),d=bm(t2,a);if(d&&(o==="in_progress"||o==="incomplete")&&n.cut(e),d)n.call({
...d,at:e()});else if(i==="tool"||i==="function"||s==="tool")xa(n,t2.tool_call_id??n.firstOpen(t2.tool_name??t2.name),t2.content);else if(ym.has(b(s)))xa(n,a,t2.
output);else if(s==="apply_patch_call_output"&&a!==void 0)n.result(a,Z(t2.status,"completed",["failed"]));else if((s==="output_text"||s==="text")&&typeof r=="st\
ring")n.why=r;else return false;return true},ym=new Set(["function_call_output","custom_tool_call_output","local_shell_call_output"]),bm=(t2,e)=>{let{type:n,operation:s,
action:r}=t2;if(n==="apply_patch_call"&&typeof t2.patch=="string")return{name:"apply_patch",id:e,input:t2.patch};if(n==="apply_patch_call"&&p(s))return{name:"ap\
ply_patch",id:e,input:km(s)};if(n==="local_shell_call"&&p(r))return{name:"shell",id:e,input:{command:r.command,workdir:r.working_directory}};let i=p(t2.custom)?
t2.custom:t2;if((n==="custom_tool_call"||n==="custom")&&typeof i.name=="string")return{name:i.name,id:e,input:i.input};let{name:o,args:a,arguments:d=a}=p(t2.function)?
t2.function:t2;return typeof o!="string"?wm(t2):typeof d=="string"?{name:o,id:e,input:L(d)}:p(d)&&(p(t2.function)||n==="tool_call")?{name:o,id:e,input:d}:void 0},
wm=t2=>{let e=["input","patch"].some(n=>ka(t2[n]))?"apply_patch":"shell";return e!=="shell"||["command","cmd"].some(n=>ka([t2[n]].flat().join(`
`)))?{name:e,input:t2}:void 0},ka=t2=>typeof t2=="string"&&/^\*\*\* Begin Patch\s*$/m.test(t2),xa=(t2,e,n)=>t2.answer(e,s=>{let r=R(n)??JSON.stringify(n);return Ie(
s,U(R(n)??n),r)}),km=({type:t2,path:e,diff:n})=>{let[s,r]=t2==="create_file"?["Add",n]:t2==="delete_file"?["Delete",""]:["Update",n],i=b(r??"").replace(/\n$/,"");
return`*** Begin Patch
*** ${s} File: ${b(e)}
${i===""?"":`${i}
`}*** End Patch`},va=E({...he,options:()=>({trailing_whitespace:"strip"})},t2=>{let e=new Qs(t2);return n=>{e.take(n)||Ys(n,t2)}}),Qs=class{#e;#t=new Map;constructor(e){
this.#e=e}take(e){let{type:n,index:s,delta:r}=e.value,i=O(e,"content_block"),o=this.#t.get(s);if(n==="content_block_start"&&i)this.#t.set(s,{block:i,parts:[]});else if(n===
"content_block_delta"&&p(r))o?.parts.push(xm(r));else if(n==="message_delta"&&p(r)){let{at:a}=e;this.#e.stop({...e,value:r,at:a})}else if(n==="content_block_sto\
p")this.#t.delete(s),o&&this.#s(o.block,o.parts.join(""));else return false;return true}#s({value:{type:e,id:n,name:s,input:r},at:i},o){if(e==="text"&&(this.#e.
why=o),e!=="tool_use")return;let a=o===""?r:L(o);p(a)&&this.#e.call({name:s,id:n,input:a,at:i()})}},xm=({partial_json:t2,text:e})=>typeof t2=="string"?t2:typeof e==
"string"?e:"",Om=["messages","message","request","response","result","output","content"];function Ys(t2,e){let{value:n}=t2;if(V(t2)&&(e.stop(t2),Sm(t2,e)))return;
p(n)&&typeof n.model=="string"&&e.hear(n);let s=p(n)&&n.role==="user";s&&(e.why=void 0);for(let r of M(t2))(Array.isArray(n)||Om.includes(r.key))&&Ys(r,e);s&&(e.
why=void 0)}var Sm=(t2,e)=>{let{role:n,content:s}=t2.value,r=n==="assistant"&&typeof s=="string";return r&&(e.why=s),r||e.block(t2,(i,{is_error:o,content:a,run:d})=>{
if(p(d))return Z(d.status,"done",["error","rejected-by-user","cancelled"]);let l=R(a);return Ie(i,o===true||o!==false&&U(l),l)})},Ie=({operation:t2},e,n)=>{if(t2.
kind!=="shell")return{failed:e,said:n,folder:Te(n)};let s=It(n??"");return e&&(s.exitCode??0)===0?{failed:true}:s},_a=E({...he,habits:{edits:"literal",overwrittenMark:"\
kept"}},t2=>e=>vm(e,t2)),vm=(t2,e)=>{let{command:n,path:s}=t2.value;typeof n=="string"&&typeof s=="string"?e.call({name:"text_editor",input:t2.value,at:t2.at()}):
Ys(t2,e)};var $a=E(he,t2=>e=>Aa(e,t2));function Aa(t2,e){let{value:n}=t2;if(V(t2)){if($m(t2,e))return;let{role:r,content:i}=t2.value;r==="user"&&(e.why=void 0),
r==="assistant"&&typeof i=="string"&&i!==""&&(e.why=i)}let s=p(n)?_m(n):void 0;for(let r of M(t2))(Array.isArray(n)||s?.includes(r.key))&&Aa(r,e)}var _m=t2=>Cm.
find(e=>e.some(n=>Array.isArray(t2[n])))??["message","response"],Cm=[["steps"],["messages"],["parts"],["content"],["toolInvocations"],["toolCalls","toolResults"]],
$m=(t2,e)=>{let n=p(t2.value.toolInvocation)?t2.value.toolInvocation:t2.value,{type:s,toolCallId:r,state:i}=n;if(s==="text"&&(e.why=y(n,"text")??e.why),typeof r!=
"string")return s==="text";if(s==="tool-result"||s==="tool-error")return n.preliminary!==true&&e.result(r,a=>Ca(a,n)),true;let o={name:Am(n),id:r,input:n.input??
n.args??n.rawInput,at:t2.at()};return/^(result|output-available|output-error|output-denied)$/.test(b(i??""))?e.done(o,a=>Ca(a,n)):/^tool-approval/.test(b(s??""))||
e.call(o),true},Am=({toolName:t2,type:e})=>t2??/^tool-(?!call$|invocation$)(.+)$/.exec(b(e??""))?.[1],Ca=(t2,e)=>{let n=e.output??e.result,s=p(n)&&Em.has(b(n.type??
""))?n:void 0,r=s?s.value:n;if(!ye(e.isError))return S;let i=e.isError===true||e.type==="tool-error"||/^output-(error|denied)$/.test(b(e.state??""))||/^(error-|execution-denied)/.
test(b(s?.type??""));return!i&&r==null?S:Ie(t2,i||U(r),typeof r=="string"?r:JSON.stringify(r))},Em=new Set(["text","json","error-text","error-json","execution-d\
enied","content"]);var Ia=E({...he,proposals:false},t2=>e=>{let n=b(e.value.schema_version??"");/^ATIF-v1\.\d+$/.test(n)?Im(e,t2):(t2.leaveOut("trajectory",`It \
is in ${JSON.stringify(n.slice(0,40))}, and only ATIF-v1 is known`),t2.recording.calls.drop(),t2.recording.notes.includes(Ea)||t2.recording.note(Ea))}),Ea="Traj\
ectories of ATIF-v1 are known, and none of another version: export it as ATIF-v1, or import the session that the agent itself wrote.",Im=(t2,e)=>{let{agent:n,subagent_trajectories:s,
continued_trajectory_ref:r}=t2.value;if(p(n)){e.hear({model:n.model_name});let i=p(n.extra)&&Array.isArray(n.extra.cwds)?n.extra.cwds:[];i.length===1&&e.enter(i[0])}
for(let i of I(t2,"steps"))Pm(i,e);e.place=t2.at,Array.isArray(s)&&s.length>0&&e.leaveOut("subagent_trajectories","What other agents did is in separate trajecto\
ries"),typeof r=="string"&&e.leaveOut("continued_trajectory_ref","It continues in another trajectory")},Pm=(t2,e)=>{let{source:n,message:s,extra:r,model_name:i,
is_copied_context:o}=t2.value;e.place=t2.at,e.hear({model:i}),p(r)&&e.enter(r.cwd),e.why=n==="agent"?R(s)||e.why:void 0;let a=I(t2,"tool_calls");if(o===true){a.
length>0&&e.leaveOut("copied context","Its calls were made in an earlier trajectory");return}let{why:d}=e,l=a.map(({value:f,at:h})=>e.call({name:f.function_name,
id:f.tool_call_id,input:f.arguments,at:h()})),c=I(O(t2,"observation"),"results"),u=l.length===1&&c.length===1?l[0]:void 0;for(let f of c)Rm(e,f.value.source_call_id??
u,{result:f.value,step:t2.value});e.why=d},Rm=(t2,e,{result:n,step:s})=>{let r=R(n.content),i=[s.extra,n.extra].some(Nm);t2.result(e,a=>!i&&(r===void 0||/^\[error\]/im.
test(r))?S:Ie(a,i||U(r),r));let o=n.subagent_trajectory_ref;Array.isArray(o)&&o.length>0&&t2.leaveOut("subagent_trajectory_ref","What another agent did is in a \
separate trajectory")},Nm=t2=>p(t2)&&(t2.tool_result_is_error===true||t2.is_error===true||t2.success===false);var Pa=({messages:t2,folder:e,elsewhere:n,...s})=>E(
{habits:{edits:"literal"},keys:s},r=>i=>{r.enter(e?.(i));for(let o of t2===void 0?[i]:I(i,t2))n!==void 0&&o.value[n]===true?r.passOver(o):Tm(o,r,s)}),Tm=(t2,e,n)=>{
let{role:s="role",words:r="content",calls:i="tool_calls",answers:o="tool",end:a}=n,{name:d="name",input:l="arguments",id:c="id",answered:u=["tool_call_id","tool\
_call_ids"]}=n,f=t2.value[s],h=R(t2.value[r]);e.place=t2.at,(f==="user"||f==="_checkpoint")&&(e.why=void 0),f==="assistant"&&(e.why=h?.trim()||e.why);for(let{value:g,
at:x}of I(t2,i)){let A=p(g.function)?g.function:g,P=A[l];e.call({name:A[d],id:g[c],input:typeof P=="string"?L(P):P,at:x()})}if(f!==o)return;let m=u.map(g=>t2.value[g]).
find(g=>g!==void 0);e.answer(Array.isArray(m)?m[0]:m,g=>a(g,h,t2.value))},Fm=({operation:t2},e)=>{let[,n]=/^\s*<system>(.*?)<\/system>/s.exec(e??"")??[];if(n===
void 0&&t2.kind!=="shell")return S;let s=/^ERROR\b/.test(n??"");if(t2.kind!=="shell")return{failed:s};let[,r]=/exit code:? (\d+)/i.exec(n??"")??[];return v(r===
void 0?s?1:0:Number(r),e)},Wm=({operation:t2},e="")=>t2.kind==="shell"?v(null,e):t2.kind==="editor"?Xs(t2,e):{failed:false},Xs=({asks:t2},e)=>{let n=jm.test(e);
return t2.kind!=="read"&&!n&&!Lm.test(e)?S:{failed:n,folder:Te(e)}},Lm=/^(?:OBSERVATION:\s*)?(?:The file \S.* has been edited|File created successfully|Last edit to \S.* undone)/,
jm=/No replacement was performed|^(?:OBSERVATION:\s*)?(?:Invalid |Parameter |File already exists|The path \S.* does not exist|No edit history|Your command |usage: )|is not an absolute path/,
Ra=Pa({end:Fm}),Na=Pa({messages:"history",elsewhere:"is_demo",folder(t2){let[e]=I(t2,"trajectory"),{state:n}=e?.value??{};return y(typeof n=="string"?L(n):n,"wo\
rking_dir")},end:Wm});var Pe=class{#e;#t;#s=new Map;#r=false;constructor(e){this.#e=e,this.#t=[e.checkpoint()]}take({uuid:e,parentUuid:n,isSidechain:s},r){r&&s!==
true&&this.#i(n),this.#r||=typeof n=="string",typeof e=="string"&&this.#s.set(e,this.#t.length-1)}backTo(e){let n=this.#s.get(e??"");n!==void 0&&this.#n(n+1)}#i(e){
typeof e=="string"?this.backTo(e):e===null&&this.#r&&this.#n(1),this.#t.push(this.#e.checkpoint())}#n(e){let[n]=this.#t.splice(e);n!==void 0&&this.#e.rewind(n)}};
var Mm={edits:"tolerant",lineEnd:"most",patches:"told"},Ta=E({habits:Mm,options:({isStripped:t2})=>({trailing_whitespace:t2?"strip":"keep"})},t2=>{let e=new tr(
t2);return n=>e.take(n)}),tr=class{#e;#t;#s;constructor(e){this.#e=e,this.#t=new Pe(e.recording)}take(e){let{value:n}=e;if(typeof n.cwd=="string"&&(this.#s??=n.
cwd),this.#e.enter(n.cwd),typeof n.hook_event_name=="string"){this.#o(e);return}n.type==="attachment"&&p(n.attachment)&&this.#d(e,n.attachment),Dm(n)&&this.#r(e,
n.cwd);let s=n.type==="assistant"||n.type==="user"?I(O(e,"message"),"content"):[],r=s.some(({value:a})=>a.type==="tool_result"),i=n.type==="user"&&!r&&n.isMeta!==
true&&n.isCompactSummary!==true;this.#t.take(n,i);let o=r&&s.length===1?n.toolUseResult??n.tool_use_result:void 0;for(let a of s)this.#i(a,n,o);n.type==="user"&&
(this.#e.why=void 0)}#r(e,n){let s=O(O(e,"data"),"message");if(!s)return;let{why:r}=this.#e,i=I(O(s,"message"),"content"),o=i.length===1?s.value.toolUseResult:void 0;
for(let a of i)this.#i(a,{type:s.value.type,cwd:n},o);this.#e.why=r}#i(e,{type:n,cwd:s},r){let{type:i,id:o,name:a,input:d,is_error:l,content:c}=e.value;n==="ass\
istant"&&i==="tool_use"?this.#e.call({name:a,id:o,input:d,folder:this.#n(a,s),at:e.at()}):n==="assistant"&&i==="text"?this.#e.why=y(e.value,"text"):n==="user"&&
i==="tool_result"&&this.#e.result(e.value.tool_use_id,u=>er(u,{result:r,is_error:l,text:R(c)}))}#n(e,n){return typeof n!="string"?e==="Bash"?this.#s:void 0:n!==
this.#s||e==="Bash"?n:void 0}#o({value:e,at:n}){let{hook_event_name:s,tool_name:r,tool_input:i,tool_response:o,cwd:a}=e;if(s!=="PostToolUse")return;let d={name:r,
id:e.tool_use_id,input:i,folder:this.#n(r,a),at:n()};this.#e.done(d,l=>er(l,{result:o}))}#d(e,{type:n,filename:s,file_path:r,path:i,truncated:o,content:a,snippet:d}){
let{recording:l,reconstruction:c}=this.#e,u=s??r??i,f=e.at();if(/^(already_read_)?file$/.test(b(n))&&o!==true&&this.#e.done({name:"Read",input:{file_path:u},at:f},
m=>er(m,{result:a})),n!=="edited_text_file"||typeof u!="string"||Hm(l.text(u),d))return;let h=`${l.relative(u)} changed from outside, and is not shown again.`;c.
loosen(u,{construct:"edited_text_file",reason:h,at:f}),l.read(u,{at:f})}},Dm=({type:t2,data:e})=>t2==="progress"&&p(e)&&e.type==="agent_progress",Hm=(t2,e)=>{if(t2===
void 0||typeof e!="string")return false;let n=t2.split(`
`);return e.split(`
`).map(r=>/^\s*(\d+)[\t\u2192](.*)$/.exec(r)).every(r=>r!==null&&n[Number(r[1])-1]===r[2])},er=(t2,{result:e,is_error:n,text:s})=>{if(!ye(n))return S;if(t2.name===
"Bash")return Bm({result:e,is_error:n,text:s});let r=typeof e=="string"&&n!==false&&!Dr(t2.name),i=n===true||r;if(!i&&!p(e)&&n!==false&&(s??"")==="")return S;if(i||
!p(e))return{failed:i,folder:Te(s),said:s};if(typeof e.totalToolUseCount=="number")return{failed:i,calls:e.totalToolUseCount};let o=t2.name==="Read"?Um(t2,e,s):
void 0;return{failed:i,said:s,folder:Te(s),sha256:o===void 0?void 0:Gm(o),shown:o===void 0?void 0:{text:o.replaceAll(`\r
`,`
`),exact:false,isWhole:true},files:Jm(e)}},Bm=({result:t2,is_error:e,text:n})=>{let s=typeof t2=="string"?t2:n,[,r]=/^(?:Error: )?Exit code (\d+)/.exec(s??"")??
[];return t2==="User rejected tool use"||s?.startsWith("The user doesn't want to proceed")?S:e===true||typeof t2=="string"&&(e!==false||r!==void 0)?r===void 0?{
failed:true}:v(Number(r),s):p(t2)?t2.interrupted===true||typeof t2.backgroundTaskId=="string"?v(null,void 0):Bt(0,t2):v(0,s)},Um=({input:t2},{file:e},n)=>{if(!p(
e)||!p(t2))return;let{content:s,startLine:r,numLines:i,totalLines:o}=e;return r===1&&i===o&&t2.offset===void 0&&t2.limit===void 0&&typeof s=="string"&&qm(s,n)?s:
void 0},qm=(t2,e="")=>{let n=e.split(`
`).map(s=>/^\s*\d+[\t\u2192](.*)$/s.exec(s)?.[1]);return t2.split(`
`).every((s,r)=>(n[r]??s).trimEnd()===s.trimEnd())},Gm=t2=>ae(t2.replace(/^\ufeff/,"").replaceAll(`\r
`,`
`)),Vm=(t2,e)=>{let[n,s]=[Bs(e),Array.isArray(e)?e:[]],r=n?.every(({oldLines:o,newLines:a},d)=>s[d].oldLines===o&&s[d].newLines===a),i=n?.map(({oldStart:o,oldLines:a,
newStart:d,newLines:l,lines:c})=>({oldStart:d,oldLines:l,newStart:o,newLines:a,lines:c.map(u=>u.replace(/^[-+]/,f=>f==="-"?"+":"-"))}));return r&&i?Qe(t2.replaceAll(
`\r
`,`
`),i):void 0},Jm=t2=>{let e=y(t2,"filePath")??y(t2,"notebook_path");if(e===void 0)return;if(typeof t2.updated_file=="string")return[{path:e,before:y(t2,"origina\
l_file"),after:t2.updated_file,exact:false}];let n=y(t2,"originalFile"),s=t2.userModified===true;if(typeof t2.content=="string"){let a=t2.type==="create"?null:n??
Vm(t2.content,t2.structuredPatch);return[{path:e,before:a,after:t2.content,byPerson:s,exact:true}]}let r=Bs(t2.structuredPatch),o=[n,y(t2,"oldString"),y(t2,"new\
String")].some(a=>a?.includes("	"));return[{path:e,before:n,...o?{witness:r}:{hunks:r},byPerson:s,exact:false}]};var Wa="write_to_file|replace_in_file|apply_dif\
f|insert_content|search_and_replace|edit_file|execute_command",zm=new RegExp(String.raw`<(${Wa})>\s*(?=<[a-z_]+>)`,"g"),Fa=new RegExp(`</(${Wa})>`);function La(t2){
let e=[],n=0;for(let{1:s="",0:r,index:i}of t2.matchAll(zm)){if(i<n)return s;let o=i+r.length,a=t2.indexOf(`</${s}>`,o),d=a<0?void 0:Zm(t2.slice(o,a)),l=Fa.exec(
t2.slice(n,i));if(!d||l)return l?.[1]??s;e.push({name:s,input:d}),n=a+s.length+3}return Fa.exec(t2.slice(n))?.[1]??e}var Km=new Set(["content","diff","search","\
replace"]);function Zm(t2){let e={},n=0;for(let{1:s="",0:r,index:i}of t2.matchAll(/<([a-z_]+)>/g)){if(i<n)continue;let[o,a]=[Km.has(s),i+r.length],d=o?t2.lastIndexOf(
`</${s}>`):t2.indexOf(`</${s}>`,a),l=d<a?void 0:t2.slice(a,d),c=o&&l!==void 0?Qm(l):l?.trim();if(c===void 0)return;e[s]=c,n=d+s.length+3}return e}function Qm(t2){
let e=t2.replace(/^\r?\n/,"").replace(/\r?\n$/,"");return e===t2.trim()&&!/&(?:lt|gt|amp|quot|apos|#39);/.test(e)?e:void 0}var vn=class{#e;#t=[];constructor(e){
this.#e=e}take(e){let{role:n}=e.value,s=I(e,"content");if(s.length===0||n!=="user"&&n!=="assistant")return false;if(n==="assistant")this.#t=s.flatMap(r=>this.#s(
r));else{for(let[r,i]of s.entries())Xm(i,s[r+1],this.#e);this.#i(s.map(({value:r})=>y(r,"text")??"").join(`
`))}return true}#s(e){let n=this.#e,s=La(y(e.value,"text")??"");if(n.block(e,r=>nr(r,"")),typeof s=="string")n.leaveOut(s,"Its call is a text that can be read i\
n several ways");else return s.flatMap(r=>this.#r(r,e.at()));return[]}#r({name:e,input:n},s){let{recording:r}=this.#e,{path:i,content:o}=n;if(e!=="write_to_file"||
o===void 0)return[this.#e.call({name:e,input:n,at:s})];let a=i===void 0?void 0:r.state(r.relative(i)),d=a?.text?.endsWith(`
`)?`
`:"";return a?[this.#e.call({name:e,input:{...n,content:o+d},at:s})]:(this.#e.leaveOut(e,"Whether the file was there, and ended its last line, is not known: pas\
s --repo"),[])}#i(e){let n={failed:true,...!/not executed because a tool has already been used/.test(e)&&Ym};for(let s of this.#t)this.#e.opened(s)&&this.#e.result(
s,n);this.#t=[]}},Ym={cutOff:true},Xm=(t2,e,n)=>{let s=y(t2.value,"text")??"";n.enter(tg(s));let r=eg(s);r?n.result(n.firstOpen(r.tool),i=>nr(i,r.said||(y(e?.value,
"text")??""))):t2.value.type==="tool_result"&&n.block(t2,(i,{content:o,is_error:a})=>a===true?{failed:true}:nr(i,R(o)??""))};function eg(t2){let[,e]=/^\[(\w+)(?: for '[\s\S]*?')?\] Result:/.
exec(t2)??[];return e===void 0?void 0:{tool:e,said:t2.slice(t2.indexOf("] Result:")+9).trim()}}var tg=t2=>/^# Current (?:Working|Workspace) Directory \((.+)\) Files$/m.
exec(t2)?.[1];function nr({operation:t2},e){if(t2.kind==="shell")return og(e);let[n=""]=e.split("<final_file_content",1);if($t(n))return{failed:true};if(t2.kind!==
"edits"&&t2.kind!=="write")return{failed:false};let s=ig.exec(e)?.[1]?.trimEnd(),r=t2.kind==="write"?s===void 0||s===t2.content.trimEnd():t2.edits.every(o=>s===
void 0||s.includes(o.new.trimEnd()));return ng.test(n)&&!sg.test(n)&&!rg.test(n)&&r?{failed:false}:S}var ng=/successfully (?:saved|applied)|<file_write_result>|updates to your content/,
sg=/^(?:Unable|Failed) to apply/m,rg=/updates to your content|auto-?format|<user_edits>/i,ig=/<final_file_content path="[^"]*">\n([\s\S]*)\n<\/final_file_content>/;
function og(t2){if($t(t2))return{failed:true};let[,e]=/exit(?:ed with)? code:? (\d+)/i.exec(t2.slice(0,300))??[];return v(e===void 0?null:Number(e),t2)}var ag={
edits:"literal",lineEnd:"any",addedEnd:"bare"},ja=E({habits:ag,reusesIds:true},t2=>{let e=new vn(t2);return n=>{if(e.take(n))return;let{workspace_root:s,cwd:r,system_prompt:i}=n.
value,[,o]=/Working Directory:\s*(\S[^\n]*)/i.exec(b(i))??[];for(let d of[s,r,o?.trim()])t2.enter(d);let a=O(n,"event");a&&dg(a,t2);for(let d of I(n,"messages")){
t2.hear(d.value);for(let l of I(d,"content"))t2.block(l,(c,{content:u,is_error:f})=>Ma(c,u,f===true)),l.value.type==="text"&&d.value.role!=="assistant"&&(t2.why=
void 0)}}}),dg=({value:t2,at:e},n)=>{let{type:s,contentType:r,toolName:i,toolCallId:o}=t2;s==="content_end"&&r==="text"&&(n.why=y(t2,"text")??n.why),r==="tool"&&
(s==="content_start"&&n.call({name:i,id:o,input:t2.input,at:e()}),s==="content_end"&&n.result(o,a=>Ma(a,t2.output??t2.error,t2.error!==void 0)))},Ma=({input:t2,
operation:e},n,s)=>{let r=typeof n=="string"?L(n):n,i=(Array.isArray(r)?r:[r]).filter(p);if(!s&&i.every(({success:u,error:f})=>typeof u!="boolean"&&f===void 0))
return S;let o=s||i.every(({success:u})=>u!==true);if(e.kind==="shell")return ug(i,s);let[a]=i;if(o||!a||i.length>1)return{failed:o};let d=y(a,"result")??"";if(e.
kind==="read")return{failed:o,shown:cg(t2,d)};if(e.kind==="edits"&&!lg(e.edits,d))return S;if(e.kind==="write"&&d.startsWith("Edited"))return S;let l=/^edit:(.+)$/s.
exec(y(a,"query")??"")?.[1];if(e.kind==="edits"&&l!==void 0&&l!==e.path)return{failed:o,files:[{path:l,exact:false}]};let c=d.startsWith("File created")&&e.kind===
"edits";return{failed:o,files:c?[{path:e.path,before:null,after:e.edits[0]?.new,exact:true}]:void 0}},lg=(t2,e)=>{let[,n=""]=/```diff\n(.*)\n```\s*$/s.exec(e)??
[],s=d=>n.split(`
`).flatMap(l=>l.startsWith(d)?[l.replace(/^.\s*\d+: /,"")]:[]).join(`
`),[r,i]=[s("-"),s("+")],[o,...a]=t2;return!o||a.length>0||o.old===""||!r.includes(o.old)?true:r.replace(o.old,()=>o.new)===i},cg=(t2,e)=>{let[n]=p(t2)&&Array.isArray(
t2.files)?t2.files:[];if(!p(n)||"start_line"in n||"end_line"in n)return;let s=e.split(`
`).map(i=>/^\s*(\d+) \| ?(.*)$/s.exec(i));return s.every((i,o)=>i!==null&&Number(i[1])===o+1)?{text:s.map(i=>i?.[2]??"").join(`
`),exact:false,openEnd:true}:void 0},ug=(t2,e)=>{let n=t2.map(a=>`${y(a,"result")??""}
${y(a,"error")??""}`).join(`
`);if(t2.length===0)return e?{failed:true}:v(null,void 0);let[s,...r]=t2;if(t2.every(({success:a})=>a===true))return{...v(0,n,r.length===0?y(s,"result"):void 0),
isWhole:true};let[,i]=/exit(?:ed with)? code:? (\d+)/i.exec(n)??[],o=t2.some(a=>"success"in a)&&!/denied|rejected|not allowed|permission to/i.test(n);return i===
void 0&&/abort|cancel|interrupt|timed out/i.test(n)?S:i===void 0&&!o?{failed:true}:v(Number(i??1),n)};var fg={edits:"literal",lineEnd:"any",deletesLineEnd:true,
patches:"told"},Da=E({habits:fg,reusesIds:true},t2=>e=>{let n=O(e,"data");if(!n)return;let{type:s,id:r}=e.value,{value:i,at:o}=n;(s==="session.start"||s==="sess\
ion.resume"||s==="session.context_changed")&&t2.enter((p(i.context)?i.context:i).cwd),s==="user.message"&&(t2.why=void 0,t2.mark(r)),s==="session.snapshot_rewin\
d"&&t2.backTo(i.upToEventId),s==="assistant.message"&&(t2.why=y(i,"content")||t2.why),s==="tool.execution_start"&&t2.call({name:hg(i),id:i.toolCallId,input:i.arguments,
at:o()}),s==="tool.execution_complete"&&t2.result(i.toolCallId,a=>pg(a,i))}),hg=({toolName:t2,mcpServerName:e,mcpToolName:n=t2})=>e===void 0?t2:`mcp__${b(e)}__${b(
n)}`,pg=(t2,e)=>{let{input:n,operation:{kind:s}}=t2,{success:r,shellExecution:i,result:o}=e;if(typeof r!="boolean")return S;let a=!r,d=y(o,"content");if(s==="sh\
ell"&&!a){let[l,c]=yg.exec(d??"")??[],u=p(i)&&typeof i.exitCode=="number"?i.exitCode:c&&Number(c);return v(u,d,l===void 0?void 0:d?.slice(0,-l.length))}return a?
{failed:a}:s==="read"?{failed:a,...bg(n,o,d)}:mg(t2,e,d)},mg=({input:t2,operation:{kind:e}},{result:n},s)=>{let r=y(n,"detailedContent")??"",i=wg(r);return e===
"write"?i.every(({path:o})=>o===y(t2,"path"))?{failed:false,said:s}:S:gg.has(e)&&r!==""&&i.length===0?S:e==="invalid"?{failed:false,files:i.map(({path:o})=>({path:o,
hunks:void 0,exact:false}))}:{failed:false,said:s,files:i.length>0?i:void 0}},gg=new Set(["edits","editor","insert","patch"]),yg=/\n?<(?:shellId: [^\n>]* )?(?:exited|completed) with exit code (\d+)>\s*$/,
bg=(t2,e,n)=>{let s=y(e,"detailedContent");return s===void 0||!/^\ndiff --git /.test(s)?{folder:s===void 0||s===n}:{shown:be(t2,n,true)}},wg=t2=>t2.split(/^(?=diff --git )/m).
flatMap(e=>e.startsWith("diff --git ")?kg(e.replace(/(?<!\n)\n+$/,`
`)):[]),kg=t2=>{let[,e,n]=/^diff --git a(\/.*) b(\/.*)$/m.exec(t2)??[];if(e===void 0||n===void 0)return[];let s=t2.slice(0,t2.search(/^@@ /m)>>>0);if(/^deleted? file mode/m.
test(s)||/^\+\+\+ \S*\/dev\/null$/m.test(s))return[{path:e,after:null,exact:true}];let r=fa(t2);return/^(create|new) file mode/m.test(s)||/^--- \S*\/dev\/null$/m.
test(s)?[{path:n,after:r?.map(i=>W(i).replacement).join(""),exact:false}]:[{path:e,hunks:r??(e===n?void 0:[]),exact:false,...e!==n&&{movedTo:n}}]};function Ha({
lines:t2,line:e},n){let s=n.at(-1);if(!(!s||t2.slice(xg(s)-e+1).some(i=>Ba.test(i)||/^-- ?\r?$/.test(i))))return Og(t2,e,n)??vg(t2,e,n)}var Ba=/^ {0,3}(?:`{3,}|~{3,})/,
xg=({line:t2,hunks:e})=>{let n=e.at(-1);return n?n.line+(n.span??n.lines.length):t2};function Og(t2,e,n){for(let{line:s}of n.toReversed()){let r=s-e-1;for(;t2[r]?.
trim()==="";)r-=1;if(Ba.test(t2[r]??""))return{line:e+r,reason:"Its code block does not end: the answer was cut off. Ask for the rest, or end the block if nothi\
ng is missing."}}}var Sg=/^ ?(\d+) files? changed(?:, (\d+) insertions?\(\+\))?(?:, (\d+) deletions?\(-\))?\r?$/;function vg(t2,e,n){let s=t2.flatMap((r,i)=>{let[
o,...a]=Sg.exec(r)??[];return o===void 0?[]:[{line:e+i,counts:a.map((d="0")=>Number(d))}]});for(let[r,{line:i,counts:o}]of s.entries()){let a=s[r+1]?.line??Number.
POSITIVE_INFINITY,d=n.filter(m=>m.line>i&&m.line<a),l=d.flatMap(({hunks:m})=>m.flatMap(g=>g.lines)),c=[d.length,...["+","-"].map(m=>l.filter(g=>g.startsWith(m)).
length)],u=o.findIndex((m,g)=>m>(c[g]??0));if(d.length===0||u<0)continue;let f=["changed files","added lines","removed lines"][u],h=`It tells of ${o[u]} ${f}, a\
nd the diffs below have ${c[u]}: some were cut off. If nothing is missing, take this line out.`;return{line:i,reason:h}}}function Va(t2,e){let{kindAt:n,folder:s}=e;
if(!s)return Ua(t2,e);let r=o=>C(o,s),i=Ua(t2,{...e,...n&&{kindAt:o=>n(r(o))}});return i.ok?{...i,diffs:i.diffs.map(o=>_g(o,r))}:i}function _g(t2,e){let[n,s,r,i]=[
t2.path,t2.from,t2.oldPath,t2.newPath].map(o=>o===void 0?void 0:e(o));return{...t2,path:n,from:s,oldPath:r,newPath:i}}function Ua(t2,{strip:e,kindAt:n}){if(e!==
void 0)return{ok:true,diffs:sr(t2,()=>e,n).diffs,strip:e};let s=Eg(t2),r=sr(t2,s,n),i=r.missing.length===0&&(r.old>0||t2.every(Ga));if(!n||i)return{ok:true,diffs:r.
diffs};let o=Rg(t2).map(f=>({level:f,...sr(t2,()=>f,n)})),a=o.filter(({missing:f,old:h})=>h>0&&f.length===0),d=a.length>0||r.old>0?a:Fg(o,n),[l,...c]=Tg(d);return l&&
c.length===0?{ok:true,diffs:l.diffs,strip:l.level}:l||r.old===0?{ok:false,reason:Wg(l?d:o)}:r.missing.length<r.old||t2.every(f=>Ga(f)||f.names.old===f.names.new)?
{ok:true,diffs:r.diffs}:{ok:false,reason:Lg(o)}}function sr(t2,e,n){let s=new Map,r=d=>s.get(d)??(n?n(d)==="file":true),i=[],o=0;return{diffs:t2.map(d=>{let l=Cg(
d,e(d),r),c=l.from??l.path;return l.does!=="make"&&(o+=1,(c===void 0||l.doubt!==void 0||!r(c))&&i.push(c??"(no name)")),l.does==="move"&&c!==void 0&&s.set(c,false),
l.path!==void 0&&s.set(l.path,l.does!=="remove"),l}),missing:i,old:o}}function Cg(t2,e,n){let{names:s,headers:r}=t2,i=s.isMoved?Math.max(0,e-1):e,o=m=>m===void 0?
void 0:Pg(m,i),[a,d]=[o(s.old),o(s.new)];if(s.isMoved){let m=r.has("copy from")?"copy":"move";return{...t2,does:m,from:a,path:d,oldPath:a,newPath:d}}let l=[d,a,
...s.others.map(o)].flatMap(m=>m??[]),c=l.find(n),u=Ag(t2,c!==void 0),f=u==="make"?d??a:c??l[0],h=u==="change"&&a!==void 0&&d!==void 0?$g(a,d,n):void 0;return{...t2,
does:u,path:f,doubt:h,oldPath:u==="make"?void 0:f,newPath:u==="remove"?void 0:f}}var $g=(t2,e,n)=>t2===e||t2.startsWith(e)||!n(t2)||!n(e)?void 0:`Its lines name\
 two files that are both here, ${t2} and ${e}. Name one file on both.`;function Ag({headers:t2,names:e,hunks:n},s){let r=a=>n.some(d=>d[a]>0),[i,...o]=n;return t2.
has("new file mode")?"make":t2.has("deleted file mode")?"remove":i&&e.isAbsent.old&&!e.isAbsent.new&&!r("oldLines")?"make":i&&e.isAbsent.new&&!r("newLines")?"re\
move":i&&o.length===0&&ir(i)&&!s?"make":"change"}var ir=({oldLines:t2,oldStart:e})=>t2===0&&e===1;function Eg(t2){let e=new Set(t2.flatMap(s=>qa(s)?[]:rr(s.names)??
[])),[n]=e.size===1?e:[];return s=>{let{names:r}=s,i=rr(r);return(qa(s)?n??i:i??n)??(r.isGit||_n.test(r.new??r.old??"")?1:0)}}var qa=({names:t2,headers:e})=>t2.
old===t2.new&&(t2.isAbsent.old||e.has("new file mode")),_n=/^[abciow12]\//;function rr({old:t2,new:e,isMoved:n}){if(n)return 1;if(t2===void 0||e===void 0)return;
let s=_n.test(t2)&&_n.test(e);return t2!==e&&(s||St(t2)===(St(e)??Ig))?1:0}var Ig=Symbol("a name of one part"),Ga=({names:t2})=>{let{old:e,new:n}=t2;return e!==
void 0&&n!==void 0?rr(t2)===1:_n.test(n??e??"")};function Pg(t2,e){let n=Ja(t2);return n.length>e?n.slice(e).join("/"):void 0}var Ja=t2=>t2.replace(/^(?:\.\/+)+/,
"").split(/\/+/);function Rg(t2){let e=t2.flatMap(({names:{old:s,new:r,others:i}})=>[s,r,...i]),n=Math.max(1,...e.map(s=>s===void 0?0:Ja(s).length));return Array.
from({length:Math.min(n,Ng)},(s,r)=>r)}var Ng=40;function Tg(t2){let e=t2.map(({diffs:n})=>JSON.stringify(n.map(s=>[s.does,s.from,s.path,s.doubt])));return t2.filter(
(n,s)=>e.indexOf(e[s]??"")===s)}var Fg=(t2,e)=>t2.length===1?t2:t2.filter(({diffs:n})=>n.every(({path:s})=>{let[,r]=/^(.*)\/[^/]*$/.exec(s??"")??[];return r!==void 0&&
e(r)==="folder"})),Wg=t2=>`Its names can be read in more than one way: ${t2.slice(0,za).map(({level:n,diffs:[s]})=>`-p ${n} (${s?.path??"no name"})`).join(", ")}\
. Say which with -p.`,Lg=t2=>`Files that it changes are not here, however many parts are taken off their names: ${t2.slice(0,za).map(({level:n,missing:s,old:r})=>`\
-p ${n}: ${s.length} of ${r} (${s[0]})`).join(", ")}. If they start from a folder of the checkout, name it with --cwd.`,za=5;var Qa=(t2,e)=>{let{recording:n,why:s,
at:r}=e,{path:i="",from:o,does:a}=t2,d=jg(t2,n);if(d){n.leaveOut(d.construct,{reason:d.reason,at:r});return}a==="move"&&o!==void 0&&(n.license(o,r),!n.move(o,i,
{why:s,at:r}))||(a==="remove"?Dg(i,t2,e):a==="copy"?qg(i,t2,e):t2.binary?Hg(i,t2,e):a==="make"?Ug(i,t2,e):Bg(i,t2,e))},jg=(t2,e)=>{let{path:n,from:s,does:r,damage:i,
doubt:o}=t2,a=Gg(t2);if(a)return a;let d=i??o??(n===void 0?Za:Ka(s)??Ka(n)??ii(s??n,t2,e));if(n===void 0||d!==void 0)return{construct:"diff",reason:d??Za};let l=r===
"make"?void 0:s??n;return l!==void 0&&Mg(l,e)?{construct:"diff",reason:`There is no file ${l} here. If the names start from a folder of the checkout, pass --cwd\
 with it.`}:(r==="make"||r==="copy")&&e.state(n)?.text!==void 0?{construct:r==="make"?"new file":"copy",reason:`${n} exists here.`}:void 0},Ka=t2=>{let e=Cs(t2);
if(e?.name==="PATH_INVALID")return`${e.message} If that is its name here, take its diff out of the patch, and apply that part with git.`},Za="It does not name i\
ts file.",Mg=(t2,e)=>{let n=e.state(t2);return n!==void 0&&n.text===void 0},Dg=(t2,e,{recording:n,why:s,at:r})=>{let{old:i,replacement:o}=W(e.hunks[0]??G(1,[])),
a=e.binary||Er(t2)!=="text"||/\0/.test(i)||!Ne(i)?void 0:ae(w(i)),d=e.hunks.length>1||o!==""?"It leaves lines of a file that it removes.":Ln(t2,e,{recording:n,isReadable:a!==
void 0});if(d!==void 0){n.leaveOut("deleted file",{reason:d,at:r});return}a!==void 0?n.read(t2,{at:r},{sha256:a}):n.unread=true,n.delete(t2,{why:s,at:r})},Hg=(t2,e,{
recording:n,budget:s,why:r,at:i})=>{let{headers:o,binary:a=[]}=e,[,d]=Jt(e),l=Yr({lines:a,blob:d,limit:s.bytes});if(!l.ok){n.leaveOut("binary patch",{reason:`Th\
e content of ${t2}: ${l.reason}`,at:i});return}let c=e.does==="make",u=c?void 0:Ln(t2,e,{recording:n,isReadable:false});if(u!==void 0){n.leaveOut("binary patch",
{reason:u,at:i});return}s.bytes-=l.bytes.length,c||(n.unread=true);let f={content_base64:l.bytes.toString("base64"),executable:Cn(o)};n.write(t2,f,{why:r,at:i})},
Bg=(t2,e,{recording:n,why:s,at:r})=>{let{headers:i,hunks:o}=e;if(o.some(({isUnplaced:f})=>f)&&!i.has("new mode")){n.license(t2,r),Jg(t2,o,{recording:n,why:s,at:r});
return}let a=i.has("index")?[]:o.flatMap(({lines:f})=>f),d=ti(t2,e,n)??ni(t2,e,n)??Gt(t2,a,n);if(d!==void 0){n.leaveOut("hunk",{reason:d,at:{...r,line:o[0]?.line??
r.line}});return}let l=i.get("new mode"),c=l===void 0?void 0:n.exactText(t2);if(c!==void 0){n.license(t2,r),qs(t2,{raw:c,hunks:o,executable:Cn(i),why:s,at:r},n);
return}if(o.length>0&&Vg(t2,o,{recording:n,why:s,at:r}),l===void 0)return;let u=`The mode of ${t2} changes, which needs the file; pass --repo.`;n.leaveOut(`mode\
 ${l}`,{reason:u,at:r})},Cn=t2=>{let e=t2.get("new mode");return e!==void 0?e==="100755":t2.get("new file mode")==="100755"?true:void 0},Ug=(t2,{headers:e,hunks:n},{
recording:s,why:r,at:i})=>{let{old:o,replacement:a}=W(n[0]??G(1,[]));if(n.length>1||o!==""){s.leaveOut("new file",{reason:`It shows lines that ${t2} had, which \
it calls new.`,at:i});return}Et(t2,a,{recording:s,executable:Cn(e),why:r,at:i})},qg=(t2,e,{recording:n,why:s,at:r})=>{let{from:i="",hunks:o,headers:a}=e,d=n.exactText(
i);if(d===void 0||e.binary){let f=`A plan writes copies whole, which needs the text of ${i}${n.state(i)?"":"; pass --repo"}.`;n.leaveOut("copy",{reason:f,at:r});
return}let{text:l,missing:c}=Us(i,{raw:d,hunks:o,at:r},n);if(c.length>0)return;let u=Cn(a)??(n.state(i)?.executable===true?true:void 0);Et(t2,l,{recording:n,executable:u,
isWide:Gs(i,n),why:s,at:r})},Ya=({path:t2,property:e,isRemoved:n},{recording:s,why:r,at:i})=>{if(e==="svn:special"){s.leaveOut("symbolic link",{reason:"A plan c\
annot make or change links.",at:i});return}if(e!=="svn:executable")return;let o=s.exactText(t2);o===void 0?s.leaveOut("mode",{reason:`The mode of ${t2} changes,\
 which needs the file; pass --repo.`,at:i}):(s.license(t2,i),Et(t2,o,{recording:s,executable:!n,like:o,why:r,at:i}))},Gg=({headers:t2})=>{let n=["new file mode",
"deleted file mode","new mode","old mode"].map(s=>t2.get(s)).find(s=>s!==void 0)??t2.get("index")?.split(" ")[1];if(n==="120000")return{construct:"symbolic link",
reason:"A plan cannot make or change links."};if(n==="160000")return{construct:"submodule",reason:"A diff does not say which repository it is of. Write a Submod\
ule step."}},Vg=(t2,e,n)=>{let{recording:s,at:r}=n;s.license(t2,r);let i=s.exactText(t2),o=Be(e),a=t2.endsWith(".ipynb"),d=[...e.flatMap(({lines:u})=>u),i??""].
every(Ne),l=i!==void 0&&e.length*i.length>Wr,c=pa(e);if(i!==void 0&&(a||l||c||!d||!$r(i,e)))qs(t2,{raw:i,hunks:e,why:n.why,at:r},s);else if(c){let u=`The byte o\
rder mark of ${t2} comes or goes, so that it is written whole, which needs the file; pass --repo.`;s.leaveOut("byte order mark",{reason:u,at:r})}else if(d)if(o===
"mixed"||a&&s.text(t2)===void 0){let[u,f]=a?["notebook","A notebook is written whole"]:["line ends","Line ends change"];s.leaveOut(u,{reason:`${f}, which needs \
the file ${t2}; pass --repo.`,at:r})}else{let u=0;for(let f of e)u=zg(t2,o==="crlf"?K(f):f,{...n,hunks:e,shift:u})}else{let u=`It holds bytes that are not UTF-8\
, so that ${t2} is written whole, which needs the file; pass --repo.`;s.leaveOut("encoding",{reason:u,at:r})}},Jg=(t2,e,{recording:n,why:s,at:r})=>{let i=new xe(
n);for(let o of e){let{old:a,new:d}=Q(K(o)),l={contexts:[],old:a.lines,new:d.lines,atEnd:false,construct:"hunk"},c=o.isUnplaced?void 0:o.oldStart;i.add(t2,{...l,
start:c},{why:s,at:{...r,line:o.line}})}},zg=(t2,e,{recording:n,why:s,at:r,hunks:i,shift:o})=>{let a=Kg(e),d={...r,line:a.line},{old:l,replacement:c}=W(a),u=n.text(
t2);if(u===void 0)return l===""?n.leaveOut("hunk",{reason:"Cannot locate its lines without the file; pass --repo.",at:d}):l!==c&&n.edit(t2,{...di(a,i),new_string:c},
{why:s,at:d}),o;let f=He(u,a,o);if(f<0){let m=ir(a)&&i.length===1?`It makes ${t2}, which exists here.`:Vt(t2,a,u);return n.leaveOut("hunk",{reason:m,at:d}),o}return n.
change(t2,{start:f,end:f+l.length,replacement:c},{why:s,at:d}),u.slice(0,f).split(`
`).length-a.oldStart+a.newLines-a.oldLines},Kg=t2=>t2.oldStart>1?t2:{...t2,lines:t2.lines.map(e=>e.replace(/^([ +-])\ufeff/,"$1"))};var Xa=t2=>{let n=(/^(?:diff --git |Subject: ).*\r$|^--- .*\r\n\+\+\+ .*\r$/m.
test(t2)?t2.replaceAll(`\r
`,`
`):t2).split(`
`),s=n.flatMap((r,i)=>Qg(n,i)?[i]:[]);return s[0]!==0&&s.unshift(0),s.map((r,i)=>Yg(n.slice(r,s[i+1]),r+1))},ed=(t2,e)=>{let n=e.flatMap(({part:s})=>s&&s.of<=Zg?
s:[]);return[...qe(n,({of:s})=>s)].flatMap(([s,r])=>{let i=new Set(r.map(({number:c})=>c)),o=Array.from({length:s},(c,u)=>u+1).filter(c=>!i.has(c));if(o.length===
0)return[];let a=kr(t2,3);if(i.size===1)return`${a} is patch ${Rn([...i])} of ${s}.`;let[d,l]=o.length===1?["Patch","is"]:["Patches","are"];return`${d} ${Rn(o)}\
 of ${s} ${l} not in ${a}.`})},Zg=1e3,Qg=(t2,e)=>{let[n="",s=""]=t2.slice(e,e+2);return/^From [0-9a-f]{40} /.test(n)?true:/^From \S+ .*\d:\d\d\b/.test(n)&&/^[A-Za-z-]+:/.
test(s)},Yg=(t2,e)=>{let n=t2.findIndex(m=>m.trim()===""),s=od(t2.slice(0,n<0?0:n)),r=s.get("subject");if(r===void 0)return{lines:t2,line:e};let i=t2.slice(n+1),
o=td(s,i),a=o||id(s)?nd(s,i):i,d=a.findIndex(m=>m==="---"||m.startsWith("diff --git ")||m.startsWith("--- ")),[,l,c]=/^"?(.*?)"?\s*<([^<>]+)>$/.exec(s.get("from")??
"")??[],u=new Date(s.get("date")??Number.NaN),[,f,h]=/^(?:\s*\[[^\]]*\])*?\s*\[[^\]]*?\b(\d+)\/(\d+)\]/.exec(r)??[];return{...Number(f)>0&&{part:{number:Number(
f),of:Number(h)}},subject:r.replace(/^(\s*\[[^\]]*\])+\s*/,""),body:a.slice(0,d<0?void 0:d).join(`
`).trim(),...l&&c&&{author:{name:l,email:c}},...!Number.isNaN(u.getTime())&&{date:u.toISOString()},lines:o?a:a===i?t2:[...t2.slice(0,n+1),...a],...o&&{bodyLine:e+
n+1},line:e}},td=(t2,e)=>sd(t2,e)?.some(n=>td(n.headers,n.lines))??rd(t2)!==void 0,nd=(t2,e)=>{let n=sd(t2,e);if(n)return n.flatMap(i=>nd(i.headers,i.lines));if(/^(?:text\/html|image|audio|video)\b/i.
test(t2.get("content-type")??""))return[];let s=rd(t2),r=s===void 0?e:ey(e,s);return id(t2)?Xg(r):r},sd=(t2,e)=>{let[,n]=/^multipart\/.*?boundary="?([^";]+)/i.exec(
t2.get("content-type")??"")??[];if(n===void 0)return;let s=e.flatMap((i,o)=>i.startsWith(`--${n}`)?[o]:[]);return s.map((i,o)=>e.slice(i,s[o+1])).map(([i="",...o])=>{
let a=o.findIndex(l=>l.trim()===""),d=i.startsWith(`--${n}--`)?0:Math.max(0,a);return{headers:od(o.slice(0,d)),lines:o.slice(d)}})},rd=t2=>/^(?:base64|quoted-printable)/i.
exec(t2.get("content-transfer-encoding")??"")?.[0].toLowerCase(),id=t2=>/format="?flowed/i.test(t2.get("content-type")??""),Xg=t2=>t2.some(e=>/^ (?! )/.test(e))?
t2:t2.map(e=>e.replace(/^ /,"")),ey=(t2,e)=>{let n=e==="base64"?Buffer.from(t2.join(""),"base64"):ad(t2.map(r=>r.replace(/[ \t]+$/,"")).join(`
`).replaceAll(/=\n/g,"")),s=gr(n);return(/^diff --git .*\r$/m.test(s)?s.replaceAll(`\r
`,`
`):s).split(`
`)},od=t2=>{let e=new Map,n="";for(let s of t2){let[,r,i]=/^([A-Za-z-]+):\s*(.*)$/.exec(s)??[];/^\s/.test(s)&&n!==""?e.set(n,`${e.get(n)} ${s.trim()}`):r!==void 0&&
(n=r.toLowerCase(),e.set(n,i??""))}for(let[s,r]of e)e.set(s,ty(r.trim()));return e},ty=t2=>t2.replaceAll(/\?=\s+=\?/g,"?==?").replaceAll(/(?:=\?utf-8\?[bq]\?[^?]*\?=)+/gi,
e=>{let n=[...e.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(([,s="",r=""])=>s.toLowerCase()==="b"?Buffer.from(r,"base64"):ad(r.replaceAll("_"," ")));return Buffer.
concat(n).toString()}),ad=t2=>Buffer.concat(t2.split(/((?:=[0-9A-F]{2})+)/i).map((e,n)=>n%2===0?Buffer.from(e):Buffer.from(e.replaceAll("=",""),"hex")));var ny=/^(Added|Modified|Deleted|Name): (\S+)\s*$/;
function dd(t2){let e=[],n;for(let[s,r]of t2.entries()){let[,i]=/^Property changes on: (.+?)\s*$/.exec(r)??[];i!==void 0?n=i:/^(?:Index: |diff |--- )/.test(r)&&
(n=void 0);let[,o,a]=n!==void 0&&ny.exec(r)||[];n!==void 0&&a!==void 0&&e.push({path:n,property:a,isRemoved:o==="Deleted"||sy(t2,s),index:s})}return e}var sy=(t2,e)=>/^Name: /.
test(t2[e]??"")&&/^ {3}- /.test(t2[e+1]??"");var or=(t2,e,{strip:n})=>{let s={bytes:iy},r=t2.map(d=>({name:d.name,mails:Xa(ry(Ge(d)))}));for(let{name:d,mails:l}of r)
ay(l,{recording:e,budget:s,file:d,strip:n});let[i,o]=[r.map(({name:d})=>d),r.flatMap(d=>d.mails)];for(let d of ed(i,o))e.note(d);let a=o.find(({subject:d})=>d!==
void 0);return{...oy(a),options:{duplicates:"keep",...ge(e)}}},ry=t2=>t2.replace(/^\ufeff(?=--- |diff )/gm,""),iy=192*1024*1024,oy=t2=>({...t2?.subject&&{title:t2.
subject},...t2?.body&&{description:t2.body},...t2?.author&&{author:t2.author},...t2?.date&&{created:t2.date}}),ay=(t2,{file:e,strip:n,...s})=>{let{recording:r}=s,
i=l=>l===t2.at(-1)?l.lines:[...l.lines,""],o=t2.map(l=>({mail:l,diffs:Ae(i(l),l.line,true)})),a=Va(o.flatMap(({diffs:l})=>l),{strip:n,kindAt:hy(r),folder:r.givenFolder});
a.ok&&a.strip!==void 0&&r.note(`The names of ${e} are read with -p ${a.strip}.`);let d=a.ok?[...a.diffs]:[];for(let{mail:l,diffs:c}of o){let{subject:u,body:f,bodyLine:h}=l,
m=[u,f].filter($=>$).join(`

`)||void 0,g=$=>({file:e,line:h??$,column:1});for(let $ of py(d.splice(0,c.length)).map(F=>dy(F,h)))Qa($,{...s,why:m,at:g($.line)});!a.ok&&c[0]&&r.leaveOut("pat\
ch",{reason:a.reason,at:g(c[0].line)});let x=Ha(l,c);x&&r.leaveOut("patch",{reason:x.reason,at:g(x.line),is:"not read"});for(let $ of dd(l.lines))Ya($,{...s,why:m,
at:g(l.line+$.index)});let{lines:A,line:P}=l;r.texts.push({file:e,lines:A,first:P,taken:ly(l,c),toldAt:h})}},dy=(t2,e)=>e===void 0?t2:{...t2,hunks:t2.hunks.map(
n=>({...n,line:e}))};function ly({subject:t2,lines:e,line:n},s){let r=[];for(let[i,{line:o,hunks:a}]of s.entries()){r.push([i===0&&t2!==void 0?n:o,n-1+fy(e,o-n)]);
for(let[d,l]of a.map(cy)){let c=r.at(-1);c&&c[1]+1>=d?c[1]=Math.max(c[1],l):r.push([d,l])}}return r}var cy=({line:t2,span:e,lines:n})=>[t2,t2+(e??n.length)],uy=/^(?:diff |index |(?:dis)?similarity |(?:old|new|new file|deleted file) mode |(?:rename|copy) |--- |\+\+\+ |Binary files )/;
function fy(t2,e){let n=/^diff --(?:cc|combined) /.test(t2[e]??""),s=e+1;for(;s<t2.length&&uy.test(t2[s]??"")&&!/^diff /.test(t2[s]??"");)s+=1;if(!n&&!t2[s]?.startsWith(
"GIT binary patch"))return s;for(;s<t2.length&&!/^(?:diff |From [\da-f]{40} |-- $)/.test(t2[s]??"");)s+=1;return s}var hy=t2=>{let{kindOf:e,readFile:n}=t2.checkout;
if(!(!e&&!n))return s=>{let r=e?.(t2.relative(s));if(r==="folder")return r;let i=t2.state(s);return(i?i.text!==void 0:r!==void 0)?"file":void 0}},py=t2=>{let e=t2.
flatMap(({path:n,from:s})=>[...new Set([s,n])].filter(r=>r));return new Set(e).size<e.length?t2:[...t2].sort((n,s)=>ld(n)-ld(s))},ld=({does:t2})=>t2==="remove"?
0:t2==="move"?1:2,cd=(t2,e,n)=>{let s=t2.flatMap(a=>[...ne(a,e)].flatMap(my)),[r]=rt(s,{choice:n.choice,recording:e,called:"prediction"});if(!r||!p(r.value))return{};
let i=b(r.value.model_patch??"");return{...or([{name:r.file,text:`${i}
`}],e,n),title:`Prediction for ${gy(r)}`}},my=t2=>Array.isArray(t2.value)||p(t2.value)&&t2.value.model_patch===void 0?[...M(t2)]:[t2],gy=({value:t2,key:e})=>p(t2)?
b(t2.instance_id??e):e;var yy={edits:"literal",overwrittenMark:"kept"},ud=E({habits:yy,reusesIds:true},t2=>e=>{let{type:n,subtype:s,cwd:r,call_id:i}=e.value;if(n===
"system"&&t2.enter(r),n==="user"&&(t2.why=void 0),n==="assistant"&&(t2.why=R(O(e,"message")?.value.content)??t2.why),!(n!=="tool_call"||s!=="completed"||!p(e.value.
tool_call)))for(let[o,a]of Object.entries(e.value.tool_call)){let[,d]=/^(\w+)ToolCall$/.exec(o)??[];if(d===void 0||!p(a))continue;let l={name:by[d]??d,id:i,input:wy(
d,a.args),at:e.at()};t2.done(l,ky(d,a))}}),by={delete:"Delete",updateTodos:"todo_write",semSearch:"grep"},wy=(t2,e)=>p(e)?t2==="write"?{...e,content:e.fileText??
e.contents}:t2==="delete"?{file_path:e.path}:t2==="shell"?{command:e.command,workdir:e.workingDirectory}:e:e,ky=(t2,{args:e,result:n})=>{let{success:s,failure:r}=p(
n)?n:{},i=p(s)?s:void 0,o=i??(p(r)?r:void 0);return t2==="shell"&&o?Bt(o.exitCode??(i?0:null),o):i?t2==="read"&&i.exceededLimit!==true?{failed:false,shown:be(e,
y(i,"content"),false)}:{failed:false,files:t2==="read"?void 0:xy(e,i)}:{failed:true}},xy=(t2,e)=>{let n=y(e,"path")??y(t2,"path");if(n===void 0)return;let s=y(e,
"afterFullFileContent")??y(e,"fileContentAfterWrite"),r=y(e,"beforeFullFileContent"),i=ie(e.diffString);return s===void 0&&!i?void 0:[{path:n,before:r,after:s,hunks:i,
exact:false}]},fd=(t2,e)=>{let n=new it(e);for(let s of t2)for(let r of ne(s,e)){e.calls.search(r);for(let i of I(r,"requests"))for(let o of I(i,"response"))Oy(
o,n)}return{...e.cwd!==void 0&&{cwd:e.cwd},options:{reads:"auto",duplicates:"keep"}}},Oy=(t2,e)=>{let{kind:n,uri:s,toolId:r,toolSpecificData:i,edits:o}=t2.value,
{recording:a}=e,d=t2.at();if(n==="textEditGroup"){let l=y(s,"fsPath")??y(s,"path")??"";for(let c of Array.isArray(o)?o:[])Array.isArray(c)&&Sy(l,c.filter(p),{reconstruction:e,
at:d})}else if(n==="notebookEditGroup")a.leaveOut(n,{reason:"Edits of notebooks are not taken.",at:d});else if(n==="toolInvocationSerialized"&&p(i)&&i.kind==="t\
erminal"){let l=y(i.commandLine,"original")??y(i,"command")??"";e.disturb(l);let c=`The log does not say how it ended; if it changed files, those changes are no\
t in the plan: ${l}`;a.leaveOut(b(r),{reason:c,at:d})}},Sy=(t2,e,{reconstruction:n,at:s})=>{let{recording:r}=n,i=r.relative(t2),o=r.exactText(t2);if(o===void 0){
r.leaveOut("edit",{reason:`Cannot locate its text in ${i} without the file; pass --repo.`,at:s});return}let a=vy(o),d=e.map(({range:u,text:f})=>{let{startLineNumber:h,
startColumn:m,endLineNumber:g,endColumn:x}=p(u)?u:{};return{from:a(h,m),to:a(g,x),fresh:b(f??"")}}),[l,c]=["",0];for(let{from:u,to:f,fresh:h}of d.sort((m,g)=>m.
from-g.from||m.to-g.to)){if(!(u>=c&&f>=u)){r.leaveOut("edit",{reason:`Its places overlap, or lie outside ${i}.`,at:s});return}l+=o.slice(c,u)+h,c=f}r.isLicensed(
t2)||(r.unread=true),n.become(t2,{text:l+o.slice(c),exact:true},{step:{at:s}})},vy=t2=>{let e=[H(t2)?1:0];for(let n=t2.indexOf(`
`);n>=0;n=t2.indexOf(`
`,n+1))e.push(n+1);return(n,s)=>{let r=e[Number(b(n))-1];if(r===void 0)return n===e.length+1&&s===1?t2.length:Number.NaN;let i=(e[Number(b(n))]??t2.length+1)-1;
return Math.min(r+Number(b(s))-1,Math.max(r,i))}};var hd=new WeakMap,$n=class{#e;#t;#s=new Map;constructor(e){this.#e=e,this.#t=hd.get(e.reconstruction)??new Map,
hd.set(e.reconstruction,this.#t)}show({name:e,args:n}){let s=pd(e,n);this.#t.set(s,(this.#t.get(s)??0)+1)}take(e){let{subtype:n}=e.value,s=O(e,"systemPayload"),
r=O(s,"uiEvent");n==="ui_telemetry"&&r&&this.#r(r);let i=O(O(s,"snapshot"),"fileStates");n==="attribution_snapshot"&&i&&this.#n(i)}#r({value:e,at:n}){let{function_name:s,
function_args:r,prompt_id:i}=e;if(!/tool_call$/.test(y(e,"event.name")??"")||!/^[^#]+#[^#]+#\d+$/.test(b(i)))return;let o=pd(s,r),a=this.#t.get(o)??0;a>0?this.#t.
set(o,a-1):this.#i({name:s,input:r,at:n()},e),this.#e.reconstruction.showsAgents=true}#i(e,n){this.#e.done(e,s=>_y(s,n))}#n({value:e,at:n}){for(let[s,r]of Object.
entries(e)){let i=y(r,"contentHash");i===void 0||this.#s.get(s)===i||(this.#s.set(s,i),this.#e.reconstruction.settle(s,{isText:o=>ae(w(o))===i,at:n()}))}}},pd=(t2,e)=>ae(
JSON.stringify([t2,e])),_y=({operation:t2},{success:e,status:n})=>{let s=typeof e=="boolean"?{failed:!e}:Z(n,"success",["error","cancelled"]);return s.failed?s:
t2.kind==="shell"?v(null,void 0):{failed:false}};var Cy={edits:"loose",lineEnd:"any",overwrittenEnds:"kept"},md=E({habits:Cy,proposals:true},t2=>e=>gd(e,t2)),$y=[
"contents","content","candidates","parts","messages","clientHistory","toolCalls","$set","response"],gd=(t2,e)=>{let{value:n}=t2;if(V(t2)){if(e.stop(t2),Ey(t2,e))
return;Ay(t2.value,e)}for(let s of M(t2)){let r=s.key==="history"&&p(n)&&!("clientHistory"in n);if(!(!Array.isArray(n)&&!$y.includes(s.key)&&!r))for(let i of s.
key==="candidates"?e.chosen(s):[s])gd(i,e)}},Ay=(t2,e)=>{let{sessionId:n,session_id:s,id:r,type:i,content:o,$rewindTo:a,model:d}=t2;(n!==void 0||s!==void 0)&&(e.
isSession=true),typeof o=="string"&&o!==""&&(e.why=i==="user"?void 0:o),typeof a=="string"?e.backTo(a):typeof i=="string"&&e.mark(r),typeof d=="string"&&e.hear(
t2)},Ey=({value:t2,at:e},n)=>{let{text:s,name:r,args:i,status:o,type:a,content:d}=t2,{functionCall:l=t2.function_call,functionResponse:c=t2.function_response}=t2;
if(p(l))ar(l,e,n);else if(p(c))Iy(c,n);else if(typeof r=="string"&&p(i)&&typeof o=="string")Py(t2,e,n);else if(a==="tool_use"&&typeof t2.tool_name=="string")n.call(
{name:t2.tool_name,id:t2.tool_id,input:t2.parameters,at:e()});else if(a==="tool_result"&&typeof t2.tool_id=="string")n.result(t2.tool_id,u=>Ny(u,t2));else if(a===
"message"&&t2.role==="assistant"&&typeof d=="string")n.why=d;else if(typeof s=="string"&&t2.thought!==true){n.why=s;let[,u]=/^[ \t]*(?:-[ \t]*)?\*{0,2}Workspace Directories:\*{0,2}\n\s*- (\/.*|[A-Z]:\\.*)$/m.
exec(s)??[];s.includes("<session_context>")&&n.enter(u?.trim())}else return false;return true},ar=({id:t2,name:e,args:n},s,r)=>r.call({name:e,id:t2,input:n,at:s()}),
Iy=({id:t2,name:e,response:n},s)=>{let i={end:{failed:p(n)&&n.error!==void 0},output:y(n,"output"),display:void 0};s.result(t2??s.firstOpen(e),o=>Pt(o,i))},Py=(t2,e,n)=>{
let{status:s,args:r,result:i,resultDisplay:o}=t2;if(/^(scheduled|validating|awaiting_approval|executing)$/.test(b(s)))return;let a=ar(t2,e,n),d=Z(s,"success",dr),
[l]=Array.isArray(i)?i:[],c=p(l)&&p(l.functionResponse)?l.functionResponse.response:void 0,u=y(c,"output")??y(c,"error");!d.failed&&n.opened(a)&&n.enter(Ry(y(r,
"file_path"),y(o,"filePath"))),n.result(a,f=>Pt(f,{end:d,output:u,display:o},{reads:u!==""}))},Ry=(t2,e)=>{let n=t2?.replace(/^\.\//,"");if(!(n===void 0||t2?.startsWith(
"/")||!e?.endsWith(`/${n}`)))return e.slice(0,-n.length-1)},Ny=(t2,{status:e,output:n})=>{let s=typeof n=="string"?n:void 0,r=Pt(t2,{end:Z(e,"success",dr),output:s,
display:void 0});return r.exitCode===void 0?r:v(null,s)},dr=["error","cancelled"],Pt=({input:t2,operation:e},{end:n,output:s,display:r},{reads:i}={reads:false})=>{
if(n.cutOff)return n;let{failed:o}=n;if(e.kind==="shell")return Fy(o,s);let a=p(r)?r.executionSummary:void 0;if(e.kind==="agent")return{failed:o,calls:p(a)&&a.totalToolCalls===
0?0:void 0};if(e.kind==="read")return{failed:o,shown:o||!i?void 0:be(t2,s,false)};let d="path"in e?e.path:void 0,l=y(r,"fileName");return!o&&d!==void 0&&l!==void 0&&
!d.endsWith(l)?S:{failed:o,said:s,files:o||d===void 0?void 0:Wy(d,r)}},Ty=/cancelled tool execution|aborted|interrupted|timed out/i,Fy=(t2,e)=>{if(e===void 0&&!t2)
return S;let n=e??"";if(t2&&Ty.test(n))return S;if(t2&&!/exit code/i.test(n)||/^(Blocked\b|Command injection|Command (was )?(rejected|blocked|denied|not allowed))/i.
test(n))return{failed:true};let s=It(n);return/^Command (was )?(cancelled|moved to background)/im.test(n)?v(null,void 0):s},Wy=(t2,e)=>{if(!p(e))return;let n=l=>e[`${l}\
Truncated`]===true?void 0:y(e,l),r=e.isNewFile===true?null:n("originalContent")||void 0,{user_added_lines:i=0,user_removed_lines:o=0}=p(e.diffStat)?e.diffStat:{},
a=i!==0||o!==0,d={before:r,after:n("newContent"),witness:ie(n("fileDiff")),byPerson:a,exact:false};return[{path:y(e,"filePath")??t2,...d}]},Ly={edits:"loose",lineEnd:"\
any",deletesLineEnd:true,overwrittenEnds:"kept",overwrittenMark:"kept"},yd=E({habits:Ly},t2=>{let e=new Pe(t2.recording),n=new $n(t2);return s=>{let{type:r,subtype:i,
cwd:o,systemPayload:a,toolCallResult:d,isSidechain:l}=s.value;t2.enter(o),r==="system"&&n.take(s),r==="system"&&i==="rewind"&&e.backTo(y(a,"targetUuid")??y(a,"u\
uid"));let c=O(s,"message"),u=I(c,c&&"parts"in c.value?"parts":"content"),f=r==="user"&&!u.some(({value:h})=>h.type==="tool_result");e.take(s.value,f);for(let h of u)
jy(h,d,t2),l===true&&p(h.value.functionCall)&&n.show(h.value.functionCall);r==="user"&&(t2.why=void 0)}}),jy=(t2,e,n)=>{let{functionCall:s,functionResponse:r,text:i,
thought:o}=t2.value;if(typeof i=="string"&&o!==true&&(n.why=i),p(s))ar(s,t2.at,n);else if(p(r)){let{id:a,response:d}=r,{status:l="success",resultDisplay:c}=p(e)?
e:{},f=p(d)&&d.error!==void 0?{failed:true}:Z(l,"success",dr),h=y(d,"output")??y(d,"error");n.result(a,m=>Pt(m,{end:f,output:h,display:c}))}else n.block(t2,(a,{
is_error:d,content:l})=>Pt(a,{end:{failed:d===true},output:R(l),display:void 0}))};var bd=E(he,t2=>e=>{let n=O(e,"message")??e,{method:s,result:r,error:i,id:o}=n.
value,a=O(n,"params")?.value,d=b(o);if(s==="tools/call"&&a)t2.call({name:a.name,id:d,input:a.arguments??{},at:e.at()});else{if(s!==void 0||t2.opened(d)===void 0)
return;if(p(i))t2.result(d,{failed:true});else if(p(r)&&Array.isArray(r.content)){let l=R(r.content),c=r.isError===true||U(l);t2.result(d,u=>Ie(u,c,l))}}});var My={
edits:"literal",overwrittenMark:"kept",patches:"told"},kd=E({habits:My,reusesIds:true},t2=>e=>{let{info:n,parts:s}=e.value;lr(e,t2),lr(O(e,"part"),t2);let r=p(n)?
y(n.revert,"messageID"):void 0;for(let i of I(e,"messages")){if(r!==void 0&&(y(i.value.info,"id")??"")>=r)break;wd(i,t2)}Array.isArray(s)&&wd(e,t2),Dy(e.value)&&
t2.leaveOut("line","It holds no part of the session")}),Dy=({type:t2,sessionID:e,messageID:n,part:s,info:r})=>typeof e=="string"&&n===void 0&&!p(s)&&!p(r)&&!/^(step_start|step_finish|text|reasoning|error)$/.
test(b(t2??"")),wd=(t2,e)=>{let n=O(t2,"info")?.value;if(e.hear(t2.value),xd(t2.value,e),n?.role==="user")e.why=void 0;else if(Array.isArray(t2.value.parts))for(let s of I(
t2,"parts"))lr(s,e);else e.place=t2.at,e.leaveOut("message","It holds no parts")},xd=({info:t2,directory:e,path:n},s)=>{for(let{directory:r,path:i}of[t2,{directory:e,
path:n}].filter(p))s.enter(r),s.enter(y(i,"cwd"))},lr=(t2,e)=>{if(!t2)return;let{type:n,text:s,tool:r,callID:i,state:o}=t2.value;if(xd(t2.value,e),n==="text"&&typeof s==
"string"&&(e.why=s),n==="tool"&&!p(o)&&e.call({name:r,id:i,input:void 0,at:t2.at()}),n!=="tool"&&(p(o)||typeof i=="string")&&(e.place=t2.at,e.leaveOut(b(r??n??"\
part"),"It is of an unknown kind, and may be a call")),n!=="tool"||!p(o))return;let a={name:r,id:i,input:o.input,at:t2.at()};o.status!=="completed"&&o.status!==
"error"?e.call(a):e.done(a,d=>Hy(d,o))},Hy=({operation:{kind:t2}},e)=>{let n=e.status==="error",s=p(e.metadata)?e.metadata:{};if(t2==="shell"&&!n&&By(e))return S;
if(t2==="shell"&&!n){let r=y(s,"output")??y(e,"output"),i=s.truncated===true?void 0:r;return v(s.exit,i,i)}return{failed:n,said:y(e,"output"),folder:qy(e),shown:n?
void 0:Uy(s.display),files:n?void 0:Gy(e.input,s)}},By=({input:t2,title:e})=>{let[n,s]=[y(t2,"command"),b(e??"")],r=s!==n&&s!==y(t2,"description");return n!==void 0&&
r&&s.startsWith(n)},Uy=t2=>!p(t2)||t2.type!=="file"||typeof t2.text!="string"?void 0:t2.lineStart===1&&t2.lineEnd===t2.totalLines&&t2.truncated!==true?{text:t2.
text,exact:false,openEnd:true,isWhole:true}:void 0,qy=({output:t2})=>/<type>directory<\/type>/.test(b(t2??"").slice(0,2e3)),Gy=(t2,e)=>{if(Array.isArray(e.files))
return e.files.filter(p).map(Vy);let n=y(t2,"filePath");if(n===void 0)return;let{filediff:s}=e,[r,i]=[y(s,"before"),y(s,"after")],o=ie(y(s,"patch")??e.diff);return r!==
void 0&&i!==void 0?[{path:n,before:r,after:i,witness:o,exact:false}]:e.exists===false?[{path:n,before:null,exact:true}]:o&&[{path:n,hunks:o,exact:false,outdented:true}]},
Vy=t2=>{let e=b(t2.filePath??t2.path),n=y(t2,"movePath"),[s,r]=[y(t2,"before"),y(t2,"after")],i=n===void 0?{}:{movedTo:n};if(t2.type==="delete")return{path:e,after:null,
exact:true};let o=ie(t2.patch??t2.diff);if(t2.type==="add")return{path:e,after:r??o?.map(d=>W(d).replacement).join(""),exact:true};if(s!==void 0&&r!==void 0)return{
path:e,before:s,after:r,exact:true,...i};let a=y(t2,"patch")===""||y(t2,"diff")==="";return{path:e,hunks:a?[]:o,exact:true,outdented:true,...i}};var Sd=(t2,e,n)=>{
let s={leaveOut:()=>{}},r=t2.flatMap(a=>[...ne(a,s)].filter(vd));if(r.length<2)return Od(t2,e,n);let[i]=rt(r,{choice:n.choice,recording:e,called:"row"});if(!i)return{};
let o={name:i.file,text:JSON.stringify(i.value),firstLine:i.at().line};return Od([o],e,n)},vd=t2=>p(t2.value)&&Array.isArray(t2.value.history),Od=E({habits:{edits:"\
literal"}},t2=>e=>{for(let n of vd(e)?Jy(e):[e])Ky(n,t2)});function*Jy(t2){for(let e of zy(t2))V(e)?yield e:yield*[...M(e)].filter(V)}var zy=t2=>{let e=[...M(t2)].
find(({key:n})=>n==="history");return e?[...M(e)]:[]},Ky=(t2,e)=>{let{action:n,observation:s,args:r,source:i,cause:o}=t2.value;e.place=t2.at,typeof s=="string"?
eb(t2,o,e):i==="agent"&&typeof n=="string"&&p(r)&&Zy(t2,n,r,e)},cr="str_replace_editor",Zy=(t2,e,n,s)=>{let r=Xy(t2),i=r?.name===cr&&p(r.input),o=i?cr:Qy[e];if(o===
void 0){e==="run_ipython"&&s.leaveOut(e,"It runs code of Python");return}s.why=y(n,"thought")?.trim()||y(r?.message,"content")?.trim()||void 0,s.call({name:o,id:_d(
t2.value),input:i?r.input:Yy(e,n),at:t2.at()}),s.recording.calls.take(void 0,n),r&&s.recording.calls.take(r.id,r.input)},Qy={run:"bash",read:"read",write:"write",
edit:cr},Yy=(t2,e)=>t2==="edit"&&y(e,"command")===void 0?{command:"str_replace",path:e.path,old_str:"",new_str:""}:e,_d=({id:t2})=>`event ${b(t2??"")}`,Xy=t2=>{
let e=O(t2,"tool_call_metadata"),[n]=I(O(e,"model_response"),"choices"),s=O(n,"message"),i=I(s,"tool_calls").find(({value:d})=>d.id===e?.value.tool_call_id),{name:o,
arguments:a}=p(i?.value.function)?i.value.function:{};return i&&{id:i.value.id,name:o,input:L(b(a??"")),message:s?.value}},eb=(t2,e,n)=>{let{observation:s,content:r,
extras:i}=t2.value,o=p(i)?i:{},a=p(o.metadata)?o.metadata:{},d=_d({id:e});n.opened(d)&&(n.enter(y(a,"working_dir")),n.result(d,l=>tb(l,{observation:s,text:b(r??
""),details:o,metadata:a})))},tb=({operation:t2},{observation:e,text:n,details:s,metadata:r})=>{let i=e==="error"||/^\s*ERROR\b/.test(n);if(t2.kind==="shell")return i?
{failed:i}:v(r.exit_code??s.exit_code??null,n);if(i)return{failed:i};if(e!=="edit")return t2.kind==="editor"?Xs(t2,n):{failed:i};let o=sb(s),a=o?.after!==void 0;
return t2.kind==="editor"&&nb(t2.asks)&&!a?S:{failed:i,...o&&{files:[o]}}},nb=t2=>t2.kind==="edits"&&t2.edits.every(({old:e,new:n})=>e===""&&n===""),sb=({path:t2,
prev_exist:e,old_content:n,new_content:s})=>typeof t2!="string"||typeof s!="string"?void 0:{path:t2,before:e===false?null:typeof n=="string"?n:void 0,after:s,exact:false};
var rb={edits:"folded",lineEnd:"first"},Cd=E({habits:rb,reusesIds:true},t2=>{let e=new Pe(t2.recording);return n=>{let{type:s,cwd:r,id:i,parentId:o}=n.value;s===
"session"&&t2.enter(r);let a=s==="message"||s==="message_end"?O(n,"message"):void 0;e.take({uuid:i,parentUuid:o??void 0},a?.value.role==="user"),a&&ib(a,t2)}}),
ib=(t2,e)=>{let{role:n,toolCallId:s,command:r,exitCode:i,output:o}=t2.value;n==="user"&&(e.why=void 0),n==="toolResult"&&e.result(s,a=>ob(a,t2.value)),n==="bash\
Execution"&&e.done({name:"bash",input:{command:r},at:t2.at()},v(i,typeof o=="string"?o:void 0));for(let{value:a,at:d}of n==="assistant"?I(t2,"content"):[])a.type===
"text"&&(e.why=y(a,"text")||e.why),a.type==="toolCall"&&e.call({name:a.name,id:a.id,input:a.arguments,at:d()})},ob=({input:t2,operation:e},{isError:n,content:s,
details:r})=>{if(!ye(n))return S;let i=n===true,o=R(s);if(e.kind==="shell")return ab(i,o);if(i)return{failed:i};if(e.kind==="read")return{failed:i,shown:be(t2,o,
false)};let a=p(r)?ha(y(r,"diff")):void 0,[,d]=/^Successfully (?:replaced \d+ block\(s\) in|wrote \d+ bytes to) (.+?)\.?$/.exec(o??"")??[],l=d??("path"in e?e.path:
void 0);return{failed:i,said:o,files:l===void 0?void 0:[{path:l,hunks:a,exact:false}]}},ab=(t2,e)=>{let[,n]=/Command exited with code (\d+)\s*$/.exec(e??"")??[];
return n!==void 0?v(Number(n),e):t2?S:v(0,e,e)};function $d(t2){let e=db(t2);return e.is==="named"?{is:"named",path:ur(e.path)}:e}var ur=t2=>/^[^/\\:]+(?:\\[^/\\]+)+$/.
test(t2)?t2.replaceAll("\\","/"):t2;function db(t2){let{lines:e,at:n,from:s}=t2;for(let i=n-1;i>=s;i--){let o=e[i].trim();if(o===""||pb.test(o))continue;let a=Ed.
exec(o),d=a?Id(a[1]??""):Pd(o,t2);if(d!==void 0)return{is:"named",path:d};if(!a)break}let r=e.slice(s,n).join(`
`);return s===0||mb(r)?{is:"unknown"}:{is:"same"}}function S0(t2,e,{body:n,isFile:s}){let r=Ed.exec(t2[e]?.trim()??"")?.[1]??"";if(/^\d+:\d+:/.test(r))return;let[
i=""]=n,[,o]=i.length<=cb&&ub.exec(i)||[];if(o!==void 0&&Rt(o)&&(s(o)||Ad.test(o)))return{path:o,body:n.slice(1)};let a=e-1;for(;a>0&&t2[a]?.trim()==="";)a-=1;let d=t2[a]?.
trim()??"",l=Id(r)??Pd(d,{isFile:s,takesWord:false})??lb(d,s);return l===void 0?void 0:{path:l,body:n}}function lb(t2,e){let n=t2.replaceAll(/<[^<>]*>/g," "),s=/^\W*#|^\W*\*\*/.
test(n);for(let[r,i,o=""]of[...n.matchAll(/`([^`]+)`|([^\s`'"()*<>,;]+)/g)].reverse()){let a=(i??o.replace(/[.:!?]+$/,"")).replace(/^\.[\\/]/,"");if(!Rt(a)||!(e(
a)||Ad.test(a)))continue;if(e(a)?hb.test(n)&&/:\W*$/.test(n):fb.test(n)||s)return a;let d=n.slice(n.lastIndexOf(r)+r.length);if(!e(a)&&/^\W*(?:\(?new(?: file)?\)?\W*)?$/i.
test(d)&&(i!==void 0||a.includes("/")))return a}}var cb=4096,ub=/^\s*(?:\/\/|#|--|;|\/\*+|<!--|%)\s*(?:(?:file|file ?name|path):\s*)?([^\s!:]+?)\s*(?:\(.*\)\s*)?(?:\*\/|-->)?\s*$/i,
Ad=/(?:^|\/)(?:\.[a-z][\w.-]*|[A-Z]\w*file|LICENSE)$|\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|c|h|cc|[ch]pp|cs|php|swift|mdx?|txt|json|ya?ml|toml|ini|cfg|conf|env|html?|s?css|less|sql|sh|bash|ps1|bat|xml|csv|lock|gradle|vue|svelte|tf|proto|ipynb|lua|r|pl|exs?|hs|scala|dart|nix|rst|tex)$/,
fb=/\b(?:add|creat|new|mak|sav|writ|put|plac|generat)\w*\b/i,hb=/\b(?:add|append|edit|insert|modif|overwrit|past|prepend|put|replac|remov|rewrit|set|swap|updat|writ)\w*\b|(?<!\b(?:this|the|that|these|a|after|no) )\bchange\w*\b/i,
Ed=/^(?:`{3,}|~{3,}|<\/?(?:source|code|pre|codeblock|sourcecode)>)(.*)$/,pb=/^(?:<\/?(?:diff|content|args|file|apply_diff|replace_in_file|search_and_replace)>|<!\[CDATA\[|\]\]>|<start_line>\d+<\/start_line>)+$/;
function Id(t2){let[,e]=/(?:title|file(?:name)?|path)=["']([^"']+)["']/.exec(t2)??[],s=(e??t2.trim().split(/\s+/).at(-1)??"").replace(/^[\w+#-]+:(?=.)/,"");return Rt(
s)?s:void 0}function Pd(t2,{isFile:e,takesWord:n}){let[,s]=/^<(?:path|file_path|file)>(.+)<\/(?:path|file_path|file)>$/.exec(t2)??[];if(s!==void 0)return s.trim();
let r=t2.replace(/^(?:[-*+]|\d+[.)])\s+/,"").replace(/^#+\s*/,"").replace(/^\*\*(?:file(?:name)?|path):\*\*\s*|^(?:file(?:name)?|path):\s*/i,"").replace(/[:*]+$/,
"").replace(/^\*+/,""),[,i]=/^`+([^`]+)`+:?$/.exec(r)??[],o=(i??r).trim().replace(/^\.[\\/]/,"");return Rt(o)||e(o)||n&&/^[\w.-]+$/.test(o)?o:void 0}var Rt=t2=>/^[^\s`'"<>|*?]+$/.
test(t2)&&!/^[a-z]+:\/\//i.test(t2)&&/[^/.](?:\/|\.\w)|^\.\w|^[A-Z]\w*file$|^LICENSE$/.test(t2)&&!/[/.,;:!)]$/.test(t2),mb=t2=>t2.split(/[\s`'"()*<>,;:]+/).some(
e=>Rt(e.replace(/\.$/,""))&&/\/|\.[a-z]\w{0,9}$/i.test(e.replace(/\.$/,"")));var gb=/^\s*<write_to_file>\s*$/,yb=/^\s*<\/write_to_file>\s*$/,Td=t2=>/^[ \t]*(?:<{5,9} (?:SEARCH|ORIGINAL)>?|-{5,9} SEARCH>?|<write_to_file>)[ \t]*\r?$/m.
test(t2),Fd=(t2,e)=>{let n=new xe(e);for(let s of t2){let r=new Set,i=[],o=_b(Ge(s)),a=o.split(/\r?\n/),d=kb(xb({file:s.name,lines:a,taken:i},e),e.givenFolder);
e.texts.push({file:s.name,lines:a,taken:i});let l=new Set(d.filter(({block:u})=>u.isReport).map(Rd)),c=wb(o);for(let u of d){let{path:f,block:h}=u,m=Rd(u);l.has(
m)||c(h)?e.leaveOut(Re,{reason:bb,at:h.at,mayChangeFiles:false,is:"failed"}):r.has(m)?e.leaveOut(Re,{reason:"It repeats a block above.",at:h.at,mayChangeFiles:false}):
$b(f,h,{recording:e,lines:n}),r.add(m)}}return{options:ge(e)}},Re="<<<<<<< SEARCH",bb="The chat itself says that it failed, or was denied.";function wb(t2){let e=[],
n=0,s=t2.split(`
`);for(let[r,i]of s.entries())/^\[\w+ for '.*'\] Result:\s*$/.test(i)&&($t(s.slice(r+1,r+4).join(`
`))&&e.push([n,r+1]),n=r+1);return({at:r})=>e.some(([i,o])=>i<r.line&&r.line<o)}function kb(t2,e){let n;return[...t2].map(s=>(n=s.file.is==="same"?n:s.file.is===
"named"?C(s.file.path,e):void 0,{path:n,block:s}))}var Rd=({path:t2,block:e})=>JSON.stringify([t2,e.texts,e.whole]);function*xb({file:t2,lines:e,taken:n},s){let r=d=>s.
state(C(d,s.givenFolder))?.text!==void 0,i=0,[o,a]=[-1,-1];for(let d=0;d<e.length;d++){let l=e[d];if(gb.test(l)){let A=Ob(t2,e,d);A.block?yield A.block:s.leaveOut(
"<write_to_file>",{reason:Sb,at:{file:t2,line:d+1,column:1}}),n.push([d+1,A.end+1]),d=A.end,i=A.end+1;continue}if(!Kt.test(l)){Zt.test(l)&&Cb(t2,d,s);continue}let c={
file:t2,line:d+1,column:1};o=Nd(e,Zt,{after:d,known:o}),a=Nd(e,Kt,{after:d,known:a});let u=e.slice(d+1,o),f=Mn(l),h=o===e.length||a<o?[]:Bn(l,u);if(h.length===0){
s.leaveOut(Re,{reason:"The block does not have exactly one ======= and one >>>>>>> REPLACE.",at:c}),n.push([d+1,d+1]);continue}let m=h.every(({search:A})=>A.length>
0),[,g]=vb.exec(e[d-1]??"")??[],x=g===void 0?$d({lines:e,at:d,from:i,isFile:r,takesWord:m}):{is:"named",path:ur(g)};n.push([d+1,o+1]),yield{file:x,isReport:g!==
void 0,start:yi(u),texts:h,divider:f,at:c},d=o,i=o+1}}function Ob(t2,e,n){let s=n+1;for(;s<e.length&&!yb.test(e[s]??"");)s+=1;let r=s<e.length,i=e.slice(n,s+1).
join(`
`),o=/<path>([^<>]+)<\/path>/.exec(i)?.[1]?.trim(),[a,d]=[i.indexOf("<content>"),i.lastIndexOf("</content>")];if(!r||!o||o.includes(`
`)||a<0||d<a)return{end:s};let l=i.slice(a+9,d).replace(/^\n/,"").replace(/\n$/,""),c={file:t2,line:n+1,column:1},[,u=0]=/^[ \t]*<line_count>(\d+)<\/line_count>/m.
exec(i.slice(d))??[];return Number(u)>1.25*l.split(`
`).length+2?{end:s}:{end:s,block:{file:{is:"named",path:o},isReport:false,start:void 0,texts:[],whole:l,divider:"",at:c}}}var Sb="The call is not whole: it has \
a <path>, a <content> and an end, each closed, and as many lines as its <line_count> says.",vb=/^## SearchReplaceNoExactMatch: This SEARCH block failed to exactly match lines in (.+?)\s*$/,
_b=t2=>t2.replaceAll(/^> ## SearchReplaceNoExactMatch.*\n(?:>.*\n)*/gm,e=>e.replaceAll(/^> ?(.*?)(?: {2})?$/gm,"$1")),Cb=(t2,e,n)=>{n.leaveOut(">>>>>>> REPLACE",
{reason:"It ends a block that does not begin.",at:{file:t2,line:e+1,column:1},is:"not read"})},Nd=(t2,e,{after:n,known:s})=>{if(s>n)return s;let r=n+1;for(;r<t2.
length&&!e.test(t2[r]??"");)r+=1;return Math.min(r,t2.length)},$b=(t2,e,{recording:n,lines:s})=>{let{texts:r,whole:i,divider:o,start:a,at:d}=e;if(t2===void 0){n.
leaveOut(Re,{reason:"No line above names its file. Write its name, and nothing else, on the line above, or on the fence.",at:d});return}let l=n.text(t2);if(i!==
void 0){l!==void 0&&n.license(t2,d),n.write(t2,{content:i===""?"":`${i}
`},{at:d});return}let c=l===void 0?r:r.filter(({search:h})=>Ib(h,l)),[u,...f]=c.length===0?r:c;if(!u||f.length>0){let h=l===void 0?"Which one is meant, the file\
 tells: pass --repo.":"More than one fits the file, or none does.",m=`It can be read in ${r.length} ways, by its dividers or its indentation. ${h}`;n.leaveOut(Re,
{reason:m,at:d})}else if(Ab(u,o)){let h=`A second ${o} is in what it puts there. Delete it; if it is text, make the three marks of the block longer than it.`;n.
leaveOut(Re,{reason:h,at:d})}else if(Eb(u))n.leaveOut(Re,{reason:"A line that Roo writes below <<<<<<< SEARCH, or before a mark, is in what it puts there. Delet\
e it; if it is text, hand in a diff.",at:d});else if(u.search.length===0)Pb(t2,u.replace,{recording:n,at:d});else{n.license(t2,d);let h={contexts:[],old:u.search,
new:u.replace,atEnd:false,construct:Re,start:a};s.add(t2,h,{at:d})}};function Ab({search:t2,replace:e},n){let s=i=>i.trim()===n,r=(i="")=>/^[\p{L}\p{N}]/u.test(
i)&&i.trim().length<=n.length;return t2.some(s)?false:e.some((i,o)=>s(i)&&(o===e.length-1||!r(e[o-1])))}var Eb=({search:t2,replace:e})=>{let n=s=>Dn.test(s)||Hn.
test(s);return e.some(n)&&!t2.some(n)},Ib=(t2,e)=>t2.length===0?e==="":we(t2,pt(ke(e))).length>0,Pb=(t2,e,{recording:n,at:s})=>{let r=n.text(t2);if(r===void 0||
r===""){r===""&&n.license(t2,s),n.write(t2,{content:e.map(o=>`${o}
`).join("")},{at:s});return}n.license(t2,s);let i=mt(r,{start:r.length,end:r.length},e);n.change(t2,i,{at:s},{match:"lines"})};var j=t2=>({values:e})=>e.some(n=>p(
n)&&t2(n))?"yes":"no",Nt=(...t2)=>({text:e,isJson:n})=>n&&t2.every(s=>s.test(e))?"perhaps":"no",Wd=t2=>({text:e,isJson:n})=>!n&&t2.test(e)?"perhaps":"no",k=t2=>typeof t2==
"string",jd=({message:t2})=>p(t2)&&Array.isArray(t2.parts),Rb=t2=>(t2.type==="assistant"||t2.type==="user")&&p(t2.message)&&!jd(t2)&&k(t2.sessionId),Nb=({loglines:t2})=>Array.
isArray(t2)&&t2.some(e=>p(e)&&/^(user|assistant)$/.test(b(e.type??""))&&p(e.message)),Tb=t2=>t2.type==="system"&&t2.subtype==="init"&&k(t2.session_id)&&(k(t2.claude_code_version)||
k(t2.apiKeySource))&&!k(t2.request_id)&&!("qwen_code_version"in t2)&&k(t2.permissionMode)&&Array.isArray(t2.tools)||(t2.type==="user"||t2.type==="assistant")&&k(
t2.session_id)&&p(t2.message)&&"tool_use_result"in t2,Fb=t2=>k(t2.hook_event_name)&&k(t2.session_id),Wb=t2=>k(t2.uuid)&&k(t2.sessionId)&&k(t2.cwd)&&(jd(t2)||t2.
type==="system"&&p(t2.systemPayload))||t2.type==="system"&&t2.subtype==="init"&&"qwen_code_version"in t2,Lb=t2=>/^(session_meta|turn_context|response_item|event_msg)$/.
test(b(t2.type))&&p(t2.payload)||t2.type==="thread.started"&&k(t2.thread_id)||/^item\.(started|updated|completed)$/.test(b(t2.type))&&p(t2.item),jb=t2=>k(t2.sessionId)&&
k(t2.projectHash)||t2.type==="init"&&k(t2.session_id)&&k(t2.model)||t2.type==="tool_use"&&k(t2.tool_name)&&k(t2.tool_id),Mb=t2=>p(t2.info)&&/^ses_/.test(b(t2.info.
id))&&Array.isArray(t2.messages)||k(t2.sessionID)&&(p(t2.part)||k(t2.messageID)&&k(t2.type))||p(t2.info)&&k(t2.info.sessionID)&&Array.isArray(t2.parts),Db=t2=>/^(session|assistant|user|tool|system|hook|subagent|abort)(\.\w+)+$/.
test(b(t2.type))&&p(t2.data)&&(k(t2.id)||k(t2.timestamp)),Hb=t2=>t2.type==="session"&&(t2.version===void 0||typeof t2.version=="number")&&k(t2.id)&&k(t2.cwd),Bb=({
role:t2,content:e})=>t2==="user"&&Array.isArray(e)&&e.some(n=>p(n)&&/<environment_details>/.test(b(n.text??""))),Ub=t2=>Bb(t2)||k(t2.sessionId)&&Array.isArray(t2.
messages)&&(k(t2.agent)||p(t2.origin))||k(t2.messages_path)&&k(t2.session_id)||t2.type==="agent_event"&&p(t2.event),qb=t2=>t2.type==="tool_call"&&k(t2.subtype)&&
p(t2.tool_call)&&Object.keys(t2.tool_call).some(e=>/ToolCall$/.test(e)),Gb=t2=>Array.isArray(t2.requests)&&(k(t2.responderUsername)||k(t2.requesterUsername)),Vb=t2=>{
let e=p(t2.message)&&!k(t2.role)?t2.message:t2;if(e.jsonrpc==="2.0"&&/^(session\/|fs\/(read|write)_text_file)/.test(b(e.method)))return true;let{update:n}=p(e.params)?
e.params:e;return k(p(e.params)?e.params.sessionId:e.sessionId)&&p(n)&&k(n.sessionUpdate)},Jb=t2=>{let{jsonrpc:e,method:n,params:s}=p(t2.message)?t2.message:t2;
return e!=="2.0"||!p(s)?false:n==="tools/call"?k(s.name):n==="initialize"&&k(s.protocolVersion)},zb=t2=>/^ATIF-v/.test(b(t2.schema_version??""))&&Array.isArray(
t2.steps),Md=(t2,e=0)=>k(t2.toolCallId)&&/^(tool-|dynamic-tool$)/.test(b(t2.type??""))||t2.type==="tool-invocation"&&p(t2.toolInvocation)||[t2.toolCalls,t2.toolInvocations].
flat().some(n=>p(n)&&k(n.toolCallId)&&k(n.toolName))||e<3&&[t2.messages,t2.steps,t2.content,t2.parts].flat().some(n=>p(n)&&Md(n,e+1)),Kb=({type:t2,function:e})=>t2===
"function"&&p(e)&&k(e.name)&&k(e.arguments),Zb=t2=>k(t2.instance_id)&&"model_patch"in t2&&!Array.isArray(t2.history),Qb=({role:t2})=>/^_(?:checkpoint|usage|system_prompt)$/.
test(b(t2??"")),Ld=({trajectory:t2,history:e})=>Array.isArray(t2)&&Array.isArray(e)&&e.some(n=>p(n)&&Array.isArray(n.tool_calls)),Yb=t2=>(Array.isArray(t2.history)?
t2.history.flat():[t2]).some(n=>p(n)&&(typeof n.action=="string"&&p(n.args)&&typeof n.source=="string"||typeof n.observation=="string"&&p(n.extras)&&"cause"in n)),
Xb=new RegExp([String.raw`^(?:diff --?\w+ |From [0-9a-f]{40} |--- .*\r?\n\+\+\+ |Index: .*\r?\n=====|Only in .+: .|@@@* -\d)`,String.raw`^(?:Binary files? .+ (?:differ|has changed)|Files .+ differ)\r?$`,
String.raw`^\*\*\* \S.*\r?\n--- \S.*\r?\n\*{15}`,String.raw`^\d+(?:,\d+)?[acd]\d+(?:,\d+)?\r?\n[<>] `,String.raw`^\u001b\[[\d;]*m(?:diff --|--- |@@ )`,"^Content\
-Transfer-Encoding: (?:base64|quoted-printable)"].join("|"),"m"),Dd={"claude-code":{about:"sessions, `--output-format stream-json` and PostToolUse hook payloads\
; files of sub-agents given with it are merged by time",claims:j(t2=>Rb(t2)||Tb(t2)||Fb(t2)||Nb(t2)),read:Ta},codex:{about:"rollouts, code mode included, and th\
e stream of `exec --json`",claims:j(Lb),read:wa},qwen:{about:"sessions and streams",claims:j(Wb),read:yd},opencode:{about:"`export`, the stream of `run --format\
 json`, messages and parts",claims:j(Mb),read:kd},copilot:{about:"`events.jsonl` and the stream of `--output-format json`",claims:j(Db),read:Da},pi:{about:"sess\
ions and the stream of `--mode json`",claims:j(Hb),read:Cd},cline:{about:"`messages.json` and the stream of `--json`; a task\u2019s `api_conversation_history.json`",
claims:j(Ub),read:ja},cursor:{about:"the stream of `--output-format stream-json`",claims:j(qb),read:ud},"vscode-chat":{about:"exported chats: groups of edits",claims:j(
Gb),read:fd},acp:{about:"`session/update` of the Agent Client Protocol",claims:j(Vb),read:la},mcp:{about:"messages of the Model Context Protocol, one a line: `t\
ools/call` and what answers it",claims:j(Jb),read:bd},"ai-sdk":{about:"the Vercel AI SDK: messages, results of `generateText`, messages of a user interface",claims:j(
t2=>Md(t2)),read:$a},openhands:{about:"trajectories, and rows of `output.jsonl`",claims:j(t2=>Yb(t2)&&!Ld(t2)),read:Sd},"swe-agent":{about:"`.traj` files whose \
calls are functions",claims:j(Ld),read:Na},kimi:{about:"`context.jsonl`",claims:j(Qb),read:Ra},"swe-bench":{about:"predictions, of which `--choice` takes one",claims:j(
Zb),read:cd},atif:{about:"Harbor\u2019s trajectories, `schema_version` ATIF-v1",claims:t2=>{let e=j(zb)(t2);return e==="yes"?e:Nt(/^\s*\{\s*"schema_version"\s*:\s*"ATIF-v/)(
t2)},read:Ia},"text-editor":{about:"calls of the text editor tool: `create`, `str_replace`, `insert`, `view`, `undo_edit`",claims:Nt(/"command"\s*:\s*"(create|str_replace|insert|view|undo_edit)"/),
read:_a},anthropic:{about:"Messages API, Bedrock\u2019s Converse, JSON, one message per line, or a bare list of blocks: Read, Edit, Write, NotebookEdit, MultiEdit",
claims:Nt(/"type"\s*:\s*"tool_use"|"toolUse"\s*:\s*\{/),read:va},gemini:{about:"sessions, streams, checkpoints, and contents of the API",claims:t2=>{let e=j(jb)(
t2);return e==="yes"?e:Nt(/"functionCall"\s*:|"toolCalls"\s*:|"function_call"\s*:\s*\{[^{}]*"args"\s*:/)(t2)},read:md},openai:{about:"Chat and Responses JSON wh\
ose calls are one of the above, `apply_patch_call` included; a bare list of `tool_calls`",claims:t2=>{let e=j(Kb)(t2);return e==="yes"?e:Nt(/"tool_calls"\s*:|"function_call"|"custom_tool_call"|"apply_patch_call"|"local_shell_call"|^\s*\[\s*"(?:apply_patch|(?:\S*\/)?(?:ba|da|z)?sh)"|:\s*(?:\[\s*(?:"(?:[^"\\]|\\.)*"\s*,\s*)*)?"(?:[^"\\]|\\.)*?\*\*\* Begin Patch\\n/)(
t2)},read:Oa},"apply-patch":{about:"`*** Begin Patch` \u2026 `*** End Patch`",claims:Wd(new RegExp(`^[ \\t]*\\*\\*\\* Begin Patch\\s*$|${Tn.source}`,"m")),read:pi},
"search-replace":{about:"`<<<<<<< SEARCH` \u2026 `>>>>>>> REPLACE` under a file\u2019s name; `<write_to_file>`",claims:({text:t2,isJson:e})=>!e&&Td(t2)?"perhaps":
"no",read:Fd},diff:{about:"unified diffs, context diffs, normal diffs under a name, and `git format-patch` mail; hunks without numbers, as in chats",claims:Wd(Xb),
read:or}};var fr="Hand it in as a separate file, after this one.",te="Make it as a unified diff: git diff, or diff -u.",Hd="The diff does not hold it; make it w\
ith git diff --binary.",Bd="No line above it names its file (--- and +++).",Ud="The head of its diff is missing.",qd=String.raw`\b(?:file_?)?path\s*[=:]`,An="wr\
ite|create|edit|update|insert|delete|remove|rename|move|replace|append",ew=new RegExp([String.raw`<(?:\w+:)?invoke\s+name=|<function=\w|\[TOOL_CALLS\]|<[|｜]tool[_▁]call|<\|channel\|>\w* to=`,
String.raw`<(?:(?!replace_in)(?:${An})_(?:to_|in_)?(?:file|content)|search_and_replace|str_replace|new_rule|execute_command|tool_call)>`,String.raw`<(?:${An}|file|change|patch|artifact|antArtifact)(?:_file)?\s[^<>]*(?:path|file|file_?name|title)=["'][^"']*\.\w`,
String.raw`"(?:name|tool|tool_name|toolName|function)"\s*:\s*"(?:\w+\.)*(?:(?:${An})_?(?:to_?|in_?)?(?:file|content|notebook)|str_replace|apply_(?:patch|diff)|(?:search_?replace|(?:multi)?edit|write|notebookedit)")`,
String.raw`^\s*[\w.]*\((?<=(?:${An}|patch)\w*\()(?:(?!${qd}).)*${qd}.*\b(?:content|text|(?:old|new)_?\w*)\s*[=:]`].join("|"),"i"),ot=(t2,e,n=[])=>({construct:t2,
line:e,next:n,reason:`It looks like a ${t2}, and the text was read in another format. ${fr}`}),tw=[ot("block",/^\s*(?:> ?)*(?:(?:<|&lt;){5,9} (?:SEARCH|ORIGINAL)>?|-{5,9} SEARCH>?)\s*$/),
ot("patch of apply_patch",/^\s*(?:> ?)*\*\*\* (?:Begin Patch|(?:Add|Update|Delete) File: )|\*\*\* Begin Patch\\n/),ot("call of a tool",/"type"\s*:\s*"tool_use"|"tool_calls"\s*:|"old_str(?:ing)?"\s*:/),
ot("change in JSON",/"(?:newText|replacementContent|replacementChunks|modifiedContent|insertionPoint|original_begin_line)"\s*:|"(?:patch|diff)"\s*:\s*"(?:[^"\\]|\\.)*@@ -\d|^[^"]*".*(?:diff --git a\/|--- \S(?:(?!--- )[^"\\])*\\n\+\+\+ )|"op"\s*:\s*"(?:add|remove|replace|move|copy)"\s*,\s*"(?:path|from)"|"(?:search|find)"\s*:[^{}]{0,500}"replace"\s*:/),
{construct:"call of a tool as text",line:ew,reason:"No format that editplan reads has it. Have it written as a block, or as a call in JSON."}],Gd="Have it writt\
en as a block, or as a unified diff.",nw=[{construct:"step of a plan",line:/^\s*(?:- )?["']?tool["']?: ["']?(?:Edit|Write|Delete|Move|Copy|NotebookEdit|MultiEdit|MoveLines|Set|Run)\b/,
reason:`It belongs to a plan. ${fr}`},{construct:"diff of words",line:/\[-(?:(?!\[-)[^\]])+-\]\s?\{\+|^\{\+.+\+\}$|^\[-.+-\]$/,reason:"It shows words without th\
e lines that they are in. Make it without --word-diff."},{construct:"diff for people",line:/^─{2,}[┐┤]$|^\s*(?:\d+\s*)?⋮\s*(?:\d+\s*)?│|^\S*\w\.\w+ --- (?:\d+\/\d+ --- )?[A-Z]\w+$|^[^\t|<>]*\t+ *[|<>]\t/,
reason:"A program laid it out for a terminal. Make it with git --no-pager diff --no-ext-diff."},{construct:"command of an editor",line:/^:?(?:%|\d+(?:,(?:\d+|\$))?)s([/#|])(?:\\.|(?!\1).)+\1(?:\\.|(?!\1).)*\1[gci]*$/,
reason:Gd},{construct:"ed script",line:/^\d+(?:,\d+)?[acd]\r?$/,next:[/^(?!\d)/],reason:te},{construct:"script of RCS",line:/^(?:d\d+ \d+|a\d+ \d+)$/,next:[/^(?:[ad]\d+ \d+$|.)/],
reason:te},{construct:"patch of Darcs",line:/^\s*(?:hunk|move|rmfile|addfile|replace|binary) \.\/\S/,reason:te},{construct:"file in conflict",line:/^(?:<{7}(?: (?!SEARCH|ORIGINAL)\S.*)?)$/,
reason:`Resolve the conflict. ${Gd}`},{construct:"change of a builder of apps",line:/<(?:boltAction type="(?:file|diff)"|(?:lov|dyad)-(?:write|delete|rename|line-replace|search-replace)\b)/,
reason:"No format that editplan reads has it. Have it written as a block, or hand in a diff."},{construct:"suggestion",line:/^ {0,3}(?:```+|~~~+)suggestion(?::[-+\d]+)?\s*$/,
reason:"It does not say which lines of which file it replaces. Have it written as a block, or as a diff."},{construct:"replacement of a formatter",line:/<replacement offset=['"]\d+['"] length=['"]\d+['"]>/,
reason:"It does not name its file. Let the formatter write the file, and hand in what git diff gives."},{construct:"diff with numbered lines",line:/^\s*\d+[:|]?\s+(?:--- \S|diff --git )/,
next:[/^\s*\d+[:|]?\s+(?:\+\+\+ \S|index |--- \S)/],reason:"Take off the numbers before its lines."},{construct:"diff of Jujutsu",line:/^(?:Modified|Added|Removed|Renamed|Copied) (?:regular|executable) file .+:\r?$/,
reason:"Make it with jj diff --git."}],sw=[ot("diff",/^\s*--- \S/,[/^\s*\+\+\+ \S/]),ot("diff",/^\s*(?:diff --git |@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@)/)],rw=[{construct:"\
combined diff",line:/^@@@+ -/,reason:"A merge is shown against several commits. Make it against one: git diff COMMIT^1 COMMIT."},{construct:"context diff",line:/^\*\*\* \S/,
next:[/^--- \S/,/^\*{15}/],reason:te,isOne:true},{construct:"normal diff",line:/^\d+(?:,\d+)?[acd]\d+(?:,\d+)?\r?$/,next:[/^[<>] /],reason:`No line above it nam\
es its file. ${te}`},{construct:"binary file",line:/^(?:(?:Binary files? .* (?:differ|has changed)|Files .* differ)\.?\r?$|Cannot display: file marked as a binary type\.)/i,
reason:Hd,isOne:true},{construct:"binary patch",line:/^GIT binary patch\r?$/,reason:Ud,isOne:true},{construct:"file in conflict",line:/^\* Unmerged path \S/,reason:"\
The diff does not hold it. Resolve the conflict, and make the diff again.",isOne:true},{construct:"encoded mail",line:/^Content-Transfer-Encoding: *(?:base64|quoted-printable)/i,
reason:"No line above it begins a mail. Hand in each mail as a separate file.",isOne:true},{construct:"kind of file",line:/^(?:File \S.* is an? .+ while file \S.* is an? |Symbolic links \S.* and \S.* differ)/,
reason:Hd,isOne:true},{construct:"submodule",line:/^Submodule \S+ (?:[\da-f]{7,}\.{2,3}[\da-f]{7,}|contains (?:modified|untracked))/,reason:"A plan carries only\
 files. Leave it out, and change it with git.",isOne:true},{construct:"file of Bazaar",line:/^=== (?:(?:removed|added|modified) file|renamed file .* =>|(?:removed|added|renamed) directory) '/,
next:[/^(?!--- )/],reason:te,isOne:true},{construct:"file of Bazaar",line:/^=== renamed file .* => '/,reason:te,isOne:true},{construct:"file",line:/^Only in (?:[^:]*\/[^:]*: .|[^\s:]+: (?:\S+|.*\.\w+)$)/,
reason:"The diff names it without its text; make the diff with diff -N, or git diff.",isOne:true},{construct:"hunk",line:cs,next:[/^[-+ ]/],reason:Bd,isOne:true},
{construct:"hunk",line:/^@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@/,reason:Bd,isOne:true},{construct:"coloured diff",line:/^\u001b\[[\d;]*m(?:diff --|--- |@@ |[-+])/,reason:"\
It is coloured: its lines hold codes for a terminal. Make it with git diff --no-color."},{construct:"report of rustfmt",line:/^Diff in .+(?: at line |:)\d+:\r?$/,
next:[/^[-+ ]/],reason:te},{construct:"report of Biome",line:/^\s+(?:\d+\s+){1,2}│ [-+]/,reason:te},{construct:"report of dprint",line:/^from .+:\r?$/,next:[/^\s*\d*\| /],
reason:te},{construct:"report of Spotless",line:/^(?:> )?The following files had format violations:/,reason:te},{construct:"diff in a log",line:/^\d{4}-\d\d-\d\dT[\d:.]+Z (?:diff --git |--- \S|\+\+\+ \S|@@ -\d)/,
reason:"Its lines begin with the times of a log. Take them off."},{construct:"diff",line:/^(?:[ \t]+|[ \t>]*> ?)(?:--- \S|diff --git )/,next:[/^(?:[ \t]+|[ \t>]*> ?)(?:\+\+\+ \S|index |--- \S|(?:new file|deleted file|old) mode )/],
reason:"It is quoted or indented: take off what is before its lines."},{construct:"rename",line:/^(?:rename|copy) (?:from|to) \S/,reason:Ud,isOne:true}],Vd=[...tw,
...nw,...rw],iw=[...Vd,...sw],ow=(t2,e,n=false)=>(n?Vd:iw).find(({line:s,next:r=[]})=>s.test(t2[e]??"")&&r.every((i,o)=>i.test(t2[e+o+1]??"")));function Jd(t2){
let e=t2.split(`
`);for(let n of e.keys()){let s=ow(e,n,true);if(s&&!s.reason.endsWith(fr))return`It looks like a ${s.construct}. ${s.reason}`}}var hr=class{#e=new Set;#t=new Set;#s=new Map;#r;take(e,n){
typeof e=="string"?this.#e.add(e):this.#t.add(En(n)),this.#e.add(En(n))}drop(){this.#s.clear()}search(e,n){for(let s of Xt(e,n)){let r=s.ids[0]??En(s.input);this.#s.
has(r)||this.#s.set(r,s),this.#r??=lw(e.value,s)}}list(e){return[...this.#s.values()].filter(n=>!this.#i(n)&&!n.commands?.every(e)).map(({name:n,at:s})=>({construct:n,
reason:aw,at:s(),mayChangeFiles:true,is:"not read"}))}#i({ids:e,input:n}){return e.some(s=>this.#e.has(s))?true:(e.length===0?this.#e:this.#t).has(En(n))}get name(){
return this.#r??"a program"}},aw="It looks like a call of a tool that writes, and no reader knows it; if it changed files, those changes are not in the plan.",Kd=(t2,e)=>{
let n=new hr,s={leaveOut:()=>{}};for(let i of t2)for(let o of ne(i,s))n.search(o);let r=n.list(e);return r.length>0?{name:n.name,notImported:r}:void 0},En=t2=>{
let e=JSON.stringify(t2)??"";return`${e.length} ${e.slice(0,80)} ${e.slice(-80)}`},dw=[["OpenHands",["tool_call_metadata","llm_metrics","security_risk"]],["SWE-\
agent",["trajectory","replay_config"]],["Antigravity",["TargetFile","toolCall","workspacePaths"]],["Kimi",["kimi_version","_checkpoint","_usage","StrReplaceFile",
"WriteFile"]],["Goose",["working_dir","developer__text_editor","developer__shell"]],["Zed",["Agent","ToolUse"]],["Kiro",["conversation_id","fs_write"]],["Contin\
ue",["workspaceDirectory","single_find_and_replace","edit_existing_file"]],["Windsurf",["agent_action_name"]]],lw=(t2,{name:e,input:n})=>{let s=Array.isArray(t2)?
t2:[t2],r=s.flatMap(d=>p(d)?[d.history??[],d.messages??[]].flat():[]),i=new Set([...s.slice(0,zd),...r.slice(0,zd),n].filter(p).flatMap(Object.keys));i.add(e);let o=dw.
find(([,d])=>d.some(l=>i.has(l))),[a]=s.filter(p);return o?.[0]??`a program whose entries have the keys ${Object.keys(a??{}).slice(0,5).join(", ")}`},zd=100;function gC(t2){
let e=Ft.find(s=>s===t2);if(e!==void 0||t2===void 0)return e;let n=`--from is ${JSON.stringify(t2)}, which is not a format. The formats are ${Ft.join(", ")}.`;throw new mr(
{name:"USAGE",message:n})}var yC=t2=>{let e=pr(t2);if(Yd(e))return;let{yes:n}=Zd(e.isJson?{...e,text:""}:e);if(n.length>0)return n.length===1?n[0]:void 0;let{perhaps:s}=Zd(
e);return s[0]??In?.formatIn({name:"",text:e.text})},Zd=t2=>{let e=Ft.map(s=>[s,Xd[s](t2)]),n=s=>e.filter(([,r])=>r===s).map(([r])=>r);return{yes:n("yes"),perhaps:n(
"perhaps")}},pr=t2=>{let e=Mr(t2.startsWith("\uFEFF")?t2.slice(1):t2),n=cw.test(e);return{text:e,values:n?Ir(e):[],isJson:n}},cw=/^\s*(?:\{(?!code:)\s*(?:["}]|[\w$]+\s*:|$)|\[\s*(?:[{["\]]|$))/,
uw=["$schema","version","title","description","base","created","author","cwd","options","steps"],bC=t2=>Yd(pr(t2)),Yd=({text:t2,values:e,isJson:n})=>{let[s]=e;if(n&&
p(s))return s.version===1&&Object.keys(s).every(i=>uw.includes(i));if(n)return/^\s*\{\s*("\$schema"\s*:\s*"[^"]*"\s*,\s*)?"version"\s*:\s*1\s*,\s*"(title|description|base|created|author|cwd|options|steps)"/.
test(t2);let r=t2.slice(0,4096).split(`
`).find(i=>!/^\s*(#.*)?$|^---|^\$schema:/.test(i));return r!==void 0&&/^version\s*:\s*1(?:\s|$)/.test(r)&&!fw.test(t2)},fw=/^(?:diff --git |--- .*\r?\n\+\+\+ .*\r?\n@@ -)/m,
wC=t2=>{let e=pr(t2);if(!e.isJson)return mw(e.text)?void 0:yw(e.text);let[n]=e.values,s=p(n)?Object.keys(n):[];if(s.length===0||s.some(o=>["steps","tool"].includes(
o)))return;let r=hw(e);if(r!==void 0)return r;let i=Kd([{name:"",text:t2}],wn);if(i){let o=i.notImported.slice(0,3).map(({construct:a,at:d})=>`${a} in line ${d.
line}`);return`${kw(i.name)} The first: ${o.join(", ")}.`}if(!s.some(o=>["version","title"].includes(o)))return`Neither a plan, which has \`version\`, \`title\` and\
 \`steps\`, nor in a format that editplan can import. The formats are ${Ft.join(", ")}. Hand in a diff of what it changed, as of \`git diff\`. Of a program that f\
inds something: ${me()}`},hw=({values:t2})=>pw.find(([e])=>t2.some(n=>p(n)&&e(n)))?.[1],Tt=(t2,e)=>`It is output of ${t2}, and holds no fixes: ${me(e)}`,pw=[[({
ts:t2,type:e})=>typeof t2=="number"&&/^(?:say|ask)$/.test(b(e??"")),"It is what an editor shows of a task. Hand in api_conversation_history.json, which is next \
to it."],[({issues:t2,errors:e})=>Array.isArray(t2)&&Array.isArray(e),Tt("TFLint","tflint --fix")],[({metadata:t2})=>p(t2)&&"rubocop_version"in t2,Tt("RuboCop",
"rubocop -a")],[({comments:t2,level:e,code:n})=>typeof e=="string"&&typeof n=="number"||Array.isArray(t2)&&t2.some(s=>p(s)&&typeof s.level=="string"),"It is out\
put of ShellCheck. Hand in what `shellcheck --format=diff` prints."],[({totals:t2,files:e})=>p(t2)&&"fixable"in t2&&p(e),"It is output of PHP_CodeSniffer, and h\
olds no fixes. Hand in what `phpcs --report=diff` prints."],[({file_diffs:t2})=>Array.isArray(t2),Tt("Rector","vendor/bin/rector process")],[({file:t2,errors:e})=>typeof t2==
"string"&&Array.isArray(e),Tt("ktlint","ktlint --format")],[({rule_id:t2,character:e})=>typeof t2=="string"&&e!==void 0,Tt("SwiftLint","swiftlint --fix")]],mw=t2=>!/^[ \t]*[^\s#]/m.
test(t2)||/^[{]?[ \t]*(?:- )?["'“]?(?:\$schema|version|title|steps|tool|options|vars|defaults)["'”]?\s*:/m.test(t2),Qd="Ask for SEARCH/REPLACE blocks, each \
below the name of its file, for a unified diff, or for a plan.",gw=[[/^[ \t]*(?:&lt;){5,9} (?:SEARCH|ORIGINAL)|&lt;\/\w+_(?:file|diff|content|replace)&gt;/m,"A \
page escaped it: it has &lt; and &gt; where it had < and >.","Hand it in as it was before."],[/^\*\*\* (?:Add|Update|Delete) File: \S/m,"The patch in it is not \
between `*** Begin Patch` and `*** End Patch`.","If nothing is missing, write these two lines around it."],[/^ {0,3}(?:`{3,}|~{3,})diff\b/m,"The diff in it name\
s no file.","Write `--- PATH`, `+++ PATH` and `@@`, a line each, where it begins."],[/^ {0,3}(?:`{3,}|~{3,}|<(?:source|code|pre|codeblock|sourcecode)>)/m,"Its c\
ode blocks do not say what they replace."],[/^[ \t]*(?:(?:Diff in|would reformat|\[warn\]|ERROR:) \S|(?:--> )?\S*\w\.\w+(?::\d+|\(\d+|: line \d+)|\d+:\d+\s|<checkstyle )/m,
"It shows what a program found, and holds no fixes.",me()],[/(?:)/,"Nothing in it says which lines of which file change."]],yw=t2=>{let[,e,n=Qd]=gw.find(([r])=>r.
test(t2))??[];return`It is neither a plan nor a change that can be read. ${(n===Qd?Jd(t2):void 0)??`${e} ${n}`}`},In=await Rr.found?.(),bw=t2=>({text:e,values:n})=>In&&
n.some(r=>p(r)&&In.isOutput(t2,r))||e!==""&&In?.formatOf(e)===t2?"yes":"no",ww=Object.fromEntries(Pr.map(t2=>[t2,bw(t2)])),Xd={...Object.fromEntries(Object.entries(
Dd).map(([t2,{claims:e}])=>[t2,e])),...ww},Ft=Object.keys(Xd),kw=t2=>`It is a log of ${t2} that editplan does not know: it holds calls that may have changed fil\
es, and no reader takes them. Import a diff of what it changed, as of \`git diff\`, or a log in one of the formats ${Ft.join(", ")}.`;export{Mr as a,D as b,de as c,
w as d,ze as e,Uo as f,$s as g,Fh as h,wn as i,zo as j,ia as k,yS as l,S0 as m,Dd as n,fr as o,ow as p,hr as q,Kd as r,gC as s,yC as t,Zd as u,pr as v,bC as w,wC as x,
In as y,Ft as z,kw as A};
