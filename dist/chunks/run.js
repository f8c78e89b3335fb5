import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);var N=(e=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(
e,{get:(t,r)=>(typeof require<"u"?require:t)[r]}):e)(function(e){if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+e+
'" is not supported')});var Pt=class{#e=new Kd;#t=new Map;claim({start:e,end:t,replacement:r}){let a=this.#o(e,t);if(a)return a.start===e&&a.end===t&&qd(a.made,
r)?{kind:"done",by:a.by,certain:true}:{kind:"taken",by:a.by};let s=e===t?this.#t.get(e)?.get(oa(r)):void 0;return s?{kind:"done",by:s.by,certain:r.includes(ia)&&
Gd(r)}:Wd}now({start:e,end:t,replacement:r}){let{moved:a}=this.#e.around(sa(e));return{start:e+a,end:t+a,replacement:r}}take({start:e,end:t,replacement:r},a){this.#s(
{start:e,end:t,size:r.length,by:a,made:r})}follow(e,t){for(let r of e.toReversed())this.#r(r,t)}#r({start:e,end:t,replacement:r},a){let s=(d,m)=>d.start+m+d.size>=
e,{moved:o}=this.#e.around(s),i=this.#e.remove(s,(d,m)=>d.start+m>t),n=o,l=r.length;for(let d of i){let m=d.start+n;n+=d.size-(d.end-d.start),l+=Math.max(0,e-m)+
Math.max(0,m+d.size-t),d.made&&this.#t.get(d.start)?.delete(oa(d.made))}let[c,p]=[i[0],i.at(-1)];this.#s({start:Math.min(e-o,c?.start??Number.POSITIVE_INFINITY),
end:Math.max(t-n,p?.end??0),size:l,by:a,...c===void 0&&{made:r}})}#s(e){let{start:t,end:r,made:a}=e;if(this.#e.insert(e,sa(t)),t!==r||!a)return;let s=this.#t.get(
t)??new Map;this.#t.set(t,s.set(oa(a),e))}#o(e,t){let{before:r,after:a}=this.#e.around(sa(e));return r&&r.end>e?r:a&&a.start<t&&e<t?a:void 0}},sa=e=>({start:t,end:r})=>t>
e||t===e&&r>e,Wd={kind:"free"},ia=10,oa=e=>Buffer.from(e.buffer,e.byteOffset,e.length).toString("latin1"),qd=(e,t)=>e!==void 0&&Buffer.compare(e,t)===0,Gd=e=>e.
at(-1)===ia||e.at(-1)===0&&e.at(-2)===ia,na=256,Kd=class{#e=[];#t=0;around(e){let{leaf:t,index:r,moved:a}=this.#r(e);return{before:r>0?this.#e[t]?.regions[r-1]:
this.#e[t-1]?.regions.at(-1),after:this.#e[t]?.regions[r],moved:a}}insert(e,t){let{leaf:r,index:a}=this.#r(t),s=r===this.#e.length?Math.max(0,r-1):r,o=this.#e[s]??
{regions:[],growth:0};s===this.#e.length&&this.#e.push(o),o.regions.splice(s===r?a:o.regions.length,0,e),o.growth+=$e(e),this.#t+=$e(e),o.regions.length>na&&this.#e.
splice(s,1,...Hd(o))}remove(e,t){let[r,a]=[this.#r(e),this.#r(t)],s=[];for(let o=a.leaf;o>=r.leaf;o--){let i=this.#e[o];if(!i)continue;let n=o===r.leaf?r.index:
0,l=o===a.leaf?a.index:i.regions.length,c=i.regions.splice(n,Math.max(0,l-n)),p=mi(c);i.growth-=p,this.#t-=p,s.unshift(...c),i.regions.length===0&&this.#e.splice(
o,1)}return s}#r(e){let t=this.#e.length,r=this.#e[t-1]?.regions.at(-1);if(!r||!e(r,this.#t-$e(r)))return{leaf:t,index:0,moved:this.#t};let a=0;for(let s=0;s<t;s++){
let{regions:o,growth:i}=this.#e[s],n=o[o.length-1];if(e(n,a+i-$e(n)))for(let l=0;;l++){let c=o[l];if(e(c,a))return{leaf:s,index:l,moved:a};a+=$e(c)}a+=i}return{
leaf:t,index:0,moved:a}}},$e=({start:e,end:t,size:r})=>r-(t-e),mi=e=>e.reduce((t,r)=>t+$e(r),0),di=e=>({regions:e,growth:mi(e)}),Hd=({regions:e})=>[di(e.slice(0,
na/2)),di(e.slice(na/2))];var Ft=(...e)=>N("node:timers/promises").setImmediate(...e),Rt=(...e)=>N("node:timers/promises").setTimeout(...e);var Jd=100;async function la(e){
let t=ce();for(;;){let{done:r,value:a}=e.next();if(r)return a;await t()}}var ce=()=>{let e=performance.now();return()=>{if(!(performance.now()-e<Jd))return Ft().
then(()=>{e=performance.now()})}};import{core_engine_imports$d as Yd}from"./start.js";import{core_engine_file_search$b as Zd,core_engine_file_search$f as Ke,core_engine_file_search$g as Xd,
core_engine_file_search$h as Bt}from"./start.js";import{core_text_search_text$a as vi}from"./start.js";import{core_plan_steps$c as $i,core_plan_steps$d as Wt}from"./start.js";
import{core_tools_notebook_edit$l as ki,core_tools_notebook_edit$m as Qd}from"./start.js";import{core_tools_file_choice$b as em,core_tools_file_choice$c as tm,core_tools_file_choice$f as rm}from"./start.js";
import{core_text_match_hints$d as am,core_text_match_hints$e as sm,core_text_match_hints$f as om,core_text_match_hints$g as im,core_text_match_hints$r as nm,core_text_match_hints$s as lm}from"./start.js";
import{core_tools_checks$B as ca,core_tools_checks$y as cm}from"./start.js";import{core_tools_permission$b as pm,core_tools_permission$e as dm,core_tools_permission$g as xi}from"./start.js";
import{core_text_unusual$d as U}from"./start.js";import{core_text_globs$a as Si,core_text_globs$b as da,core_text_globs$e as mm,core_text_globs$f as fm}from"./start.js";
import{core_text_utf8_cache$p as Oi}from"./hook.js";import{core_text_words$a as um,core_text_words$d as gi,core_text_words$p as Ai}from"./hook.js";var fi=N("nod\
e:path/posix"),zt=fi,{}=fi;var Vd=N("node:diagnostics_channel");var{tracingChannel:ui,channel:hi}=Vd;async function Ei(e,{done:t,search:r,context:a}){let s=r.globs.
filter(({matches:l})=>!t.some(({path:c})=>l(c)));if(s.length===0)return;let o=await fa(a),i=[];for(let{pattern:l,matches:c}of s)await ji(o.filter(c),a)||i.push(
l);for(let l of i){let c=await hm(e,{pattern:l,paths:o,context:a});if(c)return c}if(i[0]!==void 0)return $m(i[0],o);if(t.length>0)return;let n=o.filter(l=>r.globs.
some(({matches:c})=>c(l)));return await ym(e,n,a)??await wm(e,n,a)??bm(e,n)}async function qt(e,t){if([...da(e.glob),...da(e.exclude??[])].every(a=>fm(a).length===
0))return;let{ambiguousGlob:r}=await import("./core-engine-ambiguous-globs.js");return r(e,await fa(t))}async function hm(e,{pattern:t,paths:r,context:a}){let s=await Ti(
e,t,r);if(!await ji(s,a))return;let[o]=gm.test(t)?s:await ma(e,a),i=`The glob ${pe(t)} names only files whose language has no grammar here, such as ${U(o??s[0]??
"")}.`;return o===void 0?{name:"NO_FILES",message:`${i} None of them holds what is sought.`}:{name:"LANGUAGE_UNKNOWN",message:`${i} Edit them by \`old_string\` or\
 \`regex\`, or set \`skip_unsupported: true\` and \`expect_matches: { min: 0 }\` to pass over them.`}}var gm=/\.[\w{},]+$/,Ti=async(e,t,r)=>{let a=Bt(e);if(a?.endings===
void 0||!a.held||!("syntax"in a.held))return[];let{endings:s,exclude:o}=a,i=await Ke({glob:t,exclude:o});return typeof i=="string"?[]:r.filter(n=>i.names(n)&&!s.
some(l=>n.endsWith(l)))};async function ma(e,t){let r=Bt(e);if(r?.endings===void 0||!r.held||!("syntax"in r.held))return[];let a=(await Ti(e,r.glob,await fa(t))).
filter(_m),s=await Ke({...r,endings:void 0});if(typeof s=="string")return[];let o=new Set(t.touched()),i=[];for(let n of a){let l=o.has(n)?t.workspace.read(n):await t.
tracked.read(n);l&&s.holds(l)&&i.push(n)}return i}var _m=e=>/[^/]\.[^/.]+$/.test(e)&&!/\.(?:md|markdown|mdown|rst|adoc|asciidoc|org|txt|text|log|csv|tsv|svg|lock)$/i.
test(e);async function ym(e,t,r){let a=Bt(e),s=a&&["exclude","only_if"].filter(n=>a[n]!==void 0);if(!a||!s||s.length===0)return;let o=await Ke({...a,held:void 0});
if(typeof o=="string")return;let i=new Set(r.touched());for(let n of t.filter(o.names)){let l=i.has(n)?r.workspace.read(n):await r.tracked.read(n);if(l&&o.holds(
l))return}return{name:"STRING_NOT_FOUND",message:[`${s.map(n=>`\`${n}\``).join(" and ")} ${s.length===1?"leaves":"leave"} none of the files that ${pe(Wt(e))} na\
mes.
Correct it, or set \`expect_matches: { min: 0 }\` where there may be none.`,...om(a.only_if?.matches??"")].join(`
`)}}async function wm({input:e,...t},r,a){let s="new_string"in e?e.new_string:void 0;if(!s||s.includes("$")&&!("old_string"in e))return;let o=await Ke({glob:"**",
held:{any:{contains:s}}});if(typeof o=="string")return;let i=new Set(a.touched()),[n,l]=[0,""];for(let d of r){let m=i.has(d)?a.workspace.read(d):await a.tracked.
read(d);!m||!o.holds(m)||(n+=1,l||=d)}if(n===0)return;let[,c]=Ci({...t,input:e}),p=n===1?U(l):`${n} files, such as ${U(l)}`;return{name:"STRING_NOT_FOUND",message:`\
No file that ${pe(Wt({...t,input:e}))} names ${c}, and new_string is there already, in ${p}: the step may have been applied.
If it may run again, set \`expect_matches: { min: 0 }\`.`}}var bm=(e,{length:t})=>{let[r,a]=Ci(e),s=pe(Wt(e));return{name:"STRING_NOT_FOUND",message:[t===1?`The\
 one file that ${s} names does not ${r}.`:`None of the ${t} files that ${s} names ${a}.`,...vm(e)].join(`
`)}};async function fa({tracked:e,touched:t,...r}){let a=new Set(t()),s=[...a].filter(o=>r.workspace.stat(o)?.kind==="file");return[...(await e.all()).filter(o=>!a.
has(o)),...s].filter(o=>!xi(o,r))}async function ji(e,{workspace:t,tracked:r,touched:a}){let s=new Set(a());for(let o of e){let i=s.has(o)?t.read(o):await r.read(
o);if(i&&vi(i))return true}return false}var vm=({input:e})=>"regex"in e&&e.regex!==void 0?im(e.regex):"pattern"in e||"rule"in e?[lm]:[],Ci=e=>{let{input:t}=e;if("\
regex"in t&&t.regex!==void 0)return["have a match of regex","has a match of regex"];if("old_string"in t&&t.old_string!==void 0)return["hold old_string","holds o\
ld_string"];if("pattern"in t&&t.pattern!==void 0)return["have a match of pattern","has a match of pattern"];if("rule"in t&&t.rule!==void 0)return["have a match \
of rule","has a match of rule"];let r=Bt(e)?.held;return r&&"notebook"in r?["have the cell","has the cell"]:["remain as text after exclude and only_if","remains\
 as text after exclude and only_if"]},$m=(e,t)=>{let r=Gt(e,t),a=r===void 0?"":` Did you mean ${pe(r)}?`;return{name:"NO_FILES",message:`No text file that git t\
racks matches the glob ${pe(e)}.${a}`,...r!==void 0&&{suggestions:[r]}}},pe=e=>U(JSON.stringify(e)),Gt=(e,t)=>{for(let r of new Set(km(e,t))){let a=r===e?[]:Si(
r);if(typeof a!="string"&&a.some(({matches:s})=>t.some(s)))return r}};function*km(e,t){let r=e.replaceAll("\\","/").replace(/^(?:[A-Za-z]:)?(?:\.?\/)+/,"");if(r===
"")return;yield r;let a=xm(r,t);yield a,yield`**/${r}`,yield*yi(r,t),yield*yi(a,t),yield`**/${a}`;for(let s=r;s.includes("/");)s=s.slice(s.indexOf("/")+1),/^[^*?[\]{}/]+\//.
test(s)&&(yield s)}var _i=/[*?[\]{}]/,xm=(e,t)=>{let r=t.map(s=>s.split("/")),a=!e.includes("/");return e.split("/").map((s,o)=>{if(_i.test(s)||s==="")return a||=
_i.test(s),s;let i=new Set(a?r.flat():r.flatMap(l=>l[o]??[])),n=i.has(s)?s:Ai(s,i)??s;return a||(r=r.filter(l=>l[o]===n)),n}).join("/")};function*yi(e,t){let[,r,
a]=/^(.*\*)\.(\w+)$/.exec(e)??[];if(r===void 0||a===void 0)return;let s=Si(`${r}.*`);if(typeof s=="string")return;let o=new Set(t.filter(n=>s.some(({matches:l})=>l(
n))).flatMap(n=>/\.(\w+)$/.exec(n)?.[1]??[])),i=Ai(a,o);for(let n of[...i===void 0?[]:[i],...o])yield`${r}.${n}`}var T=hi("lru-cache:metrics"),qe=ui("lru-cache"),
Sm=typeof performance=="object"&&performance&&typeof performance.now=="function"?performance:Date,pa=()=>T.hasSubscribers||qe.hasSubscribers,Ni=new Set,wi=typeof process==
"object"&&process?process:{},Om=(e,t,r,a)=>{typeof wi.emitWarning=="function"?wi.emitWarning(e,t,r,a):console.error(`[${r}] ${t}: ${e}`)},Am=e=>!Ni.has(e),te=e=>!!e&&
e===Math.floor(e)&&e>0&&isFinite(e),Mi=e=>te(e)?e<=Math.pow(2,8)?Uint8Array:e<=Math.pow(2,16)?Uint16Array:e<=Math.pow(2,32)?Uint32Array:e<=Number.MAX_SAFE_INTEGER?
Ut:null:null,Ut=class extends Array{constructor(e){super(e),this.fill(0)}},Em=class Ge{heap;length;static#e=false;static create(t){let r=Mi(t);if(!r)return[];Ge.#e=
true;let a=new Ge(t,r);return Ge.#e=false,a}constructor(t,r){if(!Ge.#e)throw new TypeError("instantiate Stack using Stack.create(n)");this.heap=new r(t),this.length=
0}push(t){this.heap[this.length++]=t}pop(){return this.heap[--this.length]}},He=class Ii{#e;#t;#r;#s;#o;#d;#h;#p;get perf(){return this.#p}ttl;ttlResolution;ttlAutopurge;updateAgeOnGet;updateAgeOnHas;allowStale;noDisposeOnSet;noUpdateTTL;maxEntrySize;sizeCalculation;noDeleteOnFetchRejection;noDeleteOnStaleGet;allowStaleOnFetchAbort;allowStaleOnFetchRejection;ignoreFetchAbort;backgroundFetchSize;#i;#g;#l;#n;#a;#f;#y;#m;#u;#k;#_;#x;#S;#b;#v;#O;#P;#w;#N;static unsafeExposeInternals(t){
return{starts:t.#S,ttls:t.#b,autopurgeTimers:t.#v,sizes:t.#x,keyMap:t.#l,keyList:t.#n,valList:t.#a,next:t.#f,prev:t.#y,get head(){return t.#m},get tail(){return t.#u},
free:t.#k,isBackgroundFetch:r=>t.#c(r),backgroundFetch:(r,a,s,o)=>t.#z(r,a,s,o),moveToTail:r=>t.#D(r),indexes:r=>t.#A(r),rindexes:r=>t.#E(r),isStale:r=>t.#$(r)}}get max(){
return this.#e}get maxSize(){return this.#t}get calculatedSize(){return this.#g}get size(){return this.#i}get fetchMethod(){return this.#d}get memoMethod(){return this.#h}get dispose(){
return this.#r}get onInsert(){return this.#s}get disposeAfter(){return this.#o}constructor(t){let{max:r=0,ttl:a,ttlResolution:s=1,ttlAutopurge:o,updateAgeOnGet:i,
updateAgeOnHas:n,allowStale:l,dispose:c,onInsert:p,disposeAfter:d,noDisposeOnSet:m,noUpdateTTL:f,maxSize:u=0,maxEntrySize:h=0,sizeCalculation:g,fetchMethod:_,memoMethod:w,
noDeleteOnFetchRejection:y,noDeleteOnStaleGet:b,allowStaleOnFetchRejection:v,allowStaleOnFetchAbort:$,ignoreFetchAbort:k,backgroundFetchSize:K=1,perf:ee}=t;if(this.
backgroundFetchSize=K,ee!==void 0&&typeof ee?.now!="function")throw new TypeError("perf option must have a now() method if specified");if(this.#p=ee??Sm,r!==0&&
!te(r))throw new TypeError("max option must be a nonnegative integer");let Be=r?Mi(r):Array;if(!Be)throw new Error("invalid max value: "+r);if(this.#e=r,this.#t=
u,this.maxEntrySize=h||this.#t,this.sizeCalculation=g,this.sizeCalculation){if(!this.#t&&!this.maxEntrySize)throw new TypeError("cannot set sizeCalculation with\
out setting maxSize or maxEntrySize");if(typeof this.sizeCalculation!="function")throw new TypeError("sizeCalculation set to non-function")}if(w!==void 0&&typeof w!=
"function")throw new TypeError("memoMethod must be a function if defined");if(this.#h=w,_!==void 0&&typeof _!="function")throw new TypeError("fetchMethod must b\
e a function if specified");if(this.#d=_,this.#P=!!_,this.#l=new Map,this.#n=Array.from({length:r}).fill(void 0),this.#a=Array.from({length:r}).fill(void 0),this.#f=
new Be(r),this.#y=new Be(r),this.#m=0,this.#u=0,this.#k=Em.create(r),this.#i=0,this.#g=0,typeof c=="function"&&(this.#r=c),typeof p=="function"&&(this.#s=p),typeof d==
"function"?(this.#o=d,this.#_=[]):(this.#o=void 0,this.#_=void 0),this.#O=!!this.#r,this.#N=!!this.#s,this.#w=!!this.#o,this.noDisposeOnSet=!!m,this.noUpdateTTL=
!!f,this.noDeleteOnFetchRejection=!!y,this.allowStaleOnFetchRejection=!!v,this.allowStaleOnFetchAbort=!!$,this.ignoreFetchAbort=!!k,this.maxEntrySize!==0){if(this.#t!==
0&&!te(this.#t))throw new TypeError("maxSize must be a positive integer if specified");if(!te(this.maxEntrySize))throw new TypeError("maxEntrySize must be a pos\
itive integer if specified");this.#J()}if(this.allowStale=!!l,this.noDeleteOnStaleGet=!!b,this.updateAgeOnGet=!!i,this.updateAgeOnHas=!!n,this.ttlResolution=te(
s)||s===0?s:1,this.ttlAutopurge=!!o,this.ttl=a||0,this.ttl){if(!te(this.ttl))throw new TypeError("ttl must be a positive integer if specified");this.#U()}if(this.#e===
0&&this.ttl===0&&this.#t===0)throw new TypeError("At least one of max, maxSize, or ttl is required");if(!this.ttlAutopurge&&!this.#e&&!this.#t){let We="LRU_CACH\
E_UNBOUNDED";Am(We)&&(Ni.add(We),Om("TTL caching without ttlAutopurge, max, or maxSize can result in unbounded memory consumption.","UnboundedCacheWarning",We,Ii))}}getRemainingTTL(t){
return this.#l.has(t)?1/0:0}#U(){let t=new Ut(this.#e),r=new Ut(this.#e);this.#b=t,this.#S=r;let a=this.ttlAutopurge?Array.from({length:this.#e}):void 0;this.#v=
a,this.#B=(l,c,p=this.#p.now())=>{r[l]=c!==0?p:0,t[l]=c,s(l,c)},this.#M=l=>{r[l]=t[l]!==0?this.#p.now():0,s(l,t[l])};let s=this.ttlAutopurge?(l,c)=>{if(a?.[l]&&
(clearTimeout(a[l]),a[l]=void 0),c&&c!==0&&a){let p=setTimeout(()=>{this.#$(l)?(this.#T(this.#n[l],"expire"),a[l]=void 0):s(l,n(l))},c+1);p.unref&&p.unref(),a[l]=
p}}:()=>{};this.#j=(l,c)=>{if(t[c]){let p=t[c],d=r[c];if(!p||!d)return;l.ttl=p,l.start=d,l.now=o||i();let m=l.now-d;l.remainingTTL=p-m}};let o=0,i=()=>{let l=this.#p.
now();if(this.ttlResolution>0){o=l;let c=setTimeout(()=>o=0,this.ttlResolution);c.unref&&c.unref()}return l};this.getRemainingTTL=l=>{let c=this.#l.get(l);return c===
void 0?0:n(c)};let n=l=>{let c=t[l],p=r[l];if(!c||!p)return 1/0;let d=(o||i())-p;return c-d};this.#$=l=>{let c=r[l],p=t[l];return!!p&&!!c&&(o||i())-c>p}}#M=()=>{};#j=()=>{};#B=()=>{};#$=()=>false;#J(){
let t=new Ut(this.#e);this.#g=0,this.#x=t,this.#I=r=>{this.#g-=t[r],t[r]=0},this.#W=(r,a,s,o)=>{if(!te(s)){if(this.#c(a))return this.backgroundFetchSize;if(o){if(typeof o!=
"function")throw new TypeError("sizeCalculation must be a function");if(s=o(a,r),!te(s))throw new TypeError("sizeCalculation return invalid (expect positive int\
eger)")}else throw new TypeError("invalid size value (must be positive integer). When maxSize or maxEntrySize is used, sizeCalculation or size must be set.")}return s},
this.#F=(r,a,s)=>{if(t[r]=a,this.#t){let o=this.#t-t[r];for(;this.#g>o;)this.#R(true)}this.#g+=t[r],s&&(s.entrySize=a,s.totalCalculatedSize=this.#g)}}#I=t=>{};#F=(t,r,a)=>{};#W=(t,r,a,s)=>{
if(a||s)throw new TypeError("cannot set size without setting maxSize or maxEntrySize on cache");return 0};*#A({allowStale:t=this.allowStale}={}){if(this.#i)for(let r=this.#u;this.#q(
r)&&((t||!this.#$(r))&&(yield r),r!==this.#m);)r=this.#y[r]}*#E({allowStale:t=this.allowStale}={}){if(this.#i)for(let r=this.#m;this.#q(r)&&((t||!this.#$(r))&&(yield r),
r!==this.#u);)r=this.#f[r]}#q(t){return t!==void 0&&this.#l.get(this.#n[t])===t}*entries(){for(let t of this.#A())this.#a[t]!==void 0&&this.#n[t]!==void 0&&!this.#c(
this.#a[t])&&(yield[this.#n[t],this.#a[t]])}*rentries(){for(let t of this.#E())this.#a[t]!==void 0&&this.#n[t]!==void 0&&!this.#c(this.#a[t])&&(yield[this.#n[t],
this.#a[t]])}*keys(){for(let t of this.#A()){let r=this.#n[t];r!==void 0&&!this.#c(this.#a[t])&&(yield r)}}*rkeys(){for(let t of this.#E()){let r=this.#n[t];r!==
void 0&&!this.#c(this.#a[t])&&(yield r)}}*values(){for(let t of this.#A())this.#a[t]!==void 0&&!this.#c(this.#a[t])&&(yield this.#a[t])}*rvalues(){for(let t of this.#E())
this.#a[t]!==void 0&&!this.#c(this.#a[t])&&(yield this.#a[t])}[Symbol.iterator](){return this.entries()}[Symbol.toStringTag]="LRUCache";find(t,r={}){for(let a of this.#A()){
let s=this.#a[a],o=this.#c(s)?s.__staleWhileFetching:s;if(o!==void 0&&t(o,this.#n[a],this))return this.#L(this.#n[a],r)}}forEach(t,r=this){for(let a of this.#A()){
let s=this.#a[a],o=this.#c(s)?s.__staleWhileFetching:s;o!==void 0&&t.call(r,o,this.#n[a],this)}}rforEach(t,r=this){for(let a of this.#E()){let s=this.#a[a],o=this.#c(
s)?s.__staleWhileFetching:s;o!==void 0&&t.call(r,o,this.#n[a],this)}}purgeStale(){let t=false;for(let r of this.#E({allowStale:true}))this.#$(r)&&(this.#T(this.#n[r],
"expire"),t=true);return t}info(t){let r=this.#l.get(t);if(r===void 0)return;let a=this.#a[r],s=this.#c(a)?a.__staleWhileFetching:a;if(s===void 0)return;let o={
value:s};if(this.#b&&this.#S){let i=this.#b[r],n=this.#S[r];if(i&&n){let l=i-(this.#p.now()-n);o.ttl=l,o.start=Date.now()}}return this.#x&&(o.size=this.#x[r]),o}dump(){
let t=[];for(let r of this.#A({allowStale:true})){let a=this.#n[r],s=this.#a[r],o=this.#c(s)?s.__staleWhileFetching:s;if(o===void 0||a===void 0)continue;let i={
value:o};if(this.#b&&this.#S){i.ttl=this.#b[r];let n=this.#p.now()-this.#S[r];i.start=Math.floor(Date.now()-n)}this.#x&&(i.size=this.#x[r]),t.unshift([a,i])}return t}load(t){
this.clear();for(let[r,a]of t){if(a.start){let s=Date.now()-a.start;a.start=this.#p.now()-s}this.#C(r,a.value,a)}}set(t,r,a={}){let{status:s=T.hasSubscribers?{}:
void 0}=a;a.status=s,s&&(s.op="set",s.key=t,r!==void 0&&(s.value=r),s.cache=this);let o=this.#C(t,r,a);return s&&T.hasSubscribers&&T.publish(s),o}#C(t,r,a,s){let{
ttl:o=this.ttl,start:i,noDisposeOnSet:n=this.noDisposeOnSet,sizeCalculation:l=this.sizeCalculation,status:c}=a,p=this.#c(r);if(r===void 0)return c&&(c.set="dele\
ted"),this.delete(t),this;let{noUpdateTTL:d=this.noUpdateTTL}=a;c&&!p&&(c.value=r);let m=this.#W(t,r,a.size||0,l,c);if(this.maxEntrySize&&m>this.maxEntrySize)return this.#T(
t,"set"),c&&(c.set="miss",c.maxEntrySizeExceeded=true),this;let f=this.#i===0?void 0:this.#l.get(t);if(f===void 0)f=this.#i===0?this.#u:this.#k.length!==0?this.#k.
pop():this.#i===this.#e?this.#R(false):this.#i,this.#n[f]=t,this.#a[f]=r,this.#l.set(t,f),this.#f[this.#u]=f,this.#y[f]=this.#u,this.#u=f,this.#i++,this.#F(f,m,
c),c&&(c.set="add"),d=false,this.#N&&!p&&this.#s?.(r,t,"add");else{this.#D(f);let u=this.#a[f];if(r!==u){if(!n)if(this.#c(u)){u!==s&&u.__abortController.abort(new Error(
"replaced"));let{__staleWhileFetching:h}=u;h!==void 0&&h!==r&&(this.#O&&this.#r?.(h,t,"set"),this.#w&&this.#_?.push([h,t,"set"]))}else this.#O&&this.#r?.(u,t,"s\
et"),this.#w&&this.#_?.push([u,t,"set"]);if(this.#I(f),this.#F(f,m,c),this.#a[f]=r,!p){let h=u&&this.#c(u)?u.__staleWhileFetching:u,g=h===void 0?"add":r!==h?"re\
place":"update";c&&(c.set=g,h!==void 0&&(c.oldValue=h)),this.#N&&this.onInsert?.(r,t,g)}}else p||(c&&(c.set="update"),this.#N&&this.onInsert?.(r,t,"update"))}if(o!==
0&&!this.#b&&this.#U(),this.#b&&(d||this.#B(f,o,i),c&&this.#j(c,f)),!n&&this.#w&&this.#_){let u=this.#_,h;for(;h=u?.shift();)this.#o?.(...h)}return this}pop(){try{
for(;this.#i;){let t=this.#a[this.#m];if(this.#R(true),this.#c(t)){if(t.__staleWhileFetching)return t.__staleWhileFetching}else if(t!==void 0)return t}}finally{
if(this.#w&&this.#_){let t=this.#_,r;for(;r=t?.shift();)this.#o?.(...r)}}}#R(t){let r=this.#m,a=this.#n[r],s=this.#a[r],o=this.#c(s);o&&s.__abortController.abort(
new Error("evicted"));let i=o?s.__staleWhileFetching:s;return(this.#O||this.#w)&&i!==void 0&&(this.#O&&this.#r?.(i,a,"evict"),this.#w&&this.#_?.push([i,a,"evict"])),
this.#I(r),this.#v?.[r]&&(clearTimeout(this.#v[r]),this.#v[r]=void 0),t&&(this.#n[r]=void 0,this.#a[r]=void 0,this.#k.push(r)),this.#i===1?(this.#m=this.#u=0,this.#k.
length=0):this.#m=this.#f[r],this.#l.delete(a),this.#i--,r}has(t,r={}){let{status:a=T.hasSubscribers?{}:void 0}=r;r.status=a,a&&(a.op="has",a.key=t,a.cache=this);
let s=this.#V(t,r);return T.hasSubscribers&&T.publish(a),s}#V(t,r={}){let{updateAgeOnHas:a=this.updateAgeOnHas,status:s}=r,o=this.#l.get(t);if(o!==void 0){let i=this.#a[o];
if(this.#c(i)&&i.__staleWhileFetching===void 0)return false;if(this.#$(o))s&&(s.has="stale",this.#j(s,o));else return a&&this.#M(o),s&&(s.has="hit",this.#j(s,o)),
true}else s&&(s.has="miss");return false}peek(t,r={}){let{status:a=pa()?{}:void 0}=r;a&&(a.op="peek",a.key=t,a.cache=this),r.status=a;let s=this.#Y(t,r);return T.
hasSubscribers&&T.publish(a),s}#Y(t,r){let{status:a,allowStale:s=this.allowStale}=r,o=this.#l.get(t);if(o===void 0||!s&&this.#$(o)){a&&(a.peek=o===void 0?"miss":
"stale");return}let i=this.#a[o],n=this.#c(i)?i.__staleWhileFetching:i;return a&&(n!==void 0?(a.peek="hit",a.value=n):a.peek="miss"),n}#z(t,r,a,s){let o=r===void 0?
void 0:this.#a[r];if(this.#c(o))return o;let i=new AbortController,{signal:n}=a;n?.addEventListener("abort",()=>i.abort(n.reason),{signal:i.signal});let l={signal:i.
signal,options:a,context:s},c=(h,g=false)=>{let{aborted:_}=i.signal,w=a.ignoreFetchAbort&&h!==void 0,y=a.ignoreFetchAbort||!!(a.allowStaleOnFetchAbort&&h!==void 0);
if(a.status&&(_&&!g?(a.status.fetchAborted=true,a.status.fetchError=i.signal.reason,w&&(a.status.fetchAbortIgnored=true)):a.status.fetchResolved=true),_&&!w&&!g)
return d(i.signal.reason,y);let b=f,v=this.#a[r];return(v===f||v===void 0&&w&&g)&&(h===void 0?b.__staleWhileFetching!==void 0?this.#a[r]=b.__staleWhileFetching:
this.#T(t,"fetch"):(a.status&&(a.status.fetchUpdated=true),this.#C(t,h,l.options,b))),h},p=h=>(a.status&&(a.status.fetchRejected=true,a.status.fetchError=h),d(h,
false)),d=(h,g)=>{let{aborted:_}=i.signal,w=_&&a.allowStaleOnFetchAbort,y=w||a.allowStaleOnFetchRejection,b=y||a.noDeleteOnFetchRejection,v=f;if(this.#a[r]===f&&
(!b||!g&&v.__staleWhileFetching===void 0?this.#T(t,"fetch"):w||(this.#a[r]=v.__staleWhileFetching)),y)return a.status&&v.__staleWhileFetching!==void 0&&(a.status.
returnedStale=true),v.__staleWhileFetching;if(v.__returned===v)throw h},m=(h,g)=>{let _=this.#d?.(t,o,l);i.signal.addEventListener("abort",()=>{(!a.ignoreFetchAbort||
a.allowStaleOnFetchAbort)&&(h(void 0),a.allowStaleOnFetchAbort&&(h=w=>c(w,true)))}),_&&_ instanceof Promise?_.then(w=>h(w===void 0?void 0:w),g):_!==void 0&&h(_)};
a.status&&(a.status.fetchDispatched=true);let f=new Promise(m).then(c,p),u=Object.assign(f,{__abortController:i,__staleWhileFetching:o,__returned:void 0});return r===
void 0?(this.#C(t,u,{...l.options,status:void 0}),r=this.#l.get(t)):this.#a[r]=u,u}#c(t){if(!this.#P)return false;let r=t;return!!r&&r instanceof Promise&&r.hasOwnProperty(
"__staleWhileFetching")&&r.__abortController instanceof AbortController}fetch(t,r={}){let a=qe.hasSubscribers,{status:s=pa()?{}:void 0}=r;r.status=s,s&&r.context&&
(s.context=r.context);let o=this.#G(t,r);return s&&a&&(s.trace=true,qe.tracePromise(()=>o,s).catch(()=>{})),o}async#G(t,r={}){let{allowStale:a=this.allowStale,updateAgeOnGet:s=this.
updateAgeOnGet,noDeleteOnStaleGet:o=this.noDeleteOnStaleGet,ttl:i=this.ttl,noDisposeOnSet:n=this.noDisposeOnSet,size:l=0,sizeCalculation:c=this.sizeCalculation,
noUpdateTTL:p=this.noUpdateTTL,noDeleteOnFetchRejection:d=this.noDeleteOnFetchRejection,allowStaleOnFetchRejection:m=this.allowStaleOnFetchRejection,ignoreFetchAbort:f=this.
ignoreFetchAbort,allowStaleOnFetchAbort:u=this.allowStaleOnFetchAbort,context:h,forceRefresh:g=false,status:_,signal:w}=r;if(_&&(_.op="fetch",_.key=t,g&&(_.forceRefresh=
true),_.cache=this),!this.#P)return _&&(_.fetch="get"),this.#L(t,{allowStale:a,updateAgeOnGet:s,noDeleteOnStaleGet:o,status:_});let y={allowStale:a,updateAgeOnGet:s,
noDeleteOnStaleGet:o,ttl:i,noDisposeOnSet:n,size:l,sizeCalculation:c,noUpdateTTL:p,noDeleteOnFetchRejection:d,allowStaleOnFetchRejection:m,allowStaleOnFetchAbort:u,
ignoreFetchAbort:f,status:_,signal:w},b=this.#l.get(t);if(b===void 0){_&&(_.fetch="miss");let v=this.#z(t,b,y,h);return v.__returned=v}else{let v=this.#a[b];if(this.#c(
v)){let ee=a&&v.__staleWhileFetching!==void 0;return _&&(_.fetch="inflight",ee&&(_.returnedStale=true)),ee?v.__staleWhileFetching:v.__returned=v}let $=this.#$(b);
if(!g&&!$)return _&&(_.fetch="hit"),this.#D(b),s&&this.#M(b),_&&this.#j(_,b),v;let k=this.#z(t,b,y,h),K=k.__staleWhileFetching!==void 0&&a;return _&&(_.fetch=$?
"stale":"refresh",K&&$&&(_.returnedStale=true)),K?k.__staleWhileFetching:k.__returned=k}}forceFetch(t,r={}){let a=qe.hasSubscribers,{status:s=pa()?{}:void 0}=r;
r.status=s,s&&r.context&&(s.context=r.context);let o=this.#Z(t,r);return s&&a&&(s.trace=true,qe.tracePromise(()=>o,s).catch(()=>{})),o}async#Z(t,r={}){let a=await this.#G(
t,r);if(a===void 0)throw new Error("fetch() returned undefined");return a}memo(t,r={}){let{status:a=T.hasSubscribers?{}:void 0}=r;r.status=a,a&&(a.op="memo",a.key=
t,r.context&&(a.context=r.context),a.cache=this);let s=this.#X(t,r);return a&&(a.value=s),T.hasSubscribers&&T.publish(a),s}#X(t,r={}){let a=this.#h;if(!a)throw new Error(
"no memoMethod provided to constructor");let{context:s,status:o,forceRefresh:i,...n}=r;o&&i&&(o.forceRefresh=true);let l=this.#L(t,n),c=i||l===void 0;if(o&&(o.memo=
c?"miss":"hit",c||(o.value=l)),!c)return l;let p=a(t,l,{options:n,context:s});return o&&(o.value=p),this.#C(t,p,n),p}get(t,r={}){let{status:a=T.hasSubscribers?{}:
void 0}=r;r.status=a,a&&(a.op="get",a.key=t,a.cache=this);let s=this.#L(t,r);return a&&(s!==void 0&&(a.value=s),T.hasSubscribers&&T.publish(a)),s}#L(t,r={}){let{
allowStale:a=this.allowStale,updateAgeOnGet:s=this.updateAgeOnGet,noDeleteOnStaleGet:o=this.noDeleteOnStaleGet,status:i}=r,n=this.#l.get(t);if(n===void 0){i&&(i.
get="miss");return}let l=this.#a[n],c=this.#c(l);return i&&this.#j(i,n),this.#$(n)?c?(i&&(i.get="stale-fetching"),a&&l.__staleWhileFetching!==void 0?(i&&(i.returnedStale=
true),l.__staleWhileFetching):void 0):(o||this.#T(t,"expire"),i&&(i.get="stale"),a?(i&&(i.returnedStale=true),l):void 0):(i&&(i.get=c?"fetching":"hit"),this.#D(
n),s&&this.#M(n),c?l.__staleWhileFetching:l)}#K(t,r){this.#y[r]=t,this.#f[t]=r}#D(t){t!==this.#u&&(t===this.#m?this.#m=this.#f[t]:this.#K(this.#y[t],this.#f[t]),
this.#K(this.#u,t),this.#u=t)}delete(t){return this.#T(t,"delete")}#T(t,r){T.hasSubscribers&&T.publish({op:"delete",delete:r,key:t,cache:this});let a=false;if(this.#i!==
0){let s=this.#l.get(t);if(s!==void 0)if(this.#v?.[s]&&(clearTimeout(this.#v[s]),this.#v[s]=void 0),a=true,this.#i===1)this.#H(r);else{this.#I(s);let o=this.#a[s];
if(this.#c(o)?o.__abortController.abort(new Error("deleted")):(this.#O||this.#w)&&(this.#O&&this.#r?.(o,t,r),this.#w&&this.#_?.push([o,t,r])),this.#l.delete(t),
this.#n[s]=void 0,this.#a[s]=void 0,s===this.#u)this.#u=this.#y[s];else if(s===this.#m)this.#m=this.#f[s];else{let i=this.#y[s];this.#f[i]=this.#f[s];let n=this.#f[s];
this.#y[n]=this.#y[s]}this.#i--,this.#k.push(s)}}if(this.#w&&this.#_?.length){let s=this.#_,o;for(;o=s?.shift();)this.#o?.(...o)}return a}clear(){return this.#H(
"delete")}#H(t){for(let r of this.#E({allowStale:true})){let a=this.#a[r];if(this.#c(a))a.__abortController.abort(new Error("deleted"));else{let s=this.#n[r];this.#O&&
this.#r?.(a,s,t),this.#w&&this.#_?.push([a,s,t])}}if(this.#l.clear(),this.#a.fill(void 0),this.#n.fill(void 0),this.#b&&this.#S){this.#b.fill(0),this.#S.fill(0);
for(let r of this.#v??[])r!==void 0&&clearTimeout(r);this.#v?.fill(void 0)}if(this.#x&&this.#x.fill(0),this.#m=0,this.#u=0,this.#k.length=0,this.#g=0,this.#i=0,
this.#w&&this.#_){let r=this.#_,a;for(;a=r?.shift();)this.#o?.(...a)}}};async function ua(e,t,r){let{expect_matches:a,skip_unsupported:s=false}=Di(e);if(r.options.
reads==="strict"&&a===void 0)return ca("FILE_NOT_READ",Cm);let o=await Ke(t);if(typeof o=="string")return ca("INVALID_INPUT",o);let i=await qt(t,r);if(i)return{
ok:false,problem:i};let n={...r,needsNoRead:true,workspace:Li(r.workspace)},l=await Yd(e,Pi(o,t,n),n);if(!l.ok)return l;let c=l.paths,p=$i(e),d=p&&Bm(p,c);if(d)
return ca("INVALID_INPUT",d);let m=[],f=ce();for(let h of c){let g=f();g&&await g;let _=await Nm(e,h,n);(!Dm(t)||!_.ok||_.matches!==0)&&m.push([h,_])}let u=await Pm(
e,m,{search:o,skips:s,areHeld:c.length>0,context:r});return Tm(u,l.notes)}var Tm=(e,t)=>{if(t.length===0)return e;if(e.ok)return{...e,notes:[...e.notes??[],...t]};
let{problem:r}=e;return{ok:false,problem:{...r,message:[r.message,...t].join(`
`)}}},Li=e=>{let t=new He({maxSize:jm,sizeCalculation:({length:r})=>Math.max(1,r)});return{...e,read:r=>{let a=t.get(r)??e.read(r);return t.set(r,a),a}}},jm=64*
2**20,Cm="A Read step does not show the files of a glob. Say in expect_matches how many places (or files) the step changes, or set `reads: auto`.",Di=({input:e})=>"\
glob"in e?e:{},Pi=(e,t,{tracked:r,touched:a,merged:s,...o})=>[...new Set([...r.sought(t),...a()])].sort().filter(i=>!s?.has(i)&&e.names(i)&&!xi(i,o)&&e.matches(
i,o.workspace));async function Nm(e,t,r){let a=r.workspace.locate(t);if(!Oi(t)||a.ok&&a.path!==t)return{ok:false,problem:Xd(t)};let s="only_if"in e.input&&e.input.
only_if!==void 0?dm(t,pm,r):void 0;if(s)return{ok:false,problem:s};let o=await Zd(Kt(e,t),r);return o.ok?o:{ok:false,problem:Mm(t,o.problem,r)}}var Mm=(e,t,{workspace:r})=>{
let a=t.name==="IS_BINARY"?vi(r.read(e))?.unsupported:void 0;return a===void 0?t:cm("UNSUPPORTED_ENCODING",`${e} is ${a}. Convert it to UTF-8 first.`)},Kt=(e,t)=>{
let{fileKey:r}=ki(e.tool);return{tool:e.tool,input:{...Im(e),[r]:t,...Lm(e,t)}}};function Im({input:e}){let t=bi.get(e);if(t)return t;let r=Object.fromEntries(Object.
entries(e).filter(([a])=>!Object.hasOwn(rm,a)));return bi.set(e,r),r}var bi=new WeakMap,Lm=(e,t)=>{let r=$i(e);if(!r)return{};let a="content"in e.input?e.input.
content:void 0;return{[r.key]:Ui(r,t),...a!==void 0&&{content:zi(a,r,t)}}},Dm=({held:e})=>e!==void 0&&"syntax"in e;async function Pm(e,t,{search:r,skips:a,areHeld:s,
context:o}){let i=t.flatMap(([v,$])=>$.ok?[]:[{path:v,problem:$.problem}]),n=a?i.filter(Ri):[],l=i.filter(v=>!n.includes(v));if(l.length>0)return{ok:false,problem:zm(
e,l,t.length)};let c=t.flatMap(([,v])=>v.ok?[v]:[]),p=c.map(({notes:v,...$})=>$),{expect_matches:d}=Di(e),m=Wt(e),f=p.reduce((v,{matches:$=1})=>v+$,0),u=n.map(({
path:v,problem:$})=>`Passed over ${U(v)}: ${$.message}`),h=t.flatMap(([v,$])=>$.ok?[{path:v}]:[]),g=await Ei(e,{done:h,search:r,context:o}),_=g?.name==="LANGUAG\
E_UNKNOWN"&&!a;if(g&&(_||!am(d)))return{ok:false,problem:{...g,message:[g.message,...u].join(`
`)}};if(g&&u.unshift(g.message.split(`
`,1)[0]??"",...e.tool==="Edit"?nm(e.input,m,s):[]),u.push(...Fi(g?.name==="LANGUAGE_UNKNOWN"?[]:await ma(e,o))),p.length===0)return{ok:true,path:m,done:p,notes:u};
let w=sm({expected:d,found:f},`${p.length} of the files that ${pe(m)} names`);if(w)return{ok:false,problem:w};let y=c.flatMap(({path:v,notes:$=[]})=>$.map(k=>`${U(
v)}: ${k}`)),b=[Rm(e,f,p.length),...u,...y.slice(0,ke)].filter(Boolean);return{ok:true,path:m,done:p,notes:b}}var Fi=e=>{if(e.length===0)return[];let t=e.length>
ke?` and ${e.length-ke} more`:"";return[`Not searched, because their languages have no grammar here: ${e.slice(0,ke).map(r=>U(r)).join(", ")}${t}.`]},Ri=({path:e,
problem:t})=>!Oi(e)||Fm.has(t.name),Fm=new Set(["IS_NOTEBOOK","IS_BINARY","UNSUPPORTED_ENCODING","UNENCODABLE","FILE_TOO_LARGE","NOTEBOOK_INVALID","DOCUMENT_INV\
ALID","LANGUAGE_UNKNOWN","FORMAT_UNKNOWN"]),Rm=({tool:e},t,r)=>ki(e).counts==="places"?r===1?"":`${t} places in ${r} files.`:`${um(r,"file")}.`,ke=20,zm=({tool:e},t,r)=>{
let[a]=t,s=Qd(e)==="changes"&&t.some(Ri)?"Name such files in `exclude`, or set `skip_unsupported: true` to pass over those that cannot be edited.":"Narrow the s\
tep, or name such files in `exclude`.";if(t.length===1)return{...a.problem,message:`${a.problem.message}
${s}`};let o=t.map(({path:l,problem:c})=>{let[p=""]=c.message.split(`
`);return`${U(l)}: ${c.name}: ${p}`}),i=`${t.length} of the ${r} files refuse the step:`,n=Um(t);if(n!==void 0){let l=gi(t.map(({path:c})=>U(c)),ke);return{name:a.
problem.name,message:[`${i} ${n}`,...l,s].join(`
`)}}return{name:a.problem.name,message:[i,...gi(o,ke),s].join(`
`)}},Um=e=>{let t=new Set(e.map(({path:r,problem:a})=>{let[s=""]=a.message.split(`
`);return`${a.name}: ${s.startsWith(`${r}: `)?s.slice(r.length+2):s.replaceAll(r,"it")}`}));return t.size===1?[...t][0]:void 0},zi=(e,{glob:t},r)=>{if(!e.includes(
"$"))return e;let{dir:a,name:s,ext:o}=zt.parse(r),i=new Map([["dir",a===""?"":`${a}/`],["name",s],["ext",o],...em(r,t)]);return tm(e,i)},Ui=(e,t)=>{if(Bi(e))return`${e.
given.slice(0,-2)}${t.slice(Wi(e)?.length??0)}`;let r=zi(e.given,e,t);return r===""||r.endsWith("/")?r+zt.basename(t):r},Bi=({given:e})=>/(?:^|\/)\*\*$/.test(e),
Wi=({glob:e})=>{let[t,...r]=da(e),a=mm(t??""),s=a.ok?/^\/?((?:[^*?[\]{}\\/]+\/)*)(?=.)/.exec(a.pattern)?.[1]:void 0;return r.length>0||!s?void 0:s},Bm=(e,t)=>{if(Bi(
e)&&Wi(e)===void 0)return`${e.key} ends in /**, which takes a single glob that begins with a folder, such as lib/**.`;let r=new Map;for(let a of t){let s=zt.normalize(
Ui(e,a)),o=r.get(s);if(o!==void 0)return U(`${o} and ${a} would both become ${s}. Write $<dir>, $<name>, $<ext>, a group of the glob or a folder with /** in ${e.
key} to tell them apart.`);r.set(s,a)}};import{core_tools_notebook_edit$b as Wm,core_tools_notebook_edit$f as qm,core_tools_notebook_edit$j as Gm,core_tools_notebook_edit$k as Km}from"./start.js";
import{core_tools_run$d as Hm}from"./start.js";import{core_text_globs$c as Jm}from"./start.js";var Ht=(e,t={})=>{let[,r="",a]=/^(\w+)(?:\((.+)\))?$/s.exec(e.trim())??
[];if(r==="")return`${JSON.stringify(e)} is not a rule: write a tool and a glob, as in Edit(src/**)`;let s=Km(r)?.rule;if(!s)return`${JSON.stringify(r)} is not \
a tool: use ${qi().join(", ")}, Run`;if(a!==void 0&&!Vm(a))return`${JSON.stringify(e)} has a parenthesis that opens or closes nothing: write one rule, or \\( for\
 the character`;let o=Jm(a??"**",t);if("wrong"in o){let n=o.instead===void 0?"":`: write ${r}(${o.instead})`;return`the glob ${JSON.stringify(a)} ${o.wrong}${n}`}
let i=({effects:n})=>n.some(l=>s.includes(l));return{text:e.trim(),name:r,names:o.matches,forbids:(n,l)=>(l.tool===r||i(l))&&o.matches(n),permits:(n,l)=>(l.tool===
r||(r===Wm.name||l.tool===Hm.name)&&r!==qm.name&&i(l))&&o.matches(n)}},Vm=e=>{let t=0;for(let[r]of e.matchAll(/\\.|[()]/gsu))if(r==="("&&(t+=1),r===")"&&(t-=1),
t<0)return false;return t===0},qi=()=>Gm().flatMap(({name:e,rule:t})=>t?[e]:[]);import{core_tools_run$d as Ym}from"./start.js";var Zm=/^[\p{L}\p{N}_@%+=:,./-]+$/u,
xe=e=>/^Run(?:\(|$)/.test(e.trim()),Ki=e=>{let t=e.trim(),[,r,a]=/^Run(\((.*)\))?$/s.exec(t)??[];if(r===void 0&&t!==Ym.name)return`${JSON.stringify(t)} is not a\
 rule: write a command, as in Run(npm run format)`;let s=(a??"").split(" ").filter(l=>l!==""),o=s.at(-1)==="*",i=o?s.slice(0,-1):s;if(a!==void 0&&i.length===0)return`${JSON.
stringify(t)} names no program: write Run(npm test)`;let n=i.find(l=>!Zm.test(l));return n!==void 0?`${JSON.stringify(n)} is not a plain word: a rule about comm\
ands has words without quotes, and * as the last`:/^[\w]+=/.test(i[0]??"")?`${JSON.stringify(i[0])} is a variable: begin with the program`:{text:t,permits:l=>a!==
void 0&&Xm(l,{named:i,open:o})?i.length:void 0,restricts:l=>i.every((c,p)=>p===0?ga(c)===ga(l[0]??""):c===l[p])}},Xm=(e,{named:t,open:r})=>t.every((a,s)=>a===e[s])&&
(r?e.slice(t.length).every(a=>!a.startsWith("-")):e.length===t.length),ga=e=>e.replaceAll("\\","/").replace(/^.*\//s,"").replace(/\.(exe|cmd|bat|com|ps1)$/i,"").
toLowerCase(),_a=e=>{let[t,r,a]=[e.deny,e.ask,e.allow].map(Qm);return s=>{let o=t?.find(l=>l.restricts(s));if(o)return{behavior:"deny",...ha(o.text,"denies it"),
named:0};let i=Gi(a,s),n=Gi(r,s)??(i&&ef(r,s,i.named));return n?{behavior:"ask",...ha(n.text,"requires approval"),named:n.named}:i?{behavior:"allow",...ha(i.text,
"allows it"),named:i.named}:{behavior:"deny",rule:"default",reason:"No rule of the policy allows this command",named:0}}},Qm=e=>e.filter(xe).map(t=>{let r=Ki(t);
if(typeof r=="string")throw new TypeError(r);return r}),Gi=(e,t)=>(e??[]).flatMap(r=>{let a=r.permits(t);return a===void 0?[]:[{text:r.text,named:a}]}).sort((r,a)=>a.
named-r.named)[0],ef=(e,t,r)=>{let a=e?.find(s=>s.restricts(t));return a&&{text:a.text,named:r}},ha=(e,t)=>({rule:e,reason:`The rule ${e} ${t}`});function tf(e,t=false){
let r=e.length,a=0,s="",o=0,i=16,n=0,l=0,c=0,p=0,d=0;function m(y,b){let v=0,$=0;for(;v<y||!b;){let k=e.charCodeAt(a);if(k>=48&&k<=57)$=$*16+k-48;else if(k>=65&&
k<=70)$=$*16+k-65+10;else if(k>=97&&k<=102)$=$*16+k-97+10;else break;a++,v++}return v<y&&($=-1),$}function f(y){a=y,s="",o=0,i=16,d=0}function u(){let y=a;if(e.
charCodeAt(a)===48)a++;else for(a++;a<e.length&&Se(e.charCodeAt(a));)a++;if(a<e.length&&e.charCodeAt(a)===46)if(a++,a<e.length&&Se(e.charCodeAt(a)))for(a++;a<e.
length&&Se(e.charCodeAt(a));)a++;else return d=3,e.substring(y,a);let b=a;if(a<e.length&&(e.charCodeAt(a)===69||e.charCodeAt(a)===101))if(a++,(a<e.length&&e.charCodeAt(
a)===43||e.charCodeAt(a)===45)&&a++,a<e.length&&Se(e.charCodeAt(a))){for(a++;a<e.length&&Se(e.charCodeAt(a));)a++;b=a}else d=3;return e.substring(y,b)}function h(){
let y="",b=a;for(;;){if(a>=r){y+=e.substring(b,a),d=2;break}let v=e.charCodeAt(a);if(v===34){y+=e.substring(b,a),a++;break}if(v===92){if(y+=e.substring(b,a),a++,
a>=r){d=2;break}switch(e.charCodeAt(a++)){case 34:y+='"';break;case 92:y+="\\";break;case 47:y+="/";break;case 98:y+="\b";break;case 102:y+="\f";break;case 110:
y+=`
`;break;case 114:y+="\r";break;case 116:y+="	";break;case 117:let $=m(4,true);$>=0?y+=String.fromCharCode($):d=4;break;default:d=5}b=a;continue}if(v>=0&&v<=31)if(Je(
v)){y+=e.substring(b,a),d=2;break}else d=6;a++}return y}function g(){if(s="",d=0,o=a,l=n,p=c,a>=r)return o=r,i=17;let y=e.charCodeAt(a);if(ya(y)){do a++,s+=String.
fromCharCode(y),y=e.charCodeAt(a);while(ya(y));return i=15}if(Je(y))return a++,s+=String.fromCharCode(y),y===13&&e.charCodeAt(a)===10&&(a++,s+=`
`),n++,c=a,i=14;switch(y){case 123:return a++,i=1;case 125:return a++,i=2;case 91:return a++,i=3;case 93:return a++,i=4;case 58:return a++,i=6;case 44:return a++,
i=5;case 34:return a++,s=h(),i=10;case 47:let b=a-1;if(e.charCodeAt(a+1)===47){for(a+=2;a<r&&!Je(e.charCodeAt(a));)a++;return s=e.substring(b,a),i=12}if(e.charCodeAt(
a+1)===42){a+=2;let v=r-1,$=false;for(;a<v;){let k=e.charCodeAt(a);if(k===42&&e.charCodeAt(a+1)===47){a+=2,$=true;break}a++,Je(k)&&(k===13&&e.charCodeAt(a)===10&&
a++,n++,c=a)}return $||(a++,d=1),s=e.substring(b,a),i=13}return s+=String.fromCharCode(y),a++,i=16;case 45:if(s+=String.fromCharCode(y),a++,a===r||!Se(e.charCodeAt(
a)))return i=16;case 48:case 49:case 50:case 51:case 52:case 53:case 54:case 55:case 56:case 57:return s+=u(),i=11;default:for(;a<r&&_(y);)a++,y=e.charCodeAt(a);
if(o!==a){switch(s=e.substring(o,a),s){case"true":return i=8;case"false":return i=9;case"null":return i=7}return i=16}return s+=String.fromCharCode(y),a++,i=16}}
function _(y){if(ya(y)||Je(y))return false;switch(y){case 125:case 93:case 123:case 91:case 34:case 58:case 44:case 47:return false}return true}function w(){let y;
do y=g();while(y>=12&&y<=15);return y}return{setPosition:f,getPosition:()=>a,scan:t?w:g,getToken:()=>i,getTokenValue:()=>s,getTokenOffset:()=>o,getTokenLength:()=>a-
o,getTokenStartLine:()=>l,getTokenStartCharacter:()=>o-p,getTokenError:()=>d}}function ya(e){return e===32||e===9}function Je(e){return e===10||e===13}function Se(e){
return e>=48&&e<=57}var Hi;(function(e){e[e.lineFeed=10]="lineFeed",e[e.carriageReturn=13]="carriageReturn",e[e.space=32]="space",e[e._0=48]="_0",e[e._1=49]="_1",
e[e._2=50]="_2",e[e._3=51]="_3",e[e._4=52]="_4",e[e._5=53]="_5",e[e._6=54]="_6",e[e._7=55]="_7",e[e._8=56]="_8",e[e._9=57]="_9",e[e.a=97]="a",e[e.b=98]="b",e[e.
c=99]="c",e[e.d=100]="d",e[e.e=101]="e",e[e.f=102]="f",e[e.g=103]="g",e[e.h=104]="h",e[e.i=105]="i",e[e.j=106]="j",e[e.k=107]="k",e[e.l=108]="l",e[e.m=109]="m",
e[e.n=110]="n",e[e.o=111]="o",e[e.p=112]="p",e[e.q=113]="q",e[e.r=114]="r",e[e.s=115]="s",e[e.t=116]="t",e[e.u=117]="u",e[e.v=118]="v",e[e.w=119]="w",e[e.x=120]=
"x",e[e.y=121]="y",e[e.z=122]="z",e[e.A=65]="A",e[e.B=66]="B",e[e.C=67]="C",e[e.D=68]="D",e[e.E=69]="E",e[e.F=70]="F",e[e.G=71]="G",e[e.H=72]="H",e[e.I=73]="I",
e[e.J=74]="J",e[e.K=75]="K",e[e.L=76]="L",e[e.M=77]="M",e[e.N=78]="N",e[e.O=79]="O",e[e.P=80]="P",e[e.Q=81]="Q",e[e.R=82]="R",e[e.S=83]="S",e[e.T=84]="T",e[e.U=
85]="U",e[e.V=86]="V",e[e.W=87]="W",e[e.X=88]="X",e[e.Y=89]="Y",e[e.Z=90]="Z",e[e.asterisk=42]="asterisk",e[e.backslash=92]="backslash",e[e.closeBrace=125]="clo\
seBrace",e[e.closeBracket=93]="closeBracket",e[e.colon=58]="colon",e[e.comma=44]="comma",e[e.dot=46]="dot",e[e.doubleQuote=34]="doubleQuote",e[e.minus=45]="minu\
s",e[e.openBrace=123]="openBrace",e[e.openBracket=91]="openBracket",e[e.plus=43]="plus",e[e.slash=47]="slash",e[e.formFeed=12]="formFeed",e[e.tab=9]="tab"})(Hi||
(Hi={}));var LO=new Array(20).fill(0).map((e,t)=>" ".repeat(t)),Oe=200,DO={" ":{"\n":new Array(Oe).fill(0).map((e,t)=>`
`+" ".repeat(t)),"\r":new Array(Oe).fill(0).map((e,t)=>"\r"+" ".repeat(t)),"\r\n":new Array(Oe).fill(0).map((e,t)=>`\r
`+" ".repeat(t))},"	":{"\n":new Array(Oe).fill(0).map((e,t)=>`
`+"	".repeat(t)),"\r":new Array(Oe).fill(0).map((e,t)=>"\r"+"	".repeat(t)),"\r\n":new Array(Oe).fill(0).map((e,t)=>`\r
`+"	".repeat(t))}},Ve;(function(e){e.DEFAULT={allowTrailingComma:false}})(Ve||(Ve={}));function rf(e,t=[],r=Ve.DEFAULT){let a=null,s=[],o=[];function i(n){Array.
isArray(s)?s.push(n):a!==null&&(s[a]=n)}return wa(e,{onObjectBegin:()=>{let n={};i(n),o.push(s),s=n,a=null},onObjectProperty:n=>{a=n},onObjectEnd:()=>{s=o.pop()},
onArrayBegin:()=>{let n=[];i(n),o.push(s),s=n,a=null},onArrayEnd:()=>{s=o.pop()},onLiteralValue:i,onError:(n,l,c)=>{t.push({error:n,offset:l,length:c})}},r),s[0]}
function af(e,t=[],r=Ve.DEFAULT){let a={type:"array",offset:-1,length:-1,children:[],parent:void 0};function s(n){a.type==="property"&&(a.length=n-a.offset,a=a.
parent)}function o(n){return a.children.push(n),n}wa(e,{onObjectBegin:n=>{a=o({type:"object",offset:n,length:-1,parent:a,children:[]})},onObjectProperty:(n,l,c)=>{
a=o({type:"property",offset:l,length:-1,parent:a,children:[]}),a.children.push({type:"string",value:n,offset:l,length:c,parent:a})},onObjectEnd:(n,l)=>{s(n+l),a.
length=n+l-a.offset,a=a.parent,s(n+l)},onArrayBegin:(n,l)=>{a=o({type:"array",offset:n,length:-1,parent:a,children:[]})},onArrayEnd:(n,l)=>{a.length=n+l-a.offset,
a=a.parent,s(n+l)},onLiteralValue:(n,l,c)=>{o({type:sf(n),offset:l,length:c,parent:a,value:n}),s(l+c)},onSeparator:(n,l,c)=>{a.type==="property"&&(n===":"?a.colonOffset=
l:n===","&&s(l))},onError:(n,l,c)=>{t.push({error:n,offset:l,length:c})}},r);let i=a.children[0];return i&&delete i.parent,i}function wa(e,t,r=Ve.DEFAULT){let a=tf(
e,false),s=[],o=0;function i(O){return O?()=>o===0&&O(a.getTokenOffset(),a.getTokenLength(),a.getTokenStartLine(),a.getTokenStartCharacter()):()=>true}function n(O){
return O?E=>o===0&&O(E,a.getTokenOffset(),a.getTokenLength(),a.getTokenStartLine(),a.getTokenStartCharacter()):()=>true}function l(O){return O?E=>o===0&&O(E,a.getTokenOffset(),
a.getTokenLength(),a.getTokenStartLine(),a.getTokenStartCharacter(),()=>s.slice()):()=>true}function c(O){return O?()=>{o>0?o++:O(a.getTokenOffset(),a.getTokenLength(),
a.getTokenStartLine(),a.getTokenStartCharacter(),()=>s.slice())===false&&(o=1)}:()=>true}function p(O){return O?()=>{o>0&&o--,o===0&&O(a.getTokenOffset(),a.getTokenLength(),
a.getTokenStartLine(),a.getTokenStartCharacter())}:()=>true}let d=c(t.onObjectBegin),m=l(t.onObjectProperty),f=p(t.onObjectEnd),u=c(t.onArrayBegin),h=p(t.onArrayEnd),
g=l(t.onLiteralValue),_=n(t.onSeparator),w=i(t.onComment),y=n(t.onError),b=r&&r.disallowComments,v=r&&r.allowTrailingComma;function $(){for(;;){let O=a.scan();switch(a.
getTokenError()){case 4:k(14);break;case 5:k(15);break;case 3:k(13);break;case 1:b||k(11);break;case 2:k(12);break;case 6:k(16);break}switch(O){case 12:case 13:
b?k(10):w();break;case 16:k(1);break;case 15:case 14:break;default:return O}}}function k(O,E=[],pi=[]){if(y(O),E.length+pi.length>0){let Dt=a.getToken();for(;Dt!==
17;){if(E.indexOf(Dt)!==-1){$();break}else if(pi.indexOf(Dt)!==-1)break;Dt=$()}}}function K(O){let E=a.getTokenValue();return O?g(E):(m(E),s.push(E)),$(),true}function ee(){
switch(a.getToken()){case 11:let O=a.getTokenValue(),E=Number(O);isNaN(E)&&(k(2),E=0),g(E);break;case 7:g(null);break;case 8:g(true);break;case 9:g(false);break;default:
return false}return $(),true}function Be(){return a.getToken()!==10?(k(3,[],[2,5]),false):(K(false),a.getToken()===6?(_(":"),$(),aa()||k(4,[],[2,5])):k(5,[],[2,
5]),s.pop(),true)}function We(){d(),$();let O=false;for(;a.getToken()!==2&&a.getToken()!==17;){if(a.getToken()===5){if(O||k(4,[],[]),_(","),$(),a.getToken()===2&&
v)break}else O&&k(6,[],[]);Be()||k(4,[],[2,5]),O=true}return f(),a.getToken()!==2?k(7,[2],[]):$(),true}function Bd(){u(),$();let O=true,E=false;for(;a.getToken()!==
4&&a.getToken()!==17;){if(a.getToken()===5){if(E||k(4,[],[]),_(","),$(),a.getToken()===4&&v)break}else E&&k(6,[],[]);O?(s.push(0),O=false):s[s.length-1]++,aa()||
k(4,[],[4,5]),E=true}return h(),O||s.pop(),a.getToken()!==4?k(8,[4],[]):$(),true}function aa(){switch(a.getToken()){case 3:return Bd();case 1:return We();case 10:
return K(true);default:return ee()}}return $(),a.getToken()===17?r.allowEmptyContent?true:(k(4,[],[]),false):aa()?(a.getToken()!==17&&k(9,[],[]),true):(k(4,[],[]),
false)}function sf(e){switch(typeof e){case"boolean":return"boolean";case"number":return"number";case"string":return"string";case"object":{if(e){if(Array.isArray(
e))return"array"}else return"null";return"object"}default:return"null"}}var Ji;(function(e){e[e.None=0]="None",e[e.UnexpectedEndOfComment=1]="UnexpectedEndOfCom\
ment",e[e.UnexpectedEndOfString=2]="UnexpectedEndOfString",e[e.UnexpectedEndOfNumber=3]="UnexpectedEndOfNumber",e[e.InvalidUnicode=4]="InvalidUnicode",e[e.InvalidEscapeCharacter=
5]="InvalidEscapeCharacter",e[e.InvalidCharacter=6]="InvalidCharacter"})(Ji||(Ji={}));var Vi;(function(e){e[e.OpenBraceToken=1]="OpenBraceToken",e[e.CloseBraceToken=
2]="CloseBraceToken",e[e.OpenBracketToken=3]="OpenBracketToken",e[e.CloseBracketToken=4]="CloseBracketToken",e[e.CommaToken=5]="CommaToken",e[e.ColonToken=6]="C\
olonToken",e[e.NullKeyword=7]="NullKeyword",e[e.TrueKeyword=8]="TrueKeyword",e[e.FalseKeyword=9]="FalseKeyword",e[e.StringLiteral=10]="StringLiteral",e[e.NumericLiteral=
11]="NumericLiteral",e[e.LineCommentTrivia=12]="LineCommentTrivia",e[e.BlockCommentTrivia=13]="BlockCommentTrivia",e[e.LineBreakTrivia=14]="LineBreakTrivia",e[e.
Trivia=15]="Trivia",e[e.Unknown=16]="Unknown",e[e.EOF=17]="EOF"})(Vi||(Vi={}));var Jt=rf,of=af,ba=wa,Yi;(function(e){e[e.InvalidSymbol=1]="InvalidSymbol",e[e.InvalidNumberFormat=
2]="InvalidNumberFormat",e[e.PropertyNameExpected=3]="PropertyNameExpected",e[e.ValueExpected=4]="ValueExpected",e[e.ColonExpected=5]="ColonExpected",e[e.CommaExpected=
6]="CommaExpected",e[e.CloseBraceExpected=7]="CloseBraceExpected",e[e.CloseBracketExpected=8]="CloseBracketExpected",e[e.EndOfFileExpected=9]="EndOfFileExpected",
e[e.InvalidCommentToken=10]="InvalidCommentToken",e[e.UnexpectedEndOfComment=11]="UnexpectedEndOfComment",e[e.UnexpectedEndOfString=12]="UnexpectedEndOfString",
e[e.UnexpectedEndOfNumber=13]="UnexpectedEndOfNumber",e[e.InvalidUnicode=14]="InvalidUnicode",e[e.InvalidEscapeCharacter=15]="InvalidEscapeCharacter",e[e.InvalidCharacter=
16]="InvalidCharacter"})(Yi||(Yi={}));function Ye(e){switch(e){case 1:return"InvalidSymbol";case 2:return"InvalidNumberFormat";case 3:return"PropertyNameExpecte\
d";case 4:return"ValueExpected";case 5:return"ColonExpected";case 6:return"CommaExpected";case 7:return"CloseBraceExpected";case 8:return"CloseBracketExpected";case 9:
return"EndOfFileExpected";case 10:return"InvalidCommentToken";case 11:return"UnexpectedEndOfComment";case 12:return"UnexpectedEndOfString";case 13:return"Unexpe\
ctedEndOfNumber";case 14:return"InvalidUnicode";case 15:return"InvalidEscapeCharacter";case 16:return"InvalidCharacter"}return"<unknown ParseErrorCode>"}import{
yaml$c as nf,yaml$e as va,yaml$i as Zi,yaml$l as lf,yaml$n as cf,yaml$p as pf}from"./start.js";function Ae(e,{nesting:t,single:r=false,tags:a=false}){let s=new pf,
o=new lf({version:"1.2",schema:"core",...a?{}:{resolveKnownTags:false},uniqueKeys:false,prettyErrors:false,logLevel:"silent"}),i=[],n=false;for(let l of df(e,s,
t)){if("reason"in l)return{ok:false,...l};if(l.type==="document"&&n&&r)return{ok:false,reason:"second-document",offset:l.offset};n||=l.type==="document",i.push(
...o.next(l))}return i.push(...o.end(true,e.length)),{ok:true,documents:i}}function*df(e,t,r){let a=0,s=false;for(let o of new cf().lex(e)){if(a+=s?0:mf[o]??0,s=
o===ff,a<0)return yield{reason:"unbalanced",offset:t.offset};if(yield*t.next(o),t.stack.length>r&&uf(t)>r)return yield{reason:"too-deep",offset:t.stack.at(-1)?.
offset??0}}yield*t.end()}var mf={"[":1,"{":1,"]":-1,"}":-1},ff="",uf=e=>e.stack.filter(({type:t})=>t==="block-map"||t==="block-seq"||t==="flow-collection").length;
function Vt({items:e},t){let r=new Set,a=new Set;for(let s of e){let o=t(s.key);o!==void 0&&r.has(o)&&a.add(s),r.add(o)}return a}var Ze=e=>{if(!(!va(e)||e.value===
null))return typeof e.value=="string"?e.value:e.source??String(e.value)},Yt=e=>va(e)&&e.value==="<<"&&e.type==="PLAIN";function Zt(e){let t=new Set,r,a=(s,o)=>(r=
{reason:s,offset:o?.range?.[0]??0},Zi.BREAK);return Zi(e,{Alias:(s,o)=>t.has(o.source)?void 0:a(`the anchor ${o.source} does not exist`,o),Value:(s,o)=>{o.anchor&&
t.add(o.anchor);let[i]=nf(o)?Vt(o,hf):[];return i&&a("duplicate key",i.key)}}),r}var hf=e=>va(e)&&e.value!=="<<"?e.value:void 0;import{core_text_globs$a as gf}from"./start.js";
import{core_text_utf8_cache$m as _f}from"./hook.js";function yf(e,t){let r=e.slice(0,t).split(/\r?\n/);return[r.length,r.pop().length+1]}function wf(e,t,r){let a=e.
split(/\r?\n/),s="",o=(Math.log10(t+1)|0)+1;for(let i=t-1;i<=t+1;i++){let n=a[i-1];n&&(s+=i.toString().padEnd(o," "),s+=":  ",s+=n,s+=`
`,i===t&&(s+=" ".repeat(o+r+2),s+=`^
`))}return s}var x=class sn extends Error{line;column;codeblock;constructor(t,r){let[a,s]=yf(r.toml,r.ptr),o=wf(r.toml,a,s);super(`Invalid TOML document: ${t}

${o}`,r),this.line=a,this.column=s,this.codeblock=o}static x(t,r,a){throw new sn(t,{toml:r.s,ptr:a??r.p})}};function on(e){let t=e.p,r=e.s.charCodeAt(e.p++),a=r,
s=r===39,o=r===e.s.charCodeAt(e.p)&&r===e.s.charCodeAt(e.p+1);o&&((r=e.s.charCodeAt(e.p+=2))===10?e.p++:r===13&&e.s.charCodeAt(e.p+1)===10&&(e.p+=2));let i="",n=e.
p,l=0;for(;e.p<e.s.length;e.p++)if(r=e.s.charCodeAt(e.p),o&&(r===10||r===13&&e.s.charCodeAt(e.p+1)===10))l=l&&3;else if(r<32&&r!==9||r===127)x.x("control charac\
ters are not allowed in strings",e);else if((!l||l===3)&&r===a&&(!o||e.s.charCodeAt(e.p+1)===a&&e.s.charCodeAt(e.p+2)===a)){if(o&&(e.s.charCodeAt(e.p+3)===a&&e.
p++,e.s.charCodeAt(e.p+3)===a&&e.p++),!l){let c=e.s.slice(n,e.p);i=i?i+c:c}return e.p+=o?3:1,i}else if(!l)!s&&r===92&&(i+=e.s.slice(n,n=e.p),l=1);else if(l===1)
if(r===120||r===117||r===85){let c=e.p++-1,p=0,d=r===120?2:r===117?4:8;for(let m=0;m<d;m++,e.p++){let f=e.s.charCodeAt(e.p),u=f>=48&&f<=57?f-48:f>=65&&f<=70?f-65+
10:f>=97&&f<=102?f-97+10:-1;u<0&&x.x("invalid non-hex character in unicode escape",e),p=p<<4|u}(p<0||p>1114111||p>=55296&&p<=57343)&&x.x("invalid unicode escape",
e,c),i+=String.fromCodePoint(p),n=e.p--,l=0}else o&&(r===32||r===9)?l=2:(r===98?i+="\b":r===116?i+="	":r===110?i+=`
`:r===102?i+="\f":r===114?i+="\r":r===101?i+="\x1B":r===34?i+='"':r===92?i+="\\":x.x("unrecognised escape sequence",e),n=e.p+1,l=0);else r!==32&&r!==9&&(l===2&&
x.x("invalid escape: only line-ending whitespace may be escaped",e,n),l=!s&&r===92?1:0,n=e.p);x.x("unfinished string",e,t)}var bf=/^(\d{4}-\d{2}-\d{2})?[Tt ]?(?:(\d{2}):\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|z|[-+]\d{2}:\d{2})?$/i,
vf=class Qe extends Date{#e=false;#t=false;#r=null;constructor(t,r,a){let s=true,o=true,i="Z",n;if(typeof t=="string")if(r)e:{if(r<3){if(+t.slice(11,13)>23){t="";
break e}r===2?(i=null,t+="Z"):(n=t.charCodeAt(t.length-1))!==90&&n!==122&&(i=t.slice(t.length-6)),a&&(t=t.slice(0,10)+"T"+t.slice(11))}else r===4&&(t=+t.slice(0,
2)>23?"":`0000-01-01T${t}Z`);s=r!==4,o=r!==3}else{let l=t.match(bf);l?(l[1]||(s=false,t=`0000-01-01T${t}`),o=!!l[2],o&&t[10]===" "&&(t=t.replace(" ","T")),l[2]&&
+l[2]>23?t="":(i=l[3]||null,!i&&o&&(t+="Z"))):t=""}super(t),isNaN(this.getTime())||(this.#e=s,this.#t=o,this.#r=i)}isDateTime(){return this.#e&&this.#t}isLocal(){
return!this.#e||!this.#t||!this.#r}isDate(){return this.#e&&!this.#t}isTime(){return this.#t&&!this.#e}isValid(){return this.#e||this.#t}toISOString(){let t=super.
toISOString();if(this.isDate())return t.slice(0,10);if(this.isTime())return t.slice(11,23);if(this.#r===null)return t.slice(0,-1);if(this.#r==="Z"||this.#r==="z")
return t;let r=+this.#r.slice(1,3)*60+ +this.#r.slice(4,6);return r=this.#r[0]==="-"?r:-r,new Date(this.getTime()-r*6e4).toISOString().slice(0,-1)+this.#r}static wrapAsOffsetDateTime(t,r="\
Z"){let a=new Qe(t);return a.#r=r,a}static wrapAsLocalDateTime(t){let r=new Qe(t);return r.#r=null,r}static wrapAsLocalDate(t){let r=new Qe(t);return r.#t=false,
r.#r=null,r}static wrapAsLocalTime(t){let r=new Qe(t);return r.#e=false,r.#r=null,r}};function I(e,t=10){return t===16?e>47&&e<58||e>64&&e<71||e>96&&e<103:e>47&&
e<48+t}function ka(e,t){return e===32||e===9||e===10||e===13||t&&(e===t||e===44)||e===35}function Oa(e,t){let r=e.p,a=e.s.charCodeAt(e.p);if(a===91||a===123){e.
d--||x.x("document contains excessively nested structures. aborting.",e);let s=a===91?Of(e):Sf(e);return e.d++,s}return a===34||a===39?on(e):a===116?((e.s.charCodeAt(
++e.p)!==114||e.s.charCodeAt(++e.p)!==117||e.s.charCodeAt(++e.p)!==101)&&x.x("invalid value",e,r),e.p++,true):a===102?((e.s.charCodeAt(++e.p)!==97||e.s.charCodeAt(
++e.p)!==108||e.s.charCodeAt(++e.p)!==115||e.s.charCodeAt(++e.p)!==101)&&x.x("invalid value",e,r),e.p++,false):a===43||a===45?Xt(e,e.p,e.s.charCodeAt(++e.p),44-
a,t):e.s.charCodeAt(e.p+4)===45&&e.s.charCodeAt(e.p+7)===45?$f(e,a,t):e.s.charCodeAt(e.p+2)===58?kf(e,a,t):Xt(e,e.p,a,0,t)}function Xt(e,t,r,a,s){let o=r,i=0,n=false;
if(o===105)return(e.s.charCodeAt(++e.p)!==110||e.s.charCodeAt(++e.p)!==102)&&x.x("invalid value",e,t),e.p++,(a||1)/0;if(o===110)return(e.s.charCodeAt(++e.p)!==97||
e.s.charCodeAt(++e.p)!==110)&&x.x("invalid value",e,t),e.p++,NaN;if(o===48){if(++e.p>=e.s.length||ka(o=e.s.charCodeAt(e.p),s))return e.bi===true?0n:0;if(!a){if(o===
120)return $a(e,t,16,s);if(o===98)return $a(e,t,2,s);if(o===111)return $a(e,t,8,s)}o===46?i=2:o===101||o===69?i=4:x.x("illegal leading zero",e,t)}else I(o)||x.x(
"invalid value",e,t);for(;++e.p<e.s.length&&(o=e.s.charCodeAt(e.p),!ka(o,s));)i||(i=1),o===95?(i&1||x.x("illegal underscore",e),i+=11,n=true):i===1&&o===46?i=2:
(i===1||i===3)&&(o===101||o===69)?i=4:i===4&&(o===43||o===45)?i=6:I(o)?i>9?i-=11:i&1||i++:x.x("illegal character in numeric literal",e);if(!i){let c=(r-48)*(a||
1);return e.bi===true?BigInt(c):c}i&1||x.x("unfinished numeric value",e,t);let l=e.s.slice(t,e.p);return n&&(l=l.replaceAll("_","")),i>1?parseFloat(l):nn(e,l,10,
t)}function $a(e,t,r,a){let s,o=1;for(;++e.p<e.s.length&&(s=e.s.charCodeAt(e.p),!ka(s,a));)s===95?(o&1&&x.x("illegal underscore",e),o=3):I(s,r)?o&1&&o--:x.x("il\
legal character in numeric literal",e);o&1&&x.x("unfinished numeric value",e);let i=e.s.slice(t+2,e.p);return o&&(i=i.replaceAll("_","")),nn(e,i,r,t)}function nn(e,t,r,a){
if(e.bi!==true)e:{let s=parseInt(t,r);if(!Number.isSafeInteger(s)){if(e.bi)break e;x.x("integer value cannot be represented losslessly",e,a)}return s}return BigInt(
r===10?t:(r===2?"0b":r===8?"0o":"0x")+t)}function $f(e,t,r){let a=e.p++,s;if(!I(t)||!I(e.s.charCodeAt(e.p++))||!I(e.s.charCodeAt(e.p++))||!I(e.s.charCodeAt(e.p++)))
return Xt(e,e.p=a,t,0,r);if(e.p+=5,I(e.s.charCodeAt(e.p++))||x.x("invalid date-time: date part is malformed",e,a),e.p>=e.s.length||((t=e.s.charCodeAt(e.p))!==32||
(s=true,!I(e.s.charCodeAt(e.p+1))))&&t!==84&&t!==116){let i=e.s.slice(a,e.p);return et(e,i,3,false,a)}if(e.s.charCodeAt(e.p+=3)!==58&&x.x("invalid date-time: ti\
me part is malformed",e,a),e.s.charCodeAt(e.p+=3)===58&&(e.p+=3),e.s.charCodeAt(e.p)===46)for(;I(e.s.charCodeAt(++e.p)););if(t=e.s.charCodeAt(e.p)){if(t===90||t===
122){let i=e.s.slice(a,++e.p);return et(e,i,1,s,a,"[+00:00]")}if(t===43||t===45){let i=e.s.slice(a,e.p+=6);return et(e,i,1,s,a,!e.ld&&"["+e.s.slice(e.p-6,e.p)+"\
]")}}let o=e.s.slice(a,e.p);return et(e,o,2,s,a)}function kf(e,t,r){let a=e.p;if(!I(t)||!I(e.s.charCodeAt(++e.p)))return Xt(e,--e.p,t,0,r);if(e.s.charCodeAt(e.p+=
4)===58&&(e.p+=3),e.s.charCodeAt(e.p)===46)for(;I(e.s.charCodeAt(++e.p)););let s=e.s.slice(a,e.p);return et(e,s,4,false,a)}function et(e,t,r,a,s,o){if(e.ld){let i=new vf(
t,r,a);return i.isValid()||x.x("invalid date",e,s),i}try{switch(o&&(t+=o),r){case 1:return Temporal.ZonedDateTime.from(t);case 2:return Temporal.PlainDateTime.from(
t);case 3:return Temporal.PlainDate.from(t);case 4:return Temporal.PlainTime.from(t)}}catch(i){x.x(i instanceof Error?i.message:""+i,e,s)}}function xf(e){for(;e.
p<e.s.length;e.p++){let t=e.s.charCodeAt(e.p);if(t===10)break;if(t===13&&e.s.charCodeAt(e.p+1)===10){e.p++;break}(t<32&&t!==9||t===127)&&x.x("control characters\
 are not allowed in comments",e)}}function H(e,t,r){let a;for(;e.p<e.s.length;){for(;e.p<e.s.length&&((a=e.s.charCodeAt(e.p))===32||a===9||!t&&(a===10||a===13&&
e.s.charCodeAt(e.p+1)===10));)e.p++;if(r||a!==35)break;xf(e)}}function xa(e,t=61){let r,a=0,s=[],o,i=e.s.charCodeAt(r=e.p);do{if(i===t)return a||x.x("unexpected\
 end of key",e),a===1&&s.push(e.s.slice(o,e.p)),e.p++,s;i===46?(a||x.x("illegal empty bare key",e),a===1&&s.push(e.s.slice(o,e.p)),a=0):!a&&(i===34||i===39)?(i===
e.s.charCodeAt(e.p+1)&&i===e.s.charCodeAt(e.p+2)&&x.x("illegal quoted key: multiline strings are not allowed",e),s.push(on(e)),a=2,e.p--):i===32||i===9?a===1&&(s.
push(e.s.slice(o,e.p)),a=2):a===2||i<48&&i!==45||i>57&&i<65||i>90&&i<97&&i!==95||i>122?x.x("illegal character in key",e):a||(a=1,o=e.p)}while(i=e.s.charCodeAt(++e.
p));x.x("incomplete key-value: cannot find end of key",e,r)}function Sf(e){let t=e.p++,r=Object.create(null),a=new Set,s;for(;e.p<e.s.length;){if(H(e),(s=e.s.charCodeAt(
e.p))===125)return e.p++,r;let o,i=r,n=false,l=e.p,c=xa(e);for(let d=0;d<c.length;d++){d&&(i=n?i[o]:i[o]=Object.create(null)),o=c[d],(n=Object.hasOwn(i,o))&&(typeof i[o]!=
"object"||a.has(i[o]))&&x.x("trying to redefine an already defined value",e,l);let m=o==="__proto__";if(e.uk&&(m||o==="constructor")){i=e.uk!==1&&x.x("document \
contains an unsafe property",e,l);break}!n&&m&&Object.defineProperty(i,o,{enumerable:true,configurable:true,writable:true})}n&&x.x("trying to redefine an alread\
y defined value",e,l),H(e,true,true);let p=Oa(e,125);if(i&&typeof(i[o]=p)=="object"&&a.add(p),H(e),(s=e.s.charCodeAt(e.p++))===125)return r;s!==44&&x.x("expecte\
d comma or end of structure",e,e.p-1)}x.x("unfinished table",e,t)}function Of(e){let t=e.p++,r=[],a;for(;e.p<e.s.length;){if(H(e),(a=e.s.charCodeAt(e.p))===93)return e.
p++,r;if(r.push(Oa(e,93)),H(e),(a=e.s.charCodeAt(e.p++))===93)return r;a!==44&&x.x("expected comma or end of structure",e,e.p-1)}x.x("unfinished array",e,t)}function Xi(e,t,r,a,s){
let o=r,i=a,n,l=false,c;for(let p=0;p<t.length;p++){if(p){if(o=l?o[n]:o[n]=Object.create(null),i=(c=i[n]).c,s===0&&(c.t===1||c.t===2))return null;if(c.t===2){let d=o.
length-1;o=o[d],i=i[d].c}}if(n=t[p],(l=Object.hasOwn(o,n))&&i[n]?.t===0&&i[n]?.d)return null;if(!l){let d=n==="__proto__";if(e.uk&&(d||n==="constructor"))return false;
d&&(Object.defineProperty(o,n,{enumerable:true,configurable:true,writable:true}),Object.defineProperty(i,n,{enumerable:true,configurable:true,writable:true})),i[n]=
{t:p<t.length-1&&s===2?3:s,d:false,i:0,c:Object.create(null)}}}if(c=i[n],c.t!==s&&!(s===1&&c.t===3)||(s===2&&(c.d||(c.d=true,o[n]=[]),o[n].push(o=Object.create(
null)),c.c[c.i++]=c={t:1,d:false,i:0,c:Object.create(null)}),c.d))return null;if(c.d=true,s===1)o=l?o[n]:o[n]=Object.create(null);else if(s===0&&l)return null;return[
n,o,c.c]}function Qi(e,t,r){(t===null||e.uk===2)&&x.x(t===null?"trying to redefine an already defined table or value":"document contains an unsafe property",e,r)}
function ln(e,t={}){let r={s:e,p:0,d:t.maxDepth??1e3,bi:t.integersAsBigInt??false,ld:t.useLegacyDate??true,uk:t.unsafeKeyBehaviour==="throw"?2:t.unsafeKeyBehaviour===
"drop"?1:0},a=Object.create(null),s=Object.create(null),o,i=false,n=a,l=s;for(e.charCodeAt(0)===65279&&r.p++,H(r);r.p<e.length;){if(e.charCodeAt(r.p)===91){let c=e.
charCodeAt(++r.p)===91;o=r.p+=+c,i=false;let p=xa(r,93);c&&(e.charCodeAt(r.p)!==93&&x.x("expected end of table array declaration",r),r.p++);let d=Xi(r,p,a,s,c?2:
1);d?(l=d[2],n=d[1]):(Qi(r,d,o),i=true)}else{o=r.p;let c=xa(r),p=Xi(r,c,n,l,0);!p&&!i&&Qi(r,p,o),H(r,true,true);let d=Oa(r,void 0);p&&!i&&(p[1][p[0]]=d)}H(r,true),
r.p<e.length&&(o=e.charCodeAt(r.p))!==10&&(o!==13||e.charCodeAt(r.p+1)!==10)&&x.x("each key-value declaration must be followed by an end-of-line",r),H(r)}return a}
var qO=!!"".isWellFormed,cn=100,Aa=(e,t,r)=>{if(!t)return;let a=Ea(e);if(!a)return;let s=Tf[a],[o]=s,i=Sa(a,r);if(i===void 0||!o?.(i))return;let n=Sa(a,t),l=(n===
void 0?void 0:s.find(p=>!p(n)))?.(i);if(!l)return;let c=`line ${l.line}, column ${l.column}`;return{name:"CONFIG_BROKEN",message:`${e} was valid before and woul\
d no longer parse: ${l.reason} at ${c} of the result. Correct the new text.`}},Xe=e=>t=>{try{return e(t)}catch(r){if(r instanceof RangeError)return{reason:"it i\
s nested too deeply",line:1,column:1};throw r}},pn=e=>{try{JSON.parse(e);return}catch(t){if(!(t instanceof SyntaxError))throw t;return dn(e,{disallowComments:true,
allowTrailingComma:false})??{reason:t.message,line:1,column:1}}},en=e=>dn(e,{disallowComments:false,allowTrailingComma:true}),dn=(e,t)=>{let r=[];Jt(e,r,t);let[
a]=r;return a&&{reason:jf(Ye(a.error)),...mn(e,a.offset)}},Af=e=>{let t=(a,s)=>({reason:a,...mn(e,s)}),r=Ae(e,{nesting:cn,tags:true});if(!r.ok)return t(r.reason===
"unbalanced"?"unbalanced brackets":"it is nested too deeply",r.offset);for(let a of r.documents){let[s]=a.errors;if(s)return t(s.message,s.pos[0]);let o=Zt(a);if(o)
return t(o.reason,o.offset)}},Ef=e=>{try{ln(e);return}catch(t){if(!(t instanceof x))throw t;return{reason:t.message.split(`
`)[0]??"it is not valid TOML",line:t.line,column:t.column}}},Tf={json:[Xe(pn),Xe(en)],jsonc:[Xe(en)],toml:[Xe(Ef)],yaml:[Xe(Af)]},mn=(e,t)=>{let r=e.slice(0,t).
split(`
`);return{line:r.length,column:(r.at(-1)?.length??0)+1}},jf=e=>e.replace(/(?<=[a-z])[A-Z]/g,t=>` ${t.toLowerCase()}`).toLowerCase(),Cf={json:8*2**20,jsonc:8*2**
20,toml:2**20,yaml:2**19},Ea=e=>{if(Nf.test(e))return"jsonc";let t=e.slice(e.lastIndexOf("/")+1).toLowerCase();if(/\.toml$|^(cargo|poetry|uv|pdm)\.lock$|^pipfile$/.
test(t))return"toml";if(/\.ya?ml$|^\.clang-format$|^pubspec\.lock$/.test(t))return"yaml";if(/\.(json|webmanifest|geojson|importmap)$|^(composer|pipfile|flake|deno)\.lock$/.
test(t))return"json"},Nf=/(^|\/)((ts|js)config[^/]*\.json|\.(vscode|devcontainer)\/[^/]+\.json|\.?devcontainer\.json|\.(eslintrc|babelrc|swcrc|jshintrc)(\.json)?|(biome|deno|turbo|tslint|api-extractor|rush|nx|wrangler)\.json|bun\.lock)$|\.(jsonc|code-workspace)$/i,
Sa=(e,t)=>t.length>Cf[e]?void 0:_f(t),Mf=async(e,t)=>{let r=[],a=[];for(let[s,o]of Object.entries(e)){let i=gf(s),n=await If(await t(o));typeof i=="string"?r.push(
an(`schemas: ${i}`)):typeof n=="string"?r.push(an(`schemas: ${JSON.stringify(o)} ${n}.`)):a.push({matches:l=>i.some(({matches:c})=>c(l)),validate:n})}return r.length>
0?{ok:false,problems:r}:{ok:true,check:(s,o,i)=>{for(let{validate:n}of a.filter(l=>l.matches(s))){let l=Pf({path:s,before:o,after:i,validate:n});if(l)return l}}}},
If=async e=>{if(e===void 0)return"is not in the repository";let{Ajv:t}=await(e.includes("2020-12")?import("./ajv.js").then(({Ajv2020:r})=>({Ajv:r})):import("./ajv-2.js"));
try{let r=new t({strict:false,validateFormats:false,logger:false,code:{optimize:false}}).compile(JSON.parse(e));return a=>Lf(()=>r(a)?void 0:Df(r.errors?.[0]))}catch(r){
if(r instanceof Error)return`is not a usable JSON Schema (${r.message})`;throw r}},Lf=e=>{try{return e()}catch(t){if(t instanceof RangeError)return"it is nested\
 too deeply";throw t}},Df=e=>`${e?.instancePath||"the whole"} ${e?.message??"is not valid"}`,Pf=e=>{let t=Ea(e.path);if(!t)return;let r=rn(t,e.after),a=r?e.validate(
r.value):`it cannot be read as ${t.toUpperCase()}`;if(a===void 0)return;let s=e.before&&rn(t,e.before);return e.before&&(!s||e.validate(s.value)!==void 0)?void 0:
{name:"CONFIG_BROKEN",message:`${e.path} would not satisfy its schema: ${a}. Correct the new text.`}},Ff={json:e=>pn(e)?tn(e):JSON.parse(e),jsonc:e=>tn(e),toml:ln,
yaml:e=>{let t=Ae(e,{nesting:cn,single:true,tags:true}),[r]=t.ok?t.documents:[];if(!r||r.errors.length>0||Zt(r))throw new SyntaxError("it does not parse");return r.
toJS()}},tn=e=>{let t=[],r=Jt(e,t,{allowTrailingComma:true});if(t.length>0)throw new SyntaxError("it does not parse");return r},rn=(e,t)=>{let r=Sa(e,t);if(r!==
void 0)try{return{value:Ff[e](r)}}catch(a){if(a instanceof Error)return;throw a}},an=e=>({name:"POLICY_INVALID",message:e});import{core_text_line_ending$a as fn}from"./start.js";
import{core_text_group_by$a as Rf}from"./start.js";import{core_text_utf8_cache$a as zf}from"./hook.js";import{core_text_splice$f as Uf}from"./hook.js";var Bf=[/secret_?access_?key|private_key|private key|putty-user-key-file|age-secret-key-1|client-key-data|accountkey=|sharedaccesskey=|privatekey[ \t]{0,9}=|npm_|x-oauth-basic@|xox[bpaor]-|xapp-|hooks\.slack\.com|sg\.\w|shp(?:pa|ca|at|ss)_|t3blbkfj|sk-ant-|lin_api_|gh[pousr]_|github_pat_|ops_ey|glpat-|gl(?:c|sa)_\w|gsk_\w|hf_\w|ntn_\d|hv[sbr]\.\w|vc[piark]_\w|dapi[\da-f]{8}|dckr_pat_|figd_/,
/(?:aws|amazon|s3)[\w.-]{0,40}(?:secret|session)|"kty"|_authtoken=|:\/\/[-\w]{1,256}:[-\w]{1,256}@|(?:mongodb|mysql|postgres)\w{0,4}(?:\+srv)?:\/\//],Wf=[/A(?:Iza|BSK|TBB|TATT3|ZDO|KCp)|GOCSPX-|t(?:wilio|fp_)|T(?:wilio|WILIO)|ya29\.|d(?:o[opr]_v1_|p\.(?:pt|st|ct|sa|scim|audit)\.(?:[\w-]{1,40}\.)?|ose[\da-f]{32}|iscord|t0[a-z]\d{2}\.[A-Z\d]{24}\.)|HRKU-|v1\.0-|f(?:m[12][ar]?_|io-u-)|nfp_|s(?:bp_|b_secret_|q[upa]_|ntry[su]_|k_live_|q0(?:atp|csp|idp)-|hippo_live_|k-or-v1-|k-(?:proj|svcacct|admin)-|k\.eyJ|l\.[\w.-]{130})|p(?:scale_(?:tkn|pw|oauth)_|ul-|n[ub]_|ypi-Ag|plx-|csk_|at[A-Za-z\d]{14}\.)|a(?:tlasv1\.|ccess_token\$production\$[\da-z]{16}\$|ccess-production-)|gl(?:ptt|dt|rtr?|cbt|soat|ft|agent|imt|oas|ffct)-|bk(?:ua|aj|ct)_|C(?:CI(?:PAT|PRJ)_|LOJARS_|FPAT-)|r(?:ubygems_|k_live_|8_)|oy2[a-z\d]{43}|cio[A-Za-z\d]{32}|whsec_|FLWSECK-|D(?:iscord|ISCORD)|key-[\da-f]{32}|x(?:keysib-|ai-)|lsv2_(?:pt|sk)_|NR(?:AK|AL|II)-|PMAK-|EAA[ABC]/,
/\dQ~|\d:AA|-us\d/],J=e=>{let t=e.toLowerCase();return Bf.some(r=>r.test(t))||Wf.some(r=>r.test(e))},tt=async(e,t)=>{if(!J(t))return[];let r=(await Jf(e,t)).map(
({ruleId:i,messageId:n,loc:l,range:c})=>({rule:`${i.replace(/^@secretlint\/secretlint-rule-/,"")}/${n}`,line:l.start.line,column:l.start.column+1,range:c})),{foundBy:a,
OWN_RULES:s}=await import("./core-policy-secret-rules.js"),o=s.flatMap(i=>a(i,t));return[...r,...qf(o,r)]};function qf(e,t){let r=t.toSorted(({range:[o]},{range:[
i]})=>o-i),[a,s]=[0,0];return e.toSorted(({range:[o]},{range:[i]})=>o-i).filter(({range:[o,i]})=>{for(;a<r.length&&r[a].range[0]<=o;a++)s=Math.max(s,r[a].range[1]);
return i>s})}var Ta=async(e,t,{before:r="",firstLine:a=1,isCleanPath:s=false}={})=>{let[o]=s?[]:await tt("",e);if(o)return hn(`The path contains a credential (r\
ule ${o.rule})`);let i=await tt(e,t),n=fn(r),l=i.find(({range:p})=>!n.includes(fn(t.slice(...p))));if(!l)return;let c=`line ${a-1+l.line}, column ${l.column}`;return hn(
`The new text for ${e} contains a credential at ${c} (rule ${l.rule})`)};async function Gf(e){let t=(await tt("",e)).map(({range:i})=>i),r=([,i])=>!/^[\w-]/.test(
e.slice(i,i+1)),a=t.filter(i=>r(i)||/\d/.test(e.slice(...i))),s=Array.from(e.matchAll(wn)).flatMap(({0:i,index:n})=>Kf(i)?[[n,n+i.length]]:[]),o=0;return[...a,...s].
sort(([i],[n])=>i-n).flatMap(([i,n])=>{let l=Math.max(i,o);return o=Math.max(o,n),l<n?[[l,n]]:[]})}var Kf=e=>e.length>=20&&/\d/.test(e)&&/[a-z]/.test(e.slice(8))&&
/[A-Z]/.test(e.slice(8)),yn=async e=>{let t=(await tt("",e)).map(({range:s})=>s),r=[],a=0;for(let[s,o]of t.toSorted(([i],[n])=>i-n))r.push(e.slice(a,Math.max(s,
a)),un(e.slice(Math.max(s,a),o))),a=Math.max(a,o);return(r.join("")+e.slice(a)).replace(Hf,un)},un=e=>e.replace(/[^\r\n]/g,"*"),wn=/\bgh[pousr]_[A-Za-z\d]{6,}|gh[pousr]_[A-Za-z\d]{16,}|github_pat_\w{6,}|xox[bpaor]-[A-Za-z\d-]{6,}|sk-ant-[\w-]{6,}|npm_[A-Za-z\d]{16,}|lin_api_[A-Za-z\d]{6,}|glpat-[\w-]{6,}|glsa_[A-Za-z\d]{6,}|dckr_pat_[\w-]{6,}|figd_[\w-]{6,}|hvs\.[\w-]{16,}|gsk_[A-Za-z\d]{16,}/g,
Hf=new RegExp(`(?:${wn.source})(?=["'\`]?(?:\u2026|\\.\\.\\.)|$)`,"g"),Jf=async(e,t)=>{let[r,{creator:a},{secretLintProfiler:s}]=await Promise.all([import("./secretlint-core.js"),
import("./secretlint-secretlint-rule-preset-recommend.js"),import("./secretlint-profiler-2.js")]);s.mark=()=>{};let o=a.rules.filter(({meta:n})=>n.id!=="@secret\
lint/secretlint-rule-filter-comments").map(n=>({id:n.meta.id,rule:n})),{messages:i}=await r.lintSource({source:{filePath:e,content:t,ext:e.endsWith(".json")?".j\
son":".txt",contentType:"text"},options:{config:{rules:o},noPhysicFilePath:true}});return i},hn=e=>({name:"SECRET_DETECTED",message:`${e}. Remove it and load it\
 from the environment or a secret store.`}),j=async e=>Vf(e)?await Zf(e):e;function Vf(e){let t="",r=a=>{if(typeof a!="string")return typeof a=="object"&&a!==null&&
!ArrayBuffer.isView(a)&&Object.values(a).some(r);if(t+=`${a}
`,t.length<Yf)return false;let s=J(t);return t="",s};return r(e)||J(t)}var Yf=65536,Zf=async e=>typeof e=="string"?yn(e):typeof e!="object"||e===null?e:Array.isArray(
e)?Xf(e):Qf(e),Xf=async e=>{if(e.every(r=>typeof r=="string"))return ja(e);let t=[];for(let r of e)t.push(await j(r));return t.some((r,a)=>r!==e[a])?t:e},Qf=async e=>{
let t={},{before:r,after:a}=e,s=gn(r)&&gn(a)?await eu(r,a):{};for(let[o,i]of Object.entries({...e,...s})){let n=o in s?i:await j(i);n!==e[o]&&(t[o]=n)}return Object.
keys(t).length>0?{...e,...t}:e},gn=e=>typeof e=="object"&&e!==null&&!Array.isArray(e)&&!ArrayBuffer.isView(e),eu=async(e,t)=>{let[r,a]=[{...e},{...t}];for(let s of new Set(
[...Object.keys(r),...Object.keys(a)])){let[o=[],i=[]]=[r[s],a[s]].map(c=>typeof c=="string"?c.split(`
`):[]),n=[...o.map(c=>`-${c}`),...i.map(c=>`+${c}`)],l=(await ja(n)).map(c=>c.slice(1));typeof r[s]=="string"?r[s]=l.slice(0,o.length).join(`
`):r[s]!==void 0&&(r[s]=await j(r[s])),typeof a[s]=="string"?a[s]=l.slice(o.length).join(`
`):a[s]!==void 0&&(a[s]=await j(a[s]))}return{before:r,after:a}},ja=async e=>{let t=[{places:e.map((i,n)=>n),from:0},...tu.map(i=>ru(e,i))],r=[];for(let i of t)
r.push(...await au(e,i));if(r.length===0)return e;let a=new Map;for(let{secret:i}of r)a.has(i)||a.set(i,a.size+1);let s=i=>a.size>1?`[${a.get(i)} masked: differ\
s]`:"[masked]",o=Rf(r,({at:i})=>i);return e.map((i,n)=>ou(i,o.get(n)??[],s))},tu=[" -"," +"],ru=(e,t)=>({places:e.flatMap((r,a)=>r!==""&&t.includes(r.charAt(0))?
[a]:[]),from:1});async function au(e,{places:t,from:r}){let a=t.map(i=>(e[i]??"").slice(r)),s=a.join(`
`),o=J(s)?await Gf(s):[];return su(o,a).map(({range:i,at:n,start:l,end:c})=>({at:t[n]??0,start:l+r,end:c+r,secret:s.slice(...i)}))}function su(e,t){let r=[],[a,
s]=[0,0];for(let o of e){let[i,n]=o;for(;a<t.length;s+=t[a].length+1,a++){let[l,c]=[Math.max(0,i-s),Math.min(t[a].length,n-s)];if(l<c&&r.push({at:a,start:l,end:c,
range:o}),n-s<=t[a].length)break}}return r}function ou(e,t,r){let[a,s]=["",0];for(let{start:o,end:i,secret:n}of t.toSorted((l,c)=>l.start-c.start||c.end-l.end)){
let l=Math.max(o,s);if(i<=l)continue;let c=i-l;a+=e.slice(s,l)+r(n).slice(0,c).padEnd(c,"*"),s=i}return a+e.slice(s)}var _n=8*1024,iu=4*2**20,rt=(e,{path:t,before:r=nu,
after:a})=>{let[s]=a?Uf(r,a,1):[];if(!a||!s)return;let o=a.subarray(0,Math.max(0,s.start-_n)).lastIndexOf(lu)+1,i=(c,p)=>cu(c.subarray(o,Math.min(p+_n,o+iu))),n=i(
a,s.start+s.replacement.length);if(!J(n))return e.secrets(t,"");let l=zf(a.subarray(0,o))+1;return e.secrets(t,n,{before:i(r,s.end),firstLine:l})},nu=Buffer.alloc(
0),lu=10,cu=e=>e.toString("latin1").replaceAll("\0","");import{core_text_glob_2$c as bn,core_text_glob_2$d as pu}from"./start.js";var du=[{kind:"workflows and s\
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
-9].*"}],at=e=>{let t=bn(e).split("/");return t.map((r,a)=>mu.get(r)??(a<t.length-1?fu.get(r):void 0)).find(r=>r!==void 0)??uu.find(({glob:r})=>r.matches(e))?.kind},
vn=e=>{let t=pu(e,{fold:true});if(typeof t=="string")throw new TypeError(`the pattern ${e} ${t}`);return t},$n=du.flatMap(({kind:e,patterns:t})=>t.split(/\s+/).
map(r=>({kind:e,pattern:r}))),kn=e=>new Map($n.filter(({pattern:t})=>e.test(t)).map(({kind:t,pattern:r})=>[bn(r.replace("/","")),t])),mu=kn(/^[^/*[]+$/),fu=kn(/^[^/*[]+\/$/),
uu=$n.filter(({pattern:e})=>!/^[^/*[]+\/?$/.test(e)).map(({kind:e,pattern:t})=>({kind:e,glob:vn(t.replace(/^(?!\/)/,"**/"))}));import{core_text_known_words$a as hu}from"./start.js";
import{core_text_search_text$c as gu}from"./start.js";import{core_tools_notebook_edit$b as _u,core_tools_notebook_edit$f as yu}from"./start.js";import{core_tools_permission$c as An}from"./start.js";
import{core_text_unusual$a as xn,core_text_unusual$d as wu}from"./start.js";import{core_text_globs$a as En}from"./start.js";import{core_text_utf8_cache$n as bu}from"./hook.js";
var Ee=e=>"confirm"in e.input&&e.input.confirm===true,Sn={allow:0,ask:1,deny:2},st=(e,t)=>Sn[e.behavior]-Sn[t.behavior],Ma=(e={})=>{let t=e.file??vu,r=Qt(En(t.secrets.
allow)),a=$u(t,e),s=new Set;return{file:t,limits:e.limits??{},checkOnly:t.mode==="plan",deniesReads:Tn(t.rules.deny).some(o=>Qt(Ht(o)).name===yu.name),decide:a,
command:_a(t.rules),settle:(o,{step:i})=>jn(o,{step:i,file:t,grants:e.grants??[]}),path:(o,i,...n)=>Mn(a(o,i,...n),o,i.tool),secrets:(o,i,n)=>{if(!t.secrets.enabled||
r.some(c=>c.matches(o)))return;let l=s.has(o)||!J(o);if(l&&s.add(o),!(l&&!J(i)))return Ta(o,i,{...n,isCleanPath:l}).then(c=>(c||s.add(o),c))},characters:(o,i)=>Su(
t,e,{change:o,step:i}),configuration:(o,i,n)=>Aa(o,i,n)??e.settings?.(o,i,n)}},vu={version:1,mode:"default",portable:false,rules:{deny:[],ask:[],allow:[]},limits:{},
secrets:{enabled:true,allow:[]},schemas:{},reminders:{},guidance:["AGENTS.md"],verify:[],submodules:{unchecked:false},worktree:{copy:[],link:[],timeout:600}},$u=(e,t)=>{
let r=(d,m={})=>Tn(d).map(f=>Qt(Ht(f,m))),a=r(e.rules.deny,Na),s=r(e.rules.ask,Na),o=r(e.rules.allow),i=[e.only,t.only].flatMap(d=>d?[Qt(En(d))]:[]),n=d=>i.every(
m=>m.some(({matches:f})=>f(d))),l=new Map,c=d=>{if(t.protectedPaths!==false)return l.has(d)||l.set(d,at(d)),l.get(d)},p=(d,m,f,u=false)=>xu(e,{act:m,confirms:u,
kind:()=>c(d),classified:f===void 0?void 0:t.classified?.get(f)});return(d,m,f,u)=>{if(!An(m)&&!n(d))return{behavior:"deny",rule:"only",reason:"It is none of th\
e files that `only` lists"};let h=a.find(y=>y.forbids(d,m))?.text;if(h)return{behavior:"deny",rule:h,reason:`The rule ${h} denies it`};let g=s.find(y=>y.forbids(
d,m))?.text,_=g?void 0:o.find(y=>y.permits(d,m))?.text,w=g?ku(e,g):_?{behavior:"allow",rule:_,reason:`The rule ${_} allows it`}:p(d,m,f,u);return w.behavior==="\
ask"&&Nn(t.grants??[],w,{path:d,step:f})?Cn(w):w}},Na={fold:true,purpose:"protect"},Tn=e=>e.filter(t=>!xe(t)),jn=(e,{step:t,file:r,grants:a})=>e.behavior!=="ask"?
e:r.mode==="bypassPermissions"?Ia:Nn(a,e,{path:"",step:t})?Cn(e):e,Cn=({reason:e})=>({behavior:"allow",rule:"granted",reason:`${e}; somebody approved it`}),Ia={
behavior:"allow",rule:"mode: bypassPermissions",reason:"This mode never asks"},ku=(e,t)=>e.mode==="bypassPermissions"?Ia:{behavior:"ask",rule:t,reason:`The rule\
 ${t} requires approval`},xu=({mode:e},{act:t,confirms:r,kind:a,classified:s})=>{if(An(t))return On;if(e==="bypassPermissions")return Ia;if(e==="auto")return s??
{behavior:"ask",rule:"mode: auto",reason:"The classifier has not allowed it"};if(e==="acceptEdits")return{behavior:"allow",rule:"mode: acceptEdits",reason:"In t\
his mode only rules ask"};if(r)return{behavior:"ask",rule:"confirm",reason:"Its tool asks for confirmation"};let o=a();return o===void 0?On:{behavior:"ask",rule:`\
protected: ${o}`,reason:`The path is protected (${o})`}},On={behavior:"allow",rule:"default",reason:"No rule applies"},Nn=(e,{rule:t},r)=>e.some(a=>"rule"in a?a.
rule===t:"path"in a?a.path===r.path:a.step===r.step);function Su(e,{protectedPaths:t=true,grants:r=[]},{change:a,step:s}){let{hidden_characters:o}=e;if(o===void 0&&
!t)return;let i=Au(o,a);return i&&Mn(jn(i,{step:s,file:e,grants:r}),a.path,_u.name)}var Mn=(e,t,r)=>{if(e.behavior==="allow")return;let a=`${r} of ${t}: ${e.reason}\
.`;return e.behavior==="deny"?{name:"PATH_DENIED",message:`${a} Leave it alone, or ask for a change of the policy.`}:{name:"POLICY_ASK",message:`${a} Ask someon\
e to approve it, add an allow rule on the base, or open the pull request as a draft with \`on-ask: draft\`.`}},Qt=e=>{if(typeof e=="string")throw new TypeError(
e);return e},Ou="hidden_characters";function Au(e,{path:t,from:r,before:a,after:s}){if(e==="note"||!s)return;let o=new Set(a?Ca(a):[]),i=hu(Ca(s)),n=[...a&&r===
void 0?[]:[{line:0,found:xn(t)}],...Ca(s).map((c,p)=>({line:p+1,found:o.has(c)?[]:xn(c,i)}))].map(({line:c,found:p})=>({line:c,one:p.find(d=>e!==void 0||Eu(d))})).
find(({one:c})=>c!==void 0);if(!n?.one)return;let l=n.line===0?"its path":`line ${n.line}`;return{behavior:e==="deny"?"deny":"ask",rule:Ou,reason:`${wu(n.one.name)}\
 in ${l} ${Tu[n.one.kind]}`}}var Eu=({kind:e})=>e==="bidi"||e==="invisible",Tu={bidi:"turns the direction of text",invisible:"is not seen",control:"is a control\
 character",byte:"is not UTF-8",blank:"is no usual space","look-alike":"looks like another character"};function Ca(e){let t=gu(e);return t===void 0&&e.subarray(
0,8e3).includes(0)?[]:(t??bu(e)).replace(/^\ufeff/,"").split(`
`).map(r=>r.replace(/\r$/,""))}import{core_text_words$r as Ln}from"./hook.js";var re={yamlBytes:32*1024*1024,jsonBytes:256*1024*1024,steps:1e6,aliases:100,nesting:64,
variables:64*1024*1024,problems:1e4},ot=(e,t,r)=>({name:"DUPLICATE_KEY",message:`Duplicate key ${Ln(e)}; keep one.`,at:r,...t&&{path:t}}),it=(e,t)=>({name:"INVA\
LID_VALUE",message:`The key ${Ln(e)} would not stay where it is: data has keys that are integers first, in ascending order. Write them so, or set such keys one \
by one.`,at:t}),nt=(e,t)=>({name:"LIMIT_EXCEEDED",message:`Nested more than ${e} deep, which is the limit (\`nesting\`); a plan needs 4.`,at:t}),ae=(e={line:1,column:1})=>({
name:"PLAN_EMPTY",message:"The plan has no steps; give at least one.",at:e}),de=(e,t)=>({name:"LIMIT_EXCEEDED",message:`Larger than ${t} bytes, which is the lim\
it (\`${e}\`); split the plan, or stream it as JSON Lines.`,at:{line:1,column:1}}),lt=(e,t)=>({name:"LIMIT_EXCEEDED",message:`More than ${e} steps, which is the\
 limit (\`steps\`).`,at:t}),La=e=>({name:"PLAN_SYNTAX",message:"The text is not valid UTF-8 from here on; save the plan as UTF-8.",at:e}),Da=({value:e,key:t})=>({
value:r=>({...e(r),field:In(r)}),key:r=>({...t(r),field:In(r)})}),In=e=>e.map(t=>typeof t=="number"?`[${t}]`:`.${String(t)}`).join("").replace(/^\./,""),ct=e=>{
let t;return r=>{t??=ju(e);let a=Dn(t,r);return{line:a+1,column:r-(t[a]??0)+1}}},ju=e=>{let t=[0];for(let r=e.indexOf(`
`);r>=0;r=e.indexOf(`
`,r+1))t.push(r+1);return t},Dn=(e,t)=>{let r=0,a=e.length-1;for(;r<a;){let s=r+a+1>>1;(e[s]??0)<=t?r=s:a=s-1}return r},Cu=["pattern","rule","regex","new_string",
"path","value"],Nu=1e3,Pa=(e,{path:t,locate:r})=>{let a={...e};if(!["pattern","rule","regex","path"].some(i=>Object.hasOwn(a,i)))return;let s={},o=(i,n)=>{if(!(Object.
keys(s).length>=Nu)&&(s[Pn(n)]=r.value([...t,...n]),!(typeof i!="object"||i===null)))for(let[l,c]of Object.entries(i))o(c,[...n,Array.isArray(i)?Number(l):l])};
for(let i of Cu)Object.hasOwn(a,i)&&o(i==="rule"?a[i]:void 0,[i]);return s},Pn=e=>JSON.stringify(e),Fa=({keys:e={},at:t},r)=>{for(let a=r.length;a>0;a-=1){let s=e[Pn(
r.slice(0,a))];if(s)return{...t,...s}}};import{core_engine_imports$b as Mu,core_engine_imports$c as Iu}from"./start.js";import{core_engine_file_search$a as Lu,core_engine_file_search$b as Gn,
core_engine_file_search$c as Fn,core_engine_file_search$d as Du,core_engine_file_search$f as Kn,core_engine_file_search$g as Pu,core_engine_file_search$h as Fu,
core_engine_file_search$i as Ru,core_engine_file_search$k as zu}from"./start.js";import{core_text_search_text$a as Uu}from"./start.js";import{core_plan_steps$a as qa,
core_plan_steps$b as Ga,core_plan_steps$d as Ka,core_plan_steps$e as Hn,core_plan_steps$f as Jn,core_plan_steps$j as Bu}from"./start.js";import{core_tools_notebook_edit$j as Wu,
core_tools_notebook_edit$l as pt,core_tools_notebook_edit$m as Vn,core_tools_notebook_edit$n as qu}from"./start.js";import{core_tools_run$d as Gu}from"./start.js";
import{core_tools_file_choice$w as rr,core_tools_file_choice$y as Yn}from"./start.js";import{core_text_match_hints$f as Ku,core_text_match_hints$z as Hu}from"./start.js";
import{core_text_tolerances$h as Ju}from"./start.js";import{core_tools_checks$f as Vu}from"./start.js";import{core_tools_permission$b as Zn,core_tools_permission$c as Yu,
core_tools_permission$e as Xn,core_tools_permission$g as Ha}from"./start.js";import{core_workspace_path_guard$v as Zu}from"./start.js";import{core_text_unusual$d as ar}from"./start.js";
import{core_text_globs$b as Ja,core_text_globs$d as Xu}from"./start.js";import{core_text_line_ending$a as Qn}from"./start.js";import{core_text_digest$a as Qu}from"./hook.js";
import{core_text_json$k as eh}from"./hook.js";import{core_workspace_file_identity$f as th}from"./hook.js";import{core_text_utf8_cache$e as rh,core_text_utf8_cache$f as ah,
core_text_utf8_cache$p as sh}from"./hook.js";import{core_text_splice$a as el,core_text_splice$c as tl,core_text_splice$d as Ua}from"./hook.js";import{core_text_words$c as oh}from"./hook.js";
import{errors$b as ih}from"./hook.js";import{empty$g as nh,empty$h as lh}from"./hook.js";var Ra=(...e)=>N("node:crypto").hash(...e),er=(...e)=>N("node:crypto").
randomUUID(...e),Te=(...e)=>N("node:crypto").createHash(...e);var ch=({entries:e=100,bytes:t=25*2**20}={})=>{let r=new He({max:e,maxSize:t,sizeCalculation:({content:s})=>Math.
max(1,s?.length??0)}),a=({content:s})=>(s?.length??0)<=t;return{get:s=>r.get(s),set:(s,o)=>{r.set(s,a(o)?o:{...o,content:void 0})},delete:s=>{r.delete(s)}}},rl=()=>{
let e=new Map;return{get:t=>e.get(t),set:(t,r)=>{e.set(t,r.content?{...r,content:void 0}:r)},delete:t=>{e.delete(t)}}},ph=()=>{let e=new Map,t=a=>{let s=e.get(a)??
[];return e.set(a,s),s},r=(a,s)=>{let o=t(a),i=o.at(-1);if(i?.bytes===s)return i;let n={bytes:s,map:new Pt};return o.push(n),n};return{find:(a,s,o)=>{let i=e.get(
a)?.find(l=>Rn(l)===s);if(i)return i;let n=r(a,o());return Rn(n)===s?n:void 0},oldest:(a,s)=>e.get(a)?.[0]??r(a,s()),fixed:a=>e.get(a)?.find(({text:s})=>s!==void 0),
changed:(a,{splices:s,...o})=>{let{path:i,from:n}=a;if(n!==void 0){e.set(i,e.get(n)??[]);return}let l=t(i),c=l.length===0&&s?a.before:void 0;if(c&&l.push({bytes:c,
map:new Pt}),s)for(let p of l)dh(p,s,o);else l.length=0},removed:a=>{e.delete(a)}}},dh=(e,t,{placed:r,by:a})=>{let{map:s}=e,o=s===r?.map;if(e.text=o?r.text:void 0,
o)for(let i of r.splices)s.take(i,a);else s.follow(t,a)},Rn=e=>e.digest??=Qu(e.bytes),al=async(e,t)=>{let{when:r}=e;if(!r)return{ok:true};let a=await zu(r);if(typeof a==
"string")return Va(a);let s=Ru(e);try{let o=s?await uh(s,e.index,t):mh(e,t);if(!o.ok)return o;let i=a.length>0?o.paths.find(n=>!sh(n)):void 0;return i===void 0?
gh(r,a,o):{ok:false,problem:Pu(i)}}catch(o){return{ok:false,problem:Du(s?Hn(s.glob):sl(e)??"",o)}}},Va=e=>({ok:false,problem:{name:"INVALID_INPUT",message:e}}),
sl=e=>e.when?.file_path??qa(e)[0],mh=(e,{workspace:t,policy:r})=>{let a=sl(e);if(a===void 0)return Va(fh);let s=t.locate(a);if(!s.ok)return s;let{path:o}=s,i=Xn(
o,Zn,{workspace:t,policy:r,step:e.index});if(i)return{ok:false,problem:i};let n=t.stat(o),l=n?void 0:Vu(o,{workspace:t,policy:r});if(l)return{ok:false,problem:l};
let c=n?.kind==="file"&&!n.broken,p=c?[]:t.similar(o).filter(d=>!Ha(d,{workspace:t,policy:r}));return{ok:true,name:JSON.stringify(o),paths:c?[o]:[],read:t.read,
similar:p}},fh="`when` needs a file to look at, and the step itself names none. Give `when` a file_path or a glob.",uh=async(e,t,{workspace:r,policy:a,tracked:s,
touched:o})=>{let i=await Kn(e);if(typeof i=="string")return Va(i);let n=await qt(e,{workspace:r,policy:a,tracked:s,touched:o});if(n)return{ok:false,problem:n};
let l=[...new Set([...s.hidden(e),...s.sought(e),...o()])].sort().filter(i.names);for(let d of l){let m=Xn(d,Zn,{workspace:r,policy:a,step:t});if(m)return{ok:false,
problem:m}}let c=l.filter(d=>!Ha(d,{workspace:r,policy:a})&&i.matches(d,r)),p=l.length>0?[]:await hh(e,{workspace:r,policy:a,tracked:s});return{ok:true,name:JSON.
stringify(Hn(e.glob)),paths:c,read:r.read,similar:p}},hh=async({glob:e},{workspace:t,policy:r,tracked:a})=>{let s=(await a.all()).filter(o=>!Ha(o,{workspace:t,policy:r}));
return Ja(e).flatMap(o=>Gt(o,s)??[])},gh=({exists:e,matches:t},r,a)=>{let{paths:s,similar:o}=a,i=ar(a.name),n=s.length>0,l=o.length>0?` Did you mean ${ar(o.join(
" or "))}?`:"";if(e===true&&!n)return tr(`${i} does not exist.${l}`);if(e===false&&n)return tr(`${i} exists.`);if(e===void 0&&r.length===0&&!n)return tr(`${i} n\
ames no file.${l}`);for(let c of r){let p=_h(c,a);if(p==="uncertain")return{ok:false,problem:yh(a.name,c.key)};if(p==="yes"===c.negated)return tr(n||c.negated?zn(
c,i,t):`${zn(c,i)} The file does not exist.${l}`)}return{ok:true}},zn=({key:e,negated:t},r,a)=>{let s=e.endsWith("matches")?"a match of":"the text of";if(t)return`${r}\
 has ${s} \`${e}\` in \`when\`.`;let o=e==="matches"&&a!==void 0?Ku(a):[];return[`${r} does not have ${s} \`${e}\` in \`when\`.`,...o].join(" ")},tr=e=>({ok:true,
unmet:`Skipped: ${e}`}),_h=({holds:e},{paths:t,read:r})=>{let a="no";for(let s of t){let o=Uu(r(s)),i=o?e(o.file):"no";if(i==="yes")return i;i==="uncertain"&&(a=
i)}return a},yh=(e,t)=>({name:"UNSUPPORTED_ENCODING",message:`${ar(e)} is not UTF-8: whether \`${t}\` of \`when\` is in it depends on its encoding. Convert it to U\
TF-8.`});function ol(e,t,r){if(e.length===t.length&&e.every((l,c)=>wh(l,t[c])))return true;let a=bh(r);if(!a)return false;let[s,o]=[e[0],t[0]];if(s&&o&&e.length===
1&&t.length===1)return vh(a,s,o);let i=Un(a,e),n=i&&Un(a,t);return i!==void 0&&n!==void 0&&i.equals(n)}var wh=(e,t)=>e.old_string===t.old_string&&e.new_string===
t.new_string&&(e.replace_all??false)===(t.replace_all??false)&&(e.match??"exact")===(t.match??"exact");function bh(e){if(typeof e=="string")return ah(e);let t=rh(
Buffer.isBuffer(e)?e:Buffer.from(e));return t.ok?t.file:void 0}function vh(e,t,r){let a=Ba(e,t),s=a&&Ba(e,r);if(!a||!s)return false;let o=Ua(e.bytes,a);if(o>tl||
o!==Ua(e.bytes,s))return false;let i=Math.min(a[0]?.start??0,s[0]?.start??0),n=Math.max(a.at(-1)?.end??0,s.at(-1)?.end??0),l=c=>el(e.bytes.subarray(i,n),c.map(p=>({
...p,start:p.start-i,end:p.end-i})));return l(a).equals(l(s))}function Un(e,t){let r=e.bytes;for(let a of t){let s=Ba({...e,bytes:r},a);if(!s||Ua(r,s)>tl)return;
r=el(r,s)}return r}function Ba(e,t){let r=Ju(e,t);return r.ok?r.splices:void 0}function $h(e,t){let r=()=>Ka(e),a=pt(e.tool);if(a.apply){let{commands:i}=t,n=i&&
(()=>i(e));return Fn(r,()=>a.apply?.(e.input,t,n))}let s=il(e,t);if(s||Ga(e)!==void 0||Mu(e))return Fn(r,async()=>Iu(e,await kh(e,s,t),t));let o=Gn(e,t);return o instanceof
Promise?o.then(Wa):Wa(o)}var Wa=e=>e.ok?{ok:true,path:e.path,done:[e]}:e;async function kh(e,t,r){let a=await t;if(a)return{ok:false,problem:a};let s=Fu(e);return s?
ua(e,s,r):Wa(await Gn(e,r))}var il=(e,t)=>pt(e.tool).judge?.(e.input,r=>Sh(e,r,t))?.then(r=>r&&xh(e,r)),xh=(e,t)=>{let r=Fa(e,t.path);return{...Hu(t),...r&&{at:{
...e.at,...r}}}},Sh=async(e,t,r)=>{let a=Ga(e);if(a===void 0)return[Ka(e)];let s=Ja(a).flatMap(i=>Xu(i)??[]);if("language"in e.input&&e.input.language||s.some(i=>t.
some(n=>i.endsWith(n))))return s;let o=await Kn({glob:a,exclude:"exclude"in e.input?e.input.exclude:void 0,endings:t});return typeof o=="string"?[]:[...await r.
tracked.all(),...r.touched()].filter(o.names)};function Oh(e){let t=Ga(e);if(t===void 0)return Lu(e,{show:false});let r=`${pt(e.tool).doing} ${ar(oh(Ja(t),2))}`;
return{type:"progress",tool:e.tool,message:r}}var Ah=16,Eh=64*2**20,Th=new Set(["STRING_NOT_FOUND","STRING_NOT_UNIQUE","NO_CHANGE","FILE_EXISTS"]),jh=()=>{let e=new Map,
t=new He({maxSize:Eh,sizeCalculation:({before:o,input:i})=>256+o.length+i.old_string.length+i.new_string.length}),r=new Map,a=new Map,s=(o,i)=>{let n=t.get(o);return n!==
void 0&&ol([n.input],[i],n.before)};return{repeated:(o,i,n)=>{let l=a.get(o);if(n.ok){if(l===void 0||!n.change)return;if(e.get(za(o,i))===l)return l;let c=t.get(
l)?.hunks;return c&&Ch(c,i,n)&&s(l,i)?l:void 0}if(Th.has(n.problem.name))return e.get(za(o,i))??r.get(o)?.findLast(c=>s(c,i))},applied:(o,i,n)=>{e.set(za(n.path,
i),o),a.set(n.path,o);let l=r.get(n.path)??[];r.set(n.path,l),l.push(o),l.length>Ah&&t.delete(l.shift()??o),t.set(o,{index:o,input:i,before:n.before??Buffer.alloc(
0),hunks:n.structuredPatch??[]})},changed:o=>{a.delete(o)}}},za=(e,{old_string:t,new_string:r,replace_all:a=false,match:s="exact"})=>Ra("sha1",JSON.stringify([e,
t,r,a,s]),"binary"),Ch=(e,t,{change:r,matchedBy:a="exact"})=>{if(!r)return false;if(a!=="exact")return true;let s=Qn(t.old_string),o=s.split(`
`).length,i=n=>e.some(l=>Nh(l,n,o));return(r.structuredPatch??[]).every(i)&&(o>4||e.some(n=>Mh(n,s)))},Nh=(e,t,r)=>t.oldStart-r<=e.newStart+e.newLines&&e.newStart-
r<=t.oldStart+t.oldLines,Mh=({lines:e},t)=>{let r=t.split(`
`).length,a=[],s=[];for(let o of e){if(o.startsWith("\\"))continue;let i=s.at(-1),n=i?.end===a.length?i:void 0;if(o.startsWith("+")){if(!n)return true;n.added=true}else{
if(a.push(o.slice(1)),o.startsWith(" "))continue;n?n.end=a.length:s.push({start:a.length-1,end:a.length,added:false})}}return s.some(({start:o,end:i,added:n})=>!n||
Qn(`${a.slice(Math.max(0,o-r+1),i+r-1).join(`
`)}
`).includes(t))},Ih=new Set(["STRING_NOT_FOUND","STRING_NOT_UNIQUE","UNEXPECTED_MATCHES","NO_CHANGE","FILE_NOT_FOUND","NO_FILES"]),Lh=()=>{let e=new Map;return{
repeated:(t,r,a)=>{let s=Bn(t)?e.get(Wn(t)):void 0;if(!s)return;let o=n=>n.every(l=>a(l)===s.index);if(r.ok)return o(r.done.flatMap(({change:n})=>n?rr(n):[]))?s.
index:void 0;let{name:i}=r.problem;if(!(!Ih.has(i)||i==="FILE_NOT_FOUND"&&!o(s.paths.slice(0,1))))return s.index},applied:(t,r)=>{Bn(t)&&e.set(Wn(t),{index:t.index,
paths:r})}}},Bn=({tool:e})=>pt(e).isRepeatable===true,Wn=({tool:e,input:t})=>{let r=Object.entries(eh(t));return Ra("sha1",JSON.stringify([e,r]),"binary")};async function*Ya(e,t){
let r=Uh(e),a=ce();for(let l of e){var s=[];try{let c=Jh(t),p={...t,plan:l,memory:r,files:c,tools:Yh({...t,plan:l,memory:r,files:c})},d=nh(s,Ph(l,a),true);for(;;){
let m=d.next(),{done:f,value:u}=m instanceof Promise?await m:m;if(f)break;zh(t);let h=Bh(u,t)?await Wh(u,p):void 0;yield*Rh(u,h,t);let g=h??qh(u,p),_=g instanceof
Promise?await g:g;if(yield{type:"step",result:_},Dh(l,_))return yield*Fh(_,p)}}catch(c){var o=c,i=true}finally{var n=lh(s,o,i);n&&await n}}yield*cl(t,r)}var Dh=({
options:e},{status:t})=>t==="failed"&&e.on_error==="stop",Ph=({steps:e},t)=>{let r=Symbol.iterator in e?e[Symbol.iterator]():e[Symbol.asyncIterator]();return{next:()=>t()?.
then(()=>r.next())??r.next(),[Symbol.asyncDispose]:async()=>{await r.return?.()}}};async function*Fh({path:e,error:t},r){og.has(t?.name)&&(yield*cl(r,r.memory,a=>a===
e))}function*Rh(e,t,{announces:r}){let a=r&&!t?Oh(e):void 0;a&&(yield{type:"progress",step:e.index,progress:a})}var zh=({signal:e})=>{if(e?.aborted)throw new ih(
ig)},Uh=e=>({states:rl(),edits:jh(),steps:Lh(),lastStep:new Map,named:e.some(ag)?ph():void 0,sources:new Map,origins:new Map}),Bh=({when:e,leftOut:t},{merged:r})=>e!==
void 0||t!==void 0||r!==void 0,Wh=async(e,t)=>{if(Hh(e,t))return{...fe(e,me(e,t)),status:"unchanged",notes:[nl]};if(e.leftOut)return{...fe(e,me(e,t)),status:"sk\
ipped",notes:[Kh]};let r=await al(e,{...t,...t.files});if(!r.ok)return Za(e,me(e,t),r.problem);if(r.unmet)return{...fe(e,me(e,t)),status:"skipped",notes:[r.unmet]}};
function qh(e,t){let r=$h(e,t.tools(e));return r instanceof Promise?r.then(a=>qn(e,a,t)):qn(e,r,t)}function qn(e,t,r){let{merged:a}=r;return a&&"glob"in e.input&&
!t.ok&&Gh.has(t.problem.name)?{...fe(e,me(e,r)),status:"unchanged",notes:[nl]}:Zh(e,t,r)??Qh(e,t,r)}var Gh=new Set(["NO_FILES","STRING_NOT_FOUND"]),Kh="Left out\
 of this run.",nl="An earlier run of the plan did it, and was merged.";function Hh(e,{merged:t}){return!t||Vn(e.tool)==="reads"||"glob"in e.input?false:!Bu(e)||
qa(e).every(r=>t.has(r.replace(/^\.\//,"")))}var Jh=({tracked:e=Vh,workspace:t,merged:r})=>({tracked:e,...r&&{merged:r},touched:()=>[...t.touched()]}),Vh={sought:()=>[],
hidden:()=>[],all:async()=>[],read:async()=>{}};function Yh({plan:e,policy:t,workspace:r,memory:a,commands:s,files:o}){let i,n={...o,workspace:r,states:a.states,
named:a.named,options:e.options,budgets:{bytes:Number.POSITIVE_INFINITY,tokens:Number.POSITIVE_INFINITY},show:false,policy:{secrets:(l,c,p)=>t.secrets(l,c,p),path:(l,c)=>{
if(!i)return t.path(l,c);let p=Yu(c)?c:{tool:i.tool,effects:c.effects};return t.path(l,p,i.index,Ee(i))},configuration:()=>{}},commands:s&&(l=>s(l,r)),nameOf:l=>rg(
l,a.sources.get(l))};return l=>(i=l,n)}var Zh=(e,t,r)=>{let{duplicates:a}=r.plan.options;if(a==="keep")return;let s=t.ok?t.path:me(e,r),o=Xh(e,t,{path:s,memory:r.
memory});if(o===void 0)return;if(a==="collapse")return{...fe(e,s),status:"collapsed",duplicateOf:o};let i=`The step repeats step ${o}. Remove it, or set \`duplic\
ates: collapse\`.`;return{...Za(e,s,{name:"DUPLICATE_STEP",message:i}),duplicateOf:o}},Xh=(e,t,{path:r,memory:a})=>{let s=Jn(e);if(!s)return a.steps.repeated(e,
t,i=>a.lastStep.get(i)?.index);let[o]=t.ok?t.done:[t];return o&&a.edits.repeated(r,s,o)},Qh=(e,t,r)=>{if(!t.ok)return Za(e,me(e,r),t.problem);let{path:a,done:s,
repeats:o}=t;if(o!==void 0)return{...fe(e,a),status:"collapsed",duplicateOf:o};for(let c of s)eg(e,c,r);let i=s.flatMap(({change:c})=>c??[]);sg(e,i,r.memory);let[
n]=s,l=[...t.notes??[],...s.length===1&&n?.notes||[]];return{step:e,path:a,status:i.length>0?"applied":Vn(e.tool)==="reads"?"read":"unchanged",changes:i,...n?.matchedBy&&
{matchedBy:n.matchedBy},...i.length>0&&{matches:s.reduce((c,{matches:p=1})=>c+p,0)},...s.some(({reads:c})=>c)&&{reads:"auto"},...l.length>0&&{notes:l}}},eg=(e,t,{
workspace:r,memory:a})=>{let{change:s,state:o,path:i}=t;if(s){let{index:c,at:p,id:d}=e;s.from!==void 0&&a.origins.set(s.path,a.origins.get(i)??r.original(i)),r.
put(s);for(let m of rr(s))a.lastStep.set(m,{index:c,at:p,...d!==void 0&&{id:d}});tg(e,t,a),s.from!==void 0&&a.states.delete(s.from),(Yn(s)||e.tool===Gu.name)&&a.
states.delete(s.path)}if(!o)return;let n=s?.path??i,l=s?r.stat(n)?.modified??0:o.timestamp;a.states.set(n,{...o,timestamp:l})},tg=(e,{change:t,splices:r,placed:a},{
named:s,sources:o})=>{if(!s)return;let i=qu(e);if(i!==void 0&&o.set(e.index,i),!t)return;let{path:n,from:l}=t;Yn(t)?s.removed(n):s.changed(t,{splices:r,placed:a,
by:e.index}),l!==void 0&&s.removed(l)},rg=(e,t)=>t===void 0?`Step ${e}`:`Step ${e} (${t})`,ag=({steps:e})=>{if(Array.isArray(e))return e.some(({tool:r})=>pt(r).
source);let t="outline"in e?e.outline:void 0;return t?Wu().some(({name:r,source:a})=>a&&t.touched.has(r)):true},sg=(e,t,{edits:r,steps:a})=>{let s=Jn(e);for(let o of t)
if(s&&o.after)r.applied(e.index,s,o);else for(let i of rr(o))r.changed(i);!s&&t.length>0&&a.applied(e,t.flatMap(rr))},Za=(e,t,r)=>({...fe(e,t),status:"failed",error:ll(
r,e)}),fe=(e,t)=>({step:e,path:t,changes:[]}),ll=(e,{index:t,id:r,at:a})=>({at:a,step:{index:t,...r!==void 0&&{id:r}},...e}),me=(e,{workspace:t})=>{let[r]=qa(e),
a=Ka(e);if(r===void 0)return a;try{let s=t.locate(r);return s.ok?s.path:a}catch(s){if(th(s))return a;throw s}};async function*cl({workspace:e,policy:t},{lastStep:r,
origins:a},s=()=>true){let o=ce(),i=Zu(e,t);for(let n of e.changes()){let{path:l,before:c=a.get(l),after:p}=n,d=o();d&&await d;let m=r.get(l);if(!p||!m||!s(l))continue;
let f=(e.original(l)===void 0?i(l):void 0)??t.configuration(l,c,p)??await rt(t,{...n,before:c});f&&(yield{type:"broken",path:l,step:m.index,problem:ll(f,m)})}}var og=new Set(
["DOCUMENT_INVALID","NOTEBOOK_INVALID"]),ig={name:"INTERRUPTED",message:"The run was stopped. Nothing was changed; apply it again."};import{core_git_git$m as ng}from"./hook.js";
var Xa=(e,t)=>({args:["rev-list","--reverse","--first-parent","--no-commit-header","--encoding=UTF-8",pl,"--stdin"],input:`${t}
^${e}
`,parse:dl}),lg=e=>({args:["rev-list","--no-walk=unsorted","--no-commit-header","--encoding=UTF-8",pl,"--stdin"],input:e.map(t=>`${t}
`).join(""),parse:dl}),pl="--format=%H%n%T%n%P%n%an%n%B%x00",dl=e=>e.toString("utf8").split(`\0
`).filter(Boolean).map(t=>{let[r="",a="",s="",o="",...i]=t.split(`
`);return{commit:r,tree:a,parents:s.split(" ").filter(Boolean),author:o,message:i.join(`
`)}}),cg=(e,{from:t,most:r})=>({args:["--literal-pathspecs","log","--format=%H",`--max-count=${r}`,"--end-of-options",t,"--",e],input:"",parse:a=>a.toString("la\
tin1").split(`
`).filter(Boolean)}),pg=(e,t)=>({args:["-c","diff.renameLimit=1000","log","--format=","--name-status","-z","--find-renames","--diff-filter=R",`--max-count=${t}`,
"--end-of-options",e],input:"",parse:r=>{let a=ng(r),s=[];for(let o=0;o+2<a.length;o+=3)s.push({from:a[o+1]??"",to:a[o+2]??""});return s}});import{core_git_git$A as sr}from"./hook.js";
var Qa=(e,{commit:t,lock:r})=>({args:["-c","core.sparseCheckout=false","worktree","add","--quiet","--detach","--force","--lock","--reason",r,e,t],env:sr,input:"",
parse:()=>{}}),dg=e=>({args:["read-tree",e],input:"",parse:()=>{}}),mg=()=>({args:["write-tree"],input:"",parse:e=>e.toString("latin1").trim()}),fg=e=>({args:["\
checkout-index","--force","-z","--stdin"],env:sr,input:[...e].map(t=>`${t}\0`).join(""),parse:()=>{}}),ug=e=>({args:["read-tree","--reset","-u",e],env:sr,input:"",
parse:()=>{}}),hg=e=>({args:["reset","--quiet","--hard",e],env:sr,input:"",parse:()=>{}}),gg=e=>({args:["clean","-ffdq",...e.flatMap(t=>["-e",`/${t.replaceAll(/[\\*?[\]!#]/g,
"\\$&")}`])],input:"",parse:()=>{}}),_g=()=>({args:["worktree","list","--porcelain","-z"],input:"",parse:e=>e.toString("utf8").split("\0\0").filter(t=>t!=="").map(
t=>new Map(t.split("\0").map(r=>[r.replace(/ .*/s,""),r.replace(/^[^ ]* ?/,"")]))).map(t=>({path:t.get("worktree")??"",head:/[1-9a-f]/.test(t.get("HEAD")??"")?t.
get("HEAD"):void 0,branch:t.get("branch")?.replace(/^refs\/heads\//,""),locked:t.get("locked"),missing:t.has("prunable")||t.has("bare")}))});import{core_git_git$E as $g,
core_git_git$l as kg}from"./hook.js";import{core_git_scratch_folder$h as Ol,core_git_scratch_folder$i as xg}from"./hook.js";import{errors$b as Al}from"./hook.js";
var yg=N("node:fs");var{chmodSync:ml,existsSync:B,mkdirSync:V,readdirSync:L,readFileSync:F,realpathSync:fl,renameSync:or,rmdirSync:ul,rmSync:C,writeFileSync:es,
accessSync:hl,constants:gl,statSync:_l}=yg;var wg=N("node:os");var{tmpdir:yl,constants:ir}=wg;var bg=N("node:path");var{basename:wl,dirname:bl,join:S,resolve:nr,
sep:vl,delimiter:lr,isAbsolute:cr,relative:$l}=bg;var vg=N("node:events");var{once:kl}=vg;async function rs(e,t){let r=`${El}${er().slice(0,8)}`,a=S(fl(yl()),r);
V(se(e),{recursive:true}),es(S(se(e),r),JSON.stringify({...Ol(),folder:a}));let s=false,o=async()=>{s||ts(e,{name:r,folder:a})};try{await Og(e,a,t);let i=()=>{Ig(
e,r,a),es(ss(e,r),""),s=true},n=await $g(a);if(n.bare)throw Sg(e);return{git:n,keep:i,[Symbol.asyncDispose]:o}}catch(i){throw await o(),i}}function Sg({root:e}){
let t=`\`core.bare\` of ${e} counts for its worktrees too, because of \`extensions.worktreeConfig\`. Run \`git config --worktree core.bare true\` there, then \`git c\
onfig --unset core.bare\`.`;return new Al({name:"GIT_FAILED",message:t})}async function Og(e,t,r){for(let a=1;;a++){V(t,{recursive:true,mode:448});try{return await e.
run(Qa(t,{commit:r,lock:"editplan is at work"}))}catch(s){if(a===Ag||!Tg(s))throw s;await Rt(a*Eg)}}}var Ag=5,Eg=20,Tg=e=>e instanceof Al&&e.name==="GIT_FAILED"&&
e.message.includes("worktrees/");function jg(e){return Tl(e).flatMap(t=>{let r=Il(e,t),a=r&&jl(e,t,r);return r&&a?{path:r.folder,state:a}:[]})}function as(e){Cl(
e,["left"])}function Cg(e){return Cl(e,["left","kept"])}var El="editplan-",se=e=>S(e.gitDir,"editplan"),Tl=e=>B(se(e))?L(se(e)).filter(t=>Ng.test(t)).sort():[],
Ng=new RegExp(`^${El}[^.]+$`),ss=(e,t)=>S(se(e),`${t}.kept`);function jl(e,t,r){if(!(wl(r.folder)!==t||r.host!==Ol().host))return B(ss(e,t))?"kept":xg(r)?"left":
"running"}function Cl(e,t){return Tl(e).flatMap(r=>{let a=Il(e,r),s=a&&jl(e,r,a);return a||ts(e,{name:r,folder:void 0}),!a||!s||!t.includes(s)?[]:(ts(e,{name:r,
folder:a.folder}),[a.folder])})}function ts(e,{name:t,folder:r}){let a=S(se(e),`${t}.removed`);for(let{admin:s,checkout:o}of r===void 0?[]:Nl(e,t,r))o!==void 0&&
Lg(o),C(a,{recursive:true,force:true}),or(s,a);C(a,{recursive:true,force:true}),r!==void 0&&xl(r),xl(S(e.commonDir,"worktrees")),C(ss(e,t),{force:true}),C(S(se(
e),t),{force:true})}function Nl({commonDir:e},t,r){let a=S(e,"worktrees");return B(a)?L(a).flatMap(s=>{let o=S(a,s),i=Mg(o);return i===void 0?s===t?{admin:o,checkout:void 0}:
[]:i.startsWith(r+vl)?{admin:o,checkout:bl(i)}:[]}):[]}function Mg(e){try{return nr(e,F(S(e,"gitdir"),"utf8").trim())}catch{return}}function Ig(e,t,r){for(let{admin:a}of Nl(
e,t,r))C(S(a,"locked"),{force:true})}function Lg(e){try{C(e,{recursive:true,force:true,maxRetries:3})}catch{Ml(e),C(e,{recursive:true,force:true})}}function Ml(e){
ml(e,448);for(let t of L(e,{withFileTypes:true}))t.isDirectory()&&Ml(S(e,t.name))}function xl(e){try{ul(e)}catch(t){if(!(t instanceof Error&&"code"in t&&Dg.has(
String(t.code))))throw t}}var Dg=new Set(["ENOENT","ENOTEMPTY","EEXIST","ENOTDIR"]);function Il(e,t){try{return JSON.parse(F(S(se(e),t),"utf8"))}catch{return}}var pr=(e,t)=>({
length:e,at(r){let a=r<0?r+e:r;return a>=0&&a<e?t(a):void 0},*[Symbol.iterator](){for(let r=0;r<e;r++)yield t(r)},map:r=>Array.from({length:e},(a,s)=>r(t(s),s))});
function dt(e,{ref:t,parent:r}){let a=["-c","core.ignoreCase=false",...Gg],s=e.start(a,qg),{closed:o,failure:i}=kg(s,a);o.then(()=>i()&&Kg(e,s.pid));let n=zg(s.
stdout);s.stdin.write(`# ${t}
`);let l=()=>{let f=i();if(f)throw f},c=async f=>{l(),!s.stdin.write(f)&&s.stdin.writableLength>Pg&&await Promise.race([kl(s.stdin,"drain").catch(()=>o),o]),l()},
p=new Fg,d=async f=>{s.stdin.end(Buffer.concat([...p.take(),Buffer.from(f)])),await o},m=0;return{async commit(f){let u=m===0?`from ${r}
`:"";m++;for(let h of Bg(f,{ref:t,from:u,mark:m}))if(p.fits(h))p.add(h);else for(let g of[Buffer.concat(p.take()),h])await c(g)},async finish({named:f=true}={}){
await c(Buffer.concat(p.take()));for(let h=1;h<=m;h+=1e3)await c(Rg(h,Math.min(h+999,m)));let u=m>0?"":`from ${r}
`;return await d(f&&m>0?`done
`:`reset ${t}
${f?u:""}
done
`),l(),n()},async abort(){await d(`reset ${t}

done
`)}}}var Pg=1<<20,Fg=class{#e=[];#t=0;fits(e){return this.#t+e.length<=65536}add(e){this.#e.push(e),this.#t+=e.length}take(){return this.#t=0,this.#e.splice(0)}};
function Rg(e,t){let r="";for(let a=e;a<=t;a++)r+=`get-mark :${a}
ls :${a} ""
`;return Buffer.from(r)}function zg(e){let t=[],r=Buffer.alloc(0),a=0;return e.on("data",s=>{r=Buffer.concat([r,s]);let o=r.indexOf(`
`),i=2*o+Ug.length,[n,l]=[0,""];for(;o>0&&n+i<=r.length;n+=i){let c=n+o+Ll.length;l+=r.toString("latin1",n,n+o)+r.toString("latin1",c,c+o)}n>0&&(a=o),t.push(Buffer.
from(l,"hex")),r=r.subarray(n)}),()=>{let s=Buffer.concat(t),o=n=>s.toString("hex",n*a/2,(n+1)*a/2),i=n=>({commit:o(2*n),tree:o(2*n+1)});return pr(a===0?0:s.length/
a,i)}}var Ll=`
040000 tree `,Ug=`${Ll}	
`;function*Bg(e,{ref:t,from:r,mark:a}){let s=Buffer.from(e.message),o=`commit ${t}
mark :${a}
author ${Sl(e.author)}
committer ${Sl(e.committer)}
data ${s.length}
${e.message}
${r}`;for(let i of e.files){let n=Wg(i.path);i.mode==="deleted"?o+=`D ${n}
`:"oid"in i?o+=`M ${i.mode} ${i.oid} ${n}
`:(yield Buffer.from(`${o}M ${i.mode} inline ${n}
data ${i.content.length}
`),yield i.content,o=`
`)}yield Buffer.from(`${o}
`)}function Wg(e){if(/^[\w./@+-][\w ./@+-]*$/.test(e))return e;let t="";for(let r of Buffer.from(e))r===34||r===92?t+=`\\${String.fromCharCode(r)}`:r<32||r>126?
t+=`\\${r.toString(8).padStart(3,"0")}`:t+=String.fromCharCode(r);return`"${t}"`}var qg={MALLOC_TOP_PAD_:"1048576"},Gg=["fast-import","--quiet","--done","--date\
-format=raw-permissive"],Sl=({name:e,email:t,date:r})=>`${e}${e?" ":""}<${t}> ${r}`,Dl="fast_import_crash_",Kg=(e,t)=>Pl(()=>C(S(e.gitDir,`${Dl}${t}`),{force:true}));
function os(e,t){for(let r of L(e.gitDir)){let a=S(e.gitDir,r);Pl(()=>{r.startsWith(Dl)&&F(a,"latin1").includes(t)&&C(a,{force:true})})}}function Pl(e){try{e()}catch(t){
if(!(t instanceof Error&&"code"in t))throw t}}var Hg=e=>e.startsWith('"')?e.slice(1,-1).replace(/\\(?:([0-7]{3})|(.))/g,(t,r,a)=>r===void 0?Jg[a]??a:String.fromCharCode(
Number.parseInt(r,8))):e,Jg={a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"};import{core_text_read_back$a as Vg}from"./hook.js";import{core_history_manifest$f as Yg,core_history_manifest$g as Zg,core_history_manifest$h as Xg}from"./start.js";
import{zod_2$B as Fl,zod_2$J as oe,zod_2$M as q,zod_2$T as Qg,zod_2$V as e_,zod_2$W as t_,zod_2$p as A,zod_2$z as W}from"./start.js";import{core_git_whole_file$a as zl}from"./hook.js";
import{core_text_digest$a as Rl}from"./hook.js";import{core_text_json$f as r_,core_text_json$i as a_}from"./hook.js";import{errors$b as is}from"./hook.js";var Ul=q(
{commit:A(),tree:A()}),s_={mode:W(),uid:W(),gid:W()},o_=q({...Ul.shape,onto:A(),ontoTree:A()}),i_=q({path:A(),at:W(),bytes:A().nullable().exactOptional(),mode:W().
exactOptional()}),Bl={version:t_(1),id:A(),time:A(),title:A(),...Zg,baseTree:A(),status:e_(["recorded","applied","published","undone"]),head:Ul,merge:o_.exactOptional(),
worktree:A(),branch:A().exactOptional(),cameFrom:A().exactOptional(),rewoundTo:W().exactOptional(),undoneAt:A().exactOptional(),totals:q({steps:W(),files:W(),insertions:W(),
deletions:W()}),kept:oe(i_).readonly(),removed:oe(q({...s_,paths:oe(A()).readonly()})).readonly().exactOptional(),emptyFolders:oe(A()).readonly().exactOptional(),
flags:oe(Qg([A(),q({skipWorktree:Fl(),assumeUnchanged:Fl()})]).readonly()).readonly().exactOptional(),results:oe(Xg.extend({step:Yg,programs:oe(A()),files:oe(q(
{path:A(),mode:A(),blob:A().nullable()})).readonly()})).readonly().exactOptional()},n_=q({record:q(Bl),chain:A()}),Wl=q({...Bl,earlier:n_.exactOptional()}).readonly(),
ns=/^[0-9a-f]{20}(?:-\d+)?$/,dr=e=>S(e.commonDir,"editplan","runs"),mr=(e,t)=>S(dr(e),`${t}.json`);function M(e,t){let r=mr(e,t.id),{earlier:a,...s}=t,o=t.status===
"recorded"?l_(e,t):void 0;V(dr(e),{recursive:true,mode:448}),zl(r,Vg(`${JSON.stringify({...s,...o&&{earlier:o}})}
`,i=>Wl.parse(JSON.parse(i))))}function l_(e,{id:t,head:r}){let a=Ce(e,t);return a?.status==="recorded"?a.earlier:a&&{record:a,chain:r.commit}}function D(e,t){let r=ns.
test(t)?Ce(e,t):void 0;if(r)return r;let a=`No run "${t}" is recorded in this repository. \`editplan history\` lists the runs.`;throw new is({name:"UNKNOWN_RUN",
message:a})}var ls=e=>ql(Gl(e).flatMap(t=>Ce(e,t)??[]));function je(e){let t=Gl(e).map(r=>({id:r,record:Kl(mr(e,r))}));return{records:ql(t.flatMap(({record:r})=>typeof r==
"object"?r:[])),unread:t.flatMap(({id:r,record:a})=>typeof a=="string"?r:[])}}var ql=e=>e.sort((t,r)=>t.time===r.time?t.id<r.id?1:-1:t.time<r.time?1:-1);function cs(e,t){
C(mr(e,t),{force:true})}var fr=e=>[...new Set(ds(e).map(t=>t.replace(/\.json(?:\.new)?$/,"")))].filter(t=>ns.test(t));function ps(e){for(let t of ds(e))t.endsWith(
".json.new")&&C(S(dr(e),t),{force:true})}var Gl=e=>ds(e).filter(t=>t.endsWith(".json")).map(t=>t.slice(0,-5)).filter(t=>ns.test(t));function ds(e){try{return L(
dr(e))}catch(t){if(Hl(t))return[];throw t}}function Ce(e,t){let r=mr(e,t),a=Kl(r);if(typeof a!="string")return a;let s=`${r} cannot be read as the record of a r\
un: ${a}. Use the version of editplan that wrote it, or restore the file. If you delete it, the run and the bytes kept for its undo are lost.`;throw new is({name:"\
READ_FAILED",message:s})}function Kl(e){let t=c_(e);if(t===void 0)return;let r=a_(t);if(r===void 0)return"it is not JSON";let{success:a,data:s,error:o}=Wl.safeParse(
r);if(a)return s;let[i]=o.issues;return r_(r)&&r.version!==1?`its version is ${JSON.stringify(r.version)}, and this editplan reads 1`:`${i?.path.join(".")||"the\
 whole"}: ${i?.message}`}function c_(e){try{return F(e,"utf8")}catch(t){if(Hl(t))return;throw t}}var Hl=e=>e instanceof Error&&"code"in e&&e.code==="ENOENT",ms=e=>e?
493:420;function ue(e,t){let r=s=>S(e.commonDir,"editplan","runs",s),a=r(t);return{save(s){let o=Rl(s),i=S(a,o);return B(i)||(V(a,{recursive:true,mode:448}),zl(
i,s)),o},load(s){let o=F(S(a,s));if(Rl(o)===s)return o;let i=`The stored bytes ${s} of run ${t} are damaged. Restore the files from a commit instead.`;throw new is(
{name:"UNKNOWN_RUN",message:i})},moveTo(s){if(!B(a))return;let o=r(s);V(o,{recursive:true,mode:448});for(let i of L(a))or(S(a,i),S(o,i));C(a,{recursive:true})},
drop:()=>C(a,{recursive:true,force:true})}}var p_=e=>({id:"",ref:"",base:e,head:e,snapshots:[]}),ie="refs/editplan/merges/",P="refs/editplan/runs/";import{core_text_neutralise$a as d_,
core_text_neutralise$f as m_,core_text_neutralise$g as z,core_text_neutralise$h as f_}from"./start.js";import{core_tools_notebook_edit$m as u_}from"./start.js";
import{errors$b as h_}from"./hook.js";var Jl=["tool","file","summary","title","step","total"];function us({subject:e,trailers:t=[]}){let r=[...e===void 0?[]:g_(
e),...t.flatMap(__)];if(r.length>0)throw new h_(r.map(a=>({name:"USAGE",message:a})))}function g_(e){let[t="",...r]=e.trimEnd().split(`
`),a=[...e.matchAll(/\{(\w*)\}/g)].find(([,i])=>!Jl.some(n=>n===i)),s=Jl.map(i=>`{${i}}`).join(", "),o=a?`names ${a[0]}, which is nothing known. Use ${s}`:/^[^\p{Cc}]*[^\p{Cc}\s][^\p{Cc}]*$/u.
test(t)?/[^\P{Cc}\t\n]/u.test(r.join(`
`))?"holds control characters. Leave them out":r.some(i=>Xl.test(i))?"has a line that begins as a trailer of editplan. Leave it out":void 0:"has no subject of p\
lain text in its first line. Write one";return o===void 0?[]:[`The commit message ${JSON.stringify(e)} ${o}.`]}function __(e){let t=Xl.test(e);if(!t&&/^[A-Za-z0-9-]+[ \t]*:[^\p{Cc}]*[^\p{Cc}\s][^\p{Cc}]*$/u.
test(e))return[];let r=t?"is one of editplan\u2019s own. Leave it out":"is no trailer. Write `Key: value`, a key of letters, digits and -";return[`${JSON.stringify(
e)} ${r}.`]}var Xl=/^\s*Editplan-/i;function hs(e,t){let{first:r,indexes:a}=e,s=t.subject===void 0?S_(e,t):Yl(O_(t.subject),e,t),o=a.length===1?T_(r):ec(a),i=a.
length===1?r.step.why:void 0,n=t.subject===void 0?"":Yl(Vl(t.subject),e,t),l=t.subject!==void 0&&y_(Vl(t.subject))?`
`:`

`;return`${`${vs(s,i)}${n&&`${n}${l}`}`.replace(w_,`$&${d_}`)}Editplan-Step: ${o.number}/${t.total}${o.id}
`}var y_=e=>e.slice(e.lastIndexOf(`

`)+1).trim().split(`
`).every(t=>/^[A-Za-z0-9-]+[ \t]*:.*\S/.test(t)),w_=/\*(?= )(?<=^[^\n]*\n+\*)/,gs=`Uncommitted changes before the plan

`;function mt({digest:e,runId:t,trailers:r=[],signedOffBy:a}){let s=[...r.map(o=>o.trim()),...a?[`Signed-off-by: ${a.name} <${a.email}>`]:[]];return[`Editplan-P\
lan: sha256:${e}`,`Editplan-Run: ${t}`,...new Set(s)].map(o=>`${o}
`).join("")}var _s=(e,t)=>vs(z(`After the plan: ${t.join(", ")}`))+mt(e),ys=e=>vs(`Merge: ${z(e.title)}`)+mt(e);function ws(e){let[,t=""]=/^Editplan-Step: ([\d,-]+)\/\d+(?: .*)?$/m.
exec(e.slice(e.lastIndexOf(`

`)))??[],r=t.split(",").map(s=>s.split("-").map(Number)),a=[];for(let[s=0,o=s]of r){if(s<1||o-s>=b_-a.length)return[];for(let i=s;i<=o;i+=1)a.push(i)}return a}var b_=1e6,
bs=e=>/^Editplan-Run: (\S+)$/m.exec(e.slice(e.trimEnd().lastIndexOf(`

`)))?.[1];function v_(e){let t=[...e.matchAll(x_)],[r]=t;if(!r)return;let[a="",...s]=e.slice(0,r.index).split(`
`),o=s.join(`
`).trim();if(t.length>1||e.match(/^Editplan-(?:Step|Run): /gm)?.length!==(r[1]?2:1)||o.startsWith("* ")&&!$_(a,o))return"several";let[,i="",n="0",l,c="",p=""]=r;
return{reason:o||a,steps:i,total:Number(n),...l&&{id:l},plan:c,run:p}}var $_=(e,t)=>e.includes(`: ${m_(t).slice(0,k_)}`),k_=16,x_=/^(?:Editplan-Step: ([\d,-]+)\/(\d+)(?: (.*))?\n)?Editplan-Plan: sha256:([0-9a-f]{64})\nEditplan-Run: (\S+)$/gm,
fs=100,S_=(e,{title:t})=>e.rule!==void 0?`${z(e.rule)}: ${Zl(e.indexes.length,"fix","fixes")} in ${Zl(e.paths.size,"file","files")}`:e.paths.size===1?`${e.first.
step.tool} ${z(e.first.path)}: ${Ql(e)}`:z(t),O_=e=>e.split(`
`,1)[0]??"",Vl=e=>e.trimEnd().split(`
`).slice(1).join(`
`).trim();function Yl(e,t,{title:r,total:a}){let{first:s,indexes:o,paths:i}=t,n=i.size===1,l={tool:s.step.tool,file:n?z(s.path):`${i.size} files`,summary:n?Ql(t):
z(r),title:z(r),step:ec(o).number,total:String(a)};return e.replace(/\{(\w+)\}/g,(c,p)=>l[p]??c)}var Zl=(e,t,r)=>`${e} ${e===1?t:r}`;function Ql({first:e,indexes:t}){
return t.length>1?`${t.length} steps`:z(e.step.why??"")||A_(e)}function A_({step:e,files:t,created:r,insertions:a,deletions:s}){return u_(e.tool)==="renames"?t.
length>1?`${t.length} files`:`to ${z(t[0]??"")}`:`${t.length>1?`${t.length} files, `:r?"create, ":""}+${a} -${s}`}function vs(e,t=""){let r=E_(e),a=f_(t).trim(),
s=a===""||r===e&&!/\n\s*\S/.test(a);return[r,...s?[]:[a],""].join(`

`)}function E_(e){if(e.length<=fs)return e;let t=[...e];return t.length<=fs?e:`${t.slice(0,fs-1).join("").trimEnd()}\u2026`}var T_=({step:e})=>{let t=z(e.id??"");
return{number:String(e.index),id:t?` ${t}`:""}};function ec(e){let t=[];for(let r of e){let a=t.at(-1);a&&a.to+1===r?a.to=r:t.push({from:r,to:r})}return{number:t.
map(({from:r,to:a})=>r===a?`${r}`:`${r}-${a}`).join(","),id:""}}import{core_git_commits$d as j_}from"./start.js";import{core_git_cat_file$d as ac}from"./start.js";
import{core_git_filters$e as C_}from"./start.js";import{core_git_commands_refs$a as N_}from"./hook.js";import{empty$g as sc,empty$h as oc}from"./hook.js";async function M_(e,t,r){
let a=I_(t,r),s=await e.run(C_(await L_(e,t,{...r,message:a}))),{tree:o}=r,i={commit:s,tree:o},n={...i,parent:t.head.commit,message:a,steps:[]},l=t.merge?{...t,
head:i,merge:{...t.merge,...i}}:{...t,head:i,snapshots:[...t.snapshots,n]};return r.scratch||await D_(e,l,r),l}var I_=({id:e},{plan:t,programs:r})=>{let{title:a,
digest:s}=t;return _s({title:a,digest:s,runId:e.replace(/-.*/,""),total:0,trailers:t.words?.trailers,...ur(t)},r)};async function L_(e,{base:t,head:r},{plan:a,tree:s,
message:o}){var i=[];try{let p=sc(i,ac(e),true),{date:d}=await j_(p,t.commit),[m,f]=[a.author,a.words?.committer??a.author].map(u=>{let{name:h,email:g,date:_}=Y(
u,a.created,d);return`${h} <${g}> ${_}`});return`tree ${s}
parent ${r.commit}
author ${m}
committer ${f}

${o}`}catch(p){var n=p,l=true}finally{var c=oc(i,n,l);c&&await c}}async function D_(e,{id:t,ref:r,head:a,merge:s,snapshots:o},{files:i}){await e.run(N_([{ref:s?
`${ie}${t}`:r,to:a.commit}]));let n=D(e,t),l=[...o].filter(({steps:p})=>p.length>0).length,c=[...n.kept,...await P_(e,{id:t,head:a,at:l,files:i})];M(e,{...n,head:a,
kept:c,...s&&{merge:s}})}async function P_(e,{id:t,head:r,at:a,files:s}){var o=[];try{let c=sc(o,ac(e),true),p=[];for(let{path:d,content:m}of s){let f=(await c.
read(`${r.tree}:${d}`))?.content;p.push(f?.equals(m)?{path:d,at:a}:{path:d,at:a,bytes:ue(e,t).save(m)})}return p}catch(c){var i=c,n=true}finally{var l=oc(o,i,n);
l&&await l}}var tc={name:"editplan",email:"noreply@editplan.invalid"};function Y(e,t,r){let{name:a,email:s}=e??tc;return{name:rc(a)||tc.name,email:rc(s).replaceAll(
" ",""),date:R_(t)??r}}function ur({author:e,words:t}){if(!t?.signoff)return{};let{name:r,email:a}=Y(e,void 0,"");return{signedOffBy:{name:r,email:a}}}function F_({
author:e,words:t}){if(e===void 0&&t?.committer===void 0)return;let[r,a]=[e,t?.committer??e].map(s=>{let{name:o,email:i}=Y(s,void 0,"");return`${o} <${i}>`});return r===
a?`The commits name ${r} as author and committer.`:`The commits name ${r} as author and ${a} as committer.`}var rc=e=>e.replace(new RegExp("\\p{Cs}","gu"),"\uFFFD").
replace(/[\p{Cc}<>]+/gu," ").replace(/^[\s.,:;"'\\]+|[\s.,:;"'\\]+$/g,"");function R_(e){let t=Math.floor(Date.parse(e??"")/1e3);return t>=0?`${t} +0000`:void 0}
import{core_git_commands_diff$i as z_,core_git_commands_diff$j as U_}from"./start.js";import{core_git_cat_file$d as B_}from"./start.js";import{core_git_filters$a as W_}from"./start.js";
import{core_git_commands_refs$a as $s,core_git_commands_refs$c as lc}from"./hook.js";import{core_text_digest$a as q_}from"./hook.js";import{core_git_scratch_folder$c as G_}from"./hook.js";
import{errors$b as K_}from"./hook.js";import{empty$g as H_,empty$h as J_}from"./hook.js";function ks({digest:e,options:t,without:r,base:a,tree:s,dirty:o,commands:i}){
let n=[...o].sort((p,d)=>p.path<d.path?-1:1).map(({path:p,mode:d,oid:m})=>[p,d,m]),l=Object.entries(t).sort(([p],[d])=>p<d?-1:1),c=[...r.length>0?[r]:[],...i===
void 0?[]:[{commands:i}]];return q_(JSON.stringify([1,e,l,a,s,n,...c])).slice(0,20)}async function cc(e){return(await e.run(lc(P))).map(({name:t,oid:r})=>({id:t.
slice(P.length),head:r}))}async function xs(e,t,r){let a=new Map,s=async i=>{let n=(await t.read(`${P}${i}`))?.oid;return n!==void 0&&a.set(i,{id:i,head:n}),n!==
void 0},o=r;for(let i=2;await s(o);i++)o=`${r}-${i}`;for(let i of fr(e))i.startsWith(`${r}-`)&&!a.has(i)&&await s(i);return{id:o,ref:`${P}${o}`,existing:[...a.values()]}}
async function Ss(e,t,r){let a=t.existing.find(s=>s.head===r);return a?(await e.run($s([{ref:t.ref,to:void 0,from:r}])),a.id):t.id}var Os=e=>ls(e).filter(({status:t})=>t!==
"recorded"),V_=(e,t)=>t===void 0?mc(e).find(({status:r})=>r==="applied")??hr("There is no run to undo in this checkout. To undo what `record` recorded: `editpla\
n help undo-recover-attribute`"):pc(e,t);function Y_(e,t){if(t!==void 0)return pc(e,t);let r=mc(e).filter(({undoneAt:s})=>s!==void 0),[a]=r.sort((s,o)=>(s.undoneAt??
"")<(o.undoneAt??"")?1:-1);return a??hr("No run is undone in this checkout")}var ic=4;function pc(e,t){let r=t.length<ic?[]:dc(e,i=>i.startsWith(t)),a=r.find(i=>i.
id===t)??(r.length===1?r[0]:void 0);if(a)return a;if(r.length>1){let i=r.map(n=>n.id);return hr(`The ids of ${r.length} runs begin with ${JSON.stringify(t)}`,i)}
let[s]=Os(e),o=s&&/^\d{1,6}$/.test(t)?`. Step ${t} of the latest run is \`${s.id.slice(0,7)} ${t}\``:"";return hr(`No run id begins with ${JSON.stringify(t)}; p\
ass at least ${ic} characters${o}`)}function dc(e,t){let{records:r,unread:a}=je(e);for(let s of a.filter(t))D(e,s);return r.filter(({id:s,status:o})=>o!=="recor\
ded"&&t(s))}var mc=e=>Os(e).filter(({worktree:t})=>t===e.root);function hr(e,t=[]){let r=`${e}. See \`editplan history\`.`;throw new K_({name:"UNKNOWN_RUN",message:r,
suggestions:t})}async function Z_(e,t){var r=[];try{let n=await H_(r,B_(e),true).read(t),l=n&&bs(n.content.toString("utf8"));return l===void 0?void 0:dc(e,c=>c.
replace(/-.*/,"")===l)[0]}catch(i){var a=i,s=true}finally{var o=J_(r,a,s);o&&await o}}async function X_(e,t){let r=D(e,t),a=`${P}${t}`,s=await ly(e,{commit:r.base,
tree:r.baseTree},a),o=r.merge;return{id:t,ref:a,...s,...o?{merge:o,head:{commit:o.commit,tree:o.tree}}:{},record:r}}async function Q_(e,t){let r=await e.run(U_(
t.map(({commit:a})=>a)));return t.map(({commit:a})=>r.get(a)??{files:0,insertions:0,deletions:0})}async function ey(e,...t){let r=(await e.run(z_(...t))).toString(
"latin1"),a=[...r.matchAll(nc)].flatMap(([,,n="",l=""])=>[n,l]);if(a.length===0)return Buffer.from(r,"latin1");let s=await e.run(W_(a)),o=new Map(a.map((n,l)=>[
n,s[l]??0])),i=r.replace(nc,(n,l,c,p)=>`${l}Binary file: ${o.get(c)} bytes before, ${o.get(p)} after
`);return Buffer.from(i,"latin1")}var nc=/^(index ([0-9a-f]{40,64})\.\.([0-9a-f]{40,64}).*\n)Binary files .* differ\n/gm;async function ty(e,t,r={}){let{keep:a=100,
status:s="applied",...o}=r;M(e,{...D(e,t),...o,status:s}),await ry(e,t,a).catch(()=>{})}async function ry(e,t,r){let a=je(e).records.filter(({id:s})=>s!==t).slice(
Math.max(0,r-1)).map(({id:s})=>s);await uc(e,a)}async function As(e,t){Ce(e,t)?.status==="recorded"&&await fc(e,[t])}function Es(e,t,r){M(e,{...D(e,t),totals:r})}
function ay(e,t,r){let{removed:a,emptyFolders:s,flags:o}=r,i={...o.length>0&&{flags:o},...a.length>0&&{removed:a},...s.length>0&&{emptyFolders:s}};Object.keys(i).
length>0&&M(e,{...D(e,t),...i})}function sy(e,t,r=0){let{rewoundTo:a,...s}=D(e,t),o=r>0?{rewoundTo:r}:{status:"undone"};M(e,{...s,...o,undoneAt:new Date().toISOString()})}
function oy(e,t,{cameFrom:r}={}){let{rewoundTo:a,undoneAt:s,...o}=D(e,t);M(e,{...o,status:"applied",...r!==void 0&&{cameFrom:r}})}async function Ts(e){let{records:t,
unread:r}=je(e),a=new Set([...t.flatMap(({id:l,status:c})=>c==="recorded"?[]:l),...r]),s=[...(await cc(e)).map(({id:l})=>l),...fr(e)],o=!iy(e),i=new Set(t.flatMap(
({id:l,worktree:c})=>c===e.root?l:[])),n=[...new Set(s)].filter(l=>!a.has(l)&&(o||i.has(l)));return await fc(e,n),o&&ps(e),G_(e),os(e,P),as(e),n}function iy(e){
let t=S(e.commonDir,"worktrees"),r=B(t)?L(t).map(a=>S(t,a)):[];return[e.commonDir,...r].some(a=>a!==e.gitDir&&B(ny(a)))}var ny=e=>S(e,"editplan","lock");async function fc(e,t){
let r=je(e).records.flatMap(({id:s,earlier:o})=>o&&t.includes(s)?{id:s,...o}:[]);for(let{id:s,record:o,chain:i}of r){let n=o.merge?[{ref:`${ie}${s}`,to:o.merge.
commit}]:[];await e.run($s([{ref:`${P}${s}`,to:i},...n])),M(e,o)}let a=new Set(r.map(({id:s})=>s));await uc(e,t.filter(s=>!a.has(s)))}async function uc(e,t){if(t.
length===0)return;let r=new Set((await e.run(lc("refs/editplan/"))).map(({name:s})=>s)),a=t.flatMap(s=>[`${P}${s}`,`${ie}${s}`]).filter(s=>r.has(s));a.length>0&&
await e.run($s(a.map(s=>({ref:s,to:void 0}))));for(let s of t)cs(e,s),ue(e,s).drop()}async function ly(e,t,r){let a=(await e.run(Xa(t.commit,r))).map(({commit:o,
tree:i,parents:n,message:l})=>({commit:o,tree:i,parent:n[0]??"",message:l,steps:ws(l)})),s=a.at(-1);return{base:t,head:s?{commit:s.commit,tree:s.tree}:t,snapshots:a}}
var ft=e=>e.ok?e.path:e.below?.path;import{core_plan_steps$g as ut}from"./start.js";import{core_text_words$p as cy}from"./hook.js";import{errors$b as py}from"./hook.js";
var js=e=>{let[t,...r]=e;if(r.length===0)return{title:t.title,digest:t.digest,plans:e};let{clashing:a,taken:s}=dy(e),o=0,i=e.map(n=>{let l=fy(n.steps,o,my({before:o,
clashing:a,taken:s}));return o+=n.steps.length,{...n,steps:l}});return{title:t.title,digest:gy(e),plans:i}},dy=e=>{let t=new Set,r=new Set;for(let{steps:a}of e)
for(let{id:s}of ut(a).words)s!==void 0&&t.has(s)&&r.add(s),s!==void 0&&t.add(s);return{taken:t,clashing:r}},my=({before:e,clashing:t,taken:r})=>{let a=new Map;return s=>{
let o=e+s.index;if(s.id===void 0||!t.has(s.id))return{...s,index:o};let i=a.get(s.id)??hy(`${s.at.file??"plan"}#${s.id}`,r);return a.set(s.id,i),{...s,index:o,id:i}}},
fy=(e,t,r)=>({length:e.length,outline:uy(ut(e),t,r),*[Symbol.iterator](){for(let a of e)yield r(a)}}),uy=(e,t,r)=>({...e,globs:new Map(Array.from(e.globs,([a,s])=>[
t+a,s])),words:e.words.map(r)}),hy=(e,t)=>{let r=e;for(let a=2;t.has(r);a++)r=`${e}~${a}`;return t.add(r),r},gy=e=>{let t=Te("sha256");for(let{digest:r}of e)t.update(
`${r}
`);return t.digest("hex")};function Cs(e,t){if(t.length===0)return[];let r=e.reduce((o,{steps:i})=>o+i.length,0),a=new Map(e.flatMap(({steps:o})=>ut(o).words.flatMap(
({index:i,id:n})=>n===void 0?[]:[[n,i]]))),s=t.flatMap(o=>{if(o===_y&&!a.has(o))return e.flatMap(({steps:n})=>ut(n).words.flatMap(({index:l,session:c})=>c?[l]:[]));
let i=yy(o,a);if(i===void 0||i<1||i>r)throw wy(o,{ids:a,total:r});return i});return[...new Set(s)].sort((o,i)=>o-i)}var _y="session";function Ns(e,t){let r=new Set(
t),a=i=>r.has(i.index)?{...i,leftOut:true}:i;if(r.size===0)return e;let{steps:s}=e,o={length:s.length,*[Symbol.iterator](){for(let i of s)yield a(i)}};return{...e,
steps:{...o,outline:ut(o)}}}var yy=(e,t)=>typeof e=="number"?Number.isInteger(e)?e:void 0:t.get(e)??(/^[1-9]\d{0,8}$/.test(e)?Number(e):void 0);function wy(e,{ids:t,
total:r}){let a=typeof e=="string"?cy(e,t.keys()):void 0,s=a===void 0?"":` Did you mean ${JSON.stringify(a)}?`,o=`There is no step ${JSON.stringify(e)} to leave\
 out: the plan has ${r}.${s} Use a number from 1 to ${r}, or an id.`;return new py({name:"USAGE",message:o,...a!==void 0&&{suggestions:[a]}})}import{zod_2$M as by,
zod_2$V as ht}from"./start.js";var vy=["per-step","per-rule","per-file","squash"],Z=by({reads:ht(["strict","auto"]).default("strict").describe("strict: a file t\
hat exists is edited only after a Read step on it. auto: the engine reads it itself."),duplicates:ht(["collapse","keep","error"]).default("collapse").describe("\
How to handle an Edit that repeats an earlier one: leave it out, apply it again, or refuse it."),on_error:ht(["stop","continue"]).default("stop").describe("stop\
: one failed step means that nothing is written. continue: apply what can be applied."),commits:ht(vy).default("per-step").describe("How steps become commits. p\
er-rule: fixes of one rule that follow each other share one."),trailing_whitespace:ht(["keep","strip"]).default("keep").describe("strip: remove trailing white s\
pace from new text, except in Markdown.")});import{core_git_partial_clone$f as ky,core_git_partial_clone$g as xy}from"./start.js";import{core_engine_imports$b as Sy}from"./start.js";
import{core_engine_file_search$f as Oy,core_engine_file_search$h as bc,core_engine_file_search$i as Ay,core_engine_file_search$j as Ms}from"./start.js";import{core_git_conversions$e as Ey}from"./start.js";
import{core_git_commands_grep$a as Ty}from"./start.js";import{core_git_filters$C as jy,core_git_filters$l as Cy,core_git_filters$o as gt}from"./start.js";import{
core_plan_steps$c as Ny,core_plan_steps$g as My,core_plan_steps$i as Iy}from"./start.js";import{core_tools_notebook_edit$g as Ly,core_tools_notebook_edit$m as Dy,
core_tools_notebook_edit$o as gc}from"./start.js";import{core_tools_run$d as Py}from"./start.js";import{core_run_options$b as _c}from"./start.js";import{core_text_tolerances$g as Fy}from"./start.js";
import{core_tools_permission$f as Ry,core_tools_permission$g as zy}from"./start.js";import{core_text_utf8_cache$p as Uy}from"./hook.js";import{errors$b as By}from"./hook.js";
var $y=N("node:util");var{isDeepStrictEqual:hc}=$y;var Is=({header:e,paths:t,outline:r},a,s)=>({replays:r.touched.has(Ly.name)?"commit":s,head:a.head,base:a.base??
e.base,baseBy:a.base===void 0?"plan":"operator",unrelatedBase:a.unrelatedBase,paths:t,globs:r.globs.values(),commands:r.touched.has(Py.name)}),_t=async(e,t,r)=>{
let{globs:a}=t.outline;if(a.size===0)return t;let s=await Jy(e,a,r),o=[...a.values()].flatMap(i=>Ny(i)?he(i,s).map(({path:n})=>n):[]);return await e.committed?.
load(o),{...t,...s}},he=(e,{found:t})=>{let r=bc(e);return r?t.sought(r).flatMap(a=>gc(Kt(e,a))):gc(e)},Ls=({outline:e,found:t})=>{let r=[...e.touched].flatMap(
([a,s])=>Dy(a)==="reads"?[]:[...s]);return new Set([...r,...[...e.globs.values()].flatMap(a=>he(a,{found:t}).map(({path:s})=>s))])},Wy=Object.fromEntries(Object.
keys(Z.shape).map(e=>[e,true])),qy={author:true,committer:true,signoff:true,subject:true,trailers:true};function gr(e,{overrides:t={},without:r=[],commitWords:a,
combination:s}={}){let[o,...i]="steps"in e?[e]:e;if(!o)throw new By({name:"PLAN_EMPTY",message:"No plan given. Name at least one."});_c("options.overrides",t,Wy),
a&&_c("options.commitWords",a,qy),a&&us(a);let n=js([o,...i]),l=Cs(n.plans,r),c=n.plans.map(u=>Ns({...u,options:yc(u,t)},l)),p=Iy(c.map(({steps:u})=>My(u))),{title:d,
digest:m}=n,f=n.plans.flatMap(({left_out:u=[]})=>u);return{plans:c,header:{...o,options:yc(o,t),...f.length>0&&{left_out:f},title:d,digest:m,without:l,...a&&{words:a},
...a?.author&&{author:a.author}},steps:Ky(c),outline:p,overrides:t,files:[...p.files],paths:[...p.paths],found:Hy,passedOver:new Map,...s&&{combination:s}}}var yc=({
options:e,source:t},r)=>({...e,...r,...t?.isWhole&&{on_error:"stop"}});function Gy({plans:e,steps:t}){let[r,...a]=e;return!r||a.length===0?r:a.every(({options:s})=>hc(
s,r.options))?{...r,steps:[...t]}:void 0}var yt=e=>_r(e,{on_error:"continue"}),_r=(e,t)=>{let r=a=>({...a,options:{...a.options,...t}});return{...e,plans:e.plans.
map(r),header:r(e.header)}},Ky=e=>({length:e.reduce((t,{steps:r})=>t+r.length,0),*[Symbol.iterator](){for(let{steps:t}of e)yield*t}}),Hy={sought:()=>[],hidden:()=>[],
all:async()=>[],read:async()=>{}};async function Jy(e,t,r){let a=new Map,s=new Map;for(let[l,c]of t){let p=bc(c);for(let d of[p,Ay(c),Sy(c)]){if(!d)continue;let m=Ms(
d),f=a.get(m)??await Yy(e,d,r);a.set(m,f),d===p&&f.hidden.length>0&&s.set(l,f.hidden.length)}}let o,{committed:i,source:n}=e;return{found:{sought:l=>a.get(Ms(l))?.
found??[],hidden:l=>a.get(Ms(l))?.hidden??[],all:()=>o??=Vy(e,r),read:async l=>i?(await i.contents([l])).get(l):jy(()=>n.read(l))},passedOver:s}}var Vy=async(e,t)=>{
let{git:r,base:a,committed:s,source:o}=e,i=$c(t,e),n=(await r.run(gt({treeish:s&&a.commit}))).filter(l=>!i(l));return s?n:n.filter(l=>o.stat(l)?.kind==="file")};
async function Yy(e,t,r){let a=await Oy(t);if(typeof a=="string")return{found:[],hidden:[]};let{git:s,base:o,committed:i,source:n,conversions:l}=e,c={treeish:i&&
o.commit,folders:a.folders},p=$c(r,e),d=i!==void 0&&await xy(s),m=(await Zy(e,{needles:d?void 0:a.needles,scope:c})).filter(u=>a.names(u)&&!p(u)),f=(r.deniesReads?
await s.run(gt(c)):[]).filter(u=>a.names(u)&&p(u));return i?(d&&await ky(s,o.commit,m),{found:await Qy(i,m,a),hidden:f}):(await l.look(m),{found:m.filter(u=>vc(
()=>a.matches(u,n))),hidden:f})}async function Zy(e,{needles:t,scope:r}){let{git:a}=e;if(!t)return a.run(gt(r));let[s,o,i]=await Promise.all([a.run(Ty(t,r)),Ey(
a,r.treeish),r.treeish===void 0?a.run(Cy(r)):[]]);if(!s)return a.run(gt(r));let n=o?await Xy(e,r):[];return n.length+i.length>0?[...new Set([...s,...i,...n])]:s}
async function Xy({git:e,conversions:t},r){let a=await e.run(gt(r));return await t.look(a),a.filter(s=>t.of(s).rewritten)}var vc=e=>{try{return e()}catch(t){if(t instanceof
Fy)return true;throw t}},$c=(e,{committed:t,source:r})=>t?a=>Ry(a,{policy:e,workspace:{linkTarget:()=>{}}}):a=>zy(a,{policy:e,workspace:r});async function Qy({contents:e,
load:t},r,a){let s=[];for(let o=0;o<r.length;o+=wc){let i=r.slice(o,o+wc),n=await e(i);s.push(...i.filter(l=>!Uy(l)||vc(()=>ew(n.get(l),a))))}return await t(s),
s}var ew=(e,t)=>e===void 0||t.holds(e),wc=64;import{core_git_commands_diff$k as tw}from"./start.js";import{core_git_filters$A as rw,core_git_filters$f as aw,core_git_filters$w as sw}from"./start.js";
import{core_tools_run$b as ow}from"./start.js";import{core_tools_file_choice$x as iw}from"./start.js";import{core_tools_file_change$f as nw}from"./start.js";import{
core_text_unusual$d as yr}from"./start.js";import{errors$b as Ds}from"./hook.js";var wr=class{#e;#t;#r=new Map;constructor(e){this.#e=e,this.#t=new Map(e.dirty)}async take(e){
let t=e.changes.flatMap(iw).filter(({path:s})=>rw(s)),[r]=t;if(r){this.#e.converter.attributesChanged(new Map(t.map(({path:o,after:i})=>[o,i])));let s=await this.#s(
t);if(s!==void 0)return{ok:false,path:r.path,problem:cw(s)}}let a=new Map;for(let s of e.changes)try{let[o,i]=await this.#o(s);a.set(o,i)}catch(o){let i=dw(o);if(!i)
throw o;return{ok:false,path:s.path,problem:i}}return{ok:true,result:{...e,changes:[...a.keys()],blobs:a}}}async#s(e){let t=({before:s,after:o})=>[s,o].some(i=>i?.
includes(Ps));if(!e.some(t))return;let{converter:r}=this.#e,a=[...this.#r].filter(([s])=>this.#t.get(s));return await r.look(a.map(([s])=>s)),a.find(([s,o])=>r.
encodingOf(s)!==o)?.[0]}async#o(e){let{path:t,from:r=t}=e,{converter:a}=this.#e;if(e.mode===57344&&e.after){let c={oid:ow(e.after)};return this.#t.set(t,c),[e,c]}
let s=a.converts(t)||a.converts(r);if(s&&a.encodingOf(t)!==a.encodingOf(r))throw new Ds(lw(t,r));let o=a.encodingOf(t);if(a.begunEncodingOf(r)!==o&&!this.#t.has(
r)&&e.before)throw new Ds(pw(t));this.#r.set(t,o);let i=this.#t.has(r)?this.#t.get(r):void 0,n=s?await this.#d(e):mw(e),l=s&&!this.#t.has(r)?fw(await this.#e.committed(
r)):i;return this.#t.set(r,void 0),this.#t.set(t,n),s?[{...uw(e),...await this.#p(e,{before:l,after:n})},n]:[e,n]}async#d({path:e,after:t}){return t&&await this.#e.
converter.convert(e,t,()=>this.#h(e))}async#h(e){let t=this.#t.get(e);return t&&"content"in t?t.content:!t&&this.#t.has(e)?void 0:this.#e.committed(e)}async#p(e,t){
let{before:r,after:a}=e;if(kc(a,t.after)&&kc(r,t.before))return nw([e]);let{git:s,converter:o}=this.#e;return s.run(o.within(tw(await this.#i(t.before),await this.#i(
t.after))))}async#i(e){return e&&"oid"in e?e.oid:this.#e.git.run(aw(e?.content??new Uint8Array))}},lw=(e,t)=>({name:"UNENCODABLE",message:`In .gitattributes, ${yr(
e)} has another \`working-tree-encoding\` than ${yr(t)}, and git would store another text. Give both the same, or Write the new file and Delete the old one.`}),
Ps="working-tree-encoding",cw=e=>({name:"UNENCODABLE",message:`An earlier step writes ${yr(e)} in another \`${Ps}\` than this step's .gitattributes gives it, and\
 git would store another text. Put this step before that one.`}),pw=e=>({name:"UNENCODABLE",message:`An earlier step's .gitattributes gives ${yr(e)} another \`${Ps}\
\` than it has in the work tree, and git would store another text. Leave this step to a second plan, and check the file out again before it.`}),dw=e=>e instanceof
Ds?e.problems.find(({name:t})=>t==="FILTER_UNAVAILABLE"||t==="UNENCODABLE"):void 0,mw=e=>e.size===void 0?e.after&&{content:e.after,isExact:true}:{isExact:true,get content(){
return e.after??new Uint8Array}},fw=e=>e&&{content:e},kc=(e,t)=>!e||!t?e===t:"oid"in t?false:e.equals(t.content)||sw(e)&&!t.content.includes(13),uw=e=>{let{before:t,
after:r,structuredPatch:a,insertions:s,deletions:o}=e;return{...e,before:t,after:r,structuredPatch:a,insertions:s,deletions:o}},Fs=e=>Te("sha256").update(JSON.stringify(
e.map(({step:t,files:r})=>[t,r.map(({path:a,mode:s,blob:o})=>[a,s,o])]))).digest("hex"),hw=e=>{let t=e.toString("utf8");return Buffer.from(t).equals(e)?{patch:t}:
{patch:e.toString("base64"),encoding:"base64"}},gw=({patch:e,encoding:t})=>Buffer.from(e,t??"utf8");import{core_report_build_report$b as _w,core_report_build_report$c as yw}from"./start.js";
import{core_report_net_changes$b as ww}from"./start.js";import{core_history_read_work_tree$a as bw}from"./start.js";import{core_git_cat_file$d as vw}from"./start.js";
import{core_git_filters$z as $w}from"./start.js";import{core_plan_steps$d as kw}from"./start.js";import{core_tools_notebook_edit$n as zs}from"./start.js";import{
core_tools_run$c as xw,core_tools_run$d as Sw}from"./start.js";import{core_tools_file_choice$w as Rs,core_tools_file_choice$x as Ow,core_tools_file_choice$y as Aw}from"./start.js";
import{core_tools_file_change$f as Ew}from"./start.js";import{core_text_lfs_pointer$a as Tw}from"./start.js";import{core_tools_permission$c as jw}from"./start.js";
import{core_text_unusual$d as Cw}from"./start.js";import{core_text_splice$c as Nw}from"./hook.js";import{empty$g as Mw,empty$h as Iw}from"./hook.js";function Lw(e,t){
let r=new Map,a=async o=>{let i=new Set(o.flatMap(n=>r.get(n)??[]));for(let[n,l]of r)i.has(l)&&r.delete(n);for(let n of i)await t(n)},s=async o=>{let i=zs(o.step)??
"",n=r.get(i);n||await a([...r.keys()]);let l=br(n,o);i===""?await t(l):r.set(i,{...l,steps:{...l.steps,rule:i}})};return{async add(o){if(e==="per-step")return t(
br(void 0,o));if(e==="per-rule")return s(o);if(e==="per-file"&&Dw(o))return await a(o.changes.flatMap(Rs)),t(br(void 0,o));let i=e==="per-file"?o.changes.flatMap(
Rs):[""],n=br(Pw(new Set(i.flatMap(l=>r.get(l)??[]))),o);for(let l of e==="per-file"?n.changes.keys():i)r.set(l,n)},flush:()=>a([...r.keys()])}}var Dw=({step:e,
changes:t})=>zs(e)!==void 0&&new Set(t.map(({path:r})=>r)).size>1;function Pw(e){let[t,...r]=e;if(!t||r.length===0)return t;let a=[t,...r].map(({steps:o})=>o),[
s=t.steps]=a.toSorted((o,i)=>o.first.step.index-i.first.step.index);return{steps:{first:s.first,indexes:a.flatMap(({indexes:o})=>o).sort((o,i)=>o-i),paths:new Set(
a.flatMap(({paths:o})=>[...o]))},changes:new Map([t,...r].flatMap(({changes:o})=>[...o])),blobs:new Map([t,...r].flatMap(({blobs:o})=>[...o]))}}function br(e,t){
let{steps:r,changes:a,blobs:s}=e??Fw(t);r.indexes.push(t.step.index),r.paths.add(t.path);for(let o of t.changes)for(let i of Ow(o))a.set(i.path,new zw(a.get(i.path),
i)),s.set(i.path,i.path===o.path?t.blobs.get(o):void 0);return{steps:r,changes:a,blobs:s}}var Fw=e=>({steps:{first:Rw(e),indexes:[],paths:new Set},changes:new Map,
blobs:new Map});function Rw({step:e,path:t,changes:r}){let{index:a,id:s,tool:o,why:i}=e,[n]=r.length===1?r:[],l=r.filter(({from:c})=>c!==void 0);return{step:{index:a,
tool:o,...s===void 0?{}:{id:s},...i===void 0?{}:{why:i}},path:t,files:(l.length>0?l:r).map(c=>c.path),...Ew(r),created:n!==void 0&&n.before===void 0}}var zw=class Sc{path;mode;executable;from;#e;#t;constructor(t,r){
let a=Aw(r)?void 0:t;this.path=r.path,this.mode=r.mode,this.executable=r.executable??a?.executable,this.from=r.from??a?.from,this.#e=t instanceof Sc?t.#e:t??r,this.#t=
r}get before(){return this.#e.before}get after(){return this.#t.after}},Oc=class extends Error{paths;constructor(e){super(`no step was expected to change ${e.join(
", ")}`),this.paths=e}};async function Uw(e,t){let r=vw(e);try{let a=await bw(e,r,{...t,blobs:t.scratch}),s=Hw(a,t),o=t.scratch?{id:s,ref:`${P}${s}`,existing:[]}:
await xs(e,r,s),i=Bw(e,{known:a,id:s,name:o},t);return{...i,async[Symbol.asyncDispose](){await i[Symbol.asyncDispose](),await r[Symbol.asyncDispose]()}}}catch(a){
throw await r[Symbol.asyncDispose](),a}}function Bw(e,{known:t,id:r,name:a},s){let{plan:o,scratch:i=e,readFile:n}=s,l=s.scratch===void 0,c=n&&l?ue(e,a.id):void 0,
p={...Gw(t,s),names:qw(r,s)},d=new Vw(t,{git:i,named:l,ref:a.ref,kept:c,...p}),m=new wr({...t,git:i,dirty:Ww(t)}),f=Lw(o.options.commits,g=>d.commit(g)),[u,h]=[
0,false];return{async take(g){let _=g.changes.flatMap(Rs).filter(y=>!t.covers(y));if(_.length>0)throw new Oc(_);let w=await m.take(g);return!w.ok||g.changes.length===
0||(u++,await f.add(w.result)),w},async close(){if(u===0)return;await f.flush();let{snapshots:g,versions:_,ignored:w}=await d.finish();h=true;let y=xc(t.base),b=xc(
g.at(-1)??t.base),v={base:y,head:b,snapshots:g,...w.length>0&&{ignored:w}};if(!l)return{id:a.id,ref:a.ref,...v};let $=await Ss(e,a,b.commit);$!==a.id&&c?.moveTo(
$);let k={id:$,ref:`${P}${$}`,...v};return M(e,Kw(e,k,{...s,kept:_})),k},async[Symbol.asyncDispose](){h||await d.abort(),t[Symbol.dispose]()}}}var Ww=({dirty:e})=>new Map(
e.map(({operation:t})=>[t.path,t.mode==="deleted"?void 0:t])),qw=(e,{plan:t,total:r})=>({title:t.title,digest:t.digest,runId:e,total:r,...ur(t),subject:t.words?.
subject,trailers:t.words?.trailers}),Gw=({base:{date:e}},{plan:t})=>({author:Y(t.author,t.created,e),committer:Y(t.words?.committer??t.author,t.created,e)});function Kw(e,{
id:t,base:{commit:r,tree:a},head:s},{plan:o,kept:i,commands:n=[]}){let{title:l,digest:c,without:p=[]}=o;return{version:1,id:t,title:l,plan:c,without:[...p],status:"\
recorded",base:r,baseTree:a,head:s,kept:i,...n.length>0&&{results:n},time:new Date().toISOString(),worktree:e.root,totals:{steps:0,files:0,insertions:0,deletions:0}}}
var xc=({commit:e,tree:t})=>({commit:e,tree:t}),Hw=(e,{plan:t,commands:r=[]})=>ks({digest:t.digest,options:t.options,...r.length>0&&{commands:Fs(r)},without:t.without??
[],base:e.base.commit,tree:e.base.tree,dirty:e.dirty.map(({operation:a,oid:s})=>({path:a.path,mode:a.mode,oid:s}))}),Jw=e=>Buffer.from(e).toString(),Vw=class{#e;#t;#r=[];#s=new Set;#o=new Map;#d;#h=0;#p=[];#i=[];#g;#l=new Map;constructor(e,t){
this.#e=e,this.#t=t,this.#g=mt(t.names)}async commit(e){this.#d??=await this.#n(),this.#h++;let t=(await this.#e.unignore(e.changes.values())).flatMap(o=>{let{change:i,
blob:n}=this.#l.get(o)??{};return this.#l.delete(o),n&&i&&!e.changes.has(o)?[this.#f(i,n)]:[]});for(let o of e.changes.values()){let{path:i}=o,n=e.blobs.get(i);
this.#y(o,n),this.#e.ignored.has(i)?this.#l.set(i,{change:o,blob:n}):(n||o.before)&&t.push(this.#f(o,n))}let{steps:r}=e,[a,...s]=r.indexes;this.#i.push(a!==void 0&&
s.length===0?a:[...r.indexes]),await this.#a(this.#d,Jw(hs(r,this.#t.names)),t)}async finish(){let{named:e}=this.#t,t=await this.#d?.finish({named:e}),[{base:r},
a,s,o]=[this.#e,this.#g,this.#p,this.#i];return{snapshots:pr(t?.length??0,i=>{let n=o[i]??[];return{...t?.at(i)??r,parent:i>0&&t?.at(i-1)?.commit||r.commit,message:(s[i]??
"")+a,steps:typeof n=="number"?[n]:n}}),versions:this.#r,ignored:[...this.#l.keys()]}}async abort(){await this.#d?.abort(),this.#t.kept?.drop()}async#n(){let{git:e,
ref:t}=this.#t,r=dt(e,{ref:t,parent:this.#e.base.commit}),a=this.#e.dirty.map(({operation:s})=>s);return a.length>0&&(this.#i.push([]),await this.#a(r,gs,a)),r}#a(e,t,r){
let{author:a,committer:s}=this.#t;return this.#p.push(t),e.commit({author:a,committer:s,message:t+this.#g,files:r})}#f(e,t){let{path:r,mode:a}=e;return t?{path:r,
mode:this.#e.modeOf(r,a,e),...t}:{path:r,mode:"deleted"}}#y({path:e,before:t,after:r,mode:a},s){let{kept:o}=this.#t;if(!o)return;let{converter:i,ignored:n,absent:l}=this.#e,
c=!this.#o.has(e),p=this.#o.get(e)??this.#e.permissions(e)??a;this.#o.set(e,a);let d=!n.has(e),m=!c||d&&!(t&&i.mayHaveDiffered(e,t)),f=d&&(!s||"content"in s&&s.
isExact===true),u=m&&f&&!l.has(e)&&!this.#s.has(e);if(u&&t&&r&&a===p)return;let h=[...c?[this.#m(o,{path:e,at:0,content:t,mode:p,isExact:m})]:[],this.#m(o,{path:e,
at:this.#h,content:r,mode:a,isExact:f})];u&&h.every(g=>g.mode===void 0)||(this.#s.add(e),this.#r.push(...h))}#m(e,{path:t,at:r,content:a,mode:s,isExact:o}){if(!a)
return{path:t,at:r,bytes:null};let i=!this.#e.ignored.has(t)&&this.#e.modeOf(t,s)==="100755",n=s===ms(i);return{path:t,at:r,...!o&&{bytes:e.save(a)},...!n&&{mode:s}}}};
async function Ne(e,t,r){let a=new Map,s=new Set([...$r(e,t),...tb(r.commands)]);for(;;)try{let o=Yw(a,r.policy),{broken:i,...n}=await sb(e,t,{...r,paths:s,policy:o});
if(i.length===0)return n;for(let{path:l,problem:c}of i)a.set(l,Zw(c))}catch(o){if(r.store&&r.recorded&&await Ts(e.git),!(o instanceof Oc))throw o;for(let i of o.
paths)s.add(i)}}var Yw=(e,t)=>({...t,path:(r,a,...s)=>(jw(a)?void 0:e.get(r))??t.path(r,a,...s)}),Zw=({at:e,step:t,...r})=>r,Me=5e4;function Xw(e){let t=s=>s!==
void 0&&Tw(s)!==void 0,r=e.changes.filter(s=>s.from===void 0&&Qw(s)&&s.after&&(t(s.before)||t(s.after)));if(r.length===0)return e;let a=r.map(({path:s})=>`${Cw(
s)} ${eb}`);return{...e,notes:[...e.notes??[],...a]}}var Qw=({size:e,sizeBefore:t=e})=>e===void 0||Math.min(e,t??0)<1024,eb="is a pointer of Git LFS: what chang\
ed is the pointer, and the content that it names has to be on the server.",tb=e=>Ac(e).flatMap(([,{outcome:t}])=>t.ok?t.files.map(({path:r})=>r):[]),vr=e=>Ac(e).
flatMap(([,{recorded:t}])=>t??[]),rb=(e,t)=>{let r=e.tool===Sw.name?t?.results.get(e.index)?.reported:void 0;if(!r||e.status==="skipped")return e;let a=r.recorded?
[...e.notes??[],"Recorded, not derived again: the command did not run."]:e.notes;return{...e,command:r,...a&&{notes:a}}},Ac=e=>[...e?.results??[]].sort(([t],[r])=>t-
r),ab=({structuredPatch:e,...t})=>t;async function sb(e,t,r){var a=[];try{let{policy:n,signal:l,commands:c}=r,p=[],d=[],m=xw(e.source),f=Mw(a,await ob(e,t,r),true),
u=async w=>{let y=rb(await j(_w(Xw(w))),c);p.push(t.steps.length>Me?ab(y):y);let[b,...v]=w.changes,$=b&&b.from===void 0&&v.length===0&&{change:b};r.onEvent?.({type:"\
step",step:y,total:t.steps.length,...$})},h={workspace:m,policy:n,tracked:t.found,...t.merged&&{merged:t.merged},...c&&{commands:c.outcomeOf},...l&&{signal:l},announces:r.
onEvent!==void 0};for await(let w of Ya(t.plans,h))if(w.type==="broken")d.push(w);else if(w.type==="progress")r.onEvent?.(await j({type:"progress",message:w.progress.
message}));else{let y=await f.take(w.result);y.ok||d.push(ib(w.result,y)),await u(y.ok?y.result:w.result)}let g=d.length>0?nb(p,d):p;if(kr(t,g))return{steps:xr(
g,t),stopped:true,workspace:m,broken:[]};let _=d.length===0?await f.close():void 0;return{steps:p,stopped:false,workspace:m,broken:d,..._&&{run:_}}}catch(n){var s=n,
o=true}finally{var i=Iw(a,s,o);i&&await i}}async function ob(e,t,r){let{store:a,recorded:s,blobs:o,commands:i,paths:n}=r,{git:l,base:c,conversions:p,readFile:d}=e;
if(a)return Uw(l,{plan:t.header,total:t.steps.length,base:c.commit,paths:n,conversions:p,commands:vr(i),...d&&{readFile:d},...!s&&{scratch:a.git}});let m=o&&$w(
o,p),f=o&&m&&new wr({git:o,converter:m,dirty:new Map,committed:async()=>{}});return{take:async u=>f?f.take(u):{ok:true,result:u},close:async()=>{},[Symbol.asyncDispose]:async()=>m?.[Symbol.
dispose]()}}var ib=({step:e},{path:t,problem:r})=>{let{index:a,id:s,at:o}=e;return{type:"broken",path:t,step:a,problem:{...r,at:o,step:{index:a,...s!==void 0&&{
id:s}}}}},$r=({source:e},t)=>[...Ls(t)].flatMap(r=>ft(e.locate(r))??[]).filter(r=>{let a=e.stat(r);return!a||!a.link&&a.size<=Nw}),nb=(e,t)=>{let r=new Map(t.map(
({step:s,problem:o})=>[s,o])),a=new Map(t.map(({path:s,step:o})=>[s,o]));return e.map(s=>{let{structuredPatch:o,matched_by:i,files:n,error:l,...c}=s,p=r.get(s.index);
return p?{...c,status:"failed",insertions:0,deletions:0,error:yw(p)}:l!==void 0&&(a.get(s.file_path)??s.index)<s.index?{...c,status:"skipped"}:s})},kr=({plans:e},t)=>{
let r=t.filter(({status:s})=>s==="failed").map(({index:s})=>s),a=1;return e.some(({options:s,steps:{length:o}})=>{let i=a;return a+=o,s.on_error==="stop"&&r.some(
n=>n>=i&&n<a)})},xr=(e,t)=>{let r=new Map(e.map(a=>[a.index,a]));return Array.from(t.steps,a=>{let s=r.get(a.index);if(s?.status==="failed")return s;let{index:o,
id:i,tool:n,why:l}=a,c=s?.file_path??kw(a),p=zs(a);return{index:o,...i!==void 0&&{id:i},tool:n,file_path:c,..."new_path"in a.input&&{new_path:a.input.new_path},
...p!==void 0&&{source:p},status:"skipped",...l!==void 0&&{why:l},insertions:0,deletions:0}})};function Us(e,{snapshots:t}){for(let{commit:r,steps:a}of t)for(let s of a){
let o=ww(e,s);o?.status==="applied"&&(o.commit=r)}}import{core_history_branch$d as lb,core_history_branch$i as cb,core_history_branch$j as pb}from"./start.js";import{
core_git_cat_file$d as db}from"./start.js";import{core_git_commands_refs$b as mb,core_git_commands_refs$c as fb,core_git_commands_refs$d as ub}from"./hook.js";import{
core_git_git$f as hb,core_git_git$l as gb,core_git_git$z as _b}from"./hook.js";import{core_text_words$j as yb}from"./hook.js";import{errors$b as G}from"./hook.js";
import{empty$g as Cc,empty$h as Nc}from"./hook.js";function Sr(e){let t=Bs.get(e)??{users:0,child:void 0};Bs.set(e,t),t.users++;let r=async(a,s)=>{let o=t.child?.
isRunning()?t.child:new wb(e);t.child=o,await o.ask(mb(a,s),`${s}: ok
`)};return{rehearse:a=>r(a,"abort"),commit:a=>r(a,"commit"),async[Symbol.asyncDispose](){t.users--,!(t.users>0)&&(Bs.delete(e),await t.child?.end())}}}var Bs=new WeakMap,
wb=class{#e;#t;#r=true;#s="";#o=()=>{};constructor(e){this.#e=e.start(Ec),this.#t=gb(this.#e,Ec),this.#e.stdout.on("data",t=>{this.#s+=t.toString("latin1"),this.#o()}),
this.#t.closed.then(()=>{this.#r=false,this.#o()})}isRunning(){return this.#r}async ask(e,t){for(this.#s="",this.#e.stdin.write(e);this.#r&&!this.#s.endsWith(t);)
await new Promise(r=>this.#o=r);if(!this.#s.endsWith(t))throw this.#t.failure()??new Error("git update-ref is closed")}async end(){this.#e.stdin.end(),await this.#t.
closed}},Ec=["update-ref","-m","editplan: apply","--stdin","-z"],qs=(e,t)=>({head:async()=>({place:await cb(e),commit:await bb(e)}),blocked:async()=>e.bare?void 0:
lb(e,t),ref:r=>pb(e,r),branches:()=>e.run(fb("refs/heads/")),isAncestor:(r,a)=>e.run(_b(r,a)),async obstacle(r,a){var s=[];try{return await Cc(s,Sr(e),true).rehearse(
[{ref:r,to:a,from:null}]).catch(c=>c)}catch(l){var o=l,i=true}finally{var n=Nc(s,o,i);n&&await n}}});async function bb(e){var t=[];try{return(await Cc(t,db(e),true).
read("HEAD^{commit}"))?.oid??""}catch(o){var r=o,a=true}finally{var s=Nc(t,r,a);s&&await s}}async function Gs(e,{name:t,force:r}){let a=await e.head(),s=ge(t),o=a.
commit!==""&&jc(t)?await e.obstacle(s,a.commit):Tc;if(o&&!(jc(t)&&ub(t)))throw vb(t);if(await Hs(e),!o)return{from:a,branch:s};let i=await e.ref(s);if(i?.worktree)
throw Ws(t,`is checked out in ${i.worktree}. Choose another name.`);if(i&&!r)throw Ws(t,`already exists. Choose another name, pass --force to replace it, or del\
ete it: git branch -D ${yb(t)}.`);if(i||o===Tc)return{from:a,branch:s,replaces:i?.oid};throw o instanceof G&&o.message.includes(" exists")?Ws(t,`conflicts with \
another branch: ${hb(o)}. Choose another name.`):o}var Tc=Symbol("unknown"),jc=e=>!/[\0\n]/.test(e)&&e!=="HEAD"&&!e.startsWith("-"),vb=e=>new G({name:"BRANCH_IN\
VALID",message:`Git does not allow a branch named ${JSON.stringify(e)}. Choose another name.`}),Ws=(e,t)=>new G({name:"BRANCH_EXISTS",message:`The branch "${e}"\
 ${t}`});async function $b(e,{id:t,head:r,record:{branch:a,cameFrom:s}}){if(a===void 0||s===void 0)return;await Hs(e);let o=await e.head(),i=await e.isAncestor(
r.commit,o.commit);if(o.place!==ge(a)){if(!i)throw Sb(t,a);if(o.place===s)return}if(o.place.startsWith("refs/")||await xb(e,o.commit,{branch:a,run:r.commit}),!s.
startsWith("refs/"))return{from:o,to:{place:s,commit:s},makes:false};let n=await e.ref(s);if(!n)throw Ab(s,a);return Mc(n),{from:o,to:{place:s,commit:n.oid},makes:false}}
async function kb(e,{id:t,head:r,record:a}){let{branch:s,cameFrom:o,status:i}=a;if(s===void 0||o===void 0)return;let n=await e.head();if(i==="undone"&&await e.isAncestor(
r.commit,n.commit))throw Ob(t);if(n.place===ge(s))return;await Hs(e);let l=await e.ref(ge(s));if(!l)return{from:n,to:{place:ge(s),commit:r.commit},makes:true};if(Mc(
l),!await e.isAncestor(r.commit,l.oid))throw Eb(t,s);return{from:n,to:{place:ge(s),commit:l.oid},makes:false}}var ge=e=>`refs/heads/${e}`,Ks=e=>e.replace(/^refs\/heads\//,
"");async function Hs(e){let t=await e.blocked();if(t)throw new G(t)}async function xb(e,t,{branch:r,run:a}){if(t===a)return;let s=await e.branches(),o=s.find(({
name:n})=>n===ge(r))??s.find(({oid:n})=>n===t);if(o&&await e.isAncestor(t,o.oid))return;let i="HEAD is detached, on commits that are on no branch. Create a bran\
ch for them first: `git switch -c NAME`.";throw new G({name:"DIRTY_FILES",message:i})}function Mc({name:e,worktree:t}){if(t==="")return;let r=`The branch "${Ks(
e)}" is checked out in ${t}. Switch to another branch there first.`;throw new G({name:"BRANCH_IN_USE",message:r})}var Sb=(e,t)=>new G({name:"RUN_NOT_APPLIED",message:`\
Run ${e} is on the branch "${t}", but HEAD is not. To undo it, run \`git switch ${t}\` first.`}),Ob=e=>new G({name:"RUN_APPLIED",message:`The current commit alr\
eady contains run ${e}. Switch to the branch that you came from, then redo.`}),Ab=(e,t)=>new G({name:"UNKNOWN_REVISION",message:`The branch "${Ks(e)}", on which\
 the run started, is gone. Create it again, or switch to another branch with \`git switch\`; the branch "${t}" keeps the run.`}),Eb=(e,t)=>new G({name:"BRANCH_E\
XISTS",message:`The branch "${t}" does not contain run ${e} any more. Rename it, or apply the plan again with --force.`});import{core_tools_notebook_edit$b as Tb}from"./start.js";
import{core_tools_file_choice$e as jb,core_tools_file_choice$f as Cb}from"./start.js";import{core_plan_variables$a as Nb}from"./start.js";import{core_tools_fields$a as Or,
core_tools_fields$b as _e}from"./start.js";import{zod$b as Ic}from"./start.js";import{zod_2$J as Lc,zod_2$M as Ie,zod_2$P as Dc,zod_2$W as Pc,zod_2$p as Fc,zod_2$z as Mb}from"./start.js";
var Rc={id:_e().exactOptional().describe("Unique name of the step; without it the step is called by its number, from 1.").meta({examples:["rename-decl"]}),why:Or().
exactOptional().describe("Reason, shown to the reviewer next to the change.").meta({examples:["the name hides the network call"]}),session:Dc([Mb().min(1),Pc("n\
one")]).exactOptional().describe("Which of the plan\u2019s `sessions` the step comes from: its number, default 1, or none of them.").meta({examples:[2,"none"]}),
when:jb.exactOptional().describe("Replay the step only where all of this is true; otherwise it is skipped.").meta({examples:[{exists:true},{file_path:"package.j\
son",contains:'"react":'},{glob:"src/**",not_matches:"legacy"}]})},wt=Ie(Rc),{shape:Js}=Tb.input(),{glob:Ib,exclude:Lb,expect_matches:Db}=Cb,Pb=Ie({glob:Ib.describe(
"For steps without a glob and without their own path."),exclude:Lb.describe("For steps with a glob."),replace_all:Js.replace_all.describe("For Edit."),expect_matches:Db.
describe("For steps with a glob, and Edit."),language:Js.language.describe("For Edit by pattern or rule."),match:Js.match.describe("For Edit by old_string.")}),
Vs=(e,t)=>Fc().max(t).regex(e,"is not a plain name"),zc=Ie({agent:Vs(/^[\w.-]+$/,100).exactOptional().describe("The agent.").meta({examples:["claude-code"]}),model:Vs(
/^[\w.-]+\/[\w.:@+/-]+$/,250).exactOptional().describe("The model, as provider/name.").meta({examples:["anthropic/claude-opus-4-5-20251101"]}),id:Vs(/^[\w.:@+/-]+$/,
200).exactOptional().describe("The session\u2019s id.").meta({examples:["2850166f-2eda-4717-a496-fd760e9f1d5e"]})}),Fb=Ie({at:_e().describe("Where it is in the \
source: file and line.").meta({examples:["fix.patch:12"]}),what:_e().describe("What it is called there.").meta({examples:["hunk"]}),why:Or().describe("Why it is\
 not a step.").meta({examples:["Its lines are not in src/user.ts."]})}),Ar=({agent:e,model:t,id:r})=>JSON.stringify([e,t,r]),Er=Ie({$schema:Fc().exactOptional().
describe("Where an editor finds this schema; no other effect.").meta({examples:["./node_modules/editplan/schema/plan.schema.json"]}),version:Pc(1).describe("Ver\
sion of the plan format."),title:_e().describe("One line; becomes the pull request's title.").meta({examples:["Rename getUser to fetchUser"]}),description:Or().
exactOptional().describe("The plan's own words. The pull request's body quotes them below what the run says; nothing in them is Markdown but `code`.").meta({examples:[
"The getter does network I/O."]}),base:_e().regex(/^[^-]/,"begins with a dash, which no revision does").exactOptional().describe("The commit the plan was made a\
gainst.").meta({examples:["3f2c9e1","main"]}),created:Dc([Ic.datetime({offset:true}),Ic.date()],"is not an ISO date such as 2026-05-01T10:00:00Z").refine(e=>Date.
parse(e)>=0,"is before 1970, which git cannot record").exactOptional().describe("Date that every commit of the run carries; a day without a time means midnight \
UTC.").meta({examples:["2026-05-01T10:00:00Z"]}),author:Ie({name:_e().regex(/^[^<>]*$/,"holds < or >").describe("Name of the author.").meta({examples:["Refactor\
 Bot"]}),email:_e().regex(/^[^<>]*$/,"holds < or >").describe("Mail address of the author.").meta({examples:["bot@example.com"]})}).exactOptional().describe("Au\
thor of the commits.").meta({examples:[{name:"Refactor Bot",email:"bot@example.com"}]}),sessions:Lc(zc).exactOptional().describe("The sessions of agents that th\
e steps come from. A claim: reports repeat it, and nothing is decided by it.").meta({examples:[[{agent:"claude-code",model:"anthropic/claude-opus-4-5-20251101"}]]}),
left_out:Lc(Fb).exactOptional().describe("What its source proposes, or a recording saw, and no step does. Each run of the plan reports it and opens its pull req\
uest as a draft.").meta({examples:[[{at:"fix.patch:12",what:"hunk",why:"Its lines are not in src/user.ts."}]]}),cwd:Or().regex(/^(\/|\\\\|[A-Za-z]:[\\/])/,"is n\
ot an absolute path").exactOptional().describe("Root of the checkout the plan was recorded in; stripped from absolute paths.").meta({examples:["/home/ada/shop"]}),
vars:Nb.exactOptional().describe("Variables and their defaults; null for a variable without a default. `${{ vars.name }}` in a step is replaced by the value; `-\
-var name=value` sets it.").meta({examples:[{team:"payments",version:null}]}),defaults:Pb.exactOptional().describe("Keys for all steps: each step whose tool has\
 the key gets it, unless it sets it. glob and exclude do not apply to a step with a path.").meta({examples:[{glob:"src/**/*.ts",replace_all:true,expect_matches:{
min:0}}]}),options:Z.prefault({}).describe("How the plan is replayed; the command line overrides each.")});import{zod_2$$ as Rb,zod_2$I as zb,zod_2$K as Zs,zod_2$O as Ub,
zod_2$X as Bb,zod_2$Z as Wb,zod_2$aa as qb}from"./start.js";import{core_text_words$r as Uc}from"./hook.js";var Xs=e=>{if(e.code!=="invalid_union")return[e];let t=e.
errors.filter(([a])=>a&&(a.path.length>0||!Gb.has(a.code))),[r]=t.length===1?t:[];return(r??[e]).map(a=>a===e?e:{...a,path:[...e.path,...a.path]})},Gb=new Set([
"invalid_type","invalid_value","invalid_format"]),Qs="Invalid input",eo=(e,t)=>{if(e.code==="too_big")return"is too large";if(e.code==="too_small"&&e.message.startsWith(
"Too small"))return e.origin==="string"?"is empty":`is below ${e.minimum}`;if(e.code==="invalid_key")return e.issues[0]?.message??e.message;if(e.code!=="invalid\
_type")return e.message;let r=Kb[e.expected]??e.expected,a=e.expected==="string"&&typeof t!="object"?"; put it in quotes to mean the text":"";return`is ${Tr(t)}\
, not ${r}${a}`},Kb={string:"text",int:"a whole number",number:"a whole number",object:"a set of keys",record:"a set of keys",array:"a list",boolean:"true or fa\
lse"},Tr=e=>e===null?"nothing":Array.isArray(e)?"a list":typeof e=="object"?"a set of keys":typeof e=="string"?Uc(e):String(e),to=100,bt=(e,t)=>e!==void 0?`did \
you mean ${Uc(e)}?`:t.length>0?`known here: ${t.join(", ")}.`:"remove it.",ro=(e,t)=>t.reduce((r,a)=>typeof r=="object"&&r!==null?Reflect.get(r,a):void 0,e),ao=(e,t)=>{
let r=Ys(e);for(let a of t)if(r instanceof Zs)r=Ys(r.shape[String(a)]);else if(r instanceof zb)r=Ys(r.element);else return[];return r instanceof Zs?Object.keys(
r.shape):[]},Ys=e=>{let t=e;for(;t instanceof qb||t instanceof Rb||t instanceof Wb||t instanceof Bb;)t=t.unwrap();return t instanceof Ub?t.options.find(r=>r instanceof
Zs):t};import{core_tools_notebook_edit$j as Cr,core_tools_notebook_edit$k as Hb,core_tools_notebook_edit$l as qc,core_tools_notebook_edit$m as Jb}from"./start.js";
import{core_text_json$f as so}from"./hook.js";import{core_text_words$p as oo,core_text_words$r as we}from"./hook.js";var io=(e,t,r)=>{let a=Zb(e,{path:t,locate:r});
if(!a.ok)return a;let s=Nr(a.input,["document","rule"],{path:a.inputPath,locate:r});if(s.length>0)return{ok:false,faults:s};let o=qc(a.tool).input(),i=wt.safeParse(
a.header),n=o.safeParse(a.input);if(i.success&&n.success)return{ok:true,content:{...i.data,tool:a.tool,input:n.data}};let{formKeys:l,inputPath:c}=a,p=c.length===
t.length;return{ok:false,faults:[...vt(i.error?.issues??[],{schema:wt,value:a.header,path:t,locate:r,alsoKnown:l}),...vt(n.error?.issues??[],{schema:o,value:a.input,
path:c,locate:r,alsoKnown:p?l:[]})]}},Nr=(e,t,{path:r,locate:a})=>{let s=[],o=(i,n)=>{if(!(typeof i!="object"||i===null))for(let[l,c]of Object.entries(i)){let p=[
...n,Array.isArray(i)?Number(l):l];l==="__proto__"?s.push(lo(l,{known:[],path:p,at:a.key(p)})):o(c,p)}};if(so(e))for(let i of t)Object.hasOwn(e,i)&&o(e[i],[...r,
i]);return s},Gc=Object.keys(wt.shape),Kc=["tool",...Gc],Vb=["type","name","input",...Gc],Yb=()=>new Set([...Kc,...Cr().flatMap(({input:e})=>Object.keys(e().shape))]),
Mr=e=>so(e)&&!(Object.hasOwn(e,"tool")&&e.type!=="tool_use")&&(Object.hasOwn(e,"type")||Object.hasOwn(e,"name")&&Object.hasOwn(e,"input")),Zb=(e,t)=>{if(!so(e))
return ye(Vc("A step is a set of keys. Begin it with `- tool: Edit`, and write its other keys below.",[],t));if(Mr(e))return Xb(e,t);if(!Object.hasOwn(e,"tool"))
return{ok:false,faults:Qb(e,t)};let{tool:r,id:a,why:s,session:o,when:i,...n}=e;if(!Hc(r))return ye(Yc(r,"tool",t));let l={...a!==void 0&&{id:a},...s!==void 0&&{
why:s},...o!==void 0&&{session:o},...i!==void 0&&{when:i}};return{ok:true,tool:r,header:l,input:n,inputPath:t.path,formKeys:Kc}},Xb=(e,t)=>{let{type:r,name:a,input:s,
...o}=e;if(r===void 0)return ye(jr("type",t));if(r!=="tool_use")return ye(Vc('"type" takes tool_use; a flat step has "tool" instead.',["type"],t));if(a===void 0)
return ye(jr("name",t));if(!Hc(a))return ye(Yc(a,"name",t));if(s===void 0)return ye(jr("input",t));let i=Xc(a,s);return{ok:true,tool:a,header:o,input:i,inputPath:[
...t.path,"input"],formKeys:Vb}},Hc=e=>Hb(e)!==void 0,no=e=>Cr().find(({name:t})=>t.toLowerCase()===e.toLowerCase()),ye=e=>({ok:false,faults:[e]}),Qb=(e,t)=>{let r=Yb(),
a=[...r],s=Object.keys(e).filter(o=>!r.has(o)).slice(0,a.length).map(o=>{let i=[...t.path,o];return lo(o,{known:a,path:i,at:t.locate.key(i)})});return s.some(({
suggestions:o})=>o?.includes("tool"))||Object.keys(e).some(o=>no(o))?s:[jr("tool",t),...s]},Jc=e=>{let t=e0[e];return`The key ${we(e)} is missing.${t===void 0?"":
` Write \`${e}: ${t}\`.`}`},e0={version:"1",type:"tool_use"},jr=(e,{path:t,locate:r})=>({name:"MISSING_KEY",message:Jc(e),at:r.value(t),path:[...t,e]}),Vc=(e,t,{
path:r,locate:a})=>({name:"INVALID_VALUE",message:e,at:a.value([...r,...t]),path:[...r,...t]}),t0=new Map([["bash","Run"],["shell","Run"],["create","Write"],["a\
dd","Write"],["replace","Edit"],["str_replace","Edit"],["update","Edit"],["modify","Edit"],["remove","Delete"],["rename","Move"]]),r0=(e,t)=>{let r=e.toLowerCase().
replace(/[-_]?file$/,"");return t0.get(r)??no(r)?.name??oo(e,t)},Yc=(e,t,{path:r,locate:a})=>{let s=Cr().map(({name:n})=>n),o=typeof e=="string"?r0(e,s):void 0,
i=o?`did you mean ${o}?`:`the tools are ${s.join(", ")}.`;return{name:"UNKNOWN_TOOL",message:`Unknown tool${typeof e=="string"?` ${we(e)}`:""}; ${i}`,at:a.value(
[...r,t]),path:[...r,t],...o!==void 0&&{suggestions:[o]}}},vt=(e,t)=>{let r=e.flatMap(Xs).flatMap(s=>a0(s,t)),a=new Set(r.flatMap(({path:s,suggestions:o})=>o?[Bc(
s?.slice(0,-1),o[0])]:[]));return r.filter(({name:s,path:o})=>{let i=Bc(o);return s==="MISSING_KEY"&&a.has(i)||a.has(`${s} ${i}`)?false:(a.add(`${s} ${i}`),true)})},
Bc=(e=[],t)=>JSON.stringify(t===void 0?e:[...e,t]),a0=(e,t)=>{let r=[...t.path,...e.path];if(e.code==="unrecognized_keys")return i0(e.keys,e.path,t);let a=ro(t.
value,e.path),s=String(r.at(-1)??""),o=e.code==="custom"&&e.message!==Qs?e.message:void 0;if(a===void 0){let l=t.locate.value(r.slice(0,-1));return o!==void 0&&
!Wc(o)?[{name:"INVALID_VALUE",message:`The step ${o}.`,at:l,path:r.slice(0,-1)}]:[{name:"MISSING_KEY",message:o??Jc(s),at:l,path:r}]}let i=t.locate.value(r);if(s===
"steps"&&(a===null||e.code==="too_small"))return[ae(i)];if(e.code==="invalid_value")return[{...c0(e,r,a),at:i,path:r}];let n=r.length===0?"The plan":Zc(r,e.code===
"invalid_type"?void 0:a);return[{name:"INVALID_VALUE",message:o!==void 0&&Wc(o)?o:`${n} ${eo(e,a)}.${r.length===0?s0(a):o0(s,a)}`,at:i,path:r}]},Zc=(e,t)=>{let r=e.
at(-1);if(typeof r!="number")return we(String(r));let a=e.findLast(s=>typeof s=="string");return`Item ${r+1} of ${we(String(a))}${typeof t=="string"&&t!==""?`, ${we(
t)},`:""}`},s0=e=>Array.isArray(e)?" Write it under `steps:`, below `version: 1` and a `title`.":typeof e=="string"&&/^.+\.(?:ya?ml|jsonl?)$/.test(e)?" Pass the\
 text of that file, not its name.":"",o0=(e,t)=>e==="steps"?" Begin each step with `- `, such as `- tool: Edit`.":e==="file_path"&&Array.isArray(t)?" Write one \
path, or name several files in `glob`.":"",Wc=e=>/^[A-Z].*\.$/s.test(e),i0=(e,t,r)=>{let a=[...ao(r.schema,t),...t.length===0?r.alsoKnown??[]:[]];return e.slice(
0,to).map(s=>{let o=[...r.path,...t,s];return lo(s,{known:a,path:o,at:r.locate.key(o)})})},lo=(e,{known:t,path:r,at:a})=>{let s=t.includes("tool")?no(e):void 0;
if(s){let l=["file_path","notebook_path"].find(c=>Object.hasOwn(s.input().shape,c));return{name:"UNKNOWN_KEY",message:`Unknown key ${we(e)}; write \`tool: ${s.name}\
\`${l?`, and the path as \`${l}\``:""}.`,at:a,path:r}}let o=l0.get(e.toLowerCase())?.find(l=>t.includes(l))??oo(e,t),i=t.includes("tool")?Cr().filter(({input:l})=>Object.
hasOwn(l().shape,e)):[],n=o!==void 0?bt(o,t):i.length>0&&i.length<=n0?`it is a key of ${i.map(({name:l})=>l).join(" and ")}; ${bt(o,t)}`:t.includes("options")&&
Object.hasOwn(Z.shape,e)?"it belongs under `options`.":bt(o,t);return{name:"UNKNOWN_KEY",message:`Unknown key ${we(e)}; ${n}`,at:a,path:r,...o!==void 0&&{suggestions:[
o]}}},n0=2,l0=new Map(Object.entries({path:["file_path","notebook_path"],file:["file_path","notebook_path"],filename:["file_path","notebook_path"],from:["file_p\
ath"],source:["file_path"],to:["new_path"],destination:["new_path"],target:["new_path"],old:["old_string"],old_text:["old_string"],search:["old_string"],find:["\
old_string"],new:["new_string"],new_text:["new_string"],replace:["new_string"],replacement:["new_string"],rewrite:["new_string"],key:["path"],text:["content","n\
ew_string"],contents:["content"],cmd:["command"],reason:["why"]})),c0=(e,t,r)=>{let a=e.values.map(String),s=t.at(-1)==="version"?"PLAN_VERSION":"INVALID_VALUE",
o=typeof r=="string"?oo(r,a):void 0,i=`${Zc(t,void 0)} is ${Tr(r)}; it takes ${a.join(", ")}.`;return{name:s,message:i,...o!==void 0&&{suggestions:[o]}}},p0={path:[
"file_path","notebook_path"],old_str:["old_string"],new_str:["new_string"]},d0=["offset","limit"],m0=["replace_all","executable"],f0=["file_path","notebook_path",
"new_path"],u0=["old_string","new_string"],Xc=(e,t)=>{if(typeof t!="object"||t===null||Array.isArray(t))return t;let r=qc(e).input().shape,a=Object.entries(t).map(
([s,o])=>{let i=Jb(e)==="reads"?s:h0(s,r,t);return[i,g0(i,o)]});return Object.fromEntries(a)},h0=(e,t,r)=>Object.hasOwn(t,e)?e:(p0[e]??[]).find(a=>Object.hasOwn(
t,a)&&!Object.hasOwn(r,a))??e,g0=(e,t)=>typeof t!="string"?t:d0.includes(e)&&/^\d{1,15}$/.test(t)?Number(t):m0.includes(e)&&/^(true|false)$/.test(t)?t==="true":
f0.includes(e)?t.replace(/(?<!^)\/{2,}/g,"/").replace(/^\/{2,}/,"/"):u0.includes(e)&&t.startsWith("\uFEFF")?t.slice(1):t;import{core_text_literal$c as _0,core_text_literal$g as y0}from"./start.js";
import{core_text_json$a as po,core_text_json$b as w0,core_text_json$f as co}from"./hook.js";var Lr=new Set(["path","value","rule","document","from","indent","li\
nes"]),Le=new Set(["value","document"]),$t=new Set(["path","from"]),kt=e=>e.slice(2,4).find(t=>Lr.has(String(t))),Dr=e=>Qc(e)??Qc(e.map(t=>_0(t)??t)),Qc=e=>{let t=0;
return e.find(r=>{if(!/^(?:0|[1-9]\d{0,8})$/.test(r))t=Number.POSITIVE_INFINITY;else{if(Number(r)<t)return true;t=Number(r)}return false})},Pr=(e,t)=>Number.isSafeInteger(
t)&&String(t)===e?t:e,Fr=(e,t,r)=>{if(!co(e))return e;if(e.type==="tool_use"&&co(e.input)){let a=po(r.text,t,JSON.parse).findLast(({key:s})=>s==="input");return a?
{...e,input:ep(e.input,a.value.start,r)}:e}return ep(e,t,r)},ep=(e,t,r)=>{if(![...Le,...$t].some(s=>b0(e[s])))return e;let a=po(r.text,t,JSON.parse).map(({key:s,
value:o})=>Le.has(s)?[s,Ir(e[s],{...r,...o},y0)]:[s,$t.has(s)?Ir(e[s],{...r,...o},v0):e[s]]);return Object.fromEntries(a)},b0=e=>typeof e=="number"||typeof e=="\
object"&&e!==null,v0=e=>Pr(e,Number(e)),Ir=(e,{start:t,end:r,...a},s)=>{let{text:o,onMoved:i}=a;if(typeof e=="number")return s(o.slice(t,r));if(Array.isArray(e))
return w0(o,t).map((c,p)=>Ir(e[p],{...a,...c},s));if(!co(e))return e;let n=po(o,t,JSON.parse),l=Dr(n.map(({key:c})=>c));return l!==void 0&&i(l,t),Object.fromEntries(
n.map(({key:c,value:p})=>[c,Ir(e[c],{...a,...p},s)]))};import{core_text_literal$b as $0,core_text_literal$c as k0,core_text_literal$f as x0,core_text_literal$h as S0}from"./start.js";
import{yaml$a as tp,yaml$c as Ot,yaml$e as fo,yaml$f as At,yaml$i as O0}from"./start.js";import{core_text_words$r as A0}from"./hook.js";var Et=(e,t)=>{let r=ct(
e),a=e.indexOf("\0");if(a>=0)return xt({...St("the text has a NUL character; save it as UTF-8"),at:r(a)});let s=Ae(e,{nesting:t.nesting,single:true});if(!s.ok){
let u=r(s.offset);return s.reason==="too-deep"?xt(nt(t.nesting,u)):xt({...St(s.reason==="unbalanced"?T0:j0),at:u})}let[o]=s.documents,i=[...o?.errors??[],...o?.
warnings??[]],n=i.findIndex(({message:u})=>rp.test(u)),l=n<0?i:i.slice(0,n+1);if(l.length>0){let[u="",h=""]=E0.exec(e)??[];if(h!==""){let _=`a code fence is aro\
und the plan; keep only what is between the lines with ${h}`;return xt({...St(_),at:r(e.indexOf(u)+u.length-h.length)})}let g=l.filter(N0).map(_=>{let{words:w,at:y}=M0(
_,o);return{...St(w),at:r(y)}});return{ok:false,faults:C0(g).slice(0,t.problems)}}if(o?.directives.yaml.explicit&&o.directives.yaml.version!=="1.2")return xt({...St(
"a plan is YAML 1.2; remove the directive"),at:{line:1,column:1}});let c=o?.contents??null,p=F0(c,{limits:t,placeOf:r});if(!p.ok)return p;let{value:d,faults:m,aliases:f}=p;
return{ok:true,document:{value:d,faults:m,locate:D0(c,f,r)}}},E0=/(?:^\s*|\n)(```|~~~)/,T0="a bracket closes nothing; remove it, or put the value in quotes",j0="\
a plan is one document; move what follows `---` to another file",xt=e=>({ok:false,faults:[e]}),C0=e=>e.filter(({at:t},r)=>r===0||t.line!==e[r-1]?.at.line),N0=({
code:e,pos:[t]},r,a)=>e!=="BLOCK_AS_IMPLICIT_KEY"||a[r+1]?.code!=="MULTILINE_IMPLICIT_KEY"||a[r+1]?.pos[0]!==t;function M0({code:e,message:t,pos:[r]},a){let s=a&&
L0(a,r),o=rp.test(t);for(let[i,n]of I0)if(i.test(`${e} ${t}`))return{words:n(s?.sign??"",/\S+$/.exec(t)?.[0]??""),at:(o?s?.start:void 0)??r};return{words:t,at:r}}
var rp=/^Missing closing .quote|^Flow .* end with a/,mo={"{":"}","[":"]"},I0=[[/^TAB_AS_INDENT/,()=>"a tab indents the line; use spaces"],[/^BLOCK_AS_IMPLICIT_KEY/,
()=>"a second `: ` in the line; put the value in quotes"],[/^BAD_SCALAR_START/,(e,t)=>`a value cannot begin with ${t}; put it in quotes`],[/^BAD_DQ_ESCAPE/,(e,t)=>`\
the escape ${t.slice(0,2)} is not valid here; write a backslash as \\\\, or use single quotes`],[/closing .quote/,e=>`the quote ${e} that begins here does not e\
nd; close it, or use ${e==="'"?"double":"single"} quotes`],[/ Flow .* end with a/,e=>`the ${e} has no ${mo[e]}; close it, or put the value in quotes`],[/ Unexpected scalar at node end/,
e=>e in mo?`text follows ${mo[e]}; put the whole value in quotes`:`the value ends at its second ${e} and text follows; write ${e==="'"?"''":'\\"'} for a quote i\
nside it`],[/ Unexpected block-seq-ind on same line/,()=>"a `- ` after a key begins a list; put the value in quotes"],[/ Block scalar header| Not a YAML token/,
()=>"text follows | or > in the line; begin it in the next line, or put the value in quotes"],[/^TAG_RESOLVE_FAILED/,(e,t)=>`a plan has no tags, such as ${t}; p\
ut the value in quotes`],[/^MULTILINE_IMPLICIT_KEY|^MISSING_CHAR| All /,()=>"the line is not `key: value`, or does not start in the same column as its neighbour\
s; indent text of several lines further than its key"]];function L0(e,t){let r;return O0(e,{Node(a,s){let[o=0,,i=0]=s.range??[];o>=t||i<t||(fo(s)&&s.type==="QUO\
TE_SINGLE"&&(r={sign:"'",start:o}),fo(s)&&s.type==="QUOTE_DOUBLE"&&(r={sign:'"',start:o}),(Ot(s)||At(s))&&s.flow&&(r={sign:Ot(s)?"{":"[",start:o}))}}),r}var St=e=>({
name:"PLAN_SYNTAX",message:`Not valid YAML: ${e}.`}),D0=(e,t,r)=>{let a=new WeakMap,s=(c,p)=>{let d=a.get(c)??new Map(c.items.map(m=>[Ze(m.key)??"",m]));return a.
set(c,d),d.get(p)},o=c=>tp(c)?t.get(c)??null:c,i=(c,p)=>{let d=s(c,p);if(d)return d;let m=c.items.filter(f=>Yt(f.key)).map(({value:f})=>o(f));for(let f of m.flatMap(
u=>At(u)?u.items.map(o):[u])){let u=Ot(f)?i(f,p):void 0;if(u)return u}},n=c=>{let p={key:e,value:e};for(let d of c){let m=o(p.value),f;if(Ot(m)?f=i(m,String(d)):
At(m)&&(f={key:null,value:m.items[Number(d)]??null}),!f)break;p={key:f.key??f.value,value:f.value??f.key}}return p},l=c=>r(c?.range[0]??0);return{value:c=>l(n(c).
value),key:c=>l(n(c).key)}},P0=new Set(["version","offset","limit","start","end","timeout","session","expect_matches","min","max"]),F0=(e,t)=>{let r=new R0(t),a=r.
value(e,[]),{refusal:s,faults:o,aliases:i}=r;return s?{ok:false,faults:[s]}:{ok:true,value:a,faults:o,aliases:i}},R0=class{faults=[];aliases=new Map;refusal;#e;#t=new Map;#r=0;constructor(e){
this.#e=e}value(e,t){if(e===null||this.refusal)return null;if(tp(e))return this.#h(e);let r=this.#r,a=Ot(e)?this.#s(e,t):At(e)?this.#d(e,t):U0(e,t);return e.anchor&&
this.#t.set(e.anchor,{node:e,value:a,weight:this.#r-r}),a}#s(e,t){let r=[],a=Vt(e,Ze),s=new Set,o=[];for(let l of e.items){let c=Ze(l.key);if(c===void 0)return this.#p(
"PLAN_SYNTAX","Not valid in a plan: a key that is not text; put the value in quotes.",l.key);let p=[...t,c];if(a.has(l)&&this.faults.length<this.#e.limits.problems&&
this.faults.push(ot(c,p,this.#i(l.key))),Yt(l.key)){o.push(...this.#o(l.value,t));continue}s.add(c);let d=kt(t)==="value"&&z0(l.key)?$0(c):c;r.push([d,this.value(
l.value,p)])}let i=[...o.filter(([l])=>!s.has(k0(l)??l)),...r],n=Le.has(kt(t)??"")?Dr(i.map(([l])=>l)):void 0;return n!==void 0&&this.faults.length<this.#e.limits.
problems&&this.faults.push(it(n,this.#i(e))),Object.fromEntries(i)}#o(e,t){let r=(At(e)?e.items:[e]).toReversed().flatMap(a=>{let s=this.value(a,t);return typeof s==
"object"&&s!==null&&!Array.isArray(s)?Object.entries(s):this.#p("PLAN_SYNTAX","Not valid YAML: `<<` takes a mapping, or a list of mappings.",a)??[]});return[...new Map(
r)]}#d(e,t){return e.items.map((r,a)=>this.value(r,[...t,a]))}#h(e){let t=this.#t.get(e.source);if(!t)return this.#p("PLAN_SYNTAX",`Not valid YAML: the anchor ${A0(
`&${e.source}`)} is not defined before this alias; if * is text, put the value in quotes.`,e);if(this.#r+=1+t.weight,this.#r>this.#e.limits.aliases){let r=this.#e.
limits.aliases;return this.#p("LIMIT_EXCEEDED",`More than ${r} aliases, which is the limit (\`aliases\`).`,e)}return this.aliases.set(e,t.node),t.value}#p(e,t,r){
return this.refusal??={name:e,message:t,at:this.#i(r)},null}#i(e){return this.#e.placeOf(e?.range[0]??0)}},z0=e=>fo(e)&&e.type==="PLAIN"&&(typeof e.value!="stri\
ng"||S0(e.value)),U0=(e,t)=>{let{value:r}=e,a=kt(t);return a&&Le.has(a)?e.type==="PLAIN"?x0(e.source,r):r:typeof r!="number"?r:a&&$t.has(a)?Pr(e.source,r):a||P0.
has(String(t.at(-1)))?r:e.source??String(r)};import{core_text_literal$h as B0,core_text_literal$k as W0,core_text_literal$l as q0}from"./start.js";import{yaml$k as G0}from"./start.js";
import{core_text_words$o as K0}from"./hook.js";var ho=(e,{indent:t=2,indentSeq:r=true,flow:a=false,spelling:s,keyOf:o})=>{let i={tag:"tag:yaml.org,2002:spelt",default:true,
identify:n=>s(n)!==void 0,resolve:n=>n,stringify:n=>s(n.value)??""};return new G0(o?uo(e,{spelling:s,keyOf:o}):e,{version:"1.1",customTags:n=>[i,J0,...n.filter(
l=>typeof l=="string"||!H0.has(l.tag))],aliasDuplicateObjects:false}).toString({indent:t,indentSeq:r,lineWidth:0,...a&&{collectionStyle:"flow",flowCollectionPadding:!Array.
isArray(e)}}).trimEnd()},uo=(e,t)=>{if(Array.isArray(e))return e.map(a=>uo(a,t));if(typeof e!="object"||e===null||t.spelling(e)!==void 0)return e;let r=Object.entries(
e).map(([a,s])=>[t.keyOf(a,e)??a,uo(s,t)]);return r.some(([a])=>typeof a!="string")?new Map(r):Object.fromEntries(r)},ap=e=>e==="="||e==="<<"||!go(e)||W0(e)||B0(
e)||q0(e)!==void 0,go=e=>!/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff\p{Cs}]/u.test(e),H0=new Set(["merge","omap"].map(e=>`tag:yaml.org,2002:${e}`)),
J0={tag:"tag:yaml.org,2002:str",default:true,identify:e=>typeof e=="string"&&ap(e)&&(!e.includes(`
`)||!go(e.replace(/[\n\t]/g,""))),resolve:e=>e,stringify:e=>K0(e.value)};import{core_text_literal$a as sp,core_text_literal$c as V0,core_text_literal$f as Y0}from"./start.js";
import{core_tools_notebook_edit$m as Z0}from"./start.js";import{yaml$e as X0,yaml$r as Q0}from"./start.js";import{core_text_json$f as _o,core_text_json$i as ev,
core_text_json$j as op}from"./hook.js";import{core_text_words$o as zr}from"./hook.js";var tv=`# yaml-language-server: $schema=./node_modules/editplan/schema/pla\
n.schema.json
`,rv=(e,t)=>[...np(e,t)].join(""),av=(e,t)=>np(e,Ur(t,""));function*ip({steps:e,digest:t,vars:r,source:a,...s}){let o=cp(s);yield`${JSON.stringify(s)}
`;for(let i of e)yield`${JSON.stringify(o(i))}
`}function*np(e,t){let{steps:r,digest:a,vars:s,source:o,...i}=e,n=iv(i),l=cp(i);if(t==="json")yield`${JSON.stringify({...n,steps:r.map(l)},null,2)}
`;else if(t==="jsonl")yield*ip(e);else{yield`${tv}${sv(n)}steps:
`;for(let c of r)yield ov(l(c))}}var sv=e=>{let t=Rr(e,0);return lp(`${t}steps:
`,{...e,steps:null})?t:Object.entries(e).filter(([,r])=>r!==void 0).map(([r,a])=>`${r}: ${zr(a)}
`).join("")},ov=e=>{let t=`  - ${Rr(e,4).trimStart()}`;return lp(`steps:
${t}`,{steps:[e]})?t:`  - ${zr(e)}
`},lp=(e,t)=>{let r=Et(e,re);return r.ok&&r.document.faults.length===0&&op(r.document.value)===op(t)},iv=({options:e,...t})=>{let r=Z.parse({}),a=Object.entries(
e).filter(([s,o])=>o!==r[s]);return{...t,...a.length>0&&{options:Object.fromEntries(a)}}},cp=({sessions:e=[]})=>{let t=new Map(e.map((a,s)=>[Ar(a),s+1])),r=({tool:a,
session:s})=>{let o=s?t.get(Ar(s))??"none":"none";return t.size===0||Z0(a)==="reads"||o===1?void 0:o};return a=>{let{id:s,why:o,when:i,tool:n,input:l}=a,c=r(a);
return{tool:n,...s!==void 0&&{id:s},...o!==void 0&&{why:o},...c!==void 0&&{session:c},...i!==void 0&&{when:i},...l}}},Rr=(e,t)=>Object.entries(e).filter(([,r])=>r!==
void 0).map(([r,a])=>{let s=`${" ".repeat(t)}${r}:`;if(typeof a=="string")return`${s} ${fp(a,t+2)}
`;if(r==="edits"&&Array.isArray(a)&&!mp(a))return`${s}
${a.map(i=>`${" ".repeat(t+2)}- ${Rr(i,t+4).trimStart()}`).join("")}`;let o=pp(a);return o!==void 0?`${s} ${o}
`:Array.isArray(a)||_o(a)&&Lr.has(r)?`${s}
${nv(a,t+2)}`:_o(a)?`${s}
${Rr(a,t+2)}`:`${s} ${String(a)}
`}).join(""),nv=(e,t)=>(mp(e)?ho(e,{spelling:pp,keyOf:lv}):zr(e)).split(`
`).map(r=>`${r===""?"":" ".repeat(t)+r}
`).join(""),pp=e=>{if(e instanceof dp)return e.text;let t=sp(e);if(t===void 0)return;let{contents:r}=Q0(t,{schema:"core"});return X0(r)&&r.type==="PLAIN"&&r.source===
t&&sp(Y0(t,r.value))===t?t:void 0},lv=e=>{let t=V0(e);return t===void 0?void 0:new dp(t)},dp=class{text;constructor(e){this.text=e}},mp=e=>/^[ -~]*$/.test(JSON.
stringify(e))&&!JSON.stringify(e).includes("\\"),fp=(e,t)=>cv(e)?e:pv(e)?dv(e,t):/["\\]/.test(e)&&!/['\n]/.test(e)&&!up.test(e)?`'${e}'`:zr(e),cv=e=>/^(\.{0,2}\/|\.)?[A-Za-z_][\w./@+-]*( [\w./@+(),=-]+)*$/.
test(e)&&!/^(true|false|yes|no|on|off|null|y|n|\.inf|\.nan)$/i.test(e),pv=e=>e.includes(`
`)&&/[^ \t\n][ \t]*\n*$/.test(e)&&!up.test(e),up=/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/,dv=(e,t)=>{let r=/^\s/.test(e)?"2":"",
a=e.endsWith(`

`)?"+":e.endsWith(`
`)?"":"-",s=e.endsWith(`
`)?e.slice(0,-1):e;return`|${r}${a}
${s.replaceAll(/^(?=.)/gm," ".repeat(t))}`},mv={yaml:"yaml",yml:"yaml",json:"json",jsonl:"jsonl",ndjson:"jsonl"},Ur=(e,t)=>{let r=/\.([a-z]+)$/i.exec(e)?.[1]?.toLowerCase()??
"";return mv[r]??uv(t)},fv=1024*1024,uv=e=>{let t=e.search(/\S/);if(e[t]!=="{"&&e[t]!=="[")return"yaml";let r=e.indexOf(`
`,t);return!(r<0||r-t>fv)&&hv(e.slice(t,r))?"jsonl":"json"},hv=e=>{let t=ev(e);return _o(t)&&!Object.hasOwn(t,"steps")};var gp=e=>{let t=hp.test(e),r=yo(e,t),a=t?
r:yo(e,true),s=`${e}/`;return o=>{if(!t&&o.startsWith(s)&&o.length>s.length&&!o.includes("//"))return o.slice(s.length);let i=t||hp.test(o),[n,l]=[i?a:r,yo(o,i)];
if(!(l.compared.length<=n.compared.length)&&!n.compared.some((c,p)=>c!==l.compared[p]))return l.written.slice(n.compared.length-l.compared.length).join("/")}},hp=/^([A-Za-z]:([\\/]|$)|\\\\)/,
yo=(e,t)=>{let r=(t?e.replace(/^\\\\\?\\(?=[A-Za-z]:)/,""):e).split(t?/[\\/]+/:/\/+/);for(;r.length>1&&r.at(-1)==="";)r.pop();if(t){let[,s]=gv.exec(r.join("/"))??
[],o=s===void 0?r:[`${s}:`,...r.slice(_v(r))];return{compared:o.map(i=>i.toLowerCase()),written:o}}let a=r[0]===""&&r[1]==="private"&&/^(tmp|var|etc)$/.test(r[2]??
"")?["",...r.slice(2)]:r;return{compared:a[0]===""&&/^(users|volumes)$/i.test(a[1]??"")?a.map(s=>s.toLowerCase().normalize("NFC")):a,written:a}},gv=/^(?:\/mnt|\/cygdrive)?\/([A-Za-z])(?:\/|$)/,
_v=([,e])=>e==="mnt"||e==="cygdrive"?3:2,Br=({cwd:e,vars:t,source:r,...a})=>{let s=Te("sha256"),o=0,i=()=>{n&&o>0&&s.update(n.subarray(0,o)),o=0},n,l=u=>{let h=`${JSON.
stringify(u)}
`,g=h.length*3;if(o+g>wo&&i(),g>wo)return void s.update(h);n??=Buffer.allocUnsafe(wo),o+=n.write(h,o)},{author:c,left_out:p,options:d,sessions:m}=a,f={...c&&{author:ne(
c)},...p&&{left_out:p.map(ne)},...m&&{sessions:m.map(ne)}};return l(ne({...a,options:ne(d),...f})),{add:({id:u,input:h,session:g,tool:_,when:w,why:y})=>l({id:u,
input:ne(h),session:g&&ne(g),tool:_,when:w&&ne(w),why:y}),hex:()=>(i(),s.digest("hex"))}},yv=(e,t)=>{let r=Br(e);for(let a of t)r.add(a);return{...e,steps:t,digest:r.
hex()}},wo=64*1024,ne=e=>{let t=Object.keys(e),r=e,a={};for(let s of wv(t))a[s]=r[s];return a},wv=e=>{for(let t=1;t<e.length;t++){let r=e[t],a=t;for(;a>0&&e[a-1]>
r;a--)e[a]=e[a-1];e[a]=r}return e},Wr=e=>{if(e===void 0)return r=>r;let t=gp(e);return r=>t(r)??r};import{core_plan_steps$h as bv}from"./start.js";import{core_tools_notebook_edit$k as vv,
core_tools_notebook_edit$m as $v}from"./start.js";import{core_plan_variables$b as kv,core_plan_variables$c as xv,core_plan_variables$d as Sv}from"./start.js";import{
zod_2$G as Ov,zod_2$J as Av}from"./start.js";import{core_text_json$a as Ev,core_text_json$b as Tv,core_text_json$d as bp,core_text_json$e as vp,core_text_json$f as qr,
core_text_json$i as jv}from"./hook.js";import{core_text_words$r as Cv}from"./hook.js";import{errors$b as Nv}from"./hook.js";var De=class{#e;#t;#r=[];#s=false;#o=new Map;#d=Wr(
void 0);#h;#p;#i;#g=0;#l;#n=[];constructor(e,t,r={}){this.#e=e,this.#t=t,this.#p=r}header(e,t,r){let a=r==="line"?Er:Iv,s=a.safeParse(e);if(this.faults(Nr(e,["v\
ars"],{path:[],locate:t})),!s.success)return this.faults(vt(s.error.issues,{schema:a,value:e,path:[],locate:t}));let{$schema:o,steps:i,vars:n,defaults:l,...c}={
steps:void 0,...s.data};this.#l=l;let p=n?{...c,vars:this.#a(n,t)}:c;return this.#d=Wr(p.cwd),this.#n=p.sessions??[],this.#h=Br(p),p}#a(e,t){let{values:r,faults:a}=kv(
e,this.#p,t);return this.faults(a),this.#i=r,r}step(e,t,r){let a=["steps",t-1],s=this.#l?Dv(e,this.#l):e,o=this.#f(s,{path:a,locate:r});if(!o)return;let{value:i,
faults:n}=o,l=io(i,a,r),c=_p(i),p=c===void 0?void 0:this.#u(c,t,r),d=[...n,...l.ok?[]:l.faults,...p?[p]:[]];for(let y of d)this.fault(y,c);if(!l.ok||d.length>0)
return;let{input:m,when:f,session:u,...h}=l.content,g=$v(h.tool)==="reads"||u==="none"?void 0:this.#n[(u??1)-1];if(typeof u=="number"&&u>this.#n.length){let y=[
...a,"session"],b=`The plan has ${this.#n.length} \`sessions\`; there is no number ${u}.`;return this.fault({name:"INVALID_VALUE",message:b,at:r.value(y),path:y},
c)}let _=Pa(m,{path:Mr(i)?[...a,"input"]:a,locate:r}),w={index:t,...h,...g&&{session:g},...f&&{when:this.#m(f)},input:this.#m(m),at:{file:this.#e,...r.value(a)},
..._&&{keys:_}};return this.#h?.add(w),w}#f(e,t){let{repository:r}=this.#p;if(!this.#i&&!r)return{value:e,faults:[]};let a={vars:this.#i,repository:r};return this.#y(
Sv(e,a),t)?xv(e,a,t):void 0}#y(e,{path:t,locate:r}){let a=this.#g>this.#t.variables;if(this.#g+=e,this.#g<=this.#t.variables)return true;let s=`The variables br\
ing over ${this.#t.variables} characters into the steps, which is the limit (\`variables\`). Write large texts once, or split the plan.`;return a||this.fault({name:"\
LIMIT_EXCEEDED",message:s,at:r.value(t),path:t}),false}#m(e){let t=Mv.flatMap(a=>{let s=Reflect.get(e,a);return typeof s=="string"?[[a,this.#d(s)]]:[]}),r="edit\
s"in e?{edits:e.edits.map(a=>this.#m(a))}:{};return{...e,...Object.fromEntries(t),...r}}#u(e,t,r){let a=this.#o.get(e);if(a===void 0){this.#o.set(e,t);return}let s=[
"steps",t-1,"id"];return{name:"DUPLICATE_ID",message:`The id ${Cv(e)} is already that of step ${a}.`,at:r.value(s),path:s}}foundIn({faults:e,value:t}){for(let r of e)
this.fault(r,_p(Lv(t,r)))}faults(e){for(let t of e)this.fault(t)}fault({name:e,message:t,at:r,path:a,suggestions:s},o){if(this.#r.length>=this.#t.problems){this.#s=
true;return}let i=a?.[0]==="steps"&&typeof a[1]=="number"?a[1]+1:void 0;this.#r.push({name:e,message:t,at:{file:this.#e,...r},...i!==void 0&&{step:{index:i,...o!==
void 0&&{id:o}}},...s&&{suggestions:s}})}get sound(){return this.#r.length===0}get problems(){let e=this.#r.toSorted((r,a)=>{let[s,o]=[r.at??{line:0,column:0},a.
at??{line:0,column:0}];return s.line-o.line||s.column-o.column});if(!this.#s)return e;let t=`There are more problems than the ${this.#t.problems} listed, which \
is the limit (\`problems\`).`;return[...e,{name:"LIMIT_EXCEEDED",message:t}]}digest(){return this.#h?.hex()??""}},Mv=["file_path","notebook_path","new_path","cr\
eate","rename","delete"],Iv=Er.extend({steps:Av(Ov()).min(1)}),_p=e=>qr(e)&&Object.hasOwn(e,"id")&&typeof e.id=="string"?e.id:void 0,Lv=(e,{path:t})=>{if(t?.[0]!==
"steps"||typeof t[1]!="number"||typeof e!="object"||e===null)return;let r=Reflect.get(e,"steps");return Array.isArray(r)?r[t[1]]:e},Dv=(e,t)=>qr(e)?e.type==="to\
ol_use"&&qr(e.input)?{...e,input:yp(e.name,e.input,t)}:yp(e.tool,e,t):e,yp=(e,t,r)=>{let a=vv(e);if(!a)return t;let{shape:s}=a.input(),o=t;for(let[i,n]of Object.
entries(r))!(Object.hasOwn(o,i)||!Object.hasOwn(s,i))&&n!==void 0&&Pv(i,{tool:a,input:o,value:n})&&(o={...o,[i]:n});return o},Pv=(e,{tool:t,input:r,value:a})=>{
let s=r.glob!==void 0,o=t.takesDefault?.(e,r);if(o!==void 0)return o;switch(e){case"glob":return r.file_path===void 0&&r.notebook_path===void 0;case"replace_all":
return r.old_string!==void 0;case"language":return r.pattern!==void 0||r.rule!==void 0;case"match":return a==="exact"||!s&&r.old_string!==void 0;default:return s}},
$p=(e,t)=>kp(e,t,r=>r),Gr=(e,t)=>kp(e,t,(r,{steps:a},s)=>Fv(r,{text:e,steps:a,onMoved:s})),kp=(e,t,r)=>{let a=ct(e),s=Yv(e,t);if(s.exceeded)return{ok:false,faults:[
Rv(s.exceeded,t,a)]};let o;try{o=JSON.parse(e)}catch(n){let{offset:l,message:c}=Bv(e)??{offset:0,message:String(n)};return{ok:false,faults:[{name:"PLAN_SYNTAX",
message:`Not valid JSON: ${c}.`,at:a(l)}]}}let i=s.duplicates.map(({key:n,path:l,offset:c})=>ot(n,l,a(c)));return{ok:true,document:{value:r(o,s,(n,l)=>i.push(it(
n,a(l)))),faults:i,locate:zv({text:e,steps:s.steps,placeOf:a})}}},Fv=(e,{steps:t,...r})=>qr(e)?Array.isArray(e.steps)?{...e,steps:e.steps.map((a,s)=>Fr(a,t[s]??
0,r))}:Fr(e,bp(r.text,0),r):e,Rv=({limit:e,offset:t},r,a)=>{let s=a(t);if(e==="nesting")return nt(r.nesting,s);let o=e==="steps"?"steps":"objects and lists than\
 so many steps need";return{name:"LIMIT_EXCEEDED",message:`More than ${r.steps} ${o}, which is the limit (\`steps\`).`,at:s}},zv=({text:e,steps:t,placeOf:r})=>{
let a=new Map,s=i=>{let n=a.get(i)??new Map(Uv(e,i));return a.set(i,n),n},o=i=>{let n=bp(e,0),l={keyAt:n,valueAt:n},c=i,p=i[0]==="steps"?t[Number(i[1]??-1)]:void 0;
p!==void 0&&(l={keyAt:p,valueAt:p},c=i.slice(2));for(let d of c){let m=s(l.valueAt).get(String(d));if(!m)break;l=m}return l};return{value:i=>r(o(i).valueAt),key:i=>r(
o(i).keyAt)}},Uv=(e,t)=>e[t]==="{"?Ev(e,t,Sp).map(({key:r,start:a,value:s})=>[r,{keyAt:a,valueAt:s.start}]):e[t]==="["?Tv(e,t).map(({start:r},a)=>[String(a),{keyAt:r,
valueAt:r}]):[],Bv=e=>{let t;return ba(e,{onError:(r,a)=>{t??=e[a]==='"'?Wv(e,a):void 0,t??=qv(Ye(r),a,e)}},{disallowComments:true}),t},Wv=(e,t)=>{let r=vp(e,t),
a=e.slice(t,r),s=a.trimEnd().search(/[\u0000-\u001f]/);if(s>=0)return{offset:t+s,message:"a line break, a tab or another control character; write it as an escap\
e, such as \\n"};for(let o of a.matchAll(/\\(u[0-9a-fA-F]{4}|["\\/bfnrt])?/g))if(!o[1])return{offset:t+o.index,message:"no such escape; write a backslash as \\\\"};
return r>e.length?{offset:t,message:'this string is not closed; add the " at its end, or the rest of the text'}:void 0},qv=(e,t,r)=>{let a=Gv[e],s=r.slice(0,t).
trimEnd();if(s.endsWith(",")&&/[\]}]/.test(r[t]??""))return{offset:s.length-1,message:"a comma with nothing after it; remove it"};if(e==="InvalidCommentToken")return{
offset:t,message:"JSON has no comments; remove it, or write the plan in YAML"};if(a===void 0)return{offset:t,message:"not a JSON value; text needs double quotes"};
let o=t>=r.length;return{offset:t,message:o?`ends early, expected ${a}`:`expected ${a} here`}},Gv={ValueExpected:"a value",PropertyNameExpected:"a key",ColonExpected:"\
:",CommaExpected:"a comma or the end of the list",CloseBraceExpected:", or }",CloseBracketExpected:", or ]",EndOfFileExpected:"nothing more"},Kv=34,Hv=44,Jv=91,
wp=93,xp=123,Vv=125,Yv=(e,t)=>{let r=new Zv(t);for(let a=0;a<e.length&&!r.exceeded;a++){let s=e.charCodeAt(a);if(s>32&&s!==wp&&r.awaitsStep&&r.step(a),s===Kv){let o=vp(
e,a);r.awaitsKey&&r.key(e.slice(a,o),a),a=o-1}else s===xp||s===Jv?r.open(s,a):s===Vv||s===wp?r.close():s===Hv&&r.comma()}return r},Zv=class{steps=[];duplicates=[];exceeded;awaitsKey=false;awaitsStep=false;#e;#t=[];#r=[];#s=0;#o=false;#d="";constructor(e){
this.#e=e}step(e){this.awaitsStep=false,this.steps.length===this.#e.steps?this.exceeded={limit:"steps",offset:e}:this.steps.push(e)}key(e,t){let r=Sp(e);this.duplicates.
length<this.#e.problems&&this.#h(r,t),this.#t.length===1&&(this.#d=r),this.awaitsKey=false}#h(e,t){let r=this.#r[this.#t.length];if(r?.has(e)){let a=this.#o?["s\
teps",this.steps.length-1,e]:[e];this.duplicates.push({key:e,offset:t,path:a})}r?.add(e)}open(e,t){let r=e===xp,a=this.#t.push(r);a>this.#e.nesting&&(this.exceeded=
{limit:"nesting",offset:t}),++this.#s>2*this.#e.steps+64&&(this.exceeded={limit:"collections",offset:t}),this.awaitsKey=r,r?this.#p(a):a===2&&this.#d==="steps"&&
(this.#o=true,this.awaitsStep=true)}close(){this.#t.pop(),this.awaitsKey=false,this.awaitsStep=false,this.#t.length<2&&(this.#o=false)}comma(){this.awaitsKey=this.#t.
at(-1)??false,this.awaitsStep=this.#o&&this.#t.length===2}#p(e){let t=this.#r[e];t?t.clear():this.#r[e]=new Set}},Sp=e=>e.includes("\\")?String(jv(e)??e):e.slice(
1,-1),Xv=(e,t={})=>{let r={...re,...t.limits},a=new De(e.name,r,t),s=bv(),o,i=0;for(let c of Ap(e,a,r))c.type==="header"?o=c.header:(i++,s.add(c.step));if(!a.sound||
!o)return{ok:false,problems:a.problems};let n=a.digest(),l=s.outline();return{ok:true,plan:{...o,steps:{length:i,outline:l,[Symbol.iterator]:()=>Qv(e,{limits:r,
digest:n,options:t})},digest:n}}};function*Qv(e,{limits:t,digest:r,options:a}){let s=new De(e.name,t,a);for(let i of Ap(e,s,t))i.type==="step"&&(yield i.step);if(s.
sound&&s.digest()===r)return;let o=`The plan ${e.name} changed while it was being replayed. Apply it again.`;throw new Nv({name:"FILE_MODIFIED",message:o})}async function*e$(e,t={}){
let r={...re,...t.limits},a=new De(e.name,r,t),s=new Tt(a,r),o=0;for await(let i of s$(e.chunks,a,r)){let n=s.take(i);if(s.ended)break;n?.type==="step"&&o++,n&&
a.sound&&(yield n)}s.end(),a.sound?yield{type:"end",steps:o,digest:a.digest()}:yield{type:"refused",problems:a.problems}}var Tt=class{ended=false;#e;#t;#r;#s=0;constructor(e,t){
this.#e=e,this.#t=t}take(e){let t=this.#s++;if(t>this.#t.steps)return this.ended=true,this.#e.fault(lt(this.#t.steps,{line:e.number,column:1}));let r=Op(e,t===0?
[]:["steps",t-1],this.#t,Gr);if(!r.ok)return this.#e.faults(r.faults);let{value:a,locate:s}=r.document;if(this.#e.foundIn(r.document),t>0){let o=this.#e.step(a,
t,s);return o&&{type:"step",step:o}}return this.#r=this.#e.header(a,s,"line"),this.#r&&{type:"header",header:this.#r}}end(){return this.#s<2&&this.#e.fault(ae()),
this.#r}},Op=(e,t,r,a=$p)=>{let s=a(e.text,r),o=c=>({...c,at:bo(c.at,e),...c.path&&{path:[...t,...c.path]}});if(!s.ok)return{ok:false,faults:s.faults.map(o)};let{
value:i,faults:n,locate:l}=s.document;return{ok:true,document:{value:i,faults:n.map(o),locate:t$(l,e,t)}}},bo=(e,t)=>({line:t.number,column:e.column}),t$=(e,t,{
length:r})=>({value:a=>bo(e.value(a.slice(r)),t),key:a=>bo(e.key(a.slice(r)),t)});function*vo(e){for(let t of $o([e],Number.POSITIVE_INFINITY))t.text!==void 0&&
(yield t)}function*$o(e,t){let r=new Ep(t);for(let a of e)yield*r.take(a);yield*r.end()}function*Ap({pieces:e},t,r){let a=new Tt(t,r);for(let s of r$(e,t,r)){let o=a.
take(s);if(o&&(yield o),a.ended)break}a.end()}function*r$(e,t,r){for(let a of $o(a$(e),r.jsonBytes)){if(a.text===void 0)return t.fault(de("jsonBytes",r.jsonBytes));
yield a}}function*a$(e){let t=true;for(let r of e)yield t?r.replace(/^\ufeff/,""):r,t&&=r===""}async function*s$(e,t,r){let a=new TextDecoder("utf-8",{fatal:true}),
s=new Ep(r.jsonBytes);for await(let o of o$(e)){let i=i$(a,o);if(i===void 0)return t.fault(La({line:s.number,column:1}));for(let n of s.take(i)){if(n.text===void 0)
return t.fault(de("jsonBytes",r.jsonBytes));yield n}if(s.tooLong)return t.fault(de("jsonBytes",r.jsonBytes))}for(let o of s.end())o.text!==void 0&&(yield o)}async function*o$(e){
yield*e,yield void 0}var i$=(e,t)=>{try{let r=typeof t=="string"?Buffer.from(t):t;return r?e.decode(r,{stream:true}):e.decode()}catch{return}},Ep=class{number=1;#e;#t=[];#r=0;constructor(e){
this.#e=e}get tooLong(){return this.#r>this.#e}*take(e){let t=0;for(let r=e.indexOf(`
`);r>=0;r=e.indexOf(`
`,t))this.#s(e.slice(t,r)),yield*this.end(),this.number++,t=r+1;this.#s(e.slice(t))}*end(){let e=this.tooLong?void 0:this.#t.join("");this.#t=[],this.#r=0,e?.trim()!==
""&&(yield{text:e,number:this.number})}#s(e){this.#r+=e.length,this.tooLong?this.#t=[]:e!==""&&this.#t.push(e)}};import{errors$b as n$}from"./hook.js";var Pe=(e,t={})=>{
Kr(e);let r={...re,...t.limits},a=e.text.startsWith("\uFEFF")?e.text.slice(1):e.text,s=e.format??Ur(e.name,a),o=new De(e.name,r,t),i=[],n=l$({text:a,format:s,limits:r,
assembly:o,steps:i,isObject:e.isObject??false}),{problems:l}=o;return l.length>0||!n?{ok:false,problems:l}:{ok:true,plan:{...n,steps:i,digest:o.digest()}}};function Kr(e){
let{name:t,text:r}=e??{};if(!(typeof t=="string"&&typeof r=="string"))throw new n$({name:"USAGE",message:"source: it must be { name, text }, both strings."})}var l$=e=>{
let{text:t,format:r,limits:a,assembly:s}=e,o=r==="yaml"?a.yamlBytes:a.jsonBytes;return Buffer.byteLength(t)>o?s.fault(de(r==="yaml"?"yamlBytes":"jsonBytes",o)):
r==="jsonl"?d$(e):c$(e)},c$=({text:e,format:t,limits:r,assembly:a,steps:s,isObject:o})=>{if(e.trim()==="")return a.fault(ae());let i=t==="yaml"?Et(e,r):Gr(e,r);
if(!i.ok)return a.faults(i.faults);let{value:n}=i.document,l=o?Da(i.document.locate):i.document.locate;if(a.foundIn(i.document),n===null)return a.fault(ae());let c=p$(
n);if(c.length>r.steps)return a.fault(lt(r.steps,l.value(["steps",r.steps])));let p=a.header(n,l,"document");for(let[d,m]of c.entries()){let f=a.step(m,d+1,l);f&&
s.push(f)}return p},p$=e=>{let t=typeof e=="object"&&e!==null?Reflect.get(e,"steps"):void 0;return Array.isArray(t)?t:[]},d$=({text:e,limits:t,assembly:r,steps:a})=>{
let s=new Tt(r,t);for(let o of vo(e)){let i=s.take(o);if(i?.type==="step"&&a.push(i.step),s.ended)break}return s.end()};import{errors$b as xo,errors$c as m$}from"./hook.js";
function Tp(e,t){let r=Pe({name:"plan",text:h$(e),format:"json",isObject:true},t);if(r.ok)return r.plan;throw new xo(r.problems.map(_$))}function ko(e){if(typeof e==
"string"){let t=Pe({name:"plan",text:e});if(t.ok)return t.plan;throw new xo(t.problems)}return u$(e)?e:Tp(e)}var Hr=e=>f$(e)?e.map(ko):[ko(e)],f$=e=>Array.isArray(
e),u$=e=>typeof e=="object"&&e!==null&&"digest"in e&&"options"in e;function h$(e){try{return JSON.stringify(e,g$)??"null"}catch(t){let r=m$(t);throw new xo({name:"\
INVALID_VALUE",message:`The plan is not plain data: ${r}. Give values that JSON has.`})}}var g$=(e,t)=>{if(typeof t!="number"||Number.isFinite(t)&&(!Number.isInteger(
t)||Number.isSafeInteger(t)))return t;throw new RangeError(`${t} at ${JSON.stringify(e)} is no number that JSON keeps; write { $literal: "\u2026" } with its digits`)},
_$=({at:e,...t})=>e?.field?{...t,message:`${e.field}: ${t.message}`}:t;import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";import{errors$c as b$}from"./hook.js";var y$=N("node:process");var{env:jt,kill:jp,platform:Ct}=y$;
var w$=N("node:child_process");var{spawn:be}=w$;var v$=new Set(`PATH HOME USER LOGNAME SHELL LANG LANGUAGE TZ TERM COLORTERM NO_COLOR FORCE_COLOR CI TMPDIR TEMP\
 TMP
  JAVA_HOME GOPATH GOROOT GOCACHE CARGO_HOME RUSTUP_HOME VIRTUAL_ENV PNPM_HOME XDG_CACHE_HOME XDG_CONFIG_HOME XDG_DATA_HOME
  SYSTEMROOT WINDIR COMSPEC PATHEXT SYSTEMDRIVE HOMEDRIVE HOMEPATH USERPROFILE APPDATA LOCALAPPDATA PROGRAMFILES
  PROGRAMFILES(X86) PROGRAMDATA NUMBER_OF_PROCESSORS PROCESSOR_ARCHITECTURE OS`.split(/\s+/)),Fe=(e=jt,t=[])=>{let r={};for(let[a,s]of Object.entries(e))Mp(a,t)&&
s!==void 0&&(r[a]=s);return r},$$=(e,t=jt)=>{let r=Fe(t),a=(r.PATH??"").split(lr).filter(s=>cr(s)&&k$(s,e));return{...r,...r.PATH!==void 0&&{PATH:a.join(lr)}}},
k$=(e,t)=>{let r=$l(t,e);return r.startsWith("..")||cr(r)},Mp=(e,t)=>v$.has(e.toUpperCase())||/^LC_[A-Z]+$/.test(e)||t.includes(e),x$=(e={...S$(),...jt})=>Object.
entries(e).filter(([t,r])=>r&&!Mp(t,[])&&O$.test(t)).map(([t])=>t).sort();function S$(){try{let e=F("/proc/self/environ","utf8").split("\0");return Object.fromEntries(
e.map(t=>t.split(/=(.*)/s,2)))}catch{return{}}}var O$=/TOKEN|SECRET|PASSW|CREDENTIAL|(API|ACCESS|PRIVATE|ACCOUNT)_?KEY/i,Eo=(e,{path:t=jt.PATH,cwd:r}={})=>(e.includes(
"/")?["."]:(t??"/usr/bin:/bin").split(lr)).filter(a=>r!==void 0||cr(a)).map(a=>nr(r??"/",a,e)).find(A$),A$=e=>{try{return hl(e,gl.X_OK),_l(e).isFile()}catch{return false}},
So=["setpriv","--pdeathsig","KILL","--"],Oo=["--pid","--fork","--kill-child","--mount-proc","--"],Ao=["--user","--map-current-user"],Cp=["setpriv","--bounding-s\
et","-sys_admin,-sys_ptrace,-sys_module,-sys_rawio,-bpf,-perfmon","--"],E$=["timeout","--foreground","0"],T$=[...[[["unshare",...Oo],Cp],[["unshare",...Ao,...Oo],
Cp],[["unshare",...Ao,...Oo]]].map(e=>({wrapper:[So,...e,E$],endsAll:true,hidesParents:true})),{wrapper:[So,["unshare",...Ao,"--"]],endsAll:false,hidesParents:true},
{wrapper:[So],endsAll:false,hidesParents:false}],Np={wrapper:[],endsAll:false,hidesParents:false},j$,Ip=()=>j$??=C$(),C$=async()=>{if(Ct!=="linux")return Np;for(let e of T$){
let t=await N$(e);if(t)return t}return Np},N$=async e=>{let t=e.wrapper.flatMap(([a="",...s])=>[Eo(a)??"",...s]),r=Eo("true");if(!(r===void 0||t.includes("")))return await I$(
[...t,r])?{...e,wrapper:t}:void 0},M$=1e4,I$=([e="",...t])=>new Promise(r=>{let a=be(e,t,{cwd:"/",env:{},stdio:"ignore",timeout:M$,killSignal:"SIGKILL"});a.on("\
error",()=>r(false)),a.on("exit",s=>r(s===0))}),L$=50,D$=()=>{let e="EDITPLAN_PROGRAM",t=er();return{variable:{[e]:t},async sweep(){for(let r=0;r<L$;r+=1){let a=P$(
`${e}=${t}`);if(a.length===0)return;for(let s of a)Lp(s);await Rt(10)}}}},P$=e=>Ct==="linux"?L("/proc").filter(t=>/^\d+$/.test(t)&&F$(t).includes(e)).map(Number):
[],F$=e=>{try{return F(`/proc/${e}/environ`,"latin1").split("\0")}catch{return[]}},Lp=e=>{try{jp(e,"SIGKILL")}catch(t){if(!(t instanceof Error&&"code"in t&&(t.code===
"ESRCH"||t.code==="EPERM")))throw t}},To=async({argv:e,cwd:t,environment:r},a)=>{let{wrapper:s,endsAll:o}=a??await Ip();if(s.length>0&&Eo(e[0],{cwd:t,path:r.PATH})===
void 0)return`${JSON.stringify(e[0])} does not exist, or cannot be executed`;let i=o?void 0:D$(),[n="",...l]=[...s,...e];try{let c=be(n,l,{cwd:t,env:{...r,...i?.
variable},shell:false,windowsHide:true,detached:Ct!=="win32",stdio:["pipe","pipe","pipe"]});return{child:c,kill:()=>R$(c),sweep:async()=>i?.sweep()}}catch(c){return b$(
c)}},R$=e=>{if(e.pid!==void 0){if(Ct==="win32"){be("taskkill",["/pid",String(e.pid),"/T","/F"],{stdio:"ignore",windowsHide:true}).on("error",()=>e.kill());return}
Lp(-e.pid)}};var z$=500,Nt=async(e,t)=>{let r=await To(e,t);if(typeof r=="string")return U$(r);let a=await B$(r,e);return await r.sweep(),a},U$=e=>{let t=Buffer.
alloc(0);return{ended:"not-started",exitCode:null,stdout:t,stderr:t,output:t,milliseconds:0,failure:e}},B$=({child:e,kill:t},r)=>new Promise(a=>{let s=performance.
now(),o="exit",i,n=d=>{o==="exit"&&(o=d),t()},l=q$(e,r.outputLimit??16*2**20,()=>n("output")),c=setTimeout(()=>n("timeout"),r.timeout??6e5),p=()=>n("aborted");r.
signal?.addEventListener("abort",p,{once:true}),r.signal?.aborted&&p(),e.on("error",d=>{e.pid===void 0&&(o="not-started",i=d.message)}),e.on("exit",()=>{t(),setTimeout(
()=>[e.stdout,e.stderr].forEach(d=>{d?.destroy()}),z$).unref()}),e.on("close",(d,m)=>{clearTimeout(c),r.signal?.removeEventListener("abort",p);let f=performance.
now()-s,u=o==="exit"?W$(d,m):null;a({ended:o,exitCode:u,...l(),milliseconds:f,...i===void 0?{}:{failure:i}})}),G$(e,r.input)}),W$=(e,t)=>t===null?e:128+ir.signals[t],
q$=(e,t,r)=>{let a=[],s=t;for(let i of["stdout","stderr"])e[i]?.on("data",n=>{s>0&&a.push({from:i,bytes:n.subarray(0,s)}),s-=n.length,s<0&&r()});let o=i=>Buffer.
concat(a.filter(n=>n.from===i).map(({bytes:n})=>n));return()=>({stdout:o("stdout"),stderr:o("stderr"),output:Buffer.concat(a.map(({bytes:i})=>i))})},G$=(e,t)=>{
e.stdin?.on("error",()=>e.stdin?.destroy()),e.stdin?.end(t)},jo=4096,Co=e=>{if(e.length<=jo)return e.toString();let t=e.subarray(-jo),r=t.indexOf(`
`);return t.subarray(r>=0&&r<jo-1?r+1:0).toString().replace(/^\ufffd+/,"")},No=({ended:e,exitCode:t,failure:r})=>({exit:`exited with ${t}`,timeout:"was killed a\
fter its timeout",output:"was killed because it printed too much",aborted:"was stopped","not-started":`could not be started (${r})`})[e],K$=({argv:e,cwd:t,stdout:r,
signal:a})=>{let[s,...o]=e;return new Promise(i=>{let n=be(s,o,{cwd:t,shell:false,stdio:["inherit",r==="stdout"?1:2,2]}),l=()=>{n.kill("SIGTERM")};a?.addEventListener(
"abort",l,{once:true});let c=p=>{a?.removeEventListener("abort",l),i(p)};n.on("error",c),n.on("exit",(p,d)=>c(p??128+(d?ir.signals[d]:0)))})},H$=({argv:e,cwd:t})=>{
let[r,...a]=e;return new Promise(s=>{let o=be(r,a,{cwd:t,shell:false,stdio:["pipe","pipe","inherit"]}),i=new Promise(n=>{o.on("exit",(l,c)=>n(l??128+(c?ir.signals[c]:
0)))});o.on("error",s),o.on("spawn",()=>s({input:o.stdin,output:o.stdout,ended:i,stop:(n=void 0)=>{o.kill(n)}}))})};import{core_text_utf8_cache$n as J$}from"./hook.js";
var Io=([e,...t])=>({run:[e,...t],timeout:3600,formats:false,env:[],"on-failure":"stop"});async function*V$(e,t){for(let r of e){let a=await Y$(r,t);if(yield a,
!a.ok&&r["on-failure"]!=="draft")return}}var Pp=({name:e,run:t})=>e??(typeof t=="string"?t:t.join(" ")),Y$=async(e,t)=>{let r=Pp(e),a=[],s=0,o;for(let n of await Z$(
e)){let l=await Nt({argv:n,cwd:t.cwd,environment:{...Fe(t.environment,e.env),...t.env},timeout:Math.max(1,e.timeout*1e3-s),...t.signal&&{signal:t.signal}});if(a.
push(l.output),s+=l.milliseconds,o=X$(r,l),o)break}let i=Buffer.concat(a);return{verification:e,name:r,ok:!o,output:i,tail:Co(i),milliseconds:s,...o&&{problem:o}}},
Z$=async({run:e})=>{if(typeof e!="string")return[e];let{readCommandLine:t}=await import("./core-programs-command-line.js"),r=t(e);if(!r.ok||!r.programs)throw new TypeError(
`${e} needs a shell, and no shell is used`);return r.programs},X$=(e,t)=>t.ended==="exit"&&t.exitCode===0?void 0:{name:"VERIFY_FAILED",message:`The verification\
 ${JSON.stringify(e)} ${No(t)}. See its output.`};function Lo(e,t){let{path:r}=e;return t.some(({run:a})=>Q$(a).has(r))?"run by the verification":ek.some(a=>a.test(
r))?"test configuration":tk.some(({name:a,partOf:s})=>a.test(r)&&rk(e,s))?"scripts of a manifest":void 0}var Q$=e=>new Set((typeof e=="string"?e.split(/\s+/):e).
flatMap(t=>[t,t.slice(t.indexOf("=")+1)]).map(t=>t.replace(/^["']|["']$/g,"").replace(/^(?:\.\/)+/,""))),ek=[/(?:^|\/)(?:vitest|jest|karma|playwright|cypress|wdio|ava|nightwatch|stryker|mocha|nyc|c8|tap)[.-](?:config|conf|setup|workspace)\b[^/]*$/,
/(?:^|\/)\.(?:mocha|nyc|c8|tap|coverage)rc[^/]*$/,/(?:^|\/)(?:pytest\.ini|tox\.ini|noxfile\.py|conftest\.py|\.rspec|phpunit\.xml(?:\.dist)?|codecov\.yml)$/,/(?:^|\/)(?:GNUmakefile|[Mm]akefile|justfile|Taskfile\.ya?ml|Rakefile|Jenkinsfile|\.gitlab-ci\.yml|\.pre-commit-config\.yaml)$/,
/^\.github\/(?:workflows|actions)\//,/^\.github\/editplan\.ya?ml$/],Mo=(...e)=>t=>{let r=JSON.parse(t.replace(/^\ufeff/,""));return e.map(a=>r[a]??null)},Dp=(e,t)=>r=>r.
split(/\r?\n/).some(a=>!e.test(a)&&t.test(a.replace(/[\s"']/g,"")))?r:r.split(/^(?=\[)/m).filter(a=>e.test(a)),tk=[{name:/(?:^|\/)package\.json$/,partOf:Mo("scr\
ipts","jest","vitest","mocha","ava","nyc","c8","tap","lint-staged","husky","wireit")},{name:/(?:^|\/)composer\.json$/,partOf:Mo("scripts")},{name:/(?:^|\/)deno\.jsonc?$/,
partOf:Mo("tasks","test")},{name:/(?:^|\/)pyproject\.toml$/,partOf:Dp(/^\[+\s*(?:tool\.(?:pytest|tox|nox|poe|taskipy|hatch|pdm|coverage)|project\.scripts)/,/^\[*(?:tool(?:[\]=]|\.(?:pytest|tox|nox|poe|taskipy|hatch|pdm|coverage))|project(?:=|\.scripts)|scripts[.=])|^\[.*\\/)},
{name:/(?:^|\/)(?:setup\.cfg|Cargo\.toml)$/,partOf:Dp(/^\[+\s*(?:tool:pytest|test|profile\.test|alias)/,/^\[+(?:tool:pytest|test|alias)|^\[*profile(?:[\]=]|\.test)|^\[.*\\/)}];
function rk({from:e,before:t,after:r},a){let[s,o]=[e===void 0?t:void 0,r].map(i=>i?ak(J$(i),a):"");return s!==o}function ak(e,t){try{return JSON.stringify(t(e))}catch{
return e}}var Fp={only:true,maxFiles:true,maxLines:true},Do={...Fp,root:true,bare:true,environment:true,opened:true,programs:true,command:true,policy:true,policyOf:true,
ask:true,keepOutput:true,onWorktree:true,notes:true,signal:true,onEvent:true,onContents:true},sk={place:{},replays:"commit",onto:"rebase",writes:false,dirty:"ig\
nored",allRefusals:false,tellsCommits:false,asks:false,onAsk:"pass",programs:"formatters",inspects:"never",onFailure:"stop",limits:false};import{core_report_build_report$a as ok}from"./start.js";
import{core_plan_steps$g as ik}from"./start.js";import{core_text_words$a as nk}from"./hook.js";var Jr=({runMode:e,policy:t})=>e.tellsCommits&&!t.checkOnly;async function ve(e,t,r={
written:false}){let{baseline:a}=e,{request:s,workspace:o,verifications:i,sections:n,problems:l,audit:c}=t,{header:p,files:d,overrides:m,combination:f,outline:u}=s,
{branch:h,written:g,notes:_=[]}=r,w=Jr(e)?t.run:void 0,y=ok({verifications:i,problems:l,sections:{...f,...n},written:g,files:c.files,steps:Rp(t.steps,s),plan:{title:p.
title,digest:p.digest,description:p.description,files:d,overrides:m,without:p.without,leftOut:p.left_out,sources:s.plans.flatMap(({source:k})=>k??[]),words:u.words},
base:a.base,head:w?{...w.head,...h!==void 0&&{branch:h}}:null,run:w?{id:w.id}:null,notes:[...t.notes,..._,...await dk(a.git,{ignored:t.run?.ignored??[],workspace:o}),
...pk(s),...ck(s)]}),{readingInParts:b}=await import("./core-report-read-first.js"),v=await j(y);await Ft();let{groups:$}=await la(b(v));return{...v,read_first:$}}
function Rp(e,{files:t,plans:r}){if(t.length<2)return e;let a=0,s=r.map(o=>(a+=o.steps.length,{last:a,fileOf:lk(o)}));return e.map(o=>{let i=s.find(({last:n})=>o.
index<=n)?.fileOf(o.index);return i===void 0?o:{...o,plan:i}})}function lk({steps:e}){let[t,...r]=ik(e).files;if(r.length===0)return()=>t;let a=new Map(Array.from(
e,({index:s,at:o})=>[s,o.file]));return s=>a.get(s)}var ck=({passedOver:e})=>[...e].map(([t,r])=>`Step ${t} passed over ${nk(r,"file")} that its glob names: a r\
ule denies to read ${r===1?"it":"them"}.`),pk=({steps:e})=>e.length<=Me?[]:[`The patches of ${e.length} steps are left out of the report; \`editplan show <run> <\
step>\` prints each.`],dk=async(e,{ignored:t,workspace:r})=>[...t.map(a=>`${a}: git ignores it, so no commit holds it; undo gives its old bytes back.`),...await mk(
e,r.changes())];async function mk({config:e},t){if(!t.some(({after:a})=>a?.includes(`\r
`)))return[];let r=(await e()).get("core.autocrlf")?.toLowerCase()??"false";return/^(?:false|no|off|0|)$/.test(r)?[]:[`core.autocrlf is ${r} here: files with CR\
LF line ends are committed as git add would commit them.`]}import{core_report_net_changes$b as fk,core_report_net_changes$d as uk,core_report_net_changes$e as hk}from"./start.js";
import{core_run_baseline_2$g as gk}from"./start.js";import{core_workspace_replacement$q as Re,core_workspace_replacement$s as _k,core_workspace_replacement$w as Bp}from"./start.js";
import{core_git_cat_file$d as Wp}from"./start.js";import{core_text_search_text$b as yk,core_text_search_text$c as wk}from"./start.js";import{core_git_filters$b as qp}from"./start.js";
import{core_text_utf8_cache$i as bk,core_text_utf8_cache$j as vk,core_text_utf8_cache$n as Gp}from"./hook.js";import{empty$g as Kp,empty$h as Hp}from"./hook.js";
var $k=5e5;async function Po(e,t,r){let a=await Nk(e,t),{wide:s,texts:o}=await Ek(e,t,a),i=await jk([...o.keys()],r),n=t.map(d=>Ck(d,s.get(d)??i.get(d))),l=Yp(r.
steps),c=n.map(d=>{let m=Jp(d,l,r.carried);return{entry:d,steps:m,isStepsPatch:xk(d,kk(d.path,m,r.steps),r)}}),p=await Sk(c,r);return c.map(({entry:d,steps:m,isStepsPatch:f},u)=>{
let h=s.get(t[u]),g=o.get(t[u]),_=h??i.get(t[u]),w=_?_.structuredPatch:p.get(Bp(d.oldBlob,d.newBlob))?.map(Zp),[y,b]=d.binary?[a.get(d.oldBlob),a.get(d.newBlob)]:
[];return{...Vp(d),...y!==void 0&&{old_size:y},...b!==void 0&&{new_size:b},...m.length>0&&{steps:m},...h&&{encoding:h.encoding},...g!==void 0&&{unshown:g},...w&&
w.length>0&&!f&&{structuredPatch:w}}})}function Fo(e,{steps:t,carried:r}){let a=Yp(t);return e.map(s=>({...Vp(s),steps:Jp(s,a,r)}))}var Jp=({path:e,from:t},r,a)=>{
let s=[e,t,a.get(e)].flatMap(o=>r.get(o??"")??[]);return[...new Set(s)].sort((o,i)=>o-i)},Vp=e=>({path:e.path,...e.from!==void 0&&{from:e.from},status:e.status,
old_mode:e.oldMode,new_mode:e.newMode,binary:e.binary,insertions:e.insertions,deletions:e.deletions,...e.oldMode!==Re&&{old_blob:e.oldBlob},...e.newMode!==Re&&{
new_blob:e.newBlob}});function Yp(e){let t=new Map;for(let r of e)if(r.status==="applied")for(let{file_path:a,from:s=a}of hk(r)){let o=t.get(s)??[];o.push(r.index),
t.set(s,o),s!==a&&t.set(a,[...o])}return t}var kk=(e,t,r)=>t.flatMap(a=>{let s=fk(r,a);return s?uk(s).filter(({file_path:o})=>o===e):[]}),xk=(e,t,{asReplayed:r})=>{
let[a,...s]=t;return!r||!a||s.length>0||e.status==="renamed"?false:a.insertions===e.insertions&&a.deletions===e.deletions};async function Sk(e,{patches:t,steps:r}){
let a=e.reduce((s,{entry:o})=>s+o.insertions+o.deletions,0);return!e.some(({entry:s,isStepsPatch:o})=>!o&&s.insertions+s.deletions>0)||a>$k||r.length>Me?new Map:
t()}var[Ok,Ak]=[8*1024*1024,64*1024*1024];async function Ek(e,t,r){var a=[];try{let[n,l]=[new Map,new Map],c=(u,h)=>u===Re?0:r.get(h)??1/0,p=t.filter(({binary:u,
oldMode:h,oldBlob:g,newMode:_,newBlob:w})=>u&&g!==w&&Math.max(c(h,g),c(_,w))<=Ok);if(p.length===0)return{wide:n,texts:l};let d=Kp(a,Wp(e),true),m=async(u,h)=>u===
Re?void 0:(await d.read(h))?.content,f=Ak;for(let u of p){if(f-=c(u.oldMode,u.oldBlob)+c(u.newMode,u.newBlob),f<0)break;let h=[await m(u.oldMode,u.oldBlob),await m(
u.newMode,u.newBlob)],g=yk(...h),_=h.flatMap(w=>w??[]);g?n.set(u,g):_.every(vk)&&l.set(u,_.some(bk)?"NUL bytes":"attributes")}return{wide:n,texts:l}}catch(n){var s=n,
o=true}finally{var i=Hp(a,s,o);i&&await i}}var Tk=64*1024;async function jk(e,{patches:t}){let r=new Map;for(let a=0;a<e.length;){let s=[];for(let i=0;a<e.length&&
(s.length===0||i<Tk);a+=1)s.push(e[a]),i+=zp(e[a]).join().length;let o=await t(s.flatMap(zp));for(let i of s){let n=(o.get(Bp(i.oldBlob,i.newBlob))??[]).map(Zp),
l=c=>n.reduce((p,{lines:d})=>p+d.filter(m=>m.startsWith(c)).length,0);r.set(i,{structuredPatch:n,insertions:l("+"),deletions:l("-")})}}return r}var zp=({path:e,
from:t})=>t===void 0?[e]:[t,e],Ck=(e,t)=>t&&t.structuredPatch.length>0?{...e,binary:false,insertions:t.insertions,deletions:t.deletions}:e;async function Nk(e,t){
let r=t.filter(a=>a.binary).flatMap(({oldMode:a,oldBlob:s,newMode:o,newBlob:i})=>[...a===Re?[]:[s],...o===Re?[]:[i]]);return r.length===0?new Map:e.run(qp(r))}var Zp=({
oldStart:e,oldLines:t,newStart:r,newLines:a,lines:s})=>({oldStart:t===0?e+1:e,oldLines:t,newStart:a===0?r+1:r,newLines:a,lines:s.map(o=>Gp(o))}),Mk=256*1024,Ik=2*
1024*1024,Up=1024*1024;async function Lk(e,t,r){let a=await gk({root:t}).catch(()=>{});a&&await ze(a,e.files,r)}async function ze(e,t,r){var a=[];try{let n=await e.
run(qp(t.flatMap(({old_blob:c,new_blob:p})=>[c??[],p??[]].flat()))),l=Kp(a,Wp(e),true);for(let c of t){if(c.new_mode===_k)continue;let p=c.binary||c.old_blob===
void 0||c.new_blob===void 0,d=(f,u)=>Fk(l,n,{blob:f,most:u});if(c.binary||Dk(c.path)){let[f,u]=[await d(c.old_blob,Up),await d(c.new_blob,Up)];r({path:await j(c.
path),...f&&{before:f},...u&&{after:u}})}if(p)continue;let m=await d(c.old_blob,c.path.endsWith(".ipynb")?Ik:Mk);m&&r({path:await j(c.path),text:await j(Pk(m))})}}catch(n){
var s=n,o=true}finally{var i=Hp(a,s,o);i&&await i}}var Dk=e=>/\.svg$/i.test(e),Pk=e=>wk(e)??Gp(e);async function Fk(e,t,{blob:r,most:a}){let s=r===void 0?void 0:
t.get(r);if(!(r===void 0||s===void 0||s>a))return(await e.read(r))?.content}var Ro=(e,t)=>Xp(e)&&Xp(t),Xp=e=>e!==void 0&&zk.test(e.toString("latin1",0,Rk)),Rk=1e3,
zk=/^(?:\/\/|#|--|;;?) Code generated .* DO NOT EDIT\.\r?$|^[ \t]*(?:\/\/|\/?\*+|#|--|;|<!--)\s*@generated\b|^\/\/ (?:Jest|Vitest) Snapshot v\d/m;import{core_policy_policy_keys$c as Bk}from"./start.js";
import{core_run_baseline_2$g as td}from"./start.js";import{core_git_partial_clone$c as rd}from"./start.js";import{core_git_cat_file$d as Wk}from"./start.js";import{
core_workspace_sources_disk$a as ad}from"./start.js";import{core_git_filters$m as qk,core_git_filters$n as Gk,core_git_filters$o as Kk}from"./start.js";import{core_tools_notebook_edit$p as Hk}from"./start.js";
import{core_tools_run$d as Jk}from"./start.js";import{core_run_options$a as sd}from"./start.js";import{core_tools_permission$c as Vk,core_tools_permission$d as Yk,
core_tools_permission$e as Zk}from"./start.js";import{core_workspace_path_guard$l as Xk}from"./start.js";import{core_text_paths$a as Qk}from"./start.js";import{
core_text_globs$a as ex}from"./start.js";import{core_text_glob_2$c as tx}from"./start.js";import{errors$b as R}from"./hook.js";import{empty$g as rx,empty$h as ax}from"./hook.js";
var Uk=N("node:buffer");var{isUtf8:Qp}=Uk;var X=".github",Vr=["editplan.yml","editplan.yaml"];async function Mt(e,t,{given:r,asks:a,only:s,limits:o}){var i=[];try{
let p=rx(i,Wk(e),true),d=async g=>{let _=await p.read(`${t}:${g}`);return _?.type==="blob"?od(_.content,g):void 0},m=r??await ox(p,t),f=await nd(m,a);px(f.file,
e.root);let u=await nx(f.file?.schemas??{},d),h={...f,...u&&{settings:u},only:sx(s),limits:o};return{...ld(h),source:m}}catch(p){var n=p,l=true}finally{var c=ax(
i,n,l);c&&await c}}function sx(e){let t=ex(e??[],{purpose:"permit"});if(typeof t=="string")throw new R({name:"USAGE",message:`\`only\`: ${t}`});return e}async function ox(e,t){
let r=await e.read(`${t}:${X}`);if(r?.type!=="tree"){await ix(e,t);return}let a=m=>Vr.includes(tx(m)),s=[...rd(r.content,r.oid.length/2,a)],[o]=s;if(!o)return;let[
i,{mode:n,oid:l}]=o,c=s.map(([m])=>`${X}/${m}`);if(s.length>1)throw zo(`${c.join(" and ")} are both there. Keep one of them`);if(!Vr.includes(i)||!n.startsWith(
"100"))throw zo(`${c[0]} is not read as a policy. Make it a file named ${X}/${Vr[0]}`);let p=await e.read(l);if(!p)throw id(`${X}/${i}`);let d=`${X}/${i}`;return{
name:d,text:od(p.content,d)}}function od(e,t){if(Qp(e))return e.toString();throw new R({name:"POLICY_INVALID",message:`${t} is not UTF-8. Save it as UTF-8.`})}async function ix(e,t){
let r=await e.read(`${t}^{tree}`),a=r&&rd(r.content,r.oid.length/2).get(X)?.mode;if(a==="40000")throw id(X);if(a==="120000"||a==="160000")throw zo(`${X} is a li\
nk or a submodule, through which no policy is read. Make it a folder`)}var id=e=>new R({name:"UNKNOWN_REVISION",message:`The repository does not have the object\
 of ${e}, which may hold its policy. Fetch it.`});function Yr({bare:e,root:t},{source:r}){if(e)return[];let a=ad(t),s=r?.text.replaceAll(`\r
`,`
`),o=Vr.map(i=>`${X}/${i}`).find(i=>{let n=a.locate(i),l=n.ok?a.stat(n.path):void 0;return!n.ok||l?.kind!=="file"||l.broken?false:a.read(n.path).toString("utf8").
replaceAll(`\r
`,`
`)!==s});return o===void 0?[]:[`${o} is not read as it is here: the policy is that of the commit. Commit it, or pass --policy ${o}.`]}var zo=e=>new R({name:"POL\
ICY_INVALID",message:`${e}, or pass --policy.`});async function nx(e,t){if(Object.keys(e).length===0)return;let{compileSchemas:r}=await import("./core-policy-configuration.js"),
a=await r(e,t);if(!a.ok)throw new R(a.problems);return a.check}var lx=e=>({...e,path:(t,r)=>e.decide(t,r).behavior==="ask"?void 0:e.path(t,r)}),cx=async(e,t=false)=>({
...ld(await nd(e,t)),source:e});async function nd(e,t){if(!e)return{protectedPaths:t};let{parsePolicy:r}=await import("./core-policy-policy-file.js"),a=await r(
e.text,e.name);if(!a.ok)throw new R(a.problems);return{file:a.policy}}function px(e,t){let{deny:r=[],ask:a=[],allow:s=[]}=e?.rules??{},o=`(${Qk(t)}/`,i=[...r,...a,
...s].find(l=>l.includes(o)&&!xe(l));if(i===void 0)return;let n=`The rule ${i} begins with the folder of the checkout, and globs are relative to it: write ${i.replace(
o,"(/")}.`;throw new R({name:"POLICY_INVALID",message:n})}function ld(e){let t=r=>{let a=Ma({...e,...r});return a.file.portable?{...a,portable:true,path:(s,o,...i)=>(Vk(
o)?void 0:dx(s))??a.path(s,o,...i)}:a};return{...t({}),silent:!e.file&&!e.only&&e.protectedPaths===false,allowing:t}}function dx(e){let t=Xk(e,{portable:true});
return t.ok?void 0:t.problem}function Uo({file:e},{outline:t}){let{verify:r,classifier:a}=e,s=Bk(e,({programs:c},p)=>c(p)),o=t.touched.has(Jk.name)?["the comman\
ds of the plan, which its rules allow"]:[],i=[...r.map(({run:c})=>c),...a?[a]:[],...s,...o];if(i.length===0)return;let[n=""]=i.map(c=>typeof c=="string"?c:c.join(
" ")),l=`The policy runs programs (${n}), and none may run here. Allow them with --programs where you trust the repository, or leave it out.`;throw new R({name:"\
POLICY_ASK",message:l})}async function Bo(e,{plans:t,outline:r}){let a=[],s=async(o,i,n)=>{if(!await e.secrets("",i))return;let l=`${o} carries a credential. Re\
move it: it would appear in a commit or a pull request.`;a.push({name:"SECRET_DETECTED",message:l,...n&&{at:n}})};for(let{title:o,description:i="",author:n,sessions:l=[]}of t)
await s("The title, description, author or a session of the plan",[o,i,...[n??{},...l].flatMap(c=>Object.values(c))].join(`
`));for(let{index:o,id:i="",why:n="",at:l}of r.words)await s(`The id or the \`why\` of step ${o}`,`${i}
${n}`,l);if(a.length>0)throw new R(a)}var Wo="The mode of the policy is plan: all was checked and nothing was written.";async function mx(e){let{root:t,path:r,tool:a,
policy:s}=sd(e,{root:true,path:true,tool:true,policy:true}),o=await td({root:t}),i=await Mt(o,"HEAD",{given:s,asks:true}),n=ad(o.root),l=n.locate(r);if(!l.ok)throw new R(
l.problem);let c=Yk(l.path,n),p=Hk(a,{was:n.stat(l.path)!==void 0,is:true}),d=c.map(h=>i.decide(h,p)).reduce((h,g)=>st(h,g)<0?g:h),m=d.behavior==="allow"?Zk(l.path,
p,{workspace:n,policy:i}):void 0;if(m)throw new R(m);let{idleRules:f}=await import("./core-policy-idle-rules.js"),u=i.source?f(i.file,await fx(o)):[];return{path:l.
path,...d,...cd(o,i,{given:s,idle:u})}}var fx=async e=>(await Promise.all([Kk(),qk(),Gk()].map(t=>e.run(t)))).flat(),cd=(e,t,{given:r,idle:a=[]})=>{let s=[...r?
[]:Yr(e,t),...a];return s.length>0?{notes:s}:{}};async function ux(e){let{root:t,command:r,policy:a}=sd(e,{root:true,command:true,policy:true}),s=await td({root:t}),
o=await Mt(s,"HEAD",{given:a,asks:true}),{judgeCommand:i}=await import("./core-policy-judge-command.js"),n=i(o,{input:{command:typeof r=="string"?r:[...r]}}),l=c=>({
...c,...cd(s,o,{given:a})});if(n.ok)return l(n.decision);if(!n.decision)throw new R(n.problem);return l(n.decision)}var hx={steps:"steps",files:"changed files",
lines:"added and deleted lines",bytes:"bytes in the changed files",file_bytes:"bytes in one changed file"},It=({file:e,limits:t},r)=>[...ed(e.limits,r,a=>["the \
policy allows",`limits.${a}`]),...ed(t,r,a=>[`\`max-${a}\` is`,"that"])],ed=(e,t,r)=>["steps","files","lines","bytes","file_bytes"].flatMap(a=>{let s=e[a];if(s===
void 0||t[a]<=s)return[];let[o,i]=r(a);return[{name:"LIMIT_EXCEEDED",message:`The run has ${t[a]} ${hx[a]}; ${o} ${s}. Split the plan, or raise ${i}.`}]});import{
core_report_notebook_cells$a as gx}from"./start.js";import{core_report_net_changes$a as _x,core_report_net_changes$d as yx}from"./start.js";import{core_git_commands_diff$b as wx}from"./start.js";
import{core_run_baseline_2$d as bx}from"./start.js";import{core_workspace_replacement$q as vx,core_workspace_replacement$r as $x,core_workspace_replacement$s as Zr,
core_workspace_replacement$u as fd,core_workspace_replacement$v as qo,core_workspace_replacement$x as kx}from"./start.js";import{core_git_cat_file$d as ud}from"./start.js";
import{core_git_filters$A as xx}from"./start.js";import{core_plan_steps$g as Sx,core_plan_steps$i as Ox}from"./start.js";import{core_tools_notebook_edit$b as Ax,
core_tools_notebook_edit$p as hd}from"./start.js";import{core_tools_run$a as Ex}from"./start.js";import{core_workspace_path_guard$v as Tx}from"./start.js";import{
core_text_group_by$a as jx}from"./start.js";import{core_text_utf8_cache$n as Cx}from"./hook.js";import{errors$b as Nx}from"./hook.js";import{empty$g as Go,empty$h as Ko}from"./hook.js";
var Mx=16*1024*1024,Ix=80;function Lx(e,t){if(e.length>Mx)return t.map(()=>"");let[r,a,s]=[1,0,-1];return t.map(({oldStart:o})=>{for(;r<o&&a<e.length;r+=1){Dx(e[a])&&
(s=a);let i=e.indexOf(gd,a);a=i<0?e.length:i+1}return s<0?"":Px(e,s)})}var gd=10,Dx=e=>e>=65&&e<=90||e>=97&&e<=122||e===95||e===36;function Px(e,t){let r=e.indexOf(
gd,t);return Cx(e.subarray(t,r<0?e.length:r)).slice(0,Ix).trimEnd()}var Ue={files:[],carried:new Map,problems:[],asked:[]};async function Ho(e,t){var r=[];try{let{
baseline:i}=t,n=Go(r,await Fx(e.git,t),true),{entries:l}=n,c=await Xx(e,i,t),p=await Kx(e.git,t,l),d=await Jx(e.git,t,{entries:l,ignored:c}),m=new Set([...t.workspace.
touched(),...p.keys()]),f=l.filter(_=>!Hx(_,m)).map(yd),u=await Vx(d,t,{carried:p,twinOf:n.twinOf}),h={...t,carried:p,patches:n.patches},g=[...await Po(e.git,l,
h),...Fo(c,h)];return{files:g.length===0?[]:_x({files:g,steps:t.steps}).map(Ux(t,d,g)),carried:new Map([...p].map(([_,w])=>[w,_])),problems:[...f,...u.filter(({
name:_})=>_!=="POLICY_ASK"),...Zx([...l,...c],d,t)],asked:u.filter(({name:_})=>_==="POLICY_ASK")}}catch(i){var a=i,s=true}finally{var o=Ko(r,a,s);o&&await o}}async function Fx(e,{
run:t,baseline:r,workspace:a,asReplayed:s,policy:o}){let i=s?void 0:ud(e),n=[Gx(t),t.head.tree],l=i&&await Rx(e,i,t),c=l?.conversions??_d(r,a),p=(m,f)=>e.run(c.
within(m,f)),d={async[Symbol.asyncDispose](){c[Symbol.dispose](),await i?.[Symbol.asyncDispose]()}};try{let m=new Set(a.touched()),f=await p(qo(...n),m),u=f.map(
({path:_})=>_),h=u.every(_=>m.has(_))?f:await p(qo(...n),u),g=l&&Tx(l,o);return{...d,entries:h,twinOf:g,patches:(_=[])=>p(kx(...n,_),_)}}catch(m){throw await d[Symbol.
asyncDispose](),m}}async function Rx(e,t,{head:r}){try{return await bx(e,t,{treeish:r.tree})}catch(a){throw await t[Symbol.asyncDispose](),a}}var _d=({conversions:e},t)=>e.
with(zx(t)),zx=e=>new Map(e.changes().flatMap(({path:t,after:r})=>xx(t)?[[t,r]]:[]));function Ux({policy:e,baseline:t},r,a){let s=new Map(r.map(o=>[o.path,o]));
return({structuredPatch:o=[]},i)=>{let n=a[i],l=s.get(n.path),[c,p]=[at(n.path),Lo(l,e.file.verify)],d=l.before&&n.encoding===void 0?Lx(l.before,o):[];return{...n,
...c!==void 0&&{protected:c},...p!==void 0&&{verifies:p},...Bx(l),...d.some(m=>m!=="")&&{headings:d},...(t.conversions.of(n.from??n.path).generated||Ro(l.before,
l.after))&&{generated:true}}}}var Bx=({path:e,before:t,after:r})=>{let a=e.endsWith(".ipynb")&&r&&r.length+(t?.length??0)<=Wx?gx(t?.toString()??"",r.toString()):
void 0;return a?{notebook:a}:{}},Wx=4*2**20;async function qx(e,t){let{leaves:r,head:a,files:s,foreign:o,own:i}=t,n=await e.run(fd(r,a.tree,{renames:false})),l=new Set(
s.flatMap(({path:d,from:m})=>m===void 0?[d]:[d,m])),c=o.length>0?await e.run(wx([...o,...i])):new Set,p=n.filter(({path:d})=>!l.has(d)&&!c.has(d));if(p.length>0)
throw new Nx(p.map(yd))}var Gx=({base:e,merge:t,snapshots:[r]})=>t?.ontoTree??(r?.steps.length===0&&r.parent===e.commit?r.tree:e.tree);async function Kx(e,{baseline:t,
run:r,workspace:a},s){let o=new Set(a.touched());if(s.every(({path:l})=>o.has(l)))return new Map;let i=r.merge?.ontoTree??r.base.tree,n=await e.run(fd(t.base.tree,
i,{renames:true}));return new Map(n.flatMap(({path:l,from:c})=>c!==void 0&&o.has(c)&&!o.has(l)?[[l,c]]:[]))}function Hx({path:e,from:t,oldMode:r,newMode:a,isUtf8:s},o){
let i=r===Zr&&a===Zr,n=[r,a].every(l=>l!==$x&&l!==Zr);return s&&(n||i)&&o.has(e)&&(t===void 0||o.has(t))}var yd=({path:e,from:t,status:r})=>({name:"UNACCOUNTED_\
CHANGE",message:`${JSON.stringify(e)} would be ${r}${t===void 0?"":` from ${JSON.stringify(t)}`}, and no step of the plan changes it. Nothing was written. Make \
the plan again on the current head.`});async function Jx(e,{workspace:t,asReplayed:r},{entries:a,ignored:s}){var o=[];try{let c=new Map(t.changes().map(u=>[u.path,
u])),p=({path:u,from:h})=>{let{before:g=c.get(h??u)?.before,after:_,mode:w=0}=c.get(u)??{};return{path:u,from:h,before:g,after:_,mode:w}};if(r)return[...a,...s].
map(p);let d=Go(o,ud(e),true),m=async(u,h)=>u===vx?void 0:u===Zr?Ex(h):(await d.read(h))?.content,f=[];for(let{path:u,from:h,oldMode:g,oldBlob:_,newMode:w,newBlob:y}of a){
let[b,v]=[await m(g,_),await m(w,y)];f.push({path:u,from:h,before:b,after:v,mode:Number.parseInt(w,8)})}return[...f,...s.map(p)]}catch(c){var i=c,n=true}finally{
var l=Ko(o,i,n);l&&await l}}async function Vx(e,{policy:t,steps:r,workspace:a,asReplayed:s},{carried:o,twinOf:i}){let n=r.flatMap(m=>m.status==="applied"?yx(m).
map(({file_path:f})=>({file_path:f,step:m})):[]),l=jx(n,({file_path:m})=>m),c=[],p=m=>(l.get(m)??l.get(o.get(m)??"")??[]).map(({step:f})=>f),d=new Map(s?[]:a.changes().
map(({path:m,after:f})=>[m,f]));for(let m of e){let{path:f,from:u,before:h,after:g}=m,_=p(f).at(-1),w=_&&{step:{index:_.index,..._.id!==void 0&&{id:_.id}}},y=v=>{
v&&c.push({...v,...w})},b=(v,$,k=p(v).at(-1))=>y(t.path(v,hd(k?.tool??Ax.name,{was:true,is:$}),k?.index));b(f,g!==void 0),g&&(!h||u!==void 0)&&(y(Yx(f,p(f),t)),
y(i?.(f))),u!==void 0&&b(u,false),y(t.characters(m,_?.index)),!(s||!g||d.get(f)?.equals(g))&&(y(t.configuration(f,h,g)),y(await rt(t,m)))}return c}function Yx(e,t,r){
let a=t.map(({tool:s,index:o})=>r.path(e,hd(s,{was:false,is:true}),o));return a.find(s=>s===void 0||s.name==="PATH_DENIED")??a[0]}function Zx(e,t,{policy:r,request:a}){
let s=t.map(({after:o})=>o?.length??0);return It(r,{steps:a.steps.length-a.header.without.length,files:s.length,lines:e.reduce((o,{insertions:i,deletions:n})=>o+
i+n,0),bytes:s.reduce((o,i)=>o+i,0),file_bytes:s.reduce((o,i)=>Math.max(o,i),0)})}async function Xx(e,{source:t,base:r},{run:a,workspace:s}){var o=[];try{let l=new Set(
a.ignored),c=s.changes().filter(({path:h})=>l.has(h));if(c.length===0)return[];let p=Go(o,e.aside()),d=dt(p.git,{ref:"refs/editplan/ignored",parent:r.commit}),m={
author:pd,committer:pd,message:"ignored files"};await d.commit({...m,files:c.map(({path:h,before:g})=>dd(h,g,t.stat(h)?.mode))}),await d.commit({...m,files:c.map(
({path:h,after:g,mode:_})=>dd(h,g,_))});let[f,u]=await d.finish({named:false});return!f||!u?[]:await p.git.run(qo(f.tree,u.tree))}catch(l){var i=l,n=true}finally{
Ko(o,i,n)}}var pd={name:"editplan",email:"editplan@localhost",date:"0 +0000"},dd=(e,t,r=420)=>t?{path:e,mode:r&64?"100755":"100644",content:t}:{path:e,mode:"del\
eted"},Xr=(e,{run:t,...r})=>{let{asked:a}=e;return ve(e,{...r,request:a,steps:xr(r.steps,a),audit:Ue})};async function Jo(e,{run:t,...r}){let{asked:a,store:s,options:o}=e;
return o.onContents&&await ze(s.git,r.audit.files,o.onContents),ve(e,{...r,request:a,steps:r.steps.map(Qx)})}var Qx=e=>{let{commit:t,...r}=e;return e.status==="\
applied"?{...r,status:"skipped"}:r},e1=24;async function Vo(e,t,{steps:r,policy:a,commands:s,blobs:o,signal:i}){let n=t.header.without,l=md(r);if(n.length===0||
l.size===0)return r;let c=await _t(e,t1(t),a),p=async f=>{let u=await Ne(e,Yo(c,f),{policy:a,commands:s,signal:i,blobs:o,recorded:false});return md(u.steps)},d=await p(
[]),m=new Map([...l].filter(f=>!d.has(f)).map(f=>[f,[]]));if(m.size===0)return r;for(let f of n.length>e1?[]:n){let u=await p([f]);for(let[h,g]of m)u.has(h)&&g.
push(f)}return r.map(f=>{let u=m.get(f.index);return u?a1(f,u.length>0?u:n):f})}var md=e=>new Set(e.filter(({status:t})=>t==="failed").map(({index:t})=>t));function t1(e){
let t=Yo(yt(e),[]),r=Ox(t.plans.map(({steps:a})=>Sx(a)));return{...t,outline:r,paths:[...r.paths]}}var Yo=(e,t)=>{let r=new Set(t);return{...e,plans:e.plans.map(
a=>r1(a,r))}},r1=(e,t)=>({...e,steps:{length:e.steps.length,*[Symbol.iterator](){for(let{leftOut:r,...a}of e.steps)yield{...a,...t.has(a.index)&&{leftOut:true}}}}});
function a1(e,t){let[r,...a]=t,s=`Needs ${a.length===0?`step ${r}, which is`:`steps ${t.join(", ")}, which are`} left out. Leave step ${e.index} out as well, or\
 take ${a.length===0?"that step":"them"} back.`;return{...e,needs:[...t],notes:[...e.notes??[],s]}}import{core_workspace_lock$a as C1}from"./hook.js";import{core_report_build_report$c as s1}from"./start.js";
import{core_plan_steps$d as o1}from"./start.js";import{core_tools_notebook_edit$m as i1}from"./start.js";import{zod_2$L as n1,zod_2$V as l1,zod_2$y as c1}from"./start.js";
import{core_tools_permission$a as p1,core_tools_permission$b as d1,core_tools_permission$d as m1,core_tools_permission$e as f1}from"./start.js";import{core_text_globs$b as u1}from"./start.js";
import{core_text_json$i as h1}from"./hook.js";import{empty$g as g1,empty$h as _1}from"./hook.js";var y1=4,wd=async(e,t,r)=>{let a=t.map(({step:l,path:c,effects:p})=>({
step:l,path:c,effects:p,decision:e.decide(c,{tool:l.tool,effects:p},l.index,Ee(l))})),s=e.file.classifier;if(e.file.mode!=="auto"||!s)return a;let o=[...a],i=0,
n=async()=>{for(let l=i++;l<a.length;l=i++){let c=a[l];if(c?.decision.rule!=="mode: auto")continue;let{behavior:p,reason:d}=await $1(s,c.step,r);o[l]={...c,decision:{
behavior:p,rule:"mode: auto",reason:d}}}};return await Promise.all(Array.from({length:y1},n)),o},w1=e=>new Map(e.flatMap(({step:t,decision:r})=>r.rule==="mode: \
auto"?[[t.index,r]]:[])),b1=()=>n1({behavior:l1(["allow","ask","deny"]),confidence:c1().min(0).max(1)}),bd=.8,v1=3e4,$1=async(e,t,r)=>{let[a,...s]=e;if(a===void 0)
return{behavior:"ask",reason:"The policy has no classifier"};let o=JSON.stringify({tool:t.tool,file_path:k1(t),why:t.why,input:t.input}),i=await Nt({argv:[a,...s],
input:`${o}
`,timeout:v1,outputLimit:2**16,...r,environment:Fe(r.environment)});if(i.ended!=="exit"||i.exitCode!==0)return{behavior:"ask",reason:`The classifier failed (${i.
failure??i.exitCode??i.ended})`};let n=b1().safeParse(h1(i.stdout.toString()));if(!n.success)return{behavior:"ask",reason:"The classifier\u2019s answer is not valid"};
let{behavior:l,confidence:c}=n.data,p=`The classifier says ${l} with confidence ${c}`;return c<bd?{behavior:"ask",reason:`${p}, under ${bd}`}:{behavior:l,reason:p}},
k1=({input:e})=>"glob"in e&&e.glob!==void 0?u1(e.glob).join(", "):("file_path"in e?e.file_path:"notebook_path"in e?e.notebook_path:"")??"",Qo={grants:[],classified:new Map};
function Qr(e,t){let r=new Set(t?.answers.filter(({allowed:a})=>!a).map(({step:a})=>a));return{policy:{...e,path:(a,s,o)=>o!==void 0&&r.has(o)?x1:e.decide(a,s).
behavior==="ask"?void 0:e.path(a,s)},decisions:new Map,drafted:[],approvals:Qo}}var x1={name:"POLICY_ASK",message:"Nobody allowed this step when the plan was ap\
plied."};async function ei(e,{baseline:t,request:r},a){let{confirms:s}=r.outline;if(!s&&(e.silent||A1(e,t.source,r)))return{policy:e,decisions:new Map,drafted:[],
approvals:Qo};let{ask:o,onAsk:i,commit:n,signal:l}=a,c=await T1(e,E1(t.source,r),{git:t.git,commit:n,signal:l}),p=w1(c),d=c.filter(({decision:b})=>b.behavior===
"ask"),m=o?await j1(d,{ask:o,classified:p,policy:e,request:r}):[],f=e.allowing({grants:m,classified:p}),u=i==="draft"?d.filter(b=>Xo(f,b).behavior==="ask"):[],h=[
...m,...u.map(({step:b})=>({step:b.index}))],g=e.allowing({grants:h,classified:p}),_=new Set(u),w=new Set(d.filter(b=>!_.has(b))),y=c.map(b=>[b.step.index,w.has(
b)?Xo(g,b):b.decision]).filter(([,{rule:b}])=>b!=="default").sort(([,b],[,v])=>st(b,v));return{policy:g,decisions:new Map(y),drafted:u,approvals:{grants:h,classified:p}}}
var S1=class{#e;#t;#r;#s=[];#o=[];constructor(e){this.#e=e.policy,this.#t=e.review,this.#r=e}get policy(){let{policy:e,approvals:t}=this.#t;return this.#s.length===
0?e:this.#e.allowing({...t,grants:[...t.grants,...this.#s]})}get review(){return{...this.#t,policy:this.policy,drafted:[...this.#t.drafted,...this.#o]}}async ofCommand(e,t){
return this.#r.onAsk==="pass"||await this.#d(e,o1(e),t)}async ofFile(e,{path:t,effects:r},a){return this.#r.onAsk==="pass"||await this.#d(e,t,a)?true:this.#r.onAsk!==
"draft"?false:(this.#s.push({step:e.index}),this.#o.push({step:e,path:t,effects:r,decision:a}),true)}async#d(e,t,r){let a=await vd(this.#r.ask,{step:e,path:t,decision:r});
return a&&this.#s.push("path"in a?{step:e.index}:a),a!==void 0}},vd=async(e,{step:t,path:r,decision:{rule:a,reason:s}})=>e?.(await j({step:t,path:r,rule:a,reason:s}));
function ti(e,{decisions:t,policy:r},a){if(t.size===0)return e;let s=e.stopped&&e.steps.some(({error:l})=>l&&O1.has(l.name)),o=new Map(Array.from(s?a.steps:[],l=>[
l.index,l])),i=l=>{let c=o.get(l);return c?he(c,a):[]},n=e.steps.map(l=>{let{index:c,status:p,tool:d}=l,m=t.get(c);if(!m)return l;let f=s&&p==="skipped"?i(c):[],
u={policy:r,workspace:e.workspace,step:c},[h]=f.flatMap(({path:_,effects:w})=>f1(_,{tool:d,effects:w},u)??[]);if(!h)return{...l,policy:m};let g=o.get(c)?.at;return{
...l,policy:m,status:"failed",error:s1({...h,...g&&{at:g}})}});return{...e,steps:n}}var O1=new Set(["POLICY_ASK","PATH_DENIED"]);function A1(e,t,{outline:r,found:a}){
let s=(o,i)=>Zo(o,t).every(n=>{let{behavior:l,rule:c}=e.decide(n,{tool:i,effects:i1(i)==="reads"?d1.effects:p1});return l==="allow"&&c==="default"});return[...r.
touched].every(([o,i])=>[...i].every(n=>s(n,o)))&&[...r.globs.values()].every(o=>he(o,{found:a}).every(({path:i})=>s(i,o.tool)))}function Zo(e,t){let r=ft(t.locate(
e));return r===void 0?[]:m1(r,t)}function E1(e,t){let r=new Map(t.paths.map(a=>[a,Zo(a,e)]));return[...t.steps].flatMap(a=>(a.leftOut?[]:he(a,t)).flatMap(({path:s,
effects:o})=>(r.get(s)??Zo(s,e)).map(i=>({step:a,path:i,effects:o}))))}async function T1(e,t,{git:r,commit:a,signal:s}){var o=[];try{if(e.file.mode!=="auto"||!e.
file.classifier)return wd(e,t,{cwd:r.root});let c=g1(o,await rs(r,a),true);return await wd(e,t,{cwd:c.git.root,...s&&{signal:s}})}catch(c){var i=c,n=true}finally{
var l=_1(o,i,n);l&&await l}}async function j1(e,{ask:t,classified:r,policy:a,request:s}){let o=[],i=a.allowing({classified:r});for(let n of e){if(Xo(i,n).behavior!==
"ask")continue;let l=await vd(t,n);if(!l&&s.header.options.on_error==="stop")break;l&&o.push(l),i=a.allowing({grants:o,classified:r})}return o}var Xo=(e,{step:t,
path:r,effects:a})=>e.decide(r,{tool:t.tool,effects:a},t.index,Ee(t));import{core_report_build_report$d as N1}from"./start.js";import{core_report_net_changes$d as si}from"./start.js";
import{core_run_inspection$b as ni}from"./start.js";import{core_text_neutralise$f as Td}from"./start.js";import{core_history_branch$b as M1,core_history_branch$e as $d,
core_history_branch$f as I1}from"./start.js";import{core_run_baseline_2$c as L1,core_run_baseline_2$g as D1,core_run_baseline_2$h as P1,core_run_baseline_2$m as F1}from"./start.js";
import{core_workspace_replacement$s as kd,core_workspace_replacement$u as R1}from"./start.js";import{core_git_partial_clone$a as z1,core_git_partial_clone$e as U1}from"./start.js";
import{core_git_commits$b as jd,core_git_commits$c as B1,core_git_commits$d as W1,core_git_commits$f as q1,core_git_commits$g as ri}from"./start.js";import{core_git_cat_file$d as xd}from"./start.js";
import{core_workspace_new_files_2$a as G1,core_workspace_new_files_2$b as K1}from"./start.js";import{core_workspace_sources_disk$a as H1}from"./start.js";import{
core_git_filters$e as ea,core_git_filters$i as J1}from"./start.js";import{core_tools_notebook_edit$g as V1}from"./start.js";import{core_tools_run$d as Y1}from"./start.js";
import{core_git_commands_remote$b as Z1}from"./start.js";import{core_tools_permission$f as X1}from"./start.js";import{core_text_unusual$d as Cd}from"./start.js";
import{core_git_commands_refs$a as Q1}from"./hook.js";import{core_git_git$B as eS,core_git_git$E as tS,core_git_git$l as rS,core_git_git$m as Nd,core_git_git$r as aS}from"./hook.js";
import{core_git_scratch_folder$b as sS}from"./hook.js";import{core_text_words$a as Sd,core_text_words$c as oS}from"./hook.js";import{errors$b as Q}from"./hook.js";
import{empty$g as le,empty$h as ta}from"./hook.js";async function iS(e,t){let{base:r,head:a,run:s,onto:o}=t;return r.commit===a.commit||o==="nowhere"?{run:s,unchanged:false,
notes:[]}:o==="rebase"?lS(e,s,a.commit):pS(e,t)}var nS=({git:e},{baseline:{base:t,head:r,unrelated:a},run:s,plan:o})=>({rebased:()=>q1(e,s.snapshots,r.commit),async merged(){
return await B1(e,[2,38],"Merging onto a head that has moved"),a?mS(e,s,r.tree):e.run(jd(r.commit,s.head.commit))},async files(i,n){var l=[];try{let m=le(l,xd(e),
true);return(await z1(m,(i==="base"?t:r).commit,{paths:n})).entries}catch(m){var c=m,p=true}finally{var d=ta(l,c,p);d&&await d}},async mergeCommit(i){var n=[];try{
let d=le(n,xd(e),true);return e.run(ea(uS(s,{tree:i,head:await W1(d,r.commit),plan:o,unrelated:a})))}catch(d){var l=d,c=true}finally{var p=ta(n,l,c);p&&await p}}});
async function lS(e,t,r){let a=await e.rebased();if(!a.ok)throw new Q(cS(a.at,a.conflicts));let{base:s,chain:o,head:i}=a;if(o.length===0)return{run:t,unchanged:true,
notes:[Md]};let n=`The plan was made on ${t.base.commit.slice(0,12)}; its commits were moved onto ${r.slice(0,12)}.`;return{run:{...t,base:s,head:i,snapshots:o},
unchanged:false,notes:[n]}}var Md="The current head holds all of the plan already.",cS=({steps:e},t)=>({name:"MERGE_CONFLICT",message:`Step ${e.join(", ")} and \
the commits since the plan's base change the same lines in ${t.join(", ")}. Nothing was written. Make the plan again on the current head.`});async function pS(e,{
run:t,head:r,steps:a}){let{tree:s,conflicts:o}=await e.merged(),i=a.filter(({status:d})=>d==="applied").flatMap(d=>si(d).map(({file_path:m})=>({index:d.index,path:m})));
if(o.length>0)throw new Q(hS(o,i));if(s===r.tree)return{run:t,unchanged:true,notes:[Md]};let n=[...new Set(i.map(({path:d})=>d))],[l,c]=[await e.files("base",n),
await e.files("head",n)],p={commit:await e.mergeCommit(s),tree:s,onto:r.commit,ontoTree:r.tree};return{run:{...t,head:{commit:p.commit,tree:s},merge:p},unchanged:false,
notes:n.map(d=>dS(d,l.get(d)?.oid!==c.get(d)?.oid))}}var dS=(e,t)=>t?`${e}: changed since the base, merged.`:`${e}: as on the base, the plan still applies.`;async function mS(e,t,r){
let a=await e.run(ea(ri(t.base.tree,[]))),s=await e.run(ea(ri(r,[a]))),o=await e.run(ea(ri(t.head.tree,[a])));return e.run(jd(s,o))}async function fS(e,{id:t,ref:r,
base:a,head:s,merge:o}){await e.run(Q1([o?{ref:`${ie}${t}`,to:o.commit}:{ref:r,to:s.commit}]));let i=o?{merge:o}:{base:a.commit,baseTree:a.tree};M(e,{...D(e,t),
head:s,...i})}function uS(e,{tree:t,head:r,plan:a,unrelated:s}){let{name:o,email:i,date:n}=Y(a.author,a.created,r.date),l=`${o} <${i}> ${n}`,c={title:a.title,digest:a.
digest,runId:e.id,total:0},p=s?[r.commit]:[r.commit,e.head.commit];return`tree ${t}
${p.map(d=>`parent ${d}
`).join("")}author ${l}
committer ${l}

${ys(c)}`}function hS(e,t){return{name:"MERGE_CONFLICT",message:`The plan and the commits since its base change the same lines: ${e.map(r=>{let a=t.filter(s=>s.
path===r).map(s=>s.index);return a.length>0?`${r} (step ${a.join(", ")})`:r}).join("; ")}. Nothing was written. Make a new plan on the current head.`}}var gS=({
dirty:e},t)=>e==="refused"||e==="kept"&&!t;function _S({steps:e,header:t},{policy:r,runMode:a}){let s={steps:e.length-t.without.length,files:0,lines:0,bytes:0,file_bytes:0};
return a.limits?It(r,s):[]}async function yS(e,t,r){let a=await wS(e,t,r);if(a.problems.length>0){let o=await ii(a,t,r).catch(()=>Ue);return{do:"explain",result:{
...a,audit:o}}}let s=await ii(a,t,r);return s.problems.length>0?{do:"refuse",result:{...a,problems:s.problems}}:{do:!a.stopped&&!r.policy.checkOnly?"deliver":"r\
eport",result:AS({...a,audit:s},r)}}async function wS(e,t,r){let{run:a,steps:s,stopped:o}=e;if(!a||o)return e;let i=await t.brought({...e,run:a}),n=[...e.notes,
...i.notes];if(i.unchanged)return{...kS(e),steps:xS(s),notes:n};let l={...e,run:i.run,notes:n},{recorded:c}=r.runMode;if(c){let g=await t.recordedResults(l,c);return{
...l,run:g,asReplayed:g===a}}let p=await SS(l,t,r);if(p.length>0)return{...l,problems:p};let d=Id(r),m=d.length>0?await t.verified(l,d):{...l,notes:[]},f=m.problems.
length===0,u=f?await bS({steps:s,run:m.run},t,r):oi,h=f&&vS(l,r)?await t.submodules(m.run):$S;return{...l,...m,sections:u.sections,problems:[...m.problems,...h.
problems,...u.problems],draft:m.draft||u.draft,notes:[...n,...h.notes,...m.notes,...u.notes],asReplayed:m.run===a}}var Id=({options:{command:e},policy:t,runMode:r})=>(e?
[Io(e)]:t.file.verify).filter(({formats:a})=>a||r.programs==="all");async function bS(e,t,{policy:r,runMode:a}){let s=ni(r.file);return!s||a.inspects==="never"?
oi:a.inspects==="on-demand"?{...oi,notes:[s.onDemand]}:t.inspected(s,e)}var oi={sections:{},problems:[],notes:[],draft:false},vS=({request:e},{policy:t,runMode:r})=>e.
outline.touched.has(V1.name)&&r.programs==="all"&&!t.file.submodules.unchecked,$S={problems:[],notes:[]},kS=({run:e,...t})=>t,xS=e=>e.map(t=>t.status==="applied"?
{...t,status:"unchanged"}:t);async function SS(e,t,r){let{policy:a,runMode:s}=r;if(!(s.limits&&[a.file.limits,a.limits].some(i=>Object.values(i??{}).some(Boolean)))||
Id(r).length===0&&!ni(a.file))return[];let{problems:o}=await ii(e,t,r);return o.filter(({name:i})=>i==="LIMIT_EXCEEDED")}async function ii({run:e,...t},r,a){if(!e)
return Ue;let s=await r.audit({...t,run:e}),{runMode:o,guarded:i}=a;if(i){let n=s.files.flatMap(({path:p,from:d=p})=>[p,d]),l=I1({dirty:[],ignored:e.ignored??[]});
if(l.length>0)throw new Q(l);let c=await r.dirty([...new Set(n)].filter(p=>!i.has(p)));if(c.length>0)throw new Q(c);o.dirty==="kept"&&await OS(s,r)}return o.onAsk===
"stop"?{...s,problems:[...s.problems,...s.asked]}:s}async function OS({files:e},t){let r=e.flatMap(({status:o,path:i,from:n})=>o==="deleted"?i:n??[]),a=r.length>
0?await t.leftOut(r):[];if(a.length===0)return;let s=`The sparse checkout leaves out ${a.map(o=>JSON.stringify(o)).join(", ")}: without a branch nothing would s\
how that it is gone. Pass --branch, or bring the file in with \`git sparse-checkout add\`.`;throw new Q({name:"FILE_NOT_FOUND",message:s})}function AS(e,{runMode:t,
policy:r,review:a}){let{audit:s,request:o}=e,i=(o.header.left_out??[]).length>0;return{...e,steps:ES(e.steps,s.carried),notes:[...e.notes,...s.asked.map(({message:n})=>n),
...r.checkOnly&&t.writes?[Wo]:[]],draft:i||a.drafted.length>0||s.asked.length>0||e.draft}}function ES(e,t){return t.size===0?e:e.map(r=>{if(r.status!=="applied"||
!si(r).some(({file_path:s})=>t.has(s)))return r;let a=si(r).map(({file_path:s,structuredPatch:o,insertions:i,deletions:n})=>({file_path:t.get(s)??s,...o&&{structuredPatch:o},
insertions:i,deletions:n}));return{...r,files:a}})}async function TS(e,t,r){let a=await e.run(jS(t)),s=[...a].find(([l,c])=>l.endsWith(".path")&&c===r)?.[0].replace(
/\.path$/,""),o=a.get(`${s}.url`);if(o===void 0||!/^\.\.?\//.test(o))return ai(o);let i=await e.run(Z1()),n=ai((i.find(l=>l.name==="origin")??i[0])?.url);return n===
void 0?void 0:ai(new URL(o,`${n}/`).href)}var jS=e=>({args:["config","--blob",`${e}:.gitmodules`,"--no-includes","--list","-z"],input:"",accept:[0,1,128],parse:(t,r)=>new Map(
(r===0?Nd(t):[]).map(a=>{let[s="",...o]=a.split(`
`);return[s,o.join(`
`)]}))});function ai(e){let[,t,r]=/^(?:ssh:\/\/)?(?:[\w.-]+@)([\w.-]+)(?::\d+\/|[:/])(?!\/)(.+)$/.exec(e??"")??[],a=t===void 0?e:`https://${t}/${r}`;if(a===void 0||
!URL.canParse(a))return;let{protocol:s,origin:o,pathname:i}=new URL(a);return/^https?:$/.test(s)?`${o}${i}`.replace(/\/$/,""):void 0}async function CS(e,{was:t,
commit:r}){var a=[];try{let i=le(a,sS("objects")),n={...eS(),...MS(i.path)},l=S(i.path,"repository");V(l),await U1(l,n);let c=await tS(l,{env:n});return await IS(
c,e),await c.run(Od(r))?await c.run(Od(t))??false?{come:await c.run(Ad(`${t}..${r}`)),newest:await c.run(Ed([`${t}..${r}`,`--max-count=${NS}`])),gone:await c.run(
Ad(`${r}..${t}`))}:{come:void 0,newest:await c.run(Ed([r,"-1"])),gone:0}:void 0}catch(i){var s=i,o=true}finally{ta(a,s,o)}}var NS=10,MS=e=>({HOME:e,USERPROFILE:e,
XDG_CONFIG_HOME:e,GIT_ASKPASS:"",SSH_ASKPASS:"",GIT_CONFIG_GLOBAL:"/dev/null",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_COUNT:"0",GIT_ALLOW_PROTOCOL:"http:https"});async function IS(e,t){
let r=["-c","http.lowSpeedLimit=1000","-c","http.lowSpeedTime=60","fetch","--quiet","--no-tags","--no-write-fetch-head","--no-auto-maintenance","--recurse-submo\
dules=no","--filter=tree:0","--refmap=","--end-of-options",t,"+refs/heads/*:refs/heads/*","+refs/tags/*:refs/tags/*"],a=e.start(r),{closed:s,failure:o}=rS(a,r),
i=false,n=setTimeout(()=>{i=true,a.kill()},LS);if(a.stdin.end(),a.stdout.resume(),await s,clearTimeout(n),i)throw new Q({name:"GIT_FAILED",message:`${t} did not\
 answer in time. Run again later.`});let l=o();if(l)throw l}var LS=6e5,Od=e=>({args:["for-each-ref","--count=1","--format=held",`--contains=${e}`,"refs/heads","\
refs/tags"],input:"",accept:[0,129],parse:(t,r)=>r===0?t.length>0:void 0}),Ad=e=>({args:["rev-list","--count",e,"--"],input:"",parse:t=>Number(t.toString("latin\
1"))}),Ed=e=>({args:["log","-z","--no-show-signature","--encoding=UTF-8","--format=%H %s",...e,"--"],input:"",parse:t=>Nd(t).map(r=>({id:r.slice(0,r.indexOf(" ")),
subject:r.slice(r.indexOf(" ")+1)}))});async function DS({baseline:e,options:t},{base:r,head:a}){let{git:s}=e,o=(await s.run(R1(r.tree,a.tree,{renames:false}))).
filter(({oldMode:l,newMode:c})=>l===kd&&c===kd).map(({path:l,oldBlob:c,newBlob:p})=>({path:l,was:c,commit:p})),i=[],n=[];for(let l of o){let c=await TS(s,t.policyOf??
e.head.commit,l.path),p=c===void 0?PS:await RS(c,l);typeof p=="string"?i.push({name:"SUBMODULE_INVALID",message:`${Cd(l.path)}: ${p} ${FS}`}):n.push(zS(l,p))}return{
problems:i,notes:n}}var PS="the base has no address of it in `.gitmodules` that can be asked over HTTP. Add one.",FS="A policy with `submodules: { unchecked: tr\
ue }` moves submodules without asking.";async function RS(e,t){try{return await CS(e,t)??`no branch and no tag of ${e} holds the commit ${t.commit}. Push it the\
re, or name another.`}catch(r){if(!(r instanceof Q))throw r;return`${e} could not be asked without a token. ${Td(r.message)}`}}function zS({path:e,was:t,commit:r},{
come:a,newest:s,gone:o}){let i=d=>d.slice(0,12),n=s.map(({id:d,subject:m})=>`${i(d)} ${Td(m).slice(0,100)}`),l=a!==void 0&&a>s.length?[`and ${a-s.length} more`]:
[],c=o>0?`, and ${Sd(o,"commit")} back`:"",p=a===void 0?"from a commit that its remote has no more":Sd(a,"commit");return`Submodule ${Cd(e)}: ${i(t)}..${i(r)}, ${p}${c}\
: ${[...n,...l].join("; ")}`}async function ra(e,t,r,a){var s=[];try{let{signal:l}=t,c=await D1(t),p=le(s,r.writes?await C1(c.gitDir,{...l&&{signal:l}}):void 0),
d=le(s,await P1(c,Is(e,r.place,r.replays)),true),m=await Mt(c,t.policyOf??d.head.commit,{given:t.policy,asks:r.asks,only:t.only,limits:{files:t.maxFiles,lines:t.
maxLines}});t.programs==="refused"&&Uo(m,e);let f=await _t(d,r.allRefusals?yt(e):e,m),u=le(s,r.writes&&r.branch?Sr(c):void 0,true),h=await US(d,f,{policy:m,runMode:r}),
{onAsk:g}=r,_=g==="pass"?Qr(m,r.recorded):await ei(m,{baseline:d,request:f},{...t,commit:d.head.commit,onAsk:g}),w=r.writes&&!m.checkOnly,y=le(s,w||t.onWorktree?
G1(c):K1(c)),b={git:c,store:y,baseline:d,asked:e,request:f,policy:m,review:_,options:t,runMode:r,writes:w,...h},v=le(s,await XS(b),true),$=v?{...b,review:v.review}:
b,k=await WS($,v);try{let K=await yS(k,HS($),$);return await YS($,K,a)}finally{w&&k.run&&await BS(c,k.run.id).catch(()=>{})}}catch(l){var o=l,i=true}finally{var n=ta(
s,o,i);n&&await n}}async function US(e,t,{policy:r,runMode:a}){let{branch:s}=a,{git:o}=e,i=gS(a,e.readFile!==void 0)?new Set($r(e,t)):void 0,n=[...i??[]],l=o.bare||
!(s||n.length>0)?void 0:await M1(o,n),c=s&&await Gs(qs(o,l),s),p=await Ld(e,n,l);if(p.length>0)throw new Q(p);await Bo(r,t);let d=_S(t,{policy:r,runMode:a});if(d.
length>0)throw new Q(d);return{index:l,way:c,guarded:i}}async function Ld({git:e,readFile:t,conversions:r},a,s){if(e.bare||a.length===0)return[];let o={base:"HE\
AD",paths:a,...s&&{index:s}};return t?$d(e,{...o,readFile:t,conversions:r}):F1(e,{commit:"HEAD",paths:a},i=>$d(e,{...o,...i}))}async function BS(e,t){L1(e.gitDir)||
await As(e,t)}async function WS(e,t){let{baseline:r,asked:a,review:s,policy:o,store:i,options:n,writes:l}=e,{signal:c,onEvent:p}=n,d=n.policy===void 0&&n.policyOf===
void 0,m={policy:s.policy,commands:t,signal:c},{request:f,note:u}=await GS(e,m),h=await Ne(r,f,{...m,store:i,recorded:l,onEvent:p}),g=kr(a,h.steps),_={steps:h.steps,
blobs:i.git,policy:Qr(o).policy,signal:c},w=await Vo(r,f,_);return{...ti({...h,steps:w,stopped:g},s,e.request),request:f,notes:[...d?Yr(r.git,o):[],...n.notes??
[],...qS(e.request),...u,...await t?.notes()??[]],commands:vr(t),...KS}}function qS({plans:e,outline:{variables:t}}){return t.size===0||e.some(({vars:r})=>r!==void 0)?
[]:[`${oS([...t].map(r=>`\${{ vars.${r} }}`),3)} is written as it is, since no plan has a \`vars\` header. To put a value in, declare it there.`]}async function GS({
baseline:e,request:t,policy:r,runMode:{mostCommits:a,oneCommit:s,inspects:o}},i){let n=o==="always"&&ni(r.file)!==void 0;if(s&&!n)return{request:_r(t,{commits:"\
squash"}),note:[]};if(a===void 0)return{request:t,note:[]};let{chooseCommits:l,commitsNote:c}=await import("./core-run-commit-choice.js"),p=r.file.verify.some(({
formats:m})=>m)?1:0,d=await l(e,t,{...i,recorded:false,most:a-p});return{request:d,note:d===t?[]:[c(d,a)]}}var KS={verifications:[],sections:{},formatters:[],problems:[],
draft:false,asReplayed:true,audit:Ue};function HS(e){let{store:t,baseline:r,runMode:a,policy:s,review:o,writes:i,options:n}=e,{worktree:l}=s.file;return{async brought({
request:c,steps:p,run:d}){let m=nS(t,{baseline:r,run:d,plan:c.header}),f=await iS(m,{...r,steps:p,run:d,onto:a.onto});return i&&f.run!==d&&await fS(t.git,f.run),
f},recordedResults:async({run:c,request:p},d)=>(await import("./core-run-recorded-results.js")).withRecordedResults(t,c,{recorded:d,policy:s,request:p}),audit:c=>Ho(
t,{...c,baseline:r,policy:a.limits?o.policy:VS(o.policy)}),async verified(c,p){let{verifyRun:d}=await import("./core-run-verification.js"),{request:m}=c,{onFailure:f}=a;
return d(t,c,{...n,worktree:l,verifications:p,request:m,onFailure:f,scratch:!i})},inspected:(c,p)=>c.inspect(t,p,{policy:s.file,wishes:a.wishes??{},drafts:a.onFailure!==
"stop",isHidden:d=>X1(d,{workspace:r.source,policy:s}),signal:n.signal}),submodules:c=>DS(e,c),dirty:c=>Ld(r,c),leftOut:c=>JS(r,c)}}async function JS({git:e},t){
if(e.bare||!await aS(e))return[];let r=H1(e.root),a=new Set(await e.run(J1()));return t.filter(s=>a.has(s)&&!r.stat(s))}var VS=e=>({...e,file:{...e.file,limits:{}}});
async function YS(e,{do:t,result:r},a){if(t==="refuse")return Xr(e,r);if(t==="explain")return Jo(e,r);let{git:s,store:o,writes:i,options:n}=e,{run:l,steps:c,audit:p}=r;
if(l&&Jr(e)&&Us(c,l),l&&i&&Es(s,l.id,{steps:ZS(c),...N1(p.files)}),n.onContents&&await ze(o.git,p.files,n.onContents),t==="report")return ve(e,r);let d=await a(
e,r);return d.refused?Xr(e,r):ve(e,r,d)}var ZS=e=>e.reduce((t,{status:r})=>t+(r==="applied"?1:0),0);async function XS(e){let{git:t,baseline:r,request:a,review:s,
options:o,runMode:i}=e;if(!a.outline.touched.has(Y1.name))return;let{CommandCache:n}=await import("./core-run-commands-command-cache.js"),{signal:l}=o,c=await i.
commands?.(t),p=new n({...o,...e,onAsk:i.onAsk,recorded:c});try{let d=(...f)=>p.policy.path(...f),m={...s.policy,path:d};return await Ne(r,a,{policy:m,commands:p,
recorded:false,signal:l}),await p.settle(),p}catch(d){throw await p[Symbol.asyncDispose](),d}}import{core_tools_notebook_edit$g as Dd}from"./start.js";import{core_run_options$a as Pd}from"./start.js";
import{core_workspace_file_identity$j as Fd}from"./hook.js";import{errors$b as Rd}from"./hook.js";var Lt={...Do,branch:true,base:true,unrelatedBase:true,force:true,
overrides:true,without:true,commitWords:true,dryRun:true},li=(e,t)=>Fd(async()=>{Pd(t,Lt);let r=gr(Hr(e),t);if(!t.dryRun&&!t.bare&&r.outline.touched.has(Dd.name))
throw QS();return ra(r,t,zd(t),Ud)}),QS=()=>new Rd({name:"SUBMODULE_INVALID",message:"A submodule is moved only in commits, never in a checkout. Publish the pla\
n with `editplan pr`, or make a branch with --bare, --base and --branch."}),eO={...Lt,diagnostics:true,renamed:true},ci=(e,t)=>Fd(async()=>{Pd(t,eO);let r=t.diagnostics?
"always":"on-demand",a={...zd({...t,dryRun:true}),allRefusals:true,inspects:r,wishes:t};return ra(gr(Hr(e),t),t,a,Ud)});function zd({base:e,unrelatedBase:t,branch:r,
bare:a,force:s=false,dryRun:o=false}){if(a&&r===void 0&&!o)throw new Rd({name:"USAGE",message:tO});return{place:{base:e,unrelatedBase:t},replays:"work-tree",onto:a?
"nowhere":"merge",writes:!o,dirty:r===void 0?"kept":"refused",branch:r===void 0?void 0:{name:r,force:s},allRefusals:false,tellsCommits:!o,oneCommit:o,asks:false,
onAsk:"stop",programs:"all",inspects:"always",onFailure:"stop",limits:true}}var tO="Without a work tree the result needs a name. Pass --branch.",Ud=async(e,{run:t,
...r})=>!t||!e.writes&&r.request.outline.touched.has(Dd.name)?{written:false}:(await import("./core-run-place-run.js")).placeRun(e,{...r,run:t});import"./hook.js";
import"./hook.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";export{ch as core_engine_replay$a,rl as core_engine_replay$b,
al as core_engine_replay$c,ol as core_engine_replay$d,il as core_engine_replay$e,Ya as core_engine_replay$f,la as core_engine_turns$a,ce as core_engine_turns$b,
Xa as core_git_commands_log$a,lg as core_git_commands_log$b,cg as core_git_commands_log$c,pg as core_git_commands_log$d,Qa as core_git_commands_worktree$a,dg as core_git_commands_worktree$b,
mg as core_git_commands_worktree$c,fg as core_git_commands_worktree$d,ug as core_git_commands_worktree$e,hg as core_git_commands_worktree$f,gg as core_git_commands_worktree$g,
_g as core_git_commands_worktree$h,pr as core_git_fast_import$a,dt as core_git_fast_import$b,os as core_git_fast_import$c,Hg as core_git_fast_import$d,rs as core_git_fast_import$e,
jg as core_git_fast_import$f,as as core_git_fast_import$g,Cg as core_git_fast_import$h,M_ as core_history_after_plan$a,Y as core_history_after_plan$b,ur as core_history_after_plan$c,
F_ as core_history_after_plan$d,us as core_history_message$a,hs as core_history_message$b,gs as core_history_message$c,mt as core_history_message$d,_s as core_history_message$e,
ys as core_history_message$f,ws as core_history_message$g,bs as core_history_message$h,v_ as core_history_message$i,Ne as core_history_record$a,Me as core_history_record$b,
vr as core_history_record$c,$r as core_history_record$d,kr as core_history_record$e,xr as core_history_record$f,Us as core_history_record$g,M as core_history_run_record$a,
D as core_history_run_record$b,ls as core_history_run_record$c,je as core_history_run_record$d,cs as core_history_run_record$e,fr as core_history_run_record$f,ps as core_history_run_record$g,
Ce as core_history_run_record$h,ms as core_history_run_record$i,ue as core_history_run_record$j,p_ as core_history_run_record$k,ie as core_history_run_record$l,
P as core_history_run_record$m,ks as core_history_runs$a,cc as core_history_runs$b,xs as core_history_runs$c,Ss as core_history_runs$d,Os as core_history_runs$e,
V_ as core_history_runs$f,Y_ as core_history_runs$g,Z_ as core_history_runs$h,X_ as core_history_runs$i,Q_ as core_history_runs$j,ey as core_history_runs$k,ty as core_history_runs$l,
As as core_history_runs$m,Es as core_history_runs$n,ay as core_history_runs$o,sy as core_history_runs$p,oy as core_history_runs$q,Ts as core_history_runs$r,wr as core_history_stored_changes$a,
Fs as core_history_stored_changes$b,hw as core_history_stored_changes$c,gw as core_history_stored_changes$d,Sr as core_history_way$a,qs as core_history_way$b,Gs as core_history_way$c,
$b as core_history_way$d,kb as core_history_way$e,Ks as core_history_way$f,io as core_plan_check_step$a,Nr as core_plan_check_step$b,Mr as core_plan_check_step$c,
vt as core_plan_check_step$d,Xc as core_plan_check_step$e,js as core_plan_combine_2$a,Cs as core_plan_combine_2$b,Ns as core_plan_combine_2$c,Lr as core_plan_data_fields$a,
Le as core_plan_data_fields$b,$t as core_plan_data_fields$c,kt as core_plan_data_fields$d,Dr as core_plan_data_fields$e,Pr as core_plan_data_fields$f,Fr as core_plan_data_fields$g,
Tp as core_plan_define_plan$a,ko as core_plan_define_plan$b,Hr as core_plan_define_plan$c,re as core_plan_document$a,ot as core_plan_document$b,it as core_plan_document$c,
nt as core_plan_document$d,ae as core_plan_document$e,de as core_plan_document$f,lt as core_plan_document$g,La as core_plan_document$h,Da as core_plan_document$i,
ct as core_plan_document$j,Dn as core_plan_document$k,Pa as core_plan_document$l,Fa as core_plan_document$m,De as core_plan_json_document$a,$p as core_plan_json_document$b,
Gr as core_plan_json_document$c,Xv as core_plan_json_document$d,e$ as core_plan_json_document$e,Tt as core_plan_json_document$f,Op as core_plan_json_document$g,
vo as core_plan_json_document$h,$o as core_plan_json_document$i,Z as core_plan_options$a,Kr as core_plan_parse$checkSource,Pe as core_plan_parse$parsePlan,Pe as core_plan_parse_2$a,
Kr as core_plan_parse_2$b,rv as core_plan_print_2$a,av as core_plan_print_2$b,ip as core_plan_print_2$c,fp as core_plan_print_2$d,Ur as core_plan_print_2$e,Rc as core_plan_schema$a,
wt as core_plan_schema$b,zc as core_plan_schema$c,Ar as core_plan_schema$d,Er as core_plan_schema$e,Et as core_plan_yaml_document$a,xe as core_policy_command_rules$a,
Ki as core_policy_command_rules$b,ga as core_policy_command_rules$c,_a as core_policy_command_rules$d,Ee as core_policy_policy$a,st as core_policy_policy$b,Ma as core_policy_policy$c,
Na as core_policy_policy$d,at as core_policy_protected_paths$a,vn as core_policy_protected_paths$b,Ht as core_policy_rules$a,qi as core_policy_rules$b,Io as core_policy_run_verifications_2$a,
V$ as core_policy_run_verifications_2$b,Pp as core_policy_run_verifications_2$c,Lo as core_policy_run_verifications_2$d,J as core_policy_secrets_2$a,tt as core_policy_secrets_2$b,
Ta as core_policy_secrets_2$c,yn as core_policy_secrets_2$d,j as core_policy_secrets_2$e,ja as core_policy_secrets_2$f,rt as core_policy_secrets_2$g,Fe as core_programs_isolation$a,
$$ as core_programs_isolation$b,x$ as core_programs_isolation$c,Ip as core_programs_isolation$d,To as core_programs_isolation$e,Nt as core_programs_run_program$a,
Co as core_programs_run_program$b,No as core_programs_run_program$c,K$ as core_programs_run_program$d,H$ as core_programs_run_program$e,Lt as core_run_apply$APPLY_KEYS,
li as core_run_apply$applyPlan,ci as core_run_apply$checkPlan,Lt as core_run_apply_2$a,li as core_run_apply_2$b,ci as core_run_apply_2$c,Qo as core_run_approvals$a,
Qr as core_run_approvals$b,ei as core_run_approvals$c,S1 as core_run_approvals$d,ti as core_run_approvals$e,Ue as core_run_audit$a,Ho as core_run_audit$b,_d as core_run_audit$c,
qx as core_run_audit$d,Xr as core_run_audit$e,Jo as core_run_audit$f,Vo as core_run_audit$g,Yo as core_run_audit$h,ra as core_run_execute_run$a,Po as core_run_net_files_2$a,
Fo as core_run_net_files_2$b,Lk as core_run_net_files_2$c,ze as core_run_net_files_2$d,Jr as core_run_report_run$a,ve as core_run_report_run$b,Rp as core_run_report_run$c,
Is as core_run_request$a,_t as core_run_request$b,he as core_run_request$c,Ls as core_run_request$d,gr as core_run_request$e,Gy as core_run_request$f,yt as core_run_request$g,
_r as core_run_request$h,Fp as core_run_run_mode$a,Do as core_run_run_mode$b,sk as core_run_run_mode$c,Mt as core_run_run_policy_2$a,Yr as core_run_run_policy_2$b,
lx as core_run_run_policy_2$c,cx as core_run_run_policy_2$d,Uo as core_run_run_policy_2$e,Bo as core_run_run_policy_2$f,Wo as core_run_run_policy_2$g,mx as core_run_run_policy_2$h,
ux as core_run_run_policy_2$i,It as core_run_run_policy_2$j,gp as core_text_folder_spellings$a,Br as core_text_folder_spellings$b,yv as core_text_folder_spellings$c,
Wr as core_text_folder_spellings$d,Ro as core_text_generated$a,ho as core_text_print_yaml$a,ap as core_text_print_yaml$b,go as core_text_print_yaml$c,Xs as core_text_schema_issues$a,
Qs as core_text_schema_issues$b,eo as core_text_schema_issues$c,Tr as core_text_schema_issues$d,to as core_text_schema_issues$e,bt as core_text_schema_issues$f,
ro as core_text_schema_issues$g,ao as core_text_schema_issues$h,Pt as core_text_state_map$a,Ae as core_text_yaml$a,Vt as core_text_yaml$b,Ze as core_text_yaml$c,
Yt as core_text_yaml$d,Zt as core_text_yaml$e,ft as core_workspace_workspace$a,Jt as jsonc_parser$a,of as jsonc_parser$b,ba as jsonc_parser$c,Ye as jsonc_parser$d,
He as lru_cache$a,Ei as lru_cache$b,qt as lru_cache$c,ma as lru_cache$d,Gt as lru_cache$e,ua as lru_cache$f,Li as lru_cache$g,Pi as lru_cache$h,Kt as lru_cache$i,
Fi as lru_cache$j,Aa as smol_toml$a,Ea as smol_toml$b,Mf as smol_toml$c};
