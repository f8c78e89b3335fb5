import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{errors$b as y}from"./hook.js";import"./hook.js";import{closeSync as R,
existsSync as $,openSync as I,readdirSync as x,readFileSync as D,readSync as _,realpathSync as N,statSync as w}from"node:fs";import{homedir as v}from"node:os";import d from"node:path";
var l=(...e)=>({HOME:t,USERPROFILE:n})=>d.join(t??n??v(),...e),f=/^/,g={"claude-code":{home:e=>d.join(e.CLAUDE_CONFIG_DIR??l(".claude")(e),"projects"),folders:[
f],file:/^(?!agent-).*\.jsonl$/,companions:e=>S(d.join(e.replace(/\.jsonl$/,""),"subagents"),/^agent-.*\.jsonl$/)},codex:{home:e=>d.join(e.CODEX_HOME??l(".codex")(
e),"sessions"),folders:[/^\d{4}$/,/^\d{2}$/,/^\d{2}$/],file:/^rollout-.*\.jsonl$/},gemini:{home:l(".gemini","tmp"),folders:[f,/^chats$/],file:/^session-.*\.jsonl?$/,
folderOf:e=>q(d.join(d.dirname(e),"..",".project_root"))?.trim()},qwen:{home:l(".qwen","projects"),folders:[f,/^chats$/],file:/\.jsonl$/},copilot:{home:l(".copi\
lot","session-state"),folders:[f],file:/^events\.jsonl$/},pi:{home:l(".pi","agent","sessions"),folders:[f],file:/\.jsonl$/},cline:{home:l(".cline","data","sessi\
ons"),folders:[f],file:/\.messages\.json$/,folderOf:e=>E(e.replace(/\.messages\.json$/,".json")),companions:e=>[e.replace(/\.messages\.json$/,".json")]}},k=200,
U=async({root:e,env:t,agent:n})=>{let o=j(e),s=n==="opencode"?void 0:A(o,{env:t,agent:n}),r=t.XDG_DATA_HOME??l(".local","share")(t),a=n===void 0||n==="opencode"?
H(r):void 0;if(!a||s&&s.time>a.time)return s?.found;let i=await C(a.file,c=>b(c,o));return!i||s&&s.time>i.time?s?.found:{agent:"opencode",files:[i.file],sources:i.
sources}},A=(e,{env:t,agent:n})=>{let s=(n?[n]:Object.keys(g)).flatMap(i=>{let c=g[i],p=L(c,t).find(({file:O})=>b((c.folderOf??E)(O),e));return p?[{...p,agent:i,
shelf:c}]:[]}),[r]=s.sort((i,c)=>c.time-i.time);if(!r)return;let a=[r.file,...r.shelf.companions?.(r.file)??[]];return{time:r.time,found:{agent:r.agent,files:a}}},
L=(e,t)=>{let n=[e.home(t)];for(let o of e.folders)n=n.flatMap(s=>h(s).filter(r=>r.isDirectory()&&o.test(r.name)).map(r=>d.join(s,r.name)));return n.flatMap(o=>S(
o,e.file)).map(o=>({file:o,time:w(o,{throwIfNoEntry:false})?.mtimeMs??0})).sort((o,s)=>s.time-o.time).slice(0,k)},h=e=>{try{return x(e,{withFileTypes:true})}catch{
return[]}},S=(e,t)=>h(e).filter(n=>n.isFile()&&t.test(n.name)).map(n=>d.join(e,n.name)).sort(),b=(e,t)=>{if(e===void 0)return false;let n=d.relative(t,j(e));return n===
""||!(n.startsWith("..")||d.isAbsolute(n))},j=e=>{try{return N(e)}catch{return d.resolve(e)}},q=e=>{try{return D(e,"utf8")}catch{return}},E=e=>{let[,t]=/"(?:cwd|workspace_root)"\s*:\s*("(?:[^"\\]|\\.)*")/.
exec(M(e))??[];return t===void 0?void 0:String(JSON.parse(t))},F=256*1024,M=e=>{try{let t=I(e,"r");try{let n=Buffer.alloc(F);return n.toString("utf8",0,_(t,n))}finally{
R(t)}}catch{return""}},H=e=>{let t=d.join(e,"opencode","opencode.db");if(!$(t))return;let n=[t,`${t}-wal`].map(o=>w(o,{throwIfNoEntry:false})?.mtimeMs??0);return{
file:t,time:Math.max(...n)}},C=async(e,t)=>{let n=await G(e);try{let o=m(n.prepare("select * from session order by time_updated desc limit 200").all()),s=o.find(
({parent_id:i,directory:c})=>i===null&&t(String(c)));if(!s)return;let a=[s,...o.filter(({parent_id:i})=>i===s.id)].map(i=>({name:`${e}:${i.id}`,text:V(i,n)}));return{
time:Number(s.time_updated),file:e,sources:a}}finally{n.close()}},G=async e=>{let t="node:sqlite";try{let{DatabaseSync:n}=await import(t);return new n(e,{readOnly:true})}catch(n){
let o=n instanceof Error?n.message:String(n);throw new y({name:"UNAVAILABLE_HERE",message:`OpenCode keeps its sessions in ${e}, which this Node (${process.version}\
) cannot read: ${o}. Run editplan with Node 22.13 or newer, or import what "opencode export" writes.`})}},m=e=>e,V=(e,t)=>{let n=m(t.prepare("select * from part\
 where session_id = ? order by id").all(e.id)),o=m(t.prepare("select * from message where session_id = ? order by time_created, id").all(e.id)),s={created:e.time_created,
updated:e.time_updated};return JSON.stringify({info:{id:e.id,directory:e.directory,version:e.version,revert:u(e.revert),time:s},messages:o.map(r=>({info:{id:r.id,
sessionID:e.id,...u(r.data)},parts:n.filter(a=>a.message_id===r.id).map(a=>({id:a.id,messageID:r.id,sessionID:e.id,...u(a.data)}))}))})},u=e=>{let t=typeof e=="\
string"?JSON.parse(e):void 0;return typeof t=="object"&&t!==null?t:void 0};export{U as latestSession};
