import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{empty$a as l,empty$c as u}from"./hook.js";var X=u((OS,Hg)=>{
Hg.exports={kClose:Symbol("close"),kDestroy:Symbol("destroy"),kDispatch:Symbol("dispatch"),kUrl:Symbol("url"),kWriting:Symbol("writing"),kResuming:Symbol("resum\
ing"),kQueue:Symbol("queue"),kConnect:Symbol("connect"),kConnecting:Symbol("connecting"),kKeepAliveDefaultTimeout:Symbol("default keep alive timeout"),kKeepAliveMaxTimeout:Symbol(
"max keep alive timeout"),kKeepAliveTimeoutThreshold:Symbol("keep alive timeout threshold"),kKeepAliveTimeoutValue:Symbol("keep alive timeout"),kKeepAlive:Symbol(
"keep alive"),kHeadersTimeout:Symbol("headers timeout"),kBodyTimeout:Symbol("body timeout"),kServerName:Symbol("server name"),kLocalAddress:Symbol("local addres\
s"),kHost:Symbol("host"),kNoRef:Symbol("no ref"),kBodyUsed:Symbol("used"),kBody:Symbol("abstracted request body"),kRunning:Symbol("running"),kBlocking:Symbol("b\
locking"),kPending:Symbol("pending"),kSize:Symbol("size"),kBusy:Symbol("busy"),kQueued:Symbol("queued"),kFree:Symbol("free"),kConnected:Symbol("connected"),kClosed:Symbol(
"closed"),kNeedDrain:Symbol("need drain"),kReset:Symbol("reset"),kDestroyed:Symbol.for("nodejs.stream.destroyed"),kResume:Symbol("resume"),kOnError:Symbol("on e\
rror"),kMaxHeadersSize:Symbol("max headers size"),kRunningIdx:Symbol("running index"),kPendingIdx:Symbol("pending index"),kError:Symbol("error"),kClients:Symbol(
"clients"),kClient:Symbol("client"),kParser:Symbol("parser"),kOnDestroyed:Symbol("destroy callbacks"),kPipelining:Symbol("pipelining"),kSocket:Symbol("socket"),
kHostHeader:Symbol("host header"),kConnector:Symbol("connector"),kStrictContentLength:Symbol("strict content length"),kMaxRedirections:Symbol("maxRedirections"),
kMaxRequests:Symbol("maxRequestsPerClient"),kProxy:Symbol("proxy agent options"),kCounter:Symbol("socket request counter"),kInterceptors:Symbol("dispatch interc\
eptors"),kMaxResponseSize:Symbol("max response size"),kHTTP2Session:Symbol("http2Session"),kHTTP2SessionState:Symbol("http2Session state"),kRetryHandlerDefaultRetry:Symbol(
"retry agent default retry"),kConstruct:Symbol("constructable"),kListeners:Symbol("listeners"),kHTTPContext:Symbol("http context"),kMaxConcurrentStreams:Symbol(
"max concurrent streams"),kNoProxyAgent:Symbol("no proxy agent"),kHttpProxyAgent:Symbol("http proxy agent"),kHttpsProxyAgent:Symbol("https proxy agent")}});var J=u(
(PS,Ba)=>{"use strict";var Vg=Symbol.for("undici.error.UND_ERR"),_=class extends Error{constructor(A){super(A),this.name="UndiciError",this.code="UND_ERR"}static[Symbol.
hasInstance](A){return A&&A[Vg]===true}[Vg]=true},vg=Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT"),Bi=class extends _{constructor(A){super(A),this.name="Co\
nnectTimeoutError",this.message=A||"Connect Timeout Error",this.code="UND_ERR_CONNECT_TIMEOUT"}static[Symbol.hasInstance](A){return A&&A[vg]===true}[vg]=true},qg=Symbol.
for("undici.error.UND_ERR_HEADERS_TIMEOUT"),Ei=class extends _{constructor(A){super(A),this.name="HeadersTimeoutError",this.message=A||"Headers Timeout Error",this.
code="UND_ERR_HEADERS_TIMEOUT"}static[Symbol.hasInstance](A){return A&&A[qg]===true}[qg]=true},Wg=Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW"),ci=class extends _{constructor(A){
super(A),this.name="HeadersOverflowError",this.message=A||"Headers Overflow Error",this.code="UND_ERR_HEADERS_OVERFLOW"}static[Symbol.hasInstance](A){return A&&
A[Wg]===true}[Wg]=true},Og=Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT"),Ii=class extends _{constructor(A){super(A),this.name="BodyTimeoutError",this.message=
A||"Body Timeout Error",this.code="UND_ERR_BODY_TIMEOUT"}static[Symbol.hasInstance](A){return A&&A[Og]===true}[Og]=true},Pg=Symbol.for("undici.error.UND_ERR_RES\
PONSE_STATUS_CODE"),Ci=class extends _{constructor(A,t,r,s){super(A),this.name="ResponseStatusCodeError",this.message=A||"Response Status Code Error",this.code=
"UND_ERR_RESPONSE_STATUS_CODE",this.body=s,this.status=t,this.statusCode=t,this.headers=r}static[Symbol.hasInstance](A){return A&&A[Pg]===true}[Pg]=true},Zg=Symbol.
for("undici.error.UND_ERR_INVALID_ARG"),li=class extends _{constructor(A){super(A),this.name="InvalidArgumentError",this.message=A||"Invalid Argument Error",this.
code="UND_ERR_INVALID_ARG"}static[Symbol.hasInstance](A){return A&&A[Zg]===true}[Zg]=true},zg=Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE"),hi=class extends _{constructor(A){
super(A),this.name="InvalidReturnValueError",this.message=A||"Invalid Return Value Error",this.code="UND_ERR_INVALID_RETURN_VALUE"}static[Symbol.hasInstance](A){
return A&&A[zg]===true}[zg]=true},Kg=Symbol.for("undici.error.UND_ERR_ABORT"),Is=class extends _{constructor(A){super(A),this.name="AbortError",this.message=A||
"The operation was aborted",this.code="UND_ERR_ABORT"}static[Symbol.hasInstance](A){return A&&A[Kg]===true}[Kg]=true},Xg=Symbol.for("undici.error.UND_ERR_ABORTE\
D"),ui=class extends Is{constructor(A){super(A),this.name="AbortError",this.message=A||"Request aborted",this.code="UND_ERR_ABORTED"}static[Symbol.hasInstance](A){
return A&&A[Xg]===true}[Xg]=true},_g=Symbol.for("undici.error.UND_ERR_INFO"),di=class extends _{constructor(A){super(A),this.name="InformationalError",this.message=
A||"Request information",this.code="UND_ERR_INFO"}static[Symbol.hasInstance](A){return A&&A[_g]===true}[_g]=true},jg=Symbol.for("undici.error.UND_ERR_REQ_CONTEN\
T_LENGTH_MISMATCH"),fi=class extends _{constructor(A){super(A),this.name="RequestContentLengthMismatchError",this.message=A||"Request body length does not match\
 content-length header",this.code="UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](A){return A&&A[jg]===true}[jg]=true},$g=Symbol.for("undici.er\
ror.UND_ERR_RES_CONTENT_LENGTH_MISMATCH"),wi=class extends _{constructor(A){super(A),this.name="ResponseContentLengthMismatchError",this.message=A||"Response bo\
dy length does not match content-length header",this.code="UND_ERR_RES_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](A){return A&&A[$g]===true}[$g]=true},
Aa=Symbol.for("undici.error.UND_ERR_DESTROYED"),yi=class extends _{constructor(A){super(A),this.name="ClientDestroyedError",this.message=A||"The client is destr\
oyed",this.code="UND_ERR_DESTROYED"}static[Symbol.hasInstance](A){return A&&A[Aa]===true}[Aa]=true},ea=Symbol.for("undici.error.UND_ERR_CLOSED"),Di=class extends _{constructor(A){
super(A),this.name="ClientClosedError",this.message=A||"The client is closed",this.code="UND_ERR_CLOSED"}static[Symbol.hasInstance](A){return A&&A[ea]===true}[ea]=true},
ta=Symbol.for("undici.error.UND_ERR_SOCKET"),ki=class extends _{constructor(A,t){super(A),this.name="SocketError",this.message=A||"Socket error",this.code="UND_\
ERR_SOCKET",this.socket=t}static[Symbol.hasInstance](A){return A&&A[ta]===true}[ta]=true},ra=Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED"),pi=class extends _{constructor(A){
super(A),this.name="NotSupportedError",this.message=A||"Not supported error",this.code="UND_ERR_NOT_SUPPORTED"}static[Symbol.hasInstance](A){return A&&A[ra]===true}[ra]=true},
sa=Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM"),Fi=class extends _{constructor(A){super(A),this.name="MissingUpstreamError",this.message=A||"No upstr\
eam has been added to the BalancedPool",this.code="UND_ERR_BPL_MISSING_UPSTREAM"}static[Symbol.hasInstance](A){return A&&A[sa]===true}[sa]=true},na=Symbol.for("\
undici.error.UND_ERR_HTTP_PARSER"),Ri=class extends Error{constructor(A,t,r){super(A),this.name="HTTPParserError",this.code=t?`HPE_${t}`:void 0,this.data=r?r.toString():
void 0}static[Symbol.hasInstance](A){return A&&A[na]===true}[na]=true},ia=Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE"),Ni=class extends _{constructor(A){
super(A),this.name="ResponseExceededMaxSizeError",this.message=A||"Response content exceeded max size",this.code="UND_ERR_RES_EXCEEDED_MAX_SIZE"}static[Symbol.hasInstance](A){
return A&&A[ia]===true}[ia]=true},oa=Symbol.for("undici.error.UND_ERR_REQ_RETRY"),mi=class extends _{constructor(A,t,{headers:r,data:s}){super(A),this.name="Req\
uestRetryError",this.message=A||"Request retry error",this.code="UND_ERR_REQ_RETRY",this.statusCode=t,this.data=s,this.headers=r}static[Symbol.hasInstance](A){return A&&
A[oa]===true}[oa]=true},Qa=Symbol.for("undici.error.UND_ERR_RESPONSE"),Si=class extends _{constructor(A,t,{headers:r,data:s}){super(A),this.name="ResponseError",
this.message=A||"Response error",this.code="UND_ERR_RESPONSE",this.statusCode=t,this.data=s,this.headers=r}static[Symbol.hasInstance](A){return A&&A[Qa]===true}[Qa]=true},
ga=Symbol.for("undici.error.UND_ERR_PRX_TLS"),Ui=class extends _{constructor(A,t,r){super(t,{cause:A,...r??{}}),this.name="SecureProxyConnectionError",this.message=
t||"Secure Proxy Connection failed",this.code="UND_ERR_PRX_TLS",this.cause=A}static[Symbol.hasInstance](A){return A&&A[ga]===true}[ga]=true},aa=Symbol.for("undi\
ci.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED"),Mi=class extends _{constructor(A){super(A),this.name="MessageSizeExceededError",this.message=A||"Max decompressed me\
ssage size exceeded",this.code="UND_ERR_WS_MESSAGE_SIZE_EXCEEDED"}static[Symbol.hasInstance](A){return A&&A[aa]===true}get[aa](){return true}};Ba.exports={AbortError:Is,
HTTPParserError:Ri,UndiciError:_,HeadersTimeoutError:Ei,HeadersOverflowError:ci,BodyTimeoutError:Ii,RequestContentLengthMismatchError:fi,ConnectTimeoutError:Bi,
ResponseStatusCodeError:Ci,InvalidArgumentError:li,InvalidReturnValueError:hi,RequestAbortedError:ui,ClientDestroyedError:yi,ClientClosedError:Di,InformationalError:di,
SocketError:ki,NotSupportedError:pi,ResponseContentLengthMismatchError:wi,BalancedPoolMissingUpstreamError:Fi,ResponseExceededMaxSizeError:Ni,RequestRetryError:mi,
ResponseError:Si,SecureProxyConnectionError:Ui,MessageSizeExceededError:Mi}});var ls=u((ZS,Ea)=>{"use strict";var Cs={},bi=["Accept","Accept-Encoding","Accept-L\
anguage","Accept-Ranges","Access-Control-Allow-Credentials","Access-Control-Allow-Headers","Access-Control-Allow-Methods","Access-Control-Allow-Origin","Access-\
Control-Expose-Headers","Access-Control-Max-Age","Access-Control-Request-Headers","Access-Control-Request-Method","Age","Allow","Alt-Svc","Alt-Used","Authorizat\
ion","Cache-Control","Clear-Site-Data","Connection","Content-Disposition","Content-Encoding","Content-Language","Content-Length","Content-Location","Content-Ran\
ge","Content-Security-Policy","Content-Security-Policy-Report-Only","Content-Type","Cookie","Cross-Origin-Embedder-Policy","Cross-Origin-Opener-Policy","Cross-O\
rigin-Resource-Policy","Date","Device-Memory","Downlink","ECT","ETag","Expect","Expect-CT","Expires","Forwarded","From","Host","If-Match","If-Modified-Since","I\
f-None-Match","If-Range","If-Unmodified-Since","Keep-Alive","Last-Modified","Link","Location","Max-Forwards","Origin","Permissions-Policy","Pragma","Proxy-Authe\
nticate","Proxy-Authorization","RTT","Range","Referer","Referrer-Policy","Refresh","Retry-After","Sec-WebSocket-Accept","Sec-WebSocket-Extensions","Sec-WebSocke\
t-Key","Sec-WebSocket-Protocol","Sec-WebSocket-Version","Server","Server-Timing","Service-Worker-Allowed","Service-Worker-Navigation-Preload","Set-Cookie","Sour\
ceMap","Strict-Transport-Security","Supports-Loading-Mode","TE","Timing-Allow-Origin","Trailer","Transfer-Encoding","Upgrade","Upgrade-Insecure-Requests","User-\
Agent","Vary","Via","WWW-Authenticate","X-Content-Type-Options","X-DNS-Prefetch-Control","X-Frame-Options","X-Permitted-Cross-Domain-Policies","X-Powered-By","X\
-Requested-With","X-XSS-Protection"];for(let e=0;e<bi.length;++e){let A=bi[e],t=A.toLowerCase();Cs[A]=Cs[t]=t}Object.setPrototypeOf(Cs,null);Ea.exports={wellknownHeaderNames:bi,
headerNameLowerCasedRecord:Cs}});var la=u((zS,Ca)=>{"use strict";var{wellknownHeaderNames:ca,headerNameLowerCasedRecord:Cu}=ls(),Li=class e{value=null;left=null;middle=null;right=null;code;constructor(A,t,r){
if(r===void 0||r>=A.length)throw new TypeError("Unreachable");if((this.code=A.charCodeAt(r))>127)throw new TypeError("key must be ascii string");A.length!==++r?
this.middle=new e(A,t,r):this.value=t}add(A,t){let r=A.length;if(r===0)throw new TypeError("Unreachable");let s=0,n=this;for(;;){let i=A.charCodeAt(s);if(i>127)
throw new TypeError("key must be ascii string");if(n.code===i)if(r===++s){n.value=t;break}else if(n.middle!==null)n=n.middle;else{n.middle=new e(A,t,s);break}else if(n.
code<i)if(n.left!==null)n=n.left;else{n.left=new e(A,t,s);break}else if(n.right!==null)n=n.right;else{n.right=new e(A,t,s);break}}}search(A){let t=A.length,r=0,
s=this;for(;s!==null&&r<t;){let n=A[r];for(n<=90&&n>=65&&(n|=32);s!==null;){if(n===s.code){if(t===++r)return s;s=s.middle;break}s=s.code<n?s.left:s.right}}return null}},
hs=class{node=null;insert(A,t){this.node===null?this.node=new Li(A,t,0):this.node.add(A,t)}lookup(A){return this.node?.search(A)?.value??null}},Ia=new hs;for(let e=0;e<
ca.length;++e){let A=Cu[ca[e]];Ia.insert(A,A)}Ca.exports={TernarySearchTree:hs,tree:Ia}});var L=u((KS,Ma)=>{"use strict";var gr=l("node:assert"),{kDestroyed:ua,
kBodyUsed:ct,kListeners:Ti,kBody:ha}=X(),{IncomingMessage:lu}=l("node:http"),fs=l("node:stream"),hu=l("node:net"),{Blob:uu}=l("node:buffer"),du=l("node:util"),{
stringify:fu}=l("node:querystring"),{EventEmitter:wu}=l("node:events"),{InvalidArgumentError:nA}=J(),{headerNameLowerCasedRecord:yu}=ls(),{tree:da}=la(),[Du,ku]=process.
versions.node.split(".").map(e=>Number(e)),ds=class{constructor(A){this[ha]=A,this[ct]=false}async*[Symbol.asyncIterator](){gr(!this[ct],"disturbed"),this[ct]=true,
yield*this[ha]}};function pu(e){return ws(e)?(ka(e)===0&&e.on("data",function(){gr(false)}),typeof e.readableDidRead!="boolean"&&(e[ct]=false,wu.prototype.on.call(
e,"data",function(){this[ct]=true})),e):e&&typeof e.pipeTo=="function"?new ds(e):e&&typeof e!="string"&&!ArrayBuffer.isView(e)&&Da(e)?new ds(e):e}function Fu(){}
function ws(e){return e&&typeof e=="object"&&typeof e.pipe=="function"&&typeof e.on=="function"}function fa(e){if(e===null)return false;if(e instanceof uu)return true;
if(typeof e!="object")return false;{let A=e[Symbol.toStringTag];return(A==="Blob"||A==="File")&&("stream"in e&&typeof e.stream=="function"||"arrayBuffer"in e&&typeof e.
arrayBuffer=="function")}}function Ru(e,A){if(e.includes("?")||e.includes("#"))throw new Error('Query params cannot be passed when url already contains "?" or "\
#".');let t=fu(A);return t&&(e+="?"+t),e}function wa(e){let A=parseInt(e,10);return A===Number(e)&&A>=0&&A<=65535}function us(e){return e!=null&&e[0]==="h"&&e[1]===
"t"&&e[2]==="t"&&e[3]==="p"&&(e[4]===":"||e[4]==="s"&&e[5]===":")}function ya(e){if(typeof e=="string"){if(e=new URL(e),!us(e.origin||e.protocol))throw new nA("\
Invalid URL protocol: the URL must start with `http:` or `https:`.");return e}if(!e||typeof e!="object")throw new nA("Invalid URL: The URL argument must be a no\
n-null object.");if(!(e instanceof URL)){if(e.port!=null&&e.port!==""&&wa(e.port)===false)throw new nA("Invalid URL: port must be a valid integer or a string re\
presentation of an integer.");if(e.path!=null&&typeof e.path!="string")throw new nA("Invalid URL path: the path must be a string or null/undefined.");if(e.pathname!=
null&&typeof e.pathname!="string")throw new nA("Invalid URL pathname: the pathname must be a string or null/undefined.");if(e.hostname!=null&&typeof e.hostname!=
"string")throw new nA("Invalid URL hostname: the hostname must be a string or null/undefined.");if(e.origin!=null&&typeof e.origin!="string")throw new nA("Inval\
id URL origin: the origin must be a string or null/undefined.");if(!us(e.origin||e.protocol))throw new nA("Invalid URL protocol: the URL must start with `http:`\
 or `https:`.");let A=e.port!=null?e.port:e.protocol==="https:"?443:80,t=e.origin!=null?e.origin:`${e.protocol||""}//${e.hostname||""}:${A}`,r=e.path!=null?e.path:
`${e.pathname||""}${e.search||""}`;return t[t.length-1]==="/"&&(t=t.slice(0,t.length-1)),r&&r[0]!=="/"&&(r=`/${r}`),new URL(`${t}${r}`)}if(!us(e.origin||e.protocol))
throw new nA("Invalid URL protocol: the URL must start with `http:` or `https:`.");return e}function Nu(e){if(e=ya(e),e.pathname!=="/"||e.search||e.hash)throw new nA(
"invalid url");return e}function mu(e){if(e[0]==="["){let t=e.indexOf("]");return gr(t!==-1),e.substring(1,t)}let A=e.indexOf(":");return A===-1?e:e.substring(0,
A)}function Su(e){if(!e)return null;gr(typeof e=="string");let A=mu(e);return hu.isIP(A)?"":A}function Uu(e){return JSON.parse(JSON.stringify(e))}function Mu(e){
return e!=null&&typeof e[Symbol.asyncIterator]=="function"}function Da(e){return e!=null&&(typeof e[Symbol.iterator]=="function"||typeof e[Symbol.asyncIterator]==
"function")}function ka(e){if(e==null)return 0;if(ws(e)){let A=e._readableState;return A&&A.objectMode===false&&A.ended===true&&Number.isFinite(A.length)?A.length:
null}else{if(fa(e))return e.size!=null?e.size:null;if(Ra(e))return e.byteLength}return null}function pa(e){return e&&!!(e.destroyed||e[ua]||fs.isDestroyed?.(e))}
function bu(e,A){e==null||!ws(e)||pa(e)||(typeof e.destroy=="function"?(Object.getPrototypeOf(e).constructor===lu&&(e.socket=null),e.destroy(A)):A&&queueMicrotask(
()=>{e.emit("error",A)}),e.destroyed!==true&&(e[ua]=true))}var Lu=/timeout=(\d+)/;function Tu(e){let A=e.toString().match(Lu);return A?parseInt(A[1],10)*1e3:null}
function Fa(e){return typeof e=="string"?yu[e]??e.toLowerCase():da.lookup(e)??e.toString("latin1").toLowerCase()}function Yu(e){return da.lookup(e)??e.toString(
"latin1").toLowerCase()}function Gu(e,A){A===void 0&&(A={});for(let t=0;t<e.length;t+=2){let r=Fa(e[t]),s=A[r];if(s)typeof s=="string"&&(s=[s],A[r]=s),s.push(e[t+
1].toString("utf8"));else{let n=e[t+1];typeof n=="string"?A[r]=n:A[r]=Array.isArray(n)?n.map(i=>i.toString("utf8")):n.toString("utf8")}}return"content-length"in
A&&"content-disposition"in A&&(A["content-disposition"]=Buffer.from(A["content-disposition"]).toString("latin1")),A}function Ju(e){let A=e.length,t=new Array(A),
r=false,s=-1,n,i,o=0;for(let Q=0;Q<e.length;Q+=2)n=e[Q],i=e[Q+1],typeof n!="string"&&(n=n.toString()),typeof i!="string"&&(i=i.toString("utf8")),o=n.length,o===
14&&n[7]==="-"&&(n==="content-length"||n.toLowerCase()==="content-length")?r=true:o===19&&n[7]==="-"&&(n==="content-disposition"||n.toLowerCase()==="content-dis\
position")&&(s=Q+1),t[Q]=n,t[Q+1]=i;return r&&s!==-1&&(t[s]=Buffer.from(t[s]).toString("latin1")),t}function Ra(e){return e instanceof Uint8Array||Buffer.isBuffer(
e)}function xu(e,A,t){if(!e||typeof e!="object")throw new nA("handler must be an object");if(typeof e.onConnect!="function")throw new nA("invalid onConnect meth\
od");if(typeof e.onError!="function")throw new nA("invalid onError method");if(typeof e.onBodySent!="function"&&e.onBodySent!==void 0)throw new nA("invalid onBo\
dySent method");if(t||A==="CONNECT"){if(typeof e.onUpgrade!="function")throw new nA("invalid onUpgrade method")}else{if(typeof e.onHeaders!="function")throw new nA(
"invalid onHeaders method");if(typeof e.onData!="function")throw new nA("invalid onData method");if(typeof e.onComplete!="function")throw new nA("invalid onComp\
lete method")}}function Hu(e){return!!(e&&(fs.isDisturbed(e)||e[ct]))}function Vu(e){return!!(e&&fs.isErrored(e))}function vu(e){return!!(e&&fs.isReadable(e))}function qu(e){
return{localAddress:e.localAddress,localPort:e.localPort,remoteAddress:e.remoteAddress,remotePort:e.remotePort,remoteFamily:e.remoteFamily,timeout:e.timeout,bytesWritten:e.
bytesWritten,bytesRead:e.bytesRead}}function Wu(e){let A;return new ReadableStream({async start(){A=e[Symbol.asyncIterator]()},async pull(t){let{done:r,value:s}=await A.
next();if(r)queueMicrotask(()=>{t.close(),t.byobRequest?.respond(0)});else{let n=Buffer.isBuffer(s)?s:Buffer.from(s);n.byteLength&&t.enqueue(new Uint8Array(n))}
return t.desiredSize>0},async cancel(t){await A.return()},type:"bytes"})}function Ou(e){return e&&typeof e=="object"&&typeof e.append=="function"&&typeof e.delete==
"function"&&typeof e.get=="function"&&typeof e.getAll=="function"&&typeof e.has=="function"&&typeof e.set=="function"&&e[Symbol.toStringTag]==="FormData"}function Pu(e,A){
return"addEventListener"in e?(e.addEventListener("abort",A,{once:true}),()=>e.removeEventListener("abort",A)):(e.addListener("abort",A),()=>e.removeListener("ab\
ort",A))}var Zu=typeof String.prototype.toWellFormed=="function",zu=typeof String.prototype.isWellFormed=="function";function Na(e){return Zu?`${e}`.toWellFormed():
du.toUSVString(e)}function Ku(e){return zu?`${e}`.isWellFormed():Na(e)===`${e}`}function ma(e){switch(e){case 34:case 40:case 41:case 44:case 47:case 58:case 59:case 60:case 61:case 62:case 63:case 64:case 91:case 92:case 93:case 123:case 125:
return false;default:return e>=33&&e<=126}}function Xu(e){if(e.length===0)return false;for(let A=0;A<e.length;++A)if(!ma(e.charCodeAt(A)))return false;return true}
var _u=/[^\t\x20-\x7e\x80-\xff]/;function ju(e){return!_u.test(e)}function $u(e){if(e==null||e==="")return{start:0,end:null,size:null};let A=e?e.match(/^bytes (\d+)-(\d+)\/(\d+)?$/):
null;return A?{start:parseInt(A[1]),end:A[2]?parseInt(A[2]):null,size:A[3]?parseInt(A[3]):null}:null}function Ad(e,A,t){return(e[Ti]??=[]).push([A,t]),e.on(A,t),
e}function ed(e){for(let[A,t]of e[Ti]??[])e.removeListener(A,t);e[Ti]=null}function td(e,A,t){try{A.onError(t),gr(A.aborted)}catch(r){e.emit("error",r)}}var Sa=Object.
create(null);Sa.enumerable=true;var Yi={delete:"DELETE",DELETE:"DELETE",get:"GET",GET:"GET",head:"HEAD",HEAD:"HEAD",options:"OPTIONS",OPTIONS:"OPTIONS",post:"PO\
ST",POST:"POST",put:"PUT",PUT:"PUT"},Ua={...Yi,patch:"patch",PATCH:"PATCH"};Object.setPrototypeOf(Yi,null);Object.setPrototypeOf(Ua,null);Ma.exports={kEnumerableProperty:Sa,
nop:Fu,isDisturbed:Hu,isErrored:Vu,isReadable:vu,toUSVString:Na,isUSVString:Ku,isBlobLike:fa,parseOrigin:Nu,parseURL:ya,getServerName:Su,isStream:ws,isIterable:Da,
isAsyncIterable:Mu,isDestroyed:pa,headerNameToString:Fa,bufferToLowerCasedHeaderName:Yu,addListener:Ad,removeAllListeners:ed,errorRequest:td,parseRawHeaders:Ju,
parseHeaders:Gu,parseKeepAliveTimeout:Tu,destroy:bu,bodyLength:ka,deepClone:Uu,ReadableStreamFrom:Wu,isBuffer:Ra,validateHandler:xu,getSocketInfo:qu,isFormDataLike:Ou,
buildURL:Ru,addAbortListener:Pu,isValidHTTPToken:Xu,isValidHeaderValue:ju,isTokenCharCode:ma,parseRangeHeader:$u,normalizedMethodRecordsBase:Yi,normalizedMethodRecords:Ua,
isValidPort:wa,isHttpOrHttpsPrefixed:us,nodeMajor:Du,nodeMinor:ku,safeHTTPMethods:["GET","HEAD","OPTIONS","TRACE"],wrapRequestBody:pu}});var It=u((XS,La)=>{"use\
 strict";var V=l("node:diagnostics_channel"),Ji=l("node:util"),ys=Ji.debuglog("undici"),Gi=Ji.debuglog("fetch"),Ge=Ji.debuglog("websocket"),ba=false,rd={beforeConnect:V.
channel("undici:client:beforeConnect"),connected:V.channel("undici:client:connected"),connectError:V.channel("undici:client:connectError"),sendHeaders:V.channel(
"undici:client:sendHeaders"),create:V.channel("undici:request:create"),bodySent:V.channel("undici:request:bodySent"),headers:V.channel("undici:request:headers"),
trailers:V.channel("undici:request:trailers"),error:V.channel("undici:request:error"),open:V.channel("undici:websocket:open"),close:V.channel("undici:websocket:\
close"),socketError:V.channel("undici:websocket:socket_error"),ping:V.channel("undici:websocket:ping"),pong:V.channel("undici:websocket:pong")};if(ys.enabled||Gi.
enabled){let e=Gi.enabled?Gi:ys;V.channel("undici:client:beforeConnect").subscribe(A=>{let{connectParams:{version:t,protocol:r,port:s,host:n}}=A;e("connecting t\
o %s using %s%s",`${n}${s?`:${s}`:""}`,r,t)}),V.channel("undici:client:connected").subscribe(A=>{let{connectParams:{version:t,protocol:r,port:s,host:n}}=A;e("co\
nnected to %s using %s%s",`${n}${s?`:${s}`:""}`,r,t)}),V.channel("undici:client:connectError").subscribe(A=>{let{connectParams:{version:t,protocol:r,port:s,host:n},
error:i}=A;e("connection to %s using %s%s errored - %s",`${n}${s?`:${s}`:""}`,r,t,i.message)}),V.channel("undici:client:sendHeaders").subscribe(A=>{let{request:{
method:t,path:r,origin:s}}=A;e("sending request to %s %s/%s",t,s,r)}),V.channel("undici:request:headers").subscribe(A=>{let{request:{method:t,path:r,origin:s},response:{
statusCode:n}}=A;e("received response to %s %s/%s - HTTP %d",t,s,r,n)}),V.channel("undici:request:trailers").subscribe(A=>{let{request:{method:t,path:r,origin:s}}=A;
e("trailers received from %s %s/%s",t,s,r)}),V.channel("undici:request:error").subscribe(A=>{let{request:{method:t,path:r,origin:s},error:n}=A;e("request to %s \
%s/%s errored - %s",t,s,r,n.message)}),ba=true}if(Ge.enabled){if(!ba){let e=ys.enabled?ys:Ge;V.channel("undici:client:beforeConnect").subscribe(A=>{let{connectParams:{
version:t,protocol:r,port:s,host:n}}=A;e("connecting to %s%s using %s%s",n,s?`:${s}`:"",r,t)}),V.channel("undici:client:connected").subscribe(A=>{let{connectParams:{
version:t,protocol:r,port:s,host:n}}=A;e("connected to %s%s using %s%s",n,s?`:${s}`:"",r,t)}),V.channel("undici:client:connectError").subscribe(A=>{let{connectParams:{
version:t,protocol:r,port:s,host:n},error:i}=A;e("connection to %s%s using %s%s errored - %s",n,s?`:${s}`:"",r,t,i.message)}),V.channel("undici:client:sendHeade\
rs").subscribe(A=>{let{request:{method:t,path:r,origin:s}}=A;e("sending request to %s %s/%s",t,s,r)})}V.channel("undici:websocket:open").subscribe(e=>{let{address:{
address:A,port:t}}=e;Ge("connection opened %s%s",A,t?`:${t}`:"")}),V.channel("undici:websocket:close").subscribe(e=>{let{websocket:A,code:t,reason:r}=e;Ge("clos\
ed connection to %s - %s %s",A.url,t,r)}),V.channel("undici:websocket:socket_error").subscribe(e=>{Ge("connection errored - %s",e.message)}),V.channel("undici:w\
ebsocket:ping").subscribe(e=>{Ge("ping received")}),V.channel("undici:websocket:pong").subscribe(e=>{Ge("pong received")})}La.exports={channels:rd}});var Ja=u((_S,Ga)=>{
"use strict";var{InvalidArgumentError:q,NotSupportedError:sd}=J(),yA=l("node:assert"),{isValidHTTPToken:Ya,isValidHeaderValue:ar,isStream:nd,destroy:id,isBuffer:od,
isFormDataLike:Qd,isIterable:gd,isBlobLike:ad,buildURL:Bd,validateHandler:Ed,getServerName:cd,normalizedMethodRecords:Id}=L(),{channels:QA}=It(),{headerNameLowerCasedRecord:Ta}=ls(),
Cd=/[^\u0021-\u00ff]/,bA=Symbol("handler"),xi=class{constructor(A,{path:t,method:r,body:s,headers:n,query:i,idempotent:o,blocking:Q,upgrade:g,headersTimeout:B,bodyTimeout:a,
reset:E,throwOnError:C,expectContinue:I,servername:h},f){if(typeof t!="string")throw new q("path must be a string");if(t[0]!=="/"&&!(t.startsWith("http://")||t.
startsWith("https://"))&&r!=="CONNECT")throw new q("path must be an absolute URL or start with a slash");if(Cd.test(t))throw new q("invalid request path");if(typeof r!=
"string")throw new q("method must be a string");if(Id[r]===void 0&&!Ya(r))throw new q("invalid request method");if(g&&typeof g!="string")throw new q("upgrade mu\
st be a string");if(g&&!ar(g))throw new q("invalid upgrade header");if(B!=null&&(!Number.isFinite(B)||B<0))throw new q("invalid headersTimeout");if(a!=null&&(!Number.
isFinite(a)||a<0))throw new q("invalid bodyTimeout");if(E!=null&&typeof E!="boolean")throw new q("invalid reset");if(I!=null&&typeof I!="boolean")throw new q("i\
nvalid expectContinue");if(this.headersTimeout=B,this.bodyTimeout=a,this.throwOnError=C===true,this.method=r,this.abort=null,s==null)this.body=null;else if(nd(s)){
this.body=s;let c=this.body._readableState;(!c||!c.autoDestroy)&&(this.endHandler=function(){id(this)},this.body.on("end",this.endHandler)),this.errorHandler=y=>{
this.abort?this.abort(y):this.error=y},this.body.on("error",this.errorHandler)}else if(od(s))this.body=s.byteLength?s:null;else if(ArrayBuffer.isView(s))this.body=
s.buffer.byteLength?Buffer.from(s.buffer,s.byteOffset,s.byteLength):null;else if(s instanceof ArrayBuffer)this.body=s.byteLength?Buffer.from(s):null;else if(typeof s==
"string")this.body=s.length?Buffer.from(s):null;else if(Qd(s)||gd(s)||ad(s))this.body=s;else throw new q("body must be a string, a Buffer, a Readable stream, an\
 iterable, or an async iterable");if(this.completed=false,this.aborted=false,this.upgrade=g||null,this.path=i?Bd(t,i):t,this.origin=A,this.idempotent=o??(r==="H\
EAD"||r==="GET"),this.blocking=Q??false,this.reset=E??null,this.host=null,this.contentLength=null,this.contentType=null,this.headers=[],this.expectContinue=I??false,
Array.isArray(n)){if(n.length%2!==0)throw new q("headers array must be even");for(let c=0;c<n.length;c+=2)Ds(this,n[c],n[c+1])}else if(n&&typeof n=="object")if(n[Symbol.
iterator])for(let c of n){if(!Array.isArray(c)||c.length!==2)throw new q("headers must be in key-value pair format");Ds(this,c[0],c[1])}else{let c=Object.keys(n);
for(let y=0;y<c.length;++y)Ds(this,c[y],n[c[y]])}else if(n!=null)throw new q("headers must be an object or an array");Ed(f,r,g),this.servername=h||cd(this.host),
this[bA]=f,QA.create.hasSubscribers&&QA.create.publish({request:this})}onBodySent(A){if(this[bA].onBodySent)try{return this[bA].onBodySent(A)}catch(t){this.abort(
t)}}onRequestSent(){if(QA.bodySent.hasSubscribers&&QA.bodySent.publish({request:this}),this[bA].onRequestSent)try{return this[bA].onRequestSent()}catch(A){this.
abort(A)}}onConnect(A){if(yA(!this.aborted),yA(!this.completed),this.error)A(this.error);else return this.abort=A,this[bA].onConnect(A)}onResponseStarted(){return this[bA].
onResponseStarted?.()}onHeaders(A,t,r,s){yA(!this.aborted),yA(!this.completed),QA.headers.hasSubscribers&&QA.headers.publish({request:this,response:{statusCode:A,
headers:t,statusText:s}});try{return this[bA].onHeaders(A,t,r,s)}catch(n){this.abort(n)}}onData(A){yA(!this.aborted),yA(!this.completed);try{return this[bA].onData(
A)}catch(t){return this.abort(t),false}}onUpgrade(A,t,r,s=""){this.onFinally(),yA(!this.aborted),yA(!this.completed),A!==null&&this.#A(A,t,s);let n=this[bA].onUpgrade(
A,t,r);return this.aborted||(this.completed=true,A!==null&&this.#e()),n}onUpgradeResponse(A,t,r,s=""){yA(!this.aborted),yA(this.completed),QA.headers.hasSubscribers&&
this.#A(A,r(t),s),this.#e()}onUpgradeError(A){yA(!this.aborted),yA(this.completed),QA.error.hasSubscribers&&QA.error.publish({request:this,error:A})}#A(A,t,r){QA.
headers.hasSubscribers&&QA.headers.publish({request:this,response:{statusCode:A,headers:t,statusText:r}})}#e(){QA.trailers.hasSubscribers&&QA.trailers.publish({
request:this,trailers:[]})}onComplete(A){this.onFinally(),yA(!this.aborted),this.completed=true,QA.trailers.hasSubscribers&&QA.trailers.publish({request:this,trailers:A});
try{return this[bA].onComplete(A)}catch(t){this.onError(t)}}onError(A){if(this.onFinally(),QA.error.hasSubscribers&&QA.error.publish({request:this,error:A}),!this.
aborted)return this.aborted=true,this[bA].onError(A)}onFinally(){this.errorHandler&&(this.body.off("error",this.errorHandler),this.errorHandler=null),this.endHandler&&
(this.body.off("end",this.endHandler),this.endHandler=null)}addHeader(A,t){return Ds(this,A,t),this}};function Ds(e,A,t){if(t&&typeof t=="object"&&!Array.isArray(
t))throw new q(`invalid ${A} header`);if(t===void 0)return;let r=Ta[A];if(r===void 0&&(r=A.toLowerCase(),Ta[r]===void 0&&!Ya(r)))throw new q("invalid header key");
if(Array.isArray(t)){let s=[];for(let n=0;n<t.length;n++)if(typeof t[n]=="string"){if(!ar(t[n]))throw new q(`invalid ${A} header`);s.push(t[n])}else if(t[n]===null)
s.push("");else{if(typeof t[n]=="object")throw new q(`invalid ${A} header`);{let i=`${t[n]}`;if(!ar(i))throw new q(`invalid ${A} header`);s.push(i)}}t=s}else if(typeof t==
"string"){if(!ar(t))throw new q(`invalid ${A} header`)}else if(t===null)t="";else if(t=`${t}`,!ar(t))throw new q(`invalid ${A} header`);if(r==="host"){if(e.host!==
null)throw new q("duplicate host header");if(typeof t!="string")throw new q("invalid host header");e.host=t}else if(r==="content-length"){if(e.contentLength!==null)
throw new q("duplicate content-length header");if(e.contentLength=parseInt(t,10),!Number.isFinite(e.contentLength))throw new q("invalid content-length header")}else if(e.
contentType===null&&r==="content-type")e.contentType=t,e.headers.push(A,t);else{if(r==="transfer-encoding"||r==="keep-alive"||r==="upgrade")throw new q(`invalid\
 ${r} header`);if(r==="connection"){let s=typeof t=="string"?t.toLowerCase():null;if(s!=="close"&&s!=="keep-alive")throw new q("invalid connection header");s===
"close"&&(e.reset=true)}else{if(r==="expect")throw new sd("expect header not supported");e.headers.push(A,t)}}}Ga.exports=xi});var Br=u((jS,xa)=>{"use strict";var ld=l(
"node:events"),ks=class extends ld{dispatch(){throw new Error("not implemented")}close(){throw new Error("not implemented")}destroy(){throw new Error("not imple\
mented")}compose(...A){let t=Array.isArray(A[0])?A[0]:A,r=this.dispatch.bind(this);for(let s of t)if(s!=null){if(typeof s!="function")throw new TypeError(`inval\
id interceptor, expected function received ${typeof s}`);if(r=s(r),r==null||typeof r!="function"||r.length!==2)throw new TypeError("invalid interceptor")}return new Hi(
this,r)}},Hi=class extends ks{#A=null;#e=null;constructor(A,t){super(),this.#A=A,this.#e=t}dispatch(...A){this.#e(...A)}close(...A){return this.#A.close(...A)}destroy(...A){
return this.#A.destroy(...A)}};xa.exports=ks});var ut=u(($S,Va)=>{"use strict";var hd=l("node:buffer"),ud=Br(),{ClientDestroyedError:Vi,ClientClosedError:dd,InvalidArgumentError:Ct}=J(),
{kDestroy:fd,kClose:wd,kClosed:Er,kDestroyed:lt,kDispatch:vi,kInterceptors:Je}=X(),ne=Symbol("onDestroyed"),ht=Symbol("onClosed"),ps=Symbol("Intercepted Dispatc\
h"),qi=Symbol("webSocketOptions"),Ha=Symbol("eventSourceOptions"),Wi=class extends ud{constructor(A){super(),this[lt]=false,this[ne]=null,this[Er]=false,this[ht]=
[],this[qi]=A?.webSocket??{},this[Ha]=A?.eventSource??{}}get webSocketOptions(){return{maxFragments:this[qi].maxFragments??131072,maxPayloadSize:this[qi].maxPayloadSize??
128*1024*1024}}get eventSourceOptions(){return{maxEventSize:this[Ha].maxEventSize??hd.kStringMaxLength}}get destroyed(){return this[lt]}get closed(){return this[Er]}get interceptors(){
return this[Je]}set interceptors(A){if(A){for(let t=A.length-1;t>=0;t--)if(typeof this[Je][t]!="function")throw new Ct("interceptor must be an function")}this[Je]=
A}close(A){if(A===void 0)return new Promise((r,s)=>{this.close((n,i)=>n?s(n):r(i))});if(typeof A!="function")throw new Ct("invalid callback");if(this[lt]){queueMicrotask(
()=>A(new Vi,null));return}if(this[Er]){this[ht]?this[ht].push(A):queueMicrotask(()=>A(null,null));return}this[Er]=true,this[ht].push(A);let t=()=>{let r=this[ht];
this[ht]=null;for(let s=0;s<r.length;s++)r[s](null,null)};this[wd]().then(()=>this.destroy()).then(()=>{queueMicrotask(t)})}destroy(A,t){if(typeof A=="function"&&
(t=A,A=null),t===void 0)return new Promise((s,n)=>{this.destroy(A,(i,o)=>i?n(i):s(o))});if(typeof t!="function")throw new Ct("invalid callback");if(this[lt]){this[ne]?
this[ne].push(t):queueMicrotask(()=>t(null,null));return}A||(A=new Vi),this[lt]=true,this[ne]=this[ne]||[],this[ne].push(t);let r=()=>{let s=this[ne];this[ne]=null;
for(let n=0;n<s.length;n++)s[n](null,null)};this[fd](A).then(()=>{queueMicrotask(r)})}[ps](A,t){if(!this[Je]||this[Je].length===0)return this[ps]=this[vi],this[vi](
A,t);let r=this[vi].bind(this);for(let s=this[Je].length-1;s>=0;s--)r=this[Je][s](r);return this[ps]=r,r(A,t)}dispatch(A,t){if(!t||typeof t!="object")throw new Ct(
"handler must be an object");try{if(!A||typeof A!="object")throw new Ct("opts must be an object.");if(this[lt]||this[ne])throw new Vi;if(this[Er])throw new dd;return this[ps](
A,t)}catch(r){if(typeof t.onError!="function")throw new Ct("invalid onError method");return t.onError(r),false}}};Va.exports=Wi});var _i=u((AU,Oa)=>{"use strict";
var dt=0,Oi=1e3,Pi=(Oi>>1)-1,ie,Zi=Symbol("kFastTimer"),oe=[],zi=-2,Ki=-1,qa=0,va=1;function Xi(){dt+=Pi;let e=0,A=oe.length;for(;e<A;){let t=oe[e];t._state===qa?
(t._idleStart=dt-Pi,t._state=va):t._state===va&&dt>=t._idleStart+t._idleTimeout&&(t._state=Ki,t._idleStart=-1,t._onTimeout(t._timerArg)),t._state===Ki?(t._state=
zi,--A!==0&&(oe[e]=oe[A])):++e}oe.length=A,oe.length!==0&&Wa()}function Wa(){ie?ie.refresh():(clearTimeout(ie),ie=setTimeout(Xi,Pi),ie.unref&&ie.unref())}var Fs=class{[Zi]=true;_state=zi;_idleTimeout=-1;_idleStart=-1;_onTimeout;_timerArg;constructor(A,t,r){
this._onTimeout=A,this._idleTimeout=t,this._timerArg=r,this.refresh()}refresh(){this._state===zi&&oe.push(this),(!ie||oe.length===1)&&Wa(),this._state=qa}clear(){
this._state=Ki,this._idleStart=-1}};Oa.exports={setTimeout(e,A,t){return A<=Oi?setTimeout(e,A,t):new Fs(e,A,t)},clearTimeout(e){e[Zi]?e.clear():clearTimeout(e)},
setFastTimeout(e,A,t){return new Fs(e,A,t)},clearFastTimeout(e){e.clear()},now(){return dt},tick(e=0){dt+=e-Oi+1,Xi(),Xi()},reset(){dt=0,oe.length=0,clearTimeout(
ie),ie=null},kFastTimer:Zi}});var cr=u((rU,Xa)=>{"use strict";var yd=l("node:net"),Pa=l("node:assert"),Ka=L(),{InvalidArgumentError:Dd,ConnectTimeoutError:kd}=J(),
Rs=_i();function Za(){}var ji,$i;global.FinalizationRegistry&&!(process.env.NODE_V8_COVERAGE||process.env.UNDICI_NO_FG)?$i=class{constructor(A){this._maxCachedSessions=
A,this._sessionCache=new Map,this._sessionRegistry=new global.FinalizationRegistry(t=>{if(this._sessionCache.size<this._maxCachedSessions)return;let r=this._sessionCache.
get(t);r!==void 0&&r.deref()===void 0&&this._sessionCache.delete(t)})}get(A){let t=this._sessionCache.get(A);return t?t.deref():null}set(A,t){this._maxCachedSessions!==
0&&(this._sessionCache.set(A,new WeakRef(t)),this._sessionRegistry.register(t,A))}}:$i=class{constructor(A){this._maxCachedSessions=A,this._sessionCache=new Map}get(A){
return this._sessionCache.get(A)}set(A,t){if(this._maxCachedSessions!==0){if(this._sessionCache.size>=this._maxCachedSessions){let{value:r}=this._sessionCache.keys().
next();this._sessionCache.delete(r)}this._sessionCache.set(A,t)}}};function pd({allowH2:e,maxCachedSessions:A,socketPath:t,timeout:r,session:s,...n}){if(A!=null&&
(!Number.isInteger(A)||A<0))throw new Dd("maxCachedSessions must be a positive integer or zero");let i={path:t,...n},o=new $i(A??100);return r=r??1e4,e=e??false,
function({hostname:g,host:B,protocol:a,port:E,servername:C,localAddress:I,httpSocket:h},f){let c;if(a==="https:"){ji||(ji=l("node:tls")),C=C||i.servername||Ka.getServerName(
B)||null;let R=C||g;Pa(R);let D=s||o.get(R)||null;E=E||443,c=ji.connect({highWaterMark:16384,...i,servername:C,session:D,localAddress:I,ALPNProtocols:e?["http/1\
.1","h2"]:["http/1.1"],socket:h,port:E,host:g}),c.on("session",function(x){o.set(R,x)})}else Pa(!h,"httpSocket can only be sent on TLS update"),E=E||80,c=yd.connect(
{highWaterMark:64*1024,...i,localAddress:I,port:E,host:g});if(i.keepAlive==null||i.keepAlive){let R=i.keepAliveInitialDelay===void 0?6e4:i.keepAliveInitialDelay;
c.setKeepAlive(true,R)}let y=Fd(new WeakRef(c),{timeout:r,hostname:g,port:E});return c.setNoDelay(true).once(a==="https:"?"secureConnect":"connect",function(){if(queueMicrotask(
y),f){let R=f;f=null,R(null,this)}}).on("error",function(R){if(queueMicrotask(y),f){let D=f;f=null,D(R)}}),c}}var Fd=process.platform==="win32"?(e,A)=>{if(!A.timeout)
return Za;let t=null,r=null,s=Rs.setFastTimeout(()=>{t=setImmediate(()=>{r=setImmediate(()=>za(e.deref(),A))})},A.timeout);return()=>{Rs.clearFastTimeout(s),clearImmediate(
t),clearImmediate(r)}}:(e,A)=>{if(!A.timeout)return Za;let t=null,r=Rs.setFastTimeout(()=>{t=setImmediate(()=>{za(e.deref(),A)})},A.timeout);return()=>{Rs.clearFastTimeout(
r),clearImmediate(t)}};function za(e,A){if(e==null)return;let t="Connect Timeout Error";Array.isArray(e.autoSelectFamilyAttemptedAddresses)?t+=` (attempted addr\
esses: ${e.autoSelectFamilyAttemptedAddresses.join(", ")},`:t+=` (attempted address: ${A.hostname}:${A.port},`,t+=` timeout: ${A.timeout}ms)`,Ka.destroy(e,new kd(
t))}Xa.exports=pd});var _a=u(Ns=>{"use strict";Object.defineProperty(Ns,"__esModule",{value:true});Ns.enumToMap=void 0;function Rd(e){let A={};return Object.keys(
e).forEach(t=>{let r=e[t];typeof r=="number"&&(A[t]=r)}),A}Ns.enumToMap=Rd});var ja=u(w=>{"use strict";Object.defineProperty(w,"__esModule",{value:true});w.SPECIAL_HEADERS=
w.HEADER_STATE=w.MINOR=w.MAJOR=w.CONNECTION_TOKEN_CHARS=w.HEADER_CHARS=w.TOKEN=w.STRICT_TOKEN=w.HEX=w.URL_CHAR=w.STRICT_URL_CHAR=w.USERINFO_CHARS=w.MARK=w.ALPHANUM=
w.NUM=w.HEX_MAP=w.NUM_MAP=w.ALPHA=w.FINISH=w.H_METHOD_MAP=w.METHOD_MAP=w.METHODS_RTSP=w.METHODS_ICE=w.METHODS_HTTP=w.METHODS=w.LENIENT_FLAGS=w.FLAGS=w.TYPE=w.ERROR=
void 0;var Nd=_a(),md;(function(e){e[e.OK=0]="OK",e[e.INTERNAL=1]="INTERNAL",e[e.STRICT=2]="STRICT",e[e.LF_EXPECTED=3]="LF_EXPECTED",e[e.UNEXPECTED_CONTENT_LENGTH=
4]="UNEXPECTED_CONTENT_LENGTH",e[e.CLOSED_CONNECTION=5]="CLOSED_CONNECTION",e[e.INVALID_METHOD=6]="INVALID_METHOD",e[e.INVALID_URL=7]="INVALID_URL",e[e.INVALID_CONSTANT=
8]="INVALID_CONSTANT",e[e.INVALID_VERSION=9]="INVALID_VERSION",e[e.INVALID_HEADER_TOKEN=10]="INVALID_HEADER_TOKEN",e[e.INVALID_CONTENT_LENGTH=11]="INVALID_CONTE\
NT_LENGTH",e[e.INVALID_CHUNK_SIZE=12]="INVALID_CHUNK_SIZE",e[e.INVALID_STATUS=13]="INVALID_STATUS",e[e.INVALID_EOF_STATE=14]="INVALID_EOF_STATE",e[e.INVALID_TRANSFER_ENCODING=
15]="INVALID_TRANSFER_ENCODING",e[e.CB_MESSAGE_BEGIN=16]="CB_MESSAGE_BEGIN",e[e.CB_HEADERS_COMPLETE=17]="CB_HEADERS_COMPLETE",e[e.CB_MESSAGE_COMPLETE=18]="CB_ME\
SSAGE_COMPLETE",e[e.CB_CHUNK_HEADER=19]="CB_CHUNK_HEADER",e[e.CB_CHUNK_COMPLETE=20]="CB_CHUNK_COMPLETE",e[e.PAUSED=21]="PAUSED",e[e.PAUSED_UPGRADE=22]="PAUSED_U\
PGRADE",e[e.PAUSED_H2_UPGRADE=23]="PAUSED_H2_UPGRADE",e[e.USER=24]="USER"})(md=w.ERROR||(w.ERROR={}));var Sd;(function(e){e[e.BOTH=0]="BOTH",e[e.REQUEST=1]="REQ\
UEST",e[e.RESPONSE=2]="RESPONSE"})(Sd=w.TYPE||(w.TYPE={}));var Ud;(function(e){e[e.CONNECTION_KEEP_ALIVE=1]="CONNECTION_KEEP_ALIVE",e[e.CONNECTION_CLOSE=2]="CON\
NECTION_CLOSE",e[e.CONNECTION_UPGRADE=4]="CONNECTION_UPGRADE",e[e.CHUNKED=8]="CHUNKED",e[e.UPGRADE=16]="UPGRADE",e[e.CONTENT_LENGTH=32]="CONTENT_LENGTH",e[e.SKIPBODY=
64]="SKIPBODY",e[e.TRAILING=128]="TRAILING",e[e.TRANSFER_ENCODING=512]="TRANSFER_ENCODING"})(Ud=w.FLAGS||(w.FLAGS={}));var Md;(function(e){e[e.HEADERS=1]="HEADE\
RS",e[e.CHUNKED_LENGTH=2]="CHUNKED_LENGTH",e[e.KEEP_ALIVE=4]="KEEP_ALIVE"})(Md=w.LENIENT_FLAGS||(w.LENIENT_FLAGS={}));var N;(function(e){e[e.DELETE=0]="DELETE",
e[e.GET=1]="GET",e[e.HEAD=2]="HEAD",e[e.POST=3]="POST",e[e.PUT=4]="PUT",e[e.CONNECT=5]="CONNECT",e[e.OPTIONS=6]="OPTIONS",e[e.TRACE=7]="TRACE",e[e.COPY=8]="COPY",
e[e.LOCK=9]="LOCK",e[e.MKCOL=10]="MKCOL",e[e.MOVE=11]="MOVE",e[e.PROPFIND=12]="PROPFIND",e[e.PROPPATCH=13]="PROPPATCH",e[e.SEARCH=14]="SEARCH",e[e.UNLOCK=15]="U\
NLOCK",e[e.BIND=16]="BIND",e[e.REBIND=17]="REBIND",e[e.UNBIND=18]="UNBIND",e[e.ACL=19]="ACL",e[e.REPORT=20]="REPORT",e[e.MKACTIVITY=21]="MKACTIVITY",e[e.CHECKOUT=
22]="CHECKOUT",e[e.MERGE=23]="MERGE",e[e["M-SEARCH"]=24]="M-SEARCH",e[e.NOTIFY=25]="NOTIFY",e[e.SUBSCRIBE=26]="SUBSCRIBE",e[e.UNSUBSCRIBE=27]="UNSUBSCRIBE",e[e.
PATCH=28]="PATCH",e[e.PURGE=29]="PURGE",e[e.MKCALENDAR=30]="MKCALENDAR",e[e.LINK=31]="LINK",e[e.UNLINK=32]="UNLINK",e[e.SOURCE=33]="SOURCE",e[e.PRI=34]="PRI",e[e.
DESCRIBE=35]="DESCRIBE",e[e.ANNOUNCE=36]="ANNOUNCE",e[e.SETUP=37]="SETUP",e[e.PLAY=38]="PLAY",e[e.PAUSE=39]="PAUSE",e[e.TEARDOWN=40]="TEARDOWN",e[e.GET_PARAMETER=
41]="GET_PARAMETER",e[e.SET_PARAMETER=42]="SET_PARAMETER",e[e.REDIRECT=43]="REDIRECT",e[e.RECORD=44]="RECORD",e[e.FLUSH=45]="FLUSH"})(N=w.METHODS||(w.METHODS={}));
w.METHODS_HTTP=[N.DELETE,N.GET,N.HEAD,N.POST,N.PUT,N.CONNECT,N.OPTIONS,N.TRACE,N.COPY,N.LOCK,N.MKCOL,N.MOVE,N.PROPFIND,N.PROPPATCH,N.SEARCH,N.UNLOCK,N.BIND,N.REBIND,
N.UNBIND,N.ACL,N.REPORT,N.MKACTIVITY,N.CHECKOUT,N.MERGE,N["M-SEARCH"],N.NOTIFY,N.SUBSCRIBE,N.UNSUBSCRIBE,N.PATCH,N.PURGE,N.MKCALENDAR,N.LINK,N.UNLINK,N.PRI,N.SOURCE];
w.METHODS_ICE=[N.SOURCE];w.METHODS_RTSP=[N.OPTIONS,N.DESCRIBE,N.ANNOUNCE,N.SETUP,N.PLAY,N.PAUSE,N.TEARDOWN,N.GET_PARAMETER,N.SET_PARAMETER,N.REDIRECT,N.RECORD,N.
FLUSH,N.GET,N.POST];w.METHOD_MAP=Nd.enumToMap(N);w.H_METHOD_MAP={};Object.keys(w.METHOD_MAP).forEach(e=>{/^H/.test(e)&&(w.H_METHOD_MAP[e]=w.METHOD_MAP[e])});var bd;
(function(e){e[e.SAFE=0]="SAFE",e[e.SAFE_WITH_CB=1]="SAFE_WITH_CB",e[e.UNSAFE=2]="UNSAFE"})(bd=w.FINISH||(w.FINISH={}));w.ALPHA=[];for(let e=65;e<=90;e++)w.ALPHA.
push(String.fromCharCode(e)),w.ALPHA.push(String.fromCharCode(e+32));w.NUM_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9};w.HEX_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,
7:7,8:8,9:9,A:10,B:11,C:12,D:13,E:14,F:15,a:10,b:11,c:12,d:13,e:14,f:15};w.NUM=["0","1","2","3","4","5","6","7","8","9"];w.ALPHANUM=w.ALPHA.concat(w.NUM);w.MARK=
["-","_",".","!","~","*","'","(",")"];w.USERINFO_CHARS=w.ALPHANUM.concat(w.MARK).concat(["%",";",":","&","=","+","$",","]);w.STRICT_URL_CHAR=["!",'"',"$","%","&",
"'","(",")","*","+",",","-",".","/",":",";","<","=",">","@","[","\\","]","^","_","`","{","|","}","~"].concat(w.ALPHANUM);w.URL_CHAR=w.STRICT_URL_CHAR.concat(["	",
"\f"]);for(let e=128;e<=255;e++)w.URL_CHAR.push(e);w.HEX=w.NUM.concat(["a","b","c","d","e","f","A","B","C","D","E","F"]);w.STRICT_TOKEN=["!","#","$","%","&","'",
"*","+","-",".","^","_","`","|","~"].concat(w.ALPHANUM);w.TOKEN=w.STRICT_TOKEN.concat([" "]);w.HEADER_CHARS=["	"];for(let e=32;e<=255;e++)e!==127&&w.HEADER_CHARS.
push(e);w.CONNECTION_TOKEN_CHARS=w.HEADER_CHARS.filter(e=>e!==44);w.MAJOR=w.NUM_MAP;w.MINOR=w.MAJOR;var ft;(function(e){e[e.GENERAL=0]="GENERAL",e[e.CONNECTION=
1]="CONNECTION",e[e.CONTENT_LENGTH=2]="CONTENT_LENGTH",e[e.TRANSFER_ENCODING=3]="TRANSFER_ENCODING",e[e.UPGRADE=4]="UPGRADE",e[e.CONNECTION_KEEP_ALIVE=5]="CONNE\
CTION_KEEP_ALIVE",e[e.CONNECTION_CLOSE=6]="CONNECTION_CLOSE",e[e.CONNECTION_UPGRADE=7]="CONNECTION_UPGRADE",e[e.TRANSFER_ENCODING_CHUNKED=8]="TRANSFER_ENCODING_\
CHUNKED"})(ft=w.HEADER_STATE||(w.HEADER_STATE={}));w.SPECIAL_HEADERS={connection:ft.CONNECTION,"content-length":ft.CONTENT_LENGTH,"proxy-connection":ft.CONNECTION,
"transfer-encoding":ft.TRANSFER_ENCODING,upgrade:ft.UPGRADE}});var Ao=u((iU,$a)=>{"use strict";var{Buffer:Ld}=l("node:buffer");$a.exports=Ld.from("AGFzbQEAAAABJ\
wdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAA\
QNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wb\
GV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb\
25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0c\
F9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNld\
AATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZE\
GxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0c\
F9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X\
2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK07MCLBYAQYjQACgCAARAA\
AtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqI\
QUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgA\
iAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgA\
CgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANA\
UGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AI\
AUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgB\
UYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULI\
AIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINA\
CAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQ\
X4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCB\
CABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCC\
AwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCG\
CABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCD\
CABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAI\
AAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiC\
CQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKC\
wwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY\
2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtA\
a4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMv\
QELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMq\
QELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQ\
TYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC\
0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMb\
wtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6\
gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/\
gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBk\
gEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBp\
gEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5A\
QwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLT\
k9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoA\
akBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAER\
w3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghA\
wysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFD\
QAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBM\
CACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBB\
iEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACI\
AIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAI\
QMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHD\
c0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAI\
QMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HI\
ABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAI\
gBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQ\
RVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNu\
QIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTA\
wtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgB\
EYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DC\
yABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAA\
gABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9A\
gtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuA\
gtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4Cv\
gK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhC\
gy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDD\
IkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECI\
QAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQ\
YgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoA\
kQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2A\
hwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHc\
Q2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBR\
w0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgA\
UEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBC\
EYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgc\
iAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JD\
IECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9\
gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBB\
mohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBa\
w4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBA\
WohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7\
wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQ\
EHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDD\
NACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQ\
ccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCA\
AzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNA\
AsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgB\
CABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBy\
wAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIAD\
OECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0AC\
yACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQ\
QFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBA\
WohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAk\
AELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABI\
ABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXA\
gsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgA\
SIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC\
0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDI\
AEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohB\
SABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpw\
gBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzA\
gsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQ\
eQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHB\
EACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBm\
wGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELI\
AEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSN\
gIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILI\
AFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxD\
fkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhA\
wyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9\
QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAI\
QACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQ\
CABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQ\
QFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgB\
kEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBa\
iEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQ\
QUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBg\
gEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotA\
ABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHD\
WsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBa\
iEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBa\
iEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAI\
AQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohB\
gNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kI\
ABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBA\
UYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNA\
SAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMh\
QILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQ\
ZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBI\
QMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgA\
SAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTA\
SEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBI\
QMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQ\
QFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW\
1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBq\
c8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aa\
i0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AA\
EcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNV\
CAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhA\
wz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMU\
wtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBn\
wEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhA\
yABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQ\
aEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKA\
gsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNA\
SAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGB\
EBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgA\
UEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAI\
AZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBA\
WohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohA\
UErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUD\
EYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgA\
SAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHD\
QALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgA\
EHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQ\
ZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGD\
foBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBI\
AIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELA\
kACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqI\
QYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQ\
ANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5O\
TkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBR\
w0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0AC\
yACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACI\
AU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAI\
AQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgA\
S0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGB\
EBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhA\
wzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBA\
WohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1\
AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA\
0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBa\
gwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBA\
WohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7A\
TIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BI\
AFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAI\
QMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgA\
UEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDD\
LIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQ\
QAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMu\
wELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5A\
QsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcI\
AIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2A\
hwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABN\
gIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgA\
DYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEAN\
gIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgA\
CABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgA\
iAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQ\
QAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQ\
eQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2A\
gwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgB\
kEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACI\
AAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFE\
CgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgA\
igCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQ\
QAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAE\
TYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDD\
JEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFD\
QAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACI\
AE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQI\
AJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFD\
QAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8Bg\
yILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgA\
RAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMf\
wsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMD\
HoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACI\
AIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCB\
CEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgA\
S0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQK\
iIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBA\
iEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyO\
wEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABI\
ARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgA\
UEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEc\
UGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDR\
Q0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQ\
QAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQI\
AJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIAR\
Q0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQ\
QAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILI\
AJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2A\
hQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQ\
CABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMT\
gsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2A\
gwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACK\
AIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAI\
QMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2A\
hwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMD\
EsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRA\
AAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2A\
gwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLA\
kADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUI\
AJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDR\
Q0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAER\
gRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhA\
wwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQ\
ANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQ\
QAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQ\
gA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFD\
QAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDI\
AQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2A\
gwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBA\
WohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgA\
iAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJA\
AECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACL\
QAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQ\
CADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AI\
AMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCA\
CAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4I\
QMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACI\
AE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC\
0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcI\
AIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVN\
gIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC\
0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcI\
AIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIa\
iEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALI\
AAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2A\
hQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgA\
iAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQ\
dwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2A\
gAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAA\
kAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAK\
AIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhY\
WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhY\
WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhY\
WFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJS\
ktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQ\
cAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQ\
aIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQ\
bEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQ\
eEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAI\
AAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDR\
Q0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgA\
ygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4I\
gNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQ\
CAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAEC\
z4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQ\
cAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJD\
QAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtXACAAQRhqQgA3AwAgAEIANwMAIABBOGpCADcDACAAQTBqQgA3AwAgAEEoakIANwMAIABBIGpCADcDACAAQRBqQ\
gA3AwAgAEEIakIANwMAIABB3QE2AhwLBgAgABAyC5otAQt/IwBBEGsiCiQAQaTQACgCACIJRQRAQeTTACgCACIFRQRAQfDTAEJ/NwIAQejTAEKAgISAgIDAADcCAEHk0wAgCkEIakFwcUHYqtWqBXMiBTYCAEH40\
wBBADYCAEHI0wBBADYCAAtBzNMAQYDUBDYCAEGc0ABBgNQENgIAQbDQACAFNgIAQazQAEF/NgIAQdDTAEGArAM2AgADQCABQcjQAGogAUG80ABqIgI2AgAgAiABQbTQAGoiAzYCACABQcDQAGogAzYCACABQdDQA\
GogAUHE0ABqIgM2AgAgAyACNgIAIAFB2NAAaiABQczQAGoiAjYCACACIAM2AgAgAUHU0ABqIAI2AgAgAUEgaiIBQYACRw0AC0GM1ARBwasDNgIAQajQAEH00wAoAgA2AgBBmNAAQcCrAzYCAEGk0ABBiNQENgIAQ\
cz/B0E4NgIAQYjUBCEJCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB7AFNBEBBjNAAKAIAIgZBECAAQRNqQXBxIABBC0kbIgRBA3YiAHYiAUEDcQRAAkAgAUEBcSAAckEBcyICQQN0IgBBtNAAa\
iIBIABBvNAAaigCACIAKAIIIgNGBEBBjNAAIAZBfiACd3E2AgAMAQsgASADNgIIIAMgATYCDAsgAEEIaiEBIAAgAkEDdCICQQNyNgIEIAAgAmoiACAAKAIEQQFyNgIEDBELQZTQACgCACIIIARPDQEgAQRAAkBBA\
iAAdCICQQAgAmtyIAEgAHRxaCIAQQN0IgJBtNAAaiIBIAJBvNAAaigCACICKAIIIgNGBEBBjNAAIAZBfiAAd3EiBjYCAAwBCyABIAM2AgggAyABNgIMCyACIARBA3I2AgQgAEEDdCIAIARrIQUgACACaiAFNgIAI\
AIgBGoiBCAFQQFyNgIEIAgEQCAIQXhxQbTQAGohAEGg0AAoAgAhAwJ/QQEgCEEDdnQiASAGcUUEQEGM0AAgASAGcjYCACAADAELIAAoAggLIgEgAzYCDCAAIAM2AgggAyAANgIMIAMgATYCCAsgAkEIaiEBQaDQA\
CAENgIAQZTQACAFNgIADBELQZDQACgCACILRQ0BIAtoQQJ0QbzSAGooAgAiACgCBEF4cSAEayEFIAAhAgNAAkAgAigCECIBRQRAIAJBFGooAgAiAUUNAQsgASgCBEF4cSAEayIDIAVJIQIgAyAFIAIbIQUgASAAI\
AIbIQAgASECDAELCyAAKAIYIQkgACgCDCIDIABHBEBBnNAAKAIAGiADIAAoAggiATYCCCABIAM2AgwMEAsgAEEUaiICKAIAIgFFBEAgACgCECIBRQ0DIABBEGohAgsDQCACIQcgASIDQRRqIgIoAgAiAQ0AIANBE\
GohAiADKAIQIgENAAsgB0EANgIADA8LQX8hBCAAQb9/Sw0AIABBE2oiAUFwcSEEQZDQACgCACIIRQ0AQQAgBGshBQJAAkACQAJ/QQAgBEGAAkkNABpBHyAEQf///wdLDQAaIARBJiABQQh2ZyIAa3ZBAXEgAEEBd\
GtBPmoLIgZBAnRBvNIAaigCACICRQRAQQAhAUEAIQMMAQtBACEBIARBGSAGQQF2a0EAIAZBH0cbdCEAQQAhAwNAAkAgAigCBEF4cSAEayIHIAVPDQAgAiEDIAciBQ0AQQAhBSACIQEMAwsgASACQRRqKAIAIgcgB\
yACIABBHXZBBHFqQRBqKAIAIgJGGyABIAcbIQEgAEEBdCEAIAINAAsLIAEgA3JFBEBBACEDQQIgBnQiAEEAIABrciAIcSIARQ0DIABoQQJ0QbzSAGooAgAhAQsgAUUNAQsDQCABKAIEQXhxIARrIgIgBUkhACACI\
AUgABshBSABIAMgABshAyABKAIQIgAEfyAABSABQRRqKAIACyIBDQALCyADRQ0AIAVBlNAAKAIAIARrTw0AIAMoAhghByADIAMoAgwiAEcEQEGc0AAoAgAaIAAgAygCCCIBNgIIIAEgADYCDAwOCyADQRRqIgIoA\
gAiAUUEQCADKAIQIgFFDQMgA0EQaiECCwNAIAIhBiABIgBBFGoiAigCACIBDQAgAEEQaiECIAAoAhAiAQ0ACyAGQQA2AgAMDQtBlNAAKAIAIgMgBE8EQEGg0AAoAgAhAQJAIAMgBGsiAkEQTwRAIAEgBGoiACACQ\
QFyNgIEIAEgA2ogAjYCACABIARBA3I2AgQMAQsgASADQQNyNgIEIAEgA2oiACAAKAIEQQFyNgIEQQAhAEEAIQILQZTQACACNgIAQaDQACAANgIAIAFBCGohAQwPC0GY0AAoAgAiAyAESwRAIAQgCWoiACADIARrI\
gFBAXI2AgRBpNAAIAA2AgBBmNAAIAE2AgAgCSAEQQNyNgIEIAlBCGohAQwPC0EAIQEgBAJ/QeTTACgCAARAQezTACgCAAwBC0Hw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBDGpBcHFB2KrVqgVzNgIAQ\
fjTAEEANgIAQcjTAEEANgIAQYCABAsiACAEQccAaiIFaiIGQQAgAGsiB3EiAk8EQEH80wBBMDYCAAwPCwJAQcTTACgCACIBRQ0AQbzTACgCACIIIAJqIQAgACABTSAAIAhLcQ0AQQAhAUH80wBBMDYCAAwPC0HI0\
wAtAABBBHENBAJAAkAgCQRAQczTACEBA0AgASgCACIAIAlNBEAgACABKAIEaiAJSw0DCyABKAIIIgENAAsLQQAQMyIAQX9GDQUgAiEGQejTACgCACIBQQFrIgMgAHEEQCACIABrIAAgA2pBACABa3FqIQYLIAQgB\
k8NBSAGQf7///8HSw0FQcTTACgCACIDBEBBvNMAKAIAIgcgBmohASABIAdNDQYgASADSw0GCyAGEDMiASAARw0BDAcLIAYgA2sgB3EiBkH+////B0sNBCAGEDMhACAAIAEoAgAgASgCBGpGDQMgACEBCwJAIAYgB\
EHIAGpPDQAgAUF/Rg0AQezTACgCACIAIAUgBmtqQQAgAGtxIgBB/v///wdLBEAgASEADAcLIAAQM0F/RwRAIAAgBmohBiABIQAMBwtBACAGaxAzGgwECyABIgBBf0cNBQwDC0EAIQMMDAtBACEADAoLIABBf0cNA\
gtByNMAQcjTACgCAEEEcjYCAAsgAkH+////B0sNASACEDMhAEEAEDMhASAAQX9GDQEgAUF/Rg0BIAAgAU8NASABIABrIgYgBEE4ak0NAQtBvNMAQbzTACgCACAGaiIBNgIAQcDTACgCACABSQRAQcDTACABNgIAC\
wJAAkACQEGk0AAoAgAiAgRAQczTACEBA0AgACABKAIAIgMgASgCBCIFakYNAiABKAIIIgENAAsMAgtBnNAAKAIAIgFBAEcgACABT3FFBEBBnNAAIAA2AgALQQAhAUHQ0wAgBjYCAEHM0wAgADYCAEGs0ABBfzYCA\
EGw0ABB5NMAKAIANgIAQdjTAEEANgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADN\
gIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBeCAAa0EPcSIBIABqIgIgBkE4ayIDIAFrIgFBAXI2AgRBqNAAQfTTACgCADYCAEGY0AAgATYCAEGk0AAgAjYCACAAIANqQTg2AgQMAgsgACACTQ0AIAIgA0kNA\
CABKAIMQQhxDQBBeCACa0EPcSIAIAJqIgNBmNAAKAIAIAZqIgcgAGsiAEEBcjYCBCABIAUgBmo2AgRBqNAAQfTTACgCADYCAEGY0AAgADYCAEGk0AAgAzYCACACIAdqQTg2AgQMAQsgAEGc0AAoAgBJBEBBnNAAI\
AA2AgALIAAgBmohA0HM0wAhAQJAAkACQANAIAMgASgCAEcEQCABKAIIIgENAQwCCwsgAS0ADEEIcUUNAQtBzNMAIQEDQCABKAIAIgMgAk0EQCADIAEoAgRqIgUgAksNAwsgASgCCCEBDAALAAsgASAANgIAIAEgA\
SgCBCAGajYCBCAAQXggAGtBD3FqIgkgBEEDcjYCBCADQXggA2tBD3FqIgYgBCAJaiIEayEBIAIgBkYEQEGk0AAgBDYCAEGY0ABBmNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEDAgLQaDQACgCACAGRgRAQaDQACAEN\
gIAQZTQAEGU0AAoAgAgAWoiADYCACAEIABBAXI2AgQgACAEaiAANgIADAgLIAYoAgQiBUEDcUEBRw0GIAVBeHEhCCAFQf8BTQRAIAVBA3YhAyAGKAIIIgAgBigCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMB\
wsgAiAANgIIIAAgAjYCDAwGCyAGKAIYIQcgBiAGKAIMIgBHBEAgACAGKAIIIgI2AgggAiAANgIMDAULIAZBFGoiAigCACIFRQRAIAYoAhAiBUUNBCAGQRBqIQILA0AgAiEDIAUiAEEUaiICKAIAIgUNACAAQRBqI\
QIgACgCECIFDQALIANBADYCAAwEC0F4IABrQQ9xIgEgAGoiByAGQThrIgMgAWsiAUEBcjYCBCAAIANqQTg2AgQgAiAFQTcgBWtBD3FqQT9rIgMgAyACQRBqSRsiA0EjNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2A\
gBBpNAAIAc2AgAgA0EQakHU0wApAgA3AgAgA0HM0wApAgA3AghB1NMAIANBCGo2AgBB0NMAIAY2AgBBzNMAIAA2AgBB2NMAQQA2AgAgA0EkaiEBA0AgAUEHNgIAIAUgAUEEaiIBSw0ACyACIANGDQAgAyADKAIEQ\
X5xNgIEIAMgAyACayIFNgIAIAIgBUEBcjYCBCAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIDcUUEQEGM0AAgASADcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgA\
TYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEGQ0AAoAgAiA0EBIAF0IgZxRQRAIAAgAjYCAEGQ0AAgAyAGcjYCACACIAA2A\
hggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQMCQANAIAMiACgCBEF4cSAFRg0BIAFBHXYhAyABQQF0IQEgACADQQRxakEQaiIGKAIAIgMNAAsgBiACNgIAIAIgADYCGCACIAI2A\
gwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAtBmNAAKAIAIgEgBE0NAEGk0AAoAgAiACAEaiICIAEgBGsiAUEBcjYCBEGY0AAgATYCAEGk0AAgAjYCACAAIARBA3I2A\
gQgAEEIaiEBDAgLQQAhAUH80wBBMDYCAAwHC0EAIQALIAdFDQACQCAGKAIcIgJBAnRBvNIAaiIDKAIAIAZGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAdBEEEUIAcoAhAgBkYbaiAANgIAI\
ABFDQELIAAgBzYCGCAGKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAGQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAIaiEBIAYgCGoiBigCBCEFCyAGIAVBfnE2AgQgASAEaiABNgIAIAQgAUEBcjYCBCABQ\
f8BTQRAIAFBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASABQQN2dCIBcUUEQEGM0AAgASACcjYCACAADAELIAAoAggLIgEgBDYCDCAAIAQ2AgggBCAANgIMIAQgATYCCAwBC0EfIQUgAUH///8HTQRAIAFBJiABQQh2Z\
yIAa3ZBAXEgAEEBdGtBPmohBQsgBCAFNgIcIARCADcCECAFQQJ0QbzSAGohAEGQ0AAoAgAiAkEBIAV0IgNxRQRAIAAgBDYCAEGQ0AAgAiADcjYCACAEIAA2AhggBCAENgIIIAQgBDYCDAwBCyABQRkgBUEBdmtBA\
CAFQR9HG3QhBSAAKAIAIQACQANAIAAiAigCBEF4cSABRg0BIAVBHXYhACAFQQF0IQUgAiAAQQRxakEQaiIDKAIAIgANAAsgAyAENgIAIAQgAjYCGCAEIAQ2AgwgBCAENgIIDAELIAIoAggiACAENgIMIAIgBDYCC\
CAEQQA2AhggBCACNgIMIAQgADYCCAsgCUEIaiEBDAILAkAgB0UNAAJAIAMoAhwiAUECdEG80gBqIgIoAgAgA0YEQCACIAA2AgAgAA0BQZDQACAIQX4gAXdxIgg2AgAMAgsgB0EQQRQgBygCECADRhtqIAA2AgAgA\
EUNAQsgACAHNgIYIAMoAhAiAQRAIAAgATYCECABIAA2AhgLIANBFGooAgAiAUUNACAAQRRqIAE2AgAgASAANgIYCwJAIAVBD00EQCADIAQgBWoiAEEDcjYCBCAAIANqIgAgACgCBEEBcjYCBAwBCyADIARqIgIgB\
UEBcjYCBCADIARBA3I2AgQgAiAFaiAFNgIAIAVB/wFNBEAgBUF4cUG00ABqIQACf0GM0AAoAgAiAUEBIAVBA3Z0IgVxRQRAQYzQACABIAVyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABN\
gIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRBvNIAaiEAQQEgAXQiBCAIcUUEQCAAIAI2AgBBkNAAIAQgCHI2AgAgAiAANgIYIAIgAjYCC\
CACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEEAkADQCAEIgAoAgRBeHEgBUYNASABQR12IQQgAUEBdCEBIAAgBEEEcWpBEGoiBigCACIEDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCC\
AwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLIANBCGohAQwBCwJAIAlFDQACQCAAKAIcIgFBAnRBvNIAaiICKAIAIABGBEAgAiADNgIAIAMNAUGQ0AAgC0F+IAF3cTYCAAwCCyAJQ\
RBBFCAJKAIQIABGG2ogAzYCACADRQ0BCyADIAk2AhggACgCECIBBEAgAyABNgIQIAEgAzYCGAsgAEEUaigCACIBRQ0AIANBFGogATYCACABIAM2AhgLAkAgBUEPTQRAIAAgBCAFaiIBQQNyNgIEIAAgAWoiASABK\
AIEQQFyNgIEDAELIAAgBGoiByAFQQFyNgIEIAAgBEEDcjYCBCAFIAdqIAU2AgAgCARAIAhBeHFBtNAAaiEBQaDQACgCACEDAn9BASAIQQN2dCICIAZxRQRAQYzQACACIAZyNgIAIAEMAQsgASgCCAsiAiADNgIMI\
AEgAzYCCCADIAE2AgwgAyACNgIIC0Gg0AAgBzYCAEGU0AAgBTYCAAsgAEEIaiEBCyAKQRBqJAAgAQtDACAARQRAPwBBEHQPCwJAIABB//8DcQ0AIABBAEgNACAAQRB2QAAiAEF/RgRAQfzTAEEwNgIAQX8PCyAAQ\
RB0DwsACwvcPyIAQYAICwkBAAAAAgAAAAMAQZQICwUEAAAABQBBpAgLCQYAAAAHAAAACABB3AgLii1JbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250Z\
W50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AFJlc3BvbnNlIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gue\
CByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yI\
GluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zAFVzZXIgY2FsbGJhY2sgZXJyb3IAYG9uX3Jlc2V0YCBjYWxsYmFjayBlcnJvc\
gBgb25fY2h1bmtfaGVhZGVyYCBjYWxsYmFjayBlcnJvcgBgb25fbWVzc2FnZV9iZWdpbmAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3N0YXR1c\
19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3ZlcnNpb25fY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl91cmxfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19jb21wbGV0ZWAgY2Fsb\
GJhY2sgZXJyb3IAYG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXRob2RfY29tcGxldGVgIGNhbGxiYWNrI\
GVycm9yAGBvbl9oZWFkZXJfZmllbGRfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fbmFtZWAgY2FsbGJhY2sgZXJyb3IAVW5leHBlY3RlZCBjaGFyIGluIHVybCBzZXJ2ZXIAS\
W52YWxpZCBoZWFkZXIgdmFsdWUgY2hhcgBJbnZhbGlkIGhlYWRlciBmaWVsZCBjaGFyAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdmVyc2lvbgBJbnZhbGlkIG1pbm9yIHZlcnNpb24ASW52YWxpZCBtYWpvc\
iB2ZXJzaW9uAEV4cGVjdGVkIHNwYWNlIGFmdGVyIHZlcnNpb24ARXhwZWN0ZWQgQ1JMRiBhZnRlciB2ZXJzaW9uAEludmFsaWQgSFRUUCB2ZXJzaW9uAEludmFsaWQgaGVhZGVyIHRva2VuAFNwYW4gY2FsbGJhY\
2sgZXJyb3IgaW4gb25fdXJsAEludmFsaWQgY2hhcmFjdGVycyBpbiB1cmwAVW5leHBlY3RlZCBzdGFydCBjaGFyIGluIHVybABEb3VibGUgQCBpbiB1cmwARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBja\
GFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgARHVwbGljYXRlIENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhciBpbiB1cmwgcGF0aABDb250ZW50LUxlbmd0aCBjYW4ndCBiZSBwcmVzZW50IHdpdGggVHJhbnNmZ\
XItRW5jb2RpbmcASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgc2l6ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl92YWx1ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc\
2lvbl92YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nY\
CBoZWFkZXIgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHF1b3RlZCB2YWx1ZQBQYXVzZ\
WQgYnkgb25faGVhZGVyc19jb21wbGV0ZQBJbnZhbGlkIEVPRiBzdGF0ZQBvbl9yZXNldCBwYXVzZQBvbl9jaHVua19oZWFkZXIgcGF1c2UAb25fbWVzc2FnZV9iZWdpbiBwYXVzZQBvbl9jaHVua19leHRlbnNpb\
25fdmFsdWUgcGF1c2UAb25fc3RhdHVzX2NvbXBsZXRlIHBhdXNlAG9uX3ZlcnNpb25fY29tcGxldGUgcGF1c2UAb25fdXJsX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlc\
l92YWx1ZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXNzYWdlX2NvbXBsZXRlIHBhdXNlAG9uX21ldGhvZF9jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfZmllbGRfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfZXh0ZW5za\
W9uX25hbWUgcGF1c2UAVW5leHBlY3RlZCBzcGFjZSBhZnRlciBzdGFydCBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1b\
msgZXh0ZW5zaW9ucyBuYW1lAFBhdXNlIG9uIENPTk5FQ1QvVXBncmFkZQBQYXVzZSBvbiBQUkkvVXBncmFkZQBFeHBlY3RlZCBIVFRQLzIgQ29ubmVjdGlvbiBQcmVmYWNlAFNwYW4gY2FsbGJhY2sgZXJyb3Iga\
W4gb25fbWV0aG9kAEV4cGVjdGVkIHNwYWNlIGFmdGVyIG1ldGhvZABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl9maWVsZABQYXVzZWQASW52YWxpZCB3b3JkIGVuY291bnRlcmVkAEludmFsaWQgb\
WV0aG9kIGVuY291bnRlcmVkAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2NoZW1hAFJlcXVlc3QgaGFzIGludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYABTV0lUQ0hfUFJPWFkAVVNFX1BST1hZAE1LQUNUSVZJV\
FkAVU5QUk9DRVNTQUJMRV9FTlRJVFkAQ09QWQBNT1ZFRF9QRVJNQU5FTlRMWQBUT09fRUFSTFkATk9USUZZAEZBSUxFRF9ERVBFTkRFTkNZAEJBRF9HQVRFV0FZAFBMQVkAUFVUAENIRUNLT1VUAEdBVEVXQVlfV\
ElNRU9VVABSRVFVRVNUX1RJTUVPVVQATkVUV09SS19DT05ORUNUX1RJTUVPVVQAQ09OTkVDVElPTl9USU1FT1VUAExPR0lOX1RJTUVPVVQATkVUV09SS19SRUFEX1RJTUVPVVQAUE9TVABNSVNESVJFQ1RFRF9SR\
VFVRVNUAENMSUVOVF9DTE9TRURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX0xPQURfQkFMQU5DRURfUkVRVUVTVABCQURfUkVRVUVTVABIVFRQX1JFUVVFU1RfU0VOVF9UT19IVFRQU19QT1JUAFJFUE9SVABJTV9BX\
1RFQVBPVABSRVNFVF9DT05URU5UAE5PX0NPTlRFTlQAUEFSVElBTF9DT05URU5UAEhQRV9JTlZBTElEX0NPTlNUQU5UAEhQRV9DQl9SRVNFVABHRVQASFBFX1NUUklDVABDT05GTElDVABURU1QT1JBUllfUkVES\
VJFQ1QAUEVSTUFORU5UX1JFRElSRUNUAENPTk5FQ1QATVVMVElfU1RBVFVTAEhQRV9JTlZBTElEX1NUQVRVUwBUT09fTUFOWV9SRVFVRVNUUwBFQVJMWV9ISU5UUwBVTkFWQUlMQUJMRV9GT1JfTEVHQUxfUkVBU\
09OUwBPUFRJT05TAFNXSVRDSElOR19QUk9UT0NPTFMAVkFSSUFOVF9BTFNPX05FR09USUFURVMATVVMVElQTEVfQ0hPSUNFUwBJTlRFUk5BTF9TRVJWRVJfRVJST1IAV0VCX1NFUlZFUl9VTktOT1dOX0VSUk9SA\
FJBSUxHVU5fRVJST1IASURFTlRJVFlfUFJPVklERVJfQVVUSEVOVElDQVRJT05fRVJST1IAU1NMX0NFUlRJRklDQVRFX0VSUk9SAElOVkFMSURfWF9GT1JXQVJERURfRk9SAFNFVF9QQVJBTUVURVIAR0VUX1BBU\
kFNRVRFUgBIUEVfVVNFUgBTRUVfT1RIRVIASFBFX0NCX0NIVU5LX0hFQURFUgBNS0NBTEVOREFSAFNFVFVQAFdFQl9TRVJWRVJfSVNfRE9XTgBURUFSRE9XTgBIUEVfQ0xPU0VEX0NPTk5FQ1RJT04ASEVVUklTV\
ElDX0VYUElSQVRJT04ARElTQ09OTkVDVEVEX09QRVJBVElPTgBOT05fQVVUSE9SSVRBVElWRV9JTkZPUk1BVElPTgBIUEVfSU5WQUxJRF9WRVJTSU9OAEhQRV9DQl9NRVNTQUdFX0JFR0lOAFNJVEVfSVNfRlJPW\
kVOAEhQRV9JTlZBTElEX0hFQURFUl9UT0tFTgBJTlZBTElEX1RPS0VOAEZPUkJJRERFTgBFTkhBTkNFX1lPVVJfQ0FMTQBIUEVfSU5WQUxJRF9VUkwAQkxPQ0tFRF9CWV9QQVJFTlRBTF9DT05UUk9MAE1LQ09MA\
EFDTABIUEVfSU5URVJOQUwAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRV9VTk9GRklDSUFMAEhQRV9PSwBVTkxJTksAVU5MT0NLAFBSSQBSRVRSWV9XSVRIAEhQRV9JTlZBTElEX0NPTlRFTlRfTEVOR\
1RIAEhQRV9VTkVYUEVDVEVEX0NPTlRFTlRfTEVOR1RIAEZMVVNIAFBST1BQQVRDSABNLVNFQVJDSABVUklfVE9PX0xPTkcAUFJPQ0VTU0lORwBNSVNDRUxMQU5FT1VTX1BFUlNJU1RFTlRfV0FSTklORwBNSVNDR\
UxMQU5FT1VTX1dBUk5JTkcASFBFX0lOVkFMSURfVFJBTlNGRVJfRU5DT0RJTkcARXhwZWN0ZWQgQ1JMRgBIUEVfSU5WQUxJRF9DSFVOS19TSVpFAE1PVkUAQ09OVElOVUUASFBFX0NCX1NUQVRVU19DT01QTEVUR\
QBIUEVfQ0JfSEVBREVSU19DT01QTEVURQBIUEVfQ0JfVkVSU0lPTl9DT01QTEVURQBIUEVfQ0JfVVJMX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFA\
EhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFV\
EUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX\
1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAU\
kVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQ\
VVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPU\
EZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEA\
ExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fU\
kVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfU\
kVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUS\
U9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8AAF4TAAAmEwAAMBAAAPAXAACdE\
wAAFRIAADkXAADwEgAAChAAAHUSAACtEgAAghMAAE8UAAB/EAAAoBUAACMUAACJEgAAixQAAE0VAADUEQAAzxQAABAYAADJFgAA3BYAAMERAADgFwAAuxQAAHQUAAB8FQAA5RQAAAgXAAAfEAAAZRUAAKMUAAAoF\
QAAAhUAAJkVAAAsEAAAixkAAE8PAADUDgAAahAAAM4QAAACFwAAiQ4AAG4TAAAcEwAAZhQAAFYXAADBEwAAzRMAAGwTAABoFwAAZhcAAF8XAAAiEwAAzg8AAGkOAADYDgAAYxYAAMsTAACqDgAAKBcAACYXAADFE\
wAAXRYAAOgRAABnEwAAZRMAAPIWAABzEwAAHRcAAPkWAADzEQAAzw4AAM4VAAAMEgAAsxEAAKURAABhEAAAMhcAALsTAEH5NQsBAQBBkDYL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB/TcLAQEAQZE4C14CAwICAgICAAACAgACAgACAgICAgICAgICAAQAAAAAAAICAgICAgICA\
gICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEH9OQsBAQBBkToLXgIAAgICAgIAAAICAAICAAICAgICAgICAgIAAwAEAAAAAgICAgICAgICAgICAgICAgICAgICA\
gICAgIAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgICAgACAAIAQfA7Cw1sb3NlZWVwLWFsaXZlAEGJPAsBAQBBoDwL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBiT4LAQEAQaA+C+cBAQEBAQEBAQEBAQEBAgEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQFjaHVua2VkAEGwwAALXwEBAAEBAQEBAAABAQABAQABAQEBAQEBAQEBAAAAAAAAAAEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAAAAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAEGQwgALIWVjdGlvbmVudC1sZW5ndGhvbnJveHktY29ubmVjdGlvbgBBwMIACy1yYW5zZmVyLWVuY29kaW5ncGdyYWRlDQoNCg0KU\
00NCg0KVFRQL0NFL1RTUC8AQfnCAAsFAQIAAQMAQZDDAAvgAQQBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAEH5xAALBQECAAEDAEGQxQAL4AEEAQEFAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cYACwQBAAABAEGRxwAL3wEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH6yAALBAEAAAIAQZDJAAtfAwQAAAQEBAQEBAQEBAQEBQQEBAQEBAQEBAQEBAAEAAYHBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAAEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAAAAAQAQfrKAAsEAQAAAQBBkMsACwEBAEGqywALQQIAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAEH6zAALBAEAA\
AEAQZDNAAsBAQBBms0ACwYCAAAAAAIAQbHNAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB8M4AC5YBTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFT\
FVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRU9SRElSRUNUT1JUUkNIUEFSQU1FVEVSVVJDRUJTQ1JJQkVBUkRPV05BQ0VJTkROS0NLVUJTQ1JJQkVIVFRQL\
0FEVFAv","base64")});var eB=u((oU,AB)=>{"use strict";var{Buffer:Td}=l("node:buffer");AB.exports=Td.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2A\
AAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9\
vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAA\
AAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9\
zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR\
0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHR\
pbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2V\
ycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmF\
tZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnR\
fdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK77MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACg\
LFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUG\
c0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgB\
HBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0c\
NAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAY\
oAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNA\
AKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgA\
gASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCI\
ARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIAB\
BfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgI\
AIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQR\
AIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3Z\
BAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJ\
BH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAF\
BADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyA\
AKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QE\
fICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYE\
BggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5Acg\
BugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAE\
LQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQ\
BC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTs\
MkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx\
+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0E\
DDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wA\
MVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwE\
MQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwE\
MLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwE\
MGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQw\
FC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
gAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V\
2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3Abg\
BuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAE\
gBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQM\
MqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQt\
BASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCA\
CKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAM\
oAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiA\
LWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQA\
CQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2Agx\
BACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQA\
gAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgN\
FDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgI\
EIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU\
2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEE\
AIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCA\
AQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG\
/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQs\
gAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdA\
B0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLk\
CC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBE\
SE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiE\
KDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AI\
LQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0\
ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAs\
gAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJ\
B0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwy\
BAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgR\
AQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACA\
EIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgt\
BMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAs\
gAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEE\
HIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wI\
LIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgB\
BIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZ\
GDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEA\
DQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWo\
hAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkA\
iA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzAL\
RAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwAB\
qLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAA\
gAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgF\
qIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJ\
AIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWo\
hBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACA\
Ba0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWo\
hByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWs\
gAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQM\
M3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUE\
BaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwz\
cAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEE\
BRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQE\
MygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJ\
AAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACE\
DDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiE\
GA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAE\
gAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWo\
iAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEH\
IAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQA\
AIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQ\
gAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgs\
DQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgs\
gASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQA\
AQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAAB\
BL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJ\
BBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0c\
EQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCA\
CIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACE\
ACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiE\
AIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgA\
iACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACA\
EIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAF\
raiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4\
gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4\
LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAs\
gAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiA\
FNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQA\
AQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADY\
CACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACA\
GQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEE\
BaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTY\
CAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAy\
hAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgs\
gAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSA\
BIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIAB\
rQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZ\
qIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQY\
CQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAE\
gBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiE\
BQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgA\
MlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AA\
hAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiI\
BRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0\
ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyA\
CIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU\
2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiE\
FIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAE\
gAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGt\
BAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2o\
hBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09\
PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiE\
BQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgs\
gAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhU\
ATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAI\
AIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgA\
gBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCA\
Ba2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2o\
hBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAAB\
BwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiE\
BDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEM\
LIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQF\
qIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEB\
BsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0A\
gAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0\
AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT0\
9Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASA\
AQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQF\
qIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASE\
DDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw\
4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G\
6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIAR\
GBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8\
Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAF\
BAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACE\
DDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUE\
BaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI\
0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQA\
LQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkA\
gAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQA\
AQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcE\
JNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2Agw\
gAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ0\
2AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy\
9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0H\
ZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgI\
MDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhA\
gAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEE\
AIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAI\
oAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACA\
CQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQ\
gAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwy\
UAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCA\
CIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2Agx\
BACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAA\
gARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgB\
FDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQM\
MoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJ\
BADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJ\
B0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADY\
CDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAI\
gADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAI\
LIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAI\
gATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiA\
AIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgB\
FDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEA\
gAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkY\
EQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgI\
cIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wN\
xQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAt\
BOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQ\
MgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQt\
BACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCA\
CIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCA\
AIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDY\
CHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACA\
BECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiA\
ANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAt\
BKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATA\
gA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSU\
hAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACE\
AAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE\
2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJ\
AIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgI\
QIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQ\
gAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwx\
HC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgI\
MDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQ\
hAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyA\
CQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo\
2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkE\
QNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARA\
tIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCA\
BQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQw\
BCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjY\
CHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE\
2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCA\
CQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECA\
CQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUc\
NAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJ\
BADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASE\
DDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQaw\
BIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGs\
OEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQF\
qIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2o\
hBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgA\
LQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUY\
NASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGo\
hBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAI\
gATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAE\
QKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADY\
CDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQY\
MAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyA\
CKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQA\
hAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0\
BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAww\
PC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQF\
HBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgI\
AIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTY\
CDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkE\
ANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCA\
CQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjY\
CDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkE\
ANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQ\
gBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgI\
AIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEE\
iIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgA\
AIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0\
AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHI\
iAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUU\
NACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhA\
LCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWF\
hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWF\
hYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCk\
qKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWF\
hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdc\
kDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfw\
rDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQek\
sDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdI\
yDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXE\
gAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhB\
BGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIAB\
B7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF\
/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAM\
RAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASA\
CIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyA\
CC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAF\
BiARxQYAERg0AIAFBKHFBAEchAgsgAgtzACAAQRBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAA/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQTBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQSBq/QwAAAAAAAAAAAA\
AAAAAAAAA/QsDACAAQd0BNgIcCwYAIAAQMguaLQELfyMAQRBrIgokAEGk0AAoAgAiCUUEQEHk0wAoAgAiBUUEQEHw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBCGpBcHFB2KrVqgVzIgU2AgBB+NMAQQA\
2AgBByNMAQQA2AgALQczTAEGA1AQ2AgBBnNAAQYDUBDYCAEGw0AAgBTYCAEGs0ABBfzYCAEHQ0wBBgKwDNgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAF\
BxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBjNQEQcGrAzYCAEGo0ABB9NMAKAIANgIAQZjQAEHAqwM2AgBBpNAAQYjUBDYCAEHM/wd\
BODYCAEGI1AQhCQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQewBTQRAQYzQACgCACIGQRAgAEETakFwcSAAQQtJGyIEQQN2IgB2IgFBA3EEQAJAIAFBAXEgAHJBAXMiAkEDdCIAQbTQAGoiASA\
AQbzQAGooAgAiACgCCCIDRgRAQYzQACAGQX4gAndxNgIADAELIAEgAzYCCCADIAE2AgwLIABBCGohASAAIAJBA3QiAkEDcjYCBCAAIAJqIgAgACgCBEEBcjYCBAwRC0GU0AAoAgAiCCAETw0BIAEEQAJAQQIgAHQ\
iAkEAIAJrciABIAB0cWgiAEEDdCICQbTQAGoiASACQbzQAGooAgAiAigCCCIDRgRAQYzQACAGQX4gAHdxIgY2AgAMAQsgASADNgIIIAMgATYCDAsgAiAEQQNyNgIEIABBA3QiACAEayEFIAAgAmogBTYCACACIAR\
qIgQgBUEBcjYCBCAIBEAgCEF4cUG00ABqIQBBoNAAKAIAIQMCf0EBIAhBA3Z0IgEgBnFFBEBBjNAAIAEgBnI2AgAgAAwBCyAAKAIICyIBIAM2AgwgACADNgIIIAMgADYCDCADIAE2AggLIAJBCGohAUGg0AAgBDY\
CAEGU0AAgBTYCAAwRC0GQ0AAoAgAiC0UNASALaEECdEG80gBqKAIAIgAoAgRBeHEgBGshBSAAIQIDQAJAIAIoAhAiAUUEQCACQRRqKAIAIgFFDQELIAEoAgRBeHEgBGsiAyAFSSECIAMgBSACGyEFIAEgACACGyE\
AIAEhAgwBCwsgACgCGCEJIAAoAgwiAyAARwRAQZzQACgCABogAyAAKAIIIgE2AgggASADNgIMDBALIABBFGoiAigCACIBRQRAIAAoAhAiAUUNAyAAQRBqIQILA0AgAiEHIAEiA0EUaiICKAIAIgENACADQRBqIQI\
gAygCECIBDQALIAdBADYCAAwPC0F/IQQgAEG/f0sNACAAQRNqIgFBcHEhBEGQ0AAoAgAiCEUNAEEAIARrIQUCQAJAAkACf0EAIARBgAJJDQAaQR8gBEH///8HSw0AGiAEQSYgAUEIdmciAGt2QQFxIABBAXRrQT5\
qCyIGQQJ0QbzSAGooAgAiAkUEQEEAIQFBACEDDAELQQAhASAEQRkgBkEBdmtBACAGQR9HG3QhAEEAIQMDQAJAIAIoAgRBeHEgBGsiByAFTw0AIAIhAyAHIgUNAEEAIQUgAiEBDAMLIAEgAkEUaigCACIHIAcgAiA\
AQR12QQRxakEQaigCACICRhsgASAHGyEBIABBAXQhACACDQALCyABIANyRQRAQQAhA0ECIAZ0IgBBACAAa3IgCHEiAEUNAyAAaEECdEG80gBqKAIAIQELIAFFDQELA0AgASgCBEF4cSAEayICIAVJIQAgAiAFIAA\
bIQUgASADIAAbIQMgASgCECIABH8gAAUgAUEUaigCAAsiAQ0ACwsgA0UNACAFQZTQACgCACAEa08NACADKAIYIQcgAyADKAIMIgBHBEBBnNAAKAIAGiAAIAMoAggiATYCCCABIAA2AgwMDgsgA0EUaiICKAIAIgF\
FBEAgAygCECIBRQ0DIANBEGohAgsDQCACIQYgASIAQRRqIgIoAgAiAQ0AIABBEGohAiAAKAIQIgENAAsgBkEANgIADA0LQZTQACgCACIDIARPBEBBoNAAKAIAIQECQCADIARrIgJBEE8EQCABIARqIgAgAkEBcjY\
CBCABIANqIAI2AgAgASAEQQNyNgIEDAELIAEgA0EDcjYCBCABIANqIgAgACgCBEEBcjYCBEEAIQBBACECC0GU0AAgAjYCAEGg0AAgADYCACABQQhqIQEMDwtBmNAAKAIAIgMgBEsEQCAEIAlqIgAgAyAEayIBQQF\
yNgIEQaTQACAANgIAQZjQACABNgIAIAkgBEEDcjYCBCAJQQhqIQEMDwtBACEBIAQCf0Hk0wAoAgAEQEHs0wAoAgAMAQtB8NMAQn83AgBB6NMAQoCAhICAgMAANwIAQeTTACAKQQxqQXBxQdiq1aoFczYCAEH40wB\
BADYCAEHI0wBBADYCAEGAgAQLIgAgBEHHAGoiBWoiBkEAIABrIgdxIgJPBEBB/NMAQTA2AgAMDwsCQEHE0wAoAgAiAUUNAEG80wAoAgAiCCACaiEAIAAgAU0gACAIS3ENAEEAIQFB/NMAQTA2AgAMDwtByNMALQA\
AQQRxDQQCQAJAIAkEQEHM0wAhAQNAIAEoAgAiACAJTQRAIAAgASgCBGogCUsNAwsgASgCCCIBDQALC0EAEDMiAEF/Rg0FIAIhBkHo0wAoAgAiAUEBayIDIABxBEAgAiAAayAAIANqQQAgAWtxaiEGCyAEIAZPDQU\
gBkH+////B0sNBUHE0wAoAgAiAwRAQbzTACgCACIHIAZqIQEgASAHTQ0GIAEgA0sNBgsgBhAzIgEgAEcNAQwHCyAGIANrIAdxIgZB/v///wdLDQQgBhAzIQAgACABKAIAIAEoAgRqRg0DIAAhAQsCQCAGIARByAB\
qTw0AIAFBf0YNAEHs0wAoAgAiACAFIAZrakEAIABrcSIAQf7///8HSwRAIAEhAAwHCyAAEDNBf0cEQCAAIAZqIQYgASEADAcLQQAgBmsQMxoMBAsgASIAQX9HDQUMAwtBACEDDAwLQQAhAAwKCyAAQX9HDQILQcj\
TAEHI0wAoAgBBBHI2AgALIAJB/v///wdLDQEgAhAzIQBBABAzIQEgAEF/Rg0BIAFBf0YNASAAIAFPDQEgASAAayIGIARBOGpNDQELQbzTAEG80wAoAgAgBmoiATYCAEHA0wAoAgAgAUkEQEHA0wAgATYCAAsCQAJ\
AAkBBpNAAKAIAIgIEQEHM0wAhAQNAIAAgASgCACIDIAEoAgQiBWpGDQIgASgCCCIBDQALDAILQZzQACgCACIBQQBHIAAgAU9xRQRAQZzQACAANgIAC0EAIQFB0NMAIAY2AgBBzNMAIAA2AgBBrNAAQX82AgBBsNA\
AQeTTACgCADYCAEHY0wBBADYCAANAIAFByNAAaiABQbzQAGoiAjYCACACIAFBtNAAaiIDNgIAIAFBwNAAaiADNgIAIAFB0NAAaiABQcTQAGoiAzYCACADIAI2AgAgAUHY0ABqIAFBzNAAaiICNgIAIAIgAzYCACA\
BQdTQAGogAjYCACABQSBqIgFBgAJHDQALQXggAGtBD3EiASAAaiICIAZBOGsiAyABayIBQQFyNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAI2AgAgACADakE4NgIEDAILIAAgAk0NACACIANJDQAgASg\
CDEEIcQ0AQXggAmtBD3EiACACaiIDQZjQACgCACAGaiIHIABrIgBBAXI2AgQgASAFIAZqNgIEQajQAEH00wAoAgA2AgBBmNAAIAA2AgBBpNAAIAM2AgAgAiAHakE4NgIEDAELIABBnNAAKAIASQRAQZzQACAANgI\
ACyAAIAZqIQNBzNMAIQECQAJAAkADQCADIAEoAgBHBEAgASgCCCIBDQEMAgsLIAEtAAxBCHFFDQELQczTACEBA0AgASgCACIDIAJNBEAgAyABKAIEaiIFIAJLDQMLIAEoAgghAQwACwALIAEgADYCACABIAEoAgQ\
gBmo2AgQgAEF4IABrQQ9xaiIJIARBA3I2AgQgA0F4IANrQQ9xaiIGIAQgCWoiBGshASACIAZGBEBBpNAAIAQ2AgBBmNAAQZjQACgCACABaiIANgIAIAQgAEEBcjYCBAwIC0Gg0AAoAgAgBkYEQEGg0AAgBDYCAEG\
U0ABBlNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEIAAgBGogADYCAAwICyAGKAIEIgVBA3FBAUcNBiAFQXhxIQggBUH/AU0EQCAFQQN2IQMgBigCCCIAIAYoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAcLIAI\
gADYCCCAAIAI2AgwMBgsgBigCGCEHIAYgBigCDCIARwRAIAAgBigCCCICNgIIIAIgADYCDAwFCyAGQRRqIgIoAgAiBUUEQCAGKAIQIgVFDQQgBkEQaiECCwNAIAIhAyAFIgBBFGoiAigCACIFDQAgAEEQaiECIAA\
oAhAiBQ0ACyADQQA2AgAMBAtBeCAAa0EPcSIBIABqIgcgBkE4ayIDIAFrIgFBAXI2AgQgACADakE4NgIEIAIgBUE3IAVrQQ9xakE/ayIDIAMgAkEQakkbIgNBIzYCBEGo0ABB9NMAKAIANgIAQZjQACABNgIAQaT\
QACAHNgIAIANBEGpB1NMAKQIANwIAIANBzNMAKQIANwIIQdTTACADQQhqNgIAQdDTACAGNgIAQczTACAANgIAQdjTAEEANgIAIANBJGohAQNAIAFBBzYCACAFIAFBBGoiAUsNAAsgAiADRg0AIAMgAygCBEF+cTY\
CBCADIAMgAmsiBTYCACACIAVBAXI2AgQgBUH/AU0EQCAFQXhxQbTQAGohAAJ/QYzQACgCACIBQQEgBUEDdnQiA3FFBEBBjNAAIAEgA3I2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2Agg\
MAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEG80gBqIQBBkNAAKAIAIgNBASABdCIGcUUEQCAAIAI2AgBBkNAAIAMgBnI2AgAgAiAANgIYIAI\
gAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEDAkADQCADIgAoAgRBeHEgBUYNASABQR12IQMgAUEBdCEBIAAgA0EEcWpBEGoiBigCACIDDQALIAYgAjYCACACIAA2AhggAiACNgIMIAI\
gAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLQZjQACgCACIBIARNDQBBpNAAKAIAIgAgBGoiAiABIARrIgFBAXI2AgRBmNAAIAE2AgBBpNAAIAI2AgAgACAEQQNyNgIEIAB\
BCGohAQwIC0EAIQFB/NMAQTA2AgAMBwtBACEACyAHRQ0AAkAgBigCHCICQQJ0QbzSAGoiAygCACAGRgRAIAMgADYCACAADQFBkNAAQZDQACgCAEF+IAJ3cTYCAAwCCyAHQRBBFCAHKAIQIAZGG2ogADYCACAARQ0\
BCyAAIAc2AhggBigCECICBEAgACACNgIQIAIgADYCGAsgBkEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgCGohASAGIAhqIgYoAgQhBQsgBiAFQX5xNgIEIAEgBGogATYCACAEIAFBAXI2AgQgAUH/AU0\
EQCABQXhxQbTQAGohAAJ/QYzQACgCACICQQEgAUEDdnQiAXFFBEBBjNAAIAEgAnI2AgAgAAwBCyAAKAIICyIBIAQ2AgwgACAENgIIIAQgADYCDCAEIAE2AggMAQtBHyEFIAFB////B00EQCABQSYgAUEIdmciAGt\
2QQFxIABBAXRrQT5qIQULIAQgBTYCHCAEQgA3AhAgBUECdEG80gBqIQBBkNAAKAIAIgJBASAFdCIDcUUEQCAAIAQ2AgBBkNAAIAIgA3I2AgAgBCAANgIYIAQgBDYCCCAEIAQ2AgwMAQsgAUEZIAVBAXZrQQAgBUE\
fRxt0IQUgACgCACEAAkADQCAAIgIoAgRBeHEgAUYNASAFQR12IQAgBUEBdCEFIAIgAEEEcWpBEGoiAygCACIADQALIAMgBDYCACAEIAI2AhggBCAENgIMIAQgBDYCCAwBCyACKAIIIgAgBDYCDCACIAQ2AgggBEE\
ANgIYIAQgAjYCDCAEIAA2AggLIAlBCGohAQwCCwJAIAdFDQACQCADKAIcIgFBAnRBvNIAaiICKAIAIANGBEAgAiAANgIAIAANAUGQ0AAgCEF+IAF3cSIINgIADAILIAdBEEEUIAcoAhAgA0YbaiAANgIAIABFDQE\
LIAAgBzYCGCADKAIQIgEEQCAAIAE2AhAgASAANgIYCyADQRRqKAIAIgFFDQAgAEEUaiABNgIAIAEgADYCGAsCQCAFQQ9NBEAgAyAEIAVqIgBBA3I2AgQgACADaiIAIAAoAgRBAXI2AgQMAQsgAyAEaiICIAVBAXI\
2AgQgAyAEQQNyNgIEIAIgBWogBTYCACAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIFcUUEQEGM0AAgASAFcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAw\
BC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEEBIAF0IgQgCHFFBEAgACACNgIAQZDQACAEIAhyNgIAIAIgADYCGCACIAI2AgggAiA\
CNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhBAJAA0AgBCIAKAIEQXhxIAVGDQEgAUEddiEEIAFBAXQhASAAIARBBHFqQRBqIgYoAgAiBA0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQs\
gACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIICyADQQhqIQEMAQsCQCAJRQ0AAkAgACgCHCIBQQJ0QbzSAGoiAigCACAARgRAIAIgAzYCACADDQFBkNAAIAtBfiABd3E2AgAMAgsgCUEQQRQ\
gCSgCECAARhtqIAM2AgAgA0UNAQsgAyAJNgIYIAAoAhAiAQRAIAMgATYCECABIAM2AhgLIABBFGooAgAiAUUNACADQRRqIAE2AgAgASADNgIYCwJAIAVBD00EQCAAIAQgBWoiAUEDcjYCBCAAIAFqIgEgASgCBEE\
BcjYCBAwBCyAAIARqIgcgBUEBcjYCBCAAIARBA3I2AgQgBSAHaiAFNgIAIAgEQCAIQXhxQbTQAGohAUGg0AAoAgAhAwJ/QQEgCEEDdnQiAiAGcUUEQEGM0AAgAiAGcjYCACABDAELIAEoAggLIgIgAzYCDCABIAM\
2AgggAyABNgIMIAMgAjYCCAtBoNAAIAc2AgBBlNAAIAU2AgALIABBCGohAQsgCkEQaiQAIAELQwAgAEUEQD8AQRB0DwsCQCAAQf//A3ENACAAQQBIDQAgAEEQdkAAIgBBf0YEQEH80wBBMDYCAEF/DwsgAEEQdA8\
LAAsL3D8iAEGACAsJAQAAAAIAAAADAEGUCAsFBAAAAAUAQaQICwkGAAAABwAAAAgAQdwIC4otSW52YWxpZCBjaGFyIGluIHVybCBxdWVyeQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2JvZHkAQ29udGVudC1\
MZW5ndGggb3ZlcmZsb3cAQ2h1bmsgc2l6ZSBvdmVyZmxvdwBSZXNwb25zZSBvdmVyZmxvdwBJbnZhbGlkIG1ldGhvZCBmb3IgSFRUUC94LnggcmVxdWVzdABJbnZhbGlkIG1ldGhvZCBmb3IgUlRTUC94LnggcmV\
xdWVzdABFeHBlY3RlZCBTT1VSQ0UgbWV0aG9kIGZvciBJQ0UveC54IHJlcXVlc3QASW52YWxpZCBjaGFyIGluIHVybCBmcmFnbWVudCBzdGFydABFeHBlY3RlZCBkb3QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiB\
vbl9zdGF0dXMASW52YWxpZCByZXNwb25zZSBzdGF0dXMASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucwBVc2VyIGNhbGxiYWNrIGVycm9yAGBvbl9yZXNldGAgY2FsbGJhY2sgZXJyb3IAYG9\
uX2NodW5rX2hlYWRlcmAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfYmVnaW5gIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fdmFsdWVgIGNhbGxiYWNrIGVycm9yAGBvbl9zdGF0dXNfY29\
tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl92ZXJzaW9uX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdXJsX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWN\
rIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJ\
vcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmF\
saWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmV\
yc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGV\
ycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAEVtcHR5IENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhcmF\
jdGVyIGluIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUV\
uY29kaW5nAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25\
fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBNaXNzaW5nIGV4cGVjdGVkIExGIGFmdGVyIGhlYWRlciB2YWx1ZQBJbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AgaGV\
hZGVyIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGUgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZWQgdmFsdWUAUGF1c2VkIGJ\
5IG9uX2hlYWRlcnNfY29tcGxldGUASW52YWxpZCBFT0Ygc3RhdGUAb25fcmVzZXQgcGF1c2UAb25fY2h1bmtfaGVhZGVyIHBhdXNlAG9uX21lc3NhZ2VfYmVnaW4gcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX3Z\
hbHVlIHBhdXNlAG9uX3N0YXR1c19jb21wbGV0ZSBwYXVzZQBvbl92ZXJzaW9uX2NvbXBsZXRlIHBhdXNlAG9uX3VybF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfdmF\
sdWVfY29tcGxldGUgcGF1c2UAb25fbWVzc2FnZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXRob2RfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl9\
uYW1lIHBhdXNlAFVuZXhwZWN0ZWQgc3BhY2UgYWZ0ZXIgc3RhcnQgbGluZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV\
4dGVuc2lvbnMgbmFtZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9\
uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGh\
vZCBlbmNvdW50ZXJlZABVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AAU1dJVENIX1BST1hZAFVTRV9QUk9YWQBNS0FDVElWSVRZAFV\
OUFJPQ0VTU0FCTEVfRU5USVRZAENPUFkATU9WRURfUEVSTUFORU5UTFkAVE9PX0VBUkxZAE5PVElGWQBGQUlMRURfREVQRU5ERU5DWQBCQURfR0FURVdBWQBQTEFZAFBVVABDSEVDS09VVABHQVRFV0FZX1RJTUV\
PVVQAUkVRVUVTVF9USU1FT1VUAE5FVFdPUktfQ09OTkVDVF9USU1FT1VUAENPTk5FQ1RJT05fVElNRU9VVABMT0dJTl9USU1FT1VUAE5FVFdPUktfUkVBRF9USU1FT1VUAFBPU1QATUlTRElSRUNURURfUkVRVUV\
TVABDTElFTlRfQ0xPU0VEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9MT0FEX0JBTEFOQ0VEX1JFUVVFU1QAQkFEX1JFUVVFU1QASFRUUF9SRVFVRVNUX1NFTlRfVE9fSFRUUFNfUE9SVABSRVBPUlQASU1fQV9URUF\
QT1QAUkVTRVRfQ09OVEVOVABOT19DT05URU5UAFBBUlRJQUxfQ09OVEVOVABIUEVfSU5WQUxJRF9DT05TVEFOVABIUEVfQ0JfUkVTRVQAR0VUAEhQRV9TVFJJQ1QAQ09ORkxJQ1QAVEVNUE9SQVJZX1JFRElSRUN\
UAFBFUk1BTkVOVF9SRURJUkVDVABDT05ORUNUAE1VTFRJX1NUQVRVUwBIUEVfSU5WQUxJRF9TVEFUVVMAVE9PX01BTllfUkVRVUVTVFMARUFSTFlfSElOVFMAVU5BVkFJTEFCTEVfRk9SX0xFR0FMX1JFQVNPTlM\
AT1BUSU9OUwBTV0lUQ0hJTkdfUFJPVE9DT0xTAFZBUklBTlRfQUxTT19ORUdPVElBVEVTAE1VTFRJUExFX0NIT0lDRVMASU5URVJOQUxfU0VSVkVSX0VSUk9SAFdFQl9TRVJWRVJfVU5LTk9XTl9FUlJPUgBSQUl\
MR1VOX0VSUk9SAElERU5USVRZX1BST1ZJREVSX0FVVEhFTlRJQ0FUSU9OX0VSUk9SAFNTTF9DRVJUSUZJQ0FURV9FUlJPUgBJTlZBTElEX1hfRk9SV0FSREVEX0ZPUgBTRVRfUEFSQU1FVEVSAEdFVF9QQVJBTUV\
URVIASFBFX1VTRVIAU0VFX09USEVSAEhQRV9DQl9DSFVOS19IRUFERVIATUtDQUxFTkRBUgBTRVRVUABXRUJfU0VSVkVSX0lTX0RPV04AVEVBUkRPV04ASFBFX0NMT1NFRF9DT05ORUNUSU9OAEhFVVJJU1RJQ19\
FWFBJUkFUSU9OAERJU0NPTk5FQ1RFRF9PUEVSQVRJT04ATk9OX0FVVEhPUklUQVRJVkVfSU5GT1JNQVRJT04ASFBFX0lOVkFMSURfVkVSU0lPTgBIUEVfQ0JfTUVTU0FHRV9CRUdJTgBTSVRFX0lTX0ZST1pFTgB\
IUEVfSU5WQUxJRF9IRUFERVJfVE9LRU4ASU5WQUxJRF9UT0tFTgBGT1JCSURERU4ARU5IQU5DRV9ZT1VSX0NBTE0ASFBFX0lOVkFMSURfVVJMAEJMT0NLRURfQllfUEFSRU5UQUxfQ09OVFJPTABNS0NPTABBQ0w\
ASFBFX0lOVEVSTkFMAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0VfVU5PRkZJQ0lBTABIUEVfT0sAVU5MSU5LAFVOTE9DSwBQUkkAUkVUUllfV0lUSABIUEVfSU5WQUxJRF9DT05URU5UX0xFTkdUSAB\
IUEVfVU5FWFBFQ1RFRF9DT05URU5UX0xFTkdUSABGTFVTSABQUk9QUEFUQ0gATS1TRUFSQ0gAVVJJX1RPT19MT05HAFBST0NFU1NJTkcATUlTQ0VMTEFORU9VU19QRVJTSVNURU5UX1dBUk5JTkcATUlTQ0VMTEF\
ORU9VU19XQVJOSU5HAEhQRV9JTlZBTElEX1RSQU5TRkVSX0VOQ09ESU5HAEV4cGVjdGVkIENSTEYASFBFX0lOVkFMSURfQ0hVTktfU0laRQBNT1ZFAENPTlRJTlVFAEhQRV9DQl9TVEFUVVNfQ09NUExFVEUASFB\
FX0NCX0hFQURFUlNfQ09NUExFVEUASFBFX0NCX1ZFUlNJT05fQ09NUExFVEUASFBFX0NCX1VSTF9DT01QTEVURQBIUEVfQ0JfQ0hVTktfQ09NUExFVEUASFBFX0NCX0hFQURFUl9WQUxVRV9DT01QTEVURQBIUEV\
fQ0JfQ0hVTktfRVhURU5TSU9OX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fTkFNRV9DT01QTEVURQBIUEVfQ0JfTUVTU0FHRV9DT01QTEVURQBIUEVfQ0JfTUVUSE9EX0NPTVBMRVRFAEh\
QRV9DQl9IRUFERVJfRklFTERfQ09NUExFVEUAREVMRVRFAEhQRV9JTlZBTElEX0VPRl9TVEFURQBJTlZBTElEX1NTTF9DRVJUSUZJQ0FURQBQQVVTRQBOT19SRVNQT05TRQBVTlNVUFBPUlRFRF9NRURJQV9UWVB\
FAEdPTkUATk9UX0FDQ0VQVEFCTEUAU0VSVklDRV9VTkFWQUlMQUJMRQBSQU5HRV9OT1RfU0FUSVNGSUFCTEUAT1JJR0lOX0lTX1VOUkVBQ0hBQkxFAFJFU1BPTlNFX0lTX1NUQUxFAFBVUkdFAE1FUkdFAFJFUVV\
FU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0UAUkVRVUVTVF9IRUFERVJfVE9PX0xBUkdFAFBBWUxPQURfVE9PX0xBUkdFAElOU1VGRklDSUVOVF9TVE9SQUdFAEhQRV9QQVVTRURfVVBHUkFERQBIUEVfUEFVU0V\
EX0gyX1VQR1JBREUAU09VUkNFAEFOTk9VTkNFAFRSQUNFAEhQRV9VTkVYUEVDVEVEX1NQQUNFAERFU0NSSUJFAFVOU1VCU0NSSUJFAFJFQ09SRABIUEVfSU5WQUxJRF9NRVRIT0QATk9UX0ZPVU5EAFBST1BGSU5\
EAFVOQklORABSRUJJTkQAVU5BVVRIT1JJWkVEAE1FVEhPRF9OT1RfQUxMT1dFRABIVFRQX1ZFUlNJT05fTk9UX1NVUFBPUlRFRABBTFJFQURZX1JFUE9SVEVEAEFDQ0VQVEVEAE5PVF9JTVBMRU1FTlRFRABMT09\
QX0RFVEVDVEVEAEhQRV9DUl9FWFBFQ1RFRABIUEVfTEZfRVhQRUNURUQAQ1JFQVRFRABJTV9VU0VEAEhQRV9QQVVTRUQAVElNRU9VVF9PQ0NVUkVEAFBBWU1FTlRfUkVRVUlSRUQAUFJFQ09ORElUSU9OX1JFUVV\
JUkVEAFBST1hZX0FVVEhFTlRJQ0FUSU9OX1JFUVVJUkVEAE5FVFdPUktfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATEVOR1RIX1JFUVVJUkVEAFNTTF9DRVJUSUZJQ0FURV9SRVFVSVJFRABVUEdSQURFX1JFUVV\
JUkVEAFBBR0VfRVhQSVJFRABQUkVDT05ESVRJT05fRkFJTEVEAEVYUEVDVEFUSU9OX0ZBSUxFRABSRVZBTElEQVRJT05fRkFJTEVEAFNTTF9IQU5EU0hBS0VfRkFJTEVEAExPQ0tFRABUUkFOU0ZPUk1BVElPTl9\
BUFBMSUVEAE5PVF9NT0RJRklFRABOT1RfRVhURU5ERUQAQkFORFdJRFRIX0xJTUlUX0VYQ0VFREVEAFNJVEVfSVNfT1ZFUkxPQURFRABIRUFEAEV4cGVjdGVkIEhUVFAvAABeEwAAJhMAADAQAADwFwAAnRMAABU\
SAAA5FwAA8BIAAAoQAAB1EgAArRIAAIITAABPFAAAfxAAAKAVAAAjFAAAiRIAAIsUAABNFQAA1BEAAM8UAAAQGAAAyRYAANwWAADBEQAA4BcAALsUAAB0FAAAfBUAAOUUAAAIFwAAHxAAAGUVAACjFAAAKBUAAAI\
VAACZFQAALBAAAIsZAABPDwAA1A4AAGoQAADOEAAAAhcAAIkOAABuEwAAHBMAAGYUAABWFwAAwRMAAM0TAABsEwAAaBcAAGYXAABfFwAAIhMAAM4PAABpDgAA2A4AAGMWAADLEwAAqg4AACgXAAAmFwAAxRMAAF0\
WAADoEQAAZxMAAGUTAADyFgAAcxMAAB0XAAD5FgAA8xEAAM8OAADOFQAADBIAALMRAAClEQAAYRAAADIXAAC7EwBB+TULAQEAQZA2C+ABAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQf03CwEBAEGROAteAgMCAgICAgAAAgIAAgIAAgICAgICAgICAgAEAAAAAAACAgICAgICAgICAgI\
CAgICAgICAgICAgICAgAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAgICAAIAAgBB/TkLAQEAQZE6C14CAAICAgICAAACAgACAgACAgICAgICAgICAAMABAAAAAICAgICAgICAgICAgICAgICAgICAgICAgI\
CAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEHwOwsNbG9zZWVlcC1hbGl2ZQBBiTwLAQEAQaA8C+ABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQYk+CwEBAEGgPgvnAQEBAQEBAQEBAQEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBY2h1bmtlZABBsMAAC18BAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBBkMIACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQcDCAAstcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQoNClNNDQo\
NClRUUC9DRS9UU1AvAEH5wgALBQECAAEDAEGQwwAL4AEEAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQBB+cQACwUBAgABAwBBkMUAC+ABBAEBBQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEAQfnGAAsEAQAAAQBBkccAC98BAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+sgACwQBAAACAEGQyQALXwMEAAAEBAQEBAQEBAQEBAUEBAQEBAQEBAQEBAQABAAGBwQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQABAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQAAAAEAEH6ygALBAEAAAEAQZDLAAsBAQBBqssAC0ECAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB+swACwQBAAABAEG\
QzQALAQEAQZrNAAsGAgAAAAACAEGxzQALOgMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQfDOAAuWAU5PVU5DRUVDS09VVE5FQ1RFVEVDUklCRUxVU0h\
FVEVBRFNFQVJDSFJHRUNUSVZJVFlMRU5EQVJWRU9USUZZUFRJT05TQ0hTRUFZU1RBVENIR0VPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFSFRUUC9BRFR\
QLw==","base64")});var Ir=u((QU,gB)=>{"use strict";var tB=["GET","HEAD","POST"],Yd=new Set(tB),Gd=[101,204,205,304],rB=[301,302,303,307,308],Jd=new Set(rB),sB=[
"1","7","9","11","13","15","17","19","20","21","22","23","25","37","42","43","53","69","77","79","87","95","101","102","103","104","109","110","111","113","115",
"117","119","123","135","137","139","143","161","179","389","427","465","512","513","514","515","526","530","531","532","540","548","554","556","563","587","601",
"636","989","990","993","995","1719","1720","1723","2049","3659","4045","4190","5060","5061","6000","6566","6665","6666","6667","6668","6669","6679","6697","100\
80"],xd=new Set(sB),nB=["","no-referrer","no-referrer-when-downgrade","same-origin","origin","strict-origin","origin-when-cross-origin","strict-origin-when-cros\
s-origin","unsafe-url"],Hd=new Set(nB),Vd=["follow","manual","error"],iB=["GET","HEAD","OPTIONS","TRACE"],vd=new Set(iB),qd=["navigate","same-origin","no-cors",
"cors"],Wd=["omit","same-origin","include"],Od=["default","no-store","reload","no-cache","force-cache","only-if-cached"],Pd=["content-encoding","content-languag\
e","content-location","content-type","content-length"],Zd=["half"],oB=["CONNECT","TRACE","TRACK"],zd=new Set(oB),QB=["audio","audioworklet","font","image","mani\
fest","paintworklet","script","style","track","video","xslt",""],Kd=new Set(QB);gB.exports={subresource:QB,forbiddenMethods:oB,requestBodyHeader:Pd,referrerPolicy:nB,
requestRedirect:Vd,requestMode:qd,requestCredentials:Wd,requestCache:Od,redirectStatus:rB,corsSafeListedMethods:tB,nullBodyStatus:Gd,safeMethods:iB,badPorts:sB,
requestDuplex:Zd,subresourceSet:Kd,badPortsSet:xd,redirectStatusSet:Jd,corsSafeListedMethodsSet:Yd,safeMethodsSet:vd,forbiddenMethodsSet:zd,referrerPolicySet:Hd}});
var to=u((gU,aB)=>{"use strict";var eo=Symbol.for("undici.globalOrigin.1");function Xd(){return globalThis[eo]}function _d(e){if(e===void 0){Object.defineProperty(
globalThis,eo,{value:void 0,writable:true,enumerable:false,configurable:false});return}let A=new URL(e);if(A.protocol!=="http:"&&A.protocol!=="https:")throw new TypeError(
`Only http & https urls are allowed, received ${A.protocol}`);Object.defineProperty(globalThis,eo,{value:A,writable:true,enumerable:false,configurable:false})}aB.
exports={getGlobalOrigin:Xd,setGlobalOrigin:_d}});var lA=u((aU,hB)=>{"use strict";var Ss=l("node:assert"),jd=new TextEncoder,Cr=/^[!#$%&'*+\-.^_|~A-Za-z0-9]+$/,
$d=/[\u000A\u000D\u0009\u0020]/,Af=/[\u0009\u000A\u000C\u000D\u0020]/g,ef=/^[\u0009\u0020-\u007E\u0080-\u00FF]+$/;function tf(e){Ss(e.protocol==="data:");let A=cB(
e,true);A=A.slice(5);let t={position:0},r=wt(",",A,t),s=r.length;if(r=gf(r,true,true),t.position>=A.length)return"failure";t.position++;let n=A.slice(s+1),i=IB(
n);if(/;(\u0020){0,}base64$/i.test(r)){let Q=lB(i);if(i=sf(Q),i==="failure")return"failure";r=r.slice(0,-6),r=r.replace(/(\u0020)+$/,""),r=r.slice(0,-1)}r.startsWith(
";")&&(r="text/plain"+r);let o=ro(r);return o==="failure"&&(o=ro("text/plain;charset=US-ASCII")),{mimeType:o,body:i}}function cB(e,A=false){if(!A)return e.href;
let t=e.href,r=e.hash.length,s=r===0?t:t.substring(0,t.length-r);return!r&&t.endsWith("#")?s.slice(0,-1):s}function Us(e,A,t){let r="";for(;t.position<A.length&&
e(A[t.position]);)r+=A[t.position],t.position++;return r}function wt(e,A,t){let r=A.indexOf(e,t.position),s=t.position;return r===-1?(t.position=A.length,A.slice(
s)):(t.position=r,A.slice(s,t.position))}function IB(e){let A=jd.encode(e);return rf(A)}function BB(e){return e>=48&&e<=57||e>=65&&e<=70||e>=97&&e<=102}function EB(e){
return e>=48&&e<=57?e-48:(e&223)-55}function rf(e){let A=e.length,t=new Uint8Array(A),r=0;for(let s=0;s<A;++s){let n=e[s];n!==37?t[r++]=n:n===37&&!(BB(e[s+1])&&
BB(e[s+2]))?t[r++]=37:(t[r++]=EB(e[s+1])<<4|EB(e[s+2]),s+=2)}return A===r?t:t.subarray(0,r)}function ro(e){e=ms(e,true,true);let A={position:0},t=wt("/",e,A);if(t.
length===0||!Cr.test(t)||A.position>e.length)return"failure";A.position++;let r=wt(";",e,A);if(r=ms(r,false,true),r.length===0||!Cr.test(r))return"failure";let s=t.
toLowerCase(),n=r.toLowerCase(),i={type:s,subtype:n,parameters:new Map,essence:`${s}/${n}`};for(;A.position<e.length;){A.position++,Us(g=>$d.test(g),e,A);let o=Us(
g=>g!==";"&&g!=="=",e,A);if(o=o.toLowerCase(),A.position<e.length){if(e[A.position]===";")continue;A.position++}if(A.position>e.length)break;let Q=null;if(e[A.position]===
'"')Q=CB(e,A,true),wt(";",e,A);else if(Q=wt(";",e,A),Q=ms(Q,false,true),Q.length===0)continue;o.length!==0&&Cr.test(o)&&(Q.length===0||ef.test(Q))&&!i.parameters.
has(o)&&i.parameters.set(o,Q)}return i}function sf(e){e=e.replace(Af,"");let A=e.length;if(A%4===0&&e.charCodeAt(A-1)===61&&(--A,e.charCodeAt(A-1)===61&&--A),A%
4===1||/[^+/0-9A-Za-z]/.test(e.length===A?e:e.substring(0,A)))return"failure";let t=Buffer.from(e,"base64");return new Uint8Array(t.buffer,t.byteOffset,t.byteLength)}
function CB(e,A,t){let r=A.position,s="";for(Ss(e[A.position]==='"'),A.position++;s+=Us(i=>i!=='"'&&i!=="\\",e,A),!(A.position>=e.length);){let n=e[A.position];
if(A.position++,n==="\\"){if(A.position>=e.length){s+="\\";break}s+=e[A.position],A.position++}else{Ss(n==='"');break}}return t?s:e.slice(r,A.position)}function nf(e){
Ss(e!=="failure");let{parameters:A,essence:t}=e,r=t;for(let[s,n]of A.entries())r+=";",r+=s,r+="=",Cr.test(n)||(n=n.replace(/(\\|")/g,"\\$1"),n='"'+n,n+='"'),r+=
n;return r}function of(e){return e===13||e===10||e===9||e===32}function ms(e,A=true,t=true){return so(e,A,t,of)}function Qf(e){return e===13||e===10||e===9||e===
12||e===32}function gf(e,A=true,t=true){return so(e,A,t,Qf)}function so(e,A,t,r){let s=0,n=e.length-1;if(A)for(;s<e.length&&r(e.charCodeAt(s));)s++;if(t)for(;n>
0&&r(e.charCodeAt(n));)n--;return s===0&&n===e.length-1?e:e.slice(s,n+1)}function lB(e){let A=e.length;if(65535>A)return String.fromCharCode.apply(null,e);let t="",
r=0,s=65535;for(;r<A;)r+s>A&&(s=A-r),t+=String.fromCharCode.apply(null,e.subarray(r,r+=s));return t}function af(e){switch(e.essence){case"application/ecmascript":case"\
application/javascript":case"application/x-ecmascript":case"application/x-javascript":case"text/ecmascript":case"text/javascript":case"text/javascript1.0":case"\
text/javascript1.1":case"text/javascript1.2":case"text/javascript1.3":case"text/javascript1.4":case"text/javascript1.5":case"text/jscript":case"text/livescript":case"\
text/x-ecmascript":case"text/x-javascript":return"text/javascript";case"application/json":case"text/json":return"application/json";case"image/svg+xml":return"im\
age/svg+xml";case"text/xml":case"application/xml":return"application/xml"}return e.subtype.endsWith("+json")?"application/json":e.subtype.endsWith("+xml")?"appl\
ication/xml":""}hB.exports={dataURLProcessor:tf,URLSerializer:cB,collectASequenceOfCodePoints:Us,collectASequenceOfCodePointsFast:wt,stringPercentDecode:IB,parseMIMEType:ro,
collectAnHTTPQuotedString:CB,serializeAMimeType:nf,removeChars:so,removeHTTPWhitespace:ms,minimizeSupportedMimeType:af,HTTP_TOKEN_CODEPOINTS:Cr,isomorphicDecode:lB}});
var gA=u((BU,uB)=>{"use strict";var{types:ZA,inspect:Bf}=l("node:util"),{markAsUncloneable:Ef}=l("node:worker_threads"),{toUSVString:cf}=L(),d={};d.converters={};
d.util={};d.errors={};d.errors.exception=function(e){return new TypeError(`${e.header}: ${e.message}`)};d.errors.conversionFailed=function(e){let A=e.types.length===
1?"":" one of",t=`${e.argument} could not be converted to${A}: ${e.types.join(", ")}.`;return d.errors.exception({header:e.prefix,message:t})};d.errors.invalidArgument=
function(e){return d.errors.exception({header:e.prefix,message:`"${e.value}" is an invalid ${e.type}.`})};d.brandCheck=function(e,A,t){if(t?.strict!==false){if(!(e instanceof
A)){let r=new TypeError("Illegal invocation");throw r.code="ERR_INVALID_THIS",r}}else if(e?.[Symbol.toStringTag]!==A.prototype[Symbol.toStringTag]){let r=new TypeError(
"Illegal invocation");throw r.code="ERR_INVALID_THIS",r}};d.argumentLengthCheck=function({length:e},A,t){if(e<A)throw d.errors.exception({message:`${A} argument${A!==
1?"s":""} required, but${e?" only":""} ${e} found.`,header:t})};d.illegalConstructor=function(){throw d.errors.exception({header:"TypeError",message:"Illegal co\
nstructor"})};d.util.Type=function(e){switch(typeof e){case"undefined":return"Undefined";case"boolean":return"Boolean";case"string":return"String";case"symbol":
return"Symbol";case"number":return"Number";case"bigint":return"BigInt";case"function":case"object":return e===null?"Null":"Object"}};d.util.markAsUncloneable=Ef||
(()=>{});d.util.ConvertToInt=function(e,A,t,r){let s,n;A===64?(s=Math.pow(2,53)-1,t==="unsigned"?n=0:n=Math.pow(-2,53)+1):t==="unsigned"?(n=0,s=Math.pow(2,A)-1):
(n=Math.pow(-2,A)-1,s=Math.pow(2,A-1)-1);let i=Number(e);if(i===0&&(i=0),r?.enforceRange===true){if(Number.isNaN(i)||i===Number.POSITIVE_INFINITY||i===Number.NEGATIVE_INFINITY)
throw d.errors.exception({header:"Integer conversion",message:`Could not convert ${d.util.Stringify(e)} to an integer.`});if(i=d.util.IntegerPart(i),i<n||i>s)throw d.
errors.exception({header:"Integer conversion",message:`Value must be between ${n}-${s}, got ${i}.`});return i}return!Number.isNaN(i)&&r?.clamp===true?(i=Math.min(
Math.max(i,n),s),Math.floor(i)%2===0?i=Math.floor(i):i=Math.ceil(i),i):Number.isNaN(i)||i===0&&Object.is(0,i)||i===Number.POSITIVE_INFINITY||i===Number.NEGATIVE_INFINITY?
0:(i=d.util.IntegerPart(i),i=i%Math.pow(2,A),t==="signed"&&i>=Math.pow(2,A)-1?i-Math.pow(2,A):i)};d.util.IntegerPart=function(e){let A=Math.floor(Math.abs(e));return e<
0?-1*A:A};d.util.Stringify=function(e){switch(d.util.Type(e)){case"Symbol":return`Symbol(${e.description})`;case"Object":return Bf(e);case"String":return`"${e}"`;default:
return`${e}`}};d.sequenceConverter=function(e){return(A,t,r,s)=>{if(d.util.Type(A)!=="Object")throw d.errors.exception({header:t,message:`${r} (${d.util.Stringify(
A)}) is not iterable.`});let n=typeof s=="function"?s():A?.[Symbol.iterator]?.(),i=[],o=0;if(n===void 0||typeof n.next!="function")throw d.errors.exception({header:t,
message:`${r} is not iterable.`});for(;;){let{done:Q,value:g}=n.next();if(Q)break;i.push(e(g,t,`${r}[${o++}]`))}return i}};d.recordConverter=function(e,A){return(t,r,s)=>{
if(d.util.Type(t)!=="Object")throw d.errors.exception({header:r,message:`${s} ("${d.util.Type(t)}") is not an Object.`});let n={};if(!ZA.isProxy(t)){let o=[...Object.
getOwnPropertyNames(t),...Object.getOwnPropertySymbols(t)];for(let Q of o){let g=e(Q,r,s),B=A(t[Q],r,s);n[g]=B}return n}let i=Reflect.ownKeys(t);for(let o of i)
if(Reflect.getOwnPropertyDescriptor(t,o)?.enumerable){let g=e(o,r,s),B=A(t[o],r,s);n[g]=B}return n}};d.interfaceConverter=function(e){return(A,t,r,s)=>{if(s?.strict!==
false&&!(A instanceof e))throw d.errors.exception({header:t,message:`Expected ${r} ("${d.util.Stringify(A)}") to be an instance of ${e.name}.`});return A}};d.dictionaryConverter=
function(e){return(A,t,r)=>{let s=d.util.Type(A),n={};if(s==="Null"||s==="Undefined")return n;if(s!=="Object")throw d.errors.exception({header:t,message:`Expect\
ed ${A} to be one of: Null, Undefined, Object.`});for(let i of e){let{key:o,defaultValue:Q,required:g,converter:B}=i;if(g===true&&!Object.hasOwn(A,o))throw d.errors.
exception({header:t,message:`Missing required key "${o}".`});let a=A[o],E=Object.hasOwn(i,"defaultValue");if(E&&a!==null&&(a??=Q()),g||E||a!==void 0){if(a=B(a,t,
`${r}.${o}`),i.allowedValues&&!i.allowedValues.includes(a))throw d.errors.exception({header:t,message:`${a} is not an accepted type. Expected one of ${i.allowedValues.
join(", ")}.`});n[o]=a}}return n}};d.nullableConverter=function(e){return(A,t,r)=>A===null?A:e(A,t,r)};d.converters.DOMString=function(e,A,t,r){if(e===null&&r?.
legacyNullToEmptyString)return"";if(typeof e=="symbol")throw d.errors.exception({header:A,message:`${t} is a symbol, which cannot be converted to a DOMString.`});
return String(e)};d.converters.ByteString=function(e,A,t){let r=d.converters.DOMString(e,A,t);for(let s=0;s<r.length;s++)if(r.charCodeAt(s)>255)throw new TypeError(
`Cannot convert argument to a ByteString because the character at index ${s} has a value of ${r.charCodeAt(s)} which is greater than 255.`);return r};d.converters.
USVString=cf;d.converters.boolean=function(e){return!!e};d.converters.any=function(e){return e};d.converters["long long"]=function(e,A,t){return d.util.ConvertToInt(
e,64,"signed",void 0,A,t)};d.converters["unsigned long long"]=function(e,A,t){return d.util.ConvertToInt(e,64,"unsigned",void 0,A,t)};d.converters["unsigned lon\
g"]=function(e,A,t){return d.util.ConvertToInt(e,32,"unsigned",void 0,A,t)};d.converters["unsigned short"]=function(e,A,t,r){return d.util.ConvertToInt(e,16,"un\
signed",r,A,t)};d.converters.ArrayBuffer=function(e,A,t,r){if(d.util.Type(e)!=="Object"||!ZA.isAnyArrayBuffer(e))throw d.errors.conversionFailed({prefix:A,argument:`${t}\
 ("${d.util.Stringify(e)}")`,types:["ArrayBuffer"]});if(r?.allowShared===false&&ZA.isSharedArrayBuffer(e))throw d.errors.exception({header:"ArrayBuffer",message:"\
SharedArrayBuffer is not allowed."});if(e.resizable||e.growable)throw d.errors.exception({header:"ArrayBuffer",message:"Received a resizable ArrayBuffer."});return e};
d.converters.TypedArray=function(e,A,t,r,s){if(d.util.Type(e)!=="Object"||!ZA.isTypedArray(e)||e.constructor.name!==A.name)throw d.errors.conversionFailed({prefix:t,
argument:`${r} ("${d.util.Stringify(e)}")`,types:[A.name]});if(s?.allowShared===false&&ZA.isSharedArrayBuffer(e.buffer))throw d.errors.exception({header:"ArrayB\
uffer",message:"SharedArrayBuffer is not allowed."});if(e.buffer.resizable||e.buffer.growable)throw d.errors.exception({header:"ArrayBuffer",message:"Received a\
 resizable ArrayBuffer."});return e};d.converters.DataView=function(e,A,t,r){if(d.util.Type(e)!=="Object"||!ZA.isDataView(e))throw d.errors.exception({header:A,
message:`${t} is not a DataView.`});if(r?.allowShared===false&&ZA.isSharedArrayBuffer(e.buffer))throw d.errors.exception({header:"ArrayBuffer",message:"SharedAr\
rayBuffer is not allowed."});if(e.buffer.resizable||e.buffer.growable)throw d.errors.exception({header:"ArrayBuffer",message:"Received a resizable ArrayBuffer."});
return e};d.converters.BufferSource=function(e,A,t,r){if(ZA.isAnyArrayBuffer(e))return d.converters.ArrayBuffer(e,A,t,{...r,allowShared:false});if(ZA.isTypedArray(
e))return d.converters.TypedArray(e,e.constructor,A,t,{...r,allowShared:false});if(ZA.isDataView(e))return d.converters.DataView(e,A,t,{...r,allowShared:false});
throw d.errors.conversionFailed({prefix:A,argument:`${t} ("${d.util.Stringify(e)}")`,types:["BufferSource"]})};d.converters["sequence<ByteString>"]=d.sequenceConverter(
d.converters.ByteString);d.converters["sequence<sequence<ByteString>>"]=d.sequenceConverter(d.converters["sequence<ByteString>"]);d.converters["record<ByteStrin\
g, ByteString>"]=d.recordConverter(d.converters.ByteString,d.converters.ByteString);uB.exports={webidl:d}});var DA=u((EU,MB)=>{"use strict";var{Transform:If}=l(
"node:stream"),dB=l("node:zlib"),{redirectStatusSet:Cf,referrerPolicySet:lf,badPortsSet:hf}=Ir(),{getGlobalOrigin:fB}=to(),{collectASequenceOfCodePoints:xe,collectAnHTTPQuotedString:uf,
removeChars:df,parseMIMEType:ff}=lA(),{performance:wf}=l("node:perf_hooks"),{isBlobLike:yf,ReadableStreamFrom:Df,isValidHTTPToken:wB,normalizedMethodRecordsBase:kf}=L(),
He=l("node:assert"),{isUint8Array:pf}=l("node:util/types"),{webidl:lr}=gA(),yB=[],bs;try{bs=l("node:crypto");let e=["sha256","sha384","sha512"];yB=bs.getHashes().
filter(A=>e.includes(A))}catch{}function DB(e){let A=e.urlList,t=A.length;return t===0?null:A[t-1].toString()}function Ff(e,A){if(!Cf.has(e.status))return null;
let t=e.headersList.get("location",true);return t!==null&&pB(t)&&(kB(t)||(t=Rf(t)),t=new URL(t,DB(e))),t&&!t.hash&&(t.hash=A),t}function kB(e){for(let A=0;A<e.length;++A){
let t=e.charCodeAt(A);if(t>126||t<32)return false}return true}function Rf(e){return Buffer.from(e,"binary").toString("utf8")}function ur(e){return e.urlList[e.urlList.
length-1]}function Nf(e){let A=ur(e);return SB(A)&&hf.has(A.port)?"blocked":"allowed"}function mf(e){return e instanceof Error||e?.constructor?.name==="Error"||
e?.constructor?.name==="DOMException"}function Sf(e){for(let A=0;A<e.length;++A){let t=e.charCodeAt(A);if(!(t===9||t>=32&&t<=126||t>=128&&t<=255))return false}return true}
var Uf=wB;function pB(e){return(e[0]==="	"||e[0]===" "||e[e.length-1]==="	"||e[e.length-1]===" "||e.includes(`
`)||e.includes("\r")||e.includes("\0"))===false}function Mf(e,A){let{headersList:t}=A,r=(t.get("referrer-policy",true)??"").split(","),s="";if(r.length>0)for(let n=r.
length;n!==0;n--){let i=r[n-1].trim();if(lf.has(i)){s=i;break}}s!==""&&(e.referrerPolicy=s)}function bf(){return"allowed"}function Lf(){return"success"}function Tf(){
return"success"}function Yf(e){let A=null;A=e.mode,e.headersList.set("sec-fetch-mode",A,true)}function Gf(e){let A=e.origin;if(!(A==="client"||A===void 0)){if(e.
responseTainting==="cors"||e.mode==="websocket")e.headersList.append("origin",A,true);else if(e.method!=="GET"&&e.method!=="HEAD"){switch(e.referrerPolicy){case"\
no-referrer":A=null;break;case"no-referrer-when-downgrade":case"strict-origin":case"strict-origin-when-cross-origin":e.origin&&io(e.origin)&&!io(ur(e))&&(A=null);
break;case"same-origin":Ls(e,ur(e))||(A=null);break;default:}e.headersList.append("origin",A,true)}}}function yt(e,A){return e}function Jf(e,A,t){return!e?.startTime||
e.startTime<A?{domainLookupStartTime:A,domainLookupEndTime:A,connectionStartTime:A,connectionEndTime:A,secureConnectionStartTime:A,ALPNNegotiatedProtocol:e?.ALPNNegotiatedProtocol}:
{domainLookupStartTime:yt(e.domainLookupStartTime,t),domainLookupEndTime:yt(e.domainLookupEndTime,t),connectionStartTime:yt(e.connectionStartTime,t),connectionEndTime:yt(
e.connectionEndTime,t),secureConnectionStartTime:yt(e.secureConnectionStartTime,t),ALPNNegotiatedProtocol:e.ALPNNegotiatedProtocol}}function xf(e){return yt(wf.
now(),e)}function Hf(e){return{startTime:e.startTime??0,redirectStartTime:0,redirectEndTime:0,postRedirectStartTime:e.startTime??0,finalServiceWorkerStartTime:0,
finalNetworkResponseStartTime:0,finalNetworkRequestStartTime:0,endTime:0,encodedBodySize:0,decodedBodySize:0,finalConnectionTimingInfo:null}}function FB(){return{
referrerPolicy:"strict-origin-when-cross-origin"}}function Vf(e){return{referrerPolicy:e.referrerPolicy}}function vf(e){let A=e.referrerPolicy;He(A);let t=null;
if(e.referrer==="client"){let o=fB();if(!o||o.origin==="null")return"no-referrer";t=new URL(o)}else e.referrer instanceof URL&&(t=e.referrer);let r=no(t),s=no(t,
true);r.toString().length>4096&&(r=s);let n=Ls(e,r),i=hr(r)&&!hr(e.url);switch(A){case"origin":return s??no(t,true);case"unsafe-url":return r;case"same-origin":
return n?s:"no-referrer";case"origin-when-cross-origin":return n?r:s;case"strict-origin-when-cross-origin":{let o=ur(e);return Ls(r,o)?r:hr(r)&&!hr(o)?"no-refer\
rer":s}default:return i?"no-referrer":s}}function no(e,A){return He(e instanceof URL),e=new URL(e),e.protocol==="file:"||e.protocol==="about:"||e.protocol==="bl\
ank:"?"no-referrer":(e.username="",e.password="",e.hash="",A&&(e.pathname="",e.search=""),e)}function hr(e){if(!(e instanceof URL))return false;if(e.href==="abo\
ut:blank"||e.href==="about:srcdoc"||e.protocol==="data:"||e.protocol==="file:")return true;return A(e.origin);function A(t){if(t==null||t==="null")return false;
let r=new URL(t);return!!(r.protocol==="https:"||r.protocol==="wss:"||/^127(?:\.[0-9]+){0,2}\.[0-9]+$|^\[(?:0*:)*?:?0*1\]$/.test(r.hostname)||r.hostname==="loca\
lhost"||r.hostname.includes("localhost.")||r.hostname.endsWith(".localhost"))}}function qf(e,A){if(bs===void 0)return true;let t=RB(A);if(t==="no metadata"||t.length===
0)return true;let r=Of(t),s=Pf(t,r);for(let n of s){let i=n.algo,o=n.hash,Q=bs.createHash(i).update(e).digest("base64");if(Q[Q.length-1]==="="&&(Q[Q.length-2]===
"="?Q=Q.slice(0,-2):Q=Q.slice(0,-1)),Zf(Q,o))return true}return false}var Wf=/(?<algo>sha256|sha384|sha512)-((?<hash>[A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}(?:\s|$)( +[!-~]*)?)?/i;
function RB(e){let A=[],t=true;for(let r of e.split(" ")){t=false;let s=Wf.exec(r);if(s===null||s.groups===void 0||s.groups.algo===void 0)continue;let n=s.groups.
algo.toLowerCase();yB.includes(n)&&A.push(s.groups)}return t===true?"no metadata":A}function Of(e){let A=e[0].algo;if(A[3]==="5")return A;for(let t=1;t<e.length;++t){
let r=e[t];if(r.algo[3]==="5"){A="sha512";break}else{if(A[3]==="3")continue;r.algo[3]==="3"&&(A="sha384")}}return A}function Pf(e,A){if(e.length===1)return e;let t=0;
for(let r=0;r<e.length;++r)e[r].algo===A&&(e[t++]=e[r]);return e.length=t,e}function Zf(e,A){if(e.length!==A.length)return false;for(let t=0;t<e.length;++t)if(e[t]!==
A[t]){if(e[t]==="+"&&A[t]==="-"||e[t]==="/"&&A[t]==="_")continue;return false}return true}function zf(e){}function Ls(e,A){return e.origin===A.origin&&e.origin===
"null"||e.protocol===A.protocol&&e.hostname===A.hostname&&e.port===A.port}function Kf(){let e,A;return{promise:new Promise((r,s)=>{e=r,A=s}),resolve:e,reject:A}}
function Xf(e){return e.controller.state==="aborted"}function _f(e){return e.controller.state==="aborted"||e.controller.state==="terminated"}function jf(e){return kf[e.
toLowerCase()]??e}function $f(e){let A=JSON.stringify(e);if(A===void 0)throw new TypeError("Value is not JSON serializable");return He(typeof A=="string"),A}var Aw=Object.
getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));function NB(e,A,t=0,r=1){class s{#A;#e;#t;constructor(i,o){this.#A=i,this.#e=o,this.#t=0}next(){if(typeof this!=
"object"||this===null||!(#A in this))throw new TypeError(`'next' called on an object that does not implement interface ${e} Iterator.`);let i=this.#t,o=this.#A[A],
Q=o.length;if(i>=Q)return{value:void 0,done:true};let{[t]:g,[r]:B}=o[i];this.#t=i+1;let a;switch(this.#e){case"key":a=g;break;case"value":a=B;break;case"key+val\
ue":a=[g,B];break}return{value:a,done:false}}}return delete s.prototype.constructor,Object.setPrototypeOf(s.prototype,Aw),Object.defineProperties(s.prototype,{[Symbol.
toStringTag]:{writable:false,enumerable:false,configurable:true,value:`${e} Iterator`},next:{writable:true,enumerable:true,configurable:true}}),function(n,i){return new s(
n,i)}}function ew(e,A,t,r=0,s=1){let n=NB(e,t,r,s),i={keys:{writable:true,enumerable:true,configurable:true,value:function(){return lr.brandCheck(this,A),n(this,
"key")}},values:{writable:true,enumerable:true,configurable:true,value:function(){return lr.brandCheck(this,A),n(this,"value")}},entries:{writable:true,enumerable:true,
configurable:true,value:function(){return lr.brandCheck(this,A),n(this,"key+value")}},forEach:{writable:true,enumerable:true,configurable:true,value:function(Q,g=globalThis){
if(lr.brandCheck(this,A),lr.argumentLengthCheck(arguments,1,`${e}.forEach`),typeof Q!="function")throw new TypeError(`Failed to execute 'forEach' on '${e}': par\
ameter 1 is not of type 'Function'.`);for(let{0:B,1:a}of n(this,"key+value"))Q.call(g,a,B,this)}}};return Object.defineProperties(A.prototype,{...i,[Symbol.iterator]:{
writable:true,enumerable:false,configurable:true,value:i.entries.value}})}async function tw(e,A,t){let r=A,s=t,n;try{n=e.stream.getReader()}catch(i){s(i);return}
try{r(await mB(n))}catch(i){s(i)}}function rw(e){return e instanceof ReadableStream||e[Symbol.toStringTag]==="ReadableStream"&&typeof e.tee=="function"}function sw(e){
try{e.close(),e.byobRequest?.respond(0)}catch(A){if(!A.message.includes("Controller is already closed")&&!A.message.includes("ReadableStream is already closed"))
throw A}}var nw=/[^\x00-\xFF]/;function Ms(e){return He(!nw.test(e)),e}async function mB(e){let A=[],t=0;for(;;){let{done:r,value:s}=await e.read();if(r)return Buffer.
concat(A,t);if(!pf(s))throw new TypeError("Received non-Uint8Array chunk");A.push(s),t+=s.length}}function iw(e){He("protocol"in e);let A=e.protocol;return A===
"about:"||A==="blob:"||A==="data:"}function io(e){return typeof e=="string"&&e[5]===":"&&e[0]==="h"&&e[1]==="t"&&e[2]==="t"&&e[3]==="p"&&e[4]==="s"||e.protocol===
"https:"}function SB(e){He("protocol"in e);let A=e.protocol;return A==="http:"||A==="https:"}function ow(e,A){let t=e;if(!t.startsWith("bytes"))return"failure";
let r={position:5};if(A&&xe(Q=>Q==="	"||Q===" ",t,r),t.charCodeAt(r.position)!==61)return"failure";r.position++,A&&xe(Q=>Q==="	"||Q===" ",t,r);let s=xe(Q=>{let g=Q.
charCodeAt(0);return g>=48&&g<=57},t,r),n=s.length?Number(s):null;if(A&&xe(Q=>Q==="	"||Q===" ",t,r),t.charCodeAt(r.position)!==45)return"failure";r.position++,A&&
xe(Q=>Q==="	"||Q===" ",t,r);let i=xe(Q=>{let g=Q.charCodeAt(0);return g>=48&&g<=57},t,r),o=i.length?Number(i):null;return r.position<t.length||o===null&&n===null||
n>o?"failure":{rangeStartValue:n,rangeEndValue:o}}function Qw(e,A,t){let r="bytes ";return r+=Ms(`${e}`),r+="-",r+=Ms(`${A}`),r+="/",r+=Ms(`${t}`),r}var oo=class extends If{#A;constructor(A){
super(),this.#A=A}_transform(A,t,r){if(!this._inflateStream){if(A.length===0){r();return}this._inflateStream=(A[0]&15)===8?dB.createInflate(this.#A):dB.createInflateRaw(
this.#A),this._inflateStream.on("data",this.push.bind(this)),this._inflateStream.on("end",()=>this.push(null)),this._inflateStream.on("error",s=>this.destroy(s))}
this._inflateStream.write(A,t,r)}_final(A){this._inflateStream&&(this._inflateStream.end(),this._inflateStream=null),A()}};function gw(e){return new oo(e)}function aw(e){
let A=null,t=null,r=null,s=UB("content-type",e);if(s===null)return"failure";for(let n of s){let i=ff(n);i==="failure"||i.essence==="*/*"||(r=i,r.essence!==t?(A=
null,r.parameters.has("charset")&&(A=r.parameters.get("charset")),t=r.essence):!r.parameters.has("charset")&&A!==null&&r.parameters.set("charset",A))}return r??
"failure"}function Bw(e){let A=e,t={position:0},r=[],s="";for(;t.position<A.length;){if(s+=xe(n=>n!=='"'&&n!==",",A,t),t.position<A.length)if(A.charCodeAt(t.position)===
34){if(s+=uf(A,t),t.position<A.length)continue}else He(A.charCodeAt(t.position)===44),t.position++;s=df(s,true,true,n=>n===9||n===32),r.push(s),s=""}return r}function UB(e,A){
let t=A.get(e,true);return t===null?null:Bw(t)}var Ew=new TextDecoder;function cw(e){return e.length===0?"":(e[0]===239&&e[1]===187&&e[2]===191&&(e=e.subarray(3)),
Ew.decode(e))}var Qo=class{get baseUrl(){return fB()}get origin(){return this.baseUrl?.origin}policyContainer=FB()},go=class{settingsObject=new Qo},Iw=new go;MB.
exports={isAborted:Xf,isCancelled:_f,isValidEncodedURL:kB,createDeferredPromise:Kf,ReadableStreamFrom:Df,tryUpgradeRequestToAPotentiallyTrustworthyURL:zf,clampAndCoarsenConnectionTimingInfo:Jf,
coarsenedSharedCurrentTime:xf,determineRequestsReferrer:vf,makePolicyContainer:FB,clonePolicyContainer:Vf,appendFetchMetadata:Yf,appendRequestOriginHeader:Gf,TAOCheck:Tf,
corsCheck:Lf,crossOriginResourcePolicyCheck:bf,createOpaqueTimingInfo:Hf,setRequestReferrerPolicyOnRedirect:Mf,isValidHTTPToken:wB,requestBadPort:Nf,requestCurrentURL:ur,
responseURL:DB,responseLocationURL:Ff,isBlobLike:yf,isURLPotentiallyTrustworthy:hr,isValidReasonPhrase:Sf,sameOrigin:Ls,normalizeMethod:jf,serializeJavascriptValueToJSONString:$f,
iteratorMixin:ew,createIterator:NB,isValidHeaderName:Uf,isValidHeaderValue:pB,isErrorLike:mf,fullyReadBody:tw,bytesMatch:qf,isReadableStreamLike:rw,readableStreamClose:sw,
isomorphicEncode:Ms,urlIsLocal:iw,urlHasHttpsScheme:io,urlIsHttpHttpsScheme:SB,readAllBytes:mB,simpleRangeHeaderValue:ow,buildContentRange:Qw,parseMetadata:RB,createInflate:gw,
extractMimeType:aw,getDecodeSplit:UB,utf8DecodeBytes:cw,environmentSettingsObject:Iw}});var ue=u((cU,bB)=>{"use strict";bB.exports={kUrl:Symbol("url"),kHeaders:Symbol(
"headers"),kSignal:Symbol("signal"),kState:Symbol("state"),kDispatcher:Symbol("dispatcher")}});var Bo=u((IU,LB)=>{"use strict";var{Blob:Cw,File:lw}=l("node:buff\
er"),{kState:Qe}=ue(),{webidl:zA}=gA(),ao=class e{constructor(A,t,r={}){let s=t,n=r.type,i=r.lastModified??Date.now();this[Qe]={blobLike:A,name:s,type:n,lastModified:i}}stream(...A){
return zA.brandCheck(this,e),this[Qe].blobLike.stream(...A)}arrayBuffer(...A){return zA.brandCheck(this,e),this[Qe].blobLike.arrayBuffer(...A)}slice(...A){return zA.
brandCheck(this,e),this[Qe].blobLike.slice(...A)}text(...A){return zA.brandCheck(this,e),this[Qe].blobLike.text(...A)}get size(){return zA.brandCheck(this,e),this[Qe].
blobLike.size}get type(){return zA.brandCheck(this,e),this[Qe].blobLike.type}get name(){return zA.brandCheck(this,e),this[Qe].name}get lastModified(){return zA.
brandCheck(this,e),this[Qe].lastModified}get[Symbol.toStringTag](){return"File"}};zA.converters.Blob=zA.interfaceConverter(Cw);function hw(e){return e instanceof
lw||e&&(typeof e.stream=="function"||typeof e.arrayBuffer=="function")&&e[Symbol.toStringTag]==="File"}LB.exports={FileLike:ao,isFileLike:hw}});var fr=u((CU,xB)=>{
"use strict";var{isBlobLike:Ts,iteratorMixin:uw}=DA(),{kState:EA}=ue(),{kEnumerableProperty:Dt}=L(),{FileLike:TB,isFileLike:dw}=Bo(),{webidl:O}=gA(),{File:JB}=l(
"node:buffer"),YB=l("node:util"),GB=globalThis.File??JB,dr=class e{constructor(A){if(O.util.markAsUncloneable(this),A!==void 0)throw O.errors.conversionFailed({
prefix:"FormData constructor",argument:"Argument 1",types:["undefined"]});this[EA]=[]}append(A,t,r=void 0){O.brandCheck(this,e);let s="FormData.append";if(O.argumentLengthCheck(
arguments,2,s),arguments.length===3&&!Ts(t))throw new TypeError("Failed to execute 'append' on 'FormData': parameter 2 is not of type 'Blob'");A=O.converters.USVString(
A,s,"name"),t=Ts(t)?O.converters.Blob(t,s,"value",{strict:false}):O.converters.USVString(t,s,"value"),r=arguments.length===3?O.converters.USVString(r,s,"filenam\
e"):void 0;let n=Eo(A,t,r);this[EA].push(n)}delete(A){O.brandCheck(this,e);let t="FormData.delete";O.argumentLengthCheck(arguments,1,t),A=O.converters.USVString(
A,t,"name"),this[EA]=this[EA].filter(r=>r.name!==A)}get(A){O.brandCheck(this,e);let t="FormData.get";O.argumentLengthCheck(arguments,1,t),A=O.converters.USVString(
A,t,"name");let r=this[EA].findIndex(s=>s.name===A);return r===-1?null:this[EA][r].value}getAll(A){O.brandCheck(this,e);let t="FormData.getAll";return O.argumentLengthCheck(
arguments,1,t),A=O.converters.USVString(A,t,"name"),this[EA].filter(r=>r.name===A).map(r=>r.value)}has(A){O.brandCheck(this,e);let t="FormData.has";return O.argumentLengthCheck(
arguments,1,t),A=O.converters.USVString(A,t,"name"),this[EA].findIndex(r=>r.name===A)!==-1}set(A,t,r=void 0){O.brandCheck(this,e);let s="FormData.set";if(O.argumentLengthCheck(
arguments,2,s),arguments.length===3&&!Ts(t))throw new TypeError("Failed to execute 'set' on 'FormData': parameter 2 is not of type 'Blob'");A=O.converters.USVString(
A,s,"name"),t=Ts(t)?O.converters.Blob(t,s,"name",{strict:false}):O.converters.USVString(t,s,"name"),r=arguments.length===3?O.converters.USVString(r,s,"name"):void 0;
let n=Eo(A,t,r),i=this[EA].findIndex(o=>o.name===A);i!==-1?this[EA]=[...this[EA].slice(0,i),n,...this[EA].slice(i+1).filter(o=>o.name!==A)]:this[EA].push(n)}[YB.
inspect.custom](A,t){let r=this[EA].reduce((n,i)=>(n[i.name]?Array.isArray(n[i.name])?n[i.name].push(i.value):n[i.name]=[n[i.name],i.value]:n[i.name]=i.value,n),
{__proto__:null});t.depth??=A,t.colors??=true;let s=YB.formatWithOptions(t,r);return`FormData ${s.slice(s.indexOf("]")+2)}`}};uw("FormData",dr,EA,"name","value");
Object.defineProperties(dr.prototype,{append:Dt,delete:Dt,get:Dt,getAll:Dt,has:Dt,set:Dt,[Symbol.toStringTag]:{value:"FormData",configurable:true}});function Eo(e,A,t){
if(typeof A!="string"){if(dw(A)||(A=A instanceof Blob?new GB([A],"blob",{type:A.type}):new TB(A,"blob",{type:A.type})),t!==void 0){let r={type:A.type,lastModified:A.
lastModified};A=A instanceof JB?new GB([A],t,r):new TB(A,t,r)}}return{name:e,value:A}}xB.exports={FormData:dr,makeEntry:Eo}});var OB=u((lU,WB)=>{"use strict";var{
isUSVString:HB,bufferToLowerCasedHeaderName:fw}=L(),{utf8DecodeBytes:ww}=DA(),{HTTP_TOKEN_CODEPOINTS:yw,isomorphicDecode:VB}=lA(),{isFileLike:Dw}=Bo(),{makeEntry:kw}=fr(),
Ys=l("node:assert"),{File:pw}=l("node:buffer"),Fw=globalThis.File??pw,Rw=Buffer.from('form-data; name="'),vB=Buffer.from("; filename"),Nw=Buffer.from("--"),mw=Buffer.
from(`--\r
`);function Sw(e){for(let A=0;A<e.length;++A)if((e.charCodeAt(A)&-128)!==0)return false;return true}function Uw(e){let A=e.length;if(A<27||A>70)return false;for(let t=0;t<
A;++t){let r=e.charCodeAt(t);if(!(r>=48&&r<=57||r>=65&&r<=90||r>=97&&r<=122||r===39||r===45||r===95))return false}return true}function Mw(e,A){Ys(A!=="failure"&&
A.essence==="multipart/form-data");let t=A.parameters.get("boundary");if(t===void 0)return"failure";let r=Buffer.from(`--${t}`,"utf8"),s=[],n={position:0};for(;e[n.
position]===13&&e[n.position+1]===10;)n.position+=2;let i=e.length;for(;e[i-1]===10&&e[i-2]===13;)i-=2;for(i!==e.length&&(e=e.subarray(0,i));;){if(e.subarray(n.
position,n.position+r.length).equals(r))n.position+=r.length;else return"failure";if(n.position===e.length-2&&Gs(e,Nw,n)||n.position===e.length-4&&Gs(e,mw,n))return s;
if(e[n.position]!==13||e[n.position+1]!==10)return"failure";n.position+=2;let o=bw(e,n);if(o==="failure")return"failure";let{name:Q,filename:g,contentType:B,encoding:a}=o;
n.position+=2;let E;{let I=e.indexOf(r.subarray(2),n.position);if(I===-1)return"failure";E=e.subarray(n.position,I-4),n.position+=E.length,a==="base64"&&(E=Buffer.
from(E.toString(),"base64"))}if(e[n.position]!==13||e[n.position+1]!==10)return"failure";n.position+=2;let C;g!==null?(B??="text/plain",Sw(B)||(B=""),C=new Fw([
E],g,{type:B})):C=ww(Buffer.from(E)),Ys(HB(Q)),Ys(typeof C=="string"&&HB(C)||Dw(C)),s.push(kw(Q,C,g))}}function bw(e,A){let t=null,r=null,s=null,n=null;for(;;){
if(e[A.position]===13&&e[A.position+1]===10)return t===null?"failure":{name:t,filename:r,contentType:s,encoding:n};let i=kt(o=>o!==10&&o!==13&&o!==58,e,A);if(i=
co(i,true,true,o=>o===9||o===32),!yw.test(i.toString())||e[A.position]!==58)return"failure";switch(A.position++,kt(o=>o===32||o===9,e,A),fw(i)){case"content-dis\
position":{if(t=r=null,!Gs(e,Rw,A)||(A.position+=17,t=qB(e,A),t===null))return"failure";if(Gs(e,vB,A)){let o=A.position+vB.length;if(e[o]===42&&(A.position+=1,o+=
1),e[o]!==61||e[o+1]!==34||(A.position+=12,r=qB(e,A),r===null))return"failure"}break}case"content-type":{let o=kt(Q=>Q!==10&&Q!==13,e,A);o=co(o,false,true,Q=>Q===
9||Q===32),s=VB(o);break}case"content-transfer-encoding":{let o=kt(Q=>Q!==10&&Q!==13,e,A);o=co(o,false,true,Q=>Q===9||Q===32),n=VB(o);break}default:kt(o=>o!==10&&
o!==13,e,A)}if(e[A.position]!==13&&e[A.position+1]!==10)return"failure";A.position+=2}}function qB(e,A){Ys(e[A.position-1]===34);let t=kt(r=>r!==10&&r!==13&&r!==
34,e,A);return e[A.position]!==34?null:(A.position++,t=new TextDecoder().decode(t).replace(/%0A/ig,`
`).replace(/%0D/ig,"\r").replace(/%22/g,'"'),t)}function kt(e,A,t){let r=t.position;for(;r<A.length&&e(A[r]);)++r;return A.subarray(t.position,t.position=r)}function co(e,A,t,r){
let s=0,n=e.length-1;if(A)for(;s<e.length&&r(e[s]);)s++;if(t)for(;n>0&&r(e[n]);)n--;return s===0&&n===e.length-1?e:e.subarray(s,n+1)}function Gs(e,A,t){if(e.length<
A.length)return false;for(let r=0;r<A.length;r++)if(A[r]!==e[t.position+r])return false;return true}WB.exports={multipartFormDataParser:Mw,validateBoundary:Uw}});
var Rt=u((hU,eE)=>{"use strict";var wr=L(),{ReadableStreamFrom:Lw,isBlobLike:PB,isReadableStreamLike:Tw,readableStreamClose:Yw,createDeferredPromise:Gw,fullyReadBody:Jw,
extractMimeType:xw,utf8DecodeBytes:KB}=DA(),{FormData:ZB}=fr(),{kState:Ft}=ue(),{webidl:Hw}=gA(),{Blob:Vw}=l("node:buffer"),Io=l("node:assert"),{isErrored:XB,isDisturbed:vw}=l(
"node:stream"),{isArrayBuffer:qw}=l("node:util/types"),{serializeAMimeType:Ww}=lA(),{multipartFormDataParser:Ow}=OB(),Co;try{let e=l("node:crypto");Co=A=>e.randomInt(
0,A)}catch{Co=e=>Math.floor(Math.random(e))}var Js=new TextEncoder;function Pw(){}var _B=globalThis.FinalizationRegistry&&process.version.indexOf("v18")!==0,jB;
_B&&(jB=new FinalizationRegistry(e=>{let A=e.deref();A&&!A.locked&&!vw(A)&&!XB(A)&&A.cancel("Response object has been garbage collected").catch(Pw)}));function $B(e,A=false){
let t=null;e instanceof ReadableStream?t=e:PB(e)?t=e.stream():t=new ReadableStream({async pull(Q){let g=typeof s=="string"?Js.encode(s):s;g.byteLength&&Q.enqueue(
g),queueMicrotask(()=>Yw(Q))},start(){},type:"bytes"}),Io(Tw(t));let r=null,s=null,n=null,i=null;if(typeof e=="string")s=e,i="text/plain;charset=UTF-8";else if(e instanceof
URLSearchParams)s=e.toString(),i="application/x-www-form-urlencoded;charset=UTF-8";else if(qw(e))s=new Uint8Array(e.slice());else if(ArrayBuffer.isView(e))s=new Uint8Array(
e.buffer.slice(e.byteOffset,e.byteOffset+e.byteLength));else if(wr.isFormDataLike(e)){let Q=`----formdata-undici-0${`${Co(1e11)}`.padStart(11,"0")}`,g=`--${Q}\r
Content-Disposition: form-data`;let B=f=>f.replace(/\n/g,"%0A").replace(/\r/g,"%0D").replace(/"/g,"%22"),a=f=>f.replace(/\r?\n|\r/g,`\r
`),E=[],C=new Uint8Array([13,10]);n=0;let I=false;for(let[f,c]of e)if(typeof c=="string"){let y=Js.encode(g+`; name="${B(a(f))}"\r
\r
${a(c)}\r
`);E.push(y),n+=y.byteLength}else{let y=Js.encode(`${g}; name="${B(a(f))}"`+(c.name?`; filename="${B(c.name)}"`:"")+`\r
Content-Type: ${c.type||"application/octet-stream"}\r
\r
`);E.push(y,c,C),typeof c.size=="number"?n+=y.byteLength+c.size+C.byteLength:I=true}let h=Js.encode(`--${Q}--\r
`);E.push(h),n+=h.byteLength,I&&(n=null),s=e,r=async function*(){for(let f of E)f.stream?yield*f.stream():yield f},i=`multipart/form-data; boundary=${Q}`}else if(PB(
e))s=e,n=e.size,e.type&&(i=e.type);else if(typeof e[Symbol.asyncIterator]=="function"){if(A)throw new TypeError("keepalive");if(wr.isDisturbed(e)||e.locked)throw new TypeError(
"Response body object should not be disturbed or locked");t=e instanceof ReadableStream?e:Lw(e)}if((typeof s=="string"||wr.isBuffer(s))&&(n=Buffer.byteLength(s)),
r!=null){let Q;t=new ReadableStream({async start(){Q=r(e)[Symbol.asyncIterator]()},async pull(g){let{value:B,done:a}=await Q.next();if(a)queueMicrotask(()=>{g.close(),
g.byobRequest?.respond(0)});else if(!XB(t)){let E=new Uint8Array(B);E.byteLength&&g.enqueue(E)}return g.desiredSize>0},async cancel(g){await Q.return()},type:"b\
ytes"})}return[{stream:t,source:s,length:n},i]}function Zw(e,A=false){return e instanceof ReadableStream&&(Io(!wr.isDisturbed(e),"The body has already been cons\
umed."),Io(!e.locked,"The stream is locked.")),$B(e,A)}function zw(e,A){let[t,r]=A.stream.tee();return A.stream=t,{stream:r,length:A.length,source:A.source}}function Kw(e){
if(e.aborted)throw new DOMException("The operation was aborted.","AbortError")}function Xw(e){return{blob(){return pt(this,t=>{let r=zB(this);return r===null?r=
"":r&&(r=Ww(r)),new Vw([t],{type:r})},e)},arrayBuffer(){return pt(this,t=>new Uint8Array(t).buffer,e)},text(){return pt(this,KB,e)},json(){return pt(this,jw,e)},
formData(){return pt(this,t=>{let r=zB(this);if(r!==null)switch(r.essence){case"multipart/form-data":{let s=Ow(t,r);if(s==="failure")throw new TypeError("Failed\
 to parse body as FormData.");let n=new ZB;return n[Ft]=s,n}case"application/x-www-form-urlencoded":{let s=new URLSearchParams(t.toString()),n=new ZB;for(let[i,
o]of s)n.append(i,o);return n}}throw new TypeError('Content-Type was not one of "multipart/form-data" or "application/x-www-form-urlencoded".')},e)},bytes(){return pt(
this,t=>new Uint8Array(t),e)}}}function _w(e){Object.assign(e.prototype,Xw(e))}async function pt(e,A,t){if(Hw.brandCheck(e,t),AE(e))throw new TypeError("Body is\
 unusable: Body has already been read");Kw(e[Ft]);let r=Gw(),s=i=>r.reject(i),n=i=>{try{r.resolve(A(i))}catch(o){s(o)}};return e[Ft].body==null?(n(Buffer.allocUnsafe(
0)),r.promise):(await Jw(e[Ft].body,n,s),r.promise)}function AE(e){let A=e[Ft].body;return A!=null&&(A.stream.locked||wr.isDisturbed(A.stream))}function jw(e){return JSON.
parse(KB(e))}function zB(e){let A=e[Ft].headersList,t=xw(A);return t==="failure"?null:t}eE.exports={extractBody:$B,safelyExtractBody:Zw,cloneBody:zw,mixinBody:_w,
streamRegistry:jB,hasFinalizationRegistry:_B,bodyUnusable:AE}});var hE=u((uU,lE)=>{"use strict";var m=l("node:assert"),p=L(),{channels:tE}=It(),lo=_i(),{RequestContentLengthMismatchError:Ve,
ResponseContentLengthMismatchError:rE,RequestAbortedError:BE,InvalidArgumentError:$w,HeadersTimeoutError:Ay,HeadersOverflowError:ey,SocketError:Nt,InformationalError:ve,
BodyTimeoutError:ty,HTTPParserError:ry,ResponseExceededMaxSizeError:sy}=J(),{kUrl:EE,kReset:hA,kClient:vs,kParser:z,kBlocking:kr,kRunning:tA,kPending:cE,kSize:sE,
kWriting:de,kQueue:JA,kNoRef:yr,kKeepAliveDefaultTimeout:ny,kHostHeader:iy,kPendingIdx:oy,kRunningIdx:LA,kError:cA,kPipelining:qs,kSocket:qe,kKeepAliveTimeoutValue:Os,
kMaxHeadersSize:ho,kKeepAliveMaxTimeout:Qy,kKeepAliveTimeoutThreshold:gy,kHeadersTimeout:ay,kBodyTimeout:By,kStrictContentLength:wo,kMaxRequests:nE,kCounter:Ey,
kMaxResponseSize:cy,kOnError:iE,kResume:ge,kHTTPContext:IE}=X(),kA=ja(),oE=Buffer.alloc(0),xs=Buffer[Symbol.species],Hs=p.addListener,Iy=p.removeAllListeners,We=Symbol(
"kIdleSocketValidation"),mt=Symbol("kIdleSocketValidationTimeout"),po=Symbol("kSocketUsed"),uo;async function Cy(){let e=process.env.JEST_WORKER_ID?Ao():void 0,
A;try{A=await WebAssembly.compile(eB())}catch{A=await WebAssembly.compile(e||Ao())}return await WebAssembly.instantiate(A,{env:{wasm_on_url:(t,r,s)=>0,wasm_on_status:(t,r,s)=>{
m($.ptr===t);let n=r-XA+KA.byteOffset;return $.onStatus(new xs(KA.buffer,n,s))||0},wasm_on_message_begin:t=>(m($.ptr===t),$.onMessageBegin()||0),wasm_on_header_field:(t,r,s)=>{
m($.ptr===t);let n=r-XA+KA.byteOffset;return $.onHeaderField(new xs(KA.buffer,n,s))||0},wasm_on_header_value:(t,r,s)=>{m($.ptr===t);let n=r-XA+KA.byteOffset;return $.
onHeaderValue(new xs(KA.buffer,n,s))||0},wasm_on_headers_complete:(t,r,s,n)=>(m($.ptr===t),$.onHeadersComplete(r,!!s,!!n)||0),wasm_on_body:(t,r,s)=>{m($.ptr===t);
let n=r-XA+KA.byteOffset;return $.onBody(new xs(KA.buffer,n,s))||0},wasm_on_message_complete:t=>(m($.ptr===t),$.onMessageComplete()||0)}})}var fo=null,yo=Cy();yo.
catch();var $=null,KA=null,Vs=0,XA=null,ly=0,Dr=1,St=2|Dr,Ws=4|Dr,Do=8|ly,ko=class{constructor(A,t,{exports:r}){m(Number.isFinite(A[ho])&&A[ho]>0),this.llhttp=r,
this.ptr=this.llhttp.llhttp_alloc(kA.TYPE.RESPONSE),this.client=A,this.socket=t,this.timeout=null,this.timeoutValue=null,this.timeoutType=null,this.statusCode=null,
this.statusText="",this.upgrade=false,this.headers=[],this.headersSize=0,this.headersMaxSize=A[ho],this.shouldKeepAlive=false,this.paused=false,this.resume=this.
resume.bind(this),this.bytesRead=0,this.keepAlive="",this.contentLength="",this.connection="",this.maxResponseSize=A[cy]}setTimeout(A,t){A!==this.timeoutValue||
t&Dr^this.timeoutType&Dr?(this.timeout&&(lo.clearTimeout(this.timeout),this.timeout=null),A&&(t&Dr?this.timeout=lo.setFastTimeout(QE,A,new WeakRef(this)):(this.
timeout=setTimeout(QE,A,new WeakRef(this)),this.timeout.unref())),this.timeoutValue=A):this.timeout&&this.timeout.refresh&&this.timeout.refresh(),this.timeoutType=
t}resume(){this.socket.destroyed||!this.paused||(m(this.ptr!=null),m($==null),this.llhttp.llhttp_resume(this.ptr),m(this.timeoutType===Ws),this.timeout&&this.timeout.
refresh&&this.timeout.refresh(),this.paused=false,this.execute(this.socket.read()||oE),this.readMore())}readMore(){for(;!this.paused&&this.ptr;){let A=this.socket.
read();if(A===null)break;this.execute(A)}}execute(A){m(this.ptr!=null),m($==null),m(!this.paused);let{socket:t,llhttp:r}=this;A.length>Vs&&(XA&&r.free(XA),Vs=Math.
ceil(A.length/4096)*4096,XA=r.malloc(Vs)),new Uint8Array(r.memory.buffer,XA,Vs).set(A);try{let s;try{KA=A,$=this,s=r.llhttp_execute(this.ptr,XA,A.length)}catch(i){
throw i}finally{$=null,KA=null}let n=r.llhttp_get_error_pos(this.ptr)-XA;if(s!==kA.ERROR.OK){let i=A.subarray(n);if(s===kA.ERROR.PAUSED_UPGRADE)this.onUpgrade(i);else if(s===
kA.ERROR.PAUSED)this.paused=true,t.unshift(i);else throw this.createError(s,i)}}catch(s){p.destroy(t,s)}}finish(){m($===null),m(this.ptr!=null),m(!this.paused);
let{llhttp:A}=this,t;try{$=this,t=A.llhttp_finish(this.ptr)}finally{$=null}return t===kA.ERROR.OK?null:t===kA.ERROR.PAUSED||t===kA.ERROR.PAUSED_UPGRADE?(this.paused=
true,null):this.createError(t,oE)}createError(A,t){let{llhttp:r,contentLength:s,bytesRead:n}=this;if(s&&n!==parseInt(s,10))return new rE;let i=r.llhttp_get_error_reason(
this.ptr),o="";if(i){let Q=new Uint8Array(r.memory.buffer,i).indexOf(0);o="Response does not match the HTTP/1.1 protocol ("+Buffer.from(r.memory.buffer,i,Q).toString()+
")"}return new ry(o,kA.ERROR[A],t)}destroy(){m(this.ptr!=null),m($==null),this.llhttp.llhttp_free(this.ptr),this.ptr=null,this.timeout&&lo.clearTimeout(this.timeout),
this.timeout=null,this.timeoutValue=null,this.timeoutType=null,this.paused=false}onStatus(A){this.statusText=A.toString()}onMessageBegin(){let{socket:A,client:t}=this;
if(A.destroyed)return-1;if(t[tA]===0)return p.destroy(A,new Nt("bad response",p.getSocketInfo(A))),-1;let r=t[JA][t[LA]];if(!r)return-1;r.onResponseStarted()}onHeaderField(A){
let t=this.headers.length;(t&1)===0?this.headers.push(A):this.headers[t-1]=Buffer.concat([this.headers[t-1],A]),this.trackHeader(A.length)}onHeaderValue(A){let t=this.
headers.length;(t&1)===1?(this.headers.push(A),t+=1):this.headers[t-1]=Buffer.concat([this.headers[t-1],A]);let r=this.headers[t-2];if(r.length===10){let s=p.bufferToLowerCasedHeaderName(
r);s==="keep-alive"?this.keepAlive+=A.toString():s==="connection"&&(this.connection+=A.toString())}else r.length===14&&p.bufferToLowerCasedHeaderName(r)==="cont\
ent-length"&&(this.contentLength+=A.toString());this.trackHeader(A.length)}trackHeader(A){this.headersSize+=A,this.headersSize>=this.headersMaxSize&&p.destroy(this.
socket,new ey)}onUpgrade(A){let{upgrade:t,client:r,socket:s,headers:n,statusCode:i,statusText:o}=this;m(t),m(r[qe]===s),m(!s.destroyed),m(!this.paused),m((n.length&
1)===0);let Q=r[JA][r[LA]];m(Q),m(Q.upgrade||Q.method==="CONNECT"),this.statusCode=null,this.statusText="",this.shouldKeepAlive=null,this.headers=[],this.headersSize=
0,s.unshift(A),s[z].destroy(),s[z]=null,s[vs]=null,s[cA]=null,Iy(s),r[qe]=null,r[IE]=null,r[JA][r[LA]++]=null,r.emit("disconnect",r[EE],[r],new ve("upgrade"));try{
Q.onUpgrade(i,n,s,o)}catch(g){p.errorRequest(r,Q,g),p.destroy(s,g)}r[ge]()}onHeadersComplete(A,t,r){let{client:s,socket:n,headers:i,statusText:o}=this;if(n.destroyed)
return-1;if(s[tA]===0)return p.destroy(n,new Nt("bad response",p.getSocketInfo(n))),-1;let Q=s[JA][s[LA]];if(!Q)return-1;if(m(!this.upgrade),m(this.statusCode<200),
A===100)return p.destroy(n,new Nt("bad response",p.getSocketInfo(n))),-1;if(t&&!Q.upgrade)return p.destroy(n,new Nt("bad upgrade",p.getSocketInfo(n))),-1;if(m(this.
timeoutType===St),this.statusCode=A,this.shouldKeepAlive=r||Q.method==="HEAD"&&!n[hA]&&this.connection.toLowerCase()==="keep-alive",this.statusCode>=200){let B=Q.
bodyTimeout!=null?Q.bodyTimeout:s[By];this.setTimeout(B,Ws)}else this.timeout&&this.timeout.refresh&&this.timeout.refresh();if(Q.method==="CONNECT")return m(s[tA]===
1),this.upgrade=true,2;if(t)return m(s[tA]===1),this.upgrade=true,2;if(m((this.headers.length&1)===0),this.headers=[],this.headersSize=0,this.shouldKeepAlive&&s[qs]){
let B=this.keepAlive?p.parseKeepAliveTimeout(this.keepAlive):null;if(B!=null){let a=Math.min(B-s[gy],s[Qy]);a<=0?n[hA]=true:s[Os]=a}else s[Os]=s[ny]}else n[hA]=
true;let g=Q.onHeaders(A,i,this.resume,o)===false;return Q.aborted?-1:Q.method==="HEAD"||A<200?1:(n[kr]&&(n[kr]=false,s[ge]()),g?kA.ERROR.PAUSED:0)}onBody(A){let{
client:t,socket:r,statusCode:s,maxResponseSize:n}=this;if(r.destroyed)return-1;let i=t[JA][t[LA]];if(m(i),m(this.timeoutType===Ws),this.timeout&&this.timeout.refresh&&
this.timeout.refresh(),m(s>=200),n>-1&&this.bytesRead+A.length>n)return p.destroy(r,new sy),-1;if(this.bytesRead+=A.length,i.onData(A)===false)return kA.ERROR.PAUSED}onMessageComplete(){
let{client:A,socket:t,statusCode:r,upgrade:s,headers:n,contentLength:i,bytesRead:o,shouldKeepAlive:Q}=this;if(t.destroyed&&(!r||Q))return-1;if(s)return;m(r>=100),
m((this.headers.length&1)===0);let g=A[JA][A[LA]];if(m(g),this.statusCode=null,this.statusText="",this.bytesRead=0,this.contentLength="",this.keepAlive="",this.
connection="",this.headers=[],this.headersSize=0,!(r<200)){if(g.method!=="HEAD"&&i&&o!==parseInt(i,10))return p.destroy(t,new rE),-1;if(g.onComplete(n),A[JA][A[LA]++]=
null,t[po]=true,t[de])return m(A[tA]===0),p.destroy(t,new ve("reset")),kA.ERROR.PAUSED;if(Q){if(t[hA]&&A[tA]===0)return p.destroy(t,new ve("reset")),kA.ERROR.PAUSED;
A[qs]==null||A[qs]===1?setImmediate(()=>A[ge]()):A[ge]()}else return p.destroy(t,new ve("reset")),kA.ERROR.PAUSED}}};function QE(e){let{socket:A,timeoutType:t,client:r,
paused:s}=e.deref();t===St?(!A[de]||A.writableNeedDrain||r[tA]>1)&&(m(!s,"cannot be paused while waiting for headers"),p.destroy(A,new Ay)):t===Ws?s||p.destroy(
A,new ty):t===Do&&(m(r[tA]===0&&r[Os]),p.destroy(A,new ve("socket idle timeout")))}async function hy(e,A){e[qe]=A,fo||(fo=await yo,yo=null),A[yr]=false,A[de]=false,
A[hA]=false,A[kr]=false,A[We]=0,A[mt]=null,A[po]=false,A[z]=new ko(e,A,fo),Hs(A,"error",function(r){let s=this[z];if(r.code==="ECONNRESET"&&s.statusCode&&!s.shouldKeepAlive){
let n=s.finish();n&&(this[cA]=n,this[vs][iE](n));return}this[cA]=r,this[vs][iE](r)}),Hs(A,"readable",function(){let r=this[z];r&&r.readMore()}),Hs(A,"end",function(){
let r=this[z];if(r.statusCode&&!r.shouldKeepAlive){let s=r.finish();s&&p.destroy(this,s);return}p.destroy(this,new Nt("other side closed",p.getSocketInfo(this)))}),
Hs(A,"close",function(){let r=this[vs],s=this[z];CE(this),s&&(!this[cA]&&s.statusCode&&!s.shouldKeepAlive&&(this[cA]=s.finish()||this[cA]),this[z].destroy(),this[z]=
null);let n=this[cA]||new Nt("closed",p.getSocketInfo(this));if(r[qe]=null,r[IE]=null,r.destroyed){m(r[cE]===0);let i=r[JA].splice(r[LA]);for(let o=0;o<i.length;o++){
let Q=i[o];p.errorRequest(r,Q,n)}}else if(r[tA]>0&&n.code!=="UND_ERR_INFO"){let i=r[JA][r[LA]];r[JA][r[LA]++]=null,p.errorRequest(r,i,n)}r[oy]=r[LA],m(r[tA]===0),
r.emit("disconnect",r[EE],[r],n),r[ge]()});let t=false;return A.on("close",()=>{t=true}),{version:"h1",defaultPipelining:1,write(...r){return wy(e,...r)},resume(){
dy(e)},destroy(r,s){t?queueMicrotask(s):A.destroy(r).on("close",s)},get destroyed(){return A.destroyed},busy(r){return!!(A[de]||A[hA]||A[kr]||A[We]===1||r&&(e[tA]>
0&&!r.idempotent||e[tA]>0&&(r.upgrade||r.method==="CONNECT")||e[tA]>0&&p.bodyLength(r.body)!==0&&(p.isStream(r.body)||p.isAsyncIterable(r.body)||p.isFormDataLike(
r.body))))}}}function CE(e){e[mt]&&(clearImmediate(e[mt]),e[mt]=null),e[We]=0}function uy(e,A){A[We]=1,A[mt]=setImmediate(()=>{A[mt]=null,A[We]=2,e[qe]===A&&!A.
destroyed&&e[ge]()})}function dy(e){let A=e[qe];if(A&&!A.destroyed){if(e[sE]===0?!A[yr]&&A.unref&&(A.unref(),A[yr]=true):A[yr]&&A.ref&&(A.ref(),A[yr]=false),e[tA]===
0&&e[cE]>0&&A[po]){if(A[We]===0)return uy(e,A),A[z].readMore(),A.destroyed,void 0;if(A[We]===1)return A[z].readMore(),A.destroyed,void 0}if(e[tA]===0&&(A[z].readMore(),
A.destroyed))return;if(e[sE]===0)A[z].timeoutType!==Do&&A[z].setTimeout(e[Os],Do);else if(e[tA]>0&&A[z].statusCode<200&&A[z].timeoutType!==St){let t=e[JA][e[LA]],
r=t.headersTimeout!=null?t.headersTimeout:e[ay];A[z].setTimeout(r,St)}}}function fy(e){return e!=="GET"&&e!=="HEAD"&&e!=="OPTIONS"&&e!=="TRACE"&&e!=="CONNECT"}function wy(e,A){
let{method:t,path:r,host:s,upgrade:n,blocking:i,reset:o}=A,{body:Q,headers:g,contentLength:B}=A,a=t==="PUT"||t==="POST"||t==="PATCH"||t==="QUERY"||t==="PROPFIND"||
t==="PROPPATCH";if(p.isFormDataLike(Q)){uo||(uo=Rt().extractBody);let[f,c]=uo(Q);A.contentType==null&&g.push("content-type",c),Q=f.stream,B=f.length}else if(p.isBlobLike(
Q)&&A.contentType==null){let f=Q.type;if(f){let c=`${f}`;if(!p.isValidHeaderValue(c))return p.errorRequest(e,A,new $w("invalid content-type header")),false;g.push(
"content-type",c)}}Q&&typeof Q.read=="function"&&Q.read(0);let E=p.bodyLength(Q);if(B=E??B,B===null&&(B=A.contentLength),B===0&&!a&&(B=null),fy(t)&&B>0&&A.contentLength!==
null&&A.contentLength!==B){if(e[wo])return p.errorRequest(e,A,new Ve),false;process.emitWarning(new Ve)}let C=e[qe];CE(C);let I=f=>{if(!A.aborted){if(A.completed){
(A.upgrade||A.method==="CONNECT")&&p.destroy(C,new ve("aborted"));return}p.errorRequest(e,A,f||new BE),p.destroy(Q),p.destroy(C,new ve("aborted"))}};try{A.onConnect(
I)}catch(f){p.errorRequest(e,A,f)}if(A.aborted)return false;t==="HEAD"&&(C[hA]=true),(n||t==="CONNECT")&&(C[hA]=true),o!=null&&(C[hA]=o),e[nE]&&C[Ey]++>=e[nE]&&
(C[hA]=true),i&&(C[kr]=true);let h=`${t} ${r} HTTP/1.1\r
`;if(typeof s=="string"?h+=`host: ${s}\r
`:h+=e[iy],n?h+=`connection: upgrade\r
upgrade: ${n}\r
`:e[qs]&&!C[hA]?h+=`connection: keep-alive\r
`:h+=`connection: close\r
`,Array.isArray(g))for(let f=0;f<g.length;f+=2){let c=g[f+0],y=g[f+1];if(Array.isArray(y))for(let R=0;R<y.length;R++)h+=`${c}: ${y[R]}\r
`;else h+=`${c}: ${y}\r
`}return tE.sendHeaders.hasSubscribers&&tE.sendHeaders.publish({request:A,headers:h,socket:C}),!Q||E===0?gE(I,null,e,A,C,B,h,a):p.isBuffer(Q)?gE(I,Q,e,A,C,B,h,a):
p.isBlobLike(Q)?typeof Q.stream=="function"?aE(I,Q.stream(),e,A,C,B,h,a):Dy(I,Q,e,A,C,B,h,a):p.isStream(Q)?yy(I,Q,e,A,C,B,h,a):p.isIterable(Q)?aE(I,Q,e,A,C,B,h,
a):m(false),true}function yy(e,A,t,r,s,n,i,o){m(n!==0||t[tA]===0,"stream body cannot be pipelined");let Q=false,g=new Ps({abort:e,socket:s,request:r,contentLength:n,
client:t,expectsPayload:o,header:i}),B=function(I){if(!Q)try{!g.write(I)&&this.pause&&this.pause()}catch(h){p.destroy(this,h)}},a=function(){Q||A.resume&&A.resume()},
E=function(){if(queueMicrotask(()=>{A.removeListener("error",C)}),!Q){let I=new BE;queueMicrotask(()=>C(I))}},C=function(I){if(!Q){if(Q=true,m(s.destroyed||s[de]&&
t[tA]<=1),s.off("drain",a).off("error",C),A.removeListener("data",B).removeListener("end",C).removeListener("close",E),!I)try{g.end()}catch(h){I=h}g.destroy(I),
I&&(I.code!=="UND_ERR_INFO"||I.message!=="reset")?p.destroy(A,I):p.destroy(A)}};A.on("data",B).on("end",C).on("error",C).on("close",E),A.resume&&A.resume(),s.on(
"drain",a).on("error",C),A.errorEmitted??A.errored?setImmediate(()=>C(A.errored)):(A.endEmitted??A.readableEnded)&&setImmediate(()=>C(null)),(A.closeEmitted??A.
closed)&&setImmediate(E)}function gE(e,A,t,r,s,n,i,o){try{A?p.isBuffer(A)&&(m(n===A.byteLength,"buffer body must have content length"),s.cork(),s.write(`${i}con\
tent-length: ${n}\r
\r
`,"latin1"),s.write(A),s.uncork(),r.onBodySent(A),!o&&r.reset!==false&&(s[hA]=true)):n===0?s.write(`${i}content-length: 0\r
\r
`,"latin1"):(m(n===null,"no body must not have content length"),s.write(`${i}\r
`,"latin1")),r.onRequestSent(),t[ge]()}catch(Q){e(Q)}}async function Dy(e,A,t,r,s,n,i,o){m(n===A.size,"blob body must have content length");try{if(n!=null&&n!==
A.size)throw new Ve;let Q=Buffer.from(await A.arrayBuffer());s.cork(),s.write(`${i}content-length: ${n}\r
\r
`,"latin1"),s.write(Q),s.uncork(),r.onBodySent(Q),r.onRequestSent(),!o&&r.reset!==false&&(s[hA]=true),t[ge]()}catch(Q){e(Q)}}async function aE(e,A,t,r,s,n,i,o){
m(n!==0||t[tA]===0,"iterator body cannot be pipelined");let Q=null;function g(){if(Q){let E=Q;Q=null,E()}}let B=()=>new Promise((E,C)=>{m(Q===null),s[cA]?C(s[cA]):
Q=E});s.on("close",g).on("drain",g);let a=new Ps({abort:e,socket:s,request:r,contentLength:n,client:t,expectsPayload:o,header:i});try{for await(let E of A){if(s[cA])
throw s[cA];a.write(E)||await B()}a.end()}catch(E){a.destroy(E)}finally{s.off("close",g).off("drain",g)}}var Ps=class{constructor({abort:A,socket:t,request:r,contentLength:s,
client:n,expectsPayload:i,header:o}){this.socket=t,this.request=r,this.contentLength=s,this.client=n,this.bytesWritten=0,this.expectsPayload=i,this.header=o,this.
abort=A,t[de]=true}write(A){let{socket:t,request:r,contentLength:s,client:n,bytesWritten:i,expectsPayload:o,header:Q}=this;if(t[cA])throw t[cA];if(t.destroyed)return false;
let g=Buffer.byteLength(A);if(!g)return true;if(s!==null&&i+g>s){if(n[wo])throw new Ve;process.emitWarning(new Ve)}t.cork(),i===0&&(!o&&r.reset!==false&&(t[hA]=
true),s===null?t.write(`${Q}transfer-encoding: chunked\r
`,"latin1"):t.write(`${Q}content-length: ${s}\r
\r
`,"latin1")),s===null&&t.write(`\r
${g.toString(16)}\r
`,"latin1"),this.bytesWritten+=g;let B=t.write(A);return t.uncork(),r.onBodySent(A),B||t[z].timeout&&t[z].timeoutType===St&&t[z].timeout.refresh&&t[z].timeout.refresh(),
B}end(){let{socket:A,contentLength:t,client:r,bytesWritten:s,expectsPayload:n,header:i,request:o}=this;if(o.onRequestSent(),A[de]=false,A[cA])throw A[cA];if(!A.
destroyed){if(s===0?n?A.write(`${i}content-length: 0\r
\r
`,"latin1"):A.write(`${i}\r
`,"latin1"):t===null&&A.write(`\r
0\r
\r
`,"latin1"),t!==null&&s!==t){if(r[wo])throw new Ve;process.emitWarning(new Ve)}A[z].timeout&&A[z].timeoutType===St&&A[z].timeout.refresh&&A[z].timeout.refresh(),
r[ge]()}}destroy(A){let{socket:t,client:r,abort:s}=this;t[de]=false,A&&(m(r[tA]<=1,"pipeline should only contain this request"),s(A))}};lE.exports=hy});var pE=u(
(dU,kE)=>{"use strict";var jA=l("node:assert"),{errorMonitor:Fo}=l("node:events"),{pipeline:ky}=l("node:stream"),T=L(),{RequestContentLengthMismatchError:No,RequestAbortedError:Ro,
SocketError:pr,InformationalError:Zs}=J(),{kUrl:zs,kReset:Xs,kClient:Ut,kRunning:_s,kPending:py,kQueue:Oe,kPendingIdx:So,kRunningIdx:_A,kError:HA,kSocket:iA,kStrictContentLength:Fy,
kOnError:Uo,kMaxConcurrentStreams:yE,kHTTP2Session:xA,kResume:we,kSize:Ry,kHTTPContext:Ny}=X(),fe=Symbol("open streams"),uE,dE=false,Ks;try{Ks=l("node:http2")}catch{
Ks={constants:{}}}var{constants:{HTTP2_HEADER_AUTHORITY:my,HTTP2_HEADER_METHOD:Sy,HTTP2_HEADER_PATH:Uy,HTTP2_HEADER_SCHEME:My,HTTP2_HEADER_CONTENT_LENGTH:by,HTTP2_HEADER_EXPECT:Ly,
HTTP2_HEADER_STATUS:mo}}=Ks;function DE(e){let A=[];for(let[t,r]of Object.entries(e))if(Array.isArray(r))for(let s of r)A.push(Buffer.from(t),Buffer.from(s));else
A.push(Buffer.from(t),Buffer.from(r));return A}function Ty(e){let{[mo]:A,...t}=e;return DE(t)}async function Yy(e,A){e[iA]=A,dE||(dE=true,process.emitWarning("H\
2 support is experimental, expect them to change at any time.",{code:"UNDICI-H2"}));let t=Ks.connect(e[zs],{createConnection:()=>A,peerMaxConcurrentStreams:e[yE]});
t[fe]=0,t[Ut]=e,t[iA]=A,T.addListener(t,"error",Jy),T.addListener(t,"frameError",xy),T.addListener(t,"end",Hy),T.addListener(t,"goaway",Vy),T.addListener(t,"clo\
se",function(){let{[Ut]:s}=this,{[iA]:n}=s,i=this[iA][HA]||this[HA]||new pr("closed",T.getSocketInfo(n));if(s[xA]=null,s.destroyed){jA(s[py]===0);let o=s[Oe].splice(
s[_A]);for(let Q=0;Q<o.length;Q++){let g=o[Q];T.errorRequest(s,g,i)}}}),t.unref(),e[xA]=t,A[xA]=t,T.addListener(A,"error",function(s){this[HA]=s,this[Ut][Uo](s)}),
T.addListener(A,"end",function(){T.destroy(this,new pr("other side closed",T.getSocketInfo(this)))}),T.addListener(A,"close",function(){let s=this[HA]||new pr("\
closed",T.getSocketInfo(this));e[iA]=null,this[xA]!=null&&this[xA].destroy(s),e[So]=e[_A],jA(e[_s]===0),e.emit("disconnect",e[zs],[e],s),e[we]()});let r=false;return A.
on("close",()=>{r=true}),{version:"h2",defaultPipelining:1/0,write(...s){return qy(e,...s)},resume(){Gy(e)},destroy(s,n){r?queueMicrotask(n):A.destroy(s).on("cl\
ose",n)},get destroyed(){return A.destroyed},busy(){return false}}}function Gy(e){let A=e[iA];A?.destroyed===false&&(e[Ry]===0&&e[yE]===0?(A.unref(),e[xA].unref()):
(A.ref(),e[xA].ref()))}function Jy(e){this[iA][HA]=e,this[Ut][Uo](e)}function xy(e,A,t){if(t===0){let r=new Zs(`HTTP/2: "frameError" received - type ${e}, code ${A}`);
this[iA][HA]=r,this[Ut][Uo](r)}}function Hy(){let e=new pr("other side closed",T.getSocketInfo(this[iA]));this.destroy(e),T.destroy(this[iA],e)}function Vy(e){let A=this[HA]||
new pr(`HTTP/2: "GOAWAY" frame received with code ${e}`,T.getSocketInfo(this)),t=this[Ut];if(t[iA]=null,t[Ny]=null,this[xA]!=null&&(this[xA].destroy(A),this[xA]=
null),T.destroy(this[iA],A),t[_A]<t[Oe].length){let r=t[Oe][t[_A]];t[Oe][t[_A]++]=null,T.errorRequest(t,r,A),t[So]=t[_A]}jA(t[_s]===0),t.emit("disconnect",t[zs],
[t],A),t[we]()}function vy(e){return e!=="GET"&&e!=="HEAD"&&e!=="OPTIONS"&&e!=="TRACE"&&e!=="CONNECT"}function qy(e,A){let t=e[xA],{method:r,path:s,host:n,upgrade:i,
expectContinue:o,signal:Q,headers:g}=A,{body:B}=A;if(i)return T.errorRequest(e,A,new Error("Upgrade not supported for H2")),false;let a={};for(let D=0;D<g.length;D+=
2){let x=g[D+0],P=g[D+1];if(Array.isArray(P))for(let Z=0;Z<P.length;Z++)a[x]?a[x]+=`,${P[Z]}`:a[x]=P[Z];else a[x]=P}let E,{hostname:C,port:I}=e[zs];a[my]=n||`${C}${I?
`:${I}`:""}`,a[Sy]=r;let h=D=>{if(!A.aborted){if(A.completed){r==="CONNECT"&&E!=null&&T.destroy(E,D||new Ro);return}D=D||new Ro,T.errorRequest(e,A,D),E!=null&&T.
destroy(E,D),T.destroy(B,D),e[Oe][e[_A]++]=null,e[we]()}};try{A.onConnect(h)}catch(D){T.errorRequest(e,A,D)}if(A.aborted)return false;if(r==="CONNECT"){t.ref(),
E=t.request(a,{endStream:false,signal:Q});let D=false,x=oA=>{D=true,E.off(Fo,P),A.onUpgradeResponse(Number(oA[mo]),oA,Ty)},P=oA=>{D=true,E.off("response",x),A.onUpgradeError(
oA)},Z=()=>{try{A.onUpgrade(null,null,E)}catch(oA){E.off("response",x),h(oA);return}A.aborted||(E.off("error",h),E.once(Fo,P),e[Oe][e[_A]++]=null)};return E.once(
"response",x),E.once("error",h),++t[fe],Z(),E.once("close",()=>{!D&&A.completed&&(E.off("response",x),E.off(Fo,P),A.onUpgradeError(new Zs(`HTTP/2: "stream error\
" received - code ${E.rstCode}`))),t[fe]-=1,t[fe]===0&&t.unref()}),true}a[Uy]=s,a[My]="https";let f=r==="PUT"||r==="POST"||r==="PATCH";B&&typeof B.read=="functi\
on"&&B.read(0);let c=T.bodyLength(B);if(T.isFormDataLike(B)){uE??=Rt().extractBody;let[D,x]=uE(B);a["content-type"]=x,B=D.stream,c=D.length}if(c==null&&(c=A.contentLength),
(c===0||!f)&&(c=null),vy(r)&&c>0&&A.contentLength!=null&&A.contentLength!==c){if(e[Fy])return T.errorRequest(e,A,new No),false;process.emitWarning(new No)}c!=null&&
(jA(B,"no body must not have content length"),a[by]=`${c}`),t.ref();let y=r==="GET"||r==="HEAD"||B===null;return o?(a[Ly]="100-continue",E=t.request(a,{endStream:y,
signal:Q}),E.once("continue",R)):(E=t.request(a,{endStream:y,signal:Q}),R()),++t[fe],E.once("response",D=>{let{[mo]:x,...P}=D;if(A.onResponseStarted(),A.aborted){
let Z=new Ro;T.errorRequest(e,A,Z),T.destroy(E,Z);return}A.onHeaders(Number(x),DE(P),E.resume.bind(E),"")===false&&E.pause(),E.on("data",Z=>{A.onData(Z)===false&&
E.pause()})}),E.once("end",()=>{(E.state?.state==null||E.state.state<6)&&A.onComplete([]),t[fe]===0&&t.unref(),h(new Zs("HTTP/2: stream half-closed (remote)")),
e[Oe][e[_A]++]=null,e[So]=e[_A],e[we]()}),E.once("close",()=>{t[fe]-=1,t[fe]===0&&t.unref()}),E.once("error",function(D){h(D)}),E.once("frameError",(D,x)=>{h(new Zs(
`HTTP/2: "frameError" received - type ${D}, code ${x}`))}),true;function R(){!B||c===0?fE(h,E,null,e,A,e[iA],c,f):T.isBuffer(B)?fE(h,E,B,e,A,e[iA],c,f):T.isBlobLike(
B)?typeof B.stream=="function"?wE(h,E,B.stream(),e,A,e[iA],c,f):Oy(h,E,B,e,A,e[iA],c,f):T.isStream(B)?Wy(h,e[iA],f,E,B,e,A,c):T.isIterable(B)?wE(h,E,B,e,A,e[iA],
c,f):jA(false)}}function fE(e,A,t,r,s,n,i,o){try{t!=null&&T.isBuffer(t)&&(jA(i===t.byteLength,"buffer body must have content length"),A.cork(),A.write(t),A.uncork(),
A.end(),s.onBodySent(t)),o||(n[Xs]=true),s.onRequestSent(),r[we]()}catch(Q){e(Q)}}function Wy(e,A,t,r,s,n,i,o){jA(o!==0||n[_s]===0,"stream body cannot be pipeli\
ned");let Q=ky(s,r,B=>{B?(T.destroy(Q,B),e(B)):(T.removeAllListeners(Q),i.onRequestSent(),t||(A[Xs]=true),n[we]())});T.addListener(Q,"data",g);function g(B){i.onBodySent(
B)}}async function Oy(e,A,t,r,s,n,i,o){jA(i===t.size,"blob body must have content length");try{if(i!=null&&i!==t.size)throw new No;let Q=Buffer.from(await t.arrayBuffer());
A.cork(),A.write(Q),A.uncork(),A.end(),s.onBodySent(Q),s.onRequestSent(),o||(n[Xs]=true),r[we]()}catch(Q){e(Q)}}async function wE(e,A,t,r,s,n,i,o){jA(i!==0||r[_s]===
0,"iterator body cannot be pipelined");let Q=null;function g(){if(Q){let a=Q;Q=null,a()}}let B=()=>new Promise((a,E)=>{jA(Q===null),n[HA]?E(n[HA]):Q=a});A.on("c\
lose",g).on("drain",g);try{for await(let a of t){if(n[HA])throw n[HA];let E=A.write(a);s.onBodySent(a),E||await B()}A.end(),s.onRequestSent(),o||(n[Xs]=true),r[we]()}catch(a){
e(a)}finally{A.off("close",g).off("drain",g)}}kE.exports=Yy});var $s=u((fU,NE)=>{"use strict";var $A=L(),{kBodyUsed:Fr}=X(),bo=l("node:assert"),{InvalidArgumentError:Py}=J(),
Zy=l("node:events"),zy=[300,301,302,303,307,308],FE=Symbol("body"),js=class{constructor(A){this[FE]=A,this[Fr]=false}async*[Symbol.asyncIterator](){bo(!this[Fr],
"disturbed"),this[Fr]=true,yield*this[FE]}},Mo=class{constructor(A,t,r,s){if(t!=null&&(!Number.isInteger(t)||t<0))throw new Py("maxRedirections must be a positi\
ve number");$A.validateHandler(s,r.method,r.upgrade),this.dispatch=A,this.location=null,this.abort=null,this.opts={...r,maxRedirections:0},this.maxRedirections=
t,this.handler=s,this.history=[],this.redirectionLimitReached=false,$A.isStream(this.opts.body)?($A.bodyLength(this.opts.body)===0&&this.opts.body.on("data",function(){
bo(false)}),typeof this.opts.body.readableDidRead!="boolean"&&(this.opts.body[Fr]=false,Zy.prototype.on.call(this.opts.body,"data",function(){this[Fr]=true}))):
this.opts.body&&typeof this.opts.body.pipeTo=="function"?this.opts.body=new js(this.opts.body):this.opts.body&&typeof this.opts.body!="string"&&!ArrayBuffer.isView(
this.opts.body)&&$A.isIterable(this.opts.body)&&(this.opts.body=new js(this.opts.body))}onConnect(A){this.abort=A,this.handler.onConnect(A,{history:this.history})}onUpgrade(A,t,r){
this.handler.onUpgrade(A,t,r)}onError(A){this.handler.onError(A)}onHeaders(A,t,r,s){if(this.location=this.history.length>=this.maxRedirections||$A.isDisturbed(this.
opts.body)?null:Ky(A,t),this.opts.throwOnMaxRedirect&&this.history.length>=this.maxRedirections){this.request&&this.request.abort(new Error("max redirects")),this.
redirectionLimitReached=true,this.abort(new Error("max redirects"));return}if(this.opts.origin&&this.history.push(new URL(this.opts.path,this.opts.origin)),!this.
location)return this.handler.onHeaders(A,t,r,s);let{origin:n,pathname:i,search:o}=$A.parseURL(new URL(this.location,this.opts.origin&&new URL(this.opts.path,this.
opts.origin))),Q=o?`${i}${o}`:i;this.opts.headers=Xy(this.opts.headers,A===303,this.opts.origin!==n),this.opts.path=Q,this.opts.origin=n,this.opts.maxRedirections=
0,this.opts.query=null,A===303&&this.opts.method!=="HEAD"&&(this.opts.method="GET",this.opts.body=null)}onData(A){if(!this.location)return this.handler.onData(A)}onComplete(A){
this.location?(this.location=null,this.abort=null,this.dispatch(this.opts,this)):this.handler.onComplete(A)}onBodySent(A){this.handler.onBodySent&&this.handler.
onBodySent(A)}};function Ky(e,A){if(zy.indexOf(e)===-1)return null;for(let t=0;t<A.length;t+=2)if(A[t].length===8&&$A.headerNameToString(A[t])==="location")return A[t+
1]}function RE(e,A,t){if(e.length===4)return $A.headerNameToString(e)==="host";if(A&&$A.headerNameToString(e).startsWith("content-"))return true;if(t&&(e.length===
13||e.length===6||e.length===19)){let r=$A.headerNameToString(e);return r==="authorization"||r==="cookie"||r==="proxy-authorization"}return false}function Xy(e,A,t){
let r=[];if(Array.isArray(e))for(let s=0;s<e.length;s+=2)RE(e[s],A,t)||r.push(e[s],e[s+1]);else if(e&&typeof e=="object")for(let s of Object.keys(e))RE(s,A,t)||
r.push(s,e[s]);else bo(e==null,"headers must be an object or an array");return r}NE.exports=Mo});var An=u((wU,mE)=>{"use strict";var _y=$s();function jy({maxRedirections:e}){
return A=>function(r,s){let{maxRedirections:n=e}=r;if(!n)return A(r,s);let i=new _y(A,n,r,s);return r={...r,maxRedirections:0},A(r,i)}}mE.exports=jy});var Lt=u(
(yU,xE)=>{"use strict";var ae=l("node:assert"),TE=l("node:net"),$y=l("node:http"),Pe=L(),{channels:Mt}=It(),AD=Ja(),eD=ut(),{InvalidArgumentError:AA,InformationalError:tD,
ClientDestroyedError:rD}=J(),sD=cr(),{kUrl:Ae,kServerName:ye,kClient:nD,kBusy:Lo,kConnect:iD,kResuming:Ze,kRunning:Ur,kPending:Mr,kSize:Sr,kQueue:VA,kConnected:oD,
kConnecting:bt,kNeedDrain:ke,kKeepAliveDefaultTimeout:SE,kHostHeader:QD,kPendingIdx:vA,kRunningIdx:Be,kError:gD,kPipelining:en,kKeepAliveTimeoutValue:aD,kMaxHeadersSize:BD,
kKeepAliveMaxTimeout:ED,kKeepAliveTimeoutThreshold:cD,kHeadersTimeout:ID,kBodyTimeout:CD,kStrictContentLength:lD,kConnector:Rr,kMaxRedirections:hD,kMaxRequests:To,
kCounter:uD,kClose:dD,kDestroy:fD,kDispatch:wD,kInterceptors:UE,kLocalAddress:Nr,kMaxResponseSize:yD,kOnError:DD,kHTTPContext:eA,kMaxConcurrentStreams:kD,kResume:mr}=X(),
pD=hE(),FD=pE(),ME=false,De=Symbol("kClosedResolve"),bE=()=>{};function YE(e){return e[en]??e[eA]?.defaultPipelining??1}var Yo=class extends eD{constructor(A,{interceptors:t,
maxHeaderSize:r,headersTimeout:s,socketTimeout:n,requestTimeout:i,connectTimeout:o,bodyTimeout:Q,idleTimeout:g,keepAlive:B,keepAliveTimeout:a,maxKeepAliveTimeout:E,
keepAliveMaxTimeout:C,keepAliveTimeoutThreshold:I,socketPath:h,pipelining:f,tls:c,strictContentLength:y,maxCachedSessions:R,maxRedirections:D,connect:x,maxRequestsPerClient:P,
localAddress:Z,maxResponseSize:oA,autoSelectFamily:se,autoSelectFamilyAttemptTimeout:Bt,maxConcurrentStreams:he,allowH2:CA,webSocket:Et,eventSource:Es}={}){if(super(
{webSocket:Et,eventSource:Es}),B!==void 0)throw new AA("unsupported keepAlive, use pipelining=0 instead");if(n!==void 0)throw new AA("unsupported socketTimeout,\
 use headersTimeout & bodyTimeout instead");if(i!==void 0)throw new AA("unsupported requestTimeout, use headersTimeout & bodyTimeout instead");if(g!==void 0)throw new AA(
"unsupported idleTimeout, use keepAliveTimeout instead");if(E!==void 0)throw new AA("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");if(r!=null&&
!Number.isFinite(r))throw new AA("invalid maxHeaderSize");if(h!=null&&typeof h!="string")throw new AA("invalid socketPath");if(o!=null&&(!Number.isFinite(o)||o<
0))throw new AA("invalid connectTimeout");if(a!=null&&(!Number.isFinite(a)||a<=0))throw new AA("invalid keepAliveTimeout");if(C!=null&&(!Number.isFinite(C)||C<=
0))throw new AA("invalid keepAliveMaxTimeout");if(I!=null&&!Number.isFinite(I))throw new AA("invalid keepAliveTimeoutThreshold");if(s!=null&&(!Number.isInteger(
s)||s<0))throw new AA("headersTimeout must be a positive integer or zero");if(Q!=null&&(!Number.isInteger(Q)||Q<0))throw new AA("bodyTimeout must be a positive \
integer or zero");if(x!=null&&typeof x!="function"&&typeof x!="object")throw new AA("connect must be a function or an object");if(D!=null&&(!Number.isInteger(D)||
D<0))throw new AA("maxRedirections must be a positive number");if(P!=null&&(!Number.isInteger(P)||P<0))throw new AA("maxRequestsPerClient must be a positive num\
ber");if(Z!=null&&(typeof Z!="string"||TE.isIP(Z)===0))throw new AA("localAddress must be valid string IP address");if(oA!=null&&(!Number.isInteger(oA)||oA<-1))
throw new AA("maxResponseSize must be a positive number");if(Bt!=null&&(!Number.isInteger(Bt)||Bt<-1))throw new AA("autoSelectFamilyAttemptTimeout must be a pos\
itive number");if(CA!=null&&typeof CA!="boolean")throw new AA("allowH2 must be a valid boolean value");if(he!=null&&(typeof he!="number"||he<1))throw new AA("ma\
xConcurrentStreams must be a positive integer, greater than 0");typeof x!="function"&&(x=sD({...c,maxCachedSessions:R,allowH2:CA,socketPath:h,timeout:o,...se?{autoSelectFamily:se,
autoSelectFamilyAttemptTimeout:Bt}:void 0,...x})),t?.Client&&Array.isArray(t.Client)?(this[UE]=t.Client,ME||(ME=true,process.emitWarning("Client.Options#interce\
ptor is deprecated. Use Dispatcher#compose instead.",{code:"UNDICI-CLIENT-INTERCEPTOR-DEPRECATED"}))):this[UE]=[RD({maxRedirections:D})],this[Ae]=Pe.parseOrigin(
A),this[Rr]=x,this[en]=f??1,this[BD]=r||$y.maxHeaderSize,this[SE]=a??4e3,this[ED]=C??6e5,this[cD]=I??2e3,this[aD]=this[SE],this[ye]=null,this[Nr]=Z??null,this[Ze]=
0,this[ke]=0,this[QD]=`host: ${this[Ae].hostname}${this[Ae].port?`:${this[Ae].port}`:""}\r
`,this[CD]=Q??3e5,this[ID]=s??3e5,this[lD]=y??true,this[hD]=D,this[To]=P,this[De]=null,this[yD]=oA>-1?oA:-1,this[kD]=he??100,this[eA]=null,this[VA]=[],this[Be]=
0,this[vA]=0,this[mr]=Ye=>Go(this,Ye),this[DD]=Ye=>GE(this,Ye)}get pipelining(){return this[en]}set pipelining(A){this[en]=A,this[mr](true)}get[Mr](){return this[VA].
length-this[vA]}get[Ur](){return this[vA]-this[Be]}get[Sr](){return this[VA].length-this[Be]}get[oD](){return!!this[eA]&&!this[bt]&&!this[eA].destroyed}get[Lo](){
return!!(this[eA]?.busy(null)||this[Sr]>=(YE(this)||1)||this[Mr]>0)}[iD](A){JE(this),this.once("connect",A)}[wD](A,t){let r=A.origin||this[Ae].origin,s=new AD(r,
A,t);return this[VA].push(s),this[Ze]||(Pe.bodyLength(s.body)==null&&Pe.isIterable(s.body)?(this[Ze]=1,queueMicrotask(()=>Go(this))):this[mr](true)),this[Ze]&&this[ke]!==
2&&this[Lo]&&(this[ke]=2),this[ke]<2}async[dD](){return new Promise(A=>{this[Sr]?this[De]=A:A(null)})}async[fD](A){return new Promise(t=>{let r=this[VA].splice(
this[vA]);for(let n=0;n<r.length;n++){let i=r[n];Pe.errorRequest(this,i,A)}let s=()=>{this[De]&&(this[De](),this[De]=null),t(null)};this[eA]?(this[eA].destroy(A,
s),this[eA]=null):queueMicrotask(s),this[mr]()})}},RD=An();function GE(e,A){if(e[Ur]===0&&A.code!=="UND_ERR_INFO"&&A.code!=="UND_ERR_SOCKET"){ae(e[vA]===e[Be]);
let t=e[VA].splice(e[Be]);for(let r=0;r<t.length;r++){let s=t[r];Pe.errorRequest(e,s,A)}ae(e[Sr]===0)}}async function JE(e){ae(!e[bt]),ae(!e[eA]);let{host:A,hostname:t,
protocol:r,port:s}=e[Ae];if(t[0]==="["){let n=t.indexOf("]");ae(n!==-1);let i=t.substring(1,n);ae(TE.isIP(i)),t=i}e[bt]=true,Mt.beforeConnect.hasSubscribers&&Mt.
beforeConnect.publish({connectParams:{host:A,hostname:t,protocol:r,port:s,version:e[eA]?.version,servername:e[ye],localAddress:e[Nr]},connector:e[Rr]});try{let n=await new Promise(
(i,o)=>{e[Rr]({host:A,hostname:t,protocol:r,port:s,servername:e[ye],localAddress:e[Nr]},(Q,g)=>{Q?o(Q):i(g)})});if(e.destroyed){Pe.destroy(n.on("error",bE),new rD);
return}ae(n);try{e[eA]=n.alpnProtocol==="h2"?await FD(e,n):await pD(e,n)}catch(i){throw n.destroy().on("error",bE),i}e[bt]=false,n[uD]=0,n[To]=e[To],n[nD]=e,n[gD]=
null,Mt.connected.hasSubscribers&&Mt.connected.publish({connectParams:{host:A,hostname:t,protocol:r,port:s,version:e[eA]?.version,servername:e[ye],localAddress:e[Nr]},
connector:e[Rr],socket:n}),e.emit("connect",e[Ae],[e])}catch(n){if(e.destroyed)return;if(e[bt]=false,Mt.connectError.hasSubscribers&&Mt.connectError.publish({connectParams:{
host:A,hostname:t,protocol:r,port:s,version:e[eA]?.version,servername:e[ye],localAddress:e[Nr]},connector:e[Rr],error:n}),n.code==="ERR_TLS_CERT_ALTNAME_INVALID")
for(ae(e[Ur]===0);e[Mr]>0&&e[VA][e[vA]].servername===e[ye];){let i=e[VA][e[vA]++];Pe.errorRequest(e,i,n)}else GE(e,n);e.emit("connectionError",e[Ae],[e],n)}e[mr]()}
function LE(e){e[ke]=0,e.emit("drain",e[Ae],[e])}function Go(e,A){e[Ze]!==2&&(e[Ze]=2,ND(e,A),e[Ze]=0,e[Be]>256&&(e[VA].splice(0,e[Be]),e[vA]-=e[Be],e[Be]=0))}function ND(e,A){
for(;;){if(e.destroyed){ae(e[Mr]===0);return}if(e[De]&&!e[Sr]){e[De](),e[De]=null;return}if(e[eA]&&e[eA].resume(),e[Lo])e[ke]=2;else if(e[ke]===2){A?(e[ke]=1,queueMicrotask(
()=>LE(e))):LE(e);continue}if(e[Mr]===0||e[Ur]>=(YE(e)||1))return;let t=e[VA][e[vA]];if(e[Ae].protocol==="https:"&&e[ye]!==t.servername){if(e[Ur]>0)return;e[ye]=
t.servername,e[eA]?.destroy(new tD("servername changed"),()=>{e[eA]=null,Go(e)})}if(e[bt])return;if(!e[eA]){JE(e);return}if(e[eA].destroyed||e[eA].busy(t))return;
!t.aborted&&e[eA].write(t)?e[vA]++:e[VA].splice(e[vA],1)}}xE.exports=Yo});var Jo=u((kU,HE)=>{"use strict";var tn=class{constructor(){this.bottom=0,this.top=0,this.
list=new Array(2048),this.next=null}isEmpty(){return this.top===this.bottom}isFull(){return(this.top+1&2047)===this.bottom}push(A){this.list[this.top]=A,this.top=
this.top+1&2047}shift(){let A=this.list[this.bottom];return A===void 0?null:(this.list[this.bottom]=void 0,this.bottom=this.bottom+1&2047,A)}};HE.exports=class{constructor(){
this.head=this.tail=new tn}isEmpty(){return this.head.isEmpty()}push(A){this.head.isFull()&&(this.head=this.head.next=new tn),this.head.push(A)}shift(){let A=this.
tail,t=A.shift();return A.isEmpty()&&A.next!==null&&(this.tail=A.next),t}}});var vE=u((pU,VE)=>{var{kFree:mD,kConnected:SD,kPending:UD,kQueued:MD,kRunning:bD,kSize:LD}=X(),
ze=Symbol("pool"),xo=class{constructor(A){this[ze]=A}get connected(){return this[ze][SD]}get free(){return this[ze][mD]}get pending(){return this[ze][UD]}get queued(){
return this[ze][MD]}get running(){return this[ze][bD]}get size(){return this[ze][LD]}};VE.exports=xo});var Oo=u((FU,jE)=>{"use strict";var TD=ut(),YD=Jo(),{kConnected:Ho,
kSize:qE,kRunning:WE,kPending:OE,kQueued:br,kBusy:GD,kFree:JD,kUrl:xD,kClose:HD,kDestroy:VD,kDispatch:vD}=X(),qD=vE(),uA=Symbol("clients"),IA=Symbol("needDrain"),
Lr=Symbol("queue"),Vo=Symbol("closed resolve"),vo=Symbol("onDrain"),PE=Symbol("onConnect"),ZE=Symbol("onDisconnect"),zE=Symbol("onConnectionError"),qo=Symbol("g\
et dispatcher"),XE=Symbol("add client"),_E=Symbol("remove client"),KE=Symbol("stats"),Wo=class extends TD{constructor(A){super(A),this[Lr]=new YD,this[uA]=[],this[br]=
0;let t=this;this[vo]=function(s,n){let i=t[Lr],o=false;for(;!o;){let Q=i.shift();if(!Q)break;t[br]--,o=!this.dispatch(Q.opts,Q.handler)}this[IA]=o,!this[IA]&&t[IA]&&
(t[IA]=false,t.emit("drain",s,[t,...n])),t[Vo]&&i.isEmpty()&&Promise.all(t[uA].map(Q=>Q.close())).then(t[Vo])},this[PE]=(r,s)=>{t.emit("connect",r,[t,...s])},this[ZE]=
(r,s,n)=>{t.emit("disconnect",r,[t,...s],n)},this[zE]=(r,s,n)=>{t.emit("connectionError",r,[t,...s],n)},this[KE]=new qD(this)}get[GD](){return this[IA]}get[Ho](){
return this[uA].filter(A=>A[Ho]).length}get[JD](){return this[uA].filter(A=>A[Ho]&&!A[IA]).length}get[OE](){let A=this[br];for(let{[OE]:t}of this[uA])A+=t;return A}get[WE](){
let A=0;for(let{[WE]:t}of this[uA])A+=t;return A}get[qE](){let A=this[br];for(let{[qE]:t}of this[uA])A+=t;return A}get stats(){return this[KE]}async[HD](){this[Lr].
isEmpty()?await Promise.all(this[uA].map(A=>A.close())):await new Promise(A=>{this[Vo]=A})}async[VD](A){for(;;){let t=this[Lr].shift();if(!t)break;t.handler.onError(
A)}await Promise.all(this[uA].map(t=>t.destroy(A)))}[vD](A,t){let r=this[qo]();return r?r.dispatch(A,t)||(r[IA]=true,this[IA]=!this[qo]()):(this[IA]=true,this[Lr].
push({opts:A,handler:t}),this[br]++),!this[IA]}[XE](A){return A.on("drain",this[vo]).on("connect",this[PE]).on("disconnect",this[ZE]).on("connectionError",this[zE]),
this[uA].push(A),this[IA]&&queueMicrotask(()=>{this[IA]&&this[vo](A[xD],[this,A])}),this}[_E](A){A.close(()=>{let t=this[uA].indexOf(A);t!==-1&&this[uA].splice(
t,1)}),this[IA]=this[uA].some(t=>!t[IA]&&t.closed!==true&&t.destroyed!==true)}};jE.exports={PoolBase:Wo,kClients:uA,kNeedDrain:IA,kAddClient:XE,kRemoveClient:_E,
kGetDispatcher:qo}});var Tt=u((RU,tc)=>{"use strict";var{PoolBase:WD,kClients:rn,kNeedDrain:OD,kAddClient:PD,kGetDispatcher:ZD}=Oo(),zD=Lt(),{InvalidArgumentError:Po}=J(),
$E=L(),{kUrl:Ac,kInterceptors:KD}=X(),XD=cr(),Zo=Symbol("options"),zo=Symbol("connections"),ec=Symbol("factory");function _D(e,A){return new zD(e,A)}var Ko=class extends WD{constructor(A,{
connections:t,factory:r=_D,connect:s,connectTimeout:n,tls:i,maxCachedSessions:o,socketPath:Q,autoSelectFamily:g,autoSelectFamilyAttemptTimeout:B,allowH2:a,...E}={}){
if(t!=null&&(!Number.isFinite(t)||t<0))throw new Po("invalid connections");if(typeof r!="function")throw new Po("factory must be a function.");if(s!=null&&typeof s!=
"function"&&typeof s!="object")throw new Po("connect must be a function or an object");typeof s!="function"&&(s=XD({...i,maxCachedSessions:o,allowH2:a,socketPath:Q,
timeout:n,...g?{autoSelectFamily:g,autoSelectFamilyAttemptTimeout:B}:void 0,...s})),super(E),this[KD]=E.interceptors?.Pool&&Array.isArray(E.interceptors.Pool)?E.
interceptors.Pool:[],this[zo]=t||null,this[Ac]=$E.parseOrigin(A),this[Zo]={...$E.deepClone(E),connect:s,allowH2:a},this[Zo].interceptors=E.interceptors?{...E.interceptors}:
void 0,this[ec]=r,this.on("connectionError",(C,I,h)=>{for(let f of I){let c=this[rn].indexOf(f);c!==-1&&this[rn].splice(c,1)}})}[ZD](){for(let A of this[rn])if(!A[OD])
return A;if(!this[zo]||this[rn].length<this[zo]){let A=this[ec](this[Ac],this[Zo]);return this[PD](A),A}}};tc.exports=Ko});var oc=u((NU,ic)=>{"use strict";var{BalancedPoolMissingUpstreamError:jD,
InvalidArgumentError:$D}=J(),{PoolBase:A0,kClients:aA,kNeedDrain:Tr,kAddClient:e0,kRemoveClient:t0,kGetDispatcher:r0}=Oo(),s0=Tt(),{kUrl:Xo,kInterceptors:n0}=X(),
{parseOrigin:rc}=L(),sc=Symbol("factory"),sn=Symbol("options"),nc=Symbol("kGreatestCommonDivisor"),Ke=Symbol("kCurrentWeight"),Xe=Symbol("kIndex"),TA=Symbol("kW\
eight"),nn=Symbol("kMaxWeightPerServer"),on=Symbol("kErrorPenalty");function i0(e,A){if(e===0)return A;for(;A!==0;){let t=A;A=e%A,e=t}return e}function o0(e,A){
return new s0(e,A)}var _o=class extends A0{constructor(A=[],{factory:t=o0,...r}={}){if(super(),this[sn]=r,this[Xe]=-1,this[Ke]=0,this[nn]=this[sn].maxWeightPerServer||
100,this[on]=this[sn].errorPenalty||15,Array.isArray(A)||(A=[A]),typeof t!="function")throw new $D("factory must be a function.");this[n0]=r.interceptors?.BalancedPool&&
Array.isArray(r.interceptors.BalancedPool)?r.interceptors.BalancedPool:[],this[sc]=t;for(let s of A)this.addUpstream(s);this._updateBalancedPoolStats()}addUpstream(A){
let t=rc(A).origin;if(this[aA].find(s=>s[Xo].origin===t&&s.closed!==true&&s.destroyed!==true))return this;let r=this[sc](t,Object.assign({},this[sn]));this[e0](
r),r.on("connect",()=>{r[TA]=Math.min(this[nn],r[TA]+this[on])}),r.on("connectionError",()=>{r[TA]=Math.max(1,r[TA]-this[on]),this._updateBalancedPoolStats()}),
r.on("disconnect",(...s)=>{let n=s[2];n&&n.code==="UND_ERR_SOCKET"&&(r[TA]=Math.max(1,r[TA]-this[on]),this._updateBalancedPoolStats())});for(let s of this[aA])s[TA]=
this[nn];return this._updateBalancedPoolStats(),this}_updateBalancedPoolStats(){let A=0;for(let t=0;t<this[aA].length;t++)A=i0(this[aA][t][TA],A);this[nc]=A}removeUpstream(A){
let t=rc(A).origin,r=this[aA].find(s=>s[Xo].origin===t&&s.closed!==true&&s.destroyed!==true);return r&&this[t0](r),this}get upstreams(){return this[aA].filter(A=>A.
closed!==true&&A.destroyed!==true).map(A=>A[Xo].origin)}[r0](){if(this[aA].length===0)throw new jD;if(!this[aA].find(n=>!n[Tr]&&n.closed!==true&&n.destroyed!==true)||
this[aA].map(n=>n[Tr]).reduce((n,i)=>n&&i,true))return;let r=0,s=this[aA].findIndex(n=>!n[Tr]);for(;r++<this[aA].length;){this[Xe]=(this[Xe]+1)%this[aA].length;
let n=this[aA][this[Xe]];if(n[TA]>this[aA][s][TA]&&!n[Tr]&&(s=this[Xe]),this[Xe]===0&&(this[Ke]=this[Ke]-this[nc],this[Ke]<=0&&(this[Ke]=this[nn])),n[TA]>=this[Ke]&&
!n[Tr])return n}return this[Ke]=this[aA][s][TA],this[Xe]=s,this[aA][s]}};ic.exports=_o});var Yt=u((mU,Ic)=>{"use strict";var{InvalidArgumentError:Qn}=J(),{kClients:pe,
kRunning:Qc,kClose:Q0,kDestroy:g0,kDispatch:a0,kInterceptors:B0}=X(),E0=ut(),c0=Tt(),I0=Lt(),C0=L(),l0=An(),gc=Symbol("onConnect"),ac=Symbol("onDisconnect"),Bc=Symbol(
"onConnectionError"),h0=Symbol("maxRedirections"),Ec=Symbol("onDrain"),cc=Symbol("factory"),jo=Symbol("options");function u0(e,A){return A&&A.connections===1?new I0(
e,A):new c0(e,A)}var $o=class extends E0{constructor({factory:A=u0,maxRedirections:t=0,connect:r,tls:s,...n}={}){if(typeof A!="function")throw new Qn("factory m\
ust be a function.");if(r!=null&&typeof r!="function"&&typeof r!="object")throw new Qn("connect must be a function or an object");if(!Number.isInteger(t)||t<0)throw new Qn(
"maxRedirections must be a positive number");super(n),r&&typeof r!="function"&&(r={...r}),s&&typeof s!="function"&&(s={...s}),this[B0]=n.interceptors?.Agent&&Array.
isArray(n.interceptors.Agent)?n.interceptors.Agent:[l0({maxRedirections:t})],this[jo]={...C0.deepClone(n),connect:r,tls:s},this[jo].interceptors=n.interceptors?
{...n.interceptors}:void 0,this[h0]=t,this[cc]=A,this[pe]=new Map,this[Ec]=(i,o)=>{this.emit("drain",i,[this,...o])},this[gc]=(i,o)=>{this.emit("connect",i,[this,
...o])},this[ac]=(i,o,Q)=>{this.emit("disconnect",i,[this,...o],Q)},this[Bc]=(i,o,Q)=>{this.emit("connectionError",i,[this,...o],Q)}}get[Qc](){let A=0;for(let t of this[pe].
values())A+=t[Qc];return A}[a0](A,t){let r;if(A.origin&&(typeof A.origin=="string"||A.origin instanceof URL))r=String(A.origin);else throw new Qn("opts.origin m\
ust be a non-empty string or URL.");let s=this[pe].get(r);return s||(s=this[cc](A.origin,this[jo]).on("drain",this[Ec]).on("connect",this[gc]).on("disconnect",this[ac]).
on("connectionError",this[Bc]),this[pe].set(r,s)),s.dispatch(A,t)}async[Q0](){let A=[];for(let t of this[pe].values())A.push(t.close());this[pe].clear(),await Promise.
all(A)}async[g0](A){let t=[];for(let r of this[pe].values())t.push(r.destroy(A));this[pe].clear(),await Promise.all(t)}};Ic.exports=$o});var sQ=u((SU,pc)=>{"use\
 strict";var{kProxy:AQ,kClose:fc,kDestroy:wc,kDispatch:Cc,kInterceptors:d0}=X(),{URL:_e}=l("node:url"),f0=Yt(),yc=Tt(),Dc=ut(),{InvalidArgumentError:Gt,RequestAbortedError:w0,
SecureProxyConnectionError:y0}=J(),lc=cr(),kc=Lt(),gn=Symbol("proxy agent"),an=Symbol("proxy client"),Fe=Symbol("proxy headers"),eQ=Symbol("request tls settings"),
hc=Symbol("proxy tls settings"),uc=Symbol("connect endpoint function"),dc=Symbol("tunnel proxy");function D0(e){return e==="https:"?443:80}function k0(e,A){return new yc(
e,A)}var p0=()=>{};function F0(e,A){return A.connections===1?new kc(e,A):new yc(e,A)}var tQ=class extends Dc{#A;constructor(A,{headers:t={},connect:r,factory:s}){
if(super(),!A)throw new Gt("Proxy URL is mandatory");this[Fe]=t,s?this.#A=s(A,{connect:r}):this.#A=new kc(A,{connect:r})}[Cc](A,t){let r=t.onHeaders;t.onHeaders=
function(o,Q,g){if(o===407){typeof t.onError=="function"&&t.onError(new Gt("Proxy Authentication Required (407)"));return}r&&r.call(this,o,Q,g)};let{origin:s,path:n="\
/",headers:i={}}=A;if(A.path=s+n,!("host"in i)&&!("Host"in i)){let{host:o}=new _e(s);i.host=o}return A.headers={...this[Fe],...i},this.#A[Cc](A,t)}async[fc](){return this.#A.
close()}async[wc](A){return this.#A.destroy(A)}},rQ=class extends Dc{constructor(A){if(super(),!A||typeof A=="object"&&!(A instanceof _e)&&!A.uri)throw new Gt("\
Proxy uri is mandatory");let{clientFactory:t=k0}=A;if(typeof t!="function")throw new Gt("Proxy opts.clientFactory must be a function.");let{proxyTunnel:r=true}=A,
s=this.#A(A),{href:n,origin:i,port:o,protocol:Q,username:g,password:B,hostname:a}=s;if(this[AQ]={uri:n,protocol:Q},this[d0]=A.interceptors?.ProxyAgent&&Array.isArray(
A.interceptors.ProxyAgent)?A.interceptors.ProxyAgent:[],this[eQ]=A.requestTls,this[hc]=A.proxyTls,this[Fe]=A.headers||{},this[dc]=r,A.auth&&A.token)throw new Gt(
"opts.auth cannot be used in combination with opts.token");A.auth?this[Fe]["proxy-authorization"]=`Basic ${A.auth}`:A.token?this[Fe]["proxy-authorization"]=A.token:
g&&B&&(this[Fe]["proxy-authorization"]=`Basic ${Buffer.from(`${decodeURIComponent(g)}:${decodeURIComponent(B)}`).toString("base64")}`);let E=lc({...A.proxyTls});
this[uc]=lc({...A.requestTls});let C=A.factory||F0,I=(h,f)=>{let{protocol:c}=new _e(h);return!this[dc]&&c==="http:"&&this[AQ].protocol==="http:"?new tQ(this[AQ].
uri,{headers:this[Fe],connect:E,factory:C}):C(h,f)};this[an]=t(s,{connect:E}),this[gn]=new f0({...A,factory:I,connect:async(h,f)=>{let c=h.host;h.port||(c+=`:${D0(
h.protocol)}`);try{let{socket:y,statusCode:R}=await this[an].connect({origin:i,port:o,path:c,signal:h.signal,headers:{...this[Fe],host:h.host},servername:this[hc]?.
servername||a});if(R!==200&&(y.on("error",p0).destroy(),f(new w0(`Proxy response (${R}) !== 200 when HTTP Tunneling`))),h.protocol!=="https:"){f(null,y);return}
let D;this[eQ]?D=this[eQ].servername:D=h.servername,this[uc]({...h,servername:D,httpSocket:y},f)}catch(y){y.code==="ERR_TLS_CERT_ALTNAME_INVALID"?f(new y0(y)):f(
y)}}})}dispatch(A,t){let r=R0(A.headers);if(N0(r),r&&!("host"in r)&&!("Host"in r)){let{host:s}=new _e(A.origin);r.host=s}return this[gn].dispatch({...A,headers:r},
t)}#A(A){return typeof A=="string"?new _e(A):A instanceof _e?A:new _e(A.uri)}async[fc](){await this[gn].close(),await this[an].close()}async[wc](){await this[gn].
destroy(),await this[an].destroy()}};function R0(e){if(Array.isArray(e)){let A={};for(let t=0;t<e.length;t+=2)A[e[t]]=e[t+1];return A}return e}function N0(e){if(e&&
Object.keys(e).find(t=>t.toLowerCase()==="proxy-authorization"))throw new Gt("Proxy-Authorization should be sent in ProxyAgent constructor")}pc.exports=rQ});var Uc=u(
(UU,Sc)=>{"use strict";var m0=ut(),{kClose:S0,kDestroy:U0,kClosed:Fc,kDestroyed:Rc,kDispatch:M0,kNoProxyAgent:Yr,kHttpProxyAgent:Re,kHttpsProxyAgent:je}=X(),Nc=sQ(),
b0=Yt(),L0={"http:":80,"https:":443},mc=false,nQ=class extends m0{#A=null;#e=null;#t=null;constructor(A={}){super(),this.#t=A,mc||(mc=true,process.emitWarning("\
EnvHttpProxyAgent is experimental, expect them to change at any time.",{code:"UNDICI-EHPA"}));let{httpProxy:t,httpsProxy:r,noProxy:s,...n}=A;this[Yr]=new b0(n);
let i=t??process.env.http_proxy??process.env.HTTP_PROXY;i?this[Re]=new Nc({...n,uri:i}):this[Re]=this[Yr];let o=r??process.env.https_proxy??process.env.HTTPS_PROXY;
o?this[je]=new Nc({...n,uri:o}):this[je]=this[Re],this.#r()}[M0](A,t){let r=new URL(A.origin);return this.#s(r).dispatch(A,t)}async[S0](){await this[Yr].close(),
this[Re][Fc]||await this[Re].close(),this[je][Fc]||await this[je].close()}async[U0](A){await this[Yr].destroy(A),this[Re][Rc]||await this[Re].destroy(A),this[je][Rc]||
await this[je].destroy(A)}#s(A){let{protocol:t,host:r,port:s}=A;return r=r.replace(/:\d*$/,"").toLowerCase(),s=Number.parseInt(s,10)||L0[t]||0,this.#n(r,s)?t===
"https:"?this[je]:this[Re]:this[Yr]}#n(A,t){if(this.#i&&this.#r(),this.#e.length===0)return true;if(this.#A==="*")return false;for(let r=0;r<this.#e.length;r++){
let s=this.#e[r];if(!(s.port&&s.port!==t)){if(/^[.*]/.test(s.hostname)){if(A.endsWith(s.hostname.replace(/^\*/,"")))return false}else if(A===s.hostname)return false}}
return true}#r(){let A=this.#t.noProxy??this.#o,t=A.split(/[,\s]/),r=[];for(let s=0;s<t.length;s++){let n=t[s];if(!n)continue;let i=n.match(/^(.+):(\d+)$/);r.push(
{hostname:(i?i[1]:n).toLowerCase(),port:i?Number.parseInt(i[2],10):0})}this.#A=A,this.#e=r}get#i(){return this.#t.noProxy!==void 0?false:this.#A!==this.#o}get#o(){
return process.env.no_proxy??process.env.NO_PROXY??""}};Sc.exports=nQ});var Bn=u((MU,Yc)=>{"use strict";var Gr=l("node:assert"),{kRetryHandlerDefaultRetry:Mc}=X(),
{RequestRetryError:$e}=J(),{isDisturbed:bc,parseHeaders:T0,parseRangeHeader:Lc,wrapRequestBody:Y0}=L();function G0(e){let A=Date.now();return new Date(e).getTime()-
A}function Tc(e,A,t,r){let s=e["content-length"];if(s==null||!Number.isFinite(A.start)||!Number.isFinite(A.end))return null;let n=Number(s),i=A.end-A.start+1;return!Number.
isFinite(n)||n!==i?new $e("Content-Length mismatch",t,{headers:e,data:{count:r}}):null}var iQ=class e{constructor(A,t){let{retryOptions:r,...s}=A,{retry:n,maxRetries:i,
maxTimeout:o,minTimeout:Q,timeoutFactor:g,methods:B,errorCodes:a,retryAfter:E,statusCodes:C}=r??{};this.dispatch=t.dispatch,this.handler=t.handler,this.opts={...s,
body:Y0(A.body)},this.abort=null,this.aborted=false,this.retryOpts={retry:n??e[Mc],retryAfter:E??true,maxTimeout:o??30*1e3,minTimeout:Q??500,timeoutFactor:g??2,
maxRetries:i??5,methods:B??["GET","HEAD","OPTIONS","PUT","DELETE","TRACE"],statusCodes:C??[500,502,503,504,429],errorCodes:a??["ECONNRESET","ECONNREFUSED","ENOT\
FOUND","ENETDOWN","ENETUNREACH","EHOSTDOWN","EHOSTUNREACH","EPIPE","UND_ERR_SOCKET"]},this.retryCount=0,this.retryCountCheckpoint=0,this.start=0,this.end=null,this.
etag=null,this.resume=null,this.headersSent=false,this.handler.onConnect(I=>{this.aborted=true,this.abort?this.abort(I):this.reason=I})}checkpointResponseEnd(A,t){
if(this.end==null&&this.opts.method!=="HEAD"){let r=A["content-length"];this.end=r!=null?Number(r)-1:null,Gr(this.end==null||Number.isFinite(this.end),"invalid \
content-length")}this.resume=this.end!=null?t:null}onRequestSent(){this.handler.onRequestSent&&this.handler.onRequestSent()}onUpgrade(A,t,r){this.handler.onUpgrade&&
this.handler.onUpgrade(A,t,r)}onConnect(A){this.aborted?A(this.reason):this.abort=A}onBodySent(A){if(this.handler.onBodySent)return this.handler.onBodySent(A)}static[Mc](A,{
state:t,opts:r},s){let{statusCode:n,code:i,headers:o}=A,{method:Q,retryOptions:g}=r,{maxRetries:B,minTimeout:a,maxTimeout:E,timeoutFactor:C,statusCodes:I,errorCodes:h,
methods:f}=g,{counter:c}=t;if(i&&i!=="UND_ERR_REQ_RETRY"&&!h.includes(i)){s(A);return}if(Array.isArray(f)&&!f.includes(Q)){s(A);return}if(n!=null&&Array.isArray(
I)&&!I.includes(n)){s(A);return}if(c>B){s(A);return}let y=o?.["retry-after"];y&&(y=Number(y),y=Number.isNaN(y)?G0(y):y*1e3);let R=y>0?Math.min(y,E):Math.min(a*C**
(c-1),E);setTimeout(()=>s(null),R)}onHeaders(A,t,r,s){let n=T0(t);if(this.retryCount+=1,A>=300)return!this.headersSent&&this.retryOpts.statusCodes.includes(A)===
false?(this.headersSent=true,this.checkpointResponseEnd(n,r),this.handler.onHeaders(A,t,r,s)):(this.abort(new $e("Request failed",A,{headers:n,data:{count:this.
retryCount}})),false);if(this.resume!=null){if(this.resume=null,A!==206&&(this.start>0||A!==200))return this.abort(new $e("server does not support the range hea\
der and the payload was partially consumed",A,{headers:n,data:{count:this.retryCount}})),false;let o=Lc(n["content-range"]);if(!o)return this.abort(new $e("Cont\
ent-Range mismatch",A,{headers:n,data:{count:this.retryCount}})),false;if(this.etag!=null&&this.etag!==n.etag)return this.abort(new $e("ETag mismatch",A,{headers:n,
data:{count:this.retryCount}})),false;let Q=Tc(n,o,A,this.retryCount);if(Q!=null)return this.abort(Q),false;let{start:g,size:B,end:a=B-1}=o;return this.start!==
g||this.end!=null&&this.end!==a?(this.abort(new $e("Content-Range mismatch",A,{headers:n,data:{count:this.retryCount}})),false):(this.resume=r,true)}if(this.end==
null){if(A===206){let o=Lc(n["content-range"]);if(o==null)return this.headersSent=true,this.handler.onHeaders(A,t,r,s);let Q=Tc(n,o,A,this.retryCount);if(Q!=null)
return this.abort(Q),false;let{start:g,size:B,end:a=B-1}=o;Gr(g!=null&&Number.isFinite(g),"content-range mismatch"),Gr(a!=null&&Number.isFinite(a),"invalid cont\
ent-length"),this.start=g,this.end=a}if(this.end==null){let o=n["content-length"];this.end=o!=null?Number(o)-1:null}return Gr(Number.isFinite(this.start)),Gr(this.
end==null||Number.isFinite(this.end),"invalid content-length"),this.resume=r,this.headersSent=true,this.etag=n.etag!=null?n.etag:null,this.etag!=null&&this.etag.
startsWith("W/")&&(this.etag=null),this.handler.onHeaders(A,t,r,s)}let i=new $e("Request failed",A,{headers:n,data:{count:this.retryCount}});return this.abort(i),
false}onData(A){return this.start+=A.length,this.handler.onData(A)}onComplete(A){return this.retryCount=0,this.handler.onComplete(A)}onError(A){if(this.aborted||
bc(this.opts.body)||this.headersSent&&this.resume==null)return this.handler.onError(A);this.retryCount-this.retryCountCheckpoint>0?this.retryCount=this.retryCountCheckpoint+
(this.retryCount-this.retryCountCheckpoint):this.retryCount+=1,this.retryOpts.retry(A,{state:{counter:this.retryCount},opts:{retryOptions:this.retryOpts,...this.
opts}},t.bind(this));function t(r){if(r!=null||this.aborted||bc(this.opts.body))return this.handler.onError(r);if(this.start!==0){let s={range:`bytes=${this.start}\
-${this.end??""}`};this.etag!=null&&(s["if-match"]=this.etag),this.opts={...this.opts,headers:{...this.opts.headers,...s}}}try{this.retryCountCheckpoint=this.retryCount,
this.dispatch(this.opts,this)}catch(s){this.handler.onError(s)}}}};Yc.exports=iQ});var Jc=u((bU,Gc)=>{"use strict";var J0=Br(),x0=Bn(),oQ=class extends J0{#A=null;#e=null;constructor(A,t={}){
super(t),this.#A=A,this.#e=t}dispatch(A,t){let r=new x0({...A,retryOptions:this.#e},{dispatch:this.#A.dispatch.bind(this.#A),handler:t});return this.#A.dispatch(
A,r)}close(){return this.#A.close()}destroy(){return this.#A.destroy()}};Gc.exports=oQ});var cQ=u((LU,Zc)=>{"use strict";var qc=l("node:assert"),{Readable:H0}=l(
"node:stream"),{RequestAbortedError:Wc,NotSupportedError:V0,InvalidArgumentError:v0,AbortError:QQ}=J(),Oc=L(),{ReadableStreamFrom:q0}=L(),pA=Symbol("kConsume"),
Jr=Symbol("kReading"),Ne=Symbol("kBody"),xc=Symbol("kAbort"),Pc=Symbol("kContentType"),Hc=Symbol("kContentLength"),W0=()=>{},gQ=class extends H0{constructor({resume:A,
abort:t,contentType:r="",contentLength:s,highWaterMark:n=64*1024}){super({autoDestroy:true,read:A,highWaterMark:n}),this._readableState.dataEmitted=false,this[xc]=
t,this[pA]=null,this[Ne]=null,this[Pc]=r,this[Hc]=s,this[Jr]=false}destroy(A){return!A&&!this._readableState.endEmitted&&(A=new Wc),A&&this[xc](),super.destroy(
A)}_destroy(A,t){this[Jr]?t(A):setImmediate(()=>{t(A)})}on(A,...t){return(A==="data"||A==="readable")&&(this[Jr]=true),super.on(A,...t)}addListener(A,...t){return this.
on(A,...t)}off(A,...t){let r=super.off(A,...t);return(A==="data"||A==="readable")&&(this[Jr]=this.listenerCount("data")>0||this.listenerCount("readable")>0),r}removeListener(A,...t){
return this.off(A,...t)}push(A){return this[pA]&&A!==null?(BQ(this[pA],A),this[Jr]?super.push(A):true):super.push(A)}async text(){return xr(this,"text")}async json(){
return xr(this,"json")}async blob(){return xr(this,"blob")}async bytes(){return xr(this,"bytes")}async arrayBuffer(){return xr(this,"arrayBuffer")}async formData(){
throw new V0}get bodyUsed(){return Oc.isDisturbed(this)}get body(){return this[Ne]||(this[Ne]=q0(this),this[pA]&&(this[Ne].getReader(),qc(this[Ne].locked))),this[Ne]}async dump(A){
let t=Number.isFinite(A?.limit)?A.limit:131072,r=A?.signal;if(r!=null&&(typeof r!="object"||!("aborted"in r)))throw new v0("signal must be an AbortSignal");return r?.
throwIfAborted(),this._readableState.closeEmitted?null:await new Promise((s,n)=>{this[Hc]>t&&this.destroy(new QQ);let i=()=>{this.destroy(r.reason??new QQ)};r?.
addEventListener("abort",i),this.on("close",function(){r?.removeEventListener("abort",i),r?.aborted?n(r.reason??new QQ):s(null)}).on("error",W0).on("data",function(o){
t-=o.length,t<=0&&this.destroy()}).resume()})}};function O0(e){return e[Ne]&&e[Ne].locked===true||e[pA]}function P0(e){return Oc.isDisturbed(e)||O0(e)}async function xr(e,A){
return qc(!e[pA]),new Promise((t,r)=>{if(P0(e)){let s=e._readableState;s.destroyed&&s.closeEmitted===false?e.on("error",n=>{r(n)}).on("close",()=>{r(new TypeError(
"unusable"))}):r(s.errored??new TypeError("unusable"))}else queueMicrotask(()=>{e[pA]={type:A,stream:e,resolve:t,reject:r,length:0,body:[]},e.on("error",function(s){
EQ(this[pA],s)}).on("close",function(){this[pA].body!==null&&EQ(this[pA],new Wc)}),Z0(e[pA])})})}function Z0(e){if(e.body===null)return;let{_readableState:A}=e.
stream;if(A.bufferIndex){let t=A.bufferIndex,r=A.buffer.length;for(let s=t;s<r;s++)BQ(e,A.buffer[s])}else for(let t of A.buffer)BQ(e,t);for(A.endEmitted?vc(this[pA]):
e.stream.on("end",function(){vc(this[pA])}),e.stream.resume();e.stream.read()!=null;);}function aQ(e,A){if(e.length===0||A===0)return"";let t=e.length===1?e[0]:
Buffer.concat(e,A),r=t.length,s=r>2&&t[0]===239&&t[1]===187&&t[2]===191?3:0;return t.utf8Slice(s,r)}function Vc(e,A){if(e.length===0||A===0)return new Uint8Array(
0);if(e.length===1)return new Uint8Array(e[0]);let t=new Uint8Array(Buffer.allocUnsafeSlow(A).buffer),r=0;for(let s=0;s<e.length;++s){let n=e[s];t.set(n,r),r+=n.
length}return t}function vc(e){let{type:A,body:t,resolve:r,stream:s,length:n}=e;try{A==="text"?r(aQ(t,n)):A==="json"?r(JSON.parse(aQ(t,n))):A==="arrayBuffer"?r(
Vc(t,n).buffer):A==="blob"?r(new Blob(t,{type:s[Pc]})):A==="bytes"&&r(Vc(t,n)),EQ(e)}catch(i){s.destroy(i)}}function BQ(e,A){e.length+=A.length,e.body.push(A)}function EQ(e,A){
e.body!==null&&(A?e.reject(A):e.resolve(),e.type=null,e.stream=null,e.resolve=null,e.reject=null,e.length=0,e.body=null)}Zc.exports={Readable:gQ,chunksDecode:aQ}});
var IQ=u((TU,jc)=>{var z0=l("node:assert"),{ResponseStatusCodeError:zc}=J(),{chunksDecode:Kc}=cQ(),K0=128*1024;async function X0({callback:e,body:A,contentType:t,
statusCode:r,statusMessage:s,headers:n}){z0(A);let i=[],o=0;try{for await(let a of A)if(i.push(a),o+=a.length,o>K0){i=[],o=0;break}}catch{i=[],o=0}let Q=`Respon\
se status code ${r}${s?`: ${s}`:""}`;if(r===204||!t||!o){queueMicrotask(()=>e(new zc(Q,r,n)));return}let g=Error.stackTraceLimit;Error.stackTraceLimit=0;let B;try{
Xc(t)?B=JSON.parse(Kc(i,o)):_c(t)&&(B=Kc(i,o))}catch{}finally{Error.stackTraceLimit=g}queueMicrotask(()=>e(new zc(Q,r,n,B)))}var Xc=e=>e.length>15&&e[11]==="/"&&
e[0]==="a"&&e[1]==="p"&&e[2]==="p"&&e[3]==="l"&&e[4]==="i"&&e[5]==="c"&&e[6]==="a"&&e[7]==="t"&&e[8]==="i"&&e[9]==="o"&&e[10]==="n"&&e[12]==="j"&&e[13]==="s"&&e[14]===
"o"&&e[15]==="n",_c=e=>e.length>4&&e[4]==="/"&&e[0]==="t"&&e[1]==="e"&&e[2]==="x"&&e[3]==="t";jc.exports={getResolveErrorBodyCallback:X0,isContentTypeApplicationJson:Xc,
isContentTypeText:_c}});var eI=u((YU,CQ)=>{"use strict";var _0=l("node:assert"),{Readable:j0}=cQ(),{InvalidArgumentError:Jt,RequestAbortedError:$c}=J(),FA=L(),{
getResolveErrorBodyCallback:$0}=IQ(),{AsyncResource:Ak}=l("node:async_hooks"),En=class extends Ak{constructor(A,t){if(!A||typeof A!="object")throw new Jt("inval\
id opts");let{signal:r,method:s,opaque:n,body:i,onInfo:o,responseHeaders:Q,throwOnError:g,highWaterMark:B}=A;try{if(typeof t!="function")throw new Jt("invalid c\
allback");if(B&&(typeof B!="number"||B<0))throw new Jt("invalid highWaterMark");if(r&&typeof r.on!="function"&&typeof r.addEventListener!="function")throw new Jt(
"signal must be an EventEmitter or EventTarget");if(s==="CONNECT")throw new Jt("invalid method");if(o&&typeof o!="function")throw new Jt("invalid onInfo callbac\
k");super("UNDICI_REQUEST")}catch(a){throw FA.isStream(i)&&FA.destroy(i.on("error",FA.nop),a),a}this.method=s,this.responseHeaders=Q||null,this.opaque=n||null,this.
callback=t,this.res=null,this.abort=null,this.body=i,this.trailers={},this.context=null,this.onInfo=o||null,this.throwOnError=g,this.highWaterMark=B,this.signal=
r,this.reason=null,this.removeAbortListener=null,FA.isStream(i)&&i.on("error",a=>{this.onError(a)}),this.signal&&(this.signal.aborted?this.reason=this.signal.reason??
new $c:this.removeAbortListener=FA.addAbortListener(this.signal,()=>{this.reason=this.signal.reason??new $c,this.res?FA.destroy(this.res.on("error",FA.nop),this.
reason):this.abort&&this.abort(this.reason),this.removeAbortListener&&(this.res?.off("close",this.removeAbortListener),this.removeAbortListener(),this.removeAbortListener=
null)}))}onConnect(A,t){if(this.reason){A(this.reason);return}_0(this.callback),this.abort=A,this.context=t}onHeaders(A,t,r,s){let{callback:n,opaque:i,abort:o,context:Q,
responseHeaders:g,highWaterMark:B}=this,a=g==="raw"?FA.parseRawHeaders(t):FA.parseHeaders(t);if(A<200){this.onInfo&&this.onInfo({statusCode:A,headers:a});return}
let E=g==="raw"?FA.parseHeaders(t):a,C=E["content-type"],I=E["content-length"],h=new j0({resume:r,abort:o,contentType:C,contentLength:this.method!=="HEAD"&&I?Number(
I):null,highWaterMark:B});this.removeAbortListener&&h.on("close",this.removeAbortListener),this.callback=null,this.res=h,n!==null&&(this.throwOnError&&A>=400?this.
runInAsyncScope($0,null,{callback:n,body:h,contentType:C,statusCode:A,statusMessage:s,headers:a}):this.runInAsyncScope(n,null,null,{statusCode:A,headers:a,trailers:this.
trailers,opaque:i,body:h,context:Q}))}onData(A){return this.res.push(A)}onComplete(A){FA.parseHeaders(A,this.trailers),this.res.push(null)}onError(A){let{res:t,
callback:r,body:s,opaque:n}=this;r&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(r,null,A,{opaque:n})})),t&&(this.res=null,queueMicrotask(()=>{FA.
destroy(t,A)})),s&&(this.body=null,FA.destroy(s,A)),this.removeAbortListener&&(t?.off("close",this.removeAbortListener),this.removeAbortListener(),this.removeAbortListener=
null)}};function AI(e,A){if(A===void 0)return new Promise((t,r)=>{AI.call(this,e,(s,n)=>s?r(s):t(n))});try{this.dispatch(e,new En(e,A))}catch(t){if(typeof A!="f\
unction")throw t;let r=e?.opaque;queueMicrotask(()=>A(t,{opaque:r}))}}CQ.exports=AI;CQ.exports.RequestHandler=En});var Hr=u((GU,sI)=>{var{addAbortListener:ek}=L(),
{RequestAbortedError:tk}=J(),xt=Symbol("kListener"),ee=Symbol("kSignal");function tI(e){e.abort?e.abort(e[ee]?.reason):e.reason=e[ee]?.reason??new tk,rI(e)}function rk(e,A){
if(e.reason=null,e[ee]=null,e[xt]=null,!!A){if(A.aborted){tI(e);return}e[ee]=A,e[xt]=()=>{tI(e)},ek(e[ee],e[xt])}}function rI(e){e[ee]&&("removeEventListener"in
e[ee]?e[ee].removeEventListener("abort",e[xt]):e[ee].removeListener("abort",e[xt]),e[ee]=null,e[xt]=null)}sI.exports={addSignal:rk,removeSignal:rI}});var QI=u((JU,oI)=>{
"use strict";var sk=l("node:assert"),{finished:nk,PassThrough:ik}=l("node:stream"),{InvalidArgumentError:Ht,InvalidReturnValueError:ok}=J(),qA=L(),{getResolveErrorBodyCallback:Qk}=IQ(),
{AsyncResource:gk}=l("node:async_hooks"),{addSignal:ak,removeSignal:nI}=Hr(),lQ=class extends gk{constructor(A,t,r){if(!A||typeof A!="object")throw new Ht("inva\
lid opts");let{signal:s,method:n,opaque:i,body:o,onInfo:Q,responseHeaders:g,throwOnError:B}=A;try{if(typeof r!="function")throw new Ht("invalid callback");if(typeof t!=
"function")throw new Ht("invalid factory");if(s&&typeof s.on!="function"&&typeof s.addEventListener!="function")throw new Ht("signal must be an EventEmitter or \
EventTarget");if(n==="CONNECT")throw new Ht("invalid method");if(Q&&typeof Q!="function")throw new Ht("invalid onInfo callback");super("UNDICI_STREAM")}catch(a){
throw qA.isStream(o)&&qA.destroy(o.on("error",qA.nop),a),a}this.responseHeaders=g||null,this.opaque=i||null,this.factory=t,this.callback=r,this.res=null,this.abort=
null,this.context=null,this.trailers=null,this.body=o,this.onInfo=Q||null,this.throwOnError=B||false,qA.isStream(o)&&o.on("error",a=>{this.onError(a)}),ak(this,
s)}onConnect(A,t){if(this.reason){A(this.reason);return}sk(this.callback),this.abort=A,this.context=t}onHeaders(A,t,r,s){let{factory:n,opaque:i,context:o,callback:Q,
responseHeaders:g}=this,B=g==="raw"?qA.parseRawHeaders(t):qA.parseHeaders(t);if(A<200){this.onInfo&&this.onInfo({statusCode:A,headers:B});return}this.factory=null;
let a;if(this.throwOnError&&A>=400){let I=(g==="raw"?qA.parseHeaders(t):B)["content-type"];a=new ik,this.callback=null,this.runInAsyncScope(Qk,null,{callback:Q,
body:a,contentType:I,statusCode:A,statusMessage:s,headers:B})}else{if(n===null)return;if(a=this.runInAsyncScope(n,null,{statusCode:A,headers:B,opaque:i,context:o}),
!a||typeof a.write!="function"||typeof a.end!="function"||typeof a.on!="function")throw new ok("expected Writable");nk(a,{readable:false},C=>{let{callback:I,res:h,
opaque:f,trailers:c,abort:y}=this;this.res=null,(C||!h.readable)&&qA.destroy(h,C),this.callback=null,this.runInAsyncScope(I,null,C||null,{opaque:f,trailers:c}),
C&&y()})}return a.on("drain",r),this.res=a,(a.writableNeedDrain!==void 0?a.writableNeedDrain:a._writableState?.needDrain)!==true}onData(A){let{res:t}=this;return t?
t.write(A):true}onComplete(A){let{res:t}=this;nI(this),t&&(this.trailers=qA.parseHeaders(A),t.end())}onError(A){let{res:t,callback:r,opaque:s,body:n}=this;nI(this),
this.factory=null,t?(this.res=null,qA.destroy(t,A)):r&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(r,null,A,{opaque:s})})),n&&(this.body=null,qA.
destroy(n,A))}};function iI(e,A,t){if(t===void 0)return new Promise((r,s)=>{iI.call(this,e,A,(n,i)=>n?s(n):r(i))});try{this.dispatch(e,new lQ(e,A,t))}catch(r){if(typeof t!=
"function")throw r;let s=e?.opaque;queueMicrotask(()=>t(r,{opaque:s}))}}oI.exports=iI});var EI=u((xU,BI)=>{"use strict";var{Readable:aI,Duplex:Bk,PassThrough:Ek}=l(
"node:stream"),{InvalidArgumentError:Vr,InvalidReturnValueError:ck,RequestAbortedError:hQ}=J(),YA=L(),{AsyncResource:Ik}=l("node:async_hooks"),{addSignal:Ck,removeSignal:lk}=Hr(),
gI=l("node:assert"),Vt=Symbol("resume"),uQ=class extends aI{constructor(){super({autoDestroy:true}),this[Vt]=null}_read(){let{[Vt]:A}=this;A&&(this[Vt]=null,A())}_destroy(A,t){
this._read(),t(A)}},dQ=class extends aI{constructor(A){super({autoDestroy:true}),this[Vt]=A}_read(){this[Vt]()}_destroy(A,t){!A&&!this._readableState.endEmitted&&
(A=new hQ),t(A)}},fQ=class extends Ik{constructor(A,t){if(!A||typeof A!="object")throw new Vr("invalid opts");if(typeof t!="function")throw new Vr("invalid hand\
ler");let{signal:r,method:s,opaque:n,onInfo:i,responseHeaders:o}=A;if(r&&typeof r.on!="function"&&typeof r.addEventListener!="function")throw new Vr("signal mus\
t be an EventEmitter or EventTarget");if(s==="CONNECT")throw new Vr("invalid method");if(i&&typeof i!="function")throw new Vr("invalid onInfo callback");super("\
UNDICI_PIPELINE"),this.opaque=n||null,this.responseHeaders=o||null,this.handler=t,this.abort=null,this.context=null,this.onInfo=i||null,this.req=new uQ().on("er\
ror",YA.nop),this.ret=new Bk({readableObjectMode:A.objectMode,autoDestroy:true,read:()=>{let{body:Q}=this;Q?.resume&&Q.resume()},write:(Q,g,B)=>{let{req:a}=this;
a.push(Q,g)||a._readableState.destroyed?B():a[Vt]=B},destroy:(Q,g)=>{let{body:B,req:a,res:E,ret:C,abort:I}=this;!Q&&!C._readableState.endEmitted&&(Q=new hQ),I&&
Q&&I(),YA.destroy(B,Q),YA.destroy(a,Q),YA.destroy(E,Q),lk(this),g(Q)}}).on("prefinish",()=>{let{req:Q}=this;Q.push(null)}),this.res=null,Ck(this,r)}onConnect(A,t){
let{ret:r,res:s}=this;if(this.reason){A(this.reason);return}gI(!s,"pipeline cannot be retried"),gI(!r.destroyed),this.abort=A,this.context=t}onHeaders(A,t,r){let{
opaque:s,handler:n,context:i}=this;if(A<200){if(this.onInfo){let Q=this.responseHeaders==="raw"?YA.parseRawHeaders(t):YA.parseHeaders(t);this.onInfo({statusCode:A,
headers:Q})}return}this.res=new dQ(r);let o;try{this.handler=null;let Q=this.responseHeaders==="raw"?YA.parseRawHeaders(t):YA.parseHeaders(t);o=this.runInAsyncScope(
n,null,{statusCode:A,headers:Q,opaque:s,body:this.res,context:i})}catch(Q){throw this.res.on("error",YA.nop),Q}if(!o||typeof o.on!="function")throw new ck("expe\
cted Readable");o.on("data",Q=>{let{ret:g,body:B}=this;!g.push(Q)&&B.pause&&B.pause()}).on("error",Q=>{let{ret:g}=this;YA.destroy(g,Q)}).on("end",()=>{let{ret:Q}=this;
Q.push(null)}).on("close",()=>{let{ret:Q}=this;Q._readableState.ended||YA.destroy(Q,new hQ)}),this.body=o}onData(A){let{res:t}=this;return t.push(A)}onComplete(A){
let{res:t}=this;t.push(null)}onError(A){let{ret:t}=this;this.handler=null,YA.destroy(t,A)}};function hk(e,A){try{let t=new fQ(e,A);return this.dispatch({...e,body:t.
req},t),t.ret}catch(t){return new Ek().destroy(t)}}BI.exports=hk});var uI=u((HU,hI)=>{"use strict";var{InvalidArgumentError:wQ,SocketError:uk}=J(),{AsyncResource:dk}=l(
"node:async_hooks"),cI=L(),{addSignal:fk,removeSignal:II}=Hr(),CI=l("node:assert"),yQ=class extends dk{constructor(A,t){if(!A||typeof A!="object")throw new wQ("\
invalid opts");if(typeof t!="function")throw new wQ("invalid callback");let{signal:r,opaque:s,responseHeaders:n}=A;if(r&&typeof r.on!="function"&&typeof r.addEventListener!=
"function")throw new wQ("signal must be an EventEmitter or EventTarget");super("UNDICI_UPGRADE"),this.responseHeaders=n||null,this.opaque=s||null,this.callback=
t,this.abort=null,this.context=null,fk(this,r)}onConnect(A,t){if(this.reason){A(this.reason);return}CI(this.callback),this.abort=A,this.context=null}onHeaders(){
throw new uk("bad upgrade",null)}onUpgrade(A,t,r){CI(A===101);let{callback:s,opaque:n,context:i}=this;II(this),this.callback=null;let o=this.responseHeaders==="\
raw"?cI.parseRawHeaders(t):cI.parseHeaders(t);this.runInAsyncScope(s,null,null,{headers:o,socket:r,opaque:n,context:i})}onError(A){let{callback:t,opaque:r}=this;
II(this),t&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(t,null,A,{opaque:r})}))}};function lI(e,A){if(A===void 0)return new Promise((t,r)=>{lI.
call(this,e,(s,n)=>s?r(s):t(n))});try{let t=new yQ(e,A);this.dispatch({...e,method:e.method||"GET",upgrade:e.protocol||"Websocket"},t)}catch(t){if(typeof A!="fu\
nction")throw t;let r=e?.opaque;queueMicrotask(()=>A(t,{opaque:r}))}}hI.exports=lI});var DI=u((VU,yI)=>{"use strict";var wk=l("node:assert"),{AsyncResource:yk}=l(
"node:async_hooks"),{InvalidArgumentError:DQ,SocketError:Dk}=J(),dI=L(),{addSignal:kk,removeSignal:fI}=Hr(),kQ=class extends yk{constructor(A,t){if(!A||typeof A!=
"object")throw new DQ("invalid opts");if(typeof t!="function")throw new DQ("invalid callback");let{signal:r,opaque:s,responseHeaders:n}=A;if(r&&typeof r.on!="fu\
nction"&&typeof r.addEventListener!="function")throw new DQ("signal must be an EventEmitter or EventTarget");super("UNDICI_CONNECT"),this.opaque=s||null,this.responseHeaders=
n||null,this.callback=t,this.abort=null,kk(this,r)}onConnect(A,t){if(this.reason){A(this.reason);return}wk(this.callback),this.abort=A,this.context=t}onHeaders(){
throw new Dk("bad connect",null)}onUpgrade(A,t,r){let{callback:s,opaque:n,context:i}=this;fI(this),this.callback=null;let o=t;o!=null&&(o=this.responseHeaders===
"raw"?dI.parseRawHeaders(t):dI.parseHeaders(t)),this.runInAsyncScope(s,null,null,{statusCode:A,headers:o,socket:r,opaque:n,context:i})}onError(A){let{callback:t,
opaque:r}=this;fI(this),t&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(t,null,A,{opaque:r})}))}};function wI(e,A){if(A===void 0)return new Promise(
(t,r)=>{wI.call(this,e,(s,n)=>s?r(s):t(n))});try{let t=new kQ(e,A);this.dispatch({...e,method:"CONNECT"},t)}catch(t){if(typeof A!="function")throw t;let r=e?.opaque;
queueMicrotask(()=>A(t,{opaque:r}))}}yI.exports=wI});var kI=u((vU,vt)=>{"use strict";vt.exports.request=eI();vt.exports.stream=QI();vt.exports.pipeline=EI();vt.
exports.upgrade=uI();vt.exports.connect=DI()});var FQ=u((qU,FI)=>{"use strict";var{UndiciError:pk}=J(),pI=Symbol.for("undici.error.UND_MOCK_ERR_MOCK_NOT_MATCHED"),
pQ=class e extends pk{constructor(A){super(A),Error.captureStackTrace(this,e),this.name="MockNotMatchedError",this.message=A||"The request does not match any re\
gistered mock dispatches",this.code="UND_MOCK_ERR_MOCK_NOT_MATCHED"}static[Symbol.hasInstance](A){return A&&A[pI]===true}[pI]=true};FI.exports={MockNotMatchedError:pQ}});
var qt=u((WU,RI)=>{"use strict";RI.exports={kAgent:Symbol("agent"),kOptions:Symbol("options"),kFactory:Symbol("factory"),kDispatches:Symbol("dispatches"),kDispatchKey:Symbol(
"dispatch key"),kDefaultHeaders:Symbol("default headers"),kDefaultTrailers:Symbol("default trailers"),kContentLength:Symbol("content length"),kMockAgent:Symbol(
"mock agent"),kMockAgentSet:Symbol("mock agent set"),kMockAgentGet:Symbol("mock agent get"),kMockDispatch:Symbol("mock dispatch"),kClose:Symbol("close"),kOriginalClose:Symbol(
"original agent close"),kOrigin:Symbol("origin"),kIsMockActive:Symbol("is mock active"),kNetConnect:Symbol("net connect"),kGetNetConnect:Symbol("get net connect"),
kConnected:Symbol("connected")}});var vr=u((OU,JI)=>{"use strict";var{MockNotMatchedError:At}=FQ(),{kDispatches:cn,kMockAgent:Fk,kOriginalDispatch:Rk,kOrigin:Nk,
kGetNetConnect:mk}=qt(),{buildURL:Sk}=L(),{STATUS_CODES:Uk}=l("node:http"),{types:{isPromise:Mk}}=l("node:util");function Ee(e,A){return typeof e=="string"?e===
A:e instanceof RegExp?e.test(A):typeof e=="function"?e(A)===true:false}function mI(e){return Object.fromEntries(Object.entries(e).map(([A,t])=>[A.toLocaleLowerCase(),
t]))}function SI(e,A){if(Array.isArray(e)){for(let t=0;t<e.length;t+=2)if(e[t].toLocaleLowerCase()===A.toLocaleLowerCase())return e[t+1];return}else return typeof e.
get=="function"?e.get(A):mI(e)[A.toLocaleLowerCase()]}function mQ(e){let A=e.slice(),t=[];for(let r=0;r<A.length;r+=2)t.push([A[r],A[r+1]]);return Object.fromEntries(
t)}function UI(e,A){if(typeof e.headers=="function")return Array.isArray(A)&&(A=mQ(A)),e.headers(A?mI(A):{});if(typeof e.headers>"u")return true;if(typeof A!="o\
bject"||typeof e.headers!="object")return false;for(let[t,r]of Object.entries(e.headers)){let s=SI(A,t);if(!Ee(r,s))return false}return true}function NI(e){if(typeof e!=
"string")return e;let A=e.split("?");if(A.length!==2)return e;let t=new URLSearchParams(A.pop());return t.sort(),[...A,t.toString()].join("?")}function bk(e,{path:A,
method:t,body:r,headers:s}){let n=Ee(e.path,A),i=Ee(e.method,t),o=typeof e.body<"u"?Ee(e.body,r):true,Q=UI(e,s);return n&&i&&o&&Q}function MI(e){return Buffer.isBuffer(
e)||e instanceof Uint8Array||e instanceof ArrayBuffer?e:typeof e=="object"?JSON.stringify(e):e.toString()}function bI(e,A){let t=A.query?Sk(A.path,A.query):A.path,
r=typeof t=="string"?NI(t):t,s=e.filter(({consumed:n})=>!n).filter(({path:n})=>Ee(NI(n),r));if(s.length===0)throw new At(`Mock dispatch not matched for path '${r}\
'`);if(s=s.filter(({method:n})=>Ee(n,A.method)),s.length===0)throw new At(`Mock dispatch not matched for method '${A.method}' on path '${r}'`);if(s=s.filter(({body:n})=>typeof n<
"u"?Ee(n,A.body):true),s.length===0)throw new At(`Mock dispatch not matched for body '${A.body}' on path '${r}'`);if(s=s.filter(n=>UI(n,A.headers)),s.length===0){
let n=typeof A.headers=="object"?JSON.stringify(A.headers):A.headers;throw new At(`Mock dispatch not matched for headers '${n}' on path '${r}'`)}return s[0]}function Lk(e,A,t){
let r={timesInvoked:0,times:1,persist:false,consumed:false},s=typeof t=="function"?{callback:t}:{...t},n={...r,...A,pending:true,data:{error:null,...s}};return e.
push(n),n}function RQ(e,A){let t=e.findIndex(r=>r.consumed?bk(r,A):false);t!==-1&&e.splice(t,1)}function LI(e){let{path:A,method:t,body:r,headers:s,query:n}=e;return{
path:A,method:t,body:r,headers:s,query:n}}function NQ(e){let A=Object.keys(e),t=[];for(let r=0;r<A.length;++r){let s=A[r],n=e[s],i=Buffer.from(`${s}`);if(Array.
isArray(n))for(let o=0;o<n.length;++o)t.push(i,Buffer.from(`${n[o]}`));else t.push(i,Buffer.from(`${n}`))}return t}function TI(e){return Uk[e]||"unknown"}async function Tk(e){
let A=[];for await(let t of e)A.push(t);return Buffer.concat(A).toString("utf8")}function YI(e,A){let t=LI(e),r=bI(this[cn],t);r.timesInvoked++,r.data.callback&&
(r.data={...r.data,...r.data.callback(e)});let{data:{statusCode:s,data:n,headers:i,trailers:o,error:Q},delay:g,persist:B}=r,{timesInvoked:a,times:E}=r;if(r.consumed=
!B&&a>=E,r.pending=a<E,Q!==null)return RQ(this[cn],t),A.onError(Q),true;typeof g=="number"&&g>0?setTimeout(()=>{C(this[cn])},g):C(this[cn]);function C(h,f=n){let c=Array.
isArray(e.headers)?mQ(e.headers):e.headers,y=typeof f=="function"?f({...e,headers:c}):f;if(Mk(y)){y.then(P=>C(h,P));return}let R=MI(y),D=NQ(i),x=NQ(o);A.onConnect?.(
P=>A.onError(P),null),A.onHeaders?.(s,D,I,TI(s)),A.onData?.(Buffer.from(R)),A.onComplete?.(x),RQ(h,t)}function I(){}return true}function Yk(){let e=this[Fk],A=this[Nk],
t=this[Rk];return function(s,n){if(e.isMockActive)try{YI.call(this,s,n)}catch(i){if(i instanceof At){let o=e[mk]();if(o===false)throw new At(`${i.message}: subs\
equent request to origin ${A} was not allowed (net.connect disabled)`);if(GI(o,A))t.call(this,s,n);else throw new At(`${i.message}: subsequent request to origin\
 ${A} was not allowed (net.connect is not enabled for this origin)`)}else throw i}else t.call(this,s,n)}}function GI(e,A){let t=new URL(A);return e===true?true:
!!(Array.isArray(e)&&e.some(r=>Ee(r,t.host)))}function Gk(e){if(e){let{agent:A,...t}=e;return t}}JI.exports={getResponseData:MI,getMockDispatch:bI,addMockDispatch:Lk,
deleteMockDispatch:RQ,buildKey:LI,generateKeyValues:NQ,matchValue:Ee,getResponse:Tk,getStatusText:TI,mockDispatch:YI,buildMockDispatch:Yk,checkNetConnect:GI,buildMockOptions:Gk,
getHeaderByName:SI,buildHeadersFromArray:mQ}});var YQ=u((PU,TQ)=>{"use strict";var{getResponseData:Jk,buildKey:xk,addMockDispatch:SQ}=vr(),{kDispatches:In,kDispatchKey:Cn,
kDefaultHeaders:UQ,kDefaultTrailers:MQ,kContentLength:bQ,kMockDispatch:ln}=qt(),{InvalidArgumentError:te}=J(),{buildURL:Hk}=L(),Wt=class{constructor(A){this[ln]=
A}delay(A){if(typeof A!="number"||!Number.isInteger(A)||A<=0)throw new te("waitInMs must be a valid integer > 0");return this[ln].delay=A,this}persist(){return this[ln].
persist=true,this}times(A){if(typeof A!="number"||!Number.isInteger(A)||A<=0)throw new te("repeatTimes must be a valid integer > 0");return this[ln].times=A,this}},
LQ=class{constructor(A,t){if(typeof A!="object")throw new te("opts must be an object");if(typeof A.path>"u")throw new te("opts.path must be defined");if(typeof A.
method>"u"&&(A.method="GET"),typeof A.path=="string")if(A.query)A.path=Hk(A.path,A.query);else{let r=new URL(A.path,"data://");A.path=r.pathname+r.search}typeof A.
method=="string"&&(A.method=A.method.toUpperCase()),this[Cn]=xk(A),this[In]=t,this[UQ]={},this[MQ]={},this[bQ]=false}createMockScopeDispatchData({statusCode:A,data:t,
responseOptions:r}){let s=Jk(t),n=this[bQ]?{"content-length":s.length}:{},i={...this[UQ],...n,...r.headers},o={...this[MQ],...r.trailers};return{statusCode:A,data:t,
headers:i,trailers:o}}validateReplyParameters(A){if(typeof A.statusCode>"u")throw new te("statusCode must be defined");if(typeof A.responseOptions!="object"||A.
responseOptions===null)throw new te("responseOptions must be an object")}reply(A){if(typeof A=="function"){let n=o=>{let Q=A(o);if(typeof Q!="object"||Q===null)
throw new te("reply options callback must return an object");let g={data:"",responseOptions:{},...Q};return this.validateReplyParameters(g),{...this.createMockScopeDispatchData(
g)}},i=SQ(this[In],this[Cn],n);return new Wt(i)}let t={statusCode:A,data:arguments[1]===void 0?"":arguments[1],responseOptions:arguments[2]===void 0?{}:arguments[2]};
this.validateReplyParameters(t);let r=this.createMockScopeDispatchData(t),s=SQ(this[In],this[Cn],r);return new Wt(s)}replyWithError(A){if(typeof A>"u")throw new te(
"error must be defined");let t=SQ(this[In],this[Cn],{error:A});return new Wt(t)}defaultReplyHeaders(A){if(typeof A>"u")throw new te("headers must be defined");return this[UQ]=
A,this}defaultReplyTrailers(A){if(typeof A>"u")throw new te("trailers must be defined");return this[MQ]=A,this}replyContentLength(){return this[bQ]=true,this}};
TQ.exports.MockInterceptor=LQ;TQ.exports.MockScope=Wt});var xQ=u((ZU,OI)=>{"use strict";var{promisify:Vk}=l("node:util"),vk=Lt(),{buildMockDispatch:qk}=vr(),{kDispatches:xI,
kMockAgent:HI,kClose:VI,kOriginalClose:vI,kOrigin:qI,kOriginalDispatch:Wk,kConnected:GQ}=qt(),{MockInterceptor:Ok}=YQ(),WI=X(),{InvalidArgumentError:Pk}=J(),JQ=class extends vk{constructor(A,t){
if(super(A,t),!t||!t.agent||typeof t.agent.dispatch!="function")throw new Pk("Argument opts.agent must implement Agent");this[HI]=t.agent,this[qI]=A,this[xI]=[],
this[GQ]=1,this[Wk]=this.dispatch,this[vI]=this.close.bind(this),this.dispatch=qk.call(this),this.close=this[VI]}get[WI.kConnected](){return this[GQ]}intercept(A){
return new Ok(A,this[xI])}async[VI](){await Vk(this[vI])(),this[GQ]=0,this[HI][WI.kClients].delete(this[qI])}};OI.exports=JQ});var vQ=u((zU,jI)=>{"use strict";var{
promisify:Zk}=l("node:util"),zk=Tt(),{buildMockDispatch:Kk}=vr(),{kDispatches:PI,kMockAgent:ZI,kClose:zI,kOriginalClose:KI,kOrigin:XI,kOriginalDispatch:Xk,kConnected:HQ}=qt(),
{MockInterceptor:_k}=YQ(),_I=X(),{InvalidArgumentError:jk}=J(),VQ=class extends zk{constructor(A,t){if(super(A,t),!t||!t.agent||typeof t.agent.dispatch!="functi\
on")throw new jk("Argument opts.agent must implement Agent");this[ZI]=t.agent,this[XI]=A,this[PI]=[],this[HQ]=1,this[Xk]=this.dispatch,this[KI]=this.close.bind(
this),this.dispatch=Kk.call(this),this.close=this[zI]}get[_I.kConnected](){return this[HQ]}intercept(A){return new _k(A,this[PI])}async[zI](){await Zk(this[KI])(),
this[HQ]=0,this[ZI][_I.kClients].delete(this[XI])}};jI.exports=VQ});var AC=u((XU,$I)=>{"use strict";var $k={pronoun:"it",is:"is",was:"was",this:"this"},Ap={pronoun:"\
they",is:"are",was:"were",this:"these"};$I.exports=class{constructor(A,t){this.singular=A,this.plural=t}pluralize(A){let t=A===1,r=t?$k:Ap,s=t?this.singular:this.
plural;return{...r,count:A,noun:s}}}});var tC=u((jU,eC)=>{"use strict";var{Transform:ep}=l("node:stream"),{Console:tp}=l("node:console"),rp=process.versions.icu?
"\u2705":"Y ",sp=process.versions.icu?"\u274C":"N ";eC.exports=class{constructor({disableColors:A}={}){this.transform=new ep({transform(t,r,s){s(null,t)}}),this.
logger=new tp({stdout:this.transform,inspectOptions:{colors:!A&&!process.env.CI}})}format(A){let t=A.map(({method:r,path:s,data:{statusCode:n},persist:i,times:o,
timesInvoked:Q,origin:g})=>({Method:r,Origin:g,Path:s,"Status code":n,Persistent:i?rp:sp,Invocations:Q,Remaining:i?1/0:o-Q}));return this.logger.table(t),this.transform.
read().toString()}}});var iC=u(($U,nC)=>{"use strict";var{kClients:et}=X(),np=Yt(),{kAgent:qQ,kMockAgentSet:hn,kMockAgentGet:rC,kDispatches:WQ,kIsMockActive:un,
kNetConnect:tt,kGetNetConnect:ip,kOptions:dn,kFactory:fn}=qt(),op=xQ(),Qp=vQ(),{matchValue:gp,buildMockOptions:ap}=vr(),{InvalidArgumentError:sC,UndiciError:Bp}=J(),
Ep=Br(),cp=AC(),Ip=tC(),OQ=class extends Ep{constructor(A){if(super(A),this[tt]=true,this[un]=true,A?.agent&&typeof A.agent.dispatch!="function")throw new sC("A\
rgument opts.agent must implement Agent");let t=A?.agent?A.agent:new np(A);this[qQ]=t,this[et]=t[et],this[dn]=ap(A)}get(A){let t=this[rC](A);return t||(t=this[fn](
A),this[hn](A,t)),t}dispatch(A,t){return this.get(A.origin),this[qQ].dispatch(A,t)}async close(){await this[qQ].close(),this[et].clear()}deactivate(){this[un]=false}activate(){
this[un]=true}enableNetConnect(A){if(typeof A=="string"||typeof A=="function"||A instanceof RegExp)Array.isArray(this[tt])?this[tt].push(A):this[tt]=[A];else if(typeof A>
"u")this[tt]=true;else throw new sC("Unsupported matcher. Must be one of String|Function|RegExp.")}disableNetConnect(){this[tt]=false}get isMockActive(){return this[un]}[hn](A,t){
this[et].set(A,t)}[fn](A){let t=Object.assign({agent:this},this[dn]);return this[dn]&&this[dn].connections===1?new op(A,t):new Qp(A,t)}[rC](A){let t=this[et].get(
A);if(t)return t;if(typeof A!="string"){let r=this[fn]("http://localhost:9999");return this[hn](A,r),r}for(let[r,s]of Array.from(this[et]))if(s&&typeof r!="stri\
ng"&&gp(r,A)){let n=this[fn](A);return this[hn](A,n),n[WQ]=s[WQ],n}}[ip](){return this[tt]}pendingInterceptors(){let A=this[et];return Array.from(A.entries()).flatMap(
([t,r])=>r[WQ].map(s=>({...s,origin:t}))).filter(({pending:t})=>t)}assertNoPendingInterceptors({pendingInterceptorsFormatter:A=new Ip}={}){let t=this.pendingInterceptors();
if(t.length===0)return;let r=new cp("interceptor","interceptors").pluralize(t.length);throw new Bp(`
${r.count} ${r.noun} ${r.is} pending:

${A.format(t)}
`.trim())}};nC.exports=OQ});var qr=u((AM,aC)=>{"use strict";var oC=Symbol.for("undici.globalDispatcher.1"),{InvalidArgumentError:Cp}=J(),lp=Yt();gC()===void 0&&
QC(new lp);function QC(e){if(!e||typeof e.dispatch!="function")throw new Cp("Argument agent must implement Agent");Object.defineProperty(globalThis,oC,{value:e,
writable:true,enumerable:false,configurable:false})}function gC(){return globalThis[oC]}aC.exports={setGlobalDispatcher:QC,getGlobalDispatcher:gC}});var wn=u((tM,BC)=>{
"use strict";BC.exports=class{#A;constructor(A){if(typeof A!="object"||A===null)throw new TypeError("handler must be an object");this.#A=A}onConnect(...A){return this.#A.
onConnect?.(...A)}onError(...A){return this.#A.onError?.(...A)}onUpgrade(...A){return this.#A.onUpgrade?.(...A)}onResponseStarted(...A){return this.#A.onResponseStarted?.(
...A)}onHeaders(...A){return this.#A.onHeaders?.(...A)}onData(...A){return this.#A.onData?.(...A)}onComplete(...A){return this.#A.onComplete?.(...A)}onBodySent(...A){
return this.#A.onBodySent?.(...A)}}});var cC=u((rM,EC)=>{"use strict";var hp=$s();EC.exports=e=>{let A=e?.maxRedirections;return t=>function(s,n){let{maxRedirections:i=A,
...o}=s;if(!i)return t(s,n);let Q=new hp(t,i,s,n);return t(o,Q)}}});var CC=u((sM,IC)=>{"use strict";var up=Bn();IC.exports=e=>A=>function(r,s){return A(r,new up(
{...r,retryOptions:{...e,...r.retryOptions}},{handler:s,dispatch:A}))}});var hC=u((nM,lC)=>{"use strict";var dp=L(),{InvalidArgumentError:fp,RequestAbortedError:wp}=J(),
yp=wn(),PQ=class extends yp{#A=1024*1024;#e=null;#t=false;#s=false;#n=0;#r=null;#i=null;constructor({maxSize:A},t){if(super(t),A!=null&&(!Number.isFinite(A)||A<
1))throw new fp("maxSize must be a number greater than 0");this.#A=A??this.#A,this.#i=t}onConnect(A){this.#e=A,this.#i.onConnect(this.#o.bind(this))}#o(A){this.#s=
true,this.#r=A}onHeaders(A,t,r,s){let i=dp.parseHeaders(t)["content-length"];if(i!=null&&i>this.#A)throw new wp(`Response size (${i}) larger than maxSize (${this.#A}\
)`);return this.#s?true:this.#i.onHeaders(A,t,r,s)}onError(A){this.#t||(A=this.#r??A,this.#i.onError(A))}onData(A){return this.#n=this.#n+A.length,this.#n>=this.#A&&
(this.#t=true,this.#s?this.#i.onError(this.#r):this.#i.onComplete([])),true}onComplete(A){if(!this.#t){if(this.#s){this.#i.onError(this.reason);return}this.#i.onComplete(
A)}}};function Dp({maxSize:e}={maxSize:1024*1024}){return A=>function(r,s){let{dumpMaxSize:n=e}=r,i=new PQ({maxSize:n},s);return A(r,i)}}lC.exports=Dp});var fC=u(
(iM,dC)=>{"use strict";var{isIP:kp}=l("node:net"),{lookup:pp}=l("node:dns"),Fp=wn(),{InvalidArgumentError:Ot,InformationalError:Rp}=J(),uC=Math.pow(2,31)-1,ZQ=class{#A=0;#e=0;#t=new Map;dualStack=true;affinity=null;lookup=null;pick=null;constructor(A){
this.#A=A.maxTTL,this.#e=A.maxItems,this.dualStack=A.dualStack,this.affinity=A.affinity,this.lookup=A.lookup??this.#s,this.pick=A.pick??this.#n}get full(){return this.#t.
size===this.#e}runLookup(A,t,r){let s=this.#t.get(A.hostname);if(s==null&&this.full){r(null,A.origin);return}let n={affinity:this.affinity,dualStack:this.dualStack,
lookup:this.lookup,pick:this.pick,...t.dns,maxTTL:this.#A,maxItems:this.#e};if(s==null)this.lookup(A,n,(i,o)=>{if(i||o==null||o.length===0){r(i??new Rp("No DNS \
entries found"));return}this.setRecords(A,o);let Q=this.#t.get(A.hostname),g=this.pick(A,Q,n.affinity),B;typeof g.port=="number"?B=`:${g.port}`:A.port!==""?B=`:${A.
port}`:B="",r(null,`${A.protocol}//${g.family===6?`[${g.address}]`:g.address}${B}`)});else{let i=this.pick(A,s,n.affinity);if(i==null){this.#t.delete(A.hostname),
this.runLookup(A,t,r);return}let o;typeof i.port=="number"?o=`:${i.port}`:A.port!==""?o=`:${A.port}`:o="",r(null,`${A.protocol}//${i.family===6?`[${i.address}]`:
i.address}${o}`)}}#s(A,t,r){pp(A.hostname,{all:true,family:this.dualStack===false?this.affinity:0,order:"ipv4first"},(s,n)=>{if(s)return r(s);let i=new Map;for(let o of n)
i.set(`${o.address}:${o.family}`,o);r(null,i.values())})}#n(A,t,r){let s=null,{records:n,offset:i}=t,o;if(this.dualStack?(r==null&&(i==null||i===uC?(t.offset=0,
r=4):(t.offset++,r=(t.offset&1)===1?6:4)),n[r]!=null&&n[r].ips.length>0?o=n[r]:o=n[r===4?6:4]):o=n[r],o==null||o.ips.length===0)return s;o.offset==null||o.offset===
uC?o.offset=0:o.offset++;let Q=o.offset%o.ips.length;return s=o.ips[Q]??null,s==null?s:Date.now()-s.timestamp>s.ttl?(o.ips.splice(Q,1),this.pick(A,t,r)):s}setRecords(A,t){
let r=Date.now(),s={records:{4:null,6:null}};for(let n of t){n.timestamp=r,typeof n.ttl=="number"?n.ttl=Math.min(n.ttl,this.#A):n.ttl=this.#A;let i=s.records[n.
family]??{ips:[]};i.ips.push(n),s.records[n.family]=i}this.#t.set(A.hostname,s)}getHandler(A,t){return new zQ(this,A,t)}},zQ=class extends Fp{#A=null;#e=null;#t=null;#s=null;#n=null;constructor(A,{
origin:t,handler:r,dispatch:s},n){super(r),this.#n=t,this.#s=r,this.#e={...n},this.#A=A,this.#t=s}onError(A){switch(A.code){case"ETIMEDOUT":case"ECONNREFUSED":{
if(this.#A.dualStack){this.#A.runLookup(this.#n,this.#e,(t,r)=>{if(t)return this.#s.onError(t);let s={...this.#e,origin:r};this.#t(s,this)});return}this.#s.onError(
A);return}case"ENOTFOUND":this.#A.deleteRecord(this.#n);default:this.#s.onError(A);break}}};dC.exports=e=>{if(e?.maxTTL!=null&&(typeof e?.maxTTL!="number"||e?.maxTTL<
0))throw new Ot("Invalid maxTTL. Must be a positive number");if(e?.maxItems!=null&&(typeof e?.maxItems!="number"||e?.maxItems<1))throw new Ot("Invalid maxItems.\
 Must be a positive number and greater than zero");if(e?.affinity!=null&&e?.affinity!==4&&e?.affinity!==6)throw new Ot("Invalid affinity. Must be either 4 or 6");
if(e?.dualStack!=null&&typeof e?.dualStack!="boolean")throw new Ot("Invalid dualStack. Must be a boolean");if(e?.lookup!=null&&typeof e?.lookup!="function")throw new Ot(
"Invalid lookup. Must be a function");if(e?.pick!=null&&typeof e?.pick!="function")throw new Ot("Invalid pick. Must be a function");let A=e?.dualStack??true,t;A?
t=e?.affinity??null:t=e?.affinity??4;let r={maxTTL:e?.maxTTL??1e4,lookup:e?.lookup??null,pick:e?.pick??null,dualStack:A,affinity:t,maxItems:e?.maxItems??1/0},s=new ZQ(
r);return n=>function(o,Q){let g=o.origin.constructor===URL?o.origin:new URL(o.origin);return kp(g.hostname)!==0?n(o,Q):(s.runLookup(g,o,(B,a)=>{if(B)return Q.onError(
B);let E=null;E={...o,servername:g.hostname,origin:a,headers:{host:g.hostname,...o.headers}},n(E,s.getHandler({origin:g,dispatch:n,handler:Q},o))}),true)}}});var rt=u(
(oM,RC)=>{"use strict";var{kConstruct:Np}=X(),{kEnumerableProperty:Pt}=L(),{iteratorMixin:mp,isValidHeaderName:Wr,isValidHeaderValue:yC}=DA(),{webidl:G}=gA(),KQ=l(
"node:assert"),yn=l("node:util"),rA=Symbol("headers map"),RA=Symbol("headers map sorted");function wC(e){return e===10||e===13||e===9||e===32}function DC(e){let A=0,
t=e.length;for(;t>A&&wC(e.charCodeAt(t-1));)--t;for(;t>A&&wC(e.charCodeAt(A));)++A;return A===0&&t===e.length?e:e.substring(A,t)}function kC(e,A){if(Array.isArray(
A))for(let t=0;t<A.length;++t){let r=A[t];if(r.length!==2)throw G.errors.exception({header:"Headers constructor",message:`expected name/value pair to be length \
2, found ${r.length}.`});XQ(e,r[0],r[1])}else if(typeof A=="object"&&A!==null){let t=Object.keys(A);for(let r=0;r<t.length;++r)XQ(e,t[r],A[t[r]])}else throw G.errors.
conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteString, ByteString>"]})}function XQ(e,A,t){
if(t=DC(t),Wr(A)){if(!yC(t))throw G.errors.invalidArgument({prefix:"Headers.append",value:t,type:"header value"})}else throw G.errors.invalidArgument({prefix:"H\
eaders.append",value:A,type:"header name"});if(FC(e)==="immutable")throw new TypeError("immutable");return _Q(e).append(A,t,false)}function pC(e,A){return e[0]<
A[0]?-1:1}var Dn=class e{cookies=null;constructor(A){A instanceof e?(this[rA]=new Map(A[rA]),this[RA]=A[RA],this.cookies=A.cookies===null?null:[...A.cookies]):(this[rA]=
new Map(A),this[RA]=null)}contains(A,t){return this[rA].has(t?A:A.toLowerCase())}clear(){this[rA].clear(),this[RA]=null,this.cookies=null}append(A,t,r){this[RA]=
null;let s=r?A:A.toLowerCase(),n=this[rA].get(s);if(n){let i=s==="cookie"?"; ":", ";this[rA].set(s,{name:n.name,value:`${n.value}${i}${t}`})}else this[rA].set(s,
{name:A,value:t});s==="set-cookie"&&(this.cookies??=[]).push(t)}set(A,t,r){this[RA]=null;let s=r?A:A.toLowerCase();s==="set-cookie"&&(this.cookies=[t]),this[rA].
set(s,{name:A,value:t})}delete(A,t){this[RA]=null,t||(A=A.toLowerCase()),A==="set-cookie"&&(this.cookies=null),this[rA].delete(A)}get(A,t){return this[rA].get(t?
A:A.toLowerCase())?.value??null}*[Symbol.iterator](){for(let{0:A,1:{value:t}}of this[rA])yield[A,t]}get entries(){let A={};if(this[rA].size!==0)for(let{name:t,value:r}of this[rA].
values())A[t]=r;return A}rawValues(){return this[rA].values()}get entriesList(){let A=[];if(this[rA].size!==0)for(let{0:t,1:{name:r,value:s}}of this[rA])if(t===
"set-cookie")for(let n of this.cookies)A.push([r,n]);else A.push([r,s]);return A}toSortedArray(){let A=this[rA].size,t=new Array(A);if(A<=32){if(A===0)return t;
let r=this[rA][Symbol.iterator](),s=r.next().value;t[0]=[s[0],s[1].value],KQ(s[1].value!==null);for(let n=1,i=0,o=0,Q=0,g=0,B,a;n<A;++n){for(a=r.next().value,B=
t[n]=[a[0],a[1].value],KQ(B[1]!==null),Q=0,o=n;Q<o;)g=Q+(o-Q>>1),t[g][0]<=B[0]?Q=g+1:o=g;if(n!==g){for(i=n;i>Q;)t[i]=t[--i];t[Q]=B}}if(!r.next().done)throw new TypeError(
"Unreachable");return t}else{let r=0;for(let{0:s,1:{value:n}}of this[rA])t[r++]=[s,n],KQ(n!==null);return t.sort(pC)}}},WA=class e{#A;#e;constructor(A=void 0){G.
util.markAsUncloneable(this),A!==Np&&(this.#e=new Dn,this.#A="none",A!==void 0&&(A=G.converters.HeadersInit(A,"Headers contructor","init"),kC(this,A)))}append(A,t){
G.brandCheck(this,e),G.argumentLengthCheck(arguments,2,"Headers.append");let r="Headers.append";return A=G.converters.ByteString(A,r,"name"),t=G.converters.ByteString(
t,r,"value"),XQ(this,A,t)}delete(A){if(G.brandCheck(this,e),G.argumentLengthCheck(arguments,1,"Headers.delete"),A=G.converters.ByteString(A,"Headers.delete","na\
me"),!Wr(A))throw G.errors.invalidArgument({prefix:"Headers.delete",value:A,type:"header name"});if(this.#A==="immutable")throw new TypeError("immutable");this.#e.
contains(A,false)&&this.#e.delete(A,false)}get(A){G.brandCheck(this,e),G.argumentLengthCheck(arguments,1,"Headers.get");let t="Headers.get";if(A=G.converters.ByteString(
A,t,"name"),!Wr(A))throw G.errors.invalidArgument({prefix:t,value:A,type:"header name"});return this.#e.get(A,false)}has(A){G.brandCheck(this,e),G.argumentLengthCheck(
arguments,1,"Headers.has");let t="Headers.has";if(A=G.converters.ByteString(A,t,"name"),!Wr(A))throw G.errors.invalidArgument({prefix:t,value:A,type:"header nam\
e"});return this.#e.contains(A,false)}set(A,t){G.brandCheck(this,e),G.argumentLengthCheck(arguments,2,"Headers.set");let r="Headers.set";if(A=G.converters.ByteString(
A,r,"name"),t=G.converters.ByteString(t,r,"value"),t=DC(t),Wr(A)){if(!yC(t))throw G.errors.invalidArgument({prefix:r,value:t,type:"header value"})}else throw G.
errors.invalidArgument({prefix:r,value:A,type:"header name"});if(this.#A==="immutable")throw new TypeError("immutable");this.#e.set(A,t,false)}getSetCookie(){G.
brandCheck(this,e);let A=this.#e.cookies;return A?[...A]:[]}get[RA](){if(this.#e[RA])return this.#e[RA];let A=[],t=this.#e.toSortedArray(),r=this.#e.cookies;if(r===
null||r.length===1)return this.#e[RA]=t;for(let s=0;s<t.length;++s){let{0:n,1:i}=t[s];if(n==="set-cookie")for(let o=0;o<r.length;++o)A.push([n,r[o]]);else A.push(
[n,i])}return this.#e[RA]=A}[yn.inspect.custom](A,t){return t.depth??=A,`Headers ${yn.formatWithOptions(t,this.#e.entries)}`}static getHeadersGuard(A){return A.#A}static setHeadersGuard(A,t){
A.#A=t}static getHeadersList(A){return A.#e}static setHeadersList(A,t){A.#e=t}},{getHeadersGuard:FC,setHeadersGuard:Sp,getHeadersList:_Q,setHeadersList:Up}=WA;Reflect.
deleteProperty(WA,"getHeadersGuard");Reflect.deleteProperty(WA,"setHeadersGuard");Reflect.deleteProperty(WA,"getHeadersList");Reflect.deleteProperty(WA,"setHead\
ersList");mp("Headers",WA,RA,0,1);Object.defineProperties(WA.prototype,{append:Pt,delete:Pt,get:Pt,has:Pt,set:Pt,getSetCookie:Pt,[Symbol.toStringTag]:{value:"He\
aders",configurable:true},[yn.inspect.custom]:{enumerable:false}});G.converters.HeadersInit=function(e,A,t){if(G.util.Type(e)==="Object"){let r=Reflect.get(e,Symbol.
iterator);if(!yn.types.isProxy(e)&&r===WA.prototype.entries)try{return _Q(e).entriesList}catch{}return typeof r=="function"?G.converters["sequence<sequence<Byte\
String>>"](e,A,t,r.bind(e)):G.converters["record<ByteString, ByteString>"](e,A,t)}throw G.errors.conversionFailed({prefix:"Headers constructor",argument:"Argume\
nt 1",types:["sequence<sequence<ByteString>>","record<ByteString, ByteString>"]})};RC.exports={fill:kC,compareHeaderName:pC,Headers:WA,HeadersList:Dn,getHeadersGuard:FC,
setHeadersGuard:Sp,setHeadersList:Up,getHeadersList:_Q}});var Pr=u((QM,xC)=>{"use strict";var{Headers:bC,HeadersList:NC,fill:Mp,getHeadersGuard:bp,setHeadersGuard:LC,
setHeadersList:TC}=rt(),{extractBody:mC,cloneBody:Lp,mixinBody:Tp,hasFinalizationRegistry:YC,streamRegistry:GC,bodyUnusable:Yp}=Rt(),jQ=L(),SC=l("node:util"),{kEnumerableProperty:NA}=jQ,
{isValidReasonPhrase:Gp,isCancelled:Jp,isAborted:xp,isBlobLike:Hp,serializeJavascriptValueToJSONString:Vp,isErrorLike:vp,isomorphicEncode:qp,environmentSettingsObject:Wp}=DA(),
{redirectStatusSet:Op,nullBodyStatus:Pp}=Ir(),{kState:j,kHeaders:ce}=ue(),{webidl:b}=gA(),{FormData:Zp}=fr(),{URLSerializer:UC}=lA(),{kConstruct:pn}=X(),$Q=l("n\
ode:assert"),{types:zp}=l("node:util"),Kp=new TextEncoder("utf-8"),st=class e{static error(){return Or(Fn(),"immutable")}static json(A,t={}){b.argumentLengthCheck(
arguments,1,"Response.json"),t!==null&&(t=b.converters.ResponseInit(t));let r=Kp.encode(Vp(A)),s=mC(r),n=Or(Zt({}),"response");return MC(n,t,{body:s[0],type:"ap\
plication/json"}),n}static redirect(A,t=302){b.argumentLengthCheck(arguments,1,"Response.redirect"),A=b.converters.USVString(A),t=b.converters["unsigned short"](
t);let r;try{r=new URL(A,Wp.settingsObject.baseUrl)}catch(i){throw new TypeError(`Failed to parse URL from ${A}`,{cause:i})}if(!Op.has(t))throw new RangeError(`\
Invalid status code ${t}`);let s=Or(Zt({}),"immutable");s[j].status=t;let n=qp(UC(r));return s[j].headersList.append("location",n,true),s}constructor(A=null,t={}){
if(b.util.markAsUncloneable(this),A===pn)return;A!==null&&(A=b.converters.BodyInit(A)),t=b.converters.ResponseInit(t),this[j]=Zt({}),this[ce]=new bC(pn),LC(this[ce],
"response"),TC(this[ce],this[j].headersList);let r=null;if(A!=null){let[s,n]=mC(A);r={body:s,type:n}}MC(this,t,r)}get type(){return b.brandCheck(this,e),this[j].
type}get url(){b.brandCheck(this,e);let A=this[j].urlList,t=A[A.length-1]??null;return t===null?"":UC(t,true)}get redirected(){return b.brandCheck(this,e),this[j].
urlList.length>1}get status(){return b.brandCheck(this,e),this[j].status}get ok(){return b.brandCheck(this,e),this[j].status>=200&&this[j].status<=299}get statusText(){
return b.brandCheck(this,e),this[j].statusText}get headers(){return b.brandCheck(this,e),this[ce]}get body(){return b.brandCheck(this,e),this[j].body?this[j].body.
stream:null}get bodyUsed(){return b.brandCheck(this,e),!!this[j].body&&jQ.isDisturbed(this[j].body.stream)}clone(){if(b.brandCheck(this,e),Yp(this))throw b.errors.
exception({header:"Response.clone",message:"Body has already been consumed."});let A=Ag(this[j]);return YC&&this[j].body?.stream&&GC.register(this,new WeakRef(this[j].
body.stream)),Or(A,bp(this[ce]))}[SC.inspect.custom](A,t){t.depth===null&&(t.depth=2),t.colors??=true;let r={status:this.status,statusText:this.statusText,headers:this.
headers,body:this.body,bodyUsed:this.bodyUsed,ok:this.ok,redirected:this.redirected,type:this.type,url:this.url};return`Response ${SC.formatWithOptions(t,r)}`}};
Tp(st);Object.defineProperties(st.prototype,{type:NA,url:NA,status:NA,ok:NA,redirected:NA,statusText:NA,headers:NA,clone:NA,body:NA,bodyUsed:NA,[Symbol.toStringTag]:{
value:"Response",configurable:true}});Object.defineProperties(st,{json:NA,redirect:NA,error:NA});function Ag(e){if(e.internalResponse)return JC(Ag(e.internalResponse),
e.type);let A=Zt({...e,body:null});return e.body!=null&&(A.body=Lp(A,e.body)),A}function Zt(e){return{aborted:false,rangeRequested:false,timingAllowPassed:false,
requestIncludesCredentials:false,type:"default",status:200,timingInfo:null,cacheState:"",statusText:"",...e,headersList:e?.headersList?new NC(e?.headersList):new NC,
urlList:e?.urlList?[...e.urlList]:[]}}function Fn(e){let A=vp(e);return Zt({type:"error",status:0,error:A?e:new Error(e&&String(e)),aborted:e&&e.name==="AbortEr\
ror"})}function Xp(e){return e.type==="error"&&e.status===0}function kn(e,A){return A={internalResponse:e,...A},new Proxy(e,{get(t,r){return r in A?A[r]:t[r]},set(t,r,s){
return $Q(!(r in A)),t[r]=s,true}})}function JC(e,A){if(A==="basic")return kn(e,{type:"basic",headersList:e.headersList});if(A==="cors")return kn(e,{type:"cors",
headersList:e.headersList});if(A==="opaque")return kn(e,{type:"opaque",urlList:Object.freeze([]),status:0,statusText:"",body:null});if(A==="opaqueredirect")return kn(
e,{type:"opaqueredirect",status:0,statusText:"",headersList:[],body:null});$Q(false)}function _p(e,A=null){return $Q(Jp(e)),xp(e)?Fn(Object.assign(new DOMException(
"The operation was aborted.","AbortError"),{cause:A})):Fn(Object.assign(new DOMException("Request was cancelled."),{cause:A}))}function MC(e,A,t){if(A.status!==
null&&(A.status<200||A.status>599))throw new RangeError('init["status"] must be in the range of 200 to 599, inclusive.');if("statusText"in A&&A.statusText!=null&&
!Gp(String(A.statusText)))throw new TypeError("Invalid statusText");if("status"in A&&A.status!=null&&(e[j].status=A.status),"statusText"in A&&A.statusText!=null&&
(e[j].statusText=A.statusText),"headers"in A&&A.headers!=null&&Mp(e[ce],A.headers),t){if(Pp.includes(e.status))throw b.errors.exception({header:"Response constr\
uctor",message:`Invalid response status code ${e.status}`});e[j].body=t.body,t.type!=null&&!e[j].headersList.contains("content-type",true)&&e[j].headersList.append(
"content-type",t.type,true)}}function Or(e,A){let t=new st(pn);return t[j]=e,t[ce]=new bC(pn),TC(t[ce],e.headersList),LC(t[ce],A),YC&&e.body?.stream&&GC.register(
t,new WeakRef(e.body.stream)),t}b.converters.ReadableStream=b.interfaceConverter(ReadableStream);b.converters.FormData=b.interfaceConverter(Zp);b.converters.URLSearchParams=
b.interfaceConverter(URLSearchParams);b.converters.XMLHttpRequestBodyInit=function(e,A,t){return typeof e=="string"?b.converters.USVString(e,A,t):Hp(e)?b.converters.
Blob(e,A,t,{strict:false}):ArrayBuffer.isView(e)||zp.isArrayBuffer(e)?b.converters.BufferSource(e,A,t):jQ.isFormDataLike(e)?b.converters.FormData(e,A,t,{strict:false}):
e instanceof URLSearchParams?b.converters.URLSearchParams(e,A,t):b.converters.DOMString(e,A,t)};b.converters.BodyInit=function(e,A,t){return e instanceof ReadableStream?
b.converters.ReadableStream(e,A,t):e?.[Symbol.asyncIterator]?e:b.converters.XMLHttpRequestBodyInit(e,A,t)};b.converters.ResponseInit=b.dictionaryConverter([{key:"\
status",converter:b.converters["unsigned short"],defaultValue:()=>200},{key:"statusText",converter:b.converters.ByteString,defaultValue:()=>""},{key:"headers",converter:b.
converters.HeadersInit}]);xC.exports={isNetworkError:Xp,makeNetworkError:Fn,makeResponse:Zt,makeAppropriateNetworkError:_p,filterResponse:JC,Response:st,cloneResponse:Ag,
fromInnerResponse:Or}});var qC=u((gM,vC)=>{"use strict";var{kConnected:HC,kSize:VC}=X(),eg=class{constructor(A){this.value=A}deref(){return this.value[HC]===0&&
this.value[VC]===0?void 0:this.value}},tg=class{constructor(A){this.finalizer=A}register(A,t){A.on&&A.on("disconnect",()=>{A[HC]===0&&A[VC]===0&&this.finalizer(
t)})}unregister(A){}};vC.exports=function(){return process.env.NODE_V8_COVERAGE&&process.version.startsWith("v18")?(process._rawDebug("Using compatibility WeakR\
ef and FinalizationRegistry"),{WeakRef:eg,FinalizationRegistry:tg}):{WeakRef,FinalizationRegistry}}});var zt=u((aM,sl)=>{"use strict";var{extractBody:jp,mixinBody:$p,
cloneBody:AF,bodyUnusable:WC}=Rt(),{Headers:$C,fill:eF,HeadersList:Sn,setHeadersGuard:sg,getHeadersGuard:tF,setHeadersList:Al,getHeadersList:OC}=rt(),{FinalizationRegistry:rF}=qC()(),
Nn=L(),PC=l("node:util"),{isValidHTTPToken:sF,sameOrigin:ZC,environmentSettingsObject:Rn}=DA(),{forbiddenMethodsSet:nF,corsSafeListedMethodsSet:iF,referrerPolicy:oF,
requestRedirect:QF,requestMode:gF,requestCredentials:aF,requestCache:BF,requestDuplex:EF}=Ir(),{kEnumerableProperty:sA,normalizedMethodRecordsBase:cF,normalizedMethodRecords:IF}=Nn,
{kHeaders:mA,kSignal:mn,kState:K,kDispatcher:rg}=ue(),{webidl:S}=gA(),{URLSerializer:CF}=lA(),{kConstruct:Un}=X(),lF=l("node:assert"),{getMaxListeners:zC,setMaxListeners:KC,
getEventListeners:hF,defaultMaxListeners:XC}=l("node:events"),uF=Symbol("abortController"),el=new rF(({signal:e,abort:A})=>{e.removeEventListener("abort",A)}),Mn=new WeakMap;
function _C(e){return A;function A(){let t=e.deref();if(t!==void 0){el.unregister(A),this.removeEventListener("abort",A),t.abort(this.reason);let r=Mn.get(t.signal);
if(r!==void 0){if(r.size!==0){for(let s of r){let n=s.deref();n!==void 0&&n.abort(this.reason)}r.clear()}Mn.delete(t.signal)}}}}var jC=false,me=class e{constructor(A,t={}){
if(S.util.markAsUncloneable(this),A===Un)return;let r="Request constructor";S.argumentLengthCheck(arguments,1,r),A=S.converters.RequestInfo(A,r,"input"),t=S.converters.
RequestInit(t,r,"init");let s=null,n=null,i=Rn.settingsObject.baseUrl,o=null;if(typeof A=="string"){this[rg]=t.dispatcher;let c;try{c=new URL(A,i)}catch(y){throw new TypeError(
"Failed to parse URL from "+A,{cause:y})}if(c.username||c.password)throw new TypeError("Request cannot be constructed from a URL that includes credentials: "+A);
s=bn({urlList:[c]}),n="cors"}else this[rg]=t.dispatcher||A[rg],lF(A instanceof e),s=A[K],o=A[mn];let Q=Rn.settingsObject.origin,g="client";if(s.window?.constructor?.
name==="EnvironmentSettingsObject"&&ZC(s.window,Q)&&(g=s.window),t.window!=null)throw new TypeError(`'window' option '${g}' must be null`);"window"in t&&(g="no-\
window"),s=bn({method:s.method,headersList:s.headersList,unsafeRequest:s.unsafeRequest,client:Rn.settingsObject,window:g,priority:s.priority,origin:s.origin,referrer:s.
referrer,referrerPolicy:s.referrerPolicy,mode:s.mode,credentials:s.credentials,cache:s.cache,redirect:s.redirect,integrity:s.integrity,keepalive:s.keepalive,reloadNavigation:s.
reloadNavigation,historyNavigation:s.historyNavigation,urlList:[...s.urlList]});let B=Object.keys(t).length!==0;if(B&&(s.mode==="navigate"&&(s.mode="same-origin"),
s.reloadNavigation=false,s.historyNavigation=false,s.origin="client",s.referrer="client",s.referrerPolicy="",s.url=s.urlList[s.urlList.length-1],s.urlList=[s.url]),
t.referrer!==void 0){let c=t.referrer;if(c==="")s.referrer="no-referrer";else{let y;try{y=new URL(c,i)}catch(R){throw new TypeError(`Referrer "${c}" is not a va\
lid URL.`,{cause:R})}y.protocol==="about:"&&y.hostname==="client"||Q&&!ZC(y,Rn.settingsObject.baseUrl)?s.referrer="client":s.referrer=y}}t.referrerPolicy!==void 0&&
(s.referrerPolicy=t.referrerPolicy);let a;if(t.mode!==void 0?a=t.mode:a=n,a==="navigate")throw S.errors.exception({header:"Request constructor",message:"invalid\
 request mode navigate."});if(a!=null&&(s.mode=a),t.credentials!==void 0&&(s.credentials=t.credentials),t.cache!==void 0&&(s.cache=t.cache),s.cache==="only-if-c\
ached"&&s.mode!=="same-origin")throw new TypeError("'only-if-cached' can be set only with 'same-origin' mode");if(t.redirect!==void 0&&(s.redirect=t.redirect),t.
integrity!=null&&(s.integrity=String(t.integrity)),t.keepalive!==void 0&&(s.keepalive=!!t.keepalive),t.method!==void 0){let c=t.method,y=IF[c];if(y!==void 0)s.method=
y;else{if(!sF(c))throw new TypeError(`'${c}' is not a valid HTTP method.`);let R=c.toUpperCase();if(nF.has(R))throw new TypeError(`'${c}' HTTP method is unsuppo\
rted.`);c=cF[R]??c,s.method=c}!jC&&s.method==="patch"&&(process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is \
much more likely to succeed.",{code:"UNDICI-FETCH-patch"}),jC=true)}t.signal!==void 0&&(o=t.signal),this[K]=s;let E=new AbortController;if(this[mn]=E.signal,o!=
null){if(!o||typeof o.aborted!="boolean"||typeof o.addEventListener!="function")throw new TypeError("Failed to construct 'Request': member signal is not of type\
 AbortSignal.");if(o.aborted)E.abort(o.reason);else{this[uF]=E;let c=new WeakRef(E),y=_C(c);try{(typeof zC=="function"&&zC(o)===XC||hF(o,"abort").length>=XC)&&KC(
1500,o)}catch{}Nn.addAbortListener(o,y),el.register(E,{signal:o,abort:y},y)}}if(this[mA]=new $C(Un),Al(this[mA],s.headersList),sg(this[mA],"request"),a==="no-co\
rs"){if(!iF.has(s.method))throw new TypeError(`'${s.method} is unsupported in no-cors mode.`);sg(this[mA],"request-no-cors")}if(B){let c=OC(this[mA]),y=t.headers!==
void 0?t.headers:new Sn(c);if(c.clear(),y instanceof Sn){for(let{name:R,value:D}of y.rawValues())c.append(R,D,false);c.cookies=y.cookies}else eF(this[mA],y)}let C=A instanceof
e?A[K].body:null;if((t.body!=null||C!=null)&&(s.method==="GET"||s.method==="HEAD"))throw new TypeError("Request with GET/HEAD method cannot have body.");let I=null;
if(t.body!=null){let[c,y]=jp(t.body,s.keepalive);I=c,y&&!OC(this[mA]).contains("content-type",true)&&this[mA].append("content-type",y)}let h=I??C;if(h!=null&&h.
source==null){if(I!=null&&t.duplex==null)throw new TypeError("RequestInit: duplex option is required when sending a body.");if(s.mode!=="same-origin"&&s.mode!==
"cors")throw new TypeError('If request is made from ReadableStream, mode should be "same-origin" or "cors"');s.useCORSPreflightFlag=true}let f=h;if(I==null&&C!=
null){if(WC(A))throw new TypeError("Cannot construct a Request with a Request object that has already been used.");let c=new TransformStream;C.stream.pipeThrough(
c),f={source:C.source,length:C.length,stream:c.readable}}this[K].body=f}get method(){return S.brandCheck(this,e),this[K].method}get url(){return S.brandCheck(this,
e),CF(this[K].url)}get headers(){return S.brandCheck(this,e),this[mA]}get destination(){return S.brandCheck(this,e),this[K].destination}get referrer(){return S.
brandCheck(this,e),this[K].referrer==="no-referrer"?"":this[K].referrer==="client"?"about:client":this[K].referrer.toString()}get referrerPolicy(){return S.brandCheck(
this,e),this[K].referrerPolicy}get mode(){return S.brandCheck(this,e),this[K].mode}get credentials(){return this[K].credentials}get cache(){return S.brandCheck(
this,e),this[K].cache}get redirect(){return S.brandCheck(this,e),this[K].redirect}get integrity(){return S.brandCheck(this,e),this[K].integrity}get keepalive(){
return S.brandCheck(this,e),this[K].keepalive}get isReloadNavigation(){return S.brandCheck(this,e),this[K].reloadNavigation}get isHistoryNavigation(){return S.brandCheck(
this,e),this[K].historyNavigation}get signal(){return S.brandCheck(this,e),this[mn]}get body(){return S.brandCheck(this,e),this[K].body?this[K].body.stream:null}get bodyUsed(){
return S.brandCheck(this,e),!!this[K].body&&Nn.isDisturbed(this[K].body.stream)}get duplex(){return S.brandCheck(this,e),"half"}clone(){if(S.brandCheck(this,e),
WC(this))throw new TypeError("unusable");let A=tl(this[K]),t=new AbortController;if(this.signal.aborted)t.abort(this.signal.reason);else{let r=Mn.get(this.signal);
r===void 0&&(r=new Set,Mn.set(this.signal,r));let s=new WeakRef(t);r.add(s),Nn.addAbortListener(t.signal,_C(s))}return rl(A,t.signal,tF(this[mA]))}[PC.inspect.custom](A,t){
t.depth===null&&(t.depth=2),t.colors??=true;let r={method:this.method,url:this.url,headers:this.headers,destination:this.destination,referrer:this.referrer,referrerPolicy:this.
referrerPolicy,mode:this.mode,credentials:this.credentials,cache:this.cache,redirect:this.redirect,integrity:this.integrity,keepalive:this.keepalive,isReloadNavigation:this.
isReloadNavigation,isHistoryNavigation:this.isHistoryNavigation,signal:this.signal};return`Request ${PC.formatWithOptions(t,r)}`}};$p(me);function bn(e){return{
method:e.method??"GET",localURLsOnly:e.localURLsOnly??false,unsafeRequest:e.unsafeRequest??false,body:e.body??null,client:e.client??null,reservedClient:e.reservedClient??
null,replacesClientId:e.replacesClientId??"",window:e.window??"client",keepalive:e.keepalive??false,serviceWorkers:e.serviceWorkers??"all",initiator:e.initiator??
"",destination:e.destination??"",priority:e.priority??null,origin:e.origin??"client",policyContainer:e.policyContainer??"client",referrer:e.referrer??"client",referrerPolicy:e.
referrerPolicy??"",mode:e.mode??"no-cors",useCORSPreflightFlag:e.useCORSPreflightFlag??false,credentials:e.credentials??"same-origin",useCredentials:e.useCredentials??
false,cache:e.cache??"default",redirect:e.redirect??"follow",integrity:e.integrity??"",cryptoGraphicsNonceMetadata:e.cryptoGraphicsNonceMetadata??"",parserMetadata:e.
parserMetadata??"",reloadNavigation:e.reloadNavigation??false,historyNavigation:e.historyNavigation??false,userActivation:e.userActivation??false,taintedOrigin:e.
taintedOrigin??false,redirectCount:e.redirectCount??0,responseTainting:e.responseTainting??"basic",preventNoCacheCacheControlHeaderModification:e.preventNoCacheCacheControlHeaderModification??
false,done:e.done??false,timingAllowFailed:e.timingAllowFailed??false,urlList:e.urlList,url:e.urlList[0],headersList:e.headersList?new Sn(e.headersList):new Sn}}
function tl(e){let A=bn({...e,body:null});return e.body!=null&&(A.body=AF(A,e.body)),A}function rl(e,A,t){let r=new me(Un);return r[K]=e,r[mn]=A,r[mA]=new $C(Un),
Al(r[mA],e.headersList),sg(r[mA],t),r}Object.defineProperties(me.prototype,{method:sA,url:sA,headers:sA,redirect:sA,clone:sA,signal:sA,duplex:sA,destination:sA,
body:sA,bodyUsed:sA,isHistoryNavigation:sA,isReloadNavigation:sA,keepalive:sA,integrity:sA,cache:sA,credentials:sA,attribute:sA,referrerPolicy:sA,referrer:sA,mode:sA,
[Symbol.toStringTag]:{value:"Request",configurable:true}});S.converters.Request=S.interfaceConverter(me);S.converters.RequestInfo=function(e,A,t){return typeof e==
"string"?S.converters.USVString(e,A,t):e instanceof me?S.converters.Request(e,A,t):S.converters.USVString(e,A,t)};S.converters.AbortSignal=S.interfaceConverter(
AbortSignal);S.converters.RequestInit=S.dictionaryConverter([{key:"method",converter:S.converters.ByteString},{key:"headers",converter:S.converters.HeadersInit},
{key:"body",converter:S.nullableConverter(S.converters.BodyInit)},{key:"referrer",converter:S.converters.USVString},{key:"referrerPolicy",converter:S.converters.
DOMString,allowedValues:oF},{key:"mode",converter:S.converters.DOMString,allowedValues:gF},{key:"credentials",converter:S.converters.DOMString,allowedValues:aF},
{key:"cache",converter:S.converters.DOMString,allowedValues:BF},{key:"redirect",converter:S.converters.DOMString,allowedValues:QF},{key:"integrity",converter:S.
converters.DOMString},{key:"keepalive",converter:S.converters.boolean},{key:"signal",converter:S.nullableConverter(e=>S.converters.AbortSignal(e,"RequestInit","\
signal",{strict:false}))},{key:"window",converter:S.converters.any},{key:"duplex",converter:S.converters.DOMString,allowedValues:EF},{key:"dispatcher",converter:S.
converters.any}]);sl.exports={Request:me,makeRequest:bn,fromInnerRequest:rl,cloneRequest:tl}});var zr=u((BM,dl)=>{"use strict";var{makeNetworkError:v,makeAppropriateNetworkError:Ln,
filterResponse:ng,makeResponse:Tn,fromInnerResponse:dF}=Pr(),{HeadersList:nl}=rt(),{Request:fF,cloneRequest:wF}=zt(),Se=l("node:zlib"),{bytesMatch:yF,makePolicyContainer:DF,
clonePolicyContainer:kF,requestBadPort:pF,TAOCheck:FF,appendRequestOriginHeader:RF,responseLocationURL:NF,requestCurrentURL:re,setRequestReferrerPolicyOnRedirect:mF,
tryUpgradeRequestToAPotentiallyTrustworthyURL:SF,createOpaqueTimingInfo:ag,appendFetchMetadata:UF,corsCheck:MF,crossOriginResourcePolicyCheck:bF,determineRequestsReferrer:LF,
coarsenedSharedCurrentTime:Zr,createDeferredPromise:TF,isBlobLike:YF,sameOrigin:gg,isCancelled:nt,isAborted:il,isErrorLike:GF,fullyReadBody:JF,readableStreamClose:xF,
isomorphicEncode:Yn,urlIsLocal:HF,urlIsHttpHttpsScheme:Bg,urlHasHttpsScheme:VF,clampAndCoarsenConnectionTimingInfo:vF,simpleRangeHeaderValue:qF,buildContentRange:WF,
createInflate:OF,extractMimeType:PF}=DA(),{kState:al,kDispatcher:ZF}=ue(),it=l("node:assert"),{safelyExtractBody:Eg,extractBody:ol}=Rt(),{redirectStatusSet:Bl,nullBodyStatus:El,
safeMethodsSet:zF,requestBodyHeader:KF,subresourceSet:XF}=Ir(),_F=l("node:events"),{Readable:jF,pipeline:$F,finished:AR}=l("node:stream"),{addAbortListener:eR,isErrored:tR,
isReadable:Gn,bufferToLowerCasedHeaderName:Ql}=L(),{dataURLProcessor:rR,serializeAMimeType:sR,minimizeSupportedMimeType:nR}=lA(),{getGlobalDispatcher:iR}=qr(),{
webidl:oR}=gA(),{STATUS_CODES:QR}=l("node:http"),gR=["GET","HEAD"],aR=typeof __UNDICI_IS_NODE__<"u"||typeof esbuildDetection<"u"?"node":"undici",ig,Jn=class extends _F{constructor(A){
super(),this.dispatcher=A,this.connection=null,this.dump=false,this.state="ongoing"}terminate(A){this.state==="ongoing"&&(this.state="terminated",this.connection?.
destroy(A),this.emit("terminated",A))}abort(A){this.state==="ongoing"&&(this.state="aborted",A||(A=new DOMException("The operation was aborted.","AbortError")),
this.serializedAbortReason=A,this.connection?.destroy(A),this.emit("terminated",A))}};function BR(e){cl(e,"fetch")}function ER(e,A=void 0){oR.argumentLengthCheck(
arguments,1,"globalThis.fetch");let t=TF(),r;try{r=new fF(e,A)}catch(B){return t.reject(B),t.promise}let s=r[al];if(r.signal.aborted)return og(t,s,null,r.signal.
reason),t.promise;s.client.globalObject?.constructor?.name==="ServiceWorkerGlobalScope"&&(s.serviceWorkers="none");let i=null,o=false,Q=null;return eR(r.signal,
()=>{o=true,it(Q!=null),Q.abort(r.signal.reason);let B=i?.deref();og(t,s,B,r.signal.reason)}),Q=Cl({request:s,processResponseEndOfBody:BR,processResponse:B=>{if(!o){
if(B.aborted){og(t,s,i,Q.serializedAbortReason);return}if(B.type==="error"){t.reject(new TypeError("fetch failed",{cause:B.error}));return}i=new WeakRef(dF(B,"i\
mmutable")),t.resolve(i.deref()),t=null}},dispatcher:r[ZF]}),t.promise}function cl(e,A="other"){if(e.type==="error"&&e.aborted||!e.urlList?.length)return;let t=e.
urlList[0],r=e.timingInfo,s=e.cacheState;Bg(t)&&r!==null&&(e.timingAllowPassed||(r=ag({startTime:r.startTime}),s=""),r.endTime=Zr(),e.timingInfo=r,Il(r,t.href,A,
globalThis,s))}var Il=performance.markResourceTiming;function og(e,A,t,r){if(e&&e.reject(r),A.body!=null&&Gn(A.body?.stream)&&A.body.stream.cancel(r).catch(n=>{
if(n.code!=="ERR_INVALID_STATE")throw n}),t==null)return;let s=t[al];s.body!=null&&Gn(s.body?.stream)&&s.body.stream.cancel(r).catch(n=>{if(n.code!=="ERR_INVALI\
D_STATE")throw n})}function Cl({request:e,processRequestBodyChunkLength:A,processRequestEndOfBody:t,processResponse:r,processResponseEndOfBody:s,processResponseConsumeBody:n,
useParallelQueue:i=false,dispatcher:o=iR()}){it(o);let Q=null,g=false;e.client!=null&&(Q=e.client.globalObject,g=e.client.crossOriginIsolatedCapability);let B=Zr(
g),a=ag({startTime:B}),E={controller:new Jn(o),request:e,timingInfo:a,processRequestBodyChunkLength:A,processRequestEndOfBody:t,processResponse:r,processResponseConsumeBody:n,
processResponseEndOfBody:s,taskDestination:Q,crossOriginIsolatedCapability:g};return it(!e.body||e.body.stream),e.window==="client"&&(e.window=e.client?.globalObject?.
constructor?.name==="Window"?e.client:"no-window"),e.origin==="client"&&(e.origin=e.client.origin),e.policyContainer==="client"&&(e.client!=null?e.policyContainer=
kF(e.client.policyContainer):e.policyContainer=DF()),e.headersList.contains("accept",true)||e.headersList.append("accept","*/*",true),e.headersList.contains("ac\
cept-language",true)||e.headersList.append("accept-language","*",true),e.priority,XF.has(e.destination),ll(E).catch(C=>{E.controller.terminate(C)}),E.controller}
async function ll(e,A=false){let t=e.request,r=null;if(t.localURLsOnly&&!HF(re(t))&&(r=v("local URLs only")),SF(t),pF(t)==="blocked"&&(r=v("bad port")),t.referrerPolicy===
""&&(t.referrerPolicy=t.policyContainer.referrerPolicy),t.referrer!=="no-referrer"&&(t.referrer=LF(t)),r===null&&(r=await(async()=>{let n=re(t);return gg(n,t.url)&&
t.responseTainting==="basic"||n.protocol==="data:"||t.mode==="navigate"||t.mode==="websocket"?(t.responseTainting="basic",await gl(e)):t.mode==="same-origin"?v(
'request mode cannot be "same-origin"'):t.mode==="no-cors"?t.redirect!=="follow"?v('redirect mode cannot be "follow" for "no-cors" request'):(t.responseTainting=
"opaque",await gl(e)):Bg(re(t))?(t.responseTainting="cors",await hl(e)):v("URL scheme must be a HTTP(S) scheme")})()),A)return r;r.status!==0&&!r.internalResponse&&
(t.responseTainting,t.responseTainting==="basic"?r=ng(r,"basic"):t.responseTainting==="cors"?r=ng(r,"cors"):t.responseTainting==="opaque"?r=ng(r,"opaque"):it(false));
let s=r.status===0?r:r.internalResponse;if(s.urlList.length===0&&s.urlList.push(...t.urlList),t.timingAllowFailed||(r.timingAllowPassed=true),r.type==="opaque"&&
s.status===206&&s.rangeRequested&&!t.headers.contains("range",true)&&(r=s=v()),r.status!==0&&(t.method==="HEAD"||t.method==="CONNECT"||El.includes(s.status))&&(s.
body=null,e.controller.dump=true),t.integrity){let n=o=>Qg(e,v(o));if(t.responseTainting==="opaque"||r.body==null){n(r.error);return}let i=o=>{if(!yF(o,t.integrity)){
n("integrity mismatch");return}r.body=Eg(o)[0],Qg(e,r)};await JF(r.body,i,n)}else Qg(e,r)}function gl(e){if(nt(e)&&e.request.redirectCount===0)return Promise.resolve(
Ln(e));let{request:A}=e,{protocol:t}=re(A);switch(t){case"about:":return Promise.resolve(v("about scheme is not supported"));case"blob:":{ig||(ig=l("node:buffer").
resolveObjectURL);let r=re(A);if(r.search.length!==0)return Promise.resolve(v("NetworkError when attempting to fetch resource."));let s=ig(r.toString());if(A.method!==
"GET"||!YF(s))return Promise.resolve(v("invalid method"));let n=Tn(),i=s.size,o=Yn(`${i}`),Q=s.type;if(A.headersList.contains("range",true)){n.rangeRequested=true;
let g=A.headersList.get("range",true),B=qF(g,true);if(B==="failure")return Promise.resolve(v("failed to fetch the data URL"));let{rangeStartValue:a,rangeEndValue:E}=B;
if(a===null)a=i-E,E=a+E-1;else{if(a>=i)return Promise.resolve(v("Range start is greater than the blob's size."));(E===null||E>=i)&&(E=i-1)}let C=s.slice(a,E,Q),
I=ol(C);n.body=I[0];let h=Yn(`${C.size}`),f=WF(a,E,i);n.status=206,n.statusText="Partial Content",n.headersList.set("content-length",h,true),n.headersList.set("\
content-type",Q,true),n.headersList.set("content-range",f,true)}else{let g=ol(s);n.statusText="OK",n.body=g[0],n.headersList.set("content-length",o,true),n.headersList.
set("content-type",Q,true)}return Promise.resolve(n)}case"data:":{let r=re(A),s=rR(r);if(s==="failure")return Promise.resolve(v("failed to fetch the data URL"));
let n=sR(s.mimeType);return Promise.resolve(Tn({statusText:"OK",headersList:[["content-type",{name:"Content-Type",value:n}]],body:Eg(s.body)[0]}))}case"file:":return Promise.
resolve(v("not implemented... yet..."));case"http:":case"https:":return hl(e).catch(r=>v(r));default:return Promise.resolve(v("unknown scheme"))}}function cR(e,A){
e.request.done=true,e.processResponseDone!=null&&queueMicrotask(()=>e.processResponseDone(A))}function Qg(e,A){let t=e.timingInfo,r=()=>{let n=Date.now();e.request.
destination==="document"&&(e.controller.fullTimingInfo=t),e.controller.reportTimingSteps=()=>{if(e.request.url.protocol!=="https:")return;t.endTime=n;let o=A.cacheState,
Q=A.bodyInfo;A.timingAllowPassed||(t=ag(t),o="");let g=0;if(e.request.mode!=="navigator"||!A.hasCrossOriginRedirects){g=A.status;let B=PF(A.headersList);B!=="fa\
ilure"&&(Q.contentType=nR(B))}e.request.initiatorType!=null&&Il(t,e.request.url.href,e.request.initiatorType,globalThis,o,Q,g)};let i=()=>{e.request.done=true,e.
processResponseEndOfBody!=null&&queueMicrotask(()=>e.processResponseEndOfBody(A)),e.request.initiatorType!=null&&e.controller.reportTimingSteps()};queueMicrotask(
()=>i())};e.processResponse!=null&&queueMicrotask(()=>{e.processResponse(A),e.processResponse=null});let s=A.type==="error"?A:A.internalResponse??A;s.body==null?
r():AR(s.body.stream,()=>{r()})}async function hl(e){let A=e.request,t=null,r=null,s=e.timingInfo;if(A.serviceWorkers,t===null){if(A.redirect==="follow"&&(A.serviceWorkers=
"none"),r=t=await ul(e),A.responseTainting==="cors"&&MF(A,t)==="failure")return v("cors failure");FF(A,t)==="failure"&&(A.timingAllowFailed=true)}return(A.responseTainting===
"opaque"||t.type==="opaque")&&bF(A.origin,A.client,A.destination,r)==="blocked"?v("blocked"):(Bl.has(r.status)&&(A.redirect!=="manual"&&e.controller.connection.
destroy(void 0,false),A.redirect==="error"?t=v("unexpected redirect"):A.redirect==="manual"?t=r:A.redirect==="follow"?t=await IR(e,t):it(false)),t.timingInfo=s,
t)}function IR(e,A){let t=e.request,r=A.internalResponse?A.internalResponse:A,s;try{if(s=NF(r,re(t).hash),s==null)return A}catch(i){return Promise.resolve(v(i))}
if(!Bg(s))return Promise.resolve(v("URL scheme must be a HTTP(S) scheme"));if(t.redirectCount===20)return Promise.resolve(v("redirect count exceeded"));if(t.redirectCount+=
1,t.mode==="cors"&&(s.username||s.password)&&!gg(t,s))return Promise.resolve(v('cross origin not allowed for request mode "cors"'));if(t.responseTainting==="cor\
s"&&(s.username||s.password))return Promise.resolve(v('URL cannot contain credentials for request mode "cors"'));if(r.status!==303&&t.body!=null&&t.body.source==
null)return Promise.resolve(v());if([301,302].includes(r.status)&&t.method==="POST"||r.status===303&&!gR.includes(t.method)){t.method="GET",t.body=null;for(let i of KF)
t.headersList.delete(i)}gg(re(t),s)||(t.headersList.delete("authorization",true),t.headersList.delete("proxy-authorization",true),t.headersList.delete("cookie",
true),t.headersList.delete("host",true)),t.body!=null&&(it(t.body.source!=null),t.body=Eg(t.body.source)[0]);let n=e.timingInfo;return n.redirectEndTime=n.postRedirectStartTime=
Zr(e.crossOriginIsolatedCapability),n.redirectStartTime===0&&(n.redirectStartTime=n.startTime),t.urlList.push(s),mF(t,r),ll(e,true)}async function ul(e,A=false,t=false){
let r=e.request,s=null,n=null,i=null,o=null,Q=false;r.window==="no-window"&&r.redirect==="error"?(s=e,n=r):(n=wF(r),s={...e},s.request=n);let g=r.credentials===
"include"||r.credentials==="same-origin"&&r.responseTainting==="basic",B=n.body?n.body.length:null,a=null;if(n.body==null&&["POST","PUT"].includes(n.method)&&(a=
"0"),B!=null&&(a=Yn(`${B}`)),a!=null&&n.headersList.append("content-length",a,true),B!=null&&n.keepalive,n.referrer instanceof URL&&n.headersList.append("refere\
r",Yn(n.referrer.href),true),RF(n),UF(n),n.headersList.contains("user-agent",true)||n.headersList.append("user-agent",aR),n.cache==="default"&&(n.headersList.contains(
"if-modified-since",true)||n.headersList.contains("if-none-match",true)||n.headersList.contains("if-unmodified-since",true)||n.headersList.contains("if-match",true)||
n.headersList.contains("if-range",true))&&(n.cache="no-store"),n.cache==="no-cache"&&!n.preventNoCacheCacheControlHeaderModification&&!n.headersList.contains("c\
ache-control",true)&&n.headersList.append("cache-control","max-age=0",true),(n.cache==="no-store"||n.cache==="reload")&&(n.headersList.contains("pragma",true)||
n.headersList.append("pragma","no-cache",true),n.headersList.contains("cache-control",true)||n.headersList.append("cache-control","no-cache",true)),n.headersList.
contains("range",true)&&n.headersList.append("accept-encoding","identity",true),n.headersList.contains("accept-encoding",true)||(VF(re(n))?n.headersList.append(
"accept-encoding","br, gzip, deflate",true):n.headersList.append("accept-encoding","gzip, deflate",true)),n.headersList.delete("host",true),o==null&&(n.cache="n\
o-store"),n.cache!=="no-store"&&n.cache,i==null){if(n.cache==="only-if-cached")return v("only if cached");let E=await CR(s,g,t);!zF.has(n.method)&&E.status>=200&&
E.status<=399,Q&&E.status,i==null&&(i=E)}if(i.urlList=[...n.urlList],n.headersList.contains("range",true)&&(i.rangeRequested=true),i.requestIncludesCredentials=
g,i.status===407)return r.window==="no-window"?v():nt(e)?Ln(e):v("proxy authentication required");if(i.status===421&&!t&&(r.body==null||r.body.source!=null)){if(nt(
e))return Ln(e);e.controller.connection.destroy(),i=await ul(e,A,true)}return i}async function CR(e,A=false,t=false){it(!e.controller.connection||e.controller.connection.
destroyed),e.controller.connection={abort:null,destroyed:false,destroy(I,h=true){this.destroyed||(this.destroyed=true,h&&this.abort?.(I??new DOMException("The o\
peration was aborted.","AbortError")))}};let r=e.request,s=null,n=e.timingInfo;r.cache="no-store";let o=t?"yes":"no";r.mode;let Q=null;if(r.body==null&&e.processRequestEndOfBody)
queueMicrotask(()=>e.processRequestEndOfBody());else if(r.body!=null){let I=async function*(c){nt(e)||(yield c,e.processRequestBodyChunkLength?.(c.byteLength))},
h=()=>{nt(e)||e.processRequestEndOfBody&&e.processRequestEndOfBody()},f=c=>{nt(e)||(c.name==="AbortError"?e.controller.abort():e.controller.terminate(c))};Q=(async function*(){
try{for await(let c of r.body.stream)yield*I(c);h()}catch(c){f(c)}})()}try{let{body:I,status:h,statusText:f,headersList:c,socket:y}=await C({body:Q});if(y)s=Tn(
{status:h,statusText:f,headersList:c,socket:y});else{let R=I[Symbol.asyncIterator]();e.controller.next=()=>R.next(),s=Tn({status:h,statusText:f,headersList:c})}}catch(I){
return I.name==="AbortError"?(e.controller.connection.destroy(),Ln(e,I)):v(I)}let g=async()=>{await e.controller.resume()},B=I=>{nt(e)||e.controller.abort(I)},a=new ReadableStream(
{async start(I){e.controller.controller=I},async pull(I){await g(I)},async cancel(I){await B(I)},type:"bytes"});s.body={stream:a,source:null,length:null},e.controller.
resume||e.controller.on("terminated",E),e.controller.resume=async()=>{for(;;){let I,h;try{let{done:c,value:y}=await e.controller.next();if(il(e))break;I=c?void 0:
y}catch(c){e.controller.ended&&!n.encodedBodySize?I=void 0:(I=c,h=true)}if(I===void 0){xF(e.controller.controller),cR(e,s);return}if(n.decodedBodySize+=I?.byteLength??
0,h){e.controller.terminate(I);return}let f=new Uint8Array(I);if(f.byteLength&&e.controller.controller.enqueue(f),tR(a)){e.controller.terminate();return}if(e.controller.
controller.desiredSize<=0)return}};function E(I){il(e)?(s.aborted=true,Gn(a)&&e.controller.controller.error(e.controller.serializedAbortReason)):Gn(a)&&e.controller.
controller.error(new TypeError("terminated",{cause:GF(I)?I:void 0})),e.controller.connection.destroy()}return s;function C({body:I}){let h=re(r),f=e.controller.
dispatcher;return new Promise((c,y)=>f.dispatch({path:h.pathname+h.search,origin:h.origin,method:r.method,body:f.isMockActive?r.body&&(r.body.source||r.body.stream):
I,headers:r.headersList.entries,maxRedirections:0,upgrade:r.mode==="websocket"?"websocket":void 0},{body:null,abort:null,onConnect(R){let{connection:D}=e.controller;
n.finalConnectionTimingInfo=vF(void 0,n.postRedirectStartTime,e.crossOriginIsolatedCapability),D.destroyed?R(new DOMException("The operation was aborted.","Abor\
tError")):(e.controller.on("terminated",R),this.abort=D.abort=R),n.finalNetworkRequestStartTime=Zr(e.crossOriginIsolatedCapability)},onResponseStarted(){n.finalNetworkResponseStartTime=
Zr(e.crossOriginIsolatedCapability)},onHeaders(R,D,x,P){if(R<200)return;let Z="",oA=new nl;for(let CA=0;CA<D.length;CA+=2)oA.append(Ql(D[CA]),D[CA+1].toString("\
latin1"),true);Z=oA.get("location",true);let se=[],Bt=Z&&r.redirect==="follow"&&Bl.has(R);if(r.method!=="HEAD"&&r.method!=="CONNECT"&&!El.includes(R)&&!Bt){let CA=oA.
get("content-encoding",true),Et=CA?CA.toLowerCase().split(","):[],Es=5;if(Et.length>Es)return this.abort(new Error(`too many content-encodings in response: ${Et.
length}, maximum allowed is ${Es}`)),true;for(let Ye=Et.length-1;Ye>=0;--Ye){let cs=Et[Ye].trim();if(cs==="x-gzip"||cs==="gzip")se.push(Se.createGunzip({flush:Se.
constants.Z_SYNC_FLUSH,finishFlush:Se.constants.Z_SYNC_FLUSH}));else if(cs==="deflate")se.push(OF({flush:Se.constants.Z_SYNC_FLUSH,finishFlush:Se.constants.Z_SYNC_FLUSH}));else if(cs===
"br")se.push(Se.createBrotliDecompress({flush:Se.constants.BROTLI_OPERATION_FLUSH,finishFlush:Se.constants.BROTLI_OPERATION_FLUSH}));else{se.length=0;break}}}this.
body=new jF({read:x});let he=this.onError.bind(this);return c({status:R,statusText:P,headersList:oA,body:se.length?$F(this.body,...se,CA=>{CA&&this.onError(CA)}).
on("error",he):this.body.on("error",he)}),true},onData(R){if(e.controller.dump)return;let D=R;return n.encodedBodySize+=D.byteLength,this.body.push(D)},onComplete(){
this.abort&&e.controller.off("terminated",this.abort),e.controller.ended=true,this.body.push(null)},onError(R){this.abort&&e.controller.off("terminated",this.abort),
this.body?.destroy(R),e.controller.terminate(R),y(R)},onUpgrade(R,D,x){if(R!==101)return;let P=new nl;for(let Z=0;Z<D.length;Z+=2)P.append(Ql(D[Z]),D[Z+1].toString(
"latin1"),true);return c({status:R,statusText:QR[R],headersList:P,socket:x}),true}}))}}dl.exports={fetch:ER,Fetch:Jn,fetching:Cl,finalizeAndReportTiming:cl}});var cg=u(
(EM,fl)=>{"use strict";fl.exports={kState:Symbol("FileReader state"),kResult:Symbol("FileReader result"),kError:Symbol("FileReader error"),kLastProgressEventFired:Symbol(
"FileReader last progress event fired timestamp"),kEvents:Symbol("FileReader events"),kAborted:Symbol("FileReader aborted")}});var yl=u((cM,wl)=>{"use strict";var{
webidl:SA}=gA(),xn=Symbol("ProgressEvent state"),Ig=class e extends Event{constructor(A,t={}){A=SA.converters.DOMString(A,"ProgressEvent constructor","type"),t=
SA.converters.ProgressEventInit(t??{}),super(A,t),this[xn]={lengthComputable:t.lengthComputable,loaded:t.loaded,total:t.total}}get lengthComputable(){return SA.
brandCheck(this,e),this[xn].lengthComputable}get loaded(){return SA.brandCheck(this,e),this[xn].loaded}get total(){return SA.brandCheck(this,e),this[xn].total}};
SA.converters.ProgressEventInit=SA.dictionaryConverter([{key:"lengthComputable",converter:SA.converters.boolean,defaultValue:()=>false},{key:"loaded",converter:SA.
converters["unsigned long long"],defaultValue:()=>0},{key:"total",converter:SA.converters["unsigned long long"],defaultValue:()=>0},{key:"bubbles",converter:SA.
converters.boolean,defaultValue:()=>false},{key:"cancelable",converter:SA.converters.boolean,defaultValue:()=>false},{key:"composed",converter:SA.converters.boolean,
defaultValue:()=>false}]);wl.exports={ProgressEvent:Ig}});var kl=u((IM,Dl)=>{"use strict";function lR(e){if(!e)return"failure";switch(e.trim().toLowerCase()){case"\
unicode-1-1-utf-8":case"unicode11utf8":case"unicode20utf8":case"utf-8":case"utf8":case"x-unicode20utf8":return"UTF-8";case"866":case"cp866":case"csibm866":case"\
ibm866":return"IBM866";case"csisolatin2":case"iso-8859-2":case"iso-ir-101":case"iso8859-2":case"iso88592":case"iso_8859-2":case"iso_8859-2:1987":case"l2":case"l\
atin2":return"ISO-8859-2";case"csisolatin3":case"iso-8859-3":case"iso-ir-109":case"iso8859-3":case"iso88593":case"iso_8859-3":case"iso_8859-3:1988":case"l3":case"\
latin3":return"ISO-8859-3";case"csisolatin4":case"iso-8859-4":case"iso-ir-110":case"iso8859-4":case"iso88594":case"iso_8859-4":case"iso_8859-4:1988":case"l4":case"\
latin4":return"ISO-8859-4";case"csisolatincyrillic":case"cyrillic":case"iso-8859-5":case"iso-ir-144":case"iso8859-5":case"iso88595":case"iso_8859-5":case"iso_88\
59-5:1988":return"ISO-8859-5";case"arabic":case"asmo-708":case"csiso88596e":case"csiso88596i":case"csisolatinarabic":case"ecma-114":case"iso-8859-6":case"iso-88\
59-6-e":case"iso-8859-6-i":case"iso-ir-127":case"iso8859-6":case"iso88596":case"iso_8859-6":case"iso_8859-6:1987":return"ISO-8859-6";case"csisolatingreek":case"\
ecma-118":case"elot_928":case"greek":case"greek8":case"iso-8859-7":case"iso-ir-126":case"iso8859-7":case"iso88597":case"iso_8859-7":case"iso_8859-7:1987":case"s\
un_eu_greek":return"ISO-8859-7";case"csiso88598e":case"csisolatinhebrew":case"hebrew":case"iso-8859-8":case"iso-8859-8-e":case"iso-ir-138":case"iso8859-8":case"\
iso88598":case"iso_8859-8":case"iso_8859-8:1988":case"visual":return"ISO-8859-8";case"csiso88598i":case"iso-8859-8-i":case"logical":return"ISO-8859-8-I";case"cs\
isolatin6":case"iso-8859-10":case"iso-ir-157":case"iso8859-10":case"iso885910":case"l6":case"latin6":return"ISO-8859-10";case"iso-8859-13":case"iso8859-13":case"\
iso885913":return"ISO-8859-13";case"iso-8859-14":case"iso8859-14":case"iso885914":return"ISO-8859-14";case"csisolatin9":case"iso-8859-15":case"iso8859-15":case"\
iso885915":case"iso_8859-15":case"l9":return"ISO-8859-15";case"iso-8859-16":return"ISO-8859-16";case"cskoi8r":case"koi":case"koi8":case"koi8-r":case"koi8_r":return"\
KOI8-R";case"koi8-ru":case"koi8-u":return"KOI8-U";case"csmacintosh":case"mac":case"macintosh":case"x-mac-roman":return"macintosh";case"iso-8859-11":case"iso8859\
-11":case"iso885911":case"tis-620":case"windows-874":return"windows-874";case"cp1250":case"windows-1250":case"x-cp1250":return"windows-1250";case"cp1251":case"w\
indows-1251":case"x-cp1251":return"windows-1251";case"ansi_x3.4-1968":case"ascii":case"cp1252":case"cp819":case"csisolatin1":case"ibm819":case"iso-8859-1":case"\
iso-ir-100":case"iso8859-1":case"iso88591":case"iso_8859-1":case"iso_8859-1:1987":case"l1":case"latin1":case"us-ascii":case"windows-1252":case"x-cp1252":return"\
windows-1252";case"cp1253":case"windows-1253":case"x-cp1253":return"windows-1253";case"cp1254":case"csisolatin5":case"iso-8859-9":case"iso-ir-148":case"iso8859-\
9":case"iso88599":case"iso_8859-9":case"iso_8859-9:1989":case"l5":case"latin5":case"windows-1254":case"x-cp1254":return"windows-1254";case"cp1255":case"windows-\
1255":case"x-cp1255":return"windows-1255";case"cp1256":case"windows-1256":case"x-cp1256":return"windows-1256";case"cp1257":case"windows-1257":case"x-cp1257":return"\
windows-1257";case"cp1258":case"windows-1258":case"x-cp1258":return"windows-1258";case"x-mac-cyrillic":case"x-mac-ukrainian":return"x-mac-cyrillic";case"chinese":case"\
csgb2312":case"csiso58gb231280":case"gb2312":case"gb_2312":case"gb_2312-80":case"gbk":case"iso-ir-58":case"x-gbk":return"GBK";case"gb18030":return"gb18030";case"\
big5":case"big5-hkscs":case"cn-big5":case"csbig5":case"x-x-big5":return"Big5";case"cseucpkdfmtjapanese":case"euc-jp":case"x-euc-jp":return"EUC-JP";case"csiso202\
2jp":case"iso-2022-jp":return"ISO-2022-JP";case"csshiftjis":case"ms932":case"ms_kanji":case"shift-jis":case"shift_jis":case"sjis":case"windows-31j":case"x-sjis":
return"Shift_JIS";case"cseuckr":case"csksc56011987":case"euc-kr":case"iso-ir-149":case"korean":case"ks_c_5601-1987":case"ks_c_5601-1989":case"ksc5601":case"ksc_\
5601":case"windows-949":return"EUC-KR";case"csiso2022kr":case"hz-gb-2312":case"iso-2022-cn":case"iso-2022-cn-ext":case"iso-2022-kr":case"replacement":return"rep\
lacement";case"unicodefffe":case"utf-16be":return"UTF-16BE";case"csunicode":case"iso-10646-ucs-2":case"ucs-2":case"unicode":case"unicodefeff":case"utf-16":case"\
utf-16le":return"UTF-16LE";case"x-user-defined":return"x-user-defined";default:return"failure"}}Dl.exports={getEncoding:lR}});var Ml=u((CM,Ul)=>{"use strict";var{
kState:Kt,kError:Cg,kResult:pl,kAborted:Kr,kLastProgressEventFired:lg}=cg(),{ProgressEvent:hR}=yl(),{getEncoding:Fl}=kl(),{serializeAMimeType:uR,parseMIMEType:Rl}=lA(),
{types:dR}=l("node:util"),{StringDecoder:Nl}=l("string_decoder"),{btoa:ml}=l("node:buffer"),fR={enumerable:true,writable:false,configurable:false};function wR(e,A,t,r){
if(e[Kt]==="loading")throw new DOMException("Invalid state","InvalidStateError");e[Kt]="loading",e[pl]=null,e[Cg]=null;let n=A.stream().getReader(),i=[],o=n.read(),
Q=true;(async()=>{for(;!e[Kr];)try{let{done:g,value:B}=await o;if(Q&&!e[Kr]&&queueMicrotask(()=>{Ue("loadstart",e)}),Q=false,!g&&dR.isUint8Array(B))i.push(B),(e[lg]===
void 0||Date.now()-e[lg]>=50)&&!e[Kr]&&(e[lg]=Date.now(),queueMicrotask(()=>{Ue("progress",e)})),o=n.read();else if(g){queueMicrotask(()=>{e[Kt]="done";try{let a=yR(
i,t,A.type,r);if(e[Kr])return;e[pl]=a,Ue("load",e)}catch(a){e[Cg]=a,Ue("error",e)}e[Kt]!=="loading"&&Ue("loadend",e)});break}}catch(g){if(e[Kr])return;queueMicrotask(
()=>{e[Kt]="done",e[Cg]=g,Ue("error",e),e[Kt]!=="loading"&&Ue("loadend",e)});break}})()}function Ue(e,A){let t=new hR(e,{bubbles:false,cancelable:false});A.dispatchEvent(
t)}function yR(e,A,t,r){switch(A){case"DataURL":{let s="data:",n=Rl(t||"application/octet-stream");n!=="failure"&&(s+=uR(n)),s+=";base64,";let i=new Nl("latin1");
for(let o of e)s+=ml(i.write(o));return s+=ml(i.end()),s}case"Text":{let s="failure";if(r&&(s=Fl(r)),s==="failure"&&t){let n=Rl(t);n!=="failure"&&(s=Fl(n.parameters.
get("charset")))}return s==="failure"&&(s="UTF-8"),DR(e,s)}case"ArrayBuffer":return Sl(e).buffer;case"BinaryString":{let s="",n=new Nl("latin1");for(let i of e)
s+=n.write(i);return s+=n.end(),s}}}function DR(e,A){let t=Sl(e),r=kR(t),s=0;r!==null&&(A=r,s=r==="UTF-8"?3:2);let n=t.slice(s);return new TextDecoder(A).decode(
n)}function kR(e){let[A,t,r]=e;return A===239&&t===187&&r===191?"UTF-8":A===254&&t===255?"UTF-16BE":A===255&&t===254?"UTF-16LE":null}function Sl(e){let A=e.reduce(
(r,s)=>r+s.byteLength,0),t=0;return e.reduce((r,s)=>(r.set(s,t),t+=s.byteLength,r),new Uint8Array(A))}Ul.exports={staticPropertyDescriptors:fR,readOperation:wR,
fireAProgressEvent:Ue}});var Yl=u((lM,Tl)=>{"use strict";var{staticPropertyDescriptors:Xt,readOperation:Hn,fireAProgressEvent:bl}=Ml(),{kState:ot,kError:Ll,kResult:Vn,
kEvents:H,kAborted:pR}=cg(),{webidl:W}=gA(),{kEnumerableProperty:dA}=L(),OA=class e extends EventTarget{constructor(){super(),this[ot]="empty",this[Vn]=null,this[Ll]=
null,this[H]={loadend:null,error:null,abort:null,load:null,progress:null,loadstart:null}}readAsArrayBuffer(A){W.brandCheck(this,e),W.argumentLengthCheck(arguments,
1,"FileReader.readAsArrayBuffer"),A=W.converters.Blob(A,{strict:false}),Hn(this,A,"ArrayBuffer")}readAsBinaryString(A){W.brandCheck(this,e),W.argumentLengthCheck(
arguments,1,"FileReader.readAsBinaryString"),A=W.converters.Blob(A,{strict:false}),Hn(this,A,"BinaryString")}readAsText(A,t=void 0){W.brandCheck(this,e),W.argumentLengthCheck(
arguments,1,"FileReader.readAsText"),A=W.converters.Blob(A,{strict:false}),t!==void 0&&(t=W.converters.DOMString(t,"FileReader.readAsText","encoding")),Hn(this,
A,"Text",t)}readAsDataURL(A){W.brandCheck(this,e),W.argumentLengthCheck(arguments,1,"FileReader.readAsDataURL"),A=W.converters.Blob(A,{strict:false}),Hn(this,A,
"DataURL")}abort(){if(this[ot]==="empty"||this[ot]==="done"){this[Vn]=null;return}this[ot]==="loading"&&(this[ot]="done",this[Vn]=null),this[pR]=true,bl("abort",
this),this[ot]!=="loading"&&bl("loadend",this)}get readyState(){switch(W.brandCheck(this,e),this[ot]){case"empty":return this.EMPTY;case"loading":return this.LOADING;case"\
done":return this.DONE}}get result(){return W.brandCheck(this,e),this[Vn]}get error(){return W.brandCheck(this,e),this[Ll]}get onloadend(){return W.brandCheck(this,
e),this[H].loadend}set onloadend(A){W.brandCheck(this,e),this[H].loadend&&this.removeEventListener("loadend",this[H].loadend),typeof A=="function"?(this[H].loadend=
A,this.addEventListener("loadend",A)):this[H].loadend=null}get onerror(){return W.brandCheck(this,e),this[H].error}set onerror(A){W.brandCheck(this,e),this[H].error&&
this.removeEventListener("error",this[H].error),typeof A=="function"?(this[H].error=A,this.addEventListener("error",A)):this[H].error=null}get onloadstart(){return W.
brandCheck(this,e),this[H].loadstart}set onloadstart(A){W.brandCheck(this,e),this[H].loadstart&&this.removeEventListener("loadstart",this[H].loadstart),typeof A==
"function"?(this[H].loadstart=A,this.addEventListener("loadstart",A)):this[H].loadstart=null}get onprogress(){return W.brandCheck(this,e),this[H].progress}set onprogress(A){
W.brandCheck(this,e),this[H].progress&&this.removeEventListener("progress",this[H].progress),typeof A=="function"?(this[H].progress=A,this.addEventListener("pro\
gress",A)):this[H].progress=null}get onload(){return W.brandCheck(this,e),this[H].load}set onload(A){W.brandCheck(this,e),this[H].load&&this.removeEventListener(
"load",this[H].load),typeof A=="function"?(this[H].load=A,this.addEventListener("load",A)):this[H].load=null}get onabort(){return W.brandCheck(this,e),this[H].abort}set onabort(A){
W.brandCheck(this,e),this[H].abort&&this.removeEventListener("abort",this[H].abort),typeof A=="function"?(this[H].abort=A,this.addEventListener("abort",A)):this[H].
abort=null}};OA.EMPTY=OA.prototype.EMPTY=0;OA.LOADING=OA.prototype.LOADING=1;OA.DONE=OA.prototype.DONE=2;Object.defineProperties(OA.prototype,{EMPTY:Xt,LOADING:Xt,
DONE:Xt,readAsArrayBuffer:dA,readAsBinaryString:dA,readAsText:dA,readAsDataURL:dA,abort:dA,readyState:dA,result:dA,error:dA,onloadstart:dA,onprogress:dA,onload:dA,
onabort:dA,onerror:dA,onloadend:dA,[Symbol.toStringTag]:{value:"FileReader",writable:false,enumerable:false,configurable:true}});Object.defineProperties(OA,{EMPTY:Xt,
LOADING:Xt,DONE:Xt});Tl.exports={FileReader:OA}});var vn=u((hM,Gl)=>{"use strict";Gl.exports={kConstruct:X().kConstruct}});var Hl=u((uM,xl)=>{"use strict";var FR=l(
"node:assert"),{URLSerializer:Jl}=lA(),{isValidHeaderName:RR}=DA();function NR(e,A,t=false){let r=Jl(e,t),s=Jl(A,t);return r===s}function mR(e){FR(e!==null);let A=[];
for(let t of e.split(","))t=t.trim(),RR(t)&&A.push(t);return A}xl.exports={urlEquals:NR,getFieldValues:mR}});var ql=u((dM,vl)=>{"use strict";var{kConstruct:SR}=vn(),
{urlEquals:UR,getFieldValues:hg}=Hl(),{kEnumerableProperty:Qt,isDisturbed:MR}=L(),{webidl:F}=gA(),{Response:bR,cloneResponse:LR,fromInnerResponse:TR}=Pr(),{Request:Ie,
fromInnerRequest:YR}=zt(),{kState:PA}=ue(),{fetching:GR}=zr(),{urlIsHttpHttpsScheme:qn,createDeferredPromise:_t,readAllBytes:JR}=DA(),ug=l("node:assert"),Wn=class e{#A;constructor(){
arguments[0]!==SR&&F.illegalConstructor(),F.util.markAsUncloneable(this),this.#A=arguments[1]}async match(A,t={}){F.brandCheck(this,e);let r="Cache.match";F.argumentLengthCheck(
arguments,1,r),A=F.converters.RequestInfo(A,r,"request"),t=F.converters.CacheQueryOptions(t,r,"options");let s=this.#n(A,t,1);if(s.length!==0)return s[0]}async matchAll(A=void 0,t={}){
F.brandCheck(this,e);let r="Cache.matchAll";return A!==void 0&&(A=F.converters.RequestInfo(A,r,"request")),t=F.converters.CacheQueryOptions(t,r,"options"),this.#n(
A,t)}async add(A){F.brandCheck(this,e);let t="Cache.add";F.argumentLengthCheck(arguments,1,t),A=F.converters.RequestInfo(A,t,"request");let r=[A];return await this.
addAll(r)}async addAll(A){F.brandCheck(this,e);let t="Cache.addAll";F.argumentLengthCheck(arguments,1,t);let r=[],s=[];for(let E of A){if(E===void 0)throw F.errors.
conversionFailed({prefix:t,argument:"Argument 1",types:["undefined is not allowed"]});if(E=F.converters.RequestInfo(E),typeof E=="string")continue;let C=E[PA];if(!qn(
C.url)||C.method!=="GET")throw F.errors.exception({header:t,message:"Expected http/s scheme when method is not GET."})}let n=[];for(let E of A){let C=new Ie(E)[PA];
if(!qn(C.url))throw F.errors.exception({header:t,message:"Expected http/s scheme."});C.initiator="fetch",C.destination="subresource",s.push(C);let I=_t();n.push(
GR({request:C,processResponse(h){if(h.type==="error"||h.status===206||h.status<200||h.status>299)I.reject(F.errors.exception({header:"Cache.addAll",message:"Rec\
eived an invalid status code or the request failed."}));else if(h.headersList.contains("vary")){let f=hg(h.headersList.get("vary"));for(let c of f)if(c==="*"){I.
reject(F.errors.exception({header:"Cache.addAll",message:"invalid vary field value"}));for(let y of n)y.abort();return}}},processResponseEndOfBody(h){if(h.aborted){
I.reject(new DOMException("aborted","AbortError"));return}I.resolve(h)}})),r.push(I.promise)}let o=await Promise.all(r),Q=[],g=0;for(let E of o){let C={type:"pu\
t",request:s[g],response:E};Q.push(C),g++}let B=_t(),a=null;try{this.#e(Q)}catch(E){a=E}return queueMicrotask(()=>{a===null?B.resolve(void 0):B.reject(a)}),B.promise}async put(A,t){
F.brandCheck(this,e);let r="Cache.put";F.argumentLengthCheck(arguments,2,r),A=F.converters.RequestInfo(A,r,"request"),t=F.converters.Response(t,r,"response");let s=null;
if(A instanceof Ie?s=A[PA]:s=new Ie(A)[PA],!qn(s.url)||s.method!=="GET")throw F.errors.exception({header:r,message:"Expected an http/s scheme when method is not\
 GET"});let n=t[PA];if(n.status===206)throw F.errors.exception({header:r,message:"Got 206 status"});if(n.headersList.contains("vary")){let C=hg(n.headersList.get(
"vary"));for(let I of C)if(I==="*")throw F.errors.exception({header:r,message:"Got * vary field value"})}if(n.body&&(MR(n.body.stream)||n.body.stream.locked))throw F.
errors.exception({header:r,message:"Response body is locked or disturbed"});let i=LR(n),o=_t();if(n.body!=null){let I=n.body.stream.getReader();JR(I).then(o.resolve,
o.reject)}else o.resolve(void 0);let Q=[],g={type:"put",request:s,response:i};Q.push(g);let B=await o.promise;i.body!=null&&(i.body.source=B);let a=_t(),E=null;
try{this.#e(Q)}catch(C){E=C}return queueMicrotask(()=>{E===null?a.resolve():a.reject(E)}),a.promise}async delete(A,t={}){F.brandCheck(this,e);let r="Cache.delet\
e";F.argumentLengthCheck(arguments,1,r),A=F.converters.RequestInfo(A,r,"request"),t=F.converters.CacheQueryOptions(t,r,"options");let s=null;if(A instanceof Ie){
if(s=A[PA],s.method!=="GET"&&!t.ignoreMethod)return false}else ug(typeof A=="string"),s=new Ie(A)[PA];let n=[],i={type:"delete",request:s,options:t};n.push(i);let o=_t(),
Q=null,g;try{g=this.#e(n)}catch(B){Q=B}return queueMicrotask(()=>{Q===null?o.resolve(!!g?.length):o.reject(Q)}),o.promise}async keys(A=void 0,t={}){F.brandCheck(
this,e);let r="Cache.keys";A!==void 0&&(A=F.converters.RequestInfo(A,r,"request")),t=F.converters.CacheQueryOptions(t,r,"options");let s=null;if(A!==void 0)if(A instanceof
Ie){if(s=A[PA],s.method!=="GET"&&!t.ignoreMethod)return[]}else typeof A=="string"&&(s=new Ie(A)[PA]);let n=_t(),i=[];if(A===void 0)for(let o of this.#A)i.push(o[0]);else{
let o=this.#t(s,t);for(let Q of o)i.push(Q[0])}return queueMicrotask(()=>{let o=[];for(let Q of i){let g=YR(Q,new AbortController().signal,"immutable");o.push(g)}
n.resolve(Object.freeze(o))}),n.promise}#e(A){let t=this.#A,r=[...t],s=[],n=[];try{for(let i of A){if(i.type!=="delete"&&i.type!=="put")throw F.errors.exception(
{header:"Cache.#batchCacheOperations",message:'operation type does not match "delete" or "put"'});if(i.type==="delete"&&i.response!=null)throw F.errors.exception(
{header:"Cache.#batchCacheOperations",message:"delete operation should not have an associated response"});if(this.#t(i.request,i.options,s).length)throw new DOMException(
"???","InvalidStateError");let o;if(i.type==="delete"){if(o=this.#t(i.request,i.options),o.length===0)return[];for(let Q of o){let g=t.indexOf(Q);ug(g!==-1),t.splice(
g,1)}}else if(i.type==="put"){if(i.response==null)throw F.errors.exception({header:"Cache.#batchCacheOperations",message:"put operation should have an associate\
d response"});let Q=i.request;if(!qn(Q.url))throw F.errors.exception({header:"Cache.#batchCacheOperations",message:"expected http or https scheme"});if(Q.method!==
"GET")throw F.errors.exception({header:"Cache.#batchCacheOperations",message:"not get method"});if(i.options!=null)throw F.errors.exception({header:"Cache.#batc\
hCacheOperations",message:"options must not be defined"});o=this.#t(i.request);for(let g of o){let B=t.indexOf(g);ug(B!==-1),t.splice(B,1)}t.push([i.request,i.response]),
s.push([i.request,i.response])}n.push([i.request,i.response])}return n}catch(i){throw this.#A.length=0,this.#A=r,i}}#t(A,t,r){let s=[],n=r??this.#A;for(let i of n){
let[o,Q]=i;this.#s(A,o,Q,t)&&s.push(i)}return s}#s(A,t,r=null,s){let n=new URL(A.url),i=new URL(t.url);if(s?.ignoreSearch&&(i.search="",n.search=""),!UR(n,i,true))
return false;if(r==null||s?.ignoreVary||!r.headersList.contains("vary"))return true;let o=hg(r.headersList.get("vary"));for(let Q of o){if(Q==="*")return false;
let g=t.headersList.get(Q),B=A.headersList.get(Q);if(g!==B)return false}return true}#n(A,t,r=1/0){let s=null;if(A!==void 0)if(A instanceof Ie){if(s=A[PA],s.method!==
"GET"&&!t.ignoreMethod)return[]}else typeof A=="string"&&(s=new Ie(A)[PA]);let n=[];if(A===void 0)for(let o of this.#A)n.push(o[1]);else{let o=this.#t(s,t);for(let Q of o)
n.push(Q[1])}let i=[];for(let o of n){let Q=TR(o,"immutable");if(i.push(Q.clone()),i.length>=r)break}return Object.freeze(i)}};Object.defineProperties(Wn.prototype,
{[Symbol.toStringTag]:{value:"Cache",configurable:true},match:Qt,matchAll:Qt,add:Qt,addAll:Qt,put:Qt,delete:Qt,keys:Qt});var Vl=[{key:"ignoreSearch",converter:F.
converters.boolean,defaultValue:()=>false},{key:"ignoreMethod",converter:F.converters.boolean,defaultValue:()=>false},{key:"ignoreVary",converter:F.converters.boolean,
defaultValue:()=>false}];F.converters.CacheQueryOptions=F.dictionaryConverter(Vl);F.converters.MultiCacheQueryOptions=F.dictionaryConverter([...Vl,{key:"cacheNa\
me",converter:F.converters.DOMString}]);F.converters.Response=F.interfaceConverter(bR);F.converters["sequence<RequestInfo>"]=F.sequenceConverter(F.converters.RequestInfo);
vl.exports={Cache:Wn}});var Ol=u((fM,Wl)=>{"use strict";var{kConstruct:Xr}=vn(),{Cache:On}=ql(),{webidl:BA}=gA(),{kEnumerableProperty:_r}=L(),Pn=class e{#A=new Map;constructor(){
arguments[0]!==Xr&&BA.illegalConstructor(),BA.util.markAsUncloneable(this)}async match(A,t={}){if(BA.brandCheck(this,e),BA.argumentLengthCheck(arguments,1,"Cach\
eStorage.match"),A=BA.converters.RequestInfo(A),t=BA.converters.MultiCacheQueryOptions(t),t.cacheName!=null){if(this.#A.has(t.cacheName)){let r=this.#A.get(t.cacheName);
return await new On(Xr,r).match(A,t)}}else for(let r of this.#A.values()){let n=await new On(Xr,r).match(A,t);if(n!==void 0)return n}}async has(A){BA.brandCheck(
this,e);let t="CacheStorage.has";return BA.argumentLengthCheck(arguments,1,t),A=BA.converters.DOMString(A,t,"cacheName"),this.#A.has(A)}async open(A){BA.brandCheck(
this,e);let t="CacheStorage.open";if(BA.argumentLengthCheck(arguments,1,t),A=BA.converters.DOMString(A,t,"cacheName"),this.#A.has(A)){let s=this.#A.get(A);return new On(
Xr,s)}let r=[];return this.#A.set(A,r),new On(Xr,r)}async delete(A){BA.brandCheck(this,e);let t="CacheStorage.delete";return BA.argumentLengthCheck(arguments,1,
t),A=BA.converters.DOMString(A,t,"cacheName"),this.#A.delete(A)}async keys(){return BA.brandCheck(this,e),[...this.#A.keys()]}};Object.defineProperties(Pn.prototype,
{[Symbol.toStringTag]:{value:"CacheStorage",configurable:true},match:_r,has:_r,open:_r,delete:_r,keys:_r});Wl.exports={CacheStorage:Pn}});var Zl=u((wM,Pl)=>{"us\
e strict";Pl.exports={maxAttributeValueSize:1024,maxNameValuePairSize:4096}});var wg=u((yM,_l)=>{"use strict";function xR(e){for(let A=0;A<e.length;++A){let t=e.
charCodeAt(A);if(t>=0&&t<=8||t>=10&&t<=31||t===127)return true}return false}function dg(e){for(let A=0;A<e.length;++A){let t=e.charCodeAt(A);if(t<33||t>126||t===
34||t===40||t===41||t===60||t===62||t===64||t===44||t===59||t===58||t===92||t===47||t===91||t===93||t===63||t===61||t===123||t===125)throw new Error("Invalid co\
okie name")}}function fg(e){let A=e.length,t=0;if(e[0]==='"'){if(A===1||e[A-1]!=='"')throw new Error("Invalid cookie value");--A,++t}for(;t<A;){let r=e.charCodeAt(
t++);if(r<33||r>126||r===34||r===44||r===59||r===92)throw new Error("Invalid cookie value")}}function Kl(e){for(let A=0;A<e.length;++A){let t=e.charCodeAt(A);if(t<
32||t>126||t===59)throw new Error("Invalid cookie path")}}function zl(e){return e>=48&&e<=57||e>=65&&e<=90||e>=97&&e<=122}function HR(e){if(e===" ")return;if(e.
length>255)throw new Error("Invalid cookie domain");let A=0;for(let t=0;t<e.length;++t){let r=e.charCodeAt(t);if(r===46){if(A===0)throw new Error("Invalid cooki\
e domain");if(e.charCodeAt(t-1)===45)throw new Error("Invalid cookie domain");A=0;continue}if(A===0&&!zl(r))throw new Error("Invalid cookie domain");if(!zl(r)&&
r!==45)throw new Error("Invalid cookie domain");if(++A>63)throw new Error("Invalid cookie domain")}if(A===0||e.charCodeAt(e.length-1)===45)throw new Error("Inva\
lid cookie domain")}var VR=["Sun","Mon","Tue","Wed","Thu","Fri","Sat"],vR=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"],Zn=Array(61).
fill(0).map((e,A)=>A.toString().padStart(2,"0"));function Xl(e){return typeof e=="number"&&(e=new Date(e)),`${VR[e.getUTCDay()]}, ${Zn[e.getUTCDate()]} ${vR[e.getUTCMonth()]}\
 ${e.getUTCFullYear()} ${Zn[e.getUTCHours()]}:${Zn[e.getUTCMinutes()]}:${Zn[e.getUTCSeconds()]} GMT`}function qR(e){if(e<0)throw new Error("Invalid cookie max-a\
ge")}function WR(e){if(e.name.length===0)return null;dg(e.name),fg(e.value);let A=[`${e.name}=${e.value}`];e.name.startsWith("__Secure-")&&(e.secure=true),e.name.
startsWith("__Host-")&&(e.secure=true,e.domain=null,e.path="/"),e.secure&&A.push("Secure"),e.httpOnly&&A.push("HttpOnly"),typeof e.maxAge=="number"&&(qR(e.maxAge),
A.push(`Max-Age=${e.maxAge}`)),e.domain&&(HR(e.domain),A.push(`Domain=${e.domain}`)),e.path&&(Kl(e.path),A.push(`Path=${e.path}`)),e.expires&&e.expires.toString()!==
"Invalid Date"&&A.push(`Expires=${Xl(e.expires)}`),e.sameSite&&A.push(`SameSite=${e.sameSite}`);for(let t of e.unparsed){if(!t.includes("="))throw new Error("In\
valid unparsed");let[r,...s]=t.split("="),n=r.trim(),i=s.join("=");dg(n),fg(i),A.push(`${n}=${i}`)}return A.join("; ")}_l.exports={isCTLExcludingHtab:xR,validateCookieName:dg,
validateCookiePath:Kl,validateCookieValue:fg,toIMFDate:Xl,stringify:WR}});var $l=u((DM,jl)=>{"use strict";var{maxNameValuePairSize:OR,maxAttributeValueSize:PR}=Zl(),
{isCTLExcludingHtab:ZR}=wg(),{collectASequenceOfCodePointsFast:zn}=lA(),zR=l("node:assert");function KR(e){if(ZR(e))return null;let A="",t="",r="",s="";if(e.includes(
";")){let n={position:0};A=zn(";",e,n),t=e.slice(n.position)}else A=e;if(!A.includes("="))s=A;else{let n={position:0};r=zn("=",A,n),s=A.slice(n.position+1)}return r=
r.trim(),s=s.trim(),r.length+s.length>OR?null:{name:r,value:s,...jt(t)}}function jt(e,A={}){if(e.length===0)return A;zR(e[0]===";"),e=e.slice(1);let t="";e.includes(
";")?(t=zn(";",e,{position:0}),e=e.slice(t.length)):(t=e,e="");let r="",s="";if(t.includes("=")){let i={position:0};r=zn("=",t,i),s=t.slice(i.position+1)}else r=
t;if(r=r.trim(),s=s.trim(),s.length>PR)return jt(e,A);let n=r.toLowerCase();if(n==="expires"){let i=new Date(s);A.expires=i}else if(n==="max-age"){let i=s.charCodeAt(
0);if((i<48||i>57)&&s[0]!=="-"||!/^\d+$/.test(s))return jt(e,A);let o=Number(s);A.maxAge=o}else if(n==="domain"){let i=s;i[0]==="."&&(i=i.slice(1)),i=i.toLowerCase(),
A.domain=i}else if(n==="path"){let i="";s.length===0||s[0]!=="/"?i="/":i=s,A.path=i}else if(n==="secure")A.secure=true;else if(n==="httponly")A.httpOnly=true;else if(n===
"samesite"){let i=s.toLowerCase();i==="none"?A.sameSite="None":i==="strict"?A.sameSite="Strict":i==="lax"&&(A.sameSite="Lax")}else A.unparsed??=[],A.unparsed.push(
`${r}=${s}`);return jt(e,A)}jl.exports={parseSetCookie:KR,parseUnparsedAttributes:jt}});var th=u((kM,eh)=>{"use strict";var{parseSetCookie:XR}=$l(),{stringify:_R}=wg(),
{webidl:Y}=gA(),{Headers:Kn}=rt();function jR(e){Y.argumentLengthCheck(arguments,1,"getCookies"),Y.brandCheck(e,Kn,{strict:false});let A=e.get("cookie"),t={};if(!A)
return t;for(let r of A.split(";")){let[s,...n]=r.split("=");t[s.trim()]=n.join("=")}return t}function $R(e,A,t){Y.brandCheck(e,Kn,{strict:false});let r="delete\
Cookie";Y.argumentLengthCheck(arguments,2,r),A=Y.converters.DOMString(A,r,"name"),t=Y.converters.DeleteCookieAttributes(t),Ah(e,{name:A,value:"",expires:new Date(
0),...t})}function AN(e){Y.argumentLengthCheck(arguments,1,"getSetCookies"),Y.brandCheck(e,Kn,{strict:false});let A=e.getSetCookie();return A?A.map(t=>XR(t)):[]}
function Ah(e,A){Y.argumentLengthCheck(arguments,2,"setCookie"),Y.brandCheck(e,Kn,{strict:false}),A=Y.converters.Cookie(A);let t=_R(A);t&&e.append("Set-Cookie",
t)}Y.converters.DeleteCookieAttributes=Y.dictionaryConverter([{converter:Y.nullableConverter(Y.converters.DOMString),key:"path",defaultValue:()=>null},{converter:Y.
nullableConverter(Y.converters.DOMString),key:"domain",defaultValue:()=>null}]);Y.converters.Cookie=Y.dictionaryConverter([{converter:Y.converters.DOMString,key:"\
name"},{converter:Y.converters.DOMString,key:"value"},{converter:Y.nullableConverter(e=>typeof e=="number"?Y.converters["unsigned long long"](e):new Date(e)),key:"\
expires",defaultValue:()=>null},{converter:Y.nullableConverter(Y.converters["long long"]),key:"maxAge",defaultValue:()=>null},{converter:Y.nullableConverter(Y.converters.
DOMString),key:"domain",defaultValue:()=>null},{converter:Y.nullableConverter(Y.converters.DOMString),key:"path",defaultValue:()=>null},{converter:Y.nullableConverter(
Y.converters.boolean),key:"secure",defaultValue:()=>null},{converter:Y.nullableConverter(Y.converters.boolean),key:"httpOnly",defaultValue:()=>null},{converter:Y.
converters.USVString,key:"sameSite",allowedValues:["Strict","Lax","None"]},{converter:Y.sequenceConverter(Y.converters.DOMString),key:"unparsed",defaultValue:()=>new Array(
0)}]);eh.exports={getCookies:jR,deleteCookie:$R,getSetCookies:AN,setCookie:Ah}});var Ar=u((pM,sh)=>{"use strict";var{webidl:k}=gA(),{kEnumerableProperty:fA}=L(),
{kConstruct:rh}=X(),{MessagePort:eN}=l("node:worker_threads"),$t=class e extends Event{#A;constructor(A,t={}){if(A===rh){super(arguments[1],arguments[2]),k.util.
markAsUncloneable(this);return}let r="MessageEvent constructor";k.argumentLengthCheck(arguments,1,r),A=k.converters.DOMString(A,r,"type"),t=k.converters.MessageEventInit(
t,r,"eventInitDict"),super(A,t),this.#A=t,k.util.markAsUncloneable(this)}get data(){return k.brandCheck(this,e),this.#A.data}get origin(){return k.brandCheck(this,
e),this.#A.origin}get lastEventId(){return k.brandCheck(this,e),this.#A.lastEventId}get source(){return k.brandCheck(this,e),this.#A.source}get ports(){return k.
brandCheck(this,e),Object.isFrozen(this.#A.ports)||Object.freeze(this.#A.ports),this.#A.ports}initMessageEvent(A,t=false,r=false,s=null,n="",i="",o=null,Q=[]){return k.
brandCheck(this,e),k.argumentLengthCheck(arguments,1,"MessageEvent.initMessageEvent"),new e(A,{bubbles:t,cancelable:r,data:s,origin:n,lastEventId:i,source:o,ports:Q})}static createFastMessageEvent(A,t){
let r=new e(rh,A,t);return r.#A=t,r.#A.data??=null,r.#A.origin??="",r.#A.lastEventId??="",r.#A.source??=null,r.#A.ports??=[],r}},{createFastMessageEvent:tN}=$t;
delete $t.createFastMessageEvent;var Xn=class e extends Event{#A;constructor(A,t={}){let r="CloseEvent constructor";k.argumentLengthCheck(arguments,1,r),A=k.converters.
DOMString(A,r,"type"),t=k.converters.CloseEventInit(t),super(A,t),this.#A=t,k.util.markAsUncloneable(this)}get wasClean(){return k.brandCheck(this,e),this.#A.wasClean}get code(){
return k.brandCheck(this,e),this.#A.code}get reason(){return k.brandCheck(this,e),this.#A.reason}},_n=class e extends Event{#A;constructor(A,t){let r="ErrorEven\
t constructor";k.argumentLengthCheck(arguments,1,r),super(A,t),k.util.markAsUncloneable(this),A=k.converters.DOMString(A,r,"type"),t=k.converters.ErrorEventInit(
t??{}),this.#A=t}get message(){return k.brandCheck(this,e),this.#A.message}get filename(){return k.brandCheck(this,e),this.#A.filename}get lineno(){return k.brandCheck(
this,e),this.#A.lineno}get colno(){return k.brandCheck(this,e),this.#A.colno}get error(){return k.brandCheck(this,e),this.#A.error}};Object.defineProperties($t.
prototype,{[Symbol.toStringTag]:{value:"MessageEvent",configurable:true},data:fA,origin:fA,lastEventId:fA,source:fA,ports:fA,initMessageEvent:fA});Object.defineProperties(
Xn.prototype,{[Symbol.toStringTag]:{value:"CloseEvent",configurable:true},reason:fA,code:fA,wasClean:fA});Object.defineProperties(_n.prototype,{[Symbol.toStringTag]:{
value:"ErrorEvent",configurable:true},message:fA,filename:fA,lineno:fA,colno:fA,error:fA});k.converters.MessagePort=k.interfaceConverter(eN);k.converters["seque\
nce<MessagePort>"]=k.sequenceConverter(k.converters.MessagePort);var yg=[{key:"bubbles",converter:k.converters.boolean,defaultValue:()=>false},{key:"cancelable",
converter:k.converters.boolean,defaultValue:()=>false},{key:"composed",converter:k.converters.boolean,defaultValue:()=>false}];k.converters.MessageEventInit=k.dictionaryConverter(
[...yg,{key:"data",converter:k.converters.any,defaultValue:()=>null},{key:"origin",converter:k.converters.USVString,defaultValue:()=>""},{key:"lastEventId",converter:k.
converters.DOMString,defaultValue:()=>""},{key:"source",converter:k.nullableConverter(k.converters.MessagePort),defaultValue:()=>null},{key:"ports",converter:k.
converters["sequence<MessagePort>"],defaultValue:()=>new Array(0)}]);k.converters.CloseEventInit=k.dictionaryConverter([...yg,{key:"wasClean",converter:k.converters.
boolean,defaultValue:()=>false},{key:"code",converter:k.converters["unsigned short"],defaultValue:()=>0},{key:"reason",converter:k.converters.USVString,defaultValue:()=>""}]);
k.converters.ErrorEventInit=k.dictionaryConverter([...yg,{key:"message",converter:k.converters.DOMString,defaultValue:()=>""},{key:"filename",converter:k.converters.
USVString,defaultValue:()=>""},{key:"lineno",converter:k.converters["unsigned long"],defaultValue:()=>0},{key:"colno",converter:k.converters["unsigned long"],defaultValue:()=>0},
{key:"error",converter:k.converters.any}]);sh.exports={MessageEvent:$t,CloseEvent:Xn,ErrorEvent:_n,createFastMessageEvent:tN}});var gt=u((FM,nh)=>{"use strict";
var rN="258EAFA5-E914-47DA-95CA-C5AB0DC85B11",sN={enumerable:true,writable:false,configurable:false},nN={CONNECTING:0,OPEN:1,CLOSING:2,CLOSED:3},iN={NOT_SENT:0,
PROCESSING:1,SENT:2},oN={CONTINUATION:0,TEXT:1,BINARY:2,CLOSE:8,PING:9,PONG:10},QN=2**16-1,gN={INFO:0,PAYLOADLENGTH_16:2,PAYLOADLENGTH_64:3,READ_DATA:4},aN=Buffer.
allocUnsafe(0),BN={string:1,typedArray:2,arrayBuffer:3,blob:4};nh.exports={uid:rN,sentCloseFrameState:iN,staticPropertyDescriptors:sN,states:nN,opcodes:oN,maxUnsigned16Bit:QN,
parserStates:gN,emptyBuffer:aN,sendHints:BN}});var jr=u((RM,ih)=>{"use strict";ih.exports={kWebSocketURL:Symbol("url"),kReadyState:Symbol("ready state"),kController:Symbol(
"controller"),kResponse:Symbol("response"),kBinaryType:Symbol("binary type"),kSentClose:Symbol("sent close"),kReceivedClose:Symbol("received close"),kByteParser:Symbol(
"byte parser")}});var es=u((NM,Ch)=>{"use strict";var{kReadyState:$r,kController:EN,kResponse:cN,kBinaryType:IN,kWebSocketURL:CN}=jr(),{states:As,opcodes:Me}=gt(),
{ErrorEvent:lN,createFastMessageEvent:hN}=Ar(),{isUtf8:uN}=l("node:buffer"),{collectASequenceOfCodePointsFast:dN,removeHTTPWhitespace:oh}=lA();function fN(e){return e[$r]===
As.CONNECTING}function wN(e){return e[$r]===As.OPEN}function yN(e){return e[$r]===As.CLOSING}function DN(e){return e[$r]===As.CLOSED}function Dg(e,A,t=(s,n)=>new Event(
s,n),r={}){let s=t(e,r);A.dispatchEvent(s)}function kN(e,A,t){if(e[$r]!==As.OPEN)return;let r;if(A===Me.TEXT)try{r=Ih(t)}catch{gh(e,"Received invalid UTF-8 in t\
ext frame.");return}else A===Me.BINARY&&(e[IN]==="blob"?r=new Blob([t]):r=pN(t));Dg("message",e,hN,{origin:e[CN].origin,data:r})}function pN(e){return e.byteLength===
e.buffer.byteLength?e.buffer:e.buffer.slice(e.byteOffset,e.byteOffset+e.byteLength)}function FN(e){if(e.length===0)return false;for(let A=0;A<e.length;++A){let t=e.
charCodeAt(A);if(t<33||t>126||t===34||t===40||t===41||t===44||t===47||t===58||t===59||t===60||t===61||t===62||t===63||t===64||t===91||t===92||t===93||t===123||t===
125)return false}return true}function RN(e){return e>=1e3&&e<1015?e!==1004&&e!==1005&&e!==1006:e>=3e3&&e<=4999}function gh(e,A){let{[EN]:t,[cN]:r}=e;t.abort(),r?.
socket&&!r.socket.destroyed&&r.socket.destroy(),A&&Dg("error",e,(s,n)=>new lN(s,n),{error:new Error(A),message:A})}function ah(e){return e===Me.CLOSE||e===Me.PING||
e===Me.PONG}function Bh(e){return e===Me.CONTINUATION}function Eh(e){return e===Me.TEXT||e===Me.BINARY}function NN(e){return Eh(e)||Bh(e)||ah(e)}function mN(e){
let A={position:0},t=new Map;for(;A.position<e.length;){let r=dN(";",e,A),[s,n=""]=r.split("=");t.set(oh(s,true,false),oh(n,false,true)),A.position++}return t}function SN(e){
if(e.length===0)return false;for(let t=0;t<e.length;t++){let r=e.charCodeAt(t);if(r<48||r>57)return false}let A=Number.parseInt(e,10);return A>=8&&A<=15}var ch=typeof process.
versions.icu=="string",Qh=ch?new TextDecoder("utf-8",{fatal:true}):void 0,Ih=ch?Qh.decode.bind(Qh):function(e){if(uN(e))return e.toString("utf-8");throw new TypeError(
"Invalid utf-8 received.")};Ch.exports={isConnecting:fN,isEstablished:wN,isClosing:yN,isClosed:DN,fireEvent:Dg,isValidSubprotocol:FN,isValidStatusCode:RN,failWebsocketConnection:gh,
websocketMessageReceived:kN,utf8Decode:Ih,isControlFrame:ah,isContinuationFrame:Bh,isTextBinaryFrame:Eh,isValidOpcode:NN,parseExtensions:mN,isValidClientWindowBits:SN}});
var $n=u((mM,lh)=>{"use strict";var{maxUnsigned16Bit:UN}=gt(),jn=16386,kg,ts=null,er=jn;try{kg=l("node:crypto")}catch{kg={randomFillSync:function(A,t,r){for(let s=0;s<
A.length;++s)A[s]=Math.random()*255|0;return A}}}function MN(){return er===jn&&(er=0,kg.randomFillSync(ts??=Buffer.allocUnsafe(jn),0,jn)),[ts[er++],ts[er++],ts[er++],
ts[er++]]}var pg=class{constructor(A){this.frameData=A}createFrame(A){let t=this.frameData,r=MN(),s=t?.byteLength??0,n=s,i=6;s>UN?(i+=8,n=127):s>125&&(i+=2,n=126);
let o=Buffer.allocUnsafe(s+i);o[0]=o[1]=0,o[0]|=128,o[0]=(o[0]&240)+A;o[i-4]=r[0],o[i-3]=r[1],o[i-2]=r[2],o[i-1]=r[3],o[1]=n,n===126?o.writeUInt16BE(s,2):n===127&&
(o[2]=o[3]=0,o.writeUIntBE(s,4,6)),o[1]|=128;for(let Q=0;Q<s;++Q)o[i+Q]=t[Q]^r[Q&3];return o}};lh.exports={WebsocketFrameSend:pg}});var Rg=u((SM,Dh)=>{"use stri\
ct";var{uid:bN,states:rs,sentCloseFrameState:Ai,emptyBuffer:LN,opcodes:TN}=gt(),{kReadyState:ss,kSentClose:ei,kByteParser:uh,kReceivedClose:hh,kResponse:dh}=jr(),
{fireEvent:YN,failWebsocketConnection:be,isClosing:GN,isClosed:JN,isEstablished:xN,parseExtensions:HN}=es(),{channels:tr}=It(),{CloseEvent:VN}=Ar(),{makeRequest:vN}=zt(),
{fetching:qN}=zr(),{Headers:WN,getHeadersList:ON}=rt(),{getDecodeSplit:PN}=DA(),{WebsocketFrameSend:ZN}=$n(),Fg;try{Fg=l("node:crypto")}catch{}function zN(e,A,t,r,s,n){
let i=e;i.protocol=e.protocol==="ws:"?"http:":"https:";let o=vN({urlList:[i],client:t,serviceWorkers:"none",referrer:"no-referrer",mode:"websocket",credentials:"\
include",cache:"no-store",redirect:"error"});if(n.headers){let a=ON(new WN(n.headers));o.headersList=a}let Q=Fg.randomBytes(16).toString("base64");o.headersList.
append("sec-websocket-key",Q),o.headersList.append("sec-websocket-version","13");for(let a of A)o.headersList.append("sec-websocket-protocol",a);return o.headersList.
append("sec-websocket-extensions","permessage-deflate; client_max_window_bits"),qN({request:o,useParallelQueue:true,dispatcher:n.dispatcher,processResponse(a){if(a.
type==="error"||a.status!==101){be(r,"Received network error or non-101 status code.");return}if(A.length!==0&&!a.headersList.get("Sec-WebSocket-Protocol")){be(
r,"Server did not respond with sent protocols.");return}if(a.headersList.get("Upgrade")?.toLowerCase()!=="websocket"){be(r,'Server did not set Upgrade header to\
 "websocket".');return}if(a.headersList.get("Connection")?.toLowerCase()!=="upgrade"){be(r,'Server did not set Connection header to "upgrade".');return}let E=a.
headersList.get("Sec-WebSocket-Accept"),C=Fg.createHash("sha1").update(Q+bN).digest("base64");if(E!==C){be(r,"Incorrect hash received in Sec-WebSocket-Accept he\
ader.");return}let I=a.headersList.get("Sec-WebSocket-Extensions"),h;if(I!==null&&(h=HN(I),!h.has("permessage-deflate"))){be(r,"Sec-WebSocket-Extensions header \
does not match.");return}let f=a.headersList.get("Sec-WebSocket-Protocol");if(f!==null){let c=PN("sec-websocket-protocol",o.headersList);if(c===null||!c.includes(
f)){be(r,"Protocol was not set in the opening handshake.");return}}a.socket.on("data",fh),a.socket.on("close",wh),a.socket.on("error",yh),tr.open.hasSubscribers&&
tr.open.publish({address:a.socket.address(),protocol:f,extensions:I}),s(a,h)}})}function KN(e,A,t,r){if(!(GN(e)||JN(e)))if(!xN(e))be(e,"Connection was closed be\
fore it was established."),e[ss]=rs.CLOSING;else if(e[ei]===Ai.NOT_SENT){e[ei]=Ai.PROCESSING;let s=new ZN;A!==void 0&&t===void 0?(s.frameData=Buffer.allocUnsafe(
2),s.frameData.writeUInt16BE(A,0)):A!==void 0&&t!==void 0?(s.frameData=Buffer.allocUnsafe(2+r),s.frameData.writeUInt16BE(A,0),s.frameData.write(t,2,"utf-8")):s.
frameData=LN,e[dh].socket.write(s.createFrame(TN.CLOSE)),e[ei]=Ai.SENT,e[ss]=rs.CLOSING}else e[ss]=rs.CLOSING}function fh(e){this.ws[uh].write(e)||this.pause()}
function wh(){let{ws:e}=this,{[dh]:A}=e;A.socket.off("data",fh),A.socket.off("close",wh),A.socket.off("error",yh);let t=e[ei]===Ai.SENT&&e[hh],r=1005,s="",n=e[uh].
closingInfo;n&&!n.error?(r=n.code??1005,s=n.reason):e[hh]||(r=1006),e[ss]=rs.CLOSED,YN("close",e,(i,o)=>new VN(i,o),{wasClean:t,code:r,reason:s}),tr.close.hasSubscribers&&
tr.close.publish({websocket:e,code:r,reason:s})}function yh(e){let{ws:A}=this;A[ss]=rs.CLOSING,tr.socketError.hasSubscribers&&tr.socketError.publish(e),this.destroy()}
Dh.exports={establishWebSocketConnection:zN,closeWebSocketConnection:KN}});var ph=u((UM,kh)=>{"use strict";var{createInflateRaw:XN,Z_DEFAULT_WINDOWBITS:_N}=l("n\
ode:zlib"),{isValidClientWindowBits:jN}=es(),{MessageSizeExceededError:$N}=J(),Am=Buffer.from([0,0,255,255]),ti=Symbol("kBuffer"),ns=Symbol("kLength"),Ng=class{#A;#e={};#t=0;constructor(A,t){
this.#e.serverNoContextTakeover=A.has("server_no_context_takeover"),this.#e.serverMaxWindowBits=A.get("server_max_window_bits"),this.#t=t.maxPayloadSize}decompress(A,t,r){
if(!this.#A){let s=_N;if(this.#e.serverMaxWindowBits){if(!jN(this.#e.serverMaxWindowBits)){r(new Error("Invalid server_max_window_bits"));return}s=Number.parseInt(
this.#e.serverMaxWindowBits)}try{this.#A=XN({windowBits:s})}catch(n){r(n);return}this.#A[ti]=[],this.#A[ns]=0,this.#A.on("data",n=>{if(this.#A[ns]+=n.length,this.#t>
0&&this.#A[ns]>this.#t){r(new $N),this.#A.removeAllListeners(),this.#A.destroy(),this.#A=null;return}this.#A[ti].push(n)}),this.#A.on("error",n=>{this.#A=null,r(
n)})}this.#A.write(A),t&&this.#A.write(Am),this.#A.flush(()=>{if(!this.#A)return;let s=Buffer.concat(this.#A[ti],this.#A[ns]);this.#A[ti].length=0,this.#A[ns]=0,
r(null,s)})}};kh.exports={PerMessageDeflate:Ng}});var Lh=u((MM,bh)=>{"use strict";var{Writable:em}=l("node:stream"),tm=l("node:assert"),{parserStates:wA,opcodes:rr,
states:rm,emptyBuffer:Fh,sentCloseFrameState:Rh}=gt(),{kReadyState:sm,kSentClose:Nh,kResponse:mg,kReceivedClose:mh}=jr(),{channels:ri}=It(),{isValidStatusCode:nm,
isValidOpcode:im,failWebsocketConnection:UA,websocketMessageReceived:Sh,utf8Decode:om,isControlFrame:Sg,isTextBinaryFrame:Ug,isContinuationFrame:Qm}=es(),{WebsocketFrameSend:Uh}=$n(),
{closeWebSocketConnection:Mh}=Rg(),{PerMessageDeflate:gm}=ph(),{MessageSizeExceededError:Mg}=J();function is(e,A,t){Mh(e,A,t,Buffer.byteLength(t)),UA(e,t)}var bg=class extends em{#A=[];#e=0;#t=0;#s=false;#n=wA.
INFO;#r={};#i=[];#o;#g;#Q;constructor(A,t,r={}){super(),this.ws=A,this.#o=t??new Map,this.#g=r.maxFragments??0,this.#Q=r.maxPayloadSize??0,this.#o.has("permessa\
ge-deflate")&&this.#o.set("permessage-deflate",new gm(t,r))}_write(A,t,r){this.#A.push(A),this.#t+=A.length,this.#s=true,this.run(r)}#a(){return this.#Q>0&&!Sg(
this.#r.opcode)&&this.#r.payloadLength+this.#e>this.#Q?(is(this.ws,1009,"Payload size exceeds maximum allowed size"),false):true}run(A){for(;this.#s;)if(this.#n===
wA.INFO){if(this.#t<2)return A();let t=this.consume(2),r=(t[0]&128)!==0,s=t[0]&15,n=(t[1]&128)===128,i=!r&&s!==rr.CONTINUATION,o=t[1]&127,Q=t[0]&64,g=t[0]&32,B=t[0]&
16;if(!im(s))return UA(this.ws,"Invalid opcode received"),A();if(n)return UA(this.ws,"Frame cannot be masked"),A();if(Q!==0&&!this.#o.has("permessage-deflate")){
UA(this.ws,"Expected RSV1 to be clear.");return}if(g!==0||B!==0){UA(this.ws,"RSV1, RSV2, RSV3 must be clear");return}if(i&&!Ug(s)){UA(this.ws,"Invalid frame typ\
e was fragmented.");return}if(Ug(s)&&this.#i.length>0){UA(this.ws,"Expected continuation frame");return}if(this.#r.fragmented&&i){UA(this.ws,"Fragmented frame e\
xceeded 125 bytes.");return}if((o>125||i)&&Sg(s)){UA(this.ws,"Control frame either too large or fragmented");return}if(Qm(s)&&this.#i.length===0&&!this.#r.compressed){
UA(this.ws,"Unexpected continuation frame");return}if(o<=125){if(this.#r.payloadLength=o,this.#n=wA.READ_DATA,!this.#a())return}else o===126?this.#n=wA.PAYLOADLENGTH_16:
o===127&&(this.#n=wA.PAYLOADLENGTH_64);Ug(s)&&(this.#r.binaryType=s,this.#r.compressed=Q!==0),this.#r.opcode=s,this.#r.masked=n,this.#r.fin=r,this.#r.fragmented=
i}else if(this.#n===wA.PAYLOADLENGTH_16){if(this.#t<2)return A();let t=this.consume(2);if(this.#r.payloadLength=t.readUInt16BE(0),this.#n=wA.READ_DATA,!this.#a())
return}else if(this.#n===wA.PAYLOADLENGTH_64){if(this.#t<8)return A();let t=this.consume(8),r=t.readUInt32BE(0),s=t.readUInt32BE(4);if(r!==0||s>2**31-1){UA(this.
ws,"Received payload length > 2^31 bytes.");return}if(this.#r.payloadLength=s,this.#n=wA.READ_DATA,!this.#a())return}else if(this.#n===wA.READ_DATA){if(this.#t<
this.#r.payloadLength)return A();let t=this.consume(this.#r.payloadLength);if(Sg(this.#r.opcode)){this.#s=this.parseControlFrame(t),this.#n=wA.INFO;let r=this.ws[mg].
socket;if(this.#s&&r.writableNeedDrain){this.#s=false,r.once("drain",()=>{this.destroyed||(this.#s=true,this.run(A))});return}}else if(this.#r.compressed){this.#o.
get("permessage-deflate").decompress(t,this.#r.fin,(r,s)=>{if(r){let n=r instanceof Mg?1009:1007;is(this.ws,n,r.message);return}if(this.writeFragments(s)){if(this.#Q>
0&&this.#e>this.#Q){is(this.ws,1009,new Mg().message);return}if(!this.#r.fin){this.#n=wA.INFO,this.#s=true,this.run(A);return}Sh(this.ws,this.#r.binaryType,this.
consumeFragments()),this.#s=true,this.#n=wA.INFO,this.run(A)}}),this.#s=false;break}else{if(!this.writeFragments(t))return;if(this.#Q>0&&this.#e>this.#Q){is(this.
ws,1009,new Mg().message);return}!this.#r.fragmented&&this.#r.fin&&Sh(this.ws,this.#r.binaryType,this.consumeFragments()),this.#n=wA.INFO}}}consume(A){if(A>this.#t)
throw new Error("Called consume() before buffers satiated.");if(A===0)return Fh;if(this.#A[0].length===A)return this.#t-=this.#A[0].length,this.#A.shift();let t=Buffer.
allocUnsafe(A),r=0;for(;r!==A;){let s=this.#A[0],{length:n}=s;if(n+r===A){t.set(this.#A.shift(),r);break}else if(n+r>A){t.set(s.subarray(0,A-r),r),this.#A[0]=s.
subarray(A-r);break}else t.set(this.#A.shift(),r),r+=s.length}return this.#t-=A,t}writeFragments(A){return this.#g>0&&this.#i.length===this.#g?(is(this.ws,1008,
"Too many message fragments"),false):(this.#e+=A.length,this.#i.push(A),true)}consumeFragments(){let A=this.#i;if(A.length===1)return this.#e=0,A.shift();let t=Buffer.
concat(A,this.#e);return this.#i=[],this.#e=0,t}parseCloseBody(A){tm(A.length!==1);let t;if(A.length>=2&&(t=A.readUInt16BE(0)),t!==void 0&&!nm(t))return{code:1002,
reason:"Invalid status code",error:true};let r=A.subarray(2);r[0]===239&&r[1]===187&&r[2]===191&&(r=r.subarray(3));try{r=om(r)}catch{return{code:1007,reason:"In\
valid UTF-8",error:true}}return{code:t,reason:r,error:false}}parseControlFrame(A){let{opcode:t,payloadLength:r}=this.#r;if(t===rr.CLOSE){if(r===1)return UA(this.
ws,"Received close frame with a 1-byte body."),false;if(this.#r.closeInfo=this.parseCloseBody(A),this.#r.closeInfo.error){let{code:s,reason:n}=this.#r.closeInfo;
return Mh(this.ws,s,n,n.length),UA(this.ws,n),false}if(this.ws[Nh]!==Rh.SENT){let s=Fh;this.#r.closeInfo.code&&(s=Buffer.allocUnsafe(2),s.writeUInt16BE(this.#r.
closeInfo.code,0));let n=new Uh(s);this.ws[mg].socket.write(n.createFrame(rr.CLOSE),i=>{i||(this.ws[Nh]=Rh.SENT)})}return this.ws[sm]=rm.CLOSING,this.ws[mh]=true,
false}else if(t===rr.PING){if(!this.ws[mh]){let s=new Uh(A);this.ws[mg].socket.write(s.createFrame(rr.PONG)),ri.ping.hasSubscribers&&ri.ping.publish({payload:A})}}else
t===rr.PONG&&ri.pong.hasSubscribers&&ri.pong.publish({payload:A});return true}get closingInfo(){return this.#r.closeInfo}};bh.exports={ByteParser:bg}});var xh=u(
(bM,Jh)=>{"use strict";var{WebsocketFrameSend:am}=$n(),{opcodes:Th,sendHints:sr}=gt(),Bm=Jo(),Yh=Buffer[Symbol.species],Lg=class{#A=new Bm;#e=false;#t;constructor(A){
this.#t=A}add(A,t,r){if(r!==sr.blob){let n=Gh(A,r);if(!this.#e)this.#t.write(n,t);else{let i={promise:null,callback:t,frame:n};this.#A.push(i)}return}let s={promise:A.
arrayBuffer().then(n=>{s.promise=null,s.frame=Gh(n,r)}),callback:t,frame:null};this.#A.push(s),this.#e||this.#s()}async#s(){this.#e=true;let A=this.#A;for(;!A.isEmpty();){
let t=A.shift();t.promise!==null&&await t.promise,this.#t.write(t.frame,t.callback),t.callback=t.frame=null}this.#e=false}};function Gh(e,A){return new am(Em(e,
A)).createFrame(A===sr.string?Th.TEXT:Th.BINARY)}function Em(e,A){switch(A){case sr.string:return Buffer.from(e);case sr.arrayBuffer:case sr.blob:return new Yh(
e);case sr.typedArray:return new Yh(e.buffer,e.byteOffset,e.byteLength)}}Jh.exports={SendQueue:Lg}});var Kh=u((LM,zh)=>{"use strict";var{webidl:M}=gA(),{URLSerializer:cm}=lA(),
{environmentSettingsObject:Hh}=DA(),{staticPropertyDescriptors:Le,states:os,sentCloseFrameState:Im,sendHints:si}=gt(),{kWebSocketURL:Vh,kReadyState:Tg,kController:vh,
kBinaryType:ni,kResponse:qh,kSentClose:Cm,kByteParser:lm}=jr(),{isConnecting:hm,isEstablished:um,isClosing:dm,isValidSubprotocol:fm,fireEvent:Wh}=es(),{establishWebSocketConnection:wm,
closeWebSocketConnection:Oh}=Rg(),{ByteParser:ym}=Lh(),{kEnumerableProperty:GA,isBlobLike:Ph}=L(),{getGlobalDispatcher:Dm}=qr(),{types:Zh}=l("node:util"),{ErrorEvent:km,
CloseEvent:pm}=Ar(),{SendQueue:Fm}=xh(),MA=class e extends EventTarget{#A={open:null,error:null,close:null,message:null};#e=0;#t="";#s="";#n;constructor(A,t=[]){
super(),M.util.markAsUncloneable(this);let r="WebSocket constructor";M.argumentLengthCheck(arguments,1,r);let s=M.converters["DOMString or sequence<DOMString> o\
r WebSocketInit"](t,r,"options");A=M.converters.USVString(A,r,"url"),t=s.protocols;let n=Hh.settingsObject.baseUrl,i;try{i=new URL(A,n)}catch(Q){throw new DOMException(
Q,"SyntaxError")}if(i.protocol==="http:"?i.protocol="ws:":i.protocol==="https:"&&(i.protocol="wss:"),i.protocol!=="ws:"&&i.protocol!=="wss:")throw new DOMException(
`Expected a ws: or wss: protocol, got ${i.protocol}`,"SyntaxError");if(i.hash||i.href.endsWith("#"))throw new DOMException("Got fragment","SyntaxError");if(typeof t==
"string"&&(t=[t]),t.length!==new Set(t.map(Q=>Q.toLowerCase())).size)throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError");if(t.length>0&&
!t.every(Q=>fm(Q)))throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError");this[Vh]=new URL(i.href);let o=Hh.settingsObject;this[vh]=wm(i,t,
o,this,(Q,g)=>this.#r(Q,g),s),this[Tg]=e.CONNECTING,this[Cm]=Im.NOT_SENT,this[ni]="blob"}close(A=void 0,t=void 0){M.brandCheck(this,e);let r="WebSocket.close";if(A!==
void 0&&(A=M.converters["unsigned short"](A,r,"code",{clamp:true})),t!==void 0&&(t=M.converters.USVString(t,r,"reason")),A!==void 0&&A!==1e3&&(A<3e3||A>4999))throw new DOMException(
"invalid code","InvalidAccessError");let s=0;if(t!==void 0&&(s=Buffer.byteLength(t),s>123))throw new DOMException(`Reason must be less than 123 bytes; received ${s}`,
"SyntaxError");Oh(this,A,t,s)}send(A){M.brandCheck(this,e);let t="WebSocket.send";if(M.argumentLengthCheck(arguments,1,t),A=M.converters.WebSocketSendData(A,t,"\
data"),hm(this))throw new DOMException("Sent before connected.","InvalidStateError");if(!(!um(this)||dm(this)))if(typeof A=="string"){let r=Buffer.byteLength(A);
this.#e+=r,this.#n.add(A,()=>{this.#e-=r},si.string)}else Zh.isArrayBuffer(A)?(this.#e+=A.byteLength,this.#n.add(A,()=>{this.#e-=A.byteLength},si.arrayBuffer)):
ArrayBuffer.isView(A)?(this.#e+=A.byteLength,this.#n.add(A,()=>{this.#e-=A.byteLength},si.typedArray)):Ph(A)&&(this.#e+=A.size,this.#n.add(A,()=>{this.#e-=A.size},
si.blob))}get readyState(){return M.brandCheck(this,e),this[Tg]}get bufferedAmount(){return M.brandCheck(this,e),this.#e}get url(){return M.brandCheck(this,e),cm(
this[Vh])}get extensions(){return M.brandCheck(this,e),this.#s}get protocol(){return M.brandCheck(this,e),this.#t}get onopen(){return M.brandCheck(this,e),this.#A.
open}set onopen(A){M.brandCheck(this,e),this.#A.open&&this.removeEventListener("open",this.#A.open),typeof A=="function"?(this.#A.open=A,this.addEventListener("\
open",A)):this.#A.open=null}get onerror(){return M.brandCheck(this,e),this.#A.error}set onerror(A){M.brandCheck(this,e),this.#A.error&&this.removeEventListener(
"error",this.#A.error),typeof A=="function"?(this.#A.error=A,this.addEventListener("error",A)):this.#A.error=null}get onclose(){return M.brandCheck(this,e),this.#A.
close}set onclose(A){M.brandCheck(this,e),this.#A.close&&this.removeEventListener("close",this.#A.close),typeof A=="function"?(this.#A.close=A,this.addEventListener(
"close",A)):this.#A.close=null}get onmessage(){return M.brandCheck(this,e),this.#A.message}set onmessage(A){M.brandCheck(this,e),this.#A.message&&this.removeEventListener(
"message",this.#A.message),typeof A=="function"?(this.#A.message=A,this.addEventListener("message",A)):this.#A.message=null}get binaryType(){return M.brandCheck(
this,e),this[ni]}set binaryType(A){M.brandCheck(this,e),A!=="blob"&&A!=="arraybuffer"?this[ni]="blob":this[ni]=A}#r(A,t){this[qh]=A;let r=this[vh]?.dispatcher?.
webSocketOptions,s=r?.maxFragments,n=r?.maxPayloadSize,i=new ym(this,t,{maxFragments:s,maxPayloadSize:n});i.on("drain",Rm),i.on("error",Nm.bind(this)),A.socket.
ws=this,this[lm]=i,this.#n=new Fm(A.socket),this[Tg]=os.OPEN;let o=A.headersList.get("sec-websocket-extensions");o!==null&&(this.#s=o);let Q=A.headersList.get("\
sec-websocket-protocol");Q!==null&&(this.#t=Q),Wh("open",this)}};MA.CONNECTING=MA.prototype.CONNECTING=os.CONNECTING;MA.OPEN=MA.prototype.OPEN=os.OPEN;MA.CLOSING=
MA.prototype.CLOSING=os.CLOSING;MA.CLOSED=MA.prototype.CLOSED=os.CLOSED;Object.defineProperties(MA.prototype,{CONNECTING:Le,OPEN:Le,CLOSING:Le,CLOSED:Le,url:GA,
readyState:GA,bufferedAmount:GA,onopen:GA,onerror:GA,onclose:GA,close:GA,onmessage:GA,binaryType:GA,send:GA,extensions:GA,protocol:GA,[Symbol.toStringTag]:{value:"\
WebSocket",writable:false,enumerable:false,configurable:true}});Object.defineProperties(MA,{CONNECTING:Le,OPEN:Le,CLOSING:Le,CLOSED:Le});M.converters["sequence<\
DOMString>"]=M.sequenceConverter(M.converters.DOMString);M.converters["DOMString or sequence<DOMString>"]=function(e,A,t){return M.util.Type(e)==="Object"&&Symbol.
iterator in e?M.converters["sequence<DOMString>"](e):M.converters.DOMString(e,A,t)};M.converters.WebSocketInit=M.dictionaryConverter([{key:"protocols",converter:M.
converters["DOMString or sequence<DOMString>"],defaultValue:()=>new Array(0)},{key:"dispatcher",converter:M.converters.any,defaultValue:()=>Dm()},{key:"headers",
converter:M.nullableConverter(M.converters.HeadersInit)}]);M.converters["DOMString or sequence<DOMString> or WebSocketInit"]=function(e){return M.util.Type(e)===
"Object"&&!(Symbol.iterator in e)?M.converters.WebSocketInit(e):{protocols:M.converters["DOMString or sequence<DOMString>"](e)}};M.converters.WebSocketSendData=
function(e){if(M.util.Type(e)==="Object"){if(Ph(e))return M.converters.Blob(e,{strict:false});if(ArrayBuffer.isView(e)||Zh.isArrayBuffer(e))return M.converters.
BufferSource(e)}return M.converters.USVString(e)};function Rm(){this.ws[qh].socket.resume()}function Nm(e){let A,t;e instanceof pm?(A=e.reason,t=e.code):A=e.message,
Wh("error",this,()=>new km("error",{error:e,message:A})),Oh(this,t)}zh.exports={WebSocket:MA}});var Yg=u((TM,Xh)=>{"use strict";function mm(e){return e.indexOf(
"\0")===-1}function Sm(e){if(e.length===0)return false;for(let A=0;A<e.length;A++)if(e.charCodeAt(A)<48||e.charCodeAt(A)>57)return false;return true}function Um(e){
return new Promise(A=>{setTimeout(A,e).unref()})}Xh.exports={isValidLastEventId:mm,isASCIINumber:Sm,delay:Um}});var jh=u((YM,_h)=>{"use strict";var Mm=l("node:b\
uffer"),{Transform:bm}=l("node:stream"),{isASCIINumber:Lm,isValidLastEventId:Tm}=Yg(),nr=[239,187,191],ii=10,Qs=13,Ym=58,Gm=32,Jm=Mm.kStringMaxLength,xm=Buffer.
from("data"),Hm=Buffer.from("event"),Vm=Buffer.from("id"),vm=Buffer.from("retry"),qm=1024,Wm=131072,Om=128;function Pm(e,A){if(A>=e.length)return false;for(let t=A;t<
e.length;t++)if(e[t]<48||e[t]>57)return false;return true}function Zm(e,A){for(let t=A;t<e.length;t++)if(e[t]===0)return false;return true}function oi(e,A,t){if(A!==
t.length)return false;for(let r=0;r<A;r++)if(e[r]!==t[r])return false;return true}function Qi(){let e=new Error("EventSource message size exceeded");return e.aborted=
false,e}var Gg=class extends bm{state=null;checkBOM=true;crlfCheck=false;eventEndCheck=false;chunks=[];chunkIndex=0;pos=0;lineChunkIndex=0;linePos=0;lineLength=0;eventSize=0;eventFieldSizes={
data:0,event:0,id:0,retry:0};dataLineCount=0;maxEventSize;maxDataLines;maxBufferedChunks;event={data:void 0,event:void 0,id:void 0,retry:void 0};constructor(A={}){
A.readableObjectMode=true,super(A),this.state=A.eventSourceSettings||{},this.maxEventSize=A.maxEventSize??Jm;let t=this.maxEventSize>0?Math.min(Wm,Math.max(qm,Math.
floor(this.maxEventSize/Om))):0;this.maxDataLines=t,this.maxBufferedChunks=t,A.push&&(this.push=A.push)}_transform(A,t,r){if(A.length===0){r();return}if(this.maxEventSize>
0&&this.chunks.length>=this.maxBufferedChunks&&A[0]!==ii&&A[0]!==Qs){r(Qi());return}if(this.chunks.push(A),this.checkBOM&&this.handleBOM()){r();return}for(;this.
hasCurrentByte();){let s=this.currentByte();if(this.eventEndCheck){if(this.crlfCheck){if(s===ii){this.crlfCheck=false,this.consumeCurrentByte();continue}this.crlfCheck=
false}if(s===ii||s===Qs){s===Qs&&(this.crlfCheck=true),this.consumeCurrentByte(),this.hasPendingEvent()&&this.processEvent(this.event),this.clearEvent();continue}
this.eventEndCheck=false;continue}if(s===ii||s===Qs){s===Qs&&(this.crlfCheck=true);try{this.parseLine(this.readLine(),this.event)}catch(n){r(n);return}this.consumeCurrentByte(),
this.eventEndCheck=true;continue}if(this.maxEventSize>0&&++this.lineLength>this.maxEventSize+7){r(Qi());return}this.advanceCursor()}r()}_destroy(A,t){this.chunks.
length=0,this.clearEvent(),super._destroy(A,t)}parseLine(A,t){if(A.length===0)return;let r=A.indexOf(Ym);if(r===0)return;let s=A.length,n=A.length;if(r!==-1&&(s=
r,n=r+1,A[n]===Gm&&++n),oi(A,s,xm)){if(this.maxEventSize>0&&this.dataLineCount>=this.maxDataLines)throw Qi();let i=A.length-n,o=this.eventFieldSizes.data+(t.data===
void 0?0:1)+i;this.setEventFieldSize("data",o);let Q=A.toString("utf8",n);t.data===void 0?t.data=Q:t.data+=`
${Q}`,this.dataLineCount++;return}if(oi(A,s,vm)){Pm(A,n)&&(this.setEventFieldSize("retry",A.length-n),t.retry=A.toString("utf8",n));return}if(oi(A,s,Vm)){Zm(A,n)&&
(this.setEventFieldSize("id",A.length-n),t.id=A.toString("utf8",n));return}oi(A,s,Hm)&&n<A.length&&(this.setEventFieldSize("event",A.length-n),t.event=A.toString(
"utf8",n))}setEventFieldSize(A,t){let r=this.eventSize-this.eventFieldSizes[A]+t;if(this.maxEventSize>0&&r>this.maxEventSize)throw Qi();this.eventSize=r,this.eventFieldSizes[A]=
t}processEvent(A){A.retry&&Lm(A.retry)&&(this.state.reconnectionTime=parseInt(A.retry,10)),A.id&&Tm(A.id)&&(this.state.lastEventId=A.id),A.data!==void 0&&this.push(
{type:A.event||"message",options:{data:A.data,lastEventId:this.state.lastEventId,origin:this.state.origin}})}clearEvent(){this.event.data=void 0,this.event.event=
void 0,this.event.id=void 0,this.event.retry=void 0,this.eventSize=0,this.dataLineCount=0,this.eventFieldSizes.data=0,this.eventFieldSizes.event=0,this.eventFieldSizes.
id=0,this.eventFieldSizes.retry=0}hasPendingEvent(){return this.event.data!==void 0||this.event.event!==void 0||this.event.id!==void 0||this.event.retry!==void 0}hasCurrentByte(){
return this.chunkIndex<this.chunks.length&&this.pos<this.chunks[this.chunkIndex].length}currentByte(){return this.chunks[this.chunkIndex][this.pos]}consumeCurrentByte(){
this.advanceCursor(),this.syncLineStartToCursor()}advanceCursor(){for(this.pos++;this.chunkIndex<this.chunks.length&&this.pos>=this.chunks[this.chunkIndex].length;)
this.chunkIndex++,this.pos=0}syncLineStartToCursor(){this.lineChunkIndex=this.chunkIndex,this.linePos=this.pos,this.lineLength=0,this.dropConsumedChunks()}dropConsumedChunks(){
if(this.lineChunkIndex>0){let A=this.lineChunkIndex;this.chunks.splice(0,A),this.lineChunkIndex=0,this.chunkIndex-=A}this.chunkIndex===this.chunks.length&&(this.
chunks.length=0,this.chunkIndex=0,this.pos=0,this.lineChunkIndex=0,this.linePos=0)}readLine(){if(this.lineChunkIndex===this.chunkIndex)return this.chunks[this.chunkIndex].
subarray(this.linePos,this.pos);let A=[],t=0;for(let r=this.lineChunkIndex;r<=this.chunkIndex;r++){let s=this.chunks[r],n=r===this.lineChunkIndex?this.linePos:0,
i=r===this.chunkIndex?this.pos:s.length,o=s.subarray(n,i);t+=o.length,A.push(o)}return Buffer.concat(A,t)}peekBufferedByte(A){let t=this.lineChunkIndex,r=this.linePos;
for(;t<this.chunks.length;){let s=this.chunks[t],n=s.length-r;if(A<n)return s[r+A];A-=n,t++,r=0}}discardLeadingBytes(A){for(;A>0&&this.lineChunkIndex<this.chunks.
length;){let r=this.chunks[this.lineChunkIndex].length-this.linePos;A<r?(this.linePos+=A,A=0):(A-=r,this.lineChunkIndex++,this.linePos=0)}this.chunkIndex=this.lineChunkIndex,
this.pos=this.linePos,this.dropConsumedChunks()}handleBOM(){let A=this.peekBufferedByte(0),t=this.peekBufferedByte(1),r=this.peekBufferedByte(2);return t===void 0?
(A===nr[0]||(this.checkBOM=false),true):r===void 0?A===nr[0]&&t===nr[1]?true:(this.checkBOM=false,false):(A===nr[0]&&t===nr[1]&&r===nr[2]&&this.discardLeadingBytes(
3),this.checkBOM=false,!this.hasCurrentByte())}};_h.exports={EventSourceStream:Gg}});var iu=u((GM,nu)=>{"use strict";var{pipeline:zm}=l("node:stream"),{fetching:Km}=zr(),
{makeRequest:Xm}=zt(),{webidl:Ce}=gA(),{EventSourceStream:_m}=jh(),{parseMIMEType:jm}=lA(),{createFastMessageEvent:$m}=Ar(),{isNetworkError:$h}=Pr(),{delay:AS}=Yg(),
{kEnumerableProperty:at}=L(),{environmentSettingsObject:Au}=DA(),{getGlobalDispatcher:eS}=qr(),eu=false,tu=3e3,gs=0,ru=1,as=2,tS="anonymous",rS="use-credentials",
ir=class e extends EventTarget{#A={open:null,error:null,message:null};#e=null;#t=false;#s=gs;#n=null;#r=null;#i;#o;constructor(A,t={}){super(),Ce.util.markAsUncloneable(
this);let r="EventSource constructor";Ce.argumentLengthCheck(arguments,1,r),eu||(eu=true,process.emitWarning("EventSource is experimental, expect them to change\
 at any time.",{code:"UNDICI-ES"})),A=Ce.converters.USVString(A,r,"url"),t=Ce.converters.EventSourceInitDict(t,r,"eventSourceInitDict"),this.#i=t.dispatcher,this.#o=
{lastEventId:"",reconnectionTime:tu};let s=Au,n;try{n=new URL(A,s.settingsObject.baseUrl),this.#o.origin=n.origin}catch(Q){throw new DOMException(Q,"SyntaxError")}
this.#e=n.href;let i=tS;t.withCredentials&&(i=rS,this.#t=true);let o={redirect:"follow",keepalive:true,mode:"cors",credentials:i==="anonymous"?"same-origin":"om\
it",referrer:"no-referrer"};o.client=Au.settingsObject,o.headersList=[["accept",{name:"accept",value:"text/event-stream"}]],o.cache="no-store",o.initiator="othe\
r",o.urlList=[new URL(this.#e)],this.#n=Xm(o),this.#g()}get readyState(){return this.#s}get url(){return this.#e}get withCredentials(){return this.#t}#g(){if(this.#s===
as)return;this.#s=gs;let A={request:this.#n,dispatcher:this.#i},t=r=>{$h(r)&&(this.dispatchEvent(new Event("error")),this.close()),this.#Q()};A.processResponseEndOfBody=
t,A.processResponse=r=>{if($h(r))if(r.aborted){this.close(),this.dispatchEvent(new Event("error"));return}else{this.#Q();return}let s=r.headersList.get("content\
-type",true),n=s!==null?jm(s):"failure",i=n!=="failure"&&n.essence==="text/event-stream";if(r.status!==200||i===false){this.close(),this.dispatchEvent(new Event(
"error"));return}this.#s=ru,this.dispatchEvent(new Event("open")),this.#o.origin=r.urlList[r.urlList.length-1].origin;let o=new _m({eventSourceSettings:this.#o,
maxEventSize:this.#i.eventSourceOptions?.maxEventSize,push:Q=>{this.dispatchEvent($m(Q.type,Q.options))}});zm(r.body.stream,o,Q=>{Q?.aborted===false&&(this.close(),
this.dispatchEvent(new Event("error")))})},this.#r=Km(A)}async#Q(){this.#s!==as&&(this.#s=gs,this.dispatchEvent(new Event("error")),await AS(this.#o.reconnectionTime),
this.#s===gs&&(this.#o.lastEventId.length&&this.#n.headersList.set("last-event-id",this.#o.lastEventId,true),this.#g()))}close(){Ce.brandCheck(this,e),this.#s!==
as&&(this.#s=as,this.#r.abort(),this.#n=null)}get onopen(){return this.#A.open}set onopen(A){this.#A.open&&this.removeEventListener("open",this.#A.open),typeof A==
"function"?(this.#A.open=A,this.addEventListener("open",A)):this.#A.open=null}get onmessage(){return this.#A.message}set onmessage(A){this.#A.message&&this.removeEventListener(
"message",this.#A.message),typeof A=="function"?(this.#A.message=A,this.addEventListener("message",A)):this.#A.message=null}get onerror(){return this.#A.error}set onerror(A){
this.#A.error&&this.removeEventListener("error",this.#A.error),typeof A=="function"?(this.#A.error=A,this.addEventListener("error",A)):this.#A.error=null}},su={
CONNECTING:{__proto__:null,configurable:false,enumerable:true,value:gs,writable:false},OPEN:{__proto__:null,configurable:false,enumerable:true,value:ru,writable:false},
CLOSED:{__proto__:null,configurable:false,enumerable:true,value:as,writable:false}};Object.defineProperties(ir,su);Object.defineProperties(ir.prototype,su);Object.
defineProperties(ir.prototype,{close:at,onerror:at,onmessage:at,onopen:at,readyState:at,url:at,withCredentials:at});Ce.converters.EventSourceInitDict=Ce.dictionaryConverter(
[{key:"withCredentials",converter:Ce.converters.boolean,defaultValue:()=>false},{key:"dispatcher",converter:Ce.converters.any,defaultValue:()=>eS()}]);nu.exports=
{EventSource:ir,defaultReconnectionTime:tu}});var YS=u((JM,U)=>{"use strict";var sS=Lt(),ou=Br(),nS=Tt(),iS=oc(),oS=Yt(),QS=sQ(),gS=Uc(),aS=Jc(),Qu=J(),ai=L(),{
InvalidArgumentError:gi}=Qu,or=kI(),BS=cr(),ES=xQ(),cS=iC(),IS=vQ(),CS=FQ(),lS=Bn(),{getGlobalDispatcher:gu,setGlobalDispatcher:hS}=qr(),uS=wn(),dS=$s(),fS=An();
Object.assign(ou.prototype,or);U.exports.Dispatcher=ou;U.exports.Client=sS;U.exports.Pool=nS;U.exports.BalancedPool=iS;U.exports.Agent=oS;U.exports.ProxyAgent=QS;
U.exports.EnvHttpProxyAgent=gS;U.exports.RetryAgent=aS;U.exports.RetryHandler=lS;U.exports.DecoratorHandler=uS;U.exports.RedirectHandler=dS;U.exports.createRedirectInterceptor=
fS;U.exports.interceptors={redirect:cC(),retry:CC(),dump:hC(),dns:fC()};U.exports.buildConnector=BS;U.exports.errors=Qu;U.exports.util={parseHeaders:ai.parseHeaders,
headerNameToString:ai.headerNameToString};function Bs(e){return(A,t,r)=>{if(typeof t=="function"&&(r=t,t=null),!A||typeof A!="string"&&typeof A!="object"&&!(A instanceof
URL))throw new gi("invalid url");if(t!=null&&typeof t!="object")throw new gi("invalid opts");if(t&&t.path!=null){if(typeof t.path!="string")throw new gi("invali\
d opts.path");let i=t.path;t.path.startsWith("/")||(i=`/${i}`),A=new URL(ai.parseOrigin(A).origin+i)}else t||(t=typeof A=="object"?A:{}),A=ai.parseURL(A);let{agent:s,
dispatcher:n=gu()}=t;if(s)throw new gi("unsupported opts.agent. Did you mean opts.client?");return e.call(n,{...t,origin:A.origin,path:A.search?`${A.pathname}${A.
search}`:A.pathname,method:t.method||(t.body?"PUT":"GET")},r)}}U.exports.setGlobalDispatcher=hS;U.exports.getGlobalDispatcher=gu;var wS=zr().fetch;U.exports.fetch=
async function(A,t=void 0){try{return await wS(A,t)}catch(r){throw r&&typeof r=="object"&&Error.captureStackTrace(r),r}};U.exports.Headers=rt().Headers;U.exports.
Response=Pr().Response;U.exports.Request=zt().Request;U.exports.FormData=fr().FormData;U.exports.File=globalThis.File??l("node:buffer").File;U.exports.FileReader=
Yl().FileReader;var{setGlobalOrigin:yS,getGlobalOrigin:DS}=to();U.exports.setGlobalOrigin=yS;U.exports.getGlobalOrigin=DS;var{CacheStorage:kS}=Ol(),{kConstruct:pS}=vn();
U.exports.caches=new kS(pS);var{deleteCookie:FS,getCookies:RS,getSetCookies:NS,setCookie:mS}=th();U.exports.deleteCookie=FS;U.exports.getCookies=RS;U.exports.getSetCookies=
NS;U.exports.setCookie=mS;var{parseMIMEType:SS,serializeAMimeType:US}=lA();U.exports.parseMIMEType=SS;U.exports.serializeAMimeType=US;var{CloseEvent:MS,ErrorEvent:bS,
MessageEvent:LS}=Ar();U.exports.WebSocket=Kh().WebSocket;U.exports.CloseEvent=MS;U.exports.ErrorEvent=bS;U.exports.MessageEvent=LS;U.exports.request=Bs(or.request);
U.exports.stream=Bs(or.stream);U.exports.pipeline=Bs(or.pipeline);U.exports.connect=Bs(or.connect);U.exports.upgrade=Bs(or.upgrade);U.exports.MockClient=ES;U.exports.
MockPool=IS;U.exports.MockAgent=cS;U.exports.mockErrors=CS;var{EventSource:TS}=iu();U.exports.EventSource=TS});var cu=u(Qr=>{"use strict";var xM=l("net"),GS=l("\
tls"),Jg=l("http"),au=l("https"),JS=l("events"),HM=l("assert"),xS=l("util");Qr.httpOverHttp=HS;Qr.httpsOverHttp=VS;Qr.httpOverHttps=vS;Qr.httpsOverHttps=qS;function HS(e){
var A=new le(e);return A.request=Jg.request,A}function VS(e){var A=new le(e);return A.request=Jg.request,A.createSocket=Bu,A.defaultPort=443,A}function vS(e){var A=new le(
e);return A.request=au.request,A}function qS(e){var A=new le(e);return A.request=au.request,A.createSocket=Bu,A.defaultPort=443,A}function le(e){var A=this;A.options=
e||{},A.proxyOptions=A.options.proxy||{},A.maxSockets=A.options.maxSockets||Jg.Agent.defaultMaxSockets,A.requests=[],A.sockets=[],A.on("free",function(r,s,n,i){
for(var o=Eu(s,n,i),Q=0,g=A.requests.length;Q<g;++Q){var B=A.requests[Q];if(B.host===o.host&&B.port===o.port){A.requests.splice(Q,1),B.request.onSocket(r);return}}
r.destroy(),A.removeSocket(r)})}xS.inherits(le,JS.EventEmitter);le.prototype.addRequest=function(A,t,r,s){var n=this,i=xg({request:A},n.options,Eu(t,r,s));if(n.
sockets.length>=this.maxSockets){n.requests.push(i);return}n.createSocket(i,function(o){o.on("free",Q),o.on("close",g),o.on("agentRemove",g),A.onSocket(o);function Q(){
n.emit("free",o,i)}function g(B){n.removeSocket(o),o.removeListener("free",Q),o.removeListener("close",g),o.removeListener("agentRemove",g)}})};le.prototype.createSocket=
function(A,t){var r=this,s={};r.sockets.push(s);var n=xg({},r.proxyOptions,{method:"CONNECT",path:A.host+":"+A.port,agent:false,headers:{host:A.host+":"+A.port}});
A.localAddress&&(n.localAddress=A.localAddress),n.proxyAuth&&(n.headers=n.headers||{},n.headers["Proxy-Authorization"]="Basic "+new Buffer(n.proxyAuth).toString(
"base64")),Te("making CONNECT request");var i=r.request(n);i.useChunkedEncodingByDefault=false,i.once("response",o),i.once("upgrade",Q),i.once("connect",g),i.once(
"error",B),i.end();function o(a){a.upgrade=true}function Q(a,E,C){process.nextTick(function(){g(a,E,C)})}function g(a,E,C){if(i.removeAllListeners(),E.removeAllListeners(),
a.statusCode!==200){Te("tunneling socket could not be established, statusCode=%d",a.statusCode),E.destroy();var I=new Error("tunneling socket could not be estab\
lished, statusCode="+a.statusCode);I.code="ECONNRESET",A.request.emit("error",I),r.removeSocket(s);return}if(C.length>0){Te("got illegal response body from prox\
y"),E.destroy();var I=new Error("got illegal response body from proxy");I.code="ECONNRESET",A.request.emit("error",I),r.removeSocket(s);return}return Te("tunnel\
ing connection has established"),r.sockets[r.sockets.indexOf(s)]=E,t(E)}function B(a){i.removeAllListeners(),Te(`tunneling socket could not be established, caus\
e=%s
`,a.message,a.stack);var E=new Error("tunneling socket could not be established, cause="+a.message);E.code="ECONNRESET",A.request.emit("error",E),r.removeSocket(
s)}};le.prototype.removeSocket=function(A){var t=this.sockets.indexOf(A);if(t!==-1){this.sockets.splice(t,1);var r=this.requests.shift();r&&this.createSocket(r,
function(s){r.request.onSocket(s)})}};function Bu(e,A){var t=this;le.prototype.createSocket.call(t,e,function(r){var s=e.request.getHeader("host"),n=xg({},t.options,
{socket:r,servername:s?s.replace(/:.*$/,""):e.host}),i=GS.connect(0,n);t.sockets[t.sockets.indexOf(r)]=i,A(i)})}function Eu(e,A,t){return typeof e=="string"?{host:e,
port:A,localAddress:t}:e}function xg(e){for(var A=1,t=arguments.length;A<t;++A){var r=arguments[A];if(typeof r=="object")for(var s=Object.keys(r),n=0,i=s.length;n<
i;++n){var o=s[n];r[o]!==void 0&&(e[o]=r[o])}}return e}var Te;process.env.NODE_DEBUG&&/\btunnel\b/.test(process.env.NODE_DEBUG)?Te=function(){var e=Array.prototype.
slice.call(arguments);typeof e[0]=="string"?e[0]="TUNNEL: "+e[0]:e.unshift("TUNNEL:"),console.error.apply(console,e)}:Te=function(){};Qr.debug=Te});var WS=u((vM,Iu)=>{
Iu.exports=cu()});export{WS as a,YS as b};
