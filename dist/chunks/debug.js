import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{empty$a as I,empty$c as g}from"./hook.js";var D=g((Ee,j)=>{
var O=1e3,w=O*60,v=w*60,y=v*24,te=y*7,re=y*365.25;j.exports=function(e,r){r=r||{};var t=typeof e;if(t==="string"&&e.length>0)return ne(e);if(t==="number"&&isFinite(
e))return r.long?oe(e):se(e);throw new Error("val is not a non-empty string or a valid number. val="+JSON.stringify(e))};function ne(e){if(e=String(e),!(e.length>
100)){var r=/^(-?(?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)?$/i.exec(e);if(r){var t=parseFloat(
r[1]),n=(r[2]||"ms").toLowerCase();switch(n){case"years":case"year":case"yrs":case"yr":case"y":return t*re;case"weeks":case"week":case"w":return t*te;case"days":case"\
day":case"d":return t*y;case"hours":case"hour":case"hrs":case"hr":case"h":return t*v;case"minutes":case"minute":case"mins":case"min":case"m":return t*w;case"sec\
onds":case"second":case"secs":case"sec":case"s":return t*O;case"milliseconds":case"millisecond":case"msecs":case"msec":case"ms":return t;default:return}}}}function se(e){
var r=Math.abs(e);return r>=y?Math.round(e/y)+"d":r>=v?Math.round(e/v)+"h":r>=w?Math.round(e/w)+"m":r>=O?Math.round(e/O)+"s":e+"ms"}function oe(e){var r=Math.abs(
e);return r>=y?R(e,r,y,"day"):r>=v?R(e,r,v,"hour"):r>=w?R(e,r,w,"minute"):r>=O?R(e,r,O,"second"):e+" ms"}function R(e,r,t,n){var C=r>=t*1.5;return Math.round(e/
t)+" "+n+(C?"s":"")}});var L=g((Ie,q)=>{function ie(e){t.debug=t,t.default=t,t.coerce=H,t.disable=W,t.enable=C,t.enabled=Z,t.humanize=D(),t.destroy=K,Object.keys(
e).forEach(s=>{t[s]=e[s]}),t.names=[],t.skips=[],t.formatters={};function r(s){let o=0;for(let i=0;i<s.length;i++)o=(o<<5)-o+s.charCodeAt(i),o|=0;return t.colors[Math.
abs(o)%t.colors.length]}t.selectColor=r;function t(s){let o,i=null,a,b;function l(...d){if(!l.enabled)return;let F=l,x=Number(new Date),Q=x-(o||x);F.diff=Q,F.prev=
o,F.curr=x,o=x,d[0]=t.coerce(d[0]),typeof d[0]!="string"&&d.unshift("%O");let E=0;d[0]=d[0].replace(/%([a-zA-Z%])/g,(_,X)=>{if(_==="%%")return"%";E++;let N=t.formatters[X];
if(typeof N=="function"){let ee=d[E];_=N.call(F,ee),d.splice(E,1),E--}return _}),t.formatArgs.call(F,d),(F.log||t.log).apply(F,d)}return l.namespace=s,l.useColors=
t.useColors(),l.color=t.selectColor(s),l.extend=n,l.destroy=t.destroy,Object.defineProperty(l,"enabled",{enumerable:true,configurable:false,get:()=>i!==null?i:(a!==
t.namespaces&&(a=t.namespaces,b=t.enabled(s)),b),set:d=>{i=d}}),typeof t.init=="function"&&t.init(l),l}function n(s,o){let i=t(this.namespace+(typeof o>"u"?":":
o)+s);return i.log=this.log,i}function C(s){t.save(s),t.namespaces=s,t.names=[],t.skips=[];let o=(typeof s=="string"?s:"").trim().replace(/\s+/g,",").split(",").
filter(Boolean);for(let i of o)i[0]==="-"?t.skips.push(i.slice(1)):t.names.push(i)}function m(s,o){let i=0,a=0,b=-1,l=0;for(;i<s.length;)if(a<o.length&&(o[a]===
s[i]||o[a]==="*"))o[a]==="*"?(b=a,l=i,a++):(i++,a++);else if(b!==-1)a=b+1,l++,i=l;else return false;for(;a<o.length&&o[a]==="*";)a++;return a===o.length}function W(){
let s=[...t.names,...t.skips.map(o=>"-"+o)].join(",");return t.enable(""),s}function Z(s){for(let o of t.skips)if(m(s,o))return false;for(let o of t.names)if(m(
s,o))return true;return false}function H(s){return s instanceof Error?s.stack||s.message:s}function K(){console.warn("Instance method `debug.destroy()` is depre\
cated and no longer does anything. It will be removed in the next major version of `debug`.")}return t.enable(t.load()),t}q.exports=ie});var G=g((f,A)=>{f.formatArgs=
ue;f.save=ae;f.load=le;f.useColors=ce;f.storage=fe();f.destroy=(()=>{let e=false;return()=>{e||(e=true,console.warn("Instance method `debug.destroy()` is deprec\
ated and no longer does anything. It will be removed in the next major version of `debug`."))}})();f.colors=["#0000CC","#0000FF","#0033CC","#0033FF","#0066CC","\
#0066FF","#0099CC","#0099FF","#00CC00","#00CC33","#00CC66","#00CC99","#00CCCC","#00CCFF","#3300CC","#3300FF","#3333CC","#3333FF","#3366CC","#3366FF","#3399CC","\
#3399FF","#33CC00","#33CC33","#33CC66","#33CC99","#33CCCC","#33CCFF","#6600CC","#6600FF","#6633CC","#6633FF","#66CC00","#66CC33","#9900CC","#9900FF","#9933CC","\
#9933FF","#99CC00","#99CC33","#CC0000","#CC0033","#CC0066","#CC0099","#CC00CC","#CC00FF","#CC3300","#CC3333","#CC3366","#CC3399","#CC33CC","#CC33FF","#CC6600","\
#CC6633","#CC9900","#CC9933","#CCCC00","#CCCC33","#FF0000","#FF0033","#FF0066","#FF0099","#FF00CC","#FF00FF","#FF3300","#FF3333","#FF3366","#FF3399","#FF33CC","\
#FF33FF","#FF6600","#FF6633","#FF9900","#FF9933","#FFCC00","#FFCC33"];function ce(){if(typeof window<"u"&&window.process&&(window.process.type==="renderer"||window.
process.__nwjs))return true;if(typeof navigator<"u"&&navigator.userAgent&&navigator.userAgent.toLowerCase().match(/(edge|trident)\/(\d+)/))return false;let e;return typeof document<
"u"&&document.documentElement&&document.documentElement.style&&document.documentElement.style.WebkitAppearance||typeof window<"u"&&window.console&&(window.console.
firebug||window.console.exception&&window.console.table)||typeof navigator<"u"&&navigator.userAgent&&(e=navigator.userAgent.toLowerCase().match(/firefox\/(\d+)/))&&
parseInt(e[1],10)>=31||typeof navigator<"u"&&navigator.userAgent&&navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/)}function ue(e){if(e[0]=(this.useColors?
"%c":"")+this.namespace+(this.useColors?" %c":" ")+e[0]+(this.useColors?"%c ":" ")+"+"+A.exports.humanize(this.diff),!this.useColors)return;let r="color: "+this.
color;e.splice(1,0,r,"color: inherit");let t=0,n=0;e[0].replace(/%[a-zA-Z%]/g,C=>{C!=="%%"&&(t++,C==="%c"&&(n=t))}),e.splice(n,0,r)}f.log=console.debug||console.
log||(()=>{});function ae(e){try{e?f.storage.setItem("debug",e):f.storage.removeItem("debug")}catch{}}function le(){let e;try{e=f.storage.getItem("debug")||f.storage.
getItem("DEBUG")}catch{}return!e&&typeof process<"u"&&"env"in process&&(e=process.env.DEBUG),e}function fe(){try{return localStorage}catch{}}A.exports=L()(f);var{
formatters:Ce}=A.exports;Ce.j=function(e){try{return JSON.stringify(e)}catch(r){return"[UnexpectedJSONParseError]: "+r.message}}});var U=g((Re,P)=>{"use strict";
P.exports=(e,r=process.argv)=>{let t=e.startsWith("-")?"":e.length===1?"-":"--",n=r.indexOf(t+e),C=r.indexOf("--");return n!==-1&&(C===-1||n<C)}});var V=g((Ae,$)=>{
"use strict";var de=I("os"),z=I("tty"),p=U(),{env:c}=process,h;p("no-color")||p("no-colors")||p("color=false")||p("color=never")?h=0:(p("color")||p("colors")||p(
"color=true")||p("color=always"))&&(h=1);"FORCE_COLOR"in c&&(c.FORCE_COLOR==="true"?h=1:c.FORCE_COLOR==="false"?h=0:h=c.FORCE_COLOR.length===0?1:Math.min(parseInt(
c.FORCE_COLOR,10),3));function k(e){return e===0?false:{level:e,hasBasic:true,has256:e>=2,has16m:e>=3}}function B(e,r){if(h===0)return 0;if(p("color=16m")||p("c\
olor=full")||p("color=truecolor"))return 3;if(p("color=256"))return 2;if(e&&!r&&h===void 0)return 0;let t=h||0;if(c.TERM==="dumb")return t;if(process.platform===
"win32"){let n=de.release().split(".");return Number(n[0])>=10&&Number(n[2])>=10586?Number(n[2])>=14931?3:2:1}if("CI"in c)return["TRAVIS","CIRCLECI","APPVEYOR",
"GITLAB_CI","GITHUB_ACTIONS","BUILDKITE"].some(n=>n in c)||c.CI_NAME==="codeship"?1:t;if("TEAMCITY_VERSION"in c)return/^(9\.(0*[1-9]\d*)\.|\d{2,}\.)/.test(c.TEAMCITY_VERSION)?
1:0;if(c.COLORTERM==="truecolor")return 3;if("TERM_PROGRAM"in c){let n=parseInt((c.TERM_PROGRAM_VERSION||"").split(".")[0],10);switch(c.TERM_PROGRAM){case"iTerm\
.app":return n>=3?3:2;case"Apple_Terminal":return 2}}return/-256(color)?$/i.test(c.TERM)?2:/^screen|^xterm|^vt100|^vt220|^rxvt|color|ansi|cygwin|linux/i.test(c.
TERM)||"COLORTERM"in c?1:t}function pe(e){let r=B(e,e&&e.isTTY);return k(r)}$.exports={supportsColor:pe,stdout:k(B(true,z.isatty(1))),stderr:k(B(true,z.isatty(2)))}});
var J=g((u,T)=>{var he=I("tty"),M=I("util");u.init=we;u.log=ye;u.formatArgs=Fe;u.save=be;u.load=Oe;u.useColors=me;u.destroy=M.deprecate(()=>{},"Instance method \
`debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");u.colors=[6,2,3,4,5,1];try{let e=V();e&&
(e.stderr||e).level>=2&&(u.colors=[20,21,26,27,32,33,38,39,40,41,42,43,44,45,56,57,62,63,68,69,74,75,76,77,78,79,80,81,92,93,98,99,112,113,128,129,134,135,148,149,
160,161,162,163,164,165,166,167,168,169,170,171,172,173,178,179,184,185,196,197,198,199,200,201,202,203,204,205,206,207,208,209,214,215,220,221])}catch{}u.inspectOpts=
Object.keys(process.env).filter(e=>/^debug_/i.test(e)).reduce((e,r)=>{let t=r.substring(6).toLowerCase().replace(/_([a-z])/g,(C,m)=>m.toUpperCase()),n=process.env[r];
return/^(yes|on|true|enabled)$/i.test(n)?n=true:/^(no|off|false|disabled)$/i.test(n)?n=false:n==="null"?n=null:n=Number(n),e[t]=n,e},{});function me(){return"co\
lors"in u.inspectOpts?!!u.inspectOpts.colors:he.isatty(process.stderr.fd)}function Fe(e){let{namespace:r,useColors:t}=this;if(t){let n=this.color,C="\x1B[3"+(n<
8?n:"8;5;"+n),m=`  ${C};1m${r} \x1B[0m`;e[0]=m+e[0].split(`
`).join(`
`+m),e.push(C+"m+"+T.exports.humanize(this.diff)+"\x1B[0m")}else e[0]=ge()+r+" "+e[0]}function ge(){return u.inspectOpts.hideDate?"":new Date().toISOString()+" "}
function ye(...e){return process.stderr.write(M.formatWithOptions(u.inspectOpts,...e)+`
`)}function be(e){e?process.env.DEBUG=e:delete process.env.DEBUG}function Oe(){return process.env.DEBUG}function we(e){e.inspectOpts={};let r=Object.keys(u.inspectOpts);
for(let t=0;t<r.length;t++)e.inspectOpts[r[t]]=u.inspectOpts[r[t]]}T.exports=L()(u);var{formatters:Y}=T.exports;Y.o=function(e){return this.inspectOpts.colors=this.
useColors,M.inspect(e,this.inspectOpts).split(`
`).map(r=>r.trim()).join(" ")};Y.O=function(e){return this.inspectOpts.colors=this.useColors,M.inspect(e,this.inspectOpts)}});var ve=g((Me,S)=>{typeof process>"\
u"||process.type==="renderer"||process.browser===true||process.__nwjs?S.exports=G():S.exports=J()});export{ve as a};
