import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{fast_string_truncated_width$a as M}from"./start.js";import"./hook.js";
import{styleText as X}from"node:util";import{stdout as Tt,stdin as zt}from"node:process";import*as q from"node:readline";import Ve from"node:readline";var at="\x1B",
Bt="\x9B",_e=39,It="\x07",Ft="[",Ce="]",Wt="m",_t=`${Ce}8;;`,Nt=new RegExp(`(?:\\${Ft}(?<code>\\d+)m|\\${_t}(?<uri>.*)${It})`,"y"),Dt=e=>{if(e>=30&&e<=37||e>=90&&
e<=97)return 39;if(e>=40&&e<=47||e>=100&&e<=107)return 49;if(e===1||e===2)return 22;if(e===3)return 23;if(e===4)return 24;if(e===7)return 27;if(e===8)return 28;
if(e===9)return 29;if(e===0)return 0},Ut=e=>`${at}${Ft}${e}${Wt}`,jt=e=>`${at}${_t}${e}${It}`,St=(e,t,s)=>{let i=t[Symbol.iterator](),r=false,a=false,o=e.at(-1),
u=o===void 0?0:M(o),l=i.next(),c=i.next(),h=0;for(;!l.done;){let d=l.value,$=M(d);u+$<=s?e[e.length-1]+=d:(e.push(d),u=0),(d===at||d===Bt)&&(r=true,a=t.startsWith(
_t,h+1)),r?a?d===It&&(r=false,a=false):d===Wt&&(r=false):(u+=$,u===s&&!c.done&&(e.push(""),u=0)),l=c,c=i.next(),h+=d.length}o=e.at(-1),!u&&o!==void 0&&o.length&&
e.length>1&&(e[e.length-2]+=e.pop())},xe=e=>{let t=e.split(" "),s=t.length;for(;s&&!M(t[s-1]);)s--;return s===t.length?e:t.slice(0,s).join(" ")+t.slice(s).join(
"")},Te=(e,t,s={})=>{if(s.trim!==false&&e.trim()==="")return"";let i="",r,a,o=e.split(" "),u=[""],l=0;for(let d=0;d<o.length;d++){let $=o[d];if(s.trim!==false){
let g=u.at(-1)??"",f=g.trimStart();g.length!==f.length&&(u[u.length-1]=f,l=M(f))}d!==0&&(l>=t&&(s.wordWrap===false||s.trim===false)&&(u.push(""),l=0),(l||s.trim===
false)&&(u[u.length-1]+=" ",l++));let p=M($);if(s.hard&&p>t){let g=t-l,f=1+Math.floor((p-g-1)/t);Math.floor((p-1)/t)<f&&u.push(""),St(u,$,t),l=M(u.at(-1)??"");continue}
if(l+p>t&&l&&p){if(s.wordWrap===false&&l<t){St(u,$,t),l=M(u.at(-1)??"");continue}u.push(""),l=0}if(l+p>t&&s.wordWrap===false){St(u,$,t),l=M(u.at(-1)??"");continue}
u[u.length-1]+=$,l+=p}s.trim!==false&&(u=u.map(d=>xe(d)));let c=u.join(`
`),h=false;for(let d=0;d<c.length;d++){let $=c[d];if(i+=$,h)h=false;else if(h=$>="\uD800"&&$<="\uDBFF",h)continue;if($===at||$===Bt){Nt.lastIndex=d+1;let g=Nt.exec(
c)?.groups;if(g?.code!==void 0){let f=Number.parseFloat(g.code);r=f===_e?void 0:f}else g?.uri!==void 0&&(a=g.uri.length===0?void 0:g.uri)}if(c[d+1]===`
`){a&&(i+=jt(""));let p=r?Dt(r):void 0;r&&p&&(i+=Ut(p))}else $===`
`&&(r&&Dt(r)&&(i+=Ut(r)),a&&(i+=jt(a)))}return i},Me=/\r?\n/;function B(e,t,s){return String(e).normalize().split(Me).map(i=>Te(i,t,s)).join(`
`)}var A={to(e,t){return t?`\x1B[${t+1};${e+1}H`:`\x1B[${e+1}G`},move(e,t){let s="";return e<0?s+=`\x1B[${-e}D`:e>0&&(s+=`\x1B[${e}C`),t<0?s+=`\x1B[${-t}A`:t>0&&
(s+=`\x1B[${t}B`),s},up:(e=1)=>`\x1B[${e}A`,down:(e=1)=>`\x1B[${e}B`,forward:(e=1)=>`\x1B[${e}C`,backward:(e=1)=>`\x1B[${e}D`,nextLine:(e=1)=>"\x1B[E".repeat(e),
prevLine:(e=1)=>"\x1B[F".repeat(e),left:"\x1B[G",hide:"\x1B[?25l",show:"\x1B[?25h",save:"\x1B7",restore:"\x1B8"};var H={screen:"\x1B[2J",up:(e=1)=>"\x1B[1J".repeat(
e),down:(e=1)=>"\x1B[J".repeat(e),line:"\x1B[2K",lineEnd:"\x1B[K",lineStart:"\x1B[1K",lines(e){let t="";for(let s=0;s<e;s++)t+=this.line+(s<e-1?A.up():"");return e&&
(t+=A.left),t}};import{ReadStream as Kt}from"node:tty";function K(e,t,s){if(!s.some(o=>!o.disabled))return e;let i=e+t,r=Math.max(s.length-1,0),a=i<0?r:i>r?0:i;
return s[a]?.disabled?K(a,t<0?-1:1,s):a}function ut(e,t,s,i){let r=i.split(`
`),a=0,o=e;for(let l of r){if(o<=l.length)break;o-=l.length+1,a++}for(a=Math.max(0,Math.min(r.length-1,a+s)),o=Math.min(o,r[a].length)+t;o<0&&a>0;)a--,o+=r[a].length+
1;for(;o>r[a].length&&a<r.length-1;)o-=r[a].length+1,a++;o=Math.max(0,Math.min(r[a].length,o));let u=0;for(let l=0;l<a;l++)u+=r[l].length+1;return u+o}var Ee=["\
up","down","left","right","space","enter","cancel"],Oe=["January","February","March","April","May","June","July","August","September","October","November","Dece\
mber"],w={actions:new Set(Ee),aliases:new Map([["k","up"],["j","down"],["h","left"],["l","right"],["","cancel"],["escape","cancel"]]),messages:{cancel:"Cancele\
d",error:"Something went wrong"},withGuide:true,accessible:void 0,date:{monthNames:[...Oe],messages:{required:"Please enter a valid date",invalidMonth:"There ar\
e only 12 months in a year",invalidDay:(e,t)=>`There are only ${e} days in ${t}`,afterMin:e=>`Date must be on or after ${e.toISOString().slice(0,10)}`,beforeMax:e=>`\
Date must be on or before ${e.toISOString().slice(0,10)}`}}};function Ae(e){if(e.aliases!==void 0){let t=e.aliases;for(let s in t){if(!Object.hasOwn(t,s))continue;
let i=t[s];i===void 0||!w.actions.has(i)||w.aliases.has(s)||w.aliases.set(s,i)}}if(e.messages!==void 0){let t=e.messages;t.cancel!==void 0&&(w.messages.cancel=t.
cancel),t.error!==void 0&&(w.messages.error=t.error)}if(e.withGuide!==void 0&&(w.withGuide=e.withGuide!==false),e.accessible!==void 0&&(w.accessible=e.accessible===
true),e.date!==void 0){let t=e.date;t.monthNames!==void 0&&(w.date.monthNames=[...t.monthNames]),t.messages!==void 0&&(t.messages.required!==void 0&&(w.date.messages.
required=t.messages.required),t.messages.invalidMonth!==void 0&&(w.date.messages.invalidMonth=t.messages.invalidMonth),t.messages.invalidDay!==void 0&&(w.date.messages.
invalidDay=t.messages.invalidDay),t.messages.afterMin!==void 0&&(w.date.messages.afterMin=t.messages.afterMin),t.messages.beforeMax!==void 0&&(w.date.messages.beforeMax=
t.messages.beforeMax))}}function Mt(e){if(e!==void 0)return e;if(w.accessible!==void 0)return w.accessible;let t=process.env.ACCESSIBLE;return t!==void 0&&t!==""&&
t!=="0"&&t!=="false"}function Vt(e,t){if(typeof e=="string")return w.aliases.get(e)===t;for(let s of e)if(s!==void 0&&Vt(s,t))return true;return false}function ke(e,t){
if(e===t)return;let s=e.split(`
`),i=t.split(`
`),r=Math.max(s.length,i.length),a=[];for(let o=0;o<r;o++)s[o]!==i[o]&&a.push(o);return{lines:a,numLinesBefore:s.length,numLinesAfter:i.length,numLines:r}}var Pe=globalThis.
process.platform.startsWith("win"),ht=Symbol("clack:cancel");function Et(e){return e===ht}function lt(e,t){let s=e;s.isTTY&&s.setRawMode(t)}function Ht({input:e=zt,
output:t=Tt,overwrite:s=true,hideCursor:i=true}={}){let r=q.createInterface({input:e,output:t,prompt:"",tabSize:1});q.emitKeypressEvents(e,r),e instanceof Kt&&e.
isTTY&&e.setRawMode(true);let a=(o,{name:u,sequence:l})=>{let c=String(o);if(Vt([c,u,l],"cancel")){i&&t.write(A.show),process.exit(0);return}if(!s)return;q.moveCursor(
t,u==="return"?0:-1,u==="return"?-1:0,()=>{q.clearLine(t,1,()=>{e.once("keypress",a)})})};return i&&t.write(A.hide),e.once("keypress",a),()=>{e.off("keypress",a),
i&&t.write(A.show),e instanceof Kt&&e.isTTY&&!Pe&&e.setRawMode(false),r.terminal=false,r.close()}}var Y=e=>"columns"in e&&typeof e.columns=="number"?e.columns:80,
Ot=e=>"rows"in e&&typeof e.rows=="number"?e.rows:20;function V(e,t,s,i=s,r=s,a){let o=Y(e??Tt),u=M(s);return B(t,o-u,{hard:true,trim:false}).split(`
`).map((l,c,h)=>{let d=a?a(l,c):l;return c===0?`${i}${d}`:c===h.length-1?`${r}${d}`:`${s}${d}`}).join(`
`)}function it(e,t){if("~standard"in e){let s=e["~standard"].validate(t);return s instanceof Promise?s.then(i=>i.issues?.at(0)?.message):s.issues?.at(0)?.message}
return e(t)}var F=class{input;output;_abortSignal;rl;opts;_render;_track=false;_prevFrame="";_subscribers=new Map;_cursor=0;state="initial";error="";value;userInput="";get accessible(){
return Mt(this.opts.accessible)}constructor(t,s=true){let{input:i=zt,output:r=Tt,render:a,signal:o,...u}=t;this.opts=u,this.onKeypress=this.onKeypress.bind(this),
this.close=this.close.bind(this),this.render=this.render.bind(this),this._render=a.bind(this),this._track=s,this._abortSignal=o,this.input=i,this.output=r}unsubscribe(){
this._subscribers.clear()}setSubscriber(t,s){let i=this._subscribers.get(t)??[];i.push(s),this._subscribers.set(t,i)}on(t,s){this.setSubscriber(t,{cb:s})}once(t,s){
this.setSubscriber(t,{cb:s,once:true})}emit(t,...s){let i=this._subscribers.get(t)??[],r=[];for(let a of i)a.cb(...s),a.once&&r.push(()=>i.splice(i.indexOf(a),1));
for(let a of r)a()}prompt(){return new Promise(t=>{if(this._abortSignal){if(this._abortSignal.aborted)return this.state="cancel",this.close(),t(ht);this._abortSignal.
addEventListener("abort",()=>{this.state="cancel",this.close()},{once:true})}this.rl=Ve.createInterface({input:this.input,tabSize:2,prompt:"",escapeCodeTimeout:50,
terminal:true}),this.rl.prompt(),this.opts.initialUserInput!==void 0&&this._setUserInput(this.opts.initialUserInput,true),this.input.on("keypress",this.onKeypress),
lt(this.input,true),this.output.on("resize",this.render),this.render(),this.once("submit",()=>{this.output.write(A.show),this.output.off("resize",this.render),lt(
this.input,false),t(this.value)}),this.once("cancel",()=>{this.output.write(A.show),this.output.off("resize",this.render),lt(this.input,false),t(ht)})})}_isActionKey(t,s){
return t==="	"}_shouldSubmit(t,s){return true}_setValue(t){this.value=t,this.emit("value",this.value)}_setUserInput(t,s){this.userInput=t??"",this.emit("userInp\
ut",this.userInput),s&&this._track&&this.rl&&(this.rl.write(this.userInput),this._cursor=this.rl.cursor)}_clearUserInput(){this.rl?.write(null,{ctrl:true,name:"\
u"}),this._setUserInput("")}async onKeypress(t,s){if(this.state!=="validating"){if(this._track&&s.name!=="return"&&(s.name&&this._isActionKey(t,s)&&this.rl?.write(
null,{ctrl:true,name:"h"}),this._cursor=this.rl?.cursor??0,this._setUserInput(this.rl?.line)),this.state==="error"&&(this.state="active"),s?.name&&(!this._track&&
w.aliases.has(s.name)&&this.emit("cursor",w.aliases.get(s.name)),w.actions.has(s.name)&&this.emit("cursor",s.name)),t&&(t.toLowerCase()==="y"||t.toLowerCase()===
"n")&&this.emit("confirm",t.toLowerCase()==="y"),this.emit("key",t,s),s?.name==="return"&&this._shouldSubmit(t,s)){if(this.opts.validate){let i=it(this.opts.validate,
this.value),r;i instanceof Promise?(this.state="validating",this.render(),r=await i):r=i,r&&(this.error=r instanceof Error?r.message:r,this.state="error",this.rl?.
write(this.userInput))}this.state!=="error"&&(this.state="submit")}Vt([t,s?.name,s?.sequence],"cancel")&&(this.state="cancel"),(this.state==="submit"||this.state===
"cancel")&&this.emit("finalize"),this.render(),(this.state==="submit"||this.state==="cancel")&&this.close()}}close(){this.input.unpipe(),this.input.removeListener(
"keypress",this.onKeypress),this.output.write(`
`),lt(this.input,false),this.rl?.close(),this.rl=void 0,this.emit(`${this.state}`,this.value),this.unsubscribe()}restoreCursor(){let t=B(this._prevFrame,Y(this.
output),{hard:true,trim:false}).split(`
`).length-1;this.output.write(A.move(-999,t*-1))}render(){let t=B(this._render(this)??"",Y(this.output),{hard:true,trim:false});if(t!==this._prevFrame){if(this.
state==="initial")this.output.write(A.hide);else{let s=ke(this._prevFrame,t),i=Ot(this.output);if(this.restoreCursor(),s){let r=Math.max(0,s.numLinesAfter-i),a=Math.
max(0,s.numLinesBefore-i),o=s.lines.find(u=>u>=r);if(o===void 0){this._prevFrame=t;return}if(s.lines.length===1){this.output.write(A.move(0,o-a)),this.output.write(
H.lines(1));let u=t.split(`
`);this.output.write(u[o]),this._prevFrame=t,this.output.write(A.move(0,u.length-o-1));return}else if(s.lines.length>1){if(r<a)o=r;else{let l=o-a;l>0&&this.output.
write(A.move(0,l))}this.output.write(H.down());let u=t.split(`
`).slice(o);this.output.write(u.join(`
`)),this._prevFrame=t;return}}this.output.write(H.down())}this.output.write(t),this.state==="initial"&&(this.state="active"),this._prevFrame=t}}};function Re(e,t){
if(e===void 0||t.length===0)return 0;let s=t.findIndex(i=>i.value===e);return s!==-1?s:0}function Ge(e,t){return(t.label??String(t.value)).toLowerCase().includes(
e.toLowerCase())}function Le(e,t){if(t)return e?t:t[0]}var At=class extends F{filteredOptions;multiple;isNavigating=false;selectedValues=[];focusedValue;#e=0;#r="";#t;#o;#a;#s;get cursor(){
return this.#e}get userInputWithCursor(){if(!this.userInput)return X(["inverse","hidden"],"_");if(this._cursor>=this.userInput.length)return`${this.userInput}\u2588`;
let t=this.userInput.slice(0,this.cursor),s=this.userInput.slice(this.cursor,this.cursor+1),i=this.userInput.slice(this.cursor+1);return`${t}${X("inverse",s)}${i}`}get options(){
return typeof this.#o=="function"?this.#o():this.#o}constructor(t){super(t),this.#o=t.options,this.#a=t.placeholder,this.#s=t.completeOnTab===true;let s=this.options;
this.filteredOptions=[...s],this.multiple=t.multiple===true,this.#t=typeof t.options=="function"?t.filter:t.filter??Ge;let i;if(t.initialValue&&Array.isArray(t.
initialValue)?this.multiple?i=t.initialValue:i=t.initialValue.slice(0,1):!this.multiple&&this.options.length>0&&(i=[this.options[0]?.value]),i)for(let r of i){let a=s.
findIndex(o=>o.value===r);a!==-1&&(this.toggleSelected(r),this.#e=a)}this.focusedValue=this.options[this.#e]?.value,this.on("key",(r,a)=>this.#i(r,a)),this.on("\
userInput",r=>this.#n(r))}_isActionKey(t,s){return t==="	"||this.multiple&&this.isNavigating&&s.name==="space"&&t!==void 0&&t!==""}#i(t,s){let i=s.name==="up",r=s.
name==="down",a=s.name==="return",o=this.userInput===""||this.userInput==="	",u=this.#a,l=this.options,c=u!==void 0&&u!==""&&l.some(h=>!h.disabled&&(this.#t?this.#t(
u,h):true));if(s.name==="tab"&&o&&c){this.userInput==="	"&&this._clearUserInput(),this._setUserInput(u,true),this.isNavigating=false;return}if(s.name==="tab"&&this.#s&&
!this.multiple&&this.focusedValue!==void 0){let h=String(this.focusedValue);this._clearUserInput(),this._setUserInput(h,true),this.isNavigating=false;return}i||
r?(this.#e=K(this.#e,i?-1:1,this.filteredOptions),this.focusedValue=this.filteredOptions[this.#e]?.value,this.multiple||(this.selectedValues=[this.focusedValue]),
this.isNavigating=true):a?this.value=Le(this.multiple,this.selectedValues):this.multiple?this.focusedValue!==void 0&&(s.name==="tab"||this.isNavigating&&s.name===
"space")?this.toggleSelected(this.focusedValue):this.isNavigating=false:(this.focusedValue&&(this.selectedValues=[this.focusedValue]),this.isNavigating=false)}deselectAll(){
this.selectedValues=[]}toggleSelected(t){this.filteredOptions.length!==0&&(this.multiple?this.selectedValues.includes(t)?this.selectedValues=this.selectedValues.
filter(s=>s!==t):this.selectedValues=[...this.selectedValues,t]:this.selectedValues=[t])}#n(t){if(t!==this.#r){this.#r=t;let s=this.options;t&&this.#t?this.filteredOptions=
s.filter(a=>this.#t?.(t,a)):this.filteredOptions=[...s];let i=Re(this.focusedValue,this.filteredOptions);this.#e=K(i,0,this.filteredOptions);let r=this.filteredOptions[this.#e];
r&&!r.disabled?this.focusedValue=r.value:this.focusedValue=void 0,this.multiple||(this.focusedValue!==void 0?this.toggleSelected(this.focusedValue):this.deselectAll())}}},
dt=class extends F{get cursor(){return this.value?0:1}get _value(){return this.cursor===0}constructor(t){super(t,false),this.value=!!t.initialValue,this.on("use\
rInput",()=>{this.value=this._value}),this.on("confirm",s=>{this.output.write(A.move(0,-1)),this.value=s,this.state="submit",this.close()}),this.on("cursor",()=>{
this.value=!this.value})}},Ne={Y:{type:"year",len:4},M:{type:"month",len:2},D:{type:"day",len:2}};function Yt(e){return[...e].map(t=>Ne[t])}function De(e){let t=new Intl.
DateTimeFormat(e,{year:"numeric",month:"2-digit",day:"2-digit"}).formatToParts(new Date(2e3,0,15)),s=[],i="/";for(let r of t)r.type==="literal"?i=r.value.trim()||
r.value:(r.type==="year"||r.type==="month"||r.type==="day")&&s.push({type:r.type,len:r.type==="year"?4:2});return{segments:s,separator:i}}function Ct(e){return Number.
parseInt((e||"0").replace(/_/g,"0"),10)||0}function ct(e){return{year:Ct(e.year),month:Ct(e.month),day:Ct(e.day)}}function xt(e,t){return new Date(e||2001,t||1,
0).getDate()}function Jt(e){let{year:t,month:s,day:i}=ct(e);if(!t||t<0||t>9999||!s||s<1||s>12||!i||i<1)return;let r=new Date(Date.UTC(t,s-1,i));if(!(r.getUTCFullYear()!==
t||r.getUTCMonth()!==s-1||r.getUTCDate()!==i))return{year:t,month:s,day:i}}function qt(e){let t=Jt(e);return t?new Date(Date.UTC(t.year,t.month-1,t.day)):void 0}
function Ue(e,t,s,i){let r=s?{year:s.getUTCFullYear(),month:s.getUTCMonth()+1,day:s.getUTCDate()}:null,a=i?{year:i.getUTCFullYear(),month:i.getUTCMonth()+1,day:i.
getUTCDate()}:null;return e==="year"?{min:r?.year??1,max:a?.year??9999}:e==="month"?{min:r&&t.year===r.year?r.month:1,max:a&&t.year===a.year?a.month:12}:{min:r&&
t.year===r.year&&t.month===r.month?r.day:1,max:a&&t.year===a.year&&t.month===a.month?a.day:xt(t.year,t.month)}}var pt=class extends F{#e;#r;#t;#o;#a;#s={segmentIndex:0,
positionInSegment:0};#i=true;#n=null;inlineError="";get segmentCursor(){return{...this.#s}}get segmentValues(){return{...this.#t}}get segments(){return this.#e}get separator(){
return this.#r}get formattedValue(){return this.#h(this.#t)}#h(t){return this.#e.map(s=>t[s.type]).join(this.#r)}#u(){this._setUserInput(this.#h(this.#t)),this.
_setValue(qt(this.#t)??void 0)}constructor(t){let s=t.format?{segments:Yt(t.format),separator:t.separator??"/"}:De(t.locale),i=t.separator??s.separator,r=t.format?
Yt(t.format):s.segments,a=t.initialValue??t.defaultValue,o=a?{year:String(a.getUTCFullYear()).padStart(4,"0"),month:String(a.getUTCMonth()+1).padStart(2,"0"),day:String(
a.getUTCDate()).padStart(2,"0")}:{year:"____",month:"__",day:"__"},u=r.map(l=>o[l.type]).join(i);super({...t,initialUserInput:u},false),this.#e=r,this.#r=i,this.#t=
o,this.#o=t.minDate,this.#a=t.maxDate,this.#u(),this.on("cursor",l=>this.#m(l)),this.on("key",(l,c)=>this.#$(l,c)),this.on("finalize",()=>this.#g(t))}#l(){let t=Math.
max(0,Math.min(this.#s.segmentIndex,this.#e.length-1)),s=this.#e[t];if(s)return this.#s.positionInSegment=Math.max(0,Math.min(this.#s.positionInSegment,s.len-1)),
{segment:s,index:t}}#c(t){this.inlineError="",this.#n=null;let s=this.#l();s&&(this.#s.segmentIndex=Math.max(0,Math.min(this.#e.length-1,s.index+t)),this.#s.positionInSegment=
0,this.#i=true)}#d(t){let s=this.#l();if(!s)return;let{segment:i}=s,r=this.#t[i.type],a=!r||r.replace(/_/g,"")==="",o=Number.parseInt((r||"0").replace(/_/g,"0"),
10)||0,u=Ue(i.type,ct(this.#t),this.#o,this.#a),l;a?l=t===1?u.min:u.max:l=Math.max(Math.min(u.max,o+t),u.min),this.#t={...this.#t,[i.type]:l.toString().padStart(
i.len,"0")},this.#i=true,this.#n=null,this.#u()}#m(t){if(t)switch(t){case"right":return this.#c(1);case"left":return this.#c(-1);case"up":return this.#d(1);case"\
down":return this.#d(-1)}}#$(t,s){if(s?.name==="backspace"||s?.sequence==="\x7F"||s?.sequence==="\b"||t==="\x7F"||t==="\b"){this.inlineError="";let i=this.#l();
if(!i)return;if(!this.#t[i.segment.type].replace(/_/g,"")){this.#c(-1);return}this.#t[i.segment.type]="_".repeat(i.segment.len),this.#i=true,this.#s.positionInSegment=
0,this.#u();return}if(s?.name==="tab"){this.inlineError="";let i=this.#l();if(!i)return;let r=s.shift?-1:1,a=i.index+r;a>=0&&a<this.#e.length&&(this.#s.segmentIndex=
a,this.#s.positionInSegment=0,this.#i=true);return}if(t&&/^[0-9]$/.test(t)){let i=this.#l();if(!i)return;let{segment:r}=i,a=!this.#t[r.type].replace(/_/g,"");if(this.#i&&
this.#n!==null&&!a){let p=this.#n+t,g={...this.#t,[r.type]:p},f=this.#p(g,r);if(f){this.inlineError=f,this.#n=null,this.#i=false;return}this.inlineError="",this.#t[r.
type]=p,this.#n=null,this.#i=false,this.#u(),i.index<this.#e.length-1&&(this.#s.segmentIndex=i.index+1,this.#s.positionInSegment=0,this.#i=true);return}this.#i&&
!a&&(this.#t[r.type]="_".repeat(r.len),this.#s.positionInSegment=0),this.#i=false,this.#n=null;let o=this.#t[r.type],u=o.indexOf("_"),l=u>=0?u:Math.min(this.#s.
positionInSegment,r.len-1);if(l<0||l>=r.len)return;let c=o.slice(0,l)+t+o.slice(l+1),h=false;if(l===0&&o==="__"&&(r.type==="month"||r.type==="day")){let p=Number.
parseInt(t,10);c=`0${t}`,h=p<=(r.type==="month"?1:2)}if(r.type==="year"&&(c=(o.replace(/_/g,"")+t).padStart(r.len,"_")),!c.includes("_")){let p={...this.#t,[r.type]:c},
g=this.#p(p,r);if(g){this.inlineError=g;return}}this.inlineError="",this.#t[r.type]=c;let d=c.includes("_")?void 0:Jt(this.#t);if(d){let{year:p,month:g}=d,f=xt(
p,g);this.#t={year:String(Math.max(0,Math.min(9999,p))).padStart(4,"0"),month:String(Math.max(1,Math.min(12,g))).padStart(2,"0"),day:String(Math.max(1,Math.min(
f,d.day))).padStart(2,"0")}}this.#u();let $=c.indexOf("_");h?(this.#i=true,this.#n=t):$>=0?this.#s.positionInSegment=$:u>=0&&i.index<this.#e.length-1?(this.#s.segmentIndex=
i.index+1,this.#s.positionInSegment=0,this.#i=true):this.#s.positionInSegment=Math.min(l+1,r.len-1)}}#p(t,s){let{month:i,day:r}=ct(t);if(s.type==="month"&&(i<0||
i>12))return w.date.messages.invalidMonth;if(s.type==="day"&&(r<0||r>31))return w.date.messages.invalidDay(31,"any month")}#g(t){let{year:s,month:i,day:r}=ct(this.#t);
if(s&&i&&r){let a=xt(s,i);this.#t={...this.#t,day:String(Math.min(r,a)).padStart(2,"0")}}this.value=qt(this.#t)??t.defaultValue??void 0}},Xt=class extends F{options;cursor=0;#e;getGroupItems(t){
return this.options.filter(s=>s.group===t)}isGroupSelected(t){let s=this.getGroupItems(t),i=this.value;return i===void 0?false:s.every(r=>i.includes(r.value))}toggleValue(){
let t=this.options[this.cursor];if(t!==void 0)if(this.value===void 0&&(this.value=[]),t.group===true){let s=t.value,i=this.getGroupItems(s);this.isGroupSelected(
s)?this.value=this.value.filter(r=>i.findIndex(a=>a.value===r)===-1):this.value=[...this.value,...i.map(r=>r.value)],this.value=Array.from(new Set(this.value))}else{
let s=this.value.includes(t.value);this.value=s?this.value.filter(i=>i!==t.value):[...this.value,t.value]}}constructor(t){super(t,false);let{options:s}=t;this.#e=
t.selectableGroups!==false,this.options=Object.entries(s).flatMap(([i,r])=>[{value:i,group:true,label:i},...r.map(a=>({...a,group:i}))]),this.value=[...t.initialValues??
[]],this.cursor=Math.max(this.options.findIndex(({value:i})=>i===t.cursorAt),this.#e?0:1),this.on("key",(i,r)=>{r.name===void 0&&i==="\u3000"&&this.toggleValue()}),
this.on("cursor",i=>{switch(i){case"left":case"up":{this.cursor=this.cursor===0?this.options.length-1:this.cursor-1;let r=this.options[this.cursor]?.group===true;
!this.#e&&r&&(this.cursor=this.cursor===0?this.options.length-1:this.cursor-1);break}case"down":case"right":{this.cursor=this.cursor===this.options.length-1?0:this.
cursor+1;let r=this.options[this.cursor]?.group===true;!this.#e&&r&&(this.cursor=this.cursor===this.options.length-1?0:this.cursor+1);break}case"space":this.toggleValue();
break}})}},je=new Set(["up","down","left","right"]),mt=class extends F{#e=false;#r;focused="editor";get userInputWithCursor(){if(this.state==="submit")return this.
userInput;let t=this.userInput;if(this.cursor>=t.length)return`${t}\u2588`;let s=t.slice(0,this.cursor),i=t.slice(this.cursor,this.cursor+1),r=t.slice(this.cursor+
1);return i===`
`?`${s}\u2588
${r}`:`${s}${X("inverse",i)}${r}`}get cursor(){return this._cursor}#t(t){if(this.userInput.length===0){this._setUserInput(t);return}this._setUserInput(this.userInput.
slice(0,this.cursor)+t+this.userInput.slice(this.cursor))}#o(t){let s=this.value??"";switch(t){case"up":this._cursor=ut(this._cursor,0,-1,s);return;case"down":this.
_cursor=ut(this._cursor,0,1,s);return;case"left":this._cursor=ut(this._cursor,-1,0,s);return;case"right":this._cursor=ut(this._cursor,1,0,s);return}}_shouldSubmit(t,s){
if(this.#r)return this.focused==="submit"?true:(this.#t(`
`),this._cursor++,false);let i=this.#e;return this.#e=true,i&&this.cursor===this.userInput.length?(this.userInput[this.cursor-1]===`
`&&(this._setUserInput(this.userInput.slice(0,this.cursor-1)+this.userInput.slice(this.cursor)),this._cursor--),true):(this.#t(`
`),this._cursor++,false)}constructor(t){let s=t.initialUserInput??t.initialValue;super({...t,initialUserInput:s},false),s!==void 0&&(this._cursor=s.length),this.#r=
t.showSubmit??false,this.on("key",(i,r)=>{if(r?.name&&je.has(r.name)){this.#e=false,this.#o(r.name);return}if(i==="	"&&this.#r){this.focused=this.focused==="edi\
tor"?"submit":"editor";return}if(r?.name!=="return"){if(this.#e=false,r?.name==="backspace"&&this.cursor>0){this._setUserInput(this.userInput.slice(0,this.cursor-
1)+this.userInput.slice(this.cursor)),this._cursor--;return}if(r?.name==="delete"&&this.cursor<this.userInput.length){this._setUserInput(this.userInput.slice(0,
this.cursor)+this.userInput.slice(this.cursor+1));return}i&&(this.#r&&this.focused==="submit"&&(this.focused="editor"),this.#t(i??""),this._cursor++)}}),this.on(
"userInput",i=>{this._setValue(i)}),this.on("finalize",()=>{this.value||(this.value=t.defaultValue),this.value===void 0&&(this.value="")})}},$t=class extends F{options;cursor=0;get _value(){
return this.options[this.cursor]?.value}get _enabledOptions(){return this.options.filter(t=>t.disabled!==true)}toggleAll(){let t=this._enabledOptions,s=this.value!==
void 0&&this.value.length===t.length;this.value=s?[]:t.map(i=>i.value)}toggleInvert(){let t=this.value;if(!t)return;let s=this._enabledOptions.filter(i=>!t.includes(
i.value));this.value=s.map(i=>i.value)}toggleValue(){this.value===void 0&&(this.value=[]);let t=this.value.includes(this._value);this.value=t?this.value.filter(
s=>s!==this._value):[...this.value,this._value]}constructor(t){super(t,false),this.options=t.options,this.value=[...t.initialValues??[]];let s=Math.max(this.options.
findIndex(({value:i})=>i===t.cursorAt),0);this.cursor=this.options[s]?.disabled?K(s,1,this.options):s,this.on("key",(i,r)=>{r.name==="a"&&this.toggleAll(),r.name===
"i"&&this.toggleInvert(),r.name===void 0&&i==="\u3000"&&this.toggleValue()}),this.on("cursor",i=>{switch(i){case"left":case"up":this.cursor=K(this.cursor,-1,this.
options);break;case"down":case"right":this.cursor=K(this.cursor,1,this.options);break;case"space":this.toggleValue();break}})}},gt=class extends F{_mask="\u2022";get cursor(){
return this._cursor}get masked(){return this.userInput.replaceAll(/./g,this._mask)}get userInputWithCursor(){if(this.state==="submit"||this.state==="cancel")return this.
masked;let t=this.userInput;if(this.cursor>=t.length)return`${this.masked}${X(["inverse","hidden"],"_")}`;let s=this.masked,i=s.slice(0,this.cursor),r=s.slice(this.
cursor,this.cursor+1),a=s.slice(this.cursor+1);return`${i}${X("inverse",r)}${a}`}clear(){this._clearUserInput()}constructor({mask:t,...s}){super(s),this._mask=t??
"\u2022",this.on("userInput",i=>{this._setValue(i)}),this.on("finalize",()=>{this.value===void 0&&(this.value="")})}},Qt=class extends F{options;cursor=0;get _selectedValue(){
return this.options[this.cursor]}changeValue(){let t=this._selectedValue;this.value=t===void 0?void 0:t.value}constructor(t){super(t,false),this.options=t.options;
let s=this.options.findIndex(({value:r})=>r===t.initialValue),i=s===-1?0:s;this.cursor=this.options[i]?.disabled?K(i,1,this.options):i,this.changeValue(),this.on(
"cursor",r=>{switch(r){case"left":case"up":this.cursor=K(this.cursor,-1,this.options);break;case"down":case"right":this.cursor=K(this.cursor,1,this.options);break}
this.changeValue()})}},ft=class extends F{options;cursor=0;constructor(t){super(t,false),this.options=t.options;let s=t.caseSensitive===true,i=this.options.map(
({value:[a]})=>s?a:a?.toLowerCase()),r=Math.max(i.indexOf(t.initialValue),0);this.cursor=this.options[r]?.disabled?0:r,this.on("key",a=>{if(!a)return;let o=s?a:
a.toLowerCase();if(!i.includes(o))return;let u=this.options.find(({value:[l],disabled:c})=>c?false:s?l===o:l?.toLowerCase()===o);u&&(this.value=u.value,this.state=
"submit",this.emit("submit"))})}},vt=class extends F{get userInputWithCursor(){if(this.state==="submit")return this.userInput;let t=this.userInput;if(this.cursor>=
t.length)return`${this.userInput}\u2588`;let s=t.slice(0,this.cursor),i=t.slice(this.cursor,this.cursor+1),r=t.slice(this.cursor+1);return`${s}${X("inverse",i)}${r}`}get cursor(){
return this._cursor}constructor(t){super({...t,initialUserInput:t.initialUserInput??t.initialValue}),this.on("userInput",s=>{this._setValue(s)}),this.on("finali\
ze",()=>{this.value||(this.value=t.defaultValue),this.value===void 0&&(this.value="")})}};import{styleText as n,stripVTControlCharacters as kt}from"node:util";import G from"node:process";
import{existsSync as Be,lstatSync as Zt,readdirSync as Fe}from"node:fs";import{dirname as te,join as We}from"node:path";function Ke(){return G.platform!=="win32"?
G.env.TERM!=="linux":!!G.env.CI||!!G.env.WT_SESSION||!!G.env.TERMINUS_SUBLIME||G.env.ConEmuTask==="{cmd::Cmder}"||G.env.TERM_PROGRAM==="Terminus-Sublime"||G.env.
TERM_PROGRAM==="vscode"||G.env.TERM==="xterm-256color"||G.env.TERM==="alacritty"||G.env.TERMINAL_EMULATOR==="JetBrains-JediTerm"}var Pt=Ke(),ae=()=>process.env.
CI==="true",Ye=e=>e.isTTY===true,S=(e,t)=>Pt?e:t,ee=S("\u25C6","*"),ue=S("\u25A0","x"),le=S("\u25B2","x"),et=S("\u25C7","o"),ce=S("\u250C","T"),m=S("\u2502","|"),
C=S("\u2514","\u2014"),qe=S("\u2510","T"),ze=S("\u2518","\u2014"),wt=S("\u25CF",">"),tt=S("\u25CB"," "),Rt=S("\u25FB","[\u2022]"),Z=S("\u25FC","[+]"),nt=S("\u25FB",
"[ ]"),He=S("\u25AA","\u2022"),Gt=S("\u2500","-"),he=S("\u256E","+"),Je=S("\u251C","+"),de=S("\u256F","+"),pe=S("\u2570","+"),Xe=S("\u256D","+"),me=S("\u25CF","\
\u2022"),$e=S("\u25C6","*"),ge=S("\u25B2","!"),fe=S("\u25A0","x"),N=e=>{switch(e){case"initial":case"active":return n("cyan",ee);case"cancel":return n("red",ue);case"\
error":return n("yellow",le);case"submit":return n("green",et);case"validating":return n("dim",ee)}},ve=e=>{switch(e){case"initial":case"active":return n("cyan",
m);case"cancel":return n("red",m);case"error":return n("yellow",m);case"submit":return n("green",m)}};function Lt(e,t,s){let i=s?`${n("cyan",m)}  `:"",r=V(e,t.join(
" \u2022 "),i).split(`
`);return s&&r.push(n("cyan",C)),r}var se=(e,t,s,i,r,a=false)=>{let o=t,u=0;if(a)for(let l=i-1;l>=s;l--){let c=e[l];if(c&&(o-=c.length),u++,o<=r)break}else for(let l=s;l<
i;l++){let c=e[l];if(c&&(o-=c.length),u++,o<=r)break}return{lineCount:o,removals:u}},J=({cursor:e,options:t,style:s,output:i=process.stdout,maxItems:r=Number.POSITIVE_INFINITY,
columnPadding:a=0,rowPadding:o=4})=>{let u=Y(i)-a,l=Ot(i),c=n("dim","..."),h=Math.max(l-o,0),d=Math.max(Math.min(r,h),5),$=0;e>=d-3&&($=Math.max(Math.min(e-d+3,
t.length-d),0));let p=d<t.length&&$>0,g=d<t.length&&$+d<t.length,f=Math.min($+d,t.length),v=[],y=0;p&&y++,g&&y++;let b=$+(p?1:0),x=f-(g?1:0);for(let _=b;_<x;_++){
let E=t[_],O=E!==void 0?s(E,_===e):"",R=B(O,u,{hard:true,trim:false}).split(`
`);v.push(R),y+=R.length}if(y>h){let _=0,E=0,O=y,R=e-b,k=h,D=()=>se(v,O,0,R,k),U=()=>se(v,O,R+1,v.length,k,true);p?({lineCount:O,removals:_}=D(),O>k&&(g||(k-=1),
{lineCount:O,removals:E}=U())):(g||(k-=1),{lineCount:O,removals:E}=U(),O>k&&(k-=1,{lineCount:O,removals:_}=D())),_>0&&(p=true,v.splice(0,_)),E>0&&(g=true,v.splice(
v.length-E,E))}let I=[];p&&I.push(c);for(let _ of v)for(let E of _)I.push(E);return g&&I.push(c),I};function ie(e){return e.label??String(e.value??"")}function ye(e,t){
if(!e)return true;let s=(t.label??String(t.value??"")).toLowerCase(),i=(t.hint??"").toLowerCase(),r=String(t.value).toLowerCase(),a=e.toLowerCase();return s.includes(
a)||i.includes(a)||r.includes(a)}function Qe(e,t){let s=[];for(let i of t)e.includes(i.value)&&s.push(i);return s}var Ze=e=>new At({options:e.options,initialValue:e.
initialValue!==void 0?[e.initialValue]:void 0,initialUserInput:e.initialUserInput,placeholder:e.placeholder,completeOnTab:e.completeOnTab,filter:e.filter??((t,s)=>ye(
t,s)),signal:e.signal,input:e.input,output:e.output,validate:e.validate,render(){let t=e.withGuide??w.withGuide,s=t?[`${n("gray",m)}`,`${N(this.state)}  ${e.message}`]:
[`${N(this.state)}  ${e.message}`],i=this.userInput,r=this.options,a=e.placeholder,o=i===""&&a!==void 0,u=(l,c)=>{let h=ie(l),d=l.hint&&l.value===this.focusedValue?
n("dim",` (${l.hint})`):"";switch(c){case"active":return`${n("green",wt)} ${h}${d}`;case"inactive":return`${n("dim",tt)} ${n("dim",h)}`;case"disabled":return`${n(
"gray",tt)} ${n(["strikethrough","gray"],h)}`}};switch(this.state){case"submit":{let l=Qe(this.selectedValues,r),c=l.length>0?`  ${n("dim",l.map(ie).join(", "))}`:
"",h=t?n("gray",m):"";return`${s.join(`
`)}
${h}${c}`}case"cancel":{let l=i?`  ${n(["strikethrough","dim"],i)}`:"",c=t?n("gray",m):"";return`${s.join(`
`)}
${c}${l}`}default:{let l=this.state==="error"?"yellow":"cyan",c=t?`${n(l,m)}  `:"",h=t?n(l,C):"",d="";if(this.isNavigating||o){let b=o?a:i;d=b!==""?` ${n("dim",
b)}`:""}else d=` ${this.userInputWithCursor}`;let $=this.filteredOptions.length!==r.length?n("dim",` (${this.filteredOptions.length} match${this.filteredOptions.
length===1?"":"es"})`):"",p=this.filteredOptions.length===0&&i?[`${c}${n("yellow","No matches found")}`]:[],g=this.state==="error"?[`${c}${n("yellow",this.error)}`]:
[];t&&s.push(`${c.trimEnd()}`),s.push(`${c}${n("dim","Search:")}${d}${$}`,...p,...g);let f=[`${n("dim","\u2191/\u2193")} to select`,...e.completeOnTab?[`${n("di\
m","Tab:")} complete`]:[],`${n("dim","Enter:")} confirm`,`${n("dim","Type:")} to search`],v=[`${c}${f.join(" \u2022 ")}`,h],y=this.filteredOptions.length===0?[]:
J({cursor:this.cursor,options:this.filteredOptions,columnPadding:t?3:0,rowPadding:s.length+v.length,style:(b,x)=>u(b,b.disabled?"disabled":x?"active":"inactive"),
maxItems:e.maxItems,output:e.output});return[...s,...y.map(b=>`${c}${b}`),...v].join(`
`)}}}}).prompt(),Rs=e=>{let t=(i,r,a,o)=>{let u=a.includes(i.value),l=i.label??String(i.value??""),c=i.hint&&o!==void 0&&i.value===o?n("dim",` (${i.hint})`):"",
h=u?n("green",Z):n("dim",nt);return i.disabled?`${n("gray",nt)} ${n(["strikethrough","gray"],l)}`:r?`${h} ${l}${c}`:`${h} ${n("dim",l)}`},s=new At({options:e.options,
multiple:true,placeholder:e.placeholder,filter:e.filter??((i,r)=>ye(i,r)),validate:()=>{if(e.required&&s.selectedValues.length===0)return"Please select at least\
 one item"},initialValue:e.initialValues,signal:e.signal,input:e.input,output:e.output,render(){let i=e.withGuide??w.withGuide,r=`${i?`${n("gray",m)}
`:""}${N(this.state)}  ${e.message}
`,a=this.userInput,o=e.placeholder,u=a===""&&o!==void 0,l=this.isNavigating||u?n("dim",u?o:a):this.userInputWithCursor,c=this.options,h=this.filteredOptions.length!==
c.length?n("dim",` (${this.filteredOptions.length} match${this.filteredOptions.length===1?"":"es"})`):"";switch(this.state){case"submit":return`${r}${i?`${n("gr\
ay",m)}  `:""}${n("dim",`${this.selectedValues.length} items selected`)}`;case"cancel":return`${r}${i?`${n("gray",m)}  `:""}${n(["strikethrough","dim"],a)}`;default:{
let d=this.state==="error"?"yellow":"cyan",$=i?`${n(d,m)}  `:"",p=i?n(d,C):"",g=[`${n("dim","\u2191/\u2193")} to navigate`,`${n("dim",this.isNavigating?"Space/T\
ab:":"Tab:")} select`,`${n("dim","Enter:")} confirm`,`${n("dim","Type:")} to search`],f=this.filteredOptions.length===0&&a?[`${$}${n("yellow","No matches found")}`]:
[],v=this.state==="error"?[`${$}${n("yellow",this.error)}`]:[],y=[...`${r}${i?n(d,m):""}`.split(`
`),`${$}${n("dim","Search:")} ${l}${h}`,...f,...v],b=[`${$}${g.join(" \u2022 ")}`,p],x=J({cursor:this.cursor,options:this.filteredOptions,style:(I,_)=>t(I,_,this.
selectedValues,this.focusedValue),maxItems:e.maxItems,output:e.output,rowPadding:y.length+b.length});return[...y,...x.map(I=>`${$}${I}`),...b].join(`
`)}}}});return s.prompt()},ts=[Xe,he,pe,de],es=[ce,qe,C,ze];function re(e,t,s,i){let r=s,a=s;return i==="center"?r=Math.floor((t-e)/2):i==="right"&&(r=t-e-s),a=
t-r-e,[r,a]}var ss=e=>e,Gs=(e="",t="",s)=>{let i=s?.output??process.stdout,r=Y(i),a=2,o=s?.titlePadding??1,u=s?.contentPadding??2,l=s?.width===void 0||s.width===
"auto"?1:Math.min(1,s.width),c=s?.withGuide??w.withGuide?`${n("gray",m)} `:"",h=s?.formatBorder??ss,d=(s?.rounded?ts:es).map(h),$=h(Gt),p=h(m),g=M(c),f=M(t),v=r-
g,y=Math.floor(r*l)-g;if(s?.width==="auto"){let k=e.split(`
`),D=f+o*2;for(let bt of k){let ot=M(bt)+u*2;ot>D&&(D=ot)}let U=D+a;U<y&&(y=U)}y%2!==0&&(y<v?y++:y--);let b=y-a,x=b-o*2,I=f>x?`${t.slice(0,x-3)}...`:t,[_,E]=re(
M(I),b,o,s?.titleAlign),O=B(e,b-u*2,{hard:true,trim:false});i.write(`${c}${d[0]}${$.repeat(_)}${I}${$.repeat(E)}${d[1]}
`);let R=O.split(`
`);for(let k of R){let[D,U]=re(M(k),b,u,s?.contentAlign);i.write(`${c}${p}${" ".repeat(D)}${k}${" ".repeat(U)}${p}
`)}i.write(`${c}${d[2]}${$.repeat(b)}${d[3]}
`)},Ls=e=>{let t=e.active??"Yes",s=e.inactive??"No";return new dt({active:t,inactive:s,signal:e.signal,input:e.input,output:e.output,initialValue:e.initialValue??
true,render(){let i=e.withGuide??w.withGuide,r=`${N(this.state)}  `,a=i?`${n("gray",m)}  `:"",o=V(e.output,e.message,a,r),u=`${i?`${n("gray",m)}
`:""}${o}
`,l=this.value?t:s;switch(this.state){case"submit":{let c=i?`${n("gray",m)}  `:"";return`${u}${c}${n("dim",l)}`}case"cancel":{let c=i?`${n("gray",m)}  `:"";return`${u}${c}${n(
["strikethrough","dim"],l)}${i?`
${n("gray",m)}`:""}`}default:{let c=i?`${n("cyan",m)}  `:"",h=i?n("cyan",C):"";return`${u}${c}${this.value?`${n("green",wt)} ${t}`:`${n("dim",tt)} ${n("dim",t)}`}${e.
vertical?i?`
${n("cyan",m)}  `:`
`:` ${n("dim","/")} `}${this.value?`${n("dim",tt)} ${n("dim",s)}`:`${n("green",wt)} ${s}`}
${h}
`}}}}).prompt()},Ns=e=>{let t=e.validate;return new pt({...e,validate(s){if(s===void 0)return e.defaultValue!==void 0?void 0:t?it(t,s):w.date.messages.required;
let i=r=>r.toISOString().slice(0,10);if(e.minDate&&i(s)<i(e.minDate))return w.date.messages.afterMin(e.minDate);if(e.maxDate&&i(s)>i(e.maxDate))return w.date.messages.
beforeMax(e.maxDate);if(t)return it(t,s)},render(){let s=(e?.withGuide??w.withGuide)!==false,i=`${`${s?`${n("gray",m)}
`:""}${N(this.state)}  `}${e.message}
`,r=this.state!=="initial"?this.state:"active",a=is(this,r),o=this.value instanceof Date?this.formattedValue:"";switch(this.state){case"error":{let u=this.error?
`  ${n("yellow",this.error)}`:"",l=s?`${n("yellow",m)}  `:"",c=s?n("yellow",C):"";return`${i.trim()}
${l}${a}
${c}${u}
`}case"submit":{let u=o?`  ${n("dim",o)}`:"",l=s?n("gray",m):"";return`${i}${l}${u}`}case"cancel":{let u=o?`  ${n(["strikethrough","dim"],o)}`:"",l=s?n("gray",m):
"";return`${i}${l}${u}${o.trim()?`
${l}`:""}`}default:{let u=s?`${n("cyan",m)}  `:"",l=s?n("cyan",C):"",c=s?`${n("cyan",m)}  `:"",h=this.inlineError?`
${c}${n("yellow",this.inlineError)}`:"";return`${i}${u}${a}${h}
${l}
`}}}}).prompt()};function is(e,t){let s=e.segmentValues,i=e.segmentCursor;if(t==="submit"||t==="cancel")return e.formattedValue;let r=n("gray",e.separator);return e.
segments.map((a,o)=>{let u=o===i.segmentIndex&&!["submit","cancel"].includes(t),l=ns[a.type];return rs(s[a.type],{isActive:u,label:l})}).join(r)}function rs(e,t){
let s=!e||e.replace(/_/g,"")==="";return t.isActive?n("inverse",s?t.label:e.replace(/_/g," ")):s?n("dim",t.label):e.replace(/_/g,n("dim"," "))}var ns={year:"yyy\
y",month:"mm",day:"dd"},Ds=async(e,t)=>{let s={},i=Object.keys(e);for(let r of i){let a=e[r],o=await a({results:s})?.catch(u=>{throw u});if(typeof t?.onCancel==
"function"&&Et(o)){s[r]="canceled",t.onCancel({results:s});continue}s[r]=o}return s},we=[`${n("dim","\u2191/\u2193")} to navigate`,`${n("dim","Space:")} select`,
`${n("dim","Enter:")} confirm`],rt=(e,t)=>e.split(`
`).map(s=>t(s)).join(`
`),Us=e=>{let t=(r,a)=>{let o=r.label??String(r.value);return a==="disabled"?`${n("gray",nt)} ${rt(o,u=>n(["strikethrough","gray"],u))}${r.hint?` ${n("dim",`(${r.
hint??"disabled"})`)}`:""}`:a==="active"?`${n("cyan",Rt)} ${o}${r.hint?` ${n("dim",`(${r.hint})`)}`:""}`:a==="selected"?`${n("green",Z)} ${rt(o,u=>n("dim",u))}${r.
hint?` ${n("dim",`(${r.hint})`)}`:""}`:a==="cancelled"?`${rt(o,u=>n(["strikethrough","dim"],u))}`:a==="active-selected"?`${n("green",Z)} ${o}${r.hint?` ${n("dim",
`(${r.hint})`)}`:""}`:a==="submitted"?`${rt(o,u=>n("dim",u))}`:`${n("dim",nt)} ${rt(o,u=>n("dim",u))}`},s=e.required??true,i=e.showInstructions??true;return new $t(
{options:e.options,signal:e.signal,input:e.input,output:e.output,initialValues:e.initialValues,required:s,cursorAt:e.cursorAt,validate(r){if(s&&(r===void 0||r.length===
0))return`Please select at least one option.
${n("reset",n("dim",`Press ${n(["gray","bgWhite","inverse"]," space ")} to select, ${n("gray",n("bgWhite",n("inverse"," enter ")))} to submit`))}`},render(){let r=e.
withGuide??w.withGuide,a=V(e.output,e.message,r?`${ve(this.state)}  `:"",`${N(this.state)}  `),o=`${r?`${n("gray",m)}
`:""}${a}
`,u=this.value??[],l=(c,h)=>{if(c.disabled)return t(c,"disabled");let d=u.includes(c.value);return h&&d?t(c,"active-selected"):d?t(c,"selected"):t(c,h?"active":
"inactive")};switch(this.state){case"submit":{let c=this.options.filter(({value:d})=>u.includes(d)).map(d=>t(d,"submitted")).join(n("dim",", "))||n("dim","none"),
h=V(e.output,c,r?`${n("gray",m)}  `:"");return`${o}${h}`}case"cancel":{let c=this.options.filter(({value:d})=>u.includes(d)).map(d=>t(d,"cancelled")).join(n("di\
m",", "));if(c.trim()==="")return`${o}${n("gray",m)}`;let h=V(e.output,c,r?`${n("gray",m)}  `:"");return`${o}${h}${r?`
${n("gray",m)}`:""}`}case"error":{let c=r?`${n("yellow",m)}  `:"",h=this.error.split(`
`).map((p,g)=>g===0?`${r?`${n("yellow",C)}  `:""}${n("yellow",p)}`:`   ${p}`).join(`
`),d=o.split(`
`).length,$=h.split(`
`).length+1;return`${o}${c}${J({output:e.output,options:this.options,cursor:this.cursor,maxItems:e.maxItems,columnPadding:c.length,rowPadding:d+$,style:l}).join(
`
${c}`)}
${h}
`}default:{let c=r?`${n("cyan",m)}  `:"",h=o.split(`
`).length,d=i?Lt(e.output,we,r):r?[n("cyan",C)]:[],$=d.join(`
`),p=d.length+1;return`${o}${c}${J({output:e.output,options:this.options,cursor:this.cursor,maxItems:e.maxItems,columnPadding:c.length,rowPadding:h+p,style:l}).
join(`
${c}`)}
${$}
`}}}}).prompt()},js=e=>{let{selectableGroups:t=true,groupSpacing:s=0}=e,i=(o,u,l=[])=>{let c=o.label??String(o.value),h=typeof o.group=="string",d=h&&(l[l.indexOf(
o)+1]??{group:true}),$=h&&d&&d.group===true,p="",g="";h&&(t?(p=$?`${C} `:`${m} `,g=$?"  ":`${m} `):p="  ");let f="";if(s>0&&!h&&(f=`
`.repeat(s)),u==="active")return V(e.output,`${c}${o.hint?` ${n("dim",`(${o.hint})`)}`:""}`,`${f}${n("dim",p)} `,`${f}${n("dim",p)}${n("cyan",Rt)} `,`${f}${n("d\
im",g)} `);if(u==="group-active")return V(e.output,c,`${f}${p} `,`${f}${p}${n("cyan",Rt)} `,`${f}${g} `,y=>n("dim",y));if(u==="group-active-selected")return V(e.
output,c,`${f}${p} `,`${f}${p}${n("green",Z)} `,`${f}${g} `,y=>n("dim",y));if(u==="selected"){let y=h||t?n("green",Z):"";return V(e.output,`${c}${o.hint?` (${o.
hint})`:""}`,`${f}${n("dim",p)} `,`${f}${n("dim",p)}${y} `,`${f}${n("dim",g)} `,b=>n("dim",b))}if(u==="cancelled")return`${n(["strikethrough","dim"],c)}`;if(u===
"active-selected")return V(e.output,`${c}${o.hint?` ${n("dim",`(${o.hint})`)}`:""}`,`${f}${n("dim",p)} `,`${f}${n("dim",p)}${n("green",Z)} `,`${f}${n("dim",g)} `);
if(u==="submitted")return`${n("dim",c)}`;let v=h||t?n("dim",nt):"";return V(e.output,c,`${f}${n("dim",p)} `,`${f}${n("dim",p)}${v} `,`${f}${n("dim",g)} `,y=>n("\
dim",y))},r=e.required??true,a=e.showInstructions??true;return new Xt({options:e.options,signal:e.signal,input:e.input,output:e.output,initialValues:e.initialValues,
required:r,cursorAt:e.cursorAt,selectableGroups:t,validate(o){if(r&&(o===void 0||o.length===0))return`Please select at least one option.
${n("reset",n("dim",`Press ${n(["gray","bgWhite","inverse"]," space ")} to select, ${n("gray",n(["bgWhite","inverse"]," enter "))} to submit`))}`},render(){let o=e.
withGuide??w.withGuide,u=`${o?`${n("gray",m)}
`:""}${N(this.state)}  ${e.message}
`,l=this.value??[],c=(h,d)=>{let $=this.options,p=l.includes(h.value)||h.group===true&&this.isGroupSelected(`${h.value}`);return!d&&typeof h.group=="string"&&this.
options[this.cursor]?.value===h.group?i(h,p?"group-active-selected":"group-active",$):d&&p?i(h,"active-selected",$):p?i(h,"selected",$):i(h,d?"active":"inactive",
$)};switch(this.state){case"submit":{let h=this.options.filter(({value:$})=>l.includes($)).map($=>i($,"submitted")),d=h.length===0?"":`  ${h.join(n("dim",", "))}`;
return`${u}${o?n("gray",m):""}${d}`}case"cancel":{let h=this.options.filter(({value:d})=>l.includes(d)).map(d=>i(d,"cancelled")).join(n("dim",", "));return`${u}${o?
`${n("gray",m)}  `:""}${h.trim()?`${h}${o?`
${n("gray",m)}`:""}`:""}`}case"error":{let h=o?`${n("yellow",m)}  `:"",d=this.error.split(`
`).map((f,v)=>v===0?`${o?`${n("yellow",C)}  `:""}${n("yellow",f)}`:`   ${f}`).join(`
`),$=u.split(`
`).length,p=d.split(`
`).length+1,g=J({output:e.output,options:this.options,cursor:this.cursor,maxItems:e.maxItems,columnPadding:h.length,rowPadding:$+p,style:c}).join(`
${h}`);return`${u}${h}${g}
${d}
`}default:{let h=o?`${n("cyan",m)}  `:"",d=u.split(`
`).length,$=a?Lt(e.output,we,o):o?[n("cyan",C)]:[],p=$.join(`
`),g=$.length+1,f=J({output:e.output,options:this.options,cursor:this.cursor,maxItems:e.maxItems,columnPadding:h.length,rowPadding:d+g,style:c}).join(`
${h}`);return`${u}${h}${f}
${p}
`}}}}).prompt()},L={message:(e=[],{symbol:t=n("gray",m),secondarySymbol:s=n("gray",m),output:i=process.stdout,spacing:r=1,withGuide:a}={})=>{let o=[],u=a??w.withGuide,
l=u?s:"",c=u?`${t}  `:"",h=u?`${s}  `:"";for(let $=0;$<r;$++)o.push(l);let d=Array.isArray(e)?e:e.split(`
`);if(d.length>0){let[$,...p]=d;$.length>0?o.push(`${c}${$}`):o.push(u?t:"");for(let g of p)g.length>0?o.push(`${h}${g}`):o.push(u?s:"")}i.write(`${o.join(`
`)}
`)},info:(e,t)=>{L.message(e,{...t,symbol:n("blue",me)})},success:(e,t)=>{L.message(e,{...t,symbol:n("green",$e)})},step:(e,t)=>{L.message(e,{...t,symbol:n("gre\
en",et)})},warn:(e,t)=>{L.message(e,{...t,symbol:n("yellow",ge)})},warning:(e,t)=>{L.warn(e,t)},error:(e,t)=>{L.message(e,{...t,symbol:n("red",fe)})}},Bs=(e="",t)=>{
let s=t?.output??process.stdout,i=t?.withGuide??w.withGuide?`${n("gray",C)}  `:"";s.write(`${i}${n("red",e)}

`)},Fs=(e="",t)=>{let s=t?.output??process.stdout,i=t?.withGuide??w.withGuide?`${n("gray",ce)}  `:"";s.write(`${i}${e}
`)},Ws=(e="",t)=>{let s=t?.output??process.stdout,i=t?.withGuide??w.withGuide?`${n("gray",m)}
${n("gray",C)}  `:"";s.write(`${i}${e}

`)},Ks=e=>new mt({validate:e.validate,placeholder:e.placeholder,defaultValue:e.defaultValue,initialValue:e.initialValue,showSubmit:e.showSubmit,output:e.output,
signal:e.signal,input:e.input,render(){let t=e?.withGuide??w.withGuide,s=`${`${t?`${n("gray",m)}
`:""}${N(this.state)}  `}${e.message}
`,i=e.placeholder&&e.placeholder.length>0?n("inverse",e.placeholder[0])+n("dim",e.placeholder.slice(1)):n(["inverse","hidden"],"_"),r=this.userInput?this.userInputWithCursor:
i,a=this.value??"",o=e.showSubmit?`
  ${n(this.focused==="submit"?"cyan":"dim","[ submit ]")}`:"";switch(this.state){case"error":{let u=`${n("yellow",m)}  `,l=t?V(e.output,r,u,void 0):r,c=n("yello\
w",C);return`${s}${l}
${c}  ${n("yellow",this.error)}${o}
`}case"submit":{let u=`${n("gray",m)}  `,l=t?V(e.output,a,u,void 0,void 0,c=>n("dim",c)):a?n("dim",a):"";return`${s}${l}`}case"cancel":{let u=`${n("gray",m)}  `,
l=t?V(e.output,a,u,void 0,void 0,c=>n(["strikethrough","dim"],c)):a?n(["strikethrough","dim"],a):"";return`${s}${l}`}default:{let u=t?`${n("cyan",m)}  `:"",l=t?
n("cyan",C):"",c=t?V(e.output,r,u):r;return`${s}${c}
${l}${o}
`}}}}).prompt(),os=e=>e,as=(e,t,s)=>{let i={hard:true,trim:false},r=B(e,t,i).split(`
`),a=r.reduce((l,c)=>Math.max(M(c),l),0),o=r.map(s).reduce((l,c)=>Math.max(M(c),l),0),u=t-(o-a);return B(e,u,i)},Ys=(e="",t="",s)=>{let i=s?.output??G.stdout,r=s?.
withGuide??w.withGuide,a=s?.format??os,o=["",...as(e,Y(i)-6,a).split(`
`).map(a),""],u=M(t),l=Math.max(o.reduce(($,p)=>{let g=M(p);return g>$?g:$},0),u)+2,c=o.map($=>`${n("gray",m)}  ${$}${" ".repeat(l-M($))}${n("gray",m)}`).join(`\

`),h=r?`${n("gray",m)}
`:"",d=r?Je:pe;i.write(`${h}${n("green",et)}  ${n("reset",t)} ${n("gray",Gt.repeat(Math.max(l-u-1,1))+he)}
${c}
${n("gray",d+Gt.repeat(l+2)+de)}
`)},qs=e=>new gt({validate:e.validate,mask:e.mask??He,signal:e.signal,input:e.input,output:e.output,render(){let t=e.withGuide??w.withGuide,s=`${t?`${n("gray",m)}\

`:""}${N(this.state)}  ${e.message}
`,i=this.userInputWithCursor,r=this.masked;switch(this.state){case"error":{let a=t?`${n("yellow",m)}  `:"",o=t?`${n("yellow",C)}  `:"",u=r??"";return e.clearOnError&&
this.clear(),`${s.trim()}
${a}${u}
${o}${n("yellow",this.error)}
`}case"submit":{let a=t?`${n("gray",m)}  `:"",o=r?n("dim",r):"";return`${s}${a}${o}`}case"cancel":{let a=t?`${n("gray",m)}  `:"",o=r?n(["strikethrough","dim"],r):
"";return`${s}${a}${o}${r&&t?`
${n("gray",m)}`:""}`}default:{let a=t?`${n("cyan",m)}  `:"",o=t?n("cyan",C):"";return`${s}${a}${i}
${o}
`}}}}).prompt(),zs=e=>{let t=e.validate;return Ze({...e,initialUserInput:e.initialValue??e.root??process.cwd(),maxItems:5,completeOnTab:true,validate(s){if(!Array.
isArray(s)){if(!s)return"Please select a path";if(t)return it(t,s)}},options(){let s=this.userInput;if(s==="")return[];try{let i,r=s.endsWith("/")||s.endsWith("\
\\");Be(s)?Zt(s).isDirectory()&&(!e.directory||r)?i=s:i=te(s):i=te(s);let a=s.length>1&&r?s.slice(0,-1):s;return Fe(i).map(o=>{let u=We(i,o),l=Zt(u);return{name:o,
path:u,isDirectory:l.isDirectory()}}).filter(({path:o,isDirectory:u})=>o.startsWith(a)&&(u||!e.directory)).map(o=>({value:o.path}))}catch{return[]}}})},us=3e4,ls=e=>n(
"magenta",e),be=({indicator:e="dots",onCancel:t,output:s=process.stdout,cancelMessage:i,errorMessage:r,frames:a=Pt?["\u25D2","\u25D0","\u25D3","\u25D1"]:["\u2022",
"o","O","0"],delay:o=Pt?80:120,signal:u,...l}={})=>{let c=ae(),h=Mt(l.accessible),d,$,p=false,g=false,f="",v,y=performance.now(),b=Y(s),x=l?.styleFrame??ls,I=T=>{
let P=T>1?r??w.messages.error:i??w.messages.cancel;g=T===1,p&&(st(P,T),g&&typeof t=="function"&&t())},_=()=>I(2),E=()=>I(1),O=()=>{process.on("uncaughtException\
Monitor",_),process.on("unhandledRejection",_),process.on("SIGINT",E),process.on("SIGTERM",E),process.on("exit",I),u&&u.addEventListener("abort",E)},R=()=>{process.
removeListener("uncaughtExceptionMonitor",_),process.removeListener("unhandledRejection",_),process.removeListener("SIGINT",E),process.removeListener("SIGTERM",
E),process.removeListener("exit",I),u&&u.removeEventListener("abort",E)},k=()=>{if(v===void 0)return;c&&s.write(`
`);let T=B(v,b,{hard:true,trim:false}).split(`
`);T.length>1&&s.write(A.up(T.length-1)),s.write(A.to(0)),s.write(H.down())},D=T=>T.replace(/\.+$/,""),U=T=>{let P=(performance.now()-T)/1e3,W=Math.floor(P/60),
j=Math.floor(P%60);return W>0?`[${W}m ${j}s]`:`[${j}s]`},bt=l.withGuide??w.withGuide,ot=(T="")=>{if(p=true,g=false,f=D(T),y=performance.now(),O(),h){f!==""&&s.write(
`${f}
`),$=setInterval(()=>{s.write(f===""?`still working
`:`still working: ${f}
`)},us);return}d=Ht({output:s}),bt&&s.write(`${n("gray",m)}
`);let P=0,W=0;$=setInterval(()=>{if(c&&f===v)return;k(),v=f;let j=x(a[P]),z;if(c)z=`${j}  ${f}...`;else if(e==="timer")z=`${j}  ${f} ${U(y)}`;else{let Ie=".".repeat(
Math.floor(W)).slice(0,3);z=`${j}  ${f}${Ie}`}let Se=B(z,b,{hard:true,trim:false});s.write(Se),P=P+1<a.length?P+1:0,W=W<4?W+.125:0},o)},st=(T="",P=0,W=false)=>{
if(p){if(p=false,g=P===1,clearInterval($),h||k(),f=T??f,!W)if(h){let j=P===1?i??w.messages.cancel:P===2?r??w.messages.error:"Done",z=f||j;e==="timer"?s.write(`${z}\
 ${U(y)}
`):s.write(`${z}
`)}else{let j=P===0?n("green",et):P===1?n("red",ue):n("red",le);e==="timer"?s.write(`${j}  ${f} ${U(y)}
`):s.write(`${j}  ${f}
`)}R(),d?.()}};return{start:ot,stop:(T="")=>st(T,0),message:(T="")=>{f=D(T??f)},cancel:(T="")=>st(T,1),error:(T="")=>st(T,2),clear:()=>st("",0,true),get isCancelled(){
return g}}},ne={light:S("\u2500","-"),heavy:S("\u2501","="),block:S("\u2588","#")};function Hs({style:e="heavy",max:t=100,size:s=40,...i}={}){let r=be(i),a=0,o="",
u=Math.max(1,t),l=Math.max(1,s),c=p=>{switch(p){case"initial":case"active":return g=>n("magenta",g);case"error":case"cancel":return g=>n("red",g);case"submit":return g=>n(
"green",g);default:return g=>n("magenta",g)}},h=(p,g)=>{let f=Math.floor(a/u*l);return`${c(p)(ne[e].repeat(f))}${n("dim",ne[e].repeat(l-f))} ${g}`},d=(p="")=>{o=
p,r.start(h("initial",p))},$=(p=1,g)=>{a=Math.min(u,p+a),r.message(h("active",g??o)),o=g??o};return{start:d,stop:r.stop,cancel:r.cancel,error:r.error,clear:r.clear,
advance:$,get isCancelled(){return r.isCancelled},message:p=>$(0,p)}}var cs=[`${n("dim","\u2191/\u2193")} to navigate`,`${n("dim","Enter:")} confirm`],yt=(e,t)=>e.
includes(`
`)?e.split(`
`).map(s=>t(s)).join(`
`):t(e),Js=e=>{let t=(i,r)=>{if(i===void 0)return"";let a=i.label??String(i.value);switch(r){case"disabled":return`${n("gray",tt)} ${yt(a,o=>n("gray",o))}${i.hint?
` ${n("dim",`(${i.hint??"disabled"})`)}`:""}`;case"selected":return`${yt(a,o=>n("dim",o))}`;case"active":return`${n("green",wt)} ${a}${i.hint?` ${n("dim",`(${i.
hint})`)}`:""}`;case"cancelled":return`${yt(a,o=>n(["strikethrough","dim"],o))}`;default:return`${n("dim",tt)} ${yt(a,o=>n("dim",o))}`}},s=e.showInstructions??true;
return new Qt({options:e.options,signal:e.signal,input:e.input,output:e.output,initialValue:e.initialValue,render(){let i=e.withGuide??w.withGuide,r=`${N(this.state)}\
  `,a=`${ve(this.state)}  `,o=V(e.output,e.message,a,r),u=`${i?`${n("gray",m)}
`:""}${o}
`;switch(this.state){case"submit":{let l=i?`${n("gray",m)}  `:"",c=V(e.output,t(this.options[this.cursor],"selected"),l);return`${u}${c}`}case"cancel":{let l=i?
`${n("gray",m)}  `:"",c=V(e.output,t(this.options[this.cursor],"cancelled"),l);return`${u}${c}${i?`
${n("gray",m)}`:""}`}default:{let l=i?`${n("cyan",m)}  `:"",c=u.split(`
`).length,h=s?Lt(e.output,cs,i):i?[n("cyan",C)]:[],d=h.join(`
`),$=h.length+1;return`${u}${l}${J({output:e.output,cursor:this.cursor,options:this.options,maxItems:e.maxItems,columnPadding:l.length,rowPadding:c+$,style:(p,g)=>t(
p,p.disabled?"disabled":g?"active":"inactive")}).join(`
${l}`)}
${d}
`}}}}).prompt()},Xs=e=>{let t=(s,i="inactive")=>{if(s===void 0)return"";let r=s.label??String(s.value);return i==="disabled"?`${n("dim",` ${s.value} `)} ${n("gr\
ay",r)}${s.hint?` ${n("dim",`(${s.hint})`)}`:""}`:i==="selected"?`${n("dim",r)}`:i==="cancelled"?`${n(["strikethrough","dim"],r)}`:i==="active"?`${n(["bgCyan","\
gray"],` ${s.value} `)} ${r}${s.hint?` ${n("dim",`(${s.hint})`)}`:""}`:`${n(["gray","bgWhite","inverse"],` ${s.value} `)} ${r}${s.hint?` ${n("dim",`(${s.hint})`)}`:
""}`};return new ft({options:e.options,signal:e.signal,input:e.input,output:e.output,initialValue:e.initialValue,caseSensitive:e.caseSensitive,render(){let s=e.
withGuide??w.withGuide,i=`${s?`${n("gray",m)}
`:""}${N(this.state)}  ${e.message}
`;switch(this.state){case"submit":{let r=s?`${n("gray",m)}  `:"",a=this.options.find(u=>u.value===this.value)??e.options[0],o=V(e.output,t(a,"selected"),r);return`${i}${o}`}case"\
cancel":{let r=s?`${n("gray",m)}  `:"",a=V(e.output,t(this.options[0],"cancelled"),r);return`${i}${a}${s?`
${n("gray",m)}`:""}`}default:{let r=s?`${n("cyan",m)}  `:"",a=s?n("cyan",C):"",o=this.options.map((u,l)=>V(e.output,t(u,u.disabled?"disabled":l===this.cursor?"a\
ctive":"inactive"),r)).join(`
`);return`${i}${o}
${a}
`}}}}).prompt()},oe=`${n("gray",m)}  `,Q={message:async(e,{symbol:t=n("gray",m)}={})=>{process.stdout.write(`${n("gray",m)}
${t}  `);let s=3;for await(let i of e){i=i.replace(/\n/g,`
${oe}`),i.includes(`
`)&&(s=3+kt(i.slice(i.lastIndexOf(`
`))).length);let r=kt(i).length;s+r<process.stdout.columns?(s+=r,process.stdout.write(i)):(process.stdout.write(`
${oe}${i.trimStart()}`),s=3+kt(i.trimStart()).length)}process.stdout.write(`
`)},info:e=>Q.message(e,{symbol:n("blue",me)}),success:e=>Q.message(e,{symbol:n("green",$e)}),step:e=>Q.message(e,{symbol:n("green",et)}),warn:e=>Q.message(e,{symbol:n(
"yellow",ge)}),warning:e=>Q.warn(e),error:e=>Q.message(e,{symbol:n("red",fe)})},Qs=async(e,t)=>{for(let s of e){if(s.enabled===false)continue;let i=be(t);i.start(
s.title);let r=await s.task(i.message);i.stop(r||s.title)}},hs=e=>e.replace(/\x1b\[(?:\d+;)*\d*[ABCDEFGHfJKSTsu]|\x1b\[(s|u)/g,""),Zs=e=>{let t=e.output??process.
stdout,s=Y(t),i=n("gray",m),r=e.spacing??1,a=3,o=e.retainLog===true,u=!ae()&&Ye(t);t.write(`${i}
`),t.write(`${n("green",et)}  ${e.title}
`);for(let v=0;v<r;v++)t.write(`${i}
`);let l=[{value:"",full:""}],c=false,h=v=>{if(l.length===0)return;let y=0;v&&(y+=r+2);for(let b of l){let{value:x,result:I}=b,_=I?.message??x;if(_.length===0)continue;
I===void 0&&b.header!==void 0&&b.header!==""&&(_+=`
${b.header}`);let E=_.split(`
`).reduce((O,R)=>R===""?O+1:O+Math.ceil((R.length+a)/s),0);y+=E}y>0&&(y+=1,t.write(H.lines(y)))},d=(v,y,b)=>{let x=b?`${v.full}
${v.value}`:v.value;v.header!==void 0&&v.header!==""&&L.message(v.header.split(`
`).map(I=>n("bold",I)),{output:t,secondarySymbol:i,symbol:i,spacing:0}),L.message(x.split(`
`).map(I=>n("dim",I)),{output:t,secondarySymbol:i,symbol:i,spacing:y??r})},$=()=>{for(let v of l){let{header:y,value:b,full:x}=v;(y===void 0||y.length===0)&&b.length===
0||d(v,void 0,o===true&&x.length>0)}},p=(v,y,b)=>{if(h(false),(b?.raw!==true||!c)&&v.value!==""&&(v.value+=`
`),v.value+=hs(y),c=b?.raw===true,e.limit!==void 0){let x=v.value.split(`
`),I=x.length-e.limit;if(I>0){let _=x.splice(0,I);o&&(v.full+=(v.full===""?"":`
`)+_.join(`
`))}v.value=x.join(`
`)}u&&g()},g=()=>{for(let v of l)v.result?v.result.status==="error"?L.error(v.result.message,{output:t,secondarySymbol:i,spacing:0}):L.success(v.result.message,
{output:t,secondarySymbol:i,spacing:0}):v.value!==""&&d(v,0)},f=(v,y)=>{h(false),v.result=y,u&&g()};return{message(v,y){p(l[0],v,y)},group(v){let y={header:v,value:"",
full:""};return l.push(y),{message(b,x){p(y,b,x)},error(b){f(y,{status:"error",message:b})},success(b){f(y,{status:"success",message:b})}}},error(v,y){h(true),L.
error(v,{output:t,secondarySymbol:i,spacing:1}),y?.showLog!==false&&$(),l.splice(1,l.length-1),l[0].value="",l[0].full=""},success(v,y){h(true),L.success(v,{output:t,
secondarySymbol:i,spacing:1}),y?.showLog===true&&$(),l.splice(1,l.length-1),l[0].value="",l[0].full=""}}},ti=e=>new vt({validate:e.validate,placeholder:e.placeholder,
defaultValue:e.defaultValue,initialValue:e.initialValue,output:e.output,signal:e.signal,input:e.input,render(){let t=e?.withGuide??w.withGuide,s=`${`${t?`${n("g\
ray",m)}
`:""}${N(this.state)}  `}${e.message}
`,i=e.placeholder&&e.placeholder.length>0?n("inverse",e.placeholder[0])+n("dim",e.placeholder.slice(1)):n(["inverse","hidden"],"_"),r=this.userInput?this.userInputWithCursor:
i,a=this.value??"";switch(this.state){case"validating":{let o=t?`${n("cyan",m)}  `:"",u=t?n("cyan",C):"",l=n("dim",r),c=n("dim","Validating...");return`${s}${o}${l}\

${u}  ${c}
`}case"error":{let o=this.error?`  ${n("yellow",this.error)}`:"",u=t?`${n("yellow",m)}  `:"",l=t?n("yellow",C):"";return`${s.trim()}
${u}${r}
${l}${o}
`}case"submit":{let o=a?`${t?"  ":""}${n("dim",a)}`:"",u=t?n("gray",m):"";return`${s}${u}${o}`}case"cancel":{let o=a?`  ${n(["strikethrough","dim"],a)}`:"",u=t?
n("gray",m):"";return`${s}${u}${o}${a.trim()?`
${u}`:""}`}default:{let o=t?`${n("cyan",m)}  `:"",u=t?n("cyan",C):"";return`${s}${o}${r}
${u}
`}}}}).prompt();export{ht as CANCEL_SYMBOL,we as MULTISELECT_INSTRUCTIONS,cs as SELECT_INSTRUCTIONS,m as S_BAR,C as S_BAR_END,ze as S_BAR_END_RIGHT,Gt as S_BAR_H,
ce as S_BAR_START,qe as S_BAR_START_RIGHT,Rt as S_CHECKBOX_ACTIVE,nt as S_CHECKBOX_INACTIVE,Z as S_CHECKBOX_SELECTED,Je as S_CONNECT_LEFT,pe as S_CORNER_BOTTOM_LEFT,
de as S_CORNER_BOTTOM_RIGHT,Xe as S_CORNER_TOP_LEFT,he as S_CORNER_TOP_RIGHT,fe as S_ERROR,me as S_INFO,He as S_PASSWORD_MASK,wt as S_RADIO_ACTIVE,tt as S_RADIO_INACTIVE,
ee as S_STEP_ACTIVE,ue as S_STEP_CANCEL,le as S_STEP_ERROR,et as S_STEP_SUBMIT,$e as S_SUCCESS,ge as S_WARN,Ze as autocomplete,Rs as autocompleteMultiselect,Gs as box,
Bs as cancel,Ls as confirm,Ns as date,Lt as formatInstructionFooter,Ds as group,js as groupMultiselect,Fs as intro,ae as isCI,Et as isCancel,Ye as isTTY,J as limitOptions,
L as log,Ks as multiline,Us as multiselect,Ys as note,Ws as outro,qs as password,zs as path,Hs as progress,Js as select,Xs as selectKey,w as settings,be as spinner,
Q as stream,N as symbol,ve as symbolBar,Zs as taskLog,Qs as tasks,ti as text,Pt as unicode,S as unicodeOr,Ae as updateSettings};
