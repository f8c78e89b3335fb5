import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as ia}from"./debug.js";import{a as Dl,b as Ag,c as Mi,
d as sa}from"./octokit-plugin-rest-endpoint-methods.js";import{a as Tg,h as Ig}from"./actions-http-client.js";import"./undici.js";import{empty$a as A,empty$c as p,
empty$e as ra}from"./hook.js";var Rg=p((xl,Ll)=>{(function(t,e){typeof xl=="object"&&typeof Ll<"u"?Ll.exports=e():typeof define=="function"&&define.amd?define(e):
t.Bottleneck=e()})(xl,(function(){"use strict";var t=typeof globalThis<"u"?globalThis:typeof window<"u"?window:typeof global<"u"?global:typeof self<"u"?self:{};
function e(L){return L&&L.default||L}var r=function(L,S,f={}){var y,b,O;for(y in S)O=S[y],f[y]=(b=L[y])!=null?b:O;return f},i=function(L,S,f={}){var y,b;for(y in L)
b=L[y],S[y]!==void 0&&(f[y]=b);return f},s={load:r,overwrite:i},n;n=class{constructor(S,f){this.incr=S,this.decr=f,this._first=null,this._last=null,this.length=
0}push(S){var f;this.length++,typeof this.incr=="function"&&this.incr(),f={value:S,prev:this._last,next:null},this._last!=null?(this._last.next=f,this._last=f):
this._first=this._last=f}shift(){var S;if(this._first!=null)return this.length--,typeof this.decr=="function"&&this.decr(),S=this._first.value,(this._first=this.
_first.next)!=null?this._first.prev=null:this._last=null,S}first(){if(this._first!=null)return this._first.value}getArray(){var S,f,y;for(S=this._first,y=[];S!=
null;)y.push((f=S,S=S.next,f.value));return y}forEachShift(S){var f;for(f=this.shift();f!=null;)S(f),f=this.shift()}debug(){var S,f,y,b,O;for(S=this._first,O=[];S!=
null;)O.push((f=S,S=S.next,{value:f.value,prev:(y=f.prev)!=null?y.value:void 0,next:(b=f.next)!=null?b.value:void 0}));return O}};var o=n,a;a=class{constructor(S){
if(this.instance=S,this._events={},this.instance.on!=null||this.instance.once!=null||this.instance.removeAllListeners!=null)throw new Error("An Emitter already \
exists for this object");this.instance.on=(f,y)=>this._addListener(f,"many",y),this.instance.once=(f,y)=>this._addListener(f,"once",y),this.instance.removeAllListeners=
(f=null)=>f!=null?delete this._events[f]:this._events={}}_addListener(S,f,y){var b;return(b=this._events)[S]==null&&(b[S]=[]),this._events[S].push({cb:y,status:f}),
this.instance}listenerCount(S){return this._events[S]!=null?this._events[S].length:0}async trigger(S,...f){var y,b;try{return S!=="debug"&&this.trigger("debug",
`Event triggered: ${S}`,f),this._events[S]==null?void 0:(this._events[S]=this._events[S].filter(function(O){return O.status!=="none"}),b=this._events[S].map(async O=>{
var R,x;if(O.status!=="none"){O.status==="once"&&(O.status="none");try{return x=typeof O.cb=="function"?O.cb(...f):void 0,typeof x?.then=="function"?await x:x}catch(re){
return R=re,this.trigger("error",R),null}}}),(await Promise.all(b)).find(function(O){return O!=null}))}catch(O){return y=O,this.trigger("error",y),null}}};var c=a,
u,l,h;u=o,l=c,h=class{constructor(S){var f;this.Events=new l(this),this._length=0,this._lists=(function(){var y,b,O;for(O=[],f=y=1,b=S;1<=b?y<=b:y>=b;f=1<=b?++y:
--y)O.push(new u((()=>this.incr()),(()=>this.decr())));return O}).call(this)}incr(){if(this._length++===0)return this.Events.trigger("leftzero")}decr(){if(--this.
_length===0)return this.Events.trigger("zero")}push(S){return this._lists[S.options.priority].push(S)}queued(S){return S!=null?this._lists[S].length:this._length}shiftAll(S){
return this._lists.forEach(function(f){return f.forEachShift(S)})}getFirst(S=this._lists){var f,y,b;for(f=0,y=S.length;f<y;f++)if(b=S[f],b.length>0)return b;return[]}shiftLastFrom(S){
return this.getFirst(this._lists.slice(S).reverse()).shift()}};var d=h,m;m=class extends Error{};var E=m,g,w,_,v,C;v=10,w=5,C=s,g=E,_=class{constructor(S,f,y,b,O,R,x,re){
this.task=S,this.args=f,this.rejectOnDrop=O,this.Events=R,this._states=x,this.Promise=re,this.options=C.load(y,b),this.options.priority=this._sanitizePriority(this.
options.priority),this.options.id===b.id&&(this.options.id=`${this.options.id}-${this._randomIndex()}`),this.promise=new this.Promise((Me,He)=>{this._resolve=Me,
this._reject=He}),this.retryCount=0}_sanitizePriority(S){var f;return f=~~S!==S?w:S,f<0?0:f>v-1?v-1:f}_randomIndex(){return Math.random().toString(36).slice(2)}doDrop({
error:S,message:f="This job has been dropped by Bottleneck"}={}){return this._states.remove(this.options.id)?(this.rejectOnDrop&&this._reject(S??new g(f)),this.
Events.trigger("dropped",{args:this.args,options:this.options,task:this.task,promise:this.promise}),true):false}_assertStatus(S){var f;if(f=this._states.jobStatus(
this.options.id),!(f===S||S==="DONE"&&f===null))throw new g(`Invalid job status ${f}, expected ${S}. Please open an issue at https://github.com/SGrondin/bottlen\
eck/issues`)}doReceive(){return this._states.start(this.options.id),this.Events.trigger("received",{args:this.args,options:this.options})}doQueue(S,f){return this.
_assertStatus("RECEIVED"),this._states.next(this.options.id),this.Events.trigger("queued",{args:this.args,options:this.options,reachedHWM:S,blocked:f})}doRun(){
return this.retryCount===0?(this._assertStatus("QUEUED"),this._states.next(this.options.id)):this._assertStatus("EXECUTING"),this.Events.trigger("scheduled",{args:this.
args,options:this.options})}async doExecute(S,f,y,b){var O,R,x;this.retryCount===0?(this._assertStatus("RUNNING"),this._states.next(this.options.id)):this._assertStatus(
"EXECUTING"),R={args:this.args,options:this.options,retryCount:this.retryCount},this.Events.trigger("executing",R);try{if(x=await(S!=null?S.schedule(this.options,
this.task,...this.args):this.task(...this.args)),f())return this.doDone(R),await b(this.options,R),this._assertStatus("DONE"),this._resolve(x)}catch(re){return O=
re,this._onFailure(O,R,f,y,b)}}doExpire(S,f,y){var b,O;return this._states.jobStatus(this.options.id==="RUNNING")&&this._states.next(this.options.id),this._assertStatus(
"EXECUTING"),O={args:this.args,options:this.options,retryCount:this.retryCount},b=new g(`This job timed out after ${this.options.expiration} ms.`),this._onFailure(
b,O,S,f,y)}async _onFailure(S,f,y,b,O){var R,x;if(y())return R=await this.Events.trigger("failed",S,f),R!=null?(x=~~R,this.Events.trigger("retry",`Retrying ${this.
options.id} after ${x} ms`,f),this.retryCount++,b(x)):(this.doDone(f),await O(this.options,f),this._assertStatus("DONE"),this._reject(S))}doDone(S){return this.
_assertStatus("EXECUTING"),this._states.next(this.options.id),this.Events.trigger("done",S)}};var I=_,P,$,M;M=s,P=E,$=class{constructor(S,f,y){this.instance=S,this.
storeOptions=f,this.clientId=this.instance._randomIndex(),M.load(y,y,this),this._nextRequest=this._lastReservoirRefresh=this._lastReservoirIncrease=Date.now(),this.
_running=0,this._done=0,this._unblockTime=0,this.ready=this.Promise.resolve(),this.clients={},this._startHeartbeat()}_startHeartbeat(){var S;return this.heartbeat==
null&&(this.storeOptions.reservoirRefreshInterval!=null&&this.storeOptions.reservoirRefreshAmount!=null||this.storeOptions.reservoirIncreaseInterval!=null&&this.
storeOptions.reservoirIncreaseAmount!=null)?typeof(S=this.heartbeat=setInterval(()=>{var f,y,b,O,R;if(O=Date.now(),this.storeOptions.reservoirRefreshInterval!=null&&
O>=this._lastReservoirRefresh+this.storeOptions.reservoirRefreshInterval&&(this._lastReservoirRefresh=O,this.storeOptions.reservoir=this.storeOptions.reservoirRefreshAmount,
this.instance._drainAll(this.computeCapacity())),this.storeOptions.reservoirIncreaseInterval!=null&&O>=this._lastReservoirIncrease+this.storeOptions.reservoirIncreaseInterval&&
({reservoirIncreaseAmount:f,reservoirIncreaseMaximum:b,reservoir:R}=this.storeOptions,this._lastReservoirIncrease=O,y=b!=null?Math.min(f,b-R):f,y>0))return this.
storeOptions.reservoir+=y,this.instance._drainAll(this.computeCapacity())},this.heartbeatInterval)).unref=="function"?S.unref():void 0:clearInterval(this.heartbeat)}async __publish__(S){
return await this.yieldLoop(),this.instance.Events.trigger("message",S.toString())}async __disconnect__(S){return await this.yieldLoop(),clearInterval(this.heartbeat),
this.Promise.resolve()}yieldLoop(S=0){return new this.Promise(function(f,y){return setTimeout(f,S)})}computePenalty(){var S;return(S=this.storeOptions.penalty)!=
null?S:15*this.storeOptions.minTime||5e3}async __updateSettings__(S){return await this.yieldLoop(),M.overwrite(S,S,this.storeOptions),this._startHeartbeat(),this.
instance._drainAll(this.computeCapacity()),true}async __running__(){return await this.yieldLoop(),this._running}async __queued__(){return await this.yieldLoop(),
this.instance.queued()}async __done__(){return await this.yieldLoop(),this._done}async __groupCheck__(S){return await this.yieldLoop(),this._nextRequest+this.timeout<
S}computeCapacity(){var S,f;return{maxConcurrent:S,reservoir:f}=this.storeOptions,S!=null&&f!=null?Math.min(S-this._running,f):S!=null?S-this._running:f??null}conditionsCheck(S){
var f;return f=this.computeCapacity(),f==null||S<=f}async __incrementReservoir__(S){var f;return await this.yieldLoop(),f=this.storeOptions.reservoir+=S,this.instance.
_drainAll(this.computeCapacity()),f}async __currentReservoir__(){return await this.yieldLoop(),this.storeOptions.reservoir}isBlocked(S){return this._unblockTime>=
S}check(S,f){return this.conditionsCheck(S)&&this._nextRequest-f<=0}async __check__(S){var f;return await this.yieldLoop(),f=Date.now(),this.check(S,f)}async __register__(S,f,y){
var b,O;return await this.yieldLoop(),b=Date.now(),this.conditionsCheck(f)?(this._running+=f,this.storeOptions.reservoir!=null&&(this.storeOptions.reservoir-=f),
O=Math.max(this._nextRequest-b,0),this._nextRequest=b+O+this.storeOptions.minTime,{success:true,wait:O,reservoir:this.storeOptions.reservoir}):{success:false}}strategyIsBlock(){
return this.storeOptions.strategy===3}async __submit__(S,f){var y,b,O;if(await this.yieldLoop(),this.storeOptions.maxConcurrent!=null&&f>this.storeOptions.maxConcurrent)
throw new P(`Impossible to add a job having a weight of ${f} to a limiter having a maxConcurrent setting of ${this.storeOptions.maxConcurrent}`);return b=Date.now(),
O=this.storeOptions.highWater!=null&&S===this.storeOptions.highWater&&!this.check(f,b),y=this.strategyIsBlock()&&(O||this.isBlocked(b)),y&&(this._unblockTime=b+
this.computePenalty(),this._nextRequest=this._unblockTime+this.storeOptions.minTime,this.instance._dropAllQueued()),{reachedHWM:O,blocked:y,strategy:this.storeOptions.
strategy}}async __free__(S,f){return await this.yieldLoop(),this._running-=f,this._done+=f,this.instance._drainAll(this.computeCapacity()),{running:this._running}}};
var le=$,ge,Te;ge=E,Te=class{constructor(S){this.status=S,this._jobs={},this.counts=this.status.map(function(){return 0})}next(S){var f,y;if(f=this._jobs[S],y=f+
1,f!=null&&y<this.status.length)return this.counts[f]--,this.counts[y]++,this._jobs[S]++;if(f!=null)return this.counts[f]--,delete this._jobs[S]}start(S){var f;
return f=0,this._jobs[S]=f,this.counts[f]++}remove(S){var f;return f=this._jobs[S],f!=null&&(this.counts[f]--,delete this._jobs[S]),f!=null}jobStatus(S){var f;return(f=
this.status[this._jobs[S]])!=null?f:null}statusJobs(S){var f,y,b,O,R;if(S!=null){if(y=this.status.indexOf(S),y<0)throw new ge(`status must be one of ${this.status.
join(", ")}`);b=this._jobs,O=[];for(f in b)R=b[f],R===y&&O.push(f);return O}else return Object.keys(this._jobs)}statusCounts(){return this.counts.reduce(((S,f,y)=>(S[this.
status[y]]=f,S)),{})}};var ys=Te,ea,Q;ea=o,Q=class{constructor(S,f){this.schedule=this.schedule.bind(this),this.name=S,this.Promise=f,this._running=0,this._queue=
new ea}isEmpty(){return this._queue.length===0}async _tryToRun(){var S,f,y,b,O,R,x;if(this._running<1&&this._queue.length>0)return this._running++,{task:x,args:S,
resolve:O,reject:b}=this._queue.shift(),f=await(async function(){try{return R=await x(...S),function(){return O(R)}}catch(re){return y=re,function(){return b(y)}}})(),
this._running--,this._tryToRun(),f()}schedule(S,...f){var y,b,O;return O=b=null,y=new this.Promise(function(R,x){return O=R,b=x}),this._queue.push({task:S,args:f,
resolve:O,reject:b}),this._tryToRun(),y}};var ri=Q,ng="2.19.5",QT={version:ng},eI=Object.freeze({version:ng,default:QT}),og=()=>console.log("You must import the\
 full version of Bottleneck in order to use this feature."),ag=()=>console.log("You must import the full version of Bottleneck in order to use this feature."),tI=()=>console.
log("You must import the full version of Bottleneck in order to use this feature."),cg,ug,lg,hg,fg,ta;ta=s,cg=c,hg=og,lg=ag,fg=tI,ug=(function(){class L{constructor(f={}){
this.deleteKey=this.deleteKey.bind(this),this.limiterOptions=f,ta.load(this.limiterOptions,this.defaults,this),this.Events=new cg(this),this.instances={},this.Bottleneck=
Og,this._startAutoCleanup(),this.sharedConnection=this.connection!=null,this.connection==null&&(this.limiterOptions.datastore==="redis"?this.connection=new hg(Object.
assign({},this.limiterOptions,{Events:this.Events})):this.limiterOptions.datastore==="ioredis"&&(this.connection=new lg(Object.assign({},this.limiterOptions,{Events:this.
Events}))))}key(f=""){var y;return(y=this.instances[f])!=null?y:(()=>{var b;return b=this.instances[f]=new this.Bottleneck(Object.assign(this.limiterOptions,{id:`${this.
id}-${f}`,timeout:this.timeout,connection:this.connection})),this.Events.trigger("created",b,f),b})()}async deleteKey(f=""){var y,b;return b=this.instances[f],this.
connection&&(y=await this.connection.__runCommand__(["del",...fg.allKeys(`${this.id}-${f}`)])),b!=null&&(delete this.instances[f],await b.disconnect()),b!=null||
y>0}limiters(){var f,y,b,O;y=this.instances,b=[];for(f in y)O=y[f],b.push({key:f,limiter:O});return b}keys(){return Object.keys(this.instances)}async clusterKeys(){
var f,y,b,O,R,x,re,Me,He;if(this.connection==null)return this.Promise.resolve(this.keys());for(x=[],f=null,He=`b_${this.id}-`.length,y=9;f!==0;)for([Me,b]=await this.
connection.__runCommand__(["scan",f??0,"match",`b_${this.id}-*_settings`,"count",1e4]),f=~~Me,O=0,re=b.length;O<re;O++)R=b[O],x.push(R.slice(He,-y));return x}_startAutoCleanup(){
var f;return clearInterval(this.interval),typeof(f=this.interval=setInterval(async()=>{var y,b,O,R,x,re;x=Date.now(),O=this.instances,R=[];for(b in O){re=O[b];try{
await re._store.__groupCheck__(x)?R.push(this.deleteKey(b)):R.push(void 0)}catch(Me){y=Me,R.push(re.Events.trigger("error",y))}}return R},this.timeout/2)).unref==
"function"?f.unref():void 0}updateSettings(f={}){if(ta.overwrite(f,this.defaults,this),ta.overwrite(f,f,this.limiterOptions),f.timeout!=null)return this._startAutoCleanup()}disconnect(f=true){
var y;if(!this.sharedConnection)return(y=this.connection)!=null?y.disconnect(f):void 0}}return L.prototype.defaults={timeout:1e3*60*5,connection:null,Promise,id:"\
group-key"},L}).call(t);var rI=ug,dg,pg,mg;mg=s,pg=c,dg=(function(){class L{constructor(f={}){this.options=f,mg.load(this.options,this.defaults,this),this.Events=
new pg(this),this._arr=[],this._resetPromise(),this._lastFlush=Date.now()}_resetPromise(){return this._promise=new this.Promise((f,y)=>this._resolve=f)}_flush(){
return clearTimeout(this._timeout),this._lastFlush=Date.now(),this._resolve(),this.Events.trigger("batch",this._arr),this._arr=[],this._resetPromise()}add(f){var y;
return this._arr.push(f),y=this._promise,this._arr.length===this.maxSize?this._flush():this.maxTime!=null&&this._arr.length===1&&(this._timeout=setTimeout(()=>this.
_flush(),this.maxTime)),y}}return L.prototype.defaults={maxTime:null,maxSize:null,Promise},L}).call(t);var iI=dg,sI=()=>console.log("You must import the full ve\
rsion of Bottleneck in order to use this feature."),nI=e(eI),gg,_g,Cl,Pl,Sg,Nl,yg,Eg,bg,Bl,Xt,wg=[].splice;Nl=10,_g=5,Xt=s,yg=d,Pl=I,Sg=le,Eg=sI,Cl=c,bg=ys,Bl=ri,
gg=(function(){class L{constructor(f={},...y){var b,O;this._addToQueue=this._addToQueue.bind(this),this._validateOptions(f,y),Xt.load(f,this.instanceDefaults,this),
this._queues=new yg(Nl),this._scheduled={},this._states=new bg(["RECEIVED","QUEUED","RUNNING","EXECUTING"].concat(this.trackDoneStatus?["DONE"]:[])),this._limiter=
null,this.Events=new Cl(this),this._submitLock=new Bl("submit",this.Promise),this._registerLock=new Bl("register",this.Promise),O=Xt.load(f,this.storeDefaults,{}),
this._store=(function(){if(this.datastore==="redis"||this.datastore==="ioredis"||this.connection!=null)return b=Xt.load(f,this.redisStoreDefaults,{}),new Eg(this,
O,b);if(this.datastore==="local")return b=Xt.load(f,this.localStoreDefaults,{}),new Sg(this,O,b);throw new L.prototype.BottleneckError(`Invalid datastore type: ${this.
datastore}`)}).call(this),this._queues.on("leftzero",()=>{var R;return(R=this._store.heartbeat)!=null&&typeof R.ref=="function"?R.ref():void 0}),this._queues.on(
"zero",()=>{var R;return(R=this._store.heartbeat)!=null&&typeof R.unref=="function"?R.unref():void 0})}_validateOptions(f,y){if(!(f!=null&&typeof f=="object"&&y.
length===0))throw new L.prototype.BottleneckError("Bottleneck v2 takes a single object argument. Refer to https://github.com/SGrondin/bottleneck#upgrading-to-v2\
 if you're upgrading from Bottleneck v1.")}ready(){return this._store.ready}clients(){return this._store.clients}channel(){return`b_${this.id}`}channel_client(){
return`b_${this.id}_${this._store.clientId}`}publish(f){return this._store.__publish__(f)}disconnect(f=true){return this._store.__disconnect__(f)}chain(f){return this.
_limiter=f,this}queued(f){return this._queues.queued(f)}clusterQueued(){return this._store.__queued__()}empty(){return this.queued()===0&&this._submitLock.isEmpty()}running(){
return this._store.__running__()}done(){return this._store.__done__()}jobStatus(f){return this._states.jobStatus(f)}jobs(f){return this._states.statusJobs(f)}counts(){
return this._states.statusCounts()}_randomIndex(){return Math.random().toString(36).slice(2)}check(f=1){return this._store.__check__(f)}_clearGlobalState(f){return this.
_scheduled[f]!=null?(clearTimeout(this._scheduled[f].expiration),delete this._scheduled[f],true):false}async _free(f,y,b,O){var R,x;try{if({running:x}=await this.
_store.__free__(f,b.weight),this.Events.trigger("debug",`Freed ${b.id}`,O),x===0&&this.empty())return this.Events.trigger("idle")}catch(re){return R=re,this.Events.
trigger("error",R)}}_run(f,y,b){var O,R,x;return y.doRun(),O=this._clearGlobalState.bind(this,f),x=this._run.bind(this,f,y),R=this._free.bind(this,f,y),this._scheduled[f]=
{timeout:setTimeout(()=>y.doExecute(this._limiter,O,x,R),b),expiration:y.options.expiration!=null?setTimeout(function(){return y.doExpire(O,x,R)},b+y.options.expiration):
void 0,job:y}}_drainOne(f){return this._registerLock.schedule(()=>{var y,b,O,R,x;return this.queued()===0?this.Promise.resolve(null):(x=this._queues.getFirst(),
{options:R,args:y}=O=x.first(),f!=null&&R.weight>f?this.Promise.resolve(null):(this.Events.trigger("debug",`Draining ${R.id}`,{args:y,options:R}),b=this._randomIndex(),
this._store.__register__(b,R.weight,R.expiration).then(({success:re,wait:Me,reservoir:He})=>{var bn;return this.Events.trigger("debug",`Drained ${R.id}`,{success:re,
args:y,options:R}),re?(x.shift(),bn=this.empty(),bn&&this.Events.trigger("empty"),He===0&&this.Events.trigger("depleted",bn),this._run(b,O,Me),this.Promise.resolve(
R.weight)):this.Promise.resolve(null)})))})}_drainAll(f,y=0){return this._drainOne(f).then(b=>{var O;return b!=null?(O=f!=null?f-b:f,this._drainAll(O,y+b)):this.
Promise.resolve(y)}).catch(b=>this.Events.trigger("error",b))}_dropAllQueued(f){return this._queues.shiftAll(function(y){return y.doDrop({message:f})})}stop(f={}){
var y,b;return f=Xt.load(f,this.stopDefaults),b=O=>{var R;return R=()=>{var x;return x=this._states.counts,x[0]+x[1]+x[2]+x[3]===O},new this.Promise((x,re)=>R()?
x():this.on("done",()=>{if(R())return this.removeAllListeners("done"),x()}))},y=f.dropWaitingJobs?(this._run=function(O,R){return R.doDrop({message:f.dropErrorMessage})},
this._drainOne=()=>this.Promise.resolve(null),this._registerLock.schedule(()=>this._submitLock.schedule(()=>{var O,R,x;R=this._scheduled;for(O in R)x=R[O],this.
jobStatus(x.job.options.id)==="RUNNING"&&(clearTimeout(x.timeout),clearTimeout(x.expiration),x.job.doDrop({message:f.dropErrorMessage}));return this._dropAllQueued(
f.dropErrorMessage),b(0)}))):this.schedule({priority:Nl-1,weight:0},()=>b(1)),this._receive=function(O){return O._reject(new L.prototype.BottleneckError(f.enqueueErrorMessage))},
this.stop=()=>this.Promise.reject(new L.prototype.BottleneckError("stop() has already been called")),y}async _addToQueue(f){var y,b,O,R,x,re,Me;({args:y,options:R}=
f);try{({reachedHWM:x,blocked:b,strategy:Me}=await this._store.__submit__(this.queued(),R.weight))}catch(He){return O=He,this.Events.trigger("debug",`Could not \
queue ${R.id}`,{args:y,options:R,error:O}),f.doDrop({error:O}),false}return b?(f.doDrop(),true):x&&(re=Me===L.prototype.strategy.LEAK?this._queues.shiftLastFrom(
R.priority):Me===L.prototype.strategy.OVERFLOW_PRIORITY?this._queues.shiftLastFrom(R.priority+1):Me===L.prototype.strategy.OVERFLOW?f:void 0,re?.doDrop(),re==null||
Me===L.prototype.strategy.OVERFLOW)?(re==null&&f.doDrop(),x):(f.doQueue(x,b),this._queues.push(f),await this._drainAll(),x)}_receive(f){return this._states.jobStatus(
f.options.id)!=null?(f._reject(new L.prototype.BottleneckError(`A job with the same id already exists (id=${f.options.id})`)),false):(f.doReceive(),this._submitLock.
schedule(this._addToQueue,f))}submit(...f){var y,b,O,R,x,re,Me;return typeof f[0]=="function"?(x=f,[b,...f]=x,[y]=wg.call(f,-1),R=Xt.load({},this.jobDefaults)):
(re=f,[R,b,...f]=re,[y]=wg.call(f,-1),R=Xt.load(R,this.jobDefaults)),Me=(...He)=>new this.Promise(function(bn,aI){return b(...He,function(...vg){return(vg[0]!=null?
aI:bn)(vg)})}),O=new Pl(Me,f,R,this.jobDefaults,this.rejectOnDrop,this.Events,this._states,this.Promise),O.promise.then(function(He){return typeof y=="function"?
y(...He):void 0}).catch(function(He){return Array.isArray(He)?typeof y=="function"?y(...He):void 0:typeof y=="function"?y(He):void 0}),this._receive(O)}schedule(...f){
var y,b,O;return typeof f[0]=="function"?([O,...f]=f,b={}):[b,O,...f]=f,y=new Pl(O,f,b,this.jobDefaults,this.rejectOnDrop,this.Events,this._states,this.Promise),
this._receive(y),y.promise}wrap(f){var y,b;return y=this.schedule.bind(this),b=function(...O){return y(f.bind(this),...O)},b.withOptions=function(O,...R){return y(
O,f,...R)},b}async updateSettings(f={}){return await this._store.__updateSettings__(Xt.overwrite(f,this.storeDefaults)),Xt.overwrite(f,this.instanceDefaults,this),
this}currentReservoir(){return this._store.__currentReservoir__()}incrementReservoir(f=0){return this._store.__incrementReservoir__(f)}}return L.default=L,L.Events=
Cl,L.version=L.prototype.version=nI.version,L.strategy=L.prototype.strategy={LEAK:1,OVERFLOW:2,OVERFLOW_PRIORITY:4,BLOCK:3},L.BottleneckError=L.prototype.BottleneckError=
E,L.Group=L.prototype.Group=rI,L.RedisConnection=L.prototype.RedisConnection=og,L.IORedisConnection=L.prototype.IORedisConnection=ag,L.Batcher=L.prototype.Batcher=
iI,L.prototype.jobDefaults={priority:_g,weight:1,expiration:null,id:"<no-id>"},L.prototype.storeDefaults={maxConcurrent:null,minTime:0,highWater:null,strategy:L.
prototype.strategy.LEAK,penalty:null,reservoir:null,reservoirRefreshInterval:null,reservoirRefreshAmount:null,reservoirIncreaseInterval:null,reservoirIncreaseAmount:null,
reservoirIncreaseMaximum:null},L.prototype.localStoreDefaults={Promise,timeout:null,heartbeatInterval:250},L.prototype.redisStoreDefaults={Promise,timeout:null,
heartbeatInterval:5e3,clientTimeout:1e4,Redis:null,clientOptions:{},clusterNodes:null,clearDatastore:false,connection:null},L.prototype.instanceDefaults={datastore:"\
local",connection:null,id:"<no-id>",rejectOnDrop:true,trackDoneStatus:false,Promise},L.prototype.stopDefaults={enqueueErrorMessage:"This limiter has been stoppe\
d and cannot accept new jobs.",dropWaitingJobs:true,dropErrorMessage:"This limiter has been stopped."},L}).call(t);var Og=gg,oI=Og;return oI}))});var Ng=p((s6,fI)=>{
fI.exports={name:"@actions/attest",version:"3.2.0",description:"Actions attestation lib",keywords:["github","actions","attestation"],homepage:"https://github.co\
m/actions/toolkit/tree/main/packages/attest",license:"MIT",type:"module",main:"lib/index.js",types:"lib/index.d.ts",exports:{".":{types:"./lib/index.d.ts",import:"\
./lib/index.js"}},directories:{lib:"lib",test:"__tests__"},files:["lib"],publishConfig:{access:"public",provenance:true},repository:{type:"git",url:"git+https:/\
/github.com/actions/toolkit.git",directory:"packages/attest"},scripts:{test:'echo "Error: run tests from root" && exit 1',tsc:"tsc && cp src/internal/package-ve\
rsion.cjs lib/internal/"},bugs:{url:"https://github.com/actions/toolkit/issues"},devDependencies:{"@sigstore/mock":"^0.10.0","@sigstore/rekor-types":"^3.0.0","@\
types/jsonwebtoken":"^9.0.6",nock:"^13.5.1",undici:"^6.23.0"},dependencies:{"@actions/core":"^3.0.0","@actions/github":"^9.0.0","@actions/http-client":"^4.0.0",
"@octokit/plugin-retry":"^8.0.3","@sigstore/bundle":"^3.1.0","@sigstore/sign":"^3.1.0",jose:"^5.10.0"}}});var Dg=p((n6,Bg)=>{var dI=Ng();Bg.exports={version:dI.
version}});var Ml=p(ii=>{"use strict";Object.defineProperty(ii,"__esModule",{value:true});ii.Signature=ii.Envelope=void 0;ii.Envelope={fromJSON(t){return{payload:oa(
t.payload)?Buffer.from(Mg(t.payload)):Buffer.alloc(0),payloadType:oa(t.payloadType)?globalThis.String(t.payloadType):"",signatures:globalThis.Array.isArray(t?.signatures)?
t.signatures.map(e=>ii.Signature.fromJSON(e)):[]}},toJSON(t){let e={};return t.payload.length!==0&&(e.payload=Ug(t.payload)),t.payloadType!==""&&(e.payloadType=
t.payloadType),t.signatures?.length&&(e.signatures=t.signatures.map(r=>ii.Signature.toJSON(r))),e}};ii.Signature={fromJSON(t){return{sig:oa(t.sig)?Buffer.from(Mg(
t.sig)):Buffer.alloc(0),keyid:oa(t.keyid)?globalThis.String(t.keyid):""}},toJSON(t){let e={};return t.sig.length!==0&&(e.sig=Ug(t.sig)),t.keyid!==""&&(e.keyid=t.
keyid),e}};function Mg(t){return Uint8Array.from(globalThis.Buffer.from(t,"base64"))}function Ug(t){return globalThis.Buffer.from(t).toString("base64")}function oa(t){
return t!=null}});var Fg=p(aa=>{"use strict";Object.defineProperty(aa,"__esModule",{value:true});aa.Timestamp=void 0;aa.Timestamp={fromJSON(t){return{seconds:kg(
t.seconds)?globalThis.String(t.seconds):"0",nanos:kg(t.nanos)?globalThis.Number(t.nanos):0}},toJSON(t){let e={};return t.seconds!=="0"&&(e.seconds=t.seconds),t.
nanos!==0&&(e.nanos=Math.round(t.nanos)),e}};function kg(t){return t!=null}});var Es=p(k=>{"use strict";Object.defineProperty(k,"__esModule",{value:true});k.TimeRange=
k.X509CertificateChain=k.SubjectAlternativeName=k.X509Certificate=k.DistinguishedName=k.ObjectIdentifierValuePair=k.ObjectIdentifier=k.PublicKeyIdentifier=k.PublicKey=
k.RFC3161SignedTimestamp=k.LogId=k.MessageSignature=k.HashOutput=k.SubjectAlternativeNameType=k.PublicKeyDetails=k.HashAlgorithm=void 0;k.hashAlgorithmFromJSON=
$g;k.hashAlgorithmToJSON=qg;k.publicKeyDetailsFromJSON=jg;k.publicKeyDetailsToJSON=Vg;k.subjectAlternativeNameTypeFromJSON=Kg;k.subjectAlternativeNameTypeToJSON=
Jg;var EI=Fg(),ot;(function(t){t[t.HASH_ALGORITHM_UNSPECIFIED=0]="HASH_ALGORITHM_UNSPECIFIED",t[t.SHA2_256=1]="SHA2_256",t[t.SHA2_384=2]="SHA2_384",t[t.SHA2_512=
3]="SHA2_512",t[t.SHA3_256=4]="SHA3_256",t[t.SHA3_384=5]="SHA3_384"})(ot||(k.HashAlgorithm=ot={}));function $g(t){switch(t){case 0:case"HASH_ALGORITHM_UNSPECIFI\
ED":return ot.HASH_ALGORITHM_UNSPECIFIED;case 1:case"SHA2_256":return ot.SHA2_256;case 2:case"SHA2_384":return ot.SHA2_384;case 3:case"SHA2_512":return ot.SHA2_512;case 4:case"\
SHA3_256":return ot.SHA3_256;case 5:case"SHA3_384":return ot.SHA3_384;default:throw new globalThis.Error("Unrecognized enum value "+t+" for enum HashAlgorithm")}}
function qg(t){switch(t){case ot.HASH_ALGORITHM_UNSPECIFIED:return"HASH_ALGORITHM_UNSPECIFIED";case ot.SHA2_256:return"SHA2_256";case ot.SHA2_384:return"SHA2_38\
4";case ot.SHA2_512:return"SHA2_512";case ot.SHA3_256:return"SHA3_256";case ot.SHA3_384:return"SHA3_384";default:throw new globalThis.Error("Unrecognized enum v\
alue "+t+" for enum HashAlgorithm")}}var U;(function(t){t[t.PUBLIC_KEY_DETAILS_UNSPECIFIED=0]="PUBLIC_KEY_DETAILS_UNSPECIFIED",t[t.PKCS1_RSA_PKCS1V5=1]="PKCS1_R\
SA_PKCS1V5",t[t.PKCS1_RSA_PSS=2]="PKCS1_RSA_PSS",t[t.PKIX_RSA_PKCS1V5=3]="PKIX_RSA_PKCS1V5",t[t.PKIX_RSA_PSS=4]="PKIX_RSA_PSS",t[t.PKIX_RSA_PKCS1V15_2048_SHA256=
9]="PKIX_RSA_PKCS1V15_2048_SHA256",t[t.PKIX_RSA_PKCS1V15_3072_SHA256=10]="PKIX_RSA_PKCS1V15_3072_SHA256",t[t.PKIX_RSA_PKCS1V15_4096_SHA256=11]="PKIX_RSA_PKCS1V1\
5_4096_SHA256",t[t.PKIX_RSA_PSS_2048_SHA256=16]="PKIX_RSA_PSS_2048_SHA256",t[t.PKIX_RSA_PSS_3072_SHA256=17]="PKIX_RSA_PSS_3072_SHA256",t[t.PKIX_RSA_PSS_4096_SHA256=
18]="PKIX_RSA_PSS_4096_SHA256",t[t.PKIX_ECDSA_P256_HMAC_SHA_256=6]="PKIX_ECDSA_P256_HMAC_SHA_256",t[t.PKIX_ECDSA_P256_SHA_256=5]="PKIX_ECDSA_P256_SHA_256",t[t.PKIX_ECDSA_P384_SHA_384=
12]="PKIX_ECDSA_P384_SHA_384",t[t.PKIX_ECDSA_P521_SHA_512=13]="PKIX_ECDSA_P521_SHA_512",t[t.PKIX_ED25519=7]="PKIX_ED25519",t[t.PKIX_ED25519_PH=8]="PKIX_ED25519_\
PH",t[t.PKIX_ECDSA_P384_SHA_256=19]="PKIX_ECDSA_P384_SHA_256",t[t.PKIX_ECDSA_P521_SHA_256=20]="PKIX_ECDSA_P521_SHA_256",t[t.LMS_SHA256=14]="LMS_SHA256",t[t.LMOTS_SHA256=
15]="LMOTS_SHA256",t[t.ML_DSA_65=21]="ML_DSA_65",t[t.ML_DSA_87=22]="ML_DSA_87"})(U||(k.PublicKeyDetails=U={}));function jg(t){switch(t){case 0:case"PUBLIC_KEY_D\
ETAILS_UNSPECIFIED":return U.PUBLIC_KEY_DETAILS_UNSPECIFIED;case 1:case"PKCS1_RSA_PKCS1V5":return U.PKCS1_RSA_PKCS1V5;case 2:case"PKCS1_RSA_PSS":return U.PKCS1_RSA_PSS;case 3:case"\
PKIX_RSA_PKCS1V5":return U.PKIX_RSA_PKCS1V5;case 4:case"PKIX_RSA_PSS":return U.PKIX_RSA_PSS;case 9:case"PKIX_RSA_PKCS1V15_2048_SHA256":return U.PKIX_RSA_PKCS1V15_2048_SHA256;case 10:case"\
PKIX_RSA_PKCS1V15_3072_SHA256":return U.PKIX_RSA_PKCS1V15_3072_SHA256;case 11:case"PKIX_RSA_PKCS1V15_4096_SHA256":return U.PKIX_RSA_PKCS1V15_4096_SHA256;case 16:case"\
PKIX_RSA_PSS_2048_SHA256":return U.PKIX_RSA_PSS_2048_SHA256;case 17:case"PKIX_RSA_PSS_3072_SHA256":return U.PKIX_RSA_PSS_3072_SHA256;case 18:case"PKIX_RSA_PSS_4\
096_SHA256":return U.PKIX_RSA_PSS_4096_SHA256;case 6:case"PKIX_ECDSA_P256_HMAC_SHA_256":return U.PKIX_ECDSA_P256_HMAC_SHA_256;case 5:case"PKIX_ECDSA_P256_SHA_25\
6":return U.PKIX_ECDSA_P256_SHA_256;case 12:case"PKIX_ECDSA_P384_SHA_384":return U.PKIX_ECDSA_P384_SHA_384;case 13:case"PKIX_ECDSA_P521_SHA_512":return U.PKIX_ECDSA_P521_SHA_512;case 7:case"\
PKIX_ED25519":return U.PKIX_ED25519;case 8:case"PKIX_ED25519_PH":return U.PKIX_ED25519_PH;case 19:case"PKIX_ECDSA_P384_SHA_256":return U.PKIX_ECDSA_P384_SHA_256;case 20:case"\
PKIX_ECDSA_P521_SHA_256":return U.PKIX_ECDSA_P521_SHA_256;case 14:case"LMS_SHA256":return U.LMS_SHA256;case 15:case"LMOTS_SHA256":return U.LMOTS_SHA256;case 21:case"\
ML_DSA_65":return U.ML_DSA_65;case 22:case"ML_DSA_87":return U.ML_DSA_87;default:throw new globalThis.Error("Unrecognized enum value "+t+" for enum PublicKeyDet\
ails")}}function Vg(t){switch(t){case U.PUBLIC_KEY_DETAILS_UNSPECIFIED:return"PUBLIC_KEY_DETAILS_UNSPECIFIED";case U.PKCS1_RSA_PKCS1V5:return"PKCS1_RSA_PKCS1V5";case U.
PKCS1_RSA_PSS:return"PKCS1_RSA_PSS";case U.PKIX_RSA_PKCS1V5:return"PKIX_RSA_PKCS1V5";case U.PKIX_RSA_PSS:return"PKIX_RSA_PSS";case U.PKIX_RSA_PKCS1V15_2048_SHA256:
return"PKIX_RSA_PKCS1V15_2048_SHA256";case U.PKIX_RSA_PKCS1V15_3072_SHA256:return"PKIX_RSA_PKCS1V15_3072_SHA256";case U.PKIX_RSA_PKCS1V15_4096_SHA256:return"PKI\
X_RSA_PKCS1V15_4096_SHA256";case U.PKIX_RSA_PSS_2048_SHA256:return"PKIX_RSA_PSS_2048_SHA256";case U.PKIX_RSA_PSS_3072_SHA256:return"PKIX_RSA_PSS_3072_SHA256";case U.
PKIX_RSA_PSS_4096_SHA256:return"PKIX_RSA_PSS_4096_SHA256";case U.PKIX_ECDSA_P256_HMAC_SHA_256:return"PKIX_ECDSA_P256_HMAC_SHA_256";case U.PKIX_ECDSA_P256_SHA_256:
return"PKIX_ECDSA_P256_SHA_256";case U.PKIX_ECDSA_P384_SHA_384:return"PKIX_ECDSA_P384_SHA_384";case U.PKIX_ECDSA_P521_SHA_512:return"PKIX_ECDSA_P521_SHA_512";case U.
PKIX_ED25519:return"PKIX_ED25519";case U.PKIX_ED25519_PH:return"PKIX_ED25519_PH";case U.PKIX_ECDSA_P384_SHA_256:return"PKIX_ECDSA_P384_SHA_256";case U.PKIX_ECDSA_P521_SHA_256:
return"PKIX_ECDSA_P521_SHA_256";case U.LMS_SHA256:return"LMS_SHA256";case U.LMOTS_SHA256:return"LMOTS_SHA256";case U.ML_DSA_65:return"ML_DSA_65";case U.ML_DSA_87:
return"ML_DSA_87";default:throw new globalThis.Error("Unrecognized enum value "+t+" for enum PublicKeyDetails")}}var Yt;(function(t){t[t.SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED=
0]="SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED",t[t.EMAIL=1]="EMAIL",t[t.URI=2]="URI",t[t.OTHER_NAME=3]="OTHER_NAME"})(Yt||(k.SubjectAlternativeNameType=Yt={}));
function Kg(t){switch(t){case 0:case"SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED":return Yt.SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED;case 1:case"EMAIL":return Yt.
EMAIL;case 2:case"URI":return Yt.URI;case 3:case"OTHER_NAME":return Yt.OTHER_NAME;default:throw new globalThis.Error("Unrecognized enum value "+t+" for enum Sub\
jectAlternativeNameType")}}function Jg(t){switch(t){case Yt.SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED:return"SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED";case Yt.
EMAIL:return"EMAIL";case Yt.URI:return"URI";case Yt.OTHER_NAME:return"OTHER_NAME";default:throw new globalThis.Error("Unrecognized enum value "+t+" for enum Sub\
jectAlternativeNameType")}}k.HashOutput={fromJSON(t){return{algorithm:Ee(t.algorithm)?$g(t.algorithm):0,digest:Ee(t.digest)?Buffer.from(Ui(t.digest)):Buffer.alloc(
0)}},toJSON(t){let e={};return t.algorithm!==0&&(e.algorithm=qg(t.algorithm)),t.digest.length!==0&&(e.digest=ki(t.digest)),e}};k.MessageSignature={fromJSON(t){return{
messageDigest:Ee(t.messageDigest)?k.HashOutput.fromJSON(t.messageDigest):void 0,signature:Ee(t.signature)?Buffer.from(Ui(t.signature)):Buffer.alloc(0)}},toJSON(t){
let e={};return t.messageDigest!==void 0&&(e.messageDigest=k.HashOutput.toJSON(t.messageDigest)),t.signature.length!==0&&(e.signature=ki(t.signature)),e}};k.LogId=
{fromJSON(t){return{keyId:Ee(t.keyId)?Buffer.from(Ui(t.keyId)):Buffer.alloc(0)}},toJSON(t){let e={};return t.keyId.length!==0&&(e.keyId=ki(t.keyId)),e}};k.RFC3161SignedTimestamp=
{fromJSON(t){return{signedTimestamp:Ee(t.signedTimestamp)?Buffer.from(Ui(t.signedTimestamp)):Buffer.alloc(0)}},toJSON(t){let e={};return t.signedTimestamp.length!==
0&&(e.signedTimestamp=ki(t.signedTimestamp)),e}};k.PublicKey={fromJSON(t){return{rawBytes:Ee(t.rawBytes)?Buffer.from(Ui(t.rawBytes)):void 0,keyDetails:Ee(t.keyDetails)?
jg(t.keyDetails):0,validFor:Ee(t.validFor)?k.TimeRange.fromJSON(t.validFor):void 0}},toJSON(t){let e={};return t.rawBytes!==void 0&&(e.rawBytes=ki(t.rawBytes)),
t.keyDetails!==0&&(e.keyDetails=Vg(t.keyDetails)),t.validFor!==void 0&&(e.validFor=k.TimeRange.toJSON(t.validFor)),e}};k.PublicKeyIdentifier={fromJSON(t){return{
hint:Ee(t.hint)?globalThis.String(t.hint):""}},toJSON(t){let e={};return t.hint!==""&&(e.hint=t.hint),e}};k.ObjectIdentifier={fromJSON(t){return{id:globalThis.Array.
isArray(t?.id)?t.id.map(e=>globalThis.Number(e)):[]}},toJSON(t){let e={};return t.id?.length&&(e.id=t.id.map(r=>Math.round(r))),e}};k.ObjectIdentifierValuePair=
{fromJSON(t){return{oid:Ee(t.oid)?k.ObjectIdentifier.fromJSON(t.oid):void 0,value:Ee(t.value)?Buffer.from(Ui(t.value)):Buffer.alloc(0)}},toJSON(t){let e={};return t.
oid!==void 0&&(e.oid=k.ObjectIdentifier.toJSON(t.oid)),t.value.length!==0&&(e.value=ki(t.value)),e}};k.DistinguishedName={fromJSON(t){return{organization:Ee(t.organization)?
globalThis.String(t.organization):"",commonName:Ee(t.commonName)?globalThis.String(t.commonName):""}},toJSON(t){let e={};return t.organization!==""&&(e.organization=
t.organization),t.commonName!==""&&(e.commonName=t.commonName),e}};k.X509Certificate={fromJSON(t){return{rawBytes:Ee(t.rawBytes)?Buffer.from(Ui(t.rawBytes)):Buffer.
alloc(0)}},toJSON(t){let e={};return t.rawBytes.length!==0&&(e.rawBytes=ki(t.rawBytes)),e}};k.SubjectAlternativeName={fromJSON(t){return{type:Ee(t.type)?Kg(t.type):
0,identity:Ee(t.regexp)?{$case:"regexp",regexp:globalThis.String(t.regexp)}:Ee(t.value)?{$case:"value",value:globalThis.String(t.value)}:void 0}},toJSON(t){let e={};
return t.type!==0&&(e.type=Jg(t.type)),t.identity?.$case==="regexp"?e.regexp=t.identity.regexp:t.identity?.$case==="value"&&(e.value=t.identity.value),e}};k.X509CertificateChain=
{fromJSON(t){return{certificates:globalThis.Array.isArray(t?.certificates)?t.certificates.map(e=>k.X509Certificate.fromJSON(e)):[]}},toJSON(t){let e={};return t.
certificates?.length&&(e.certificates=t.certificates.map(r=>k.X509Certificate.toJSON(r))),e}};k.TimeRange={fromJSON(t){return{start:Ee(t.start)?Hg(t.start):void 0,
end:Ee(t.end)?Hg(t.end):void 0}},toJSON(t){let e={};return t.start!==void 0&&(e.start=t.start.toISOString()),t.end!==void 0&&(e.end=t.end.toISOString()),e}};function Ui(t){
return Uint8Array.from(globalThis.Buffer.from(t,"base64"))}function ki(t){return globalThis.Buffer.from(t).toString("base64")}function bI(t){let e=(globalThis.Number(
t.seconds)||0)*1e3;return e+=(t.nanos||0)/1e6,new globalThis.Date(e)}function Hg(t){return t instanceof globalThis.Date?t:typeof t=="string"?new globalThis.Date(
t):bI(EI.Timestamp.fromJSON(t))}function Ee(t){return t!=null}});var Ul=p(be=>{"use strict";Object.defineProperty(be,"__esModule",{value:true});be.TransparencyLogEntry=
be.InclusionPromise=be.InclusionProof=be.Checkpoint=be.KindVersion=void 0;var zg=Es();be.KindVersion={fromJSON(t){return{kind:tt(t.kind)?globalThis.String(t.kind):
"",version:tt(t.version)?globalThis.String(t.version):""}},toJSON(t){let e={};return t.kind!==""&&(e.kind=t.kind),t.version!==""&&(e.version=t.version),e}};be.Checkpoint=
{fromJSON(t){return{envelope:tt(t.envelope)?globalThis.String(t.envelope):""}},toJSON(t){let e={};return t.envelope!==""&&(e.envelope=t.envelope),e}};be.InclusionProof=
{fromJSON(t){return{logIndex:tt(t.logIndex)?globalThis.String(t.logIndex):"0",rootHash:tt(t.rootHash)?Buffer.from(ca(t.rootHash)):Buffer.alloc(0),treeSize:tt(t.
treeSize)?globalThis.String(t.treeSize):"0",hashes:globalThis.Array.isArray(t?.hashes)?t.hashes.map(e=>Buffer.from(ca(e))):[],checkpoint:tt(t.checkpoint)?be.Checkpoint.
fromJSON(t.checkpoint):void 0}},toJSON(t){let e={};return t.logIndex!=="0"&&(e.logIndex=t.logIndex),t.rootHash.length!==0&&(e.rootHash=ua(t.rootHash)),t.treeSize!==
"0"&&(e.treeSize=t.treeSize),t.hashes?.length&&(e.hashes=t.hashes.map(r=>ua(r))),t.checkpoint!==void 0&&(e.checkpoint=be.Checkpoint.toJSON(t.checkpoint)),e}};be.
InclusionPromise={fromJSON(t){return{signedEntryTimestamp:tt(t.signedEntryTimestamp)?Buffer.from(ca(t.signedEntryTimestamp)):Buffer.alloc(0)}},toJSON(t){let e={};
return t.signedEntryTimestamp.length!==0&&(e.signedEntryTimestamp=ua(t.signedEntryTimestamp)),e}};be.TransparencyLogEntry={fromJSON(t){return{logIndex:tt(t.logIndex)?
globalThis.String(t.logIndex):"0",logId:tt(t.logId)?zg.LogId.fromJSON(t.logId):void 0,kindVersion:tt(t.kindVersion)?be.KindVersion.fromJSON(t.kindVersion):void 0,
integratedTime:tt(t.integratedTime)?globalThis.String(t.integratedTime):"0",inclusionPromise:tt(t.inclusionPromise)?be.InclusionPromise.fromJSON(t.inclusionPromise):
void 0,inclusionProof:tt(t.inclusionProof)?be.InclusionProof.fromJSON(t.inclusionProof):void 0,canonicalizedBody:tt(t.canonicalizedBody)?Buffer.from(ca(t.canonicalizedBody)):
Buffer.alloc(0)}},toJSON(t){let e={};return t.logIndex!=="0"&&(e.logIndex=t.logIndex),t.logId!==void 0&&(e.logId=zg.LogId.toJSON(t.logId)),t.kindVersion!==void 0&&
(e.kindVersion=be.KindVersion.toJSON(t.kindVersion)),t.integratedTime!=="0"&&(e.integratedTime=t.integratedTime),t.inclusionPromise!==void 0&&(e.inclusionPromise=
be.InclusionPromise.toJSON(t.inclusionPromise)),t.inclusionProof!==void 0&&(e.inclusionProof=be.InclusionProof.toJSON(t.inclusionProof)),t.canonicalizedBody.length!==
0&&(e.canonicalizedBody=ua(t.canonicalizedBody)),e}};function ca(t){return Uint8Array.from(globalThis.Buffer.from(t,"base64"))}function ua(t){return globalThis.
Buffer.from(t).toString("base64")}function tt(t){return t!=null}});var kl=p(Rt=>{"use strict";Object.defineProperty(Rt,"__esModule",{value:true});Rt.Bundle=Rt.VerificationMaterial=
Rt.TimestampVerificationData=void 0;var Gg=Ml(),Zt=Es(),Wg=Ul();Rt.TimestampVerificationData={fromJSON(t){return{rfc3161Timestamps:globalThis.Array.isArray(t?.rfc3161Timestamps)?
t.rfc3161Timestamps.map(e=>Zt.RFC3161SignedTimestamp.fromJSON(e)):[]}},toJSON(t){let e={};return t.rfc3161Timestamps?.length&&(e.rfc3161Timestamps=t.rfc3161Timestamps.
map(r=>Zt.RFC3161SignedTimestamp.toJSON(r))),e}};Rt.VerificationMaterial={fromJSON(t){return{content:si(t.publicKey)?{$case:"publicKey",publicKey:Zt.PublicKeyIdentifier.
fromJSON(t.publicKey)}:si(t.x509CertificateChain)?{$case:"x509CertificateChain",x509CertificateChain:Zt.X509CertificateChain.fromJSON(t.x509CertificateChain)}:si(
t.certificate)?{$case:"certificate",certificate:Zt.X509Certificate.fromJSON(t.certificate)}:void 0,tlogEntries:globalThis.Array.isArray(t?.tlogEntries)?t.tlogEntries.
map(e=>Wg.TransparencyLogEntry.fromJSON(e)):[],timestampVerificationData:si(t.timestampVerificationData)?Rt.TimestampVerificationData.fromJSON(t.timestampVerificationData):
void 0}},toJSON(t){let e={};return t.content?.$case==="publicKey"?e.publicKey=Zt.PublicKeyIdentifier.toJSON(t.content.publicKey):t.content?.$case==="x509Certifi\
cateChain"?e.x509CertificateChain=Zt.X509CertificateChain.toJSON(t.content.x509CertificateChain):t.content?.$case==="certificate"&&(e.certificate=Zt.X509Certificate.
toJSON(t.content.certificate)),t.tlogEntries?.length&&(e.tlogEntries=t.tlogEntries.map(r=>Wg.TransparencyLogEntry.toJSON(r))),t.timestampVerificationData!==void 0&&
(e.timestampVerificationData=Rt.TimestampVerificationData.toJSON(t.timestampVerificationData)),e}};Rt.Bundle={fromJSON(t){return{mediaType:si(t.mediaType)?globalThis.
String(t.mediaType):"",verificationMaterial:si(t.verificationMaterial)?Rt.VerificationMaterial.fromJSON(t.verificationMaterial):void 0,content:si(t.messageSignature)?
{$case:"messageSignature",messageSignature:Zt.MessageSignature.fromJSON(t.messageSignature)}:si(t.dsseEnvelope)?{$case:"dsseEnvelope",dsseEnvelope:Gg.Envelope.fromJSON(
t.dsseEnvelope)}:void 0}},toJSON(t){let e={};return t.mediaType!==""&&(e.mediaType=t.mediaType),t.verificationMaterial!==void 0&&(e.verificationMaterial=Rt.VerificationMaterial.
toJSON(t.verificationMaterial)),t.content?.$case==="messageSignature"?e.messageSignature=Zt.MessageSignature.toJSON(t.content.messageSignature):t.content?.$case===
"dsseEnvelope"&&(e.dsseEnvelope=Gg.Envelope.toJSON(t.content.dsseEnvelope)),e}};function si(t){return t!=null}});var Fl=p(q=>{"use strict";Object.defineProperty(
q,"__esModule",{value:true});q.ClientTrustConfig=q.ServiceConfiguration=q.Service=q.SigningConfig=q.TrustedRoot=q.CertificateAuthority=q.TransparencyLogInstance=
q.ServiceSelector=void 0;q.serviceSelectorFromJSON=Xg;q.serviceSelectorToJSON=Yg;var $e=Es(),Qt;(function(t){t[t.SERVICE_SELECTOR_UNDEFINED=0]="SERVICE_SELECTOR\
_UNDEFINED",t[t.ALL=1]="ALL",t[t.ANY=2]="ANY",t[t.EXACT=3]="EXACT"})(Qt||(q.ServiceSelector=Qt={}));function Xg(t){switch(t){case 0:case"SERVICE_SELECTOR_UNDEFI\
NED":return Qt.SERVICE_SELECTOR_UNDEFINED;case 1:case"ALL":return Qt.ALL;case 2:case"ANY":return Qt.ANY;case 3:case"EXACT":return Qt.EXACT;default:throw new globalThis.
Error("Unrecognized enum value "+t+" for enum ServiceSelector")}}function Yg(t){switch(t){case Qt.SERVICE_SELECTOR_UNDEFINED:return"SERVICE_SELECTOR_UNDEFINED";case Qt.
ALL:return"ALL";case Qt.ANY:return"ANY";case Qt.EXACT:return"EXACT";default:throw new globalThis.Error("Unrecognized enum value "+t+" for enum ServiceSelector")}}
q.TransparencyLogInstance={fromJSON(t){return{baseUrl:he(t.baseUrl)?globalThis.String(t.baseUrl):"",hashAlgorithm:he(t.hashAlgorithm)?(0,$e.hashAlgorithmFromJSON)(
t.hashAlgorithm):0,publicKey:he(t.publicKey)?$e.PublicKey.fromJSON(t.publicKey):void 0,logId:he(t.logId)?$e.LogId.fromJSON(t.logId):void 0,checkpointKeyId:he(t.
checkpointKeyId)?$e.LogId.fromJSON(t.checkpointKeyId):void 0,operator:he(t.operator)?globalThis.String(t.operator):""}},toJSON(t){let e={};return t.baseUrl!==""&&
(e.baseUrl=t.baseUrl),t.hashAlgorithm!==0&&(e.hashAlgorithm=(0,$e.hashAlgorithmToJSON)(t.hashAlgorithm)),t.publicKey!==void 0&&(e.publicKey=$e.PublicKey.toJSON(
t.publicKey)),t.logId!==void 0&&(e.logId=$e.LogId.toJSON(t.logId)),t.checkpointKeyId!==void 0&&(e.checkpointKeyId=$e.LogId.toJSON(t.checkpointKeyId)),t.operator!==
""&&(e.operator=t.operator),e}};q.CertificateAuthority={fromJSON(t){return{subject:he(t.subject)?$e.DistinguishedName.fromJSON(t.subject):void 0,uri:he(t.uri)?globalThis.
String(t.uri):"",certChain:he(t.certChain)?$e.X509CertificateChain.fromJSON(t.certChain):void 0,validFor:he(t.validFor)?$e.TimeRange.fromJSON(t.validFor):void 0,
operator:he(t.operator)?globalThis.String(t.operator):""}},toJSON(t){let e={};return t.subject!==void 0&&(e.subject=$e.DistinguishedName.toJSON(t.subject)),t.uri!==
""&&(e.uri=t.uri),t.certChain!==void 0&&(e.certChain=$e.X509CertificateChain.toJSON(t.certChain)),t.validFor!==void 0&&(e.validFor=$e.TimeRange.toJSON(t.validFor)),
t.operator!==""&&(e.operator=t.operator),e}};q.TrustedRoot={fromJSON(t){return{mediaType:he(t.mediaType)?globalThis.String(t.mediaType):"",tlogs:globalThis.Array.
isArray(t?.tlogs)?t.tlogs.map(e=>q.TransparencyLogInstance.fromJSON(e)):[],certificateAuthorities:globalThis.Array.isArray(t?.certificateAuthorities)?t.certificateAuthorities.
map(e=>q.CertificateAuthority.fromJSON(e)):[],ctlogs:globalThis.Array.isArray(t?.ctlogs)?t.ctlogs.map(e=>q.TransparencyLogInstance.fromJSON(e)):[],timestampAuthorities:globalThis.
Array.isArray(t?.timestampAuthorities)?t.timestampAuthorities.map(e=>q.CertificateAuthority.fromJSON(e)):[]}},toJSON(t){let e={};return t.mediaType!==""&&(e.mediaType=
t.mediaType),t.tlogs?.length&&(e.tlogs=t.tlogs.map(r=>q.TransparencyLogInstance.toJSON(r))),t.certificateAuthorities?.length&&(e.certificateAuthorities=t.certificateAuthorities.
map(r=>q.CertificateAuthority.toJSON(r))),t.ctlogs?.length&&(e.ctlogs=t.ctlogs.map(r=>q.TransparencyLogInstance.toJSON(r))),t.timestampAuthorities?.length&&(e.timestampAuthorities=
t.timestampAuthorities.map(r=>q.CertificateAuthority.toJSON(r))),e}};q.SigningConfig={fromJSON(t){return{mediaType:he(t.mediaType)?globalThis.String(t.mediaType):
"",caUrls:globalThis.Array.isArray(t?.caUrls)?t.caUrls.map(e=>q.Service.fromJSON(e)):[],oidcUrls:globalThis.Array.isArray(t?.oidcUrls)?t.oidcUrls.map(e=>q.Service.
fromJSON(e)):[],rekorTlogUrls:globalThis.Array.isArray(t?.rekorTlogUrls)?t.rekorTlogUrls.map(e=>q.Service.fromJSON(e)):[],rekorTlogConfig:he(t.rekorTlogConfig)?
q.ServiceConfiguration.fromJSON(t.rekorTlogConfig):void 0,tsaUrls:globalThis.Array.isArray(t?.tsaUrls)?t.tsaUrls.map(e=>q.Service.fromJSON(e)):[],tsaConfig:he(t.
tsaConfig)?q.ServiceConfiguration.fromJSON(t.tsaConfig):void 0}},toJSON(t){let e={};return t.mediaType!==""&&(e.mediaType=t.mediaType),t.caUrls?.length&&(e.caUrls=
t.caUrls.map(r=>q.Service.toJSON(r))),t.oidcUrls?.length&&(e.oidcUrls=t.oidcUrls.map(r=>q.Service.toJSON(r))),t.rekorTlogUrls?.length&&(e.rekorTlogUrls=t.rekorTlogUrls.
map(r=>q.Service.toJSON(r))),t.rekorTlogConfig!==void 0&&(e.rekorTlogConfig=q.ServiceConfiguration.toJSON(t.rekorTlogConfig)),t.tsaUrls?.length&&(e.tsaUrls=t.tsaUrls.
map(r=>q.Service.toJSON(r))),t.tsaConfig!==void 0&&(e.tsaConfig=q.ServiceConfiguration.toJSON(t.tsaConfig)),e}};q.Service={fromJSON(t){return{url:he(t.url)?globalThis.
String(t.url):"",majorApiVersion:he(t.majorApiVersion)?globalThis.Number(t.majorApiVersion):0,validFor:he(t.validFor)?$e.TimeRange.fromJSON(t.validFor):void 0,operator:he(
t.operator)?globalThis.String(t.operator):""}},toJSON(t){let e={};return t.url!==""&&(e.url=t.url),t.majorApiVersion!==0&&(e.majorApiVersion=Math.round(t.majorApiVersion)),
t.validFor!==void 0&&(e.validFor=$e.TimeRange.toJSON(t.validFor)),t.operator!==""&&(e.operator=t.operator),e}};q.ServiceConfiguration={fromJSON(t){return{selector:he(
t.selector)?Xg(t.selector):0,count:he(t.count)?globalThis.Number(t.count):0}},toJSON(t){let e={};return t.selector!==0&&(e.selector=Yg(t.selector)),t.count!==0&&
(e.count=Math.round(t.count)),e}};q.ClientTrustConfig={fromJSON(t){return{mediaType:he(t.mediaType)?globalThis.String(t.mediaType):"",trustedRoot:he(t.trustedRoot)?
q.TrustedRoot.fromJSON(t.trustedRoot):void 0,signingConfig:he(t.signingConfig)?q.SigningConfig.fromJSON(t.signingConfig):void 0}},toJSON(t){let e={};return t.mediaType!==
""&&(e.mediaType=t.mediaType),t.trustedRoot!==void 0&&(e.trustedRoot=q.TrustedRoot.toJSON(t.trustedRoot)),t.signingConfig!==void 0&&(e.signingConfig=q.SigningConfig.
toJSON(t.signingConfig)),e}};function he(t){return t!=null}});var e_=p(j=>{"use strict";Object.defineProperty(j,"__esModule",{value:true});j.Input=j.Artifact=j.
ArtifactVerificationOptions_ObserverTimestampOptions=j.ArtifactVerificationOptions_TlogIntegratedTimestampOptions=j.ArtifactVerificationOptions_TimestampAuthorityOptions=
j.ArtifactVerificationOptions_CtlogOptions=j.ArtifactVerificationOptions_TlogOptions=j.ArtifactVerificationOptions=j.PublicKeyIdentities=j.CertificateIdentities=
j.CertificateIdentity=void 0;var Zg=kl(),ni=Es(),Qg=Fl();j.CertificateIdentity={fromJSON(t){return{issuer:ne(t.issuer)?globalThis.String(t.issuer):"",san:ne(t.san)?
ni.SubjectAlternativeName.fromJSON(t.san):void 0,oids:globalThis.Array.isArray(t?.oids)?t.oids.map(e=>ni.ObjectIdentifierValuePair.fromJSON(e)):[]}},toJSON(t){let e={};
return t.issuer!==""&&(e.issuer=t.issuer),t.san!==void 0&&(e.san=ni.SubjectAlternativeName.toJSON(t.san)),t.oids?.length&&(e.oids=t.oids.map(r=>ni.ObjectIdentifierValuePair.
toJSON(r))),e}};j.CertificateIdentities={fromJSON(t){return{identities:globalThis.Array.isArray(t?.identities)?t.identities.map(e=>j.CertificateIdentity.fromJSON(
e)):[]}},toJSON(t){let e={};return t.identities?.length&&(e.identities=t.identities.map(r=>j.CertificateIdentity.toJSON(r))),e}};j.PublicKeyIdentities={fromJSON(t){
return{publicKeys:globalThis.Array.isArray(t?.publicKeys)?t.publicKeys.map(e=>ni.PublicKey.fromJSON(e)):[]}},toJSON(t){let e={};return t.publicKeys?.length&&(e.
publicKeys=t.publicKeys.map(r=>ni.PublicKey.toJSON(r))),e}};j.ArtifactVerificationOptions={fromJSON(t){return{signers:ne(t.certificateIdentities)?{$case:"certif\
icateIdentities",certificateIdentities:j.CertificateIdentities.fromJSON(t.certificateIdentities)}:ne(t.publicKeys)?{$case:"publicKeys",publicKeys:j.PublicKeyIdentities.
fromJSON(t.publicKeys)}:void 0,tlogOptions:ne(t.tlogOptions)?j.ArtifactVerificationOptions_TlogOptions.fromJSON(t.tlogOptions):void 0,ctlogOptions:ne(t.ctlogOptions)?
j.ArtifactVerificationOptions_CtlogOptions.fromJSON(t.ctlogOptions):void 0,tsaOptions:ne(t.tsaOptions)?j.ArtifactVerificationOptions_TimestampAuthorityOptions.fromJSON(
t.tsaOptions):void 0,integratedTsOptions:ne(t.integratedTsOptions)?j.ArtifactVerificationOptions_TlogIntegratedTimestampOptions.fromJSON(t.integratedTsOptions):
void 0,observerOptions:ne(t.observerOptions)?j.ArtifactVerificationOptions_ObserverTimestampOptions.fromJSON(t.observerOptions):void 0}},toJSON(t){let e={};return t.
signers?.$case==="certificateIdentities"?e.certificateIdentities=j.CertificateIdentities.toJSON(t.signers.certificateIdentities):t.signers?.$case==="publicKeys"&&
(e.publicKeys=j.PublicKeyIdentities.toJSON(t.signers.publicKeys)),t.tlogOptions!==void 0&&(e.tlogOptions=j.ArtifactVerificationOptions_TlogOptions.toJSON(t.tlogOptions)),
t.ctlogOptions!==void 0&&(e.ctlogOptions=j.ArtifactVerificationOptions_CtlogOptions.toJSON(t.ctlogOptions)),t.tsaOptions!==void 0&&(e.tsaOptions=j.ArtifactVerificationOptions_TimestampAuthorityOptions.
toJSON(t.tsaOptions)),t.integratedTsOptions!==void 0&&(e.integratedTsOptions=j.ArtifactVerificationOptions_TlogIntegratedTimestampOptions.toJSON(t.integratedTsOptions)),
t.observerOptions!==void 0&&(e.observerOptions=j.ArtifactVerificationOptions_ObserverTimestampOptions.toJSON(t.observerOptions)),e}};j.ArtifactVerificationOptions_TlogOptions=
{fromJSON(t){return{threshold:ne(t.threshold)?globalThis.Number(t.threshold):0,performOnlineVerification:ne(t.performOnlineVerification)?globalThis.Boolean(t.performOnlineVerification):
false,disable:ne(t.disable)?globalThis.Boolean(t.disable):false}},toJSON(t){let e={};return t.threshold!==0&&(e.threshold=Math.round(t.threshold)),t.performOnlineVerification!==
false&&(e.performOnlineVerification=t.performOnlineVerification),t.disable!==false&&(e.disable=t.disable),e}};j.ArtifactVerificationOptions_CtlogOptions={fromJSON(t){
return{threshold:ne(t.threshold)?globalThis.Number(t.threshold):0,disable:ne(t.disable)?globalThis.Boolean(t.disable):false}},toJSON(t){let e={};return t.threshold!==
0&&(e.threshold=Math.round(t.threshold)),t.disable!==false&&(e.disable=t.disable),e}};j.ArtifactVerificationOptions_TimestampAuthorityOptions={fromJSON(t){return{
threshold:ne(t.threshold)?globalThis.Number(t.threshold):0,disable:ne(t.disable)?globalThis.Boolean(t.disable):false}},toJSON(t){let e={};return t.threshold!==0&&
(e.threshold=Math.round(t.threshold)),t.disable!==false&&(e.disable=t.disable),e}};j.ArtifactVerificationOptions_TlogIntegratedTimestampOptions={fromJSON(t){return{
threshold:ne(t.threshold)?globalThis.Number(t.threshold):0,disable:ne(t.disable)?globalThis.Boolean(t.disable):false}},toJSON(t){let e={};return t.threshold!==0&&
(e.threshold=Math.round(t.threshold)),t.disable!==false&&(e.disable=t.disable),e}};j.ArtifactVerificationOptions_ObserverTimestampOptions={fromJSON(t){return{threshold:ne(
t.threshold)?globalThis.Number(t.threshold):0,disable:ne(t.disable)?globalThis.Boolean(t.disable):false}},toJSON(t){let e={};return t.threshold!==0&&(e.threshold=
Math.round(t.threshold)),t.disable!==false&&(e.disable=t.disable),e}};j.Artifact={fromJSON(t){return{data:ne(t.artifactUri)?{$case:"artifactUri",artifactUri:globalThis.
String(t.artifactUri)}:ne(t.artifact)?{$case:"artifact",artifact:Buffer.from(wI(t.artifact))}:ne(t.artifactDigest)?{$case:"artifactDigest",artifactDigest:ni.HashOutput.
fromJSON(t.artifactDigest)}:void 0}},toJSON(t){let e={};return t.data?.$case==="artifactUri"?e.artifactUri=t.data.artifactUri:t.data?.$case==="artifact"?e.artifact=
OI(t.data.artifact):t.data?.$case==="artifactDigest"&&(e.artifactDigest=ni.HashOutput.toJSON(t.data.artifactDigest)),e}};j.Input={fromJSON(t){return{artifactTrustRoot:ne(
t.artifactTrustRoot)?Qg.TrustedRoot.fromJSON(t.artifactTrustRoot):void 0,artifactVerificationOptions:ne(t.artifactVerificationOptions)?j.ArtifactVerificationOptions.
fromJSON(t.artifactVerificationOptions):void 0,bundle:ne(t.bundle)?Zg.Bundle.fromJSON(t.bundle):void 0,artifact:ne(t.artifact)?j.Artifact.fromJSON(t.artifact):void 0}},
toJSON(t){let e={};return t.artifactTrustRoot!==void 0&&(e.artifactTrustRoot=Qg.TrustedRoot.toJSON(t.artifactTrustRoot)),t.artifactVerificationOptions!==void 0&&
(e.artifactVerificationOptions=j.ArtifactVerificationOptions.toJSON(t.artifactVerificationOptions)),t.bundle!==void 0&&(e.bundle=Zg.Bundle.toJSON(t.bundle)),t.artifact!==
void 0&&(e.artifact=j.Artifact.toJSON(t.artifact)),e}};function wI(t){return Uint8Array.from(globalThis.Buffer.from(t,"base64"))}function OI(t){return globalThis.
Buffer.from(t).toString("base64")}function ne(t){return t!=null}});var Hl=p(Ct=>{"use strict";var vI=Ct&&Ct.__createBinding||(Object.create?(function(t,e,r,i){i===
void 0&&(i=r);var s=Object.getOwnPropertyDescriptor(e,r);(!s||("get"in s?!e.__esModule:s.writable||s.configurable))&&(s={enumerable:true,get:function(){return e[r]}}),
Object.defineProperty(t,i,s)}):(function(t,e,r,i){i===void 0&&(i=r),t[i]=e[r]})),bs=Ct&&Ct.__exportStar||function(t,e){for(var r in t)r!=="default"&&!Object.prototype.
hasOwnProperty.call(e,r)&&vI(e,t,r)};Object.defineProperty(Ct,"__esModule",{value:true});bs(Ml(),Ct);bs(kl(),Ct);bs(Es(),Ct);bs(Ul(),Ct);bs(Fl(),Ct);bs(e_(),Ct)});
var la=p(at=>{"use strict";Object.defineProperty(at,"__esModule",{value:true});at.BUNDLE_V03_MEDIA_TYPE=at.BUNDLE_V03_LEGACY_MEDIA_TYPE=at.BUNDLE_V02_MEDIA_TYPE=
at.BUNDLE_V01_MEDIA_TYPE=void 0;at.isBundleWithCertificateChain=AI;at.isBundleWithPublicKey=TI;at.isBundleWithMessageSignature=II;at.isBundleWithDsseEnvelope=RI;
at.BUNDLE_V01_MEDIA_TYPE="application/vnd.dev.sigstore.bundle+json;version=0.1";at.BUNDLE_V02_MEDIA_TYPE="application/vnd.dev.sigstore.bundle+json;version=0.2";
at.BUNDLE_V03_LEGACY_MEDIA_TYPE="application/vnd.dev.sigstore.bundle+json;version=0.3";at.BUNDLE_V03_MEDIA_TYPE="application/vnd.dev.sigstore.bundle.v0.3+json";
function AI(t){return t.verificationMaterial.content.$case==="x509CertificateChain"}function TI(t){return t.verificationMaterial.content.$case==="publicKey"}function II(t){
return t.content.$case==="messageSignature"}function RI(t){return t.content.$case==="dsseEnvelope"}});var r_=p(fa=>{"use strict";Object.defineProperty(fa,"__esM\
odule",{value:true});fa.toMessageSignatureBundle=PI;fa.toDSSEBundle=NI;var CI=Hl(),ha=la();function PI(t){return{mediaType:t.certificateChain?ha.BUNDLE_V02_MEDIA_TYPE:
ha.BUNDLE_V03_MEDIA_TYPE,content:{$case:"messageSignature",messageSignature:{messageDigest:{algorithm:CI.HashAlgorithm.SHA2_256,digest:t.digest},signature:t.signature}},
verificationMaterial:t_(t)}}function NI(t){return{mediaType:t.certificateChain?ha.BUNDLE_V02_MEDIA_TYPE:ha.BUNDLE_V03_MEDIA_TYPE,content:{$case:"dsseEnvelope",dsseEnvelope:BI(
t)},verificationMaterial:t_(t)}}function BI(t){return{payloadType:t.artifactType,payload:t.artifact,signatures:[DI(t)]}}function DI(t){return{keyid:t.keyHint||"",
sig:t.signature}}function t_(t){return{content:xI(t),tlogEntries:[],timestampVerificationData:{rfc3161Timestamps:[]}}}function xI(t){return t.certificate?t.certificateChain?
{$case:"x509CertificateChain",x509CertificateChain:{certificates:[{rawBytes:t.certificate}]}}:{$case:"certificate",certificate:{rawBytes:t.certificate}}:{$case:"\
publicKey",publicKey:{hint:t.keyHint||""}}}});var ql=p(da=>{"use strict";Object.defineProperty(da,"__esModule",{value:true});da.ValidationError=void 0;var $l=class extends Error{constructor(e,r){
super(e),this.fields=r}};da.ValidationError=$l});var jl=p(Fi=>{"use strict";Object.defineProperty(Fi,"__esModule",{value:true});Fi.assertBundle=LI;Fi.assertBundleV01=
i_;Fi.isBundleV01=MI;Fi.assertBundleV02=UI;Fi.assertBundleLatest=kI;var pa=ql();function LI(t){let e=ma(t);if(e.length>0)throw new pa.ValidationError("invalid b\
undle",e)}function i_(t){let e=[];if(e.push(...ma(t)),e.push(...FI(t)),e.length>0)throw new pa.ValidationError("invalid v0.1 bundle",e)}function MI(t){try{return i_(
t),true}catch{return false}}function UI(t){let e=[];if(e.push(...ma(t)),e.push(...s_(t)),e.length>0)throw new pa.ValidationError("invalid v0.2 bundle",e)}function kI(t){
let e=[];if(e.push(...ma(t)),e.push(...s_(t)),e.push(...HI(t)),e.length>0)throw new pa.ValidationError("invalid bundle",e)}function ma(t){let e=[];if((t.mediaType===
void 0||!t.mediaType.match(/^application\/vnd\.dev\.sigstore\.bundle\+json;version=\d\.\d/)&&!t.mediaType.match(/^application\/vnd\.dev\.sigstore\.bundle\.v\d\.\d\+json/))&&
e.push("mediaType"),t.content===void 0)e.push("content");else switch(t.content.$case){case"messageSignature":t.content.messageSignature.messageDigest===void 0?e.
push("content.messageSignature.messageDigest"):t.content.messageSignature.messageDigest.digest.length===0&&e.push("content.messageSignature.messageDigest.digest"),
t.content.messageSignature.signature.length===0&&e.push("content.messageSignature.signature");break;case"dsseEnvelope":t.content.dsseEnvelope.payload.length===0&&
e.push("content.dsseEnvelope.payload"),t.content.dsseEnvelope.signatures.length!==1?e.push("content.dsseEnvelope.signatures"):t.content.dsseEnvelope.signatures[0].
sig.length===0&&e.push("content.dsseEnvelope.signatures[0].sig");break}if(t.verificationMaterial===void 0)e.push("verificationMaterial");else{if(t.verificationMaterial.
content===void 0)e.push("verificationMaterial.content");else switch(t.verificationMaterial.content.$case){case"x509CertificateChain":t.verificationMaterial.content.
x509CertificateChain.certificates.length===0&&e.push("verificationMaterial.content.x509CertificateChain.certificates"),t.verificationMaterial.content.x509CertificateChain.
certificates.forEach((r,i)=>{r.rawBytes.length===0&&e.push(`verificationMaterial.content.x509CertificateChain.certificates[${i}].rawBytes`)});break;case"certifi\
cate":t.verificationMaterial.content.certificate.rawBytes.length===0&&e.push("verificationMaterial.content.certificate.rawBytes");break}t.verificationMaterial.tlogEntries===
void 0?e.push("verificationMaterial.tlogEntries"):t.verificationMaterial.tlogEntries.length>0&&t.verificationMaterial.tlogEntries.forEach((r,i)=>{r.logId===void 0&&
e.push(`verificationMaterial.tlogEntries[${i}].logId`),r.kindVersion===void 0&&e.push(`verificationMaterial.tlogEntries[${i}].kindVersion`)})}return e}function FI(t){
let e=[];return t.verificationMaterial&&t.verificationMaterial.tlogEntries?.length>0&&t.verificationMaterial.tlogEntries.forEach((r,i)=>{r.inclusionPromise===void 0&&
e.push(`verificationMaterial.tlogEntries[${i}].inclusionPromise`)}),e}function s_(t){let e=[];return t.verificationMaterial&&t.verificationMaterial.tlogEntries?.
length>0&&t.verificationMaterial.tlogEntries.forEach((r,i)=>{r.inclusionProof===void 0?e.push(`verificationMaterial.tlogEntries[${i}].inclusionProof`):r.inclusionProof.
checkpoint===void 0&&e.push(`verificationMaterial.tlogEntries[${i}].inclusionProof.checkpoint`)}),e}function HI(t){let e=[];return t.verificationMaterial?.content?.
$case==="x509CertificateChain"&&e.push("verificationMaterial.content.$case"),e}});var o_=p(er=>{"use strict";Object.defineProperty(er,"__esModule",{value:true});
er.envelopeToJSON=er.envelopeFromJSON=er.bundleToJSON=er.bundleFromJSON=void 0;var ga=Hl(),n_=la(),Vl=jl(),$I=t=>{let e=ga.Bundle.fromJSON(t);switch(e.mediaType){case n_.
BUNDLE_V01_MEDIA_TYPE:(0,Vl.assertBundleV01)(e);break;case n_.BUNDLE_V02_MEDIA_TYPE:(0,Vl.assertBundleV02)(e);break;default:(0,Vl.assertBundleLatest)(e);break}return e};
er.bundleFromJSON=$I;var qI=t=>ga.Bundle.toJSON(t);er.bundleToJSON=qI;var jI=t=>ga.Envelope.fromJSON(t);er.envelopeFromJSON=jI;var VI=t=>ga.Envelope.toJSON(t);er.
envelopeToJSON=VI});var c_=p(z=>{"use strict";Object.defineProperty(z,"__esModule",{value:true});z.isBundleV01=z.assertBundleV02=z.assertBundleV01=z.assertBundleLatest=
z.assertBundle=z.envelopeToJSON=z.envelopeFromJSON=z.bundleToJSON=z.bundleFromJSON=z.ValidationError=z.isBundleWithPublicKey=z.isBundleWithMessageSignature=z.isBundleWithDsseEnvelope=
z.isBundleWithCertificateChain=z.BUNDLE_V03_MEDIA_TYPE=z.BUNDLE_V03_LEGACY_MEDIA_TYPE=z.BUNDLE_V02_MEDIA_TYPE=z.BUNDLE_V01_MEDIA_TYPE=z.toMessageSignatureBundle=
z.toDSSEBundle=void 0;var a_=r_();Object.defineProperty(z,"toDSSEBundle",{enumerable:true,get:function(){return a_.toDSSEBundle}});Object.defineProperty(z,"toMe\
ssageSignatureBundle",{enumerable:true,get:function(){return a_.toMessageSignatureBundle}});var oi=la();Object.defineProperty(z,"BUNDLE_V01_MEDIA_TYPE",{enumerable:true,
get:function(){return oi.BUNDLE_V01_MEDIA_TYPE}});Object.defineProperty(z,"BUNDLE_V02_MEDIA_TYPE",{enumerable:true,get:function(){return oi.BUNDLE_V02_MEDIA_TYPE}});
Object.defineProperty(z,"BUNDLE_V03_LEGACY_MEDIA_TYPE",{enumerable:true,get:function(){return oi.BUNDLE_V03_LEGACY_MEDIA_TYPE}});Object.defineProperty(z,"BUNDLE\
_V03_MEDIA_TYPE",{enumerable:true,get:function(){return oi.BUNDLE_V03_MEDIA_TYPE}});Object.defineProperty(z,"isBundleWithCertificateChain",{enumerable:true,get:function(){
return oi.isBundleWithCertificateChain}});Object.defineProperty(z,"isBundleWithDsseEnvelope",{enumerable:true,get:function(){return oi.isBundleWithDsseEnvelope}});
Object.defineProperty(z,"isBundleWithMessageSignature",{enumerable:true,get:function(){return oi.isBundleWithMessageSignature}});Object.defineProperty(z,"isBund\
leWithPublicKey",{enumerable:true,get:function(){return oi.isBundleWithPublicKey}});var KI=ql();Object.defineProperty(z,"ValidationError",{enumerable:true,get:function(){
return KI.ValidationError}});var _a=o_();Object.defineProperty(z,"bundleFromJSON",{enumerable:true,get:function(){return _a.bundleFromJSON}});Object.defineProperty(
z,"bundleToJSON",{enumerable:true,get:function(){return _a.bundleToJSON}});Object.defineProperty(z,"envelopeFromJSON",{enumerable:true,get:function(){return _a.
envelopeFromJSON}});Object.defineProperty(z,"envelopeToJSON",{enumerable:true,get:function(){return _a.envelopeToJSON}});var On=jl();Object.defineProperty(z,"as\
sertBundle",{enumerable:true,get:function(){return On.assertBundle}});Object.defineProperty(z,"assertBundleLatest",{enumerable:true,get:function(){return On.assertBundleLatest}});
Object.defineProperty(z,"assertBundleV01",{enumerable:true,get:function(){return On.assertBundleV01}});Object.defineProperty(z,"assertBundleV02",{enumerable:true,
get:function(){return On.assertBundleV02}});Object.defineProperty(z,"isBundleV01",{enumerable:true,get:function(){return On.isBundleV01}})});var vn=p(ya=>{"use \
strict";Object.defineProperty(ya,"__esModule",{value:true});ya.ByteStream=void 0;var zl=class extends Error{},Sa=class t{constructor(e){this.start=0,e?(this.buf=
e,this.view=Buffer.from(e)):(this.buf=new ArrayBuffer(0),this.view=Buffer.from(this.buf))}get buffer(){return this.view.subarray(0,this.start)}get length(){return this.
view.byteLength}get position(){return this.start}seek(e){this.start=e}slice(e,r){let i=e+r;if(i>this.length)throw new zl("request past end of buffer");return this.
view.subarray(e,i)}appendChar(e){this.ensureCapacity(1),this.view[this.start]=e,this.start+=1}appendUint16(e){this.ensureCapacity(2);let r=new Uint16Array([e]),
i=new Uint8Array(r.buffer);this.view[this.start]=i[1],this.view[this.start+1]=i[0],this.start+=2}appendUint24(e){this.ensureCapacity(3);let r=new Uint32Array([e]),
i=new Uint8Array(r.buffer);this.view[this.start]=i[2],this.view[this.start+1]=i[1],this.view[this.start+2]=i[0],this.start+=3}appendView(e){this.ensureCapacity(
e.length),this.view.set(e,this.start),this.start+=e.length}getBlock(e){if(e<=0)return Buffer.alloc(0);if(this.start+e>this.view.length)throw new Error("request \
past end of buffer");let r=this.view.subarray(this.start,this.start+e);return this.start+=e,r}getUint8(){return this.getBlock(1)[0]}getUint16(){let e=this.getBlock(
2);return e[0]<<8|e[1]}ensureCapacity(e){if(this.start+e>this.view.byteLength){let r=t.BLOCK_SIZE+(e>t.BLOCK_SIZE?e:0);this.realloc(this.view.byteLength+r)}}realloc(e){
let r=new ArrayBuffer(e),i=Buffer.from(r);i.set(this.view),this.buf=r,this.view=i}};ya.ByteStream=Sa;Sa.BLOCK_SIZE=1024});var Ea=p(ws=>{"use strict";Object.defineProperty(
ws,"__esModule",{value:true});ws.ASN1TypeError=ws.ASN1ParseError=void 0;var Gl=class extends Error{};ws.ASN1ParseError=Gl;var Wl=class extends Error{};ws.ASN1TypeError=
Wl});var f_=p(ba=>{"use strict";Object.defineProperty(ba,"__esModule",{value:true});ba.decodeLength=YI;ba.encodeLength=ZI;var h_=Ea();function YI(t){let e=t.getUint8();
if((e&128)===0)return e;let r=e&127;if(r>6)throw new h_.ASN1ParseError("length exceeds 6 byte limit");let i=0;for(let s=0;s<r;s++)i=i*256+t.getUint8();if(i===0)
throw new h_.ASN1ParseError("indefinite length encoding not supported");return i}function ZI(t){if(t<128)return Buffer.from([t]);let e=BigInt(t),r=[];for(;e>0n;)
r.unshift(Number(e&255n)),e=e>>8n;return Buffer.from([128|r.length,...r])}});var p_=p(ai=>{"use strict";Object.defineProperty(ai,"__esModule",{value:true});ai.parseInteger=
tR;ai.parseStringASCII=d_;ai.parseTime=rR;ai.parseOID=iR;ai.parseBoolean=sR;ai.parseBitString=nR;var QI=/^(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\.\d{3})?Z$/,
eR=/^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\.\d{3})?Z$/;function tR(t){let e=0,r=t.length,i=t[e],s=i>127,n=s?255:0;for(;i==n&&++e<r;)i=t[e];if(r-e===0)return BigInt(
s?-1:0);i=s?i-256:i;let a=BigInt(i);for(let c=e+1;c<r;++c)a=a*BigInt(256)+BigInt(t[c]);return a}function d_(t){return t.toString("ascii")}function rR(t,e){let r=d_(
t),i=e?QI.exec(r):eR.exec(r);if(!i)throw new Error("invalid time");if(e){let s=Number(i[1]);s+=s>=50?1900:2e3,i[1]=s.toString()}return new Date(`${i[1]}-${i[2]}\
-${i[3]}T${i[4]}:${i[5]}:${i[6]}Z`)}function iR(t){let e=0,r=t.length,i=t[e++],s=Math.floor(i/40),n=i%40,o=`${s}.${n}`,a=0;for(;e<r;++e)i=t[e],a=(a<<7)+(i&127),
(i&128)===0&&(o+=`.${a}`,a=0);return o}function sR(t){return t[0]!==0}function nR(t){let e=t[0],r=1,i=t.length,s=[];for(let n=r;n<i;++n){let o=t[n],a=n===i-1?e:
0;for(let c=7;c>=a;--c)s.push(o>>c&1)}return s}});var g_=p(wa=>{"use strict";Object.defineProperty(wa,"__esModule",{value:true});wa.ASN1Tag=void 0;var m_=Ea(),Hi={
BOOLEAN:1,INTEGER:2,BIT_STRING:3,OCTET_STRING:4,OBJECT_IDENTIFIER:6,SEQUENCE:16,SET:17,PRINTABLE_STRING:19,UTC_TIME:23,GENERALIZED_TIME:24},Xl={UNIVERSAL:0,APPLICATION:1,
CONTEXT_SPECIFIC:2,PRIVATE:3},Yl=class{constructor(e){if(this.number=e&31,this.constructed=(e&32)===32,this.class=e>>6,this.number===31)throw new m_.ASN1ParseError(
"long form tags not supported");if(this.class===Xl.UNIVERSAL&&this.number===0)throw new m_.ASN1ParseError("unsupported tag 0x00")}isUniversal(){return this.class===
Xl.UNIVERSAL}isContextSpecific(e){let r=this.class===Xl.CONTEXT_SPECIFIC;return e!==void 0?r&&this.number===e:r}isBoolean(){return this.isUniversal()&&this.number===
Hi.BOOLEAN}isInteger(){return this.isUniversal()&&this.number===Hi.INTEGER}isBitString(){return this.isUniversal()&&this.number===Hi.BIT_STRING}isOctetString(){
return this.isUniversal()&&this.number===Hi.OCTET_STRING}isOID(){return this.isUniversal()&&this.number===Hi.OBJECT_IDENTIFIER}isUTCTime(){return this.isUniversal()&&
this.number===Hi.UTC_TIME}isGeneralizedTime(){return this.isUniversal()&&this.number===Hi.GENERALIZED_TIME}toDER(){return this.number|(this.constructed?32:0)|this.
class<<6}};wa.ASN1Tag=Yl});var E_=p(va=>{"use strict";Object.defineProperty(va,"__esModule",{value:true});va.ASN1Obj=void 0;var Zl=vn(),$i=Ea(),S_=f_(),Os=p_(),
oR=g_(),Oa=class{constructor(e,r,i){this.tag=e,this.value=r,this.subs=i}static parseBuffer(e){return y_(new Zl.ByteStream(e))}toDER(){let e=new Zl.ByteStream;if(this.
subs.length>0)for(let s of this.subs)e.appendView(s.toDER());else e.appendView(this.value);let r=e.buffer,i=new Zl.ByteStream;return i.appendChar(this.tag.toDER()),
i.appendView((0,S_.encodeLength)(r.length)),i.appendView(r),i.buffer}toBoolean(){if(!this.tag.isBoolean())throw new $i.ASN1TypeError("not a boolean");return(0,Os.
parseBoolean)(this.value)}toInteger(){if(!this.tag.isInteger())throw new $i.ASN1TypeError("not an integer");return(0,Os.parseInteger)(this.value)}toOID(){if(!this.
tag.isOID())throw new $i.ASN1TypeError("not an OID");return(0,Os.parseOID)(this.value)}toDate(){switch(true){case this.tag.isUTCTime():return(0,Os.parseTime)(this.
value,true);case this.tag.isGeneralizedTime():return(0,Os.parseTime)(this.value,false);default:throw new $i.ASN1TypeError("not a date")}}toBitString(){if(!this.
tag.isBitString())throw new $i.ASN1TypeError("not a bit string");return(0,Os.parseBitString)(this.value)}};va.ASN1Obj=Oa;function y_(t){let e=new oR.ASN1Tag(t.getUint8()),
r=(0,S_.decodeLength)(t),i=t.slice(t.position,r),s=t.position,n=[];if(e.constructed)n=__(t,r);else if(e.isOctetString())try{n=__(t,r)}catch{}return n.length===0&&
t.seek(s+r),new Oa(e,i,n)}function __(t,e){let r=t.position+e;if(r>t.length)throw new $i.ASN1ParseError("invalid length");let i=[];for(;t.position<r;)i.push(y_(
t));if(t.position!==r)throw new $i.ASN1ParseError("invalid length");return i}});var Ta=p(Aa=>{"use strict";Object.defineProperty(Aa,"__esModule",{value:true});Aa.
ASN1Obj=void 0;var aR=E_();Object.defineProperty(Aa,"ASN1Obj",{enumerable:true,get:function(){return aR.ASN1Obj}})});var vs=p(ci=>{"use strict";var cR=ci&&ci.__importDefault||
function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(ci,"__esModule",{value:true});ci.createPublicKey=uR;ci.digest=lR;ci.verify=hR;ci.bufferEqual=
fR;var An=cR(A("crypto"));function uR(t,e="spki"){return typeof t=="string"?An.default.createPublicKey(t):An.default.createPublicKey({key:t,format:"der",type:e})}
function lR(t,...e){let r=An.default.createHash(t);for(let i of e)r.update(i);return r.digest()}function hR(t,e,r,i){try{return An.default.verify(i,t,e,r)}catch{
return false}}function fR(t,e){try{return An.default.timingSafeEqual(t,e)}catch{return false}}});var b_=p(Ql=>{"use strict";Object.defineProperty(Ql,"__esModule",
{value:true});Ql.preAuthEncoding=pR;var dR="DSSEv1";function pR(t,e){let r=[dR,t.length,t,e.length,""].join(" ");return Buffer.concat([Buffer.from(r,"ascii"),e])}});
var v_=p(Ia=>{"use strict";Object.defineProperty(Ia,"__esModule",{value:true});Ia.base64Encode=mR;Ia.base64Decode=gR;var w_="base64",O_="utf-8";function mR(t){return Buffer.
from(t,O_).toString(w_)}function gR(t){return Buffer.from(t,w_).toString(O_)}});var A_=p(th=>{"use strict";Object.defineProperty(th,"__esModule",{value:true});th.
canonicalize=eh;function eh(t){let e="";if(t===null||typeof t!="object"||t.toJSON!=null)e+=JSON.stringify(t);else if(Array.isArray(t)){e+="[";let r=true;t.forEach(
i=>{r||(e+=","),r=false,e+=eh(i)}),e+="]"}else{e+="{";let r=true;Object.keys(t).sort().forEach(i=>{r||(e+=","),r=false,e+=JSON.stringify(i),e+=":",e+=eh(t[i])}),
e+="}"}return e}});var rh=p(Ra=>{"use strict";Object.defineProperty(Ra,"__esModule",{value:true});Ra.toDER=yR;Ra.fromDER=ER;var _R=/-----BEGIN (.*)-----/,SR=/-----END (.*)-----/;
function yR(t){let e="";return t.split(`
`).forEach(r=>{r.match(_R)||r.match(SR)||(e+=r)}),Buffer.from(e,"base64")}function ER(t,e="CERTIFICATE"){let i=t.toString("base64").match(/.{1,64}/g)||"";return[
`-----BEGIN ${e}-----`,...i,`-----END ${e}-----`].join(`
`).concat(`
`)}});var Ca=p(As=>{"use strict";Object.defineProperty(As,"__esModule",{value:true});As.SHA2_HASH_ALGOS=As.ECDSA_SIGNATURE_ALGOS=void 0;As.ECDSA_SIGNATURE_ALGOS=
{"1.2.840.10045.4.3.1":"sha224","1.2.840.10045.4.3.2":"sha256","1.2.840.10045.4.3.3":"sha384","1.2.840.10045.4.3.4":"sha512"};As.SHA2_HASH_ALGOS={"2.16.840.1.10\
1.3.4.2.1":"sha256","2.16.840.1.101.3.4.2.2":"sha384","2.16.840.1.101.3.4.2.3":"sha512"}});var sh=p(Pa=>{"use strict";Object.defineProperty(Pa,"__esModule",{value:true});
Pa.RFC3161TimestampVerificationError=void 0;var ih=class extends Error{};Pa.RFC3161TimestampVerificationError=ih});var I_=p(tr=>{"use strict";var bR=tr&&tr.__createBinding||
(Object.create?(function(t,e,r,i){i===void 0&&(i=r);var s=Object.getOwnPropertyDescriptor(e,r);(!s||("get"in s?!e.__esModule:s.writable||s.configurable))&&(s={enumerable:true,
get:function(){return e[r]}}),Object.defineProperty(t,i,s)}):(function(t,e,r,i){i===void 0&&(i=r),t[i]=e[r]})),wR=tr&&tr.__setModuleDefault||(Object.create?(function(t,e){
Object.defineProperty(t,"default",{enumerable:true,value:e})}):function(t,e){t.default=e}),OR=tr&&tr.__importStar||function(t){if(t&&t.__esModule)return t;var e={};
if(t!=null)for(var r in t)r!=="default"&&Object.prototype.hasOwnProperty.call(t,r)&&bR(e,t,r);return wR(e,t),e};Object.defineProperty(tr,"__esModule",{value:true});
tr.TSTInfo=void 0;var T_=OR(vs()),vR=Ca(),AR=sh(),nh=class{constructor(e){this.root=e}get version(){return this.root.subs[0].toInteger()}get genTime(){return this.
root.subs[4].toDate()}get messageImprintHashAlgorithm(){let e=this.messageImprintObj.subs[0].subs[0].toOID();return vR.SHA2_HASH_ALGOS[e]}get messageImprintHashedMessage(){
return this.messageImprintObj.subs[1].value}get raw(){return this.root.toDER()}verify(e){let r=T_.digest(this.messageImprintHashAlgorithm,e);if(!T_.bufferEqual(
r,this.messageImprintHashedMessage))throw new AR.RFC3161TimestampVerificationError("message imprint does not match artifact")}get messageImprintObj(){return this.
root.subs[2]}};tr.TSTInfo=nh});var C_=p(rr=>{"use strict";var TR=rr&&rr.__createBinding||(Object.create?(function(t,e,r,i){i===void 0&&(i=r);var s=Object.getOwnPropertyDescriptor(
e,r);(!s||("get"in s?!e.__esModule:s.writable||s.configurable))&&(s={enumerable:true,get:function(){return e[r]}}),Object.defineProperty(t,i,s)}):(function(t,e,r,i){
i===void 0&&(i=r),t[i]=e[r]})),IR=rr&&rr.__setModuleDefault||(Object.create?(function(t,e){Object.defineProperty(t,"default",{enumerable:true,value:e})}):function(t,e){
t.default=e}),RR=rr&&rr.__importStar||function(t){if(t&&t.__esModule)return t;var e={};if(t!=null)for(var r in t)r!=="default"&&Object.prototype.hasOwnProperty.
call(t,r)&&TR(e,t,r);return IR(e,t),e};Object.defineProperty(rr,"__esModule",{value:true});rr.RFC3161Timestamp=void 0;var CR=Ta(),oh=RR(vs()),R_=Ca(),Tn=sh(),PR=I_(),
NR="1.2.840.113549.1.7.2",BR="1.2.840.113549.1.9.16.1.4",DR="1.2.840.113549.1.9.4",ah=class t{constructor(e){this.root=e}static parse(e){let r=CR.ASN1Obj.parseBuffer(
e);return new t(r)}get status(){return this.pkiStatusInfoObj.subs[0].toInteger()}get contentType(){return this.contentTypeObj.toOID()}get eContentType(){return this.
eContentTypeObj.toOID()}get signingTime(){return this.tstInfo.genTime}get signerIssuer(){return this.signerSidObj.subs[0].value}get signerSerialNumber(){return this.
signerSidObj.subs[1].value}get signerDigestAlgorithm(){let e=this.signerDigestAlgorithmObj.subs[0].toOID();return R_.SHA2_HASH_ALGOS[e]}get signatureAlgorithm(){
let e=this.signatureAlgorithmObj.subs[0].toOID();return R_.ECDSA_SIGNATURE_ALGOS[e]}get signatureValue(){return this.signatureValueObj.value}get tstInfo(){return new PR.
TSTInfo(this.eContentObj.subs[0].subs[0])}verify(e,r){if(!this.timeStampTokenObj)throw new Tn.RFC3161TimestampVerificationError("timeStampToken is missing");if(this.
contentType!==NR)throw new Tn.RFC3161TimestampVerificationError(`incorrect content type: ${this.contentType}`);if(this.eContentType!==BR)throw new Tn.RFC3161TimestampVerificationError(
`incorrect encapsulated content type: ${this.eContentType}`);this.tstInfo.verify(e),this.verifyMessageDigest(),this.verifySignature(r)}verifyMessageDigest(){let e=oh.
digest(this.signerDigestAlgorithm,this.tstInfo.raw),r=this.messageDigestAttributeObj.subs[1].subs[0].value;if(!oh.bufferEqual(e,r))throw new Tn.RFC3161TimestampVerificationError(
"signed data does not match tstInfo")}verifySignature(e){let r=this.signedAttrsObj.toDER();if(r[0]=49,!oh.verify(r,e,this.signatureValue,this.signatureAlgorithm))
throw new Tn.RFC3161TimestampVerificationError("signature verification failed")}get pkiStatusInfoObj(){return this.root.subs[0]}get timeStampTokenObj(){return this.
root.subs[1]}get contentTypeObj(){return this.timeStampTokenObj.subs[0]}get signedDataObj(){return this.timeStampTokenObj.subs.find(r=>r.tag.isContextSpecific(0)).
subs[0]}get encapContentInfoObj(){return this.signedDataObj.subs[2]}get signerInfosObj(){let e=this.signedDataObj;return e.subs[e.subs.length-1]}get signerInfoObj(){
return this.signerInfosObj.subs[0]}get eContentTypeObj(){return this.encapContentInfoObj.subs[0]}get eContentObj(){return this.encapContentInfoObj.subs[1]}get signedAttrsObj(){
return this.signerInfoObj.subs.find(r=>r.tag.isContextSpecific(0))}get messageDigestAttributeObj(){return this.signedAttrsObj.subs.find(r=>r.subs[0].tag.isOID()&&
r.subs[0].toOID()===DR)}get signerSidObj(){return this.signerInfoObj.subs[1]}get signerDigestAlgorithmObj(){return this.signerInfoObj.subs[2]}get signatureAlgorithmObj(){
return this.signerInfoObj.subs[4]}get signatureValueObj(){return this.signerInfoObj.subs[5]}};rr.RFC3161Timestamp=ah});var P_=p(Na=>{"use strict";Object.defineProperty(
Na,"__esModule",{value:true});Na.RFC3161Timestamp=void 0;var xR=C_();Object.defineProperty(Na,"RFC3161Timestamp",{enumerable:true,get:function(){return xR.RFC3161Timestamp}})});
var B_=p(ir=>{"use strict";var LR=ir&&ir.__createBinding||(Object.create?(function(t,e,r,i){i===void 0&&(i=r);var s=Object.getOwnPropertyDescriptor(e,r);(!s||("\
get"in s?!e.__esModule:s.writable||s.configurable))&&(s={enumerable:true,get:function(){return e[r]}}),Object.defineProperty(t,i,s)}):(function(t,e,r,i){i===void 0&&
(i=r),t[i]=e[r]})),MR=ir&&ir.__setModuleDefault||(Object.create?(function(t,e){Object.defineProperty(t,"default",{enumerable:true,value:e})}):function(t,e){t.default=
e}),UR=ir&&ir.__importStar||function(t){if(t&&t.__esModule)return t;var e={};if(t!=null)for(var r in t)r!=="default"&&Object.prototype.hasOwnProperty.call(t,r)&&
LR(e,t,r);return MR(e,t),e};Object.defineProperty(ir,"__esModule",{value:true});ir.SignedCertificateTimestamp=void 0;var kR=UR(vs()),N_=vn(),ch=class t{constructor(e){
this.version=e.version,this.logID=e.logID,this.timestamp=e.timestamp,this.extensions=e.extensions,this.hashAlgorithm=e.hashAlgorithm,this.signatureAlgorithm=e.signatureAlgorithm,
this.signature=e.signature}get datetime(){return new Date(Number(this.timestamp.readBigInt64BE()))}get algorithm(){switch(this.hashAlgorithm){case 0:return"none";case 1:
return"md5";case 2:return"sha1";case 3:return"sha224";case 4:return"sha256";case 5:return"sha384";case 6:return"sha512";default:return"unknown"}}verify(e,r){let i=new N_.
ByteStream;return i.appendChar(this.version),i.appendChar(0),i.appendView(this.timestamp),i.appendUint16(1),i.appendView(e),i.appendUint16(this.extensions.byteLength),
this.extensions.byteLength>0&&i.appendView(this.extensions),kR.verify(i.buffer,r,this.signature,this.algorithm)}static parse(e){let r=new N_.ByteStream(e),i=r.getUint8(),
s=r.getBlock(32),n=r.getBlock(8),o=r.getUint16(),a=r.getBlock(o),c=r.getUint8(),u=r.getUint8(),l=r.getUint16(),h=r.getBlock(l);if(r.position!==e.length)throw new Error(
"SCT buffer length mismatch");return new t({version:i,logID:s,timestamp:n,extensions:a,hashAlgorithm:c,signatureAlgorithm:u,signature:h})}};ir.SignedCertificateTimestamp=
ch});var mh=p(qe=>{"use strict";Object.defineProperty(qe,"__esModule",{value:true});qe.X509SCTExtension=qe.X509SubjectKeyIDExtension=qe.X509AuthorityKeyIDExtension=
qe.X509SubjectAlternativeNameExtension=qe.X509KeyUsageExtension=qe.X509BasicConstraintsExtension=qe.X509Extension=void 0;var FR=vn(),HR=B_(),Rr=class{constructor(e){
this.root=e}get oid(){return this.root.subs[0].toOID()}get critical(){return this.root.subs.length===3?this.root.subs[1].toBoolean():false}get value(){return this.
extnValueObj.value}get valueObj(){return this.extnValueObj}get extnValueObj(){return this.root.subs[this.root.subs.length-1]}};qe.X509Extension=Rr;var uh=class extends Rr{get isCA(){
return this.sequence.subs[0]?.toBoolean()??false}get pathLenConstraint(){return this.sequence.subs.length>1?this.sequence.subs[1].toInteger():void 0}get sequence(){
return this.extnValueObj.subs[0]}};qe.X509BasicConstraintsExtension=uh;var lh=class extends Rr{get digitalSignature(){return this.bitString[0]===1}get keyCertSign(){
return this.bitString[5]===1}get crlSign(){return this.bitString[6]===1}get bitString(){return this.extnValueObj.subs[0].toBitString()}};qe.X509KeyUsageExtension=
lh;var hh=class extends Rr{get rfc822Name(){return this.findGeneralName(1)?.value.toString("ascii")}get uri(){return this.findGeneralName(6)?.value.toString("as\
cii")}otherName(e){let r=this.findGeneralName(0);return r===void 0||r.subs[0].toOID()!==e?void 0:r.subs[1].subs[0].value.toString("ascii")}findGeneralName(e){return this.
generalNames.find(r=>r.tag.isContextSpecific(e))}get generalNames(){return this.extnValueObj.subs[0].subs}};qe.X509SubjectAlternativeNameExtension=hh;var fh=class extends Rr{get keyIdentifier(){
return this.findSequenceMember(0)?.value}findSequenceMember(e){return this.sequence.subs.find(r=>r.tag.isContextSpecific(e))}get sequence(){return this.extnValueObj.
subs[0]}};qe.X509AuthorityKeyIDExtension=fh;var dh=class extends Rr{get keyIdentifier(){return this.extnValueObj.subs[0].value}};qe.X509SubjectKeyIDExtension=dh;
var ph=class extends Rr{constructor(e){super(e)}get signedCertificateTimestamps(){let e=this.extnValueObj.subs[0].value,r=new FR.ByteStream(e),i=r.getUint16()+2,
s=[];for(;r.position<i;){let n=r.getUint16(),o=r.getBlock(n);s.push(HR.SignedCertificateTimestamp.parse(o))}if(r.position!==i)throw new Error("SCT list length d\
oes not match actual length");return s}};qe.X509SCTExtension=ph});var L_=p(yt=>{"use strict";var $R=yt&&yt.__createBinding||(Object.create?(function(t,e,r,i){i===
void 0&&(i=r);var s=Object.getOwnPropertyDescriptor(e,r);(!s||("get"in s?!e.__esModule:s.writable||s.configurable))&&(s={enumerable:true,get:function(){return e[r]}}),
Object.defineProperty(t,i,s)}):(function(t,e,r,i){i===void 0&&(i=r),t[i]=e[r]})),qR=yt&&yt.__setModuleDefault||(Object.create?(function(t,e){Object.defineProperty(
t,"default",{enumerable:true,value:e})}):function(t,e){t.default=e}),x_=yt&&yt.__importStar||function(t){if(t&&t.__esModule)return t;var e={};if(t!=null)for(var r in t)
r!=="default"&&Object.prototype.hasOwnProperty.call(t,r)&&$R(e,t,r);return qR(e,t),e};Object.defineProperty(yt,"__esModule",{value:true});yt.X509Certificate=yt.
EXTENSION_OID_SCT=void 0;var jR=Ta(),D_=x_(vs()),VR=Ca(),KR=x_(rh()),qi=mh(),JR="2.5.29.14",zR="2.5.29.15",GR="2.5.29.17",WR="2.5.29.19",XR="2.5.29.35";yt.EXTENSION_OID_SCT=
"1.3.6.1.4.1.11129.2.4.2";var gh=class t{constructor(e){this.root=e}static parse(e){let r=typeof e=="string"?KR.toDER(e):e,i=jR.ASN1Obj.parseBuffer(r);return new t(
i)}get tbsCertificate(){return this.tbsCertificateObj}get version(){return`v${(this.versionObj.subs[0].toInteger()+BigInt(1)).toString()}`}get serialNumber(){return this.
serialNumberObj.value}get notBefore(){return this.validityObj.subs[0].toDate()}get notAfter(){return this.validityObj.subs[1].toDate()}get issuer(){return this.
issuerObj.value}get subject(){return this.subjectObj.value}get publicKey(){return this.subjectPublicKeyInfoObj.toDER()}get signatureAlgorithm(){let e=this.signatureAlgorithmObj.
subs[0].toOID();return VR.ECDSA_SIGNATURE_ALGOS[e]}get signatureValue(){return this.signatureValueObj.value.subarray(1)}get subjectAltName(){let e=this.extSubjectAltName;
return e?.uri||e?.rfc822Name}get extensions(){return this.extensionsObj?.subs[0]?.subs||[]}get extKeyUsage(){let e=this.findExtension(zR);return e?new qi.X509KeyUsageExtension(
e):void 0}get extBasicConstraints(){let e=this.findExtension(WR);return e?new qi.X509BasicConstraintsExtension(e):void 0}get extSubjectAltName(){let e=this.findExtension(
GR);return e?new qi.X509SubjectAlternativeNameExtension(e):void 0}get extAuthorityKeyID(){let e=this.findExtension(XR);return e?new qi.X509AuthorityKeyIDExtension(
e):void 0}get extSubjectKeyID(){let e=this.findExtension(JR);return e?new qi.X509SubjectKeyIDExtension(e):void 0}get extSCT(){let e=this.findExtension(yt.EXTENSION_OID_SCT);
return e?new qi.X509SCTExtension(e):void 0}get isCA(){let e=this.extBasicConstraints?.isCA||false;return this.extKeyUsage?e&&this.extKeyUsage.keyCertSign:e}extension(e){
let r=this.findExtension(e);return r?new qi.X509Extension(r):void 0}verify(e){let r=e?.publicKey||this.publicKey,i=D_.createPublicKey(r);return D_.verify(this.tbsCertificate.
toDER(),i,this.signatureValue,this.signatureAlgorithm)}validForDate(e){return this.notBefore<=e&&e<=this.notAfter}equals(e){return this.root.toDER().equals(e.root.
toDER())}clone(){let e=this.root.toDER(),r=Buffer.alloc(e.length);return e.copy(r),t.parse(r)}findExtension(e){return this.extensions.find(r=>r.subs[0].toOID()===
e)}get tbsCertificateObj(){return this.root.subs[0]}get signatureAlgorithmObj(){return this.root.subs[1]}get signatureValueObj(){return this.root.subs[2]}get versionObj(){
return this.tbsCertificateObj.subs[0]}get serialNumberObj(){return this.tbsCertificateObj.subs[1]}get issuerObj(){return this.tbsCertificateObj.subs[3]}get validityObj(){
return this.tbsCertificateObj.subs[4]}get subjectObj(){return this.tbsCertificateObj.subs[5]}get subjectPublicKeyInfoObj(){return this.tbsCertificateObj.subs[6]}get extensionsObj(){
return this.tbsCertificateObj.subs.find(e=>e.tag.isContextSpecific(3))}};yt.X509Certificate=gh});var U_=p(ui=>{"use strict";Object.defineProperty(ui,"__esModule",
{value:true});ui.X509SCTExtension=ui.X509Certificate=ui.EXTENSION_OID_SCT=void 0;var M_=L_();Object.defineProperty(ui,"EXTENSION_OID_SCT",{enumerable:true,get:function(){
return M_.EXTENSION_OID_SCT}});Object.defineProperty(ui,"X509Certificate",{enumerable:true,get:function(){return M_.X509Certificate}});var YR=mh();Object.defineProperty(
ui,"X509SCTExtension",{enumerable:true,get:function(){return YR.X509SCTExtension}})});var Sh=p(ee=>{"use strict";var ZR=ee&&ee.__createBinding||(Object.create?(function(t,e,r,i){
i===void 0&&(i=r);var s=Object.getOwnPropertyDescriptor(e,r);(!s||("get"in s?!e.__esModule:s.writable||s.configurable))&&(s={enumerable:true,get:function(){return e[r]}}),
Object.defineProperty(t,i,s)}):(function(t,e,r,i){i===void 0&&(i=r),t[i]=e[r]})),QR=ee&&ee.__setModuleDefault||(Object.create?(function(t,e){Object.defineProperty(
t,"default",{enumerable:true,value:e})}):function(t,e){t.default=e}),In=ee&&ee.__importStar||function(t){if(t&&t.__esModule)return t;var e={};if(t!=null)for(var r in t)
r!=="default"&&Object.prototype.hasOwnProperty.call(t,r)&&ZR(e,t,r);return QR(e,t),e};Object.defineProperty(ee,"__esModule",{value:true});ee.X509SCTExtension=ee.
X509Certificate=ee.EXTENSION_OID_SCT=ee.ByteStream=ee.RFC3161Timestamp=ee.pem=ee.json=ee.encoding=ee.dsse=ee.crypto=ee.ASN1Obj=void 0;var eC=Ta();Object.defineProperty(
ee,"ASN1Obj",{enumerable:true,get:function(){return eC.ASN1Obj}});ee.crypto=In(vs());ee.dsse=In(b_());ee.encoding=In(v_());ee.json=In(A_());ee.pem=In(rh());var tC=P_();
Object.defineProperty(ee,"RFC3161Timestamp",{enumerable:true,get:function(){return tC.RFC3161Timestamp}});var rC=vn();Object.defineProperty(ee,"ByteStream",{enumerable:true,
get:function(){return rC.ByteStream}});var _h=U_();Object.defineProperty(ee,"EXTENSION_OID_SCT",{enumerable:true,get:function(){return _h.EXTENSION_OID_SCT}});Object.
defineProperty(ee,"X509Certificate",{enumerable:true,get:function(){return _h.X509Certificate}});Object.defineProperty(ee,"X509SCTExtension",{enumerable:true,get:function(){
return _h.X509SCTExtension}})});var k_=p(yh=>{"use strict";Object.defineProperty(yh,"__esModule",{value:true});yh.extractJWTSubject=sC;var iC=Sh();function sC(t){
let e=t.split(".",3),r=JSON.parse(iC.encoding.base64Decode(e[1]));switch(r.iss){case"https://accounts.google.com":case"https://oauth2.sigstore.dev/auth":return r.
email;default:return r.sub}}});var F_=p((W6,nC)=>{nC.exports={name:"@sigstore/sign",version:"3.1.0",description:"Sigstore signing library",main:"dist/index.js",
types:"dist/index.d.ts",scripts:{clean:"shx rm -rf dist *.tsbuildinfo",build:"tsc --build",test:"jest"},files:["dist"],author:"bdehamer@github.com",license:"Apa\
che-2.0",repository:{type:"git",url:"git+https://github.com/sigstore/sigstore-js.git"},bugs:{url:"https://github.com/sigstore/sigstore-js/issues"},homepage:"htt\
ps://github.com/sigstore/sigstore-js/tree/main/packages/sign#readme",publishConfig:{provenance:true},devDependencies:{"@sigstore/jest":"^0.0.0","@sigstore/mock":"\
^0.10.0","@sigstore/rekor-types":"^3.0.0","@types/make-fetch-happen":"^10.0.4","@types/promise-retry":"^1.1.6"},dependencies:{"@sigstore/bundle":"^3.1.0","@sigs\
tore/core":"^2.0.0","@sigstore/protobuf-specs":"^0.4.0","make-fetch-happen":"^14.0.2","proc-log":"^5.0.0","promise-retry":"^2.0.1"},engines:{node:"^18.17.0 || >\
=20.5.0"}}});var $_=p(Ts=>{"use strict";var oC=Ts&&Ts.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(Ts,"__esModule",{
value:true});Ts.getUserAgent=void 0;var H_=oC(A("os")),aC=()=>{let t=F_().version,e=process.version,r=H_.default.platform(),i=H_.default.arch();return`sigstore-\
js/${t} (Node ${e}) (${r}/${i})`};Ts.getUserAgent=aC});var li=p(me=>{"use strict";var cC=me&&me.__createBinding||(Object.create?(function(t,e,r,i){i===void 0&&(i=
r);var s=Object.getOwnPropertyDescriptor(e,r);(!s||("get"in s?!e.__esModule:s.writable||s.configurable))&&(s={enumerable:true,get:function(){return e[r]}}),Object.
defineProperty(t,i,s)}):(function(t,e,r,i){i===void 0&&(i=r),t[i]=e[r]})),uC=me&&me.__setModuleDefault||(Object.create?(function(t,e){Object.defineProperty(t,"d\
efault",{enumerable:true,value:e})}):function(t,e){t.default=e}),q_=me&&me.__importStar||(function(){var t=function(e){return t=Object.getOwnPropertyNames||function(r){
var i=[];for(var s in r)Object.prototype.hasOwnProperty.call(r,s)&&(i[i.length]=s);return i},t(e)};return function(e){if(e&&e.__esModule)return e;var r={};if(e!=
null)for(var i=t(e),s=0;s<i.length;s++)i[s]!=="default"&&cC(r,e,i[s]);return uC(r,e),r}})();Object.defineProperty(me,"__esModule",{value:true});me.ua=me.oidc=me.
pem=me.json=me.encoding=me.dsse=me.crypto=void 0;var Rn=Sh();Object.defineProperty(me,"crypto",{enumerable:true,get:function(){return Rn.crypto}});Object.defineProperty(
me,"dsse",{enumerable:true,get:function(){return Rn.dsse}});Object.defineProperty(me,"encoding",{enumerable:true,get:function(){return Rn.encoding}});Object.defineProperty(
me,"json",{enumerable:true,get:function(){return Rn.json}});Object.defineProperty(me,"pem",{enumerable:true,get:function(){return Rn.pem}});me.oidc=q_(k_());me.
ua=q_($_())});var bh=p(Ba=>{"use strict";Object.defineProperty(Ba,"__esModule",{value:true});Ba.BaseBundleBuilder=void 0;var Eh=class{constructor(e){this.signer=
e.signer,this.witnesses=e.witnesses}async create(e){let r=await this.prepare(e).then(a=>this.signer.sign(a)),i=await this.package(e,r),s=await Promise.all(this.
witnesses.map(a=>a.testify(i.content,lC(r.key)))),n=[],o=[];return s.forEach(({tlogEntries:a,rfc3161Timestamps:c})=>{n.push(...a??[]),o.push(...c??[])}),i.verificationMaterial.
tlogEntries=n,i.verificationMaterial.timestampVerificationData={rfc3161Timestamps:o},i}async prepare(e){return e.data}};Ba.BaseBundleBuilder=Eh;function lC(t){switch(t.
$case){case"publicKey":return t.publicKey;case"x509Certificate":return t.certificate}}});var wh=p(hi=>{"use strict";Object.defineProperty(hi,"__esModule",{value:true});
hi.Signature=hi.Envelope=void 0;hi.Envelope={fromJSON(t){return{payload:Da(t.payload)?Buffer.from(j_(t.payload)):Buffer.alloc(0),payloadType:Da(t.payloadType)?globalThis.
String(t.payloadType):"",signatures:globalThis.Array.isArray(t?.signatures)?t.signatures.map(e=>hi.Signature.fromJSON(e)):[]}},toJSON(t){let e={};return t.payload.
length!==0&&(e.payload=V_(t.payload)),t.payloadType!==""&&(e.payloadType=t.payloadType),t.signatures?.length&&(e.signatures=t.signatures.map(r=>hi.Signature.toJSON(
r))),e}};hi.Signature={fromJSON(t){return{sig:Da(t.sig)?Buffer.from(j_(t.sig)):Buffer.alloc(0),keyid:Da(t.keyid)?globalThis.String(t.keyid):""}},toJSON(t){let e={};
return t.sig.length!==0&&(e.sig=V_(t.sig)),t.keyid!==""&&(e.keyid=t.keyid),e}};function j_(t){return Uint8Array.from(globalThis.Buffer.from(t,"base64"))}function V_(t){
return globalThis.Buffer.from(t).toString("base64")}function Da(t){return t!=null}});var J_=p(xa=>{"use strict";Object.defineProperty(xa,"__esModule",{value:true});
xa.Timestamp=void 0;xa.Timestamp={fromJSON(t){return{seconds:K_(t.seconds)?globalThis.String(t.seconds):"0",nanos:K_(t.nanos)?globalThis.Number(t.nanos):0}},toJSON(t){
let e={};return t.seconds!=="0"&&(e.seconds=t.seconds),t.nanos!==0&&(e.nanos=Math.round(t.nanos)),e}};function K_(t){return t!=null}});var Is=p(H=>{"use strict";
Object.defineProperty(H,"__esModule",{value:true});H.TimeRange=H.X509CertificateChain=H.SubjectAlternativeName=H.X509Certificate=H.DistinguishedName=H.ObjectIdentifierValuePair=
H.ObjectIdentifier=H.PublicKeyIdentifier=H.PublicKey=H.RFC3161SignedTimestamp=H.LogId=H.MessageSignature=H.HashOutput=H.SubjectAlternativeNameType=H.PublicKeyDetails=
H.HashAlgorithm=void 0;H.hashAlgorithmFromJSON=G_;H.hashAlgorithmToJSON=W_;H.publicKeyDetailsFromJSON=X_;H.publicKeyDetailsToJSON=Y_;H.subjectAlternativeNameTypeFromJSON=
Z_;H.subjectAlternativeNameTypeToJSON=Q_;var hC=J_(),ct;(function(t){t[t.HASH_ALGORITHM_UNSPECIFIED=0]="HASH_ALGORITHM_UNSPECIFIED",t[t.SHA2_256=1]="SHA2_256",t[t.
SHA2_384=2]="SHA2_384",t[t.SHA2_512=3]="SHA2_512",t[t.SHA3_256=4]="SHA3_256",t[t.SHA3_384=5]="SHA3_384"})(ct||(H.HashAlgorithm=ct={}));function G_(t){switch(t){case 0:case"\
HASH_ALGORITHM_UNSPECIFIED":return ct.HASH_ALGORITHM_UNSPECIFIED;case 1:case"SHA2_256":return ct.SHA2_256;case 2:case"SHA2_384":return ct.SHA2_384;case 3:case"S\
HA2_512":return ct.SHA2_512;case 4:case"SHA3_256":return ct.SHA3_256;case 5:case"SHA3_384":return ct.SHA3_384;default:throw new globalThis.Error("Unrecognized e\
num value "+t+" for enum HashAlgorithm")}}function W_(t){switch(t){case ct.HASH_ALGORITHM_UNSPECIFIED:return"HASH_ALGORITHM_UNSPECIFIED";case ct.SHA2_256:return"\
SHA2_256";case ct.SHA2_384:return"SHA2_384";case ct.SHA2_512:return"SHA2_512";case ct.SHA3_256:return"SHA3_256";case ct.SHA3_384:return"SHA3_384";default:throw new globalThis.
Error("Unrecognized enum value "+t+" for enum HashAlgorithm")}}var F;(function(t){t[t.PUBLIC_KEY_DETAILS_UNSPECIFIED=0]="PUBLIC_KEY_DETAILS_UNSPECIFIED",t[t.PKCS1_RSA_PKCS1V5=
1]="PKCS1_RSA_PKCS1V5",t[t.PKCS1_RSA_PSS=2]="PKCS1_RSA_PSS",t[t.PKIX_RSA_PKCS1V5=3]="PKIX_RSA_PKCS1V5",t[t.PKIX_RSA_PSS=4]="PKIX_RSA_PSS",t[t.PKIX_RSA_PKCS1V15_2048_SHA256=
9]="PKIX_RSA_PKCS1V15_2048_SHA256",t[t.PKIX_RSA_PKCS1V15_3072_SHA256=10]="PKIX_RSA_PKCS1V15_3072_SHA256",t[t.PKIX_RSA_PKCS1V15_4096_SHA256=11]="PKIX_RSA_PKCS1V1\
5_4096_SHA256",t[t.PKIX_RSA_PSS_2048_SHA256=16]="PKIX_RSA_PSS_2048_SHA256",t[t.PKIX_RSA_PSS_3072_SHA256=17]="PKIX_RSA_PSS_3072_SHA256",t[t.PKIX_RSA_PSS_4096_SHA256=
18]="PKIX_RSA_PSS_4096_SHA256",t[t.PKIX_ECDSA_P256_HMAC_SHA_256=6]="PKIX_ECDSA_P256_HMAC_SHA_256",t[t.PKIX_ECDSA_P256_SHA_256=5]="PKIX_ECDSA_P256_SHA_256",t[t.PKIX_ECDSA_P384_SHA_384=
12]="PKIX_ECDSA_P384_SHA_384",t[t.PKIX_ECDSA_P521_SHA_512=13]="PKIX_ECDSA_P521_SHA_512",t[t.PKIX_ED25519=7]="PKIX_ED25519",t[t.PKIX_ED25519_PH=8]="PKIX_ED25519_\
PH",t[t.PKIX_ECDSA_P384_SHA_256=19]="PKIX_ECDSA_P384_SHA_256",t[t.PKIX_ECDSA_P521_SHA_256=20]="PKIX_ECDSA_P521_SHA_256",t[t.LMS_SHA256=14]="LMS_SHA256",t[t.LMOTS_SHA256=
15]="LMOTS_SHA256",t[t.ML_DSA_65=21]="ML_DSA_65",t[t.ML_DSA_87=22]="ML_DSA_87"})(F||(H.PublicKeyDetails=F={}));function X_(t){switch(t){case 0:case"PUBLIC_KEY_D\
ETAILS_UNSPECIFIED":return F.PUBLIC_KEY_DETAILS_UNSPECIFIED;case 1:case"PKCS1_RSA_PKCS1V5":return F.PKCS1_RSA_PKCS1V5;case 2:case"PKCS1_RSA_PSS":return F.PKCS1_RSA_PSS;case 3:case"\
PKIX_RSA_PKCS1V5":return F.PKIX_RSA_PKCS1V5;case 4:case"PKIX_RSA_PSS":return F.PKIX_RSA_PSS;case 9:case"PKIX_RSA_PKCS1V15_2048_SHA256":return F.PKIX_RSA_PKCS1V15_2048_SHA256;case 10:case"\
PKIX_RSA_PKCS1V15_3072_SHA256":return F.PKIX_RSA_PKCS1V15_3072_SHA256;case 11:case"PKIX_RSA_PKCS1V15_4096_SHA256":return F.PKIX_RSA_PKCS1V15_4096_SHA256;case 16:case"\
PKIX_RSA_PSS_2048_SHA256":return F.PKIX_RSA_PSS_2048_SHA256;case 17:case"PKIX_RSA_PSS_3072_SHA256":return F.PKIX_RSA_PSS_3072_SHA256;case 18:case"PKIX_RSA_PSS_4\
096_SHA256":return F.PKIX_RSA_PSS_4096_SHA256;case 6:case"PKIX_ECDSA_P256_HMAC_SHA_256":return F.PKIX_ECDSA_P256_HMAC_SHA_256;case 5:case"PKIX_ECDSA_P256_SHA_25\
6":return F.PKIX_ECDSA_P256_SHA_256;case 12:case"PKIX_ECDSA_P384_SHA_384":return F.PKIX_ECDSA_P384_SHA_384;case 13:case"PKIX_ECDSA_P521_SHA_512":return F.PKIX_ECDSA_P521_SHA_512;case 7:case"\
PKIX_ED25519":return F.PKIX_ED25519;case 8:case"PKIX_ED25519_PH":return F.PKIX_ED25519_PH;case 19:case"PKIX_ECDSA_P384_SHA_256":return F.PKIX_ECDSA_P384_SHA_256;case 20:case"\
PKIX_ECDSA_P521_SHA_256":return F.PKIX_ECDSA_P521_SHA_256;case 14:case"LMS_SHA256":return F.LMS_SHA256;case 15:case"LMOTS_SHA256":return F.LMOTS_SHA256;case 21:case"\
ML_DSA_65":return F.ML_DSA_65;case 22:case"ML_DSA_87":return F.ML_DSA_87;default:throw new globalThis.Error("Unrecognized enum value "+t+" for enum PublicKeyDet\
ails")}}function Y_(t){switch(t){case F.PUBLIC_KEY_DETAILS_UNSPECIFIED:return"PUBLIC_KEY_DETAILS_UNSPECIFIED";case F.PKCS1_RSA_PKCS1V5:return"PKCS1_RSA_PKCS1V5";case F.
PKCS1_RSA_PSS:return"PKCS1_RSA_PSS";case F.PKIX_RSA_PKCS1V5:return"PKIX_RSA_PKCS1V5";case F.PKIX_RSA_PSS:return"PKIX_RSA_PSS";case F.PKIX_RSA_PKCS1V15_2048_SHA256:
return"PKIX_RSA_PKCS1V15_2048_SHA256";case F.PKIX_RSA_PKCS1V15_3072_SHA256:return"PKIX_RSA_PKCS1V15_3072_SHA256";case F.PKIX_RSA_PKCS1V15_4096_SHA256:return"PKI\
X_RSA_PKCS1V15_4096_SHA256";case F.PKIX_RSA_PSS_2048_SHA256:return"PKIX_RSA_PSS_2048_SHA256";case F.PKIX_RSA_PSS_3072_SHA256:return"PKIX_RSA_PSS_3072_SHA256";case F.
PKIX_RSA_PSS_4096_SHA256:return"PKIX_RSA_PSS_4096_SHA256";case F.PKIX_ECDSA_P256_HMAC_SHA_256:return"PKIX_ECDSA_P256_HMAC_SHA_256";case F.PKIX_ECDSA_P256_SHA_256:
return"PKIX_ECDSA_P256_SHA_256";case F.PKIX_ECDSA_P384_SHA_384:return"PKIX_ECDSA_P384_SHA_384";case F.PKIX_ECDSA_P521_SHA_512:return"PKIX_ECDSA_P521_SHA_512";case F.
PKIX_ED25519:return"PKIX_ED25519";case F.PKIX_ED25519_PH:return"PKIX_ED25519_PH";case F.PKIX_ECDSA_P384_SHA_256:return"PKIX_ECDSA_P384_SHA_256";case F.PKIX_ECDSA_P521_SHA_256:
return"PKIX_ECDSA_P521_SHA_256";case F.LMS_SHA256:return"LMS_SHA256";case F.LMOTS_SHA256:return"LMOTS_SHA256";case F.ML_DSA_65:return"ML_DSA_65";case F.ML_DSA_87:
return"ML_DSA_87";default:throw new globalThis.Error("Unrecognized enum value "+t+" for enum PublicKeyDetails")}}var sr;(function(t){t[t.SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED=
0]="SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED",t[t.EMAIL=1]="EMAIL",t[t.URI=2]="URI",t[t.OTHER_NAME=3]="OTHER_NAME"})(sr||(H.SubjectAlternativeNameType=sr={}));
function Z_(t){switch(t){case 0:case"SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED":return sr.SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED;case 1:case"EMAIL":return sr.
EMAIL;case 2:case"URI":return sr.URI;case 3:case"OTHER_NAME":return sr.OTHER_NAME;default:throw new globalThis.Error("Unrecognized enum value "+t+" for enum Sub\
jectAlternativeNameType")}}function Q_(t){switch(t){case sr.SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED:return"SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED";case sr.
EMAIL:return"EMAIL";case sr.URI:return"URI";case sr.OTHER_NAME:return"OTHER_NAME";default:throw new globalThis.Error("Unrecognized enum value "+t+" for enum Sub\
jectAlternativeNameType")}}H.HashOutput={fromJSON(t){return{algorithm:we(t.algorithm)?G_(t.algorithm):0,digest:we(t.digest)?Buffer.from(ji(t.digest)):Buffer.alloc(
0)}},toJSON(t){let e={};return t.algorithm!==0&&(e.algorithm=W_(t.algorithm)),t.digest.length!==0&&(e.digest=Vi(t.digest)),e}};H.MessageSignature={fromJSON(t){return{
messageDigest:we(t.messageDigest)?H.HashOutput.fromJSON(t.messageDigest):void 0,signature:we(t.signature)?Buffer.from(ji(t.signature)):Buffer.alloc(0)}},toJSON(t){
let e={};return t.messageDigest!==void 0&&(e.messageDigest=H.HashOutput.toJSON(t.messageDigest)),t.signature.length!==0&&(e.signature=Vi(t.signature)),e}};H.LogId=
{fromJSON(t){return{keyId:we(t.keyId)?Buffer.from(ji(t.keyId)):Buffer.alloc(0)}},toJSON(t){let e={};return t.keyId.length!==0&&(e.keyId=Vi(t.keyId)),e}};H.RFC3161SignedTimestamp=
{fromJSON(t){return{signedTimestamp:we(t.signedTimestamp)?Buffer.from(ji(t.signedTimestamp)):Buffer.alloc(0)}},toJSON(t){let e={};return t.signedTimestamp.length!==
0&&(e.signedTimestamp=Vi(t.signedTimestamp)),e}};H.PublicKey={fromJSON(t){return{rawBytes:we(t.rawBytes)?Buffer.from(ji(t.rawBytes)):void 0,keyDetails:we(t.keyDetails)?
X_(t.keyDetails):0,validFor:we(t.validFor)?H.TimeRange.fromJSON(t.validFor):void 0}},toJSON(t){let e={};return t.rawBytes!==void 0&&(e.rawBytes=Vi(t.rawBytes)),
t.keyDetails!==0&&(e.keyDetails=Y_(t.keyDetails)),t.validFor!==void 0&&(e.validFor=H.TimeRange.toJSON(t.validFor)),e}};H.PublicKeyIdentifier={fromJSON(t){return{
hint:we(t.hint)?globalThis.String(t.hint):""}},toJSON(t){let e={};return t.hint!==""&&(e.hint=t.hint),e}};H.ObjectIdentifier={fromJSON(t){return{id:globalThis.Array.
isArray(t?.id)?t.id.map(e=>globalThis.Number(e)):[]}},toJSON(t){let e={};return t.id?.length&&(e.id=t.id.map(r=>Math.round(r))),e}};H.ObjectIdentifierValuePair=
{fromJSON(t){return{oid:we(t.oid)?H.ObjectIdentifier.fromJSON(t.oid):void 0,value:we(t.value)?Buffer.from(ji(t.value)):Buffer.alloc(0)}},toJSON(t){let e={};return t.
oid!==void 0&&(e.oid=H.ObjectIdentifier.toJSON(t.oid)),t.value.length!==0&&(e.value=Vi(t.value)),e}};H.DistinguishedName={fromJSON(t){return{organization:we(t.organization)?
globalThis.String(t.organization):"",commonName:we(t.commonName)?globalThis.String(t.commonName):""}},toJSON(t){let e={};return t.organization!==""&&(e.organization=
t.organization),t.commonName!==""&&(e.commonName=t.commonName),e}};H.X509Certificate={fromJSON(t){return{rawBytes:we(t.rawBytes)?Buffer.from(ji(t.rawBytes)):Buffer.
alloc(0)}},toJSON(t){let e={};return t.rawBytes.length!==0&&(e.rawBytes=Vi(t.rawBytes)),e}};H.SubjectAlternativeName={fromJSON(t){return{type:we(t.type)?Z_(t.type):
0,identity:we(t.regexp)?{$case:"regexp",regexp:globalThis.String(t.regexp)}:we(t.value)?{$case:"value",value:globalThis.String(t.value)}:void 0}},toJSON(t){let e={};
return t.type!==0&&(e.type=Q_(t.type)),t.identity?.$case==="regexp"?e.regexp=t.identity.regexp:t.identity?.$case==="value"&&(e.value=t.identity.value),e}};H.X509CertificateChain=
{fromJSON(t){return{certificates:globalThis.Array.isArray(t?.certificates)?t.certificates.map(e=>H.X509Certificate.fromJSON(e)):[]}},toJSON(t){let e={};return t.
certificates?.length&&(e.certificates=t.certificates.map(r=>H.X509Certificate.toJSON(r))),e}};H.TimeRange={fromJSON(t){return{start:we(t.start)?z_(t.start):void 0,
end:we(t.end)?z_(t.end):void 0}},toJSON(t){let e={};return t.start!==void 0&&(e.start=t.start.toISOString()),t.end!==void 0&&(e.end=t.end.toISOString()),e}};function ji(t){
return Uint8Array.from(globalThis.Buffer.from(t,"base64"))}function Vi(t){return globalThis.Buffer.from(t).toString("base64")}function fC(t){let e=(globalThis.Number(
t.seconds)||0)*1e3;return e+=(t.nanos||0)/1e6,new globalThis.Date(e)}function z_(t){return t instanceof globalThis.Date?t:typeof t=="string"?new globalThis.Date(
t):fC(hC.Timestamp.fromJSON(t))}function we(t){return t!=null}});var Oh=p(Oe=>{"use strict";Object.defineProperty(Oe,"__esModule",{value:true});Oe.TransparencyLogEntry=
Oe.InclusionPromise=Oe.InclusionProof=Oe.Checkpoint=Oe.KindVersion=void 0;var eS=Is();Oe.KindVersion={fromJSON(t){return{kind:rt(t.kind)?globalThis.String(t.kind):
"",version:rt(t.version)?globalThis.String(t.version):""}},toJSON(t){let e={};return t.kind!==""&&(e.kind=t.kind),t.version!==""&&(e.version=t.version),e}};Oe.Checkpoint=
{fromJSON(t){return{envelope:rt(t.envelope)?globalThis.String(t.envelope):""}},toJSON(t){let e={};return t.envelope!==""&&(e.envelope=t.envelope),e}};Oe.InclusionProof=
{fromJSON(t){return{logIndex:rt(t.logIndex)?globalThis.String(t.logIndex):"0",rootHash:rt(t.rootHash)?Buffer.from(La(t.rootHash)):Buffer.alloc(0),treeSize:rt(t.
treeSize)?globalThis.String(t.treeSize):"0",hashes:globalThis.Array.isArray(t?.hashes)?t.hashes.map(e=>Buffer.from(La(e))):[],checkpoint:rt(t.checkpoint)?Oe.Checkpoint.
fromJSON(t.checkpoint):void 0}},toJSON(t){let e={};return t.logIndex!=="0"&&(e.logIndex=t.logIndex),t.rootHash.length!==0&&(e.rootHash=Ma(t.rootHash)),t.treeSize!==
"0"&&(e.treeSize=t.treeSize),t.hashes?.length&&(e.hashes=t.hashes.map(r=>Ma(r))),t.checkpoint!==void 0&&(e.checkpoint=Oe.Checkpoint.toJSON(t.checkpoint)),e}};Oe.
InclusionPromise={fromJSON(t){return{signedEntryTimestamp:rt(t.signedEntryTimestamp)?Buffer.from(La(t.signedEntryTimestamp)):Buffer.alloc(0)}},toJSON(t){let e={};
return t.signedEntryTimestamp.length!==0&&(e.signedEntryTimestamp=Ma(t.signedEntryTimestamp)),e}};Oe.TransparencyLogEntry={fromJSON(t){return{logIndex:rt(t.logIndex)?
globalThis.String(t.logIndex):"0",logId:rt(t.logId)?eS.LogId.fromJSON(t.logId):void 0,kindVersion:rt(t.kindVersion)?Oe.KindVersion.fromJSON(t.kindVersion):void 0,
integratedTime:rt(t.integratedTime)?globalThis.String(t.integratedTime):"0",inclusionPromise:rt(t.inclusionPromise)?Oe.InclusionPromise.fromJSON(t.inclusionPromise):
void 0,inclusionProof:rt(t.inclusionProof)?Oe.InclusionProof.fromJSON(t.inclusionProof):void 0,canonicalizedBody:rt(t.canonicalizedBody)?Buffer.from(La(t.canonicalizedBody)):
Buffer.alloc(0)}},toJSON(t){let e={};return t.logIndex!=="0"&&(e.logIndex=t.logIndex),t.logId!==void 0&&(e.logId=eS.LogId.toJSON(t.logId)),t.kindVersion!==void 0&&
(e.kindVersion=Oe.KindVersion.toJSON(t.kindVersion)),t.integratedTime!=="0"&&(e.integratedTime=t.integratedTime),t.inclusionPromise!==void 0&&(e.inclusionPromise=
Oe.InclusionPromise.toJSON(t.inclusionPromise)),t.inclusionProof!==void 0&&(e.inclusionProof=Oe.InclusionProof.toJSON(t.inclusionProof)),t.canonicalizedBody.length!==
0&&(e.canonicalizedBody=Ma(t.canonicalizedBody)),e}};function La(t){return Uint8Array.from(globalThis.Buffer.from(t,"base64"))}function Ma(t){return globalThis.
Buffer.from(t).toString("base64")}function rt(t){return t!=null}});var vh=p(Pt=>{"use strict";Object.defineProperty(Pt,"__esModule",{value:true});Pt.Bundle=Pt.VerificationMaterial=
Pt.TimestampVerificationData=void 0;var tS=wh(),nr=Is(),rS=Oh();Pt.TimestampVerificationData={fromJSON(t){return{rfc3161Timestamps:globalThis.Array.isArray(t?.rfc3161Timestamps)?
t.rfc3161Timestamps.map(e=>nr.RFC3161SignedTimestamp.fromJSON(e)):[]}},toJSON(t){let e={};return t.rfc3161Timestamps?.length&&(e.rfc3161Timestamps=t.rfc3161Timestamps.
map(r=>nr.RFC3161SignedTimestamp.toJSON(r))),e}};Pt.VerificationMaterial={fromJSON(t){return{content:fi(t.publicKey)?{$case:"publicKey",publicKey:nr.PublicKeyIdentifier.
fromJSON(t.publicKey)}:fi(t.x509CertificateChain)?{$case:"x509CertificateChain",x509CertificateChain:nr.X509CertificateChain.fromJSON(t.x509CertificateChain)}:fi(
t.certificate)?{$case:"certificate",certificate:nr.X509Certificate.fromJSON(t.certificate)}:void 0,tlogEntries:globalThis.Array.isArray(t?.tlogEntries)?t.tlogEntries.
map(e=>rS.TransparencyLogEntry.fromJSON(e)):[],timestampVerificationData:fi(t.timestampVerificationData)?Pt.TimestampVerificationData.fromJSON(t.timestampVerificationData):
void 0}},toJSON(t){let e={};return t.content?.$case==="publicKey"?e.publicKey=nr.PublicKeyIdentifier.toJSON(t.content.publicKey):t.content?.$case==="x509Certifi\
cateChain"?e.x509CertificateChain=nr.X509CertificateChain.toJSON(t.content.x509CertificateChain):t.content?.$case==="certificate"&&(e.certificate=nr.X509Certificate.
toJSON(t.content.certificate)),t.tlogEntries?.length&&(e.tlogEntries=t.tlogEntries.map(r=>rS.TransparencyLogEntry.toJSON(r))),t.timestampVerificationData!==void 0&&
(e.timestampVerificationData=Pt.TimestampVerificationData.toJSON(t.timestampVerificationData)),e}};Pt.Bundle={fromJSON(t){return{mediaType:fi(t.mediaType)?globalThis.
String(t.mediaType):"",verificationMaterial:fi(t.verificationMaterial)?Pt.VerificationMaterial.fromJSON(t.verificationMaterial):void 0,content:fi(t.messageSignature)?
{$case:"messageSignature",messageSignature:nr.MessageSignature.fromJSON(t.messageSignature)}:fi(t.dsseEnvelope)?{$case:"dsseEnvelope",dsseEnvelope:tS.Envelope.fromJSON(
t.dsseEnvelope)}:void 0}},toJSON(t){let e={};return t.mediaType!==""&&(e.mediaType=t.mediaType),t.verificationMaterial!==void 0&&(e.verificationMaterial=Pt.VerificationMaterial.
toJSON(t.verificationMaterial)),t.content?.$case==="messageSignature"?e.messageSignature=nr.MessageSignature.toJSON(t.content.messageSignature):t.content?.$case===
"dsseEnvelope"&&(e.dsseEnvelope=tS.Envelope.toJSON(t.content.dsseEnvelope)),e}};function fi(t){return t!=null}});var Ah=p(V=>{"use strict";Object.defineProperty(
V,"__esModule",{value:true});V.ClientTrustConfig=V.ServiceConfiguration=V.Service=V.SigningConfig=V.TrustedRoot=V.CertificateAuthority=V.TransparencyLogInstance=
V.ServiceSelector=void 0;V.serviceSelectorFromJSON=iS;V.serviceSelectorToJSON=sS;var je=Is(),or;(function(t){t[t.SERVICE_SELECTOR_UNDEFINED=0]="SERVICE_SELECTOR\
_UNDEFINED",t[t.ALL=1]="ALL",t[t.ANY=2]="ANY",t[t.EXACT=3]="EXACT"})(or||(V.ServiceSelector=or={}));function iS(t){switch(t){case 0:case"SERVICE_SELECTOR_UNDEFI\
NED":return or.SERVICE_SELECTOR_UNDEFINED;case 1:case"ALL":return or.ALL;case 2:case"ANY":return or.ANY;case 3:case"EXACT":return or.EXACT;default:throw new globalThis.
Error("Unrecognized enum value "+t+" for enum ServiceSelector")}}function sS(t){switch(t){case or.SERVICE_SELECTOR_UNDEFINED:return"SERVICE_SELECTOR_UNDEFINED";case or.
ALL:return"ALL";case or.ANY:return"ANY";case or.EXACT:return"EXACT";default:throw new globalThis.Error("Unrecognized enum value "+t+" for enum ServiceSelector")}}
V.TransparencyLogInstance={fromJSON(t){return{baseUrl:fe(t.baseUrl)?globalThis.String(t.baseUrl):"",hashAlgorithm:fe(t.hashAlgorithm)?(0,je.hashAlgorithmFromJSON)(
t.hashAlgorithm):0,publicKey:fe(t.publicKey)?je.PublicKey.fromJSON(t.publicKey):void 0,logId:fe(t.logId)?je.LogId.fromJSON(t.logId):void 0,checkpointKeyId:fe(t.
checkpointKeyId)?je.LogId.fromJSON(t.checkpointKeyId):void 0,operator:fe(t.operator)?globalThis.String(t.operator):""}},toJSON(t){let e={};return t.baseUrl!==""&&
(e.baseUrl=t.baseUrl),t.hashAlgorithm!==0&&(e.hashAlgorithm=(0,je.hashAlgorithmToJSON)(t.hashAlgorithm)),t.publicKey!==void 0&&(e.publicKey=je.PublicKey.toJSON(
t.publicKey)),t.logId!==void 0&&(e.logId=je.LogId.toJSON(t.logId)),t.checkpointKeyId!==void 0&&(e.checkpointKeyId=je.LogId.toJSON(t.checkpointKeyId)),t.operator!==
""&&(e.operator=t.operator),e}};V.CertificateAuthority={fromJSON(t){return{subject:fe(t.subject)?je.DistinguishedName.fromJSON(t.subject):void 0,uri:fe(t.uri)?globalThis.
String(t.uri):"",certChain:fe(t.certChain)?je.X509CertificateChain.fromJSON(t.certChain):void 0,validFor:fe(t.validFor)?je.TimeRange.fromJSON(t.validFor):void 0,
operator:fe(t.operator)?globalThis.String(t.operator):""}},toJSON(t){let e={};return t.subject!==void 0&&(e.subject=je.DistinguishedName.toJSON(t.subject)),t.uri!==
""&&(e.uri=t.uri),t.certChain!==void 0&&(e.certChain=je.X509CertificateChain.toJSON(t.certChain)),t.validFor!==void 0&&(e.validFor=je.TimeRange.toJSON(t.validFor)),
t.operator!==""&&(e.operator=t.operator),e}};V.TrustedRoot={fromJSON(t){return{mediaType:fe(t.mediaType)?globalThis.String(t.mediaType):"",tlogs:globalThis.Array.
isArray(t?.tlogs)?t.tlogs.map(e=>V.TransparencyLogInstance.fromJSON(e)):[],certificateAuthorities:globalThis.Array.isArray(t?.certificateAuthorities)?t.certificateAuthorities.
map(e=>V.CertificateAuthority.fromJSON(e)):[],ctlogs:globalThis.Array.isArray(t?.ctlogs)?t.ctlogs.map(e=>V.TransparencyLogInstance.fromJSON(e)):[],timestampAuthorities:globalThis.
Array.isArray(t?.timestampAuthorities)?t.timestampAuthorities.map(e=>V.CertificateAuthority.fromJSON(e)):[]}},toJSON(t){let e={};return t.mediaType!==""&&(e.mediaType=
t.mediaType),t.tlogs?.length&&(e.tlogs=t.tlogs.map(r=>V.TransparencyLogInstance.toJSON(r))),t.certificateAuthorities?.length&&(e.certificateAuthorities=t.certificateAuthorities.
map(r=>V.CertificateAuthority.toJSON(r))),t.ctlogs?.length&&(e.ctlogs=t.ctlogs.map(r=>V.TransparencyLogInstance.toJSON(r))),t.timestampAuthorities?.length&&(e.timestampAuthorities=
t.timestampAuthorities.map(r=>V.CertificateAuthority.toJSON(r))),e}};V.SigningConfig={fromJSON(t){return{mediaType:fe(t.mediaType)?globalThis.String(t.mediaType):
"",caUrls:globalThis.Array.isArray(t?.caUrls)?t.caUrls.map(e=>V.Service.fromJSON(e)):[],oidcUrls:globalThis.Array.isArray(t?.oidcUrls)?t.oidcUrls.map(e=>V.Service.
fromJSON(e)):[],rekorTlogUrls:globalThis.Array.isArray(t?.rekorTlogUrls)?t.rekorTlogUrls.map(e=>V.Service.fromJSON(e)):[],rekorTlogConfig:fe(t.rekorTlogConfig)?
V.ServiceConfiguration.fromJSON(t.rekorTlogConfig):void 0,tsaUrls:globalThis.Array.isArray(t?.tsaUrls)?t.tsaUrls.map(e=>V.Service.fromJSON(e)):[],tsaConfig:fe(t.
tsaConfig)?V.ServiceConfiguration.fromJSON(t.tsaConfig):void 0}},toJSON(t){let e={};return t.mediaType!==""&&(e.mediaType=t.mediaType),t.caUrls?.length&&(e.caUrls=
t.caUrls.map(r=>V.Service.toJSON(r))),t.oidcUrls?.length&&(e.oidcUrls=t.oidcUrls.map(r=>V.Service.toJSON(r))),t.rekorTlogUrls?.length&&(e.rekorTlogUrls=t.rekorTlogUrls.
map(r=>V.Service.toJSON(r))),t.rekorTlogConfig!==void 0&&(e.rekorTlogConfig=V.ServiceConfiguration.toJSON(t.rekorTlogConfig)),t.tsaUrls?.length&&(e.tsaUrls=t.tsaUrls.
map(r=>V.Service.toJSON(r))),t.tsaConfig!==void 0&&(e.tsaConfig=V.ServiceConfiguration.toJSON(t.tsaConfig)),e}};V.Service={fromJSON(t){return{url:fe(t.url)?globalThis.
String(t.url):"",majorApiVersion:fe(t.majorApiVersion)?globalThis.Number(t.majorApiVersion):0,validFor:fe(t.validFor)?je.TimeRange.fromJSON(t.validFor):void 0,operator:fe(
t.operator)?globalThis.String(t.operator):""}},toJSON(t){let e={};return t.url!==""&&(e.url=t.url),t.majorApiVersion!==0&&(e.majorApiVersion=Math.round(t.majorApiVersion)),
t.validFor!==void 0&&(e.validFor=je.TimeRange.toJSON(t.validFor)),t.operator!==""&&(e.operator=t.operator),e}};V.ServiceConfiguration={fromJSON(t){return{selector:fe(
t.selector)?iS(t.selector):0,count:fe(t.count)?globalThis.Number(t.count):0}},toJSON(t){let e={};return t.selector!==0&&(e.selector=sS(t.selector)),t.count!==0&&
(e.count=Math.round(t.count)),e}};V.ClientTrustConfig={fromJSON(t){return{mediaType:fe(t.mediaType)?globalThis.String(t.mediaType):"",trustedRoot:fe(t.trustedRoot)?
V.TrustedRoot.fromJSON(t.trustedRoot):void 0,signingConfig:fe(t.signingConfig)?V.SigningConfig.fromJSON(t.signingConfig):void 0}},toJSON(t){let e={};return t.mediaType!==
""&&(e.mediaType=t.mediaType),t.trustedRoot!==void 0&&(e.trustedRoot=V.TrustedRoot.toJSON(t.trustedRoot)),t.signingConfig!==void 0&&(e.signingConfig=V.SigningConfig.
toJSON(t.signingConfig)),e}};function fe(t){return t!=null}});var aS=p(K=>{"use strict";Object.defineProperty(K,"__esModule",{value:true});K.Input=K.Artifact=K.
ArtifactVerificationOptions_ObserverTimestampOptions=K.ArtifactVerificationOptions_TlogIntegratedTimestampOptions=K.ArtifactVerificationOptions_TimestampAuthorityOptions=
K.ArtifactVerificationOptions_CtlogOptions=K.ArtifactVerificationOptions_TlogOptions=K.ArtifactVerificationOptions=K.PublicKeyIdentities=K.CertificateIdentities=
K.CertificateIdentity=void 0;var nS=vh(),di=Is(),oS=Ah();K.CertificateIdentity={fromJSON(t){return{issuer:oe(t.issuer)?globalThis.String(t.issuer):"",san:oe(t.san)?
di.SubjectAlternativeName.fromJSON(t.san):void 0,oids:globalThis.Array.isArray(t?.oids)?t.oids.map(e=>di.ObjectIdentifierValuePair.fromJSON(e)):[]}},toJSON(t){let e={};
return t.issuer!==""&&(e.issuer=t.issuer),t.san!==void 0&&(e.san=di.SubjectAlternativeName.toJSON(t.san)),t.oids?.length&&(e.oids=t.oids.map(r=>di.ObjectIdentifierValuePair.
toJSON(r))),e}};K.CertificateIdentities={fromJSON(t){return{identities:globalThis.Array.isArray(t?.identities)?t.identities.map(e=>K.CertificateIdentity.fromJSON(
e)):[]}},toJSON(t){let e={};return t.identities?.length&&(e.identities=t.identities.map(r=>K.CertificateIdentity.toJSON(r))),e}};K.PublicKeyIdentities={fromJSON(t){
return{publicKeys:globalThis.Array.isArray(t?.publicKeys)?t.publicKeys.map(e=>di.PublicKey.fromJSON(e)):[]}},toJSON(t){let e={};return t.publicKeys?.length&&(e.
publicKeys=t.publicKeys.map(r=>di.PublicKey.toJSON(r))),e}};K.ArtifactVerificationOptions={fromJSON(t){return{signers:oe(t.certificateIdentities)?{$case:"certif\
icateIdentities",certificateIdentities:K.CertificateIdentities.fromJSON(t.certificateIdentities)}:oe(t.publicKeys)?{$case:"publicKeys",publicKeys:K.PublicKeyIdentities.
fromJSON(t.publicKeys)}:void 0,tlogOptions:oe(t.tlogOptions)?K.ArtifactVerificationOptions_TlogOptions.fromJSON(t.tlogOptions):void 0,ctlogOptions:oe(t.ctlogOptions)?
K.ArtifactVerificationOptions_CtlogOptions.fromJSON(t.ctlogOptions):void 0,tsaOptions:oe(t.tsaOptions)?K.ArtifactVerificationOptions_TimestampAuthorityOptions.fromJSON(
t.tsaOptions):void 0,integratedTsOptions:oe(t.integratedTsOptions)?K.ArtifactVerificationOptions_TlogIntegratedTimestampOptions.fromJSON(t.integratedTsOptions):
void 0,observerOptions:oe(t.observerOptions)?K.ArtifactVerificationOptions_ObserverTimestampOptions.fromJSON(t.observerOptions):void 0}},toJSON(t){let e={};return t.
signers?.$case==="certificateIdentities"?e.certificateIdentities=K.CertificateIdentities.toJSON(t.signers.certificateIdentities):t.signers?.$case==="publicKeys"&&
(e.publicKeys=K.PublicKeyIdentities.toJSON(t.signers.publicKeys)),t.tlogOptions!==void 0&&(e.tlogOptions=K.ArtifactVerificationOptions_TlogOptions.toJSON(t.tlogOptions)),
t.ctlogOptions!==void 0&&(e.ctlogOptions=K.ArtifactVerificationOptions_CtlogOptions.toJSON(t.ctlogOptions)),t.tsaOptions!==void 0&&(e.tsaOptions=K.ArtifactVerificationOptions_TimestampAuthorityOptions.
toJSON(t.tsaOptions)),t.integratedTsOptions!==void 0&&(e.integratedTsOptions=K.ArtifactVerificationOptions_TlogIntegratedTimestampOptions.toJSON(t.integratedTsOptions)),
t.observerOptions!==void 0&&(e.observerOptions=K.ArtifactVerificationOptions_ObserverTimestampOptions.toJSON(t.observerOptions)),e}};K.ArtifactVerificationOptions_TlogOptions=
{fromJSON(t){return{threshold:oe(t.threshold)?globalThis.Number(t.threshold):0,performOnlineVerification:oe(t.performOnlineVerification)?globalThis.Boolean(t.performOnlineVerification):
false,disable:oe(t.disable)?globalThis.Boolean(t.disable):false}},toJSON(t){let e={};return t.threshold!==0&&(e.threshold=Math.round(t.threshold)),t.performOnlineVerification!==
false&&(e.performOnlineVerification=t.performOnlineVerification),t.disable!==false&&(e.disable=t.disable),e}};K.ArtifactVerificationOptions_CtlogOptions={fromJSON(t){
return{threshold:oe(t.threshold)?globalThis.Number(t.threshold):0,disable:oe(t.disable)?globalThis.Boolean(t.disable):false}},toJSON(t){let e={};return t.threshold!==
0&&(e.threshold=Math.round(t.threshold)),t.disable!==false&&(e.disable=t.disable),e}};K.ArtifactVerificationOptions_TimestampAuthorityOptions={fromJSON(t){return{
threshold:oe(t.threshold)?globalThis.Number(t.threshold):0,disable:oe(t.disable)?globalThis.Boolean(t.disable):false}},toJSON(t){let e={};return t.threshold!==0&&
(e.threshold=Math.round(t.threshold)),t.disable!==false&&(e.disable=t.disable),e}};K.ArtifactVerificationOptions_TlogIntegratedTimestampOptions={fromJSON(t){return{
threshold:oe(t.threshold)?globalThis.Number(t.threshold):0,disable:oe(t.disable)?globalThis.Boolean(t.disable):false}},toJSON(t){let e={};return t.threshold!==0&&
(e.threshold=Math.round(t.threshold)),t.disable!==false&&(e.disable=t.disable),e}};K.ArtifactVerificationOptions_ObserverTimestampOptions={fromJSON(t){return{threshold:oe(
t.threshold)?globalThis.Number(t.threshold):0,disable:oe(t.disable)?globalThis.Boolean(t.disable):false}},toJSON(t){let e={};return t.threshold!==0&&(e.threshold=
Math.round(t.threshold)),t.disable!==false&&(e.disable=t.disable),e}};K.Artifact={fromJSON(t){return{data:oe(t.artifactUri)?{$case:"artifactUri",artifactUri:globalThis.
String(t.artifactUri)}:oe(t.artifact)?{$case:"artifact",artifact:Buffer.from(dC(t.artifact))}:oe(t.artifactDigest)?{$case:"artifactDigest",artifactDigest:di.HashOutput.
fromJSON(t.artifactDigest)}:void 0}},toJSON(t){let e={};return t.data?.$case==="artifactUri"?e.artifactUri=t.data.artifactUri:t.data?.$case==="artifact"?e.artifact=
pC(t.data.artifact):t.data?.$case==="artifactDigest"&&(e.artifactDigest=di.HashOutput.toJSON(t.data.artifactDigest)),e}};K.Input={fromJSON(t){return{artifactTrustRoot:oe(
t.artifactTrustRoot)?oS.TrustedRoot.fromJSON(t.artifactTrustRoot):void 0,artifactVerificationOptions:oe(t.artifactVerificationOptions)?K.ArtifactVerificationOptions.
fromJSON(t.artifactVerificationOptions):void 0,bundle:oe(t.bundle)?nS.Bundle.fromJSON(t.bundle):void 0,artifact:oe(t.artifact)?K.Artifact.fromJSON(t.artifact):void 0}},
toJSON(t){let e={};return t.artifactTrustRoot!==void 0&&(e.artifactTrustRoot=oS.TrustedRoot.toJSON(t.artifactTrustRoot)),t.artifactVerificationOptions!==void 0&&
(e.artifactVerificationOptions=K.ArtifactVerificationOptions.toJSON(t.artifactVerificationOptions)),t.bundle!==void 0&&(e.bundle=nS.Bundle.toJSON(t.bundle)),t.artifact!==
void 0&&(e.artifact=K.Artifact.toJSON(t.artifact)),e}};function dC(t){return Uint8Array.from(globalThis.Buffer.from(t,"base64"))}function pC(t){return globalThis.
Buffer.from(t).toString("base64")}function oe(t){return t!=null}});var Th=p(Nt=>{"use strict";var mC=Nt&&Nt.__createBinding||(Object.create?(function(t,e,r,i){i===
void 0&&(i=r);var s=Object.getOwnPropertyDescriptor(e,r);(!s||("get"in s?!e.__esModule:s.writable||s.configurable))&&(s={enumerable:true,get:function(){return e[r]}}),
Object.defineProperty(t,i,s)}):(function(t,e,r,i){i===void 0&&(i=r),t[i]=e[r]})),Rs=Nt&&Nt.__exportStar||function(t,e){for(var r in t)r!=="default"&&!Object.prototype.
hasOwnProperty.call(e,r)&&mC(e,t,r)};Object.defineProperty(Nt,"__esModule",{value:true});Rs(wh(),Nt);Rs(vh(),Nt);Rs(Is(),Nt);Rs(Oh(),Nt);Rs(Ah(),Nt);Rs(aS(),Nt)});
var Ua=p(ut=>{"use strict";Object.defineProperty(ut,"__esModule",{value:true});ut.BUNDLE_V03_MEDIA_TYPE=ut.BUNDLE_V03_LEGACY_MEDIA_TYPE=ut.BUNDLE_V02_MEDIA_TYPE=
ut.BUNDLE_V01_MEDIA_TYPE=void 0;ut.isBundleWithCertificateChain=gC;ut.isBundleWithPublicKey=_C;ut.isBundleWithMessageSignature=SC;ut.isBundleWithDsseEnvelope=yC;
ut.BUNDLE_V01_MEDIA_TYPE="application/vnd.dev.sigstore.bundle+json;version=0.1";ut.BUNDLE_V02_MEDIA_TYPE="application/vnd.dev.sigstore.bundle+json;version=0.2";
ut.BUNDLE_V03_LEGACY_MEDIA_TYPE="application/vnd.dev.sigstore.bundle+json;version=0.3";ut.BUNDLE_V03_MEDIA_TYPE="application/vnd.dev.sigstore.bundle.v0.3+json";
function gC(t){return t.verificationMaterial.content.$case==="x509CertificateChain"}function _C(t){return t.verificationMaterial.content.$case==="publicKey"}function SC(t){
return t.content.$case==="messageSignature"}function yC(t){return t.content.$case==="dsseEnvelope"}});var uS=p(Fa=>{"use strict";Object.defineProperty(Fa,"__esM\
odule",{value:true});Fa.toMessageSignatureBundle=bC;Fa.toDSSEBundle=wC;var EC=Th(),ka=Ua();function bC(t){return{mediaType:t.certificateChain?ka.BUNDLE_V02_MEDIA_TYPE:
ka.BUNDLE_V03_MEDIA_TYPE,content:{$case:"messageSignature",messageSignature:{messageDigest:{algorithm:EC.HashAlgorithm.SHA2_256,digest:t.digest},signature:t.signature}},
verificationMaterial:cS(t)}}function wC(t){return{mediaType:t.certificateChain?ka.BUNDLE_V02_MEDIA_TYPE:ka.BUNDLE_V03_MEDIA_TYPE,content:{$case:"dsseEnvelope",dsseEnvelope:OC(
t)},verificationMaterial:cS(t)}}function OC(t){return{payloadType:t.artifactType,payload:t.artifact,signatures:[vC(t)]}}function vC(t){return{keyid:t.keyHint||"",
sig:t.signature}}function cS(t){return{content:AC(t),tlogEntries:[],timestampVerificationData:{rfc3161Timestamps:[]}}}function AC(t){return t.certificate?t.certificateChain?
{$case:"x509CertificateChain",x509CertificateChain:{certificates:[{rawBytes:t.certificate}]}}:{$case:"certificate",certificate:{rawBytes:t.certificate}}:{$case:"\
publicKey",publicKey:{hint:t.keyHint||""}}}});var Rh=p(Ha=>{"use strict";Object.defineProperty(Ha,"__esModule",{value:true});Ha.ValidationError=void 0;var Ih=class extends Error{constructor(e,r){
super(e),this.fields=r}};Ha.ValidationError=Ih});var Ch=p(Ki=>{"use strict";Object.defineProperty(Ki,"__esModule",{value:true});Ki.assertBundle=TC;Ki.assertBundleV01=
lS;Ki.isBundleV01=IC;Ki.assertBundleV02=RC;Ki.assertBundleLatest=CC;var $a=Rh();function TC(t){let e=qa(t);if(e.length>0)throw new $a.ValidationError("invalid b\
undle",e)}function lS(t){let e=[];if(e.push(...qa(t)),e.push(...PC(t)),e.length>0)throw new $a.ValidationError("invalid v0.1 bundle",e)}function IC(t){try{return lS(
t),true}catch{return false}}function RC(t){let e=[];if(e.push(...qa(t)),e.push(...hS(t)),e.length>0)throw new $a.ValidationError("invalid v0.2 bundle",e)}function CC(t){
let e=[];if(e.push(...qa(t)),e.push(...hS(t)),e.push(...NC(t)),e.length>0)throw new $a.ValidationError("invalid bundle",e)}function qa(t){let e=[];if((t.mediaType===
void 0||!t.mediaType.match(/^application\/vnd\.dev\.sigstore\.bundle\+json;version=\d\.\d/)&&!t.mediaType.match(/^application\/vnd\.dev\.sigstore\.bundle\.v\d\.\d\+json/))&&
e.push("mediaType"),t.content===void 0)e.push("content");else switch(t.content.$case){case"messageSignature":t.content.messageSignature.messageDigest===void 0?e.
push("content.messageSignature.messageDigest"):t.content.messageSignature.messageDigest.digest.length===0&&e.push("content.messageSignature.messageDigest.digest"),
t.content.messageSignature.signature.length===0&&e.push("content.messageSignature.signature");break;case"dsseEnvelope":t.content.dsseEnvelope.payload.length===0&&
e.push("content.dsseEnvelope.payload"),t.content.dsseEnvelope.signatures.length!==1?e.push("content.dsseEnvelope.signatures"):t.content.dsseEnvelope.signatures[0].
sig.length===0&&e.push("content.dsseEnvelope.signatures[0].sig");break}if(t.verificationMaterial===void 0)e.push("verificationMaterial");else{if(t.verificationMaterial.
content===void 0)e.push("verificationMaterial.content");else switch(t.verificationMaterial.content.$case){case"x509CertificateChain":t.verificationMaterial.content.
x509CertificateChain.certificates.length===0&&e.push("verificationMaterial.content.x509CertificateChain.certificates"),t.verificationMaterial.content.x509CertificateChain.
certificates.forEach((r,i)=>{r.rawBytes.length===0&&e.push(`verificationMaterial.content.x509CertificateChain.certificates[${i}].rawBytes`)});break;case"certifi\
cate":t.verificationMaterial.content.certificate.rawBytes.length===0&&e.push("verificationMaterial.content.certificate.rawBytes");break}t.verificationMaterial.tlogEntries===
void 0?e.push("verificationMaterial.tlogEntries"):t.verificationMaterial.tlogEntries.length>0&&t.verificationMaterial.tlogEntries.forEach((r,i)=>{r.logId===void 0&&
e.push(`verificationMaterial.tlogEntries[${i}].logId`),r.kindVersion===void 0&&e.push(`verificationMaterial.tlogEntries[${i}].kindVersion`)})}return e}function PC(t){
let e=[];return t.verificationMaterial&&t.verificationMaterial.tlogEntries?.length>0&&t.verificationMaterial.tlogEntries.forEach((r,i)=>{r.inclusionPromise===void 0&&
e.push(`verificationMaterial.tlogEntries[${i}].inclusionPromise`)}),e}function hS(t){let e=[];return t.verificationMaterial&&t.verificationMaterial.tlogEntries?.
length>0&&t.verificationMaterial.tlogEntries.forEach((r,i)=>{r.inclusionProof===void 0?e.push(`verificationMaterial.tlogEntries[${i}].inclusionProof`):r.inclusionProof.
checkpoint===void 0&&e.push(`verificationMaterial.tlogEntries[${i}].inclusionProof.checkpoint`)}),e}function NC(t){let e=[];return t.verificationMaterial?.content?.
$case==="x509CertificateChain"&&e.push("verificationMaterial.content.$case"),e}});var dS=p(ar=>{"use strict";Object.defineProperty(ar,"__esModule",{value:true});
ar.envelopeToJSON=ar.envelopeFromJSON=ar.bundleToJSON=ar.bundleFromJSON=void 0;var ja=Th(),fS=Ua(),Ph=Ch(),BC=t=>{let e=ja.Bundle.fromJSON(t);switch(e.mediaType){case fS.
BUNDLE_V01_MEDIA_TYPE:(0,Ph.assertBundleV01)(e);break;case fS.BUNDLE_V02_MEDIA_TYPE:(0,Ph.assertBundleV02)(e);break;default:(0,Ph.assertBundleLatest)(e);break}return e};
ar.bundleFromJSON=BC;var DC=t=>ja.Bundle.toJSON(t);ar.bundleToJSON=DC;var xC=t=>ja.Envelope.fromJSON(t);ar.envelopeFromJSON=xC;var LC=t=>ja.Envelope.toJSON(t);ar.
envelopeToJSON=LC});var Nh=p(G=>{"use strict";Object.defineProperty(G,"__esModule",{value:true});G.isBundleV01=G.assertBundleV02=G.assertBundleV01=G.assertBundleLatest=
G.assertBundle=G.envelopeToJSON=G.envelopeFromJSON=G.bundleToJSON=G.bundleFromJSON=G.ValidationError=G.isBundleWithPublicKey=G.isBundleWithMessageSignature=G.isBundleWithDsseEnvelope=
G.isBundleWithCertificateChain=G.BUNDLE_V03_MEDIA_TYPE=G.BUNDLE_V03_LEGACY_MEDIA_TYPE=G.BUNDLE_V02_MEDIA_TYPE=G.BUNDLE_V01_MEDIA_TYPE=G.toMessageSignatureBundle=
G.toDSSEBundle=void 0;var pS=uS();Object.defineProperty(G,"toDSSEBundle",{enumerable:true,get:function(){return pS.toDSSEBundle}});Object.defineProperty(G,"toMe\
ssageSignatureBundle",{enumerable:true,get:function(){return pS.toMessageSignatureBundle}});var pi=Ua();Object.defineProperty(G,"BUNDLE_V01_MEDIA_TYPE",{enumerable:true,
get:function(){return pi.BUNDLE_V01_MEDIA_TYPE}});Object.defineProperty(G,"BUNDLE_V02_MEDIA_TYPE",{enumerable:true,get:function(){return pi.BUNDLE_V02_MEDIA_TYPE}});
Object.defineProperty(G,"BUNDLE_V03_LEGACY_MEDIA_TYPE",{enumerable:true,get:function(){return pi.BUNDLE_V03_LEGACY_MEDIA_TYPE}});Object.defineProperty(G,"BUNDLE\
_V03_MEDIA_TYPE",{enumerable:true,get:function(){return pi.BUNDLE_V03_MEDIA_TYPE}});Object.defineProperty(G,"isBundleWithCertificateChain",{enumerable:true,get:function(){
return pi.isBundleWithCertificateChain}});Object.defineProperty(G,"isBundleWithDsseEnvelope",{enumerable:true,get:function(){return pi.isBundleWithDsseEnvelope}});
Object.defineProperty(G,"isBundleWithMessageSignature",{enumerable:true,get:function(){return pi.isBundleWithMessageSignature}});Object.defineProperty(G,"isBund\
leWithPublicKey",{enumerable:true,get:function(){return pi.isBundleWithPublicKey}});var MC=Rh();Object.defineProperty(G,"ValidationError",{enumerable:true,get:function(){
return MC.ValidationError}});var Va=dS();Object.defineProperty(G,"bundleFromJSON",{enumerable:true,get:function(){return Va.bundleFromJSON}});Object.defineProperty(
G,"bundleToJSON",{enumerable:true,get:function(){return Va.bundleToJSON}});Object.defineProperty(G,"envelopeFromJSON",{enumerable:true,get:function(){return Va.
envelopeFromJSON}});Object.defineProperty(G,"envelopeToJSON",{enumerable:true,get:function(){return Va.envelopeToJSON}});var Cn=Ch();Object.defineProperty(G,"as\
sertBundle",{enumerable:true,get:function(){return Cn.assertBundle}});Object.defineProperty(G,"assertBundleLatest",{enumerable:true,get:function(){return Cn.assertBundleLatest}});
Object.defineProperty(G,"assertBundleV01",{enumerable:true,get:function(){return Cn.assertBundleV01}});Object.defineProperty(G,"assertBundleV02",{enumerable:true,
get:function(){return Cn.assertBundleV02}});Object.defineProperty(G,"isBundleV01",{enumerable:true,get:function(){return Cn.isBundleV01}})});var Dh=p(cr=>{"use \
strict";var UC=cr&&cr.__createBinding||(Object.create?(function(t,e,r,i){i===void 0&&(i=r);var s=Object.getOwnPropertyDescriptor(e,r);(!s||("get"in s?!e.__esModule:
s.writable||s.configurable))&&(s={enumerable:true,get:function(){return e[r]}}),Object.defineProperty(t,i,s)}):(function(t,e,r,i){i===void 0&&(i=r),t[i]=e[r]})),
kC=cr&&cr.__setModuleDefault||(Object.create?(function(t,e){Object.defineProperty(t,"default",{enumerable:true,value:e})}):function(t,e){t.default=e}),FC=cr&&cr.
__importStar||(function(){var t=function(e){return t=Object.getOwnPropertyNames||function(r){var i=[];for(var s in r)Object.prototype.hasOwnProperty.call(r,s)&&
(i[i.length]=s);return i},t(e)};return function(e){if(e&&e.__esModule)return e;var r={};if(e!=null)for(var i=t(e),s=0;s<i.length;s++)i[s]!=="default"&&UC(r,e,i[s]);
return kC(r,e),r}})();Object.defineProperty(cr,"__esModule",{value:true});cr.toMessageSignatureBundle=HC;cr.toDSSEBundle=$C;var mS=FC(Nh()),Bh=li();function HC(t,e){
let r=Bh.crypto.digest("sha256",t.data);return mS.toMessageSignatureBundle({digest:r,signature:e.signature,certificate:e.key.$case==="x509Certificate"?Bh.pem.toDER(
e.key.certificate):void 0,keyHint:e.key.$case==="publicKey"?e.key.hint:void 0,certificateChain:true})}function $C(t,e,r){return mS.toDSSEBundle({artifact:t.data,
artifactType:t.type,signature:e.signature,certificate:e.key.$case==="x509Certificate"?Bh.pem.toDER(e.key.certificate):void 0,keyHint:e.key.$case==="publicKey"?e.
key.hint:void 0,certificateChain:r})}});var _S=p(Ka=>{"use strict";Object.defineProperty(Ka,"__esModule",{value:true});Ka.DSSEBundleBuilder=void 0;var qC=li(),jC=bh(),
VC=Dh(),xh=class extends jC.BaseBundleBuilder{constructor(e){super(e),this.certificateChain=e.certificateChain??false}async prepare(e){let r=gS(e);return qC.dsse.
preAuthEncoding(r.type,r.data)}async package(e,r){return(0,VC.toDSSEBundle)(gS(e),r,this.certificateChain)}};Ka.DSSEBundleBuilder=xh;function gS(t){return{...t,
type:t.type??""}}});var SS=p(Ja=>{"use strict";Object.defineProperty(Ja,"__esModule",{value:true});Ja.MessageSignatureBundleBuilder=void 0;var KC=bh(),JC=Dh(),Lh=class extends KC.
BaseBundleBuilder{constructor(e){super(e)}async package(e,r){return(0,JC.toMessageSignatureBundle)(e,r)}};Ja.MessageSignatureBundleBuilder=Lh});var yS=p(Cs=>{"u\
se strict";Object.defineProperty(Cs,"__esModule",{value:true});Cs.MessageSignatureBundleBuilder=Cs.DSSEBundleBuilder=void 0;var zC=_S();Object.defineProperty(Cs,
"DSSEBundleBuilder",{enumerable:true,get:function(){return zC.DSSEBundleBuilder}});var GC=SS();Object.defineProperty(Cs,"MessageSignatureBundleBuilder",{enumerable:true,
get:function(){return GC.MessageSignatureBundleBuilder}})});var Ga=p(za=>{"use strict";Object.defineProperty(za,"__esModule",{value:true});za.HTTPError=void 0;var Mh=class extends Error{constructor({
status:e,message:r,location:i}){super(`(${e}) ${r}`),this.statusCode=e,this.location=i}};za.HTTPError=Mh});var Ps=p(Pn=>{"use strict";Object.defineProperty(Pn,"\
__esModule",{value:true});Pn.InternalError=void 0;Pn.internalError=XC;var WC=Ga(),Wa=class extends Error{constructor({code:e,message:r,cause:i}){super(r),this.name=
this.constructor.name,this.cause=i,this.code=e}};Pn.InternalError=Wa;function XC(t,e,r){throw t instanceof WC.HTTPError&&(r+=` - ${t.message}`),new Wa({code:e,message:r,
cause:t})}});var Ke=p(st=>{"use strict";var YC=st&&st.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(st,"__esModule",{
value:true});st.Minipass=st.isWritable=st.isReadable=st.isStream=void 0;var ES=typeof process=="object"&&process?process:{stdout:null,stderr:null},jh=A("node:ev\
ents"),vS=YC(A("node:stream")),ZC=A("node:string_decoder"),QC=t=>!!t&&typeof t=="object"&&(t instanceof rc||t instanceof vS.default||(0,st.isReadable)(t)||(0,st.
isWritable)(t));st.isStream=QC;var eP=t=>!!t&&typeof t=="object"&&t instanceof jh.EventEmitter&&typeof t.pipe=="function"&&t.pipe!==vS.default.Writable.prototype.
pipe;st.isReadable=eP;var tP=t=>!!t&&typeof t=="object"&&t instanceof jh.EventEmitter&&typeof t.write=="function"&&typeof t.end=="function";st.isWritable=tP;var Cr=Symbol(
"EOF"),Pr=Symbol("maybeEmitEnd"),mi=Symbol("emittedEnd"),Xa=Symbol("emittingEnd"),Nn=Symbol("emittedError"),Ya=Symbol("closed"),bS=Symbol("read"),Za=Symbol("flu\
sh"),wS=Symbol("flushChunk"),Kt=Symbol("encoding"),Ns=Symbol("decoder"),Ie=Symbol("flowing"),Bn=Symbol("paused"),Bs=Symbol("resume"),Re=Symbol("buffer"),it=Symbol(
"pipes"),Ce=Symbol("bufferLength"),Uh=Symbol("bufferPush"),Qa=Symbol("bufferShift"),Ve=Symbol("objectMode"),_e=Symbol("destroyed"),kh=Symbol("error"),Fh=Symbol(
"emitData"),OS=Symbol("emitEnd"),Hh=Symbol("emitEnd2"),ur=Symbol("async"),$h=Symbol("abort"),ec=Symbol("aborted"),Dn=Symbol("signal"),Ji=Symbol("dataListeners"),
Et=Symbol("discarded"),xn=t=>Promise.resolve().then(t),rP=t=>t(),iP=t=>t==="end"||t==="finish"||t==="prefinish",sP=t=>t instanceof ArrayBuffer||!!t&&typeof t=="\
object"&&t.constructor&&t.constructor.name==="ArrayBuffer"&&t.byteLength>=0,nP=t=>!Buffer.isBuffer(t)&&ArrayBuffer.isView(t),tc=class{src;dest;opts;ondrain;constructor(e,r,i){
this.src=e,this.dest=r,this.opts=i,this.ondrain=()=>e[Bs](),this.dest.on("drain",this.ondrain)}unpipe(){this.dest.removeListener("drain",this.ondrain)}proxyErrors(e){}end(){
this.unpipe(),this.opts.end&&this.dest.end()}},qh=class extends tc{unpipe(){this.src.removeListener("error",this.proxyErrors),super.unpipe()}constructor(e,r,i){
super(e,r,i),this.proxyErrors=s=>this.dest.emit("error",s),e.on("error",this.proxyErrors)}},oP=t=>!!t.objectMode,aP=t=>!t.objectMode&&!!t.encoding&&t.encoding!==
"buffer",rc=class extends jh.EventEmitter{[Ie]=false;[Bn]=false;[it]=[];[Re]=[];[Ve];[Kt];[ur];[Ns];[Cr]=false;[mi]=false;[Xa]=false;[Ya]=false;[Nn]=null;[Ce]=0;[_e]=false;[Dn];[ec]=false;[Ji]=0;[Et]=false;writable=true;readable=true;constructor(...e){
let r=e[0]||{};if(super(),r.objectMode&&typeof r.encoding=="string")throw new TypeError("Encoding and objectMode may not be used together");oP(r)?(this[Ve]=true,
this[Kt]=null):aP(r)?(this[Kt]=r.encoding,this[Ve]=false):(this[Ve]=false,this[Kt]=null),this[ur]=!!r.async,this[Ns]=this[Kt]?new ZC.StringDecoder(this[Kt]):null,
r&&r.debugExposeBuffer===true&&Object.defineProperty(this,"buffer",{get:()=>this[Re]}),r&&r.debugExposePipes===true&&Object.defineProperty(this,"pipes",{get:()=>this[it]});
let{signal:i}=r;i&&(this[Dn]=i,i.aborted?this[$h]():i.addEventListener("abort",()=>this[$h]()))}get bufferLength(){return this[Ce]}get encoding(){return this[Kt]}set encoding(e){
throw new Error("Encoding must be set at instantiation time")}setEncoding(e){throw new Error("Encoding must be set at instantiation time")}get objectMode(){return this[Ve]}set objectMode(e){
throw new Error("objectMode must be set at instantiation time")}get async(){return this[ur]}set async(e){this[ur]=this[ur]||!!e}[$h](){this[ec]=true,this.emit("\
abort",this[Dn]?.reason),this.destroy(this[Dn]?.reason)}get aborted(){return this[ec]}set aborted(e){}write(e,r,i){if(this[ec])return false;if(this[Cr])throw new Error(
"write after end");if(this[_e])return this.emit("error",Object.assign(new Error("Cannot call write after a stream was destroyed"),{code:"ERR_STREAM_DESTROYED"})),
true;typeof r=="function"&&(i=r,r="utf8"),r||(r="utf8");let s=this[ur]?xn:rP;if(!this[Ve]&&!Buffer.isBuffer(e)){if(nP(e))e=Buffer.from(e.buffer,e.byteOffset,e.byteLength);else if(sP(
e))e=Buffer.from(e);else if(typeof e!="string")throw new Error("Non-contiguous data written to non-objectMode stream")}return this[Ve]?(this[Ie]&&this[Ce]!==0&&
this[Za](true),this[Ie]?this.emit("data",e):this[Uh](e),this[Ce]!==0&&this.emit("readable"),i&&s(i),this[Ie]):e.length?(typeof e=="string"&&!(r===this[Kt]&&!this[Ns]?.
lastNeed)&&(e=Buffer.from(e,r)),Buffer.isBuffer(e)&&this[Kt]&&(e=this[Ns].write(e)),this[Ie]&&this[Ce]!==0&&this[Za](true),this[Ie]?this.emit("data",e):this[Uh](
e),this[Ce]!==0&&this.emit("readable"),i&&s(i),this[Ie]):(this[Ce]!==0&&this.emit("readable"),i&&s(i),this[Ie])}read(e){if(this[_e])return null;if(this[Et]=false,
this[Ce]===0||e===0||e&&e>this[Ce])return this[Pr](),null;this[Ve]&&(e=null),this[Re].length>1&&!this[Ve]&&(this[Re]=[this[Kt]?this[Re].join(""):Buffer.concat(this[Re],
this[Ce])]);let r=this[bS](e||null,this[Re][0]);return this[Pr](),r}[bS](e,r){if(this[Ve])this[Qa]();else{let i=r;e===i.length||e===null?this[Qa]():typeof i=="s\
tring"?(this[Re][0]=i.slice(e),r=i.slice(0,e),this[Ce]-=e):(this[Re][0]=i.subarray(e),r=i.subarray(0,e),this[Ce]-=e)}return this.emit("data",r),!this[Re].length&&
!this[Cr]&&this.emit("drain"),r}end(e,r,i){return typeof e=="function"&&(i=e,e=void 0),typeof r=="function"&&(i=r,r="utf8"),e!==void 0&&this.write(e,r),i&&this.
once("end",i),this[Cr]=true,this.writable=false,(this[Ie]||!this[Bn])&&this[Pr](),this}[Bs](){this[_e]||(!this[Ji]&&!this[it].length&&(this[Et]=true),this[Bn]=false,
this[Ie]=true,this.emit("resume"),this[Re].length?this[Za]():this[Cr]?this[Pr]():this.emit("drain"))}resume(){return this[Bs]()}pause(){this[Ie]=false,this[Bn]=
true,this[Et]=false}get destroyed(){return this[_e]}get flowing(){return this[Ie]}get paused(){return this[Bn]}[Uh](e){this[Ve]?this[Ce]+=1:this[Ce]+=e.length,this[Re].
push(e)}[Qa](){return this[Ve]?this[Ce]-=1:this[Ce]-=this[Re][0].length,this[Re].shift()}[Za](e=false){do;while(this[wS](this[Qa]())&&this[Re].length);!e&&!this[Re].
length&&!this[Cr]&&this.emit("drain")}[wS](e){return this.emit("data",e),this[Ie]}pipe(e,r){if(this[_e])return e;this[Et]=false;let i=this[mi];return r=r||{},e===
ES.stdout||e===ES.stderr?r.end=false:r.end=r.end!==false,r.proxyErrors=!!r.proxyErrors,i?r.end&&e.end():(this[it].push(r.proxyErrors?new qh(this,e,r):new tc(this,
e,r)),this[ur]?xn(()=>this[Bs]()):this[Bs]()),e}unpipe(e){let r=this[it].find(i=>i.dest===e);r&&(this[it].length===1?(this[Ie]&&this[Ji]===0&&(this[Ie]=false),this[it]=
[]):this[it].splice(this[it].indexOf(r),1),r.unpipe())}addListener(e,r){return this.on(e,r)}on(e,r){let i=super.on(e,r);if(e==="data")this[Et]=false,this[Ji]++,
!this[it].length&&!this[Ie]&&this[Bs]();else if(e==="readable"&&this[Ce]!==0)super.emit("readable");else if(iP(e)&&this[mi])super.emit(e),this.removeAllListeners(
e);else if(e==="error"&&this[Nn]){let s=r;this[ur]?xn(()=>s.call(this,this[Nn])):s.call(this,this[Nn])}return i}removeListener(e,r){return this.off(e,r)}off(e,r){
let i=super.off(e,r);return e==="data"&&(this[Ji]=this.listeners("data").length,this[Ji]===0&&!this[Et]&&!this[it].length&&(this[Ie]=false)),i}removeAllListeners(e){
let r=super.removeAllListeners(e);return(e==="data"||e===void 0)&&(this[Ji]=0,!this[Et]&&!this[it].length&&(this[Ie]=false)),r}get emittedEnd(){return this[mi]}[Pr](){
!this[Xa]&&!this[mi]&&!this[_e]&&this[Re].length===0&&this[Cr]&&(this[Xa]=true,this.emit("end"),this.emit("prefinish"),this.emit("finish"),this[Ya]&&this.emit("\
close"),this[Xa]=false)}emit(e,...r){let i=r[0];if(e!=="error"&&e!=="close"&&e!==_e&&this[_e])return false;if(e==="data")return!this[Ve]&&!i?false:this[ur]?(xn(
()=>this[Fh](i)),true):this[Fh](i);if(e==="end")return this[OS]();if(e==="close"){if(this[Ya]=true,!this[mi]&&!this[_e])return false;let n=super.emit("close");return this.
removeAllListeners("close"),n}else if(e==="error"){this[Nn]=i,super.emit(kh,i);let n=!this[Dn]||this.listeners("error").length?super.emit("error",i):false;return this[Pr](),
n}else if(e==="resume"){let n=super.emit("resume");return this[Pr](),n}else if(e==="finish"||e==="prefinish"){let n=super.emit(e);return this.removeAllListeners(
e),n}let s=super.emit(e,...r);return this[Pr](),s}[Fh](e){for(let i of this[it])i.dest.write(e)===false&&this.pause();let r=this[Et]?false:super.emit("data",e);
return this[Pr](),r}[OS](){return this[mi]?false:(this[mi]=true,this.readable=false,this[ur]?(xn(()=>this[Hh]()),true):this[Hh]())}[Hh](){if(this[Ns]){let r=this[Ns].
end();if(r){for(let i of this[it])i.dest.write(r);this[Et]||super.emit("data",r)}}for(let r of this[it])r.end();let e=super.emit("end");return this.removeAllListeners(
"end"),e}async collect(){let e=Object.assign([],{dataLength:0});this[Ve]||(e.dataLength=0);let r=this.promise();return this.on("data",i=>{e.push(i),this[Ve]||(e.
dataLength+=i.length)}),await r,e}async concat(){if(this[Ve])throw new Error("cannot concat in objectMode");let e=await this.collect();return this[Kt]?e.join(""):
Buffer.concat(e,e.dataLength)}async promise(){return new Promise((e,r)=>{this.on(_e,()=>r(new Error("stream destroyed"))),this.on("error",i=>r(i)),this.on("end",
()=>e())})}[Symbol.asyncIterator](){this[Et]=false;let e=false,r=async()=>(this.pause(),e=true,{value:void 0,done:true});return{next:()=>{if(e)return r();let s=this.
read();if(s!==null)return Promise.resolve({done:false,value:s});if(this[Cr])return r();let n,o,a=h=>{this.off("data",c),this.off("end",u),this.off(_e,l),r(),o(h)},
c=h=>{this.off("error",a),this.off("end",u),this.off(_e,l),this.pause(),n({value:h,done:!!this[Cr]})},u=()=>{this.off("error",a),this.off("data",c),this.off(_e,
l),r(),n({done:true,value:void 0})},l=()=>a(new Error("stream destroyed"));return new Promise((h,d)=>{o=d,n=h,this.once(_e,l),this.once("error",a),this.once("en\
d",u),this.once("data",c)})},throw:r,return:r,[Symbol.asyncIterator](){return this},[Symbol.asyncDispose]:async()=>{}}}[Symbol.iterator](){this[Et]=false;let e=false,
r=()=>(this.pause(),this.off(kh,r),this.off(_e,r),this.off("end",r),e=true,{done:true,value:void 0}),i=()=>{if(e)return r();let s=this.read();return s===null?r():
{done:false,value:s}};return this.once("end",r),this.once(kh,r),this.once(_e,r),{next:i,throw:r,return:r,[Symbol.iterator](){return this},[Symbol.dispose]:()=>{}}}destroy(e){
if(this[_e])return e?this.emit("error",e):this.emit(_e),this;this[_e]=true,this[Et]=true,this[Re].length=0,this[Ce]=0;let r=this;return typeof r.close=="functio\
n"&&!this[Ya]&&r.close(),e?this.emit("error",e):this.emit(_e),this}static get isStream(){return st.isStream}};st.Minipass=rc});var Vh=p(Ds=>{"use strict";var cP=Ds&&
Ds.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(Ds,"__esModule",{value:true});Ds.constants=void 0;var uP=cP(A("zlib")),
lP=uP.default.constants||{ZLIB_VERNUM:4736};Ds.constants=Object.freeze(Object.assign(Object.create(null),{Z_NO_FLUSH:0,Z_PARTIAL_FLUSH:1,Z_SYNC_FLUSH:2,Z_FULL_FLUSH:3,
Z_FINISH:4,Z_BLOCK:5,Z_OK:0,Z_STREAM_END:1,Z_NEED_DICT:2,Z_ERRNO:-1,Z_STREAM_ERROR:-2,Z_DATA_ERROR:-3,Z_MEM_ERROR:-4,Z_BUF_ERROR:-5,Z_VERSION_ERROR:-6,Z_NO_COMPRESSION:0,
Z_BEST_SPEED:1,Z_BEST_COMPRESSION:9,Z_DEFAULT_COMPRESSION:-1,Z_FILTERED:1,Z_HUFFMAN_ONLY:2,Z_RLE:3,Z_FIXED:4,Z_DEFAULT_STRATEGY:0,DEFLATE:1,INFLATE:2,GZIP:3,GUNZIP:4,
DEFLATERAW:5,INFLATERAW:6,UNZIP:7,BROTLI_DECODE:8,BROTLI_ENCODE:9,Z_MIN_WINDOWBITS:8,Z_MAX_WINDOWBITS:15,Z_DEFAULT_WINDOWBITS:15,Z_MIN_CHUNK:64,Z_MAX_CHUNK:1/0,
Z_DEFAULT_CHUNK:16384,Z_MIN_MEMLEVEL:1,Z_MAX_MEMLEVEL:9,Z_DEFAULT_MEMLEVEL:8,Z_MIN_LEVEL:-1,Z_MAX_LEVEL:9,Z_DEFAULT_LEVEL:-1,BROTLI_OPERATION_PROCESS:0,BROTLI_OPERATION_FLUSH:1,
BROTLI_OPERATION_FINISH:2,BROTLI_OPERATION_EMIT_METADATA:3,BROTLI_MODE_GENERIC:0,BROTLI_MODE_TEXT:1,BROTLI_MODE_FONT:2,BROTLI_DEFAULT_MODE:0,BROTLI_MIN_QUALITY:0,
BROTLI_MAX_QUALITY:11,BROTLI_DEFAULT_QUALITY:11,BROTLI_MIN_WINDOW_BITS:10,BROTLI_MAX_WINDOW_BITS:24,BROTLI_LARGE_MAX_WINDOW_BITS:30,BROTLI_DEFAULT_WINDOW:22,BROTLI_MIN_INPUT_BLOCK_BITS:16,
BROTLI_MAX_INPUT_BLOCK_BITS:24,BROTLI_PARAM_MODE:0,BROTLI_PARAM_QUALITY:1,BROTLI_PARAM_LGWIN:2,BROTLI_PARAM_LGBLOCK:3,BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING:4,
BROTLI_PARAM_SIZE_HINT:5,BROTLI_PARAM_LARGE_WINDOW:6,BROTLI_PARAM_NPOSTFIX:7,BROTLI_PARAM_NDIRECT:8,BROTLI_DECODER_RESULT_ERROR:0,BROTLI_DECODER_RESULT_SUCCESS:1,
BROTLI_DECODER_RESULT_NEEDS_MORE_INPUT:2,BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT:3,BROTLI_DECODER_PARAM_DISABLE_RING_BUFFER_REALLOCATION:0,BROTLI_DECODER_PARAM_LARGE_WINDOW:1,
BROTLI_DECODER_NO_ERROR:0,BROTLI_DECODER_SUCCESS:1,BROTLI_DECODER_NEEDS_MORE_INPUT:2,BROTLI_DECODER_NEEDS_MORE_OUTPUT:3,BROTLI_DECODER_ERROR_FORMAT_EXUBERANT_NIBBLE:-1,
BROTLI_DECODER_ERROR_FORMAT_RESERVED:-2,BROTLI_DECODER_ERROR_FORMAT_EXUBERANT_META_NIBBLE:-3,BROTLI_DECODER_ERROR_FORMAT_SIMPLE_HUFFMAN_ALPHABET:-4,BROTLI_DECODER_ERROR_FORMAT_SIMPLE_HUFFMAN_SAME:-5,
BROTLI_DECODER_ERROR_FORMAT_CL_SPACE:-6,BROTLI_DECODER_ERROR_FORMAT_HUFFMAN_SPACE:-7,BROTLI_DECODER_ERROR_FORMAT_CONTEXT_MAP_REPEAT:-8,BROTLI_DECODER_ERROR_FORMAT_BLOCK_LENGTH_1:-9,
BROTLI_DECODER_ERROR_FORMAT_BLOCK_LENGTH_2:-10,BROTLI_DECODER_ERROR_FORMAT_TRANSFORM:-11,BROTLI_DECODER_ERROR_FORMAT_DICTIONARY:-12,BROTLI_DECODER_ERROR_FORMAT_WINDOW_BITS:-13,
BROTLI_DECODER_ERROR_FORMAT_PADDING_1:-14,BROTLI_DECODER_ERROR_FORMAT_PADDING_2:-15,BROTLI_DECODER_ERROR_FORMAT_DISTANCE:-16,BROTLI_DECODER_ERROR_DICTIONARY_NOT_SET:-19,
BROTLI_DECODER_ERROR_INVALID_ARGUMENTS:-20,BROTLI_DECODER_ERROR_ALLOC_CONTEXT_MODES:-21,BROTLI_DECODER_ERROR_ALLOC_TREE_GROUPS:-22,BROTLI_DECODER_ERROR_ALLOC_CONTEXT_MAP:-25,
BROTLI_DECODER_ERROR_ALLOC_RING_BUFFER_1:-26,BROTLI_DECODER_ERROR_ALLOC_RING_BUFFER_2:-27,BROTLI_DECODER_ERROR_ALLOC_BLOCK_TYPE_TREES:-30,BROTLI_DECODER_ERROR_UNREACHABLE:-31},
lP))});var IS=p(X=>{"use strict";var hP=X&&X.__createBinding||(Object.create?(function(t,e,r,i){i===void 0&&(i=r);var s=Object.getOwnPropertyDescriptor(e,r);(!s||
("get"in s?!e.__esModule:s.writable||s.configurable))&&(s={enumerable:true,get:function(){return e[r]}}),Object.defineProperty(t,i,s)}):(function(t,e,r,i){i===void 0&&
(i=r),t[i]=e[r]})),fP=X&&X.__setModuleDefault||(Object.create?(function(t,e){Object.defineProperty(t,"default",{enumerable:true,value:e})}):function(t,e){t.default=
e}),dP=X&&X.__importStar||(function(){var t=function(e){return t=Object.getOwnPropertyNames||function(r){var i=[];for(var s in r)Object.prototype.hasOwnProperty.
call(r,s)&&(i[i.length]=s);return i},t(e)};return function(e){if(e&&e.__esModule)return e;var r={};if(e!=null)for(var i=t(e),s=0;s<i.length;s++)i[s]!=="default"&&
hP(r,e,i[s]);return fP(r,e),r}})(),pP=X&&X.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(X,"__esModule",{value:true});
X.ZstdDecompress=X.ZstdCompress=X.BrotliDecompress=X.BrotliCompress=X.Unzip=X.InflateRaw=X.DeflateRaw=X.Gunzip=X.Gzip=X.Inflate=X.Deflate=X.Zlib=X.ZlibError=X.constants=
void 0;var zh=pP(A("assert")),zi=A("buffer"),mP=Ke(),AS=dP(A("zlib")),lr=Vh(),gP=Vh();Object.defineProperty(X,"constants",{enumerable:true,get:function(){return gP.
constants}});var _P=zi.Buffer.concat,TS=Object.getOwnPropertyDescriptor(zi.Buffer,"concat"),SP=t=>t,Kh=TS?.writable===true||TS?.set!==void 0?t=>{zi.Buffer.concat=
t?SP:_P}:t=>{},Gi=Symbol("_superWrite"),Wi=class extends Error{code;errno;constructor(e,r){super("zlib: "+e.message,{cause:e}),this.code=e.code,this.errno=e.errno,
this.code||(this.code="ZLIB_ERROR"),this.message="zlib: "+e.message,Error.captureStackTrace(this,r??this.constructor)}get name(){return"ZlibError"}};X.ZlibError=
Wi;var Jh=Symbol("flushFlag"),Ln=class extends mP.Minipass{#t=false;#r=false;#n;#i;#l;#p;#a;get sawError(){return this.#t}get handle(){return this.#p}get flushFlag(){
return this.#n}constructor(e,r){if(!e||typeof e!="object")throw new TypeError("invalid options for ZlibBase constructor");if(super(e),this.#n=e.flush??0,this.#i=
e.finishFlush??0,this.#l=e.fullFlushFlag??0,typeof AS[r]!="function")throw new TypeError("Compression method not supported: "+r);try{this.#p=new AS[r](e)}catch(i){
throw new Wi(i,this.constructor)}this.#a=i=>{this.#t||(this.#t=true,this.close(),this.emit("error",i))},this.#p?.on("error",i=>this.#a(new Wi(i))),this.once("en\
d",()=>this.close)}close(){this.#p&&(this.#p.close(),this.#p=void 0,this.emit("close"))}reset(){if(!this.#t)return(0,zh.default)(this.#p,"zlib binding closed"),
this.#p.reset?.()}flush(e){this.ended||(typeof e!="number"&&(e=this.#l),this.write(Object.assign(zi.Buffer.alloc(0),{[Jh]:e})))}end(e,r,i){return typeof e=="fun\
ction"&&(i=e,r=void 0,e=void 0),typeof r=="function"&&(i=r,r=void 0),e&&(r?this.write(e,r):this.write(e)),this.flush(this.#i),this.#r=true,super.end(i)}get ended(){
return this.#r}[Gi](e){return super.write(e)}write(e,r,i){if(typeof r=="function"&&(i=r,r="utf8"),typeof e=="string"&&(e=zi.Buffer.from(e,r)),this.#t)return;(0,
zh.default)(this.#p,"zlib binding closed");let s=this.#p._handle,n=s.close;s.close=()=>{};let o=this.#p.close;this.#p.close=()=>{},Kh(true);let a;try{let u=typeof e[Jh]==
"number"?e[Jh]:this.#n;a=this.#p._processChunk(e,u),Kh(false)}catch(u){Kh(false),this.#a(new Wi(u,this.write))}finally{this.#p&&(this.#p._handle=s,s.close=n,this.#p.
close=o,this.#p.removeAllListeners("error"))}this.#p&&this.#p.on("error",u=>this.#a(new Wi(u,this.write)));let c;if(a)if(Array.isArray(a)&&a.length>0){let u=a[0];
c=this[Gi](zi.Buffer.from(u));for(let l=1;l<a.length;l++)c=this[Gi](a[l])}else c=this[Gi](zi.Buffer.from(a));return i&&i(),c}},hr=class extends Ln{#t;#r;constructor(e,r){
e=e||{},e.flush=e.flush||lr.constants.Z_NO_FLUSH,e.finishFlush=e.finishFlush||lr.constants.Z_FINISH,e.fullFlushFlag=lr.constants.Z_FULL_FLUSH,super(e,r),this.#t=
e.level,this.#r=e.strategy}params(e,r){if(!this.sawError){if(!this.handle)throw new Error("cannot switch params when binding is closed");if(!this.handle.params)
throw new Error("not supported in this implementation");if(this.#t!==e||this.#r!==r){this.flush(lr.constants.Z_SYNC_FLUSH),(0,zh.default)(this.handle,"zlib bind\
ing closed");let i=this.handle.flush;this.handle.flush=(s,n)=>{typeof s=="function"&&(n=s,s=this.flushFlag),this.flush(s),n?.()};try{this.handle.params(e,r)}finally{
this.handle.flush=i}this.handle&&(this.#t=e,this.#r=r)}}}};X.Zlib=hr;var Gh=class extends hr{constructor(e){super(e,"Deflate")}};X.Deflate=Gh;var Wh=class extends hr{constructor(e){
super(e,"Inflate")}};X.Inflate=Wh;var Xh=class extends hr{#t;constructor(e){super(e,"Gzip"),this.#t=e&&!!e.portable}[Gi](e){return this.#t?(this.#t=false,e[9]=255,
super[Gi](e)):super[Gi](e)}};X.Gzip=Xh;var Yh=class extends hr{constructor(e){super(e,"Gunzip")}};X.Gunzip=Yh;var Zh=class extends hr{constructor(e){super(e,"De\
flateRaw")}};X.DeflateRaw=Zh;var Qh=class extends hr{constructor(e){super(e,"InflateRaw")}};X.InflateRaw=Qh;var ef=class extends hr{constructor(e){super(e,"Unzi\
p")}};X.Unzip=ef;var ic=class extends Ln{constructor(e,r){e=e||{},e.flush=e.flush||lr.constants.BROTLI_OPERATION_PROCESS,e.finishFlush=e.finishFlush||lr.constants.
BROTLI_OPERATION_FINISH,e.fullFlushFlag=lr.constants.BROTLI_OPERATION_FLUSH,super(e,r)}},tf=class extends ic{constructor(e){super(e,"BrotliCompress")}};X.BrotliCompress=
tf;var rf=class extends ic{constructor(e){super(e,"BrotliDecompress")}};X.BrotliDecompress=rf;var sc=class extends Ln{constructor(e,r){e=e||{},e.flush=e.flush||
lr.constants.ZSTD_e_continue,e.finishFlush=e.finishFlush||lr.constants.ZSTD_e_end,e.fullFlushFlag=lr.constants.ZSTD_e_flush,super(e,r)}},sf=class extends sc{constructor(e){
super(e,"ZstdCompress")}};X.ZstdCompress=sf;var nf=class extends sc{constructor(e){super(e,"ZstdDecompress")}};X.ZstdDecompress=nf});var US=p((wq,MS)=>{"use str\
ict";var RS=typeof process=="object"&&process?process:{stdout:null,stderr:null},yP=A("events"),CS=A("stream"),PS=A("string_decoder").StringDecoder,Nr=Symbol("EO\
F"),Br=Symbol("maybeEmitEnd"),gi=Symbol("emittedEnd"),nc=Symbol("emittingEnd"),Mn=Symbol("emittedError"),oc=Symbol("closed"),NS=Symbol("read"),ac=Symbol("flush"),
BS=Symbol("flushChunk"),lt=Symbol("encoding"),Dr=Symbol("decoder"),cc=Symbol("flowing"),Un=Symbol("paused"),xs=Symbol("resume"),Pe=Symbol("bufferLength"),of=Symbol(
"bufferPush"),af=Symbol("bufferShift"),Je=Symbol("objectMode"),ze=Symbol("destroyed"),cf=Symbol("emitData"),DS=Symbol("emitEnd"),uf=Symbol("emitEnd2"),xr=Symbol(
"async"),kn=t=>Promise.resolve().then(t),xS=global._MP_NO_ITERATOR_SYMBOLS_!=="1",EP=xS&&Symbol.asyncIterator||Symbol("asyncIterator not implemented"),bP=xS&&Symbol.
iterator||Symbol("iterator not implemented"),wP=t=>t==="end"||t==="finish"||t==="prefinish",OP=t=>t instanceof ArrayBuffer||typeof t=="object"&&t.constructor&&t.
constructor.name==="ArrayBuffer"&&t.byteLength>=0,vP=t=>!Buffer.isBuffer(t)&&ArrayBuffer.isView(t),uc=class{constructor(e,r,i){this.src=e,this.dest=r,this.opts=
i,this.ondrain=()=>e[xs](),r.on("drain",this.ondrain)}unpipe(){this.dest.removeListener("drain",this.ondrain)}proxyErrors(){}end(){this.unpipe(),this.opts.end&&
this.dest.end()}},lf=class extends uc{unpipe(){this.src.removeListener("error",this.proxyErrors),super.unpipe()}constructor(e,r,i){super(e,r,i),this.proxyErrors=
s=>r.emit("error",s),e.on("error",this.proxyErrors)}};MS.exports=class LS extends CS{constructor(e){super(),this[cc]=false,this[Un]=false,this.pipes=[],this.buffer=
[],this[Je]=e&&e.objectMode||false,this[Je]?this[lt]=null:this[lt]=e&&e.encoding||null,this[lt]==="buffer"&&(this[lt]=null),this[xr]=e&&!!e.async||false,this[Dr]=
this[lt]?new PS(this[lt]):null,this[Nr]=false,this[gi]=false,this[nc]=false,this[oc]=false,this[Mn]=null,this.writable=true,this.readable=true,this[Pe]=0,this[ze]=
false}get bufferLength(){return this[Pe]}get encoding(){return this[lt]}set encoding(e){if(this[Je])throw new Error("cannot set encoding in objectMode");if(this[lt]&&
e!==this[lt]&&(this[Dr]&&this[Dr].lastNeed||this[Pe]))throw new Error("cannot change encoding");this[lt]!==e&&(this[Dr]=e?new PS(e):null,this.buffer.length&&(this.
buffer=this.buffer.map(r=>this[Dr].write(r)))),this[lt]=e}setEncoding(e){this.encoding=e}get objectMode(){return this[Je]}set objectMode(e){this[Je]=this[Je]||!!e}get async(){
return this[xr]}set async(e){this[xr]=this[xr]||!!e}write(e,r,i){if(this[Nr])throw new Error("write after end");if(this[ze])return this.emit("error",Object.assign(
new Error("Cannot call write after a stream was destroyed"),{code:"ERR_STREAM_DESTROYED"})),true;typeof r=="function"&&(i=r,r="utf8"),r||(r="utf8");let s=this[xr]?
kn:n=>n();return!this[Je]&&!Buffer.isBuffer(e)&&(vP(e)?e=Buffer.from(e.buffer,e.byteOffset,e.byteLength):OP(e)?e=Buffer.from(e):typeof e!="string"&&(this.objectMode=
true)),this[Je]?(this.flowing&&this[Pe]!==0&&this[ac](true),this.flowing?this.emit("data",e):this[of](e),this[Pe]!==0&&this.emit("readable"),i&&s(i),this.flowing):
e.length?(typeof e=="string"&&!(r===this[lt]&&!this[Dr].lastNeed)&&(e=Buffer.from(e,r)),Buffer.isBuffer(e)&&this[lt]&&(e=this[Dr].write(e)),this.flowing&&this[Pe]!==
0&&this[ac](true),this.flowing?this.emit("data",e):this[of](e),this[Pe]!==0&&this.emit("readable"),i&&s(i),this.flowing):(this[Pe]!==0&&this.emit("readable"),i&&
s(i),this.flowing)}read(e){if(this[ze])return null;if(this[Pe]===0||e===0||e>this[Pe])return this[Br](),null;this[Je]&&(e=null),this.buffer.length>1&&!this[Je]&&
(this.encoding?this.buffer=[this.buffer.join("")]:this.buffer=[Buffer.concat(this.buffer,this[Pe])]);let r=this[NS](e||null,this.buffer[0]);return this[Br](),r}[NS](e,r){
return e===r.length||e===null?this[af]():(this.buffer[0]=r.slice(e),r=r.slice(0,e),this[Pe]-=e),this.emit("data",r),!this.buffer.length&&!this[Nr]&&this.emit("d\
rain"),r}end(e,r,i){return typeof e=="function"&&(i=e,e=null),typeof r=="function"&&(i=r,r="utf8"),e&&this.write(e,r),i&&this.once("end",i),this[Nr]=true,this.writable=
false,(this.flowing||!this[Un])&&this[Br](),this}[xs](){this[ze]||(this[Un]=false,this[cc]=true,this.emit("resume"),this.buffer.length?this[ac]():this[Nr]?this[Br]():
this.emit("drain"))}resume(){return this[xs]()}pause(){this[cc]=false,this[Un]=true}get destroyed(){return this[ze]}get flowing(){return this[cc]}get paused(){return this[Un]}[of](e){
this[Je]?this[Pe]+=1:this[Pe]+=e.length,this.buffer.push(e)}[af](){return this.buffer.length&&(this[Je]?this[Pe]-=1:this[Pe]-=this.buffer[0].length),this.buffer.
shift()}[ac](e){do;while(this[BS](this[af]()));!e&&!this.buffer.length&&!this[Nr]&&this.emit("drain")}[BS](e){return e?(this.emit("data",e),this.flowing):false}pipe(e,r){
if(this[ze])return;let i=this[gi];return r=r||{},e===RS.stdout||e===RS.stderr?r.end=false:r.end=r.end!==false,r.proxyErrors=!!r.proxyErrors,i?r.end&&e.end():(this.
pipes.push(r.proxyErrors?new lf(this,e,r):new uc(this,e,r)),this[xr]?kn(()=>this[xs]()):this[xs]()),e}unpipe(e){let r=this.pipes.find(i=>i.dest===e);r&&(this.pipes.
splice(this.pipes.indexOf(r),1),r.unpipe())}addListener(e,r){return this.on(e,r)}on(e,r){let i=super.on(e,r);return e==="data"&&!this.pipes.length&&!this.flowing?
this[xs]():e==="readable"&&this[Pe]!==0?super.emit("readable"):wP(e)&&this[gi]?(super.emit(e),this.removeAllListeners(e)):e==="error"&&this[Mn]&&(this[xr]?kn(()=>r.
call(this,this[Mn])):r.call(this,this[Mn])),i}get emittedEnd(){return this[gi]}[Br](){!this[nc]&&!this[gi]&&!this[ze]&&this.buffer.length===0&&this[Nr]&&(this[nc]=
true,this.emit("end"),this.emit("prefinish"),this.emit("finish"),this[oc]&&this.emit("close"),this[nc]=false)}emit(e,r,...i){if(e!=="error"&&e!=="close"&&e!==ze&&
this[ze])return;if(e==="data")return r?this[xr]?kn(()=>this[cf](r)):this[cf](r):false;if(e==="end")return this[DS]();if(e==="close"){if(this[oc]=true,!this[gi]&&
!this[ze])return;let n=super.emit("close");return this.removeAllListeners("close"),n}else if(e==="error"){this[Mn]=r;let n=super.emit("error",r);return this[Br](),
n}else if(e==="resume"){let n=super.emit("resume");return this[Br](),n}else if(e==="finish"||e==="prefinish"){let n=super.emit(e);return this.removeAllListeners(
e),n}let s=super.emit(e,r,...i);return this[Br](),s}[cf](e){for(let i of this.pipes)i.dest.write(e)===false&&this.pause();let r=super.emit("data",e);return this[Br](),
r}[DS](){this[gi]||(this[gi]=true,this.readable=false,this[xr]?kn(()=>this[uf]()):this[uf]())}[uf](){if(this[Dr]){let r=this[Dr].end();if(r){for(let i of this.pipes)
i.dest.write(r);super.emit("data",r)}}for(let r of this.pipes)r.end();let e=super.emit("end");return this.removeAllListeners("end"),e}collect(){let e=[];this[Je]||
(e.dataLength=0);let r=this.promise();return this.on("data",i=>{e.push(i),this[Je]||(e.dataLength+=i.length)}),r.then(()=>e)}concat(){return this[Je]?Promise.reject(
new Error("cannot concat in objectMode")):this.collect().then(e=>this[Je]?Promise.reject(new Error("cannot concat in objectMode")):this[lt]?e.join(""):Buffer.concat(
e,e.dataLength))}promise(){return new Promise((e,r)=>{this.on(ze,()=>r(new Error("stream destroyed"))),this.on("error",i=>r(i)),this.on("end",()=>e())})}[EP](){
return{next:()=>{let r=this.read();if(r!==null)return Promise.resolve({done:false,value:r});if(this[Nr])return Promise.resolve({done:true});let i=null,s=null,n=u=>{
this.removeListener("data",o),this.removeListener("end",a),s(u)},o=u=>{this.removeListener("error",n),this.removeListener("end",a),this.pause(),i({value:u,done:!!this[Nr]})},
a=()=>{this.removeListener("error",n),this.removeListener("data",o),i({done:true})},c=()=>n(new Error("stream destroyed"));return new Promise((u,l)=>{s=l,i=u,this.
once(ze,c),this.once("error",n),this.once("end",a),this.once("data",o)})}}}[bP](){return{next:()=>{let r=this.read();return{value:r,done:r===null}}}}destroy(e){
return this[ze]?(e?this.emit("error",e):this.emit(ze),this):(this[ze]=true,this.buffer.length=0,this[Pe]=0,typeof this.close=="function"&&!this[oc]&&this.close(),
e?this.emit("error",e):this.emit(ze),this)}static isStream(e){return!!e&&(e instanceof LS||e instanceof CS||e instanceof yP&&(typeof e.pipe=="function"||typeof e.
write=="function"&&typeof e.end=="function"))}}});var FS=p((Oq,kS)=>{var AP=US(),Fn=class extends Error{constructor(e,r){super(`Bad data size: expected ${r} byt\
es, but got ${e}`),this.expect=r,this.found=e,this.code="EBADSIZE",Error.captureStackTrace(this,this.constructor)}get name(){return"SizeError"}},lc=class extends AP{constructor(e={}){
if(super(e),e.objectMode)throw new TypeError(`${this.constructor.name} streams only work with string and buffer data`);if(this.found=0,this.expect=e.size,typeof this.
expect!="number"||this.expect>Number.MAX_SAFE_INTEGER||isNaN(this.expect)||this.expect<0||!isFinite(this.expect)||this.expect!==Math.floor(this.expect))throw new Error(
"invalid expected size: "+this.expect)}write(e,r,i){let s=Buffer.isBuffer(e)?e:typeof e=="string"?Buffer.from(e,typeof r=="string"?r:"utf8"):e;return Buffer.isBuffer(
s)?(this.found+=s.length,this.found>this.expect&&this.emit("error",new Fn(this.found,this.expect)),super.write(e,r,i)):(this.emit("error",new TypeError(`${this.
constructor.name} streams only work with string and buffer data`)),false)}emit(e,...r){return e==="end"&&this.found!==this.expect&&this.emit("error",new Fn(this.
found,this.expect)),super.emit(e,...r)}};lc.SizeError=Fn;kS.exports=lc});var $S=p((vq,HS)=>{"use strict";var{Minipass:TP}=Ke(),hf=Symbol("type"),Lr=Symbol("buff\
er"),hc=class t{constructor(e,r){this[hf]="";let i=[],s=0;if(e){let o=e,a=Number(o.length);for(let c=0;c<a;c++){let u=o[c],l=u instanceof Buffer?u:ArrayBuffer.isView(
u)?Buffer.from(u.buffer,u.byteOffset,u.byteLength):u instanceof ArrayBuffer?Buffer.from(u):u instanceof t?u[Lr]:typeof u=="string"?Buffer.from(u):Buffer.from(String(
u));s+=l.length,i.push(l)}}this[Lr]=Buffer.concat(i,s);let n=r&&r.type!==void 0&&String(r.type).toLowerCase();n&&!/[^\u0020-\u007E]/.test(n)&&(this[hf]=n)}get size(){
return this[Lr].length}get type(){return this[hf]}text(){return Promise.resolve(this[Lr].toString())}arrayBuffer(){let e=this[Lr],r=e.byteOffset,i=e.byteLength,
s=e.buffer.slice(r,r+i);return Promise.resolve(s)}stream(){return new TP().end(this[Lr])}slice(e,r,i){let s=this.size,n=e===void 0?0:e<0?Math.max(s+e,0):Math.min(
e,s),o=r===void 0?s:r<0?Math.max(s+r,0):Math.min(r,s),a=Math.max(o-n,0),u=this[Lr].slice(n,n+a),l=new t([],{type:i});return l[Lr]=u,l}get[Symbol.toStringTag](){
return"Blob"}static get BUFFER(){return Lr}};Object.defineProperties(hc.prototype,{size:{enumerable:true},type:{enumerable:true}});HS.exports=hc});var df=p((Aq,qS)=>{
"use strict";var ff=class extends Error{constructor(e,r,i){super(e),this.code="FETCH_ERROR",i&&Object.assign(this,i),this.errno=this.code,this.type=this.code===
"EBADSIZE"&&this.found>this.expect?"max-size":r,this.message=e,Error.captureStackTrace(this,this.constructor)}get name(){return"FetchError"}set name(e){}get[Symbol.
toStringTag](){return"FetchError"}};qS.exports=ff});var dc=p((Tq,KS)=>{"use strict";var{Minipass:fr}=Ke(),pf=FS(),VS=$S(),{BUFFER:IP}=VS,Hn=df(),mf;try{mf=A("en\
coding").convert}catch{}var Mr=Symbol("Body internals"),Xi=Symbol("consumeBody"),fc=class{constructor(e,r={}){let{size:i=0,timeout:s=0}=r,n=e==null?null:jS(e)?Buffer.
from(e.toString()):$n(e)||Buffer.isBuffer(e)?e:Object.prototype.toString.call(e)==="[object ArrayBuffer]"?Buffer.from(e):ArrayBuffer.isView(e)?Buffer.from(e.buffer,
e.byteOffset,e.byteLength):fr.isStream(e)?e:Buffer.from(String(e));this[Mr]={body:n,disturbed:false,error:null},this.size=i,this.timeout=s,fr.isStream(n)&&n.on(
"error",o=>{let a=o.name==="AbortError"?o:new Hn(`Invalid response while trying to fetch ${this.url}: ${o.message}`,"system",o);this[Mr].error=a})}get body(){return this[Mr].
body}get bodyUsed(){return this[Mr].disturbed}arrayBuffer(){return this[Xi]().then(e=>e.buffer.slice(e.byteOffset,e.byteOffset+e.byteLength))}blob(){let e=this.
headers&&this.headers.get("content-type")||"";return this[Xi]().then(r=>Object.assign(new VS([],{type:e.toLowerCase()}),{[IP]:r}))}async json(){let e=await this[Xi]();
try{return JSON.parse(e.toString())}catch(r){throw new Hn(`invalid json response body at ${this.url} reason: ${r.message}`,"invalid-json")}}text(){return this[Xi]().
then(e=>e.toString())}buffer(){return this[Xi]()}textConverted(){return this[Xi]().then(e=>RP(e,this.headers))}[Xi](){if(this[Mr].disturbed)return Promise.reject(
new TypeError(`body used already for: ${this.url}`));if(this[Mr].disturbed=true,this[Mr].error)return Promise.reject(this[Mr].error);if(this.body===null)return Promise.
resolve(Buffer.alloc(0));if(Buffer.isBuffer(this.body))return Promise.resolve(this.body);let e=$n(this.body)?this.body.stream():this.body;if(!fr.isStream(e))return Promise.
resolve(Buffer.alloc(0));let r=this.size&&e instanceof pf||!this.size&&e instanceof fr&&!(e instanceof pf)?e:this.size?new pf({size:this.size}):new fr,i=this.timeout&&
r.writable?setTimeout(()=>{r.emit("error",new Hn(`Response timeout while trying to fetch ${this.url} (over ${this.timeout}ms)`,"body-timeout"))},this.timeout):null;
return i&&i.unref&&i.unref(),new Promise(s=>{r!==e&&(e.on("error",n=>r.emit("error",n)),e.pipe(r)),s()}).then(()=>r.concat()).then(s=>(clearTimeout(i),s)).catch(
s=>{throw clearTimeout(i),s.name==="AbortError"||s.name==="FetchError"?s:s.name==="RangeError"?new Hn(`Could not create Buffer from response body for ${this.url}\
: ${s.message}`,"system",s):new Hn(`Invalid response body while trying to fetch ${this.url}: ${s.message}`,"system",s)})}static clone(e){if(e.bodyUsed)throw new Error(
"cannot clone body after it is used");let r=e.body;if(fr.isStream(r)&&typeof r.getBoundary!="function"){let i=new fr,s=new fr,n=new fr;return i.on("error",o=>{s.
emit("error",o),n.emit("error",o)}),r.on("error",o=>i.emit("error",o)),i.pipe(s),i.pipe(n),r.pipe(i),e[Mr].body=s,n}else return e.body}static extractContentType(e){
return e==null?null:typeof e=="string"?"text/plain;charset=UTF-8":jS(e)?"application/x-www-form-urlencoded;charset=UTF-8":$n(e)?e.type||null:Buffer.isBuffer(e)||
Object.prototype.toString.call(e)==="[object ArrayBuffer]"||ArrayBuffer.isView(e)?null:typeof e.getBoundary=="function"?`multipart/form-data;boundary=${e.getBoundary()}`:
fr.isStream(e)?null:"text/plain;charset=UTF-8"}static getTotalBytes(e){let{body:r}=e;return r==null?0:$n(r)?r.size:Buffer.isBuffer(r)?r.length:r&&typeof r.getLengthSync==
"function"&&(r._lengthRetrievers&&r._lengthRetrievers.length===0||r.hasKnownLength&&r.hasKnownLength())?r.getLengthSync():null}static writeToStream(e,r){let{body:i}=r;
return i==null?e.end():Buffer.isBuffer(i)||typeof i=="string"?e.end(i):($n(i)?i.stream():i).on("error",n=>e.emit("error",n)).pipe(e),e}};Object.defineProperties(
fc.prototype,{body:{enumerable:true},bodyUsed:{enumerable:true},arrayBuffer:{enumerable:true},blob:{enumerable:true},json:{enumerable:true},text:{enumerable:true}});
var jS=t=>typeof t!="object"||typeof t.append!="function"||typeof t.delete!="function"||typeof t.get!="function"||typeof t.getAll!="function"||typeof t.has!="fu\
nction"||typeof t.set!="function"?false:t.constructor.name==="URLSearchParams"||Object.prototype.toString.call(t)==="[object URLSearchParams]"||typeof t.sort=="\
function",$n=t=>typeof t=="object"&&typeof t.arrayBuffer=="function"&&typeof t.type=="string"&&typeof t.stream=="function"&&typeof t.constructor=="function"&&typeof t.
constructor.name=="string"&&/^(Blob|File)$/.test(t.constructor.name)&&/^(Blob|File)$/.test(t[Symbol.toStringTag]),RP=(t,e)=>{if(typeof mf!="function")throw new Error(
"The package `encoding` must be installed to use the textConverted() function");let r=e&&e.get("content-type"),i="utf-8",s;r&&(s=/charset=([^;]*)/i.exec(r));let n=t.
slice(0,1024).toString();return!s&&n&&(s=/<meta.+?charset=(['"])(.+?)\1/i.exec(n)),!s&&n&&(s=/<meta[\s]+?http-equiv=(['"])content-type\1[\s]+?content=(['"])(.+?)\2/i.
exec(n),s||(s=/<meta[\s]+?content=(['"])(.+?)\1[\s]+?http-equiv=(['"])content-type\3/i.exec(n),s&&s.pop()),s&&(s=/charset=(.*)/i.exec(s.pop()))),!s&&n&&(s=/<\?xml.+?encoding=(['"])(.+?)\1/i.
exec(n)),s&&(i=s.pop(),(i==="gb2312"||i==="gbk")&&(i="gb18030")),mf(t,"UTF-8",i).toString()};KS.exports=fc});var mc=p((Iq,GS)=>{"use strict";var zS=/[^^_`a-zA-Z\-0-9!#$%&'*+.|~]/,
_f=/[^\t\x20-\x7e\x80-\xff]/,qn=t=>{if(t=`${t}`,zS.test(t)||t==="")throw new TypeError(`${t} is not a legal HTTP header name`)},JS=t=>{if(t=`${t}`,_f.test(t))throw new TypeError(
`${t} is not a legal HTTP header value`)},Ls=(t,e)=>{e=e.toLowerCase();for(let r in t)if(r.toLowerCase()===e)return r},Se=Symbol("map"),pc=class t{constructor(e=void 0){
if(this[Se]=Object.create(null),e instanceof t){let r=e.raw(),i=Object.keys(r);for(let s of i)for(let n of r[s])this.append(s,n);return}if(e!=null)if(typeof e==
"object"){let r=e[Symbol.iterator];if(r!=null){if(typeof r!="function")throw new TypeError("Header pairs must be iterable");let i=[];for(let s of e){if(typeof s!=
"object"||typeof s[Symbol.iterator]!="function")throw new TypeError("Each header pair must be iterable");let n=Array.from(s);if(n.length!==2)throw new TypeError(
"Each header pair must be a name/value tuple");i.push(n)}for(let s of i)this.append(s[0],s[1])}else for(let i of Object.keys(e))this.append(i,e[i])}else throw new TypeError(
"Provided initializer must be an object")}get(e){e=`${e}`,qn(e);let r=Ls(this[Se],e);return r===void 0?null:this[Se][r].join(", ")}forEach(e,r=void 0){let i=Sf(
this);for(let s=0;s<i.length;s++){let[n,o]=i[s];e.call(r,o,n,this),i=Sf(this)}}set(e,r){e=`${e}`,r=`${r}`,qn(e),JS(r);let i=Ls(this[Se],e);this[Se][i!==void 0?i:
e]=[r]}append(e,r){e=`${e}`,r=`${r}`,qn(e),JS(r);let i=Ls(this[Se],e);i!==void 0?this[Se][i].push(r):this[Se][e]=[r]}has(e){return e=`${e}`,qn(e),Ls(this[Se],e)!==
void 0}delete(e){e=`${e}`,qn(e);let r=Ls(this[Se],e);r!==void 0&&delete this[Se][r]}raw(){return this[Se]}keys(){return new Yi(this,"key")}values(){return new Yi(
this,"value")}[Symbol.iterator](){return new Yi(this,"key+value")}entries(){return new Yi(this,"key+value")}get[Symbol.toStringTag](){return"Headers"}static exportNodeCompatibleHeaders(e){
let r=Object.assign(Object.create(null),e[Se]),i=Ls(e[Se],"Host");return i!==void 0&&(r[i]=r[i][0]),r}static createHeadersLenient(e){let r=new t;for(let i of Object.
keys(e))if(!zS.test(i))if(Array.isArray(e[i]))for(let s of e[i])_f.test(s)||(r[Se][i]===void 0?r[Se][i]=[s]:r[Se][i].push(s));else _f.test(e[i])||(r[Se][i]=[e[i]]);
return r}};Object.defineProperties(pc.prototype,{get:{enumerable:true},forEach:{enumerable:true},set:{enumerable:true},append:{enumerable:true},has:{enumerable:true},
delete:{enumerable:true},keys:{enumerable:true},values:{enumerable:true},entries:{enumerable:true}});var Sf=(t,e="key+value")=>Object.keys(t[Se]).sort().map(e===
"key"?r=>r.toLowerCase():e==="value"?r=>t[Se][r].join(", "):r=>[r.toLowerCase(),t[Se][r].join(", ")]),gf=Symbol("internal"),Yi=class t{constructor(e,r){this[gf]=
{target:e,kind:r,index:0}}get[Symbol.toStringTag](){return"HeadersIterator"}next(){if(!this||Object.getPrototypeOf(this)!==t.prototype)throw new TypeError("Valu\
e of `this` is not a HeadersIterator");let{target:e,kind:r,index:i}=this[gf],s=Sf(e,r),n=s.length;return i>=n?{value:void 0,done:true}:(this[gf].index++,{value:s[i],
done:false})}};Object.setPrototypeOf(Yi.prototype,Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())));GS.exports=pc});var ZS=p((Rq,YS)=>{"use s\
trict";var CP=A("http"),{STATUS_CODES:PP}=CP,WS=mc(),XS=dc(),{clone:NP,extractContentType:BP}=XS,Ur=Symbol("Response internals"),gc=class t extends XS{constructor(e=null,r={}){
super(e,r);let i=r.status||200,s=new WS(r.headers);if(e!=null&&!s.has("Content-Type")){let n=BP(e);n&&s.append("Content-Type",n)}this[Ur]={url:r.url,status:i,statusText:r.
statusText||PP[i],headers:s,counter:r.counter,trailer:Promise.resolve(r.trailer||new WS)}}get trailer(){return this[Ur].trailer}get url(){return this[Ur].url||""}get status(){
return this[Ur].status}get ok(){return this[Ur].status>=200&&this[Ur].status<300}get redirected(){return this[Ur].counter>0}get statusText(){return this[Ur].statusText}get headers(){
return this[Ur].headers}clone(){return new t(NP(this),{url:this.url,status:this.status,statusText:this.statusText,headers:this.headers,ok:this.ok,redirected:this.
redirected,trailer:this.trailer})}get[Symbol.toStringTag](){return"Response"}};YS.exports=gc;Object.defineProperties(gc.prototype,{url:{enumerable:true},status:{
enumerable:true},ok:{enumerable:true},redirected:{enumerable:true},statusText:{enumerable:true},headers:{enumerable:true},clone:{enumerable:true}})});var QS=p((Cq,DP)=>{
DP.exports={name:"minipass-fetch",version:"4.0.1",description:"An implementation of window.fetch in Node.js using Minipass streams",license:"MIT",main:"lib/inde\
x.js",scripts:{"test:tls-fixtures":"./test/fixtures/tls/setup.sh",test:"tap",snap:"tap",lint:"npm run eslint",postlint:"template-oss-check",lintfix:"npm run esl\
int -- --fix",posttest:"npm run lint","template-oss-apply":"template-oss-apply --force",eslint:'eslint "**/*.{js,cjs,ts,mjs,jsx,tsx}"'},tap:{"coverage-map":"map\
.js","check-coverage":true,"nyc-arg":["--exclude","tap-snapshots/**"]},devDependencies:{"@npmcli/eslint-config":"^5.0.0","@npmcli/template-oss":"4.23.3","@ungap\
/url-search-params":"^0.2.2","abort-controller":"^3.0.0","abortcontroller-polyfill":"~1.7.3",encoding:"^0.1.13","form-data":"^4.0.0",nock:"^13.2.4",parted:"^0.1\
.1","string-to-arraybuffer":"^1.0.2",tap:"^16.0.0"},dependencies:{minipass:"^7.0.3","minipass-sized":"^1.0.3",minizlib:"^3.0.1"},optionalDependencies:{encoding:"\
^0.1.13"},repository:{type:"git",url:"git+https://github.com/npm/minipass-fetch.git"},keywords:["fetch","minipass","node-fetch","window.fetch"],files:["bin/","l\
ib/"],engines:{node:"^18.17.0 || >=20.5.0"},author:"GitHub Inc.",templateOSS:{"//@npmcli/template-oss":"This file is partially managed by @npmcli/template-oss. \
Edits may be overwritten.",version:"4.23.3",publish:"true"}}});var ry=p((Pq,ty)=>{"use strict";var{URL:yf}=A("url"),{Minipass:xP}=Ke(),Ef=mc(),{exportNodeCompatibleHeaders:LP}=Ef,
ey=dc(),{clone:MP,extractContentType:UP,getTotalBytes:kP}=ey,FP=QS().version,HP=`minipass-fetch/${FP} (+https://github.com/isaacs/minipass-fetch)`,Jt=Symbol("Re\
quest internals"),_c=t=>typeof t=="object"&&typeof t[Jt]=="object",$P=t=>{let e=t&&typeof t=="object"&&Object.getPrototypeOf(t);return!!(e&&e.constructor.name===
"AbortSignal")},Sc=class t extends ey{constructor(e,r={}){let i=_c(e)?new yf(e.url):e&&e.href?new yf(e.href):new yf(`${e}`);_c(e)?r={...e[Jt],...r}:(!e||typeof e==
"string")&&(e={});let s=(r.method||e.method||"GET").toUpperCase(),n=s==="GET"||s==="HEAD";if((r.body!==null&&r.body!==void 0||_c(e)&&e.body!==null)&&n)throw new TypeError(
"Request with GET/HEAD method cannot have body");let o=r.body!==null&&r.body!==void 0?r.body:_c(e)&&e.body!==null?MP(e):null;super(o,{timeout:r.timeout||e.timeout||
0,size:r.size||e.size||0});let a=new Ef(r.headers||e.headers||{});if(o!=null&&!a.has("Content-Type")){let Te=UP(o);Te&&a.append("Content-Type",Te)}let c="signal"in
r?r.signal:null;if(c!=null&&!$P(c))throw new TypeError("Expected signal must be an instanceof AbortSignal");let{ca:u,cert:l,ciphers:h,clientCertEngine:d,crl:m,dhparam:E,
ecdhCurve:g,family:w,honorCipherOrder:_,key:v,passphrase:C,pfx:I,rejectUnauthorized:P=process.env.NODE_TLS_REJECT_UNAUTHORIZED!=="0",secureOptions:$,secureProtocol:M,
servername:le,sessionIdContext:ge}=r;this[Jt]={method:s,redirect:r.redirect||e.redirect||"follow",headers:a,parsedURL:i,signal:c,ca:u,cert:l,ciphers:h,clientCertEngine:d,
crl:m,dhparam:E,ecdhCurve:g,family:w,honorCipherOrder:_,key:v,passphrase:C,pfx:I,rejectUnauthorized:P,secureOptions:$,secureProtocol:M,servername:le,sessionIdContext:ge},
this.follow=r.follow!==void 0?r.follow:e.follow!==void 0?e.follow:20,this.compress=r.compress!==void 0?r.compress:e.compress!==void 0?e.compress:true,this.counter=
r.counter||e.counter||0,this.agent=r.agent||e.agent}get method(){return this[Jt].method}get url(){return this[Jt].parsedURL.toString()}get headers(){return this[Jt].
headers}get redirect(){return this[Jt].redirect}get signal(){return this[Jt].signal}clone(){return new t(this)}get[Symbol.toStringTag](){return"Request"}static getNodeRequestOptions(e){
let r=e[Jt].parsedURL,i=new Ef(e[Jt].headers);if(i.has("Accept")||i.set("Accept","*/*"),!/^https?:$/.test(r.protocol))throw new TypeError("Only HTTP(S) protocol\
s are supported");if(e.signal&&xP.isStream(e.body)&&typeof e.body.destroy!="function")throw new Error("Cancellation of streamed requests with AbortSignal is not\
 supported");let s=(e.body===null||e.body===void 0)&&/^(POST|PUT)$/i.test(e.method)?"0":e.body!==null&&e.body!==void 0?kP(e):null;s&&i.set("Content-Length",s+""),
i.has("User-Agent")||i.set("User-Agent",HP),e.compress&&!i.has("Accept-Encoding")&&i.set("Accept-Encoding","gzip,deflate");let n=typeof e.agent=="function"?e.agent(
r):e.agent;!i.has("Connection")&&!n&&i.set("Connection","close");let{ca:o,cert:a,ciphers:c,clientCertEngine:u,crl:l,dhparam:h,ecdhCurve:d,family:m,honorCipherOrder:E,
key:g,passphrase:w,pfx:_,rejectUnauthorized:v,secureOptions:C,secureProtocol:I,servername:P,sessionIdContext:$}=e[Jt];return{...{auth:r.username||r.password?`${r.
username}:${r.password}`:"",host:r.host,hostname:r.hostname,path:`${r.pathname}${r.search}`,port:r.port,protocol:r.protocol},method:e.method,headers:LP(i),agent:n,
ca:o,cert:a,ciphers:c,clientCertEngine:u,crl:l,dhparam:h,ecdhCurve:d,family:m,honorCipherOrder:E,key:g,passphrase:w,pfx:_,rejectUnauthorized:v,secureOptions:C,secureProtocol:I,
servername:P,sessionIdContext:$,timeout:e.timeout}}};ty.exports=Sc;Object.defineProperties(Sc.prototype,{method:{enumerable:true},url:{enumerable:true},headers:{
enumerable:true},redirect:{enumerable:true},clone:{enumerable:true},signal:{enumerable:true}})});var sy=p((Nq,iy)=>{"use strict";var bf=class extends Error{constructor(e){
super(e),this.code="FETCH_ABORTED",this.type="aborted",Error.captureStackTrace(this,this.constructor)}get name(){return"AbortError"}set name(e){}};iy.exports=bf});
var Kn=p((Bq,ay)=>{"use strict";var{URL:jn}=A("url"),qP=A("http"),jP=A("https"),Ms=IS(),{Minipass:ny}=Ke(),VP=dc(),{writeToStream:KP,getTotalBytes:JP}=VP,Zi=ZS(),
Of=mc(),{createHeadersLenient:oy}=Of,Vn=ry(),{getNodeRequestOptions:zP}=Vn,_i=df(),wf=sy(),kr=async(t,e)=>{if(/^data:/.test(t)){let r=new Vn(t,e);return Promise.
resolve().then(()=>new Promise((i,s)=>{let n,o;try{let{pathname:u,search:l}=new jn(t),h=u.split(",");if(h.length<2)throw new Error("invalid data: URI");let d=h.
shift(),m=/;base64$/.test(d);n=m?d.slice(0,-7):d;let E=decodeURIComponent(h.join(",")+l);o=m?Buffer.from(E,"base64"):Buffer.from(E)}catch(u){return s(new _i(`[${r.
method}] ${r.url} invalid URL, ${u.message}`,"system",u))}let{signal:a}=r;if(a&&a.aborted)return s(new wf("The user aborted a request."));let c={"Content-Length":o.
length};return n&&(c["Content-Type"]=n),i(new Zi(o,{headers:c}))}))}return new Promise((r,i)=>{let s=new Vn(t,e),n;try{n=zP(s)}catch(E){return i(E)}let o=(n.protocol===
"https:"?jP:qP).request,{signal:a}=s,c=null,u=()=>{let E=new wf("The user aborted a request.");i(E),ny.isStream(s.body)&&typeof s.body.destroy=="function"&&s.body.
destroy(E),c&&c.body&&c.body.emit("error",E)};if(a&&a.aborted)return u();let l=()=>{u(),h()},h=()=>{d.abort(),a&&a.removeEventListener("abort",l),clearTimeout(m)},
d=o(n);a&&a.addEventListener("abort",l);let m=null;s.timeout&&d.once("socket",()=>{m=setTimeout(()=>{i(new _i(`network timeout at: ${s.url}`,"request-timeout")),
h()},s.timeout)}),d.on("error",E=>{d.res&&d.res.emit("error",E),i(new _i(`request to ${s.url} failed, reason: ${E.message}`,"system",E)),h()}),d.on("response",E=>{
clearTimeout(m);let g=oy(E.headers);if(kr.isRedirect(E.statusCode)){let P=g.get("Location"),$=null;try{$=P===null?null:new jn(P,s.url).toString()}catch{if(s.redirect!==
"manual"){i(new _i(`uri requested responds with an invalid redirect URL: ${P}`,"invalid-redirect")),h();return}}if(s.redirect==="error"){i(new _i(`uri requested\
 responds with a redirect, redirect mode is set to error: ${s.url}`,"no-redirect")),h();return}else if(s.redirect==="manual"){if($!==null)try{g.set("Location",$)}catch(M){
i(M)}}else if(s.redirect==="follow"&&$!==null){if(s.counter>=s.follow){i(new _i(`maximum redirect reached at: ${s.url}`,"max-redirect")),h();return}if(E.statusCode!==
303&&s.body&&JP(s)===null){i(new _i("Cannot follow redirect with body being a readable stream","unsupported-redirect")),h();return}s.headers.set("host",new jn($).
host);let M={headers:new Of(s.headers),follow:s.follow,counter:s.counter+1,agent:s.agent,compress:s.compress,method:s.method,body:s.body,signal:s.signal,timeout:s.
timeout},le=new jn(s.url),ge=new jn($);le.hostname!==ge.hostname&&(M.headers.delete("authorization"),M.headers.delete("cookie")),(E.statusCode===303||(E.statusCode===
301||E.statusCode===302)&&s.method==="POST")&&(M.method="GET",M.body=void 0,M.headers.delete("content-length")),r(kr(new Vn($,M))),h();return}}E.once("end",()=>a&&
a.removeEventListener("abort",l));let w=new ny;w.on("error",h),E.on("error",P=>w.emit("error",P)),E.on("data",P=>w.write(P)),E.on("end",()=>w.end());let _={url:s.
url,status:E.statusCode,statusText:E.statusMessage,headers:g,size:s.size,timeout:s.timeout,counter:s.counter,trailer:new Promise(P=>E.on("end",()=>P(oy(E.trailers))))},
v=g.get("Content-Encoding");if(!s.compress||s.method==="HEAD"||v===null||E.statusCode===204||E.statusCode===304){c=new Zi(w,_),r(c);return}let C={flush:Ms.constants.
Z_SYNC_FLUSH,finishFlush:Ms.constants.Z_SYNC_FLUSH};if(v==="gzip"||v==="x-gzip"){let P=new Ms.Gunzip(C);c=new Zi(w.on("error",$=>P.emit("error",$)).pipe(P),_),r(
c);return}if(v==="deflate"||v==="x-deflate"){E.once("data",P=>{let $=(P[0]&15)===8?new Ms.Inflate:new Ms.InflateRaw;w.on("error",M=>$.emit("error",M)).pipe($),c=
new Zi($,_),r(c)});return}if(v==="br"){try{var I=new Ms.BrotliDecompress}catch(P){i(P),h();return}w.on("error",P=>I.emit("error",P)).pipe(I),c=new Zi(I,_),r(c);
return}c=new Zi(w,_),r(c)}),KP(d,s)})};ay.exports=kr;kr.isRedirect=t=>t===301||t===302||t===303||t===307||t===308;kr.Headers=Of;kr.Request=Vn;kr.Response=Zi;kr.
FetchError=_i;kr.AbortError=wf});var uy=p((Dq,cy)=>{var GP=A("dns"),WP=["if-modified-since","if-none-match","if-unmodified-since","if-match","if-range"],XP=t=>{
let{strictSSL:e,...r}={...t};if(r.method=r.method?r.method.toUpperCase():"GET",e==null?r.rejectUnauthorized=process.env.NODE_TLS_REJECT_UNAUTHORIZED!=="0":r.rejectUnauthorized=
e!==false,!r.retry)r.retry={retries:0};else if(typeof r.retry=="string"){let i=parseInt(r.retry,10);isFinite(i)?r.retry={retries:i}:r.retry={retries:0}}else typeof r.
retry=="number"?r.retry={retries:r.retry}:r.retry={retries:0,...r.retry};return r.dns={ttl:300*1e3,lookup:GP.lookup,...r.dns},r.cache=r.cache||"default",r.cache===
"default"&&Object.keys(r.headers||{}).some(s=>WP.includes(s.toLowerCase()))&&(r.cache="no-store"),r.cacheAdditionalHeaders=r.cacheAdditionalHeaders||[],r.cacheManager&&
!r.cachePath&&(r.cachePath=r.cacheManager),r};cy.exports=XP});var hy=p((Lq,ly)=>{"use strict";var YP=new Set([200,203,204,206,300,301,308,404,405,410,414,501]),
ZP=new Set([200,203,204,300,301,302,303,307,308,404,405,410,414,501]),QP=new Set([500,502,503,504]),e1={date:true,connection:true,"keep-alive":true,"proxy-authe\
nticate":true,"proxy-authorization":true,te:true,trailer:true,"transfer-encoding":true,upgrade:true},t1={"content-length":true,"content-encoding":true,"transfer\
-encoding":true,"content-range":true};function Fr(t){let e=parseInt(t,10);return isFinite(e)?e:0}function r1(t){return t?QP.has(t.status):true}function vf(t){let e={};
if(!t)return e;let r=t.trim().split(/,/);for(let i of r){let[s,n]=i.split(/=/,2);e[s.trim()]=n===void 0?true:n.trim().replace(/^"|"$/g,"")}return e}function i1(t){
let e=[];for(let r in t){let i=t[r];e.push(i===true?r:r+"="+i)}if(e.length)return e.join(", ")}ly.exports=class{constructor(e,r,{shared:i,cacheHeuristic:s,immutableMinTimeToLive:n,
ignoreCargoCult:o,_fromObject:a}={}){if(a){this._fromObject(a);return}if(!r||!r.headers)throw Error("Response headers missing");this._assertRequestHasHeaders(e),
this._responseTime=this.now(),this._isShared=i!==false,this._ignoreCargoCult=!!o,this._cacheHeuristic=s!==void 0?s:.1,this._immutableMinTtl=n!==void 0?n:24*3600*
1e3,this._status="status"in r?r.status:200,this._resHeaders=r.headers,this._rescc=vf(r.headers["cache-control"]),this._method="method"in e?e.method:"GET",this._url=
e.url,this._host=e.headers.host,this._noAuthorization=!e.headers.authorization,this._reqHeaders=r.headers.vary?e.headers:null,this._reqcc=vf(e.headers["cache-co\
ntrol"]),this._ignoreCargoCult&&"pre-check"in this._rescc&&"post-check"in this._rescc&&(delete this._rescc["pre-check"],delete this._rescc["post-check"],delete this.
_rescc["no-cache"],delete this._rescc["no-store"],delete this._rescc["must-revalidate"],this._resHeaders=Object.assign({},this._resHeaders,{"cache-control":i1(this.
_rescc)}),delete this._resHeaders.expires,delete this._resHeaders.pragma),r.headers["cache-control"]==null&&/no-cache/.test(r.headers.pragma)&&(this._rescc["no-\
cache"]=true)}now(){return Date.now()}storable(){return!!(!this._reqcc["no-store"]&&(this._method==="GET"||this._method==="HEAD"||this._method==="POST"&&this._hasExplicitExpiration())&&
ZP.has(this._status)&&!this._rescc["no-store"]&&(!this._isShared||!this._rescc.private)&&(!this._isShared||this._noAuthorization||this._allowsStoringAuthenticated())&&
(this._resHeaders.expires||this._rescc["max-age"]||this._isShared&&this._rescc["s-maxage"]||this._rescc.public||YP.has(this._status)))}_hasExplicitExpiration(){
return!!(this._isShared&&this._rescc["s-maxage"]||this._rescc["max-age"]||this._resHeaders.expires)}_assertRequestHasHeaders(e){if(!e||!e.headers)throw Error("R\
equest headers missing")}satisfiesWithoutRevalidation(e){return!this.evaluateRequest(e).revalidation}_evaluateRequestHitResult(e){return{response:{headers:this.
responseHeaders(),status:this._status},revalidation:e}}_evaluateRequestRevalidation(e,r){return{synchronous:r,headers:this.revalidationHeaders(e)}}_evaluateRequestMissResult(e){
return{response:void 0,revalidation:this._evaluateRequestRevalidation(e,true)}}evaluateRequest(e){if(this._assertRequestHasHeaders(e),this._rescc["must-revalida\
te"])return this._evaluateRequestMissResult(e);if(!this._requestMatches(e,false))return this._evaluateRequestMissResult(e);let r=vf(e.headers["cache-control"]);
return r["no-cache"]||/no-cache/.test(e.headers.pragma)?this._evaluateRequestMissResult(e):r["max-age"]&&this.age()>Fr(r["max-age"])?this._evaluateRequestMissResult(
e):r["min-fresh"]&&this.maxAge()-this.age()<Fr(r["min-fresh"])?this._evaluateRequestMissResult(e):this.stale()?"max-stale"in r&&(r["max-stale"]===true||r["max-s\
tale"]>this.age()-this.maxAge())?this._evaluateRequestHitResult(void 0):this.useStaleWhileRevalidate()?this._evaluateRequestHitResult(this._evaluateRequestRevalidation(
e,false)):this._evaluateRequestMissResult(e):this._evaluateRequestHitResult(void 0)}_requestMatches(e,r){return!!((!this._url||this._url===e.url)&&this._host===
e.headers.host&&(!e.method||this._method===e.method||r&&e.method==="HEAD")&&this._varyMatches(e))}_allowsStoringAuthenticated(){return!!(this._rescc["must-reval\
idate"]||this._rescc.public||this._rescc["s-maxage"])}_varyMatches(e){if(!this._resHeaders.vary)return true;let r=this._resHeaders.vary.trim().toLowerCase().split(
/\s*,\s*/);for(let i of r){if(i==="*")return false;let s=Object.prototype.hasOwnProperty.call(e.headers,i)&&e.headers[i],n=Object.prototype.hasOwnProperty.call(
this._reqHeaders,i)&&this._reqHeaders[i];if(s!==n)return false}return true}_copyWithoutHopByHopHeaders(e){let r={};for(let i in e)e1[i]||(r[i]=e[i]);if(e.connection){
let i=e.connection.trim().split(/\s*,\s*/);for(let s of i)delete r[s]}if(r.warning){let i=r.warning.split(/,/).filter(s=>!/^\s*1[0-9][0-9]/.test(s));i.length?r.
warning=i.join(",").trim():delete r.warning}return r}responseHeaders(){let e=this._copyWithoutHopByHopHeaders(this._resHeaders),r=this.age();return r>3600*24&&!this.
_hasExplicitExpiration()&&this.maxAge()>3600*24&&(e.warning=(e.warning?`${e.warning}, `:"")+'113 - "rfc7234 5.5.4"'),e.age=`${Math.round(r)}`,e.date=new Date(this.
now()).toUTCString(),e}status(){return this._status}date(){let e=Date.parse(this._resHeaders.date);return isFinite(e)?e:this._responseTime}age(){let e=this._ageValue(),
r=(this.now()-this._responseTime)/1e3;return e+r}_ageValue(){return Fr(this._resHeaders.age)}maxAge(){if(!this.storable()||this._rescc["no-cache"]||this._isShared&&
this._resHeaders["set-cookie"]&&!this._rescc.public&&!this._rescc.immutable||this._resHeaders.vary==="*")return 0;if(this._isShared){if(this._rescc["proxy-reval\
idate"])return 0;if(this._rescc["s-maxage"])return Fr(this._rescc["s-maxage"])}if(this._rescc["max-age"])return Fr(this._rescc["max-age"]);let e=this._rescc.immutable?
this._immutableMinTtl:0,r=this.date();if(this._resHeaders.expires){let i=Date.parse(this._resHeaders.expires);return Number.isNaN(i)||i<r?0:Math.max(e,(i-r)/1e3)}
if(this._resHeaders["last-modified"]){let i=Date.parse(this._resHeaders["last-modified"]);if(isFinite(i)&&r>i)return Math.max(e,(r-i)/1e3*this._cacheHeuristic)}
return e}timeToLive(){let e=this.maxAge()-this.age(),r=e+Fr(this._rescc["stale-if-error"]),i=e+Fr(this._rescc["stale-while-revalidate"]);return Math.round(Math.
max(0,e,r,i)*1e3)}stale(){return this.maxAge()<=this.age()}_useStaleIfError(){return this.maxAge()+Fr(this._rescc["stale-if-error"])>this.age()}useStaleWhileRevalidate(){
let e=Fr(this._rescc["stale-while-revalidate"]);return e>0&&this.maxAge()+e>this.age()}static fromObject(e){return new this(void 0,void 0,{_fromObject:e})}_fromObject(e){
if(this._responseTime)throw Error("Reinitialized");if(!e||e.v!==1)throw Error("Invalid serialization");this._responseTime=e.t,this._isShared=e.sh,this._cacheHeuristic=
e.ch,this._immutableMinTtl=e.imm!==void 0?e.imm:24*3600*1e3,this._ignoreCargoCult=!!e.icc,this._status=e.st,this._resHeaders=e.resh,this._rescc=e.rescc,this._method=
e.m,this._url=e.u,this._host=e.h,this._noAuthorization=e.a,this._reqHeaders=e.reqh,this._reqcc=e.reqcc}toObject(){return{v:1,t:this._responseTime,sh:this._isShared,
ch:this._cacheHeuristic,imm:this._immutableMinTtl,icc:this._ignoreCargoCult,st:this._status,resh:this._resHeaders,rescc:this._rescc,m:this._method,u:this._url,h:this.
_host,a:this._noAuthorization,reqh:this._reqHeaders,reqcc:this._reqcc}}revalidationHeaders(e){this._assertRequestHasHeaders(e);let r=this._copyWithoutHopByHopHeaders(
e.headers);if(delete r["if-range"],!this._requestMatches(e,true)||!this.storable())return delete r["if-none-match"],delete r["if-modified-since"],r;if(this._resHeaders.
etag&&(r["if-none-match"]=r["if-none-match"]?`${r["if-none-match"]}, ${this._resHeaders.etag}`:this._resHeaders.etag),r["accept-ranges"]||r["if-match"]||r["if-u\
nmodified-since"]||this._method&&this._method!="GET"){if(delete r["if-modified-since"],r["if-none-match"]){let s=r["if-none-match"].split(/,/).filter(n=>!/^\s*W\//.
test(n));s.length?r["if-none-match"]=s.join(",").trim():delete r["if-none-match"]}}else this._resHeaders["last-modified"]&&!r["if-modified-since"]&&(r["if-modif\
ied-since"]=this._resHeaders["last-modified"]);return r}revalidatedPolicy(e,r){if(this._assertRequestHasHeaders(e),this._useStaleIfError()&&r1(r))return{policy:this,
modified:false,matches:true};if(!r||!r.headers)throw Error("Response headers missing");let i=false;r.status!==void 0&&r.status!=304?i=false:r.headers.etag&&!/^\s*W\//.
test(r.headers.etag)?i=this._resHeaders.etag&&this._resHeaders.etag.replace(/^\s*W\//,"")===r.headers.etag:this._resHeaders.etag&&r.headers.etag?i=this._resHeaders.
etag.replace(/^\s*W\//,"")===r.headers.etag.replace(/^\s*W\//,""):this._resHeaders["last-modified"]?i=this._resHeaders["last-modified"]===r.headers["last-modifi\
ed"]:!this._resHeaders.etag&&!this._resHeaders["last-modified"]&&!r.headers.etag&&!r.headers["last-modified"]&&(i=true);let s={shared:this._isShared,cacheHeuristic:this.
_cacheHeuristic,immutableMinTimeToLive:this._immutableMinTtl,ignoreCargoCult:this._ignoreCargoCult};if(!i)return{policy:new this.constructor(e,r,s),modified:r.status!=
304,matches:false};let n={};for(let a in this._resHeaders)n[a]=a in r.headers&&!t1[a]?r.headers[a]:this._resHeaders[a];let o=Object.assign({},r,{status:this._status,
method:this._method,headers:n});return{policy:new this.constructor(e,o,s),modified:false,matches:true}}}});var Jn=p((Mq,fy)=>{"use strict";var s1=Dl();fy.exports=
n1;function n1(t){for(var e=[],r=0;r<t.length;){var i=o1(t,r),s=s1.parse(t,{comma:true,start:i});s.type=t.slice(i,i+s.type.length),e.push(s),r=s.index+1}return e}
function o1(t,e){for(var r=e;t.charCodeAt(r)===32||t.charCodeAt(r)===9;)r++;return r}});var gy=p((Uq,Af)=>{"use strict";var a1=Jn();Af.exports=my;Af.exports.preferredCharsets=
my;function c1(t){for(var e=a1(t),r=0,i=0;r<e.length;r++){var s=u1(e[r],r);s&&(e[i++]=s)}return e.length=i,e}function u1(t,e){return t.type?{charset:t.type,q:t.
parameters.q?parseFloat(t.parameters.q):1,i:e}:null}function l1(t,e,r){for(var i={o:-1,q:0,s:0},s=0;s<e.length;s++){var n=h1(t,e[s],r);n&&(i.s-n.s||i.q-n.q||i.o-
n.o)<0&&(i=n)}return i}function h1(t,e,r){var i=0;if(e.charset.toLowerCase()===t.toLowerCase())i|=1;else if(e.charset!=="*")return null;return{i:r,o:e.i,q:e.q,s:i}}
function my(t,e){var r=c1(t===void 0?"*":t||"");if(!e)return r.filter(py).sort(dy).map(f1);var i=e.map(function(n,o){return l1(n,r,o)});return i.filter(py).sort(
dy).map(function(n){return e[i.indexOf(n)]})}function dy(t,e){return e.q-t.q||e.s-t.s||t.o-e.o||t.i-e.i||0}function f1(t){return t.charset}function py(t){return t.
q>0}});var Ey=p((kq,Tf)=>{"use strict";var d1=Jn();Tf.exports=yy;Tf.exports.preferredEncodings=yy;function p1(t){for(var e=d1(t),r=false,i=1,s=0,n=0;s<e.length;s++){
var o=m1(e[s],s);o&&(e[n++]=o,r=r||Sy("identity",o),i=Math.min(i,o.q||1))}return r||(e[n++]={encoding:"identity",q:i,i:s}),e.length=n,e}function m1(t,e){return t.
type?{encoding:t.type,q:t.parameters.q?parseFloat(t.parameters.q):1,i:e}:null}function g1(t,e,r){for(var i={encoding:t,o:-1,q:0,s:0},s=0;s<e.length;s++){var n=Sy(
t,e[s],r);n&&(i.s-n.s||i.q-n.q||i.o-n.o)<0&&(i=n)}return i}function Sy(t,e,r){var i=0;if(e.encoding.toLowerCase()===t.toLowerCase())i|=1;else if(e.encoding!=="*")
return null;return{encoding:t,i:r,o:e.i,q:e.q,s:i}}function yy(t,e,r){var i=p1(t||""),s=r?function(a,c){if(a.q!==c.q)return c.q-a.q;var u=r.indexOf(a.encoding),
l=r.indexOf(c.encoding);return u===-1&&l===-1?c.s-a.s||a.o-c.o||a.i-c.i:u!==-1&&l!==-1?u-l:u===-1?1:-1}:_1;if(!e)return i.filter(_y).sort(s).map(S1);var n=e.map(
function(a,c){return g1(a,i,c)});return n.filter(_y).sort(s).map(function(a){return e[n.indexOf(a)]})}function _1(t,e){return e.q-t.q||e.s-t.s||t.o-e.o||t.i-e.i}
function S1(t){return t.encoding}function _y(t){return t.q>0}});var Ay=p((Fq,If)=>{"use strict";var y1=Dl(),E1=Jn();If.exports=vy;If.exports.preferredLanguages=
vy;function b1(t){for(var e=E1(t),r=0,i=0;r<e.length;r++){var s=Oy(e[r],r);s&&(e[i++]=s)}return e.length=i,e}function Oy(t,e){if(!t.type)return null;var r=t.type.
indexOf("-"),i=r===-1?t.type:t.type.slice(0,r),s=r===-1?void 0:t.type.slice(r+1);return{prefix:i,suffix:s,q:t.parameters.q?parseFloat(t.parameters.q):1,i:e,full:t.
type}}function w1(t,e,r){for(var i={o:-1,q:0,s:0},s=0;s<e.length;s++){var n=O1(t,e[s],r);n&&(i.s-n.s||i.q-n.q||i.o-n.o)<0&&(i=n)}return i}function O1(t,e,r){var i=Oy(
y1.parse(t),0);if(!i)return null;var s=0;if(e.full.toLowerCase()===i.full.toLowerCase())s|=4;else if(e.prefix.toLowerCase()===i.full.toLowerCase())s|=2;else if(e.
full.toLowerCase()===i.prefix.toLowerCase())s|=1;else if(e.full!=="*")return null;return{i:r,o:e.i,q:e.q,s}}function vy(t,e){var r=b1(t===void 0?"*":t||"");if(!e)
return r.filter(wy).sort(by).map(v1);var i=e.map(function(n,o){return w1(n,r,o)});return i.filter(wy).sort(by).map(function(n){return e[i.indexOf(n)]})}function by(t,e){
return e.q-t.q||e.s-t.s||t.o-e.o||t.i-e.i||0}function v1(t){return t.full}function wy(t){return t.q>0}});var Py=p((Hq,Rf)=>{"use strict";var A1=Dl(),T1=Jn();Rf.
exports=Cy;Rf.exports.preferredMediaTypes=Cy;function I1(t){for(var e=T1(t),r=0,i=0;r<e.length;r++){var s=Ry(e[r],r);s&&(e[i++]=s)}return e.length=i,e}function Ry(t,e){
var r=t.type.indexOf("/");if(r===-1)return null;var i=t.parameters.q?parseFloat(t.parameters.q):1;return delete t.parameters.q,{type:t.type.slice(0,r),subtype:t.
type.slice(r+1),params:t.parameters,q:i,i:e}}function R1(t,e,r){for(var i={o:-1,q:0,s:0},s=0;s<e.length;s++){var n=C1(t,e[s],r);n&&(i.s-n.s||i.q-n.q||i.o-n.o)<0&&
(i=n)}return i}function C1(t,e,r){var i=Ry(A1.parse(t),0),s=0;if(!i)return null;if(e.type.toLowerCase()==i.type.toLowerCase())s|=4;else if(e.type!="*")return null;
if(e.subtype.toLowerCase()==i.subtype.toLowerCase())s|=2;else if(e.subtype!="*")return null;var n=Object.keys(e.params);if(n.length>0)if(n.every(function(o){return e.
params[o]=="*"||(e.params[o]||"").toLowerCase()==(i.params[o]||"").toLowerCase()}))s|=1;else return null;return{i:r,o:e.i,q:e.q,s}}function Cy(t,e){var r=I1(t===
void 0?"*/*":t||"");if(!e)return r.filter(Iy).sort(Ty).map(P1);var i=e.map(function(n,o){return R1(n,r,o)});return i.filter(Iy).sort(Ty).map(function(n){return e[i.
indexOf(n)]})}function Ty(t,e){return e.q-t.q||e.s-t.s||t.o-e.o||t.i-e.i||0}function P1(t){return t.type+"/"+t.subtype}function Iy(t){return t.q>0}});var Ny=p(($q,Cf)=>{
"use strict";var N1=gy(),B1=Ey(),D1=Ay(),x1=Py();Cf.exports=ie;Cf.exports.Negotiator=ie;function ie(t){if(!(this instanceof ie))return new ie(t);this.request=t}
ie.prototype.charset=function(e){var r=this.charsets(e);return r&&r[0]};ie.prototype.charsets=function(e){return N1(this.request.headers["accept-charset"],e)};ie.
prototype.encoding=function(e,r){var i=this.encodings(e,r);return i&&i[0]};ie.prototype.encodings=function(e,r){var i=r||{};return B1(this.request.headers["acce\
pt-encoding"],e,i.preferred)};ie.prototype.language=function(e){var r=this.languages(e);return r&&r[0]};ie.prototype.languages=function(e){return D1(this.request.
headers["accept-language"],e)};ie.prototype.mediaType=function(e){var r=this.mediaTypes(e);return r&&r[0]};ie.prototype.mediaTypes=function(e){return x1(this.request.
headers.accept,e)};ie.prototype.preferredCharset=ie.prototype.charset;ie.prototype.preferredCharsets=ie.prototype.charsets;ie.prototype.preferredEncoding=ie.prototype.
encoding;ie.prototype.preferredEncodings=ie.prototype.encodings;ie.prototype.preferredLanguage=ie.prototype.language;ie.prototype.preferredLanguages=ie.prototype.
languages;ie.prototype.preferredMediaType=ie.prototype.mediaType;ie.prototype.preferredMediaTypes=ie.prototype.mediaTypes});var Si=p((qq,dr)=>{"use strict";var Gn=A(
"crypto"),{Minipass:L1}=Ke(),Nf=["sha512","sha384","sha256"],Df=["sha512"],M1=/^[a-z0-9+/]+(?:=?=?)$/i,U1=/^([a-z0-9]+)-([^?]+)([?\S*]*)$/,k1=/^([a-z0-9]+)-([A-Za-z0-9+/=]{44,88})(\?[\x21-\x7E]*)?$/,
F1=/^[\x21-\x7E]+$/,Wn=t=>t?.length?`?${t.join("?")}`:"",Bf=class extends L1{#t;#r;#n;constructor(e){super(),this.size=0,this.opts=e,this.#i(),e?.algorithms?this.
algorithms=[...e.algorithms]:this.algorithms=[...Df],this.algorithm!==null&&!this.algorithms.includes(this.algorithm)&&this.algorithms.push(this.algorithm),this.
hashes=this.algorithms.map(Gn.createHash)}#i(){this.sri=this.opts?.integrity?bt(this.opts?.integrity,this.opts):null,this.expectedSize=this.opts?.size,this.sri?
this.sri.isHash?(this.goodSri=true,this.algorithm=this.sri.algorithm):(this.goodSri=!this.sri.isEmpty(),this.algorithm=this.sri.pickAlgorithm(this.opts)):this.algorithm=
null,this.digests=this.goodSri?this.sri[this.algorithm]:null,this.optString=Wn(this.opts?.options)}on(e,r){return e==="size"&&this.#r?r(this.#r):e==="integrity"&&
this.#t?r(this.#t):e==="verified"&&this.#n?r(this.#n):super.on(e,r)}emit(e,r){return e==="end"&&this.#l(),super.emit(e,r)}write(e){return this.size+=e.length,this.
hashes.forEach(r=>r.update(e)),super.write(e)}#l(){this.goodSri||this.#i();let e=bt(this.hashes.map((i,s)=>`${this.algorithms[s]}-${i.digest("base64")}${this.optString}`).
join(" "),this.opts),r=this.goodSri&&e.match(this.sri,this.opts);if(typeof this.expectedSize=="number"&&this.size!==this.expectedSize){let i=new Error(`stream s\
ize mismatch when checking ${this.sri}.
  Wanted: ${this.expectedSize}
  Found: ${this.size}`);i.code="EBADSIZE",i.found=this.size,i.expected=this.expectedSize,i.sri=this.sri,this.emit("error",i)}else if(this.sri&&!r){let i=new Error(
`${this.sri} integrity checksum failed when using ${this.algorithm}: wanted ${this.digests} but got ${e}. (${this.size} bytes)`);i.code="EINTEGRITY",i.found=e,i.
expected=this.digests,i.algorithm=this.algorithm,i.sri=this.sri,this.emit("error",i)}else this.#r=this.size,this.emit("size",this.size),this.#t=e,this.emit("int\
egrity",e),r&&(this.#n=r,this.emit("verified",r))}},Hr=class{get isHash(){return true}constructor(e,r){let i=r?.strict;this.source=e.trim(),this.digest="",this.
algorithm="",this.options=[];let s=this.source.match(i?k1:U1);if(!s||i&&!Nf.includes(s[1]))return;this.algorithm=s[1],this.digest=s[2];let n=s[3];n&&(this.options=
n.slice(1).split("?"))}hexDigest(){return this.digest&&Buffer.from(this.digest,"base64").toString("hex")}toJSON(){return this.toString()}match(e,r){let i=bt(e,r);
if(!i)return false;if(i.isIntegrity){let s=i.pickAlgorithm(r,[this.algorithm]);if(!s)return false;let n=i[s].find(o=>o.digest===this.digest);return n||false}return i.
digest===this.digest?i:false}toString(e){return e?.strict&&!(Nf.includes(this.algorithm)&&this.digest.match(M1)&&this.options.every(r=>r.match(F1)))?"":`${this.
algorithm}-${this.digest}${Wn(this.options)}`}};function By(t,e,r,i){let s=t!=="",n=false,o="",a=i.length-1;for(let u=0;u<a;u++){let l=Hr.prototype.toString.call(
i[u],r);l&&(n=true,o+=l,o+=e)}let c=Hr.prototype.toString.call(i[a],r);return c&&(n=true,o+=c),s&&n?t+e+o:t+o}var Qi=class{get isIntegrity(){return true}toJSON(){
return this.toString()}isEmpty(){return Object.keys(this).length===0}toString(e){let r=e?.sep||" ",i="";if(e?.strict){r=r.replace(/\S+/g," ");for(let s of Nf)this[s]&&
(i=By(i,r,e,this[s]))}else for(let s of Object.keys(this))i=By(i,r,e,this[s]);return i}concat(e,r){let i=typeof e=="string"?e:zn(e,r);return bt(`${this.toString(
r)} ${i}`,r)}hexDigest(){return bt(this,{single:true}).hexDigest()}merge(e,r){let i=bt(e,r);for(let s in i)if(this[s]){if(!this[s].find(n=>i[s].find(o=>n.digest===
o.digest)))throw new Error("hashes do not match, cannot update integrity")}else this[s]=i[s]}match(e,r){let i=bt(e,r);if(!i)return false;let s=i.pickAlgorithm(r,
Object.keys(this));return!!s&&this[s]&&i[s]&&this[s].find(n=>i[s].find(o=>n.digest===o.digest))||false}pickAlgorithm(e,r){let i=e?.pickAlgorithm||z1,s=Object.keys(
this).filter(n=>r?.length?r.includes(n):true);return s.length?s.reduce((n,o)=>i(n,o)||n):null}};dr.exports.parse=bt;function bt(t,e){if(!t)return null;if(typeof t==
"string")return Pf(t,e);if(t.algorithm&&t.digest){let r=new Qi;return r[t.algorithm]=[t],Pf(zn(r,e),e)}else return Pf(zn(t,e),e)}function Pf(t,e){if(e?.single)return new Hr(
t,e);let r=t.trim().split(/\s+/).reduce((i,s)=>{let n=new Hr(s,e);if(n.algorithm&&n.digest){let o=n.algorithm;i[o]||(i[o]=[]),i[o].push(n)}return i},new Qi);return r.
isEmpty()?null:r}dr.exports.stringify=zn;function zn(t,e){return t.algorithm&&t.digest?Hr.prototype.toString.call(t,e):typeof t=="string"?zn(bt(t,e),e):Qi.prototype.
toString.call(t,e)}dr.exports.fromHex=H1;function H1(t,e,r){let i=Wn(r?.options);return bt(`${e}-${Buffer.from(t,"hex").toString("base64")}${i}`,r)}dr.exports.fromData=
$1;function $1(t,e){let r=e?.algorithms||[...Df],i=Wn(e?.options);return r.reduce((s,n)=>{let o=Gn.createHash(n).update(t).digest("base64"),a=new Hr(`${n}-${o}${i}`,
e);if(a.algorithm&&a.digest){let c=a.algorithm;s[c]||(s[c]=[]),s[c].push(a)}return s},new Qi)}dr.exports.fromStream=q1;function q1(t,e){let r=xf(e);return new Promise(
(i,s)=>{t.pipe(r),t.on("error",s),r.on("error",s);let n;r.on("integrity",o=>{n=o}),r.on("end",()=>i(n)),r.resume()})}dr.exports.checkData=j1;function j1(t,e,r){
if(e=bt(e,r),!e||!Object.keys(e).length){if(r?.error)throw Object.assign(new Error("No valid integrity hashes to check against"),{code:"EINTEGRITY"});return false}
let i=e.pickAlgorithm(r),s=Gn.createHash(i).update(t).digest("base64"),n=bt({algorithm:i,digest:s}),o=n.match(e,r);if(r=r||{},o||!r.error)return o;if(typeof r.size==
"number"&&t.length!==r.size){let a=new Error(`data size mismatch when checking ${e}.
  Wanted: ${r.size}
  Found: ${t.length}`);throw a.code="EBADSIZE",a.found=t.length,a.expected=r.size,a.sri=e,a}else{let a=new Error(`Integrity checksum failed when using ${i}: Wan\
ted ${e}, but got ${n}. (${t.length} bytes)`);throw a.code="EINTEGRITY",a.found=n,a.expected=e,a.algorithm=i,a.sri=e,a}}dr.exports.checkStream=V1;function V1(t,e,r){
if(r=r||Object.create(null),r.integrity=e,e=bt(e,r),!e||!Object.keys(e).length)return Promise.reject(Object.assign(new Error("No valid integrity hashes to check\
 against"),{code:"EINTEGRITY"}));let i=xf(r);return new Promise((s,n)=>{t.pipe(i),t.on("error",n),i.on("error",n);let o;i.on("verified",a=>{o=a}),i.on("end",()=>s(
o)),i.resume()})}dr.exports.integrityStream=xf;function xf(t=Object.create(null)){return new Bf(t)}dr.exports.create=K1;function K1(t){let e=t?.algorithms||[...Df],
r=Wn(t?.options),i=e.map(Gn.createHash);return{update:function(s,n){return i.forEach(o=>o.update(s,n)),this},digest:function(){return e.reduce((n,o)=>{let a=i.shift().
digest("base64"),c=new Hr(`${o}-${a}${r}`,t);if(c.algorithm&&c.digest){let u=c.algorithm;n[u]||(n[u]=[]),n[u].push(c)}return n},new Qi)}}}var J1=Gn.getHashes(),
Dy=["md5","whirlpool","sha1","sha224","sha256","sha384","sha512","sha3","sha3-256","sha3-384","sha3-512","sha3_256","sha3_384","sha3_512"].filter(t=>J1.includes(
t));function z1(t,e){return Dy.indexOf(t.toLowerCase())>=Dy.indexOf(e.toLowerCase())?t:e}});var Mf=p((jq,ky)=>{var xy=hy(),Ly=Ny(),G1=Si(),My={shared:false,ignoreCargoCult:true},
W1={status:200,headers:{}},Us=t=>{let e={method:t.method,url:t.url,headers:{},compress:t.compress};return t.headers.forEach((r,i)=>{e.headers[i]=r}),e},Uy=t=>{let e={
status:t.status,headers:{}};return t.headers.forEach((r,i)=>{e.headers[i]=r}),e},Lf=class{constructor({entry:e,request:r,response:i,options:s}){this.entry=e,this.
request=Us(r),this.response=Uy(i),this.options=s,this.policy=new xy(this.request,this.response,My),this.entry&&(this.policy._responseTime=this.entry.metadata.time)}static storable(e,r){
return!r.cachePath||r.cache==="no-store"||!["GET","HEAD"].includes(e.method)?false:new xy(Us(e),W1,My).storable()}satisfies(e){let r=Us(e);if(this.request.headers.
host!==r.headers.host||this.request.compress!==r.compress)return false;let i=new Ly(this.request),s=new Ly(r);return JSON.stringify(i.mediaTypes())!==JSON.stringify(
s.mediaTypes())||JSON.stringify(i.languages())!==JSON.stringify(s.languages())||JSON.stringify(i.encodings())!==JSON.stringify(s.encodings())?false:this.options.
integrity?G1.parse(this.options.integrity).match(this.entry.integrity):true}storable(){return this.policy.storable()}get mustRevalidate(){return!!this.policy._rescc["\
must-revalidate"]}needsRevalidation(e){let r=Us(e);return r.method="GET",!this.policy.satisfiesWithoutRevalidation(r)}responseHeaders(){return this.policy.responseHeaders()}revalidationHeaders(e){
let r=Us(e);return this.policy.revalidationHeaders(r)}revalidated(e,r){let i=Us(e),s=Uy(r);return!this.policy.revalidatedPolicy(i,s).modified}};ky.exports=Lf});
var Hy=p((Vq,Fy)=>{var Uf=class extends Error{constructor(e){super(`request to ${e} failed: cache mode is 'only-if-cached' but no cached response is available.`),
this.code="ENOTCACHED"}};Fy.exports={NotCachedError:Uf}});var Xy=p((Kq,Wy)=>{"use strict";var $y=typeof process=="object"&&process?process:{stdout:null,stderr:null},
X1=A("events"),qy=A("stream"),jy=A("string_decoder").StringDecoder,$r=Symbol("EOF"),qr=Symbol("maybeEmitEnd"),yi=Symbol("emittedEnd"),yc=Symbol("emittingEnd"),Xn=Symbol(
"emittedError"),Ec=Symbol("closed"),Vy=Symbol("read"),bc=Symbol("flush"),Ky=Symbol("flushChunk"),ht=Symbol("encoding"),jr=Symbol("decoder"),wc=Symbol("flowing"),
Yn=Symbol("paused"),ks=Symbol("resume"),Ne=Symbol("bufferLength"),kf=Symbol("bufferPush"),Ff=Symbol("bufferShift"),Ge=Symbol("objectMode"),We=Symbol("destroyed"),
Hf=Symbol("emitData"),Jy=Symbol("emitEnd"),$f=Symbol("emitEnd2"),Vr=Symbol("async"),Zn=t=>Promise.resolve().then(t),zy=global._MP_NO_ITERATOR_SYMBOLS_!=="1",Y1=zy&&
Symbol.asyncIterator||Symbol("asyncIterator not implemented"),Z1=zy&&Symbol.iterator||Symbol("iterator not implemented"),Q1=t=>t==="end"||t==="finish"||t==="pre\
finish",eN=t=>t instanceof ArrayBuffer||typeof t=="object"&&t.constructor&&t.constructor.name==="ArrayBuffer"&&t.byteLength>=0,tN=t=>!Buffer.isBuffer(t)&&ArrayBuffer.
isView(t),Oc=class{constructor(e,r,i){this.src=e,this.dest=r,this.opts=i,this.ondrain=()=>e[ks](),r.on("drain",this.ondrain)}unpipe(){this.dest.removeListener("\
drain",this.ondrain)}proxyErrors(){}end(){this.unpipe(),this.opts.end&&this.dest.end()}},qf=class extends Oc{unpipe(){this.src.removeListener("error",this.proxyErrors),
super.unpipe()}constructor(e,r,i){super(e,r,i),this.proxyErrors=s=>r.emit("error",s),e.on("error",this.proxyErrors)}};Wy.exports=class Gy extends qy{constructor(e){
super(),this[wc]=false,this[Yn]=false,this.pipes=[],this.buffer=[],this[Ge]=e&&e.objectMode||false,this[Ge]?this[ht]=null:this[ht]=e&&e.encoding||null,this[ht]===
"buffer"&&(this[ht]=null),this[Vr]=e&&!!e.async||false,this[jr]=this[ht]?new jy(this[ht]):null,this[$r]=false,this[yi]=false,this[yc]=false,this[Ec]=false,this[Xn]=
null,this.writable=true,this.readable=true,this[Ne]=0,this[We]=false}get bufferLength(){return this[Ne]}get encoding(){return this[ht]}set encoding(e){if(this[Ge])
throw new Error("cannot set encoding in objectMode");if(this[ht]&&e!==this[ht]&&(this[jr]&&this[jr].lastNeed||this[Ne]))throw new Error("cannot change encoding");
this[ht]!==e&&(this[jr]=e?new jy(e):null,this.buffer.length&&(this.buffer=this.buffer.map(r=>this[jr].write(r)))),this[ht]=e}setEncoding(e){this.encoding=e}get objectMode(){
return this[Ge]}set objectMode(e){this[Ge]=this[Ge]||!!e}get async(){return this[Vr]}set async(e){this[Vr]=this[Vr]||!!e}write(e,r,i){if(this[$r])throw new Error(
"write after end");if(this[We])return this.emit("error",Object.assign(new Error("Cannot call write after a stream was destroyed"),{code:"ERR_STREAM_DESTROYED"})),
true;typeof r=="function"&&(i=r,r="utf8"),r||(r="utf8");let s=this[Vr]?Zn:n=>n();return!this[Ge]&&!Buffer.isBuffer(e)&&(tN(e)?e=Buffer.from(e.buffer,e.byteOffset,
e.byteLength):eN(e)?e=Buffer.from(e):typeof e!="string"&&(this.objectMode=true)),this[Ge]?(this.flowing&&this[Ne]!==0&&this[bc](true),this.flowing?this.emit("da\
ta",e):this[kf](e),this[Ne]!==0&&this.emit("readable"),i&&s(i),this.flowing):e.length?(typeof e=="string"&&!(r===this[ht]&&!this[jr].lastNeed)&&(e=Buffer.from(e,
r)),Buffer.isBuffer(e)&&this[ht]&&(e=this[jr].write(e)),this.flowing&&this[Ne]!==0&&this[bc](true),this.flowing?this.emit("data",e):this[kf](e),this[Ne]!==0&&this.
emit("readable"),i&&s(i),this.flowing):(this[Ne]!==0&&this.emit("readable"),i&&s(i),this.flowing)}read(e){if(this[We])return null;if(this[Ne]===0||e===0||e>this[Ne])
return this[qr](),null;this[Ge]&&(e=null),this.buffer.length>1&&!this[Ge]&&(this.encoding?this.buffer=[this.buffer.join("")]:this.buffer=[Buffer.concat(this.buffer,
this[Ne])]);let r=this[Vy](e||null,this.buffer[0]);return this[qr](),r}[Vy](e,r){return e===r.length||e===null?this[Ff]():(this.buffer[0]=r.slice(e),r=r.slice(0,
e),this[Ne]-=e),this.emit("data",r),!this.buffer.length&&!this[$r]&&this.emit("drain"),r}end(e,r,i){return typeof e=="function"&&(i=e,e=null),typeof r=="functio\
n"&&(i=r,r="utf8"),e&&this.write(e,r),i&&this.once("end",i),this[$r]=true,this.writable=false,(this.flowing||!this[Yn])&&this[qr](),this}[ks](){this[We]||(this[Yn]=
false,this[wc]=true,this.emit("resume"),this.buffer.length?this[bc]():this[$r]?this[qr]():this.emit("drain"))}resume(){return this[ks]()}pause(){this[wc]=false,
this[Yn]=true}get destroyed(){return this[We]}get flowing(){return this[wc]}get paused(){return this[Yn]}[kf](e){this[Ge]?this[Ne]+=1:this[Ne]+=e.length,this.buffer.
push(e)}[Ff](){return this.buffer.length&&(this[Ge]?this[Ne]-=1:this[Ne]-=this.buffer[0].length),this.buffer.shift()}[bc](e){do;while(this[Ky](this[Ff]()));!e&&
!this.buffer.length&&!this[$r]&&this.emit("drain")}[Ky](e){return e?(this.emit("data",e),this.flowing):false}pipe(e,r){if(this[We])return;let i=this[yi];return r=
r||{},e===$y.stdout||e===$y.stderr?r.end=false:r.end=r.end!==false,r.proxyErrors=!!r.proxyErrors,i?r.end&&e.end():(this.pipes.push(r.proxyErrors?new qf(this,e,r):
new Oc(this,e,r)),this[Vr]?Zn(()=>this[ks]()):this[ks]()),e}unpipe(e){let r=this.pipes.find(i=>i.dest===e);r&&(this.pipes.splice(this.pipes.indexOf(r),1),r.unpipe())}addListener(e,r){
return this.on(e,r)}on(e,r){let i=super.on(e,r);return e==="data"&&!this.pipes.length&&!this.flowing?this[ks]():e==="readable"&&this[Ne]!==0?super.emit("readabl\
e"):Q1(e)&&this[yi]?(super.emit(e),this.removeAllListeners(e)):e==="error"&&this[Xn]&&(this[Vr]?Zn(()=>r.call(this,this[Xn])):r.call(this,this[Xn])),i}get emittedEnd(){
return this[yi]}[qr](){!this[yc]&&!this[yi]&&!this[We]&&this.buffer.length===0&&this[$r]&&(this[yc]=true,this.emit("end"),this.emit("prefinish"),this.emit("fini\
sh"),this[Ec]&&this.emit("close"),this[yc]=false)}emit(e,r,...i){if(e!=="error"&&e!=="close"&&e!==We&&this[We])return;if(e==="data")return r?this[Vr]?Zn(()=>this[Hf](
r)):this[Hf](r):false;if(e==="end")return this[Jy]();if(e==="close"){if(this[Ec]=true,!this[yi]&&!this[We])return;let n=super.emit("close");return this.removeAllListeners(
"close"),n}else if(e==="error"){this[Xn]=r;let n=super.emit("error",r);return this[qr](),n}else if(e==="resume"){let n=super.emit("resume");return this[qr](),n}else if(e===
"finish"||e==="prefinish"){let n=super.emit(e);return this.removeAllListeners(e),n}let s=super.emit(e,r,...i);return this[qr](),s}[Hf](e){for(let i of this.pipes)
i.dest.write(e)===false&&this.pause();let r=super.emit("data",e);return this[qr](),r}[Jy](){this[yi]||(this[yi]=true,this.readable=false,this[Vr]?Zn(()=>this[$f]()):
this[$f]())}[$f](){if(this[jr]){let r=this[jr].end();if(r){for(let i of this.pipes)i.dest.write(r);super.emit("data",r)}}for(let r of this.pipes)r.end();let e=super.
emit("end");return this.removeAllListeners("end"),e}collect(){let e=[];this[Ge]||(e.dataLength=0);let r=this.promise();return this.on("data",i=>{e.push(i),this[Ge]||
(e.dataLength+=i.length)}),r.then(()=>e)}concat(){return this[Ge]?Promise.reject(new Error("cannot concat in objectMode")):this.collect().then(e=>this[Ge]?Promise.
reject(new Error("cannot concat in objectMode")):this[ht]?e.join(""):Buffer.concat(e,e.dataLength))}promise(){return new Promise((e,r)=>{this.on(We,()=>r(new Error(
"stream destroyed"))),this.on("error",i=>r(i)),this.on("end",()=>e())})}[Y1](){return{next:()=>{let r=this.read();if(r!==null)return Promise.resolve({done:false,
value:r});if(this[$r])return Promise.resolve({done:true});let i=null,s=null,n=u=>{this.removeListener("data",o),this.removeListener("end",a),s(u)},o=u=>{this.removeListener(
"error",n),this.removeListener("end",a),this.pause(),i({value:u,done:!!this[$r]})},a=()=>{this.removeListener("error",n),this.removeListener("data",o),i({done:true})},
c=()=>n(new Error("stream destroyed"));return new Promise((u,l)=>{s=l,i=u,this.once(We,c),this.once("error",n),this.once("end",a),this.once("data",o)})}}}[Z1](){
return{next:()=>{let r=this.read();return{value:r,done:r===null}}}}destroy(e){return this[We]?(e?this.emit("error",e):this.emit(We),this):(this[We]=true,this.buffer.
length=0,this[Ne]=0,typeof this.close=="function"&&!this[Ec]&&this.close(),e?this.emit("error",e):this.emit(We),this)}static isStream(e){return!!e&&(e instanceof
Gy||e instanceof qy||e instanceof X1&&(typeof e.pipe=="function"||typeof e.write=="function"&&typeof e.end=="function"))}}});var vc=p((Jq,eE)=>{var rN=Xy(),Yy=Symbol(
"_flush"),Zy=Symbol("_flushed"),Qy=Symbol("_flushing"),jf=class extends rN{constructor(e={}){if(typeof e=="function"&&(e={flush:e}),super(e),typeof e.flush!="fu\
nction"&&typeof this.flush!="function")throw new TypeError("must provide flush function in options");this[Yy]=e.flush||this.flush}emit(e,...r){if(e!=="end"&&e!==
"finish"||this[Zy])return super.emit(e,...r);if(this[Qy])return;this[Qy]=true;let i=n=>{this[Zy]=true,n?super.emit("error",n):super.emit("end")},s=this[Yy](i);s&&
s.then&&s.then(()=>i(),n=>i(n))}};eE.exports=jf});var zf=p((zq,Jf)=>{var{Minipass:tE}=Ke(),Fs=Symbol("_data"),Hs=Symbol("_length"),Vf=class extends tE{constructor(e){
super(e),this[Fs]=[],this[Hs]=0}write(e,r,i){typeof r=="function"&&(i=r,r="utf8"),r||(r="utf8");let s=Buffer.isBuffer(e)?e:Buffer.from(e,r);return this[Fs].push(
s),this[Hs]+=s.length,i&&i(),true}end(e,r,i){typeof e=="function"&&(i=e,e=null),typeof r=="function"&&(i=r,r="utf8"),e&&this.write(e,r);let s=Buffer.concat(this[Fs],
this[Hs]);return super.write(s),super.end(i)}};Jf.exports=Vf;var Kf=class extends tE{constructor(e){super(e),this[Fs]=[],this[Hs]=0}write(e,r,i){typeof r=="func\
tion"&&(i=r,r="utf8"),r||(r="utf8");let s=Buffer.isBuffer(e)?e:Buffer.from(e,r);return this[Fs].push(s),this[Hs]+=s.length,super.write(e,r,i)}end(e,r,i){typeof e==
"function"&&(i=e,e=null),typeof r=="function"&&(i=r,r="utf8"),e&&this.write(e,r);let s=Buffer.concat(this[Fs],this[Hs]);return this.emit("collect",s),super.end(
i)}};Jf.exports.PassThrough=Kf});var hE=p((Gq,lE)=>{"use strict";var rE=typeof process=="object"&&process?process:{stdout:null,stderr:null},iN=A("events"),iE=A(
"stream"),sE=A("string_decoder").StringDecoder,Kr=Symbol("EOF"),Jr=Symbol("maybeEmitEnd"),Ei=Symbol("emittedEnd"),Ac=Symbol("emittingEnd"),Qn=Symbol("emittedErr\
or"),Tc=Symbol("closed"),nE=Symbol("read"),Ic=Symbol("flush"),oE=Symbol("flushChunk"),ft=Symbol("encoding"),zr=Symbol("decoder"),Rc=Symbol("flowing"),eo=Symbol(
"paused"),$s=Symbol("resume"),Be=Symbol("bufferLength"),Gf=Symbol("bufferPush"),Wf=Symbol("bufferShift"),Xe=Symbol("objectMode"),Ye=Symbol("destroyed"),Xf=Symbol(
"emitData"),aE=Symbol("emitEnd"),Yf=Symbol("emitEnd2"),Gr=Symbol("async"),to=t=>Promise.resolve().then(t),cE=global._MP_NO_ITERATOR_SYMBOLS_!=="1",sN=cE&&Symbol.
asyncIterator||Symbol("asyncIterator not implemented"),nN=cE&&Symbol.iterator||Symbol("iterator not implemented"),oN=t=>t==="end"||t==="finish"||t==="prefinish",
aN=t=>t instanceof ArrayBuffer||typeof t=="object"&&t.constructor&&t.constructor.name==="ArrayBuffer"&&t.byteLength>=0,cN=t=>!Buffer.isBuffer(t)&&ArrayBuffer.isView(
t),Cc=class{constructor(e,r,i){this.src=e,this.dest=r,this.opts=i,this.ondrain=()=>e[$s](),r.on("drain",this.ondrain)}unpipe(){this.dest.removeListener("drain",
this.ondrain)}proxyErrors(){}end(){this.unpipe(),this.opts.end&&this.dest.end()}},Zf=class extends Cc{unpipe(){this.src.removeListener("error",this.proxyErrors),
super.unpipe()}constructor(e,r,i){super(e,r,i),this.proxyErrors=s=>r.emit("error",s),e.on("error",this.proxyErrors)}};lE.exports=class uE extends iE{constructor(e){
super(),this[Rc]=false,this[eo]=false,this.pipes=[],this.buffer=[],this[Xe]=e&&e.objectMode||false,this[Xe]?this[ft]=null:this[ft]=e&&e.encoding||null,this[ft]===
"buffer"&&(this[ft]=null),this[Gr]=e&&!!e.async||false,this[zr]=this[ft]?new sE(this[ft]):null,this[Kr]=false,this[Ei]=false,this[Ac]=false,this[Tc]=false,this[Qn]=
null,this.writable=true,this.readable=true,this[Be]=0,this[Ye]=false}get bufferLength(){return this[Be]}get encoding(){return this[ft]}set encoding(e){if(this[Xe])
throw new Error("cannot set encoding in objectMode");if(this[ft]&&e!==this[ft]&&(this[zr]&&this[zr].lastNeed||this[Be]))throw new Error("cannot change encoding");
this[ft]!==e&&(this[zr]=e?new sE(e):null,this.buffer.length&&(this.buffer=this.buffer.map(r=>this[zr].write(r)))),this[ft]=e}setEncoding(e){this.encoding=e}get objectMode(){
return this[Xe]}set objectMode(e){this[Xe]=this[Xe]||!!e}get async(){return this[Gr]}set async(e){this[Gr]=this[Gr]||!!e}write(e,r,i){if(this[Kr])throw new Error(
"write after end");if(this[Ye])return this.emit("error",Object.assign(new Error("Cannot call write after a stream was destroyed"),{code:"ERR_STREAM_DESTROYED"})),
true;typeof r=="function"&&(i=r,r="utf8"),r||(r="utf8");let s=this[Gr]?to:n=>n();return!this[Xe]&&!Buffer.isBuffer(e)&&(cN(e)?e=Buffer.from(e.buffer,e.byteOffset,
e.byteLength):aN(e)?e=Buffer.from(e):typeof e!="string"&&(this.objectMode=true)),this[Xe]?(this.flowing&&this[Be]!==0&&this[Ic](true),this.flowing?this.emit("da\
ta",e):this[Gf](e),this[Be]!==0&&this.emit("readable"),i&&s(i),this.flowing):e.length?(typeof e=="string"&&!(r===this[ft]&&!this[zr].lastNeed)&&(e=Buffer.from(e,
r)),Buffer.isBuffer(e)&&this[ft]&&(e=this[zr].write(e)),this.flowing&&this[Be]!==0&&this[Ic](true),this.flowing?this.emit("data",e):this[Gf](e),this[Be]!==0&&this.
emit("readable"),i&&s(i),this.flowing):(this[Be]!==0&&this.emit("readable"),i&&s(i),this.flowing)}read(e){if(this[Ye])return null;if(this[Be]===0||e===0||e>this[Be])
return this[Jr](),null;this[Xe]&&(e=null),this.buffer.length>1&&!this[Xe]&&(this.encoding?this.buffer=[this.buffer.join("")]:this.buffer=[Buffer.concat(this.buffer,
this[Be])]);let r=this[nE](e||null,this.buffer[0]);return this[Jr](),r}[nE](e,r){return e===r.length||e===null?this[Wf]():(this.buffer[0]=r.slice(e),r=r.slice(0,
e),this[Be]-=e),this.emit("data",r),!this.buffer.length&&!this[Kr]&&this.emit("drain"),r}end(e,r,i){return typeof e=="function"&&(i=e,e=null),typeof r=="functio\
n"&&(i=r,r="utf8"),e&&this.write(e,r),i&&this.once("end",i),this[Kr]=true,this.writable=false,(this.flowing||!this[eo])&&this[Jr](),this}[$s](){this[Ye]||(this[eo]=
false,this[Rc]=true,this.emit("resume"),this.buffer.length?this[Ic]():this[Kr]?this[Jr]():this.emit("drain"))}resume(){return this[$s]()}pause(){this[Rc]=false,
this[eo]=true}get destroyed(){return this[Ye]}get flowing(){return this[Rc]}get paused(){return this[eo]}[Gf](e){this[Xe]?this[Be]+=1:this[Be]+=e.length,this.buffer.
push(e)}[Wf](){return this.buffer.length&&(this[Xe]?this[Be]-=1:this[Be]-=this.buffer[0].length),this.buffer.shift()}[Ic](e){do;while(this[oE](this[Wf]()));!e&&
!this.buffer.length&&!this[Kr]&&this.emit("drain")}[oE](e){return e?(this.emit("data",e),this.flowing):false}pipe(e,r){if(this[Ye])return;let i=this[Ei];return r=
r||{},e===rE.stdout||e===rE.stderr?r.end=false:r.end=r.end!==false,r.proxyErrors=!!r.proxyErrors,i?r.end&&e.end():(this.pipes.push(r.proxyErrors?new Zf(this,e,r):
new Cc(this,e,r)),this[Gr]?to(()=>this[$s]()):this[$s]()),e}unpipe(e){let r=this.pipes.find(i=>i.dest===e);r&&(this.pipes.splice(this.pipes.indexOf(r),1),r.unpipe())}addListener(e,r){
return this.on(e,r)}on(e,r){let i=super.on(e,r);return e==="data"&&!this.pipes.length&&!this.flowing?this[$s]():e==="readable"&&this[Be]!==0?super.emit("readabl\
e"):oN(e)&&this[Ei]?(super.emit(e),this.removeAllListeners(e)):e==="error"&&this[Qn]&&(this[Gr]?to(()=>r.call(this,this[Qn])):r.call(this,this[Qn])),i}get emittedEnd(){
return this[Ei]}[Jr](){!this[Ac]&&!this[Ei]&&!this[Ye]&&this.buffer.length===0&&this[Kr]&&(this[Ac]=true,this.emit("end"),this.emit("prefinish"),this.emit("fini\
sh"),this[Tc]&&this.emit("close"),this[Ac]=false)}emit(e,r,...i){if(e!=="error"&&e!=="close"&&e!==Ye&&this[Ye])return;if(e==="data")return r?this[Gr]?to(()=>this[Xf](
r)):this[Xf](r):false;if(e==="end")return this[aE]();if(e==="close"){if(this[Tc]=true,!this[Ei]&&!this[Ye])return;let n=super.emit("close");return this.removeAllListeners(
"close"),n}else if(e==="error"){this[Qn]=r;let n=super.emit("error",r);return this[Jr](),n}else if(e==="resume"){let n=super.emit("resume");return this[Jr](),n}else if(e===
"finish"||e==="prefinish"){let n=super.emit(e);return this.removeAllListeners(e),n}let s=super.emit(e,r,...i);return this[Jr](),s}[Xf](e){for(let i of this.pipes)
i.dest.write(e)===false&&this.pause();let r=super.emit("data",e);return this[Jr](),r}[aE](){this[Ei]||(this[Ei]=true,this.readable=false,this[Gr]?to(()=>this[Yf]()):
this[Yf]())}[Yf](){if(this[zr]){let r=this[zr].end();if(r){for(let i of this.pipes)i.dest.write(r);super.emit("data",r)}}for(let r of this.pipes)r.end();let e=super.
emit("end");return this.removeAllListeners("end"),e}collect(){let e=[];this[Xe]||(e.dataLength=0);let r=this.promise();return this.on("data",i=>{e.push(i),this[Xe]||
(e.dataLength+=i.length)}),r.then(()=>e)}concat(){return this[Xe]?Promise.reject(new Error("cannot concat in objectMode")):this.collect().then(e=>this[Xe]?Promise.
reject(new Error("cannot concat in objectMode")):this[ft]?e.join(""):Buffer.concat(e,e.dataLength))}promise(){return new Promise((e,r)=>{this.on(Ye,()=>r(new Error(
"stream destroyed"))),this.on("error",i=>r(i)),this.on("end",()=>e())})}[sN](){return{next:()=>{let r=this.read();if(r!==null)return Promise.resolve({done:false,
value:r});if(this[Kr])return Promise.resolve({done:true});let i=null,s=null,n=u=>{this.removeListener("data",o),this.removeListener("end",a),s(u)},o=u=>{this.removeListener(
"error",n),this.removeListener("end",a),this.pause(),i({value:u,done:!!this[Kr]})},a=()=>{this.removeListener("error",n),this.removeListener("data",o),i({done:true})},
c=()=>n(new Error("stream destroyed"));return new Promise((u,l)=>{s=l,i=u,this.once(Ye,c),this.once("error",n),this.once("end",a),this.once("data",o)})}}}[nN](){
return{next:()=>{let r=this.read();return{value:r,done:r===null}}}}destroy(e){return this[Ye]?(e?this.emit("error",e):this.emit(Ye),this):(this[Ye]=true,this.buffer.
length=0,this[Be]=0,typeof this.close=="function"&&!this[Tc]&&this.close(),e?this.emit("error",e):this.emit(Ye),this)}static isStream(e){return!!e&&(e instanceof
uE||e instanceof iE||e instanceof iN&&(typeof e.pipe=="function"||typeof e.write=="function"&&typeof e.end=="function"))}}});var qs=p((Wq,mE)=>{var uN=hE(),lN=A(
"events"),hN=t=>t&&t instanceof lN&&(typeof t.pipe=="function"||typeof t.write=="function"&&typeof t.end=="function"),es=Symbol("_head"),wt=Symbol("_tail"),Qf=Symbol(
"_linkStreams"),ed=Symbol("_setHead"),td=Symbol("_setTail"),fE=Symbol("_onError"),dE=Symbol("_onData"),rd=Symbol("_onEnd"),pE=Symbol("_onDrain"),Pc=Symbol("_str\
eams"),id=class extends uN{constructor(e,...r){hN(e)&&(r.unshift(e),e={}),super(e),this[Pc]=[],r.length&&this.push(...r)}[Qf](e){return e.reduce((r,i)=>(r.on("e\
rror",s=>i.emit("error",s)),r.pipe(i),i))}push(...e){this[Pc].push(...e),this[wt]&&e.unshift(this[wt]);let r=this[Qf](e);this[td](r),this[es]||this[ed](e[0])}unshift(...e){
this[Pc].unshift(...e),this[es]&&e.push(this[es]);let r=this[Qf](e);this[ed](e[0]),this[wt]||this[td](r)}destroy(e){return this[Pc].forEach(r=>typeof r.destroy==
"function"&&r.destroy()),super.destroy(e)}[td](e){this[wt]=e,e.on("error",r=>this[fE](e,r)),e.on("data",r=>this[dE](e,r)),e.on("end",()=>this[rd](e)),e.on("fini\
sh",()=>this[rd](e))}[fE](e,r){e===this[wt]&&this.emit("error",r)}[dE](e,r){e===this[wt]&&super.write(r)}[rd](e){e===this[wt]&&super.end()}pause(){return super.
pause(),this[wt]&&this[wt].pause&&this[wt].pause()}emit(e,...r){return e==="resume"&&this[wt]&&this[wt].resume&&this[wt].resume(),super.emit(e,...r)}[ed](e){this[es]=
e,e.on("drain",()=>this[pE](e))}[pE](e){e===this[es]&&this.emit("drain")}write(e,r,i){return this[es].write(e,r,i)&&(this.flowing||this.buffer.length===0)}end(e,r,i){
return this[es].end(e,r,i),this}};mE.exports=id});var gE=p((Xq,sd)=>{(function(){var t;function e(r,i){var s=this instanceof e?this:t;if(s.reset(i),typeof r=="s\
tring"&&r.length>0&&s.hash(r),s!==this)return s}e.prototype.hash=function(r){var i,s,n,o,a;switch(a=r.length,this.len+=a,s=this.k1,n=0,this.rem){case 0:s^=a>n?r.
charCodeAt(n++)&65535:0;case 1:s^=a>n?(r.charCodeAt(n++)&65535)<<8:0;case 2:s^=a>n?(r.charCodeAt(n++)&65535)<<16:0;case 3:s^=a>n?(r.charCodeAt(n)&255)<<24:0,s^=
a>n?(r.charCodeAt(n++)&65280)>>8:0}if(this.rem=a+this.rem&3,a-=this.rem,a>0){for(i=this.h1;s=s*11601+(s&65535)*3432906752&4294967295,s=s<<15|s>>>17,s=s*13715+(s&
65535)*461832192&4294967295,i^=s,i=i<<13|i>>>19,i=i*5+3864292196&4294967295,!(n>=a);)s=r.charCodeAt(n++)&65535^(r.charCodeAt(n++)&65535)<<8^(r.charCodeAt(n++)&65535)<<
16,o=r.charCodeAt(n++),s^=(o&255)<<24^(o&65280)>>8;switch(s=0,this.rem){case 3:s^=(r.charCodeAt(n+2)&65535)<<16;case 2:s^=(r.charCodeAt(n+1)&65535)<<8;case 1:s^=
r.charCodeAt(n)&65535}this.h1=i}return this.k1=s,this},e.prototype.result=function(){var r,i;return r=this.k1,i=this.h1,r>0&&(r=r*11601+(r&65535)*3432906752&4294967295,
r=r<<15|r>>>17,r=r*13715+(r&65535)*461832192&4294967295,i^=r),i^=this.len,i^=i>>>16,i=i*51819+(i&65535)*2246770688&4294967295,i^=i>>>13,i=i*44597+(i&65535)*3266445312&
4294967295,i^=i>>>16,i>>>0},e.prototype.reset=function(r){return this.h1=typeof r=="number"?r:0,this.rem=this.k1=this.len=0,this},t=new e,typeof sd<"u"?sd.exports=
e:this.MurmurHash3=e})()});var SE=p((Yq,_E)=>{"use strict";var fN=gE();_E.exports=function(t){if(t){var e=new fN(t);return("00000000"+e.result().toString(16)).slice(
-8)}else return(Math.random().toString(16)+"0000000").slice(2,10)}});var nd=p((Zq,yE)=>{var dN=A("path"),pN=SE();yE.exports=function(t,e,r){return dN.join(t,(e?
e+"-":"")+pN(r))}});var od=p((Qq,mN)=>{mN.exports={name:"cacache",version:"19.0.1","cache-version":{content:"2",index:"5"},description:"Fast, fault-tolerant, cr\
oss-platform, disk-based, data-agnostic, content-addressable cache.",main:"lib/index.js",files:["bin/","lib/"],scripts:{test:"tap",snap:"tap",coverage:"tap","te\
st-docker":'docker run -it --rm --name pacotest -v "$PWD":/tmp -w /tmp node:latest npm test',lint:"npm run eslint",npmclilint:"npmcli-lint",lintfix:"npm run esl\
int -- --fix",postsnap:"npm run lintfix --",postlint:"template-oss-check",posttest:"npm run lint","template-oss-apply":"template-oss-apply --force",eslint:'esli\
nt "**/*.{js,cjs,ts,mjs,jsx,tsx}"'},repository:{type:"git",url:"git+https://github.com/npm/cacache.git"},keywords:["cache","caching","content-addressable","sri",
"sri hash","subresource integrity","cache","storage","store","file store","filesystem","disk cache","disk storage"],license:"ISC",dependencies:{"@npmcli/fs":"^4\
.0.0","fs-minipass":"^3.0.0",glob:"^10.2.2","lru-cache":"^10.0.1",minipass:"^7.0.3","minipass-collect":"^2.0.1","minipass-flush":"^1.0.5","minipass-pipeline":"^\
1.2.4","p-map":"^7.0.2",ssri:"^12.0.0",tar:"^7.4.3","unique-filename":"^4.0.0"},devDependencies:{"@npmcli/eslint-config":"^5.0.0","@npmcli/template-oss":"4.23.3",
tap:"^16.0.0"},engines:{node:"^18.17.0 || >=20.5.0"},templateOSS:{"//@npmcli/template-oss":"This file is partially managed by @npmcli/template-oss. Edits may be\
 overwritten.",windowsCI:false,version:"4.23.3",publish:"true"},author:"GitHub Inc.",tap:{"nyc-arg":["--exclude","tap-snapshots/**"]}}});var ad=p((ej,EE)=>{"use\
 strict";EE.exports=gN;function gN(t){return[t.slice(0,2),t.slice(2,4),t.slice(4)]}});var js=p((tj,cd)=>{"use strict";var _N=od()["cache-version"].content,SN=ad(),
bE=A("path"),yN=Si();cd.exports=EN;function EN(t,e){let r=yN.parse(e,{single:true});return bE.join(wE(t),r.algorithm,...SN(r.hexDigest()))}cd.exports.contentDir=
wE;function wE(t){return bE.join(t,`content-v${_N}`)}});var ud=p((rj,OE)=>{var bN=(t,{copy:e,wrap:r})=>{let i={};if(t&&typeof t=="object")for(let s of e)t[s]!==
void 0&&(i[s]=t[s]);else i[r]=t;return i};OE.exports=bN});var ts=p((ij,vE)=>{"use strict";var wN="2.0.0",ON=Number.MAX_SAFE_INTEGER||9007199254740991,vN=16,AN=250,
TN=["	",`
`,"\v","\f","\r"," ","\xA0","\u1680","\u2000","\u2001","\u2002","\u2003","\u2004","\u2005","\u2006","\u2007","\u2008","\u2009","\u200A","\u2028","\u2029","\u202F",
"\u205F","\u3000","\uFEFF"],IN=["major","premajor","minor","preminor","patch","prepatch","prerelease"];vE.exports={MAX_LENGTH:256,MAX_SAFE_COMPONENT_LENGTH:vN,MAX_SAFE_BUILD_LENGTH:AN,
MAX_SAFE_INTEGER:ON,WHITESPACE_CHARACTERS:TN,RELEASE_TYPES:IN,SEMVER_SPEC_VERSION:wN,FLAG_INCLUDE_PRERELEASE:1,FLAG_LOOSE:2}});var ro=p((sj,AE)=>{"use strict";var RN=typeof process==
"object"&&process.env&&process.env.NODE_DEBUG&&/\bsemver\b/i.test(process.env.NODE_DEBUG)?(...t)=>console.error("SEMVER",...t):()=>{};AE.exports=RN});var Vs=p((pr,TE)=>{
"use strict";var{MAX_SAFE_COMPONENT_LENGTH:ld,MAX_SAFE_BUILD_LENGTH:CN,MAX_LENGTH:PN}=ts(),NN=ro();pr=TE.exports={};var BN=pr.re=[],DN=pr.safeRe=[],N=pr.src=[],
xN=pr.safeSrc=[],B=pr.t={},LN=0,hd="[a-zA-Z0-9-]",MN=[["\\s",1],["\\d",PN],[hd,CN]],UN=t=>{for(let[e,r]of MN)t=t.split(`${e}*`).join(`${e}{0,${r}}`).split(`${e}\
+`).join(`${e}{1,${r}}`);return t},J=(t,e,r)=>{let i=UN(e),s=LN++;NN(t,s,e),B[t]=s,N[s]=e,xN[s]=i,BN[s]=new RegExp(e,r?"g":void 0),DN[s]=new RegExp(i,r?"g":void 0)};
J("NUMERICIDENTIFIER","0|[1-9]\\d*");J("NUMERICIDENTIFIERLOOSE","\\d+");J("NONNUMERICIDENTIFIER",`\\d*[a-zA-Z-]${hd}*`);J("MAINVERSION",`(${N[B.NUMERICIDENTIFIER]}\
)\\.(${N[B.NUMERICIDENTIFIER]})\\.(${N[B.NUMERICIDENTIFIER]})`);J("MAINVERSIONLOOSE",`(${N[B.NUMERICIDENTIFIERLOOSE]})\\.(${N[B.NUMERICIDENTIFIERLOOSE]})\\.(${N[B.
NUMERICIDENTIFIERLOOSE]})`);J("PRERELEASEIDENTIFIER",`(?:${N[B.NONNUMERICIDENTIFIER]}|${N[B.NUMERICIDENTIFIER]})`);J("PRERELEASEIDENTIFIERLOOSE",`(?:${N[B.NONNUMERICIDENTIFIER]}\
|${N[B.NUMERICIDENTIFIERLOOSE]})`);J("PRERELEASE",`(?:-(${N[B.PRERELEASEIDENTIFIER]}(?:\\.${N[B.PRERELEASEIDENTIFIER]})*))`);J("PRERELEASELOOSE",`(?:-?(${N[B.PRERELEASEIDENTIFIERLOOSE]}\
(?:\\.${N[B.PRERELEASEIDENTIFIERLOOSE]})*))`);J("BUILDIDENTIFIER",`${hd}+`);J("BUILD",`(?:\\+(${N[B.BUILDIDENTIFIER]}(?:\\.${N[B.BUILDIDENTIFIER]})*))`);J("FULL\
PLAIN",`v?${N[B.MAINVERSION]}${N[B.PRERELEASE]}?${N[B.BUILD]}?`);J("FULL",`^${N[B.FULLPLAIN]}$`);J("LOOSEPLAIN",`[v=\\s]*${N[B.MAINVERSIONLOOSE]}${N[B.PRERELEASELOOSE]}\
?${N[B.BUILD]}?`);J("LOOSE",`^${N[B.LOOSEPLAIN]}$`);J("GTLT","((?:<|>)?=?)");J("XRANGEIDENTIFIERLOOSE",`${N[B.NUMERICIDENTIFIERLOOSE]}|x|X|\\*`);J("XRANGEIDENTI\
FIER",`${N[B.NUMERICIDENTIFIER]}|x|X|\\*`);J("XRANGEPLAIN",`[v=\\s]*(${N[B.XRANGEIDENTIFIER]})(?:\\.(${N[B.XRANGEIDENTIFIER]})(?:\\.(${N[B.XRANGEIDENTIFIER]})(?\
:${N[B.PRERELEASE]})?${N[B.BUILD]}?)?)?`);J("XRANGEPLAINLOOSE",`[v=\\s]*(${N[B.XRANGEIDENTIFIERLOOSE]})(?:\\.(${N[B.XRANGEIDENTIFIERLOOSE]})(?:\\.(${N[B.XRANGEIDENTIFIERLOOSE]}\
)(?:${N[B.PRERELEASELOOSE]})?${N[B.BUILD]}?)?)?`);J("XRANGE",`^${N[B.GTLT]}\\s*${N[B.XRANGEPLAIN]}$`);J("XRANGELOOSE",`^${N[B.GTLT]}\\s*${N[B.XRANGEPLAINLOOSE]}\
$`);J("COERCEPLAIN",`(^|[^\\d])(\\d{1,${ld}})(?:\\.(\\d{1,${ld}}))?(?:\\.(\\d{1,${ld}}))?`);J("COERCE",`${N[B.COERCEPLAIN]}(?:$|[^\\d])`);J("COERCEFULL",N[B.COERCEPLAIN]+
`(?:${N[B.PRERELEASE]})?(?:${N[B.BUILD]})?(?:$|[^\\d])`);J("COERCERTL",N[B.COERCE],true);J("COERCERTLFULL",N[B.COERCEFULL],true);J("LONETILDE","(?:~>?)");J("TIL\
DETRIM",`(\\s*)${N[B.LONETILDE]}\\s+`,true);pr.tildeTrimReplace="$1~";J("TILDE",`^${N[B.LONETILDE]}${N[B.XRANGEPLAIN]}$`);J("TILDELOOSE",`^${N[B.LONETILDE]}${N[B.
XRANGEPLAINLOOSE]}$`);J("LONECARET","(?:\\^)");J("CARETTRIM",`(\\s*)${N[B.LONECARET]}\\s+`,true);pr.caretTrimReplace="$1^";J("CARET",`^${N[B.LONECARET]}${N[B.XRANGEPLAIN]}\
$`);J("CARETLOOSE",`^${N[B.LONECARET]}${N[B.XRANGEPLAINLOOSE]}$`);J("COMPARATORLOOSE",`^${N[B.GTLT]}\\s*(${N[B.LOOSEPLAIN]})$|^$`);J("COMPARATOR",`^${N[B.GTLT]}\
\\s*(${N[B.FULLPLAIN]})$|^$`);J("COMPARATORTRIM",`(\\s*)${N[B.GTLT]}\\s*(${N[B.LOOSEPLAIN]}|${N[B.XRANGEPLAIN]})`,true);pr.comparatorTrimReplace="$1$2$3";J("HYP\
HENRANGE",`^\\s*(${N[B.XRANGEPLAIN]})\\s+-\\s+(${N[B.XRANGEPLAIN]})\\s*$`);J("HYPHENRANGELOOSE",`^\\s*(${N[B.XRANGEPLAINLOOSE]})\\s+-\\s+(${N[B.XRANGEPLAINLOOSE]}\
)\\s*$`);J("STAR","(<|>)?=?\\s*\\*");J("GTE0","^\\s*>=\\s*0\\.0\\.0\\s*$");J("GTE0PRE","^\\s*>=\\s*0\\.0\\.0-0\\s*$")});var Nc=p((nj,IE)=>{"use strict";var kN=Object.
freeze({loose:true}),FN=Object.freeze({}),HN=t=>t?typeof t!="object"?kN:t:FN;IE.exports=HN});var fd=p((oj,PE)=>{"use strict";var RE=/^[0-9]+$/,CE=(t,e)=>{if(typeof t==
"number"&&typeof e=="number")return t===e?0:t<e?-1:1;let r=RE.test(t),i=RE.test(e);return r&&i&&(t=+t,e=+e),t===e?0:r&&!i?-1:i&&!r?1:t<e?-1:1},$N=(t,e)=>CE(e,t);
PE.exports={compareIdentifiers:CE,rcompareIdentifiers:$N}});var Ue=p((aj,BE)=>{"use strict";var Bc=ro(),{MAX_LENGTH:NE,MAX_SAFE_INTEGER:Dc}=ts(),{safeRe:xc,t:Lc}=Vs(),
qN=Nc(),{compareIdentifiers:dd}=fd(),jN=(t,e)=>{let r=e.split(".");if(r.length>t.length)return false;for(let i=0;i<r.length;i++)if(dd(t[i],r[i])!==0)return false;
return true},pd=class t{constructor(e,r){if(r=qN(r),e instanceof t){if(e.loose===!!r.loose&&e.includePrerelease===!!r.includePrerelease)return e;e=e.version}else if(typeof e!=
"string")throw new TypeError(`Invalid version. Must be a string. Got type "${typeof e}".`);if(e.length>NE)throw new TypeError(`version is longer than ${NE} char\
acters`);Bc("SemVer",e,r),this.options=r,this.loose=!!r.loose,this.includePrerelease=!!r.includePrerelease;let i=e.trim().match(r.loose?xc[Lc.LOOSE]:xc[Lc.FULL]);
if(!i)throw new TypeError(`Invalid Version: ${e}`);if(this.raw=e,this.major=+i[1],this.minor=+i[2],this.patch=+i[3],this.major>Dc||this.major<0)throw new TypeError(
"Invalid major version");if(this.minor>Dc||this.minor<0)throw new TypeError("Invalid minor version");if(this.patch>Dc||this.patch<0)throw new TypeError("Invalid\
 patch version");i[4]?this.prerelease=i[4].split(".").map(s=>{if(/^[0-9]+$/.test(s)){let n=+s;if(n>=0&&n<Dc)return n}return s}):this.prerelease=[],this.build=i[5]?
i[5].split("."):[],this.format()}format(){return this.version=`${this.major}.${this.minor}.${this.patch}`,this.prerelease.length&&(this.version+=`-${this.prerelease.
join(".")}`),this.version}toString(){return this.version}compare(e){if(Bc("SemVer.compare",this.version,this.options,e),!(e instanceof t)){if(typeof e=="string"&&
e===this.version)return 0;e=new t(e,this.options)}return e.version===this.version?0:this.compareMain(e)||this.comparePre(e)}compareMain(e){return e instanceof t||
(e=new t(e,this.options)),this.major<e.major?-1:this.major>e.major?1:this.minor<e.minor?-1:this.minor>e.minor?1:this.patch<e.patch?-1:this.patch>e.patch?1:0}comparePre(e){
if(e instanceof t||(e=new t(e,this.options)),this.prerelease.length&&!e.prerelease.length)return-1;if(!this.prerelease.length&&e.prerelease.length)return 1;if(!this.
prerelease.length&&!e.prerelease.length)return 0;let r=0;do{let i=this.prerelease[r],s=e.prerelease[r];if(Bc("prerelease compare",r,i,s),i===void 0&&s===void 0)
return 0;if(s===void 0)return 1;if(i===void 0)return-1;if(i===s)continue;return dd(i,s)}while(++r)}compareBuild(e){e instanceof t||(e=new t(e,this.options));let r=0;
do{let i=this.build[r],s=e.build[r];if(Bc("build compare",r,i,s),i===void 0&&s===void 0)return 0;if(s===void 0)return 1;if(i===void 0)return-1;if(i===s)continue;
return dd(i,s)}while(++r)}inc(e,r,i){if(e.startsWith("pre")){if(!r&&i===false)throw new Error("invalid increment argument: identifier is empty");if(r){let s=`-${r}`.
match(this.options.loose?xc[Lc.PRERELEASELOOSE]:xc[Lc.PRERELEASE]);if(!s||s[1]!==r)throw new Error(`invalid identifier: ${r}`)}}switch(e){case"premajor":this.prerelease.
length=0,this.patch=0,this.minor=0,this.major++,this.inc("pre",r,i);break;case"preminor":this.prerelease.length=0,this.patch=0,this.minor++,this.inc("pre",r,i);
break;case"prepatch":this.prerelease.length=0,this.inc("patch",r,i),this.inc("pre",r,i);break;case"prerelease":this.prerelease.length===0&&this.inc("patch",r,i),
this.inc("pre",r,i);break;case"release":if(this.prerelease.length===0)throw new Error(`version ${this.raw} is not a prerelease`);this.prerelease.length=0;break;case"\
major":(this.minor!==0||this.patch!==0||this.prerelease.length===0)&&this.major++,this.minor=0,this.patch=0,this.prerelease=[];break;case"minor":(this.patch!==0||
this.prerelease.length===0)&&this.minor++,this.patch=0,this.prerelease=[];break;case"patch":this.prerelease.length===0&&this.patch++,this.prerelease=[];break;case"\
pre":{let s=Number(i)?1:0;if(this.prerelease.length===0)this.prerelease=[s];else{let n=this.prerelease.length;for(;--n>=0;)typeof this.prerelease[n]=="number"&&
(this.prerelease[n]++,n=-2);if(n===-1){if(r===this.prerelease.join(".")&&i===false)throw new Error("invalid increment argument: identifier already exists");this.
prerelease.push(s)}}if(r){let n=[r,s];if(i===false&&(n=[r]),jN(this.prerelease,r)){let o=this.prerelease[r.split(".").length];isNaN(o)&&(this.prerelease=n)}else
this.prerelease=n}break}default:throw new Error(`invalid increment argument: ${e}`)}return this.raw=this.format(),this.build.length&&(this.raw+=`+${this.build.join(
".")}`),this}};BE.exports=pd});var bi=p((cj,xE)=>{"use strict";var DE=Ue(),VN=(t,e,r=false)=>{if(t instanceof DE)return t;try{return new DE(t,e)}catch(i){if(!r)
return null;throw i}};xE.exports=VN});var ME=p((uj,LE)=>{"use strict";var KN=bi(),JN=(t,e)=>{let r=KN(t,e);return r?r.version:null};LE.exports=JN});var kE=p((lj,UE)=>{
"use strict";var zN=bi(),GN=(t,e)=>{let r=zN(t.trim().replace(/^[=v]+/,""),e);return r?r.version:null};UE.exports=GN});var $E=p((hj,HE)=>{"use strict";var FE=Ue(),
WN=(t,e,r,i,s)=>{typeof r=="string"&&(s=i,i=r,r=void 0);try{return new FE(t instanceof FE?t.version:t,r).inc(e,i,s).version}catch{return null}};HE.exports=WN});
var VE=p((fj,jE)=>{"use strict";var qE=bi(),XN=(t,e)=>{let r=qE(t,null,true),i=qE(e,null,true),s=r.compare(i);if(s===0)return null;let n=s>0,o=n?r:i,a=n?i:r,c=!!o.
prerelease.length;if(!!a.prerelease.length&&!c){if(!a.patch&&!a.minor)return"major";if(a.compareMain(o)===0)return a.minor&&!a.patch?"minor":"patch"}let l=c?"pr\
e":"";return r.major!==i.major?l+"major":r.minor!==i.minor?l+"minor":r.patch!==i.patch?l+"patch":"prerelease"};jE.exports=XN});var JE=p((dj,KE)=>{"use strict";var YN=Ue(),
ZN=(t,e)=>new YN(t,e).major;KE.exports=ZN});var GE=p((pj,zE)=>{"use strict";var QN=Ue(),eB=(t,e)=>new QN(t,e).minor;zE.exports=eB});var XE=p((mj,WE)=>{"use stri\
ct";var tB=Ue(),rB=(t,e)=>new tB(t,e).patch;WE.exports=rB});var ZE=p((gj,YE)=>{"use strict";var iB=bi(),sB=(t,e)=>{let r=iB(t,e);return r&&r.prerelease.length?r.
prerelease:null};YE.exports=sB});var Bt=p((_j,eb)=>{"use strict";var QE=Ue(),nB=(t,e,r)=>new QE(t,r).compare(new QE(e,r));eb.exports=nB});var rb=p((Sj,tb)=>{"us\
e strict";var oB=Bt(),aB=(t,e,r)=>oB(e,t,r);tb.exports=aB});var sb=p((yj,ib)=>{"use strict";var cB=Bt(),uB=(t,e)=>cB(t,e,true);ib.exports=uB});var Mc=p((Ej,ob)=>{
"use strict";var nb=Ue(),lB=(t,e,r)=>{let i=new nb(t,r),s=new nb(e,r);return i.compare(s)||i.compareBuild(s)};ob.exports=lB});var cb=p((bj,ab)=>{"use strict";var hB=Mc(),
fB=(t,e)=>t.sort((r,i)=>hB(r,i,e));ab.exports=fB});var lb=p((wj,ub)=>{"use strict";var dB=Mc(),pB=(t,e)=>t.sort((r,i)=>dB(i,r,e));ub.exports=pB});var io=p((Oj,hb)=>{
"use strict";var mB=Bt(),gB=(t,e,r)=>mB(t,e,r)>0;hb.exports=gB});var Uc=p((vj,fb)=>{"use strict";var _B=Bt(),SB=(t,e,r)=>_B(t,e,r)<0;fb.exports=SB});var md=p((Aj,db)=>{
"use strict";var yB=Bt(),EB=(t,e,r)=>yB(t,e,r)===0;db.exports=EB});var gd=p((Tj,pb)=>{"use strict";var bB=Bt(),wB=(t,e,r)=>bB(t,e,r)!==0;pb.exports=wB});var kc=p(
(Ij,mb)=>{"use strict";var OB=Bt(),vB=(t,e,r)=>OB(t,e,r)>=0;mb.exports=vB});var Fc=p((Rj,gb)=>{"use strict";var AB=Bt(),TB=(t,e,r)=>AB(t,e,r)<=0;gb.exports=TB});
var _d=p((Cj,_b)=>{"use strict";var IB=md(),RB=gd(),CB=io(),PB=kc(),NB=Uc(),BB=Fc(),DB=(t,e,r,i)=>{switch(e){case"===":return typeof t=="object"&&(t=t.version),
typeof r=="object"&&(r=r.version),t===r;case"!==":return typeof t=="object"&&(t=t.version),typeof r=="object"&&(r=r.version),t!==r;case"":case"=":case"==":return IB(
t,r,i);case"!=":return RB(t,r,i);case">":return CB(t,r,i);case">=":return PB(t,r,i);case"<":return NB(t,r,i);case"<=":return BB(t,r,i);default:throw new TypeError(
`Invalid operator: ${e}`)}};_b.exports=DB});var yb=p((Pj,Sb)=>{"use strict";var xB=Ue(),LB=bi(),{safeRe:Hc,t:$c}=Vs(),MB=(t,e)=>{if(t instanceof xB)return t;if(typeof t==
"number"&&(t=String(t)),typeof t!="string")return null;e=e||{};let r=null;if(!e.rtl)r=t.match(e.includePrerelease?Hc[$c.COERCEFULL]:Hc[$c.COERCE]);else{let c=e.
includePrerelease?Hc[$c.COERCERTLFULL]:Hc[$c.COERCERTL],u;for(;(u=c.exec(t))&&(!r||r.index+r[0].length!==t.length);)(!r||u.index+u[0].length!==r.index+r[0].length)&&
(r=u),c.lastIndex=u.index+u[1].length+u[2].length;c.lastIndex=-1}if(r===null)return null;let i=r[2],s=r[3]||"0",n=r[4]||"0",o=e.includePrerelease&&r[5]?`-${r[5]}`:
"",a=e.includePrerelease&&r[6]?`+${r[6]}`:"";return LB(`${i}.${s}.${n}${o}${a}`,e)};Sb.exports=MB});var bb=p((Nj,Eb)=>{"use strict";var UB=bi(),kB=ts(),FB=Ue(),
HB=(t,e,r)=>{if(!kB.RELEASE_TYPES.includes(e))return null;let i=$B(t,r);return i&&qB(i,e)},$B=(t,e)=>{let r=t instanceof FB?t.version:t;return UB(r,e)},qB=(t,e)=>{
if(jB(e))return t.version;switch(t.prerelease=[],e){case"major":t.minor=0,t.patch=0;break;case"minor":t.patch=0;break}return t.format()},jB=t=>t.startsWith("pre");
Eb.exports=HB});var Ob=p((Bj,wb)=>{"use strict";var Sd=class{constructor(){this.max=1e3,this.map=new Map}get(e){let r=this.map.get(e);if(r!==void 0)return this.
map.delete(e),this.map.set(e,r),r}delete(e){return this.map.delete(e)}set(e,r){if(!this.delete(e)&&r!==void 0){if(this.map.size>=this.max){let s=this.map.keys().
next().value;this.delete(s)}this.map.set(e,r)}return this}};wb.exports=Sd});var Lb=p((Dj,xb)=>{"use strict";var{MAX_LENGTH:Ed,MAX_SAFE_BUILD_LENGTH:Ib,WHITESPACE_CHARACTERS:VB}=ts(),
Rb=new Uint8Array(65536);for(let t of VB)Rb[t.charCodeAt(0)]=1;var bd=t=>t!==void 0&&Rb[t.charCodeAt(0)]===1,vb=t=>t==="v"||t==="="||bd(t),so=t=>t!==void 0&&t>=
"0"&&t<="9",Cb=t=>t!==void 0&&(t>="a"&&t<="z"||t>="A"&&t<="Z"),Pb=t=>so(t)||Cb(t)||t==="-",wd=t=>so(t)||t==="x"||t==="X"||t==="*",Nb=(t,e,r,i)=>{if(!so(t[e]))return e;
if(e>=i.start&&e<i.end)return Math.min(e+r,i.end);if(e>=i.previousStart&&e<i.previousEnd)return Math.min(e+r,i.previousEnd);let s=e+1;for(;so(t[s]);)s++;return i.
previousStart=i.start,i.previousEnd=i.end,i.start=e,i.end=s,Math.min(e+r,s)},Od=(t,e,r,i)=>!r&&t[e]==="0"?e+1:Nb(t,e,r?Ed:Ed+1,i),yd=(t,e,r,i)=>{let s=Nb(t,e,Ed,
i);if(Cb(t[s])||t[s]==="-"){let n=s+1,o=n+Ib;for(;n<o&&Pb(t[n]);)n++;return n}return Od(t,e,r,i)},Bb=(t,e,r,i)=>{let s=t[e]==="-";if(!r&&!s)return e;let n=e+(s?
1:0),o=yd(t,n,r,i);if(o===n){if(!r||!s)return e;o=yd(t,e,r,i)}for(;t[o]===".";){let a=yd(t,o+1,r,i);if(a===o+1)break;o=a}return o},Ab=(t,e)=>{let r=e;for(;r-e<Ib&&
Pb(t[r]);)r++;return r},Db=(t,e)=>{if(t[e]!=="+")return e;let r=Ab(t,e+1);if(r===e+1)return e;for(;t[r]===".";){let i=Ab(t,r+1);if(i===r+1)break;r=i}return r},KB=(t,e,r)=>{
let i=e;for(let n=0;n<3;n++){let o=Od(t,i,true,r);if(o===i)return e;if(i=o,n<2){if(t[i]!==".")return e;i++}}let s=Bb(t,i,true,r);return Db(t,s)},Tb=(t,e,r)=>so(
t[e])?Od(t,e,false,r):wd(t[e])?e+1:e,JB=(t,e,r)=>{let i=Tb(t,e,r);for(let n=0;n<2;n++){if(t[i]!==".")return i;let o=Tb(t,i+1,r);if(o===i+1)return i;i=o}let s=Bb(
t,i,false,r);return Db(t,s)},zB=(t,e,r)=>{let i=KB(t,e,r);return i!==e?i:JB(t,e,r)},GB=(t,e)=>{let r=e;return bd(t[r])&&r++,(t[r]==="<"||t[r]===">")&&r++,t[r]===
"="&&r++,bd(t[r])?r:-1},WB=t=>{let e="",r=0,i=0,s={start:-1,end:-1,previousStart:-1,previousEnd:-1};for(;i<t.length;){let n=i;if(t[i]==="<"||t[i]===">")i++;else if(!vb(
t[i])&&!wd(t[i])){i++;continue}for(;i<t.length&&vb(t[i]);)i++;if(!wd(t[i]))continue;let o=GB(t,n);o!==-1&&(e+=t.slice(r,o),r=o+1),i=zB(t,i,s)}return e+t.slice(r)};
xb.exports=WB});var Dt=p((xj,Fb)=>{"use strict";var XB=/\s+/g,vd=class t{constructor(e,r){if(r=ZB(r),e instanceof t)return e.loose===!!r.loose&&e.includePrerelease===
!!r.includePrerelease?e:new t(e.raw,r);if(e instanceof Ad)return this.raw=e.value,this.set=[[e]],this.formatted=void 0,this;if(this.options=r,this.loose=!!r.loose,
this.includePrerelease=!!r.includePrerelease,this.raw=e.trim().replace(XB," "),this.set=this.raw.split("||").map(i=>this.parseRange(i.trim())).filter(i=>i.length),
!this.set.length)throw new TypeError(`Invalid SemVer Range: ${this.raw}`);if(this.set.length>1){let i=this.set[0];if(this.set=this.set.filter(s=>!Ub(s[0])),this.
set.length===0)this.set=[i];else if(this.set.length>1){for(let s of this.set)if(s.length===1&&aD(s[0])){this.set=[s];break}}}this.formatted=void 0}get range(){if(this.
formatted===void 0){this.formatted="";for(let e=0;e<this.set.length;e++){e>0&&(this.formatted+="||");let r=this.set[e];for(let i=0;i<r.length;i++)i>0&&(this.formatted+=
" "),this.formatted+=r[i].toString().trim()}}return this.formatted}format(){return this.range}toString(){return this.range}parseRange(e){e=e.replace(oD,"");let i=((this.
options.includePrerelease&&sD)|(this.options.loose&&nD))+":"+e,s=Mb.get(i);if(s)return s;let n=this.options.loose,o=n?dt[Ze.HYPHENRANGELOOSE]:dt[Ze.HYPHENRANGE];
e=e.replace(o,SD(this.options.includePrerelease)),ue("hyphen replace",e),e=eD(e),ue("comparator trim",e),e=e.replace(dt[Ze.TILDETRIM],rD),ue("tilde trim",e),e=e.
replace(dt[Ze.CARETTRIM],iD),ue("caret trim",e);let a=e.split(" ").map(h=>cD(h,this.options)).join(" ").split(/\s+/).map(h=>_D(h,this.options));n&&(a=a.filter(h=>(ue(
"loose invalid filter",h,this.options),!!h.match(dt[Ze.COMPARATORLOOSE])))),ue("range list",a);let c=new Map,u=a.map(h=>new Ad(h,this.options));for(let h of u){
if(Ub(h))return[h];c.set(h.value,h)}c.size>1&&c.has("")&&c.delete("");let l=[...c.values()];return Mb.set(i,l),l}intersects(e,r){if(!(e instanceof t))throw new TypeError(
"a Range is required");return this.set.some(i=>kb(i,r)&&e.set.some(s=>kb(s,r)&&i.every(n=>s.every(o=>n.intersects(o,r)))))}test(e){if(!e)return false;if(typeof e==
"string")try{e=new QB(e,this.options)}catch{return false}for(let r=0;r<this.set.length;r++)if(yD(this.set[r],e,this.options))return true;return false}};Fb.exports=
vd;var YB=Ob(),Mb=new YB,ZB=Nc(),Ad=no(),ue=ro(),QB=Ue(),eD=Lb(),{safeRe:dt,src:tD,t:Ze,tildeTrimReplace:rD,caretTrimReplace:iD}=Vs(),{FLAG_INCLUDE_PRERELEASE:sD,
FLAG_LOOSE:nD}=ts(),oD=new RegExp(tD[Ze.BUILD],"g"),Ub=t=>t.value==="<0.0.0-0",aD=t=>t.value==="",kb=(t,e)=>{let r=true,i=t.slice(),s=i.pop();for(;r&&i.length;)
r=i.every(n=>s.intersects(n,e)),s=i.pop();return r},cD=(t,e)=>(t=t.replace(dt[Ze.BUILD],""),ue("comp",t,e),t=fD(t,e),ue("caret",t),t=lD(t,e),ue("tildes",t),t=pD(
t,e),ue("xrange",t),t=gD(t,e),ue("stars",t),t),Ae=t=>!t||t.toLowerCase()==="x"||t==="*",uD=(t,e,r)=>Ae(t)&&!Ae(e)||Ae(e)&&r&&!Ae(r),lD=(t,e)=>t.trim().split(/\s+/).
map(r=>hD(r,e)).join(" "),hD=(t,e)=>{let r=e.loose?dt[Ze.TILDELOOSE]:dt[Ze.TILDE],i=e.includePrerelease?"-0":"";return t.replace(r,(s,n,o,a,c)=>{ue("tilde",t,s,
n,o,a,c);let u;return Ae(n)?u="":Ae(o)?u=`>=${n}.0.0${i} <${+n+1}.0.0-0`:Ae(a)?u=`>=${n}.${o}.0${i} <${n}.${+o+1}.0-0`:c?(ue("replaceTilde pr",c),u=`>=${n}.${o}\
.${a}-${c} <${n}.${+o+1}.0-0`):u=`>=${n}.${o}.${a} <${n}.${+o+1}.0-0`,ue("tilde return",u),u})},fD=(t,e)=>t.trim().split(/\s+/).map(r=>dD(r,e)).join(" "),dD=(t,e)=>{
ue("caret",t,e);let r=e.loose?dt[Ze.CARETLOOSE]:dt[Ze.CARET],i=e.includePrerelease?"-0":"";return t.replace(r,(s,n,o,a,c)=>{ue("caret",t,s,n,o,a,c);let u;return Ae(
n)?u="":Ae(o)?u=`>=${n}.0.0${i} <${+n+1}.0.0-0`:Ae(a)?n==="0"?u=`>=${n}.${o}.0${i} <${n}.${+o+1}.0-0`:u=`>=${n}.${o}.0${i} <${+n+1}.0.0-0`:c?(ue("replaceCaret p\
r",c),n==="0"?o==="0"?u=`>=${n}.${o}.${a}-${c} <${n}.${o}.${+a+1}-0`:u=`>=${n}.${o}.${a}-${c} <${n}.${+o+1}.0-0`:u=`>=${n}.${o}.${a}-${c} <${+n+1}.0.0-0`):(ue("\
no pr"),n==="0"?o==="0"?u=`>=${n}.${o}.${a} <${n}.${o}.${+a+1}-0`:u=`>=${n}.${o}.${a} <${n}.${+o+1}.0-0`:u=`>=${n}.${o}.${a} <${+n+1}.0.0-0`),ue("caret return",
u),u})},pD=(t,e)=>(ue("replaceXRanges",t,e),t.split(/\s+/).map(r=>mD(r,e)).join(" ")),mD=(t,e)=>{t=t.trim();let r=e.loose?dt[Ze.XRANGELOOSE]:dt[Ze.XRANGE];return t.
replace(r,(i,s,n,o,a,c)=>{if(ue("xRange",t,i,s,n,o,a,c),uD(n,o,a))return t;let u=Ae(n),l=u||Ae(o),h=l||Ae(a),d=h;return s==="="&&d&&(s=""),c=e.includePrerelease?
"-0":"",u?s===">"||s==="<"?i="<0.0.0-0":i="*":s&&d?(l&&(o=0),a=0,s===">"?(s=">=",l?(n=+n+1,o=0,a=0):(o=+o+1,a=0)):s==="<="&&(s="<",l?n=+n+1:o=+o+1),s==="<"&&(c=
"-0"),i=`${s+n}.${o}.${a}${c}`):l?i=`>=${n}.0.0${c} <${+n+1}.0.0-0`:h&&(i=`>=${n}.${o}.0${c} <${n}.${+o+1}.0-0`),ue("xRange return",i),i})},gD=(t,e)=>(ue("repla\
ceStars",t,e),t.trim().replace(dt[Ze.STAR],"")),_D=(t,e)=>(ue("replaceGTE0",t,e),t.trim().replace(dt[e.includePrerelease?Ze.GTE0PRE:Ze.GTE0],"")),SD=t=>(e,r,i,s,n,o,a,c,u,l,h,d)=>(Ae(
i)?r="":Ae(s)?r=`>=${i}.0.0${t?"-0":""}`:Ae(n)?r=`>=${i}.${s}.0${t?"-0":""}`:o?r=`>=${r}`:r=`>=${r}${t?"-0":""}`,Ae(u)?c="":Ae(l)?c=`<${+u+1}.0.0-0`:Ae(h)?c=`<${u}\
.${+l+1}.0-0`:d?c=`<=${u}.${l}.${h}-${d}`:t?c=`<${u}.${l}.${+h+1}-0`:c=`<=${c}`,`${r} ${c}`.trim()),yD=(t,e,r)=>{for(let i=0;i<t.length;i++)if(!t[i].test(e))return false;
if(e.prerelease.length&&!r.includePrerelease){for(let i=0;i<t.length;i++)if(ue(t[i].semver),t[i].semver!==Ad.ANY&&t[i].semver.prerelease.length>0){let s=t[i].semver;
if(s.major===e.major&&s.minor===e.minor&&s.patch===e.patch)return true}return false}return true}});var no=p((Lj,Kb)=>{"use strict";var oo=Symbol("SemVer ANY"),Rd=class t{static get ANY(){
return oo}constructor(e,r){if(r=Hb(r),e instanceof t){if(e.loose===!!r.loose)return e;e=e.value}e=e.trim().split(/\s+/).join(" "),Id("comparator",e,r),this.options=
r,this.loose=!!r.loose,this.parse(e),this.semver===oo?this.value="":this.value=this.operator+this.semver.version,Id("comp",this)}parse(e){let r=this.options.loose?
$b[qb.COMPARATORLOOSE]:$b[qb.COMPARATOR],i=e.match(r);if(!i)throw new TypeError(`Invalid comparator: ${e}`);this.operator=i[1]!==void 0?i[1]:"",this.operator===
"="&&(this.operator=""),i[2]?this.semver=new jb(i[2],this.options.loose):this.semver=oo}toString(){return this.value}test(e){if(Id("Comparator.test",e,this.options.
loose),this.semver===oo||e===oo)return true;if(typeof e=="string")try{e=new jb(e,this.options)}catch{return false}return Td(e,this.operator,this.semver,this.options)}intersects(e,r){
if(!(e instanceof t))throw new TypeError("a Comparator is required");return this.operator===""?this.value===""?true:new Vb(e.value,r).test(this.value):e.operator===
""?e.value===""?true:new Vb(this.value,r).test(e.semver):(r=Hb(r),r.includePrerelease&&(this.value==="<0.0.0-0"||e.value==="<0.0.0-0")||!r.includePrerelease&&(this.
value.startsWith("<0.0.0")||e.value.startsWith("<0.0.0"))?false:!!(this.operator.startsWith(">")&&e.operator.startsWith(">")||this.operator.startsWith("<")&&e.operator.
startsWith("<")||this.semver.version===e.semver.version&&this.operator.includes("=")&&e.operator.includes("=")||Td(this.semver,"<",e.semver,r)&&this.operator.startsWith(
">")&&e.operator.startsWith("<")||Td(this.semver,">",e.semver,r)&&this.operator.startsWith("<")&&e.operator.startsWith(">")))}};Kb.exports=Rd;var Hb=Nc(),{safeRe:$b,
t:qb}=Vs(),Td=_d(),Id=ro(),jb=Ue(),Vb=Dt()});var ao=p((Mj,Jb)=>{"use strict";var ED=Dt(),bD=(t,e,r)=>{try{e=new ED(e,r)}catch{return false}return e.test(t)};Jb.
exports=bD});var Gb=p((Uj,zb)=>{"use strict";var wD=Dt(),OD=(t,e)=>new wD(t,e).set.map(r=>r.map(i=>i.value).join(" ").trim().split(" "));zb.exports=OD});var Xb=p(
(kj,Wb)=>{"use strict";var vD=Ue(),AD=Dt(),TD=(t,e,r)=>{let i=null,s=null,n=null;try{n=new AD(e,r)}catch{return null}return t.forEach(o=>{n.test(o)&&(!i||s.compare(
o)===-1)&&(i=o,s=new vD(i,r))}),i};Wb.exports=TD});var Zb=p((Fj,Yb)=>{"use strict";var ID=Ue(),RD=Dt(),CD=(t,e,r)=>{let i=null,s=null,n=null;try{n=new RD(e,r)}catch{
return null}return t.forEach(o=>{n.test(o)&&(!i||s.compare(o)===1)&&(i=o,s=new ID(i,r))}),i};Yb.exports=CD});var tw=p((Hj,ew)=>{"use strict";var Cd=Ue(),PD=Dt(),
Qb=io(),ND=(t,e)=>{t=new PD(t,e);let r=new Cd("0.0.0");if(t.test(r)||(r=new Cd("0.0.0-0"),t.test(r)))return r;r=null;for(let i=0;i<t.set.length;++i){let s=t.set[i],
n=null;s.forEach(o=>{let a=new Cd(o.semver.version);switch(o.operator){case">":a.prerelease.length===0?a.patch++:a.prerelease.push(0),a.raw=a.format();case"":case"\
>=":(!n||Qb(a,n))&&(n=a);break;case"<":case"<=":break;default:throw new Error(`Unexpected operation: ${o.operator}`)}}),n&&(!r||Qb(r,n))&&(r=n)}return r&&t.test(
r)?r:null};ew.exports=ND});var iw=p(($j,rw)=>{"use strict";var BD=Dt(),DD=(t,e)=>{try{return new BD(t,e).range||"*"}catch{return null}};rw.exports=DD});var qc=p(
(qj,aw)=>{"use strict";var xD=Ue(),ow=no(),{ANY:LD}=ow,MD=Dt(),UD=ao(),sw=io(),nw=Uc(),kD=Fc(),FD=kc(),HD=(t,e,r,i)=>{t=new xD(t,i),e=new MD(e,i);let s,n,o,a,c;
switch(r){case">":s=sw,n=kD,o=nw,a=">",c=">=";break;case"<":s=nw,n=FD,o=sw,a="<",c="<=";break;default:throw new TypeError('Must provide a hilo val of "<" or ">"')}
if(UD(t,e,i))return false;for(let u=0;u<e.set.length;++u){let l=e.set[u],h=null,d=null;if(l.forEach(m=>{m.semver===LD&&(m=new ow(">=0.0.0")),h=h||m,d=d||m,s(m.semver,
h.semver,i)?h=m:o(m.semver,d.semver,i)&&(d=m)}),h.operator===a||h.operator===c||(!d.operator||d.operator===a)&&n(t,d.semver))return false;if(d.operator===c&&o(t,
d.semver))return false}return true};aw.exports=HD});var uw=p((jj,cw)=>{"use strict";var $D=qc(),qD=(t,e,r)=>$D(t,e,">",r);cw.exports=qD});var hw=p((Vj,lw)=>{"us\
e strict";var jD=qc(),VD=(t,e,r)=>jD(t,e,"<",r);lw.exports=VD});var pw=p((Kj,dw)=>{"use strict";var fw=Dt(),KD=(t,e,r)=>(t=new fw(t,r),e=new fw(e,r),t.intersects(
e,r));dw.exports=KD});var gw=p((Jj,mw)=>{"use strict";var JD=ao(),zD=Bt();mw.exports=(t,e,r)=>{let i=[],s=null,n=null,o=t.sort((l,h)=>zD(l,h,r));for(let l of o)
JD(l,e,r)?(n=l,s||(s=l)):(n&&i.push([s,n]),n=null,s=null);s&&i.push([s,null]);let a=[];for(let[l,h]of i)l===h?a.push(l):!h&&l===o[0]?a.push("*"):h?l===o[0]?a.push(
`<=${h}`):a.push(`${l} - ${h}`):a.push(`>=${l}`);let c=a.join(" || "),u=typeof e.raw=="string"?e.raw:String(e);return c.length<u.length?c:e}});var ww=p((zj,bw)=>{
"use strict";var _w=Dt(),Bd=no(),{ANY:Pd}=Bd,Nd=ao(),Dd=Bt(),GD=(t,e,r={})=>{if(t===e)return true;t=new _w(t,r),e=new _w(e,r);let i=false;e:for(let s of t.set){
for(let n of e.set){let o=XD(s,n,r);if(i=i||o!==null,o)continue e}if(i)return false}return true},WD=[new Bd(">=0.0.0-0")],Sw=[new Bd(">=0.0.0")],XD=(t,e,r)=>{if(t===
e)return true;if(t.length===1&&t[0].semver===Pd){if(e.length===1&&e[0].semver===Pd)return true;r.includePrerelease?t=WD:t=Sw}if(e.length===1&&e[0].semver===Pd){
if(r.includePrerelease)return true;e=Sw}let i=new Set,s,n;for(let m of t)m.operator===">"||m.operator===">="?s=yw(s,m,r):m.operator==="<"||m.operator==="<="?n=Ew(
n,m,r):i.add(m.semver);if(i.size>1)return null;let o;if(s&&n){if(o=Dd(s.semver,n.semver,r),o>0)return null;if(o===0&&(s.operator!==">="||n.operator!=="<="))return null}
for(let m of i){if(s&&!Nd(m,String(s),r)||n&&!Nd(m,String(n),r))return null;for(let E of e)if(!Nd(m,String(E),r))return false;return true}let a,c,u,l,h=n&&!r.includePrerelease&&
n.semver.prerelease.length?n.semver:false,d=s&&!r.includePrerelease&&s.semver.prerelease.length?s.semver:false;h&&h.prerelease.length===1&&n.operator==="<"&&h.prerelease[0]===
0&&(h=false);for(let m of e){if(l=l||m.operator===">"||m.operator===">=",u=u||m.operator==="<"||m.operator==="<=",s){if(d&&m.semver.prerelease&&m.semver.prerelease.
length&&m.semver.major===d.major&&m.semver.minor===d.minor&&m.semver.patch===d.patch&&(d=false),m.operator===">"||m.operator===">="){if(a=yw(s,m,r),a===m&&a!==s)
return false}else if(s.operator===">="&&!m.test(s.semver))return false}if(n){if(h&&m.semver.prerelease&&m.semver.prerelease.length&&m.semver.major===h.major&&m.
semver.minor===h.minor&&m.semver.patch===h.patch&&(h=false),m.operator==="<"||m.operator==="<="){if(c=Ew(n,m,r),c===m&&c!==n)return false}else if(n.operator==="\
<="&&!m.test(n.semver))return false}if(!m.operator&&(n||s)&&o!==0)return false}return!(s&&u&&!n&&o!==0||n&&l&&!s&&o!==0||d||h)},yw=(t,e,r)=>{if(!t)return e;let i=Dd(
t.semver,e.semver,r);return i>0?t:i<0||e.operator===">"&&t.operator===">="?e:t},Ew=(t,e,r)=>{if(!t)return e;let i=Dd(t.semver,e.semver,r);return i<0?t:i>0||e.operator===
"<"&&t.operator==="<="?e:t};bw.exports=GD});var Tw=p((Gj,Aw)=>{"use strict";var xd=Vs(),Ow=ts(),YD=Ue(),vw=fd(),ZD=bi(),QD=ME(),ex=kE(),tx=$E(),rx=VE(),ix=JE(),
sx=GE(),nx=XE(),ox=ZE(),ax=Bt(),cx=rb(),ux=sb(),lx=Mc(),hx=cb(),fx=lb(),dx=io(),px=Uc(),mx=md(),gx=gd(),_x=kc(),Sx=Fc(),yx=_d(),Ex=yb(),bx=bb(),wx=no(),Ox=Dt(),
vx=ao(),Ax=Gb(),Tx=Xb(),Ix=Zb(),Rx=tw(),Cx=iw(),Px=qc(),Nx=uw(),Bx=hw(),Dx=pw(),xx=gw(),Lx=ww();Aw.exports={parse:ZD,valid:QD,clean:ex,inc:tx,diff:rx,major:ix,minor:sx,
patch:nx,prerelease:ox,compare:ax,rcompare:cx,compareLoose:ux,compareBuild:lx,sort:hx,rsort:fx,gt:dx,lt:px,eq:mx,neq:gx,gte:_x,lte:Sx,cmp:yx,coerce:Ex,truncate:bx,
Comparator:wx,Range:Ox,satisfies:vx,toComparators:Ax,maxSatisfying:Tx,minSatisfying:Ix,minVersion:Rx,validRange:Cx,outside:Px,gtr:Nx,ltr:Bx,intersects:Dx,simplifyRange:xx,
subset:Lx,SemVer:YD,re:xd.re,src:xd.src,tokens:xd.t,SEMVER_SPEC_VERSION:Ow.SEMVER_SPEC_VERSION,RELEASE_TYPES:Ow.RELEASE_TYPES,compareIdentifiers:vw.compareIdentifiers,
rcompareIdentifiers:vw.rcompareIdentifiers}});var Rw=p((Wj,Iw)=>{var Mx=Tw(),Ux=t=>Mx.satisfies(process.version,t,{includePrerelease:true});Iw.exports={satisfies:Ux}});
var Cw=p((Zj,Md)=>{"use strict";var{inspect:kx}=A("util"),Ld=class{constructor(e,r,i){let s=`${r}: ${i.syscall} returned ${i.code} (${i.message})`;i.path!==void 0&&
(s+=` ${i.path}`),i.dest!==void 0&&(s+=` => ${i.dest}`),this.code=e,Object.defineProperties(this,{name:{value:"SystemError",enumerable:false,writable:true,configurable:true},
message:{value:s,enumerable:false,writable:true,configurable:true},info:{value:i,enumerable:true,configurable:true,writable:false},errno:{get(){return i.errno},
set(n){i.errno=n},enumerable:true,configurable:true},syscall:{get(){return i.syscall},set(n){i.syscall=n},enumerable:true,configurable:true}}),i.path!==void 0&&
Object.defineProperty(this,"path",{get(){return i.path},set(n){i.path=n},enumerable:true,configurable:true}),i.dest!==void 0&&Object.defineProperty(this,"dest",
{get(){return i.dest},set(n){i.dest=n},enumerable:true,configurable:true})}toString(){return`${this.name} [${this.code}]: ${this.message}`}[Symbol.for("nodejs.u\
til.inspect.custom")](e,r){return kx(this,{...r,getters:true,customInspect:false})}};function Wr(t,e){Md.exports[t]=class extends Ld{constructor(i){super(t,e,i)}}}
Wr("ERR_FS_CP_DIR_TO_NON_DIR","Cannot overwrite directory with non-directory");Wr("ERR_FS_CP_EEXIST","Target already exists");Wr("ERR_FS_CP_EINVAL","Invalid src\
 or dest");Wr("ERR_FS_CP_FIFO_PIPE","Cannot copy a FIFO pipe");Wr("ERR_FS_CP_NON_DIR_TO_DIR","Cannot overwrite non-directory with directory");Wr("ERR_FS_CP_SOCK\
ET","Cannot copy a socket file");Wr("ERR_FS_CP_SYMLINK_TO_SUBDIRECTORY","Cannot overwrite symlink in subdirectory of self");Wr("ERR_FS_CP_UNKNOWN","Cannot copy \
an unknown file type");Wr("ERR_FS_EISDIR","Path is a directory");Md.exports.ERR_INVALID_ARG_TYPE=class extends Error{constructor(e,r,i){super(),this.code="ERR_I\
NVALID_ARG_TYPE",this.message=`The ${e} argument must be ${r}. Received ${typeof i}`}}});var Gw=p((Qj,zw)=>{"use strict";var{ERR_FS_CP_DIR_TO_NON_DIR:Fx,ERR_FS_CP_EEXIST:Hx,
ERR_FS_CP_EINVAL:jc,ERR_FS_CP_FIFO_PIPE:$x,ERR_FS_CP_NON_DIR_TO_DIR:qx,ERR_FS_CP_SOCKET:jx,ERR_FS_CP_SYMLINK_TO_SUBDIRECTORY:Vx,ERR_FS_CP_UNKNOWN:Kx,ERR_FS_EISDIR:Jx,
ERR_INVALID_ARG_TYPE:zx}=Cw(),{constants:{errno:{EEXIST:Gx,EISDIR:Wx,EINVAL:Xr,ENOTDIR:Xx}}}=A("os"),{chmod:Yx,copyFile:Zx,lstat:kw,mkdir:Fw,readdir:Qx,readlink:Pw,
stat:Ks,symlink:Ud,unlink:Hw,utimes:eL}=A("fs/promises"),{dirname:co,isAbsolute:Nw,join:Bw,parse:tL,resolve:uo,sep:rL,toNamespacedPath:Dw}=A("path"),{fileURLToPath:iL}=A(
"url"),sL={dereference:false,errorOnExist:false,filter:void 0,force:true,preserveTimestamps:false,recursive:false};async function nL(t,e,r){if(r!=null&&typeof r!=
"object")throw new zx("options",["Object"],r);return oL(Dw(xw(t)),Dw(xw(e)),{...sL,...r})}function xw(t){return t!=null&&t.href&&t.origin?iL(t):t}async function oL(t,e,r){
r.preserveTimestamps&&process.arch==="ia32"&&process.emitWarning("Using the preserveTimestamps option in 32-bit node is not recommended","TimestampPrecisionWarn\
ing");let i=await $w(t,e,r),{srcStat:s,destStat:n}=i;return await jw(t,s,e),r.filter?Vw(Lw,n,t,e,r):Lw(n,t,e,r)}async function $w(t,e,r){let{0:i,1:s}=await aL(t,
e,r);if(s){if(qw(i,s))throw new jc({message:"src and dest cannot be the same",path:e,syscall:"cp",errno:Xr});if(i.isDirectory()&&!s.isDirectory())throw new Fx({
message:`cannot overwrite directory ${t} with non-directory ${e}`,path:e,syscall:"cp",errno:Wx});if(!i.isDirectory()&&s.isDirectory())throw new qx({message:`can\
not overwrite non-directory ${t} with directory ${e}`,path:e,syscall:"cp",errno:Xx})}if(i.isDirectory()&&kd(t,e))throw new jc({message:`cannot copy ${t} to a su\
bdirectory of self ${e}`,path:e,syscall:"cp",errno:Xr});return{srcStat:i,destStat:s}}function qw(t,e){return e.ino&&e.dev&&e.ino===t.ino&&e.dev===t.dev}function aL(t,e,r){
let i=r.dereference?s=>Ks(s,{bigint:true}):s=>kw(s,{bigint:true});return Promise.all([i(t),i(e).catch(s=>{if(s.code==="ENOENT")return null;throw s})])}async function Lw(t,e,r,i){
let s=co(r);return await cL(s)||await Fw(s,{recursive:true}),Vc(t,e,r,i)}function cL(t){return Ks(t).then(()=>true,e=>e.code==="ENOENT"?false:Promise.reject(e))}
async function jw(t,e,r){let i=uo(co(t)),s=uo(co(r));if(s===i||s===tL(s).root)return;let n;try{n=await Ks(s,{bigint:true})}catch(o){if(o.code==="ENOENT")return;
throw o}if(qw(e,n))throw new jc({message:`cannot copy ${t} to a subdirectory of self ${r}`,path:r,syscall:"cp",errno:Xr});return jw(t,e,s)}var Mw=t=>uo(t).split(
rL).filter(Boolean);function kd(t,e){let r=Mw(t),i=Mw(e);return r.every((s,n)=>i[n]===s)}async function Vw(t,e,r,i,s,n){if(await s.filter(r,i))return t(e,r,i,s,
n)}function uL(t,e,r,i){return i.filter?Vw(Vc,t,e,r,i):Vc(t,e,r,i)}async function Vc(t,e,r,i){let n=await(i.dereference?Ks:kw)(e);if(n.isDirectory()&&i.recursive)
return gL(n,t,e,r,i);if(n.isDirectory())throw new Jx({message:`${e} is a directory (not copied)`,path:e,syscall:"cp",errno:Xr});if(n.isFile()||n.isCharacterDevice()||
n.isBlockDevice())return lL(n,t,e,r,i);if(n.isSymbolicLink())return SL(t,e,r);throw n.isSocket()?new jx({message:`cannot copy a socket file: ${r}`,path:r,syscall:"\
cp",errno:Xr}):n.isFIFO()?new $x({message:`cannot copy a FIFO pipe: ${r}`,path:r,syscall:"cp",errno:Xr}):new Kx({message:`cannot copy an unknown file type: ${r}`,
path:r,syscall:"cp",errno:Xr})}function lL(t,e,r,i,s){return e?hL(t,r,i,s):Kw(t,r,i,s)}async function hL(t,e,r,i){if(i.force)return await Hw(r),Kw(t,e,r,i);if(i.
errorOnExist)throw new Hx({message:`${r} already exists`,path:r,syscall:"cp",errno:Gx})}async function Kw(t,e,r,i){return await Zx(e,r),i.preserveTimestamps?fL(
t.mode,e,r):Kc(r,t.mode)}async function fL(t,e,r){return dL(t)&&await pL(r,t),Uw(t,e,r)}function dL(t){return(t&128)===0}function pL(t,e){return Kc(t,e|128)}async function Uw(t,e,r){
return await mL(e,r),Kc(r,t)}function Kc(t,e){return Yx(t,e)}async function mL(t,e){let r=await Ks(t);return eL(e,r.atime,r.mtime)}function gL(t,e,r,i,s){return e?
Jw(r,i,s):_L(t.mode,r,i,s)}async function _L(t,e,r,i){return await Fw(r),await Jw(e,r,i),Kc(r,t)}async function Jw(t,e,r){let i=await Qx(t);for(let s=0;s<i.length;s++){
let n=i[s],o=Bw(t,n),a=Bw(e,n),{destStat:c}=await $w(o,a,r);await uL(c,o,a,r)}}async function SL(t,e,r){let i=await Pw(e);if(Nw(i)||(i=uo(co(e),i)),!t)return Ud(
i,r);let s;try{s=await Pw(r)}catch(o){if(o.code==="EINVAL"||o.code==="UNKNOWN")return Ud(i,r);throw o}if(Nw(s)||(s=uo(co(r),s)),kd(i,s))throw new jc({message:`c\
annot copy ${i} to a subdirectory of self ${s}`,path:r,syscall:"cp",errno:Xr});if((await Ks(e)).isDirectory()&&kd(s,i))throw new Vx({message:`cannot overwrite ${s}\
 with ${i}`,path:r,syscall:"cp",errno:Xr});return yL(i,r)}async function yL(t,e){return await Hw(e),Ud(t,e)}zw.exports=nL});var Xw=p((eV,Ww)=>{var EL=A("fs/prom\
ises"),bL=ud(),wL=Rw(),OL=Gw(),vL=wL.satisfies(">=16.7.0"),AL=async(t,e,r)=>{let i=bL(r,{copy:["dereference","errorOnExist","filter","force","preserveTimestamps",
"recursive"]});return vL?EL.cp(t,e,i):OL(t,e,i)};Ww.exports=AL});var Zw=p((tV,Yw)=>{var{join:TL,sep:IL}=A("path"),RL=ud(),{mkdir:CL,mkdtemp:PL,rm:NL}=A("fs/prom\
ises"),BL=async(t,e,r)=>{let i=RL(r,{copy:["tmpPrefix"]});await CL(t,{recursive:true});let s=await PL(TL(`${t}${IL}`,i.tmpPrefix||"")),n,o;try{o=await e(s)}catch(a){
n=a}try{await NL(s,{force:true,recursive:true})}catch{}if(n)throw n;return o};Yw.exports=BL});var r0=p((rV,t0)=>{var{readdir:Qw}=A("fs/promises"),{join:e0}=A("p\
ath"),DL=async t=>{let e=[];for(let r of await Qw(t))if(r.startsWith("@"))for(let i of await Qw(e0(t,r)))e.push(e0(r,i));else e.push(r);return e};t0.exports=DL});
var c0=p((iV,a0)=>{var{dirname:i0,join:s0,resolve:n0,relative:xL,isAbsolute:LL}=A("path"),mr=A("fs/promises"),ML=async t=>{try{return await mr.access(t),true}catch(e){
return e.code!=="ENOENT"}},o0=async(t,e,r={},i=true,s=[])=>{if(!t||!e)throw new TypeError("`source` and `destination` file required");if(r={overwrite:true,...r},
!r.overwrite&&await ML(e))throw new Error(`The destination file exists: ${e}`);await mr.mkdir(i0(e),{recursive:true});try{await mr.rename(t,e)}catch(n){if(n.code===
"EXDEV"||n.code==="EPERM"){let o=await mr.lstat(t);if(o.isDirectory()){let a=await mr.readdir(t);await Promise.all(a.map(c=>o0(s0(t,c),s0(e,c),r,false,s)))}else
o.isSymbolicLink()?s.push({source:t,destination:e}):await mr.copyFile(t,e)}else throw n}i&&(await Promise.all(s.map(async({source:n,destination:o})=>{let a=await mr.
readlink(n);LL(a)&&(a=n0(o,xL(n,a)));let c="file";try{c=await mr.stat(n0(i0(n),a)),c.isDirectory()&&(c="junction")}catch{}await mr.symlink(a,o,c)})),await mr.rm(
t,{recursive:true,force:true}))};a0.exports=o0});var Jc=p((sV,u0)=>{"use strict";var UL=Xw(),kL=Zw(),FL=r0(),HL=c0();u0.exports={cp:UL,withTempDir:kL,readdirScoped:FL,
moveFile:HL}});var Js=p((oV,Ot)=>{"use strict";var $L=A("crypto"),{appendFile:qL,mkdir:$d,readFile:jL,readdir:VL,rm:l0,writeFile:KL}=A("fs/promises"),{Minipass:JL}=Ke(),
gr=A("path"),zL=Si(),GL=nd(),WL=js(),XL=ad(),YL=od()["cache-version"].index,{moveFile:ZL}=Jc(),Fd=5;Ot.exports.NotFoundError=class extends Error{constructor(e,r){
super(`No cache entry for ${r} found in ${e}`),this.code="ENOENT",this.cache=e,this.key=r}};Ot.exports.compact=QL;async function QL(t,e,r,i={}){let s=lo(t,e),n=await zc(
s),o=[];for(let d=n.length-1;d>=0;--d){let m=n[d];if(m.integrity===null&&!i.validateEntry)break;(!i.validateEntry||i.validateEntry(m)===true)&&(o.length===0||!o.
find(E=>r(E,m)))&&o.unshift(m)}let a=`
`+o.map(d=>{let m=JSON.stringify(d);return`${Gc(m)}	${m}`}).join(`
`),c=async()=>{let d=GL(gr.join(t,"tmp"),i.tmpPrefix);return await $d(gr.dirname(d),{recursive:true}),{target:d,moved:false}},u=async d=>{if(!d.moved)return l0(
d.target,{recursive:true,force:true})},l=async d=>{await KL(d.target,a,{flag:"wx"}),await $d(gr.dirname(s),{recursive:true}),await ZL(d.target,s),d.moved=true},
h=await c();try{await l(h)}finally{await u(h)}return o.reverse().map(d=>Wc(t,d,true))}Ot.exports.insert=h0;async function h0(t,e,r,i={}){let{metadata:s,size:n,time:o}=i,
a=lo(t,e),c={key:e,integrity:r&&zL.stringify(r),time:o||Date.now(),size:n,metadata:s};try{await $d(gr.dirname(a),{recursive:true});let u=JSON.stringify(c);await qL(
a,`
${Gc(u)}	${u}`)}catch(u){if(u.code==="ENOENT")return;throw u}return Wc(t,c)}Ot.exports.find=eM;async function eM(t,e){let r=lo(t,e);try{return(await zc(r)).reduce(
(s,n)=>n&&n.key===e?Wc(t,n):s,null)}catch(i){if(i.code==="ENOENT")return null;throw i}}Ot.exports.delete=tM;function tM(t,e,r={}){if(!r.removeFully)return h0(t,
e,null,r);let i=lo(t,e);return l0(i,{recursive:true,force:true})}Ot.exports.lsStream=f0;function f0(t){let e=qd(t),r=new JL({objectMode:true});return Promise.resolve().
then(async()=>{let{default:i}=await import("./p-map.js"),s=await Hd(e);return await i(s,async n=>{let o=gr.join(e,n),a=await Hd(o);await i(a,async c=>{let u=gr.
join(o,c),l=await Hd(u);await i(l,async h=>{let d=gr.join(u,h);try{let E=(await zc(d)).reduce((g,w)=>(g.set(w.key,w),g),new Map);for(let g of E.values()){let w=Wc(
t,g);w&&r.write(w)}}catch(m){if(m.code==="ENOENT")return;throw m}},{concurrency:Fd})},{concurrency:Fd})},{concurrency:Fd}),r.end(),r}).catch(i=>r.emit("error",i)),
r}Ot.exports.ls=rM;async function rM(t){return(await f0(t).collect()).reduce((r,i)=>(r[i.key]=i,r),{})}Ot.exports.bucketEntries=zc;async function zc(t,e){let r=await jL(
t,"utf8");return iM(r,e)}function iM(t){let e=[];return t.split(`
`).forEach(r=>{if(!r)return;let i=r.split("	");if(!i[1]||Gc(i[1])!==i[0])return;let s;try{s=JSON.parse(i[1])}catch{}s&&e.push(s)}),e}Ot.exports.bucketDir=qd;function qd(t){
return gr.join(t,`index-v${YL}`)}Ot.exports.bucketPath=lo;function lo(t,e){let r=d0(e);return gr.join.apply(gr,[qd(t)].concat(XL(r)))}Ot.exports.hashKey=d0;function d0(t){
return p0(t,"sha256")}Ot.exports.hashEntry=Gc;function Gc(t){return p0(t,"sha1")}function p0(t,e){return $L.createHash(e).update(t).digest("hex")}function Wc(t,e,r){
return!e.integrity&&!r?null:{key:e.key,integrity:e.integrity,path:e.integrity?WL(t,e.integrity):void 0,size:e.size,time:e.time,metadata:e.metadata}}function Hd(t){
return VL(t).catch(e=>{if(e.code==="ENOENT"||e.code==="ENOTDIR")return[];throw e})}});var y0=p(Yc=>{"use strict";Object.defineProperty(Yc,"__esModule",{value:true});
Yc.LRUCache=void 0;var zs=typeof performance=="object"&&performance&&typeof performance.now=="function"?performance:Date,g0=new Set,jd=typeof process=="object"&&
process?process:{},_0=(t,e,r,i)=>{typeof jd.emitWarning=="function"?jd.emitWarning(t,e,r,i):console.error(`[${r}] ${e}: ${t}`)},Xc=globalThis.AbortController,m0=globalThis.
AbortSignal;if(typeof Xc>"u"){m0=class{onabort;_onabort=[];reason;aborted=false;addEventListener(i,s){this._onabort.push(s)}},Xc=class{constructor(){e()}signal=new m0;abort(i){
if(!this.signal.aborted){this.signal.reason=i,this.signal.aborted=true;for(let s of this.signal._onabort)s(i);this.signal.onabort?.(i)}}};let t=jd.env?.LRU_CACHE_IGNORE_AC_WARNING!==
"1",e=()=>{t&&(t=false,_0("AbortController is not defined. If using lru-cache in node 14, load an AbortController polyfill from the `node-abort-controller` pack\
age. A minimal polyfill is provided for use by LRUCache.fetch(), but it should not be relied upon in other contexts (eg, passing it to other APIs that use Abort\
Controller/AbortSignal might have undesirable effects). You may disable this with LRU_CACHE_IGNORE_AC_WARNING=1 in the env.","NO_ABORT_CONTROLLER","ENOTSUP",e))}}
var sM=t=>!g0.has(t),wi=t=>t&&t===Math.floor(t)&&t>0&&isFinite(t),S0=t=>wi(t)?t<=Math.pow(2,8)?Uint8Array:t<=Math.pow(2,16)?Uint16Array:t<=Math.pow(2,32)?Uint32Array:
t<=Number.MAX_SAFE_INTEGER?Gs:null:null,Gs=class extends Array{constructor(e){super(e),this.fill(0)}},Vd=class t{heap;length;static#t=false;static create(e){let r=S0(
e);if(!r)return[];t.#t=true;let i=new t(e,r);return t.#t=false,i}constructor(e,r){if(!t.#t)throw new TypeError("instantiate Stack using Stack.create(n)");this.heap=
new r(e),this.length=0}push(e){this.heap[this.length++]=e}pop(){return this.heap[--this.length]}},Kd=class t{#t;#r;#n;#i;#l;#p;ttl;ttlResolution;ttlAutopurge;updateAgeOnGet;updateAgeOnHas;allowStale;noDisposeOnSet;noUpdateTTL;maxEntrySize;sizeCalculation;noDeleteOnFetchRejection;noDeleteOnStaleGet;allowStaleOnFetchAbort;allowStaleOnFetchRejection;ignoreFetchAbort;#a;#_;#c;#s;#e;#g;#y;#m;#h;#b;#f;#O;#v;#S;#w;#A;#d;static unsafeExposeInternals(e){
return{starts:e.#v,ttls:e.#S,sizes:e.#O,keyMap:e.#c,keyList:e.#s,valList:e.#e,next:e.#g,prev:e.#y,get head(){return e.#m},get tail(){return e.#h},free:e.#b,isBackgroundFetch:r=>e.#o(
r),backgroundFetch:(r,i,s,n)=>e.#L(r,i,s,n),moveToTail:r=>e.#B(r),indexes:r=>e.#T(r),rindexes:r=>e.#I(r),isStale:r=>e.#E(r)}}get max(){return this.#t}get maxSize(){
return this.#r}get calculatedSize(){return this.#_}get size(){return this.#a}get fetchMethod(){return this.#l}get memoMethod(){return this.#p}get dispose(){return this.#n}get disposeAfter(){
return this.#i}constructor(e){let{max:r=0,ttl:i,ttlResolution:s=1,ttlAutopurge:n,updateAgeOnGet:o,updateAgeOnHas:a,allowStale:c,dispose:u,disposeAfter:l,noDisposeOnSet:h,
noUpdateTTL:d,maxSize:m=0,maxEntrySize:E=0,sizeCalculation:g,fetchMethod:w,memoMethod:_,noDeleteOnFetchRejection:v,noDeleteOnStaleGet:C,allowStaleOnFetchRejection:I,
allowStaleOnFetchAbort:P,ignoreFetchAbort:$}=e;if(r!==0&&!wi(r))throw new TypeError("max option must be a nonnegative integer");let M=r?S0(r):Array;if(!M)throw new Error(
"invalid max value: "+r);if(this.#t=r,this.#r=m,this.maxEntrySize=E||this.#r,this.sizeCalculation=g,this.sizeCalculation){if(!this.#r&&!this.maxEntrySize)throw new TypeError(
"cannot set sizeCalculation without setting maxSize or maxEntrySize");if(typeof this.sizeCalculation!="function")throw new TypeError("sizeCalculation set to non\
-function")}if(_!==void 0&&typeof _!="function")throw new TypeError("memoMethod must be a function if defined");if(this.#p=_,w!==void 0&&typeof w!="function")throw new TypeError(
"fetchMethod must be a function if specified");if(this.#l=w,this.#A=!!w,this.#c=new Map,this.#s=new Array(r).fill(void 0),this.#e=new Array(r).fill(void 0),this.#g=
new M(r),this.#y=new M(r),this.#m=0,this.#h=0,this.#b=Vd.create(r),this.#a=0,this.#_=0,typeof u=="function"&&(this.#n=u),typeof l=="function"?(this.#i=l,this.#f=
[]):(this.#i=void 0,this.#f=void 0),this.#w=!!this.#n,this.#d=!!this.#i,this.noDisposeOnSet=!!h,this.noUpdateTTL=!!d,this.noDeleteOnFetchRejection=!!v,this.allowStaleOnFetchRejection=
!!I,this.allowStaleOnFetchAbort=!!P,this.ignoreFetchAbort=!!$,this.maxEntrySize!==0){if(this.#r!==0&&!wi(this.#r))throw new TypeError("maxSize must be a positiv\
e integer if specified");if(!wi(this.maxEntrySize))throw new TypeError("maxEntrySize must be a positive integer if specified");this.#U()}if(this.allowStale=!!c,
this.noDeleteOnStaleGet=!!C,this.updateAgeOnGet=!!o,this.updateAgeOnHas=!!a,this.ttlResolution=wi(s)||s===0?s:1,this.ttlAutopurge=!!n,this.ttl=i||0,this.ttl){if(!wi(
this.ttl))throw new TypeError("ttl must be a positive integer if specified");this.#P()}if(this.#t===0&&this.ttl===0&&this.#r===0)throw new TypeError("At least o\
ne of max, maxSize, or ttl is required");if(!this.ttlAutopurge&&!this.#t&&!this.#r){let le="LRU_CACHE_UNBOUNDED";sM(le)&&(g0.add(le),_0("TTL caching without ttl\
Autopurge, max, or maxSize can result in unbounded memory consumption.","UnboundedCacheWarning",le,t))}}getRemainingTTL(e){return this.#c.has(e)?1/0:0}#P(){let e=new Gs(
this.#t),r=new Gs(this.#t);this.#S=e,this.#v=r,this.#M=(n,o,a=zs.now())=>{if(r[n]=o!==0?a:0,e[n]=o,o!==0&&this.ttlAutopurge){let c=setTimeout(()=>{this.#E(n)&&this.#R(
this.#s[n],"expire")},o+1);c.unref&&c.unref()}},this.#C=n=>{r[n]=e[n]!==0?zs.now():0},this.#u=(n,o)=>{if(e[o]){let a=e[o],c=r[o];if(!a||!c)return;n.ttl=a,n.start=
c,n.now=i||s();let u=n.now-c;n.remainingTTL=a-u}};let i=0,s=()=>{let n=zs.now();if(this.ttlResolution>0){i=n;let o=setTimeout(()=>i=0,this.ttlResolution);o.unref&&
o.unref()}return n};this.getRemainingTTL=n=>{let o=this.#c.get(n);if(o===void 0)return 0;let a=e[o],c=r[o];if(!a||!c)return 1/0;let u=(i||s())-c;return a-u},this.#E=
n=>{let o=r[n],a=e[n];return!!a&&!!o&&(i||s())-o>a}}#C=()=>{};#u=()=>{};#M=()=>{};#E=()=>false;#U(){let e=new Gs(this.#t);this.#_=0,this.#O=e,this.#N=r=>{this.#_-=
e[r],e[r]=0},this.#k=(r,i,s,n)=>{if(this.#o(i))return 0;if(!wi(s))if(n){if(typeof n!="function")throw new TypeError("sizeCalculation must be a function");if(s=n(
i,r),!wi(s))throw new TypeError("sizeCalculation return invalid (expect positive integer)")}else throw new TypeError("invalid size value (must be positive integ\
er). When maxSize or maxEntrySize is used, sizeCalculation or size must be set.");return s},this.#D=(r,i,s)=>{if(e[r]=i,this.#r){let n=this.#r-e[r];for(;this.#_>
n;)this.#x(true)}this.#_+=e[r],s&&(s.entrySize=i,s.totalCalculatedSize=this.#_)}}#N=e=>{};#D=(e,r,i)=>{};#k=(e,r,i,s)=>{if(i||s)throw new TypeError("cannot set \
size without setting maxSize or maxEntrySize on cache");return 0};*#T({allowStale:e=this.allowStale}={}){if(this.#a)for(let r=this.#h;!(!this.#F(r)||((e||!this.#E(
r))&&(yield r),r===this.#m));)r=this.#y[r]}*#I({allowStale:e=this.allowStale}={}){if(this.#a)for(let r=this.#m;!(!this.#F(r)||((e||!this.#E(r))&&(yield r),r===this.#h));)
r=this.#g[r]}#F(e){return e!==void 0&&this.#c.get(this.#s[e])===e}*entries(){for(let e of this.#T())this.#e[e]!==void 0&&this.#s[e]!==void 0&&!this.#o(this.#e[e])&&
(yield[this.#s[e],this.#e[e]])}*rentries(){for(let e of this.#I())this.#e[e]!==void 0&&this.#s[e]!==void 0&&!this.#o(this.#e[e])&&(yield[this.#s[e],this.#e[e]])}*keys(){
for(let e of this.#T()){let r=this.#s[e];r!==void 0&&!this.#o(this.#e[e])&&(yield r)}}*rkeys(){for(let e of this.#I()){let r=this.#s[e];r!==void 0&&!this.#o(this.#e[e])&&
(yield r)}}*values(){for(let e of this.#T())this.#e[e]!==void 0&&!this.#o(this.#e[e])&&(yield this.#e[e])}*rvalues(){for(let e of this.#I())this.#e[e]!==void 0&&
!this.#o(this.#e[e])&&(yield this.#e[e])}[Symbol.iterator](){return this.entries()}[Symbol.toStringTag]="LRUCache";find(e,r={}){for(let i of this.#T()){let s=this.#e[i],
n=this.#o(s)?s.__staleWhileFetching:s;if(n!==void 0&&e(n,this.#s[i],this))return this.get(this.#s[i],r)}}forEach(e,r=this){for(let i of this.#T()){let s=this.#e[i],
n=this.#o(s)?s.__staleWhileFetching:s;n!==void 0&&e.call(r,n,this.#s[i],this)}}rforEach(e,r=this){for(let i of this.#I()){let s=this.#e[i],n=this.#o(s)?s.__staleWhileFetching:
s;n!==void 0&&e.call(r,n,this.#s[i],this)}}purgeStale(){let e=false;for(let r of this.#I({allowStale:true}))this.#E(r)&&(this.#R(this.#s[r],"expire"),e=true);return e}info(e){
let r=this.#c.get(e);if(r===void 0)return;let i=this.#e[r],s=this.#o(i)?i.__staleWhileFetching:i;if(s===void 0)return;let n={value:s};if(this.#S&&this.#v){let o=this.#S[r],
a=this.#v[r];if(o&&a){let c=o-(zs.now()-a);n.ttl=c,n.start=Date.now()}}return this.#O&&(n.size=this.#O[r]),n}dump(){let e=[];for(let r of this.#T({allowStale:true})){
let i=this.#s[r],s=this.#e[r],n=this.#o(s)?s.__staleWhileFetching:s;if(n===void 0||i===void 0)continue;let o={value:n};if(this.#S&&this.#v){o.ttl=this.#S[r];let a=zs.
now()-this.#v[r];o.start=Math.floor(Date.now()-a)}this.#O&&(o.size=this.#O[r]),e.unshift([i,o])}return e}load(e){this.clear();for(let[r,i]of e){if(i.start){let s=Date.
now()-i.start;i.start=zs.now()-s}this.set(r,i.value,i)}}set(e,r,i={}){if(r===void 0)return this.delete(e),this;let{ttl:s=this.ttl,start:n,noDisposeOnSet:o=this.
noDisposeOnSet,sizeCalculation:a=this.sizeCalculation,status:c}=i,{noUpdateTTL:u=this.noUpdateTTL}=i,l=this.#k(e,r,i.size||0,a);if(this.maxEntrySize&&l>this.maxEntrySize)
return c&&(c.set="miss",c.maxEntrySizeExceeded=true),this.#R(e,"set"),this;let h=this.#a===0?void 0:this.#c.get(e);if(h===void 0)h=this.#a===0?this.#h:this.#b.length!==
0?this.#b.pop():this.#a===this.#t?this.#x(false):this.#a,this.#s[h]=e,this.#e[h]=r,this.#c.set(e,h),this.#g[this.#h]=h,this.#y[h]=this.#h,this.#h=h,this.#a++,this.#D(
h,l,c),c&&(c.set="add"),u=false;else{this.#B(h);let d=this.#e[h];if(r!==d){if(this.#A&&this.#o(d)){d.__abortController.abort(new Error("replaced"));let{__staleWhileFetching:m}=d;
m!==void 0&&!o&&(this.#w&&this.#n?.(m,e,"set"),this.#d&&this.#f?.push([m,e,"set"]))}else o||(this.#w&&this.#n?.(d,e,"set"),this.#d&&this.#f?.push([d,e,"set"]));
if(this.#N(h),this.#D(h,l,c),this.#e[h]=r,c){c.set="replace";let m=d&&this.#o(d)?d.__staleWhileFetching:d;m!==void 0&&(c.oldValue=m)}}else c&&(c.set="update")}if(s!==
0&&!this.#S&&this.#P(),this.#S&&(u||this.#M(h,s,n),c&&this.#u(c,h)),!o&&this.#d&&this.#f){let d=this.#f,m;for(;m=d?.shift();)this.#i?.(...m)}return this}pop(){try{
for(;this.#a;){let e=this.#e[this.#m];if(this.#x(true),this.#o(e)){if(e.__staleWhileFetching)return e.__staleWhileFetching}else if(e!==void 0)return e}}finally{
if(this.#d&&this.#f){let e=this.#f,r;for(;r=e?.shift();)this.#i?.(...r)}}}#x(e){let r=this.#m,i=this.#s[r],s=this.#e[r];return this.#A&&this.#o(s)?s.__abortController.
abort(new Error("evicted")):(this.#w||this.#d)&&(this.#w&&this.#n?.(s,i,"evict"),this.#d&&this.#f?.push([s,i,"evict"])),this.#N(r),e&&(this.#s[r]=void 0,this.#e[r]=
void 0,this.#b.push(r)),this.#a===1?(this.#m=this.#h=0,this.#b.length=0):this.#m=this.#g[r],this.#c.delete(i),this.#a--,r}has(e,r={}){let{updateAgeOnHas:i=this.
updateAgeOnHas,status:s}=r,n=this.#c.get(e);if(n!==void 0){let o=this.#e[n];if(this.#o(o)&&o.__staleWhileFetching===void 0)return false;if(this.#E(n))s&&(s.has=
"stale",this.#u(s,n));else return i&&this.#C(n),s&&(s.has="hit",this.#u(s,n)),true}else s&&(s.has="miss");return false}peek(e,r={}){let{allowStale:i=this.allowStale}=r,
s=this.#c.get(e);if(s===void 0||!i&&this.#E(s))return;let n=this.#e[s];return this.#o(n)?n.__staleWhileFetching:n}#L(e,r,i,s){let n=r===void 0?void 0:this.#e[r];
if(this.#o(n))return n;let o=new Xc,{signal:a}=i;a?.addEventListener("abort",()=>o.abort(a.reason),{signal:o.signal});let c={signal:o.signal,options:i,context:s},
u=(g,w=false)=>{let{aborted:_}=o.signal,v=i.ignoreFetchAbort&&g!==void 0;if(i.status&&(_&&!w?(i.status.fetchAborted=true,i.status.fetchError=o.signal.reason,v&&
(i.status.fetchAbortIgnored=true)):i.status.fetchResolved=true),_&&!v&&!w)return h(o.signal.reason);let C=m;return this.#e[r]===m&&(g===void 0?C.__staleWhileFetching?
this.#e[r]=C.__staleWhileFetching:this.#R(e,"fetch"):(i.status&&(i.status.fetchUpdated=true),this.set(e,g,c.options))),g},l=g=>(i.status&&(i.status.fetchRejected=
true,i.status.fetchError=g),h(g)),h=g=>{let{aborted:w}=o.signal,_=w&&i.allowStaleOnFetchAbort,v=_||i.allowStaleOnFetchRejection,C=v||i.noDeleteOnFetchRejection,
I=m;if(this.#e[r]===m&&(!C||I.__staleWhileFetching===void 0?this.#R(e,"fetch"):_||(this.#e[r]=I.__staleWhileFetching)),v)return i.status&&I.__staleWhileFetching!==
void 0&&(i.status.returnedStale=true),I.__staleWhileFetching;if(I.__returned===I)throw g},d=(g,w)=>{let _=this.#l?.(e,n,c);_&&_ instanceof Promise&&_.then(v=>g(
v===void 0?void 0:v),w),o.signal.addEventListener("abort",()=>{(!i.ignoreFetchAbort||i.allowStaleOnFetchAbort)&&(g(void 0),i.allowStaleOnFetchAbort&&(g=v=>u(v,true)))})};
i.status&&(i.status.fetchDispatched=true);let m=new Promise(d).then(u,l),E=Object.assign(m,{__abortController:o,__staleWhileFetching:n,__returned:void 0});return r===
void 0?(this.set(e,E,{...c.options,status:void 0}),r=this.#c.get(e)):this.#e[r]=E,E}#o(e){if(!this.#A)return false;let r=e;return!!r&&r instanceof Promise&&r.hasOwnProperty(
"__staleWhileFetching")&&r.__abortController instanceof Xc}async fetch(e,r={}){let{allowStale:i=this.allowStale,updateAgeOnGet:s=this.updateAgeOnGet,noDeleteOnStaleGet:n=this.
noDeleteOnStaleGet,ttl:o=this.ttl,noDisposeOnSet:a=this.noDisposeOnSet,size:c=0,sizeCalculation:u=this.sizeCalculation,noUpdateTTL:l=this.noUpdateTTL,noDeleteOnFetchRejection:h=this.
noDeleteOnFetchRejection,allowStaleOnFetchRejection:d=this.allowStaleOnFetchRejection,ignoreFetchAbort:m=this.ignoreFetchAbort,allowStaleOnFetchAbort:E=this.allowStaleOnFetchAbort,
context:g,forceRefresh:w=false,status:_,signal:v}=r;if(!this.#A)return _&&(_.fetch="get"),this.get(e,{allowStale:i,updateAgeOnGet:s,noDeleteOnStaleGet:n,status:_});
let C={allowStale:i,updateAgeOnGet:s,noDeleteOnStaleGet:n,ttl:o,noDisposeOnSet:a,size:c,sizeCalculation:u,noUpdateTTL:l,noDeleteOnFetchRejection:h,allowStaleOnFetchRejection:d,
allowStaleOnFetchAbort:E,ignoreFetchAbort:m,status:_,signal:v},I=this.#c.get(e);if(I===void 0){_&&(_.fetch="miss");let P=this.#L(e,I,C,g);return P.__returned=P}else{
let P=this.#e[I];if(this.#o(P)){let Te=i&&P.__staleWhileFetching!==void 0;return _&&(_.fetch="inflight",Te&&(_.returnedStale=true)),Te?P.__staleWhileFetching:P.
__returned=P}let $=this.#E(I);if(!w&&!$)return _&&(_.fetch="hit"),this.#B(I),s&&this.#C(I),_&&this.#u(_,I),P;let M=this.#L(e,I,C,g),ge=M.__staleWhileFetching!==
void 0&&i;return _&&(_.fetch=$?"stale":"refresh",ge&&$&&(_.returnedStale=true)),ge?M.__staleWhileFetching:M.__returned=M}}async forceFetch(e,r={}){let i=await this.
fetch(e,r);if(i===void 0)throw new Error("fetch() returned undefined");return i}memo(e,r={}){let i=this.#p;if(!i)throw new Error("no memoMethod provided to cons\
tructor");let{context:s,forceRefresh:n,...o}=r,a=this.get(e,o);if(!n&&a!==void 0)return a;let c=i(e,a,{options:o,context:s});return this.set(e,c,o),c}get(e,r={}){
let{allowStale:i=this.allowStale,updateAgeOnGet:s=this.updateAgeOnGet,noDeleteOnStaleGet:n=this.noDeleteOnStaleGet,status:o}=r,a=this.#c.get(e);if(a!==void 0){let c=this.#e[a],
u=this.#o(c);return o&&this.#u(o,a),this.#E(a)?(o&&(o.get="stale"),u?(o&&i&&c.__staleWhileFetching!==void 0&&(o.returnedStale=true),i?c.__staleWhileFetching:void 0):
(n||this.#R(e,"expire"),o&&i&&(o.returnedStale=true),i?c:void 0)):(o&&(o.get="hit"),u?c.__staleWhileFetching:(this.#B(a),s&&this.#C(a),c))}else o&&(o.get="miss")}#H(e,r){
this.#y[r]=e,this.#g[e]=r}#B(e){e!==this.#h&&(e===this.#m?this.#m=this.#g[e]:this.#H(this.#y[e],this.#g[e]),this.#H(this.#h,e),this.#h=e)}delete(e){return this.#R(
e,"delete")}#R(e,r){let i=false;if(this.#a!==0){let s=this.#c.get(e);if(s!==void 0)if(i=true,this.#a===1)this.#$(r);else{this.#N(s);let n=this.#e[s];if(this.#o(
n)?n.__abortController.abort(new Error("deleted")):(this.#w||this.#d)&&(this.#w&&this.#n?.(n,e,r),this.#d&&this.#f?.push([n,e,r])),this.#c.delete(e),this.#s[s]=
void 0,this.#e[s]=void 0,s===this.#h)this.#h=this.#y[s];else if(s===this.#m)this.#m=this.#g[s];else{let o=this.#y[s];this.#g[o]=this.#g[s];let a=this.#g[s];this.#y[a]=
this.#y[s]}this.#a--,this.#b.push(s)}}if(this.#d&&this.#f?.length){let s=this.#f,n;for(;n=s?.shift();)this.#i?.(...n)}return i}clear(){return this.#$("delete")}#$(e){
for(let r of this.#I({allowStale:true})){let i=this.#e[r];if(this.#o(i))i.__abortController.abort(new Error("deleted"));else{let s=this.#s[r];this.#w&&this.#n?.(
i,s,e),this.#d&&this.#f?.push([i,s,e])}}if(this.#c.clear(),this.#e.fill(void 0),this.#s.fill(void 0),this.#S&&this.#v&&(this.#S.fill(0),this.#v.fill(0)),this.#O&&
this.#O.fill(0),this.#m=0,this.#h=0,this.#b.length=0,this.#_=0,this.#a=0,this.#d&&this.#f){let r=this.#f,i;for(;i=r?.shift();)this.#i?.(...i)}}};Yc.LRUCache=Kd});
var ho=p((lV,Ws)=>{"use strict";var{LRUCache:nM}=y0(),Zc=new nM({max:500,maxSize:50*1024*1024,ttl:180*1e3,sizeCalculation:(t,e)=>e.startsWith("key:")?t.data.length:
t.length});Ws.exports.clearMemoized=oM;function oM(){let t={};return Zc.forEach((e,r)=>{t[r]=e}),Zc.clear(),t}Ws.exports.put=aM;function aM(t,e,r,i){Qc(i).set(`\
key:${t}:${e.key}`,{entry:e,data:r}),E0(t,e.integrity,r,i)}Ws.exports.put.byDigest=E0;function E0(t,e,r,i){Qc(i).set(`digest:${t}:${e}`,r)}Ws.exports.get=cM;function cM(t,e,r){
return Qc(r).get(`key:${t}:${e}`)}Ws.exports.get.byDigest=uM;function uM(t,e,r){return Qc(r).get(`digest:${t}:${e}`)}var Jd=class{constructor(e){this.obj=e}get(e){
return this.obj[e]}set(e,r){this.obj[e]=r}};function Qc(t){return!t||!t.memoize?Zc:t.memoize.get&&t.memoize.set?t.memoize:typeof t.memoize=="object"?new Jd(t.memoize):
Zc}});var au=p(po=>{"use strict";var{Minipass:lM}=Ke(),hM=A("events").EventEmitter,pt=A("fs"),fM=pt.writev,en=Symbol("_autoClose"),zt=Symbol("_close"),fo=Symbol(
"_ended"),se=Symbol("_fd"),b0=Symbol("_finished"),vi=Symbol("_flags"),zd=Symbol("_flush"),Wd=Symbol("_handleChunk"),Xd=Symbol("_makeBuf"),su=Symbol("_mode"),eu=Symbol(
"_needDrain"),Zs=Symbol("_onerror"),tn=Symbol("_onopen"),Gd=Symbol("_onread"),Xs=Symbol("_onwrite"),Ai=Symbol("_open"),Yr=Symbol("_path"),is=Symbol("_pos"),_r=Symbol(
"_queue"),Ys=Symbol("_read"),w0=Symbol("_readSize"),Oi=Symbol("_reading"),tu=Symbol("_remain"),O0=Symbol("_size"),ru=Symbol("_write"),rs=Symbol("_writing"),iu=Symbol(
"_defaultFlag"),Qs=Symbol("_errored"),nu=class extends lM{constructor(e,r){if(r=r||{},super(r),this.readable=true,this.writable=false,typeof e!="string")throw new TypeError(
"path must be a string");this[Qs]=false,this[se]=typeof r.fd=="number"?r.fd:null,this[Yr]=e,this[w0]=r.readSize||16*1024*1024,this[Oi]=false,this[O0]=typeof r.size==
"number"?r.size:1/0,this[tu]=this[O0],this[en]=typeof r.autoClose=="boolean"?r.autoClose:true,typeof this[se]=="number"?this[Ys]():this[Ai]()}get fd(){return this[se]}get path(){
return this[Yr]}write(){throw new TypeError("this is a readable stream")}end(){throw new TypeError("this is a readable stream")}[Ai](){pt.open(this[Yr],"r",(e,r)=>this[tn](
e,r))}[tn](e,r){e?this[Zs](e):(this[se]=r,this.emit("open",r),this[Ys]())}[Xd](){return Buffer.allocUnsafe(Math.min(this[w0],this[tu]))}[Ys](){if(!this[Oi]){this[Oi]=
true;let e=this[Xd]();if(e.length===0)return process.nextTick(()=>this[Gd](null,0,e));pt.read(this[se],e,0,e.length,null,(r,i,s)=>this[Gd](r,i,s))}}[Gd](e,r,i){
this[Oi]=false,e?this[Zs](e):this[Wd](r,i)&&this[Ys]()}[zt](){if(this[en]&&typeof this[se]=="number"){let e=this[se];this[se]=null,pt.close(e,r=>r?this.emit("er\
ror",r):this.emit("close"))}}[Zs](e){this[Oi]=true,this[zt](),this.emit("error",e)}[Wd](e,r){let i=false;return this[tu]-=e,e>0&&(i=super.write(e<r.length?r.slice(
0,e):r)),(e===0||this[tu]<=0)&&(i=false,this[zt](),super.end()),i}emit(e,r){switch(e){case"prefinish":case"finish":break;case"drain":typeof this[se]=="number"&&
this[Ys]();break;case"error":return this[Qs]?void 0:(this[Qs]=true,super.emit(e,r));default:return super.emit(e,r)}}},Yd=class extends nu{[Ai](){let e=true;try{
this[tn](null,pt.openSync(this[Yr],"r")),e=false}finally{e&&this[zt]()}}[Ys](){let e=true;try{if(!this[Oi]){this[Oi]=true;do{let r=this[Xd](),i=r.length===0?0:pt.
readSync(this[se],r,0,r.length,null);if(!this[Wd](i,r))break}while(true);this[Oi]=false}e=false}finally{e&&this[zt]()}}[zt](){if(this[en]&&typeof this[se]=="num\
ber"){let e=this[se];this[se]=null,pt.closeSync(e),this.emit("close")}}},ou=class extends hM{constructor(e,r){r=r||{},super(r),this.readable=false,this.writable=
true,this[Qs]=false,this[rs]=false,this[fo]=false,this[eu]=false,this[_r]=[],this[Yr]=e,this[se]=typeof r.fd=="number"?r.fd:null,this[su]=r.mode===void 0?438:r.
mode,this[is]=typeof r.start=="number"?r.start:null,this[en]=typeof r.autoClose=="boolean"?r.autoClose:true;let i=this[is]!==null?"r+":"w";this[iu]=r.flags===void 0,
this[vi]=this[iu]?i:r.flags,this[se]===null&&this[Ai]()}emit(e,r){if(e==="error"){if(this[Qs])return;this[Qs]=true}return super.emit(e,r)}get fd(){return this[se]}get path(){
return this[Yr]}[Zs](e){this[zt](),this[rs]=true,this.emit("error",e)}[Ai](){pt.open(this[Yr],this[vi],this[su],(e,r)=>this[tn](e,r))}[tn](e,r){this[iu]&&this[vi]===
"r+"&&e&&e.code==="ENOENT"?(this[vi]="w",this[Ai]()):e?this[Zs](e):(this[se]=r,this.emit("open",r),this[rs]||this[zd]())}end(e,r){return e&&this.write(e,r),this[fo]=
true,!this[rs]&&!this[_r].length&&typeof this[se]=="number"&&this[Xs](null,0),this}write(e,r){return typeof e=="string"&&(e=Buffer.from(e,r)),this[fo]?(this.emit(
"error",new Error("write() after end()")),false):this[se]===null||this[rs]||this[_r].length?(this[_r].push(e),this[eu]=true,false):(this[rs]=true,this[ru](e),true)}[ru](e){
pt.write(this[se],e,0,e.length,this[is],(r,i)=>this[Xs](r,i))}[Xs](e,r){e?this[Zs](e):(this[is]!==null&&(this[is]+=r),this[_r].length?this[zd]():(this[rs]=false,
this[fo]&&!this[b0]?(this[b0]=true,this[zt](),this.emit("finish")):this[eu]&&(this[eu]=false,this.emit("drain"))))}[zd](){if(this[_r].length===0)this[fo]&&this[Xs](
null,0);else if(this[_r].length===1)this[ru](this[_r].pop());else{let e=this[_r];this[_r]=[],fM(this[se],e,this[is],(r,i)=>this[Xs](r,i))}}[zt](){if(this[en]&&typeof this[se]==
"number"){let e=this[se];this[se]=null,pt.close(e,r=>r?this.emit("error",r):this.emit("close"))}}},Zd=class extends ou{[Ai](){let e;if(this[iu]&&this[vi]==="r+")
try{e=pt.openSync(this[Yr],this[vi],this[su])}catch(r){if(r.code==="ENOENT")return this[vi]="w",this[Ai]();throw r}else e=pt.openSync(this[Yr],this[vi],this[su]);
this[tn](null,e)}[zt](){if(this[en]&&typeof this[se]=="number"){let e=this[se];this[se]=null,pt.closeSync(e),this.emit("close")}}[ru](e){let r=true;try{this[Xs](
null,pt.writeSync(this[se],e,0,e.length,this[is])),r=false}finally{if(r)try{this[zt]()}catch{}}}};po.ReadStream=nu;po.ReadStreamSync=Yd;po.WriteStream=ou;po.WriteStreamSync=
Zd});var ep=p((fV,rn)=>{"use strict";var mo=A("fs/promises"),dM=au(),Qd=Si(),pM=js(),v0=qs();rn.exports=mM;var A0=64*1024*1024;async function mM(t,e,r={}){let{size:i}=r,
{stat:s,cpath:n,sri:o}=await go(t,e,async(c,u)=>({stat:i?{size:i}:await mo.stat(c),cpath:c,sri:u}));if(s.size>A0)return T0(n,s.size,o,new v0).concat();let a=await mo.
readFile(n,{encoding:null});if(s.size!==a.length)throw SM(s.size,a.length);if(!Qd.checkData(a,o))throw yM(o,n);return a}var T0=(t,e,r,i)=>(i.push(new dM.ReadStream(
t,{size:e,readSize:A0}),Qd.integrityStream({integrity:r,size:e})),i);rn.exports.stream=I0;rn.exports.readStream=I0;function I0(t,e,r={}){let{size:i}=r,s=new v0;
return Promise.resolve().then(async()=>{let{stat:n,cpath:o,sri:a}=await go(t,e,async(c,u)=>({stat:i?{size:i}:await mo.stat(c),cpath:c,sri:u}));return T0(o,n.size,
a,s)}).catch(n=>s.emit("error",n)),s}rn.exports.copy=gM;function gM(t,e,r){return go(t,e,i=>mo.copyFile(i,r))}rn.exports.hasContent=_M;async function _M(t,e){if(!e)
return false;try{return await go(t,e,async(r,i)=>{let s=await mo.stat(r);return{size:s.size,sri:i,stat:s}})}catch(r){if(r.code==="ENOENT")return false;if(r.code===
"EPERM"){if(process.platform!=="win32")throw r;return false}}}async function go(t,e,r){let i=Qd.parse(e),s=i.pickAlgorithm(),n=i[s];if(n.length<=1){let o=pM(t,n[0]);
return r(o,n[0])}else{let o=await Promise.all(n.map(async u=>{try{return await go(t,u,r)}catch(l){return l.code==="ENOENT"?Object.assign(new Error("No matching \
content found for "+i.toString()),{code:"ENOENT"}):l}})),a=o.find(u=>!(u instanceof Error));if(a)return a;let c=o.find(u=>u.code==="ENOENT");throw c||o.find(u=>u instanceof
Error)}}function SM(t,e){let r=new Error(`Bad data size: expected inserted data to be ${t} bytes, but got ${e} instead`);return r.expected=t,r.found=e,r.code="E\
BADSIZE",r}function yM(t,e){let r=new Error(`Integrity verification failed for ${t} (${e})`);return r.code="EINTEGRITY",r.sri=t,r.path=e,r}});var N0=p((dV,Qr)=>{
"use strict";var R0=zf(),{Minipass:C0}=Ke(),P0=qs(),ss=Js(),Zr=ho(),ns=ep();async function EM(t,e,r={}){let{integrity:i,memoize:s,size:n}=r,o=Zr.get(t,e,r);if(o&&
s!==false)return{metadata:o.entry.metadata,data:o.data,integrity:o.entry.integrity,size:o.entry.size};let a=await ss.find(t,e,r);if(!a)throw new ss.NotFoundError(
t,e);let c=await ns(t,a.integrity,{integrity:i,size:n});return s&&Zr.put(t,a,c,r),{data:c,metadata:a.metadata,size:a.size,integrity:a.integrity}}Qr.exports=EM;async function bM(t,e,r={}){
let{integrity:i,memoize:s,size:n}=r,o=Zr.get.byDigest(t,e,r);if(o&&s!==false)return o;let a=await ns(t,e,{integrity:i,size:n});return s&&Zr.put.byDigest(t,e,a,r),
a}Qr.exports.byDigest=bM;var wM=t=>{let e=new C0;return e.on("newListener",function(r,i){r==="metadata"&&i(t.entry.metadata),r==="integrity"&&i(t.entry.integrity),
r==="size"&&i(t.entry.size)}),e.end(t.data),e};function OM(t,e,r={}){let{memoize:i,size:s}=r,n=Zr.get(t,e,r);if(n&&i!==false)return wM(n);let o=new P0;return Promise.
resolve().then(async()=>{let a=await ss.find(t,e);if(!a)throw new ss.NotFoundError(t,e);o.emit("metadata",a.metadata),o.emit("integrity",a.integrity),o.emit("si\
ze",a.size),o.on("newListener",function(u,l){u==="metadata"&&l(a.metadata),u==="integrity"&&l(a.integrity),u==="size"&&l(a.size)});let c=ns.readStream(t,a.integrity,
{...r,size:typeof s!="number"?a.size:s});if(i){let u=new R0.PassThrough;u.on("collect",l=>Zr.put(t,a,l,r)),o.unshift(u)}return o.unshift(c),o}).catch(a=>o.emit(
"error",a)),o}Qr.exports.stream=OM;function vM(t,e,r={}){let{memoize:i}=r,s=Zr.get.byDigest(t,e,r);if(s&&i!==false){let n=new C0;return n.end(s),n}else{let n=ns.
readStream(t,e,r);if(!i)return n;let o=new R0.PassThrough;return o.on("collect",a=>Zr.put.byDigest(t,e,a,r)),new P0(n,o)}}Qr.exports.stream.byDigest=vM;function AM(t,e,r={}){
let{memoize:i}=r,s=Zr.get(t,e,r);return s&&i!==false?Promise.resolve(s.entry):ss.find(t,e)}Qr.exports.info=AM;async function TM(t,e,r,i={}){let s=await ss.find(
t,e,i);if(!s)throw new ss.NotFoundError(t,e);return await ns.copy(t,s.integrity,r,i),{metadata:s.metadata,size:s.size,integrity:s.integrity}}Qr.exports.copy=TM;
async function IM(t,e,r,i={}){return await ns.copy(t,e,r,i),e}Qr.exports.copy.byDigest=IM;Qr.exports.hasContent=ns.hasContent});var M0=p((pV,sp)=>{"use strict";
var B0=A("events"),RM=js(),So=A("fs/promises"),{moveFile:CM}=Jc(),{Minipass:PM}=Ke(),D0=qs(),NM=vc(),tp=A("path"),rp=Si(),BM=nd(),DM=au();sp.exports=xM;var _o=new Map;
async function xM(t,e,r={}){let{algorithms:i,size:s,integrity:n}=r;if(typeof s=="number"&&e.length!==s)throw kM(s,e.length);let o=rp.fromData(e,i?{algorithms:i}:
{});if(n&&!rp.checkData(e,n,r))throw FM(n,o);for(let a in o){let c=await x0(t,r),u=o[a].toString();try{await So.writeFile(c.target,e,{flag:"wx"}),await L0(c,t,u,
r)}finally{c.moved||await So.rm(c.target,{recursive:true,force:true})}}return{integrity:o,size:e.length}}sp.exports.stream=LM;var ip=class extends NM{constructor(e,r){
super(),this.opts=r,this.cache=e,this.inputStream=new PM,this.inputStream.on("error",i=>this.emit("error",i)),this.inputStream.on("drain",()=>this.emit("drain")),
this.handleContentP=null}write(e,r,i){return this.handleContentP||(this.handleContentP=MM(this.inputStream,this.cache,this.opts),this.handleContentP.catch(s=>this.
emit("error",s))),this.inputStream.write(e,r,i)}flush(e){this.inputStream.end(()=>{if(!this.handleContentP){let r=new Error("Cache input stream was empty");return r.
code="ENODATA",Promise.reject(r).catch(e)}this.handleContentP.then(r=>{r.integrity&&this.emit("integrity",r.integrity),r.size!==null&&this.emit("size",r.size),e()},
r=>e(r))})}};function LM(t,e={}){return new ip(t,e)}async function MM(t,e,r){let i=await x0(e,r);try{let s=await UM(t,e,i.target,r);return await L0(i,e,s.integrity,
r),s}finally{i.moved||await So.rm(i.target,{recursive:true,force:true})}}async function UM(t,e,r,i){let s=new DM.WriteStream(r,{flags:"wx"});if(i.integrityEmitter){
let[u,l]=await Promise.all([B0.once(i.integrityEmitter,"integrity").then(h=>h[0]),B0.once(i.integrityEmitter,"size").then(h=>h[0]),new D0(t,s).promise()]);return{
integrity:u,size:l}}let n,o,a=rp.integrityStream({integrity:i.integrity,algorithms:i.algorithms,size:i.size});return a.on("integrity",u=>{n=u}),a.on("size",u=>{
o=u}),await new D0(t,a,s).promise(),{integrity:n,size:o}}async function x0(t,e){let r=BM(tp.join(t,"tmp"),e.tmpPrefix);return await So.mkdir(tp.dirname(r),{recursive:true}),
{target:r,moved:false}}async function L0(t,e,r){let i=RM(e,r),s=tp.dirname(i);return _o.has(i)||_o.set(i,So.mkdir(s,{recursive:true}).then(async()=>(await CM(t.
target,i,{overwrite:false}),t.moved=true,t.moved)).catch(n=>{if(!n.message.startsWith("The destination file exists"))throw Object.assign(n,{code:"EEXIST"})}).finally(
()=>{_o.delete(i)})),_o.get(i)}function kM(t,e){let r=new Error(`Bad data size: expected inserted data to be ${t} bytes, but got ${e} instead`);return r.expected=
t,r.found=e,r.code="EBADSIZE",r}function FM(t,e){let r=new Error(`Integrity check failed:
  Wanted: ${t}
   Found: ${e}`);return r.code="EINTEGRITY",r.expected=t,r.found=e,r}});var $0=p((mV,np)=>{"use strict";var U0=Js(),k0=ho(),F0=M0(),HM=vc(),{PassThrough:$M}=zf(),
qM=qs(),H0=t=>({algorithms:["sha512"],...t});np.exports=jM;async function jM(t,e,r,i={}){let{memoize:s}=i;i=H0(i);let n=await F0(t,r,i),o=await U0.insert(t,e,n.
integrity,{...i,size:n.size});return s&&k0.put(t,o,r,i),n.integrity}np.exports.stream=VM;function VM(t,e,r={}){let{memoize:i}=r;r=H0(r);let s,n,o,a,c=new qM;if(i){
let l=new $M().on("collect",h=>{a=h});c.push(l)}let u=F0.stream(t,r).on("integrity",l=>{s=l}).on("size",l=>{n=l}).on("error",l=>{o=l});return c.push(u),c.push(new HM(
{async flush(){if(!o){let l=await U0.insert(t,e,s,{...r,size:n});i&&a&&k0.put(t,l,a,r),c.emit("integrity",s),c.emit("size",n)}}})),c}});var J0=p((gV,K0)=>{"use \
strict";K0.exports=j0;function j0(t,e,r){t instanceof RegExp&&(t=q0(t,r)),e instanceof RegExp&&(e=q0(e,r));var i=V0(t,e,r);return i&&{start:i[0],end:i[1],pre:r.
slice(0,i[0]),body:r.slice(i[0]+t.length,i[1]),post:r.slice(i[1]+e.length)}}function q0(t,e){var r=e.match(t);return r?r[0]:null}j0.range=V0;function V0(t,e,r){
var i,s,n,o,a,c=r.indexOf(t),u=r.indexOf(e,c+1),l=c;if(c>=0&&u>0){if(t===e)return[c,u];for(i=[],n=r.length;l>=0&&!a;)l==c?(i.push(l),c=r.indexOf(t,l+1)):i.length==
1?a=[i.pop(),u]:(s=i.pop(),s<n&&(n=s,o=u),u=r.indexOf(e,l+1)),l=c<u&&c>=0?c:u;i.length&&(a=[n,o])}return a}});var Q0=p((_V,Z0)=>{var KM=J0();Z0.exports=i2;var z0="\
\0SLASH"+Math.random().toFixed(16)+"\0",G0="\0OPEN"+Math.random().toFixed(16)+"\0",cu="\0CLOSE"+Math.random().toFixed(16)+"\0",W0="\0COMMA"+Math.random().toFixed(
16)+"\0",X0="\0PERIOD"+Math.random().toFixed(16)+"\0",JM=1e5,zM=4e6,GM=1e3,WM=1e3,XM=2e7,YM=16;function op(t){return parseInt(t,10)==t?parseInt(t,10):t.charCodeAt(
0)}function ZM(t){return t.split("\\\\").join(z0).split("\\{").join(G0).split("\\}").join(cu).split("\\,").join(W0).split("\\.").join(X0)}function QM(t){return t.
split(z0).join("\\").split(G0).join("{").split(cu).join("}").split(W0).join(",").split(X0).join(".")}function ap(t,e){for(var r=0;r<e.length;r++)t.push(e[r])}function Y0(t,e,r){
if(!(r.remaining<0)){var i=KM.range("{","}",e),s=i!==void 0&&e.indexOf("{")<i[0];if(r.remaining-=i&&!s?i[1]+1:t.length,!(!i||r.remaining<0))return{end:i[1],pre:t.
slice(0,i[0]),body:t.slice(i[0]+1,i[1]),post:t.slice(i[1]+1),unmatched:s}}}function e2(t,e){e.remaining-=t.length;for(var r=[],i=0;i<t.length;i++){var s=t.charCodeAt(
i);s===123?r.push(i):s===125&&r.length&&r.pop()}for(var n="",o=0,a=0;a<r.length;a++)n+=t.slice(o,r[a])+"\0",o=r[a]+1;return n+t.slice(o)}function t2(t,e){if(e.remaining-=
t.length,e.remaining<0)return false;for(var r=false,i=t.length-1;i>=0;i--){var s=t.charCodeAt(i);if(s===125)r=true;else if(s===10||s===13||s===8232||s===8233)r=
false;else if(s===44&&r&&t.charCodeAt(i+1)!==44)return true}return false}function r2(t,e){for(var r=[],i="";;){var s=Y0(t,t,e);if(e.remaining<0)return;if(!s){var n=t.
split(",");return n[0]=i+n[0],ap(r,n),r}var o=s.pre,a=s.body,c=s.post,u=o.split(",");if(u[0]=i+u[0],u[u.length-1]+="{"+a+"}",!c.length)return ap(r,u),r;i=u.pop(),
ap(r,u),t=c}}function yo(t,e){return t==null||isNaN(t)?e:t}function i2(t,e){if(!t)return[];e=e||{};var r=yo(e.max,JM),i=yo(e.maxLength,zM),s=yo(e.maxDepth,GM),n=yo(
e.maxRewrites,WM),o=yo(e.maxSteps,XM);return t.substr(0,2)==="{}"&&(t="\\{\\}"+t.substr(2)),cp(ZM(t),r,i,s,0,n,{remaining:o},true).map(QM)}function s2(t){return"\
{"+t+"}"}function n2(t){return/^-?0\d/.test(t)}function o2(t,e){return t<=e}function a2(t,e){return t>=e}function Eo(t,e,r,i,s,n,o){var a=[],c=0,u;e:for(var l=0;l<
t.length;l++){var h=t[l]+e,d=r;n&&!h&&(u||(u=r.filter(Boolean)),d=u);for(var m=0;m<d.length;m++){if(a.length>=i)break e;var E=h+d[m];if(c+E.length>s)break e;a.push(
E),c+=E.length}}return o.remaining-=a.length,a}function c2(t,e,r,i,s){var n=t.split(/\.\./),o=[];if(n[0]===void 0||n[1]===void 0)return o;var a=op(n[0]),c=op(n[1]),
u=Math.max(n[0].length,n[1].length),l=n.length===3&&n[2]!==void 0?Math.max(Math.abs(op(n[2])),1):1,h=o2,d=c<a;d&&(l*=-1,h=a2);for(var m=n.some(n2),E=m?u:1,g=0,w=a;h(
w,c)&&o.length<r;w+=l){if(s.remaining-=E,s.remaining<0)return;var _;if(e)_=String.fromCharCode(w),_==="\\"&&(_="");else if(_=String(w),m){var v=u-_.length;if(v>
0){var C=new Array(v+1).join("0");w<0?_="-"+C+_.slice(1):_=C+_}}if(g+_.length>i)break;o.push(_),g+=_.length}return o}function cp(t,e,r,i,s,n,o,a){if(o.remaining-=
YM,s>i)return[t];for(var c=[""],u=0,l=false,h=true,d=t;;){let Q=Y0(t,d,o);if(!Q)return Eo(c,t,[""],e,r,l,o);Q.unmatched&&(d=e2(d,o));let ri=Q.pre;var m=function(){
return Eo(c,ri+"{"+Q.body+"}"+Q.post,[""],e,r,l,o)};if(/\$$/.test(ri)){if(c=Eo(c,ri+"{"+Q.body+"}",[""],e,r,l&&!Q.post.length,o),h=false,!Q.post.length)break;t=
Q.post,d=d.slice(Q.end+1);continue}var E=/^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(Q.body),g=/^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(Q.body),w=E||g,_=Q.body.indexOf(
",")>=0;if(!w&&!_){if(u<n&&t2(Q.post,o)){u++,t=Q.pre+"{"+Q.body+cu+Q.post,d=d.slice(0,Q.end)+cu+d.slice(Q.end+1),a=true;continue}return m()}h&&(l=a&&!w,h=false);
var v;if(w){if(v=c2(Q.body,g,e,r,o),!v)return m()}else{var C=r2(Q.body,o);if(!C)return m();if(C.length===1&&C[0]!==void 0){if(C=cp(C[0],e,r,i,s+1,n,o,false).map(
s2),o.remaining<0)return m();if(C.length===1){var I=Eo(c,ri+C[0],[""],e,r,l&&!Q.post.length,o);if(o.remaining<0)return m();if(c=I,!Q.post.length)break;t=Q.post,
d=d.slice(Q.end+1);continue}}for(var P=l&&!Q.post.length&&!ri,$=0;P&&$<c.length;$++)c[$]&&(P=false);v=[];var M=0;e:for(var le=0;le<C.length;le++){var ge=cp(C[le],
e,r,i,s+1,n,o,false);if(o.remaining<0)return m();for(var Te=0;Te<ge.length;Te++){var ys=ge[Te];if(!(P&&!ys)){if(v.length>=e||M+ys.length>r)break e;v.push(ys),M+=
ys.length}}}}var ea=Eo(c,ri,v,e,r,l&&!Q.post.length,o);if(o.remaining<0)return m();if(c=ea,!Q.post.length)break;t=Q.post,d=d.slice(Q.end+1)}return c}});var eO=p(
uu=>{"use strict";Object.defineProperty(uu,"__esModule",{value:true});uu.assertValidPattern=void 0;var u2=1024*64,l2=t=>{if(typeof t!="string")throw new TypeError(
"invalid pattern");if(t.length>u2)throw new TypeError("pattern is too long")};uu.assertValidPattern=l2});var rO=p(lu=>{"use strict";Object.defineProperty(lu,"__\
esModule",{value:true});lu.parseClass=void 0;var h2={"[:alnum:]":["\\p{L}\\p{Nl}\\p{Nd}",true],"[:alpha:]":["\\p{L}\\p{Nl}",true],"[:ascii:]":["\\x00-\\x7f",false],
"[:blank:]":["\\p{Zs}\\t",true],"[:cntrl:]":["\\p{Cc}",true],"[:digit:]":["\\p{Nd}",true],"[:graph:]":["\\p{Z}\\p{C}",true,true],"[:lower:]":["\\p{Ll}",true],"[\
:print:]":["\\p{C}",true],"[:punct:]":["\\p{P}",true],"[:space:]":["\\p{Z}\\t\\r\\n\\v\\f",true],"[:upper:]":["\\p{Lu}",true],"[:word:]":["\\p{L}\\p{Nl}\\p{Nd}\\p{P\
c}",true],"[:xdigit:]":["A-Fa-f0-9",false]},bo=t=>t.replace(/[[\]\\-]/g,"\\$&"),f2=t=>t.replace(/[-[\]{}()*+?.,\\^$|#\s]/g,"\\$&"),tO=t=>t.join(""),d2=(t,e)=>{let r=e;
if(t.charAt(r)!=="[")throw new Error("not in a brace expression");let i=[],s=[],n=r+1,o=false,a=false,c=false,u=false,l=r,h="";e:for(;n<t.length;){let g=t.charAt(
n);if((g==="!"||g==="^")&&n===r+1){u=true,n++;continue}if(g==="]"&&o&&!c){l=n+1;break}if(o=true,g==="\\"&&!c){c=true,n++;continue}if(g==="["&&!c){for(let[w,[_,v,
C]]of Object.entries(h2))if(t.startsWith(w,n)){if(h)return["$.",false,t.length-r,true];n+=w.length,C?s.push(_):i.push(_),a=a||v;continue e}}if(c=false,h){g>h?i.
push(bo(h)+"-"+bo(g)):g===h&&i.push(bo(g)),h="",n++;continue}if(t.startsWith("-]",n+1)){i.push(bo(g+"-")),n+=2;continue}if(t.startsWith("-",n+1)){h=g,n+=2;continue}
i.push(bo(g)),n++}if(l<n)return["",false,0,false];if(!i.length&&!s.length)return["$.",false,t.length-r,true];if(s.length===0&&i.length===1&&/^\\?.$/.test(i[0])&&
!u){let g=i[0].length===2?i[0].slice(-1):i[0];return[f2(g),false,l-r,false]}let d="["+(u?"^":"")+tO(i)+"]",m="["+(u?"":"^")+tO(s)+"]";return[i.length&&s.length?
"("+d+"|"+m+")":i.length?d:m,a,l-r,true]};lu.parseClass=d2});var fu=p(hu=>{"use strict";Object.defineProperty(hu,"__esModule",{value:true});hu.unescape=void 0;var p2=(t,{
windowsPathsNoEscape:e=false}={})=>e?t.replace(/\[([^\/\\])\]/g,"$1"):t.replace(/((?!\\).|^)\[([^\/\\])\]/g,"$1$2").replace(/\\([^\/])/g,"$1");hu.unescape=p2});
var hp=p(gu=>{"use strict";var mt;Object.defineProperty(gu,"__esModule",{value:true});gu.AST=void 0;var m2=rO(),du=fu(),g2=new Set(["!","?","+","*","@"]),up=t=>g2.
has(t),iO=t=>up(t.type),_2=new Map([["!",["@"]],["?",["?","@"]],["@",["@"]],["*",["*","+","?","@"]],["+",["+","@"]]]),S2=new Map([["!",["?"]],["@",["?"]],["+",[
"?","*"]]]),y2=new Map([["!",["?","@"]],["?",["?","@"]],["@",["?","@"]],["*",["*","+","?","@"]],["+",["+","@","?","*"]]]),sO=new Map([["!",new Map([["!","@"]])],
["?",new Map([["*","*"],["+","*"]])],["@",new Map([["!","!"],["?","?"],["@","@"],["*","*"],["+","+"]])],["+",new Map([["?","*"],["*","*"]])]]),E2="(?!(?:^|/)\\.\\\
.?(?:$|/))",pu="(?!\\.)",b2=new Set(["[","."]),w2=new Set(["..","."]),O2=new Set("().*{}+?[]^$\\!"),v2=t=>t.replace(/[-[\]{}()*+?.,\\^$|#\s]/g,"\\$&"),lp="[^/]",
nO=lp+"*?",oO=lp+"+?",mu=class{type;#t;#r;#n=false;#i=[];#l;#p;#a;#_=false;#c;#s;#e=false;constructor(e,r,i={}){this.type=e,e&&(this.#r=true),this.#l=r,this.#t=
this.#l?this.#l.#t:this,this.#c=this.#t===this?i:this.#t.#c,this.#a=this.#t===this?[]:this.#t.#a,e==="!"&&!this.#t.#_&&this.#a.push(this),this.#p=this.#l?this.#l.#i.
length:0}get hasMagic(){if(this.#r!==void 0)return this.#r;for(let e of this.#i)if(typeof e!="string"&&(e.type||e.hasMagic))return this.#r=true;return this.#r}toString(){
return this.#s!==void 0?this.#s:this.type?this.#s=this.type+"("+this.#i.map(e=>String(e)).join("|")+")":this.#s=this.#i.map(e=>String(e)).join("")}#g(){if(this!==
this.#t)throw new Error("should only call on root");if(this.#_)return this;this.toString(),this.#_=true;let e;for(;e=this.#a.pop();){if(e.type!=="!")continue;let r=e,
i=r.#l;for(;i;){for(let s=r.#p+1;!i.type&&s<i.#i.length;s++)for(let n of e.#i){if(typeof n=="string")throw new Error("string part in extglob AST??");n.copyIn(i.#i[s])}
r=i,i=r.#l}}return this}push(...e){for(let r of e)if(r!==""){if(typeof r!="string"&&!(r instanceof mt&&r.#l===this))throw new Error("invalid part: "+r);this.#i.
push(r)}}toJSON(){let e=this.type===null?this.#i.slice().map(r=>typeof r=="string"?r:r.toJSON()):[this.type,...this.#i.map(r=>r.toJSON())];return this.isStart()&&
!this.type&&e.unshift([]),this.isEnd()&&(this===this.#t||this.#t.#_&&this.#l?.type==="!")&&e.push({}),e}isStart(){if(this.#t===this)return true;if(!this.#l?.isStart())
return false;if(this.#p===0)return true;let e=this.#l;for(let r=0;r<this.#p;r++){let i=e.#i[r];if(!(i instanceof mt&&i.type==="!"))return false}return true}isEnd(){
if(this.#t===this||this.#l?.type==="!")return true;if(!this.#l?.isEnd())return false;if(!this.type)return this.#l?.isEnd();let e=this.#l?this.#l.#i.length:0;return this.#p===
e-1}copyIn(e){typeof e=="string"?this.push(e):this.push(e.clone(this))}clone(e){let r=new mt(this.type,e);for(let i of this.#i)r.copyIn(i);return r}static#y(e,r,i,s,n){
let o=s.maxExtglobRecursion??2,a=false,c=false,u=-1,l=false;if(r.type===null){let g=i,w="";for(;g<e.length;){let _=e.charAt(g++);if(a||_==="\\"){a=!a,w+=_;continue}
if(c){g===u+1?(_==="^"||_==="!")&&(l=true):_==="]"&&!(g===u+2&&l)&&(c=false),w+=_;continue}else if(_==="["){c=true,u=g,l=false,w+=_;continue}if(!s.noext&&up(_)&&
e.charAt(g)==="("&&n<=o){r.push(w),w="";let C=new mt(_,r);g=mt.#y(e,C,g,s,n+1),r.push(C);continue}w+=_}return r.push(w),g}let h=i+1,d=new mt(null,r),m=[],E="";for(;h<
e.length;){let g=e.charAt(h++);if(a||g==="\\"){a=!a,E+=g;continue}if(c){h===u+1?(g==="^"||g==="!")&&(l=true):g==="]"&&!(h===u+2&&l)&&(c=false),E+=g;continue}else if(g===
"["){c=true,u=h,l=false,E+=g;continue}if(up(g)&&e.charAt(h)==="("&&(n<=o||r&&r.#b(g))){let _=r&&r.#b(g)?0:1;d.push(E),E="";let v=new mt(g,d);d.push(v),h=mt.#y(e,
v,h,s,n+_);continue}if(g==="|"){d.push(E),E="",m.push(d),d=new mt(null,r);continue}if(g===")")return E===""&&r.#i.length===0&&(r.#e=true),d.push(E),E="",r.push(
...m,d),h;E+=g}return r.type=null,r.#r=void 0,r.#i=[e.substring(i-1)],h}#m(e){return this.#h(e,S2)}#h(e,r=_2){if(!e||typeof e!="object"||e.type!==null||e.#i.length!==
1||this.type===null)return false;let i=e.#i[0];return!i||typeof i!="object"||i.type===null?false:this.#b(i.type,r)}#b(e,r=y2){return!!r.get(this.type)?.includes(
e)}#f(e,r){let i=e.#i[0],s=new mt(null,i,this.options);s.#i.push(""),i.push(s),this.#O(e,r)}#O(e,r){let i=e.#i[0];this.#i.splice(r,1,...i.#i);for(let s of i.#i)
typeof s=="object"&&(s.#l=this);this.#s=void 0}#v(e){return!!sO.get(this.type)?.has(e)}#S(e){if(!e||typeof e!="object"||e.type!==null||e.#i.length!==1||this.type===
null||this.#i.length!==1)return false;let r=e.#i[0];return!r||typeof r!="object"||r.type===null?false:this.#v(r.type)}#w(e){let r=sO.get(this.type),i=e.#i[0],s=r?.
get(i.type);if(!s)return false;this.#i=i.#i;for(let n of this.#i)typeof n=="object"&&(n.#l=this);this.type=s,this.#s=void 0,this.#e=false}#A(){if(iO(this)){let e=0,
r=false;do{r=true;for(let i=0;i<this.#i.length;i++){let s=this.#i[i];typeof s=="object"&&(s.#A(),this.#h(s)?(r=false,this.#O(s,i)):this.#m(s)?(r=false,this.#f(s,
i)):this.#S(s)&&(r=false,this.#w(s)))}}while(!r&&++e<10)}else for(let e of this.#i)typeof e=="object"&&e.#A();this.#s=void 0}static fromGlob(e,r={}){let i=new mt(
null,void 0,r);return mt.#y(e,i,0,r,0),i}toMMPattern(){if(this!==this.#t)return this.#t.toMMPattern();let e=this.toString(),[r,i,s,n]=this.toRegExpSource();if(!(s||
this.#r||this.#c.nocase&&!this.#c.nocaseMagicOnly&&e.toUpperCase()!==e.toLowerCase()))return i;let a=(this.#c.nocase?"i":"")+(n?"u":"");return Object.assign(new RegExp(
`^${r}$`,a),{_src:r,_glob:e})}get options(){return this.#c}toRegExpSource(e){let r=e??!!this.#c.dot;if(this.#t===this&&(this.#A(),this.#g()),!iO(this)){let c=this.
isStart()&&this.isEnd(),u=this.#i.map(m=>{let[E,g,w,_]=typeof m=="string"?mt.#P(m,this.#r,c):m.toRegExpSource(e);return this.#r=this.#r||w,this.#n=this.#n||_,E}).
join(""),l="";if(this.isStart()&&typeof this.#i[0]=="string"&&!(this.#i.length===1&&w2.has(this.#i[0]))){let E=b2,g=r&&E.has(u.charAt(0))||u.startsWith("\\.")&&
E.has(u.charAt(2))||u.startsWith("\\.\\.")&&E.has(u.charAt(4)),w=!r&&!e&&E.has(u.charAt(0));l=g?E2:w?pu:""}let h="";return this.isEnd()&&this.#t.#_&&this.#l?.type===
"!"&&(h="(?:$|\\/)"),[l+u+h,(0,du.unescape)(u),this.#r=!!this.#r,this.#n]}let i=this.type==="*"||this.type==="+",s=this.type==="!"?"(?:(?!(?:":"(?:",n=this.#d(r);
if(this.isStart()&&this.isEnd()&&!n&&this.type!=="!"){let c=this.toString(),u=this;return u.#i=[c],u.type=null,u.#r=void 0,[c,(0,du.unescape)(this.toString()),false,
false]}let o=!i||e||r||!pu?"":this.#d(true);o===n&&(o=""),o&&(n=`(?:${n})(?:${o})*?`);let a="";if(this.type==="!"&&this.#e)a=(this.isStart()&&!r?pu:"")+oO;else{
let c=this.type==="!"?"))"+(this.isStart()&&!r&&!e?pu:"")+nO+")":this.type==="@"?")":this.type==="?"?")?":this.type==="+"&&o?")":this.type==="*"&&o?")?":`)${this.
type}`;a=s+n+c}return[a,(0,du.unescape)(n),this.#r=!!this.#r,this.#n]}#d(e){return this.#i.map(r=>{if(typeof r=="string")throw new Error("string type in extglob\
 ast??");let[i,s,n,o]=r.toRegExpSource(e);return this.#n=this.#n||o,i}).filter(r=>!(this.isStart()&&this.isEnd())||!!r).join("|")}static#P(e,r,i=false){let s=false,
n="",o=false,a=false;for(let c=0;c<e.length;c++){let u=e.charAt(c);if(s){s=false,n+=(O2.has(u)?"\\":"")+u,a=false;continue}if(u==="\\"){c===e.length-1?n+="\\\\":
s=true;continue}if(u==="["){let[l,h,d,m]=(0,m2.parseClass)(e,c);if(d){n+=l,o=o||h,c+=d-1,r=r||m,a=false;continue}}if(u==="*"){if(a)continue;a=true,n+=i&&/^[*]+$/.
test(e)?oO:nO,r=true;continue}else a=false;if(u==="?"){n+=lp,r=true;continue}n+=v2(u)}return[n,(0,du.unescape)(e),!!r,o]}};gu.AST=mu;mt=mu});var fp=p(_u=>{"use \
strict";Object.defineProperty(_u,"__esModule",{value:true});_u.escape=void 0;var A2=(t,{windowsPathsNoEscape:e=false}={})=>e?t.replace(/[?*()[\]]/g,"[$&]"):t.replace(
/[?*()[\]\\]/g,"\\$&");_u.escape=A2});var Ti=p(D=>{"use strict";var T2=D&&D.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(
D,"__esModule",{value:true});D.unescape=D.escape=D.AST=D.Minimatch=D.match=D.makeRe=D.braceExpand=D.defaults=D.filter=D.GLOBSTAR=D.sep=D.minimatch=void 0;var I2=T2(
Q0()),Su=eO(),uO=hp(),R2=fp(),C2=fu(),P2=(t,e,r={})=>((0,Su.assertValidPattern)(e),!r.nocomment&&e.charAt(0)==="#"?false:new os(e,r).match(t));D.minimatch=P2;var N2=/^\*+([^+@!?\*\[\(]*)$/,
B2=t=>e=>!e.startsWith(".")&&e.endsWith(t),D2=t=>e=>e.endsWith(t),x2=t=>(t=t.toLowerCase(),e=>!e.startsWith(".")&&e.toLowerCase().endsWith(t)),L2=t=>(t=t.toLowerCase(),
e=>e.toLowerCase().endsWith(t)),M2=/^\*+\.\*+$/,U2=t=>!t.startsWith(".")&&t.includes("."),k2=t=>t!=="."&&t!==".."&&t.includes("."),F2=/^\.\*+$/,H2=t=>t!=="."&&t!==
".."&&t.startsWith("."),$2=/^\*+$/,q2=t=>t.length!==0&&!t.startsWith("."),j2=t=>t.length!==0&&t!=="."&&t!=="..",V2=/^\?+([^+@!?\*\[\(]*)?$/,K2=([t,e=""])=>{let r=lO(
[t]);return e?(e=e.toLowerCase(),i=>r(i)&&i.toLowerCase().endsWith(e)):r},J2=([t,e=""])=>{let r=hO([t]);return e?(e=e.toLowerCase(),i=>r(i)&&i.toLowerCase().endsWith(
e)):r},z2=([t,e=""])=>{let r=hO([t]);return e?i=>r(i)&&i.endsWith(e):r},G2=([t,e=""])=>{let r=lO([t]);return e?i=>r(i)&&i.endsWith(e):r},lO=([t])=>{let e=t.length;
return r=>r.length===e&&!r.startsWith(".")},hO=([t])=>{let e=t.length;return r=>r.length===e&&r!=="."&&r!==".."},fO=typeof process=="object"&&process?typeof process.
env=="object"&&process.env&&process.env.__MINIMATCH_TESTING_PLATFORM__||process.platform:"posix",aO={win32:{sep:"\\"},posix:{sep:"/"}};D.sep=fO==="win32"?aO.win32.
sep:aO.posix.sep;D.minimatch.sep=D.sep;D.GLOBSTAR=Symbol("globstar **");D.minimatch.GLOBSTAR=D.GLOBSTAR;var W2="[^/]",X2=W2+"*?",Y2="(?:(?!(?:\\/|^)(?:\\.{1,2})($\
|\\/)).)*?",Z2="(?:(?!(?:\\/|^)\\.).)*?",Q2=(t,e={})=>r=>(0,D.minimatch)(r,t,e);D.filter=Q2;D.minimatch.filter=D.filter;var xt=(t,e={})=>Object.assign({},t,e),eU=t=>{
if(!t||typeof t!="object"||!Object.keys(t).length)return D.minimatch;let e=D.minimatch;return Object.assign((i,s,n={})=>e(i,s,xt(t,n)),{Minimatch:class extends e.
Minimatch{constructor(s,n={}){super(s,xt(t,n))}static defaults(s){return e.defaults(xt(t,s)).Minimatch}},AST:class extends e.AST{constructor(s,n,o={}){super(s,n,
xt(t,o))}static fromGlob(s,n={}){return e.AST.fromGlob(s,xt(t,n))}},unescape:(i,s={})=>e.unescape(i,xt(t,s)),escape:(i,s={})=>e.escape(i,xt(t,s)),filter:(i,s={})=>e.
filter(i,xt(t,s)),defaults:i=>e.defaults(xt(t,i)),makeRe:(i,s={})=>e.makeRe(i,xt(t,s)),braceExpand:(i,s={})=>e.braceExpand(i,xt(t,s)),match:(i,s,n={})=>e.match(
i,s,xt(t,n)),sep:e.sep,GLOBSTAR:D.GLOBSTAR})};D.defaults=eU;D.minimatch.defaults=D.defaults;var tU=(t,e={})=>((0,Su.assertValidPattern)(t),e.nobrace||!/\{(?:(?!\{).)*\}/.
test(t)?[t]:(0,I2.default)(t));D.braceExpand=tU;D.minimatch.braceExpand=D.braceExpand;var rU=(t,e={})=>new os(t,e).makeRe();D.makeRe=rU;D.minimatch.makeRe=D.makeRe;
var iU=(t,e,r={})=>{let i=new os(e,r);return t=t.filter(s=>i.match(s)),i.options.nonull&&!t.length&&t.push(e),t};D.match=iU;D.minimatch.match=D.match;var cO=/[?*]|[+@!]\(.*?\)|\[|\]/,
sU=t=>t.replace(/[-[\]{}()*+?.,\\^$|#\s]/g,"\\$&"),os=class{options;set;pattern;windowsPathsNoEscape;nonegate;negate;comment;empty;preserveMultipleSlashes;partial;globSet;globParts;nocase;isWindows;platform;windowsNoMagicRoot;maxGlobstarRecursion;regexp;constructor(e,r={}){
(0,Su.assertValidPattern)(e),r=r||{},this.options=r,this.maxGlobstarRecursion=r.maxGlobstarRecursion??200,this.pattern=e,this.platform=r.platform||fO,this.isWindows=
this.platform==="win32",this.windowsPathsNoEscape=!!r.windowsPathsNoEscape||r.allowWindowsEscape===false,this.windowsPathsNoEscape&&(this.pattern=this.pattern.replace(
/\\/g,"/")),this.preserveMultipleSlashes=!!r.preserveMultipleSlashes,this.regexp=null,this.negate=false,this.nonegate=!!r.nonegate,this.comment=false,this.empty=
false,this.partial=!!r.partial,this.nocase=!!this.options.nocase,this.windowsNoMagicRoot=r.windowsNoMagicRoot!==void 0?r.windowsNoMagicRoot:!!(this.isWindows&&this.
nocase),this.globSet=[],this.globParts=[],this.set=[],this.make()}hasMagic(){if(this.options.magicalBraces&&this.set.length>1)return true;for(let e of this.set)
for(let r of e)if(typeof r!="string")return true;return false}debug(...e){}make(){let e=this.pattern,r=this.options;if(!r.nocomment&&e.charAt(0)==="#"){this.comment=
true;return}if(!e){this.empty=true;return}this.parseNegate(),this.globSet=[...new Set(this.braceExpand())],r.debug&&(this.debug=(...n)=>console.error(...n)),this.
debug(this.pattern,this.globSet);let i=this.globSet.map(n=>this.slashSplit(n));this.globParts=this.preprocess(i),this.debug(this.pattern,this.globParts);let s=this.
globParts.map((n,o,a)=>{if(this.isWindows&&this.windowsNoMagicRoot){let c=n[0]===""&&n[1]===""&&(n[2]==="?"||!cO.test(n[2]))&&!cO.test(n[3]),u=/^[a-z]:/i.test(n[0]);
if(c)return[...n.slice(0,4),...n.slice(4).map(l=>this.parse(l))];if(u)return[n[0],...n.slice(1).map(l=>this.parse(l))]}return n.map(c=>this.parse(c))});if(this.
debug(this.pattern,s),this.set=s.filter(n=>n.indexOf(false)===-1),this.isWindows)for(let n=0;n<this.set.length;n++){let o=this.set[n];o[0]===""&&o[1]===""&&this.
globParts[n][2]==="?"&&typeof o[3]=="string"&&/^[a-z]:$/i.test(o[3])&&(o[2]="?")}this.debug(this.pattern,this.set)}preprocess(e){if(this.options.noglobstar)for(let i=0;i<
e.length;i++)for(let s=0;s<e[i].length;s++)e[i][s]==="**"&&(e[i][s]="*");let{optimizationLevel:r=1}=this.options;return r>=2?(e=this.firstPhasePreProcess(e),e=this.
secondPhasePreProcess(e)):r>=1?e=this.levelOneOptimize(e):e=this.adjascentGlobstarOptimize(e),e}adjascentGlobstarOptimize(e){return e.map(r=>{let i=-1;for(;(i=r.
indexOf("**",i+1))!==-1;){let s=i;for(;r[s+1]==="**";)s++;s!==i&&r.splice(i,s-i)}return r})}levelOneOptimize(e){return e.map(r=>(r=r.reduce((i,s)=>{let n=i[i.length-
1];return s==="**"&&n==="**"?i:s===".."&&n&&n!==".."&&n!=="."&&n!=="**"?(i.pop(),i):(i.push(s),i)},[]),r.length===0?[""]:r))}levelTwoFileOptimize(e){Array.isArray(
e)||(e=this.slashSplit(e));let r=false;do{if(r=false,!this.preserveMultipleSlashes){for(let s=1;s<e.length-1;s++){let n=e[s];s===1&&n===""&&e[0]===""||(n==="."||
n==="")&&(r=true,e.splice(s,1),s--)}e[0]==="."&&e.length===2&&(e[1]==="."||e[1]==="")&&(r=true,e.pop())}let i=0;for(;(i=e.indexOf("..",i+1))!==-1;){let s=e[i-1];
s&&s!=="."&&s!==".."&&s!=="**"&&(r=true,e.splice(i-1,2),i-=2)}}while(r);return e.length===0?[""]:e}firstPhasePreProcess(e){let r=false;do{r=false;for(let i of e){
let s=-1;for(;(s=i.indexOf("**",s+1))!==-1;){let o=s;for(;i[o+1]==="**";)o++;o>s&&i.splice(s+1,o-s);let a=i[s+1],c=i[s+2],u=i[s+3];if(a!==".."||!c||c==="."||c===
".."||!u||u==="."||u==="..")continue;r=true,i.splice(s,1);let l=i.slice(0);l[s]="**",e.push(l),s--}if(!this.preserveMultipleSlashes){for(let o=1;o<i.length-1;o++){
let a=i[o];o===1&&a===""&&i[0]===""||(a==="."||a==="")&&(r=true,i.splice(o,1),o--)}i[0]==="."&&i.length===2&&(i[1]==="."||i[1]==="")&&(r=true,i.pop())}let n=0;for(;(n=
i.indexOf("..",n+1))!==-1;){let o=i[n-1];if(o&&o!=="."&&o!==".."&&o!=="**"){r=true;let c=n===1&&i[n+1]==="**"?["."]:[];i.splice(n-1,2,...c),i.length===0&&i.push(
""),n-=2}}}}while(r);return e}secondPhasePreProcess(e){for(let r=0;r<e.length-1;r++)for(let i=r+1;i<e.length;i++){let s=this.partsMatch(e[r],e[i],!this.preserveMultipleSlashes);
if(s){e[r]=[],e[i]=s;break}}return e.filter(r=>r.length)}partsMatch(e,r,i=false){let s=0,n=0,o=[],a="";for(;s<e.length&&n<r.length;)if(e[s]===r[n])o.push(a==="b"?
r[n]:e[s]),s++,n++;else if(i&&e[s]==="**"&&r[n]===e[s+1])o.push(e[s]),s++;else if(i&&r[n]==="**"&&e[s]===r[n+1])o.push(r[n]),n++;else if(e[s]==="*"&&r[n]&&(this.
options.dot||!r[n].startsWith("."))&&r[n]!=="**"){if(a==="b")return false;a="a",o.push(e[s]),s++,n++}else if(r[n]==="*"&&e[s]&&(this.options.dot||!e[s].startsWith(
"."))&&e[s]!=="**"){if(a==="a")return false;a="b",o.push(r[n]),s++,n++}else return false;return e.length===r.length&&o}parseNegate(){if(this.nonegate)return;let e=this.
pattern,r=false,i=0;for(let s=0;s<e.length&&e.charAt(s)==="!";s++)r=!r,i++;i&&(this.pattern=e.slice(i)),this.negate=r}matchOne(e,r,i=false){let s=0,n=0;if(this.
isWindows){let a=typeof e[0]=="string"&&/^[a-z]:$/i.test(e[0]),c=!a&&e[0]===""&&e[1]===""&&e[2]==="?"&&/^[a-z]:$/i.test(e[3]),u=typeof r[0]=="string"&&/^[a-z]:$/i.
test(r[0]),l=!u&&r[0]===""&&r[1]===""&&r[2]==="?"&&typeof r[3]=="string"&&/^[a-z]:$/i.test(r[3]),h=c?3:a?0:void 0,d=l?3:u?0:void 0;if(typeof h=="number"&&typeof d==
"number"){let[m,E]=[e[h],r[d]];m.toLowerCase()===E.toLowerCase()&&(r[d]=m,n=d,s=h)}}let{optimizationLevel:o=1}=this.options;return o>=2&&(e=this.levelTwoFileOptimize(
e)),r.includes(D.GLOBSTAR)?this.#t(e,r,i,s,n):this.#n(e,r,i,s,n)}#t(e,r,i,s,n){let o=r.indexOf(D.GLOBSTAR,n),a=r.lastIndexOf(D.GLOBSTAR),[c,u,l]=i?[r.slice(n,o),
r.slice(o+1),[]]:[r.slice(n,o),r.slice(o+1,a),r.slice(a+1)];if(c.length){let v=e.slice(s,s+c.length);if(!this.#n(v,c,i,0,0))return false;s+=c.length}let h=0;if(l.
length){if(l.length+s>e.length)return false;let v=e.length-l.length;if(this.#n(e,l,i,v,0))h=l.length;else{if(e[e.length-1]!==""||s+l.length===e.length||(v--,!this.#n(
e,l,i,v,0)))return false;h=l.length+1}}if(!u.length){let v=!!h;for(let C=s;C<e.length-h;C++){let I=String(e[C]);if(v=true,I==="."||I===".."||!this.options.dot&&
I.startsWith("."))return false}return i||v}let d=[[[],0]],m=d[0],E=0,g=[0];for(let v of u)v===D.GLOBSTAR?(g.push(E),m=[[],0],d.push(m)):(m[0].push(v),E++);let w=d.
length-1,_=e.length-h;for(let v of d)v[1]=_-(g[w--]+v[0].length);return!!this.#r(e,d,s,0,i,0,!!h)}#r(e,r,i,s,n,o,a){let c=r[s];if(!c){for(let h=i;h<e.length;h++){
a=true;let d=e[h];if(d==="."||d===".."||!this.options.dot&&d.startsWith("."))return false}return a}let[u,l]=c;for(;i<=l;){if(this.#n(e.slice(0,i+u.length),u,n,i,
0)&&o<this.maxGlobstarRecursion){let m=this.#r(e,r,i+u.length,s+1,n,o+1,a);if(m!==false)return m}let d=e[i];if(d==="."||d===".."||!this.options.dot&&d.startsWith(
"."))return false;i++}return n||null}#n(e,r,i,s,n){let o,a,c,u;for(o=s,a=n,u=e.length,c=r.length;o<u&&a<c;o++,a++){this.debug("matchOne loop");let l=r[a],h=e[o];
if(this.debug(r,l,h),l===false||l===D.GLOBSTAR)return false;let d;if(typeof l=="string"?(d=h===l,this.debug("string match",l,h,d)):(d=l.test(h),this.debug("patt\
ern match",l,h,d)),!d)return false}if(o===u&&a===c)return true;if(o===u)return i;if(a===c)return o===u-1&&e[o]==="";throw new Error("wtf?")}braceExpand(){return(0,
D.braceExpand)(this.pattern,this.options)}parse(e){(0,Su.assertValidPattern)(e);let r=this.options;if(e==="**")return D.GLOBSTAR;if(e==="")return"";let i,s=null;
(i=e.match($2))?s=r.dot?j2:q2:(i=e.match(N2))?s=(r.nocase?r.dot?L2:x2:r.dot?D2:B2)(i[1]):(i=e.match(V2))?s=(r.nocase?r.dot?J2:K2:r.dot?z2:G2)(i):(i=e.match(M2))?
s=r.dot?k2:U2:(i=e.match(F2))&&(s=H2);let n=uO.AST.fromGlob(e,this.options).toMMPattern();return s&&typeof n=="object"&&Reflect.defineProperty(n,"test",{value:s}),
n}makeRe(){if(this.regexp||this.regexp===false)return this.regexp;let e=this.set;if(!e.length)return this.regexp=false,this.regexp;let r=this.options,i=r.noglobstar?
X2:r.dot?Y2:Z2,s=new Set(r.nocase?["i"]:[]),n=e.map(c=>{let u=c.map(l=>{if(l instanceof RegExp)for(let h of l.flags.split(""))s.add(h);return typeof l=="string"?
sU(l):l===D.GLOBSTAR?D.GLOBSTAR:l._src});return u.forEach((l,h)=>{let d=u[h+1],m=u[h-1];l!==D.GLOBSTAR||m===D.GLOBSTAR||(m===void 0?d!==void 0&&d!==D.GLOBSTAR?u[h+
1]="(?:\\/|"+i+"\\/)?"+d:u[h]=i:d===void 0?u[h-1]=m+"(?:\\/|"+i+")?":d!==D.GLOBSTAR&&(u[h-1]=m+"(?:\\/|\\/"+i+"\\/)"+d,u[h+1]=D.GLOBSTAR))}),u.filter(l=>l!==D.GLOBSTAR).
join("/")}).join("|"),[o,a]=e.length>1?["(?:",")"]:["",""];n="^"+o+n+a+"$",this.negate&&(n="^(?!"+n+").+$");try{this.regexp=new RegExp(n,[...s].join(""))}catch{
this.regexp=false}return this.regexp}slashSplit(e){return this.preserveMultipleSlashes?e.split("/"):this.isWindows&&/^\/\/[^\/]+/.test(e)?["",...e.split(/\/+/)]:
e.split(/\/+/)}match(e,r=this.partial){if(this.debug("match",e,this.pattern),this.comment)return false;if(this.empty)return e==="";if(e==="/"&&r)return true;let i=this.
options;this.isWindows&&(e=e.split("\\").join("/"));let s=this.slashSplit(e);this.debug(this.pattern,"split",s);let n=this.set;this.debug(this.pattern,"set",n);
let o=s[s.length-1];if(!o)for(let a=s.length-2;!o&&a>=0;a--)o=s[a];for(let a=0;a<n.length;a++){let c=n[a],u=s;if(i.matchBase&&c.length===1&&(u=[o]),this.matchOne(
u,c,r))return i.flipNegate?true:!this.negate}return i.flipNegate?false:this.negate}static defaults(e){return D.minimatch.defaults(e).Minimatch}};D.Minimatch=os;
var nU=hp();Object.defineProperty(D,"AST",{enumerable:true,get:function(){return nU.AST}});var oU=fp();Object.defineProperty(D,"escape",{enumerable:true,get:function(){
return oU.escape}});var aU=fu();Object.defineProperty(D,"unescape",{enumerable:true,get:function(){return aU.unescape}});D.minimatch.AST=uO.AST;D.minimatch.Minimatch=
os;D.minimatch.escape=R2.escape;D.minimatch.unescape=C2.unescape});var _O=p(Eu=>{"use strict";Object.defineProperty(Eu,"__esModule",{value:true});Eu.LRUCache=void 0;
var sn=typeof performance=="object"&&performance&&typeof performance.now=="function"?performance:Date,pO=new Set,dp=typeof process=="object"&&process?process:{},
mO=(t,e,r,i)=>{typeof dp.emitWarning=="function"?dp.emitWarning(t,e,r,i):console.error(`[${r}] ${e}: ${t}`)},yu=globalThis.AbortController,dO=globalThis.AbortSignal;
if(typeof yu>"u"){dO=class{onabort;_onabort=[];reason;aborted=false;addEventListener(i,s){this._onabort.push(s)}},yu=class{constructor(){e()}signal=new dO;abort(i){
if(!this.signal.aborted){this.signal.reason=i,this.signal.aborted=true;for(let s of this.signal._onabort)s(i);this.signal.onabort?.(i)}}};let t=dp.env?.LRU_CACHE_IGNORE_AC_WARNING!==
"1",e=()=>{t&&(t=false,mO("AbortController is not defined. If using lru-cache in node 14, load an AbortController polyfill from the `node-abort-controller` pack\
age. A minimal polyfill is provided for use by LRUCache.fetch(), but it should not be relied upon in other contexts (eg, passing it to other APIs that use Abort\
Controller/AbortSignal might have undesirable effects). You may disable this with LRU_CACHE_IGNORE_AC_WARNING=1 in the env.","NO_ABORT_CONTROLLER","ENOTSUP",e))}}
var cU=t=>!pO.has(t),Ii=t=>t&&t===Math.floor(t)&&t>0&&isFinite(t),gO=t=>Ii(t)?t<=Math.pow(2,8)?Uint8Array:t<=Math.pow(2,16)?Uint16Array:t<=Math.pow(2,32)?Uint32Array:
t<=Number.MAX_SAFE_INTEGER?nn:null:null,nn=class extends Array{constructor(e){super(e),this.fill(0)}},pp=class t{heap;length;static#t=false;static create(e){let r=gO(
e);if(!r)return[];t.#t=true;let i=new t(e,r);return t.#t=false,i}constructor(e,r){if(!t.#t)throw new TypeError("instantiate Stack using Stack.create(n)");this.heap=
new r(e),this.length=0}push(e){this.heap[this.length++]=e}pop(){return this.heap[--this.length]}},mp=class t{#t;#r;#n;#i;#l;#p;ttl;ttlResolution;ttlAutopurge;updateAgeOnGet;updateAgeOnHas;allowStale;noDisposeOnSet;noUpdateTTL;maxEntrySize;sizeCalculation;noDeleteOnFetchRejection;noDeleteOnStaleGet;allowStaleOnFetchAbort;allowStaleOnFetchRejection;ignoreFetchAbort;#a;#_;#c;#s;#e;#g;#y;#m;#h;#b;#f;#O;#v;#S;#w;#A;#d;static unsafeExposeInternals(e){
return{starts:e.#v,ttls:e.#S,sizes:e.#O,keyMap:e.#c,keyList:e.#s,valList:e.#e,next:e.#g,prev:e.#y,get head(){return e.#m},get tail(){return e.#h},free:e.#b,isBackgroundFetch:r=>e.#o(
r),backgroundFetch:(r,i,s,n)=>e.#L(r,i,s,n),moveToTail:r=>e.#B(r),indexes:r=>e.#T(r),rindexes:r=>e.#I(r),isStale:r=>e.#E(r)}}get max(){return this.#t}get maxSize(){
return this.#r}get calculatedSize(){return this.#_}get size(){return this.#a}get fetchMethod(){return this.#l}get memoMethod(){return this.#p}get dispose(){return this.#n}get disposeAfter(){
return this.#i}constructor(e){let{max:r=0,ttl:i,ttlResolution:s=1,ttlAutopurge:n,updateAgeOnGet:o,updateAgeOnHas:a,allowStale:c,dispose:u,disposeAfter:l,noDisposeOnSet:h,
noUpdateTTL:d,maxSize:m=0,maxEntrySize:E=0,sizeCalculation:g,fetchMethod:w,memoMethod:_,noDeleteOnFetchRejection:v,noDeleteOnStaleGet:C,allowStaleOnFetchRejection:I,
allowStaleOnFetchAbort:P,ignoreFetchAbort:$}=e;if(r!==0&&!Ii(r))throw new TypeError("max option must be a nonnegative integer");let M=r?gO(r):Array;if(!M)throw new Error(
"invalid max value: "+r);if(this.#t=r,this.#r=m,this.maxEntrySize=E||this.#r,this.sizeCalculation=g,this.sizeCalculation){if(!this.#r&&!this.maxEntrySize)throw new TypeError(
"cannot set sizeCalculation without setting maxSize or maxEntrySize");if(typeof this.sizeCalculation!="function")throw new TypeError("sizeCalculation set to non\
-function")}if(_!==void 0&&typeof _!="function")throw new TypeError("memoMethod must be a function if defined");if(this.#p=_,w!==void 0&&typeof w!="function")throw new TypeError(
"fetchMethod must be a function if specified");if(this.#l=w,this.#A=!!w,this.#c=new Map,this.#s=new Array(r).fill(void 0),this.#e=new Array(r).fill(void 0),this.#g=
new M(r),this.#y=new M(r),this.#m=0,this.#h=0,this.#b=pp.create(r),this.#a=0,this.#_=0,typeof u=="function"&&(this.#n=u),typeof l=="function"?(this.#i=l,this.#f=
[]):(this.#i=void 0,this.#f=void 0),this.#w=!!this.#n,this.#d=!!this.#i,this.noDisposeOnSet=!!h,this.noUpdateTTL=!!d,this.noDeleteOnFetchRejection=!!v,this.allowStaleOnFetchRejection=
!!I,this.allowStaleOnFetchAbort=!!P,this.ignoreFetchAbort=!!$,this.maxEntrySize!==0){if(this.#r!==0&&!Ii(this.#r))throw new TypeError("maxSize must be a positiv\
e integer if specified");if(!Ii(this.maxEntrySize))throw new TypeError("maxEntrySize must be a positive integer if specified");this.#U()}if(this.allowStale=!!c,
this.noDeleteOnStaleGet=!!C,this.updateAgeOnGet=!!o,this.updateAgeOnHas=!!a,this.ttlResolution=Ii(s)||s===0?s:1,this.ttlAutopurge=!!n,this.ttl=i||0,this.ttl){if(!Ii(
this.ttl))throw new TypeError("ttl must be a positive integer if specified");this.#P()}if(this.#t===0&&this.ttl===0&&this.#r===0)throw new TypeError("At least o\
ne of max, maxSize, or ttl is required");if(!this.ttlAutopurge&&!this.#t&&!this.#r){let le="LRU_CACHE_UNBOUNDED";cU(le)&&(pO.add(le),mO("TTL caching without ttl\
Autopurge, max, or maxSize can result in unbounded memory consumption.","UnboundedCacheWarning",le,t))}}getRemainingTTL(e){return this.#c.has(e)?1/0:0}#P(){let e=new nn(
this.#t),r=new nn(this.#t);this.#S=e,this.#v=r,this.#M=(n,o,a=sn.now())=>{if(r[n]=o!==0?a:0,e[n]=o,o!==0&&this.ttlAutopurge){let c=setTimeout(()=>{this.#E(n)&&this.#R(
this.#s[n],"expire")},o+1);c.unref&&c.unref()}},this.#C=n=>{r[n]=e[n]!==0?sn.now():0},this.#u=(n,o)=>{if(e[o]){let a=e[o],c=r[o];if(!a||!c)return;n.ttl=a,n.start=
c,n.now=i||s();let u=n.now-c;n.remainingTTL=a-u}};let i=0,s=()=>{let n=sn.now();if(this.ttlResolution>0){i=n;let o=setTimeout(()=>i=0,this.ttlResolution);o.unref&&
o.unref()}return n};this.getRemainingTTL=n=>{let o=this.#c.get(n);if(o===void 0)return 0;let a=e[o],c=r[o];if(!a||!c)return 1/0;let u=(i||s())-c;return a-u},this.#E=
n=>{let o=r[n],a=e[n];return!!a&&!!o&&(i||s())-o>a}}#C=()=>{};#u=()=>{};#M=()=>{};#E=()=>false;#U(){let e=new nn(this.#t);this.#_=0,this.#O=e,this.#N=r=>{this.#_-=
e[r],e[r]=0},this.#k=(r,i,s,n)=>{if(this.#o(i))return 0;if(!Ii(s))if(n){if(typeof n!="function")throw new TypeError("sizeCalculation must be a function");if(s=n(
i,r),!Ii(s))throw new TypeError("sizeCalculation return invalid (expect positive integer)")}else throw new TypeError("invalid size value (must be positive integ\
er). When maxSize or maxEntrySize is used, sizeCalculation or size must be set.");return s},this.#D=(r,i,s)=>{if(e[r]=i,this.#r){let n=this.#r-e[r];for(;this.#_>
n;)this.#x(true)}this.#_+=e[r],s&&(s.entrySize=i,s.totalCalculatedSize=this.#_)}}#N=e=>{};#D=(e,r,i)=>{};#k=(e,r,i,s)=>{if(i||s)throw new TypeError("cannot set \
size without setting maxSize or maxEntrySize on cache");return 0};*#T({allowStale:e=this.allowStale}={}){if(this.#a)for(let r=this.#h;!(!this.#F(r)||((e||!this.#E(
r))&&(yield r),r===this.#m));)r=this.#y[r]}*#I({allowStale:e=this.allowStale}={}){if(this.#a)for(let r=this.#m;!(!this.#F(r)||((e||!this.#E(r))&&(yield r),r===this.#h));)
r=this.#g[r]}#F(e){return e!==void 0&&this.#c.get(this.#s[e])===e}*entries(){for(let e of this.#T())this.#e[e]!==void 0&&this.#s[e]!==void 0&&!this.#o(this.#e[e])&&
(yield[this.#s[e],this.#e[e]])}*rentries(){for(let e of this.#I())this.#e[e]!==void 0&&this.#s[e]!==void 0&&!this.#o(this.#e[e])&&(yield[this.#s[e],this.#e[e]])}*keys(){
for(let e of this.#T()){let r=this.#s[e];r!==void 0&&!this.#o(this.#e[e])&&(yield r)}}*rkeys(){for(let e of this.#I()){let r=this.#s[e];r!==void 0&&!this.#o(this.#e[e])&&
(yield r)}}*values(){for(let e of this.#T())this.#e[e]!==void 0&&!this.#o(this.#e[e])&&(yield this.#e[e])}*rvalues(){for(let e of this.#I())this.#e[e]!==void 0&&
!this.#o(this.#e[e])&&(yield this.#e[e])}[Symbol.iterator](){return this.entries()}[Symbol.toStringTag]="LRUCache";find(e,r={}){for(let i of this.#T()){let s=this.#e[i],
n=this.#o(s)?s.__staleWhileFetching:s;if(n!==void 0&&e(n,this.#s[i],this))return this.get(this.#s[i],r)}}forEach(e,r=this){for(let i of this.#T()){let s=this.#e[i],
n=this.#o(s)?s.__staleWhileFetching:s;n!==void 0&&e.call(r,n,this.#s[i],this)}}rforEach(e,r=this){for(let i of this.#I()){let s=this.#e[i],n=this.#o(s)?s.__staleWhileFetching:
s;n!==void 0&&e.call(r,n,this.#s[i],this)}}purgeStale(){let e=false;for(let r of this.#I({allowStale:true}))this.#E(r)&&(this.#R(this.#s[r],"expire"),e=true);return e}info(e){
let r=this.#c.get(e);if(r===void 0)return;let i=this.#e[r],s=this.#o(i)?i.__staleWhileFetching:i;if(s===void 0)return;let n={value:s};if(this.#S&&this.#v){let o=this.#S[r],
a=this.#v[r];if(o&&a){let c=o-(sn.now()-a);n.ttl=c,n.start=Date.now()}}return this.#O&&(n.size=this.#O[r]),n}dump(){let e=[];for(let r of this.#T({allowStale:true})){
let i=this.#s[r],s=this.#e[r],n=this.#o(s)?s.__staleWhileFetching:s;if(n===void 0||i===void 0)continue;let o={value:n};if(this.#S&&this.#v){o.ttl=this.#S[r];let a=sn.
now()-this.#v[r];o.start=Math.floor(Date.now()-a)}this.#O&&(o.size=this.#O[r]),e.unshift([i,o])}return e}load(e){this.clear();for(let[r,i]of e){if(i.start){let s=Date.
now()-i.start;i.start=sn.now()-s}this.set(r,i.value,i)}}set(e,r,i={}){if(r===void 0)return this.delete(e),this;let{ttl:s=this.ttl,start:n,noDisposeOnSet:o=this.
noDisposeOnSet,sizeCalculation:a=this.sizeCalculation,status:c}=i,{noUpdateTTL:u=this.noUpdateTTL}=i,l=this.#k(e,r,i.size||0,a);if(this.maxEntrySize&&l>this.maxEntrySize)
return c&&(c.set="miss",c.maxEntrySizeExceeded=true),this.#R(e,"set"),this;let h=this.#a===0?void 0:this.#c.get(e);if(h===void 0)h=this.#a===0?this.#h:this.#b.length!==
0?this.#b.pop():this.#a===this.#t?this.#x(false):this.#a,this.#s[h]=e,this.#e[h]=r,this.#c.set(e,h),this.#g[this.#h]=h,this.#y[h]=this.#h,this.#h=h,this.#a++,this.#D(
h,l,c),c&&(c.set="add"),u=false;else{this.#B(h);let d=this.#e[h];if(r!==d){if(this.#A&&this.#o(d)){d.__abortController.abort(new Error("replaced"));let{__staleWhileFetching:m}=d;
m!==void 0&&!o&&(this.#w&&this.#n?.(m,e,"set"),this.#d&&this.#f?.push([m,e,"set"]))}else o||(this.#w&&this.#n?.(d,e,"set"),this.#d&&this.#f?.push([d,e,"set"]));
if(this.#N(h),this.#D(h,l,c),this.#e[h]=r,c){c.set="replace";let m=d&&this.#o(d)?d.__staleWhileFetching:d;m!==void 0&&(c.oldValue=m)}}else c&&(c.set="update")}if(s!==
0&&!this.#S&&this.#P(),this.#S&&(u||this.#M(h,s,n),c&&this.#u(c,h)),!o&&this.#d&&this.#f){let d=this.#f,m;for(;m=d?.shift();)this.#i?.(...m)}return this}pop(){try{
for(;this.#a;){let e=this.#e[this.#m];if(this.#x(true),this.#o(e)){if(e.__staleWhileFetching)return e.__staleWhileFetching}else if(e!==void 0)return e}}finally{
if(this.#d&&this.#f){let e=this.#f,r;for(;r=e?.shift();)this.#i?.(...r)}}}#x(e){let r=this.#m,i=this.#s[r],s=this.#e[r];return this.#A&&this.#o(s)?s.__abortController.
abort(new Error("evicted")):(this.#w||this.#d)&&(this.#w&&this.#n?.(s,i,"evict"),this.#d&&this.#f?.push([s,i,"evict"])),this.#N(r),e&&(this.#s[r]=void 0,this.#e[r]=
void 0,this.#b.push(r)),this.#a===1?(this.#m=this.#h=0,this.#b.length=0):this.#m=this.#g[r],this.#c.delete(i),this.#a--,r}has(e,r={}){let{updateAgeOnHas:i=this.
updateAgeOnHas,status:s}=r,n=this.#c.get(e);if(n!==void 0){let o=this.#e[n];if(this.#o(o)&&o.__staleWhileFetching===void 0)return false;if(this.#E(n))s&&(s.has=
"stale",this.#u(s,n));else return i&&this.#C(n),s&&(s.has="hit",this.#u(s,n)),true}else s&&(s.has="miss");return false}peek(e,r={}){let{allowStale:i=this.allowStale}=r,
s=this.#c.get(e);if(s===void 0||!i&&this.#E(s))return;let n=this.#e[s];return this.#o(n)?n.__staleWhileFetching:n}#L(e,r,i,s){let n=r===void 0?void 0:this.#e[r];
if(this.#o(n))return n;let o=new yu,{signal:a}=i;a?.addEventListener("abort",()=>o.abort(a.reason),{signal:o.signal});let c={signal:o.signal,options:i,context:s},
u=(g,w=false)=>{let{aborted:_}=o.signal,v=i.ignoreFetchAbort&&g!==void 0;if(i.status&&(_&&!w?(i.status.fetchAborted=true,i.status.fetchError=o.signal.reason,v&&
(i.status.fetchAbortIgnored=true)):i.status.fetchResolved=true),_&&!v&&!w)return h(o.signal.reason);let C=m;return this.#e[r]===m&&(g===void 0?C.__staleWhileFetching?
this.#e[r]=C.__staleWhileFetching:this.#R(e,"fetch"):(i.status&&(i.status.fetchUpdated=true),this.set(e,g,c.options))),g},l=g=>(i.status&&(i.status.fetchRejected=
true,i.status.fetchError=g),h(g)),h=g=>{let{aborted:w}=o.signal,_=w&&i.allowStaleOnFetchAbort,v=_||i.allowStaleOnFetchRejection,C=v||i.noDeleteOnFetchRejection,
I=m;if(this.#e[r]===m&&(!C||I.__staleWhileFetching===void 0?this.#R(e,"fetch"):_||(this.#e[r]=I.__staleWhileFetching)),v)return i.status&&I.__staleWhileFetching!==
void 0&&(i.status.returnedStale=true),I.__staleWhileFetching;if(I.__returned===I)throw g},d=(g,w)=>{let _=this.#l?.(e,n,c);_&&_ instanceof Promise&&_.then(v=>g(
v===void 0?void 0:v),w),o.signal.addEventListener("abort",()=>{(!i.ignoreFetchAbort||i.allowStaleOnFetchAbort)&&(g(void 0),i.allowStaleOnFetchAbort&&(g=v=>u(v,true)))})};
i.status&&(i.status.fetchDispatched=true);let m=new Promise(d).then(u,l),E=Object.assign(m,{__abortController:o,__staleWhileFetching:n,__returned:void 0});return r===
void 0?(this.set(e,E,{...c.options,status:void 0}),r=this.#c.get(e)):this.#e[r]=E,E}#o(e){if(!this.#A)return false;let r=e;return!!r&&r instanceof Promise&&r.hasOwnProperty(
"__staleWhileFetching")&&r.__abortController instanceof yu}async fetch(e,r={}){let{allowStale:i=this.allowStale,updateAgeOnGet:s=this.updateAgeOnGet,noDeleteOnStaleGet:n=this.
noDeleteOnStaleGet,ttl:o=this.ttl,noDisposeOnSet:a=this.noDisposeOnSet,size:c=0,sizeCalculation:u=this.sizeCalculation,noUpdateTTL:l=this.noUpdateTTL,noDeleteOnFetchRejection:h=this.
noDeleteOnFetchRejection,allowStaleOnFetchRejection:d=this.allowStaleOnFetchRejection,ignoreFetchAbort:m=this.ignoreFetchAbort,allowStaleOnFetchAbort:E=this.allowStaleOnFetchAbort,
context:g,forceRefresh:w=false,status:_,signal:v}=r;if(!this.#A)return _&&(_.fetch="get"),this.get(e,{allowStale:i,updateAgeOnGet:s,noDeleteOnStaleGet:n,status:_});
let C={allowStale:i,updateAgeOnGet:s,noDeleteOnStaleGet:n,ttl:o,noDisposeOnSet:a,size:c,sizeCalculation:u,noUpdateTTL:l,noDeleteOnFetchRejection:h,allowStaleOnFetchRejection:d,
allowStaleOnFetchAbort:E,ignoreFetchAbort:m,status:_,signal:v},I=this.#c.get(e);if(I===void 0){_&&(_.fetch="miss");let P=this.#L(e,I,C,g);return P.__returned=P}else{
let P=this.#e[I];if(this.#o(P)){let Te=i&&P.__staleWhileFetching!==void 0;return _&&(_.fetch="inflight",Te&&(_.returnedStale=true)),Te?P.__staleWhileFetching:P.
__returned=P}let $=this.#E(I);if(!w&&!$)return _&&(_.fetch="hit"),this.#B(I),s&&this.#C(I),_&&this.#u(_,I),P;let M=this.#L(e,I,C,g),ge=M.__staleWhileFetching!==
void 0&&i;return _&&(_.fetch=$?"stale":"refresh",ge&&$&&(_.returnedStale=true)),ge?M.__staleWhileFetching:M.__returned=M}}async forceFetch(e,r={}){let i=await this.
fetch(e,r);if(i===void 0)throw new Error("fetch() returned undefined");return i}memo(e,r={}){let i=this.#p;if(!i)throw new Error("no memoMethod provided to cons\
tructor");let{context:s,forceRefresh:n,...o}=r,a=this.get(e,o);if(!n&&a!==void 0)return a;let c=i(e,a,{options:o,context:s});return this.set(e,c,o),c}get(e,r={}){
let{allowStale:i=this.allowStale,updateAgeOnGet:s=this.updateAgeOnGet,noDeleteOnStaleGet:n=this.noDeleteOnStaleGet,status:o}=r,a=this.#c.get(e);if(a!==void 0){let c=this.#e[a],
u=this.#o(c);return o&&this.#u(o,a),this.#E(a)?(o&&(o.get="stale"),u?(o&&i&&c.__staleWhileFetching!==void 0&&(o.returnedStale=true),i?c.__staleWhileFetching:void 0):
(n||this.#R(e,"expire"),o&&i&&(o.returnedStale=true),i?c:void 0)):(o&&(o.get="hit"),u?c.__staleWhileFetching:(this.#B(a),s&&this.#C(a),c))}else o&&(o.get="miss")}#H(e,r){
this.#y[r]=e,this.#g[e]=r}#B(e){e!==this.#h&&(e===this.#m?this.#m=this.#g[e]:this.#H(this.#y[e],this.#g[e]),this.#H(this.#h,e),this.#h=e)}delete(e){return this.#R(
e,"delete")}#R(e,r){let i=false;if(this.#a!==0){let s=this.#c.get(e);if(s!==void 0)if(i=true,this.#a===1)this.#$(r);else{this.#N(s);let n=this.#e[s];if(this.#o(
n)?n.__abortController.abort(new Error("deleted")):(this.#w||this.#d)&&(this.#w&&this.#n?.(n,e,r),this.#d&&this.#f?.push([n,e,r])),this.#c.delete(e),this.#s[s]=
void 0,this.#e[s]=void 0,s===this.#h)this.#h=this.#y[s];else if(s===this.#m)this.#m=this.#g[s];else{let o=this.#y[s];this.#g[o]=this.#g[s];let a=this.#g[s];this.#y[a]=
this.#y[s]}this.#a--,this.#b.push(s)}}if(this.#d&&this.#f?.length){let s=this.#f,n;for(;n=s?.shift();)this.#i?.(...n)}return i}clear(){return this.#$("delete")}#$(e){
for(let r of this.#I({allowStale:true})){let i=this.#e[r];if(this.#o(i))i.__abortController.abort(new Error("deleted"));else{let s=this.#s[r];this.#w&&this.#n?.(
i,s,e),this.#d&&this.#f?.push([i,s,e])}}if(this.#c.clear(),this.#e.fill(void 0),this.#s.fill(void 0),this.#S&&this.#v&&(this.#S.fill(0),this.#v.fill(0)),this.#O&&
this.#O.fill(0),this.#m=0,this.#h=0,this.#b.length=0,this.#_=0,this.#a=0,this.#d&&this.#f){let r=this.#f,i;for(;i=r?.shift();)this.#i?.(...i)}}};Eu.LRUCache=mp});
var BO=p(te=>{"use strict";var uU=te&&te.__createBinding||(Object.create?(function(t,e,r,i){i===void 0&&(i=r);var s=Object.getOwnPropertyDescriptor(e,r);(!s||("\
get"in s?!e.__esModule:s.writable||s.configurable))&&(s={enumerable:true,get:function(){return e[r]}}),Object.defineProperty(t,i,s)}):(function(t,e,r,i){i===void 0&&
(i=r),t[i]=e[r]})),lU=te&&te.__setModuleDefault||(Object.create?(function(t,e){Object.defineProperty(t,"default",{enumerable:true,value:e})}):function(t,e){t.default=
e}),hU=te&&te.__importStar||function(t){if(t&&t.__esModule)return t;var e={};if(t!=null)for(var r in t)r!=="default"&&Object.prototype.hasOwnProperty.call(t,r)&&
uU(e,t,r);return lU(e,t),e};Object.defineProperty(te,"__esModule",{value:true});te.PathScurry=te.Path=te.PathScurryDarwin=te.PathScurryPosix=te.PathScurryWin32=
te.PathScurryBase=te.PathPosix=te.PathWin32=te.PathBase=te.ChildrenCache=te.ResolveCache=void 0;var OO=_O(),Au=A("node:path"),fU=A("node:url"),Oo=A("fs"),dU=hU(
A("node:fs")),pU=Oo.realpathSync.native,bu=A("node:fs/promises"),SO=Ke(),vo={lstatSync:Oo.lstatSync,readdir:Oo.readdir,readdirSync:Oo.readdirSync,readlinkSync:Oo.
readlinkSync,realpathSync:pU,promises:{lstat:bu.lstat,readdir:bu.readdir,readlink:bu.readlink,realpath:bu.realpath}},vO=t=>!t||t===vo||t===dU?vo:{...vo,...t,promises:{
...vo.promises,...t.promises||{}}},AO=/^\\\\\?\\([a-z]:)\\?$/i,mU=t=>t.replace(/\//g,"\\").replace(AO,"$1\\"),gU=/[\\\/]/,Mt=0,TO=1,IO=2,Sr=4,RO=6,CO=8,as=10,PO=12,
Lt=15,wo=~Lt,gp=16,yO=32,Ao=64,Gt=128,wu=256,vu=512,EO=Ao|Gt|vu,_U=1023,_p=t=>t.isFile()?CO:t.isDirectory()?Sr:t.isSymbolicLink()?as:t.isCharacterDevice()?IO:t.
isBlockDevice()?RO:t.isSocket()?PO:t.isFIFO()?TO:Mt,bO=new Map,To=t=>{let e=bO.get(t);if(e)return e;let r=t.normalize("NFKD");return bO.set(t,r),r},wO=new Map,Ou=t=>{
let e=wO.get(t);if(e)return e;let r=To(t.toLowerCase());return wO.set(t,r),r},Io=class extends OO.LRUCache{constructor(){super({max:256})}};te.ResolveCache=Io;var Tu=class extends OO.
LRUCache{constructor(e=16*1024){super({maxSize:e,sizeCalculation:r=>r.length+1})}};te.ChildrenCache=Tu;var NO=Symbol("PathScurry setAsCwd"),ke=class{name;root;roots;parent;nocase;isCWD=false;#t;#r;get dev(){
return this.#r}#n;get mode(){return this.#n}#i;get nlink(){return this.#i}#l;get uid(){return this.#l}#p;get gid(){return this.#p}#a;get rdev(){return this.#a}#_;get blksize(){
return this.#_}#c;get ino(){return this.#c}#s;get size(){return this.#s}#e;get blocks(){return this.#e}#g;get atimeMs(){return this.#g}#y;get mtimeMs(){return this.#y}#m;get ctimeMs(){
return this.#m}#h;get birthtimeMs(){return this.#h}#b;get atime(){return this.#b}#f;get mtime(){return this.#f}#O;get ctime(){return this.#O}#v;get birthtime(){
return this.#v}#S;#w;#A;#d;#P;#C;#u;#M;#E;#U;get parentPath(){return(this.parent||this).fullpath()}get path(){return this.parentPath}constructor(e,r=Mt,i,s,n,o,a){
this.name=e,this.#S=n?Ou(e):To(e),this.#u=r&_U,this.nocase=n,this.roots=s,this.root=i||this,this.#M=o,this.#A=a.fullpath,this.#P=a.relative,this.#C=a.relativePosix,
this.parent=a.parent,this.parent?this.#t=this.parent.#t:this.#t=vO(a.fs)}depth(){return this.#w!==void 0?this.#w:this.parent?this.#w=this.parent.depth()+1:this.#w=
0}childrenCache(){return this.#M}resolve(e){if(!e)return this;let r=this.getRootString(e),s=e.substring(r.length).split(this.splitSep);return r?this.getRoot(r).#N(
s):this.#N(s)}#N(e){let r=this;for(let i of e)r=r.child(i);return r}children(){let e=this.#M.get(this);if(e)return e;let r=Object.assign([],{provisional:0});return this.#M.
set(this,r),this.#u&=~gp,r}child(e,r){if(e===""||e===".")return this;if(e==="..")return this.parent||this;let i=this.children(),s=this.nocase?Ou(e):To(e);for(let c of i)
if(c.#S===s)return c;let n=this.parent?this.sep:"",o=this.#A?this.#A+n+e:void 0,a=this.newChild(e,Mt,{...r,parent:this,fullpath:o});return this.canReaddir()||(a.#u|=
Gt),i.push(a),a}relative(){if(this.isCWD)return"";if(this.#P!==void 0)return this.#P;let e=this.name,r=this.parent;if(!r)return this.#P=this.name;let i=r.relative();
return i+(!i||!r.parent?"":this.sep)+e}relativePosix(){if(this.sep==="/")return this.relative();if(this.isCWD)return"";if(this.#C!==void 0)return this.#C;let e=this.
name,r=this.parent;if(!r)return this.#C=this.fullpathPosix();let i=r.relativePosix();return i+(!i||!r.parent?"":"/")+e}fullpath(){if(this.#A!==void 0)return this.#A;
let e=this.name,r=this.parent;if(!r)return this.#A=this.name;let s=r.fullpath()+(r.parent?this.sep:"")+e;return this.#A=s}fullpathPosix(){if(this.#d!==void 0)return this.#d;
if(this.sep==="/")return this.#d=this.fullpath();if(!this.parent){let s=this.fullpath().replace(/\\/g,"/");return/^[a-z]:\//i.test(s)?this.#d=`//?/${s}`:this.#d=
s}let e=this.parent,r=e.fullpathPosix(),i=r+(!r||!e.parent?"":"/")+this.name;return this.#d=i}isUnknown(){return(this.#u&Lt)===Mt}isType(e){return this[`is${e}`]()}getType(){
return this.isUnknown()?"Unknown":this.isDirectory()?"Directory":this.isFile()?"File":this.isSymbolicLink()?"SymbolicLink":this.isFIFO()?"FIFO":this.isCharacterDevice()?
"CharacterDevice":this.isBlockDevice()?"BlockDevice":this.isSocket()?"Socket":"Unknown"}isFile(){return(this.#u&Lt)===CO}isDirectory(){return(this.#u&Lt)===Sr}isCharacterDevice(){
return(this.#u&Lt)===IO}isBlockDevice(){return(this.#u&Lt)===RO}isFIFO(){return(this.#u&Lt)===TO}isSocket(){return(this.#u&Lt)===PO}isSymbolicLink(){return(this.#u&
as)===as}lstatCached(){return this.#u&yO?this:void 0}readlinkCached(){return this.#E}realpathCached(){return this.#U}readdirCached(){let e=this.children();return e.
slice(0,e.provisional)}canReadlink(){if(this.#E)return true;if(!this.parent)return false;let e=this.#u&Lt;return!(e!==Mt&&e!==as||this.#u&wu||this.#u&Gt)}calledReaddir(){
return!!(this.#u&gp)}isENOENT(){return!!(this.#u&Gt)}isNamed(e){return this.nocase?this.#S===Ou(e):this.#S===To(e)}async readlink(){let e=this.#E;if(e)return e;
if(this.canReadlink()&&this.parent)try{let r=await this.#t.promises.readlink(this.fullpath()),i=(await this.parent.realpath())?.resolve(r);if(i)return this.#E=i}catch(r){
this.#o(r.code);return}}readlinkSync(){let e=this.#E;if(e)return e;if(this.canReadlink()&&this.parent)try{let r=this.#t.readlinkSync(this.fullpath()),i=this.parent.
realpathSync()?.resolve(r);if(i)return this.#E=i}catch(r){this.#o(r.code);return}}#D(e){this.#u|=gp;for(let r=e.provisional;r<e.length;r++){let i=e[r];i&&i.#k()}}#k(){
this.#u&Gt||(this.#u=(this.#u|Gt)&wo,this.#T())}#T(){let e=this.children();e.provisional=0;for(let r of e)r.#k()}#I(){this.#u|=vu,this.#F()}#F(){if(this.#u&Ao)return;
let e=this.#u;(e&Lt)===Sr&&(e&=wo),this.#u=e|Ao,this.#T()}#x(e=""){e==="ENOTDIR"||e==="EPERM"?this.#F():e==="ENOENT"?this.#k():this.children().provisional=0}#L(e=""){
e==="ENOTDIR"?this.parent.#F():e==="ENOENT"&&this.#k()}#o(e=""){let r=this.#u;r|=wu,e==="ENOENT"&&(r|=Gt),(e==="EINVAL"||e==="UNKNOWN")&&(r&=wo),this.#u=r,e==="\
ENOTDIR"&&this.parent&&this.parent.#F()}#H(e,r){return this.#R(e,r)||this.#B(e,r)}#B(e,r){let i=_p(e),s=this.newChild(e.name,i,{parent:this}),n=s.#u&Lt;return n!==
Sr&&n!==as&&n!==Mt&&(s.#u|=Ao),r.unshift(s),r.provisional++,s}#R(e,r){for(let i=r.provisional;i<r.length;i++){let s=r[i];if((this.nocase?Ou(e.name):To(e.name))===
s.#S)return this.#$(e,s,i,r)}}#$(e,r,i,s){let n=r.name;return r.#u=r.#u&wo|_p(e),n!==e.name&&(r.name=e.name),i!==s.provisional&&(i===s.length-1?s.pop():s.splice(
i,1),s.unshift(r)),s.provisional++,r}async lstat(){if((this.#u&Gt)===0)try{return this.#K(await this.#t.promises.lstat(this.fullpath())),this}catch(e){this.#L(e.
code)}}lstatSync(){if((this.#u&Gt)===0)try{return this.#K(this.#t.lstatSync(this.fullpath())),this}catch(e){this.#L(e.code)}}#K(e){let{atime:r,atimeMs:i,birthtime:s,
birthtimeMs:n,blksize:o,blocks:a,ctime:c,ctimeMs:u,dev:l,gid:h,ino:d,mode:m,mtime:E,mtimeMs:g,nlink:w,rdev:_,size:v,uid:C}=e;this.#b=r,this.#g=i,this.#v=s,this.#h=
n,this.#_=o,this.#e=a,this.#O=c,this.#m=u,this.#r=l,this.#p=h,this.#c=d,this.#n=m,this.#f=E,this.#y=g,this.#i=w,this.#a=_,this.#s=v,this.#l=C;let I=_p(e);this.#u=
this.#u&wo|I|yO,I!==Mt&&I!==Sr&&I!==as&&(this.#u|=Ao)}#j=[];#V=false;#J(e){this.#V=false;let r=this.#j.slice();this.#j.length=0,r.forEach(i=>i(null,e))}readdirCB(e,r=false){
if(!this.canReaddir()){r?e(null,[]):queueMicrotask(()=>e(null,[]));return}let i=this.children();if(this.calledReaddir()){let n=i.slice(0,i.provisional);r?e(null,
n):queueMicrotask(()=>e(null,n));return}if(this.#j.push(e),this.#V)return;this.#V=true;let s=this.fullpath();this.#t.readdir(s,{withFileTypes:true},(n,o)=>{if(n)
this.#x(n.code),i.provisional=0;else{for(let a of o)this.#H(a,i);this.#D(i)}this.#J(i.slice(0,i.provisional))})}#q;async readdir(){if(!this.canReaddir())return[];
let e=this.children();if(this.calledReaddir())return e.slice(0,e.provisional);let r=this.fullpath();if(this.#q)await this.#q;else{let i=()=>{};this.#q=new Promise(
s=>i=s);try{for(let s of await this.#t.promises.readdir(r,{withFileTypes:true}))this.#H(s,e);this.#D(e)}catch(s){this.#x(s.code),e.provisional=0}this.#q=void 0,
i()}return e.slice(0,e.provisional)}readdirSync(){if(!this.canReaddir())return[];let e=this.children();if(this.calledReaddir())return e.slice(0,e.provisional);let r=this.
fullpath();try{for(let i of this.#t.readdirSync(r,{withFileTypes:true}))this.#H(i,e);this.#D(e)}catch(i){this.#x(i.code),e.provisional=0}return e.slice(0,e.provisional)}canReaddir(){
if(this.#u&EO)return false;let e=Lt&this.#u;return e===Mt||e===Sr||e===as}shouldWalk(e,r){return(this.#u&Sr)===Sr&&!(this.#u&EO)&&!e.has(this)&&(!r||r(this))}async realpath(){
if(this.#U)return this.#U;if(!((vu|wu|Gt)&this.#u))try{let e=await this.#t.promises.realpath(this.fullpath());return this.#U=this.resolve(e)}catch{this.#I()}}realpathSync(){
if(this.#U)return this.#U;if(!((vu|wu|Gt)&this.#u))try{let e=this.#t.realpathSync(this.fullpath());return this.#U=this.resolve(e)}catch{this.#I()}}[NO](e){if(e===
this)return;e.isCWD=false,this.isCWD=true;let r=new Set([]),i=[],s=this;for(;s&&s.parent;)r.add(s),s.#P=i.join(this.sep),s.#C=i.join("/"),s=s.parent,i.push("..");
for(s=e;s&&s.parent&&!r.has(s);)s.#P=void 0,s.#C=void 0,s=s.parent}};te.PathBase=ke;var Ro=class t extends ke{sep="\\";splitSep=gU;constructor(e,r=Mt,i,s,n,o,a){
super(e,r,i,s,n,o,a)}newChild(e,r=Mt,i={}){return new t(e,r,this.root,this.roots,this.nocase,this.childrenCache(),i)}getRootString(e){return Au.win32.parse(e).root}getRoot(e){
if(e=mU(e.toUpperCase()),e===this.root.name)return this.root;for(let[r,i]of Object.entries(this.roots))if(this.sameRoot(e,r))return this.roots[e]=i;return this.
roots[e]=new No(e,this).root}sameRoot(e,r=this.root.name){return e=e.toUpperCase().replace(/\//g,"\\").replace(AO,"$1\\"),e===r}};te.PathWin32=Ro;var Co=class t extends ke{splitSep="\
/";sep="/";constructor(e,r=Mt,i,s,n,o,a){super(e,r,i,s,n,o,a)}getRootString(e){return e.startsWith("/")?"/":""}getRoot(e){return this.root}newChild(e,r=Mt,i={}){
return new t(e,r,this.root,this.roots,this.nocase,this.childrenCache(),i)}};te.PathPosix=Co;var Po=class{root;rootPath;roots;cwd;#t;#r;#n;nocase;#i;constructor(e=process.
cwd(),r,i,{nocase:s,childrenCacheSize:n=16*1024,fs:o=vo}={}){this.#i=vO(o),(e instanceof URL||e.startsWith("file://"))&&(e=(0,fU.fileURLToPath)(e));let a=r.resolve(
e);this.roots=Object.create(null),this.rootPath=this.parseRootPath(a),this.#t=new Io,this.#r=new Io,this.#n=new Tu(n);let c=a.substring(this.rootPath.length).split(
i);if(c.length===1&&!c[0]&&c.pop(),s===void 0)throw new TypeError("must provide nocase setting to PathScurryBase ctor");this.nocase=s,this.root=this.newRoot(this.#i),
this.roots[this.rootPath]=this.root;let u=this.root,l=c.length-1,h=r.sep,d=this.rootPath,m=false;for(let E of c){let g=l--;u=u.child(E,{relative:new Array(g).fill(
"..").join(h),relativePosix:new Array(g).fill("..").join("/"),fullpath:d+=(m?"":h)+E}),m=true}this.cwd=u}depth(e=this.cwd){return typeof e=="string"&&(e=this.cwd.
resolve(e)),e.depth()}childrenCache(){return this.#n}resolve(...e){let r="";for(let n=e.length-1;n>=0;n--){let o=e[n];if(!(!o||o===".")&&(r=r?`${o}/${r}`:o,this.
isAbsolute(o)))break}let i=this.#t.get(r);if(i!==void 0)return i;let s=this.cwd.resolve(r).fullpath();return this.#t.set(r,s),s}resolvePosix(...e){let r="";for(let n=e.
length-1;n>=0;n--){let o=e[n];if(!(!o||o===".")&&(r=r?`${o}/${r}`:o,this.isAbsolute(o)))break}let i=this.#r.get(r);if(i!==void 0)return i;let s=this.cwd.resolve(
r).fullpathPosix();return this.#r.set(r,s),s}relative(e=this.cwd){return typeof e=="string"&&(e=this.cwd.resolve(e)),e.relative()}relativePosix(e=this.cwd){return typeof e==
"string"&&(e=this.cwd.resolve(e)),e.relativePosix()}basename(e=this.cwd){return typeof e=="string"&&(e=this.cwd.resolve(e)),e.name}dirname(e=this.cwd){return typeof e==
"string"&&(e=this.cwd.resolve(e)),(e.parent||e).fullpath()}async readdir(e=this.cwd,r={withFileTypes:true}){typeof e=="string"?e=this.cwd.resolve(e):e instanceof
ke||(r=e,e=this.cwd);let{withFileTypes:i}=r;if(e.canReaddir()){let s=await e.readdir();return i?s:s.map(n=>n.name)}else return[]}readdirSync(e=this.cwd,r={withFileTypes:true}){
typeof e=="string"?e=this.cwd.resolve(e):e instanceof ke||(r=e,e=this.cwd);let{withFileTypes:i=true}=r;return e.canReaddir()?i?e.readdirSync():e.readdirSync().map(
s=>s.name):[]}async lstat(e=this.cwd){return typeof e=="string"&&(e=this.cwd.resolve(e)),e.lstat()}lstatSync(e=this.cwd){return typeof e=="string"&&(e=this.cwd.
resolve(e)),e.lstatSync()}async readlink(e=this.cwd,{withFileTypes:r}={withFileTypes:false}){typeof e=="string"?e=this.cwd.resolve(e):e instanceof ke||(r=e.withFileTypes,
e=this.cwd);let i=await e.readlink();return r?i:i?.fullpath()}readlinkSync(e=this.cwd,{withFileTypes:r}={withFileTypes:false}){typeof e=="string"?e=this.cwd.resolve(
e):e instanceof ke||(r=e.withFileTypes,e=this.cwd);let i=e.readlinkSync();return r?i:i?.fullpath()}async realpath(e=this.cwd,{withFileTypes:r}={withFileTypes:false}){
typeof e=="string"?e=this.cwd.resolve(e):e instanceof ke||(r=e.withFileTypes,e=this.cwd);let i=await e.realpath();return r?i:i?.fullpath()}realpathSync(e=this.cwd,{
withFileTypes:r}={withFileTypes:false}){typeof e=="string"?e=this.cwd.resolve(e):e instanceof ke||(r=e.withFileTypes,e=this.cwd);let i=e.realpathSync();return r?
i:i?.fullpath()}async walk(e=this.cwd,r={}){typeof e=="string"?e=this.cwd.resolve(e):e instanceof ke||(r=e,e=this.cwd);let{withFileTypes:i=true,follow:s=false,filter:n,
walkFilter:o}=r,a=[];(!n||n(e))&&a.push(i?e:e.fullpath());let c=new Set,u=(h,d)=>{c.add(h),h.readdirCB((m,E)=>{if(m)return d(m);let g=E.length;if(!g)return d();
let w=()=>{--g===0&&d()};for(let _ of E)(!n||n(_))&&a.push(i?_:_.fullpath()),s&&_.isSymbolicLink()?_.realpath().then(v=>v?.isUnknown()?v.lstat():v).then(v=>v?.shouldWalk(
c,o)?u(v,w):w()):_.shouldWalk(c,o)?u(_,w):w()},true)},l=e;return new Promise((h,d)=>{u(l,m=>{if(m)return d(m);h(a)})})}walkSync(e=this.cwd,r={}){typeof e=="stri\
ng"?e=this.cwd.resolve(e):e instanceof ke||(r=e,e=this.cwd);let{withFileTypes:i=true,follow:s=false,filter:n,walkFilter:o}=r,a=[];(!n||n(e))&&a.push(i?e:e.fullpath());
let c=new Set([e]);for(let u of c){let l=u.readdirSync();for(let h of l){(!n||n(h))&&a.push(i?h:h.fullpath());let d=h;if(h.isSymbolicLink()){if(!(s&&(d=h.realpathSync())))
continue;d.isUnknown()&&d.lstatSync()}d.shouldWalk(c,o)&&c.add(d)}}return a}[Symbol.asyncIterator](){return this.iterate()}iterate(e=this.cwd,r={}){return typeof e==
"string"?e=this.cwd.resolve(e):e instanceof ke||(r=e,e=this.cwd),this.stream(e,r)[Symbol.asyncIterator]()}[Symbol.iterator](){return this.iterateSync()}*iterateSync(e=this.
cwd,r={}){typeof e=="string"?e=this.cwd.resolve(e):e instanceof ke||(r=e,e=this.cwd);let{withFileTypes:i=true,follow:s=false,filter:n,walkFilter:o}=r;(!n||n(e))&&
(yield i?e:e.fullpath());let a=new Set([e]);for(let c of a){let u=c.readdirSync();for(let l of u){(!n||n(l))&&(yield i?l:l.fullpath());let h=l;if(l.isSymbolicLink()){
if(!(s&&(h=l.realpathSync())))continue;h.isUnknown()&&h.lstatSync()}h.shouldWalk(a,o)&&a.add(h)}}}stream(e=this.cwd,r={}){typeof e=="string"?e=this.cwd.resolve(
e):e instanceof ke||(r=e,e=this.cwd);let{withFileTypes:i=true,follow:s=false,filter:n,walkFilter:o}=r,a=new SO.Minipass({objectMode:true});(!n||n(e))&&a.write(i?
e:e.fullpath());let c=new Set,u=[e],l=0,h=()=>{let d=false;for(;!d;){let m=u.shift();if(!m){l===0&&a.end();return}l++,c.add(m);let E=(w,_,v=false)=>{if(w)return a.
emit("error",w);if(s&&!v){let C=[];for(let I of _)I.isSymbolicLink()&&C.push(I.realpath().then(P=>P?.isUnknown()?P.lstat():P));if(C.length){Promise.all(C).then(
()=>E(null,_,true));return}}for(let C of _)C&&(!n||n(C))&&(a.write(i?C:C.fullpath())||(d=true));l--;for(let C of _){let I=C.realpathCached()||C;I.shouldWalk(c,o)&&
u.push(I)}d&&!a.flowing?a.once("drain",h):g||h()},g=true;m.readdirCB(E,true),g=false}};return h(),a}streamSync(e=this.cwd,r={}){typeof e=="string"?e=this.cwd.resolve(
e):e instanceof ke||(r=e,e=this.cwd);let{withFileTypes:i=true,follow:s=false,filter:n,walkFilter:o}=r,a=new SO.Minipass({objectMode:true}),c=new Set;(!n||n(e))&&
a.write(i?e:e.fullpath());let u=[e],l=0,h=()=>{let d=false;for(;!d;){let m=u.shift();if(!m){l===0&&a.end();return}l++,c.add(m);let E=m.readdirSync();for(let g of E)
(!n||n(g))&&(a.write(i?g:g.fullpath())||(d=true));l--;for(let g of E){let w=g;if(g.isSymbolicLink()){if(!(s&&(w=g.realpathSync())))continue;w.isUnknown()&&w.lstatSync()}
w.shouldWalk(c,o)&&u.push(w)}}d&&!a.flowing&&a.once("drain",h)};return h(),a}chdir(e=this.cwd){let r=this.cwd;this.cwd=typeof e=="string"?this.cwd.resolve(e):e,
this.cwd[NO](r)}};te.PathScurryBase=Po;var No=class extends Po{sep="\\";constructor(e=process.cwd(),r={}){let{nocase:i=true}=r;super(e,Au.win32,"\\",{...r,nocase:i}),
this.nocase=i;for(let s=this.cwd;s;s=s.parent)s.nocase=this.nocase}parseRootPath(e){return Au.win32.parse(e).root.toUpperCase()}newRoot(e){return new Ro(this.rootPath,
Sr,void 0,this.roots,this.nocase,this.childrenCache(),{fs:e})}isAbsolute(e){return e.startsWith("/")||e.startsWith("\\")||/^[a-z]:(\/|\\)/i.test(e)}};te.PathScurryWin32=
No;var Bo=class extends Po{sep="/";constructor(e=process.cwd(),r={}){let{nocase:i=false}=r;super(e,Au.posix,"/",{...r,nocase:i}),this.nocase=i}parseRootPath(e){
return"/"}newRoot(e){return new Co(this.rootPath,Sr,void 0,this.roots,this.nocase,this.childrenCache(),{fs:e})}isAbsolute(e){return e.startsWith("/")}};te.PathScurryPosix=
Bo;var Iu=class extends Bo{constructor(e=process.cwd(),r={}){let{nocase:i=true}=r;super(e,{...r,nocase:i})}};te.PathScurryDarwin=Iu;te.Path=process.platform==="\
win32"?Ro:Co;te.PathScurry=process.platform==="win32"?No:process.platform==="darwin"?Iu:Bo});var yp=p(Ru=>{"use strict";Object.defineProperty(Ru,"__esModule",{value:true});
Ru.Pattern=void 0;var SU=Ti(),yU=t=>t.length>=1,EU=t=>t.length>=1,Sp=class t{#t;#r;#n;length;#i;#l;#p;#a;#_;#c;#s=true;constructor(e,r,i,s){if(!yU(e))throw new TypeError(
"empty pattern list");if(!EU(r))throw new TypeError("empty glob list");if(r.length!==e.length)throw new TypeError("mismatched pattern list and glob list lengths");
if(this.length=e.length,i<0||i>=this.length)throw new TypeError("index out of range");if(this.#t=e,this.#r=r,this.#n=i,this.#i=s,this.#n===0){if(this.isUNC()){let[
n,o,a,c,...u]=this.#t,[l,h,d,m,...E]=this.#r;u[0]===""&&(u.shift(),E.shift());let g=[n,o,a,c,""].join("/"),w=[l,h,d,m,""].join("/");this.#t=[g,...u],this.#r=[w,
...E],this.length=this.#t.length}else if(this.isDrive()||this.isAbsolute()){let[n,...o]=this.#t,[a,...c]=this.#r;o[0]===""&&(o.shift(),c.shift());let u=n+"/",l=a+
"/";this.#t=[u,...o],this.#r=[l,...c],this.length=this.#t.length}}}pattern(){return this.#t[this.#n]}isString(){return typeof this.#t[this.#n]=="string"}isGlobstar(){
return this.#t[this.#n]===SU.GLOBSTAR}isRegExp(){return this.#t[this.#n]instanceof RegExp}globString(){return this.#p=this.#p||(this.#n===0?this.isAbsolute()?this.#r[0]+
this.#r.slice(1).join("/"):this.#r.join("/"):this.#r.slice(this.#n).join("/"))}hasMore(){return this.length>this.#n+1}rest(){return this.#l!==void 0?this.#l:this.
hasMore()?(this.#l=new t(this.#t,this.#r,this.#n+1,this.#i),this.#l.#c=this.#c,this.#l.#_=this.#_,this.#l.#a=this.#a,this.#l):this.#l=null}isUNC(){let e=this.#t;
return this.#_!==void 0?this.#_:this.#_=this.#i==="win32"&&this.#n===0&&e[0]===""&&e[1]===""&&typeof e[2]=="string"&&!!e[2]&&typeof e[3]=="string"&&!!e[3]}isDrive(){
let e=this.#t;return this.#a!==void 0?this.#a:this.#a=this.#i==="win32"&&this.#n===0&&this.length>1&&typeof e[0]=="string"&&/^[a-z]:$/i.test(e[0])}isAbsolute(){
let e=this.#t;return this.#c!==void 0?this.#c:this.#c=e[0]===""&&e.length>1||this.isDrive()||this.isUNC()}root(){let e=this.#t[0];return typeof e=="string"&&this.
isAbsolute()&&this.#n===0?e:""}checkFollowGlobstar(){return!(this.#n===0||!this.isGlobstar()||!this.#s)}markFollowGlobstar(){return this.#n===0||!this.isGlobstar()||
!this.#s?false:(this.#s=false,true)}};Ru.Pattern=Sp});var bp=p(Cu=>{"use strict";Object.defineProperty(Cu,"__esModule",{value:true});Cu.Ignore=void 0;var DO=Ti(),
bU=yp(),wU=typeof process=="object"&&process&&typeof process.platform=="string"?process.platform:"linux",Ep=class{relative;relativeChildren;absolute;absoluteChildren;platform;mmopts;constructor(e,{
nobrace:r,nocase:i,noext:s,noglobstar:n,platform:o=wU}){this.relative=[],this.absolute=[],this.relativeChildren=[],this.absoluteChildren=[],this.platform=o,this.
mmopts={dot:true,nobrace:r,nocase:i,noext:s,noglobstar:n,optimizationLevel:2,platform:o,nocomment:true,nonegate:true};for(let a of e)this.add(a)}add(e){let r=new DO.
Minimatch(e,this.mmopts);for(let i=0;i<r.set.length;i++){let s=r.set[i],n=r.globParts[i];if(!s||!n)throw new Error("invalid pattern object");for(;s[0]==="."&&n[0]===
".";)s.shift(),n.shift();let o=new bU.Pattern(s,n,0,this.platform),a=new DO.Minimatch(o.globString(),this.mmopts),c=n[n.length-1]==="**",u=o.isAbsolute();u?this.
absolute.push(a):this.relative.push(a),c&&(u?this.absoluteChildren.push(a):this.relativeChildren.push(a))}}ignored(e){let r=e.fullpath(),i=`${r}/`,s=e.relative()||
".",n=`${s}/`;for(let o of this.relative)if(o.match(s)||o.match(n))return true;for(let o of this.absolute)if(o.match(r)||o.match(i))return true;return false}childrenIgnored(e){
let r=e.fullpath()+"/",i=(e.relative()||".")+"/";for(let s of this.relativeChildren)if(s.match(i))return true;for(let s of this.absoluteChildren)if(s.match(r))return true;
return false}};Cu.Ignore=Ep});var LO=p(yr=>{"use strict";Object.defineProperty(yr,"__esModule",{value:true});yr.Processor=yr.SubWalks=yr.MatchRecord=yr.HasWalkedCache=
void 0;var xO=Ti(),Pu=class t{store;constructor(e=new Map){this.store=e}copy(){return new t(new Map(this.store))}hasWalked(e,r){return this.store.get(e.fullpath())?.
has(r.globString())}storeWalked(e,r){let i=e.fullpath(),s=this.store.get(i);s?s.add(r.globString()):this.store.set(i,new Set([r.globString()]))}};yr.HasWalkedCache=
Pu;var Nu=class{store=new Map;add(e,r,i){let s=(r?2:0)|(i?1:0),n=this.store.get(e);this.store.set(e,n===void 0?s:s&n)}entries(){return[...this.store.entries()].
map(([e,r])=>[e,!!(r&2),!!(r&1)])}};yr.MatchRecord=Nu;var Bu=class{store=new Map;add(e,r){if(!e.canReaddir())return;let i=this.store.get(e);i?i.find(s=>s.globString()===
r.globString())||i.push(r):this.store.set(e,[r])}get(e){let r=this.store.get(e);if(!r)throw new Error("attempting to walk unknown path");return r}entries(){return this.
keys().map(e=>[e,this.store.get(e)])}keys(){return[...this.store.keys()].filter(e=>e.canReaddir())}};yr.SubWalks=Bu;var wp=class t{hasWalkedCache;matches=new Nu;subwalks=new Bu;patterns;follow;dot;opts;constructor(e,r){
this.opts=e,this.follow=!!e.follow,this.dot=!!e.dot,this.hasWalkedCache=r?r.copy():new Pu}processPatterns(e,r){this.patterns=r;let i=r.map(s=>[e,s]);for(let[s,n]of i){
this.hasWalkedCache.storeWalked(s,n);let o=n.root(),a=n.isAbsolute()&&this.opts.absolute!==false;if(o){s=s.resolve(o==="/"&&this.opts.root!==void 0?this.opts.root:
o);let h=n.rest();if(h)n=h;else{this.matches.add(s,true,false);continue}}if(s.isENOENT())continue;let c,u,l=false;for(;typeof(c=n.pattern())=="string"&&(u=n.rest());)
s=s.resolve(c),n=u,l=true;if(c=n.pattern(),u=n.rest(),l){if(this.hasWalkedCache.hasWalked(s,n))continue;this.hasWalkedCache.storeWalked(s,n)}if(typeof c=="strin\
g"){let h=c===".."||c===""||c===".";this.matches.add(s.resolve(c),a,h);continue}else if(c===xO.GLOBSTAR){(!s.isSymbolicLink()||this.follow||n.checkFollowGlobstar())&&
this.subwalks.add(s,n);let h=u?.pattern(),d=u?.rest();if(!u||(h===""||h===".")&&!d)this.matches.add(s,a,h===""||h===".");else if(h===".."){let m=s.parent||s;d?this.
hasWalkedCache.hasWalked(m,d)||this.subwalks.add(m,d):this.matches.add(m,a,true)}}else c instanceof RegExp&&this.subwalks.add(s,n)}return this}subwalkTargets(){
return this.subwalks.keys()}child(){return new t(this.opts,this.hasWalkedCache)}filterEntries(e,r){let i=this.subwalks.get(e),s=this.child();for(let n of r)for(let o of i){
let a=o.isAbsolute(),c=o.pattern(),u=o.rest();c===xO.GLOBSTAR?s.testGlobstar(n,o,u,a):c instanceof RegExp?s.testRegExp(n,c,u,a):s.testString(n,c,u,a)}return s}testGlobstar(e,r,i,s){
if((this.dot||!e.name.startsWith("."))&&(r.hasMore()||this.matches.add(e,s,false),e.canReaddir()&&(this.follow||!e.isSymbolicLink()?this.subwalks.add(e,r):e.isSymbolicLink()&&
(i&&r.checkFollowGlobstar()?this.subwalks.add(e,i):r.markFollowGlobstar()&&this.subwalks.add(e,r)))),i){let n=i.pattern();if(typeof n=="string"&&n!==".."&&n!==""&&
n!==".")this.testString(e,n,i.rest(),s);else if(n===".."){let o=e.parent||e;this.subwalks.add(o,i)}else n instanceof RegExp&&this.testRegExp(e,n,i.rest(),s)}}testRegExp(e,r,i,s){
r.test(e.name)&&(i?this.subwalks.add(e,i):this.matches.add(e,s,false))}testString(e,r,i,s){e.isNamed(r)&&(i?this.subwalks.add(e,i):this.matches.add(e,s,false))}};
yr.Processor=wp});var kO=p(Ri=>{"use strict";Object.defineProperty(Ri,"__esModule",{value:true});Ri.GlobStream=Ri.GlobWalker=Ri.GlobUtil=void 0;var OU=Ke(),MO=bp(),
UO=LO(),vU=(t,e)=>typeof t=="string"?new MO.Ignore([t],e):Array.isArray(t)?new MO.Ignore(t,e):t,Do=class{path;patterns;opts;seen=new Set;paused=false;aborted=false;#t=[];#r;#n;signal;maxDepth;includeChildMatches;constructor(e,r,i){
if(this.patterns=e,this.path=r,this.opts=i,this.#n=!i.posix&&i.platform==="win32"?"\\":"/",this.includeChildMatches=i.includeChildMatches!==false,(i.ignore||!this.
includeChildMatches)&&(this.#r=vU(i.ignore??[],i),!this.includeChildMatches&&typeof this.#r.add!="function")){let s="cannot ignore child matches, ignore lacks a\
dd() method.";throw new Error(s)}this.maxDepth=i.maxDepth||1/0,i.signal&&(this.signal=i.signal,this.signal.addEventListener("abort",()=>{this.#t.length=0}))}#i(e){
return this.seen.has(e)||!!this.#r?.ignored?.(e)}#l(e){return!!this.#r?.childrenIgnored?.(e)}pause(){this.paused=true}resume(){if(this.signal?.aborted)return;this.
paused=false;let e;for(;!this.paused&&(e=this.#t.shift());)e()}onResume(e){this.signal?.aborted||(this.paused?this.#t.push(e):e())}async matchCheck(e,r){if(r&&this.
opts.nodir)return;let i;if(this.opts.realpath){if(i=e.realpathCached()||await e.realpath(),!i)return;e=i}let n=e.isUnknown()||this.opts.stat?await e.lstat():e;if(this.
opts.follow&&this.opts.nodir&&n?.isSymbolicLink()){let o=await n.realpath();o&&(o.isUnknown()||this.opts.stat)&&await o.lstat()}return this.matchCheckTest(n,r)}matchCheckTest(e,r){
return e&&(this.maxDepth===1/0||e.depth()<=this.maxDepth)&&(!r||e.canReaddir())&&(!this.opts.nodir||!e.isDirectory())&&(!this.opts.nodir||!this.opts.follow||!e.
isSymbolicLink()||!e.realpathCached()?.isDirectory())&&!this.#i(e)?e:void 0}matchCheckSync(e,r){if(r&&this.opts.nodir)return;let i;if(this.opts.realpath){if(i=e.
realpathCached()||e.realpathSync(),!i)return;e=i}let n=e.isUnknown()||this.opts.stat?e.lstatSync():e;if(this.opts.follow&&this.opts.nodir&&n?.isSymbolicLink()){
let o=n.realpathSync();o&&(o?.isUnknown()||this.opts.stat)&&o.lstatSync()}return this.matchCheckTest(n,r)}matchFinish(e,r){if(this.#i(e))return;if(!this.includeChildMatches&&
this.#r?.add){let n=`${e.relativePosix()}/**`;this.#r.add(n)}let i=this.opts.absolute===void 0?r:this.opts.absolute;this.seen.add(e);let s=this.opts.mark&&e.isDirectory()?
this.#n:"";if(this.opts.withFileTypes)this.matchEmit(e);else if(i){let n=this.opts.posix?e.fullpathPosix():e.fullpath();this.matchEmit(n+s)}else{let n=this.opts.
posix?e.relativePosix():e.relative(),o=this.opts.dotRelative&&!n.startsWith(".."+this.#n)?"."+this.#n:"";this.matchEmit(n?o+n+s:"."+s)}}async match(e,r,i){let s=await this.
matchCheck(e,i);s&&this.matchFinish(s,r)}matchSync(e,r,i){let s=this.matchCheckSync(e,i);s&&this.matchFinish(s,r)}walkCB(e,r,i){this.signal?.aborted&&i(),this.walkCB2(
e,r,new UO.Processor(this.opts),i)}walkCB2(e,r,i,s){if(this.#l(e))return s();if(this.signal?.aborted&&s(),this.paused){this.onResume(()=>this.walkCB2(e,r,i,s));
return}i.processPatterns(e,r);let n=1,o=()=>{--n===0&&s()};for(let[a,c,u]of i.matches.entries())this.#i(a)||(n++,this.match(a,c,u).then(()=>o()));for(let a of i.
subwalkTargets()){if(this.maxDepth!==1/0&&a.depth()>=this.maxDepth)continue;n++;let c=a.readdirCached();a.calledReaddir()?this.walkCB3(a,c,i,o):a.readdirCB((u,l)=>this.
walkCB3(a,l,i,o),true)}o()}walkCB3(e,r,i,s){i=i.filterEntries(e,r);let n=1,o=()=>{--n===0&&s()};for(let[a,c,u]of i.matches.entries())this.#i(a)||(n++,this.match(
a,c,u).then(()=>o()));for(let[a,c]of i.subwalks.entries())n++,this.walkCB2(a,c,i.child(),o);o()}walkCBSync(e,r,i){this.signal?.aborted&&i(),this.walkCB2Sync(e,r,
new UO.Processor(this.opts),i)}walkCB2Sync(e,r,i,s){if(this.#l(e))return s();if(this.signal?.aborted&&s(),this.paused){this.onResume(()=>this.walkCB2Sync(e,r,i,
s));return}i.processPatterns(e,r);let n=1,o=()=>{--n===0&&s()};for(let[a,c,u]of i.matches.entries())this.#i(a)||this.matchSync(a,c,u);for(let a of i.subwalkTargets()){
if(this.maxDepth!==1/0&&a.depth()>=this.maxDepth)continue;n++;let c=a.readdirSync();this.walkCB3Sync(a,c,i,o)}o()}walkCB3Sync(e,r,i,s){i=i.filterEntries(e,r);let n=1,
o=()=>{--n===0&&s()};for(let[a,c,u]of i.matches.entries())this.#i(a)||this.matchSync(a,c,u);for(let[a,c]of i.subwalks.entries())n++,this.walkCB2Sync(a,c,i.child(),
o);o()}};Ri.GlobUtil=Do;var Op=class extends Do{matches=new Set;constructor(e,r,i){super(e,r,i)}matchEmit(e){this.matches.add(e)}async walk(){if(this.signal?.aborted)
throw this.signal.reason;return this.path.isUnknown()&&await this.path.lstat(),await new Promise((e,r)=>{this.walkCB(this.path,this.patterns,()=>{this.signal?.aborted?
r(this.signal.reason):e(this.matches)})}),this.matches}walkSync(){if(this.signal?.aborted)throw this.signal.reason;return this.path.isUnknown()&&this.path.lstatSync(),
this.walkCBSync(this.path,this.patterns,()=>{if(this.signal?.aborted)throw this.signal.reason}),this.matches}};Ri.GlobWalker=Op;var vp=class extends Do{results;constructor(e,r,i){
super(e,r,i),this.results=new OU.Minipass({signal:this.signal,objectMode:true}),this.results.on("drain",()=>this.resume()),this.results.on("resume",()=>this.resume())}matchEmit(e){
this.results.write(e),this.results.flowing||this.pause()}stream(){let e=this.path;return e.isUnknown()?e.lstat().then(()=>{this.walkCB(e,this.patterns,()=>this.
results.end())}):this.walkCB(e,this.patterns,()=>this.results.end()),this.results}streamSync(){return this.path.isUnknown()&&this.path.lstatSync(),this.walkCBSync(
this.path,this.patterns,()=>this.results.end()),this.results}};Ri.GlobStream=vp});var Tp=p(Lu=>{"use strict";Object.defineProperty(Lu,"__esModule",{value:true});
Lu.Glob=void 0;var AU=Ti(),TU=A("node:url"),Du=BO(),IU=yp(),xu=kO(),RU=typeof process=="object"&&process&&typeof process.platform=="string"?process.platform:"li\
nux",Ap=class{absolute;cwd;root;dot;dotRelative;follow;ignore;magicalBraces;mark;matchBase;maxDepth;nobrace;nocase;nodir;noext;noglobstar;pattern;platform;realpath;scurry;stat;signal;windowsPathsNoEscape;withFileTypes;includeChildMatches;opts;patterns;constructor(e,r){
if(!r)throw new TypeError("glob options required");if(this.withFileTypes=!!r.withFileTypes,this.signal=r.signal,this.follow=!!r.follow,this.dot=!!r.dot,this.dotRelative=
!!r.dotRelative,this.nodir=!!r.nodir,this.mark=!!r.mark,r.cwd?(r.cwd instanceof URL||r.cwd.startsWith("file://"))&&(r.cwd=(0,TU.fileURLToPath)(r.cwd)):this.cwd=
"",this.cwd=r.cwd||"",this.root=r.root,this.magicalBraces=!!r.magicalBraces,this.nobrace=!!r.nobrace,this.noext=!!r.noext,this.realpath=!!r.realpath,this.absolute=
r.absolute,this.includeChildMatches=r.includeChildMatches!==false,this.noglobstar=!!r.noglobstar,this.matchBase=!!r.matchBase,this.maxDepth=typeof r.maxDepth=="\
number"?r.maxDepth:1/0,this.stat=!!r.stat,this.ignore=r.ignore,this.withFileTypes&&this.absolute!==void 0)throw new Error("cannot set absolute and withFileTypes\
:true");if(typeof e=="string"&&(e=[e]),this.windowsPathsNoEscape=!!r.windowsPathsNoEscape||r.allowWindowsEscape===false,this.windowsPathsNoEscape&&(e=e.map(c=>c.
replace(/\\/g,"/"))),this.matchBase){if(r.noglobstar)throw new TypeError("base matching requires globstar");e=e.map(c=>c.includes("/")?c:`./**/${c}`)}if(this.pattern=
e,this.platform=r.platform||RU,this.opts={...r,platform:this.platform},r.scurry){if(this.scurry=r.scurry,r.nocase!==void 0&&r.nocase!==r.scurry.nocase)throw new Error(
"nocase option contradicts provided scurry option")}else{let c=r.platform==="win32"?Du.PathScurryWin32:r.platform==="darwin"?Du.PathScurryDarwin:r.platform?Du.PathScurryPosix:
Du.PathScurry;this.scurry=new c(this.cwd,{nocase:r.nocase,fs:r.fs})}this.nocase=this.scurry.nocase;let i=this.platform==="darwin"||this.platform==="win32",s={...r,
dot:this.dot,matchBase:this.matchBase,nobrace:this.nobrace,nocase:this.nocase,nocaseMagicOnly:i,nocomment:true,noext:this.noext,nonegate:true,optimizationLevel:2,
platform:this.platform,windowsPathsNoEscape:this.windowsPathsNoEscape,debug:!!this.opts.debug},n=this.pattern.map(c=>new AU.Minimatch(c,s)),[o,a]=n.reduce((c,u)=>(c[0].
push(...u.set),c[1].push(...u.globParts),c),[[],[]]);this.patterns=o.map((c,u)=>{let l=a[u];if(!l)throw new Error("invalid pattern object");return new IU.Pattern(
c,l,0,this.platform)})}async walk(){return[...await new xu.GlobWalker(this.patterns,this.scurry.cwd,{...this.opts,maxDepth:this.maxDepth!==1/0?this.maxDepth+this.
scurry.cwd.depth():1/0,platform:this.platform,nocase:this.nocase,includeChildMatches:this.includeChildMatches}).walk()]}walkSync(){return[...new xu.GlobWalker(this.
patterns,this.scurry.cwd,{...this.opts,maxDepth:this.maxDepth!==1/0?this.maxDepth+this.scurry.cwd.depth():1/0,platform:this.platform,nocase:this.nocase,includeChildMatches:this.
includeChildMatches}).walkSync()]}stream(){return new xu.GlobStream(this.patterns,this.scurry.cwd,{...this.opts,maxDepth:this.maxDepth!==1/0?this.maxDepth+this.
scurry.cwd.depth():1/0,platform:this.platform,nocase:this.nocase,includeChildMatches:this.includeChildMatches}).stream()}streamSync(){return new xu.GlobStream(this.
patterns,this.scurry.cwd,{...this.opts,maxDepth:this.maxDepth!==1/0?this.maxDepth+this.scurry.cwd.depth():1/0,platform:this.platform,nocase:this.nocase,includeChildMatches:this.
includeChildMatches}).streamSync()}iterateSync(){return this.streamSync()[Symbol.iterator]()}[Symbol.iterator](){return this.iterateSync()}iterate(){return this.
stream()[Symbol.asyncIterator]()}[Symbol.asyncIterator](){return this.iterate()}};Lu.Glob=Ap});var Ip=p(Mu=>{"use strict";Object.defineProperty(Mu,"__esModule",
{value:true});Mu.hasMagic=void 0;var CU=Ti(),PU=(t,e={})=>{Array.isArray(t)||(t=[t]);for(let r of t)if(new CU.Minimatch(r,e).hasMagic())return true;return false};
Mu.hasMagic=PU});var qO=p(Z=>{"use strict";Object.defineProperty(Z,"__esModule",{value:true});Z.glob=Z.sync=Z.iterate=Z.iterateSync=Z.stream=Z.streamSync=Z.Ignore=
Z.hasMagic=Z.Glob=Z.unescape=Z.escape=void 0;Z.globStreamSync=xo;Z.globStream=Rp;Z.globSync=Cp;Z.globIterateSync=Lo;Z.globIterate=Pp;var FO=Ti(),cs=Tp(),NU=Ip(),
$O=Ti();Object.defineProperty(Z,"escape",{enumerable:true,get:function(){return $O.escape}});Object.defineProperty(Z,"unescape",{enumerable:true,get:function(){
return $O.unescape}});var BU=Tp();Object.defineProperty(Z,"Glob",{enumerable:true,get:function(){return BU.Glob}});var DU=Ip();Object.defineProperty(Z,"hasMagic",
{enumerable:true,get:function(){return DU.hasMagic}});var xU=bp();Object.defineProperty(Z,"Ignore",{enumerable:true,get:function(){return xU.Ignore}});function xo(t,e={}){
return new cs.Glob(t,e).streamSync()}function Rp(t,e={}){return new cs.Glob(t,e).stream()}function Cp(t,e={}){return new cs.Glob(t,e).walkSync()}async function HO(t,e={}){
return new cs.Glob(t,e).walk()}function Lo(t,e={}){return new cs.Glob(t,e).iterateSync()}function Pp(t,e={}){return new cs.Glob(t,e).iterate()}Z.streamSync=xo;Z.
stream=Object.assign(Rp,{sync:xo});Z.iterateSync=Lo;Z.iterate=Object.assign(Pp,{sync:Lo});Z.sync=Object.assign(Cp,{stream:xo,iterate:Lo});Z.glob=Object.assign(HO,
{glob:HO,globSync:Cp,sync:Z.sync,globStream:Rp,stream:Z.stream,globStreamSync:xo,streamSync:Z.streamSync,globIterate:Pp,iterate:Z.iterate,globIterateSync:Lo,iterateSync:Z.
iterateSync,Glob:cs.Glob,hasMagic:NU.hasMagic,escape:FO.escape,unescape:FO.unescape});Z.glob.glob=Z.glob});var Np=p((UV,VO)=>{"use strict";var{glob:LU}=qO(),jO=A(
"path"),MU=t=>t.split(jO.win32.sep).join(jO.posix.sep);VO.exports=(t,e)=>LU(MU(t),e)});var JO=p((kV,KO)=>{"use strict";var UU=A("fs/promises"),kU=js(),{hasContent:FU}=ep();
KO.exports=HU;async function HU(t,e){let r=await FU(t,e);return r&&r.sri?(await UU.rm(kU(t,r.sri),{recursive:true,force:true}),true):false}});var GO=p((FV,Mo)=>{
"use strict";var{rm:$U}=A("fs/promises"),qU=Np(),jU=Js(),Bp=ho(),VU=A("path"),KU=JO();Mo.exports=zO;Mo.exports.entry=zO;function zO(t,e,r){return Bp.clearMemoized(),
jU.delete(t,e,r)}Mo.exports.content=JU;function JU(t,e){return Bp.clearMemoized(),KU(t,e)}Mo.exports.all=zU;async function zU(t){Bp.clearMemoized();let e=await qU(
VU.join(t,"*(content-*|index-*)"),{silent:true,nosort:true});return Promise.all(e.map(r=>$U(r,{recursive:true,force:true})))}});var XO=p((HV,Mp)=>{"use strict";
var{mkdir:GU,readFile:WU,rm:xp,stat:Lp,truncate:XU,writeFile:YU}=A("fs/promises"),WO=js(),ZU=au(),QU=Np(),on=Js(),Uu=A("path"),Dp=Si(),ek=(t,e)=>Object.prototype.
hasOwnProperty.call(t,e),tk=t=>({concurrency:20,log:{silly(){}},...t});Mp.exports=rk;async function rk(t,e){e=tk(e),e.log.silly("verify","verifying cache at",t);
let r=[ik,nk,ok,ck,lk,hk,sk],i={};for(let s of r){let n=s.name,o=new Date,a=await s(t,e);a&&Object.keys(a).forEach(u=>{i[u]=a[u]});let c=new Date;i.runTime||(i.
runTime={}),i.runTime[n]=c-o}return i.runTime.total=i.endTime-i.startTime,e.log.silly("verify","verification finished for",t,"in",`${i.runTime.total}ms`),i}async function ik(){
return{startTime:new Date}}async function sk(){return{endTime:new Date}}async function nk(t,e){return e.log.silly("verify","fixing cache permissions"),await GU(
t,{recursive:true}),null}async function ok(t,e){e.log.silly("verify","garbage collecting content");let{default:r}=await import("./p-map.js"),i=on.lsStream(t),s=new Set;
i.on("data",c=>{if(e.filter&&!e.filter(c))return;let u=Dp.parse(c.integrity);for(let l in u)s.add(u[l].toString())}),await new Promise((c,u)=>{i.on("end",c).on(
"error",u)});let n=WO.contentDir(t),o=await QU(Uu.join(n,"**"),{follow:false,nodir:true,nosort:true}),a={verifiedContent:0,reclaimedCount:0,reclaimedSize:0,badContentCount:0,
keptSize:0};return await r(o,async c=>{let u=c.split(/[/\\]/),l=u.slice(u.length-3).join(""),h=u[u.length-4],d=Dp.fromHex(l,h);if(s.has(d.toString())){let m=await ak(
c,d);m.valid?(a.verifiedContent++,a.keptSize+=m.size):(a.reclaimedCount++,a.badContentCount++,a.reclaimedSize+=m.size)}else{a.reclaimedCount++;let m=await Lp(c);
await xp(c,{recursive:true,force:true}),a.reclaimedSize+=m.size}return a},{concurrency:e.concurrency}),a}async function ak(t,e){let r={};try{let{size:i}=await Lp(
t);r.size=i,r.valid=true,await Dp.checkStream(new ZU.ReadStream(t),e)}catch(i){if(i.code==="ENOENT")return{size:0,valid:false};if(i.code!=="EINTEGRITY")throw i;
await xp(t,{recursive:true,force:true}),r.valid=false}return r}async function ck(t,e){e.log.silly("verify","rebuilding index");let{default:r}=await import("./p-map.js"),
i=await on.ls(t),s={missingContent:0,rejectedEntries:0,totalEntries:0},n={};for(let o in i)if(ek(i,o)){let a=on.hashKey(o),c=i[o],u=e.filter&&!e.filter(c);u&&s.
rejectedEntries++,n[a]&&!u?n[a].push(c):n[a]&&u||(u?(n[a]=[],n[a]._path=on.bucketPath(t,o)):(n[a]=[c],n[a]._path=on.bucketPath(t,o)))}return await r(Object.keys(
n),o=>uk(t,n[o],s,e),{concurrency:e.concurrency}),s}async function uk(t,e,r){await XU(e._path);for(let i of e){let s=WO(t,i.integrity);try{await Lp(s),await on.
insert(t,i.key,i.integrity,{metadata:i.metadata,size:i.size,time:i.time}),r.totalEntries++}catch(n){if(n.code==="ENOENT")r.rejectedEntries++,r.missingContent++;else
throw n}}}function lk(t,e){return e.log.silly("verify","cleaning tmp directory"),xp(Uu.join(t,"tmp"),{recursive:true,force:true})}async function hk(t,e){let r=Uu.
join(t,"_lastverified");return e.log.silly("verify","writing verifile to "+r),YU(r,`${Date.now()}`)}Mp.exports.lastRun=fk;async function fk(t){let e=await WU(Uu.
join(t,"_lastverified"),{encoding:"utf8"});return new Date(+e)}});var ZO=p(($V,kp)=>{"use strict";var{withTempDir:dk}=Jc(),YO=A("fs/promises"),Up=A("path");kp.exports.
mkdir=pk;async function pk(t,e={}){let{tmpPrefix:r}=e,i=Up.join(t,"tmp");await YO.mkdir(i,{recursive:true,owner:"inherit"});let s=`${i}${Up.sep}${r||""}`;return YO.
mkdtemp(s,{owner:"inherit"})}kp.exports.withTmp=mk;function mk(t,e,r){return r||(r=e,e={}),dk(Up.join(t,"tmp"),r,e)}});var rv=p((qV,ae)=>{"use strict";var Ci=N0(),
QO=$0(),Fp=GO(),ev=XO(),{clearMemoized:gk}=ho(),tv=ZO(),ku=Js();ae.exports.index={};ae.exports.index.compact=ku.compact;ae.exports.index.insert=ku.insert;ae.exports.
ls=ku.ls;ae.exports.ls.stream=ku.lsStream;ae.exports.get=Ci;ae.exports.get.byDigest=Ci.byDigest;ae.exports.get.stream=Ci.stream;ae.exports.get.stream.byDigest=Ci.
stream.byDigest;ae.exports.get.copy=Ci.copy;ae.exports.get.copy.byDigest=Ci.copy.byDigest;ae.exports.get.info=Ci.info;ae.exports.get.hasContent=Ci.hasContent;ae.
exports.put=QO;ae.exports.put.stream=QO.stream;ae.exports.rm=Fp.entry;ae.exports.rm.all=Fp.all;ae.exports.rm.entry=ae.exports.rm;ae.exports.rm.content=Fp.content;
ae.exports.clearMemoized=gk;ae.exports.tmp={};ae.exports.tmp.mkdir=tv.mkdir;ae.exports.tmp.withTmp=tv.withTmp;ae.exports.verify=ev;ae.exports.verify.lastRun=ev.
lastRun});var $p=p((jV,iv)=>{"use strict";var _k=qs(),Hp=class extends _k{#t=[];#r=new Map;constructor(e,...r){super(),this.#t=e.events,r.length&&this.push(...r)}on(e,r){
return this.#t.includes(e)&&this.#r.has(e)?r(...this.#r.get(e)):super.on(e,r)}emit(e,...r){return this.#t.includes(e)&&this.#r.set(e,r),super.emit(e,...r)}};iv.
exports=Hp});var nv=p((VV,sv)=>{var{URL:Sk,format:yk}=A("url"),Ek={auth:false,fragment:false,search:true,unicode:false},bk=t=>{let e=new Sk(t.url);return`make-f\
etch-happen:request-cache:${yk(e,Ek)}`};sv.exports=bk});var cv=p((KV,av)=>{"use strict";function ov(t,e){for(let r in e)Object.defineProperty(t,r,{value:e[r],enumerable:true,
configurable:true});return t}function wk(t,e,r){if(!t||typeof t=="string")throw new TypeError("Please pass an Error to err-code");r||(r={}),typeof e=="object"&&
(r=e,e=void 0),e!=null&&(r.code=e);try{return ov(t,r)}catch{r.message=t.message,r.stack=t.stack;let s=function(){};return s.prototype=Object.create(Object.getPrototypeOf(
t)),ov(new s,r)}}av.exports=wk});var lv=p((JV,uv)=>{function Ut(t,e){typeof e=="boolean"&&(e={forever:e}),this._originalTimeouts=JSON.parse(JSON.stringify(t)),this.
_timeouts=t,this._options=e||{},this._maxRetryTime=e&&e.maxRetryTime||1/0,this._fn=null,this._errors=[],this._attempts=1,this._operationTimeout=null,this._operationTimeoutCb=
null,this._timeout=null,this._operationStart=null,this._options.forever&&(this._cachedTimeouts=this._timeouts.slice(0))}uv.exports=Ut;Ut.prototype.reset=function(){
this._attempts=1,this._timeouts=this._originalTimeouts};Ut.prototype.stop=function(){this._timeout&&clearTimeout(this._timeout),this._timeouts=[],this._cachedTimeouts=
null};Ut.prototype.retry=function(t){if(this._timeout&&clearTimeout(this._timeout),!t)return false;var e=new Date().getTime();if(t&&e-this._operationStart>=this.
_maxRetryTime)return this._errors.unshift(new Error("RetryOperation timeout occurred")),false;this._errors.push(t);var r=this._timeouts.shift();if(r===void 0)if(this.
_cachedTimeouts)this._errors.splice(this._errors.length-1,this._errors.length),this._timeouts=this._cachedTimeouts.slice(0),r=this._timeouts.shift();else return false;
var i=this,s=setTimeout(function(){i._attempts++,i._operationTimeoutCb&&(i._timeout=setTimeout(function(){i._operationTimeoutCb(i._attempts)},i._operationTimeout),
i._options.unref&&i._timeout.unref()),i._fn(i._attempts)},r);return this._options.unref&&s.unref(),true};Ut.prototype.attempt=function(t,e){this._fn=t,e&&(e.timeout&&
(this._operationTimeout=e.timeout),e.cb&&(this._operationTimeoutCb=e.cb));var r=this;this._operationTimeoutCb&&(this._timeout=setTimeout(function(){r._operationTimeoutCb()},
r._operationTimeout)),this._operationStart=new Date().getTime(),this._fn(this._attempts)};Ut.prototype.try=function(t){console.log("Using RetryOperation.try() i\
s deprecated"),this.attempt(t)};Ut.prototype.start=function(t){console.log("Using RetryOperation.start() is deprecated"),this.attempt(t)};Ut.prototype.start=Ut.
prototype.try;Ut.prototype.errors=function(){return this._errors};Ut.prototype.attempts=function(){return this._attempts};Ut.prototype.mainError=function(){if(this.
_errors.length===0)return null;for(var t={},e=null,r=0,i=0;i<this._errors.length;i++){var s=this._errors[i],n=s.message,o=(t[n]||0)+1;t[n]=o,o>=r&&(e=s,r=o)}return e}});
var hv=p(us=>{var Ok=lv();us.operation=function(t){var e=us.timeouts(t);return new Ok(e,{forever:t&&t.forever,unref:t&&t.unref,maxRetryTime:t&&t.maxRetryTime})};
us.timeouts=function(t){if(t instanceof Array)return[].concat(t);var e={retries:10,factor:2,minTimeout:1*1e3,maxTimeout:1/0,randomize:false};for(var r in t)e[r]=
t[r];if(e.minTimeout>e.maxTimeout)throw new Error("minTimeout is greater than maxTimeout");for(var i=[],s=0;s<e.retries;s++)i.push(this.createTimeout(s,e));return t&&
t.forever&&!i.length&&i.push(this.createTimeout(s,e)),i.sort(function(n,o){return n-o}),i};us.createTimeout=function(t,e){var r=e.randomize?Math.random()+1:1,i=Math.
round(r*e.minTimeout*Math.pow(e.factor,t));return i=Math.min(i,e.maxTimeout),i};us.wrap=function(t,e,r){if(e instanceof Array&&(r=e,e=null),!r){r=[];for(var i in t)
typeof t[i]=="function"&&r.push(i)}for(var s=0;s<r.length;s++){var n=r[s],o=t[n];t[n]=function(c){var u=us.operation(e),l=Array.prototype.slice.call(arguments,1),
h=l.pop();l.push(function(d){u.retry(d)||(d&&(arguments[0]=u.mainError()),h.apply(this,arguments))}),u.attempt(function(){c.apply(t,l)})}.bind(t,o),t[n].options=
e}}});var dv=p((GV,fv)=>{fv.exports=hv()});var qp=p((WV,mv)=>{"use strict";var vk=cv(),Ak=dv(),Tk=Object.prototype.hasOwnProperty;function pv(t){return t&&t.code===
"EPROMISERETRY"&&Tk.call(t,"retried")}function Ik(t,e){var r,i;return typeof t=="object"&&typeof e=="function"&&(r=e,e=t,t=r),i=Ak.operation(e),new Promise(function(s,n){
i.attempt(function(o){Promise.resolve().then(function(){return t(function(a){throw pv(a)&&(a=a.retried),vk(new Error("Retrying"),"EPROMISERETRY",{retried:a})},o)}).
then(s,function(a){pv(a)&&(a=a.retried,i.retry(a||new Error))||n(a)})})})}mv.exports=Ik});var jp=p((XV,gv)=>{var Rk=Symbol("proc-log.meta");gv.exports={META:Rk,
output:{LEVELS:["standard","error","buffer","flush"],KEYS:{standard:"standard",error:"error",buffer:"buffer",flush:"flush"},standard:function(...t){return process.
emit("output","standard",...t)},error:function(...t){return process.emit("output","error",...t)},buffer:function(...t){return process.emit("output","buffer",...t)},
flush:function(...t){return process.emit("output","flush",...t)}},log:{LEVELS:["notice","error","warn","info","verbose","http","silly","timing","pause","resume"],
KEYS:{notice:"notice",error:"error",warn:"warn",info:"info",verbose:"verbose",http:"http",silly:"silly",timing:"timing",pause:"pause",resume:"resume"},error:function(...t){
return process.emit("log","error",...t)},notice:function(...t){return process.emit("log","notice",...t)},warn:function(...t){return process.emit("log","warn",...t)},
info:function(...t){return process.emit("log","info",...t)},verbose:function(...t){return process.emit("log","verbose",...t)},http:function(...t){return process.
emit("log","http",...t)},silly:function(...t){return process.emit("log","silly",...t)},timing:function(...t){return process.emit("log","timing",...t)},pause:function(){
return process.emit("log","pause")},resume:function(){return process.emit("log","resume")}},time:{LEVELS:["start","end"],KEYS:{start:"start",end:"end"},start:function(t,e){
process.emit("time","start",t);function r(){return process.emit("time","end",t)}if(typeof e=="function"){let i=e();return i&&i.finally?i.finally(r):(r(),i)}return r},
end:function(t){return process.emit("time","end",t)}},input:{LEVELS:["start","end","read"],KEYS:{start:"start",end:"end",read:"read"},start:function(t){process.
emit("input","start");function e(){return process.emit("input","end")}if(typeof t=="function"){let r=t();return r&&r.finally?r.finally(e):(e(),r)}return e},end:function(){
return process.emit("input","end")},read:function(...t){let e,r,i=new Promise((s,n)=>{e=s,r=n});return process.emit("input","read",e,r,...t),i}}}});var $u=p(Hu=>{
"use strict";Object.defineProperty(Hu,"__esModule",{value:true});Hu.LRUCache=void 0;var an=typeof performance=="object"&&performance&&typeof performance.now=="f\
unction"?performance:Date,Sv=new Set,Vp=typeof process=="object"&&process?process:{},yv=(t,e,r,i)=>{typeof Vp.emitWarning=="function"?Vp.emitWarning(t,e,r,i):console.
error(`[${r}] ${e}: ${t}`)},Fu=globalThis.AbortController,_v=globalThis.AbortSignal;if(typeof Fu>"u"){_v=class{onabort;_onabort=[];reason;aborted=false;addEventListener(i,s){
this._onabort.push(s)}},Fu=class{constructor(){e()}signal=new _v;abort(i){if(!this.signal.aborted){this.signal.reason=i,this.signal.aborted=true;for(let s of this.
signal._onabort)s(i);this.signal.onabort?.(i)}}};let t=Vp.env?.LRU_CACHE_IGNORE_AC_WARNING!=="1",e=()=>{t&&(t=false,yv("AbortController is not defined. If using\
 lru-cache in node 14, load an AbortController polyfill from the `node-abort-controller` package. A minimal polyfill is provided for use by LRUCache.fetch(), bu\
t it should not be relied upon in other contexts (eg, passing it to other APIs that use AbortController/AbortSignal might have undesirable effects). You may dis\
able this with LRU_CACHE_IGNORE_AC_WARNING=1 in the env.","NO_ABORT_CONTROLLER","ENOTSUP",e))}}var Ck=t=>!Sv.has(t),Pi=t=>t&&t===Math.floor(t)&&t>0&&isFinite(t),
Ev=t=>Pi(t)?t<=Math.pow(2,8)?Uint8Array:t<=Math.pow(2,16)?Uint16Array:t<=Math.pow(2,32)?Uint32Array:t<=Number.MAX_SAFE_INTEGER?cn:null:null,cn=class extends Array{constructor(e){
super(e),this.fill(0)}},Kp=class t{heap;length;static#t=false;static create(e){let r=Ev(e);if(!r)return[];t.#t=true;let i=new t(e,r);return t.#t=false,i}constructor(e,r){
if(!t.#t)throw new TypeError("instantiate Stack using Stack.create(n)");this.heap=new r(e),this.length=0}push(e){this.heap[this.length++]=e}pop(){return this.heap[--this.
length]}},Jp=class t{#t;#r;#n;#i;#l;#p;ttl;ttlResolution;ttlAutopurge;updateAgeOnGet;updateAgeOnHas;allowStale;noDisposeOnSet;noUpdateTTL;maxEntrySize;sizeCalculation;noDeleteOnFetchRejection;noDeleteOnStaleGet;allowStaleOnFetchAbort;allowStaleOnFetchRejection;ignoreFetchAbort;#a;#_;#c;#s;#e;#g;#y;#m;#h;#b;#f;#O;#v;#S;#w;#A;#d;static unsafeExposeInternals(e){
return{starts:e.#v,ttls:e.#S,sizes:e.#O,keyMap:e.#c,keyList:e.#s,valList:e.#e,next:e.#g,prev:e.#y,get head(){return e.#m},get tail(){return e.#h},free:e.#b,isBackgroundFetch:r=>e.#o(
r),backgroundFetch:(r,i,s,n)=>e.#L(r,i,s,n),moveToTail:r=>e.#B(r),indexes:r=>e.#T(r),rindexes:r=>e.#I(r),isStale:r=>e.#E(r)}}get max(){return this.#t}get maxSize(){
return this.#r}get calculatedSize(){return this.#_}get size(){return this.#a}get fetchMethod(){return this.#l}get memoMethod(){return this.#p}get dispose(){return this.#n}get disposeAfter(){
return this.#i}constructor(e){let{max:r=0,ttl:i,ttlResolution:s=1,ttlAutopurge:n,updateAgeOnGet:o,updateAgeOnHas:a,allowStale:c,dispose:u,disposeAfter:l,noDisposeOnSet:h,
noUpdateTTL:d,maxSize:m=0,maxEntrySize:E=0,sizeCalculation:g,fetchMethod:w,memoMethod:_,noDeleteOnFetchRejection:v,noDeleteOnStaleGet:C,allowStaleOnFetchRejection:I,
allowStaleOnFetchAbort:P,ignoreFetchAbort:$}=e;if(r!==0&&!Pi(r))throw new TypeError("max option must be a nonnegative integer");let M=r?Ev(r):Array;if(!M)throw new Error(
"invalid max value: "+r);if(this.#t=r,this.#r=m,this.maxEntrySize=E||this.#r,this.sizeCalculation=g,this.sizeCalculation){if(!this.#r&&!this.maxEntrySize)throw new TypeError(
"cannot set sizeCalculation without setting maxSize or maxEntrySize");if(typeof this.sizeCalculation!="function")throw new TypeError("sizeCalculation set to non\
-function")}if(_!==void 0&&typeof _!="function")throw new TypeError("memoMethod must be a function if defined");if(this.#p=_,w!==void 0&&typeof w!="function")throw new TypeError(
"fetchMethod must be a function if specified");if(this.#l=w,this.#A=!!w,this.#c=new Map,this.#s=new Array(r).fill(void 0),this.#e=new Array(r).fill(void 0),this.#g=
new M(r),this.#y=new M(r),this.#m=0,this.#h=0,this.#b=Kp.create(r),this.#a=0,this.#_=0,typeof u=="function"&&(this.#n=u),typeof l=="function"?(this.#i=l,this.#f=
[]):(this.#i=void 0,this.#f=void 0),this.#w=!!this.#n,this.#d=!!this.#i,this.noDisposeOnSet=!!h,this.noUpdateTTL=!!d,this.noDeleteOnFetchRejection=!!v,this.allowStaleOnFetchRejection=
!!I,this.allowStaleOnFetchAbort=!!P,this.ignoreFetchAbort=!!$,this.maxEntrySize!==0){if(this.#r!==0&&!Pi(this.#r))throw new TypeError("maxSize must be a positiv\
e integer if specified");if(!Pi(this.maxEntrySize))throw new TypeError("maxEntrySize must be a positive integer if specified");this.#U()}if(this.allowStale=!!c,
this.noDeleteOnStaleGet=!!C,this.updateAgeOnGet=!!o,this.updateAgeOnHas=!!a,this.ttlResolution=Pi(s)||s===0?s:1,this.ttlAutopurge=!!n,this.ttl=i||0,this.ttl){if(!Pi(
this.ttl))throw new TypeError("ttl must be a positive integer if specified");this.#P()}if(this.#t===0&&this.ttl===0&&this.#r===0)throw new TypeError("At least o\
ne of max, maxSize, or ttl is required");if(!this.ttlAutopurge&&!this.#t&&!this.#r){let le="LRU_CACHE_UNBOUNDED";Ck(le)&&(Sv.add(le),yv("TTL caching without ttl\
Autopurge, max, or maxSize can result in unbounded memory consumption.","UnboundedCacheWarning",le,t))}}getRemainingTTL(e){return this.#c.has(e)?1/0:0}#P(){let e=new cn(
this.#t),r=new cn(this.#t);this.#S=e,this.#v=r,this.#M=(n,o,a=an.now())=>{if(r[n]=o!==0?a:0,e[n]=o,o!==0&&this.ttlAutopurge){let c=setTimeout(()=>{this.#E(n)&&this.#R(
this.#s[n],"expire")},o+1);c.unref&&c.unref()}},this.#C=n=>{r[n]=e[n]!==0?an.now():0},this.#u=(n,o)=>{if(e[o]){let a=e[o],c=r[o];if(!a||!c)return;n.ttl=a,n.start=
c,n.now=i||s();let u=n.now-c;n.remainingTTL=a-u}};let i=0,s=()=>{let n=an.now();if(this.ttlResolution>0){i=n;let o=setTimeout(()=>i=0,this.ttlResolution);o.unref&&
o.unref()}return n};this.getRemainingTTL=n=>{let o=this.#c.get(n);if(o===void 0)return 0;let a=e[o],c=r[o];if(!a||!c)return 1/0;let u=(i||s())-c;return a-u},this.#E=
n=>{let o=r[n],a=e[n];return!!a&&!!o&&(i||s())-o>a}}#C=()=>{};#u=()=>{};#M=()=>{};#E=()=>false;#U(){let e=new cn(this.#t);this.#_=0,this.#O=e,this.#N=r=>{this.#_-=
e[r],e[r]=0},this.#k=(r,i,s,n)=>{if(this.#o(i))return 0;if(!Pi(s))if(n){if(typeof n!="function")throw new TypeError("sizeCalculation must be a function");if(s=n(
i,r),!Pi(s))throw new TypeError("sizeCalculation return invalid (expect positive integer)")}else throw new TypeError("invalid size value (must be positive integ\
er). When maxSize or maxEntrySize is used, sizeCalculation or size must be set.");return s},this.#D=(r,i,s)=>{if(e[r]=i,this.#r){let n=this.#r-e[r];for(;this.#_>
n;)this.#x(true)}this.#_+=e[r],s&&(s.entrySize=i,s.totalCalculatedSize=this.#_)}}#N=e=>{};#D=(e,r,i)=>{};#k=(e,r,i,s)=>{if(i||s)throw new TypeError("cannot set \
size without setting maxSize or maxEntrySize on cache");return 0};*#T({allowStale:e=this.allowStale}={}){if(this.#a)for(let r=this.#h;!(!this.#F(r)||((e||!this.#E(
r))&&(yield r),r===this.#m));)r=this.#y[r]}*#I({allowStale:e=this.allowStale}={}){if(this.#a)for(let r=this.#m;!(!this.#F(r)||((e||!this.#E(r))&&(yield r),r===this.#h));)
r=this.#g[r]}#F(e){return e!==void 0&&this.#c.get(this.#s[e])===e}*entries(){for(let e of this.#T())this.#e[e]!==void 0&&this.#s[e]!==void 0&&!this.#o(this.#e[e])&&
(yield[this.#s[e],this.#e[e]])}*rentries(){for(let e of this.#I())this.#e[e]!==void 0&&this.#s[e]!==void 0&&!this.#o(this.#e[e])&&(yield[this.#s[e],this.#e[e]])}*keys(){
for(let e of this.#T()){let r=this.#s[e];r!==void 0&&!this.#o(this.#e[e])&&(yield r)}}*rkeys(){for(let e of this.#I()){let r=this.#s[e];r!==void 0&&!this.#o(this.#e[e])&&
(yield r)}}*values(){for(let e of this.#T())this.#e[e]!==void 0&&!this.#o(this.#e[e])&&(yield this.#e[e])}*rvalues(){for(let e of this.#I())this.#e[e]!==void 0&&
!this.#o(this.#e[e])&&(yield this.#e[e])}[Symbol.iterator](){return this.entries()}[Symbol.toStringTag]="LRUCache";find(e,r={}){for(let i of this.#T()){let s=this.#e[i],
n=this.#o(s)?s.__staleWhileFetching:s;if(n!==void 0&&e(n,this.#s[i],this))return this.get(this.#s[i],r)}}forEach(e,r=this){for(let i of this.#T()){let s=this.#e[i],
n=this.#o(s)?s.__staleWhileFetching:s;n!==void 0&&e.call(r,n,this.#s[i],this)}}rforEach(e,r=this){for(let i of this.#I()){let s=this.#e[i],n=this.#o(s)?s.__staleWhileFetching:
s;n!==void 0&&e.call(r,n,this.#s[i],this)}}purgeStale(){let e=false;for(let r of this.#I({allowStale:true}))this.#E(r)&&(this.#R(this.#s[r],"expire"),e=true);return e}info(e){
let r=this.#c.get(e);if(r===void 0)return;let i=this.#e[r],s=this.#o(i)?i.__staleWhileFetching:i;if(s===void 0)return;let n={value:s};if(this.#S&&this.#v){let o=this.#S[r],
a=this.#v[r];if(o&&a){let c=o-(an.now()-a);n.ttl=c,n.start=Date.now()}}return this.#O&&(n.size=this.#O[r]),n}dump(){let e=[];for(let r of this.#T({allowStale:true})){
let i=this.#s[r],s=this.#e[r],n=this.#o(s)?s.__staleWhileFetching:s;if(n===void 0||i===void 0)continue;let o={value:n};if(this.#S&&this.#v){o.ttl=this.#S[r];let a=an.
now()-this.#v[r];o.start=Math.floor(Date.now()-a)}this.#O&&(o.size=this.#O[r]),e.unshift([i,o])}return e}load(e){this.clear();for(let[r,i]of e){if(i.start){let s=Date.
now()-i.start;i.start=an.now()-s}this.set(r,i.value,i)}}set(e,r,i={}){if(r===void 0)return this.delete(e),this;let{ttl:s=this.ttl,start:n,noDisposeOnSet:o=this.
noDisposeOnSet,sizeCalculation:a=this.sizeCalculation,status:c}=i,{noUpdateTTL:u=this.noUpdateTTL}=i,l=this.#k(e,r,i.size||0,a);if(this.maxEntrySize&&l>this.maxEntrySize)
return c&&(c.set="miss",c.maxEntrySizeExceeded=true),this.#R(e,"set"),this;let h=this.#a===0?void 0:this.#c.get(e);if(h===void 0)h=this.#a===0?this.#h:this.#b.length!==
0?this.#b.pop():this.#a===this.#t?this.#x(false):this.#a,this.#s[h]=e,this.#e[h]=r,this.#c.set(e,h),this.#g[this.#h]=h,this.#y[h]=this.#h,this.#h=h,this.#a++,this.#D(
h,l,c),c&&(c.set="add"),u=false;else{this.#B(h);let d=this.#e[h];if(r!==d){if(this.#A&&this.#o(d)){d.__abortController.abort(new Error("replaced"));let{__staleWhileFetching:m}=d;
m!==void 0&&!o&&(this.#w&&this.#n?.(m,e,"set"),this.#d&&this.#f?.push([m,e,"set"]))}else o||(this.#w&&this.#n?.(d,e,"set"),this.#d&&this.#f?.push([d,e,"set"]));
if(this.#N(h),this.#D(h,l,c),this.#e[h]=r,c){c.set="replace";let m=d&&this.#o(d)?d.__staleWhileFetching:d;m!==void 0&&(c.oldValue=m)}}else c&&(c.set="update")}if(s!==
0&&!this.#S&&this.#P(),this.#S&&(u||this.#M(h,s,n),c&&this.#u(c,h)),!o&&this.#d&&this.#f){let d=this.#f,m;for(;m=d?.shift();)this.#i?.(...m)}return this}pop(){try{
for(;this.#a;){let e=this.#e[this.#m];if(this.#x(true),this.#o(e)){if(e.__staleWhileFetching)return e.__staleWhileFetching}else if(e!==void 0)return e}}finally{
if(this.#d&&this.#f){let e=this.#f,r;for(;r=e?.shift();)this.#i?.(...r)}}}#x(e){let r=this.#m,i=this.#s[r],s=this.#e[r];return this.#A&&this.#o(s)?s.__abortController.
abort(new Error("evicted")):(this.#w||this.#d)&&(this.#w&&this.#n?.(s,i,"evict"),this.#d&&this.#f?.push([s,i,"evict"])),this.#N(r),e&&(this.#s[r]=void 0,this.#e[r]=
void 0,this.#b.push(r)),this.#a===1?(this.#m=this.#h=0,this.#b.length=0):this.#m=this.#g[r],this.#c.delete(i),this.#a--,r}has(e,r={}){let{updateAgeOnHas:i=this.
updateAgeOnHas,status:s}=r,n=this.#c.get(e);if(n!==void 0){let o=this.#e[n];if(this.#o(o)&&o.__staleWhileFetching===void 0)return false;if(this.#E(n))s&&(s.has=
"stale",this.#u(s,n));else return i&&this.#C(n),s&&(s.has="hit",this.#u(s,n)),true}else s&&(s.has="miss");return false}peek(e,r={}){let{allowStale:i=this.allowStale}=r,
s=this.#c.get(e);if(s===void 0||!i&&this.#E(s))return;let n=this.#e[s];return this.#o(n)?n.__staleWhileFetching:n}#L(e,r,i,s){let n=r===void 0?void 0:this.#e[r];
if(this.#o(n))return n;let o=new Fu,{signal:a}=i;a?.addEventListener("abort",()=>o.abort(a.reason),{signal:o.signal});let c={signal:o.signal,options:i,context:s},
u=(g,w=false)=>{let{aborted:_}=o.signal,v=i.ignoreFetchAbort&&g!==void 0;if(i.status&&(_&&!w?(i.status.fetchAborted=true,i.status.fetchError=o.signal.reason,v&&
(i.status.fetchAbortIgnored=true)):i.status.fetchResolved=true),_&&!v&&!w)return h(o.signal.reason);let C=m;return this.#e[r]===m&&(g===void 0?C.__staleWhileFetching?
this.#e[r]=C.__staleWhileFetching:this.#R(e,"fetch"):(i.status&&(i.status.fetchUpdated=true),this.set(e,g,c.options))),g},l=g=>(i.status&&(i.status.fetchRejected=
true,i.status.fetchError=g),h(g)),h=g=>{let{aborted:w}=o.signal,_=w&&i.allowStaleOnFetchAbort,v=_||i.allowStaleOnFetchRejection,C=v||i.noDeleteOnFetchRejection,
I=m;if(this.#e[r]===m&&(!C||I.__staleWhileFetching===void 0?this.#R(e,"fetch"):_||(this.#e[r]=I.__staleWhileFetching)),v)return i.status&&I.__staleWhileFetching!==
void 0&&(i.status.returnedStale=true),I.__staleWhileFetching;if(I.__returned===I)throw g},d=(g,w)=>{let _=this.#l?.(e,n,c);_&&_ instanceof Promise&&_.then(v=>g(
v===void 0?void 0:v),w),o.signal.addEventListener("abort",()=>{(!i.ignoreFetchAbort||i.allowStaleOnFetchAbort)&&(g(void 0),i.allowStaleOnFetchAbort&&(g=v=>u(v,true)))})};
i.status&&(i.status.fetchDispatched=true);let m=new Promise(d).then(u,l),E=Object.assign(m,{__abortController:o,__staleWhileFetching:n,__returned:void 0});return r===
void 0?(this.set(e,E,{...c.options,status:void 0}),r=this.#c.get(e)):this.#e[r]=E,E}#o(e){if(!this.#A)return false;let r=e;return!!r&&r instanceof Promise&&r.hasOwnProperty(
"__staleWhileFetching")&&r.__abortController instanceof Fu}async fetch(e,r={}){let{allowStale:i=this.allowStale,updateAgeOnGet:s=this.updateAgeOnGet,noDeleteOnStaleGet:n=this.
noDeleteOnStaleGet,ttl:o=this.ttl,noDisposeOnSet:a=this.noDisposeOnSet,size:c=0,sizeCalculation:u=this.sizeCalculation,noUpdateTTL:l=this.noUpdateTTL,noDeleteOnFetchRejection:h=this.
noDeleteOnFetchRejection,allowStaleOnFetchRejection:d=this.allowStaleOnFetchRejection,ignoreFetchAbort:m=this.ignoreFetchAbort,allowStaleOnFetchAbort:E=this.allowStaleOnFetchAbort,
context:g,forceRefresh:w=false,status:_,signal:v}=r;if(!this.#A)return _&&(_.fetch="get"),this.get(e,{allowStale:i,updateAgeOnGet:s,noDeleteOnStaleGet:n,status:_});
let C={allowStale:i,updateAgeOnGet:s,noDeleteOnStaleGet:n,ttl:o,noDisposeOnSet:a,size:c,sizeCalculation:u,noUpdateTTL:l,noDeleteOnFetchRejection:h,allowStaleOnFetchRejection:d,
allowStaleOnFetchAbort:E,ignoreFetchAbort:m,status:_,signal:v},I=this.#c.get(e);if(I===void 0){_&&(_.fetch="miss");let P=this.#L(e,I,C,g);return P.__returned=P}else{
let P=this.#e[I];if(this.#o(P)){let Te=i&&P.__staleWhileFetching!==void 0;return _&&(_.fetch="inflight",Te&&(_.returnedStale=true)),Te?P.__staleWhileFetching:P.
__returned=P}let $=this.#E(I);if(!w&&!$)return _&&(_.fetch="hit"),this.#B(I),s&&this.#C(I),_&&this.#u(_,I),P;let M=this.#L(e,I,C,g),ge=M.__staleWhileFetching!==
void 0&&i;return _&&(_.fetch=$?"stale":"refresh",ge&&$&&(_.returnedStale=true)),ge?M.__staleWhileFetching:M.__returned=M}}async forceFetch(e,r={}){let i=await this.
fetch(e,r);if(i===void 0)throw new Error("fetch() returned undefined");return i}memo(e,r={}){let i=this.#p;if(!i)throw new Error("no memoMethod provided to cons\
tructor");let{context:s,forceRefresh:n,...o}=r,a=this.get(e,o);if(!n&&a!==void 0)return a;let c=i(e,a,{options:o,context:s});return this.set(e,c,o),c}get(e,r={}){
let{allowStale:i=this.allowStale,updateAgeOnGet:s=this.updateAgeOnGet,noDeleteOnStaleGet:n=this.noDeleteOnStaleGet,status:o}=r,a=this.#c.get(e);if(a!==void 0){let c=this.#e[a],
u=this.#o(c);return o&&this.#u(o,a),this.#E(a)?(o&&(o.get="stale"),u?(o&&i&&c.__staleWhileFetching!==void 0&&(o.returnedStale=true),i?c.__staleWhileFetching:void 0):
(n||this.#R(e,"expire"),o&&i&&(o.returnedStale=true),i?c:void 0)):(o&&(o.get="hit"),u?c.__staleWhileFetching:(this.#B(a),s&&this.#C(a),c))}else o&&(o.get="miss")}#H(e,r){
this.#y[r]=e,this.#g[e]=r}#B(e){e!==this.#h&&(e===this.#m?this.#m=this.#g[e]:this.#H(this.#y[e],this.#g[e]),this.#H(this.#h,e),this.#h=e)}delete(e){return this.#R(
e,"delete")}#R(e,r){let i=false;if(this.#a!==0){let s=this.#c.get(e);if(s!==void 0)if(i=true,this.#a===1)this.#$(r);else{this.#N(s);let n=this.#e[s];if(this.#o(
n)?n.__abortController.abort(new Error("deleted")):(this.#w||this.#d)&&(this.#w&&this.#n?.(n,e,r),this.#d&&this.#f?.push([n,e,r])),this.#c.delete(e),this.#s[s]=
void 0,this.#e[s]=void 0,s===this.#h)this.#h=this.#y[s];else if(s===this.#m)this.#m=this.#g[s];else{let o=this.#y[s];this.#g[o]=this.#g[s];let a=this.#g[s];this.#y[a]=
this.#y[s]}this.#a--,this.#b.push(s)}}if(this.#d&&this.#f?.length){let s=this.#f,n;for(;n=s?.shift();)this.#i?.(...n)}return i}clear(){return this.#$("delete")}#$(e){
for(let r of this.#I({allowStale:true})){let i=this.#e[r];if(this.#o(i))i.__abortController.abort(new Error("deleted"));else{let s=this.#s[r];this.#w&&this.#n?.(
i,s,e),this.#d&&this.#f?.push([i,s,e])}}if(this.#c.clear(),this.#e.fill(void 0),this.#s.fill(void 0),this.#S&&this.#v&&(this.#S.fill(0),this.#v.fill(0)),this.#O&&
this.#O.fill(0),this.#m=0,this.#h=0,this.#b.length=0,this.#_=0,this.#a=0,this.#d&&this.#f){let r=this.#f,i;for(;i=r?.shift();)this.#i?.(...i)}}};Hu.LRUCache=Jp});
var zp=p((eK,wv)=>{"use strict";var{LRUCache:Pk}=$u(),bv=A("dns"),qu=new Pk({max:50}),Nk=({family:t=0,hints:e=bv.ADDRCONFIG,all:r=false,verbatim:i=void 0,ttl:s=300*
1e3,lookup:n=bv.lookup})=>({hints:e,lookup:(o,...a)=>{let c=a.pop(),u=a[0]??{},l={family:t,hints:e,all:r,verbatim:i,...typeof u=="number"?{family:u}:u},h=JSON.stringify(
{hostname:o,...l});if(qu.has(h)){let d=qu.get(h);return process.nextTick(c,null,...d)}n(o,l,(d,...m)=>d?c(d):(qu.set(h,m,{ttl:s}),c(null,...m)))}});wv.exports={
cache:qu,getOptions:Nk}});var Gp=p((tK,vv)=>{"use strict";var Bk=zp(),Dk=t=>{let e=parseInt(t.family??"0",10),r=t.keepAlive??true,i={keepAliveMsecs:r?1e3:void 0,
maxSockets:t.maxSockets??15,maxTotalSockets:1/0,maxFreeSockets:r?256:void 0,scheduling:"fifo",...t,family:e,keepAlive:r,timeouts:{idle:t.timeout??0,connection:0,
response:0,transfer:0,...t.timeouts},...Bk.getOptions({family:e,...t.dns})};return delete i.timeout,i},Ov=t=>{let e="",r=Object.entries(t).sort((i,s)=>i[0]-s[0]);
for(let[i,s]of r)s==null?s="null":s instanceof URL?s=s.toString():typeof s=="object"&&(s=Ov(s)),e+=`${i}:${s}:`;return e},xk=({secureEndpoint:t,...e})=>Ov({secureEndpoint:!!t,
family:e.family,hints:e.hints,localAddress:e.localAddress,strictSsl:t?!!e.rejectUnauthorized:false,ca:t?e.ca:null,cert:t?e.cert:null,key:t?e.key:null,keepAlive:e.
keepAlive,keepAliveMsecs:e.keepAliveMsecs,maxSockets:e.maxSockets,maxTotalSockets:e.maxTotalSockets,maxFreeSockets:e.maxFreeSockets,scheduling:e.scheduling,timeouts:e.
timeouts,proxy:e.proxy});vv.exports={normalizeOptions:Dk,cacheOptions:xk}});var Iv=p(gt=>{"use strict";var Lk=gt&&gt.__createBinding||(Object.create?(function(t,e,r,i){
i===void 0&&(i=r);var s=Object.getOwnPropertyDescriptor(e,r);(!s||("get"in s?!e.__esModule:s.writable||s.configurable))&&(s={enumerable:true,get:function(){return e[r]}}),
Object.defineProperty(t,i,s)}):(function(t,e,r,i){i===void 0&&(i=r),t[i]=e[r]})),Mk=gt&&gt.__setModuleDefault||(Object.create?(function(t,e){Object.defineProperty(
t,"default",{enumerable:true,value:e})}):function(t,e){t.default=e}),Av=gt&&gt.__importStar||function(t){if(t&&t.__esModule)return t;var e={};if(t!=null)for(var r in t)
r!=="default"&&Object.prototype.hasOwnProperty.call(t,r)&&Lk(e,t,r);return Mk(e,t),e};Object.defineProperty(gt,"__esModule",{value:true});gt.req=gt.json=gt.toBuffer=
void 0;var Uk=Av(A("http")),kk=Av(A("https"));async function Tv(t){let e=0,r=[];for await(let i of t)e+=i.length,r.push(i);return Buffer.concat(r,e)}gt.toBuffer=
Tv;async function Fk(t){let r=(await Tv(t)).toString("utf8");try{return JSON.parse(r)}catch(i){let s=i;throw s.message+=` (input: ${r})`,s}}gt.json=Fk;function Hk(t,e={}){
let i=((typeof t=="string"?t:t.href).startsWith("https:")?kk:Uk).request(t,e),s=new Promise((n,o)=>{i.once("response",n).once("error",o).end()});return i.then=s.
then.bind(s),i}gt.req=Hk});var Uo=p(vt=>{"use strict";var Cv=vt&&vt.__createBinding||(Object.create?(function(t,e,r,i){i===void 0&&(i=r);var s=Object.getOwnPropertyDescriptor(
e,r);(!s||("get"in s?!e.__esModule:s.writable||s.configurable))&&(s={enumerable:true,get:function(){return e[r]}}),Object.defineProperty(t,i,s)}):(function(t,e,r,i){
i===void 0&&(i=r),t[i]=e[r]})),$k=vt&&vt.__setModuleDefault||(Object.create?(function(t,e){Object.defineProperty(t,"default",{enumerable:true,value:e})}):function(t,e){
t.default=e}),Pv=vt&&vt.__importStar||function(t){if(t&&t.__esModule)return t;var e={};if(t!=null)for(var r in t)r!=="default"&&Object.prototype.hasOwnProperty.
call(t,r)&&Cv(e,t,r);return $k(e,t),e},qk=vt&&vt.__exportStar||function(t,e){for(var r in t)r!=="default"&&!Object.prototype.hasOwnProperty.call(e,r)&&Cv(e,t,r)};
Object.defineProperty(vt,"__esModule",{value:true});vt.Agent=void 0;var jk=Pv(A("net")),Rv=Pv(A("http")),Vk=A("https");qk(Iv(),vt);var Er=Symbol("AgentBaseInter\
nalState"),Wp=class extends Rv.Agent{constructor(e){super(e),this[Er]={}}isSecureEndpoint(e){if(e){if(typeof e.secureEndpoint=="boolean")return e.secureEndpoint;
if(typeof e.protocol=="string")return e.protocol==="https:"}let{stack:r}=new Error;return typeof r!="string"?false:r.split(`
`).some(i=>i.indexOf("(https.js:")!==-1||i.indexOf("node:https:")!==-1)}incrementSockets(e){if(this.maxSockets===1/0&&this.maxTotalSockets===1/0)return null;this.
sockets[e]||(this.sockets[e]=[]);let r=new jk.Socket({writable:false});return this.sockets[e].push(r),this.totalSocketCount++,r}decrementSockets(e,r){if(!this.sockets[e]||
r===null)return;let i=this.sockets[e],s=i.indexOf(r);s!==-1&&(i.splice(s,1),this.totalSocketCount--,i.length===0&&delete this.sockets[e])}getName(e){return this.
isSecureEndpoint(e)?Vk.Agent.prototype.getName.call(this,e):super.getName(e)}createSocket(e,r,i){let s={...r,secureEndpoint:this.isSecureEndpoint(r)},n=this.getName(
s),o=this.incrementSockets(n);Promise.resolve().then(()=>this.connect(e,s)).then(a=>{if(this.decrementSockets(n,o),a instanceof Rv.Agent)try{return a.addRequest(
e,s)}catch(c){return i(c)}this[Er].currentSocket=a,super.createSocket(e,r,i)},a=>{this.decrementSockets(n,o),i(a)})}createConnection(){let e=this[Er].currentSocket;
if(this[Er].currentSocket=void 0,!e)throw new Error("No socket was returned in the `connect()` function");return e}get defaultPort(){return this[Er].defaultPort??
(this.protocol==="https:"?443:80)}set defaultPort(e){this[Er]&&(this[Er].defaultPort=e)}get protocol(){return this[Er].protocol??(this.isSecureEndpoint()?"https\
:":"http:")}set protocol(e){this[Er]&&(this[Er].protocol=e)}};vt.Agent=Wp});var Dv=p(kt=>{"use strict";var Kk=kt&&kt.__createBinding||(Object.create?(function(t,e,r,i){
i===void 0&&(i=r);var s=Object.getOwnPropertyDescriptor(e,r);(!s||("get"in s?!e.__esModule:s.writable||s.configurable))&&(s={enumerable:true,get:function(){return e[r]}}),
Object.defineProperty(t,i,s)}):(function(t,e,r,i){i===void 0&&(i=r),t[i]=e[r]})),Jk=kt&&kt.__setModuleDefault||(Object.create?(function(t,e){Object.defineProperty(
t,"default",{enumerable:true,value:e})}):function(t,e){t.default=e}),Bv=kt&&kt.__importStar||function(t){if(t&&t.__esModule)return t;var e={};if(t!=null)for(var r in t)
r!=="default"&&Object.prototype.hasOwnProperty.call(t,r)&&Kk(e,t,r);return Jk(e,t),e},zk=kt&&kt.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};
Object.defineProperty(kt,"__esModule",{value:true});kt.HttpProxyAgent=void 0;var Gk=Bv(A("net")),Wk=Bv(A("tls")),Xk=zk(ia()),Yk=A("events"),Zk=Uo(),Nv=A("url"),
un=(0,Xk.default)("http-proxy-agent"),ju=class extends Zk.Agent{constructor(e,r){super(r),this.proxy=typeof e=="string"?new Nv.URL(e):e,this.proxyHeaders=r?.headers??
{},un("Creating new HttpProxyAgent instance: %o",this.proxy.href);let i=(this.proxy.hostname||this.proxy.host).replace(/^\[|\]$/g,""),s=this.proxy.port?parseInt(
this.proxy.port,10):this.proxy.protocol==="https:"?443:80;this.connectOpts={...r?Qk(r,"headers"):null,host:i,port:s}}addRequest(e,r){e._header=null,this.setRequestProps(
e,r),super.addRequest(e,r)}setRequestProps(e,r){let{proxy:i}=this,s=r.secureEndpoint?"https:":"http:",n=e.getHeader("host")||"localhost",o=`${s}//${n}`,a=new Nv.
URL(e.path,o);r.port!==80&&(a.port=String(r.port)),e.path=String(a);let c=typeof this.proxyHeaders=="function"?this.proxyHeaders():{...this.proxyHeaders};if(i.username||
i.password){let u=`${decodeURIComponent(i.username)}:${decodeURIComponent(i.password)}`;c["Proxy-Authorization"]=`Basic ${Buffer.from(u).toString("base64")}`}c["\
Proxy-Connection"]||(c["Proxy-Connection"]=this.keepAlive?"Keep-Alive":"close");for(let u of Object.keys(c)){let l=c[u];l&&e.setHeader(u,l)}}async connect(e,r){
e._header=null,e.path.includes("://")||this.setRequestProps(e,r);let i,s;un("Regenerating stored HTTP header string for request"),e._implicitHeader(),e.outputData&&
e.outputData.length>0&&(un("Patching connection write() output buffer with updated header"),i=e.outputData[0].data,s=i.indexOf(`\r
\r
`)+4,e.outputData[0].data=e._header+i.substring(s),un("Output buffer: %o",e.outputData[0].data));let n;return this.proxy.protocol==="https:"?(un("Creating `tls.\
Socket`: %o",this.connectOpts),n=Wk.connect(this.connectOpts)):(un("Creating `net.Socket`: %o",this.connectOpts),n=Gk.connect(this.connectOpts)),await(0,Yk.once)(
n,"connect"),n}};ju.protocols=["http","https"];kt.HttpProxyAgent=ju;function Qk(t,...e){let r={},i;for(i in t)e.includes(i)||(r[i]=t[i]);return r}});var xv=p(ln=>{
"use strict";var eF=ln&&ln.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(ln,"__esModule",{value:true});ln.parseProxyResponse=
void 0;var tF=eF(ia()),Vu=(0,tF.default)("https-proxy-agent:parse-proxy-response");function rF(t){return new Promise((e,r)=>{let i=0,s=[];function n(){let l=t.read();
l?u(l):t.once("readable",n)}function o(){t.removeListener("end",a),t.removeListener("error",c),t.removeListener("readable",n)}function a(){o(),Vu("onend"),r(new Error(
"Proxy connection ended before receiving CONNECT response"))}function c(l){o(),Vu("onerror %o",l),r(l)}function u(l){s.push(l),i+=l.length;let h=Buffer.concat(s,
i),d=h.indexOf(`\r
\r
`);if(d===-1){Vu("have not received end of HTTP headers yet..."),n();return}let m=h.slice(0,d).toString("ascii").split(`\r
`),E=m.shift();if(!E)return t.destroy(),r(new Error("No header received from proxy CONNECT response"));let g=E.split(" "),w=+g[1],_=g.slice(2).join(" "),v={};for(let C of m){
if(!C)continue;let I=C.indexOf(":");if(I===-1)return t.destroy(),r(new Error(`Invalid header from proxy CONNECT response: "${C}"`));let P=C.slice(0,I).toLowerCase(),
$=C.slice(I+1).trimStart(),M=v[P];typeof M=="string"?v[P]=[M,$]:Array.isArray(M)?M.push($):v[P]=$}Vu("got proxy server response: %o %o",E,v),o(),e({connect:{statusCode:w,
statusText:_,headers:v},buffered:h})}t.on("error",c),t.on("end",a),n()})}ln.parseProxyResponse=rF});var Hv=p(Ft=>{"use strict";var iF=Ft&&Ft.__createBinding||(Object.
create?(function(t,e,r,i){i===void 0&&(i=r);var s=Object.getOwnPropertyDescriptor(e,r);(!s||("get"in s?!e.__esModule:s.writable||s.configurable))&&(s={enumerable:true,
get:function(){return e[r]}}),Object.defineProperty(t,i,s)}):(function(t,e,r,i){i===void 0&&(i=r),t[i]=e[r]})),sF=Ft&&Ft.__setModuleDefault||(Object.create?(function(t,e){
Object.defineProperty(t,"default",{enumerable:true,value:e})}):function(t,e){t.default=e}),kv=Ft&&Ft.__importStar||function(t){if(t&&t.__esModule)return t;var e={};
if(t!=null)for(var r in t)r!=="default"&&Object.prototype.hasOwnProperty.call(t,r)&&iF(e,t,r);return sF(e,t),e},Fv=Ft&&Ft.__importDefault||function(t){return t&&
t.__esModule?t:{default:t}};Object.defineProperty(Ft,"__esModule",{value:true});Ft.HttpsProxyAgent=void 0;var Ku=kv(A("net")),Lv=kv(A("tls")),nF=Fv(A("assert")),
oF=Fv(ia()),aF=Uo(),cF=A("url"),uF=xv(),ko=(0,oF.default)("https-proxy-agent"),Mv=t=>t.servername===void 0&&t.host&&!Ku.isIP(t.host)?{...t,servername:t.host}:t,
Ju=class extends aF.Agent{constructor(e,r){super(r),this.options={path:void 0},this.proxy=typeof e=="string"?new cF.URL(e):e,this.proxyHeaders=r?.headers??{},ko(
"Creating new HttpsProxyAgent instance: %o",this.proxy.href);let i=(this.proxy.hostname||this.proxy.host).replace(/^\[|\]$/g,""),s=this.proxy.port?parseInt(this.
proxy.port,10):this.proxy.protocol==="https:"?443:80;this.connectOpts={ALPNProtocols:["http/1.1"],...r?Uv(r,"headers"):null,host:i,port:s}}async connect(e,r){let{
proxy:i}=this;if(!r.host)throw new TypeError('No "host" provided');let s;i.protocol==="https:"?(ko("Creating `tls.Socket`: %o",this.connectOpts),s=Lv.connect(Mv(
this.connectOpts))):(ko("Creating `net.Socket`: %o",this.connectOpts),s=Ku.connect(this.connectOpts));let n=typeof this.proxyHeaders=="function"?this.proxyHeaders():
{...this.proxyHeaders},o=Ku.isIPv6(r.host)?`[${r.host}]`:r.host,a=`CONNECT ${o}:${r.port} HTTP/1.1\r
`;if(i.username||i.password){let d=`${decodeURIComponent(i.username)}:${decodeURIComponent(i.password)}`;n["Proxy-Authorization"]=`Basic ${Buffer.from(d).toString(
"base64")}`}n.Host=`${o}:${r.port}`,n["Proxy-Connection"]||(n["Proxy-Connection"]=this.keepAlive?"Keep-Alive":"close");for(let d of Object.keys(n))a+=`${d}: ${n[d]}\
\r
`;let c=(0,uF.parseProxyResponse)(s);s.write(`${a}\r
`);let{connect:u,buffered:l}=await c;if(e.emit("proxyConnect",u),this.emit("proxyConnect",u,e),u.statusCode===200)return e.once("socket",lF),r.secureEndpoint?(ko(
"Upgrading socket connection to TLS"),Lv.connect({...Uv(Mv(r),"host","path","port"),socket:s})):s;s.destroy();let h=new Ku.Socket({writable:false});return h.readable=
true,e.once("socket",d=>{ko("Replaying proxy buffer for failed request"),(0,nF.default)(d.listenerCount("data")>0),d.push(l),d.push(null)}),h}};Ju.protocols=["h\
ttp","https"];Ft.HttpsProxyAgent=Ju;function lF(t){t.resume()}function Uv(t,...e){let r={},i;for(i in t)e.includes(i)||(r[i]=t[i]);return r}});var Vv=p(ei=>{"us\
e strict";Object.defineProperty(ei,"__esModule",{value:true});var $v=A("buffer"),ls={INVALID_ENCODING:"Invalid encoding provided. Please specify a valid encodin\
g the internal Node.js Buffer supports.",INVALID_SMARTBUFFER_SIZE:"Invalid size provided. Size must be a valid integer greater than zero.",INVALID_SMARTBUFFER_BUFFER:"\
Invalid Buffer provided in SmartBufferOptions.",INVALID_SMARTBUFFER_OBJECT:"Invalid SmartBufferOptions object supplied to SmartBuffer constructor or factory met\
hods.",INVALID_OFFSET:"An invalid offset value was provided.",INVALID_OFFSET_NON_NUMBER:"An invalid offset value was provided. A numeric value is required.",INVALID_LENGTH:"\
An invalid length value was provided.",INVALID_LENGTH_NON_NUMBER:"An invalid length value was provived. A numeric value is required.",INVALID_TARGET_OFFSET:"Tar\
get offset is beyond the bounds of the internal SmartBuffer data.",INVALID_TARGET_LENGTH:"Specified length value moves cursor beyong the bounds of the internal \
SmartBuffer data.",INVALID_READ_BEYOND_BOUNDS:"Attempted to read beyond the bounds of the managed data.",INVALID_WRITE_BEYOND_BOUNDS:"Attempted to write beyond \
the bounds of the managed data."};ei.ERRORS=ls;function hF(t){if(!$v.Buffer.isEncoding(t))throw new Error(ls.INVALID_ENCODING)}ei.checkEncoding=hF;function qv(t){
return typeof t=="number"&&isFinite(t)&&mF(t)}ei.isFiniteInteger=qv;function jv(t,e){if(typeof t=="number"){if(!qv(t)||t<0)throw new Error(e?ls.INVALID_OFFSET:ls.
INVALID_LENGTH)}else throw new Error(e?ls.INVALID_OFFSET_NON_NUMBER:ls.INVALID_LENGTH_NON_NUMBER)}function fF(t){jv(t,false)}ei.checkLengthValue=fF;function dF(t){
jv(t,true)}ei.checkOffsetValue=dF;function pF(t,e){if(t<0||t>e.length)throw new Error(ls.INVALID_TARGET_OFFSET)}ei.checkTargetOffset=pF;function mF(t){return typeof t==
"number"&&isFinite(t)&&Math.floor(t)===t}function gF(t){if(typeof BigInt>"u")throw new Error("Platform does not support JS BigInt type.");if(typeof $v.Buffer.prototype[t]>
"u")throw new Error(`Platform does not support Buffer.prototype.${t}.`)}ei.bigIntAndBufferInt64Check=gF});var Jv=p(Yp=>{"use strict";Object.defineProperty(Yp,"_\
_esModule",{value:true});var W=Vv(),Kv=4096,_F="utf8",Xp=class t{constructor(e){if(this.length=0,this._encoding=_F,this._writeOffset=0,this._readOffset=0,t.isSmartBufferOptions(
e))if(e.encoding&&(W.checkEncoding(e.encoding),this._encoding=e.encoding),e.size)if(W.isFiniteInteger(e.size)&&e.size>0)this._buff=Buffer.allocUnsafe(e.size);else
throw new Error(W.ERRORS.INVALID_SMARTBUFFER_SIZE);else if(e.buff)if(Buffer.isBuffer(e.buff))this._buff=e.buff,this.length=e.buff.length;else throw new Error(W.
ERRORS.INVALID_SMARTBUFFER_BUFFER);else this._buff=Buffer.allocUnsafe(Kv);else{if(typeof e<"u")throw new Error(W.ERRORS.INVALID_SMARTBUFFER_OBJECT);this._buff=Buffer.
allocUnsafe(Kv)}}static fromSize(e,r){return new this({size:e,encoding:r})}static fromBuffer(e,r){return new this({buff:e,encoding:r})}static fromOptions(e){return new this(
e)}static isSmartBufferOptions(e){let r=e;return r&&(r.encoding!==void 0||r.size!==void 0||r.buff!==void 0)}readInt8(e){return this._readNumberValue(Buffer.prototype.
readInt8,1,e)}readInt16BE(e){return this._readNumberValue(Buffer.prototype.readInt16BE,2,e)}readInt16LE(e){return this._readNumberValue(Buffer.prototype.readInt16LE,
2,e)}readInt32BE(e){return this._readNumberValue(Buffer.prototype.readInt32BE,4,e)}readInt32LE(e){return this._readNumberValue(Buffer.prototype.readInt32LE,4,e)}readBigInt64BE(e){
return W.bigIntAndBufferInt64Check("readBigInt64BE"),this._readNumberValue(Buffer.prototype.readBigInt64BE,8,e)}readBigInt64LE(e){return W.bigIntAndBufferInt64Check(
"readBigInt64LE"),this._readNumberValue(Buffer.prototype.readBigInt64LE,8,e)}writeInt8(e,r){return this._writeNumberValue(Buffer.prototype.writeInt8,1,e,r),this}insertInt8(e,r){
return this._insertNumberValue(Buffer.prototype.writeInt8,1,e,r)}writeInt16BE(e,r){return this._writeNumberValue(Buffer.prototype.writeInt16BE,2,e,r)}insertInt16BE(e,r){
return this._insertNumberValue(Buffer.prototype.writeInt16BE,2,e,r)}writeInt16LE(e,r){return this._writeNumberValue(Buffer.prototype.writeInt16LE,2,e,r)}insertInt16LE(e,r){
return this._insertNumberValue(Buffer.prototype.writeInt16LE,2,e,r)}writeInt32BE(e,r){return this._writeNumberValue(Buffer.prototype.writeInt32BE,4,e,r)}insertInt32BE(e,r){
return this._insertNumberValue(Buffer.prototype.writeInt32BE,4,e,r)}writeInt32LE(e,r){return this._writeNumberValue(Buffer.prototype.writeInt32LE,4,e,r)}insertInt32LE(e,r){
return this._insertNumberValue(Buffer.prototype.writeInt32LE,4,e,r)}writeBigInt64BE(e,r){return W.bigIntAndBufferInt64Check("writeBigInt64BE"),this._writeNumberValue(
Buffer.prototype.writeBigInt64BE,8,e,r)}insertBigInt64BE(e,r){return W.bigIntAndBufferInt64Check("writeBigInt64BE"),this._insertNumberValue(Buffer.prototype.writeBigInt64BE,
8,e,r)}writeBigInt64LE(e,r){return W.bigIntAndBufferInt64Check("writeBigInt64LE"),this._writeNumberValue(Buffer.prototype.writeBigInt64LE,8,e,r)}insertBigInt64LE(e,r){
return W.bigIntAndBufferInt64Check("writeBigInt64LE"),this._insertNumberValue(Buffer.prototype.writeBigInt64LE,8,e,r)}readUInt8(e){return this._readNumberValue(
Buffer.prototype.readUInt8,1,e)}readUInt16BE(e){return this._readNumberValue(Buffer.prototype.readUInt16BE,2,e)}readUInt16LE(e){return this._readNumberValue(Buffer.
prototype.readUInt16LE,2,e)}readUInt32BE(e){return this._readNumberValue(Buffer.prototype.readUInt32BE,4,e)}readUInt32LE(e){return this._readNumberValue(Buffer.
prototype.readUInt32LE,4,e)}readBigUInt64BE(e){return W.bigIntAndBufferInt64Check("readBigUInt64BE"),this._readNumberValue(Buffer.prototype.readBigUInt64BE,8,e)}readBigUInt64LE(e){
return W.bigIntAndBufferInt64Check("readBigUInt64LE"),this._readNumberValue(Buffer.prototype.readBigUInt64LE,8,e)}writeUInt8(e,r){return this._writeNumberValue(
Buffer.prototype.writeUInt8,1,e,r)}insertUInt8(e,r){return this._insertNumberValue(Buffer.prototype.writeUInt8,1,e,r)}writeUInt16BE(e,r){return this._writeNumberValue(
Buffer.prototype.writeUInt16BE,2,e,r)}insertUInt16BE(e,r){return this._insertNumberValue(Buffer.prototype.writeUInt16BE,2,e,r)}writeUInt16LE(e,r){return this._writeNumberValue(
Buffer.prototype.writeUInt16LE,2,e,r)}insertUInt16LE(e,r){return this._insertNumberValue(Buffer.prototype.writeUInt16LE,2,e,r)}writeUInt32BE(e,r){return this._writeNumberValue(
Buffer.prototype.writeUInt32BE,4,e,r)}insertUInt32BE(e,r){return this._insertNumberValue(Buffer.prototype.writeUInt32BE,4,e,r)}writeUInt32LE(e,r){return this._writeNumberValue(
Buffer.prototype.writeUInt32LE,4,e,r)}insertUInt32LE(e,r){return this._insertNumberValue(Buffer.prototype.writeUInt32LE,4,e,r)}writeBigUInt64BE(e,r){return W.bigIntAndBufferInt64Check(
"writeBigUInt64BE"),this._writeNumberValue(Buffer.prototype.writeBigUInt64BE,8,e,r)}insertBigUInt64BE(e,r){return W.bigIntAndBufferInt64Check("writeBigUInt64BE"),
this._insertNumberValue(Buffer.prototype.writeBigUInt64BE,8,e,r)}writeBigUInt64LE(e,r){return W.bigIntAndBufferInt64Check("writeBigUInt64LE"),this._writeNumberValue(
Buffer.prototype.writeBigUInt64LE,8,e,r)}insertBigUInt64LE(e,r){return W.bigIntAndBufferInt64Check("writeBigUInt64LE"),this._insertNumberValue(Buffer.prototype.
writeBigUInt64LE,8,e,r)}readFloatBE(e){return this._readNumberValue(Buffer.prototype.readFloatBE,4,e)}readFloatLE(e){return this._readNumberValue(Buffer.prototype.
readFloatLE,4,e)}writeFloatBE(e,r){return this._writeNumberValue(Buffer.prototype.writeFloatBE,4,e,r)}insertFloatBE(e,r){return this._insertNumberValue(Buffer.prototype.
writeFloatBE,4,e,r)}writeFloatLE(e,r){return this._writeNumberValue(Buffer.prototype.writeFloatLE,4,e,r)}insertFloatLE(e,r){return this._insertNumberValue(Buffer.
prototype.writeFloatLE,4,e,r)}readDoubleBE(e){return this._readNumberValue(Buffer.prototype.readDoubleBE,8,e)}readDoubleLE(e){return this._readNumberValue(Buffer.
prototype.readDoubleLE,8,e)}writeDoubleBE(e,r){return this._writeNumberValue(Buffer.prototype.writeDoubleBE,8,e,r)}insertDoubleBE(e,r){return this._insertNumberValue(
Buffer.prototype.writeDoubleBE,8,e,r)}writeDoubleLE(e,r){return this._writeNumberValue(Buffer.prototype.writeDoubleLE,8,e,r)}insertDoubleLE(e,r){return this._insertNumberValue(
Buffer.prototype.writeDoubleLE,8,e,r)}readString(e,r){let i;typeof e=="number"?(W.checkLengthValue(e),i=Math.min(e,this.length-this._readOffset)):(r=e,i=this.length-
this._readOffset),typeof r<"u"&&W.checkEncoding(r);let s=this._buff.slice(this._readOffset,this._readOffset+i).toString(r||this._encoding);return this._readOffset+=
i,s}insertString(e,r,i){return W.checkOffsetValue(r),this._handleString(e,true,r,i)}writeString(e,r,i){return this._handleString(e,false,r,i)}readStringNT(e){typeof e<
"u"&&W.checkEncoding(e);let r=this.length;for(let s=this._readOffset;s<this.length;s++)if(this._buff[s]===0){r=s;break}let i=this._buff.slice(this._readOffset,r);
return this._readOffset=r+1,i.toString(e||this._encoding)}insertStringNT(e,r,i){return W.checkOffsetValue(r),this.insertString(e,r,i),this.insertUInt8(0,r+e.length),
this}writeStringNT(e,r,i){return this.writeString(e,r,i),this.writeUInt8(0,typeof r=="number"?r+e.length:this.writeOffset),this}readBuffer(e){typeof e<"u"&&W.checkLengthValue(
e);let r=typeof e=="number"?e:this.length,i=Math.min(this.length,this._readOffset+r),s=this._buff.slice(this._readOffset,i);return this._readOffset=i,s}insertBuffer(e,r){
return W.checkOffsetValue(r),this._handleBuffer(e,true,r)}writeBuffer(e,r){return this._handleBuffer(e,false,r)}readBufferNT(){let e=this.length;for(let i=this.
_readOffset;i<this.length;i++)if(this._buff[i]===0){e=i;break}let r=this._buff.slice(this._readOffset,e);return this._readOffset=e+1,r}insertBufferNT(e,r){return W.
checkOffsetValue(r),this.insertBuffer(e,r),this.insertUInt8(0,r+e.length),this}writeBufferNT(e,r){return typeof r<"u"&&W.checkOffsetValue(r),this.writeBuffer(e,
r),this.writeUInt8(0,typeof r=="number"?r+e.length:this._writeOffset),this}clear(){return this._writeOffset=0,this._readOffset=0,this.length=0,this}remaining(){
return this.length-this._readOffset}get readOffset(){return this._readOffset}set readOffset(e){W.checkOffsetValue(e),W.checkTargetOffset(e,this),this._readOffset=
e}get writeOffset(){return this._writeOffset}set writeOffset(e){W.checkOffsetValue(e),W.checkTargetOffset(e,this),this._writeOffset=e}get encoding(){return this.
_encoding}set encoding(e){W.checkEncoding(e),this._encoding=e}get internalBuffer(){return this._buff}toBuffer(){return this._buff.slice(0,this.length)}toString(e){
let r=typeof e=="string"?e:this._encoding;return W.checkEncoding(r),this._buff.toString(r,0,this.length)}destroy(){return this.clear(),this}_handleString(e,r,i,s){
let n=this._writeOffset,o=this._encoding;typeof i=="number"?n=i:typeof i=="string"&&(W.checkEncoding(i),o=i),typeof s=="string"&&(W.checkEncoding(s),o=s);let a=Buffer.
byteLength(e,o);return r?this.ensureInsertable(a,n):this._ensureWriteable(a,n),this._buff.write(e,n,a,o),r?this._writeOffset+=a:typeof i=="number"?this._writeOffset=
Math.max(this._writeOffset,n+a):this._writeOffset+=a,this}_handleBuffer(e,r,i){let s=typeof i=="number"?i:this._writeOffset;return r?this.ensureInsertable(e.length,
s):this._ensureWriteable(e.length,s),e.copy(this._buff,s),r?this._writeOffset+=e.length:typeof i=="number"?this._writeOffset=Math.max(this._writeOffset,s+e.length):
this._writeOffset+=e.length,this}ensureReadable(e,r){let i=this._readOffset;if(typeof r<"u"&&(W.checkOffsetValue(r),i=r),i<0||i+e>this.length)throw new Error(W.
ERRORS.INVALID_READ_BEYOND_BOUNDS)}ensureInsertable(e,r){W.checkOffsetValue(r),this._ensureCapacity(this.length+e),r<this.length&&this._buff.copy(this._buff,r+e,
r,this._buff.length),r+e>this.length?this.length=r+e:this.length+=e}_ensureWriteable(e,r){let i=typeof r=="number"?r:this._writeOffset;this._ensureCapacity(i+e),
i+e>this.length&&(this.length=i+e)}_ensureCapacity(e){let r=this._buff.length;if(e>r){let i=this._buff,s=r*3/2+1;s<e&&(s=e),this._buff=Buffer.allocUnsafe(s),i.copy(
this._buff,0,0,r)}}_readNumberValue(e,r,i){this.ensureReadable(r,i);let s=e.call(this._buff,typeof i=="number"?i:this._readOffset);return typeof i>"u"&&(this._readOffset+=
r),s}_insertNumberValue(e,r,i,s){return W.checkOffsetValue(s),this.ensureInsertable(r,s),e.call(this._buff,i,s),this._writeOffset+=r,this}_writeNumberValue(e,r,i,s){
if(typeof s=="number"){if(s<0)throw new Error(W.ERRORS.INVALID_WRITE_BEYOND_BOUNDS);W.checkOffsetValue(s)}let n=typeof s=="number"?s:this._writeOffset;return this.
_ensureWriteable(r,n),e.call(this._buff,i,n),typeof s=="number"?this._writeOffset=Math.max(this._writeOffset,n+r):this._writeOffset+=r,this}};Yp.SmartBuffer=Xp});
var Zp=p(ce=>{"use strict";Object.defineProperty(ce,"__esModule",{value:true});ce.SOCKS5_NO_ACCEPTABLE_AUTH=ce.SOCKS5_CUSTOM_AUTH_END=ce.SOCKS5_CUSTOM_AUTH_START=
ce.SOCKS_INCOMING_PACKET_SIZES=ce.SocksClientState=ce.Socks5Response=ce.Socks5HostType=ce.Socks5Auth=ce.Socks4Response=ce.SocksCommand=ce.ERRORS=ce.DEFAULT_TIMEOUT=
void 0;var SF=3e4;ce.DEFAULT_TIMEOUT=SF;var yF={InvalidSocksCommand:"An invalid SOCKS command was provided. Valid options are connect, bind, and associate.",InvalidSocksCommandForOperation:"\
An invalid SOCKS command was provided. Only a subset of commands are supported for this operation.",InvalidSocksCommandChain:"An invalid SOCKS command was provi\
ded. Chaining currently only supports the connect command.",InvalidSocksClientOptionsDestination:"An invalid destination host was provided.",InvalidSocksClientOptionsExistingSocket:"\
An invalid existing socket was provided. This should be an instance of stream.Duplex.",InvalidSocksClientOptionsProxy:"Invalid SOCKS proxy details were provided\
.",InvalidSocksClientOptionsTimeout:"An invalid timeout value was provided. Please enter a value above 0 (in ms).",InvalidSocksClientOptionsProxiesLength:"At le\
ast two socks proxies must be provided for chaining.",InvalidSocksClientOptionsCustomAuthRange:"Custom auth must be a value between 0x80 and 0xFE.",InvalidSocksClientOptionsCustomAuthOptions:"\
When a custom_auth_method is provided, custom_auth_request_handler, custom_auth_response_size, and custom_auth_response_handler must also be provided and valid.",
NegotiationError:"Negotiation error",SocketClosed:"Socket closed",ProxyConnectionTimedOut:"Proxy connection timed out",InternalError:"SocksClient internal error\
 (this should not happen)",InvalidSocks4HandshakeResponse:"Received invalid Socks4 handshake response",Socks4ProxyRejectedConnection:"Socks4 Proxy rejected conn\
ection",InvalidSocks4IncomingConnectionResponse:"Socks4 invalid incoming connection response",Socks4ProxyRejectedIncomingBoundConnection:"Socks4 Proxy rejected \
incoming bound connection",InvalidSocks5InitialHandshakeResponse:"Received invalid Socks5 initial handshake response",InvalidSocks5IntiailHandshakeSocksVersion:"\
Received invalid Socks5 initial handshake (invalid socks version)",InvalidSocks5InitialHandshakeNoAcceptedAuthType:"Received invalid Socks5 initial handshake (n\
o accepted authentication type)",InvalidSocks5InitialHandshakeUnknownAuthType:"Received invalid Socks5 initial handshake (unknown authentication type)",Socks5AuthenticationFailed:"\
Socks5 Authentication failed",InvalidSocks5FinalHandshake:"Received invalid Socks5 final handshake response",InvalidSocks5FinalHandshakeRejected:"Socks5 proxy r\
ejected connection",InvalidSocks5IncomingConnectionResponse:"Received invalid Socks5 incoming connection response",Socks5ProxyRejectedIncomingBoundConnection:"S\
ocks5 Proxy rejected incoming bound connection"};ce.ERRORS=yF;var EF={Socks5InitialHandshakeResponse:2,Socks5UserPassAuthenticationResponse:2,Socks5ResponseHeader:5,
Socks5ResponseIPv4:10,Socks5ResponseIPv6:22,Socks5ResponseHostname:t=>t+7,Socks4Response:8};ce.SOCKS_INCOMING_PACKET_SIZES=EF;var zv;(function(t){t[t.connect=1]=
"connect",t[t.bind=2]="bind",t[t.associate=3]="associate"})(zv||(ce.SocksCommand=zv={}));var Gv;(function(t){t[t.Granted=90]="Granted",t[t.Failed=91]="Failed",t[t.
Rejected=92]="Rejected",t[t.RejectedIdent=93]="RejectedIdent"})(Gv||(ce.Socks4Response=Gv={}));var Wv;(function(t){t[t.NoAuth=0]="NoAuth",t[t.GSSApi=1]="GSSApi",
t[t.UserPass=2]="UserPass"})(Wv||(ce.Socks5Auth=Wv={}));var bF=128;ce.SOCKS5_CUSTOM_AUTH_START=bF;var wF=254;ce.SOCKS5_CUSTOM_AUTH_END=wF;var OF=255;ce.SOCKS5_NO_ACCEPTABLE_AUTH=
OF;var Xv;(function(t){t[t.Granted=0]="Granted",t[t.Failure=1]="Failure",t[t.NotAllowed=2]="NotAllowed",t[t.NetworkUnreachable=3]="NetworkUnreachable",t[t.HostUnreachable=
4]="HostUnreachable",t[t.ConnectionRefused=5]="ConnectionRefused",t[t.TTLExpired=6]="TTLExpired",t[t.CommandNotSupported=7]="CommandNotSupported",t[t.AddressNotSupported=
8]="AddressNotSupported"})(Xv||(ce.Socks5Response=Xv={}));var Yv;(function(t){t[t.IPv4=1]="IPv4",t[t.Hostname=3]="Hostname",t[t.IPv6=4]="IPv6"})(Yv||(ce.Socks5HostType=
Yv={}));var Zv;(function(t){t[t.Created=0]="Created",t[t.Connecting=1]="Connecting",t[t.Connected=2]="Connected",t[t.SentInitialHandshake=3]="SentInitialHandsha\
ke",t[t.ReceivedInitialHandshakeResponse=4]="ReceivedInitialHandshakeResponse",t[t.SentAuthentication=5]="SentAuthentication",t[t.ReceivedAuthenticationResponse=
6]="ReceivedAuthenticationResponse",t[t.SentFinalHandshake=7]="SentFinalHandshake",t[t.ReceivedFinalResponse=8]="ReceivedFinalResponse",t[t.BoundWaitingForConnection=
9]="BoundWaitingForConnection",t[t.Established=10]="Established",t[t.Disconnected=11]="Disconnected",t[t.Error=99]="Error"})(Zv||(ce.SocksClientState=Zv={}))});
var em=p(Fo=>{"use strict";Object.defineProperty(Fo,"__esModule",{value:true});Fo.SocksClientError=void 0;Fo.shuffleArray=vF;var Qp=class extends Error{constructor(e,r){
super(e),this.options=r}};Fo.SocksClientError=Qp;function vF(t){for(let e=t.length-1;e>0;e--){let r=Math.floor(Math.random()*(e+1));[t[e],t[r]]=[t[r],t[e]]}}});
var Ho=p(zu=>{"use strict";Object.defineProperty(zu,"__esModule",{value:true});zu.AddressError=void 0;var tm=class extends Error{constructor(e,r){super(e),this.
name="AddressError",this.parseMessage=r}};zu.AddressError=tm});var Gu=p(Ht=>{"use strict";Object.defineProperty(Ht,"__esModule",{value:true});Ht.isInSubnet=AF;Ht.
isHostInSubnet=rm;Ht.isGloballyReachable=TF;Ht.offsetBigInt=IF;Ht.isCorrect=RF;Ht.prefixLengthFromMask=CF;Ht.assertByteArray=PF;Ht.numberToPaddedHex=Qv;Ht.stringToPaddedHex=
NF;Ht.testBit=BF;var hs=Ho();function AF(t){return this.subnetMask<t.subnetMask?false:rm.call(this,t)}function rm(t){return this.binaryZeroPad().length!==t.binaryZeroPad().
length?false:this.mask(t.subnetMask)===t.mask()}function TF(t){let e=null;for(let r=0;r<t.length;r++){let i=t[r];i.reachable!==null&&rm.call(this,i.subnet)&&(e===
null||i.subnet.subnetMask>e.subnet.subnetMask)&&(e=i)}return e===null?true:e.reachable}function IF(t,e,r,i){if(typeof e=="number"&&!Number.isSafeInteger(e))throw new hs.
AddressError(`${i} offset must be an integer`);if(typeof e!="number"&&typeof e!="bigint")throw new hs.AddressError(`${i} offset must be an integer`);let s=t+BigInt(
e);if(s<BigInt(0)||s>(BigInt(1)<<BigInt(r))-BigInt(1))throw new hs.AddressError(`${i} offset leaves the address space`);return s}function RF(t){return function(){
return this.addressMinusSuffix!==this.correctForm()?false:this.subnetMask===t&&!this.parsedSubnet?true:this.parsedSubnet===String(this.subnetMask)}}function CF(t,e){
let r=t.toString(2).padStart(e,"0");if(r.length>e)throw new hs.AddressError("Invalid subnet mask.");let i=r.indexOf("0");if(i===-1)return e;if(r.slice(i).includes(
"1"))throw new hs.AddressError("Invalid subnet mask.");return i}function PF(t,e,r,i){if(t.length!==e)throw new hs.AddressError(`${r} addresses require exactly ${e}\
 bytes`);for(let s=0;s<t.length;s++)if(!Number.isInteger(t[s])||t[s]<i||t[s]>255)throw new hs.AddressError(`All bytes must be integers between ${i} and 255`)}function Qv(t){
return t.toString(16).padStart(2,"0")}function NF(t){return Qv(parseInt(t,10))}function BF(t,e){let{length:r}=t;if(e>=r)return false;let i=r-e-1;return t.substring(
i,i+1)==="1"}});var im=p($t=>{"use strict";Object.defineProperty($t,"__esModule",{value:true});$t.SPECIAL_PURPOSE=$t.RE_SUBNET_STRING=$t.RE_ADDRESS=$t.GROUPS=$t.
BITS=void 0;$t.BITS=32;$t.GROUPS=4;$t.RE_ADDRESS=/^(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])$/g;
$t.RE_SUBNET_STRING=/\/\d{1,2}$/;$t.SPECIAL_PURPOSE=[["0.0.0.0/8","This network",false],["0.0.0.0/32","This host on this network",false],["10.0.0.0/8","Private-\
Use",false],["100.64.0.0/10","Shared Address Space",false],["127.0.0.0/8","Loopback",false],["169.254.0.0/16","Link Local",false],["172.16.0.0/12","Private-Use",
false],["192.0.0.0/24","IETF Protocol Assignments",false],["192.0.0.0/29","IPv4 Service Continuity Prefix",false],["192.0.0.8/32","IPv4 dummy address",false],["\
192.0.0.9/32","Port Control Protocol Anycast",true],["192.0.0.10/32","Traversal Using Relays around NAT Anycast",true],["192.0.0.170/32","NAT64/DNS64 Discovery",
false],["192.0.0.171/32","NAT64/DNS64 Discovery",false],["192.0.2.0/24","Documentation (TEST-NET-1)",false],["192.31.196.0/24","AS112-v4",true],["192.52.193.0/2\
4","AMT",true],["192.88.99.0/24","Deprecated (6to4 Relay Anycast)",null],["192.88.99.2/32","6a44-relay anycast address",false],["192.168.0.0/16","Private-Use",false],
["192.175.48.0/24","Direct Delegation AS112 Service",true],["198.18.0.0/15","Benchmarking",false],["198.51.100.0/24","Documentation (TEST-NET-2)",false],["203.0\
.113.0/24","Documentation (TEST-NET-3)",false],["240.0.0.0/4","Reserved",false],["255.255.255.255/32","Limited Broadcast",false]]});var sm=p(br=>{"use strict";var DF=br&&
br.__createBinding||(Object.create?(function(t,e,r,i){i===void 0&&(i=r);var s=Object.getOwnPropertyDescriptor(e,r);(!s||("get"in s?!e.__esModule:s.writable||s.configurable))&&
(s={enumerable:true,get:function(){return e[r]}}),Object.defineProperty(t,i,s)}):(function(t,e,r,i){i===void 0&&(i=r),t[i]=e[r]})),xF=br&&br.__setModuleDefault||
(Object.create?(function(t,e){Object.defineProperty(t,"default",{enumerable:true,value:e})}):function(t,e){t.default=e}),eA=br&&br.__importStar||function(t){if(t&&
t.__esModule)return t;var e={};if(t!=null)for(var r in t)r!=="default"&&Object.prototype.hasOwnProperty.call(t,r)&&DF(e,t,r);return xF(e,t),e};Object.defineProperty(
br,"__esModule",{value:true});br.Address4=void 0;var At=eA(Gu()),pe=eA(im()),Wt=Ho(),LF=At.isCorrect(pe.BITS),De=class t{constructor(e){this.addressMinusSuffix=
"",this.groups=pe.GROUPS,this.parsedAddress=[],this.parsedSubnet="",this.subnet="/32",this.subnetMask=32,this.v4=true,this.isCorrect=LF,this.isInSubnet=At.isInSubnet,
this.isHostInSubnet=At.isHostInSubnet,this.address=e;let r=pe.RE_SUBNET_STRING.exec(e);if(r){if(this.parsedSubnet=r[0].replace("/",""),this.subnetMask=parseInt(
this.parsedSubnet,10),this.subnet=`/${this.subnetMask}`,this.subnetMask<0||this.subnetMask>pe.BITS)throw new Wt.AddressError("Invalid subnet mask.");e=e.replace(
pe.RE_SUBNET_STRING,"")}let i=pe.GROUPS*4-1;if(e.length>i)throw new Wt.AddressError(`IPv4 addresses are at most ${i} characters.`);this.addressMinusSuffix=e,this.
parsedAddress=this.parse(e)}static isValid(e){try{return new t(e),true}catch{return false}}parse(e){let r=e.split(".");if(r.some(i=>/^0\d/.test(i)))throw new Wt.
AddressError("IPv4 addresses can't have leading zeroes.");if(!e.match(pe.RE_ADDRESS))throw new Wt.AddressError("Invalid IPv4 address.");return r}correctForm(){return this.
parsedAddress.map(e=>parseInt(e,10)).join(".")}static fromAddressAndMask(e,r){let i=At.prefixLengthFromMask(new t(r).bigInt(),pe.BITS);return new t(`${e}/${i}`)}static fromAddressAndWildcardMask(e,r){
let i=new t(r).bigInt(),s=(BigInt(1)<<BigInt(pe.BITS))-BigInt(1),n=i^s,o=At.prefixLengthFromMask(n,pe.BITS);return new t(`${e}/${o}`)}static fromWildcard(e){let r=e.
split(".");if(r.length!==pe.GROUPS)throw new Wt.AddressError("Wildcard pattern must have 4 octets");let i=-1;for(let a=0;a<r.length;a++)if(r[a]==="*")i===-1&&(i=
a);else if(i!==-1)throw new Wt.AddressError("Wildcard `*` must only appear in trailing octets (e.g. `192.168.0.*`)");let s=i===-1?0:r.length-i,n=r.map(a=>a==="*"?
"0":a),o=pe.BITS-s*8;return new t(`${n.join(".")}/${o}`)}static fromHex(e){let r=e.replace(/:/g,"");if(!/^[0-9a-fA-F]{8}$/.test(r))throw new Wt.AddressError("IP\
v4 hex must be exactly 8 hex digits");let i=[];for(let s=0;s<8;s+=2)i.push(parseInt(r.slice(s,s+2),16));return new t(i.join("."))}static fromInteger(e){if(!Number.
isInteger(e)||e<0||e>4294967295)throw new Wt.AddressError("IPv4 integer must be in the range 0 to 2**32 - 1");return t.fromHex(e.toString(16).padStart(8,"0"))}static fromArpa(e){
let r=pe.GROUPS*4-1+3+14;if(e.length>r)throw new Wt.AddressError(`in-addr.arpa names are at most ${r} characters.`);let s=e.replace(/(\.in-addr\.arpa)?\.?$/i,"").
split(".").reverse().join(".");return new t(s)}toHex(){return this.parsedAddress.map(e=>At.stringToPaddedHex(e)).join(":")}toArray(){return this.parsedAddress.map(
e=>parseInt(e,10))}toGroup6(){let e=[],r;for(r=0;r<pe.GROUPS;r+=2)e.push(`${At.stringToPaddedHex(this.parsedAddress[r])}${At.stringToPaddedHex(this.parsedAddress[r+
1])}`);return e.join(":")}bigInt(){return BigInt(`0x${this.parsedAddress.map(e=>At.stringToPaddedHex(e)).join("")}`)}_startAddress(){return BigInt(`0b${this.mask()+
"0".repeat(pe.BITS-this.subnetMask)}`)}startAddress(){return t.fromBigInt(this._startAddress())}startAddressExclusive(){let e=BigInt("1");return t.fromBigInt(this.
_startAddress()+e)}offset(e){return t.fromBigInt(At.offsetBigInt(this.bigInt(),e,pe.BITS,"IPv4")).withSubnetMask(this.subnetMask)}nextNetwork(){return t.fromBigInt(
At.offsetBigInt(this._endAddress(),1,pe.BITS,"IPv4")).withSubnetMask(this.subnetMask)}withSubnetMask(e){return new t(`${this.correctForm()}/${e}`)}_endAddress(){
return BigInt(`0b${this.mask()+"1".repeat(pe.BITS-this.subnetMask)}`)}endAddress(){return t.fromBigInt(this._endAddress())}endAddressExclusive(){let e=BigInt("1");
return t.fromBigInt(this._endAddress()-e)}subnetMaskAddress(){return t.fromBigInt(BigInt(`0b${"1".repeat(this.subnetMask)}${"0".repeat(pe.BITS-this.subnetMask)}`))}wildcardMask(){
return t.fromBigInt(BigInt(`0b${"0".repeat(this.subnetMask)}${"1".repeat(pe.BITS-this.subnetMask)}`))}networkForm(){return`${this.startAddress().correctForm()}/${this.
subnetMask}`}static fromBigInt(e){if(e<BigInt(0)||e>BigInt(4294967295))throw new Wt.AddressError("IPv4 BigInt must be in the range 0 to 2**32 - 1");return t.fromHex(
e.toString(16).padStart(8,"0"))}static fromByteArray(e){return At.assertByteArray(e,4,"IPv4",0),this.fromUnsignedByteArray(e)}static fromUnsignedByteArray(e){if(e.
length!==4)throw new Wt.AddressError("IPv4 addresses require exactly 4 bytes");let r=e.join(".");return new t(r)}mask(e){return e===void 0&&(e=this.subnetMask),
this.getBitsBase2(0,e)}getBitsBase2(e,r){return this.binaryZeroPad().slice(e,r)}reverseForm(e){e||(e={});let r=this.correctForm().split(".").reverse().join(".");
return e.omitSuffix?r:`${r}.in-addr.arpa.`}isMulticast(){return this.isHostInSubnet(MF)}isPrivate(){return UF.some(e=>this.isHostInSubnet(e))}isLoopback(){return this.
isHostInSubnet(kF)}isLinkLocal(){return this.isHostInSubnet(FF)}isUnspecified(){return this.isHostInSubnet(HF)}isBroadcast(){return this.isHostInSubnet($F)}isCGNAT(){
return this.isHostInSubnet(qF)}isDocumentation(){return jF.some(e=>this.isHostInSubnet(e))}isBenchmarking(){return this.isHostInSubnet(VF)}isReserved(){return this.
isHostInSubnet(KF)}isGlobal(){return!this.isMulticast()&&At.isGloballyReachable.call(this,JF)}binaryZeroPad(){return this._binaryZeroPad===void 0&&(this._binaryZeroPad=
this.bigInt().toString(2).padStart(pe.BITS,"0")),this._binaryZeroPad}groupForV6(){let e=this.parsedAddress;return this.correctForm().replace(pe.RE_ADDRESS,`<spa\
n class="hover-group group-v4 group-6">${e.slice(0,2).join(".")}</span>.<span class="hover-group group-v4 group-7">${e.slice(2,4).join(".")}</span>`)}};br.Address4=
De;var MF=new De("224.0.0.0/4"),UF=[new De("10.0.0.0/8"),new De("172.16.0.0/12"),new De("192.168.0.0/16")],kF=new De("127.0.0.0/8"),FF=new De("169.254.0.0/16"),
HF=new De("0.0.0.0/32"),$F=new De("255.255.255.255/32"),qF=new De("100.64.0.0/10"),jF=[new De("192.0.2.0/24"),new De("198.51.100.0/24"),new De("203.0.113.0/24")],
VF=new De("198.18.0.0/15"),KF=new De("240.0.0.0/4"),JF=pe.SPECIAL_PURPOSE.map(([t,,e])=>({subnet:new De(t),reachable:e}))});var nm=p(de=>{"use strict";Object.defineProperty(
de,"__esModule",{value:true});de.SPECIAL_PURPOSE=de.RE_URL_WITH_PORT=de.RE_URL=de.RE_ZONE_STRING=de.RE_SUBNET_STRING=de.RE_BAD_ADDRESS=de.RE_BAD_CHARACTERS=de.TYPES=
de.SCOPES=de.GROUPS=de.BITS=void 0;de.BITS=128;de.GROUPS=8;de.SCOPES={0:"Reserved",1:"Interface local",2:"Link local",4:"Admin local",5:"Site local",8:"Organiza\
tion local",14:"Global",15:"Reserved"};de.TYPES={"ff01::1/128":"Multicast (All nodes on this interface)","ff01::2/128":"Multicast (All routers on this interface\
)","ff02::1/128":"Multicast (All nodes on this link)","ff02::2/128":"Multicast (All routers on this link)","ff05::2/128":"Multicast (All routers in this site)",
"ff02::5/128":"Multicast (OSPFv3 AllSPF routers)","ff02::6/128":"Multicast (OSPFv3 AllDR routers)","ff02::9/128":"Multicast (RIP routers)","ff02::a/128":"Multic\
ast (EIGRP routers)","ff02::d/128":"Multicast (PIM routers)","ff02::16/128":"Multicast (MLDv2 reports)","ff01::fb/128":"Multicast (mDNSv6)","ff02::fb/128":"Mult\
icast (mDNSv6)","ff05::fb/128":"Multicast (mDNSv6)","ff02::1:2/128":"Multicast (All DHCP servers and relay agents on this link)","ff05::1:2/128":"Multicast (All\
 DHCP servers and relay agents in this site)","ff02::1:3/128":"Multicast (All DHCP servers on this link)","ff05::1:3/128":"Multicast (All DHCP servers in this s\
ite)","::/128":"Unspecified","::1/128":"Loopback","::ffff:0:0/96":"IPv4-mapped","ff00::/8":"Multicast","fe80::/10":"Link-local unicast","fc00::/7":"Unique local",
"2001::/32":"Teredo","2001:2::/48":"Benchmarking","2002::/16":"6to4","2001:db8::/32":"Documentation","3fff::/20":"Documentation","100::/64":"Discard-only","fec0\
::/10":"Site-local unicast (deprecated)","::/96":"IPv4-compatible (deprecated)","64:ff9b::/96":"NAT64 (well-known)","64:ff9b:1::/48":"NAT64 (local-use)"};de.RE_BAD_CHARACTERS=
/([^0-9a-f:/%])/gi;de.RE_BAD_ADDRESS=/([0-9a-f]{5,}|:{3,}|[^:]:$|^:[^:]|\/$)/gi;de.RE_SUBNET_STRING=/\/\d{1,3}(?=%|$)/;de.RE_ZONE_STRING=/%.*$/;de.RE_URL=/^(?:\[([0-9a-f:.]+)\]|([0-9a-f:.]+))(?:[/?#].*)?$/i;
de.RE_URL_WITH_PORT=/^\[([0-9a-f:.]+)\]:([0-9]{1,5})(?:[/?#].*)?$/i;de.SPECIAL_PURPOSE=[["::1/128","Loopback Address",false],["::/128","Unspecified Address",false],
["::ffff:0:0/96","IPv4-mapped Address",false],["64:ff9b::/96","IPv4-IPv6 Translat.",true],["64:ff9b:1::/48","IPv4-IPv6 Translat.",false],["100::/64","Discard-On\
ly Address Block",false],["100:0:0:1::/64","Dummy IPv6 Prefix",false],["2001::/23","IETF Protocol Assignments",false],["2001::/32","TEREDO",false],["2001:1::1/1\
28","Port Control Protocol Anycast",true],["2001:1::2/128","Traversal Using Relays around NAT Anycast",true],["2001:1::3/128","DNS-SD Service Registration Proto\
col Anycast",true],["2001:2::/48","Benchmarking",false],["2001:3::/32","AMT",true],["2001:4:112::/48","AS112-v6",true],["2001:10::/28","Deprecated (previously O\
RCHID)",null],["2001:20::/28","ORCHIDv2",true],["2001:30::/28","Drone Remote ID Protocol Entity Tags (DETs) Prefix",true],["2001:db8::/32","Documentation",false],
["2002::/16","6to4",false],["2620:4f:8000::/48","Direct Delegation AS112 Service",true],["3fff::/20","Documentation",false],["5f00::/16","Segment Routing (SRv6)\
 SIDs",false],["fc00::/7","Unique-Local",false],["fe80::/10","Link-Local Unicast",false]]});var om=p(fs=>{"use strict";Object.defineProperty(fs,"__esModule",{value:true});
fs.escapeHtml=Wu;fs.spanAllZeroes=tA;fs.spanAll=zF;fs.spanLeadingZeroes=GF;fs.simpleGroup=WF;function Wu(t){return t.replace(/&/g,"&amp;").replace(/</g,"&lt;").
replace(/>/g,"&gt;").replace(/"/g,"&quot;").replace(/'/g,"&#39;")}function tA(t){return Wu(t).replace(/(0+)/g,'<span class="zero">$1</span>')}function zF(t,e=0){
return t.split("").map((i,s)=>`<span class="digit value-${Wu(i)} position-${s+e}">${tA(i)}</span>`).join("")}function rA(t){return Wu(t).replace(/^(0+)/,'<span \
class="zero">$1</span>')}function GF(t){return t.split(":").map(r=>rA(r)).join(":")}function WF(t,e=0){return t.split(":").map((i,s)=>/group-v4/.test(i)?i:`<spa\
n class="hover-group group-${s+e}">${rA(i)}</span>`)}});var iA=p(_t=>{"use strict";var XF=_t&&_t.__createBinding||(Object.create?(function(t,e,r,i){i===void 0&&
(i=r);var s=Object.getOwnPropertyDescriptor(e,r);(!s||("get"in s?!e.__esModule:s.writable||s.configurable))&&(s={enumerable:true,get:function(){return e[r]}}),Object.
defineProperty(t,i,s)}):(function(t,e,r,i){i===void 0&&(i=r),t[i]=e[r]})),YF=_t&&_t.__setModuleDefault||(Object.create?(function(t,e){Object.defineProperty(t,"d\
efault",{enumerable:true,value:e})}):function(t,e){t.default=e}),ZF=_t&&_t.__importStar||function(t){if(t&&t.__esModule)return t;var e={};if(t!=null)for(var r in t)
r!=="default"&&Object.prototype.hasOwnProperty.call(t,r)&&XF(e,t,r);return YF(e,t),e};Object.defineProperty(_t,"__esModule",{value:true});_t.ADDRESS_BOUNDARY=void 0;
_t.groupPossibilities=Yu;_t.padGroup=Xu;_t.simpleRegularExpression=eH;_t.possibleElisions=tH;var QF=ZF(nm());function Yu(t){return`(${t.join("|")})`}function Xu(t){
return t.length<4?`0{0,${4-t.length}}${t}`:t}_t.ADDRESS_BOUNDARY="[^A-Fa-f0-9:]";function eH(t){let e=[];t.forEach((i,s)=>{parseInt(i,16)===0&&e.push(s)});let r=e.
map(i=>t.map((s,n)=>{if(n===i){let o=n===0||n===QF.GROUPS-1?":":"";return Yu([Xu(s),o])}return Xu(s)}).join(":"));return r.push(t.map(Xu).join(":")),Yu(r)}function tH(t,e,r){
let i=e?"":":",s=r?"":":",n=[];!e&&!r&&n.push("::"),e&&r&&n.push(""),(r&&!e||!r&&e)&&n.push(":"),n.push(`${i}(:0{1,4}){1,${t-1}}`),n.push(`(0{1,4}:){1,${t-1}}${s}`),
n.push(`(0{1,4}:){${t-1}}0{1,4}`);for(let o=1;o<t-1;o++)for(let a=1;a<t-o;a++)n.push(`(0{1,4}:){${a}}:(0{1,4}:){${t-a-o-1}}0{1,4}`);return Yu(n)}});var aA=p(vr=>{
"use strict";var rH=vr&&vr.__createBinding||(Object.create?(function(t,e,r,i){i===void 0&&(i=r);var s=Object.getOwnPropertyDescriptor(e,r);(!s||("get"in s?!e.__esModule:
s.writable||s.configurable))&&(s={enumerable:true,get:function(){return e[r]}}),Object.defineProperty(t,i,s)}):(function(t,e,r,i){i===void 0&&(i=r),t[i]=e[r]})),
iH=vr&&vr.__setModuleDefault||(Object.create?(function(t,e){Object.defineProperty(t,"default",{enumerable:true,value:e})}):function(t,e){t.default=e}),el=vr&&vr.
__importStar||function(t){if(t&&t.__esModule)return t;var e={};if(t!=null)for(var r in t)r!=="default"&&Object.prototype.hasOwnProperty.call(t,r)&&rH(e,t,r);return iH(
e,t),e};Object.defineProperty(vr,"__esModule",{value:true});vr.Address6=void 0;var Or=el(Gu()),am=el(im()),Y=el(nm()),Ni=el(om()),wr=sm(),ds=iA(),xe=Ho(),Zu=Gu(),
sH=Or.isCorrect(Y.BITS);function Qu(t){if(!t)throw new Error("Assertion failed.")}function nH(t){let e=/(\d+)(\d{3})/;for(;e.test(t);)t=t.replace(e,"$1,$2");return t}
function oH(t){return t=t.replace(/^(0{1,})([1-9]+)$/,'<span class="parse-error">$1</span>$2'),t=t.replace(/^(0{1,})(0)$/,'<span class="parse-error">$1</span>$2'),
t}function aH(t,e){let r=[],i=[],s;for(s=0;s<t.length;s++)s<e[0]?r.push(t[s]):s>e[1]&&i.push(t[s]);return r.concat(["compact"]).concat(i)}function sA(t){return parseInt(
t,16).toString(16).padStart(4,"0")}function nA(t){return t&255}var Qe=class t{constructor(e,r){this.addressMinusSuffix="",this.parsedSubnet="",this.subnet="/128",
this.subnetMask=128,this.v4=false,this.zone="",this.isInSubnet=Or.isInSubnet,this.isHostInSubnet=Or.isHostInSubnet,this.isCorrect=sH,r===void 0?this.groups=Y.GROUPS:
this.groups=r,this.address=e;let i=Y.RE_SUBNET_STRING.exec(e);if(i){if(this.parsedSubnet=i[0].replace("/",""),this.subnetMask=parseInt(this.parsedSubnet,10),this.
subnet=`/${this.subnetMask}`,Number.isNaN(this.subnetMask)||this.subnetMask<0||this.subnetMask>Y.BITS)throw new xe.AddressError("Invalid subnet mask.");e=e.replace(
Y.RE_SUBNET_STRING,"")}if(/\//.test(e))throw new xe.AddressError("Invalid subnet mask.");let s=e.indexOf("%");s!==-1&&/^.*$/.test(e.slice(s))&&(this.zone=e.slice(
s),e=e.slice(0,s));let n=this.groups*5+5;if(e.length>n)throw new xe.AddressError(`IPv6 addresses are at most ${n} characters.`);this.addressMinusSuffix=e,this.parsedAddress=
this.parse(this.addressMinusSuffix)}static isValid(e){try{return new t(e),true}catch{return false}}static fromBigInt(e){if(e<BigInt(0)||e>(BigInt(1)<<BigInt(Y.BITS))-
BigInt(1))throw new xe.AddressError("IPv6 BigInt must be in the range 0 to 2**128 - 1");let r=e.toString(16).padStart(32,"0"),i=[];for(let s=0;s<Y.GROUPS;s++)i.
push(r.slice(s*4,(s+1)*4));return new t(i.join(":"))}static fromURL(e){var r;let i,s=null,n,o,a=e.replace(/^[a-z][a-z0-9+.-]*:\/\//i,"");if(a.indexOf("[")!==-1&&
a.indexOf("]:")!==-1){if(o="failed to parse address with port",n=Y.RE_URL_WITH_PORT.exec(a),n===null)return{error:o,address:null,port:null};i=n[1],s=n[2]}else{if(o=
"failed to parse address from URL",n=Y.RE_URL.exec(a),n===null)return{error:o,address:null,port:null};i=(r=n[1])!==null&&r!==void 0?r:n[2]}s?(s=parseInt(s,10),(s<
0||s>65535)&&(s=null)):s=null;let c;try{c=new t(i)}catch{return{error:o,address:null,port:null}}return{address:c,port:s}}static fromAddressAndMask(e,r){let i=Or.
prefixLengthFromMask(new t(r).bigInt(),Y.BITS);return new t(`${e}/${i}`)}static fromAddressAndWildcardMask(e,r){let i=new t(r).bigInt(),s=(BigInt(1)<<BigInt(Y.BITS))-
BigInt(1),n=i^s,o=Or.prefixLengthFromMask(n,Y.BITS);return new t(`${e}/${o}`)}static fromWildcard(e){if(e.includes("%")||e.includes("/"))throw new xe.AddressError(
"Wildcard pattern must not include a zone or CIDR suffix");let r=e.split("::");if(r.length>2)throw new xe.AddressError("Wildcard pattern cannot contain more tha\
n one '::'");let i;if(r.length===2){let c=r[0]===""?[]:r[0].split(":"),u=r[1]===""?[]:r[1].split(":"),l=Y.GROUPS-c.length-u.length;if(l<1)throw new xe.AddressError(
"Wildcard pattern with '::' has too many groups");i=[...c,...new Array(l).fill("0"),...u]}else i=e.split(":");if(i.length!==Y.GROUPS)throw new xe.AddressError("\
Wildcard pattern must have 8 groups");let s=-1;for(let c=0;c<i.length;c++)if(i[c]==="*")s===-1&&(s=c);else if(s!==-1)throw new xe.AddressError("Wildcard `*` mus\
t only appear in trailing groups (e.g. `2001:db8:*:*:*:*:*:*`)");let n=s===-1?0:i.length-s,o=i.map(c=>c==="*"?"0":c),a=Y.BITS-n*16;return new t(`${o.join(":")}/${a}`)}static fromAddress4(e){
let r=new wr.Address4(e),i=Y.BITS-(am.BITS-r.subnetMask);return new t(`::ffff:${r.correctForm()}/${i}`)}static fromArpa(e){let r=e.replace(/(\.ip6\.arpa)?\.?$/i,
"");if(!/^[0-9a-f](\.[0-9a-f]){0,31}$/i.test(r))throw new xe.AddressError("Invalid 'ip6.arpa' form.");let i=r.split(".").reverse(),s=i.length*4,n=i.join("").padEnd(
32,"0"),o=[];for(let a=0;a<Y.GROUPS;a++)o.push(n.slice(a*4,(a+1)*4));return new t(`${o.join(":")}/${s}`)}microsoftTranscription(){return`${this.correctForm().replace(
/:/g,"-")}.ipv6-literal.net`}mask(e=this.subnetMask){return this.getBitsBase2(0,e)}possibleSubnets(e=128){let r=Y.BITS-this.subnetMask,i=Math.abs(e-Y.BITS),s=r-
i;return s<0?"0":nH((BigInt("2")**BigInt(s)).toString(10))}_startAddress(){return BigInt(`0b${this.mask()+"0".repeat(Y.BITS-this.subnetMask)}`)}startAddress(){return t.
fromBigInt(this._startAddress())}startAddressExclusive(){let e=BigInt("1");return t.fromBigInt(this._startAddress()+e)}_endAddress(){return BigInt(`0b${this.mask()+
"1".repeat(Y.BITS-this.subnetMask)}`)}endAddress(){return t.fromBigInt(this._endAddress())}endAddressExclusive(){let e=BigInt("1");return t.fromBigInt(this._endAddress()-
e)}offset(e){return t.fromBigInt(Or.offsetBigInt(this.bigInt(),e,Y.BITS,"IPv6")).withSubnetMask(this.subnetMask)}nextNetwork(){return t.fromBigInt(Or.offsetBigInt(
this._endAddress(),1,Y.BITS,"IPv6")).withSubnetMask(this.subnetMask)}withSubnetMask(e){return new t(`${this.correctForm()}/${e}`)}subnetMaskAddress(){return t.fromBigInt(
BigInt(`0b${"1".repeat(this.subnetMask)}${"0".repeat(Y.BITS-this.subnetMask)}`))}wildcardMask(){return t.fromBigInt(BigInt(`0b${"0".repeat(this.subnetMask)}${"1".
repeat(Y.BITS-this.subnetMask)}`))}networkForm(){return`${this.startAddress().correctForm()}/${this.subnetMask}`}getScope(){let e=this.getType();return e==="Mul\
ticast"||e.startsWith("Multicast ")?Y.SCOPES[parseInt(this.getBits(12,16).toString(10),10)]||"Unknown":e==="Link-local unicast"||e==="Loopback"?"Link local":e===
"Unspecified"?"Unknown":"Global"}getType(){for(let e=0;e<oA.length;e++){let r=oA[e];if(this.isHostInSubnet(r[0]))return r[1]}return"Global unicast"}getBits(e,r){
return BigInt(`0b${this.getBitsBase2(e,r)}`)}getBitsBase2(e,r){return this.binaryZeroPad().slice(e,r)}getBitsBase16(e,r){let i=r-e;if(i%4!==0)throw new Error("L\
ength of bits to retrieve must be divisible by four");return this.getBits(e,r).toString(16).padStart(i/4,"0")}getBitsPastSubnet(){return this.getBitsBase2(this.
subnetMask,Y.BITS)}reverseForm(e){e||(e={});let r=Math.floor(this.subnetMask/4),i=this.canonicalForm().replace(/:/g,"").split("").slice(0,r).reverse().join(".");
return r>0?e.omitSuffix?i:`${i}.ip6.arpa.`:e.omitSuffix?"":"ip6.arpa."}correctForm(){let e,r=[],i=0,s=[];for(e=0;e<this.parsedAddress.length;e++){let a=parseInt(
this.parsedAddress[e],16);a===0&&i++,a!==0&&i>0&&(i>1&&s.push([e-i,e-1]),i=0)}i>1&&s.push([this.parsedAddress.length-i,this.parsedAddress.length-1]);let n=s.map(
a=>a[1]-a[0]+1);if(s.length>0){let a=n.indexOf(Math.max(...n));r=aH(this.parsedAddress,s[a])}else r=this.parsedAddress;for(e=0;e<r.length;e++)r[e]!=="compact"&&
(r[e]=parseInt(r[e],16).toString(16));let o=r.join(":");return o=o.replace(/^compact$/,"::"),o=o.replace(/(^compact)|(compact$)/,":"),o=o.replace(/compact/,""),
o}binaryZeroPad(){return this._binaryZeroPad===void 0&&(this._binaryZeroPad=this.bigInt().toString(2).padStart(Y.BITS,"0")),this._binaryZeroPad}parse4in6(e){if(e.
indexOf(".")===-1)return e;let r=e.split(":"),i=r.slice(-1)[0],s=i.split(".");if(s.length===am.GROUPS&&s.every(o=>/^\d{1,3}$/.test(o))&&s.some(o=>/^0\d/.test(o))){
let o=s.map(oH).join("."),a=r.slice(0,-1).map(Ni.escapeHtml).join(":"),c=r.length>1?":":"";throw new xe.AddressError("IPv4 addresses can't have leading zeroes.",
`${a}${c}${o}`)}let n=i.match(am.RE_ADDRESS);if(n){this.parsedAddress4=n[0];let o=this.subnetMask>=96?`/${this.subnetMask-96}`:"";this.address4=new wr.Address4(
`${this.parsedAddress4}${o}`),this.v4=true,r[r.length-1]=this.address4.toGroup6(),e=r.join(":")}return e}parse(e){e=this.parse4in6(e);let r=e.match(Y.RE_BAD_CHARACTERS);
if(r)throw new xe.AddressError(`Bad character${r.length>1?"s":""} detected in address: ${r.join("")}`,e.replace(Y.RE_BAD_CHARACTERS,o=>`<span class="parse-error\
">${Ni.escapeHtml(o)}</span>`));let i=e.match(Y.RE_BAD_ADDRESS);if(i)throw new xe.AddressError(`Address failed regex: ${i.join("")}`,e.replace(Y.RE_BAD_ADDRESS,
'<span class="parse-error">$1</span>'));let s=[],n=e.split("::");if(n.length===2){let o=n[0].split(":"),a=n[1].split(":");o.length===1&&o[0]===""&&(o=[]),a.length===
1&&a[0]===""&&(a=[]);let c=this.groups-(o.length+a.length);if(!c)throw new xe.AddressError("Error parsing groups");this.elidedGroups=c,this.elisionBegin=o.length,
this.elisionEnd=o.length+this.elidedGroups,s=s.concat(o);for(let u=0;u<c;u++)s.push("0");s=s.concat(a)}else if(n.length===1)s=e.split(":"),this.elidedGroups=0;else
throw new xe.AddressError("Too many :: groups found");if(s=s.map(o=>parseInt(o,16).toString(16)),s.length!==this.groups)throw new xe.AddressError("Incorrect num\
ber of groups found");return s}canonicalForm(){return this.parsedAddress.map(sA).join(":")}decimal(){return this.parsedAddress.map(e=>parseInt(e,16).toString(10).
padStart(5,"0")).join(":")}bigInt(){return BigInt(`0x${this.parsedAddress.map(sA).join("")}`)}to4(){let e=this.binaryZeroPad().split(""),r=BigInt(`0b${e.slice(96,
128).join("")}`).toString(16).padStart(8,"0");if(this.subnetMask>=96){let i=this.subnetMask-96,s=[];for(let n=0;n<8;n+=2)s.push(parseInt(r.slice(n,n+2),16));return new wr.
Address4(`${s.join(".")}/${i}`)}return wr.Address4.fromHex(r)}to4in6(){let e=this.to4(),i=new t(this.parsedAddress.slice(0,6).join(":"),6).correctForm(),s="";return/:$/.
test(i)||(s=":"),i+s+e.correctForm()}inspectTeredo(){let e=this.getBitsBase16(0,32),i=(this.getBits(80,96)^BigInt("0xffff")).toString(),s=wr.Address4.fromHex(this.
getBitsBase16(32,64)),n=this.getBits(96,128),o=wr.Address4.fromHex((n^BigInt("0xffffffff")).toString(16).padStart(8,"0")),a=this.getBitsBase2(64,80),c=(0,Zu.testBit)(
a,15),u=(0,Zu.testBit)(a,14),l=(0,Zu.testBit)(a,8),h=(0,Zu.testBit)(a,9),d=BigInt(`0b${a.slice(2,6)+a.slice(8,16)}`).toString(10);return{prefix:`${e.slice(0,4)}\
:${e.slice(4,8)}`,server4:s.address,client4:o.address,flags:a,coneNat:c,microsoft:{reserved:u,universalLocal:h,groupIndividual:l,nonce:d},udpPort:i}}inspect6to4(){
let e=this.getBitsBase16(0,16),r=wr.Address4.fromHex(this.getBitsBase16(16,48));return{prefix:e.slice(0,4),gateway:r.address}}to6to4(){if(!this.is4())return null;
let e=["2002",this.getBitsBase16(96,112),this.getBitsBase16(112,128),"","/16"].join(":");return new t(e)}static fromAddress4Nat64(e,r="64:ff9b::/96"){let i=new wr.
Address4(e),s=new t(r),n=s.subnetMask;if(n!==32&&n!==40&&n!==48&&n!==56&&n!==64&&n!==96)throw new xe.AddressError("NAT64 prefix length must be 32, 40, 48, 56, 6\
4, or 96");let o=s.binaryZeroPad(),a=i.binaryZeroPad(),c;if(n===96)c=o.slice(0,96)+a;else{let h=64-n;c=[o.slice(0,n),a.slice(0,h),"00000000",a.slice(h),"0".repeat(
56-(32-h))].join("")}let u=BigInt(`0b${c}`).toString(16).padStart(32,"0"),l=[];for(let h=0;h<8;h++)l.push(u.slice(h*4,(h+1)*4));return new t(l.join(":"))}toAddress4Nat64(e="\
64:ff9b::/96"){let r=new t(e),i=r.subnetMask;if(i!==32&&i!==40&&i!==48&&i!==56&&i!==64&&i!==96)throw new xe.AddressError("NAT64 prefix length must be 32, 40, 48\
, 56, 64, or 96");if(!this.isHostInSubnet(r))return null;let s=this.binaryZeroPad(),n;if(i===96)n=s.slice(96,128);else{let a=64-i;n=s.slice(i,i+a)+s.slice(72,72+
(32-a))}let o=[];for(let a=0;a<4;a++)o.push(parseInt(n.slice(a*8,(a+1)*8),2).toString());return new wr.Address4(o.join("."))}toByteArray(){let e=this.bigInt().toString(
16).padStart(Y.BITS/4,"0"),r=[];for(let i=0,s=e.length;i<s;i+=2)r.push(parseInt(e.substring(i,i+2),16));return r}toUnsignedByteArray(){return this.toByteArray().
map(nA)}static fromByteArray(e){return Or.assertByteArray(e,16,"IPv6",-128),this.fromUnsignedByteArray(e.map(nA))}static fromUnsignedByteArray(e){Or.assertByteArray(
e,16,"IPv6",0);let r=BigInt("256"),i=BigInt("0"),s=BigInt("1");for(let n=e.length-1;n>=0;n--)i+=s*BigInt(e[n].toString(10)),s*=r;return t.fromBigInt(i)}isCanonical(){
return this.addressMinusSuffix===this.canonicalForm()}isLinkLocal(){let e=this.embeddedIPv4();return e?e.isLinkLocal():this.isHostInSubnet(hH)}isMulticast(){let e=this.
embeddedIPv4();if(e)return e.isMulticast();let r=this.getType();return r==="Multicast"||r.startsWith("Multicast ")}is4(){return this.v4}isMapped4(){return this.
isHostInSubnet(gH)}embeddedIPv4(){return this.isMapped4()||this.isHostInSubnet(_H)?this.to4():null}isTeredo(){return this.isHostInSubnet(cH)}is6to4(){return this.
isHostInSubnet(uH)}isLoopback(){let e=this.embeddedIPv4();return e?e.isLoopback():this.getType()==="Loopback"}isULA(){return this.isHostInSubnet(lH)}isPrivate(){
let e=this.embeddedIPv4();return e?e.isPrivate():this.isULA()||this.isHostInSubnet(SH)}isCGNAT(){let e=this.embeddedIPv4();return e?e.isCGNAT():false}isBroadcast(){
let e=this.embeddedIPv4();return e?e.isBroadcast():false}isUnspecified(){let e=this.embeddedIPv4();return e?e.isUnspecified():this.getType()==="Unspecified"}isDocumentation(){
return fH.some(e=>this.isHostInSubnet(e))}isBenchmarking(){let e=this.embeddedIPv4();return e?e.isBenchmarking():this.isHostInSubnet(dH)}isGlobal(){let e=this.embeddedIPv4();
return e?e.isGlobal():this.isHostInSubnet(pH)&&Or.isGloballyReachable.call(this,mH)}href(e){return e===void 0?e="":e=`:${e}`,`http://[${this.correctForm()}]${e}\
/`}link(e){e||(e={}),e.className===void 0&&(e.className=""),e.prefix===void 0&&(e.prefix="/#address="),e.v4===void 0&&(e.v4=false);let r=this.correctForm;e.v4&&
(r=this.to4in6);let i=r.call(this),s=Ni.escapeHtml(`${e.prefix}${i}`),n=Ni.escapeHtml(i);if(e.className){let o=Ni.escapeHtml(e.className);return`<a href="${s}" \
class="${o}">${n}</a>`}return`<a href="${s}">${n}</a>`}group(){if(this.elidedGroups===0)return Ni.simpleGroup(this.addressMinusSuffix).join(":");Qu(typeof this.
elidedGroups=="number"),Qu(typeof this.elisionBegin=="number");let e=[],[r,i]=this.addressMinusSuffix.split("::");r.length?e.push(...Ni.simpleGroup(r)):e.push("");
let s=["hover-group"];for(let n=this.elisionBegin;n<this.elisionBegin+this.elidedGroups;n++)s.push(`group-${n}`);return e.push(`<span class="${s.join(" ")}"></s\
pan>`),i.length?e.push(...Ni.simpleGroup(i,this.elisionEnd)):e.push(""),this.is4()&&(Qu(this.address4 instanceof wr.Address4),e.pop(),e.push(this.address4.groupForV6())),
e.join(":")}regularExpressionString(e=false){let r=[],i=new t(this.correctForm());if(i.elidedGroups===0)r.push((0,ds.simpleRegularExpression)(i.parsedAddress));else if(i.
elidedGroups===Y.GROUPS)r.push((0,ds.possibleElisions)(Y.GROUPS));else{let s=i.address.split("::");s[0].length&&r.push((0,ds.simpleRegularExpression)(s[0].split(
":"))),Qu(typeof i.elidedGroups=="number"),r.push((0,ds.possibleElisions)(i.elidedGroups,s[0].length!==0,s[1].length!==0)),s[1].length&&r.push((0,ds.simpleRegularExpression)(
s[1].split(":"))),r=[r.join(":")]}return e||(r=["(?=^|",ds.ADDRESS_BOUNDARY,"|[^\\w\\:])(",...r,")(?=[^\\w\\:]|",ds.ADDRESS_BOUNDARY,"|$)"]),r.join("")}regularExpression(e=false){
return new RegExp(this.regularExpressionString(e),"i")}};vr.Address6=Qe;var oA=Object.keys(Y.TYPES).map(t=>[new Qe(t),Y.TYPES[t]]),cH=new Qe("2001::/32"),uH=new Qe(
"2002::/16"),lH=new Qe("fc00::/7"),hH=new Qe("fe80::/10"),fH=[new Qe("2001:db8::/32"),new Qe("3fff::/20")],dH=new Qe("2001:2::/48"),pH=new Qe("2000::/3"),mH=Y.SPECIAL_PURPOSE.
map(([t,,e])=>({subnet:new Qe(t),reachable:e})),gH=new Qe("::ffff:0:0/96"),_H=new Qe("64:ff9b::/96"),SH=new Qe("64:ff9b:1::/48")});var cm=p(et=>{"use strict";var yH=et&&
et.__createBinding||(Object.create?(function(t,e,r,i){i===void 0&&(i=r);var s=Object.getOwnPropertyDescriptor(e,r);(!s||("get"in s?!e.__esModule:s.writable||s.configurable))&&
(s={enumerable:true,get:function(){return e[r]}}),Object.defineProperty(t,i,s)}):(function(t,e,r,i){i===void 0&&(i=r),t[i]=e[r]})),EH=et&&et.__setModuleDefault||
(Object.create?(function(t,e){Object.defineProperty(t,"default",{enumerable:true,value:e})}):function(t,e){t.default=e}),bH=et&&et.__importStar||function(t){if(t&&
t.__esModule)return t;var e={};if(t!=null)for(var r in t)r!=="default"&&Object.prototype.hasOwnProperty.call(t,r)&&yH(e,t,r);return EH(e,t),e};Object.defineProperty(
et,"__esModule",{value:true});et.v6=et.AddressError=et.Address6=et.Address4=void 0;var wH=sm();Object.defineProperty(et,"Address4",{enumerable:true,get:function(){
return wH.Address4}});var OH=aA();Object.defineProperty(et,"Address6",{enumerable:true,get:function(){return OH.Address6}});var vH=Ho();Object.defineProperty(et,
"AddressError",{enumerable:true,get:function(){return vH.AddressError}});var AH=bH(om());et.v6={helpers:AH}});var dA=p(ps=>{"use strict";Object.defineProperty(ps,
"__esModule",{value:true});ps.validateSocksClientOptions=IH;ps.validateSocksClientChainOptions=RH;ps.ipv4ToInt32=CH;ps.int32ToIpv4=PH;ps.ipToBuffer=NH;var nt=em(),
Le=Zp(),TH=A("stream"),um=cm(),cA=A("net");function IH(t,e=["connect","bind","associate"]){if(!Le.SocksCommand[t.command])throw new nt.SocksClientError(Le.ERRORS.
InvalidSocksCommand,t);if(e.indexOf(t.command)===-1)throw new nt.SocksClientError(Le.ERRORS.InvalidSocksCommandForOperation,t);if(!lA(t.destination))throw new nt.
SocksClientError(Le.ERRORS.InvalidSocksClientOptionsDestination,t);if(!hA(t.proxy))throw new nt.SocksClientError(Le.ERRORS.InvalidSocksClientOptionsProxy,t);if(uA(
t.proxy,t),t.timeout&&!fA(t.timeout))throw new nt.SocksClientError(Le.ERRORS.InvalidSocksClientOptionsTimeout,t);if(t.existing_socket&&!(t.existing_socket instanceof
TH.Duplex))throw new nt.SocksClientError(Le.ERRORS.InvalidSocksClientOptionsExistingSocket,t)}function RH(t){if(t.command!=="connect")throw new nt.SocksClientError(
Le.ERRORS.InvalidSocksCommandChain,t);if(!lA(t.destination))throw new nt.SocksClientError(Le.ERRORS.InvalidSocksClientOptionsDestination,t);if(!(t.proxies&&Array.
isArray(t.proxies)&&t.proxies.length>=2))throw new nt.SocksClientError(Le.ERRORS.InvalidSocksClientOptionsProxiesLength,t);if(t.proxies.forEach(e=>{if(!hA(e))throw new nt.
SocksClientError(Le.ERRORS.InvalidSocksClientOptionsProxy,t);uA(e,t)}),t.timeout&&!fA(t.timeout))throw new nt.SocksClientError(Le.ERRORS.InvalidSocksClientOptionsTimeout,
t)}function uA(t,e){if(t.custom_auth_method!==void 0){if(t.custom_auth_method<Le.SOCKS5_CUSTOM_AUTH_START||t.custom_auth_method>Le.SOCKS5_CUSTOM_AUTH_END)throw new nt.
SocksClientError(Le.ERRORS.InvalidSocksClientOptionsCustomAuthRange,e);if(t.custom_auth_request_handler===void 0||typeof t.custom_auth_request_handler!="functio\
n")throw new nt.SocksClientError(Le.ERRORS.InvalidSocksClientOptionsCustomAuthOptions,e);if(t.custom_auth_response_size===void 0)throw new nt.SocksClientError(Le.
ERRORS.InvalidSocksClientOptionsCustomAuthOptions,e);if(t.custom_auth_response_handler===void 0||typeof t.custom_auth_response_handler!="function")throw new nt.
SocksClientError(Le.ERRORS.InvalidSocksClientOptionsCustomAuthOptions,e)}}function lA(t){return t&&typeof t.host=="string"&&Buffer.byteLength(t.host)<256&&typeof t.
port=="number"&&t.port>=0&&t.port<=65535}function hA(t){return t&&(typeof t.host=="string"||typeof t.ipaddress=="string")&&typeof t.port=="number"&&t.port>=0&&t.
port<=65535&&(t.type===4||t.type===5)}function fA(t){return typeof t=="number"&&t>0}function CH(t){return new um.Address4(t).toArray().reduce((r,i)=>(r<<8)+i,0)>>>
0}function PH(t){let e=t>>>24&255,r=t>>>16&255,i=t>>>8&255,s=t&255;return[e,r,i,s].join(".")}function NH(t){if(cA.isIPv4(t)){let e=new um.Address4(t);return Buffer.
from(e.toArray())}else if(cA.isIPv6(t)){let e=new um.Address6(t);return Buffer.from(e.canonicalForm().split(":").map(r=>r.padStart(4,"0")).join(""),"hex")}else throw new Error(
"Invalid IP address format")}});var pA=p(tl=>{"use strict";Object.defineProperty(tl,"__esModule",{value:true});tl.ReceiveBuffer=void 0;var lm=class{constructor(e=4096){
this.buffer=Buffer.allocUnsafe(e),this.offset=0,this.originalSize=e}get length(){return this.offset}append(e){if(!Buffer.isBuffer(e))throw new Error("Attempted \
to append a non-buffer instance to ReceiveBuffer.");if(this.offset+e.length>=this.buffer.length){let r=this.buffer;this.buffer=Buffer.allocUnsafe(Math.max(this.
buffer.length+this.originalSize,this.buffer.length+e.length)),r.copy(this.buffer)}return e.copy(this.buffer,this.offset),this.offset+=e.length}peek(e){if(e>this.
offset)throw new Error("Attempted to read beyond the bounds of the managed internal data.");return this.buffer.slice(0,e)}get(e){if(e>this.offset)throw new Error(
"Attempted to read beyond the bounds of the managed internal data.");let r=Buffer.allocUnsafe(e);return this.buffer.slice(0,e).copy(r),this.buffer.copyWithin(0,
e,e+this.offset-e),this.offset-=e,r}};tl.ReceiveBuffer=lm});var mA=p(Bi=>{"use strict";var hn=Bi&&Bi.__awaiter||function(t,e,r,i){function s(n){return n instanceof
r?n:new r(function(o){o(n)})}return new(r||(r=Promise))(function(n,o){function a(l){try{u(i.next(l))}catch(h){o(h)}}function c(l){try{u(i.throw(l))}catch(h){o(h)}}
function u(l){l.done?n(l.value):s(l.value).then(a,c)}u((i=i.apply(t,e||[])).next())})};Object.defineProperty(Bi,"__esModule",{value:true});Bi.SocksClientError=Bi.
SocksClient=void 0;var BH=A("events"),fn=A("net"),St=Jv(),T=Zp(),Tt=dA(),DH=pA(),fm=em();Object.defineProperty(Bi,"SocksClientError",{enumerable:true,get:function(){
return fm.SocksClientError}});var hm=cm(),dm=class t extends BH.EventEmitter{constructor(e){super(),this.options=Object.assign({},e),(0,Tt.validateSocksClientOptions)(
e),this.setState(T.SocksClientState.Created)}static createConnection(e,r){return new Promise((i,s)=>{try{(0,Tt.validateSocksClientOptions)(e,["connect"])}catch(o){
return typeof r=="function"?(r(o),i(o)):s(o)}let n=new t(e);n.connect(e.existing_socket),n.once("established",o=>{n.removeAllListeners(),typeof r=="function"&&r(
null,o),i(o)}),n.once("error",o=>{n.removeAllListeners(),typeof r=="function"?(r(o),i(o)):s(o)})})}static createConnectionChain(e,r){return new Promise((i,s)=>hn(
this,void 0,void 0,function*(){try{(0,Tt.validateSocksClientChainOptions)(e)}catch(n){return typeof r=="function"?(r(n),i(n)):s(n)}e.randomizeChain&&(0,fm.shuffleArray)(
e.proxies);try{let n;for(let o=0;o<e.proxies.length;o++){let a=e.proxies[o],c=o===e.proxies.length-1?e.destination:{host:e.proxies[o+1].host||e.proxies[o+1].ipaddress,
port:e.proxies[o+1].port},u=yield t.createConnection({command:"connect",proxy:a,destination:c,existing_socket:n});n=n||u.socket}typeof r=="function"?(r(null,{socket:n}),
i({socket:n})):i({socket:n})}catch(n){typeof r=="function"?(r(n),i(n)):s(n)}}))}static createUDPFrame(e){let r=new St.SmartBuffer;return r.writeUInt16BE(0),r.writeUInt8(
e.frameNumber||0),fn.isIPv4(e.remoteHost.host)?(r.writeUInt8(T.Socks5HostType.IPv4),r.writeUInt32BE((0,Tt.ipv4ToInt32)(e.remoteHost.host))):fn.isIPv6(e.remoteHost.
host)?(r.writeUInt8(T.Socks5HostType.IPv6),r.writeBuffer((0,Tt.ipToBuffer)(e.remoteHost.host))):(r.writeUInt8(T.Socks5HostType.Hostname),r.writeUInt8(Buffer.byteLength(
e.remoteHost.host)),r.writeString(e.remoteHost.host)),r.writeUInt16BE(e.remoteHost.port),r.writeBuffer(e.data),r.toBuffer()}static parseUDPFrame(e){let r=St.SmartBuffer.
fromBuffer(e);r.readOffset=2;let i=r.readUInt8(),s=r.readUInt8(),n;s===T.Socks5HostType.IPv4?n=(0,Tt.int32ToIpv4)(r.readUInt32BE()):s===T.Socks5HostType.IPv6?n=
hm.Address6.fromByteArray(Array.from(r.readBuffer(16))).canonicalForm():n=r.readString(r.readUInt8());let o=r.readUInt16BE();return{frameNumber:i,remoteHost:{host:n,
port:o},data:r.readBuffer()}}setState(e){this.state!==T.SocksClientState.Error&&(this.state=e)}connect(e){this.onDataReceived=i=>this.onDataReceivedHandler(i),this.
onClose=()=>this.onCloseHandler(),this.onError=i=>this.onErrorHandler(i),this.onConnect=()=>this.onConnectHandler();let r=setTimeout(()=>this.onEstablishedTimeout(),
this.options.timeout||T.DEFAULT_TIMEOUT);r.unref&&typeof r.unref=="function"&&r.unref(),e?this.socket=e:this.socket=new fn.Socket,this.socket.once("close",this.
onClose),this.socket.once("error",this.onError),this.socket.once("connect",this.onConnect),this.socket.on("data",this.onDataReceived),this.setState(T.SocksClientState.
Connecting),this.receiveBuffer=new DH.ReceiveBuffer,e?this.socket.emit("connect"):(this.socket.connect(this.getSocketOptions()),this.options.set_tcp_nodelay!==void 0&&
this.options.set_tcp_nodelay!==null&&this.socket.setNoDelay(!!this.options.set_tcp_nodelay)),this.prependOnceListener("established",i=>{setImmediate(()=>{if(this.
receiveBuffer.length>0){let s=this.receiveBuffer.get(this.receiveBuffer.length);i.socket.emit("data",s)}i.socket.resume()})})}getSocketOptions(){return Object.assign(
Object.assign({},this.options.socket_options),{host:this.options.proxy.host||this.options.proxy.ipaddress,port:this.options.proxy.port})}onEstablishedTimeout(){
this.state!==T.SocksClientState.Established&&this.state!==T.SocksClientState.BoundWaitingForConnection&&this.closeSocket(T.ERRORS.ProxyConnectionTimedOut)}onConnectHandler(){
this.setState(T.SocksClientState.Connected),this.options.proxy.type===4?this.sendSocks4InitialHandshake():this.sendSocks5InitialHandshake(),this.setState(T.SocksClientState.
SentInitialHandshake)}onDataReceivedHandler(e){this.receiveBuffer.append(e),this.processData()}processData(){for(;this.state!==T.SocksClientState.Established&&this.
state!==T.SocksClientState.Error&&this.receiveBuffer.length>=this.nextRequiredPacketBufferSize;)if(this.state===T.SocksClientState.SentInitialHandshake)this.options.
proxy.type===4?this.handleSocks4FinalHandshakeResponse():this.handleInitialSocks5HandshakeResponse();else if(this.state===T.SocksClientState.SentAuthentication)
this.handleInitialSocks5AuthenticationHandshakeResponse();else if(this.state===T.SocksClientState.SentFinalHandshake)this.handleSocks5FinalHandshakeResponse();else if(this.
state===T.SocksClientState.BoundWaitingForConnection)this.options.proxy.type===4?this.handleSocks4IncomingConnectionResponse():this.handleSocks5IncomingConnectionResponse();else{
this.closeSocket(T.ERRORS.InternalError);break}}onCloseHandler(){this.closeSocket(T.ERRORS.SocketClosed)}onErrorHandler(e){this.closeSocket(e.message)}removeInternalSocketHandlers(){
this.socket.pause(),this.socket.removeListener("data",this.onDataReceived),this.socket.removeListener("close",this.onClose),this.socket.removeListener("error",this.
onError),this.socket.removeListener("connect",this.onConnect)}closeSocket(e){this.state!==T.SocksClientState.Error&&(this.setState(T.SocksClientState.Error),this.
socket.destroy(),this.removeInternalSocketHandlers(),this.emit("error",new fm.SocksClientError(e,this.options)))}sendSocks4InitialHandshake(){let e=this.options.
proxy.userId||"",r=new St.SmartBuffer;r.writeUInt8(4),r.writeUInt8(T.SocksCommand[this.options.command]),r.writeUInt16BE(this.options.destination.port),fn.isIPv4(
this.options.destination.host)?(r.writeBuffer((0,Tt.ipToBuffer)(this.options.destination.host)),r.writeStringNT(e)):(r.writeUInt8(0),r.writeUInt8(0),r.writeUInt8(
0),r.writeUInt8(1),r.writeStringNT(e),r.writeStringNT(this.options.destination.host)),this.nextRequiredPacketBufferSize=T.SOCKS_INCOMING_PACKET_SIZES.Socks4Response,
this.socket.write(r.toBuffer())}handleSocks4FinalHandshakeResponse(){let e=this.receiveBuffer.get(8);if(e[1]!==T.Socks4Response.Granted)this.closeSocket(`${T.ERRORS.
Socks4ProxyRejectedConnection} - (${T.Socks4Response[e[1]]})`);else if(T.SocksCommand[this.options.command]===T.SocksCommand.bind){let r=St.SmartBuffer.fromBuffer(
e);r.readOffset=2;let i={port:r.readUInt16BE(),host:(0,Tt.int32ToIpv4)(r.readUInt32BE())};i.host==="0.0.0.0"&&(i.host=this.options.proxy.ipaddress),this.setState(
T.SocksClientState.BoundWaitingForConnection),this.emit("bound",{remoteHost:i,socket:this.socket})}else this.setState(T.SocksClientState.Established),this.removeInternalSocketHandlers(),
this.emit("established",{socket:this.socket})}handleSocks4IncomingConnectionResponse(){let e=this.receiveBuffer.get(8);if(e[1]!==T.Socks4Response.Granted)this.closeSocket(
`${T.ERRORS.Socks4ProxyRejectedIncomingBoundConnection} - (${T.Socks4Response[e[1]]})`);else{let r=St.SmartBuffer.fromBuffer(e);r.readOffset=2;let i={port:r.readUInt16BE(),
host:(0,Tt.int32ToIpv4)(r.readUInt32BE())};this.setState(T.SocksClientState.Established),this.removeInternalSocketHandlers(),this.emit("established",{remoteHost:i,
socket:this.socket})}}sendSocks5InitialHandshake(){let e=new St.SmartBuffer,r=[T.Socks5Auth.NoAuth];(this.options.proxy.userId||this.options.proxy.password)&&r.
push(T.Socks5Auth.UserPass),this.options.proxy.custom_auth_method!==void 0&&r.push(this.options.proxy.custom_auth_method),e.writeUInt8(5),e.writeUInt8(r.length);
for(let i of r)e.writeUInt8(i);this.nextRequiredPacketBufferSize=T.SOCKS_INCOMING_PACKET_SIZES.Socks5InitialHandshakeResponse,this.socket.write(e.toBuffer()),this.
setState(T.SocksClientState.SentInitialHandshake)}handleInitialSocks5HandshakeResponse(){let e=this.receiveBuffer.get(2);e[0]!==5?this.closeSocket(T.ERRORS.InvalidSocks5IntiailHandshakeSocksVersion):
e[1]===T.SOCKS5_NO_ACCEPTABLE_AUTH?this.closeSocket(T.ERRORS.InvalidSocks5InitialHandshakeNoAcceptedAuthType):e[1]===T.Socks5Auth.NoAuth?(this.socks5ChosenAuthType=
T.Socks5Auth.NoAuth,this.sendSocks5CommandRequest()):e[1]===T.Socks5Auth.UserPass?(this.socks5ChosenAuthType=T.Socks5Auth.UserPass,this.sendSocks5UserPassAuthentication()):
e[1]===this.options.proxy.custom_auth_method?(this.socks5ChosenAuthType=this.options.proxy.custom_auth_method,this.sendSocks5CustomAuthentication()):this.closeSocket(
T.ERRORS.InvalidSocks5InitialHandshakeUnknownAuthType)}sendSocks5UserPassAuthentication(){let e=this.options.proxy.userId||"",r=this.options.proxy.password||"",
i=new St.SmartBuffer;i.writeUInt8(1),i.writeUInt8(Buffer.byteLength(e)),i.writeString(e),i.writeUInt8(Buffer.byteLength(r)),i.writeString(r),this.nextRequiredPacketBufferSize=
T.SOCKS_INCOMING_PACKET_SIZES.Socks5UserPassAuthenticationResponse,this.socket.write(i.toBuffer()),this.setState(T.SocksClientState.SentAuthentication)}sendSocks5CustomAuthentication(){
return hn(this,void 0,void 0,function*(){this.nextRequiredPacketBufferSize=this.options.proxy.custom_auth_response_size,this.socket.write(yield this.options.proxy.
custom_auth_request_handler()),this.setState(T.SocksClientState.SentAuthentication)})}handleSocks5CustomAuthHandshakeResponse(e){return hn(this,void 0,void 0,function*(){
return yield this.options.proxy.custom_auth_response_handler(e)})}handleSocks5AuthenticationNoAuthHandshakeResponse(e){return hn(this,void 0,void 0,function*(){
return e[1]===0})}handleSocks5AuthenticationUserPassHandshakeResponse(e){return hn(this,void 0,void 0,function*(){return e[1]===0})}handleInitialSocks5AuthenticationHandshakeResponse(){
return hn(this,void 0,void 0,function*(){this.setState(T.SocksClientState.ReceivedAuthenticationResponse);let e=false;this.socks5ChosenAuthType===T.Socks5Auth.NoAuth?
e=yield this.handleSocks5AuthenticationNoAuthHandshakeResponse(this.receiveBuffer.get(2)):this.socks5ChosenAuthType===T.Socks5Auth.UserPass?e=yield this.handleSocks5AuthenticationUserPassHandshakeResponse(
this.receiveBuffer.get(2)):this.socks5ChosenAuthType===this.options.proxy.custom_auth_method&&(e=yield this.handleSocks5CustomAuthHandshakeResponse(this.receiveBuffer.
get(this.options.proxy.custom_auth_response_size))),e?this.sendSocks5CommandRequest():this.closeSocket(T.ERRORS.Socks5AuthenticationFailed)})}sendSocks5CommandRequest(){
let e=new St.SmartBuffer;e.writeUInt8(5),e.writeUInt8(T.SocksCommand[this.options.command]),e.writeUInt8(0),fn.isIPv4(this.options.destination.host)?(e.writeUInt8(
T.Socks5HostType.IPv4),e.writeBuffer((0,Tt.ipToBuffer)(this.options.destination.host))):fn.isIPv6(this.options.destination.host)?(e.writeUInt8(T.Socks5HostType.
IPv6),e.writeBuffer((0,Tt.ipToBuffer)(this.options.destination.host))):(e.writeUInt8(T.Socks5HostType.Hostname),e.writeUInt8(this.options.destination.host.length),
e.writeString(this.options.destination.host)),e.writeUInt16BE(this.options.destination.port),this.nextRequiredPacketBufferSize=T.SOCKS_INCOMING_PACKET_SIZES.Socks5ResponseHeader,
this.socket.write(e.toBuffer()),this.setState(T.SocksClientState.SentFinalHandshake)}handleSocks5FinalHandshakeResponse(){let e=this.receiveBuffer.peek(5);if(e[0]!==
5||e[1]!==T.Socks5Response.Granted)this.closeSocket(`${T.ERRORS.InvalidSocks5FinalHandshakeRejected} - ${T.Socks5Response[e[1]]}`);else{let r=e[3],i,s;if(r===T.
Socks5HostType.IPv4){let n=T.SOCKS_INCOMING_PACKET_SIZES.Socks5ResponseIPv4;if(this.receiveBuffer.length<n){this.nextRequiredPacketBufferSize=n;return}s=St.SmartBuffer.
fromBuffer(this.receiveBuffer.get(n).slice(4)),i={host:(0,Tt.int32ToIpv4)(s.readUInt32BE()),port:s.readUInt16BE()},i.host==="0.0.0.0"&&(i.host=this.options.proxy.
ipaddress)}else if(r===T.Socks5HostType.Hostname){let n=e[4],o=T.SOCKS_INCOMING_PACKET_SIZES.Socks5ResponseHostname(n);if(this.receiveBuffer.length<o){this.nextRequiredPacketBufferSize=
o;return}s=St.SmartBuffer.fromBuffer(this.receiveBuffer.get(o).slice(5)),i={host:s.readString(n),port:s.readUInt16BE()}}else if(r===T.Socks5HostType.IPv6){let n=T.
SOCKS_INCOMING_PACKET_SIZES.Socks5ResponseIPv6;if(this.receiveBuffer.length<n){this.nextRequiredPacketBufferSize=n;return}s=St.SmartBuffer.fromBuffer(this.receiveBuffer.
get(n).slice(4)),i={host:hm.Address6.fromByteArray(Array.from(s.readBuffer(16))).canonicalForm(),port:s.readUInt16BE()}}this.setState(T.SocksClientState.ReceivedFinalResponse),
T.SocksCommand[this.options.command]===T.SocksCommand.connect?(this.setState(T.SocksClientState.Established),this.removeInternalSocketHandlers(),this.emit("esta\
blished",{remoteHost:i,socket:this.socket})):T.SocksCommand[this.options.command]===T.SocksCommand.bind?(this.setState(T.SocksClientState.BoundWaitingForConnection),
this.nextRequiredPacketBufferSize=T.SOCKS_INCOMING_PACKET_SIZES.Socks5ResponseHeader,this.emit("bound",{remoteHost:i,socket:this.socket})):T.SocksCommand[this.options.
command]===T.SocksCommand.associate&&(this.setState(T.SocksClientState.Established),this.removeInternalSocketHandlers(),this.emit("established",{remoteHost:i,socket:this.
socket}))}}handleSocks5IncomingConnectionResponse(){let e=this.receiveBuffer.peek(5);if(e[0]!==5||e[1]!==T.Socks5Response.Granted)this.closeSocket(`${T.ERRORS.Socks5ProxyRejectedIncomingBoundConnection}\
 - ${T.Socks5Response[e[1]]}`);else{let r=e[3],i,s;if(r===T.Socks5HostType.IPv4){let n=T.SOCKS_INCOMING_PACKET_SIZES.Socks5ResponseIPv4;if(this.receiveBuffer.length<
n){this.nextRequiredPacketBufferSize=n;return}s=St.SmartBuffer.fromBuffer(this.receiveBuffer.get(n).slice(4)),i={host:(0,Tt.int32ToIpv4)(s.readUInt32BE()),port:s.
readUInt16BE()},i.host==="0.0.0.0"&&(i.host=this.options.proxy.ipaddress)}else if(r===T.Socks5HostType.Hostname){let n=e[4],o=T.SOCKS_INCOMING_PACKET_SIZES.Socks5ResponseHostname(
n);if(this.receiveBuffer.length<o){this.nextRequiredPacketBufferSize=o;return}s=St.SmartBuffer.fromBuffer(this.receiveBuffer.get(o).slice(5)),i={host:s.readString(
n),port:s.readUInt16BE()}}else if(r===T.Socks5HostType.IPv6){let n=T.SOCKS_INCOMING_PACKET_SIZES.Socks5ResponseIPv6;if(this.receiveBuffer.length<n){this.nextRequiredPacketBufferSize=
n;return}s=St.SmartBuffer.fromBuffer(this.receiveBuffer.get(n).slice(4)),i={host:hm.Address6.fromByteArray(Array.from(s.readBuffer(16))).canonicalForm(),port:s.
readUInt16BE()}}this.setState(T.SocksClientState.Established),this.removeInternalSocketHandlers(),this.emit("established",{remoteHost:i,socket:this.socket})}}get socksClientOptions(){
return Object.assign({},this.options)}};Bi.SocksClient=dm});var gA=p(ms=>{"use strict";var xH=ms&&ms.__createBinding||(Object.create?(function(t,e,r,i){i===void 0&&
(i=r);var s=Object.getOwnPropertyDescriptor(e,r);(!s||("get"in s?!e.__esModule:s.writable||s.configurable))&&(s={enumerable:true,get:function(){return e[r]}}),Object.
defineProperty(t,i,s)}):(function(t,e,r,i){i===void 0&&(i=r),t[i]=e[r]})),LH=ms&&ms.__exportStar||function(t,e){for(var r in t)r!=="default"&&!Object.prototype.
hasOwnProperty.call(e,r)&&xH(e,t,r)};Object.defineProperty(ms,"__esModule",{value:true});LH(mA(),ms)});var _A=p(qt=>{"use strict";var MH=qt&&qt.__createBinding||
(Object.create?(function(t,e,r,i){i===void 0&&(i=r);var s=Object.getOwnPropertyDescriptor(e,r);(!s||("get"in s?!e.__esModule:s.writable||s.configurable))&&(s={enumerable:true,
get:function(){return e[r]}}),Object.defineProperty(t,i,s)}):(function(t,e,r,i){i===void 0&&(i=r),t[i]=e[r]})),UH=qt&&qt.__setModuleDefault||(Object.create?(function(t,e){
Object.defineProperty(t,"default",{enumerable:true,value:e})}):function(t,e){t.default=e}),pm=qt&&qt.__importStar||function(t){if(t&&t.__esModule)return t;var e={};
if(t!=null)for(var r in t)r!=="default"&&Object.prototype.hasOwnProperty.call(t,r)&&MH(e,t,r);return UH(e,t),e},kH=qt&&qt.__importDefault||function(t){return t&&
t.__esModule?t:{default:t}};Object.defineProperty(qt,"__esModule",{value:true});qt.SocksProxyAgent=void 0;var FH=gA(),HH=Uo(),$H=kH(ia()),qH=pm(A("dns")),jH=pm(
A("net")),VH=pm(A("tls")),KH=A("url"),rl=(0,$H.default)("socks-proxy-agent"),JH=t=>t.servername===void 0&&t.host&&!jH.isIP(t.host)?{...t,servername:t.host}:t;function zH(t){
let e=false,r=5,i=t.hostname,s=parseInt(t.port,10)||1080;switch(t.protocol.replace(":","")){case"socks4":e=true,r=4;break;case"socks4a":r=4;break;case"socks5":e=
true,r=5;break;case"socks":r=5;break;case"socks5h":r=5;break;default:throw new TypeError(`A "socks" protocol must be specified! Got: ${String(t.protocol)}`)}let n={
host:i,port:s,type:r};return t.username&&Object.defineProperty(n,"userId",{value:decodeURIComponent(t.username),enumerable:false}),t.password!=null&&Object.defineProperty(
n,"password",{value:decodeURIComponent(t.password),enumerable:false}),{lookup:e,proxy:n}}var il=class extends HH.Agent{constructor(e,r){super(r);let i=typeof e==
"string"?new KH.URL(e):e,{proxy:s,lookup:n}=zH(i);this.shouldLookup=n,this.proxy=s,this.timeout=r?.timeout??null,this.socketOptions=r?.socketOptions??null}async connect(e,r){
let{shouldLookup:i,proxy:s,timeout:n}=this;if(!r.host)throw new Error("No `host` defined!");let{host:o}=r,{port:a,lookup:c=qH.lookup}=r;i&&(o=await new Promise(
(d,m)=>{c(o,{},(E,g)=>{E?m(E):d(g)})}));let u={proxy:s,destination:{host:o,port:typeof a=="number"?a:parseInt(a,10)},command:"connect",timeout:n??void 0,socket_options:this.
socketOptions??void 0},l=d=>{e.destroy(),h.destroy(),d&&d.destroy()};rl("Creating socks proxy connection: %o",u);let{socket:h}=await FH.SocksClient.createConnection(
u);if(rl("Successfully created socks proxy connection"),n!==null&&(h.setTimeout(n),h.on("timeout",()=>l())),r.secureEndpoint){rl("Upgrading socket connection to\
 TLS");let d=VH.connect({...GH(JH(r),"host","path","port"),socket:h});return d.once("error",m=>{rl("Socket TLS error",m.message),l(d)}),d}return h}};il.protocols=
["socks","socks4","socks4a","socks5","socks5h"];qt.SocksProxyAgent=il;function GH(t,...e){let r={},i;for(i in t)e.includes(i)||(r[i]=t[i]);return r}});var Em=p(
(AK,SA)=>{"use strict";var mm=class extends Error{constructor(e){super(`Invalid protocol \`${e.protocol}\` connecting to proxy \`${e.host}\``),this.code="EINVAL\
IDPROXY",this.proxy=e}},gm=class extends Error{constructor(e){super(`Timeout connecting to host \`${e}\``),this.code="ECONNECTIONTIMEOUT",this.host=e}},_m=class extends Error{constructor(e){
super(`Idle timeout reached for host \`${e}\``),this.code="EIDLETIMEOUT",this.host=e}},Sm=class extends Error{constructor(e,r){let i="Response timeout ";r&&(i+=
`from proxy \`${r.host}\` `),i+=`connecting to host \`${e.host}\``,super(i),this.code="ERESPONSETIMEOUT",this.proxy=r,this.request=e}},ym=class extends Error{constructor(e,r){
let i="Transfer timeout ";r&&(i+=`from proxy \`${r.host}\` `),i+=`for \`${e.host}\``,super(i),this.code="ETRANSFERTIMEOUT",this.proxy=r,this.request=e}};SA.exports=
{InvalidProxyProtocolError:mm,ConnectionTimeoutError:gm,IdleTimeoutError:_m,ResponseTimeoutError:Sm,TransferTimeoutError:ym}});var bm=p((TK,EA)=>{"use strict";var{
HttpProxyAgent:WH}=Dv(),{HttpsProxyAgent:XH}=Hv(),{SocksProxyAgent:yA}=_A(),{LRUCache:YH}=$u(),{InvalidProxyProtocolError:ZH}=Em(),QH=new YH({max:20}),e$=new Set(
yA.protocols),t$=new Set(["https_proxy","http_proxy","proxy","no_proxy"]),$o=Object.entries(process.env).reduce((t,[e,r])=>(e=e.toLowerCase(),t$.has(e)&&(t[e]=r),
t),{}),r$=t=>{t=new URL(t);let e=t.protocol.slice(0,-1);if(e$.has(e))return yA;if(e==="https"||e==="http")return[WH,XH];throw new ZH(t)},i$=(t,e)=>{if(typeof e==
"string"&&(e=e.split(",").map(i=>i.trim()).filter(Boolean)),!e||!e.length)return false;let r=t.hostname.split(".").reverse();return e.some(i=>{let s=i.split(".").
filter(Boolean).reverse();if(!s.length)return false;for(let n=0;n<s.length;n++)if(r[n]!==s[n])return false;return true})},s$=(t,{proxy:e,noProxy:r})=>(t=new URL(
t),e||(e=t.protocol==="https:"?$o.https_proxy:$o.https_proxy||$o.http_proxy||$o.proxy),r||(r=$o.no_proxy),!e||i$(t,r)?null:new URL(e));EA.exports={getProxyAgent:r$,
getProxy:s$,proxyCache:QH}});var OA=p((RK,wA)=>{"use strict";var n$=A("net"),o$=A("tls"),{once:bA}=A("events"),a$=A("timers/promises"),{normalizeOptions:c$,cacheOptions:u$}=Gp(),
{getProxy:l$,getProxyAgent:h$,proxyCache:wm}=bm(),sl=Em(),{Agent:f$}=Uo();wA.exports=class extends f${#t;#r;#n;#i;#l;constructor(e={}){let{timeouts:r,proxy:i,noProxy:s,
...n}=c$(e);super(n),this.#t=n,this.#r=r,i&&(this.#n=new URL(i),this.#i=s,this.#l=h$(i))}get proxy(){return this.#n?{url:this.#n}:{}}#p(e){if(!this.#n)return;let r=l$(
`${e.protocol}//${e.host}:${e.port}`,{proxy:this.#n,noProxy:this.#i});if(!r)return;let i=u$({...e,...this.#t,timeouts:this.#r,proxy:r});if(wm.has(i))return wm.get(
i);let s=this.#l;Array.isArray(s)&&(s=this.isSecureEndpoint(e)?s[1]:s[0]);let n=new s(r,{...this.#t,socketOptions:{family:this.#t.family}});return wm.set(i,n),n}async#a({
promises:e,options:r,timeout:i},s=new AbortController){if(i){let o=a$.setTimeout(i,null,{signal:s.signal}).then(()=>{throw new sl.ConnectionTimeoutError(`${r.host}\
:${r.port}`)}).catch(a=>{if(a.name!=="AbortError")throw a});e.push(o)}let n;try{n=await Promise.race(e),s.abort()}catch(o){throw s.abort(),o}return n}async connect(e,r){
r.lookup??=this.#t.lookup;let i,s=this.#r.connection,n=this.isSecureEndpoint(r),o=this.#p(r);if(o){let l=Date.now();i=await this.#a({options:r,timeout:s,promises:[
o.connect(e,r)]}),s&&(s=s-(Date.now()-l))}else i=(n?o$:n$).connect(r);i.setKeepAlive(this.keepAlive,this.keepAliveMsecs),i.setNoDelay(this.keepAlive);let a=new AbortController,
{signal:c}=a,u=i[n?"secureConnecting":"connecting"]?bA(i,n?"secureConnect":"connect",{signal:c}):Promise.resolve();return await this.#a({options:r,timeout:s,promises:[
u,bA(i,"error",{signal:c}).then(l=>{throw l[0]})]},a),this.#r.idle&&i.setTimeout(this.#r.idle,()=>{i.destroy(new sl.IdleTimeoutError(`${r.host}:${r.port}`))}),i}addRequest(e,r){
let i=this.#p(r);if(i?.setRequestProps&&i.setRequestProps(e,r),e.setHeader("connection",this.keepAlive?"keep-alive":"close"),this.#r.response){let s;e.once("fin\
ish",()=>{setTimeout(()=>{e.destroy(new sl.ResponseTimeoutError(e,this.#n))},this.#r.response)}),e.once("response",()=>{clearTimeout(s)})}if(this.#r.transfer){let s;
e.once("response",n=>{setTimeout(()=>{n.destroy(new sl.TransferTimeoutError(e,this.#n))},this.#r.transfer),n.once("close",()=>{clearTimeout(s)})})}return super.
addRequest(e,r)}}});var IA=p((CK,TA)=>{"use strict";var{LRUCache:d$}=$u(),{normalizeOptions:p$,cacheOptions:m$}=Gp(),{getProxy:g$,proxyCache:vA}=bm(),AA=zp(),nl=OA(),
qo=new d$({max:20}),_$=(t,{agent:e,proxy:r,noProxy:i,...s}={})=>{if(e!=null)return e;t=new URL(t);let n=g$(t,{proxy:r,noProxy:i}),o={...p$(s),proxy:n},a=m$({...o,
secureEndpoint:t.protocol==="https:"});if(qo.has(a))return qo.get(a);let c=new nl(o);return qo.set(a,c),c};TA.exports={getAgent:_$,Agent:nl,HttpAgent:nl,HttpsAgent:nl,
cache:{proxy:vA,agent:qo,dns:AA.cache,clear:()=>{vA.clear(),qo.clear(),AA.cache.clear()}}}});var RA=p((PK,S$)=>{S$.exports={name:"make-fetch-happen",version:"14\
.0.3",description:"Opinionated, caching, retrying fetch client",main:"lib/index.js",files:["bin/","lib/"],scripts:{test:"tap",posttest:"npm run lint",eslint:'es\
lint "**/*.{js,cjs,ts,mjs,jsx,tsx}"',lint:"npm run eslint",lintfix:"npm run eslint -- --fix",postlint:"template-oss-check",snap:"tap","template-oss-apply":"temp\
late-oss-apply --force"},repository:{type:"git",url:"git+https://github.com/npm/make-fetch-happen.git"},keywords:["http","request","fetch","mean girls","caching",
"cache","subresource integrity"],author:"GitHub Inc.",license:"ISC",dependencies:{"@npmcli/agent":"^3.0.0",cacache:"^19.0.1","http-cache-semantics":"^4.1.1",minipass:"\
^7.0.2","minipass-fetch":"^4.0.0","minipass-flush":"^1.0.5","minipass-pipeline":"^1.2.4",negotiator:"^1.0.0","proc-log":"^5.0.0","promise-retry":"^2.0.1",ssri:"\
^12.0.0"},devDependencies:{"@npmcli/eslint-config":"^5.0.0","@npmcli/template-oss":"4.23.4",nock:"^13.2.4","safe-buffer":"^5.2.1","standard-version":"^9.3.2",tap:"\
^16.0.0"},engines:{node:"^18.17.0 || >=20.5.0"},tap:{color:1,files:"test/*.js","check-coverage":true,timeout:60,"nyc-arg":["--exclude","tap-snapshots/**"]},templateOSS:{
"//@npmcli/template-oss":"This file is partially managed by @npmcli/template-oss. Edits may be overwritten.",version:"4.23.4",publish:"true"}}});var al=p((NK,PA)=>{
var{Minipass:y$}=Ke(),ol=Kn(),E$=qp(),b$=Si(),{log:CA}=jp(),w$=$p(),{getAgent:O$}=IA(),Om=RA(),v$=`${Om.name}/${Om.version} (+https://npm.im/${Om.name})`,A$=["E\
CONNRESET","ECONNREFUSED","EADDRINUSE","ETIMEDOUT","ECONNECTIONTIMEOUT","EIDLETIMEOUT","ERESPONSETIMEOUT","ETRANSFERTIMEOUT"],T$=["request-timeout"],I$=(t,e)=>{
let r=O$(t.url,{...e,signal:void 0});t.headers.has("connection")||t.headers.set("connection",r?"keep-alive":"close"),t.headers.has("user-agent")||t.headers.set(
"user-agent",v$);let i={...e,agent:r,redirect:"manual"};return E$(async(s,n)=>{let o=new ol.Request(t,i);try{let a=await ol(o,i);if(i.integrity&&a.status===200){
let l=b$.integrityStream({algorithms:i.algorithms,integrity:i.integrity,size:i.size}),h=new w$({events:["integrity","size"]},a.body,l);l.on("integrity",d=>h.emit(
"integrity",d)),l.on("size",d=>h.emit("size",d)),a=new ol.Response(h,a),a.body.hasIntegrityEmitter=true}a.headers.set("x-fetch-attempts",n);let c=y$.isStream(o.
body);return o.method!=="POST"&&!c&&([408,420,429].includes(a.status)||a.status>=500)?(typeof e.onRetry=="function"&&e.onRetry(a),CA.http("fetch",`${o.method} ${o.
url} attempt ${n} failed with ${a.status}`),s(a)):a}catch(a){let c=a.code==="EPROMISERETRY"?a.retried.code:a.code,u=a.retried instanceof ol.Response||A$.includes(
c)&&T$.includes(a.type);if(o.method==="POST"||u)throw a;return typeof e.onRetry=="function"&&e.onRetry(a),CA.http("fetch",`${o.method} ${o.url} attempt ${n} fai\
led with ${a.code}`),s(a)}},e.retry).catch(s=>{if(s.status>=400&&s.type!=="system")return s;throw s})};PA.exports=I$});var MA=p((BK,LA)=>{var{Request:NA,Response:vm}=Kn(),
{Minipass:BA}=Ke(),R$=vc(),gs=rv(),C$=A("url"),P$=$p(),N$=Mf(),Am=nv(),B$=al(),jo=(t,e)=>Object.prototype.hasOwnProperty.call(t,e),D$=["accept-charset","accept-\
encoding","accept-language","accept","cache-control"],xA=["cache-control","content-encoding","content-language","content-type","date","etag","expires","last-mod\
ified","link","location","pragma","vary"],DA=(t,e,r)=>{let i={time:Date.now(),url:t.url,reqHeaders:{},resHeaders:{},options:{compress:r.compress!=null?r.compress:
t.compress}};e.status!==200&&e.status!==304&&(i.status=e.status);for(let o of D$)t.headers.has(o)&&(i.reqHeaders[o]=t.headers.get(o));let s=t.headers.get("host"),
n=new C$.URL(t.url);if(s&&n.host!==s&&(i.reqHeaders.host=s),e.headers.has("vary")){let o=e.headers.get("vary");if(o!=="*"){let a=o.trim().toLowerCase().split(/\s*,\s*/);
for(let c of a)t.headers.has(c)&&(i.reqHeaders[c]=t.headers.get(c))}}for(let o of xA)e.headers.has(o)&&(i.resHeaders[o]=e.headers.get(o));for(let o of r.cacheAdditionalHeaders)
e.headers.has(o)&&(i.resHeaders[o]=e.headers.get(o));return i},cl=Symbol("request"),ul=Symbol("response"),ll=Symbol("policy"),Tm=class t{constructor({entry:e,request:r,
response:i,options:s}){e?(this.key=e.key,this.entry=e,this.entry.metadata.time=this.entry.metadata.time||this.entry.time):this.key=Am(r),this.options=s,this[cl]=
r,this[ul]=i,this[ll]=null}static async find(e,r){try{var i=await gs.index.compact(r.cachePath,Am(e),(n,o)=>{let a=new t({entry:n,options:r}),c=new t({entry:o,options:r});
return a.policy.satisfies(c.request)},{validateEntry:n=>n.metadata&&n.metadata.resHeaders&&n.metadata.resHeaders["content-encoding"]===null?false:n.integrity===
null?!!(n.metadata&&n.metadata.status):true})}catch{return}if(r.cache==="reload")return;let s;for(let n of i){let o=new t({entry:n,options:r});if(o.policy.satisfies(
e)){s=o;break}}return s}static async invalidate(e,r){let i=Am(e);try{await gs.rm.entry(r.cachePath,i,{removeFully:true})}catch{}}get request(){return this[cl]||
(this[cl]=new NA(this.entry.metadata.url,{method:"GET",headers:this.entry.metadata.reqHeaders,...this.entry.metadata.options})),this[cl]}get response(){return this[ul]||
(this[ul]=new vm(null,{url:this.entry.metadata.url,counter:this.options.counter,status:this.entry.metadata.status||200,headers:{...this.entry.metadata.resHeaders,
"content-length":this.entry.size}})),this[ul]}get policy(){return this[ll]||(this[ll]=new N$({entry:this.entry,request:this.request,response:this.response,options:this.
options})),this[ll]}async store(e){if(this.request.method!=="GET"||![200,301,308].includes(this.response.status)||!this.policy.storable())return this.response.headers.
set("x-local-cache-status","skip"),this.response;let r=this.response.headers.get("content-length"),i={algorithms:this.options.algorithms,metadata:DA(this.request,
this.response,this.options),size:r,integrity:this.options.integrity,integrityEmitter:this.response.body.hasIntegrityEmitter&&this.response.body},s=null;if(this.
response.status===200){let o,a,c=new Promise((l,h)=>{o=l,a=h}).catch(l=>{s.emit("error",l)});s=new P$({events:["integrity","size"]},new R$({flush(){return c}})),
s.hasIntegrityEmitter=true;let u=()=>{let l=new BA,h=gs.put.stream(this.options.cachePath,this.key,i);h.on("integrity",d=>s.emit("integrity",d)),h.on("size",d=>s.
emit("size",d)),l.pipe(h),h.promise().then(o,a),s.unshift(l),s.unshift(this.response.body)};s.once("resume",u),s.once("end",()=>s.removeListener("resume",u))}else
await gs.index.insert(this.options.cachePath,this.key,null,i);return this.response.headers.set("x-local-cache",encodeURIComponent(this.options.cachePath)),this.
response.headers.set("x-local-cache-key",encodeURIComponent(this.key)),this.response.headers.set("x-local-cache-mode","stream"),this.response.headers.set("x-loc\
al-cache-status",e),this.response.headers.set("x-local-cache-time",new Date().toISOString()),new vm(s,{url:this.response.url,status:this.response.status,headers:this.
response.headers,counter:this.options.counter})}async respond(e,r,i){let s;if(e==="HEAD"||[301,308].includes(this.response.status))s=this.response;else{let n=new BA,
o={...this.policy.responseHeaders()},a=()=>{let c=gs.get.stream.byDigest(this.options.cachePath,this.entry.integrity,{memoize:this.options.memoize});c.on("error",
async u=>{c.pause(),u.code==="EINTEGRITY"&&await gs.rm.content(this.options.cachePath,this.entry.integrity,{memoize:this.options.memoize}),(u.code==="ENOENT"||u.
code==="EINTEGRITY")&&await t.invalidate(this.request,this.options),n.emit("error",u),c.resume()}),n.emit("integrity",this.entry.integrity),n.emit("size",Number(
o["content-length"])),c.pipe(n)};n.once("resume",a),n.once("end",()=>n.removeListener("resume",a)),s=new vm(n,{url:this.entry.metadata.url,counter:r.counter,status:200,
headers:o})}return s.headers.set("x-local-cache",encodeURIComponent(this.options.cachePath)),s.headers.set("x-local-cache-hash",encodeURIComponent(this.entry.integrity)),
s.headers.set("x-local-cache-key",encodeURIComponent(this.key)),s.headers.set("x-local-cache-mode","stream"),s.headers.set("x-local-cache-status",i),s.headers.set(
"x-local-cache-time",new Date(this.entry.metadata.time).toUTCString()),s}async revalidate(e,r){let i=new NA(e,{headers:this.policy.revalidationHeaders(e)});try{
var s=await B$(i,{...r,headers:void 0})}catch(o){if(!this.policy.mustRevalidate)return this.respond(e.method,r,"stale");throw o}if(this.policy.revalidated(i,s)){
let o=DA(e,s,r);for(let a of xA)!jo(o.resHeaders,a)&&jo(this.entry.metadata.resHeaders,a)&&(o.resHeaders[a]=this.entry.metadata.resHeaders[a]);for(let a of r.cacheAdditionalHeaders){
let c=jo(o.resHeaders,a),u=jo(this.entry.metadata.resHeaders,a),l=jo(this.policy.response.headers,a);!c&&u&&(o.resHeaders[a]=this.entry.metadata.resHeaders[a]),
!l&&c&&(this.policy.response.headers[a]=o.resHeaders[a])}try{await gs.index.insert(r.cachePath,this.key,this.entry.integrity,{size:this.entry.size,metadata:o})}catch{}
return this.respond(e.method,r,"revalidated")}return new t({request:e,response:s,options:r}).store("updated")}};LA.exports=Tm});var FA=p((DK,kA)=>{var{NotCachedError:x$}=Hy(),
Im=MA(),L$=al(),UA=async(t,e)=>{let r=await Im.find(t,e);if(!r){if(e.cache==="only-if-cached")throw new x$(t.url);let s=await L$(t,e);return new Im({request:t,response:s,
options:e}).store("miss")}if(e.cache==="no-cache")return r.revalidate(t,e);let i=r.policy.needsRevalidation(t);return e.cache==="force-cache"||e.cache==="only-i\
f-cached"||!i?r.respond(t.method,e,i?"stale":"hit"):r.revalidate(t,e)};UA.invalidate=async(t,e)=>{if(e.cachePath)return Im.invalidate(t,e)};kA.exports=UA});var jA=p(
(xK,qA)=>{"use strict";var{FetchError:Rm,Request:M$,isRedirect:U$}=Kn(),Cm=A("url"),k$=Mf(),HA=FA(),F$=al(),H$=(t,e,r)=>{if(!U$(e.status)||r.redirect==="manual")
return false;if(r.redirect==="error")throw new Rm(`redirect mode is set to error: ${t.url}`,"no-redirect",{code:"ENOREDIRECT"});if(!e.headers.has("location"))throw new Rm(
`redirect location header missing for: ${t.url}`,"no-location",{code:"EINVALIDREDIRECT"});if(t.counter>=t.follow)throw new Rm(`maximum redirect reached at: ${t.
url}`,"max-redirect",{code:"EMAXREDIRECT"});return true},$$=(t,e,r)=>{let i={...r},s=e.headers.get("location"),n=new Cm.URL(s,/^https?:/.test(s)?void 0:t.url);return new Cm.
URL(t.url).hostname!==n.hostname&&(t.headers.delete("authorization"),t.headers.delete("cookie")),(e.status===303||t.method==="POST"&&[301,302].includes(e.status))&&
(i.method="GET",i.body=null,t.headers.delete("content-length")),i.headers={},t.headers.forEach((a,c)=>{i.headers[c]=a}),i.counter=++t.counter,{request:new M$(Cm.
format(n),i),options:i}},$A=async(t,e)=>{let r=k$.storable(t,e)?await HA(t,e):await F$(t,e);if(!["GET","HEAD"].includes(t.method)&&r.status>=200&&r.status<=399&&
await HA.invalidate(t,e),!H$(t,r,e))return r;let i=$$(t,r,e);return $A(i.request,i.options)};qA.exports=$A});var Pm=p((LK,dn)=>{var{FetchError:q$,Headers:j$,Request:VA,
Response:V$}=Kn(),K$=uy(),J$=jA(),hl=(t,e)=>{let r=K$(e),i=new VA(t,r);return J$(i,r)};hl.defaults=(t,e={},r=hl)=>{typeof t=="object"&&(e=t,t=null);let i=(s,n={})=>{
let o=s||t,a={...e,...n,headers:{...e.headers,...n.headers}};return r(o,a)};return i.defaults=(s,n={})=>hl.defaults(s,n,i),i};dn.exports=hl;dn.exports.FetchError=
q$;dn.exports.Headers=j$;dn.exports.Request=VA;dn.exports.Response=V$});var KA=p(pn=>{"use strict";var z$=pn&&pn.__importDefault||function(t){return t&&t.__esModule?
t:{default:t}};Object.defineProperty(pn,"__esModule",{value:true});pn.CIContextProvider=void 0;var G$=z$(Pm()),W$=[X$,Y$],Nm=class{constructor(e="sigstore"){this.
audience=e}async getToken(){return Promise.any(W$.map(e=>e(this.audience))).catch(()=>Promise.reject("CI: no tokens available"))}};pn.CIContextProvider=Nm;async function X$(t){
if(!process.env.ACTIONS_ID_TOKEN_REQUEST_URL||!process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN)return Promise.reject("no token available");let e=new URL(process.env.
ACTIONS_ID_TOKEN_REQUEST_URL);return e.searchParams.append("audience",t),(await(0,G$.default)(e.href,{retry:2,headers:{Accept:"application/json",Authorization:`\
Bearer ${process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN}`}})).json().then(i=>i.value)}async function Y$(){return process.env.SIGSTORE_ID_TOKEN?process.env.SIGSTORE_ID_TOKEN:
Promise.reject("no token available")}});var JA=p(fl=>{"use strict";Object.defineProperty(fl,"__esModule",{value:true});fl.CIContextProvider=void 0;var Z$=KA();Object.
defineProperty(fl,"CIContextProvider",{enumerable:true,get:function(){return Z$.CIContextProvider}})});var dl=p(Vo=>{"use strict";var GA=Vo&&Vo.__importDefault||
function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(Vo,"__esModule",{value:true});Vo.fetchWithRetry=l5;var Q$=A("http2"),e5=GA(Pm()),zA=jp(),
t5=GA(qp()),r5=li(),i5=Ga(),{HTTP2_HEADER_LOCATION:s5,HTTP2_HEADER_CONTENT_TYPE:n5,HTTP2_HEADER_USER_AGENT:o5,HTTP_STATUS_INTERNAL_SERVER_ERROR:a5,HTTP_STATUS_TOO_MANY_REQUESTS:c5,
HTTP_STATUS_REQUEST_TIMEOUT:u5}=Q$.constants;async function l5(t,e){return(0,t5.default)(async(r,i)=>{let s=e.method||"POST",n={[o5]:r5.ua.getUserAgent(),...e.headers},
o=await(0,e5.default)(t,{method:s,headers:n,body:e.body,timeout:e.timeout,retry:false}).catch(a=>(zA.log.http("fetch",`${s} ${t} attempt ${i} failed with ${a}`),
r(a)));if(o.ok)return o;{let a=await h5(o);if(zA.log.http("fetch",`${s} ${t} attempt ${i} failed with ${o.status}`),f5(o.status))return r(a);throw a}},d5(e.retry))}
var h5=async t=>{let e=t.statusText,r=t.headers.get(s5)||void 0;if(t.headers.get(n5)?.includes("application/json"))try{e=(await t.json()).message||e}catch{}return new i5.
HTTPError({status:t.status,message:e,location:r})},f5=t=>[u5,c5].includes(t)||t>=a5,d5=t=>typeof t=="boolean"?{retries:t?1:0}:typeof t=="number"?{retries:t}:{retries:0,
...t}});var WA=p(pl=>{"use strict";Object.defineProperty(pl,"__esModule",{value:true});pl.Fulcio=void 0;var p5=dl(),Bm=class{constructor(e){this.options=e}async createSigningCertificate(e){
let{baseURL:r,retry:i,timeout:s}=this.options,n=`${r}/api/v2/signingCert`;return(await(0,p5.fetchWithRetry)(n,{headers:{"Content-Type":"application/json"},body:JSON.
stringify(e),timeout:s,retry:i})).json()}};pl.Fulcio=Bm});var XA=p(ml=>{"use strict";Object.defineProperty(ml,"__esModule",{value:true});ml.CAClient=void 0;var m5=Ps(),
g5=WA(),Dm=class{constructor(e){this.fulcio=new g5.Fulcio({baseURL:e.fulcioBaseURL,retry:e.retry,timeout:e.timeout})}async createSigningCertificate(e,r,i){let s=_5(
e,r,i);try{let n=await this.fulcio.createSigningCertificate(s);return(n.signedCertificateEmbeddedSct?n.signedCertificateEmbeddedSct:n.signedCertificateDetachedSct).
chain.certificates}catch(n){(0,m5.internalError)(n,"CA_CREATE_SIGNING_CERTIFICATE_ERROR","error creating signing certificate")}}};ml.CAClient=Dm;function _5(t,e,r){
return{credentials:{oidcIdentityToken:t},publicKeyRequest:{publicKey:{algorithm:"ECDSA",content:e},proofOfPossession:r.toString("base64")}}}});var ZA=p(mn=>{"us\
e strict";var S5=mn&&mn.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(mn,"__esModule",{value:true});mn.EphemeralSigner=
void 0;var YA=S5(A("crypto")),y5="ec",E5="P-256",xm=class{constructor(){this.keypair=YA.default.generateKeyPairSync(y5,{namedCurve:E5})}async sign(e){let r=YA.default.
sign(null,e,this.keypair.privateKey),i=this.keypair.publicKey.export({format:"pem",type:"spki"}).toString("ascii");return{signature:r,key:{$case:"publicKey",publicKey:i}}}};
mn.EphemeralSigner=xm});var QA=p(_s=>{"use strict";Object.defineProperty(_s,"__esModule",{value:true});_s.FulcioSigner=_s.DEFAULT_FULCIO_URL=void 0;var Lm=Ps(),
b5=li(),w5=XA(),O5=ZA();_s.DEFAULT_FULCIO_URL="https://fulcio.sigstore.dev";var Mm=class{constructor(e){this.ca=new w5.CAClient({...e,fulcioBaseURL:e.fulcioBaseURL||
_s.DEFAULT_FULCIO_URL}),this.identityProvider=e.identityProvider,this.keyHolder=e.keyHolder||new O5.EphemeralSigner}async sign(e){let r=await this.getIdentityToken(),
i;try{i=b5.oidc.extractJWTSubject(r)}catch(a){throw new Lm.InternalError({code:"IDENTITY_TOKEN_PARSE_ERROR",message:`invalid identity token: ${r}`,cause:a})}let s=await this.
keyHolder.sign(Buffer.from(i));if(s.key.$case!=="publicKey")throw new Lm.InternalError({code:"CA_CREATE_SIGNING_CERTIFICATE_ERROR",message:"unexpected format fo\
r signing key"});let n=await this.ca.createSigningCertificate(r,s.key.publicKey,s.signature);return{signature:(await this.keyHolder.sign(e)).signature,key:{$case:"\
x509Certificate",certificate:n[0]}}}async getIdentityToken(){try{return await this.identityProvider.getToken()}catch(e){throw new Lm.InternalError({code:"IDENTI\
TY_TOKEN_READ_ERROR",message:"error retrieving identity token",cause:e})}}};_s.FulcioSigner=Mm});var tT=p(gn=>{"use strict";Object.defineProperty(gn,"__esModule",
{value:true});gn.FulcioSigner=gn.DEFAULT_FULCIO_URL=void 0;var eT=QA();Object.defineProperty(gn,"DEFAULT_FULCIO_URL",{enumerable:true,get:function(){return eT.DEFAULT_FULCIO_URL}});
Object.defineProperty(gn,"FulcioSigner",{enumerable:true,get:function(){return eT.FulcioSigner}})});var sT=p(gl=>{"use strict";Object.defineProperty(gl,"__esMod\
ule",{value:true});gl.Rekor=void 0;var rT=dl(),Um=class{constructor(e){this.options=e}async createEntry(e){let{baseURL:r,timeout:i,retry:s}=this.options,n=`${r}\
/api/v1/log/entries`,a=await(await(0,rT.fetchWithRetry)(n,{headers:{"Content-Type":"application/json",Accept:"application/json"},body:JSON.stringify(e),timeout:i,
retry:s})).json();return iT(a)}async getEntry(e){let{baseURL:r,timeout:i,retry:s}=this.options,n=`${r}/api/v1/log/entries/${e}`,a=await(await(0,rT.fetchWithRetry)(
n,{method:"GET",headers:{Accept:"application/json"},timeout:i,retry:s})).json();return iT(a)}};gl.Rekor=Um;function iT(t){let e=Object.entries(t);if(e.length!=1)
throw new Error("Received multiple entries in Rekor response");let[r,i]=e[0];return{...i,uuid:r}}});var oT=p(_l=>{"use strict";Object.defineProperty(_l,"__esMod\
ule",{value:true});_l.TLogClient=void 0;var nT=Ps(),v5=Ga(),A5=sT(),km=class{constructor(e){this.fetchOnConflict=e.fetchOnConflict??false,this.rekor=new A5.Rekor(
{baseURL:e.rekorBaseURL,retry:e.retry,timeout:e.timeout})}async createEntry(e){let r;try{r=await this.rekor.createEntry(e)}catch(i){if(T5(i)&&this.fetchOnConflict){
let s=i.location.split("/").pop()||"";try{r=await this.rekor.getEntry(s)}catch(n){(0,nT.internalError)(n,"TLOG_FETCH_ENTRY_ERROR","error fetching tlog entry")}}else
(0,nT.internalError)(i,"TLOG_CREATE_ENTRY_ERROR","error creating tlog entry")}return r}};_l.TLogClient=km;function T5(t){return t instanceof v5.HTTPError&&t.statusCode===
409&&t.location!==void 0}});var aT=p(Fm=>{"use strict";Object.defineProperty(Fm,"__esModule",{value:true});Fm.toProposedEntry=R5;var I5=Nh(),Di=li(),Ko="sha256";
function R5(t,e,r="dsse"){switch(t.$case){case"dsseEnvelope":return r==="intoto"?N5(t.dsseEnvelope,e):P5(t.dsseEnvelope,e);case"messageSignature":return C5(t.messageSignature,
e)}}function C5(t,e){let r=t.messageDigest.digest.toString("hex"),i=t.signature.toString("base64"),s=Di.encoding.base64Encode(e);return{apiVersion:"0.0.1",kind:"\
hashedrekord",spec:{data:{hash:{algorithm:Ko,value:r}},signature:{content:i,publicKey:{content:s}}}}}function P5(t,e){let r=JSON.stringify((0,I5.envelopeToJSON)(
t)),i=Di.encoding.base64Encode(e);return{apiVersion:"0.0.1",kind:"dsse",spec:{proposedContent:{envelope:r,verifiers:[i]}}}}function N5(t,e){let r=Di.crypto.digest(
Ko,t.payload).toString("hex"),i=B5(t,e),s=Di.encoding.base64Encode(t.payload.toString("base64")),n=Di.encoding.base64Encode(t.signatures[0].sig.toString("base64")),
o=t.signatures[0].keyid,a=Di.encoding.base64Encode(e),c={payloadType:t.payloadType,payload:s,signatures:[{sig:n,publicKey:a}]};return o.length>0&&(c.signatures[0].
keyid=o),{apiVersion:"0.0.2",kind:"intoto",spec:{content:{envelope:c,hash:{algorithm:Ko,value:i},payloadHash:{algorithm:Ko,value:r}}}}}function B5(t,e){let r={payloadType:t.
payloadType,payload:t.payload.toString("base64"),signatures:[{sig:t.signatures[0].sig.toString("base64"),publicKey:e}]};return t.signatures[0].keyid.length>0&&(r.
signatures[0].keyid=t.signatures[0].keyid),Di.crypto.digest(Ko,Di.json.canonicalize(r)).toString("hex")}});var cT=p(Ss=>{"use strict";Object.defineProperty(Ss,"\
__esModule",{value:true});Ss.RekorWitness=Ss.DEFAULT_REKOR_URL=void 0;var D5=li(),x5=oT(),L5=aT();Ss.DEFAULT_REKOR_URL="https://rekor.sigstore.dev";var Hm=class{constructor(e){
this.entryType=e.entryType,this.tlog=new x5.TLogClient({...e,rekorBaseURL:e.rekorBaseURL||Ss.DEFAULT_REKOR_URL})}async testify(e,r){let i=(0,L5.toProposedEntry)(
e,r,this.entryType),s=await this.tlog.createEntry(i);return M5(s)}};Ss.RekorWitness=Hm;function M5(t){let e=Buffer.from(t.logID,"hex"),r=D5.encoding.base64Decode(
t.body),i=JSON.parse(r),s=t?.verification?.signedEntryTimestamp?U5(t.verification.signedEntryTimestamp):void 0,n=t?.verification?.inclusionProof?k5(t.verification.
inclusionProof):void 0;return{tlogEntries:[{logIndex:t.logIndex.toString(),logId:{keyId:e},integratedTime:t.integratedTime.toString(),kindVersion:{kind:i.kind,version:i.
apiVersion},inclusionPromise:s,inclusionProof:n,canonicalizedBody:Buffer.from(t.body,"base64")}]}}function U5(t){return{signedEntryTimestamp:Buffer.from(t,"base\
64")}}function k5(t){return{logIndex:t.logIndex.toString(),treeSize:t.treeSize.toString(),rootHash:Buffer.from(t.rootHash,"hex"),hashes:t.hashes.map(e=>Buffer.from(
e,"hex")),checkpoint:{envelope:t.checkpoint}}}});var uT=p(Sl=>{"use strict";Object.defineProperty(Sl,"__esModule",{value:true});Sl.TimestampAuthority=void 0;var F5=dl(),
$m=class{constructor(e){this.options=e}async createTimestamp(e){let{baseURL:r,timeout:i,retry:s}=this.options,n=`${r}/api/v1/timestamp`;return(await(0,F5.fetchWithRetry)(
n,{headers:{"Content-Type":"application/json"},body:JSON.stringify(e),timeout:i,retry:s})).buffer()}};Sl.TimestampAuthority=$m});var hT=p(yl=>{"use strict";Object.
defineProperty(yl,"__esModule",{value:true});yl.TSAClient=void 0;var H5=Ps(),$5=uT(),q5=li(),lT="sha256",qm=class{constructor(e){this.tsa=new $5.TimestampAuthority(
{baseURL:e.tsaBaseURL,retry:e.retry,timeout:e.timeout})}async createTimestamp(e){let r={artifactHash:q5.crypto.digest(lT,e).toString("base64"),hashAlgorithm:lT};
try{return await this.tsa.createTimestamp(r)}catch(i){(0,H5.internalError)(i,"TSA_CREATE_TIMESTAMP_ERROR","error creating timestamp")}}};yl.TSAClient=qm});var fT=p(
El=>{"use strict";Object.defineProperty(El,"__esModule",{value:true});El.TSAWitness=void 0;var j5=hT(),jm=class{constructor(e){this.tsa=new j5.TSAClient({tsaBaseURL:e.
tsaBaseURL,retry:e.retry,timeout:e.timeout})}async testify(e){let r=V5(e);return{rfc3161Timestamps:[{signedTimestamp:await this.tsa.createTimestamp(r)}]}}};El.TSAWitness=
jm;function V5(t){switch(t.$case){case"dsseEnvelope":return t.dsseEnvelope.signatures[0].sig;case"messageSignature":return t.messageSignature.signature}}});var pT=p(
xi=>{"use strict";Object.defineProperty(xi,"__esModule",{value:true});xi.TSAWitness=xi.RekorWitness=xi.DEFAULT_REKOR_URL=void 0;var dT=cT();Object.defineProperty(
xi,"DEFAULT_REKOR_URL",{enumerable:true,get:function(){return dT.DEFAULT_REKOR_URL}});Object.defineProperty(xi,"RekorWitness",{enumerable:true,get:function(){return dT.
RekorWitness}});var K5=fT();Object.defineProperty(xi,"TSAWitness",{enumerable:true,get:function(){return K5.TSAWitness}})});var _T=p(ve=>{"use strict";Object.defineProperty(
ve,"__esModule",{value:true});ve.TSAWitness=ve.RekorWitness=ve.DEFAULT_REKOR_URL=ve.FulcioSigner=ve.DEFAULT_FULCIO_URL=ve.CIContextProvider=ve.InternalError=ve.
MessageSignatureBundleBuilder=ve.DSSEBundleBuilder=void 0;var mT=yS();Object.defineProperty(ve,"DSSEBundleBuilder",{enumerable:true,get:function(){return mT.DSSEBundleBuilder}});
Object.defineProperty(ve,"MessageSignatureBundleBuilder",{enumerable:true,get:function(){return mT.MessageSignatureBundleBuilder}});var J5=Ps();Object.defineProperty(
ve,"InternalError",{enumerable:true,get:function(){return J5.InternalError}});var z5=JA();Object.defineProperty(ve,"CIContextProvider",{enumerable:true,get:function(){
return z5.CIContextProvider}});var gT=tT();Object.defineProperty(ve,"DEFAULT_FULCIO_URL",{enumerable:true,get:function(){return gT.DEFAULT_FULCIO_URL}});Object.
defineProperty(ve,"FulcioSigner",{enumerable:true,get:function(){return gT.FulcioSigner}});var Vm=pT();Object.defineProperty(ve,"DEFAULT_REKOR_URL",{enumerable:true,
get:function(){return Vm.DEFAULT_REKOR_URL}});Object.defineProperty(ve,"RekorWitness",{enumerable:true,get:function(){return Vm.RekorWitness}});Object.defineProperty(
ve,"TSAWitness",{enumerable:true,get:function(){return Vm.TSAWitness}})});var Pg=ra(Rg());var cI="0.0.0-development";function uI(t){return t.request!==void 0}async function Cg(t,e,r,i){
if(!uI(r)||!r?.request.request)throw r;if(r.status>=400&&!t.doNotRetry.includes(r.status)){let s=i.request.retries!=null?i.request.retries:t.retries,n=Math.pow(
(i.request.retryCount||0)+1,2);throw e.retry.retryRequest(r,s,n)}throw r}async function lI(t,e,r,i){let s=new Pg.default;return s.on("failed",function(n,o){let a=~~n.
request.request?.retries,c=~~n.request.request?.retryAfter;if(i.request.retryCount=o.retryCount+1,a>o.retryCount)return c*t.retryAfterBaseValue}),s.schedule(hI.
bind(null,t,e,r),i)}async function hI(t,e,r,i){let s=await r(i);if(s.data&&s.data.errors&&s.data.errors.length>0&&/Something went wrong while executing your query/.
test(s.data.errors[0].message)){let n=new Ag(s.data.errors[0].message,500,{request:i,response:s});return Cg(t,e,n,i)}return s}function wn(t,e){let r=Object.assign(
{enabled:true,retryAfterBaseValue:1e3,doNotRetry:[400,401,403,404,410,422,451],retries:3},e.retry),i={retry:{retryRequest:(s,n,o)=>(s.request.request=Object.assign(
{},s.request.request,{retries:n,retryAfter:o}),s)}};return r.enabled&&(t.hook.error("request",Cg.bind(null,r,i)),t.hook.wrap("request",lI.bind(null,r,i))),i}wn.
VERSION=cI;var xg=ra(Dg(),1),na=()=>{let t=`@actions/attest-${xg.version}`,e=process.env.ACTIONS_ORCHESTRATION_ID;if(e){let r=e.replace(/[^a-z0-9_.-]/gi,"_");return`${t}\
 actions_orchestration_id/${r}`}return t};var pI=function(t,e,r,i){function s(n){return n instanceof r?n:new r(function(o){o(n)})}return new(r||(r=Promise))(function(n,o){
function a(l){try{u(i.next(l))}catch(h){o(h)}}function c(l){try{u(i.throw(l))}catch(h){o(h)}}function u(l){l.done?n(l.value):s(l.value).then(a,c)}u((i=i.apply(t,
e||[])).next())})},mI=function(t,e){var r={};for(var i in t)Object.prototype.hasOwnProperty.call(t,i)&&e.indexOf(i)<0&&(r[i]=t[i]);if(t!=null&&typeof Object.getOwnPropertySymbols==
"function")for(var s=0,i=Object.getOwnPropertySymbols(t);s<i.length;s++)e.indexOf(i[s])<0&&Object.prototype.propertyIsEnumerable.call(t,i[s])&&(r[i[s]]=t[i[s]]);
return r},gI="POST /orgs/{owner}/artifacts/metadata/storage-record",_I=5;function SI(t,e,r,i,s){return pI(this,void 0,void 0,function*(){let o=sa(r,{retry:{retries:i??
_I}},wn),a=Object.assign({"User-Agent":na()},s);try{let c=yield o.request(gI,Object.assign({owner:Mi.repo.owner,headers:a},yI(t,e))),u=typeof c.data=="string"?JSON.
parse(c.data):c.data;return u?.storage_records.map(l=>l.id)}catch(c){let u=c instanceof Error?c.message:c;throw new Error(`Failed to persist storage record: ${u}`)}})}
function yI(t,e){let{registryUrl:r,artifactUrl:i}=e,s=mI(e,["registryUrl","artifactUrl"]);return Object.assign(Object.assign(Object.assign({},t),{registry_url:r,
artifact_url:i}),s)}var Km=ra(c_(),1);import{X509Certificate as i4}from"crypto";var Kl="public-good",Jl="github",JI="https://fulcio.sigstore.dev",zI="https://re\
kor.sigstore.dev",GI={fulcioURL:JI,rekorURL:zI},u_=t=>{var e;let r;switch(t&&[Kl,Jl].includes(t)?r=t:r=((e=Mi.payload.repository)===null||e===void 0?void 0:e.visibility)===
"public"?Kl:Jl,r){case Kl:return GI;case Jl:return WI()}};function WI(){let t=process.env.GITHUB_SERVER_URL||"https://github.com",e=new URL(t).hostname;return e===
"github.com"&&(e="githubapp.com"),{fulcioURL:`https://fulcio.${e}`,tsaServerURL:`https://timestamp.${e}`}}var XI="https://in-toto.io/Statement/v1",l_=(t,e)=>({_type:XI,
subject:t,predicateType:e.type,predicate:e.params});var Ar=ra(_T(),1),G5=function(t,e,r,i){function s(n){return n instanceof r?n:new r(function(o){o(n)})}return new(r||
(r=Promise))(function(n,o){function a(l){try{u(i.next(l))}catch(h){o(h)}}function c(l){try{u(i.throw(l))}catch(h){o(h)}}function u(l){l.done?n(l.value):s(l.value).
then(a,c)}u((i=i.apply(t,e||[])).next())})},W5="sigstore",X5=1e4,Y5=3,ST=(t,e)=>G5(void 0,void 0,void 0,function*(){let r={data:t.body,type:t.type};return Z5(e).
create(r)}),Z5=t=>{let e=new Ar.CIContextProvider(W5),r=t.timeout||X5,i=t.retry||Y5,s=[],n=new Ar.FulcioSigner({identityProvider:e,fulcioBaseURL:t.fulcioURL,timeout:r,
retry:i});return t.rekorURL&&s.push(new Ar.RekorWitness({rekorBaseURL:t.rekorURL,fetchOnConflict:true,timeout:r,retry:i})),t.tsaServerURL&&s.push(new Ar.TSAWitness(
{tsaBaseURL:t.tsaServerURL,timeout:r,retry:i})),new Ar.DSSEBundleBuilder({signer:n,witnesses:s})};var Q5=function(t,e,r,i){function s(n){return n instanceof r?n:
new r(function(o){o(n)})}return new(r||(r=Promise))(function(n,o){function a(l){try{u(i.next(l))}catch(h){o(h)}}function c(l){try{u(i.throw(l))}catch(h){o(h)}}function u(l){
l.done?n(l.value):s(l.value).then(a,c)}u((i=i.apply(t,e||[])).next())})},e4="POST /repos/{owner}/{repo}/attestations",t4=5,yT=(t,e,...r)=>Q5(void 0,[t,e,...r],void 0,
function*(i,s,n={}){var o;let a=(o=n.retry)!==null&&o!==void 0?o:t4,c=sa(s,{retry:{retries:a}},wn),u=Object.assign({"User-Agent":na()},n.headers);try{let l=yield c.
request(e4,{owner:Mi.repo.owner,repo:Mi.repo.repo,headers:u,bundle:i}),h=typeof l.data=="string"?JSON.parse(l.data):l.data;return h?.id}catch(l){let h=l instanceof
Error?l.message:l;throw new Error(`Failed to persist attestation: ${h}`)}});var r4=function(t,e,r,i){function s(n){return n instanceof r?n:new r(function(o){o(n)})}
return new(r||(r=Promise))(function(n,o){function a(l){try{u(i.next(l))}catch(h){o(h)}}function c(l){try{u(i.throw(l))}catch(h){o(h)}}function u(l){l.done?n(l.value):
s(l.value).then(a,c)}u((i=i.apply(t,e||[])).next())})},s4="application/vnd.in-toto+json";function Jm(t){return r4(this,void 0,void 0,function*(){let e;if(t.subjects)
e=t.subjects;else if(t.subjectName&&t.subjectDigest)e=[{name:t.subjectName,digest:t.subjectDigest}];else throw new Error("Must provide either subjectName and su\
bjectDigest or subjects");let r={type:t.predicateType,params:t.predicate},i=l_(e,r),s={body:Buffer.from(JSON.stringify(i)),type:s4},n=u_(t.sigstore),o=yield ST(
s,n),a;return t.skipWrite!==true&&(a=yield yT((0,Km.bundleToJSON)(o),t.token,{headers:t.headers})),n4(o,a)})}function n4(t,e){let r;switch(t.verificationMaterial.
content.$case){case"x509CertificateChain":r=t.verificationMaterial.content.x509CertificateChain.certificates[0].rawBytes;break;case"certificate":r=t.verificationMaterial.
content.certificate.rawBytes;break;default:throw new Error("Bundle must contain an x509 certificate")}let i=new i4(r),s=t.verificationMaterial.tlogEntries,n=s.length>
0?s[0].logIndex:void 0;return{bundle:(0,Km.bundleToJSON)(t),certificate:i.toString(),tlogID:n,attestationID:e}}import{Buffer as o4}from"node:buffer";var Jo=new TextEncoder,
Li=new TextDecoder,uJ=2**32;function ET(...t){let e=t.reduce((s,{length:n})=>s+n,0),r=new Uint8Array(e),i=0;for(let s of t)r.set(s,i),i+=s.length;return r}function a4(t){
let e=t;return e instanceof Uint8Array&&(e=Li.decode(e)),e}var _n=t=>new Uint8Array(o4.from(a4(t),"base64url"));var jt=class extends Error{static code="ERR_JOSE\
_GENERIC";code="ERR_JOSE_GENERIC";constructor(e,r){super(e,r),this.name=this.constructor.name,Error.captureStackTrace?.(this,this.constructor)}},It=class extends jt{static code="\
ERR_JWT_CLAIM_VALIDATION_FAILED";code="ERR_JWT_CLAIM_VALIDATION_FAILED";claim;reason;payload;constructor(e,r,i="unspecified",s="unspecified"){super(e,{cause:{claim:i,
reason:s,payload:r}}),this.claim=i,this.reason=s,this.payload=r}},zo=class extends jt{static code="ERR_JWT_EXPIRED";code="ERR_JWT_EXPIRED";claim;reason;payload;constructor(e,r,i="\
unspecified",s="unspecified"){super(e,{cause:{claim:i,reason:s,payload:r}}),this.claim=i,this.reason=s,this.payload=r}},bl=class extends jt{static code="ERR_JOS\
E_ALG_NOT_ALLOWED";code="ERR_JOSE_ALG_NOT_ALLOWED"},Fe=class extends jt{static code="ERR_JOSE_NOT_SUPPORTED";code="ERR_JOSE_NOT_SUPPORTED"};var ye=class extends jt{static code="\
ERR_JWS_INVALID";code="ERR_JWS_INVALID"},Sn=class extends jt{static code="ERR_JWT_INVALID";code="ERR_JWT_INVALID"};var Go=class extends jt{static code="ERR_JWKS\
_INVALID";code="ERR_JWKS_INVALID"},wl=class extends jt{static code="ERR_JWKS_NO_MATCHING_KEY";code="ERR_JWKS_NO_MATCHING_KEY";constructor(e="no applicable key f\
ound in the JSON Web Key Set",r){super(e,r)}},Ol=class extends jt{[Symbol.asyncIterator];static code="ERR_JWKS_MULTIPLE_MATCHING_KEYS";code="ERR_JWKS_MULTIPLE_M\
ATCHING_KEYS";constructor(e="multiple matching keys found in the JSON Web Key Set",r){super(e,r)}};var vl=class extends jt{static code="ERR_JWS_SIGNATURE_VERIFI\
CATION_FAILED";code="ERR_JWS_SIGNATURE_VERIFICATION_FAILED";constructor(e="signature verification failed",r){super(e,r)}};import*as bT from"node:util";var Al=t=>bT.
types.isKeyObject(t);import*as wT from"node:crypto";import*as OT from"node:util";var u4=wT.webcrypto,vT=u4,yn=t=>OT.types.isCryptoKey(t);function Tr(t,e="algori\
thm.name"){return new TypeError(`CryptoKey does not support this operation, its ${e} must be ${t}`)}function Wo(t,e){return t.name===e}function zm(t){return parseInt(
t.name.slice(4),10)}function l4(t){switch(t){case"ES256":return"P-256";case"ES384":return"P-384";case"ES512":return"P-521";default:throw new Error("unreachable")}}
function h4(t,e){if(e.length&&!e.some(r=>t.usages.includes(r))){let r="CryptoKey does not support this operation, its usages must include ";if(e.length>2){let i=e.
pop();r+=`one of ${e.join(", ")}, or ${i}.`}else e.length===2?r+=`one of ${e[0]} or ${e[1]}.`:r+=`${e[0]}.`;throw new TypeError(r)}}function AT(t,e,...r){switch(e){case"\
HS256":case"HS384":case"HS512":{if(!Wo(t.algorithm,"HMAC"))throw Tr("HMAC");let i=parseInt(e.slice(2),10);if(zm(t.algorithm.hash)!==i)throw Tr(`SHA-${i}`,"algor\
ithm.hash");break}case"RS256":case"RS384":case"RS512":{if(!Wo(t.algorithm,"RSASSA-PKCS1-v1_5"))throw Tr("RSASSA-PKCS1-v1_5");let i=parseInt(e.slice(2),10);if(zm(
t.algorithm.hash)!==i)throw Tr(`SHA-${i}`,"algorithm.hash");break}case"PS256":case"PS384":case"PS512":{if(!Wo(t.algorithm,"RSA-PSS"))throw Tr("RSA-PSS");let i=parseInt(
e.slice(2),10);if(zm(t.algorithm.hash)!==i)throw Tr(`SHA-${i}`,"algorithm.hash");break}case"EdDSA":{if(t.algorithm.name!=="Ed25519"&&t.algorithm.name!=="Ed448")
throw Tr("Ed25519 or Ed448");break}case"Ed25519":{if(!Wo(t.algorithm,"Ed25519"))throw Tr("Ed25519");break}case"ES256":case"ES384":case"ES512":{if(!Wo(t.algorithm,
"ECDSA"))throw Tr("ECDSA");let i=l4(e);if(t.algorithm.namedCurve!==i)throw Tr(i,"algorithm.namedCurve");break}default:throw new TypeError("CryptoKey does not su\
pport this operation")}h4(t,r)}function TT(t,e,...r){if(r=r.filter(Boolean),r.length>2){let i=r.pop();t+=`one of type ${r.join(", ")}, or ${i}.`}else r.length===
2?t+=`one of type ${r[0]} or ${r[1]}.`:t+=`of type ${r[0]}.`;return e==null?t+=` Received ${e}`:typeof e=="function"&&e.name?t+=` Received function ${e.name}`:typeof e==
"object"&&e!=null&&e.constructor?.name&&(t+=` Received an instance of ${e.constructor.name}`),t}var Xo=(t,...e)=>TT("Key must be ",t,...e);function Gm(t,e,...r){
return TT(`Key for the ${t} algorithm must be `,e,...r)}var Wm=t=>Al(t)||yn(t),ti=["KeyObject"];(globalThis.CryptoKey||vT?.CryptoKey)&&ti.push("CryptoKey");var f4=(...t)=>{
let e=t.filter(Boolean);if(e.length===0||e.length===1)return true;let r;for(let i of e){let s=Object.keys(i);if(!r||r.size===0){r=new Set(s);continue}for(let n of s){
if(r.has(n))return false;r.add(n)}}return true},IT=f4;function d4(t){return typeof t=="object"&&t!==null}function Vt(t){if(!d4(t)||Object.prototype.toString.call(
t)!=="[object Object]")return false;if(Object.getPrototypeOf(t)===null)return true;let e=t;for(;Object.getPrototypeOf(e)!==null;)e=Object.getPrototypeOf(e);return Object.
getPrototypeOf(t)===e}import{KeyObject as p4}from"node:crypto";function Ir(t){return Vt(t)&&typeof t.kty=="string"}function RT(t){return t.kty!=="oct"&&typeof t.
d=="string"}function CT(t){return t.kty!=="oct"&&typeof t.d>"u"}function PT(t){return Ir(t)&&t.kty==="oct"&&typeof t.k=="string"}var m4=t=>{switch(t){case"prime\
256v1":return"P-256";case"secp384r1":return"P-384";case"secp521r1":return"P-521";case"secp256k1":return"secp256k1";default:throw new Fe("Unsupported key curve f\
or this operation")}},g4=(t,e)=>{let r;if(yn(t))r=p4.from(t);else if(Al(t))r=t;else{if(Ir(t))return t.crv;throw new TypeError(Xo(t,...ti))}if(r.type==="secret")
throw new TypeError('only "private" or "public" type keys can be used for this operation');switch(r.asymmetricKeyType){case"ed25519":case"ed448":return`Ed${r.asymmetricKeyType.
slice(2)}`;case"x25519":case"x448":return`X${r.asymmetricKeyType.slice(1)}`;case"ec":{let i=r.asymmetricKeyDetails.namedCurve;return e?i:m4(i)}default:throw new TypeError(
"Invalid asymmetric key type for this operation")}},BT=g4;import{KeyObject as _4}from"node:crypto";var Xm=(t,e)=>{let r;try{t instanceof _4?r=t.asymmetricKeyDetails?.
modulusLength:r=Buffer.from(t.n,"base64url").byteLength<<3}catch{}if(typeof r!="number"||r<2048)throw new TypeError(`${e} requires key modulusLength to be 2048 \
bits or larger`)};import{createPrivateKey as S4,createPublicKey as y4}from"node:crypto";var E4=t=>t.d?S4({format:"jwk",key:t}):y4({format:"jwk",key:t}),DT=E4;async function Tl(t,e){
if(!Vt(t))throw new TypeError("JWK must be an object");switch(e||=t.alg,t.kty){case"oct":if(typeof t.k!="string"||!t.k)throw new TypeError('missing "k" (Key Val\
ue) Parameter value');return _n(t.k);case"RSA":if("oth"in t&&t.oth!==void 0)throw new Fe('RSA JWK "oth" (Other Primes Info) Parameter value is not supported');case"\
EC":case"OKP":return DT({...t,alg:e});default:throw new Fe('Unsupported "kty" (Key Type) Parameter value')}}var En=t=>t?.[Symbol.toStringTag],Ym=(t,e,r)=>{if(e.
use!==void 0&&e.use!=="sig")throw new TypeError("Invalid key for this operation, when present its use must be sig");if(e.key_ops!==void 0&&e.key_ops.includes?.(
r)!==true)throw new TypeError(`Invalid key for this operation, when present its key_ops must include ${r}`);if(e.alg!==void 0&&e.alg!==t)throw new TypeError(`In\
valid key for this operation, when present its alg must be ${t}`);return true},b4=(t,e,r,i)=>{if(!(e instanceof Uint8Array)){if(i&&Ir(e)){if(PT(e)&&Ym(t,e,r))return;
throw new TypeError('JSON Web Key for symmetric algorithms must have JWK "kty" (Key Type) equal to "oct" and the JWK "k" (Key Value) present')}if(!Wm(e))throw new TypeError(
Gm(t,e,...ti,"Uint8Array",i?"JSON Web Key":null));if(e.type!=="secret")throw new TypeError(`${En(e)} instances for symmetric algorithms must be of type "secret"`)}},
w4=(t,e,r,i)=>{if(i&&Ir(e))switch(r){case"sign":if(RT(e)&&Ym(t,e,r))return;throw new TypeError("JSON Web Key for this operation be a private JWK");case"verify":
if(CT(e)&&Ym(t,e,r))return;throw new TypeError("JSON Web Key for this operation be a public JWK")}if(!Wm(e))throw new TypeError(Gm(t,e,...ti,i?"JSON Web Key":null));
if(e.type==="secret")throw new TypeError(`${En(e)} instances for asymmetric algorithms must not be of type "secret"`);if(r==="sign"&&e.type==="public")throw new TypeError(
`${En(e)} instances for asymmetric algorithm signing must be of type "private"`);if(r==="decrypt"&&e.type==="public")throw new TypeError(`${En(e)} instances for\
 asymmetric algorithm decryption must be of type "private"`);if(e.algorithm&&r==="verify"&&e.type==="private")throw new TypeError(`${En(e)} instances for asymme\
tric algorithm verifying must be of type "public"`);if(e.algorithm&&r==="encrypt"&&e.type==="private")throw new TypeError(`${En(e)} instances for asymmetric alg\
orithm encryption must be of type "public"`)};function xT(t,e,r,i){e.startsWith("HS")||e==="dir"||e.startsWith("PBES2")||/^A\d{3}(?:GCM)?KW$/.test(e)?b4(e,r,i,t):
w4(e,r,i,t)}var jJ=xT.bind(void 0,false),Zm=xT.bind(void 0,true);function O4(t,e,r,i,s){if(s.crit!==void 0&&i?.crit===void 0)throw new t('"crit" (Critical) Head\
er Parameter MUST be integrity protected');if(!i||i.crit===void 0)return new Set;if(!Array.isArray(i.crit)||i.crit.length===0||i.crit.some(o=>typeof o!="string"||
o.length===0))throw new t('"crit" (Critical) Header Parameter MUST be an array of non-empty strings when present');let n;r!==void 0?n=new Map([...Object.entries(
r),...e.entries()]):n=e;for(let o of i.crit){if(!n.has(o))throw new Fe(`Extension Header Parameter "${o}" is not recognized`);if(s[o]===void 0)throw new t(`Exte\
nsion Header Parameter "${o}" is missing`);if(n.get(o)&&i[o]===void 0)throw new t(`Extension Header Parameter "${o}" MUST be integrity protected`)}return new Set(
i.crit)}var LT=O4;var v4=(t,e)=>{if(e!==void 0&&(!Array.isArray(e)||e.some(r=>typeof r!="string")))throw new TypeError(`"${t}" option must be an array of string\
s`);if(e)return new Set(e)},MT=v4;import*as Rl from"node:crypto";import{promisify as P4}from"node:util";function Yo(t){switch(t){case"PS256":case"RS256":case"ES\
256":case"ES256K":return"sha256";case"PS384":case"RS384":case"ES384":return"sha384";case"PS512":case"RS512":case"ES512":return"sha512";case"Ed25519":case"EdDSA":
return;default:throw new Fe(`alg ${t} is not supported either by JOSE or your javascript runtime`)}}import{constants as UT,KeyObject as A4}from"node:crypto";var T4=new Map(
[["ES256","P-256"],["ES256K","secp256k1"],["ES384","P-384"],["ES512","P-521"]]);function Zo(t,e){let r,i,s;if(e instanceof A4)r=e.asymmetricKeyType,i=e.asymmetricKeyDetails;else
switch(s=true,e.kty){case"RSA":r="rsa";break;case"EC":r="ec";break;case"OKP":{if(e.crv==="Ed25519"){r="ed25519";break}if(e.crv==="Ed448"){r="ed448";break}throw new TypeError(
"Invalid key for this operation, its crv must be Ed25519 or Ed448")}default:throw new TypeError("Invalid key for this operation, its kty must be RSA, OKP, or EC")}
let n;switch(t){case"Ed25519":if(r!=="ed25519")throw new TypeError("Invalid key for this operation, its asymmetricKeyType must be ed25519");break;case"EdDSA":if(![
"ed25519","ed448"].includes(r))throw new TypeError("Invalid key for this operation, its asymmetricKeyType must be ed25519 or ed448");break;case"RS256":case"RS38\
4":case"RS512":if(r!=="rsa")throw new TypeError("Invalid key for this operation, its asymmetricKeyType must be rsa");Xm(e,t);break;case"PS256":case"PS384":case"\
PS512":if(r==="rsa-pss"){let{hashAlgorithm:o,mgf1HashAlgorithm:a,saltLength:c}=i,u=parseInt(t.slice(-3),10);if(o!==void 0&&(o!==`sha${u}`||a!==o))throw new TypeError(
`Invalid key for this operation, its RSA-PSS parameters do not meet the requirements of "alg" ${t}`);if(c!==void 0&&c>u>>3)throw new TypeError(`Invalid key for \
this operation, its RSA-PSS parameter saltLength does not meet the requirements of "alg" ${t}`)}else if(r!=="rsa")throw new TypeError("Invalid key for this oper\
ation, its asymmetricKeyType must be rsa or rsa-pss");Xm(e,t),n={padding:UT.RSA_PKCS1_PSS_PADDING,saltLength:UT.RSA_PSS_SALTLEN_DIGEST};break;case"ES256":case"E\
S256K":case"ES384":case"ES512":{if(r!=="ec")throw new TypeError("Invalid key for this operation, its asymmetricKeyType must be ec");let o=BT(e),a=T4.get(t);if(o!==
a)throw new TypeError(`Invalid key curve for the algorithm, its curve must be ${a}, got ${o}`);n={dsaEncoding:"ieee-p1363"};break}default:throw new Fe(`alg ${t}\
 is not supported either by JOSE or your javascript runtime`)}return s?{format:"jwk",key:e,...n}:n?{...n,key:e}:e}import*as Il from"node:crypto";import{promisify as I4}from"node:util";
function Qm(t){switch(t){case"HS256":return"sha256";case"HS384":return"sha384";case"HS512":return"sha512";default:throw new Fe(`alg ${t} is not supported either\
 by JOSE or your javascript runtime`)}}import{KeyObject as kT,createSecretKey as FT}from"node:crypto";function Qo(t,e,r){if(e instanceof Uint8Array){if(!t.startsWith(
"HS"))throw new TypeError(Xo(e,...ti));return FT(e)}if(e instanceof kT)return e;if(yn(e))return AT(e,t,r),kT.from(e);if(Ir(e))return t.startsWith("HS")?FT(Buffer.
from(e.k,"base64url")):e;throw new TypeError(Xo(e,...ti,"Uint8Array","JSON Web Key"))}var R4=I4(Il.sign),C4=async(t,e,r)=>{let i=Qo(t,e,"sign");if(t.startsWith(
"HS")){let s=Il.createHmac(Qm(t),i);return s.update(r),s.digest()}return R4(Yo(t),r,Zo(t,i))},HT=C4;var N4=P4(Rl.verify),B4=async(t,e,r,i)=>{let s=Qo(t,e,"verif\
y");if(t.startsWith("HS")){let a=await HT(t,s,i),c=r;try{return Rl.timingSafeEqual(c,a)}catch{return false}}let n=Yo(t),o=Zo(t,s);try{return await N4(n,i,o,r)}catch{
return false}},$T=B4;async function qT(t,e,r){if(!Vt(t))throw new ye("Flattened JWS must be an object");if(t.protected===void 0&&t.header===void 0)throw new ye(
'Flattened JWS must have either of the "protected" or "header" members');if(t.protected!==void 0&&typeof t.protected!="string")throw new ye("JWS Protected Heade\
r incorrect type");if(t.payload===void 0)throw new ye("JWS Payload missing");if(typeof t.signature!="string")throw new ye("JWS Signature missing or incorrect ty\
pe");if(t.header!==void 0&&!Vt(t.header))throw new ye("JWS Unprotected Header incorrect type");let i={};if(t.protected)try{let g=_n(t.protected);i=JSON.parse(Li.
decode(g))}catch{throw new ye("JWS Protected Header is invalid")}if(!IT(i,t.header))throw new ye("JWS Protected and JWS Unprotected Header Parameter names must \
be disjoint");let s={...i,...t.header},n=LT(ye,new Map([["b64",true]]),r?.crit,i,s),o=true;if(n.has("b64")&&(o=i.b64,typeof o!="boolean"))throw new ye('The "b64\
" (base64url-encode payload) Header Parameter must be a boolean');let{alg:a}=s;if(typeof a!="string"||!a)throw new ye('JWS "alg" (Algorithm) Header Parameter mi\
ssing or invalid');let c=r&&MT("algorithms",r.algorithms);if(c&&!c.has(a))throw new bl('"alg" (Algorithm) Header Parameter value not allowed');if(o){if(typeof t.
payload!="string")throw new ye("JWS Payload must be a string")}else if(typeof t.payload!="string"&&!(t.payload instanceof Uint8Array))throw new ye("JWS Payload \
must be a string or an Uint8Array instance");let u=false;typeof e=="function"?(e=await e(i,t),u=true,Zm(a,e,"verify"),Ir(e)&&(e=await Tl(e,a))):Zm(a,e,"verify");
let l=ET(Jo.encode(t.protected??""),Jo.encode("."),typeof t.payload=="string"?Jo.encode(t.payload):t.payload),h;try{h=_n(t.signature)}catch{throw new ye("Failed\
 to base64url decode the signature")}if(!await $T(a,e,h,l))throw new vl;let m;if(o)try{m=_n(t.payload)}catch{throw new ye("Failed to base64url decode the payloa\
d")}else typeof t.payload=="string"?m=Jo.encode(t.payload):m=t.payload;let E={payload:m};return t.protected!==void 0&&(E.protectedHeader=i),t.header!==void 0&&(E.
unprotectedHeader=t.header),u?{...E,key:e}:E}async function jT(t,e,r){if(t instanceof Uint8Array&&(t=Li.decode(t)),typeof t!="string")throw new ye("Compact JWS \
must be a string or Uint8Array");let{0:i,1:s,2:n,length:o}=t.split(".");if(o!==3)throw new ye("Invalid Compact JWS");let a=await qT({payload:s,protected:i,signature:n},
e,r),c={payload:a.payload,protectedHeader:a.protectedHeader};return typeof e=="function"?{...c,key:a.key}:c}var VT=t=>Math.floor(t.getTime()/1e3);var D4=/^(\+|\-)? ?(\d+|\d+\.\d+) ?(seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)(?: (ago|from now))?$/i,
eg=t=>{let e=D4.exec(t);if(!e||e[4]&&e[1])throw new TypeError("Invalid time period format");let r=parseFloat(e[2]),i=e[3].toLowerCase(),s;switch(i){case"sec":case"\
secs":case"second":case"seconds":case"s":s=Math.round(r);break;case"minute":case"minutes":case"min":case"mins":case"m":s=Math.round(r*60);break;case"hour":case"\
hours":case"hr":case"hrs":case"h":s=Math.round(r*3600);break;case"day":case"days":case"d":s=Math.round(r*86400);break;case"week":case"weeks":case"w":s=Math.round(
r*604800);break;default:s=Math.round(r*31557600);break}return e[1]==="-"||e[4]==="ago"?-s:s};var KT=t=>t.toLowerCase().replace(/^application\//,""),x4=(t,e)=>typeof t==
"string"?e.includes(t):Array.isArray(t)?e.some(Set.prototype.has.bind(new Set(t))):false,JT=(t,e,r={})=>{let i;try{i=JSON.parse(Li.decode(e))}catch{}if(!Vt(i))throw new Sn(
"JWT Claims Set must be a top-level JSON object");let{typ:s}=r;if(s&&(typeof t.typ!="string"||KT(t.typ)!==KT(s)))throw new It('unexpected "typ" JWT header value',
i,"typ","check_failed");let{requiredClaims:n=[],issuer:o,subject:a,audience:c,maxTokenAge:u}=r,l=[...n];u!==void 0&&l.push("iat"),c!==void 0&&l.push("aud"),a!==
void 0&&l.push("sub"),o!==void 0&&l.push("iss");for(let E of new Set(l.reverse()))if(!(E in i))throw new It(`missing required "${E}" claim`,i,E,"missing");if(o&&
!(Array.isArray(o)?o:[o]).includes(i.iss))throw new It('unexpected "iss" claim value',i,"iss","check_failed");if(a&&i.sub!==a)throw new It('unexpected "sub" cla\
im value',i,"sub","check_failed");if(c&&!x4(i.aud,typeof c=="string"?[c]:c))throw new It('unexpected "aud" claim value',i,"aud","check_failed");let h;switch(typeof r.
clockTolerance){case"string":h=eg(r.clockTolerance);break;case"number":h=r.clockTolerance;break;case"undefined":h=0;break;default:throw new TypeError("Invalid c\
lockTolerance option type")}let{currentDate:d}=r,m=VT(d||new Date);if((i.iat!==void 0||u)&&typeof i.iat!="number")throw new It('"iat" claim must be a number',i,
"iat","invalid");if(i.nbf!==void 0){if(typeof i.nbf!="number")throw new It('"nbf" claim must be a number',i,"nbf","invalid");if(i.nbf>m+h)throw new It('"nbf" cl\
aim timestamp check failed',i,"nbf","check_failed")}if(i.exp!==void 0){if(typeof i.exp!="number")throw new It('"exp" claim must be a number',i,"exp","invalid");
if(i.exp<=m-h)throw new zo('"exp" claim timestamp check failed',i,"exp","check_failed")}if(u){let E=m-i.iat,g=typeof u=="number"?u:eg(u);if(E-h>g)throw new zo('\
"iat" claim timestamp check failed (too far in the past)',i,"iat","check_failed");if(E<0-h)throw new It('"iat" claim timestamp check failed (it should be in the\
 past)',i,"iat","check_failed")}return i};async function tg(t,e,r){let i=await jT(t,e,r);if(i.protectedHeader.crit?.includes("b64")&&i.protectedHeader.b64===false)
throw new Sn("JWTs MUST NOT use unencoded payload");let n={payload:JT(i.protectedHeader,i.payload,r),protectedHeader:i.protectedHeader};return typeof e=="functi\
on"?{...n,key:i.key}:n}function L4(t){switch(typeof t=="string"&&t.slice(0,2)){case"RS":case"PS":return"RSA";case"ES":return"EC";case"Ed":return"OKP";default:throw new Fe(
'Unsupported "alg" value for a JSON Web Key Set')}}function M4(t){return t&&typeof t=="object"&&Array.isArray(t.keys)&&t.keys.every(U4)}function U4(t){return Vt(
t)}function GT(t){return typeof structuredClone=="function"?structuredClone(t):JSON.parse(JSON.stringify(t))}var rg=class{_jwks;_cached=new WeakMap;constructor(e){
if(!M4(e))throw new Go("JSON Web Key Set malformed");this._jwks=GT(e)}async getKey(e,r){let{alg:i,kid:s}={...e,...r?.header},n=L4(i),o=this._jwks.keys.filter(u=>{
let l=n===u.kty;if(l&&typeof s=="string"&&(l=s===u.kid),l&&typeof u.alg=="string"&&(l=i===u.alg),l&&typeof u.use=="string"&&(l=u.use==="sig"),l&&Array.isArray(u.
key_ops)&&(l=u.key_ops.includes("verify")),l)switch(i){case"ES256":l=u.crv==="P-256";break;case"ES256K":l=u.crv==="secp256k1";break;case"ES384":l=u.crv==="P-384";
break;case"ES512":l=u.crv==="P-521";break;case"Ed25519":l=u.crv==="Ed25519";break;case"EdDSA":l=u.crv==="Ed25519"||u.crv==="Ed448";break}return l}),{0:a,length:c}=o;
if(c===0)throw new wl;if(c!==1){let u=new Ol,{_cached:l}=this;throw u[Symbol.asyncIterator]=async function*(){for(let h of o)try{yield await zT(l,h,i)}catch{}},
u}return zT(this._cached,a,i)}};async function zT(t,e,r){let i=t.get(e)||t.set(e,{}).get(e);if(i[r]===void 0){let s=await Tl({...e,ext:true},r);if(s instanceof Uint8Array||
s.type!=="public")throw new Go("JSON Web Key Set members must be public keys");i[r]=s}return i[r]}function ig(t){let e=new rg(t),r=async(i,s)=>e.getKey(i,s);return Object.
defineProperties(r,{jwks:{value:()=>GT(e._jwks),enumerable:true,configurable:false,writable:false}}),r}var sg=function(t,e,r,i){function s(n){return n instanceof
r?n:new r(function(o){o(n)})}return new(r||(r=Promise))(function(n,o){function a(l){try{u(i.next(l))}catch(h){o(h)}}function c(l){try{u(i.throw(l))}catch(h){o(h)}}
function u(l){l.done?n(l.value):s(l.value).then(a,c)}u((i=i.apply(t,e||[])).next())})},WT="nobody",F4=["https://github.com",new RegExp("^https://[a-z0-9-]+\\.ghe\
\\.com$")],H4=["iss","ref","sha","repository","event_name","job_workflow_ref","workflow_ref","repository_id","repository_owner_id","runner_environment","run_id",
"run_attempt"],XT=t=>sg(void 0,void 0,void 0,function*(){t=t||V4();try{let e=yield Ig(WT),r=yield $4(e,t);return j4(r),r}catch(e){throw new Error(`Failed to get\
 ID token: ${e.message}`)}}),$4=(t,e)=>sg(void 0,void 0,void 0,function*(){let r=ig(yield q4(e)),{payload:i}=yield tg(t,r,{audience:WT});if(!i.iss)throw new Error(
'Missing "iss" claim');if(!i.iss.startsWith(e))throw new Error(`Unexpected "iss" claim: ${i.iss}`);return i}),q4=t=>sg(void 0,void 0,void 0,function*(){let e=new Tg(
"@actions/attest"),r=yield e.getJson(`${t}/.well-known/openid-configuration`);if(!r.result)throw new Error("No OpenID configuration found");let i=yield e.getJson(
r.result.jwks_uri);if(!i.result)throw new Error("No JWKS found for issuer");return i.result});function j4(t){let e=[];for(let r of H4)r in t||e.push(r);if(e.length>
0)throw new Error(`Missing claims: ${e.join(", ")}`)}function V4(){let t=process.env.GITHUB_SERVER_URL||"https://github.com";if(!F4.some(r=>t.match(r)))throw new Error(
`Invalid server URL: ${t}`);let e=new URL(t).hostname;return e==="github.com"&&(e="githubusercontent.com"),`https://token.actions.${e}`}var YT=function(t,e,r,i){
function s(n){return n instanceof r?n:new r(function(o){o(n)})}return new(r||(r=Promise))(function(n,o){function a(l){try{u(i.next(l))}catch(h){o(h)}}function c(l){
try{u(i.throw(l))}catch(h){o(h)}}function u(l){l.done?n(l.value):s(l.value).then(a,c)}u((i=i.apply(t,e||[])).next())})},K4="https://slsa.dev/provenance/v1",J4="\
https://actions.github.io/buildtypes/workflow/v1",ZT=t=>YT(void 0,void 0,void 0,function*(){let e=process.env.GITHUB_SERVER_URL,r=yield XT(t),[i]=r.workflow_ref.
replace(`${r.repository}/`,"").split("@");return{type:K4,params:{buildDefinition:{buildType:J4,externalParameters:{workflow:{ref:r.ref,repository:`${e}/${r.repository}`,
path:i}},internalParameters:{github:{event_name:r.event_name,repository_id:r.repository_id,repository_owner_id:r.repository_owner_id,runner_environment:r.runner_environment}},
resolvedDependencies:[{uri:`git+${e}/${r.repository}@${r.ref}`,digest:{gitCommit:r.sha}}]},runDetails:{builder:{id:`${e}/${r.job_workflow_ref}`},metadata:{invocationId:`${e}\
/${r.repository}/actions/runs/${r.run_id}/attempts/${r.run_attempt}`}}}}});function z4(t){return YT(this,void 0,void 0,function*(){let e=yield ZT(t.issuer);return Jm(
Object.assign(Object.assign({},t),{predicateType:e.type,predicate:e.params}))})}export{Jm as attest,z4 as attestProvenance,ZT as buildSLSAProvenancePredicate,SI as createStorageRecord};
