import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{empty$a as he,empty$c as k}from"./hook.js";var pe=k(J=>{
"use strict";Object.defineProperty(J,"__esModule",{value:true});J.boolean=Sn;J.string=jr;J.number=Pn;J.error=Rn;J.func=On;J.array=kr;J.stringArray=Tn;function Sn(t){
return t===true||t===false}function jr(t){return typeof t=="string"||t instanceof String}function Pn(t){return typeof t=="number"||t instanceof Number}function Rn(t){
return t instanceof Error}function On(t){return typeof t=="function"}function kr(t){return Array.isArray(t)}function Tn(t){return kr(t)&&t.every(e=>jr(e))}});var Mt=k(
u=>{"use strict";var En=u&&u.__createBinding||(Object.create?(function(t,e,r,n){n===void 0&&(n=r);var s=Object.getOwnPropertyDescriptor(e,r);(!s||("get"in s?!e.
__esModule:s.writable||s.configurable))&&(s={enumerable:true,get:function(){return e[r]}}),Object.defineProperty(t,n,s)}):(function(t,e,r,n){n===void 0&&(n=r),t[n]=
e[r]})),Mn=u&&u.__setModuleDefault||(Object.create?(function(t,e){Object.defineProperty(t,"default",{enumerable:true,value:e})}):function(t,e){t.default=e}),Cn=u&&
u.__importStar||(function(){var t=function(e){return t=Object.getOwnPropertyNames||function(r){var n=[];for(var s in r)Object.prototype.hasOwnProperty.call(r,s)&&
(n[n.length]=s);return n},t(e)};return function(e){if(e&&e.__esModule)return e;var r={};if(e!=null)for(var n=t(e),s=0;s<n.length;s++)n[s]!=="default"&&En(r,e,n[s]);
return Mn(r,e),r}})();Object.defineProperty(u,"__esModule",{value:true});u.Message=u.NotificationType9=u.NotificationType8=u.NotificationType7=u.NotificationType6=
u.NotificationType5=u.NotificationType4=u.NotificationType3=u.NotificationType2=u.NotificationType1=u.NotificationType0=u.NotificationType=u.RequestType9=u.RequestType8=
u.RequestType7=u.RequestType6=u.RequestType5=u.RequestType4=u.RequestType3=u.RequestType2=u.RequestType1=u.RequestType=u.RequestType0=u.AbstractMessageSignature=
u.ParameterStructures=u.ResponseError=u.ErrorCodes=void 0;var ce=Cn(pe()),it;(function(t){t.ParseError=-32700,t.InvalidRequest=-32600,t.MethodNotFound=-32601,t.
InvalidParams=-32602,t.InternalError=-32603,t.jsonrpcReservedErrorRangeStart=-32099,t.serverErrorStart=-32099,t.MessageWriteError=-32099,t.MessageReadError=-32098,
t.PendingResponseRejected=-32097,t.ConnectionInactive=-32096,t.ServerNotInitialized=-32002,t.UnknownErrorCode=-32001,t.jsonrpcReservedErrorRangeEnd=-32e3,t.serverErrorEnd=
-32e3})(it||(u.ErrorCodes=it={}));var st=class t extends Error{code;data;constructor(e,r,n){super(r),this.code=ce.number(e)?e:it.UnknownErrorCode,this.data=n,Object.
setPrototypeOf(this,t.prototype)}toJson(){let e={code:this.code,message:this.message};return this.data!==void 0&&(e.data=this.data),e}};u.ResponseError=st;var ee=class t{kind;static auto=new t(
"auto");static byPosition=new t("byPosition");static byName=new t("byName");constructor(e){this.kind=e}static is(e){return e===t.auto||e===t.byName||e===t.byPosition}toString(){
return this.kind}};u.ParameterStructures=ee;var S=class{method;numberOfParams;constructor(e,r){this.method=e,this.numberOfParams=r}get parameterStructures(){return ee.
auto}};u.AbstractMessageSignature=S;var ot=class extends S{_;constructor(e){super(e,0)}};u.RequestType0=ot;var at=class extends S{_parameterStructures;_;constructor(e,r=ee.
auto){super(e,1),this._parameterStructures=r}get parameterStructures(){return this._parameterStructures}};u.RequestType=at;var ct=class extends S{_parameterStructures;_;constructor(e,r=ee.
auto){super(e,1),this._parameterStructures=r}get parameterStructures(){return this._parameterStructures}};u.RequestType1=ct;var ut=class extends S{_;constructor(e){
super(e,2)}};u.RequestType2=ut;var lt=class extends S{_;constructor(e){super(e,3)}};u.RequestType3=lt;var ft=class extends S{_;constructor(e){super(e,4)}};u.RequestType4=
ft;var dt=class extends S{_;constructor(e){super(e,5)}};u.RequestType5=dt;var ht=class extends S{_;constructor(e){super(e,6)}};u.RequestType6=ht;var pt=class extends S{_;constructor(e){
super(e,7)}};u.RequestType7=pt;var mt=class extends S{_;constructor(e){super(e,8)}};u.RequestType8=mt;var gt=class extends S{_;constructor(e){super(e,9)}};u.RequestType9=
gt;var _t=class extends S{_parameterStructures;_;constructor(e,r=ee.auto){super(e,1),this._parameterStructures=r}get parameterStructures(){return this._parameterStructures}};
u.NotificationType=_t;var yt=class extends S{_;constructor(e){super(e,0)}};u.NotificationType0=yt;var bt=class extends S{_parameterStructures;_;constructor(e,r=ee.
auto){super(e,1),this._parameterStructures=r}get parameterStructures(){return this._parameterStructures}};u.NotificationType1=bt;var vt=class extends S{_;constructor(e){
super(e,2)}};u.NotificationType2=vt;var wt=class extends S{_;constructor(e){super(e,3)}};u.NotificationType3=wt;var St=class extends S{_;constructor(e){super(e,
4)}};u.NotificationType4=St;var Pt=class extends S{_;constructor(e){super(e,5)}};u.NotificationType5=Pt;var Rt=class extends S{_;constructor(e){super(e,6)}};u.NotificationType6=
Rt;var Ot=class extends S{_;constructor(e){super(e,7)}};u.NotificationType7=Ot;var Tt=class extends S{_;constructor(e){super(e,8)}};u.NotificationType8=Tt;var Et=class extends S{_;constructor(e){
super(e,9)}};u.NotificationType9=Et;var qr;(function(t){function e(s){let l=s;return l&&ce.string(l.method)&&(ce.string(l.id)||ce.number(l.id))}t.isRequest=e;function r(s){
let l=s;return l&&ce.string(l.method)&&s.id===void 0}t.isNotification=r;function n(s){let l=s;return l&&(l.result!==void 0||!!l.error)&&(ce.string(l.id)||ce.number(
l.id)||l.id===null)}t.isResponse=n})(qr||(u.Message=qr={}))});var Nt=k(te=>{"use strict";Object.defineProperty(te,"__esModule",{value:true});te.LRUCache=te.LinkedMap=
te.Touch=void 0;var q;(function(t){t.None=0,t.First=1,t.AsOld=t.First,t.Last=2,t.AsNew=t.Last})(q||(te.Touch=q={}));var Le=class{[Symbol.toStringTag]="LinkedMap";_map;_head;_tail;_size;_state;constructor(){
this._map=new Map,this._head=void 0,this._tail=void 0,this._size=0,this._state=0}clear(){this._map.clear(),this._head=void 0,this._tail=void 0,this._size=0,this.
_state++}isEmpty(){return!this._head&&!this._tail}get size(){return this._size}get first(){return this._head?.value}get last(){return this._tail?.value}before(e){
let r=this._map.get(e);return r?r.previous?.value:void 0}after(e){let r=this._map.get(e);return r?r.next?.value:void 0}has(e){return this._map.has(e)}get(e,r=q.
None){let n=this._map.get(e);if(n)return r!==q.None&&this.touch(n,r),n.value}set(e,r,n=q.None){let s=this._map.get(e);if(s)s.value=r,n!==q.None&&this.touch(s,n);else{
switch(s={key:e,value:r,next:void 0,previous:void 0},n){case q.None:this.addItemLast(s);break;case q.First:this.addItemFirst(s);break;case q.Last:this.addItemLast(
s);break;default:this.addItemLast(s);break}this._map.set(e,s),this._size++}return this}delete(e){return!!this.remove(e)}remove(e){let r=this._map.get(e);if(r)return this.
_map.delete(e),this.removeItem(r),this._size--,r.value}shift(){if(!this._head&&!this._tail)return;if(!this._head||!this._tail)throw new Error("Invalid list");let e=this.
_head;return this._map.delete(e.key),this.removeItem(e),this._size--,e.value}forEach(e,r){let n=this._state,s=this._head;for(;s;){if(r?e.bind(r)(s.value,s.key,this):
e(s.value,s.key,this),this._state!==n)throw new Error("LinkedMap got modified during iteration.");s=s.next}}keys(){let e=this._state,r=this._head,n={[Symbol.iterator]:()=>n,
next:()=>{if(this._state!==e)throw new Error("LinkedMap got modified during iteration.");if(r){let s={value:r.key,done:false};return r=r.next,s}else return{value:void 0,
done:true}}};return n}values(){let e=this._state,r=this._head,n={[Symbol.iterator]:()=>n,next:()=>{if(this._state!==e)throw new Error("LinkedMap got modified du\
ring iteration.");if(r){let s={value:r.value,done:false};return r=r.next,s}else return{value:void 0,done:true}}};return n}entries(){let e=this._state,r=this._head,
n={[Symbol.iterator]:()=>n,next:()=>{if(this._state!==e)throw new Error("LinkedMap got modified during iteration.");if(r){let s={value:[r.key,r.value],done:false};
return r=r.next,s}else return{value:void 0,done:true}}};return n}[Symbol.iterator](){return this.entries()}trimOld(e){if(e>=this.size)return;if(e===0){this.clear();
return}let r=this._head,n=this.size;for(;r&&n>e;)this._map.delete(r.key),r=r.next,n--;this._head=r,this._size=n,r&&(r.previous=void 0),this._state++}addItemFirst(e){
if(!this._head&&!this._tail)this._tail=e;else if(this._head)e.next=this._head,this._head.previous=e;else throw new Error("Invalid list");this._head=e,this._state++}addItemLast(e){
if(!this._head&&!this._tail)this._head=e;else if(this._tail)e.previous=this._tail,this._tail.next=e;else throw new Error("Invalid list");this._tail=e,this._state++}removeItem(e){
if(e===this._head&&e===this._tail)this._head=void 0,this._tail=void 0;else if(e===this._head){if(!e.next)throw new Error("Invalid list");e.next.previous=void 0,
this._head=e.next}else if(e===this._tail){if(!e.previous)throw new Error("Invalid list");e.previous.next=void 0,this._tail=e.previous}else{let r=e.next,n=e.previous;
if(!r||!n)throw new Error("Invalid list");r.previous=n,n.next=r}e.next=void 0,e.previous=void 0,this._state++}touch(e,r){if(!this._head||!this._tail)throw new Error(
"Invalid list");if(!(r!==q.First&&r!==q.Last)){if(r===q.First){if(e===this._head)return;let n=e.next,s=e.previous;e===this._tail?(s.next=void 0,this._tail=s):(n.
previous=s,s.next=n),e.previous=void 0,e.next=this._head,this._head.previous=e,this._head=e,this._state++}else if(r===q.Last){if(e===this._tail)return;let n=e.next,
s=e.previous;e===this._head?(n.previous=void 0,this._head=n):(n.previous=s,s.next=n),e.next=void 0,e.previous=this._tail,this._tail.next=e,this._tail=e,this._state++}}}toJSON(){
let e=[];return this.forEach((r,n)=>{e.push([n,r])}),e}fromJSON(e){this.clear();for(let[r,n]of e)this.set(r,n)}};te.LinkedMap=Le;var Ct=class extends Le{_limit;_ratio;constructor(e,r=1){
super(),this._limit=e,this._ratio=Math.min(Math.max(0,r),1)}get limit(){return this._limit}set limit(e){this._limit=e,this.checkTrim()}get ratio(){return this._ratio}set ratio(e){
this._ratio=Math.min(Math.max(0,e),1),this.checkTrim()}get(e,r=q.AsNew){return super.get(e,r)}peek(e){return super.get(e,q.None)}set(e,r){return super.set(e,r,q.
Last),this.checkTrim(),this}checkTrim(){this.size>this._limit&&this.trimOld(Math.round(this._limit*this._ratio))}};te.LRUCache=Ct});var Dr=k(De=>{"use strict";Object.
defineProperty(De,"__esModule",{value:true});De.Disposable=void 0;var Lr;(function(t){function e(r){return{dispose:r}}t.create=e})(Lr||(De.Disposable=Lr={}))});
var re=k(qt=>{"use strict";Object.defineProperty(qt,"__esModule",{value:true});var jt;function kt(){if(jt===void 0)throw new Error("No runtime abstraction layer\
 installed");return jt}(function(t){function e(r){if(r===void 0)throw new Error("No runtime abstraction layer provided");jt=r}t.install=e})(kt||(kt={}));qt.default=
kt});var me=k(ne=>{"use strict";var Nn=ne&&ne.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(ne,"__esModule",{value:true});
ne.Emitter=ne.Event=void 0;var jn=Nn(re()),$r;(function(t){let e={dispose(){}};t.None=function(){return e}})($r||(ne.Event=$r={}));var Lt=class{_callbacks;_contexts;add(e,r=null,n){
this._callbacks||(this._callbacks=[],this._contexts=[]),this._callbacks.push(e),this._contexts.push(r),Array.isArray(n)&&n.push({dispose:()=>this.remove(e,r)})}remove(e,r=null){
if(!this._callbacks)return;let n=false;for(let s=0,l=this._callbacks.length;s<l;s++)if(this._callbacks[s]===e)if(this._contexts[s]===r){this._callbacks.splice(s,
1),this._contexts.splice(s,1);return}else n=true;if(n)throw new Error("When adding a listener with a context, you should remove it with the same context")}invoke(...e){
if(!this._callbacks)return[];let r=[],n=this._callbacks.slice(0),s=this._contexts.slice(0);for(let l=0,_=n.length;l<_;l++)try{r.push(n[l].apply(s[l],e))}catch(b){
(0,jn.default)().console.error(b)}return r}isEmpty(){return!this._callbacks||this._callbacks.length===0}dispose(){this._callbacks=void 0,this._contexts=void 0}},
Dt=class t{_options;static _noop=function(){};_event;_callbacks;constructor(e){this._options=e}get event(){return this._event||(this._event=(e,r,n)=>{this._callbacks||
(this._callbacks=new Lt),this._options&&this._options.onFirstListenerAdd&&this._callbacks.isEmpty()&&this._options.onFirstListenerAdd(this),this._callbacks.add(
e,r);let s={dispose:()=>{this._callbacks&&(this._callbacks.remove(e,r),s.dispose=t._noop,this._options&&this._options.onLastListenerRemove&&this._callbacks.isEmpty()&&
this._options.onLastListenerRemove(this))}};return Array.isArray(n)&&n.push(s),s}),this._event}fire(e){this._callbacks&&this._callbacks.invoke.call(this._callbacks,
e)}dispose(){this._callbacks&&(this._callbacks.dispose(),this._callbacks=void 0)}};ne.Emitter=Dt});var Ie=k(x=>{"use strict";var kn=x&&x.__createBinding||(Object.
create?(function(t,e,r,n){n===void 0&&(n=r);var s=Object.getOwnPropertyDescriptor(e,r);(!s||("get"in s?!e.__esModule:s.writable||s.configurable))&&(s={enumerable:true,
get:function(){return e[r]}}),Object.defineProperty(t,n,s)}):(function(t,e,r,n){n===void 0&&(n=r),t[n]=e[r]})),qn=x&&x.__setModuleDefault||(Object.create?(function(t,e){
Object.defineProperty(t,"default",{enumerable:true,value:e})}):function(t,e){t.default=e}),Ln=x&&x.__importStar||(function(){var t=function(e){return t=Object.getOwnPropertyNames||
function(r){var n=[];for(var s in r)Object.prototype.hasOwnProperty.call(r,s)&&(n[n.length]=s);return n},t(e)};return function(e){if(e&&e.__esModule)return e;var r={};
if(e!=null)for(var n=t(e),s=0;s<n.length;s++)n[s]!=="default"&&kn(r,e,n[s]);return qn(r,e),r}})(),Dn=x&&x.__importDefault||function(t){return t&&t.__esModule?t:
{default:t}};Object.defineProperty(x,"__esModule",{value:true});x.CancellationTokenSource=x.CancellationToken=void 0;var $n=Dn(re()),xn=Ln(pe()),$t=me(),$e;(function(t){
t.None=Object.freeze({isCancellationRequested:false,onCancellationRequested:$t.Event.None}),t.Cancelled=Object.freeze({isCancellationRequested:true,onCancellationRequested:$t.
Event.None});function e(r){let n=r;return n&&(n===t.None||n===t.Cancelled||xn.boolean(n.isCancellationRequested)&&!!n.onCancellationRequested)}t.is=e})($e||(x.CancellationToken=
$e={}));var In=Object.freeze(function(t,e){let r=(0,$n.default)().timer.setTimeout(t.bind(e),0);return{dispose(){r.dispose()}}}),xe=class{_isCancelled=false;_emitter;cancel(){
this._isCancelled||(this._isCancelled=true,this._emitter&&(this._emitter.fire(void 0),this.dispose()))}get isCancellationRequested(){return this._isCancelled}get onCancellationRequested(){
return this._isCancelled?In:(this._emitter||(this._emitter=new $t.Emitter),this._emitter.event)}dispose(){this._emitter&&(this._emitter.dispose(),this._emitter=
void 0)}},xt=class{_token;get token(){return this._token||(this._token=new xe),this._token}cancel(){this._token?this._token.cancel():this._token=$e.Cancelled}dispose(){
this._token?this._token instanceof xe&&this._token.dispose():this._token=$e.None}};x.CancellationTokenSource=xt});var xr=k(ge=>{"use strict";Object.defineProperty(
ge,"__esModule",{value:true});ge.SharedArrayReceiverStrategy=ge.SharedArraySenderStrategy=void 0;var An=Ie(),Te;(function(t){t.Continue=0,t.Cancelled=1})(Te||(Te=
{}));var It=class{buffers;constructor(){this.buffers=new Map}enableCancellation(e){if(e.id===null)return;let r=new SharedArrayBuffer(4),n=new Int32Array(r,0,1);
n[0]=Te.Continue,this.buffers.set(e.id,r),e.$cancellationData=r}async sendCancellation(e,r){let n=this.buffers.get(r);if(n===void 0)return;let s=new Int32Array(
n,0,1);Atomics.store(s,0,Te.Cancelled)}cleanup(e){this.buffers.delete(e)}dispose(){this.buffers.clear()}};ge.SharedArraySenderStrategy=It;var At=class{data;constructor(e){
this.data=new Int32Array(e,0,1)}get isCancellationRequested(){return Atomics.load(this.data,0)===Te.Cancelled}get onCancellationRequested(){throw new Error("Can\
cellation over SharedArrayBuffer doesn't support cancellation events")}},Bt=class{token;constructor(e){this.token=new At(e)}cancel(){}dispose(){}},Wt=class{kind="\
request";createCancellationTokenSource(e){let r=e.$cancellationData;return r===void 0?new An.CancellationTokenSource:new Bt(r)}};ge.SharedArrayReceiverStrategy=
Wt});var Ut=k(_e=>{"use strict";var Bn=_e&&_e.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(_e,"__esModule",{value:true});
_e.Semaphore=void 0;var Wn=Bn(re()),zt=class{_capacity;_active;_waiting;constructor(e=1){if(e<=0)throw new Error("Capacity must be greater than 0");this._capacity=
e,this._active=0,this._waiting=[]}lock(e){return new Promise((r,n)=>{this._waiting.push({thunk:e,resolve:r,reject:n}),this.runNext()})}get active(){return this.
_active}runNext(){this._waiting.length===0||this._active===this._capacity||(0,Wn.default)().timer.setImmediate(()=>this.doRunNext())}doRunNext(){if(this._waiting.
length===0||this._active===this._capacity)return;let e=this._waiting.shift();if(this._active++,this._active>this._capacity)throw new Error("Too many thunks acti\
ve");try{let r=e.thunk();r instanceof Promise?r.then(n=>{this._active--,e.resolve(n),this.runNext()},n=>{this._active--,e.reject(n),this.runNext()}):(this._active--,
e.resolve(r),this.runNext())}catch(r){this._active--,e.reject(r),this.runNext()}}};_e.Semaphore=zt});var Ar=k(L=>{"use strict";var zn=L&&L.__createBinding||(Object.
create?(function(t,e,r,n){n===void 0&&(n=r);var s=Object.getOwnPropertyDescriptor(e,r);(!s||("get"in s?!e.__esModule:s.writable||s.configurable))&&(s={enumerable:true,
get:function(){return e[r]}}),Object.defineProperty(t,n,s)}):(function(t,e,r,n){n===void 0&&(n=r),t[n]=e[r]})),Un=L&&L.__setModuleDefault||(Object.create?(function(t,e){
Object.defineProperty(t,"default",{enumerable:true,value:e})}):function(t,e){t.default=e}),Fn=L&&L.__importStar||(function(){var t=function(e){return t=Object.getOwnPropertyNames||
function(r){var n=[];for(var s in r)Object.prototype.hasOwnProperty.call(r,s)&&(n[n.length]=s);return n},t(e)};return function(e){if(e&&e.__esModule)return e;var r={};
if(e!=null)for(var n=t(e),s=0;s<n.length;s++)n[s]!=="default"&&zn(r,e,n[s]);return Un(r,e),r}})(),Vn=L&&L.__importDefault||function(t){return t&&t.__esModule?t:
{default:t}};Object.defineProperty(L,"__esModule",{value:true});L.ReadableStreamMessageReader=L.AbstractMessageReader=L.MessageReader=void 0;var Vt=Vn(re()),ye=Fn(
pe()),Ft=me(),Jn=Ut(),Ir;(function(t){function e(r){let n=r;return n&&ye.func(n.listen)&&ye.func(n.dispose)&&ye.func(n.onError)&&ye.func(n.onClose)&&ye.func(n.onPartialMessage)}
t.is=e})(Ir||(L.MessageReader=Ir={}));var Ae=class{errorEmitter;closeEmitter;partialMessageEmitter;constructor(){this.errorEmitter=new Ft.Emitter,this.closeEmitter=
new Ft.Emitter,this.partialMessageEmitter=new Ft.Emitter}dispose(){this.errorEmitter.dispose(),this.closeEmitter.dispose(),this.partialMessageEmitter.dispose()}get onError(){
return this.errorEmitter.event}fireError(e){this.errorEmitter.fire(this.asError(e))}get onClose(){return this.closeEmitter.event}fireClose(){this.closeEmitter.fire(
void 0)}get onPartialMessage(){return this.partialMessageEmitter.event}firePartialMessage(e){this.partialMessageEmitter.fire(e)}asError(e){return e instanceof Error?
e:new Error(`Reader received error. Reason: ${ye.string(e.message)?e.message:"unknown"}`)}};L.AbstractMessageReader=Ae;var Jt;(function(t){function e(r){let n,s,
l,_=new Map,b,$=new Map;if(r===void 0||typeof r=="string")n=r??"utf-8";else{if(n=r.charset??"utf-8",r.contentDecoder!==void 0&&(l=r.contentDecoder,_.set(l.name,
l)),r.contentDecoders!==void 0)for(let M of r.contentDecoders)_.set(M.name,M);if(r.contentTypeDecoder!==void 0&&(b=r.contentTypeDecoder,$.set(b.name,b)),r.contentTypeDecoders!==
void 0)for(let M of r.contentTypeDecoders)$.set(M.name,M)}return b===void 0&&(b=(0,Vt.default)().applicationJson.decoder,$.set(b.name,b)),{charset:n,contentDecoder:l,
contentDecoders:_,contentTypeDecoder:b,contentTypeDecoders:$}}t.fromOptions=e})(Jt||(Jt={}));var Ht=class extends Ae{readable;options;callback;nextMessageLength;messageToken;buffer;partialMessageTimer;_partialMessageTimeout;readSemaphore;constructor(e,r){
super(),this.readable=e,this.options=Jt.fromOptions(r),this.buffer=(0,Vt.default)().messageBuffer.create(this.options.charset),this._partialMessageTimeout=1e4,this.
nextMessageLength=-1,this.messageToken=0,this.readSemaphore=new Jn.Semaphore(1)}set partialMessageTimeout(e){this._partialMessageTimeout=e}get partialMessageTimeout(){
return this._partialMessageTimeout}listen(e){this.nextMessageLength=-1,this.messageToken=0,this.partialMessageTimer=void 0,this.callback=e;let r=this.readable.onData(
n=>{this.onData(n)});return this.readable.onError(n=>this.fireError(n)),this.readable.onClose(()=>this.fireClose()),r}onData(e){try{for(this.buffer.append(e);;){
if(this.nextMessageLength===-1){let n=this.buffer.tryReadHeaders(true);if(!n)return;let s=n.get("content-length");if(!s){this.fireError(new Error(`Header must p\
rovide a Content-Length property.
${JSON.stringify(Object.fromEntries(n))}`));return}let l=parseInt(s);if(isNaN(l)){this.fireError(new Error(`Content-Length value must be a number. Got ${s}`));return}
this.nextMessageLength=l}let r=this.buffer.tryReadBody(this.nextMessageLength);if(r===void 0){this.setPartialMessageTimer();return}this.clearPartialMessageTimer(),
this.nextMessageLength=-1,this.readSemaphore.lock(async()=>{let n=this.options.contentDecoder!==void 0?await this.options.contentDecoder.decode(r):r,s=await this.
options.contentTypeDecoder.decode(n,this.options);this.callback(s)}).catch(n=>{this.fireError(n)})}}catch(r){this.fireError(r)}}clearPartialMessageTimer(){this.
partialMessageTimer&&(this.partialMessageTimer.dispose(),this.partialMessageTimer=void 0)}setPartialMessageTimer(){this.clearPartialMessageTimer(),!(this._partialMessageTimeout<=
0)&&(this.partialMessageTimer=(0,Vt.default)().timer.setTimeout((e,r)=>{this.partialMessageTimer=void 0,e===this.messageToken&&(this.firePartialMessage({messageToken:e,
waitingTime:r}),this.setPartialMessageTimer())},this._partialMessageTimeout,this.messageToken,this._partialMessageTimeout))}};L.ReadableStreamMessageReader=Ht});
var Fr=k(D=>{"use strict";var Hn=D&&D.__createBinding||(Object.create?(function(t,e,r,n){n===void 0&&(n=r);var s=Object.getOwnPropertyDescriptor(e,r);(!s||("get"in
s?!e.__esModule:s.writable||s.configurable))&&(s={enumerable:true,get:function(){return e[r]}}),Object.defineProperty(t,n,s)}):(function(t,e,r,n){n===void 0&&(n=
r),t[n]=e[r]})),Kn=D&&D.__setModuleDefault||(Object.create?(function(t,e){Object.defineProperty(t,"default",{enumerable:true,value:e})}):function(t,e){t.default=
e}),Qn=D&&D.__importStar||(function(){var t=function(e){return t=Object.getOwnPropertyNames||function(r){var n=[];for(var s in r)Object.prototype.hasOwnProperty.
call(r,s)&&(n[n.length]=s);return n},t(e)};return function(e){if(e&&e.__esModule)return e;var r={};if(e!=null)for(var n=t(e),s=0;s<n.length;s++)n[s]!=="default"&&
Hn(r,e,n[s]);return Kn(r,e),r}})(),Gn=D&&D.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(D,"__esModule",{value:true});
D.WriteableStreamMessageWriter=D.AbstractMessageWriter=D.MessageWriter=void 0;var Br=Gn(re()),Ee=Qn(pe()),Xn=Ut(),Wr=me(),Yn="Content-Length: ",zr=`\r
`,Ur;(function(t){function e(r){let n=r;return n&&Ee.func(n.dispose)&&Ee.func(n.onClose)&&Ee.func(n.onError)&&Ee.func(n.write)}t.is=e})(Ur||(D.MessageWriter=Ur=
{}));var Be=class{errorEmitter;closeEmitter;constructor(){this.errorEmitter=new Wr.Emitter,this.closeEmitter=new Wr.Emitter}dispose(){this.errorEmitter.dispose(),
this.closeEmitter.dispose()}get onError(){return this.errorEmitter.event}fireError(e,r,n){this.errorEmitter.fire([this.asError(e),r,n])}get onClose(){return this.
closeEmitter.event}fireClose(){this.closeEmitter.fire(void 0)}asError(e){return e instanceof Error?e:new Error(`Writer received error. Reason: ${Ee.string(e.message)?
e.message:"unknown"}`)}};D.AbstractMessageWriter=Be;var Kt;(function(t){function e(r){return r===void 0||typeof r=="string"?{charset:r??"utf-8",contentTypeEncoder:(0,
Br.default)().applicationJson.encoder}:{charset:r.charset??"utf-8",contentEncoder:r.contentEncoder,contentTypeEncoder:r.contentTypeEncoder??(0,Br.default)().applicationJson.
encoder}}t.fromOptions=e})(Kt||(Kt={}));var Qt=class extends Be{writable;options;errorCount;writeSemaphore;constructor(e,r){super(),this.writable=e,this.options=
Kt.fromOptions(r),this.errorCount=0,this.writeSemaphore=new Xn.Semaphore(1),this.writable.onError(n=>this.fireError(n)),this.writable.onClose(()=>this.fireClose())}async write(e){
return this.writeSemaphore.lock(async()=>this.options.contentTypeEncoder.encode(e,this.options).then(n=>this.options.contentEncoder!==void 0?this.options.contentEncoder.
encode(n):n).then(n=>{let s=[];return s.push(Yn,n.byteLength.toString(),zr),s.push(zr),this.doWrite(e,s,n)},n=>{throw this.fireError(n),n}))}async doWrite(e,r,n){
try{return await this.writable.write(r.join(""),"ascii"),this.writable.write(n)}catch(s){return this.handleError(s,e),Promise.reject(s)}}handleError(e,r){this.errorCount++,
this.fireError(e,r,this.errorCount)}end(){this.writable.end()}};D.WriteableStreamMessageWriter=Qt});var Vr=k(We=>{"use strict";Object.defineProperty(We,"__esMod\
ule",{value:true});We.AbstractMessageBuffer=void 0;var Zn=13,ei=10,ti=`\r
`,Gt=class{_encoding;_chunks;_totalLength;constructor(e="utf-8"){this._encoding=e,this._chunks=[],this._totalLength=0}get encoding(){return this._encoding}append(e){
let r=typeof e=="string"?this.fromString(e,this._encoding):e;this._chunks.push(r),this._totalLength+=r.byteLength}tryReadHeaders(e=false){if(this._chunks.length===
0)return;let r=0,n=0,s=0,l=0;e:for(;n<this._chunks.length;){let M=this._chunks[n];for(s=0;s<M.length;){switch(M[s]){case Zn:switch(r){case 0:r=1;break;case 2:r=
3;break;default:r=0}break;case ei:switch(r){case 1:r=2;break;case 3:r=4,s++;break e;default:r=0}break;default:r=0}s++}l+=M.byteLength,n++}if(r!==4)return;let _=this.
_read(l+s),b=new Map,$=this.toString(_,"ascii").split(ti);if($.length<2)return b;for(let M=0;M<$.length-2;M++){let B=$[M],U=B.indexOf(":");if(U===-1)throw new Error(
`Message header must separate key and value using ':'
${B}`);let K=B.substr(0,U),Q=B.substr(U+1).trim();b.set(e?K.toLowerCase():K,Q)}return b}tryReadBody(e){if(!(this._totalLength<e))return this._read(e)}get numberOfBytes(){
return this._totalLength}_read(e){if(e===0)return this.emptyBuffer();if(e>this._totalLength)throw new Error("Cannot read so many bytes!");if(this._chunks[0].byteLength===
e){let l=this._chunks[0];return this._chunks.shift(),this._totalLength-=e,this.asNative(l)}if(this._chunks[0].byteLength>e){let l=this._chunks[0],_=this.asNative(
l,e);return this._chunks[0]=l.slice(e),this._totalLength-=e,_}let r=this.allocNative(e),n=0,s=0;for(;e>0;){let l=this._chunks[s];if(l.byteLength>e){let _=l.slice(
0,e);r.set(_,n),n+=e,this._chunks[s]=l.slice(e),this._totalLength-=e,e-=e}else r.set(l,n),n+=l.byteLength,this._chunks.shift(),this._totalLength-=l.byteLength,e-=
l.byteLength}return r}};We.AbstractMessageBuffer=Gt});var Qr=k(d=>{"use strict";var ri=d&&d.__createBinding||(Object.create?(function(t,e,r,n){n===void 0&&(n=r);
var s=Object.getOwnPropertyDescriptor(e,r);(!s||("get"in s?!e.__esModule:s.writable||s.configurable))&&(s={enumerable:true,get:function(){return e[r]}}),Object.
defineProperty(t,n,s)}):(function(t,e,r,n){n===void 0&&(n=r),t[n]=e[r]})),ni=d&&d.__setModuleDefault||(Object.create?(function(t,e){Object.defineProperty(t,"def\
ault",{enumerable:true,value:e})}):function(t,e){t.default=e}),ii=d&&d.__importStar||(function(){var t=function(e){return t=Object.getOwnPropertyNames||function(r){
var n=[];for(var s in r)Object.prototype.hasOwnProperty.call(r,s)&&(n[n.length]=s);return n},t(e)};return function(e){if(e&&e.__esModule)return e;var r={};if(e!=
null)for(var n=t(e),s=0;s<n.length;s++)n[s]!=="default"&&ri(r,e,n[s]);return ni(r,e),r}})(),si=d&&d.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};
Object.defineProperty(d,"__esModule",{value:true});d.ConnectionOptions=d.MessageStrategy=d.CancellationStrategy=d.CancellationSenderStrategy=d.CancellationReceiverStrategy=
d.RequestCancellationReceiverStrategy=d.IdCancellationReceiverStrategy=d.ConnectionStrategy=d.ConnectionError=d.ConnectionErrors=d.LogTraceNotification=d.SetTraceNotification=
d.TraceFormat=d.TraceValues=d.TraceValue=d.Trace=d.NullLogger=d.ProgressType=d.ProgressToken=void 0;d.createMessageConnection=oi;var Jr=si(re()),R=ii(pe()),h=Mt(),
Hr=Nt(),Me=me(),Xt=Ie(),je;(function(t){t.type=new h.NotificationType("$/cancelRequest")})(je||(je={}));var Yt;(function(t){function e(r){return typeof r=="stri\
ng"||typeof r=="number"}t.is=e})(Yt||(d.ProgressToken=Yt={}));var Ce;(function(t){t.type=new h.NotificationType("$/progress")})(Ce||(Ce={}));var Zt=class{__;_pr;constructor(){}};
d.ProgressType=Zt;var er;(function(t){function e(r){return R.func(r)}t.is=e})(er||(er={}));d.NullLogger=Object.freeze({error:()=>{},warn:()=>{},info:()=>{},log:()=>{}});
var g;(function(t){t[t.Off=0]="Off",t[t.Messages=1]="Messages",t[t.Compact=2]="Compact",t[t.Verbose=3]="Verbose"})(g||(d.Trace=g={}));var tr;(function(t){t.Off=
"off",t.Messages="messages",t.Compact="compact",t.Verbose="verbose"})(tr||(d.TraceValue=tr={}));d.TraceValues=tr;(function(t){function e(n){if(!R.string(n))return t.
Off;switch(n=n.toLowerCase(),n){case"off":return t.Off;case"messages":return t.Messages;case"compact":return t.Compact;case"verbose":return t.Verbose;default:return t.
Off}}t.fromString=e;function r(n){switch(n){case t.Off:return"off";case t.Messages:return"messages";case t.Compact:return"compact";case t.Verbose:return"verbose";default:
return"off"}}t.toString=r})(g||(d.Trace=g={}));var I;(function(t){t.Text="text",t.JSON="json"})(I||(d.TraceFormat=I={}));(function(t){function e(r){return R.string(
r)?(r=r.toLowerCase(),r==="json"?t.JSON:t.Text):t.Text}t.fromString=e})(I||(d.TraceFormat=I={}));var rr;(function(t){t.type=new h.NotificationType("$/setTrace")})(
rr||(d.SetTraceNotification=rr={}));var ze;(function(t){t.type=new h.NotificationType("$/logTrace")})(ze||(d.LogTraceNotification=ze={}));var Ne;(function(t){t[t.
Closed=1]="Closed",t[t.Disposed=2]="Disposed",t[t.AlreadyListening=3]="AlreadyListening"})(Ne||(d.ConnectionErrors=Ne={}));var be=class t extends Error{code;constructor(e,r){
super(r),this.code=e,Object.setPrototypeOf(this,t.prototype)}};d.ConnectionError=be;var nr;(function(t){function e(r){let n=r;return n&&R.func(n.cancelUndispatched)}
t.is=e})(nr||(d.ConnectionStrategy=nr={}));var Ue;(function(t){function e(r){let n=r;return n&&(n.kind===void 0||n.kind==="id")&&R.func(n.createCancellationTokenSource)&&
(n.dispose===void 0||R.func(n.dispose))}t.is=e})(Ue||(d.IdCancellationReceiverStrategy=Ue={}));var ir;(function(t){function e(r){let n=r;return n&&n.kind==="req\
uest"&&R.func(n.createCancellationTokenSource)&&(n.dispose===void 0||R.func(n.dispose))}t.is=e})(ir||(d.RequestCancellationReceiverStrategy=ir={}));var Fe;(function(t){
t.Message=Object.freeze({createCancellationTokenSource(r){return new Xt.CancellationTokenSource}});function e(r){return Ue.is(r)||ir.is(r)}t.is=e})(Fe||(d.CancellationReceiverStrategy=
Fe={}));var Ve;(function(t){t.Message=Object.freeze({sendCancellation(r,n){return r.sendNotification(je.type,{id:n})},cleanup(r){}});function e(r){let n=r;return n&&
R.func(n.sendCancellation)&&R.func(n.cleanup)}t.is=e})(Ve||(d.CancellationSenderStrategy=Ve={}));var Je;(function(t){t.Message=Object.freeze({receiver:Fe.Message,
sender:Ve.Message});function e(r){let n=r;return n&&Fe.is(n.receiver)&&Ve.is(n.sender)}t.is=e})(Je||(d.CancellationStrategy=Je={}));var He;(function(t){function e(r){
let n=r;return n&&R.func(n.handleMessage)}t.is=e})(He||(d.MessageStrategy=He={}));var Kr;(function(t){function e(r){let n=r;return n&&(Je.is(n.cancellationStrategy)||
nr.is(n.connectionStrategy)||He.is(n.messageStrategy)||R.number(n.maxParallelism))}t.is=e})(Kr||(d.ConnectionOptions=Kr={}));var z;(function(t){t[t.New=1]="New",
t[t.Listening=2]="Listening",t[t.Closed=3]="Closed",t[t.Disposed=4]="Disposed"})(z||(z={}));function oi(t,e,r,n){let s=r!==void 0?r:d.NullLogger,l=0,_=0,b=0,$="\
2.0",M=n?.maxParallelism??-1,B=0,U,K=new Map,Q,ve=new Map,we=new Map,Ye,ie=new Hr.LinkedMap,G=new Map,qe=new Set,Se=new Map,w=g.Off,se=I.Text,C,X=z.New,Ze=new Me.
Emitter,yr=new Me.Emitter,br=new Me.Emitter,vr=new Me.Emitter,wr=new Me.Emitter,Y=n&&n.cancellationStrategy?n.cancellationStrategy:Je.Message;function sn(i){}function Sr(){
return X===z.Listening}function Pr(){return X===z.Closed}function fe(){return X===z.Disposed}function Rr(){(X===z.New||X===z.Listening)&&(X=z.Closed,yr.fire(void 0))}
function on(i){Ze.fire([i,void 0,void 0])}function an(i){Ze.fire(i)}t.onClose(Rr),t.onError(on),e.onClose(Rr),e.onError(an);function Or(i){if(i===null)throw new Error(
"Can't send requests with id null since the response can't be correlated.");return"req-"+i.toString()}function cn(i){return i===null?"res-unknown-"+(++b).toString():
"res-"+i.toString()}function un(){return"not-"+(++_).toString()}function ln(i,a){h.Message.isRequest(a)?i.set(Or(a.id),a):h.Message.isResponse(a)?M===-1?i.set(cn(
a.id),a):Er(a):i.set(un(),a)}function et(){Ye||ie.size===0||M!==-1&&B>=M||(Ye=(0,Jr.default)().timer.setImmediate(async()=>{if(Ye=void 0,ie.size===0||M!==-1&&B>=
M)return;let i=ie.shift(),a;try{B++;let c=n?.messageStrategy;He.is(c)?a=c.handleMessage(i,Tr):a=Tr(i)}catch(c){s.error(`Processing message queue failed: ${c.toString()}`)}finally{
a instanceof Promise?a.then(()=>{B--,et()}).catch(c=>{s.error(`Processing message queue failed: ${c.toString()}`)}):B--,et()}}))}async function Tr(i){return h.Message.
isRequest(i)?dn(i):h.Message.isNotification(i)?hn(i):h.Message.isResponse(i)?Er(i):pn(i)}let fn=i=>{try{if(h.Message.isNotification(i)&&i.method===je.type.method){
let a=i.params.id,c=Or(a),f=ie.get(c);if(h.Message.isRequest(f)){let P=n?.connectionStrategy,y=P&&P.cancelUndispatched?P.cancelUndispatched(f,sn):void 0;if(y&&(y.
error!==void 0||y.result!==void 0)){ie.delete(c),Se.delete(a),y.id=f.id,tt(y,i.method,Date.now()),e.write(y).catch(()=>s.error("Sending response for canceled me\
ssage failed."));return}}let m=Se.get(a);if(m!==void 0){m.cancel(),rt(i);return}else qe.add(a)}ln(ie,i)}finally{et()}};async function dn(i){if(fe())return Promise.
resolve();function a(N,j,O){let T={jsonrpc:$,id:i.id};return N instanceof h.ResponseError?T.error=N.toJson():T.result=N===void 0?null:N,tt(T,j,O),e.write(T)}function c(N,j,O){
let T={jsonrpc:$,id:i.id,error:N.toJson()};return tt(T,j,O),e.write(T)}_n(i);let f=K.get(i.method),m,P;f&&(m=f.type,P=f.handler);let y=Date.now();if(P||U){let N=i.
id??String(Date.now()),j=Ue.is(Y.receiver)?Y.receiver.createCancellationTokenSource(N):Y.receiver.createCancellationTokenSource(i);i.id!==null&&qe.has(i.id)&&j.
cancel(),i.id!==null&&Se.set(N,j);try{let O;if(P)if(i.params===void 0){if(m!==void 0&&m.numberOfParams!==0)return c(new h.ResponseError(h.ErrorCodes.InvalidParams,
`Request ${i.method} defines ${m.numberOfParams} params but received none.`),i.method,y);O=P(j.token)}else if(Array.isArray(i.params)){if(m!==void 0&&m.parameterStructures===
h.ParameterStructures.byName)return c(new h.ResponseError(h.ErrorCodes.InvalidParams,`Request ${i.method} defines parameters by name but received parameters by \
position`),i.method,y);O=P(...i.params,j.token)}else{if(m!==void 0&&m.parameterStructures===h.ParameterStructures.byPosition)return c(new h.ResponseError(h.ErrorCodes.
InvalidParams,`Request ${i.method} defines parameters by position but received parameters by name`),i.method,y);O=P(i.params,j.token)}else U&&(O=U(i.method,i.params,
j.token));let T=await O;await a(T,i.method,y)}catch(O){O instanceof h.ResponseError?await a(O,i.method,y):O&&R.string(O.message)?await c(new h.ResponseError(h.ErrorCodes.
InternalError,`Request ${i.method} failed with message: ${O.message}`),i.method,y):await c(new h.ResponseError(h.ErrorCodes.InternalError,`Request ${i.method} f\
ailed unexpectedly without providing any details.`),i.method,y)}finally{Se.delete(N)}}else await c(new h.ResponseError(h.ErrorCodes.MethodNotFound,`Unhandled me\
thod ${i.method}`),i.method,y)}function Er(i){if(!fe())if(i.id===null)i.error?s.error(`Received response message without id: Error is: 
${JSON.stringify(i.error,void 0,4)}`):s.error("Received response message without id. No further error information provided.");else{let a=i.id,c=G.get(a);if(yn(i,
c),c!==void 0){G.delete(a);try{if(i.error){let f=i.error;c.reject(new h.ResponseError(f.code,f.message,f.data))}else if(i.result!==void 0)c.resolve(i.result);else
throw new Error("Should never happen.")}catch(f){f.message?s.error(`Response handler '${c.method}' failed with message: ${f.message}`):s.error(`Response handler\
 '${c.method}' failed unexpectedly.`)}}}}async function hn(i){if(fe())return;let a,c;if(i.method===je.type.method){let f=i.params.id;qe.delete(f),rt(i);return}else{
let f=ve.get(i.method);f&&(c=f.handler,a=f.type)}if(c||Q)try{if(rt(i),c)if(i.params===void 0)a!==void 0&&a.numberOfParams!==0&&a.parameterStructures!==h.ParameterStructures.
byName&&s.error(`Notification ${i.method} defines ${a.numberOfParams} params but received none.`),await c();else if(Array.isArray(i.params)){let f=i.params;i.method===
Ce.type.method&&f.length===2&&Yt.is(f[0])?await c({token:f[0],value:f[1]}):(a!==void 0&&(a.parameterStructures===h.ParameterStructures.byName&&s.error(`Notifica\
tion ${i.method} defines parameters by name but received parameters by position`),a.numberOfParams!==i.params.length&&s.error(`Notification ${i.method} defines ${a.
numberOfParams} params but received ${f.length} arguments`)),await c(...f))}else a!==void 0&&a.parameterStructures===h.ParameterStructures.byPosition&&s.error(`\
Notification ${i.method} defines parameters by position but received parameters by name`),await c(i.params);else Q&&await Q(i.method,i.params)}catch(f){f.message?
s.error(`Notification handler '${i.method}' failed with message: ${f.message}`):s.error(`Notification handler '${i.method}' failed unexpectedly.`)}else br.fire(
i)}function pn(i){if(!i){s.error("Received empty message.");return}s.error(`Received message which is neither a response nor a notification message:
${JSON.stringify(i,null,4)}`);let a=i;if(R.string(a.id)||R.number(a.id)){let c=a.id,f=G.get(c);f&&f.reject(new Error("The received response has neither a result\
 nor an error property."))}}function Z(i){if(i!=null)switch(w){case g.Verbose:return JSON.stringify(i,null,4);case g.Compact:return JSON.stringify(i);default:return}}
function mn(i){if(!(w===g.Off||!C))if(se===I.Text){let a;(w===g.Verbose||w===g.Compact)&&i.params&&(a=`Params: ${Z(i.params)}`),C.log(`Sending request '${i.method}\
 - (${i.id})'.`,a)}else de("send-request",i)}function gn(i){if(!(w===g.Off||!C))if(se===I.Text){let a;(w===g.Verbose||w===g.Compact)&&(i.params?a=`Params: ${Z(i.
params)}`:a="No parameters provided."),C.log(`Sending notification '${i.method}'.`,a)}else de("send-notification",i)}function tt(i,a,c){if(!(w===g.Off||!C))if(se===
I.Text){let f;(w===g.Verbose||w===g.Compact)&&(i.error&&i.error.data?f=`Error data: ${Z(i.error.data)}`:i.result?f=`Result: ${Z(i.result)}`:i.error===void 0&&(f=
"No result returned."));let m=i.error?` Request failed: ${i.error.message} (${i.error.code}).`:"";C.log(`Sending response '${a} - (${i.id})'. Processing request\
 took ${Date.now()-c}ms.${m}`,f)}else de("send-response",i)}function _n(i){if(!(w===g.Off||!C))if(se===I.Text){let a;(w===g.Verbose||w===g.Compact)&&i.params&&(a=
`Params: ${Z(i.params)}`),C.log(`Received request '${i.method} - (${i.id})'.`,a)}else de("receive-request",i)}function rt(i){if(!(w===g.Off||!C||i.method===ze.type.
method))if(se===I.Text){let a;(w===g.Verbose||w===g.Compact)&&(i.params?a=`Params: ${Z(i.params)}`:a="No parameters provided."),C.log(`Received notification '${i.
method}'.`,a)}else de("receive-notification",i)}function yn(i,a){if(!(w===g.Off||!C))if(se===I.Text){let c;if((w===g.Verbose||w===g.Compact)&&(i.error&&i.error.
data?c=`Error data: ${Z(i.error.data)}`:i.result?c=`Result: ${Z(i.result)}`:i.error===void 0&&(c="No result returned.")),a){let f=i.error?` Request failed: ${i.
error.message} (${i.error.code}).`:"";C.log(`Received response '${a.method} - (${i.id})' in ${Date.now()-a.timerStart}ms.${f}`,c)}else C.log(`Received response ${i.
id} without active response promise.`,c)}else de("receive-response",i)}function de(i,a){if(!C||w===g.Off)return;let c={isLSPMessage:true,type:i,message:a,timestamp:Date.
now()};C.log(c)}function Pe(){if(Pr())throw new be(Ne.Closed,"Connection is closed.");if(fe())throw new be(Ne.Disposed,"Connection is disposed.")}function bn(){
if(Sr())throw new be(Ne.AlreadyListening,"Connection is already listening")}function vn(){if(!Sr())throw new Error("Call listen() first.")}function Re(i){return i===
void 0?null:i}function Mr(i){if(i!==null)return i}function Cr(i){return i!=null&&!Array.isArray(i)&&typeof i=="object"}function nt(i,a){switch(i){case h.ParameterStructures.
auto:return Cr(a)?Mr(a):[Re(a)];case h.ParameterStructures.byName:if(!Cr(a))throw new Error("Received parameters by name but param is not an object literal.");return Mr(
a);case h.ParameterStructures.byPosition:return[Re(a)];default:throw new Error(`Unknown parameter structure ${i.toString()}`)}}function Nr(i,a){let c,f=i.numberOfParams;
switch(f){case 0:c=void 0;break;case 1:c=nt(i.parameterStructures,a[0]);break;default:c=[];for(let m=0;m<a.length&&m<f;m++)c.push(Re(a[m]));if(a.length<f)for(let m=a.
length;m<f;m++)c.push(null);break}return c}let oe={sendNotification:(i,...a)=>{Pe();let c,f;if(R.string(i)){c=i;let P=a[0],y=0,N=h.ParameterStructures.auto;h.ParameterStructures.
is(P)&&(y=1,N=P);let j=a.length,O=j-y;switch(O){case 0:f=void 0;break;case 1:f=nt(N,a[y]);break;default:if(N===h.ParameterStructures.byName)throw new Error(`Rec\
eived ${O} parameters for 'by Name' notification parameter structure.`);f=a.slice(y,j).map(T=>Re(T));break}}else{let P=a;c=i.method,f=Nr(i,P)}let m={jsonrpc:$,method:c,
params:f};return gn(m),e.write(m).catch(P=>{throw s.error("Sending notification failed."),P})},onNotification:(i,a)=>{Pe();let c;return R.func(i)?Q=i:a&&(R.string(
i)?(c=i,ve.set(i,{type:void 0,handler:a})):(c=i.method,ve.set(i.method,{type:i,handler:a}))),{dispose:()=>{c!==void 0?ve.get(c)?.handler===a&&ve.delete(c):Q===i&&
(Q=void 0)}}},onProgress:(i,a,c)=>{if(we.has(a))throw new Error(`Progress handler for token ${a} already registered`);return we.set(a,c),{dispose:()=>{we.get(a)===
c&&we.delete(a)}}},sendProgress:(i,a,c)=>oe.sendNotification(Ce.type,{token:a,value:c}),onUnhandledProgress:vr.event,sendRequest:(i,...a)=>{Pe(),vn();function c(T,W){
let F=Y.sender.sendCancellation(T,W);F===void 0?s.log(`Received no promise from cancellation strategy when cancelling id ${W}`):F.catch(()=>{s.log(`Sending canc\
ellation messages for id ${W} failed.`)})}let f,m,P;if(R.string(i)){f=i;let T=a[0],W=a[a.length-1],F=0,Oe=h.ParameterStructures.auto;h.ParameterStructures.is(T)&&
(F=1,Oe=T);let ae=a.length;Xt.CancellationToken.is(W)&&(ae=ae-1,P=W);let V=ae-F;switch(V){case 0:m=void 0;break;case 1:m=nt(Oe,a[F]);break;default:if(Oe===h.ParameterStructures.
byName)throw new Error(`Received ${V} parameters for 'by Name' request parameter structure.`);m=a.slice(F,ae).map(wn=>Re(wn));break}}else{let T=a;f=i.method,m=Nr(
i,T);let W=i.numberOfParams;P=Xt.CancellationToken.is(T[W])?T[W]:void 0}let y=l++,N,j=false;P!==void 0&&(P.isCancellationRequested?j=true:N=P.onCancellationRequested(
()=>{c(oe,y)}));let O={jsonrpc:$,id:y,method:f,params:m};return mn(O),typeof Y.sender.enableCancellation=="function"&&Y.sender.enableCancellation(O),new Promise(
async(T,W)=>{let F=V=>{T(V),Y.sender.cleanup(y),N?.dispose()},Oe=V=>{W(V),Y.sender.cleanup(y),N?.dispose()},ae={method:f,timerStart:Date.now(),resolve:F,reject:Oe};
try{G.set(y,ae),await e.write(O),j&&c(oe,y)}catch(V){G.delete(y),ae.reject(new h.ResponseError(h.ErrorCodes.MessageWriteError,V.message?V.message:"Unknown reaso\
n")),s.error("Sending request failed.")}})},onRequest:(i,a)=>{Pe();let c=null;return er.is(i)?(c=void 0,U=i):R.string(i)?(c=null,a!==void 0&&(c=i,K.set(i,{handler:a,
type:void 0}))):a!==void 0&&(c=i.method,K.set(i.method,{type:i,handler:a})),{dispose:()=>{c!==null&&(c!==void 0?K.get(c)?.handler===a&&K.delete(c):U===i&&(U=void 0))}}},
hasPendingResponse:()=>G.size>0,trace:async(i,a,c)=>{let f=false,m=I.Text;c!==void 0&&(R.boolean(c)?f=c:(f=c.sendNotification||false,m=c.traceFormat||I.Text)),w=
i,se=m,w===g.Off?C=void 0:C=a,f&&!Pr()&&!fe()&&await oe.sendNotification(rr.type,{value:g.toString(i)})},onError:Ze.event,onClose:yr.event,onUnhandledNotification:br.
event,onDispose:wr.event,end:()=>{e.end()},dispose:()=>{if(fe())return;X=z.Disposed,wr.fire(void 0);let i=new h.ResponseError(h.ErrorCodes.PendingResponseRejected,
"Pending response rejected since connection got disposed");for(let a of G.values())a.reject(i);G=new Map,Se=new Map,qe=new Set,ie=new Hr.LinkedMap,R.func(e.dispose)&&
e.dispose(),R.func(t.dispose)&&t.dispose()},listen:()=>{Pe(),bn(),X=z.Listening,t.listen(fn)},inspect:()=>{(0,Jr.default)().console.log("inspect")}};return oe.onNotification(
ze.type,i=>{if(w===g.Off||!C)return;let a=w===g.Verbose||w===g.Compact;C.log(i.message,a?i.verbose:void 0)}),oe.onNotification(Ce.type,async i=>{let a=we.get(i.
token);a?await a(i.value):vr.fire(i)}),oe}});var Ke=k(o=>{"use strict";var ai=o&&o.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(
o,"__esModule",{value:true});o.ProgressType=o.ProgressToken=o.createMessageConnection=o.NullLogger=o.ConnectionOptions=o.ConnectionStrategy=o.AbstractMessageBuffer=
o.WriteableStreamMessageWriter=o.AbstractMessageWriter=o.MessageWriter=o.ReadableStreamMessageReader=o.AbstractMessageReader=o.MessageReader=o.SharedArrayReceiverStrategy=
o.SharedArraySenderStrategy=o.CancellationToken=o.CancellationTokenSource=o.Emitter=o.Event=o.Disposable=o.LRUCache=o.Touch=o.LinkedMap=o.ParameterStructures=o.
NotificationType9=o.NotificationType8=o.NotificationType7=o.NotificationType6=o.NotificationType5=o.NotificationType4=o.NotificationType3=o.NotificationType2=o.
NotificationType1=o.NotificationType0=o.NotificationType=o.ErrorCodes=o.ResponseError=o.RequestType9=o.RequestType8=o.RequestType7=o.RequestType6=o.RequestType5=
o.RequestType4=o.RequestType3=o.RequestType2=o.RequestType1=o.RequestType0=o.RequestType=o.Message=o.RAL=void 0;o.MessageStrategy=o.CancellationStrategy=o.CancellationSenderStrategy=
o.RequestCancellationReceiverStrategy=o.IdCancellationReceiverStrategy=o.CancellationReceiverStrategy=o.ConnectionError=o.ConnectionErrors=o.LogTraceNotification=
o.SetTraceNotification=o.TraceFormat=o.TraceValues=o.TraceValue=o.Trace=void 0;var v=Mt();Object.defineProperty(o,"Message",{enumerable:true,get:function(){return v.
Message}});Object.defineProperty(o,"RequestType",{enumerable:true,get:function(){return v.RequestType}});Object.defineProperty(o,"RequestType0",{enumerable:true,
get:function(){return v.RequestType0}});Object.defineProperty(o,"RequestType1",{enumerable:true,get:function(){return v.RequestType1}});Object.defineProperty(o,
"RequestType2",{enumerable:true,get:function(){return v.RequestType2}});Object.defineProperty(o,"RequestType3",{enumerable:true,get:function(){return v.RequestType3}});
Object.defineProperty(o,"RequestType4",{enumerable:true,get:function(){return v.RequestType4}});Object.defineProperty(o,"RequestType5",{enumerable:true,get:function(){
return v.RequestType5}});Object.defineProperty(o,"RequestType6",{enumerable:true,get:function(){return v.RequestType6}});Object.defineProperty(o,"RequestType7",
{enumerable:true,get:function(){return v.RequestType7}});Object.defineProperty(o,"RequestType8",{enumerable:true,get:function(){return v.RequestType8}});Object.
defineProperty(o,"RequestType9",{enumerable:true,get:function(){return v.RequestType9}});Object.defineProperty(o,"ResponseError",{enumerable:true,get:function(){
return v.ResponseError}});Object.defineProperty(o,"ErrorCodes",{enumerable:true,get:function(){return v.ErrorCodes}});Object.defineProperty(o,"NotificationType",
{enumerable:true,get:function(){return v.NotificationType}});Object.defineProperty(o,"NotificationType0",{enumerable:true,get:function(){return v.NotificationType0}});
Object.defineProperty(o,"NotificationType1",{enumerable:true,get:function(){return v.NotificationType1}});Object.defineProperty(o,"NotificationType2",{enumerable:true,
get:function(){return v.NotificationType2}});Object.defineProperty(o,"NotificationType3",{enumerable:true,get:function(){return v.NotificationType3}});Object.defineProperty(
o,"NotificationType4",{enumerable:true,get:function(){return v.NotificationType4}});Object.defineProperty(o,"NotificationType5",{enumerable:true,get:function(){
return v.NotificationType5}});Object.defineProperty(o,"NotificationType6",{enumerable:true,get:function(){return v.NotificationType6}});Object.defineProperty(o,
"NotificationType7",{enumerable:true,get:function(){return v.NotificationType7}});Object.defineProperty(o,"NotificationType8",{enumerable:true,get:function(){return v.
NotificationType8}});Object.defineProperty(o,"NotificationType9",{enumerable:true,get:function(){return v.NotificationType9}});Object.defineProperty(o,"Paramete\
rStructures",{enumerable:true,get:function(){return v.ParameterStructures}});var sr=Nt();Object.defineProperty(o,"LinkedMap",{enumerable:true,get:function(){return sr.
LinkedMap}});Object.defineProperty(o,"LRUCache",{enumerable:true,get:function(){return sr.LRUCache}});Object.defineProperty(o,"Touch",{enumerable:true,get:function(){
return sr.Touch}});var ci=Dr();Object.defineProperty(o,"Disposable",{enumerable:true,get:function(){return ci.Disposable}});var Gr=me();Object.defineProperty(o,
"Event",{enumerable:true,get:function(){return Gr.Event}});Object.defineProperty(o,"Emitter",{enumerable:true,get:function(){return Gr.Emitter}});var Xr=Ie();Object.
defineProperty(o,"CancellationTokenSource",{enumerable:true,get:function(){return Xr.CancellationTokenSource}});Object.defineProperty(o,"CancellationToken",{enumerable:true,
get:function(){return Xr.CancellationToken}});var Yr=xr();Object.defineProperty(o,"SharedArraySenderStrategy",{enumerable:true,get:function(){return Yr.SharedArraySenderStrategy}});
Object.defineProperty(o,"SharedArrayReceiverStrategy",{enumerable:true,get:function(){return Yr.SharedArrayReceiverStrategy}});var or=Ar();Object.defineProperty(
o,"MessageReader",{enumerable:true,get:function(){return or.MessageReader}});Object.defineProperty(o,"AbstractMessageReader",{enumerable:true,get:function(){return or.
AbstractMessageReader}});Object.defineProperty(o,"ReadableStreamMessageReader",{enumerable:true,get:function(){return or.ReadableStreamMessageReader}});var ar=Fr();
Object.defineProperty(o,"MessageWriter",{enumerable:true,get:function(){return ar.MessageWriter}});Object.defineProperty(o,"AbstractMessageWriter",{enumerable:true,
get:function(){return ar.AbstractMessageWriter}});Object.defineProperty(o,"WriteableStreamMessageWriter",{enumerable:true,get:function(){return ar.WriteableStreamMessageWriter}});
var ui=Vr();Object.defineProperty(o,"AbstractMessageBuffer",{enumerable:true,get:function(){return ui.AbstractMessageBuffer}});var E=Qr();Object.defineProperty(
o,"ConnectionStrategy",{enumerable:true,get:function(){return E.ConnectionStrategy}});Object.defineProperty(o,"ConnectionOptions",{enumerable:true,get:function(){
return E.ConnectionOptions}});Object.defineProperty(o,"NullLogger",{enumerable:true,get:function(){return E.NullLogger}});Object.defineProperty(o,"createMessage\
Connection",{enumerable:true,get:function(){return E.createMessageConnection}});Object.defineProperty(o,"ProgressToken",{enumerable:true,get:function(){return E.
ProgressToken}});Object.defineProperty(o,"ProgressType",{enumerable:true,get:function(){return E.ProgressType}});Object.defineProperty(o,"Trace",{enumerable:true,
get:function(){return E.Trace}});Object.defineProperty(o,"TraceValue",{enumerable:true,get:function(){return E.TraceValue}});Object.defineProperty(o,"TraceForma\
t",{enumerable:true,get:function(){return E.TraceFormat}});Object.defineProperty(o,"SetTraceNotification",{enumerable:true,get:function(){return E.SetTraceNotification}});
Object.defineProperty(o,"LogTraceNotification",{enumerable:true,get:function(){return E.LogTraceNotification}});Object.defineProperty(o,"ConnectionErrors",{enumerable:true,
get:function(){return E.ConnectionErrors}});Object.defineProperty(o,"ConnectionError",{enumerable:true,get:function(){return E.ConnectionError}});Object.defineProperty(
o,"CancellationReceiverStrategy",{enumerable:true,get:function(){return E.CancellationReceiverStrategy}});Object.defineProperty(o,"IdCancellationReceiverStrateg\
y",{enumerable:true,get:function(){return E.IdCancellationReceiverStrategy}});Object.defineProperty(o,"RequestCancellationReceiverStrategy",{enumerable:true,get:function(){
return E.RequestCancellationReceiverStrategy}});Object.defineProperty(o,"CancellationSenderStrategy",{enumerable:true,get:function(){return E.CancellationSenderStrategy}});
Object.defineProperty(o,"CancellationStrategy",{enumerable:true,get:function(){return E.CancellationStrategy}});Object.defineProperty(o,"MessageStrategy",{enumerable:true,
get:function(){return E.MessageStrategy}});Object.defineProperty(o,"TraceValues",{enumerable:true,get:function(){return E.TraceValues}});var li=ai(re());o.RAL=li.
default});var tn=k(dr=>{"use strict";Object.defineProperty(dr,"__esModule",{value:true});var Zr=he("util"),H=Ke(),cr=class t extends H.AbstractMessageBuffer{static emptyBuffer=Buffer.
allocUnsafe(0);constructor(e="utf-8"){super(e)}emptyBuffer(){return t.emptyBuffer}fromString(e,r){return Buffer.from(e,r)}toString(e,r){return e instanceof Buffer?
e.toString(r):new Zr.TextDecoder(r).decode(e)}asNative(e,r){return r===void 0?e instanceof Buffer?e:Buffer.from(e):e instanceof Buffer?e.slice(0,r):Buffer.from(
e,0,r)}allocNative(e){return Buffer.allocUnsafe(e)}},ur=class{stream;constructor(e){this.stream=e}onClose(e){return this.stream.on("close",e),H.Disposable.create(
()=>this.stream.off("close",e))}onError(e){return this.stream.on("error",e),H.Disposable.create(()=>this.stream.off("error",e))}onEnd(e){return this.stream.on("\
end",e),H.Disposable.create(()=>this.stream.off("end",e))}onData(e){return this.stream.on("data",e),H.Disposable.create(()=>this.stream.off("data",e))}},lr=class{stream;constructor(e){
this.stream=e}onClose(e){return this.stream.on("close",e),H.Disposable.create(()=>this.stream.off("close",e))}onError(e){return this.stream.on("error",e),H.Disposable.
create(()=>this.stream.off("error",e))}onEnd(e){return this.stream.on("end",e),H.Disposable.create(()=>this.stream.off("end",e))}write(e,r){return new Promise((n,s)=>{
let l=_=>{_==null?n():s(_)};typeof e=="string"?this.stream.write(e,r,l):this.stream.write(e,l)})}end(){this.stream.end()}},en=Object.freeze({messageBuffer:Object.
freeze({create:t=>new cr(t)}),applicationJson:Object.freeze({encoder:Object.freeze({name:"application/json",encode:(t,e)=>{try{return Promise.resolve(Buffer.from(
JSON.stringify(t,void 0,0),e.charset))}catch(r){return Promise.reject(r)}}}),decoder:Object.freeze({name:"application/json",decode:(t,e)=>{try{return t instanceof
Buffer?Promise.resolve(JSON.parse(t.toString(e.charset))):Promise.resolve(JSON.parse(new Zr.TextDecoder(e.charset).decode(t)))}catch(r){return Promise.reject(r)}}})}),
stream:Object.freeze({asReadableStream:t=>new ur(t),asWritableStream:t=>new lr(t)}),console,timer:Object.freeze({setTimeout(t,e,...r){let n=setTimeout(t,e,...r);
return{dispose:()=>clearTimeout(n)}},setImmediate(t,...e){let r=setImmediate(t,...e);return{dispose:()=>clearImmediate(r)}},setInterval(t,e,...r){let n=setInterval(
t,e,...r);return{dispose:()=>clearInterval(n)}}})});function fr(){return en}(function(t){function e(){H.RAL.install(en)}t.install=e})(fr||(fr={}));dr.default=fr});
var Ei=k(p=>{"use strict";var nn=p&&p.__createBinding||(Object.create?(function(t,e,r,n){n===void 0&&(n=r);var s=Object.getOwnPropertyDescriptor(e,r);(!s||("get"in
s?!e.__esModule:s.writable||s.configurable))&&(s={enumerable:true,get:function(){return e[r]}}),Object.defineProperty(t,n,s)}):(function(t,e,r,n){n===void 0&&(n=
r),t[n]=e[r]})),fi=p&&p.__setModuleDefault||(Object.create?(function(t,e){Object.defineProperty(t,"default",{enumerable:true,value:e})}):function(t,e){t.default=
e}),_r=p&&p.__importStar||(function(){var t=function(e){return t=Object.getOwnPropertyNames||function(r){var n=[];for(var s in r)Object.prototype.hasOwnProperty.
call(r,s)&&(n[n.length]=s);return n},t(e)};return function(e){if(e&&e.__esModule)return e;var r={};if(e!=null)for(var n=t(e),s=0;s<n.length;s++)n[s]!=="default"&&
nn(r,e,n[s]);return fi(r,e),r}})(),di=p&&p.__exportStar||function(t,e){for(var r in t)r!=="default"&&!Object.prototype.hasOwnProperty.call(e,r)&&nn(e,t,r)},hi=p&&
p.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(p,"__esModule",{value:true});p.StreamMessageWriter=p.StreamMessageReader=
p.SocketMessageWriter=p.SocketMessageReader=p.PortMessageWriter=p.PortMessageReader=p.IPCMessageWriter=p.IPCMessageReader=void 0;p.generateRandomPipeName=bi;p.createClientPipeTransport=
vi;p.createServerPipeTransport=wi;p.createClientSocketTransport=Si;p.createServerSocketTransport=Pi;p.createMessageConnection=Ti;var ke=hi(tn());ke.default.install();
var pi=_r(he("path")),mi=_r(he("os")),gi=_r(he("fs")),rn=he("crypto"),Xe=he("net"),A=Ke();di(Ke(),p);var hr=class extends A.AbstractMessageReader{process;constructor(e){
super(),this.process=e;let r=this.process;r.on("error",n=>this.fireError(n)),r.on("close",()=>this.fireClose())}listen(e){return this.process.on("message",e),A.
Disposable.create(()=>this.process.off("message",e))}};p.IPCMessageReader=hr;var pr=class extends A.AbstractMessageWriter{process;errorCount;constructor(e){super(),
this.process=e,this.errorCount=0;let r=this.process;r.on("error",n=>this.fireError(n)),r.on("close",()=>this.fireClose)}write(e){try{return typeof this.process.
send=="function"&&this.process.send(e,void 0,void 0,r=>{r?(this.errorCount++,this.handleError(r,e)):this.errorCount=0}),Promise.resolve()}catch(r){return this.handleError(
r,e),Promise.reject(r)}}handleError(e,r){this.errorCount++,this.fireError(e,r,this.errorCount)}end(){}};p.IPCMessageWriter=pr;var mr=class extends A.AbstractMessageReader{onData;constructor(e){
super(),this.onData=new A.Emitter,e.on("close",()=>this.fireClose),e.on("error",r=>this.fireError(r)),e.on("message",r=>{this.onData.fire(r)})}listen(e){return this.
onData.event(e)}};p.PortMessageReader=mr;var gr=class extends A.AbstractMessageWriter{port;errorCount;constructor(e){super(),this.port=e,this.errorCount=0,e.on(
"close",()=>this.fireClose()),e.on("error",r=>this.fireError(r))}write(e){try{return this.port.postMessage(e),Promise.resolve()}catch(r){return this.handleError(
r,e),Promise.reject(r)}}handleError(e,r){this.errorCount++,this.fireError(e,r,this.errorCount)}end(){}};p.PortMessageWriter=gr;var ue=class extends A.ReadableStreamMessageReader{constructor(e,r="\
utf-8"){super((0,ke.default)().stream.asReadableStream(e),r)}};p.SocketMessageReader=ue;var le=class extends A.WriteableStreamMessageWriter{socket;constructor(e,r){
super((0,ke.default)().stream.asWritableStream(e),r),this.socket=e}dispose(){super.dispose(),this.socket.destroy()}};p.SocketMessageWriter=le;var Qe=class extends A.
ReadableStreamMessageReader{constructor(e,r){super((0,ke.default)().stream.asReadableStream(e),r)}};p.StreamMessageReader=Qe;var Ge=class extends A.WriteableStreamMessageWriter{constructor(e,r){
super((0,ke.default)().stream.asWritableStream(e),r)}};p.StreamMessageWriter=Ge;var _i=process.env.XDG_RUNTIME_DIR,yi=new Map([["linux",107],["darwin",102]]);function bi(){
if(process.platform==="win32")return`\\\\.\\pipe\\lsp-${(0,rn.randomBytes)(16).toString("hex")}-sock`;let t=32,e=10,r=gi.realpathSync(_i??mi.tmpdir()),n=yi.get(
process.platform);if(n!==void 0&&(t=Math.min(n-r.length-e,t)),t<16)throw new Error(`Unable to generate a random pipe name with ${t} characters.`);let s=(0,rn.randomBytes)(
Math.floor(t/2)).toString("hex");return pi.join(r,`lsp-${s}.sock`)}function vi(t,e="utf-8"){let r,n=new Promise((s,l)=>{r=s});return new Promise((s,l)=>{let _=(0,
Xe.createServer)(b=>{_.close(),r([new ue(b,e),new le(b,e)])});_.on("error",l),_.listen(t,()=>{_.removeListener("error",l),s({onConnected:()=>n})})})}function wi(t,e="\
utf-8"){let r=(0,Xe.createConnection)(t);return[new ue(r,e),new le(r,e)]}function Si(t,e="utf-8"){let r,n=new Promise((s,l)=>{r=s});return new Promise((s,l)=>{let _=(0,
Xe.createServer)(b=>{_.close(),r([new ue(b,e),new le(b,e)])});_.on("error",l),_.listen(t,"127.0.0.1",()=>{_.removeListener("error",l);let b=_.address();if(b===null||
typeof b=="string"){l(new Error(`Unexpected server address: ${b}`));return}let $=b.port;s({port:()=>$,onConnected:()=>n})})})}function Pi(t,e="utf-8"){let r=(0,
Xe.createConnection)(t,"127.0.0.1");return[new ue(r,e),new le(r,e)]}function Ri(t){let e=t;return e.read!==void 0&&e.addListener!==void 0}function Oi(t){let e=t;
return e.write!==void 0&&e.addListener!==void 0}function Ti(t,e,r,n){r||(r=A.NullLogger);let s=Ri(t)?new Qe(t):t,l=Oi(e)?new Ge(e):e;return A.ConnectionStrategy.
is(n)&&(n={connectionStrategy:n}),(0,A.createMessageConnection)(s,l,r,n)}});export{Ke as a,Ei as b};
