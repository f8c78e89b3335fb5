import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as Je,b as re,c as j,d as se,e as G,f as Ze,g as Qe,h as et,
i as tt,j as H,l as N,o as nt,p as ot,q as ie,r as rt,s as ae}from"./wings-sessions-shell-interpreter.js";import{b as U}from"./wings-sessions-source.js";import{
a as st}from"./wings-sessions-batch-2.js";import{a as je}from"./core-policy-dangerous-commands.js";import{core_history_recordings$a as Te,core_history_recordings$b as B,
core_history_recordings$c as K,core_history_recordings$d as Q}from"./hook.js";import{core_plan_source_text$e as F}from"./start.js";import{d as qe,e as Ve,g as Xe}from"./core-run-from-diff-2.js";
import{core_git_work_tree_snapshot$c as Oe}from"./hook.js";import{core_run_run_policy_2$a as Ye,core_run_run_policy_2$d as ze}from"./run.js";import{core_engine_replay$f as Be}from"./run.js";
import{core_git_commands_worktree$b as Ke,core_git_commands_worktree$c as Ue}from"./run.js";import{core_policy_secrets_2$a as Ae,core_policy_secrets_2$b as Ee,core_policy_secrets_2$e as te}from"./run.js";
import{core_plan_schema$d as Le,core_plan_schema$e as ne}from"./run.js";import{core_text_folder_spellings$b as ve,core_text_folder_spellings$c as M}from"./run.js";
import{core_run_wing_slots$b as $e}from"./start.js";import{core_plan_fix_output$b as R,core_plan_fix_output$c as Me}from"./start.js";import{core_run_baseline_2$d as $}from"./start.js";
import{core_git_commands_tree_changes$d as De,core_git_commands_tree_changes$e as We}from"./start.js";import{core_git_cat_file$d as C}from"./start.js";import{core_workspace_sources_disk$a as _}from"./start.js";
import{core_git_conversions$b as He}from"./start.js";import{core_git_filters$e as _e,core_git_filters$g as oe,core_git_filters$i as Ge}from"./start.js";import{core_git_commands_object_sizes$c as Ce}from"./start.js";
import{core_plan_steps$a as P}from"./start.js";import{core_tools_run$c as ee}from"./start.js";import{core_tools_permission$f as Ne}from"./start.js";import{core_workspace_path_guard$r as Fe,
core_workspace_path_guard$t as Re}from"./start.js";import{core_git_git$D as xe,core_git_git$u as Ie,core_git_git$v as J}from"./hook.js";import{core_git_scratch_folder$a as ke}from"./hook.js";
import{core_text_utf8_cache$e as we,core_text_utf8_cache$k as be}from"./hook.js";import{core_text_words$a as Pe,core_text_words$h as Se}from"./hook.js";import{core_text_json$h as Z}from"./hook.js";
import{errors$b as ge}from"./hook.js";import{empty$g as b,empty$h as v}from"./hook.js";import me from"node:path";import{posix as cn}from"node:path";function it(e){
let{filesBelow:n,kindOf:t}=e.checkout,o=i=>e.state(i)?.text,s=i=>{let r;return a=>{if(e.named.has(a))return o(a)!==void 0;if(!n)return t===void 0||t(a)!==void 0;
r??=Et(n("",i));let[d="",...l]=a.split(/\/?[^/]*[*?[]/);return l.length===0?r.has(a):d===""||r.has(d)}};return{textsOf:i=>[...new Set([...e.candidates(i),o(i)])].
filter(r=>r!==void 0),named:()=>e.named,isThere:s(),isTracked:s("tracked")}}var Et=e=>new Set(e.flatMap(n=>{let t=n.split("/");return t.map((o,s)=>t.slice(0,s+1).
join("/"))}));function at(e,{isThere:n,isTracked:t}){let o=e.some(i=>de.test(i)),s="";for(let i of e){let r=i.replace(de,"").trim();if(o&&!de.test(i)||r.startsWith(
"#"))continue;let[,a]=/^(?:cd|pushd)\s+([\w./-]+)/.exec(r)??[];a!==void 0&&(s=`${a.replace(/^\.\/|\/$/g,"")}/`);let d=l=>Ct(r).some(c=>l(c)||s!==""&&l(s+c));if(vt.
test(r)||Mt(r)||$t.test(r)&&d(n)||Lt.test(r)&&d(t))return r}}var de=/^\s*(?:[\w@:~/.-]*[$%]|PS [^>]*>|[A-Z]:[^>\s]*>)\s+/,vt=/(?:^|[;&|(]|\bxargs |\bsudo |-exec )\s*(?:(?:g?sed|perl|ruby|g?awk|yq)\s(?:.*\s)?(?:-\w*i|--in-?place|-i)|comby\s.*-i|(?:sd|ed|ex)\s+\S|ast-grep\s.*(?:-U|--update-all)|npm pkg set|git apply\s*<|patch\s.*<<)|\b(?:Set-Content|Add-Content|Out-File)\b|\.write_text\(|writeFile(?:Sync)?\(|\bopen\([^)]*,\s*["'][wa]b?["']/;
function Mt(e){let[,n]=/^(?:.*[;&|]\s*)?(?:cat|echo|printf)\b[^|]*?>>?\s*["']?([^\s"'&|;<>]+)/.exec(e)??[],[,t]=/\btee\s+(?:-a\s+)?["']?([^\s"'&|;<>]+)/.exec(e)??
[];return[n,t].some(o=>o!==void 0&&!/^(?:\/|~|\$|&)/.test(o))}var dt=e=>new RegExp(String.raw`(?:^|[;&|(]|\bxargs |\bsudo |-exec )\s*(?:${e})\s`,"i"),$t=dt(String.
raw`(?:git\s+)?mv|cp|chmod|ln|touch|truncate|install|rename|move|ren|copy|Move-Item|Rename-Item|Copy-Item|New-Item`),Lt=dt(String.raw`(?:git\s+)?rm|unlink|del|erase|Remove-Item`),
Ct=e=>e.split(/[\s;&|()<>]+/).map(n=>n.replace(/^["']|["']$/g,"").replaceAll("\\","/").replace(/^\.\/|\/+$/g,"")).filter(n=>/^[^-$~/]/.test(n));function*mt(e,n){
let{lines:t}=e;for(let o=0;o<t.length;o+=1){let[,s="",i=""]=/^\s*(`{3,}|~{3,})([^`]*)$/.exec(t[o]??"")??[];if(s===""||n(o))continue;let r=o;o=lt(t,r,f=>!n(f)&&Gt(
t[f]??"",s));let a=lt(t,r,f=>f===o||n(f)),d=t.slice(r+1,a===o?o:_t(t,a));if(d.some((f,m)=>H(d,m)))continue;let l=t.slice(r+1,o).filter((f,m)=>!n(r+1+m)),c=Ht({start:r,
info:i.trim(),body:d,rest:l,isOpen:a===o&&o===t.length},e);c&&(yield[r,{end:Math.min(r+d.length+2,t.length),like:c}])}}function lt(e,n,t){let o=n+1;for(;o<e.length&&
!t(o);)o+=1;return o}function _t(e,n){let t=n;for(;t>0&&!/^\s*(?:$|[`~]{3})/.test(e[t-1]??"");)t-=1;return t-1}var Gt=(e,n)=>e.trim().startsWith(n)&&/^\s*[`~]+\s*$/.
test(e);function Ht(e,{lines:n,files:t}){let{start:o,info:s,body:i,rest:r,isOpen:a}=e,d=Wt.test(s),l=(n[o]??"").trim().slice(0,40),c=h=>t.textsOf(h).length>0;if(a)
return{construct:l,reason:Yt};let f=Kt.test(s)?void 0:Qe(n,o,{body:i,isFile:c});if(f&&(!d||Bt.test(f.path)))return ct(f.body,t.textsOf(f.path))?void 0:{construct:l,
reason:Xt(f.path)};let m=d||s===""?at(r,t):void 0;if(m!==void 0)return{construct:m.slice(0,40),reason:zt};let p=h=>ct(h,[...t.named()].flatMap(t.textsOf));return Ut.
test(s)&&i.some(h=>/^[-+]/.test(h))&&!Jt(i).every(p)?{construct:l,reason:qt}:!d&&jt.test(Dt(n,o))&&!p(i)?{construct:l,reason:Vt}:void 0}var Dt=(e,n)=>{let t=n-1;
for(;t>0&&e[t]?.trim()==="";)t-=1;return e[t]??""},Wt=/^(?:(?:ba|z|fi|power)?sh(?:ell)?(?:-?session)?|pwsh|ps1|bat|cmd|dos|console|terminal)\b/i,Bt=/\.(?:(?:ba|z|fi)?sh|ps1|bat|cmd)$|(?:^|\/)[^.]+$/,
Kt=/^(?:console|terminal|output|stdout|log|mermaid|diff|patch|udiff|ed|vim)\b/i,Ut=/^(?:diff|patch|udiff)\b/i,jt=/^\W*(?:and |then )?(?:replace\w*(?: (?:it|this|that|them))? )?(?:with|by|to|into)(?: (?:this|that|the following(?: \w+)?))?:\W*$/i,
Yt="Its code block does not end: the answer was cut off. Ask for the rest, or end the block if nothing is missing.",zt="It is a command that changes files, and \
none is run. Have the change written as a block, or as a diff.",qt="It does not name its file. Have it written with --- and +++ lines, or as a block.",Vt="It do\
es not say what it replaces, in which file. Have it written as a block.",Xt=e=>`It looks like the text of ${e}, and does not say what it replaces. Have it writt\
en as a block: for a new file with an empty SEARCH.`,Jt=e=>["-","+"].map(n=>e.flatMap(t=>t.startsWith(n)||/^(?: |$)/.test(t)?[t.slice(1)]:[]));function ct(e,n){
let t=e.map(a=>a.trimEnd()),o=t.findIndex(a=>a!=="");if(o<0)return true;let s=t.findLastIndex(a=>a!==""),i=Math.min(...t.filter(a=>a!=="").map(a=>a.search(/\S/))),
r=t.slice(o,s+1).map(a=>a.slice(i));return n.some(a=>{let d=`
${a.replaceAll(/[ \t]*\r?\n/g,`
`)}
`;return Zt(d,r[0]??"").some(l=>d.includes(`
${r.map(c=>c===""?"":l+c).join(`
`)}
`))})}function Zt(e,n){let t=new Set;for(let o=e.indexOf(n);o>=0&&t.size<Qt;o=e.indexOf(n,o+n.length)){let s=e.slice(e.lastIndexOf(`
`,o)+1,o);/^[ \t]*$/.test(s)&&t.add(s)}return[...t]}var Qt=20;function*pt({lines:e,files:n},t){for(let o=0;o+2<e.length;o+=1){if(t(o)||!/^\s*\|?[\s:|-]*-[\s:|-]*\|[\s:|-]*$/.
test(e[o+1]??""))continue;let s=ft(e[o]??""),[i,r]=[s.findIndex(a=>en.test(a)),s.findIndex(a=>tn.test(a))];if(!(i<0||r<0||i===r))for(o+=2;o<e.length&&!t(o)&&(e[o]??
"").includes("|");o+=1){let a=ft(e[o]??""),d=a.flatMap(m=>n.textsOf(m.replace(/:\d+(?:-\d+)?$/,""))),[l="",c=""]=[a[i],a[r]],f=m=>d.some(p=>p.includes(m));f(l)&&
!f(c)&&(yield[o,{end:o+1,like:{construct:"row of a table",reason:nn}}])}}}var en=/^(?:old|before|from|current|original|find|search|was)\b/i,tn=/^(?:new|after|to|replace\w*|replacement|now|becomes)\b/i,
nn="The file does not have what it says. Have it written as a block, or as a diff.",ft=e=>e.trim().replace(/^\||\|$/g,"").split("|").map(n=>n.trim().replace(/^(`+)(.*)\1$/,
"$2").trim());function ut(e){let{lines:n,first:t=1,format:o}=e,s=rn(e),i=R(o)?new Map:an(e,s),r=[];for(let a=0;a<n.length;){let{end:d,...l}=on(a,{lines:n,format:o,
owners:s,parts:i}),c=l.is==="prose"&&r.at(-1)?.is==="prose"?r.pop():void 0;r.push({...l,first:c?.first??t+a,last:t+d-1}),a=d}return r}function on(e,n){let{lines:t,
owners:o,parts:s}=n,i=o[e],r=i===void 0?s.get(e)??sn(e,n):void 0,a=i===void 0?r?.end??e+1:t.length,d=e+1;for(;d<a&&o[d]===i;)d+=1;return r?{is:"not read",like:r.
like,end:d}:{is:i===void 0?"prose":"taken",end:d}}function rn({lines:e,first:n=1,taken:t}){let o=new Array(e.length).fill(void 0);for(let[s,[i,r]]of t.entries())
for(let a=Math.max(0,i-n);a<=Math.min(r-n,e.length-1);a+=1)o[a]??=s;return o}function sn(e,{lines:n,format:t,owners:o,parts:s}){let i=H(n,e,t==="diff");if(!i)return;
let r=e+1;if(i.isOne)return{end:r,like:i};for(;r<n.length&&n[r]?.trim()!==""&&o[r]===void 0&&!s.has(r);){let a=H(n,r,t==="diff");if(a&&a.construct!==i.construct)
break;r+=1}return{end:r,like:i}}var an=(e,n)=>{let t=o=>n[o]!==void 0;return new Map([...pt(e,t),...mt(e,t),...dn(e,n)])};function*dn({lines:e,format:n},t){let o={
"{":new Y(e,/^\}\s*$/),"[":new Y(e,/^\]\s*$/)};for(let s=0;s<e.length;s+=1){let i=e[s]??"",r=t[s]===void 0?/^(?:MainSourceFile:|[{[])/.exec(i)?.[0]:void 0;if(r===
void 0)continue;let a=r==="{"||r==="[",l=a&&/[}\]]\s*$/.test(i)&&Z(i)!==void 0?s:a?o[r].after(s):e.length-1;if(l===e.length)continue;let c=e.slice(s,l+1).join(`\

`),f=s;s=l;let m=a&&Z(c)===void 0?void 0:ln(c);if(m===void 0)continue;let p=`It is of ${m}, and the text was read as ${n}. ${tt}`;yield[f,{end:l+1,like:{construct:c.
slice(0,40),reason:p}}]}}var ln=e=>N(e)??j([{name:"",text:e}],G)?.name,Y=class{#t;#n;#e=0;constructor(n,t){this.#t=n,this.#n=t}after(n){for(this.#e=Math.max(this.#e,
n+1);this.#e<this.#t.length&&!this.#n.test(this.#t[this.#e]??"");)this.#e+=1;return this.#e}};var z=(e,n={})=>{let t=("name"in e?[e]:e).map(gn),[o]=t;if(!o)throw new ge(
{name:"USAGE",message:"Give at least one source to import."});let s=n.format??N(F(o)),i=st(o)?.length??1;if(i>1)return D(o.name,s??"unknown","PLAN_SYNTAX",fn(i),
[]);if(s===void 0)return mn(o,t);let{recording:r,found:a}=R(s)?wn(t,n):yt(t,{...n,format:s});un(r,s);let{steps:d,notImported:l,notes:c}=r,{others:f}=r;yn(r,{choice:n.
choice,file:o.name});let m=r.calls.list(G);if(l.push(...m),d.length===0){if(m.length>0)return D(o.name,s,"PLAN_EMPTY",ae(r.calls.name),l);let g=hn(s,l),I=[`Noth\
ing in it (read as ${s}) can become a step. ${g}`,...c].join(" ");return{...D(o.name,s,"PLAN_EMPTY",I,l),others:f}}let p=new Map(d.flatMap(({session:g})=>g?[[Le(
g),g]]:[])),h=p.size>0?{...a,sessions:[...p.values()]}:a,u=In(h,o.name,n),k=ve(u);for(let g of d)k.add(g);return{ok:true,format:s,plan:{...u,steps:d,digest:k.hex()},
notImported:l,...c.length>0&&{notes:c},named:r.named,others:f}},fn=e=>`It holds the answers to ${e} requests, each of which is a separate plan. Hand them in one\
 at a time, or as a file of a run.`;function mn(e,n){let t=j(n,G);if(t)return D(e.name,"unknown","PLAN_SYNTAX",ae(t.name),t.notImported);let o=F(e),s=(nt(o)?pn:
ot(o))??`It is in no format that editplan knows; these are ${rt.join(", ")}. Name one with --from if it is one of them; else import a diff of what it changed, a\
s of \`git diff\`.`;return D(e.name,"unknown","PLAN_SYNTAX",s,[])}var pn="It is a plan already. Use it as it is: `editplan check`, then `editplan apply`.";function un(e,n){
let t=it(e);for(let{file:o,toldAt:s,...i}of e.texts)for(let{like:r,first:a}of ut({...i,format:n,files:t}))if(r){let d={file:o,line:s??a,column:1};e.leaveOut(r.construct,
{reason:r.reason,at:d,is:"not read"})}}function yn(e,{choice:n=1,file:t}){for(let[s,{at:i,differs:r}]of e.untouched())if(r){let a=`The session only read ${s}; s\
omething else made or changed it.`;e.leaveOut("Read",{reason:a,at:i,mayChangeFiles:false})}if(n<=e.answers)return;let o=`It holds ${Pe(e.answers,"answer")}, and\
 the choice is ${n}. Leave the choice out.`;e.leaveOut("choice",{reason:o,at:{file:t,line:1,column:1}})}function hn(e,n){return R(e)?n.some(({reason:t})=>t.includes(
"--unsafe"))?"Pass --unsafe to take fixes that may change what the code does.":"Leave it out.":n.some(({mayChangeFiles:t})=>t)?"Import a diff of what it changed\
, as of `git diff`.":"It changes no file: leave it out."}var gn=e=>"text"in e?{...e,text:Je(e.text)}:e,wn=(e,n)=>{let t=new se(n),{commits:o,...s}=n.fixes??{};ie||
Me.get();let{format:i,prefixes:r}=n;return ie?.read(i,e,{recording:t,options:{...s,...r&&{prefixes:r}}}),{recording:t,found:{options:{reads:"auto",duplicates:"k\
eep",...o&&{commits:o}}}}},yt=(e,n,t)=>{let{format:o,keepFailed:s=false,shell:i,refuseCommand:r=()=>{}}=n,a=ht(n),d=bn(n),l=new se({...n,cwd:a,place:t??d}),c=et[o].
read(e,l,{keepFailed:s,cwd:a,agent:Ze(o),strip:n.strip,choice:n.choice,...i==="run"&&{refuseCommand:r}}),f=t?void 0:l.sightings.place();return f?yt(e,n,f):{recording:l,
found:c}},ht=({cwd:e})=>e!==void 0&&re(e)?e:void 0,bn=({cwd:e})=>e===void 0||re(e)?void 0:{folder:cn.normalize(e).replace(/^\.?\/*|\/+$/g,"")},D=(e,n,t,o,s)=>({
ok:false,format:n,problems:[{name:t,message:o,at:{file:e,line:1,column:1}}],notImported:s}),In=(e,n,{title:t,...o})=>{let s=ht(o),i={...e,...s!==void 0&&{cwd:s},
title:kn(t??e.title??`Changes from ${n.split(/[\\/]/).at(-1)}`)},r=Object.entries(i).filter(([a,d])=>(Object.hasOwn(ne.shape,a)?ne.shape[a]:void 0)?.safeParse(d).
success);return U({title:"Imported changes",...Object.fromEntries(r)})},kn=e=>e.replaceAll(/[\u0000-\u001f\u007f]+/g," ").trim();import It from"node:path";var gt={
secrets:async()=>{},path:()=>{},configuration:()=>{}},wt="not shown by the session",le=async(e,n,{source:t,configuration:o})=>{if(n.steps.some(({tool:c})=>c==="\
Run"))return{plan:n,doomed:[]};let s=[],i=await xn(e,n.steps),r=n.steps.filter(c=>{let f=P(c).find(h=>i.has(h)||B(h)),m=K.holding(Buffer.from(JSON.stringify(c.input)));
if(f===void 0&&!m)return true;let p=f!==void 0&&i.has(f)?`git ignores ${f}, so no plan can change it.`:`${P(c).join(", ")}: ${Q}`;return s.push(bt(c,p)),false});
for(let c=true;c;){let f=await Pn(r,n,{source:t,configuration:o});c=f.size>0;for(let[m,p]of f)s.push(bt(m,`It does not apply to what is before it in the plan: ${p}`));
r=r.filter(m=>!f.has(m))}if(r.length===n.steps.length)return{plan:n,doomed:s};let{steps:a,digest:d,...l}=n;return{plan:M(l,r.map(ce)),doomed:s}},bt=({tool:e,at:n},t)=>({
construct:e,reason:t,at:n,mayChangeFiles:e!=="Read"}),ce=(e,n)=>({...e,index:n+1}),xn=async(e,n)=>{let t=[...new Set(n.flatMap(P))].filter(o=>o!==""&&!/^(\/|\.\.\/|[A-Za-z]:)/.
test(o));return t.length===0||e.bare?new Set:e.run(He(t))},Pn=async(e,n,{source:t,configuration:o})=>{let s=new Map,i=new Map;for await(let r of kt(e,n,{workspace:ee(
t),configuration:o}))r.error&&(r.broken!==void 0?i.set(r.broken,r.error.message):s.set(e[r.index-1],r.error.message));if(s.size>0)return s;for(let r of e){let a=r.
tool==="Read"?void 0:P(r).map(d=>i.get(d)).find(d=>d!==void 0);a!==void 0&&s.set(r,a)}return s};async function*kt(e,{options:n},{workspace:t,configuration:o=gt.
configuration}){let s={options:{...n,on_error:"continue"},steps:e.map(ce)};for await(let i of Be([s],{workspace:t,policy:{...gt,configuration:o}}))i.type==="ste\
p"?yield{index:i.result.step.index,error:i.result.error}:i.type==="broken"&&(yield{index:i.step,error:i.problem,broken:i.path})}var xt=async(e,n,t)=>{var O=[];try{
let o=b(O,C(e),true);let s=b(O,await $(e,o,{treeish:t.before}));let i=b(O,await $(e,o,{treeish:t.after}));await s.load(n.steps.flatMap(P));let r=ee(s);for await(let y of kt(
n.steps,n,{workspace:r}));let a=await e.run(We(t.before,t.after,{renames:false}));let d=[...new Set([...a.map(y=>y.path),...r.touched()])].sort();await Promise.
all([s.load(d),i.load(d)]);let l=d.filter(y=>!Sn(y,r,i));let c=l.filter(y=>t.counts?.(y)!==false);let f=l.filter(y=>!c.includes(y));let m=c.map(y=>({path:y,reason:wt}));
if(!t.complete||c.length===0)return{plan:n,differing:m,elsewhere:f};let p=c.filter(y=>!B(y));let h=await On(e,t.after,p,r);let{steps:u,leftOut:k}=await Ve(e,{from:h,
to:t.after},{policy:t.policy});let{steps:g,digest:I,...S}=n;let x=u.map(y=>({...y,why:wt}));let L=c.filter(y=>B(y)).map(y=>({path:y,reason:Q}));return{plan:M(S,
[...g,...x].map(ce)),differing:[...k,...L],elsewhere:f}}catch(T){var w=T,X=true}finally{var A=v(O,w,X);A&&await A}},Sn=(e,n,t)=>{let[o,s]=[n.stat(e),t.stat(e)],
i=o?.kind==="file"&&!o.link;return!i||s?.kind!=="file"||s.link?!i&&s===void 0:(o.mode&64)===(s.mode&64)&&n.read(e).equals(t.read(e))},On=async(e,n,t,o)=>{var a=[];
try{let s=b(a,ke(e));let i={GIT_INDEX_FILE:It.join(s.path,"index")};let r=[];for(let f of t){let m=o.stat(f);m?.kind!=="file"?r.push([f,void 0]):r.push([f,{mode:m.
mode&64?De:"100644",oid:await e.run(Ce(f,o.read(f)))}])}await e.run({...Ke(n),env:i});await e.run({...Ge(e.objectFormat,r),env:i});return await e.run({...Ue(),env:i})}catch(d){
var l=d,c=true}finally{v(a,l,c)}},Pt=(e,{names:n,others:t,span:o})=>s=>t.has(s)?false:n.has(s)||!o?true:St(s,e).some(i=>i===Number.POSITIVE_INFINITY||i>=o.from-
q&&i<=o.to+q),q=2e3,St=(e,n)=>{let t=n.stat(e);if(t)return[t.modified,t.touched??t.modified];let o=It.dirname(e);return o===e||o==="."?[Number.POSITIVE_INFINITY]:
St(o,n)},V=e=>{let t=e.flatMap(o=>[...o.matchAll(/"(?:timestamp|time|ts|created_?[aA]t|startTime|start|end|completed|created|updated)"\s*:\s*(?:"(\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d))"|(\d{13})\b)/g)].
map(([,s,i])=>s===void 0?Number(i):Date.parse(s))).filter(Number.isFinite);return t.length===0?void 0:{from:Math.min(...t),to:Math.max(...t)}};async function lr(e,n){
let t=await Tn(e,n),o=await te(t.notImported);return t.ok?{...t,notImported:o}:{...t,notImported:o,problems:await te(t.problems)}}async function Tn(e,n){let t=new Map;
for(;;){let o=new Set,s=await Fn(e,n,i=>{let r=Se(i);return Ae(r)&&!t.has(r)&&o.add(r),t.get(r)?"it contains a credential":je({argv:i,named:i.length})});if(o.size===
0)return s;for(let i of o)t.set(i,(await Ee("",i)).length>0)}}async function Fn(e,{root:n,fixRoot:t,base:o,policy:s,after:i,complete:r,except:a,...d},l){var A=[];
try{let c={...d,refuseCommand:l};let[f]=e;let m=d.format??(f&&N(F(f)));let p=m!==void 0&&R(m);let h=n??(p?t:void 0);if(h===void 0)return z(e,c);let u=await xe(h);
let k={...c,root:u.root};let g=await u.run(Ie());let I=g===void 0?await ze(s):await Ye(u,g,{given:s,asks:false});let S=o??(i===void 0?void 0:await Cn(u,e));if(S===
void 0&&!u.bare)return Rn(e,k,{git:u,policy:I,isFix:p});let{commit:x,tree:L}=await u.run(J(S??"HEAD"));let O=b(A,C(u),true);let T=b(A,await $(u,O,{treeish:x}));
let w=new Set;let X=Nn(e,u);for(;;){let W=new Set,he=z(e,{...k,...Tt(T,{policy:I,isReady:E=>w.has(E)||!W.add(E),files:E=>Ft(u,E,x),root:u.root}),isOlder:X,isLater:i===
void 0,realPath:Ot,...An(u,I)});if(W.size===0)return p?he:vn(he,{git:u,sources:e,start:{commit:x,tree:L},policy:I,after:i,complete:r,except:a});await T.load(W);
for(let E of W)w.add(E)}}catch(y){var Nt=y,At=true}finally{var ye=v(A,Nt,At);ye&&await ye}}var Rn=async(e,n,{git:t,policy:o,isFix:s})=>{let i=_(t.root,{steady:true}),
a=z(e,{...n,...Tt(i,{policy:o,isReady:()=>true,files:d=>Ft(t,d)}),isLater:true,realPath:Ot});return s?a:En(a,{git:t,source:i,policy:o})},Ot=e=>me.isAbsolute(e)?
Re(me.resolve(e)):e,Tt=(e,{policy:n,isReady:t,files:o,root:s})=>{let i=d=>{let l=t(d)?e.locate(d):void 0,c=l?.ok?e.stat(l.path):void 0;return!c||c.broken||c.kind===
"device"?l&&!l.ok&&l.problem.name==="IS_DIRECTORY"?"folder":void 0:c.kind==="directory"?"folder":(c.mode&64)>0?"executable":"file"},r=new Map;return{look:d=>{let l=s!==
void 0&&Fe(d,[s])||d;return t(l)?$e(l,{workspace:e,policy:n}):{ok:true,path:l,bytes:void 0}},readFile:d=>t(d)?Rt(d,{workspace:e,policy:n}):void 0,kindOf:i,filesBelow:(d,l="\
all")=>{let c=r.get(l)??o(l);return r.set(l,c),d===""?c:c.filter(f=>f.startsWith(`${d}/`))}}},Ft=(e,n,t)=>t!==void 0||e.bare?e.runNow(oe({treeish:t??"HEAD"})):[
...e.runNow(oe()),...n==="all"?e.runNow(_e()):[]],Nn=(e,n)=>{let t=n.bare?void 0:V(e.flatMap(ue));if(!t)return()=>false;let o=_(n.root);return s=>{let i=o.locate(
s);return((i.ok?o.stat(i.path):void 0)?.touched??Number.POSITIVE_INFINITY)<t.from-q}},An=(e,n)=>e.bare?{}:{readNow:t=>Rt(t,{workspace:_(e.root),policy:n})},En=async(e,{
git:n,source:t,policy:o})=>{if(!e.ok)return e;let{plan:s,doomed:i}=await le(n,e.plan,{source:t,configuration:o.configuration}),r=[...e.notImported,...i];return s.
steps.length>0?{...e,plan:s,notImported:r}:{...pe(e),notImported:r}},vn=async(e,n)=>{let{git:t,sources:o,start:s,policy:i,after:r,complete:a=false,except:d}=n;if(!e.
ok&&!(r!==void 0&&e.problems.some(({name:w})=>w==="PLAN_EMPTY")))return e;let l=e.ok?e:{...e,...$n(o),ok:true},c=e.others??new Set,{plan:f,doomed:m}=await Mn(s.
tree,l.plan,{git:t,policy:i}),p=[...l.notImported,...m];if(r===void 0)return f.steps.length>0?{...l,plan:f,notImported:p}:{...pe(l),notImported:p};let h=r==="wo\
rk tree",u=h?V(o.flatMap(ue)):void 0,g=h?Pt(_(t.root),{names:l.named,others:c,span:u}):w=>!c.has(w),I=w=>me.resolve(t.root,w)!==d&&g(w),{plan:S,...x}=await xt(t,
f,{before:s.tree,after:await Ln(t,r),policy:i,counts:I,complete:a});if(S.steps.length===0)return{...e.ok?pe({format:e.format,plan:f}):e,notImported:[...p,...x.differing.
map(qe)]};let{steps:L,digest:O,...T}=S;return{...l,plan:M({...T,base:T.base??s.commit},L),notImported:p,compared:x}},Mn=async(e,n,{git:t,policy:o})=>{var r=[];try{
let s=b(r,C(t),true);let i=b(r,await $(t,s,{treeish:e}));await i.load(n.steps.flatMap(P));return await le(t,n,{source:i,configuration:o.configuration})}catch(a){
var d=a,l=true}finally{var c=v(r,d,l);c&&await c}},$n=e=>({format:N(F(e[0]))??"diff",plan:M(U({title:"What a session left",options:Xe}),[]),named:new Set}),pe=({
format:e,plan:n})=>({ok:false,format:e,problems:[{name:"PLAN_EMPTY",message:`Nothing of ${JSON.stringify(n.title)} can become a step that applies.`}]}),Ln=async(e,n)=>n===
"work tree"?Te(e):"folder"in n?Oe(e,n.folder,K):(await e.run(J(n.revision))).tree,ue=e=>{let n=F(e);return[n.slice(0,fe),"text"in e?e.text.slice(-fe):n.slice(-fe)]},
fe=256*1024,Cn=async(e,n)=>{let t=n.flatMap(ue),[,o]=/"(?:commit_hash|headCommit)"\s*:\s*"([0-9a-f]{40,64})"/.exec(t[0]??"")??[],s=V(t),i=s&&`HEAD@{${new Date(s.
from).toISOString()}}`;for(let r of[o,i]){let a=r===void 0?void 0:await e.run(_n(r));if(a!==void 0)return a}return"HEAD"},_n=e=>({args:["rev-parse","--verify","\
--quiet","--end-of-options",`${e}^{commit}`],input:"",accept:[0,1,128],parse:(n,t)=>t===0?n.toString("latin1").trim():void 0}),Rt=(e,{workspace:n,policy:t})=>{let o=n.
locate(e);if(!o.ok||Ne(o.path,{workspace:n,policy:t}))return;let s=n.stat(o.path);if(s?.kind!=="file"||s.broken||s.size>Gn)return;let i=we(n.read(o.path));return i.
ok?be(i.file,0,i.file.bytes.length):void 0},Gn=64*1024*1024;export{z as a,lr as b};
