import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as ge}from"./wings-sessions-source.js";import{a as Lt,
b as qe,c as Ii}from"./unbash.js";import{a as jt,b as Ti}from"./core-text-edit.js";import{a as ee}from"./re2js.js";import{b as re,d as j,e as ct,g as Ni}from"./core-plan-json-nodes.js";
import{core_plan_source_text$d as Fe,core_plan_source_text$f as Ci}from"./start.js";import{a as Fi,d as Nn}from"./core-plan-cell-edits.js";import{a as Mt,b as Pi,
c as Ri}from"./core-plan-text-edits.js";import{core_plan_schema$c as Ei}from"./run.js";import{core_text_folder_spellings$a as Wt,core_text_folder_spellings$d as lt}from"./run.js";
import{core_plan_fix_output$a as $i,core_plan_fix_output$c as Ai}from"./start.js";import{core_tools_tool$a as _i}from"./start.js";import{core_tools_notebook_edit$l as Re}from"./start.js";
import{core_tools_run$d as Fn}from"./start.js";import{core_text_hunks$b as G,core_text_hunks$c as Y,core_text_hunks$d as T,core_text_hunks$e as ki,core_text_hunks$f as ie,
core_text_hunks$g as ot,core_text_hunks$h as at,core_text_hunks$i as Nt,core_text_hunks$j as Oi,core_text_hunks$k as X,core_text_hunks$l as me}from"./start.js";
import{diff$c as W,diff$d as dt}from"./start.js";import{core_tools_checks$A as Tt}from"./start.js";import{core_workspace_path_guard$l as vi}from"./start.js";import{
core_text_paths$b as wi,core_text_paths$c as xi}from"./start.js";import{core_text_globs$d as bi}from"./start.js";import{core_text_line_ending$m as Si}from"./start.js";
import{core_text_utf8_cache$e as fi,core_text_utf8_cache$k as hi,core_text_utf8_cache$n as pi,core_text_utf8_cache$o as se,core_text_utf8_cache$p as le}from"./hook.js";
import{core_text_words$a as gi,core_text_words$h as yi}from"./hook.js";import{core_text_digest$a as ce}from"./hook.js";import{core_text_json$f as p,core_text_json$g as b,
core_text_json$h as mi}from"./hook.js";import{errors$b as ui}from"./hook.js";function Wi(t2){return jd.test(t2)?t2.split(`
`).map(e=>/^data: ?(?=[{[])(?!\[DONE\])(.*)$/s.exec(e)?.[1]??"").join(`
`):t2}var jd=/^\ufeff?(?:(?::.*|(?:event|id|retry):.*)?\r?\n)*data: ?\{/;var S={failed:true,cutOff:true},Z=(t2,e,n)=>t2===e?{failed:false}:n.some(s=>s===t2)?{failed:true}:
S,v=(t2,e,n)=>({failed:false,exitCode:typeof t2=="number"?t2:null,output:e,printed:n}),Dt=(t2,{stdout:e,stderr:n})=>{let[s,i]=[e,n].map(r=>typeof r=="string"?r:
"");return v(t2,`${s}
${i}`,i===""?s:void 0)},ye=t2=>typeof(t2??false)=="boolean",Li=t2=>t2.startsWith("mcp__"),I=t2=>{if(typeof t2=="string")return t2;if(!Array.isArray(t2))return;let e=t2.
flatMap(n=>p(n)&&typeof n.text=="string"?[n.text]:[]);return e.length>0?e.join(`
`):void 0},V=t2=>p(t2?.value),O=(t2,e)=>{let n=ct(t2,e);return V(n)?n:void 0},E=(t2,e)=>{let n=ct(t2,e);return n&&Array.isArray(n.value)?[...j(n)].filter(V):[]},
y=(t2,e)=>p(t2)&&typeof t2[e]=="string"?String(t2[e]):void 0,L=t2=>{try{return JSON.parse(t2)}catch{return t2}},be=(t2,e,n)=>{if(e===void 0||!p(t2)||Dd.some(i=>t2[i]!==
void 0&&t2[i]!==null))return;let s=b(t2.file_path??t2.path??t2.absolute_path??"");if(!/\.(png|jpe?g|gif|webp|svg|bmp|ico|pdf|mp[34]|wav|ogg|zip|ipynb)$/i.test(s))
return/truncated|^\[?Showing lines|^\[.* more lines/im.test(e)?void 0:{text:e,exact:n}},Dd=["offset","limit","start_line","end_line","view_range","pages"],Ne=t2=>/^Here('|’)?(s|re) the files and directories/.
test(t2??"");import{posix as cp}from"node:path";import{posix as Hd}from"node:path";var _=(t2,e)=>e===void 0||D(t2)?t2:Hd.join(e,t2),D=t2=>/^(\/|\\\\|[A-Za-z]:[\\/])/.
test(t2),te=t2=>Bd.test(t2)&&ut(t2)===void 0,Bd=/^(\/private)?(\/var)?\/tmp\/|^\/var\/folders\/|[\\/]AppData[\\/]Local[\\/]Temp[\\/]|[\\/]\.(claude|codex|gemini|qwen|copilot|pi|cline|opencode)[\\/]/,
ut=t2=>Ud.exec(t2)?.[0],Ud=/^(?:.*[\\/])?\.(?:(?:claude|codex|cursor|gemini|qwen|opencode)[\\/])?worktrees[\\/][^\\/]+(?=[\\/]|$)/;var Ge=t2=>Te(t2).flatMap(({path:e})=>e===
""?[]:e),Di=(t2,e)=>Te(t2).find(({kind:n,path:s,damage:i})=>n==="add"&&i===void 0&&e(s))?.content,ft=(t2,e)=>Te(t2).flatMap(({path:n,chunks:s})=>e(n)?s:[]),qd=/^\*\*\* (Add|Update|Delete) File: (.+?)\s*$/,
Mi=/^\s*\*\*\* (Add|Update|Delete) File: (.+?)\s*$/,Te=t2=>{let e=[],n=t2.split(`
`).map(o=>o.replace(/\r$/,"")),s=false,i=false,r;for(let o=0;o<n.length;o++){let a=n[o]??"",d=a.trim()==="*** Begin Patch";d?[s,i,r]=[true,false,Gd(n,o)]:a.trim()===
"*** End Patch"&&(s=false);let[,l,c]=Mi.exec(a)??[];if(s&&!d&&l===void 0&&!i&&!Vd.test(a)&&(i=true,e.push({kind:"update",path:"",content:"",chunks:[],line:o,damage:Hi(
a)})),!s||l===void 0||c===void 0)continue;let u=Kd(n,o+1,l==="Update"?qd:Mi);e.push(Zd({kind:l.toLowerCase(),path:_(c,r),folder:r,body:n.slice(o+1,u),line:o,isCut:u===
n.length})),o=u-1}return e},Gd=(t2,e)=>{for(let n of[e-1,e-2]){if(n>0&&!/^\s*(?:[`~]{3}.*)?$/.test(t2[n-1]??""))continue;let s=Jd.exec(t2.slice(Math.max(n,0),e).
join(`
`));if(s)return s.slice(1).find(i=>i!==void 0)}},Jd=/^[\s$%]*cd\s+(?:"([^"$`\\]+)"|'([^']+)'|([^\s'"$`\\*?~;&|]+))\s*(?:&&|;|\n)[\s$%]*apply_?patch\b.*$/,Vd=/^\s*$|^\*\*\* Environment ID: /,
Hi=t2=>`It has a line that no patch has there: ${JSON.stringify(t2.slice(0,40))}.`;function Tn(t2){let e=[],n=false,s=t2.split(`
`);for(let[i,r]of s.entries())r.trim()==="*** Begin Patch"&&!n?(e.push([i+1,s.length]),n=true):r.trim()==="*** End Patch"&&n&&(e.at(-1)[1]=i+1,n=false);return e}
function Bi(t2){let e=t2.split(`
`),n=[];for(let s=0;s<e.length;s++){let[i,r=""]=Wn.exec(e[s]??"")??[];if(i===void 0)continue;let o=s+1;for(;o<e.length&&!e[o]?.startsWith("*** End Patch");)o+=1;
if(e[o]?.trim()==="*** End Patch"&&(o+=1),o>=e.length)break;let a=e.slice(s,o+1).join(`
`).slice(i.length).trimEnd(),d=a.endsWith(r)?zd(a.slice(0,-1),r):void 0;d===void 0&&n.push([s+1,o+1]),e.splice(s,o+1-s,...d?.split(`
`)??e.slice(s,o+1).map(()=>"")),s=o}return{text:e.join(`
`),doubtful:n}}var Wn=/^[ \t]*(?:[$%] )?apply_?patch[ \t]+(["'])(?=(?:\*\*\* Begin Patch)?[ \t]*\r?$)/m;function zd(t2,e){if(e==="'")return t2.replaceAll("'\\''",
"").includes("'")?void 0:t2.replaceAll("'\\''","'");let n=t2.match(/\\[\s\S]|["`]|\$[\w({@*#?!$-]|[^\\"`$]+|\$/g)??[];if(!n.some(s=>/^(?:["`]|\$.|\\\n)/.test(s)))
return n.map(s=>s.replace(/^\\(["$`\\])$/,"$1")).join("")}var Kd=(t2,e,n)=>{for(let s=e;s<t2.length;s++)if(n.test(t2[s]??"")||t2[s]?.trim()==="*** End Patch")return s;
return t2.length},Zd=t2=>{let{kind:e,path:n,folder:s,body:i,line:r}=t2,o=Yd(t2);if(e==="delete")return{kind:e,path:n,content:"",chunks:[],line:r,damage:o};if(e===
"add"){let l=i.filter(c=>c.startsWith("+")).map(c=>`${c.slice(1)}
`);return{kind:e,path:n,content:l.join(""),chunks:[],line:r,damage:o}}let[,a]=/^\*\*\* Move to: (.+?)\s*$/.exec(i[0]??"")??[],d=Xd(i,r+1);return{kind:e,path:n,content:"",
chunks:d,line:r,damage:o,...a!==void 0&&{moveTo:_(a,s)}}},Qd={add:/^\+/,update:/^(?:[-+ ]|@@|\*\*\* (?:End of File|Move to: )|$)/,delete:/^$/},Yd=({kind:t2,body:e,
isCut:n})=>{if(n)return"The text ends before its `*** End Patch`.";let s=e.findLastIndex(o=>o.trim()!==""),i=e.slice(0,s+1).find(o=>!Qd[t2].test(o));return i!==
void 0?Hi(i):t2==="update"&&!e.some(o=>/^(?:[-+]|\*\*\* Move to: )/.test(o))?"It does not say what changes.":void 0},Xd=(t2,e)=>{let n=[],s=i=>{let r=n.at(-1);return r||
(n.push({contexts:[],old:[],new:[],atEnd:false,line:i}),s(i))};for(let[i,r]of t2.entries()){let o=e+i;if(r.startsWith("@@")){ji(s(o))||n.push({contexts:[],old:[],
new:[],atEnd:false,line:o});let[,a,d=r.slice(2)]=el.exec(r)??[],l=d.replace(/^ /,"");a!==void 0?s(o).start=Number(a):l!==""&&s(o).contexts.push(l)}else r.trim()===
"*** End of File"?s(o).atEnd=true:r.startsWith("*** Move to:")||tl(s(o),r)}return n.filter(i=>!ji(i))},el=/^@@ -(\d+)(?:,\d+)? \+\d+(?:,\d+)? @@(.*)$/,ji=t2=>t2.
old.length+t2.new.length===0,tl=(t2,e)=>{e.startsWith("+")||t2.old.push(e.slice(1)),e.startsWith("-")||t2.new.push(e.slice(1))};var Ht=class{#e="";#t=[];#n=[];#i=new Map;#o=0;#s={
lines:0,characters:0};constructor(e){this.#a(e)}continueIn(e){e!==this.#e&&(this.#o=Math.max(0,this.#o+this.#s.lines),this.#a(e))}find({old:e,atEnd:n,contexts:s}){
let i=this.#o;for(let a of s){let d=this.#d([a],i);if(d<0)return-1;i=d+1}if(e.length===0)return s.length===0?this.#t.length:i;let r=this.#t.length-e.length,o=n&&
r>=i?this.#d(e,r):-1;return o>=0?o:this.#d(e,i)}linesAt(e,n){return this.#t.slice(e,e+n)}skip(e,{old:n}){this.#o=e+n.length}change(e,n){let[s=0,i=s]=[e,e+n.old.
length].map(a=>(this.#n[a]??this.#n.at(-1)??0)+this.#s.characters),r=ht(this.#e,{start:s,end:i},n.new),{replacement:o}=r;return this.skip(e,n),this.#s.lines+=n.
new.length-n.old.length,this.#s.characters+=o.length-(i-s),this.#e=this.#e.slice(0,s)+o+this.#e.slice(i),r}#a(e){this.#e=e,this.#t=rl(e),this.#s={lines:0,characters:0};
let n=[0],s=new Map;for(let[i,r]of this.#t.entries()){n.push(Math.min(e.length,(n[i]??0)+r.length+1));let o=s.get(r.trim());o?o.push(i):s.set(r.trim(),[i])}this.#n=
n,this.#i=s}#d(e,n){let{places:s,ahead:i}=this.#c(e),r=il(s,n+i);for(let o of nl)for(let a=r;a<s.length;a++){let d=s[a]-i;if(e.every((l,c)=>sl(l,this.#t[d+c],o)))
return d}return-1}#c(e){let[n,s]=[void 0,0];for(let[i,r]of e.entries()){let o=this.#i.get(r.trim())??Ui;(!n||o.length<n.length)&&([n,s]=[o,i])}return{places:n??
Ui,ahead:s}}},Ui=[],nl=[t2=>t2,t2=>t2.trimEnd(),t2=>t2.trim()],sl=(t2,e,n)=>e!==void 0&&n(t2)===n(e);function il(t2,e){let[n,s]=[0,t2.length];for(;n<s;){let i=n+
s>>1;(t2[i]??e)>=e?s=i:n=i+1}return n}function ht(t2,{start:e,end:n},s){let i=s.map(o=>`${o}
`).join(""),r=e===t2.length&&e>0&&!t2.endsWith(`
`)&&i!=="";return{start:e,end:n,replacement:r?`
${i}`:i}}var rl=t2=>{let e=t2.split(`
`);return e.at(-1)===""&&e.pop(),e};var Je=t2=>{let e=t2.split(`
`);return e.at(-1)===""&&e.pop(),e},pt=t2=>({asWritten:[...t2],trimmed:t2.map(e=>e.trimEnd())});function we(t2,{asWritten:e,trimmed:n},s=()=>true){let i=[...qi(
t2,e)].filter(s);return i.length>0?i:[...qi(t2.map(r=>r.trimEnd()),n)].filter(s)}function*qi(t2,e){let[n]=t2;if(n!==void 0)for(let s=e.indexOf(n);s>=0;s=e.indexOf(
n,s+1))t2.every((i,r)=>i===e[s+r])&&(yield s)}function Ji({old:t2,contexts:e,atEnd:n},s){let i=s.asWritten;if(t2.length===0)return n?[i.length]:ol(e,i);let r=c=>!n||
c+t2.length===i.length,o=e.length===0?0:Vi(e,i),a=we(t2,s,r);if(o===void 0)return a.length===1?a:[];if(o===0)return a;let d=zi(i,o-1),l=we(t2,s,c=>r(c)&&c>=o&&c<
d);return l.length===1?l:we(t2,s,c=>r(c)&&c>=o)}var ol=(t2,e)=>{let n=t2.length===0?e.length:Vi(t2,e);return n===void 0?[]:[n]};function Vi(t2,e){let n=0;for(let s of t2){
let i=n===0?e.length:zi(e,n-1),r=e.flatMap((l,c)=>c>=n&&l.trim()===s.trim()?[c]:[]),o=r.filter(l=>l<i),[a,...d]=o.length===1?o:r;if(a===void 0||d.length>0)return;
n=a+1}return n}function zi(t2,e){let n=Gi(t2[e]??"");for(let s=e+1;s<t2.length;s++){let i=t2[s];if(i.trim()!==""&&Gi(i)<=n&&!/^\s*[)\]}{]/.test(i))return s}return t2.
length}var Gi=t2=>/^\s*/.exec(t2)?.[0].length??0;var xe=class{#e;#t=new Map;#n=new Map;constructor(e){this.#e=e}add(e,n,s){let i=dl(n);if(ll(i.old,i.new)){this.#e.
leaveOut(i.construct,{reason:"It changes nothing.",at:s.at,mayChangeFiles:false});return}let r=this.#e.text(e),o=this.#i(e,r??""),[a,d]=[we(i.old,o),this.#s(e,i,
o)],[l,...c]=d,u=Qi(i)?we(i.old.slice(0,-1),o):a,f=a.length===0||u.length===1&&c.length===0&&u[0]===l,{construct:h}=i;if(i.old.length>0&&f&&!cl(r,l,i)?this.#e.edit(
e,ul(i),s,{construct:h}):r===void 0?this.#a(i,"Cannot locate its lines without the file; pass --repo.",s):l===void 0?this.#a(i,hl(e,a),s):c.length>0?this.#a(i,pl(
e,d),s):this.#e.change(e,fl(r,l,i),s,{match:"lines",construct:h}),l===void 0)return;this.#o(e,l,i);let m=this.#t.get(e)??[];m.push({place:l,by:i.new.length-i.old.
length}),this.#t.set(e,m)}#i(e,n){let s=this.#n.get(e);if(s?.text===n)return s.lines;let i=pt(Je(n));return this.#n.set(e,{text:n,lines:i}),i}#o(e,n,s){let{lines:i}=this.#n.
get(e)??{},r=this.#e.text(e);if(this.#n.delete(e),!i||r===void 0)return;let o=pt(s.new);i.asWritten.splice(n,s.old.length,...o.asWritten),i.trimmed.splice(n,s.old.
length,...o.trimmed),i.asWritten.join(`
`)===r.replace(/\n$/,"")&&this.#n.set(e,{text:r,lines:i})}#s(e,n,s){let i=Ji(n,s);if(i.length<2||n.start===void 0)return i;let r=n.start-1,o=al(this.#t.get(e)??
[],r),a=i.filter(d=>d===r+o);return a.length===1?a:i}#a({construct:e},n,{at:s}){this.#e.leaveOut(e,{reason:n,at:s})}};function al(t2,e){let n=[];for(let{place:s,
by:i}of t2){let r=n.reduce((o,a)=>o+(a.from<s?a.by:0),0);n.push({from:s-r,by:i})}return n.reduce((s,{from:i,by:r})=>s+(i<e?r:0),0)}var dl=t2=>t2.old[0]?.startsWith(
Ki)&&t2.new[0]?.startsWith(Ki)?{...t2,old:Zi(t2.old),new:Zi(t2.new)}:t2,Ki="\uFEFF",Zi=([t2="",...e])=>[t2.slice(1),...e],ll=(t2,e)=>t2.length===e.length&&t2.every(
(n,s)=>n===e[s]),cl=(t2,e,{old:n})=>t2!==void 0&&e!==void 0&&!t2.endsWith(`
`)&&e+n.length===Je(t2).length,ul=({old:t2,new:e})=>{let n=e.join(`
`)===""||t2.at(-1)===""&&!Qi({old:t2,new:e})?`
`:"",s=e.length===0?"":e.join(`
`)+n;return{old_string:t2.join(`
`)+n,new_string:s,match:"lines"}},Qi=({old:t2,new:e})=>t2.at(-1)===""&&e.at(-1)===""&&t2.some(n=>n!==""),fl=(t2,e,n)=>{let s=Je(t2),i=r=>Math.min(t2.length,r===
0?0:s.slice(0,r).join(`
`).length+1);return ht(t2,{start:i(e),end:i(e+n.old.length)},n.new)},hl=(t2,[e])=>`${e===void 0?"The line that @@ names is not a certain place":`Its lines are a\
t line ${e+1}`} of ${t2}, which is not where it says. Correct its @@ line, or its position.`,pl=(t2,e)=>{let n=e.slice(0,ml).map(s=>s+1);return`It fits ${t2} at\
 ${gi(e.length,"place")} (lines ${n.join(", ")}). Repeat lines around the one that is meant.`},ml=20;var Xi=(t2,e)=>{for(let n of t2){let{text:s,doubtful:i}=Bi(
Fe(n)),r={file:n.name,line:1,column:1};for(let[o]of i)e.leaveOut("apply_patch",{reason:gl,at:{...r,line:o},is:"not read"});(Tn(s).length>0||i.length===0)&&ue(s,
e,{at:r,isProposal:true,folder:e.givenFolder}),e.texts.push({file:n.name,lines:s.split(`
`),taken:Tn(s)})}return{options:ge(e)}},gl="A shell would change what is between its quotation marks, or find their end elsewhere. Write the patch without them,\
 below apply_patch <<'EOF'.",ue=(t2,e,n)=>{let s=Te(t2),i=s.map(({line:d})=>({...n.at,line:n.at.line+d})),r=n.isDone!==true||!/^\s*\*\*\* Begin Patch\s*\*\*\* End Patch\s*$/.
test(t2);s.length===0&&e.leaveOut("apply_patch",{reason:"It holds no patch.",at:n.at,mayChangeFiles:r});let o=new xe(e),a=new Set;for(let[d,l]of s.entries()){if(n.
only&&!n.only(l.path))continue;let c=i[d]??n.at;if(l.damage!==void 0){e.leaveOut(`*** ${Yi[l.kind]} File`,{reason:l.damage,at:c});continue}let{line:u,chunks:f,...h}=l,
m=JSON.stringify([h,f.map(({line:g,...x})=>x)]);if(n.isProposal&&a.has(m)){e.leaveOut(`*** ${Yi[l.kind]} File`,{reason:"It repeats one above.",at:c,mayChangeFiles:false});
continue}a.add(m),yl(l,e,{...n,lines:o,id:s.length===1&&l.chunks.length<2?n.id:void 0,at:c})}},Yi={add:"Add",update:"Update",delete:"Delete"},yl=(t2,e,{folder:n,
bareEnd:s,isTold:i=false,isProposal:r=false,lines:o,...a})=>{let{kind:d,content:l,chunks:c}=t2,u=_(t2.path,n),f=t2.moveTo===void 0?void 0:_(t2.moveTo,n);if(d===
"delete")e.license(u,a.at),e.delete(u,a);else if(d==="add")e.write(u,{content:s?l.replace(/\n$/,""):l},a);else{e.license(u,a.at);let h=new Ht(e.text(u)??"");for(let m of c){
let g={...a,at:{...a.at,line:a.at.line-t2.line+m.line}};r?o.add(u,{...m,construct:"*** Update File"},g):wl(u,m,{recording:e,patched:h,isTold:i,source:g})}f!==void 0&&
e.move(u,f,{...a,id:void 0})}},bl=(t2,e,{old:n})=>!t2.includes("\r")&&t2.endsWith(`
`)&&n.every((s,i)=>s===e[i]),wl=(t2,e,{recording:n,patched:s,source:i,isTold:r=false})=>{let o=n.text(t2);if(o===void 0){xl(t2,e,{recording:n,source:i});return}
s.continueIn(o);let a=s.find(e);if(a<0){n.leaveOut("*** Update File",{reason:`Its lines are not in ${t2} as it is here.`,at:i.at});return}if(r&&!bl(n.state(t2)?.
text??"",s.linesAt(a,e.old.length),e)){let d=`The log does not show what became of blanks, line ends or the end of ${t2}.`;n.leaveOut("*** Update File",{reason:d,
at:i.at}),s.skip(a,e);return}n.change(t2,s.change(a,e),i)},xl=(t2,e,{recording:n,source:s})=>{if(e.old.length===0){n.leaveOut("*** Update File",{reason:"Cannot \
locate its lines without the file; pass --repo.",at:s.at});return}let i=e.new.join(`
`)===""?`
`:"",r=e.old.join(`
`)+i,o=e.new.length===0?"":e.new.join(`
`)+i;r!==o&&n.edit(t2,{old_string:r,new_string:o},s)};var Ut=/^\s*(?:<{5,9} (?:SEARCH|ORIGINAL)>?|-{5,9} SEARCH>?)\s*$/,er=/^\s*={5,9}\s*$/,qt=/^\s*(?:>{5,9} (?:REPLACE|UPDATED)<?|\+{5,9} REPLACE>?)\s*$/;
function tr(t2){let e=t2.split(`
`).map(s=>s.replace(/\r$/,"")),n=[];for(let s=0;s<e.length;s++){let i=e[s]??"";if(i.trim()==="")continue;let r=e.findIndex((c,u)=>u>s&&qt.test(c)),[o,...a]=Ut.test(
i)&&r>0?Mn(i,e.slice(s+1,r)):[];if(!o||a.length>0)return;let[d,l]=[o.search,o.replace].map(c=>c.map(u=>`${u}
`).join(""));n.push({old:d??"",new:l??"",all:false}),s=r}return n.length>0?n:void 0}var Ln=t2=>"=".repeat(t2.trim().split(" ")[0]?.length??0),kl=/^:start_line:\s*(\d+)\s*$/,
nr=t2=>{let[,e]=t2.map(n=>kl.exec(n.trim())).find(Boolean)??[];return e===void 0?void 0:Number(e)};function Mn(t2,e){let n=Ln(t2),s=e.findIndex(f=>!/^\s*:(?:start|end)_line:\s*\d+\s*$/.
test(f)),i=s>0&&/^\s*-{5,9}\s*$/.test(e[s]??"")?s+1:Math.max(0,s),r=e.slice(i),o=r.flatMap((f,h)=>er.test(f)?[h]:[]),a=o.filter(f=>r[f].trim()===n),[d,...l]=a;if(a.
some(f=>a.includes(f+1)))return[];let c=d!==void 0&&l.length===0?[d]:o,u=/^\s*/.exec(t2)?.[0]??"";return c.flatMap(f=>Sl(Ol({search:r.slice(0,f),replace:r.slice(
f+1)},u+n),u))}function Ol({search:t2,replace:e},n){let s=a=>er.test(a),[i="",r]=e.slice(-2);return r===n&&/^(?:\s+\S|[}\])>;,])/.test(i)&&e.filter(s).length===
1&&!t2.some(s)?{search:t2,replace:e.slice(0,-1)}:{search:t2,replace:e}}function Sl(t2,e){let n=vl(t2)??t2;if(e==="")return[n];if(![...n.search,...n.replace].filter(
r=>r.trim()!=="").every(r=>r.startsWith(e)))return[n];let i=r=>r.startsWith(e)?r.slice(e.length):r.trimStart();return[n,{search:n.search.map(i),replace:n.replace.
map(i)}]}var Bt=/^\s*(\d+) \| ?/;function vl({search:t2,replace:e}){let n=t2.map(a=>Bt.exec(a)?.[1]),s=n.every((a,d)=>a!==void 0&&Number(a)===Number(n[0])+d),[i,
r]=[e.some(a=>Bt.test(a)),e.every(a=>Bt.test(a))];if(t2.length===0||!s||i&&!r)return;let o=a=>a.replace(Bt,"");return{search:t2.map(o),replace:e.map(o)}}var _l=new Set(
"Glob Grep LS WebFetch WebSearch TodoRead TodoWrite ExitPlanMode EnterPlanMode AskUserQuestion BashOutput KillShell KillBash TaskCreate TaskGet TaskList TaskOut\
put TaskStop TaskUpdate ToolSearch Skill ListMcpResourcesTool ReadMcpResourceTool SlashCommand SendMessage ScheduleWakeup Monitor ReportFindings CronList glob g\
rep grep_search search_file_content list_directory read_many_files google_web_search web_fetch web_search save_memory view_image update_plan update_topic write_\
todos todo_write todowrite todoread enter_plan_mode exit_plan_mode activate_skill list_background_processes read_background_output task_stop task_done skill sen\
d_message tool_search ask_user_question ask_followup_question webfetch websearch list ls find rg report_intent read_bash stop_bash list_bash read_agent list_age\
nts write_agent fetch_copilot_cli_documentation sql session_store_sql get_goal create_goal update_goal request_user_input submit submit_and_exit finish think op\
en goto scroll_up scroll_down find_file search_file search_dir SetTodoList ReadMediaFile SearchWeb FetchURL attempt_completion plan_mode_respond list_files sear\
ch_files list_code_definition_names codebase_search file_search list_dir read_lints semantic_search directory_tree get_file_info list_allowed_directories list_d\
irectory_with_sizes read_media_file read_multiple_files create_directory memory wait wait_agent close_agent resume_agent send_input".split(" ")),ir=new Set("Bas\
h bash Shell execute_bash shell shell_command local_shell local_shell_call exec_command container.exec run_shell_command run_commands execute_command execute_sh\
ell_command run_in_terminal run_terminal_cmd run_terminal_command terminal".split(" ")),Cl=[["Task Agent task agent invoke_agent spawn_agent",()=>({kind:"agent"})],
["Read read ReadFile read_file read_text_file read_files view open_file",(t2,e)=>cr(t2,e)],["Edit edit StrReplaceFile replace str_replace edit_file edit_block r\
eplace_string_in_file multi_replace_string_in_file single_find_and_replace replace_content replace_file_content multi_replace_file_content replace_text_in_file \
propose_code strReplace MultiEdit multi_edit multiedit search_and_replace",(t2,e)=>Ve(t2,e)],["search_replace",(t2,e)=>jn(e)===void 0&&typeof e.content=="string"?
sr(t2,{...e,diff:e.content}):Ve(t2,e)],["replace_in_file apply_diff edit_file_roo",(t2,e)=>e.operations===void 0?sr(t2,e):Ve(t2,e)],["Write write WriteFile writ\
e_file create create_text_file write_to_file fsWrite",(t2,e)=>ze(t2,e)],["create_file create_new_file Create",(t2,e)=>({kind:"editor",command:"create",asks:ze(t2,
e)})],["editor",(t2,e)=>jn(e)===void 0?ze(t2,e):Ve(t2,e)],["insert insert_content",(t2,e)=>ar(t2,"insert",e)],["NotebookEdit",(t2,e)=>jl(e)],["Delete",(t2,e)=>({
kind:"step",tool:"Delete",input:e})],["Move",(t2,e)=>({kind:"step",tool:"Move",input:e})],["delete_file delete_path remove_file DeleteFile",(t2,e)=>rr(t2,e)],["\
move_file move_path rename_file MoveFile",(t2,e)=>or(t2,e)],["write_memory edit_memory delete_memory rename_memory",(t2,e)=>Al(t2,e)]],$l=new Map(Cl.flatMap(([t2,
e])=>t2.split(" ").map(n=>[n,e]))),Gt=(t2,e)=>{let n=Pl(t2),s=p(e)?e:{};if(_l.has(n)||s.dryRun===true)return{kind:"nothing"};let i=Ul(e)||(n==="apply_patch"?b(s.
command??""):"");return n==="apply_patch"||/^\s*\*\*\* Begin Patch\s*$/m.test(i)?{kind:"patch",text:i,folder:lr(s)}:typeof s.command=="string"&&typeof s.path=="\
string"&&!ir.has(n)?ar(n,s.command,s):(Jt(t2)?Il(n,s):void 0)??$l.get(n)?.(n,s)??Dl(n,s)},rr=(t2,e)=>{let n=ke(e);return n===void 0?{kind:"invalid",tool:t2,reason:"\
It names no file."}:{kind:"step",tool:"Delete",input:{file_path:n}}},or=(t2,e)=>{let[n,s]=[fe(e,["source","old_path","source_path"]),fe(e,["destination","new_pa\
th","destination_path"])];return n===void 0||s===void 0?{kind:"invalid",tool:t2,reason:"It does not name a file and its new place."}:{kind:"step",tool:"Move",input:{
file_path:n,new_path:s}}},Al=(t2,e)=>{let[n,s]=[["memory_name","memory_file_name","old_name"],["new_name"]].map(r=>{let o=fe(e,r);return o===void 0||/^global(?:\/|$)/.
test(o)?void 0:`.serena/memories/${o.replace(/\.md$/,"")}.md`});if(n===void 0)return{kind:"unknown"};let i={...e,path:n};return t2==="write_memory"?ze(t2,i):t2===
"edit_memory"?Ve(t2,i):t2==="delete_memory"?rr(t2,i):or(t2,{source:n,destination:s})},ar=(t2,e,n)=>{let s={view:()=>cr(t2,n),create:()=>ze("create",n),write:()=>ze(
"write",n),str_replace:()=>Ve(t2,{new_str:"",...n}),insert:()=>El(n),undo_edit:()=>({kind:"undo",file:b(n.path)})},r=(Object.hasOwn(s,e)?s[e]?.():void 0)??{kind:"\
invalid",tool:`${t2} ${e}`,reason:"The text editor has no such command."};return{kind:"editor",command:e,asks:r}},El=({path:t2,insert_line:e,line:n,new_str:s,insert_text:i,
content:r})=>{let o=s??i??r,a=typeof n=="number"?n-1:e;return typeof a=="number"&&typeof o=="string"?{kind:"insert",path:b(t2),line:a,text:o,endsLine:o===i}:{kind:"\
invalid",tool:"insert",reason:"It lacks insert_line or new_str."}},Il=(t2,e)=>t2.startsWith("plan_")?{kind:t2==="plan_undo"?"undo":"nothing"}:t2==="Set"||t2==="\
Unset"||t2==="Import"?{kind:"step",tool:t2,input:e}:void 0,Pl=t2=>dr.exec(t2)?.[1]??Rl.exec(t2)?.[1]??t2,Rl=/^(?:functions\.|(?:mcp_{1,2})?(?:plugin_\w+_)?(?:filesystem|serena|jetbrains|acp|desktop[-_]?commander)[_.:/-]{1,3})(\w+)$/,
dr=/^(?:mcp_{1,2})?editplan[_.:/-]{1,3}(Read|Edit|Write|NotebookEdit|Delete|Move|Set|Unset|Import|plan_\w+)$/,Jt=t2=>dr.test(t2),ke=t2=>fe(t2,["file_path","path",
"filePath","filepath","absolute_path","absolutePath","relative_path","notebook_path","target_file","TargetFile","pathInProject","file"]),jn=t2=>fe(t2,["old_stri\
ng","old_str","oldString","oldStr","oldText","old_text","old","TargetContent","needle","before","search"]),Fl=t2=>fe(t2,["new_string","new_str","newString","new\
Str","newText","new_text","new","ReplacementContent","repl","after","replace"]),Nl=t2=>fe(t2,["content","file_text","contents","new_text","text","CodeContent"]),
lr=t2=>fe(t2,["workdir","dir_path","directory","cwd","working_directory"]),fe=(t2,e)=>{let n=e.find(s=>typeof t2[s]=="string");return n===void 0?void 0:String(t2[n])},
cr=(t2,e)=>{let n=Array.isArray(e.files)?e.files.filter(p):[],s=n.length>0?n.flatMap(l=>ke(l)??[]):[ke(e)??""],[i,r]=Array.isArray(e.view_range)?e.view_range.map(
l=>Number(b(l))):[],o=i??mt(e.start_line)??(t2==="read_file"?Tl(e.offset):mt(e.offset)),a=r??mt(e.end_line),d=mt(e.limit)??(a===void 0||a<(o??1)?void 0:a-(o??1)+
1);return{kind:"read",paths:s,input:{offset:o,limit:d,...typeof e.pages=="string"&&{pages:e.pages}}}},Tl=t2=>{let e=mt(t2);return e===void 0?void 0:e+1},mt=t2=>{
let e=typeof t2=="string"&&/^\d+$/.test(t2)?Number(t2):t2;return typeof e=="number"&&Number.isInteger(e)?e:void 0},Ve=(t2,e)=>{let n=e.edits??e.edit??e.replacements??
e.ReplacementChunks??e.operations,s=Array.isArray(n)?n:[p(n)?n:e],i=s.flatMap(r=>p(r)?Ll(r,e):[]);return[e,...s].some(Wl)?{kind:"invalid",tool:t2,reason:"It sea\
rches by a pattern, without letter case, or in some lines only."}:i.length===s.length&&i.length>0?Ml(i):t2==="MultiEdit"?{kind:"invalid",tool:t2,reason:"It has \
no list of edits with old_string and new_string."}:{kind:"invalid",tool:"Edit",reason:"Its input does not fit the tool (it takes a path, an old and a new text)."}},
Wl=t2=>p(t2)&&(t2.mode==="regex"||[t2.use_regex,t2.ignore_case].some(e=>b(e??false)==="true")||"search"in t2&&["start_line","end_line"].some(e=>t2[e]!==void 0)),
Ll=(t2,e)=>{let[n,s,i]=[ke(t2)??ke(e),jn(t2),Fl(t2)];if(n===void 0||s===void 0||i===void 0)return[];let r=t2.replace_all??t2.replaceAll??t2.allow_multiple??t2.AllowMultiple??
t2.allow_multiple_occurrences,o=r===true||r==="true"||Number(b(t2.expected_replacements??e.expected_replacements??1))>1;return[{path:n,old:s,new:i,all:o}]},Ml=t2=>{
let e=[];for(let{path:i,...r}of t2){let o=e.at(-1);o?.path===i?o.edits.push(r):e.push({kind:"edits",path:i,edits:[r]})}let[n,...s]=e;return n&&s.length===0?n:{kind:"\
several",asks:e}},sr=(t2,e)=>{let n=ke(e),s=tr(b(e.diff));return n!==void 0&&s?{kind:"edits",path:n,edits:s}:{kind:"invalid",tool:t2,reason:"Its input does not \
fit the tool (it takes a path and a diff of SEARCH and REPLACE that can be read in one way)."}},ze=(t2,e)=>{let[n,s]=[ke(e),Nl(e)];if(e.mode==="append"||e.append===
true)return{kind:"invalid",tool:t2,reason:"It adds to the end of a file, which no Write does."};if(n!==void 0&&s!==void 0)return{kind:"write",path:n,content:s};
let r=`Its input does not fit the tool (it takes a path and a content)${n===void 0?"":`, and names ${n}`}.`;return{kind:"invalid",tool:t2==="write_file"||t2==="\
Write"?"Write":t2,reason:r}},jl=t2=>{let e=ke(t2);return e===void 0?{kind:"invalid",tool:"NotebookEdit",reason:"It names no notebook."}:{kind:"notebook",path:e,
input:{...t2,notebook_path:e}}},Dl=(t2,e)=>{let n=e.command??e.cmd??e.commands,s=lr(e),i=Bl(n);if(i!==void 0)return{kind:"patch",text:i,folder:s};let r=Hl(n,Array.
isArray(e.commands));return!ir.has(t2)||r.length===0?{kind:"unknown"}:{kind:"shell",commands:r,folder:s}},Hl=(t2,e)=>{if(typeof t2=="string")return[t2];if(!Array.
isArray(t2))return[];let n=t2.map(b);if(e)return n;let[s="",i="",r]=n;return/(^|\/)(ba|z|da)?sh$/.test(s)&&/^-[a-z]*c$/.test(i)&&r!==void 0?[r]:[yi(n)]},Bl=t2=>Array.
isArray(t2)&&t2[0]==="apply_patch"&&typeof t2[1]=="string"?t2[1]:void 0,Ul=t2=>typeof t2=="string"?t2:p(t2)?fe(t2,["input","patch","patchText","patch_text"])??"":
"";function*Vt(t2,e={}){let{locate:n,file:s}=t2,i=o=>()=>({file:s,...n.value(o)}),r=[{value:t2.value,path:t2.path}];for(let o=r.pop();o;o=r.pop()){let{value:a,path:d}=o;
if(typeof a!="object"||a===null)continue;let l=p(a)?Jl(a,e):void 0,c=l&&Gt(l.name,l.input);l&&c&&Zl(c,l)&&(yield{...l,...c.kind==="shell"&&{commands:c.commands},
at:i(d)});let u=Object.entries(a).filter(([f,h])=>typeof h=="object"&&h!==null&&!(p(a)&&(ec(f,a,l)||l!==void 0&&f===e.input)));for(let[f,h]of u.reverse())r.push(
{value:h,path:[...d,f]})}}var ql=["name","tool_name","toolName","tool","function_name","recipient_name","action"],fr=["rawArgs","input","arguments","args","para\
meters","params","tool_input","toolInput","rawInput","action"],Gl=["id","call_id","callId","callID","toolCallId","tool_call_id","toolUseId","tool_use_id","tool_\
id"],Jl=(t2,e)=>{if(t2.type==="apply_patch_call")return{name:"apply_patch",ids:ur(t2),input:JSON.stringify(t2)};let n=p(t2.function)?t2.function:p(t2.functionCall)?
t2.functionCall:t2,s=[e.name??"",...ql].map(o=>n[o]).find(o=>typeof o=="string"),i=[t2,n].flatMap(o=>ur(o,e));if(typeof s!="string")return Vl(t2)?{name:"text_ed\
itor",ids:i,input:t2}:void 0;let r=[e.input??"",...fr].map(o=>n[o]).find(o=>p(o)||typeof o=="string"&&o!==s);return r===void 0?"action"in n&&"observation"in n?zl(
s,i):void 0:{name:s,ids:i,input:typeof r=="string"?L(r):r}},Vl=({command:t2,path:e,...n})=>typeof t2=="string"&&typeof e=="string"&&Object.keys(hr).some(s=>s in
n),ur=(t2,e={})=>[e.id??"",...Gl].flatMap(n=>typeof t2[n]=="string"?[t2[n]]:[]),zl=(t2,e)=>{let[,n,s]=Kl.exec(t2)??[];return n===void 0?void 0:{name:n,ids:e,input:{
command:s??n,path:t2,...hr}}},Kl=/^\s*(str_replace_editor|edit|create|insert|edit_anthropic)\s+(?:(create|str_replace|insert)\b)?/,hr={old_str:"",new_str:"",file_text:"",
insert_line:0},Zl=(t2,{name:e,input:n,ids:s})=>t2.kind==="invalid"?s.length>0||pr(n):t2.kind==="editor"?t2.asks.kind!=="read"&&t2.asks.kind!=="undo":t2.kind==="\
patch"?t2.text!=="":t2.kind!=="unknown"?Ql.has(t2.kind):Dn(e,n),Dn=(t2,e)=>Yl.test(t2)&&pr(e)&&!(p(e)&&"owner"in e&&"repo"in e),pr=t2=>p(t2)&&Object.keys(t2).some(
e=>Xl.test(e)),Ql=new Set(["edits","several","write","notebook","insert","step","shell"]),Yl=/write|edit|replace|patch|create|insert|append|delete|remove|rename|move/i,
Xl=/^(path|file|file_?name|(target|source|absolute|relative)?_?(file|path)|file_?path|paths|uri)$/i,ec=(t2,e,n)=>n!==void 0&&(fr.includes(t2)||t2==="function"||
t2==="functionCall")||tc.has(t2)||t2==="content"&&(e.type==="tool_result"||e.role==="tool"||e.role==="function"),tc=new Set(["toolUseResult","tool_use_result","\
tool_response","functionResponse","resultDisplay","observation","structuredPatch","tools","compressedHistory","replacement_history"]);import{posix as mr}from"node:path";
var gr=(t2,e)=>!["edits","write","notebook"].includes(t2.kind)||!("path"in t2)?false:nc(t2.path,e)||ic(t2,e),nc=(t2,{call:e,result:n,reconstruction:s})=>{let[i,
...r]=n.files??[];if(!i||r.length>0||mr.basename(i.path)===mr.basename(t2))return false;let o=[t2,i.path];for(let c of o)s.lose(c);let[a,d]=o.map(c=>s.recording.
relative(c)),l=`${d}: the answer names it, and the call ${a}. What changed is not in the plan.`;return s.recording.leaveOut(e.name,{reason:l,at:e.at}),true},sc=/^(?:Successfully wrote|Wrote|Created file\b[^\n]* with) (\d+) (?:bytes|characters)\b/,
ic=(t2,{call:e,result:n,reconstruction:s})=>{let[,i]=sc.exec(n.said??"")??[];if(t2.kind!=="write"||i===void 0)return false;let{path:r,content:o}=t2;if([o.length,
Buffer.byteLength(o)].includes(Number(i)))return false;s.lose(r);let a=`${s.recording.relative(r)}: the answer says that ${i} bytes or characters were written, \
and the call has ${o.length}. What changed is not in the plan.`;return s.recording.leaveOut(e.name,{reason:a,at:e.at}),true},yr=(t2,e,{call:n,reconstruction:s})=>{
let i=o=>s.recording.relative(_(o,n.folder)),r=new Map(Te(t2).map(({path:o,moveTo:a})=>[i(o),a&&i(a)]));return e.filter(({path:o,movedTo:a})=>{let d=i(o),[l,c]=[
r.get(d),a&&i(a)];if(!r.has(d)||l===c)return true;let u=`${[d,l,c].filter(Boolean).join(", ")}: the patch moves it to ${l??"no other name"}, and the log says ${c??
"nothing"} of that.`;return s.lose(_(o,n.folder)),s.recording.leaveOut(n.name,{reason:u,at:n.at}),false})};var J={text:void 0,exact:true},br="\uFEFF",w=t2=>Oe(t2.
includes("\r")?t2.replaceAll(`\r
`,`
`):t2),Oe=t2=>t2.startsWith(br)?t2.slice(1):t2,B=t2=>t2.startsWith(br),zt=(t2,e,n)=>t2.text!==void 0&&(t2.text===e||(!t2.exact||!n)&&w(t2.text)===w(e)),Se=(t2,e,n)=>{
let s=B(t2)?"\uFEFF":"";return t2.includes(`\r
`)?t2.replaceAll(`\r
`,"").includes(`
`)?n!==void 0?s+e.replaceAll(`
`,rc(t2,n)):oc(t2,e):s+e.replaceAll(`
`,`\r
`):s+e},rc=(t2,e)=>{if(e==="any")return`\r
`;if(e==="first")return t2.indexOf(`\r
`)<t2.indexOf(`
`)?`\r
`:`
`;let n=t2.split(`\r
`).length-1;return n>t2.split(`
`).length-1-n?`\r
`:`
`},oc=(t2,e)=>{let n=t2;for(let s of Mt(w(t2),e)??[])n=jt(n,s)??n;return w(n)===e?n:(B(t2)?"\uFEFF":"")+e},wr=(t2,e,n)=>{let s=n.overwrittenEnds==="kept"&&t2.includes(
`\r
`)?e.replaceAll(`\r
`,`
`).replaceAll(`
`,`\r
`):e;return n.overwrittenMark==="kept"&&B(t2)?`\uFEFF${Oe(s)}`:s};var Sr=(t2,{edits:e},{outcome:n,habits:s})=>{if(n?.after!==void 0&&n.after!==null)return lc(t2,
n.after,{outcome:n,habits:s});if(t2.text===void 0){let[u]=e;return e.length===1&&u?.old===""?{text:u.new,exact:true}:void 0}let{hunks:i=[],exact:r=false}=n??{},
o=()=>i.length>0?Un(t2,i,{exact:r,habits:s}):void 0,a=()=>cc(t2,e,s);if(s.edits==="folded")return a()??o();let d=o();if(d)return d;let l=a(),c=t2.assumed?u=>e.some(
f=>ac(f,u)):u=>l!==void 0&&dc(l,u);return l&&i.every(c)?l:void 0},ac=({old:t2,new:e},n)=>{let[s,i]=[T(X(n)).old,T(X(n)).replacement].map(xr),[r,o]=[t2,e].map(a=>xr(
w(a)));return s!==void 0&&r!==void 0&&s.includes(r)&&s.replace(r,()=>o??"")===i},xr=t2=>t2.replaceAll(/\s+/g,""),dc=({text:t2=""},e)=>{let n=Y(e).new.lines.map(
i=>i.trim()),s=w(t2).split(`
`).slice(Math.max(0,e.newStart-1));return n.every((i,r)=>(s[r]??"").trim()===i)},lc=(t2,e,{outcome:n,habits:s})=>n.exact||t2.text===void 0?{text:e,exact:n.exact||
!t2.exact||t2.text===void 0}:t2.exact?{...t2,text:Se(t2.text,w(e),s.lineEnd)}:{...t2,text:e},cc=(t2,e,n)=>{if(t2.text===void 0)return;let s=Bn(w(t2.text),e,n);if(s!==
void 0)return{...t2,text:t2.exact?Se(t2.text,s,n.lineEnd):s}},Bn=(t2,e,{edits:n,deletesLineEnd:s})=>{if(n==="folded"){let r=()=>kr(Kt(t2),e.map(o=>({...o,old:Kt(
w(o.old))})));return kr(t2,e)??r()}let i=t2;for(let r of e){let o={...r,old:`${w(r.old)}
`},a=s&&r.new===""&&!r.old.endsWith(`
`)&&i?.includes(o.old);i=i===void 0?void 0:uc(i,a?o:r,n)}return i},kr=(t2,e)=>{let n=e.map(r=>({at:t2.indexOf(w(r.old)),length:w(r.old).length,text:r.new.replaceAll(
`\r
`,`
`)})).sort((r,o)=>r.at-o.at);if(n.some(({at:r})=>r<0))return;let s=[],i=0;for(let r of n)s.push(t2.slice(i,r.at),r.text),i=r.at+r.length;return s.join("")+t2.slice(
i)},uc=(t2,e,n)=>{let[s,i]=[w(e.old),e.new.replaceAll(`\r
`,`
`)];if(n==="tolerant")return jt(t2,{old_string:s,new_string:i,replace_all:e.all});if(s==="")return t2.trim()===""?i:void 0;let r=t2.indexOf(s);if(!(r<0)){if(e.all)
return t2.replaceAll(s,()=>i);if(!(t2.indexOf(s,r+1)>=0))return t2.slice(0,r)+i+t2.slice(r+s.length)}},Un=(t2,e,{exact:n,habits:s})=>{if(t2.text===void 0)return;
if(n&&t2.exact){let r=Or(t2.text,e);return r===void 0?void 0:{...t2,text:r}}let i=Or(w(t2.text),e.map(X));if(i!==void 0)return{...t2,text:t2.exact?Se(t2.text,i,
s.lineEnd):i}},Or=(t2,e)=>{let n=Ke(t2,e),[s]=e;if(n!==void 0||!s)return n;let i=t2.split(`
`).slice(Math.max(0,s.oldStart-1)),{old:r}=Y(s),o=r.lines.findIndex(c=>c.trim()!==""),[a="",d=""]=[r.lines[o],i[o]],l=d.slice(0,d.length-a.length);if(!(o<0||!d.
endsWith(a)||!/^[ \t]+$/.test(l)))return Ke(t2,e.map(c=>fc(c,l)))},fc=(t2,e)=>({...t2,lines:t2.lines.map(n=>n.startsWith("\\")||n.slice(1).trim()===""?n:n.slice(
0,1)+e+n.slice(1))}),Ke=(t2,e)=>{let n=[],s=0,i=1;for(let r of e){let{old:o,replacement:a}=T(r),d=r.oldStart,l=s;for(;i<d&&l<t2.length;i++)l=hc(t2,l);let c=o!==
""&&l===0&&t2.startsWith("\uFEFF")&&!o.startsWith("\uFEFF")?1:0;if(i<d||!t2.startsWith(Hn(o,t2,l),l+c))return;let u=Hn(o,t2,l);n.push(t2.slice(s,l+c),Hn(a,t2,l)),
s=l+c+u.length,i=d+r.oldLines}return n.join("")+t2.slice(s)},Hn=(t2,e,n)=>n===0&&!e.startsWith("\uFEFF")?Oe(t2):t2,hc=(t2,e)=>{let n=t2.indexOf(`
`,e);return n<0?t2.length:n+1},pc=[[/[\u2018-\u201b]/g,"'"],[/[\u201c-\u201f]/g,'"'],[/[\u2010-\u2015\u2212]/g,"-"],[/[\u00a0\u2002-\u200a\u202f\u205f\u3000]/g,
" "]],Kt=t2=>{let e=t2.normalize("NFKC").split(`
`);return pc.reduce((n,[s,i])=>n.replace(s,i),e.map(n=>n.trimEnd()).join(`
`))};var vr=(t2,e)=>{let n=[],s={...e,hunks:t2.witness??t2.hunks},i=h=>{let m=typeof h=="string"?Ze(h,e.known):void 0;return m!==void 0&&n.push(m),m===void 0?h:
void 0},r=t2.before===null&&!yc(t2,e)?void 0:i(t2.before),o=t2.after===null?null:i(t2.after),a={...t2,before:r,after:o};if(typeof o!="string")return{outcome:gc(
a,e,n),doubts:n};let d=[r,r===null?void 0:e.known].filter(h=>typeof h=="string"),l=d.find(h=>bc(h,o,s));if(l!==void 0&&l!==r)return{outcome:{...a,before:void 0},
doubts:n};if(l!==void 0||t2.byPerson)return{outcome:a,doubts:n};let c={...a,after:void 0};return d.some(h=>mc(h,s))?{outcome:c,doubts:n}:wc(d,o,s)?{outcome:d.some(
h=>Ze(o,yt(h,s))!==void 0)?c:a,doubts:[...n,"what the log shows afterwards differs from what the call does."]}:{outcome:a,doubts:n}},mc=(t2,e)=>{let[n,s]=[yt(t2,
e),e.hunks&&qn(t2,e.hunks)];return n!==void 0&&s!==void 0&&gt(n,s)},gc=(t2,{known:e,...n},s)=>{let{before:i,byPerson:r,hunks:o=t2.witness}=t2,a=i??e;if(!o||o.length===
0||r||typeof a!="string")return t2;let[d,l]=[yt(a,n),qn(a,o)];return d!==void 0&&l!==void 0&&!gt(d,l)&&s.push("the diff that the log shows differs from what the\
 call does."),t2},yc=({after:t2},{known:e,isAssumed:n,edits:s,content:i})=>(e===void 0||n===true)&&(i!==void 0||typeof t2=="string"||s?.[0]?.old===""),bc=(t2,e,n)=>{
let s=yt(t2,n);if(s!==void 0&&gt(s,e))return true;let i=n.hunks&&qn(t2,n.hunks);return i!==void 0&&gt(i,e)},wc=(t2,e,n)=>n.content!==void 0?!gt(n.content,e):t2.
some(s=>yt(s,n)!==void 0||n.hunks!==void 0&&n.hunks.length>0),yt=(t2,{edits:e,content:n,habits:s})=>n??(e&&Bn(w(t2),e,s)),qn=(t2,e)=>Ke(Zt(t2),e.map(xc)),gt=(t2,e)=>Zt(
t2).trim()===Zt(e).trim(),Zt=t2=>Kt(w(t2)).split(`
`).map(e=>e.replace(/\s+/g,"")).join(`
`),xc=t2=>({...t2,lines:t2.lines.map(e=>e.startsWith("\\")?e:e.slice(0,1)+Zt(e.slice(1)))}),Ze=(t2,e)=>{let[n]=kc.exec(t2)??[];if(n!==void 0&&!e?.includes(n))return`\
the log shows it only in part (${n.trim()}).`;if(e===void 0)return;let[s,i]=[t2,e].map(o=>w(o).replace(/\n+$/,""));if(s.length<i.length&&i.startsWith(s))return"\
the log shows no more than its beginning.";let r=s.startsWith(i)?s.slice(i.length):"";return Oc.test(r)?"the log shows a line after it that may be a note of the\
 client.":void 0},kc=/\[\.\.\. ?truncated[^\n]*|\.\.\. ?\[[^\n\]]*truncated[^\n\]]*\][^\n]*|\u2026 ?\[truncated\]|<response clipped>|\[output (?:was )?truncated[^\n]*|\[\d+ (?:more )?(?:lines|characters|chars|bytes) (?:omitted|truncated|elided|hidden)[^\n]*|\.\.\. ?\((?:truncated|\d+ more (?:lines|characters))[^\n]*/i,
Oc=/^\n+(?:[<[({][^\n]*[>\])}]|[^\n]*\b(?:exit(?:ed)?|completed|finished|status|code|duration|wall time|shellId|truncated)\b[^\n]*)\s*$/i;var Ar=(t2,e,n)=>{let{
reconstruction:s,step:i}=n,r=Er(t2.path,e,{...n,construct:"Edit",edits:t2.edits});r?.before!==void 0&&s.meet(t2.path,bt(r.before,r.exact),i.at);let o=s.recording.
state(t2.path);if(!o){vc(t2,r,n);return}let a=Sr(o,t2,{outcome:r,habits:n.habits});if(a===void 0)Ic(t2,r,n);else{let[d]=t2.edits,l=d&&t2.edits.length===1?Gn(t2.
path,d):void 0;s.become(t2.path,a,{step:i,wanted:l,keepsEnds:true})}},Er=(t2,e,{reconstruction:n,step:s,habits:i,construct:r,...o})=>{if(!e)return;let{recording:a}=n,
[d,l]=[t2,e.path].map(h=>a.relative(h));if(!`/${d}`.endsWith(`/${l}`)&&!`/${l}`.endsWith(`/${d}`)){let h=`The log reports for ${l} what the call asks for ${d}; \
if that changed, the change is not in the plan.`;a.leaveOut(r,{reason:h,at:s.at});return}let{outcome:c,doubts:u}=vr(e,{...o,...Sc(n.left(t2)),habits:i});for(let h of u)
a.leaveOut(r,{reason:`${a.relative(t2)}: ${h}`,at:s.at});return c&&[c.before,c.after,c.hunks,c.movedTo].some(h=>h!==void 0)?c:void 0},Sc=t2=>({known:t2?.text,isAssumed:t2?.
assumed===true}),Gn=(t2,{old:e,new:n,all:s})=>({tool:"Edit",input:{file_path:t2,old_string:e,new_string:n,...s&&{replace_all:true}}}),vc=(t2,e,n)=>{let{reconstruction:s,
habits:i,step:r}=n,{recording:o}=s,{path:a,edits:d}=t2;if(s.isLost(a)){ve(a,n,{construct:"Edit",why:Ir});return}let l=e?.hunks?.map(X);if(l&&!d.every(c=>l.some(
u=>T(u).old.includes(w(c.old)))))Jn(a,l,n);else for(let[c,u]of d.entries()){let f=i.edits==="loose"&&!e&&(Pr(u.old)||/\n./.test(u.old)),h=f?{when:{contains:u.old}}:
{};o.add({...r,...h,id:Ac(r,c,d.length),...Cc(a,u,i)});let m=`${o.relative(a)} is changed only where it holds the text as it is given.`;f&&o.leaveOut("Edit",{reason:m,
at:r.at})}typeof e?.after=="string"&&o.set(a,{text:e.after,exact:e.exact})},Ir="an earlier change of it is not in the plan.",ve=(t2,{reconstruction:e,step:n},{construct:s,
why:i})=>{e.lose(t2);let r=`${e.recording.relative(t2)}: ${i}`;e.recording.leaveOut(s,{reason:r,at:n.at})},Jn=(t2,e,{reconstruction:n,step:s})=>{let{recording:i}=n;
for(let r of e.map(X)){let{old:o,replacement:a}=T(r),[d,l]=[w(o),Oe(a)];o===""?i.leaveOut("change",{reason:_c,at:s.at}):d!==l&&i.edit(t2,{old_string:d,new_string:l},
s)}},_c="Cannot locate its lines without the file; pass --repo.",Cc=(t2,e,{edits:n})=>{let s=Gn(t2,e),i=e.new===""&&!e.old.endsWith(`
`);if(n==="tolerant"||e.old===""||!(i||Pr(e.old)))return s;let{old_string:r,...o}=s.input;return{tool:s.tool,input:{...o,regex:$c(w(r))}}},Pr=t2=>/["'<>&\\]|[^\0-\x7f]/.
test(t2),$c=t2=>t2.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&").replaceAll(`
`,"\\n"),Ac=({id:t2},e,n)=>n===1||t2===void 0?t2:`${t2}.${e+1}`,Ec=([t2],e)=>{let n=t2&&t2.old!==""&&!t2.all?e.split(w(t2.old)).length-1:0;return n<2?"its old t\
ext is not in it as it is known here.":`its old text is at ${n} places; repeat text around the one that is meant, or say that all are.`},Ic=(t2,e,n)=>{let{reconstruction:s,
step:i}=n,{recording:r}=s,[o]=t2.edits,a=s.isLoose(t2.path);if((e?.before!==void 0||a)&&o&&t2.edits.length===1){r.set(t2.path,void 0);let d=`${r.relative(t2.path)}\
: its old text is not in it as the log shows it; the call is taken by its words.`;a||r.leaveOut("Edit",{reason:d,at:i.at}),r.add({...i,...Gn(t2.path,o)},{unchecked:true})}else
ve(t2.path,n,{construct:"Edit",why:Ec(t2.edits,r.text(t2.path)??"")})},Vn=({path:t2,content:e},n,s)=>{let{reconstruction:i,habits:r,step:o}=s,{recording:a}=i,d=Er(
t2,n,{...s,construct:"Write",content:e});d?.before!==void 0&&i.meet(t2,bt(d.before,d.exact),o.at);let l=a.state(t2),c={tool:"Write",input:{file_path:t2,content:e}},
u=Pc(e,d),f=r.overwrittenEnds==="kept"&&!u.includes("\r");if(l?.text===void 0){l?i.become(t2,{text:u,exact:true},{step:o,wanted:c}):!d&&f&&a.isLicensed(t2)?ve(t2,
s,{construct:"Write",why:_r}):a.add({...o,...c})&&a.set(t2,{text:u,exact:r.overwrittenEnds!=="kept"});return}let h=f&&!l.exact;if(h&&B(l.text)&&r.overwrittenMark!==
"kept"){ve(t2,s,{construct:"Write",why:`it loses its byte order mark; ${_r}`});return}let m=h?{text:u,exact:false}:{text:wr(l.text,u,r),exact:true};i.become(t2,
m,{step:o,wanted:h?void 0:c,keepsEnds:h})},_r="it keeps its line ends, which are not known; pass --repo.",Pc=(t2,e)=>typeof e?.after!="string"||!e.exact&&w(e.after)===
w(t2)?t2:e.after,bt=(t2,e)=>t2===null?J:{text:t2,exact:e},Qt=(t2,e)=>{for(let[n,s]of t2.entries()){let i=n===0?e.step:{...e.step,id:void 0};Rc(s,{...e,step:i})}},
Rc=(t2,e)=>{let{reconstruction:n,step:s}=e,{recording:i}=n,{path:r,after:o,hunks:a,movedTo:d,exact:l}=t2;o===void 0&&!a&&Nc(r,e);let c=typeof t2.before=="string"&&
Ze(t2.before,n.left(r)?.text)?void 0:t2.before;if(c!=null&&n.meet(r,bt(c,l),s.at),o===null)Cr(r,e);else if(typeof o=="string")Vn({path:r,content:Fc(r,e)??o},t2,
e);else if(a&&Tc(t2,a,e)==="with its move")return;if(d===void 0)return;let u=i.state(r);i.isLicensed(r)||(i.unread=true);let f=i.state(d);if(f?.text!==void 0&&f.
assumed){for(let m of[r,d])n.lose(m);let h=`${i.relative(d)}: a file is there, and the log shows none that the move of ${i.relative(r)} took the place of.`;i.leaveOut(
"Move",{reason:h,at:s.at});return}f?.text!==void 0&&Cr(d,e),i.move(r,d,{...s,id:void 0},{unchecked:true}),i.set(r,J),i.set(d,u)},Fc=(t2,{asked:e,reconstruction:{
recording:n}})=>e&&Di(e.patch,s=>n.relative(_(s,e.folder))===n.relative(t2)),Nc=(t2,e)=>{let{reconstruction:n,step:s,asked:i}=e,{recording:r}=n,o=d=>r.relative(
_(d,i?.folder))===r.relative(t2);if(!i||ft(i.patch,o).length===0){ve(t2,e,{construct:"change",why:"the log does not say what became of it."});return}ue(i.patch,
r,{...s,folder:i.folder,only:o});let a=`${r.relative(t2)}: the log does not say what became of it; the patch is taken by its words.`;r.leaveOut("change",{reason:a,
at:s.at})},Cr=(t2,{reconstruction:{recording:e},step:n})=>{e.isLicensed(t2)||(e.unread=true),e.delete(t2,n),e.set(t2,J)},Tc=({path:t2,exact:e,outdented:n=false},s,i)=>{
let{reconstruction:r,habits:o,step:a}=i,d=r.recording.state(t2);if(d?.text===void 0)return Wc(t2,s,{...i,outdented:n});let l=Un(d,s,{exact:e,habits:o});return l?
r.become(t2,l,{step:a,keepsEnds:true}):d.assumed?Jn(t2,s,i):ve(t2,i,{construct:"change",why:"its lines are not in it as it is known here."}),"alone"},Wc=(t2,e,n)=>{
let{reconstruction:s,step:i,asked:r,outdented:o}=n,{recording:a}=s;a.unread||=!a.isLicensed(t2);let d=c=>a.relative(_(c,r?.folder))===a.relative(t2),l=Nt(e)==="\
mixed";if(s.isLost(t2))ve(t2,n,{construct:"change",why:Ir});else if(l)ve(t2,n,{construct:"line ends",why:"its line ends change, which needs the file; pass --rep\
o."});else{if(r&&(o?Mc(r.patch,e):jc(ft(r.patch,d),e)))return ue(r.patch,a,{...i,folder:r.folder,only:d}),"with its move";if(o&&e.some(Lc)){let c=`The indentati\
on of its lines in ${a.relative(t2)} is not known; pass --repo.`;a.leaveOut("change",{reason:c,at:i.at})}else Jn(t2,e,n)}return"alone"},Lc=t2=>t2.oldLines>1&&Y(
t2).old.lines.every(e=>e===""||/^\S/.test(e)),Mc=(t2,e)=>{let n=new Set(t2.split(`
`).map(s=>s.slice(1).replace(/\r$/,"").trimStart()));return e.map(Y).every(({old:s,new:i})=>{let r=[...$r(s.lines,i.lines),...$r(i.lines,s.lines)];return s.ended===
i.ended&&r.every(o=>n.has(o.trimStart()))})},jc=(t2,e)=>{let n=e.map(X).map(Y),s=(o,a)=>`
${a.join(`
`)}
`.includes(`
${o.join(`
`)}
`),i=({old:o,new:a})=>t2.some(d=>s(o.lines,d.old)&&s(a.lines,d.new)),r=o=>o.reduce((a,{length:d})=>a+d,0);return n.every(i)&&r(t2.map(({old:o})=>o))>r(n.map(({old:o})=>o.
lines))},$r=(t2,e)=>t2.filter(n=>!e.includes(n));import{posix as Yh}from"node:path";import{posix as vs}from"node:path";var We=(t2,{dialect:e,ignoreCase:n})=>{if(t2.
length>Nr)return;let s=e==="perl"?t2:e==="fixed"?ee.quote(t2):qc(t2,e==="extended");if(s===void 0)return;let i=(n?ee.CASE_INSENSITIVE:0)|(e==="perl"?0:ee.DOTALL)|
(e==="extended"?ee.LONGEST_MATCH:0);try{let r=ee.compile(s,i);return r.programSize()>Bc?void 0:{all:o=>Uc(r,o),matches:o=>r.matcher(o).find()}}catch(r){if(r instanceof
Error&&r.name.startsWith("RE2JS"))return;throw r}},_e=t2=>{if(t2.length>Nr)return;let e=[];for(let n=0;n<t2.length;n++){let s=t2[n],i=s==="["?Hc(t2,n):void 0;if(i===
null)return;i&&(n=i.end),s==="\\"&&n++,e.push(i?.text??Dc[s]??ee.quote(t2[n]??s))}return We(`(?s)\\A(?:${e.join("")})\\z`,{dialect:"perl"})},Dc={"*":".*","?":"."},
Hc=(t2,e)=>{let n=/\[([!^]?)(\]?(?:\[:\w+:\]|[^\]])*)\]/y;n.lastIndex=e;let[s,i="",r=""]=n.exec(t2)??[];if(s===void 0)return;if(/\[[.=]|[/\\]/.test(r))return null;
let o=r.replace(/\[:\w+:\]|[[\]^&~]/g,a=>a.length>1?a:`\\${a}`);return{text:`[${i&&"^"}${o}]`,end:e+s.length-1}},Nr=8192,Bc=1e3;function*Uc(t2,e){let n=t2.matcher(
e),s=-1;for(;n.find();){let[i,r]=[n.start(),n.end()];if(i===r&&i===s)continue;s=r;let o=Array.from({length:n.groupCount()+1},(a,d)=>n.group(d)??"");yield{start:i,
end:r,groups:o}}}var qc=(t2,e)=>{let n=[],s=true;for(let i=0;i<t2.length;i++){let r=t2[i],o=r;if(r==="\\"){let c=t2[++i];if(c===void 0)return;o=`\\${c}`}if(o===
"["){let c=zc(t2,i);if(!c)return;n.push(c.text),i=c.end,s=false;continue}let a=e?o:Gc(o),d=a===void 0?void 0:Jc(a,{atStart:s,source:t2,at:i,extended:e}),l=d??Vc(
o);if(l===void 0)return;n.push(l),s=d==="("||d==="|"||d==="^"&&!e}return n.join("")},Gc=t2=>/^\\[(){}|+?]$/.test(t2)?t2.slice(1):/^[(){}|+?]$/.test(t2)?void 0:t2,
Jc=(t2,{atStart:e,source:n,at:s,extended:i})=>{let r=n.slice(s+1);if(t2==="^")return i||e?"^":void 0;if(t2==="$")return i||r===""||/^\\[)|]/.test(r)?"$":void 0;
if(/^[.()|]$/.test(t2))return t2;if(/^[*+?]$/.test(t2))return e?void 0:t2;if(t2==="{")return!i||/^\d+(,\d*)?\}/.test(r)?"{":void 0;if(t2==="}")return/\{\d+(,\d*)?\\?\}?$/.
test(n.slice(0,s))?"}":void 0},Vc=t2=>{if(!t2.startsWith("\\")||t2==="\\")return ee.quote(t2);let[,e=""]=t2;return/[wWsSbB]/.test(e)?t2:e==="<"||e===">"?"\\b":e===
"`"?"\\A":e==="'"?"\\z":/[ntrfv]/.test(e)?t2:/\w/.test(e)?void 0:ee.quote(e)},zc=(t2,e)=>{let n=/\[(\^?)(\]?(?:\[:\w+:\]|[^\]])*)\]/y;n.lastIndex=e;let[s,i="",r=""]=n.
exec(t2)??[];if(s===void 0||/\[[.=]/.test(r))return;let o=r.replace(/\[:\w+:\]|\\[ntr\\]|[[\]\\^&~]/g,a=>a.length>1?a:`\\${a}`);return{text:`[${i}${o}]`,end:e+s.
length-1}},Yt=(t2,e)=>{let n=[],s=e==="sed"?/\\[\s\S]?|&|[^\\&]+/gy:/\\[\s\S]?|\$\{?(?:\d+|&)\}?|@(?![\w{$])|[^\\$@]+/gy,i=0;for(let[r]of t2.matchAll(s)){i+=r.length;
let o=Kc(r,e);if(!o)return;n.push(o)}return i===t2.length?n:void 0},Kc=(t2,e)=>{if(e==="sed"&&t2==="&")return{group:0};if(e==="perl"&&/^\$./.test(t2))return{group:Number(
/\d+/.exec(t2)?.[0]??0)};if(!t2.startsWith("\\"))return{text:t2};let n=t2.slice(1);return/\d/.test(n)?{group:Number(n)}:/[ULulE]/.test(n)?{letters:n}:Object.hasOwn(
Rr,n)?{text:Rr[n]??""}:/^(\w?)$/.test(n)?void 0:{text:n}},Rr={n:`
`,t:"	",r:"\r"},Xt=(t2,e)=>{let n="",[s,i]=["",""];for(let r of t2){if("letters"in r){/[ul]/.test(r.letters)?i=r.letters:s=r.letters;continue}let o=Fr("text"in r?
r.text:e[r.group]??"",s);n+=Fr(o.slice(0,1),i.toUpperCase())+o.slice(1),o!==""&&(i="")}return n},Fr=(t2,e)=>e==="U"?t2.toUpperCase():e==="L"?t2.toLowerCase():t2;
import{posix as Zc}from"node:path";var C={status:"unknown",prints:[void 0]},P=(t2,e="ok")=>({status:e,prints:[t2]}),z=(t2,e,{at:n,files:s},i=oe(t2,{at:n,files:s}))=>({
status:i,prints:[""],several:t2.length>1||t2.some(r=>s.kind(n(r))==="folder"),act:()=>t2.map(r=>e(n(r))).every(Boolean)}),zn=t2=>/\n./s.test(t2)?{lines:t2}:t2,en=(t2,{
files:e,at:n})=>{let s=i=>!i.endsWith("/")&&e.kind(n(i))!=="folder"&&(e.kind(n(i))!=="none"||/^(folder|undefined)$/.test(String(e.kind(Zc.dirname(n(i))))));return t2.
every(s)?"ok":"failed"},oe=(t2,{files:e,at:n})=>{let s=t2.filter(i=>i!=="-").map(i=>e.kind(n(i)));return s.includes("none")?"failed":s.includes(void 0)?"unknown":
"ok"},Le=(t2,{files:e,at:n,input:s},i)=>t2.length===0?[s(i)]:t2.map(r=>r==="-"?s():e.text(n(r))),Ce=t2=>t2==="ok"?"failed":t2==="failed"?"ok":t2,R=(t2,e)=>{let n=[],
s=[],i=[...t2];for(let o=i.shift();o!==void 0;o=i.shift())if(o==="--")s.push(...i.splice(0));else if(o==="-"||!o.startsWith("-"))s.push(o);else{let a=o.startsWith(
"--")?Qc(o.slice(2),i,e):Yc(o.slice(1),i,e);if(!a)return;n.push(...a)}let r=n.map(({letter:o})=>o).join("");return{letters:r,rest:s,has:o=>Array.from(o).some(a=>r.
includes(a)),values:o=>n.flatMap(a=>a.letter===o?[a.value]:[])}},Qc=(t2,e,{valued:n="",glued:s="",long:i={}})=>{let[,r="",o]=/^([\w-]+)(?:=(.*))?$/s.exec(t2)??[],
a=Object.hasOwn(i,r)?i[r]:void 0;if(a!==void 0)return n.includes(a)?[{letter:a,value:o??e.shift()??""}]:o===void 0||s.includes(a)?[{letter:a,value:o??""}]:void 0},
Yc=(t2,e,{flags:n="",valued:s="",glued:i=""})=>{let r=[];for(let o=0;o<t2.length;o++){let a=t2[o]??"";if(n.includes(a))r.push({letter:a,value:""});else return i.
includes(a)?[...r,{letter:a,value:t2.slice(o+1)}]:s.includes(a)?[...r,{letter:a,value:t2.slice(o+1)||(e.shift()??"")}]:void 0}return r};var wt=(t2,e)=>{if(t2.type===
"Assignment"){let o=t2.value.type==="Word"?K(t2.value,e):void 0;return o===void 0?void 0:[`${t2.name}${t2.append?"+":""}=${o}`]}if(/^~/.test(t2.text))return;let[
n,s="@"]=/^"\$(?:@|\{@\}|\{(\w+)\[@\]\})"$/.exec(t2.text)??[];if(n!==void 0)return e.values(s);let i=Xc(t2);if(i)return i;let r=Kn(t2,e);if(!(r?.some(({split:o})=>o)&&
e.variable("IFS")!==void 0))return r&&iu(r).reduce((o,a)=>ru(o,a,e),[])},K=(t2,e)=>/^~/.test(t2.text)?void 0:Kn(t2,e)?.map(({text:n})=>n).join(""),tn=(t2,e)=>/^~/.
test(t2.text)?void 0:Kn(t2,e)?.map(Lr).join(""),Lr=({text:t2,quoted:e})=>e?t2.replace(/[\\*?[\]]/g,"\\$&"):t2,nn=(t2,e)=>{let n=t2.map(s=>Mr(s,e));return n.every(
s=>s!==void 0)?n.flat().map(({text:s})=>s).join(""):void 0},Xc=({parts:t2=[],text:e})=>{if(!t2.some(({type:s})=>s==="BraceExpansion")||!t2.every(({type:s})=>s===
"BraceExpansion"||s==="Literal")||/[*?[\]\\$`'"]/.test(e))return;let n=e.replace(/\{(\d+)\.\.(\d+)\}/g,(s,i,r)=>{let o=Number(r)-Number(i)+1;return o>1&&o<=1e3?
`{${Array.from({length:o},(a,d)=>Number(i)+d).join(",")}}`:"{..}"});return n.includes("..")?void 0:bi(n)},Kn=({parts:t2,value:e},n)=>{if(!t2||t2.length===0)return[
{text:e,quoted:true,split:false}];let s=t2.map(i=>Mr(i,n));return s.every(i=>i!==void 0)?s.flat():void 0},Mr=(t2,e)=>{let n=s=>s===void 0?void 0:[{text:s,quoted:true,
split:false}];switch(t2.type){case"Literal":case"SingleQuoted":case"AnsiCQuoted":return n(t2.value);case"DoubleQuoted":case"LocaleString":return t2.parts.some(({
text:s})=>/^\$\{?@|\[@\]/.test(s))&&t2.parts.length>1?void 0:n(nn(t2.parts,e));case"Glob":return/[$`'"]/.test(t2.text)?void 0:[{text:t2.text,quoted:false,split:false}];case"\
SimpleExpansion":return Tr(e.variable(t2.text.slice(1)));case"ParameterExpansion":{if(t2.prefix)return;let s=eu(t2,e);return Tr(t2.operation?tu(s,t2.operation,e):
s)}case"CommandExpansion":{let s=t2.script&&e.printed(t2.script);return s===void 0?void 0:[{text:s.replace(/\n+$/,""),quoted:false,split:true}]}case"ArithmeticE\
xpansion":{let s=e.number(t2.expression);return n(s===void 0?void 0:String(s))}default:return}},eu=({parameter:t2,index:e,operation:n},s)=>{if(!e)return s.variable(
t2);let i=s.values(t2);if(/^[@*]$/.test(e.text))return n?void 0:i?.join(" ");let r=K(e,s);return i&&r!==void 0&&/^\d+$/.test(r)?i[Number(r)]??null:void 0},Tr=t2=>t2===
void 0?void 0:[{text:t2??"",quoted:false,split:true}],tu=(t2,e,n)=>{if(t2===void 0)return;if(e.type==="Default")return nu(t2,e,n);let s=t2??"";if(e.type==="Remo\
ve")return su(s,e.operator,K(e.operand,n));if(e.type!=="Replace"||/[*?[\]\\]/.test(e.pattern.text))return;let[i,r]=[e.pattern,e.replacement].map(o=>K(o,n));if(!(!i||
r===void 0))return e.operator==="/"?s.replace(i,()=>r):e.operator==="//"?s.replaceAll(i,()=>r):void 0},nu=(t2,{operator:e,operand:n},s)=>{let i=e.startsWith(":")?
!t2:t2===null;return/[?=]/.test(e)?i?void 0:t2??"":e.endsWith("+")?i?"":K(n,s):i?K(n,s):t2??""},su=(t2,e,n)=>{let s=e.startsWith("%"),[,i="",r="",o=""]=/^(\*?)([^*?[\]\\]+)(\*?)$/.
exec(n??"")??[];if(r===""||(s?i:o)!=="")return;if(i+o==="")return(s?t2.endsWith(r):t2.startsWith(r))?s?t2.slice(0,-r.length):t2.slice(r.length):t2;let a=e==="%"||
e==="##"?t2.lastIndexOf(r):t2.indexOf(r);return a<0?t2:s?t2.slice(0,a):t2.slice(a+r.length)},iu=t2=>{let e=[[]];for(let n of t2){let s=n.split?n.text.split(/[ \t\n]+/):
[n.text];for(let[i,r]of s.entries())i>0&&e.push([]),(r!==""||n.quoted)&&e.at(-1)?.push({...n,text:r})}return e.filter(n=>n.length>0)},ru=(t2,e,n)=>{let s=e.map(
a=>a.text).join("");if(!t2||!e.some(a=>!a.quoted&&/[*?[]/.test(a.text)))return t2&&[...t2,s];let i=e.map(Lr).join(""),r=n.paths(),o=r&&ou(i,r);return o&&[...t2,
...o.length>0?o:[s]]},ou=(t2,e)=>{let[,n="",s="",i=""]=/^((?:\.\/+)*)(.*?)(\/*)$/s.exec(t2)??[],r=s.split("/").map(o=>({name:o,pattern:_e(o)}));if(!r.some(({name:o,
pattern:a})=>/^(\.{0,2}|\.[*?[].*)$/.test(o)||!a))return e.filter(o=>{let a=o.replace(/\/$/,"").split("/"),d=({name:l,pattern:c},u)=>c?.matches(a[u]??"")===true&&
!(a[u]?.startsWith(".")&&!/^\\?\./.test(l));return a.length===r.length&&r.every(d)&&(i===""||o.endsWith("/"))}).map(o=>n+o.replace(/\/$/,"")+i).sort()},Qe=(t2,e)=>{
switch(t2?.type){case"ArithmeticGroup":return Qe(t2.expression,e);case"ArithmeticWord":return au(t2,e);case"ArithmeticUnary":return du(t2,e);case"ArithmeticBina\
ry":return lu(t2,e);default:return}},au=({value:t2,parts:e=[]},n)=>{let s=e.length>0?nn(e,n):t2,i=s!==void 0&&jr(s)?n.variable(s):s;return i===null||i===""?0:/^-?(0|[1-9]\d{0,8})$/.
test(i??"")?Number(i):void 0},jr=t2=>/^[A-Za-z_]\w*$/.test(t2),du=({operator:t2,operand:e,prefix:n},s)=>{let i=Qe(e,s);if(i===void 0)return;if(t2==="-")return-i;
if(t2==="!")return+(i===0);let r=i+(t2==="++"?1:-1);if(!(!/^(\+\+|--)$/.test(t2)||!Dr(e,r,s)))return n?r:i},lu=({operator:t2,left:e,right:n},s)=>{let[,i]=/^([-+*/%]?)=$/.
exec(t2)??[],r=Qe(n,s),o=i===""?r:Zn(Qe(e,s),i??t2,r);if(!(i!==void 0&&!Dr(e,o,s)))return o},Dr=(t2,e,n)=>t2.type!=="ArithmeticWord"||!jr(t2.value)?false:(n.set(
t2.value,e===void 0?void 0:String(e)),true),Zn=(t2,e,n)=>{let s=Object.hasOwn(Wr,e)?Wr[e]:void 0,i=t2===void 0||n===void 0?void 0:s?.(t2,n);return Number.isSafeInteger(
i)?i:void 0},Wr={"+":(t2,e)=>t2+e,"-":(t2,e)=>t2-e,"*":(t2,e)=>t2*e,"/":(t2,e)=>Math.trunc(t2/e),"%":(t2,e)=>t2%e,"<":(t2,e)=>+(t2<e),"<=":(t2,e)=>+(t2<=e),">":(t2,e)=>+(t2>
e),">=":(t2,e)=>+(t2>=e),"==":(t2,e)=>+(t2===e),"!=":(t2,e)=>+(t2!==e)};var xt=(t2,e)=>{switch(t2.type){case"TestNot":{let n=xt(t2.operand,e);return t2.negations.
length%2===1?Ce(n):n}case"TestGroup":return xt(t2.expression,e);case"TestLogical":{let n=t2.operands.map(i=>xt(i,e)),s=t2.operator==="&&"?"failed":"ok";return n.
includes(s)?s:n.includes("unknown")?"unknown":Ce(s)}case"TestUnary":{let n=K(t2.operand,e.words);return n===void 0?"unknown":Ye([t2.operator,n],e.program)}default:
return cu(t2,e)}},cu=({operator:t2,left:e,right:n},{words:s,program:i})=>{let r=K(e,s);if(/^[!=]?=$/.test(t2)){let a=Qn(r,tn(n,s));return a===void 0?"unknown":a===
(t2!=="!=")?"ok":"failed"}let o=K(n,s);return r===void 0||o===void 0?"unknown":Ye([r,t2,o],i)},Qn=(t2,e)=>t2===void 0||e===void 0?void 0:_e(e)?.matches(t2),Ye=(t2,e)=>{
let{files:n,at:s}=e,[i="",r="",o]=t2;if(i==="!"&&t2.length>1)return Ce(Ye(t2.slice(1),e));if(t2.length>3)return"unknown";if(o!==void 0)return uu(i,r,o);if(t2.length===
1)return $e(i!=="");if(i==="-z"||i==="-n")return $e(r===""==(i==="-z"));let a=/^-[fedsrw]$/.test(i)?n.kind(s(r)):void 0;if(a===void 0)return"unknown";if(i==="-d")
return $e(a==="folder");if(a==="none")return"failed";let d=n.state(s(r))?.text;return i==="-s"?d===void 0?"unknown":$e(d!==""):$e(i!=="-f"||a!=="folder")},$e=t2=>t2?
"ok":"failed",uu=(t2,e,n)=>{if(e==="="||e==="==")return $e(t2===n);if(e==="!=")return $e(t2!==n);let i=[t2,n].every(r=>/^-?\d+$/.test(r))?Zn(Number(t2),fu[e]??"",
Number(n)):void 0;return i===void 0?"unknown":$e(i===1)},fu={"-eq":"==","-ne":"!=","-lt":"<","-gt":">","-le":"<=","-ge":">="};import{posix as bs}from"node:path";
function sn(t2,e){let[n=""]=t2,s=n.startsWith("diff --"),i=["from","to"].map(h=>t2.map(m=>/^(?:rename|copy) (from|to) (.*)$/.exec(m)).find(m=>m?.[1]===h)?.[2]),
[r,o]=[Hr(t2,"--- ",s),Hr(t2,"+++ ",s)],a=s?gu(n):void 0,d=i.every(h=>h!==void 0),[l,c]=d?i.map(h=>h?.startsWith('"')?Xe(h):h?.replace(/\r$/,"")):[r?.name??a?.[0],
o?.name??a?.[1]],[u,f]=mu(l,c);return{old:u,new:f,isGit:s,isMoved:d,others:s?[]:e.flatMap(bu),isAbsent:{old:r?.isAbsent??false,new:o?.isAbsent??false}}}var Hr=(t2,e,n)=>{
let s=t2.find(l=>l.startsWith(e))?.slice(e.length).replace(/\r$/,"");if(s===void 0)return;let[i]=/^"(?:[^"\\]|\\.)*"/.exec(s)??[],[,r="",o=""]=i?[]:(n?/^([^\t]*)(.*)$/s:
hu).exec(s)??[],a=i?Xe(i):n?r:wi(r),d=i?s.slice(i.length):o;return a==="/dev/null"?{name:void 0,isAbsent:true}:{name:a,isAbsent:pu(d)||/\((?:nonexistent|revision 0)\)\s*$/.
test(d)}},hu=/^([^\t]*?)(\t.*|\s+\d{4}-\d\d-\d\d[ T]\d\d:\d\d.*|\s+[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d.*|\s+\((?:revision \d+|working copy|nonexistent)\)\s*)?$/s;
function pu(t2){let[,e,n="",s=""]=/(1970-01-01|1969-12-31|Thu Jan +0?1|Wed Dec 31) (\d\d:\d\d:\d\d)(?:\.0+)?(?: 1970| 1969)?(?: ?([+-]\d{4}))?\s*$/.exec(t2)??[];
if(e===void 0)return false;let i=d=>Number(d.slice(0,2))*60+Number(d.slice(-2)),r=s===""?void 0:i(s.slice(1))*(s.startsWith("-")?-1:1),o=/1969|Dec/.test(e),a=i(
n.slice(0,5))-(o?1440:0);return n.endsWith(":00")&&(r===void 0?Math.abs(a)<=840:a===r)}var mu=(t2,e)=>t2?.endsWith(":before")&&e?.endsWith(":after")?[t2.slice(0,
-7),e.slice(0,-6)]:[t2,e];function gu(t2){let e=t2.replace(/^diff --\w+ /,"").replace(/\r$/,"");if(e.startsWith('"')||e.endsWith('"')){let o=[...e.matchAll(/"(?:[^"\\]|\\.)*"|\S+/g)].
map(([a])=>a.startsWith('"')?Xe(a):a);return o.length===2?[o[0],o[1]]:void 0}let n=[...e.matchAll(/ /g)].map(({index:o})=>[e.slice(0,o),e.slice(o+1)]),s=n.map(([
o,a])=>yu(o,a)),i=Math.min(...s),r=i===Number.POSITIVE_INFINITY?[]:n.filter((o,a)=>s[a]===i);return r.length===1?r[0]:void 0}function yu(t2,e){let[n,s]=[t2,e];for(let i=0;n!==
void 0&&s!==void 0;i+=1){if(n===s)return i;[n,s]=[Br(n),Br(s)]}return Number.POSITIVE_INFINITY}var Br=t2=>/^[^/]*\/+(.+)$/.exec(t2)?.[1],bu=t2=>{let[,e]=/^Index: (.+?)\s*$/.
exec(t2)??[],[,n,s]=/^diff (?:-\S+ )*(?:-r \S+ )*(\S+) (\S+)\s*$/.exec(t2)??[];return[e,n,s].flatMap(i=>i===void 0?[]:[i])},wu={a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"},Xe=t2=>{let n=[...t2.replace(/^"|"[^"]*$/g,"").matchAll(/\\([0-7]{3})|\\(.)|([^\\]+)/gsu)].map(([,s,i,r])=>s!==void 0?Buffer.from([Number.
parseInt(s,8)]):Buffer.from(r??wu[i??""]??i??""));return Buffer.concat(n).toString()};var Jr=(t2,e,n)=>xu(t2,e)?Su(t2,e,n):$u(t2,e)?Au(t2,e,n):void 0,Vr=/^\*{15}/,
xu=(t2,e)=>/^\*\*\* \S/.test(t2[e]??"")&&/^--- \S/.test(t2[e+1]??"")&&Vr.test(t2[e+2]??"")&&Yn.test(t2[e+3]??""),Yn=/^\*\*\* (\d+)(?:,(\d+))? \*\*\*\*\r?$/,ku=/^--- (\d+)(?:,(\d+))? ----\r?$/,
Ou="A hunk does not have as many lines as its head says: the diff was cut off or changed.";function Su(t2,e,n){let s=[`--- ${t2[e]?.slice(4)}`,`+++ ${t2[e+1]?.slice(
4)}`],i=[],r=e+2,o=true;for(;Vr.test(t2[r]??"")&&Yn.test(t2[r+1]??"");){let d=vu(t2,r,n);o&&=d.isWhole,d.hunk&&i.push(d.hunk),r=d.end}let a=/^[-+! ] /.test(t2[r]??
"");return{file:Kr(s,i,{line:n+e,isWhole:o&&!a}),end:r}}function vu(t2,e,n){let s=Ur(t2,e+1,{range:Yn,signs:/^[-! ] /}),i=Ur(t2,s.end,{range:ku,signs:/^[+! ] /}),
r=Cu(s,i),o=s.isWhole&&i.isWhole&&r!==void 0;return r?{hunk:{...G(s.start,r,i.start),line:n+e,span:i.end-e-1},end:i.end,isWhole:o}:{end:i.end,isWhole:o}}function Ur(t2,e,{
range:n,signs:s}){let[,i="0",r=i]=n.exec(t2[e]??"")??[],o=n.test(t2[e]??""),a=i==="0"?0:Math.max(0,Number(r)-Number(i)+1),d=o?_u(t2.slice(e+1),s,a):[],l=e+(o?1+
d.length:0),c=d.filter(h=>!h.startsWith("\\")).length,u=Number(i)+(o&&c===0&&Number(r)<Number(i)?1:0),f=c===0&&a>0;return{start:i==="0"?1:u,lines:d,end:l,isLeftOut:f,
isWhole:o&&(f||c===a)}}function _u(t2,e,n){let s=[],i=n;for(let r of t2){let o=r.startsWith("\\");if(!o&&(i===0||!e.test(r)))break;o||(i-=1),s.push(o?r:r[0]+r.slice(
2))}return s}function Cu(t2,e){let n=d=>d.filter(l=>!/^[-+!]/.test(l)),[s,i]=[t2.isLeftOut?n(e.lines):t2.lines,e.isLeftOut?n(t2.lines):e.lines],r=[],[o,a]=[0,0];
for(;o<s.length||a<i.length;){for(;/^[-!]/.test(s[o]??"");o=qr(s,o,{sign:"-",merged:r}));for(;/^[+!]/.test(i[a]??"");a=qr(i,a,{sign:"+",merged:r}));if(o>=s.length&&
a>=i.length)break;if(s[o]!==i[a])return;r.push(s[o]),o+=1,a+=1}return r}function qr(t2,e,{sign:n,merged:s}){s.push(n+t2[e].slice(1));let i=t2[e+1]?.startsWith("\
\\")===true;return i&&s.push(t2[e+1]),e+(i?2:1)}var Xn=/^(\d+)(?:,(\d+))?([acd])(\d+)(?:,(\d+))?\r?$/,$u=(t2,e)=>Xn.test(t2[e]??"")&&/^[<>] /.test(t2[e+1]??"")&&
zr(t2,e).length>0;function Au(t2,e,n){let s=[],i=e,r=true;for(;Xn.test(t2[i]??"");){let l=Eu(t2,i,n);s.push(l.hunk),r&&=l.isWhole,i=l.end}let o=/^[<>] /.test(t2[i]??
""),[a,d]=zr(t2,e);return{file:Kr([`--- ${a}`,`+++ ${d}`],s,{line:n+e,isWhole:r&&!o}),end:i}}function Eu(t2,e,n){let[,s="",i=s,r,o="",a=o]=Xn.exec(t2[e]??"")??[],
d=[r==="a"?0:Number(i)-Number(s)+1,r==="d"?0:Number(a)-Number(o)+1],l=Gr(t2,e+1,"<"),c=r==="c"&&/^---\r?$/.test(t2[l.end]??""),u=Gr(t2,l.end+(c?1:0),">"),f=l.count===
d[0]&&u.count===d[1]&&c===(r==="c"),h=[Number(s)+(r==="a"?1:0),Number(o)+(r==="d"?1:0)];return{hunk:{...G(h[0],[...l.lines,...u.lines],h[1]),line:n+e,span:u.end-
e-1},end:u.end,isWhole:f}}function Gr(t2,e,n){let s=[],i=e,r=0;for(;i<t2.length;i+=1){let o=t2[i]??"";if(o.startsWith("\\")&&i>e)s.push(o);else if(o.startsWith(
`${n} `))s.push((n==="<"?"-":"+")+o.slice(2)),r+=1;else break}return{lines:s,end:i,count:r}}function zr(t2,e){for(let n=e-1;n>=Math.max(0,e-Iu);n-=1){let s=t2[n]??
"";if(/^[<>] /.test(s))break;let[,i,r]=/^diff (?:-\S+ )*(\S+) (\S+)\s*$/.exec(s)??[];if(i!==void 0&&r!==void 0)return[i,r];let[,o]=/^Index: (.+?)\s*$/.exec(s)??
[];if(o!==void 0)return[o,o]}return[]}var Iu=6,Kr=(t2,e,{line:n,isWhole:s})=>{let i=sn(t2,[]);return{oldPath:i.old,newPath:i.new,names:i,hunks:e,line:n,headers:new Map,
...!s&&{damage:Ou}}};var Pu=/^(old mode|new mode|new file mode|deleted file mode|rename from|rename to|copy from|copy to|similarity index|index) (.*)$/,Ru=/^(Binary files .* differ|GIT binary patch)$/,
kt=/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/,ss=/^@@(?:[ .…]*@@(?!@).*)?\s*$/,Fu=(t2="")=>kt.test(t2),Nu=(t2="")=>kt.test(t2)||ss.test(t2),Ae=(t2,e,n=false)=>{
let s=n?Nu:Fu,i=[];for(let r=0;r<t2.length;){let o=rn(t2,r)?Tu(t2,r,{first:e,beginsHunk:s}):Jr(t2,r,e);if(!o){r++;continue}let{file:a,end:d}=o,l=d===t2.length&&
t2.at(-1)!==""&&a.hunks.at(-1)?.lines.at(-1)?.startsWith("+");i.push(l?{...a,isOpen:l}:a),r=d}return i},rn=(t2,e)=>/^diff --(git|cc|combined) /.test(t2[e]??"")||
Xr.test(t2[e]??"")||Yr(t2,e),Yr=(t2,e)=>(t2[e]??"").startsWith("--- ")&&(t2[e+1]??"").startsWith("+++ "),Tu=(t2,e,{first:n,beginsHunk:s})=>{let i=e+1;for(;i<t2.
length&&!Uu.test(t2[i]??"")&&!s(t2[i])&&!(Yr(t2,i)&&t2.slice(e,i).some(f=>f.startsWith("+++ ")));)i++;let r=[],o=i,a;for(;s(t2[o]);){let f=o,h=kt.test(t2[f]??"")?
Gu(t2,f,n):eo(t2,f,n);r.push(h.hunk),o=h.end;let m=ts(t2[o])&&!rn(t2,o);(!h.isWhole||m)&&(a??=Ju(t2,f,n))}let d=t2.slice(e,i),l=sn(d,t2.slice(Math.max(0,e-Wu),e)),
c={...qu(d),names:l,hunks:r,line:n+e},u=a??(ts(t2[o])&&!rn(t2,o)?is:ju(d,c));return{file:{...c,...u!==void 0&&{damage:u}},end:o}},Wu=3,Xr=/^(?:similarity index \d+%|(?:old|new file|deleted file) mode \d{6}|index [\da-f]{7,}\.\.[\da-f]{7,}(?: \d{6})?)$/,
is="A hunk does not have as many lines as its head says: the diff was cut off or changed.",Lu="It has no hunk for what changes: the diff was cut off.",ts=(t2="")=>/^[-+ ]/.
test(t2)&&!/^-- ?$/.test(t2),Mu="A merge is shown against several commits at once. Make the diff against one of them: git diff COMMIT^1 COMMIT.";function ju(t2,{
headers:e,binary:n,hunks:s}){let[i=""]=t2;if(/^diff --(?:cc|combined) /.test(i))return Mu;let r=t2.indexOf("");if(t2.slice(0,r<0?void 0:r).some((x,$)=>$>0&&ts(x)&&
!/^(?:--- |\+\+\+ )/.test(x)))return is;let o=i.startsWith("diff --"),a=x=>t2.some($=>$.startsWith(x)&&et($.slice(4),true)===void 0),d=[["--- ","new file mode"],
["+++ ","deleted file mode"]].some(([x="",$=""])=>o&&t2.some(H=>H.startsWith(x))&&a(x)!==e.has($)),l=t2.filter(x=>/^(?:--- |\+\+\+ )/.test(x)).length,c=s.length>
0&&l<2;if(Xr.test(i)||e.has("rename from")!==e.has("rename to")||d||c)return"The head of its diff is not whole.";if(o&&Du(t2,e))return"Its lines name different \
files.";if(s.length>0||n||t2.some(x=>x.startsWith("Property changes on: ")))return;let[u="",f=""]=(e.get("index")??"").split(" ")[0]?.split("..")??[],h=u===f||Zr.
test(u)&&Zr.test(f);return!e.has("index")&&["new file mode","deleted file mode"].some(x=>e.has(x))||t2.some(x=>/^(?:--- |\+\+\+ )/.test(x))||!h||!Bu(e)||!/^(?:100%)?$/.
test(e.get("similarity index")??"")?Lu:void 0}function Du(t2,e){let n=to(t2[0]??"");return Hu.some(([s,...i])=>{let r=t2.find(l=>l.startsWith(s)),o=ns(i.map(l=>e.
get(l)).find(l=>l!==void 0)),[a,d]=r===void 0?[]:[no(r.slice(4)),et(r.slice(4),true)];return a===void 0||d===void 0?false:o===void 0?n!==void 0&&d!==n:a!==o&&d!==
o&&(d!==a||!a.endsWith(`/${o}`))})}var Hu=[["--- ","rename from","copy from"],["+++ ","rename to","copy to"]],Zr=/^(?:0+|e69de29\w*|473a0f4\w*)$/,Bu=t2=>["new m\
ode","new file mode","deleted file mode","rename to","copy to"].some(e=>t2.has(e)),Uu=/^(diff --(git|cc|combined) |From [0-9a-f]{40} )/,qu=t2=>{let[e=""]=t2,n=e.
startsWith("diff --"),s=t2.find(l=>l.startsWith("--- ")),i=t2.find(l=>l.startsWith("+++ ")),r=n?to(e):void 0,o=t2.flatMap(l=>{let[,c,u]=Pu.exec(l)??[];return c!==
void 0&&u!==void 0?[[c,u]]:[]}),a=new Map(o),d=t2.findIndex(l=>Ru.test(l));return{oldPath:s===void 0?ns(a.get("rename from"))??r:et(s.slice(4),n),newPath:i===void 0?
ns(a.get("rename to"))??r:et(i.slice(4),n),headers:a,...d>=0&&{binary:t2.slice(d+1)}}},ns=t2=>t2?.startsWith('"')?Xe(t2):t2?.replace(/\r$/,""),Gu=(t2,e,n)=>{let[
,s="0",i="1",r="0",o="1"]=kt.exec(t2[e]??"")??[],[a,d,l]=[Number(i),Number(o),e+1],c=t2.at(-1)===""?t2.length-1:t2.length,u=true;for(;l<c;l++){let m=t2[l]??"";if(m.
startsWith("\\")){u&&=Vu(t2[l-1],{old:a,fresh:d});continue}if(a<=0&&d<=0)break;u&&=m===""||/^[-+ \r]/.test(m),m.startsWith("+")||(a-=1),m.startsWith("-")||(d-=1)}
let f=(m,g)=>Number(m)+(g==="0"?1:0);return{hunk:{...G(f(s,i),t2.slice(e+1,l),f(r,o)),line:n+e},end:l,isWhole:u&&a===0&&d===0}},eo=(t2,e,n)=>{let s=e+1;for(;s<t2.
length&&/^(?:[-+ \\\r]|$)/.test(t2[s]??"")&&!es(t2,s);)s+=1;let i=s===t2.length||Qr(t2[s-1])||es(t2,s);for(;s>e+1&&Qr(t2[s-1]);)s-=1;let r=s;for(;r<t2.length&&!es(
t2,r);)r+=1;let o=i&&s>e+1&&!t2.slice(s,r).some(a=>/^[-+]/.test(a));return{hunk:{...G(1,t2.slice(e+1,s)),line:n+e,isUnplaced:true},end:t2[r]?.startsWith("@@")&&
t2.slice(s,r).every(a=>a.trim()==="")?r:s,isWhole:o}},Qr=(t2="")=>t2===""||t2==="\r",es=(t2,e)=>/^(?: {0,3}(?:```|~~~)|-- ?$|@@)/.test(t2[e]??"")||rn(t2,e),Ju=(t2,e,n)=>{
let[,s="",i="1",r="",o="1"]=kt.exec(t2[e]??"")??[],{hunk:a,isWhole:d}=eo(t2,e,n);if(s==="")return`The hunk of line ${n+e} has lines without a sign. Give each a \
blank, + or -.`;if(!d)return is;let{oldLines:l,newLines:c}=a;return`The hunk of line ${n+e} has ${l} old and ${c} new lines, its head says ${i} and ${o}: it was\
 cut off or changed. If nothing is missing, write its head as \`@@ -${s},${l} +${r},${c} @@\`.`},Vu=(t2="",{old:e,fresh:n})=>t2.startsWith("-")?e===0:t2.startsWith(
"+")?n===0:!/^[\\@]/.test(t2)&&e+n===0,to=t2=>{let e=t2.replace(/^diff --\w+ /,""),n=et(e.slice(0,(e.length-1)/2),true);return n===et(e.slice((e.length+1)/2),true)?
n:void 0},et=(t2,e)=>{let n=no(t2);if(n!=="/dev/null")return n.replace(e?/^[abciow12]\//:/^[ab]\//,"")},no=t2=>t2.startsWith('"')?Xe(t2):t2.replace(/\t.*$/,"").
replace(/\r$/,"");var so=new Set("status diff log show branch ls-files rev-parse blame grep config remote describe shortlog tag fetch push reflog cat-file ls-tr\
ee rev-list name-rev show-ref symbolic-ref check-ignore var version help".split(" ")),ae=t2=>({status:"unknown",prints:[void 0],...t2&&{act:t2}}),oo=(t2,e)=>{let{
name:n,rest:s,elsewhere:i}=zu(t2);return i?so.has(n)?C:void 0:Object.hasOwn(io,n)?io[n]?.(s,e):so.has(n)&&!s.includes("--output")&&!s.some(r=>r.startsWith("--ou\
tput="))?C:void 0},zu=t2=>{let e=0,n=false;for(;t2[e]?.startsWith("-");)/^(-C|--git-dir|--work-tree)/.test(t2[e])&&(n=true),e+=/^(-C|-c)$/.test(t2[e])?2:1;return{
name:t2[e]??"",rest:t2.slice(e+1),elsewhere:n}},rs=(t2,{git:e,files:n,at:s})=>e.changed().filter(i=>t2.some(r=>{let o=n.nameOf(s(r));return o==="."||o===""||o===
i||i.startsWith(`${o}/`)})),Ku=(t2,e)=>{let{files:n,at:s,git:i}=e,r=R(t2,{flags:"rfq",long:{force:"f",quiet:"q",cached:"c"}});if(!r||r.rest.length===0)return;let o={
folders:r.has("r"),mayLack:false},a=z(r.rest,d=>r.has("c")||n.remove(d,o),e);return{...a,...ae(()=>os(a,()=>i.stage(r.rest.map(d=>n.nameOf(s(d))))))}},Zu=(t2,e)=>{
let n=R(t2,{flags:"fkv"}),s=n&&e.run(["mv","-f",...n.rest]);return s&&{...s,...ae(()=>os(s,()=>e.git.stage(e.git.changed())))}},os=(t2,e)=>{let n=t2.act?.()??true;
return e(),n},tt=(t2,e,n)=>{let{files:s,at:i,git:r}=e,o=t2.flatMap(d=>{let l=s.nameOf(i(d));return r[n](l)?.text!==void 0?[l]:rs([d],e)});return{...ae(()=>{let d=o.
map(l=>{let c=r[n](l);return c&&c.text===void 0&&n==="staged"?true:s.put(l,c)});n==="head"&&r.unstage(o);for(let l of t2)o.length===0&&s.lose(i(l));return o.length>
0&&d.every(Boolean)}),several:true}},Qu=(t2,e)=>{let n=t2.indexOf("--"),s=(n<0?t2:t2.slice(0,n)).filter(o=>o!=="-f"&&o!=="-q"&&o!=="--quiet");if(s.some(o=>/^-[bB]$/.
test(o)))return s.length===2?C:void 0;let i=n<0?[]:t2.slice(n+1);if(i.length>0&&s.length===0)return tt(i,e,"staged");if(i.length>0&&s.length===1&&s[0]==="HEAD")
return tt(i,e,"head");if(n<0&&s.length>0&&s[0]==="HEAD")return tt(s.slice(1),e,"head");let r=s.filter(o=>o==="."||/[/.]/.test(o)||e.files.kind(e.at(o))==="file");
return n<0&&r.length===s.length&&r.length>0&&!s.some(o=>o.startsWith("-"))?tt(r,e,"staged"):void 0},Yu=(t2,{files:e,at:n,git:s})=>{let[i,...r]=t2,[,o,a=""]=/^([^:]*):(.+)$/.
exec(i??"")??[];if(o===void 0||r.length>0)return C;let d=a.startsWith("./")?e.nameOf(n(a)):a,l=o==="HEAD"||o==="@"?s.head(d):o===""?s.staged(d):void 0,c=l?.exact?
l.text:void 0;return P(c,c===void 0?"unknown":"ok")},io={rm:Ku,mv:Zu,checkout:Qu,show:Yu,grep:(t2,e)=>e.run(["grep","-r","--exclude-dir=node_modules",...t2.filter(
n=>n!=="--")]),diff:t2=>t2.some(e=>/^--(output|stat|name|cached|staged|numstat|shortstat|word)/.test(e))?C:{status:"unknown",prints:[{diff:true}]},restore:(t2,e)=>{
let n=R(t2,{flags:"SWq",valued:"s",long:{staged:"S",worktree:"W",source:"s"}});if(!(!n||n.values("s").some(s=>s!=="HEAD")))return n.has("S")&&!n.has("W")?ae(()=>os(
C,()=>e.git.unstage(rs(n.rest,e)))):tt(n.rest,e,n.has("Ss")?"head":"staged")},reset:(t2,e)=>{let n=t2.includes("--hard");if(!t2.some(s=>s!=="--hard"&&s!=="HEAD"&&
s!=="-q"&&s.startsWith("-")))return n?t2.every(s=>/^(--hard|HEAD|-q)$/.test(s))?tt(["."],e,"head"):void 0:ae(()=>(e.git.unstage(void 0),true))},add:(t2,e)=>ae(()=>{
let n=t2.some(s=>/^(-A|--all|-u|-am?)$/.test(s));return e.git.stage(n?e.git.changed():rs(t2.filter(s=>!s.startsWith("-")),e)),true}),commit:(t2,e)=>ae(()=>(t2.some(
n=>/^-\w*a/.test(n)||n==="--all")&&e.git.stage(e.git.changed().filter(n=>e.git.head(n)?.text!==void 0)),e.git.commit(),true)),stash:(t2,e)=>{let[n="push"]=t2,{git:s,
files:i}=e;if(n==="list"||n==="show")return C;if(n==="drop"||n==="clear")return ae(()=>s.pop()!==void 0||true);if(n==="pop"||n==="apply")return ae(()=>{let r=s.
pop();return r!==void 0&&[...r].map(([o,a])=>i.put(o,a)).every(Boolean)});if(!(!/^(push|save|-\w|--)/.test(n)||t2.some(r=>/^-(u|a|k|p|S)|^--(include|all|keep|patch|staged)/.
test(r))))return ae(()=>s.stash().map(r=>i.put(r,s.head(r))).every(Boolean))},apply:(t2,e)=>{let n=R(t2,{flags:"vqR",valued:"p",long:{index:"v",verbose:"v",quiet:"\
q",recount:"v","unidiff-zero":"v",check:"c",stat:"c",whitespace:"p"}});if(!n||n.has("R"))return;if(n.has("c"))return C;let[s="1"]=n.values("p").filter(i=>/^\d+$/.
test(i));return lo(n.rest,{strip:Number(s),context:e})}},ao=(t2,e)=>{let n=R(t2,{flags:"Nfst",valued:"pi",long:{strip:"p",input:"i",forward:"N",force:"f",silent:"\
s",quiet:"s",batch:"t","no-backup-if-mismatch":"N"}}),[s,i,...r]=n?.rest??[],o=Number(n?.values("p")[0]??(s===void 0?Number.NaN:0));if(!n||r.length>0||!Number.isInteger(
o))return;let a=i===void 0?n.values("i"):[i];return lo(a,{strip:o,context:e,...s!==void 0&&{target:e.at(s)}})},lo=(t2,{strip:e,context:n,target:s})=>{let{files:i,
at:r,input:o}=n,a=t2.length===0||t2[0]==="-"?[o()]:t2.map(f=>i.text(r(f)));if(!a.every(f=>f!==void 0))return;let l=(s===void 0?a:a.map(f=>f.replace(/^(?=@@ )/,`\
--- f
+++ f
`))).flatMap(f=>Ae(f.split(`
`),1));if(l.some(({damage:f})=>f!==void 0))return;let c=f=>f&&r(f.split("/").slice(Math.max(0,e-1)).join("/")),u=f=>/^(---|\+\+\+) "?[ab]\//m.test(f);if(!(s===void 0?
a.some(f=>u(f)!==e>0):l.length!==1))return{status:"unknown",prints:[void 0],several:l.length>1,act:()=>l.length>0&&l.map(f=>Xu(f,{files:i,from:s??c(f.oldPath),to:s??
c(f.newPath)})).every(Boolean)}},Xu=({hunks:t2,headers:e,binary:n},{files:s,from:i,to:r})=>{let o=r??i;return o===void 0||n||e.has("rename from")&&i!==void 0&&r!==
void 0&&!s.move(i,r)?false:r===void 0||e.has("deleted file mode")?s.remove(o,{folders:false,mayLack:false}):i===void 0||e.has("new file mode")?s.write(o,t2.map(
l=>T(l).replacement).join(""))&&ro(o,e,s):(t2.length===0||s.change(o,l=>{let{text:c,missing:u}=ie(l,me(l,t2));return u.length>0?void 0:c}))&&ro(o,e,s)},ro=(t2,e,n)=>{
let s=e.get("new file mode")??e.get("new mode");return s===void 0||s==="100644"||n.setMode(t2,s==="100755")};var as=class{reached=new Map;action;batches=false;separator=`\

`;isOpen=false;#e={least:0,most:Number.POSITIVE_INFINITY};#t;constructor(e){this.#t=[...e]}read(){let e=this.#n();this.#t.length>0&&(this.isOpen=true);let{least:n,
most:s}=this.#e;return i=>i.depth>=n&&i.depth<=s&&e(i)}#n(){let e=[this.#i()];for(;/^-or?$/.test(this.#t[0]??"");)this.#t.shift(),e.push(this.#i());return n=>e.
some(s=>s(n))}#i(){let e=[];for(;this.#t.length>0&&!/^(\)|-or?)$/.test(this.#t[0]??"");)e.push(this.#o());return n=>e.every(s=>s(n))}#o(){let e=this.#t.shift()??
"";if(e==="!"||e==="-not"){let s=this.#o();return i=>!s(i)}let n=e==="("?this.#n():this.#s(e);return e==="("&&this.#t.shift()!==")"&&(this.isOpen=true),this.#t[0]!==
"-prune"?n:(this.#t.shift(),({path:s,depth:i,isFolder:r})=>s.split("/").some((o,a,{length:d})=>{let l=a===d-1,c=s.split("/",a+1).join("/");return n({path:c,depth:i-
(d-1-a),isFolder:r||!l})}))}#s(e){let n=()=>this.#t.shift()??"";switch(e){case"-a":return()=>true;case"-type":{let s=n();return s!=="f"&&s!=="d"&&(this.isOpen=true),
({isFolder:i})=>i===(s==="d")}case"-print":case"-print0":case"-delete":case"-exec":return this.#a(e);case"-maxdepth":case"-mindepth":{let s=n();return/^\d+$/.test(
s)||(this.isOpen=true),this.#e[e==="-maxdepth"?"most":"least"]=Number(s),()=>true}case"-name":case"-path":case"-wholename":{let s=_e(n());return s||(this.isOpen=
true),({path:i})=>s?.matches(e==="-name"?ef(i):i)===true}default:return this.isOpen=true,()=>false}}#a(e){if(this.action!==void 0&&(this.isOpen=true),this.action=
e==="-delete"?"delete":"print",e==="-print0"&&(this.separator="\0"),e==="-exec"){let n=this.#t.findIndex((s,i)=>s===";"||s==="+"&&this.#t[i-1]==="{}");this.isOpen||=
n<0,this.batches=this.#t[n]==="+",this.action=this.#t.splice(0,n+1).slice(0,-1)}return n=>(this.reached.set(n.path,n),true)}},ef=t2=>{let e=t2.replace(/\/+$/,"");
return e.slice(e.lastIndexOf("/")+1)},uo=(t2,e)=>{let n=tf(t2,e);if(!n)return/^-(delete|exec|execdir|ok|okdir|fprint|fprintf|fls)$/m.test(t2.join(`
`))?void 0:C;let{action:s,batches:i,separator:r}=n,o=[...n.reached.values()],a=o.map(({path:g})=>g);if(s===void 0||s==="print"){let g=a.map(x=>x+r).join("");return{
status:"ok",prints:[a.length>1?{lines:g}:g]}}let[d="",...l]=s==="delete"?["rm"]:s;if(!(d==="rm"&&l.some(g=>/^-\w*[rR]/.test(g)))&&o.some(({isFolder:g})=>g))return;
let u=g=>s==="delete"?["rm",g]:s.map(x=>x.replaceAll("{}",g)),f=s==="delete"?[]:s.flatMap(g=>g==="{}"?a:[g]),m={commands:i?a.length>0?[f]:[]:a.map(u),isStrict:i||
s==="delete",inAnyOrder:a.length>1};return{status:"unknown",prints:[void 0],runs:m}},tf=(t2,{files:e,at:n})=>{let s=t2.findIndex(a=>/^[-!(]/.test(a)),i=s===0?["\
."]:s<0?t2:t2.slice(0,s),r=new as(s<0?[]:t2.slice(s)),o=r.read();for(let a of i.length===0?["."]:i){let d=e.kind(n(a)),l=e.below(n(a));if(!l||d!=="folder")return;
let c=a.replace(/\/$/,""),u=[{path:a,isFolder:true,depth:0},...e.foldersBelow(n(a)).map(f=>({path:`${c}/${f}`,isFolder:true,depth:co(f)})),...l.map(f=>({path:`${c}\
/${f}`,isFolder:false,depth:co(f)}))];for(let f of u)o(f)&&!r.action&&r.reached.set(f.path,f)}return r.isOpen?void 0:r},co=t2=>t2.split("/").length;var nf={flags:"\
rRlLqivwxnEFPshHIocZ",valued:"e12",long:{include:"1","exclude-dir":"2","files-with-matches":"l","files-without-match":"L",quiet:"q",recursive:"r","ignore-case":"\
i",null:"Z"}},ds=t2=>(e,n)=>{let s=R(e,nf),[i,...r]=s?.rest??[],o=s?.values("e")??[],a=o.length===1?o[0]:o.length===0?i:void 0,d=s&&a!==void 0?sf(a,s,t2):void 0,
l=s&&d?rf(o.length>0?s.rest:r,s,n):void 0;return!s||!d||!l?C:of(d,{given:s,paths:l,context:n})},sf=(t2,e,n)=>{let i=(e.has("F")?"fixed":e.has("E")?"extended":e.
has("P")?"perl":void 0)??n;if(t2.includes(`
`)||i==="fixed"&&e.has("wx"))return;let r=i==="basic"?`\\(${t2}\\)`:`(${t2})`,o=e.has("x")?`^${r}$`:e.has("w")?`\\b${r}\\b`:t2;return We(o,{dialect:i,ignoreCase:e.
has("i")})},rf=(t2,e,{files:n,at:s})=>{if(!e.has("rR"))return t2;let i=e.values("1").map(_e),r=e.values("2"),o=d=>{let l=d.split("/");return(i.length===0||i.some(
c=>c?.matches(l.at(-1)??"")))&&!l.slice(0,-1).some(c=>r.includes(c))},a=(t2.length===0?[""]:t2).map(d=>d===""||n.kind(s(d))==="folder"?n.below(s(d===""?".":d))?.
filter(o).map(l=>d===""?l:`${d.replace(/\/$/,"")}/${l}`):[d]);return a.every(d=>d!==void 0)?a.flat():void 0},of=(t2,{given:e,paths:n,context:s})=>{let{files:i,at:r,
input:o}=s,a=e.has("rR"),d=n.length===0&&!a?[o()]:n.map(f=>i.text(r(f))??(a&&i.isOpaque(r(f))?"":void 0));if(d.some(f=>f===void 0))return C;let l=d.map(f=>W(f??
"").flatMap((h,m)=>t2.matches(h.replace(/\n$/,""))!==e.has("v")?[e.has("n")?`${m+1}:${h}`:h]:[])),c=l.some(f=>f.length>0)?"ok":"failed";if(e.has("q"))return P("",
c);if(e.has("lL")){let f=n.filter((g,x)=>l[x]?.length===0===e.has("L")),h=f.map(g=>g+(e.has("Z")?"\0":`
`)).join(""),m=a&&f.length>1?{lines:h}:h;return{status:e.has("L")?"unknown":c,prints:[m]}}let u=!e.has("rRcoHhZ")&&d.length===1;return P(u?l.flat().map(f=>f.endsWith(
`
`)?f:`${f}
`).join(""):void 0,c)},af=(t2,e)=>{let n=t2.findIndex((u,f)=>!u.startsWith("-")&&!/^-\w*[InPLd]$/.test(t2[f-1]??"")),s=R(n<0?t2:t2.slice(0,n),{flags:"0rt",valued:"\
InPLd",long:{"no-run-if-empty":"r",null:"0"}}),i=n<0?["echo"]:t2.slice(n),r=e.input("any order"),o=s&&r!==void 0?df(r,s):void 0;if(!s||!o)return cf(i,e);let[a]=s.
values("I");if(o.length===0&&(s.has("rI")||uf.test(i[0]??"")))return C;let d=Number([...s.values("n"),...s.values("L")].at(-1)??(o.length||1)),l=a===void 0?lf(o,
d).map(u=>[...i,...u]):o.map(u=>i.map(f=>f.replaceAll(a,u))),c=(e.isShuffled||s.has("P"))&&o.length>1;return{status:"unknown",prints:[void 0],runs:{commands:l,isStrict:true,
inAnyOrder:c}}},df=(t2,e)=>{if(e.has("0"))return t2.split("\0").filter(i=>i!=="");let n=e.values("d").every(i=>i==="\\n"||i===`
`);return/["'\\]/.test(t2)||!n||e.has("L")&&/\S[ \t]+\S/.test(t2)?void 0:e.has("d")?t2.split(`
`).filter(i=>i!==""):(e.has("I")?t2.split(`
`).map(i=>i.trimStart()):t2.split(/\s+/)).filter(i=>i!=="")},lf=(t2,e)=>e>=1?Array.from({length:Math.max(1,Math.ceil(t2.length/e))},(n,s)=>t2.slice(s*e,(s+1)*e)):
[t2],cf=(t2,e)=>{let n=e.run(t2);return n&&!n.act&&!n.runs&&!n.script?C:void 0},uf=/^(sed|perl|rm|mv|cp|chmod|touch|grep|cat|head|wc|git)$/,ls={grep:ds("basic"),
egrep:ds("extended"),fgrep:ds("fixed"),rg:()=>C,find:uo,xargs:af};var fs=(t2,{dialect:e,quiet:n})=>{let s=new cs(t2,e).read();return s&&{run:i=>i.length>fo?void 0:
new us(s,n,i).result()}},fo=4*1024*1024,cs=class{#e;#t;#n=0;#i;constructor(e,n){this.#e=e,this.#t=n}read(){let e=[],n=[];for(;this.#s(/^[\s;]+/),this.#o()!=="";){
if(this.#s(/^#[^\n]*/))continue;let s=this.#a();if(!s)return;if(s.name==="{"&&n.push(e.length),s.name==="}"){let i=e[n.pop()??-1];if(!i)return;i.end=e.length}e.
push(s)}return n.length>0?void 0:e}#o(){return this.#e.slice(this.#n)}#s(e){let[n]=e.exec(this.#o())??[];return this.#n+=n?.length??0,n||void 0}#a(){let e=this.#c(),
n=e&&this.#s(/^\s*,\s*/)?this.#c():void 0;if(e===null||n===null)return;this.#s(/^\s+/);let s=this.#s(/^!\s*/)!==void 0,i=this.#e[this.#n++]??"",r={name:i,not:s,
text:"",replacement:[],flags:hf,end:0,...e&&{from:e},...n&&{to:n}};if(/^[{}dDpPnNgGhHx=qQ]$/.test(i))return/^[qQ]$/.test(i)&&!this.#d()?void 0:r;if(i==="s")return this.#p(
r);if(i==="y")return this.#u(r);if(/^[aic]$/.test(i)){let o=this.#h();return o===`
`||o===void 0?void 0:{...r,text:o}}if(/^[:bt]$/.test(i))return{...r,text:(this.#s(/^[^;\n}]*/)??"").trim()}}#d(){return/^\s*([;}\n]|$)/.test(this.#o())}#c(){let e=/^(\d+)~(\d+)/.
exec(this.#o());if(e)return this.#n+=e[0].length,{kind:"step",number:Number(e[1]),step:Number(e[2])};let n=this.#s(/^\+\d+/);if(n)return{kind:"more",number:Number(
n),step:0};let s=this.#s(/^\d+/);if(s)return{kind:"line",number:Number(s),step:0};if(this.#s(/^\$/))return{kind:"last",number:0,step:0};let i=/^(?:\\([^\n\\])|(\/))/.
exec(this.#o());if(!i)return;this.#n+=i[0].length;let r=this.#l(i[1]??"/",true),o=this.#s(/^[IM]+/)??"",a=r===void 0?void 0:this.#r(r,o);return a?{kind:"pattern",
number:0,step:0,pattern:a}:null}#r(e,n){if(!/[mM]/.test(n))return e===""?this.#i:(this.#i=We(e,{dialect:this.#t,ignoreCase:/[iI]/.test(n)}),this.#i)}#l(e,n){let s="";
for(;this.#n<this.#e.length;this.#n++){let i=this.#e[this.#n];if(i===e)return this.#n++,s;if(i==="\\"){let r=this.#e[++this.#n]??"";if(r===e&&n&&!this.#f(r))return;
s+=r===e?r:`\\${r}`}else if(i==="["&&n){let[r]=/^\[\^?\]?(?:\[:\w+:\]|[^\]])*\]/.exec(this.#o())??[];s+=r??i,this.#n+=(r?.length??1)-1}else s+=i}}#f(e){return this.#t===
"basic"?!/[.*[\]^$\w]/.test(e):!/[.*[\]^$+?(){}|\w]/.test(e)}#p(e){let n=this.#e[this.#n++]??"";if(n===""||/[\\\n]/.test(n))return;let s=this.#l(n,true),i=s===void 0?
void 0:this.#l(n,false),r=this.#s(/^[gpiI\dmMew]+/)??"";if(s===void 0||i===void 0||/[mMew]/.test(r)||!this.#d())return;let o=this.#r(s,r),a=Yt(i,"sed");if(!o||!a)
return;let d=Number(/\d+/.exec(r)?.[0]??1);return{...e,pattern:o,replacement:a,flags:{all:r.includes("g"),number:d,print:r.includes("p")}}}#u(e){let n=this.#e[this.#n++]??
"",s=this.#l(n,false),i=s===void 0?void 0:this.#l(n,false);if(!(s===void 0||i===void 0||s.includes("\\")||i.includes("\\")))return Array.from(s).length===Array.
from(i).length?{...e,text:`${s}\0${i}`}:void 0}#h(){this.#s(/^[ \t]+/),this.#s(/^\\[ \t]*\n/)??this.#s(/^\\/);let[e=""]=/^(?:[^\n\\]|\\[\s\S])*/.exec(this.#o())??
[];return this.#n+=e.length,/\\[xodc]/.test(e)?void 0:`${e.replace(/\\([\s\S])/g,(n,s)=>ff[s]??s)}
`}},ff={a:"\x07",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"},hf={all:false,number:1,print:false},pf=2e6,us=class{#e;#t;#n;#i=[];#o=new Map;#s=0;#a="";#d="";#c=true;#r=[];#l=pf;#f=false;#p=false;#u=0;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=W(s)}result(){for(;!this.#f&&this.#h();){let e=this.#w();for(;e==="restart";)e=this.#w();if(e==="stuck")return;e==="print"&&!this.#t&&
this.#m(this.#a),this.#y()}return this.#i.join("")}#h(){let e=this.#n[this.#s];return e===void 0?false:(this.#s++,this.#c=e.endsWith(`
`),this.#a=this.#c?e.slice(0,-1):e,true)}#m(e){this.#g(this.#c?`${e}
`:e)}#g(e){let n=this.#i.at(-1);n!==void 0&&n!==""&&!n.endsWith(`
`)&&this.#i.push(`
`),this.#i.push(e)}#y(){for(let e of this.#r)this.#g(e);this.#r=[]}#w(){for(this.#p=false,this.#u=0;this.#u<this.#e.length;this.#u++){if(--this.#l<0||this.#a.length>
fo)return"stuck";let e=this.#e[this.#u];if(this.#O(e)===e.not){e.name==="{"&&(this.#u=e.end);continue}this.#v(e),this.#C(e);let n=/^[bt]$/.test(e.name)?this.#I(
e):this.#k(e);if(n)return n}return"print"}#v(e){let{name:n,text:s}=e;if(n==="g")this.#a=this.#d;else if(n==="G")this.#a+=`
${this.#d}`;else if(n==="h")this.#d=this.#a;else if(n==="H")this.#d+=`
${this.#a}`;else if(n==="x")[this.#a,this.#d]=[this.#d,this.#a];else if(n==="y")this.#a=mf(this.#a,s);else if(n==="s"){let i=gf(this.#a,e);this.#a=i??this.#a,this.#p||=
i!==void 0,e.flags.print&&i!==void 0&&this.#m(i)}}#C({name:e,text:n}){e==="p"?this.#m(this.#a):e==="P"?this.#g(`${this.#a.split(`
`)[0]}
`):e==="="?this.#g(`${this.#s}
`):e==="a"?this.#r.push(n):e==="i"&&this.#g(n)}#k(e){let{name:n}=e;if(n==="d")return"drop";if(n==="q")return this.#$("print");if(n==="Q")return this.#$("drop");
if(n==="c")return(!e.to||!this.#o.has(e))&&this.#g(e.text),"drop";if(n==="D"){let i=this.#a.indexOf(`
`);return this.#a=this.#a.slice(i+1),i>=0&&this.#y(),i<0?"drop":"restart"}if(n!=="n"&&n!=="N")return;if(this.#s===this.#n.length)return this.#$("print");let s=n===
"N"?`${this.#a}
`:"";n==="n"&&!this.#t&&this.#m(this.#a),n==="n"&&this.#y(),this.#h(),this.#a=s+this.#a}#I({name:e,text:n}){if(!(e==="t"&&!this.#p))return this.#p=false,n===""?
"print":(this.#u=this.#e.findIndex(s=>s.name===":"&&s.text===n),this.#u<0?"stuck":void 0)}#$(e){return this.#f=true,e}#O(e){let{from:n,to:s}=e;if(!n)return true;
if(!s)return this.#b(n);let i=this.#o.get(e);return i===void 0?this.#P(e,n,s):((s.kind==="pattern"||s.kind==="last"?this.#b(s):this.#s>=i)&&this.#o.delete(e),s.
kind==="line"||s.kind==="more"?this.#s<=i:true)}#P(e,n,s){let i=n.kind==="line"&&n.number===0;return(i?this.#s>1:!this.#b(n))?false:((!i||!this.#b(s))&&this.#A(
e,s),true)}#A(e,n){let s=n.kind==="line"?n.number:n.kind==="more"?this.#s+n.number:Number.POSITIVE_INFINITY;!((n.kind==="line"||n.kind==="more")&&s<=this.#s)&&!(n.
kind==="last"&&this.#S())&&this.#o.set(e,s)}#S(){return this.#s===this.#n.length}#b({kind:e,number:n,step:s,pattern:i}){return e==="line"?this.#s===n:e==="last"?
this.#S():e==="step"?s===0?this.#s===n:this.#s>=n&&(this.#s-n)%s===0:i?.matches(this.#a)===true}},mf=(t2,e)=>{let[n=[],s=[]]=e.split("\0").map(i=>Array.from(i));
return Array.from(t2,i=>s[n.indexOf(i)]??i).join("")},gf=(t2,{pattern:e,replacement:n,flags:s})=>{let i=[],r=0,o=0;for(let a of e?.all(t2)??[])if(o+=1,!(o<s.number)&&
(i.push(t2.slice(r,a.start),Xt(n,a.groups)),r=a.end,!s.all))break;return i.length===0?void 0:i.join("")+t2.slice(r)};var mo=(t2,e)=>{let{files:n}=e,s=R(t2.flatMap(
m=>{let g=m.replace(/^(-\w*i)e$/,"$1 -e").replace(/^-0(777)?(?=[a-z])/,"$& -");return g===m?[m]:g.split(" ")}),{flags:"plwn",valued:"e",glued:"i0"}),i=s?.values(
"e")??[],r=s?.has("0")===true,o=i.flatMap(m=>ho(m,r)??[void 0]),[,a,d]=/^\s*print\s+(unless|if)\s+(\/.*\/)\s*;?\s*$/.exec(i[0]??"")??[],l=d&&i.length===1?ho(`s${d}\
/`,false)?.[0]?.pattern:void 0;if(l&&s?.has("n")&&s.has("i")&&!s.has("p0")&&s.values("i").join("")==="")return z(s.rest,m=>n.change(m,g=>W(g).filter(x=>[...l.all(
x)].length>0==(a==="if")).join("")),e);if(!s?.has("p")||!s.has("i")||o.length===0||s.rest.length===0||!o.every(m=>m!==void 0)||s.values("0").some(m=>!/^(777)?$/.
test(m)))return;let c=m=>o.reduce((g,x)=>xf(g,x),m),u=m=>{if(!(m.length>yf))return r?c(m):W(m).map(c).join("")},f=s.values("i").join(""),h=m=>(f===""||n.copy(m,
m+f))&&n.change(m,u);return z(s.rest,h,e)},yf=4*1024*1024,bf={"{":"}","(":")","[":"]","<":">"},ho=(t2,e)=>{let n=[];for(let s=t2.trim();s!=="";){let i=s[1]??"",
r=bf[i]??i,o=/^s[^\w\s\\']/.test(s)?po(s,2,r):void 0,a=o&&r!==i?/^\s*[^\w\s]/.exec(s.slice(o.end))?.[0].length??0:0,d=o&&po(s,o.end+a,r),[,l="x",c=""]=/^([a-z]*)\s*(?:;\s*(.*))?$/s.
exec(d?s.slice(d.end):"!")??[],u=o&&d&&wf(o.text,d.text,{flags:l,isWhole:e});if(!u)return;n.push(u),s=c.trim()}return n},wf=(t2,e,{flags:n,isWhole:s})=>{let i=Yt(
e,"perl"),r=/(?<!\\)\$$/.test(t2)&&!n.includes("m");if(/[^gims]/.test(n)||!i||/\$[\w{]|@\w/.test(t2)||r&&s)return;let o=n.replace(/[gi]/g,""),a=(o===""?"":`(?${o}\
)`)+(r?`${t2.slice(0,-1)}(?m:$)`:t2),d=We(a,{dialect:"perl",ignoreCase:n.includes("i")});return d&&{pattern:d,pieces:i,all:n.includes("g")}},po=(t2,e,n)=>{for(let s=e;s<
t2.length;s++)if(t2[s]==="\\")s++;else if(t2[s]===n)return{text:t2.slice(e,s).replaceAll("\\/","/"),end:s+1}},xf=(t2,{pattern:e,pieces:n,all:s})=>{let i=[],r=0;
for(let o of e.all(t2))if(i.push(t2.slice(r,o.start),Xt(n,o.groups)),r=o.end,!s)break;return i.join("")+t2.slice(r)},kf={flags:"nErsu",valued:"ef",glued:"i",long:{
"in-place":"i","regexp-extended":"E",quiet:"n",silent:"n",expression:"e",file:"f"}},go=(t2,e)=>{let{files:n,at:s}=e,i=R(t2,kf);if(!i)return hs(t2);if(i.values("\
i").at(-1)===""&&i.rest[0]==="")return Of(i,e);if(i.has("i")&&vf(e.folder)&&/^-\w*i$/m.test(t2.join(`
`))){for(let g of i.rest)n.lose(s(g));return}let o=[...i.values("e"),...i.values("f").map(g=>n.text(s(g)))],[a,...d]=i.rest,l=o.length>0?o:[a],c=o.length>0?i.rest:
d;if(!l.every(g=>g!==void 0)||c.includes(""))return hs(t2);let u=i.has("Er")?"extended":"basic",f=fs(l.join(`
`),{dialect:u,quiet:i.has("n")});if(!i.has("i")){let g=Le(c,e);if(!f)return hs(t2);let x=g.every($=>$!==void 0)?f.run(g.join("")):void 0;return P(x,oe(c,e))}let h=i.
values("i").at(-1)??"",m=g=>{if(n.state(g)===void 0&&n.kind(g)!=="none"&&h==="")return yo(g,l,e);let $=h===""||n.copy(g,_f(g,h));return n.change(g,H=>$?f?.run(H):
void 0)};return c.length===0?void 0:z(c,m,e)},Of=(t2,e)=>{let{files:n}=e,s=t2.values("e"),[,i,...r]=t2.rest,o=s.length>0?s:[i??""],a=s.length>0?t2.rest.slice(1):
r,l=!t2.has("fs")&&o.every(u=>Sf.test(u))?fs(o.join(`
`),{dialect:t2.has("Er")?"extended":"basic",quiet:t2.has("n")}):void 0,c=u=>l&&n.state(u)===void 0&&n.kind(u)!=="none"?yo(u,o,e):n.change(u,f=>/[^\n]$/.test(f)?
void 0:l?.run(f));return a.length===0?void 0:{...z(a,c,e),status:"unknown",several:true}},Sf=/^(?:[^\\{}]|\\[1-9.*[\]^$/|&()-])*$/,vf=t2=>/^\/(Users|Volumes|private|var\/folders)\//.
test(t2??""),hs=t2=>t2.some(e=>/^(-[a-zA-Z]*i|--in-place)|(^|[;/}0-9$ ])[we]\s/.test(e))?void 0:C,_f=(t2,e)=>{let[,n="",s=""]=/^(.*\/)?([^/]*)$/.exec(t2)??[];return e.
includes("*")?`${n}${e.replaceAll("*",s)}`:t2+e},yo=(t2,e,{files:n})=>{let s=e.flatMap(i=>i.split(";")).map(i=>/^\s*s([/|#,@!])([^\\.*[\]^$\n]+?)\1([^\\&$\n]*?)\1(g?)\s*$/.
exec(i));return s.length===0||s.includes(null)?n.change(t2,()=>{}):s.map(i=>{let[,,r="",o="",a]=i??[],d=ee.quote(r),l=a?{regex:d,new_string:o}:{regex:`(?m)^(?P<\
head>.*?)${d}`,new_string:`$<head>${o}`};return n.addUnseen(t2,{...l,replace_all:true},r)}).every(Boolean)};var Cf=t2=>{let[,e=""]=/^-([neE]+)$/.exec(t2[0]??"")??
[],n=e===""?t2:t2.slice(1),s=n.join(" ");if(/^-[neE]+$/.test(n[0]??"")||s.includes("\\")&&!e.includes("e"))return P(void 0);let i=e.includes("e")?gs(s):s;return P(
i===void 0?void 0:i+(e.includes("n")?"":`
`))},$f={n:`
`,t:"	","\\":"\\",r:"\r",'"':'"',"'":"'"},gs=t2=>/\\[^nt\\r"']/.test(t2)?void 0:t2.replace(/\\(.)/g,(e,n)=>$f[n]??""),Af=t2=>{let[e,...n]=t2[0]==="--"?t2.slice(
1):t2,s=e===void 0||e.startsWith("-")?void 0:gs(e),i=(s??"").match(ps)?.filter(a=>a!=="%%")??[];if(s===void 0||s.replaceAll(ps,"").includes("%"))return C;if(i.length===
0)return P(n.length===0?s.replaceAll("%%","%"):void 0);let r=[...n],o=[];do o.push(...s.split(ps).map((a,d)=>d%2===1?Ef(a,r):a));while(r.length>0);return P(o.every(
a=>a!==void 0)?o.join(""):void 0)},ps=/(%(?:%|-?\d*(?:\.\d+)?s|0?\d*[dix]|0?\d*(?:\.\d+)?f))/g,Ef=(t2,e)=>{if(t2==="%%")return"%";let[,n="",s="",i="0",,r,o=""]=/^%(-?)(0?)(\d*)(\.(\d+))?(\w)$/.
exec(t2)??[],a=e.shift()??(o==="s"?"":"0"),d=o==="s"?a.slice(0,r===void 0?void 0:Number(r)):If(a,o,r);if(!(d===void 0||d!==a&&!on(a)||Number(i)>0&&!on(d))&&!(s!==
""&&d.startsWith("-")))return n===""?d.padStart(Number(i),s===""?" ":"0"):d.padEnd(Number(i))},If=(t2,e,n="6")=>{if(e!=="f")return/^(-?[1-9]\d{0,14}|0)$/.test(t2)?
e!=="x"?t2:t2.startsWith("-")?void 0:Number(t2).toString(16):void 0;let[,s,,i=""]=/^(-?(?:[1-9]\d{0,11}|0))(\.(\d+))?$/.exec(t2)??[];if(!(s===void 0||i.length>Number(
n)))return s+(n==="0"?"":`.${i.padEnd(Number(n),"0")}`)},on=t2=>/^[\0-\x7f]*$/.test(t2),Pf=(t2,e)=>{let n=R(t2,{flags:"unAevstET"});if(!n)return C;let s=oe(n.rest,
e),i=Le(n.rest,e).map((r,o)=>{let a=n.rest[o];return a===void 0||a==="-"?r:{shows:e.at(a)}});return{status:s,prints:n.has("nAevstET")?[void 0]:i}},Me=(t2,e,n)=>(s,i)=>{
let r=R(s,t2),[o,...a]=r?Le(r.rest,i,n):[];return!r||o===void 0||a.length>0?C:P(e(W(o),r)?.join(""),oe(r.rest,i))},bo=t2=>{let e=Me({valued:"n",long:{lines:"n"}},
(s,i)=>{let[,r="",o]=/^([+-]?)(\d+)$/.exec(i.values("n").at(-1)??"10")??[];return o===void 0?void 0:t2(s,r,Number(o))}),n=Me({valued:"c",long:{bytes:"c"}},(s,i)=>{
let[,r="",o]=/^([+-]?)(\d+)$/.exec(i.values("c").at(-1)??"")??[],a=s.join("");return o!==void 0&&on(a)?t2(Array.from(a),r,Number(o)):void 0});return(s,i)=>s.some(
r=>/^(-c|--bytes)/.test(r))?n(s,i):e(s.map((r,o)=>s[o-1]==="-n"?r:r.replace(/^-(?=\d+$)/,"-n")),i)},Rf=bo((t2,e,n)=>t2.slice(0,e==="-"?Math.max(0,t2.length-n):n)),
Ff=bo((t2,e,n)=>t2.slice(e==="+"?Math.max(0,n-1):Math.max(0,t2.length-n))),Nf=(t2,e)=>{let n=Me({flags:"ur",valued:"o"},(r,o)=>{if(!wo(r))return;let a=[...r].sort().
filter((d,l,c)=>!o.has("u")||d!==c[l-1]);return o.has("r")?a.reverse():a},"any order")(t2,e),s=R(t2,{flags:"ur",valued:"o"})?.values("o")[0],i=n?.prints[0];return!n||
s===void 0?n:{status:n.status,prints:[""],several:true,act:()=>e.files.write(e.at(s),typeof i=="string"?i:void 0)}},wo=t2=>{let e=s=>s.toLowerCase().replace(/[^a-z0-9]/g,
""),n=[...new Set(t2)].sort();return t2.every(s=>/^[\x20-\x7e]*\n$/.test(s))&&n.every((s,i)=>i===0||e(n[i-1])<e(s))},Tf=(t2,e)=>{let n=R(t2,{flags:"d"}),s=e.input(),
[i,r]=n?.rest.map(Wf)??[];if(!n||s===void 0||!i)return C;let o=Array.from(s);if(n.has("d"))return P(o.filter(d=>!i.includes(d)).join(""));let a=r?.at(-1);return!r||
a===void 0?C:P(o.map(d=>i.includes(d)?r[i.lastIndexOf(d)]??a:d).join(""))},Wf=t2=>{let e=t2.replaceAll("[:lower:]","a-z").replaceAll("[:upper:]","A-Z").replaceAll(
"[:digit:]","0-9").replace(/([a-zA-Z0-9])-([a-zA-Z0-9])/g,(s,i,r)=>{let o=r.charCodeAt(0)-i.charCodeAt(0)+1;return String.fromCharCode(...Array.from({length:Math.
max(0,o)},(a,d)=>i.charCodeAt(0)+d))}),n=gs(e);return n===void 0||/[[\]]|.-./s.test(n)?void 0:Array.from(n)},Lf=t2=>{let e=t2.split(",").map(n=>/^(\d*)(-?)(\d*)$/.
exec(n));if(!e.some(n=>!n||n[1]===""&&n[3]===""||n[1]==="0"))return n=>e.some(s=>{let[,i="",r="",o=""]=s??[];return n>=Number(i||1)&&(r===""?n===Number(i):o===""||
n<=Number(o))})},Mf=(t2,e)=>{let[n="	"]=e.values("d"),[s]=e.values("f"),i=[...e.values("f"),...e.values("c"),...e.values("b")],r=i.length===1?Lf(i[0]??""):void 0;
if(!(!r||n.length!==1)&&!(s===void 0&&!t2.every(on)))return t2.flatMap(o=>{let a=o.replace(/\n$/,"");return s!==void 0&&!a.includes(n)?e.has("s")?[]:[`${a}
`]:[`${(s===void 0?Array.from(a):a.split(n)).filter((l,c)=>r(c+1)).join(s===void 0?"":n)}
`]})},jf=(t2,e)=>{let[n="t"]=e.values("b"),[s="6"]=e.values("w"),[i="	"]=e.values("s");if(!/^[at]$/.test(n)||!/^[1-9]\d?$/.test(s)||t2.some(o=>/^(\\:){1,3}\n?$/.
test(o)))return;let r=0;return t2.map(o=>(n==="a"||o.replace(/\n$/,"")!==""?String(++r).padStart(Number(s))+i:" ".repeat(Number(s)+i.length))+(o.endsWith(`
`)?o:`${o}
`))},Df=(t2,e)=>{let n=R(t2,{flags:"s",valued:"d"}),[s="	"]=n?.values("d")??[],i=n?Le(n.rest,e):[],r=n?.rest.filter(d=>d==="-").length??0;if(!n||s.length!==1||s===
"\\"||r>1||!i.every(d=>d!==void 0))return C;let o=i.map(d=>W(d).map(l=>l.replace(/\n$/,""))),a=n.has("s")?o:Array.from({length:Math.max(0,...o.map(({length:d})=>d))},
(d,l)=>o.map(c=>c[l]??""));return P(a.map(d=>`${d.join(s)}
`).join(""),oe(n.rest,e))},Hf=(t2,e)=>{let n=R(t2,{flags:"123"}),s=n?Le(n.rest,e):[];if(!n||s.length!==2||!s.every(f=>f!==void 0))return C;let[i=[],r=[]]=s.map(
f=>W(f)),o=[...new Set([...i,...r])].sort();if(![i,r].every(f=>f.every((h,m)=>m===0||f[m-1]<h))||!wo(o))return C;let[d,l]=[new Set(i),new Set(r)],c=(...f)=>f.map(
h=>n.has(h)?"":"	").join(""),u=o.map(f=>d.has(f)&&l.has(f)?n.has("3")?"":c("1","2")+f:d.has(f)?n.has("1")?"":f:n.has("2")?"":c("1")+f);return P(u.join(""),oe(n.
rest,e))},ms=t2=>t2.length===1&&/^[^/]+(\/[^/]+)*$/.test(t2[0]??"")?t2[0]?.split("/"):void 0,ys={echo:Cf,printf:Af,cat:Pf,head:Rf,tail:Ff,sort:Nf,tr:Tf,tac:Me({},
t2=>t2.at(-1)?.endsWith(`
`)===false?void 0:t2.toReversed()),cut:Me({flags:"s",valued:"dfcb"},Mf),nl:Me({valued:"bws",flags:""},jf),paste:Df,comm:Hf,wc:(t2,e)=>{let n=R(t2,{flags:"l"}),s=n?.
rest.length===0?e.input("any order"):void 0;return s===void 0||!n?.has("l")?C:P(`${s.split(`
`).length-1}
`)},seq:t2=>{let[e,n]=t2.length===1?[1,Number(t2[0])]:t2.map(Number),s=Number(n)-Number(e)+1;return t2.length>2||!(s>0&&s<1e4)?C:P(Array.from({length:s},(i,r)=>`${Number(
e)+r}
`).join(""))},ls:(t2,{files:e,at:n})=>t2.length>0&&t2.every(s=>/^[^-]/.test(s)&&e.kind(n(s))==="file")?P(t2.map(s=>`${s}
`).join("")):C,uniq:Me({},t2=>t2.filter((e,n)=>e!==t2[n-1])),basename:([t2="",e="",...n])=>{let s=n.length>0?void 0:ms([t2])?.at(-1);return P(s&&`${s.endsWith(e)&&
s!==e?s.slice(0,s.length-e.length):s}
`)},dirname:t2=>P(ms(t2)&&`${ms(t2)?.slice(0,-1).join("/")||"."}
`)};var Bf=new Set(": true false mkdir export set unset wc test [ ls less more ag pwd type which whoami id date uname hostname printenv stat du df tree realpath\
 readlink cmp diff md5sum sha1sum sha256sum sha512sum cksum shasum ack locate whereis dir cut nl od xxd hexdump column sleep return alias unalias ulimit umask j\
q yq ps kill rmdir seq expr nproc free uptime man strings comm paste fold rev history jobs wait hash locale read file bat declare local typeset readonly getent \
groups tty clear lsof pgrep env".split(" ")),je=(t2,e)=>{if(t2==="node"&&e[0]==="--check")return true;if(/^(node|python3?|npm|npx|go|cargo|java|tsc|ruby|bash|sh|perl|pip3?|make|docker)$/.
test(t2))return e.length===1&&/^(--?version|-v|-V|version)$/.test(e[0]??"");if(/^fd(find)?$/.test(t2))return!e.some(s=>/^(-[a-zA-Z]*[xX]|--exec)/.test(s));if(t2===
"curl")return!e.some(s=>/^-\w*[oOJ]|^--(output|remote|create-dirs|cookie-jar|dump)/.test(s));if(t2==="awk"||t2==="gawk")return!e.some(s=>/[>|]|system|-i/.test(s));
if(t2==="yq")return!e.some(s=>/^(-\w*i|--inplace)/.test(s));let n=t2 in ys||t2 in ls;return Bf.has(t2)||n&&!/^(sort|find|xargs)$/.test(t2)},Oo=([t2="",...e])=>/^[ef]?grep$/.
test(t2)?!e.some(n=>/^-\w*[nmcABCq]|^--/.test(n)):t2==="sed"?e.every(n=>/^(-[Ere]+|s([|/#,@])(?:(?!\2).)*\2(?:(?!\2).)*\2[gI]*)$/.test(n)):/^(cut|rev)$/.test(t2),
Uf=/^(python[\d.]*|node|ruby|perl|php|deno|bun|tsx|ts-node)$/,qf=/^(black|isort|autopep8|yapf|rustfmt|dos2unix|unix2dos|ed|ex|vim?)$/,Gf=/^(-w|-i\S*|--write|--fix\S*|--in-?place)$/,
So=([t2="",...e],n)=>{if(Object.hasOwn(ws,t2)&&t2!=="perl"||qf.test(t2)||e.some(o=>Gf.test(o)))return e;if(!Uf.test(t2))return[];let s=e.filter((o,a)=>/^-\w*[ceE]$|^--(eval|print)$/.
test(e[a-1]??"")),i=[...s,e.length===0||e[0]==="-"?n??"":""].join(`
`);return[...Jf.test(i)?i.match(/[\w./-]+/g)??[]:[],...e.filter(o=>!o.startsWith("-")).slice(s.length>0?0:1)]},Jf=/write|append|rename|unlink|remove|copy|inplace|['"][wax]b?\+?['"]|>/i,
vo=(t2,e)=>{let[n=":",...s]=t2,i=n.replace(/^\/(usr\/)?(local\/)?bin\//,"");return Object.hasOwn(ws,i)?ws[i]?.(s,e):je(i,s)?C:void 0},Ot=t2=>()=>P("",t2),he=(t2,e=void 0)=>(n,s)=>{
let i=n.findIndex((o,a)=>!o.startsWith("-")&&!t2.valued?.includes((n[a-1]??"").slice(1)||"-")),r=i<0?[]:n.slice(i);if(R(n.slice(0,i<0?n.length:i),t2)){for(;e&&r.
length>0&&e.test(r[0]??"");)r.shift();return r.length===0?C:s.run(r)}},xo=(t2,e)=>{let n=R(t2,{flags:"rRfvd",long:{recursive:"r",force:"f",verbose:"v"}});if(!n||
n.rest.some(r=>/(^|\/)\.{1,2}\/*$/.test(r)))return;let s={folders:n.has("rR"),mayLack:n.has("f")},i=z(n.rest,r=>e.files.remove(r,s),e,s.mayLack?"ok":void 0);return n.
has("v")?{...i,prints:[void 0]}:i},ko=(t2,e)=>(n,s)=>{let{files:i,at:r}=s,o=R(n,{flags:e,valued:"t",long:{recursive:"r",force:"f"}}),[a]=o?.values("t")??[],d=o&&
(a===void 0?o.rest:[...o.rest,a]),l=d?.at(-1);if(!o||!d||d.length<2||l===void 0||o.has("ni"))return;let c=d.slice(0,-1);if(t2==="move"&&c.some(N=>/(^|\/)\.{1,2}\/*$/.
test(N)))return;let u=new Set(c.filter(N=>/(^|\/)\.$/.test(N)).map(r)),f=c.length>1||a!==void 0,h=t2==="move"||o.has("rRa"),m=N=>u.has(N)?r(l):i.targetOf(N,r(l),
f),g=N=>{let Rn=m(N);return Rn===void 0?false:t2==="move"?i.move(N,Rn):i.copy(N,Rn,h)},x=c.map(N=>({path:N,from:r(N),to:m(r(N))})),$=x.every(N=>Vf(N,{name:t2,takesFolders:h,
files:i})),H=new Set(x.map(N=>N.to)).size===c.length&&(t2==="copy"||!zf(x)),F=z(c,g,s,$&&H?oe(c,s):"failed");return o.has("v")?{...F,prints:[void 0]}:F},Vf=({path:t2,
from:e,to:n},{name:s,takesFolders:i,files:r})=>{if(n===void 0)return false;let[o,a]=[r.nameOf(e),r.nameOf(n)],[d,l]=[r.kind(e),r.kind(n)];return o===a||d==="non\
e"?false:d!=="folder"?l!=="folder"&&!t2.endsWith("/"):!i||o==="."||a.startsWith(`${o}/`)?false:l==="none"||l===void 0||l==="folder"&&s==="copy"},zf=t2=>{let e=new Set(
t2.map(({from:n})=>n));return t2.some(({from:n})=>{for(let s=bs.dirname(n);s.length>1;s=bs.dirname(s))if(e.has(s))return true;return false})},Kf=(t2,{files:e,at:n})=>{
let s=R(t2,{flags:"Dvd",valued:"m"});if(s?.has("d"))return{status:"ok",prints:[""]};let[i,r,...o]=s?.rest??[];if(!s||i===void 0||r===void 0||o.length>0)return;let a=e.
targetOf(n(i),n(r),false)??n(r),d=(Number.parseInt(s.values("m")[0]??"755",8)&64)>0,l=()=>e.copy(n(i),a)&&e.setMode(a,d);return{status:a===n(i)?"failed":"unknow\
n",prints:[""],act:l}},Zf=(t2,{files:e,at:n})=>{let s=t2.filter(a=>!a.startsWith("-")),i=s.length>1?s.at(-1)??"":".",r=s.length>1?s.slice(0,-1):s;return{status:"\
unknown",prints:[""],act:()=>{for(let a of r)e.lose(e.targetOf(n(a),n(i),r.length>1)??n(i));return false},several:r.length>1}},Qf=(t2,e)=>{let{files:n}=e,s=R(t2,
{flags:"a",long:{append:"a"}});if(!s)return;let i=e.input();if(s.rest.length===0)return P(i);let r=o=>n.write(o,n.isRead(o)?void 0:i,s.has("a"));return{...z(s.rest,
r,e,en(s.rest,e)),prints:[i]}},Yf=(t2,e)=>{let{files:n,at:s}=e,i=R(t2,{flags:"acm"});if(!i)return;let r=a=>{let d=n.kind(a);return d==="none"&&!i.has("c")?n.write(
a,""):d!==void 0},o=i.rest.filter(a=>n.kind(s(a))==="none");return z(i.rest,r,e,i.has("c")?"ok":en(o,e))},Xf=(t2,e)=>{let{files:n}=e,s=R(t2,{valued:"s",long:{size:"\
s"}}),i=Number(s?.values("s")[0]??Number.NaN);if(!s||!/^\d+$/.test(s.values("s")[0]??""))return;let r=o=>/^[\0-\x7f]*$/.test(o)&&i<=o.length?o.slice(0,i):void 0;
return z(s.rest,o=>i===0?n.write(o,""):n.change(o,r),e,en(s.rest,e))},eh=(t2,{files:e,at:n})=>{let s=R(t2,{flags:"pv",valued:"m",long:{parents:"p"}});if(!s)return C;
let r=s.rest.flatMap(a=>[e.kind(n(a)),e.kind(bs.dirname(n(a)))]).every((a,d)=>a===(d%2===0?"none":"folder"));for(let a of s.rest)e.makeFolder(n(a));let o=s.has(
"p")||r?"ok":"unknown";return P(s.has("v")?void 0:"",o)},th=(t2,e)=>{let[n="",...s]=t2.filter(a=>!/^-[vfc]+$/.test(a)),i=/^([ugoa]*\+r?w?x|0?7[0-7][0-7])$/.test(
n),r=/^([ua]*-x|0?6[0-7][0-7])$/.test(n);if(/^[ugoa]*[+-][rw]+$/.test(n))return{status:"ok",prints:[""]};if(!i&&!r||s.length===0||s.some(a=>a.startsWith("-")))return;
let o=i&&!/^[go]+\+/.test(n);return z(s,a=>e.files.setMode(a,o),e)},nh=(t2,{files:e,input:n,folder:s})=>{let i=t2[0]??n();if(!(i===void 0||t2.length>1))return{status:"\
unknown",prints:[void 0],act:()=>e.applyPatch(i,s)}},sh={rm:xo,unlink:xo,mv:ko("move","fnvi"),cp:ko("copy","fvnpirRaL"),install:Kf,ln:Zf,tee:Qf,touch:Yf,truncate:Xf,
chmod:th,apply_patch:nh},ws={...ys,...sh,...ls,":":Ot("ok"),true:Ot("ok"),false:Ot("failed"),mkdir:eh,set:Ot("ok"),unset:Ot("ok"),cmp:([t2,e="",n=""],{files:s,at:i})=>{
let[r,o]=[s.text(i(e)),s.text(i(n))];return t2!=="-s"||r===void 0||o===void 0?C:P("",r===o?"ok":"failed")},test:(t2,e)=>P("",Ye(t2,e)),"[":(t2,e)=>t2.at(-1)==="\
]"?P("",Ye(t2.slice(0,-1),e)):void 0,sed:go,perl:mo,git:oo,patch:ao,mktemp:(t2,{files:e})=>{if(!t2.every(s=>/^(-d|\/tmp\/[^/]*X+)$/.test(s)))return C;let n=e.temporary();
return t2.includes("-d")&&e.makeFolder(n),P(`${n}
`)},env:he({flags:"i",valued:"u"},/^\w+=/),timeout:he({valued:"ks"},/^[\d.]+[smhd]?$/),nice:he({valued:"n"}),nohup:he({}),command:he({}),sudo:he({}),time:he({flags:"\
p"}),exec:he({}),stdbuf:he({valued:"ioe"})};import{posix as U}from"node:path";var _o=16*1024*1024,ih=4*1024*1024,De=class{#e=new Map;#t=new Set;#n;#i=0;#o=[];#s=0;#a=0;#d;constructor(e){
this.#n=e,this.#d=uh(n=>this.get(n))}get(e){if(this.#e.has(e))return this.#e.get(e);let n=this.#n(e);if(!n)return;let s={...n,exact:true,assumed:true};return this.#f(
e,s),s}original(e){let n=this.#n(e);return n&&{...n,exact:true}}get named(){return this.#t}changed(){return[...this.#t].filter(e=>{let[n,s]=[this.#e.get(e),this.
original(e)];return n?.text!==s?.text||(n?.executable??false)!==(s?.executable??false)})}set(e,n){this.#u(e),this.#t.add(e),this.#f(e,n)}forget(){this.#n=()=>{},
this.#e=new Map,this.#i=0,this.#a=this.#o.length}below(e){let n=e===""?"":`${e}/`;return[...this.#e].flatMap(([s,i])=>s.startsWith(n)&&!/^\.{0,2}\//.test(s)&&i?.
text!==void 0?[s]:[])}apply(e){if(e.tool==="Read")return;let n=rh(e),s=this.get(n),i=s&&ah(s,e);if(i)this.set(n,i);else{if(s||e.tool==="Write")return this.#c(e,
n,s);this.#r(e,n)}}checkpoint(e){return this.#o.push({steps:e,states:new Map})-1}rewind(e){let n=this.#o.splice(e);if(e<this.#a)this.forget();else for(let{states:s}of n.
toReversed())for(let[i,r]of s)this.#f(i,r);return n[0]?.steps??Number.POSITIVE_INFINITY}#c(e,n,s){let i=dh(s)?ch(e,this.#d):void 0;if(i&&!i.ok)return i.problem;
i?e.tool==="Move"?this.#l(n,String(e.input.new_path)):this.set(n,lh(e,i,s)):this.set(n,void 0)}#r({tool:e,input:n},s){e==="Move"?this.#l(s,String(n.new_path)):this.
set(s,e==="Delete"?J:void 0)}#l(e,n){this.set(n,this.get(e)),this.set(e,J)}#f(e,n){this.#i+=an(n)-an(this.#e.get(e)),this.#e.delete(e),this.#e.set(e,n),this.#i>
_o&&this.#p()}#p(){for(let[e,n]of this.#e){if(this.#i<=_o/2)return;n?.text!==void 0&&(this.#i-=an(n),this.#e.set(e,void 0))}}#u(e){let n=this.#o.at(-1)?.states;
if(!n||n.has(e))return;let s=this.get(e);if(n.set(e,s),this.#s+=an(s),!(this.#s<=ih)){for(let{states:i}of this.#o)for(let r of i.keys())i.set(r,void 0);this.#s=
0}}},an=t2=>t2?.text?.length??0,rh=({input:t2})=>String("notebook_path"in t2?t2.notebook_path:t2.file_path),oh=/[\0\ud800-\udfff]/,ah=(t2,{tool:e,input:n})=>{let{
file_path:s,old_string:i,new_string:r,match:o}=n;if(e!=="Edit"||o==="lines"||t2.text===void 0||typeof i!="string"||i===r||String(s).endsWith(".ipynb")||oh.test(
t2.text))return;let a=Ti(t2.text,{old_string:i,new_string:String(r)});return a===void 0?void 0:{...t2,text:a}},dh=t2=>t2?.text===void 0||se(t2.text)!==void 0,lh=(t2,e,n)=>{
let s=t2.tool==="Write"||n?.text===void 0||n.exact;if(!e.change)return n&&{...n,exact:s};if(!e.change.after||e.change.from!==void 0)return J;let{after:i,executable:r=n?.
text===void 0?n&&false:n.executable}=e.change,o=fi(i),a=t2.tool==="Write"?void 0:n?.assumed;return o.ok?{text:hi(o.file,0,i.length),exact:s,executable:r,assumed:a}:
void 0},ch=({tool:t2,input:e},n)=>{let s=Re(t2).run?.(e,n);if(!(s instanceof Promise))return s;s.catch(()=>{})},uh=t2=>({workspace:{locate:e=>({ok:true,path:e}),
stat:e=>hh(t2(e)),read:e=>fh(t2(e)),linkTarget:()=>{},similar:()=>[]},states:{get:()=>{},set:()=>{},delete:()=>{}},policy:{secrets:()=>{},path:()=>{},configuration:()=>{}},
options:{reads:"auto",trailing_whitespace:"keep"},budgets:{bytes:Number.POSITIVE_INFINITY,tokens:Number.POSITIVE_INFINITY},show:false}),fh=t2=>se(t2?.text??"")??
Buffer.alloc(0),hh=t2=>t2?.text===void 0?void 0:{kind:"file",link:false,size:t2.text.length,mode:t2.executable?493:420,modified:0,links:1};function Co(t2,e,n){let s=W(
t2),[i,r]=[e,n].map(c=>dt(s,W(c))),o=r.filter(c=>!i.some(u=>ph(u,c))),a=o.find(c=>i.some(u=>mh(u,c)));if(a)return{conflict:a.at+1+gh(i,a.at)};let d="",l=0;for(let c of[
...i,...o].sort((u,f)=>u.at-f.at))d+=s.slice(l,c.at).join("")+c.added.join(""),l=c.at+c.removed;return{text:d+s.slice(l).join("")}}var ph=(t2,e)=>t2.at===e.at&&
t2.removed===e.removed&&t2.added.join("")===e.added.join(""),mh=(t2,e)=>t2.at<=e.at+e.removed&&e.at<=t2.at+t2.removed,gh=(t2,e)=>t2.reduce((n,{at:s,removed:i,added:r})=>s+
i<=e?n+r.length-i:n,0);function*dn(t2,{before:e,after:n,wanted:s,keepsEnds:i}){if(s&&(yield[s]),n.text===void 0){yield[bh(t2)];return}let r=wh(t2,e,n.text,i===true);
r&&(yield r),i&&e?.exact===false&&e.text!==void 0||(yield*xh(t2,e,n))}var xs=(t2,e)=>t2.text===void 0||e.text===void 0?t2.text===e.text:e.executable!==void 0&&e.
executable!==(t2.executable??false)?false:e.exact?t2.exact&&t2.text===e.text:yh(t2.text,e.text),yh=(t2,e)=>w(t2)===w(e),bh=t2=>({tool:"Delete",input:{file_path:t2}}),
wh=(t2,e,n,s)=>{if(e?.text===void 0||t2.endsWith(".ipynb"))return;let[i,r]=[w(e.text),w(n)];return(Mt(i,r)??(s?[{old_string:i,new_string:r}]:void 0))?.map(a=>({
tool:"Edit",input:{file_path:t2,...a}}))},xh=(t2,e,n)=>{let s=n.text??"",i=n.executable!==void 0&&n.executable!==(e?.executable??false)?{executable:n.executable}:
{},r=e?.text!==void 0&&B(e.text)&&B(s),o=c=>[{tool:"Write",input:{file_path:t2,...c,...i}}],a=o({content:r?Oe(s):s}),d={tool:"Write",input:{file_path:t2,content_base64:""},
when:{exists:true}};return n.exact&&!B(s)&&(e===void 0||e.text!==void 0&&!e.exact&&!B(e.text))?[[d,...a]]:[a,o({content_base64:Buffer.from(s).toString("base64")})]};
var ln=class{#e=new De(()=>{});#t=new Map;#n=new Set;get onlySeen(){return new Map([...this.#t].filter(([e])=>!this.#n.has(e)))}get changed(){return this.#n}has(e){
return this.#t.has(e)}begin(e,n,s){this.#t.set(e,s),this.#e.set(e,n)}get(e){return this.#e.get(e)}set(e,n){this.#e.set(e,n)}checkpoint(){this.#e.checkpoint(0)}rewind(e){
this.#e.rewind(e)}forget(){this.#e.forget()}move(e,n,s){let i=this.get(e);if(this.#n.add(e),i?.text===void 0)return Ao;this.#n.add(n),this.begin(n,i,s),this.set(
e,{text:void 0,exact:true})}take(e,n){let s=this.get(e);this.#n.add(e);let i=s?kh(e,s,n):{why:"nothing tells what it is now"};if("why"in i||!s)return i;if(cn(s,
i.to))return{way:[]};let o=[n.way,...dn(e,{before:s,after:i.to,keepsEnds:true})].find(a=>this.#i(e,a,{now:s,to:i.to}));return o?{way:o}:{why:"no step makes the \
same change of what it is now"}}#i(e,n,{now:s,to:i}){let r=n.every(a=>Re(a.tool).input().safeParse(a.input).success&&!this.#e.apply(a)),o=this.get(e);return r&&
o&&cn(o,i)?true:(this.set(e,s),false)}},Ao="it is not there any more",kh=(t2,e,{from:n,to:s,way:i})=>s&&cn(e,s)?{to:s}:n&&s&&cn(e,n)?{to:{...e,...s}}:e.text===void 0?
{why:Ao}:s&&s.text===void 0?{why:"the session deletes it, and others changed it since"}:n&&n.text===void 0?{why:"the session makes it, and others have made it s\
ince"}:Oh(t2,{...e,text:e.text},{from:n,to:s,way:i}),Oh=(t2,e,{from:n,to:s,way:i})=>{let r=n?.text===void 0||s?.text===void 0?void 0:Sh(n.text,s.text),o=w(e.text),
a=s?.executable!==void 0&&s.executable!==(n?.executable??false)?s.executable:void 0,d=f=>({to:{text:e.exact?Se(e.text,f,void 0):f,exact:e.exact,executable:a??e.
executable}});if(r&&r.from===r.to)return n?.text===s?.text?d(o):{why:"the session changes its line ends, and others changed it since"};let l=r&&Co(r.from,o,r.to);
if(l&&"text"in l)return d(l.text);let c=vh(t2,o,i);return c!==void 0&&(!r||_h(r,o,c))?d(c):{why:`others changed the same lines since${l?` (line ${l.conflict})`:
""}`}},Sh=(t2,e)=>({from:w(t2),to:w(e)}),vh=(t2,e,[n,...s])=>{if(!n||s.length>0||n.tool!=="Edit"||n.input.replace_all===true)return;let i=new De(()=>({text:e})),
r=i.apply(n)?void 0:i.get(t2)?.text;return r===void 0?void 0:w(r)},_h=(t2,e,n)=>{let s=W(t2.from),[i,r]=[$o(t2.from,t2.to),$o(e,n)];return[...Ch(s.length,dt(s,W(
e)))].every(([a,d])=>a<i.start?d<r.start:a<i.end?d>=r.start&&d<r.end:d>=r.end)},$o=(t2,e)=>{let n=dt(W(t2),W(e)),s=n.at(-1);return{start:n[0]?.at??0,end:s?s.at+
s.removed:0}};function Ch(t2,e){let n=new Map,[s,i]=[0,0];for(let{at:r,removed:o,added:a}of[...e,{at:t2,removed:0,added:[]}]){for(;s<r;s++)n.set(s,s+i);s=r+o,i+=
a.length-o}return n}var cn=(t2,e)=>t2.text===void 0||e.text===void 0?t2.text===e.text:e.executable!==void 0&&e.executable!==(t2.executable??false)?false:t2.exact&&
e.exact?t2.text===e.text:w(t2.text)===w(e.text);var un=class{#e;#t=new Map;#n=new Map;#i=[];#o=false;constructor(e){this.#e=e}head(e){if(!this.#o)return this.#t.
has(e)?this.#t.get(e):this.#e.original(e)}staged(e){if(!this.#o)return this.#n.has(e)?this.#n.get(e):this.head(e)}changed(){return this.#e.changed()}stage(e){for(let n of e)
this.#n.set(n,this.#e.state(n))}unstage(e){for(let n of e??[...this.#n.keys()])this.#n.delete(n)}commit(){for(let[e,n]of this.#n)this.#t.set(e,n);this.#n.clear()}stash(){
let e=this.changed().filter(n=>this.head(n)?.text!==void 0);return this.#i.push(new Map(e.map(n=>[n,this.#e.state(n)]))),e}pop(){return this.#i.pop()}lose(){this.#o=
true}};import{posix as Os}from"node:path";var hn=class{#e;#t;#n=new pn;#i=new pn;#o=new Set;#s=new Set;#a;#d;#c=false;#r=false;constructor(e,n){this.#e=e,this.#t=
n}enter(e){let n=this.#d===void 0;this.#d??=e;let{root:s,realPath:i}=this.#e,r=i&&s!==void 0&&!Ee(e,s)?i(e):e;if(r!==e&&Ee(r,s))return s;let o=ut(e);if(o!==void 0&&
!Ee(s??"",o))return o;if(Ee(e,s)||s!==void 0&&Ee(s,e))return s;let a=this.#t.folder?`/${this.#t.folder}`:"";if(this.#t.folder!=null)return e.endsWith(a)?e.slice(
0,e.length-a.length):e;let d=e.split("/"),l=d.map((c,u)=>d.slice(u).join("/")).filter(c=>c!==""&&c!==e&&this.#e.kindOf?.(c)==="folder").map(c=>e.slice(0,-c.length-
1));return n&&l.length>0&&this.#n.narrow([e,...l],0),this.#r||=n&&l.length>0,e}take({operation:e,folder:n,unplaced:s=false},i){if(i.failed)return;let r=!i.proposed&&
(s||this.#r),o=c=>r||this.#d===void 0&&D(c),a=ks(e,i),d=a.sights.filter(({path:c})=>o(c)),l=a.changes.filter(o);r&&s&&Po(e)&&(this.#c=true);for(let c of d)this.#f(
{...c,path:Eo(c.path,n)});for(let c of l.map(u=>Eo(u,n)))Ee(c,this.#e.root)&&this.#n.narrow([this.#e.root],fn),this.#s.add(c)}place(){let e=this.#d,n=e===void 0,
s=n?this.#n.only??void 0:this.#r?this.#n.only:void 0,i=this.#t.root??s,r=n&&this.#c?this.#l():this.#t.folder,o=this.#t.root??(this.#r?e:void 0);return i===o&&r!==
null&&(r??"")===(this.#t.folder??"")&&(n||!this.#c)?void 0:{named:e,root:i,folder:r}}#l(){let e=this.#t.root!==void 0&&this.#i.mayBe("");return this.#t.folder??
(e?"":this.#i.only)}#f(e){let{path:n}=e,{root:s}=this.#e;if(n==="."||n.startsWith("../")||te(n)||this.#s.has(n)||(Ee(n,s)&&this.#n.narrow([s],fn),Ee(n,s)||this.#o.
has(n)&&!e.isText))return;let i=e.isText?fn:1,r=D(n),o=r?this.#n:this.#i,a=u=>r?n.slice(0,-u.length-1):u.slice(0,-n.length).replace(/\/$/,""),d=this.#p(n),l=d.filter(
u=>o.mayBe(a(u)));if(l.length>Io)return;let c=(l.length>0?l:d.slice(0,Io)).filter(u=>this.#u(u,e));c.length>0&&this.#o.add(n),o.narrow(c.map(a),i)}#p(e){return this.#a??=
$h(this.#e.filesBelow?.("")??[]),(this.#a.get(Os.basename(e))??[]).filter(s=>D(e)?e.endsWith(`/${s}`):`/${s}`.endsWith(`/${e}`))}#u(e,{isText:n}){let s=n&&this.#e.
readFile?.(e);return!n||s!==void 0&&n(w(s))}},Eo=(t2,e)=>{let n=_(t2,e);return Os.normalize(/^[A-Za-z]:[\\/]/.test(n)?n.replaceAll("\\","/"):n)},Io=50,fn=3,pn=class{#e;#t=0;narrow(e,n){
e.length!==0&&(this.#e=new Set(e.filter(s=>this.mayBe(s))),this.#t+=n)}mayBe(e){return this.#e===void 0||this.#e.has(e)}get only(){let[e,...n]=this.#e??[];return e!==
void 0&&n.length===0&&this.#t>=fn?e:null}},Ee=(t2,e)=>e!==void 0&&`${t2}/`.startsWith(`${e.replace(/\/+$/,"")}/`),$h=t2=>{let e=new Map;for(let n of t2){let s=Os.
basename(n),i=e.get(s);i?i.push(n):e.set(s,[n])}return e},ks=(t2,e)=>{if(t2.kind==="editor")return ks(t2.asks,e);if(t2.kind==="several"){let n=t2.asks.map(s=>ks(
s,e));return{sights:n.flatMap(({sights:s})=>s),changes:n.flatMap(({changes:s})=>s)}}if(t2.kind==="read")return{sights:t2.paths.map(n=>({path:n,isText:Ah(e)})),changes:[]};
if(t2.kind==="edits"){let{path:n,edits:s}=t2;return{sights:s.slice(0,1).map(({old:r})=>w(r)).filter(Boolean).map(r=>({path:n,isText:o=>o.includes(r)})),changes:[
n]}}if(t2.kind==="patch"){let{text:n}=t2,s=Ge(n);return{sights:s.flatMap(i=>Eh(i,n)),changes:s}}return t2.kind==="shell"?Ih(t2.commands,e):{sights:[],changes:"p\
ath"in t2?[t2.path]:[]}},Ah=({shown:t2})=>{let e=t2&&w(t2.text).trimEnd();return e?n=>n.trimEnd()===e:void 0},Eh=(t2,e)=>{let[n]=ft(e,s=>s===t2).filter(({old:s})=>s.
join("").trim()!=="");return n?[{path:t2,isText:s=>`
${s}`.includes(`
${n.old.join(`
`)}`)}]:[]},Ih=(t2,{exitCode:e,printed:n})=>{let[s="",...i]=t2,r=i.length===0&&e===0?qe(s):void 0,o=r?.ok&&r.programs||[];if(o.some(([m])=>m==="cd"))return{sights:[],
changes:[]};let a=o.flatMap(([m,...g])=>Rh(m,g)),[[d,...l]=[""]]=o,c=n?.trimEnd(),f=o.length===1&&d==="cat"&&l.length===1&&c?m=>m.trimEnd()===c:void 0,h=o.some(
([m])=>!Ph.has(m));return{sights:a.map(m=>({path:m,isText:f})),changes:h?o.flat():[]}},Ph=new Set(["cat","head","tail","wc"]),Rh=(t2,e)=>{let n=e.filter(s=>!s.startsWith(
"-"));return t2==="cat"||t2==="wc"?n:t2==="rm"?e.some(s=>/^-\w*f/.test(s))?[]:n:t2==="mv"||t2==="cp"?n.slice(0,-1):t2==="sed"?/^-i\w*$/.test(e[0]??"")?n.slice(1):
[]:t2==="git"&&/^(rm|mv)$/.test(n[0]??"")?n.slice(1,n[0]==="mv"?-1:void 0):[]},Po=t2=>t2.kind==="editor"?Po(t2.asks):He(t2).some(e=>!D(e)),He=t2=>t2.kind==="edi\
tor"?He(t2.asks):t2.kind==="several"?t2.asks.flatMap(He):t2.kind==="read"?t2.paths:t2.kind==="patch"?Ge(t2.text):t2.kind==="shell"?["."]:t2.kind==="step"?[t2.input.
file_path,t2.input.new_path].filter(e=>typeof e=="string"):"path"in t2?[t2.path]:[];var St=class{#e=new Set;#t=new Set;#n=new Map;#i;take(e,n){typeof e=="string"?
this.#e.add(e):this.#t.add(mn(n)),this.#e.add(mn(n))}drop(){this.#n.clear()}search(e,n){for(let s of Vt(e,n)){let i=s.ids[0]??mn(s.input);this.#n.has(i)||this.#n.
set(i,s),this.#i??=Th(e.value,s)}}list(e){return[...this.#n.values()].filter(n=>!this.#o(n)&&!n.commands?.every(e)).map(({name:n,at:s})=>({construct:n,reason:Fh,
at:s(),mayChangeFiles:true,is:"not read"}))}#o({ids:e,input:n}){return e.some(s=>this.#e.has(s))?true:(e.length===0?this.#e:this.#t).has(mn(n))}get name(){return this.#i??
"a program"}},Fh="It looks like a call of a tool that writes, and no reader knows it; if it changed files, those changes are not in the plan.",Fo=(t2,e)=>{let n=new St,
s={leaveOut:()=>{}};for(let r of t2)for(let o of re(r,s))n.search(o);let i=n.list(e);return i.length>0?{name:n.name,notImported:i}:void 0},mn=t2=>{let e=JSON.stringify(
t2)??"";return`${e.length} ${e.slice(0,80)} ${e.slice(-80)}`},Nh=[["OpenHands",["tool_call_metadata","llm_metrics","security_risk"]],["SWE-agent",["trajectory",
"replay_config"]],["Antigravity",["TargetFile","toolCall","workspacePaths"]],["Kimi",["kimi_version","_checkpoint","_usage","StrReplaceFile","WriteFile"]],["Goo\
se",["working_dir","developer__text_editor","developer__shell"]],["Zed",["Agent","ToolUse"]],["Kiro",["conversation_id","fs_write"]],["Continue",["workspaceDire\
ctory","single_find_and_replace","edit_existing_file"]],["Windsurf",["agent_action_name"]]],Th=(t2,{name:e,input:n})=>{let s=Array.isArray(t2)?t2:[t2],i=s.flatMap(
d=>p(d)?[d.history??[],d.messages??[]].flat():[]),r=new Set([...s.slice(0,Ro),...i.slice(0,Ro),n].filter(p).flatMap(Object.keys));r.add(e);let o=Nh.find(([,d])=>d.
some(l=>r.has(l))),[a]=s.filter(p);return o?.[0]??`a program whose entries have the keys ${Object.keys(a??{}).slice(0,5).join(", ")}`},Ro=100;var No=class{notImported=[];notes=[];texts=[];calls=new St;answers=1;unread=false;disturbed=false;#e=[];#t;#n;#i=new ln;place;sightings;git=new un(
this);#o=new Set;#s=new Set;#a;#d;#c;#r;constructor({cwd:e,place:n,prefixes:s=[],...i}){this.#c=Ni(s);let r=e??n?.root??void 0;this.#d=r,this.#a=lt(r),this.place=
n,this.sightings=new hn(i,{root:e,folder:n?.folder}),this.#t=i,this.#n=new De(o=>Dh(i,o))}get checkout(){return this.#t}set cwd(e){this.#d=e,this.#a=lt(e),this.#r=
void 0}get cwd(){return this.#d}get steps(){let e=this.untouched();return this.#e.filter(({path:s})=>!e.get(s)?.differs).map(({step:{tool:s,input:i,id:r,why:o,session:a,
when:d,at:l}},c)=>{let u={...r!==void 0&&{id:r},...o!==void 0&&{why:o},...d&&{when:d}},f=a&&s!=="Read"?{session:a}:{};return{index:c+1,...u,...f,tool:s,input:i,
at:l}})}get others(){let e=[...this.untouched()].filter(([n])=>this.state(n)&&(!this.disturbed||this.#t.isOlder?.(n)===true));return new Set(e.map(([n])=>n))}isSteady(e){
return!this.disturbed||this.#t.isOlder?.(this.relative(e))===true}untouched(){let e=new Map;for(let[n,s]of this.#i.onlySeen)e.set(n,{at:s,differs:true});for(let{
step:n,path:s,isElsewhere:i=false}of this.#e)if(n.tool==="Read"||i){let{at:r,differs:o}=e.get(s)??{at:n.at,differs:false};e.set(s,{at:r,differs:o||i})}for(let{step:n,
path:s,isElsewhere:i}of this.#e)n.tool==="Read"||i||(e.delete(s),n.tool==="Move"&&e.delete(String(n.input.new_path)));for(let n of this.#i.changed)e.delete(n);return e}get isStripped(){
return this.#e.every(({step:{tool:e,input:n},path:s})=>{let i=e==="Edit"?n.new_string:e==="Write"?n.content:void 0;return typeof i!="string"||Si(s,i)===i})}add(e,n={}){
let s=Re(e.tool).input(),i=e.isDone?Nn(e).input:e.input,r=Object.entries(i).filter(([h,m])=>h in s.shape&&m!==void 0),o=s.safeParse(Object.fromEntries(r));if(!o.
success){let h=`Its input does not fit the tool (${To(o.error.issues)}).`;return this.leaveOut(e.tool,{reason:h,at:e.at})}let a=this.#y(o.data),d=String("notebo\
ok_path"in a?a.notebook_path:a.file_path),l=[d,a.new_path].flatMap(h=>typeof h=="string"?this.#h(h)??[]:[]);for(let{isOwn:h=false,...m}of l.slice(0,1))return this.
leaveOut(e.tool,{...m,at:e.at,...(e.tool==="Read"||h&&e.isDone)&&{mayChangeFiles:false,is:"failed"}});let c=n.before??this.earlier(d),u=n.before?void 0:this.#n.
apply({tool:e.tool,input:a});if(u&&this.set(d,void 0),u&&!n.unchecked)return this.leaveOut(n.construct??e.tool,{reason:`It does not fit ${d} as it is known here\
. ${u.message}`,at:e.at});let f={...n.undoable&&{before:c},...n.isElsewhere&&{isElsewhere:true}};if(!this.#i.has(d)||n.isOnFile)this.#f({...e,input:a},d,f);else
return this.#l({...e,input:a},d,{...f,before:c});return true}moveOn(e,n,s){this.#i.begin(this.relative(e),n,s)}hasMovedOn(e){return this.#i.has(this.relative(e))}earlier(e){
let n=this.relative(e);return{state:this.state(n),...this.#i.has(n)&&{now:this.#i.get(n)}}}onFile(e,n,{at:s}){let i=this.relative(e),r=this.#i.take(i,{...n,way:n.
way.map(d=>this.#p(d))}),o=`What the session changed in ${i} is there already.`;if("way"in r&&r.way.length===0&&!this.notes.includes(o)&&this.note(o),"way"in r)
return r.way;let a=`${i}: it is not as the session found it, and ${r.why}. Make the change by hand, or apply the log to the commit that the session began at.`;this.
leaveOut(n.way[0]?.tool??"change",{reason:a,at:s})}#l(e,n,s){let{tool:i,input:r}=e;if(i==="Read"){let{sha256:a,...d}=r;return this.#f({...e,input:d},n,s),true}if(i===
"Move"){let a=this.#i.move(n,String(r.new_path),e.at);return a!==void 0?this.leaveOut(i,{reason:`${n}: ${a}.`,at:e.at}):(this.#f(e,n,s),true)}let o=this.onFile(
n,{from:s.before.state,to:this.state(n),way:[{tool:i,input:r}]},e);for(let[a,d]of(o??[]).entries())this.#f({...e,...d,...a>0&&{id:void 0}},n,s);return o!==void 0}#f(e,n,s){
this.#w(n,e),this.#g(e,n,s)}#p({input:e,...n}){return{...n,input:this.#y(e)}}push(e){this.#e.push({step:e,path:""})}note(e){this.notes.push(e)}get look(){let{look:e,
readFile:n}=this.#t;return e||!n?e:s=>{let i=this.relative(s);if(this.isOutside(i))return{ok:false,reason:gn};let r=n(i);return{ok:true,path:i,bytes:r===void 0?
void 0:se(r)}}}run(e,n){let s=Fn.input().safeParse({command:e,changes:["**"]});if(!s.success)return To(s.error.issues);this.unread=true,this.#g({...n,..._i(Fn,s.
data)},""),this.disturbed=true,this.#t={},this.#n.forget(),this.#i.forget()}leaveOut(e,{reason:n,at:s,mayChangeFiles:i=true,is:r}){return this.notImported.push(
{construct:e,reason:n,at:s,mayChangeFiles:i,...r&&{is:r}}),false}read(e,n,s={}){return this.add({...n,tool:"Read",input:{...s,file_path:e}})}edit(e,n,s,i){return this.
add({...s,tool:"Edit",input:{file_path:e,...n}},i)}write(e,n,s,i){return this.add({...s,tool:"Write",input:{file_path:e,...n}},i)}delete(e,n){return this.add({...n,
tool:"Delete",input:{file_path:e}})}move(e,n,s,i){return this.add({...s,tool:"Move",input:{file_path:e,new_path:n}},i)}license(e,n){if(this.isLicensed(e))return;
let s=this.exactText(e);Tt(e)!=="binary"&&(s===void 0||le(s)&&!s.includes("\0"))?this.read(e,{at:n}):this.unread=true}isLicensed(e){return this.#s.has(this.relative(
e))}change(e,n,s,i={}){let r=this.text(e)??"",o=Ri(r,n);if(!o)return true;let{match:a,...d}=i;if(!e.endsWith(".ipynb"))return this.edit(e,a?{...o,match:a}:o,s,d);
let l=r.slice(0,n.start)+n.replacement+r.slice(n.end);return this.write(e,{content:l},s,i)}state(e){return this.#n.get(this.relative(e))}set(e,n){this.#n.set(this.
relative(e),n)}attempt(e,n,s){let i=this.state(e);return n.every(({tool:o,input:a})=>Re(o).input().safeParse(a).success&&!this.#n.apply(Nn({tool:o,input:this.#y(
a)})))&&s(this.state(e))?true:(this.set(e,i),false)}original(e){return this.#n.original(this.relative(e))}candidates(e){return[this.#n.original(e)?.text,this.#t.
readNow?.(e)]}get named(){return new Set([...this.#n.named,...this.#e.map(({path:e})=>e)])}changed(){return this.#n.changed()}lastStepOf(e){let n=({path:s,step:i})=>s===
e&&i.tool!=="Read"||i.input.new_path===e;return this.#e.findLast(n)?.step}below(e){return this.#n.below(this.relative(e))}text(e){let n=this.state(e)?.text;return n===
void 0?void 0:w(n)}exactText(e){let n=this.state(e);return n?.exact?n.text:void 0}undo(e){let n=e===void 0?void 0:this.relative(e),s=this.#e.findLastIndex(a=>(n===
void 0||a.path===n)&&a.step.tool!=="Read"),i=this.#e[s];if(!i||this.#e.slice(s).some(({step:a})=>a.tool==="Run"))return false;let r=this.#e.findIndex(a=>a.path===
i.path&&a.step.at===i.step.at),[o]=this.#e.splice(r,s+1-r);return i.step.tool==="Move"&&this.set(String(i.step.input.new_path),void 0),this.set(i.path,o?.before?.
state),this.#i.has(i.path)&&this.#i.set(i.path,o?.before?.now),true}checkpoint(){return this.#i.checkpoint(),this.#n.checkpoint(this.#e.length)}rewind(e){this.#i.
rewind(e),this.#e.length=Math.min(this.#n.rewind(e),this.#e.length)}get givenFolder(){return this.place?.folder||void 0}relative(e){if(this.#r?.path===e)return this.#r.
name;let n=this.#u(this.#c(xi(e))).replace(/^(\.\/+)+(?=.)/,"");return this.#r={path:e,name:n},n}isOutside(e){return D(e)?this.#d!==void 0:e===".."||e.startsWith(
"../")||ut(e)!==void 0}#u(e){let n=this.#d;if(n===void 0)return e;if(!D(e))return Wh.test(n)?e.replaceAll("\\","/"):e;let s=this.#a(e),{realPath:i}=this.#t;if(s!==
e||!i)return s;let[r,o]=[i(e),i(n)];return lt(o)(r)===r?e:lt(o)(r)}#h(e){if(this.isOutside(e))return{reason:`${gn}: ${e}`,is:"not read",isOwn:te(e)};let n=this.#t.
root===void 0?jh:Mh;if(this.#m(e))return{reason:`${e} ${n}`,is:"not read",isOwn:te(e)};let s=Lh(e);return s&&{reason:s.message,isOwn:s.name==="PATH_PROTECTED"}}#m(e){
let{root:n,realPath:s=r=>r}=this.#t;if(this.#d!==void 0||!D(e))return false;if(n===void 0)return true;let i=Wt(n);return i(e)===void 0&&i(s(e))===void 0}#g(e,n,s={}){
let i=e.id!==void 0&&Hh(e.id)&&!this.#o.has(e.id)?e.id:void 0;i!==void 0&&this.#o.add(i);let r=e.why?.trim()||void 0;this.#e.push({step:{...e,id:i,why:r},path:n,
...s})}#y(e){let n=["file_path","notebook_path","new_path"].filter(s=>typeof e[s]=="string");return{...e,...Object.fromEntries(n.map(s=>[s,this.relative(String(
e[s]))]))}}#w(e,{tool:n,input:s}){n==="Delete"||n==="Move"?this.#s.delete(e):this.#s.add(e),n==="Move"&&this.#s.add(String(s.new_path))}},Wh=/^([A-Za-z]:[\\/]|\\\\)/,
To=t2=>t2.map(({path:e,message:n})=>`${e.join(".")}: ${n}`).join("; "),Lh=t2=>{let e=typeof t2=="string"&&!Wo(t2)?vi(t2):void 0;return e?.ok===false?e.problem:void 0},
gn="Its file is outside the folder of the session; name another with --cwd",Mh="is not in this checkout, and nothing in the log says of which folder it is; pass\
 --cwd with the folder that was the root of the checkout there.",jh="is a whole path, and nothing in the log says of which folder; pass --repo, or --cwd with th\
e folder that was the root of the checkout there.",Dh=({readFile:t2,kindOf:e},n)=>{let s=t2?.(n);return s===void 0?e&&e(n)===void 0&&!Wo(n)?J:void 0:{text:s,executable:e&&
e(n)==="executable"}},Wo=t2=>D(t2)||t2.startsWith("../"),Hh=t2=>/\S/.test(t2)&&!/[\u0000-\u001f\u007f]/.test(t2);var yn=class{#e;#t;isDoubtful=false;#n=new Set;#i=new Set;#o;constructor(e,n){
this.#e=e,this.#t=n}get#s(){return this.#e.recording}get hasCheckout(){return this.#s.checkout.kindOf!==void 0}state(e){return this.#o?.touch(this.nameOf(e)),this.#s.
state(e)}inAnyOrder(e){let n=this.#o,s=new Ss(n);this.#o=s;let i=e(()=>s.next());this.#o=n;let r=s.contested();for(let o of r)this.lose(o);return{result:i,isSure:r.
length===0}}text(e){let n=this.state(e);return this.#n.add(this.#s.relative(e)),n?.exact||n?.text===""?n.text:void 0}reading(e,n=false){let s=this.#n;this.#n=new Set;
let i=e();for(let r of n?[]:this.#n)s.add(r);return this.#n=s,i}isRead(e){return this.#n.has(this.#s.relative(e))}temporary(){return`/tmp/tmp.editplan${this.#e.
temporary++}`}isOpaque(e){return this.kind(e)==="file"&&this.hasCheckout&&!this.state(e)&&!this.#s.original(e)&&!this.#e.isLost(e)}kind(e){let n=this.nameOf(e);
this.#o?.touch(n);let s=this.#s.state(n);if(s?.text!==void 0)return"file";if(this.#s.below(n).length>0||n===""||n==="."||this.#e.folders.has(n))return"folder";if(s)
return"none";if(this.isOutside(e)||this.#e.isLost(n))return;if(this.#e.goneFolders.has(n))return"none";let{kindOf:i}=this.#s.checkout;return i?i(n)??"none":void 0}makeFolder(e){
for(let n=this.nameOf(e);n!=="."&&n!=="/";n=U.dirname(n))this.isDoubtful||(this.#e.folders.add(n),this.#e.goneFolders.delete(n))}nameOf(e){return U.dirname(this.#s.
relative(`${e}/any`))}isOutside(e){return this.#s.isOutside(this.#s.relative(e))}#a(e){let n=this.#s.relative(e);return this.#s.isOutside(n)?(te(n)||/^\/(dev|proc)\//.
test(n)||this.#i.has(n)||(this.#i.add(n),this.#s.leaveOut("file",{reason:`${gn}: ${n}`,at:this.#t.at,is:"not read"})),true):false}below(e){let n=e===void 0?"":U.
dirname(this.#s.relative(`${e}/any`)).replace(/^\.$/,""),{filesBelow:s}=this.#s.checkout;return!s||this.#s.isOutside(n===""?"any":n)?void 0:[...new Set([...s(n),
...this.#s.below(n)])].filter(r=>this.#s.state(r)?.text!==void 0||!this.#s.state(r)).map(r=>n===""?r:r.slice(n.length+1))}foldersBelow(e){let n=e===void 0?"":this.
nameOf(e).replace(/^\.$/,""),s=[...this.#e.folders].map(o=>`${o}/any`),i=[...this.#s.checkout.filesBelow?.(n)??[],...this.#s.below(n),...s],r=new Set;for(let o of i)
for(let a=U.dirname(o);a.length>n.length&&a!==".";a=U.dirname(a))(n===""||a.startsWith(`${n}/`))&&r.add(a);return[...r].filter(o=>this.kind(o)==="folder").map(o=>o.
slice(n===""?0:n.length+1))}remove(e,n){if(this.#m(e))return false;let s=this.kind(e);if(s==="folder"||s===void 0&&n.folders&&!this.#r(e))return n.folders&&this.#d(
e);if(s==="none")return n.mayLack;let i=this.state(e);if(this.#a(e))return this.#u(e,J);this.#s.isLicensed(e)||(this.#s.unread=true);let r=this.#e.isLost(e),a=s===
void 0&&(n.mayLack||r||this.#e.isDisturbed(e))&&!i?{when:{exists:true}}:{};return(!r||this.#s.original(e)?.text!==void 0||!this.hasCheckout)&&this.#s.delete(e,{
...this.#t,...a}),this.#s.set(e,J),true}#d(e){let n=this.nameOf(e);for(let s of[...this.#e.folders])(s===n||s.startsWith(`${n}/`))&&this.#e.folders.delete(s);return this.#a(
e)?true:this.#c(e,s=>this.remove(U.join(e,s),{folders:false,mayLack:true}))}#c(e,n){let s=this.nameOf(e),i=[s,...this.foldersBelow(e).map(r=>`${s}/${r}`)];if(this.
below(e)?.every(n)!==true)return false;for(let r of i)this.#e.goneFolders.add(r);return true}targetOf(e,n,s){let i=this.kind(n),r=this.kind(e)==="folder";if(i===
"none"&&(s||n.endsWith("/")&&!r||this.kind(U.dirname(n))==="none"))return;if(i==="none"&&r)return n.replace(/\/+$/,"");if(s||n.endsWith("/")||i==="folder")return U.
join(n,U.basename(e));if(i!==void 0||this.isOutside(n))return n;let[o,a]=[U.extname(e),U.extname(n)];return a!==""&&o===a||this.#r(n)?n:void 0}#r(e){let n=this.
kind(e);return n==="file"||n==="executable"||this.#s.isLicensed(e)||U.extname(e)!==""}move(e,n){if(this.#m(e,n))return false;if(this.kind(e)==="folder")return this.#f(
e,n);if(this.kind(e)==="none"||!this.#r(e))return false;let s=this.state(e);return this.#e.isLost(e)?(this.lose(n),this.remove(e,{folders:false,mayLack:true}),false):
this.#a(e)?this.#l(e,n,s):this.#a(n)?(this.remove(e,{folders:false,mayLack:false}),this.#s.set(n,s),true):this.#s.checkout.isLater&&this.state(n)?.text!==void 0&&
this.state(n)?.assumed?false:((this.kind(n)==="file"||this.kind(n)==="executable")&&this.remove(n,{folders:false,mayLack:false}),this.#s.isLicensed(e)||(this.#s.
unread=true),this.#s.move(e,n,this.#t),this.#s.set(n,s),this.#s.set(e,J),true)}#l(e,n,s){return s?.text===void 0||!s.exact?(this.#e.lose(n),false):(this.#s.set(
e,J),this.#a(n)?this.#u(n,s):this.#h(n,{...s,executable:s.executable??false}))}#f(e,n){return this.#c(e,s=>this.move(U.join(e,s),U.join(n,s)))}copy(e,n,s=false){
if(this.#m(n))return false;if(this.kind(e)==="folder")return(s?this.below(e):void 0)?.every(d=>this.copy(U.join(e,d),U.join(n,d)))===true;let i=this.state(e);if(i?.
text===void 0||!i.exact)return this.#e.lose(n),this.#a(n);if(this.#a(n))return this.#u(n,i);let r=this.state(n)?.text!==void 0,o=this.kind(n)==="none"||this.kind(
n)===void 0;return!r&&i.executable===void 0?false:this.#h(n,{text:i.text,exact:true,executable:r||!o?void 0:i.executable})}write(e,n,s=false){if(e==="/dev/null")
return true;if(e.endsWith("/")||/^(file|executable)$/.test(this.kind(U.dirname(e))??"")||this.#m(e))return false;let i=this.state(e);return n===void 0?(this.#e.
lose(e),this.#a(e)):s?i?.text===void 0?this.kind(e)==="none"||i?this.#p(e,{text:n,exact:true}):(this.#e.lose(e),this.#a(e)):i.exact?this.#p(e,{...i,text:i.text+
n}):this.write(e,void 0):this.#p(e,{text:n,exact:true})}#p(e,n){return this.#a(e)?this.#u(e,n):this.kind(e)!=="folder"&&this.#h(e,n)}change(e,n){if(this.#m(e))return false;
let s=this.state(e),i=s?.text===void 0?void 0:Bh(s,s.text,n);return i?this.#p(e,i):(this.#e.lose(e),this.#a(e))}setMode(e,n){if(this.#m(e))return false;let s=this.
state(e);return this.#a(e)?true:s?.text===void 0||!s.exact?false:this.#h(e,{...s,executable:n})}put(e,n){return this.#m(e)||!n?false:n.text===void 0?this.remove(
e,{folders:false,mayLack:true}):this.#p(e,n)}show(e,n){this.isOutside(e)||this.#e.meet(e,{text:n,exact:false},this.#t.at)}applyPatch(e,n){return this.isDoubtful||
ue(e,this.#s,{...this.#t,folder:n}),!this.isDoubtful}showDiff(e){for(let{oldPath:n,newPath:s=n,hunks:i,damage:r}of Ae(e.split(`
`),1)){let o=s===void 0?void 0:this.#s.git.staged(s);if(s===void 0||o?.text===void 0||i.length===0||r)continue;let{text:a,missing:d}=ie(o.text,me(o.text,i));d.length===
0&&this.#e.meet(s,{text:a,exact:o.exact},this.#t.at)}}lose(e){this.isOutside(e)||this.#e.lose(e)}addUnseen(e,n,s){return this.#m(e)||this.#e.isLost(e)?false:(this.#s.
edit(e,n,{...this.#t,when:{contains:s}}),this.#s.unread||=!this.#s.isLicensed(e),this.#s.set(e,void 0),true)}#u(e,n){return this.#s.set(e,n),true}#h(e,n){return this.#e.
become(e,n,{step:this.#t,keepsEnds:!n.exact})}#m(...e){for(let n of e)this.#o?.touch(this.nameOf(n),"changes");if(this.isDoubtful)for(let n of e)this.lose(n);return this.
isDoubtful}},Ss=class{#e;#t=new Map;#n=0;constructor(e){this.#e=e}next(){this.#n++}touch(e,n){this.#e?.touch(e,n);let s=this.#t.get(e)??{round:this.#n,isOfSeveral:false,
isChanged:false};s.round!==this.#n&&(s.isOfSeveral=true),n&&(s.isChanged=true),this.#t.set(e,s)}contested(){return[...this.#t].flatMap(([e,{isOfSeveral:n,isChanged:s}])=>n&&
s?[e]:[])}},Bh=(t2,e,n)=>{if(t2.exact){let r=n(e);return r===void 0?void 0:{...t2,text:r}}let s=w(e),i=n(s);if(!(i===void 0||n(Lo(s))!==Lo(i))&&n(`\uFEFF${s}`)===
`\uFEFF${i}`)return{...t2,text:(B(e)?"\uFEFF":"")+i}},Lo=t2=>t2.replaceAll(`
`,`\r
`),Mo=(t2,e)=>{let n=t2.below(e);return n&&[...n,...t2.foldersBelow(e).map(s=>`${s}/`)]};var bn=class t{variables=new Map;arrays=new Map;functions=new Map;constants=new Set;shuffled=new Set;args=[];folder;previous;stack=[];last="\
ok";left;stopsAtErrors=false;failsWithPipes=false;hasOddGlobs=false;constructor(e){this.folder=e}inner(){let e={variables:new Map(this.variables),arrays:new Map(
this.arrays),functions:new Map(this.functions),shuffled:new Set(this.shuffled),stack:[...this.stack]};return Object.assign(new t(this.folder),this,e)}snapshot(){
return{variables:new Map(this.variables),arrays:new Map(this.arrays)}}forgetSince({variables:e,arrays:n}){for(let[s,i]of this.variables)(i!==e.get(s)||!e.has(s))&&
this.variables.set(s,void 0);for(let[s,i]of this.arrays)i!==n.get(s)&&this.arrays.set(s,void 0)}variable(e){return/^[1-9]$/.test(e)?this.args&&(this.args[Number(
e)-1]??null):e==="@"||e==="*"?this.variables.has("IFS")?void 0:this.args?.join(" "):e==="#"?this.args&&String(this.args.length):e==="?"?this.last==="ok"?"0":void 0:
this.variables.has(e)?this.variables.get(e):e==="PWD"?this.folder:void 0}values(e){return e==="@"?this.args:this.arrays.get(e)}set(e,n){let s=e.find(r=>/^[-+]\w*e/.
test(r));s!==void 0&&(this.stopsAtErrors=s.startsWith("-")),e.some(r=>/^[-+]\w*f|^noglob$/.test(r))&&(this.hasOddGlobs=true);let i=e.indexOf("--");i>=0&&(this.args=
n?e.slice(i+1):void 0),e.includes("pipefail")&&(this.failsWithPipes=e.some(r=>/^-\w*o$/.test(r)))}declare(e,n){let s=e.some(i=>/^-\w*[ilnu]/.test(i));for(let i of e){
let[,r=i,o]=/^(\w+)=(.*)$/s.exec(i)??[];(r!==i||s)&&this.variables.set(r,s?void 0:o),n&&this.constants.add(r)}}unset(e){for(let n of e)this.constants.has(n)||this.
variables.set(n,null)}take({names:e,separator:n},s){let i=s===void 0?[]:Uh(s,n,e.length);for(let[r,o]of e.entries())this.variables.set(o,s===void 0?void 0:i[r]??
""),this.arrays.set(o,void 0)}},jo=({args:t2,prefix:[e]})=>{let n=t2.map(({text:c})=>c),s=n.findIndex(c=>/^-r?d$/.test(c)),i=s>=0&&/^(''|""|\$'\\0')$/.test(n[s+
1]??""),r=n.filter((c,u)=>c!=="-r"&&!(i&&(u===s||u===s+1))),o=r.filter(c=>/^\w+$/.test(c)),d=e&&"name"in e&&e.name==="IFS"&&e.value.type==="Word"?e.value.value:
" ",l=n.some(c=>/^-rd?$/.test(c))&&o.length===r.length&&d.length<=1;return{names:o,separator:d,end:l&&o.length>0?i?"\0":`
`:void 0}},Uh=(t2,e,n)=>{if(e==="")return[t2];let s=/\s/.test(e),i=s?t2.trim():t2,r=i.split(s?/\s+/:e);if(r.length<=n)return r;let o=i.split(s?/(\s+)/:new RegExp(
`(\\${e})`)).slice((n-1)*2);return[...r.slice(0,n-1),o.join("")]};var _s="/dev/stderr",qh=/^(declare|local|typeset|readonly|export)$/,Q={status:"ok",prints:[]},
nt={status:"unknown",prints:[void 0]},Gh=5e3,wn=20,kn=class{#e;#t;#n=false;#i;#o=false;#s=false;#a;#d=false;#c=Gh;constructor(e,n){this.#e=e,this.#t=n;let s=new bn(
e.folder);this.#i={shell:s,stdin:{text:void 0},depth:0,isInner:false,isAsked:false,isMuted:false}}run(){let e=Lt(this.#e.line.replaceAll(`\r
`,`
`));if(!e)return;let{exitCode:n}=this.#e,s=n===null?"unknown":(n??0)===0?"ok":"failed",i=()=>this.#h(e.commands,s),r=n===null?this.#u(i):i(),o=this.#a===void 0?
void 0:Lt(this.#a);return this.#r.left=void 0,o&&this.#h(o.commands,"unknown"),{...r,changes:this.#o,isOpen:this.#s}}get#r(){return this.#i.shell}get#l(){return this.#i.
stdin}#f(e,n){let s=this.#i;this.#i={...s,...e};let i=n();return this.#i=s,i}#p(){this.#s=true,this.#o=true}#u(e){let{files:n}=this.#t,[s,{text:i}]=[n.isDoubtful,
this.#l];n.isDoubtful=true;let r=e();return n.isDoubtful=s,this.#l.text!==i&&(this.#l.text=void 0),{...r,status:"unknown",prints:[void 0]}}#h(e,n){let s=[],i="o\
k",r=false,o;for(let a=0;a<e.length;a++){let d=e[a],l=d.background?e.findIndex((x,$)=>$>a&&Vh(x)):-1,u=Math.max(a,l)===e.length-1||this.#g&&n==="ok"&&Kh(d)?n:"u\
nknown",f=e.slice(a,l),h=()=>l<0?this.#C(d,u):this.#m(f);a=Math.max(a,l),r||=this.#g&&i==="unknown"&&n!=="ok";let g=this.#v||r?this.#u(h):h();if(s.push(...g.prints),
{status:i,isSpared:o}=g,this.#r.last=i,this.#w)return g.status==="unknown"?{status:n,prints:s}:{status:i,prints:s};if(this.#g&&i==="failed"&&!o)break}return{status:Be(
n)?n:i,prints:s,isSpared:o}}#m(e){return{...this.#T(s=>({status:"ok",prints:e.map(({command:r,background:o})=>{s();let a=()=>this.#k(r,"unknown");return o?this.#O(
a):a()}).flatMap(({prints:r})=>r)})),status:"ok"}}get#g(){return this.#r.stopsAtErrors&&!this.#i.isAsked}#y(e,n=true){return this.#f({isAsked:n||this.#i.isAsked},
e)}get#w(){return this.#r.left?.isCertain===true}get#v(){return this.#r.left?.isCertain===false}#C({command:e,background:n},s){return n?this.#u(()=>this.#k(e,"u\
nknown")):this.#k(e,s)}#k(e,n){if(e.type!=="AndOr")return this.#I(e,n);let{commands:s,operators:i}=e,r=i.lastIndexOf("||"),o=[],a="ok",d=false;for(let[l,c]of s.
entries()){let u=i[l-1],f=u===void 0?"ok":u==="&&"?a:Ce(a);if(d=f==="failed",d)continue;let h=zh({index:l,last:i.length,lastOr:r},{goes:f,wanted:n}),m=()=>this.#y(
()=>this.#I(c,h),l<i.length),g=f==="unknown"||this.#v?this.#u(m):m();if(o.push(...g.prints),{status:a}=g,this.#r.last=a,this.#w)break}return{status:a,prints:o,isSpared:d}}#I(e,n){
return this.#t.files.reading(()=>this.#$(e,n))}#$(e,n){if(e.type!=="Pipeline")return this.#S(e,n);let s=e.prefixes.filter(({type:o})=>o==="Negation").length%2===
1,i=Q,r="ok";for(let[o,a]of e.commands.entries()){let c=o===e.commands.length-1||this.#r.failsWithPipes&&!s&&n==="ok"?s?Ce(n):n:"unknown",u=()=>this.#y(()=>this.#S(
a,c),s),{prints:f}=i,h=()=>o===0?u():this.#P(xn(f,this.#t.files),u);i=e.commands.length>1?this.#O(h):u(),i.status!=="ok"&&r!=="failed"&&(r=i.status)}return this.#r.
failsWithPipes&&(i={...i,status:r}),s?{...i,status:Ce(i.status),isSpared:true}:i}#O(e){return this.#f({shell:this.#r.inner(),isInner:true},e)}#P(e,n){return this.#f(
{stdin:e},n)}#A(e){return this.#f({depth:this.#i.depth+1},e)}#S(e,n){if(this.#i.depth>=wn||this.#c<=0)return this.#b(void 0);switch(e.type){case"Command":return this.#Y(
e,n);case"Subshell":return this.#O(()=>this.#h(e.body.commands,n));case"BraceGroup":return this.#h(e.body.commands,n);case"If":return this.#J(e,n);case"For":return this.#V(
e,n);case"While":return this.#z(e);case"Case":return this.#K(e,n);case"TestCommand":return{status:Be(n)?n:xt(e.expression,{words:this.#x,program:this.#F}),prints:[
""]};case"ArithmeticCommand":{let s=Do(this.#E(e.expression));return{status:Be(n)?n:s,prints:[""]}}case"ArithmeticFor":return this.#E(e.initialize),this.#R(e.body,
{goesOn:()=>e.test?Do(this.#E(e.test)):"ok",next:()=>this.#E(e.update)});case"Redirected":return this.#q(e.redirects,()=>this.#S(e.command,n));case"Function":return this.#r.
functions.set(e.name.value,e.body),Q;default:return this.#b(void 0)}}#b(e,n="unknown"){return(this.#t.files.isDoubtful||!this.#t.otherwise(e,this.#r.folder))&&this.#p(),
this.#o=true,{...nt,status:n}}#J(e,n){let s=[e,...e.elif];for(let[i,r]of s.entries()){let{status:o}=this.#y(()=>this.#h(r.clause.commands,"unknown"));if(o==="ok")
return this.#h(r.then.commands,n);if(o==="failed")continue;let a=s.slice(i+1).flatMap(d=>[d.clause,d.then]);for(let d of[r.then,...a,e.else])d&&this.#u(()=>this.#h(
d.commands,"unknown"));return nt}return e.else?this.#h(e.else.commands,n):Q}#V({name:e,wordlist:n,body:s},i){let{value:r,isShuffled:o}=this.#_(()=>n?.map(c=>wt(
c,this.#x))??[this.#r.args]);if(!r.every(c=>c!==void 0))return this.#r.variables.set(e.value,void 0),this.#L(s);let a=r.flat(),d=-1,l={goesOn:()=>(++d<a.length&&
this.#r.variables.set(e.value,a[d]),d<a.length?"ok":"failed"),wantedOf:()=>d===a.length-1?i:"unknown"};return o&&a.length>1?this.#W(s,l):this.#R(s,l)}#_(e){let n=this.#n;
this.#n=false;let s=e(),i=this.#n;return this.#n=n,{value:s,isShuffled:i}}#W(e,n){return this.#T(s=>this.#R(e,{goesOn:()=>(s(),n.goesOn())}))}#T(e){let{files:n}=this.#t,
s=this.#r.snapshot(),{result:i,isSure:r}=n.inAnyOrder(a=>e(()=>{a(),this.#r.forgetSince(s)}));this.#r.forgetSince(s),r||this.#p();let{text:o}=xn(i.prints,n);return{
...i,status:"unknown",prints:[o===void 0||/[^\n]$/.test(o)?void 0:zn(o)]}}#L(e){return this.#u(()=>this.#h(e.commands,"unknown"))}#z({kind:e,clause:n,body:s}){let i=e===
"while"?"failed":"ok",r={goesOn:()=>{let{status:a}=this.#y(()=>this.#h(n.commands,"unknown"));return a==="unknown"?a:a===i?"failed":"ok"}};if(!this.#l.isShuffled)
return this.#R(s,r);let{text:o}=this.#l;return this.#P({text:o},()=>this.#W(s,r))}#R(e,{goesOn:n,next:s,wantedOf:i}){let r=[],o=Q,a=false;for(;;){let d=n();if(d===
"failed"||this.#w)return{status:o.status,prints:r};if(d==="unknown"||--this.#c<=0)return this.#L(e);let l=()=>this.#h(e.commands,i?.()??"unknown");o=a?this.#u(l):
l(),r.push(...o.prints);let c=this.#r.left;if(c?.of==="loop"&&(this.#r.left=c.levels>1?{...c,levels:c.levels-1}:void 0),c?.isCertain&&(c.of!=="loop"||c.levels>1||
!c.goesOn))return{status:"ok",prints:r};a||=c?.isCertain===false&&!(c.of==="loop"&&c.goesOn),s?.()}}#K(e,n){let s=K(e.word,this.#x);for(let{pattern:i,body:r,terminator:o}of e.
items){let a=i.map(l=>Qn(s,tn(l,this.#x))),d=a.includes(true);if(!d&&a.includes(void 0)||o&&o!==";;"){for(let l of e.items)this.#u(()=>this.#h(l.body.commands,"\
unknown"));return nt}if(d)return this.#h(r.commands,n)}return Q}get#x(){let e=this.#r;return{variable:n=>(this.#n||=e.shuffled.has(n),e.variable(n)),values:n=>(this.#n||=
e.shuffled.has(n),e.values(n)),number:n=>this.#E(n),printed:n=>this.#M(n),paths:()=>e.hasOddGlobs?void 0:Mo(this.#t.files,e.folder)}}#E(e){return Qe(e,{...this.#x,
set:(n,s)=>this.#r.variables.set(n,s)})}#M(e){let{files:n}=this.#t,[{command:s}]=[e.commands[0]??{command:void 0}],i=s?.type==="Command"&&!s.name&&e.commands.length===
1,r=this.#o,o=()=>{if(i)return s.redirects.flatMap(l=>this.#G(l,[])??[]).at(-1)?.text;let d=xn(this.#O(()=>this.#h(e.commands,"unknown")).prints,n);return this.#n||=
d.isShuffled===true,d.text},a=this.#A(()=>n.reading(o,true));return this.#o===r?a:void 0}get#F(){let{files:e,git:n}=this.#t,{folder:s}=this.#r,i={files:e,git:n,
input:r=>{let{text:o,isShuffled:a}=this.#l;return this.#l.text=void 0,a&&r!=="any order"?void 0:o},isShuffled:this.#l.isShuffled===true,folder:s,at:r=>_(r,s),run:r=>this.#j(
r,i)};return i}#j(e,n){let[s="",...i]=e,r=s.replace(/^\/(usr\/)?bin\//,"");return this.#Z(r,i,n)??vo(e,n)}#Z(e,n,s){let{files:i,at:r}=s,o=/^(ba|z|da)?sh$/.test(
e)||e==="eval"||e==="source"||e===".",a=/^\.{0,2}\/|\.sh$/.test(e)&&/^#!.*\b(ba|z|da)?sh\b/.test(i.text(r(e))??"");if(!o&&!a)return;let d=n.findIndex(F=>!/^-[eulx]+$/.
test(F)),l=a?[e,...n]:n.slice(Math.max(0,d)),c=/^-[a-z]*c$/.test(l[0]??""),u=e==="eval"?n.join(" "):c?l[1]:l[0]===void 0||l[0]==="-s"?s.input():i.text(r(l[0])),
f=u===void 0||this.#i.depth>=wn?void 0:Lt(u);if(!f)return;let h=n.slice(0,Math.max(0,d)+Number(c)).some(F=>F.includes("e")),m=e==="eval"||e==="source"||e===".",
g=l.slice(c?3:1),x=F=>((!m||e!=="eval"&&g.length>0)&&(this.#r.args=g),m||(this.#r.stopsAtErrors=h),this.#h(f.commands,F)),$=F=>this.#O(()=>this.#f({isAsked:false},
()=>x(F))),H=F=>{let N=this.#A(()=>m?x(F):$(F));return{...N,status:Be(F)?F:N.status}};return{status:"unknown",prints:[void 0],script:H,act:()=>this.#Q(H)}}#Q(e){
let n=this.#s;this.#s=false,e("unknown");let s=!this.#s;return this.#s||=n,s}#Y(e,n){this.#c--;for(let s of e.name?[]:e.prefix)s.type==="Assignment"&&this.#D(s);
return this.#q(e.redirects,()=>e.name?this.#ee(e,e.name,n):Q)}#D(e){let{isShuffled:n}=this.#_(()=>this.#X(e));n?this.#r.shuffled.add(e.name):this.#r.shuffled.delete(
e.name)}#X({name:e,value:n,append:s,index:i}){if(n.type==="ArrayValue"){let a=n.elements.every(({text:u})=>!u.startsWith("[")),d=n.elements.map(u=>a?wt(u,this.#x):
void 0),l=s?this.#r.arrays.get(e):[],c=l&&d.every(u=>u!==void 0);this.#r.arrays.set(e,c?[...l,...d.flat()]:void 0)}let r=n.type==="Word"&&!i?K(n,this.#x):void 0,
o=s?this.#r.variables.get(e):"";this.#r.variables.set(e,r===void 0||o===void 0?void 0:o+r)}#ee(e,n,s){if(n.text==="read")return this.#ie(e);if(/^(mapfile|readarray)$/.
test(n.text))return this.#re(e.args.map(({text:h})=>h));let i=e.args.filter(h=>!(qh.test(n.text)&&this.#se(h))),{value:r,isShuffled:o}=this.#_(()=>[n,...i].map(
h=>wt(h,this.#x))),a=r.every(h=>h!==void 0)?r.flat():void 0;if(!a){let h=i.map(({text:g})=>g),m=this.#ae(n.value,h);return m||(je(n.value,h)?{status:s,prints:[void 0]}:
(this.#B([n.value,...h,...r.flatMap(g=>g??[])]),this.#b(void 0,s)))}let[d="",...l]=a,c=this.#r.functions.get(d),u=c?void 0:this.#de(d,l,s);if(u)return u;let f=c?
this.#oe(c,l,s):this.#H(a,s);return o?{...f,prints:f.prints.map(h=>h===""?"":void 0)}:f}#H(e,n){this.#c--;let{isShuffled:s}=this.#l,i=s&&Oo(e),r=i?{text:this.#l.
text}:this.#l,o=this.#f({stdin:r},()=>this.#te(e,n));if(!i)return o;let a=o.prints.map(d=>typeof d=="string"?zn(d):d);return{...o,prints:a}}#te(e,n){let s=this.#i.
depth>=wn||this.#c<=0?void 0:this.#j(e,this.#F);if(!s)return this.#B(e),this.#b(e,n);let{script:i,runs:r}=s;return r?this.#ne(r,n):i?e[0]==="timeout"&&n!=="ok"?
this.#u(()=>i(n)):i(n):this.#ce(s,e,n)}#ne({commands:e,isStrict:n,inAnyOrder:s},i){let r=n&&(i==="ok"||e.length===1),o=d=>{let l=e.map(u=>(d?.(),this.#f({stdin:{
text:""}},()=>this.#H(u,r?i:"unknown"))));return{status:!n||l.every(({status:u})=>u==="ok")?"ok":"unknown",prints:l.flatMap(({prints:u})=>u)}},a=s?this.#T(o):o();
return{...a,status:Be(i)?i:a.status}}#se(e){return e.type!=="Assignment"||e.value.type!=="ArrayValue"?false:(this.#D(e),true)}#B(e){let{files:n}=this.#t;for(let s of So(
e,this.#F.input())){let i=_(s,this.#r.folder);(n.kind(i)==="file"||n.kind(i)==="executable")&&n.lose(i)}}#ie(e){let n=jo(e),{text:s}=this.#l,i=n.separator===" "&&
this.#r.variables.has("IFS"),r=n.end!==void 0&&s!==void 0&&!i&&!this.#l.isShuffled,o=r?s.indexOf(n.end):-1;return this.#r.take(n,r?s.slice(0,o<0?void 0:o):void 0),
this.#l.text=r?o<0?"":s.slice(o+1):void 0,{status:r?o<0?"failed":"ok":"unknown",prints:[""]}}#re(e){let n=this.#F.input(),s=e.length===2&&e[0]==="-t",i=n===""?[]:
n?.replace(/\n$/,"").split(`
`);for(let r of e)this.#r.variables.set(r,void 0),this.#r.arrays.set(r,s?i:void 0);return{status:"unknown",prints:[""]}}#oe(e,n,s){if(this.#i.depth>=wn)return this.#b(
void 0);let i=this.#r.args;this.#r.args=n;let r=this.#A(()=>e.type==="CompoundList"?this.#h(e.commands,s):this.#S(e,s));return this.#r.args=i,this.#r.left?.of===
"function"&&(this.#r.left=void 0),{...r,isSpared:false}}#ae(e,n){let s=n.flatMap(i=>/^([A-Za-z_]\w*)(?:\+?=|$)/.exec(i)?.[1]??[]);switch(e){case"cd":case"pushd":case"\
popd":return this.#N([],"unknown");case"set":case"shift":return this.#r.args=void 0,nt;case"export":case"local":case"declare":case"typeset":case"readonly":case"\
printf":if(e==="printf"&&n[0]!=="-v")return;for(let i of s)this.#r.variables.set(i,void 0);return e==="printf"?nt:{...nt,prints:[""]};default:return}}#de(e,n,s){
switch(e){case"cd":return this.#N(n,s);case"pushd":return this.#r.stack.push(this.#r.folder),{...this.#N(n,s),prints:[void 0]};case"popd":return{...this.#N([...n,
this.#r.stack.pop()??""],s),prints:[void 0]};case"exit":case"return":case"break":case"continue":return this.#le(e,n[0]);case"set":this.#r.set(n,!this.#t.files.isDoubtful);
return;case"shift":return this.#r.args=this.#t.files.isDoubtful?void 0:this.#r.args?.slice(Number(n[0]??1)),Q;case"unset":return this.#r.unset(n),Q;case"trap":return n.
length!==2||!/^(EXIT|0)$/.test(n[1]??"")?this.#b(void 0):(this.#a=n[0],Q);case"shopt":return this.#r.hasOddGlobs=true,Q;case"export":case"local":case"declare":case"\
typeset":case"readonly":return this.#r.declare(n,e==="readonly"),Q;case"printf":return n[0]!=="-v"?void 0:(this.#r.variables.set(n[1]??"",void 0),Q);default:return}}#le(e,n){
let s=e==="break"||e==="continue",i=n===void 0&&!s?"unknown":s||n==="0"?"ok":"failed",r=!this.#t.files.isDoubtful,o=e==="exit"&&!this.#i.isInner&&i==="failed"&&
this.#e.exitCode===0;return!this.#w&&(r||!o)&&(this.#r.left={of:s?"loop":e==="exit"?"shell":"function",goesOn:e==="continue",levels:s?Number(n??1):1,isCertain:r}),
{status:i,prints:[""]}}#N(e,n){let[s="",...i]=e.filter(c=>c!=="--"),r=s==="-"?this.#r.previous??"":s,o=i.length>0||r===""?void 0:_(r,this.#r.folder),{files:a}=this.#t,
d=o!==void 0&&a.kind(o)==="folder",l=Be(n)?n:d?"ok":this.#U("cd",e);return l==="failed"?{status:l,prints:[""]}:((o===void 0||l==="unknown")&&(a.isDoubtful=true),
this.#r.previous=this.#r.folder,this.#r.folder=o??this.#r.folder,{status:l,prints:[s==="-"?void 0:""]})}#ce(e,n,s){let{act:i,several:r}=e,o=Be(s)?s:this.#ue(e,n);
return i?o==="failed"&&!r?{status:o,prints:[void 0]}:(this.#o=true,o==="ok"?!i()&&(r||!this.#t.otherwise(n,this.#r.folder))&&this.#p():this.#u(()=>(i()||this.#p(),
Q)),{status:o,prints:o==="ok"?e.prints:[void 0]}):{status:o,prints:o==="ok"||e.prints.every(a=>a==="")?e.prints:[void 0]}}#ue({status:e,act:n},[s="",...i]){if(e===
"ok"||e==="failed"&&!n)return e;let r=this.#U(s,i,n!==void 0);return e==="unknown"||r==="failed"?r:r==="ok"?"unknown":"failed"}#U(e,n,s=false){let{output:i}=this.#e,
r=i===void 0||this.#i.isMuted?void 0:Qh(e,i);return i===void 0||!r||r.some(a=>/: -e expression #/.test(a))?"unknown":r.length===0?(s||/^(cd|mkdir|ls|cat|head|tail)$/.
test(e))&&!/^(\/\S*\/)?(ba|z|da)?sh: /m.test(i)?"ok":"unknown":n.some(a=>!a.startsWith("-")&&r.some(d=>d.includes(a)))?"failed":"unknown"}#q(e,n){let s=[],i=e.flatMap(
c=>this.#G(c,s)??[]).at(-1),r=this.#i.isMuted||e.some(c=>Jh(c,s.length>0)),o=()=>this.#f({isMuted:r,...i&&{stdin:i}},n),a=s.map(({path:c})=>this.#he(c));if(a.includes(
"failed"))return{status:"failed",prints:[""]};let d=this.#d;this.#d=s.some(({path:c})=>c===_s);let l=a.includes("unknown")?this.#u(o):o();return this.#fe(s,l),this.#d||=
d,s.every(({isError:c})=>c)?l:{status:l.status,prints:[""]}}#fe(e,{status:n,prints:s}){let i=e.filter(({isError:r})=>!r).length<=1;for(let{path:r,appends:o,isError:a}of e){
let d=n==="ok"&&!this.#d?"":void 0,l=a?d:i?Zh(s,this.#t.files):void 0;this.#ge(r,l,{appends:o,status:n})}}#he(e){let{files:n}=this.#t,s=e===void 0?void 0:_(e,this.#r.
folder);if(s===void 0||e?.startsWith("/dev/"))return"ok";if(n.kind(s)==="folder"||/^(file|executable)$/.test(n.kind(vs.dirname(s))??""))return"failed";let{output:i}=this.#e;
return n.kind(vs.dirname(s))!=="none"||vs.dirname(s)==="."?"ok":i===void 0?"unknown":i.includes(`${e}: No such file`)?"failed":"ok"}#G(e,n){if(e.type==="HereStr\
ing"){let{target:r}=e,{value:o,isShuffled:a}=this.#_(()=>r&&K(r,this.#x));return{text:o===void 0?void 0:`${o}
`,isShuffled:a}}if(e.type==="HereDoc"){let{value:r,isShuffled:o}=this.#_(()=>this.#me(e));return{text:r,isShuffled:o}}let[s,...i]=e.target?.parts??[];if(e.operator===
"<"&&s?.type==="ProcessSubstitution"&&i.length===0){let{value:r,isShuffled:o}=this.#_(()=>s.script&&this.#M(s.script));return{text:r,isShuffled:o}}return this.#pe(
e,n)}#pe({operator:e,target:n,descriptor:s},i){let[r,...o]=(n&&wt(n,this.#x))??[],a=o.length===0?r:void 0;if(e.startsWith("<"))return{text:e==="<"&&a!==void 0?this.#t.
files.text(_(a,this.#r.folder)):void 0};let d=s?.type==="FileDescriptor"&&s.value!==1,l=e===">&"&&/^(\d+|-)$/.test(a??"");l&&a==="2"&&!d&&i.push({path:_s,appends:true,
isError:d}),!l&&!(d&&a==="/dev/null")&&i.push({path:a,appends:e.endsWith(">>"),isError:d})}#me({body:e,delimiter:n,operator:s}){let i=n?.quoted||!e.parts?e.text:
nn(e.parts,this.#x);return s==="<<-"?i?.replaceAll(/^\t+/gm,""):i}#ge(e,n,{appends:s,status:i}){if(e==="/dev/null"||e===_s)return;if(e===void 0){this.#b(void 0);
return}let r=_(e,this.#r.folder);this.#o=true;let a=this.#t.files.isRead(r)?false:i==="ok"||i==="unknown"&&this.#e.output!==void 0&&n!==void 0;this.#t.files.write(
r,a?n:void 0,s)||this.#p()}},Jh=(t2,e)=>{if(t2.type!=="Redirect")return false;let{operator:n,descriptor:s,target:i}=t2;return n.startsWith("&>")?true:s?.type===
"FileDescriptor"&&s.value===2&&(e||i?.text!=="1")},Vh=({command:t2,background:e})=>t2.type==="Command"&&!e&&t2.name?.text==="wait"&&t2.args.length===0,Do=t2=>t2===
void 0?"unknown":t2===0?"failed":"ok",zh=({index:t2,last:e,lastOr:n},{goes:s,wanted:i})=>{if(t2===e&&s==="ok")return i;let r=n<(s==="ok"?t2:0);return i==="ok"&&
r?"ok":"unknown"},Kh=({command:t2})=>/^(Command|Subshell|TestCommand|ArithmeticCommand)$/.test(t2.type)||t2.type==="Pipeline"&&!t2.prefixes.some(({type:e})=>e===
"Negation"),Be=t2=>t2!=="unknown",Zh=(t2,e)=>{let{text:n,isShuffled:s}=xn(t2,e);return s?void 0:n},xn=(t2,e)=>{let n=t2.map(i=>typeof i!="object"?i:"lines"in i?
i.lines:"shows"in i?e.text(i.shows):void 0),s=t2.some(i=>typeof i=="object"&&"lines"in i);return{text:n.every(i=>i!==void 0)?n.join(""):void 0,isShuffled:s}},Qh=(t2,e)=>e.
split(`
`).filter(n=>{if(t2==="git")return/^(fatal|error):/.test(n);let s=n.indexOf(`${t2}: `);return s===0||s>0&&/[\s/]/.test(n[s-1]??"")});var Ho=(t2,e)=>{let{reconstruction:n,
step:s,refuseCommand:i}=e,r=i?rp(t2):void 0,o=r?.ok===false?[r.reason]:[],a=(u,f)=>{let[h,...m]=u??[],g=r?.ok&&i&&h!==void 0?ap(f,n)??i([h,...m])??n.run([h,...m],
s):"it is about several files, of which steps may say some";return g!==void 0&&o.push(g),g===void 0};if(Xh.test(t2.line)&&!t2.line.includes("<<"))return n.disturb(
t2.line),{kind:"open",reason:"it is a line of the Windows shell"};let d=new yn(n,s),l=r?.ok?r.commands.filter((u,f)=>sp(u,r.commands.slice(f+1))):[];for(let u of l)
a(u,t2.folder);let c=new kn(t2,{files:d,git:n.recording.git,otherwise:a}).run();return!c||c.isOpen?(n.disturb(t2.line),{kind:"open",reason:o[0]}):(ep(t2,c.prints,
d),{kind:c.changes||l.length>0?"carried":"harmless"})},Xh=/^(?:[^'"]|'[^']*'|"[^"]*")*?(?:^|[\s=&|>])[A-Za-z]:\\\w/,ep=({printed:t2,isWhole:e,exitCode:n},s,i)=>{
if(t2===void 0||(n??0)!==0||s.includes(void 0)||np.test(t2))return;let r=s.filter(h=>typeof h=="object"),[o]=r;if(!o||r.length>1||t2.length>tp)return;let a=s.indexOf(
o),[d,l]=[s.slice(0,a).join(""),s.slice(a+1).join("")];if(!("shows"in o)){i.showDiff(t2);return}let c=t2.endsWith(`
`)||t2===""||e?t2:`${t2}
`;if(!c.startsWith(d)||!c.endsWith(l)||c.length<d.length+l.length)return;let u=c.slice(d.length,c.length-l.length),f=i.state(o.shows)?.text;f!==void 0&&!e&&f.replaceAll(
`\r
`,`
`)===u.replace(/\n$/,"")||(u!==""||f!==void 0)&&i.show(o.shows,u)},tp=1e4,np=/truncated|\[\.\.\.|… ?\+?\d+ (lines|tokens)|output (was )?cut/i,sp=([t2],e)=>t2===
"mkdir"&&e.some(([n,...s])=>n==="cp"||!je(n,s)&&!ip.has(n)),ip=new Set("rm mv sed touch tee chmod git cd printf echo cat mkdir".split(" ")),rp=({line:t2,exitCode:e})=>{
if(e===null)return{ok:false,reason:"nothing says that it succeeded"};if(e!==void 0&&e!==0)return{ok:false,reason:`it failed with exit code ${e}`};let n=t2.trim().
replace(/(?<!\s)\s+2>&1$/,""),s=qe(n);if(!s.ok)return s;if(!s.programs){let r=Ii(n);return{ok:false,reason:r.ok?"only a shell can run it":r.reason}}let i=s.programs.
length>1&&s.programs.find(([r])=>op.has(r));return i?{ok:false,reason:`${i[0]} sets up the shell that the next command runs in`}:{ok:true,commands:s.programs}},
op=new Set("export set unset alias unalias ulimit umask source . eval exec shopt pushd popd declare typeset readonly local".split(" ")),ap=(t2,{recording:e})=>{
if(t2===void 0)return;let n=Yh.dirname(e.relative(`${t2}/any`));if(n!==".")return/^(\/|\\\\|[A-Za-z]:)/.test(n)&&e.cwd===void 0?`it ran in ${t2}; pass --cwd to \
say what the root of the checkout was`:e.isOutside(n)?`it ran in ${t2}, outside the folder that was worked in`:`it ran in ${n}, and a Run step runs in the root`};
var On=t2=>{let e=qe(t2);return(e.ok&&e.programs||dp(t2))?.every(([s,...i])=>je(s,i))===true},dp=t2=>{if(!/["'`$<>(){}\\\n]|(^|[^&])&([^&]|$)/.test(t2))return t2.
split(/\|\||&&|[|;]/).map(e=>{let[n="",...s]=e.trim().split(/\s+/);return[n,...s]})};var Bo=(t2,{call:e,result:n,reconstruction:s})=>{let{recording:i}=s,{place:r}=i;
if(!r||n.proposed)return false;let o=h=>r.root===null?!te(h):r.folder===null&&e.unplaced&&!D(h),a=He(t2).map(h=>_(h,e.folder)).filter(o),d=t2.kind==="shell"?t2.
commands:[];if(a.length===0||r.root!==null&&d.length>0&&d.every(h=>lp.test(h)))return false;let l=t2.kind!=="read"&&(d.length===0||!d.every(On));l&&s.disturb(d.
length>0?d.join("; "):e.name);let c=(d.length>0?d:a).join("; ").replaceAll(/\s+/g," ").slice(0,200),f=`${r.root===null?`${r.named} may be the root of the checko\
ut or a folder of it`:"Nothing in the log says in which folder of the checkout it was"}; pass --cwd with that folder (. for the root)${i.checkout.filesBelow?"":
", or --repo"}: ${c}`;return i.leaveOut(e.name,{reason:f,at:e.at,mayChangeFiles:l}),true},lp=/^\s*cd\s+(['"]?)\/[^\s'"$`*?;&|]*\1\s*&&/;var Es=({call:t2,result:e},n,s)=>{
let{recording:i}=n,r={at:t2.at,mayChangeFiles:false},{operation:o}=t2;if(e?.failed&&["shell","unknown"].includes(o.kind)&&(i.disturbed=true),!e||e.cutOff)up(t2,
o,n);else if(o.kind==="agent")fp(t2,e,n);else if((e.failed||hp(t2,e))&&!s.keepFailed)i.leaveOut(t2.name,{reason:"It failed when it was made.",...r});else if(!e.
told){let a={id:t2.id,why:t2.why,session:t2.session,isDone:!e.proposed,at:t2.at},{habits:d,refuseCommand:l}=s;$s(o,{call:t2,result:e,step:a,reconstruction:n,habits:d,
refuseCommand:l})}},up=(t2,e,n)=>{let s=["shell","unknown","agent"].includes(e.kind),i=e.kind==="shell"?e.commands:[s?t2.name:Cs(e)];if(s)for(let d of i)n.disturb(
d);let r=e.kind!=="read"&&e.kind!=="nothing",o=r?`It was never answered, or cut off; what it changed, if it ran, is not in the plan: ${vt(i.join("; "))}`:"It wa\
s never answered, and changes no file.",a=r&&s?"unknown":void 0;n.recording.leaveOut(t2.name,{reason:o,at:t2.at,mayChangeFiles:r,is:a})},fp=(t2,{calls:e},n)=>{let s=e!==
0&&!n.showsAgents;s&&n.disturb(t2.name);let i=s?"What the agent that it started did is in a separate log; import that log along with this one.":"It started an a\
gent, whose calls count themselves.",r=s?"unknown":void 0;n.recording.leaveOut(t2.name,{reason:i,at:t2.at,mayChangeFiles:s,is:r})},Cs=t2=>t2.kind==="patch"?Ge(t2.
text).join(", "):t2.kind==="editor"?Cs(t2.asks):t2.kind==="several"?t2.asks.map(Cs).join(", "):t2.kind==="step"?[t2.input.file_path,t2.input.new_path].map(b).join(
" "):"path"in t2?t2.path:"",hp=({name:t2},{said:e})=>Jt(t2)&&pp.test(t2)&&e!==void 0&&!mp.test(e),pp=/(Edit|Write|Delete|Move|Set|Unset|Import|plan_undo)$/,mp=/\b(Updated|Created|Deleted|Moved|Undone:?) \S|"ok"\s*:\s*true/,
$s=(t2,e)=>{let{call:n,result:s,reconstruction:i}=e,{recording:r}=i,o="path"in t2?{...t2,path:_(t2.path,n.folder)}:t2;if(!(Bo(t2,e)||gr(o,e)))switch(o.kind){case"\
read":for(let a of o.paths)Op(_(a,n.folder),o.input,e);return;case"edits":Ar(o,As(o.path,e),e);return;case"write":Vn(o,As(o.path,e),e);return;case"notebook":vp(
o,e);return;case"editor":if(o.command==="create"&&yp(o.asks,e))return;$s(o.asks,{...e,call:{...n,name:o.command}});return;case"several":for(let a of o.asks)$s(a,
e);return;case"insert":xp(o,e);return;case"patch":bp(o.text,e);return;case"shell":for(let a of o.commands)_p(a,e);return;case"step":gp(o,e);return;case"invalid":
Cp(o,e);return;case"undo":r.undo(o.file??/^Undone: \w+ (.+?)(?: to .+)? \(\+\d/.exec(s.said??"")?.[1])||r.leaveOut(n.name,{reason:"No step before it changed a f\
ile.",at:n.at});return;case"nothing":r.leaveOut(n.name,{reason:"It changes no file.",at:n.at,mayChangeFiles:false});return;default:$p(e)}},gp=({tool:t2,input:e},{
call:n,step:s,reconstruction:i})=>{let{recording:r}=i;!Jt(n.name)&&typeof e.file_path=="string"&&r.license(_(e.file_path,n.folder),n.at),r.add({...s,tool:t2,input:e})},
yp=(t2,{call:e,result:n,reconstruction:{recording:s}})=>{if(t2.kind!=="write"||n.files)return false;let i=_(t2.path,e.folder),r=s.text(i);if(r===void 0)return false;
let o=r===w(t2.content),a=`${s.relative(i)}: the call makes a file, and ${o?"one with this text":"another"} is there.`;return s.leaveOut("create",{reason:a,at:e.
at,mayChangeFiles:!o}),true},bp=(t2,e)=>{let{call:n,result:s,step:i,reconstruction:r,habits:o}=e;s.files?wp(t2,s.files,e):ue(t2,r.recording,{...i,folder:n.folder,
bareEnd:o.addedEnd==="bare",isTold:o.patches==="told",isProposal:s.proposed===true})},wp=(t2,e,n)=>{let{call:s,step:i,reconstruction:r,habits:o}=n,{recording:a}=r,
d=yr(t2,e,n),l=new Set(d.flatMap(({path:u,movedTo:f})=>[u,f??u]).map(u=>a.relative(u))),c=u=>!l.has(a.relative(_(u,s.folder)));Qt(d,{...n,asked:{patch:t2,folder:s.
folder}});for(let u of Ge(t2).filter(c)){let f=`${u}: the log does not say what became of it; the patch is taken by its words.`;a.leaveOut(s.name,{reason:f,at:s.
at}),ue(t2,a,{...i,id:void 0,folder:s.folder,bareEnd:o.addedEnd==="bare",only:h=>h===u})}},xp=(t2,{step:e,result:n,reconstruction:{recording:s}})=>{let{path:i,line:r}=t2,
o=s.text(i),a=o?.split(`
`)??[];if(o===void 0||r<0||r>a.length){let u=o===void 0?"Cannot locate the line without the file; pass --repo.":"It has no such line.";s.leaveOut("insert",{reason:u,
at:e.at});return}let d=kp(t2,a,n.said),l=a.slice(0,r).join(`
`).length+ +(r>0),c=l>o.length?{start:o.length,end:o.length,replacement:`
${d}`}:{start:l,end:l,replacement:`${d}
`};s.change(i,c,e,{undoable:true})},kp=({line:t2,text:e,endsLine:n},s,i="")=>{if(!e.endsWith(`
`))return e;let r=[...i.matchAll(/^\s*(\d+)\t(.*)$/gm)].map(([,c,u=""])=>[Number(c),u]),o=c=>{let u=[...s.slice(0,t2),...c.split(`
`),...s.slice(t2)];return r.every(([f,h])=>Uo(u[f-1])===Uo(h))},a=e.slice(0,-1),[d,...l]=[e,a].filter(o);return d!==void 0&&l.length===0?d:n?a:e},Uo=(t2="")=>t2.
replace(/\s+/g," ").trim(),As=(t2,{result:e,reconstruction:{recording:n}})=>{let s=e.files??[];return s.find(i=>n.relative(i.path)===n.relative(t2))??(s.length===
1?s[0]:void 0)},Op=(t2,e,{call:n,result:s,step:i,reconstruction:r})=>{let{recording:o}=r;if(s.folder){o.leaveOut(n.name,{reason:"It listed a folder.",at:n.at,mayChangeFiles:false});
return}let a=r.left(t2),d=!a&&r.isDisturbed(t2),{shown:l,isGuessed:c}=Sp(s,a);if(l&&!o.isOutside(o.relative(t2))){if(c&&!(a&&zt(a,l.text,l.exact))){let u=`${o.relative(
t2)}: the log does not say whether its last line is ended.`;o.leaveOut(n.name,{reason:u,at:n.at})}r.meet(t2,l,i.at)}d?o.leaveOut(n.name,{reason:"It may have bee\
n made or changed by what ran before it.",at:n.at,mayChangeFiles:false}):o.read(t2,i,{...e,sha256:s.sha256})},Sp=({shown:t2},e)=>{if(!t2)return{};let n={exact:t2.
exact,...t2.isWhole&&{isWhole:t2.isWhole}};if(!t2.openEnd)return{shown:{...n,text:t2.text}};if(!e)return{};let s=w(e.text??`
`),i=s.endsWith(`
`),r=qo(i?s.slice(0,-1):s)!==qo(t2.text);return{shown:{text:t2.text+(i?`
`:""),exact:false},isGuessed:r}},qo=t2=>t2.slice(t2.lastIndexOf(`
`)+1),vp=({path:t2,input:e},n)=>{let{step:s,reconstruction:i}=n,{recording:r}=i,o={tool:"NotebookEdit",input:{...e,notebook_path:t2}},a=As(t2,n);if(typeof a?.after!=
"string"||!p(mi(a.after))){if(typeof a?.after=="string"){let u=`${r.relative(t2)}: what the log shows of it afterwards is no notebook.`;r.leaveOut("NotebookEdit",
{reason:u,at:s.at})}else if(n.habits.patches==="told"){let u=`${r.relative(t2)}: the log does not show what became of it; the call is taken by its words.`;r.leaveOut(
"NotebookEdit",{reason:u,at:s.at})}r.add({...s,...o});return}a.before!==void 0&&i.meet(t2,bt(a.before,a.exact),s.at);let d=["edit_mode","cell_id","new_source","\
cell_type"].filter(u=>e[u]!==void 0),l={notebook_path:t2,...Object.fromEntries(d.map(u=>[u,e[u]]))},c={text:a.after,exact:r.state(t2)?.exact??false};i.become(t2,
c,{step:s,wanted:{...o,input:l}})},_p=(t2,{call:e,result:n,step:s,reconstruction:i,refuseCommand:r})=>{let{recording:o}=i,a=e.folder,d=n.proposed&&!/\bapply_patch\b/.
test(t2)?null:n.exitCode,l={line:t2,folder:a,exitCode:d,output:n.output,printed:n.printed,isWhole:n.isWhole},c=s.why??`Ran: ${vt(t2)}`,{kind:u,reason:f}=Ho(l,{reconstruction:i,
step:{...s,why:c},refuseCommand:r});if(u==="carried")return;let h=a===void 0?"":o.relative(cp.join(a,"any")),m=n.proposed?"not read":"unknown";if(o.isOutside(h)&&
!te(h)){let $=`It ran in ${a}, outside the folder that was worked in; --cwd says another: ${vt(t2)}`;o.leaveOut(e.name,{reason:$,at:e.at,is:m});return}if(u==="h\
armless"){o.leaveOut(e.name,{reason:`It changes no file: ${vt(t2)}`,at:e.at,mayChangeFiles:false});return}let x=`${r&&f?`No Run step carries it (${f})`:"No step\
 does what this command does"}; if it changed files, those changes are not in the plan: ${vt(t2)}`;o.leaveOut(e.name,{reason:x,at:e.at,is:m})},vt=t2=>{let e=t2.
replaceAll(/\s+/g," ").trim();return e.length>160?`${e.slice(0,160)}\u2026`:e},Cp=({tool:t2,reason:e},n)=>{let{call:s,result:i,reconstruction:r}=n,o=i.proposed?
Go:"If it changed a file, that change is not in the plan.";i.files&&i.files.length>0?Qt(i.files,n):r.recording.leaveOut(t2,{reason:`${e} ${o}`,at:s.at})},Go="Ha\
ve it written as a call that gives the old and the new text, or as a diff.",$p=t2=>{let{call:e,result:n,reconstruction:s}=t2;if(n.files&&n.files.length>0){Qt(n.
files,t2);return}s.disturb(e.name);let i=n.proposed?`No step does what this tool does. ${Go}`:"No step does what this tool does; if it changed files, those chan\
ges are not in the plan.",r=n.proposed||Dn(e.name,e.input)?void 0:"unknown";s.recording.leaveOut(e.name,{reason:i,at:e.at,is:r})};function st(t2,{choice:e,recording:n,
called:s="answer"}){if(n.answers=Math.max(n.answers,t2.length),t2.length<2)return t2;let i=e===void 0?void 0:t2[e-1];for(let a of t2)a!==i&&Is(a,n);if(i)return[
i];let r=e===void 0?"":`, and no ${s} ${e}`,o=`It holds ${t2.length} of them${r}. Take one with --choice N, from 1 to ${t2.length}.`;return n.leaveOut(`${s}s`,{
reason:o,at:t2[0].at()}),[]}var Jo=(t2,e)=>{e.leaveOut("answers",{reason:"It holds several answers to one request. Take one with --choice N, from 1.",at:t2.at()})};
function Is(t2,{calls:e},n){for(let{ids:s,input:i}of Vt(t2,n))e.take(s[0],i)}var Vo=t2=>{let e=Ap;for(let n of zo(t2)){if(e-=n.length,e<0)return;for(let s of n.
split(`
`)){let[,i]=s.length<=Ep&&Ip.exec(s.trim())||[];if(i!==void 0)return i.trim()}}},Ap=256*1024,Ep=500,Ip=/^(?:<cwd>|(?:[-*] )?(?:current |primary )?working directory(?: is)?: |# current working directory \(|I'm currently working in the directory: )["'`]?((?:\/|[A-Z]:\\)[^"'`<]*?)["'`]?(?:<\/cwd>|\) files)?$/i;
function*zo(t2){if(typeof t2=="string"&&(yield t2),p(t2)&&Pp.test(`${b(t2.role)} ${b(t2.type)}`))return true;if(typeof t2!="object"||t2===null)return false;for(let e of Object.
values(t2))if(yield*zo(e))return true;return false}var Pp=/assistant|model|tool|result|function/;var it=class{recording;folders=new Set;goneFolders=new Set;showsAgents=false;temporary=0;#e=[];#t=new Map;#n=new Set;#i=new Map;#o=new Map;constructor(e){
this.recording=e}disturb(e){this.recording.disturbed=true,this.#s(e)}#s(e){this.#e.push({what:e.replaceAll(/\s+/g," ").trim(),isStep:false})}run(e,n){let s=this.
recording.run(e,n);if(s===void 0&&this.#e.push({what:e.join(" "),isStep:true}),s===void 0)for(let i of this.#i.keys())this.#i.set(i,{state:void 0,step:void 0});
return s}loosen(e,n){this.#p(e).some(({isStep:s})=>s)||(this.#s("a change from outside"),this.#n.add(this.recording.relative(e)),this.#o.set(this.recording.relative(
e),n))}lose(e){let n=this.recording.relative(e),s=this.recording.state(e);(s||!this.#i.has(n))&&this.#i.set(n,{state:s,step:this.recording.lastStepOf(n)}),this.
recording.set(e,void 0)}left(e){let n=this.recording.relative(e),s=this.#i.get(n),i=s?.state&&this.recording.lastStepOf(n)===s.step;return this.recording.state(
e)??(i?s.state:void 0)}isLost(e){return this.#i.has(this.recording.relative(e))}close(){for(let{construct:e,reason:n,at:s}of this.#o.values())this.recording.leaveOut(
e,{reason:n,at:s});this.#o.clear()}isLoose(e){return this.#n.has(this.recording.relative(e))}isDisturbed(e){return this.#p(e).some(({isStep:n})=>!n)}meet(e,n,s){
let{recording:i}=this,r=i.relative(e),o=this.left(e),a=n.isWhole||n.text===void 0?void 0:Ze(n.text,o?.text);if(a!==void 0){o&&this.isDisturbed(e)&&this.lose(e),
i.leaveOut("text",{reason:`${r}: ${a}`,at:s});return}this.#o.delete(r),this.#i.delete(r)&&i.set(e,o),this.#a(e,{known:o,shown:n,at:s}),this.#u(e)}#a(e,{known:n,
shown:s,at:i}){let{recording:r}=this;if(n&&s.text!==void 0&&zt(n,s.text,s.exact)){let o=s.exact&&!n.exact||!n.exact&&B(s.text)&&!B(n.text??"");(o||n.assumed)&&r.
set(e,{...n,...o&&s,assumed:void 0})}else n?.assumed&&Rp(n,s)?r.set(e,{...n,assumed:void 0}):n?.assumed&&(r.checkout.isLater||!this.isDisturbed(e))?this.#c(e,{known:n,
shown:s,at:i}):n&&s.text!==void 0?this.#r(e,{known:n,shown:{...s,text:s.text},at:i}):n||r.set(e,s)}settle(e,{isText:n,at:s}){let{recording:i}=this,r=i.relative(
e);if(i.isOutside(r)||this.isDisturbed(e))return;let o=this.left(e)?.text;if(o!==void 0&&n(o))return;let a=i.candidates(r).find(d=>d!==void 0&&n(d));a!==void 0?
this.meet(e,{text:a,exact:true,isWhole:true},s):i.leaveOut("hash",{reason:`${r}: the log\u2019s hash of it is not that of what the steps leave.`,at:s})}become(e,n,s){
let{recording:i}=this,r=i.earlier(e),o=r.state;if(this.#u(e),o&&xs(o,n))return true;let a=u=>u?xs(u,n):!o,d=Fp(dn(e,{before:o,after:n,...s}),u=>i.attempt(e,u,a));
if(!d)return this.lose(e),i.leaveOut(s.wanted?.tool??"change",{reason:`Cannot tell what happened to ${i.relative(e)} without the file; pass --repo.`,at:s.step.at});
let l=i.hasMovedOn(e)?i.onFile(e,{from:o,to:n,way:d},s.step):d;l&&this.#d(e,l,{...s,before:r}),this.#i.delete(i.relative(e));let c=o&&o.text===void 0;return i.set(
e,{...n,executable:n.executable??(c?false:o?.executable)}),true}#d(e,n,{step:s,...i}){let{before:r,isElsewhere:o=false}=i,a=!r?.state||r.state.text!==void 0;!this.
recording.isLicensed(e)&&(a||n.some(({tool:d})=>d!=="Write"))&&(this.recording.unread=true);for(let[d,{tool:l,input:c,when:u}]of n.entries())this.recording.add(
{...s,...u&&{when:u},id:d===0?s.id:void 0,tool:l,input:c},{undoable:true,before:r,isElsewhere:o,isOnFile:true})}#c(e,{known:n,shown:s,at:i}){let{recording:r}=this;
if(s.text!==n.text&&r.moveOn(e,n,i),r.set(e,{...s,executable:s.executable??n.executable}),s.text===n.text||!this.isDisturbed(e))return;let o=`${r.relative(e)}: \
it is not as the session found it; what ran before may have changed it (${this.#f(e)}).`;r.leaveOut("change",{reason:o,at:i,is:"unknown"})}#r(e,n){let{known:s,shown:i,
at:r}=n,o={step:{why:this.#l(e),at:r},isElsewhere:this.recording.isSteady(e)};if(s.text===void 0||i.exact)this.become(e,i,o);else{let a=s.exact?Se(s.text,w(i.text),
void 0):i.text;this.become(e,{...s,text:a},{...o,keepsEnds:true})}}#l(e){let n=this.#f(e);return n===""?"Changed from outside.":`Changed by: ${n}`}#f(e){let n=this.#p(
e).map(({what:s})=>s).slice(-3).join("; ");return n.length>400?`${n.slice(0,400)}\u2026`:n}#p(e){return this.#e.slice(this.#t.get(this.recording.relative(e))??0)}#u(e){
this.#t.set(this.recording.relative(e),this.#e.length)}},Rp=({text:t2},{text:e})=>t2===void 0||e===void 0?t2===e:w(t2)===w(e),Fp=(t2,e)=>{for(let n of t2)if(e(n))
return n};var Ko={"claude-code":{name:"Claude Code",newest:"2.1.197",versionIn:({version:t2,claude_code_version:e})=>e??t2},codex:{name:"Codex",newest:"0.169.0",
versionIn:({payload:t2})=>y(t2,"cli_version")},qwen:{name:"Qwen Code",newest:"0.15.10",versionIn:({version:t2,qwen_code_version:e})=>e??t2},copilot:{name:"Copil\
ot",newest:"1.0.102",versionIn:({data:t2})=>y(t2,"copilotVersion")},opencode:{name:"OpenCode",newest:"1.18.33",versionIn:({info:t2})=>y(t2,"version")},cline:{name:"\
Cline",newest:"3.0.65",versionIn:({origin:t2})=>y(t2,"version")},pi:{name:"Pi's format",newest:"3",versionIn:({type:t2,version:e})=>t2==="session"&&typeof e=="n\
umber"?`${e}`:void 0}},Sn=class{#e;#t;constructor(e){this.#e=e!==void 0&&Object.hasOwn(Ko,e)?Ko[e]:void 0,this.#t=this.#e?.newest??""}take(e){let n=p(e)?this.#e?.
versionIn(e):void 0,[,s]=Np.exec(typeof n=="string"?n:"")??[];s!==void 0&&Tp.compare(s,this.#t)>0&&(this.#t=s)}get notice(){if(!this.#e||this.#t===this.#e.newest)
return;let{name:e,newest:n}=this.#e;return`The log is of ${e} ${this.#t}, and its reader was recorded with ${n}: compare the plan with what the session left, wi\
th --after.`}},Np=/^v?(\d{1,9}(?:\.\d{1,9}){0,3})(?![\d.])/,Tp=new Intl.Collator("en",{numeric:true});function Zo(t2){if(!p(t2))return{};let e=Wp.map(o=>t2[o]).
filter(p),n=[t2,...e,...e.map(({model:o})=>o).filter(p)],s=t2.type==="session"?t2.id:Ps(n,Lp),[i,r]=[Ps(n,Mp),Ps(n,jp)];return{...typeof s=="string"&&{id:s},...i!==
void 0&&{model:i},...r!==void 0&&{provider:r}}}function Rs({id:t2,model:e,provider:n},s){let i={agent:s,model:e===void 0?void 0:Hp(e,n,s),id:t2},r=Object.entries(
i).filter(([o,a])=>Ei.safeParse({[o]:a}).success);return r.length===0?void 0:Object.fromEntries(r)}var gS=t2=>t2 in Qo?t2:void 0,Wp=["message","payload","data",
"info","part","params"],Lp=["sessionId","session_id","sessionID","thread_id","conversation_id","conversationId"],Mp=["model","modelId","modelID","newModel","sel\
ectedModel"],jp=["provider","providerID","providerId","model_provider"];function Ps(t2,e){for(let n of t2)for(let s of e){let i=n[s];if(typeof i=="string"&&i!==
"")return i}}var Qo={"claude-code":"anthropic",codex:"openai",gemini:"google",qwen:"alibaba",copilot:"github-copilot","vscode-chat":"github-copilot",cline:void 0,
cursor:void 0,opencode:void 0,pi:void 0,openhands:void 0,"swe-agent":void 0,kimi:void 0},Dp=[[/^claude-/,"anthropic"],[/^(?:gpt|o\d|codex|chatgpt)-?/,"openai"],
[/^gemini-/,"google"],[/^qwen/,"alibaba"]];function Hp(t2,e,n){let s=t2.replace(/\[\w+\]$/,""),i=Dp.find(([o])=>o.test(s))?.[1],r=e??(s.includes("/")?void 0:Qo[n??
""]??i);return r===void 0?s:`${r}/${s}`}var A=(t2,e)=>(n,s,i)=>{let r=new it(s),o=()=>new Fs(r,{...i,...t2});r.showsAgents=n.length>1;let a=t2.proposals?o():void 0,
d=a?[a]:n.map(o),l=new Sn(i.agent),c=f=>{let h=e(f);return m=>{l.take(m.value),h(m)}};Gp(n.map((f,h)=>Bp(f,a??d[h],c)));for(let f of d)f.close();r.close(),l.notice!==
void 0&&s.note(l.notice);let u=!a||a.hasResults;return{...s.cwd!==void 0&&{cwd:s.cwd},options:{...ge(s),...t2.options?.(s)??{reads:"auto"},...u?{duplicates:"kee\
p"}:{reads:"auto"}}}};function*Bp(t2,e,n){let s=n(e),i="";for(let r of re(t2,e.recording)){e.search(r);for(let o of Up(r)){if(!V(o))continue;i=y(o.value,"timest\
amp")??i,yield{time:i,take:()=>{e.hear(o.value),e.place=o.at,qp(o.value)&&(e.reconstruction.showsAgents=true);let d=!e.hasStarted;s(o),d&&e.enterAs(o.value)}}}}}
var Up=t2=>{let{value:e}=t2;if(Array.isArray(e)&&typeof e[0]=="string")return[{...t2,value:{command:e}}];let n=Array.isArray(t2.value)?t2:ct(t2,"loglines");return n&&
Array.isArray(n.value)?j(n):[t2]},qp=({isSidechain:t2,data:e})=>t2===true||y(e,"parentToolCallId")!==void 0,Gp=t2=>{let e=s=>{let{value:i}=s.next();return i?[{source:s,
line:i}]:[]},n=t2.flatMap(e);for(;n.length>0;){let s=n.reduce((i,r)=>i.line.time<=r.line.time?i:r);s.line.take(),n=n.flatMap(i=>i===s?e(i.source):[i])}},Fs=class{why;#e={};#t;hasResults=false;isSession=false;place;reconstruction;recording;#n;#i=new Map;#o=new Map;#s=new Map;#a=new Map;#d=0;#c;#r=[];#l;constructor(e,n){
this.#n=n,this.#t=Rs({},n.agent),this.reconstruction=e,this.recording=e.recording,this.enter(this.recording.place?.named)}enter(e){if(typeof e!="string")return;
let{recording:n}=this,s=n.sightings.enter(e);n.cwd??=s;let i=n.cwd,r=!D(n.relative(`${e}/any`))||Wt(e)(`${i}/any`)!==void 0;this.#l===void 0&&!r&&this.leaveOut(
"folder",`It worked in ${e}, and --cwd says ${i}`),this.#l=e}enterAs(e){this.#l===void 0&&this.enter(Vo(e))}get hasStarted(){return this.#d>0}call({name:e,id:n,
...s}){let i=typeof n=="string"?n:this.freeId();if(typeof e!="string"&&this.leaveOut("call","It names no tool"),typeof e!="string")return i;let r=ce(`${e} ${JSON.
stringify(s.input)}`),[o,a]=[this.#i.has(i),this.#o.get(i)===r];if(o&&!a&&this.#n.proposals){let F=`Another call has its id, ${JSON.stringify(i)}. Give each cal\
l its own id.`;return this.recording.leaveOut(e,{reason:F,at:s.at}),i}if(this.recording.calls.take(n,s.input),this.#n.reusesIds?o:a)return i;let d=o?this.freeId():
i;this.#o.set(d,r),this.#d++;let{why:l=this.why,session:c=this.#t}=s,u=this.#n.proposals===true&&!this.isSession,f=s.folder??this.#l,h=f??(this.recording.place?.
folder||void 0),m=Gt(e,s.input),g="folder"in m?m.folder:void 0,x=g===void 0?h:_(g,h),$=f===void 0&&!u&&!D(x??"");this.#i.set(d,{...s,name:e,id:d,why:l,session:c,
folder:x,unplaced:$,operation:m});let H=this.#s.get(i);return this.#s.delete(i),H&&this.result(d,H.result),d}hear(e){let n={...this.#e,...Zo(e)};Object.entries(
n).every(([s,i])=>this.#e[s]===i)||(this.#e=n,this.#t=Rs(n,this.#n.agent))}stop({value:{stop_reason:e,finish_reason:n,finishReason:s,incomplete_details:i,...r},
at:o}){let a=p(i)?i.reason:void 0,d=[e,n,s,a].find(u=>typeof u=="string");d!==void 0&&(this.#c=Jp.test(b(d))?o:void 0);let c=this.#n.proposals&&(r.role==="assis\
tant"||r.role==="model")?I(r.content??r.parts):void 0;c!==void 0&&this.#r.push({text:c,at:o})}cut(e){this.#c=e}result(e,n){if(typeof e!="string")return;this.hasResults=
true,this.why=void 0;let s=this.#i.get(e);if(!s){this.#o.has(e)||this.#s.set(e,{result:n,place:this.place});return}this.#i.delete(e);let i=typeof n=="function"?
n(s):n;s.unplaced&&this.enter(zp(s,i)),this.recording.sightings.take(s,i),Es({call:s,result:i},this.reconstruction,this.#n)}answer(e,n){typeof e!="string"&&this.
leaveOut("answer","It does not say which call it answers"),this.result(e,n)}done(e,n){let{why:s}=this;this.result(this.call(e),n),this.why=s}block({value:e,at:n},s){
let i=Vp(e),{type:r,id:o,name:a,input:d,text:l}=i;if(r==="tool_use"&&typeof a=="string")this.call({name:a,id:o,input:d,at:n()});else if(r==="tool_result")this.answer(
i.tool_use_id??i.toolUseID,c=>ye(i.is_error)?s(c,i):S);else if(r==="text"&&typeof l=="string")this.why=l;else return false;return true}leaveOut(e,n){let s=this.
place?.()??{file:"",line:1,column:1};this.recording.leaveOut(e,{reason:`${n}; if it changed files, those changes are not in the plan.`,at:s})}chosen(e){return st(
[...j(e)],{choice:this.#n.choice,recording:this.recording})}isChosen(e,n){let{choice:s}=this.#n,{recording:i}=this;return e>i.answers&&(i.answers=e,s===void 0&&
e>1&&(e===2&&Jo(n,i),this.#i.clear())),s===void 0?i.answers===1:e===s}search(e){this.recording.calls.search(e,this.#n.keys)}passOver(e){Is(e,this.recording,this.#n.
keys)}opened(e){return this.#i.get(e)}freeId(){return`\0${this.#d}`}firstOpen(e){return[...this.#i].find(([,n])=>n.name===e)?.[0]}mark(e){typeof e=="string"&&!this.#a.
has(e)&&this.#a.set(e,this.recording.checkpoint())}backTo(e){let n=this.#a.get(b(e));n!==void 0&&this.recording.rewind(n)}close(){for(let{place:n}of this.#s.values())
this.place=n,this.leaveOut("answer","It answers a call that the log does not show");let e=this.#n.proposals===true&&!this.hasResults&&!this.isSession;for(let n of e?
this.#i.values():[])this.recording.sightings.take(n,{failed:false,proposed:e});e&&this.#c&&this.recording.leaveOut("answer",{reason:"The answer was cut off, by \
its token limit or by a filter, so a part of it is missing. Ask for the rest, or for all of it again.",at:this.#c(),is:"not read"});for(let{text:n,at:s}of e?this.#r:
[]){let{file:i,line:r}=s();this.recording.texts.push({file:i,lines:n.split(`
`),taken:[],toldAt:r})}for(let n of this.#i.values())Es({call:n,...e&&{result:{failed:false,proposed:e}}},this.reconstruction,this.#n);this.#i.clear()}},Jp=/^(?:max_tokens|max_output_tokens|length|model_context_window_exceeded|content_filter|safety|recitation)$/i,
Vp=({toolUse:t2,toolResult:e,...n})=>{if(p(t2))return{...t2,type:"tool_use",id:t2.toolUseId};if(!p(e))return n;let{toolUseId:s,status:i}=e;return{...e,type:"too\
l_result",tool_use_id:s,is_error:i==="error"}},zp=({operation:t2},{exitCode:e,printed:n,files:s=[]})=>{if(t2.kind==="shell"){let[i="",...r]=t2.commands,[o=""]=n?.
split(`
`)??[];return r.length===0&&e===0&&/^\s*pwd\s*($|&&|;)/.test(i)&&/^\/\S/.test(o)?o:void 0}for(let i of He(t2)){let r=`/${i.replace(/^\.\//,"")}`,o=s.find(({path:a})=>!D(
i)&&D(a)&&a.endsWith(r));if(o)return o.path.slice(0,-r.length)}};var Kp={edits:"literal",overwrittenMark:"kept"},Yo=A({habits:Kp,reusesIds:true},t2=>{let e=new Map;
return n=>{let s=O(n,"message")??n,{method:i}=s.value,r=O(s,"params")?.value??s.value;/^session\/(new|load|resume)$/.test(b(i))&&t2.enter(r.cwd),i==="fs/write_t\
ext_file"&&t2.done({name:"write_file",input:r,at:n.at()},{failed:false}),p(r.update)&&Zp(n,r.update,{log:t2,told:e})}}),Zp=(t2,e,{log:n,told:s})=>{let{sessionUpdate:i,
toolCallId:r}=e;if(i==="agent_message_chunk"&&(n.why=`${n.why??""}${y(e.content,"text")??""}`),i==="user_message_chunk"&&(n.why=void 0),!/^tool_call(_update)?$/.
test(b(i))||typeof r!="string")return;let o=s.get(r),a=Object.fromEntries(Object.entries(e).filter(([,c])=>c!=null)),d={node:o?.node??t2,update:{...o?.update,...a},
why:o?.why??n.why};s.set(r,d);let{status:l}=d.update;l!=="completed"&&l!=="failed"||(s.delete(r),Qp(r,d,n),n.why=void 0)},Qp=(t2,{node:e,update:n,why:s},i)=>{let r=n.
status==="failed",a=(Array.isArray(n.content)&&!r?n.content.filter(p):[]).filter(({type:l})=>l==="diff"),d={id:t2,why:s,at:e.at()};a.length===0&&i.done({...d,...Yp(
n)},l=>Xp(l,n));for(let[l,{path:c,oldText:u,newText:f}]of a.entries()){let h=a.length===1?t2:`${t2}.${l+1}`,m=typeof u=="string"&&u!==""?{name:"edit",input:{path:c,
old_text:u,new_text:f}}:{name:"write",input:{path:c,content:f}};i.done({...d,...m,id:h},{failed:false})}},Yp=({kind:t2,rawInput:e,title:n,locations:s})=>{let i=p(
e)?e:{};if(t2==="execute")return{name:"shell",input:i};if(t2==="read"){let[r]=Array.isArray(s)?s:[];return{name:"read",input:{path:y(r,"path")??i.file_path??i.path}}}
return t2==="search"||t2==="fetch"||t2==="think"||t2==="switch_mode"?{name:"ls",input:i}:{name:typeof n=="string"?n:b(t2??"tool_call"),input:i}},Xp=({operation:t2},{
status:e,rawOutput:n})=>{let s=e==="failed";if(t2.kind!=="shell")return{failed:s};let i=p(n)?n.exitCode??n.exit_code:void 0;return s&&typeof i!="number"?{failed:s}:
v(i,y(n,"output")??y(n,"stdout")??I(n))};var q=t2=>{let e=typeof t2=="string"?L(t2):t2;if(typeof e=="string")return tm.test(e)||/^(Process exited with|Exit) code:? [1-9]/im.
test(e);if(!p(e))return false;let n=p(e.metadata)?e.metadata.exit_code:e.exit_code;return e.success===false||e.ok===false||[e.is_error,e.isError,e.error].some(s=>(s??
false)!==false)||typeof e.status=="string"&&em.test(e.status)||typeof n=="number"&&n!==0},em=/^(?:error|errored|failed|failure|denied|rejected|cancell?ed|aborted|timeout)$/i,
tm=new RegExp(`^\\s*(?:${[String.raw`(?:error|failed|failure|invalid|unsupported|denied|rejected|cancelled|(?:the )?user (?:rejected|cancelled|denied|declined)|apply_patch verification failed)\b`,
"<tool_use_error>",String.raw`\w*ValidationError\b`,String.raw`The user doesn['’]t want to `,String.raw`\[Request interrupted`,String.raw`File has (?:not been read yet|been (?:unexpectedly )?modified since)`,
String.raw`File (?:does not exist|already exists|not found)`,String.raw`(?:String to replace|oldString|old_string) not found`,String.raw`Found (?:multiple|\d+) (?:matches|occurrences) (?:of|for) `,
String.raw`(?:Could not|Cannot|Can't|Unable to|Failed to) `,String.raw`No (?:changes to (?:make|apply)|replacement was performed|match(?:es)? (?:was|were )?found|occurrences found|sufficiently similar match)`].
join("|")})`,"i"),_t=t2=>/^\s*(?:The tool execution failed|The user (?:denied|provided the following feedback)|Tool \[|<error>)/.test(t2);import{createHash as nm}from"node:crypto";
import{inflateSync as sm}from"node:zlib";var Xo=({lines:t2,blob:e,limit:n})=>{let s=c=>({ok:false,reason:c}),[,i,r=""]=/^(literal|delta) (\d+)$/.exec(t2[0]??"")??
[];if(i===void 0)return s("The diff does not hold it; make it with git diff --binary.");if(i==="delta")return s("It is given as a delta to the old file, and a p\
lan writes whole files.");let o=Number(r);if(o>n)return s(`It comes to ${r} bytes, where ${n} are left for a plan.`);let a=t2.indexOf("",1),d=om(t2.slice(1,a<0?
void 0:a)),l=d&&dm(d,o);return!l||e!==void 0&&!Ns(l,e).startsWith(e)?s("The patch is damaged: its lines do not give the content it names."):{ok:true,bytes:l}},im="\
0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~",rm=new Map([...im].map((t2,e)=>[t2,e])),om=t2=>{let e=[];for(let n of t2){
let s=n.charCodeAt(0),i=s-(s<96?64:70),r=Math.ceil(i/4);if(!/^[A-Za-z]/.test(n)||n.length!==1+r*5)return;let o=Buffer.alloc(r*4);for(let a=0;a<r;a++){let d=am(n.
slice(1+a*5,6+a*5));if(d===void 0)return;o.writeUInt32BE(d,a*4)}e.push(o.subarray(0,i))}return Buffer.concat(e)},am=t2=>{let e=0;for(let n of t2)e=e*85+(rm.get(
n)??Number.NaN);return e<=4294967295?e:void 0},dm=(t2,e)=>{try{let n=sm(t2,{maxOutputLength:Math.max(e,1)});return n.length===e?n:void 0}catch{return}},lm=40,Ns=(t2,e)=>nm(
e.length>lm?"sha256":"sha1").update(`blob ${t2.length}\0`).update(t2).digest("hex");var Ts=(t2,e,{recording:n,isReadable:s})=>{let i=n.exactText(t2);return i===
void 0&&n.state(t2)?`${t2} is not here.`:i===void 0?s?void 0:`It can be compared with ${t2} only where that file is at hand; pass --repo.`:(e.binary?Ws(t2,e,n):
w(i)===w(ra(e)))?void 0:`${t2} does not hold what the diff takes away.`},ea=(t2,e,n)=>{let s=n.exactText(t2);if(!(s===void 0||!ta(e.hunks)||w(s)===w(ra(e))))return Ws(
t2,e,n)?void 0:`Its lines are all of ${t2} in the diff, but not here. Make the diff of the file as it is here.`},ta=([t2,...e])=>{let{isBare:n=false,isFirst:s=false}=t2&&
e.length===0?at(t2):{};return n&&s},na=(t2,e,n)=>{if(!e.isOpen)return;let[,s]=vn(e),i=e.names.isAbsent.old?"":Ws(t2,e,n)?n.exactText(t2):void 0;return s===void 0||
i===void 0?"The text ends without a line end in a line that is new: it may have been cut off there. If it is whole, end it with a line break.":ia(ie(i,e.hunks).
text,s)?void 0:"The text was cut off in its last line: it does not give the content that its `index` line names. Hand in all of it."},Ct=(t2,e,n="")=>{if(!at(e).
isBare&&ot(n,ki(e),0)>=0)return`${t2} has its new lines already: it may have been applied before.`;let{isFirst:s,isLast:i}=at(e);return ot(`${n}
`,e,0)>=0?`The last line of ${t2} has no line end, which the diff does not show. Add it, and make the diff again.`:`${t2}, as it is here, does not hold its line\
s${i?" at its end":s?" at its beginning":""}, or holds them at several places.`},sa=(t2,e)=>{let{old:n}=T(t2),{isFirst:s,isLast:i}=at(t2),r=i||ta(e)?"\\z":"",o=s?
"\\A":/^[-+]/.test(t2.lines[0]??"")?"(?m:^)":"";return o===""&&r===""?{old_string:n}:{regex:`${o}${n.replaceAll(/[\\^$.|?*+()[\]{}]/g,"\\$&")}${r}`}},vn=({headers:t2})=>{
let[,e,n]=/^([0-9a-f]{7,})\.\.([0-9a-f]{7,})/.exec(t2.get("index")??"")??[];return e===void 0||n===void 0?[]:[e,n]},Ws=(t2,e,n)=>{let[s]=vn(e),i=n.exactText(t2);
if(s===void 0||i===void 0)return false;let r=i===n.original(t2)?.text?n.look?.(t2):void 0;return ia(i,s,r?.ok?r.bytes:void 0)},ia=(t2,e,n)=>[n,se(t2),se(t2.replaceAll(
`\r
`,`
`))].some(s=>s!==void 0&&Ns(s,e).startsWith(e)),ra=({hunks:[t2]})=>T(t2??G(1,[])).old;var de=t2=>{if(typeof t2!="string")return;let e=t2.search(/^@@ /m);if(e<0)
return;let n=t2.slice(e).replace(/\n$/,"").split(`
`),s=Ae(["--- a","+++ b",...n],1)[0]?.hunks;return s&&cm(n,s,t2.endsWith(`
`)?1:0)?s:void 0},cm=(t2,e,n)=>e.every(({line:s,oldLines:i,newLines:r})=>{let[,,o="1",,a="1"]=/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(t2[s-3]??"")??[];
return i+n>=Number(o)&&r+n>=Number(a)}),Ls=t2=>{if(!Array.isArray(t2)||t2.length===0)return;let e=t2.map(n=>p(n)&&typeof n.oldStart=="number"&&um(n.lines)?G(n.oldStart,
n.lines):void 0);return e.every(n=>n!==void 0)?e:void 0},um=t2=>Array.isArray(t2)&&t2.every(e=>typeof e=="string"),da=t2=>de(typeof t2=="string"?t2.replace(/\n$/,
""):void 0)?.map(e=>{let n=Y(e),s=hm(n.old.lines,n.new.lines)<fm,[i,r]=[aa(n.old,s),aa(n.new,s)];return G(e.oldStart,[...oa("-",i),...oa("+",r)],e.newStart)}),oa=(t2,{
lines:e,ended:n})=>[...e.map(s=>t2+s),...n?[]:["\\ No newline at end of file"]],fm=3,hm=(t2,e)=>{let n=0;for(;n<Math.min(t2.length,e.length)&&t2.at(-1-n)===e.at(
-1-n);)n+=1;return n},aa=(t2,e)=>t2.lines.at(-1)===""?{lines:t2.lines.slice(0,-1),ended:true}:{...t2,ended:!e||t2.lines.length===0},la=t2=>{if(typeof t2!="strin\
g")return;let e=[],n,s=0;for(let i of t2.split(`
`)){let[,r,o,a=""]=/^([ +-])\s*(\d+) (.*)$/s.exec(i)??[];if(r===void 0){if(!/^\s*\.\.\.$/.test(i))return;n=void 0;continue}let d=Number(o)-(r==="+"?s:0);n||(n={
start:d,lines:[]},e.push(n)),n.lines.push(r+a),r==="+"&&(s+=1),r==="-"&&(s-=1)}return e.filter(({lines:i})=>i.some(r=>!r.startsWith(" "))).map(({start:i,lines:r})=>G(
i,r))},Ms=(t2,e,n)=>{let{raw:s,hunks:i,executable:r,why:o,at:a}=e,{text:d,missing:l}=ie(s,me(s,i));for(let h of l)n.leaveOut("hunk",{reason:Ct(t2,h),at:{...a,line:h.
line}});if(d===s&&r===void 0)return;let u=t2.endsWith(".ipynb")&&r===void 0&&le(s)&&le(d)?Fi(Buffer.from(s),Buffer.from(d)):void 0;if(u){for(let h of u)n.add({tool:"\
NotebookEdit",input:{notebook_path:t2,...h},why:o,at:a});return}let f=Ds(d,{like:s,isWide:js(t2,n)});f?n.write(t2,{...f,executable:r},{why:o,at:a}):n.leaveOut("\
encoding",{reason:`${t2} holds bytes that a Write of its text would lose.`,at:a})},pm="\uFEFF",ca=([t2])=>{let e=t2&&t2.oldStart<=1?Y(t2):void 0;return e!==void 0&&
$t(e.old.lines[0])!==$t(e.new.lines[0])},$t=(t2="")=>t2.startsWith(pm),js=(t2,{look:e})=>{let n=e?.(t2);return n?.ok===true&&n.bytes?.[0]===255},Ds=(t2,{like:e="",
isWide:n=false}={})=>{let s=$t(e)===$t(t2);if(s&&!t2.includes("\0")&&le(t2))return{content:t2.replace(/^\ufeff/,"")};if(n||s&&$t(t2))return;let i=se(t2);return i&&
{content_base64:i.toString("base64")}};var mm={edits:"literal"},ma=A({habits:mm,reusesIds:true},t2=>{let e=new Us(t2);return n=>e.take(n)}),Us=class{#e;#t=new Set;#n=new Map;#i=0;#o=new Map;#s=new Map;#a=[];#d;#c=false;constructor(e){
this.#e=e}take(e){let{type:n}=e.value,[s,i]=[O(e,"item"),O(e,"payload")];n==="item.started"&&s&&this.#v(s),n==="item.completed"&&s&&this.#C(s),i&&(!bm.has(b(n))&&
_n(i.value)&&this.#e.leaveOut("line",`A line of the kind ${JSON.stringify(n)} is not known`),n==="session_meta"||n==="turn_context"?this.#r(i.value.cwd):n==="re\
sponse_item"?this.#g(i):n==="event_msg"&&this.#l(i))}#r(e){this.#e.enter(e),typeof e=="string"&&(this.#d=e)}#l(e){let{type:n,call_id:s,result:i,message:r,num_turns:o,
...a}=e.value,d=O(e,"item");(n==="user_message"||n==="task_started")&&this.#a.push(this.#e.recording.checkpoint()),n==="thread_rolled_back"&&this.#f(Number(b(o))),
n==="item_completed"&&d?this.#p(d):(n==="item_completed"||d&&n!=="item_started"&&_n(e.value))&&this.#e.leaveOut("item","It does not say what was completed"),n===
"patch_apply_end"&&p(a.changes)&&this.#u(e,{...a,id:s}),n==="mcp_tool_call_end"&&this.#s.set(s,wm(i)),n==="exec_command_end"&&this.#h(e,{...a,id:s}),n==="agent_\
message"&&typeof r=="string"&&(this.#e.why=r)}#f(e){let[n]=e>0?this.#a.splice(-e):[];n!==void 0&&this.#e.recording.rewind(n)}#p(e){let{value:n}=e;this.#c=true,n.
type==="AgentMessage"&&(this.#e.why=I(n.content)??this.#e.why),n.type==="UserMessage"&&(this.#e.why=void 0),_n({item:n})&&!["FileChange","CommandExecution"].includes(
b(n.type))&&this.#e.leaveOut("item",`An item of the kind ${JSON.stringify(n.type)} is not known`),n.type==="FileChange"&&this.#u(e,n),n.type==="CommandExecution"&&
this.#h(e,n),n.type==="McpToolCall"&&this.#s.set(n.id,fa(n))}#u(e,n){let s=typeof n.success=="boolean"?{failed:!n.success}:Z(n.status,"completed",qs),i=p(n.changes)?
Object.entries(n.changes).flatMap(([r,o])=>pa(r,o)):[];this.#m(e,n.id,{name:"apply_patch",input:"",result:{...s,files:i}})}#h(e,n){let s=y(n,"cwd")?.replace(/^file:\/\/(?=\/)/,
""),i={command:n.command,workdir:s===void 0?void 0:km(s)};this.#m(e,n.id,{name:"shell",input:i,result:ua(n)})}#m(e,n,{name:s,input:i,result:r}){let o=typeof n==
"string"?n:this.#e.freeId();if(this.#t.has(o))return;this.#t.add(o),this.#i+=1;let a=this.#e.opened(o),d=s==="apply_patch"&&a?.operation.kind==="patch",l={name:s,
id:a?`${o}\0`:o,input:d?a.input:i,why:a?.why,at:e.at()};this.#e.done({...l,folder:this.#d},r)}#g(e){let{value:n,at:s}=e,{type:i,name:r,call_id:o,role:a,action:d}=n,
l={id:o,folder:this.#d,at:s()};if(i==="message"&&(this.#e.why=a==="assistant"?I(n.content):void 0),typeof o=="string")if(this.#y(o,JSON.stringify(n.input??n.arguments??
d)),this.#o.set(o,this.#o.get(o)??this.#i),(i==="function_call"||i==="custom_tool_call")&&typeof r=="string"){let c=i==="custom_tool_call"?n.input:L(b(n.arguments));
this.#e.call({...l,name:xm(n.namespace,r),input:c})}else i==="local_shell_call"&&p(d)?this.#e.call({...l,name:"shell",input:{command:d.command,workdir:d.working_directory}}):
(i==="function_call_output"||i==="custom_tool_call_output")&&this.#e.result(o,c=>this.#w(c,I(n.output)??""))}#y(e,n){if(n===void 0)return;let s=this.#n.get(e);this.#n.
set(e,n),!(s===void 0||s===n)&&(this.#t.delete(e),this.#o.delete(e))}#w({id:e="",name:n,operation:s,input:i},r){let o=n==="exec"&&this.#c&&!this.#t.has(e),a=this.#i-
(this.#o.get(e)??0);if(o&&a<(gm(i)??Number.POSITIVE_INFINITY)&&Bs(r))return S;if(o||this.#t.has(e))return{failed:false,told:true};let{failed:d=false,cutOff:l=false}=this.#s.
get(e)??{};return l?{failed:d,cutOff:l}:["shell","patch"].includes(s.kind)&&this.#c&&!d&&Bs(r)&&!q(Hs(r))?S:s.kind==="shell"?this.#c||d?{failed:true}:At(r):s.kind===
"patch"?{failed:this.#c||d||!Bs(r)}:{failed:d||q(r)||q(Hs(r)),said:Hs(r)}}#v({value:{type:e,id:n,command:s},at:i}){e==="command_execution"&&typeof n=="string"&&
this.#e.call({id:n,folder:this.#d,at:i(),name:"shell",input:{command:ha(s)}})}#C({value:e,at:n}){let{type:s,tool:i,changes:r,status:o,result:a}=e,d={id:e.id,folder:this.#d,
at:n()};if(s==="agent_message"&&(this.#e.why=y(e,"text")),s==="mcp_tool_call"&&typeof i=="string"){let l=p(a)?I(a.content):void 0,c={name:`mcp__${b(e.server)}__${i}`,
input:e.arguments};this.#e.result(this.#e.call({...d,...c}),{...fa(e),said:l})}else if(s==="command_execution"){let l={...d,name:"shell",input:{command:ha(e.command)}};
this.#e.result(this.#e.call(l),ua(e))}else if(s==="file_change"&&Array.isArray(r)){let[l,c]=[true,false].map(m=>r.filter(p).flatMap(({kind:g,path:x})=>g==="dele\
te"===m?[b(x)]:[])),u=Z(o,"completed",qs),f=l?.flatMap(m=>pa(m,{type:"delete"})),h=this.#e.call({...d,name:"file_change",input:r});this.#e.result(h,{...u,told:!u.
failed&&!f?.length,files:f}),u.failed||this.#k(c??[],d.at)}else(s==="file_change"||Array.isArray(r)||_n({item:e}))&&this.#e.leaveOut("item","It does not say in \
a known way what was completed")}#k(e,n){let{reconstruction:s,recording:i}=this.#e;for(let r of e){let a=`The stream does not say what changed in ${i.relative(r)}\
; import the rollout.`;i.leaveOut("file_change",{reason:a,at:n}),s.lose(r)}}},ua=t2=>{let e=y(t2,"aggregated_output");return t2.status==="declined"?{failed:true}:
{...v(t2.exit_code,e,e),isWhole:true}},gm=t2=>{if(typeof t2!="string")return 0;let e=t2.replace(ym,i=>i.startsWith("`")&&/\$\{[^}]*(?:`|\btools\b)/.test(i)?"?":
"");if(!/\btools\b/.test(e))return 0;let n=e.slice(0,e.lastIndexOf("tools")),s=e.match(/\btools\.\w+\(/g)??[];if(!/\b(?:for|while|do|function|if|switch)\b|=>|[?'"`]/.
test(n)&&!(s.length<(e.match(/\btools\b/g)?.length??0)))return s.filter(i=>/\.(?:apply_patch|exec_command)\(/.test(i)).length},ym=/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\/[^\n]*|\/\*.*?\*\//gs,
bm=new Set(["session_meta","turn_context","response_item","event_msg","compacted"]),_n=({item:t2,type:e,changes:n})=>p(n)||/^(item_completed|(function|custom_tool)_call(_output)?|patch_apply_end|exec_command_end)$/.
test(b(e))||p(t2)&&(p(t2.changes)||"aggregated_output"in t2),qs=["failed","declined"],wm=t2=>p(t2)&&"Ok"in t2?{failed:q(t2.Ok)}:p(t2)&&"Err"in t2?{failed:true}:
S,fa=({status:t2,result:e,error:n})=>q(e)||n?{failed:true}:Z(t2,"completed",qs),xm=(t2,e)=>typeof t2=="string"&&t2.startsWith("mcp__")?`${t2}__${e}`.replace("__\
__","__"):e,km=t2=>{try{return decodeURIComponent(t2)}catch{return t2}},ha=t2=>{if(typeof t2!="string")return t2;let[,e,n,s]=/^\S*\b(?:ba|z)?sh -l?c (?:'((?:[^']|'\\'')*)'|"((?:[^"\\]|\\.)*)"|(\S+))$/s.
exec(t2)??[];return n!==void 0?n.replace(/\\([$`"\\])/g,"$1"):e?.replaceAll("'\\''","'")??s??t2},pa=(t2,e)=>{if(!p(e))return[];let n=e.type??Object.keys(e)[0],s=e.
type===void 0&&p(e[b(n)])?e[b(n)]:e;if(n==="add")return[{path:t2,after:y(s,"content"),exact:true}];if(n==="delete")return[{path:t2,after:null,exact:true}];if(n!==
"update")return[{path:t2,exact:true}];let i=y(s,"move_path");return[{path:t2,hunks:s.unified_diff===""?[]:de(s.unified_diff),exact:true,...i!==void 0&&{movedTo:i}}]},
Hs=t2=>t2.replace(/^(?:(?:Chunk ID|Wall time|Process exited|Original token count)\b.*\n)*Output:\n/,""),Bs=t2=>{let e=L(t2);return p(e)?!q(t2):!/verification failed|unsupported|^error|failed to/im.
test(t2)&&!/(exited with|exit) code:? [1-9]/i.test(t2)},At=t2=>{let e=L(t2);if(p(e)){let s=p(e.metadata)?e.metadata.exit_code:e.exit_code;return typeof s=="numb\
er"?v(s,y(e,"output")??y(e,"stdout")):q(e)?{failed:true}:v(0,y(e,"output")??"")}let[,n]=/(?:exited with code|exit code:?|exit_code=)\s*(-?\d+)/i.exec(t2)??[];return n!==
void 0?v(Number(n),t2):Om(t2)?v(null,t2):/^\s*(error|failed|denied|rejected|permission|the user)/i.test(t2)?{failed:true}:v(0,t2)},Om=t2=>t2.startsWith("<untrus\
ted_context>")?!t2.trimEnd().endsWith("</untrusted_context>"):/^(?:Chunk ID|Wall time|Command): /.test(t2);var pe={habits:{edits:"tolerant",overwrittenMark:"kep\
t"},proposals:true},ba=A(pe,t2=>{let e=new Gs(t2);return n=>{e.take(n)||wa(n,t2)}}),Gs=class{#e;#t=new Map;constructor(e){this.#e=e}take(e){let{object:n,choices:s,
id:i}=e.value;if(n!=="chat.completion.chunk"||!Array.isArray(s))return false;this.#e.hear(e.value);for(let r of E(e,"choices"))this.#n(r,b(i??""));return true}#n(e,n){
let{index:s=0,finish_reason:i}=e.value,r=this.#e.isChosen(Number(s)+1,e);r&&this.#e.stop(e);let o=`${n} ${b(s)} `;for(let a of E(O(e,"delta"),"tool_calls")){let{
index:d=0,id:l,function:c}=a.value,{name:u,arguments:f}=p(c)?c:{},h=o+b(d),m=this.#t.get(h)??{id:l,name:u,parts:[],piece:a};this.#t.set(h,m),typeof f=="string"&&
m.parts.push(f)}if(typeof i=="string")for(let[a,{parts:d,piece:l,...c}]of[...this.#t].filter(([u])=>u.startsWith(o))){this.#t.delete(a);let u=L(d.join(""));r?p(
u)&&this.#e.call({...c,input:u,at:l.at()}):this.#e.passOver(l)}}},Sm=new Set("messages message choices items item output input response body payload tool_calls \
function_call content".split(" "));function wa(t2,e){let{value:n}=t2;if(V(t2)&&p(n)){if(e.stop(t2),vm(t2,e))return;typeof n.model=="string"&&e.hear(n),n.role===
"user"&&(e.why=void 0),n.role==="assistant"&&typeof n.content=="string"&&n.content!==""&&(e.why=n.content)}for(let s of j(t2))if(!(!Array.isArray(n)&&!Sm.has(s.
key)))for(let i of s.key==="choices"?e.chosen(s):[s])wa(i,e)}var vm=({value:t2,at:e},n)=>{let{type:s,text:i,role:r,status:o}=t2;if(s==="response.output_item.add\
ed")return true;let a=[t2.call_id,t2.id,t2.tool_call_id].find(l=>typeof l=="string"),d=Cm(t2,a);if(d&&(o==="in_progress"||o==="incomplete")&&n.cut(e),d)n.call({
...d,at:e()});else if(r==="tool"||r==="function"||s==="tool")ya(n,t2.tool_call_id??n.firstOpen(t2.tool_name??t2.name),t2.content);else if(_m.has(b(s)))ya(n,a,t2.
output);else if(s==="apply_patch_call_output"&&a!==void 0)n.result(a,Z(t2.status,"completed",["failed"]));else if((s==="output_text"||s==="text")&&typeof i=="st\
ring")n.why=i;else return false;return true},_m=new Set(["function_call_output","custom_tool_call_output","local_shell_call_output"]),Cm=(t2,e)=>{let{type:n,operation:s,
action:i}=t2;if(n==="apply_patch_call"&&typeof t2.patch=="string")return{name:"apply_patch",id:e,input:t2.patch};if(n==="apply_patch_call"&&p(s))return{name:"ap\
ply_patch",id:e,input:Am(s)};if(n==="local_shell_call"&&p(i))return{name:"shell",id:e,input:{command:i.command,workdir:i.working_directory}};let r=p(t2.custom)?
t2.custom:t2;if((n==="custom_tool_call"||n==="custom")&&typeof r.name=="string")return{name:r.name,id:e,input:r.input};let{name:o,args:a,arguments:d=a}=p(t2.function)?
t2.function:t2;return typeof o!="string"?$m(t2):typeof d=="string"?{name:o,id:e,input:L(d)}:p(d)&&(p(t2.function)||n==="tool_call")?{name:o,id:e,input:d}:void 0},
$m=t2=>{let e=["input","patch"].some(n=>ga(t2[n]))?"apply_patch":"shell";return e!=="shell"||["command","cmd"].some(n=>ga([t2[n]].flat().join(`
`)))?{name:e,input:t2}:void 0},ga=t2=>typeof t2=="string"&&/^\*\*\* Begin Patch\s*$/m.test(t2),ya=(t2,e,n)=>t2.answer(e,s=>{let i=I(n)??JSON.stringify(n);return Ie(
s,q(I(n)??n),i)}),Am=({type:t2,path:e,diff:n})=>{let[s,i]=t2==="create_file"?["Add",n]:t2==="delete_file"?["Delete",""]:["Update",n],r=b(i??"").replace(/\n$/,"");
return`*** Begin Patch
*** ${s} File: ${b(e)}
${r===""?"":`${r}
`}*** End Patch`},xa=A({...pe,options:()=>({trailing_whitespace:"strip"})},t2=>{let e=new Js(t2);return n=>{e.take(n)||Vs(n,t2)}}),Js=class{#e;#t=new Map;constructor(e){
this.#e=e}take(e){let{type:n,index:s,delta:i}=e.value,r=O(e,"content_block"),o=this.#t.get(s);if(n==="content_block_start"&&r)this.#t.set(s,{block:r,parts:[]});else if(n===
"content_block_delta"&&p(i))o?.parts.push(Em(i));else if(n==="message_delta"&&p(i)){let{at:a}=e;this.#e.stop({...e,value:i,at:a})}else if(n==="content_block_sto\
p")this.#t.delete(s),o&&this.#n(o.block,o.parts.join(""));else return false;return true}#n({value:{type:e,id:n,name:s,input:i},at:r},o){if(e==="text"&&(this.#e.
why=o),e!=="tool_use")return;let a=o===""?i:L(o);p(a)&&this.#e.call({name:s,id:n,input:a,at:r()})}},Em=({partial_json:t2,text:e})=>typeof t2=="string"?t2:typeof e==
"string"?e:"",Im=["messages","message","request","response","result","output","content"];function Vs(t2,e){let{value:n}=t2;if(V(t2)&&(e.stop(t2),Pm(t2,e)))return;
p(n)&&typeof n.model=="string"&&e.hear(n);let s=p(n)&&n.role==="user";s&&(e.why=void 0);for(let i of j(t2))(Array.isArray(n)||Im.includes(i.key))&&Vs(i,e);s&&(e.
why=void 0)}var Pm=(t2,e)=>{let{role:n,content:s}=t2.value,i=n==="assistant"&&typeof s=="string";return i&&(e.why=s),i||e.block(t2,(r,{is_error:o,content:a,run:d})=>{
if(p(d))return Z(d.status,"done",["error","rejected-by-user","cancelled"]);let l=I(a);return Ie(r,o===true||o!==false&&q(l),l)})},Ie=({operation:t2},e,n)=>{if(t2.
kind!=="shell")return{failed:e,said:n,folder:Ne(n)};let s=At(n??"");return e&&(s.exitCode??0)===0?{failed:true}:s},ka=A({...pe,habits:{edits:"literal",overwrittenMark:"\
kept"}},t2=>e=>Rm(e,t2)),Rm=(t2,e)=>{let{command:n,path:s}=t2.value;typeof n=="string"&&typeof s=="string"?e.call({name:"text_editor",input:t2.value,at:t2.at()}):
Vs(t2,e)};var Sa=A(pe,t2=>e=>va(e,t2));function va(t2,e){let{value:n}=t2;if(V(t2)){if(Tm(t2,e))return;let{role:i,content:r}=t2.value;i==="user"&&(e.why=void 0),
i==="assistant"&&typeof r=="string"&&r!==""&&(e.why=r)}let s=p(n)?Fm(n):void 0;for(let i of j(t2))(Array.isArray(n)||s?.includes(i.key))&&va(i,e)}var Fm=t2=>Nm.
find(e=>e.some(n=>Array.isArray(t2[n])))??["message","response"],Nm=[["steps"],["messages"],["parts"],["content"],["toolInvocations"],["toolCalls","toolResults"]],
Tm=(t2,e)=>{let n=p(t2.value.toolInvocation)?t2.value.toolInvocation:t2.value,{type:s,toolCallId:i,state:r}=n;if(s==="text"&&(e.why=y(n,"text")??e.why),typeof i!=
"string")return s==="text";if(s==="tool-result"||s==="tool-error")return n.preliminary!==true&&e.result(i,a=>Oa(a,n)),true;let o={name:Wm(n),id:i,input:n.input??
n.args??n.rawInput,at:t2.at()};return/^(result|output-available|output-error|output-denied)$/.test(b(r??""))?e.done(o,a=>Oa(a,n)):/^tool-approval/.test(b(s??""))||
e.call(o),true},Wm=({toolName:t2,type:e})=>t2??/^tool-(?!call$|invocation$)(.+)$/.exec(b(e??""))?.[1],Oa=(t2,e)=>{let n=e.output??e.result,s=p(n)&&Lm.has(b(n.type??
""))?n:void 0,i=s?s.value:n;if(!ye(e.isError))return S;let r=e.isError===true||e.type==="tool-error"||/^output-(error|denied)$/.test(b(e.state??""))||/^(error-|execution-denied)/.
test(b(s?.type??""));return!r&&i==null?S:Ie(t2,r||q(i),typeof i=="string"?i:JSON.stringify(i))},Lm=new Set(["text","json","error-text","error-json","execution-d\
enied","content"]);var Ca=A({...pe,proposals:false},t2=>e=>{let n=b(e.value.schema_version??"");/^ATIF-v1\.\d+$/.test(n)?Mm(e,t2):(t2.leaveOut("trajectory",`It \
is in ${JSON.stringify(n.slice(0,40))}, and only ATIF-v1 is known`),t2.recording.calls.drop(),t2.recording.notes.includes(_a)||t2.recording.note(_a))}),_a="Traj\
ectories of ATIF-v1 are known, and none of another version: export it as ATIF-v1, or import the session that the agent itself wrote.",Mm=(t2,e)=>{let{agent:n,subagent_trajectories:s,
continued_trajectory_ref:i}=t2.value;if(p(n)){e.hear({model:n.model_name});let r=p(n.extra)&&Array.isArray(n.extra.cwds)?n.extra.cwds:[];r.length===1&&e.enter(r[0])}
for(let r of E(t2,"steps"))jm(r,e);e.place=t2.at,Array.isArray(s)&&s.length>0&&e.leaveOut("subagent_trajectories","What other agents did is in separate trajecto\
ries"),typeof i=="string"&&e.leaveOut("continued_trajectory_ref","It continues in another trajectory")},jm=(t2,e)=>{let{source:n,message:s,extra:i,model_name:r,
is_copied_context:o}=t2.value;e.place=t2.at,e.hear({model:r}),p(i)&&e.enter(i.cwd),e.why=n==="agent"?I(s)||e.why:void 0;let a=E(t2,"tool_calls");if(o===true){a.
length>0&&e.leaveOut("copied context","Its calls were made in an earlier trajectory");return}let{why:d}=e,l=a.map(({value:f,at:h})=>e.call({name:f.function_name,
id:f.tool_call_id,input:f.arguments,at:h()})),c=E(O(t2,"observation"),"results"),u=l.length===1&&c.length===1?l[0]:void 0;for(let f of c)Dm(e,f.value.source_call_id??
u,{result:f.value,step:t2.value});e.why=d},Dm=(t2,e,{result:n,step:s})=>{let i=I(n.content),r=[s.extra,n.extra].some(Hm);t2.result(e,a=>!r&&(i===void 0||/^\[error\]/im.
test(i))?S:Ie(a,r||q(i),i));let o=n.subagent_trajectory_ref;Array.isArray(o)&&o.length>0&&t2.leaveOut("subagent_trajectory_ref","What another agent did is in a \
separate trajectory")},Hm=t2=>p(t2)&&(t2.tool_result_is_error===true||t2.is_error===true||t2.success===false);var $a=({messages:t2,folder:e,elsewhere:n,...s})=>A(
{habits:{edits:"literal"},keys:s},i=>r=>{i.enter(e?.(r));for(let o of t2===void 0?[r]:E(r,t2))n!==void 0&&o.value[n]===true?i.passOver(o):Bm(o,i,s)}),Bm=(t2,e,n)=>{
let{role:s="role",words:i="content",calls:r="tool_calls",answers:o="tool",end:a}=n,{name:d="name",input:l="arguments",id:c="id",answered:u=["tool_call_id","tool\
_call_ids"]}=n,f=t2.value[s],h=I(t2.value[i]);e.place=t2.at,(f==="user"||f==="_checkpoint")&&(e.why=void 0),f==="assistant"&&(e.why=h?.trim()||e.why);for(let{value:g,
at:x}of E(t2,r)){let $=p(g.function)?g.function:g,H=$[l];e.call({name:$[d],id:g[c],input:typeof H=="string"?L(H):H,at:x()})}if(f!==o)return;let m=u.map(g=>t2.value[g]).
find(g=>g!==void 0);e.answer(Array.isArray(m)?m[0]:m,g=>a(g,h,t2.value))},Um=({operation:t2},e)=>{let[,n]=/^\s*<system>(.*?)<\/system>/s.exec(e??"")??[];if(n===
void 0&&t2.kind!=="shell")return S;let s=/^ERROR\b/.test(n??"");if(t2.kind!=="shell")return{failed:s};let[,i]=/exit code:? (\d+)/i.exec(n??"")??[];return v(i===
void 0?s?1:0:Number(i),e)},qm=({operation:t2},e="")=>t2.kind==="shell"?v(null,e):t2.kind==="editor"?zs(t2,e):{failed:false},zs=({asks:t2},e)=>{let n=Jm.test(e);
return t2.kind!=="read"&&!n&&!Gm.test(e)?S:{failed:n,folder:Ne(e)}},Gm=/^(?:OBSERVATION:\s*)?(?:The file \S.* has been edited|File created successfully|Last edit to \S.* undone)/,
Jm=/No replacement was performed|^(?:OBSERVATION:\s*)?(?:Invalid |Parameter |File already exists|The path \S.* does not exist|No edit history|Your command |usage: )|is not an absolute path/,
Aa=$a({end:Um}),Ea=$a({messages:"history",elsewhere:"is_demo",folder(t2){let[e]=E(t2,"trajectory"),{state:n}=e?.value??{};return y(typeof n=="string"?L(n):n,"wo\
rking_dir")},end:qm});var Pe=class{#e;#t;#n=new Map;#i=false;constructor(e){this.#e=e,this.#t=[e.checkpoint()]}take({uuid:e,parentUuid:n,isSidechain:s},i){i&&s!==
true&&this.#o(n),this.#i||=typeof n=="string",typeof e=="string"&&this.#n.set(e,this.#t.length-1)}backTo(e){let n=this.#n.get(e??"");n!==void 0&&this.#s(n+1)}#o(e){
typeof e=="string"?this.backTo(e):e===null&&this.#i&&this.#s(1),this.#t.push(this.#e.checkpoint())}#s(e){let[n]=this.#t.splice(e);n!==void 0&&this.#e.rewind(n)}};
var Vm={edits:"tolerant",lineEnd:"most",patches:"told"},Ia=A({habits:Vm,options:({isStripped:t2})=>({trailing_whitespace:t2?"strip":"keep"})},t2=>{let e=new Zs(
t2);return n=>e.take(n)}),Zs=class{#e;#t;#n;constructor(e){this.#e=e,this.#t=new Pe(e.recording)}take(e){let{value:n}=e;if(typeof n.cwd=="string"&&(this.#n??=n.
cwd),this.#e.enter(n.cwd),typeof n.hook_event_name=="string"){this.#a(e);return}n.type==="attachment"&&p(n.attachment)&&this.#d(e,n.attachment),zm(n)&&this.#i(e,
n.cwd);let s=n.type==="assistant"||n.type==="user"?E(O(e,"message"),"content"):[],i=s.some(({value:a})=>a.type==="tool_result"),r=n.type==="user"&&!i&&n.isMeta!==
true&&n.isCompactSummary!==true;this.#t.take(n,r);let o=i&&s.length===1?n.toolUseResult??n.tool_use_result:void 0;for(let a of s)this.#o(a,n,o);n.type==="user"&&
(this.#e.why=void 0)}#i(e,n){let s=O(O(e,"data"),"message");if(!s)return;let{why:i}=this.#e,r=E(O(s,"message"),"content"),o=r.length===1?s.value.toolUseResult:void 0;
for(let a of r)this.#o(a,{type:s.value.type,cwd:n},o);this.#e.why=i}#o(e,{type:n,cwd:s},i){let{type:r,id:o,name:a,input:d,is_error:l,content:c}=e.value;n==="ass\
istant"&&r==="tool_use"?this.#e.call({name:a,id:o,input:d,folder:this.#s(a,s),at:e.at()}):n==="assistant"&&r==="text"?this.#e.why=y(e.value,"text"):n==="user"&&
r==="tool_result"&&this.#e.result(e.value.tool_use_id,u=>Ks(u,{result:i,is_error:l,text:I(c)}))}#s(e,n){return typeof n!="string"?e==="Bash"?this.#n:void 0:n!==
this.#n||e==="Bash"?n:void 0}#a({value:e,at:n}){let{hook_event_name:s,tool_name:i,tool_input:r,tool_response:o,cwd:a}=e;if(s!=="PostToolUse")return;let d={name:i,
id:e.tool_use_id,input:r,folder:this.#s(i,a),at:n()};this.#e.done(d,l=>Ks(l,{result:o}))}#d(e,{type:n,filename:s,file_path:i,path:r,truncated:o,content:a,snippet:d}){
let{recording:l,reconstruction:c}=this.#e,u=s??i??r,f=e.at();if(/^(already_read_)?file$/.test(b(n))&&o!==true&&this.#e.done({name:"Read",input:{file_path:u},at:f},
m=>Ks(m,{result:a})),n!=="edited_text_file"||typeof u!="string"||Km(l.text(u),d))return;let h=`${l.relative(u)} changed from outside, and is not shown again.`;c.
loosen(u,{construct:"edited_text_file",reason:h,at:f}),l.read(u,{at:f})}},zm=({type:t2,data:e})=>t2==="progress"&&p(e)&&e.type==="agent_progress",Km=(t2,e)=>{if(t2===
void 0||typeof e!="string")return false;let n=t2.split(`
`);return e.split(`
`).map(i=>/^\s*(\d+)[\t\u2192](.*)$/.exec(i)).every(i=>i!==null&&n[Number(i[1])-1]===i[2])},Ks=(t2,{result:e,is_error:n,text:s})=>{if(!ye(n))return S;if(t2.name===
"Bash")return Zm({result:e,is_error:n,text:s});let i=typeof e=="string"&&n!==false&&!Li(t2.name),r=n===true||i;if(!r&&!p(e)&&n!==false&&(s??"")==="")return S;if(r||
!p(e))return{failed:r,folder:Ne(s),said:s};if(typeof e.totalToolUseCount=="number")return{failed:r,calls:e.totalToolUseCount};let o=t2.name==="Read"?Qm(t2,e,s):
void 0;return{failed:r,said:s,folder:Ne(s),sha256:o===void 0?void 0:Xm(o),shown:o===void 0?void 0:{text:o.replaceAll(`\r
`,`
`),exact:false,isWhole:true},files:tg(e)}},Zm=({result:t2,is_error:e,text:n})=>{let s=typeof t2=="string"?t2:n,[,i]=/^(?:Error: )?Exit code (\d+)/.exec(s??"")??
[];return t2==="User rejected tool use"||s?.startsWith("The user doesn't want to proceed")?S:e===true||typeof t2=="string"&&(e!==false||i!==void 0)?i===void 0?{
failed:true}:v(Number(i),s):p(t2)?t2.interrupted===true||typeof t2.backgroundTaskId=="string"?v(null,void 0):Dt(0,t2):v(0,s)},Qm=({input:t2},{file:e},n)=>{if(!p(
e)||!p(t2))return;let{content:s,startLine:i,numLines:r,totalLines:o}=e;return i===1&&r===o&&t2.offset===void 0&&t2.limit===void 0&&typeof s=="string"&&Ym(s,n)?s:
void 0},Ym=(t2,e="")=>{let n=e.split(`
`).map(s=>/^\s*\d+[\t\u2192](.*)$/s.exec(s)?.[1]);return t2.split(`
`).every((s,i)=>(n[i]??s).trimEnd()===s.trimEnd())},Xm=t2=>ce(t2.replace(/^\ufeff/,"").replaceAll(`\r
`,`
`)),eg=(t2,e)=>{let[n,s]=[Ls(e),Array.isArray(e)?e:[]],i=n?.every(({oldLines:o,newLines:a},d)=>s[d].oldLines===o&&s[d].newLines===a),r=n?.map(({oldStart:o,oldLines:a,
newStart:d,newLines:l,lines:c})=>({oldStart:d,oldLines:l,newStart:o,newLines:a,lines:c.map(u=>u.replace(/^[-+]/,f=>f==="-"?"+":"-"))}));return i&&r?Ke(t2.replaceAll(
`\r
`,`
`),r):void 0},tg=t2=>{let e=y(t2,"filePath")??y(t2,"notebook_path");if(e===void 0)return;if(typeof t2.updated_file=="string")return[{path:e,before:y(t2,"origina\
l_file"),after:t2.updated_file,exact:false}];let n=y(t2,"originalFile"),s=t2.userModified===true;if(typeof t2.content=="string"){let a=t2.type==="create"?null:n??
eg(t2.content,t2.structuredPatch);return[{path:e,before:a,after:t2.content,byPerson:s,exact:true}]}let i=Ls(t2.structuredPatch),o=[n,y(t2,"oldString"),y(t2,"new\
String")].some(a=>a?.includes("	"));return[{path:e,before:n,...o?{witness:i}:{hunks:i},byPerson:s,exact:false}]};var Ra="write_to_file|replace_in_file|apply_dif\
f|insert_content|search_and_replace|edit_file|execute_command",ng=new RegExp(String.raw`<(${Ra})>\s*(?=<[a-z_]+>)`,"g"),Pa=new RegExp(`</(${Ra})>`);function Fa(t2){
let e=[],n=0;for(let{1:s="",0:i,index:r}of t2.matchAll(ng)){if(r<n)return s;let o=r+i.length,a=t2.indexOf(`</${s}>`,o),d=a<0?void 0:ig(t2.slice(o,a)),l=Pa.exec(
t2.slice(n,r));if(!d||l)return l?.[1]??s;e.push({name:s,input:d}),n=a+s.length+3}return Pa.exec(t2.slice(n))?.[1]??e}var sg=new Set(["content","diff","search","\
replace"]);function ig(t2){let e={},n=0;for(let{1:s="",0:i,index:r}of t2.matchAll(/<([a-z_]+)>/g)){if(r<n)continue;let[o,a]=[sg.has(s),r+i.length],d=o?t2.lastIndexOf(
`</${s}>`):t2.indexOf(`</${s}>`,a),l=d<a?void 0:t2.slice(a,d),c=o&&l!==void 0?rg(l):l?.trim();if(c===void 0)return;e[s]=c,n=d+s.length+3}return e}function rg(t2){
let e=t2.replace(/^\r?\n/,"").replace(/\r?\n$/,"");return e===t2.trim()&&!/&(?:lt|gt|amp|quot|apos|#39);/.test(e)?e:void 0}var Cn=class{#e;#t=[];constructor(e){
this.#e=e}take(e){let{role:n}=e.value,s=E(e,"content");if(s.length===0||n!=="user"&&n!=="assistant")return false;if(n==="assistant")this.#t=s.flatMap(i=>this.#n(
i));else{for(let[i,r]of s.entries())ag(r,s[i+1],this.#e);this.#o(s.map(({value:i})=>y(i,"text")??"").join(`
`))}return true}#n(e){let n=this.#e,s=Fa(y(e.value,"text")??"");if(n.block(e,i=>Qs(i,"")),typeof s=="string")n.leaveOut(s,"Its call is a text that can be read i\
n several ways");else return s.flatMap(i=>this.#i(i,e.at()));return[]}#i({name:e,input:n},s){let{recording:i}=this.#e,{path:r,content:o}=n;if(e!=="write_to_file"||
o===void 0)return[this.#e.call({name:e,input:n,at:s})];let a=r===void 0?void 0:i.state(i.relative(r)),d=a?.text?.endsWith(`
`)?`
`:"";return a?[this.#e.call({name:e,input:{...n,content:o+d},at:s})]:(this.#e.leaveOut(e,"Whether the file was there, and ended its last line, is not known: pas\
s --repo"),[])}#o(e){let n={failed:true,...!/not executed because a tool has already been used/.test(e)&&og};for(let s of this.#t)this.#e.opened(s)&&this.#e.result(
s,n);this.#t=[]}},og={cutOff:true},ag=(t2,e,n)=>{let s=y(t2.value,"text")??"";n.enter(lg(s));let i=dg(s);i?n.result(n.firstOpen(i.tool),r=>Qs(r,i.said||(y(e?.value,
"text")??""))):t2.value.type==="tool_result"&&n.block(t2,(r,{content:o,is_error:a})=>a===true?{failed:true}:Qs(r,I(o)??""))};function dg(t2){let[,e]=/^\[(\w+)(?: for '[\s\S]*?')?\] Result:/.
exec(t2)??[];return e===void 0?void 0:{tool:e,said:t2.slice(t2.indexOf("] Result:")+9).trim()}}var lg=t2=>/^# Current (?:Working|Workspace) Directory \((.+)\) Files$/m.
exec(t2)?.[1];function Qs({operation:t2},e){if(t2.kind==="shell")return pg(e);let[n=""]=e.split("<final_file_content",1);if(_t(n))return{failed:true};if(t2.kind!==
"edits"&&t2.kind!=="write")return{failed:false};let s=hg.exec(e)?.[1]?.trimEnd(),i=t2.kind==="write"?s===void 0||s===t2.content.trimEnd():t2.edits.every(o=>s===
void 0||s.includes(o.new.trimEnd()));return cg.test(n)&&!ug.test(n)&&!fg.test(n)&&i?{failed:false}:S}var cg=/successfully (?:saved|applied)|<file_write_result>|updates to your content/,
ug=/^(?:Unable|Failed) to apply/m,fg=/updates to your content|auto-?format|<user_edits>/i,hg=/<final_file_content path="[^"]*">\n([\s\S]*)\n<\/final_file_content>/;
function pg(t2){if(_t(t2))return{failed:true};let[,e]=/exit(?:ed with)? code:? (\d+)/i.exec(t2.slice(0,300))??[];return v(e===void 0?null:Number(e),t2)}var mg={
edits:"literal",lineEnd:"any",addedEnd:"bare"},Na=A({habits:mg,reusesIds:true},t2=>{let e=new Cn(t2);return n=>{if(e.take(n))return;let{workspace_root:s,cwd:i,system_prompt:r}=n.
value,[,o]=/Working Directory:\s*(\S[^\n]*)/i.exec(b(r))??[];for(let d of[s,i,o?.trim()])t2.enter(d);let a=O(n,"event");a&&gg(a,t2);for(let d of E(n,"messages")){
t2.hear(d.value);for(let l of E(d,"content"))t2.block(l,(c,{content:u,is_error:f})=>Ta(c,u,f===true)),l.value.type==="text"&&d.value.role!=="assistant"&&(t2.why=
void 0)}}}),gg=({value:t2,at:e},n)=>{let{type:s,contentType:i,toolName:r,toolCallId:o}=t2;s==="content_end"&&i==="text"&&(n.why=y(t2,"text")??n.why),i==="tool"&&
(s==="content_start"&&n.call({name:r,id:o,input:t2.input,at:e()}),s==="content_end"&&n.result(o,a=>Ta(a,t2.output??t2.error,t2.error!==void 0)))},Ta=({input:t2,
operation:e},n,s)=>{let i=typeof n=="string"?L(n):n,r=(Array.isArray(i)?i:[i]).filter(p);if(!s&&r.every(({success:u,error:f})=>typeof u!="boolean"&&f===void 0))
return S;let o=s||r.every(({success:u})=>u!==true);if(e.kind==="shell")return wg(r,s);let[a]=r;if(o||!a||r.length>1)return{failed:o};let d=y(a,"result")??"";if(e.
kind==="read")return{failed:o,shown:bg(t2,d)};if(e.kind==="edits"&&!yg(e.edits,d))return S;if(e.kind==="write"&&d.startsWith("Edited"))return S;let l=/^edit:(.+)$/s.
exec(y(a,"query")??"")?.[1];if(e.kind==="edits"&&l!==void 0&&l!==e.path)return{failed:o,files:[{path:l,exact:false}]};let c=d.startsWith("File created")&&e.kind===
"edits";return{failed:o,files:c?[{path:e.path,before:null,after:e.edits[0]?.new,exact:true}]:void 0}},yg=(t2,e)=>{let[,n=""]=/```diff\n(.*)\n```\s*$/s.exec(e)??
[],s=d=>n.split(`
`).flatMap(l=>l.startsWith(d)?[l.replace(/^.\s*\d+: /,"")]:[]).join(`
`),[i,r]=[s("-"),s("+")],[o,...a]=t2;return!o||a.length>0||o.old===""||!i.includes(o.old)?true:i.replace(o.old,()=>o.new)===r},bg=(t2,e)=>{let[n]=p(t2)&&Array.isArray(
t2.files)?t2.files:[];if(!p(n)||"start_line"in n||"end_line"in n)return;let s=e.split(`
`).map(r=>/^\s*(\d+) \| ?(.*)$/s.exec(r));return s.every((r,o)=>r!==null&&Number(r[1])===o+1)?{text:s.map(r=>r?.[2]??"").join(`
`),exact:false,openEnd:true}:void 0},wg=(t2,e)=>{let n=t2.map(a=>`${y(a,"result")??""}
${y(a,"error")??""}`).join(`
`);if(t2.length===0)return e?{failed:true}:v(null,void 0);let[s,...i]=t2;if(t2.every(({success:a})=>a===true))return{...v(0,n,i.length===0?y(s,"result"):void 0),
isWhole:true};let[,r]=/exit(?:ed with)? code:? (\d+)/i.exec(n)??[],o=t2.some(a=>"success"in a)&&!/denied|rejected|not allowed|permission to/i.test(n);return r===
void 0&&/abort|cancel|interrupt|timed out/i.test(n)?S:r===void 0&&!o?{failed:true}:v(Number(r??1),n)};var xg={edits:"literal",lineEnd:"any",deletesLineEnd:true,
patches:"told"},Wa=A({habits:xg,reusesIds:true},t2=>e=>{let n=O(e,"data");if(!n)return;let{type:s,id:i}=e.value,{value:r,at:o}=n;(s==="session.start"||s==="sess\
ion.resume"||s==="session.context_changed")&&t2.enter((p(r.context)?r.context:r).cwd),s==="user.message"&&(t2.why=void 0,t2.mark(i)),s==="session.snapshot_rewin\
d"&&t2.backTo(r.upToEventId),s==="assistant.message"&&(t2.why=y(r,"content")||t2.why),s==="tool.execution_start"&&t2.call({name:kg(r),id:r.toolCallId,input:r.arguments,
at:o()}),s==="tool.execution_complete"&&t2.result(r.toolCallId,a=>Og(a,r))}),kg=({toolName:t2,mcpServerName:e,mcpToolName:n=t2})=>e===void 0?t2:`mcp__${b(e)}__${b(
n)}`,Og=(t2,e)=>{let{input:n,operation:{kind:s}}=t2,{success:i,shellExecution:r,result:o}=e;if(typeof i!="boolean")return S;let a=!i,d=y(o,"content");if(s==="sh\
ell"&&!a){let[l,c]=_g.exec(d??"")??[],u=p(r)&&typeof r.exitCode=="number"?r.exitCode:c&&Number(c);return v(u,d,l===void 0?void 0:d?.slice(0,-l.length))}return a?
{failed:a}:s==="read"?{failed:a,...Cg(n,o,d)}:Sg(t2,e,d)},Sg=({input:t2,operation:{kind:e}},{result:n},s)=>{let i=y(n,"detailedContent")??"",r=$g(i);return e===
"write"?r.every(({path:o})=>o===y(t2,"path"))?{failed:false,said:s}:S:vg.has(e)&&i!==""&&r.length===0?S:e==="invalid"?{failed:false,files:r.map(({path:o})=>({path:o,
hunks:void 0,exact:false}))}:{failed:false,said:s,files:r.length>0?r:void 0}},vg=new Set(["edits","editor","insert","patch"]),_g=/\n?<(?:shellId: [^\n>]* )?(?:exited|completed) with exit code (\d+)>\s*$/,
Cg=(t2,e,n)=>{let s=y(e,"detailedContent");return s===void 0||!/^\ndiff --git /.test(s)?{folder:s===void 0||s===n}:{shown:be(t2,n,true)}},$g=t2=>t2.split(/^(?=diff --git )/m).
flatMap(e=>e.startsWith("diff --git ")?Ag(e.replace(/\n+$/,`
`)):[]),Ag=t2=>{let[,e,n]=/^diff --git a(\/.*) b(\/.*)$/m.exec(t2)??[];if(e===void 0||n===void 0)return[];let s=t2.slice(0,t2.search(/^@@ /m)>>>0);if(/^deleted? file mode/m.
test(s)||/^\+\+\+ \S*\/dev\/null$/m.test(s))return[{path:e,after:null,exact:true}];let i=da(t2);return/^(create|new) file mode/m.test(s)||/^--- \S*\/dev\/null$/m.
test(s)?[{path:n,after:i?.map(r=>T(r).replacement).join(""),exact:false}]:[{path:e,hunks:i??(e===n?void 0:[]),exact:false,...e!==n&&{movedTo:n}}]};function La({
lines:t2,line:e},n){let s=n.at(-1);if(!(!s||t2.slice(Eg(s)-e+1).some(r=>Ma.test(r)||/^-- ?\r?$/.test(r))))return Ig(t2,e,n)??Rg(t2,e,n)}var Ma=/^ {0,3}(?:`{3,}|~{3,})/,
Eg=({line:t2,hunks:e})=>{let n=e.at(-1);return n?n.line+(n.span??n.lines.length):t2};function Ig(t2,e,n){for(let{line:s}of n.toReversed()){let i=s-e-1;for(;t2[i]?.
trim()==="";)i-=1;if(Ma.test(t2[i]??""))return{line:e+i,reason:"Its code block does not end: the answer was cut off. Ask for the rest, or end the block if nothi\
ng is missing."}}}var Pg=/^ ?(\d+) files? changed(?:, (\d+) insertions?\(\+\))?(?:, (\d+) deletions?\(-\))?\r?$/;function Rg(t2,e,n){let s=t2.flatMap((i,r)=>{let[
o,...a]=Pg.exec(i)??[];return o===void 0?[]:[{line:e+r,counts:a.map((d="0")=>Number(d))}]});for(let[i,{line:r,counts:o}]of s.entries()){let a=s[i+1]?.line??Number.
POSITIVE_INFINITY,d=n.filter(m=>m.line>r&&m.line<a),l=d.flatMap(({hunks:m})=>m.flatMap(g=>g.lines)),c=[d.length,...["+","-"].map(m=>l.filter(g=>g.startsWith(m)).
length)],u=o.findIndex((m,g)=>m>(c[g]??0));if(d.length===0||u<0)continue;let f=["changed files","added lines","removed lines"][u],h=`It tells of ${o[u]} ${f}, a\
nd the diffs below have ${c[u]}: some were cut off. If nothing is missing, take this line out.`;return{line:r,reason:h}}}function Ua(t2,e){let{kindAt:n,folder:s}=e;
if(!s)return ja(t2,e);let i=o=>_(o,s),r=ja(t2,{...e,...n&&{kindAt:o=>n(i(o))}});return r.ok?{...r,diffs:r.diffs.map(o=>Fg(o,i))}:r}function Fg(t2,e){let[n,s,i,r]=[
t2.path,t2.from,t2.oldPath,t2.newPath].map(o=>o===void 0?void 0:e(o));return{...t2,path:n,from:s,oldPath:i,newPath:r}}function ja(t2,{strip:e,kindAt:n}){if(e!==
void 0)return{ok:true,diffs:Ys(t2,()=>e,n).diffs,strip:e};let s=Lg(t2),i=Ys(t2,s,n),r=i.missing.length===0&&(i.old>0||t2.every(Ha));if(!n||r)return{ok:true,diffs:i.
diffs};let o=Dg(t2).map(f=>({level:f,...Ys(t2,()=>f,n)})),a=o.filter(({missing:f,old:h})=>h>0&&f.length===0),d=a.length>0||i.old>0?a:Ug(o,n),[l,...c]=Bg(d);return l&&
c.length===0?{ok:true,diffs:l.diffs,strip:l.level}:l||i.old===0?{ok:false,reason:qg(l?d:o)}:i.missing.length<i.old||t2.every(f=>Ha(f)||f.names.old===f.names.new)?
{ok:true,diffs:i.diffs}:{ok:false,reason:Gg(o)}}function Ys(t2,e,n){let s=new Map,i=d=>s.get(d)??(n?n(d)==="file":true),r=[],o=0;return{diffs:t2.map(d=>{let l=Ng(
d,e(d),i),c=l.from??l.path;return l.does!=="make"&&(o+=1,(c===void 0||l.doubt!==void 0||!i(c))&&r.push(c??"(no name)")),l.does==="move"&&c!==void 0&&s.set(c,false),
l.path!==void 0&&s.set(l.path,l.does!=="remove"),l}),missing:r,old:o}}function Ng(t2,e,n){let{names:s,headers:i}=t2,r=s.isMoved?Math.max(0,e-1):e,o=m=>m===void 0?
void 0:jg(m,r),[a,d]=[o(s.old),o(s.new)];if(s.isMoved){let m=i.has("copy from")?"copy":"move";return{...t2,does:m,from:a,path:d,oldPath:a,newPath:d}}let l=[d,a,
...s.others.map(o)].flatMap(m=>m??[]),c=l.find(n),u=Wg(t2,c!==void 0),f=u==="make"?d??a:c??l[0],h=u==="change"&&a!==void 0&&d!==void 0?Tg(a,d,n):void 0;return{...t2,
does:u,path:f,doubt:h,oldPath:u==="make"?void 0:f,newPath:u==="remove"?void 0:f}}var Tg=(t2,e,n)=>t2===e||t2.startsWith(e)||!n(t2)||!n(e)?void 0:`Its lines name\
 two files that are both here, ${t2} and ${e}. Name one file on both.`;function Wg({headers:t2,names:e,hunks:n},s){let i=a=>n.some(d=>d[a]>0),[r,...o]=n;return t2.
has("new file mode")?"make":t2.has("deleted file mode")?"remove":r&&e.isAbsent.old&&!e.isAbsent.new&&!i("oldLines")?"make":r&&e.isAbsent.new&&!i("newLines")?"re\
move":r&&o.length===0&&ei(r)&&!s?"make":"change"}var ei=({oldLines:t2,oldStart:e})=>t2===0&&e===1;function Lg(t2){let e=new Set(t2.flatMap(s=>Da(s)?[]:Xs(s.names)??
[])),[n]=e.size===1?e:[];return s=>{let{names:i}=s,r=Xs(i);return(Da(s)?n??r:r??n)??(i.isGit||$n.test(i.new??i.old??"")?1:0)}}var Da=({names:t2,headers:e})=>t2.
old===t2.new&&(t2.isAbsent.old||e.has("new file mode")),$n=/^[abciow12]\//;function Xs({old:t2,new:e,isMoved:n}){if(n)return 1;if(t2===void 0||e===void 0)return;
let s=$n.test(t2)&&$n.test(e);return t2!==e&&(s||Ba(t2)===(Ba(e)??Mg))?1:0}var Mg=Symbol("a name of one part"),Ha=({names:t2})=>{let{old:e,new:n}=t2;return e!==
void 0&&n!==void 0?Xs(t2)===1:$n.test(n??e??"")},Ba=t2=>/^[^/]*\/+(.+)$/.exec(t2)?.[1];function jg(t2,e){let n=qa(t2);return n.length>e?n.slice(e).join("/"):void 0}
var qa=t2=>t2.replace(/^(?:\.\/+)+/,"").split(/\/+/);function Dg(t2){let e=t2.flatMap(({names:{old:s,new:i,others:r}})=>[s,i,...r]),n=Math.max(1,...e.map(s=>s===
void 0?0:qa(s).length));return Array.from({length:Math.min(n,Hg)},(s,i)=>i)}var Hg=40;function Bg(t2){let e=t2.map(({diffs:n})=>JSON.stringify(n.map(s=>[s.does,
s.from,s.path,s.doubt])));return t2.filter((n,s)=>e.indexOf(e[s]??"")===s)}var Ug=(t2,e)=>t2.length===1?t2:t2.filter(({diffs:n})=>n.every(({path:s})=>{let[,i]=/^(.*)\/[^/]*$/.
exec(s??"")??[];return i!==void 0&&e(i)==="folder"})),qg=t2=>`Its names can be read in more than one way: ${t2.slice(0,Ga).map(({level:n,diffs:[s]})=>`-p ${n} (${s?.
path??"no name"})`).join(", ")}. Say which with -p.`,Gg=t2=>`Files that it changes are not here, however many parts are taken off their names: ${t2.slice(0,Ga).
map(({level:n,missing:s,old:i})=>`-p ${n}: ${s.length} of ${i} (${s[0]})`).join(", ")}. If they start from a folder of the checkout, name it with --cwd.`,Ga=5;var Va=(t2,e)=>{
let{recording:n,why:s,at:i}=e,{path:r="",from:o,does:a}=t2,d=Jg(t2,n);if(d){n.leaveOut(d.construct,{reason:d.reason,at:i});return}a==="move"&&o!==void 0&&(n.license(
o,i),!n.move(o,r,{why:s,at:i}))||(a==="remove"?zg(r,t2,e):a==="copy"?Yg(r,t2,e):t2.binary?Kg(r,t2,e):a==="make"?Qg(r,t2,e):Zg(r,t2,e))},Jg=(t2,e)=>{let{path:n,from:s,
does:i,damage:r,doubt:o}=t2,a=Xg(t2);if(a)return a;let d=r??o??(n===void 0?Ja:na(s??n,t2,e));if(n===void 0||d!==void 0)return{construct:"diff",reason:d??Ja};let l=i===
"make"?void 0:s??n;return l!==void 0&&Vg(l,e)?{construct:"diff",reason:`There is no file ${l} here. If the names start from a folder of the checkout, pass --cwd\
 with it.`}:(i==="make"||i==="copy")&&e.state(n)?.text!==void 0?{construct:i==="make"?"new file":"copy",reason:`${n} exists here.`}:void 0},Ja="It does not name\
 its file.",Vg=(t2,e)=>{let n=e.state(t2);return n!==void 0&&n.text===void 0},zg=(t2,e,{recording:n,why:s,at:i})=>{let{old:r,replacement:o}=T(e.hunks[0]??G(1,[])),
a=e.binary||Tt(t2)!=="text"||/\0/.test(r)||!le(r)?void 0:ce(w(r)),d=e.hunks.length>1||o!==""?"It leaves lines of a file that it removes.":Ts(t2,e,{recording:n,isReadable:a!==
void 0});if(d!==void 0){n.leaveOut("deleted file",{reason:d,at:i});return}a!==void 0?n.read(t2,{at:i},{sha256:a}):n.unread=true,n.delete(t2,{why:s,at:i})},Kg=(t2,e,{
recording:n,budget:s,why:i,at:r})=>{let{headers:o,binary:a=[]}=e,[,d]=vn(e),l=Xo({lines:a,blob:d,limit:s.bytes});if(!l.ok){n.leaveOut("binary patch",{reason:`Th\
e content of ${t2}: ${l.reason}`,at:r});return}let c=e.does==="make",u=c?void 0:Ts(t2,e,{recording:n,isReadable:false});if(u!==void 0){n.leaveOut("binary patch",
{reason:u,at:r});return}s.bytes-=l.bytes.length,c||(n.unread=true);let f={content_base64:l.bytes.toString("base64"),executable:An(o)};n.write(t2,f,{why:i,at:r})},
Zg=(t2,e,{recording:n,why:s,at:i})=>{let{headers:r,hunks:o}=e;if(o.some(({isUnplaced:u})=>u)&&!r.has("new mode")){n.license(t2,i),ty(t2,o,{recording:n,why:s,at:i});
return}let a=ea(t2,e,n);if(a!==void 0){n.leaveOut("hunk",{reason:a,at:{...i,line:o[0]?.line??i.line}});return}let d=r.get("new mode"),l=d===void 0?void 0:n.exactText(
t2);if(l!==void 0){n.license(t2,i),Ms(t2,{raw:l,hunks:o,executable:An(r),why:s,at:i},n);return}if(o.length>0&&ey(t2,o,{recording:n,why:s,at:i}),d===void 0)return;
let c=`The mode of ${t2} changes, which needs the file; pass --repo.`;n.leaveOut(`mode ${d}`,{reason:c,at:i})},An=t2=>{let e=t2.get("new mode");return e!==void 0?
e==="100755":t2.get("new file mode")==="100755"?true:void 0},Qg=(t2,{headers:e,hunks:n},{recording:s,why:i,at:r})=>{let{old:o,replacement:a}=T(n[0]??G(1,[]));if(n.
length>1||o!==""){s.leaveOut("new file",{reason:`It shows lines that ${t2} had, which it calls new.`,at:r});return}ti(t2,a,{recording:s,executable:An(e),why:i,at:r})},
Yg=(t2,e,{recording:n,why:s,at:i})=>{let{from:r="",hunks:o,headers:a}=e,d=n.exactText(r);if(d===void 0||e.binary){let f=`A plan writes copies whole, which needs\
 the text of ${r}${n.state(r)?"":"; pass --repo"}.`;n.leaveOut("copy",{reason:f,at:i});return}let{text:l,missing:c}=ie(d,me(d,o));for(let f of c)n.leaveOut("hun\
k",{reason:Ct(r,f),at:{...i,line:f.line}});if(c.length>0)return;let u=An(a)??(n.state(r)?.executable===true?true:void 0);ti(t2,l,{recording:n,executable:u,isWide:js(
r,n),why:s,at:i})},ti=(t2,e,{recording:n,executable:s,why:i,at:r,...o})=>{let a=Ds(e,o);a?n.write(t2,{...a,executable:s},{why:i,at:r}):n.leaveOut("encoding",{reason:`${t2}\
 holds bytes that a Write of its text would lose.`,at:r})},za=({path:t2,property:e,isRemoved:n},{recording:s,why:i,at:r})=>{if(e==="svn:special"){s.leaveOut("sy\
mbolic link",{reason:"A plan cannot make or change links.",at:r});return}if(e!=="svn:executable")return;let o=s.exactText(t2);o===void 0?s.leaveOut("mode",{reason:`\
The mode of ${t2} changes, which needs the file; pass --repo.`,at:r}):(s.license(t2,r),ti(t2,o,{recording:s,executable:!n,like:o,why:i,at:r}))},Xg=({headers:t2})=>{
let n=["new file mode","deleted file mode","new mode","old mode"].map(s=>t2.get(s)).find(s=>s!==void 0)??t2.get("index")?.split(" ")[1];if(n==="120000")return{construct:"\
symbolic link",reason:"A plan cannot make or change links."};if(n==="160000")return{construct:"submodule",reason:"A diff does not say which repository it is of.\
 Write a Submodule step."}},ey=(t2,e,n)=>{let{recording:s,at:i}=n;s.license(t2,i);let r=s.exactText(t2),o=Nt(e),a=t2.endsWith(".ipynb"),d=[...e.flatMap(({lines:u})=>u),
r??""].every(le),l=r!==void 0&&e.length*r.length>Pi,c=ca(e);if(r!==void 0&&(a||l||c||!d||!Oi(r,e)))Ms(t2,{raw:r,hunks:e,why:n.why,at:i},s);else if(c){let u=`The\
 byte order mark of ${t2} comes or goes, so that it is written whole, which needs the file; pass --repo.`;s.leaveOut("byte order mark",{reason:u,at:i})}else if(d)
if(o==="mixed"||a&&s.text(t2)===void 0){let[u,f]=a?["notebook","A notebook is written whole"]:["line ends","Line ends change"];s.leaveOut(u,{reason:`${f}, which\
 needs the file ${t2}; pass --repo.`,at:i})}else{let u=0;for(let f of e)u=ny(t2,o==="crlf"?X(f):f,{...n,hunks:e,shift:u})}else{let u=`It holds bytes that are no\
t UTF-8, so that ${t2} is written whole, which needs the file; pass --repo.`;s.leaveOut("encoding",{reason:u,at:i})}},ty=(t2,e,{recording:n,why:s,at:i})=>{let r=new xe(
n);for(let o of e){let{old:a,new:d}=Y(X(o)),l={contexts:[],old:a.lines,new:d.lines,atEnd:false,construct:"hunk"},c=o.isUnplaced?void 0:o.oldStart;r.add(t2,{...l,
start:c},{why:s,at:{...i,line:o.line}})}},ny=(t2,e,{recording:n,why:s,at:i,hunks:r,shift:o})=>{let a=sy(e),d={...i,line:a.line},{old:l,replacement:c}=T(a),u=n.text(
t2);if(u===void 0)return l===""?n.leaveOut("hunk",{reason:"Cannot locate its lines without the file; pass --repo.",at:d}):l!==c&&n.edit(t2,{...sa(a,r),new_string:c},
{why:s,at:d}),o;let f=ot(u,a,o);if(f<0){let m=ei(a)&&r.length===1?`It makes ${t2}, which exists here.`:Ct(t2,a,u);return n.leaveOut("hunk",{reason:m,at:d}),o}return n.
change(t2,{start:f,end:f+l.length,replacement:c},{why:s,at:d}),u.slice(0,f).split(`
`).length-a.oldStart+a.newLines-a.oldLines},sy=t2=>t2.oldStart>1?t2:{...t2,lines:t2.lines.map(e=>e.replace(/^([ +-])\ufeff/,"$1"))};var Ka=t2=>{let n=(/^diff --git .*\r$|^--- .*\r\n\+\+\+ .*\r$/m.
test(t2)?t2.replaceAll(`\r
`,`
`):t2).split(`
`),s=n.flatMap((i,r)=>/^From [0-9a-f]{40} /.test(i)?[r]:[]);return s[0]!==0&&s.unshift(0),s.map((i,r)=>iy(n.slice(i,s[r+1]),i+1))},iy=(t2,e)=>{let n=t2.findIndex(
h=>h.trim()===""),s=ay(t2.slice(0,n<0?0:n)),i=s.get("subject");if(i===void 0)return{lines:t2,line:e};let r=/^(?:base64|quoted-printable)/i.exec(s.get("content-t\
ransfer-encoding")??"")?.[0].toLowerCase(),o=r===void 0?t2.slice(n+1):oy(t2.slice(n+1),r),d=/format="?flowed/i.test(s.get("content-type")??"")?ry(o):o,l=d.findIndex(
h=>h==="---"||h.startsWith("diff --git ")||h.startsWith("--- ")),[,c,u]=/^"?(.*?)"?\s*<([^<>]+)>$/.exec(s.get("from")??"")??[],f=new Date(s.get("date")??Number.
NaN);return{subject:i.replace(/^(\s*\[[^\]]*\])+\s*/,""),body:d.slice(0,l<0?void 0:l).join(`
`).trim(),...c&&u&&{author:{name:c,email:u}},...!Number.isNaN(f.getTime())&&{date:f.toISOString()},lines:d===o&&r===void 0?t2:[...t2.slice(0,n+1),...d],...r!==void 0&&
{bodyLine:e+n+1},line:e}},ry=t2=>t2.some(e=>/^ (?! )/.test(e))?t2:t2.map(e=>e.replace(/^ /,"")),oy=(t2,e)=>{let n=e==="base64"?Buffer.from(t2.join(""),"base64"):
Za(t2.map(i=>i.replace(/[ \t]+$/,"")).join(`
`).replaceAll(/=\n/g,"")),s=pi(n);return(/^diff --git .*\r$/m.test(s)?s.replaceAll(`\r
`,`
`):s).split(`
`)},ay=t2=>{let e=new Map,n="";for(let s of t2){let[,i,r]=/^([A-Za-z-]+):\s*(.*)$/.exec(s)??[];/^\s/.test(s)&&n!==""?e.set(n,`${e.get(n)} ${s.trim()}`):i!==void 0&&
(n=i.toLowerCase(),e.set(n,r??""))}for(let[s,i]of e)e.set(s,dy(i.trim()));return e},dy=t2=>t2.replaceAll(/\?=\s+=\?/g,"?==?").replaceAll(/(?:=\?utf-8\?[bq]\?[^?]*\?=)+/gi,
e=>{let n=[...e.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(([,s="",i=""])=>s.toLowerCase()==="b"?Buffer.from(i,"base64"):Za(i.replaceAll("_"," ")));return Buffer.
concat(n).toString()}),Za=t2=>Buffer.concat(t2.split(/((?:=[0-9A-F]{2})+)/i).map((e,n)=>n%2===0?Buffer.from(e):Buffer.from(e.replaceAll("=",""),"hex")));var ly=/^(Added|Modified|Deleted|Name): (\S+)\s*$/;
function Qa(t2){let e=[],n;for(let[s,i]of t2.entries()){let[,r]=/^Property changes on: (.+?)\s*$/.exec(i)??[];r!==void 0?n=r:/^(?:Index: |diff |--- )/.test(i)&&
(n=void 0);let[,o,a]=n!==void 0&&ly.exec(i)||[];n!==void 0&&a!==void 0&&e.push({path:n,property:a,isRemoved:o==="Deleted"||cy(t2,s),index:s})}return e}var cy=(t2,e)=>/^Name: /.
test(t2[e]??"")&&/^ {3}- /.test(t2[e+1]??"");var ni=(t2,e,{strip:n})=>{let s={bytes:fy},i=t2.map(o=>({name:o.name,mails:Ka(uy(Fe(o)))}));for(let{name:o,mails:a}of i)
py(a,{recording:e,budget:s,file:o,strip:n});let r=i.flatMap(({mails:o})=>o).find(({subject:o})=>o!==void 0);return{...hy(r),options:{duplicates:"keep",...ge(e)}}},
uy=t2=>t2.replace(/^\ufeff(?=--- |diff )/gm,""),fy=192*1024*1024,hy=t2=>({...t2?.subject&&{title:t2.subject},...t2?.body&&{description:t2.body},...t2?.author&&{
author:t2.author},...t2?.date&&{created:t2.date}}),py=(t2,{file:e,strip:n,...s})=>{let{recording:i}=s,r=l=>l===t2.at(-1)?l.lines:[...l.lines,""],o=t2.map(l=>({mail:l,
diffs:Ae(r(l),l.line,true)})),a=Ua(o.flatMap(({diffs:l})=>l),{strip:n,kindAt:xy(i),folder:i.givenFolder});a.ok&&a.strip!==void 0&&i.note(`The names of ${e} are \
read with -p ${a.strip}.`);let d=a.ok?[...a.diffs]:[];for(let{mail:l,diffs:c}of o){let{subject:u,body:f,bodyLine:h}=l,m=[u,f].filter(F=>F).join(`

`)||void 0,g=F=>({file:e,line:h??F,column:1});for(let F of ky(d.splice(0,c.length)).map(N=>my(N,h)))Va(F,{...s,why:m,at:g(F.line)});!a.ok&&c[0]&&i.leaveOut("pat\
ch",{reason:a.reason,at:g(c[0].line)});let x=La(l,c);x&&i.leaveOut("patch",{reason:x.reason,at:g(x.line),is:"not read"});for(let F of Qa(l.lines))za(F,{...s,why:m,
at:g(l.line+F.index)});let{lines:$,line:H}=l;i.texts.push({file:e,lines:$,first:H,taken:gy(l,c),toldAt:h})}},my=(t2,e)=>e===void 0?t2:{...t2,hunks:t2.hunks.map(
n=>({...n,line:e}))};function gy({subject:t2,lines:e,line:n},s){let i=[];for(let[r,{line:o,hunks:a}]of s.entries()){i.push([r===0&&t2!==void 0?n:o,n-1+wy(e,o-n)]);
for(let[d,l]of a.map(yy)){let c=i.at(-1);c&&c[1]+1>=d?c[1]=Math.max(c[1],l):i.push([d,l])}}return i}var yy=({line:t2,span:e,lines:n})=>[t2,t2+(e??n.length)],by=/^(?:diff |index |(?:dis)?similarity |(?:old|new|new file|deleted file) mode |(?:rename|copy) |--- |\+\+\+ |Binary files )/;
function wy(t2,e){let n=/^diff --(?:cc|combined) /.test(t2[e]??""),s=e+1;for(;s<t2.length&&by.test(t2[s]??"")&&!/^diff /.test(t2[s]??"");)s+=1;if(!n&&!t2[s]?.startsWith(
"GIT binary patch"))return s;for(;s<t2.length&&!/^(?:diff |From [\da-f]{40} |-- $)/.test(t2[s]??"");)s+=1;return s}var xy=t2=>{let{kindOf:e,readFile:n}=t2.checkout;
if(!(!e&&!n))return s=>{let i=e?.(t2.relative(s));if(i==="folder")return i;let r=t2.state(s);return(r?r.text!==void 0:i!==void 0)?"file":void 0}},ky=t2=>{let e=t2.
flatMap(({path:n,from:s})=>[...new Set([s,n])].filter(i=>i));return new Set(e).size<e.length?t2:[...t2].sort((n,s)=>Ya(n)-Ya(s))},Ya=({does:t2})=>t2==="remove"?
0:t2==="move"?1:2,Xa=(t2,e,n)=>{let s=t2.flatMap(a=>[...re(a,e)].flatMap(Oy)),[i]=st(s,{choice:n.choice,recording:e,called:"prediction"});if(!i||!p(i.value))return{};
let r=b(i.value.model_patch??"");return{...ni([{name:i.file,text:`${r}
`}],e,n),title:`Prediction for ${Sy(i)}`}},Oy=t2=>Array.isArray(t2.value)||p(t2.value)&&t2.value.model_patch===void 0?[...j(t2)]:[t2],Sy=({value:t2,key:e})=>p(t2)?
b(t2.instance_id??e):e;var vy={edits:"literal",overwrittenMark:"kept"},ed=A({habits:vy,reusesIds:true},t2=>e=>{let{type:n,subtype:s,cwd:i,call_id:r}=e.value;if(n===
"system"&&t2.enter(i),n==="user"&&(t2.why=void 0),n==="assistant"&&(t2.why=I(O(e,"message")?.value.content)??t2.why),!(n!=="tool_call"||s!=="completed"||!p(e.value.
tool_call)))for(let[o,a]of Object.entries(e.value.tool_call)){let[,d]=/^(\w+)ToolCall$/.exec(o)??[];if(d===void 0||!p(a))continue;let l={name:_y[d]??d,id:r,input:Cy(
d,a.args),at:e.at()};t2.done(l,$y(d,a))}}),_y={delete:"Delete",updateTodos:"todo_write",semSearch:"grep"},Cy=(t2,e)=>p(e)?t2==="write"?{...e,content:e.fileText??
e.contents}:t2==="delete"?{file_path:e.path}:t2==="shell"?{command:e.command,workdir:e.workingDirectory}:e:e,$y=(t2,{args:e,result:n})=>{let{success:s,failure:i}=p(
n)?n:{},r=p(s)?s:void 0,o=r??(p(i)?i:void 0);return t2==="shell"&&o?Dt(o.exitCode??(r?0:null),o):r?t2==="read"&&r.exceededLimit!==true?{failed:false,shown:be(e,
y(r,"content"),false)}:{failed:false,files:t2==="read"?void 0:Ay(e,r)}:{failed:true}},Ay=(t2,e)=>{let n=y(e,"path")??y(t2,"path");if(n===void 0)return;let s=y(e,
"afterFullFileContent")??y(e,"fileContentAfterWrite"),i=y(e,"beforeFullFileContent"),r=de(e.diffString);return s===void 0&&!r?void 0:[{path:n,before:i,after:s,hunks:r,
exact:false}]},td=(t2,e)=>{let n=new it(e);for(let s of t2)for(let i of re(s,e)){e.calls.search(i);for(let r of E(i,"requests"))for(let o of E(r,"response"))Ey(
o,n)}return{...e.cwd!==void 0&&{cwd:e.cwd},options:{reads:"auto",duplicates:"keep"}}},Ey=(t2,e)=>{let{kind:n,uri:s,toolId:i,toolSpecificData:r,edits:o}=t2.value,
{recording:a}=e,d=t2.at();if(n==="textEditGroup"){let l=y(s,"fsPath")??y(s,"path")??"";for(let c of Array.isArray(o)?o:[])Array.isArray(c)&&Iy(l,c.filter(p),{reconstruction:e,
at:d})}else if(n==="notebookEditGroup")a.leaveOut(n,{reason:"Edits of notebooks are not taken.",at:d});else if(n==="toolInvocationSerialized"&&p(r)&&r.kind==="t\
erminal"){let l=y(r.commandLine,"original")??y(r,"command")??"";e.disturb(l);let c=`The log does not say how it ended; if it changed files, those changes are no\
t in the plan: ${l}`;a.leaveOut(b(i),{reason:c,at:d})}},Iy=(t2,e,{reconstruction:n,at:s})=>{let{recording:i}=n,r=i.relative(t2),o=i.exactText(t2);if(o===void 0){
i.leaveOut("edit",{reason:`Cannot locate its text in ${r} without the file; pass --repo.`,at:s});return}let a=Py(o),d=e.map(({range:u,text:f})=>{let{startLineNumber:h,
startColumn:m,endLineNumber:g,endColumn:x}=p(u)?u:{};return{from:a(h,m),to:a(g,x),fresh:b(f??"")}}),[l,c]=["",0];for(let{from:u,to:f,fresh:h}of d.sort((m,g)=>m.
from-g.from||m.to-g.to)){if(!(u>=c&&f>=u)){i.leaveOut("edit",{reason:`Its places overlap, or lie outside ${r}.`,at:s});return}l+=o.slice(c,u)+h,c=f}i.isLicensed(
t2)||(i.unread=true),n.become(t2,{text:l+o.slice(c),exact:true},{step:{at:s}})},Py=t2=>{let e=[B(t2)?1:0];for(let n=t2.indexOf(`
`);n>=0;n=t2.indexOf(`
`,n+1))e.push(n+1);return(n,s)=>{let i=e[Number(b(n))-1];if(i===void 0)return n===e.length+1&&s===1?t2.length:Number.NaN;let r=(e[Number(b(n))]??t2.length+1)-1;
return Math.min(i+Number(b(s))-1,Math.max(i,r))}};var nd=new WeakMap,En=class{#e;#t;#n=new Map;constructor(e){this.#e=e,this.#t=nd.get(e.reconstruction)??new Map,
nd.set(e.reconstruction,this.#t)}show({name:e,args:n}){let s=sd(e,n);this.#t.set(s,(this.#t.get(s)??0)+1)}take(e){let{subtype:n}=e.value,s=O(e,"systemPayload"),
i=O(s,"uiEvent");n==="ui_telemetry"&&i&&this.#i(i);let r=O(O(s,"snapshot"),"fileStates");n==="attribution_snapshot"&&r&&this.#s(r)}#i({value:e,at:n}){let{function_name:s,
function_args:i,prompt_id:r}=e;if(!/tool_call$/.test(y(e,"event.name")??"")||!/^[^#]+#[^#]+#\d+$/.test(b(r)))return;let o=sd(s,i),a=this.#t.get(o)??0;a>0?this.#t.
set(o,a-1):this.#o({name:s,input:i,at:n()},e),this.#e.reconstruction.showsAgents=true}#o(e,n){this.#e.done(e,s=>Ry(s,n))}#s({value:e,at:n}){for(let[s,i]of Object.
entries(e)){let r=y(i,"contentHash");r===void 0||this.#n.get(s)===r||(this.#n.set(s,r),this.#e.reconstruction.settle(s,{isText:o=>ce(w(o))===r,at:n()}))}}},sd=(t2,e)=>ce(
JSON.stringify([t2,e])),Ry=({operation:t2},{success:e,status:n})=>{let s=typeof e=="boolean"?{failed:!e}:Z(n,"success",["error","cancelled"]);return s.failed?s:
t2.kind==="shell"?v(null,void 0):{failed:false}};var Fy={edits:"loose",lineEnd:"any",overwrittenEnds:"kept"},id=A({habits:Fy,proposals:true},t2=>e=>rd(e,t2)),Ny=[
"contents","content","candidates","parts","messages","clientHistory","toolCalls","$set","response"],rd=(t2,e)=>{let{value:n}=t2;if(V(t2)){if(e.stop(t2),Wy(t2,e))
return;Ty(t2.value,e)}for(let s of j(t2)){let i=s.key==="history"&&p(n)&&!("clientHistory"in n);if(!(!Array.isArray(n)&&!Ny.includes(s.key)&&!i))for(let r of s.
key==="candidates"?e.chosen(s):[s])rd(r,e)}},Ty=(t2,e)=>{let{sessionId:n,session_id:s,id:i,type:r,content:o,$rewindTo:a,model:d}=t2;(n!==void 0||s!==void 0)&&(e.
isSession=true),typeof o=="string"&&o!==""&&(e.why=r==="user"?void 0:o),typeof a=="string"?e.backTo(a):typeof r=="string"&&e.mark(i),typeof d=="string"&&e.hear(
t2)},Wy=({value:t2,at:e},n)=>{let{text:s,name:i,args:r,status:o,type:a,content:d}=t2,{functionCall:l=t2.function_call,functionResponse:c=t2.function_response}=t2;
if(p(l))si(l,e,n);else if(p(c))Ly(c,n);else if(typeof i=="string"&&p(r)&&typeof o=="string")My(t2,e,n);else if(a==="tool_use"&&typeof t2.tool_name=="string")n.call(
{name:t2.tool_name,id:t2.tool_id,input:t2.parameters,at:e()});else if(a==="tool_result"&&typeof t2.tool_id=="string")n.result(t2.tool_id,u=>Dy(u,t2));else if(a===
"message"&&t2.role==="assistant"&&typeof d=="string")n.why=d;else if(typeof s=="string"&&t2.thought!==true){n.why=s;let[,u]=/^\s*-?\s*\*{0,2}Workspace Directories:\*{0,2}\n\s*- (\/.*|[A-Z]:\\.*)$/m.
exec(s)??[];s.includes("<session_context>")&&n.enter(u?.trim())}else return false;return true},si=({id:t2,name:e,args:n},s,i)=>i.call({name:e,id:t2,input:n,at:s()}),
Ly=({id:t2,name:e,response:n},s)=>{let r={end:{failed:p(n)&&n.error!==void 0},output:y(n,"output"),display:void 0};s.result(t2??s.firstOpen(e),o=>Et(o,r))},My=(t2,e,n)=>{
let{status:s,args:i,result:r,resultDisplay:o}=t2;if(/^(scheduled|validating|awaiting_approval|executing)$/.test(b(s)))return;let a=si(t2,e,n),d=Z(s,"success",ii),
[l]=Array.isArray(r)?r:[],c=p(l)&&p(l.functionResponse)?l.functionResponse.response:void 0,u=y(c,"output")??y(c,"error");!d.failed&&n.opened(a)&&n.enter(jy(y(i,
"file_path"),y(o,"filePath"))),n.result(a,f=>Et(f,{end:d,output:u,display:o},{reads:u!==""}))},jy=(t2,e)=>{let n=t2?.replace(/^\.\//,"");if(!(n===void 0||t2?.startsWith(
"/")||!e?.endsWith(`/${n}`)))return e.slice(0,-n.length-1)},Dy=(t2,{status:e,output:n})=>{let s=typeof n=="string"?n:void 0,i=Et(t2,{end:Z(e,"success",ii),output:s,
display:void 0});return i.exitCode===void 0?i:v(null,s)},ii=["error","cancelled"],Et=({input:t2,operation:e},{end:n,output:s,display:i},{reads:r}={reads:false})=>{
if(n.cutOff)return n;let{failed:o}=n;if(e.kind==="shell")return By(o,s);let a=p(i)?i.executionSummary:void 0;if(e.kind==="agent")return{failed:o,calls:p(a)&&a.totalToolCalls===
0?0:void 0};if(e.kind==="read")return{failed:o,shown:o||!r?void 0:be(t2,s,false)};let d="path"in e?e.path:void 0,l=y(i,"fileName");return!o&&d!==void 0&&l!==void 0&&
!d.endsWith(l)?S:{failed:o,said:s,files:o||d===void 0?void 0:Uy(d,i)}},Hy=/cancelled tool execution|aborted|interrupted|timed out/i,By=(t2,e)=>{if(e===void 0&&!t2)
return S;let n=e??"";if(t2&&Hy.test(n))return S;if(t2&&!/exit code/i.test(n)||/^(Blocked\b|Command injection|Command (was )?(rejected|blocked|denied|not allowed))/i.
test(n))return{failed:true};let s=At(n);return/^Command (was )?(cancelled|moved to background)/im.test(n)?v(null,void 0):s},Uy=(t2,e)=>{if(!p(e))return;let n=l=>e[`${l}\
Truncated`]===true?void 0:y(e,l),i=e.isNewFile===true?null:n("originalContent")||void 0,{user_added_lines:r=0,user_removed_lines:o=0}=p(e.diffStat)?e.diffStat:{},
a=r!==0||o!==0,d={before:i,after:n("newContent"),witness:de(n("fileDiff")),byPerson:a,exact:false};return[{path:y(e,"filePath")??t2,...d}]},qy={edits:"loose",lineEnd:"\
any",deletesLineEnd:true,overwrittenEnds:"kept",overwrittenMark:"kept"},od=A({habits:qy},t2=>{let e=new Pe(t2.recording),n=new En(t2);return s=>{let{type:i,subtype:r,
cwd:o,systemPayload:a,toolCallResult:d,isSidechain:l}=s.value;t2.enter(o),i==="system"&&n.take(s),i==="system"&&r==="rewind"&&e.backTo(y(a,"targetUuid")??y(a,"u\
uid"));let c=O(s,"message"),u=E(c,c&&"parts"in c.value?"parts":"content"),f=i==="user"&&!u.some(({value:h})=>h.type==="tool_result");e.take(s.value,f);for(let h of u)
Gy(h,d,t2),l===true&&p(h.value.functionCall)&&n.show(h.value.functionCall);i==="user"&&(t2.why=void 0)}}),Gy=(t2,e,n)=>{let{functionCall:s,functionResponse:i,text:r,
thought:o}=t2.value;if(typeof r=="string"&&o!==true&&(n.why=r),p(s))si(s,t2.at,n);else if(p(i)){let{id:a,response:d}=i,{status:l="success",resultDisplay:c}=p(e)?
e:{},f=p(d)&&d.error!==void 0?{failed:true}:Z(l,"success",ii),h=y(d,"output")??y(d,"error");n.result(a,m=>Et(m,{end:f,output:h,display:c}))}else n.block(t2,(a,{
is_error:d,content:l})=>Et(a,{end:{failed:d===true},output:I(l),display:void 0}))};var ad=A(pe,t2=>e=>{let n=O(e,"message")??e,{method:s,result:i,error:r,id:o}=n.
value,a=O(n,"params")?.value,d=b(o);if(s==="tools/call"&&a)t2.call({name:a.name,id:d,input:a.arguments??{},at:e.at()});else{if(s!==void 0||t2.opened(d)===void 0)
return;if(p(r))t2.result(d,{failed:true});else if(p(i)&&Array.isArray(i.content)){let l=I(i.content),c=i.isError===true||q(l);t2.result(d,u=>Ie(u,c,l))}}});var Jy={
edits:"literal",overwrittenMark:"kept",patches:"told"},ld=A({habits:Jy,reusesIds:true},t2=>e=>{let{info:n,parts:s}=e.value;ri(e,t2),ri(O(e,"part"),t2);let i=p(n)?
y(n.revert,"messageID"):void 0;for(let r of E(e,"messages")){if(i!==void 0&&(y(r.value.info,"id")??"")>=i)break;dd(r,t2)}Array.isArray(s)&&dd(e,t2),Vy(e.value)&&
t2.leaveOut("line","It holds no part of the session")}),Vy=({type:t2,sessionID:e,messageID:n,part:s,info:i})=>typeof e=="string"&&n===void 0&&!p(s)&&!p(i)&&!/^(step_start|step_finish|text|reasoning|error)$/.
test(b(t2??"")),dd=(t2,e)=>{let n=O(t2,"info")?.value;if(e.hear(t2.value),cd(t2.value,e),n?.role==="user")e.why=void 0;else if(Array.isArray(t2.value.parts))for(let s of E(
t2,"parts"))ri(s,e);else e.place=t2.at,e.leaveOut("message","It holds no parts")},cd=({info:t2,directory:e,path:n},s)=>{for(let{directory:i,path:r}of[t2,{directory:e,
path:n}].filter(p))s.enter(i),s.enter(y(r,"cwd"))},ri=(t2,e)=>{if(!t2)return;let{type:n,text:s,tool:i,callID:r,state:o}=t2.value;if(cd(t2.value,e),n==="text"&&typeof s==
"string"&&(e.why=s),n==="tool"&&!p(o)&&e.call({name:i,id:r,input:void 0,at:t2.at()}),n!=="tool"&&(p(o)||typeof r=="string")&&(e.place=t2.at,e.leaveOut(b(i??n??"\
part"),"It is of an unknown kind, and may be a call")),n!=="tool"||!p(o))return;let a={name:i,id:r,input:o.input,at:t2.at()};o.status!=="completed"&&o.status!==
"error"?e.call(a):e.done(a,d=>zy(d,o))},zy=({operation:{kind:t2}},e)=>{let n=e.status==="error",s=p(e.metadata)?e.metadata:{};if(t2==="shell"&&!n&&Ky(e))return S;
if(t2==="shell"&&!n){let i=y(s,"output")??y(e,"output"),r=s.truncated===true?void 0:i;return v(s.exit,r,r)}return{failed:n,said:y(e,"output"),folder:Qy(e),shown:n?
void 0:Zy(s.display),files:n?void 0:Yy(e.input,s)}},Ky=({input:t2,title:e})=>{let[n,s]=[y(t2,"command"),b(e??"")],i=s!==n&&s!==y(t2,"description");return n!==void 0&&
i&&s.startsWith(n)},Zy=t2=>!p(t2)||t2.type!=="file"||typeof t2.text!="string"?void 0:t2.lineStart===1&&t2.lineEnd===t2.totalLines&&t2.truncated!==true?{text:t2.
text,exact:false,openEnd:true,isWhole:true}:void 0,Qy=({output:t2})=>/<type>directory<\/type>/.test(b(t2??"").slice(0,2e3)),Yy=(t2,e)=>{if(Array.isArray(e.files))
return e.files.filter(p).map(Xy);let n=y(t2,"filePath");if(n===void 0)return;let{filediff:s}=e,[i,r]=[y(s,"before"),y(s,"after")],o=de(y(s,"patch")??e.diff);return i!==
void 0&&r!==void 0?[{path:n,before:i,after:r,witness:o,exact:false}]:e.exists===false?[{path:n,before:null,exact:true}]:o&&[{path:n,hunks:o,exact:false,outdented:true}]},
Xy=t2=>{let e=b(t2.filePath??t2.path),n=y(t2,"movePath"),[s,i]=[y(t2,"before"),y(t2,"after")],r=n===void 0?{}:{movedTo:n};if(t2.type==="delete")return{path:e,after:null,
exact:true};let o=de(t2.patch??t2.diff);if(t2.type==="add")return{path:e,after:i??o?.map(d=>T(d).replacement).join(""),exact:true};if(s!==void 0&&i!==void 0)return{
path:e,before:s,after:i,exact:true,...r};let a=y(t2,"patch")===""||y(t2,"diff")==="";return{path:e,hunks:a?[]:o,exact:true,outdented:true,...r}};var fd=(t2,e,n)=>{
let s={leaveOut:()=>{}},i=t2.flatMap(a=>[...re(a,s)].filter(hd));if(i.length<2)return ud(t2,e,n);let[r]=st(i,{choice:n.choice,recording:e,called:"row"});if(!r)return{};
let o={name:r.file,text:JSON.stringify(r.value),firstLine:r.at().line};return ud([o],e,n)},hd=t2=>p(t2.value)&&Array.isArray(t2.value.history),ud=A({habits:{edits:"\
literal"}},t2=>e=>{for(let n of hd(e)?eb(e):[e])nb(n,t2)});function*eb(t2){for(let e of tb(t2))V(e)?yield e:yield*[...j(e)].filter(V)}var tb=t2=>{let e=[...j(t2)].
find(({key:n})=>n==="history");return e?[...j(e)]:[]},nb=(t2,e)=>{let{action:n,observation:s,args:i,source:r,cause:o}=t2.value;e.place=t2.at,typeof s=="string"?
ab(t2,o,e):r==="agent"&&typeof n=="string"&&p(i)&&sb(t2,n,i,e)},oi="str_replace_editor",sb=(t2,e,n,s)=>{let i=ob(t2),r=i?.name===oi&&p(i.input),o=r?oi:ib[e];if(o===
void 0){e==="run_ipython"&&s.leaveOut(e,"It runs code of Python");return}s.why=y(n,"thought")?.trim()||y(i?.message,"content")?.trim()||void 0,s.call({name:o,id:pd(
t2.value),input:r?i.input:rb(e,n),at:t2.at()}),s.recording.calls.take(void 0,n),i&&s.recording.calls.take(i.id,i.input)},ib={run:"bash",read:"read",write:"write",
edit:oi},rb=(t2,e)=>t2==="edit"&&y(e,"command")===void 0?{command:"str_replace",path:e.path,old_str:"",new_str:""}:e,pd=({id:t2})=>`event ${b(t2??"")}`,ob=t2=>{
let e=O(t2,"tool_call_metadata"),[n]=E(O(e,"model_response"),"choices"),s=O(n,"message"),r=E(s,"tool_calls").find(({value:d})=>d.id===e?.value.tool_call_id),{name:o,
arguments:a}=p(r?.value.function)?r.value.function:{};return r&&{id:r.value.id,name:o,input:L(b(a??"")),message:s?.value}},ab=(t2,e,n)=>{let{observation:s,content:i,
extras:r}=t2.value,o=p(r)?r:{},a=p(o.metadata)?o.metadata:{},d=pd({id:e});n.opened(d)&&(n.enter(y(a,"working_dir")),n.result(d,l=>db(l,{observation:s,text:b(i??
""),details:o,metadata:a})))},db=({operation:t2},{observation:e,text:n,details:s,metadata:i})=>{let r=e==="error"||/^\s*ERROR\b/.test(n);if(t2.kind==="shell")return r?
{failed:r}:v(i.exit_code??s.exit_code??null,n);if(r)return{failed:r};if(e!=="edit")return t2.kind==="editor"?zs(t2,n):{failed:r};let o=cb(s),a=o?.after!==void 0;
return t2.kind==="editor"&&lb(t2.asks)&&!a?S:{failed:r,...o&&{files:[o]}}},lb=t2=>t2.kind==="edits"&&t2.edits.every(({old:e,new:n})=>e===""&&n===""),cb=({path:t2,
prev_exist:e,old_content:n,new_content:s})=>typeof t2!="string"||typeof s!="string"?void 0:{path:t2,before:e===false?null:typeof n=="string"?n:void 0,after:s,exact:false};
var ub={edits:"folded",lineEnd:"first"},md=A({habits:ub,reusesIds:true},t2=>{let e=new Pe(t2.recording);return n=>{let{type:s,cwd:i,id:r,parentId:o}=n.value;s===
"session"&&t2.enter(i);let a=s==="message"||s==="message_end"?O(n,"message"):void 0;e.take({uuid:r,parentUuid:o??void 0},a?.value.role==="user"),a&&fb(a,t2)}}),
fb=(t2,e)=>{let{role:n,toolCallId:s,command:i,exitCode:r,output:o}=t2.value;n==="user"&&(e.why=void 0),n==="toolResult"&&e.result(s,a=>hb(a,t2.value)),n==="bash\
Execution"&&e.done({name:"bash",input:{command:i},at:t2.at()},v(r,typeof o=="string"?o:void 0));for(let{value:a,at:d}of n==="assistant"?E(t2,"content"):[])a.type===
"text"&&(e.why=y(a,"text")||e.why),a.type==="toolCall"&&e.call({name:a.name,id:a.id,input:a.arguments,at:d()})},hb=({input:t2,operation:e},{isError:n,content:s,
details:i})=>{if(!ye(n))return S;let r=n===true,o=I(s);if(e.kind==="shell")return pb(r,o);if(r)return{failed:r};if(e.kind==="read")return{failed:r,shown:be(t2,o,
false)};let a=p(i)?la(y(i,"diff")):void 0,[,d]=/^Successfully (?:replaced \d+ block\(s\) in|wrote \d+ bytes to) (.+?)\.?$/.exec(o??"")??[],l=d??("path"in e?e.path:
void 0);return{failed:r,said:o,files:l===void 0?void 0:[{path:l,hunks:a,exact:false}]}},pb=(t2,e)=>{let[,n]=/Command exited with code (\d+)\s*$/.exec(e??"")??[];
return n!==void 0?v(Number(n),e):t2?S:v(0,e,e)};function gd(t2){let e=mb(t2);return e.is==="named"?{is:"named",path:ai(e.path)}:e}var ai=t2=>/^[^/\\:]+(?:\\[^/\\]+)+$/.
test(t2)?t2.replaceAll("\\","/"):t2;function mb(t2){let{lines:e,at:n,from:s}=t2;for(let r=n-1;r>=s;r--){let o=e[r].trim();if(o===""||xb.test(o))continue;let a=bd.
exec(o),d=a?wd(a[1]??""):xd(o,t2);if(d!==void 0)return{is:"named",path:d};if(!a)break}let i=e.slice(s,n).join(`
`);return s===0||kb(i)?{is:"unknown"}:{is:"same"}}function _0(t2,e,{body:n,isFile:s}){let i=bd.exec(t2[e]?.trim()??"")?.[1]??"";if(/^\d+:\d+:/.test(i))return;let[
,r]=yb.exec(n[0]??"")??[];if(r!==void 0&&It(r)&&(s(r)||yd.test(r)))return{path:r,body:n.slice(1)};let o=e-1;for(;o>0&&t2[o]?.trim()==="";)o-=1;let a=t2[o]?.trim()??
"",d=wd(i)??xd(a,{isFile:s,takesWord:false})??gb(a,s);return d===void 0?void 0:{path:d,body:n}}function gb(t2,e){let n=t2.replaceAll(/<[^<>]*>/g," "),s=/^\W*#|^\W*\*\*/.
test(n);for(let[i,r,o=""]of[...n.matchAll(/`([^`]+)`|([^\s`'"()*<>,;]+)/g)].reverse()){let a=(r??o.replace(/[.:!?]+$/,"")).replace(/^\.[\\/]/,"");if(!It(a)||!(e(
a)||yd.test(a)))continue;if(e(a)?wb.test(n)&&/:\W*$/.test(n):bb.test(n)||s)return a;let d=n.slice(n.lastIndexOf(i)+i.length);if(!e(a)&&/^\W*(?:\(?new(?: file)?\)?\W*)?$/i.
test(d)&&(r!==void 0||a.includes("/")))return a}}var yb=/^\s*(?:\/\/|#|--|;|\/\*+|<!--|%)\s*(?:(?:file|file ?name|path):\s*)?([^\s!:]+?)\s*(?:\(.*\)\s*)?(?:\*\/|-->)?\s*$/i,
yd=/(?:^|\/)(?:\.[a-z][\w.-]*|[A-Z]\w*file|LICENSE)$|\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|c|h|cc|[ch]pp|cs|php|swift|mdx?|txt|json|ya?ml|toml|ini|cfg|conf|env|html?|s?css|less|sql|sh|bash|ps1|bat|xml|csv|lock|gradle|vue|svelte|tf|proto|ipynb|lua|r|pl|exs?|hs|scala|dart|nix|rst|tex)$/,
bb=/\b(?:add|creat|new|mak|sav|writ|put|plac|generat)\w*\b/i,wb=/\b(?:add|append|edit|insert|modif|overwrit|past|prepend|put|replac|remov|rewrit|set|swap|updat|writ)\w*\b|(?<!\b(?:this|the|that|these|a|after|no) )\bchange\w*\b/i,
bd=/^(?:`{3,}|~{3,}|<\/?(?:source|code|pre|codeblock|sourcecode)>)(.*)$/,xb=/^(?:<\/?(?:diff|content|args|file|apply_diff|replace_in_file|search_and_replace)>|<!\[CDATA\[|\]\]>|<start_line>\d+<\/start_line>)+$/;
function wd(t2){let[,e]=/(?:title|file(?:name)?|path)=["']([^"']+)["']/.exec(t2)??[],s=(e??t2.trim().split(/\s+/).at(-1)??"").replace(/^[\w+#-]+:(?=.)/,"");return It(
s)?s:void 0}function xd(t2,{isFile:e,takesWord:n}){let[,s]=/^<(?:path|file_path|file)>(.+)<\/(?:path|file_path|file)>$/.exec(t2)??[];if(s!==void 0)return s.trim();
let i=t2.replace(/^(?:[-*+]|\d+[.)])\s+/,"").replace(/^#+\s*/,"").replace(/^\*\*(?:file(?:name)?|path):\*\*\s*|^(?:file(?:name)?|path):\s*/i,"").replace(/[:*]+$/,
"").replace(/^\*+/,""),[,r]=/^`+([^`]+)`+:?$/.exec(i)??[],o=(r??i).trim().replace(/^\.[\\/]/,"");return It(o)||e(o)||n&&/^[\w.-]+$/.test(o)?o:void 0}var It=t2=>/^[^\s`'"<>|*?]+$/.
test(t2)&&!/^[a-z]+:\/\//i.test(t2)&&/[^/.](?:\/|\.\w)|^\.\w|^[A-Z]\w*file$|^LICENSE$/.test(t2)&&!/[/.,;:!)]$/.test(t2),kb=t2=>t2.split(/[\s`'"()*<>,;:]+/).some(
e=>It(e.replace(/\.$/,""))&&/\/|\.[a-z]\w{0,9}$/i.test(e.replace(/\.$/,"")));var Ob=/^\s*<write_to_file>\s*$/,Sb=/^\s*<\/write_to_file>\s*$/,Sd=t2=>/^[ \t]*(?:<{5,9} (?:SEARCH|ORIGINAL)>?|-{5,9} SEARCH>?|<write_to_file>)[ \t]*\r?$/m.
test(t2),vd=(t2,e)=>{let n=new xe(e);for(let s of t2){let i=new Set,r=[],o=Fe(s).split(/\r?\n/),a=Cb($b({file:s.name,lines:o,taken:r},e),e.givenFolder);e.texts.
push({file:s.name,lines:o,taken:r});let d=new Set(a.filter(({block:c})=>c.isReport).map(kd)),l=_b(Fe(s));for(let c of a){let{path:u,block:f}=c,h=kd(c);d.has(h)||
l(f)?e.leaveOut(Ue,{reason:vb,at:f.at,mayChangeFiles:false,is:"failed"}):i.has(h)?e.leaveOut(Ue,{reason:"It repeats a block above.",at:f.at,mayChangeFiles:false}):
Rb(u,f,{recording:e,lines:n}),i.add(h)}}return{options:ge(e)}},Ue="<<<<<<< SEARCH",vb="The chat itself says that it failed, or was denied.";function _b(t2){let e=[],
n=0,s=t2.split(`
`);for(let[i,r]of s.entries())/^\[\w+ for '.*'\] Result:\s*$/.test(r)&&(_t(s.slice(i+1,i+4).join(`
`))&&e.push([n,i+1]),n=i+1);return({at:i})=>e.some(([r,o])=>r<i.line&&i.line<o)}function Cb(t2,e){let n;return[...t2].map(s=>(n=s.file.is==="same"?n:s.file.is===
"named"?_(s.file.path,e):void 0,{path:n,block:s}))}var kd=({path:t2,block:e})=>JSON.stringify([t2,e.texts,e.whole]);function*$b({file:t2,lines:e,taken:n},s){let i=d=>s.
state(_(d,s.givenFolder))?.text!==void 0,r=0,[o,a]=[-1,-1];for(let d=0;d<e.length;d++){let l=e[d];if(Ob.test(l)){let $=Ab(t2,e,d);$.block?yield $.block:s.leaveOut(
"<write_to_file>",{reason:Eb,at:{file:t2,line:d+1,column:1}}),n.push([d+1,$.end+1]),d=$.end,r=$.end+1;continue}if(!Ut.test(l)){qt.test(l)&&Pb(t2,d,s);continue}let c={
file:t2,line:d+1,column:1};o=Od(e,qt,{after:d,known:o}),a=Od(e,Ut,{after:d,known:a});let u=e.slice(d+1,o),f=Ln(l),h=o===e.length||a<o?[]:Mn(l,u);if(h.length===0){
s.leaveOut(Ue,{reason:"The block does not have exactly one ======= and one >>>>>>> REPLACE.",at:c}),n.push([d+1,d+1]);continue}let m=h.every(({search:$})=>$.length>
0),[,g]=Ib.exec(e[d-1]??"")??[],x=g===void 0?gd({lines:e,at:d,from:r,isFile:i,takesWord:m}):{is:"named",path:ai(g)};n.push([d+1,o+1]),yield{file:x,isReport:g!==
void 0,start:nr(u),texts:h,divider:f,at:c},d=o,r=o+1}}function Ab(t2,e,n){let s=n+1;for(;s<e.length&&!Sb.test(e[s]??"");)s+=1;let i=s<e.length,r=e.slice(n,s+1).
join(`
`),[,o]=/<path>\s*([^<>\n]+?)\s*<\/path>/.exec(r)??[],[a,d]=[r.indexOf("<content>"),r.lastIndexOf("</content>")];if(!i||o===void 0||a<0||d<a)return{end:s};let l=r.
slice(a+9,d).replace(/^\n/,"").replace(/\n$/,""),c={file:t2,line:n+1,column:1};return{end:s,block:{file:{is:"named",path:o},isReport:false,start:void 0,texts:[],
whole:l,divider:"",at:c}}}var Eb="The call is not whole: it has a <path>, a <content> and an end, each closed.",Ib=/^## SearchReplaceNoExactMatch: This SEARCH block failed to exactly match lines in (.+?)\s*$/,
Pb=(t2,e,n)=>{n.leaveOut(">>>>>>> REPLACE",{reason:"It ends a block that does not begin.",at:{file:t2,line:e+1,column:1},is:"not read"})},Od=(t2,e,{after:n,known:s})=>{
if(s>n)return s;let i=n+1;for(;i<t2.length&&!e.test(t2[i]??"");)i+=1;return Math.min(i,t2.length)},Rb=(t2,e,{recording:n,lines:s})=>{let{texts:i,whole:r,divider:o,
start:a,at:d}=e;if(t2===void 0){n.leaveOut(Ue,{reason:"No line above names its file. Write its name, and nothing else, on the line above, or on the fence.",at:d});
return}let l=n.text(t2);if(r!==void 0){l!==void 0&&n.license(t2,d),n.write(t2,{content:r===""?"":`${r}
`},{at:d});return}let c=l===void 0?i:i.filter(({search:h})=>Nb(h,l)),[u,...f]=c.length===0?i:c;if(!u||f.length>0){let h=l===void 0?"Which one is meant, the file\
 tells: pass --repo.":"More than one fits the file, or none does.",m=`It can be read in ${i.length} ways, by its dividers or its indentation. ${h}`;n.leaveOut(Ue,
{reason:m,at:d})}else if(Fb(u,o)){let h=`A second ${o} is in what it puts there. Delete it; if it is text, make the three marks of the block longer than it.`;n.
leaveOut(Ue,{reason:h,at:d})}else if(u.search.length===0)Tb(t2,u.replace,{recording:n,at:d});else{n.license(t2,d);let h={contexts:[],old:u.search,new:u.replace,
atEnd:false,construct:Ue,start:a};s.add(t2,h,{at:d})}};function Fb({search:t2,replace:e},n){let s=r=>r.trim()===n,i=(r="")=>/^[\p{L}\p{N}]/u.test(r)&&r.trim().length<=
n.length;return t2.some(s)?false:e.some((r,o)=>s(r)&&(o===e.length-1||!i(e[o-1])))}var Nb=(t2,e)=>t2.length===0?e==="":we(t2,pt(Je(e))).length>0,Tb=(t2,e,{recording:n,
at:s})=>{let i=n.text(t2);if(i===void 0||i===""){i===""&&n.license(t2,s),n.write(t2,{content:e.map(o=>`${o}
`).join("")},{at:s});return}n.license(t2,s);let r=ht(i,{start:i.length,end:i.length},e);n.change(t2,r,{at:s},{match:"lines"})};var M=t2=>({values:e})=>e.some(n=>p(
n)&&t2(n))?"yes":"no",Pt=(...t2)=>({text:e,isJson:n})=>n&&t2.every(s=>s.test(e))?"perhaps":"no",_d=t2=>({text:e,isJson:n})=>!n&&t2.test(e)?"perhaps":"no",k=t2=>typeof t2==
"string",$d=({message:t2})=>p(t2)&&Array.isArray(t2.parts),Wb=t2=>(t2.type==="assistant"||t2.type==="user")&&p(t2.message)&&!$d(t2)&&k(t2.sessionId),Lb=({loglines:t2})=>Array.
isArray(t2)&&t2.some(e=>p(e)&&/^(user|assistant)$/.test(b(e.type??""))&&p(e.message)),Mb=t2=>t2.type==="system"&&t2.subtype==="init"&&k(t2.session_id)&&(k(t2.claude_code_version)||
k(t2.apiKeySource))&&!k(t2.request_id)&&!("qwen_code_version"in t2)&&k(t2.permissionMode)&&Array.isArray(t2.tools)||(t2.type==="user"||t2.type==="assistant")&&k(
t2.session_id)&&p(t2.message)&&"tool_use_result"in t2,jb=t2=>k(t2.hook_event_name)&&k(t2.session_id),Db=t2=>k(t2.uuid)&&k(t2.sessionId)&&k(t2.cwd)&&($d(t2)||t2.
type==="system"&&p(t2.systemPayload))||t2.type==="system"&&t2.subtype==="init"&&"qwen_code_version"in t2,Hb=t2=>/^(session_meta|turn_context|response_item|event_msg)$/.
test(b(t2.type))&&p(t2.payload)||t2.type==="thread.started"&&k(t2.thread_id)||/^item\.(started|updated|completed)$/.test(b(t2.type))&&p(t2.item),Bb=t2=>k(t2.sessionId)&&
k(t2.projectHash)||t2.type==="init"&&k(t2.session_id)&&k(t2.model)||t2.type==="tool_use"&&k(t2.tool_name)&&k(t2.tool_id),Ub=t2=>p(t2.info)&&/^ses_/.test(b(t2.info.
id))&&Array.isArray(t2.messages)||k(t2.sessionID)&&(p(t2.part)||k(t2.messageID)&&k(t2.type))||p(t2.info)&&k(t2.info.sessionID)&&Array.isArray(t2.parts),qb=t2=>/^(session|assistant|user|tool|system|hook|subagent|abort)(\.\w+)+$/.
test(b(t2.type))&&p(t2.data)&&(k(t2.id)||k(t2.timestamp)),Gb=t2=>t2.type==="session"&&(t2.version===void 0||typeof t2.version=="number")&&k(t2.id)&&k(t2.cwd),Jb=({
role:t2,content:e})=>t2==="user"&&Array.isArray(e)&&e.some(n=>p(n)&&/<environment_details>/.test(b(n.text??""))),Vb=t2=>Jb(t2)||k(t2.sessionId)&&Array.isArray(t2.
messages)&&(k(t2.agent)||p(t2.origin))||k(t2.messages_path)&&k(t2.session_id)||t2.type==="agent_event"&&p(t2.event),zb=t2=>t2.type==="tool_call"&&k(t2.subtype)&&
p(t2.tool_call)&&Object.keys(t2.tool_call).some(e=>/ToolCall$/.test(e)),Kb=t2=>Array.isArray(t2.requests)&&(k(t2.responderUsername)||k(t2.requesterUsername)),Zb=t2=>{
let e=p(t2.message)&&!k(t2.role)?t2.message:t2;if(e.jsonrpc==="2.0"&&/^(session\/|fs\/(read|write)_text_file)/.test(b(e.method)))return true;let{update:n}=p(e.params)?
e.params:e;return k(p(e.params)?e.params.sessionId:e.sessionId)&&p(n)&&k(n.sessionUpdate)},Qb=t2=>{let{jsonrpc:e,method:n,params:s}=p(t2.message)?t2.message:t2;
return e!=="2.0"||!p(s)?false:n==="tools/call"?k(s.name):n==="initialize"&&k(s.protocolVersion)},Yb=t2=>/^ATIF-v/.test(b(t2.schema_version??""))&&Array.isArray(
t2.steps),Ad=(t2,e=0)=>k(t2.toolCallId)&&/^(tool-|dynamic-tool$)/.test(b(t2.type??""))||t2.type==="tool-invocation"&&p(t2.toolInvocation)||[t2.toolCalls,t2.toolInvocations].
flat().some(n=>p(n)&&k(n.toolCallId)&&k(n.toolName))||e<3&&[t2.messages,t2.steps,t2.content,t2.parts].flat().some(n=>p(n)&&Ad(n,e+1)),Xb=({type:t2,function:e})=>t2===
"function"&&p(e)&&k(e.name)&&k(e.arguments),ew=t2=>k(t2.instance_id)&&"model_patch"in t2&&!Array.isArray(t2.history),tw=({role:t2})=>/^_(?:checkpoint|usage|system_prompt)$/.
test(b(t2??"")),Cd=({trajectory:t2,history:e})=>Array.isArray(t2)&&Array.isArray(e)&&e.some(n=>p(n)&&Array.isArray(n.tool_calls)),nw=t2=>(Array.isArray(t2.history)?
t2.history.flat():[t2]).some(n=>p(n)&&(typeof n.action=="string"&&p(n.args)&&typeof n.source=="string"||typeof n.observation=="string"&&p(n.extras)&&"cause"in n)),
sw=new RegExp([String.raw`^(?:diff --?\w+ |From [0-9a-f]{40} |--- .*\r?\n\+\+\+ |Index: .*\r?\n=====|Only in .+: .|@@@* -\d)`,String.raw`^(?:Binary files? .+ (?:differ|has changed)|Files .+ differ)\r?$`,
String.raw`^\*\*\* \S.*\r?\n--- \S.*\r?\n\*{15}`,String.raw`^\d+(?:,\d+)?[acd]\d+(?:,\d+)?\r?\n[<>] `,String.raw`^\u001b\[[\d;]*m(?:diff --|--- |@@ )`,"^Content\
-Transfer-Encoding: (?:base64|quoted-printable)"].join("|"),"m"),Ed={"claude-code":{about:"sessions, `--output-format stream-json` and PostToolUse hook payloads\
; files of sub-agents given with it are merged by time",claims:M(t2=>Wb(t2)||Mb(t2)||jb(t2)||Lb(t2)),read:Ia},codex:{about:"rollouts, code mode included, and th\
e stream of `exec --json`",claims:M(Hb),read:ma},qwen:{about:"sessions and streams",claims:M(Db),read:od},opencode:{about:"`export`, the stream of `run --format\
 json`, messages and parts",claims:M(Ub),read:ld},copilot:{about:"`events.jsonl` and the stream of `--output-format json`",claims:M(qb),read:Wa},pi:{about:"sess\
ions and the stream of `--mode json`",claims:M(Gb),read:md},cline:{about:"`messages.json` and the stream of `--json`; a task\u2019s `api_conversation_history.json`",
claims:M(Vb),read:Na},cursor:{about:"the stream of `--output-format stream-json`",claims:M(zb),read:ed},"vscode-chat":{about:"exported chats: groups of edits",claims:M(
Kb),read:td},acp:{about:"`session/update` of the Agent Client Protocol",claims:M(Zb),read:Yo},mcp:{about:"messages of the Model Context Protocol, one a line: `t\
ools/call` and what answers it",claims:M(Qb),read:ad},"ai-sdk":{about:"the Vercel AI SDK: messages, results of `generateText`, messages of a user interface",claims:M(
t2=>Ad(t2)),read:Sa},openhands:{about:"trajectories, and rows of `output.jsonl`",claims:M(t2=>nw(t2)&&!Cd(t2)),read:fd},"swe-agent":{about:"`.traj` files whose \
calls are functions",claims:M(Cd),read:Ea},kimi:{about:"`context.jsonl`",claims:M(tw),read:Aa},"swe-bench":{about:"predictions, of which `--choice` takes one",claims:M(
ew),read:Xa},atif:{about:"Harbor\u2019s trajectories, `schema_version` ATIF-v1",claims:t2=>{let e=M(Yb)(t2);return e==="yes"?e:Pt(/^\s*\{\s*"schema_version"\s*:\s*"ATIF-v/)(
t2)},read:Ca},"text-editor":{about:"calls of the text editor tool: `create`, `str_replace`, `insert`, `view`, `undo_edit`",claims:Pt(/"command"\s*:\s*"(create|str_replace|insert|view|undo_edit)"/),
read:ka},anthropic:{about:"Messages API, Bedrock\u2019s Converse, JSON, one message per line, or a bare list of blocks: Read, Edit, Write, NotebookEdit, MultiEdit",
claims:Pt(/"type"\s*:\s*"tool_use"|"toolUse"\s*:\s*\{/),read:xa},gemini:{about:"sessions, streams, checkpoints, and contents of the API",claims:t2=>{let e=M(Bb)(
t2);return e==="yes"?e:Pt(/"functionCall"\s*:|"toolCalls"\s*:|"function_call"\s*:\s*\{[^{}]*"args"\s*:/)(t2)},read:id},openai:{about:"Chat and Responses JSON wh\
ose calls are one of the above, `apply_patch_call` included; a bare list of `tool_calls`",claims:t2=>{let e=M(Xb)(t2);return e==="yes"?e:Pt(/"tool_calls"\s*:|"function_call"|"custom_tool_call"|"apply_patch_call"|"local_shell_call"|^\s*\[\s*"(?:apply_patch|(?:\S*\/)?(?:ba|da|z)?sh)"|:\s*(?:\[[^{}[\]]*)?"(?:[^"\\]|\\.)*?\*\*\* Begin Patch\\n/)(
t2)},read:ba},"apply-patch":{about:"`*** Begin Patch` \u2026 `*** End Patch`",claims:_d(new RegExp(`^[ \\t]*\\*\\*\\* Begin Patch\\s*$|${Wn.source}`,"m")),read:Xi},
"search-replace":{about:"`<<<<<<< SEARCH` \u2026 `>>>>>>> REPLACE` under a file\u2019s name; `<write_to_file>`",claims:({text:t2,isJson:e})=>!e&&Sd(t2)?"perhaps":
"no",read:vd},diff:{about:"unified diffs, context diffs, normal diffs under a name, and `git format-patch` mail; hunks without numbers, as in chats",claims:_d(sw),
read:ni}};var Nd="Hand it in as a separate file, after this one.",ne="Make it as a unified diff: git diff, or diff -u.",Id="The diff does not hold it; make it w\
ith git diff --binary.",Pd="No line above it names its file (--- and +++).",Rd="The head of its diff is missing.",In="write|create|edit|update|insert|delete|rem\
ove|rename|move|replace|append",di=new RegExp([String.raw`<(?:\w+:)?invoke\s+name=|<function=\w|\[TOOL_CALLS\]|<[|｜]tool[_▁]call|<\|channel\|>\w* to=`,String.
raw`<(?:(?!replace_in)(?:${In})_(?:to_|in_)?(?:file|content)|search_and_replace|str_replace|new_rule|execute_command|tool_call)>`,String.raw`<(?:${In}|file|change|patch|artifact|antArtifact)(?:_file)?\s[^<>]*(?:path|file|file_?name|title)=["'][^"']*\.\w`,
String.raw`"(?:name|tool|tool_name|toolName|function)"\s*:\s*"(?:\w+\.)*(?:(?:${In})_?(?:to_?|in_?)?(?:file|content|notebook)|str_replace|apply_(?:patch|diff)|(?:search_?replace|(?:multi)?edit|write|notebookedit)")`,
String.raw`^\s*[\w.]*(?:${In}|patch)\w*\(.*\b(?:file_?)?path\s*[=:].*\b(?:content|text|(?:old|new)_?\w*)\s*[=:]`].join("|"),"i"),rt=(t2,e,n=[])=>({construct:t2,
line:e,next:n,reason:`It looks like a ${t2}, and the text was read in another format. ${Nd}`}),iw=[rt("block",/^\s*(?:> ?)*(?:(?:<|&lt;){5,9} (?:SEARCH|ORIGINAL)>?|-{5,9} SEARCH>?)\s*$/),
rt("patch of apply_patch",/^\s*(?:> ?)*\*\*\* (?:Begin Patch|(?:Add|Update|Delete) File: )|\*\*\* Begin Patch\\n/),rt("call of a tool",/"type"\s*:\s*"tool_use"|"tool_calls"\s*:|"old_str(?:ing)?"\s*:/),
rt("change in JSON",/"(?:newText|replacementContent|replacementChunks|modifiedContent|insertionPoint|original_begin_line)"\s*:|"(?:patch|diff)"\s*:\s*"(?:[^"\\]|\\.)*@@ -\d|"(?:[^"\\]|\\.)*?(?:diff --git a\/|--- \S[^"\\]*\\n\+\+\+ )|"op"\s*:\s*"(?:add|remove|replace|move|copy)"\s*,\s*"(?:path|from)"|"(?:search|find)"\s*:[^{}]{0,500}"replace"\s*:/),
{construct:"call of a tool as text",line:di,reason:"It looks like a call of a tool as text, which no format that editplan reads has. Have it written as a block,\
 or as a call in JSON."}],Fd="Have it written as a block, or as a unified diff.",rw=[{construct:"step of a plan",line:/^\s*(?:- )?["']?tool["']?: ["']?(?:Edit|Write|Delete|Move|Copy|NotebookEdit|MultiEdit|MoveLines|Set|Run)\b/,
reason:`It belongs to a plan. ${Nd}`},{construct:"diff of words",line:/\[-[^\]]+-\]\s?\{\+|^\{\+.+\+\}$|^\[-.+-\]$/,reason:"It shows words without the lines tha\
t they are in. Make it without --word-diff."},{construct:"diff for people",line:/^─{2,}[┐┤]$|^\s*\d*\s*⋮\s*\d*\s*│|^\S*\w\.\w+ --- (?:\d+\/\d+ --- )?[A-Z]\w+$|^[^\t|<>]*\t+ *[|<>]\t/,
reason:"A program laid it out for a terminal. Make it with git --no-pager diff --no-ext-diff."},{construct:"command of an editor",line:/^:?(?:%|\d+(?:,(?:\d+|\$))?)s([/#|]).+\1.*\1[gci]*$/,
reason:Fd},{construct:"ed script",line:/^\d+(?:,\d+)?[acd]\r?$/,next:[/^(?!\d)/],reason:ne},{construct:"script of RCS",line:/^(?:d\d+ \d+|a\d+ \d+)$/,next:[/^(?:[ad]\d+ \d+$|.)/],
reason:ne},{construct:"patch of Darcs",line:/^\s*(?:hunk|move|rmfile|addfile|replace|binary) \.\/\S/,reason:ne},{construct:"file in conflict",line:/^(?:<{7}(?: (?!SEARCH|ORIGINAL)\S.*)?)$/,
reason:`Resolve the conflict. ${Fd}`},{construct:"change of a builder of apps",line:/<(?:boltAction type="(?:file|diff)"|(?:lov|dyad)-(?:write|delete|rename|line-replace|search-replace)\b)/,
reason:"No format that editplan reads has it. Have it written as a block, or hand in a diff."},{construct:"suggestion",line:/^ {0,3}(?:```+|~~~+)suggestion(?::[-+\d]+)?\s*$/,
reason:"It does not say which lines of which file it replaces. Have it written as a block, or as a diff."},{construct:"replacement of a formatter",line:/<replacement offset=['"]\d+['"] length=['"]\d+['"]>/,
reason:"It does not name its file. Let the formatter write the file, and hand in what git diff gives."},{construct:"diff with numbered lines",line:/^\s*\d+[:|]?\s+(?:--- \S|diff --git )/,
next:[/^\s*\d+[:|]?\s+(?:\+\+\+ \S|index |--- \S)/],reason:"Take off the numbers before its lines."},{construct:"diff of Jujutsu",line:/^(?:Modified|Added|Removed|Renamed|Copied) (?:regular|executable) file .+:\r?$/,
reason:"Make it with jj diff --git."}],ow=[rt("diff",/^\s*--- \S/,[/^\s*\+\+\+ \S/]),rt("diff",/^\s*(?:diff --git |@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@)/)],aw=[{construct:"\
combined diff",line:/^@@@+ -/,reason:"A merge is shown against several commits. Make it against one: git diff COMMIT^1 COMMIT."},{construct:"context diff",line:/^\*\*\* \S/,
next:[/^--- \S/,/^\*{15}/],reason:ne,isOne:true},{construct:"normal diff",line:/^\d+(?:,\d+)?[acd]\d+(?:,\d+)?\r?$/,next:[/^[<>] /],reason:`No line above it nam\
es its file. ${ne}`},{construct:"binary file",line:/^(?:(?:Binary files? .* (?:differ|has changed)|Files .* differ)\.?\r?$|Cannot display: file marked as a binary type\.)/i,
reason:Id,isOne:true},{construct:"binary patch",line:/^GIT binary patch\r?$/,reason:Rd,isOne:true},{construct:"file in conflict",line:/^\* Unmerged path \S/,reason:"\
The diff does not hold it. Resolve the conflict, and make the diff again.",isOne:true},{construct:"kind of file",line:/^(?:File \S.* is an? .+ while file \S.* is an? |Symbolic links \S.* and \S.* differ)/,
reason:Id,isOne:true},{construct:"submodule",line:/^Submodule \S+ (?:[\da-f]{7,}\.{2,3}[\da-f]{7,}|contains (?:modified|untracked))/,reason:"A plan carries only\
 files. Leave it out, and change it with git.",isOne:true},{construct:"file of Bazaar",line:/^=== (?:(?:removed|added|modified) file|renamed file .* =>|(?:removed|added|renamed) directory) '/,
next:[/^(?!--- )/],reason:ne,isOne:true},{construct:"file of Bazaar",line:/^=== renamed file .* => '/,reason:ne,isOne:true},{construct:"file",line:/^Only in (?:[^:]*\/[^:]*: .|[^\s:]+: (?:\S+|.*\.\w+)$)/,
reason:"The diff names it without its text; make the diff with diff -N, or git diff.",isOne:true},{construct:"hunk",line:ss,next:[/^[-+ ]/],reason:Pd,isOne:true},
{construct:"hunk",line:/^@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@/,reason:Pd,isOne:true},{construct:"coloured diff",line:/^\u001b\[[\d;]*m(?:diff --|--- |@@ |[-+])/,reason:"\
It is coloured: its lines hold codes for a terminal. Make it with git diff --no-color."},{construct:"report of rustfmt",line:/^Diff in .+(?: at line |:)\d+:\r?$/,
next:[/^[-+ ]/],reason:ne},{construct:"report of Biome",line:/^\s+(?:\d+\s+){1,2}│ [-+]/,reason:ne},{construct:"report of dprint",line:/^from .+:\r?$/,next:[/^\s*\d*\| /],
reason:ne},{construct:"report of Spotless",line:/^(?:> )?The following files had format violations:/,reason:ne},{construct:"diff in a log",line:/^\d{4}-\d\d-\d\dT[\d:.]+Z (?:diff --git |--- \S|\+\+\+ \S|@@ -\d)/,
reason:"Its lines begin with the times of a log. Take them off."},{construct:"diff",line:/^(?:[ \t]+|(?:[ \t]*> ?)+)(?:--- \S|diff --git )/,next:[/^(?:[ \t]+|(?:[ \t]*> ?)+)(?:\+\+\+ \S|index |--- \S|(?:new file|deleted file|old) mode )/],
reason:"It is quoted or indented: take off what is before its lines."},{construct:"rename",line:/^(?:rename|copy) (?:from|to) \S/,reason:Rd,isOne:true}],Td=[...iw,
...rw,...aw],dw=[...Td,...ow],iC=(t2,e,n=false)=>(n?Td:dw).find(({line:s,next:i=[]})=>s.test(t2[e]??"")&&i.every((r,o)=>r.test(t2[e+o+1]??"")));function mC(t2){
let e=Ft.find(s=>s===t2);if(e!==void 0||t2===void 0)return e;let n=`--from is ${JSON.stringify(t2)}, which is not a format. The formats are ${Ft.join(", ")}.`;throw new ui(
{name:"USAGE",message:n})}var gC=t2=>{let e=li(t2);if(Ld(e))return;let{yes:n}=Wd(e.isJson?{...e,text:""}:e);if(n.length>0)return n.length===1?n[0]:void 0;let{perhaps:s}=Wd(
e);return s[0]??Pn?.formatIn({name:"",text:e.text})},Wd=t2=>{let e=Ft.map(s=>[s,Md[s](t2)]),n=s=>e.filter(([,i])=>i===s).map(([i])=>i);return{yes:n("yes"),perhaps:n(
"perhaps")}},li=t2=>{let e=Wi(t2.startsWith("\uFEFF")?t2.slice(1):t2),n=lw.test(e);return{text:e,values:n?Ci(e):[],isJson:n}},lw=/^\s*(?:\{\s*(?:["}]|[\w$]+\s*:|$)|\[\s*(?:[{["\]]|$))/,
cw=["$schema","version","title","description","base","created","author","cwd","options","steps"],yC=t2=>Ld(li(t2)),Ld=({text:t2,values:e,isJson:n})=>{let[s]=e;if(n&&
p(s))return s.version===1&&Object.keys(s).every(r=>cw.includes(r));if(n)return/^\s*\{\s*("\$schema"\s*:\s*"[^"]*"\s*,\s*)?"version"\s*:\s*1\s*,\s*"(title|description|base|created|author|cwd|options|steps)"/.
test(t2);let i=t2.slice(0,4096).split(`
`).find(r=>!/^\s*(#.*)?$|^---|^\$schema:/.test(r));return i!==void 0&&/^version\s*:\s*1(?:\s|$)/.test(i)&&!uw.test(t2)},uw=/^(?:diff --git |--- .*\r?\n\+\+\+ .*\r?\n@@ -)/m,
bC=t2=>{let e=li(t2);if(!e.isJson)return pw(e.text)?void 0:yw(e.text);let[n]=e.values,s=p(n)?Object.keys(n):[];if(s.length===0||s.some(o=>["steps","tool"].includes(
o)))return;let i=fw(e);if(i!==void 0)return i;let r=Fo([{name:"",text:t2}],On);if(r){let o=r.notImported.slice(0,3).map(({construct:a,at:d})=>`${a} in line ${d.
line}`);return`${xw(r.name)} The first: ${o.join(", ")}.`}if(!s.some(o=>["version","title"].includes(o)))return`Neither a plan nor in a format that editplan can\
 import. The formats are ${Ft.join(", ")}. Hand in a diff of what it changed, as of \`git diff\`. Of a program that finds something: ${ci("COMMAND")}`},fw=({values:t2})=>hw.
find(([e])=>t2.some(n=>p(n)&&e(n)))?.[1],Rt=(t2,e)=>`It is output of ${t2}, and holds no fixes: ${ci(e)}`,ci=t2=>`\`editplan fix --take-written -- ${t2}\` makes \
one change of what it writes; or hand in what \`git diff\` gives after it.`,hw=[[({ts:t2,type:e})=>typeof t2=="number"&&/^(?:say|ask)$/.test(b(e??"")),"It is wh\
at an editor shows of a task. Hand in api_conversation_history.json, which is next to it."],[({issues:t2,errors:e})=>Array.isArray(t2)&&Array.isArray(e),Rt("TFL\
int","tflint --fix")],[({metadata:t2})=>p(t2)&&"rubocop_version"in t2,Rt("RuboCop","rubocop -a")],[({comments:t2,level:e,code:n})=>typeof e=="string"&&typeof n==
"number"||Array.isArray(t2)&&t2.some(s=>p(s)&&typeof s.level=="string"),"It is output of ShellCheck. Hand in what `shellcheck --format=diff` prints."],[({totals:t2,
files:e})=>p(t2)&&"fixable"in t2&&p(e),"It is output of PHP_CodeSniffer, and holds no fixes. Hand in what `phpcs --report=diff` prints."],[({file_diffs:t2})=>Array.
isArray(t2),Rt("Rector","vendor/bin/rector process")],[({file:t2,errors:e})=>typeof t2=="string"&&Array.isArray(e),Rt("ktlint","ktlint --format")],[({rule_id:t2,
character:e})=>typeof t2=="string"&&e!==void 0,Rt("SwiftLint","swiftlint --fix")]],pw=t2=>!/^\s*[^\s#]/m.test(t2)||/^[{]?\s*(?:- )?["'“]?(?:\$schema|version|title|steps|tool|options|vars|defaults)["'”]?\s*:/m.
test(t2),mw="Ask for SEARCH/REPLACE blocks, each below the name of its file, for a unified diff, or for a plan.",gw=[[di,"It holds a call of a tool as text, whi\
ch no format that editplan reads has."],[/^\*\*\* (?:Add|Update|Delete) File: \S/m,"The patch in it is not between `*** Begin Patch` and `*** End Patch`."],[/^(?:[ \t]+|(?:> ?)+)(?:diff --git |--- \S.*\r?\n(?:[ \t]+|(?:> ?)+)\+\+\+ )/m,
"The diff in it is quoted or indented: take off what is before its lines."],[/^ {0,3}(?:`{3,}|~{3,}|<(?:source|code|pre|codeblock|sourcecode)>)/m,"Its code bloc\
ks do not say what they replace."],[/^\s*(?:(?:Diff in|would reformat|\[warn\]|ERROR:) \S|\S*\w\.\w+(?::\d+|\(\d+)|\d+:\d+\s)/m,"It shows what a program found, \
and holds no fixes.",ci("COMMAND")],[/(?:)/,"Nothing in it says which lines of which file change."]],yw=t2=>{let[,e,n=mw]=gw.find(([s])=>s.test(t2))??[];return`\
It is neither a plan nor a change that can be read. ${e} ${n}`},Pn=await Ai.found?.(),bw=t2=>({text:e,values:n})=>Pn&&n.some(i=>p(i)&&Pn.isOutput(t2,i))||e!==""&&
Pn?.formatOf(e)===t2?"yes":"no",ww=Object.fromEntries($i.map(t2=>[t2,bw(t2)])),Md={...Object.fromEntries(Object.entries(Ed).map(([t2,{claims:e}])=>[t2,e])),...ww},
Ft=Object.keys(Md),xw=t2=>`It is a log of ${t2} that editplan does not know: it holds calls that may have changed files, and no reader takes them. Import a diff\
 of what it changed, as of \`git diff\`, or a log in one of the formats ${Ft.join(", ")}.`;export{Wi as a,D as b,Fo as c,No as d,On as e,gS as f,_0 as g,Ed as h,
Nd as i,iC as j,mC as k,gC as l,Wd as m,li as n,yC as o,bC as p,Pn as q,Ft as r,xw as s};
