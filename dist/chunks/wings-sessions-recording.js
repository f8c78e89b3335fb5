import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{A as Ee,a as Fe,b as W,c as k,d as Nt,e as Ct,f as Mt,g as Lt,
h as q,i as _t,j as Dt,k as Wt,l as Gt,m as Ht,n as Bt,o as jt,p as V,q as Kt,r as ie,t as $,w as Ut,x as Yt,y as ve}from"./wings-sessions-shell-interpreter.js";
import{b as se}from"./wings-sessions-source.js";import{a as zt}from"./wings-sessions-batch-2.js";import{b as $t}from"./core-text-edit.js";import{a as Pt}from"./core-policy-dangerous-commands.js";
import{core_history_recordings$a as nt,core_history_recordings$b as ne,core_history_recordings$c as oe,core_history_recordings$d as Se}from"./hook.js";import{core_plan_source_text$e as R}from"./start.js";
import{d as Et,e as Rt,g as At}from"./core-run-from-diff-2.js";import{c as Te}from"./core-plan-edits-between.js";import{c as vt}from"./core-plan-text-edits.js";
import{core_git_work_tree_snapshot$c as tt}from"./hook.js";import{core_run_run_policy_2$a as Tt,core_run_run_policy_2$d as Ft}from"./run.js";import{core_engine_replay$f as kt}from"./run.js";
import{core_git_commands_worktree$b as It,core_git_commands_worktree$c as Ot}from"./run.js";import{core_policy_secrets_2$a as ct,core_policy_secrets_2$b as ft,core_policy_secrets_2$e as Ie}from"./run.js";
import{core_plan_schema$d as ht,core_plan_schema$e as Oe}from"./run.js";import{core_text_folder_spellings$b as ut,core_text_folder_spellings$c as _}from"./run.js";
import{core_run_wing_slots$b as mt}from"./start.js";import{core_plan_fix_output$b as A,core_plan_fix_output$d as pt}from"./start.js";import{core_run_baseline_2$d as D}from"./start.js";
import{core_workspace_replacement$t as St,core_workspace_replacement$u as xt}from"./start.js";import{core_git_cat_file$d as Y}from"./start.js";import{core_workspace_sources_disk$a as z}from"./start.js";
import{core_git_conversions$b as bt}from"./start.js";import{core_git_filters$c as gt,core_git_filters$m as yt,core_git_filters$o as Pe,core_git_filters$q as wt}from"./start.js";
import{core_plan_steps$a as T}from"./start.js";import{core_tools_tool$a as lt}from"./start.js";import{core_tools_notebook_edit$l as E}from"./start.js";import{core_tools_run$c as xe,
core_tools_run$d as ke}from"./start.js";import{core_text_elision$b as re}from"./start.js";import{diff$c as P,diff$d as U}from"./start.js";import{core_tools_checks$D as dt}from"./start.js";
import{core_tools_permission$f as at}from"./start.js";import{core_workspace_path_guard$r as st,core_workspace_path_guard$t as it}from"./start.js";import{core_text_paths$d as ot}from"./start.js";
import{core_text_line_ending$m as rt}from"./start.js";import{core_git_git$E as Je,core_git_git$u as qe,core_git_git$v as we,core_git_git$x as Ve}from"./hook.js";
import{core_text_json$i as be}from"./hook.js";import{core_git_scratch_folder$a as Ze}from"./hook.js";import{core_text_utf8_cache$e as ee,core_text_utf8_cache$k as te,
core_text_utf8_cache$o as K,core_text_utf8_cache$p as ze}from"./hook.js";import{core_text_words$a as Xe,core_text_words$i as Qe,core_text_words$r as et}from"./hook.js";
import{errors$b as Ye}from"./hook.js";import{empty$g as b,empty$h as L}from"./hook.js";import He from"node:path";import{posix as or}from"node:path";function qt(n){
let{named:e}=n,{filesBelow:t,kindOf:o}=n.checkout,r=a=>n.candidates(a).filter(d=>d!==void 0),s=a=>n.state(a)?.text,i=a=>{let d;return c=>{if(e.has(c))return s(c)!==
void 0;if(!t)return o===void 0||o(c)!==void 0;d??=Rn(t("",a));let[l="",...f]=c.split(/\/?[^/]*[*?[]/);return f.length===0?d.has(c):l===""||d.has(l)}};return{sidesOf:a=>({
before:r(a),after:s(a)}),textsOf:a=>[...new Set([...r(a),s(a)])].filter(d=>d!==void 0),named:e,isThere:i(),isTracked:i("tracked")}}var Rn=n=>new Set(n.flatMap(e=>[
...ot(e),e]));function Z(n,{isThere:e,isTracked:t}){let o=n.some(s=>ae.test(s)),r="";for(let s of n){let i=s.replace(ae,"").trim();if(o&&!ae.test(s)||i.startsWith(
"#"))continue;let[,a]=/^(?:cd|pushd)\s+([\w./-]+)/.exec(i)??[];a!==void 0&&(r=`${a.replace(/^\.\/|\/$/g,"")}/`);let d=c=>_n(i).some(l=>c(l)||r!==""&&c(r+l));if($n.
test(i)||Nn(i)||Mn.test(i)&&d(e)||Ln.test(i)&&d(t))return i}}var Ae=n=>ae.test(n)||/^\s*(?:[a-z][\w.-]*[\s(]|[A-Z]\w+-[A-Z]|\(|['"]@ )/.test(n)&&!An.test(n.replaceAll(
/"[^"]*"|'[^']*'/g,"")),An=/\s(?:the|to|and|if|you|it|is|are|as|be|by|with|for|from|or|your|this|an?|in|on|of|that|so)\s|[a-z)`][.:!?]\s*$/,ae=/^\s*(?:(?:[-*+]|\d+[.)])\s+)?(?:(?![\d.,]+%)[\w@:~/.-]*[$%]|PS [^>]*>|[A-Z]:[^>\s]*>)\s+/,
Re=String.raw`(?:^|[;&|(]|\bxargs |\bsudo |-exec )\s*`,G=(n,e="")=>String.raw`${Re}(?:${n})\s${e&&String.raw`(?:(?!${Re}(?:${n})\s).)*${e}`}`,$n=new RegExp([G("\
g?sed|perl|ruby|g?awk|yq",String.raw`(?<=\s)(?:-\w*i|--in-?place)`),G("comby","-i"),G("ast-grep","(?:-U|--update-all)"),G("patch","<<"),String.raw`${Re}(?:(?:sd|ed|ex)\s+\S|npm pkg set|git apply(?:\s+-\S+)*\s*<)`,
String.raw`\b(?:Set-Content|Add-Content|Out-File)\b|\.write_text\(|writeFile(?:Sync)?\(`,String.raw`\bopen\((?:(?!\bopen\()[^)])*,\s*["'][wa]b?["']`].join("|"));
function Nn(n){let[,e]=/\btee\s+(?:-a\s+)?["']?([^\s"'&|;<>]+)/.exec(n)??[];return[...Array.from(n.matchAll(Cn),([,o])=>o),e].some(o=>o!==void 0&&!/^(?:\/|~|\$|&)/.
test(o))}var Cn=/(?:^|[;&|])\s*(?:cat|echo|printf)\b(?:(?![;&|]\s*(?:cat|echo|printf)\b)[^|])*?>>?\s*["']?([^\s"'&|;<>]+)/g,Mn=new RegExp(G(String.raw`(?:git\s+)?mv|cp|chmod|ln|touch|truncate|install|rename|move|ren|copy|Move-Item|Rename-Item|Copy-Item|New-Item`),
"i"),Ln=new RegExp(G(String.raw`(?:git\s+)?rm|unlink|del|erase|Remove-Item`),"i"),_n=n=>n.split(/[\s;&|()<>]+/).map(e=>e.replace(/^["']|["']$/g,"").replaceAll("\
\\","/").replace(/^\.\/|\/+$/g,"")).filter(e=>/^[^-$~/]/.test(e));function*Jt(n){let{lines:e,isProse:t}=n,o={about:[],heading:""};for(let r=0;r<e.length;r+=1){if(!t(
r)||e[r]?.trim()==="")continue;let s=Dn(n,r);s&&(yield[r,s]);let i=s?.end??Bn(n,r);s||(yield*Wn(n,[r,i],o)),r=i-1}}function Dn(n,e){let t=n.lines[e]??"",o=t.trim().
slice(0,40);if(de(t))return{end:e+1,like:{construct:o,reason:Le}};let[,r,s,i=""]=Xt.exec(t)??[];if(r!==void 0?!n.files.isThere(i):s!==void 0&&n.files.isThere(i))
return{end:e+1,like:{construct:o,reason:en}};if(!(!Ae(t)||Z([t],n.files)===void 0))return{end:Hn(n,e),like:{construct:o,reason:Me}}}function*Wn({lines:n,files:e},[
t,o],r){Qt.test(n[t]??"")||(r.heading="");for(let{sentence:s,line:i}of jn(n.slice(t,o))){let a=tn(s).filter(l=>/\.\w+$/.test(l)&&e.isThere(l));a.length>0&&(r.about=
a);let d=Un(s);(d===void 0?[]:[d,`${r.heading} ${d}`]).some(l=>Yn(l,{about:r.about,named:a,files:e}))&&(yield[t+i,{end:t+i+1,like:{construct:s.trim().slice(0,40),
reason:en}}]),a.length===0&&/:\W*$/.test(s)&&(r.heading=Gn.exec(s)?.[0]??"")}}var Xt=/^[#\s]*(?:(A|ADDED|add_file|create mode \d+)|(D|R|DELETED|RENAMED|delete|rename|delete mode \d+))\s+"?(?:\.\/)?([^\s"]{0,200}(?:\/|\.\w)[^\s"]{0,200})"?(?: (?:->|=>) \S+| \(.*\)| [-+]\d+)*$/,
Qt=/^\s*(?:[-*+]|\d+[.)])\s/,Gn=/\b(?:delete|remove|rename|move)/i,en="No change in the text does what it says. Have it written as a diff, or as a block; leave \
it out if nothing is missing.",Me="It is a command that changes files, and none is run. Have the change written as a block, or as a diff.",Le="It does not say w\
hat it replaces, in which file. Have it written as a block.",de=n=>/^\W*\{\{ ?edit\w* ?\}\}\W*$/i.test(n)||re(n)&&/\b(?:existing|unchanged|rest|remain)/i.test(n);
function Hn({lines:n},e){let t=/<<-?\s*["'\\]?(\w+)/.exec(n[e]??"")?.[1],o=t===void 0?[]:n.slice(e+1,e+100);return e+2+o.findIndex(r=>r.trim()===t)}function Bn({
lines:n,isProse:e},t){let o=t+1,r=s=>Qt.test(s)||Xt.test(s)||/^\s*(?:$|[#|>])|^Index: |^=+$/.test(s)||Ae(s)||de(s);for(;o<n.length&&e(o)&&!r(n[o]??"");)o+=1;return o}
function*jn(n){let e=n.join(`
`),t=e.replaceAll(/`[^`]*`|"[^"\n]*"/g,s=>s.replaceAll(/[.!?:]/g,"_")),[o,r]=[0,0];for(let{0:s,index:i}of t.matchAll(/[.!?:]["'*)]*\s+(?=[A-Z`*"'([])|$/g)){let a=e.
slice(o,i+s.length);a.length<=Kn&&(yield{sentence:a.replaceAll(`
`," "),line:r}),r+=a.split(`
`).length-1,o=i+s.length}}var Kn=600;function Un(n){let e=n.replaceAll("**","").replace(qn,"").replace(Vn,"$2 $1"),t=e.replaceAll(new RegExp(H,"g"),"");return Zn.
test(t)||/\?\W*$/.test(t)?void 0:e}function Yn(n,{about:e,named:t,files:o}){let r=(u="")=>tn(u).some(p=>o.isThere(p));if([Jn,Qn,Xn].some(u=>r(u.exec(n)?.[1])))return true;
let s=eo.exec(n)?.[1];if(s!==void 0)return Z([s],o)!==void 0;let i=t.length>0||/^\W/.test(n),a=to.test(n),[d,c]=Ne(a?oo.exec(n):i?ro.exec(n):null);if(d!==void 0&&
c!==void 0)return $e(e,[d,c],o);let l=Ne(a?so.exec(n):null);if(l.length>0)return $e(t,l,o);let[f]=Ne(io.exec(n));return f===void 0||!(Zt.test(n)||no.test(n))?false:
$e(t,Zt.test(n)?[f]:["",f],o)}var $e=(n,e,t)=>n.some(o=>zn(t.sidesOf(o),e));function zn({before:n,after:e},[t="",o=""]){if(e===void 0)return true;if(n.length===
0||!e.includes(t))return false;let r=(i,a)=>a===""?0:i.split(a).length,s=o.match(/\w+/g)??[o];return n.every(i=>r(i,t)<=r(e,t)&&s.every(a=>r(e,a)<=r(i,a)))}var Ne=n=>(n?.
slice(1)??[]).filter(e=>e!==void 0),tn=n=>n.split(/[\s`'"“”()*<>,;]+/).map(e=>e.replace(/^\.\/|[.:!?/]+$|:\d+(?:-\d+)?:?$/g,"")).filter(e=>/^[^*?[\]]+$/.test(
e)),H=String.raw`(?:\`+([^\`]+)\`+|"([^"]+)"|“([^”]+)”|'([^']+)'|‘([^’]+)’)`,Vt=String.raw`(?!(?:it|this|that|them|these|the|all|any|an?|each|every|your|its|from)\b)([^\s\`'"“‘,]+?)`,
J=String.raw`[\`'"]?[^\s\`'"]*[./][^\s\`'"]*[\`'"]?`,Ce="(?:file|folder|directory)",qn=new RegExp([String.raw`^(?:[\s#*_+-]|\d+[.)]\s|\[[ x]\])*`,String.raw`(?:(?:step \d+|then|also|and|next|now|first|second|third|finally|lastly|please|additionally|afterwards?|remember to|(?:I|we)(?:['’]ve| have)?|you (?:also )?(?:should|must|need to|have to))\b\W*)*`,
String.raw`(?:(?:in|at|on|inside|for|within)\s[^,:]*[,:]\s+|${J}:\s+)?(?:(?:also|just|simply)\s+)?`].join(""),"i"),Vn=new RegExp(String.raw`^(${J}) (?:should|must|needs to|has to) be (\w+)`),
Zn=/\b(?:if|unless|once|when(?:ever)?|optional(?:ly)?|later|could|can|might|may|would|instead|rather|don['’]t|do not|never|not|without|example|e\.g)\b/i,Jn=new RegExp(
String.raw`^(?:rename|move)d?\s+(?:the\s+)?(?:${Ce}\s+)?(${J})(?:\s+${Ce})?\s+(?:to|as|into|→|[-=]>)\s`,"i"),Xn=/^(?:rename|move|delete|remove)d?\s+the\s+[`'"]?([\w-]+)[`'"]?\s+(?:folder|directory)\b/i,
Qn=new RegExp(String.raw`^(?:delete|remove)d?\s+(?:the\s+)?(?:(?:now|unused|obsolete|old|empty|stale|redundant|whole|files|${Ce})\s+)*(${J}(?:(?:,\s+(?:and\s+)?|\s+and\s+)${J})*)\s*(?:$|[.!,(–—-]|\b(?:as|since|because|entirely|completely|too|altogether)\b)`,
"i"),eo=/^(?:(?:run|execute)\w*\W*)?`+([^`]+)`+(?:\W*$|(?<=^[a-z].*))/i,to=/^(?!\w+ing\b)(?:replac|chang|swap|substitut|switch|updat|set|bump|rais|lower|increas|decreas|modif|renam|convert|turn)/i,
Zt=/^(?!\w+ing\b)(?:remov|delet|drop)/i,no=/^(?!\w+ing\b)(?:add|insert|append|prepend|put|past)/i,oo=new RegExp(String.raw`${H}\s+(?:with|by|to|for|into|→|⇒|[-=]>)\s+${H}`),
ro=new RegExp(String.raw`${H}\s*(?:→|⇒|[-=]>)\s*${H}`),so=new RegExp(String.raw`^(?!updat|modif|convert|turn)\w+\s(?:.*\s)?${Vt}\s+(?:with|by|to|→|[-=]>)\s+${Vt}(?=[\s,.!]*$|\s)`,
"i"),io=new RegExp(String.raw`^\w+\s+(?:the\s+)?(?:(?:line|lines|entry|import)\s+)*${H}(?:\W|$)`);function*rn(n,e){let{lines:t}=n;for(let{start:o,end:r,info:s}of _e(
t,e)){let i=sn(t,o,l=>l===r||e(l)),a=t.slice(o+1,i===r?r:ao(t,i));if(a.some((l,f)=>V(a,f)))continue;let d=t.slice(o+1,r).filter((l,f)=>!e(o+1+f)&&!(fo.test(l)&&
e(o+2+f))),c=co({start:o,info:s,body:a,rest:d,isOpen:i===r&&r===t.length},n);c&&(yield[o,{end:Math.min(o+a.length+2,t.length),like:c}])}}function*_e(n,e){for(let t=0;t<
n.length;t+=1){let[,o="",r=""]=/^\s*(`{3,}|~{3,}(?!~))([^`]*)$/.exec(n[t]??"")??[];if(o===""||e(t))continue;let s=sn(n,t,i=>!e(i)&&lo(n[i]??"",o));yield{start:t,
end:s,info:r.trim()},t=s}}function sn(n,e,t){let o=e+1;for(;o<n.length&&!t(o);)o+=1;return o}function ao(n,e){let t=e;for(;t>0&&!/^\s*(?:$|[`~]{3})/.test(n[t-1]??
"");)t-=1;return t-1}var lo=(n,e)=>n.trim().startsWith(e)&&/^\s*[`~]+\s*$/.test(n);function co(n,{lines:e,files:t}){let{start:o,info:r,body:s,rest:i,isOpen:a}=n,
d=po.test(r),c=(e[o]??"").trim().slice(0,40),l=m=>t.textsOf(m).length>0;if(a)return{construct:c,reason:wo};let f=ho.test(r)?void 0:Gt(e,o,{body:s,isFile:l});if(f&&
(!d||mo.test(f.path)))return nn(f.body,t.textsOf(f.path))?void 0:{construct:c,reason:So(f.path)};let u=d||r===""?Z(i,t):void 0;if(u!==void 0)return{construct:u.
slice(0,40),reason:Me};let p=m=>nn(m,[...t.named].flatMap(t.textsOf));return go.test(r)&&s.some(m=>/^[-+]/.test(m))&&!xo(s).every(p)?{construct:c,reason:bo}:(!d&&
yo.test(uo(e,o))||s.some(de))&&!p(s)?{construct:c,reason:Le}:void 0}var fo=/^\s*(?:git apply|patch)(?: -p ?\d)?(?: -)? *<<-? *["'\\]?\w+["']?\s*$/,uo=(n,e)=>{let t=e-
1;for(;t>0&&n[t]?.trim()==="";)t-=1;return n[t]??""},po=/^(?:(?:ba|z|fi|power)?sh(?:ell)?(?:-?session)?|pwsh|ps1|bat|cmd|dos|console|terminal)\b/i,mo=/\.(?:(?:ba|z|fi)?sh|ps1|bat|cmd)$|(?:^|\/)[^.]+$/,
ho=/^(?:console|terminal|output|stdout|log|mermaid|diff|patch|udiff|ed|vim)\b/i,go=/^(?:diff|patch|udiff)\b/i,yo=/^\W*(?:and |then )?(?:replace\w*(?: (?:it|this|that|them))? )?(?:with|by|to|into)(?: (?:this|that|the following(?: \w+)?))?:?\W*$|^[\s#*_]*(?:replace(?:ment)?|new(?: code| text)?):?[\s*_]*$/i,
wo="Its code block does not end: the answer was cut off. Ask for the rest, or end the block if nothing is missing.",bo="It does not name its file. Have it writt\
en with --- and +++ lines, or as a block.",So=n=>`It looks like the text of ${n}, and does not say what it replaces. Have it written as a block: for a new file \
with an empty SEARCH.`,xo=n=>["-","+"].map(e=>n.flatMap(t=>t.startsWith(e)||/^(?: |$)/.test(t)?[t.slice(1)]:[]));function nn(n,e){let t=[[]];for(let o of n)re(o)?
t.push([]):t.at(-1)?.push(o.trimEnd());return e.some(o=>{let r=`
${o.replaceAll(/(?<![ \t])[ \t]*\r?\n/g,`
`)}
`;return t.every(s=>ko(r,s))})||t.every(o=>o.every(r=>r===""))}function ko(n,e){let t=e.findIndex(i=>i!=="");if(t<0)return true;let o=e.findLastIndex(i=>i!==""),
r=Math.min(...e.filter(i=>i!=="").map(i=>i.search(/\S/))),s=e.slice(t,o+1).map(i=>i.slice(r));return Io(n,s[0]??"").some(i=>n.includes(`
${s.map(a=>a===""?"":i+a).join(`
`)}
`))}function Io(n,e){let t=new Set;for(let o=n.indexOf(e);o>=0&&t.size<Oo;o=n.indexOf(e,o+e.length)){let r=n.slice(n.lastIndexOf(`
`,o)+1,o);/^[ \t]*$/.test(r)&&t.add(r)}return[...t]}var Oo=20;function*an({lines:n,files:e},t){for(let o=0;o+2<n.length;o+=1){if(t(o)||!/^[\s:|]*-[\s:-]*\|[\s:|-]*$/.
test(n[o+1]??""))continue;let r=on(n[o]??""),[s,i]=[r.findIndex(a=>Po.test(a)),r.findIndex(a=>To.test(a))];if(!(s<0||i<0||s===i))for(o+=2;o<n.length&&!t(o)&&(n[o]??
"").includes("|");o+=1){let a=on(n[o]??""),d=a.flatMap(u=>e.textsOf(u.replace(/:\d+(?:-\d+)?$/,""))),[c="",l=""]=[a[s],a[i]],f=u=>d.some(p=>p.includes(u));f(c)&&
!f(l)&&(yield[o,{end:o+1,like:{construct:"row of a table",reason:Fo}}])}}}var Po=/^(?:old|before|from|current|original|find|search|was)\b/i,To=/^(?:new|after|to|replace\w*|replacement|now|becomes)\b/i,
Fo="The file does not have what it says. Have it written as a block, or as a diff.",on=n=>n.trim().replace(/^\||\|$/g,"").split("|").map(e=>e.trim().replace(/^(`+)(.*)\1$/,
"$2").trim());function dn(n){let{lines:e,first:t=1,format:o}=n,r=Eo(n),s=A(o)?new Map:Ao(n,r),i=[];for(let a=0;a<e.length;){let{end:d,...c}=vo(a,{lines:e,format:o,
owners:r,parts:s}),l=c.is==="prose"&&i.at(-1)?.is==="prose"?i.pop():void 0;i.push({...c,first:l?.first??t+a,last:t+d-1}),a=d}return i}function vo(n,e){let{lines:t,
owners:o,parts:r}=e,s=o[n],i=s===void 0?r.get(n)??Ro(n,e):void 0,a=s===void 0?i?.end??n+1:t.length,d=n+1;for(;d<a&&o[d]===s;)d+=1;return i?{is:"not read",like:i.
like,end:d}:{is:s===void 0?"prose":"taken",end:d}}function Eo({lines:n,first:e=1,taken:t}){let o=new Array(n.length).fill(void 0);for(let[r,[s,i]]of t.entries())
for(let a=Math.max(0,s-e);a<=Math.min(i-e,n.length-1);a+=1)o[a]??=r;return o}function Ro(n,{lines:e,format:t,owners:o,parts:r}){let s=V(e,n,t==="diff");if(!s)return;
let i=n+1;if(s.isOne)return{end:i,like:s};for(;i<e.length&&e[i]?.trim()!==""&&o[i]===void 0&&!r.has(i);){let a=V(e,i,t==="diff");if(a&&a.construct!==s.construct)
break;i+=1}return{end:i,like:s}}var Ao=(n,e)=>{let t=s=>e[s]!==void 0,o=new Set;for(let{start:s,end:i}of _e(n.lines,t))for(let a=s;a<=i;a+=1)o.add(a);if(n.format===
"diff")for(let s of $o(n.lines,t))o.add(s);let r=Jt({...n,isProse:s=>!t(s)&&!o.has(s)});return new Map([...r,...an(n,t),...rn(n,t),...Co(n,e)])};function*$o(n,e){
let t=false;for(let[o,r]of n.entries())t=!e(o)&&(t||No.test(r)),t&&(yield o)}var No=/^(?:commit [\da-f]{7,}|# HG changeset patch|changeset: |patch [\da-f]{40}|(?:Description|Origin): )/;
function*Co({lines:n,format:e},t){let o={"{":new le(n,/^\}\s*$/),"[":new le(n,/^\]\s*$/)};for(let r=0;r<n.length;r+=1){let s=n[r]??"",i=t[r]===void 0?/^(?:MainSourceFile:|[{[])/.
exec(s)?.[0]:void 0;if(i===void 0)continue;let a=i==="{"||i==="[",c=a&&/[}\]]\s*$/.test(s)&&be(s)!==void 0?r:a?o[i].after(r):n.length-1;if(c===n.length)continue;
let l=n.slice(r,c+1).join(`
`),f=r;r=c;let u=a&&be(l)===void 0?void 0:Mo(l);if(u===void 0)continue;let p=`It is of ${u}, and the text was read as ${e}. ${jt}`;yield[f,{end:c+1,like:{construct:l.
slice(0,40),reason:p}}]}}var Mo=n=>$(n)??ie([{name:"",text:n}],q)?.name,le=class{#e;#o;#t=0;constructor(e,t){this.#e=e,this.#o=t}after(e){for(this.#t=Math.max(this.#t,
e+1);this.#t<this.#e.length&&!this.#o.test(this.#e[this.#t]??"");)this.#t+=1;return this.#t}};var ln=16*1024*1024,Lo=4*1024*1024,N=class{#e=new Map;#o=new Set;#t;#n=0;#r=[];#i=0;#s=0;#c;constructor(e){
this.#t=e,this.#c=jo(t=>this.get(t))}get(e){if(this.#e.has(e))return this.#e.get(e);let t=this.#t(e);if(!t)return;let o={...t,exact:true,assumed:true};return this.#a(
e,o),o}original(e){let t=this.#t(e);return t&&{...t,exact:true}}get named(){return this.#o}changed(){return[...this.#o].filter(e=>{let[t,o]=[this.#e.get(e),this.
original(e)];return t?.text!==o?.text||(t?.executable??false)!==(o?.executable??false)})}set(e,t){this.#p(e),this.#o.add(e),this.#a(e,t)}forget(){this.#t=()=>{},
this.#e=new Map,this.#n=0,this.#s=this.#r.length}below(e){let t=e===""?"":`${e}/`;return[...this.#e].flatMap(([o,r])=>o.startsWith(t)&&!/^\.{0,2}\//.test(o)&&r?.
text!==void 0?[o]:[])}apply(e){if(e.tool==="Read")return;let t=_o(e),o=this.get(t),r=o&&Wo(o,e);if(r)this.set(t,r);else{if(o||e.tool==="Write")return this.#d(e,
t,o);this.#f(e,t)}}checkpoint(e){return this.#r.push({steps:e,states:new Map})-1}rewind(e){let t=this.#r.splice(e);if(e<this.#s)this.forget();else for(let{states:o}of t.
toReversed())for(let[r,s]of o)this.#a(r,s);return t[0]?.steps??Number.POSITIVE_INFINITY}#d(e,t,o){let r=Go(o)?Bo(e,this.#c):void 0;if(r&&!r.ok)return r.problem;
r?e.tool==="Move"?this.#l(t,String(e.input.new_path)):this.set(t,Ho(e,r,o)):this.set(t,void 0)}#f({tool:e,input:t},o){e==="Move"?this.#l(o,String(t.new_path)):this.
set(o,e==="Delete"?W:void 0)}#l(e,t){this.set(t,this.get(e)),this.set(e,W)}#a(e,t){this.#n+=ce(t)-ce(this.#e.get(e)),this.#e.delete(e),this.#e.set(e,t),this.#n>
ln&&this.#u()}#u(){for(let[e,t]of this.#e){if(this.#n<=ln/2)return;t?.text!==void 0&&(this.#n-=ce(t),this.#e.set(e,void 0))}}#p(e){let t=this.#r.at(-1)?.states;
if(!t||t.has(e))return;let o=this.get(e);if(t.set(e,o),this.#i+=ce(o),!(this.#i<=Lo)){for(let{states:r}of this.#r)for(let s of r.keys())r.set(s,void 0);this.#i=
0}}},ce=n=>n?.text?.length??0,_o=({input:n})=>String("notebook_path"in n?n.notebook_path:n.file_path),Do=/[\0\ud800-\udfff]/,Wo=(n,{tool:e,input:t})=>{let{file_path:o,
old_string:r,new_string:s,match:i}=t;if(e!=="Edit"||i==="lines"||n.text===void 0||typeof r!="string"||r===s||String(o).endsWith(".ipynb")||Do.test(n.text))return;
let a=$t(n.text,{old_string:r,new_string:String(s)});return a===void 0?void 0:{...n,text:a}},Go=n=>n?.text===void 0||K(n.text)!==void 0,Ho=(n,e,t)=>{let o=n.tool===
"Write"||t?.text===void 0||t.exact;if(!e.change)return t&&{...t,exact:o};if(!e.change.after||e.change.from!==void 0)return W;let{after:r,executable:s=t?.text===
void 0?t&&false:t.executable}=e.change,i=ee(r),a=n.tool==="Write"?void 0:t?.assumed;return i.ok?{text:te(i.file,0,r.length),exact:o,executable:s,assumed:a}:void 0},
Bo=({tool:n,input:e},t)=>{let o=E(n).run?.(e,t);if(!(o instanceof Promise))return o;o.catch(()=>{})},jo=n=>({workspace:{locate:e=>({ok:true,path:e}),stat:e=>Uo(
n(e)),read:e=>Ko(n(e)),linkTarget:()=>{},similar:()=>[]},states:{get:()=>{},set:()=>{},delete:()=>{}},policy:{secrets:()=>{},path:()=>{},configuration:()=>{}},options:{
reads:"auto",trailing_whitespace:"keep"},budgets:{bytes:Number.POSITIVE_INFINITY,tokens:Number.POSITIVE_INFINITY},show:false}),Ko=n=>K(n?.text??"")??Buffer.alloc(
0),Uo=n=>n?.text===void 0?void 0:{kind:"file",link:false,size:n.text.length,mode:n.executable?493:420,modified:0,links:1};function cn(n,e,t){let o=P(n),[r,s]=[e,
t].map(l=>U(o,P(l))),i=s.filter(l=>!r.some(f=>Yo(f,l))),a=i.find(l=>r.some(f=>zo(f,l)));if(a)return{conflict:a.at+1+qo(r,a.at)};let d="",c=0;for(let l of[...r,...i].
sort((f,u)=>f.at-u.at))d+=o.slice(c,l.at).join("")+l.added.join(""),c=l.at+l.removed;return{text:d+o.slice(c).join("")}}var Yo=(n,e)=>n.at===e.at&&n.removed===e.
removed&&n.added.join("")===e.added.join(""),zo=(n,e)=>n.at<=e.at+e.removed&&e.at<=n.at+n.removed,qo=(n,e)=>n.reduce((t,{at:o,removed:r,added:s})=>o+r<=e?t+s.length-
r:t,0);var fe=class{#e=new N(()=>{});#o=new Map;#t=new Set;get onlySeen(){return new Map([...this.#o].filter(([e])=>!this.#t.has(e)))}get changed(){return this.#t}has(e){
return this.#o.has(e)}begin(e,t,o){this.#o.set(e,o),this.#e.set(e,t)}get(e){return this.#e.get(e)}set(e,t){this.#e.set(e,t)}checkpoint(){this.#e.checkpoint(0)}rewind(e){
this.#e.rewind(e)}forget(){this.#e.forget()}move(e,t,o){let r=this.get(e);if(this.#t.add(e),r?.text===void 0)return un;this.#t.add(t),this.begin(t,r,o),this.set(
e,{text:void 0,exact:true})}take(e,t){let o=this.get(e);this.#t.add(e);let r=o?Vo(e,o,t):{why:"nothing tells what it is now"};if("why"in r||!o)return r;if(ue(o,
r.to))return{way:[]};let i=[t.way,...Dt(e,{before:o,after:r.to,keepsEnds:true})].find(a=>this.#n(e,a,{now:o,to:r.to}));return i?{way:i}:{why:"no step makes the \
same change of what it is now"}}#n(e,t,{now:o,to:r}){let s=t.every(a=>E(a.tool).input().safeParse(a.input).success&&!this.#e.apply(a)),i=this.get(e);return s&&i&&
ue(i,r)?true:(this.set(e,o),false)}},un="it is not there any more",Vo=(n,e,{from:t,to:o,way:r})=>o&&ue(e,o)?{to:o}:t&&o&&ue(e,t)?{to:{...e,...o}}:e.text===void 0?
{why:un}:o&&o.text===void 0?{why:"the session deletes it, and others changed it since"}:t&&t.text===void 0?{why:"the session makes it, and others have made it s\
ince"}:Zo(n,{...e,text:e.text},{from:t,to:o,way:r}),Zo=(n,e,{from:t,to:o,way:r})=>{let s=t?.text===void 0||o?.text===void 0?void 0:Jo(t.text,o.text),i=k(e.text),
a=o?.executable!==void 0&&o.executable!==(t?.executable??false)?o.executable:void 0,d=u=>({to:{text:e.exact?Nt(e.text,u,void 0):u,exact:e.exact,executable:a??e.
executable}});if(s&&s.from===s.to)return t?.text===o?.text?d(i):{why:"the session changes its line ends, and others changed it since"};let c=s&&cn(s.from,i,s.to);
if(c&&"text"in c)return d(c.text);let l=Xo(n,i,r);return l!==void 0&&(!s||Qo(s,i,l))?d(l):{why:`others changed the same lines since${c?` (line ${c.conflict})`:""}`}},
Jo=(n,e)=>({from:k(n),to:k(e)}),Xo=(n,e,[t,...o])=>{if(!t||o.length>0||t.tool!=="Edit"||t.input.replace_all===true)return;let r=new N(()=>({text:e})),s=r.apply(
t)?void 0:r.get(n)?.text;return s===void 0?void 0:k(s)},Qo=(n,e,t)=>{let o=P(n.from),[r,s]=[fn(n.from,n.to),fn(e,t)];return[...er(o.length,U(o,P(e)))].every(([a,
d])=>a<r.start?d<s.start:a<r.end?d>=s.start&&d<s.end:d>=s.end)},fn=(n,e)=>{let t=U(P(n),P(e)),o=t.at(-1);return{start:t[0]?.at??0,end:o?o.at+o.removed:0}};function er(n,e){
let t=new Map,[o,r]=[0,0];for(let{at:s,removed:i,added:a}of[...e,{at:n,removed:0,added:[]}]){for(;o<s;o++)t.set(o,o+r);o=s+i,r+=a.length-i}return t}var ue=(n,e)=>n.
text===void 0||e.text===void 0?n.text===e.text:e.executable!==void 0&&e.executable!==(n.executable??false)?false:n.exact&&e.exact?n.text===e.text:k(n.text)===k(
e.text);var pe=class{#e;#o=new Map;#t=new Map;#n=[];#r=false;constructor(e){this.#e=e}head(e){if(!this.#r)return this.#o.has(e)?this.#o.get(e):this.#e.original(
e)}staged(e){if(!this.#r)return this.#t.has(e)?this.#t.get(e):this.head(e)}changed(){return this.#e.changed()}stage(e){for(let t of e)this.#t.set(t,this.#e.state(
t))}unstage(e){for(let t of e??[...this.#t.keys()])this.#t.delete(t)}commit(){for(let[e,t]of this.#t)this.#o.set(e,t);this.#t.clear()}stash(){let e=this.changed().
filter(t=>this.head(t)?.text!==void 0);return this.#n.push(new Map(e.map(t=>[t,this.#e.state(t)]))),e}pop(){return this.#n.pop()}lose(){this.#r=true}};var X=class{notImported=[];notes=[];isRecord=false;texts=[];calls=new Kt;answers=1;unread=false;disturbed=false;#e=[];#o;#t;#n=new fe;place;sightings;git=new pe(
this);#r=new Set;#i=new Set;#s;constructor({cwd:e,place:t,prefixes:o=[],...r}){this.#s=new Ct(()=>this.#o,o,e??t?.root??void 0),this.place=t,this.sightings=new _t(
r,{root:e,folder:t?.folder}),this.#o=r,this.#t=new N(s=>tr(r,s))}get checkout(){return this.#o}set cwd(e){this.#s.cwd=e}get cwd(){return this.#s.cwd}get steps(){
let e=this.untouched();return this.#e.filter(({path:o})=>!e.get(o)?.differs).map(({step:{tool:o,input:r,id:s,why:i,session:a,when:d,at:c}},l)=>{let f={...s!==void 0&&
{id:s},...i!==void 0&&{why:i},...d&&{when:d}},u=a&&o!=="Read"?{session:a}:{};return{index:l+1,...f,...u,tool:o,input:r,at:c}})}get others(){let e=[...this.untouched()].
filter(([t])=>this.state(t)&&(!this.disturbed||this.#o.isOlder?.(t)===true));return new Set(e.map(([t])=>t))}isSteady(e){return!this.disturbed||this.#o.isOlder?.(
this.relative(e))===true}untouched(){let e=new Map;for(let[t,o]of this.#n.onlySeen)e.set(t,{at:o,differs:true});for(let{step:t,path:o,isElsewhere:r=false}of this.#e)
if(t.tool==="Read"||r){let{at:s,differs:i}=e.get(o)??{at:t.at,differs:false};e.set(o,{at:s,differs:i||r})}for(let{step:t,path:o,isElsewhere:r}of this.#e)t.tool===
"Read"||r||(e.delete(o),t.tool==="Move"&&e.delete(String(t.input.new_path)));for(let t of this.#n.changed)e.delete(t);return e}get isStripped(){return this.#e.every(
({step:{tool:e,input:t},path:o})=>{let r=e==="Edit"?t.new_string:e==="Write"?t.content:void 0;return typeof r!="string"||rt(o,r)===r})}add(e,t={}){let o=E(e.tool).
input(),r=e.isDone?Te(e).input:e.input,s=Object.entries(r).filter(([p,m])=>p in o.shape&&m!==void 0),i=o.safeParse(Object.fromEntries(s));if(!i.success){let p=`\
Its input does not fit the tool (${pn(i.error.issues)}).`;return this.leaveOut(e.tool,{reason:p,at:e.at})}let a=this.#a(i.data),d=String("notebook_path"in a?a.notebook_path:
a.file_path),c=[d,a.new_path].flatMap(p=>typeof p=="string"?this.#s.faultOf(p)??[]:[]);for(let{isOwn:p=false,...m}of c.slice(0,1))return this.leaveOut(e.tool,{...m,
at:e.at,...(e.tool==="Read"||p&&e.isDone)&&{mayChangeFiles:false,is:"failed"}});let l=t.before??this.earlier(d),f=t.before?void 0:this.#t.apply({tool:e.tool,input:a});
if(f&&this.set(d,void 0),f&&!t.unchecked)return this.leaveOut(t.construct??e.tool,{reason:`It does not fit ${d} as it is known here. ${f.message}`,at:e.at});let u={
...t.undoable&&{before:l},...t.isElsewhere&&{isElsewhere:true}};if(!this.#n.has(d)||t.isOnFile)this.#d({...e,input:a},d,u);else return this.#c({...e,input:a},d,
{...u,before:l});return true}moveOn(e,t,o){this.#n.begin(this.relative(e),t,o)}hasMovedOn(e){return this.#n.has(this.relative(e))}earlier(e){let t=this.relative(
e);return{state:this.state(t),...this.#n.has(t)&&{now:this.#n.get(t)}}}onFile(e,t,{at:o}){let r=this.relative(e),s=this.#n.take(r,{...t,way:t.way.map(d=>this.#f(
d))}),i=`What the session changed in ${r} is there already.`;if("way"in s&&s.way.length===0&&!this.notes.includes(i)&&this.note(i),"way"in s)return s.way;let a=`${r}\
: it is not as the session found it, and ${s.why}. Make the change by hand, or apply the log to the commit that the session began at.`;this.leaveOut(t.way[0]?.tool??
"change",{reason:a,at:o})}#c(e,t,o){let{tool:r,input:s}=e;if(r==="Read"){let{sha256:a,...d}=s;return this.#d({...e,input:d},t,o),true}if(r==="Move"){let a=this.#n.
move(t,String(s.new_path),e.at);return a!==void 0?this.leaveOut(r,{reason:`${t}: ${a}.`,at:e.at}):(this.#d(e,t,o),true)}let i=this.onFile(t,{from:o.before.state,
to:this.state(t),way:[{tool:r,input:s}]},e);for(let[a,d]of(i??[]).entries())this.#d({...e,...d,...a>0&&{id:void 0}},t,o);return i!==void 0}#d(e,t,o){this.#u(t,e),
this.#l(e,t,o)}#f({input:e,...t}){return{...t,input:this.#a(e)}}push(e){this.#e.push({step:e,path:""})}note(e){this.notes.push(e)}get look(){let{look:e,readFile:t}=this.#o;
return e||!t?e:o=>{let r=this.relative(o);if(this.isOutside(r))return{ok:false,reason:Mt};let s=t(r);return{ok:true,path:r,bytes:s===void 0?void 0:K(s)}}}run(e,t){
let o=ke.input().safeParse({command:e,changes:["**"]});if(!o.success)return pn(o.error.issues);this.unread=true,this.#l({...t,...lt(ke,o.data)},""),this.disturbed=
true,this.#o={},this.#t.forget(),this.#n.forget()}leaveOut(e,{reason:t,at:o,mayChangeFiles:r=true,is:s}){return this.notImported.push({construct:e,reason:t,at:o,
mayChangeFiles:r,...s&&{is:s}}),false}read(e,t,o={}){return this.add({...t,tool:"Read",input:{...o,file_path:e}})}edit(e,t,o,r){return this.add({...o,tool:"Edit",
input:{file_path:e,...t}},r)}write(e,t,o,r){return this.add({...o,tool:"Write",input:{file_path:e,...t}},r)}delete(e,t){return this.add({...t,tool:"Delete",input:{
file_path:e}})}move(e,t,o,r){return this.add({...o,tool:"Move",input:{file_path:e,new_path:t}},r)}license(e,t){if(this.isLicensed(e))return;let o=this.exactText(
e);dt(e)!=="binary"&&(o===void 0||ze(o)&&!o.includes("\0"))?this.read(e,{at:t}):this.unread=true}isLicensed(e){return this.#i.has(this.relative(e))}change(e,t,o,r={}){
let s=this.text(e)??"",i=vt(s,t);if(!i)return true;let{match:a,...d}=r;if(!e.endsWith(".ipynb"))return this.edit(e,a?{...i,match:a}:i,o,d);let c=s.slice(0,t.start)+
t.replacement+s.slice(t.end);return this.write(e,{content:c},o,r)}state(e){return this.#t.get(this.relative(e))}set(e,t){this.#t.set(this.relative(e),t)}attempt(e,t,o){
let r=this.state(e);return t.every(({tool:i,input:a})=>E(i).input().safeParse(a).success&&!this.#t.apply(Te({tool:i,input:this.#a(a)})))&&o(this.state(e))?true:
(this.set(e,r),false)}original(e){return this.#t.original(this.relative(e))}candidates(e){return[this.#t.original(e)?.text,this.#o.readNow?.(e)]}get named(){return new Set(
[...this.#t.named,...this.#e.map(({path:e})=>e)])}changed(){return this.#t.changed()}lastStepOf(e){let t=({path:o,step:r})=>o===e&&r.tool!=="Read"||r.input.new_path===
e;return this.#e.findLast(t)?.step}below(e){return this.#t.below(this.relative(e))}text(e){let t=this.state(e)?.text;return t===void 0?void 0:k(t)}exactText(e){
let t=this.state(e);return t?.exact?t.text:void 0}undo(e){let t=e===void 0?void 0:this.relative(e),o=this.#e.findLastIndex(a=>(t===void 0||a.path===t)&&a.step.tool!==
"Read"),r=this.#e[o];if(!r||this.#e.slice(o).some(({step:a})=>a.tool==="Run"))return false;let s=this.#e.findIndex(a=>a.path===r.path&&a.step.at===r.step.at),[i]=this.#e.
splice(s,o+1-s);return r.step.tool==="Move"&&this.set(String(r.step.input.new_path),void 0),this.set(r.path,i?.before?.state),this.#n.has(r.path)&&this.#n.set(r.
path,i?.before?.now),true}checkpoint(){return this.#n.checkpoint(),this.#t.checkpoint(this.#e.length)}rewind(e){this.#n.rewind(e),this.#e.length=Math.min(this.#t.
rewind(e),this.#e.length)}get givenFolder(){return this.place?.folder||void 0}relative(e){return this.#s.relative(e)}isOutside(e){return this.#s.isOutside(e)}#l(e,t,o={}){
let r=e.id!==void 0&&nr(e.id)&&!this.#r.has(e.id)?e.id:void 0;r!==void 0&&this.#r.add(r);let s=e.why?.trim()||void 0;this.#e.push({step:{...e,id:r,why:s},path:t,
...o})}#a(e){let t=["file_path","notebook_path","new_path"].filter(o=>typeof e[o]=="string");return{...e,...Object.fromEntries(t.map(o=>[o,this.relative(String(
e[o]))]))}}#u(e,{tool:t,input:o}){t==="Delete"||t==="Move"?this.#i.delete(e):this.#i.add(e),t==="Move"&&this.#i.add(String(o.new_path))}},pn=n=>n.map(({path:e,message:t})=>`${e.
join(".")}: ${t}`).join("; "),tr=({readFile:n,kindOf:e},t)=>{let o=n?.(t);return o===void 0?e&&e(t)===void 0&&!Lt(t)?W:void 0:{text:o,executable:e&&e(t)==="exec\
utable"}},nr=n=>/\S/.test(n)&&!/[\u0000-\u001f\u007f]/.test(n);var me=(n,e={})=>{let t=("name"in n?[n]:n).map(ur),[o]=t;if(!o)throw new Ye({name:"USAGE",message:"\
Give at least one source to import."});let r=e.format??$(R(o)),s=zt(o)?.length??1;if(s>1)return B(o.name,r??"unknown","PLAN_SYNTAX",rr(s),[]);if(r===void 0)return sr(
o,t);let{recording:i,found:a}=A(r)?pr(t,e):mn(t,{...e,format:r});lr(i,r);let{steps:d,notImported:c,notes:l,others:f,isRecord:u}=i;cr(i,{choice:e.choice,file:o.name});
let p=i.calls.list(q);if(c.push(...p),d.length===0){if(p.length>0)return{...B(o.name,r,"PLAN_EMPTY",Ee(i.calls.name),c),isRecord:true};let y=fr(r,c),x=[`Nothing\
 in it (read as ${r}) can become a step. ${y}`,...l].join(" ");return{...B(o.name,r,"PLAN_EMPTY",x,c),others:f,isRecord:u}}let m=new Map(d.flatMap(({session:y})=>y?
[[ht(y),y]]:[])),h=m.size>0?{...a,sessions:[...m.values()]}:a,I=hr(h,o.name,e),S=ut(I);for(let y of d)S.add(y);return{ok:true,format:r,plan:{...I,steps:d,digest:S.
hex()},notImported:c,...l.length>0&&{notes:l},named:i.named,others:f,isRecord:u}},rr=n=>`It holds the answers to ${n} requests, each of which is a separate plan\
. Hand them in one at a time, or as a file of a run.`;function sr(n,e){let t=ie(e,q);if(t)return{...B(n.name,"unknown","PLAN_SYNTAX",Ee(t.name),t.notImported),isRecord:true};
let o=R(n);if(o.trim()==="")return B(n.name,"unknown","PLAN_EMPTY",ir,[]);let r=(Ut(o)?dr:Yt(o))??ar(o);return B(n.name,"unknown","PLAN_SYNTAX",r,[])}var ir="It\
 is empty. Look at the errors of the command that should have written it. `git diff` writes nothing where every change is staged: `git diff HEAD` has those too.",
ar=n=>`It is in no format that editplan knows: it begins ${et(n.trim().split(`
`,1)[0]??"")}. If it is a plan, run \`editplan check\` on it. If it is a log or a tool\u2019s output, name its format with --from; otherwise, import a diff of the chan\
ge, as \`git diff\` prints it.`,dr="It is a plan already. Use it as it is: `editplan check`, then `editplan apply`.";function lr(n,e){let t=qt(n);for(let{file:o,
toldAt:r,...s}of n.texts)for(let{like:i,first:a}of dn({...s,format:e,files:t}))if(i){let d={file:o,line:r??a,column:1};n.leaveOut(i.construct,{reason:i.reason,at:d,
is:"not read"})}}function cr(n,{choice:e=1,file:t}){for(let[r,{at:s,differs:i}]of n.untouched())if(i){let a=`The session only read ${r}; something else made or \
changed it.`;n.leaveOut("Read",{reason:a,at:s,mayChangeFiles:false})}if(e<=n.answers)return;let o=`It holds ${Xe(n.answers,"answer")}, and the choice is ${e}. L\
eave the choice out.`;n.leaveOut("choice",{reason:o,at:{file:t,line:1,column:1}})}function fr(n,e){return A(n)?e.some(({reason:t})=>t.includes("--unsafe"))?"Pas\
s --unsafe to take fixes that may change what the code does.":"Leave it out.":e.some(({mayChangeFiles:t})=>t)?"Import a diff of what it changed, as of `git diff\
`.":"It changes no file: leave it out."}var ur=n=>"text"in n?{...n,text:Bt(n.text)}:n,pr=(n,e)=>{let t=new X(e),{commits:o,...r}=e.fixes??{};ve||pt.get();let{format:s,
prefixes:i}=e;return ve?.read(s,n,{recording:t,options:{...r,...i&&{prefixes:i}}}),{recording:t,found:{options:{reads:"auto",duplicates:"keep",...o&&{commits:o}}}}},
mn=(n,e,t)=>{let{format:o,keepFailed:r=false,shell:s,refuseCommand:i=()=>{}}=e,a=hn(e),d=mr(e),c=new X({...e,cwd:a,place:t??d}),l=Ht[o].read(n,c,{keepFailed:r,cwd:a,
agent:Wt(o),strip:e.strip,choice:e.choice,...s==="run"&&{refuseCommand:i}}),f=t?void 0:c.sightings.place();return f?mn(n,e,f):{recording:c,found:l}},hn=({cwd:n})=>n!==
void 0&&Fe(n)?n:void 0,mr=({cwd:n})=>n===void 0||Fe(n)?void 0:{folder:or.normalize(n).replace(/^\.?\/*|\/+$/g,"")},B=(n,e,t,o,r)=>({ok:false,format:e,problems:[
{name:t,message:o,at:{file:n,line:1,column:1}}],notImported:r}),hr=(n,e,{title:t,...o})=>{let r=hn(o),s={...n,...r!==void 0&&{cwd:r},title:gr(t??n.title??`Chang\
es from ${e.split(/[\\/]/).at(-1)}`)},i=Object.entries(s).filter(([a,d])=>(Object.hasOwn(Oe.shape,a)?Oe.shape[a]:void 0)?.safeParse(d).success);return se({title:"\
Imported changes",...Object.fromEntries(i)})},gr=n=>n.replaceAll(/[\u0000-\u001f\u007f]+/g," ").trim();import bn from"node:path";var gn={secrets:async()=>{},path:()=>{},
configuration:()=>{}},yn="not shown by the session",De=async(n,e,{source:t,configuration:o})=>{if(e.steps.some(({tool:l})=>l==="Run"))return{plan:e,doomed:[]};let r=[],
s=await yr(n,e.steps),i=e.steps.filter(l=>{let f=T(l).find(m=>s.has(m)||ne(m)),u=oe.holding(Buffer.from(JSON.stringify(l.input)));if(f===void 0&&!u)return true;
let p=f!==void 0&&s.has(f)?`git ignores ${f}, so no plan can change it.`:`${T(l).join(", ")}: ${Se}`;return r.push(wn(l,p)),false});for(let l=true;l;){let f=await wr(
i,e,{source:t,configuration:o});l=f.size>0;for(let[u,p]of f)r.push(wn(u,`It does not apply to what is before it in the plan: ${p}`));i=i.filter(u=>!f.has(u))}if(i.
length===e.steps.length)return{plan:e,doomed:r};let{steps:a,digest:d,...c}=e;return{plan:_(c,i.map(We)),doomed:r}},wn=({tool:n,at:e},t)=>({construct:n,reason:t,
at:e,mayChangeFiles:n!=="Read"}),We=(n,e)=>({...n,index:e+1}),yr=async(n,e)=>{let t=[...new Set(e.flatMap(T))].filter(o=>o!==""&&!/^(\/|\.\.\/|[A-Za-z]:)/.test(
o));return t.length===0||n.bare?new Set:n.run(bt(t))},wr=async(n,e,{source:t,configuration:o})=>{let r=new Map,s=new Map;for await(let i of Sn(n,e,{workspace:xe(
t),configuration:o}))i.error&&(i.broken!==void 0?s.set(i.broken,i.error.message):r.set(n[i.index-1],i.error.message));if(r.size>0)return r;for(let i of n){let a=i.
tool==="Read"?void 0:T(i).map(d=>s.get(d)).find(d=>d!==void 0);a!==void 0&&r.set(i,a)}return r};async function*Sn(n,{options:e},{workspace:t,configuration:o=gn.
configuration}){let r={options:{...e,on_error:"continue"},steps:n.map(We)};for await(let s of kt([r],{workspace:t,policy:{...gn,configuration:o}}))s.type==="ste\
p"?yield{index:s.result.step.index,error:s.result.error}:s.type==="broken"&&(yield{index:s.step,error:s.problem,broken:s.path})}var xn=async(n,e,t)=>{var F=[];try{
let o=b(F,Y(n),true);let r=b(F,await D(n,o,{treeish:t.before}));let s=b(F,await D(n,o,{treeish:t.after}));await r.load(e.steps.flatMap(T));let i=xe(r);for await(let g of Sn(
e.steps,e,{workspace:i}));let a=await n.run(xt(t.before,t.after,{renames:false}));let d=[...new Set([...a.map(g=>g.path),...i.touched()])].sort();await Promise.
all([r.load(d),s.load(d)]);let c=d.filter(g=>!br(g,i,s));let l=c.filter(g=>t.counts?.(g)!==false);let f=c.filter(g=>!l.includes(g));let u=l.map(g=>({path:g,reason:yn}));
if(!t.complete||l.length===0)return{plan:e,differing:u,elsewhere:f};let p=l.filter(g=>!ne(g));let m=await Sr(n,t.after,p,i);let{steps:h,leftOut:I}=await Rt(n,{from:m,
to:t.after},{policy:t.policy});let{steps:S,digest:y,...x}=e;let O=h.map(g=>({...g,why:yn}));let j=l.filter(g=>ne(g)).map(g=>({path:g,reason:Se}));return{plan:_(
x,[...S,...O].map(We)),differing:[...I,...j],elsewhere:f}}catch(v){var w=v,ye=true}finally{var C=L(F,w,ye);C&&await C}},br=(n,e,t)=>{let[o,r]=[e.stat(n),t.stat(
n)],s=o?.kind==="file"&&!o.link;return!s||r?.kind!=="file"||r.link?!s&&r===void 0:(o.mode&64)===(r.mode&64)&&e.read(n).equals(t.read(n))},Sr=async(n,e,t,o)=>{var a=[];
try{let r=b(a,Ze(n));let s={GIT_INDEX_FILE:bn.join(r.path,"index")};let i=[];for(let f of t){let u=o.stat(f);u?.kind!=="file"?i.push([f,void 0]):i.push([f,{mode:u.
mode&64?St:"100644",oid:await n.run(gt(f,o.read(f)))}])}await n.run({...It(e),env:s});await n.run({...wt(n.objectFormat,i),env:s});return await n.run({...Ot(),env:s})}catch(d){
var c=d,l=true}finally{L(a,c,l)}},kn=(n,{names:e,others:t,span:o})=>r=>t.has(r)?false:e.has(r)||!o?true:In(r,n).some(s=>s===Number.POSITIVE_INFINITY||s>=o.from-
he&&s<=o.to+he),he=2e3,In=(n,e)=>{let t=e.stat(n);if(t)return[t.modified,t.touched??t.modified];let o=bn.dirname(n);return o===n||o==="."?[Number.POSITIVE_INFINITY]:
In(o,e)},ge=n=>{let t=n.flatMap(o=>[...o.matchAll(/"(?:timestamp|time|ts|created_?[aA]t|startTime|start|end|completed|created|updated)"\s*:\s*(?:"(\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d))"|(\d{13})\b)/g)].
map(([,r,s])=>r===void 0?Number(s):Date.parse(r))).filter(Number.isFinite);return t.length===0?void 0:{from:Math.min(...t),to:Math.max(...t)}};async function Gi(n,e){
let t=await xr(n,e),o=await Ie(t.notImported);return t.ok?{...t,notImported:o}:{...t,notImported:o,problems:await Ie(t.problems)}}async function xr(n,e){let t=new Map;
for(;;){let o=new Set,r=await kr(n,e,s=>{let i=Qe(s);return ct(i)&&!t.has(i)&&o.add(i),t.get(i)?"it contains a credential":Pt({argv:s,named:s.length})});if(o.size===
0)return r;for(let s of o)t.set(s,(await ft("",s)).length>0)}}async function kr(n,{root:e,fixRoot:t,base:o,policy:r,after:s,complete:i,except:a,...d},c){var C=[];
try{let l={...d,refuseCommand:c};let[f]=n;let u=d.format??(f&&$(R(f)));let p=u!==void 0&&A(u);let m=e??(p?t:void 0);if(m===void 0)return me(n,l);let h=await Je(
m);let I={...l,root:h.root};let S=await h.run(qe());let y=S===void 0?await Ft(r):await Tt(h,S,{given:r,asks:false});let x=o??(s===void 0?void 0:await Ar(h,n));if(x===
void 0&&!h.bare)return Ir(n,I,{git:h,policy:y,isFix:p});let{commit:O,tree:j}=await h.run(we(x??"HEAD"));let F=b(C,Y(h),true);let v=b(C,await D(h,F,{treeish:O}));
let w=new Set;let ye=Or(n,h);for(;;){let Q=new Set,Ue=me(n,{...I,...Pn(v,{policy:y,isReady:M=>w.has(M)||!Q.add(M),files:M=>Tn(h,M,O),root:h.root}),isOlder:ye,isLater:s===
void 0,realPath:On,...Pr(h,y)});if(Q.size===0)return p?Ue:Fr(Ue,{git:h,sources:n,start:{commit:O,tree:j},policy:y,after:s,complete:i,except:a});await v.load(Q);
for(let M of Q)w.add(M)}}catch(g){var vn=g,En=true}finally{var Ke=L(C,vn,En);Ke&&await Ke}}var Ir=async(n,e,{git:t,policy:o,isFix:r})=>{let s=z(t.root,{steady:true}),
a=me(n,{...e,...Pn(s,{policy:o,isReady:()=>true,files:d=>Tn(t,d)}),isLater:true,realPath:On});return r?a:Tr(a,{git:t,source:s,policy:o})},On=n=>He.isAbsolute(n)?
it(He.resolve(n)):n,Pn=(n,{policy:e,isReady:t,files:o,root:r})=>{let s=d=>{let c=t(d)?n.locate(d):void 0,l=c?.ok?n.stat(c.path):void 0;return!l||l.broken||l.kind===
"device"?c&&!c.ok&&c.problem.name==="IS_DIRECTORY"?"folder":void 0:l.kind==="directory"?"folder":(l.mode&64)>0?"executable":"file"},i=new Map;return{look:d=>{let c=r!==
void 0&&st(d,[r])||d;return t(c)?mt(c,{workspace:n,policy:e}):{ok:true,path:c,bytes:void 0}},readFile:d=>t(d)?Fn(d,{workspace:n,policy:e}):void 0,kindOf:s,filesBelow:(d,c="\
all")=>{let l=i.get(c)??o(c);return i.set(c,l),d===""?l:l.filter(f=>f.startsWith(`${d}/`))}}},Tn=(n,e,t)=>t!==void 0||n.bare?n.runNow(Pe({treeish:t??"HEAD"})):[
...n.runNow(Pe()),...e==="all"?n.runNow(yt()):[]],Or=(n,e)=>{let t=e.bare?void 0:ge(n.flatMap(je));if(!t)return()=>false;let o=z(e.root);return r=>{let s=o.locate(
r);return((s.ok?o.stat(s.path):void 0)?.touched??Number.POSITIVE_INFINITY)<t.from-he}},Pr=(n,e)=>n.bare?{}:{readNow:t=>Fn(t,{workspace:z(n.root),policy:e})},Tr=async(n,{
git:e,source:t,policy:o})=>{if(!n.ok)return n;let{plan:r,doomed:s}=await De(e,n.plan,{source:t,configuration:o.configuration}),i=[...n.notImported,...s];return r.
steps.length>0?{...n,plan:r,notImported:i}:{...Be(n),notImported:i}},Fr=async(n,e)=>{let{git:t,sources:o,start:r,policy:s,after:i,complete:a=false,except:d}=e;if(!n.
ok&&!(i!==void 0&&n.problems.some(({name:w})=>w==="PLAN_EMPTY")))return n;let c=n.ok?n:{...n,...Er(o),ok:true},l=n.others??new Set,{plan:f,doomed:u}=await vr(r.
tree,c.plan,{git:t,policy:s}),p=[...c.notImported,...u];if(i===void 0)return f.steps.length>0?{...c,plan:f,notImported:p}:{...Be(c),notImported:p};let m=i==="wo\
rk tree",h=m?ge(o.flatMap(je)):void 0,S=m?kn(z(t.root),{names:c.named,others:l,span:h}):w=>!l.has(w),y=w=>He.resolve(t.root,w)!==d&&S(w),{plan:x,...O}=await xn(
t,f,{before:r.tree,after:await Rr(t,i),policy:s,counts:y,complete:a});if(x.steps.length===0)return{...n.ok?Be({format:n.format,plan:f}):n,notImported:[...p,...O.
differing.map(Et)]};let{steps:j,digest:F,...v}=x;return{...c,plan:_({...v,base:v.base??r.commit},j),notImported:p,compared:O}},vr=async(n,e,{git:t,policy:o})=>{
var i=[];try{let r=b(i,Y(t),true);let s=b(i,await D(t,r,{treeish:n}));await s.load(e.steps.flatMap(T));return await De(t,e,{source:s,configuration:o.configuration})}catch(a){
var d=a,c=true}finally{var l=L(i,d,c);l&&await l}},Er=n=>({format:$(R(n[0]))??"diff",plan:_(se({title:"What a session left",options:At}),[]),named:new Set}),Be=({
format:n,plan:e})=>({ok:false,format:n,problems:[{name:"PLAN_EMPTY",message:`Nothing of ${JSON.stringify(e.title)} can become a step that applies.`}]}),Rr=async(n,e)=>e===
"work tree"?nt(n):"folder"in e?tt(n,e.folder,oe):(await n.run(we(e.revision))).tree,je=n=>{let e=R(n);return[e.slice(0,Ge),"text"in n?n.text.slice(-Ge):e.slice(
-Ge)]},Ge=256*1024,Ar=async(n,e)=>{let t=e.flatMap(je),[,o]=/"(?:commit_hash|headCommit)"\s*:\s*"([0-9a-f]{40,64})"/.exec(t[0]??"")??[],r=ge(t),s=r&&`HEAD@{${new Date(
r.from).toISOString()}}`;for(let i of[o,s]){let a=i===void 0?void 0:await n.run(Ve(`${i}^{commit}`));if(a!==void 0)return a}return"HEAD"},Fn=(n,{workspace:e,policy:t})=>{
let o=e.locate(n);if(!o.ok||at(o.path,{workspace:e,policy:t}))return;let r=e.stat(o.path);if(r?.kind!=="file"||r.broken||r.size>$r)return;let s=ee(e.read(o.path));
return s.ok?te(s.file,0,s.file.bytes.length):void 0},$r=64*1024*1024;export{me as a,Gi as b};
