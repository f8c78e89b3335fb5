import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as Z,b as H}from"./undici.js";import{empty$e as B}from"./hook.js";
import*as j from"os";function g(n3){return n3==null?"":typeof n3=="string"||n3 instanceof String?n3:JSON.stringify(n3)}function R(n3){return Object.keys(n3).length?
{title:n3.title,file:n3.file,line:n3.startLine,endLine:n3.endLine,col:n3.startColumn,endColumn:n3.endColumn}:{}}function y(n3,t,e){let r=new U(n3,t,e);process.stdout.
write(r.toString()+j.EOL)}var M="::",U=class{constructor(t,e,r){t||(t="missing.command"),this.command=t,this.properties=e,this.message=r}toString(){let t=M+this.
command;if(this.properties&&Object.keys(this.properties).length>0){t+=" ";let e=true;for(let r in this.properties)if(this.properties.hasOwnProperty(r)){let i=this.
properties[r];i&&(e?e=false:t+=",",t+=`${r}=${te(i)}`)}}return t+=`${M}${ee(this.message)}`,t}};function ee(n3){return g(n3).replace(/%/g,"%25").replace(/\r/g,"\
%0D").replace(/\n/g,"%0A")}function te(n3){return g(n3).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}import*as F from"crypto";
import*as T from"fs";import*as E from"os";function V(n3,t){let e=process.env[`GITHUB_${n3}`];if(!e)throw new Error(`Unable to find environment variable for file\
 command ${n3}`);if(!T.existsSync(e))throw new Error(`Missing file at path: ${e}`);T.appendFileSync(e,`${g(t)}${E.EOL}`,{encoding:"utf8"})}function G(n3,t){let e=`\
ghadelimiter_${F.randomUUID()}`,r=g(t);if(n3.includes(e))throw new Error(`Unexpected input: name should not contain the delimiter "${e}"`);if(r.includes(e))throw new Error(
`Unexpected input: value should not contain the delimiter "${e}"`);return`${n3}<<${e}${E.EOL}${r}${E.EOL}${e}`}import*as q from"os";import*as x from"http";import*as I from"https";
function P(n3){let t=n3.protocol==="https:";if(re(n3))return;let e=t?process.env.https_proxy||process.env.HTTPS_PROXY:process.env.http_proxy||process.env.HTTP_PROXY;
if(e)try{return new O(e)}catch{if(!e.startsWith("http://")&&!e.startsWith("https://"))return new O(`http://${e}`)}else return}function re(n3){if(!n3.hostname)return false;
let t=n3.hostname;if(ne(t))return true;let e=process.env.no_proxy||process.env.NO_PROXY||"";if(!e)return false;let r;n3.port?r=Number(n3.port):n3.protocol==="ht\
tp:"?r=80:n3.protocol==="https:"&&(r=443);let i=[n3.hostname.toUpperCase()];typeof r=="number"&&i.push(`${i[0]}:${r}`);for(let o of e.split(",").map(s=>s.trim().
toUpperCase()).filter(s=>s))if(o==="*"||i.some(s=>s===o||s.endsWith(`.${o}`)||o.startsWith(".")&&s.endsWith(`${o}`)))return true;return false}function ne(n3){let t=n3.
toLowerCase();return t==="localhost"||t.startsWith("127.")||t.startsWith("[::1]")||t.startsWith("[0:0:0:0:0:0:0:1]")}var O=class extends URL{constructor(t,e){super(
t,e),this._decodedUsername=decodeURIComponent(super.username),this._decodedPassword=decodeURIComponent(super.password)}get username(){return this._decodedUsername}get password(){
return this._decodedPassword}};var _=B(Z()),C=B(H()),f=function(n3,t,e,r){function i(o){return o instanceof e?o:new e(function(s){s(o)})}return new(e||(e=Promise))(
function(o,s){function u(c){try{a(r.next(c))}catch(h){s(h)}}function l(c){try{a(r.throw(c))}catch(h){s(h)}}function a(c){c.done?o(c.value):i(c.value).then(u,l)}
a((r=r.apply(n3,t||[])).next())})},d;(function(n3){n3[n3.OK=200]="OK",n3[n3.MultipleChoices=300]="MultipleChoices",n3[n3.MovedPermanently=301]="MovedPermanently",
n3[n3.ResourceMoved=302]="ResourceMoved",n3[n3.SeeOther=303]="SeeOther",n3[n3.NotModified=304]="NotModified",n3[n3.UseProxy=305]="UseProxy",n3[n3.SwitchProxy=306]=
"SwitchProxy",n3[n3.TemporaryRedirect=307]="TemporaryRedirect",n3[n3.PermanentRedirect=308]="PermanentRedirect",n3[n3.BadRequest=400]="BadRequest",n3[n3.Unauthorized=
401]="Unauthorized",n3[n3.PaymentRequired=402]="PaymentRequired",n3[n3.Forbidden=403]="Forbidden",n3[n3.NotFound=404]="NotFound",n3[n3.MethodNotAllowed=405]="Me\
thodNotAllowed",n3[n3.NotAcceptable=406]="NotAcceptable",n3[n3.ProxyAuthenticationRequired=407]="ProxyAuthenticationRequired",n3[n3.RequestTimeout=408]="Request\
Timeout",n3[n3.Conflict=409]="Conflict",n3[n3.Gone=410]="Gone",n3[n3.TooManyRequests=429]="TooManyRequests",n3[n3.InternalServerError=500]="InternalServerError",
n3[n3.NotImplemented=501]="NotImplemented",n3[n3.BadGateway=502]="BadGateway",n3[n3.ServiceUnavailable=503]="ServiceUnavailable",n3[n3.GatewayTimeout=504]="Gate\
wayTimeout"})(d||(d={}));var p;(function(n3){n3.Accept="accept",n3.ContentType="content-type"})(p||(p={}));var w;(function(n3){n3.ApplicationJson="application/j\
son"})(w||(w={}));var ie=[d.MovedPermanently,d.ResourceMoved,d.SeeOther,d.TemporaryRedirect,d.PermanentRedirect],se=[d.BadGateway,d.ServiceUnavailable,d.GatewayTimeout],
ae=["OPTIONS","GET","DELETE","HEAD"],ce=10,ue=5,k=class n extends Error{constructor(t,e){super(t),this.name="HttpClientError",this.statusCode=e,Object.setPrototypeOf(
this,n.prototype)}},$=class{constructor(t){this.message=t}readBody(){return f(this,void 0,void 0,function*(){return new Promise(t=>f(this,void 0,void 0,function*(){
let e=Buffer.alloc(0);this.message.on("data",r=>{e=Buffer.concat([e,r])}),this.message.on("end",()=>{t(e.toString())})}))})}readBodyBuffer(){return f(this,void 0,
void 0,function*(){return new Promise(t=>f(this,void 0,void 0,function*(){let e=[];this.message.on("data",r=>{e.push(r)}),this.message.on("end",()=>{t(Buffer.concat(
e))})}))})}};var A=class{constructor(t,e,r){this._ignoreSslError=false,this._allowRedirects=true,this._allowRedirectDowngrade=false,this._maxRedirects=50,this._allowRetries=
false,this._maxRetries=1,this._keepAlive=false,this._disposed=false,this.userAgent=this._getUserAgentWithOrchestrationId(t),this.handlers=e||[],this.requestOptions=
r,r&&(r.ignoreSslError!=null&&(this._ignoreSslError=r.ignoreSslError),this._socketTimeout=r.socketTimeout,r.allowRedirects!=null&&(this._allowRedirects=r.allowRedirects),
r.allowRedirectDowngrade!=null&&(this._allowRedirectDowngrade=r.allowRedirectDowngrade),r.maxRedirects!=null&&(this._maxRedirects=Math.max(r.maxRedirects,0)),r.
keepAlive!=null&&(this._keepAlive=r.keepAlive),r.allowRetries!=null&&(this._allowRetries=r.allowRetries),r.maxRetries!=null&&(this._maxRetries=r.maxRetries))}options(t,e){
return f(this,void 0,void 0,function*(){return this.request("OPTIONS",t,null,e||{})})}get(t,e){return f(this,void 0,void 0,function*(){return this.request("GET",
t,null,e||{})})}del(t,e){return f(this,void 0,void 0,function*(){return this.request("DELETE",t,null,e||{})})}post(t,e,r){return f(this,void 0,void 0,function*(){
return this.request("POST",t,e,r||{})})}patch(t,e,r){return f(this,void 0,void 0,function*(){return this.request("PATCH",t,e,r||{})})}put(t,e,r){return f(this,void 0,
void 0,function*(){return this.request("PUT",t,e,r||{})})}head(t,e){return f(this,void 0,void 0,function*(){return this.request("HEAD",t,null,e||{})})}sendStream(t,e,r,i){
return f(this,void 0,void 0,function*(){return this.request(t,e,r,i)})}getJson(t){return f(this,arguments,void 0,function*(e,r={}){r[p.Accept]=this._getExistingOrDefaultHeader(
r,p.Accept,w.ApplicationJson);let i=yield this.get(e,r);return this._processResponse(i,this.requestOptions)})}postJson(t,e){return f(this,arguments,void 0,function*(r,i,o={}){
let s=JSON.stringify(i,null,2);o[p.Accept]=this._getExistingOrDefaultHeader(o,p.Accept,w.ApplicationJson),o[p.ContentType]=this._getExistingOrDefaultContentTypeHeader(
o,w.ApplicationJson);let u=yield this.post(r,s,o);return this._processResponse(u,this.requestOptions)})}putJson(t,e){return f(this,arguments,void 0,function*(r,i,o={}){
let s=JSON.stringify(i,null,2);o[p.Accept]=this._getExistingOrDefaultHeader(o,p.Accept,w.ApplicationJson),o[p.ContentType]=this._getExistingOrDefaultContentTypeHeader(
o,w.ApplicationJson);let u=yield this.put(r,s,o);return this._processResponse(u,this.requestOptions)})}patchJson(t,e){return f(this,arguments,void 0,function*(r,i,o={}){
let s=JSON.stringify(i,null,2);o[p.Accept]=this._getExistingOrDefaultHeader(o,p.Accept,w.ApplicationJson),o[p.ContentType]=this._getExistingOrDefaultContentTypeHeader(
o,w.ApplicationJson);let u=yield this.patch(r,s,o);return this._processResponse(u,this.requestOptions)})}request(t,e,r,i){return f(this,void 0,void 0,function*(){
if(this._disposed)throw new Error("Client has already been disposed.");let o=new URL(e),s=this._prepareRequest(t,o,i),u=this._allowRetries&&ae.includes(t)?this.
_maxRetries+1:1,l=0,a;do{if(a=yield this.requestRaw(s,r),a&&a.message&&a.message.statusCode===d.Unauthorized){let h;for(let m of this.handlers)if(m.canHandleAuthentication(
a)){h=m;break}return h?h.handleAuthentication(this,s,r):a}let c=this._maxRedirects;for(;a.message.statusCode&&ie.includes(a.message.statusCode)&&this._allowRedirects&&
c>0;){let h=a.message.headers.location;if(!h)break;let m=new URL(h);if(o.protocol==="https:"&&o.protocol!==m.protocol&&!this._allowRedirectDowngrade)throw new Error(
"Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade op\
tion to true.");if(yield a.readBody(),m.hostname!==o.hostname)for(let N in i)N.toLowerCase()==="authorization"&&delete i[N];s=this._prepareRequest(t,m,i),a=yield this.
requestRaw(s,r),c--}if(!a.message.statusCode||!se.includes(a.message.statusCode))return a;l+=1,l<u&&(yield a.readBody(),yield this._performExponentialBackoff(l))}while(l<
u);return a})}dispose(){this._agent&&this._agent.destroy(),this._disposed=true}requestRaw(t,e){return f(this,void 0,void 0,function*(){return new Promise((r,i)=>{
function o(s,u){s?i(s):u?r(u):i(new Error("Unknown error"))}this.requestRawWithCallback(t,e,o)})})}requestRawWithCallback(t,e,r){typeof e=="string"&&(t.options.
headers||(t.options.headers={}),t.options.headers["Content-Length"]=Buffer.byteLength(e,"utf8"));let i=false;function o(l,a){i||(i=true,r(l,a))}let s=t.httpModule.
request(t.options,l=>{let a=new $(l);o(void 0,a)}),u;s.on("socket",l=>{u=l}),s.setTimeout(this._socketTimeout||3*6e4,()=>{u&&u.end(),o(new Error(`Request timeou\
t: ${t.options.path}`))}),s.on("error",function(l){o(l)}),e&&typeof e=="string"&&s.write(e,"utf8"),e&&typeof e!="string"?(e.on("close",function(){s.end()}),e.pipe(
s)):s.end()}getAgent(t){let e=new URL(t);return this._getAgent(e)}getAgentDispatcher(t){let e=new URL(t),r=P(e);if(r&&r.hostname)return this._getProxyAgentDispatcher(
e,r)}_prepareRequest(t,e,r){let i={};i.parsedUrl=e;let o=i.parsedUrl.protocol==="https:";i.httpModule=o?I:x;let s=o?443:80;if(i.options={},i.options.host=i.parsedUrl.
hostname,i.options.port=i.parsedUrl.port?parseInt(i.parsedUrl.port):s,i.options.path=(i.parsedUrl.pathname||"")+(i.parsedUrl.search||""),i.options.method=t,i.options.
headers=this._mergeHeaders(r),this.userAgent!=null&&(i.options.headers["user-agent"]=this.userAgent),i.options.agent=this._getAgent(i.parsedUrl),this.handlers)for(let u of this.
handlers)u.prepareRequest(i.options);return i}_mergeHeaders(t){return this.requestOptions&&this.requestOptions.headers?Object.assign({},v(this.requestOptions.headers),
v(t||{})):v(t||{})}_getExistingOrDefaultHeader(t,e,r){let i;if(this.requestOptions&&this.requestOptions.headers){let s=v(this.requestOptions.headers)[e];s&&(i=typeof s==
"number"?s.toString():s)}let o=t[e];return o!==void 0?typeof o=="number"?o.toString():o:i!==void 0?i:r}_getExistingOrDefaultContentTypeHeader(t,e){let r;if(this.
requestOptions&&this.requestOptions.headers){let o=v(this.requestOptions.headers)[p.ContentType];o&&(typeof o=="number"?r=String(o):Array.isArray(o)?r=o.join(",\
 "):r=o)}let i=t[p.ContentType];return i!==void 0?typeof i=="number"?String(i):Array.isArray(i)?i.join(", "):i:r!==void 0?r:e}_getAgent(t){let e,r=P(t),i=r&&r.hostname;
if(this._keepAlive&&i&&(e=this._proxyAgent),i||(e=this._agent),e)return e;let o=t.protocol==="https:",s=100;if(this.requestOptions&&(s=this.requestOptions.maxSockets||
x.globalAgent.maxSockets),r&&r.hostname){let u={maxSockets:s,keepAlive:this._keepAlive,proxy:Object.assign(Object.assign({},(r.username||r.password)&&{proxyAuth:`${r.
username}:${r.password}`}),{host:r.hostname,port:r.port})},l,a=r.protocol==="https:";o?l=a?_.httpsOverHttps:_.httpsOverHttp:l=a?_.httpOverHttps:_.httpOverHttp,e=
l(u),this._proxyAgent=e}if(!e){let u={keepAlive:this._keepAlive,maxSockets:s};e=o?new I.Agent(u):new x.Agent(u),this._agent=e}return o&&this._ignoreSslError&&(e.
options=Object.assign(e.options||{},{rejectUnauthorized:false})),e}_getProxyAgentDispatcher(t,e){let r;if(this._keepAlive&&(r=this._proxyAgentDispatcher),r)return r;
let i=t.protocol==="https:";return r=new C.ProxyAgent(Object.assign({uri:e.href,pipelining:this._keepAlive?1:0},(e.username||e.password)&&{token:`Basic ${Buffer.
from(`${e.username}:${e.password}`).toString("base64")}`})),this._proxyAgentDispatcher=r,i&&this._ignoreSslError&&(r.options=Object.assign(r.options.requestTls||
{},{rejectUnauthorized:false})),r}_getUserAgentWithOrchestrationId(t){let e=t||"actions/http-client",r=process.env.ACTIONS_ORCHESTRATION_ID;if(r){let i=r.replace(
/[^a-z0-9_.-]/gi,"_");return`${e} actions_orchestration_id/${i}`}return e}_performExponentialBackoff(t){return f(this,void 0,void 0,function*(){t=Math.min(ce,t);
let e=ue*Math.pow(2,t);return new Promise(r=>setTimeout(()=>r(),e))})}_processResponse(t,e){return f(this,void 0,void 0,function*(){return new Promise((r,i)=>f(
this,void 0,void 0,function*(){let o=t.message.statusCode||0,s={statusCode:o,result:null,headers:{}};o===d.NotFound&&r(s);function u(c,h){if(typeof h=="string"){
let m=new Date(h);if(!isNaN(m.valueOf()))return m}return h}let l,a;try{a=yield t.readBody(),a&&a.length>0&&(e&&e.deserializeDates?l=JSON.parse(a,u):l=JSON.parse(
a),s.result=l),s.headers=t.message.headers}catch{}if(o>299){let c;l&&l.message?c=l.message:a&&a.length>0?c=a:c=`Failed request: (${o})`;let h=new k(c,o);h.result=
s.result,i(h)}else r(s)}))})}},v=n3=>Object.keys(n3).reduce((t,e)=>(t[e.toLowerCase()]=n3[e],t),{});var le=function(n3,t,e,r){function i(o){return o instanceof e?
o:new e(function(s){s(o)})}return new(e||(e=Promise))(function(o,s){function u(c){try{a(r.next(c))}catch(h){s(h)}}function l(c){try{a(r.throw(c))}catch(h){s(h)}}
function a(c){c.done?o(c.value):i(c.value).then(u,l)}a((r=r.apply(n3,t||[])).next())})};var S=class{constructor(t){this.token=t}prepareRequest(t){if(!t.headers)
throw Error("The request has no headers");t.headers.Authorization=`Bearer ${this.token}`}canHandleAuthentication(){return false}handleAuthentication(){return le(
this,void 0,void 0,function*(){throw new Error("not implemented")})}};var W=function(n3,t,e,r){function i(o){return o instanceof e?o:new e(function(s){s(o)})}return new(e||
(e=Promise))(function(o,s){function u(c){try{a(r.next(c))}catch(h){s(h)}}function l(c){try{a(r.throw(c))}catch(h){s(h)}}function a(c){c.done?o(c.value):i(c.value).
then(u,l)}a((r=r.apply(n3,t||[])).next())})},b=class n2{static createHttpClient(t=true,e=10){let r={allowRetries:t,maxRetries:e};return new A("actions/oidc-clie\
nt",[new S(n2.getRequestToken())],r)}static getRequestToken(){let t=process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN;if(!t)throw new Error("Unable to get ACTIONS_ID_T\
OKEN_REQUEST_TOKEN env variable");return t}static getIDTokenUrl(){let t=process.env.ACTIONS_ID_TOKEN_REQUEST_URL;if(!t)throw new Error("Unable to get ACTIONS_ID\
_TOKEN_REQUEST_URL env variable");return t}static getCall(t){return W(this,void 0,void 0,function*(){var e;let o=(e=(yield n2.createHttpClient().getJson(t).catch(
s=>{throw new Error(`Failed to get ID Token. 
 
        Error Code : ${s.statusCode}
 
        Error Message: ${s.message}`)})).result)===null||e===void 0?void 0:e.value;if(!o)throw new Error("Response json body do not have ID Token field");return o})}static getIDToken(t){
return W(this,void 0,void 0,function*(){try{let e=n2.getIDTokenUrl();if(t){let i=encodeURIComponent(t);e=`${e}&audience=${i}`}z(`ID token url is ${e}`);let r=yield n2.
getCall(e);return J(r),r}catch(e){throw new Error(`Error message: ${e.message}`)}})}};import{EOL as he}from"os";import{constants as K,promises as fe}from"fs";var D=function(n3,t,e,r){
function i(o){return o instanceof e?o:new e(function(s){s(o)})}return new(e||(e=Promise))(function(o,s){function u(c){try{a(r.next(c))}catch(h){s(h)}}function l(c){
try{a(r.throw(c))}catch(h){s(h)}}function a(c){c.done?o(c.value):i(c.value).then(u,l)}a((r=r.apply(n3,t||[])).next())})},{access:pe,appendFile:de,writeFile:me}=fe,
Y="GITHUB_STEP_SUMMARY";var L=class{constructor(){this._buffer=""}filePath(){return D(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;let t=process.
env[Y];if(!t)throw new Error(`Unable to find environment variable for $${Y}. Check if your runtime environment supports job summaries.`);try{yield pe(t,K.R_OK|K.
W_OK)}catch{throw new Error(`Unable to access summary file: '${t}'. Check if the file has correct read/write permissions.`)}return this._filePath=t,this._filePath})}wrap(t,e,r={}){
let i=Object.entries(r).map(([o,s])=>` ${o}="${s}"`).join("");return e?`<${t}${i}>${e}</${t}>`:`<${t}${i}>`}write(t){return D(this,void 0,void 0,function*(){let e=!!t?.
overwrite,r=yield this.filePath();return yield(e?me:de)(r,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){return D(this,void 0,void 0,function*(){return this.
emptyBuffer().write({overwrite:true})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(t,e=false){
return this._buffer+=t,e?this.addEOL():this}addEOL(){return this.addRaw(he)}addCodeBlock(t,e){let r=Object.assign({},e&&{lang:e}),i=this.wrap("pre",this.wrap("c\
ode",t),r);return this.addRaw(i).addEOL()}addList(t,e=false){let r=e?"ol":"ul",i=t.map(s=>this.wrap("li",s)).join(""),o=this.wrap(r,i);return this.addRaw(o).addEOL()}addTable(t){
let e=t.map(i=>{let o=i.map(s=>{if(typeof s=="string")return this.wrap("td",s);let{header:u,data:l,colspan:a,rowspan:c}=s,h=u?"th":"td",m=Object.assign(Object.assign(
{},a&&{colspan:a}),c&&{rowspan:c});return this.wrap(h,l,m)}).join("");return this.wrap("tr",o)}).join(""),r=this.wrap("table",e);return this.addRaw(r).addEOL()}addDetails(t,e){
let r=this.wrap("details",this.wrap("summary",t)+e);return this.addRaw(r).addEOL()}addImage(t,e,r){let{width:i,height:o}=r||{},s=Object.assign(Object.assign({},
i&&{width:i}),o&&{height:o}),u=this.wrap("img",null,Object.assign({src:t,alt:e},s));return this.addRaw(u).addEOL()}addHeading(t,e){let r=`h${e}`,i=["h1","h2","h\
3","h4","h5","h6"].includes(r)?r:"h1",o=this.wrap(i,t);return this.addRaw(o).addEOL()}addSeparator(){let t=this.wrap("hr",null);return this.addRaw(t).addEOL()}addBreak(){
let t=this.wrap("br",null);return this.addRaw(t).addEOL()}addQuote(t,e){let r=Object.assign({},e&&{cite:e}),i=this.wrap("blockquote",t,r);return this.addRaw(i).
addEOL()}addLink(t,e){let r=this.wrap("a",t,{href:e});return this.addRaw(r).addEOL()}},ke=new L;import Q from"os";var Le=Q.platform(),qe=Q.arch();var ge=function(n3,t,e,r){
function i(o){return o instanceof e?o:new e(function(s){s(o)})}return new(e||(e=Promise))(function(o,s){function u(c){try{a(r.next(c))}catch(h){s(h)}}function l(c){
try{a(r.throw(c))}catch(h){s(h)}}function a(c){c.done?o(c.value):i(c.value).then(u,l)}a((r=r.apply(n3,t||[])).next())})},X;(function(n3){n3[n3.Success=0]="Succe\
ss",n3[n3.Failure=1]="Failure"})(X||(X={}));function J(n3){y("add-mask",{},n3)}function ze(n3,t){if(process.env.GITHUB_OUTPUT||"")return V("OUTPUT",G(n3,t));process.
stdout.write(q.EOL),y("set-output",{name:n3},g(t))}function z(n3){y("debug",{},n3)}function Ke(n3,t={}){y("error",R(t),n3 instanceof Error?n3.toString():n3)}function Ye(n3,t={}){
y("warning",R(t),n3 instanceof Error?n3.toString():n3)}function Qe(n3,t={}){y("notice",R(t),n3 instanceof Error?n3.toString():n3)}function Xe(n3){process.stdout.
write(n3+q.EOL)}function Ze(n3){return ge(this,void 0,void 0,function*(){return yield b.getIDToken(n3)})}export{A as a,J as b,ze as c,Ke as d,Ye as e,Qe as f,Xe as g,
Ze as h};
