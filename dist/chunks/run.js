import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);var N=(e=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(
e,{get:(t,r)=>(typeof require<"u"?require:t)[r]}):e)(function(e){if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+e+
'" is not supported')});var Pt=class{#e=new Ym;#t=new Map;claim({start:e,end:t,replacement:r}){let a=this.#o(e,t);if(a)return a.start===e&&a.end===t&&Jm(a.made,
r)?{kind:"done",by:a.by,certain:true}:{kind:"taken",by:a.by};let s=e===t?this.#t.get(e)?.get(sa(r)):void 0;return s?{kind:"done",by:s.by,certain:r.includes(oa)&&
Vm(r)}:Hm}now({start:e,end:t,replacement:r}){let{moved:a}=this.#e.around(aa(e));return{start:e+a,end:t+a,replacement:r}}take({start:e,end:t,replacement:r},a){this.#s(
{start:e,end:t,size:r.length,by:a,made:r})}follow(e,t){for(let r of e.toReversed())this.#r(r,t)}#r({start:e,end:t,replacement:r},a){let s=(m,d)=>m.start+d+m.size>=
e,{moved:o}=this.#e.around(s),i=this.#e.remove(s,(m,d)=>m.start+d>t),n=o,l=r.length;for(let m of i){let d=m.start+n;n+=m.size-(m.end-m.start),l+=Math.max(0,e-d)+
Math.max(0,d+m.size-t),m.made&&this.#t.get(m.start)?.delete(sa(m.made))}let[c,p]=[i[0],i.at(-1)];this.#s({start:Math.min(e-o,c?.start??Number.POSITIVE_INFINITY),
end:Math.max(t-n,p?.end??0),size:l,by:a,...c===void 0&&{made:r}})}#s(e){let{start:t,end:r,made:a}=e;if(this.#e.insert(e,aa(t)),t!==r||!a)return;let s=this.#t.get(
t)??new Map;this.#t.set(t,s.set(sa(a),e))}#o(e,t){let{before:r,after:a}=this.#e.around(aa(e));return r&&r.end>e?r:a&&a.start<t&&e<t?a:void 0}},aa=e=>({start:t,end:r})=>t>
e||t===e&&r>e,Hm={kind:"free"},oa=10,sa=e=>Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1"),Jm=(e,t)=>e!==void 0&&Buffer.compare(e,t)===0,Vm=e=>e.
at(-1)===oa||e.at(-1)===0&&e.at(-2)===oa,ia=256,Ym=class{#e=[];#t=0;around(e){let{leaf:t,index:r,moved:a}=this.#r(e);return{before:r>0?this.#e[t]?.regions[r-1]:
this.#e[t-1]?.regions.at(-1),after:this.#e[t]?.regions[r],moved:a}}insert(e,t){let{leaf:r,index:a}=this.#r(t),s=r===this.#e.length?Math.max(0,r-1):r,o=this.#e[s]??
{regions:[],growth:0};s===this.#e.length&&this.#e.push(o),o.regions.splice(s===r?a:o.regions.length,0,e),o.growth+=$e(e),this.#t+=$e(e),o.regions.length>ia&&this.#e.
splice(s,1,...Zm(o))}remove(e,t){let[r,a]=[this.#r(e),this.#r(t)],s=[];for(let o=a.leaf;o>=r.leaf;o--){let i=this.#e[o];if(!i)continue;let n=o===r.leaf?r.index:
0,l=o===a.leaf?a.index:i.regions.length,c=i.regions.splice(n,Math.max(0,l-n)),p=di(c);i.growth-=p,this.#t-=p,s.unshift(...c),i.regions.length===0&&this.#e.splice(
o,1)}return s}#r(e){let t=this.#e.length,r=this.#e[t-1]?.regions.at(-1);if(!r||!e(r,this.#t-$e(r)))return{leaf:t,index:0,moved:this.#t};let a=0;for(let s=0;s<t;s++){
let{regions:o,growth:i}=this.#e[s],n=o[o.length-1];if(e(n,a+i-$e(n)))for(let l=0;;l++){let c=o[l];if(e(c,a))return{leaf:s,index:l,moved:a};a+=$e(c)}a+=i}return{
leaf:t,index:0,moved:a}}},$e=({start:e,end:t,size:r})=>r-(t-e),di=e=>e.reduce((t,r)=>t+$e(r),0),mi=e=>({regions:e,growth:di(e)}),Zm=({regions:e})=>[mi(e.slice(0,
ia/2)),mi(e.slice(ia/2))];var Rt=(...e)=>N("node:timers/promises").setImmediate(...e),Ft=(...e)=>N("node:timers/promises").setTimeout(...e);var Xm=100;async function na(e){
let t=ce();for(;;){let{done:r,value:a}=e.next();if(r)return a;await t()}}var ce=()=>{let e=performance.now();return()=>{if(!(performance.now()-e<Xm))return Rt().
then(()=>{e=performance.now()})}};import{core_engine_imports$d as ed}from"./start.js";import{core_engine_file_search$b as td,core_engine_file_search$f as He,core_engine_file_search$g as rd,
core_engine_file_search$h as Bt}from"./start.js";import{core_text_search_text$a as vi}from"./start.js";import{core_plan_steps$c as $i,core_plan_steps$d as Wt}from"./start.js";
import{core_tools_notebook_edit$l as ki,core_tools_notebook_edit$m as ad}from"./start.js";import{core_tools_file_choice$b as sd,core_tools_file_choice$c as od,core_tools_file_choice$f as id}from"./start.js";
import{core_text_match_hints$d as nd,core_text_match_hints$e as ld,core_text_match_hints$f as cd,core_text_match_hints$g as pd,core_text_match_hints$r as md,core_text_match_hints$s as dd}from"./start.js";
import{core_tools_checks$C as la,core_tools_checks$z as ud}from"./start.js";import{core_tools_permission$b as fd,core_tools_permission$e as hd,core_tools_permission$g as xi}from"./start.js";
import{core_text_unusual$d as U}from"./start.js";import{core_text_globs$a as Si,core_text_globs$b as pa,core_text_globs$e as gd,core_text_globs$f as _d}from"./start.js";
import{core_text_utf8_cache$p as Oi}from"./hook.js";import{core_text_words$a as yd,core_text_words$d as gi,core_text_words$p as Ai}from"./hook.js";var ui=N("nod\
e:path/posix"),zt=ui,{}=ui;var Qm=N("node:diagnostics_channel");var{tracingChannel:fi,channel:hi}=Qm;async function Ei(e,{done:t,search:r,context:a}){let s=r.globs.
filter(({matches:l})=>!t.some(({path:c})=>l(c)));if(s.length===0)return;let o=await da(a),i=[];for(let{pattern:l,matches:c}of s)await ji(o.filter(c),a)||i.push(
l);for(let l of i){let c=await wd(e,{pattern:l,paths:o,context:a});if(c)return c}if(i[0]!==void 0)return Od(i[0],o);if(t.length>0)return;let n=o.filter(l=>r.globs.
some(({matches:c})=>c(l)));return await $d(e,n,a)??await kd(e,n,a)??xd(e,n)}async function qt(e,t){if([...pa(e.glob),...pa(e.exclude??[])].every(a=>_d(a).length===
0))return;let{ambiguousGlob:r}=await import("./core-engine-ambiguous-globs.js");return r(e,await da(t))}async function wd(e,{pattern:t,paths:r,context:a}){let s=await Ti(
e,t,r);if(!await ji(s,a))return;let[o]=bd.test(t)?s:await ma(e,a),i=`The glob ${pe(t)} names only files whose language has no grammar here, such as ${U(o??s[0]??
"")}.`;return o===void 0?{name:"NO_FILES",message:`${i} None of them holds what is sought.`}:{name:"LANGUAGE_UNKNOWN",message:`${i} Edit them by \`old_string\` or\
 \`regex\`, or set \`skip_unsupported: true\` and \`expect_matches: { min: 0 }\` to pass over them.`}}var bd=/\.[\w{},]+$/,Ti=async(e,t,r)=>{let a=Bt(e);if(a?.endings===
void 0||!a.held||!("syntax"in a.held))return[];let{endings:s,exclude:o}=a,i=await He({glob:t,exclude:o});return typeof i=="string"?[]:r.filter(n=>i.names(n)&&!s.
some(l=>n.endsWith(l)))};async function ma(e,t){let r=Bt(e);if(r?.endings===void 0||!r.held||!("syntax"in r.held))return[];let a=(await Ti(e,r.glob,await da(t))).
filter(vd),s=await He({...r,endings:void 0});if(typeof s=="string")return[];let o=new Set(t.touched()),i=[];for(let n of a){let l=o.has(n)?t.workspace.read(n):await t.
tracked.read(n);l&&s.holds(l)&&i.push(n)}return i}var vd=e=>/[^/]\.[^/.]+$/.test(e)&&!/\.(?:md|markdown|mdown|rst|adoc|asciidoc|org|txt|text|log|csv|tsv|svg|lock)$/i.
test(e);async function $d(e,t,r){let a=Bt(e),s=a&&["exclude","only_if"].filter(n=>a[n]!==void 0);if(!a||!s||s.length===0)return;let o=await He({...a,held:void 0});
if(typeof o=="string")return;let i=new Set(r.touched());for(let n of t.filter(o.names)){let l=i.has(n)?r.workspace.read(n):await r.tracked.read(n);if(l&&o.holds(
l))return}return{name:"STRING_NOT_FOUND",message:[`${s.map(n=>`\`${n}\``).join(" and ")} ${s.length===1?"leaves":"leave"} none of the files that ${pe(Wt(e))} na\
mes.
Correct it, or set \`expect_matches: { min: 0 }\` where there may be none.`,...cd(a.only_if?.matches??"")].join(`
`)}}async function kd({input:e,...t},r,a){let s="new_string"in e?e.new_string:void 0;if(!s||s.includes("$")&&!("old_string"in e))return;let o=await He({glob:"**",
held:{any:{contains:s}}});if(typeof o=="string")return;let i=new Set(a.touched()),[n,l]=[0,""];for(let m of r){let d=i.has(m)?a.workspace.read(m):await a.tracked.
read(m);!d||!o.holds(d)||(n+=1,l||=m)}if(n===0)return;let[,c]=Ci({...t,input:e}),p=n===1?U(l):`${n} files, such as ${U(l)}`;return{name:"STRING_NOT_FOUND",message:`\
No file that ${pe(Wt({...t,input:e}))} names ${c}, and new_string is there already, in ${p}: the step may have been applied.
If it may run again, set \`expect_matches: { min: 0 }\`.`}}var xd=(e,{length:t})=>{let[r,a]=Ci(e),s=pe(Wt(e));return{name:"STRING_NOT_FOUND",message:[t===1?`The\
 one file that ${s} names does not ${r}.`:`None of the ${t} files that ${s} names ${a}.`,...Sd(e)].join(`
`)}};async function da({tracked:e,touched:t,...r}){let a=new Set(t()),s=[...a].filter(o=>r.workspace.stat(o)?.kind==="file");return[...(await e.all()).filter(o=>!a.
has(o)),...s].filter(o=>!xi(o,r))}async function ji(e,{workspace:t,tracked:r,touched:a}){let s=new Set(a());for(let o of e){let i=s.has(o)?t.read(o):await r.read(
o);if(i&&vi(i))return true}return false}var Sd=({input:e})=>"regex"in e&&e.regex!==void 0?pd(e.regex):"pattern"in e||"rule"in e?[dd]:[],Ci=e=>{let{input:t}=e;if("\
regex"in t&&t.regex!==void 0)return["have a match of regex","has a match of regex"];if("old_string"in t&&t.old_string!==void 0)return["hold old_string","holds o\
ld_string"];if("pattern"in t&&t.pattern!==void 0)return["have a match of pattern","has a match of pattern"];if("rule"in t&&t.rule!==void 0)return["have a match \
of rule","has a match of rule"];let r=Bt(e)?.held;return r&&"notebook"in r?["have the cell","has the cell"]:["remain as text after exclude and only_if","remains\
 as text after exclude and only_if"]},Od=(e,t)=>{let r=Gt(e,t),a=r===void 0?"":` Did you mean ${pe(r)}?`;return{name:"NO_FILES",message:`No text file that git t\
racks matches the glob ${pe(e)}.${a}`,...r!==void 0&&{suggestions:[r]}}},pe=e=>U(JSON.stringify(e)),Gt=(e,t)=>{for(let r of new Set(Ad(e,t))){let a=r===e?[]:Si(
r);if(typeof a!="string"&&a.some(({matches:s})=>t.some(s)))return r}};function*Ad(e,t){let r=e.replaceAll("\\","/").replace(/^(?:[A-Za-z]:)?(?:\.?\/)+/,"");if(r===
"")return;yield r;let a=Ed(r,t);yield a,yield`**/${r}`,yield*yi(r,t),yield*yi(a,t),yield`**/${a}`;for(let s=r;s.includes("/");)s=s.slice(s.indexOf("/")+1),/^[^*?[\]{}/]+\//.
test(s)&&(yield s)}var _i=/[*?[\]{}]/,Ed=(e,t)=>{let r=t.map(s=>s.split("/")),a=!e.includes("/");return e.split("/").map((s,o)=>{if(_i.test(s)||s==="")return a||=
_i.test(s),s;let i=new Set(a?r.flat():r.flatMap(l=>l[o]??[])),n=i.has(s)?s:Ai(s,i)??s;return a||(r=r.filter(l=>l[o]===n)),n}).join("/")};function*yi(e,t){let[,r,
a]=/^(.*\*)\.(\w+)$/.exec(e)??[];if(r===void 0||a===void 0)return;let s=Si(`${r}.*`);if(typeof s=="string")return;let o=new Set(t.filter(n=>s.some(({matches:l})=>l(
n))).flatMap(n=>/\.(\w+)$/.exec(n)?.[1]??[])),i=Ai(a,o);for(let n of[...i===void 0?[]:[i],...o])yield`${r}.${n}`}var T=hi("lru-cache:metrics"),Ge=fi("lru-cache"),
Td=typeof performance=="object"&&performance&&typeof performance.now=="function"?performance:Date,ca=()=>T.hasSubscribers||Ge.hasSubscribers,Ni=new Set,wi=typeof process==
"object"&&process?process:{},jd=(e,t,r,a)=>{typeof wi.emitWarning=="function"?wi.emitWarning(e,t,r,a):console.error(`[${r}] ${t}: ${e}`)},Cd=e=>!Ni.has(e),ee=e=>!!e&&
e===Math.floor(e)&&e>0&&isFinite(e),Mi=e=>ee(e)?e<=Math.pow(2,8)?Uint8Array:e<=Math.pow(2,16)?Uint16Array:e<=Math.pow(2,32)?Uint32Array:e<=Number.MAX_SAFE_INTEGER?
Ut:null:null,Ut=class extends Array{constructor(e){super(e),this.fill(0)}},Nd=class Ke{heap;length;static#e=false;static create(t){let r=Mi(t);if(!r)return[];Ke.#e=
true;let a=new Ke(t,r);return Ke.#e=false,a}constructor(t,r){if(!Ke.#e)throw new TypeError("instantiate Stack using Stack.create(n)");this.heap=new r(t),this.length=
0}push(t){this.heap[this.length++]=t}pop(){return this.heap[--this.length]}},Je=class Ii{#e;#t;#r;#s;#o;#m;#f;#p;get perf(){return this.#p}ttl;ttlResolution;ttlAutopurge;updateAgeOnGet;updateAgeOnHas;allowStale;noDisposeOnSet;noUpdateTTL;maxEntrySize;sizeCalculation;noDeleteOnFetchRejection;noDeleteOnStaleGet;allowStaleOnFetchAbort;allowStaleOnFetchRejection;ignoreFetchAbort;backgroundFetchSize;#i;#h;#n;#l;#a;#u;#g;#d;#_;#k;#y;#x;#S;#b;#v;#O;#P;#w;#N;static unsafeExposeInternals(t){
return{starts:t.#S,ttls:t.#b,autopurgeTimers:t.#v,sizes:t.#x,keyMap:t.#n,keyList:t.#l,valList:t.#a,next:t.#u,prev:t.#g,get head(){return t.#d},get tail(){return t.#_},
free:t.#k,isBackgroundFetch:r=>t.#c(r),backgroundFetch:(r,a,s,o)=>t.#z(r,a,s,o),moveToTail:r=>t.#D(r),indexes:r=>t.#A(r),rindexes:r=>t.#E(r),isStale:r=>t.#$(r)}}get max(){
return this.#e}get maxSize(){return this.#t}get calculatedSize(){return this.#h}get size(){return this.#i}get fetchMethod(){return this.#m}get memoMethod(){return this.#f}get dispose(){
return this.#r}get onInsert(){return this.#s}get disposeAfter(){return this.#o}constructor(t){let{max:r=0,ttl:a,ttlResolution:s=1,ttlAutopurge:o,updateAgeOnGet:i,
updateAgeOnHas:n,allowStale:l,dispose:c,onInsert:p,disposeAfter:m,noDisposeOnSet:d,noUpdateTTL:u,maxSize:f=0,maxEntrySize:h=0,sizeCalculation:g,fetchMethod:_,memoMethod:w,
noDeleteOnFetchRejection:y,noDeleteOnStaleGet:b,allowStaleOnFetchRejection:v,allowStaleOnFetchAbort:$,ignoreFetchAbort:k,backgroundFetchSize:K=1,perf:Q}=t;if(this.
backgroundFetchSize=K,Q!==void 0&&typeof Q?.now!="function")throw new TypeError("perf option must have a now() method if specified");if(this.#p=Q??Td,r!==0&&!ee(
r))throw new TypeError("max option must be a nonnegative integer");let We=r?Mi(r):Array;if(!We)throw new Error("invalid max value: "+r);if(this.#e=r,this.#t=f,this.
maxEntrySize=h||this.#t,this.sizeCalculation=g,this.sizeCalculation){if(!this.#t&&!this.maxEntrySize)throw new TypeError("cannot set sizeCalculation without set\
ting maxSize or maxEntrySize");if(typeof this.sizeCalculation!="function")throw new TypeError("sizeCalculation set to non-function")}if(w!==void 0&&typeof w!="f\
unction")throw new TypeError("memoMethod must be a function if defined");if(this.#f=w,_!==void 0&&typeof _!="function")throw new TypeError("fetchMethod must be \
a function if specified");if(this.#m=_,this.#P=!!_,this.#n=new Map,this.#l=Array.from({length:r}).fill(void 0),this.#a=Array.from({length:r}).fill(void 0),this.#u=
new We(r),this.#g=new We(r),this.#d=0,this.#_=0,this.#k=Nd.create(r),this.#i=0,this.#h=0,typeof c=="function"&&(this.#r=c),typeof p=="function"&&(this.#s=p),typeof m==
"function"?(this.#o=m,this.#y=[]):(this.#o=void 0,this.#y=void 0),this.#O=!!this.#r,this.#N=!!this.#s,this.#w=!!this.#o,this.noDisposeOnSet=!!d,this.noUpdateTTL=
!!u,this.noDeleteOnFetchRejection=!!y,this.allowStaleOnFetchRejection=!!v,this.allowStaleOnFetchAbort=!!$,this.ignoreFetchAbort=!!k,this.maxEntrySize!==0){if(this.#t!==
0&&!ee(this.#t))throw new TypeError("maxSize must be a positive integer if specified");if(!ee(this.maxEntrySize))throw new TypeError("maxEntrySize must be a pos\
itive integer if specified");this.#J()}if(this.allowStale=!!l,this.noDeleteOnStaleGet=!!b,this.updateAgeOnGet=!!i,this.updateAgeOnHas=!!n,this.ttlResolution=ee(
s)||s===0?s:1,this.ttlAutopurge=!!o,this.ttl=a||0,this.ttl){if(!ee(this.ttl))throw new TypeError("ttl must be a positive integer if specified");this.#U()}if(this.#e===
0&&this.ttl===0&&this.#t===0)throw new TypeError("At least one of max, maxSize, or ttl is required");if(!this.ttlAutopurge&&!this.#e&&!this.#t){let qe="LRU_CACH\
E_UNBOUNDED";Cd(qe)&&(Ni.add(qe),jd("TTL caching without ttlAutopurge, max, or maxSize can result in unbounded memory consumption.","UnboundedCacheWarning",qe,Ii))}}getRemainingTTL(t){
return this.#n.has(t)?1/0:0}#U(){let t=new Ut(this.#e),r=new Ut(this.#e);this.#b=t,this.#S=r;let a=this.ttlAutopurge?Array.from({length:this.#e}):void 0;this.#v=
a,this.#B=(l,c,p=this.#p.now())=>{r[l]=c!==0?p:0,t[l]=c,s(l,c)},this.#M=l=>{r[l]=t[l]!==0?this.#p.now():0,s(l,t[l])};let s=this.ttlAutopurge?(l,c)=>{if(a?.[l]&&
(clearTimeout(a[l]),a[l]=void 0),c&&c!==0&&a){let p=setTimeout(()=>{this.#$(l)?(this.#T(this.#l[l],"expire"),a[l]=void 0):s(l,n(l))},c+1);p.unref&&p.unref(),a[l]=
p}}:()=>{};this.#j=(l,c)=>{if(t[c]){let p=t[c],m=r[c];if(!p||!m)return;l.ttl=p,l.start=m,l.now=o||i();let d=l.now-m;l.remainingTTL=p-d}};let o=0,i=()=>{let l=this.#p.
now();if(this.ttlResolution>0){o=l;let c=setTimeout(()=>o=0,this.ttlResolution);c.unref&&c.unref()}return l};this.getRemainingTTL=l=>{let c=this.#n.get(l);return c===
void 0?0:n(c)};let n=l=>{let c=t[l],p=r[l];if(!c||!p)return 1/0;let m=(o||i())-p;return c-m};this.#$=l=>{let c=r[l],p=t[l];return!!p&&!!c&&(o||i())-c>p}}#M=()=>{};#j=()=>{};#B=()=>{};#$=()=>false;#J(){
let t=new Ut(this.#e);this.#h=0,this.#x=t,this.#I=r=>{this.#h-=t[r],t[r]=0},this.#W=(r,a,s,o)=>{if(!ee(s)){if(this.#c(a))return this.backgroundFetchSize;if(o){if(typeof o!=
"function")throw new TypeError("sizeCalculation must be a function");if(s=o(a,r),!ee(s))throw new TypeError("sizeCalculation return invalid (expect positive int\
eger)")}else throw new TypeError("invalid size value (must be positive integer). When maxSize or maxEntrySize is used, sizeCalculation or size must be set.")}return s},
this.#R=(r,a,s)=>{if(t[r]=a,this.#t){let o=this.#t-t[r];for(;this.#h>o;)this.#F(true)}this.#h+=t[r],s&&(s.entrySize=a,s.totalCalculatedSize=this.#h)}}#I=t=>{};#R=(t,r,a)=>{};#W=(t,r,a,s)=>{
if(a||s)throw new TypeError("cannot set size without setting maxSize or maxEntrySize on cache");return 0};*#A({allowStale:t=this.allowStale}={}){if(this.#i)for(let r=this.#_;this.#q(
r)&&((t||!this.#$(r))&&(yield r),r!==this.#d);)r=this.#g[r]}*#E({allowStale:t=this.allowStale}={}){if(this.#i)for(let r=this.#d;this.#q(r)&&((t||!this.#$(r))&&(yield r),
r!==this.#_);)r=this.#u[r]}#q(t){return t!==void 0&&this.#n.get(this.#l[t])===t}*entries(){for(let t of this.#A())this.#a[t]!==void 0&&this.#l[t]!==void 0&&!this.#c(
this.#a[t])&&(yield[this.#l[t],this.#a[t]])}*rentries(){for(let t of this.#E())this.#a[t]!==void 0&&this.#l[t]!==void 0&&!this.#c(this.#a[t])&&(yield[this.#l[t],
this.#a[t]])}*keys(){for(let t of this.#A()){let r=this.#l[t];r!==void 0&&!this.#c(this.#a[t])&&(yield r)}}*rkeys(){for(let t of this.#E()){let r=this.#l[t];r!==
void 0&&!this.#c(this.#a[t])&&(yield r)}}*values(){for(let t of this.#A())this.#a[t]!==void 0&&!this.#c(this.#a[t])&&(yield this.#a[t])}*rvalues(){for(let t of this.#E())
this.#a[t]!==void 0&&!this.#c(this.#a[t])&&(yield this.#a[t])}[Symbol.iterator](){return this.entries()}[Symbol.toStringTag]="LRUCache";find(t,r={}){for(let a of this.#A()){
let s=this.#a[a],o=this.#c(s)?s.__staleWhileFetching:s;if(o!==void 0&&t(o,this.#l[a],this))return this.#L(this.#l[a],r)}}forEach(t,r=this){for(let a of this.#A()){
let s=this.#a[a],o=this.#c(s)?s.__staleWhileFetching:s;o!==void 0&&t.call(r,o,this.#l[a],this)}}rforEach(t,r=this){for(let a of this.#E()){let s=this.#a[a],o=this.#c(
s)?s.__staleWhileFetching:s;o!==void 0&&t.call(r,o,this.#l[a],this)}}purgeStale(){let t=false;for(let r of this.#E({allowStale:true}))this.#$(r)&&(this.#T(this.#l[r],
"expire"),t=true);return t}info(t){let r=this.#n.get(t);if(r===void 0)return;let a=this.#a[r],s=this.#c(a)?a.__staleWhileFetching:a;if(s===void 0)return;let o={
value:s};if(this.#b&&this.#S){let i=this.#b[r],n=this.#S[r];if(i&&n){let l=i-(this.#p.now()-n);o.ttl=l,o.start=Date.now()}}return this.#x&&(o.size=this.#x[r]),o}dump(){
let t=[];for(let r of this.#A({allowStale:true})){let a=this.#l[r],s=this.#a[r],o=this.#c(s)?s.__staleWhileFetching:s;if(o===void 0||a===void 0)continue;let i={
value:o};if(this.#b&&this.#S){i.ttl=this.#b[r];let n=this.#p.now()-this.#S[r];i.start=Math.floor(Date.now()-n)}this.#x&&(i.size=this.#x[r]),t.unshift([a,i])}return t}load(t){
this.clear();for(let[r,a]of t){if(a.start){let s=Date.now()-a.start;a.start=this.#p.now()-s}this.#C(r,a.value,a)}}set(t,r,a={}){let{status:s=T.hasSubscribers?{}:
void 0}=a;a.status=s,s&&(s.op="set",s.key=t,r!==void 0&&(s.value=r),s.cache=this);let o=this.#C(t,r,a);return s&&T.hasSubscribers&&T.publish(s),o}#C(t,r,a,s){let{
ttl:o=this.ttl,start:i,noDisposeOnSet:n=this.noDisposeOnSet,sizeCalculation:l=this.sizeCalculation,status:c}=a,p=this.#c(r);if(r===void 0)return c&&(c.set="dele\
ted"),this.delete(t),this;let{noUpdateTTL:m=this.noUpdateTTL}=a;c&&!p&&(c.value=r);let d=this.#W(t,r,a.size||0,l,c);if(this.maxEntrySize&&d>this.maxEntrySize)return this.#T(
t,"set"),c&&(c.set="miss",c.maxEntrySizeExceeded=true),this;let u=this.#i===0?void 0:this.#n.get(t);if(u===void 0)u=this.#i===0?this.#_:this.#k.length!==0?this.#k.
pop():this.#i===this.#e?this.#F(false):this.#i,this.#l[u]=t,this.#a[u]=r,this.#n.set(t,u),this.#u[this.#_]=u,this.#g[u]=this.#_,this.#_=u,this.#i++,this.#R(u,d,
c),c&&(c.set="add"),m=false,this.#N&&!p&&this.#s?.(r,t,"add");else{this.#D(u);let f=this.#a[u];if(r!==f){if(!n)if(this.#c(f)){f!==s&&f.__abortController.abort(new Error(
"replaced"));let{__staleWhileFetching:h}=f;h!==void 0&&h!==r&&(this.#O&&this.#r?.(h,t,"set"),this.#w&&this.#y?.push([h,t,"set"]))}else this.#O&&this.#r?.(f,t,"s\
et"),this.#w&&this.#y?.push([f,t,"set"]);if(this.#I(u),this.#R(u,d,c),this.#a[u]=r,!p){let h=f&&this.#c(f)?f.__staleWhileFetching:f,g=h===void 0?"add":r!==h?"re\
place":"update";c&&(c.set=g,h!==void 0&&(c.oldValue=h)),this.#N&&this.onInsert?.(r,t,g)}}else p||(c&&(c.set="update"),this.#N&&this.onInsert?.(r,t,"update"))}if(o!==
0&&!this.#b&&this.#U(),this.#b&&(m||this.#B(u,o,i),c&&this.#j(c,u)),!n&&this.#w&&this.#y){let f=this.#y,h;for(;h=f?.shift();)this.#o?.(...h)}return this}pop(){try{
for(;this.#i;){let t=this.#a[this.#d];if(this.#F(true),this.#c(t)){if(t.__staleWhileFetching)return t.__staleWhileFetching}else if(t!==void 0)return t}}finally{
if(this.#w&&this.#y){let t=this.#y,r;for(;r=t?.shift();)this.#o?.(...r)}}}#F(t){let r=this.#d,a=this.#l[r],s=this.#a[r],o=this.#c(s);o&&s.__abortController.abort(
new Error("evicted"));let i=o?s.__staleWhileFetching:s;return(this.#O||this.#w)&&i!==void 0&&(this.#O&&this.#r?.(i,a,"evict"),this.#w&&this.#y?.push([i,a,"evict"])),
this.#I(r),this.#v?.[r]&&(clearTimeout(this.#v[r]),this.#v[r]=void 0),t&&(this.#l[r]=void 0,this.#a[r]=void 0,this.#k.push(r)),this.#i===1?(this.#d=this.#_=0,this.#k.
length=0):this.#d=this.#u[r],this.#n.delete(a),this.#i--,r}has(t,r={}){let{status:a=T.hasSubscribers?{}:void 0}=r;r.status=a,a&&(a.op="has",a.key=t,a.cache=this);
let s=this.#V(t,r);return T.hasSubscribers&&T.publish(a),s}#V(t,r={}){let{updateAgeOnHas:a=this.updateAgeOnHas,status:s}=r,o=this.#n.get(t);if(o!==void 0){let i=this.#a[o];
if(this.#c(i)&&i.__staleWhileFetching===void 0)return false;if(this.#$(o))s&&(s.has="stale",this.#j(s,o));else return a&&this.#M(o),s&&(s.has="hit",this.#j(s,o)),
true}else s&&(s.has="miss");return false}peek(t,r={}){let{status:a=ca()?{}:void 0}=r;a&&(a.op="peek",a.key=t,a.cache=this),r.status=a;let s=this.#Y(t,r);return T.
hasSubscribers&&T.publish(a),s}#Y(t,r){let{status:a,allowStale:s=this.allowStale}=r,o=this.#n.get(t);if(o===void 0||!s&&this.#$(o)){a&&(a.peek=o===void 0?"miss":
"stale");return}let i=this.#a[o],n=this.#c(i)?i.__staleWhileFetching:i;return a&&(n!==void 0?(a.peek="hit",a.value=n):a.peek="miss"),n}#z(t,r,a,s){let o=r===void 0?
void 0:this.#a[r];if(this.#c(o))return o;let i=new AbortController,{signal:n}=a;n?.addEventListener("abort",()=>i.abort(n.reason),{signal:i.signal});let l={signal:i.
signal,options:a,context:s},c=(h,g=false)=>{let{aborted:_}=i.signal,w=a.ignoreFetchAbort&&h!==void 0,y=a.ignoreFetchAbort||!!(a.allowStaleOnFetchAbort&&h!==void 0);
if(a.status&&(_&&!g?(a.status.fetchAborted=true,a.status.fetchError=i.signal.reason,w&&(a.status.fetchAbortIgnored=true)):a.status.fetchResolved=true),_&&!w&&!g)
return m(i.signal.reason,y);let b=u,v=this.#a[r];return(v===u||v===void 0&&w&&g)&&(h===void 0?b.__staleWhileFetching!==void 0?this.#a[r]=b.__staleWhileFetching:
this.#T(t,"fetch"):(a.status&&(a.status.fetchUpdated=true),this.#C(t,h,l.options,b))),h},p=h=>(a.status&&(a.status.fetchRejected=true,a.status.fetchError=h),m(h,
false)),m=(h,g)=>{let{aborted:_}=i.signal,w=_&&a.allowStaleOnFetchAbort,y=w||a.allowStaleOnFetchRejection,b=y||a.noDeleteOnFetchRejection,v=u;if(this.#a[r]===u&&
(!b||!g&&v.__staleWhileFetching===void 0?this.#T(t,"fetch"):w||(this.#a[r]=v.__staleWhileFetching)),y)return a.status&&v.__staleWhileFetching!==void 0&&(a.status.
returnedStale=true),v.__staleWhileFetching;if(v.__returned===v)throw h},d=(h,g)=>{let _=this.#m?.(t,o,l);i.signal.addEventListener("abort",()=>{(!a.ignoreFetchAbort||
a.allowStaleOnFetchAbort)&&(h(void 0),a.allowStaleOnFetchAbort&&(h=w=>c(w,true)))}),_&&_ instanceof Promise?_.then(w=>h(w===void 0?void 0:w),g):_!==void 0&&h(_)};
a.status&&(a.status.fetchDispatched=true);let u=new Promise(d).then(c,p),f=Object.assign(u,{__abortController:i,__staleWhileFetching:o,__returned:void 0});return r===
void 0?(this.#C(t,f,{...l.options,status:void 0}),r=this.#n.get(t)):this.#a[r]=f,f}#c(t){if(!this.#P)return false;let r=t;return!!r&&r instanceof Promise&&r.hasOwnProperty(
"__staleWhileFetching")&&r.__abortController instanceof AbortController}fetch(t,r={}){let a=Ge.hasSubscribers,{status:s=ca()?{}:void 0}=r;r.status=s,s&&r.context&&
(s.context=r.context);let o=this.#G(t,r);return s&&a&&(s.trace=true,Ge.tracePromise(()=>o,s).catch(()=>{})),o}async#G(t,r={}){let{allowStale:a=this.allowStale,updateAgeOnGet:s=this.
updateAgeOnGet,noDeleteOnStaleGet:o=this.noDeleteOnStaleGet,ttl:i=this.ttl,noDisposeOnSet:n=this.noDisposeOnSet,size:l=0,sizeCalculation:c=this.sizeCalculation,
noUpdateTTL:p=this.noUpdateTTL,noDeleteOnFetchRejection:m=this.noDeleteOnFetchRejection,allowStaleOnFetchRejection:d=this.allowStaleOnFetchRejection,ignoreFetchAbort:u=this.
ignoreFetchAbort,allowStaleOnFetchAbort:f=this.allowStaleOnFetchAbort,context:h,forceRefresh:g=false,status:_,signal:w}=r;if(_&&(_.op="fetch",_.key=t,g&&(_.forceRefresh=
true),_.cache=this),!this.#P)return _&&(_.fetch="get"),this.#L(t,{allowStale:a,updateAgeOnGet:s,noDeleteOnStaleGet:o,status:_});let y={allowStale:a,updateAgeOnGet:s,
noDeleteOnStaleGet:o,ttl:i,noDisposeOnSet:n,size:l,sizeCalculation:c,noUpdateTTL:p,noDeleteOnFetchRejection:m,allowStaleOnFetchRejection:d,allowStaleOnFetchAbort:f,
ignoreFetchAbort:u,status:_,signal:w},b=this.#n.get(t);if(b===void 0){_&&(_.fetch="miss");let v=this.#z(t,b,y,h);return v.__returned=v}else{let v=this.#a[b];if(this.#c(
v)){let Q=a&&v.__staleWhileFetching!==void 0;return _&&(_.fetch="inflight",Q&&(_.returnedStale=true)),Q?v.__staleWhileFetching:v.__returned=v}let $=this.#$(b);if(!g&&
!$)return _&&(_.fetch="hit"),this.#D(b),s&&this.#M(b),_&&this.#j(_,b),v;let k=this.#z(t,b,y,h),K=k.__staleWhileFetching!==void 0&&a;return _&&(_.fetch=$?"stale":
"refresh",K&&$&&(_.returnedStale=true)),K?k.__staleWhileFetching:k.__returned=k}}forceFetch(t,r={}){let a=Ge.hasSubscribers,{status:s=ca()?{}:void 0}=r;r.status=
s,s&&r.context&&(s.context=r.context);let o=this.#Z(t,r);return s&&a&&(s.trace=true,Ge.tracePromise(()=>o,s).catch(()=>{})),o}async#Z(t,r={}){let a=await this.#G(
t,r);if(a===void 0)throw new Error("fetch() returned undefined");return a}memo(t,r={}){let{status:a=T.hasSubscribers?{}:void 0}=r;r.status=a,a&&(a.op="memo",a.key=
t,r.context&&(a.context=r.context),a.cache=this);let s=this.#X(t,r);return a&&(a.value=s),T.hasSubscribers&&T.publish(a),s}#X(t,r={}){let a=this.#f;if(!a)throw new Error(
"no memoMethod provided to constructor");let{context:s,status:o,forceRefresh:i,...n}=r;o&&i&&(o.forceRefresh=true);let l=this.#L(t,n),c=i||l===void 0;if(o&&(o.memo=
c?"miss":"hit",c||(o.value=l)),!c)return l;let p=a(t,l,{options:n,context:s});return o&&(o.value=p),this.#C(t,p,n),p}get(t,r={}){let{status:a=T.hasSubscribers?{}:
void 0}=r;r.status=a,a&&(a.op="get",a.key=t,a.cache=this);let s=this.#L(t,r);return a&&(s!==void 0&&(a.value=s),T.hasSubscribers&&T.publish(a)),s}#L(t,r={}){let{
allowStale:a=this.allowStale,updateAgeOnGet:s=this.updateAgeOnGet,noDeleteOnStaleGet:o=this.noDeleteOnStaleGet,status:i}=r,n=this.#n.get(t);if(n===void 0){i&&(i.
get="miss");return}let l=this.#a[n],c=this.#c(l);return i&&this.#j(i,n),this.#$(n)?c?(i&&(i.get="stale-fetching"),a&&l.__staleWhileFetching!==void 0?(i&&(i.returnedStale=
true),l.__staleWhileFetching):void 0):(o||this.#T(t,"expire"),i&&(i.get="stale"),a?(i&&(i.returnedStale=true),l):void 0):(i&&(i.get=c?"fetching":"hit"),this.#D(
n),s&&this.#M(n),c?l.__staleWhileFetching:l)}#K(t,r){this.#g[r]=t,this.#u[t]=r}#D(t){t!==this.#_&&(t===this.#d?this.#d=this.#u[t]:this.#K(this.#g[t],this.#u[t]),
this.#K(this.#_,t),this.#_=t)}delete(t){return this.#T(t,"delete")}#T(t,r){T.hasSubscribers&&T.publish({op:"delete",delete:r,key:t,cache:this});let a=false;if(this.#i!==
0){let s=this.#n.get(t);if(s!==void 0)if(this.#v?.[s]&&(clearTimeout(this.#v[s]),this.#v[s]=void 0),a=true,this.#i===1)this.#H(r);else{this.#I(s);let o=this.#a[s];
if(this.#c(o)?o.__abortController.abort(new Error("deleted")):(this.#O||this.#w)&&(this.#O&&this.#r?.(o,t,r),this.#w&&this.#y?.push([o,t,r])),this.#n.delete(t),
this.#l[s]=void 0,this.#a[s]=void 0,s===this.#_)this.#_=this.#g[s];else if(s===this.#d)this.#d=this.#u[s];else{let i=this.#g[s];this.#u[i]=this.#u[s];let n=this.#u[s];
this.#g[n]=this.#g[s]}this.#i--,this.#k.push(s)}}if(this.#w&&this.#y?.length){let s=this.#y,o;for(;o=s?.shift();)this.#o?.(...o)}return a}clear(){return this.#H(
"delete")}#H(t){for(let r of this.#E({allowStale:true})){let a=this.#a[r];if(this.#c(a))a.__abortController.abort(new Error("deleted"));else{let s=this.#l[r];this.#O&&
this.#r?.(a,s,t),this.#w&&this.#y?.push([a,s,t])}}if(this.#n.clear(),this.#a.fill(void 0),this.#l.fill(void 0),this.#b&&this.#S){this.#b.fill(0),this.#S.fill(0);
for(let r of this.#v??[])r!==void 0&&clearTimeout(r);this.#v?.fill(void 0)}if(this.#x&&this.#x.fill(0),this.#d=0,this.#_=0,this.#k.length=0,this.#h=0,this.#i=0,
this.#w&&this.#y){let r=this.#y,a;for(;a=r?.shift();)this.#o?.(...a)}}};async function ua(e,t,r){let{expect_matches:a,skip_unsupported:s=false}=Di(e);if(r.options.
reads==="strict"&&a===void 0)return la("FILE_NOT_READ",Ld);let o=await He(t);if(typeof o=="string")return la("INVALID_INPUT",o);let i=await qt(t,r);if(i)return{
ok:false,problem:i};let n={...r,needsNoRead:true,workspace:Li(r.workspace)},l=await ed(e,Pi(o,t,n),n);if(!l.ok)return l;let c=l.paths,p=$i(e),m=p&&Kd(p,c);if(m)
return la("INVALID_INPUT",m);let d=[],u=ce();for(let h of c){let g=u();g&&await g;let _=await Dd(e,h,n);(!zd(t)||!_.ok||_.matches!==0)&&d.push([h,_])}let f=await Ud(
e,d,{search:o,skips:s,areHeld:c.length>0,context:r});return Md(f,l.notes)}var Md=(e,t)=>{if(t.length===0)return e;if(e.ok)return{...e,notes:[...e.notes??[],...t]};
let{problem:r}=e;return{ok:false,problem:{...r,message:[r.message,...t].join(`
`)}}},Li=e=>{let t=new Je({maxSize:Id,sizeCalculation:({length:r})=>Math.max(1,r)});return{...e,read:r=>{let a=t.get(r)??e.read(r);return t.set(r,a),a}}},Id=64*
2**20,Ld="A Read step does not show the files of a glob. Say in expect_matches how many places (or files) the step changes, or set `reads: auto`.",Di=({input:e})=>"\
glob"in e?e:{},Pi=(e,t,{tracked:r,touched:a,merged:s,...o})=>[...new Set([...r.sought(t),...a()])].sort().filter(i=>!s?.has(i)&&e.names(i)&&!xi(i,o)&&e.matches(
i,o.workspace));async function Dd(e,t,r){let a=r.workspace.locate(t);if(!Oi(t)||a.ok&&a.path!==t)return{ok:false,problem:rd(t)};let s="only_if"in e.input&&e.input.
only_if!==void 0?hd(t,fd,r):void 0;if(s)return{ok:false,problem:s};let o=await td(Kt(e,t),r);return o.ok?o:{ok:false,problem:Pd(t,o.problem,r)}}var Pd=(e,t,{workspace:r})=>{
let a=t.name==="IS_BINARY"?vi(r.read(e))?.unsupported:void 0;return a===void 0?t:ud("UNSUPPORTED_ENCODING",`${e} is ${a}. Convert it to UTF-8 first.`)},Kt=(e,t)=>{
let{fileKey:r}=ki(e.tool);return{tool:e.tool,input:{...Rd(e),[r]:t,...Fd(e,t)}}};function Rd({input:e}){let t=bi.get(e);if(t)return t;let r=Object.fromEntries(Object.
entries(e).filter(([a])=>!Object.hasOwn(id,a)));return bi.set(e,r),r}var bi=new WeakMap,Fd=(e,t)=>{let r=$i(e);if(!r)return{};let a="content"in e.input?e.input.
content:void 0;return{[r.key]:Ui(r,t),...a!==void 0&&{content:zi(a,r,t)}}},zd=({held:e})=>e!==void 0&&"syntax"in e;async function Ud(e,t,{search:r,skips:a,areHeld:s,
context:o}){let i=t.flatMap(([v,$])=>$.ok?[]:[{path:v,problem:$.problem}]),n=a?i.filter(Fi):[],l=i.filter(v=>!n.includes(v));if(l.length>0)return{ok:false,problem:qd(
e,l,t.length)};let c=t.flatMap(([,v])=>v.ok?[v]:[]),p=c.map(({notes:v,...$})=>$),{expect_matches:m}=Di(e),d=Wt(e),u=p.reduce((v,{matches:$=1})=>v+$,0),f=n.map(({
path:v,problem:$})=>`Passed over ${U(v)}: ${$.message}`),h=t.flatMap(([v,$])=>$.ok?[{path:v}]:[]),g=await Ei(e,{done:h,search:r,context:o}),_=g?.name==="LANGUAG\
E_UNKNOWN"&&!a;if(g&&(_||!nd(m)))return{ok:false,problem:{...g,message:[g.message,...f].join(`
`)}};if(g&&f.unshift(g.message.split(`
`,1)[0]??"",...e.tool==="Edit"?md(e.input,d,s):[]),f.push(...Ri(g?.name==="LANGUAGE_UNKNOWN"?[]:await ma(e,o))),p.length===0)return{ok:true,path:d,done:p,notes:f};
let w=ld({expected:m,found:u},`${p.length} of the files that ${pe(d)} names`);if(w)return{ok:false,problem:w};let y=c.flatMap(({path:v,notes:$=[]})=>$.map(k=>`${U(
v)}: ${k}`)),b=[Wd(e,u,p.length),...f,...y.slice(0,ke)].filter(Boolean);return{ok:true,path:d,done:p,notes:b}}var Ri=e=>{if(e.length===0)return[];let t=e.length>
ke?` and ${e.length-ke} more`:"";return[`Not searched, because their languages have no grammar here: ${e.slice(0,ke).map(r=>U(r)).join(", ")}${t}.`]},Fi=({path:e,
problem:t})=>!Oi(e)||Bd.has(t.name),Bd=new Set(["IS_NOTEBOOK","IS_BINARY","UNSUPPORTED_ENCODING","UNENCODABLE","FILE_TOO_LARGE","NOTEBOOK_INVALID","DOCUMENT_INV\
ALID","LANGUAGE_UNKNOWN","FORMAT_UNKNOWN"]),Wd=({tool:e},t,r)=>ki(e).counts==="places"?r===1?"":`${t} places in ${r} files.`:`${yd(r,"file")}.`,ke=20,qd=({tool:e},t,r)=>{
let[a]=t,s=ad(e)==="changes"&&t.some(Fi)?"Name such files in `exclude`, or set `skip_unsupported: true` to pass over those that cannot be edited.":"Narrow the s\
tep, or name such files in `exclude`.";if(t.length===1)return{...a.problem,message:`${a.problem.message}
${s}`};let o=t.map(({path:l,problem:c})=>{let[p=""]=c.message.split(`
`);return`${U(l)}: ${c.name}: ${p}`}),i=`${t.length} of the ${r} files refuse the step:`,n=Gd(t);if(n!==void 0){let l=gi(t.map(({path:c})=>U(c)),ke);return{name:a.
problem.name,message:[`${i} ${n}`,...l,s].join(`
`)}}return{name:a.problem.name,message:[i,...gi(o,ke),s].join(`
`)}},Gd=e=>{let t=new Set(e.map(({path:r,problem:a})=>{let[s=""]=a.message.split(`
`);return`${a.name}: ${s.startsWith(`${r}: `)?s.slice(r.length+2):s.replaceAll(r,"it")}`}));return t.size===1?[...t][0]:void 0},zi=(e,{glob:t},r)=>{if(!e.includes(
"$"))return e;let{dir:a,name:s,ext:o}=zt.parse(r),i=new Map([["dir",a===""?"":`${a}/`],["name",s],["ext",o],...sd(r,t)]);return od(e,i)},Ui=(e,t)=>{if(Bi(e))return`${e.
given.slice(0,-2)}${t.slice(Wi(e)?.length??0)}`;let r=zi(e.given,e,t);return r===""||r.endsWith("/")?r+zt.basename(t):r},Bi=({given:e})=>/(?:^|\/)\*\*$/.test(e),
Wi=({glob:e})=>{let[t,...r]=pa(e),a=gd(t??""),s=a.ok?/^\/?((?:[^*?[\]{}\\/]+\/)*)(?=.)/.exec(a.pattern)?.[1]:void 0;return r.length>0||!s?void 0:s},Kd=(e,t)=>{if(Bi(
e)&&Wi(e)===void 0)return`${e.key} ends in /**, which takes a single glob that begins with a folder, such as lib/**.`;let r=new Map;for(let a of t){let s=zt.normalize(
Ui(e,a)),o=r.get(s);if(o!==void 0)return U(`${o} and ${a} would both become ${s}. Write $<dir>, $<name>, $<ext>, a group of the glob or a folder with /** in ${e.
key} to tell them apart.`);r.set(s,a)}};import{core_tools_notebook_edit$b as Hd,core_tools_notebook_edit$f as Jd,core_tools_notebook_edit$j as Vd,core_tools_notebook_edit$k as Yd}from"./start.js";
import{core_tools_run$d as Zd}from"./start.js";import{core_text_globs$c as Xd}from"./start.js";var Ht=(e,t={})=>{let[,r="",a]=/^(\w+)(?:\((.+)\))?$/s.exec(e.trim())??
[];if(r==="")return`${JSON.stringify(e)} is not a rule: write a tool and a glob, as in Edit(src/**)`;let s=Yd(r)?.rule;if(!s)return`${JSON.stringify(r)} is not \
a tool: use ${qi().join(", ")}, Run`;if(a!==void 0&&!Qd(a))return`${JSON.stringify(e)} has a parenthesis that opens or closes nothing: write one rule, or \\( for\
 the character`;let o=Xd(a??"**",t);if("wrong"in o){let n=o.instead===void 0?"":`: write ${r}(${o.instead})`;return`the glob ${JSON.stringify(a)} ${o.wrong}${n}`}
let i=({effects:n})=>n.some(l=>s.includes(l));return{text:e.trim(),name:r,names:o.matches,forbids:(n,l)=>(l.tool===r||i(l))&&o.matches(n),permits:(n,l)=>(l.tool===
r||(r===Hd.name||l.tool===Zd.name)&&r!==Jd.name&&i(l))&&o.matches(n)}},Qd=e=>{let t=0;for(let[r]of e.matchAll(/\\.|[()]/gsu))if(r==="("&&(t+=1),r===")"&&(t-=1),
t<0)return false;return t===0},qi=()=>Vd().flatMap(({name:e,rule:t})=>t?[e]:[]);import{core_tools_run$d as eu}from"./start.js";var tu=/^[\p{L}\p{N}_@%+=:,./-]+$/u,
xe=e=>/^Run(?:\(|$)/.test(e.trim()),Ki=e=>{let t=e.trim(),[,r,a]=/^Run(\((.*)\))?$/s.exec(t)??[];if(r===void 0&&t!==eu.name)return`${JSON.stringify(t)} is not a\
 rule: write a command, as in Run(npm run format)`;let s=(a??"").split(" ").filter(l=>l!==""),o=s.at(-1)==="*",i=o?s.slice(0,-1):s;if(a!==void 0&&i.length===0)return`${JSON.
stringify(t)} names no program: write Run(npm test)`;let n=i.find(l=>!tu.test(l));return n!==void 0?`${JSON.stringify(n)} is not a plain word: a rule about comm\
ands has words without quotes, and * as the last`:/^[\w]+=/.test(i[0]??"")?`${JSON.stringify(i[0])} is a variable: begin with the program`:{text:t,permits:l=>a!==
void 0&&ru(l,{named:i,open:o})?i.length:void 0,restricts:l=>i.every((c,p)=>p===0?ha(c)===ha(l[0]??""):c===l[p])}},ru=(e,{named:t,open:r})=>t.every((a,s)=>a===e[s])&&
(r?e.slice(t.length).every(a=>!a.startsWith("-")):e.length===t.length),ha=e=>e.replaceAll("\\","/").replace(/^.*\//s,"").replace(/\.(exe|cmd|bat|com|ps1)$/i,"").
toLowerCase(),ga=e=>{let[t,r,a]=[e.deny,e.ask,e.allow].map(au);return s=>{let o=t?.find(l=>l.restricts(s));if(o)return{behavior:"deny",...fa(o.text,"denies it"),
named:0};let i=Gi(a,s),n=Gi(r,s)??(i&&su(r,s,i.named));return n?{behavior:"ask",...fa(n.text,"requires approval"),named:n.named}:i?{behavior:"allow",...fa(i.text,
"allows it"),named:i.named}:{behavior:"deny",rule:"default",reason:"No rule of the policy allows this command",named:0}}},au=e=>e.filter(xe).map(t=>{let r=Ki(t);
if(typeof r=="string")throw new TypeError(r);return r}),Gi=(e,t)=>(e??[]).flatMap(r=>{let a=r.permits(t);return a===void 0?[]:[{text:r.text,named:a}]}).sort((r,a)=>a.
named-r.named)[0],su=(e,t,r)=>{let a=e?.find(s=>s.restricts(t));return a&&{text:a.text,named:r}},fa=(e,t)=>({rule:e,reason:`The rule ${e} ${t}`});function ou(e,t=false){
let r=e.length,a=0,s="",o=0,i=16,n=0,l=0,c=0,p=0,m=0;function d(y,b){let v=0,$=0;for(;v<y||!b;){let k=e.charCodeAt(a);if(k>=48&&k<=57)$=$*16+k-48;else if(k>=65&&
k<=70)$=$*16+k-65+10;else if(k>=97&&k<=102)$=$*16+k-97+10;else break;a++,v++}return v<y&&($=-1),$}function u(y){a=y,s="",o=0,i=16,m=0}function f(){let y=a;if(e.
charCodeAt(a)===48)a++;else for(a++;a<e.length&&Se(e.charCodeAt(a));)a++;if(a<e.length&&e.charCodeAt(a)===46)if(a++,a<e.length&&Se(e.charCodeAt(a)))for(a++;a<e.
length&&Se(e.charCodeAt(a));)a++;else return m=3,e.substring(y,a);let b=a;if(a<e.length&&(e.charCodeAt(a)===69||e.charCodeAt(a)===101))if(a++,(a<e.length&&e.charCodeAt(
a)===43||e.charCodeAt(a)===45)&&a++,a<e.length&&Se(e.charCodeAt(a))){for(a++;a<e.length&&Se(e.charCodeAt(a));)a++;b=a}else m=3;return e.substring(y,b)}function h(){
let y="",b=a;for(;;){if(a>=r){y+=e.substring(b,a),m=2;break}let v=e.charCodeAt(a);if(v===34){y+=e.substring(b,a),a++;break}if(v===92){if(y+=e.substring(b,a),a++,
a>=r){m=2;break}switch(e.charCodeAt(a++)){case 34:y+='"';break;case 92:y+="\\";break;case 47:y+="/";break;case 98:y+="\b";break;case 102:y+="\f";break;case 110:
y+=`
`;break;case 114:y+="\r";break;case 116:y+="	";break;case 117:let $=d(4,true);$>=0?y+=String.fromCharCode($):m=4;break;default:m=5}b=a;continue}if(v>=0&&v<=31)if(Ve(
v)){y+=e.substring(b,a),m=2;break}else m=6;a++}return y}function g(){if(s="",m=0,o=a,l=n,p=c,a>=r)return o=r,i=17;let y=e.charCodeAt(a);if(_a(y)){do a++,s+=String.
fromCharCode(y),y=e.charCodeAt(a);while(_a(y));return i=15}if(Ve(y))return a++,s+=String.fromCharCode(y),y===13&&e.charCodeAt(a)===10&&(a++,s+=`
`),n++,c=a,i=14;switch(y){case 123:return a++,i=1;case 125:return a++,i=2;case 91:return a++,i=3;case 93:return a++,i=4;case 58:return a++,i=6;case 44:return a++,
i=5;case 34:return a++,s=h(),i=10;case 47:let b=a-1;if(e.charCodeAt(a+1)===47){for(a+=2;a<r&&!Ve(e.charCodeAt(a));)a++;return s=e.substring(b,a),i=12}if(e.charCodeAt(
a+1)===42){a+=2;let v=r-1,$=false;for(;a<v;){let k=e.charCodeAt(a);if(k===42&&e.charCodeAt(a+1)===47){a+=2,$=true;break}a++,Ve(k)&&(k===13&&e.charCodeAt(a)===10&&
a++,n++,c=a)}return $||(a++,m=1),s=e.substring(b,a),i=13}return s+=String.fromCharCode(y),a++,i=16;case 45:if(s+=String.fromCharCode(y),a++,a===r||!Se(e.charCodeAt(
a)))return i=16;case 48:case 49:case 50:case 51:case 52:case 53:case 54:case 55:case 56:case 57:return s+=f(),i=11;default:for(;a<r&&_(y);)a++,y=e.charCodeAt(a);
if(o!==a){switch(s=e.substring(o,a),s){case"true":return i=8;case"false":return i=9;case"null":return i=7}return i=16}return s+=String.fromCharCode(y),a++,i=16}}
function _(y){if(_a(y)||Ve(y))return false;switch(y){case 125:case 93:case 123:case 91:case 34:case 58:case 44:case 47:return false}return true}function w(){let y;
do y=g();while(y>=12&&y<=15);return y}return{setPosition:u,getPosition:()=>a,scan:t?w:g,getToken:()=>i,getTokenValue:()=>s,getTokenOffset:()=>o,getTokenLength:()=>a-
o,getTokenStartLine:()=>l,getTokenStartCharacter:()=>o-p,getTokenError:()=>m}}function _a(e){return e===32||e===9}function Ve(e){return e===10||e===13}function Se(e){
return e>=48&&e<=57}var Hi;(function(e){e[e.lineFeed=10]="lineFeed",e[e.carriageReturn=13]="carriageReturn",e[e.space=32]="space",e[e._0=48]="_0",e[e._1=49]="_1",
e[e._2=50]="_2",e[e._3=51]="_3",e[e._4=52]="_4",e[e._5=53]="_5",e[e._6=54]="_6",e[e._7=55]="_7",e[e._8=56]="_8",e[e._9=57]="_9",e[e.a=97]="a",e[e.b=98]="b",e[e.
c=99]="c",e[e.d=100]="d",e[e.e=101]="e",e[e.f=102]="f",e[e.g=103]="g",e[e.h=104]="h",e[e.i=105]="i",e[e.j=106]="j",e[e.k=107]="k",e[e.l=108]="l",e[e.m=109]="m",
e[e.n=110]="n",e[e.o=111]="o",e[e.p=112]="p",e[e.q=113]="q",e[e.r=114]="r",e[e.s=115]="s",e[e.t=116]="t",e[e.u=117]="u",e[e.v=118]="v",e[e.w=119]="w",e[e.x=120]=
"x",e[e.y=121]="y",e[e.z=122]="z",e[e.A=65]="A",e[e.B=66]="B",e[e.C=67]="C",e[e.D=68]="D",e[e.E=69]="E",e[e.F=70]="F",e[e.G=71]="G",e[e.H=72]="H",e[e.I=73]="I",
e[e.J=74]="J",e[e.K=75]="K",e[e.L=76]="L",e[e.M=77]="M",e[e.N=78]="N",e[e.O=79]="O",e[e.P=80]="P",e[e.Q=81]="Q",e[e.R=82]="R",e[e.S=83]="S",e[e.T=84]="T",e[e.U=
85]="U",e[e.V=86]="V",e[e.W=87]="W",e[e.X=88]="X",e[e.Y=89]="Y",e[e.Z=90]="Z",e[e.asterisk=42]="asterisk",e[e.backslash=92]="backslash",e[e.closeBrace=125]="clo\
seBrace",e[e.closeBracket=93]="closeBracket",e[e.colon=58]="colon",e[e.comma=44]="comma",e[e.dot=46]="dot",e[e.doubleQuote=34]="doubleQuote",e[e.minus=45]="minu\
s",e[e.openBrace=123]="openBrace",e[e.openBracket=91]="openBracket",e[e.plus=43]="plus",e[e.slash=47]="slash",e[e.formFeed=12]="formFeed",e[e.tab=9]="tab"})(Hi||
(Hi={}));var GO=new Array(20).fill(0).map((e,t)=>" ".repeat(t)),Oe=200,KO={" ":{"\n":new Array(Oe).fill(0).map((e,t)=>`
`+" ".repeat(t)),"\r":new Array(Oe).fill(0).map((e,t)=>"\r"+" ".repeat(t)),"\r\n":new Array(Oe).fill(0).map((e,t)=>`\r
`+" ".repeat(t))},"	":{"\n":new Array(Oe).fill(0).map((e,t)=>`
`+"	".repeat(t)),"\r":new Array(Oe).fill(0).map((e,t)=>"\r"+"	".repeat(t)),"\r\n":new Array(Oe).fill(0).map((e,t)=>`\r
`+"	".repeat(t))}},Ye;(function(e){e.DEFAULT={allowTrailingComma:false}})(Ye||(Ye={}));function iu(e,t=[],r=Ye.DEFAULT){let a=null,s=[],o=[];function i(n){Array.
isArray(s)?s.push(n):a!==null&&(s[a]=n)}return ya(e,{onObjectBegin:()=>{let n={};i(n),o.push(s),s=n,a=null},onObjectProperty:n=>{a=n},onObjectEnd:()=>{s=o.pop()},
onArrayBegin:()=>{let n=[];i(n),o.push(s),s=n,a=null},onArrayEnd:()=>{s=o.pop()},onLiteralValue:i,onError:(n,l,c)=>{t.push({error:n,offset:l,length:c})}},r),s[0]}
function nu(e,t=[],r=Ye.DEFAULT){let a={type:"array",offset:-1,length:-1,children:[],parent:void 0};function s(n){a.type==="property"&&(a.length=n-a.offset,a=a.
parent)}function o(n){return a.children.push(n),n}ya(e,{onObjectBegin:n=>{a=o({type:"object",offset:n,length:-1,parent:a,children:[]})},onObjectProperty:(n,l,c)=>{
a=o({type:"property",offset:l,length:-1,parent:a,children:[]}),a.children.push({type:"string",value:n,offset:l,length:c,parent:a})},onObjectEnd:(n,l)=>{s(n+l),a.
length=n+l-a.offset,a=a.parent,s(n+l)},onArrayBegin:(n,l)=>{a=o({type:"array",offset:n,length:-1,parent:a,children:[]})},onArrayEnd:(n,l)=>{a.length=n+l-a.offset,
a=a.parent,s(n+l)},onLiteralValue:(n,l,c)=>{o({type:lu(n),offset:l,length:c,parent:a,value:n}),s(l+c)},onSeparator:(n,l,c)=>{a.type==="property"&&(n===":"?a.colonOffset=
l:n===","&&s(l))},onError:(n,l,c)=>{t.push({error:n,offset:l,length:c})}},r);let i=a.children[0];return i&&delete i.parent,i}function ya(e,t,r=Ye.DEFAULT){let a=ou(
e,false),s=[],o=0;function i(O){return O?()=>o===0&&O(a.getTokenOffset(),a.getTokenLength(),a.getTokenStartLine(),a.getTokenStartCharacter()):()=>true}function n(O){
return O?E=>o===0&&O(E,a.getTokenOffset(),a.getTokenLength(),a.getTokenStartLine(),a.getTokenStartCharacter()):()=>true}function l(O){return O?E=>o===0&&O(E,a.getTokenOffset(),
a.getTokenLength(),a.getTokenStartLine(),a.getTokenStartCharacter(),()=>s.slice()):()=>true}function c(O){return O?()=>{o>0?o++:O(a.getTokenOffset(),a.getTokenLength(),
a.getTokenStartLine(),a.getTokenStartCharacter(),()=>s.slice())===false&&(o=1)}:()=>true}function p(O){return O?()=>{o>0&&o--,o===0&&O(a.getTokenOffset(),a.getTokenLength(),
a.getTokenStartLine(),a.getTokenStartCharacter())}:()=>true}let m=c(t.onObjectBegin),d=l(t.onObjectProperty),u=p(t.onObjectEnd),f=c(t.onArrayBegin),h=p(t.onArrayEnd),
g=l(t.onLiteralValue),_=n(t.onSeparator),w=i(t.onComment),y=n(t.onError),b=r&&r.disallowComments,v=r&&r.allowTrailingComma;function $(){for(;;){let O=a.scan();switch(a.
getTokenError()){case 4:k(14);break;case 5:k(15);break;case 3:k(13);break;case 1:b||k(11);break;case 2:k(12);break;case 6:k(16);break}switch(O){case 12:case 13:
b?k(10):w();break;case 16:k(1);break;case 15:case 14:break;default:return O}}}function k(O,E=[],pi=[]){if(y(O),E.length+pi.length>0){let Dt=a.getToken();for(;Dt!==
17;){if(E.indexOf(Dt)!==-1){$();break}else if(pi.indexOf(Dt)!==-1)break;Dt=$()}}}function K(O){let E=a.getTokenValue();return O?g(E):(d(E),s.push(E)),$(),true}function Q(){
switch(a.getToken()){case 11:let O=a.getTokenValue(),E=Number(O);isNaN(E)&&(k(2),E=0),g(E);break;case 7:g(null);break;case 8:g(true);break;case 9:g(false);break;default:
return false}return $(),true}function We(){return a.getToken()!==10?(k(3,[],[2,5]),false):(K(false),a.getToken()===6?(_(":"),$(),ra()||k(4,[],[2,5])):k(5,[],[2,
5]),s.pop(),true)}function qe(){m(),$();let O=false;for(;a.getToken()!==2&&a.getToken()!==17;){if(a.getToken()===5){if(O||k(4,[],[]),_(","),$(),a.getToken()===2&&
v)break}else O&&k(6,[],[]);We()||k(4,[],[2,5]),O=true}return u(),a.getToken()!==2?k(7,[2],[]):$(),true}function Km(){f(),$();let O=true,E=false;for(;a.getToken()!==
4&&a.getToken()!==17;){if(a.getToken()===5){if(E||k(4,[],[]),_(","),$(),a.getToken()===4&&v)break}else E&&k(6,[],[]);O?(s.push(0),O=false):s[s.length-1]++,ra()||
k(4,[],[4,5]),E=true}return h(),O||s.pop(),a.getToken()!==4?k(8,[4],[]):$(),true}function ra(){switch(a.getToken()){case 3:return Km();case 1:return qe();case 10:
return K(true);default:return Q()}}return $(),a.getToken()===17?r.allowEmptyContent?true:(k(4,[],[]),false):ra()?(a.getToken()!==17&&k(9,[],[]),true):(k(4,[],[]),
false)}function lu(e){switch(typeof e){case"boolean":return"boolean";case"number":return"number";case"string":return"string";case"object":{if(e){if(Array.isArray(
e))return"array"}else return"null";return"object"}default:return"null"}}var Ji;(function(e){e[e.None=0]="None",e[e.UnexpectedEndOfComment=1]="UnexpectedEndOfCom\
ment",e[e.UnexpectedEndOfString=2]="UnexpectedEndOfString",e[e.UnexpectedEndOfNumber=3]="UnexpectedEndOfNumber",e[e.InvalidUnicode=4]="InvalidUnicode",e[e.InvalidEscapeCharacter=
5]="InvalidEscapeCharacter",e[e.InvalidCharacter=6]="InvalidCharacter"})(Ji||(Ji={}));var Vi;(function(e){e[e.OpenBraceToken=1]="OpenBraceToken",e[e.CloseBraceToken=
2]="CloseBraceToken",e[e.OpenBracketToken=3]="OpenBracketToken",e[e.CloseBracketToken=4]="CloseBracketToken",e[e.CommaToken=5]="CommaToken",e[e.ColonToken=6]="C\
olonToken",e[e.NullKeyword=7]="NullKeyword",e[e.TrueKeyword=8]="TrueKeyword",e[e.FalseKeyword=9]="FalseKeyword",e[e.StringLiteral=10]="StringLiteral",e[e.NumericLiteral=
11]="NumericLiteral",e[e.LineCommentTrivia=12]="LineCommentTrivia",e[e.BlockCommentTrivia=13]="BlockCommentTrivia",e[e.LineBreakTrivia=14]="LineBreakTrivia",e[e.
Trivia=15]="Trivia",e[e.Unknown=16]="Unknown",e[e.EOF=17]="EOF"})(Vi||(Vi={}));var Jt=iu,cu=nu,wa=ya,Yi;(function(e){e[e.InvalidSymbol=1]="InvalidSymbol",e[e.InvalidNumberFormat=
2]="InvalidNumberFormat",e[e.PropertyNameExpected=3]="PropertyNameExpected",e[e.ValueExpected=4]="ValueExpected",e[e.ColonExpected=5]="ColonExpected",e[e.CommaExpected=
6]="CommaExpected",e[e.CloseBraceExpected=7]="CloseBraceExpected",e[e.CloseBracketExpected=8]="CloseBracketExpected",e[e.EndOfFileExpected=9]="EndOfFileExpected",
e[e.InvalidCommentToken=10]="InvalidCommentToken",e[e.UnexpectedEndOfComment=11]="UnexpectedEndOfComment",e[e.UnexpectedEndOfString=12]="UnexpectedEndOfString",
e[e.UnexpectedEndOfNumber=13]="UnexpectedEndOfNumber",e[e.InvalidUnicode=14]="InvalidUnicode",e[e.InvalidEscapeCharacter=15]="InvalidEscapeCharacter",e[e.InvalidCharacter=
16]="InvalidCharacter"})(Yi||(Yi={}));function Ze(e){switch(e){case 1:return"InvalidSymbol";case 2:return"InvalidNumberFormat";case 3:return"PropertyNameExpecte\
d";case 4:return"ValueExpected";case 5:return"ColonExpected";case 6:return"CommaExpected";case 7:return"CloseBraceExpected";case 8:return"CloseBracketExpected";case 9:
return"EndOfFileExpected";case 10:return"InvalidCommentToken";case 11:return"UnexpectedEndOfComment";case 12:return"UnexpectedEndOfString";case 13:return"Unexpe\
ctedEndOfNumber";case 14:return"InvalidUnicode";case 15:return"InvalidEscapeCharacter";case 16:return"InvalidCharacter"}return"<unknown ParseErrorCode>"}import{
yaml$c as pu,yaml$e as ba,yaml$i as Zi,yaml$l as mu,yaml$n as du,yaml$p as uu}from"./start.js";function Ae(e,{nesting:t,single:r=false,tags:a=false}){let s=new uu,
o=new mu({version:"1.2",schema:"core",...a?{}:{resolveKnownTags:false},uniqueKeys:false,prettyErrors:false,logLevel:"silent"}),i=[],n=false;for(let l of fu(e,s,
t)){if("reason"in l)return{ok:false,...l};if(l.type==="document"&&n&&r)return{ok:false,reason:"second-document",offset:l.offset};n||=l.type==="document",i.push(
...o.next(l))}return i.push(...o.end(true,e.length)),{ok:true,documents:i}}function*fu(e,t,r){let a=0,s=false;for(let o of new du().lex(e)){if(a+=s?0:hu[o]??0,s=
o===gu,a<0)return yield{reason:"unbalanced",offset:t.offset};if(yield*t.next(o),t.stack.length>r&&_u(t)>r)return yield{reason:"too-deep",offset:t.stack.at(-1)?.
offset??0}}yield*t.end()}var hu={"[":1,"{":1,"]":-1,"}":-1},gu="",_u=e=>e.stack.filter(({type:t})=>t==="block-map"||t==="block-seq"||t==="flow-collection").length;
function Vt({items:e},t){let r=new Set,a=new Set;for(let s of e){let o=t(s.key);o!==void 0&&r.has(o)&&a.add(s),r.add(o)}return a}var Xe=e=>{if(!(!ba(e)||e.value===
null))return typeof e.value=="string"?e.value:e.source??String(e.value)},Yt=e=>ba(e)&&e.value==="<<"&&e.type==="PLAIN";function Zt(e){let t=new Set,r,a=(s,o)=>(r=
{reason:s,offset:o?.range?.[0]??0},Zi.BREAK);return Zi(e,{Alias:(s,o)=>t.has(o.source)?void 0:a(`the anchor ${o.source} does not exist`,o),Value:(s,o)=>{o.anchor&&
t.add(o.anchor);let[i]=pu(o)?Vt(o,yu):[];return i&&a("duplicate key",i.key)}}),r}var yu=e=>ba(e)&&e.value!=="<<"?e.value:void 0;import{core_text_globs$a as wu}from"./start.js";
import{core_text_utf8_cache$m as bu}from"./hook.js";function vu(e,t){let r=e.slice(0,t).split(/\r?\n/);return[r.length,r.pop().length+1]}function $u(e,t,r){let a=e.
split(/\r?\n/),s="",o=(Math.log10(t+1)|0)+1;for(let i=t-1;i<=t+1;i++){let n=a[i-1];n&&(s+=i.toString().padEnd(o," "),s+=":  ",s+=n,s+=`
`,i===t&&(s+=" ".repeat(o+r+2),s+=`^
`))}return s}var x=class sn extends Error{line;column;codeblock;constructor(t,r){let[a,s]=vu(r.toml,r.ptr),o=$u(r.toml,a,s);super(`Invalid TOML document: ${t}

${o}`,r),this.line=a,this.column=s,this.codeblock=o}static x(t,r,a){throw new sn(t,{toml:r.s,ptr:a??r.p})}};function on(e){let t=e.p,r=e.s.charCodeAt(e.p++),a=r,
s=r===39,o=r===e.s.charCodeAt(e.p)&&r===e.s.charCodeAt(e.p+1);o&&((r=e.s.charCodeAt(e.p+=2))===10?e.p++:r===13&&e.s.charCodeAt(e.p+1)===10&&(e.p+=2));let i="",n=e.
p,l=0;for(;e.p<e.s.length;e.p++)if(r=e.s.charCodeAt(e.p),o&&(r===10||r===13&&e.s.charCodeAt(e.p+1)===10))l=l&&3;else if(r<32&&r!==9||r===127)x.x("control charac\
ters are not allowed in strings",e);else if((!l||l===3)&&r===a&&(!o||e.s.charCodeAt(e.p+1)===a&&e.s.charCodeAt(e.p+2)===a)){if(o&&(e.s.charCodeAt(e.p+3)===a&&e.
p++,e.s.charCodeAt(e.p+3)===a&&e.p++),!l){let c=e.s.slice(n,e.p);i=i?i+c:c}return e.p+=o?3:1,i}else if(!l)!s&&r===92&&(i+=e.s.slice(n,n=e.p),l=1);else if(l===1)
if(r===120||r===117||r===85){let c=e.p++-1,p=0,m=r===120?2:r===117?4:8;for(let d=0;d<m;d++,e.p++){let u=e.s.charCodeAt(e.p),f=u>=48&&u<=57?u-48:u>=65&&u<=70?u-65+
10:u>=97&&u<=102?u-97+10:-1;f<0&&x.x("invalid non-hex character in unicode escape",e),p=p<<4|f}(p<0||p>1114111||p>=55296&&p<=57343)&&x.x("invalid unicode escape",
e,c),i+=String.fromCodePoint(p),n=e.p--,l=0}else o&&(r===32||r===9)?l=2:(r===98?i+="\b":r===116?i+="	":r===110?i+=`
`:r===102?i+="\f":r===114?i+="\r":r===101?i+="\x1B":r===34?i+='"':r===92?i+="\\":x.x("unrecognised escape sequence",e),n=e.p+1,l=0);else r!==32&&r!==9&&(l===2&&
x.x("invalid escape: only line-ending whitespace may be escaped",e,n),l=!s&&r===92?1:0,n=e.p);x.x("unfinished string",e,t)}var ku=/^(\d{4}-\d{2}-\d{2})?[Tt ]?(?:(\d{2}):\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|z|[-+]\d{2}:\d{2})?$/i,
xu=class et extends Date{#e=false;#t=false;#r=null;constructor(t,r,a){let s=true,o=true,i="Z",n;if(typeof t=="string")if(r)e:{if(r<3){if(+t.slice(11,13)>23){t="";
break e}r===2?(i=null,t+="Z"):(n=t.charCodeAt(t.length-1))!==90&&n!==122&&(i=t.slice(t.length-6)),a&&(t=t.slice(0,10)+"T"+t.slice(11))}else r===4&&(t=+t.slice(0,
2)>23?"":`0000-01-01T${t}Z`);s=r!==4,o=r!==3}else{let l=t.match(ku);l?(l[1]||(s=false,t=`0000-01-01T${t}`),o=!!l[2],o&&t[10]===" "&&(t=t.replace(" ","T")),l[2]&&
+l[2]>23?t="":(i=l[3]||null,!i&&o&&(t+="Z"))):t=""}super(t),isNaN(this.getTime())||(this.#e=s,this.#t=o,this.#r=i)}isDateTime(){return this.#e&&this.#t}isLocal(){
return!this.#e||!this.#t||!this.#r}isDate(){return this.#e&&!this.#t}isTime(){return this.#t&&!this.#e}isValid(){return this.#e||this.#t}toISOString(){let t=super.
toISOString();if(this.isDate())return t.slice(0,10);if(this.isTime())return t.slice(11,23);if(this.#r===null)return t.slice(0,-1);if(this.#r==="Z"||this.#r==="z")
return t;let r=+this.#r.slice(1,3)*60+ +this.#r.slice(4,6);return r=this.#r[0]==="-"?r:-r,new Date(this.getTime()-r*6e4).toISOString().slice(0,-1)+this.#r}static wrapAsOffsetDateTime(t,r="\
Z"){let a=new et(t);return a.#r=r,a}static wrapAsLocalDateTime(t){let r=new et(t);return r.#r=null,r}static wrapAsLocalDate(t){let r=new et(t);return r.#t=false,
r.#r=null,r}static wrapAsLocalTime(t){let r=new et(t);return r.#e=false,r.#r=null,r}};function I(e,t=10){return t===16?e>47&&e<58||e>64&&e<71||e>96&&e<103:e>47&&
e<48+t}function $a(e,t){return e===32||e===9||e===10||e===13||t&&(e===t||e===44)||e===35}function Sa(e,t){let r=e.p,a=e.s.charCodeAt(e.p);if(a===91||a===123){e.
d--||x.x("document contains excessively nested structures. aborting.",e);let s=a===91?Tu(e):Eu(e);return e.d++,s}return a===34||a===39?on(e):a===116?((e.s.charCodeAt(
++e.p)!==114||e.s.charCodeAt(++e.p)!==117||e.s.charCodeAt(++e.p)!==101)&&x.x("invalid value",e,r),e.p++,true):a===102?((e.s.charCodeAt(++e.p)!==97||e.s.charCodeAt(
++e.p)!==108||e.s.charCodeAt(++e.p)!==115||e.s.charCodeAt(++e.p)!==101)&&x.x("invalid value",e,r),e.p++,false):a===43||a===45?Xt(e,e.p,e.s.charCodeAt(++e.p),44-
a,t):e.s.charCodeAt(e.p+4)===45&&e.s.charCodeAt(e.p+7)===45?Su(e,a,t):e.s.charCodeAt(e.p+2)===58?Ou(e,a,t):Xt(e,e.p,a,0,t)}function Xt(e,t,r,a,s){let o=r,i=0,n=false;
if(o===105)return(e.s.charCodeAt(++e.p)!==110||e.s.charCodeAt(++e.p)!==102)&&x.x("invalid value",e,t),e.p++,(a||1)/0;if(o===110)return(e.s.charCodeAt(++e.p)!==97||
e.s.charCodeAt(++e.p)!==110)&&x.x("invalid value",e,t),e.p++,NaN;if(o===48){if(++e.p>=e.s.length||$a(o=e.s.charCodeAt(e.p),s))return e.bi===true?0n:0;if(!a){if(o===
120)return va(e,t,16,s);if(o===98)return va(e,t,2,s);if(o===111)return va(e,t,8,s)}o===46?i=2:o===101||o===69?i=4:x.x("illegal leading zero",e,t)}else I(o)||x.x(
"invalid value",e,t);for(;++e.p<e.s.length&&(o=e.s.charCodeAt(e.p),!$a(o,s));)i||(i=1),o===95?(i&1||x.x("illegal underscore",e),i+=11,n=true):i===1&&o===46?i=2:
(i===1||i===3)&&(o===101||o===69)?i=4:i===4&&(o===43||o===45)?i=6:I(o)?i>9?i-=11:i&1||i++:x.x("illegal character in numeric literal",e);if(!i){let c=(r-48)*(a||
1);return e.bi===true?BigInt(c):c}i&1||x.x("unfinished numeric value",e,t);let l=e.s.slice(t,e.p);return n&&(l=l.replaceAll("_","")),i>1?parseFloat(l):nn(e,l,10,
t)}function va(e,t,r,a){let s,o=1;for(;++e.p<e.s.length&&(s=e.s.charCodeAt(e.p),!$a(s,a));)s===95?(o&1&&x.x("illegal underscore",e),o=3):I(s,r)?o&1&&o--:x.x("il\
legal character in numeric literal",e);o&1&&x.x("unfinished numeric value",e);let i=e.s.slice(t+2,e.p);return o&&(i=i.replaceAll("_","")),nn(e,i,r,t)}function nn(e,t,r,a){
if(e.bi!==true)e:{let s=parseInt(t,r);if(!Number.isSafeInteger(s)){if(e.bi)break e;x.x("integer value cannot be represented losslessly",e,a)}return s}return BigInt(
r===10?t:(r===2?"0b":r===8?"0o":"0x")+t)}function Su(e,t,r){let a=e.p++,s;if(!I(t)||!I(e.s.charCodeAt(e.p++))||!I(e.s.charCodeAt(e.p++))||!I(e.s.charCodeAt(e.p++)))
return Xt(e,e.p=a,t,0,r);if(e.p+=5,I(e.s.charCodeAt(e.p++))||x.x("invalid date-time: date part is malformed",e,a),e.p>=e.s.length||((t=e.s.charCodeAt(e.p))!==32||
(s=true,!I(e.s.charCodeAt(e.p+1))))&&t!==84&&t!==116){let i=e.s.slice(a,e.p);return tt(e,i,3,false,a)}if(e.s.charCodeAt(e.p+=3)!==58&&x.x("invalid date-time: ti\
me part is malformed",e,a),e.s.charCodeAt(e.p+=3)===58&&(e.p+=3),e.s.charCodeAt(e.p)===46)for(;I(e.s.charCodeAt(++e.p)););if(t=e.s.charCodeAt(e.p)){if(t===90||t===
122){let i=e.s.slice(a,++e.p);return tt(e,i,1,s,a,"[+00:00]")}if(t===43||t===45){let i=e.s.slice(a,e.p+=6);return tt(e,i,1,s,a,!e.ld&&"["+e.s.slice(e.p-6,e.p)+"\
]")}}let o=e.s.slice(a,e.p);return tt(e,o,2,s,a)}function Ou(e,t,r){let a=e.p;if(!I(t)||!I(e.s.charCodeAt(++e.p)))return Xt(e,--e.p,t,0,r);if(e.s.charCodeAt(e.p+=
4)===58&&(e.p+=3),e.s.charCodeAt(e.p)===46)for(;I(e.s.charCodeAt(++e.p)););let s=e.s.slice(a,e.p);return tt(e,s,4,false,a)}function tt(e,t,r,a,s,o){if(e.ld){let i=new xu(
t,r,a);return i.isValid()||x.x("invalid date",e,s),i}try{switch(o&&(t+=o),r){case 1:return Temporal.ZonedDateTime.from(t);case 2:return Temporal.PlainDateTime.from(
t);case 3:return Temporal.PlainDate.from(t);case 4:return Temporal.PlainTime.from(t)}}catch(i){x.x(i instanceof Error?i.message:""+i,e,s)}}function Au(e){for(;e.
p<e.s.length;e.p++){let t=e.s.charCodeAt(e.p);if(t===10)break;if(t===13&&e.s.charCodeAt(e.p+1)===10){e.p++;break}(t<32&&t!==9||t===127)&&x.x("control characters\
 are not allowed in comments",e)}}function H(e,t,r){let a;for(;e.p<e.s.length;){for(;e.p<e.s.length&&((a=e.s.charCodeAt(e.p))===32||a===9||!t&&(a===10||a===13&&
e.s.charCodeAt(e.p+1)===10));)e.p++;if(r||a!==35)break;Au(e)}}function ka(e,t=61){let r,a=0,s=[],o,i=e.s.charCodeAt(r=e.p);do{if(i===t)return a||x.x("unexpected\
 end of key",e),a===1&&s.push(e.s.slice(o,e.p)),e.p++,s;i===46?(a||x.x("illegal empty bare key",e),a===1&&s.push(e.s.slice(o,e.p)),a=0):!a&&(i===34||i===39)?(i===
e.s.charCodeAt(e.p+1)&&i===e.s.charCodeAt(e.p+2)&&x.x("illegal quoted key: multiline strings are not allowed",e),s.push(on(e)),a=2,e.p--):i===32||i===9?a===1&&(s.
push(e.s.slice(o,e.p)),a=2):a===2||i<48&&i!==45||i>57&&i<65||i>90&&i<97&&i!==95||i>122?x.x("illegal character in key",e):a||(a=1,o=e.p)}while(i=e.s.charCodeAt(++e.
p));x.x("incomplete key-value: cannot find end of key",e,r)}function Eu(e){let t=e.p++,r=Object.create(null),a=new Set,s;for(;e.p<e.s.length;){if(H(e),(s=e.s.charCodeAt(
e.p))===125)return e.p++,r;let o,i=r,n=false,l=e.p,c=ka(e);for(let m=0;m<c.length;m++){m&&(i=n?i[o]:i[o]=Object.create(null)),o=c[m],(n=Object.hasOwn(i,o))&&(typeof i[o]!=
"object"||a.has(i[o]))&&x.x("trying to redefine an already defined value",e,l);let d=o==="__proto__";if(e.uk&&(d||o==="constructor")){i=e.uk!==1&&x.x("document \
contains an unsafe property",e,l);break}!n&&d&&Object.defineProperty(i,o,{enumerable:true,configurable:true,writable:true})}n&&x.x("trying to redefine an alread\
y defined value",e,l),H(e,true,true);let p=Sa(e,125);if(i&&typeof(i[o]=p)=="object"&&a.add(p),H(e),(s=e.s.charCodeAt(e.p++))===125)return r;s!==44&&x.x("expecte\
d comma or end of structure",e,e.p-1)}x.x("unfinished table",e,t)}function Tu(e){let t=e.p++,r=[],a;for(;e.p<e.s.length;){if(H(e),(a=e.s.charCodeAt(e.p))===93)return e.
p++,r;if(r.push(Sa(e,93)),H(e),(a=e.s.charCodeAt(e.p++))===93)return r;a!==44&&x.x("expected comma or end of structure",e,e.p-1)}x.x("unfinished array",e,t)}function Xi(e,t,r,a,s){
let o=r,i=a,n,l=false,c;for(let p=0;p<t.length;p++){if(p){if(o=l?o[n]:o[n]=Object.create(null),i=(c=i[n]).c,s===0&&(c.t===1||c.t===2))return null;if(c.t===2){let m=o.
length-1;o=o[m],i=i[m].c}}if(n=t[p],(l=Object.hasOwn(o,n))&&i[n]?.t===0&&i[n]?.d)return null;if(!l){let m=n==="__proto__";if(e.uk&&(m||n==="constructor"))return false;
m&&(Object.defineProperty(o,n,{enumerable:true,configurable:true,writable:true}),Object.defineProperty(i,n,{enumerable:true,configurable:true,writable:true})),i[n]=
{t:p<t.length-1&&s===2?3:s,d:false,i:0,c:Object.create(null)}}}if(c=i[n],c.t!==s&&!(s===1&&c.t===3)||(s===2&&(c.d||(c.d=true,o[n]=[]),o[n].push(o=Object.create(
null)),c.c[c.i++]=c={t:1,d:false,i:0,c:Object.create(null)}),c.d))return null;if(c.d=true,s===1)o=l?o[n]:o[n]=Object.create(null);else if(s===0&&l)return null;return[
n,o,c.c]}function Qi(e,t,r){(t===null||e.uk===2)&&x.x(t===null?"trying to redefine an already defined table or value":"document contains an unsafe property",e,r)}
function ln(e,t={}){let r={s:e,p:0,d:t.maxDepth??1e3,bi:t.integersAsBigInt??false,ld:t.useLegacyDate??true,uk:t.unsafeKeyBehaviour==="throw"?2:t.unsafeKeyBehaviour===
"drop"?1:0},a=Object.create(null),s=Object.create(null),o,i=false,n=a,l=s;for(e.charCodeAt(0)===65279&&r.p++,H(r);r.p<e.length;){if(e.charCodeAt(r.p)===91){let c=e.
charCodeAt(++r.p)===91;o=r.p+=+c,i=false;let p=ka(r,93);c&&(e.charCodeAt(r.p)!==93&&x.x("expected end of table array declaration",r),r.p++);let m=Xi(r,p,a,s,c?2:
1);m?(l=m[2],n=m[1]):(Qi(r,m,o),i=true)}else{o=r.p;let c=ka(r),p=Xi(r,c,n,l,0);!p&&!i&&Qi(r,p,o),H(r,true,true);let m=Sa(r,void 0);p&&!i&&(p[1][p[0]]=m)}H(r,true),
r.p<e.length&&(o=e.charCodeAt(r.p))!==10&&(o!==13||e.charCodeAt(r.p+1)!==10)&&x.x("each key-value declaration must be followed by an end-of-line",r),H(r)}return a}
var eA=!!"".isWellFormed,cn=100,Oa=(e,t,r)=>{if(!t)return;let a=Aa(e);if(!a)return;let s=Nu[a],[o]=s,i=xa(a,r);if(i===void 0||!o?.(i))return;let n=xa(a,t),l=(n===
void 0?void 0:s.find(p=>!p(n)))?.(i);if(!l)return;let c=`line ${l.line}, column ${l.column}`;return{name:"CONFIG_BROKEN",message:`${e} was valid before and woul\
d no longer parse: ${l.reason} at ${c} of the result. Correct the new text.`}},Qe=e=>t=>{try{return e(t)}catch(r){if(r instanceof RangeError)return{reason:"it i\
s nested too deeply",line:1,column:1};throw r}},pn=e=>{try{JSON.parse(e);return}catch(t){if(!(t instanceof SyntaxError))throw t;return mn(e,{disallowComments:true,
allowTrailingComma:false})??{reason:t.message,line:1,column:1}}},en=e=>mn(e,{disallowComments:false,allowTrailingComma:true}),mn=(e,t)=>{let r=[];Jt(e,r,t);let[
a]=r;return a&&{reason:Mu(Ze(a.error)),...dn(e,a.offset)}},ju=e=>{let t=(a,s)=>({reason:a,...dn(e,s)}),r=Ae(e,{nesting:cn,tags:true});if(!r.ok)return t(r.reason===
"unbalanced"?"unbalanced brackets":"it is nested too deeply",r.offset);for(let a of r.documents){let[s]=a.errors;if(s)return t(s.message,s.pos[0]);let o=Zt(a);if(o)
return t(o.reason,o.offset)}},Cu=e=>{try{ln(e);return}catch(t){if(!(t instanceof x))throw t;return{reason:t.message.split(`
`)[0]??"it is not valid TOML",line:t.line,column:t.column}}},Nu={json:[Qe(pn),Qe(en)],jsonc:[Qe(en)],toml:[Qe(Cu)],yaml:[Qe(ju)]},dn=(e,t)=>{let r=e.slice(0,t).
split(`
`);return{line:r.length,column:(r.at(-1)?.length??0)+1}},Mu=e=>e.replace(/(?<=[a-z])[A-Z]/g,t=>` ${t.toLowerCase()}`).toLowerCase(),Iu={json:8*2**20,jsonc:8*2**
20,toml:2**20,yaml:2**19},Aa=e=>{if(Lu.test(e))return"jsonc";let t=e.slice(e.lastIndexOf("/")+1).toLowerCase();if(/\.toml$|^(cargo|poetry|uv|pdm)\.lock$|^pipfile$/.
test(t))return"toml";if(/\.ya?ml$|^\.clang-format$|^pubspec\.lock$/.test(t))return"yaml";if(/\.(json|webmanifest|geojson|importmap)$|^(composer|pipfile|flake|deno)\.lock$/.
test(t))return"json"},Lu=/(^|\/)((ts|js)config[^/]*\.json|\.(vscode|devcontainer)\/[^/]+\.json|\.?devcontainer\.json|\.(eslintrc|babelrc|swcrc|jshintrc)(\.json)?|(biome|deno|turbo|tslint|api-extractor|rush|nx|wrangler)\.json|bun\.lock)$|\.(jsonc|code-workspace)$/i,
xa=(e,t)=>t.length>Iu[e]?void 0:bu(t),Du=async(e,t)=>{let r=[],a=[];for(let[s,o]of Object.entries(e)){let i=wu(s),n=await Pu(await t(o));typeof i=="string"?r.push(
an(`schemas: ${i}`)):typeof n=="string"?r.push(an(`schemas: ${JSON.stringify(o)} ${n}.`)):a.push({matches:l=>i.some(({matches:c})=>c(l)),validate:n})}return r.length>
0?{ok:false,problems:r}:{ok:true,check:(s,o,i)=>{for(let{validate:n}of a.filter(l=>l.matches(s))){let l=zu({path:s,before:o,after:i,validate:n});if(l)return l}}}},
Pu=async e=>{if(e===void 0)return"is not in the repository";let{Ajv:t}=await(e.includes("2020-12")?import("./ajv.js").then(({Ajv2020:r})=>({Ajv:r})):import("./ajv-2.js"));
try{let r=new t({strict:false,validateFormats:false,logger:false,code:{optimize:false}}).compile(JSON.parse(e));return a=>Ru(()=>r(a)?void 0:Fu(r.errors?.[0]))}catch(r){
if(r instanceof Error)return`is not a usable JSON Schema (${r.message})`;throw r}},Ru=e=>{try{return e()}catch(t){if(t instanceof RangeError)return"it is nested\
 too deeply";throw t}},Fu=e=>`${e?.instancePath||"the whole"} ${e?.message??"is not valid"}`,zu=e=>{let t=Aa(e.path);if(!t)return;let r=rn(t,e.after),a=r?e.validate(
r.value):`it cannot be read as ${t.toUpperCase()}`;if(a===void 0)return;let s=e.before&&rn(t,e.before);return e.before&&(!s||e.validate(s.value)!==void 0)?void 0:
{name:"CONFIG_BROKEN",message:`${e.path} would not satisfy its schema: ${a}. Correct the new text.`}},Uu={json:e=>pn(e)?tn(e):JSON.parse(e),jsonc:e=>tn(e),toml:ln,
yaml:e=>{let t=Ae(e,{nesting:cn,single:true,tags:true}),[r]=t.ok?t.documents:[];if(!r||r.errors.length>0||Zt(r))throw new SyntaxError("it does not parse");return r.
toJS()}},tn=e=>{let t=[],r=Jt(e,t,{allowTrailingComma:true});if(t.length>0)throw new SyntaxError("it does not parse");return r},rn=(e,t)=>{let r=xa(e,t);if(r!==
void 0)try{return{value:Uu[e](r)}}catch(a){if(a instanceof Error)return;throw a}},an=e=>({name:"POLICY_INVALID",message:e});import{core_text_line_ending$a as un}from"./start.js";
import{core_text_group_by$a as Bu}from"./start.js";import{core_text_utf8_cache$a as Wu}from"./hook.js";import{core_text_splice$f as qu}from"./hook.js";var Gu=[/secret_?access_?key|private_key|private key|putty-user-key-file|age-secret-key-1|client-key-data|accountkey=|sharedaccesskey=|privatekey[ \t]{0,9}=|npm_|x-oauth-basic@|xox[bpaor]-|xapp-|hooks\.slack\.com|sg\.\w|shp(?:pa|ca|at|ss)_|t3blbkfj|sk-ant-|lin_api_|gh[pousr]_|github_pat_|ops_ey|glpat-|gl(?:c|sa)_\w|gsk_\w|hf_\w|ntn_\d|hv[sbr]\.\w|vc[piark]_\w|dapi[\da-f]{8}|dckr_pat_|figd_/,
/(?:aws|amazon|s3)[\w.-]{0,40}(?:secret|session)|"kty"|_authtoken=|:\/\/[-\w]{1,256}:[-\w]{1,256}@|(?:mongodb|mysql|postgres)\w{0,4}(?:\+srv)?:\/\//],Ku=[/A(?:Iza|BSK|TBB|TATT3|ZDO|KCp)|GOCSPX-|t(?:wilio|fp_)|T(?:wilio|WILIO)|ya29\.|d(?:o[opr]_v1_|p\.(?:pt|st|ct|sa|scim|audit)\.(?:[\w-]{1,40}\.)?|ose[\da-f]{32}|iscord|t0[a-z]\d{2}\.[A-Z\d]{24}\.)|HRKU-|v1\.0-|f(?:m[12][ar]?_|io-u-)|nfp_|s(?:bp_|b_secret_|q[upa]_|ntry[su]_|k_live_|q0(?:atp|csp|idp)-|hippo_live_|k-or-v1-|k-(?:proj|svcacct|admin)-|k\.eyJ|l\.[\w.-]{130})|p(?:scale_(?:tkn|pw|oauth)_|ul-|n[ub]_|ypi-Ag|plx-|csk_|at[A-Za-z\d]{14}\.)|a(?:tlasv1\.|ccess_token\$production\$[\da-z]{16}\$|ccess-production-)|gl(?:ptt|dt|rtr?|cbt|soat|ft|agent|imt|oas|ffct)-|bk(?:ua|aj|ct)_|C(?:CI(?:PAT|PRJ)_|LOJARS_|FPAT-)|r(?:ubygems_|k_live_|8_)|oy2[a-z\d]{43}|cio[A-Za-z\d]{32}|whsec_|FLWSECK-|D(?:iscord|ISCORD)|key-[\da-f]{32}|x(?:keysib-|ai-)|lsv2_(?:pt|sk)_|NR(?:AK|AL|II)-|PMAK-|EAA[ABC]/,
/\dQ~|\d:AA|-us\d/],J=e=>{let t=e.toLowerCase();return Gu.some(r=>r.test(t))||Ku.some(r=>r.test(e))},rt=async(e,t)=>{if(!J(t))return[];let r=(await Zu(e,t)).map(
({ruleId:i,messageId:n,loc:l,range:c})=>({rule:`${i.replace(/^@secretlint\/secretlint-rule-/,"")}/${n}`,line:l.start.line,column:l.start.column+1,range:c})),{foundBy:a,
OWN_RULES:s}=await import("./core-policy-secret-rules.js"),o=s.flatMap(i=>a(i,t));return[...r,...Hu(o,r)]};function Hu(e,t){let r=t.toSorted(({range:[o]},{range:[
i]})=>o-i),[a,s]=[0,0];return e.toSorted(({range:[o]},{range:[i]})=>o-i).filter(({range:[o,i]})=>{for(;a<r.length&&r[a].range[0]<=o;a++)s=Math.max(s,r[a].range[1]);
return i>s})}var Ea=async(e,t,{before:r="",firstLine:a=1,isCleanPath:s=false}={})=>{let[o]=s?[]:await rt("",e);if(o)return hn(`The path contains a credential (r\
ule ${o.rule})`);let i=await rt(e,t),n=un(r),l=i.find(({range:p})=>!n.includes(un(t.slice(...p))));if(!l)return;let c=`line ${a-1+l.line}, column ${l.column}`;return hn(
`The new text for ${e} contains a credential at ${c} (rule ${l.rule})`)};async function Ju(e){let t=(await rt("",e)).map(({range:i})=>i),r=([,i])=>!/^[\w-]/.test(
e.slice(i,i+1)),a=t.filter(i=>r(i)||/\d/.test(e.slice(...i))),s=Array.from(e.matchAll(wn)).flatMap(({0:i,index:n})=>Vu(i)?[[n,n+i.length]]:[]),o=0;return[...a,...s].
sort(([i],[n])=>i-n).flatMap(([i,n])=>{let l=Math.max(i,o);return o=Math.max(o,n),l<n?[[l,n]]:[]})}var Vu=e=>e.length>=20&&/\d/.test(e)&&/[a-z]/.test(e.slice(8))&&
/[A-Z]/.test(e.slice(8)),yn=async e=>{let t=(await rt("",e)).map(({range:s})=>s),r=[],a=0;for(let[s,o]of t.toSorted(([i],[n])=>i-n))r.push(e.slice(a,Math.max(s,
a)),fn(e.slice(Math.max(s,a),o))),a=Math.max(a,o);return(r.join("")+e.slice(a)).replace(Yu,fn)},fn=e=>e.replace(/[^\r\n]/g,"*"),wn=/\bgh[pousr]_[A-Za-z\d]{6,}|gh[pousr]_[A-Za-z\d]{16,}|github_pat_\w{6,}|xox[bpaor]-[A-Za-z\d-]{6,}|sk-ant-[\w-]{6,}|npm_[A-Za-z\d]{16,}|lin_api_[A-Za-z\d]{6,}|glpat-[\w-]{6,}|glsa_[A-Za-z\d]{6,}|dckr_pat_[\w-]{6,}|figd_[\w-]{6,}|hvs\.[\w-]{16,}|gsk_[A-Za-z\d]{16,}/g,
Yu=new RegExp(`(?:${wn.source})(?=["'\`]?(?:\u2026|\\.\\.\\.)|$)`,"g"),Zu=async(e,t)=>{let[r,{creator:a},{secretLintProfiler:s}]=await Promise.all([import("./secretlint-core.js"),
import("./secretlint-secretlint-rule-preset-recommend.js"),import("./secretlint-profiler-2.js")]);s.mark=()=>{};let o=a.rules.filter(({meta:n})=>n.id!=="@secret\
lint/secretlint-rule-filter-comments").map(n=>({id:n.meta.id,rule:n})),{messages:i}=await r.lintSource({source:{filePath:e,content:t,ext:e.endsWith(".json")?".j\
son":".txt",contentType:"text"},options:{config:{rules:o},noPhysicFilePath:true}});return i},hn=e=>({name:"SECRET_DETECTED",message:`${e}. Remove it and load it\
 from the environment or a secret store.`}),j=async e=>Xu(e)?await ef(e):e;function Xu(e){let t="",r=a=>{if(typeof a!="string")return typeof a=="object"&&a!==null&&
!ArrayBuffer.isView(a)&&Object.values(a).some(r);if(t+=`${a}
`,t.length<Qu)return false;let s=J(t);return t="",s};return r(e)||J(t)}var Qu=65536,ef=async e=>typeof e=="string"?yn(e):typeof e!="object"||e===null?e:Array.isArray(
e)?tf(e):rf(e),tf=async e=>{if(e.every(r=>typeof r=="string"))return Ta(e);let t=[];for(let r of e)t.push(await j(r));return t.some((r,a)=>r!==e[a])?t:e},rf=async e=>{
let t={},{before:r,after:a}=e,s=gn(r)&&gn(a)?await af(r,a):{};for(let[o,i]of Object.entries({...e,...s})){let n=o in s?i:await j(i);n!==e[o]&&(t[o]=n)}return Object.
keys(t).length>0?{...e,...t}:e},gn=e=>typeof e=="object"&&e!==null&&!Array.isArray(e)&&!ArrayBuffer.isView(e),af=async(e,t)=>{let[r,a]=[{...e},{...t}];for(let s of new Set(
[...Object.keys(r),...Object.keys(a)])){let[o=[],i=[]]=[r[s],a[s]].map(c=>typeof c=="string"?c.split(`
`):[]),n=[...o.map(c=>`-${c}`),...i.map(c=>`+${c}`)],l=(await Ta(n)).map(c=>c.slice(1));typeof r[s]=="string"?r[s]=l.slice(0,o.length).join(`
`):r[s]!==void 0&&(r[s]=await j(r[s])),typeof a[s]=="string"?a[s]=l.slice(o.length).join(`
`):a[s]!==void 0&&(a[s]=await j(a[s]))}return{before:r,after:a}},Ta=async e=>{let t=[{places:e.map((i,n)=>n),from:0},...sf.map(i=>of(e,i))],r=[];for(let i of t)
r.push(...await nf(e,i));if(r.length===0)return e;let a=new Map;for(let{secret:i}of r)a.has(i)||a.set(i,a.size+1);let s=i=>a.size>1?`[${a.get(i)} masked: differ\
s]`:"[masked]",o=Bu(r,({at:i})=>i);return e.map((i,n)=>cf(i,o.get(n)??[],s))},sf=[" -"," +"],of=(e,t)=>({places:e.flatMap((r,a)=>r!==""&&t.includes(r.charAt(0))?
[a]:[]),from:1});async function nf(e,{places:t,from:r}){let a=t.map(i=>(e[i]??"").slice(r)),s=a.join(`
`),o=J(s)?await Ju(s):[];return lf(o,a).map(({range:i,at:n,start:l,end:c})=>({at:t[n]??0,start:l+r,end:c+r,secret:s.slice(...i)}))}function lf(e,t){let r=[],[a,
s]=[0,0];for(let o of e){let[i,n]=o;for(;a<t.length;s+=t[a].length+1,a++){let[l,c]=[Math.max(0,i-s),Math.min(t[a].length,n-s)];if(l<c&&r.push({at:a,start:l,end:c,
range:o}),n-s<=t[a].length)break}}return r}function cf(e,t,r){let[a,s]=["",0];for(let{start:o,end:i,secret:n}of t.toSorted((l,c)=>l.start-c.start||c.end-l.end)){
let l=Math.max(o,s);if(i<=l)continue;let c=i-l;a+=e.slice(s,l)+r(n).slice(0,c).padEnd(c,"*"),s=i}return a+e.slice(s)}var _n=8*1024,pf=4*2**20,at=(e,{path:t,before:r=mf,
after:a})=>{let[s]=a?qu(r,a,1):[];if(!a||!s)return;let o=a.subarray(0,Math.max(0,s.start-_n)).lastIndexOf(df)+1,i=(c,p)=>uf(c.subarray(o,Math.min(p+_n,o+pf))),n=i(
a,s.start+s.replacement.length);if(!J(n))return e.secrets(t,"");let l=Wu(a.subarray(0,o))+1;return e.secrets(t,n,{before:i(r,s.end),firstLine:l})},mf=Buffer.alloc(
0),df=10,uf=e=>e.toString("latin1").replaceAll("\0","");import{core_text_glob_2$c as bn,core_text_glob_2$d as ff}from"./start.js";var hf=[{kind:"workflows and s\
ettings of the repository",reason:"The forge runs them on a push, with the repository\u2019s secrets, or follows them as settings.",patterns:"/.github/ /.gitlab\
/ /.gitea/ /.forgejo/"},{kind:"continuous integration",reason:"A service runs them on a push, with its secrets.",patterns:`.gitlab-ci.yml .gitlab-ci.yaml .circl\
eci/ Jenkinsfile Jenkinsfile.* *.jenkinsfile .buildkite/
      .drone.yml .drone.yaml .drone.star .woodpecker/ .woodpecker.yml .woodpecker.yaml azure-pipelines.yml
      azure-pipelines.yaml .azure-pipelines/ .azure-pipelines.yml .azure-pipelines.yaml .azuredevops/ bitbucket-pipelines.yml bitbucket-pipelines.yaml
      .travis.yml .travis.yaml appveyor.yml appveyor.yaml .appveyor.yml .cirrus.yml .cirrus.star .build.yml .builds/
      .semaphore/ .teamcity/ .tekton/ .harness/ .gocd.yaml codefresh.yml cloudbuild.yml cloudbuild.yaml buildspec.yml
      buildspec.yaml wercker.yml .prow.yaml .zuul.yaml .zuul.d/ .onedev-buildspec.yml .sourcehut/ .screwdriver.yaml
      screwdriver.yaml bitrise.yml codemagic.yaml .xcode-cloud/ ci_scripts/ .packit.yaml .packit.yml circle.yml
      .taskcluster.yml garnix.yaml .evergreen.yml evergreen.yml .vela.yml .vela.yaml .agola/ .bazelci/ .kokoro/
      .ci-operator.yaml .jenkins/ .yamato/ .space.kts .dagger/ dagger.json .pipelines/ .ado/ .actrc`},{kind:"deployment",reason:"A host builds, serves and redir\
ects by them on a push, with its secrets.",patterns:`netlify.toml vercel.json now.json .readthedocs.yaml .readthedocs.yml readthedocs.yml render.yaml
      fly.toml firebase.json wrangler.toml wrangler.json wrangler.jsonc railway.json railway.toml amplify.yml
      staticwebapp.config.json heroku.yml Procfile .platform.app.yaml .platform/ .upsun/ apprunner.yaml .do/
      nixpacks.toml zeabur.json _redirects _headers .firebaserc .vercel/ .ebextensions/ .elasticbeanstalk/
      Dockerrun.aws.json captain-definition scalingo.json .kamal/ .argocd-source.yaml .argocd-source-*.yaml
      atlantis.yaml .spacelift/ digger.yml .terrateam/ fleet.yaml project.toml Aptfile CNAME .sops.yaml`},{kind:"robots of the forge",reason:"A robot with write\
 access, or one that reviews, does what they say.",patterns:`renovate.json renovate.jsonc renovate.json5 .renovaterc .renovaterc.json .renovaterc.json5 .mergify\
.yml
      .mergify/ .coderabbit.yaml .coderabbit.yml .pr_agent.toml .sourcery.yaml .codeclimate.yml .deepsource.toml
      greptile.json .greptile/ .ellipsis.yaml ellipsis.yaml .korbit-ai.yaml .bito.yaml qodo.toml .codecov.yml
      codecov.yml .codecov.yaml codecov.yaml .kodiak.toml bors.toml .policy.yml .pullapprove.yml .allstar/ .asf.yaml
      .snyk .dependabot/ .pyup.yml .whitesource dangerfile.js dangerfile.ts Dangerfile .gitstream/ .gitstream.cm
      .bulldozer.yml .releaserc .releaserc.* release.config.* release-please-config.json .release-please-manifest.json
      .changeset/config.json .imgbotconfig .allcontributorsrc .gitleaks.toml .gitleaksignore .secretlintrc
      .secretlintrc.* .secretlintignore .gitguardian.yml .gitguardian.yaml .talismanrc .secrets.baseline .trivyignore
      .trivyignore.yaml trivy.yaml .checkov.yml .checkov.yaml .semgrepignore .semgrep.yml .semgrep/ .bandit .hound.yml
      .codacy.yml .codacy.yaml .qlty/ sonar-project.properties .sonarcloud.properties .fossa.yml socket.yml
      osv-scanner.toml .nancy-ignore .safety-policy.yml .zap/ .arcconfig .arclint`},{kind:"code owners",reason:"They decide whose review a change needs.",patterns:"\
CODEOWNERS OWNERS OWNERS_ALIASES"},{kind:"instructions to agents",reason:"An agent that opens the folder follows them, or starts the servers and hooks that they\
 name.",patterns:`AGENTS.md AGENTS.override.md AGENT.md CLAUDE.md CLAUDE.local.md GEMINI.md QWEN.md CRUSH.md WARP.md
      OPENCODE.md .claude/ .claude.json .claude-plugin/ .codex/ .gemini/ .geminiignore .qwen/ .opencode/ opencode.json
      opencode.jsonc .cursor/ .cursorrules .cursorignore .windsurf/ .windsurfrules .codeium/ .agents/ .agent/
      .aider.conf.yml .aiderignore .amazonq/ .augment/ .augment-guidelines .cline/ .clinerules .continue/
      .continuerules .copilot/ .crush/ .crush.json crush.json .factory/ .goose/ .goosehints .junie/ .kilocode/
      .kilocodemodes .kiro/ .openhands/ .pi/ .roo/ .roomodes .roorules .rules .ruler/ .rulesync/ .tabnine/ .trae/
      .warp/ .zencoder/ .devin/ .serena/ .mcp.json mcp.json .llm/ .aiignore .aiexclude .cursorindexingignore
      .codeiumignore .rooignore .clineignore .kilocodeignore .aider.model.settings.yml .aider.model.metadata.json
      replit.md .bolt/ .amp/ .iflow/ IFLOW.md .codebuddy/ CODEBUDDY.md .lingma/ .vibe/ .qodo/ sweep.yaml .gptme.toml
      gptme.toml forge.yaml .plandex/ .letta/ .taskmaster/ .specify/ .bmad-core/ SKILL.md .sourcegraph/ .firebender/
      firebender.json .openhands_instructions codex.md gemini-extension.json qwen-extension.json`},{kind:"editors and their containers",reason:"An editor runs t\
heir tasks, servers and settings when the folder is opened.",patterns:`.vscode/ *.code-workspace .devcontainer/ .devcontainer.json .idea/ .zed/ .fleet/ .idx/ .g\
itpod.yml
      .gitpod.Dockerfile .gitpod/ .ona/ .codesandbox/ .stackblitzrc .replit replit.nix .exrc .vimrc .gvimrc .nvimrc
      .nvim.lua .lvimrc .nvim/ .vim/ .vimspector.json .vscode-test.mjs coc-settings.json .neoconf.json .lazy.lua
      .dir-locals.el .dir-locals-2.el .helix/ *.sublime-project *.sublime-workspace .nova/ .theia/ .vs/ .eclipse/
      devfile.yaml .devfile.yaml .kak/ .kakrc .lapce/ .lite_project.lua .kateproject .kdev4/ *.kdev4 nbproject/
      .project .cproject .classpath .factorypath .settings/ .externalToolBuilders/ .run/ .metals/ .bloop/
      .ycm_extra_conf.py .tern-project rust-analyzer.toml .rust-analyzer.toml .luarc.json .luarc.jsonc .solargraph.yml
      .clangd .ddev/ .lando.yml .okteto/`},{kind:"start-up files of interpreters and debuggers",reason:"A program that starts in the folder runs them.",patterns:`\
.Rprofile .Renviron .gdbinit .gdbearlyinit .lldbinit .irbrc .pryrc .iex.exs .ghci .haskeline .pythonrc
      .pythonrc.py .pythonstartup sitecustomize.py usercustomize.py .pdbrc .pdbrc.py .ipython/ .jupyter/ .psqlrc
      .sqliterc .mycli.ini .byebugrc .rdbgrc .rdbgrc.rb .erlang .ocamlinit .utoprc .sbclrc .clisprc .guile .scalarc
      .ammonite/ .jshellrc .perldb .octaverc .wgetrc .curlrc .screenrc .tmux.conf .tmuxinator.yml .zellij/ .sbtrc
      .jlinkrc ipython_config.py jupyter_notebook_config.py jupyter_server_config.py jupyter_lab_config.py startup.m
      startup.jl .juliarc.jl .gnuplot .ctags .ctags.d/ .radare2rc .mongorc.js .mongoshrc.js .duckdbrc .cqlshrc .byobu/`},{kind:"git\u2019s settings",reason:"Git\
 runs the filters, and follows the addresses, that they name.",patterns:`.gitattributes .gitmodules .gitconfig .lfsconfig .jj/ .hgrc .hg/hgrc .gitreview .git-cr\
ypt/
      .fossil-settings/ .p4config`},{kind:"package managers\u2019 settings",reason:"They decide from where, and with which scripts, packages are installed.",patterns:`\
.npmrc .yarnrc .yarnrc.yml .yarn/releases/ .yarn/plugins/ .pnpmfile.cjs .pnpmfile.mjs .pnpmfile.js
      pnpmfile.js pnpm-workspace.yaml bunfig.toml .bunfig.toml pip.conf pip.ini .pypirc .condarc uv.toml poetry.toml
      .cargo/config.toml .cargo/config .cargo/credentials.toml .cargo/credentials rust-toolchain rust-toolchain.toml
      .gemrc .bundle/config nuget.config .mvn/ gradle/wrapper/ .netrc _netrc .pixi/config.toml .sbtopts .jvmopts
      .bazelrc .bazelversion .bazeliskrc .buckconfig vcpkg-configuration.json .buckconfig.local user.bazelrc
      /tools/bazel .bowerrc .ncurc .ncurc.* .mambarc pdm.toml .pdm.toml .swiftpm/ .luarocks/ gradle.properties
      gradle-daemon-jvm.properties init.gradle init.gradle.kts ivysettings.xml .config/dotnet-tools.json
      cabal.project.local /auth.json .terraformrc terraform.rc .tflint.hcl`},{kind:"lock files",reason:"They decide which bytes of a dependency are installed.",
patterns:`package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock bun.lockb deno.lock Cargo.lock
      composer.lock symfony.lock Gemfile.lock gems.locked poetry.lock Pipfile.lock uv.lock pdm.lock pylock.toml
      pixi.lock conda-lock.yml go.sum go.work.sum flake.lock mix.lock rebar.lock pubspec.lock packages.lock.json
      paket.lock gradle.lockfile Podfile.lock Cartfile.resolved Package.resolved MODULE.bazel.lock stack.yaml.lock
      cabal.project.freeze Chart.lock devbox.lock mise.lock .terraform.lock.hcl`},{kind:"shell profiles and managers of tools",reason:"A shell runs them, or ins\
talls and runs what they name, when it enters the folder or starts in it.",patterns:`.bashrc .bash_profile .bash_login .bash_logout .bash_aliases .profile .zshr\
c .zshenv .zprofile .zlogin
      .zlogout .kshrc .cshrc .tcshrc .login .inputrc .envrc .env.mise mise.toml .mise.toml mise.*.toml .mise.*.toml
      .mise/ mise/config.toml .config/mise/ .config/mise.toml .config/fish/ .config/direnv/ .tool-versions .rtx.toml
      .asdfrc .flox/ devbox.json .devenv/ devenv.nix devenv.yaml devshell.toml shell.nix flake.nix .hermit/
      bin/.hermit.bin .autoenv .xonshrc config.nu .nu/ profile.ps1 Microsoft.PowerShell_profile.ps1 .direnvrc .envrc.*
      .autoenv.zsh .autoenv_leave.zsh .shadowenv.d/ .smartcd_enter .smartcd_leave .mkshrc .yashrc rc.elv config.fish
      env.nu .p10k.zsh .oh-my-zsh/ starship.toml Microsoft.VSCode_profile.ps1 aqua.yaml aqua.yml .aqua/ .pkgx.yaml
      pkgx.yaml .moon/ .xinitrc .xsession .xsessionrc .xprofile .pam_environment .config/autostart/ .config/systemd/
      .config/environment.d/`},{kind:"versions of tools",reason:"A manager of tools installs and runs what they name, when it enters the folder or a build begin\
s.",patterns:`.nvmrc .node-version .bun-version .dvmrc .deno-version .python-version .python-versions .ruby-version
      .ruby-gemset .rvmrc .rbenv-vars .java-version .sdkmanrc .jabbarc .go-version .php-version .perl-version
      .lua-version .swift-version .crystal-version .terraform-version .opentofu-version .terragrunt-version
      .packer-version .helmfile-version .fvmrc .fvm/ .puro.json .xcode-version .prototools .vfox.toml /global.json
      rokit.toml aftman.toml foreman.toml`},{kind:"connections and their keys",reason:"A program that connects trusts the keys and hosts, and runs the commands,\
 that they name.",patterns:`.ssh/ authorized_keys known_hosts ssh_config sshd_config .gnupg/ .aws/ .azure/ .config/gcloud/ .kube/
      kubeconfig .docker/config.json .boto .s3cfg .pgpass .my.cnf .mylogin.cnf .git-credentials .vault-token
      ansible.cfg .ansible.cfg .chef/ .ldaprc .mailrc .msmtprc`},{kind:"git hooks",reason:"Git, or a manager of hooks, runs them on commit and push.",patterns:`\
.husky/ .huskyrc .huskyrc.* .githooks/ .git-hooks/ /hooks/ lefthook.yml lefthook.yaml lefthook.toml
      lefthook.json .lefthook.yml .lefthook.yaml .lefthook.toml .lefthook.json lefthook-local.* .lefthook-local.*
      .lefthook/ .pre-commit-config.yaml .pre-commit-config.yml .pre-commit-hooks.yaml prek.toml .overcommit.yml
      captainhook.json .captainhook.json .simple-git-hooks.* simple-git-hooks.* .lintstagedrc .lintstagedrc.*
      lint-staged.config.* grumphp.yml .rusty-hook.toml .cargo-husky/ .hk/ hk.pkl /githooks/ .commitlintrc
      .commitlintrc.* commitlint.config.* .czrc .cz.json .cz-config.js cog.toml .nano-staged.* nano-staged.*
      .lefthookrc`},{kind:"short names of Windows, which may mean any of these",reason:"Windows may open another protected file by them.",patterns:"*~[0-9] *~[0\
-9].*"}],st=e=>{let t=bn(e).split("/");return t.map((r,a)=>gf.get(r)??(a<t.length-1?_f.get(r):void 0)).find(r=>r!==void 0)??yf.find(({glob:r})=>r.matches(e))?.kind},
vn=e=>{let t=ff(e,{fold:true});if(typeof t=="string")throw new TypeError(`the pattern ${e} ${t}`);return t},$n=hf.flatMap(({kind:e,patterns:t})=>t.split(/\s+/).
map(r=>({kind:e,pattern:r}))),kn=e=>new Map($n.filter(({pattern:t})=>e.test(t)).map(({kind:t,pattern:r})=>[bn(r.replace("/","")),t])),gf=kn(/^[^/*[]+$/),_f=kn(/^[^/*[]+\/$/),
yf=$n.filter(({pattern:e})=>!/^[^/*[]+\/?$/.test(e)).map(({kind:e,pattern:t})=>({kind:e,glob:vn(t.replace(/^(?!\/)/,"**/"))}));import{core_text_known_words$a as wf}from"./start.js";
import{core_text_search_text$c as bf}from"./start.js";import{core_tools_notebook_edit$b as vf,core_tools_notebook_edit$f as $f}from"./start.js";import{core_tools_permission$c as An}from"./start.js";
import{core_text_unusual$a as xn,core_text_unusual$d as kf}from"./start.js";import{core_text_globs$a as En}from"./start.js";import{core_text_utf8_cache$n as xf}from"./hook.js";
var Ee=e=>"confirm"in e.input&&e.input.confirm===true,Sn={allow:0,ask:1,deny:2},ot=(e,t)=>Sn[e.behavior]-Sn[t.behavior],Na=(e={})=>{let t=e.file??Sf,r=Qt(En(t.secrets.
allow)),a=Of(t,e),s=new Set;return{file:t,limits:e.limits??{},checkOnly:t.mode==="plan",deniesReads:Tn(t.rules.deny).some(o=>Qt(Ht(o)).name===$f.name),decide:a,
command:ga(t.rules),settle:(o,{step:i})=>jn(o,{step:i,file:t,grants:e.grants??[]}),path:(o,i,...n)=>Mn(a(o,i,...n),o,i.tool),secrets:(o,i,n)=>{if(!t.secrets.enabled||
r.some(c=>c.matches(o)))return;let l=s.has(o)||!J(o);if(l&&s.add(o),!(l&&!J(i)))return Ea(o,i,{...n,isCleanPath:l}).then(c=>(c||s.add(o),c))},characters:(o,i)=>Tf(
t,e,{change:o,step:i}),configuration:(o,i,n)=>Oa(o,i,n)??e.settings?.(o,i,n)}},Sf={version:1,mode:"default",portable:false,rules:{deny:[],ask:[],allow:[]},limits:{},
secrets:{enabled:true,allow:[]},schemas:{},reminders:{},guidance:["AGENTS.md"],verify:[],submodules:{unchecked:false},worktree:{copy:[],link:[],timeout:600}},Of=(e,t)=>{
let r=(m,d={})=>Tn(m).map(u=>Qt(Ht(u,d))),a=r(e.rules.deny,Ca),s=r(e.rules.ask,Ca),o=r(e.rules.allow),i=[e.only,t.only].flatMap(m=>m?[Qt(En(m))]:[]),n=m=>i.every(
d=>d.some(({matches:u})=>u(m))),l=new Map,c=m=>{if(t.protectedPaths!==false)return l.has(m)||l.set(m,st(m)),l.get(m)},p=(m,d,u,f=false)=>Ef(e,{act:d,confirms:f,
kind:()=>c(m),classified:u===void 0?void 0:t.classified?.get(u)});return(m,d,u,f)=>{if(!An(d)&&!n(m))return{behavior:"deny",rule:"only",reason:"It is none of th\
e files that `only` lists"};let h=a.find(y=>y.forbids(m,d))?.text;if(h)return{behavior:"deny",rule:h,reason:`The rule ${h} denies it`};let g=s.find(y=>y.forbids(
m,d))?.text,_=g?void 0:o.find(y=>y.permits(m,d))?.text,w=g?Af(e,g):_?{behavior:"allow",rule:_,reason:`The rule ${_} allows it`}:p(m,d,u,f);return w.behavior==="\
ask"&&Nn(t.grants??[],w,{path:m,step:u})?Cn(w):w}},Ca={fold:true,purpose:"protect"},Tn=e=>e.filter(t=>!xe(t)),jn=(e,{step:t,file:r,grants:a})=>e.behavior!=="ask"?
e:r.mode==="bypassPermissions"?Ma:Nn(a,e,{path:"",step:t})?Cn(e):e,Cn=({reason:e})=>({behavior:"allow",rule:"granted",reason:`${e}; somebody approved it`}),Ma={
behavior:"allow",rule:"mode: bypassPermissions",reason:"This mode never asks"},Af=(e,t)=>e.mode==="bypassPermissions"?Ma:{behavior:"ask",rule:t,reason:`The rule\
 ${t} requires approval`},Ef=({mode:e},{act:t,confirms:r,kind:a,classified:s})=>{if(An(t))return On;if(e==="bypassPermissions")return Ma;if(e==="auto")return s??
{behavior:"ask",rule:"mode: auto",reason:"The classifier has not allowed it"};if(e==="acceptEdits")return{behavior:"allow",rule:"mode: acceptEdits",reason:"In t\
his mode only rules ask"};if(r)return{behavior:"ask",rule:"confirm",reason:"Its tool asks for confirmation"};let o=a();return o===void 0?On:{behavior:"ask",rule:`\
protected: ${o}`,reason:`The path is protected (${o})`}},On={behavior:"allow",rule:"default",reason:"No rule applies"},Nn=(e,{rule:t},r)=>e.some(a=>"rule"in a?a.
rule===t:"path"in a?a.path===r.path:a.step===r.step);function Tf(e,{protectedPaths:t=true,grants:r=[]},{change:a,step:s}){let{hidden_characters:o}=e;if(o===void 0&&
!t)return;let i=Cf(o,a);return i&&Mn(jn(i,{step:s,file:e,grants:r}),a.path,vf.name)}var Mn=(e,t,r)=>{if(e.behavior==="allow")return;let a=`${r} of ${t}: ${e.reason}\
.`;return e.behavior==="deny"?{name:"PATH_DENIED",message:`${a} Leave it alone, or ask for a change of the policy.`}:{name:"POLICY_ASK",message:`${a} Ask someon\
e to approve it, add an allow rule on the base, or open the pull request as a draft with \`on-ask: draft\`.`}},Qt=e=>{if(typeof e=="string")throw new TypeError(
e);return e},jf="hidden_characters";function Cf(e,{path:t,from:r,before:a,after:s}){if(e==="note"||!s)return;let o=new Set(a?ja(a):[]),i=wf(ja(s)),n=[...a&&r===
void 0?[]:[{line:0,found:xn(t)}],...ja(s).map((c,p)=>({line:p+1,found:o.has(c)?[]:xn(c,i)}))].map(({line:c,found:p})=>({line:c,one:p.find(m=>e!==void 0||Nf(m))})).
find(({one:c})=>c!==void 0);if(!n?.one)return;let l=n.line===0?"its path":`line ${n.line}`;return{behavior:e==="deny"?"deny":"ask",rule:jf,reason:`${kf(n.one.name)}\
 in ${l} ${Mf[n.one.kind]}`}}var Nf=({kind:e})=>e==="bidi"||e==="invisible",Mf={bidi:"turns the direction of text",invisible:"is not seen",control:"is a control\
 character",byte:"is not UTF-8",blank:"is no usual space","look-alike":"looks like another character"};function ja(e){let t=bf(e);return t===void 0&&e.subarray(
0,8e3).includes(0)?[]:(t??xf(e)).replace(/^\ufeff/,"").split(`
`).map(r=>r.replace(/\r$/,""))}import{core_text_words$r as Ln}from"./hook.js";var te={yamlBytes:32*1024*1024,jsonBytes:256*1024*1024,steps:1e6,aliases:100,nesting:64,
variables:64*1024*1024,problems:1e4},it=(e,t,r)=>({name:"DUPLICATE_KEY",message:`Duplicate key ${Ln(e)}; keep one.`,at:r,...t&&{path:t}}),nt=(e,t)=>({name:"INVA\
LID_VALUE",message:`The key ${Ln(e)} would not stay where it is: data has keys that are integers first, in ascending order. Write them so, or set such keys one \
by one.`,at:t}),lt=(e,t)=>({name:"LIMIT_EXCEEDED",message:`Nested more than ${e} deep, which is the limit (\`nesting\`); a plan needs 4.`,at:t}),re=(e={line:1,column:1})=>({
name:"PLAN_EMPTY",message:"The plan has no steps; give at least one.",at:e}),Ia=()=>({...re(),message:"It is empty. Look at the errors of the command that shoul\
d have written it."}),me=(e,t)=>({name:"LIMIT_EXCEEDED",message:`Larger than ${t} bytes, which is the limit (\`${e}\`); split the plan, or stream it as JSON Line\
s.`,at:{line:1,column:1}}),ct=(e,t)=>({name:"LIMIT_EXCEEDED",message:`More than ${e} steps, which is the limit (\`steps\`).`,at:t}),La=e=>({name:"PLAN_SYNTAX",message:"\
The text is not valid UTF-8 from here on; save the plan as UTF-8.",at:e}),Da=({value:e,key:t})=>({value:r=>({...e(r),field:In(r)}),key:r=>({...t(r),field:In(r)})}),
In=e=>e.map(t=>typeof t=="number"?`[${t}]`:`.${String(t)}`).join("").replace(/^\./,""),pt=e=>{let t;return r=>{t??=If(e);let a=Dn(t,r);return{line:a+1,column:r-
(t[a]??0)+1}}},If=e=>{let t=[0];for(let r=e.indexOf(`
`);r>=0;r=e.indexOf(`
`,r+1))t.push(r+1);return t},Dn=(e,t)=>{let r=0,a=e.length-1;for(;r<a;){let s=r+a+1>>1;(e[s]??0)<=t?r=s:a=s-1}return r},Lf=["pattern","rule","regex","new_string",
"path","value"],Df=1e3,Pa=(e,{path:t,locate:r})=>{let a={...e};if(!["pattern","rule","regex","path"].some(i=>Object.hasOwn(a,i)))return;let s={},o=(i,n)=>{if(!(Object.
keys(s).length>=Df)&&(s[Pn(n)]=r.value([...t,...n]),!(typeof i!="object"||i===null)))for(let[l,c]of Object.entries(i))o(c,[...n,Array.isArray(i)?Number(l):l])};
for(let i of Lf)Object.hasOwn(a,i)&&o(i==="rule"?a[i]:void 0,[i]);return s},Pn=e=>JSON.stringify(e),Ra=({keys:e={},at:t},r)=>{for(let a=r.length;a>0;a-=1){let s=e[Pn(
r.slice(0,a))];if(s)return{...t,...s}}};import{core_engine_imports$b as Pf,core_engine_imports$c as Rf}from"./start.js";import{core_engine_file_search$a as Ff,core_engine_file_search$b as Gn,
core_engine_file_search$c as Rn,core_engine_file_search$d as zf,core_engine_file_search$f as Kn,core_engine_file_search$g as Uf,core_engine_file_search$h as Bf,
core_engine_file_search$i as Wf,core_engine_file_search$k as qf}from"./start.js";import{core_text_search_text$a as Gf}from"./start.js";import{core_plan_steps$a as qa,
core_plan_steps$b as Ga,core_plan_steps$d as Ka,core_plan_steps$e as Hn,core_plan_steps$f as Jn,core_plan_steps$j as Kf}from"./start.js";import{core_tools_notebook_edit$j as Hf,
core_tools_notebook_edit$l as mt,core_tools_notebook_edit$m as Vn,core_tools_notebook_edit$n as Jf}from"./start.js";import{core_tools_run$d as Vf}from"./start.js";
import{core_tools_file_choice$w as rr,core_tools_file_choice$y as Yn}from"./start.js";import{core_text_match_hints$f as Yf,core_text_match_hints$z as Zf}from"./start.js";
import{core_text_tolerances$h as Xf}from"./start.js";import{core_tools_checks$f as Qf,core_tools_checks$g as eh}from"./start.js";import{core_tools_permission$b as Zn,
core_tools_permission$c as th,core_tools_permission$e as Xn,core_tools_permission$g as Ha}from"./start.js";import{core_workspace_path_guard$v as rh}from"./start.js";
import{core_text_unusual$d as ar}from"./start.js";import{core_text_globs$b as Ja,core_text_globs$d as ah}from"./start.js";import{core_text_line_ending$a as Qn}from"./start.js";
import{core_text_digest$a as sh}from"./hook.js";import{core_text_json$k as oh}from"./hook.js";import{core_workspace_file_identity$f as ih}from"./hook.js";import{
core_text_utf8_cache$e as nh,core_text_utf8_cache$f as lh,core_text_utf8_cache$p as ch}from"./hook.js";import{core_text_splice$a as el,core_text_splice$c as tl,
core_text_splice$d as Ua}from"./hook.js";import{core_text_words$c as ph}from"./hook.js";import{errors$b as mh}from"./hook.js";import{empty$g as dh,empty$h as uh}from"./hook.js";
var Fa=(...e)=>N("node:crypto").hash(...e),er=(...e)=>N("node:crypto").randomUUID(...e),Te=(...e)=>N("node:crypto").createHash(...e);var fh=({entries:e=100,bytes:t=25*
2**20}={})=>{let r=new Je({max:e,maxSize:t,sizeCalculation:({content:s})=>Math.max(1,s?.length??0)}),a=({content:s})=>(s?.length??0)<=t;return{get:s=>r.get(s),set:(s,o)=>{
r.set(s,a(o)?o:{...o,content:void 0})},delete:s=>{r.delete(s)}}},rl=()=>{let e=new Map;return{get:t=>e.get(t),set:(t,r)=>{e.set(t,r.content?{...r,content:void 0}:
r)},delete:t=>{e.delete(t)}}},hh=()=>{let e=new Map,t=a=>{let s=e.get(a)??[];return e.set(a,s),s},r=(a,s)=>{let o=t(a),i=o.at(-1);if(i?.bytes===s)return i;let n={
bytes:s,map:new Pt};return o.push(n),n};return{find:(a,s,o)=>{let i=e.get(a)?.find(l=>Fn(l)===s);if(i)return i;let n=r(a,o());return Fn(n)===s?n:void 0},oldest:(a,s)=>e.
get(a)?.[0]??r(a,s()),fixed:a=>e.get(a)?.find(({text:s})=>s!==void 0),changed:(a,{splices:s,...o})=>{let{path:i,from:n}=a;if(n!==void 0){e.set(i,e.get(n)??[]);return}
let l=t(i),c=l.length===0&&s?a.before:void 0;if(c&&l.push({bytes:c,map:new Pt}),s)for(let p of l)gh(p,s,o);else l.length=0},removed:a=>{e.delete(a)}}},gh=(e,t,{
placed:r,by:a})=>{let{map:s}=e,o=s===r?.map;if(e.text=o?r.text:void 0,o)for(let i of r.splices)s.take(i,a);else s.follow(t,a)},Fn=e=>e.digest??=sh(e.bytes),al=async(e,t)=>{
let{when:r}=e;if(!r)return{ok:true};let a=await qf(r);if(typeof a=="string")return Va(a);let s=Wf(e);try{let o=s?await wh(s,e.index,t):_h(e,t);if(!o.ok)return o;
let i=a.length>0?o.paths.find(n=>!ch(n)):void 0;return i===void 0?vh(r,a,o):{ok:false,problem:Uf(i)}}catch(o){return{ok:false,problem:zf(s?Hn(s.glob):sl(e)??"",
o)}}},Va=e=>({ok:false,problem:{name:"INVALID_INPUT",message:e}}),sl=e=>e.when?.file_path??qa(e)[0],_h=(e,{workspace:t,policy:r})=>{let a=sl(e);if(a===void 0)return Va(
yh);let s=Qf(a,{workspace:t,policy:r});if(!s.ok)return s;let{path:o}=s,i=Xn(o,Zn,{workspace:t,policy:r,step:e.index});if(i)return{ok:false,problem:i};let n=t.stat(
o),l=n?void 0:eh(o,{workspace:t,policy:r});if(l)return{ok:false,problem:l};let c=n?.kind==="file"&&!n.broken,p=c?[]:t.similar(o).filter(m=>!Ha(m,{workspace:t,policy:r}));
return{ok:true,name:JSON.stringify(o),paths:c?[o]:[],read:t.read,similar:p}},yh="`when` needs a file to look at, and the step itself names none. Give `when` a f\
ile_path or a glob.",wh=async(e,t,{workspace:r,policy:a,tracked:s,touched:o})=>{let i=await Kn(e);if(typeof i=="string")return Va(i);let n=await qt(e,{workspace:r,
policy:a,tracked:s,touched:o});if(n)return{ok:false,problem:n};let l=[...new Set([...s.hidden(e),...s.sought(e),...o()])].sort().filter(i.names);for(let m of l){
let d=Xn(m,Zn,{workspace:r,policy:a,step:t});if(d)return{ok:false,problem:d}}let c=l.filter(m=>!Ha(m,{workspace:r,policy:a})&&i.matches(m,r)),p=l.length>0?[]:await bh(
e,{workspace:r,policy:a,tracked:s});return{ok:true,name:JSON.stringify(Hn(e.glob)),paths:c,read:r.read,similar:p}},bh=async({glob:e},{workspace:t,policy:r,tracked:a})=>{
let s=(await a.all()).filter(o=>!Ha(o,{workspace:t,policy:r}));return Ja(e).flatMap(o=>Gt(o,s)??[])},vh=({exists:e,matches:t},r,a)=>{let{paths:s,similar:o}=a,i=ar(
a.name),n=s.length>0,l=o.length>0?` Did you mean ${ar(o.join(" or "))}?`:"";if(e===true&&!n)return tr(`${i} does not exist.${l}`);if(e===false&&n)return tr(`${i}\
 exists.`);if(e===void 0&&r.length===0&&!n)return tr(`${i} names no file.${l}`);for(let c of r){let p=$h(c,a);if(p==="uncertain")return{ok:false,problem:kh(a.name,
c.key)};if(p==="yes"===c.negated)return tr(n||c.negated?zn(c,i,t):`${zn(c,i)} The file does not exist.${l}`)}return{ok:true}},zn=({key:e,negated:t},r,a)=>{let s=e.
endsWith("matches")?"a match of":"the text of";if(t)return`${r} has ${s} \`${e}\` in \`when\`.`;let o=e==="matches"&&a!==void 0?Yf(a):[];return[`${r} does not h\
ave ${s} \`${e}\` in \`when\`.`,...o].join(" ")},tr=e=>({ok:true,unmet:`Skipped: ${e}`}),$h=({holds:e},{paths:t,read:r})=>{let a="no";for(let s of t){let o=Gf(r(
s)),i=o?e(o.file):"no";if(i==="yes")return i;i==="uncertain"&&(a=i)}return a},kh=(e,t)=>({name:"UNSUPPORTED_ENCODING",message:`${ar(e)} is not UTF-8: whether \`${t}\
\` of \`when\` is in it depends on its encoding. Convert it to UTF-8.`});function ol(e,t,r){if(e.length===t.length&&e.every((l,c)=>xh(l,t[c])))return true;let a=Sh(
r);if(!a)return false;let[s,o]=[e[0],t[0]];if(s&&o&&e.length===1&&t.length===1)return Oh(a,s,o);let i=Un(a,e),n=i&&Un(a,t);return i!==void 0&&n!==void 0&&i.equals(
n)}var xh=(e,t)=>e.old_string===t.old_string&&e.new_string===t.new_string&&(e.replace_all??false)===(t.replace_all??false)&&(e.match??"exact")===(t.match??"exac\
t");function Sh(e){if(typeof e=="string")return lh(e);let t=nh(Buffer.isBuffer(e)?e:Buffer.from(e));return t.ok?t.file:void 0}function Oh(e,t,r){let a=Ba(e,t),s=a&&
Ba(e,r);if(!a||!s)return false;let o=Ua(e.bytes,a);if(o>tl||o!==Ua(e.bytes,s))return false;let i=Math.min(a[0]?.start??0,s[0]?.start??0),n=Math.max(a.at(-1)?.end??
0,s.at(-1)?.end??0),l=c=>el(e.bytes.subarray(i,n),c.map(p=>({...p,start:p.start-i,end:p.end-i})));return l(a).equals(l(s))}function Un(e,t){let r=e.bytes;for(let a of t){
let s=Ba({...e,bytes:r},a);if(!s||Ua(r,s)>tl)return;r=el(r,s)}return r}function Ba(e,t){let r=Xf(e,t);return r.ok?r.splices:void 0}function Ah(e,t){let r=()=>Ka(
e),a=mt(e.tool);if(a.apply){let{commands:i}=t,n=i&&(()=>i(e));return Rn(r,()=>a.apply?.(e.input,t,n))}let s=il(e,t);if(s||Ga(e)!==void 0||Pf(e))return Rn(r,async()=>Rf(
e,await Eh(e,s,t),t));let o=Gn(e,t);return o instanceof Promise?o.then(Wa):Wa(o)}var Wa=e=>e.ok?{ok:true,path:e.path,done:[e]}:e;async function Eh(e,t,r){let a=await t;
if(a)return{ok:false,problem:a};let s=Bf(e);return s?ua(e,s,r):Wa(await Gn(e,r))}var il=(e,t)=>mt(e.tool).judge?.(e.input,r=>jh(e,r,t))?.then(r=>r&&Th(e,r)),Th=(e,t)=>{
let r=Ra(e,t.path);return{...Zf(t),...r&&{at:{...e.at,...r}}}},jh=async(e,t,r)=>{let a=Ga(e);if(a===void 0)return[Ka(e)];let s=Ja(a).flatMap(i=>ah(i)??[]);if("l\
anguage"in e.input&&e.input.language||s.some(i=>t.some(n=>i.endsWith(n))))return s;let o=await Kn({glob:a,exclude:"exclude"in e.input?e.input.exclude:void 0,endings:t});
return typeof o=="string"?[]:[...await r.tracked.all(),...r.touched()].filter(o.names)};function Ch(e){let t=Ga(e);if(t===void 0)return Ff(e,{show:false});let r=`${mt(
e.tool).doing} ${ar(ph(Ja(t),2))}`;return{type:"progress",tool:e.tool,message:r}}var Nh=16,Mh=64*2**20,Ih=new Set(["STRING_NOT_FOUND","STRING_NOT_UNIQUE","NO_CH\
ANGE","FILE_EXISTS"]),Lh=()=>{let e=new Map,t=new Je({maxSize:Mh,sizeCalculation:({before:o,input:i})=>256+o.length+i.old_string.length+i.new_string.length}),r=new Map,
a=new Map,s=(o,i)=>{let n=t.get(o);return n!==void 0&&ol([n.input],[i],n.before)};return{repeated:(o,i,n)=>{let l=a.get(o);if(n.ok){if(l===void 0||!n.change)return;
if(e.get(za(o,i))===l)return l;let c=t.get(l)?.hunks;return c&&Dh(c,i,n)&&s(l,i)?l:void 0}if(Ih.has(n.problem.name))return e.get(za(o,i))??r.get(o)?.findLast(c=>s(
c,i))},applied:(o,i,n)=>{e.set(za(n.path,i),o),a.set(n.path,o);let l=r.get(n.path)??[];r.set(n.path,l),l.push(o),l.length>Nh&&t.delete(l.shift()??o),t.set(o,{index:o,
input:i,before:n.before??Buffer.alloc(0),hunks:n.structuredPatch??[]})},changed:o=>{a.delete(o)}}},za=(e,{old_string:t,new_string:r,replace_all:a=false,match:s="\
exact"})=>Fa("sha1",JSON.stringify([e,t,r,a,s]),"binary"),Dh=(e,t,{change:r,matchedBy:a="exact"})=>{if(!r)return false;if(a!=="exact")return true;let s=Qn(t.old_string),
o=s.split(`
`).length,i=n=>e.some(l=>Ph(l,n,o));return(r.structuredPatch??[]).every(i)&&(o>4||e.some(n=>Rh(n,s)))},Ph=(e,t,r)=>t.oldStart-r<=e.newStart+e.newLines&&e.newStart-
r<=t.oldStart+t.oldLines,Rh=({lines:e},t)=>{let r=t.split(`
`).length,a=[],s=[];for(let o of e){if(o.startsWith("\\"))continue;let i=s.at(-1),n=i?.end===a.length?i:void 0;if(o.startsWith("+")){if(!n)return true;n.added=true}else{
if(a.push(o.slice(1)),o.startsWith(" "))continue;n?n.end=a.length:s.push({start:a.length-1,end:a.length,added:false})}}return s.some(({start:o,end:i,added:n})=>!n||
Qn(`${a.slice(Math.max(0,o-r+1),i+r-1).join(`
`)}
`).includes(t))},Fh=new Set(["STRING_NOT_FOUND","STRING_NOT_UNIQUE","UNEXPECTED_MATCHES","NO_CHANGE","FILE_NOT_FOUND","NO_FILES"]),zh=()=>{let e=new Map;return{
repeated:(t,r,a)=>{let s=Bn(t)?e.get(Wn(t)):void 0;if(!s)return;let o=n=>n.every(l=>a(l)===s.index);if(r.ok)return o(r.done.flatMap(({change:n})=>n?rr(n):[]))?s.
index:void 0;let{name:i}=r.problem;if(!(!Fh.has(i)||i==="FILE_NOT_FOUND"&&!o(s.paths.slice(0,1))))return s.index},applied:(t,r)=>{Bn(t)&&e.set(Wn(t),{index:t.index,
paths:r})}}},Bn=({tool:e})=>mt(e).isRepeatable===true,Wn=({tool:e,input:t})=>{let r=Object.entries(oh(t));return Fa("sha1",JSON.stringify([e,r]),"binary")};async function*Ya(e,t){
let r=Kh(e),a=ce();for(let l of e){var s=[];try{let c=Qh(t),p={...t,plan:l,memory:r,files:c,tools:tg({...t,plan:l,memory:r,files:c})},m=dh(s,Bh(l,a),true);for(;;){
let d=m.next(),{done:u,value:f}=d instanceof Promise?await d:d;if(u)break;Gh(t);let h=Hh(f,t)?await Jh(f,p):void 0;yield*qh(f,h,t);let g=h??Vh(f,p),_=g instanceof
Promise?await g:g;if(yield{type:"step",result:_},Uh(l,_))return yield*Wh(_,p)}}catch(c){var o=c,i=true}finally{var n=uh(s,o,i);n&&await n}}yield*cl(t,r)}var Uh=({
options:e},{status:t})=>t==="failed"&&e.on_error==="stop",Bh=({steps:e},t)=>{let r=Symbol.iterator in e?e[Symbol.iterator]():e[Symbol.asyncIterator]();return{next:()=>t()?.
then(()=>r.next())??r.next(),[Symbol.asyncDispose]:async()=>{await r.return?.()}}};async function*Wh({path:e,error:t},r){pg.has(t?.name)&&(yield*cl(r,r.memory,a=>a===
e))}function*qh(e,t,{announces:r}){let a=r&&!t?Ch(e):void 0;a&&(yield{type:"progress",step:e.index,progress:a})}var Gh=({signal:e})=>{if(e?.aborted)throw new mh(
mg)},Kh=e=>({states:rl(),edits:Lh(),steps:zh(),lastStep:new Map,named:e.some(lg)?hh():void 0,sources:new Map,origins:new Map}),Hh=({when:e,leftOut:t},{merged:r})=>e!==
void 0||t!==void 0||r!==void 0,Jh=async(e,t)=>{if(Xh(e,t))return{...ue(e,de(e,t)),status:"unchanged",notes:[nl]};if(e.leftOut)return{...ue(e,de(e,t)),status:"sk\
ipped",notes:[Zh]};let r=await al(e,{...t,...t.files});if(!r.ok)return Za(e,de(e,t),r.problem);if(r.unmet)return{...ue(e,de(e,t)),status:"skipped",notes:[r.unmet]}};
function Vh(e,t){let r=Ah(e,t.tools(e));return r instanceof Promise?r.then(a=>qn(e,a,t)):qn(e,r,t)}function qn(e,t,r){let{merged:a}=r;return a&&"glob"in e.input&&
!t.ok&&Yh.has(t.problem.name)?{...ue(e,de(e,r)),status:"unchanged",notes:[nl]}:rg(e,t,r)??sg(e,t,r)}var Yh=new Set(["NO_FILES","STRING_NOT_FOUND"]),Zh="Left out\
 of this run.",nl="An earlier run of the plan did it, and was merged.";function Xh(e,{merged:t}){return!t||Vn(e.tool)==="reads"||"glob"in e.input?false:!Kf(e)||
qa(e).every(r=>t.has(r.replace(/^\.\//,"")))}var Qh=({tracked:e=eg,workspace:t,merged:r})=>({tracked:e,...r&&{merged:r},touched:()=>[...t.touched()]}),eg={sought:()=>[],
hidden:()=>[],all:async()=>[],read:async()=>{}};function tg({plan:e,policy:t,workspace:r,memory:a,commands:s,files:o}){let i,n={...o,workspace:r,states:a.states,
named:a.named,options:e.options,budgets:{bytes:Number.POSITIVE_INFINITY,tokens:Number.POSITIVE_INFINITY},show:false,policy:{secrets:(l,c,p)=>t.secrets(l,c,p),path:(l,c)=>{
if(!i)return t.path(l,c);let p=th(c)?c:{tool:i.tool,effects:c.effects};return t.path(l,p,i.index,Ee(i))},configuration:()=>{}},commands:s&&(l=>s(l,r)),nameOf:l=>ng(
l,a.sources.get(l))};return l=>(i=l,n)}var rg=(e,t,r)=>{let{duplicates:a}=r.plan.options;if(a==="keep")return;let s=t.ok?t.path:de(e,r),o=ag(e,t,{path:s,memory:r.
memory});if(o===void 0)return;if(a==="collapse")return{...ue(e,s),status:"collapsed",duplicateOf:o};let i=`The step repeats step ${o}. Remove it, or set \`duplic\
ates: collapse\`.`;return{...Za(e,s,{name:"DUPLICATE_STEP",message:i}),duplicateOf:o}},ag=(e,t,{path:r,memory:a})=>{let s=Jn(e);if(!s)return a.steps.repeated(e,
t,i=>a.lastStep.get(i)?.index);let[o]=t.ok?t.done:[t];return o&&a.edits.repeated(r,s,o)},sg=(e,t,r)=>{if(!t.ok)return Za(e,de(e,r),t.problem);let{path:a,done:s,
repeats:o}=t;if(o!==void 0)return{...ue(e,a),status:"collapsed",duplicateOf:o};for(let c of s)og(e,c,r);let i=s.flatMap(({change:c})=>c??[]);cg(e,i,r.memory);let[
n]=s,l=[...t.notes??[],...s.length===1&&n?.notes||[]];return{step:e,path:a,status:i.length>0?"applied":Vn(e.tool)==="reads"?"read":"unchanged",changes:i,...n?.matchedBy&&
{matchedBy:n.matchedBy},...i.length>0&&{matches:s.reduce((c,{matches:p=1})=>c+p,0)},...s.some(({reads:c})=>c)&&{reads:"auto"},...l.length>0&&{notes:l}}},og=(e,t,{
workspace:r,memory:a})=>{let{change:s,state:o,path:i}=t;if(s){let{index:c,at:p,id:m}=e;s.from!==void 0&&a.origins.set(s.path,a.origins.get(i)??r.original(i)),r.
put(s);for(let d of rr(s))a.lastStep.set(d,{index:c,at:p,...m!==void 0&&{id:m}});ig(e,t,a),s.from!==void 0&&a.states.delete(s.from),(Yn(s)||e.tool===Vf.name)&&a.
states.delete(s.path)}if(!o)return;let n=s?.path??i,l=s?r.stat(n)?.modified??0:o.timestamp;a.states.set(n,{...o,timestamp:l})},ig=(e,{change:t,splices:r,placed:a},{
named:s,sources:o})=>{if(!s)return;let i=Jf(e);if(i!==void 0&&o.set(e.index,i),!t)return;let{path:n,from:l}=t;Yn(t)?s.removed(n):s.changed(t,{splices:r,placed:a,
by:e.index}),l!==void 0&&s.removed(l)},ng=(e,t)=>t===void 0?`Step ${e}`:`Step ${e} (${t})`,lg=({steps:e})=>{if(Array.isArray(e))return e.some(({tool:r})=>mt(r).
source);let t="outline"in e?e.outline:void 0;return t?Hf().some(({name:r,source:a})=>a&&t.touched.has(r)):true},cg=(e,t,{edits:r,steps:a})=>{let s=Jn(e);for(let o of t)
if(s&&o.after)r.applied(e.index,s,o);else for(let i of rr(o))r.changed(i);!s&&t.length>0&&a.applied(e,t.flatMap(rr))},Za=(e,t,r)=>({...ue(e,t),status:"failed",error:ll(
r,e)}),ue=(e,t)=>({step:e,path:t,changes:[]}),ll=(e,{index:t,id:r,at:a})=>({at:a,step:{index:t,...r!==void 0&&{id:r}},...e}),de=(e,{workspace:t})=>{let[r]=qa(e),
a=Ka(e);if(r===void 0)return a;try{let s=t.locate(r);return s.ok?s.path:a}catch(s){if(ih(s))return a;throw s}};async function*cl({workspace:e,policy:t},{lastStep:r,
origins:a},s=()=>true){let o=ce(),i=rh(e,t);for(let n of e.changes()){let{path:l,before:c=a.get(l),after:p}=n,m=o();m&&await m;let d=r.get(l);if(!p||!d||!s(l))continue;
let u=(e.original(l)===void 0?i(l):void 0)??t.configuration(l,c,p)??await at(t,{...n,before:c});u&&(yield{type:"broken",path:l,step:d.index,problem:ll(u,d)})}}var pg=new Set(
["DOCUMENT_INVALID","NOTEBOOK_INVALID"]),mg={name:"INTERRUPTED",message:"The run was stopped. Nothing was changed; apply it again."};import{core_git_git$m as dg}from"./hook.js";
var Xa=(e,t)=>({args:["rev-list","--reverse","--first-parent","--no-commit-header","--encoding=UTF-8",pl,"--stdin"],input:`${t}
^${e}
`,parse:ml}),ug=e=>({args:["rev-list","--no-walk=unsorted","--no-commit-header","--encoding=UTF-8",pl,"--stdin"],input:e.map(t=>`${t}
`).join(""),parse:ml}),pl="--format=%H%n%T%n%P%n%an%n%B%x00",ml=e=>e.toString("utf8").split(`\0
`).filter(Boolean).map(t=>{let[r="",a="",s="",o="",...i]=t.split(`
`);return{commit:r,tree:a,parents:s.split(" ").filter(Boolean),author:o,message:i.join(`
`)}}),fg=(e,{from:t,most:r})=>({args:["--literal-pathspecs","log","--format=%H",`--max-count=${r}`,"--end-of-options",t,"--",e],input:"",parse:a=>a.toString("la\
tin1").split(`
`).filter(Boolean)}),hg=(e,t)=>({args:["-c","diff.renameLimit=1000","log","--format=","--name-status","-z","--find-renames","--diff-filter=R",`--max-count=${t}`,
"--end-of-options",e],input:"",parse:r=>{let a=dg(r),s=[];for(let o=0;o+2<a.length;o+=3)s.push({from:a[o+1]??"",to:a[o+2]??""});return s}});import{core_git_git$A as sr}from"./hook.js";
var Qa=(e,{commit:t,lock:r})=>({args:["-c","core.sparseCheckout=false","worktree","add","--quiet","--detach","--force","--lock","--reason",r,e,t],env:sr,input:"",
parse:()=>{}}),gg=e=>({args:["read-tree",e],input:"",parse:()=>{}}),_g=()=>({args:["write-tree"],input:"",parse:e=>e.toString("latin1").trim()}),yg=e=>({args:["\
checkout-index","--force","-z","--stdin"],env:sr,input:[...e].map(t=>`${t}\0`).join(""),parse:()=>{}}),wg=e=>({args:["read-tree","--reset","-u",e],env:sr,input:"",
parse:()=>{}}),bg=e=>({args:["reset","--quiet","--hard",e],env:sr,input:"",parse:()=>{}}),vg=e=>({args:["clean","-ffdq",...e.flatMap(t=>["-e",`/${t.replaceAll(/[\\*?[\]!#]/g,
"\\$&")}`])],input:"",parse:()=>{}}),$g=()=>({args:["worktree","list","--porcelain","-z"],input:"",parse:e=>e.toString("utf8").split("\0\0").filter(t=>t!=="").map(
t=>new Map(t.split("\0").map(r=>[r.replace(/ .*/s,""),r.replace(/^[^ ]* ?/,"")]))).map(t=>({path:t.get("worktree")??"",head:/[1-9a-f]/.test(t.get("HEAD")??"")?t.
get("HEAD"):void 0,branch:t.get("branch")?.replace(/^refs\/heads\//,""),locked:t.get("locked"),missing:t.has("prunable")||t.has("bare")}))});import{core_git_git$E as Ag,
core_git_git$l as Eg}from"./hook.js";import{core_git_scratch_folder$h as Ol,core_git_scratch_folder$i as Tg}from"./hook.js";import{errors$b as Al}from"./hook.js";
var kg=N("node:fs");var{chmodSync:dl,existsSync:B,mkdirSync:V,readdirSync:L,readFileSync:R,realpathSync:ul,renameSync:or,rmdirSync:fl,rmSync:C,writeFileSync:es,
accessSync:hl,constants:gl,statSync:_l}=kg;var xg=N("node:os");var{tmpdir:yl,constants:ir}=xg;var Sg=N("node:path");var{basename:wl,dirname:bl,join:S,resolve:nr,
sep:vl,delimiter:lr,isAbsolute:cr,relative:$l}=Sg;var Og=N("node:events");var{once:kl}=Og;async function rs(e,t){let r=`${El}${er().slice(0,8)}`,a=S(ul(yl()),r);
V(ae(e),{recursive:true}),es(S(ae(e),r),JSON.stringify({...Ol(),folder:a}));let s=false,o=async()=>{s||ts(e,{name:r,folder:a})};try{await Cg(e,a,t);let i=()=>{Fg(
e,r,a),es(ss(e,r),""),s=true},n=await Ag(a);if(n.bare)throw jg(e);return{git:n,keep:i,[Symbol.asyncDispose]:o}}catch(i){throw await o(),i}}function jg({root:e}){
let t=`\`core.bare\` of ${e} counts for its worktrees too, because of \`extensions.worktreeConfig\`. Run \`git config --worktree core.bare true\` there, then \`git c\
onfig --unset core.bare\`.`;return new Al({name:"GIT_FAILED",message:t})}async function Cg(e,t,r){for(let a=1;;a++){V(t,{recursive:true,mode:448});try{return await e.
run(Qa(t,{commit:r,lock:"editplan is at work"}))}catch(s){if(a===Ng||!Ig(s))throw s;await Ft(a*Mg)}}}var Ng=5,Mg=20,Ig=e=>e instanceof Al&&e.name==="GIT_FAILED"&&
e.message.includes("worktrees/");function Lg(e){return Tl(e).flatMap(t=>{let r=Il(e,t),a=r&&jl(e,t,r);return r&&a?{path:r.folder,state:a}:[]})}function as(e){Cl(
e,["left"])}function Dg(e){return Cl(e,["left","kept"])}var El="editplan-",ae=e=>S(e.gitDir,"editplan"),Tl=e=>B(ae(e))?L(ae(e)).filter(t=>Pg.test(t)).sort():[],
Pg=new RegExp(`^${El}[^.]+$`),ss=(e,t)=>S(ae(e),`${t}.kept`);function jl(e,t,r){if(!(wl(r.folder)!==t||r.host!==Ol().host))return B(ss(e,t))?"kept":Tg(r)?"left":
"running"}function Cl(e,t){return Tl(e).flatMap(r=>{let a=Il(e,r),s=a&&jl(e,r,a);return a||ts(e,{name:r,folder:void 0}),!a||!s||!t.includes(s)?[]:(ts(e,{name:r,
folder:a.folder}),[a.folder])})}function ts(e,{name:t,folder:r}){let a=S(ae(e),`${t}.removed`);for(let{admin:s,checkout:o}of r===void 0?[]:Nl(e,t,r))o!==void 0&&
zg(o),C(a,{recursive:true,force:true}),or(s,a);C(a,{recursive:true,force:true}),r!==void 0&&xl(r),xl(S(e.commonDir,"worktrees")),C(ss(e,t),{force:true}),C(S(ae(
e),t),{force:true})}function Nl({commonDir:e},t,r){let a=S(e,"worktrees");return B(a)?L(a).flatMap(s=>{let o=S(a,s),i=Rg(o);return i===void 0?s===t?{admin:o,checkout:void 0}:
[]:i.startsWith(r+vl)?{admin:o,checkout:bl(i)}:[]}):[]}function Rg(e){try{return nr(e,R(S(e,"gitdir"),"utf8").trim())}catch{return}}function Fg(e,t,r){for(let{admin:a}of Nl(
e,t,r))C(S(a,"locked"),{force:true})}function zg(e){try{C(e,{recursive:true,force:true,maxRetries:3})}catch{Ml(e),C(e,{recursive:true,force:true})}}function Ml(e){
dl(e,448);for(let t of L(e,{withFileTypes:true}))t.isDirectory()&&Ml(S(e,t.name))}function xl(e){try{fl(e)}catch(t){if(!(t instanceof Error&&"code"in t&&Ug.has(
String(t.code))))throw t}}var Ug=new Set(["ENOENT","ENOTEMPTY","EEXIST","ENOTDIR"]);function Il(e,t){try{return JSON.parse(R(S(ae(e),t),"utf8"))}catch{return}}var pr=(e,t)=>({
length:e,at(r){let a=r<0?r+e:r;return a>=0&&a<e?t(a):void 0},*[Symbol.iterator](){for(let r=0;r<e;r++)yield t(r)},map:r=>Array.from({length:e},(a,s)=>r(t(s),s))});
function dt(e,{ref:t,parent:r}){let a=["-c","core.ignoreCase=false",...Yg],s=e.start(a,Vg),{closed:o,failure:i}=Eg(s,a);o.then(()=>i()&&Zg(e,s.pid));let n=Gg(s.
stdout);s.stdin.write(`# ${t}
`);let l=()=>{let u=i();if(u)throw u},c=async u=>{l(),!s.stdin.write(u)&&s.stdin.writableLength>Bg&&await Promise.race([kl(s.stdin,"drain").catch(()=>o),o]),l()},
p=new Wg,m=async u=>{s.stdin.end(Buffer.concat([...p.take(),Buffer.from(u)])),await o},d=0;return{async commit(u){let f=d===0?`from ${r}
`:"";d++;for(let h of Hg(u,{ref:t,from:f,mark:d}))if(p.fits(h))p.add(h);else for(let g of[Buffer.concat(p.take()),h])await c(g)},async finish({named:u=true}={}){
await c(Buffer.concat(p.take()));for(let h=1;h<=d;h+=1e3)await c(qg(h,Math.min(h+999,d)));let f=d>0?"":`from ${r}
`;return await m(u&&d>0?`done
`:`reset ${t}
${u?f:""}
done
`),l(),n()},async abort(){await m(`reset ${t}

done
`)}}}var Bg=1<<20,Wg=class{#e=[];#t=0;fits(e){return this.#t+e.length<=65536}add(e){this.#e.push(e),this.#t+=e.length}take(){return this.#t=0,this.#e.splice(0)}};
function qg(e,t){let r="";for(let a=e;a<=t;a++)r+=`get-mark :${a}
ls :${a} ""
`;return Buffer.from(r)}function Gg(e){let t=[],r=Buffer.alloc(0),a=0;return e.on("data",s=>{r=Buffer.concat([r,s]);let o=r.indexOf(`
`),i=2*o+Kg.length,[n,l]=[0,""];for(;o>0&&n+i<=r.length;n+=i){let c=n+o+Ll.length;l+=r.toString("latin1",n,n+o)+r.toString("latin1",c,c+o)}n>0&&(a=o),t.push(Buffer.
from(l,"hex")),r=r.subarray(n)}),()=>{let s=Buffer.concat(t),o=n=>s.toString("hex",n*a/2,(n+1)*a/2),i=n=>({commit:o(2*n),tree:o(2*n+1)});return pr(a===0?0:s.length/
a,i)}}var Ll=`
040000 tree `,Kg=`${Ll}	
`;function*Hg(e,{ref:t,from:r,mark:a}){let s=Buffer.from(e.message),o=`commit ${t}
mark :${a}
author ${Sl(e.author)}
committer ${Sl(e.committer)}
data ${s.length}
${e.message}
${r}`;for(let i of e.files){let n=Jg(i.path);i.mode==="deleted"?o+=`D ${n}
`:"oid"in i?o+=`M ${i.mode} ${i.oid} ${n}
`:(yield Buffer.from(`${o}M ${i.mode} inline ${n}
data ${i.content.length}
`),yield i.content,o=`
`)}yield Buffer.from(`${o}
`)}function Jg(e){if(/^[\w./@+-][\w ./@+-]*$/.test(e))return e;let t="";for(let r of Buffer.from(e))r===34||r===92?t+=`\\${String.fromCharCode(r)}`:r<32||r>126?
t+=`\\${r.toString(8).padStart(3,"0")}`:t+=String.fromCharCode(r);return`"${t}"`}var Vg={MALLOC_TOP_PAD_:"1048576"},Yg=["fast-import","--quiet","--done","--date\
-format=raw-permissive"],Sl=({name:e,email:t,date:r})=>`${e}${e?" ":""}<${t}> ${r}`,Dl="fast_import_crash_",Zg=(e,t)=>Pl(()=>C(S(e.gitDir,`${Dl}${t}`),{force:true}));
function os(e,t){for(let r of L(e.gitDir)){let a=S(e.gitDir,r);Pl(()=>{r.startsWith(Dl)&&R(a,"latin1").includes(t)&&C(a,{force:true})})}}function Pl(e){try{e()}catch(t){
if(!(t instanceof Error&&"code"in t))throw t}}var Xg=e=>e.startsWith('"')?e.slice(1,-1).replace(/\\(?:([0-7]{3})|(.))/g,(t,r,a)=>r===void 0?Qg[a]??a:String.fromCharCode(
Number.parseInt(r,8))):e,Qg={a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"};import{core_text_read_back$a as e_}from"./hook.js";import{core_history_manifest$f as t_,core_history_manifest$g as r_,core_history_manifest$h as a_}from"./start.js";
import{zod_2$B as Rl,zod_2$J as se,zod_2$M as q,zod_2$T as s_,zod_2$V as o_,zod_2$W as i_,zod_2$p as A,zod_2$z as W}from"./start.js";import{core_git_whole_file$a as zl}from"./hook.js";
import{core_text_digest$a as Fl}from"./hook.js";import{core_text_json$f as n_,core_text_json$i as l_}from"./hook.js";import{errors$b as is}from"./hook.js";var Ul=q(
{commit:A(),tree:A()}),c_={mode:W(),uid:W(),gid:W()},p_=q({...Ul.shape,onto:A(),ontoTree:A()}),m_=q({path:A(),at:W(),bytes:A().nullable().exactOptional(),mode:W().
exactOptional()}),Bl={version:i_(1),id:A(),time:A(),title:A(),...r_,baseTree:A(),status:o_(["recorded","applied","published","undone"]),head:Ul,merge:p_.exactOptional(),
worktree:A(),branch:A().exactOptional(),cameFrom:A().exactOptional(),rewoundTo:W().exactOptional(),undoneAt:A().exactOptional(),totals:q({steps:W(),files:W(),insertions:W(),
deletions:W()}),kept:se(m_).readonly(),removed:se(q({...c_,paths:se(A()).readonly()})).readonly().exactOptional(),emptyFolders:se(A()).readonly().exactOptional(),
flags:se(s_([A(),q({skipWorktree:Rl(),assumeUnchanged:Rl()})]).readonly()).readonly().exactOptional(),results:se(a_.extend({step:t_,programs:se(A()),files:se(q(
{path:A(),mode:A(),blob:A().nullable()})).readonly()})).readonly().exactOptional()},d_=q({record:q(Bl),chain:A()}),Wl=q({...Bl,earlier:d_.exactOptional()}).readonly(),
ns=/^[0-9a-f]{20}(?:-\d+)?$/,mr=e=>S(e.commonDir,"editplan","runs"),dr=(e,t)=>S(mr(e),`${t}.json`);function M(e,t){let r=dr(e,t.id),{earlier:a,...s}=t,o=t.status===
"recorded"?u_(e,t):void 0;V(mr(e),{recursive:true,mode:448}),zl(r,e_(`${JSON.stringify({...s,...o&&{earlier:o}})}
`,i=>Wl.parse(JSON.parse(i))))}function u_(e,{id:t,head:r}){let a=Ce(e,t);return a?.status==="recorded"?a.earlier:a&&{record:a,chain:r.commit}}function D(e,t){let r=ns.
test(t)?Ce(e,t):void 0;if(r)return r;let a=`No run "${t}" is recorded in this repository. \`editplan history\` lists the runs.`;throw new is({name:"UNKNOWN_RUN",
message:a})}var ls=e=>ql(Gl(e).flatMap(t=>Ce(e,t)??[]));function je(e){let t=Gl(e).map(r=>({id:r,record:Kl(dr(e,r))}));return{records:ql(t.flatMap(({record:r})=>typeof r==
"object"?r:[])),unread:t.flatMap(({id:r,record:a})=>typeof a=="string"?r:[])}}var ql=e=>e.sort((t,r)=>t.time===r.time?t.id<r.id?1:-1:t.time<r.time?1:-1);function cs(e,t){
C(dr(e,t),{force:true})}var ur=e=>[...new Set(ms(e).map(t=>t.replace(/\.json(?:\.new)?$/,"")))].filter(t=>ns.test(t));function ps(e){for(let t of ms(e))t.endsWith(
".json.new")&&C(S(mr(e),t),{force:true})}var Gl=e=>ms(e).filter(t=>t.endsWith(".json")).map(t=>t.slice(0,-5)).filter(t=>ns.test(t));function ms(e){try{return L(
mr(e))}catch(t){if(Hl(t))return[];throw t}}function Ce(e,t){let r=dr(e,t),a=Kl(r);if(typeof a!="string")return a;let s=`${r} cannot be read as the record of a r\
un: ${a}. Use the version of editplan that wrote it, or restore the file. If you delete it, the run and the bytes kept for its undo are lost.`;throw new is({name:"\
READ_FAILED",message:s})}function Kl(e){let t=f_(e);if(t===void 0)return;let r=l_(t);if(r===void 0)return"it is not JSON";let{success:a,data:s,error:o}=Wl.safeParse(
r);if(a)return s;let[i]=o.issues;return n_(r)&&r.version!==1?`its version is ${JSON.stringify(r.version)}, and this editplan reads 1`:`${i?.path.join(".")||"the\
 whole"}: ${i?.message}`}function f_(e){try{return R(e,"utf8")}catch(t){if(Hl(t))return;throw t}}var Hl=e=>e instanceof Error&&"code"in e&&e.code==="ENOENT",ds=e=>e?
493:420;function fe(e,t){let r=s=>S(e.commonDir,"editplan","runs",s),a=r(t);return{save(s){let o=Fl(s),i=S(a,o);return B(i)||(V(a,{recursive:true,mode:448}),zl(
i,s)),o},load(s){let o=R(S(a,s));if(Fl(o)===s)return o;let i=`The stored bytes ${s} of run ${t} are damaged. Restore the files from a commit instead.`;throw new is(
{name:"UNKNOWN_RUN",message:i})},moveTo(s){if(!B(a))return;let o=r(s);V(o,{recursive:true,mode:448});for(let i of L(a))or(S(a,i),S(o,i));C(a,{recursive:true})},
drop:()=>C(a,{recursive:true,force:true})}}var h_=e=>({id:"",ref:"",base:e,head:e,snapshots:[]}),oe="refs/editplan/merges/",P="refs/editplan/runs/";import{core_text_neutralise$a as g_,
core_text_neutralise$f as __,core_text_neutralise$g as z,core_text_neutralise$h as y_}from"./start.js";import{core_tools_notebook_edit$m as w_}from"./start.js";
import{errors$b as b_}from"./hook.js";var Jl=["tool","file","summary","title","step","total"];function fs({subject:e,trailers:t=[]}){let r=[...e===void 0?[]:v_(
e),...t.flatMap($_)];if(r.length>0)throw new b_(r.map(a=>({name:"USAGE",message:a})))}function v_(e){let[t="",...r]=e.trimEnd().split(`
`),a=[...e.matchAll(/\{(\w*)\}/g)].find(([,i])=>!Jl.some(n=>n===i)),s=Jl.map(i=>`{${i}}`).join(", "),o=a?`names ${a[0]}, which is nothing known. Use ${s}`:/^[^\p{Cc}]*[^\p{Cc}\s][^\p{Cc}]*$/u.
test(t)?/[^\P{Cc}\t\n]/u.test(r.join(`
`))?"holds control characters. Leave them out":r.some(i=>Xl.test(i))?"has a line that begins as a trailer of editplan. Leave it out":void 0:"has no subject of p\
lain text in its first line. Write one";return o===void 0?[]:[`The commit message ${JSON.stringify(e)} ${o}.`]}function $_(e){let t=Xl.test(e);if(!t&&/^[A-Za-z0-9-]+[ \t]*:[^\p{Cc}]*[^\p{Cc}\s][^\p{Cc}]*$/u.
test(e))return[];let r=t?"is one of editplan\u2019s own. Leave it out":"is no trailer. Write `Key: value`, a key of letters, digits and -";return[`${JSON.stringify(
e)} ${r}.`]}var Xl=/^\s*Editplan-/i;function hs(e,t){let{first:r,indexes:a}=e,s=t.subject===void 0?j_(e,t):Yl(C_(t.subject),e,t),o=a.length===1?I_(r):ec(a),i=a.
length===1?r.step.why:void 0,n=t.subject===void 0?"":Yl(Vl(t.subject),e,t),l=t.subject!==void 0&&k_(Vl(t.subject))?`
`:`

`;return`${`${vs(s,i)}${n&&`${n}${l}`}`.replace(x_,`$&${g_}`)}Editplan-Step: ${o.number}/${t.total}${o.id}
`}var k_=e=>e.slice(e.lastIndexOf(`

`)+1).trim().split(`
`).every(t=>/^[A-Za-z0-9-]+[ \t]*:.*\S/.test(t)),x_=/\*(?= )(?<=^[^\n]*\n+\*)/,gs=`Uncommitted changes before the plan

`;function ut({digest:e,runId:t,trailers:r=[],signedOffBy:a}){let s=[...r.map(o=>o.trim()),...a?[`Signed-off-by: ${a.name} <${a.email}>`]:[]];return[`Editplan-P\
lan: sha256:${e}`,`Editplan-Run: ${t}`,...new Set(s)].map(o=>`${o}
`).join("")}var _s=(e,t)=>vs(z(`After the plan: ${t.join(", ")}`))+ut(e),ys=e=>vs(`Merge: ${z(e.title)}`)+ut(e);function ws(e){let[,t=""]=/^Editplan-Step: ([\d,-]+)\/\d+(?: .*)?$/m.
exec(e.slice(e.lastIndexOf(`

`)))??[],r=t.split(",").map(s=>s.split("-").map(Number)),a=[];for(let[s=0,o=s]of r){if(s<1||o-s>=S_-a.length)return[];for(let i=s;i<=o;i+=1)a.push(i)}return a}var S_=1e6,
bs=e=>/^Editplan-Run: (\S+)$/m.exec(e.slice(e.trimEnd().lastIndexOf(`

`)))?.[1];function O_(e){let t=[...e.matchAll(T_)],[r]=t;if(!r)return;let[a="",...s]=e.slice(0,r.index).split(`
`),o=s.join(`
`).trim();if(t.length>1||e.match(/^Editplan-(?:Step|Run): /gm)?.length!==(r[1]?2:1)||o.startsWith("* ")&&!A_(a,o))return"several";let[,i="",n="0",l,c="",p=""]=r;
return{reason:o||a,steps:i,total:Number(n),...l&&{id:l},plan:c,run:p}}var A_=(e,t)=>e.includes(`: ${__(t).slice(0,E_)}`),E_=16,T_=/^(?:Editplan-Step: ([\d,-]+)\/(\d+)(?: (.*))?\n)?Editplan-Plan: sha256:([0-9a-f]{64})\nEditplan-Run: (\S+)$/gm,
us=100,j_=(e,{title:t})=>e.rule!==void 0?`${z(e.rule)}: ${Zl(e.indexes.length,"fix","fixes")} in ${Zl(e.paths.size,"file","files")}`:e.paths.size===1?`${e.first.
step.tool} ${z(e.first.path)}: ${Ql(e)}`:z(t),C_=e=>e.split(`
`,1)[0]??"",Vl=e=>e.trimEnd().split(`
`).slice(1).join(`
`).trim();function Yl(e,t,{title:r,total:a}){let{first:s,indexes:o,paths:i}=t,n=i.size===1,l={tool:s.step.tool,file:n?z(s.path):`${i.size} files`,summary:n?Ql(t):
z(r),title:z(r),step:ec(o).number,total:String(a)};return e.replace(/\{(\w+)\}/g,(c,p)=>l[p]??c)}var Zl=(e,t,r)=>`${e} ${e===1?t:r}`;function Ql({first:e,indexes:t}){
return t.length>1?`${t.length} steps`:z(e.step.why??"")||N_(e)}function N_({step:e,files:t,created:r,insertions:a,deletions:s}){return w_(e.tool)==="renames"?t.
length>1?`${t.length} files`:`to ${z(t[0]??"")}`:`${t.length>1?`${t.length} files, `:r?"create, ":""}+${a} -${s}`}function vs(e,t=""){let r=M_(e),a=y_(t).trim(),
s=a===""||r===e&&!/\n\s*\S/.test(a);return[r,...s?[]:[a],""].join(`

`)}function M_(e){if(e.length<=us)return e;let t=[...e];return t.length<=us?e:`${t.slice(0,us-1).join("").trimEnd()}\u2026`}var I_=({step:e})=>{let t=z(e.id??"");
return{number:String(e.index),id:t?` ${t}`:""}};function ec(e){let t=[];for(let r of e){let a=t.at(-1);a&&a.to+1===r?a.to=r:t.push({from:r,to:r})}return{number:t.
map(({from:r,to:a})=>r===a?`${r}`:`${r}-${a}`).join(","),id:""}}import{core_git_commits$d as L_}from"./start.js";import{core_git_cat_file$d as ac}from"./start.js";
import{core_git_filters$e as D_}from"./start.js";import{core_git_commands_refs$a as P_}from"./hook.js";import{empty$g as sc,empty$h as oc}from"./hook.js";async function R_(e,t,r){
let a=F_(t,r),s=await e.run(D_(await z_(e,t,{...r,message:a}))),{tree:o}=r,i={commit:s,tree:o},n={...i,parent:t.head.commit,message:a,steps:[]},l=t.merge?{...t,
head:i,merge:{...t.merge,...i}}:{...t,head:i,snapshots:[...t.snapshots,n]};return r.scratch||await U_(e,l,r),l}var F_=({id:e},{plan:t,programs:r})=>{let{title:a,
digest:s}=t;return _s({title:a,digest:s,runId:e.replace(/-.*/,""),total:0,trailers:t.words?.trailers,...fr(t)},r)};async function z_(e,{base:t,head:r},{plan:a,tree:s,
message:o}){var i=[];try{let p=sc(i,ac(e),true),{date:m}=await L_(p,t.commit),[d,u]=[a.author,a.words?.committer??a.author].map(f=>{let{name:h,email:g,date:_}=Y(
f,a.created,m);return`${h} <${g}> ${_}`});return`tree ${s}
parent ${r.commit}
author ${d}
committer ${u}

${o}`}catch(p){var n=p,l=true}finally{var c=oc(i,n,l);c&&await c}}async function U_(e,{id:t,ref:r,head:a,merge:s,snapshots:o},{files:i}){await e.run(P_([{ref:s?
`${oe}${t}`:r,to:a.commit}]));let n=D(e,t),l=[...o].filter(({steps:p})=>p.length>0).length,c=[...n.kept,...await B_(e,{id:t,head:a,at:l,files:i})];M(e,{...n,head:a,
kept:c,...s&&{merge:s}})}async function B_(e,{id:t,head:r,at:a,files:s}){var o=[];try{let c=sc(o,ac(e),true),p=[];for(let{path:m,content:d}of s){let u=(await c.
read(`${r.tree}:${m}`))?.content;p.push(u?.equals(d)?{path:m,at:a}:{path:m,at:a,bytes:fe(e,t).save(d)})}return p}catch(c){var i=c,n=true}finally{var l=oc(o,i,n);
l&&await l}}var tc={name:"editplan",email:"noreply@editplan.invalid"};function Y(e,t,r){let{name:a,email:s}=e??tc;return{name:rc(a)||tc.name,email:rc(s).replaceAll(
" ",""),date:q_(t)??r}}function fr({author:e,words:t}){if(!t?.signoff)return{};let{name:r,email:a}=Y(e,void 0,"");return{signedOffBy:{name:r,email:a}}}function W_({
author:e,words:t}){if(e===void 0&&t?.committer===void 0)return;let[r,a]=[e,t?.committer??e].map(s=>{let{name:o,email:i}=Y(s,void 0,"");return`${o} <${i}>`});return r===
a?`The commits name ${r} as author and committer.`:`The commits name ${r} as author and ${a} as committer.`}var rc=e=>e.replace(new RegExp("\\p{Cs}","gu"),"\uFFFD").
replace(/[\p{Cc}<>]+/gu," ").replace(/^[\s.,:;"'\\]+|[\s.,:;"'\\]+$/g,"");function q_(e){let t=Math.floor(Date.parse(e??"")/1e3);return t>=0?`${t} +0000`:void 0}
import{core_git_commands_diff$i as G_,core_git_commands_diff$j as K_}from"./start.js";import{core_git_cat_file$d as H_}from"./start.js";import{core_git_filters$a as J_}from"./start.js";
import{core_git_commands_refs$a as $s,core_git_commands_refs$c as lc}from"./hook.js";import{core_text_digest$a as V_}from"./hook.js";import{core_git_scratch_folder$c as Y_}from"./hook.js";
import{errors$b as Z_}from"./hook.js";import{empty$g as X_,empty$h as Q_}from"./hook.js";function ks({digest:e,options:t,without:r,base:a,tree:s,dirty:o,commands:i}){
let n=[...o].sort((p,m)=>p.path<m.path?-1:1).map(({path:p,mode:m,oid:d})=>[p,m,d]),l=Object.entries(t).sort(([p],[m])=>p<m?-1:1),c=[...r.length>0?[r]:[],...i===
void 0?[]:[{commands:i}]];return V_(JSON.stringify([1,e,l,a,s,n,...c])).slice(0,20)}async function cc(e){return(await e.run(lc(P))).map(({name:t,oid:r})=>({id:t.
slice(P.length),head:r}))}async function xs(e,t,r){let a=new Map,s=async i=>{let n=(await t.read(`${P}${i}`))?.oid;return n!==void 0&&a.set(i,{id:i,head:n}),n!==
void 0},o=r;for(let i=2;await s(o);i++)o=`${r}-${i}`;for(let i of ur(e))i.startsWith(`${r}-`)&&!a.has(i)&&await s(i);return{id:o,ref:`${P}${o}`,existing:[...a.values()]}}
async function Ss(e,t,r){let a=t.existing.find(s=>s.head===r);return a?(await e.run($s([{ref:t.ref,to:void 0,from:r}])),a.id):t.id}var Os=e=>ls(e).filter(({status:t})=>t!==
"recorded"),ey=(e,t)=>t===void 0?dc(e).find(({status:r})=>r==="applied")??hr("There is no run to undo in this checkout. To undo what `record` recorded: `editpla\
n help undo-recover-attribute`"):pc(e,t);function ty(e,t){if(t!==void 0)return pc(e,t);let r=dc(e).filter(({undoneAt:s})=>s!==void 0),[a]=r.sort((s,o)=>(s.undoneAt??
"")<(o.undoneAt??"")?1:-1);return a??hr("No run is undone in this checkout")}var ic=4;function pc(e,t){let r=t.length<ic?[]:mc(e,i=>i.startsWith(t)),a=r.find(i=>i.
id===t)??(r.length===1?r[0]:void 0);if(a)return a;if(r.length>1){let i=r.map(n=>n.id);return hr(`The ids of ${r.length} runs begin with ${JSON.stringify(t)}`,i)}
let[s]=Os(e),o=s&&/^\d{1,6}$/.test(t)?`. Step ${t} of the latest run is \`${s.id.slice(0,7)} ${t}\``:"";return hr(`No run id begins with ${JSON.stringify(t)}; p\
ass at least ${ic} characters${o}`)}function mc(e,t){let{records:r,unread:a}=je(e);for(let s of a.filter(t))D(e,s);return r.filter(({id:s,status:o})=>o!=="recor\
ded"&&t(s))}var dc=e=>Os(e).filter(({worktree:t})=>t===e.root);function hr(e,t=[]){let r=`${e}. See \`editplan history\`.`;throw new Z_({name:"UNKNOWN_RUN",message:r,
suggestions:t})}async function ry(e,t){var r=[];try{let n=await X_(r,H_(e),true).read(t),l=n&&bs(n.content.toString("utf8"));return l===void 0?void 0:mc(e,c=>c.
replace(/-.*/,"")===l)[0]}catch(i){var a=i,s=true}finally{var o=Q_(r,a,s);o&&await o}}async function ay(e,t){let r=D(e,t),a=`${P}${t}`,s=await uy(e,{commit:r.base,
tree:r.baseTree},a),o=r.merge;return{id:t,ref:a,...s,...o?{merge:o,head:{commit:o.commit,tree:o.tree}}:{},record:r}}async function sy(e,t){let r=await e.run(K_(
t.map(({commit:a})=>a)));return t.map(({commit:a})=>r.get(a)??{files:0,insertions:0,deletions:0})}async function oy(e,...t){let r=(await e.run(G_(...t))).toString(
"latin1"),a=[...r.matchAll(nc)].flatMap(([,,n="",l=""])=>[n,l]);if(a.length===0)return Buffer.from(r,"latin1");let s=await e.run(J_(a)),o=new Map(a.map((n,l)=>[
n,s[l]??0])),i=r.replace(nc,(n,l,c,p)=>`${l}Binary file: ${o.get(c)} bytes before, ${o.get(p)} after
`);return Buffer.from(i,"latin1")}var nc=/^(index ([0-9a-f]{40,64})\.\.([0-9a-f]{40,64}).*\n)Binary files .* differ\n/gm;async function iy(e,t,r={}){let{keep:a=100,
status:s="applied",...o}=r;M(e,{...D(e,t),...o,status:s}),await ny(e,t,a).catch(()=>{})}async function ny(e,t,r){let a=je(e).records.filter(({id:s})=>s!==t).slice(
Math.max(0,r-1)).map(({id:s})=>s);await fc(e,a)}async function As(e,t){Ce(e,t)?.status==="recorded"&&await uc(e,[t])}function Es(e,t,r){M(e,{...D(e,t),totals:r})}
function ly(e,t,r){let{removed:a,emptyFolders:s,flags:o}=r,i={...o.length>0&&{flags:o},...a.length>0&&{removed:a},...s.length>0&&{emptyFolders:s}};Object.keys(i).
length>0&&M(e,{...D(e,t),...i})}function cy(e,t,r=0){let{rewoundTo:a,...s}=D(e,t),o=r>0?{rewoundTo:r}:{status:"undone"};M(e,{...s,...o,undoneAt:new Date().toISOString()})}
function py(e,t,{cameFrom:r}={}){let{rewoundTo:a,undoneAt:s,...o}=D(e,t);M(e,{...o,status:"applied",...r!==void 0&&{cameFrom:r}})}async function Ts(e){let{records:t,
unread:r}=je(e),a=new Set([...t.flatMap(({id:l,status:c})=>c==="recorded"?[]:l),...r]),s=[...(await cc(e)).map(({id:l})=>l),...ur(e)],o=!my(e),i=new Set(t.flatMap(
({id:l,worktree:c})=>c===e.root?l:[])),n=[...new Set(s)].filter(l=>!a.has(l)&&(o||i.has(l)));return await uc(e,n),o&&ps(e),Y_(e),os(e,P),as(e),n}function my(e){
let t=S(e.commonDir,"worktrees"),r=B(t)?L(t).map(a=>S(t,a)):[];return[e.commonDir,...r].some(a=>a!==e.gitDir&&B(dy(a)))}var dy=e=>S(e,"editplan","lock");async function uc(e,t){
let r=je(e).records.flatMap(({id:s,earlier:o})=>o&&t.includes(s)?{id:s,...o}:[]);for(let{id:s,record:o,chain:i}of r){let n=o.merge?[{ref:`${oe}${s}`,to:o.merge.
commit}]:[];await e.run($s([{ref:`${P}${s}`,to:i},...n])),M(e,o)}let a=new Set(r.map(({id:s})=>s));await fc(e,t.filter(s=>!a.has(s)))}async function fc(e,t){if(t.
length===0)return;let r=new Set((await e.run(lc("refs/editplan/"))).map(({name:s})=>s)),a=t.flatMap(s=>[`${P}${s}`,`${oe}${s}`]).filter(s=>r.has(s));a.length>0&&
await e.run($s(a.map(s=>({ref:s,to:void 0}))));for(let s of t)cs(e,s),fe(e,s).drop()}async function uy(e,t,r){let a=(await e.run(Xa(t.commit,r))).map(({commit:o,
tree:i,parents:n,message:l})=>({commit:o,tree:i,parent:n[0]??"",message:l,steps:ws(l)})),s=a.at(-1);return{base:t,head:s?{commit:s.commit,tree:s.tree}:t,snapshots:a}}
var ft=e=>e.ok?e.path:e.below?.path;import{core_plan_steps$g as ht}from"./start.js";import{core_text_words$p as fy}from"./hook.js";import{errors$b as hy}from"./hook.js";
var js=e=>{let[t,...r]=e;if(r.length===0)return{title:t.title,digest:t.digest,plans:e};let{clashing:a,taken:s}=gy(e),o=0,i=e.map(n=>{let l=yy(n.steps,o,_y({before:o,
clashing:a,taken:s}));return o+=n.steps.length,{...n,steps:l}});return{title:t.title,digest:vy(e),plans:i}},gy=e=>{let t=new Set,r=new Set;for(let{steps:a}of e)
for(let{id:s}of ht(a).words)s!==void 0&&t.has(s)&&r.add(s),s!==void 0&&t.add(s);return{taken:t,clashing:r}},_y=({before:e,clashing:t,taken:r})=>{let a=new Map;return s=>{
let o=e+s.index;if(s.id===void 0||!t.has(s.id))return{...s,index:o};let i=a.get(s.id)??by(`${s.at.file??"plan"}#${s.id}`,r);return a.set(s.id,i),{...s,index:o,id:i}}},
yy=(e,t,r)=>({length:e.length,outline:wy(ht(e),t,r),*[Symbol.iterator](){for(let a of e)yield r(a)}}),wy=(e,t,r)=>({...e,globs:new Map(Array.from(e.globs,([a,s])=>[
t+a,s])),words:e.words.map(r)}),by=(e,t)=>{let r=e;for(let a=2;t.has(r);a++)r=`${e}~${a}`;return t.add(r),r},vy=e=>{let t=Te("sha256");for(let{digest:r}of e)t.update(
`${r}
`);return t.digest("hex")};function Cs(e,t){if(t.length===0)return[];let r=e.reduce((o,{steps:i})=>o+i.length,0),a=new Map(e.flatMap(({steps:o})=>ht(o).words.flatMap(
({index:i,id:n})=>n===void 0?[]:[[n,i]]))),s=t.flatMap(o=>{if(o===$y&&!a.has(o))return e.flatMap(({steps:n})=>ht(n).words.flatMap(({index:l,session:c})=>c?[l]:[]));
let i=ky(o,a);if(i===void 0||i<1||i>r)throw xy(o,{ids:a,total:r});return i});return[...new Set(s)].sort((o,i)=>o-i)}var $y="session";function Ns(e,t){let r=new Set(
t),a=i=>r.has(i.index)?{...i,leftOut:true}:i;if(r.size===0)return e;let{steps:s}=e,o={length:s.length,*[Symbol.iterator](){for(let i of s)yield a(i)}};return{...e,
steps:{...o,outline:ht(o)}}}var ky=(e,t)=>typeof e=="number"?Number.isInteger(e)?e:void 0:t.get(e)??(/^[1-9]\d{0,8}$/.test(e)?Number(e):void 0);function xy(e,{ids:t,
total:r}){let a=typeof e=="string"?fy(e,t.keys()):void 0,s=a===void 0?"":` Did you mean ${JSON.stringify(a)}?`,o=`There is no step ${JSON.stringify(e)} to leave\
 out: the plan has ${r}.${s} Use a number from 1 to ${r}, or an id.`;return new hy({name:"USAGE",message:o,...a!==void 0&&{suggestions:[a]}})}import{core_git_partial_clone$f as Oy,
core_git_partial_clone$g as Ay}from"./start.js";import{core_engine_imports$b as Ey}from"./start.js";import{core_engine_file_search$f as Ty,core_engine_file_search$h as bc,
core_engine_file_search$i as jy,core_engine_file_search$j as Ms}from"./start.js";import{core_git_conversions$e as Cy}from"./start.js";import{core_git_commands_grep$a as Ny}from"./start.js";
import{core_git_filters$C as My,core_git_filters$l as Iy,core_git_filters$o as gt}from"./start.js";import{core_plan_steps$c as Ly,core_plan_steps$g as Dy,core_plan_steps$i as Py}from"./start.js";
import{core_tools_notebook_edit$g as Ry,core_tools_notebook_edit$m as Fy,core_tools_notebook_edit$o as gc}from"./start.js";import{core_tools_run$d as zy}from"./start.js";
import{core_run_options$b as _c}from"./start.js";import{core_plan_options$a as Uy}from"./start.js";import{core_text_tolerances$g as By}from"./start.js";import{core_tools_permission$f as Wy,
core_tools_permission$g as qy}from"./start.js";import{core_text_utf8_cache$p as Gy}from"./hook.js";import{errors$b as Ky}from"./hook.js";var Sy=N("node:util");var{
isDeepStrictEqual:hc}=Sy;var Is=({header:e,paths:t,outline:r},a,s)=>({replays:r.touched.has(Ry.name)?"commit":s,head:a.head,base:a.base??e.base,baseBy:a.base===
void 0?"plan":"operator",unrelatedBase:a.unrelatedBase,paths:t,globs:r.globs.values(),commands:r.touched.has(zy.name)}),_t=async(e,t,r)=>{let{globs:a}=t.outline;
if(a.size===0)return t;let s=await Xy(e,a,r),o=[...a.values()].flatMap(i=>Ly(i)?he(i,s).map(({path:n})=>n):[]);return await e.committed?.load(o),{...t,...s}},he=(e,{
found:t})=>{let r=bc(e);return r?t.sought(r).flatMap(a=>gc(Kt(e,a))):gc(e)},Ls=({outline:e,found:t})=>{let r=[...e.touched].flatMap(([a,s])=>Fy(a)==="reads"?[]:
[...s]);return new Set([...r,...[...e.globs.values()].flatMap(a=>he(a,{found:t}).map(({path:s})=>s))])},Hy=Object.fromEntries(Object.keys(Uy.shape).map(e=>[e,true])),
Jy={author:true,committer:true,signoff:true,subject:true,trailers:true};function gr(e,{overrides:t={},without:r=[],commitWords:a,combination:s}={}){let[o,...i]="\
steps"in e?[e]:e;if(!o)throw new Ky({name:"PLAN_EMPTY",message:"No plan given. Name at least one."});_c("options.overrides",t,Hy),a&&_c("options.commitWords",a,
Jy),a&&fs(a);let n=js([o,...i]),l=Cs(n.plans,r),c=n.plans.map(f=>Ns({...f,options:yc(f,t)},l)),p=Py(c.map(({steps:f})=>Dy(f))),{title:m,digest:d}=n,u=n.plans.flatMap(
({left_out:f=[]})=>f);return{plans:c,header:{...o,options:yc(o,t),...u.length>0&&{left_out:u},title:m,digest:d,without:l,...a&&{words:a},...a?.author&&{author:a.
author}},steps:Yy(c),outline:p,overrides:t,files:[...p.files],paths:[...p.paths],found:Zy,passedOver:new Map,...s&&{combination:s}}}var yc=({options:e,source:t},r)=>({
...e,...r,...t?.isWhole&&{on_error:"stop"}});function Vy({plans:e,steps:t}){let[r,...a]=e;return!r||a.length===0?r:a.every(({options:s})=>hc(s,r.options))?{...r,
steps:[...t]}:void 0}var yt=e=>_r(e,{on_error:"continue"}),_r=(e,t)=>{let r=a=>({...a,options:{...a.options,...t}});return{...e,plans:e.plans.map(r),header:r(e.
header)}},Yy=e=>({length:e.reduce((t,{steps:r})=>t+r.length,0),*[Symbol.iterator](){for(let{steps:t}of e)yield*t}}),Zy={sought:()=>[],hidden:()=>[],all:async()=>[],
read:async()=>{}};async function Xy(e,t,r){let a=new Map,s=new Map;for(let[l,c]of t){let p=bc(c);for(let m of[p,jy(c),Ey(c)]){if(!m)continue;let d=Ms(m),u=a.get(
d)??await ew(e,m,r);a.set(d,u),m===p&&u.hidden.length>0&&s.set(l,u.hidden.length)}}let o,{committed:i,source:n}=e;return{found:{sought:l=>a.get(Ms(l))?.found??[],
hidden:l=>a.get(Ms(l))?.hidden??[],all:()=>o??=Qy(e,r),read:async l=>i?(await i.contents([l])).get(l):My(()=>n.read(l))},passedOver:s}}var Qy=async(e,t)=>{let{git:r,
base:a,committed:s,source:o}=e,i=$c(t,e),n=(await r.run(gt({treeish:s&&a.commit}))).filter(l=>!i(l));return s?n:n.filter(l=>o.stat(l)?.kind==="file")};async function ew(e,t,r){
let a=await Ty(t);if(typeof a=="string")return{found:[],hidden:[]};let{git:s,base:o,committed:i,source:n,conversions:l}=e,c={treeish:i&&o.commit,folders:a.folders},
p=$c(r,e),m=i!==void 0&&await Ay(s),d=(await tw(e,{needles:m?void 0:a.needles,scope:c})).filter(f=>a.names(f)&&!p(f)),u=(r.deniesReads?await s.run(gt(c)):[]).filter(
f=>a.names(f)&&p(f));return i?(m&&await Oy(s,o.commit,d),{found:await aw(i,d,a),hidden:u}):(await l.look(d),{found:d.filter(f=>vc(()=>a.matches(f,n))),hidden:u})}
async function tw(e,{needles:t,scope:r}){let{git:a}=e;if(!t)return a.run(gt(r));let[s,o,i]=await Promise.all([a.run(Ny(t,r)),Cy(a,r.treeish),r.treeish===void 0?
a.run(Iy(r)):[]]);if(!s)return a.run(gt(r));let n=o?await rw(e,r):[];return n.length+i.length>0?[...new Set([...s,...i,...n])]:s}async function rw({git:e,conversions:t},r){
let a=await e.run(gt(r));return await t.look(a),a.filter(s=>t.of(s).rewritten)}var vc=e=>{try{return e()}catch(t){if(t instanceof By)return true;throw t}},$c=(e,{
committed:t,source:r})=>t?a=>Wy(a,{policy:e,workspace:{linkTarget:()=>{}}}):a=>qy(a,{policy:e,workspace:r});async function aw({contents:e,load:t},r,a){let s=[];
for(let o=0;o<r.length;o+=wc){let i=r.slice(o,o+wc),n=await e(i);s.push(...i.filter(l=>!Gy(l)||vc(()=>sw(n.get(l),a))))}return await t(s),s}var sw=(e,t)=>e===void 0||
t.holds(e),wc=64;import{core_git_commands_diff$k as ow}from"./start.js";import{core_git_filters$A as iw,core_git_filters$f as nw,core_git_filters$w as lw}from"./start.js";
import{core_tools_run$b as cw}from"./start.js";import{core_tools_file_choice$x as pw}from"./start.js";import{core_tools_file_change$f as mw}from"./start.js";import{
core_text_unusual$d as yr}from"./start.js";import{errors$b as Ds}from"./hook.js";var wr=class{#e;#t;#r=new Map;constructor(e){this.#e=e,this.#t=new Map(e.dirty)}async take(e){
let t=e.changes.flatMap(pw).filter(({path:s})=>iw(s)),[r]=t;if(r){this.#e.converter.attributesChanged(new Map(t.map(({path:o,after:i})=>[o,i])));let s=await this.#s(
t);if(s!==void 0)return{ok:false,path:r.path,problem:uw(s)}}let a=new Map;for(let s of e.changes)try{let[o,i]=await this.#o(s);a.set(o,i)}catch(o){let i=hw(o);if(!i)
throw o;return{ok:false,path:s.path,problem:i}}return{ok:true,result:{...e,changes:[...a.keys()],blobs:a}}}async#s(e){let t=({before:s,after:o})=>[s,o].some(i=>i?.
includes(Ps));if(!e.some(t))return;let{converter:r}=this.#e,a=[...this.#r].filter(([s])=>this.#t.get(s));return await r.look(a.map(([s])=>s)),a.find(([s,o])=>r.
encodingOf(s)!==o)?.[0]}async#o(e){let{path:t,from:r=t}=e,{converter:a}=this.#e;if(e.mode===57344&&e.after){let c={oid:cw(e.after)};return this.#t.set(t,c),[e,c]}
let s=a.converts(t)||a.converts(r);if(s&&a.encodingOf(t)!==a.encodingOf(r))throw new Ds(dw(t,r));let o=a.encodingOf(t);if(a.begunEncodingOf(r)!==o&&!this.#t.has(
r)&&e.before)throw new Ds(fw(t));this.#r.set(t,o);let i=this.#t.has(r)?this.#t.get(r):void 0,n=s?await this.#m(e):gw(e),l=s&&!this.#t.has(r)?_w(await this.#e.committed(
r)):i;return this.#t.set(r,void 0),this.#t.set(t,n),s?[{...yw(e),...await this.#p(e,{before:l,after:n})},n]:[e,n]}async#m({path:e,after:t}){return t&&await this.#e.
converter.convert(e,t,()=>this.#f(e))}async#f(e){let t=this.#t.get(e);return t&&"content"in t?t.content:!t&&this.#t.has(e)?void 0:this.#e.committed(e)}async#p(e,t){
let{before:r,after:a}=e;if(kc(a,t.after)&&kc(r,t.before))return mw([e]);let{git:s,converter:o}=this.#e;return s.run(o.within(ow(await this.#i(t.before),await this.#i(
t.after))))}async#i(e){return e&&"oid"in e?e.oid:this.#e.git.run(nw(e?.content??new Uint8Array))}},dw=(e,t)=>({name:"UNENCODABLE",message:`In .gitattributes, ${yr(
e)} has another \`working-tree-encoding\` than ${yr(t)}, and git would store another text. Give both the same, or Write the new file and Delete the old one.`}),
Ps="working-tree-encoding",uw=e=>({name:"UNENCODABLE",message:`An earlier step writes ${yr(e)} in another \`${Ps}\` than this step's .gitattributes gives it, and\
 git would store another text. Put this step before that one.`}),fw=e=>({name:"UNENCODABLE",message:`An earlier step's .gitattributes gives ${yr(e)} another \`${Ps}\
\` than it has in the work tree, and git would store another text. Leave this step to a second plan, and check the file out again before it.`}),hw=e=>e instanceof
Ds?e.problems.find(({name:t})=>t==="FILTER_UNAVAILABLE"||t==="UNENCODABLE"):void 0,gw=e=>e.size===void 0?e.after&&{content:e.after,isExact:true}:{isExact:true,get content(){
return e.after??new Uint8Array}},_w=e=>e&&{content:e},kc=(e,t)=>!e||!t?e===t:"oid"in t?false:e.equals(t.content)||lw(e)&&!t.content.includes(13),yw=e=>{let{before:t,
after:r,structuredPatch:a,insertions:s,deletions:o}=e;return{...e,before:t,after:r,structuredPatch:a,insertions:s,deletions:o}},Rs=e=>Te("sha256").update(JSON.stringify(
e.map(({step:t,files:r})=>[t,r.map(({path:a,mode:s,blob:o})=>[a,s,o])]))).digest("hex"),ww=e=>{let t=e.toString("utf8");return Buffer.from(t).equals(e)?{patch:t}:
{patch:e.toString("base64"),encoding:"base64"}},bw=({patch:e,encoding:t})=>Buffer.from(e,t??"utf8");import{core_report_build_report$b as vw,core_report_build_report$c as $w}from"./start.js";
import{core_report_net_changes$b as kw}from"./start.js";import{core_history_read_work_tree$a as xw}from"./start.js";import{core_git_cat_file$d as Sw}from"./start.js";
import{core_git_filters$z as Ow}from"./start.js";import{core_plan_steps$d as Aw}from"./start.js";import{core_tools_notebook_edit$n as zs}from"./start.js";import{
core_tools_run$c as Ew,core_tools_run$d as Tw}from"./start.js";import{core_tools_file_choice$w as Fs,core_tools_file_choice$x as jw,core_tools_file_choice$y as Cw}from"./start.js";
import{core_tools_file_change$f as Nw}from"./start.js";import{core_text_lfs_pointer$a as Mw}from"./start.js";import{core_tools_permission$c as Iw}from"./start.js";
import{core_text_unusual$d as Lw}from"./start.js";import{core_text_splice$c as Dw}from"./hook.js";import{empty$g as Pw,empty$h as Rw}from"./hook.js";function Fw(e,t){
let r=new Map,a=async o=>{let i=new Set(o.flatMap(n=>r.get(n)??[]));for(let[n,l]of r)i.has(l)&&r.delete(n);for(let n of i)await t(n)},s=async o=>{let i=zs(o.step)??
"",n=r.get(i);n||await a([...r.keys()]);let l=br(n,o);i===""?await t(l):r.set(i,{...l,steps:{...l.steps,rule:i}})};return{async add(o){if(e==="per-step")return t(
br(void 0,o));if(e==="per-rule")return s(o);if(e==="per-file"&&zw(o))return await a(o.changes.flatMap(Fs)),t(br(void 0,o));let i=e==="per-file"?o.changes.flatMap(
Fs):[""],n=br(Uw(new Set(i.flatMap(l=>r.get(l)??[]))),o);for(let l of e==="per-file"?n.changes.keys():i)r.set(l,n)},flush:()=>a([...r.keys()])}}var zw=({step:e,
changes:t})=>zs(e)!==void 0&&new Set(t.map(({path:r})=>r)).size>1;function Uw(e){let[t,...r]=e;if(!t||r.length===0)return t;let a=[t,...r].map(({steps:o})=>o),[
s=t.steps]=a.toSorted((o,i)=>o.first.step.index-i.first.step.index);return{steps:{first:s.first,indexes:a.flatMap(({indexes:o})=>o).sort((o,i)=>o-i),paths:new Set(
a.flatMap(({paths:o})=>[...o]))},changes:new Map([t,...r].flatMap(({changes:o})=>[...o])),blobs:new Map([t,...r].flatMap(({blobs:o})=>[...o]))}}function br(e,t){
let{steps:r,changes:a,blobs:s}=e??Bw(t);r.indexes.push(t.step.index),r.paths.add(t.path);for(let o of t.changes)for(let i of jw(o))a.set(i.path,new qw(a.get(i.path),
i)),s.set(i.path,i.path===o.path?t.blobs.get(o):void 0);return{steps:r,changes:a,blobs:s}}var Bw=e=>({steps:{first:Ww(e),indexes:[],paths:new Set},changes:new Map,
blobs:new Map});function Ww({step:e,path:t,changes:r}){let{index:a,id:s,tool:o,why:i}=e,[n]=r.length===1?r:[],l=r.filter(({from:c})=>c!==void 0);return{step:{index:a,
tool:o,...s===void 0?{}:{id:s},...i===void 0?{}:{why:i}},path:t,files:(l.length>0?l:r).map(c=>c.path),...Nw(r),created:n!==void 0&&n.before===void 0}}var qw=class Sc{path;mode;executable;from;#e;#t;constructor(t,r){
let a=Cw(r)?void 0:t;this.path=r.path,this.mode=r.mode,this.executable=r.executable??a?.executable,this.from=r.from??a?.from,this.#e=t instanceof Sc?t.#e:t??r,this.#t=
r}get before(){return this.#e.before}get after(){return this.#t.after}},Oc=class extends Error{paths;constructor(e){super(`no step was expected to change ${e.join(
", ")}`),this.paths=e}};async function Gw(e,t){let r=Sw(e);try{let a=await xw(e,r,{...t,blobs:t.scratch}),s=Zw(a,t),o=t.scratch?{id:s,ref:`${P}${s}`,existing:[]}:
await xs(e,r,s),i=Kw(e,{known:a,id:s,name:o},t);return{...i,async[Symbol.asyncDispose](){await i[Symbol.asyncDispose](),await r[Symbol.asyncDispose]()}}}catch(a){
throw await r[Symbol.asyncDispose](),a}}function Kw(e,{known:t,id:r,name:a},s){let{plan:o,scratch:i=e,readFile:n}=s,l=s.scratch===void 0,c=n&&l?fe(e,a.id):void 0,
p={...Vw(t,s),names:Jw(r,s)},m=new Qw(t,{git:i,named:l,ref:a.ref,kept:c,...p}),d=new wr({...t,git:i,dirty:Hw(t)}),u=Fw(o.options.commits,g=>m.commit(g)),[f,h]=[
0,false];return{async take(g){let _=g.changes.flatMap(Fs).filter(y=>!t.covers(y));if(_.length>0)throw new Oc(_);let w=await d.take(g);return!w.ok||g.changes.length===
0||(f++,await u.add(w.result)),w},async close(){if(f===0)return;await u.flush();let{snapshots:g,versions:_,ignored:w}=await m.finish();h=true;let y=xc(t.base),b=xc(
g.at(-1)??t.base),v={base:y,head:b,snapshots:g,...w.length>0&&{ignored:w}};if(!l)return{id:a.id,ref:a.ref,...v};let $=await Ss(e,a,b.commit);$!==a.id&&c?.moveTo(
$);let k={id:$,ref:`${P}${$}`,...v};return M(e,Yw(e,k,{...s,kept:_})),k},async[Symbol.asyncDispose](){h||await m.abort(),t[Symbol.dispose]()}}}var Hw=({dirty:e})=>new Map(
e.map(({operation:t})=>[t.path,t.mode==="deleted"?void 0:t])),Jw=(e,{plan:t,total:r})=>({title:t.title,digest:t.digest,runId:e,total:r,...fr(t),subject:t.words?.
subject,trailers:t.words?.trailers}),Vw=({base:{date:e}},{plan:t})=>({author:Y(t.author,t.created,e),committer:Y(t.words?.committer??t.author,t.created,e)});function Yw(e,{
id:t,base:{commit:r,tree:a},head:s},{plan:o,kept:i,commands:n=[]}){let{title:l,digest:c,without:p=[]}=o;return{version:1,id:t,title:l,plan:c,without:[...p],status:"\
recorded",base:r,baseTree:a,head:s,kept:i,...n.length>0&&{results:n},time:new Date().toISOString(),worktree:e.root,totals:{steps:0,files:0,insertions:0,deletions:0}}}
var xc=({commit:e,tree:t})=>({commit:e,tree:t}),Zw=(e,{plan:t,commands:r=[]})=>ks({digest:t.digest,options:t.options,...r.length>0&&{commands:Rs(r)},without:t.without??
[],base:e.base.commit,tree:e.base.tree,dirty:e.dirty.map(({operation:a,oid:s})=>({path:a.path,mode:a.mode,oid:s}))}),Xw=e=>Buffer.from(e).toString(),Qw=class{#e;#t;#r=[];#s=new Set;#o=new Map;#m;#f=0;#p=[];#i=[];#h;#n=new Map;constructor(e,t){
this.#e=e,this.#t=t,this.#h=ut(t.names)}async commit(e){this.#m??=await this.#l(),this.#f++;let t=(await this.#e.unignore(e.changes.values())).flatMap(o=>{let{change:i,
blob:n}=this.#n.get(o)??{};return this.#n.delete(o),n&&i&&!e.changes.has(o)?[this.#u(i,n)]:[]});for(let o of e.changes.values()){let{path:i}=o,n=e.blobs.get(i);
this.#g(o,n),this.#e.ignored.has(i)?this.#n.set(i,{change:o,blob:n}):(n||o.before)&&t.push(this.#u(o,n))}let{steps:r}=e,[a,...s]=r.indexes;this.#i.push(a!==void 0&&
s.length===0?a:[...r.indexes]),await this.#a(this.#m,Xw(hs(r,this.#t.names)),t)}async finish(){let{named:e}=this.#t,t=await this.#m?.finish({named:e}),[{base:r},
a,s,o]=[this.#e,this.#h,this.#p,this.#i];return{snapshots:pr(t?.length??0,i=>{let n=o[i]??[];return{...t?.at(i)??r,parent:i>0&&t?.at(i-1)?.commit||r.commit,message:(s[i]??
"")+a,steps:typeof n=="number"?[n]:n}}),versions:this.#r,ignored:[...this.#n.keys()]}}async abort(){await this.#m?.abort(),this.#t.kept?.drop()}async#l(){let{git:e,
ref:t}=this.#t,r=dt(e,{ref:t,parent:this.#e.base.commit}),a=this.#e.dirty.map(({operation:s})=>s);return a.length>0&&(this.#i.push([]),await this.#a(r,gs,a)),r}#a(e,t,r){
let{author:a,committer:s}=this.#t;return this.#p.push(t),e.commit({author:a,committer:s,message:t+this.#h,files:r})}#u(e,t){let{path:r,mode:a}=e;return t?{path:r,
mode:this.#e.modeOf(r,a,e),...t}:{path:r,mode:"deleted"}}#g({path:e,before:t,after:r,mode:a},s){let{kept:o}=this.#t;if(!o)return;let{converter:i,ignored:n,absent:l}=this.#e,
c=!this.#o.has(e),p=this.#o.get(e)??this.#e.permissions(e)??a;this.#o.set(e,a);let m=!n.has(e),d=!c||m&&!(t&&i.mayHaveDiffered(e,t)),u=m&&(!s||"content"in s&&s.
isExact===true),f=d&&u&&!l.has(e)&&!this.#s.has(e);if(f&&t&&r&&a===p)return;let h=[...c?[this.#d(o,{path:e,at:0,content:t,mode:p,isExact:d})]:[],this.#d(o,{path:e,
at:this.#f,content:r,mode:a,isExact:u})];f&&h.every(g=>g.mode===void 0)||(this.#s.add(e),this.#r.push(...h))}#d(e,{path:t,at:r,content:a,mode:s,isExact:o}){if(!a)
return{path:t,at:r,bytes:null};let i=!this.#e.ignored.has(t)&&this.#e.modeOf(t,s)==="100755",n=s===ds(i);return{path:t,at:r,...!o&&{bytes:e.save(a)},...!n&&{mode:s}}}};
async function Ne(e,t,r){let a=new Map,s=new Set([...$r(e,t),...ob(r.commands)]);for(;;)try{let o=eb(a,r.policy),{broken:i,...n}=await lb(e,t,{...r,paths:s,policy:o});
if(i.length===0)return n;for(let{path:l,problem:c}of i)a.set(l,tb(c))}catch(o){if(r.store&&r.recorded&&await Ts(e.git),!(o instanceof Oc))throw o;for(let i of o.
paths)s.add(i)}}var eb=(e,t)=>({...t,path:(r,a,...s)=>(Iw(a)?void 0:e.get(r))??t.path(r,a,...s)}),tb=({at:e,step:t,...r})=>r,Me=5e4;function rb(e){let t=s=>s!==
void 0&&Mw(s)!==void 0,r=e.changes.filter(s=>s.from===void 0&&ab(s)&&s.after&&(t(s.before)||t(s.after)));if(r.length===0)return e;let a=r.map(({path:s})=>`${Lw(
s)} ${sb}`);return{...e,notes:[...e.notes??[],...a]}}var ab=({size:e,sizeBefore:t=e})=>e===void 0||Math.min(e,t??0)<1024,sb="is a pointer of Git LFS: what chang\
ed is the pointer, and the content that it names has to be on the server.",ob=e=>Ac(e).flatMap(([,{outcome:t}])=>t.ok?t.files.map(({path:r})=>r):[]),vr=e=>Ac(e).
flatMap(([,{recorded:t}])=>t??[]),ib=(e,t)=>{let r=e.tool===Tw.name?t?.results.get(e.index)?.reported:void 0;if(!r||e.status==="skipped")return e;let a=r.recorded?
[...e.notes??[],"Recorded, not derived again: the command did not run."]:e.notes;return{...e,command:r,...a&&{notes:a}}},Ac=e=>[...e?.results??[]].sort(([t],[r])=>t-
r),nb=({structuredPatch:e,...t})=>t;async function lb(e,t,r){var a=[];try{let{policy:n,signal:l,commands:c}=r,p=[],m=[],d=Ew(e.source),u=Pw(a,await cb(e,t,r),true),
f=async w=>{let y=ib(await j(vw(rb(w))),c);p.push(t.steps.length>Me?nb(y):y);let[b,...v]=w.changes,$=b&&b.from===void 0&&v.length===0&&{change:b};r.onEvent?.({type:"\
step",step:y,total:t.steps.length,...$})},h={workspace:d,policy:n,tracked:t.found,...t.merged&&{merged:t.merged},...c&&{commands:c.outcomeOf},...l&&{signal:l},announces:r.
onEvent!==void 0};for await(let w of Ya(t.plans,h))if(w.type==="broken")m.push(w);else if(w.type==="progress")r.onEvent?.(await j({type:"progress",message:w.progress.
message}));else{let y=await u.take(w.result);y.ok||m.push(pb(w.result,y)),await f(y.ok?y.result:w.result)}let g=m.length>0?mb(p,m):p;if(kr(t,g))return{steps:xr(
g,t),stopped:true,workspace:d,broken:[]};let _=m.length===0?await u.close():void 0;return{steps:p,stopped:false,workspace:d,broken:m,..._&&{run:_}}}catch(n){var s=n,
o=true}finally{var i=Rw(a,s,o);i&&await i}}async function cb(e,t,r){let{store:a,recorded:s,blobs:o,commands:i,paths:n}=r,{git:l,base:c,conversions:p,readFile:m}=e;
if(a)return Gw(l,{plan:t.header,total:t.steps.length,base:c.commit,paths:n,conversions:p,commands:vr(i),...m&&{readFile:m},...!s&&{scratch:a.git}});let d=o&&Ow(
o,p),u=o&&d&&new wr({git:o,converter:d,dirty:new Map,committed:async()=>{}});return{take:async f=>u?u.take(f):{ok:true,result:f},close:async()=>{},[Symbol.asyncDispose]:async()=>d?.[Symbol.
dispose]()}}var pb=({step:e},{path:t,problem:r})=>{let{index:a,id:s,at:o}=e;return{type:"broken",path:t,step:a,problem:{...r,at:o,step:{index:a,...s!==void 0&&{
id:s}}}}},$r=({source:e},t)=>[...Ls(t)].flatMap(r=>ft(e.locate(r))??[]).filter(r=>{let a=e.stat(r);return!a||!a.link&&a.size<=Dw}),mb=(e,t)=>{let r=new Map(t.map(
({step:s,problem:o})=>[s,o])),a=new Map(t.map(({path:s,step:o})=>[s,o]));return e.map(s=>{let{structuredPatch:o,matched_by:i,files:n,error:l,...c}=s,p=r.get(s.index);
return p?{...c,status:"failed",insertions:0,deletions:0,error:$w(p)}:l!==void 0&&(a.get(s.file_path)??s.index)<s.index?{...c,status:"skipped"}:s})},kr=({plans:e},t)=>{
let r=t.filter(({status:s})=>s==="failed").map(({index:s})=>s),a=1;return e.some(({options:s,steps:{length:o}})=>{let i=a;return a+=o,s.on_error==="stop"&&r.some(
n=>n>=i&&n<a)})},xr=(e,t)=>{let r=new Map(e.map(a=>[a.index,a]));return Array.from(t.steps,a=>{let s=r.get(a.index);if(s?.status==="failed")return s;let{index:o,
id:i,tool:n,why:l}=a,c=s?.file_path??Aw(a),p=zs(a);return{index:o,...i!==void 0&&{id:i},tool:n,file_path:c,..."new_path"in a.input&&{new_path:a.input.new_path},
...p!==void 0&&{source:p},status:"skipped",...l!==void 0&&{why:l},insertions:0,deletions:0}})};function Us(e,{snapshots:t}){for(let{commit:r,steps:a}of t)for(let s of a){
let o=kw(e,s);o?.status==="applied"&&(o.commit=r)}}import{core_history_branch$d as db,core_history_branch$i as ub,core_history_branch$j as fb}from"./start.js";import{
core_git_cat_file$d as hb}from"./start.js";import{core_git_commands_refs$b as gb,core_git_commands_refs$c as _b,core_git_commands_refs$d as yb}from"./hook.js";import{
core_git_git$f as wb,core_git_git$l as bb,core_git_git$z as vb}from"./hook.js";import{core_text_words$j as Cc}from"./hook.js";import{errors$b as G}from"./hook.js";
import{empty$g as Nc,empty$h as Mc}from"./hook.js";function Sr(e){let t=Bs.get(e)??{users:0,child:void 0};Bs.set(e,t),t.users++;let r=async(a,s)=>{let o=t.child?.
isRunning()?t.child:new $b(e);t.child=o,await o.ask(gb(a,s),`${s}: ok
`)};return{rehearse:a=>r(a,"abort"),commit:a=>r(a,"commit"),async[Symbol.asyncDispose](){t.users--,!(t.users>0)&&(Bs.delete(e),await t.child?.end())}}}var Bs=new WeakMap,
$b=class{#e;#t;#r=true;#s="";#o=()=>{};constructor(e){this.#e=e.start(Ec),this.#t=bb(this.#e,Ec),this.#e.stdout.on("data",t=>{this.#s+=t.toString("latin1"),this.#o()}),
this.#t.closed.then(()=>{this.#r=false,this.#o()})}isRunning(){return this.#r}async ask(e,t){for(this.#s="",this.#e.stdin.write(e);this.#r&&!this.#s.endsWith(t);)
await new Promise(r=>this.#o=r);if(!this.#s.endsWith(t))throw this.#t.failure()??new Error("git update-ref is closed")}async end(){this.#e.stdin.end(),await this.#t.
closed}},Ec=["update-ref","-m","editplan: apply","--stdin","-z"],qs=(e,t)=>({head:async()=>({place:await ub(e),commit:await kb(e)}),blocked:async()=>e.bare?void 0:
db(e,t),ref:r=>fb(e,r),branches:()=>e.run(_b("refs/heads/")),isAncestor:(r,a)=>e.run(vb(r,a)),async obstacle(r,a){var s=[];try{return await Nc(s,Sr(e),true).rehearse(
[{ref:r,to:a,from:null}]).catch(c=>c)}catch(l){var o=l,i=true}finally{var n=Mc(s,o,i);n&&await n}}});async function kb(e){var t=[];try{return(await Nc(t,hb(e),true).
read("HEAD^{commit}"))?.oid??""}catch(o){var r=o,a=true}finally{var s=Mc(t,r,a);s&&await s}}async function Gs(e,{name:t,force:r}){let a=await e.head(),s=ge(t),o=a.
commit!==""&&jc(t)?await e.obstacle(s,a.commit):Tc;if(o&&!(jc(t)&&yb(t)))throw xb(t);if(await Hs(e),!o)return{from:a,branch:s};let i=await e.ref(s);if(i?.worktree)
throw Ws(t,`is checked out in ${i.worktree}. Choose another name.`);if(i&&!r)throw Ws(t,`already exists. Choose another name, pass --force to replace it, or del\
ete it: git branch -D ${Cc(t)}.`);if(i||o===Tc)return{from:a,branch:s,replaces:i?.oid};throw o instanceof G&&o.message.includes(" exists")?Ws(t,`conflicts with \
another branch: ${wb(o)}. Choose another name.`):o}var Tc=Symbol("unknown"),jc=e=>!/[\0\n]/.test(e)&&e!=="HEAD"&&!e.startsWith("-"),xb=e=>new G({name:"BRANCH_IN\
VALID",message:`Git does not allow a branch named ${JSON.stringify(e)}. Choose another name.`}),Ws=(e,t)=>new G({name:"BRANCH_EXISTS",message:`The branch "${e}"\
 ${t}`});async function Sb(e,{id:t,head:r,record:{branch:a,cameFrom:s}}){if(a===void 0||s===void 0)return;await Hs(e);let o=await e.head(),i=await e.isAncestor(
r.commit,o.commit);if(o.place!==ge(a)){if(!i)throw Eb(t,a);if(o.place===s)return}if(o.place.startsWith("refs/")||await Ab(e,o.commit,{branch:a,run:r.commit}),!s.
startsWith("refs/"))return{from:o,to:{place:s,commit:s},makes:false};let n=await e.ref(s);if(!n)throw jb(s,a);return Ic(n),{from:o,to:{place:s,commit:n.oid},makes:false}}
async function Ob(e,{id:t,head:r,record:a}){let{branch:s,cameFrom:o,status:i}=a;if(s===void 0||o===void 0)return;let n=await e.head();if(i==="undone"&&await e.isAncestor(
r.commit,n.commit))throw Tb(t);if(n.place===ge(s))return;await Hs(e);let l=await e.ref(ge(s));if(!l)return{from:n,to:{place:ge(s),commit:r.commit},makes:true};if(Ic(
l),!await e.isAncestor(r.commit,l.oid))throw Cb(t,s);return{from:n,to:{place:ge(s),commit:l.oid},makes:false}}var ge=e=>`refs/heads/${e}`,Ks=e=>e.replace(/^refs\/heads\//,
"");async function Hs(e){let t=await e.blocked();if(t)throw new G(t)}async function Ab(e,t,{branch:r,run:a}){if(t===a)return;let s=await e.branches(),o=s.find(({
name:n})=>n===ge(r))??s.find(({oid:n})=>n===t);if(o&&await e.isAncestor(t,o.oid))return;let i="HEAD is detached, on commits that are on no branch. Create a bran\
ch for them first: `git switch -c NAME`.";throw new G({name:"DIRTY_FILES",message:i})}function Ic({name:e,worktree:t}){if(t==="")return;let r=`The branch "${Ks(
e)}" is checked out in ${t}. Switch to another branch there first.`;throw new G({name:"BRANCH_IN_USE",message:r})}var Eb=(e,t)=>new G({name:"RUN_NOT_APPLIED",message:`\
Run ${e} is on the branch "${t}", but HEAD is not. To undo it, run \`git switch ${Cc(t)}\` first.`}),Tb=e=>new G({name:"RUN_APPLIED",message:`The current commit\
 already contains run ${e}. Switch to the branch that you came from, then redo.`}),jb=(e,t)=>new G({name:"UNKNOWN_REVISION",message:`The branch "${Ks(e)}", on w\
hich the run started, is gone. Create it again, or switch to another branch with \`git switch\`; the branch "${t}" keeps the run.`}),Cb=(e,t)=>new G({name:"BRAN\
CH_EXISTS",message:`The branch "${t}" does not contain run ${e} any more. Rename it, or apply the plan again with --force.`});import{core_tools_notebook_edit$b as Nb}from"./start.js";
import{core_tools_file_choice$e as Mb,core_tools_file_choice$f as Ib}from"./start.js";import{core_plan_variables$a as Lb}from"./start.js";import{core_tools_fields$a as Or,
core_tools_fields$b as _e}from"./start.js";import{core_plan_options$a as Db}from"./start.js";import{zod$b as Lc}from"./start.js";import{zod_2$J as Dc,zod_2$M as Ie,
zod_2$P as Pc,zod_2$W as Rc,zod_2$p as Fc,zod_2$z as Pb}from"./start.js";var zc={id:_e().exactOptional().describe("Unique name of the step; without it the step \
is called by its number, from 1.").meta({examples:["rename-decl"]}),why:Or().exactOptional().describe("Reason, shown to the reviewer next to the change.").meta(
{examples:["the name hides the network call"]}),session:Pc([Pb().min(1),Rc("none")]).exactOptional().describe("Which of the plan\u2019s `sessions` the step comes fro\
m: its number, default 1, or none of them.").meta({examples:[2,"none"]}),when:Mb.exactOptional().describe("Replay the step only where all of this is true; other\
wise it is skipped.").meta({examples:[{exists:true},{file_path:"package.json",contains:'"react":'},{glob:"src/**",not_matches:"legacy"}]})},wt=Ie(zc),{shape:Js}=Nb.
input(),{glob:Rb,exclude:Fb,expect_matches:zb}=Ib,Ub=Ie({glob:Rb.describe("For steps without a glob and without their own path."),exclude:Fb.describe("For steps\
 with a glob."),replace_all:Js.replace_all.describe("For Edit."),expect_matches:zb.describe("For steps with a glob, and Edit."),language:Js.language.describe("F\
or Edit by pattern or rule."),match:Js.match.describe("For Edit by old_string.")}),Vs=(e,t)=>Fc().max(t).regex(e,"is not a plain name"),Uc=Ie({agent:Vs(/^[\w.-]+$/,
100).exactOptional().describe("The agent.").meta({examples:["claude-code"]}),model:Vs(/^[\w.-]+\/[\w.:@+/-]+$/,250).exactOptional().describe("The model, as prov\
ider/name.").meta({examples:["anthropic/claude-opus-4-5-20251101"]}),id:Vs(/^[\w.:@+/-]+$/,200).exactOptional().describe("The session\u2019s id.").meta({examples:[
"2850166f-2eda-4717-a496-fd760e9f1d5e"]})}),Bb=Ie({at:_e().describe("Where it is in the source: file and line.").meta({examples:["fix.patch:12"]}),what:_e().describe(
"What it is called there.").meta({examples:["hunk"]}),why:Or().describe("Why it is not a step.").meta({examples:["Its lines are not in src/user.ts."]})}),Ar=({agent:e,
model:t,id:r})=>JSON.stringify([e,t,r]),Le=Ie({$schema:Fc().exactOptional().describe("Where an editor finds this schema; no other effect.").meta({examples:["./n\
ode_modules/editplan/schema/plan.schema.json"]}),version:Rc(1).describe("Version of the plan format."),title:_e().describe("One line; becomes the pull request's\
 title.").meta({examples:["Rename getUser to fetchUser"]}),description:Or().exactOptional().describe("The plan's own words. The pull request's body quotes them \
below what the run says; nothing in them is Markdown but `code`.").meta({examples:["The getter does network I/O."]}),base:_e().regex(/^[^-]/,"begins with a dash\
, which no revision does").exactOptional().describe("The commit the plan was made against.").meta({examples:["3f2c9e1","main"]}),created:Pc([Lc.datetime({offset:true}),
Lc.date()],"is not an ISO date such as 2026-05-01T10:00:00Z").refine(e=>Date.parse(e)>=0,"is before 1970, which git cannot record").exactOptional().describe("Da\
te that every commit of the run carries; a day without a time means midnight UTC.").meta({examples:["2026-05-01T10:00:00Z"]}),author:Ie({name:_e().regex(/^[^<>]*$/,
"holds < or >").describe("Name of the author.").meta({examples:["Refactor Bot"]}),email:_e().regex(/^[^<>]*$/,"holds < or >").describe("Mail address of the auth\
or.").meta({examples:["bot@example.com"]})}).exactOptional().describe("Author of the commits.").meta({examples:[{name:"Refactor Bot",email:"bot@example.com"}]}),
sessions:Dc(Uc).exactOptional().describe("The sessions of agents that the steps come from. A claim: reports repeat it, and nothing is decided by it.").meta({examples:[
[{agent:"claude-code",model:"anthropic/claude-opus-4-5-20251101"}]]}),left_out:Dc(Bb).exactOptional().describe("What its source proposes, or a recording saw, an\
d no step does. Each run of the plan reports it and opens its pull request as a draft.").meta({examples:[[{at:"fix.patch:12",what:"hunk",why:"Its lines are not \
in src/user.ts."}]]}),cwd:Or().regex(/^(\/|\\\\|[A-Za-z]:[\\/])/,"is not an absolute path").exactOptional().describe("Root of the checkout the plan was recorded\
 in; stripped from absolute paths.").meta({examples:["/home/ada/shop"]}),vars:Lb.exactOptional().describe("Variables and their defaults; null for a variable wit\
hout a default. `${{ vars.name }}` in a step is replaced by the value; `--var name=value` sets it.").meta({examples:[{team:"payments",version:null}]}),defaults:Ub.
exactOptional().describe("Keys for all steps: each step whose tool has the key gets it, unless it sets it. glob and exclude do not apply to a step with a path.").
meta({examples:[{glob:"src/**/*.ts",replace_all:true,expect_matches:{min:0}}]}),options:Db.prefault({}).describe("How the plan is replayed; the command line ove\
rrides each.")});import{zod_2$$ as Wb,zod_2$I as qb,zod_2$K as Zs,zod_2$O as Gb,zod_2$X as Kb,zod_2$Z as Hb,zod_2$aa as Jb}from"./start.js";import{core_text_words$r as Bc}from"./hook.js";
var Xs=e=>{if(e.code!=="invalid_union")return[e];let t=e.errors.filter(([a])=>a&&(a.path.length>0||!Vb.has(a.code))),[r]=t.length===1?t:[];return(r??[e]).map(a=>a===
e?e:{...a,path:[...e.path,...a.path]})},Vb=new Set(["invalid_type","invalid_value","invalid_format"]),Qs="Invalid input",eo=(e,t)=>{if(e.code==="too_big")return"\
is too large";if(e.code==="too_small"&&e.message.startsWith("Too small"))return e.origin==="string"?"is empty":`is below ${e.minimum}`;if(e.code==="invalid_key")
return e.issues[0]?.message??e.message;if(e.code!=="invalid_type")return e.message;let r=Yb[e.expected]??e.expected,a=e.expected==="string"&&typeof t!="object"?
"; put it in quotes to mean the text":"";return`is ${Er(t)}, not ${r}${a}`},Yb={string:"text",int:"a whole number",number:"a whole number",object:"a set of keys",
record:"a set of keys",array:"a list",boolean:"true or false"},Er=e=>e===null?"nothing":Array.isArray(e)?"a list":typeof e=="object"?"a set of keys":typeof e=="\
string"?Bc(e):String(e),to=100,bt=(e,t)=>e!==void 0?`did you mean ${Bc(e)}?`:t.length>0?`known here: ${t.join(", ")}.`:"remove it.",ro=(e,t)=>t.reduce((r,a)=>typeof r==
"object"&&r!==null?Reflect.get(r,a):void 0,e),ao=(e,t)=>{let r=Ys(e);for(let a of t)if(r instanceof Zs)r=Ys(r.shape[String(a)]);else if(r instanceof qb)r=Ys(r.element);else
return[];return r instanceof Zs?Object.keys(r.shape):[]},Ys=e=>{let t=e;for(;t instanceof Jb||t instanceof Wb||t instanceof Hb||t instanceof Kb;)t=t.unwrap();return t instanceof
Gb?t.options.find(r=>r instanceof Zs):t};import{core_tools_notebook_edit$j as jr,core_tools_notebook_edit$k as Zb,core_tools_notebook_edit$l as Gc,core_tools_notebook_edit$m as Xb}from"./start.js";
import{core_plan_options$a as Qb}from"./start.js";import{core_text_json$f as so}from"./hook.js";import{core_text_words$p as oo,core_text_words$r as we}from"./hook.js";
var io=(e,t,r)=>{let a=r0(e,{path:t,locate:r});if(!a.ok)return a;let s=Cr(a.input,["document","rule"],{path:a.inputPath,locate:r});if(s.length>0)return{ok:false,
faults:s};let o=Gc(a.tool).input(),i=wt.safeParse(a.header),n=o.safeParse(a.input);if(i.success&&n.success)return{ok:true,content:{...i.data,tool:a.tool,input:n.
data}};let{formKeys:l,inputPath:c}=a,p=c.length===t.length;return{ok:false,faults:[...vt(i.error?.issues??[],{schema:wt,value:a.header,path:t,locate:r,alsoKnown:l}),
...vt(n.error?.issues??[],{schema:o,value:a.input,path:c,locate:r,alsoKnown:p?l:[]})]}},Cr=(e,t,{path:r,locate:a})=>{let s=[],o=(i,n)=>{if(!(typeof i!="object"||
i===null))for(let[l,c]of Object.entries(i)){let p=[...n,Array.isArray(i)?Number(l):l];l==="__proto__"?s.push(lo(l,{known:[],path:p,at:a.key(p)})):o(c,p)}};if(so(
e))for(let i of t)Object.hasOwn(e,i)&&o(e[i],[...r,i]);return s},Kc=Object.keys(wt.shape),Hc=["tool",...Kc],e0=["type","name","input",...Kc],t0=()=>new Set([...Hc,
...jr().flatMap(({input:e})=>Object.keys(e().shape))]),Nr=e=>so(e)&&!(Object.hasOwn(e,"tool")&&e.type!=="tool_use")&&(Object.hasOwn(e,"type")||Object.hasOwn(e,"\
name")&&Object.hasOwn(e,"input")),r0=(e,t)=>{if(!so(e))return ye(Yc("A step is a set of keys. Begin it with `- tool: Edit`, and write its other keys below.",[],
t));if(Nr(e))return a0(e,t);if(!Object.hasOwn(e,"tool"))return{ok:false,faults:s0(e,t)};let{tool:r,id:a,why:s,session:o,when:i,...n}=e;if(!Jc(r))return ye(Zc(r,
"tool",t));let l={...a!==void 0&&{id:a},...s!==void 0&&{why:s},...o!==void 0&&{session:o},...i!==void 0&&{when:i}};return{ok:true,tool:r,header:l,input:n,inputPath:t.
path,formKeys:Hc}},a0=(e,t)=>{let{type:r,name:a,input:s,...o}=e;if(r===void 0)return ye(Tr("type",t));if(r!=="tool_use")return ye(Yc('"type" takes tool_use; a f\
lat step has "tool" instead.',["type"],t));if(a===void 0)return ye(Tr("name",t));if(!Jc(a))return ye(Zc(a,"name",t));if(s===void 0)return ye(Tr("input",t));let i=Qc(
a,s);return{ok:true,tool:a,header:o,input:i,inputPath:[...t.path,"input"],formKeys:e0}},Jc=e=>Zb(e)!==void 0,no=e=>jr().find(({name:t})=>t.toLowerCase()===e.toLowerCase()),
ye=e=>({ok:false,faults:[e]}),s0=(e,t)=>{let r=t0(),a=[...r],s=Object.keys(e).filter(o=>!r.has(o)).slice(0,a.length).map(o=>{let i=[...t.path,o];return lo(o,{known:a,
path:i,at:t.locate.key(i)})});return s.some(({suggestions:o})=>o?.includes("tool"))||Object.keys(e).some(o=>no(o))?s:[Tr("tool",t),...s]},Vc=e=>{let t=o0[e];return`\
The key ${we(e)} is missing.${t===void 0?"":` Write \`${e}: ${t}\`.`}`},o0={version:"1",type:"tool_use"},Tr=(e,{path:t,locate:r})=>({name:"MISSING_KEY",message:Vc(
e),at:r.value(t),path:[...t,e]}),Yc=(e,t,{path:r,locate:a})=>({name:"INVALID_VALUE",message:e,at:a.value([...r,...t]),path:[...r,...t]}),i0=new Map([["bash","Ru\
n"],["shell","Run"],["create","Write"],["add","Write"],["replace","Edit"],["str_replace","Edit"],["update","Edit"],["modify","Edit"],["remove","Delete"],["renam\
e","Move"]]),n0=(e,t)=>{let r=e.toLowerCase().replace(/[-_]?file$/,"");return i0.get(r)??no(r)?.name??oo(e,t)},Zc=(e,t,{path:r,locate:a})=>{let s=jr().map(({name:n})=>n),
o=typeof e=="string"?n0(e,s):void 0,i=o?`did you mean ${o}?`:`the tools are ${s.join(", ")}.`;return{name:"UNKNOWN_TOOL",message:`Unknown tool${typeof e=="strin\
g"?` ${we(e)}`:""}; ${i}`,at:a.value([...r,t]),path:[...r,t],...o!==void 0&&{suggestions:[o]}}},vt=(e,t)=>{let r=e.flatMap(Xs).flatMap(s=>l0(s,t)),a=new Set(r.flatMap(
({path:s,suggestions:o})=>o?[Wc(s?.slice(0,-1),o[0])]:[]));return r.filter(({name:s,path:o})=>{let i=Wc(o);return s==="MISSING_KEY"&&a.has(i)||a.has(`${s} ${i}`)?
false:(a.add(`${s} ${i}`),true)})},Wc=(e=[],t)=>JSON.stringify(t===void 0?e:[...e,t]),l0=(e,t)=>{let r=[...t.path,...e.path];if(e.code==="unrecognized_keys")return m0(
e.keys,e.path,t);let a=ro(t.value,e.path),s=String(r.at(-1)??""),o=e.code==="custom"&&e.message!==Qs?e.message:void 0;if(a===void 0){let l=t.locate.value(r.slice(
0,-1));return o!==void 0&&!qc(o)?[{name:"INVALID_VALUE",message:`The step ${o}.`,at:l,path:r.slice(0,-1)}]:[{name:"MISSING_KEY",message:o??Vc(s),at:l,path:r}]}let i=t.
locate.value(r);if(s==="steps"&&(a===null||e.code==="too_small"))return[re(i)];if(e.code==="invalid_value")return[{...f0(e,r,a),at:i,path:r}];let n=r.length===0?
"The plan":Xc(r,e.code==="invalid_type"?void 0:a);return[{name:"INVALID_VALUE",message:o!==void 0&&qc(o)?o:`${n} ${eo(e,a)}.${r.length===0?c0(a):p0(s,a)}`,at:i,
path:r}]},Xc=(e,t)=>{let r=e.at(-1);if(typeof r!="number")return we(String(r));let a=e.findLast(s=>typeof s=="string");return`Item ${r+1} of ${we(String(a))}${typeof t==
"string"&&t!==""?`, ${we(t)},`:""}`},c0=e=>Array.isArray(e)?" Write it under `steps:`, below `version: 1` and a `title`.":typeof e=="string"&&/^.+\.(?:ya?ml|jsonl?)$/.
test(e)?" Pass the text of that file, not its name.":"",p0=(e,t)=>e==="steps"?" Begin each step with `- `, such as `- tool: Edit`.":e==="file_path"&&Array.isArray(
t)?" Write one path, or name several files in `glob`.":"",qc=e=>/^[A-Z].*\.$/s.test(e),m0=(e,t,r)=>{let a=[...ao(r.schema,t),...t.length===0?r.alsoKnown??[]:[]];
return e.slice(0,to).map(s=>{let o=[...r.path,...t,s];return lo(s,{known:a,path:o,at:r.locate.key(o)})})},lo=(e,{known:t,path:r,at:a})=>{let s=t.includes("tool")?
no(e):void 0;if(s){let l=["file_path","notebook_path"].find(c=>Object.hasOwn(s.input().shape,c));return{name:"UNKNOWN_KEY",message:`Unknown key ${we(e)}; write \
\`tool: ${s.name}\`${l?`, and the path as \`${l}\``:""}.`,at:a,path:r}}let o=u0.get(e.toLowerCase())?.find(l=>t.includes(l))??oo(e,t),i=t.includes("tool")?jr().
filter(({input:l})=>Object.hasOwn(l().shape,e)):[],n=o!==void 0?bt(o,t):i.length>0&&i.length<=d0?`it is a key of ${i.map(({name:l})=>l).join(" and ")}; ${bt(o,t)}`:
t.includes("options")&&Object.hasOwn(Qb.shape,e)?"it belongs under `options`.":bt(o,t);return{name:"UNKNOWN_KEY",message:`Unknown key ${we(e)}; ${n}`,at:a,path:r,
...o!==void 0&&{suggestions:[o]}}},d0=2,u0=new Map(Object.entries({path:["file_path","notebook_path"],file:["file_path","notebook_path"],filename:["file_path","\
notebook_path"],from:["file_path"],source:["file_path"],to:["new_path"],destination:["new_path"],target:["new_path"],old:["old_string"],old_text:["old_string"],
search:["old_string"],find:["old_string"],new:["new_string"],new_text:["new_string"],replace:["new_string"],replacement:["new_string"],rewrite:["new_string"],key:[
"path"],text:["content","new_string"],contents:["content"],cmd:["command"],reason:["why"]})),f0=(e,t,r)=>{let a=e.values.map(String),s=t.at(-1)==="version"?"PLA\
N_VERSION":"INVALID_VALUE",o=typeof r=="string"?oo(r,a):void 0,i=`${Xc(t,void 0)} is ${Er(r)}; it takes ${a.join(", ")}.`;return{name:s,message:i,...o!==void 0&&
{suggestions:[o]}}},h0={path:["file_path","notebook_path"],old_str:["old_string"],new_str:["new_string"]},g0=["offset","limit"],_0=["replace_all","executable"],
y0=["file_path","notebook_path","new_path"],w0=["old_string","new_string"],Qc=(e,t)=>{if(typeof t!="object"||t===null||Array.isArray(t))return t;let r=Gc(e).input().
shape,a=Object.entries(t).map(([s,o])=>{let i=Xb(e)==="reads"?s:b0(s,r,t);return[i,v0(i,o)]});return Object.fromEntries(a)},b0=(e,t,r)=>Object.hasOwn(t,e)?e:(h0[e]??
[]).find(a=>Object.hasOwn(t,a)&&!Object.hasOwn(r,a))??e,v0=(e,t)=>typeof t!="string"?t:g0.includes(e)&&/^\d{1,15}$/.test(t)?Number(t):_0.includes(e)&&/^(true|false)$/.
test(t)?t==="true":y0.includes(e)?t.replace(/(?<!^)\/{2,}/g,"/").replace(/^\/{2,}/,"/"):w0.includes(e)&&t.startsWith("\uFEFF")?t.slice(1):t;import{core_text_literal$c as $0,
core_text_literal$g as k0}from"./start.js";import{core_text_json$a as po,core_text_json$b as x0,core_text_json$f as co}from"./hook.js";var Ir=new Set(["path","v\
alue","rule","document","from","indent","lines"]),De=new Set(["value","document"]),$t=new Set(["path","from"]),kt=e=>e.slice(2,4).find(t=>Ir.has(String(t))),Lr=e=>ep(
e)??ep(e.map(t=>$0(t)??t)),ep=e=>{let t=0;return e.find(r=>{if(!/^(?:0|[1-9]\d{0,8})$/.test(r))t=Number.POSITIVE_INFINITY;else{if(Number(r)<t)return true;t=Number(
r)}return false})},Dr=(e,t)=>Number.isSafeInteger(t)&&String(t)===e?t:e,Pr=(e,t,r)=>{if(!co(e))return e;if(e.type==="tool_use"&&co(e.input)){let a=po(r.text,t,JSON.
parse).findLast(({key:s})=>s==="input");return a?{...e,input:tp(e.input,a.value.start,r)}:e}return tp(e,t,r)},tp=(e,t,r)=>{if(![...De,...$t].some(s=>S0(e[s])))return e;
let a=po(r.text,t,JSON.parse).map(({key:s,value:o})=>De.has(s)?[s,Mr(e[s],{...r,...o},k0)]:[s,$t.has(s)?Mr(e[s],{...r,...o},O0):e[s]]);return Object.fromEntries(
a)},S0=e=>typeof e=="number"||typeof e=="object"&&e!==null,O0=e=>Dr(e,Number(e)),Mr=(e,{start:t,end:r,...a},s)=>{let{text:o,onMoved:i}=a;if(typeof e=="number")return s(
o.slice(t,r));if(Array.isArray(e))return x0(o,t).map((c,p)=>Mr(e[p],{...a,...c},s));if(!co(e))return e;let n=po(o,t,JSON.parse),l=Lr(n.map(({key:c})=>c));return l!==
void 0&&i(l,t),Object.fromEntries(n.map(({key:c,value:p})=>[c,Mr(e[c],{...a,...p},s)]))};import{core_text_literal$b as A0,core_text_literal$c as E0,core_text_literal$f as T0,
core_text_literal$h as j0}from"./start.js";import{yaml$a as rp,yaml$c as Ot,yaml$e as uo,yaml$f as At,yaml$i as C0}from"./start.js";import{core_text_words$r as N0}from"./hook.js";
var Et=(e,t)=>{let r=pt(e),a=e.indexOf("\0");if(a>=0)return xt({...St("the text has a NUL character; save it as UTF-8"),at:r(a)});let s=Ae(e,{nesting:t.nesting,
single:true});if(!s.ok){let f=r(s.offset);return s.reason==="too-deep"?xt(lt(t.nesting,f)):xt({...St(s.reason==="unbalanced"?I0:L0),at:f})}let[o]=s.documents,i=[
...o?.errors??[],...o?.warnings??[]],n=i.findIndex(({message:f})=>ap.test(f)),l=n<0?i:i.slice(0,n+1);if(l.length>0){let[f="",h=""]=M0.exec(e)??[];if(h!==""){let _=`\
a code fence is around the plan; keep only what is between the lines with ${h}`;return xt({...St(_),at:r(e.indexOf(f)+f.length-h.length)})}let g=l.filter(P0).map(
_=>{let{words:w,at:y}=R0(_,o);return{...St(w),at:r(y)}});return{ok:false,faults:D0(g).slice(0,t.problems)}}if(o?.directives.yaml.explicit&&o.directives.yaml.version!==
"1.2")return xt({...St("a plan is YAML 1.2; remove the directive"),at:{line:1,column:1}});let c=o?.contents??null,p=W0(c,{limits:t,placeOf:r});if(!p.ok)return p;
let{value:m,faults:d,aliases:u}=p;return{ok:true,document:{value:m,faults:d,locate:U0(c,u,r)}}},M0=/(?:^\s*|\n)(```|~~~)/,I0="a bracket closes nothing; remove i\
t, or put the value in quotes",L0="a plan is one document; move what follows `---` to another file",xt=e=>({ok:false,faults:[e]}),D0=e=>e.filter(({at:t},r)=>r===
0||t.line!==e[r-1]?.at.line),P0=({code:e,pos:[t]},r,a)=>e!=="BLOCK_AS_IMPLICIT_KEY"||a[r+1]?.code!=="MULTILINE_IMPLICIT_KEY"||a[r+1]?.pos[0]!==t;function R0({code:e,
message:t,pos:[r]},a){let s=a&&z0(a,r),o=ap.test(t);for(let[i,n]of F0)if(i.test(`${e} ${t}`))return{words:n(s?.sign??"",/\S+$/.exec(t)?.[0]??""),at:(o?s?.start:
void 0)??r};return{words:t,at:r}}var ap=/^Missing closing .quote|^Flow .* end with a/,mo={"{":"}","[":"]"},F0=[[/^TAB_AS_INDENT/,()=>"a tab indents the line; us\
e spaces"],[/^BLOCK_AS_IMPLICIT_KEY/,()=>"a second `: ` in the line; put the value in quotes"],[/^BAD_SCALAR_START/,(e,t)=>`a value cannot begin with ${t}; put \
it in quotes`],[/^BAD_DQ_ESCAPE/,(e,t)=>`the escape ${t.slice(0,2)} is not valid here; write a backslash as \\\\, or use single quotes`],[/closing .quote/,e=>`t\
he quote ${e} that begins here does not end; close it, or use ${e==="'"?"double":"single"} quotes`],[/ Flow .* end with a/,e=>`the ${e} has no ${mo[e]}; close i\
t, or put the value in quotes`],[/ Unexpected scalar at node end/,e=>e in mo?`text follows ${mo[e]}; put the whole value in quotes`:`the value ends at its secon\
d ${e} and text follows; write ${e==="'"?"''":'\\"'} for a quote inside it`],[/ Unexpected block-seq-ind on same line/,()=>"a `- ` after a key begins a list; pu\
t the value in quotes"],[/ Block scalar header| Not a YAML token/,()=>"text follows | or > in the line; begin it in the next line, or put the value in quotes"],
[/^TAG_RESOLVE_FAILED/,(e,t)=>`a plan has no tags, such as ${t}; put the value in quotes`],[/^MULTILINE_IMPLICIT_KEY|^MISSING_CHAR| All /,()=>"the line is not `\
key: value`, or does not start in the same column as its neighbours; indent text of several lines further than its key"]];function z0(e,t){let r;return C0(e,{Node(a,s){
let[o=0,,i=0]=s.range??[];o>=t||i<t||(uo(s)&&s.type==="QUOTE_SINGLE"&&(r={sign:"'",start:o}),uo(s)&&s.type==="QUOTE_DOUBLE"&&(r={sign:'"',start:o}),(Ot(s)||At(s))&&
s.flow&&(r={sign:Ot(s)?"{":"[",start:o}))}}),r}var St=e=>({name:"PLAN_SYNTAX",message:`Not valid YAML: ${e}.`}),U0=(e,t,r)=>{let a=new WeakMap,s=(c,p)=>{let m=a.
get(c)??new Map(c.items.map(d=>[Xe(d.key)??"",d]));return a.set(c,m),m.get(p)},o=c=>rp(c)?t.get(c)??null:c,i=(c,p)=>{let m=s(c,p);if(m)return m;let d=c.items.filter(
u=>Yt(u.key)).map(({value:u})=>o(u));for(let u of d.flatMap(f=>At(f)?f.items.map(o):[f])){let f=Ot(u)?i(u,p):void 0;if(f)return f}},n=c=>{let p={key:e,value:e};
for(let m of c){let d=o(p.value),u;if(Ot(d)?u=i(d,String(m)):At(d)&&(u={key:null,value:d.items[Number(m)]??null}),!u)break;p={key:u.key??u.value,value:u.value??
u.key}}return p},l=c=>r(c?.range[0]??0);return{value:c=>l(n(c).value),key:c=>l(n(c).key)}},B0=new Set(["version","offset","limit","start","end","timeout","sessi\
on","expect_matches","min","max"]),W0=(e,t)=>{let r=new q0(t),a=r.value(e,[]),{refusal:s,faults:o,aliases:i}=r;return s?{ok:false,faults:[s]}:{ok:true,value:a,faults:o,
aliases:i}},q0=class{faults=[];aliases=new Map;refusal;#e;#t=new Map;#r=0;constructor(e){this.#e=e}value(e,t){if(e===null||this.refusal)return null;if(rp(e))return this.#f(
e);let r=this.#r,a=Ot(e)?this.#s(e,t):At(e)?this.#m(e,t):K0(e,t);return e.anchor&&this.#t.set(e.anchor,{node:e,value:a,weight:this.#r-r}),a}#s(e,t){let r=[],a=Vt(
e,Xe),s=new Set,o=[];for(let l of e.items){let c=Xe(l.key);if(c===void 0)return this.#p("PLAN_SYNTAX","Not valid in a plan: a key that is not text; put the valu\
e in quotes.",l.key);let p=[...t,c];if(a.has(l)&&this.faults.length<this.#e.limits.problems&&this.faults.push(it(c,p,this.#i(l.key))),Yt(l.key)){o.push(...this.#o(
l.value,t));continue}s.add(c);let m=kt(t)==="value"&&G0(l.key)?A0(c):c;r.push([m,this.value(l.value,p)])}let i=[...o.filter(([l])=>!s.has(E0(l)??l)),...r],n=De.
has(kt(t)??"")?Lr(i.map(([l])=>l)):void 0;return n!==void 0&&this.faults.length<this.#e.limits.problems&&this.faults.push(nt(n,this.#i(e))),Object.fromEntries(i)}#o(e,t){
let r=(At(e)?e.items:[e]).toReversed().flatMap(a=>{let s=this.value(a,t);return typeof s=="object"&&s!==null&&!Array.isArray(s)?Object.entries(s):this.#p("PLAN_\
SYNTAX","Not valid YAML: `<<` takes a mapping, or a list of mappings.",a)??[]});return[...new Map(r)]}#m(e,t){return e.items.map((r,a)=>this.value(r,[...t,a]))}#f(e){
let t=this.#t.get(e.source);if(!t)return this.#p("PLAN_SYNTAX",`Not valid YAML: the anchor ${N0(`&${e.source}`)} is not defined before this alias; if * is text,\
 put the value in quotes.`,e);if(this.#r+=1+t.weight,this.#r>this.#e.limits.aliases){let r=this.#e.limits.aliases;return this.#p("LIMIT_EXCEEDED",`More than ${r}\
 aliases, which is the limit (\`aliases\`).`,e)}return this.aliases.set(e,t.node),t.value}#p(e,t,r){return this.refusal??={name:e,message:t,at:this.#i(r)},null}#i(e){
return this.#e.placeOf(e?.range[0]??0)}},G0=e=>uo(e)&&e.type==="PLAIN"&&(typeof e.value!="string"||j0(e.value)),K0=(e,t)=>{let{value:r}=e,a=kt(t);return a&&De.has(
a)?e.type==="PLAIN"?T0(e.source,r):r:typeof r!="number"?r:a&&$t.has(a)?Dr(e.source,r):a||B0.has(String(t.at(-1)))?r:e.source??String(r)};import{core_text_literal$h as H0,
core_text_literal$k as J0,core_text_literal$l as V0}from"./start.js";import{yaml$k as Y0}from"./start.js";import{core_text_words$o as Z0}from"./hook.js";var ho=(e,{
indent:t=2,indentSeq:r=true,flow:a=false,spelling:s,keyOf:o})=>{let i={tag:"tag:yaml.org,2002:spelt",default:true,identify:n=>s(n)!==void 0,resolve:n=>n,stringify:n=>s(
n.value)??""};return new Y0(o?fo(e,{spelling:s,keyOf:o}):e,{version:"1.1",customTags:n=>[i,Q0,...n.filter(l=>typeof l=="string"||!X0.has(l.tag))],aliasDuplicateObjects:false}).
toString({indent:t,indentSeq:r,lineWidth:0,...a&&{collectionStyle:"flow",flowCollectionPadding:!Array.isArray(e)}}).trimEnd()},fo=(e,t)=>{if(Array.isArray(e))return e.
map(a=>fo(a,t));if(typeof e!="object"||e===null||t.spelling(e)!==void 0)return e;let r=Object.entries(e).map(([a,s])=>[t.keyOf(a,e)??a,fo(s,t)]);return r.some(([
a])=>typeof a!="string")?new Map(r):Object.fromEntries(r)},sp=e=>e==="="||e==="<<"||!go(e)||J0(e)||H0(e)||V0(e)!==void 0,go=e=>!/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff\p{Cs}]/u.
test(e),X0=new Set(["merge","omap"].map(e=>`tag:yaml.org,2002:${e}`)),Q0={tag:"tag:yaml.org,2002:str",default:true,identify:e=>typeof e=="string"&&sp(e)&&(!e.includes(
`
`)||!go(e.replace(/[\n\t]/g,""))),resolve:e=>e,stringify:e=>Z0(e.value)};import{core_text_literal$a as op,core_text_literal$c as ev,core_text_literal$f as tv}from"./start.js";
import{core_tools_notebook_edit$m as rv}from"./start.js";import{core_plan_options$a as av}from"./start.js";import{yaml$e as sv,yaml$r as ov}from"./start.js";import{
core_text_json$f as _o,core_text_json$i as iv,core_text_json$j as ip}from"./hook.js";import{core_text_words$o as Fr}from"./hook.js";var nv=`# yaml-language-serv\
er: $schema=./node_modules/editplan/schema/plan.schema.json
`,lv=(e,t)=>[...lp(e,t)].join(""),cv=(e,t)=>lp(e,zr(t,""));function*np({steps:e,digest:t,vars:r,source:a,...s}){let o=pp(s);yield`${JSON.stringify(s)}
`;for(let i of e)yield`${JSON.stringify(o(i))}
`}function*lp(e,t){let{steps:r,digest:a,vars:s,source:o,...i}=e,n=dv(i),l=pp(i);if(t==="json")yield`${JSON.stringify({...n,steps:r.map(l)},null,2)}
`;else if(t==="jsonl")yield*np(e);else{yield`${nv}${pv(n)}steps:
`;for(let c of r)yield mv(l(c))}}var pv=e=>{let t=Rr(e,0);return cp(`${t}steps:
`,{...e,steps:null})?t:Object.entries(e).filter(([,r])=>r!==void 0).map(([r,a])=>`${r}: ${Fr(a)}
`).join("")},mv=e=>{let t=`  - ${Rr(e,4).trimStart()}`;return cp(`steps:
${t}`,{steps:[e]})?t:`  - ${Fr(e)}
`},cp=(e,t)=>{let r=Et(e,te);return r.ok&&r.document.faults.length===0&&ip(r.document.value)===ip(t)},dv=({options:e,...t})=>{let r=av.parse({}),a=Object.entries(
e).filter(([s,o])=>o!==r[s]);return{...t,...a.length>0&&{options:Object.fromEntries(a)}}},pp=({sessions:e=[]})=>{let t=new Map(e.map((a,s)=>[Ar(a),s+1])),r=({tool:a,
session:s})=>{let o=s?t.get(Ar(s))??"none":"none";return t.size===0||rv(a)==="reads"||o===1?void 0:o};return a=>{let{id:s,why:o,when:i,tool:n,input:l}=a,c=r(a);
return{tool:n,...s!==void 0&&{id:s},...o!==void 0&&{why:o},...c!==void 0&&{session:c},...i!==void 0&&{when:i},...l}}},Rr=(e,t)=>Object.entries(e).filter(([,r])=>r!==
void 0).map(([r,a])=>{let s=`${" ".repeat(t)}${r}:`;if(typeof a=="string")return`${s} ${fp(a,t+2)}
`;if(r==="edits"&&Array.isArray(a)&&!up(a))return`${s}
${a.map(i=>`${" ".repeat(t+2)}- ${Rr(i,t+4).trimStart()}`).join("")}`;let o=mp(a);return o!==void 0?`${s} ${o}
`:Array.isArray(a)||_o(a)&&Ir.has(r)?`${s}
${uv(a,t+2)}`:_o(a)?`${s}
${Rr(a,t+2)}`:`${s} ${String(a)}
`}).join(""),uv=(e,t)=>(up(e)?ho(e,{spelling:mp,keyOf:fv}):Fr(e)).split(`
`).map(r=>`${r===""?"":" ".repeat(t)+r}
`).join(""),mp=e=>{if(e instanceof dp)return e.text;let t=op(e);if(t===void 0)return;let{contents:r}=ov(t,{schema:"core"});return sv(r)&&r.type==="PLAIN"&&r.source===
t&&op(tv(t,r.value))===t?t:void 0},fv=e=>{let t=ev(e);return t===void 0?void 0:new dp(t)},dp=class{text;constructor(e){this.text=e}},up=e=>/^[ -~]*$/.test(JSON.
stringify(e))&&!JSON.stringify(e).includes("\\"),fp=(e,t)=>hv(e)?e:gv(e)?_v(e,t):/["\\]/.test(e)&&!/['\n]/.test(e)&&!hp.test(e)?`'${e}'`:Fr(e),hv=e=>/^(\.{0,2}\/|\.)?[A-Za-z_][\w./@+-]*( [\w./@+(),=-]+)*$/.
test(e)&&!/^(true|false|yes|no|on|off|null|y|n|\.inf|\.nan)$/i.test(e),gv=e=>e.includes(`
`)&&/[^ \t\n][ \t]*\n*$/.test(e)&&!hp.test(e),hp=/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/,_v=(e,t)=>{let r=/^\s/.test(e)?"2":"",
a=e.endsWith(`

`)?"+":e.endsWith(`
`)?"":"-",s=e.endsWith(`
`)?e.slice(0,-1):e;return`|${r}${a}
${s.replaceAll(/^(?=.)/gm," ".repeat(t))}`},yv={yaml:"yaml",yml:"yaml",json:"json",jsonl:"jsonl",ndjson:"jsonl"},zr=(e,t)=>{let r=/\.([a-z]+)$/i.exec(e)?.[1]?.toLowerCase()??
"";return yv[r]??bv(t)},wv=1024*1024,bv=e=>{let t=e.search(/\S/);if(e[t]!=="{"&&e[t]!=="[")return"yaml";let r=e.indexOf(`
`,t);return!(r<0||r-t>wv)&&vv(e.slice(t,r))?"jsonl":"json"},vv=e=>{let t=iv(e);return _o(t)&&!Object.hasOwn(t,"steps")};var _p=e=>{let t=gp.test(e),r=yo(e,t),a=t?
r:yo(e,true),s=`${e}/`;return o=>{if(!t&&o.startsWith(s)&&o.length>s.length&&!o.includes("//"))return o.slice(s.length);let i=t||gp.test(o),[n,l]=[i?a:r,yo(o,i)];
if(!(l.compared.length<=n.compared.length)&&!n.compared.some((c,p)=>c!==l.compared[p]))return l.written.slice(n.compared.length-l.compared.length).join("/")}},gp=/^([A-Za-z]:([\\/]|$)|\\\\)/,
yo=(e,t)=>{let r=(t?e.replace(/^\\\\\?\\(?=[A-Za-z]:)/,""):e).split(t?/[\\/]+/:/\/+/);for(;r.length>1&&r.at(-1)==="";)r.pop();if(t){let[,s]=$v.exec(r.join("/"))??
[],o=s===void 0?r:[`${s}:`,...r.slice(kv(r))];return{compared:o.map(i=>i.toLowerCase()),written:o}}let a=r[0]===""&&r[1]==="private"&&/^(tmp|var|etc)$/.test(r[2]??
"")?["",...r.slice(2)]:r;return{compared:a[0]===""&&/^(users|volumes)$/i.test(a[1]??"")?a.map(s=>s.toLowerCase().normalize("NFC")):a,written:a}},$v=/^(?:\/mnt|\/cygdrive)?\/([A-Za-z])(?:\/|$)/,
kv=([,e])=>e==="mnt"||e==="cygdrive"?3:2,Ur=({cwd:e,vars:t,source:r,...a})=>{let s=Te("sha256"),o=0,i=()=>{n&&o>0&&s.update(n.subarray(0,o)),o=0},n,l=f=>{let h=`${JSON.
stringify(f)}
`,g=h.length*3;if(o+g>wo&&i(),g>wo)return void s.update(h);n??=Buffer.allocUnsafe(wo),o+=n.write(h,o)},{author:c,left_out:p,options:m,sessions:d}=a,u={...c&&{author:ie(
c)},...p&&{left_out:p.map(ie)},...d&&{sessions:d.map(ie)}};return l(ie({...a,options:ie(m),...u})),{add:({id:f,input:h,session:g,tool:_,when:w,why:y})=>l({id:f,
input:ie(h),session:g&&ie(g),tool:_,when:w&&ie(w),why:y}),hex:()=>(i(),s.digest("hex"))}},xv=(e,t)=>{let r=Ur(e);for(let a of t)r.add(a);return{...e,steps:t,digest:r.
hex()}},wo=64*1024,ie=e=>{let t=Object.keys(e),r=e,a={};for(let s of Sv(t))a[s]=r[s];return a},Sv=e=>{for(let t=1;t<e.length;t++){let r=e[t],a=t;for(;a>0&&e[a-1]>
r;a--)e[a]=e[a-1];e[a]=r}return e},Br=e=>{if(e===void 0)return r=>r;let t=_p(e);return r=>t(r)??r};import{core_plan_steps$h as Ov}from"./start.js";import{core_tools_notebook_edit$k as Av,
core_tools_notebook_edit$m as Ev}from"./start.js";import{core_plan_variables$b as Tv,core_plan_variables$c as jv,core_plan_variables$d as Cv}from"./start.js";import{
zod_2$G as Nv,zod_2$J as Mv}from"./start.js";import{core_text_json$a as Iv,core_text_json$b as Lv,core_text_json$d as vp,core_text_json$e as $p,core_text_json$f as Wr,
core_text_json$i as Dv}from"./hook.js";import{core_text_words$r as Pv}from"./hook.js";import{errors$b as Rv}from"./hook.js";var Pe=class{file;#e;#t=[];#r=false;#s=new Map;#o=Br(
void 0);#m;#f;#p;#i=0;#h;#n=[];constructor(e,t,r={}){this.file=e,this.#e=t,this.#f=r}header(e,t,r){let a=r==="line"?Le:zv,s=a.safeParse(e);if(this.faults(Cr(e,[
"vars"],{path:[],locate:t})),!s.success)return this.faults(vt(s.error.issues,{schema:a,value:e,path:[],locate:t}));let{$schema:o,steps:i,vars:n,defaults:l,...c}={
steps:void 0,...s.data};this.#h=l;let p=n?{...c,vars:this.#l(n,t)}:c;return this.#o=Br(p.cwd),this.#n=p.sessions??[],this.#m=Ur(p),p}#l(e,t){let{values:r,faults:a}=Tv(
e,this.#f,t);return this.faults(a),this.#p=r,r}step(e,t,r){let a=["steps",t-1],s=this.#h?Bv(e,this.#h):e,o=this.#a(s,{path:a,locate:r});if(!o)return;let{value:i,
faults:n}=o,l=io(i,a,r),c=yp(i),p=c===void 0?void 0:this.#d(c,t,r),m=[...n,...l.ok?[]:l.faults,...p?[p]:[]];for(let y of m)this.fault(y,c);if(!l.ok||m.length>0)
return;let{input:d,when:u,session:f,...h}=l.content,g=Ev(h.tool)==="reads"||f==="none"?void 0:this.#n[(f??1)-1];if(typeof f=="number"&&f>this.#n.length){let y=[
...a,"session"],b=`The plan has ${this.#n.length} \`sessions\`; there is no number ${f}.`;return this.fault({name:"INVALID_VALUE",message:b,at:r.value(y),path:y},
c)}let _=Pa(d,{path:Nr(i)?[...a,"input"]:a,locate:r}),w={index:t,...h,...g&&{session:g},...u&&{when:this.#g(u)},input:this.#g(d),at:{file:this.file,...r.value(a)},
..._&&{keys:_}};return this.#m?.add(w),w}#a(e,t){let{repository:r}=this.#f;if(!this.#p&&!r)return{value:e,faults:[]};let a={vars:this.#p,repository:r};return this.#u(
Cv(e,a),t)?jv(e,a,t):void 0}#u(e,{path:t,locate:r}){let a=this.#i>this.#e.variables;if(this.#i+=e,this.#i<=this.#e.variables)return true;let s=`The variables br\
ing over ${this.#e.variables} characters into the steps, which is the limit (\`variables\`). Write large texts once, or split the plan.`;return a||this.fault({name:"\
LIMIT_EXCEEDED",message:s,at:r.value(t),path:t}),false}#g(e){let t=Fv.flatMap(a=>{let s=Reflect.get(e,a);return typeof s=="string"?[[a,this.#o(s)]]:[]}),r="edit\
s"in e?{edits:e.edits.map(a=>this.#g(a))}:{};return{...e,...Object.fromEntries(t),...r}}#d(e,t,r){let a=this.#s.get(e);if(a===void 0){this.#s.set(e,t);return}let s=[
"steps",t-1,"id"];return{name:"DUPLICATE_ID",message:`The id ${Pv(e)} is already that of step ${a}.`,at:r.value(s),path:s}}foundIn({faults:e,value:t}){for(let r of e)
this.fault(r,yp(Uv(t,r)))}faults(e){for(let t of e)this.fault(t)}fault({name:e,message:t,at:r,path:a,suggestions:s},o){if(this.#t.length>=this.#e.problems){this.#r=
true;return}let i=a?.[0]==="steps"&&typeof a[1]=="number"?a[1]+1:void 0;this.#t.push({name:e,message:t,at:{file:this.file,...r},...i!==void 0&&{step:{index:i,...o!==
void 0&&{id:o}}},...s&&{suggestions:s}})}get sound(){return this.#t.length===0}get problems(){let e=this.#t.toSorted((r,a)=>{let[s,o]=[r.at??{line:0,column:0},a.
at??{line:0,column:0}];return s.line-o.line||s.column-o.column});if(!this.#r)return e;let t=`There are more problems than the ${this.#e.problems} listed, which \
is the limit (\`problems\`).`;return[...e,{name:"LIMIT_EXCEEDED",message:t}]}digest(){return this.#m?.hex()??""}},Fv=["file_path","notebook_path","new_path","cr\
eate","rename","delete"],zv=Le.extend({steps:Mv(Nv()).min(1)}),yp=e=>Wr(e)&&Object.hasOwn(e,"id")&&typeof e.id=="string"?e.id:void 0,Uv=(e,{path:t})=>{if(t?.[0]!==
"steps"||typeof t[1]!="number"||typeof e!="object"||e===null)return;let r=Reflect.get(e,"steps");return Array.isArray(r)?r[t[1]]:e},Bv=(e,t)=>Wr(e)?e.type==="to\
ol_use"&&Wr(e.input)?{...e,input:wp(e.name,e.input,t)}:wp(e.tool,e,t):e,wp=(e,t,r)=>{let a=Av(e);if(!a)return t;let{shape:s}=a.input(),o=t;for(let[i,n]of Object.
entries(r))!(Object.hasOwn(o,i)||!Object.hasOwn(s,i))&&n!==void 0&&Wv(i,{tool:a,input:o,value:n})&&(o={...o,[i]:n});return o},Wv=(e,{tool:t,input:r,value:a})=>{
let s=r.glob!==void 0,o=t.takesDefault?.(e,r);if(o!==void 0)return o;switch(e){case"glob":return r.file_path===void 0&&r.notebook_path===void 0;case"replace_all":
return r.old_string!==void 0;case"language":return r.pattern!==void 0||r.rule!==void 0;case"match":return a==="exact"||!s&&r.old_string!==void 0;default:return s}},
kp=(e,t)=>xp(e,t,r=>r),qr=(e,t)=>xp(e,t,(r,{steps:a},s)=>qv(r,{text:e,steps:a,onMoved:s})),xp=(e,t,r)=>{let a=pt(e),s=r$(e,t);if(s.exceeded)return{ok:false,faults:[
Gv(s.exceeded,t,a)]};let o;try{o=JSON.parse(e)}catch(n){let{offset:l,message:c}=Jv(e)??{offset:0,message:String(n)};return{ok:false,faults:[{name:"PLAN_SYNTAX",
message:`Not valid JSON: ${c}.`,at:a(l)}]}}let i=s.duplicates.map(({key:n,path:l,offset:c})=>it(n,l,a(c)));return{ok:true,document:{value:r(o,s,(n,l)=>i.push(nt(
n,a(l)))),faults:i,locate:Kv({text:e,steps:s.steps,placeOf:a})}}},qv=(e,{steps:t,...r})=>Wr(e)?Array.isArray(e.steps)?{...e,steps:e.steps.map((a,s)=>Pr(a,t[s]??
0,r))}:Pr(e,vp(r.text,0),r):e,Gv=({limit:e,offset:t},r,a)=>{let s=a(t);if(e==="nesting")return lt(r.nesting,s);let o=e==="steps"?"steps":"objects and lists than\
 so many steps need";return{name:"LIMIT_EXCEEDED",message:`More than ${r.steps} ${o}, which is the limit (\`steps\`).`,at:s}},Kv=({text:e,steps:t,placeOf:r})=>{
let a=new Map,s=i=>{let n=a.get(i)??new Map(Hv(e,i));return a.set(i,n),n},o=i=>{let n=vp(e,0),l={keyAt:n,valueAt:n},c=i,p=i[0]==="steps"?t[Number(i[1]??-1)]:void 0;
p!==void 0&&(l={keyAt:p,valueAt:p},c=i.slice(2));for(let m of c){let d=s(l.valueAt).get(String(m));if(!d)break;l=d}return l};return{value:i=>r(o(i).valueAt),key:i=>r(
o(i).keyAt)}},Hv=(e,t)=>e[t]==="{"?Iv(e,t,Op).map(({key:r,start:a,value:s})=>[r,{keyAt:a,valueAt:s.start}]):e[t]==="["?Lv(e,t).map(({start:r},a)=>[String(a),{keyAt:r,
valueAt:r}]):[],Jv=e=>{let t;return wa(e,{onError:(r,a)=>{t??=e[a]==='"'?Vv(e,a):void 0,t??=Yv(Ze(r),a,e)}},{disallowComments:true}),t},Vv=(e,t)=>{let r=$p(e,t),
a=e.slice(t,r),s=a.trimEnd().search(/[\u0000-\u001f]/);if(s>=0)return{offset:t+s,message:"a line break, a tab or another control character; write it as an escap\
e, such as \\n"};for(let o of a.matchAll(/\\(u[0-9a-fA-F]{4}|["\\/bfnrt])?/g))if(!o[1])return{offset:t+o.index,message:"no such escape; write a backslash as \\\\"};
return r>e.length?{offset:t,message:'this string is not closed; add the " at its end, or the rest of the text'}:void 0},Yv=(e,t,r)=>{let a=Zv[e],s=r.slice(0,t).
trimEnd();if(s.endsWith(",")&&/[\]}]/.test(r[t]??""))return{offset:s.length-1,message:"a comma with nothing after it; remove it"};if(e==="InvalidCommentToken")return{
offset:t,message:"JSON has no comments; remove it, or write the plan in YAML"};if(a===void 0)return{offset:t,message:"not a JSON value; text needs double quotes"};
let o=t>=r.length;return{offset:t,message:o?`ends early, expected ${a}`:`expected ${a} here`}},Zv={ValueExpected:"a value",PropertyNameExpected:"a key",ColonExpected:"\
:",CommaExpected:"a comma or the end of the list",CloseBraceExpected:", or }",CloseBracketExpected:", or ]",EndOfFileExpected:"nothing more"},Xv=34,Qv=44,e$=91,
bp=93,Sp=123,t$=125,r$=(e,t)=>{let r=new a$(t);for(let a=0;a<e.length&&!r.exceeded;a++){let s=e.charCodeAt(a);if(s>32&&s!==bp&&r.awaitsStep&&r.step(a),s===Xv){let o=$p(
e,a);r.awaitsKey&&r.key(e.slice(a,o),a),a=o-1}else s===Sp||s===e$?r.open(s,a):s===t$||s===bp?r.close():s===Qv&&r.comma()}return r},a$=class{steps=[];duplicates=[];exceeded;awaitsKey=false;awaitsStep=false;#e;#t=[];#r=[];#s=0;#o=false;#m="";constructor(e){
this.#e=e}step(e){this.awaitsStep=false,this.steps.length===this.#e.steps?this.exceeded={limit:"steps",offset:e}:this.steps.push(e)}key(e,t){let r=Op(e);this.duplicates.
length<this.#e.problems&&this.#f(r,t),this.#t.length===1&&(this.#m=r),this.awaitsKey=false}#f(e,t){let r=this.#r[this.#t.length];if(r?.has(e)){let a=this.#o?["s\
teps",this.steps.length-1,e]:[e];this.duplicates.push({key:e,offset:t,path:a})}r?.add(e)}open(e,t){let r=e===Sp,a=this.#t.push(r);a>this.#e.nesting&&(this.exceeded=
{limit:"nesting",offset:t}),++this.#s>2*this.#e.steps+64&&(this.exceeded={limit:"collections",offset:t}),this.awaitsKey=r,r?this.#p(a):a===2&&this.#m==="steps"&&
(this.#o=true,this.awaitsStep=true)}close(){this.#t.pop(),this.awaitsKey=false,this.awaitsStep=false,this.#t.length<2&&(this.#o=false)}comma(){this.awaitsKey=this.#t.
at(-1)??false,this.awaitsStep=this.#o&&this.#t.length===2}#p(e){let t=this.#r[e];t?t.clear():this.#r[e]=new Set}},Op=e=>e.includes("\\")?String(Dv(e)??e):e.slice(
1,-1),s$=(e,t={})=>{let r={...te,...t.limits},a=new Pe(e.name,r,t),s=Ov(),o,i=0;for(let c of Ep(e,a,r))c.type==="header"?o=c.header:(i++,s.add(c.step));if(!a.sound||
!o)return{ok:false,problems:a.problems};let n=a.digest(),l=s.outline();return{ok:true,plan:{...o,steps:{length:i,outline:l,[Symbol.iterator]:()=>o$(e,{limits:r,
digest:n,options:t})},digest:n}}};function*o$(e,{limits:t,digest:r,options:a}){let s=new Pe(e.name,t,a);for(let i of Ep(e,s,t))i.type==="step"&&(yield i.step);if(s.
sound&&s.digest()===r)return;let o=`The plan ${e.name} changed while it was being replayed. Apply it again.`;throw new Rv({name:"FILE_MODIFIED",message:o})}async function*i$(e,t={}){
let r={...te,...t.limits},a=new Pe(e.name,r,t),s=new Tt(a,r),o=0;for await(let i of p$(e.chunks,a,r)){let n=s.take(i);if(s.ended)break;n?.type==="step"&&o++,n&&
a.sound&&(yield n)}s.end(),a.sound?yield{type:"end",steps:o,digest:a.digest()}:yield{type:"refused",problems:a.problems}}var Tt=class{ended=false;#e;#t;#r;#s=0;constructor(e,t){
this.#e=e,this.#t=t}take(e){let t=this.#s++;if(t>this.#t.steps)return this.ended=true,this.#e.fault(ct(this.#t.steps,{line:e.number,column:1}));let r=Ap(e,t===0?
[]:["steps",t-1],this.#t,qr);if(!r.ok)return this.#e.faults(r.faults);let{value:a,locate:s}=r.document;if(this.#e.foundIn(r.document),t>0){let o=this.#e.step(a,
t,s);return o&&{type:"step",step:o}}return this.#r=this.#e.header(a,s,"line"),this.#r&&{type:"header",header:this.#r}}end(){return this.#s<2&&this.#e.fault(re()),
this.#r}},Ap=(e,t,r,a=kp)=>{let s=a(e.text,r),o=c=>({...c,at:bo(c.at,e),...c.path&&{path:[...t,...c.path]}});if(!s.ok)return{ok:false,faults:s.faults.map(o)};let{
value:i,faults:n,locate:l}=s.document;return{ok:true,document:{value:i,faults:n.map(o),locate:n$(l,e,t)}}},bo=(e,t)=>({line:t.number,column:e.column}),n$=(e,t,{
length:r})=>({value:a=>bo(e.value(a.slice(r)),t),key:a=>bo(e.key(a.slice(r)),t)});function*vo(e){for(let t of $o([e],Number.POSITIVE_INFINITY))t.text!==void 0&&
(yield t)}function*$o(e,t){let r=new Tp(t);for(let a of e)yield*r.take(a);yield*r.end()}function*Ep({pieces:e},t,r){let a=new Tt(t,r);for(let s of l$(e,t,r)){let o=a.
take(s);if(o&&(yield o),a.ended)break}a.end()}function*l$(e,t,r){for(let a of $o(c$(e),r.jsonBytes)){if(a.text===void 0)return t.fault(me("jsonBytes",r.jsonBytes));
yield a}}function*c$(e){let t=true;for(let r of e)yield t?r.replace(/^\ufeff/,""):r,t&&=r===""}async function*p$(e,t,r){let a=new TextDecoder("utf-8",{fatal:true}),
s=new Tp(r.jsonBytes);for await(let o of m$(e)){let i=d$(a,o);if(i===void 0)return t.fault(La({line:s.number,column:1}));for(let n of s.take(i)){if(n.text===void 0)
return t.fault(me("jsonBytes",r.jsonBytes));yield n}if(s.tooLong)return t.fault(me("jsonBytes",r.jsonBytes))}for(let o of s.end())o.text!==void 0&&(yield o)}async function*m$(e){
yield*e,yield void 0}var d$=(e,t)=>{try{let r=typeof t=="string"?Buffer.from(t):t;return r?e.decode(r,{stream:true}):e.decode()}catch{return}},Tp=class{number=1;#e;#t=[];#r=0;constructor(e){
this.#e=e}get tooLong(){return this.#r>this.#e}*take(e){let t=0;for(let r=e.indexOf(`
`);r>=0;r=e.indexOf(`
`,t))this.#s(e.slice(t,r)),yield*this.end(),this.number++,t=r+1;this.#s(e.slice(t))}*end(){let e=this.tooLong?void 0:this.#t.join("");this.#t=[],this.#r=0,e?.trim()!==
""&&(yield{text:e,number:this.number})}#s(e){this.#r+=e.length,this.tooLong?this.#t=[]:e!==""&&this.#t.push(e)}};import{core_text_json$f as ne}from"./hook.js";import{
core_text_words$j as Cp,core_text_words$p as u$}from"./hook.js";import{errors$b as f$}from"./hook.js";function h$(e,t){if(!ne(e)||Object.hasOwn(e,"title")&&Object.
hasOwn(e,"steps"))return;let r=_$.find(({isOne:s})=>s(e));if(r)return jp(`It is ${r.name}, not a plan. ${r.remedy(Cp(t),e)}`);let a=Object.keys(e).map(s=>u$(s,g$));
return a.includes(void 0)&&!a.includes("title")&&!a.includes("steps")?jp("It is not a plan: it has neither `title` nor `steps`. Pass a plan, which has both."):void 0}
var g$=[...Object.keys(Le.shape),"steps"],_$=[{name:"what `parsePlan` returns",isOne:({ok:e,plan:t})=>e===true&&ne(t),remedy:()=>"Pass its `plan`."},{name:"a Gi\
tHub workflow",isOne:({jobs:e,on:t})=>ne(e)&&t!==void 0,remedy:(e,t)=>`Run \`editplan check ${Cp(Np(t)??"plan.yaml")}\` with the plan that it names.`},{name:"a \
policy",isOne:({rules:e,limits:t})=>ne(e??t),remedy:e=>`Run \`editplan check plan.yaml --policy ${e}\` with a plan.`},{name:"a campaign",isOne:({plans:e,repositories:t})=>e!==
void 0&&t!==void 0,remedy:e=>`Run \`editplan campaign plan ${e}\`.`},{name:"a report",isOne:({plan:e,totals:t})=>ne(e)&&ne(t),remedy:e=>`Run \`editplan report ${e}\
\` to show it, or name the plan that it is about.`}];function Np(e){if(!ne(e))return;let{plan:t}=ne(e.with)?e.with:{};return typeof t=="string"&&/^[^\s$]+$/.test(
t)?t:Object.values(e).flatMap(r=>Array.isArray(r)?r:[r]).map(Np).find(Boolean)}var jp=e=>({name:"PLAN_SYNTAX",message:e,at:{line:1,column:1}}),Re=(e,t={})=>{Gr(
e);let r={...te,...t.limits},a=e.text.startsWith("\uFEFF")?e.text.slice(1):e.text,s=e.format??zr(e.name,a),o=new Pe(e.name,r,t),i=[],n=y$({text:a,format:s,limits:r,
assembly:o,steps:i,isObject:e.isObject??false}),{problems:l}=o;return l.length>0||!n?{ok:false,problems:l}:{ok:true,plan:{...n,steps:i,digest:o.digest()}}};function Gr(e){
let{name:t,text:r}=e??{};if(!(typeof t=="string"&&typeof r=="string"))throw new f$({name:"USAGE",message:"source: it must be { name, text }, both strings."})}var y$=e=>{
let{text:t,format:r,limits:a,assembly:s}=e,o=r==="yaml"?a.yamlBytes:a.jsonBytes;return Buffer.byteLength(t)>o?s.fault(me(r==="yaml"?"yamlBytes":"jsonBytes",o)):
r==="jsonl"?v$(e):w$(e)},w$=({text:e,format:t,limits:r,assembly:a,steps:s,isObject:o})=>{if(e.trim()==="")return a.fault(Ia());let i=t==="yaml"?Et(e,r):qr(e,r);
if(!i.ok)return a.faults(i.faults);let{value:n}=i.document,l=o?Da(i.document.locate):i.document.locate;if(a.foundIn(i.document),n===null)return a.fault(re());let c=h$(
n,a.file);if(c)return a.fault(c);let p=b$(n);if(p.length>r.steps)return a.fault(ct(r.steps,l.value(["steps",r.steps])));let m=a.header(n,l,"document");for(let[d,
u]of p.entries()){let f=a.step(u,d+1,l);f&&s.push(f)}return m},b$=e=>{let t=typeof e=="object"&&e!==null?Reflect.get(e,"steps"):void 0;return Array.isArray(t)?t:
[]},v$=({text:e,limits:t,assembly:r,steps:a})=>{let s=new Tt(r,t);for(let o of vo(e)){let i=s.take(o);if(i?.type==="step"&&a.push(i.step),s.ended)break}return s.
end()};import{errors$b as xo,errors$c as $$}from"./hook.js";function Mp(e,t){let r=Re({name:"plan",text:S$(e),format:"json",isObject:true},t);if(r.ok)return r.plan;
throw new xo(r.problems.map(A$))}function ko(e){if(typeof e=="string"){let t=Re({name:"plan",text:e});if(t.ok)return t.plan;throw new xo(t.problems)}return x$(e)?
e:Mp(e)}var Kr=e=>k$(e)?e.map(ko):[ko(e)],k$=e=>Array.isArray(e),x$=e=>typeof e=="object"&&e!==null&&"digest"in e&&"options"in e;function S$(e){try{return JSON.
stringify(e,O$)??"null"}catch(t){let r=$$(t);throw new xo({name:"INVALID_VALUE",message:`The plan is not plain data: ${r}. Give values that JSON has.`})}}var O$=(e,t)=>{
if(typeof t!="number"||Number.isFinite(t)&&(!Number.isInteger(t)||Number.isSafeInteger(t)))return t;throw new RangeError(`${t} at ${JSON.stringify(e)} is no num\
ber that JSON keeps; write { $literal: "\u2026" } with its digits`)},A$=({at:e,...t})=>e?.field?{...t,message:`${e.field}: ${t.message}`}:t;import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";import{errors$c as j$}from"./hook.js";
var E$=N("node:process");var{env:jt,kill:Ip,platform:Ct}=E$;var T$=N("node:child_process");var{spawn:be}=T$;var C$=new Set(`PATH HOME USER LOGNAME SHELL LANG LA\
NGUAGE TZ TERM COLORTERM NO_COLOR FORCE_COLOR CI TMPDIR TEMP TMP
  JAVA_HOME GOPATH GOROOT GOCACHE CARGO_HOME RUSTUP_HOME VIRTUAL_ENV PNPM_HOME XDG_CACHE_HOME XDG_CONFIG_HOME XDG_DATA_HOME
  SYSTEMROOT WINDIR COMSPEC PATHEXT SYSTEMDRIVE HOMEDRIVE HOMEPATH USERPROFILE APPDATA LOCALAPPDATA PROGRAMFILES
  PROGRAMFILES(X86) PROGRAMDATA NUMBER_OF_PROCESSORS PROCESSOR_ARCHITECTURE OS`.split(/\s+/)),Fe=(e=jt,t=[])=>{let r={};for(let[a,s]of Object.entries(e))Pp(a,t)&&
s!==void 0&&(r[a]=s);return r},N$=(e,t=jt)=>{let r=Fe(t),a=(r.PATH??"").split(lr).filter(s=>cr(s)&&M$(s,e));return{...r,...r.PATH!==void 0&&{PATH:a.join(lr)}}},
M$=(e,t)=>{let r=$l(t,e);return r.startsWith("..")||cr(r)},Pp=(e,t)=>C$.has(e.toUpperCase())||/^LC_[A-Z]+$/.test(e)||t.includes(e),I$=(e={...L$(),...jt})=>Object.
entries(e).filter(([t,r])=>r&&!Pp(t,[])&&D$.test(t)).map(([t])=>t).sort();function L$(){try{let e=R("/proc/self/environ","utf8").split("\0");return Object.fromEntries(
e.map(t=>t.split(/=(.*)/s,2)))}catch{return{}}}var D$=/TOKEN|SECRET|PASSW|CREDENTIAL|(API|ACCESS|PRIVATE|ACCOUNT)_?KEY/i,Eo=(e,{path:t=jt.PATH,cwd:r}={})=>(e.includes(
"/")?["."]:(t??"/usr/bin:/bin").split(lr)).filter(a=>r!==void 0||cr(a)).map(a=>nr(r??"/",a,e)).find(P$),P$=e=>{try{return hl(e,gl.X_OK),_l(e).isFile()}catch{return false}},
So=["setpriv","--pdeathsig","KILL","--"],Oo=["--pid","--fork","--kill-child","--mount-proc","--"],Ao=["--user","--map-current-user"],Lp=["setpriv","--bounding-s\
et","-sys_admin,-sys_ptrace,-sys_module,-sys_rawio,-bpf,-perfmon","--"],R$=["timeout","--foreground","0"],F$=[...[[["unshare",...Oo],Lp],[["unshare",...Ao,...Oo],
Lp],[["unshare",...Ao,...Oo]]].map(e=>({wrapper:[So,...e,R$],endsAll:true,hidesParents:true})),{wrapper:[So,["unshare",...Ao,"--"]],endsAll:false,hidesParents:true},
{wrapper:[So],endsAll:false,hidesParents:false}],Dp={wrapper:[],endsAll:false,hidesParents:false},z$,Rp=()=>z$??=U$(),U$=async()=>{if(Ct!=="linux")return Dp;for(let e of F$){
let t=await B$(e);if(t)return t}return Dp},B$=async e=>{let t=e.wrapper.flatMap(([a="",...s])=>[Eo(a)??"",...s]),r=Eo("true");if(!(r===void 0||t.includes("")))return await q$(
[...t,r])?{...e,wrapper:t}:void 0},W$=1e4,q$=([e="",...t])=>new Promise(r=>{let a=be(e,t,{cwd:"/",env:{},stdio:"ignore",timeout:W$,killSignal:"SIGKILL"});a.on("\
error",()=>r(false)),a.on("exit",s=>r(s===0))}),G$=50,K$=()=>{let e="EDITPLAN_PROGRAM",t=er();return{variable:{[e]:t},async sweep(){for(let r=0;r<G$;r+=1){let a=H$(
`${e}=${t}`);if(a.length===0)return;for(let s of a)Fp(s);await Ft(10)}}}},H$=e=>Ct==="linux"?L("/proc").filter(t=>/^\d+$/.test(t)&&J$(t).includes(e)).map(Number):
[],J$=e=>{try{return R(`/proc/${e}/environ`,"latin1").split("\0")}catch{return[]}},Fp=e=>{try{Ip(e,"SIGKILL")}catch(t){if(!(t instanceof Error&&"code"in t&&(t.code===
"ESRCH"||t.code==="EPERM")))throw t}},To=async({argv:e,cwd:t,environment:r},a)=>{let{wrapper:s,endsAll:o}=a??await Rp();if(s.length>0&&Eo(e[0],{cwd:t,path:r.PATH})===
void 0)return`${JSON.stringify(e[0])} does not exist, or cannot be executed`;let i=o?void 0:K$(),[n="",...l]=[...s,...e];try{let c=be(n,l,{cwd:t,env:{...r,...i?.
variable},shell:false,windowsHide:true,detached:Ct!=="win32",stdio:["pipe","pipe","pipe"]});return{child:c,kill:()=>V$(c),sweep:async()=>i?.sweep()}}catch(c){return j$(
c)}},V$=e=>{if(e.pid!==void 0){if(Ct==="win32"){be("taskkill",["/pid",String(e.pid),"/T","/F"],{stdio:"ignore",windowsHide:true}).on("error",()=>e.kill());return}
Fp(-e.pid)}};var Y$=500,Nt=async(e,t)=>{let r=await To(e,t);if(typeof r=="string")return Z$(r);let a=await X$(r,e);return await r.sweep(),a},Z$=e=>{let t=Buffer.
alloc(0);return{ended:"not-started",exitCode:null,stdout:t,stderr:t,output:t,milliseconds:0,failure:e}},X$=({child:e,kill:t},r)=>new Promise(a=>{let s=performance.
now(),o="exit",i,n=m=>{o==="exit"&&(o=m),t()},l=ek(e,r.outputLimit??16*2**20,()=>n("output")),c=setTimeout(()=>n("timeout"),r.timeout??6e5),p=()=>n("aborted");r.
signal?.addEventListener("abort",p,{once:true}),r.signal?.aborted&&p(),e.on("error",m=>{e.pid===void 0&&(o="not-started",i=m.message)}),e.on("exit",()=>{t(),setTimeout(
()=>[e.stdout,e.stderr].forEach(m=>{m?.destroy()}),Y$).unref()}),e.on("close",(m,d)=>{clearTimeout(c),r.signal?.removeEventListener("abort",p);let u=performance.
now()-s,f=o==="exit"?Q$(m,d):null;a({ended:o,exitCode:f,...l(),milliseconds:u,...i===void 0?{}:{failure:i}})}),tk(e,r.input)}),Q$=(e,t)=>t===null?e:128+ir.signals[t],
ek=(e,t,r)=>{let a=[],s=t;for(let i of["stdout","stderr"])e[i]?.on("data",n=>{s>0&&a.push({from:i,bytes:n.subarray(0,s)}),s-=n.length,s<0&&r()});let o=i=>Buffer.
concat(a.filter(n=>n.from===i).map(({bytes:n})=>n));return()=>({stdout:o("stdout"),stderr:o("stderr"),output:Buffer.concat(a.map(({bytes:i})=>i))})},tk=(e,t)=>{
e.stdin?.on("error",()=>e.stdin?.destroy()),e.stdin?.end(t)},jo=4096,Co=e=>{if(e.length<=jo)return e.toString();let t=e.subarray(-jo),r=t.indexOf(`
`);return t.subarray(r>=0&&r<jo-1?r+1:0).toString().replace(/^\ufffd+/,"")},No=({ended:e,exitCode:t,failure:r})=>({exit:`exited with ${t}`,timeout:"was killed a\
fter its timeout",output:"was killed because it printed too much",aborted:"was stopped","not-started":`could not be started (${r})`})[e],rk=({argv:e,cwd:t,stdout:r,
signal:a})=>{let[s,...o]=e;return new Promise(i=>{let n=be(s,o,{cwd:t,shell:false,stdio:["inherit",r==="stdout"?1:2,2]}),l=()=>{n.kill("SIGTERM")};a?.addEventListener(
"abort",l,{once:true});let c=p=>{a?.removeEventListener("abort",l),i(p)};n.on("error",c),n.on("exit",(p,m)=>c(p??128+(m?ir.signals[m]:0)))})},ak=({argv:e,cwd:t})=>{
let[r,...a]=e;return new Promise(s=>{let o=be(r,a,{cwd:t,shell:false,stdio:["pipe","pipe","inherit"]}),i=new Promise(n=>{o.on("exit",(l,c)=>n(l??128+(c?ir.signals[c]:
0)))});o.on("error",s),o.on("spawn",()=>s({input:o.stdin,output:o.stdout,ended:i,stop:(n=void 0)=>{o.kill(n)}}))})};import{core_text_utf8_cache$n as sk}from"./hook.js";
var Io=([e,...t])=>({run:[e,...t],timeout:3600,formats:false,env:[],"on-failure":"stop"});async function*ok(e,t){for(let r of e){let a=await ik(r,t);if(yield a,
!a.ok&&r["on-failure"]!=="draft")return}}var Up=({name:e,run:t})=>e??(typeof t=="string"?t:t.join(" ")),ik=async(e,t)=>{let r=Up(e),a=[],s=0,o;for(let n of await nk(
e)){let l=await Nt({argv:n,cwd:t.cwd,environment:{...Fe(t.environment,e.env),...t.env},timeout:Math.max(1,e.timeout*1e3-s),...t.signal&&{signal:t.signal}});if(a.
push(l.output),s+=l.milliseconds,o=lk(r,l),o)break}let i=Buffer.concat(a);return{verification:e,name:r,ok:!o,output:i,tail:Co(i),milliseconds:s,...o&&{problem:o}}},
nk=async({run:e})=>{if(typeof e!="string")return[e];let{readCommandLine:t}=await import("./core-programs-command-line.js"),r=t(e);if(!r.ok||!r.programs)throw new TypeError(
`${e} needs a shell, and no shell is used`);return r.programs},lk=(e,t)=>t.ended==="exit"&&t.exitCode===0?void 0:{name:"VERIFY_FAILED",message:`The verification\
 ${JSON.stringify(e)} ${No(t)}. See its output.`};function Lo(e,t){let{path:r}=e;return t.some(({run:a})=>ck(a).has(r))?"run by the verification":pk.some(a=>a.test(
r))?"test configuration":mk.some(({name:a,partOf:s})=>a.test(r)&&dk(e,s))?"scripts of a manifest":void 0}var ck=e=>new Set((typeof e=="string"?e.split(/\s+/):e).
flatMap(t=>[t,t.slice(t.indexOf("=")+1)]).map(t=>t.replace(/^["']|["']$/g,"").replace(/^(?:\.\/)+/,""))),pk=[/(?:^|\/)(?:vitest|jest|karma|playwright|cypress|wdio|ava|nightwatch|stryker|mocha|nyc|c8|tap)[.-](?:config|conf|setup|workspace)\b[^/]*$/,
/(?:^|\/)\.(?:mocha|nyc|c8|tap|coverage)rc[^/]*$/,/(?:^|\/)(?:pytest\.ini|tox\.ini|noxfile\.py|conftest\.py|\.rspec|phpunit\.xml(?:\.dist)?|codecov\.yml)$/,/(?:^|\/)(?:GNUmakefile|[Mm]akefile|justfile|Taskfile\.ya?ml|Rakefile|Jenkinsfile|\.gitlab-ci\.yml|\.pre-commit-config\.yaml)$/,
/^\.github\/(?:workflows|actions)\//,/^\.github\/editplan\.ya?ml$/],Mo=(...e)=>t=>{let r=JSON.parse(t.replace(/^\ufeff/,""));return e.map(a=>r[a]??null)},zp=(e,t)=>r=>r.
split(/\r?\n/).some(a=>!e.test(a)&&t.test(a.replace(/[\s"']/g,"")))?r:r.split(/^(?=\[)/m).filter(a=>e.test(a)),mk=[{name:/(?:^|\/)package\.json$/,partOf:Mo("scr\
ipts","jest","vitest","mocha","ava","nyc","c8","tap","lint-staged","husky","wireit")},{name:/(?:^|\/)composer\.json$/,partOf:Mo("scripts")},{name:/(?:^|\/)deno\.jsonc?$/,
partOf:Mo("tasks","test")},{name:/(?:^|\/)pyproject\.toml$/,partOf:zp(/^\[+\s*(?:tool\.(?:pytest|tox|nox|poe|taskipy|hatch|pdm|coverage)|project\.scripts)/,/^\[*(?:tool(?:[\]=]|\.(?:pytest|tox|nox|poe|taskipy|hatch|pdm|coverage))|project(?:=|\.scripts)|scripts[.=])|^\[.*\\/)},
{name:/(?:^|\/)(?:setup\.cfg|Cargo\.toml)$/,partOf:zp(/^\[+\s*(?:tool:pytest|test|profile\.test|alias)/,/^\[+(?:tool:pytest|test|alias)|^\[*profile(?:[\]=]|\.test)|^\[.*\\/)}];
function dk({from:e,before:t,after:r},a){let[s,o]=[e===void 0?t:void 0,r].map(i=>i?uk(sk(i),a):"");return s!==o}function uk(e,t){try{return JSON.stringify(t(e))}catch{
return e}}var Bp={only:true,maxFiles:true,maxLines:true},Do={...Bp,root:true,bare:true,environment:true,opened:true,programs:true,command:true,policy:true,policyOf:true,
ask:true,keepOutput:true,onWorktree:true,notes:true,signal:true,onEvent:true,onContents:true},fk={place:{},replays:"commit",onto:"rebase",writes:false,dirty:"ig\
nored",allRefusals:false,tellsCommits:false,asks:false,onAsk:"pass",programs:"formatters",inspects:"never",onFailure:"stop",limits:false};import{core_report_build_report$a as hk}from"./start.js";
import{core_plan_steps$g as gk}from"./start.js";import{core_text_words$a as _k}from"./hook.js";var Hr=({runMode:e,policy:t})=>e.tellsCommits&&!t.checkOnly;async function ve(e,t,r={
written:false}){let{baseline:a}=e,{request:s,workspace:o,verifications:i,sections:n,problems:l,audit:c}=t,{header:p,files:m,overrides:d,combination:u,outline:f}=s,
{branch:h,written:g,notes:_=[]}=r,w=Hr(e)?t.run:void 0,y=hk({verifications:i,problems:l,sections:{...u,...n},written:g,files:c.files,steps:Wp(t.steps,s),plan:{title:p.
title,digest:p.digest,description:p.description,files:m,overrides:d,without:p.without,leftOut:p.left_out,sources:s.plans.flatMap(({source:k})=>k??[]),words:f.words},
base:a.base,head:w?{...w.head,...h!==void 0&&{branch:h}}:null,run:w?{id:w.id}:null,notes:[...t.notes,..._,...await vk(a.git,{ignored:t.run?.ignored??[],workspace:o}),
...bk(s),...wk(s)]}),{readingInParts:b}=await import("./core-report-read-first.js"),v=await j(y);await Rt();let{groups:$}=await na(b(v));return{...v,read_first:$}}
function Wp(e,{files:t,plans:r}){if(t.length<2)return e;let a=0,s=r.map(o=>(a+=o.steps.length,{last:a,fileOf:yk(o)}));return e.map(o=>{let i=s.find(({last:n})=>o.
index<=n)?.fileOf(o.index);return i===void 0?o:{...o,plan:i}})}function yk({steps:e}){let[t,...r]=gk(e).files;if(r.length===0)return()=>t;let a=new Map(Array.from(
e,({index:s,at:o})=>[s,o.file]));return s=>a.get(s)}var wk=({passedOver:e})=>[...e].map(([t,r])=>`Step ${t} passed over ${_k(r,"file")} that its glob names: a r\
ule denies to read ${r===1?"it":"them"}.`),bk=({steps:e})=>e.length<=Me?[]:[`The patches of ${e.length} steps are left out of the report; \`editplan show <run> <\
step>\` prints each.`],vk=async(e,{ignored:t,workspace:r})=>[...t.map(a=>`${a}: git ignores it, so no commit holds it; undo gives its old bytes back.`),...await $k(
e,r.changes())];async function $k({config:e},t){if(!t.some(({after:a})=>a?.includes(`\r
`)))return[];let r=(await e()).get("core.autocrlf")?.toLowerCase()??"false";return/^(?:false|no|off|0|)$/.test(r)?[]:[`core.autocrlf is ${r} here: files with CR\
LF line ends are committed as git add would commit them.`]}import{core_report_net_changes$b as kk,core_report_net_changes$d as xk,core_report_net_changes$e as Sk}from"./start.js";
import{core_run_baseline_2$g as Ok}from"./start.js";import{core_workspace_replacement$q as ze,core_workspace_replacement$s as Ak,core_workspace_replacement$w as Kp}from"./start.js";
import{core_git_cat_file$d as Hp}from"./start.js";import{core_text_search_text$b as Ek,core_text_search_text$c as Tk}from"./start.js";import{core_git_filters$b as Jp}from"./start.js";
import{core_text_utf8_cache$i as jk,core_text_utf8_cache$j as Ck,core_text_utf8_cache$n as Vp}from"./hook.js";import{empty$g as Yp,empty$h as Zp}from"./hook.js";
var Nk=5e5;async function Po(e,t,r){let a=await Bk(e,t),{wide:s,texts:o}=await Rk(e,t,a),i=await zk([...o.keys()],r),n=t.map(m=>Uk(m,s.get(m)??i.get(m))),l=em(r.
steps),c=n.map(m=>{let d=Xp(m,l,r.carried);return{entry:m,steps:d,isStepsPatch:Ik(m,Mk(m.path,d,r.steps),r)}}),p=await Lk(c,r);return c.map(({entry:m,steps:d,isStepsPatch:u},f)=>{
let h=s.get(t[f]),g=o.get(t[f]),_=h??i.get(t[f]),w=_?_.structuredPatch:p.get(Kp(m.oldBlob,m.newBlob))?.map(tm),[y,b]=m.binary?[a.get(m.oldBlob),a.get(m.newBlob)]:
[];return{...Qp(m),...y!==void 0&&{old_size:y},...b!==void 0&&{new_size:b},...d.length>0&&{steps:d},...h&&{encoding:h.encoding},...g!==void 0&&{unshown:g},...w&&
w.length>0&&!u&&{structuredPatch:w}}})}function Ro(e,{steps:t,carried:r}){let a=em(t);return e.map(s=>({...Qp(s),steps:Xp(s,a,r)}))}var Xp=({path:e,from:t},r,a)=>{
let s=[e,t,a.get(e)].flatMap(o=>r.get(o??"")??[]);return[...new Set(s)].sort((o,i)=>o-i)},Qp=e=>({path:e.path,...e.from!==void 0&&{from:e.from},status:e.status,
old_mode:e.oldMode,new_mode:e.newMode,binary:e.binary,insertions:e.insertions,deletions:e.deletions,...e.oldMode!==ze&&{old_blob:e.oldBlob},...e.newMode!==ze&&{
new_blob:e.newBlob}});function em(e){let t=new Map;for(let r of e)if(r.status==="applied")for(let{file_path:a,from:s=a}of Sk(r)){let o=t.get(s)??[];o.push(r.index),
t.set(s,o),s!==a&&t.set(a,[...o])}return t}var Mk=(e,t,r)=>t.flatMap(a=>{let s=kk(r,a);return s?xk(s).filter(({file_path:o})=>o===e):[]}),Ik=(e,t,{asReplayed:r})=>{
let[a,...s]=t;return!r||!a||s.length>0||e.status==="renamed"?false:a.insertions===e.insertions&&a.deletions===e.deletions};async function Lk(e,{patches:t,steps:r}){
let a=e.reduce((s,{entry:o})=>s+o.insertions+o.deletions,0);return!e.some(({entry:s,isStepsPatch:o})=>!o&&s.insertions+s.deletions>0)||a>Nk||r.length>Me?new Map:
t()}var[Dk,Pk]=[8*1024*1024,64*1024*1024];async function Rk(e,t,r){var a=[];try{let[n,l]=[new Map,new Map],c=(f,h)=>f===ze?0:r.get(h)??1/0,p=t.filter(({binary:f,
oldMode:h,oldBlob:g,newMode:_,newBlob:w})=>f&&g!==w&&Math.max(c(h,g),c(_,w))<=Dk);if(p.length===0)return{wide:n,texts:l};let m=Yp(a,Hp(e),true),d=async(f,h)=>f===
ze?void 0:(await m.read(h))?.content,u=Pk;for(let f of p){if(u-=c(f.oldMode,f.oldBlob)+c(f.newMode,f.newBlob),u<0)break;let h=[await d(f.oldMode,f.oldBlob),await d(
f.newMode,f.newBlob)],g=Ek(...h),_=h.flatMap(w=>w??[]);g?n.set(f,g):_.every(Ck)&&l.set(f,_.some(jk)?"NUL bytes":"attributes")}return{wide:n,texts:l}}catch(n){var s=n,
o=true}finally{var i=Zp(a,s,o);i&&await i}}var Fk=64*1024;async function zk(e,{patches:t}){let r=new Map;for(let a=0;a<e.length;){let s=[];for(let i=0;a<e.length&&
(s.length===0||i<Fk);a+=1)s.push(e[a]),i+=qp(e[a]).join().length;let o=await t(s.flatMap(qp));for(let i of s){let n=(o.get(Kp(i.oldBlob,i.newBlob))??[]).map(tm),
l=c=>n.reduce((p,{lines:m})=>p+m.filter(d=>d.startsWith(c)).length,0);r.set(i,{structuredPatch:n,insertions:l("+"),deletions:l("-")})}}return r}var qp=({path:e,
from:t})=>t===void 0?[e]:[t,e],Uk=(e,t)=>t&&t.structuredPatch.length>0?{...e,binary:false,insertions:t.insertions,deletions:t.deletions}:e;async function Bk(e,t){
let r=t.filter(a=>a.binary).flatMap(({oldMode:a,oldBlob:s,newMode:o,newBlob:i})=>[...a===ze?[]:[s],...o===ze?[]:[i]]);return r.length===0?new Map:e.run(Jp(r))}var tm=({
oldStart:e,oldLines:t,newStart:r,newLines:a,lines:s})=>({oldStart:t===0?e+1:e,oldLines:t,newStart:a===0?r+1:r,newLines:a,lines:s.map(o=>Vp(o))}),Wk=256*1024,qk=2*
1024*1024,Gp=1024*1024;async function Gk(e,t,r){let a=await Ok({root:t}).catch(()=>{});a&&await Ue(a,e.files,r)}async function Ue(e,t,r){var a=[];try{let n=await e.
run(Jp(t.flatMap(({old_blob:c,new_blob:p})=>[c??[],p??[]].flat()))),l=Yp(a,Hp(e),true);for(let c of t){if(c.new_mode===Ak)continue;let p=c.binary||c.old_blob===
void 0||c.new_blob===void 0,m=(u,f)=>Jk(l,n,{blob:u,most:f});if(c.binary||Kk(c.path)){let[u,f]=[await m(c.old_blob,Gp),await m(c.new_blob,Gp)];r({path:await j(c.
path),...u&&{before:u},...f&&{after:f}})}if(p)continue;let d=await m(c.old_blob,c.path.endsWith(".ipynb")?qk:Wk);d&&r({path:await j(c.path),text:await j(Hk(d))})}}catch(n){
var s=n,o=true}finally{var i=Zp(a,s,o);i&&await i}}var Kk=e=>/\.svg$/i.test(e),Hk=e=>Tk(e)??Vp(e);async function Jk(e,t,{blob:r,most:a}){let s=r===void 0?void 0:
t.get(r);if(!(r===void 0||s===void 0||s>a))return(await e.read(r))?.content}var Fo=(e,t)=>rm(e)&&rm(t),rm=e=>e!==void 0&&Yk.test(e.toString("latin1",0,Vk)),Vk=1e3,
Yk=/^(?:\/\/|#|--|;;?) Code generated .* DO NOT EDIT\.\r?$|^[ \t]*(?:\/\/|\/?\*+|#|--|;|<!--)\s*@generated\b|^\/\/ (?:Jest|Vitest) Snapshot v\d/m;import{core_policy_policy_keys$c as Xk}from"./start.js";
import{core_run_baseline_2$g as om}from"./start.js";import{core_git_partial_clone$c as im}from"./start.js";import{core_git_cat_file$d as Qk}from"./start.js";import{
core_workspace_sources_disk$a as nm}from"./start.js";import{core_git_filters$m as ex,core_git_filters$n as tx,core_git_filters$o as rx}from"./start.js";import{core_tools_notebook_edit$p as ax}from"./start.js";
import{core_tools_run$d as sx}from"./start.js";import{core_run_options$a as lm}from"./start.js";import{core_tools_permission$c as ox,core_tools_permission$d as ix,
core_tools_permission$e as nx}from"./start.js";import{core_workspace_path_guard$l as lx}from"./start.js";import{core_text_paths$a as cx}from"./start.js";import{
core_text_globs$a as px}from"./start.js";import{core_text_glob_2$c as mx}from"./start.js";import{errors$b as F}from"./hook.js";import{empty$g as dx,empty$h as ux}from"./hook.js";
var Zk=N("node:buffer");var{isUtf8:am}=Zk;var Z=".github",Jr=["editplan.yml","editplan.yaml"];async function Mt(e,t,{given:r,asks:a,only:s,limits:o}){var i=[];try{
let p=dx(i,Qk(e),true),m=async g=>{let _=await p.read(`${t}:${g}`);return _?.type==="blob"?cm(_.content,g):void 0},d=r??await hx(p,t),u=await mm(d,a);bx(u.file,
e.root);let f=await _x(u.file?.schemas??{},m),h={...u,...f&&{settings:f},only:fx(s),limits:o};return{...dm(h),source:d}}catch(p){var n=p,l=true}finally{var c=ux(
i,n,l);c&&await c}}function fx(e){let t=px(e??[],{purpose:"permit"});if(typeof t=="string")throw new F({name:"USAGE",message:`\`only\`: ${t}`});return e}async function hx(e,t){
let r=await e.read(`${t}:${Z}`);if(r?.type!=="tree"){await gx(e,t);return}let a=d=>Jr.includes(mx(d)),s=[...im(r.content,r.oid.length/2,a)],[o]=s;if(!o)return;let[
i,{mode:n,oid:l}]=o,c=s.map(([d])=>`${Z}/${d}`);if(s.length>1)throw zo(`${c.join(" and ")} are both there. Keep one of them`);if(!Jr.includes(i)||!n.startsWith(
"100"))throw zo(`${c[0]} is not read as a policy. Make it a file named ${Z}/${Jr[0]}`);let p=await e.read(l);if(!p)throw pm(`${Z}/${i}`);let m=`${Z}/${i}`;return{
name:m,text:cm(p.content,m)}}function cm(e,t){if(am(e))return e.toString();throw new F({name:"POLICY_INVALID",message:`${t} is not UTF-8. Save it as UTF-8.`})}async function gx(e,t){
let r=await e.read(`${t}^{tree}`),a=r&&im(r.content,r.oid.length/2).get(Z)?.mode;if(a==="40000")throw pm(Z);if(a==="120000"||a==="160000")throw zo(`${Z} is a li\
nk or a submodule, through which no policy is read. Make it a folder`)}var pm=e=>new F({name:"UNKNOWN_REVISION",message:`The repository does not have the object\
 of ${e}, which may hold its policy. Fetch it.`});function Vr({bare:e,root:t},{source:r}){if(e)return[];let a=nm(t),s=r?.text.replaceAll(`\r
`,`
`),o=Jr.map(i=>`${Z}/${i}`).find(i=>{let n=a.locate(i),l=n.ok?a.stat(n.path):void 0;return!n.ok||l?.kind!=="file"||l.broken?false:a.read(n.path).toString("utf8").
replaceAll(`\r
`,`
`)!==s});return o===void 0?[]:[`${o} is not read as it is here: the policy is that of the commit. Commit it, or pass --policy ${o}.`]}var zo=e=>new F({name:"POL\
ICY_INVALID",message:`${e}, or pass --policy.`});async function _x(e,t){if(Object.keys(e).length===0)return;let{compileSchemas:r}=await import("./core-policy-configuration.js"),
a=await r(e,t);if(!a.ok)throw new F(a.problems);return a.check}var yx=e=>({...e,path:(t,r)=>e.decide(t,r).behavior==="ask"?void 0:e.path(t,r)}),wx=async(e,t=false)=>({
...dm(await mm(e,t)),source:e});async function mm(e,t){if(!e)return{protectedPaths:t};let{parsePolicy:r}=await import("./core-policy-policy-file.js"),a=await r(
e.text,e.name);if(!a.ok)throw new F(a.problems);return{file:a.policy}}function bx(e,t){let{deny:r=[],ask:a=[],allow:s=[]}=e?.rules??{},o=`(${cx(t)}/`,i=[...r,...a,
...s].find(l=>l.includes(o)&&!xe(l));if(i===void 0)return;let n=`The rule ${i} begins with the folder of the checkout, and globs are relative to it: write ${i.replace(
o,"(/")}.`;throw new F({name:"POLICY_INVALID",message:n})}function dm(e){let t=r=>{let a=Na({...e,...r});return a.file.portable?{...a,portable:true,path:(s,o,...i)=>(ox(
o)?void 0:vx(s))??a.path(s,o,...i)}:a};return{...t({}),silent:!e.file&&!e.only&&e.protectedPaths===false,allowing:t}}function vx(e){let t=lx(e,{portable:true});
return t.ok?void 0:t.problem}function Uo({file:e},{outline:t}){let{verify:r,classifier:a}=e,s=Xk(e,({programs:c},p)=>c(p)),o=t.touched.has(sx.name)?["the comman\
ds of the plan, which its rules allow"]:[],i=[...r.map(({run:c})=>c),...a?[a]:[],...s,...o];if(i.length===0)return;let[n=""]=i.map(c=>typeof c=="string"?c:c.join(
" ")),l=`The policy runs programs (${n}), and none may run here. Allow them with --programs where you trust the repository, or leave it out.`;throw new F({name:"\
POLICY_ASK",message:l})}async function Bo(e,{plans:t,outline:r}){let a=[],s=async(o,i,n)=>{if(!await e.secrets("",i))return;let l=`${o} carries a credential. Re\
move it: it would appear in a commit or a pull request.`;a.push({name:"SECRET_DETECTED",message:l,...n&&{at:n}})};for(let{title:o,description:i="",author:n,sessions:l=[]}of t)
await s("The title, description, author or a session of the plan",[o,i,...[n??{},...l].flatMap(c=>Object.values(c))].join(`
`));for(let{index:o,id:i="",why:n="",at:l}of r.words)await s(`The id or the \`why\` of step ${o}`,`${i}
${n}`,l);if(a.length>0)throw new F(a)}var Wo="The mode of the policy is plan: all was checked and nothing was written.";async function $x(e){let{root:t,path:r,tool:a,
policy:s}=lm(e,{root:true,path:true,tool:true,policy:true}),o=await om({root:t}),i=await Mt(o,"HEAD",{given:s,asks:true}),n=nm(o.root),l=n.locate(r);if(!l.ok)throw new F(
l.problem);let c=ix(l.path,n),p=ax(a,{was:n.stat(l.path)!==void 0,is:true}),m=c.map(h=>i.decide(h,p)).reduce((h,g)=>ot(h,g)<0?g:h),d=m.behavior==="allow"?nx(l.path,
p,{workspace:n,policy:i}):void 0;if(d)throw new F(d);let{idleRules:u}=await import("./core-policy-idle-rules.js"),f=i.source?u(i.file,await kx(o)):[];return{path:l.
path,...m,...um(o,i,{given:s,idle:f})}}var kx=async e=>(await Promise.all([rx(),ex(),tx()].map(t=>e.run(t)))).flat(),um=(e,t,{given:r,idle:a=[]})=>{let s=[...r?
[]:Vr(e,t),...a];return s.length>0?{notes:s}:{}};async function xx(e){let{root:t,command:r,policy:a}=lm(e,{root:true,command:true,policy:true}),s=await om({root:t}),
o=await Mt(s,"HEAD",{given:a,asks:true}),{judgeCommand:i}=await import("./core-policy-judge-command.js"),n=i(o,{input:{command:typeof r=="string"?r:[...r]}}),l=c=>({
...c,...um(s,o,{given:a})});if(n.ok)return l(n.decision);if(!n.decision)throw new F(n.problem);return l(n.decision)}var Sx={steps:"steps",files:"changed files",
lines:"added and deleted lines",bytes:"bytes in the changed files",file_bytes:"bytes in one changed file"},It=({file:e,limits:t},r)=>[...sm(e.limits,r,a=>["the \
policy allows",`limits.${a}`]),...sm(t,r,a=>[`\`max-${a}\` is`,"that"])],sm=(e,t,r)=>["steps","files","lines","bytes","file_bytes"].flatMap(a=>{let s=e[a];if(s===
void 0||t[a]<=s)return[];let[o,i]=r(a);return[{name:"LIMIT_EXCEEDED",message:`The run has ${t[a]} ${Sx[a]}; ${o} ${s}. Split the plan, or raise ${i}.`}]});import{
core_report_notebook_cells$a as Ox}from"./start.js";import{core_report_net_changes$a as Ax,core_report_net_changes$d as Ex}from"./start.js";import{core_git_commands_diff$b as Tx}from"./start.js";
import{core_run_baseline_2$d as jx}from"./start.js";import{core_workspace_replacement$q as Cx,core_workspace_replacement$r as Nx,core_workspace_replacement$s as Yr,
core_workspace_replacement$u as _m,core_workspace_replacement$v as qo,core_workspace_replacement$x as Mx}from"./start.js";import{core_git_cat_file$d as ym}from"./start.js";
import{core_git_filters$A as Ix}from"./start.js";import{core_plan_steps$g as Lx,core_plan_steps$i as Dx}from"./start.js";import{core_tools_notebook_edit$b as Px,
core_tools_notebook_edit$p as wm}from"./start.js";import{core_tools_run$a as Rx}from"./start.js";import{core_workspace_path_guard$v as Fx}from"./start.js";import{
core_text_group_by$a as zx}from"./start.js";import{core_text_utf8_cache$n as Ux}from"./hook.js";import{errors$b as Bx}from"./hook.js";import{empty$g as Go,empty$h as Ko}from"./hook.js";
var Wx=16*1024*1024,qx=80;function Gx(e,t){if(e.length>Wx)return t.map(()=>"");let[r,a,s]=[1,0,-1];return t.map(({oldStart:o})=>{for(;r<o&&a<e.length;r+=1){Kx(e[a])&&
(s=a);let i=e.indexOf(bm,a);a=i<0?e.length:i+1}return s<0?"":Hx(e,s)})}var bm=10,Kx=e=>e>=65&&e<=90||e>=97&&e<=122||e===95||e===36;function Hx(e,t){let r=e.indexOf(
bm,t);return Ux(e.subarray(t,r<0?e.length:r)).slice(0,qx).trimEnd()}var Be={files:[],carried:new Map,problems:[],asked:[]};async function Ho(e,t){var r=[];try{let{
baseline:i}=t,n=Go(r,await Jx(e.git,t),true),{entries:l}=n,c=await l1(e,i,t),p=await r1(e.git,t,l),m=await s1(e.git,t,{entries:l,ignored:c}),d=new Set([...t.workspace.
touched(),...p.keys()]),u=l.filter(_=>!a1(_,d)).map($m),f=await o1(m,t,{carried:p,twinOf:n.twinOf}),h={...t,carried:p,patches:n.patches},g=[...await Po(e.git,l,
h),...Ro(c,h)];return{files:g.length===0?[]:Ax({files:g,steps:t.steps}).map(Zx(t,m,g)),carried:new Map([...p].map(([_,w])=>[w,_])),problems:[...u,...f.filter(({
name:_})=>_!=="POLICY_ASK"),...n1([...l,...c],m,t)],asked:f.filter(({name:_})=>_==="POLICY_ASK")}}catch(i){var a=i,s=true}finally{var o=Ko(r,a,s);o&&await o}}async function Jx(e,{
run:t,baseline:r,workspace:a,asReplayed:s,policy:o}){let i=s?void 0:ym(e),n=[t1(t),t.head.tree],l=i&&await Vx(e,i,t),c=l?.conversions??vm(r,a),p=(d,u)=>e.run(c.
within(d,u)),m={async[Symbol.asyncDispose](){c[Symbol.dispose](),await i?.[Symbol.asyncDispose]()}};try{let d=new Set(a.touched()),u=await p(qo(...n),d),f=u.map(
({path:_})=>_),h=f.every(_=>d.has(_))?u:await p(qo(...n),f),g=l&&Fx(l,o);return{...m,entries:h,twinOf:g,patches:(_=[])=>p(Mx(...n,_),_)}}catch(d){throw await m[Symbol.
asyncDispose](),d}}async function Vx(e,t,{head:r}){try{return await jx(e,t,{treeish:r.tree})}catch(a){throw await t[Symbol.asyncDispose](),a}}var vm=({conversions:e},t)=>e.
with(Yx(t)),Yx=e=>new Map(e.changes().flatMap(({path:t,after:r})=>Ix(t)?[[t,r]]:[]));function Zx({policy:e,baseline:t},r,a){let s=new Map(r.map(o=>[o.path,o]));
return({structuredPatch:o=[]},i)=>{let n=a[i],l=s.get(n.path),[c,p]=[st(n.path),Lo(l,e.file.verify)],m=l.before&&n.encoding===void 0?Gx(l.before,o):[];return{...n,
...c!==void 0&&{protected:c},...p!==void 0&&{verifies:p},...Xx(l),...m.some(d=>d!=="")&&{headings:m},...(t.conversions.of(n.from??n.path).generated||Fo(l.before,
l.after))&&{generated:true}}}}var Xx=({path:e,before:t,after:r})=>{let a=e.endsWith(".ipynb")&&r&&r.length+(t?.length??0)<=Qx?Ox(t?.toString()??"",r.toString()):
void 0;return a?{notebook:a}:{}},Qx=4*2**20;async function e1(e,t){let{leaves:r,head:a,files:s,foreign:o,own:i}=t,n=await e.run(_m(r,a.tree,{renames:false})),l=new Set(
s.flatMap(({path:m,from:d})=>d===void 0?[m]:[m,d])),c=o.length>0?await e.run(Tx([...o,...i])):new Set,p=n.filter(({path:m})=>!l.has(m)&&!c.has(m));if(p.length>0)
throw new Bx(p.map($m))}var t1=({base:e,merge:t,snapshots:[r]})=>t?.ontoTree??(r?.steps.length===0&&r.parent===e.commit?r.tree:e.tree);async function r1(e,{baseline:t,
run:r,workspace:a},s){let o=new Set(a.touched());if(s.every(({path:l})=>o.has(l)))return new Map;let i=r.merge?.ontoTree??r.base.tree,n=await e.run(_m(t.base.tree,
i,{renames:true}));return new Map(n.flatMap(({path:l,from:c})=>c!==void 0&&o.has(c)&&!o.has(l)?[[l,c]]:[]))}function a1({path:e,from:t,oldMode:r,newMode:a,isUtf8:s},o){
let i=r===Yr&&a===Yr,n=[r,a].every(l=>l!==Nx&&l!==Yr);return s&&(n||i)&&o.has(e)&&(t===void 0||o.has(t))}var $m=({path:e,from:t,status:r})=>({name:"UNACCOUNTED_\
CHANGE",message:`${JSON.stringify(e)} would be ${r}${t===void 0?"":` from ${JSON.stringify(t)}`}, and no step of the plan changes it. Nothing was written. Make \
the plan again on the current head.`});async function s1(e,{workspace:t,asReplayed:r},{entries:a,ignored:s}){var o=[];try{let c=new Map(t.changes().map(f=>[f.path,
f])),p=({path:f,from:h})=>{let{before:g=c.get(h??f)?.before,after:_,mode:w=0}=c.get(f)??{};return{path:f,from:h,before:g,after:_,mode:w}};if(r)return[...a,...s].
map(p);let m=Go(o,ym(e),true),d=async(f,h)=>f===Cx?void 0:f===Yr?Rx(h):(await m.read(h))?.content,u=[];for(let{path:f,from:h,oldMode:g,oldBlob:_,newMode:w,newBlob:y}of a){
let[b,v]=[await d(g,_),await d(w,y)];u.push({path:f,from:h,before:b,after:v,mode:Number.parseInt(w,8)})}return[...u,...s.map(p)]}catch(c){var i=c,n=true}finally{
var l=Ko(o,i,n);l&&await l}}async function o1(e,{policy:t,steps:r,workspace:a,asReplayed:s},{carried:o,twinOf:i}){let n=r.flatMap(d=>d.status==="applied"?Ex(d).
map(({file_path:u})=>({file_path:u,step:d})):[]),l=zx(n,({file_path:d})=>d),c=[],p=d=>(l.get(d)??l.get(o.get(d)??"")??[]).map(({step:u})=>u),m=new Map(s?[]:a.changes().
map(({path:d,after:u})=>[d,u]));for(let d of e){let{path:u,from:f,before:h,after:g}=d,_=p(u).at(-1),w=_&&{step:{index:_.index,..._.id!==void 0&&{id:_.id}}},y=v=>{
v&&c.push({...v,...w})},b=(v,$,k=p(v).at(-1))=>y(t.path(v,wm(k?.tool??Px.name,{was:true,is:$}),k?.index));b(u,g!==void 0),g&&(!h||f!==void 0)&&(y(i1(u,p(u),t)),
y(i?.(u))),f!==void 0&&b(f,false),y(t.characters(d,_?.index)),!(s||!g||m.get(u)?.equals(g))&&(y(t.configuration(u,h,g)),y(await at(t,d)))}return c}function i1(e,t,r){
let a=t.map(({tool:s,index:o})=>r.path(e,wm(s,{was:false,is:true}),o));return a.find(s=>s===void 0||s.name==="PATH_DENIED")??a[0]}function n1(e,t,{policy:r,request:a}){
let s=t.map(({after:o})=>o?.length??0);return It(r,{steps:a.steps.length-a.header.without.length,files:s.length,lines:e.reduce((o,{insertions:i,deletions:n})=>o+
i+n,0),bytes:s.reduce((o,i)=>o+i,0),file_bytes:s.reduce((o,i)=>Math.max(o,i),0)})}async function l1(e,{source:t,base:r},{run:a,workspace:s}){var o=[];try{let l=new Set(
a.ignored),c=s.changes().filter(({path:h})=>l.has(h));if(c.length===0)return[];let p=Go(o,e.aside()),m=dt(p.git,{ref:"refs/editplan/ignored",parent:r.commit}),d={
author:fm,committer:fm,message:"ignored files"};await m.commit({...d,files:c.map(({path:h,before:g})=>hm(h,g,t.stat(h)?.mode))}),await m.commit({...d,files:c.map(
({path:h,after:g,mode:_})=>hm(h,g,_))});let[u,f]=await m.finish({named:false});return!u||!f?[]:await p.git.run(qo(u.tree,f.tree))}catch(l){var i=l,n=true}finally{
Ko(o,i,n)}}var fm={name:"editplan",email:"editplan@localhost",date:"0 +0000"},hm=(e,t,r=420)=>t?{path:e,mode:r&64?"100755":"100644",content:t}:{path:e,mode:"del\
eted"},Zr=(e,{run:t,...r})=>{let{asked:a}=e;return ve(e,{...r,request:a,steps:xr(r.steps,a),audit:Be})};async function Jo(e,{run:t,...r}){let{asked:a,store:s,options:o}=e;
return o.onContents&&await Ue(s.git,r.audit.files,o.onContents),ve(e,{...r,request:a,steps:r.steps.map(c1)})}var c1=e=>{let{commit:t,...r}=e;return e.status==="\
applied"?{...r,status:"skipped"}:r},p1=24;async function Vo(e,t,{steps:r,policy:a,commands:s,blobs:o,signal:i}){let n=t.header.without,l=gm(r);if(n.length===0||
l.size===0)return r;let c=await _t(e,m1(t),a),p=async u=>{let f=await Ne(e,Yo(c,u),{policy:a,commands:s,signal:i,blobs:o,recorded:false});return gm(f.steps)},m=await p(
[]),d=new Map([...l].filter(u=>!m.has(u)).map(u=>[u,[]]));if(d.size===0)return r;for(let u of n.length>p1?[]:n){let f=await p([u]);for(let[h,g]of d)f.has(h)&&g.
push(u)}return r.map(u=>{let f=d.get(u.index);return f?u1(u,f.length>0?f:n):u})}var gm=e=>new Set(e.filter(({status:t})=>t==="failed").map(({index:t})=>t));function m1(e){
let t=Yo(yt(e),[]),r=Dx(t.plans.map(({steps:a})=>Lx(a)));return{...t,outline:r,paths:[...r.paths]}}var Yo=(e,t)=>{let r=new Set(t);return{...e,plans:e.plans.map(
a=>d1(a,r))}},d1=(e,t)=>({...e,steps:{length:e.steps.length,*[Symbol.iterator](){for(let{leftOut:r,...a}of e.steps)yield{...a,...t.has(a.index)&&{leftOut:true}}}}});
function u1(e,t){let[r,...a]=t,s=`Needs ${a.length===0?`step ${r}, which is`:`steps ${t.join(", ")}, which are`} left out. Leave step ${e.index} out as well, or\
 take ${a.length===0?"that step":"them"} back.`;return{...e,needs:[...t],notes:[...e.notes??[],s]}}import{core_workspace_lock$a as U1}from"./hook.js";import{core_report_build_report$c as f1}from"./start.js";
import{core_plan_steps$d as h1}from"./start.js";import{core_tools_notebook_edit$m as g1}from"./start.js";import{zod_2$L as _1,zod_2$V as y1,zod_2$y as w1}from"./start.js";
import{core_tools_permission$a as b1,core_tools_permission$b as v1,core_tools_permission$d as $1,core_tools_permission$e as k1}from"./start.js";import{core_text_globs$b as x1}from"./start.js";
import{core_text_json$i as S1}from"./hook.js";import{empty$g as O1,empty$h as A1}from"./hook.js";var E1=4,km=async(e,t,r)=>{let a=t.map(({step:l,path:c,effects:p})=>({
step:l,path:c,effects:p,decision:e.decide(c,{tool:l.tool,effects:p},l.index,Ee(l))})),s=e.file.classifier;if(e.file.mode!=="auto"||!s)return a;let o=[...a],i=0,
n=async()=>{for(let l=i++;l<a.length;l=i++){let c=a[l];if(c?.decision.rule!=="mode: auto")continue;let{behavior:p,reason:m}=await N1(s,c.step,r);o[l]={...c,decision:{
behavior:p,rule:"mode: auto",reason:m}}}};return await Promise.all(Array.from({length:E1},n)),o},T1=e=>new Map(e.flatMap(({step:t,decision:r})=>r.rule==="mode: \
auto"?[[t.index,r]]:[])),j1=()=>_1({behavior:y1(["allow","ask","deny"]),confidence:w1().min(0).max(1)}),xm=.8,C1=3e4,N1=async(e,t,r)=>{let[a,...s]=e;if(a===void 0)
return{behavior:"ask",reason:"The policy has no classifier"};let o=JSON.stringify({tool:t.tool,file_path:M1(t),why:t.why,input:t.input}),i=await Nt({argv:[a,...s],
input:`${o}
`,timeout:C1,outputLimit:2**16,...r,environment:Fe(r.environment)});if(i.ended!=="exit"||i.exitCode!==0)return{behavior:"ask",reason:`The classifier failed (${i.
failure??i.exitCode??i.ended})`};let n=j1().safeParse(S1(i.stdout.toString()));if(!n.success)return{behavior:"ask",reason:"The classifier\u2019s answer is not valid"};
let{behavior:l,confidence:c}=n.data,p=`The classifier says ${l} with confidence ${c}`;return c<xm?{behavior:"ask",reason:`${p}, under ${xm}`}:{behavior:l,reason:p}},
M1=({input:e})=>"glob"in e&&e.glob!==void 0?x1(e.glob).join(", "):("file_path"in e?e.file_path:"notebook_path"in e?e.notebook_path:"")??"",Qo={grants:[],classified:new Map};
function Xr(e,t){let r=new Set(t?.answers.filter(({allowed:a})=>!a).map(({step:a})=>a));return{policy:{...e,path:(a,s,o)=>o!==void 0&&r.has(o)?I1:e.decide(a,s).
behavior==="ask"?void 0:e.path(a,s)},decisions:new Map,drafted:[],approvals:Qo}}var I1={name:"POLICY_ASK",message:"Nobody allowed this step when the plan was ap\
plied."};async function ei(e,{baseline:t,request:r},a){let{confirms:s}=r.outline;if(!s&&(e.silent||P1(e,t.source,r)))return{policy:e,decisions:new Map,drafted:[],
approvals:Qo};let{ask:o,onAsk:i,commit:n,signal:l}=a,c=await F1(e,R1(t.source,r),{git:t.git,commit:n,signal:l}),p=T1(c),m=c.filter(({decision:b})=>b.behavior===
"ask"),d=o?await z1(m,{ask:o,classified:p,policy:e,request:r}):[],u=e.allowing({grants:d,classified:p}),f=i==="draft"?m.filter(b=>Xo(u,b).behavior==="ask"):[],h=[
...d,...f.map(({step:b})=>({step:b.index}))],g=e.allowing({grants:h,classified:p}),_=new Set(f),w=new Set(m.filter(b=>!_.has(b))),y=c.map(b=>[b.step.index,w.has(
b)?Xo(g,b):b.decision]).filter(([,{rule:b}])=>b!=="default").sort(([,b],[,v])=>ot(b,v));return{policy:g,decisions:new Map(y),drafted:f,approvals:{grants:h,classified:p}}}
var L1=class{#e;#t;#r;#s=[];#o=[];constructor(e){this.#e=e.policy,this.#t=e.review,this.#r=e}get policy(){let{policy:e,approvals:t}=this.#t;return this.#s.length===
0?e:this.#e.allowing({...t,grants:[...t.grants,...this.#s]})}get review(){return{...this.#t,policy:this.policy,drafted:[...this.#t.drafted,...this.#o]}}async ofCommand(e,t){
return this.#r.onAsk==="pass"||await this.#m(e,h1(e),t)}async ofFile(e,{path:t,effects:r},a){return this.#r.onAsk==="pass"||await this.#m(e,t,a)?true:this.#r.onAsk!==
"draft"?false:(this.#s.push({step:e.index}),this.#o.push({step:e,path:t,effects:r,decision:a}),true)}async#m(e,t,r){let a=await Sm(this.#r.ask,{step:e,path:t,decision:r});
return a&&this.#s.push("path"in a?{step:e.index}:a),a!==void 0}},Sm=async(e,{step:t,path:r,decision:{rule:a,reason:s}})=>e?.(await j({step:t,path:r,rule:a,reason:s}));
function ti(e,{decisions:t,policy:r},a){if(t.size===0)return e;let s=e.stopped&&e.steps.some(({error:l})=>l&&D1.has(l.name)),o=new Map(Array.from(s?a.steps:[],l=>[
l.index,l])),i=l=>{let c=o.get(l);return c?he(c,a):[]},n=e.steps.map(l=>{let{index:c,status:p,tool:m}=l,d=t.get(c);if(!d)return l;let u=s&&p==="skipped"?i(c):[],
f={policy:r,workspace:e.workspace,step:c},[h]=u.flatMap(({path:_,effects:w})=>k1(_,{tool:m,effects:w},f)??[]);if(!h)return{...l,policy:d};let g=o.get(c)?.at;return{
...l,policy:d,status:"failed",error:f1({...h,...g&&{at:g}})}});return{...e,steps:n}}var D1=new Set(["POLICY_ASK","PATH_DENIED"]);function P1(e,t,{outline:r,found:a}){
let s=(o,i)=>Zo(o,t).every(n=>{let{behavior:l,rule:c}=e.decide(n,{tool:i,effects:g1(i)==="reads"?v1.effects:b1});return l==="allow"&&c==="default"});return[...r.
touched].every(([o,i])=>[...i].every(n=>s(n,o)))&&[...r.globs.values()].every(o=>he(o,{found:a}).every(({path:i})=>s(i,o.tool)))}function Zo(e,t){let r=ft(t.locate(
e));return r===void 0?[]:$1(r,t)}function R1(e,t){let r=new Map(t.paths.map(a=>[a,Zo(a,e)]));return[...t.steps].flatMap(a=>(a.leftOut?[]:he(a,t)).flatMap(({path:s,
effects:o})=>(r.get(s)??Zo(s,e)).map(i=>({step:a,path:i,effects:o}))))}async function F1(e,t,{git:r,commit:a,signal:s}){var o=[];try{if(e.file.mode!=="auto"||!e.
file.classifier)return km(e,t,{cwd:r.root});let c=O1(o,await rs(r,a),true);return await km(e,t,{cwd:c.git.root,...s&&{signal:s}})}catch(c){var i=c,n=true}finally{
var l=A1(o,i,n);l&&await l}}async function z1(e,{ask:t,classified:r,policy:a,request:s}){let o=[],i=a.allowing({classified:r});for(let n of e){if(Xo(i,n).behavior!==
"ask")continue;let l=await Sm(t,n);if(!l&&s.header.options.on_error==="stop")break;l&&o.push(l),i=a.allowing({grants:o,classified:r})}return o}var Xo=(e,{step:t,
path:r,effects:a})=>e.decide(r,{tool:t.tool,effects:a},t.index,Ee(t));import{core_report_build_report$d as B1}from"./start.js";import{core_report_net_changes$d as si}from"./start.js";
import{core_run_inspection$b as ni}from"./start.js";import{core_text_neutralise$f as Mm}from"./start.js";import{core_history_branch$b as W1,core_history_branch$e as Om,
core_history_branch$f as q1}from"./start.js";import{core_run_baseline_2$c as G1,core_run_baseline_2$g as K1,core_run_baseline_2$h as H1,core_run_baseline_2$m as J1}from"./start.js";
import{core_workspace_replacement$s as Am,core_workspace_replacement$u as V1}from"./start.js";import{core_git_partial_clone$a as Y1,core_git_partial_clone$e as Z1}from"./start.js";
import{core_git_commits$b as Im,core_git_commits$c as X1,core_git_commits$d as Q1,core_git_commits$f as eS,core_git_commits$g as ri}from"./start.js";import{core_git_cat_file$d as Em}from"./start.js";
import{core_workspace_new_files_2$a as tS,core_workspace_new_files_2$b as rS}from"./start.js";import{core_workspace_sources_disk$a as aS}from"./start.js";import{
core_git_filters$e as Qr,core_git_filters$i as sS}from"./start.js";import{core_tools_notebook_edit$g as oS}from"./start.js";import{core_tools_run$d as iS}from"./start.js";
import{core_git_commands_remote$b as nS}from"./start.js";import{core_tools_permission$f as lS}from"./start.js";import{core_text_unusual$d as Lm}from"./start.js";
import{core_git_commands_refs$a as cS}from"./hook.js";import{core_git_git$B as pS,core_git_git$E as mS,core_git_git$l as dS,core_git_git$m as Dm,core_git_git$r as uS}from"./hook.js";
import{core_git_scratch_folder$b as fS}from"./hook.js";import{core_text_words$a as Tm,core_text_words$c as hS}from"./hook.js";import{errors$b as X}from"./hook.js";
import{empty$g as le,empty$h as ea}from"./hook.js";async function gS(e,t){let{base:r,head:a,run:s,onto:o}=t;return r.commit===a.commit||o==="nowhere"?{run:s,unchanged:false,
notes:[]}:o==="rebase"?yS(e,s,a.commit):bS(e,t)}var _S=({git:e},{baseline:{base:t,head:r,unrelated:a},run:s,plan:o})=>({rebased:()=>eS(e,s.snapshots,r.commit),async merged(){
return await X1(e,[2,38],"Merging onto a head that has moved"),a?$S(e,s,r.tree):e.run(Im(r.commit,s.head.commit))},async files(i,n){var l=[];try{let d=le(l,Em(e),
true);return(await Y1(d,(i==="base"?t:r).commit,{paths:n})).entries}catch(d){var c=d,p=true}finally{var m=ea(l,c,p);m&&await m}},async mergeCommit(i){var n=[];try{
let m=le(n,Em(e),true);return e.run(Qr(xS(s,{tree:i,head:await Q1(m,r.commit),plan:o,unrelated:a})))}catch(m){var l=m,c=true}finally{var p=ea(n,l,c);p&&await p}}});
async function yS(e,t,r){let a=await e.rebased();if(!a.ok)throw new X(wS(a.at,a.conflicts));let{base:s,chain:o,head:i}=a;if(o.length===0)return{run:t,unchanged:true,
notes:[Pm]};let n=`The plan was made on ${t.base.commit.slice(0,12)}; its commits were moved onto ${r.slice(0,12)}.`;return{run:{...t,base:s,head:i,snapshots:o},
unchanged:false,notes:[n]}}var Pm="The current head holds all of the plan already.",wS=({steps:e},t)=>({name:"MERGE_CONFLICT",message:`Step ${e.join(", ")} and \
the commits since the plan's base change the same lines in ${t.join(", ")}. Nothing was written. Make the plan again on the current head.`});async function bS(e,{
run:t,head:r,steps:a}){let{tree:s,conflicts:o}=await e.merged(),i=a.filter(({status:m})=>m==="applied").flatMap(m=>si(m).map(({file_path:d})=>({index:m.index,path:d})));
if(o.length>0)throw new X(SS(o,i));if(s===r.tree)return{run:t,unchanged:true,notes:[Pm]};let n=[...new Set(i.map(({path:m})=>m))],[l,c]=[await e.files("base",n),
await e.files("head",n)],p={commit:await e.mergeCommit(s),tree:s,onto:r.commit,ontoTree:r.tree};return{run:{...t,head:{commit:p.commit,tree:s},merge:p},unchanged:false,
notes:n.map(m=>vS(m,l.get(m)?.oid!==c.get(m)?.oid))}}var vS=(e,t)=>t?`${e}: changed since the base, merged.`:`${e}: as on the base, the plan still applies.`;async function $S(e,t,r){
let a=await e.run(Qr(ri(t.base.tree,[]))),s=await e.run(Qr(ri(r,[a]))),o=await e.run(Qr(ri(t.head.tree,[a])));return e.run(Im(s,o))}async function kS(e,{id:t,ref:r,
base:a,head:s,merge:o}){await e.run(cS([o?{ref:`${oe}${t}`,to:o.commit}:{ref:r,to:s.commit}]));let i=o?{merge:o}:{base:a.commit,baseTree:a.tree};M(e,{...D(e,t),
head:s,...i})}function xS(e,{tree:t,head:r,plan:a,unrelated:s}){let{name:o,email:i,date:n}=Y(a.author,a.created,r.date),l=`${o} <${i}> ${n}`,c={title:a.title,digest:a.
digest,runId:e.id,total:0},p=s?[r.commit]:[r.commit,e.head.commit];return`tree ${t}
${p.map(m=>`parent ${m}
`).join("")}author ${l}
committer ${l}

${ys(c)}`}function SS(e,t){return{name:"MERGE_CONFLICT",message:`The plan and the commits since its base change the same lines: ${e.map(r=>{let a=t.filter(s=>s.
path===r).map(s=>s.index);return a.length>0?`${r} (step ${a.join(", ")})`:r}).join("; ")}. Nothing was written. Make a new plan on the current head.`}}var OS=({
dirty:e},t)=>e==="refused"||e==="kept"&&!t;function AS({steps:e,header:t},{policy:r,runMode:a}){let s={steps:e.length-t.without.length,files:0,lines:0,bytes:0,file_bytes:0};
return a.limits?It(r,s):[]}async function ES(e,t,r){let a=await TS(e,t,r);if(a.problems.length>0){let o=await ii(a,t,r).catch(()=>Be);return{do:"explain",result:{
...a,audit:o}}}let s=await ii(a,t,r);return s.problems.length>0?{do:"refuse",result:{...a,problems:s.problems}}:{do:!a.stopped&&!r.policy.checkOnly?"deliver":"r\
eport",result:PS({...a,audit:s},r)}}async function TS(e,t,r){let{run:a,steps:s,stopped:o}=e;if(!a||o)return e;let i=await t.brought({...e,run:a}),n=[...e.notes,
...i.notes];if(i.unchanged)return{...MS(e),steps:IS(s),notes:n};let l={...e,run:i.run,notes:n},{recorded:c}=r.runMode;if(c){let g=await t.recordedResults(l,c);return{
...l,run:g,asReplayed:g===a}}let p=await LS(l,t,r);if(p.length>0)return{...l,problems:p};let m=Rm(r),d=m.length>0?await t.verified(l,m):{...l,notes:[]},u=d.problems.
length===0,f=u?await jS({steps:s,run:d.run},t,r):oi,h=u&&CS(l,r)?await t.submodules(d.run):NS;return{...l,...d,sections:f.sections,problems:[...d.problems,...h.
problems,...f.problems],draft:d.draft||f.draft,notes:[...n,...h.notes,...d.notes,...f.notes],asReplayed:d.run===a}}var Rm=({options:{command:e},policy:t,runMode:r})=>(e?
[Io(e)]:t.file.verify).filter(({formats:a})=>a||r.programs==="all");async function jS(e,t,{policy:r,runMode:a}){let s=ni(r.file);return!s||a.inspects==="never"?
oi:a.inspects==="on-demand"?{...oi,notes:[s.onDemand]}:t.inspected(s,e)}var oi={sections:{},problems:[],notes:[],draft:false},CS=({request:e},{policy:t,runMode:r})=>e.
outline.touched.has(oS.name)&&r.programs==="all"&&!t.file.submodules.unchecked,NS={problems:[],notes:[]},MS=({run:e,...t})=>t,IS=e=>e.map(t=>t.status==="applied"?
{...t,status:"unchanged"}:t);async function LS(e,t,r){let{policy:a,runMode:s}=r;if(!(s.limits&&[a.file.limits,a.limits].some(i=>Object.values(i??{}).some(Boolean)))||
Rm(r).length===0&&!ni(a.file))return[];let{problems:o}=await ii(e,t,r);return o.filter(({name:i})=>i==="LIMIT_EXCEEDED")}async function ii({run:e,...t},r,a){if(!e)
return Be;let s=await r.audit({...t,run:e}),{runMode:o,guarded:i}=a;if(i){let n=s.files.flatMap(({path:p,from:m=p})=>[p,m]),l=q1({dirty:[],ignored:e.ignored??[]});
if(l.length>0)throw new X(l);let c=await r.dirty([...new Set(n)].filter(p=>!i.has(p)));if(c.length>0)throw new X(c);o.dirty==="kept"&&await DS(s,r)}return o.onAsk===
"stop"?{...s,problems:[...s.problems,...s.asked]}:s}async function DS({files:e},t){let r=e.flatMap(({status:o,path:i,from:n})=>o==="deleted"?i:n??[]),a=r.length>
0?await t.leftOut(r):[];if(a.length===0)return;let s=`The sparse checkout leaves out ${a.map(o=>JSON.stringify(o)).join(", ")}: without a branch nothing would s\
how that it is gone. Pass --branch, or bring the file in with \`git sparse-checkout add\`.`;throw new X({name:"FILE_NOT_FOUND",message:s})}function PS(e,{runMode:t,
policy:r,review:a}){let{audit:s,request:o}=e,i=(o.header.left_out??[]).length>0;return{...e,steps:RS(e.steps,s.carried),notes:[...e.notes,...s.asked.map(({message:n})=>n),
...r.checkOnly&&t.writes?[Wo]:[]],draft:i||a.drafted.length>0||s.asked.length>0||e.draft}}function RS(e,t){return t.size===0?e:e.map(r=>{if(r.status!=="applied"||
!si(r).some(({file_path:s})=>t.has(s)))return r;let a=si(r).map(({file_path:s,structuredPatch:o,insertions:i,deletions:n})=>({file_path:t.get(s)??s,...o&&{structuredPatch:o},
insertions:i,deletions:n}));return{...r,files:a}})}async function FS(e,t,r){let a=await e.run(zS(t)),s=[...a].find(([l,c])=>l.endsWith(".path")&&c===r)?.[0].replace(
/\.path$/,""),o=a.get(`${s}.url`);if(o===void 0||!/^\.\.?\//.test(o))return ai(o);let i=await e.run(nS()),n=ai((i.find(l=>l.name==="origin")??i[0])?.url);return n===
void 0?void 0:ai(new URL(o,`${n}/`).href)}var zS=e=>({args:["config","--blob",`${e}:.gitmodules`,"--no-includes","--list","-z"],input:"",accept:[0,1,128],parse:(t,r)=>new Map(
(r===0?Dm(t):[]).map(a=>{let[s="",...o]=a.split(`
`);return[s,o.join(`
`)]}))});function ai(e){let[,t,r]=/^(?:ssh:\/\/)?(?:[\w.-]+@)([\w.-]+)(?::\d+\/|[:/])(?!\/)(.+)$/.exec(e??"")??[],a=t===void 0?e:`https://${t}/${r}`;if(a===void 0||
!URL.canParse(a))return;let{protocol:s,origin:o,pathname:i}=new URL(a);return/^https?:$/.test(s)?`${o}${i}`.replace(/\/$/,""):void 0}async function US(e,{was:t,
commit:r}){var a=[];try{let i=le(a,fS("objects")),n={...pS(),...WS(i.path)},l=S(i.path,"repository");V(l),await Z1(l,n);let c=await mS(l,{env:n});return await qS(
c,e),await c.run(jm(r))?await c.run(jm(t))??false?{come:await c.run(Cm(`${t}..${r}`)),newest:await c.run(Nm([`${t}..${r}`,`--max-count=${BS}`])),gone:await c.run(
Cm(`${r}..${t}`))}:{come:void 0,newest:await c.run(Nm([r,"-1"])),gone:0}:void 0}catch(i){var s=i,o=true}finally{ea(a,s,o)}}var BS=10,WS=e=>({HOME:e,USERPROFILE:e,
XDG_CONFIG_HOME:e,GIT_ASKPASS:"",SSH_ASKPASS:"",GIT_CONFIG_GLOBAL:"/dev/null",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_COUNT:"0",GIT_ALLOW_PROTOCOL:"http:https"});async function qS(e,t){
let r=["-c","http.lowSpeedLimit=1000","-c","http.lowSpeedTime=60","fetch","--quiet","--no-tags","--no-write-fetch-head","--no-auto-maintenance","--recurse-submo\
dules=no","--filter=tree:0","--refmap=","--end-of-options",t,"+refs/heads/*:refs/heads/*","+refs/tags/*:refs/tags/*"],a=e.start(r),{closed:s,failure:o}=dS(a,r),
i=false,n=setTimeout(()=>{i=true,a.kill()},GS);if(a.stdin.end(),a.stdout.resume(),await s,clearTimeout(n),i)throw new X({name:"GIT_FAILED",message:`${t} did not\
 answer in time. Run again later.`});let l=o();if(l)throw l}var GS=6e5,jm=e=>({args:["for-each-ref","--count=1","--format=held",`--contains=${e}`,"refs/heads","\
refs/tags"],input:"",accept:[0,129],parse:(t,r)=>r===0?t.length>0:void 0}),Cm=e=>({args:["rev-list","--count",e,"--"],input:"",parse:t=>Number(t.toString("latin\
1"))}),Nm=e=>({args:["log","-z","--no-show-signature","--encoding=UTF-8","--format=%H %s",...e,"--"],input:"",parse:t=>Dm(t).map(r=>({id:r.slice(0,r.indexOf(" ")),
subject:r.slice(r.indexOf(" ")+1)}))});async function KS({baseline:e,options:t},{base:r,head:a}){let{git:s}=e,o=(await s.run(V1(r.tree,a.tree,{renames:false}))).
filter(({oldMode:l,newMode:c})=>l===Am&&c===Am).map(({path:l,oldBlob:c,newBlob:p})=>({path:l,was:c,commit:p})),i=[],n=[];for(let l of o){let c=await FS(s,t.policyOf??
e.head.commit,l.path),p=c===void 0?HS:await VS(c,l);typeof p=="string"?i.push({name:"SUBMODULE_INVALID",message:`${Lm(l.path)}: ${p} ${JS}`}):n.push(YS(l,p))}return{
problems:i,notes:n}}var HS="the base has no address of it in `.gitmodules` that can be asked over HTTP. Add one.",JS="A policy with `submodules: { unchecked: tr\
ue }` moves submodules without asking.";async function VS(e,t){try{return await US(e,t)??`no branch and no tag of ${e} holds the commit ${t.commit}. Push it the\
re, or name another.`}catch(r){if(!(r instanceof X))throw r;return`${e} could not be asked without a token. ${Mm(r.message)}`}}function YS({path:e,was:t,commit:r},{
come:a,newest:s,gone:o}){let i=m=>m.slice(0,12),n=s.map(({id:m,subject:d})=>`${i(m)} ${Mm(d).slice(0,100)}`),l=a!==void 0&&a>s.length?[`and ${a-s.length} more`]:
[],c=o>0?`, and ${Tm(o,"commit")} back`:"",p=a===void 0?"from a commit that its remote has no more":Tm(a,"commit");return`Submodule ${Lm(e)}: ${i(t)}..${i(r)}, ${p}${c}\
: ${[...n,...l].join("; ")}`}async function ta(e,t,r,a){var s=[];try{let{signal:l}=t,c=await K1(t),p=le(s,r.writes?await U1(c.gitDir,{...l&&{signal:l}}):void 0),
m=le(s,await H1(c,Is(e,r.place,r.replays)),true),d=await Mt(c,t.policyOf??m.head.commit,{given:t.policy,asks:r.asks,only:t.only,limits:{files:t.maxFiles,lines:t.
maxLines}});t.programs==="refused"&&Uo(d,e);let u=await _t(m,r.allRefusals?yt(e):e,d),f=le(s,r.writes&&r.branch?Sr(c):void 0,true),h=await ZS(m,u,{policy:d,runMode:r}),
{onAsk:g}=r,_=g==="pass"?Xr(d,r.recorded):await ei(d,{baseline:m,request:u},{...t,commit:m.head.commit,onAsk:g}),w=r.writes&&!d.checkOnly,y=le(s,w||t.onWorktree?
tS(c):rS(c)),b={git:c,store:y,baseline:m,asked:e,request:u,policy:d,review:_,options:t,runMode:r,writes:w,...h},v=le(s,await lO(b),true),$=v?{...b,review:v.review}:
b,k=await QS($,v);try{let K=await ES(k,aO($),$);return await iO($,K,a)}finally{w&&k.run&&await XS(c,k.run.id).catch(()=>{})}}catch(l){var o=l,i=true}finally{var n=ea(
s,o,i);n&&await n}}async function ZS(e,t,{policy:r,runMode:a}){let{branch:s}=a,{git:o}=e,i=OS(a,e.readFile!==void 0)?new Set($r(e,t)):void 0,n=[...i??[]],l=o.bare||
!(s||n.length>0)?void 0:await W1(o,n),c=s&&await Gs(qs(o,l),s),p=await Fm(e,n,l);if(p.length>0)throw new X(p);await Bo(r,t);let m=AS(t,{policy:r,runMode:a});if(m.
length>0)throw new X(m);return{index:l,way:c,guarded:i}}async function Fm({git:e,readFile:t,conversions:r},a,s){if(e.bare||a.length===0)return[];let o={base:"HE\
AD",paths:a,...s&&{index:s}};return t?Om(e,{...o,readFile:t,conversions:r}):J1(e,{commit:"HEAD",paths:a},i=>Om(e,{...o,...i}))}async function XS(e,t){G1(e.gitDir)||
await As(e,t)}async function QS(e,t){let{baseline:r,asked:a,review:s,policy:o,store:i,options:n,writes:l}=e,{signal:c,onEvent:p}=n,m=n.policy===void 0&&n.policyOf===
void 0,d={policy:s.policy,commands:t,signal:c},{request:u,note:f}=await tO(e,d),h=await Ne(r,u,{...d,store:i,recorded:l,onEvent:p}),g=kr(a,h.steps),_={steps:h.steps,
blobs:i.git,policy:Xr(o).policy,signal:c},w=await Vo(r,u,_);return{...ti({...h,steps:w,stopped:g},s,e.request),request:u,notes:[...m?Vr(r.git,o):[],...n.notes??
[],...eO(e.request),...f,...await t?.notes()??[]],commands:vr(t),...rO}}function eO({plans:e,outline:{variables:t}}){return t.size===0||e.some(({vars:r})=>r!==void 0)?
[]:[`${hS([...t].map(r=>`\${{ vars.${r} }}`),3)} is written as it is, since no plan has a \`vars\` header. To put a value in, declare it there.`]}async function tO({
baseline:e,request:t,policy:r,runMode:{mostCommits:a,oneCommit:s,inspects:o}},i){let n=o==="always"&&ni(r.file)!==void 0;if(s&&!n)return{request:_r(t,{commits:"\
squash"}),note:[]};if(a===void 0)return{request:t,note:[]};let{chooseCommits:l,commitsNote:c}=await import("./core-run-commit-choice.js"),p=r.file.verify.some(({
formats:d})=>d)?1:0,m=await l(e,t,{...i,recorded:false,most:a-p});return{request:m,note:m===t?[]:[c(m,a)]}}var rO={verifications:[],sections:{},formatters:[],problems:[],
draft:false,asReplayed:true,audit:Be};function aO(e){let{store:t,baseline:r,runMode:a,policy:s,review:o,writes:i,options:n}=e,{worktree:l}=s.file;return{async brought({
request:c,steps:p,run:m}){let d=_S(t,{baseline:r,run:m,plan:c.header}),u=await gS(d,{...r,steps:p,run:m,onto:a.onto});return i&&u.run!==m&&await kS(t.git,u.run),
u},recordedResults:async({run:c,request:p},m)=>(await import("./core-run-recorded-results.js")).withRecordedResults(t,c,{recorded:m,policy:s,request:p}),audit:c=>Ho(
t,{...c,baseline:r,policy:a.limits?o.policy:oO(o.policy)}),async verified(c,p){let{verifyRun:m}=await import("./core-run-verification.js"),{request:d}=c,{onFailure:u}=a;
return m(t,c,{...n,worktree:l,verifications:p,request:d,onFailure:u,scratch:!i})},inspected:(c,p)=>c.inspect(t,p,{policy:s.file,wishes:a.wishes??{},drafts:a.onFailure!==
"stop",isHidden:m=>lS(m,{workspace:r.source,policy:s}),signal:n.signal}),submodules:c=>KS(e,c),dirty:c=>Fm(r,c),leftOut:c=>sO(r,c)}}async function sO({git:e},t){
if(e.bare||!await uS(e))return[];let r=aS(e.root),a=new Set(await e.run(sS()));return t.filter(s=>a.has(s)&&!r.stat(s))}var oO=e=>({...e,file:{...e.file,limits:{}}});
async function iO(e,{do:t,result:r},a){if(t==="refuse")return Zr(e,r);if(t==="explain")return Jo(e,r);let{git:s,store:o,writes:i,options:n}=e,{run:l,steps:c,audit:p}=r;
if(l&&Hr(e)&&Us(c,l),l&&i&&Es(s,l.id,{steps:nO(c),...B1(p.files)}),n.onContents&&await Ue(o.git,p.files,n.onContents),t==="report")return ve(e,r);let m=await a(
e,r);return m.refused?Zr(e,r):ve(e,r,m)}var nO=e=>e.reduce((t,{status:r})=>t+(r==="applied"?1:0),0);async function lO(e){let{git:t,baseline:r,request:a,review:s,
options:o,runMode:i}=e;if(!a.outline.touched.has(iS.name))return;let{CommandCache:n}=await import("./core-run-commands-command-cache.js"),{signal:l}=o,c=await i.
commands?.(t),p=new n({...o,...e,onAsk:i.onAsk,recorded:c});try{let m=(...u)=>p.policy.path(...u),d={...s.policy,path:m};return await Ne(r,a,{policy:d,commands:p,
recorded:false,signal:l}),await p.settle(),p}catch(m){throw await p[Symbol.asyncDispose](),m}}import{core_tools_notebook_edit$g as zm}from"./start.js";import{core_run_options$a as Um}from"./start.js";
import{core_workspace_file_identity$j as Bm}from"./hook.js";import{errors$b as Wm}from"./hook.js";var Lt={...Do,branch:true,base:true,unrelatedBase:true,force:true,
overrides:true,without:true,commitWords:true,dryRun:true},li=(e,t)=>Bm(async()=>{Um(t,Lt);let r=gr(Kr(e),t);if(!t.dryRun&&!t.bare&&r.outline.touched.has(zm.name))
throw cO();return ta(r,t,qm(t),Gm)}),cO=()=>new Wm({name:"SUBMODULE_INVALID",message:"A submodule is moved only in commits, never in a checkout. Publish the pla\
n with `editplan pr`, or make a branch with --bare, --base and --branch."}),pO={...Lt,diagnostics:true,renamed:true},ci=(e,t)=>Bm(async()=>{Um(t,pO);let r=t.diagnostics?
"always":"on-demand",a={...qm({...t,dryRun:true}),allRefusals:true,inspects:r,wishes:t};return ta(gr(Kr(e),t),t,a,Gm)});function qm({base:e,unrelatedBase:t,branch:r,
bare:a,force:s=false,dryRun:o=false}){if(a&&r===void 0&&!o)throw new Wm({name:"USAGE",message:mO});return{place:{base:e,unrelatedBase:t},replays:"work-tree",onto:a?
"nowhere":"merge",writes:!o,dirty:r===void 0?"kept":"refused",branch:r===void 0?void 0:{name:r,force:s},allRefusals:false,tellsCommits:!o,oneCommit:o,asks:false,
onAsk:"stop",programs:"all",inspects:"always",onFailure:"stop",limits:true}}var mO="Without a work tree the result needs a name. Pass --branch.",Gm=async(e,{run:t,
...r})=>!t||!e.writes&&r.request.outline.touched.has(zm.name)?{written:false}:(await import("./core-run-place-run.js")).placeRun(e,{...r,run:t});import"./hook.js";
import"./hook.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";export{fh as core_engine_replay$a,
rl as core_engine_replay$b,al as core_engine_replay$c,ol as core_engine_replay$d,il as core_engine_replay$e,Ya as core_engine_replay$f,na as core_engine_turns$a,
ce as core_engine_turns$b,Xa as core_git_commands_log$a,ug as core_git_commands_log$b,fg as core_git_commands_log$c,hg as core_git_commands_log$d,Qa as core_git_commands_worktree$a,
gg as core_git_commands_worktree$b,_g as core_git_commands_worktree$c,yg as core_git_commands_worktree$d,wg as core_git_commands_worktree$e,bg as core_git_commands_worktree$f,
vg as core_git_commands_worktree$g,$g as core_git_commands_worktree$h,pr as core_git_fast_import$a,dt as core_git_fast_import$b,os as core_git_fast_import$c,Xg as core_git_fast_import$d,
rs as core_git_fast_import$e,Lg as core_git_fast_import$f,as as core_git_fast_import$g,Dg as core_git_fast_import$h,R_ as core_history_after_plan$a,Y as core_history_after_plan$b,
fr as core_history_after_plan$c,W_ as core_history_after_plan$d,fs as core_history_message$a,hs as core_history_message$b,gs as core_history_message$c,ut as core_history_message$d,
_s as core_history_message$e,ys as core_history_message$f,ws as core_history_message$g,bs as core_history_message$h,O_ as core_history_message$i,Ne as core_history_record$a,
Me as core_history_record$b,vr as core_history_record$c,$r as core_history_record$d,kr as core_history_record$e,xr as core_history_record$f,Us as core_history_record$g,
M as core_history_run_record$a,D as core_history_run_record$b,ls as core_history_run_record$c,je as core_history_run_record$d,cs as core_history_run_record$e,ur as core_history_run_record$f,
ps as core_history_run_record$g,Ce as core_history_run_record$h,ds as core_history_run_record$i,fe as core_history_run_record$j,h_ as core_history_run_record$k,
oe as core_history_run_record$l,P as core_history_run_record$m,ks as core_history_runs$a,cc as core_history_runs$b,xs as core_history_runs$c,Ss as core_history_runs$d,
Os as core_history_runs$e,ey as core_history_runs$f,ty as core_history_runs$g,ry as core_history_runs$h,ay as core_history_runs$i,sy as core_history_runs$j,oy as core_history_runs$k,
iy as core_history_runs$l,As as core_history_runs$m,Es as core_history_runs$n,ly as core_history_runs$o,cy as core_history_runs$p,py as core_history_runs$q,Ts as core_history_runs$r,
wr as core_history_stored_changes$a,Rs as core_history_stored_changes$b,ww as core_history_stored_changes$c,bw as core_history_stored_changes$d,Sr as core_history_way$a,
qs as core_history_way$b,Gs as core_history_way$c,Sb as core_history_way$d,Ob as core_history_way$e,Ks as core_history_way$f,io as core_plan_check_step$a,Cr as core_plan_check_step$b,
Nr as core_plan_check_step$c,vt as core_plan_check_step$d,Qc as core_plan_check_step$e,js as core_plan_combine_2$a,Cs as core_plan_combine_2$b,Ns as core_plan_combine_2$c,
Ir as core_plan_data_fields$a,De as core_plan_data_fields$b,$t as core_plan_data_fields$c,kt as core_plan_data_fields$d,Lr as core_plan_data_fields$e,Dr as core_plan_data_fields$f,
Pr as core_plan_data_fields$g,Mp as core_plan_define_plan$a,ko as core_plan_define_plan$b,Kr as core_plan_define_plan$c,te as core_plan_document$a,it as core_plan_document$b,
nt as core_plan_document$c,lt as core_plan_document$d,re as core_plan_document$e,Ia as core_plan_document$f,me as core_plan_document$g,ct as core_plan_document$h,
La as core_plan_document$i,Da as core_plan_document$j,pt as core_plan_document$k,Dn as core_plan_document$l,Pa as core_plan_document$m,Ra as core_plan_document$n,
Pe as core_plan_json_document$a,kp as core_plan_json_document$b,qr as core_plan_json_document$c,s$ as core_plan_json_document$d,i$ as core_plan_json_document$e,
Tt as core_plan_json_document$f,Ap as core_plan_json_document$g,vo as core_plan_json_document$h,$o as core_plan_json_document$i,Gr as core_plan_parse$checkSource,
Re as core_plan_parse$parsePlan,Re as core_plan_parse_2$a,Gr as core_plan_parse_2$b,lv as core_plan_print_2$a,cv as core_plan_print_2$b,np as core_plan_print_2$c,
fp as core_plan_print_2$d,zr as core_plan_print_2$e,zc as core_plan_schema$a,wt as core_plan_schema$b,Uc as core_plan_schema$c,Ar as core_plan_schema$d,Le as core_plan_schema$e,
Et as core_plan_yaml_document$a,xe as core_policy_command_rules$a,Ki as core_policy_command_rules$b,ha as core_policy_command_rules$c,ga as core_policy_command_rules$d,
Ee as core_policy_policy$a,ot as core_policy_policy$b,Na as core_policy_policy$c,Ca as core_policy_policy$d,st as core_policy_protected_paths$a,vn as core_policy_protected_paths$b,
Ht as core_policy_rules$a,qi as core_policy_rules$b,Io as core_policy_run_verifications_2$a,ok as core_policy_run_verifications_2$b,Up as core_policy_run_verifications_2$c,
Lo as core_policy_run_verifications_2$d,J as core_policy_secrets_2$a,rt as core_policy_secrets_2$b,Ea as core_policy_secrets_2$c,yn as core_policy_secrets_2$d,j as core_policy_secrets_2$e,
Ta as core_policy_secrets_2$f,at as core_policy_secrets_2$g,Fe as core_programs_isolation$a,N$ as core_programs_isolation$b,I$ as core_programs_isolation$c,Rp as core_programs_isolation$d,
To as core_programs_isolation$e,Nt as core_programs_run_program$a,Co as core_programs_run_program$b,No as core_programs_run_program$c,rk as core_programs_run_program$d,
ak as core_programs_run_program$e,Lt as core_run_apply$APPLY_KEYS,li as core_run_apply$applyPlan,ci as core_run_apply$checkPlan,Lt as core_run_apply_2$a,li as core_run_apply_2$b,
ci as core_run_apply_2$c,Qo as core_run_approvals$a,Xr as core_run_approvals$b,ei as core_run_approvals$c,L1 as core_run_approvals$d,ti as core_run_approvals$e,
Be as core_run_audit$a,Ho as core_run_audit$b,vm as core_run_audit$c,e1 as core_run_audit$d,Zr as core_run_audit$e,Jo as core_run_audit$f,Vo as core_run_audit$g,
Yo as core_run_audit$h,ta as core_run_execute_run$a,Po as core_run_net_files_2$a,Ro as core_run_net_files_2$b,Gk as core_run_net_files_2$c,Ue as core_run_net_files_2$d,
Hr as core_run_report_run$a,ve as core_run_report_run$b,Wp as core_run_report_run$c,Is as core_run_request$a,_t as core_run_request$b,he as core_run_request$c,Ls as core_run_request$d,
gr as core_run_request$e,Vy as core_run_request$f,yt as core_run_request$g,_r as core_run_request$h,Bp as core_run_run_mode$a,Do as core_run_run_mode$b,fk as core_run_run_mode$c,
Mt as core_run_run_policy_2$a,Vr as core_run_run_policy_2$b,yx as core_run_run_policy_2$c,wx as core_run_run_policy_2$d,Uo as core_run_run_policy_2$e,Bo as core_run_run_policy_2$f,
Wo as core_run_run_policy_2$g,$x as core_run_run_policy_2$h,xx as core_run_run_policy_2$i,It as core_run_run_policy_2$j,_p as core_text_folder_spellings$a,Ur as core_text_folder_spellings$b,
xv as core_text_folder_spellings$c,Br as core_text_folder_spellings$d,Fo as core_text_generated$a,ho as core_text_print_yaml$a,sp as core_text_print_yaml$b,go as core_text_print_yaml$c,
Xs as core_text_schema_issues$a,Qs as core_text_schema_issues$b,eo as core_text_schema_issues$c,Er as core_text_schema_issues$d,to as core_text_schema_issues$e,
bt as core_text_schema_issues$f,ro as core_text_schema_issues$g,ao as core_text_schema_issues$h,Pt as core_text_state_map$a,Ae as core_text_yaml$a,Vt as core_text_yaml$b,
Xe as core_text_yaml$c,Yt as core_text_yaml$d,Zt as core_text_yaml$e,ft as core_workspace_workspace$a,Jt as jsonc_parser$a,cu as jsonc_parser$b,wa as jsonc_parser$c,
Ze as jsonc_parser$d,Je as lru_cache$a,Ei as lru_cache$b,qt as lru_cache$c,ma as lru_cache$d,Gt as lru_cache$e,ua as lru_cache$f,Li as lru_cache$g,Pi as lru_cache$h,
Kt as lru_cache$i,Ri as lru_cache$j,Oa as smol_toml$a,Aa as smol_toml$b,Du as smol_toml$c};
