import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{A as Ie,a as St,b as xe,c as W,d as x,e as xt,f as kt,g as It,
h as Ot,i as Y,j as Pt,k as Ft,l as Tt,m as vt,n as Rt,o as Et,p as z,q as Ct,r as ne,t as N,w as Nt,x as Mt,y as ke,z as At}from"./wings-sessions-shell-interpreter.js";
import{b as te}from"./wings-sessions-source.js";import{a as Lt}from"./wings-sessions-batch-2.js";import{b as bt}from"./core-text-edit.js";import{a as ut}from"./core-policy-dangerous-commands.js";
import{core_history_recordings$a as Be,core_history_recordings$b as Q,core_history_recordings$c as ee,core_history_recordings$d as me}from"./hook.js";import{core_plan_source_text$e as E}from"./start.js";
import{d as gt,e as yt,g as wt}from"./core-run-from-diff-2.js";import{c as be}from"./core-plan-edits-between.js";import{c as ht}from"./core-plan-text-edits.js";
import{core_git_work_tree_snapshot$c as je}from"./hook.js";import{core_run_run_policy_2$a as pt,core_run_run_policy_2$d as mt}from"./run.js";import{core_engine_replay$f as lt}from"./run.js";
import{core_git_commands_worktree$b as ft,core_git_commands_worktree$c as ct}from"./run.js";import{core_policy_secrets_2$a as Je,core_policy_secrets_2$b as Ze,core_policy_secrets_2$e as ye}from"./run.js";
import{core_plan_schema$d as nt,core_plan_schema$e as we}from"./run.js";import{core_text_folder_spellings$b as Qe,core_text_folder_spellings$c as $}from"./run.js";
import{core_run_wing_slots$b as tt}from"./start.js";import{core_plan_fix_output$b as C,core_plan_fix_output$d as et}from"./start.js";import{core_run_baseline_2$d as D}from"./start.js";
import{core_workspace_replacement$t as at,core_workspace_replacement$u as dt}from"./start.js";import{core_git_cat_file$d as U}from"./start.js";import{core_workspace_sources_disk$a as K}from"./start.js";
import{core_git_conversions$b as it}from"./start.js";import{core_git_filters$c as ot,core_git_filters$m as rt,core_git_filters$o as Se,core_git_filters$q as st}from"./start.js";
import{core_plan_steps$a as P}from"./start.js";import{core_tools_tool$a as Xe}from"./start.js";import{core_tools_notebook_edit$l as R}from"./start.js";import{core_tools_run$c as he,
core_tools_run$d as ge}from"./start.js";import{diff$c as O,diff$d as B}from"./start.js";import{core_tools_checks$C as Ve}from"./start.js";import{core_tools_permission$f as qe}from"./start.js";
import{core_workspace_path_guard$r as Ye,core_workspace_path_guard$t as ze}from"./start.js";import{core_text_paths$d as Ue}from"./start.js";import{core_text_line_ending$m as Ke}from"./start.js";
import{core_git_git$E as We,core_git_git$u as _e,core_git_git$v as ue,core_git_git$x as $e}from"./hook.js";import{core_text_json$i as pe}from"./hook.js";import{
core_git_scratch_folder$a as De}from"./hook.js";import{core_text_utf8_cache$e as J,core_text_utf8_cache$k as Z,core_text_utf8_cache$o as j,core_text_utf8_cache$p as Le}from"./hook.js";
import{core_text_words$a as Ge,core_text_words$i as He}from"./hook.js";import{errors$b as Ae}from"./hook.js";import{empty$g as S,empty$h as _}from"./hook.js";import Re from"node:path";
import{posix as po}from"node:path";function _t(n){let{filesBelow:e,kindOf:t}=n.checkout,o=s=>n.state(s)?.text,r=s=>{let i;return a=>{if(n.named.has(a))return o(
a)!==void 0;if(!e)return t===void 0||t(a)!==void 0;i??=un(e("",s));let[d="",...l]=a.split(/\/?[^/]*[*?[]/);return l.length===0?i.has(a):d===""||i.has(d)}};return{
textsOf:s=>[...new Set([...n.candidates(s),o(s)])].filter(i=>i!==void 0),named:()=>n.named,isThere:r(),isTracked:r("tracked")}}var un=n=>new Set(n.flatMap(e=>[...Ue(
e),e]));function $t(n,{isThere:e,isTracked:t}){let o=n.some(s=>Oe.test(s)),r="";for(let s of n){let i=s.replace(Oe,"").trim();if(o&&!Oe.test(s)||i.startsWith("#"))
continue;let[,a]=/^(?:cd|pushd)\s+([\w./-]+)/.exec(i)??[];a!==void 0&&(r=`${a.replace(/^\.\/|\/$/g,"")}/`);let d=l=>wn(i).some(f=>l(f)||r!==""&&l(r+f));if(pn.test(
i)||mn(i)||gn.test(i)&&d(e)||yn.test(i)&&d(t))return i}}var Oe=/^\s*(?:[\w@:~/.-]*[$%]|PS [^>]*>|[A-Z]:[^>\s]*>)\s+/,Pe=String.raw`(?:^|[;&|(]|\bxargs |\bsudo |-exec )\s*`,
G=(n,e="")=>String.raw`${Pe}(?:${n})\s${e&&String.raw`(?:(?!${Pe}(?:${n})\s).)*${e}`}`,pn=new RegExp([G("g?sed|perl|ruby|g?awk|yq",String.raw`(?<=\s)(?:-\w*i|--in-?place)`),
G("comby","-i"),G("ast-grep","(?:-U|--update-all)"),G("patch","<<"),String.raw`${Pe}(?:(?:sd|ed|ex)\s+\S|npm pkg set|git apply\s*<)`,String.raw`\b(?:Set-Content|Add-Content|Out-File)\b|\.write_text\(|writeFile(?:Sync)?\(`,
String.raw`\bopen\((?:(?!\bopen\()[^)])*,\s*["'][wa]b?["']`].join("|"));function mn(n){let[,e]=/\btee\s+(?:-a\s+)?["']?([^\s"'&|;<>]+)/.exec(n)??[];return[...Array.
from(n.matchAll(hn),([,o])=>o),e].some(o=>o!==void 0&&!/^(?:\/|~|\$|&)/.test(o))}var hn=/(?:^|[;&|])\s*(?:cat|echo|printf)\b(?:(?![;&|]\s*(?:cat|echo|printf)\b)[^|])*?>>?\s*["']?([^\s"'&|;<>]+)/g,
gn=new RegExp(G(String.raw`(?:git\s+)?mv|cp|chmod|ln|touch|truncate|install|rename|move|ren|copy|Move-Item|Rename-Item|Copy-Item|New-Item`),"i"),yn=new RegExp(G(
String.raw`(?:git\s+)?rm|unlink|del|erase|Remove-Item`),"i"),wn=n=>n.split(/[\s;&|()<>]+/).map(e=>e.replace(/^["']|["']$/g,"").replaceAll("\\","/").replace(/^\.\/|\/+$/g,
"")).filter(e=>/^[^-$~/]/.test(e));function*Ht(n,e){let{lines:t}=n;for(let o=0;o<t.length;o+=1){let[,r="",s=""]=/^\s*(`{3,}|~{3,}(?!~))([^`]*)$/.exec(t[o]??"")??
[];if(r===""||e(o))continue;let i=o;o=Dt(t,i,c=>!e(c)&&bn(t[c]??"",r));let a=Dt(t,i,c=>c===o||e(c)),d=t.slice(i+1,a===o?o:Sn(t,a));if(d.some((c,u)=>z(d,u)))continue;
let l=t.slice(i+1,o).filter((c,u)=>!e(i+1+u)),f=xn({start:i,info:s.trim(),body:d,rest:l,isOpen:a===o&&o===t.length},n);f&&(yield[i,{end:Math.min(i+d.length+2,t.
length),like:f}])}}function Dt(n,e,t){let o=e+1;for(;o<n.length&&!t(o);)o+=1;return o}function Sn(n,e){let t=e;for(;t>0&&!/^\s*(?:$|[`~]{3})/.test(n[t-1]??"");)
t-=1;return t-1}var bn=(n,e)=>n.trim().startsWith(e)&&/^\s*[`~]+\s*$/.test(n);function xn(n,{lines:e,files:t}){let{start:o,info:r,body:s,rest:i,isOpen:a}=n,d=In.
test(r),l=(e[o]??"").trim().slice(0,40),f=m=>t.textsOf(m).length>0;if(a)return{construct:l,reason:vn};let c=Pn.test(r)?void 0:vt(e,o,{body:s,isFile:f});if(c&&(!d||
On.test(c.path)))return Wt(c.body,t.textsOf(c.path))?void 0:{construct:l,reason:Nn(c.path)};let u=d||r===""?$t(i,t):void 0;if(u!==void 0)return{construct:u.slice(
0,40),reason:Rn};let p=m=>Wt(m,[...t.named()].flatMap(t.textsOf));return Fn.test(r)&&s.some(m=>/^[-+]/.test(m))&&!Mn(s).every(p)?{construct:l,reason:En}:!d&&Tn.
test(kn(e,o))&&!p(s)?{construct:l,reason:Cn}:void 0}var kn=(n,e)=>{let t=e-1;for(;t>0&&n[t]?.trim()==="";)t-=1;return n[t]??""},In=/^(?:(?:ba|z|fi|power)?sh(?:ell)?(?:-?session)?|pwsh|ps1|bat|cmd|dos|console|terminal)\b/i,
On=/\.(?:(?:ba|z|fi)?sh|ps1|bat|cmd)$|(?:^|\/)[^.]+$/,Pn=/^(?:console|terminal|output|stdout|log|mermaid|diff|patch|udiff|ed|vim)\b/i,Fn=/^(?:diff|patch|udiff)\b/i,
Tn=/^\W*(?:and |then )?(?:replace\w*(?: (?:it|this|that|them))? )?(?:with|by|to|into)(?: (?:this|that|the following(?: \w+)?))?:\W*$/i,vn="Its code block does n\
ot end: the answer was cut off. Ask for the rest, or end the block if nothing is missing.",Rn="It is a command that changes files, and none is run. Have the cha\
nge written as a block, or as a diff.",En="It does not name its file. Have it written with --- and +++ lines, or as a block.",Cn="It does not say what it replac\
es, in which file. Have it written as a block.",Nn=n=>`It looks like the text of ${n}, and does not say what it replaces. Have it written as a block: for a new \
file with an empty SEARCH.`,Mn=n=>["-","+"].map(e=>n.flatMap(t=>t.startsWith(e)||/^(?: |$)/.test(t)?[t.slice(1)]:[]));function Wt(n,e){let t=n.map(a=>a.trimEnd()),
o=t.findIndex(a=>a!=="");if(o<0)return true;let r=t.findLastIndex(a=>a!==""),s=Math.min(...t.filter(a=>a!=="").map(a=>a.search(/\S/))),i=t.slice(o,r+1).map(a=>a.
slice(s));return e.some(a=>{let d=`
${a.replaceAll(/(?<![ \t])[ \t]*\r?\n/g,`
`)}
`;return An(d,i[0]??"").some(l=>d.includes(`
${i.map(f=>f===""?"":l+f).join(`
`)}
`))})}function An(n,e){let t=new Set;for(let o=n.indexOf(e);o>=0&&t.size<Ln;o=n.indexOf(e,o+e.length)){let r=n.slice(n.lastIndexOf(`
`,o)+1,o);/^[ \t]*$/.test(r)&&t.add(r)}return[...t]}var Ln=20;function*jt({lines:n,files:e},t){for(let o=0;o+2<n.length;o+=1){if(t(o)||!/^[\s:|]*-[\s:-]*\|[\s:|-]*$/.
test(n[o+1]??""))continue;let r=Gt(n[o]??""),[s,i]=[r.findIndex(a=>_n.test(a)),r.findIndex(a=>$n.test(a))];if(!(s<0||i<0||s===i))for(o+=2;o<n.length&&!t(o)&&(n[o]??
"").includes("|");o+=1){let a=Gt(n[o]??""),d=a.flatMap(u=>e.textsOf(u.replace(/:\d+(?:-\d+)?$/,""))),[l="",f=""]=[a[s],a[i]],c=u=>d.some(p=>p.includes(u));c(l)&&
!c(f)&&(yield[o,{end:o+1,like:{construct:"row of a table",reason:Dn}}])}}}var _n=/^(?:old|before|from|current|original|find|search|was)\b/i,$n=/^(?:new|after|to|replace\w*|replacement|now|becomes)\b/i,
Dn="The file does not have what it says. Have it written as a block, or as a diff.",Gt=n=>n.trim().replace(/^\||\|$/g,"").split("|").map(e=>e.trim().replace(/^(`+)(.*)\1$/,
"$2").trim());function Bt(n){let{lines:e,first:t=1,format:o}=n,r=Gn(n),s=C(o)?new Map:jn(n,r),i=[];for(let a=0;a<e.length;){let{end:d,...l}=Wn(a,{lines:e,format:o,
owners:r,parts:s}),f=l.is==="prose"&&i.at(-1)?.is==="prose"?i.pop():void 0;i.push({...l,first:f?.first??t+a,last:t+d-1}),a=d}return i}function Wn(n,e){let{lines:t,
owners:o,parts:r}=e,s=o[n],i=s===void 0?r.get(n)??Hn(n,e):void 0,a=s===void 0?i?.end??n+1:t.length,d=n+1;for(;d<a&&o[d]===s;)d+=1;return i?{is:"not read",like:i.
like,end:d}:{is:s===void 0?"prose":"taken",end:d}}function Gn({lines:n,first:e=1,taken:t}){let o=new Array(n.length).fill(void 0);for(let[r,[s,i]]of t.entries())
for(let a=Math.max(0,s-e);a<=Math.min(i-e,n.length-1);a+=1)o[a]??=r;return o}function Hn(n,{lines:e,format:t,owners:o,parts:r}){let s=z(e,n,t==="diff");if(!s)return;
let i=n+1;if(s.isOne)return{end:i,like:s};for(;i<e.length&&e[i]?.trim()!==""&&o[i]===void 0&&!r.has(i);){let a=z(e,i,t==="diff");if(a&&a.construct!==s.construct)
break;i+=1}return{end:i,like:s}}var jn=(n,e)=>{let t=o=>e[o]!==void 0;return new Map([...jt(n,t),...Ht(n,t),...Bn(n,e)])};function*Bn({lines:n,format:e},t){let o={
"{":new oe(n,/^\}\s*$/),"[":new oe(n,/^\]\s*$/)};for(let r=0;r<n.length;r+=1){let s=n[r]??"",i=t[r]===void 0?/^(?:MainSourceFile:|[{[])/.exec(s)?.[0]:void 0;if(i===
void 0)continue;let a=i==="{"||i==="[",l=a&&/[}\]]\s*$/.test(s)&&pe(s)!==void 0?r:a?o[i].after(r):n.length-1;if(l===n.length)continue;let f=n.slice(r,l+1).join(
`
`),c=r;r=l;let u=a&&pe(f)===void 0?void 0:Un(f);if(u===void 0)continue;let p=`It is of ${u}, and the text was read as ${e}. ${Et}`;yield[c,{end:l+1,like:{construct:f.
slice(0,40),reason:p}}]}}var Un=n=>N(n)??ne([{name:"",text:n}],Y)?.name,oe=class{#e;#o;#t=0;constructor(e,t){this.#e=e,this.#o=t}after(e){for(this.#t=Math.max(this.#t,
e+1);this.#t<this.#e.length&&!this.#o.test(this.#e[this.#t]??"");)this.#t+=1;return this.#t}};var Ut=16*1024*1024,Kn=4*1024*1024,M=class{#e=new Map;#o=new Set;#t;#n=0;#r=[];#i=0;#s=0;#f;constructor(e){
this.#t=e,this.#f=Zn(t=>this.get(t))}get(e){if(this.#e.has(e))return this.#e.get(e);let t=this.#t(e);if(!t)return;let o={...t,exact:true,assumed:true};return this.#a(
e,o),o}original(e){let t=this.#t(e);return t&&{...t,exact:true}}get named(){return this.#o}changed(){return[...this.#o].filter(e=>{let[t,o]=[this.#e.get(e),this.
original(e)];return t?.text!==o?.text||(t?.executable??false)!==(o?.executable??false)})}set(e,t){this.#p(e),this.#o.add(e),this.#a(e,t)}forget(){this.#t=()=>{},
this.#e=new Map,this.#n=0,this.#s=this.#r.length}below(e){let t=e===""?"":`${e}/`;return[...this.#e].flatMap(([o,r])=>o.startsWith(t)&&!/^\.{0,2}\//.test(o)&&r?.
text!==void 0?[o]:[])}apply(e){if(e.tool==="Read")return;let t=Yn(e),o=this.get(t),r=o&&qn(o,e);if(r)this.set(t,r);else{if(o||e.tool==="Write")return this.#d(e,
t,o);this.#c(e,t)}}checkpoint(e){return this.#r.push({steps:e,states:new Map})-1}rewind(e){let t=this.#r.splice(e);if(e<this.#s)this.forget();else for(let{states:o}of t.
toReversed())for(let[r,s]of o)this.#a(r,s);return t[0]?.steps??Number.POSITIVE_INFINITY}#d(e,t,o){let r=Vn(o)?Jn(e,this.#f):void 0;if(r&&!r.ok)return r.problem;
r?e.tool==="Move"?this.#l(t,String(e.input.new_path)):this.set(t,Xn(e,r,o)):this.set(t,void 0)}#c({tool:e,input:t},o){e==="Move"?this.#l(o,String(t.new_path)):this.
set(o,e==="Delete"?W:void 0)}#l(e,t){this.set(t,this.get(e)),this.set(e,W)}#a(e,t){this.#n+=re(t)-re(this.#e.get(e)),this.#e.delete(e),this.#e.set(e,t),this.#n>
Ut&&this.#u()}#u(){for(let[e,t]of this.#e){if(this.#n<=Ut/2)return;t?.text!==void 0&&(this.#n-=re(t),this.#e.set(e,void 0))}}#p(e){let t=this.#r.at(-1)?.states;
if(!t||t.has(e))return;let o=this.get(e);if(t.set(e,o),this.#i+=re(o),!(this.#i<=Kn)){for(let{states:r}of this.#r)for(let s of r.keys())r.set(s,void 0);this.#i=
0}}},re=n=>n?.text?.length??0,Yn=({input:n})=>String("notebook_path"in n?n.notebook_path:n.file_path),zn=/[\0\ud800-\udfff]/,qn=(n,{tool:e,input:t})=>{let{file_path:o,
old_string:r,new_string:s,match:i}=t;if(e!=="Edit"||i==="lines"||n.text===void 0||typeof r!="string"||r===s||String(o).endsWith(".ipynb")||zn.test(n.text))return;
let a=bt(n.text,{old_string:r,new_string:String(s)});return a===void 0?void 0:{...n,text:a}},Vn=n=>n?.text===void 0||j(n.text)!==void 0,Xn=(n,e,t)=>{let o=n.tool===
"Write"||t?.text===void 0||t.exact;if(!e.change)return t&&{...t,exact:o};if(!e.change.after||e.change.from!==void 0)return W;let{after:r,executable:s=t?.text===
void 0?t&&false:t.executable}=e.change,i=J(r),a=n.tool==="Write"?void 0:t?.assumed;return i.ok?{text:Z(i.file,0,r.length),exact:o,executable:s,assumed:a}:void 0},
Jn=({tool:n,input:e},t)=>{let o=R(n).run?.(e,t);if(!(o instanceof Promise))return o;o.catch(()=>{})},Zn=n=>({workspace:{locate:e=>({ok:true,path:e}),stat:e=>eo(
n(e)),read:e=>Qn(n(e)),linkTarget:()=>{},similar:()=>[]},states:{get:()=>{},set:()=>{},delete:()=>{}},policy:{secrets:()=>{},path:()=>{},configuration:()=>{}},options:{
reads:"auto",trailing_whitespace:"keep"},budgets:{bytes:Number.POSITIVE_INFINITY,tokens:Number.POSITIVE_INFINITY},show:false}),Qn=n=>j(n?.text??"")??Buffer.alloc(
0),eo=n=>n?.text===void 0?void 0:{kind:"file",link:false,size:n.text.length,mode:n.executable?493:420,modified:0,links:1};function Kt(n,e,t){let o=O(n),[r,s]=[e,
t].map(f=>B(o,O(f))),i=s.filter(f=>!r.some(c=>to(c,f))),a=i.find(f=>r.some(c=>no(c,f)));if(a)return{conflict:a.at+1+oo(r,a.at)};let d="",l=0;for(let f of[...r,...i].
sort((c,u)=>c.at-u.at))d+=o.slice(l,f.at).join("")+f.added.join(""),l=f.at+f.removed;return{text:d+o.slice(l).join("")}}var to=(n,e)=>n.at===e.at&&n.removed===e.
removed&&n.added.join("")===e.added.join(""),no=(n,e)=>n.at<=e.at+e.removed&&e.at<=n.at+n.removed,oo=(n,e)=>n.reduce((t,{at:o,removed:r,added:s})=>o+r<=e?t+s.length-
r:t,0);var se=class{#e=new M(()=>{});#o=new Map;#t=new Set;get onlySeen(){return new Map([...this.#o].filter(([e])=>!this.#t.has(e)))}get changed(){return this.#t}has(e){
return this.#o.has(e)}begin(e,t,o){this.#o.set(e,o),this.#e.set(e,t)}get(e){return this.#e.get(e)}set(e,t){this.#e.set(e,t)}checkpoint(){this.#e.checkpoint(0)}rewind(e){
this.#e.rewind(e)}forget(){this.#e.forget()}move(e,t,o){let r=this.get(e);if(this.#t.add(e),r?.text===void 0)return zt;this.#t.add(t),this.begin(t,r,o),this.set(
e,{text:void 0,exact:true})}take(e,t){let o=this.get(e);this.#t.add(e);let r=o?ro(e,o,t):{why:"nothing tells what it is now"};if("why"in r||!o)return r;if(ie(o,
r.to))return{way:[]};let i=[t.way,...Ft(e,{before:o,after:r.to,keepsEnds:true})].find(a=>this.#n(e,a,{now:o,to:r.to}));return i?{way:i}:{why:"no step makes the \
same change of what it is now"}}#n(e,t,{now:o,to:r}){let s=t.every(a=>R(a.tool).input().safeParse(a.input).success&&!this.#e.apply(a)),i=this.get(e);return s&&i&&
ie(i,r)?true:(this.set(e,o),false)}},zt="it is not there any more",ro=(n,e,{from:t,to:o,way:r})=>o&&ie(e,o)?{to:o}:t&&o&&ie(e,t)?{to:{...e,...o}}:e.text===void 0?
{why:zt}:o&&o.text===void 0?{why:"the session deletes it, and others changed it since"}:t&&t.text===void 0?{why:"the session makes it, and others have made it s\
ince"}:so(n,{...e,text:e.text},{from:t,to:o,way:r}),so=(n,e,{from:t,to:o,way:r})=>{let s=t?.text===void 0||o?.text===void 0?void 0:io(t.text,o.text),i=x(e.text),
a=o?.executable!==void 0&&o.executable!==(t?.executable??false)?o.executable:void 0,d=u=>({to:{text:e.exact?xt(e.text,u,void 0):u,exact:e.exact,executable:a??e.
executable}});if(s&&s.from===s.to)return t?.text===o?.text?d(i):{why:"the session changes its line ends, and others changed it since"};let l=s&&Kt(s.from,i,s.to);
if(l&&"text"in l)return d(l.text);let f=ao(n,i,r);return f!==void 0&&(!s||lo(s,i,f))?d(f):{why:`others changed the same lines since${l?` (line ${l.conflict})`:""}`}},
io=(n,e)=>({from:x(n),to:x(e)}),ao=(n,e,[t,...o])=>{if(!t||o.length>0||t.tool!=="Edit"||t.input.replace_all===true)return;let r=new M(()=>({text:e})),s=r.apply(
t)?void 0:r.get(n)?.text;return s===void 0?void 0:x(s)},lo=(n,e,t)=>{let o=O(n.from),[r,s]=[Yt(n.from,n.to),Yt(e,t)];return[...fo(o.length,B(o,O(e)))].every(([a,
d])=>a<r.start?d<s.start:a<r.end?d>=s.start&&d<s.end:d>=s.end)},Yt=(n,e)=>{let t=B(O(n),O(e)),o=t.at(-1);return{start:t[0]?.at??0,end:o?o.at+o.removed:0}};function fo(n,e){
let t=new Map,[o,r]=[0,0];for(let{at:s,removed:i,added:a}of[...e,{at:n,removed:0,added:[]}]){for(;o<s;o++)t.set(o,o+r);o=s+i,r+=a.length-i}return t}var ie=(n,e)=>n.
text===void 0||e.text===void 0?n.text===e.text:e.executable!==void 0&&e.executable!==(n.executable??false)?false:n.exact&&e.exact?n.text===e.text:x(n.text)===x(
e.text);var ae=class{#e;#o=new Map;#t=new Map;#n=[];#r=false;constructor(e){this.#e=e}head(e){if(!this.#r)return this.#o.has(e)?this.#o.get(e):this.#e.original(
e)}staged(e){if(!this.#r)return this.#t.has(e)?this.#t.get(e):this.head(e)}changed(){return this.#e.changed()}stage(e){for(let t of e)this.#t.set(t,this.#e.state(
t))}unstage(e){for(let t of e??[...this.#t.keys()])this.#t.delete(t)}commit(){for(let[e,t]of this.#t)this.#o.set(e,t);this.#t.clear()}stash(){let e=this.changed().
filter(t=>this.head(t)?.text!==void 0);return this.#n.push(new Map(e.map(t=>[t,this.#e.state(t)]))),e}pop(){return this.#n.pop()}lose(){this.#r=true}};var q=class{notImported=[];notes=[];texts=[];calls=new Ct;answers=1;unread=false;disturbed=false;#e=[];#o;#t;#n=new se;place;sightings;git=new ae(
this);#r=new Set;#i=new Set;#s;constructor({cwd:e,place:t,prefixes:o=[],...r}){this.#s=new kt(()=>this.#o,o,e??t?.root??void 0),this.place=t,this.sightings=new Pt(
r,{root:e,folder:t?.folder}),this.#o=r,this.#t=new M(s=>co(r,s))}get checkout(){return this.#o}set cwd(e){this.#s.cwd=e}get cwd(){return this.#s.cwd}get steps(){
let e=this.untouched();return this.#e.filter(({path:o})=>!e.get(o)?.differs).map(({step:{tool:o,input:r,id:s,why:i,session:a,when:d,at:l}},f)=>{let c={...s!==void 0&&
{id:s},...i!==void 0&&{why:i},...d&&{when:d}},u=a&&o!=="Read"?{session:a}:{};return{index:f+1,...c,...u,tool:o,input:r,at:l}})}get others(){let e=[...this.untouched()].
filter(([t])=>this.state(t)&&(!this.disturbed||this.#o.isOlder?.(t)===true));return new Set(e.map(([t])=>t))}isSteady(e){return!this.disturbed||this.#o.isOlder?.(
this.relative(e))===true}untouched(){let e=new Map;for(let[t,o]of this.#n.onlySeen)e.set(t,{at:o,differs:true});for(let{step:t,path:o,isElsewhere:r=false}of this.#e)
if(t.tool==="Read"||r){let{at:s,differs:i}=e.get(o)??{at:t.at,differs:false};e.set(o,{at:s,differs:i||r})}for(let{step:t,path:o,isElsewhere:r}of this.#e)t.tool===
"Read"||r||(e.delete(o),t.tool==="Move"&&e.delete(String(t.input.new_path)));for(let t of this.#n.changed)e.delete(t);return e}get isStripped(){return this.#e.every(
({step:{tool:e,input:t},path:o})=>{let r=e==="Edit"?t.new_string:e==="Write"?t.content:void 0;return typeof r!="string"||Ke(o,r)===r})}add(e,t={}){let o=R(e.tool).
input(),r=e.isDone?be(e).input:e.input,s=Object.entries(r).filter(([p,m])=>p in o.shape&&m!==void 0),i=o.safeParse(Object.fromEntries(s));if(!i.success){let p=`\
Its input does not fit the tool (${qt(i.error.issues)}).`;return this.leaveOut(e.tool,{reason:p,at:e.at})}let a=this.#a(i.data),d=String("notebook_path"in a?a.notebook_path:
a.file_path),l=[d,a.new_path].flatMap(p=>typeof p=="string"?this.#s.faultOf(p)??[]:[]);for(let{isOwn:p=false,...m}of l.slice(0,1))return this.leaveOut(e.tool,{...m,
at:e.at,...(e.tool==="Read"||p&&e.isDone)&&{mayChangeFiles:false,is:"failed"}});let f=t.before??this.earlier(d),c=t.before?void 0:this.#t.apply({tool:e.tool,input:a});
if(c&&this.set(d,void 0),c&&!t.unchecked)return this.leaveOut(t.construct??e.tool,{reason:`It does not fit ${d} as it is known here. ${c.message}`,at:e.at});let u={
...t.undoable&&{before:f},...t.isElsewhere&&{isElsewhere:true}};if(!this.#n.has(d)||t.isOnFile)this.#d({...e,input:a},d,u);else return this.#f({...e,input:a},d,
{...u,before:f});return true}moveOn(e,t,o){this.#n.begin(this.relative(e),t,o)}hasMovedOn(e){return this.#n.has(this.relative(e))}earlier(e){let t=this.relative(
e);return{state:this.state(t),...this.#n.has(t)&&{now:this.#n.get(t)}}}onFile(e,t,{at:o}){let r=this.relative(e),s=this.#n.take(r,{...t,way:t.way.map(d=>this.#c(
d))}),i=`What the session changed in ${r} is there already.`;if("way"in s&&s.way.length===0&&!this.notes.includes(i)&&this.note(i),"way"in s)return s.way;let a=`${r}\
: it is not as the session found it, and ${s.why}. Make the change by hand, or apply the log to the commit that the session began at.`;this.leaveOut(t.way[0]?.tool??
"change",{reason:a,at:o})}#f(e,t,o){let{tool:r,input:s}=e;if(r==="Read"){let{sha256:a,...d}=s;return this.#d({...e,input:d},t,o),true}if(r==="Move"){let a=this.#n.
move(t,String(s.new_path),e.at);return a!==void 0?this.leaveOut(r,{reason:`${t}: ${a}.`,at:e.at}):(this.#d(e,t,o),true)}let i=this.onFile(t,{from:o.before.state,
to:this.state(t),way:[{tool:r,input:s}]},e);for(let[a,d]of(i??[]).entries())this.#d({...e,...d,...a>0&&{id:void 0}},t,o);return i!==void 0}#d(e,t,o){this.#u(t,e),
this.#l(e,t,o)}#c({input:e,...t}){return{...t,input:this.#a(e)}}push(e){this.#e.push({step:e,path:""})}note(e){this.notes.push(e)}get look(){let{look:e,readFile:t}=this.#o;
return e||!t?e:o=>{let r=this.relative(o);if(this.isOutside(r))return{ok:false,reason:It};let s=t(r);return{ok:true,path:r,bytes:s===void 0?void 0:j(s)}}}run(e,t){
let o=ge.input().safeParse({command:e,changes:["**"]});if(!o.success)return qt(o.error.issues);this.unread=true,this.#l({...t,...Xe(ge,o.data)},""),this.disturbed=
true,this.#o={},this.#t.forget(),this.#n.forget()}leaveOut(e,{reason:t,at:o,mayChangeFiles:r=true,is:s}){return this.notImported.push({construct:e,reason:t,at:o,
mayChangeFiles:r,...s&&{is:s}}),false}read(e,t,o={}){return this.add({...t,tool:"Read",input:{...o,file_path:e}})}edit(e,t,o,r){return this.add({...o,tool:"Edit",
input:{file_path:e,...t}},r)}write(e,t,o,r){return this.add({...o,tool:"Write",input:{file_path:e,...t}},r)}delete(e,t){return this.add({...t,tool:"Delete",input:{
file_path:e}})}move(e,t,o,r){return this.add({...o,tool:"Move",input:{file_path:e,new_path:t}},r)}license(e,t){if(this.isLicensed(e))return;let o=this.exactText(
e);Ve(e)!=="binary"&&(o===void 0||Le(o)&&!o.includes("\0"))?this.read(e,{at:t}):this.unread=true}isLicensed(e){return this.#i.has(this.relative(e))}change(e,t,o,r={}){
let s=this.text(e)??"",i=ht(s,t);if(!i)return true;let{match:a,...d}=r;if(!e.endsWith(".ipynb"))return this.edit(e,a?{...i,match:a}:i,o,d);let l=s.slice(0,t.start)+
t.replacement+s.slice(t.end);return this.write(e,{content:l},o,r)}state(e){return this.#t.get(this.relative(e))}set(e,t){this.#t.set(this.relative(e),t)}attempt(e,t,o){
let r=this.state(e);return t.every(({tool:i,input:a})=>R(i).input().safeParse(a).success&&!this.#t.apply(be({tool:i,input:this.#a(a)})))&&o(this.state(e))?true:
(this.set(e,r),false)}original(e){return this.#t.original(this.relative(e))}candidates(e){return[this.#t.original(e)?.text,this.#o.readNow?.(e)]}get named(){return new Set(
[...this.#t.named,...this.#e.map(({path:e})=>e)])}changed(){return this.#t.changed()}lastStepOf(e){let t=({path:o,step:r})=>o===e&&r.tool!=="Read"||r.input.new_path===
e;return this.#e.findLast(t)?.step}below(e){return this.#t.below(this.relative(e))}text(e){let t=this.state(e)?.text;return t===void 0?void 0:x(t)}exactText(e){
let t=this.state(e);return t?.exact?t.text:void 0}undo(e){let t=e===void 0?void 0:this.relative(e),o=this.#e.findLastIndex(a=>(t===void 0||a.path===t)&&a.step.tool!==
"Read"),r=this.#e[o];if(!r||this.#e.slice(o).some(({step:a})=>a.tool==="Run"))return false;let s=this.#e.findIndex(a=>a.path===r.path&&a.step.at===r.step.at),[i]=this.#e.
splice(s,o+1-s);return r.step.tool==="Move"&&this.set(String(r.step.input.new_path),void 0),this.set(r.path,i?.before?.state),this.#n.has(r.path)&&this.#n.set(r.
path,i?.before?.now),true}checkpoint(){return this.#n.checkpoint(),this.#t.checkpoint(this.#e.length)}rewind(e){this.#n.rewind(e),this.#e.length=Math.min(this.#t.
rewind(e),this.#e.length)}get givenFolder(){return this.place?.folder||void 0}relative(e){return this.#s.relative(e)}isOutside(e){return this.#s.isOutside(e)}#l(e,t,o={}){
let r=e.id!==void 0&&uo(e.id)&&!this.#r.has(e.id)?e.id:void 0;r!==void 0&&this.#r.add(r);let s=e.why?.trim()||void 0;this.#e.push({step:{...e,id:r,why:s},path:t,
...o})}#a(e){let t=["file_path","notebook_path","new_path"].filter(o=>typeof e[o]=="string");return{...e,...Object.fromEntries(t.map(o=>[o,this.relative(String(
e[o]))]))}}#u(e,{tool:t,input:o}){t==="Delete"||t==="Move"?this.#i.delete(e):this.#i.add(e),t==="Move"&&this.#i.add(String(o.new_path))}},qt=n=>n.map(({path:e,message:t})=>`${e.
join(".")}: ${t}`).join("; "),co=({readFile:n,kindOf:e},t)=>{let o=n?.(t);return o===void 0?e&&e(t)===void 0&&!Ot(t)?W:void 0:{text:o,executable:e&&e(t)==="exec\
utable"}},uo=n=>/\S/.test(n)&&!/[\u0000-\u001f\u007f]/.test(n);var de=(n,e={})=>{let t=("name"in n?[n]:n).map(bo),[o]=t;if(!o)throw new Ae({name:"USAGE",message:"\
Give at least one source to import."});let r=e.format??N(E(o)),s=Lt(o)?.length??1;if(s>1)return V(o.name,r??"unknown","PLAN_SYNTAX",mo(s),[]);if(r===void 0)return ho(
o,t);let{recording:i,found:a}=C(r)?xo(t,e):Vt(t,{...e,format:r});yo(i,r);let{steps:d,notImported:l,notes:f}=i,{others:c}=i;wo(i,{choice:e.choice,file:o.name});let u=i.
calls.list(Y);if(l.push(...u),d.length===0){if(u.length>0)return V(o.name,r,"PLAN_EMPTY",Ie(i.calls.name),l);let y=So(r,l),b=[`Nothing in it (read as ${r}) can \
become a step. ${y}`,...f].join(" ");return{...V(o.name,r,"PLAN_EMPTY",b,l),others:c}}let p=new Map(d.flatMap(({session:y})=>y?[[nt(y),y]]:[])),m=p.size>0?{...a,
sessions:[...p.values()]}:a,h=Io(m,o.name,e),k=Qe(h);for(let y of d)k.add(y);return{ok:true,format:r,plan:{...h,steps:d,digest:k.hex()},notImported:l,...f.length>
0&&{notes:f},named:i.named,others:c}},mo=n=>`It holds the answers to ${n} requests, each of which is a separate plan. Hand them in one at a time, or as a file o\
f a run.`;function ho(n,e){let t=ne(e,Y);if(t)return V(n.name,"unknown","PLAN_SYNTAX",Ie(t.name),t.notImported);let o=E(n),r=(Nt(o)?go:Mt(o))??`It is in no form\
at that editplan knows; these are ${At.join(", ")}. Name one with --from if it is one of them; else import a diff of what it changed, as of \`git diff\`.`;return V(
n.name,"unknown","PLAN_SYNTAX",r,[])}var go="It is a plan already. Use it as it is: `editplan check`, then `editplan apply`.";function yo(n,e){let t=_t(n);for(let{
file:o,toldAt:r,...s}of n.texts)for(let{like:i,first:a}of Bt({...s,format:e,files:t}))if(i){let d={file:o,line:r??a,column:1};n.leaveOut(i.construct,{reason:i.reason,
at:d,is:"not read"})}}function wo(n,{choice:e=1,file:t}){for(let[r,{at:s,differs:i}]of n.untouched())if(i){let a=`The session only read ${r}; something else mad\
e or changed it.`;n.leaveOut("Read",{reason:a,at:s,mayChangeFiles:false})}if(e<=n.answers)return;let o=`It holds ${Ge(n.answers,"answer")}, and the choice is ${e}\
. Leave the choice out.`;n.leaveOut("choice",{reason:o,at:{file:t,line:1,column:1}})}function So(n,e){return C(n)?e.some(({reason:t})=>t.includes("--unsafe"))?"\
Pass --unsafe to take fixes that may change what the code does.":"Leave it out.":e.some(({mayChangeFiles:t})=>t)?"Import a diff of what it changed, as of `git d\
iff`.":"It changes no file: leave it out."}var bo=n=>"text"in n?{...n,text:St(n.text)}:n,xo=(n,e)=>{let t=new q(e),{commits:o,...r}=e.fixes??{};ke||et.get();let{
format:s,prefixes:i}=e;return ke?.read(s,n,{recording:t,options:{...r,...i&&{prefixes:i}}}),{recording:t,found:{options:{reads:"auto",duplicates:"keep",...o&&{commits:o}}}}},
Vt=(n,e,t)=>{let{format:o,keepFailed:r=false,shell:s,refuseCommand:i=()=>{}}=e,a=Xt(e),d=ko(e),l=new q({...e,cwd:a,place:t??d}),f=Rt[o].read(n,l,{keepFailed:r,cwd:a,
agent:Tt(o),strip:e.strip,choice:e.choice,...s==="run"&&{refuseCommand:i}}),c=t?void 0:l.sightings.place();return c?Vt(n,e,c):{recording:l,found:f}},Xt=({cwd:n})=>n!==
void 0&&xe(n)?n:void 0,ko=({cwd:n})=>n===void 0||xe(n)?void 0:{folder:po.normalize(n).replace(/^\.?\/*|\/+$/g,"")},V=(n,e,t,o,r)=>({ok:false,format:e,problems:[
{name:t,message:o,at:{file:n,line:1,column:1}}],notImported:r}),Io=(n,e,{title:t,...o})=>{let r=Xt(o),s={...n,...r!==void 0&&{cwd:r},title:Oo(t??n.title??`Chang\
es from ${e.split(/[\\/]/).at(-1)}`)},i=Object.entries(s).filter(([a,d])=>(Object.hasOwn(we.shape,a)?we.shape[a]:void 0)?.safeParse(d).success);return te({title:"\
Imported changes",...Object.fromEntries(i)})},Oo=n=>n.replaceAll(/[\u0000-\u001f\u007f]+/g," ").trim();import en from"node:path";var Jt={secrets:async()=>{},path:()=>{},
configuration:()=>{}},Zt="not shown by the session",Fe=async(n,e,{source:t,configuration:o})=>{if(e.steps.some(({tool:f})=>f==="Run"))return{plan:e,doomed:[]};let r=[],
s=await Po(n,e.steps),i=e.steps.filter(f=>{let c=P(f).find(m=>s.has(m)||Q(m)),u=ee.holding(Buffer.from(JSON.stringify(f.input)));if(c===void 0&&!u)return true;let p=c!==
void 0&&s.has(c)?`git ignores ${c}, so no plan can change it.`:`${P(f).join(", ")}: ${me}`;return r.push(Qt(f,p)),false});for(let f=true;f;){let c=await Fo(i,e,
{source:t,configuration:o});f=c.size>0;for(let[u,p]of c)r.push(Qt(u,`It does not apply to what is before it in the plan: ${p}`));i=i.filter(u=>!c.has(u))}if(i.length===
e.steps.length)return{plan:e,doomed:r};let{steps:a,digest:d,...l}=e;return{plan:$(l,i.map(Te)),doomed:r}},Qt=({tool:n,at:e},t)=>({construct:n,reason:t,at:e,mayChangeFiles:n!==
"Read"}),Te=(n,e)=>({...n,index:e+1}),Po=async(n,e)=>{let t=[...new Set(e.flatMap(P))].filter(o=>o!==""&&!/^(\/|\.\.\/|[A-Za-z]:)/.test(o));return t.length===0||
n.bare?new Set:n.run(it(t))},Fo=async(n,e,{source:t,configuration:o})=>{let r=new Map,s=new Map;for await(let i of tn(n,e,{workspace:he(t),configuration:o}))i.error&&
(i.broken!==void 0?s.set(i.broken,i.error.message):r.set(n[i.index-1],i.error.message));if(r.size>0)return r;for(let i of n){let a=i.tool==="Read"?void 0:P(i).map(
d=>s.get(d)).find(d=>d!==void 0);a!==void 0&&r.set(i,a)}return r};async function*tn(n,{options:e},{workspace:t,configuration:o=Jt.configuration}){let r={options:{
...e,on_error:"continue"},steps:n.map(Te)};for await(let s of lt([r],{workspace:t,policy:{...Jt,configuration:o}}))s.type==="step"?yield{index:s.result.step.index,
error:s.result.error}:s.type==="broken"&&(yield{index:s.step,error:s.problem,broken:s.path})}var nn=async(n,e,t)=>{var T=[];try{let o=S(T,U(n),true);let r=S(T,await D(
n,o,{treeish:t.before}));let s=S(T,await D(n,o,{treeish:t.after}));await r.load(e.steps.flatMap(P));let i=he(r);for await(let g of tn(e.steps,e,{workspace:i}));
let a=await n.run(dt(t.before,t.after,{renames:false}));let d=[...new Set([...a.map(g=>g.path),...i.touched()])].sort();await Promise.all([r.load(d),s.load(d)]);
let l=d.filter(g=>!To(g,i,s));let f=l.filter(g=>t.counts?.(g)!==false);let c=l.filter(g=>!f.includes(g));let u=f.map(g=>({path:g,reason:Zt}));if(!t.complete||f.
length===0)return{plan:e,differing:u,elsewhere:c};let p=f.filter(g=>!Q(g));let m=await vo(n,t.after,p,i);let{steps:h,leftOut:k}=await yt(n,{from:m,to:t.after},{
policy:t.policy});let{steps:y,digest:b,...F}=e;let I=h.map(g=>({...g,why:Zt}));let H=f.filter(g=>Q(g)).map(g=>({path:g,reason:me}));return{plan:$(F,[...y,...I].
map(Te)),differing:[...k,...H],elsewhere:c}}catch(v){var w=v,ce=true}finally{var A=_(T,w,ce);A&&await A}},To=(n,e,t)=>{let[o,r]=[e.stat(n),t.stat(n)],s=o?.kind===
"file"&&!o.link;return!s||r?.kind!=="file"||r.link?!s&&r===void 0:(o.mode&64)===(r.mode&64)&&e.read(n).equals(t.read(n))},vo=async(n,e,t,o)=>{var a=[];try{let r=S(
a,De(n));let s={GIT_INDEX_FILE:en.join(r.path,"index")};let i=[];for(let c of t){let u=o.stat(c);u?.kind!=="file"?i.push([c,void 0]):i.push([c,{mode:u.mode&64?at:
"100644",oid:await n.run(ot(c,o.read(c)))}])}await n.run({...ft(e),env:s});await n.run({...st(n.objectFormat,i),env:s});return await n.run({...ct(),env:s})}catch(d){
var l=d,f=true}finally{_(a,l,f)}},on=(n,{names:e,others:t,span:o})=>r=>t.has(r)?false:e.has(r)||!o?true:rn(r,n).some(s=>s===Number.POSITIVE_INFINITY||s>=o.from-
le&&s<=o.to+le),le=2e3,rn=(n,e)=>{let t=e.stat(n);if(t)return[t.modified,t.touched??t.modified];let o=en.dirname(n);return o===n||o==="."?[Number.POSITIVE_INFINITY]:
rn(o,e)},fe=n=>{let t=n.flatMap(o=>[...o.matchAll(/"(?:timestamp|time|ts|created_?[aA]t|startTime|start|end|completed|created|updated)"\s*:\s*(?:"(\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d))"|(\d{13})\b)/g)].
map(([,r,s])=>r===void 0?Number(s):Date.parse(r))).filter(Number.isFinite);return t.length===0?void 0:{from:Math.min(...t),to:Math.max(...t)}};async function js(n,e){
let t=await Ro(n,e),o=await ye(t.notImported);return t.ok?{...t,notImported:o}:{...t,notImported:o,problems:await ye(t.problems)}}async function Ro(n,e){let t=new Map;
for(;;){let o=new Set,r=await Eo(n,e,s=>{let i=He(s);return Je(i)&&!t.has(i)&&o.add(i),t.get(i)?"it contains a credential":ut({argv:s,named:s.length})});if(o.size===
0)return r;for(let s of o)t.set(s,(await Ze("",s)).length>0)}}async function Eo(n,{root:e,fixRoot:t,base:o,policy:r,after:s,complete:i,except:a,...d},l){var A=[];
try{let f={...d,refuseCommand:l};let[c]=n;let u=d.format??(c&&N(E(c)));let p=u!==void 0&&C(u);let m=e??(p?t:void 0);if(m===void 0)return de(n,f);let h=await We(
m);let k={...f,root:h.root};let y=await h.run(_e());let b=y===void 0?await mt(r):await pt(h,y,{given:r,asks:false});let F=o??(s===void 0?void 0:await Wo(h,n));if(F===
void 0&&!h.bare)return Co(n,k,{git:h,policy:b,isFix:p});let{commit:I,tree:H}=await h.run(ue(F??"HEAD"));let T=S(A,U(h),true);let v=S(A,await D(h,T,{treeish:I}));
let w=new Set;let ce=No(n,h);for(;;){let X=new Set,Me=de(n,{...k,...an(v,{policy:b,isReady:L=>w.has(L)||!X.add(L),files:L=>dn(h,L,I),root:h.root}),isOlder:ce,isLater:s===
void 0,realPath:sn,...Mo(h,b)});if(X.size===0)return p?Me:Lo(Me,{git:h,sources:n,start:{commit:I,tree:H},policy:b,after:s,complete:i,except:a});await v.load(X);
for(let L of X)w.add(L)}}catch(g){var fn=g,cn=true}finally{var Ne=_(A,fn,cn);Ne&&await Ne}}var Co=async(n,e,{git:t,policy:o,isFix:r})=>{let s=K(t.root,{steady:true}),
a=de(n,{...e,...an(s,{policy:o,isReady:()=>true,files:d=>dn(t,d)}),isLater:true,realPath:sn});return r?a:Ao(a,{git:t,source:s,policy:o})},sn=n=>Re.isAbsolute(n)?
ze(Re.resolve(n)):n,an=(n,{policy:e,isReady:t,files:o,root:r})=>{let s=d=>{let l=t(d)?n.locate(d):void 0,f=l?.ok?n.stat(l.path):void 0;return!f||f.broken||f.kind===
"device"?l&&!l.ok&&l.problem.name==="IS_DIRECTORY"?"folder":void 0:f.kind==="directory"?"folder":(f.mode&64)>0?"executable":"file"},i=new Map;return{look:d=>{let l=r!==
void 0&&Ye(d,[r])||d;return t(l)?tt(l,{workspace:n,policy:e}):{ok:true,path:l,bytes:void 0}},readFile:d=>t(d)?ln(d,{workspace:n,policy:e}):void 0,kindOf:s,filesBelow:(d,l="\
all")=>{let f=i.get(l)??o(l);return i.set(l,f),d===""?f:f.filter(c=>c.startsWith(`${d}/`))}}},dn=(n,e,t)=>t!==void 0||n.bare?n.runNow(Se({treeish:t??"HEAD"})):[
...n.runNow(Se()),...e==="all"?n.runNow(rt()):[]],No=(n,e)=>{let t=e.bare?void 0:fe(n.flatMap(Ce));if(!t)return()=>false;let o=K(e.root);return r=>{let s=o.locate(
r);return((s.ok?o.stat(s.path):void 0)?.touched??Number.POSITIVE_INFINITY)<t.from-le}},Mo=(n,e)=>n.bare?{}:{readNow:t=>ln(t,{workspace:K(n.root),policy:e})},Ao=async(n,{
git:e,source:t,policy:o})=>{if(!n.ok)return n;let{plan:r,doomed:s}=await Fe(e,n.plan,{source:t,configuration:o.configuration}),i=[...n.notImported,...s];return r.
steps.length>0?{...n,plan:r,notImported:i}:{...Ee(n),notImported:i}},Lo=async(n,e)=>{let{git:t,sources:o,start:r,policy:s,after:i,complete:a=false,except:d}=e;if(!n.
ok&&!(i!==void 0&&n.problems.some(({name:w})=>w==="PLAN_EMPTY")))return n;let l=n.ok?n:{...n,...$o(o),ok:true},f=n.others??new Set,{plan:c,doomed:u}=await _o(r.
tree,l.plan,{git:t,policy:s}),p=[...l.notImported,...u];if(i===void 0)return c.steps.length>0?{...l,plan:c,notImported:p}:{...Ee(l),notImported:p};let m=i==="wo\
rk tree",h=m?fe(o.flatMap(Ce)):void 0,y=m?on(K(t.root),{names:l.named,others:f,span:h}):w=>!f.has(w),b=w=>Re.resolve(t.root,w)!==d&&y(w),{plan:F,...I}=await nn(
t,c,{before:r.tree,after:await Do(t,i),policy:s,counts:b,complete:a});if(F.steps.length===0)return{...n.ok?Ee({format:n.format,plan:c}):n,notImported:[...p,...I.
differing.map(gt)]};let{steps:H,digest:T,...v}=F;return{...l,plan:$({...v,base:v.base??r.commit},H),notImported:p,compared:I}},_o=async(n,e,{git:t,policy:o})=>{
var i=[];try{let r=S(i,U(t),true);let s=S(i,await D(t,r,{treeish:n}));await s.load(e.steps.flatMap(P));return await Fe(t,e,{source:s,configuration:o.configuration})}catch(a){
var d=a,l=true}finally{var f=_(i,d,l);f&&await f}},$o=n=>({format:N(E(n[0]))??"diff",plan:$(te({title:"What a session left",options:wt}),[]),named:new Set}),Ee=({
format:n,plan:e})=>({ok:false,format:n,problems:[{name:"PLAN_EMPTY",message:`Nothing of ${JSON.stringify(e.title)} can become a step that applies.`}]}),Do=async(n,e)=>e===
"work tree"?Be(n):"folder"in e?je(n,e.folder,ee):(await n.run(ue(e.revision))).tree,Ce=n=>{let e=E(n);return[e.slice(0,ve),"text"in n?n.text.slice(-ve):e.slice(
-ve)]},ve=256*1024,Wo=async(n,e)=>{let t=e.flatMap(Ce),[,o]=/"(?:commit_hash|headCommit)"\s*:\s*"([0-9a-f]{40,64})"/.exec(t[0]??"")??[],r=fe(t),s=r&&`HEAD@{${new Date(
r.from).toISOString()}}`;for(let i of[o,s]){let a=i===void 0?void 0:await n.run($e(`${i}^{commit}`));if(a!==void 0)return a}return"HEAD"},ln=(n,{workspace:e,policy:t})=>{
let o=e.locate(n);if(!o.ok||qe(o.path,{workspace:e,policy:t}))return;let r=e.stat(o.path);if(r?.kind!=="file"||r.broken||r.size>Go)return;let s=J(e.read(o.path));
return s.ok?Z(s.file,0,s.file.bytes.length):void 0},Go=64*1024*1024;export{de as a,js as b};
