import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as Ce}from"./wings-sessions-commands-recorded-plan-2.js";
import{b as Re,c as xe}from"./wings-sessions-commands-record-options.js";import{commander$p as ge}from"./start.js";import{a as Oe}from"./core-policy-judge-command-2.js";
import{b as Ee}from"./wings-sessions-record-command-2.js";import{a as Te}from"./wings-sessions-record-attribution.js";import{a as ke,b as Ae}from"./wings-sessions-record-plan.js";
import"./wings-sessions-source.js";import"./unbash.js";import{wings_sessions_record_call_scope$a as G}from"./hook.js";import{wings_sessions_record_notes$b as T,
wings_sessions_record_notes$d as ue}from"./hook.js";import{faces_cli_version$a as me}from"./version.js";import{f as Ie}from"./core-session-session.js";import"./core-policy-dangerous-commands.js";
import"./start.js";import"./version.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./version.js";import{core_history_recordings$a as oe,
core_history_recordings$e as ie,core_history_recordings$f as de,core_history_recordings$h as ae,core_history_recordings$i as q,core_history_recordings$p as ce,core_history_recordings$q as le,
core_history_recordings$r as E,core_history_recordings$s as fe}from"./hook.js";import"./start.js";import"./core-workspace-checkout.js";import{c as Pe}from"./core-run-from-diff-2.js";
import"./core-plan-edits-between.js";import"./core-plan-cell-edits.js";import"./core-plan-text-edits.js";import"./core-text-line-bounds.js";import"./hook.js";import"./core-plan-settle.js";
import"./run.js";import"./run.js";import"./run.js";import{core_run_run_policy_2$a as Se}from"./run.js";import{core_programs_run_program$e as be}from"./run.js";import{
core_programs_isolation$b as we,core_programs_isolation$e as ve}from"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./hook.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./run.js";
import"./run.js";import"./start.js";import"./start.js";import"./start.js";import{core_text_neutralise$f as x}from"./start.js";import"./start.js";import{core_run_baseline_2$g as C}from"./start.js";
import{core_workspace_replacement$u as ye}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import{core_tools_notebook_edit$p as D}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_tools_permission$b as pe,core_tools_permission$d as he}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import{core_git_git$b as Z,
core_git_git$v as k}from"./hook.js";import"./hook.js";import{core_text_json$f as g,core_text_json$g as ee,core_text_json$i as A}from"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import{core_text_words$a as te,core_text_words$c as ne,core_text_words$i as se,core_text_words$q as re}from"./hook.js";
import"./start.js";import{errors$b as X}from"./hook.js";import"./hook.js";import{existsSync as ht}from"node:fs";import S from"node:path";import{isUtf8 as Ue}from"node:buffer";
import _ from"node:path";function I(r3){let e=A(r3.toString("utf8"));if(!g(e))return;let{method:t,id:n,params:s,result:i}=e;return{params:g(s)?s:{},...typeof t==
"string"&&{method:t},...n!=null&&{id:JSON.stringify(n)},...t===void 0&&"result"in e&&{result:g(i)?i:{}}}}var c=(r3,e)=>{let t=g(r3)?r3[e]:void 0;return typeof t==
"string"&&t!==""?t:void 0},w=(r3,e)=>{let t=g(r3)?r3[e]:void 0;return Array.isArray(t)?t.filter(g):[]};import V from"node:path";var Fe=new Set(["read","search",
"fetch","think","switch_mode"]),Ge=new Set(["edit","delete","move"]);function U(r3,{cwd:e,words:t}){let n=c(r3,"title")??c(r3,"name")??c(r3,"kind")??"a tool",s=c(
r3.rawInput,"command"),i=s===void 0||n.includes(s)?n:`${n}: ${s}`,o=t===""?i:`${i} (asked: ${t})`;return{id:c(r3,"toolCallId")??"",why:o,...qe(r3,e)}}function qe(r3,e){
let t=c(r3,"kind")??"other";if(Fe.has(t))return{files:[]};if(t==="execute")return{command:true};let n=O(r3,e);return Ge.has(t)?n.length>0?{files:n}:{}:G(c(r3,"n\
ame")??c(r3,"title")?.split(" ")[0]??"",R(r3),e)}var O=(r3,e)=>[...new Set([...w(r3,"locations").flatMap(t=>c(t,"path")??[]),...w(r3,"content").flatMap(t=>c(t,"\
path")??[]),...G("edit",R(r3),e).files??[]])],R=({rawInput:r3})=>g(r3)?r3:{};var De={read:["reads"],search:["reads"],edit:["writes"],delete:["deletes"],move:["w\
rites","deletes"]},$=class{#n;#e;constructor(e,t){this.#n=e,this.#e=t}allowsCall(e,t){let n=c(e,"kind"),{command:s}=R(e),i=O(e,t);if(n==="execute")return this.commandFor(
s)!==void 0;let o=De[n??""];return s!==void 0||!o||i.length===0?false:i.every(d=>o.every(a=>this.pathFor(d,t,a)!==void 0))}commandFor(e){let t=ee(e)?e:void 0;if(typeof e!=
"string"&&!t?.length)return;let n=Oe(this.#n,{input:{command:t??String(e)}});return n.ok&&n.decision.behavior==="allow"?n.argv:void 0}pathFor(e,t,n){let{workspace:s,
root:i}=this.#e,o=s.locate(V.relative(i,V.resolve(t,e)).split(V.sep).join("/"));if(!o.ok)return;let d=D("Write",{was:s.stat(o.path)!==void 0,is:true}),a=n==="re\
ads"?pe:n==="writes"?d:D("Delete",{was:true,is:false}),f=he(o.path,s).map(m=>this.#n.decide(m,a)),p=({behavior:m,rule:l})=>m==="allow"&&(n==="reads"||l!=="defau\
lt");return f.every(p)?o.path:void 0}};var N=class r{#n;#e=Buffer.alloc(0);#t=false;#s;ended;constructor(e,t){this.#n=e;let n=s=>{this.#e=Buffer.concat([this.#e,
s]),this.#t||=this.#e.length>t,this.#e.length>t&&(this.#e=this.#e.subarray(-t))};e.child.stdin?.on("error",()=>{}).end();for(let s of[e.child.stdout,e.child.stderr])
s?.on("data",n);this.ended=new Promise(s=>{let i=o=>{this.#s??=o,s(this.#s)};e.child.on("close",(o,d)=>i({exitCode:o,signal:d})),e.child.on("error",()=>i({exitCode:127,
signal:null}))})}static async start({argv:e,cwd:t,root:n,variables:s,limit:i}){let o=await ve({argv:e,cwd:t,environment:{...we(n),...s}});return typeof o=="stri\
ng"?o:new r(o,i)}output(){let e=this.#t?this.#e.findIndex(n=>(n&192)!==128):0;return{output:this.#e.subarray(Math.max(0,e)).toString("utf8"),truncated:this.#t,...this.#s&&
{exitStatus:this.#s}}}kill(){this.#s||this.#n.kill()}},K=2**20;var M=class r2{#n;#e;#t;#s=new Map;#r=new Set;#o=0;constructor(e,t,n){this.#n=e,this.#e=t,this.#t=
n}static async open(e,t){let n=await C({root:e}),s=await n.run(k("HEAD")),i=await Se(n,s.commit,{given:t,asks:true}),o=Ie(n.root);return new r2(e,o,new $(i,o))}get barred(){
return[...this.#r]}async answer(e,t){switch(e){case"session/request_permission":return{result:{outcome:this.#i(t)}};case"fs/read_text_file":return this.#d(t);case"\
fs/write_text_file":return this.#f(t);case"terminal/create":return this.#c(t)}let n=this.#s.get(c(t,"terminalId")??"");return/^terminal\/(output|wait_for_exit|kill|release)$/.
test(e)?n?e==="terminal/output"?{result:n.output()}:e==="terminal/wait_for_exit"?{result:await n.ended}:(n.kill(),e==="terminal/release"&&this.#s.delete(c(t,"te\
rminalId")??""),{result:{}}):v(-32602,"There is no such terminal."):v(-32601,"Method not found")}close(){for(let e of this.#s.values())e.kill()}#i(e){let t=g(e.
toolCall)?e.toolCall:{},n=this.#t.allowsCall(t,this.#n);n||this.#r.add(this.#a(t));let s=n?/^allow_once$/:/^reject_(once|always)$/,i=w(e,"options").find(({kind:o})=>s.
test(String(o)));return i?{outcome:"selected",optionId:i.optionId}:{outcome:"cancelled"}}#d(e){let t=this.#t.pathFor(c(e,"path")??"",this.#n,"reads");if(t===void 0)
return this.#l("read",e,"The policy does not allow to read this file.");let{workspace:n}=this.#e;if(n.stat(t)?.kind!=="file")return v(-32002,"There is no such f\
ile.");let s=n.read(t);if(!Ue(s))return v(-32e3,"The file is not UTF-8. Read it with a command, and change it with one.");let i=s.toString(),{line:o,limit:d}=e;
if(typeof o!="number"&&typeof d!="number")return{result:{content:i}};let a=Math.max(1,Number(o??1))-1;return{result:{content:i.split(/(?<=\n)/).slice(a,typeof d==
"number"?a+d:void 0).join("")}}}#f(e){let t=this.#t.pathFor(c(e,"path")??"",this.#n,"writes");if(t===void 0)return this.#l("write",e,"No rule of the policy allo\
ws to write this file.");if(typeof e.content!="string")return v(-32602,"There is no content.");let{workspace:n}=this.#e,s=n.stat(t),i=s?.kind==="file"?n.read(t):
void 0,o=this.#e.put({path:t,before:i,after:Buffer.from(e.content),mode:s?.mode??438});return o?v(-32e3,o.message):{result:{}}}async#c(e){let{command:t,args:n,outputByteLimit:s}=e,
i=Array.isArray(n)&&n.length>0?[t,...n]:t,o=this.#t.commandFor(i);if(!o)return this.#r.add($e(i)),v(-32e3,"No rule of the policy allows this command.");let{root:d}=this.#e,
a=_.resolve(this.#n,c(e,"cwd")??".");if(/^\.\.($|[\\/])/.test(_.relative(d,a)))return v(-32e3,"The folder is outside the checkout.");let f=w(e,"env").map(({name:l,
value:u})=>[String(l),String(u)]),p=await N.start({argv:o,cwd:a,root:d,variables:Object.fromEntries(f.filter(([l])=>Ve.test(l))),limit:typeof s=="number"?Math.min(
s,K):K});if(typeof p=="string")return v(-32e3,p);this.#o+=1;let m=`terminal-${this.#o}`;return this.#s.set(m,p),{result:{terminalId:m}}}#l(e,t,n){return this.#r.
add(`${e} ${this.#u(c(t,"path")??"")}`),v(-32e3,n)}#a(e){let{command:t}=R(e);if(t!==void 0)return $e(t);let n=O(e,this.#n).map(i=>this.#u(i));return`${c(e,"kind")??
"use"} ${n.length>0?n.join(", "):c(e,"title")??"what it does not name"}`}#u(e){let t=_.relative(this.#n,_.resolve(this.#n,e));return t.startsWith("..")?e:t}},$e=r3=>`\
run ${se(Array.isArray(r3)?r3.map(String):String(r3))}`,Ve=/^(NO_COLOR|FORCE_COLOR|TERM|COLORTERM|CI|LANG|LC_\w+|PAGER|GIT_PAGER|COLUMNS|LINES)$/,v=(r3,e)=>({error:{
code:r3,message:e}});import{PassThrough as Ke,Writable as He}from"node:stream";function Ne(r3){let{requests:e,onText:t,signal:n}=r3,s=new Ke,i=new Map,o=l=>{s.writableEnded||
s.write(`${JSON.stringify({jsonrpc:"2.0",...l})}
`)},d={notify:(l,u)=>o({method:l,params:u}),ask:(l,u)=>new Promise(h=>{let y=i.size+1;i.set(y,h),o({id:y,method:l,params:u})})},a=async l=>{let u=A(l.toString("\
utf8")),h=I(l);if(!h||!g(u))return;let{method:y,params:P}=h;if(y===void 0)i.get(Number(u.id))?.({...g(u.result)&&{result:u.result},...g(u.error)&&{error:u.error}});else if(y===
"session/update"){let b=g(P.update)?P.update:{};b.sessionUpdate==="agent_message_chunk"&&t(c(b.content,"text")??"")}else u.id!==void 0&&o({id:u.id,...await e.answer(
y,P)})},f=Je(l=>{a(l)}),p=new Promise(l=>f.on("finish",()=>l("The agent ended before its turn did."))),m=Promise.race([ze(r3,d),p]).then(l=>(e.close(),s.end(),l));
return n?.addEventListener("abort",()=>s.end(),{once:true}),{input:s,output:f,failure:m}}async function ze({prompt:r3,cwd:e,version:t,signal:n},{ask:s,notify:i}){
let o=await s("initialize",{protocolVersion:1,clientCapabilities:{fs:{readTextFile:true,writeTextFile:true},terminal:true},clientInfo:{name:"editplan",version:t}});
if(!o.result)return H("initialize",o);if(o.result.protocolVersion!==1)return`The agent speaks version ${String(o.result.protocolVersion)} of the protocol, and e\
ditplan version 1.`;let d=await s("session/new",{cwd:e,mcpServers:[]}),a=c(d.result,"sessionId");if(a===void 0){let m=w(o.result,"authMethods").map(u=>c(u,"name")??
c(u,"id")),l=m.length>0?` Log in with the agent itself first: it offers ${m.join(", ")}.`:"";return`${H("session/new",d)}${l}`}n?.addEventListener("abort",()=>i(
"session/cancel",{sessionId:a}),{once:true});let f=await s("session/prompt",{sessionId:a,prompt:[{type:"text",text:r3}]});if(!f.result)return H("session/prompt",
f);let p=c(f.result,"stopReason")??"end_turn";return p==="end_turn"?void 0:`The agent stopped: ${p}.`}var H=(r3,{error:e})=>`The agent refused ${r3}: ${c(e,"mes\
sage")??"it gave no reason"}.`;function Je(r3){let e=[];return new He({write(t,n,s){let i=0;for(let o=t.indexOf(10);o>=0;o=t.indexOf(10,i))r3(Buffer.concat([...e,
t.subarray(i,o)])),e=[],i=o+1;e.push(t.subarray(i)),s()}})}import{setTimeout as Le}from"node:timers/promises";import rt from"node:path";import{setTimeout as Ye}from"node:timers/promises";
var B=class{cwd;git;began=T();#n=[];#e;#t;#s;stopped;missed=[];#r;constructor(e,t){this.cwd=e,this.#r=t,this.git=C({root:e}),this.git.catch(()=>{})}note(e,t){let n=new Promise(
s=>{this.#n.push({...t,at:T(),session:e,done:s})});return this.#e??=this.#o().finally(()=>{this.#e=void 0}),Promise.race([n,this.#e])}async idle(){for(;this.#e;)
await this.#e}stop(e){this.stopped??=e instanceof X?e.message:String(e)}async#o(){for(;this.#n.length>0&&this.stopped===void 0;)try{await this.#i(this.#n.splice(
0)),this.#n.length===0&&await this.#r()}catch(e){this.stop(e)}this.#n=[]}async#i(e){let t=await this.git,n=this.#s??{at:e[0]?.at??0,tree:(await t.run(k("HEAD"))).
tree},{tree:s,touched:i}=await Qe(t,n);for(let{at:o,begins:d,ends:a,fresh:f,session:p,done:m}of e){let l=p();if(!de(t,l)){let u=this.#d({at:o,tree:s,before:n.tree,
times:i}),h={at:o-.001,tree:u,recorder:this.began,...await ue(t,u),...u===s&&i&&i.said};this.#t??=h,q(t,l,f?h:this.#t)}q(t,l,{at:o,tree:s,recorder:this.began,...i?.
said,...d&&{begins:_e(t,d,this.cwd)},...a&&{ends:_e(t,a,this.cwd)}}),this.#s={at:o,tree:s},m()}}#d({at:e,tree:t,before:n,times:s}){let i=Object.entries(s?.said.
touched??{}).flatMap(([o,d])=>d>=e-E?[o]:[]);return i.length===0?t:i.length===s?.changes?n:(this.missed.push(...i),t)}};async function Qe(r3,e){for(let t=1;;t+=
1){let n=T(),s=await Ze(()=>oe(r3)),i=s===e.tree?void 0:await nt(r3,e,s);if(!Object.values(i?.said.touched??{}).some(d=>d>=n-E)||t===Xe)return{tree:s,touched:i}}}
var Xe=3;async function Ze(r3){for(let e=1;;e+=1)try{return await r3()}catch(t){if(!Z(t)||e===et)throw t;await Ye(e*tt)}}var et=6,tt=20;async function nt(r3,e,t){
let n=await r3.run(ye(e.tree,t,{renames:false})),i=n.map(({path:o})=>({path:o,...fe(r3,o)})).filter(({time:o})=>o>=e.at-E);return{changes:n.length,said:{touched:Object.
fromEntries(i.map(({path:o,time:d})=>[o,d])),deleted:i.flatMap(({path:o,isGone:d})=>d?o:[])}}}var _e=(r3,e,t)=>e.files?{...e,files:le(r3,t,e.files)}:e;var L=class{checkout;#n;#e;#t;#s;#r={
leftOut:[],ignored:[]};constructor(e,t,n){this.checkout=e,this.#e=t,this.#n=n}name(e,t){this.#e=e,this.#t=t}note(e={}){return this.checkout.note(()=>this.#o,e)}get#o(){
return`${this.checkout.began} ${this.#e}`}async make(){try{let e=await this.checkout.git,[t]=ie(e,this.#o);if(!t||this.checkout.stopped!==void 0)return;let n=ce(
this.#o);this.#s??=new ke(e,{root:e.root,...this.#n},n);let s=Te(ae(e,t.at),n);this.#r=await this.#s.make(t,s,Ae({agent:this.#t,id:this.#e}))}catch(e){this.checkout.
stop(e)}}async end(){await this.checkout.idle();let{cwd:e,stopped:t,missed:n}=this.checkout,s=n.map(o=>({path:o,reason:st})),i=t===void 0?[]:[{path:`later chang\
es of session ${this.#e}`,reason:t}];return{...Pe(this.#r,[...s,...i]),id:this.#e,cwd:e}}},st="It changed before the first snapshot was complete: what it was be\
fore is not known.";var W=class{#n;#e;#t=new Map;#s=new Map;#r=new Map;#o=new Map;#i;#d;constructor(e,t,n=()=>{}){this.#e=e,this.#i=n,this.#n=t}fromEditor(e){let t=I(
e);if(!t)return;let{method:n,id:s,params:i}=t;if(n===void 0)return this.#w(s);let o=this.#f(t);if(s!==void 0&&this.#r.set(s,{method:n,...o&&{session:o}}),!o||!/^session\/(prompt|new|load|resume|fork)$/.
test(n))return;n==="session/prompt"&&(o.words=it(i));let d=o.recorder.note(n==="session/prompt"?{}:{fresh:true});return n==="session/prompt"?d:void 0}fromAgent(e){
let t=I(e);if(!t)return;let{method:n,id:s,params:i}=t;if(n===void 0)return s===void 0?void 0:this.#u(s,t);n==="session/update"&&g(i.update)&&this.#m(i,i.update),
n==="session/request_permission"&&g(i.toolCall)&&this.#m(i,i.toolCall),n==="fs/write_text_file"&&s!==void 0&&this.#y(s,i)}async end(){let e=[...this.#t];return await Promise.
all(e.map(([,{recorder:t}])=>t.note())),Promise.all(e.map(Me))}#f({method:e,params:t}){let n=c(t,"sessionId"),s=c(t,"cwd");if(e==="session/new")return this.#c(s);
if(n===void 0)return;let i=this.#t.get(n);return i||!/^session\/(prompt|load|resume)$/.test(e??"")?i:this.#a(n,s)}#c(e,t=""){let n=rt.resolve(this.#e,e??"."),s=this.#s.
get(n)??new B(n,()=>this.#l(n));return this.#s.set(n,s),{recorder:new L(s,t,this.#n),words:"",calls:new Map}}async#l(e){for(let{recorder:t}of this.#t.values())t.
checkout.cwd===e&&await t.make()}#a(e,t,n=this.#c(t,e)){return n.recorder.name(e,this.#d),this.#t.set(e,n),n}#u(e,{result:t}){let n=this.#r.get(e);this.#r.delete(
e),n?.method==="initialize"&&(this.#d=c(t?.agentInfo,"name"));let s=c(t,"sessionId");return s!==void 0&&n?.method==="session/new"&&this.#a(s,void 0,n.session),s!==
void 0&&n?.method==="session/fork"&&this.#a(s,n.session?.recorder.checkout.cwd),n?.method==="session/prompt"&&n.session?this.#p(n.session):void 0}#p(e){let t=e.
recorder.note(),n=[...this.#t].filter(([s,i])=>i===e||s.startsWith(`${this.#h(e)}/`));return t.then(()=>Promise.all(n.map(Me))).then(s=>s.forEach(this.#i)).catch(
()=>{}),t}#h(e){return[...this.#t].find(([,t])=>t===e)?.[0]}#m(e,t){let n=c(t,"toolCallId");if(n===void 0||!/^tool_call(_update)?$/.test(c(t,"sessionUpdate")??"\
tool_call"))return;let s=this.#g(e,t),i=s.calls.get(n),o={...i,...Object.fromEntries(Object.entries(t).filter(([,f])=>f!=null))},d=U(o,{cwd:s.recorder.checkout.
cwd,words:s.words}),a=o.status==="completed"||o.status==="failed";i||s.recorder.note({begins:d}),a&&s.recorder.note({ends:d}),a?s.calls.delete(n):s.calls.set(n,
o)}#g(e,t){let n=c(e,"sessionId")??"session",s=this.#t.get(n)??this.#a(n,[...this.#t.values()].at(-1)?.recorder.checkout.cwd),i=Object.values(g(t._meta)?t._meta:
{}).map(a=>c(a,"parentToolUseId")).find(a=>a!==void 0);if(i===void 0)return s;let o=`${n}/${i}`,d=this.#t.get(o)??this.#a(o,s.recorder.checkout.cwd);return d.words=
s.words,d}#y(e,t){let[n,s]=[this.#t.get(c(t,"sessionId")??""),c(t,"path")];if(!n||s===void 0)return;let{cwd:i}=n.recorder.checkout,o=[...n.calls.values()],d=o.filter(
u=>O(u,i).includes(s)),[a,...f]=d.length>0?d:o,p=n.words,{why:m}=U(a&&f.length===0?a:{title:`write ${s}`},{cwd:i,words:p}),l={id:`write ${e}`,why:m,files:[s]};this.#o.
set(e,{session:n,call:l}),d.length===0&&n.recorder.note({begins:l})}#w(e){let t=this.#o.get(e??"");this.#o.delete(e??""),t&&t.session.recorder.note({ends:t.call})}},
Me=([,{recorder:r3}])=>r3.end(),ot=80,it=r3=>{let e=w(r3,"prompt").map(t=>c(t,"text")??"").join(" ").replaceAll(/\s+/g," ").trim();return re(e,ot)};import{setTimeout as lt}from"node:timers/promises";
var F=class{#n=[];#e=0;#t;*split(e){let t=0;for(let s=e.indexOf(Be);s>=0;s=e.indexOf(Be,t))this.#s(e.subarray(t,s)),yield{bytes:e.subarray(t,s+1),line:this.#r()},
t=s+1;if(t===e.length)return;let n=e.subarray(t);this.#s(n),yield{bytes:n}}#s(e){if(this.#n.push(e),this.#e+=e.length,!(this.#e<=j)){this.#t??=new J;for(let t of this.#n)
this.#t.add(t);this.#n=[]}}#r(){let e=this.#t?.line??Buffer.concat(this.#n);return this.#n=[],this.#e=0,this.#t=void 0,e}},j=2**20,dt=64*2**10,at=4,J=class{#n=Buffer.
alloc(j);#e=0;#t=0;#s=[];#r=Number.POSITIVE_INFINITY;#o=false;#i=false;add(e){for(let t=0;t<e.length&&this.#e<j;t+=1)this.#d(e[t]??0)}get line(){return this.#n.
subarray(0,this.#e<j?this.#e:0)}#d(e){let t=this.#o;(t?e===z&&!this.#i:e===93||e===125)&&this.#c(),this.#i=t&&e===ct&&!this.#i,this.#l(e),!t&&(e===z||e===91||e===
123)&&this.#f(e===z)}#f(e){this.#t+=1,this.#o=e,this.#t<this.#r&&(this.#s[this.#t]=this.#e)}#c(){this.#t===this.#r&&(this.#r=Number.POSITIVE_INFINITY),this.#t=Math.
max(0,this.#t-1),this.#o=false}#l(e){if(this.#t>=this.#r)return;this.#n[this.#e]=e,this.#e+=1;let t=this.#s[this.#t]??0;this.#e-t<=dt||!(this.#o||this.#t>=at)||
(this.#e=t,this.#r=this.#t)}},Be=10,z=34,ct=92;var ft=3e4;async function Y(r3,e,t){let{mayWait:n,observe:s,longestWait:i=ft}=t,o=new F,d=true,a=f=>{try{return s(
f)}catch{return}};e.on("error",()=>{d=false,r3.destroy()});try{for await(let f of r3){for(let{bytes:p,line:m}of o.split(f)){let l=m&&n(m)?a(m):void 0;l&&await ut(
i,l),await mt(e,p),m&&!n(m)&&a(m)}if(!d)return}}catch{}finally{d&&e.end()}}async function ut(r3,e){let t=new AbortController;try{await Promise.race([e,lt(r3,void 0,
t)])}finally{t.abort()}}var mt=(r3,e)=>new Promise(t=>{if(r3.destroyed||r3.writableEnded||r3.write(e))return t();let n=()=>{for(let s of["drain","close","error"])
r3.off(s,n);t()};for(let s of["drain","close","error"])r3.once(s,n)});async function Q({command:r3,cwd:e,editor:t,onTurn:n,signal:s,...i}){let o=await be({argv:r3,
cwd:e});if(o instanceof Error)throw Ee(r3,o);let d=new W(e,i,n),a=()=>o.stop();s?.addEventListener("abort",a,{once:true});let f=Y(t.input,o.input,{mayWait:h=>h.
includes("session/prompt"),observe:h=>d.fromEditor(h)}),p=Y(o.output,t.output,{mayWait:h=>!h.includes('"method"')&&h.includes('"id"'),observe:h=>d.fromAgent(h)});
Promise.race([f,p]).then(()=>pt(o));let m=await o.ended;s?.removeEventListener("abort",a);let l=()=>Promise.race([p,Le(We)]);await l(),t.input.destroy();let u=await d.
end();return await l(),{sessions:u,exitCode:m}}var We=2e3;async function pt(r3){for(let e of[void 0,"SIGKILL"]){if(await Promise.race([r3.ended.then(()=>true),Le(
We,false)]))return;r3.stop(e)}}async function Vn(r3,e,t){let n=e.output==="-"?gt:e.output,{root:s,...i}=await Re({...e,output:S.resolve(t.cwd,e.repo,n)},t),d={title:e.
prompt===void 0?"Changes of an agent":e.prompt.slice(0,72),...i,command:r3,cwd:s,signal:t.signal},a=new Map,f=b=>vt(b,{output:n,written:a,context:t});if(e.prompt===
void 0){let b=await Q({...d,editor:{input:process.stdin,output:process.stdout},onTurn:f});return je(b,{keep:f,context:t})}let p=await M.open(s,i.policy),m=b=>t.
stderr(b),{prompt:l}=e,u=Ne({prompt:l,cwd:s,version:me,requests:p,onText:m,signal:t.signal}),h=await Q({...d,editor:u,onTurn:f}),y=await u.failure;t.stderr(y===
void 0?`
`:`
${x(y)}
`),yt(p.barred,t);let P=je(h,{keep:f,context:t});return y===void 0&&h.exitCode>=128?+(P!==h.exitCode):P||+(y!==void 0)}var gt="plan.yaml";function yt(r3,e){if(r3.
length===0)return;let t=ne(r3.map(x),wt,"; ");e.stderr(`The policy did not allow ${te(r3.length,"request")} of the agent: ${t}. A rule under \`allow\`, such as Wr\
ite(docs/**) or Run(npm test), allows them: \`editplan help policy\`.
`)}var wt=20;function vt({id:r3,cwd:e,plan:t},{output:n,written:s,context:i}){if(!t)return;let o=s.get(r3),d=bt(S.resolve(e,n)),a=Ce(t,{wanted:d,known:o});s.set(
r3,a),o?.file!==a.file&&i.stderr(`The plan of session ${x(r3)} is in ${a.file}
`)}function bt(r3){let e=S.dirname(r3);for(;!ht(e)&&S.dirname(e)!==e;)e=S.dirname(e);return S.join(e,S.basename(r3))}function je({sessions:r3,exitCode:e},{keep:t,
context:n}){for(let s of r3){let{id:i,plan:o,leftOut:d,ignored:a}=s;t(s),ge(d,n),xe(a,n),!o&&d.length===0&&n.stderr(`Session ${x(i)} changed nothing: it has no \
plan.
`)}return r3.length===0&&n.stderr(`The agent began no session: there is no plan.
`),e!==0?e:Number(r3.some(({leftOut:s})=>s.length>0))}export{Vn as recordAcpCommand};
