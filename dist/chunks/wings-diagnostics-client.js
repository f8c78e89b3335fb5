import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as T}from"./vscode-jsonrpc.js";import{core_programs_isolation$e as W}from"./run.js";
import{errors$c as N}from"./hook.js";import{empty$e as A}from"./hook.js";var h=A(T(),1);import{pathToFileURL as ee}from"node:url";import{readdirSync as oe,readFileSync as ie}from"node:fs";
import{platform as se}from"node:process";var ae=16*1024,de=250,U=async e=>{let n=await W(e);if(typeof n=="string")return n;let t=await le(n);if(t!==void 0)return t;
let{stdin:r,stdout:o,stderr:s}=n.child;if(!r||!o||!s)return"it has no streams";let l="";s.setEncoding("utf8").on("data",i=>{l=(l+i).slice(-ae)}),r.on("error",()=>{}),
o.on("error",()=>{});let{ended:c,stop:a}=ce(n,e.memory);return{input:r,output:o,said:()=>l,ended:c,stop:a}},le=({child:e})=>new Promise(n=>{e.once("spawn",()=>n(
void 0)),e.once("error",t=>n(t.message))});function ce(e,n){let{child:t,kill:r,sweep:o}=e,s="exit",l=d=>{s==="exit"&&t.exitCode===null&&(s=d),r()},c=setInterval(
()=>{t.pid!==void 0&&ge(t.pid)>n&&l("memory")},de).unref(),a=new Promise(d=>{t.once("exit",u=>{clearInterval(c),r();for(let y of t.stdio)y?.destroy();o().then(()=>d(
{how:s,exitCode:u}))})});return{ended:a,stop:async()=>{l("stopped"),await a}}}var ue=4096,ge=e=>{if(se!=="linux")return 0;let n=new Map;for(let o of oe("/proc")){
let s=Number(o),l=Number.isNaN(s)?void 0:me(s);l!==void 0&&n.set(l,[...n.get(l)??[],s])}let t=0,r=[e];for(let o=r.pop();o!==void 0;o=r.pop())t+=pe(o)*ue,r.push(
...n.get(o)??[]);return t},me=e=>{let n=B(`/proc/${e}/stat`),[,t]=n.slice(n.lastIndexOf(")")+2).split(" ");return t===void 0?void 0:Number(t)},pe=e=>Number(B(`/\
proc/${e}/statm`).split(" ")[1]??0),B=e=>{try{return ie(e,"latin1")}catch{return""}};var x=["error","warning","information","hint"],F=1e4,fe=2e3,ye=500;function qe(e,n){
if(!Array.isArray(e))throw p("it sent no list of diagnostics");if(e.length>F)throw p(`it sent over ${F} diagnostics of one file`);return e.map(t=>he(t,n))}var He=(e,n)=>e.
filter(t=>x.indexOf(t.severity)<=x.indexOf(n));function he(e,{path:n,lines:t,root:r}){let{message:o,range:s,severity:l=1,code:c}=v(e),{start:a}=v(s),{line:i,character:d}=v(
a);if(typeof o!="string"||!we(a))throw p("it sent a diagnostic without place or message");return{path:n,line:Number(i)+1,column:Number(d)+1,severity:x[Number(l)-
1]??"error",...(typeof c=="string"||typeof c=="number")&&{code:String(c).slice(0,100)},message:o.replaceAll(`${r}/`,"").slice(0,fe),text:(t[Number(i)]??"").slice(
0,ye)}}var we=e=>{let{line:n,character:t}=v(e);return[n,t].every(r=>Number.isInteger(r)&&Number(r)>=0)},v=e=>typeof e=="object"&&e!==null?e:{},p=e=>new m({reason:"\
protocol",message:`the server does not follow the protocol: ${e}`}),m=class extends Error{reason;constructor({reason:n,message:t}){super(t),this.reason=n}},_e=e=>e instanceof
m?{reason:e.reason,message:e.message}:{reason:"protocol",message:`the server\u2019s answer could not be used: ${N(e).slice(0,300)}`},$={formerPath:e=>e,wordsOf:e=>e};
function Je(e,n,{formerPath:t,wordsOf:r}=$){let[o,s]=[z(e,{...$,wordsOf:r}),z(n,{formerPath:t,wordsOf:r})],l=(i,d)=>new Set([...i].flatMap(([u,y])=>be(y,d.get(u)??
[]))),[c,a]=[l(s,o),l(o,s)];return{added:n.filter(i=>c.has(i)),gone:e.filter(i=>a.has(i))}}function z(e,n){let t=new Map;for(let r of e){let o=Se(r,n),s=t.get(o);
s?s.push(r):t.set(o,[r])}return t}var ve=1e6;function be(e,n){if(e.length<=n.length)return[];if(e.length*n.length>ve)return e.slice(n.length);let t=[...e];for(let{
line:r}of n){let o=t.map(s=>Math.abs(s.line-r));t.splice(o.indexOf(o.reduce((s,l)=>Math.min(s,l))),1)}return t}var Se=({path:e,code:n="",message:t,text:r},{formerPath:o,
wordsOf:s})=>[o(e),n,s(t),s(r.trim())].join("\0");var b=(...e)=>n=>n.slice(0,2).some(t=>e.includes(ke(t))),ke=e=>e.replace(/^.*[/\\]/s,"").replace(/\.(?:exe|cmd|[cm]?js)$/i,
"").replace(/-\d+$/,""),P={disableAutomaticTypeAcquisition:true,tsserver:{automaticTypeAcquisition:{enabled:false}}},xe=[{isMeant:b("tsc","tsgo"),configuration:{
typescript:P,javascript:P,"js/ts":P}},{isMeant:b("typescript-language-server"),initialization:{disableAutomaticTypingAcquisition:true,plugins:[]}},{isMeant:b("p\
yright-langserver","pyright"),configuration:{python:{analysis:{diagnosticMode:"openFilesOnly",autoSearchPaths:true}}},environment:{PYTHONSAFEPATH:"1"}},{isMeant:b(
"clangd"),args:["--background-index=false","--sync"]}],q=({argv:e})=>{let n=S(e)?.args??[],t=new Set(e.map(j));return[...e,...n.filter(r=>!t.has(j(r)))]},j=e=>e.
replace(/^--?/,"").replace(/=.*$/s,""),H=e=>({...e.initialization,...S(e.argv)?.initialization}),_=({argv:e})=>S(e)?.environment??{},J=({argv:e},n)=>S(e)?.configuration?.[n??
""]??null,S=e=>xe.find(({isMeant:n})=>n(e));var k=A(T(),1);var E={message:32*2**20,total:512*2**20,messages:2e5},K=8*1024;function G({input:e,output:n},t,r=E){let o=new Set;
return{reader:new C(n,{asked:o,onFault:t,limits:r}),writer:new D(e,o)}}var D=class extends k.StreamMessageWriter{#e;constructor(n,t){super(n),this.#e=t}write(n){
return"method"in n&&"id"in n&&this.#e.add(n.id),super.write(n)}},C=class extends k.AbstractMessageReader{#e;#t;#n=[];#r=0;#o;#i=0;#s=0;#a=false;constructor(n,t){
super(),this.#e=n,this.#t=t}listen(n){let t=r=>this.#u(r,n);return this.#e.on("data",t),this.#e.on("close",()=>this.fireClose()),{dispose:()=>{this.#e.off("data",
t)}}}#u(n,t){if(!this.#a)try{if(this.#i+=n.length,this.#i>this.#t.limits.total)throw p("it sent too much");this.#n.push(n),this.#r+=n.length;for(let r=this.#d();r;r=
this.#d())t(r)}catch(r){this.#a=true,this.#n=[],this.#t.onFault(r instanceof m?r:p(String(r)))}}#d(){if(this.#o??=this.#g(),this.#o===void 0||this.#r<this.#o)return;
let n=this.#c(this.#o).toString("utf8");if(this.#o=void 0,this.#s+=1,this.#s>this.#t.limits.messages)throw p("it sent too many messages");return this.#m(Pe(n))}#g(){
if(this.#r===0)return;let n=this.#l(),t=n.subarray(0,K).indexOf(`\r
\r
`);if(t<0&&this.#r<K)return;let[,r]=/^content-length: *(\d{1,15}) *$/im.exec(n.toString("latin1",0,Math.max(t,0)))??[];if(r===void 0)throw p("what it sent has n\
o length");if(Number(r)>this.#t.limits.message)throw p("it sent a message that is too long");return this.#c(t+4),Number(r)}#l(){return this.#n.length>1&&(this.#n=
[Buffer.concat(this.#n)]),this.#n[0]??Buffer.alloc(0)}#c(n){let t=this.#l();return this.#n=t.length>n?[t.subarray(n)]:[],this.#r-=n,t.subarray(0,n)}#m(n){if("me\
thod"in n)return n;let{id:t}=n;if(t===void 0||!this.#t.asked.delete(t))throw p("it answered what was not asked");return n}};function Pe(e){let n;try{n=JSON.parse(
e)}catch{throw p("what it sent is not JSON")}if(typeof n!="object"||n===null||Array.isArray(n))throw p("what it sent is not a message");let{jsonrpc:t}=n;if(t!==
"2.0")throw p("what it sent is not a message");return n}function V(){let e=new Map,n=0;return{of:t=>e.get(Q(t)),get last(){return n},put(t,r){let o=Q(t),s=e.get(
o);s?.version!==void 0&&r.version!==void 0&&r.version<s.version||(n+=1,e.set(o,{...r,number:n}))}}}var Q=e=>{try{return decodeURIComponent(e).replace(/^file:\/\/\/([A-Za-z]):/,
(n,t)=>`file:///${t.toLowerCase()}:`)}catch{return e}};function Y(){let e,n,t=new Set,r=o=>{if(!e){e=o,clearTimeout(n);for(let s of t)s(o);t.clear()}};return{within:o=>{
let s=new Promise((l,c)=>{if(e)return o.then(void 0,()=>{}),c(e);t.add(c);let a=()=>t.delete(c);o.then(i=>{a(),l(i)},i=>{a(),c(i)})});return s.catch(()=>{}),s},
fail:r,get failed(){return e},limit(o){clearTimeout(n),o!==void 0&&!e&&(n=setTimeout(()=>r(De()),o))}}}var De=()=>new m({reason:"timeout",message:"the server ti\
med out"});async function ne(e,n){let t=await U({argv:q(e),cwd:n.root,environment:{...n.environment,..._(e)},memory:e.memory});if(typeof t=="string")throw new m(
{reason:"not-started",message:`the server could not be started: ${t}`});let r=Y();r.limit(e.timeout);let o=Ce({server:e,host:n,program:t,bounds:r});try{return await o.
initialize(),o}catch(s){throw await o[Symbol.asyncDispose](),s}}function Ce({server:e,host:n,program:t,bounds:r}){let{reader:o,writer:s}=G(t,r.fail,n.limits??E),
l=(0,h.createMessageConnection)(o,s,Ee),c=Le(),a=V(),i=Ie(l,{server:e,root:n.root,pushes:a,ring:c.ring});t.ended.then(f=>r.fail(Re(f,t.said())));let d=X(n.signal,
r);l.onError(()=>{}),l.listen();let u={},y,O=(f,w)=>r.within(l.sendRequest(f,w).catch(Z)),M=(f,w)=>r.within(l.sendNotification(f,w).catch(Z));return{server:e,root:n.
root,bounds:r,get capabilities(){return u},get calledName(){return y},pushes:a,request:O,notify:M,get pulls(){return u.diagnosticProvider!==void 0||i.pulls()},get isBusy(){
return i.isBusy()},heard:()=>r.within(c.next()),uriOf:f=>ee(`${n.root}/${f}`).href,rest(){d(),r.limit()},resume(f,w){d=X(w,r),r.limit(f)},async initialize(){let f=await O(
"initialize",Me(e,n.root));if(u=f?.capabilities??{},y=f?.serverInfo?.name,(u.positionEncoding??L)!==L)throw new m({reason:"protocol",message:"the server counts \
characters in a way that was not offered"});await M("initialized",{})},async[Symbol.asyncDispose](){d(),r.fail(new m({reason:"stopped",message:"the server was s\
topped"})),await t.stop(),l.dispose()}}}var Ee={error:()=>{},warn:()=>{},info:()=>{},log:()=>{}},Z=e=>e instanceof h.ResponseError&&e.code!==h.ErrorCodes.MessageWriteError?
Promise.reject(new R(e)):new Promise(()=>{}),R=class extends m{code;constructor({code:n,message:t}){super({reason:"refused",message:`the server refused: ${t.slice(
0,300)}`}),this.code=n}},Re=(e,n)=>{if(e.how==="memory")return new m({reason:"memory",message:"the server took too much memory"});let t=n.trimEnd().split(`
`).at(-1)?.trim().slice(0,300)??"",r=e.exitCode===null?"":` with ${e.exitCode}`;return new m({reason:"ended",message:`the server ended${r}${t&&`: ${t}`}`})};function X(e,n){
let t=()=>n.fail(new m({reason:"stopped",message:"the run was stopped"}));return e?.addEventListener("abort",t,{once:true}),e?.aborted&&t(),()=>e?.removeEventListener(
"abort",t)}function Le(){let e=()=>{},n=new Promise(t=>e=t);return{ring(){let t=e;n=new Promise(r=>e=r),t()},next:()=>n}}function Ie(e,{server:n,root:t,pushes:r,
ring:o}){let s=new Set,l=new Set,c=(i,d)=>{e.onRequest(i,u=>{let y=d(u);return o(),y})},a=(i,d)=>{e.onNotification(i,u=>{d(u),o()})};c("workspace/configuration",
({items:i})=>i.map(({section:d})=>J(n,d))),c("workspace/workspaceFolders",()=>[I(t)]),c("workspace/applyEdit",()=>({applied:false}));for(let i of["window/workDo\
neProgress/create","window/showMessageRequest","workspace/diagnostic/refresh"])c(i,()=>null);return c("client/registerCapability",({registrations:i})=>{for(let{
id:d,method:u}of i)u===Oe&&s.add(d);return null}),c("client/unregisterCapability",({unregisterations:i})=>{for(let{id:d}of i)s.delete(d);return null}),a("textDo\
cument/publishDiagnostics",({uri:i,version:d,diagnostics:u})=>r.put(String(i),{items:u,version:typeof d=="number"?d:void 0})),e.onUnhandledProgress(({token:i,value:d})=>{
let{kind:u}=d??{};u==="begin"?l.add(i):u==="end"&&l.delete(i),o()}),{pulls:()=>s.size>0,isBusy:()=>l.size>0}}var Oe="textDocument/diagnostic",L="utf-16",I=e=>({
uri:ee(e).href,name:"editplan"}),Me=(e,n)=>({processId:null,clientInfo:{name:"editplan"},rootUri:I(n).uri,rootPath:n,workspaceFolders:[I(n)],initializationOptions:H(
e),capabilities:{general:{positionEncodings:[L]},window:{workDoneProgress:true},workspace:{configuration:true,workspaceFolders:true,workspaceEdit:{documentChanges:true,
changeAnnotationSupport:{}},didChangeWatchedFiles:{dynamicRegistration:true},diagnostics:{refreshSupport:true}},textDocument:{synchronization:{didSave:true},publishDiagnostics:{
versionSupport:true,relatedInformation:false},diagnostic:{dynamicRegistration:true,relatedDocumentSupport:false},documentSymbol:{hierarchicalDocumentSymbolSupport:true},
references:{},rename:{prepareSupport:true,honorsChangeAnnotations:true}}}});var Ae={made:1,changed:2,removed:3};function Ne(e){let n=new Map,t=0,r=a=>({uri:e.uriOf(
a)}),o=(a,i)=>{t+=1,n.set(a,{text:i,version:t});let d={...r(a),languageId:Ue(a),version:t,text:i};return e.notify("textDocument/didOpen",{textDocument:d})},s=a=>(n.
delete(a),e.notify("textDocument/didClose",{textDocument:r(a)})),l=(a,i)=>{t+=1,n.set(a,{text:i,version:t});let d=[{text:i}],u={...r(a),version:t};return e.notify(
"textDocument/didChange",{textDocument:u,contentChanges:d,forceRebuild:true,wantDiagnostics:true})},c=async({path:a,text:i})=>{let d=n.get(a);i===void 0?d&&await s(
a):d?d.text!==i&&await l(a,i):await o(a,i)};return{async show(a){for(let i of a)await c(i)},async tell(a){if(a.length===0)return;let i=a.map(({path:d,how:u})=>({
...r(d),type:Ae[u]}));if(await e.notify("workspace/didChangeWatchedFiles",{changes:i}),!!We(e))for(let{path:d}of a){let u=n.get(d);u&&await e.notify("textDocume\
nt/didSave",{textDocument:r(d),text:u.text})}},async renew(a){for(let[i,{text:d}]of[...n])a==="change"?await l(i,d):(await s(i),await o(i,d))},spoil:l,of:a=>n.get(
a),get paths(){return[...n.keys()]}}}var We=({capabilities:{textDocumentSync:e}})=>typeof e=="object"&&e.save!==void 0&&e.save!==false,Te={...g("typescript","ts\
 mts cts"),...g("typescriptreact","tsx"),...g("javascript","js mjs cjs"),...g("javascriptreact","jsx"),...g("python","py pyi"),...g("c","c h"),...g("cpp","cc cp\
p cxx c++ hh hpp hxx h++ inl"),...g("objective-c","m"),...g("objective-cpp","mm"),...g("rust","rs"),...g("ruby","rb"),...g("csharp","cs"),...g("fsharp","fs fsi \
fsx"),...g("kotlin","kt kts"),...g("haskell","hs"),...g("elixir","ex exs"),...g("erlang","erl hrl"),...g("perl","pl pm"),...g("shellscript","sh bash"),...g("mar\
kdown","md"),...g("yaml","yml")};function g(e,n){return Object.fromEntries(n.split(" ").map(t=>[t,e]))}var Ue=e=>{let n=/\.([^./]+)$/.exec(e)?.[1]?.toLowerCase()??
"plaintext";return Te[n]??n};function te(){let e=new Map,n=new Set,t=async r=>{n.delete(r),await r.client[Symbol.asyncDispose]()};return{async open(r,o){let s=re(
r,o),l=e.get(s);if(e.delete(s),l&&!l.client.bounds.failed)return l.client.resume(r.timeout,o.signal),l;l&&await t(l);let c=await ne(r,o),a={client:c,documents:Ne(
c)};return n.add(a),a},async rest(r){if(r.client.rest(),r.client.bounds.failed)return t(r);e.set(re(r.client.server,r.client),r)},drop:t,get resting(){return[...e.
values()].filter(({client:r})=>!r.bounds.failed).length},async[Symbol.asyncDispose](){e.clear(),await Promise.all([...n].map(t))}}}var re=({name:e,argv:n,initialization:t={}},{
root:r})=>JSON.stringify([e,n,t,r]);function on(){let e=te(),n,t=async()=>{let r=[e,n?.place];e=te(),n=void 0;for(let o of r)await o?.[Symbol.asyncDispose]()};return{
get conversations(){return e},async place(r,o){if(n?.key===r)return n.place;await t();let s=await o();return n={key:r,place:s},s},get isWarm(){return e.resting>
0},[Symbol.asyncDispose]:t}}export{qe as a,He as b,we as c,v as d,p as e,m as f,_e as g,Je as h,R as i,te as j,on as k};
