import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{errors$b as y,errors$c as g}from"./hook.js";import"./hook.js";
import{closeSync as $,existsSync as I,openSync as x,readdirSync as D,readFileSync as _,readSync as N,realpathSync as v,statSync as h}from"node:fs";import{homedir as k}from"node:os";
import d from"node:path";var c=(...e)=>({HOME:t,USERPROFILE:n})=>d.join(t??n??k(),...e),f=/^/,w={"claude-code":{home:e=>d.join(e.CLAUDE_CONFIG_DIR??c(".claude")(
e),"projects"),folders:[f],file:/^(?!agent-).*\.jsonl$/,companions:e=>b(d.join(e.replace(/\.jsonl$/,""),"subagents"),/^agent-.*\.jsonl$/)},codex:{home:e=>d.join(
e.CODEX_HOME??c(".codex")(e),"sessions"),folders:[/^\d{4}$/,/^\d{2}$/,/^\d{2}$/],file:/^rollout-.*\.jsonl$/},gemini:{home:c(".gemini","tmp"),folders:[f,/^chats$/],
file:/^session-.*\.jsonl?$/,folderOf:e=>F(d.join(d.dirname(e),"..",".project_root"))?.trim()},qwen:{home:c(".qwen","projects"),folders:[f,/^chats$/],file:/\.jsonl$/},
copilot:{home:c(".copilot","session-state"),folders:[f],file:/^events\.jsonl$/},pi:{home:c(".pi","agent","sessions"),folders:[f],file:/\.jsonl$/},cline:{home:c(
".cline","data","sessions"),folders:[f],file:/\.messages\.json$/,folderOf:e=>E(e.replace(/\.messages\.json$/,".json")),companions:e=>[e.replace(/\.messages\.json$/,
".json")]}},A=200,X=async({root:e,env:t,agent:n})=>{let o=O(e),s=n==="opencode"?void 0:L(o,{env:t,agent:n}),r=t.XDG_DATA_HOME??c(".local","share")(t),a=n===void 0||
n==="opencode"?B(r):void 0;if(!a||s&&s.time>a.time)return s?.found;let i=await C(a.file,l=>j(l,o));return!i||s&&s.time>i.time?s?.found:{agent:"opencode",files:[
i.file],sources:i.sources}},L=(e,{env:t,agent:n})=>{let s=(n?[n]:Object.keys(w)).flatMap(i=>{let l=w[i],p=q(l,t).find(({file:R})=>j((l.folderOf??E)(R),e));return p?
[{...p,agent:i,shelf:l}]:[]}),[r]=s.sort((i,l)=>l.time-i.time);if(!r)return;let a=[r.file,...r.shelf.companions?.(r.file)??[]];return{time:r.time,found:{agent:r.
agent,files:a}}},q=(e,t)=>{let n=[e.home(t)];for(let o of e.folders)n=n.flatMap(s=>S(s).filter(r=>r.isDirectory()&&o.test(r.name)).map(r=>d.join(s,r.name)));return n.
flatMap(o=>b(o,e.file)).map(o=>({file:o,time:h(o,{throwIfNoEntry:false})?.mtimeMs??0})).sort((o,s)=>s.time-o.time).slice(0,A)},S=e=>{try{return D(e,{withFileTypes:true})}catch{
return[]}},b=(e,t)=>S(e).filter(n=>n.isFile()&&t.test(n.name)).map(n=>d.join(e,n.name)).sort(),j=(e,t)=>{if(e===void 0)return false;let n=d.relative(t,O(e));return n===
""||!(n.startsWith("..")||d.isAbsolute(n))},O=e=>{try{return v(e)}catch{return d.resolve(e)}},F=e=>{try{return _(e,"utf8")}catch{return}},E=e=>{let[,t]=/"(?:cwd|workspace_root)"\s*:\s*("(?:[^"\\]|\\.)*")/.
exec(H(e))??[];return t===void 0?void 0:String(JSON.parse(t))},M=256*1024,H=e=>{try{let t=x(e,"r");try{let n=Buffer.alloc(M);return n.toString("utf8",0,N(t,n))}finally{
$(t)}}catch{return""}},B=e=>{let t=d.join(e,"opencode","opencode.db");if(!I(t))return;let n=[t,`${t}-wal`].map(o=>h(o,{throwIfNoEntry:false})?.mtimeMs??0);return{
file:t,time:Math.max(...n)}},C=async(e,t)=>{let n=await G(e);try{let o=m(n.prepare("select * from session order by time_updated desc limit 200").all()),s=o.find(
({parent_id:i,directory:l})=>i===null&&t(String(l)));if(!s)return;let a=[s,...o.filter(({parent_id:i})=>i===s.id)].map(i=>({name:`${e}:${i.id}`,text:V(i,n)}));return{
time:Number(s.time_updated),file:e,sources:a}}finally{n.close()}},G=async e=>{let t="node:sqlite";try{let{DatabaseSync:n}=await import(t);return new n(e,{readOnly:true})}catch(n){
let o=g(n);throw new y({name:"UNAVAILABLE_HERE",message:`OpenCode keeps its sessions in ${e}, which this Node (${process.version}) cannot read: ${o}. Run editpl\
an with Node 22.13 or newer, or import what "opencode export" writes.`})}},m=e=>e,V=(e,t)=>{let n=m(t.prepare("select * from part where session_id = ? order by \
id").all(e.id)),o=m(t.prepare("select * from message where session_id = ? order by time_created, id").all(e.id)),s={created:e.time_created,updated:e.time_updated};
return JSON.stringify({info:{id:e.id,directory:e.directory,version:e.version,revert:u(e.revert),time:s},messages:o.map(r=>({info:{id:r.id,sessionID:e.id,...u(r.
data)},parts:n.filter(a=>a.message_id===r.id).map(a=>({id:a.id,messageID:r.id,sessionID:e.id,...u(a.data)}))}))})},u=e=>{let t=typeof e=="string"?JSON.parse(e):
void 0;return typeof t=="object"&&t!==null?t:void 0};export{X as latestSession};
