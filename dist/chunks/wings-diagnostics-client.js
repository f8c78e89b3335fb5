import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as U}from"./vscode-jsonrpc.js";import{core_programs_isolation$e as T}from"./run.js";
import{empty$e as N}from"./hook.js";var h=N(U(),1);import{pathToFileURL as X}from"node:url";import{readdirSync as re,readFileSync as oe}from"node:fs";import{platform as ie}from"node:process";
var se=16*1024,ae=250,W=async e=>{let n=await T(e);if(typeof n=="string")return n;let t=await de(n);if(t!==void 0)return t;let{stdin:r,stdout:o,stderr:s}=n.child;
if(!r||!o||!s)return"it has no streams";let l="";s.setEncoding("utf8").on("data",i=>{l=(l+i).slice(-se)}),r.on("error",()=>{}),o.on("error",()=>{});let{ended:c,
stop:a}=le(n,e.memory);return{input:r,output:o,said:()=>l,ended:c,stop:a}},de=({child:e})=>new Promise(n=>{e.once("spawn",()=>n(void 0)),e.once("error",t=>n(t.message))});
function le(e,n){let{child:t,kill:r,sweep:o}=e,s="exit",l=d=>{s==="exit"&&t.exitCode===null&&(s=d),r()},c=setInterval(()=>{t.pid!==void 0&&ue(t.pid)>n&&l("memor\
y")},ae).unref(),a=new Promise(d=>{t.once("exit",u=>{clearInterval(c),r();for(let y of t.stdio)y?.destroy();o().then(()=>d({how:s,exitCode:u}))})});return{ended:a,
stop:async()=>{l("stopped"),await a}}}var ce=4096,ue=e=>{if(ie!=="linux")return 0;let n=new Map;for(let o of re("/proc")){let s=Number(o),l=Number.isNaN(s)?void 0:
ge(s);l!==void 0&&n.set(l,[...n.get(l)??[],s])}let t=0,r=[e];for(let o=r.pop();o!==void 0;o=r.pop())t+=me(o)*ce,r.push(...n.get(o)??[]);return t},ge=e=>{let n=B(
`/proc/${e}/stat`),[,t]=n.slice(n.lastIndexOf(")")+2).split(" ");return t===void 0?void 0:Number(t)},me=e=>Number(B(`/proc/${e}/statm`).split(" ")[1]??0),B=e=>{
try{return oe(e,"latin1")}catch{return""}};var x=["error","warning","information","hint"];function $e(e,n){if(!Array.isArray(e))throw P("it sent no list of diag\
nostics");if(e.length>1e4)throw P("it sent over 10000 diagnostics of one file");return e.map(t=>pe(t,n))}var ze=(e,n)=>e.filter(t=>x.indexOf(t.severity)<=x.indexOf(
n));function pe(e,{path:n,lines:t,root:r}){let{message:o,range:s,severity:l=1,code:c}=v(e),{start:a}=v(s),{line:i,character:d}=v(a);if(typeof o!="string"||!fe(a))
throw P("it sent a diagnostic without place or message");return{path:n,line:Number(i)+1,column:Number(d)+1,severity:x[Number(l)-1]??"error",...(typeof c=="strin\
g"||typeof c=="number")&&{code:String(c).slice(0,100)},message:o.replaceAll(`${r}/`,"").slice(0,2e3),text:(t[Number(i)]??"").slice(0,500)}}var fe=e=>{let{line:n,
character:t}=v(e);return[n,t].every(r=>Number.isInteger(r)&&Number(r)>=0)},v=e=>typeof e=="object"&&e!==null?e:{},P=e=>new m({reason:"protocol",message:`the ser\
ver does not follow the protocol: ${e}`}),m=class extends Error{reason;constructor({reason:n,message:t}){super(t),this.reason=n}},je=e=>e instanceof m?{reason:e.
reason,message:e.message}:{reason:"protocol",message:`the server\u2019s answer could not be used: ${ye(e)}`},ye=e=>(e instanceof Error?e.message:String(e)).slice(
0,300),F={formerPath:e=>e,wordsOf:e=>e};function qe(e,n,{formerPath:t,wordsOf:r}=F){let[o,s]=[$(e,{...F,wordsOf:r}),$(n,{formerPath:t,wordsOf:r})],l=(i,d)=>new Set(
[...i].flatMap(([u,y])=>we(y,d.get(u)??[]))),[c,a]=[l(s,o),l(o,s)];return{added:n.filter(i=>c.has(i)),gone:e.filter(i=>a.has(i))}}function $(e,n){let t=new Map;
for(let r of e){let o=ve(r,n),s=t.get(o);s?s.push(r):t.set(o,[r])}return t}var he=1e6;function we(e,n){if(e.length<=n.length)return[];if(e.length*n.length>he)return e.
slice(n.length);let t=[...e];for(let{line:r}of n){let o=t.map(s=>Math.abs(s.line-r));t.splice(o.indexOf(o.reduce((s,l)=>Math.min(s,l))),1)}return t}var ve=({path:e,
code:n="",message:t,text:r},{formerPath:o,wordsOf:s})=>[o(e),n,s(t),s(r.trim())].join("\0");var b=(...e)=>n=>n.slice(0,2).some(t=>e.includes(be(t))),be=e=>e.replace(
/^.*[/\\]/s,"").replace(/\.(?:exe|cmd|[cm]?js)$/i,"").replace(/-\d+$/,""),D={disableAutomaticTypeAcquisition:true,tsserver:{automaticTypeAcquisition:{enabled:false}}},
Se=[{isMeant:b("tsc","tsgo"),configuration:{typescript:D,javascript:D,"js/ts":D}},{isMeant:b("typescript-language-server"),initialization:{disableAutomaticTypingAcquisition:true,
plugins:[]}},{isMeant:b("pyright-langserver","pyright"),configuration:{python:{analysis:{diagnosticMode:"openFilesOnly",autoSearchPaths:true}}},environment:{PYTHONSAFEPATH:"\
1"}},{isMeant:b("clangd"),args:["--background-index=false","--sync"]}],j=({argv:e})=>{let n=S(e)?.args??[],t=new Set(e.map(z));return[...e,...n.filter(r=>!t.has(
z(r)))]},z=e=>e.replace(/^--?/,"").replace(/=.*$/s,""),q=e=>({...e.initialization,...S(e.argv)?.initialization}),H=({argv:e})=>S(e)?.environment??{},_=({argv:e},n)=>S(
e)?.configuration?.[n??""]??null,S=e=>Se.find(({isMeant:n})=>n(e));var k=N(U(),1);var R={message:32*2**20,total:512*2**20,messages:2e5},G=8*1024;function K({input:e,
output:n},t,r=R){let o=new Set;return{reader:new C(n,{asked:o,onFault:t,limits:r}),writer:new E(e,o)}}var E=class extends k.StreamMessageWriter{#e;constructor(n,t){
super(n),this.#e=t}write(n){return"method"in n&&"id"in n&&this.#e.add(n.id),super.write(n)}},C=class extends k.AbstractMessageReader{#e;#t;#n=[];#r=0;#o;#i=0;#s=0;#a=false;constructor(n,t){
super(),this.#e=n,this.#t=t}listen(n){let t=r=>this.#u(r,n);return this.#e.on("data",t),this.#e.on("close",()=>this.fireClose()),{dispose:()=>{this.#e.off("data",
t)}}}#u(n,t){if(!this.#a)try{if(this.#i+=n.length,this.#i>this.#t.limits.total)throw f("it sent too much");this.#n.push(n),this.#r+=n.length;for(let r=this.#d();r;r=
this.#d())t(r)}catch(r){this.#a=true,this.#n=[],this.#t.onFault(r instanceof m?r:f(String(r)))}}#d(){if(this.#o??=this.#g(),this.#o===void 0||this.#r<this.#o)return;
let n=this.#c(this.#o).toString("utf8");if(this.#o=void 0,this.#s+=1,this.#s>this.#t.limits.messages)throw f("it sent too many messages");return this.#m(ke(n))}#g(){
if(this.#r===0)return;let n=this.#l(),t=n.subarray(0,G).indexOf(`\r
\r
`);if(t<0&&this.#r<G)return;let[,r]=/^content-length: *(\d{1,15}) *$/im.exec(n.toString("latin1",0,Math.max(t,0)))??[];if(r===void 0)throw f("what it sent has n\
o length");if(Number(r)>this.#t.limits.message)throw f("it sent a message that is too long");return this.#c(t+4),Number(r)}#l(){return this.#n.length>1&&(this.#n=
[Buffer.concat(this.#n)]),this.#n[0]??Buffer.alloc(0)}#c(n){let t=this.#l();return this.#n=t.length>n?[t.subarray(n)]:[],this.#r-=n,t.subarray(0,n)}#m(n){if("me\
thod"in n)return n;let{id:t}=n;if(t===void 0||!this.#t.asked.delete(t))throw f("it answered what was not asked");return n}};function ke(e){let n;try{n=JSON.parse(
e)}catch{throw f("what it sent is not JSON")}if(typeof n!="object"||n===null||Array.isArray(n))throw f("what it sent is not a message");let{jsonrpc:t}=n;if(t!==
"2.0")throw f("what it sent is not a message");return n}var f=e=>new m({reason:"protocol",message:`the server does not follow the protocol: ${e}`});function Q(){
let e=new Map,n=0;return{of:t=>e.get(J(t)),get last(){return n},put(t,r){let o=J(t),s=e.get(o);s?.version!==void 0&&r.version!==void 0&&r.version<s.version||(n+=
1,e.set(o,{...r,number:n}))}}}var J=e=>{try{return decodeURIComponent(e).replace(/^file:\/\/\/([A-Za-z]):/,(n,t)=>`file:///${t.toLowerCase()}:`)}catch{return e}};
function V(){let e,n,t=new Set,r=o=>{if(!e){e=o,clearTimeout(n);for(let s of t)s(o);t.clear()}};return{within:o=>{let s=new Promise((l,c)=>{if(e)return o.then(void 0,
()=>{}),c(e);t.add(c);let a=()=>t.delete(c);o.then(i=>{a(),l(i)},i=>{a(),c(i)})});return s.catch(()=>{}),s},fail:r,get failed(){return e},limit(o){clearTimeout(
n),o!==void 0&&!e&&(n=setTimeout(()=>r(xe()),o))}}}var xe=()=>new m({reason:"timeout",message:"the server timed out"});async function ee(e,n){let t=await W({argv:j(
e),cwd:n.root,environment:{...n.environment,...H(e)},memory:e.memory});if(typeof t=="string")throw new m({reason:"not-started",message:`the server could not be \
started: ${t}`});let r=V();r.limit(e.timeout);let o=Pe({server:e,host:n,program:t,bounds:r});try{return await o.initialize(),o}catch(s){throw await o[Symbol.asyncDispose](),
s}}function Pe({server:e,host:n,program:t,bounds:r}){let{reader:o,writer:s}=K(t,r.fail,n.limits??R),l=(0,h.createMessageConnection)(o,s,De),c=Ce(),a=Q(),i=Re(l,
{server:e,root:n.root,pushes:a,ring:c.ring});t.ended.then(p=>r.fail(Ee(p,t.said())));let d=Z(n.signal,r);l.onError(()=>{}),l.listen();let u={},y,M=(p,w)=>r.within(
l.sendRequest(p,w).catch(Y)),A=(p,w)=>r.within(l.sendNotification(p,w).catch(Y));return{server:e,root:n.root,bounds:r,get capabilities(){return u},get calledName(){
return y},pushes:a,request:M,notify:A,get pulls(){return u.diagnosticProvider!==void 0||i.pulls()},get isBusy(){return i.isBusy()},heard:()=>r.within(c.next()),
uriOf:p=>X(`${n.root}/${p}`).href,rest(){d(),r.limit()},resume(p,w){d=Z(w,r),r.limit(p)},async initialize(){let p=await M("initialize",Oe(e,n.root));if(u=p?.capabilities??
{},y=p?.serverInfo?.name,(u.positionEncoding??O)!==O)throw new m({reason:"protocol",message:"the server counts characters in a way that was not offered"});await A(
"initialized",{})},async[Symbol.asyncDispose](){d(),r.fail(new m({reason:"stopped",message:"the server was stopped"})),await t.stop(),l.dispose()}}}var De={error:()=>{},
warn:()=>{},info:()=>{},log:()=>{}},Y=e=>e instanceof h.ResponseError&&e.code!==h.ErrorCodes.MessageWriteError?Promise.reject(new L(e)):new Promise(()=>{}),L=class extends m{code;constructor({
code:n,message:t}){super({reason:"refused",message:`the server refused: ${t.slice(0,300)}`}),this.code=n}},Ee=(e,n)=>{if(e.how==="memory")return new m({reason:"\
memory",message:"the server took too much memory"});let t=n.trimEnd().split(`
`).at(-1)?.trim().slice(0,300)??"",r=e.exitCode===null?"":` with ${e.exitCode}`;return new m({reason:"ended",message:`the server ended${r}${t&&`: ${t}`}`})};function Z(e,n){
let t=()=>n.fail(new m({reason:"stopped",message:"the run was stopped"}));return e?.addEventListener("abort",t,{once:true}),e?.aborted&&t(),()=>e?.removeEventListener(
"abort",t)}function Ce(){let e=()=>{},n=new Promise(t=>e=t);return{ring(){let t=e;n=new Promise(r=>e=r),t()},next:()=>n}}function Re(e,{server:n,root:t,pushes:r,
ring:o}){let s=new Set,l=new Set,c=(i,d)=>{e.onRequest(i,u=>{let y=d(u);return o(),y})},a=(i,d)=>{e.onNotification(i,u=>{d(u),o()})};c("workspace/configuration",
({items:i})=>i.map(({section:d})=>_(n,d))),c("workspace/workspaceFolders",()=>[I(t)]),c("workspace/applyEdit",()=>({applied:false}));for(let i of["window/workDo\
neProgress/create","window/showMessageRequest","workspace/diagnostic/refresh"])c(i,()=>null);return c("client/registerCapability",({registrations:i})=>{for(let{
id:d,method:u}of i)u===Le&&s.add(d);return null}),c("client/unregisterCapability",({unregisterations:i})=>{for(let{id:d}of i)s.delete(d);return null}),a("textDo\
cument/publishDiagnostics",({uri:i,version:d,diagnostics:u})=>r.put(String(i),{items:u,version:typeof d=="number"?d:void 0})),e.onUnhandledProgress(({token:i,value:d})=>{
let{kind:u}=d??{};u==="begin"?l.add(i):u==="end"&&l.delete(i),o()}),{pulls:()=>s.size>0,isBusy:()=>l.size>0}}var Le="textDocument/diagnostic",O="utf-16",I=e=>({
uri:X(e).href,name:"editplan"}),Oe=(e,n)=>({processId:null,clientInfo:{name:"editplan"},rootUri:I(n).uri,rootPath:n,workspaceFolders:[I(n)],initializationOptions:q(
e),capabilities:{general:{positionEncodings:[O]},window:{workDoneProgress:true},workspace:{configuration:true,workspaceFolders:true,workspaceEdit:{documentChanges:true,
changeAnnotationSupport:{}},didChangeWatchedFiles:{dynamicRegistration:true},diagnostics:{refreshSupport:true}},textDocument:{synchronization:{didSave:true},publishDiagnostics:{
versionSupport:true,relatedInformation:false},diagnostic:{dynamicRegistration:true,relatedDocumentSupport:false},documentSymbol:{hierarchicalDocumentSymbolSupport:true},
references:{},rename:{prepareSupport:true,honorsChangeAnnotations:true}}}});var Ie={made:1,changed:2,removed:3};function Me(e){let n=new Map,t=0,r=a=>({uri:e.uriOf(
a)}),o=(a,i)=>{t+=1,n.set(a,{text:i,version:t});let d={...r(a),languageId:Te(a),version:t,text:i};return e.notify("textDocument/didOpen",{textDocument:d})},s=a=>(n.
delete(a),e.notify("textDocument/didClose",{textDocument:r(a)})),l=(a,i)=>{t+=1,n.set(a,{text:i,version:t});let d=[{text:i}],u={...r(a),version:t};return e.notify(
"textDocument/didChange",{textDocument:u,contentChanges:d,forceRebuild:true,wantDiagnostics:true})},c=async({path:a,text:i})=>{let d=n.get(a);i===void 0?d&&await s(
a):d?d.text!==i&&await l(a,i):await o(a,i)};return{async show(a){for(let i of a)await c(i)},async tell(a){if(a.length===0)return;let i=a.map(({path:d,how:u})=>({
...r(d),type:Ie[u]}));if(await e.notify("workspace/didChangeWatchedFiles",{changes:i}),!!Ae(e))for(let{path:d}of a){let u=n.get(d);u&&await e.notify("textDocume\
nt/didSave",{textDocument:r(d),text:u.text})}},async renew(a){for(let[i,{text:d}]of[...n])a==="change"?await l(i,d):(await s(i),await o(i,d))},spoil:l,of:a=>n.get(
a),get paths(){return[...n.keys()]}}}var Ae=({capabilities:{textDocumentSync:e}})=>typeof e=="object"&&e.save!==void 0&&e.save!==false,Ne={...g("typescript","ts\
 mts cts"),...g("typescriptreact","tsx"),...g("javascript","js mjs cjs"),...g("javascriptreact","jsx"),...g("python","py pyi"),...g("c","c h"),...g("cpp","cc cp\
p cxx c++ hh hpp hxx h++ inl"),...g("objective-c","m"),...g("objective-cpp","mm"),...g("rust","rs"),...g("ruby","rb"),...g("csharp","cs"),...g("fsharp","fs fsi \
fsx"),...g("kotlin","kt kts"),...g("haskell","hs"),...g("elixir","ex exs"),...g("erlang","erl hrl"),...g("perl","pl pm"),...g("shellscript","sh bash"),...g("mar\
kdown","md"),...g("yaml","yml")};function g(e,n){return Object.fromEntries(n.split(" ").map(t=>[t,e]))}var Te=e=>{let n=/\.([^./]+)$/.exec(e)?.[1]?.toLowerCase()??
"plaintext";return Ne[n]??n};function ne(){let e=new Map,n=new Set,t=async r=>{n.delete(r),await r.client[Symbol.asyncDispose]()};return{async open(r,o){let s=te(
r,o),l=e.get(s);if(e.delete(s),l&&!l.client.bounds.failed)return l.client.resume(r.timeout,o.signal),l;l&&await t(l);let c=await ee(r,o),a={client:c,documents:Me(
c)};return n.add(a),a},async rest(r){if(r.client.rest(),r.client.bounds.failed)return t(r);e.set(te(r.client.server,r.client),r)},drop:t,get resting(){return[...e.
values()].filter(({client:r})=>!r.bounds.failed).length},async[Symbol.asyncDispose](){e.clear(),await Promise.all([...n].map(t))}}}var te=({name:e,argv:n,initialization:t={}},{
root:r})=>JSON.stringify([e,n,t,r]);function nn(){let e=ne(),n,t=async()=>{let r=[e,n?.place];e=ne(),n=void 0;for(let o of r)await o?.[Symbol.asyncDispose]()};return{
get conversations(){return e},async place(r,o){if(n?.key===r)return n.place;await t();let s=await o();return n={key:r,place:s},s},get isWarm(){return e.resting>
0},[Symbol.asyncDispose]:t}}export{$e as a,ze as b,fe as c,v as d,P as e,m as f,je as g,qe as h,L as i,ne as j,nn as k};
