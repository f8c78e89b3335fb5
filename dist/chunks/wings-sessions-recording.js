import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{A as Ie,a as xe,b as W,c as k,d as xt,e as kt,f as It,g as Ot,
h as z,i as Pt,j as Ft,k as Tt,l as vt,m as Rt,n as Et,o as Nt,p as q,q as Ct,r as ne,t as C,w as Mt,x as At,y as ke}from"./wings-sessions-shell-interpreter.js";
import{b as te}from"./wings-sessions-source.js";import{a as Lt}from"./wings-sessions-batch-2.js";import{b as bt}from"./core-text-edit.js";import{a as pt}from"./core-policy-dangerous-commands.js";
import{core_history_recordings$a as Ue,core_history_recordings$b as Q,core_history_recordings$c as ee,core_history_recordings$d as me}from"./hook.js";import{core_plan_source_text$e as E}from"./start.js";
import{d as yt,e as wt,g as St}from"./core-run-from-diff-2.js";import{c as be}from"./core-plan-edits-between.js";import{c as gt}from"./core-plan-text-edits.js";
import{core_git_work_tree_snapshot$c as Be}from"./hook.js";import{core_run_run_policy_2$a as mt,core_run_run_policy_2$d as ht}from"./run.js";import{core_engine_replay$f as ct}from"./run.js";
import{core_git_commands_worktree$b as ft,core_git_commands_worktree$c as ut}from"./run.js";import{core_policy_secrets_2$a as Ze,core_policy_secrets_2$b as Qe,core_policy_secrets_2$e as ye}from"./run.js";
import{core_plan_schema$d as ot,core_plan_schema$e as we}from"./run.js";import{core_text_folder_spellings$b as et,core_text_folder_spellings$c as $}from"./run.js";
import{core_run_wing_slots$b as nt}from"./start.js";import{core_plan_fix_output$b as N,core_plan_fix_output$d as tt}from"./start.js";import{core_run_baseline_2$d as D}from"./start.js";
import{core_workspace_replacement$t as dt,core_workspace_replacement$u as lt}from"./start.js";import{core_git_cat_file$d as K}from"./start.js";import{core_workspace_sources_disk$a as Y}from"./start.js";
import{core_git_conversions$b as at}from"./start.js";import{core_git_filters$c as rt,core_git_filters$m as st,core_git_filters$o as Se,core_git_filters$q as it}from"./start.js";
import{core_plan_steps$a as F}from"./start.js";import{core_tools_tool$a as Je}from"./start.js";import{core_tools_notebook_edit$l as R}from"./start.js";import{core_tools_run$c as he,
core_tools_run$d as ge}from"./start.js";import{diff$c as P,diff$d as U}from"./start.js";import{core_tools_checks$D as Xe}from"./start.js";import{core_tools_permission$f as Ve}from"./start.js";
import{core_workspace_path_guard$r as ze,core_workspace_path_guard$t as qe}from"./start.js";import{core_text_paths$d as Ke}from"./start.js";import{core_text_line_ending$m as Ye}from"./start.js";
import{core_git_git$E as We,core_git_git$u as _e,core_git_git$v as ue,core_git_git$x as $e}from"./hook.js";import{core_text_json$i as pe}from"./hook.js";import{
core_git_scratch_folder$a as De}from"./hook.js";import{core_text_utf8_cache$e as J,core_text_utf8_cache$k as Z,core_text_utf8_cache$o as B,core_text_utf8_cache$p as Le}from"./hook.js";
import{core_text_words$a as Ge,core_text_words$i as He,core_text_words$r as je}from"./hook.js";import{errors$b as Ae}from"./hook.js";import{empty$g as S,empty$h as _}from"./hook.js";
import Re from"node:path";import{posix as go}from"node:path";function _t(n){let{filesBelow:e,kindOf:t}=n.checkout,o=s=>n.state(s)?.text,r=s=>{let i;return a=>{if(n.
named.has(a))return o(a)!==void 0;if(!e)return t===void 0||t(a)!==void 0;i??=mn(e("",s));let[d="",...l]=a.split(/\/?[^/]*[*?[]/);return l.length===0?i.has(a):d===
""||i.has(d)}};return{textsOf:s=>[...new Set([...n.candidates(s),o(s)])].filter(i=>i!==void 0),named:()=>n.named,isThere:r(),isTracked:r("tracked")}}var mn=n=>new Set(
n.flatMap(e=>[...Ke(e),e]));function $t(n,{isThere:e,isTracked:t}){let o=n.some(s=>Oe.test(s)),r="";for(let s of n){let i=s.replace(Oe,"").trim();if(o&&!Oe.test(
s)||i.startsWith("#"))continue;let[,a]=/^(?:cd|pushd)\s+([\w./-]+)/.exec(i)??[];a!==void 0&&(r=`${a.replace(/^\.\/|\/$/g,"")}/`);let d=l=>bn(i).some(c=>l(c)||r!==
""&&l(r+c));if(hn.test(i)||gn(i)||wn.test(i)&&d(e)||Sn.test(i)&&d(t))return i}}var Oe=/^\s*(?:[\w@:~/.-]*[$%]|PS [^>]*>|[A-Z]:[^>\s]*>)\s+/,Pe=String.raw`(?:^|[;&|(]|\bxargs |\bsudo |-exec )\s*`,
G=(n,e="")=>String.raw`${Pe}(?:${n})\s${e&&String.raw`(?:(?!${Pe}(?:${n})\s).)*${e}`}`,hn=new RegExp([G("g?sed|perl|ruby|g?awk|yq",String.raw`(?<=\s)(?:-\w*i|--in-?place)`),
G("comby","-i"),G("ast-grep","(?:-U|--update-all)"),G("patch","<<"),String.raw`${Pe}(?:(?:sd|ed|ex)\s+\S|npm pkg set|git apply(?:\s+-\S+)*\s*<)`,String.raw`\b(?:Set-Content|Add-Content|Out-File)\b|\.write_text\(|writeFile(?:Sync)?\(`,
String.raw`\bopen\((?:(?!\bopen\()[^)])*,\s*["'][wa]b?["']`].join("|"));function gn(n){let[,e]=/\btee\s+(?:-a\s+)?["']?([^\s"'&|;<>]+)/.exec(n)??[];return[...Array.
from(n.matchAll(yn),([,o])=>o),e].some(o=>o!==void 0&&!/^(?:\/|~|\$|&)/.test(o))}var yn=/(?:^|[;&|])\s*(?:cat|echo|printf)\b(?:(?![;&|]\s*(?:cat|echo|printf)\b)[^|])*?>>?\s*["']?([^\s"'&|;<>]+)/g,
wn=new RegExp(G(String.raw`(?:git\s+)?mv|cp|chmod|ln|touch|truncate|install|rename|move|ren|copy|Move-Item|Rename-Item|Copy-Item|New-Item`),"i"),Sn=new RegExp(G(
String.raw`(?:git\s+)?rm|unlink|del|erase|Remove-Item`),"i"),bn=n=>n.split(/[\s;&|()<>]+/).map(e=>e.replace(/^["']|["']$/g,"").replaceAll("\\","/").replace(/^\.\/|\/+$/g,
"")).filter(e=>/^[^-$~/]/.test(e));function*Ht(n,e){let{lines:t}=n;for(let o=0;o<t.length;o+=1){let[,r="",s=""]=/^\s*(`{3,}|~{3,}(?!~))([^`]*)$/.exec(t[o]??"")??
[];if(r===""||e(o))continue;let i=o;o=Dt(t,i,f=>!e(f)&&kn(t[f]??"",r));let a=Dt(t,i,f=>f===o||e(f)),d=t.slice(i+1,a===o?o:xn(t,a));if(d.some((f,u)=>q(d,u)))continue;
let l=t.slice(i+1,o).filter((f,u)=>!e(i+1+u)&&!(On.test(f)&&e(i+2+u))),c=In({start:i,info:s.trim(),body:d,rest:l,isOpen:a===o&&o===t.length},n);c&&(yield[i,{end:Math.
min(i+d.length+2,t.length),like:c}])}}function Dt(n,e,t){let o=e+1;for(;o<n.length&&!t(o);)o+=1;return o}function xn(n,e){let t=e;for(;t>0&&!/^\s*(?:$|[`~]{3})/.
test(n[t-1]??"");)t-=1;return t-1}var kn=(n,e)=>n.trim().startsWith(e)&&/^\s*[`~]+\s*$/.test(n);function In(n,{lines:e,files:t}){let{start:o,info:r,body:s,rest:i,
isOpen:a}=n,d=Fn.test(r),l=(e[o]??"").trim().slice(0,40),c=m=>t.textsOf(m).length>0;if(a)return{construct:l,reason:Nn};let f=vn.test(r)?void 0:vt(e,o,{body:s,isFile:c});
if(f&&(!d||Tn.test(f.path)))return Wt(f.body,t.textsOf(f.path))?void 0:{construct:l,reason:Ln(f.path)};let u=d||r===""?$t(i,t):void 0;if(u!==void 0)return{construct:u.
slice(0,40),reason:Cn};let p=m=>Wt(m,[...t.named()].flatMap(t.textsOf));return Rn.test(r)&&s.some(m=>/^[-+]/.test(m))&&!_n(s).every(p)?{construct:l,reason:Mn}:!d&&
En.test(Pn(e,o))&&!p(s)?{construct:l,reason:An}:void 0}var On=/^\s*(?:git apply|patch)(?: -p ?\d)?(?: -)? *<<-? *["'\\]?\w+["']?\s*$/,Pn=(n,e)=>{let t=e-1;for(;t>
0&&n[t]?.trim()==="";)t-=1;return n[t]??""},Fn=/^(?:(?:ba|z|fi|power)?sh(?:ell)?(?:-?session)?|pwsh|ps1|bat|cmd|dos|console|terminal)\b/i,Tn=/\.(?:(?:ba|z|fi)?sh|ps1|bat|cmd)$|(?:^|\/)[^.]+$/,
vn=/^(?:console|terminal|output|stdout|log|mermaid|diff|patch|udiff|ed|vim)\b/i,Rn=/^(?:diff|patch|udiff)\b/i,En=/^\W*(?:and |then )?(?:replace\w*(?: (?:it|this|that|them))? )?(?:with|by|to|into)(?: (?:this|that|the following(?: \w+)?))?:?\W*$|^[\s#*_]*(?:replace(?:ment)?|new(?: code| text)?):?[\s*_]*$/i,
Nn="Its code block does not end: the answer was cut off. Ask for the rest, or end the block if nothing is missing.",Cn="It is a command that changes files, and \
none is run. Have the change written as a block, or as a diff.",Mn="It does not name its file. Have it written with --- and +++ lines, or as a block.",An="It do\
es not say what it replaces, in which file. Have it written as a block.",Ln=n=>`It looks like the text of ${n}, and does not say what it replaces. Have it writt\
en as a block: for a new file with an empty SEARCH.`,_n=n=>["-","+"].map(e=>n.flatMap(t=>t.startsWith(e)||/^(?: |$)/.test(t)?[t.slice(1)]:[]));function Wt(n,e){
let t=n.map(a=>a.trimEnd()),o=t.findIndex(a=>a!=="");if(o<0)return true;let r=t.findLastIndex(a=>a!==""),s=Math.min(...t.filter(a=>a!=="").map(a=>a.search(/\S/))),
i=t.slice(o,r+1).map(a=>a.slice(s));return e.some(a=>{let d=`
${a.replaceAll(/(?<![ \t])[ \t]*\r?\n/g,`
`)}
`;return $n(d,i[0]??"").some(l=>d.includes(`
${i.map(c=>c===""?"":l+c).join(`
`)}
`))})}function $n(n,e){let t=new Set;for(let o=n.indexOf(e);o>=0&&t.size<Dn;o=n.indexOf(e,o+e.length)){let r=n.slice(n.lastIndexOf(`
`,o)+1,o);/^[ \t]*$/.test(r)&&t.add(r)}return[...t]}var Dn=20;function*jt({lines:n,files:e},t){for(let o=0;o+2<n.length;o+=1){if(t(o)||!/^[\s:|]*-[\s:-]*\|[\s:|-]*$/.
test(n[o+1]??""))continue;let r=Gt(n[o]??""),[s,i]=[r.findIndex(a=>Gn.test(a)),r.findIndex(a=>Hn.test(a))];if(!(s<0||i<0||s===i))for(o+=2;o<n.length&&!t(o)&&(n[o]??
"").includes("|");o+=1){let a=Gt(n[o]??""),d=a.flatMap(u=>e.textsOf(u.replace(/:\d+(?:-\d+)?$/,""))),[l="",c=""]=[a[s],a[i]],f=u=>d.some(p=>p.includes(u));f(l)&&
!f(c)&&(yield[o,{end:o+1,like:{construct:"row of a table",reason:Ut}}])}}}function*Bt({lines:n,files:e},t){for(let[o,r]of n.entries()){let[s,i="",a=""]=!t(o)&&Wn.
exec(r)||[];if(s===void 0)continue;let d=r.split(/[\s`:]+/).flatMap(e.textsOf);d.some(l=>l.includes(i))&&!d.some(l=>l.includes(a))&&(yield[o,{end:o+1,like:{construct:"\
item of a list",reason:Ut}}])}}var Wn=/^\s*(?:[-*+]|\d+[.)])\s.*?`([^`]+)`\s*(?:→|⇒|[-=]>)\s*`([^`]+)`/,Gn=/^(?:old|before|from|current|original|find|search|was)\b/i,
Hn=/^(?:new|after|to|replace\w*|replacement|now|becomes)\b/i,Ut="The file does not have what it says. Have it written as a block, or as a diff.",Gt=n=>n.trim().
replace(/^\||\|$/g,"").split("|").map(e=>e.trim().replace(/^(`+)(.*)\1$/,"$2").trim());function Kt(n){let{lines:e,first:t=1,format:o}=n,r=Bn(n),s=N(o)?new Map:Kn(
n,r),i=[];for(let a=0;a<e.length;){let{end:d,...l}=jn(a,{lines:e,format:o,owners:r,parts:s}),c=l.is==="prose"&&i.at(-1)?.is==="prose"?i.pop():void 0;i.push({...l,
first:c?.first??t+a,last:t+d-1}),a=d}return i}function jn(n,e){let{lines:t,owners:o,parts:r}=e,s=o[n],i=s===void 0?r.get(n)??Un(n,e):void 0,a=s===void 0?i?.end??
n+1:t.length,d=n+1;for(;d<a&&o[d]===s;)d+=1;return i?{is:"not read",like:i.like,end:d}:{is:s===void 0?"prose":"taken",end:d}}function Bn({lines:n,first:e=1,taken:t}){
let o=new Array(n.length).fill(void 0);for(let[r,[s,i]]of t.entries())for(let a=Math.max(0,s-e);a<=Math.min(i-e,n.length-1);a+=1)o[a]??=r;return o}function Un(n,{
lines:e,format:t,owners:o,parts:r}){let s=q(e,n,t==="diff");if(!s)return;let i=n+1;if(s.isOne)return{end:i,like:s};for(;i<e.length&&e[i]?.trim()!==""&&o[i]===void 0&&
!r.has(i);){let a=q(e,i,t==="diff");if(a&&a.construct!==s.construct)break;i+=1}return{end:i,like:s}}var Kn=(n,e)=>{let t=s=>e[s]!==void 0,[o,r]=[jt(n,t),Bt(n,t)];
return new Map([...o,...r,...Ht(n,t),...Yn(n,e)])};function*Yn({lines:n,format:e},t){let o={"{":new oe(n,/^\}\s*$/),"[":new oe(n,/^\]\s*$/)};for(let r=0;r<n.length;r+=
1){let s=n[r]??"",i=t[r]===void 0?/^(?:MainSourceFile:|[{[])/.exec(s)?.[0]:void 0;if(i===void 0)continue;let a=i==="{"||i==="[",l=a&&/[}\]]\s*$/.test(s)&&pe(s)!==
void 0?r:a?o[i].after(r):n.length-1;if(l===n.length)continue;let c=n.slice(r,l+1).join(`
`),f=r;r=l;let u=a&&pe(c)===void 0?void 0:zn(c);if(u===void 0)continue;let p=`It is of ${u}, and the text was read as ${e}. ${Nt}`;yield[f,{end:l+1,like:{construct:c.
slice(0,40),reason:p}}]}}var zn=n=>C(n)??ne([{name:"",text:n}],z)?.name,oe=class{#e;#o;#t=0;constructor(e,t){this.#e=e,this.#o=t}after(e){for(this.#t=Math.max(this.#t,
e+1);this.#t<this.#e.length&&!this.#o.test(this.#e[this.#t]??"");)this.#t+=1;return this.#t}};var Yt=16*1024*1024,qn=4*1024*1024,M=class{#e=new Map;#o=new Set;#t;#n=0;#r=[];#i=0;#s=0;#c;constructor(e){
this.#t=e,this.#c=to(t=>this.get(t))}get(e){if(this.#e.has(e))return this.#e.get(e);let t=this.#t(e);if(!t)return;let o={...t,exact:true,assumed:true};return this.#a(
e,o),o}original(e){let t=this.#t(e);return t&&{...t,exact:true}}get named(){return this.#o}changed(){return[...this.#o].filter(e=>{let[t,o]=[this.#e.get(e),this.
original(e)];return t?.text!==o?.text||(t?.executable??false)!==(o?.executable??false)})}set(e,t){this.#p(e),this.#o.add(e),this.#a(e,t)}forget(){this.#t=()=>{},
this.#e=new Map,this.#n=0,this.#s=this.#r.length}below(e){let t=e===""?"":`${e}/`;return[...this.#e].flatMap(([o,r])=>o.startsWith(t)&&!/^\.{0,2}\//.test(o)&&r?.
text!==void 0?[o]:[])}apply(e){if(e.tool==="Read")return;let t=Vn(e),o=this.get(t),r=o&&Jn(o,e);if(r)this.set(t,r);else{if(o||e.tool==="Write")return this.#d(e,
t,o);this.#f(e,t)}}checkpoint(e){return this.#r.push({steps:e,states:new Map})-1}rewind(e){let t=this.#r.splice(e);if(e<this.#s)this.forget();else for(let{states:o}of t.
toReversed())for(let[r,s]of o)this.#a(r,s);return t[0]?.steps??Number.POSITIVE_INFINITY}#d(e,t,o){let r=Zn(o)?eo(e,this.#c):void 0;if(r&&!r.ok)return r.problem;
r?e.tool==="Move"?this.#l(t,String(e.input.new_path)):this.set(t,Qn(e,r,o)):this.set(t,void 0)}#f({tool:e,input:t},o){e==="Move"?this.#l(o,String(t.new_path)):this.
set(o,e==="Delete"?W:void 0)}#l(e,t){this.set(t,this.get(e)),this.set(e,W)}#a(e,t){this.#n+=re(t)-re(this.#e.get(e)),this.#e.delete(e),this.#e.set(e,t),this.#n>
Yt&&this.#u()}#u(){for(let[e,t]of this.#e){if(this.#n<=Yt/2)return;t?.text!==void 0&&(this.#n-=re(t),this.#e.set(e,void 0))}}#p(e){let t=this.#r.at(-1)?.states;
if(!t||t.has(e))return;let o=this.get(e);if(t.set(e,o),this.#i+=re(o),!(this.#i<=qn)){for(let{states:r}of this.#r)for(let s of r.keys())r.set(s,void 0);this.#i=
0}}},re=n=>n?.text?.length??0,Vn=({input:n})=>String("notebook_path"in n?n.notebook_path:n.file_path),Xn=/[\0\ud800-\udfff]/,Jn=(n,{tool:e,input:t})=>{let{file_path:o,
old_string:r,new_string:s,match:i}=t;if(e!=="Edit"||i==="lines"||n.text===void 0||typeof r!="string"||r===s||String(o).endsWith(".ipynb")||Xn.test(n.text))return;
let a=bt(n.text,{old_string:r,new_string:String(s)});return a===void 0?void 0:{...n,text:a}},Zn=n=>n?.text===void 0||B(n.text)!==void 0,Qn=(n,e,t)=>{let o=n.tool===
"Write"||t?.text===void 0||t.exact;if(!e.change)return t&&{...t,exact:o};if(!e.change.after||e.change.from!==void 0)return W;let{after:r,executable:s=t?.text===
void 0?t&&false:t.executable}=e.change,i=J(r),a=n.tool==="Write"?void 0:t?.assumed;return i.ok?{text:Z(i.file,0,r.length),exact:o,executable:s,assumed:a}:void 0},
eo=({tool:n,input:e},t)=>{let o=R(n).run?.(e,t);if(!(o instanceof Promise))return o;o.catch(()=>{})},to=n=>({workspace:{locate:e=>({ok:true,path:e}),stat:e=>oo(
n(e)),read:e=>no(n(e)),linkTarget:()=>{},similar:()=>[]},states:{get:()=>{},set:()=>{},delete:()=>{}},policy:{secrets:()=>{},path:()=>{},configuration:()=>{}},options:{
reads:"auto",trailing_whitespace:"keep"},budgets:{bytes:Number.POSITIVE_INFINITY,tokens:Number.POSITIVE_INFINITY},show:false}),no=n=>B(n?.text??"")??Buffer.alloc(
0),oo=n=>n?.text===void 0?void 0:{kind:"file",link:false,size:n.text.length,mode:n.executable?493:420,modified:0,links:1};function zt(n,e,t){let o=P(n),[r,s]=[e,
t].map(c=>U(o,P(c))),i=s.filter(c=>!r.some(f=>ro(f,c))),a=i.find(c=>r.some(f=>so(f,c)));if(a)return{conflict:a.at+1+io(r,a.at)};let d="",l=0;for(let c of[...r,...i].
sort((f,u)=>f.at-u.at))d+=o.slice(l,c.at).join("")+c.added.join(""),l=c.at+c.removed;return{text:d+o.slice(l).join("")}}var ro=(n,e)=>n.at===e.at&&n.removed===e.
removed&&n.added.join("")===e.added.join(""),so=(n,e)=>n.at<=e.at+e.removed&&e.at<=n.at+n.removed,io=(n,e)=>n.reduce((t,{at:o,removed:r,added:s})=>o+r<=e?t+s.length-
r:t,0);var se=class{#e=new M(()=>{});#o=new Map;#t=new Set;get onlySeen(){return new Map([...this.#o].filter(([e])=>!this.#t.has(e)))}get changed(){return this.#t}has(e){
return this.#o.has(e)}begin(e,t,o){this.#o.set(e,o),this.#e.set(e,t)}get(e){return this.#e.get(e)}set(e,t){this.#e.set(e,t)}checkpoint(){this.#e.checkpoint(0)}rewind(e){
this.#e.rewind(e)}forget(){this.#e.forget()}move(e,t,o){let r=this.get(e);if(this.#t.add(e),r?.text===void 0)return Vt;this.#t.add(t),this.begin(t,r,o),this.set(
e,{text:void 0,exact:true})}take(e,t){let o=this.get(e);this.#t.add(e);let r=o?ao(e,o,t):{why:"nothing tells what it is now"};if("why"in r||!o)return r;if(ie(o,
r.to))return{way:[]};let i=[t.way,...Ft(e,{before:o,after:r.to,keepsEnds:true})].find(a=>this.#n(e,a,{now:o,to:r.to}));return i?{way:i}:{why:"no step makes the \
same change of what it is now"}}#n(e,t,{now:o,to:r}){let s=t.every(a=>R(a.tool).input().safeParse(a.input).success&&!this.#e.apply(a)),i=this.get(e);return s&&i&&
ie(i,r)?true:(this.set(e,o),false)}},Vt="it is not there any more",ao=(n,e,{from:t,to:o,way:r})=>o&&ie(e,o)?{to:o}:t&&o&&ie(e,t)?{to:{...e,...o}}:e.text===void 0?
{why:Vt}:o&&o.text===void 0?{why:"the session deletes it, and others changed it since"}:t&&t.text===void 0?{why:"the session makes it, and others have made it s\
ince"}:lo(n,{...e,text:e.text},{from:t,to:o,way:r}),lo=(n,e,{from:t,to:o,way:r})=>{let s=t?.text===void 0||o?.text===void 0?void 0:co(t.text,o.text),i=k(e.text),
a=o?.executable!==void 0&&o.executable!==(t?.executable??false)?o.executable:void 0,d=u=>({to:{text:e.exact?xt(e.text,u,void 0):u,exact:e.exact,executable:a??e.
executable}});if(s&&s.from===s.to)return t?.text===o?.text?d(i):{why:"the session changes its line ends, and others changed it since"};let l=s&&zt(s.from,i,s.to);
if(l&&"text"in l)return d(l.text);let c=fo(n,i,r);return c!==void 0&&(!s||uo(s,i,c))?d(c):{why:`others changed the same lines since${l?` (line ${l.conflict})`:""}`}},
co=(n,e)=>({from:k(n),to:k(e)}),fo=(n,e,[t,...o])=>{if(!t||o.length>0||t.tool!=="Edit"||t.input.replace_all===true)return;let r=new M(()=>({text:e})),s=r.apply(
t)?void 0:r.get(n)?.text;return s===void 0?void 0:k(s)},uo=(n,e,t)=>{let o=P(n.from),[r,s]=[qt(n.from,n.to),qt(e,t)];return[...po(o.length,U(o,P(e)))].every(([a,
d])=>a<r.start?d<s.start:a<r.end?d>=s.start&&d<s.end:d>=s.end)},qt=(n,e)=>{let t=U(P(n),P(e)),o=t.at(-1);return{start:t[0]?.at??0,end:o?o.at+o.removed:0}};function po(n,e){
let t=new Map,[o,r]=[0,0];for(let{at:s,removed:i,added:a}of[...e,{at:n,removed:0,added:[]}]){for(;o<s;o++)t.set(o,o+r);o=s+i,r+=a.length-i}return t}var ie=(n,e)=>n.
text===void 0||e.text===void 0?n.text===e.text:e.executable!==void 0&&e.executable!==(n.executable??false)?false:n.exact&&e.exact?n.text===e.text:k(n.text)===k(
e.text);var ae=class{#e;#o=new Map;#t=new Map;#n=[];#r=false;constructor(e){this.#e=e}head(e){if(!this.#r)return this.#o.has(e)?this.#o.get(e):this.#e.original(
e)}staged(e){if(!this.#r)return this.#t.has(e)?this.#t.get(e):this.head(e)}changed(){return this.#e.changed()}stage(e){for(let t of e)this.#t.set(t,this.#e.state(
t))}unstage(e){for(let t of e??[...this.#t.keys()])this.#t.delete(t)}commit(){for(let[e,t]of this.#t)this.#o.set(e,t);this.#t.clear()}stash(){let e=this.changed().
filter(t=>this.head(t)?.text!==void 0);return this.#n.push(new Map(e.map(t=>[t,this.#e.state(t)]))),e}pop(){return this.#n.pop()}lose(){this.#r=true}};var V=class{notImported=[];notes=[];isRecord=false;texts=[];calls=new Ct;answers=1;unread=false;disturbed=false;#e=[];#o;#t;#n=new se;place;sightings;git=new ae(
this);#r=new Set;#i=new Set;#s;constructor({cwd:e,place:t,prefixes:o=[],...r}){this.#s=new kt(()=>this.#o,o,e??t?.root??void 0),this.place=t,this.sightings=new Pt(
r,{root:e,folder:t?.folder}),this.#o=r,this.#t=new M(s=>mo(r,s))}get checkout(){return this.#o}set cwd(e){this.#s.cwd=e}get cwd(){return this.#s.cwd}get steps(){
let e=this.untouched();return this.#e.filter(({path:o})=>!e.get(o)?.differs).map(({step:{tool:o,input:r,id:s,why:i,session:a,when:d,at:l}},c)=>{let f={...s!==void 0&&
{id:s},...i!==void 0&&{why:i},...d&&{when:d}},u=a&&o!=="Read"?{session:a}:{};return{index:c+1,...f,...u,tool:o,input:r,at:l}})}get others(){let e=[...this.untouched()].
filter(([t])=>this.state(t)&&(!this.disturbed||this.#o.isOlder?.(t)===true));return new Set(e.map(([t])=>t))}isSteady(e){return!this.disturbed||this.#o.isOlder?.(
this.relative(e))===true}untouched(){let e=new Map;for(let[t,o]of this.#n.onlySeen)e.set(t,{at:o,differs:true});for(let{step:t,path:o,isElsewhere:r=false}of this.#e)
if(t.tool==="Read"||r){let{at:s,differs:i}=e.get(o)??{at:t.at,differs:false};e.set(o,{at:s,differs:i||r})}for(let{step:t,path:o,isElsewhere:r}of this.#e)t.tool===
"Read"||r||(e.delete(o),t.tool==="Move"&&e.delete(String(t.input.new_path)));for(let t of this.#n.changed)e.delete(t);return e}get isStripped(){return this.#e.every(
({step:{tool:e,input:t},path:o})=>{let r=e==="Edit"?t.new_string:e==="Write"?t.content:void 0;return typeof r!="string"||Ye(o,r)===r})}add(e,t={}){let o=R(e.tool).
input(),r=e.isDone?be(e).input:e.input,s=Object.entries(r).filter(([p,m])=>p in o.shape&&m!==void 0),i=o.safeParse(Object.fromEntries(s));if(!i.success){let p=`\
Its input does not fit the tool (${Xt(i.error.issues)}).`;return this.leaveOut(e.tool,{reason:p,at:e.at})}let a=this.#a(i.data),d=String("notebook_path"in a?a.notebook_path:
a.file_path),l=[d,a.new_path].flatMap(p=>typeof p=="string"?this.#s.faultOf(p)??[]:[]);for(let{isOwn:p=false,...m}of l.slice(0,1))return this.leaveOut(e.tool,{...m,
at:e.at,...(e.tool==="Read"||p&&e.isDone)&&{mayChangeFiles:false,is:"failed"}});let c=t.before??this.earlier(d),f=t.before?void 0:this.#t.apply({tool:e.tool,input:a});
if(f&&this.set(d,void 0),f&&!t.unchecked)return this.leaveOut(t.construct??e.tool,{reason:`It does not fit ${d} as it is known here. ${f.message}`,at:e.at});let u={
...t.undoable&&{before:c},...t.isElsewhere&&{isElsewhere:true}};if(!this.#n.has(d)||t.isOnFile)this.#d({...e,input:a},d,u);else return this.#c({...e,input:a},d,
{...u,before:c});return true}moveOn(e,t,o){this.#n.begin(this.relative(e),t,o)}hasMovedOn(e){return this.#n.has(this.relative(e))}earlier(e){let t=this.relative(
e);return{state:this.state(t),...this.#n.has(t)&&{now:this.#n.get(t)}}}onFile(e,t,{at:o}){let r=this.relative(e),s=this.#n.take(r,{...t,way:t.way.map(d=>this.#f(
d))}),i=`What the session changed in ${r} is there already.`;if("way"in s&&s.way.length===0&&!this.notes.includes(i)&&this.note(i),"way"in s)return s.way;let a=`${r}\
: it is not as the session found it, and ${s.why}. Make the change by hand, or apply the log to the commit that the session began at.`;this.leaveOut(t.way[0]?.tool??
"change",{reason:a,at:o})}#c(e,t,o){let{tool:r,input:s}=e;if(r==="Read"){let{sha256:a,...d}=s;return this.#d({...e,input:d},t,o),true}if(r==="Move"){let a=this.#n.
move(t,String(s.new_path),e.at);return a!==void 0?this.leaveOut(r,{reason:`${t}: ${a}.`,at:e.at}):(this.#d(e,t,o),true)}let i=this.onFile(t,{from:o.before.state,
to:this.state(t),way:[{tool:r,input:s}]},e);for(let[a,d]of(i??[]).entries())this.#d({...e,...d,...a>0&&{id:void 0}},t,o);return i!==void 0}#d(e,t,o){this.#u(t,e),
this.#l(e,t,o)}#f({input:e,...t}){return{...t,input:this.#a(e)}}push(e){this.#e.push({step:e,path:""})}note(e){this.notes.push(e)}get look(){let{look:e,readFile:t}=this.#o;
return e||!t?e:o=>{let r=this.relative(o);if(this.isOutside(r))return{ok:false,reason:It};let s=t(r);return{ok:true,path:r,bytes:s===void 0?void 0:B(s)}}}run(e,t){
let o=ge.input().safeParse({command:e,changes:["**"]});if(!o.success)return Xt(o.error.issues);this.unread=true,this.#l({...t,...Je(ge,o.data)},""),this.disturbed=
true,this.#o={},this.#t.forget(),this.#n.forget()}leaveOut(e,{reason:t,at:o,mayChangeFiles:r=true,is:s}){return this.notImported.push({construct:e,reason:t,at:o,
mayChangeFiles:r,...s&&{is:s}}),false}read(e,t,o={}){return this.add({...t,tool:"Read",input:{...o,file_path:e}})}edit(e,t,o,r){return this.add({...o,tool:"Edit",
input:{file_path:e,...t}},r)}write(e,t,o,r){return this.add({...o,tool:"Write",input:{file_path:e,...t}},r)}delete(e,t){return this.add({...t,tool:"Delete",input:{
file_path:e}})}move(e,t,o,r){return this.add({...o,tool:"Move",input:{file_path:e,new_path:t}},r)}license(e,t){if(this.isLicensed(e))return;let o=this.exactText(
e);Xe(e)!=="binary"&&(o===void 0||Le(o)&&!o.includes("\0"))?this.read(e,{at:t}):this.unread=true}isLicensed(e){return this.#i.has(this.relative(e))}change(e,t,o,r={}){
let s=this.text(e)??"",i=gt(s,t);if(!i)return true;let{match:a,...d}=r;if(!e.endsWith(".ipynb"))return this.edit(e,a?{...i,match:a}:i,o,d);let l=s.slice(0,t.start)+
t.replacement+s.slice(t.end);return this.write(e,{content:l},o,r)}state(e){return this.#t.get(this.relative(e))}set(e,t){this.#t.set(this.relative(e),t)}attempt(e,t,o){
let r=this.state(e);return t.every(({tool:i,input:a})=>R(i).input().safeParse(a).success&&!this.#t.apply(be({tool:i,input:this.#a(a)})))&&o(this.state(e))?true:
(this.set(e,r),false)}original(e){return this.#t.original(this.relative(e))}candidates(e){return[this.#t.original(e)?.text,this.#o.readNow?.(e)]}get named(){return new Set(
[...this.#t.named,...this.#e.map(({path:e})=>e)])}changed(){return this.#t.changed()}lastStepOf(e){let t=({path:o,step:r})=>o===e&&r.tool!=="Read"||r.input.new_path===
e;return this.#e.findLast(t)?.step}below(e){return this.#t.below(this.relative(e))}text(e){let t=this.state(e)?.text;return t===void 0?void 0:k(t)}exactText(e){
let t=this.state(e);return t?.exact?t.text:void 0}undo(e){let t=e===void 0?void 0:this.relative(e),o=this.#e.findLastIndex(a=>(t===void 0||a.path===t)&&a.step.tool!==
"Read"),r=this.#e[o];if(!r||this.#e.slice(o).some(({step:a})=>a.tool==="Run"))return false;let s=this.#e.findIndex(a=>a.path===r.path&&a.step.at===r.step.at),[i]=this.#e.
splice(s,o+1-s);return r.step.tool==="Move"&&this.set(String(r.step.input.new_path),void 0),this.set(r.path,i?.before?.state),this.#n.has(r.path)&&this.#n.set(r.
path,i?.before?.now),true}checkpoint(){return this.#n.checkpoint(),this.#t.checkpoint(this.#e.length)}rewind(e){this.#n.rewind(e),this.#e.length=Math.min(this.#t.
rewind(e),this.#e.length)}get givenFolder(){return this.place?.folder||void 0}relative(e){return this.#s.relative(e)}isOutside(e){return this.#s.isOutside(e)}#l(e,t,o={}){
let r=e.id!==void 0&&ho(e.id)&&!this.#r.has(e.id)?e.id:void 0;r!==void 0&&this.#r.add(r);let s=e.why?.trim()||void 0;this.#e.push({step:{...e,id:r,why:s},path:t,
...o})}#a(e){let t=["file_path","notebook_path","new_path"].filter(o=>typeof e[o]=="string");return{...e,...Object.fromEntries(t.map(o=>[o,this.relative(String(
e[o]))]))}}#u(e,{tool:t,input:o}){t==="Delete"||t==="Move"?this.#i.delete(e):this.#i.add(e),t==="Move"&&this.#i.add(String(o.new_path))}},Xt=n=>n.map(({path:e,message:t})=>`${e.
join(".")}: ${t}`).join("; "),mo=({readFile:n,kindOf:e},t)=>{let o=n?.(t);return o===void 0?e&&e(t)===void 0&&!Ot(t)?W:void 0:{text:o,executable:e&&e(t)==="exec\
utable"}},ho=n=>/\S/.test(n)&&!/[\u0000-\u001f\u007f]/.test(n);var de=(n,e={})=>{let t=("name"in n?[n]:n).map(Po),[o]=t;if(!o)throw new Ae({name:"USAGE",message:"\
Give at least one source to import."});let r=e.format??C(E(o)),s=Lt(o)?.length??1;if(s>1)return H(o.name,r??"unknown","PLAN_SYNTAX",yo(s),[]);if(r===void 0)return wo(
o,t);let{recording:i,found:a}=N(r)?Fo(t,e):Jt(t,{...e,format:r});ko(i,r);let{steps:d,notImported:l,notes:c,others:f,isRecord:u}=i;Io(i,{choice:e.choice,file:o.name});
let p=i.calls.list(z);if(l.push(...p),d.length===0){if(p.length>0)return{...H(o.name,r,"PLAN_EMPTY",Ie(i.calls.name),l),isRecord:true};let y=Oo(r,l),x=[`Nothing\
 in it (read as ${r}) can become a step. ${y}`,...c].join(" ");return{...H(o.name,r,"PLAN_EMPTY",x,l),others:f,isRecord:u}}let m=new Map(d.flatMap(({session:y})=>y?
[[ot(y),y]]:[])),h=m.size>0?{...a,sessions:[...m.values()]}:a,I=vo(h,o.name,e),b=et(I);for(let y of d)b.add(y);return{ok:true,format:r,plan:{...I,steps:d,digest:b.
hex()},notImported:l,...c.length>0&&{notes:c},named:i.named,others:f,isRecord:u}},yo=n=>`It holds the answers to ${n} requests, each of which is a separate plan\
. Hand them in one at a time, or as a file of a run.`;function wo(n,e){let t=ne(e,z);if(t)return{...H(n.name,"unknown","PLAN_SYNTAX",Ie(t.name),t.notImported),isRecord:true};
let o=E(n);if(o.trim()==="")return H(n.name,"unknown","PLAN_EMPTY",So,[]);let r=(Mt(o)?xo:At(o))??bo(o);return H(n.name,"unknown","PLAN_SYNTAX",r,[])}var So="It\
 is empty. Look at the errors of the command that should have written it. `git diff` writes nothing where every change is staged: `git diff HEAD` has those too.",
bo=n=>`It is in no format that editplan knows: it begins ${je(n.trim().split(`
`,1)[0]??"")}. If it is a plan, run \`editplan check\` on it. If it is a log or a tool\u2019s output, name its format with --from; otherwise, import a diff of the chan\
ge, as \`git diff\` prints it.`,xo="It is a plan already. Use it as it is: `editplan check`, then `editplan apply`.";function ko(n,e){let t=_t(n);for(let{file:o,
toldAt:r,...s}of n.texts)for(let{like:i,first:a}of Kt({...s,format:e,files:t}))if(i){let d={file:o,line:r??a,column:1};n.leaveOut(i.construct,{reason:i.reason,at:d,
is:"not read"})}}function Io(n,{choice:e=1,file:t}){for(let[r,{at:s,differs:i}]of n.untouched())if(i){let a=`The session only read ${r}; something else made or \
changed it.`;n.leaveOut("Read",{reason:a,at:s,mayChangeFiles:false})}if(e<=n.answers)return;let o=`It holds ${Ge(n.answers,"answer")}, and the choice is ${e}. L\
eave the choice out.`;n.leaveOut("choice",{reason:o,at:{file:t,line:1,column:1}})}function Oo(n,e){return N(n)?e.some(({reason:t})=>t.includes("--unsafe"))?"Pas\
s --unsafe to take fixes that may change what the code does.":"Leave it out.":e.some(({mayChangeFiles:t})=>t)?"Import a diff of what it changed, as of `git diff\
`.":"It changes no file: leave it out."}var Po=n=>"text"in n?{...n,text:Et(n.text)}:n,Fo=(n,e)=>{let t=new V(e),{commits:o,...r}=e.fixes??{};ke||tt.get();let{format:s,
prefixes:i}=e;return ke?.read(s,n,{recording:t,options:{...r,...i&&{prefixes:i}}}),{recording:t,found:{options:{reads:"auto",duplicates:"keep",...o&&{commits:o}}}}},
Jt=(n,e,t)=>{let{format:o,keepFailed:r=false,shell:s,refuseCommand:i=()=>{}}=e,a=Zt(e),d=To(e),l=new V({...e,cwd:a,place:t??d}),c=Rt[o].read(n,l,{keepFailed:r,cwd:a,
agent:Tt(o),strip:e.strip,choice:e.choice,...s==="run"&&{refuseCommand:i}}),f=t?void 0:l.sightings.place();return f?Jt(n,e,f):{recording:l,found:c}},Zt=({cwd:n})=>n!==
void 0&&xe(n)?n:void 0,To=({cwd:n})=>n===void 0||xe(n)?void 0:{folder:go.normalize(n).replace(/^\.?\/*|\/+$/g,"")},H=(n,e,t,o,r)=>({ok:false,format:e,problems:[
{name:t,message:o,at:{file:n,line:1,column:1}}],notImported:r}),vo=(n,e,{title:t,...o})=>{let r=Zt(o),s={...n,...r!==void 0&&{cwd:r},title:Ro(t??n.title??`Chang\
es from ${e.split(/[\\/]/).at(-1)}`)},i=Object.entries(s).filter(([a,d])=>(Object.hasOwn(we.shape,a)?we.shape[a]:void 0)?.safeParse(d).success);return te({title:"\
Imported changes",...Object.fromEntries(i)})},Ro=n=>n.replaceAll(/[\u0000-\u001f\u007f]+/g," ").trim();import nn from"node:path";var Qt={secrets:async()=>{},path:()=>{},
configuration:()=>{}},en="not shown by the session",Fe=async(n,e,{source:t,configuration:o})=>{if(e.steps.some(({tool:c})=>c==="Run"))return{plan:e,doomed:[]};let r=[],
s=await Eo(n,e.steps),i=e.steps.filter(c=>{let f=F(c).find(m=>s.has(m)||Q(m)),u=ee.holding(Buffer.from(JSON.stringify(c.input)));if(f===void 0&&!u)return true;let p=f!==
void 0&&s.has(f)?`git ignores ${f}, so no plan can change it.`:`${F(c).join(", ")}: ${me}`;return r.push(tn(c,p)),false});for(let c=true;c;){let f=await No(i,e,
{source:t,configuration:o});c=f.size>0;for(let[u,p]of f)r.push(tn(u,`It does not apply to what is before it in the plan: ${p}`));i=i.filter(u=>!f.has(u))}if(i.length===
e.steps.length)return{plan:e,doomed:r};let{steps:a,digest:d,...l}=e;return{plan:$(l,i.map(Te)),doomed:r}},tn=({tool:n,at:e},t)=>({construct:n,reason:t,at:e,mayChangeFiles:n!==
"Read"}),Te=(n,e)=>({...n,index:e+1}),Eo=async(n,e)=>{let t=[...new Set(e.flatMap(F))].filter(o=>o!==""&&!/^(\/|\.\.\/|[A-Za-z]:)/.test(o));return t.length===0||
n.bare?new Set:n.run(at(t))},No=async(n,e,{source:t,configuration:o})=>{let r=new Map,s=new Map;for await(let i of on(n,e,{workspace:he(t),configuration:o}))i.error&&
(i.broken!==void 0?s.set(i.broken,i.error.message):r.set(n[i.index-1],i.error.message));if(r.size>0)return r;for(let i of n){let a=i.tool==="Read"?void 0:F(i).map(
d=>s.get(d)).find(d=>d!==void 0);a!==void 0&&r.set(i,a)}return r};async function*on(n,{options:e},{workspace:t,configuration:o=Qt.configuration}){let r={options:{
...e,on_error:"continue"},steps:n.map(Te)};for await(let s of ct([r],{workspace:t,policy:{...Qt,configuration:o}}))s.type==="step"?yield{index:s.result.step.index,
error:s.result.error}:s.type==="broken"&&(yield{index:s.step,error:s.problem,broken:s.path})}var rn=async(n,e,t)=>{var T=[];try{let o=S(T,K(n),true);let r=S(T,await D(
n,o,{treeish:t.before}));let s=S(T,await D(n,o,{treeish:t.after}));await r.load(e.steps.flatMap(F));let i=he(r);for await(let g of on(e.steps,e,{workspace:i}));
let a=await n.run(lt(t.before,t.after,{renames:false}));let d=[...new Set([...a.map(g=>g.path),...i.touched()])].sort();await Promise.all([r.load(d),s.load(d)]);
let l=d.filter(g=>!Co(g,i,s));let c=l.filter(g=>t.counts?.(g)!==false);let f=l.filter(g=>!c.includes(g));let u=c.map(g=>({path:g,reason:en}));if(!t.complete||c.
length===0)return{plan:e,differing:u,elsewhere:f};let p=c.filter(g=>!Q(g));let m=await Mo(n,t.after,p,i);let{steps:h,leftOut:I}=await wt(n,{from:m,to:t.after},{
policy:t.policy});let{steps:b,digest:y,...x}=e;let O=h.map(g=>({...g,why:en}));let j=c.filter(g=>Q(g)).map(g=>({path:g,reason:me}));return{plan:$(x,[...b,...O].
map(Te)),differing:[...I,...j],elsewhere:f}}catch(v){var w=v,fe=true}finally{var A=_(T,w,fe);A&&await A}},Co=(n,e,t)=>{let[o,r]=[e.stat(n),t.stat(n)],s=o?.kind===
"file"&&!o.link;return!s||r?.kind!=="file"||r.link?!s&&r===void 0:(o.mode&64)===(r.mode&64)&&e.read(n).equals(t.read(n))},Mo=async(n,e,t,o)=>{var a=[];try{let r=S(
a,De(n));let s={GIT_INDEX_FILE:nn.join(r.path,"index")};let i=[];for(let f of t){let u=o.stat(f);u?.kind!=="file"?i.push([f,void 0]):i.push([f,{mode:u.mode&64?dt:
"100644",oid:await n.run(rt(f,o.read(f)))}])}await n.run({...ft(e),env:s});await n.run({...it(n.objectFormat,i),env:s});return await n.run({...ut(),env:s})}catch(d){
var l=d,c=true}finally{_(a,l,c)}},sn=(n,{names:e,others:t,span:o})=>r=>t.has(r)?false:e.has(r)||!o?true:an(r,n).some(s=>s===Number.POSITIVE_INFINITY||s>=o.from-
le&&s<=o.to+le),le=2e3,an=(n,e)=>{let t=e.stat(n);if(t)return[t.modified,t.touched??t.modified];let o=nn.dirname(n);return o===n||o==="."?[Number.POSITIVE_INFINITY]:
an(o,e)},ce=n=>{let t=n.flatMap(o=>[...o.matchAll(/"(?:timestamp|time|ts|created_?[aA]t|startTime|start|end|completed|created|updated)"\s*:\s*(?:"(\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d))"|(\d{13})\b)/g)].
map(([,r,s])=>r===void 0?Number(s):Date.parse(r))).filter(Number.isFinite);return t.length===0?void 0:{from:Math.min(...t),to:Math.max(...t)}};async function zs(n,e){
let t=await Ao(n,e),o=await ye(t.notImported);return t.ok?{...t,notImported:o}:{...t,notImported:o,problems:await ye(t.problems)}}async function Ao(n,e){let t=new Map;
for(;;){let o=new Set,r=await Lo(n,e,s=>{let i=He(s);return Ze(i)&&!t.has(i)&&o.add(i),t.get(i)?"it contains a credential":pt({argv:s,named:s.length})});if(o.size===
0)return r;for(let s of o)t.set(s,(await Qe("",s)).length>0)}}async function Lo(n,{root:e,fixRoot:t,base:o,policy:r,after:s,complete:i,except:a,...d},l){var A=[];
try{let c={...d,refuseCommand:l};let[f]=n;let u=d.format??(f&&C(E(f)));let p=u!==void 0&&N(u);let m=e??(p?t:void 0);if(m===void 0)return de(n,c);let h=await We(
m);let I={...c,root:h.root};let b=await h.run(_e());let y=b===void 0?await ht(r):await mt(h,b,{given:r,asks:false});let x=o??(s===void 0?void 0:await Uo(h,n));if(x===
void 0&&!h.bare)return _o(n,I,{git:h,policy:y,isFix:p});let{commit:O,tree:j}=await h.run(ue(x??"HEAD"));let T=S(A,K(h),true);let v=S(A,await D(h,T,{treeish:O}));
let w=new Set;let fe=$o(n,h);for(;;){let X=new Set,Me=de(n,{...I,...ln(v,{policy:y,isReady:L=>w.has(L)||!X.add(L),files:L=>cn(h,L,O),root:h.root}),isOlder:fe,isLater:s===
void 0,realPath:dn,...Do(h,y)});if(X.size===0)return p?Me:Go(Me,{git:h,sources:n,start:{commit:O,tree:j},policy:y,after:s,complete:i,except:a});await v.load(X);
for(let L of X)w.add(L)}}catch(g){var un=g,pn=true}finally{var Ce=_(A,un,pn);Ce&&await Ce}}var _o=async(n,e,{git:t,policy:o,isFix:r})=>{let s=Y(t.root,{steady:true}),
a=de(n,{...e,...ln(s,{policy:o,isReady:()=>true,files:d=>cn(t,d)}),isLater:true,realPath:dn});return r?a:Wo(a,{git:t,source:s,policy:o})},dn=n=>Re.isAbsolute(n)?
qe(Re.resolve(n)):n,ln=(n,{policy:e,isReady:t,files:o,root:r})=>{let s=d=>{let l=t(d)?n.locate(d):void 0,c=l?.ok?n.stat(l.path):void 0;return!c||c.broken||c.kind===
"device"?l&&!l.ok&&l.problem.name==="IS_DIRECTORY"?"folder":void 0:c.kind==="directory"?"folder":(c.mode&64)>0?"executable":"file"},i=new Map;return{look:d=>{let l=r!==
void 0&&ze(d,[r])||d;return t(l)?nt(l,{workspace:n,policy:e}):{ok:true,path:l,bytes:void 0}},readFile:d=>t(d)?fn(d,{workspace:n,policy:e}):void 0,kindOf:s,filesBelow:(d,l="\
all")=>{let c=i.get(l)??o(l);return i.set(l,c),d===""?c:c.filter(f=>f.startsWith(`${d}/`))}}},cn=(n,e,t)=>t!==void 0||n.bare?n.runNow(Se({treeish:t??"HEAD"})):[
...n.runNow(Se()),...e==="all"?n.runNow(st()):[]],$o=(n,e)=>{let t=e.bare?void 0:ce(n.flatMap(Ne));if(!t)return()=>false;let o=Y(e.root);return r=>{let s=o.locate(
r);return((s.ok?o.stat(s.path):void 0)?.touched??Number.POSITIVE_INFINITY)<t.from-le}},Do=(n,e)=>n.bare?{}:{readNow:t=>fn(t,{workspace:Y(n.root),policy:e})},Wo=async(n,{
git:e,source:t,policy:o})=>{if(!n.ok)return n;let{plan:r,doomed:s}=await Fe(e,n.plan,{source:t,configuration:o.configuration}),i=[...n.notImported,...s];return r.
steps.length>0?{...n,plan:r,notImported:i}:{...Ee(n),notImported:i}},Go=async(n,e)=>{let{git:t,sources:o,start:r,policy:s,after:i,complete:a=false,except:d}=e;if(!n.
ok&&!(i!==void 0&&n.problems.some(({name:w})=>w==="PLAN_EMPTY")))return n;let l=n.ok?n:{...n,...jo(o),ok:true},c=n.others??new Set,{plan:f,doomed:u}=await Ho(r.
tree,l.plan,{git:t,policy:s}),p=[...l.notImported,...u];if(i===void 0)return f.steps.length>0?{...l,plan:f,notImported:p}:{...Ee(l),notImported:p};let m=i==="wo\
rk tree",h=m?ce(o.flatMap(Ne)):void 0,b=m?sn(Y(t.root),{names:l.named,others:c,span:h}):w=>!c.has(w),y=w=>Re.resolve(t.root,w)!==d&&b(w),{plan:x,...O}=await rn(
t,f,{before:r.tree,after:await Bo(t,i),policy:s,counts:y,complete:a});if(x.steps.length===0)return{...n.ok?Ee({format:n.format,plan:f}):n,notImported:[...p,...O.
differing.map(yt)]};let{steps:j,digest:T,...v}=x;return{...l,plan:$({...v,base:v.base??r.commit},j),notImported:p,compared:O}},Ho=async(n,e,{git:t,policy:o})=>{
var i=[];try{let r=S(i,K(t),true);let s=S(i,await D(t,r,{treeish:n}));await s.load(e.steps.flatMap(F));return await Fe(t,e,{source:s,configuration:o.configuration})}catch(a){
var d=a,l=true}finally{var c=_(i,d,l);c&&await c}},jo=n=>({format:C(E(n[0]))??"diff",plan:$(te({title:"What a session left",options:St}),[]),named:new Set}),Ee=({
format:n,plan:e})=>({ok:false,format:n,problems:[{name:"PLAN_EMPTY",message:`Nothing of ${JSON.stringify(e.title)} can become a step that applies.`}]}),Bo=async(n,e)=>e===
"work tree"?Ue(n):"folder"in e?Be(n,e.folder,ee):(await n.run(ue(e.revision))).tree,Ne=n=>{let e=E(n);return[e.slice(0,ve),"text"in n?n.text.slice(-ve):e.slice(
-ve)]},ve=256*1024,Uo=async(n,e)=>{let t=e.flatMap(Ne),[,o]=/"(?:commit_hash|headCommit)"\s*:\s*"([0-9a-f]{40,64})"/.exec(t[0]??"")??[],r=ce(t),s=r&&`HEAD@{${new Date(
r.from).toISOString()}}`;for(let i of[o,s]){let a=i===void 0?void 0:await n.run($e(`${i}^{commit}`));if(a!==void 0)return a}return"HEAD"},fn=(n,{workspace:e,policy:t})=>{
let o=e.locate(n);if(!o.ok||Ve(o.path,{workspace:e,policy:t}))return;let r=e.stat(o.path);if(r?.kind!=="file"||r.broken||r.size>Ko)return;let s=J(e.read(o.path));
return s.ok?Z(s.file,0,s.file.bytes.length):void 0},Ko=64*1024*1024;export{de as a,zs as b};
