import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as H}from"./core-report-followed-lines.js";import{a as U}from"./browser-document.js";
import{core_report_read_first_lines$c as F}from"./start.js";import{core_report_read_first_2$a as R,core_report_read_first_2$d as $,core_report_read_first_2$i as L,
core_report_read_first_2$l as D}from"./start.js";import{core_report_outcome$a as T}from"./start.js";import{core_report_alike$b as M,core_report_alike$c as O}from"./start.js";
import{core_report_changed_words$i as C}from"./start.js";import{core_policy_protected_paths$a as I}from"./run.js";import{core_report_net_changes$a as N,core_report_net_changes$e as A}from"./start.js";
import{core_report_sections$b as z,core_report_sections$c as P,core_report_sections$d as B,core_report_sections$e as j}from"./start.js";import{core_text_neutralise$d as E,
core_text_neutralise$e as y}from"./start.js";import{core_text_group_by$a as S}from"./start.js";import{core_text_words$a as g,core_text_words$b as v}from"./hook.js";
var q='"use strict";(()=>{var Cc=Object.create;var Er=Object.defineProperty;var Oc=Object.getOwnPropertyDescriptor;var Mc=Object.getOwnPropertyNames;var Ac=Obje\
ct.getPrototypeOf,Lc=Object.prototype.hasOwnProperty;var Ic=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},Pc=(e,t)=>{\
for(var n in t)Er(e,n,{get:t[n],enumerable:!0})},Dc=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of Mc(t))!Lc.call(e,i)&&i!==n&&Er(e,i,{\
get:()=>t[i],enumerable:!(r=Oc(t,i))||r.enumerable});return e};var Fc=(e,t,n)=>(n=e!=null?Cc(Ac(e)):{},Dc(t||!e||!e.__esModule?Er(n,"default",{value:e,enumerabl\
e:!0}):n,e));var Ta=Ic((s0,Sa)=>{function pa(e){return e instanceof Map?e.clear=e.delete=e.set=function(){throw new Error("map is read-only")}:e instanceof Set&\
&(e.add=e.clear=e.delete=function(){throw new Error("set is read-only")}),Object.freeze(e),Object.getOwnPropertyNames(e).forEach(t=>{let n=e[t],r=typeof n;(r===\
"object"||r==="function")&&!Object.isFrozen(n)&&pa(n)}),e}var Mn=class{constructor(t){t.data===void 0&&(t.data={}),this.data=t.data,this.isMatchIgnored=!1}ignor\
eMatch(){this.isMatchIgnored=!0}};function fa(e){return e.replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;").replace(/\'/g,"&\
#x27;")}function et(e,...t){let n=Object.create(null);for(let r in e)n[r]=e[r];return t.forEach(function(r){for(let i in r)n[i]=r[i]}),n}var cd="</span>",aa=e=>\
!!e.scope,ud=(e,{prefix:t})=>{if(e.startsWith("language:"))return e.replace("language:","language-");if(e.includes(".")){let n=e.split(".");return[`${t}${n.shif\
t()}`,...n.map((r,i)=>`${r}${"_".repeat(i+1)}`)].join(" ")}return`${t}${e}`},Ur=class{constructor(t,n){this.buffer="",this.classPrefix=n.classPrefix,t.walk(this\
)}addText(t){this.buffer+=fa(t)}openNode(t){if(!aa(t))return;let n=ud(t.scope,{prefix:this.classPrefix});this.span(n)}closeNode(t){aa(t)&&(this.buffer+=cd)}valu\
e(){return this.buffer}span(t){this.buffer+=`<span class="${t}">`}},sa=(e={})=>{let t={children:[]};return Object.assign(t,e),t},Wr=class e{constructor(){this.r\
ootNode=sa(),this.stack=[this.rootNode]}get top(){return this.stack[this.stack.length-1]}get root(){return this.rootNode}add(t){this.top.children.push(t)}openNo\
de(t){let n=sa({scope:t});this.add(n),this.stack.push(n)}closeNode(){if(this.stack.length>1)return this.stack.pop()}closeAllNodes(){for(;this.closeNode(););}toJ\
SON(){return JSON.stringify(this.rootNode,null,4)}walk(t){return this.constructor._walk(t,this.rootNode)}static _walk(t,n){return typeof n=="string"?t.addText(n\
):n.children&&(t.openNode(n),n.children.forEach(r=>this._walk(t,r)),t.closeNode(n)),t}static _collapse(t){typeof t!="string"&&t.children&&(t.children.every(n=>t\
ypeof n=="string")?t.children=[t.children.join("")]:t.children.forEach(n=>{e._collapse(n)}))}},Kr=class extends Wr{constructor(t){super(),this.options=t}addText\
(t){t!==""&&this.add(t)}startScope(t){this.openNode(t)}endScope(){this.closeNode()}__addSublanguage(t,n){let r=t.root;n&&(r.scope=`language:${n}`),this.add(r)}t\
oHTML(){return new Ur(this,this.options).value()}finalize(){return this.closeAllNodes(),!0}};function Xt(e){return e?typeof e=="string"?e:e.source:null}function\
 ma(e){return ct("(?=",e,")")}function dd(e){return ct("(?:",e,")*")}function pd(e){return ct("(?:",e,")?")}function ct(...e){return e.map(n=>Xt(n)).join("")}fu\
nction fd(e){let t=e[e.length-1];return typeof t=="object"&&t.constructor===Object?(e.splice(e.length-1,1),t):{}}function qr(...e){return"("+(fd(e).capture?"":"\
?:")+e.map(r=>Xt(r)).join("|")+")"}function ga(e){return new RegExp(e.toString()+"|").exec("").length-1}function md(e,t){let n=e&&e.exec(t);return n&&n.index===\
0}var gd=/\\[(?:[^\\\\\\]]|\\\\.)*\\]|\\(\\??|\\\\([1-9][0-9]*)|\\\\./;function Vr(e,{joinWith:t}){let n=0;return e.map(r=>{n+=1;let i=n,o=Xt(r),a="";for(;o.length>0;){let s\
=gd.exec(o);if(!s){a+=o;break}a+=o.substring(0,s.index),o=o.substring(s.index+s[0].length),s[0][0]==="\\\\"&&s[1]?a+="\\\\"+String(Number(s[1])+i):(a+=s[0],s[0]==="\
("&&n++)}return a}).map(r=>`(${r})`).join(t)}var hd=/\\b\\B/,ha="[a-zA-Z]\\\\w*",Yr="[a-zA-Z_]\\\\w*",ba="\\\\b\\\\d+(\\\\.\\\\d+)?",ya="(-?)(\\\\b0[xX][a-fA-F0-9]+|(\\\\b\\\\d+(\\\\\
.\\\\d*)?|\\\\.\\\\d+)([eE][-+]?\\\\d+)?)",Ea="\\\\b(0b[01]+)",bd="!|!=|!==|%|%=|&|&&|&=|\\\\*|\\\\*=|\\\\+|\\\\+=|,|-|-=|/=|/|:|;|<<|<<=|<=|<|===|==|=|>>>=|>>=|>=|>>>|>>|>|\\\\?|\\\
\\[|\\\\{|\\\\(|\\\\^|\\\\^=|\\\\||\\\\|=|\\\\|\\\\||~",yd=(e={})=>{let t=/^#![ ]*\\//;return e.binary&&(e.begin=ct(t,/.*\\b/,e.binary,/\\b.*/)),et({scope:"meta",begin:t,end:/$/,re\
levance:0,"on:begin":(n,r)=>{n.index!==0&&r.ignoreMatch()}},e)},jt={begin:"\\\\\\\\[\\\\s\\\\S]",relevance:0},Ed={scope:"string",begin:"\'",end:"\'",illegal:"\\\\n",contain\
s:[jt]},wd={scope:"string",begin:\'"\',end:\'"\',illegal:"\\\\n",contains:[jt]},xd={begin:/\\b(a|an|the|are|I\'m|isn\'t|don\'t|doesn\'t|won\'t|but|just|should|pretty|simply\
|enough|gonna|going|wtf|so|such|will|you|your|they|like|more)\\b/},Ln=function(e,t,n={}){let r=et({scope:"comment",begin:e,end:t,contains:[]},n);r.contains.push(\
{scope:"doctag",begin:"[ ]*(?=(TODO|FIXME|NOTE|BUG|OPTIMIZE|HACK|XXX):)",end:/(TODO|FIXME|NOTE|BUG|OPTIMIZE|HACK|XXX):/,excludeBegin:!0,relevance:0});let i=qr("\
I","a","is","so","us","to","at","if","in","it","on",/[A-Za-z]+[\'](d|ve|re|ll|t|s|n)/,/[A-Za-z]+[-][a-z]+/,/[A-Za-z][a-z]{2,}/);return r.contains.push({begin:ct(\
/[ ]+/,"(",i,/[.]?[:]?([.][ ]|[ ])/,"){3}")}),r},kd=Ln("//","$"),_d=Ln("/\\\\*","\\\\*/"),Sd=Ln("#","$"),Td={scope:"number",begin:ba,relevance:0},vd={scope:"number"\
,begin:ya,relevance:0},Rd={scope:"number",begin:Ea,relevance:0},Nd={scope:"regexp",begin:/\\/(?=[^/\\n]*\\/)/,end:/\\/[gimuy]*/,contains:[jt,{begin:/\\[/,end:/\\]/,re\
levance:0,contains:[jt]}]},Cd={scope:"title",begin:ha,relevance:0},Od={scope:"title",begin:Yr,relevance:0},Md={begin:"\\\\.\\\\s*"+Yr,relevance:0},Ad=function(e){re\
turn Object.assign(e,{"on:begin":(t,n)=>{n.data._beginMatch=t[1]},"on:end":(t,n)=>{n.data._beginMatch!==t[1]&&n.ignoreMatch()}})},On=Object.freeze({__proto__:nu\
ll,APOS_STRING_MODE:Ed,BACKSLASH_ESCAPE:jt,BINARY_NUMBER_MODE:Rd,BINARY_NUMBER_RE:Ea,COMMENT:Ln,C_BLOCK_COMMENT_MODE:_d,C_LINE_COMMENT_MODE:kd,C_NUMBER_MODE:vd,\
C_NUMBER_RE:ya,END_SAME_AS_BEGIN:Ad,HASH_COMMENT_MODE:Sd,IDENT_RE:ha,MATCH_NOTHING_RE:hd,METHOD_GUARD:Md,NUMBER_MODE:Td,NUMBER_RE:ba,PHRASAL_WORDS_MODE:xd,QUOTE\
_STRING_MODE:wd,REGEXP_MODE:Nd,RE_STARTERS_RE:bd,SHEBANG:yd,TITLE_MODE:Cd,UNDERSCORE_IDENT_RE:Yr,UNDERSCORE_TITLE_MODE:Od});function Ld(e,t){e.input[e.index-1]=\
=="."&&t.ignoreMatch()}function Id(e,t){e.className!==void 0&&(e.scope=e.className,delete e.className)}function Pd(e,t){t&&e.beginKeywords&&(e.begin="\\\\b("+e.be\
ginKeywords.split(" ").join("|")+")(?!\\\\.)(?=\\\\b|\\\\s)",e.__beforeBegin=Ld,e.keywords=e.keywords||e.beginKeywords,delete e.beginKeywords,e.relevance===void 0&&(e\
.relevance=0))}function Dd(e,t){Array.isArray(e.illegal)&&(e.illegal=qr(...e.illegal))}function Fd(e,t){if(e.match){if(e.begin||e.end)throw new Error("begin & e\
nd are not supported with match");e.begin=e.match,delete e.match}}function $d(e,t){e.relevance===void 0&&(e.relevance=1)}var Bd=(e,t)=>{if(!e.beforeMatch)return\
;if(e.starts)throw new Error("beforeMatch cannot be used with starts");let n=Object.assign({},e);Object.keys(e).forEach(r=>{delete e[r]}),e.keywords=n.keywords,\
e.begin=ct(n.beforeMatch,ma(n.begin)),e.starts={relevance:0,contains:[Object.assign(n,{endsParent:!0})]},e.relevance=0,delete n.beforeMatch},Hd=["of","and","for\
","in","not","or","if","then","parent","list","value"],zd="keyword";function wa(e,t,n=zd){let r=Object.create(null);return typeof e=="string"?i(n,e.split(" ")):\
Array.isArray(e)?i(n,e):Object.keys(e).forEach(function(o){Object.assign(r,wa(e[o],t,o))}),r;function i(o,a){t&&(a=a.map(s=>s.toLowerCase())),a.forEach(function\
(s){let l=s.split("|");r[l[0]]=[o,Ud(l[0],l[1])]})}}function Ud(e,t){return t?Number(t):Wd(e)?0:1}function Wd(e){return Hd.includes(e.toLowerCase())}var la={},l\
t=e=>{console.error(e)},ca=(e,...t)=>{console.log(`WARN: ${e}`,...t)},Mt=(e,t)=>{la[`${e}/${t}`]||(console.log(`Deprecated as of ${e}. ${t}`),la[`${e}/${t}`]=!0\
)},An=new Error;function xa(e,t,{key:n}){let r=0,i=e[n],o={},a={};for(let s=1;s<=t.length;s++)a[s+r]=i[s],o[s+r]=!0,r+=ga(t[s-1]);e[n]=a,e[n]._emit=o,e[n]._mult\
i=!0}function Kd(e){if(Array.isArray(e.begin)){if(e.skip||e.excludeBegin||e.returnBegin)throw lt("skip, excludeBegin, returnBegin not compatible with beginScope\
: {}"),An;if(typeof e.beginScope!="object"||e.beginScope===null)throw lt("beginScope must be object"),An;xa(e,e.begin,{key:"beginScope"}),e.begin=Vr(e.begin,{jo\
inWith:""})}}function Gd(e){if(Array.isArray(e.end)){if(e.skip||e.excludeEnd||e.returnEnd)throw lt("skip, excludeEnd, returnEnd not compatible with endScope: {}\
"),An;if(typeof e.endScope!="object"||e.endScope===null)throw lt("endScope must be object"),An;xa(e,e.end,{key:"endScope"}),e.end=Vr(e.end,{joinWith:""})}}funct\
ion qd(e){e.scope&&typeof e.scope=="object"&&e.scope!==null&&(e.beginScope=e.scope,delete e.scope)}function Vd(e){qd(e),typeof e.beginScope=="string"&&(e.beginS\
cope={_wrap:e.beginScope}),typeof e.endScope=="string"&&(e.endScope={_wrap:e.endScope}),Kd(e),Gd(e)}function Yd(e){function t(a,s){return new RegExp(Xt(a),"m"+(\
e.case_insensitive?"i":"")+(e.unicodeRegex?"u":"")+(s?"g":""))}class n{constructor(){this.matchIndexes={},this.regexes=[],this.matchAt=1,this.position=0}addRule\
(s,l){l.position=this.position++,this.matchIndexes[this.matchAt]=l,this.regexes.push([l,s]),this.matchAt+=ga(s)+1}compile(){this.regexes.length===0&&(this.exec=\
()=>null);let s=this.regexes.map(l=>l[1]);this.matcherRe=t(Vr(s,{joinWith:"|"}),!0),this.lastIndex=0}exec(s){this.matcherRe.lastIndex=this.lastIndex;let l=this.\
matcherRe.exec(s);if(!l)return null;let u=l.findIndex((d,m)=>m>0&&d!==void 0),c=this.matchIndexes[u];return l.splice(0,u),Object.assign(l,c)}}class r{constructo\
r(){this.rules=[],this.multiRegexes=[],this.count=0,this.lastIndex=0,this.regexIndex=0}getMatcher(s){if(this.multiRegexes[s])return this.multiRegexes[s];let l=n\
ew n;return this.rules.slice(s).forEach(([u,c])=>l.addRule(u,c)),l.compile(),this.multiRegexes[s]=l,l}resumingScanAtSamePosition(){return this.regexIndex!==0}co\
nsiderAll(){this.regexIndex=0}addRule(s,l){this.rules.push([s,l]),l.type==="begin"&&this.count++}exec(s){let l=this.getMatcher(this.regexIndex);l.lastIndex=this\
.lastIndex;let u=l.exec(s);if(this.resumingScanAtSamePosition()&&!(u&&u.index===this.lastIndex)){let c=this.getMatcher(0);c.lastIndex=this.lastIndex+1,u=c.exec(\
s)}return u&&(this.regexIndex+=u.position+1,this.regexIndex===this.count&&this.considerAll()),u}}function i(a){let s=new r;return a.contains.forEach(l=>s.addRul\
e(l.begin,{rule:l,type:"begin"})),a.terminatorEnd&&s.addRule(a.terminatorEnd,{type:"end"}),a.illegal&&s.addRule(a.illegal,{type:"illegal"}),s}function o(a,s){le\
t l=a;if(a.isCompiled)return l;[Id,Fd,Vd,Bd].forEach(c=>c(a,s)),e.compilerExtensions.forEach(c=>c(a,s)),a.__beforeBegin=null,[Pd,Dd,$d].forEach(c=>c(a,s)),a.isC\
ompiled=!0;let u=null;return typeof a.keywords=="object"&&a.keywords.$pattern&&(a.keywords=Object.assign({},a.keywords),u=a.keywords.$pattern,delete a.keywords.\
$pattern),u=u||/\\w+/,a.keywords&&(a.keywords=wa(a.keywords,e.case_insensitive)),l.keywordPatternRe=t(u,!0),s&&(a.begin||(a.begin=/\\B|\\b/),l.beginRe=t(l.begin),!\
a.end&&!a.endsWithParent&&(a.end=/\\B|\\b/),a.end&&(l.endRe=t(l.end)),l.terminatorEnd=Xt(l.end)||"",a.endsWithParent&&s.terminatorEnd&&(l.terminatorEnd+=(a.end?"|\
":"")+s.terminatorEnd)),a.illegal&&(l.illegalRe=t(a.illegal)),a.contains||(a.contains=[]),a.contains=[].concat(...a.contains.map(function(c){return Xd(c==="self\
"?a:c)})),a.contains.forEach(function(c){o(c,l)}),a.starts&&o(a.starts,s),l.matcher=i(l),l}if(e.compilerExtensions||(e.compilerExtensions=[]),e.contains&&e.cont\
ains.includes("self"))throw new Error("ERR: contains `self` is not supported at the top-level of a language.  See documentation.");return e.classNameAliases=et(\
e.classNameAliases||{}),o(e)}function ka(e){return e?e.endsWithParent||ka(e.starts):!1}function Xd(e){return e.variants&&!e.cachedVariants&&(e.cachedVariants=e.\
variants.map(function(t){return et(e,{variants:null},t)})),e.cachedVariants?e.cachedVariants:ka(e)?et(e,{starts:e.starts?et(e.starts):null}):Object.isFrozen(e)?\
et(e):e}var jd="11.11.1",Gr=class extends Error{constructor(t,n){super(t),this.name="HTMLInjectionError",this.html=n}},zr=fa,ua=et,da=Symbol("nomatch"),Zd=7,_a=\
function(e){let t=Object.create(null),n=Object.create(null),r=[],i=!0,o="Could not find the language \'{}\', did you forget to load/include a language module?",a=\
{disableAutodetect:!0,name:"Plain text",contains:[]},s={ignoreUnescapedHTML:!1,throwUnescapedHTML:!1,noHighlightRe:/^(no-?highlight)$/i,languageDetectRe:/\\blang\
(?:uage)?-([\\w-]+)\\b/i,classPrefix:"hljs-",cssSelector:"pre code",languages:null,__emitter:Kr};function l(S){return s.noHighlightRe.test(S)}function u(S){let N=\
S.className+" ";N+=S.parentNode?S.parentNode.className:"";let M=s.languageDetectRe.exec(N);if(M){let K=L(M[1]);return K||(ca(o.replace("{}",M[1])),ca("Falling b\
ack to no-highlight mode for this block.",S)),K?M[1]:"no-highlight"}return N.split(/\\s+/).find(K=>l(K)||L(K))}function c(S,N,M){let K="",h="";typeof N=="object"\
?(K=S,M=N.ignoreIllegals,h=N.language):(Mt("10.7.0","highlight(lang, code, ...args) has been deprecated."),Mt("10.7.0",`Please use highlight(code, options) inst\
ead.\nhttps://github.com/highlightjs/highlight.js/issues/2277`),h=S,K=N),M===void 0&&(M=!0);let j={code:K,language:h};D("before:highlight",j);let J=j.result?j.re\
sult:d(j.language,j.code,M);return J.code=j.code,D("after:highlight",J),J}function d(S,N,M,K){let h=Object.create(null);function j(I,$){return I.keywords[$]}fun\
ction J(){if(!q.keywords){de.addText(ie);return}let I=0;q.keywordPatternRe.lastIndex=0;let $=q.keywordPatternRe.exec(ie),X="";for(;$;){X+=ie.substring(I,$.index\
);let ee=we.case_insensitive?$[0].toLowerCase():$[0],pe=j(q,ee);if(pe){let[ve,cn]=pe;if(de.addText(X),X="",h[ee]=(h[ee]||0)+1,h[ee]<=Zd&&(wt+=cn),ve.startsWith(\
"_"))X+=$[0];else{let un=we.classNameAliases[ve]||ve;ce($[0],un)}}else X+=$[0];I=q.keywordPatternRe.lastIndex,$=q.keywordPatternRe.exec(ie)}X+=ie.substring(I),d\
e.addText(X)}function b(){if(ie==="")return;let I=null;if(typeof q.subLanguage=="string"){if(!t[q.subLanguage]){de.addText(ie);return}I=d(q.subLanguage,ie,!0,Et\
[q.subLanguage]),Et[q.subLanguage]=I._top}else I=f(ie,q.subLanguage.length?q.subLanguage:null);q.relevance>0&&(wt+=I.relevance),de.__addSublanguage(I._emitter,I\
.language)}function re(){q.subLanguage!=null?b():J(),ie=""}function ce(I,$){I!==""&&(de.startScope($),de.addText(I),de.endScope())}function Ne(I,$){let X=1,ee=$\
.length-1;for(;X<=ee;){if(!I._emit[X]){X++;continue}let pe=we.classNameAliases[I[X]]||I[X],ve=$[X];pe?ce(ve,pe):(ie=ve,J(),ie=""),X++}}function ze(I,$){return I\
.scope&&typeof I.scope=="string"&&de.openNode(we.classNameAliases[I.scope]||I.scope),I.beginScope&&(I.beginScope._wrap?(ce(ie,we.classNameAliases[I.beginScope._\
wrap]||I.beginScope._wrap),ie=""):I.beginScope._multi&&(Ne(I.beginScope,$),ie="")),q=Object.create(I,{parent:{value:q}}),q}function se(I,$,X){let ee=md(I.endRe,\
X);if(ee){if(I["on:end"]){let pe=new Mn(I);I["on:end"]($,pe),pe.isMatchIgnored&&(ee=!1)}if(ee){for(;I.endsParent&&I.parent;)I=I.parent;return I}}if(I.endsWithPa\
rent)return se(I.parent,$,X)}function Ue(I){return q.matcher.regexIndex===0?(ie+=I[0],1):(Ht=!0,0)}function ke(I){let $=I[0],X=I.rule,ee=new Mn(X),pe=[X.__befor\
eBegin,X["on:begin"]];for(let ve of pe)if(ve&&(ve(I,ee),ee.isMatchIgnored))return Ue($);return X.skip?ie+=$:(X.excludeBegin&&(ie+=$),re(),!X.returnBegin&&!X.exc\
ludeBegin&&(ie=$)),ze(X,I),X.returnBegin?0:$.length}function Ce(I){let $=I[0],X=N.substring(I.index),ee=se(q,I,X);if(!ee)return da;let pe=q;q.endScope&&q.endSco\
pe._wrap?(re(),ce($,q.endScope._wrap)):q.endScope&&q.endScope._multi?(re(),Ne(q.endScope,I)):pe.skip?ie+=$:(pe.returnEnd||pe.excludeEnd||(ie+=$),re(),pe.exclude\
End&&(ie=$));do q.scope&&de.closeNode(),!q.skip&&!q.subLanguage&&(wt+=q.relevance),q=q.parent;while(q!==ee.parent);return ee.starts&&ze(ee.starts,I),pe.returnEn\
d?0:$.length}function Oe(){let I=[];for(let $=q;$!==we;$=$.parent)$.scope&&I.unshift($.scope);I.forEach($=>de.openNode($))}let Te={};function yt(I,$){let X=$&&$\
[0];if(ie+=I,X==null)return re(),0;if(Te.type==="begin"&&$.type==="end"&&Te.index===$.index&&X===""){if(ie+=N.slice($.index,$.index+1),!i){let ee=new Error(`0 w\
idth match regex (${S})`);throw ee.languageName=S,ee.badRule=Te.rule,ee}return 1}if(Te=$,$.type==="begin")return ke($);if($.type==="illegal"&&!M){let ee=new Err\
or(\'Illegal lexeme "\'+X+\'" for mode "\'+(q.scope||"<unnamed>")+\'"\');throw ee.mode=q,ee}else if($.type==="end"){let ee=Ce($);if(ee!==da)return ee}if($.type==="ill\
egal"&&X==="")return ie+=`\n`,1;if(Bt>1e5&&Bt>$.index*3)throw new Error("potential infinite loop, way more iterations than matches");return ie+=X,X.length}let we\
=L(S);if(!we)throw lt(o.replace("{}",S)),new Error(\'Unknown language: "\'+S+\'"\');let ne=Yd(we),Me="",q=K||ne,Et={},de=new s.__emitter(s);Oe();let ie="",wt=0,We=0\
,Bt=0,Ht=!1;try{if(we.__emitTokens)we.__emitTokens(N,de);else{for(q.matcher.considerAll();;){Bt++,Ht?Ht=!1:q.matcher.considerAll(),q.matcher.lastIndex=We;let I=\
q.matcher.exec(N);if(!I)break;let $=N.substring(We,I.index),X=yt($,I);We=I.index+X}yt(N.substring(We))}return de.finalize(),Me=de.toHTML(),{language:S,value:Me,\
relevance:wt,illegal:!1,_emitter:de,_top:q}}catch(I){if(I.message&&I.message.includes("Illegal"))return{language:S,value:zr(N),illegal:!0,relevance:0,_illegalBy\
:{message:I.message,index:We,context:N.slice(We-100,We+100),mode:I.mode,resultSoFar:Me},_emitter:de};if(i)return{language:S,value:zr(N),illegal:!1,relevance:0,e\
rrorRaised:I,_emitter:de,_top:q};throw I}}function m(S){let N={value:zr(S),illegal:!1,relevance:0,_top:a,_emitter:new s.__emitter(s)};return N._emitter.addText(\
S),N}function f(S,N){N=N||s.languages||Object.keys(t);let M=m(S),K=N.filter(L).filter(y).map(re=>d(re,S,!1));K.unshift(M);let h=K.sort((re,ce)=>{if(re.relevance\
!==ce.relevance)return ce.relevance-re.relevance;if(re.language&&ce.language){if(L(re.language).supersetOf===ce.language)return 1;if(L(ce.language).supersetOf==\
=re.language)return-1}return 0}),[j,J]=h,b=j;return b.secondBest=J,b}function g(S,N,M){let K=N&&n[N]||M;S.classList.add("hljs"),S.classList.add(`language-${K}`)\
}function x(S){let N=null,M=u(S);if(l(M))return;if(D("before:highlightElement",{el:S,language:M}),S.dataset.highlighted){console.log("Element previously highlig\
hted. To highlight again, first unset `dataset.highlighted`.",S);return}if(S.children.length>0&&(s.ignoreUnescapedHTML||(console.warn("One of your code blocks i\
ncludes unescaped HTML. This is a potentially serious security risk."),console.warn("https://github.com/highlightjs/highlight.js/wiki/security"),console.warn("T\
he element with unescaped HTML:"),console.warn(S)),s.throwUnescapedHTML))throw new Gr("One of your code blocks includes unescaped HTML.",S.innerHTML);N=S;let K=\
N.textContent,h=M?c(K,{language:M,ignoreIllegals:!0}):f(K);S.innerHTML=h.value,S.dataset.highlighted="yes",g(S,M,h.language),S.result={language:h.language,re:h.\
relevance,relevance:h.relevance},h.secondBest&&(S.secondBest={language:h.secondBest.language,relevance:h.secondBest.relevance}),D("after:highlightElement",{el:S\
,result:h,text:K})}function _(S){s=ua(s,S)}let k=()=>{R(),Mt("10.6.0","initHighlighting() deprecated.  Use highlightAll() now.")};function w(){R(),Mt("10.6.0","\
initHighlightingOnLoad() deprecated.  Use highlightAll() now.")}let T=!1;function R(){function S(){R()}if(document.readyState==="loading"){T||window.addEventLis\
tener("DOMContentLoaded",S,!1),T=!0;return}document.querySelectorAll(s.cssSelector).forEach(x)}function v(S,N){let M=null;try{M=N(e)}catch(K){if(lt("Language de\
finition for \'{}\' could not be registered.".replace("{}",S)),i)lt(K);else throw K;M=a}M.name||(M.name=S),t[S]=M,M.rawDefinition=N.bind(null,e),M.aliases&&G(M.al\
iases,{languageName:S})}function E(S){delete t[S];for(let N of Object.keys(n))n[N]===S&&delete n[N]}function A(){return Object.keys(t)}function L(S){return S=(S\
||"").toLowerCase(),t[S]||t[n[S]]}function G(S,{languageName:N}){typeof S=="string"&&(S=[S]),S.forEach(M=>{n[M.toLowerCase()]=N})}function y(S){let N=L(S);retur\
n N&&!N.disableAutodetect}function z(S){S["before:highlightBlock"]&&!S["before:highlightElement"]&&(S["before:highlightElement"]=N=>{S["before:highlightBlock"](\
Object.assign({block:N.el},N))}),S["after:highlightBlock"]&&!S["after:highlightElement"]&&(S["after:highlightElement"]=N=>{S["after:highlightBlock"](Object.assi\
gn({block:N.el},N))})}function B(S){z(S),r.push(S)}function O(S){let N=r.indexOf(S);N!==-1&&r.splice(N,1)}function D(S,N){let M=S;r.forEach(function(K){K[M]&&K[\
M](N)})}function F(S){return Mt("10.7.0","highlightBlock will be removed entirely in v12.0"),Mt("10.7.0","Please use highlightElement now."),x(S)}Object.assign(\
e,{highlight:c,highlightAuto:f,highlightAll:R,highlightElement:x,highlightBlock:F,configure:_,initHighlighting:k,initHighlightingOnLoad:w,registerLanguage:v,unr\
egisterLanguage:E,listLanguages:A,getLanguage:L,registerAliases:G,autoDetection:y,inherit:ua,addPlugin:B,removePlugin:O}),e.debugMode=function(){i=!1},e.safeMod\
e=function(){i=!0},e.versionString=jd,e.regex={concat:ct,lookahead:ma,either:qr,optional:pd,anyNumberOfTimes:dd};for(let S in On)typeof On[S]=="object"&&pa(On[S\
]);return Object.assign(e,On),e},At=_a({});At.newInstance=()=>_a({});Sa.exports=At;At.HighlightJS=At;At.default=At});var Z=(e,t,n=`${t}s`)=>`${te(e)} ${e===1?t:\
n}`,te=e=>`${e}`.replace(/\\B(?=(?:\\d{3})+$)/g,","),je=(e,t,n=", ")=>`${e.slice(0,t).join(n)}${e.length>t?` and ${te(e.length-t)} more`:""}`;function Ze(e){let t\
=[];for(let r of e){let i=t.at(-1);i&&r===i[1]+1?i[1]=r:t.push([r,r])}let n=t.map(([r,i])=>r===i?`${r}`:`${r}\u2013${i}`);return je(n,8)}var zt=e=>`step${e.length===\
1?"":"s"} ${Ze(e)}`;var ji=e=>/^[\\w@%+=:,./-]+$/.test(e)?e:`\'${e.replaceAll("\'","\'\\\\\'\'")}\'`;var Ut=e=>`U+${e.codePointAt(0).toString(16).toUpperCase().padStart(\
4,"0")}`;function p(e,...[t,...n]){let[r,...i]=e.split("."),o=document.createElement(r);i.length>0&&(o.className=i.join(" "));let a=typeof t!="object"||t instan\
ceof Node;for(let[s,l]of a?[]:Object.entries(t))l!==void 0&&o.setAttribute(s,l);return o.append(...[...a?[t]:[],...n].filter(s=>s!==void 0)),o}function ae(e,t,n\
={}){let r=p("button",{type:"button",...n},e);return r.addEventListener("click",t),r}function xt(e,t){let n=p("input",{type:"checkbox"});return n.checked=e,n.ad\
dEventListener("change",()=>t(n.checked)),n}var Ie=e=>[p("span.plus",`+${te(e.insertions)}`),p("span.minus",`\u2212${te(e.deletions)}`)];function Pe(e,t){let r=ae(""\
,async i=>{i.stopPropagation(),r.dataset.done=await wr(e)?"\u2713":"\u2717",setTimeout(()=>delete r.dataset.done,1200)},{class:"copy",title:`Copy ${t}`,"aria-label":`Copy\
 ${t}`});return r}async function wr(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=p("textarea");t.value=e,document.body.append(t),t.select\
();let n=document.execCommand("copy");return t.remove(),n}}function Zi(){addEventListener("copy",e=>{let t=getSelection();if(!t||t.rangeCount===0)return;let r=[\
...t.getRangeAt(0).cloneContents().querySelectorAll(".line")];r.length<2||(e.clipboardData?.setData("text/plain",r.map($c).join(`\n`)),e.preventDefault())})}func\
tion $c(e){let t=e.cloneNode(!0);for(let n of t.querySelectorAll(".unseen")){let r=(n.dataset.is??"").split(" ").map(i=>Number.parseInt(i,16));n.textContent=Str\
ing.fromCharCode(...r)}for(let n of t.querySelectorAll(".cut"))n.textContent="\u2026";return t.textContent??""}var Ji=12e3,dn=new WeakMap,pn=new Set,fn=Ji,Bc=()=>fn=\
==Number.POSITIVE_INFINITY,Qi=new IntersectionObserver(e=>{for(let{isIntersecting:t,target:n}of e)n instanceof HTMLElement&&(t?(pn.delete(n),De(n)):dn.has(n)||p\
n.add(n));no()},{rootMargin:"900px"});function Wt(e,t,n){to(e,t,n),Qi.unobserve(e),Qi.observe(e),Bc()&&De(e)}function De(e){let t=dn.get(e);t&&(dn.delete(e),e.c\
lassList.remove("blank"),e.style.height="",e.replaceChildren(...t()))}function eo(){addEventListener("beforeprint",()=>{for(fn=Number.POSITIVE_INFINITY;;){let e\
=document.querySelectorAll(".blank");if(e.length===0)return;e.forEach(De)}}),addEventListener("afterprint",()=>{fn=Ji,no()})}function to(e,t,n){if(dn.set(e,t),e\
.classList.add("blank"),e instanceof HTMLTableSectionElement){let r=p("td");r.style.height=`${n??0}px`,e.replaceChildren(p("tr.spacer",r))}else n!==void 0&&(e.s\
tyle.height=`${n}px`),e.replaceChildren()}function no(){if(document.getElementsByTagName("*").length<=fn)return;let e=[...pn].filter(t=>t.isConnected&&!t.contai\
ns(document.activeElement)).map(t=>({one:t,height:t.getBoundingClientRect().height}));e.sort(({one:t},{one:n})=>Hc(t,n)?1:-1);for(let{one:t,height:n}of e){let r\
=[...t.childNodes];to(t,()=>r,n)}pn.clear()}var Hc=(e,t)=>(e.compareDocumentPosition(t)&Node.DOCUMENT_POSITION_FOLLOWING)!==0;var xr=e=>/^\\s*(?:-\\s+)?uses\\s*:\\s\
*["\']?(?:[^\\s"\'#@/]*\\/)*([^\\s"\'#@/]+)/.exec(e)?.[1];var qb=2**30;function mn(e,t,n=Math.min(e.length,t.length)){let r=0;for(;r<n&&e[r]===t[r];)r+=1;let i=0;for(\
;i<n-r&&e[e.length-1-i]===t[t.length-1-i];)i+=1;return{head:r,tail:i}}function ro(e,t){let{head:n,tail:r}=mn(e,t),i=e.length>t.length?e:t,o=i[i.length-r-1];retu\
rn n+r===Math.min(e.length,t.length)&&n>0&&o===i[n-1]&&/^["\'`([{<]$/.test(o??"")?{head:n-1,tail:r+1}:{head:n,tail:r}}var[io,jb]=[10,4];function Kt(e,t){let n=ne\
w Map;for(let r of e){let i=t(r);if(i===void 0)continue;let o=n.get(i);o?o.push(r):n.set(i,[r])}return n}var Gt=class{diff(t,n,r={}){let i;typeof r=="function"?\
(i=r,r={}):"callback"in r&&(i=r.callback);let o=this.castInput(t,r),a=this.castInput(n,r),s=this.removeEmpty(this.tokenize(o,r)),l=this.removeEmpty(this.tokeniz\
e(a,r));return this.diffWithOptionsObj(s,l,r,i)}diffWithOptionsObj(t,n,r,i){var o;let a=w=>{if(w=this.postProcess(w,r),i){setTimeout(function(){i(w)},0);return}\
else return w},s=n.length,l=t.length,u=1,c=s+l;r.maxEditLength!=null&&(c=Math.min(c,r.maxEditLength));let d=(o=r.timeout)!==null&&o!==void 0?o:1/0,m=Date.now()+\
d,f=[{oldPos:-1,lastComponent:void 0}],g=this.extractCommon(f[0],n,t,0,r);if(f[0].oldPos+1>=l&&g+1>=s)return a(this.buildValues(f[0].lastComponent,n,t));let x=-\
1/0,_=1/0,k=()=>{for(let w=Math.max(x,-u);w<=Math.min(_,u);w+=2){let T,R=f[w-1],v=f[w+1];R&&(f[w-1]=void 0);let E=!1;if(v){let L=v.oldPos-w;E=v&&0<=L&&L<s}let A\
=R&&R.oldPos+1<l;if(!E&&!A){f[w]=void 0;continue}if(!A||E&&R.oldPos<v.oldPos?T=this.addToPath(v,!0,!1,0,r):T=this.addToPath(R,!1,!0,1,r),g=this.extractCommon(T,\
n,t,w,r),T.oldPos+1>=l&&g+1>=s)return a(this.buildValues(T.lastComponent,n,t))||!0;f[w]=T,T.oldPos+1>=l&&(_=Math.min(_,w-1)),g+1>=s&&(x=Math.max(x,w+1))}u++};if\
(i)(function w(){setTimeout(function(){if(u>c||Date.now()>m)return i(void 0);k()||w()},0)})();else for(;u<=c&&Date.now()<=m;){let w=k();if(w)return w}}addToPath\
(t,n,r,i,o){let a=t.lastComponent;return a&&!o.oneChangePerToken&&a.added===n&&a.removed===r?{oldPos:t.oldPos+i,lastComponent:{count:a.count+1,added:n,removed:r\
,previousComponent:a.previousComponent}}:{oldPos:t.oldPos+i,lastComponent:{count:1,added:n,removed:r,previousComponent:a}}}extractCommon(t,n,r,i,o){let a=n.leng\
th,s=r.length,l=t.oldPos,u=l-i,c=0;for(;u+1<a&&l+1<s&&this.equals(r[l+1],n[u+1],o);)u++,l++,c++,o.oneChangePerToken&&(t.lastComponent={count:1,previousComponent\
:t.lastComponent,added:!1,removed:!1});return c&&!o.oneChangePerToken&&(t.lastComponent={count:c,previousComponent:t.lastComponent,added:!1,removed:!1}),t.oldPo\
s=l,u}equals(t,n,r){return r.comparator?r.comparator(t,n):t===n||!!r.ignoreCase&&t.toLowerCase()===n.toLowerCase()}removeEmpty(t){let n=[];for(let r=0;r<t.lengt\
h;r++)t[r]&&n.push(t[r]);return n}castInput(t,n){return t}tokenize(t,n){return Array.from(t)}join(t){return t.join("")}postProcess(t,n){return t}get useLongestT\
oken(){return!1}buildValues(t,n,r){let i=[],o;for(;t;)i.push(t),o=t.previousComponent,delete t.previousComponent,t=o;i.reverse();let a=i.length,s=0,l=0,u=0;for(\
;s<a;s++){let c=i[s];if(c.removed)c.value=this.join(r.slice(u,u+c.count)),u+=c.count;else{if(!c.added&&this.useLongestToken){let d=n.slice(l,l+c.count);d=d.map(\
function(m,f){let g=r[u+f];return g.length>m.length?g:m}),c.value=this.join(d)}else c.value=this.join(n.slice(l,l+c.count));l+=c.count,c.added||(u+=c.count)}}re\
turn i}};var kr=class extends Gt{tokenize(t){return t.slice()}join(t){return t}removeEmpty(t){return t}},oo=new kr;function _r(e,t,n){return oo.diff(e,t,n)}var \
Sr=e=>e.match(/[^\\n]*\\n|[^\\n]+$/g)??[];function Qe(e,t){return so(e,t,0,(n,r,i)=>lo(n,r,{offset:i,most:Wc})??Gc(n,r,i))}function so(e,t,n,r){let{head:i,tail:o}=\
mn(e,t),a=e.slice(i,e.length-o),s=t.slice(i,t.length-o);return a.length===0&&s.length===0?[]:zc(a,s)?[{at:n+i,removed:a.length,added:s}]:r(a,s,n+i)}function zc(\
e,t){if(e.length<Uc)return!e.some(r=>t.includes(r));let n=new Set(e);return!t.some(r=>n.has(r))}var Uc=4,Wc=1e3,Kc=200;function Gc(e,t,n){let r=[],[i,o]=[0,0];f\
or(let a of[...Vc(e,t),{before:e.length,after:t.length}]){let[s,l]=[e.slice(i,a.before),t.slice(o,a.after)];for(let u of so(s,l,n+i,qc))r.push(u);[i,o]=[a.befor\
e+1,a.after+1]}return r}var qc=(e,t,n)=>lo(e,t,{offset:n,most:Kc})??[{at:n,removed:e.length,added:t}];function lo(e,t,{offset:n,most:r}){let i=_r(e,t,{maxEditLe\
ngth:r});if(!i)return;let o=[],a,s=n;for(let{added:l,removed:u,value:c}of i){if(!l&&!u){a=void 0,s+=c.length;continue}a||(a={at:s,removed:0,added:[]},o.push(a))\
,l?a.added=c:(a.removed=c.length,s+=c.length)}return o}function Vc(e,t){let n=ao(t),r=[];for(let[i,o]of ao(e)){let a=n.get(i);o!==void 0&&a!==void 0&&r.push({be\
fore:o,after:a})}return Yc(r)}function ao(e){let t=new Map;for(let[n,r]of e.entries())t.set(r,t.has(r)?void 0:n);return t}function Yc(e){let t=[],n=[];for(let[i\
,{after:o}]of e.entries()){let a=Xc(t,s=>e[s].after>=o);n.push(a>0?t[a-1]:-1),t[a]=i}let r=[];for(let i=t.at(-1)??-1;i>=0;i=n[i])r.push(e[i]);return r.reverse()\
}function Xc(e,t){let[n,r]=[0,e.length];for(;n<r;){let i=n+r>>1;t(e[i])?r=i:n=i+1}return n}var Tr=({notes:e=[],why:t=""})=>e.filter(n=>!t.includes(`(${/^\\d+ (?:\
places?(?= in )|files?(?=\\.))/.exec(n)?.[0]??n})`));var Ge=({file_path:e,new_path:t})=>t===void 0||t===e?[e]:[e,t];function co(e,t){let[n="",...r]=Ge(e);if(r.le\
ngth>0)return[n,...r].map(t).join(" \u2192 ");let i=(e.files??[]).map(({file_path:a})=>a),o=i.length<2?[n]:i.includes(n)?i:n.split(", ");return je(o.map(t),o.length>\
2?1:2)}var ot=({file_path:e,line:t})=>`${t} ${e}`;function uo(e){let[t,n]=[new Map,new Map],r=e.flatMap(({from:i,to:o,blocks:a})=>a.map(s=>({...s,from:i.file_pa\
th,at:s.from,to:o.file_path,goes:s.to})));for(let{from:i,at:o,to:a,goes:s,lines:l}of r.sort((u,c)=>c.lines-u.lines))for(let u=0;u<l;u+=1){let[c,d]=[{file_path:i\
,line:o+u},{file_path:a,line:s+u}];t.has(ot(c))||t.set(ot(c),d),n.has(ot(d))||n.set(ot(d),c)}return{old:t,fresh:n}}function gn(e,t){return[...Kt(e,({source:n})=\
>n)].map(([n,r])=>{let[i,o]=["applied","failed"].map(l=>r.filter(u=>u.status===l)),a=r.filter(({status:l})=>l!=="applied"&&l!=="failed"),s=[...new Set((i??[]).f\
latMap(t))].sort();return{rule:n,applied:i??[],refused:o??[],others:a,files:s}}).sort((n,r)=>+(r.refused.length>0)-+(n.refused.length>0)||r.applied.length-n.app\
lied.length)}function qt({applied:e,refused:t,others:n,files:r}){return[e.length>0||t.length===0?`${jc(e.length)} in ${Z(r.length,"file")}`:"",t.length>0?`${te(\
t.length)} refused`:"",n.length>0?`${te(n.length)} without effect`:""].filter(Boolean).join(", ")}var jc=e=>Z(e,"fix","fixes");function po(e){let t=new Map,n=[]\
;for(let i of e){let o=i.source===void 0?void 0:t.get(i.source);if(o){o.push(i);continue}let a=[i];n.push(a),i.source!==void 0&&t.set(i.source,a)}if(t.size===0)\
return e;let r=({status:i})=>i==="failed"?0:1;return n.flatMap(i=>[...i].sort((o,a)=>r(o)-r(a)))}var Zc=60;function fo(e){let t=[8,4,3,2,1].map(r=>[...Kt(e,i=>`\
${i.split("/").slice(0,-1).slice(0,r).join("/")||"."}/`)]);return(t.find(({length:r})=>r<=Zc)??t.at(-1)).map(([r,i])=>[r,i.length])}function mo(e,t,n){let r=[],\
i=0,o=0;for(let a=0;a<t.length;){let s=a;for(;s+1<t.length&&t[s+1].at-vr(t[s])<=6;)s+=1;let l=t.slice(a,s+1);r.push(Qc(e,l,{...n,newStart:n.newStart+i-o}));for(\
let{removed:u,added:c}of l)i+=c.length,o+=u;a=s+1}return{structuredPatch:r,insertions:i,deletions:o}}function Qc(e,t,n){let r=Math.max(0,t[0].at-3),i=Math.min(e\
.length,vr(t.at(-1))+3),o=[],a=r,s=i-r,l=(u,c)=>{c.endsWith(`\n`)?o.push(u+c.slice(0,-1)):o.push(u+c,"\\\\ No newline at end of file")};for(let u of t){for(;a<u.at\
;a+=1)l(" ",e[a]);for(;a<vr(u);a+=1)l("-",e[a]);for(let c of u.added)l("+",c);s+=u.added.length-u.removed}for(;a<i;a+=1)l(" ",e[a]);return{oldStart:n.oldStart+r\
,oldLines:i-r,newStart:n.newStart+r,newLines:s,lines:o}}var vr=({at:e,removed:t})=>e+t;function yn(e,t=n=>e.toLowerCase().split(/\\W+/).includes(n)){return En(e)\
?[]:[...Rr(e),...cu(e),...yu(e,t)].sort((n,r)=>n.at-r.at)}function Rr(e){if(En(e))return[];let t=[];for(let{0:n,index:r}of e.matchAll(ko))eu(e,r,n)||t.push({at:\
r,length:n.length,...iu(n)});return t}var En=e=>Jc.test(e),Jc=/^[\\t\\n -~]*$/,ko=new RegExp("(?![\\\\t\\\\n])[\\\\p{Cc}\\\\p{Cf}\\\\p{Cs}\\\\p{Zl}\\\\p{Zp}\\\\p{Default_Ignorabl\
e_Code_Point}\\\\u2800]|(?! )\\\\p{Zs}","gu");function eu(e,t,n){if(!nu.test(n))return!1;let r=e.slice(Math.max(0,t-16),t),i=e.slice(t+n.length,t+n.length+2);return\
 n==="\uFE0F"||n==="\uFE0E"?new RegExp("\\\\p{Extended_Pictographic}$","u").test(r)||/[\\d#*]$/.test(r)&&i.startsWith("\u20E3"):/[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]/u.test(n)?new \
RegExp("\\\\p{sc=Han}$","u").test(r):/[\\u{e0020}-\\u{e007f}]/u.test(n)?/\\u{1f3f4}[\\u{e0020}-\\u{e007e}]*$/u.test(r):/[\\u180b-\\u180d]/.test(n)?new RegExp("\\\\p{sc=Mon\
golian}$","u").test(r):/[\\u00a0\\u202f]/.test(n)?r.endsWith("\xAB")||i.startsWith("\xBB"):n==="\u3000"?tu(r.slice(-1),i.slice(0,1)):n==="\u200B"?ho.test(r.slice(-1))&&ho.test(i)\
:n==="\u200D"&&new RegExp("\\\\p{Extended_Pictographic}\\\\ufe0f?$|\\\\p{EMod}$","u").test(r)?new RegExp("^\\\\p{Extended_Pictographic}","u").test(i):go.test(r.slice(-1))&&(\
go.test(i)||n==="\u200D"&&ru.test(r))}var tu=(...e)=>{let t=e.filter(n=>!/^[\\uff01-\\uffee]/.test(n)&&!So.test(n));return t.length===0||t.length===1&&t.every(n=>n==="\
"||n===`\n`)},nu=/[\\u180b-\\u180e\\u200b\\u200c\\u202f\\u3000]|\\u00a0|\\u200d|[\\ufe00-\\ufe02]|\\ufe0e|\\ufe0f|[\\u{e0020}-\\u{e007f}]|[\\u{e0100}-\\u{e01ef}]/u,go=/^[\\p{sc=A\
rabic}\\p{sc=Devanagari}\\p{sc=Bengali}\\p{sc=Tamil}\\p{sc=Telugu}\\p{sc=Kannada}\\p{sc=Malayalam}\\p{sc=Sinhala}\\p{sc=Mongolian}\\p{sc=Gujarati}\\p{sc=Gurmukhi}\\p{sc=Or\
iya}]/u,ho=/^[\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}]/u,ru=/[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca]$/;function iu(e){let t=e.cod\
ePointAt(0);if(t>=56448&&t<=56575)return{kind:"byte",name:`0x${bo(t-56320)}`,about:"a byte that is not UTF-8"};let n=Ut(e),r=lu[bo(t)],i=ou(e);return r?{kind:i,\
name:r[0],about:`${n}, ${r[1]}`}:{kind:i,name:n,about:su[i]}}var ou=e=>au.test(e)?"bidi":new RegExp("\\\\p{Zs}","u").test(e)?"blank":new RegExp("\\\\p{Cc}","u").tes\
t(e)?"control":"invisible",au=/[\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]/,su={bidi:"turns the direction of text",invisible:"an invisible character",control\
:"a control character",byte:"a byte that is not UTF-8",blank:"a blank that is no space","look-alike":"looks like another character"},bo=e=>e.toString(16).toUppe\
rCase(),[at,yo]=["turns the direction of text","ends a turned direction"],hn="Hangul filler, a letter that is not seen",lu={D:["CR","carriage return"],0:["NUL",\
"null"],"1B":["ESC","escape"],A0:["NBSP","no-break space"],AD:["SHY","soft hyphen"],"34F":["CGJ","an invisible joiner"],"61C":["ALM","Arabic letter mark"],"115F\
":["HCF",hn],1160:["HJF",hn],"200B":["ZWSP","zero-width space"],"200C":["ZWNJ","zero-width non-joiner"],"200D":["ZWJ","zero-width joiner"],2060:["WJ","word join\
er"],"200E":["LRM","left-to-right mark"],"200F":["RLM","right-to-left mark"],"202A":["LRE",at],"202B":["RLE",at],"202C":["PDF",yo],"202D":["LRO",at],"202E":["RL\
O",at],2066:["LRI",at],2067:["RLI",at],2068:["FSI",at],2069:["PDI",yo],"202F":["NNBSP","narrow no-break space"],2800:["BRAILLE","blank Braille pattern"],3e3:["I\
DSP","ideographic space"],3164:["HF",hn],FEFF:["BOM","byte order mark"],FFA0:["HHF",hn]},cu=e=>Array.from(e.matchAll(_o)).flatMap(({0:t,index:n})=>{let r=fu(t);\
return e.startsWith("\uFE0F",n+t.length)?[]:r===void 0||mu(t)&&gu(e,n,r)?[]:uu(e,n,t)?[]:[To(t,n,r)]}),_o=/[\\u01c0\\u01c3\\u02b9\\u02bc\\u02d0\\u037e\\u0589\\u05c3\\u06d4\\u1\
fef\\u2010\\u2011\\u2024\\u2044\\u2100-\\u214f\\u2160-\\u217f\\u2215\\u2217\\u2223\\u2236\\u29f8\\ua789\\ufe50-\\ufe6b\\uff01-\\uff5e\\uffe8\\u{1d400}-\\u{1d7ff}\\u{1fbf0}-\\u{1fbf9}]\
/gu,uu=(e,t,n)=>{let r=du[n];return r?(e.match(r)?.length??0)>=3:/[\\u02b9\\u02bc]/.test(n)&&/[^\\0-\\u02ff]/.test(e.slice(Math.max(0,t-1),t))},du={"\u0589":new RegExp("\
\\\\p{sc=Armenian}","gu"),"\u05C3":new RegExp("\\\\p{sc=Hebrew}","gu"),"\u06D4":new RegExp("\\\\p{sc=Arabic}","gu")},pu={\u01C0:"|",\u01C3:"!","\u02B9":"\'",\u02BC:"\'",\u02D0:":","\u0589":":","\u05C3":":","\u06D4":"-"\
,"\u2010":"-","\u2011":"-","\u2044":"/","\u2212":"-","\u2215":"/","\u2217":"*","\u2223":"|","\u2236":":","\u29F8":"/","\uA789":":","\uFFE8":"|"},fu=e=>{let t=bn[e]??pu[e]??(e.search(_o)===0?e.normalize("NFKC"):"");r\
eturn/^[!-~]$/.test(t)?t:void 0},mu=e=>e>="\uFF01"&&e<="\uFF5E",gu=(e,t,n)=>/\\w/.test(n)?hu.test(e.slice(Math.max(0,t-40),t))||bu.test(e.slice(t+1,t+41)):So.test(e),[hu,b\
u]=[/[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\u3000-\\u303f][\\uff01-\\uffee]*$/u,/^[\\uff01-\\uffee]*[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Ha\
ngul}\\u3000-\\u303f]/u],So=/[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\u3000-\\u303f]/u,yu=(e,t)=>{if(!/[^\\0-\\u02ff]/.test(e)&&!_u.test(e))return[];le\
t n=(e.match(/[A-Za-z]/g)?.length??0)>(e.match(Su)?.length??0);return Array.from(e.matchAll(wu)).flatMap(({0:r,index:i})=>{let o=Array.from(r.matchAll(/[^\\0-\\x7\
f]/gu)).filter(([c])=>/[\\p{L}\\p{N}]/u.test(c));if(o.length===0||!o.every(([c])=>c in bn||Eu.test(c)))return[];let a=/[A-Za-z]/.test(r),s=a||n?r.length>=xu&&t(ku\
(r)):!1,l=o.flatMap(([c])=>Eo.test(c)?[]:c),u=n&&(a||Tu(l));return o.flatMap(({0:c,index:d})=>{let m=s||u&&!Eo.test(c),f=bn[c];if(!m)return[];let g=To(c,i+d,f??\
"");return[f===void 0?{...g,about:"a letter of another script than its word"}:g]})})},Eu=/[\\p{sc=Coptic}\\p{sc=Deseret}\\p{sc=Cherokee}\\p{sc=Lisu}\\p{sc=Gothic}\\p{\
sc=Old_Italic}\\p{sc=Osage}]/u,wu=/(?<=\\\\[a-z])[\\p{L}\\p{N}\\p{M}_]+|(?<![\\\\\\p{L}\\p{N}\\p{M}_])[\\p{L}\\p{N}\\p{M}_]+|(?<=\\\\)(?![a-z])[\\p{L}\\p{N}\\p{M}_]+/gu,xu=3,ku=e=\
>e.replace(/[^\\0-\\x7f]/gu,t=>bn[t]??t).toLowerCase(),_u=/[\\u0131\\u017f\\u0180-\\u02af]/,Su=/[^\\p{scx=Latin}\\p{scx=Common}\\p{scx=Inherited}]/gu,Tu=e=>e.length>0&&e\
.map(vu).reduce((t,n)=>t.filter(r=>n.includes(r))).length===0,Eo=new RegExp("\\\\p{scx=Latin}","u"),vu=e=>{let t=wo.get(e);if(t)return t;let n=Ru.filter(r=>Nu(r).\
test(e));return wo.set(e,n),n},wo=new Map,Ru="Armenian Cherokee Coptic Cyrillic Greek Lisu".split(" "),Nu=e=>{let t=xo.get(e)??new RegExp(`\\\\p{scx=${e}}`,"u");r\
eturn xo.set(e,t),t},xo=new Map,To=(e,t,n)=>({at:t,length:e.length,kind:"look-alike",name:Ut(e),about:`looks like ${n}, and is another character`}),bn=Object.fr\
omEntries([["\u0410\u0412\u0415\u041A\u041C\u041D\u041E\u0420\u0421\u0422\u0425\u0406\u0408\u0405","ABEKMHOPCTXIJS"],["\u0430\u0435\u043E\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04BB\u0501\u051B\u051D","aeopcyxijshdqw"],["\u0423\u04AE\u04C0\u04CF\u050C\u051A\u051C\u0474\u0475\u043A\u043C\u0442\u0432\u043D\u0433\u0451\u0457","YYIlGQWVvkmtbhrei"],["\u0391\u0392\u0395\u0396\u0397\u0399\u039A\u039C\u039D\u039F\u03A1\u03A4\u03A5\u03A7\u037F","ABEZHIKMNOPTYXJ\
"],["\u03B1\u03B3\u03B7\u03B9\u03BA\u03BD\u03BF\u03C1\u03C4\u03C5\u03C7\u03C9\u03F2\u03F3","aynikvoptuxwcj"],["\u0555\u054D\u053C\u054F\u0578\u057D\u0570\u0585\u0581\u0566\u0575\u0563","OULSnuhogqjq"],["\u13AA\u13A0\u13A1\u13A2\u13B3\u13DA\u13A9\u13BB\u13C0\u13C3\u13CF\u13D9\u13DE\u13DF\u13E2\u13F4","ADRTWSYHGZbVLCPB"],["\uA4D0\uA4D1\uA4D3\uA4D4\uA4D6\uA4D7\uA4D9\uA4DA\uA4DC\uA4DD\uA4DF\uA4E0\uA4E1","BPDTGKJCZFMNL"],["\uA4E2\uA4E3\uA4E6\uA4E7\uA4EA\uA4EB\uA4EC\uA4EE\uA4F0\uA4F2\uA4F3\uA4F4"\
,"SRVHWXYAEIOU"],["\u0966\u09E6\u0A66\u0AE6\u0B66\u0B20\u0BE6\u0C66\u0CE6\u0D66\u0D20\u101D\u1040","ooooooooooooo"],["\u0131\u0251\u0261\u0269\u028F\u1D04\u1D0F\u1D1C\u1D20\u1D21\u1D22\uA731\u017F","iagiycouvwzsf"]].flatMap(([e,t])=>Array.from(e,(n,r)=>[n,t.charAt(r)])));function Nr(e,{bla\
nks:t=!1,prose:n=!1}={}){let r=En(e)?e:n?Cu(e):e.split(`\n`).map(Ou).join(`\n`);return t?r.replaceAll("	","\u2192").replaceAll(" ","\xB7"):r}var Cu=e=>vo(e,Rr(e).filter((\
{kind:t})=>t!=="blank")),Ou=e=>vo(e,yn(e));function vo(e,t){if(t.length===0)return e;let[n,r]=["",0];for(let{at:i,length:o}of t)i<r||(n+=e.slice(r,i)+Mu(e.slice\
(i,i+o)),r=i+o);return n+e.slice(r)}var Mu=e=>{if(e==="\\r")return"<CR>";let t=e.codePointAt(0);return t>=56448&&t<=56575?`<0x${(t-56320).toString(16).toUpperCas\
e()}>`:`<${Ut(e)}>`};var qe={refused:"refused",asked:"asked about",inexact:"not matched exactly",protected:"protected",verifies:"changes what verifies it",hidde\
n:"hidden characters",unshown:"git shows no patch",aside:"text pushed out of sight",tests:"tests",elided:"a comment replaces lines that are removed",executable:\
"executable",scripts:"scripts and downloads",sources:"comes from elsewhere",start:"no longer starts",pointer:"Git LFS",masked:"masked: differs, not shown"};var \
Ro={exact:"exactly",quotes:"typographic quotes in the file matched straight ones",tags:"shortened tags in old_string were restored",escapes:"escaped characters \
in old_string were unescaped","line-numbers":"line numbers were removed from old_string","trailing-blanks":"white space at line ends was ignored",whitespace:"wh\
ite space was ignored, as the step asks",regex:"the pattern of the step matched",structure:"the structure of the code matched, as the step asks"},No=e=>e!==void\
 0&&e!=="exact"&&e!=="regex"&&e!=="structure";var yy=new RegExp("[/[]\\\\p{L}[\\\\p{L}\\\\p{M}\\\\u02c8\\\\u02cc\\\\u02d0.]*[/\\\\]]","gu");var kt={refused:"Refused",asked:"N\
eeds approval",unusual:"Unusual",protected:"Protected",deleted:"Deleted",hidden:"Hidden",moved:"Moved",alike:"Alike",rest:"Other files",generated:"Generated"};v\
ar ky=Object.keys(qe);var H=e=>Nr(e,{prose:!0}),Cr=e=>e.replace(/\\x1b(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\x07\\x1b]*(?:\\x07|\\x1b\\\\)|[@-Z\\\\-_])/g,""),Y=e=>Nr(e);var Vt=e=>\
H(e.replace(/\\s+/g," ").trim());var Au=["SECRET_DETECTED","NO_CHANGE","PATH_DENIED","FILE_EXISTS","FILE_NOT_FOUND","IS_NOTEBOOK","FILE_NOT_READ","FILE_MODIFIED"\
,"STRING_NOT_FOUND","STRING_NOT_UNIQUE","FILE_TOO_LARGE"];function _t(e,t){let n=Object.entries(t).map(([r,[i,o]])=>{let a=Au.indexOf(r);return[r,{number:a<0?nu\
ll:a,exit:e,title:i,advice:o}]});return Object.fromEntries(n)}var Lu=e=>e,Iu=()=>Lu({..._t(1,{NO_CHANGE:["Old and new text are the same","Remove the step, or co\
rrect new_string."],FILE_EXISTS:["The file already exists","Set old_string to the text to replace, use Write to replace the whole file, or choose another name."\
],FILE_NOT_FOUND:["The file does not exist","Check the path: it is relative to the repository root."],IS_NOTEBOOK:["A notebook cannot be edited as text","Use No\
tebookEdit."],FILE_NOT_READ:["The file was not read before the edit","Add a Read step before this one, or set `reads: auto` under `options`."],STRING_NOT_FOUND:\
["The text or pattern to replace is not in the file","Copy old_string from the current content of the file."],STRING_NOT_UNIQUE:["old_string occurs more than on\
ce","Add surrounding lines until it is unique, or set `replace_all: true`."],FILE_TOO_LARGE:["The file is over 1 GiB","Use a program made for files of this size\
."],NO_FILES:["A glob matches no text file that git tracks","Correct the glob, track the files, or set `expect_matches: { min: 0 }`."],UNEXPECTED_MATCHES:["The \
number of matches differs from expect_matches","Correct `expect_matches`, or narrow the step."],PATH_IGNORED:["Git ignores the file","Track the file, or apply w\
ithout --branch."],IS_BINARY:["The file is binary","Only text, notebooks, images and PDF files can be read."],IS_DIRECTORY:["The path is a folder","Use the path\
 of a file inside it."],NOT_A_DIRECTORY:["A part of the path is a file, not a folder","Check the folders in the path."],READ_TOO_LARGE:["The content is too larg\
e for one read","Read a part of the file with offset and limit."],PDF_PAGES:["The page range is not valid","Set `pages` to at most 20 pages that the document ha\
s."],PDF_INVALID:["The PDF file is damaged","Repair the document."],PDF_ENCRYPTED:["The PDF file is encrypted","Remove its password."],IMAGE_INVALID:["The image\
 cannot be decoded within the limits","Convert or shrink the image."],INVALID_INPUT:["The input is not valid for the tool","Correct the fields that the message \
names."],UNENCODABLE:["The encoding of the file cannot represent the new text","Use characters that the encoding has, or convert the file first."],FILTER_UNAVAI\
LABLE:["A filter of git cannot read or store the file","Install the program that `.gitattributes` names, or leave the file out."],LFS_POINTER:["The file is a po\
inter of Git LFS","Fetch its content with `git lfs install` and `git lfs pull`, or leave the file out."],UNSUPPORTED_ENCODING:["The encoding of the file is not \
supported","Convert the file to UTF-8."],NOT_A_NOTEBOOK:["The file is not a notebook","NotebookEdit edits .ipynb files; use Edit for other files."],NOTEBOOK_INV\
ALID:["The notebook is not valid","Correct its JSON; nbformat 4 is supported."],CELL_NOT_FOUND:["Unknown cell","Use one of the listed ids, or cell-N, counted fr\
om 0."],CELL_ID_REQUIRED:["cell_id is missing","Add cell_id."],CELL_TYPE_REQUIRED:["The new cell has no type","Add cell_type: code or markdown."],LANGUAGE_UNKNO\
WN:["The language of the file is not known","Edit the file by old_string or regex; set `language` if it is in one that the key takes."],SYNTAX_BROKEN:["The new \
text does not parse","Correct new_string so that the file parses, or set `allow_broken: true` where a later step completes it."],OVERLAPPING_MATCHES:["A match i\
s inside another one","Narrow the pattern or the rule until no match is inside another."],FORMAT_UNKNOWN:["The file name does not end as JSON, YAML or TOML","Se\
t and Unset know the format by the file name; change other files with an Edit."],DOCUMENT_INVALID:["The document does not parse","Correct the file first, or cha\
nge it with an Edit."],KEY_NOT_FOUND:["The document has no such key","Correct `path`, or let Set create its parents."],KEY_ALIASED:["The value is an alias, or h\
as an anchor or a tag","With an Edit, change the value that the alias refers to, or replace the alias by its value first."],CHANGE_UNCERTAIN:["The file has no c\
ertain place for the change","Make the change with an Edit."],NAME_TAKEN:["The file uses the name for something else","Import it under another name, or remove t\
he other import first."],CONFIG_BROKEN:["The result is no longer a valid file","Correct the new text so that the file stays valid."],FIX_CONFLICT:["Another step\
 changes the same place","Apply one of the two, then run the tool again."],ELISION:["The new text removes lines that its comment says stay","Write the whole tex\
t, or set `allow_elision: true`."],PROPOSAL_INCOMPLETE:["A part of the proposal does not fit, or was not understood","Correct it, or go on without it: `--lossy`\
, in a workflow `lossy: true`."],FIXES_LEFT_OUT:["Some of the proposed fixes cannot be taken","Go on without them: `--lossy`, in a workflow `lossy: true`."],TOO\
L_WROTE:["The tool wrote files itself","Put them back with `editplan fix --restore`, or take them as one change with `editplan fix --take-written`."],DUPLICATE_\
STEP:["The step repeats an earlier one","Remove it, or set `duplicates: collapse`."],PLAN_SYNTAX:["The plan is not valid YAML or JSON","Correct the text at the \
given line and column."],PLAN_VERSION:["The version of the plan is not supported","Write `version: 1`."],PLAN_EMPTY:["The plan has no steps","Add at least one s\
tep."],UNKNOWN_KEY:["Unknown key","Use the suggested key, or remove it."],MISSING_KEY:["A required key is missing","Add it."],INVALID_VALUE:["The value is not v\
alid for its key","Use a value of the kind that the message names."],UNKNOWN_VARIABLE:["Unknown variable","Declare it in `vars`, or correct the name."],MISSING_\
VARIABLE:["A variable has no value","Set it with `--var name=value`, or give it a default."],DUPLICATE_KEY:["Duplicate key","Keep one of the two."],DUPLICATE_ID\
:["Two steps have the same id","Make the ids unique, or remove them."],UNKNOWN_TOOL:["Unknown tool","Use Read, Edit, Write, NotebookEdit, Delete, Move, MoveLine\
s, Set, Unset, Import, Convert, Submodule, Run or Fix."],LIMIT_EXCEEDED:["A limit is exceeded","Split the plan, or raise the limit if the policy sets it."],COMM\
AND_FAILED:["The command failed or was killed","See its output; correct the command or its timeout."],SUBMODULE_INVALID:["The submodule cannot be moved there","\
Name a submodule of the base, and a commit that a branch or a tag of its remote holds."],COMMAND_STRAYED:["The command changed something outside `changes`","Add\
 the files to `changes`, or keep the command from changing them."],NOTHING_TO_PUBLISH:["Nothing differs from the base","Change the plan, or leave `if-no-changes\
: error` out."]}),..._t(2,{UNAVAILABLE_HERE:["This build lacks a part","Use a complete build, or leave out what needs the part."],USAGE:["Wrong usage","See --he\
lp."],PLAN_NOT_FOUND:["The plan file cannot be read","Check its path."],ORIGIN_DIFFERS:["The checkout belongs to another repository","Set `repository` to its na\
me, or check out the repository of the workflow."],NOT_A_REPOSITORY:["Not a git repository","Run inside a checkout, or pass --repo."],NO_COMMIT:["The repository\
 has no commits","Make a first commit."],BARE_REPOSITORY:["The repository is bare","Pass --bare with --base and --branch, or run in a checkout."],UNKNOWN_REVISI\
ON:["Unknown revision","Use the name or id of a commit in the repository."],UNKNOWN_RUN:["Unknown run","`editplan history` lists the runs."],BRANCH_INVALID:["A \
run cannot push to this branch","Choose another name."],POLICY_INVALID:["The policy file is not valid","Correct it at the given line and column."],CAMPAIGN_INVA\
LID:["The campaign file is not valid","Correct it at the given line and column."]}),..._t(3,{SECRET_DETECTED:["The new text contains a credential","Remove it fr\
om the new text, and load it from the environment or a secret store."],PATH_DENIED:["A policy rule denies this path","Ask the owner of the policy to allow the p\
ath, or remove the step."],PATH_OUTSIDE_REPO:["The path is outside the checkout","Use a path relative to the repository root."],PATH_PROTECTED:["The path is pro\
tected","No plan may write there; remove the step."],PATH_INVALID:["The path is not valid in a plan","Use a plain relative path with / between its parts."],SYML\
INK:["The last part of the path is a symbolic link","Use the path of the file that the link points to."],DEVICE_FILE:["The path is a device, pipe or socket","Us\
e the path of a regular file."],POLICY_ASK:["The policy requires approval of this step","Ask someone to approve it, run in a terminal, or open a draft with `on-\
ask: draft`."],COMMAND_UNSAFE:["No rule can allow this command","Write one plain command, without a shell and without code as text."],COMMAND_DENIED:["The polic\
y denies the command, or has no rule that allows it","Add a rule such as `Run(npm run format)` to the policy on the base, or remove the step."],VERIFY_FAILED:["\
A verification command failed","See its output in the report."],NEW_DIAGNOSTICS:["A language server finds errors that the base does not have","Correct the place\
s that the report names, in the plan."],NO_PLAN_PASSES:["None of the candidates passes","The table of candidates says why; correct one of the plans."],TOKEN_WIT\
HHELD:["The data to send contains a token of the job","Remove it from the plan, the body or the file. If others could read it there, replace the token."]}),..._\
t(4,{FILE_MODIFIED:["The file changed since it was read","Read it again and base the edit on its current content."],BRANCH_EXISTS:["The branch already exists","\
Choose another name, or pass --force."],BRANCH_IN_USE:["Another worktree has the branch checked out","Switch to another branch there, or work in that worktree."\
],OPERATION_IN_PROGRESS:["A merge, a rebase or a similar operation is in progress","Finish it with --continue or --abort, then run again."],REF_MOVED:["HEAD or \
a branch moved while it was at work","Nothing was changed. Run again."],RUN_NOT_APPLIED:["The run is not applied in this checkout, so there is nothing to undo",\
"See `editplan history`; `editplan redo` applies an undone run again."],RUN_APPLIED:["The run is already applied","See `editplan history`; `editplan undo` undoe\
s it."],COMMAND_NOT_RECORDED:["The result of the command is not recorded here","Pass --run to run the command again."],DIRTY_FILES:["Files that the plan touches\
 have uncommitted changes","Commit or stash them."],MERGE_CONFLICT:["The plan conflicts with the current head","Make a new plan on the current head."],BASE_NOT_\
ANCESTOR:["The base of the plan is not an ancestor of the current commit","Make a new plan on a commit of this history."],UNACCOUNTED_CHANGE:["The result change\
s a file that no step changes","Make a new plan on the current head, and report this error."],PLANS_CONFLICT:["The plans do not fit together","Change or leave o\
ut one of the two steps that `editplan compose` names."],OVERLAPS:["The run overlaps with an open pull request","Merge or close that one first, or change one of\
 the two steps that the message names."],VERIFY_MISMATCH:["The head is not the result of the plan","See the first commit that differs."],MANIFEST_MISSING:["The \
pull request has no manifest","Run editplan again for this branch; it pushes the manifest with the commits."],MANIFEST_INVALID:["The manifest is not what its na\
me says, or cannot be used","Do not trust the branch. Delete the ref of the manifest, and run editplan again with the version that verifies it."],ATTESTATION_IN\
VALID:["The file is not an attestation of a run","Use the bundle that the Action wrote, or that `gh attestation download` saved."],ATTESTATION_UNTRUSTED:["The s\
ignature, certificate or log entry of the attestation cannot be verified","Do not trust it. If it is new, download the trusted root again."],ATTESTATION_OTHER_S\
IGNER:["Somebody else signed the attestation","Check --repository and --workflow; if they are right, do not trust it."],ATTESTATION_MISMATCH:["The attestation c\
overs something else","Pass the plans, the manifest and the head that it covers."],BRANCH_OVERTAKEN:["The branch moved in the meantime","Look at its new commits\
, then try again."],PLAN_OUTDATED:["A newer plan was published","Run the newer plan, or set `replace: true` to go back."],LOCKED:["Another run is using the chec\
kout","Wait until it ends."]}),..._t(5,{SEARCH_INCOMPLETE:["GitHub does not return all results of the search","Narrow the search, or name the repositories in a \
file."],GIT_FAILED:["Git failed","See the output of git."],READ_FAILED:["A file could not be read","Check its permissions, and the disk."],WRITE_FAILED:["A file\
 could not be written","Check disk space and permissions. Nothing was changed."],PACKAGE_MISSING:["The package that reads these files is not installed","Install\
 the package that the message names."],GITHUB_FAILED:["GitHub refused a request, or failed","Do what the message says."],LFS_NOT_UPLOADED:["Files of Git LFS cou\
ld not be uploaded","Install git-lfs where the Action runs, or publish with the command line."],BRANCH_HAS_FOREIGN_COMMITS:["The branch contains commits of othe\
r people","Merge or remove them, or set `foreign-commits: keep`."],ATTESTATION_FAILED:["The run is not attested","Give the job `id-token: write` and `attestatio\
ns: write`, and run again."],CHECKS_NOT_STARTED:["Required checks do not run by themselves","Approve their workflows, use the token of a GitHub App, or set `tri\
gger-checks`."],BRANCH_NOT_OURS:["No run made the branch","Choose another branch, or set `replace: true` to take one whose commits the base holds."],LEDGER_REFU\
SED:["The server refuses the ledger of the branch","Let the token write refs below `refs/editplan/`."],LEDGER_INVALID:["The ledger of the branch was written by \
another version of editplan","Use that version or a later one."],OTHER_PLAN:["The branch belongs to another plan","Choose another branch, or set `replace: true`\
."]}),..._t(6,{INTERRUPTED:["Interrupted","Run `editplan resume`."]})}),Mo=Iu(),Co=Symbol.for("editplan.EditplanError"),Oo=class e extends Error{name;problems;c\
onstructor(t,n){let r="name"in t?[t]:t,[i]=r;if(!i)throw new TypeError("an EditplanError needs at least one problem");super(r.map(o=>o.message).join(`\n`),n),thi\
s.name=i.name,this.problems=r}get[Co](){return!0}static[Symbol.hasInstance](t){return this===e?Object(t)[Co]===!0:super[Symbol.hasInstance](t)}};var wn=e=>Lo(e)\
?[]:Io(e),Ao=e=>Lo(e)?Io(e):[];var Lo=({pull_request:e})=>e!==void 0&&e.failed!==!0,Io=({problems:e=[]})=>e,Pu=({written:e,run:t,totals:n,pull_request:r})=>!e&&\
t===null&&r===void 0&&n.applied>0;function Po({moved_insertions:e=0,moved_deletions:t=0}){return e+t===0?"":`+${te(e)} \u2212${te(t)} moved`}var Do=e=>(e.verificatio\
ns??[]).length>0||Pu(e)?"":"not verified: no policy command ran";var Fo=({name:e,message:t})=>Du(t)?void 0:Mo[e].advice,Du=e=>/[.;]\\s+\\S/.test(e),$o=({message:e\
,suggestions:t=[]})=>t.filter(n=>!e.includes(n));var St=[...Object.keys(qe),"none"],xn=e=>St[Math.min(St.length-1,...e.map(({kind:t})=>St.indexOf(t)))]??"none",\
Bo=e=>e==="none"?"the rest":qe[e];function Je({element:e,text:t,...n}){let[r,i]=[void 0,void 0];return{...n,get root(){return r??=e(),r},get text(){return i??=t\
(),i}}}function Tt(e){let{old_mode:t,new_mode:n,binary:r=!1,encoding:i="",from:o,status:a}=e,s=u=>u!==void 0&&!u.startsWith("0000");return[a==="added"?"new":a==\
="deleted"?"deleted":o===void 0?"":"renamed",s(t)&&s(n)&&t!==n?`mode ${t} \u2192 ${n}`:"",!s(t)&&n==="100755"?"executable":"",r?"binary":"",i].filter(Boolean).map(u=\
>p("span",{class:`badge ${u.split(" ")[0]}`},u))}var Ve=e=>e.insertions+e.deletions===0?[]:Ie(e),_e=e=>H(e).split(/(`[^`\\n]+`)/).filter(t=>t!=="").map(t=>/^`.+`\
$/.test(t)?p("code",t.slice(1,-1)):t);function kn({policy:e,error:t}){if(!e)return;let{behavior:n,rule:r,reason:i}=e,o=r===Or,a=t?.message.includes(i)?[p("code"\
,H(r))]:$u(e);return p("p",{class:`policy ${o?Or:n}`},p("span.verdict",o?"policy: approved":Fu[n])," ",...a)}var Or="granted",Fu={allow:"policy: allowed",ask:"p\
olicy: asks",deny:"policy: denied"};function $u({rule:e,reason:t}){let n=p("code",H(e)),r=t.indexOf(e);return r>=0?[H(t.slice(0,r)),n,`${H(t.slice(r+e.length))}\
.`]:e===Or?[`${H(t)}.`]:[`${H(t)}. `,n]}function _n(e){let t=[e.field,e.file,e.line,e.column].filter(a=>a!==void 0).join(":"),n=Fo(e),r=$o(e),[i="",...o]=H(e.me\
ssage).split(`\n`);return p("div.refusal",p("p",p("strong",e.name)," ",p("span.place",H(t))),p("p.message",..._e(i)),o.length>0?p("pre",{tabindex:"0"},o.join(`\n`\
)):void 0,n===void 0?void 0:p("p.advice",`\u2192 ${n}`),r.length>0?p("p.advice","Use instead:"):void 0,...r.map(Bu),r.length===0&&e.suggestions?.[0]!==void 0?p("p.ad\
vice","Copy the text to use instead ",Pe(e.suggestions[0],"suggestion")):void 0)}var Bu=e=>p("div.suggestion",p("pre",{tabindex:"0"},H(e)),Pe(e,"suggestion"));f\
unction zo(e,t){let n=new Set((vt(Ho)??"").split(" ").filter(Boolean));return{has:r=>n.has(Sn(r)),set(r,i){for(let o of r)i?n.add(Sn(o)):n.delete(Sn(o));Rt(Ho,[\
...n].slice(-Hu).join(" "));for(let o of r)t(o,i)},count:()=>n.size===0?0:e.filter(r=>n.has(Sn(r))).length}}var Ho="viewed",Hu=2e4,Sn=({path:e,old_blob:t,new_bl\
ob:n,new_mode:r,insertions:i,deletions:o})=>Ar([e,t??"",n??"",r,i,o].join("\\0")),Ar=e=>[2166136261,19088743].map(t=>zu(e,t).toString(36)).join("");function zu(e\
,t){let n=t;for(let r=0;r<e.length;r+=1)n=Math.imul(n^e.charCodeAt(r),16777619);return n>>>0}var Mr=new Map;function vt(e){try{return localStorage.getItem(`edit\
plan:${e}`)??Mr.get(e)}catch{return Mr.get(e)}}function Rt(e,t){Mr.set(e,t);try{localStorage.setItem(`editplan:${e}`,t)}catch{}}var Uu=["order","path","size","r\
isk"],Tn={view:"files",q:"",status:"",tool:"",rule:"",sort:"order",at:""};function Uo(e){let t=e.replace(/^#/,"");if(/^(?:step|file)-/.test(t))return{...Tn,view\
:t.startsWith("step-")?"steps":"files",at:Wu(t)};let n=new URLSearchParams(t),r=s=>n.get(s)??"",i=r("at"),o=r("view")==="steps"||r("view")===""&&i.startsWith("s\
tep-")?"steps":"files",a=Uu.find(s=>s===r("sort"))??"order";return{view:o,q:r("q"),status:r("status"),tool:r("tool"),rule:r("rule"),sort:a,at:i}}function vn(e){\
let{view:t,...n}=e,r=new URLSearchParams({view:t});for(let[i,o]of Object.entries(n))o!==Tn[i]&&r.set(i,o);return`#${r}`}var Wu=e=>{try{return decodeURIComponent\
(e)}catch{return e}},Nt=({path:e,from:t})=>t===void 0?Se(e):[...Se(t)," \u2192 ",...Se(e)],Se=e=>{let[,t="",n=""]=/^(.*\\/)?([^/]*)$/s.exec(e)??[];return[Y(t),p("b",Y\
(n))]},Ct=e=>e.slice(0,e.lastIndexOf("/")+1)||"./",Wo=e=>`alike-${e}`,be=e=>`file-${e}`;function Rn(e,t){let[,n]=/^(https?:\\/\\/[^/]+\\/[^/]+\\/[^/]+)\\/(?:pull|com\
pare|issues)\\b/.exec(e?.url||e?.compare_url||"")??[];return n===void 0||!/^[0-9a-f]+$/.test(t)?void 0:`${n}/commit/${t}`}function Nn(e){let t=new Map,n;for(let{\
policy:r}of e){if(!r||!Ku(r))continue;let i=(t.get(Yt(r))??0)+1;t.set(Yt(r),i),i>1&&i>(n?t.get(Yt(n))??0:0)&&(n=r)}return n}var Ko=(e,t)=>e!==void 0&&t!==void 0\
&&Yt(e)===Yt(t),Ku=({behavior:e,rule:t})=>e==="allow"&&t!=="granted"&&!t.startsWith("protected"),Yt=({behavior:e,rule:t,reason:n})=>JSON.stringify([e,t,n]);var \
Gu=2e3,Lr=40;function Ir(e,t,n){let r=p("section.cards",{"aria-label":e}),i=new Map,o=new Set,a=f=>{o.add(f),f.root.style.setProperty("--lines",`${Math.min(f.li\
nes,Vo)}`),f.root.style.setProperty("--notes",`${f.notes}`),Wt(f.root,f.fill)},s=f=>{let g=p("div.chunk");for(let _ of f)typeof _!="string"&&i.set(_,g);return W\
t(g,()=>f.map(_=>typeof _=="string"?p("p.group",_):(o.has(_)||a(_),_.root)),f.reduce((_,k)=>_+Vu(k),0)),g},l=[],u="",c=(f,g)=>{let x=ju(t,{sort:f.sort,found:g})\
,_=x.filter(E=>typeof E!="string"),k=`${f.sort} ${g.size}`;if(k===u&&_.every((E,A)=>E===l[A]))return;let w=u==="";[l,u]=[_,k],i.clear();let T=Array.from({length\
:Math.ceil(x.length/Lr)},(E,A)=>s(x.slice(A*Lr,(A+1)*Lr)));r.replaceChildren(...T);let R=x.length>Gu?1:T.length,v=w?R:1;T.slice(0,v).forEach(De),qu(T.slice(v,R)\
,()=>l===_)},d=Yu(t,n),m;return{root:r,shown:()=>l,all:()=>t,async show(f){if(m=f,c(f,d.now(f)),f.q==="")return;let g=await d.inPatches(f);m===f&&c(f,g)},redraw\
:()=>o.forEach(a),draw(f){let g=i.get(f);g&&De(g),De(f.root)}}}async function qu(e,t){for(let n=0;n<e.length;n+=Go){if(await new Promise(r=>setTimeout(r)),!t())\
return;e.slice(n,n+Go).forEach(De)}}var Go=8,Vo=400,Vu=e=>typeof e=="string"?40:54+Math.min(e.lines,Vo)*20+e.notes*32;function Yu(e,t){let n=new Map,r=o=>{let a\
=n.get(o);if(a!==void 0)return a;let s=t.loadedPatch(o);if(!s)return"";let l=s.map(({lines:u})=>u.join(`\n`)).join(`\n`).toLowerCase();return n.set(o,l),l},i=o=>{\
let a=o.q.trim().toLowerCase(),s=l=>a===""||l.text.includes(a)||l.patches.some(u=>r(u).includes(a));return new Set(e.filter(l=>Xu(l,o)&&s(l)))};return{now:i,asy\
nc inPatches(o){return await t.loadAll(),i(o)}}}var Xu=({facts:e},{status:t,tool:n,rule:r})=>(t===""||e.statuses.includes(t)||e.looks.some(i=>`look:${i}`===t))&\
&(n===""||e.tools.some(i=>i===n))&&(r===""||e.rules.includes(r));function ju(e,{sort:t,found:n}){let r=e.filter(a=>n.has(a)).sort(ed[t]),i=td[t];if(!i)return r;\
let o="";return r.flatMap(a=>{let s=i(a);return s===o?[a]:(o=s,s===""?[a]:[s,a])})}var Cn=(e,t)=>e.facts.order-t.facts.order,qo=(e,t)=>e<t?-1:e>t?1:0,Zu=(e,t)=>\
{let[n,r]=[e.facts.paths[0]??"",t.facts.paths[0]??""];return qo(Ct(n),Ct(r))||qo(n,r)||Cn(e,t)},Qu=(e,t)=>t.facts.size-e.facts.size||Cn(e,t),Ju=(e,t)=>St.indexO\
f(e.facts.risk)-St.indexOf(t.facts.risk)||Cn(e,t),ed={order:Cn,path:Zu,size:Qu,risk:Ju},td={order:e=>e.facts.group??"",path:e=>H(Ct(e.facts.paths[0]??"")),risk:\
e=>Bo(e.facts.risk)};var Yo=12,Pr=120,Dr=300;function Xo(e){let t=e.replace(/\\r\\n?/g,`\n`).replace(/&nbsp;/gi," ").split(`\n`).map(o=>/[^\\s\\u00a0\\u2800\\u3164]/.te\
st(o)?o.trimEnd():"").filter((o,a,s)=>o!==""||(s[a-1]??"")!=="");for(;t.at(-1)==="";)t.pop();let n=[],r=Yo;for(let o of t){let a=Math.max(1,Math.ceil(o.length/P\
r));if(a>r){n.length===0&&n.push(o.slice(0,r*Pr));break}n.push(o),r-=a}let i=n.length===1&&n[0]!==t[0];return{shown:n,folded:i?[t[0].slice(Yo*Pr),...t.slice(1)]\
:t.slice(n.length)}}function Ot(e){let t=Array.from(Vt((e??"").slice(0,Dr*4)));return t.length>Dr?`${t.slice(0,Dr-1).join("")}\u2026`:t.join("")}var Zo=e=>e.flatMap(\
t=>[nd(t),...rd(t)]),nd=({oldStart:e,oldLines:t,newStart:n,newLines:r})=>`@@ -${jo(e,t)} +${jo(n,r)} @@`;function rd({lines:e}){return e.filter(n=>!n.startsWith\
("\\\\")).every(n=>n.endsWith("\\r"))?e.map(n=>n.replace(/\\r$/,"")):e}var jo=(e,t)=>t===1?`${e}`:`${t===0?e-1:e},${t}`;var xe=e=>typeof e=="object"&&e!==null&&!Arr\
ay.isArray(e);function Qo(e){if(!xe(e))return"[output: not an object]";let{output_type:t,text:n,ename:r,evalue:i,data:o={}}=e;if(t==="stream")return st(n);if(t=\
=="error")return`${st(r)}: ${st(i)}\n`;if(!xe(o))return ea;let a=Object.keys(o).filter(l=>l.startsWith("image/"));return["text/plain"in o?st(o["text/plain"]):"",\
...a.map(l=>`[${l}]`)].filter(Boolean).join(`\n`)}function Jo(e={}){let{language_info:t={},kernelspec:n={}}=xe(e)?e:{kernelspec:null},r=[xe(t)?t.name:null,xe(n)?\
n.language:null];return r.find(o=>typeof o=="string"&&o!=="")??(r.every(o=>o===void 0)?"python":"unknown")}var st=e=>{let t=Array.isArray(e)?e:[e];return t.ever\
y(n=>typeof n=="string")?t.join(""):ea},ea="[not text]";function Br(e){try{let t=JSON.parse(e.replace(/^\\ufeff/,""));return $r(t)?{cells:t.cells.map(Fr),languag\
e:Jo(t.metadata)}:void 0}catch{return}}function Hr(e,t){let n=new Set(t.map(({id:c})=>c)),r=new Set(e.flatMap(({id:c})=>c!==void 0&&n.has(c)?c:[])),i=r.size>0&&\
[...e,...t].every(({id:c})=>c!==void 0),o=({id:c,type:d,source:m})=>i&&c!==void 0&&r.has(c)?`id ${c}`:`${d}\n${m}`,a=[],[s,l]=[0,0],u=c=>{for(;s<c;)a.push({befor\
e:e[s++],after:t[l++]})};for(let{at:c,removed:d,added:m}of Qe(e.map(o),t.map(o))){u(c);let[f,g]=[e.slice(s,s+d),t.slice(l,l+m.length)],x=i?0:Math.min(f.length,g\
.length);for(let _=0;_<x;_+=1)a.push({before:f[_],after:g[_]});for(let _ of f.slice(x))a.push({before:_});for(let _ of g.slice(x))a.push({after:_});[s,l]=[s+d,l\
+m.length]}return u(e.length),a}var ra=({before:e,after:t})=>e!==void 0&&t!==void 0&&e.type===t.type&&e.source===t.source&&e.output===t.output&&e.pictures.join(\
)===t.pictures.join();function Fr(e,t){let n=xe(e)?e:{},r=Array.isArray(n.outputs)?n.outputs:[];return{index:t,id:typeof n.id=="string"?n.id:void 0,type:typeof \
n.cell_type=="string"?n.cell_type:"raw",source:st(n.source),output:r.map(Qo).join("").trimEnd(),pictures:r.flatMap(id)}}function id(e){if(!xe(e)||!xe(e.data))re\
turn[];let{data:t}=e;return["image/png","image/jpeg"].flatMap(n=>{let r=st(t[n]).replace(/\\s+/g,"");return/^[A-Za-z0-9+/]+=*$/.test(r)?[`data:${n};base64,${r}`]\
:[]})}function ia(e,t){try{let[n,r]=[e,t].map(s=>JSON.parse(s.replace(/^\\ufeff/,""))),[i,o]=[ta(od(n,r)),ta(r)];return[...new Set([...i.keys(),...o.keys()])].fl\
atMap(s=>i.get(s)===o.get(s)?[]:[{at:s,before:i.get(s),after:o.get(s)}])}catch{return[]}}function od(e,t){if(!$r(e)||!$r(t))return e;let n=Hr(e.cells.map(Fr),t.\
cells.map(Fr)),r=new Map(n.flatMap(o=>o.before&&o.after?.id?[[o.before.index,o.after.id]]:[])),i=e.cells.map((o,a)=>{let s=r.get(a);return xe(o)&&s!==void 0?{..\
.o,id:s}:o});return{...e,cells:i}}var $r=e=>xe(e)&&Array.isArray(e.cells);function ta(e){let t=new Map,n=(r,i)=>{if(ld.test(i))return;let o=oa(r)?void 0:sd(r,i)\
;if(!o)t.set(i,ad(r));else for(let[a,s]of o)n(s,a)};return n(e,""),t}var oa=e=>Array.isArray(e)&&e.every(t=>typeof t=="string"),ad=e=>oa(e)?e.join(""):typeof e=\
="string"?e:JSON.stringify(e);function sd(e,t){if(Array.isArray(e)){let n=Kt(e,na),r=(i,o)=>{let a=na(i);return a!==void 0&&n.get(a)?.length===1?a:o};return e.m\
ap((i,o)=>[`${t}[${r(i,o)}]`,i])}return xe(e)?Object.entries(e).map(([n,r])=>[t===""?n:`${t}.${n}`,r]):void 0}var na=e=>xe(e)&&typeof e.id=="string"?e.id:void 0\
,ld=/^cells\\[[^\\]]*\\]\\.(?:source|id|cell_type|execution_count|outputs\\[\\d+\\]\\.text)$/;var va=Fc(Ta(),1);var In=va.default;function Ra(e){let t=e.regex,n={},r={b\
egin:/\\$\\{/,end:/\\}/,contains:["self",{begin:/:-/,contains:[n]}]};Object.assign(n,{className:"variable",variants:[{begin:t.concat(/\\$[\\w\\d#@][\\w\\d_]*/,"(?![\\\\w\\\
\\d])(?![$])")},r]});let i={className:"subst",begin:/\\$\\(/,end:/\\)/,contains:[e.BACKSLASH_ESCAPE]},o=e.inherit(e.COMMENT(),{match:[/(^|\\s)/,/#.*$/],scope:{2:"com\
ment"}}),a={begin:/<<-?\\s*(?=\\w+)/,starts:{contains:[e.END_SAME_AS_BEGIN({begin:/(\\w+)/,end:/(\\w+)/,className:"string"})]}},s={className:"string",begin:/"/,end:\
/"/,contains:[e.BACKSLASH_ESCAPE,n,i]};i.contains.push(s);let l={match:/\\\\"/},u={className:"string",begin:/\'/,end:/\'/},c={match:/\\\\\'/},d={begin:/\\$?\\(\\(/,end:/\\\
)\\)/,contains:[{begin:/\\d+#[0-9a-f]+/,className:"number"},e.NUMBER_MODE,n]},m=["fish","bash","zsh","sh","csh","ksh","tcsh","dash","scsh"],f=e.SHEBANG({binary:`(\
${m.join("|")})`,relevance:10}),g={className:"function",begin:/\\w[\\w\\d_]*\\s*\\(\\s*\\)\\s*\\{/,returnBegin:!0,contains:[e.inherit(e.TITLE_MODE,{begin:/\\w[\\w\\d_]*/})]\
,relevance:0},x=["if","then","else","elif","fi","time","for","while","until","in","do","done","case","esac","coproc","function","select"],_=["true","false"],k={\
match:/(\\/[a-z._-]+)+/},w=["break","cd","continue","eval","exec","exit","export","getopts","hash","pwd","readonly","return","shift","test","times","trap","umask\
","unset"],T=["alias","bind","builtin","caller","command","declare","echo","enable","help","let","local","logout","mapfile","printf","read","readarray","source"\
,"sudo","type","typeset","ulimit","unalias"],R=["autoload","bg","bindkey","bye","cap","chdir","clone","comparguments","compcall","compctl","compdescribe","compf\
iles","compgroups","compquote","comptags","comptry","compvalues","dirs","disable","disown","echotc","echoti","emulate","fc","fg","float","functions","getcap","g\
etln","history","integer","jobs","kill","limit","log","noglob","popd","print","pushd","pushln","rehash","sched","setcap","setopt","stat","suspend","ttyctl","unf\
unction","unhash","unlimit","unsetopt","vared","wait","whence","where","which","zcompile","zformat","zftp","zle","zmodload","zparseopts","zprof","zpty","zregexp\
arse","zsocket","zstyle","ztcp"],v=["chcon","chgrp","chown","chmod","cp","dd","df","dir","dircolors","ln","ls","mkdir","mkfifo","mknod","mktemp","mv","realpath"\
,"rm","rmdir","shred","sync","touch","truncate","vdir","b2sum","base32","base64","cat","cksum","comm","csplit","cut","expand","fmt","fold","head","join","md5sum\
","nl","numfmt","od","paste","ptx","pr","sha1sum","sha224sum","sha256sum","sha384sum","sha512sum","shuf","sort","split","sum","tac","tail","tr","tsort","unexpan\
d","uniq","wc","arch","basename","chroot","date","dirname","du","echo","env","expr","factor","groups","hostid","id","link","logname","nice","nohup","nproc","pat\
hchk","pinky","printenv","printf","pwd","readlink","runcon","seq","sleep","stat","stdbuf","stty","tee","test","timeout","tty","uname","unlink","uptime","users",\
"who","whoami","yes"];return{name:"Bash",aliases:["sh","zsh"],keywords:{$pattern:/\\b[a-z][a-z0-9._-]+\\b/,keyword:x,literal:_,built_in:[...w,...T,"set","shopt",.\
..R,...v]},contains:[f,e.SHEBANG(),g,d,o,a,k,s,l,u,c,n]}}function Na(e){let t=e.regex,n=e.COMMENT("//","$",{contains:[{begin:/\\\\\\n/}]}),r="decltype\\\\(auto\\\\)",i\
="[a-zA-Z_]\\\\w*::",a="("+r+"|"+t.optional(i)+"[a-zA-Z_]\\\\w*"+t.optional("<[^<>]+>")+")",s={className:"type",variants:[{begin:"\\\\b[a-z\\\\d_]*_t\\\\b"},{match:/\\bato\
mic_[a-z]{3,6}\\b/}]},u={className:"string",variants:[{begin:\'(u8?|U|L)?"\',end:\'"\',illegal:"\\\\n",contains:[e.BACKSLASH_ESCAPE]},{begin:"(u8?|U|L)?\'("+"\\\\\\\\(x[0-9\
A-Fa-f]{2}|u[0-9A-Fa-f]{4,8}|[0-7]{3}|\\\\S)"+"|.)",end:"\'",illegal:"."},e.END_SAME_AS_BEGIN({begin:/(?:u8?|U|L)?R"([^()\\\\ ]{0,16})\\(/,end:/\\)([^()\\\\ ]{0,16})"/})\
]},c={className:"number",variants:[{match:/\\b(0b[01\']+)/},{match:/(-?)\\b([\\d\']+(\\.[\\d\']*)?|\\.[\\d\']+)((ll|LL|l|L)(u|U)?|(u|U)(ll|LL|l|L)?|f|F|b|B)/},{match:/(-?)\
\\b(0[xX][a-fA-F0-9]+(?:\'[a-fA-F0-9]+)*(?:\\.[a-fA-F0-9]*(?:\'[a-fA-F0-9]*)*)?(?:[pP][-+]?[0-9]+)?(l|L)?(u|U)?)/},{match:/(-?)\\b\\d+(?:\'\\d+)*(?:\\.\\d*(?:\'\\d*)*)?(?:[\
eE][-+]?\\d+)?/}],relevance:0},d={className:"meta",begin:/#\\s*[a-z]+\\b/,end:/$/,keywords:{keyword:"if else elif endif define undef warning error line pragma _Pra\
gma ifdef ifndef elifdef elifndef include"},contains:[{begin:/\\\\\\n/,relevance:0},e.inherit(u,{className:"string"}),{className:"string",begin:/<.*?>/},n,e.C_BLOC\
K_COMMENT_MODE]},m={className:"title",begin:t.optional(i)+e.IDENT_RE,relevance:0},f=t.optional(i)+e.IDENT_RE+"\\\\s*\\\\(",_={keyword:["asm","auto","break","case","\
continue","default","do","else","enum","extern","for","fortran","goto","if","inline","register","restrict","return","sizeof","typeof","typeof_unqual","struct","\
switch","typedef","union","volatile","while","_Alignas","_Alignof","_Atomic","_Generic","_Noreturn","_Static_assert","_Thread_local","alignas","alignof","noretu\
rn","static_assert","thread_local","_Pragma"],type:["float","double","signed","unsigned","int","short","long","char","void","_Bool","_BitInt","_Complex","_Imagi\
nary","_Decimal32","_Decimal64","_Decimal96","_Decimal128","_Decimal64x","_Decimal128x","_Float16","_Float32","_Float64","_Float128","_Float32x","_Float64x","_F\
loat128x","const","static","constexpr","complex","bool","imaginary"],literal:"true false NULL",built_in:"std string wstring cin cout cerr clog stdin stdout stde\
rr stringstream istringstream ostringstream auto_ptr deque list queue stack vector map set pair bitset multiset multimap unordered_set unordered_map unordered_m\
ultiset unordered_multimap priority_queue make_pair array shared_ptr abort terminate abs acos asin atan2 atan calloc ceil cosh cos exit exp fabs floor fmod fpri\
ntf fputs free frexp fscanf future isalnum isalpha iscntrl isdigit isgraph islower isprint ispunct isspace isupper isxdigit tolower toupper labs ldexp log10 log\
 malloc realloc memchr memcmp memcpy memset modf pow printf putchar puts scanf sinh sin snprintf sprintf sqrt sscanf strcat strchr strcmp strcpy strcspn strlen \
strncat strncmp strncpy strpbrk strrchr strspn strstr tanh tan vfprintf vprintf vsprintf endl initializer_list unique_ptr"},k=[d,s,n,e.C_BLOCK_COMMENT_MODE,c,u]\
,w={variants:[{begin:/=/,end:/;/},{begin:/\\(/,end:/\\)/},{beginKeywords:"new throw return else",end:/;/}],keywords:_,contains:k.concat([{begin:/\\(/,end:/\\)/,keyw\
ords:_,contains:k.concat(["self"]),relevance:0}]),relevance:0},T={begin:"("+a+"[\\\\*&\\\\s]+)+"+f,returnBegin:!0,end:/[{;=]/,excludeEnd:!0,keywords:_,illegal:/[^\\w\
\\s\\*&:<>.]/,contains:[{begin:r,keywords:_,relevance:0},{begin:f,returnBegin:!0,contains:[e.inherit(m,{className:"title.function"})],relevance:0},{relevance:0,ma\
tch:/,/},{className:"params",begin:/\\(/,end:/\\)/,keywords:_,relevance:0,contains:[n,e.C_BLOCK_COMMENT_MODE,u,c,s,{begin:/\\(/,end:/\\)/,keywords:_,relevance:0,con\
tains:["self",n,e.C_BLOCK_COMMENT_MODE,u,c,s]}]},s,n,e.C_BLOCK_COMMENT_MODE,d]};return{name:"C",aliases:["h"],keywords:_,disableAutodetect:!0,illegal:"</",conta\
ins:[].concat(w,T,k,[d,{begin:e.IDENT_RE+"::",keywords:_},{className:"class",beginKeywords:"enum class struct union",end:/[{;:<>=]/,contains:[{beginKeywords:"fi\
nal class struct"},e.TITLE_MODE]}]),exports:{preprocessor:d,strings:u,keywords:_}}}function Ca(e){let t=e.regex,n=e.COMMENT("//","$",{contains:[{begin:/\\\\\\n/}]}\
),r="decltype\\\\(auto\\\\)",i="[a-zA-Z_]\\\\w*::",a="(?!struct)("+r+"|"+t.optional(i)+"[a-zA-Z_]\\\\w*"+t.optional("<[^<>]+>")+")",s={className:"type",begin:"\\\\b[a-z\\\\\
d_]*_t\\\\b"},u={className:"string",variants:[{begin:\'(u8?|U|L)?"\',end:\'"\',illegal:"\\\\n",contains:[e.BACKSLASH_ESCAPE]},{begin:"(u8?|U|L)?\'("+"\\\\\\\\(x[0-9A-Fa-f]{2\
}|u[0-9A-Fa-f]{4,8}|[0-7]{3}|\\\\S)"+"|.)",end:"\'",illegal:"."},e.END_SAME_AS_BEGIN({begin:/(?:u8?|U|L)?R"([^()\\\\ ]{0,16})\\(/,end:/\\)([^()\\\\ ]{0,16})"/})]},c={cla\
ssName:"number",variants:[{begin:"[+-]?(?:(?:[0-9](?:\'?[0-9])*\\\\.(?:[0-9](?:\'?[0-9])*)?|\\\\.[0-9](?:\'?[0-9])*)(?:[Ee][+-]?[0-9](?:\'?[0-9])*)?|[0-9](?:\'?[0-9])*[E\
e][+-]?[0-9](?:\'?[0-9])*|0[Xx](?:[0-9A-Fa-f](?:\'?[0-9A-Fa-f])*(?:\\\\.(?:[0-9A-Fa-f](?:\'?[0-9A-Fa-f])*)?)?|\\\\.[0-9A-Fa-f](?:\'?[0-9A-Fa-f])*)[Pp][+-]?[0-9](?:\'?[0-\
9])*)(?:[Ff](?:16|32|64|128)?|(BF|bf)16|[Ll]|)"},{begin:"[+-]?\\\\b(?:0[Bb][01](?:\'?[01])*|0[Xx][0-9A-Fa-f](?:\'?[0-9A-Fa-f])*|0(?:\'?[0-7])*|[1-9](?:\'?[0-9])*)(?:[\
Uu](?:LL?|ll?)|[Uu][Zz]?|(?:LL?|ll?)[Uu]?|[Zz][Uu]|)"}],relevance:0},d={className:"meta",begin:/#\\s*[a-z]+\\b/,end:/$/,keywords:{keyword:"if else elif endif defi\
ne undef warning error line pragma _Pragma ifdef ifndef include"},contains:[{begin:/\\\\\\n/,relevance:0},e.inherit(u,{className:"string"}),{className:"string",beg\
in:/<.*?>/},n,e.C_BLOCK_COMMENT_MODE]},m={className:"title",begin:t.optional(i)+e.IDENT_RE,relevance:0},f=t.optional(i)+e.IDENT_RE+"\\\\s*\\\\(",g=["alignas","align\
of","and","and_eq","asm","atomic_cancel","atomic_commit","atomic_noexcept","auto","bitand","bitor","break","case","catch","class","co_await","co_return","co_yie\
ld","compl","concept","const_cast|10","consteval","constexpr","constinit","continue","decltype","default","delete","do","dynamic_cast|10","else","enum","explici\
t","export","extern","false","final","for","friend","goto","if","import","inline","module","mutable","namespace","new","noexcept","not","not_eq","nullptr","oper\
ator","or","or_eq","override","private","protected","public","reflexpr","register","reinterpret_cast|10","requires","return","sizeof","static_assert","static_ca\
st|10","struct","switch","synchronized","template","this","thread_local","throw","transaction_safe","transaction_safe_dynamic","true","try","typedef","typeid","\
typename","union","using","virtual","volatile","while","xor","xor_eq"],x=["bool","char","char16_t","char32_t","char8_t","double","float","int","long","short","v\
oid","wchar_t","unsigned","signed","const","static"],_=["any","auto_ptr","barrier","binary_semaphore","bitset","complex","condition_variable","condition_variabl\
e_any","counting_semaphore","deque","false_type","flat_map","flat_set","future","imaginary","initializer_list","istringstream","jthread","latch","lock_guard","m\
ultimap","multiset","mutex","optional","ostringstream","packaged_task","pair","promise","priority_queue","queue","recursive_mutex","recursive_timed_mutex","scop\
ed_lock","set","shared_future","shared_lock","shared_mutex","shared_timed_mutex","shared_ptr","stack","string_view","stringstream","timed_mutex","thread","true_\
type","tuple","unique_lock","unique_ptr","unordered_map","unordered_multimap","unordered_multiset","unordered_set","variant","vector","weak_ptr","wstring","wstr\
ing_view"],k=["abort","abs","acos","apply","as_const","asin","atan","atan2","calloc","ceil","cerr","cin","clog","cos","cosh","cout","declval","endl","exchange",\
"exit","exp","fabs","floor","fmod","forward","fprintf","fputs","free","frexp","fscanf","future","invoke","isalnum","isalpha","iscntrl","isdigit","isgraph","islo\
wer","isprint","ispunct","isspace","isupper","isxdigit","labs","launder","ldexp","log","log10","make_pair","make_shared","make_shared_for_overwrite","make_tuple\
","make_unique","malloc","memchr","memcmp","memcpy","memset","modf","move","pow","printf","putchar","puts","realloc","scanf","sin","sinh","snprintf","sprintf","\
sqrt","sscanf","std","stderr","stdin","stdout","strcat","strchr","strcmp","strcpy","strcspn","strlen","strncat","strncmp","strncpy","strpbrk","strrchr","strspn"\
,"strstr","swap","tan","tanh","terminate","to_underlying","tolower","toupper","vfprintf","visit","vprintf","vsprintf"],R={type:x,keyword:g,literal:["NULL","fals\
e","nullopt","nullptr","true"],built_in:["_Pragma"],_type_hints:_},v={className:"function.dispatch",relevance:0,keywords:{_hint:k},begin:t.concat(/\\b/,/(?!declt\
ype)/,/(?!if)/,/(?!for)/,/(?!switch)/,/(?!while)/,e.IDENT_RE,t.lookahead(/(<[^<>]+>|)\\s*\\(/))},E=[v,d,s,n,e.C_BLOCK_COMMENT_MODE,c,u],A={variants:[{begin:/=/,en\
d:/;/},{begin:/\\(/,end:/\\)/},{beginKeywords:"new throw return else",end:/;/}],keywords:R,contains:E.concat([{begin:/\\(/,end:/\\)/,keywords:R,contains:E.concat(["\
self"]),relevance:0}]),relevance:0},L={className:"function",begin:"("+a+"[\\\\*&\\\\s]+)+"+f,returnBegin:!0,end:/[{;=]/,excludeEnd:!0,keywords:R,illegal:/[^\\w\\s\\*&:\
<>.]/,contains:[{begin:r,keywords:R,relevance:0},{begin:f,returnBegin:!0,contains:[m],relevance:0},{begin:/::/,relevance:0},{begin:/:/,endsWithParent:!0,contain\
s:[u,c]},{relevance:0,match:/,/},{className:"params",begin:/\\(/,end:/\\)/,keywords:R,relevance:0,contains:[n,e.C_BLOCK_COMMENT_MODE,u,c,s,{begin:/\\(/,end:/\\)/,ke\
ywords:R,relevance:0,contains:["self",n,e.C_BLOCK_COMMENT_MODE,u,c,s]}]},s,n,e.C_BLOCK_COMMENT_MODE,d]};return{name:"C++",aliases:["cc","c++","h++","hpp","hh","\
hxx","cxx"],keywords:R,illegal:"</",classNameAliases:{"function.dispatch":"built_in"},contains:[].concat(A,L,v,E,[d,{begin:"\\\\b(deque|list|queue|priority_queue|\
pair|stack|vector|map|set|bitset|multiset|multimap|unordered_map|unordered_set|unordered_multiset|unordered_multimap|array|tuple|optional|variant|function|flat_\
map|flat_set)\\\\s*<(?!<)",end:">",keywords:R,contains:["self",s]},{begin:e.IDENT_RE+"::",keywords:R},{match:[/\\b(?:enum(?:\\s+(?:class|struct))?|class|struct|unio\
n)/,/\\s+/,/\\w+/],className:{1:"keyword",3:"title.class"}}])}}function Oa(e){let t=["bool","byte","char","decimal","delegate","double","dynamic","enum","float","\
int","long","nint","nuint","object","sbyte","short","string","ulong","uint","ushort"],n=["public","private","protected","static","internal","protected","abstrac\
t","async","extern","override","unsafe","virtual","new","sealed","partial"],r=["default","false","null","true"],i=["abstract","as","base","break","case","catch"\
,"class","const","continue","do","else","event","explicit","extern","finally","fixed","for","foreach","goto","if","implicit","in","interface","internal","is","l\
ock","namespace","new","operator","out","override","params","private","protected","public","readonly","record","ref","return","scoped","sealed","sizeof","stacka\
lloc","static","struct","switch","this","throw","try","typeof","unchecked","unsafe","using","virtual","void","volatile","while"],o=["add","alias","and","ascendi\
ng","args","async","await","by","descending","dynamic","equals","file","from","get","global","group","init","into","join","let","nameof","not","notnull","on","o\
r","orderby","partial","record","remove","required","scoped","select","set","unmanaged","value|0","var","when","where","with","yield"],a={keyword:i.concat(o),bu\
ilt_in:t,literal:r},s=e.inherit(e.TITLE_MODE,{begin:"[a-zA-Z](\\\\.?\\\\w)*"}),l={className:"number",variants:[{begin:"\\\\b(0b[01\']+)"},{begin:"(-?)\\\\b([\\\\d\']+(\\\\.[\\\
\\d\']*)?|\\\\.[\\\\d\']+)(u|U|l|L|ul|UL|f|F|b|B)"},{begin:"(-?)(\\\\b0[xX][a-fA-F0-9\']+|(\\\\b[\\\\d\']+(\\\\.[\\\\d\']*)?|\\\\.[\\\\d\']+)([eE][-+]?[\\\\d\']+)?)"}],relevance:0},u={clas\
sName:"string",begin:/"""("*)(?!")(.|\\n)*?"""\\1/,relevance:1},c={className:"string",begin:\'@"\',end:\'"\',contains:[{begin:\'""\'}]},d=e.inherit(c,{illegal:/\\n/}),m=\
{className:"subst",begin:/\\{/,end:/\\}/,keywords:a},f=e.inherit(m,{illegal:/\\n/}),g={className:"string",begin:/\\$"/,end:\'"\',illegal:/\\n/,contains:[{begin:/\\{\\{/}\
,{begin:/\\}\\}/},e.BACKSLASH_ESCAPE,f]},x={className:"string",begin:/\\$@"/,end:\'"\',contains:[{begin:/\\{\\{/},{begin:/\\}\\}/},{begin:\'""\'},m]},_=e.inherit(x,{illega\
l:/\\n/,contains:[{begin:/\\{\\{/},{begin:/\\}\\}/},{begin:\'""\'},f]});m.contains=[x,g,c,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,l,e.C_BLOCK_COMMENT_MODE],f.contains=[\
_,g,d,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,l,e.inherit(e.C_BLOCK_COMMENT_MODE,{illegal:/\\n/})];let k={variants:[u,x,g,c,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE\
]},w={begin:"<",end:">",contains:[{beginKeywords:"in out"},s]},T=e.IDENT_RE+"(<"+e.IDENT_RE+"(\\\\s*,\\\\s*"+e.IDENT_RE+")*>)?(\\\\[\\\\])?",R={begin:"@"+e.IDENT_RE,rel\
evance:0};return{name:"C#",aliases:["cs","c#"],keywords:a,illegal:/::/,contains:[e.COMMENT("///","$",{returnBegin:!0,contains:[{className:"doctag",variants:[{be\
gin:"///",relevance:0},{begin:"\\x3C!--|-->"},{begin:"</?",end:">"}]}]}),e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE,{className:"meta",begin:"#",end:"$",keyword\
s:{keyword:"if else elif endif define undef warning error line region endregion pragma checksum"}},k,l,{beginKeywords:"class interface",relevance:0,end:/[{;=]/,\
illegal:/[^\\s:,]/,contains:[{beginKeywords:"where class"},s,w,e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE]},{beginKeywords:"namespace",relevance:0,end:/[{;=]/,\
illegal:/[^\\s:]/,contains:[s,e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE]},{beginKeywords:"record",relevance:0,end:/[{;=]/,illegal:/[^\\s:]/,contains:[s,w,e.C_L\
INE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE]},{className:"meta",begin:"^\\\\s*\\\\[(?=[\\\\w])",excludeBegin:!0,end:"\\\\]",excludeEnd:!0,contains:[{className:"string",begi\
n:/"/,end:/"/}]},{beginKeywords:"new return throw await else",relevance:0},{className:"function",begin:"("+T+"\\\\s+)+"+e.IDENT_RE+"\\\\s*(<[^=]+>\\\\s*)?\\\\(",returnB\
egin:!0,end:/\\s*[{;=]/,excludeEnd:!0,keywords:a,contains:[{beginKeywords:n.join(" "),relevance:0},{begin:e.IDENT_RE+"\\\\s*(<[^=]+>\\\\s*)?\\\\(",returnBegin:!0,conta\
ins:[e.TITLE_MODE,w],relevance:0},{match:/\\(\\)/},{className:"params",begin:/\\(/,end:/\\)/,excludeBegin:!0,excludeEnd:!0,keywords:a,relevance:0,contains:[k,l,e.C_\
BLOCK_COMMENT_MODE]},e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE]},R]}}var Qd=e=>({IMPORTANT:{scope:"meta",begin:"!important"},BLOCK_COMMENT:e.C_BLOCK_COMMENT_\
MODE,HEXCOLOR:{scope:"number",begin:/#(([0-9a-fA-F]{3,4})|(([0-9a-fA-F]{2}){3,4}))\\b/},FUNCTION_DISPATCH:{className:"built_in",begin:/[\\w-]+(?=\\()/},ATTRIBUTE_S\
ELECTOR_MODE:{scope:"selector-attr",begin:/\\[/,end:/\\]/,illegal:"$",contains:[e.APOS_STRING_MODE,e.QUOTE_STRING_MODE]},CSS_NUMBER_MODE:{scope:"number",begin:e.N\
UMBER_RE+"(%|em|ex|ch|rem|vw|vh|vmin|vmax|cm|mm|in|pt|pc|px|deg|grad|rad|turn|s|ms|Hz|kHz|dpi|dpcm|dppx)?",relevance:0},CSS_VARIABLE:{className:"attr",begin:/--\
[A-Za-z_][A-Za-z0-9_-]*/}}),Jd=["a","abbr","address","article","aside","audio","b","blockquote","body","button","canvas","caption","cite","code","dd","del","det\
ails","dfn","div","dl","dt","em","fieldset","figcaption","figure","footer","form","h1","h2","h3","h4","h5","h6","header","hgroup","html","i","iframe","img","inp\
ut","ins","kbd","label","legend","li","main","mark","menu","nav","object","ol","optgroup","option","p","picture","q","quote","samp","section","select","source",\
"span","strong","summary","sup","table","tbody","td","textarea","tfoot","th","thead","time","tr","ul","var","video"],ep=["defs","g","marker","mask","pattern","s\
vg","switch","symbol","feBlend","feColorMatrix","feComponentTransfer","feComposite","feConvolveMatrix","feDiffuseLighting","feDisplacementMap","feFlood","feGaus\
sianBlur","feImage","feMerge","feMorphology","feOffset","feSpecularLighting","feTile","feTurbulence","linearGradient","radialGradient","stop","circle","ellipse"\
,"image","line","path","polygon","polyline","rect","text","use","textPath","tspan","foreignObject","clipPath"],tp=[...Jd,...ep],np=["any-hover","any-pointer","a\
spect-ratio","color","color-gamut","color-index","device-aspect-ratio","device-height","device-width","display-mode","forced-colors","grid","height","hover","in\
verted-colors","monochrome","orientation","overflow-block","overflow-inline","pointer","prefers-color-scheme","prefers-contrast","prefers-reduced-motion","prefe\
rs-reduced-transparency","resolution","scan","scripting","update","width","min-width","max-width","min-height","max-height"].sort().reverse(),rp=["active","any-\
link","blank","checked","current","default","defined","dir","disabled","drop","empty","enabled","first","first-child","first-of-type","fullscreen","future","foc\
us","focus-visible","focus-within","has","host","host-context","hover","indeterminate","in-range","invalid","is","lang","last-child","last-of-type","left","link\
","local-link","not","nth-child","nth-col","nth-last-child","nth-last-col","nth-last-of-type","nth-of-type","only-child","only-of-type","optional","out-of-range\
","past","placeholder-shown","read-only","read-write","required","right","root","scope","target","target-within","user-invalid","valid","visited","where"].sort(\
).reverse(),ip=["after","backdrop","before","cue","cue-region","first-letter","first-line","grammar-error","marker","part","placeholder","selection","slotted","\
spelling-error"].sort().reverse(),op=["accent-color","align-content","align-items","align-self","alignment-baseline","all","anchor-name","animation","animation-\
composition","animation-delay","animation-direction","animation-duration","animation-fill-mode","animation-iteration-count","animation-name","animation-play-sta\
te","animation-range","animation-range-end","animation-range-start","animation-timeline","animation-timing-function","appearance","aspect-ratio","backdrop-filte\
r","backface-visibility","background","background-attachment","background-blend-mode","background-clip","background-color","background-image","background-origin\
","background-position","background-position-x","background-position-y","background-repeat","background-size","baseline-shift","block-size","border","border-blo\
ck","border-block-color","border-block-end","border-block-end-color","border-block-end-style","border-block-end-width","border-block-start","border-block-start-\
color","border-block-start-style","border-block-start-width","border-block-style","border-block-width","border-bottom","border-bottom-color","border-bottom-left\
-radius","border-bottom-right-radius","border-bottom-style","border-bottom-width","border-collapse","border-color","border-end-end-radius","border-end-start-rad\
ius","border-image","border-image-outset","border-image-repeat","border-image-slice","border-image-source","border-image-width","border-inline","border-inline-c\
olor","border-inline-end","border-inline-end-color","border-inline-end-style","border-inline-end-width","border-inline-start","border-inline-start-color","borde\
r-inline-start-style","border-inline-start-width","border-inline-style","border-inline-width","border-left","border-left-color","border-left-style","border-left\
-width","border-radius","border-right","border-right-color","border-right-style","border-right-width","border-spacing","border-start-end-radius","border-start-s\
tart-radius","border-style","border-top","border-top-color","border-top-left-radius","border-top-right-radius","border-top-style","border-top-width","border-wid\
th","bottom","box-align","box-decoration-break","box-direction","box-flex","box-flex-group","box-lines","box-ordinal-group","box-orient","box-pack","box-shadow"\
,"box-sizing","break-after","break-before","break-inside","caption-side","caret-color","clear","clip","clip-path","clip-rule","color","color-interpolation","col\
or-interpolation-filters","color-profile","color-rendering","color-scheme","column-count","column-fill","column-gap","column-rule","column-rule-color","column-r\
ule-style","column-rule-width","column-span","column-width","columns","contain","contain-intrinsic-block-size","contain-intrinsic-height","contain-intrinsic-inl\
ine-size","contain-intrinsic-size","contain-intrinsic-width","container","container-name","container-type","content","content-visibility","counter-increment","c\
ounter-reset","counter-set","cue","cue-after","cue-before","cursor","cx","cy","direction","display","dominant-baseline","empty-cells","enable-background","field\
-sizing","fill","fill-opacity","fill-rule","filter","flex","flex-basis","flex-direction","flex-flow","flex-grow","flex-shrink","flex-wrap","float","flood-color"\
,"flood-opacity","flow","font","font-display","font-family","font-feature-settings","font-kerning","font-language-override","font-optical-sizing","font-palette"\
,"font-size","font-size-adjust","font-smooth","font-smoothing","font-stretch","font-style","font-synthesis","font-synthesis-position","font-synthesis-small-caps\
","font-synthesis-style","font-synthesis-weight","font-variant","font-variant-alternates","font-variant-caps","font-variant-east-asian","font-variant-emoji","fo\
nt-variant-ligatures","font-variant-numeric","font-variant-position","font-variation-settings","font-weight","forced-color-adjust","gap","glyph-orientation-hori\
zontal","glyph-orientation-vertical","grid","grid-area","grid-auto-columns","grid-auto-flow","grid-auto-rows","grid-column","grid-column-end","grid-column-start\
","grid-gap","grid-row","grid-row-end","grid-row-start","grid-template","grid-template-areas","grid-template-columns","grid-template-rows","hanging-punctuation"\
,"height","hyphenate-character","hyphenate-limit-chars","hyphens","icon","image-orientation","image-rendering","image-resolution","ime-mode","initial-letter","i\
nitial-letter-align","inline-size","inset","inset-area","inset-block","inset-block-end","inset-block-start","inset-inline","inset-inline-end","inset-inline-star\
t","isolation","justify-content","justify-items","justify-self","kerning","left","letter-spacing","lighting-color","line-break","line-height","line-height-step"\
,"list-style","list-style-image","list-style-position","list-style-type","margin","margin-block","margin-block-end","margin-block-start","margin-bottom","margin\
-inline","margin-inline-end","margin-inline-start","margin-left","margin-right","margin-top","margin-trim","marker","marker-end","marker-mid","marker-start","ma\
rks","mask","mask-border","mask-border-mode","mask-border-outset","mask-border-repeat","mask-border-slice","mask-border-source","mask-border-width","mask-clip",\
"mask-composite","mask-image","mask-mode","mask-origin","mask-position","mask-repeat","mask-size","mask-type","masonry-auto-flow","math-depth","math-shift","mat\
h-style","max-block-size","max-height","max-inline-size","max-width","min-block-size","min-height","min-inline-size","min-width","mix-blend-mode","nav-down","na\
v-index","nav-left","nav-right","nav-up","none","normal","object-fit","object-position","offset","offset-anchor","offset-distance","offset-path","offset-positio\
n","offset-rotate","opacity","order","orphans","outline","outline-color","outline-offset","outline-style","outline-width","overflow","overflow-anchor","overflow\
-block","overflow-clip-margin","overflow-inline","overflow-wrap","overflow-x","overflow-y","overlay","overscroll-behavior","overscroll-behavior-block","overscro\
ll-behavior-inline","overscroll-behavior-x","overscroll-behavior-y","padding","padding-block","padding-block-end","padding-block-start","padding-bottom","paddin\
g-inline","padding-inline-end","padding-inline-start","padding-left","padding-right","padding-top","page","page-break-after","page-break-before","page-break-ins\
ide","paint-order","pause","pause-after","pause-before","perspective","perspective-origin","place-content","place-items","place-self","pointer-events","position\
","position-anchor","position-visibility","print-color-adjust","quotes","r","resize","rest","rest-after","rest-before","right","rotate","row-gap","ruby-align","\
ruby-position","scale","scroll-behavior","scroll-margin","scroll-margin-block","scroll-margin-block-end","scroll-margin-block-start","scroll-margin-bottom","scr\
oll-margin-inline","scroll-margin-inline-end","scroll-margin-inline-start","scroll-margin-left","scroll-margin-right","scroll-margin-top","scroll-padding","scro\
ll-padding-block","scroll-padding-block-end","scroll-padding-block-start","scroll-padding-bottom","scroll-padding-inline","scroll-padding-inline-end","scroll-pa\
dding-inline-start","scroll-padding-left","scroll-padding-right","scroll-padding-top","scroll-snap-align","scroll-snap-stop","scroll-snap-type","scroll-timeline\
","scroll-timeline-axis","scroll-timeline-name","scrollbar-color","scrollbar-gutter","scrollbar-width","shape-image-threshold","shape-margin","shape-outside","s\
hape-rendering","speak","speak-as","src","stop-color","stop-opacity","stroke","stroke-dasharray","stroke-dashoffset","stroke-linecap","stroke-linejoin","stroke-\
miterlimit","stroke-opacity","stroke-width","tab-size","table-layout","text-align","text-align-all","text-align-last","text-anchor","text-combine-upright","text\
-decoration","text-decoration-color","text-decoration-line","text-decoration-skip","text-decoration-skip-ink","text-decoration-style","text-decoration-thickness\
","text-emphasis","text-emphasis-color","text-emphasis-position","text-emphasis-style","text-indent","text-justify","text-orientation","text-overflow","text-ren\
dering","text-shadow","text-size-adjust","text-transform","text-underline-offset","text-underline-position","text-wrap","text-wrap-mode","text-wrap-style","time\
line-scope","top","touch-action","transform","transform-box","transform-origin","transform-style","transition","transition-behavior","transition-delay","transit\
ion-duration","transition-property","transition-timing-function","translate","unicode-bidi","user-modify","user-select","vector-effect","vertical-align","view-t\
imeline","view-timeline-axis","view-timeline-inset","view-timeline-name","view-transition-name","visibility","voice-balance","voice-duration","voice-family","vo\
ice-pitch","voice-range","voice-rate","voice-stress","voice-volume","white-space","white-space-collapse","widows","width","will-change","word-break","word-spaci\
ng","word-wrap","writing-mode","x","y","z-index","zoom"].sort().reverse();function Ma(e){let t=e.regex,n=Qd(e),r={begin:/-(webkit|moz|ms|o)-(?=[a-z])/},i="and o\
r not only",o=/@-?\\w[\\w]*(-\\w+)*/,a="[a-zA-Z-][a-zA-Z0-9_-]*",s=[e.APOS_STRING_MODE,e.QUOTE_STRING_MODE];return{name:"CSS",case_insensitive:!0,illegal:/[=|\'\\$]/\
,keywords:{keyframePosition:"from to"},classNameAliases:{keyframePosition:"selector-tag"},contains:[n.BLOCK_COMMENT,r,n.CSS_NUMBER_MODE,{className:"selector-id"\
,begin:/#[A-Za-z0-9_-]+/,relevance:0},{className:"selector-class",begin:"\\\\."+a,relevance:0},n.ATTRIBUTE_SELECTOR_MODE,{className:"selector-pseudo",variants:[{b\
egin:":("+rp.join("|")+")"},{begin:":(:)?("+ip.join("|")+")"}]},n.CSS_VARIABLE,{className:"attribute",begin:"\\\\b("+op.join("|")+")\\\\b"},{begin:/:/,end:/[;}{]/,c\
ontains:[n.BLOCK_COMMENT,n.HEXCOLOR,n.IMPORTANT,n.CSS_NUMBER_MODE,...s,{begin:/(url|data-uri)\\(/,end:/\\)/,relevance:0,keywords:{built_in:"url data-uri"},contain\
s:[...s,{className:"string",begin:/[^)]/,endsWithParent:!0,excludeEnd:!0}]},n.FUNCTION_DISPATCH]},{begin:t.lookahead(/@/),end:"[{;]",relevance:0,illegal:/:/,con\
tains:[{className:"keyword",begin:o},{begin:/\\s/,endsWithParent:!0,excludeEnd:!0,relevance:0,keywords:{$pattern:/[a-z-]+/,keyword:i,attribute:np.join(" ")},cont\
ains:[{begin:/[a-z-]+(?=:)/,className:"attribute"},...s,n.CSS_NUMBER_MODE]}]},{className:"selector-tag",begin:"\\\\b("+tp.join("|")+")\\\\b"}]}}function Aa(e){let o\
={keyword:["break","case","chan","const","continue","default","defer","else","fallthrough","for","func","go","goto","if","import","interface","map","package","r\
ange","return","select","struct","switch","type","var"],type:["bool","byte","complex64","complex128","error","float32","float64","int8","int16","int32","int64",\
"string","uint8","uint16","uint32","uint64","int","uint","uintptr","rune"],literal:["true","false","iota","nil"],built_in:["append","cap","close","complex","cop\
y","imag","len","make","new","panic","print","println","real","recover","delete"]};return{name:"Go",aliases:["golang"],keywords:o,illegal:"</",contains:[e.C_LIN\
E_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE,{className:"string",variants:[e.QUOTE_STRING_MODE,e.APOS_STRING_MODE,{begin:"`",end:"`"}]},{className:"number",variants:[{\
match:/-?\\b0[xX]\\.[a-fA-F0-9](_?[a-fA-F0-9])*[pP][+-]?\\d(_?\\d)*i?/,relevance:0},{match:/-?\\b0[xX](_?[a-fA-F0-9])+((\\.([a-fA-F0-9](_?[a-fA-F0-9])*)?)?[pP][+-]?\\d\
(_?\\d)*)?i?/,relevance:0},{match:/-?\\b0[oO](_?[0-7])*i?/,relevance:0},{match:/-?\\.\\d(_?\\d)*([eE][+-]?\\d(_?\\d)*)?i?/,relevance:0},{match:/-?\\b\\d(_?\\d)*(\\.(\\d(_?\\\
d)*)?)?([eE][+-]?\\d(_?\\d)*)?i?/,relevance:0}]},{begin:/:=/},{className:"function",beginKeywords:"func",end:"\\\\s*(\\\\{|$)",excludeEnd:!0,contains:[e.TITLE_MODE,{c\
lassName:"params",begin:/\\(/,end:/\\)/,endsParent:!0,keywords:o,illegal:/["\']/}]}]}}function La(e){let t=e.regex,n={className:"number",relevance:0,variants:[{beg\
in:/([+-]+)?[\\d]+_[\\d_]+/},{begin:e.NUMBER_RE}]},r=e.COMMENT();r.variants=[{begin:/;/,end:/$/},{begin:/#/,end:/$/}];let i={className:"variable",variants:[{begin\
:/\\$[\\w\\d"][\\w\\d_]*/},{begin:/\\$\\{(.*?)\\}/}]},o={className:"literal",begin:/\\bon|off|true|false|yes|no\\b/},a={className:"string",contains:[e.BACKSLASH_ESCAPE],v\
ariants:[{begin:"\'\'\'",end:"\'\'\'",relevance:10},{begin:\'"""\',end:\'"""\',relevance:10},{begin:\'"\',end:\'"\'},{begin:"\'",end:"\'"}]},s={begin:/\\[/,end:/\\]/,contains:[r,\
o,i,a,n,"self"],relevance:0},l=/[A-Za-z0-9_-]+/,u=/"(\\\\"|[^"])*"/,c=/\'[^\']*\'/,d=t.either(l,u,c),m=t.concat(d,"(\\\\s*\\\\.\\\\s*",d,")*",t.lookahead(/\\s*=\\s*[^#\\s]/))\
;return{name:"TOML, also INI",aliases:["toml"],case_insensitive:!0,illegal:/\\S/,contains:[r,{className:"section",begin:/\\[+/,end:/\\]+/},{begin:m,className:"attr\
",starts:{end:/$/,contains:[r,s,o,i,a,n]}}]}}var Lt="[0-9](_*[0-9])*",Pn=`\\\\.(${Lt})`,Dn="[0-9a-fA-F](_*[0-9a-fA-F])*",Ia={className:"number",variants:[{begin:`\
(\\\\b(${Lt})((${Pn})|\\\\.)?|(${Pn}))[eE][+-]?(${Lt})[fFdD]?\\\\b`},{begin:`\\\\b(${Lt})((${Pn})[fFdD]?\\\\b|\\\\.([fFdD]\\\\b)?)`},{begin:`(${Pn})[fFdD]?\\\\b`},{begin:`\\\\b($\
{Lt})[fFdD]\\\\b`},{begin:`\\\\b0[xX]((${Dn})\\\\.?|(${Dn})?\\\\.(${Dn}))[pP][+-]?(${Lt})[fFdD]?\\\\b`},{begin:"\\\\b(0|[1-9](_*[0-9])*)[lL]?\\\\b"},{begin:`\\\\b0[xX](${Dn})[l\
L]?\\\\b`},{begin:"\\\\b0(_*[0-7])*[lL]?\\\\b"},{begin:"\\\\b0[bB][01](_*[01])*[lL]?\\\\b"}],relevance:0};function Pa(e,t,n){return n===-1?"":e.replace(t,r=>Pa(e,t,n-1))}\
function Da(e){let t=e.regex,n="[\xC0-\u02B8a-zA-Z_$][\xC0-\u02B8a-zA-Z_$0-9]*",r=n+Pa("(?:<"+n+"~~~(?:\\\\s*,\\\\s*"+n+"~~~)*>)?",/~~~/g,2),l={keyword:["synchronized","abstract","\
private","var","static","if","const ","for","while","strictfp","finally","protected","import","native","final","void","enum","else","break","transient","catch",\
"instanceof","volatile","case","assert","package","default","public","try","switch","continue","throws","protected","public","private","module","requires","expo\
rts","do","sealed","yield","permits","goto","when"],literal:["false","true","null"],type:["char","boolean","long","float","int","byte","short","double"],built_i\
n:["super","this"]},u={className:"meta",begin:"@"+n,contains:[{begin:/\\(/,end:/\\)/,contains:["self"]}]},c={className:"params",begin:/\\(/,end:/\\)/,keywords:l,rel\
evance:0,contains:[e.C_BLOCK_COMMENT_MODE],endsParent:!0};return{name:"Java",aliases:["jsp"],keywords:l,illegal:/<\\/|#/,contains:[e.COMMENT("/\\\\*\\\\*","\\\\*/",{re\
levance:0,contains:[{begin:/\\w+@/,relevance:0},{className:"doctag",begin:"@[A-Za-z]+"}]}),{begin:/import java\\.[a-z]+\\./,keywords:"import",relevance:2},e.C_LINE\
_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE,{begin:/"""/,end:/"""/,className:"string",contains:[e.BACKSLASH_ESCAPE]},e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,{match:[/\\b\
(?:class|interface|enum|extends|implements|new)/,/\\s+/,n],className:{1:"keyword",3:"title.class"}},{match:/non-sealed/,scope:"keyword"},{begin:[t.concat(/(?!els\
e)/,n),/\\s+/,n,/\\s+/,/=(?!=)/],className:{1:"type",3:"variable",5:"operator"}},{begin:[/record/,/\\s+/,n],className:{1:"keyword",3:"title.class"},contains:[c,e.C\
_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE]},{beginKeywords:"new throw return else",relevance:0},{begin:["(?:"+r+"\\\\s+)",e.UNDERSCORE_IDENT_RE,/\\s*(?=\\()/],class\
Name:{2:"title.function"},keywords:l,contains:[{className:"params",begin:/\\(/,end:/\\)/,keywords:l,relevance:0,contains:[u,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE\
,Ia,e.C_BLOCK_COMMENT_MODE]},e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE]},Ia,u]}}var Fa="[A-Za-z$_][0-9A-Za-z$_]*",ap=["as","in","of","if","for","while","fina\
lly","var","new","function","do","return","void","else","break","catch","instanceof","with","throw","case","default","try","switch","continue","typeof","delete"\
,"let","yield","const","class","debugger","async","await","static","import","from","export","extends","using"],sp=["true","false","null","undefined","NaN","Infi\
nity"],$a=["Object","Function","Boolean","Symbol","Math","Date","Number","BigInt","String","RegExp","Array","Float32Array","Float64Array","Int8Array","Uint8Arra\
y","Uint8ClampedArray","Int16Array","Int32Array","Uint16Array","Uint32Array","BigInt64Array","BigUint64Array","Set","Map","WeakSet","WeakMap","ArrayBuffer","Sha\
redArrayBuffer","Atomics","DataView","JSON","Promise","Generator","GeneratorFunction","AsyncFunction","Reflect","Proxy","Intl","WebAssembly"],Ba=["Error","EvalE\
rror","InternalError","RangeError","ReferenceError","SyntaxError","TypeError","URIError"],Ha=["setInterval","setTimeout","clearInterval","clearTimeout","require\
","exports","eval","isFinite","isNaN","parseFloat","parseInt","decodeURI","decodeURIComponent","encodeURI","encodeURIComponent","escape","unescape"],lp=["argume\
nts","this","super","console","window","document","localStorage","sessionStorage","module","global"],cp=[].concat(Ha,$a,Ba);function za(e){let t=e.regex,n=(M,{a\
fter:K})=>{let h="</"+M[0].slice(1);return M.input.indexOf(h,K)!==-1},r=Fa,i={begin:"<>",end:"</>"},o=/<[A-Za-z0-9\\\\._:-]+\\s*\\/>/,a={begin:/<[A-Za-z0-9\\\\._:-]+/\
,end:/\\/[A-Za-z0-9\\\\._:-]+>|\\/>/,isTrulyOpeningTag:(M,K)=>{let h=M[0].length+M.index,j=M.input[h];if(j==="<"||j===","){K.ignoreMatch();return}j===">"&&(n(M,{aft\
er:h})||K.ignoreMatch());let J,b=M.input.substring(h);if(J=b.match(/^\\s*=/)){K.ignoreMatch();return}if((J=b.match(/^\\s+extends\\s+/))&&J.index===0){K.ignoreMatch\
();return}}},s={$pattern:Fa,keyword:ap,literal:sp,built_in:cp,"variable.language":lp},l="[0-9](_?[0-9])*",u=`\\\\.(${l})`,c="0|[1-9](_?[0-9])*|0[0-7]*[89][0-9]*",\
d={className:"number",variants:[{begin:`(\\\\b(${c})((${u})|\\\\.)?|(${u}))[eE][+-]?(${l})\\\\b`},{begin:`\\\\b(${c})\\\\b((${u})\\\\b|\\\\.)?|(${u})\\\\b`},{begin:"\\\\b(0|[1-9]\
(_?[0-9])*)n\\\\b"},{begin:"\\\\b0[xX][0-9a-fA-F](_?[0-9a-fA-F])*n?\\\\b"},{begin:"\\\\b0[bB][0-1](_?[0-1])*n?\\\\b"},{begin:"\\\\b0[oO][0-7](_?[0-7])*n?\\\\b"},{begin:"\\\\b0[\
0-7]+n?\\\\b"}],relevance:0},m={className:"subst",begin:"\\\\$\\\\{",end:"\\\\}",keywords:s,contains:[]},f={begin:".?html`",end:"",starts:{end:"`",returnEnd:!1,contains\
:[e.BACKSLASH_ESCAPE,m],subLanguage:"xml"}},g={begin:".?css`",end:"",starts:{end:"`",returnEnd:!1,contains:[e.BACKSLASH_ESCAPE,m],subLanguage:"css"}},x={begin:"\
.?gql`",end:"",starts:{end:"`",returnEnd:!1,contains:[e.BACKSLASH_ESCAPE,m],subLanguage:"graphql"}},_={className:"string",begin:"`",end:"`",contains:[e.BACKSLAS\
H_ESCAPE,m]},w={className:"comment",variants:[e.COMMENT(/\\/\\*\\*(?!\\/)/,"\\\\*/",{relevance:0,contains:[{begin:"(?=@[A-Za-z]+)",relevance:0,contains:[{className:"d\
octag",begin:"@[A-Za-z]+"},{className:"type",begin:"\\\\{",end:"\\\\}",excludeEnd:!0,excludeBegin:!0,relevance:0},{className:"variable",begin:r+"(?=\\\\s*(-)|$)",ends\
Parent:!0,relevance:0},{begin:/(?=[^\\n])\\s/,relevance:0}]}]}),e.C_BLOCK_COMMENT_MODE,e.C_LINE_COMMENT_MODE]},T=[e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,f,g,x,_,{\
match:/\\$\\d+/},d];m.contains=T.concat({begin:/\\{/,end:/\\}/,keywords:s,contains:["self"].concat(T)});let R=[].concat(w,m.contains),v=R.concat([{begin:/(\\s*)\\(/,e\
nd:/\\)/,keywords:s,contains:["self"].concat(R)}]),E={className:"params",begin:/(\\s*)\\(/,end:/\\)/,excludeBegin:!0,excludeEnd:!0,keywords:s,contains:v},A={variant\
s:[{match:[/class/,/\\s+/,r,/\\s+/,/extends/,/\\s+/,t.concat(r,"(",t.concat(/\\./,r),")*")],scope:{1:"keyword",3:"title.class",5:"keyword",7:"title.class.inherited"\
}},{match:[/class/,/\\s+/,r],scope:{1:"keyword",3:"title.class"}}]},L={relevance:0,match:t.either(/\\bJSON/,/\\b[A-Z][a-z]+([A-Z][a-z]*|\\d)*/,/\\b[A-Z]{2,}([A-Z][a-\
z]+|\\d)+([A-Z][a-z]*)*/,/\\b[A-Z]{2,}[a-z]+([A-Z][a-z]+|\\d)*([A-Z][a-z]*)*/),className:"title.class",keywords:{_:[...$a,...Ba]}},G={label:"use_strict",className:\
"meta",relevance:10,begin:/^\\s*[\'"]use (strict|asm)[\'"]/},y={variants:[{match:[/function/,/\\s+/,r,/(?=\\s*\\()/]},{match:[/function/,/\\s*(?=\\()/]}],className:{1:"\
keyword",3:"title.function"},label:"func.def",contains:[E],illegal:/%/},z={relevance:0,match:/\\b[A-Z][A-Z_0-9]+\\b/,className:"variable.constant"};function B(M){\
return t.concat("(?!",M.join("|"),")")}let O={match:t.concat(/\\b/,B([...Ha,"super","import"].map(M=>`${M}\\\\s*\\\\(`)),r,t.lookahead(/\\s*\\(/)),className:"title.fun\
ction",relevance:0},D={begin:t.concat(/\\./,t.lookahead(t.concat(r,/(?![0-9A-Za-z$_(])/))),end:r,excludeBegin:!0,keywords:"prototype",className:"property",releva\
nce:0},F={match:[/get|set/,/\\s+/,r,/(?=\\()/],className:{1:"keyword",3:"title.function"},contains:[{begin:/\\(\\)/},E]},S="(\\\\([^()]*(\\\\([^()]*(\\\\([^()]*\\\\)[^()]*)\
*\\\\)[^()]*)*\\\\)|"+e.UNDERSCORE_IDENT_RE+")\\\\s*=>",N={match:[/const|var|let/,/\\s+/,r,/\\s*/,/=\\s*/,/(async\\s*)?/,t.lookahead(S)],keywords:"async",className:{1:"ke\
yword",3:"title.function"},contains:[E]};return{name:"JavaScript",aliases:["js","jsx","mjs","cjs"],keywords:s,exports:{PARAMS_CONTAINS:v,CLASS_REFERENCE:L},ille\
gal:/#(?![$_A-z])/,contains:[e.SHEBANG({label:"shebang",binary:"node",relevance:5}),G,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,f,g,x,_,w,{match:/\\$\\d+/},d,L,{scop\
e:"attr",match:r+t.lookahead(":"),relevance:0},N,{begin:"("+e.RE_STARTERS_RE+"|\\\\b(case|return|throw)\\\\b)\\\\s*",keywords:"return throw case",relevance:0,contains\
:[w,e.REGEXP_MODE,{className:"function",begin:S,returnBegin:!0,end:"\\\\s*=>",contains:[{className:"params",variants:[{begin:e.UNDERSCORE_IDENT_RE,relevance:0},{c\
lassName:null,begin:/\\(\\s*\\)/,skip:!0},{begin:/(\\s*)\\(/,end:/\\)/,excludeBegin:!0,excludeEnd:!0,keywords:s,contains:v}]}]},{begin:/,/,relevance:0},{match:/\\s+/,r\
elevance:0},{variants:[{begin:i.begin,end:i.end},{match:o},{begin:a.begin,"on:begin":a.isTrulyOpeningTag,end:a.end}],subLanguage:"xml",contains:[{begin:a.begin,\
end:a.end,skip:!0,contains:["self"]}]}]},y,{beginKeywords:"while if switch catch for"},{begin:"\\\\b(?!function)"+e.UNDERSCORE_IDENT_RE+"\\\\([^()]*(\\\\([^()]*(\\\\([^\
()]*\\\\)[^()]*)*\\\\)[^()]*)*\\\\)\\\\s*\\\\{",returnBegin:!0,label:"func.def",contains:[E,e.inherit(e.TITLE_MODE,{begin:r,className:"title.function"})]},{match:/\\.\\.\\./\
,relevance:0},D,{match:"\\\\$"+r,relevance:0},{match:[/\\bconstructor(?=\\s*\\()/],className:{1:"title.function"},contains:[E]},O,z,A,F,{match:/\\$[(.]/}]}}function U\
a(e){let t={className:"attr",begin:/"(\\\\.|[^\\\\"\\r\\n])*"(?=\\s*:)/,relevance:1.01},n={match:/[{}[\\],:]/,className:"punctuation",relevance:0},r=["true","false","nu\
ll"],i={scope:"literal",beginKeywords:r.join(" ")};return{name:"JSON",aliases:["jsonc"],keywords:{literal:r},contains:[t,n,e.QUOTE_STRING_MODE,i,e.C_NUMBER_MODE\
,e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE],illegal:"\\\\S"}}var It="[0-9](_*[0-9])*",Fn=`\\\\.(${It})`,$n="[0-9a-fA-F](_*[0-9a-fA-F])*",up={className:"number",v\
ariants:[{begin:`(\\\\b(${It})((${Fn})|\\\\.)?|(${Fn}))[eE][+-]?(${It})[fFdD]?\\\\b`},{begin:`\\\\b(${It})((${Fn})[fFdD]?\\\\b|\\\\.([fFdD]\\\\b)?)`},{begin:`(${Fn})[fFdD]?\\\\\
b`},{begin:`\\\\b(${It})[fFdD]\\\\b`},{begin:`\\\\b0[xX]((${$n})\\\\.?|(${$n})?\\\\.(${$n}))[pP][+-]?(${It})[fFdD]?\\\\b`},{begin:"\\\\b(0|[1-9](_*[0-9])*)[lL]?\\\\b"},{begin:`\
\\\\b0[xX](${$n})[lL]?\\\\b`},{begin:"\\\\b0(_*[0-7])*[lL]?\\\\b"},{begin:"\\\\b0[bB][01](_*[01])*[lL]?\\\\b"}],relevance:0};function Wa(e){let t={keyword:"abstract as val \
var vararg get set class object open private protected public noinline crossinline dynamic final enum if else do while for when throw try catch finally import p\
ackage is in fun override companion reified inline lateinit init interface annotation data sealed internal infix operator out by constructor super tailrec where\
 const inner suspend typealias external expect actual",built_in:"Byte Short Char Int Long Boolean Float Double Void Unit Nothing",literal:"true false null"},n={\
className:"keyword",begin:/\\b(break|continue|return|this)\\b/,starts:{contains:[{className:"symbol",begin:/@\\w+/}]}},r={className:"symbol",begin:e.UNDERSCORE_IDE\
NT_RE+"@"},i={className:"subst",begin:/\\$\\{/,end:/\\}/,contains:[e.C_NUMBER_MODE]},o={className:"variable",begin:"\\\\$"+e.UNDERSCORE_IDENT_RE},a={className:"strin\
g",variants:[{begin:\'"""\',end:\'"""(?=[^"])\',contains:[o,i]},{begin:"\'",end:"\'",illegal:/\\n/,contains:[e.BACKSLASH_ESCAPE]},{begin:\'"\',end:\'"\',illegal:/\\n/,conta\
ins:[e.BACKSLASH_ESCAPE,o,i]}]};i.contains.push(a);let s={className:"meta",begin:"@(?:file|property|field|get|set|receiver|param|setparam|delegate)\\\\s*:(?:\\\\s*"\
+e.UNDERSCORE_IDENT_RE+")?"},l={className:"meta",begin:"@"+e.UNDERSCORE_IDENT_RE,contains:[{begin:/\\(/,end:/\\)/,contains:[e.inherit(a,{className:"string"}),"sel\
f"]}]},u=up,c=e.COMMENT("/\\\\*","\\\\*/",{contains:[e.C_BLOCK_COMMENT_MODE]}),d={variants:[{className:"type",begin:e.UNDERSCORE_IDENT_RE},{begin:/\\(/,end:/\\)/,cont\
ains:[]}]},m=d;return m.variants[1].contains=[d],d.variants[1].contains=[m],{name:"Kotlin",aliases:["kt","kts"],keywords:t,contains:[e.COMMENT("/\\\\*\\\\*","\\\\*/",\
{relevance:0,contains:[{className:"doctag",begin:"@[A-Za-z]+"}]}),e.C_LINE_COMMENT_MODE,c,n,r,s,l,{className:"function",beginKeywords:"fun",end:"[(]|$",returnBe\
gin:!0,excludeEnd:!0,keywords:t,relevance:5,contains:[{begin:e.UNDERSCORE_IDENT_RE+"\\\\s*\\\\(",returnBegin:!0,relevance:0,contains:[e.UNDERSCORE_TITLE_MODE]},{cla\
ssName:"type",begin:/</,end:/>/,keywords:"reified",relevance:0},{className:"params",begin:/\\(/,end:/\\)/,endsParent:!0,keywords:t,relevance:0,contains:[{begin:/:\
/,end:/[=,\\/]/,endsWithParent:!0,contains:[d,e.C_LINE_COMMENT_MODE,c],relevance:0},e.C_LINE_COMMENT_MODE,c,s,l,a,e.C_NUMBER_MODE]},c]},{begin:[/class|interface|\
trait/,/\\s+/,e.UNDERSCORE_IDENT_RE],beginScope:{3:"title.class"},keywords:"class interface trait",end:/[:\\{(]|$/,excludeEnd:!0,illegal:"extends implements",cont\
ains:[{beginKeywords:"public protected internal private constructor"},e.UNDERSCORE_TITLE_MODE,{className:"type",begin:/</,end:/>/,excludeBegin:!0,excludeEnd:!0,\
relevance:0},{className:"type",begin:/[,:]\\s*/,end:/[<\\(,){\\s]|$/,excludeBegin:!0,returnEnd:!0},s,l]},a,{className:"meta",begin:"^#!/usr/bin/env",end:"$",illega\
l:`\n`},u]}}function Ka(e){let t=e.regex,n={begin:/<\\/?[A-Za-z_]/,end:">",subLanguage:"xml",relevance:0},r={begin:"^[-\\\\*]{3,}",end:"$"},i={className:"code",vari\
ants:[{begin:"(`{3,})[^`](.|\\\\n)*?\\\\1`*[ ]*"},{begin:"(~{3,})[^~](.|\\\\n)*?\\\\1~*[ ]*"},{begin:"```",end:"```+[ ]*$"},{begin:"~~~",end:"~~~+[ ]*$"},{begin:"`.+?`"\
},{begin:"(?=^( {4}|\\\\t))",contains:[{begin:"^( {4}|\\\\t)",end:"(\\\\n)$"}],relevance:0}]},o={className:"bullet",begin:"^[ 	]*([*+-]|(\\\\d+\\\\.))(?=\\\\s+)",end:"\\\\s+"\
,excludeEnd:!0},a={begin:/^\\[[^\\n]+\\]:/,returnBegin:!0,contains:[{className:"symbol",begin:/\\[/,end:/\\]/,excludeBegin:!0,excludeEnd:!0},{className:"link",begin:\
/:\\s*/,end:/$/,excludeBegin:!0}]},s=/[A-Za-z][A-Za-z0-9+.-]*/,l={variants:[{begin:/\\[.+?\\]\\[.*?\\]/,relevance:0},{begin:/\\[.+?\\]\\(((data|javascript|mailto):|(?:h\
ttp|ftp)s?:\\/\\/).*?\\)/,relevance:2},{begin:t.concat(/\\[.+?\\]\\(/,s,/:\\/\\/.*?\\)/),relevance:2},{begin:/\\[.+?\\]\\([./?&#].*?\\)/,relevance:1},{begin:/\\[.*?\\]\\(.*?\\)/\
,relevance:0}],returnBegin:!0,contains:[{match:/\\[(?=\\])/},{className:"string",relevance:0,begin:"\\\\[",end:"\\\\]",excludeBegin:!0,returnEnd:!0},{className:"link"\
,relevance:0,begin:"\\\\]\\\\(",end:"\\\\)",excludeBegin:!0,excludeEnd:!0},{className:"symbol",relevance:0,begin:"\\\\]\\\\[",end:"\\\\]",excludeBegin:!0,excludeEnd:!0}]},u\
={className:"strong",contains:[],variants:[{begin:/_{2}(?!\\s)/,end:/_{2}/},{begin:/\\*{2}(?!\\s)/,end:/\\*{2}/}]},c={className:"emphasis",contains:[],variants:[{be\
gin:/\\*(?![*\\s])/,end:/\\*/},{begin:/_(?![_\\s])/,end:/_/,relevance:0}]},d=e.inherit(u,{contains:[]}),m=e.inherit(c,{contains:[]});u.contains.push(m),c.contains.p\
ush(d);let f=[n,l];return[u,c,d,m].forEach(k=>{k.contains=k.contains.concat(f)}),f=f.concat(u,c),{name:"Markdown",aliases:["md","mkdown","mkd"],contains:[{class\
Name:"section",variants:[{begin:"^#{1,6}",end:"$",contains:f},{begin:"(?=^.+?\\\\n[=-]{2,}$)",contains:[{begin:"^[=-]*$"},{begin:"^",end:"\\\\n",contains:f}]}]},n,o\
,u,c,{className:"quote",begin:"^>\\\\s+",contains:f,end:"$"},i,r,l,a,{scope:"literal",match:/&([a-zA-Z0-9]+|#[0-9]{1,7}|#[Xx][0-9a-fA-F]{1,6});/}]}}function Ga(e)\
{let t=e.regex,n=/(?![A-Za-z0-9])(?![$])/,r=t.concat(/[a-zA-Z_\\x7f-\\xff][a-zA-Z0-9_\\x7f-\\xff]*/,n),i=t.concat(/(\\\\?[A-Z][a-z0-9_\\x7f-\\xff]+|\\\\?[A-Z]+(?=[A-Z][a-\
z0-9_\\x7f-\\xff])){1,}/,n),o=t.concat(/[A-Z]+/,n),a={scope:"variable",match:"\\\\$+"+r},s={scope:"meta",variants:[{begin:/<\\?php/,relevance:10},{begin:/<\\?=/},{beg\
in:/<\\?/,relevance:.1},{begin:/\\?>/}]},l={scope:"subst",variants:[{begin:/\\$\\w+/},{begin:/\\{\\$/,end:/\\}/}]},u=e.inherit(e.APOS_STRING_MODE,{illegal:null}),c=e.i\
nherit(e.QUOTE_STRING_MODE,{illegal:null,contains:e.QUOTE_STRING_MODE.contains.concat(l)}),d={begin:/<<<[ \\t]*(?:(\\w+)|"(\\w+)")\\n/,end:/[ \\t]*(\\w+)\\b/,contains:\
e.QUOTE_STRING_MODE.contains.concat(l),"on:begin":(D,F)=>{F.data._beginMatch=D[1]||D[2]},"on:end":(D,F)=>{F.data._beginMatch!==D[1]&&F.ignoreMatch()}},m=e.END_S\
AME_AS_BEGIN({begin:/<<<[ \\t]*\'(\\w+)\'\\n/,end:/[ \\t]*(\\w+)\\b/}),f=`[ 	\n]`,g={scope:"string",variants:[c,u,d,m]},x={scope:"number",variants:[{begin:"\\\\b0[bB][01]+\
(?:_[01]+)*\\\\b"},{begin:"\\\\b0[oO][0-7]+(?:_[0-7]+)*\\\\b"},{begin:"\\\\b0[xX][\\\\da-fA-F]+(?:_[\\\\da-fA-F]+)*\\\\b"},{begin:"(?:\\\\b\\\\d+(?:_\\\\d+)*(\\\\.(?:\\\\d+(?:_\\\\d+)*))\
?|\\\\B\\\\.\\\\d+)(?:[eE][+-]?\\\\d+)?"}],relevance:0},_=["false","null","true"],k=["__CLASS__","__DIR__","__FILE__","__FUNCTION__","__COMPILER_HALT_OFFSET__","__LINE_\
_","__METHOD__","__NAMESPACE__","__TRAIT__","die","echo","exit","include","include_once","print","require","require_once","array","abstract","and","as","binary"\
,"bool","boolean","break","callable","case","catch","class","clone","const","continue","declare","default","do","double","else","elseif","empty","enddeclare","e\
ndfor","endforeach","endif","endswitch","endwhile","enum","eval","extends","final","finally","float","for","foreach","from","global","goto","if","implements","i\
nstanceof","insteadof","int","integer","interface","isset","iterable","list","match|0","mixed","new","never","object","or","private","protected","public","reado\
nly","real","return","string","switch","throw","trait","try","unset","use","var","void","while","xor","yield"],w=["Error|0","AppendIterator","ArgumentCountError\
","ArithmeticError","ArrayIterator","ArrayObject","AssertionError","BadFunctionCallException","BadMethodCallException","CachingIterator","CallbackFilterIterator\
","CompileError","Countable","DirectoryIterator","DivisionByZeroError","DomainException","EmptyIterator","ErrorException","Exception","FilesystemIterator","Filt\
erIterator","GlobIterator","InfiniteIterator","InvalidArgumentException","IteratorIterator","LengthException","LimitIterator","LogicException","MultipleIterator\
","NoRewindIterator","OutOfBoundsException","OutOfRangeException","OuterIterator","OverflowException","ParentIterator","ParseError","RangeException","RecursiveA\
rrayIterator","RecursiveCachingIterator","RecursiveCallbackFilterIterator","RecursiveDirectoryIterator","RecursiveFilterIterator","RecursiveIterator","Recursive\
IteratorIterator","RecursiveRegexIterator","RecursiveTreeIterator","RegexIterator","RuntimeException","SeekableIterator","SplDoublyLinkedList","SplFileInfo","Sp\
lFileObject","SplFixedArray","SplHeap","SplMaxHeap","SplMinHeap","SplObjectStorage","SplObserver","SplPriorityQueue","SplQueue","SplStack","SplSubject","SplTemp\
FileObject","TypeError","UnderflowException","UnexpectedValueException","UnhandledMatchError","ArrayAccess","BackedEnum","Closure","Fiber","Generator","Iterator\
","IteratorAggregate","Serializable","Stringable","Throwable","Traversable","UnitEnum","WeakReference","WeakMap","Directory","__PHP_Incomplete_Class","parent","\
php_user_filter","self","static","stdClass"],R={keyword:k,literal:(D=>{let F=[];return D.forEach(S=>{F.push(S),S.toLowerCase()===S?F.push(S.toUpperCase()):F.pus\
h(S.toLowerCase())}),F})(_),built_in:w},v=D=>D.map(F=>F.replace(/\\|\\d+$/,"")),E={variants:[{match:[/new/,t.concat(f,"+"),t.concat("(?!",v(w).join("\\\\b|"),"\\\\b)"\
),i],scope:{1:"keyword",4:"title.class"}}]},A=t.concat(r,"\\\\b(?!\\\\()"),L={variants:[{match:[t.concat(/::/,t.lookahead(/(?!class\\b)/)),A],scope:{2:"variable.cons\
tant"}},{match:[/::/,/class/],scope:{2:"variable.language"}},{match:[i,t.concat(/::/,t.lookahead(/(?!class\\b)/)),A],scope:{1:"title.class",3:"variable.constant"\
}},{match:[i,t.concat("::",t.lookahead(/(?!class\\b)/))],scope:{1:"title.class"}},{match:[i,/::/,/class/],scope:{1:"title.class",3:"variable.language"}}]},G={sco\
pe:"attr",match:t.concat(r,t.lookahead(":"),t.lookahead(/(?!::)/))},y={relevance:0,begin:/\\(/,end:/\\)/,keywords:R,contains:[G,a,L,e.C_BLOCK_COMMENT_MODE,g,x,E]}\
,z={relevance:0,match:[/\\b/,t.concat("(?!fn\\\\b|function\\\\b|",v(k).join("\\\\b|"),"|",v(w).join("\\\\b|"),"\\\\b)"),r,t.concat(f,"*"),t.lookahead(/(?=\\()/)],scope:{3:"\
title.function.invoke"},contains:[y]};y.contains.push(z);let B=[G,L,e.C_BLOCK_COMMENT_MODE,g,x,E],O={begin:t.concat(/#\\[\\s*\\\\?/,t.either(i,o)),beginScope:"meta"\
,end:/]/,endScope:"meta",keywords:{literal:_,keyword:["new","array"]},contains:[{begin:/\\[/,end:/]/,keywords:{literal:_,keyword:["new","array"]},contains:["self\
",...B]},...B,{scope:"meta",variants:[{match:i},{match:o}]}]};return{case_insensitive:!1,keywords:R,contains:[O,e.HASH_COMMENT_MODE,e.COMMENT("//","$"),e.COMMEN\
T("/\\\\*","\\\\*/",{contains:[{scope:"doctag",match:"@[A-Za-z]+"}]}),{match:/__halt_compiler\\(\\);/,keywords:"__halt_compiler",starts:{scope:"comment",end:e.MATCH_N\
OTHING_RE,contains:[{match:/\\?>/,scope:"meta",endsParent:!0}]}},s,{scope:"variable.language",match:/\\$this\\b/},a,z,L,{match:[/const/,/\\s/,r],scope:{1:"keyword",\
3:"variable.constant"}},E,{scope:"function",relevance:0,beginKeywords:"fn function",end:/[;{]/,excludeEnd:!0,illegal:"[$%\\\\[]",contains:[{beginKeywords:"use"},e\
.UNDERSCORE_TITLE_MODE,{begin:"=>",endsParent:!0},{scope:"params",begin:"\\\\(",end:"\\\\)",excludeBegin:!0,excludeEnd:!0,keywords:R,contains:["self",O,a,L,e.C_BLOC\
K_COMMENT_MODE,g,x]}]},{scope:"class",variants:[{beginKeywords:"enum",illegal:/[($"]/},{beginKeywords:"class interface trait",illegal:/[:($"]/}],relevance:0,end\
:/\\{/,excludeEnd:!0,contains:[{beginKeywords:"extends implements"},e.UNDERSCORE_TITLE_MODE]},{beginKeywords:"namespace",relevance:0,end:";",illegal:/[.\']/,conta\
ins:[e.inherit(e.UNDERSCORE_TITLE_MODE,{scope:"title.class"})]},{beginKeywords:"use",relevance:0,end:";",contains:[{match:/\\b(as|const|function)\\b/,scope:"keywo\
rd"},e.UNDERSCORE_TITLE_MODE]},g,x]}}function qa(e){let t=e.regex,n=new RegExp("[\\\\p{XID_Start}_]\\\\p{XID_Continue}*","u"),r=["and","as","assert","async","await"\
,"break","case","class","continue","def","del","elif","else","except","finally","for","from","global","if","import","in","is","lambda","match","nonlocal|10","no\
t","or","pass","raise","return","try","while","with","yield"],s={$pattern:/[A-Za-z]\\w+|__\\w+__/,keyword:r,built_in:["__import__","abs","all","any","ascii","bin"\
,"bool","breakpoint","bytearray","bytes","callable","chr","classmethod","compile","complex","delattr","dict","dir","divmod","enumerate","eval","exec","filter","\
float","format","frozenset","getattr","globals","hasattr","hash","help","hex","id","input","int","isinstance","issubclass","iter","len","list","locals","map","m\
ax","memoryview","min","next","object","oct","open","ord","pow","print","property","range","repr","reversed","round","set","setattr","slice","sorted","staticmet\
hod","str","sum","super","tuple","type","vars","zip"],literal:["__debug__","Ellipsis","False","None","NotImplemented","True"],type:["Any","Callable","Coroutine"\
,"Dict","List","Literal","Generic","Optional","Sequence","Set","Tuple","Type","Union"]},l={className:"meta",begin:/^(>>>|\\.\\.\\.) /},u={className:"subst",begin:/\
\\{/,end:/\\}/,keywords:s,illegal:/#/},c={begin:/\\{\\{/,relevance:0},d={className:"string",contains:[e.BACKSLASH_ESCAPE],variants:[{begin:/([uU]|[bB]|[rR]|[bB][rR]\
|[rR][bB])?\'\'\'/,end:/\'\'\'/,contains:[e.BACKSLASH_ESCAPE,l],relevance:10},{begin:/([uU]|[bB]|[rR]|[bB][rR]|[rR][bB])?"""/,end:/"""/,contains:[e.BACKSLASH_ESCAPE,l\
],relevance:10},{begin:/([fF][rR]|[rR][fF]|[fF])\'\'\'/,end:/\'\'\'/,contains:[e.BACKSLASH_ESCAPE,l,c,u]},{begin:/([fF][rR]|[rR][fF]|[fF])"""/,end:/"""/,contains:[e.B\
ACKSLASH_ESCAPE,l,c,u]},{begin:/([uU]|[rR])\'/,end:/\'/,relevance:10},{begin:/([uU]|[rR])"/,end:/"/,relevance:10},{begin:/([bB]|[bB][rR]|[rR][bB])\'/,end:/\'/},{beg\
in:/([bB]|[bB][rR]|[rR][bB])"/,end:/"/},{begin:/([fF][rR]|[rR][fF]|[fF])\'/,end:/\'/,contains:[e.BACKSLASH_ESCAPE,c,u]},{begin:/([fF][rR]|[rR][fF]|[fF])"/,end:/"/\
,contains:[e.BACKSLASH_ESCAPE,c,u]},e.APOS_STRING_MODE,e.QUOTE_STRING_MODE]},m="[0-9](_?[0-9])*",f=`(\\\\b(${m}))?\\\\.(${m})|\\\\b(${m})\\\\.`,g=`\\\\b|${r.join("|")}`,x\
={className:"number",relevance:0,variants:[{begin:`(\\\\b(${m})|(${f}))[eE][+-]?(${m})[jJ]?(?=${g})`},{begin:`(${f})[jJ]?`},{begin:`\\\\b([1-9](_?[0-9])*|0+(_?0)*)[\
lLjJ]?(?=${g})`},{begin:`\\\\b0[bB](_?[01])+[lL]?(?=${g})`},{begin:`\\\\b0[oO](_?[0-7])+[lL]?(?=${g})`},{begin:`\\\\b0[xX](_?[0-9a-fA-F])+[lL]?(?=${g})`},{begin:`\\\\b(\
${m})[jJ](?=${g})`}]},_={className:"comment",begin:t.lookahead(/# type:/),end:/$/,keywords:s,contains:[{begin:/# type:/},{begin:/#/,end:/\\b\\B/,endsWithParent:!0\
}]},k={className:"params",variants:[{className:"",begin:/\\(\\s*\\)/,skip:!0},{begin:/\\(/,end:/\\)/,excludeBegin:!0,excludeEnd:!0,keywords:s,contains:["self",l,x,d,\
e.HASH_COMMENT_MODE]}]};return u.contains=[d,x,l],{name:"Python",aliases:["py","gyp","ipython"],unicodeRegex:!0,keywords:s,illegal:/(<\\/|\\?)|=>/,contains:[l,x,{\
scope:"variable.language",match:/\\bself\\b/},{beginKeywords:"if",relevance:0},{match:/\\bor\\b/,scope:"keyword"},d,_,e.HASH_COMMENT_MODE,{match:[/\\bdef/,/\\s+/,n],s\
cope:{1:"keyword",3:"title.function"},contains:[k]},{variants:[{match:[/\\bclass/,/\\s+/,n,/\\s*/,/\\(\\s*/,n,/\\s*\\)/]},{match:[/\\bclass/,/\\s+/,n]}],scope:{1:"keywor\
d",3:"title.class",6:"title.class.inherited"}},{className:"meta",begin:/^[\\t ]*@/,end:/(?=#)|$/,contains:[x,k,d]}]}}function Va(e){let t=e.regex,n="([a-zA-Z_]\\\\\
w*[!?=]?|[-+~]@|<<|>>|=~|===?|<=>|[<>]=?|\\\\*\\\\*|[-/+%^&*~`|]|\\\\[\\\\]=?)",r=t.either(/\\b([A-Z]+[a-z0-9]+)+/,/\\b([A-Z]+[a-z0-9]+)+[A-Z]+/),i=t.concat(r,/(::\\w+)*/)\
,a={"variable.constant":["__FILE__","__LINE__","__ENCODING__"],"variable.language":["self","super"],keyword:["alias","and","begin","BEGIN","break","case","class\
","defined","do","else","elsif","end","END","ensure","for","if","in","module","next","not","or","redo","require","rescue","retry","return","then","undef","unles\
s","until","when","while","yield",...["include","extend","prepend","public","private","protected","raise","throw"]],built_in:["proc","lambda","attr_accessor","a\
ttr_reader","attr_writer","define_method","private_constant","module_function"],literal:["true","false","nil"]},s={className:"doctag",begin:"@[A-Za-z]+"},l={beg\
in:"#<",end:">"},u=[e.COMMENT("#","$",{contains:[s]}),e.COMMENT("^=begin","^=end",{contains:[s],relevance:10}),e.COMMENT("^__END__",e.MATCH_NOTHING_RE)],c={clas\
sName:"subst",begin:/#\\{/,end:/\\}/,keywords:a},d={className:"string",contains:[e.BACKSLASH_ESCAPE,c],variants:[{begin:/\'/,end:/\'/},{begin:/"/,end:/"/},{begin:/`\
/,end:/`/},{begin:/%[qQwWx]?\\(/,end:/\\)/},{begin:/%[qQwWx]?\\[/,end:/\\]/},{begin:/%[qQwWx]?\\{/,end:/\\}/},{begin:/%[qQwWx]?</,end:/>/},{begin:/%[qQwWx]?\\//,end:/\\\
//},{begin:/%[qQwWx]?%/,end:/%/},{begin:/%[qQwWx]?-/,end:/-/},{begin:/%[qQwWx]?\\|/,end:/\\|/},{begin:/\\B\\?(\\\\\\d{1,3})/},{begin:/\\B\\?(\\\\x[A-Fa-f0-9]{1,2})/},{begi\
n:/\\B\\?(\\\\u\\{?[A-Fa-f0-9]{1,6}\\}?)/},{begin:/\\B\\?(\\\\M-\\\\C-|\\\\M-\\\\c|\\\\c\\\\M-|\\\\M-|\\\\C-\\\\M-)[\\x20-\\x7e]/},{begin:/\\B\\?\\\\(c|C-)[\\x20-\\x7e]/},{begin:/\\B\\?\\\\?\\S/},{be\
gin:t.concat(/<<[-~]?\'?/,t.lookahead(/(\\w+)(?=\\W)[^\\n]*\\n(?:[^\\n]*\\n)*?\\s*\\1\\b/)),contains:[e.END_SAME_AS_BEGIN({begin:/(\\w+)/,end:/(\\w+)/,contains:[e.BACKSLASH\
_ESCAPE,c]})]}]},m="[1-9](_?[0-9])*|0",f="[0-9](_?[0-9])*",g={className:"number",relevance:0,variants:[{begin:`\\\\b(${m})(\\\\.(${f}))?([eE][+-]?(${f})|r)?i?\\\\b`},\
{begin:"\\\\b0[dD][0-9](_?[0-9])*r?i?\\\\b"},{begin:"\\\\b0[bB][0-1](_?[0-1])*r?i?\\\\b"},{begin:"\\\\b0[oO][0-7](_?[0-7])*r?i?\\\\b"},{begin:"\\\\b0[xX][0-9a-fA-F](_?[0-9a-f\
A-F])*r?i?\\\\b"},{begin:"\\\\b0(_?[0-7])+r?i?\\\\b"}]},x={variants:[{match:/\\(\\)/},{className:"params",begin:/\\(/,end:/(?=\\))/,excludeBegin:!0,endsParent:!0,keywords\
:a}]},E=[d,{variants:[{match:[/class\\s+/,i,/\\s+<\\s+/,i]},{match:[/\\b(class|module)\\s+/,i]}],scope:{2:"title.class",4:"title.class.inherited"},keywords:a},{match\
:[/(include|extend)\\s+/,i],scope:{2:"title.class"},keywords:a},{relevance:0,match:[i,/\\.new[. (]/],scope:{1:"title.class"}},{relevance:0,match:/\\b[A-Z][A-Z_0-9]\
+\\b/,className:"variable.constant"},{relevance:0,match:r,scope:"title.class"},{match:[/def/,/\\s+/,n],scope:{1:"keyword",3:"title.function"},contains:[x]},{begin\
:e.IDENT_RE+"::"},{className:"symbol",begin:e.UNDERSCORE_IDENT_RE+"(!|\\\\?)?:",relevance:0},{className:"symbol",begin:":(?!\\\\s)",contains:[d,{begin:n}],relevance\
:0},g,{className:"variable",begin:"(\\\\$\\\\W)|((\\\\$|@@?)(\\\\w+))(?=[^@$?])(?![A-Za-z])(?![@$?\'])"},{className:"params",begin:/\\|(?!=)/,end:/\\|/,excludeBegin:!0,exc\
ludeEnd:!0,relevance:0,keywords:a},{begin:"("+e.RE_STARTERS_RE+"|unless)\\\\s*",keywords:"unless",contains:[{className:"regexp",contains:[e.BACKSLASH_ESCAPE,c],il\
legal:/\\n/,variants:[{begin:"/",end:"/[a-z]*"},{begin:/%r\\{/,end:/\\}[a-z]*/},{begin:"%r\\\\(",end:"\\\\)[a-z]*"},{begin:"%r!",end:"![a-z]*"},{begin:"%r\\\\[",end:"\\\\]\
[a-z]*"}]}].concat(l,u),relevance:0}].concat(l,u);c.contains=E,x.contains=E;let y=[{begin:/^\\s*=>/,starts:{end:"$",contains:E}},{className:"meta.prompt",begin:"\
^("+"[>?]>"+"|"+"[\\\\w#]+\\\\(\\\\w+\\\\):\\\\d+:\\\\d+[>*]"+"|"+"(\\\\w+-)?\\\\d+\\\\.\\\\d+\\\\.\\\\d+(p\\\\d+)?[^\\\\d][^>]+>"+")(?=[ ])",starts:{end:"$",keywords:a,contains:E}}];retur\
n u.unshift(l),{name:"Ruby",aliases:["rb","gemspec","podspec","thor","irb"],keywords:a,illegal:/\\/\\*/,contains:[e.SHEBANG({binary:"ruby"})].concat(y).concat(u).\
concat(E)}}function Ya(e){let t=e.regex,n=/(r#)?/,r=t.concat(n,e.UNDERSCORE_IDENT_RE),i=t.concat(n,e.IDENT_RE),o={className:"title.function.invoke",relevance:0,\
begin:t.concat(/\\b/,/(?!let|for|while|if|else|match\\b)/,i,t.lookahead(/\\s*\\(/))},a="([ui](8|16|32|64|128|size)|f(32|64))?",s=["abstract","as","async","await","b\
ecome","box","break","const","continue","crate","do","dyn","else","enum","extern","false","final","fn","for","if","impl","in","let","loop","macro","match","mod"\
,"move","mut","override","priv","pub","ref","return","self","Self","static","struct","super","trait","true","try","type","typeof","union","unsafe","unsized","us\
e","virtual","where","while","yield"],l=["true","false","Some","None","Ok","Err"],u=["drop ","Copy","Send","Sized","Sync","Drop","Fn","FnMut","FnOnce","ToOwned"\
,"Clone","Debug","PartialEq","PartialOrd","Eq","Ord","AsRef","AsMut","Into","From","Default","Iterator","Extend","IntoIterator","DoubleEndedIterator","ExactSize\
Iterator","SliceConcatExt","ToString","assert!","assert_eq!","bitflags!","bytes!","cfg!","col!","concat!","concat_idents!","debug_assert!","debug_assert_eq!","e\
nv!","eprintln!","panic!","file!","format!","format_args!","include_bytes!","include_str!","line!","local_data_key!","module_path!","option_env!","print!","prin\
tln!","select!","stringify!","try!","unimplemented!","unreachable!","vec!","write!","writeln!","macro_rules!","assert_ne!","debug_assert_ne!"],c=["i8","i16","i3\
2","i64","i128","isize","u8","u16","u32","u64","u128","usize","f32","f64","str","char","bool","Box","Option","Result","String","Vec"];return{name:"Rust",aliases\
:["rs"],keywords:{$pattern:e.IDENT_RE+"!?",type:c,keyword:s,literal:l,built_in:u},illegal:"</",contains:[e.C_LINE_COMMENT_MODE,e.COMMENT("/\\\\*","\\\\*/",{contains\
:["self"]}),e.inherit(e.QUOTE_STRING_MODE,{begin:/b?"/,illegal:null}),{className:"symbol",begin:/\'[a-zA-Z_][a-zA-Z0-9_]*(?!\')/},{scope:"string",variants:[{begin\
:/b?r(#*)"(.|\\n)*?"\\1(?!#)/},{begin:/b?\'/,end:/\'/,contains:[{scope:"char.escape",match:/\\\\(\'|\\w|x\\w{2}|u\\w{4}|U\\w{8})/}]}]},{className:"number",variants:[{begin\
:"\\\\b0b([01_]+)"+a},{begin:"\\\\b0o([0-7_]+)"+a},{begin:"\\\\b0x([A-Fa-f0-9_]+)"+a},{begin:"\\\\b(\\\\d[\\\\d_]*(\\\\.[0-9_]+)?([eE][+-]?[0-9_]+)?)"+a}],relevance:0},{begin\
:[/fn/,/\\s+/,r],className:{1:"keyword",3:"title.function"}},{className:"meta",begin:"#!?\\\\[",end:"\\\\]",contains:[{className:"string",begin:/"/,end:/"/,contains:\
[e.BACKSLASH_ESCAPE]}]},{begin:[/let/,/\\s+/,/(?:mut\\s+)?/,r],className:{1:"keyword",3:"keyword",4:"variable"}},{begin:[/for/,/\\s+/,r,/\\s+/,/in/],className:{1:"k\
eyword",3:"variable",5:"keyword"}},{begin:[/type/,/\\s+/,r],className:{1:"keyword",3:"title.class"}},{begin:[/(?:trait|enum|struct|union|impl|for)/,/\\s+/,r],clas\
sName:{1:"keyword",3:"title.class"}},{begin:e.IDENT_RE+"::",keywords:{keyword:"Self",built_in:u,type:c}},{className:"punctuation",begin:"->"},o]}}function Xa(e)\
{let t=e.regex,n=e.COMMENT("--","$"),r={scope:"string",variants:[{begin:/\'/,end:/\'/,contains:[{match:/\'\'/}]}]},i={begin:/"/,end:/"/,contains:[{match:/""/}]},o=[\
"true","false","unknown"],a=["double precision","large object","with timezone","without timezone"],s=["bigint","binary","blob","boolean","char","character","clo\
b","date","dec","decfloat","decimal","float","int","integer","interval","nchar","nclob","national","numeric","real","row","smallint","time","timestamp","varchar\
","varying","varbinary"],l=["add","asc","collation","desc","final","first","last","view"],u=["abs","acos","all","allocate","alter","and","any","are","array","ar\
ray_agg","array_max_cardinality","as","asensitive","asin","asymmetric","at","atan","atomic","authorization","avg","begin","begin_frame","begin_partition","betwe\
en","bigint","binary","blob","boolean","both","by","call","called","cardinality","cascaded","case","cast","ceil","ceiling","char","char_length","character","cha\
racter_length","check","classifier","clob","close","coalesce","collate","collect","column","commit","condition","connect","constraint","contains","convert","cop\
y","corr","corresponding","cos","cosh","count","covar_pop","covar_samp","create","cross","cube","cume_dist","current","current_catalog","current_date","current_\
default_transform_group","current_path","current_role","current_row","current_schema","current_time","current_timestamp","current_path","current_role","current_\
transform_group_for_type","current_user","cursor","cycle","date","day","deallocate","dec","decimal","decfloat","declare","default","define","delete","dense_rank\
","deref","describe","deterministic","disconnect","distinct","double","drop","dynamic","each","element","else","empty","end","end_frame","end_partition","end-ex\
ec","equals","escape","every","except","exec","execute","exists","exp","external","extract","false","fetch","filter","first_value","float","floor","for","foreig\
n","frame_row","free","from","full","function","fusion","get","global","grant","group","grouping","groups","having","hold","hour","identity","in","indicator","i\
nitial","inner","inout","insensitive","insert","int","integer","intersect","intersection","interval","into","is","join","json_array","json_arrayagg","json_exist\
s","json_object","json_objectagg","json_query","json_table","json_table_primitive","json_value","lag","language","large","last_value","lateral","lead","leading"\
,"left","like","like_regex","listagg","ln","local","localtime","localtimestamp","log","log10","lower","match","match_number","match_recognize","matches","max","\
member","merge","method","min","minute","mod","modifies","module","month","multiset","national","natural","nchar","nclob","new","no","none","normalize","not","n\
th_value","ntile","null","nullif","numeric","octet_length","occurrences_regex","of","offset","old","omit","on","one","only","open","or","order","out","outer","o\
ver","overlaps","overlay","parameter","partition","pattern","per","percent","percent_rank","percentile_cont","percentile_disc","period","portion","position","po\
sition_regex","power","precedes","precision","prepare","primary","procedure","ptf","range","rank","reads","real","recursive","ref","references","referencing","r\
egr_avgx","regr_avgy","regr_count","regr_intercept","regr_r2","regr_slope","regr_sxx","regr_sxy","regr_syy","release","result","return","returns","revoke","righ\
t","rollback","rollup","row","row_number","rows","running","savepoint","scope","scroll","search","second","seek","select","sensitive","session_user","set","show\
","similar","sin","sinh","skip","smallint","some","specific","specifictype","sql","sqlexception","sqlstate","sqlwarning","sqrt","start","static","stddev_pop","s\
tddev_samp","submultiset","subset","substring","substring_regex","succeeds","sum","symmetric","system","system_time","system_user","table","tablesample","tan","\
tanh","then","time","timestamp","timezone_hour","timezone_minute","to","trailing","translate","translate_regex","translation","treat","trigger","trim","trim_arr\
ay","true","truncate","uescape","union","unique","unknown","unnest","update","upper","user","using","value","values","value_of","var_pop","var_samp","varbinary"\
,"varchar","varying","versioning","when","whenever","where","width_bucket","window","with","within","without","year"],c=["abs","acos","array_agg","asin","atan",\
"avg","cast","ceil","ceiling","coalesce","corr","cos","cosh","count","covar_pop","covar_samp","cume_dist","dense_rank","deref","element","exp","extract","first_\
value","floor","json_array","json_arrayagg","json_exists","json_object","json_objectagg","json_query","json_table","json_table_primitive","json_value","lag","la\
st_value","lead","listagg","ln","log","log10","lower","max","min","mod","nth_value","ntile","nullif","percent_rank","percentile_cont","percentile_disc","positio\
n","position_regex","power","rank","regr_avgx","regr_avgy","regr_count","regr_intercept","regr_r2","regr_slope","regr_sxx","regr_sxy","regr_syy","row_number","s\
in","sinh","sqrt","stddev_pop","stddev_samp","substring","substring_regex","sum","tan","tanh","translate","translate_regex","treat","trim","trim_array","unnest"\
,"upper","value_of","var_pop","var_samp","width_bucket"],d=["current_catalog","current_date","current_default_transform_group","current_path","current_role","cu\
rrent_schema","current_transform_group_for_type","current_user","session_user","system_time","system_user","current_time","localtime","current_timestamp","local\
timestamp"],m=["create table","insert into","primary key","foreign key","not null","alter table","add constraint","grouping sets","on overflow","character set",\
"respect nulls","ignore nulls","nulls first","nulls last","depth first","breadth first"],f=c,g=[...u,...l].filter(v=>!c.includes(v)),x={scope:"variable",match:/\
@[a-z0-9][a-z0-9_]*/},_={scope:"operator",match:/[-+*/=%^~]|&&?|\\|\\|?|!=?|<(?:=>?|<|>)?|>[>=]?/,relevance:0},k={match:t.concat(/\\b/,t.either(...f),/\\s*\\(/),rele\
vance:0,keywords:{built_in:f}};function w(v){return t.concat(/\\b/,t.either(...v.map(E=>E.replace(/\\s+/,"\\\\s+"))),/\\b/)}let T={scope:"keyword",match:w(m),relevan\
ce:0};function R(v,{exceptions:E,when:A}={}){let L=A;return E=E||[],v.map(G=>G.match(/\\|\\d+$/)||E.includes(G)?G:L(G)?`${G}|0`:G)}return{name:"SQL",case_insensit\
ive:!0,illegal:/[{}]|<\\//,keywords:{$pattern:/\\b[\\w\\.]+/,keyword:R(g,{when:v=>v.length<3}),literal:o,type:s,built_in:d},contains:[{scope:"type",match:w(a)},T,k,\
x,r,i,e.C_NUMBER_MODE,e.C_BLOCK_COMMENT_MODE,n,_]}}function Ja(e){return e?typeof e=="string"?e:e.source:null}function Zt(e){return oe("(?=",e,")")}function oe(\
...e){return e.map(n=>Ja(n)).join("")}function dp(e){let t=e[e.length-1];return typeof t=="object"&&t.constructor===Object?(e.splice(e.length-1,1),t):{}}functio\
n ye(...e){return"("+(dp(e).capture?"":"?:")+e.map(r=>Ja(r)).join("|")+")"}var Zr=e=>oe(/\\b/,e,/\\w$/.test(e)?/\\b/:/\\B/),pp=["Protocol","Type"].map(Zr),ja=["init\
","self"].map(Zr),fp=["Any","Self"],Xr=["actor","any","associatedtype","async","await",/as\\?/,/as!/,"as","borrowing","break","case","catch","class","consume","c\
onsuming","continue","convenience","copy","default","defer","deinit","didSet","distributed","do","dynamic","each","else","enum","extension","fallthrough",/filep\
rivate\\(set\\)/,"fileprivate","final","for","func","get","guard","if","import","indirect","infix",/init\\?/,/init!/,"inout",/internal\\(set\\)/,"internal","in","is"\
,"isolated","nonisolated","lazy","let","macro","mutating","nonmutating",/open\\(set\\)/,"open","operator","optional","override","package","postfix","precedencegro\
up","prefix",/private\\(set\\)/,"private","protocol",/public\\(set\\)/,"public","repeat","required","rethrows","return","set","some","static","struct","subscript","\
super","switch","throws","throw",/try\\?/,/try!/,"try","typealias",/unowned\\(safe\\)/,/unowned\\(unsafe\\)/,"unowned","var","weak","where","while","willSet"],Za=["f\
alse","nil","true"],mp=["assignment","associativity","higherThan","left","lowerThan","none","right"],gp=["#colorLiteral","#column","#dsohandle","#else","#elseif\
","#endif","#error","#file","#fileID","#fileLiteral","#filePath","#function","#if","#imageLiteral","#keyPath","#line","#selector","#sourceLocation","#warning"],\
Qa=["abs","all","any","assert","assertionFailure","debugPrint","dump","fatalError","getVaList","isKnownUniquelyReferenced","max","min","numericCast","pointwiseM\
ax","pointwiseMin","precondition","preconditionFailure","print","readLine","repeatElement","sequence","stride","swap","swift_unboxFromSwiftValueWithType","trans\
code","type","unsafeBitCast","unsafeDowncast","withExtendedLifetime","withUnsafeMutablePointer","withUnsafePointer","withVaList","withoutActuallyEscaping","zip"\
],es=ye(/[/=\\-+!*%<>&|^~?]/,/[\\u00A1-\\u00A7]/,/[\\u00A9\\u00AB]/,/[\\u00AC\\u00AE]/,/[\\u00B0\\u00B1]/,/[\\u00B6\\u00BB\\u00BF\\u00D7\\u00F7]/,/[\\u2016-\\u2017]/,/[\\u2020-\\\
u2027]/,/[\\u2030-\\u203E]/,/[\\u2041-\\u2053]/,/[\\u2055-\\u205E]/,/[\\u2190-\\u23FF]/,/[\\u2500-\\u2775]/,/[\\u2794-\\u2BFF]/,/[\\u2E00-\\u2E7F]/,/[\\u3001-\\u3003]/,/[\\u3008\
-\\u3020]/,/[\\u3030]/),ts=ye(es,/[\\u0300-\\u036F]/,/[\\u1DC0-\\u1DFF]/,/[\\u20D0-\\u20FF]/,/[\\uFE00-\\uFE0F]/,/[\\uFE20-\\uFE2F]/),jr=oe(es,ts,"*"),ns=ye(/[a-zA-Z_]/,/[\\\
u00A8\\u00AA\\u00AD\\u00AF\\u00B2-\\u00B5\\u00B7-\\u00BA]/,/[\\u00BC-\\u00BE\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u00FF]/,/[\\u0100-\\u02FF\\u0370-\\u167F\\u1681-\\u180D\\u180F-\\u1\
DBF]/,/[\\u1E00-\\u1FFF]/,/[\\u200B-\\u200D\\u202A-\\u202E\\u203F-\\u2040\\u2054\\u2060-\\u206F]/,/[\\u2070-\\u20CF\\u2100-\\u218F\\u2460-\\u24FF\\u2776-\\u2793]/,/[\\u2C00-\\u2DFF\\\
u2E80-\\u2FFF]/,/[\\u3004-\\u3007\\u3021-\\u302F\\u3031-\\u303F\\u3040-\\uD7FF]/,/[\\uF900-\\uFD3D\\uFD40-\\uFDCF\\uFDF0-\\uFE1F\\uFE30-\\uFE44]/,/[\\uFE47-\\uFEFE\\uFF00-\\uFFFD]/)\
,Hn=ye(ns,/\\d/,/[\\u0300-\\u036F\\u1DC0-\\u1DFF\\u20D0-\\u20FF\\uFE20-\\uFE2F]/),Fe=oe(ns,Hn,"*"),Bn=oe(/[A-Z]/,Hn,"*"),hp=["attached","autoclosure",oe(/convention\\(/,y\
e("swift","block","c"),/\\)/),"discardableResult","dynamicCallable","dynamicMemberLookup","escaping","freestanding","frozen","GKInspectable","IBAction","IBDesign\
able","IBInspectable","IBOutlet","IBSegueAction","inlinable","main","nonobjc","NSApplicationMain","NSCopying","NSManaged",oe(/objc\\(/,Fe,/\\)/),"objc","objcMembe\
rs","propertyWrapper","requires_stored_property_inits","resultBuilder","Sendable","testable","UIApplicationMain","unchecked","unknown","usableFromInline","warn_\
unqualified_access"],bp=["iOS","iOSApplicationExtension","macOS","macOSApplicationExtension","macCatalyst","macCatalystApplicationExtension","watchOS","watchOSA\
pplicationExtension","tvOS","tvOSApplicationExtension","swift"];function rs(e){let t={match:/\\s+/,relevance:0},n=e.COMMENT("/\\\\*","\\\\*/",{contains:["self"]}),r=\
[e.C_LINE_COMMENT_MODE,n],i={match:[/\\./,ye(...pp,...ja)],className:{2:"keyword"}},o={match:oe(/\\./,ye(...Xr)),relevance:0},a=Xr.filter(ne=>typeof ne=="string")\
.concat(["_|0"]),s=Xr.filter(ne=>typeof ne!="string").concat(fp).map(Zr),l={variants:[{className:"keyword",match:ye(...s,...ja)}]},u={$pattern:ye(/\\b\\w+/,/#\\w+/\
),keyword:a.concat(gp),literal:Za},c=[i,o,l],d={match:oe(/\\./,ye(...Qa)),relevance:0},m={className:"built_in",match:oe(/\\b/,ye(...Qa),/(?=\\()/)},f=[d,m],g={matc\
h:/->/,relevance:0},x={className:"operator",relevance:0,variants:[{match:jr},{match:`\\\\.(\\\\.|${ts})+`}]},_=[g,x],k="([0-9]_*)+",w="([0-9a-fA-F]_*)+",T={classNam\
e:"number",relevance:0,variants:[{match:`\\\\b(${k})(\\\\.(${k}))?([eE][+-]?(${k}))?\\\\b`},{match:`\\\\b0x(${w})(\\\\.(${w}))?([pP][+-]?(${k}))?\\\\b`},{match:/\\b0o([0-7]_\
*)+\\b/},{match:/\\b0b([01]_*)+\\b/}]},R=(ne="")=>({className:"subst",variants:[{match:oe(/\\\\/,ne,/[0\\\\tnr"\']/)},{match:oe(/\\\\/,ne,/u\\{[0-9a-fA-F]{1,8}\\}/)}]}),v=(\
ne="")=>({className:"subst",match:oe(/\\\\/,ne,/[\\t ]*(?:[\\r\\n]|\\r\\n)/)}),E=(ne="")=>({className:"subst",label:"interpol",begin:oe(/\\\\/,ne,/\\(/),end:/\\)/}),A=(ne=\
"")=>({begin:oe(ne,/"""/),end:oe(/"""/,ne),contains:[R(ne),v(ne),E(ne)]}),L=(ne="")=>({begin:oe(ne,/"/),end:oe(/"/,ne),contains:[R(ne),E(ne)]}),G={className:"st\
ring",variants:[A(),A("#"),A("##"),A("###"),L(),L("#"),L("##"),L("###")]},y=[e.BACKSLASH_ESCAPE,{begin:/\\[/,end:/\\]/,relevance:0,contains:[e.BACKSLASH_ESCAPE]}]\
,z={begin:/\\/[^\\s](?=[^/\\n]*\\/)/,end:/\\//,contains:y},B=ne=>{let Me=oe(ne,/\\//),q=oe(/\\//,ne);return{begin:Me,end:q,contains:[...y,{scope:"comment",begin:`#(?!.\
*${q})`,end:/$/}]}},O={scope:"regexp",variants:[B("###"),B("##"),B("#"),z]},D={match:oe(/`/,Fe,/`/)},F={className:"variable",match:/\\$\\d+/},S={className:"variab\
le",match:`\\\\$${Hn}+`},N=[D,F,S],M={match:/(@|#(un)?)available/,scope:"keyword",starts:{contains:[{begin:/\\(/,end:/\\)/,keywords:bp,contains:[..._,T,G]}]}},K={sc\
ope:"keyword",match:oe(/@/,ye(...hp),Zt(ye(/\\(/,/\\s+/)))},h={scope:"meta",match:oe(/@/,Fe)},j=[M,K,h],J={match:Zt(/\\b[A-Z]/),relevance:0,contains:[{className:"t\
ype",match:oe(/(AV|CA|CF|CG|CI|CL|CM|CN|CT|MK|MP|MTK|MTL|NS|SCN|SK|UI|WK|XC)/,Hn,"+")},{className:"type",match:Bn,relevance:0},{match:/[?!]+/,relevance:0},{matc\
h:/\\.\\.\\./,relevance:0},{match:oe(/\\s+&\\s+/,Zt(Bn)),relevance:0}]},b={begin:/</,end:/>/,keywords:u,contains:[...r,...c,...j,g,J]};J.contains.push(b);let re={mat\
ch:oe(Fe,/\\s*:/),keywords:"_|0",relevance:0},ce={begin:/\\(/,end:/\\)/,relevance:0,keywords:u,contains:["self",re,...r,O,...c,...f,..._,T,G,...N,...j,J]},Ne={begi\
n:/</,end:/>/,keywords:"repeat each",contains:[...r,J]},ze={begin:ye(Zt(oe(Fe,/\\s*:/)),Zt(oe(Fe,/\\s+/,Fe,/\\s*:/))),end:/:/,relevance:0,contains:[{className:"key\
word",match:/\\b_\\b/},{className:"params",match:Fe}]},se={begin:/\\(/,end:/\\)/,keywords:u,contains:[ze,...r,...c,..._,T,G,...j,J,ce],endsParent:!0,illegal:/["\']/}\
,Ue={match:[/(func|macro)/,/\\s+/,ye(D.match,Fe,jr)],className:{1:"keyword",3:"title.function"},contains:[Ne,se,t],illegal:[/\\[/,/%/]},ke={match:[/\\b(?:subscript\
|init[?!]?)/,/\\s*(?=[<(])/],className:{1:"keyword"},contains:[Ne,se,t],illegal:/\\[|%/},Ce={match:[/operator/,/\\s+/,jr],className:{1:"keyword",3:"title"}},Oe={be\
gin:[/precedencegroup/,/\\s+/,Bn],className:{1:"keyword",3:"title"},contains:[J],keywords:[...mp,...Za],end:/}/},Te={match:[/class\\b/,/\\s+/,/func\\b/,/\\s+/,/\\b[A-\
Za-z_][A-Za-z0-9_]*\\b/],scope:{1:"keyword",3:"keyword",5:"title.function"}},yt={match:[/class\\b/,/\\s+/,/var\\b/],scope:{1:"keyword",3:"keyword"}},we={begin:[/(st\
ruct|protocol|class|extension|enum|actor)/,/\\s+/,Fe,/\\s*/],beginScope:{1:"keyword",3:"title.class"},keywords:u,contains:[Ne,...c,{begin:/:/,end:/\\{/,keywords:u,\
contains:[{scope:"title.class.inherited",match:Bn},...c],relevance:0}]};for(let ne of G.variants){let Me=ne.contains.find(Et=>Et.label==="interpol");Me.keywords\
=u;let q=[...c,...f,..._,T,G,...N];Me.contains=[...q,{begin:/\\(/,end:/\\)/,contains:["self",...q]}]}return{name:"Swift",keywords:u,contains:[...r,Ue,ke,Te,yt,we,\
Ce,Oe,{beginKeywords:"import",end:/$/,contains:[...r],relevance:0},O,...c,...f,..._,T,G,...N,...j,J,ce]}}var zn="[A-Za-z$_][0-9A-Za-z$_]*",is=["as","in","of","i\
f","for","while","finally","var","new","function","do","return","void","else","break","catch","instanceof","with","throw","case","default","try","switch","conti\
nue","typeof","delete","let","yield","const","class","debugger","async","await","static","import","from","export","extends","using"],os=["true","false","null","\
undefined","NaN","Infinity"],as=["Object","Function","Boolean","Symbol","Math","Date","Number","BigInt","String","RegExp","Array","Float32Array","Float64Array",\
"Int8Array","Uint8Array","Uint8ClampedArray","Int16Array","Int32Array","Uint16Array","Uint32Array","BigInt64Array","BigUint64Array","Set","Map","WeakSet","WeakM\
ap","ArrayBuffer","SharedArrayBuffer","Atomics","DataView","JSON","Promise","Generator","GeneratorFunction","AsyncFunction","Reflect","Proxy","Intl","WebAssembl\
y"],ss=["Error","EvalError","InternalError","RangeError","ReferenceError","SyntaxError","TypeError","URIError"],ls=["setInterval","setTimeout","clearInterval","\
clearTimeout","require","exports","eval","isFinite","isNaN","parseFloat","parseInt","decodeURI","decodeURIComponent","encodeURI","encodeURIComponent","escape","\
unescape"],cs=["arguments","this","super","console","window","document","localStorage","sessionStorage","module","global"],us=[].concat(ls,as,ss);function yp(e)\
{let t=e.regex,n=(M,{after:K})=>{let h="</"+M[0].slice(1);return M.input.indexOf(h,K)!==-1},r=zn,i={begin:"<>",end:"</>"},o=/<[A-Za-z0-9\\\\._:-]+\\s*\\/>/,a={begin\
:/<[A-Za-z0-9\\\\._:-]+/,end:/\\/[A-Za-z0-9\\\\._:-]+>|\\/>/,isTrulyOpeningTag:(M,K)=>{let h=M[0].length+M.index,j=M.input[h];if(j==="<"||j===","){K.ignoreMatch();ret\
urn}j===">"&&(n(M,{after:h})||K.ignoreMatch());let J,b=M.input.substring(h);if(J=b.match(/^\\s*=/)){K.ignoreMatch();return}if((J=b.match(/^\\s+extends\\s+/))&&J.in\
dex===0){K.ignoreMatch();return}}},s={$pattern:zn,keyword:is,literal:os,built_in:us,"variable.language":cs},l="[0-9](_?[0-9])*",u=`\\\\.(${l})`,c="0|[1-9](_?[0-9]\
)*|0[0-7]*[89][0-9]*",d={className:"number",variants:[{begin:`(\\\\b(${c})((${u})|\\\\.)?|(${u}))[eE][+-]?(${l})\\\\b`},{begin:`\\\\b(${c})\\\\b((${u})\\\\b|\\\\.)?|(${u})\\\\b\
`},{begin:"\\\\b(0|[1-9](_?[0-9])*)n\\\\b"},{begin:"\\\\b0[xX][0-9a-fA-F](_?[0-9a-fA-F])*n?\\\\b"},{begin:"\\\\b0[bB][0-1](_?[0-1])*n?\\\\b"},{begin:"\\\\b0[oO][0-7](_?[0-7])\
*n?\\\\b"},{begin:"\\\\b0[0-7]+n?\\\\b"}],relevance:0},m={className:"subst",begin:"\\\\$\\\\{",end:"\\\\}",keywords:s,contains:[]},f={begin:".?html`",end:"",starts:{end:"`"\
,returnEnd:!1,contains:[e.BACKSLASH_ESCAPE,m],subLanguage:"xml"}},g={begin:".?css`",end:"",starts:{end:"`",returnEnd:!1,contains:[e.BACKSLASH_ESCAPE,m],subLangu\
age:"css"}},x={begin:".?gql`",end:"",starts:{end:"`",returnEnd:!1,contains:[e.BACKSLASH_ESCAPE,m],subLanguage:"graphql"}},_={className:"string",begin:"`",end:"`\
",contains:[e.BACKSLASH_ESCAPE,m]},w={className:"comment",variants:[e.COMMENT(/\\/\\*\\*(?!\\/)/,"\\\\*/",{relevance:0,contains:[{begin:"(?=@[A-Za-z]+)",relevance:0,c\
ontains:[{className:"doctag",begin:"@[A-Za-z]+"},{className:"type",begin:"\\\\{",end:"\\\\}",excludeEnd:!0,excludeBegin:!0,relevance:0},{className:"variable",begin:\
r+"(?=\\\\s*(-)|$)",endsParent:!0,relevance:0},{begin:/(?=[^\\n])\\s/,relevance:0}]}]}),e.C_BLOCK_COMMENT_MODE,e.C_LINE_COMMENT_MODE]},T=[e.APOS_STRING_MODE,e.QUOTE\
_STRING_MODE,f,g,x,_,{match:/\\$\\d+/},d];m.contains=T.concat({begin:/\\{/,end:/\\}/,keywords:s,contains:["self"].concat(T)});let R=[].concat(w,m.contains),v=R.conc\
at([{begin:/(\\s*)\\(/,end:/\\)/,keywords:s,contains:["self"].concat(R)}]),E={className:"params",begin:/(\\s*)\\(/,end:/\\)/,excludeBegin:!0,excludeEnd:!0,keywords:s,\
contains:v},A={variants:[{match:[/class/,/\\s+/,r,/\\s+/,/extends/,/\\s+/,t.concat(r,"(",t.concat(/\\./,r),")*")],scope:{1:"keyword",3:"title.class",5:"keyword",7:"\
title.class.inherited"}},{match:[/class/,/\\s+/,r],scope:{1:"keyword",3:"title.class"}}]},L={relevance:0,match:t.either(/\\bJSON/,/\\b[A-Z][a-z]+([A-Z][a-z]*|\\d)*/\
,/\\b[A-Z]{2,}([A-Z][a-z]+|\\d)+([A-Z][a-z]*)*/,/\\b[A-Z]{2,}[a-z]+([A-Z][a-z]+|\\d)*([A-Z][a-z]*)*/),className:"title.class",keywords:{_:[...as,...ss]}},G={label:"\
use_strict",className:"meta",relevance:10,begin:/^\\s*[\'"]use (strict|asm)[\'"]/},y={variants:[{match:[/function/,/\\s+/,r,/(?=\\s*\\()/]},{match:[/function/,/\\s*(?=\
\\()/]}],className:{1:"keyword",3:"title.function"},label:"func.def",contains:[E],illegal:/%/},z={relevance:0,match:/\\b[A-Z][A-Z_0-9]+\\b/,className:"variable.con\
stant"};function B(M){return t.concat("(?!",M.join("|"),")")}let O={match:t.concat(/\\b/,B([...ls,"super","import"].map(M=>`${M}\\\\s*\\\\(`)),r,t.lookahead(/\\s*\\(/)\
),className:"title.function",relevance:0},D={begin:t.concat(/\\./,t.lookahead(t.concat(r,/(?![0-9A-Za-z$_(])/))),end:r,excludeBegin:!0,keywords:"prototype",class\
Name:"property",relevance:0},F={match:[/get|set/,/\\s+/,r,/(?=\\()/],className:{1:"keyword",3:"title.function"},contains:[{begin:/\\(\\)/},E]},S="(\\\\([^()]*(\\\\([^()\
]*(\\\\([^()]*\\\\)[^()]*)*\\\\)[^()]*)*\\\\)|"+e.UNDERSCORE_IDENT_RE+")\\\\s*=>",N={match:[/const|var|let/,/\\s+/,r,/\\s*/,/=\\s*/,/(async\\s*)?/,t.lookahead(S)],keywords:"a\
sync",className:{1:"keyword",3:"title.function"},contains:[E]};return{name:"JavaScript",aliases:["js","jsx","mjs","cjs"],keywords:s,exports:{PARAMS_CONTAINS:v,C\
LASS_REFERENCE:L},illegal:/#(?![$_A-z])/,contains:[e.SHEBANG({label:"shebang",binary:"node",relevance:5}),G,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,f,g,x,_,w,{ma\
tch:/\\$\\d+/},d,L,{scope:"attr",match:r+t.lookahead(":"),relevance:0},N,{begin:"("+e.RE_STARTERS_RE+"|\\\\b(case|return|throw)\\\\b)\\\\s*",keywords:"return throw case\
",relevance:0,contains:[w,e.REGEXP_MODE,{className:"function",begin:S,returnBegin:!0,end:"\\\\s*=>",contains:[{className:"params",variants:[{begin:e.UNDERSCORE_ID\
ENT_RE,relevance:0},{className:null,begin:/\\(\\s*\\)/,skip:!0},{begin:/(\\s*)\\(/,end:/\\)/,excludeBegin:!0,excludeEnd:!0,keywords:s,contains:v}]}]},{begin:/,/,relev\
ance:0},{match:/\\s+/,relevance:0},{variants:[{begin:i.begin,end:i.end},{match:o},{begin:a.begin,"on:begin":a.isTrulyOpeningTag,end:a.end}],subLanguage:"xml",con\
tains:[{begin:a.begin,end:a.end,skip:!0,contains:["self"]}]}]},y,{beginKeywords:"while if switch catch for"},{begin:"\\\\b(?!function)"+e.UNDERSCORE_IDENT_RE+"\\\\(\
[^()]*(\\\\([^()]*(\\\\([^()]*\\\\)[^()]*)*\\\\)[^()]*)*\\\\)\\\\s*\\\\{",returnBegin:!0,label:"func.def",contains:[E,e.inherit(e.TITLE_MODE,{begin:r,className:"title.functio\
n"})]},{match:/\\.\\.\\./,relevance:0},D,{match:"\\\\$"+r,relevance:0},{match:[/\\bconstructor(?=\\s*\\()/],className:{1:"title.function"},contains:[E]},O,z,A,F,{match:\
/\\$[(.]/}]}}function ds(e){let t=e.regex,n=yp(e),r=zn,i=["any","void","number","boolean","string","object","never","symbol","bigint","unknown"],o={begin:[/names\
pace/,/\\s+/,e.IDENT_RE],beginScope:{1:"keyword",3:"title.class"}},a={beginKeywords:"interface",end:/\\{/,excludeEnd:!0,keywords:{keyword:"interface extends",buil\
t_in:i},contains:[n.exports.CLASS_REFERENCE]},s={className:"meta",relevance:10,begin:/^\\s*[\'"]use strict[\'"]/},l=["type","interface","public","private","protect\
ed","implements","declare","abstract","readonly","enum","override","satisfies"],u={$pattern:zn,keyword:is.concat(l),literal:os,built_in:us.concat(i),"variable.l\
anguage":cs},c={className:"meta",begin:"@"+r},d=(x,_,k)=>{let w=x.contains.findIndex(T=>T.label===_);if(w===-1)throw new Error("can not find mode to replace");x\
.contains.splice(w,1,k)};Object.assign(n.keywords,u),n.exports.PARAMS_CONTAINS.push(c);let m=n.contains.find(x=>x.scope==="attr"),f=Object.assign({},m,{match:t.\
concat(r,t.lookahead(/\\s*\\?:/))});n.exports.PARAMS_CONTAINS.push([n.exports.CLASS_REFERENCE,m,f]),n.contains=n.contains.concat([c,o,a,f]),d(n,"shebang",e.SHEBAN\
G()),d(n,"use_strict",s);let g=n.contains.find(x=>x.label==="func.def");return g.relevance=0,Object.assign(n,{name:"TypeScript",aliases:["ts","tsx","mts","cts"]\
}),n}function ps(e){let t=e.regex,n=t.concat(/[\\p{L}_]/u,t.optional(/[\\p{L}0-9_.-]*:/u),/[\\p{L}0-9_.-]*/u),r=/[\\p{L}0-9._:-]+/u,i={className:"symbol",begin:/&[a\
-z]+;|&#[0-9]+;|&#x[a-f0-9]+;/},o={begin:/\\s/,contains:[{className:"keyword",begin:/#?[a-z_][a-z1-9_-]+/,illegal:/\\n/}]},a=e.inherit(o,{begin:/\\(/,end:/\\)/}),s=\
e.inherit(e.APOS_STRING_MODE,{className:"string"}),l=e.inherit(e.QUOTE_STRING_MODE,{className:"string"}),u={endsWithParent:!0,illegal:/</,relevance:0,contains:[\
{className:"attr",begin:r,relevance:0},{begin:/=\\s*/,relevance:0,contains:[{className:"string",endsParent:!0,variants:[{begin:/"/,end:/"/,contains:[i]},{begin:/\
\'/,end:/\'/,contains:[i]},{begin:/[^\\s"\'=<>`]+/}]}]}]};return{name:"HTML, XML",aliases:["html","xhtml","rss","atom","xjb","xsd","xsl","plist","wsf","svg"],case_i\
nsensitive:!0,unicodeRegex:!0,contains:[{className:"meta",begin:/<![a-z]/,end:/>/,relevance:10,contains:[o,l,s,a,{begin:/\\[/,end:/\\]/,contains:[{className:"meta\
",begin:/<![a-z]/,end:/>/,contains:[o,a,l,s]}]}]},e.COMMENT(/\\x3C!--/,/-->/,{relevance:10}),{begin:/<!\\[CDATA\\[/,end:/\\]\\]>/,relevance:10},i,{className:"meta",e\
nd:/\\?>/,variants:[{begin:/<\\?xml/,relevance:10,contains:[l]},{begin:/<\\?[a-z][a-z0-9]+/}]},{className:"tag",begin:/<style(?=\\s|>)/,end:/>/,keywords:{name:"styl\
e"},contains:[u],starts:{end:/<\\/style>/,returnEnd:!0,subLanguage:["css","xml"]}},{className:"tag",begin:/<script(?=\\s|>)/,end:/>/,keywords:{name:"script"},cont\
ains:[u],starts:{end:/<\\/script>/,returnEnd:!0,subLanguage:["javascript","handlebars","xml"]}},{className:"tag",begin:/<>|<\\/>/},{className:"tag",begin:t.concat\
(/</,t.lookahead(t.concat(n,t.either(/\\/>/,/>/,/\\s/)))),end:/\\/?>/,contains:[{className:"name",begin:n,relevance:0,starts:u}]},{className:"tag",begin:t.concat(/\
<\\//,t.lookahead(t.concat(n,/>/))),contains:[{className:"name",begin:n,relevance:0},{begin:/>/,relevance:0,endsParent:!0}]}]}}function fs(e){let t="true false y\
es no null",n="[\\\\w#;/?:@&=+$,.~*\'()[\\\\]]+",r={className:"attr",variants:[{begin:/[\\w*@][\\w*@ :()\\./-]*:(?=[ \\t]|$)/},{begin:/"[\\w*@][\\w*@ :()\\./-]*":(?=[ \\t]|$\
)/},{begin:/\'[\\w*@][\\w*@ :()\\./-]*\':(?=[ \\t]|$)/}]},i={className:"template-variable",variants:[{begin:/\\{\\{/,end:/\\}\\}/},{begin:/%\\{/,end:/\\}/}]},o={className:"\
string",relevance:0,begin:/\'/,end:/\'/,contains:[{match:/\'\'/,scope:"char.escape",relevance:0}]},a={className:"string",relevance:0,variants:[{begin:/"/,end:/"/},{\
begin:/\\S+/}],contains:[e.BACKSLASH_ESCAPE,i]},s=e.inherit(a,{variants:[{begin:/\'/,end:/\'/,contains:[{begin:/\'\'/,relevance:0}]},{begin:/"/,end:/"/},{begin:/[^\\s\
,{}[\\]]+/}]}),m={className:"number",begin:"\\\\b"+"[0-9]{4}(-[0-9][0-9]){0,2}"+"([Tt \\\\t][0-9][0-9]?(:[0-9][0-9]){2})?"+"(\\\\.[0-9]*)?"+"([ \\\\t])*(Z|[-+][0-9][0-9]\
?(:[0-9][0-9])?)?"+"\\\\b"},f={end:",",endsWithParent:!0,excludeEnd:!0,keywords:t,relevance:0},g={begin:/\\{/,end:/\\}/,contains:[f],illegal:"\\\\n",relevance:0},x={b\
egin:"\\\\[",end:"\\\\]",contains:[f],illegal:"\\\\n",relevance:0},_=[r,{className:"meta",begin:"^---\\\\s*$",relevance:10},{className:"string",begin:"[\\\\|>]([1-9]?[+-]\
)?[ ]*\\\\n( +)[^ ][^\\\\n]*\\\\n(\\\\2[^\\\\n]+\\\\n?)*"},{begin:"<%[%=-]?",end:"[%-]?%>",subLanguage:"ruby",excludeBegin:!0,excludeEnd:!0,relevance:0},{className:"type",b\
egin:"!\\\\w+!"+n},{className:"type",begin:"!<"+n+">"},{className:"type",begin:"!"+n},{className:"type",begin:"!!"+n},{className:"meta",begin:"&"+e.UNDERSCORE_IDE\
NT_RE+"$"},{className:"meta",begin:"\\\\*"+e.UNDERSCORE_IDENT_RE+"$"},{className:"bullet",begin:"-(?=[ ]|$)",relevance:0},e.HASH_COMMENT_MODE,{beginKeywords:t,key\
words:{literal:t}},m,{className:"number",begin:e.C_NUMBER_RE+"\\\\b",relevance:0},g,x,o,a],k=[..._];return k.pop(),k.push(s),f.contains=k,{name:"YAML",case_insens\
itive:!0,aliases:["yml"],contains:_}}var Ep={bash:Ra,c:Na,cpp:Ca,csharp:Oa,css:Ma,go:Aa,ini:La,java:Da,javascript:za,json:Ua,kotlin:Wa,markdown:Ka,php:Ga,python\
:qa},wp={ruby:Va,rust:Ya,sql:Xa,swift:rs,typescript:ds,xml:ps,yaml:fs};for(let[e,t]of Object.entries({...Ep,...wp}))In.registerLanguage(e,t);var xp=600,gs=2e3;f\
unction hs(e,t){let n=/\\.(\\w{1,12})$/.exec(t)?.[1]?.toLowerCase()??"";if(!(e.length>xp||!In.getLanguage(n))&&!e.some(({length:r})=>r>gs))return _p(In.highlight(\
e.join(`\n`),{language:n,ignoreIllegals:!0}).value)}var kp=/<span class="([^"]*)">|(<\\/span>)|&(?:amp|lt|gt|quot|#x27);|[^<&]+/g;function _p(e){let t=[[]],n=[],r\
=0,i=o=>{let a=n.at(-1);o!==""&&a!==void 0&&t.at(-1).push({start:r,end:r+o.length,name:a}),r+=o.length};for(let[o,a,s]of e.matchAll(kp))if(a!==void 0)n.push(a);\
else if(s!==void 0)n.pop();else if(o.startsWith("&"))i("&");else{let[l="",...u]=o.split(`\n`);i(l);for(let c of u)t.push([]),r=0,i(c)}return t}var Sp=1500;functi\
on bs(e,t){let[n,r]=[ms(e),ms(t)],{head:i,tail:o}=ro(n,r),[a,s]=[n.slice(i,n.length-o),r.slice(i,r.length-o)],l=tt(n.slice(0,i));if(a.length+s.length>Sp)return{\
before:Un(l,tt(a)),after:Un(l,tt(s))};let u=Tp(a,s,l),c=tt(a)+tt(s);return l===0&&o===0&&vp(u)>.85*c?void 0:u}var ms=e=>e.match(/[\\p{L}\\p{N}_]+|\\s+|[^\\s\\p{L}\\p{\
N}_]/gu)??[],tt=e=>e.reduce((t,n)=>t+n.length,0),Un=(e,t)=>t>0?[{start:e,end:e+t}]:[];function Tp(e,t,n){let[r,i]=[[],[]],[o,a,s]=[0,n,n];for(let l of Qe(e,t)){\
let u=tt(e.slice(o,l.at)),c=tt(e.slice(l.at,l.at+l.removed)),d=tt(l.added);[a,s]=[a+u,s+u],r.push(...Un(a,c)),i.push(...Un(s,d)),[o,a,s]=[l.at+l.removed,a+c,s+d\
]}return{before:r,after:i}}var vp=({before:e,after:t})=>[...e,...t].reduce((n,{start:r,end:i})=>n+i-r,0),Qr=2e4,Pt=160,Rp=1200;function ys(e,t=[]){if(e<=(t.leng\
th===0?Qr:gs))return[{start:0,end:e}];if(t.length===0)return[{start:0,end:Qr/2},{start:e-Qr/2,end:e}];let n=t.flatMap(({start:i,end:o})=>o-i<=Rp?[{start:i,end:o\
}]:[{start:i,end:i+Pt},{start:o-Pt,end:o}]),r=[{start:0,end:Pt}];for(let{start:i,end:o}of n.slice(0,Np)){let[a,s]=[Math.max(0,i-Pt),Math.min(e,o+Pt)],l=r.at(-1)\
;a<=l.end+Pt?r[r.length-1]={start:l.start,end:Math.max(l.end,s)}:r.push({start:a,end:s})}return r}var Np=200;function Kn(e){let t=[],n=[],[r,i]=[[],[]],o=()=>{n\
.length>0&&t.push({changed:!1,pairs:n}),r.length+i.length>0&&t.push({changed:!0,pairs:Cp(r,i)}),n=[],[r,i]=[[],[]]};for(let a of ei(e))a.kind==="same"?(r.length\
+i.length>0&&o(),n.push({left:a,right:a})):(n.length>0&&o(),(a.kind==="gone"?r:i).push(a));return o(),t}function ei({oldStart:e,newStart:t,lines:n}){let[r,i]=[e\
,t];return n.flatMap((o,a)=>{if(o.startsWith("\\\\"))return[];let s=o.slice(1),l=n[a+1]?.startsWith("\\\\")?{open:!0}:{};return o.startsWith("-")?[{kind:"gone",old:\
r++,text:s,...l}]:o.startsWith("+")?[{kind:"new",fresh:i++,text:s,...l}]:[{kind:"same",old:r++,fresh:i++,text:s,...l}]})}function Cp(e,t){let n=[],[r,i]=[0,0],o\
=(s,l)=>{for(;r<s;r+=1)n.push({left:e[r]});for(;i<l;i+=1)n.push({right:t[i]})},a=s=>s.map(({text:l})=>l);for(let[s,l]of Ap(a(e),a(t)))o(s,l),n.push(Op(e[r++],t[\
i++]));return o(e.length,t.length),n}function Op(e,t){let n=bs(e.text,t.text);return n?{left:{...e,marks:n.before},right:{...t,marks:n.after}}:{left:e,right:t}}\
var Mp=3600;function Ap(e,t){if(e.length===0||t.length===0)return[];if(e.length*t.length>Mp)return Lp(e,t);let[n,r]=[e.map(Wn),t.map(Wn)],[i,o]=[e.map(xr),t.map\
(xr)],a=(l,u)=>i[l]!==o[u]&&(Es(o,i[l])||Es(i,o[u])),s=n.map((l,u)=>r.map((c,d)=>a(u,d)?0:_s(l,c)));return Ip(s,e.length,t.length)}var Es=(e,t)=>t!==void 0&&e.i\
ncludes(t),ks=.4,Lp=(e,t)=>e.slice(0,t.length).flatMap((n,r)=>_s(Wn(n),Wn(t[r]??""))>=ks?[[r,r]]:[]);function Ip(e,t,n){let r=Array.from({length:t+1},()=>new Fl\
oat64Array(n+1));for(let o=t-1;o>=0;o-=1)for(let a=n-1;a>=0;a-=1){let s=e[o][a],l=s>=ks?s+r[o+1][a+1]:0;r[o][a]=Math.max(l,r[o+1][a],r[o][a+1])}let i=[];for(let\
[o,a]=[0,0];o<t&&a<n;)r[o][a]===r[o+1][a]?o+=1:r[o][a]===r[o][a+1]?a+=1:i.push([o++,a++]);return i}var Jr=600;function Wn(e){let n=(e.length>2*Jr?e.slice(0,Jr)+\
e.slice(-Jr):e).match(/[\\p{L}\\p{N}_]+|[^\\s\\p{L}\\p{N}_]/gu)??[],r=new Map;for(let i of n)r.set(i,(r.get(i)??0)+1);return{counts:r,total:n.length}}function _s(e,t\
){if(e.total+t.total===0)return 1;let n=0;for(let[r,i]of e.counts)n+=Math.min(i,t.counts.get(r)??0);return 2*n/(e.total+t.total)}function ti(e,t){let n=Pp(e);re\
turn t.every(i=>ei(i).every(({old:o,text:a,open:s})=>o===void 0||n[o-1]===(s?a:`${a}\n`)))?n:void 0}function Ss(e,t){let n=ti(e,t);if(!n)return;let r=[],i=0;for(\
let o of t){for(;i<o.oldStart-1;i+=1)r.push(n[i]??"");for(let{kind:a,text:s,open:l}of ei(o))a!=="gone"&&r.push(l?s:`${s}\n`);i+=o.oldLines}return r.concat(n.slic\
e(i)).join("")}var Pp=e=>e.match(/[^\\n]*\\n|[^\\n]+$/g)??[],ni=e=>e.flatMap(t=>t.changed?Dp(t):[t]);function Dp({pairs:e}){let t=e.flatMap(({left:s})=>s??[]),n=e.\
flatMap(({right:s})=>s??[]),r=[],[i,o]=[0,0],a=s=>{let l=t.slice(i,s).map((u,c)=>Fp(u,n[o+c]));l.length>0&&r.push({changed:!1,pairs:l}),[i,o]=[i+l.length,o+l.le\
ngth]};for(let{at:s,removed:l,added:u}of Qe(t.map(ws),n.map(ws))){a(s);let[c,d]=[t.slice(i,i+l),n.slice(o,o+u.length)];r.push({changed:!0,pairs:$p(e,c,d)}),[i,o\
]=[i+l,o+u.length]}return a(t.length),r}var ws=({text:e})=>e.replace(/\\s+/g,"");function Fp({old:e},{fresh:t,text:n,open:r}){let i={kind:"same",...e!==void 0&&{\
old:e},...t!==void 0&&{fresh:t},text:n},o=r?{...i,open:r}:i;return{left:o,right:o}}function $p(e,t,n){let[r,i]=[new Set(t),new Set(n)];return e.flatMap(({left:o\
,right:a})=>{let s={...o&&r.has(o)&&{left:o},...a&&i.has(a)&&{right:a}};return s.left||s.right?[s]:[]})}var Gn=e=>e.reduce((t,n)=>{let r=Kn(n);return t+xs(r)-xs\
(ni(r))},0),xs=e=>e.reduce((t,{changed:n,pairs:r})=>n?t+r.reduce((i,{left:o,right:a})=>i+(o?1:0)+(a?1:0),0):t,0);var Ts=document.createElement("i");function qn(\
e){let t="&"+e+";";Ts.innerHTML=t;let n=Ts.textContent;return n.charCodeAt(n.length-1)===59&&e!=="semi"||n===t?!1:n}function me(e,t,n,r){let i=e.length,o=0,a;if\
(t<0?t=-t>i?0:i+t:t=t>i?i:t,n=n>0?n:0,r.length<1e4)a=Array.from(r),a.unshift(t,n),e.splice(...a);else for(n&&e.splice(t,n);o<r.length;)a=r.slice(o,o+1e4),a.unsh\
ift(t,0),e.splice(...a),o+=1e4,t+=1e4}function ue(e,t){return e.length>0?(me(e,e.length,0,t),e):t}var ri={}.hasOwnProperty;function Vn(e){let t={},n=-1;for(;++n\
<e.length;)Bp(t,e[n]);return t}function Bp(e,t){let n;for(n in t){let i=(ri.call(e,n)?e[n]:void 0)||(e[n]={}),o=t[n],a;if(o)for(a in o){ri.call(i,a)||(i[a]=[]);\
let s=o[a];Hp(i[a],Array.isArray(s)?s:s?[s]:[])}}}function Hp(e,t){let n=-1,r=[];for(;++n<t.length;)(t[n].add==="after"?e:r).push(t[n]);me(e,0,0,r)}function Yn(\
e){let t={},n=-1;for(;++n<e.length;)zp(t,e[n]);return t}function zp(e,t){let n;for(n in t){let i=(ri.call(e,n)?e[n]:void 0)||(e[n]={}),o=t[n],a;if(o)for(a in o)\
i[a]=o[a]}}function vs(e,t){let n=Number.parseInt(e,t);return n<9||n===11||n>13&&n<32||n>126&&n<160||n>55295&&n<57344||n>64975&&n<65008||(n&65535)===65535||(n&6\
5535)===65534||n>1114111?"\uFFFD":String.fromCodePoint(n)}var Up={\'"\':"quot","&":"amp","<":"lt",">":"gt"};function Xn(e){return e.replace(/["&<>]/g,t);function t(n){\
return"&"+Up[n]+";"}}function Ee(e){return e.replace(/[\\t\\n\\r ]+/g," ").replace(/^ | $/g,"").toLowerCase().toUpperCase()}var fe=rt(/[A-Za-z]/),le=rt(/[\\dA-Za-z]\
/),Rs=rt(/[#-\'*+\\--9=?A-Z^-~]/);function ut(e){return e!==null&&(e<32||e===127)}var Qt=rt(/\\d/),Ns=rt(/[\\dA-Fa-f]/),Cs=rt(/[!-/:-@[-`{-~]/);function P(e){return\
 e!==null&&e<-2}function Q(e){return e!==null&&(e<0||e===32)}function W(e){return e===-2||e===-1||e===32}var Jt=rt(new RegExp("\\\\p{P}|\\\\p{S}","u")),nt=rt(/\\s/);\
function rt(e){return t;function t(n){return n!==null&&n>-1&&e.test(String.fromCharCode(n))}}function $e(e,t){let n=Xn(Wp(e||""));if(!t)return n;let r=n.indexOf\
(":"),i=n.indexOf("?"),o=n.indexOf("#"),a=n.indexOf("/");return r<0||a>-1&&r>a||i>-1&&r>i||o>-1&&r>o||t.test(n.slice(0,r))?n:""}function Wp(e){let t=[],n=-1,r=0\
,i=0;for(;++n<e.length;){let o=e.charCodeAt(n),a="";if(o===37&&le(e.charCodeAt(n+1))&&le(e.charCodeAt(n+2)))i=2;else if(o<128)/[!#$&-;=?-Z_a-z~]/.test(String.fr\
omCharCode(o))||(a=String.fromCharCode(o));else if(o>55295&&o<57344){let s=e.charCodeAt(n+1);o<56320&&s>56319&&s<57344?(a=String.fromCharCode(o,s),i=1):a="\uFFFD"}el\
se a=String.fromCharCode(o);a&&(t.push(e.slice(r,n),encodeURIComponent(a)),r=n+i+1,a=""),i&&(n+=i,i=0)}return t.join("")+e.slice(r)}var Os={}.hasOwnProperty,Ms=\
/^(https?|ircs?|mailto|xmpp)$/i,Kp=/^https?$/i;function As(e){let t=e||{},n=!0,r={},i=[[]],o=[],a=[],l=Yn([{enter:{blockQuote:F,codeFenced:K,codeFencedFenceInfo\
:_,codeFencedFenceMeta:_,codeIndented:J,codeText:xc,content:de,definition:yt,definitionDestinationString:ne,definitionLabelString:_,definitionTitleString:_,emph\
asis:Ec,htmlFlow:ve,htmlText:un,image:re,label:_,link:ce,listItemMarker:z,listItemValue:y,listOrdered:L,listUnordered:G,paragraph:N,reference:_,resource:Ue,reso\
urceDestinationString:ke,resourceTitleString:_,setextHeading:wt,strong:wc},exit:{atxHeading:Bt,atxHeadingSequence:ie,autolinkEmail:Nc,autolinkProtocol:Rc,blockQ\
uote:S,characterEscapeValue:$,characterReferenceMarkerHexadecimal:qi,characterReferenceMarkerNumeric:qi,characterReferenceValue:vc,codeFenced:b,codeFencedFence:\
j,codeFencedFenceInfo:h,codeFencedFenceMeta:A,codeFlowValue:ee,codeIndented:b,codeText:kc,codeTextData:$,data:$,definition:Et,definitionDestinationString:Me,def\
initionLabelString:we,definitionTitleString:q,emphasis:_c,hardBreakEscape:pe,hardBreakTrailing:pe,htmlFlow:cn,htmlFlowData:$,htmlText:cn,htmlTextData:$,image:Te\
,label:ze,labelText:Ne,lineEnding:X,link:Te,listOrdered:B,listUnordered:O,paragraph:M,reference:A,referenceString:se,resource:A,resourceDestinationString:Ce,res\
ourceTitleString:Oe,setextHeading:I,setextHeadingLineSequence:Ht,setextHeadingText:We,strong:Sc,thematicBreak:Tc}},...t.htmlExtensions||[]]),u={definitions:r,ti\
ghtStack:a},c={buffer:_,encode:E,getData:x,lineEndingIfNeeded:v,options:t,raw:T,resume:k,setData:g,tag:w},d=t.defaultLineEnding;return m;function m(C){let U=-1,\
ge=0,Re=[],Ae=[],Ke=[];for(;++U<C.length;)!d&&(C[U][1].type==="lineEnding"||C[U][1].type==="lineEndingBlank")&&(d=C[U][2].sliceSerialize(C[U][1])),(C[U][1].type\
==="listOrdered"||C[U][1].type==="listUnordered")&&(C[U][0]==="enter"?Re.push(U):f(C.slice(Re.pop(),U))),C[U][1].type==="definition"&&(C[U][0]==="enter"?(Ke=ue(\
Ke,C.slice(ge,U)),ge=U):(Ae=ue(Ae,C.slice(ge,U+1)),ge=U+1));Ae=ue(Ae,Ke),Ae=ue(Ae,C.slice(ge)),U=-1;let Le=Ae;for(l.enter.null&&l.enter.null.call(c);++U<C.lengt\
h;){let Vi=l[Le[U][0]],Yi=Le[U][1].type,Xi=Vi[Yi];Os.call(Vi,Yi)&&Xi&&Xi.call({sliceSerialize:Le[U][2].sliceSerialize,...c},Le[U][1])}return l.exit.null&&l.exit\
.null.call(c),i[0].join("")}function f(C){let U=C.length,ge=0,Re=0,Ae=!1,Ke;for(;++ge<U;){let Le=C[ge];if(Le[1]._container)Ke=void 0,Le[0]==="enter"?Re++:Re--;e\
lse switch(Le[1].type){case"listItemPrefix":{Le[0]==="exit"&&(Ke=!0);break}case"linePrefix":break;case"lineEndingBlank":{Le[0]==="enter"&&!Re&&(Ke?Ke=void 0:Ae=\
!0);break}default:Ke=void 0}}C[0][1]._loose=Ae}function g(C,U){u[C]=U}function x(C){return u[C]}function _(){i.push([])}function k(){return i.pop().join("")}fun\
ction w(C){n&&(g("lastWasTag",!0),i[i.length-1].push(C))}function T(C){g("lastWasTag"),i[i.length-1].push(C)}function R(){T(d||`\n`)}function v(){let C=i[i.lengt\
h-1],U=C[C.length-1],ge=U?U.charCodeAt(U.length-1):null;ge===10||ge===13||ge===null||R()}function E(C){return x("ignoreEncode")?C:Xn(C)}function A(){k()}functio\
n L(C){a.push(!C._loose),v(),w("<ol"),g("expectFirstItem",!0)}function G(C){a.push(!C._loose),v(),w("<ul"),g("expectFirstItem",!0)}function y(C){if(x("expectFir\
stItem")){let U=Number.parseInt(this.sliceSerialize(C),10);U!==1&&w(\' start="\'+E(String(U))+\'"\')}}function z(){x("expectFirstItem")?w(">"):D(),v(),w("<li>"),g("\
expectFirstItem"),g("lastWasTag")}function B(){D(),a.pop(),R(),w("</ol>")}function O(){D(),a.pop(),R(),w("</ul>")}function D(){x("lastWasTag")&&!x("slurpAllLine\
Endings")&&v(),w("</li>"),g("slurpAllLineEndings")}function F(){a.push(!1),v(),w("<blockquote>")}function S(){a.pop(),v(),w("</blockquote>"),g("slurpAllLineEndi\
ngs")}function N(){a[a.length-1]||(v(),w("<p>")),g("slurpAllLineEndings")}function M(){a[a.length-1]?g("slurpAllLineEndings",!0):w("</p>")}function K(){v(),w("<\
pre><code"),g("fencesCount",0)}function h(){let C=k();w(\' class="language-\'+C+\'"\')}function j(){let C=x("fencesCount")||0;C||(w(">"),g("slurpOneLineEnding",!0))\
,g("fencesCount",C+1)}function J(){v(),w("<pre><code>")}function b(){let C=x("fencesCount");C!==void 0&&C<2&&u.tightStack.length>0&&!x("lastWasTag")&&R(),x("flo\
wCodeSeenData")&&v(),w("</code></pre>"),C!==void 0&&C<2&&v(),g("flowCodeSeenData"),g("fencesCount"),g("slurpOneLineEnding")}function re(){o.push({image:!0}),n=v\
oid 0}function ce(){o.push({})}function Ne(C){o[o.length-1].labelId=this.sliceSerialize(C)}function ze(){o[o.length-1].label=k()}function se(C){o[o.length-1].re\
ferenceId=this.sliceSerialize(C)}function Ue(){_(),o[o.length-1].destination=""}function ke(){_(),g("ignoreEncode",!0)}function Ce(){o[o.length-1].destination=k\
(),g("ignoreEncode")}function Oe(){o[o.length-1].title=k()}function Te(){let C=o.length-1,U=o[C],ge=U.referenceId||U.labelId,Re=U.destination===void 0?r[Ee(ge)]\
:U;for(n=!0;C--;)if(o[C].image){n=void 0;break}U.image?(w(\'<img src="\'+$e(Re.destination,t.allowDangerousProtocol?void 0:Kp)+\'" alt="\'),T(U.label),w(\'"\')):w(\'<a\
 href="\'+$e(Re.destination,t.allowDangerousProtocol?void 0:Ms)+\'"\'),w(Re.title?\' title="\'+Re.title+\'"\':""),U.image?w(" />"):(w(">"),T(U.label),w("</a>")),o.pop(\
)}function yt(){_(),o.push({})}function we(C){k(),o[o.length-1].labelId=this.sliceSerialize(C)}function ne(){_(),g("ignoreEncode",!0)}function Me(){o[o.length-1\
].destination=k(),g("ignoreEncode")}function q(){o[o.length-1].title=k()}function Et(){let C=o[o.length-1],U=Ee(C.labelId);k(),Os.call(r,U)||(r[U]=o[o.length-1]\
),o.pop()}function de(){g("slurpAllLineEndings",!0)}function ie(C){x("headingRank")||(g("headingRank",this.sliceSerialize(C).length),v(),w("<h"+x("headingRank")\
+">"))}function wt(){_(),g("slurpAllLineEndings")}function We(){g("slurpAllLineEndings",!0)}function Bt(){w("</h"+x("headingRank")+">"),g("headingRank")}functio\
n Ht(C){g("headingRank",this.sliceSerialize(C).charCodeAt(0)===61?1:2)}function I(){let C=k();v(),w("<h"+x("headingRank")+">"),T(C),w("</h"+x("headingRank")+">"\
),g("slurpAllLineEndings"),g("headingRank")}function $(C){T(E(this.sliceSerialize(C)))}function X(C){if(!x("slurpAllLineEndings")){if(x("slurpOneLineEnding")){g\
("slurpOneLineEnding");return}if(x("inCodeText")){T(" ");return}T(E(this.sliceSerialize(C)))}}function ee(C){T(E(this.sliceSerialize(C))),g("flowCodeSeenData",!\
0)}function pe(){w("<br />")}function ve(){v(),un()}function cn(){g("ignoreEncode")}function un(){t.allowDangerousHtml&&g("ignoreEncode",!0)}function Ec(){w("<e\
m>")}function wc(){w("<strong>")}function xc(){g("inCodeText",!0),w("<code>")}function kc(){g("inCodeText"),w("</code>")}function _c(){w("</em>")}function Sc(){\
w("</strong>")}function Tc(){v(),w("<hr />")}function qi(C){g("characterReferenceType",C.type)}function vc(C){let U=this.sliceSerialize(C),ge=x("characterRefere\
nceType")?vs(U,x("characterReferenceType")==="characterReferenceMarkerNumeric"?10:16):qn(U);T(E(ge)),g("characterReferenceType")}function Rc(C){let U=this.slice\
Serialize(C);w(\'<a href="\'+$e(U,t.allowDangerousProtocol?void 0:Ms)+\'">\'),T(E(U)),w("</a>")}function Nc(C){let U=this.sliceSerialize(C);w(\'<a href="\'+$e("mailto\
:"+U)+\'">\'),T(E(U)),w("</a>")}}function V(e,t,n,r){let i=r?r-1:1/0,o=0;return a;function a(l){return W(l)?(e.enter(n),s(l)):t(l)}function s(l){return W(l)&&o++<\
i?(e.consume(l),s):(e.exit(n),t(l))}}function ii(e,t,n,r,i,o){let a=0;return s;function s(c){return o>0&&W(c)?(e.enter(r),l(c)):u(c)}function l(c){return W(c)&&\
a<o?(e.consume(c),a++,l):(e.exit(r),u(c))}function u(c){return a>=i?t(c):n(c)}}var Ls={tokenize:Gp};function Gp(e){let t=e.attempt(this.parser.constructs.conten\
tInitial,r,i),n;return t;function r(s){if(s===null){e.consume(s);return}return e.enter("lineEnding"),e.consume(s),e.exit("lineEnding"),V(e,t,"linePrefix")}funct\
ion i(s){return e.enter("paragraph"),o(s)}function o(s){let l=e.enter("chunkText",{contentType:"text",previous:n});return n&&(n.next=l),n=l,a(s)}function a(s){i\
f(s===null){e.exit("chunkText"),e.exit("paragraph"),e.consume(s);return}return P(s)?(e.consume(s),e.exit("chunkText"),o):(e.consume(s),a)}}var Ye=class{construc\
tor(){this.index=new Map,this.map=[]}add(t,n,r){Is(this,t,n,r,!1)}addBefore(t,n,r){Is(this,t,n,r,!0)}consume(t){if(this.map.sort(function(o,a){return o[0]-a[0]}\
),this.map.length===0)return;let n=this.map.length,r=[];for(;n>0;)n-=1,r.push(t.slice(this.map[n][0]+this.map[n][1]),this.map[n][2]),t.length=this.map[n][0];r.p\
ush(t.slice()),t.length=0;let i=r.pop();for(;i;){for(let o of i)t.push(o);i=r.pop()}this.map.length=0,this.index.clear()}};function Is(e,t,n,r,i){if(n===0&&r.le\
ngth===0)return;let o=e.index.get(t);if(o){o[1]+=n,i?(r.push(...o[2]),o[2]=r):o[2].push(...r);return}let a=[t,n,r];e.map.push(a),e.index.set(t,a)}var Ds={tokeni\
ze:qp},Ps={tokenize:Vp};function qp(e){let t=this,n=[],r=0,i,o,a;return s;function s(T){if(r<n.length){let R=n[r];return t.containerState=R[1],e.attempt(R[0].co\
ntinuation,l,u)(T)}return u(T)}function l(T){if(r++,t.containerState._closeFlow){t.containerState._closeFlow=void 0,i&&w();let R=t.events.length,v=R,E;for(;v--;\
)if(t.events[v][0]==="exit"&&t.events[v][1].type==="chunkFlow"){E=t.events[v][1].end;break}k(r);let A=R;for(;A<t.events.length;)t.events[A][1].end={...E},A++;le\
t L=new Ye;return L.add(v+1,0,t.events.slice(R)),L.add(R,A-R,[]),L.consume(t.events),u(T)}return s(T)}function u(T){if(r===n.length){if(!i)return m(T);if(i.curr\
entConstruct&&i.currentConstruct.concrete)return g(T);t.interrupt=!!(i.currentConstruct&&!i._gfmTableDynamicInterruptHack)}return t.containerState={},e.check(Ps\
,c,d)(T)}function c(T){return i&&w(),k(r),m(T)}function d(T){return t.parser.lazy[t.now().line]=r!==n.length,a=t.now().offset,g(T)}function m(T){return t.contai\
nerState={},e.attempt(Ps,f,g)(T)}function f(T){return r++,n.push([t.currentConstruct,t.containerState]),m(T)}function g(T){if(T===null){i&&w(),k(0),e.consume(T)\
;return}return i=i||t.parser.flow(t.now()),e.enter("chunkFlow",{_tokenizer:i,contentType:"flow",previous:o}),x(T)}function x(T){if(T===null){_(e.exit("chunkFlow\
"),!0),k(0),e.consume(T);return}return P(T)?(e.consume(T),_(e.exit("chunkFlow")),r=0,t.interrupt=void 0,s):(e.consume(T),x)}function _(T,R){let v=t.sliceStream(\
T);if(R&&v.push(null),T.previous=o,o&&(o.next=T),o=T,i.defineSkip(T.start),i.write(v),t.parser.lazy[T.start.line]){let E=i.events.length;for(;E--;)if(i.events[E\
][1].start.offset<a&&(!i.events[E][1].end||i.events[E][1].end.offset>a))return;let A=t.events.length,L=A,G,y;for(;L--;)if(t.events[L][0]==="exit"&&t.events[L][1\
].type==="chunkFlow"){if(G){y=t.events[L][1].end;break}G=!0}for(k(r),E=A;E<t.events.length;)t.events[E][1].end={...y},E++;let z=new Ye;z.add(L+1,0,t.events.slic\
e(A)),z.add(A,E-A,[]),z.consume(t.events)}}function k(T){let R=n.length;for(;R-- >T;){let v=n[R];t.containerState=v[1],v[0].exit.call(t,e)}n.length=T}function w\
(){i.write([null]),o=void 0,i=void 0,t.containerState._closeFlow=void 0}}function Vp(e,t,n){return V(e,e.attempt(this.parser.constructs.document,t,n),"linePrefi\
x",this.parser.constructs.disable.null.includes("codeIndented")?void 0:4)}function Dt(e){if(e===null||Q(e)||nt(e))return 1;if(Jt(e))return 2}function it(e,t,n){\
let r=[],i=-1;for(;++i<e.length;){let o=e[i].resolveAll;o&&!r.includes(o)&&(t=o(t,n),r.push(o))}return t}var en={name:"attention",resolveAll:Yp,tokenize:Xp};fun\
ction Yp(e,t){let n=-1,r;for(;++n<e.length;)if(e[n][0]==="enter"&&e[n][1].type==="attentionSequence"&&e[n][1]._close){let i=n;for(;i--;)if(e[i][0]==="exit"&&e[i\
][1].type==="attentionSequence"&&e[i][1]._open&&t.sliceSerialize(e[i][1]).charCodeAt(0)===t.sliceSerialize(e[n][1]).charCodeAt(0)){if((e[i][1]._close||e[n][1]._\
open)&&(e[n][1].end.offset-e[n][1].start.offset)%3&&!((e[i][1].end.offset-e[i][1].start.offset+e[n][1].end.offset-e[n][1].start.offset)%3))continue;let o=e[i][1\
].end.offset-e[i][1].start.offset>1&&e[n][1].end.offset-e[n][1].start.offset>1?2:1,a={...e[i][1].end},s={...e[n][1].start};Fs(a,-o),Fs(s,o);let l={type:o>1?"str\
ongSequence":"emphasisSequence",start:a,end:{...e[i][1].end}},u={type:o>1?"strongSequence":"emphasisSequence",start:{...e[n][1].start},end:s},c={type:o>1?"stron\
gText":"emphasisText",start:{...e[i][1].end},end:{...e[n][1].start}},d={type:o>1?"strong":"emphasis",start:{...l.start},end:{...u.end}};e[i][1].end={...l.start}\
,e[n][1].start={...u.end},r=[],e[i][1].end.offset-e[i][1].start.offset&&(r=ue(r,[["enter",e[i][1],t],["exit",e[i][1],t]])),r=ue(r,[["enter",d,t],["enter",l,t],[\
"exit",l,t],["enter",c,t]]),r=ue(r,it(t.parser.constructs.insideSpan.null,e.slice(i+1,n),t)),r=ue(r,[["exit",c,t],["enter",u,t],["exit",u,t],["exit",d,t]]);let \
m=0;e[n][1].end.offset-e[n][1].start.offset&&(m=2,r=ue(r,[["enter",e[n][1],t],["exit",e[n][1],t]])),me(e,i-1,n-i+3,r),n=i+r.length-m-2;break}}for(n=-1;++n<e.len\
gth;)e[n][1].type==="attentionSequence"&&(e[n][1].type="data");return e}function Xp(e,t){let n=this.parser.constructs.attentionMarkers.null,r=this.previous,i=Dt\
(r),o;return a;function a(l){return o=l,e.enter("attentionSequence"),s(l)}function s(l){if(l===o)return e.consume(l),s;let u=e.exit("attentionSequence"),c=Dt(l)\
,d=!c||c===2&&i||n.includes(l)&&l!==42&&l!==95,m=!i||i===2&&c||n.includes(r)&&r!==42&&r!==95;return u._open=!!(o===42?d:d&&(i||!m)),u._close=!!(o===42?m:m&&(c||\
!d)),t(l)}}function Fs(e,t){e.column+=t,e.offset+=t,e._bufferIndex+=t}var oi={name:"autolink",tokenize:jp};function jp(e,t,n){let r=0;return i;function i(f){ret\
urn e.enter("autolink"),e.enter("autolinkMarker"),e.consume(f),e.exit("autolinkMarker"),e.enter("autolinkProtocol"),o}function o(f){return fe(f)?(e.consume(f),a\
):f===64?n(f):u(f)}function a(f){return f===43||f===45||f===46||le(f)?(r=1,s(f)):u(f)}function s(f){return f===58?(e.consume(f),r=0,l):(f===43||f===45||f===46||\
le(f))&&r++<32?(e.consume(f),s):(r=0,u(f))}function l(f){return f===62?(e.exit("autolinkProtocol"),e.enter("autolinkMarker"),e.consume(f),e.exit("autolinkMarker\
"),e.exit("autolink"),t):f===null||f===32||f===60||ut(f)?n(f):(e.consume(f),l)}function u(f){return f===64?(e.consume(f),c):Rs(f)?(e.consume(f),u):n(f)}function\
 c(f){return le(f)?d(f):n(f)}function d(f){return f===46?(e.consume(f),r=0,c):f===62?(e.exit("autolinkProtocol").type="autolinkEmail",e.enter("autolinkMarker"),\
e.consume(f),e.exit("autolinkMarker"),e.exit("autolink"),t):m(f)}function m(f){if((f===45||le(f))&&r++<63){let g=f===45?m:d;return e.consume(f),g}return n(f)}}v\
ar Be={partial:!0,tokenize:Zp};function Zp(e,t,n){return r;function r(o){return W(o)?V(e,i,"linePrefix")(o):i(o)}function i(o){return o===null||P(o)?t(o):n(o)}}\
var jn={continuation:{tokenize:Jp},exit:ef,name:"blockQuote",tokenize:Qp};function Qp(e,t,n){let r=this;return i;function i(a){if(a===62){let s=r.containerState\
;return s.open||(e.enter("blockQuote",{_container:!0}),s.open=!0),e.enter("blockQuotePrefix"),e.enter("blockQuoteMarker"),e.consume(a),e.exit("blockQuoteMarker"\
),o}return n(a)}function o(a){return W(a)?(e.enter("blockQuotePrefixWhitespace"),e.consume(a),e.exit("blockQuotePrefixWhitespace"),e.exit("blockQuotePrefix"),t)\
:(e.exit("blockQuotePrefix"),t(a))}}function Jp(e,t,n){let r=this;return i;function i(a){return W(a)?V(e,o,"linePrefix",r.parser.constructs.disable.null.include\
s("codeIndented")?void 0:4)(a):o(a)}function o(a){return e.attempt(jn,t,n)(a)}}function ef(e){e.exit("blockQuote")}var Zn={name:"characterEscape",tokenize:tf};f\
unction tf(e,t,n){return r;function r(o){return e.enter("characterEscape"),e.enter("escapeMarker"),e.consume(o),e.exit("escapeMarker"),i}function i(o){return Cs\
(o)?(e.enter("characterEscapeValue"),e.consume(o),e.exit("characterEscapeValue"),e.exit("characterEscape"),t):n(o)}}var Qn={name:"characterReference",tokenize:n\
f};function nf(e,t,n){let r=this,i=0,o,a;return s;function s(d){return e.enter("characterReference"),e.enter("characterReferenceMarker"),e.consume(d),e.exit("ch\
aracterReferenceMarker"),l}function l(d){return d===35?(e.enter("characterReferenceMarkerNumeric"),e.consume(d),e.exit("characterReferenceMarkerNumeric"),u):(e.\
enter("characterReferenceValue"),o=31,a=le,c(d))}function u(d){return d===88||d===120?(e.enter("characterReferenceMarkerHexadecimal"),e.consume(d),e.exit("chara\
cterReferenceMarkerHexadecimal"),e.enter("characterReferenceValue"),o=6,a=Ns,c):(e.enter("characterReferenceValue"),o=7,a=Qt,c(d))}function c(d){if(d===59&&i){l\
et m=e.exit("characterReferenceValue");return a===le&&!qn(r.sliceSerialize(m))?n(d):(e.enter("characterReferenceMarker"),e.consume(d),e.exit("characterReference\
Marker"),e.exit("characterReference"),t)}return a(d)&&i++<o?(e.consume(d),c):n(d)}}var tn={partial:!0,tokenize:rf};function rf(e,t,n){let r=this;return i;functi\
on i(a){return a===null?n(a):(e.enter("lineEnding"),e.consume(a),e.exit("lineEnding"),o)}function o(a){return r.parser.lazy[r.now().line]?n(a):t(a)}}var Jn={con\
crete:!0,name:"codeFenced",tokenize:of};function of(e,t,n){let r=this,i={partial:!0,tokenize:v},o=0,a=0,s;return l;function l(E){return u(E)}function u(E){let A\
=r.events[r.events.length-1];return o=A&&A[1].type==="linePrefix"?A[2].sliceSerialize(A[1],!0).length:0,s=E,e.enter("codeFenced"),e.enter("codeFencedFence"),e.e\
nter("codeFencedFenceSequence"),c(E)}function c(E){return E===s?(a++,e.consume(E),c):a<3?n(E):(e.exit("codeFencedFenceSequence"),W(E)?V(e,d,"whitespace")(E):d(E\
))}function d(E){return E===null||P(E)?(e.exit("codeFencedFence"),r.interrupt?t(E):e.check(tn,x,R)(E)):(e.enter("codeFencedFenceInfo"),e.enter("chunkString",{co\
ntentType:"string"}),m(E))}function m(E){return E===null||P(E)?(e.exit("chunkString"),e.exit("codeFencedFenceInfo"),d(E)):W(E)?(e.exit("chunkString"),e.exit("co\
deFencedFenceInfo"),V(e,f,"whitespace")(E)):E===96&&E===s?n(E):(e.consume(E),m)}function f(E){return E===null||P(E)?d(E):(e.enter("codeFencedFenceMeta"),e.enter\
("chunkString",{contentType:"string"}),g(E))}function g(E){return E===null||P(E)?(e.exit("chunkString"),e.exit("codeFencedFenceMeta"),d(E)):E===96&&E===s?n(E):(\
e.consume(E),g)}function x(E){return e.attempt(i,R,_)(E)}function _(E){return e.enter("lineEnding"),e.consume(E),e.exit("lineEnding"),k}function k(E){return o>0\
&&W(E)?V(e,w,"linePrefix",o+1)(E):w(E)}function w(E){return E===null||P(E)?e.check(tn,x,R)(E):(e.enter("codeFlowValue"),T(E))}function T(E){return E===null||P(E\
)?(e.exit("codeFlowValue"),w(E)):(e.consume(E),T)}function R(E){return e.exit("codeFenced"),t(E)}function v(E,A,L){let G=0;return y;function y(F){return E.enter\
("lineEnding"),E.consume(F),E.exit("lineEnding"),z}function z(F){return E.enter("codeFencedFence"),W(F)?V(E,B,"linePrefix",r.parser.constructs.disable.null.incl\
udes("codeIndented")?void 0:4)(F):B(F)}function B(F){return F===s?(E.enter("codeFencedFenceSequence"),O(F)):L(F)}function O(F){return F===s?(G++,E.consume(F),O)\
:G>=a?(E.exit("codeFencedFenceSequence"),W(F)?V(E,D,"whitespace")(F):D(F)):L(F)}function D(F){return F===null||P(F)?(E.exit("codeFencedFence"),A(F)):L(F)}}}var \
nn={name:"codeIndented",tokenize:sf},af={partial:!0,tokenize:lf};function sf(e,t,n){return r;function r(s){return e.enter("codeIndented"),ii(e,i,n,"linePrefix",\
4,4)(s)}function i(s){return s===null?a(s):P(s)?e.attempt(af,i,a)(s):(e.enter("codeFlowValue"),o(s))}function o(s){return s===null||P(s)?(e.exit("codeFlowValue"\
),i(s)):(e.consume(s),o)}function a(s){return e.exit("codeIndented"),t(s)}}function lf(e,t,n){let r=this;return i;function i(a){return r.parser.lazy[r.now().lin\
e]?n(a):P(a)?(e.enter("lineEnding"),e.consume(a),e.exit("lineEnding"),i):ii(e,t,o,"linePrefix",4,4)(a)}function o(a){return P(a)?i(a):n(a)}}var ai={name:"codeTe\
xt",previous:uf,resolve:cf,tokenize:df};function cf(e){let t=e.length-4,n=3,r,i;if((e[n][1].type==="lineEnding"||e[n][1].type==="space")&&(e[t][1].type==="lineE\
nding"||e[t][1].type==="space")){for(r=n;++r<t;)if(e[r][1].type==="codeTextData"){e[n][1].type="codeTextPadding",e[t][1].type="codeTextPadding",n+=2,t-=2;break}\
}for(r=n-1,t++;++r<=t;)i===void 0?r!==t&&e[r][1].type!=="lineEnding"&&(i=r):(r===t||e[r][1].type==="lineEnding")&&(e[i][1].type="codeTextData",r!==i+2&&(e[i][1]\
.end=e[r-1][1].end,e.splice(i+2,r-i-2),t-=r-i-2,r=i+2),i=void 0);return e}function uf(e){return e!==96||this.events[this.events.length-1][1].type==="characterEs\
cape"}function df(e,t,n){let r=this,i=0,o,a;return s;function s(m){return e.enter("codeText"),e.enter("codeTextSequence"),l(m)}function l(m){return m===96?(e.co\
nsume(m),i++,l):(e.exit("codeTextSequence"),u(m))}function u(m){return m===null?n(m):m===32?(e.enter("space"),e.consume(m),e.exit("space"),u):m===96?(a=e.enter(\
"codeTextSequence"),o=0,d(m)):P(m)?(e.enter("lineEnding"),e.consume(m),e.exit("lineEnding"),u):(e.enter("codeTextData"),c(m))}function c(m){return m===null||m==\
=32||m===96||P(m)?(e.exit("codeTextData"),u(m)):(e.consume(m),c)}function d(m){return m===96?(e.consume(m),o++,d):o===i?(e.exit("codeTextSequence"),e.exit("code\
Text"),t(m)):(a.type="codeTextData",c(m))}}var er=class{constructor(t){this.left=t?[...t]:[],this.right=[]}get(t){if(t<0||t>=this.left.length+this.right.length)\
throw new RangeError("Cannot access index `"+t+"` in a splice buffer of size `"+(this.left.length+this.right.length)+"`");return t<this.left.length?this.left[t]\
:this.right[this.right.length-t+this.left.length-1]}get length(){return this.left.length+this.right.length}shift(){return this.setCursor(0),this.right.pop()}sli\
ce(t,n){let r=n??Number.POSITIVE_INFINITY;return r<this.left.length?this.left.slice(t,r):t>this.left.length?this.right.slice(this.right.length-r+this.left.lengt\
h,this.right.length-t+this.left.length).reverse():this.left.slice(t).concat(this.right.slice(this.right.length-r+this.left.length).reverse())}splice(t,n,r){let \
i=n||0;this.setCursor(Math.trunc(t));let o=this.right.splice(this.right.length-i,Number.POSITIVE_INFINITY);return r&&rn(this.left,r),o.reverse()}pop(){return th\
is.setCursor(Number.POSITIVE_INFINITY),this.left.pop()}push(t){this.setCursor(Number.POSITIVE_INFINITY),this.left.push(t)}pushMany(t){this.setCursor(Number.POSI\
TIVE_INFINITY),rn(this.left,t)}unshift(t){this.setCursor(0),this.right.push(t)}unshiftMany(t){this.setCursor(0),rn(this.right,t.reverse())}setCursor(t){if(!(t==\
=this.left.length||t>this.left.length&&this.right.length===0||t<0&&this.left.length===0))if(t<this.left.length){let n=this.left.splice(t,Number.POSITIVE_INFINIT\
Y);rn(this.right,n.reverse())}else{let n=this.right.splice(this.left.length+this.right.length-t,Number.POSITIVE_INFINITY);rn(this.left,n.reverse())}}};function \
rn(e,t){let n=0;if(t.length<1e4)e.push(...t);else for(;n<t.length;)e.push(...t.slice(n,n+1e4)),n+=1e4}function tr(e){let t={},n=-1,r,i,o,a,s,l,u,c=new er(e);for\
(;++n<c.length;){for(;n in t;)n=t[n];if(r=c.get(n),n&&r[1].type==="chunkFlow"&&c.get(n-1)[1].type==="listItemPrefix"&&(l=r[1]._tokenizer.events,o=0,o<l.length&&\
l[o][1].type==="lineEndingBlank"&&(o+=2),o<l.length&&l[o][1].type==="content"))for(;++o<l.length&&l[o][1].type!=="content";)l[o][1].type==="chunkText"&&(l[o][1]\
._isInFirstContentOfListItem=!0,o++);if(r[0]==="enter")r[1].contentType&&(Object.assign(t,pf(c,n)),n=t[n],u=!0);else if(r[1]._container){for(o=n,i=void 0;o--;)i\
f(a=c.get(o),a[1].type==="lineEnding"||a[1].type==="lineEndingBlank")a[0]==="enter"&&(i&&(c.get(i)[1].type="lineEndingBlank"),a[1].type="lineEnding",i=o);else i\
f(!(a[1].type==="linePrefix"||a[1].type==="listItemIndent"))break;i&&(r[1].end={...c.get(i)[1].start},s=c.slice(i,n),s.unshift(r),c.splice(i,n-i+1,s))}}return m\
e(e,0,Number.POSITIVE_INFINITY,c.slice(0)),!u}function pf(e,t){let n=e.get(t)[1],r=e.get(t)[2],i=t-1,o=[],a=n._tokenizer;a||(a=r.parser[n.contentType](n.start),\
n._contentTypeTextTrailing&&(a._contentTypeTextTrailing=!0));let s=a.events,l=[],u={},c,d,m=-1,f=n,g=0,x=0,_=[x];for(;f;){for(;e.get(++i)[1]!==f;);o.push(i),f._\
tokenizer||(c=r.sliceStream(f),f.next||c.push(null),d&&a.defineSkip(f.start),f._isInFirstContentOfListItem&&(a._gfmTasklistFirstContentOfListItem=!0),a.write(c)\
,f._isInFirstContentOfListItem&&(a._gfmTasklistFirstContentOfListItem=void 0)),d=f,f=f.next}for(f=n;++m<s.length;)s[m][0]==="exit"&&s[m-1][0]==="enter"&&s[m][1]\
.type===s[m-1][1].type&&s[m][1].start.line!==s[m][1].end.line&&(x=m+1,_.push(x),f._tokenizer=void 0,f.previous=void 0,f=f.next);for(a.events=[],f?(f._tokenizer=\
void 0,f.previous=void 0):_.pop(),m=_.length;m--;){let k=s.slice(_[m],_[m+1]),w=o.pop();l.push([w,w+k.length-1]),e.splice(w,2,k)}for(l.reverse(),m=-1;++m<l.leng\
th;)u[g+l[m][0]]=g+l[m][1],g+=l[m][1]-l[m][0]-1;return u}var si={resolve:mf,tokenize:gf},ff={partial:!0,tokenize:hf};function mf(e){return tr(e),e}function gf(e\
,t){let n;return r;function r(s){return e.enter("content"),n=e.enter("chunkContent",{contentType:"content"}),i(s)}function i(s){return s===null?o(s):P(s)?e.chec\
k(ff,a,o)(s):(e.consume(s),i)}function o(s){return e.exit("chunkContent"),e.exit("content"),t(s)}function a(s){return e.consume(s),e.exit("chunkContent"),n.next\
=e.enter("chunkContent",{contentType:"content",previous:n}),n=n.next,i}}function hf(e,t,n){let r=this;return i;function i(a){return e.exit("chunkContent"),e.ent\
er("lineEnding"),e.consume(a),e.exit("lineEnding"),V(e,o,"linePrefix")}function o(a){if(a===null||P(a))return n(a);let s=r.events[r.events.length-1];return!r.pa\
rser.constructs.disable.null.includes("codeIndented")&&s&&s[1].type==="linePrefix"&&s[2].sliceSerialize(s[1],!0).length>=4?t(a):e.interrupt(r.parser.constructs.\
flow,n,t)(a)}}function nr(e,t,n,r,i,o,a,s,l){let u=l||Number.POSITIVE_INFINITY,c=0;return d;function d(k){return k===60?(e.enter(r),e.enter(i),e.enter(o),e.cons\
ume(k),e.exit(o),m):k===null||k===32||k===41||ut(k)?n(k):(e.enter(r),e.enter(a),e.enter(s),e.enter("chunkString",{contentType:"string"}),x(k))}function m(k){ret\
urn k===62?(e.enter(o),e.consume(k),e.exit(o),e.exit(i),e.exit(r),t):(e.enter(s),e.enter("chunkString",{contentType:"string"}),f(k))}function f(k){return k===62\
?(e.exit("chunkString"),e.exit(s),m(k)):k===null||k===60||P(k)?n(k):(e.consume(k),k===92?g:f)}function g(k){return k===60||k===62||k===92?(e.consume(k),f):f(k)}\
function x(k){return!c&&(k===null||k===41||Q(k))?(e.exit("chunkString"),e.exit(s),e.exit(a),e.exit(r),t(k)):c<u&&k===40?(e.consume(k),c++,x):k===41?(e.consume(k\
),c--,x):k===null||k===32||k===40||ut(k)?n(k):(e.consume(k),k===92?_:x)}function _(k){return k===40||k===41||k===92?(e.consume(k),x):x(k)}}function rr(e,t,n,r,i\
,o){let a=this,s=0,l;return u;function u(f){return e.enter(r),e.enter(i),e.consume(f),e.exit(i),e.enter(o),c}function c(f){return s>999||f===null||f===91||f===9\
3&&!l||f===94&&!s&&"_hiddenFootnoteSupport"in a.parser.constructs?n(f):f===93?(e.exit(o),e.enter(i),e.consume(f),e.exit(i),e.exit(r),t):P(f)?(e.enter("lineEndin\
g"),e.consume(f),e.exit("lineEnding"),c):(e.enter("chunkString",{contentType:"string"}),d(f))}function d(f){return f===null||f===91||f===93||P(f)||s++>999?(e.ex\
it("chunkString"),c(f)):(e.consume(f),l||(l=!W(f)),f===92?m:d)}function m(f){return f===91||f===92||f===93?(e.consume(f),s++,d):d(f)}}function ir(e,t,n,r,i,o){l\
et a;return s;function s(m){return m===34||m===39||m===40?(e.enter(r),e.enter(i),e.consume(m),e.exit(i),a=m===40?41:m,l):n(m)}function l(m){return m===a?(e.ente\
r(i),e.consume(m),e.exit(i),e.exit(r),t):(e.enter(o),u(m))}function u(m){return m===a?(e.exit(o),l(a)):m===null?n(m):P(m)?(e.enter("lineEnding"),e.consume(m),e.\
exit("lineEnding"),V(e,u,"linePrefix")):(e.enter("chunkString",{contentType:"string"}),c(m))}function c(m){return m===a||m===null||P(m)?(e.exit("chunkString"),u\
(m)):(e.consume(m),m===92?d:c)}function d(m){return m===a||m===92?(e.consume(m),c):c(m)}}function dt(e,t){let n;return r;function r(i){return P(i)?(e.enter("lin\
eEnding"),e.consume(i),e.exit("lineEnding"),n=!0,r):W(i)?V(e,r,n?"linePrefix":"lineSuffix")(i):t(i)}}var li={name:"definition",tokenize:yf},bf={partial:!0,token\
ize:Ef};function yf(e,t,n){let r=this,i;return o;function o(f){return e.enter("definition"),a(f)}function a(f){return rr.call(r,e,s,n,"definitionLabel","definit\
ionLabelMarker","definitionLabelString")(f)}function s(f){return i=Ee(r.sliceSerialize(r.events[r.events.length-1][1]).slice(1,-1)),f===58?(e.enter("definitionM\
arker"),e.consume(f),e.exit("definitionMarker"),l):n(f)}function l(f){return Q(f)?dt(e,u)(f):u(f)}function u(f){return nr(e,c,n,"definitionDestination","definit\
ionDestinationLiteral","definitionDestinationLiteralMarker","definitionDestinationRaw","definitionDestinationString")(f)}function c(f){return e.attempt(bf,d,d)(\
f)}function d(f){return W(f)?V(e,m,"whitespace")(f):m(f)}function m(f){return f===null||P(f)?(e.exit("definition"),r.parser.defined.push(i),t(f)):n(f)}}function\
 Ef(e,t,n){return r;function r(s){return Q(s)?dt(e,i)(s):n(s)}function i(s){return ir(e,o,n,"definitionTitle","definitionTitleMarker","definitionTitleString")(s\
)}function o(s){return W(s)?V(e,a,"whitespace")(s):a(s)}function a(s){return s===null||P(s)?t(s):n(s)}}var ci={name:"hardBreakEscape",tokenize:wf};function wf(e\
,t,n){return r;function r(o){return e.enter("hardBreakEscape"),e.consume(o),i}function i(o){return P(o)?(e.exit("hardBreakEscape"),t(o)):n(o)}}var ui={name:"hea\
dingAtx",resolve:xf,tokenize:kf};function xf(e,t){let n=e.length-2,r=3;if(e[r][1].type==="whitespace"&&(r+=2),n-2>r&&e[n][1].type==="whitespace"&&(n-=2),e[n][1]\
.type==="atxHeadingSequence"&&(r===n-1||n-4>r&&e[n-2][1].type==="whitespace")&&(n-=r+1===n?2:4),n>r){let i={type:"atxHeadingText",start:e[r][1].start,end:e[n][1\
].end},o={type:"chunkText",start:e[r][1].start,end:e[n][1].end,contentType:"text"};me(e,r,n-r+1,[["enter",i,t],["enter",o,t],["exit",o,t],["exit",i,t]])}return \
e}function kf(e,t,n){let r=0;return i;function i(c){return e.enter("atxHeading"),o(c)}function o(c){return e.enter("atxHeadingSequence"),a(c)}function a(c){retu\
rn c===35&&r++<6?(e.consume(c),a):c===null||Q(c)?(e.exit("atxHeadingSequence"),s(c)):n(c)}function s(c){return c===35?(e.enter("atxHeadingSequence"),l(c)):c===n\
ull||P(c)?(e.exit("atxHeading"),t(c)):W(c)?V(e,s,"whitespace")(c):(e.enter("atxHeadingText"),u(c))}function l(c){return c===35?(e.consume(c),l):(e.exit("atxHead\
ingSequence"),s(c))}function u(c){return c===null||c===35||Q(c)?(e.exit("atxHeadingText"),s(c)):(e.consume(c),u)}}var $s=["address","article","aside","base","ba\
sefont","blockquote","body","caption","center","col","colgroup","dd","details","dialog","dir","div","dl","dt","fieldset","figcaption","figure","footer","form","\
frame","frameset","h1","h2","h3","h4","h5","h6","head","header","hr","html","iframe","legend","li","link","main","menu","menuitem","nav","noframes","ol","optgro\
up","option","p","param","search","section","summary","table","tbody","td","tfoot","th","thead","title","tr","track","ul"],di=["pre","script","style","textarea"\
];var pi={concrete:!0,name:"htmlFlow",resolveTo:Sf,tokenize:Tf},_f={partial:!0,tokenize:vf};function Sf(e){let t=e.length;for(;t--&&!(e[t][0]==="enter"&&e[t][1]\
.type==="htmlFlow"););return t>1&&e[t-2][1].type==="linePrefix"&&(e[t][1].start=e[t-2][1].start,e[t+1][1].start=e[t-2][1].start,e.splice(t-2,2)),e}function Tf(e\
,t,n){let r=this,i,o,a,s,l;return u;function u(b){return c(b)}function c(b){return e.enter("htmlFlow"),e.enter("htmlFlowData"),e.consume(b),d}function d(b){retu\
rn b===33?(e.consume(b),m):b===47?(e.consume(b),o=!0,x):b===63?(e.consume(b),i=3,r.interrupt?t:h):fe(b)?(e.consume(b),a=String.fromCharCode(b),_):n(b)}function \
m(b){return b===45?(e.consume(b),i=2,f):b===91?(e.consume(b),i=5,s=0,g):fe(b)?(e.consume(b),i=4,r.interrupt?t:h):n(b)}function f(b){return b===45?(e.consume(b),\
r.interrupt?t:h):n(b)}function g(b){let re="CDATA[";return b===re.charCodeAt(s++)?(e.consume(b),s===re.length?r.interrupt?t:B:g):n(b)}function x(b){return fe(b)\
?(e.consume(b),a=String.fromCharCode(b),_):n(b)}function _(b){if(b===null||b===47||b===62||Q(b)){let re=b===47,ce=a.toLowerCase();return!re&&!o&&di.includes(ce)\
?(i=1,r.interrupt?t(b):B(b)):$s.includes(a.toLowerCase())?(i=6,re?(e.consume(b),k):r.interrupt?t(b):B(b)):(i=7,r.interrupt&&!r.parser.lazy[r.now().line]?n(b):o?\
w(b):T(b))}return b===45||le(b)?(e.consume(b),a+=String.fromCharCode(b),_):n(b)}function k(b){return b===62?(e.consume(b),r.interrupt?t:B):n(b)}function w(b){re\
turn W(b)?(e.consume(b),w):y(b)}function T(b){return b===47?(e.consume(b),y):b===58||b===95||fe(b)?(e.consume(b),R):W(b)?(e.consume(b),T):y(b)}function R(b){ret\
urn b===45||b===46||b===58||b===95||le(b)?(e.consume(b),R):v(b)}function v(b){return b===61?(e.consume(b),E):W(b)?(e.consume(b),v):T(b)}function E(b){return b==\
=null||b===60||b===61||b===62||b===96?n(b):b===34||b===39?(e.consume(b),l=b,A):W(b)?(e.consume(b),E):L(b)}function A(b){return b===l?(e.consume(b),l=null,G):b==\
=null||P(b)?n(b):(e.consume(b),A)}function L(b){return b===null||b===34||b===39||b===47||b===60||b===61||b===62||b===96||Q(b)?v(b):(e.consume(b),L)}function G(b\
){return b===47||b===62||W(b)?T(b):n(b)}function y(b){return b===62?(e.consume(b),z):n(b)}function z(b){return b===null||P(b)?B(b):W(b)?(e.consume(b),z):n(b)}fu\
nction B(b){return b===45&&i===2?(e.consume(b),S):b===60&&i===1?(e.consume(b),N):b===62&&i===4?(e.consume(b),j):b===63&&i===3?(e.consume(b),h):b===93&&i===5?(e.\
consume(b),K):P(b)&&(i===6||i===7)?(e.exit("htmlFlowData"),e.check(_f,J,O)(b)):b===null||P(b)?(e.exit("htmlFlowData"),O(b)):(e.consume(b),B)}function O(b){retur\
n e.check(tn,D,J)(b)}function D(b){return e.enter("lineEnding"),e.consume(b),e.exit("lineEnding"),F}function F(b){return b===null||P(b)?O(b):(e.enter("htmlFlowD\
ata"),B(b))}function S(b){return b===45?(e.consume(b),h):B(b)}function N(b){return b===47?(e.consume(b),a="",M):B(b)}function M(b){if(b===62){let re=a.toLowerCa\
se();return di.includes(re)?(e.consume(b),j):B(b)}return fe(b)&&a.length<8?(e.consume(b),a+=String.fromCharCode(b),M):B(b)}function K(b){return b===93?(e.consum\
e(b),h):B(b)}function h(b){return b===62?(e.consume(b),j):b===45&&i===2?(e.consume(b),h):B(b)}function j(b){return b===null||P(b)?(e.exit("htmlFlowData"),J(b)):\
(e.consume(b),j)}function J(b){return e.exit("htmlFlow"),t(b)}}function vf(e,t,n){return r;function r(i){return e.enter("lineEnding"),e.consume(i),e.exit("lineE\
nding"),e.attempt(Be,t,n)}}var fi={name:"htmlText",tokenize:Rf};function Rf(e,t,n){let r=this,i,o,a;return s;function s(h){return e.enter("htmlText"),e.enter("h\
tmlTextData"),e.consume(h),l}function l(h){return h===33?(e.consume(h),u):h===47?(e.consume(h),v):h===63?(e.consume(h),T):fe(h)?(e.consume(h),L):n(h)}function u\
(h){return h===45?(e.consume(h),c):h===91?(e.consume(h),o=0,g):fe(h)?(e.consume(h),w):n(h)}function c(h){return h===45?(e.consume(h),f):n(h)}function d(h){retur\
n h===null?n(h):h===45?(e.consume(h),m):P(h)?(a=d,N(h)):(e.consume(h),d)}function m(h){return h===45?(e.consume(h),f):d(h)}function f(h){return h===62?S(h):h===\
45?m(h):d(h)}function g(h){let j="CDATA[";return h===j.charCodeAt(o++)?(e.consume(h),o===j.length?x:g):n(h)}function x(h){return h===null?n(h):h===93?(e.consume\
(h),_):P(h)?(a=x,N(h)):(e.consume(h),x)}function _(h){return h===93?(e.consume(h),k):x(h)}function k(h){return h===62?S(h):h===93?(e.consume(h),k):x(h)}function\
 w(h){return h===null||h===62?S(h):P(h)?(a=w,N(h)):(e.consume(h),w)}function T(h){return h===null?n(h):h===63?(e.consume(h),R):P(h)?(a=T,N(h)):(e.consume(h),T)}\
function R(h){return h===62?S(h):T(h)}function v(h){return fe(h)?(e.consume(h),E):n(h)}function E(h){return h===45||le(h)?(e.consume(h),E):A(h)}function A(h){re\
turn P(h)?(a=A,N(h)):W(h)?(e.consume(h),A):S(h)}function L(h){return h===45||le(h)?(e.consume(h),L):h===47||h===62||Q(h)?G(h):n(h)}function G(h){return h===47?(\
e.consume(h),S):h===58||h===95||fe(h)?(e.consume(h),y):P(h)?(a=G,N(h)):W(h)?(e.consume(h),G):S(h)}function y(h){return h===45||h===46||h===58||h===95||le(h)?(e.\
consume(h),y):z(h)}function z(h){return h===61?(e.consume(h),B):P(h)?(a=z,N(h)):W(h)?(e.consume(h),z):G(h)}function B(h){return h===null||h===60||h===61||h===62\
||h===96?n(h):h===34||h===39?(e.consume(h),i=h,O):P(h)?(a=B,N(h)):W(h)?(e.consume(h),B):(e.consume(h),D)}function O(h){return h===i?(e.consume(h),i=void 0,F):h=\
==null?n(h):P(h)?(a=O,N(h)):(e.consume(h),O)}function D(h){return h===null||h===34||h===39||h===60||h===61||h===96?n(h):h===47||h===62||Q(h)?G(h):(e.consume(h),\
D)}function F(h){return h===47||h===62||Q(h)?G(h):n(h)}function S(h){return h===62?(e.consume(h),e.exit("htmlTextData"),e.exit("htmlText"),t):n(h)}function N(h)\
{return e.exit("htmlTextData"),e.enter("lineEnding"),e.consume(h),e.exit("lineEnding"),M}function M(h){return W(h)?V(e,K,"linePrefix",r.parser.constructs.disabl\
e.null.includes("codeIndented")?void 0:4)(h):K(h)}function K(h){return e.enter("htmlTextData"),a(h)}}var pt={name:"labelEnd",resolveAll:Mf,resolveTo:Af,tokenize\
:Lf},Nf={tokenize:If},Cf={tokenize:Pf},Of={tokenize:Df};function Mf(e){let t=-1,n=[];for(;++t<e.length;){let r=e[t][1];if(n.push(e[t]),r.type==="labelImage"||r.\
type==="labelLink"||r.type==="labelEnd"){let i=r.type==="labelImage"?4:2;r.type="data",t+=i}}return e.length!==n.length&&me(e,0,e.length,n),e}function Af(e,t){l\
et n=e.length,r=0,i,o,a;for(;n--;){let c=e[n][1];if(i){if(c.type==="link"||c.type==="labelLink"&&c._inactive)break;e[n][0]==="enter"&&c.type==="labelLink"&&(c._\
inactive=!0)}else if(o){if(e[n][0]==="enter"&&(c.type==="labelImage"||c.type==="labelLink")&&!c._balanced&&(i=n,c.type!=="labelLink")){r=2;break}}else c.type===\
"labelEnd"&&(o=n)}let s={type:e[i][1].type==="labelLink"?"link":"image",start:{...e[i][1].start},end:{...e[e.length-1][1].end}},l={type:"label",start:{...e[i][1\
].start},end:{...e[o][1].end}},u={type:"labelText",start:{...e[i+r+2][1].end},end:{...e[o-2][1].start}};return a=[["enter",s,t],["enter",l,t]],a=ue(a,e.slice(i+\
1,i+r+3)),a=ue(a,[["enter",u,t]]),a=ue(a,it(t.parser.constructs.insideSpan.null,e.slice(i+r+4,o-3),t)),a=ue(a,[["exit",u,t],e[o-2],e[o-1],["exit",l,t]]),a=ue(a,\
e.slice(o+1)),a=ue(a,[["exit",s,t]]),me(e,i,e.length,a),e}function Lf(e,t,n){let r=this,i=r._labelStarts,o,a;if(i){for(;i.length>0&&i[i.length-1]._balanced;)i.p\
op();o=i[i.length-1]}return s;function s(m){return o?o._inactive?d(m):(a=r.parser.defined.includes(Ee(r.sliceSerialize({start:o.end,end:r.now()}))),e.enter("lab\
elEnd"),e.enter("labelMarker"),e.consume(m),e.exit("labelMarker"),e.exit("labelEnd"),l):n(m)}function l(m){return m===40?e.attempt(Nf,c,a?c:d)(m):m===91?e.attem\
pt(Cf,c,a?u:d)(m):a?c(m):d(m)}function u(m){return e.attempt(Of,c,d)(m)}function c(m){return i.pop(),t(m)}function d(m){return o._balanced=!0,n(m)}}function If(\
e,t,n){return r;function r(d){return e.enter("resource"),e.enter("resourceMarker"),e.consume(d),e.exit("resourceMarker"),i}function i(d){return Q(d)?dt(e,o)(d):\
o(d)}function o(d){return d===41?c(d):nr(e,a,s,"resourceDestination","resourceDestinationLiteral","resourceDestinationLiteralMarker","resourceDestinationRaw","r\
esourceDestinationString",32)(d)}function a(d){return Q(d)?dt(e,l)(d):c(d)}function s(d){return n(d)}function l(d){return d===34||d===39||d===40?ir(e,u,n,"resou\
rceTitle","resourceTitleMarker","resourceTitleString")(d):c(d)}function u(d){return Q(d)?dt(e,c)(d):c(d)}function c(d){return d===41?(e.enter("resourceMarker"),\
e.consume(d),e.exit("resourceMarker"),e.exit("resource"),t):n(d)}}function Pf(e,t,n){let r=this;return i;function i(s){return rr.call(r,e,o,a,"reference","refer\
enceMarker","referenceString")(s)}function o(s){return r.parser.defined.includes(Ee(r.sliceSerialize(r.events[r.events.length-1][1]).slice(1,-1)))?t(s):n(s)}fun\
ction a(s){return n(s)}}function Df(e,t,n){return r;function r(o){return e.enter("reference"),e.enter("referenceMarker"),e.consume(o),e.exit("referenceMarker"),\
i}function i(o){return o===93?(e.enter("referenceMarker"),e.consume(o),e.exit("referenceMarker"),e.exit("reference"),t):n(o)}}var mi={name:"labelStartImage",res\
olveAll:pt.resolveAll,tokenize:Ff};function Ff(e,t,n){let r=this,i;return o;function o(l){return e.enter("labelImage"),e.enter("labelImageMarker"),e.consume(l),\
e.exit("labelImageMarker"),a}function a(l){return l===91?(e.enter("labelMarker"),e.consume(l),e.exit("labelMarker"),i=e.exit("labelImage"),s):n(l)}function s(l)\
{return l===94&&"_hiddenFootnoteSupport"in r.parser.constructs?n(l):(r._labelStarts=r._labelStarts||[],r._labelStarts.push(i),t(l))}}var gi={name:"labelStartLin\
k",resolveAll:pt.resolveAll,tokenize:$f};function $f(e,t,n){let r=this,i;return o;function o(s){return e.enter("labelLink"),e.enter("labelMarker"),e.consume(s),\
e.exit("labelMarker"),i=e.exit("labelLink"),a}function a(s){return s===94&&"_hiddenFootnoteSupport"in r.parser.constructs?n(s):(r._labelStarts=r._labelStarts||[\
],r._labelStarts.push(i),t(s))}}var on={name:"lineEnding",tokenize:Bf};function Bf(e,t){return n;function n(r){return e.enter("lineEnding"),e.consume(r),e.exit(\
"lineEnding"),V(e,t,"linePrefix")}}var ft={name:"thematicBreak",tokenize:Hf};function Hf(e,t,n){let r=0,i;return o;function o(u){return e.enter("thematicBreak")\
,a(u)}function a(u){return i=u,s(u)}function s(u){return u===i?(e.enter("thematicBreakSequence"),l(u)):r>=3&&(u===null||P(u))?(e.exit("thematicBreak"),t(u)):n(u\
)}function l(u){return u===i?(e.consume(u),r++,l):(e.exit("thematicBreakSequence"),W(u)?V(e,s,"whitespace")(u):s(u))}}var he={continuation:{tokenize:Kf},exit:qf\
,name:"list",tokenize:Wf},zf={partial:!0,tokenize:Vf},Uf={partial:!0,tokenize:Gf};function Wf(e,t,n){let r=this,i=r.events[r.events.length-1],o=i&&i[1].type==="\
linePrefix"?i[2].sliceSerialize(i[1],!0).length:0,a=0;return s;function s(f){let g=r.containerState.type||(f===42||f===43||f===45?"listUnordered":"listOrdered")\
;if(g==="listUnordered"?!r.containerState.marker||f===r.containerState.marker:Qt(f)){if(r.containerState.type||(r.containerState.type=g,e.enter(g,{_container:!0\
})),g==="listUnordered")return e.enter("listItemPrefix"),f===42||f===45?e.check(ft,n,u)(f):u(f);if(!r.interrupt||f===49)return e.enter("listItemPrefix"),e.enter\
("listItemValue"),l(f)}return n(f)}function l(f){return Qt(f)&&++a<10?(e.consume(f),l):(!r.interrupt||a<2)&&(r.containerState.marker?f===r.containerState.marker\
:f===41||f===46)?(e.exit("listItemValue"),u(f)):n(f)}function u(f){return e.enter("listItemMarker"),e.consume(f),e.exit("listItemMarker"),r.containerState.marke\
r=r.containerState.marker||f,e.check(Be,r.interrupt?n:c,e.attempt(zf,m,d))}function c(f){return r.containerState.initialBlankLine=!0,o++,m(f)}function d(f){retu\
rn W(f)?(e.enter("listItemPrefixWhitespace"),e.consume(f),e.exit("listItemPrefixWhitespace"),m):n(f)}function m(f){return r.containerState.size=o+r.sliceSeriali\
ze(e.exit("listItemPrefix"),!0).length,t(f)}}function Kf(e,t,n){let r=this;return r.containerState._closeFlow=void 0,e.check(Be,i,o);function i(s){return r.cont\
ainerState.furtherBlankLines=r.containerState.furtherBlankLines||r.containerState.initialBlankLine,V(e,t,"listItemIndent",r.containerState.size+1)(s)}function o\
(s){return r.containerState.furtherBlankLines||!W(s)?(r.containerState.furtherBlankLines=void 0,r.containerState.initialBlankLine=void 0,a(s)):(r.containerState\
.furtherBlankLines=void 0,r.containerState.initialBlankLine=void 0,e.attempt(Uf,t,a)(s))}function a(s){return r.containerState._closeFlow=!0,r.interrupt=void 0,\
V(e,e.attempt(he,t,n),"linePrefix",r.parser.constructs.disable.null.includes("codeIndented")?void 0:4)(s)}}function Gf(e,t,n){let r=this;return V(e,i,"listItemI\
ndent",r.containerState.size+1);function i(o){let a=r.events[r.events.length-1];return a&&a[1].type==="listItemIndent"&&a[2].sliceSerialize(a[1],!0).length===r.\
containerState.size?t(o):n(o)}}function qf(e){e.exit(this.containerState.type)}function Vf(e,t,n){let r=this;return V(e,i,"listItemPrefixWhitespace",r.parser.co\
nstructs.disable.null.includes("codeIndented")?void 0:5);function i(o){let a=r.events[r.events.length-1];return!W(o)&&a&&a[1].type==="listItemPrefixWhitespace"?\
t(o):n(o)}}var or={name:"setextUnderline",resolveTo:Yf,tokenize:Xf};function Yf(e,t){let n=new Ye,r=e.length,i,o,a;for(;r--;)if(e[r][0]==="enter"){if(e[r][1].ty\
pe==="content"){i=r;break}e[r][1].type==="paragraph"&&(o=r)}else e[r][1].type==="content"&&n.add(r,1,[]),!a&&e[r][1].type==="definition"&&(a=r);let s={type:"set\
extHeading",start:{...e[i][1].start},end:{...e[e.length-1][1].end}};return e[o][1].type="setextHeadingText",a?(n.add(o,0,[["enter",s,t]]),n.add(a+1,0,[["exit",e\
[i][1],t]]),e[i][1].end={...e[a][1].end}):e[i][1]=s,n.add(e.length,0,[["exit",s,t]]),n.consume(e),e}function Xf(e,t,n){let r=this,i;return o;function o(u){let c\
=r.events.length,d;for(;c--;)if(r.events[c][1].type!=="lineEnding"&&r.events[c][1].type!=="linePrefix"&&r.events[c][1].type!=="content"){d=r.events[c][1].type==\
="paragraph";break}return!r.parser.lazy[r.now().line]&&(r.interrupt||d)?(e.enter("setextHeadingLine"),i=u,a(u)):n(u)}function a(u){return e.enter("setextHeading\
LineSequence"),s(u)}function s(u){return u===i?(e.consume(u),s):(e.exit("setextHeadingLineSequence"),W(u)?V(e,l,"lineSuffix")(u):l(u))}function l(u){return u===\
null||P(u)?(e.exit("setextHeadingLine"),t(u)):n(u)}}var Bs={tokenize:jf};function jf(e){let t=this,n=e.attempt(Be,r,e.attempt(this.parser.constructs.flowInitial\
,i,V(e,e.attempt(this.parser.constructs.flow,i,e.attempt(si,i)),"linePrefix")));return n;function r(o){if(o===null){e.consume(o);return}return e.enter("lineEndi\
ngBlank"),e.consume(o),e.exit("lineEndingBlank"),t.currentConstruct=void 0,n}function i(o){if(o===null){e.consume(o);return}return e.enter("lineEnding"),e.consu\
me(o),e.exit("lineEnding"),t.currentConstruct=void 0,n}}var Hs={resolveAll:Ks()},zs=Ws("string"),Us=Ws("text");function Ws(e){return{resolveAll:Ks(e==="text"?Zf\
:void 0),tokenize:t};function t(n){let r=this,i=this.parser.constructs[e],o=n.attempt(i,a,s);return a;function a(c){return u(c)?o(c):s(c)}function s(c){if(c===n\
ull){n.consume(c);return}return n.enter("data"),n.consume(c),l}function l(c){return u(c)?(n.exit("data"),o(c)):(n.consume(c),l)}function u(c){if(c===null)return\
!0;let d=i[c],m=-1;if(d)for(;++m<d.length;){let f=d[m];if(!f.previous||f.previous.call(r,r.previous))return!0}return!1}}}function Ks(e){return t;function t(n,r)\
{let i=-1,o;for(;++i<=n.length;)o===void 0?n[i]&&n[i][1].type==="data"&&(o=i,i++):(!n[i]||n[i][1].type!=="data")&&(i!==o+2&&(n[o][1].end=n[i-1][1].end,n.splice(\
o+2,i-o-2),i=o+2),o=void 0);return e?e(n,r):n}}function Zf(e,t){let n=new Ye,r=0;for(;++r<=e.length;)if((r===e.length||e[r][1].type==="lineEnding")&&e[r-1][1].t\
ype==="data"){let i=e[r-1][1],o=t.sliceStream(i),a=o.length,s=-1,l=0,u;for(;a--;){let c=o[a];if(typeof c=="string"){for(s=c.length;c.charCodeAt(s-1)===32;)l++,s\
--;if(s)break;s=-1}else if(c===-2)u=!0,l++;else if(c!==-1){a++;break}}if(t._contentTypeTextTrailing&&r===e.length&&(l=0),l){let c={type:r===e.length||u||l<2?"li\
neSuffix":"hardBreakTrailing",start:{_bufferIndex:a?s:i.start._bufferIndex+s,_index:i.start._index+a,line:i.end.line,column:i.end.column-l,offset:i.end.offset-l\
},end:{...i.end}};i.end={...c.start},i.start.offset===i.end.offset?Object.assign(i,c):n.add(r,0,[["enter",c,t],["exit",c,t]])}r++}return n.consume(e),e}var hi={\
};Pc(hi,{attentionMarkers:()=>om,contentInitial:()=>Jf,disable:()=>am,document:()=>Qf,flow:()=>tm,flowInitial:()=>em,insideSpan:()=>im,string:()=>nm,text:()=>rm\
});var Qf={42:he,43:he,45:he,48:he,49:he,50:he,51:he,52:he,53:he,54:he,55:he,56:he,57:he,62:jn},Jf={91:li},em={[-2]:nn,[-1]:nn,32:nn},tm={35:ui,42:ft,45:[or,ft]\
,60:pi,61:or,95:ft,96:Jn,126:Jn},nm={38:Qn,92:Zn},rm={[-5]:on,[-4]:on,[-3]:on,33:mi,38:Qn,42:en,60:[oi,fi],91:gi,92:[ci,Zn],93:pt,95:en,96:ai},im={null:[en,Hs]}\
,om={null:[42,95]},am={null:[]};function Gs(e,t,n){let r={_bufferIndex:-1,_index:0,line:n&&n.line||1,column:n&&n.column||1,offset:n&&n.offset||0},i={},o=[],a=[]\
,s=[],l=!0,u={attempt:G(A),check:G(L),consume:R,enter:v,exit:E,interrupt:G(L,{interrupt:!0})},c={code:null,containerState:{},defineSkip:k,events:[],now:_,parser\
:e,previous:null,sliceSerialize:g,sliceStream:x,write:f},d=t.tokenize.call(c,u),m;return t.resolveAll&&o.push(t),c;function f(O){return a=ue(a,O),w(),a[a.length\
-1]!==null?[]:(y(t,0),c.events=it(o,c.events,c),c.events)}function g(O,D){return lm(x(O),D)}function x(O){return sm(a,O)}function _(){let{_bufferIndex:O,_index:\
D,line:F,column:S,offset:N}=r;return{_bufferIndex:O,_index:D,line:F,column:S,offset:N}}function k(O){i[O.line]=O.column,B()}function w(){for(;r._index<a.length;\
){let O=a[r._index];if(typeof O=="string"){let D=r._index;for(r._bufferIndex<0&&(r._bufferIndex=0);r._index===D&&r._bufferIndex<O.length;)T(O.charCodeAt(r._buff\
erIndex))}else T(O)}}function T(O){l=void 0,m=O,d=d(O)}function R(O){P(O)?(r.line++,r.column=1,r.offset+=O===-3?2:1,B()):O!==-1&&(r.column++,r.offset++),r._buff\
erIndex<0?r._index++:(r._bufferIndex++,r._bufferIndex===a[r._index].length&&(r._bufferIndex=-1,r._index++)),c.previous=O,l=!0}function v(O,D){let F=D||{};return\
 F.type=O,F.start=_(),c.events.push(["enter",F,c]),s.push(F),F}function E(O){let D=s.pop();return D.end=_(),c.events.push(["exit",D,c]),D}function A(O,D){y(O,D.\
from)}function L(O,D){D.restore()}function G(O,D){return F;function F(S,N,M){let K,h,j,J;return Array.isArray(S)?re(S):"tokenize"in S?re([S]):b(S);function b(se\
){return Ue;function Ue(ke){let Ce=ke!==null&&se[ke],Oe=ke!==null&&se.null,Te=[...Array.isArray(Ce)?Ce:Ce?[Ce]:[],...Array.isArray(Oe)?Oe:Oe?[Oe]:[]];return re(\
Te)(ke)}}function re(se){return K=se,h=0,se.length===0?M:ce(se[h])}function ce(se){return Ue;function Ue(ke){return J=z(),j=se,se.partial||(c.currentConstruct=s\
e),se.name&&c.parser.constructs.disable.null.includes(se.name)?ze(ke):se.tokenize.call(D?Object.assign(Object.create(c),D):c,u,Ne,ze)(ke)}}function Ne(se){retur\
n l=!0,O(j,J),N}function ze(se){return l=!0,J.restore(),++h<K.length?ce(K[h]):M}}}function y(O,D){O.resolveAll&&!o.includes(O)&&o.push(O),O.resolve&&me(c.events\
,D,c.events.length-D,O.resolve(c.events.slice(D),c)),O.resolveTo&&(c.events=O.resolveTo(c.events,c))}function z(){let O=_(),D=c.previous,F=c.currentConstruct,S=\
c.events.length,N=Array.from(s);return{from:S,restore:M};function M(){r=O,c.previous=D,c.currentConstruct=F,c.events.length=S,s=N,B()}}function B(){r.line in i&\
&r.column<2&&(r.column=i[r.line],r.offset+=i[r.line]-1)}}function sm(e,t){let n=t.start._index,r=t.start._bufferIndex,i=t.end._index,o=t.end._bufferIndex,a;if(n\
===i)a=[e[n].slice(r,o)];else{if(a=e.slice(n,i),r>-1){let s=a[0];typeof s=="string"?a[0]=s.slice(r):a.shift()}o>0&&a.push(e[i].slice(0,o))}return a}function lm(\
e,t){let n=-1,r=[],i;for(;++n<e.length;){let o=e[n],a;if(typeof o=="string")a=o;else switch(o){case-5:{a="\\r";break}case-4:{a=`\n`;break}case-3:{a=`\\r\n`;break}ca\
se-2:{a=t?" ":"	";break}case-1:{if(!t&&i)continue;a=" ";break}default:a=String.fromCharCode(o)}i=o===-2,r.push(a)}return r.join("")}function qs(e){let r={constr\
ucts:Vn([hi,...(e||{}).extensions||[]]),content:i(Ls),defined:[],document:i(Ds),flow:i(Bs),lazy:{},string:i(zs),text:i(Us)};return r;function i(o){return a;func\
tion a(s){return Gs(r,o,s)}}}function Vs(e){for(;!tr(e););return e}var Ys=/[\\0\\t\\n\\r]/g;function Xs(){let e=1,t="",n=!0,r;return i;function i(o,a,s){o=t+(typeof\
 o=="string"?o.toString():new TextDecoder(a||void 0).decode(o));let l=[],u=0;for(t="",n&&(o.charCodeAt(0)===65279&&u++,n=void 0);u<o.length;){Ys.lastIndex=u;let\
 c=Ys.exec(o),d=c&&c.index!==void 0?c.index:o.length,m=o.charCodeAt(d);if(!c){t=o.slice(u);break}if(m===10&&u===d&&r)l.push(-3),r=void 0;else switch(r&&(l.push(\
-5),r=void 0),u<d&&(l.push(o.slice(u,d)),e+=d-u),m){case 0:{l.push(65533),e++;break}case 9:{let f=Math.ceil(e/4)*4;for(l.push(-2);e++<f;)l.push(-1);break}case 1\
0:{l.push(-4),e=1;break}default:r=!0,e=1}u=d+1}return s&&(r&&l.push(-5),t&&l.push(t),l.push(null)),l}}function js(e,t,n){return typeof t!="string"&&(n=t,t=void \
0),As(n)(Vs(qs(n).document().write(Xs()(e,t,!0))))}var cm={tokenize:mm,partial:!0},Zs={tokenize:gm,partial:!0},Qs={tokenize:hm,partial:!0},Js={tokenize:bm,parti\
al:!0},um={tokenize:ym,partial:!0},el={name:"wwwAutolink",tokenize:pm,previous:nl},tl={name:"protocolAutolink",tokenize:fm,previous:rl},Xe={name:"emailAutolink"\
,tokenize:dm,previous:il},He={};function yi(){return{text:He}}var mt=48;for(;mt<123;)He[mt]=Xe,mt++,mt===58?mt=65:mt===91&&(mt=97);He[43]=Xe;He[45]=Xe;He[46]=Xe\
;He[95]=Xe;He[72]=[Xe,tl];He[104]=[Xe,tl];He[87]=[Xe,el];He[119]=[Xe,el];function dm(e,t,n){let r=this,i,o;return a;function a(d){return!bi(d)||!il.call(r,r.pre\
vious)||Ei(r.events)?n(d):(e.enter("literalAutolink"),e.enter("literalAutolinkEmail"),s(d))}function s(d){return bi(d)?(e.consume(d),s):d===64?(e.consume(d),l):\
n(d)}function l(d){return d===46?e.check(um,c,u)(d):d===45||d===95||le(d)?(o=!0,e.consume(d),l):c(d)}function u(d){return e.consume(d),i=!0,l}function c(d){retu\
rn o&&i&&fe(r.previous)?(e.exit("literalAutolinkEmail"),e.exit("literalAutolink"),t(d)):n(d)}}function pm(e,t,n){let r=this;return i;function i(a){return a!==87\
&&a!==119||!nl.call(r,r.previous)||Ei(r.events)?n(a):(e.enter("literalAutolink"),e.enter("literalAutolinkWww"),e.check(cm,e.attempt(Zs,e.attempt(Qs,o),n),n)(a))\
}function o(a){return e.exit("literalAutolinkWww"),e.exit("literalAutolink"),t(a)}}function fm(e,t,n){let r=this,i="",o=!1;return a;function a(d){return(d===72|\
|d===104)&&rl.call(r,r.previous)&&!Ei(r.events)?(e.enter("literalAutolink"),e.enter("literalAutolinkHttp"),i+=String.fromCodePoint(d),e.consume(d),s):n(d)}funct\
ion s(d){if(fe(d)&&i.length<5)return i+=String.fromCodePoint(d),e.consume(d),s;if(d===58){let m=i.toLowerCase();if(m==="http"||m==="https")return e.consume(d),l\
}return n(d)}function l(d){return d===47?(e.consume(d),o?u:(o=!0,l)):n(d)}function u(d){return d===null||ut(d)||Q(d)||nt(d)||Jt(d)?n(d):e.attempt(Zs,e.attempt(Q\
s,c),n)(d)}function c(d){return e.exit("literalAutolinkHttp"),e.exit("literalAutolink"),t(d)}}function mm(e,t,n){let r=0;return i;function i(a){return(a===87||a\
===119)&&r<3?(r++,e.consume(a),i):a===46&&r===3?(e.consume(a),o):n(a)}function o(a){return a===null?n(a):t(a)}}function gm(e,t,n){let r,i,o;return a;function a(\
u){return u===46||u===95?e.check(Js,l,s)(u):u===null||Q(u)||nt(u)||u!==45&&Jt(u)?l(u):(o=!0,e.consume(u),a)}function s(u){return u===95?r=!0:(i=r,r=void 0),e.co\
nsume(u),a}function l(u){return i||r||!o?n(u):t(u)}}function hm(e,t){let n=0,r=0;return i;function i(a){return a===40?(n++,e.consume(a),i):a===41&&r<n?o(a):a===\
33||a===34||a===38||a===39||a===41||a===42||a===44||a===46||a===58||a===59||a===60||a===63||a===93||a===95||a===126?e.check(Js,t,o)(a):a===null||Q(a)||nt(a)?t(a\
):(e.consume(a),i)}function o(a){return a===41&&r++,e.consume(a),i}}function bm(e,t,n){return r;function r(s){return s===33||s===34||s===39||s===41||s===42||s==\
=44||s===46||s===58||s===59||s===63||s===95||s===126?(e.consume(s),r):s===38?(e.consume(s),o):s===93?(e.consume(s),i):s===60||s===null||Q(s)||nt(s)?t(s):n(s)}fu\
nction i(s){return s===null||s===40||s===91||Q(s)||nt(s)?t(s):r(s)}function o(s){return fe(s)?a(s):n(s)}function a(s){return s===59?(e.consume(s),r):fe(s)?(e.co\
nsume(s),a):n(s)}}function ym(e,t,n){return r;function r(o){return e.consume(o),i}function i(o){return le(o)?n(o):t(o)}}function nl(e){return e===null||e===40||\
e===42||e===95||e===91||e===93||e===126||Q(e)}function rl(e){return!fe(e)}function il(e){return!(e===47||bi(e))}function bi(e){return e===43||e===45||e===46||e=\
==95||le(e)}function Ei(e){let t=e.length,n=!1;for(;t--;){let r=e[t][1];if((r.type==="labelLink"||r.type==="labelImage")&&!r._balanced){n=!0;break}if(r._gfmAuto\
linkLiteralWalkedInto){n=!1;break}}return e.length>0&&!n&&(e[e.length-1][1]._gfmAutolinkLiteralWalkedInto=!0),n}function wi(){return{exit:{literalAutolinkEmail:\
wm,literalAutolinkHttp:xm,literalAutolinkWww:Em}}}function Em(e){xi.call(this,e,"http://")}function wm(e){xi.call(this,e,"mailto:")}function xm(e){xi.call(this,\
e)}function xi(e,t){let n=this.sliceSerialize(e);this.tag(\'<a href="\'+$e((t||"")+n)+\'">\'),this.raw(this.encode(n)),this.tag("</a>")}var km={tokenize:Cm,partial:\
!0};function ki(){return{document:{91:{name:"gfmFootnoteDefinition",tokenize:vm,continuation:{tokenize:Rm},exit:Nm}},text:{91:{name:"gfmFootnoteCall",tokenize:T\
m},93:{name:"gfmPotentialFootnoteCall",add:"after",tokenize:_m,resolveTo:Sm}}}}function _m(e,t,n){let r=this,i=r.events.length,o=r.parser.gfmFootnotes||(r.parse\
r.gfmFootnotes=[]),a;for(;i--;){let l=r.events[i][1];if(l.type==="labelImage"){a=l;break}if(l.type==="gfmFootnoteCall"||l.type==="labelLink"||l.type==="label"||\
l.type==="image"||l.type==="link")break}return s;function s(l){if(!a||!a._balanced)return n(l);let u=Ee(r.sliceSerialize({start:a.end,end:r.now()}));return u.co\
dePointAt(0)!==94||!o.includes(u.slice(1))?n(l):(e.enter("gfmFootnoteCallLabelMarker"),e.consume(l),e.exit("gfmFootnoteCallLabelMarker"),t(l))}}function Sm(e,t)\
{let n=e.length,r;for(;n--;)if(e[n][1].type==="labelImage"&&e[n][0]==="enter"){r=e[n][1];break}e[n+1][1].type="data",e[n+3][1].type="gfmFootnoteCallLabelMarker"\
;let i={type:"gfmFootnoteCall",start:Object.assign({},e[n+3][1].start),end:Object.assign({},e[e.length-1][1].end)},o={type:"gfmFootnoteCallMarker",start:Object.\
assign({},e[n+3][1].end),end:Object.assign({},e[n+3][1].end)};o.end.column++,o.end.offset++,o.end._bufferIndex++;let a={type:"gfmFootnoteCallString",start:Objec\
t.assign({},o.end),end:Object.assign({},e[e.length-1][1].start)},s={type:"chunkString",contentType:"string",start:Object.assign({},a.start),end:Object.assign({}\
,a.end)},l=[e[n+1],e[n+2],["enter",i,t],e[n+3],e[n+4],["enter",o,t],["exit",o,t],["enter",a,t],["enter",s,t],["exit",s,t],["exit",a,t],e[e.length-2],e[e.length-\
1],["exit",i,t]];return e.splice(n,e.length-n+1,...l),e}function Tm(e,t,n){let r=this,i=r.parser.gfmFootnotes||(r.parser.gfmFootnotes=[]),o=0,a;return s;functio\
n s(d){return e.enter("gfmFootnoteCall"),e.enter("gfmFootnoteCallLabelMarker"),e.consume(d),e.exit("gfmFootnoteCallLabelMarker"),l}function l(d){return d!==94?n\
(d):(e.enter("gfmFootnoteCallMarker"),e.consume(d),e.exit("gfmFootnoteCallMarker"),e.enter("gfmFootnoteCallString"),e.enter("chunkString").contentType="string",\
u)}function u(d){if(o>999||d===93&&!a||d===null||d===91||Q(d))return n(d);if(d===93){e.exit("chunkString");let m=e.exit("gfmFootnoteCallString");return i.includ\
es(Ee(r.sliceSerialize(m)))?(e.enter("gfmFootnoteCallLabelMarker"),e.consume(d),e.exit("gfmFootnoteCallLabelMarker"),e.exit("gfmFootnoteCall"),t):n(d)}return Q(\
d)||(a=!0),o++,e.consume(d),d===92?c:u}function c(d){return d===91||d===92||d===93?(e.consume(d),o++,u):u(d)}}function vm(e,t,n){let r=this,i=r.parser.gfmFootno\
tes||(r.parser.gfmFootnotes=[]),o,a=0,s;return l;function l(g){return e.enter("gfmFootnoteDefinition")._container=!0,e.enter("gfmFootnoteDefinitionLabel"),e.ent\
er("gfmFootnoteDefinitionLabelMarker"),e.consume(g),e.exit("gfmFootnoteDefinitionLabelMarker"),u}function u(g){return g===94?(e.enter("gfmFootnoteDefinitionMark\
er"),e.consume(g),e.exit("gfmFootnoteDefinitionMarker"),e.enter("gfmFootnoteDefinitionLabelString"),e.enter("chunkString").contentType="string",c):n(g)}function\
 c(g){if(a>999||g===93&&!s||g===null||g===91||Q(g))return n(g);if(g===93){e.exit("chunkString");let x=e.exit("gfmFootnoteDefinitionLabelString");return o=Ee(r.s\
liceSerialize(x)),e.enter("gfmFootnoteDefinitionLabelMarker"),e.consume(g),e.exit("gfmFootnoteDefinitionLabelMarker"),e.exit("gfmFootnoteDefinitionLabel"),m}ret\
urn Q(g)||(s=!0),a++,e.consume(g),g===92?d:c}function d(g){return g===91||g===92||g===93?(e.consume(g),a++,c):c(g)}function m(g){return g===58?(e.enter("definit\
ionMarker"),e.consume(g),e.exit("definitionMarker"),i.includes(o)||i.push(o),V(e,f,"gfmFootnoteDefinitionWhitespace")):n(g)}function f(g){return t(g)}}function \
Rm(e,t,n){return e.check(Be,t,e.attempt(km,t,n))}function Nm(e){e.exit("gfmFootnoteDefinition")}function Cm(e,t,n){let r=this;return V(e,i,"gfmFootnoteDefinitio\
nIndent",5);function i(o){let a=r.events[r.events.length-1];return a&&a[1].type==="gfmFootnoteDefinitionIndent"&&a[2].sliceSerialize(a[1],!0).length===4?t(o):n(\
o)}}var Om={}.hasOwnProperty,Mm={};function ol(e,t){return"Back to reference "+(e+1)+(t>1?"-"+t:"")}function _i(e){let t=e||Mm,n=t.label||"Footnotes",r=t.labelT\
agName||"h2",i=t.labelAttributes===null||t.labelAttributes===void 0?\'class="sr-only"\':t.labelAttributes,o=t.backLabel||ol,a=t.clobberPrefix===null||t.clobberPre\
fix===void 0?"user-content-":t.clobberPrefix;return{enter:{gfmFootnoteDefinition(){this.getData("tightStack").push(!1)},gfmFootnoteDefinitionLabelString(){this.\
buffer()},gfmFootnoteCallString(){this.buffer()}},exit:{gfmFootnoteDefinition(){let s=this.getData("gfmFootnoteDefinitions"),l=this.getData("gfmFootnoteDefiniti\
onStack"),u=this.getData("tightStack"),c=l.pop(),d=this.resume();s||this.setData("gfmFootnoteDefinitions",s={}),Om.call(s,c)||(s[c]=d),u.pop(),this.setData("slu\
rpOneLineEnding",!0),this.setData("lastWasTag")},gfmFootnoteDefinitionLabelString(s){let l=this.getData("gfmFootnoteDefinitionStack");l||this.setData("gfmFootno\
teDefinitionStack",l=[]),l.push(Ee(this.sliceSerialize(s))),this.resume(),this.buffer()},gfmFootnoteCallString(s){let l=this.getData("gfmFootnoteCallOrder"),u=t\
his.getData("gfmFootnoteCallCounts"),c=Ee(this.sliceSerialize(s)),d;this.resume(),l||this.setData("gfmFootnoteCallOrder",l=[]),u||this.setData("gfmFootnoteCallC\
ounts",u={});let m=l.indexOf(c),f=$e(c.toLowerCase());m===-1?(l.push(c),u[c]=1,d=l.length):(u[c]++,d=m+1);let g=u[c];this.tag(\'<sup><a href="#\'+a+"fn-"+f+\'" id=\
"\'+a+"fnref-"+f+(g>1?"-"+g:"")+\'" data-footnote-ref="" aria-describedby="footnote-label">\'+String(d)+"</a></sup>")},null(){let s=this.getData("gfmFootnoteCallOr\
der")||[],l=this.getData("gfmFootnoteCallCounts")||{},u=this.getData("gfmFootnoteDefinitions")||{},c=-1;for(s.length>0&&(this.lineEndingIfNeeded(),this.tag(\'<se\
ction data-footnotes="" class="footnotes"><\'+r+\' id="footnote-label"\'+(i?" "+i:"")+">"),this.raw(this.encode(n)),this.tag("</"+r+">"),this.lineEndingIfNeeded(),\
this.tag("<ol>"));++c<s.length;){let d=s[c],m=$e(d.toLowerCase()),f=0,g=[];for(;++f<=l[d];)g.push(\'<a href="#\'+a+"fnref-"+m+(f>1?"-"+f:"")+\'" data-footnote-back\
ref="" aria-label="\'+this.encode(typeof o=="string"?o:o(c,f))+\'" class="data-footnote-backref">\u21A9\'+(f>1?"<sup>"+f+"</sup>":"")+"</a>");let x=g.join(" "),_=!1;thi\
s.lineEndingIfNeeded(),this.tag(\'<li id="\'+a+"fn-"+m+\'">\'),this.lineEndingIfNeeded(),this.tag(u[d].replace(/<\\/p>(?:\\r?\\n|\\r)?$/,function(k){return _=!0," "+x+k\
})),_||(this.lineEndingIfNeeded(),this.tag(x)),this.lineEndingIfNeeded(),this.tag("</li>")}s.length>0&&(this.lineEndingIfNeeded(),this.tag("</ol>"),this.lineEnd\
ingIfNeeded(),this.tag("</section>"))}}}}function Si(){return{enter:{strikethrough(){this.tag("<del>")}},exit:{strikethrough(){this.tag("</del>")}}}}function Ti\
(e){let n=(e||{}).singleTilde,r={name:"strikethrough",tokenize:o,resolveAll:i};return n==null&&(n=!0),{text:{126:r},insideSpan:{null:[r]},attentionMarkers:{null\
:[126]}};function i(a,s){let l=-1;for(;++l<a.length;)if(a[l][0]==="enter"&&a[l][1].type==="strikethroughSequenceTemporary"&&a[l][1]._close){let u=l;for(;u--;)if\
(a[u][0]==="exit"&&a[u][1].type==="strikethroughSequenceTemporary"&&a[u][1]._open&&a[l][1].end.offset-a[l][1].start.offset===a[u][1].end.offset-a[u][1].start.of\
fset){a[l][1].type="strikethroughSequence",a[u][1].type="strikethroughSequence";let c={type:"strikethrough",start:Object.assign({},a[u][1].start),end:Object.ass\
ign({},a[l][1].end)},d={type:"strikethroughText",start:Object.assign({},a[u][1].end),end:Object.assign({},a[l][1].start)},m=[["enter",c,s],["enter",a[u][1],s],[\
"exit",a[u][1],s],["enter",d,s]],f=s.parser.constructs.insideSpan.null;f&&me(m,m.length,0,it(f,a.slice(u+1,l),s)),me(m,m.length,0,[["exit",d,s],["enter",a[l][1]\
,s],["exit",a[l][1],s],["exit",c,s]]),me(a,u-1,l-u+3,m),l=u+m.length-2;break}}for(l=-1;++l<a.length;)a[l][1].type==="strikethroughSequenceTemporary"&&(a[l][1].t\
ype="data");return a}function o(a,s,l){let u=this.previous,c=this.events,d=0;return m;function m(g){return u===126&&c[c.length-1][1].type!=="characterEscape"?l(\
g):(a.enter("strikethroughSequenceTemporary"),f(g))}function f(g){let x=Dt(u);if(g===126)return d>1?l(g):(a.consume(g),d++,f);if(d<2&&!n)return l(g);let _=a.exi\
t("strikethroughSequenceTemporary"),k=Dt(g);return _._open=!k||k===2&&!!x,_._close=!x||x===2&&!!k,s(g)}}}var vi={none:"",left:\' align="left"\',right:\' align="rig\
ht"\',center:\' align="center"\'};function Ri(){return{enter:{table(e){let t=e._align;this.lineEndingIfNeeded(),this.tag("<table>"),this.setData("tableAlign",t)},t\
ableBody(){this.tag("<tbody>")},tableData(){let e=this.getData("tableAlign"),t=this.getData("tableColumn"),n=vi[e[t]];n===void 0?this.buffer():(this.lineEndingI\
fNeeded(),this.tag("<td"+n+">"))},tableHead(){this.lineEndingIfNeeded(),this.tag("<thead>")},tableHeader(){let e=this.getData("tableAlign"),t=this.getData("tabl\
eColumn"),n=vi[e[t]];this.lineEndingIfNeeded(),this.tag("<th"+n+">")},tableRow(){this.setData("tableColumn",0),this.lineEndingIfNeeded(),this.tag("<tr>")}},exit\
:{codeTextData(e){let t=this.sliceSerialize(e);this.getData("tableAlign")&&(t=t.replace(/\\\\([\\\\|])/g,Am)),this.raw(this.encode(t))},table(){this.setData("tableA\
lign"),this.setData("slurpAllLineEndings"),this.lineEndingIfNeeded(),this.tag("</table>")},tableBody(){this.lineEndingIfNeeded(),this.tag("</tbody>")},tableData\
(){let e=this.getData("tableAlign"),t=this.getData("tableColumn");t in e?(this.tag("</td>"),this.setData("tableColumn",t+1)):this.resume()},tableHead(){this.lin\
eEndingIfNeeded(),this.tag("</thead>")},tableHeader(){let e=this.getData("tableColumn");this.tag("</th>"),this.setData("tableColumn",e+1)},tableRow(){let e=this\
.getData("tableAlign"),t=this.getData("tableColumn");for(;t<e.length;)this.lineEndingIfNeeded(),this.tag("<td"+vi[e[t]]+"></td>"),t++;this.setData("tableColumn"\
,t),this.lineEndingIfNeeded(),this.tag("</tr>")}}}}function Am(e,t){return t==="|"?t:e}var ar=class{constructor(){this.map=[],this.index=new Map}add(t,n,r){Lm(t\
his,t,n,r)}consume(t){if(this.map.sort(function(o,a){return o[0]-a[0]}),this.map.length===0)return;let n=this.map.length,r=[];for(;n>0;)n-=1,r.push(t.slice(this\
.map[n][0]+this.map[n][1]),this.map[n][2]),t.length=this.map[n][0];r.push(t.slice()),t.length=0;let i=r.pop();for(;i;){for(let o of i)t.push(o);i=r.pop()}this.m\
ap.length=0,this.index.clear()}};function Lm(e,t,n,r){if(n===0&&r.length===0)return;let i=e.index.get(t);if(i){i[1]+=n,i[2].push(...r);return}let o=[t,n,r];e.ma\
p.push(o),e.index.set(t,o)}function al(e,t){let n=!1,r=[];for(;t<e.length;){let i=e[t];if(n){if(i[0]==="enter")i[1].type==="tableContent"&&r.push(e[t+1][1].type\
==="tableDelimiterMarker"?"left":"none");else if(i[1].type==="tableContent"){if(e[t-1][1].type==="tableDelimiterMarker"){let o=r.length-1;r[o]=r[o]==="left"?"ce\
nter":"right"}}else if(i[1].type==="tableDelimiterRow")break}else i[0]==="enter"&&i[1].type==="tableDelimiterRow"&&(n=!0);t+=1}return r}function Ni(){return{flo\
w:{null:{name:"table",tokenize:Im,resolveAll:Pm}}}}function Im(e,t,n){let r=this,i=0,o=0,a;return s;function s(y){let z=r.events.length-1;for(;z>-1;){let{type:D\
}=r.events[z][1];if(D==="lineEnding"||D==="linePrefix")z--;else break}let B=z>-1?r.events[z][1].type:null,O=B==="tableHead"||B==="tableRow"?E:l;return O===E&&r.\
parser.lazy[r.now().line]?n(y):O(y)}function l(y){return e.enter("tableHead"),e.enter("tableRow"),u(y)}function u(y){return y===124||(a=!0,o+=1),c(y)}function c\
(y){return y===null?n(y):P(y)?o>1?(o=0,r.interrupt=!0,e.exit("tableRow"),e.enter("lineEnding"),e.consume(y),e.exit("lineEnding"),f):n(y):W(y)?V(e,c,"whitespace"\
)(y):(o+=1,a&&(a=!1,i+=1),y===124?(e.enter("tableCellDivider"),e.consume(y),e.exit("tableCellDivider"),a=!0,c):(e.enter("data"),d(y)))}function d(y){return y===\
null||y===124||Q(y)?(e.exit("data"),c(y)):(e.consume(y),y===92?m:d)}function m(y){return y===92||y===124?(e.consume(y),d):d(y)}function f(y){return r.interrupt=\
!1,r.parser.lazy[r.now().line]?n(y):(e.enter("tableDelimiterRow"),a=!1,W(y)?V(e,g,"linePrefix",r.parser.constructs.disable.null.includes("codeIndented")?void 0:\
4)(y):g(y))}function g(y){return y===45||y===58?_(y):y===124?(a=!0,e.enter("tableCellDivider"),e.consume(y),e.exit("tableCellDivider"),x):v(y)}function x(y){ret\
urn W(y)?V(e,_,"whitespace")(y):_(y)}function _(y){return y===58?(o+=1,a=!0,e.enter("tableDelimiterMarker"),e.consume(y),e.exit("tableDelimiterMarker"),k):y===4\
5?(o+=1,k(y)):y===null||P(y)?R(y):v(y)}function k(y){return y===45?(e.enter("tableDelimiterFiller"),w(y)):v(y)}function w(y){return y===45?(e.consume(y),w):y===\
58?(a=!0,e.exit("tableDelimiterFiller"),e.enter("tableDelimiterMarker"),e.consume(y),e.exit("tableDelimiterMarker"),T):(e.exit("tableDelimiterFiller"),T(y))}fun\
ction T(y){return W(y)?V(e,R,"whitespace")(y):R(y)}function R(y){return y===124?g(y):y===null||P(y)?!a||i!==o?v(y):(e.exit("tableDelimiterRow"),e.exit("tableHea\
d"),t(y)):v(y)}function v(y){return n(y)}function E(y){return e.enter("tableRow"),A(y)}function A(y){return y===124?(e.enter("tableCellDivider"),e.consume(y),e.\
exit("tableCellDivider"),A):y===null||P(y)?(e.exit("tableRow"),t(y)):W(y)?V(e,A,"whitespace")(y):(e.enter("data"),L(y))}function L(y){return y===null||y===124||\
Q(y)?(e.exit("data"),A(y)):(e.consume(y),y===92?G:L)}function G(y){return y===92||y===124?(e.consume(y),L):L(y)}}function Pm(e,t){let n=-1,r=!0,i=0,o=[0,0,0,0],\
a=[0,0,0,0],s=!1,l=0,u,c,d,m=new ar;for(;++n<e.length;){let f=e[n],g=f[1];f[0]==="enter"?g.type==="tableHead"?(s=!1,l!==0&&(sl(m,t,l,u,c),c=void 0,l=0),u={type:\
"table",start:Object.assign({},g.start),end:Object.assign({},g.end)},m.add(n,0,[["enter",u,t]])):g.type==="tableRow"||g.type==="tableDelimiterRow"?(r=!0,d=void \
0,o=[0,0,0,0],a=[0,n+1,0,0],s&&(s=!1,c={type:"tableBody",start:Object.assign({},g.start),end:Object.assign({},g.end)},m.add(n,0,[["enter",c,t]])),i=g.type==="ta\
bleDelimiterRow"?2:c?3:1):i&&(g.type==="data"||g.type==="tableDelimiterMarker"||g.type==="tableDelimiterFiller")?(r=!1,a[2]===0&&(o[1]!==0&&(a[0]=a[1],d=sr(m,t,\
o,i,void 0,d),o=[0,0,0,0]),a[2]=n)):g.type==="tableCellDivider"&&(r?r=!1:(o[1]!==0&&(a[0]=a[1],d=sr(m,t,o,i,void 0,d)),o=a,a=[o[1],n,0,0])):g.type==="tableHead"\
?(s=!0,l=n):g.type==="tableRow"||g.type==="tableDelimiterRow"?(l=n,o[1]!==0?(a[0]=a[1],d=sr(m,t,o,i,n,d)):a[1]!==0&&(d=sr(m,t,a,i,n,d)),i=0):i&&(g.type==="data"\
||g.type==="tableDelimiterMarker"||g.type==="tableDelimiterFiller")&&(a[3]=n)}for(l!==0&&sl(m,t,l,u,c),m.consume(t.events),n=-1;++n<t.events.length;){let f=t.ev\
ents[n];f[0]==="enter"&&f[1].type==="table"&&(f[1]._align=al(t.events,n))}return e}function sr(e,t,n,r,i,o){let a=r===1?"tableHeader":r===2?"tableDelimiter":"ta\
bleData",s="tableContent";n[0]!==0&&(o.end=Object.assign({},Ft(t.events,n[0])),e.add(n[0],0,[["exit",o,t]]));let l=Ft(t.events,n[1]);if(o={type:a,start:Object.a\
ssign({},l),end:Object.assign({},l)},e.add(n[1],0,[["enter",o,t]]),n[2]!==0){let u=Ft(t.events,n[2]),c=Ft(t.events,n[3]),d={type:s,start:Object.assign({},u),end\
:Object.assign({},c)};if(e.add(n[2],0,[["enter",d,t]]),r!==2){let m=t.events[n[2]],f=t.events[n[3]];if(m[1].end=Object.assign({},f[1].end),m[1].type="chunkText"\
,m[1].contentType="text",n[3]>n[2]+1){let g=n[2]+1,x=n[3]-n[2]-1;e.add(g,x,[])}}e.add(n[3]+1,0,[["exit",d,t]])}return i!==void 0&&(o.end=Object.assign({},Ft(t.e\
vents,i)),e.add(i,0,[["exit",o,t]]),o=void 0),o}function sl(e,t,n,r,i){let o=[],a=Ft(t.events,n);i&&(i.end=Object.assign({},a),o.push(["exit",i,t])),r.end=Objec\
t.assign({},a),o.push(["exit",r,t]),e.add(n+1,0,o)}function Ft(e,t){let n=e[t],r=n[0]==="enter"?"start":"end";return n[1][r]}var cl=/<(\\/?)(iframe|noembed|nofra\
mes|plaintext|script|style|title|textarea|xmp)(?=[\\t\\n\\f\\r />])/gi,Dm=new RegExp("^"+cl.source,"i");function Ci(){return{exit:{htmlFlowData(e){ll.call(this,e,cl\
)},htmlTextData(e){ll.call(this,e,Dm)}}}}function ll(e,t){let n=this.sliceSerialize(e);this.options.allowDangerousHtml&&(n=n.replace(t,"&lt;$1$2")),this.raw(thi\
s.encode(n))}function Oi(){return{enter:{taskListCheck(){this.tag(\'<input type="checkbox" disabled="" \')}},exit:{taskListCheck(){this.tag("/>")},taskListCheckVa\
lueChecked(){this.tag(\'checked="" \')}}}}var Fm={name:"tasklistCheck",tokenize:$m};function Mi(){return{text:{91:Fm}}}function $m(e,t,n){let r=this;return i;func\
tion i(l){return r.previous!==null||!r._gfmTasklistFirstContentOfListItem?n(l):(e.enter("taskListCheck"),e.enter("taskListCheckMarker"),e.consume(l),e.exit("tas\
kListCheckMarker"),o)}function o(l){return Q(l)?(e.enter("taskListCheckValueUnchecked"),e.consume(l),e.exit("taskListCheckValueUnchecked"),a):l===88||l===120?(e\
.enter("taskListCheckValueChecked"),e.consume(l),e.exit("taskListCheckValueChecked"),a):n(l)}function a(l){return l===93?(e.enter("taskListCheckMarker"),e.consu\
me(l),e.exit("taskListCheckMarker"),e.exit("taskListCheck"),s):n(l)}function s(l){return P(l)?t(l):W(l)?e.check({tokenize:Bm},t,n)(l):n(l)}}function Bm(e,t,n){r\
eturn V(e,r,"whitespace");function r(i){return i===null?n(i):t(i)}}function ul(e){return Vn([yi(),ki(),Ti(e),Ni(),Mi()])}function dl(e){return Yn([wi(),_i(e),Si\
(),Ri(),Ci(),Oi()])}function fl(e){let{split:t,before:n,makers:r}=e,i=(t?4:3)+(r?1:0),o=t?zm:Hm,a=s=>{let l={step:void 0};return(t?s:Ii(s)).map(u=>"gap"in u?u.g\
ap.draw({columns:i,before:n,draw:a}):o(u.pair,e,r?.cell(u.pair,l)))};return a}function Ii(e){let t=[],n=[];for(let r of e){let{left:i,right:o}="pair"in r?r.pair\
:{};i===o&&t.push(...n.splice(0),r),i&&i!==o&&t.push({pair:{left:i}}),o&&i!==o&&n.push({pair:{right:o}})}return[...t,...n]}function Hm({left:e,right:t},n,r){let\
 i=e??t,o=n.moved?.(i)?`${i.kind} moved`:i.kind;return p("tr",{class:o},lr("L",i.old,n),lr("R",i.fresh,n),Ai(i,n),r)}var zm=({left:e,right:t},n,r)=>p("tr",lr("L\
",e?.old,n),Ai(e,n),lr("R",t?.fresh,n),Ai(t,n),r);function lr(e,t,{anchor:n}){if(t===void 0)return p("td.n");let r=p("a",{href:`#${n}:${e}${t}`,tabindex:"-1"},`\
${t}`);return p("td.n",r)}function Ai(e,{crlf:t,tokens:n,moved:r}){if(!e)return p("td.code.none");let i=t&&!e.open&&e.text.endsWith("\\r")?e.text.slice(0,-1):e.t\
ext,o=Wm(i,{marks:e.marks,tokens:n.get(e)}),a=e.open?p("span.open","No newline at the end of the file"):void 0,s=r?.(e);return p("td",{class:`code ${e.kind}${s?\
" moved":""}`},o,a,s&&Um(s,e))}function Um({file_path:e,line:t},{kind:n}){let[r,i]=n==="gone"?["R","\u2192"]:["L","\u2190"],o=`${Y(e)}:${t}`,a=`${n==="gone"?"Now":"Before\
"} at ${o}`,s=`#${encodeURIComponent(`file-${e}:${r}${t}`)}`;return p("a.moved-to",{href:s,title:a,"aria-label":a,"data-place":o,tabindex:"-1"},i)}function Wm(e\
,t){let n=p("span.line"),r=Km(e,t),i=0;for(let o of ys(e.length,t.marks))o.start>i&&n.append(Li(r,{start:i,end:o.start})),n.append(...ml(r,o)),i=o.end;return i<\
e.length&&n.append(Li(r,{start:i,end:e.length})),n}var Km=(e,t)=>({text:e,parts:t,unseen:yn(e)});function Li(e,t){let n=(t.end-t.start).toLocaleString("en"),r=(\
)=>i.replaceWith(...ml(e,t)),i=ae(`\u2026 ${n} characters \u2026`,r,{class:"cut"});return i}function ml(e,t){let n=Xm(e,t),r=qm(n),i=r<n.length?[Li(e,{start:n[r].start,en\
d:t.end})]:[];return[...n.slice(0,r).map(({start:a,end:s,name:l,unseen:u})=>{if(u)return Vm(u,e.text.slice(a,s),l);let c=e.text.slice(a,s);return l===""?c:p("sp\
an",{class:l},c)}),...i]}var Gm=200;function qm(e){let t=0,n=e.findIndex(({unseen:r})=>(t+=r?1:0,t>Gm));return n<0?e.length:n}var Vm=({name:e,about:t},n,r)=>p("\
span",{class:r.includes("word")?"unseen word":"unseen",title:t,"data-is":Ym(n)},e),Ym=e=>Array.from({length:e.length},(t,n)=>e.charCodeAt(n).toString(16)).join(\
" ");function Xm({text:e,parts:t,unseen:n},{start:r,end:i}){let{tokens:o=[],marks:a=[]}=t;if(o.length+a.length+n.length===0)return r<i?[{start:r,end:i,name:""}]\
:[];let s=new Map(n.map(m=>[m.at,m])),l=new Set([r,i]);for(let m of[...o,...a])for(let f of[m.start,m.end])l.add(f);for(let{at:m,length:f}of n)for(let g of[m,m+\
f])l.add(g);let u=[...l].filter(m=>m>=r&&m<=i&&m<=e.length).sort((m,f)=>m-f),[c,d]=[pl(o),pl(a)];return u.slice(0,-1).map((m,f)=>{let g=[c(m)?.name,d(m)&&"word"\
].filter(Boolean).join(" "),x=s.get(m);return{start:m,end:u[f+1],name:g,...x&&{unseen:x}}})}function pl(e){let t=0;return n=>{for(;t<e.length&&e[t].end<=n;)t+=1\
;let r=e[t];return r&&r.start<=n?r:void 0}}function gl(e,t){let n=(r,i)=>i===void 0?void 0:e.find(([o,a,s])=>o===r&&i>=a&&i<s)?.[3];return{cell({left:r,right:i}\
,o){let s=r!==void 0&&r===i?void 0:n("R",i?.fresh)??n("L",r?.old),l=s===o.step;if(o.step=s,s===void 0||l)return p("td.by");let u=t?.(s)??"",c=u===""?`Step ${s}`\
:`Step ${s}: ${u}`;return p("td.by",p("a",{href:`#step-${s}`,title:c},`${s}`))}}}var jm=300;function $t(e,t){let n=p("div",{class:t.split?"patch split":"patch",\
role:"group","aria-label":e.label}),r=e.hunks.map(f=>t.hidesBlanks?ni(Kn(f)):Kn(f)),i=Qm(r),o=i.some(({open:f})=>!f)&&i.every(({text:f,open:g})=>g||f.endsWith("\
\\r")),{anchor:a,before:s}=e,l=e.makers&&e.makers.length>0?gl(e.makers,e.reason):void 0,u=fl({...t,anchor:a,before:s,crlf:o,tokens:tg(r,e.path),makers:l,moved:e.\
moved}),c=p("table",{"data-ends":o?"crlf":"lf"},Zm(t,l!==void 0)),d=Jm(r,o);d&&n.append(d),n.append(eg(r)?p("details.line-ends",p("summary","Show the lines"),c)\
:c);let m=ng(e,r);return rg(c,t.split?m:Ii(m),u),n}var Zm=({split:e},t)=>p("colgroup",...[...e?["n","half","n","half"]:["n","n","whole"],...t?["by"]:[]].map(n=>\
p("col",{class:n}))),Qm=e=>e.flat().flatMap(({pairs:t})=>t.flatMap(({left:n,right:r})=>n===r?[n]:[n??[],r??[]].flat()));function Jm(e,t){let n=yl(e),r=El(n),i=n\
[0]?.right?.text.endsWith("\\r")??!1;if(r){let o=`Only line ends change, from ${i?"LF to CRLF":"CRLF to LF"}, in ${Z(n.length,"line")}.`;return p("p.patch-note",\
o)}return t?p("p.patch-note","Lines end in CRLF."):void 0}var yl=e=>e.flat().flatMap(t=>t.changed?t.pairs:[]);function El(e){let t=n=>n.text.replace(/\\r$/,"");r\
eturn e.length>0&&e.every(({left:n,right:r})=>n&&r&&t(n)===t(r)&&n.text!==r.text)}var eg=e=>{let t=yl(e);return t.length>8&&El(t)};function tg(e,t){let n=new Ma\
p;for(let r of e){let i=r.flatMap(o=>o.pairs);for(let o of[i.flatMap(({left:a})=>a??[]),i.flatMap(({right:a})=>a??[])]){let a=hs(o.map(({text:s})=>s),t);for(let\
[s,l]of o.entries())a?.[s]?.length&&n.set(l,a[s])}}return n}function ng({hunks:e,before:t},n){let r=[],i={old:1,fresh:1},o=a=>{let s=sg(i,a,t);s&&r.push({gap:s}\
)};for(let[a,s]of e.entries()){o(s.oldStart);for(let{pairs:l}of n[a])for(let u of l)r.push({pair:u});i={old:s.oldStart+s.oldLines,fresh:s.newStart+s.newLines}}r\
eturn o(void 0),r}function rg(e,t,n){let[r,i]=[0,bl(t,0)];for(e.append(p("tbody",...n(t.slice(r,i))));i<t.length;){[r,i]=[i,bl(t,i)];let o=t.slice(r,i),a=p("tbo\
dy",{"data-before":hl(o,"old"),"data-after":hl(o,"fresh")});Wt(a,()=>n(o),o.length*ig),e.append(a)}}var ig=20;function hl(e,t){let n=e.flatMap(r=>{let{left:i,ri\
ght:o}="pair"in r?r.pair:{};return[i?.[t]??[],o?.[t]??[]].flat()});return n.length===0?"":`${n[0]} ${n.at(-1)}`}var og=2500;function bl(e,t){let n=0;for(let r=t\
;r<e.length;r+=1)if(n+=ag(e[r]),r>t&&(n>og||r-t>=jm))return r;return e.length}var ag=e=>{let{left:t,right:n}="pair"in e?e.pair:{};return 6+((t?.text.length??0)+\
(n?.text.length??0))/10},gt=20;function sg(e,t,n){let r=t??(n?n.length+1:void 0);if(!(r===void 0||r<=e.old))return wl({...e,count:r-e.old},{isFirst:e.old===1,is\
Last:t===void 0})}var wl=(e,t)=>({draw:n=>lg(e,t,n)});function lg(e,t,n){let{columns:r,before:i}=n,o=`${e.count} unchanged line${e.count===1?"":"s"}`,a=p("td",{\
colspan:`${r}`}),s=p("tr.gap",a);if(!i)return a.append(o),s;a.dataset.count=o;let l=(d,m,f,g)=>ae(d,()=>s.replaceWith(...n.draw([...u(0,f),...c(f,g),...u(g,e.co\
unt)])),{"aria-label":m}),u=(d,m)=>m>d?[{gap:wl(cg(e,d,m),t)}]:[],c=(d,m)=>Array.from({length:m-d},(f,g)=>ug(e,d+g,i));return e.count>gt&&(t.isFirst||a.append(l\
(`\u2193 ${gt}`,`Show the next ${gt} lines`,0,gt)),t.isLast||a.append(l(`\u2191 ${gt}`,`Show the ${gt} lines before`,e.count-gt,e.count))),a.append(l(`Show ${o}`,`Show ${\
o}`,0,e.count)),s}var cg=({old:e,fresh:t},n,r)=>({old:e+n,fresh:t+n,count:r-n});function ug({old:e,fresh:t},n,r){let i=r[e+n-1]??"",o={kind:"same",old:e+n,fresh\
:t+n,text:i.replace(/\\n$/,""),...!i.endsWith(`\n`)&&{open:!0}};return{pair:{left:o,right:o}}}function Di(e,t,n){let{before:r,after:i}=e,o=pg(e,t,n),a=p("p.cell-n\
ame",dg(e));if((i??r)?.type!=="markdown")return p("div.cell",a,o,...fg(e));let s=p("div.sides",xl("Before",r),xl("After",i)),l=o&&p("details",p("summary","Sourc\
e"),o);return p("div.cell",a,s,l)}var dg=({index:e,id:t,language:n,before:r,after:i})=>{let o=(i??r)?.type,a=r?i?"":"deleted":"new",s=o==="code"?`${H(n)} code`:\
o;return[`Cell ${e+1}`,s,t&&H(t),a].filter(Boolean).join(" \xB7 ")},xl=(e,t)=>p("section",{class:e.toLowerCase(),"aria-label":e},p("p.side-name",e),t?bg(t.source):\
p("p.absent","No such cell."));function pg(e,t,n){let r=Sr(e.before?.source??""),i=Qe(r,Sr(e.after?.source??"")),{structuredPatch:o}=mo(r,i,{oldStart:1,newStart\
:1});if(o.length===0)return;let a=`cell.${gg(e)}`,s=o.map(l=>({...l,lines:l.lines.filter(u=>!u.startsWith("\\\\"))}));return $t({hunks:s,path:a,anchor:`${t}:${e.i\
ndex}`,label:"Source of the cell"},n)}function fg({before:e,after:t}){return e?.output===t?.output&&e?.pictures?.join()===t?.pictures?.join()?[]:[kl("Output bef\
ore",e),kl("Output after",t)].filter(r=>r!==void 0)}function kl(e,t){let{output:n="",pictures:r=[]}=t??{};if(n===""&&r.length===0)return;let i=n===""?void 0:p("\
pre",{tabindex:"0","aria-label":e},H(Cr(n))),o=r.map(a=>p("img",{src:a,alt:e}));return p("details.output",p("summary",e),i,...o)}var mg={python:"py",javascript:\
"js",typescript:"ts",rust:"rs"},gg=({language:e,before:t,after:n})=>(n??t)?.type==="markdown"?"md":mg[e]??(/^\\w{1,12}$/.test(e)?e:"txt"),hg=1e5;function bg(e){l\
et t=H(e);if(t.length>hg)return p("div.markdown.plain",t);let n=js(t,{extensions:[ul()],htmlExtensions:[dl()]}),{body:r}=new DOMParser().parseFromString(n,"text\
/html");for(let i of r.querySelectorAll("img"))i.replaceWith(`[${i.alt||"image"}]`);for(let i of r.querySelectorAll("input"))i.replaceWith(i.checked?"\u2611":"\u2610");fo\
r(let i of r.querySelectorAll("a"))i.rel="noreferrer nofollow";for(let i of r.querySelectorAll("h1, h2, h3, h4, h5, h6"))i.replaceWith(yg(i));for(let i of r.que\
rySelectorAll("[id]"))i.removeAttribute("id");return p("div.markdown",...r.childNodes)}var yg=e=>p("p",{class:`heading ${e.localName}`},...e.childNodes),_l=12,E\
g=20;function cr(e,t){let n=H(Cr(e)).trimEnd();if(n==="")return[p("p.absent","It has no output.")];let r=n.split(`\n`);if(r.length<=Eg)return[Pi(r,`Output of ${t\
}`)];let i=r.slice(0,-_l);return[p("details.earlier",p("summary",`${i.length} earlier lines`),Pi(i,`Earlier output of ${t}`)),Pi(r.slice(-_l),`End of the output\
 of ${t}`)]}var ur=e=>e===void 0?void 0:p("p.whole","Whole output: ",p("code",H(e))),Pi=(e,t)=>p("pre",{tabindex:"0",role:"group","aria-label":t},`${e.join(`\n`)\
}\n`);var Fi=e=>e<1024?`${e} bytes`:e<1024*1024?`${(e/1024).toFixed(1)} KiB`:`${(e/1024/1024).toFixed(1)} MiB`,ht=({lines:e,folded:t})=>t===void 0?e:1;async func\
tion dr(e,t,{data:n,look:r}){let{part:i}=t,o=i.patch===void 0?void 0:await n.patch(i.patch);try{e.replaceChildren(...wg(t,o,r))}catch(a){let s=`This change coul\
d not be drawn (${a instanceof Error?a.message:a}). Its patch as plain text:`,l=H(Zo(o??[]).join(`\n`));e.replaceChildren(p("p.remark",s),p("pre",{tabindex:"0"},\
l))}}function wg(e,t,n){let{part:r,cell:i,pictures:o,before:a}=e,s=[o&&Sg(o),i&&Di(i,e.anchor,n),!i&&a!==void 0&&r.path.endsWith(".ipynb")&&t?Ng({before:a,hunks\
:t,anchor:e.anchor},n):void 0].filter(w=>w!==void 0);if(!t)return s.length>0?s:[p("p.absent",kg(e))];let l=a===void 0?void 0:ti(a,t),{anchor:u,label:c,makers:d,\
reason:m,moved:f}=e,g=t.every(({oldLines:w,newLines:T})=>w===0||T===0),x=()=>$t({hunks:t,path:r.path,before:l,anchor:u,label:c,makers:d,reason:m,moved:f},g?{...\
n,split:!1}:n);if(r.folded!==void 0&&s.length===0)return[Sl(r.folded,x)];let _=n.hidesBlanks?Gn(t):0,k=_===0?[]:[p("p.patch-note",`${_} changed lines that diffe\
r only in white space are not shown as changes.`)];return s.length===0?[...k,x()]:xg.test(r.path)?[...k,x(),...s]:[...s,Sl(`Patch of the file, +${r.insertions} \
\u2212${r.deletions}`,x)]}function Sl(e,t){let n=p("details",p("summary",..._e(e)));return n.addEventListener("toggle",()=>n.append(t()),{once:!0}),n}var xg=/\\.(?:sv\
g|html?|xhtml)$/i;function kg({part:e,binary:t}){let{insertions:n,deletions:r,old_mode:i,new_mode:o,from:a}=e;return t?`Binary file: ${_g(t)}.`:n+r>0?"The repor\
t does not contain the patch.":i&&o&&!i.startsWith("0000")&&!o.startsWith("0000")&&i!==o?`Only the mode changes, from ${i} to ${o}.`:o?.startsWith("0000")?"An e\
mpty file is deleted.":i?.startsWith("0000")?"A new, empty file.":a===void 0?"No lines of text change.":"Renamed; no lines change."}var _g=({before:e,after:t})=\
>{let[n,r]=[e,t].map(i=>i===void 0?"none":Fi(i));return`${n} before, ${r} after`};function Sg({before:e,after:t}){let n=p("div.sides",Tl("Before",e),Tl("After",\
t)),r=p("div.pictures",{"data-mode":"sides"});if(e?.url===void 0||t?.url===void 0)return r.append(n),r;let i=Rg(e.url,t.url);return r.append(vg(r),n,i),r}var Tg\
={sides:"Side by side",slider:"Slider",onion:"Onion skin"};function vg(e){let t=Object.entries(Tg).map(([n,r])=>{let o=ae(r,()=>{e.dataset.mode=n;for(let a of t\
)a.setAttribute("aria-pressed",`${a===o}`)},{"aria-pressed":`${n==="sides"}`});return o});return p("div.modes",{role:"group","aria-label":"Comparison"},...t)}fu\
nction Rg(e,t){let n=p("input",{type:"range",min:"0",max:"100",value:"50","aria-label":"Before and after"}),r=p("div.stage",p("img",{src:e,alt:"Before"}),p("img\
.later",{src:t,alt:"After"})),i=()=>r.style.setProperty("--at",n.value);return n.addEventListener("input",i),i(),p("div.overlay",p("div.canvas",r),n)}function T\
l(e,t){let n=p("figcaption.side-name",e),r=p("figure",{class:e.toLowerCase()},n);if(!t)r.append(p("p.absent","No such file."));else if(t.url===void 0)r.append(p\
("p.absent",`Too large to show: ${Fi(t.bytes)}.`));else{let i=p("img",{src:t.url,alt:e});n.append(` \xB7 ${Fi(t.bytes)}`),i.addEventListener("load",()=>n.append(` \
\xB7 ${i.naturalWidth} \xD7 ${i.naturalHeight}`)),i.addEventListener("error",()=>i.replaceWith("The image cannot be shown: the file is damaged.")),r.append(p("div.can\
vas",i))}return r}function Ng({before:e,hunks:t,anchor:n},r){let i=Ss(e,t),[o,a]=[Br(e),i===void 0?void 0:Br(i)];if(!o||!a)return;let s=p("div.notebook"),l=0,u=\
()=>{l>0&&s.append(p("p.same",`${l} unchanged cell${l===1?"":"s"}`)),l=0};for(let d of Hr(o.cells,a.cells)){let m=d.after??d.before;ra(d)?l+=1:(u(),s.append(Di(\
{...d,index:m.index,id:m.id,language:a.language},n,r)))}u();let c=ia(e,i??"");return c.length>0&&s.append(Cg(c)),s}function Cg(e){let t=i=>p("td",p("code",i===v\
oid 0?"":Y(i.slice(0,2e3)))),n=e.slice(0,200).map(({at:i,before:o,after:a})=>p("tr",p("th",{scope:"row"},p("code",Y(i))),t(o),t(a))),r=e.length>n.length?`, ${e.\
length-n.length} of them only in the patch`:"";return p("div.differences",{tabindex:"0",role:"group","aria-label":"Changes outside the sources of cells"},p("p.c\
ell-name",`${e.length} ${e.length===1?"change":"changes"} outside the sources of cells${r}`),p("table",p("tbody",...n)))}function Rl(e,t,n){let r=e.steps.flatMa\
p(l=>n.stepAt(l)??[]),i=n.viewed.has(e),o=[...n.looks.ofFile(e.path),...r.flatMap(({index:l})=>n.looks.ofStep(l))],a=be(e.path),s=Je({id:a,element:()=>Al(p(n.vi\
ewed.has(e)?"article.card.file.viewed":"article.card.file",{id:a,tabindex:"-1","aria-label":e.path}),r,n),lines:i?0:ht(e.part),notes:i?0:Math.max(1,Math.min(r.f\
ilter(({why:l})=>l).length,bt)),facts:Nl([e],r,{looks:o,...t}),text:()=>Og(e,r),patches:e.part.patch===void 0?[]:[e.part.patch],fill:()=>[Mg(e,s.root,{steps:r,c\
ontext:n}),...Cl(r)?[]:[Bi(r,n)],pr(e,n)]});return s}var Nl=(e,t,{looks:n,order:r,group:i})=>({paths:e.flatMap(({path:o,from:a=[]})=>[o,a].flat()),statuses:e.sl\
ice(0,1).map(({status:o})=>o),tools:[...new Set(t.map(({tool:o})=>o))],rules:[...new Set(t.flatMap(({policy:o,source:a})=>[o?.rule,a].flatMap(s=>s??[])))],size:\
(e[0]?.insertions??0)+(e[0]?.deletions??0),risk:xn(n),looks:n.map(({kind:o})=>o),order:r,group:i}),Og=({path:e,from:t},n)=>[e,t,...n.flatMap(({id:r,why:i,policy\
:o})=>[r,i,o?.rule,o?.reason])].join(`\n`).toLowerCase(),Cl=e=>e.length<=2&&e.every(({why:t=""})=>t==="");function Mg(e,t,{steps:n,context:r}){let{path:i}=e,{vie\
wed:o,looks:a}=r,s={class:"fold","aria-label":`Collapse ${i}`};return p("h2",ae("\u25BE",()=>t.classList.toggle("folded"),s),p("a.path",{href:`#${be(i)}`},p("code",.\
..Nt(e))),Pe(i,"path"),...Tt(e),...a.ofFile(i).filter(({kind:l})=>l!=="executable").map(Ag),Cl(n)?Bi(n,r):void 0,p("span.outcome",...Ve(e),Ol([e],o)))}var Ol=(e\
,t)=>{let n=xt(e.every(t.has),r=>t.set(e,r));return p("label.seen",n,"Viewed")},Ag=({kind:e,said:t})=>p("span",{class:`badge look-${e}`,title:Y(t)},e==="hidden"\
?`hidden ${Y(t)}`:qe[e]),bt=6;function Bi(e,t){let n=a=>a.map(s=>Ig(s,t)),r=p("ul.chips",{"aria-label":"Steps"},...n(e.slice(0,bt)));if(e.length<=bt)return r;le\
t i=p("details.chips",p("summary",`${te(e.length-bt)} more steps`)),o=()=>i.append(p("ul.chips",...n(e.slice(bt,Lg))));return i.addEventListener("toggle",o,{onc\
e:!0}),p("div",r,i)}var Lg=500;function Ig(e,{decisions:t}){let n=p("li",{class:e.why?"told":void 0},p("a.chip",{href:`#step-${e.index}`},`${e.index} ${e.tool}`\
),e.why?p("span.why",..._e(Ot(e.why))):void 0,t.box([e]));return t.follow([e],r=>n.classList.toggle("dropped",r)),n}function pr(e,{data:t,look:n,stepAt:r}){let \
i=p("div.change");i.style.setProperty("--lines",`${Math.min(ht(e.part),400)}`);let o=e.steps.length===1?r(e.steps[0]??0):void 0;return t.contents().then(({files\
:a,steps:s,texts:l})=>{let u=e.binary?{before:e.old_size,after:e.new_size}:void 0,c=a[e.path]??(o?s[o.index]:void 0),d=e.status==="added"?void 0:l[e.path],m=d==\
=void 0?o?.cell:void 0,f={part:e.part,anchor:be(e.path),label:`Change of ${e.path}`,binary:u,pictures:c,before:d,cell:m,makers:e.makers,moved:Pg(e,t),reason:g=>\
Ot(r(g)?.why)};return dr(i,f,{data:t,look:n()})}),i}function Pg({path:e,from:t=e},{movedPlaces:n}){if(n.old.size!==0)return({kind:r,old:i,fresh:o})=>r==="gone"?\
n.old.get(ot({file_path:t,line:i??0})):r==="new"?n.fresh.get(ot({file_path:e,line:o??0})):void 0}var Ml=(e,t)=>p("div.changes",...e.map(n=>p("div.part",p("h3",p\
("a.path",{href:`#${encodeURIComponent(be(n.path))}`},p("code",...Nt(n))),...Ve(n)),pr(n,t)))),vl=200,Dg={same:"get this same change",words:"change the same wor\
ds, and nothing else",lines:"gain or lose the same lines, and nothing else",blanks:"change only white space",moved:"move, unchanged",gone:"are deleted"};functio\
n Hi({is:e,files:t},n,r,i){let o=n.find(({part:m})=>m.patch!==void 0)??n[0],a=e!=="gone"&&e!=="moved",s=[...new Set(n.flatMap(m=>m.steps))].flatMap(m=>i.stepAt(\
m)??[]),l=[...i.looks.ofFile(o.path),...s.slice(0,1).flatMap(({index:m})=>i.looks.ofStep(m))],u=`${Z(n.length,"file")} ${Dg[e]}`,c=Wo(t[0]??0),d;return Je({id:c\
,element:()=>Al(p("article.card.alike",{id:c,tabindex:"-1","aria-label":u}),s,i),lines:a?ht(o.part)+2:0,notes:3,facts:Nl(n,s,{looks:l,...r}),text:()=>[u,...n.ma\
p(({path:m})=>m),...s.map(({why:m})=>m)].join(`\n`).toLowerCase(),patches:[...new Set(n.flatMap(({part:m})=>m.patch??[]))],fill:()=>(d=new $i(n,i),[Bg(u,{is:e,fi\
les:n,steps:s},i),$g(s,i),d.root,...a?[Fg(o,e),pr(o,i)]:[]]),reveal:m=>d?.reveal(m)})}var Fg=({path:e},t)=>{let n=p("code",...Se(e));return t==="same"?p("p.note\
","The change in ",n,", the same in all of them:"):p("p.note","The change in one of them, ",n,":")};function Al(e,t,{decisions:n}){return n.follow(t,r=>e.classL\
ist.toggle("dropped",r)),e}var $g=(e,t)=>e.length<=bt?Bi(e,t):p("p.why",`Steps ${Ze(e.map(({index:n})=>n).sort((n,r)=>n-r))}: `,je([...new Set(e.map(({why:n})=>\
Ot(n)))].filter(Boolean),3));function Bg(e,{is:t,files:n,steps:r},{viewed:i,decisions:o}){let[a]=n,s=r.length>bt?o.box(r):void 0,l=t==="same"?[...Ve(a)," each"]\
:Ve(Hg(n)),u=p("span.outcome",...l,s,Ol(n,i));return p("h2",p("b",e),...t==="same"?Tt(a):[],u)}var Hg=e=>({insertions:e.reduce((t,{insertions:n})=>t+n,0),deleti\
ons:e.reduce((t,{deletions:n})=>t+n,0)}),$i=class{root;#n;#i;#e=new Map;#t=p("ul");#r=0;constructor(t,n){this.#n=t,this.#i=n,this.root=p("details.members",p("su\
mmary",`The ${Z(t.length,"file")}`),this.#t),this.#a()}reveal(t){let n=this.#n.find(({path:i})=>be(i)===t);if(!n)return;this.root.open=!0;let r=this.#e.get(n.pa\
th)??this.#o(n);return r.querySelector("button")?.click(),r}#a(){let t=this.#n.slice(this.#r,this.#r+vl);this.#r+=t.length;for(let i of t)this.#e.has(i.path)||t\
his.#o(i);let n=this.#n.length-this.#r;if(n===0)return;let r=ae(`Show ${te(Math.min(n,vl))} of ${te(n)} more`,()=>{r.remove(),this.#a()});this.root.append(r)}#o\
(t){let{path:n}=t,i=ae("Show",()=>{i.remove(),a.append(pr(t,this.#i))},{"aria-label":`Show the change of ${n}`}),o=p("code.path",...Nt(t)),a=p("li",{"data-path"\
:n,tabindex:"-1"},o," ",...Ve(t)," ",i);return this.#e.set(n,a),this.#t.append(a),a}};function zi(e,t,n){let r=u=>e.repeats!==void 0||u.repeats===!0,i=e.parts.r\
educe((u,c)=>u+(r(c)?1:ht(c)),0),o=[...n.looks.ofStep(e.index),...e.parts.flatMap(({path:u})=>n.looks.ofFile(u))],a=`step-${e.index}`,s=Dl(e,n),l=Je({id:a,eleme\
nt:()=>{let u=p("article",{class:`card step ${e.status}${s==="same"||Pl(e)?" folded":""}`,id:a,tabindex:"-1","aria-label":`Step ${e.index}`});return n.decisions\
.follow([e],c=>u.classList.toggle("dropped",c)),u},lines:i,notes:Vg(e,n),facts:{paths:[...new Set([...Ge(e),...e.parts.flatMap(({path:u,from:c})=>[u,c??u])])],s\
tatuses:[e.status],tools:[e.tool],rules:[e.policy?.rule,e.source].flatMap(u=>u??[]),size:e.insertions+e.deletions,risk:xn(o),looks:o.map(({kind:u})=>u),order:t}\
,text:()=>Wg(e),patches:e.parts.flatMap(({patch:u})=>u??[]),fill:()=>[Kg(e,n,l.root),...Yg(e,n),...zg(e,n)??Ug(e,n)]});return l}function zg(e,t){let n=t.data.mo\
del.explained?.steps.find(c=>c.step===e.index);if(!n)return;let{title:r,files:i,odd:o=0}=n,a=new Map(i.map((c,d)=>[c,d])),s=({path:c})=>a.get(c)??i.length,l=o>0\
?`, ${te(o)} of them with more or less of it than most`:"",u=e.parts.toSorted((c,d)=>s(c)-s(d)).map(c=>Ll(e,c,{said:s(c)<o?" \xB7 odd":"",drawn:t}));return u[0]&&(\
u[0].open=!0),[p("p.why",p("b",H(r)),` ${Z(i.length,"file")}${l}`),...u]}var Ug=(e,t)=>e.parts.map(n=>e.repeats!==void 0?Il(e,n,[`The same change as step ${e.re\
peats}`],t):n.repeats?Ll(e,n,{said:" \xB7 the same change",drawn:t}):$l(e,n,t));function Ll(e,t,{said:n,drawn:r}){let i=p("code.path",...Se(t.path));return Il(e,t,\
[i,` +${te(t.insertions)} \u2212${te(t.deletions)}${n}`],r)}function Il(e,t,n,r){let i=p("details.members",p("summary",...n));return i.addEventListener("toggle",()=>\
i.append($l({...e,parts:[t]},t,r)),{once:!0}),i}var Pl=({source:e,error:t})=>e!==void 0&&!t;function Dl({index:e,status:t},{data:n}){let{since:r}=n.model.run;if\
(!(!r||t==="read"))return r.new.includes(e)?"new step":r.changed.includes(e)?"changed":"same"}var Wg=e=>{let{index:t,id:n,plan:r,tool:i,source:o,why:a,error:s,p\
olicy:l,notes:u=[],parts:c}=e,d=[...Ge(e),...c.map(({path:m})=>m)];return[t,n,r,i,o,...d,a,l?.rule,l?.reason,s?.name,s?.message,...u].join(`\n`).toLowerCase()};f\
unction Kg(e,t,n){let{links:r,decisions:i}=t,o=Dl(e,t),a={class:"fold","aria-label":`Collapse step ${e.index}`},s=ae("\u25BE",()=>n.classList.toggle("folded"),a),{in\
dex:l,id:u,plan:c,tool:d,status:m,commit:f}=e,g=e.parts.length>1&&co({...e,files:Gg(e)},Y),x=Ge(e).flatMap((_,k)=>[...k>0?[" \u2192 "]:[],...Se(_)]);return p("h2",o=\
=="same"||Pl(e)?s:void 0,p("a.number",{href:`#step-${l}`,"aria-label":`Link to step ${l}`},`${l}`),p("span.tool",d),p("code.path",...g?[g]:x),Pe(Ge(e).at(-1)??"\
","path"),...e.parts.length===1?Tt({...e,...e.parts[0]}):[],o===void 0?void 0:p("span.badge.since",o),...[e.source,u].map(_=>_&&p("span.id",H(_))),c===void 0?vo\
id 0:p("span.plan",{title:"The plan of the step"},H(c)),p("span.outcome",...Ve(e),f===void 0?void 0:p("span.made",qg(f,r.commit(f)),Pe(f,"commit")),m==="applied\
"||m==="read"?void 0:p("span.status",Ui[m]),i.box([e])))}var Gg=({parts:e})=>e.map(({path:t})=>({file_path:t})),qg=(e,t)=>{let n=p("code.commit",{title:e},e.sli\
ce(0,7));return t===void 0?n:p("a",{href:t,rel:"noreferrer"},n)},Ui={read:"read",applied:"applied",unchanged:"unchanged",collapsed:"repeats",failed:"refused",sk\
ipped:"not applied"},Vg=(e,t)=>{let{why:n,duplicate_of:r,error:i,command:o}=e;return[n,Fl(e,t),r,o].filter(s=>s!==void 0).length+Tr(e).length+(i?3:0)},Fl=({poli\
cy:e,error:t},n)=>!t&&Ko(e,n.policy)?void 0:e;function Yg(e,t){let{why:n,duplicate_of:r,matched_by:i,error:o}=e,a=r===void 0?"":p("a",{href:`#step-${r}`},`step \
${r}`);return[n===void 0||n===""?void 0:p("p.why",..._e(Ot(n))),Fl(e,t)&&kn(e),r===void 0?void 0:p("p.note","It repeats ",a,"."),No(i)?p("p.remark",p("b","Not m\
atched exactly: "),`${Ro[i]}.`):void 0,...Tr(e).map(s=>p("p.note",H(s))),o&&_n(o),Xg(e)].filter(s=>s!==void 0)}function $l(e,t,{data:n,look:r}){let i=p("div.cha\
nge");i.style.setProperty("--lines",`${Math.min(ht(t),400)}`);let o=`Change of ${t.path} in step ${e.index}`;if(n.contents().then(({steps:l,files:u})=>{let c=l[\
e.index]??(e.tool==="Move"?void 0:u[t.path]),d=n.model.files.find(({path:f})=>f===t.path),m=d?.binary&&d.steps.length===1?{before:d.old_size,after:d.new_size}:v\
oid 0;return dr(i,{part:t,anchor:`step-${e.index}`,label:o,cell:e.cell,binary:m,pictures:c},{data:n,look:r()})}),e.parts.length===1)return i;let a=p("code.path"\
,...Nt(t)),s=p("span.outcome",...Ve(t));return p("section.part",p("h3",a,...Tt(t),s),i)}function Xg({command:e,file_path:t,error:n}){if(!e)return;if(e.recorded)\
return p("p.note","The command did not run again: this is its recorded result.");let{exit_code:r,milliseconds:i,tail:o,output:a}=e,s=r===null?"Killed, or not ru\
n":`Exit code ${r}`;return p("details.command",{open:n?"":void 0},p("summary",`${s} \xB7 ${(i/1e3).toFixed(1)} s`),...cr(o,H(t)),ur(a))}function Hl(e,t){let{accoun\
t:n,files:r,steps:i,run:o,looks:a,readFirst:s}=e.model,u={...t,data:e,links:{commit:w=>Rn(o.pull_request,w)},policy:Nn(i),looks:Qg(a)},c=i.filter(({error:w})=>w\
),d=new Map(i.map(w=>[w.index,w])),m={...u,viewed:t.viewed,stepAt:w=>d.get(w)},f={files:()=>{let w=c.map((A,L)=>zi(A,L-c.length,u)),T=new Set(n.parts.flatMap(A=\
>A.files)),R=n.parts.filter(jg),v=new Set(R.flatMap(A=>A.files)),E=s.flatMap(A=>A.entries.map(L=>({entry:L,group:A}))).sort((A,L)=>Bl(A.entry.files,T)-Bl(L.entr\
y.files,T)).flatMap(({entry:A,group:L})=>x({...A,files:A.files.filter(G=>!v.has(G))},L));return Ir("Files",[...w,...E,...R.flatMap(_)],e)},steps:()=>Ir("Steps",\
eh(Jg(e.model),u),e)},g=0,x=(w,{kind:T})=>{let R=w.files.flatMap(E=>r[E]??[]),v=s.length===1&&w.folder===void 0?"":Zg(kt[T],w);return w.folder===void 0&&R.lengt\
h>1?[Hi({is:"same",files:w.files},R,{order:g++,group:v},m)]:R.map(E=>Rl(E,{order:g++,group:v},m))},_=w=>{let T=w.files.flatMap(v=>r[v]??[]),R=g===0?"":kt.alike;\
return T.length===0?[]:[Hi(w,T,{order:g++,group:R},m)]},k={};return{of:w=>k[w]??=f[w](),shown:w=>Ml(w,m),holds:(w,T)=>w.reveal?.(T)??[...w.root.querySelectorAll\
("[id]")].find(R=>R.id===T)}}var Bl=(e,t)=>Number(e.length>0&&e.every(n=>t.has(n))),jg=({is:e,files:t})=>e==="gone"||e==="moved"||t.length>=io,Zg=(e,{folder:t,f\
iles:n})=>t===void 0?e:`${e} \xB7 ${Y(t)} \xB7 ${Z(n.length,"file")}`;function Qg(e){let[t,n]=[new Map,new Map],r=(i,o,a)=>{let s=i.get(o);s?s.push(a):i.set(o,[a])};f\
or(let i of e)i.step===void 0?r(n,i.path,i):r(t,i.step,i);return{ofStep:i=>t.get(i)??[],ofFile:i=>n.get(i)??[]}}function Jg({steps:e,explained:t}){let n=new Set\
(t?.steps.map(({step:r})=>r));return e.toSorted((r,i)=>Number(n.has(r.index))-Number(n.has(i.index)))}function eh(e,t){let n=nh(po(e)),r=new Map(gn(e,({parts:o}\
)=>o.map(({path:a})=>a)).map(o=>[o.rule,o])),i=[];for(let o=0;o<n.length;){let a=o,{source:s=""}=n[o],l=s===n[o-1]?.source?void 0:r.get(s);for(l&&i.push(sh(l,o-\
.5));a<n.length&&th(n[a]);)a+=1;a>o?i.push(rh(n.slice(o,a),o)):i.push(zi(n[a++],o,t)),o=a}return i}var th=({status:e,error:t,policy:n})=>e==="read"&&t===void 0&\
&n?.behavior!=="ask";function nh(e){let t=new Set(e.filter(i=>i.duplicate_of===void 0).map(({index:i})=>i)),r=Map.groupBy(e,({duplicate_of:i})=>i!==void 0&&t.ha\
s(i)?i:void 0);return(r.get(void 0)??[]).flatMap(i=>[i,...r.get(i.index)??[]])}function rh(e,t){let[n,...r]=e,i=`Read ${e.length} file${e.length===1?"":"s"}`,o=\
r.length===0?`step-${n?.index}`:`steps-${n?.index}`;return Je({id:o,element:()=>p("article.card.reads",{id:o,tabindex:"-1","aria-label":i}),lines:0,notes:0,fact\
s:{paths:[...new Set(e.flatMap(Ge))],statuses:["read"],tools:["Read"],rules:e.flatMap(({policy:a})=>a?.rule??[]),size:0,risk:"none",looks:[],order:t},text:()=>e\
.flatMap(a=>[...Ge(a),a.why,a.id,a.plan]).join(`\n`).toLowerCase(),patches:[],fill:()=>[r.length===0?zl(e[0],{}):ih(i,e)]})}var ih=(e,t)=>p("details",p("summary"\
,`${oh(t)} \xB7 ${e}`),...t.map(n=>zl(n,{id:`step-${n.index}`}))),oh=e=>`${e[0]?.index}\u2013${e.at(-1)?.index}`,zl=(e,t)=>p("p.read-line",{...t},p("a.number",{href:`#s\
tep-${e.index}`},`${e.index}`)," Read ",p("code.path",H(e.file_path))," ",...e.why?[p("span.why",..._e(e.why))]:[]),ah=500;function sh(e,t){let{rule:n,applied:r\
,refused:i,others:o,files:a}=e,s=[...i,...r,...o],l=`rule-${s.reduce((c,{index:d})=>Math.min(c,d),Number.POSITIVE_INFINITY)}`,u=`${Y(n)}: ${qt(e)}`;return Je({i\
d:l,element:()=>p("article.card.rule",{id:l,tabindex:"-1","aria-label":u}),lines:0,notes:1,facts:{paths:a,statuses:[...new Set(s.map(({status:c})=>c))],tools:[.\
..new Set(s.map(({tool:c})=>c))],rules:[n],size:s.reduce((c,{insertions:d,deletions:m})=>c+d+m,0),risk:i.length>0?"refused":"none",looks:i.length>0?["refused"]:\
[],order:t},text:()=>[n,...a].join(`\n`).toLowerCase(),patches:[],fill:()=>[p("h2",p("b",p("code",Y(n))),` ${qt(e)}`),lh(a)]})}function lh(e){let t=e.slice(0,ah)\
.map(r=>p("li",p("a",{href:`#${encodeURIComponent(be(r))}`},p("code.path",...Se(r))))),n=e.length-t.length;return p("details.members",p("summary",`The ${Z(e.len\
gth,"file")}`),p("ul",...t,n>0?p("li",`and ${Z(n,"more file")}`):void 0))}var fr=e=>[...document.querySelectorAll(`script[data-name="${e}"]`)];async function mr\
(e){let t=Uint8Array.from(atob(e.textContent??""),r=>r.charCodeAt(0)),n=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return JSON.p\
arse(await new Response(n).text())}var an=256;function sn(e){if(e.written)return"written";let{applied:t,failed:n,skipped:r}=e.totals;return wn(e).length>0||t===\
0&&n+r>0?"refused":t>0?"tried":"unchanged"}function Ul(e){let{totals:t,verifications:n=[]}=e,r=t.failed>0?`${Z(t.failed,"step")} refused`:"",i=n.filter(({ok:s})\
=>!s).length,o=i>0?`${Z(i,"verification")} failed`:"";return{written:[`${Z(t.applied,"step")} applied`,r,o],tried:[`${Z(t.applied,"step")} would apply`,r,o],ref\
used:[r,o,t.skipped>0?`${te(t.skipped)} not applied`:""],unchanged:["there was nothing to change"]}[sn(e)].filter(Boolean).join(", ")}async function Kl(){let e=\
fr("patches"),t=new Map,n=Wl(async a=>{let s=e[a],l=s?await mr(s):[];return t.set(a,l),l}),[r]=fr("contents"),i=Wl(async a=>r?await mr(r):ch),o=await mr(fr("mod\
el")[0]);return{model:o,movedPlaces:uo(o.run.moved??[]),patch:async a=>(await n(Math.floor(a/an)))[a%an]??[],loadedPatch:a=>t.get(Math.floor(a/an))?.[a%an],asyn\
c loadAll(){for(let a of e.keys())await n(a)},contents:()=>i(0)}}var ch={steps:{},files:{},texts:{}};function Wl(e){let t=new Map;return n=>{let r=t.get(n)??e(n\
);return t.set(n,r),r}}function gr(e,{plan:t,base:n},r,i=t.without??[]){if(t.files.length===0||t.files.includes("-"))return;let o=t.files.map(uh).join(" "),a=i.\
length>0?` --without ${i.join()}`:"",s=`editplan ${e} ${r===void 0?o:Gl}${dh(t)}${a}`;if(r===void 0)return s;let l=n?` --base ${n.commit}`:"";return`editplan ${\
r} ${o}${l} -o ${Gl}\n${s}`}var Gl="combined.yaml",uh=e=>ji(e.startsWith("-")?`./${e}`:e),dh=({overrides:e={}})=>Object.entries(e).filter(([t])=>t!=="trailing_wh\
itespace").map(([t,n])=>` --${t.replaceAll("_","-")} ${n}`).join("");var hr=class{root=p("div.decisions",{role:"status","aria-label":"Decision"});#n;#i;#e;#t;#r\
=new Map;constructor({run:t,steps:n,combiner:r}){this.#n=t,this.#i=r,this.#e=Ar(`${t.plan.sha256} ${t.base?.commit??""}`);let i=new Set(n.filter(ql).map(({index\
:o})=>o));this.#t=new Set(Vl().find(([o])=>o===this.#e)?.[1].filter(o=>i.has(o))),this.#s()}box(t){let n=t.filter(ql);if(n.length===0)return;let r=xt(!0,o=>this\
.#a(n,!o));this.follow(n,o=>{r.checked=!o});let i=`Keep ${zt(n.map(({index:o})=>o))}`;return r.setAttribute("aria-label",i),p("label.keep",{title:i},r,p("span",\
"Keep"))}follow(t,n){let r=()=>n(t.length>0&&t.every(({index:i})=>this.#t.has(i)));for(let{index:i}of t){let o=this.#r.get(i)??new Set;this.#r.set(i,o.add(r))}r\
()}#a(t,n){for(let{index:i}of t)n?this.#t.add(i):this.#t.delete(i);let r=Vl().filter(([i])=>i!==this.#e);Rt(Xl,JSON.stringify([[this.#e,this.#o()],...r].slice(0\
,ph)));for(let i of new Set(t.flatMap(({index:o})=>[...this.#r.get(o)??[]])))i();this.#s()}#o(){return[...this.#t].sort((t,n)=>t-n)}#s(){let t=this.#o();this.ro\
ot.hidden=t.length===0;let n=[...new Set([...this.#n.plan.without??[],...t])].sort((i,o)=>i-o),r=gr("apply",this.#n,this.#i,n);this.root.replaceChildren(p("span\
",`Without ${zt(t)}:`),Wi(`--without ${n.join()}`,Yl("--without",n)),Wi(`/editplan drop ${t.join()}`,Yl("/editplan drop",t)),...r===void 0?[]:[Wi(r,"the command\
")],ae("Keep all",()=>this.#a(t.map(i=>({index:i})),!1)))}},ql=({status:e})=>e==="applied",Xl="decisions",ph=20;function Vl(){try{let e=JSON.parse(vt(Xl)??"[]")\
;return Array.isArray(e)?e.filter(t=>Array.isArray(t)&&Array.isArray(t[1])):[]}catch{return[]}}var Yl=(e,t)=>t.length<=8?`${e} ${t.join()}`:`${e} with ${Z(t.len\
gth,"step")}`;function Wi(e,t){let n=ae(`Copy ${t}`,async()=>{n.textContent=`Copy ${t} ${await wr(e)?"\u2713":"\u2717"}`});return n}function jl(e,t,n){let r=p("input",{ty\
pe:"search",placeholder:"Search text, file, error","aria-label":"Search"}),[i,o,a]=gh(e),s=br("Order",[["order","in order"],["path","by folder"],["size","by siz\
e"],["risk","by risk"]]),l=fh(e,n),u=p("output",{"aria-live":"polite"}),c=p("progress",{"aria-label":"Files viewed",max:`${Math.max(1,e.files.length)}`,value:"0\
"}),d=p("span.progress",c,p("span")),m;r.addEventListener("input",()=>{clearTimeout(m),m=setTimeout(()=>n({q:r.value}),120)});for(let[g,x]of Object.entries({sta\
tus:i,tool:o,rule:a,sort:s}))x.addEventListener("input",()=>n({[g]:x.value,q:r.value}));t.add(i,o,a);let f=p("form.bar",{role:"search"},l.root,r,s,t.root,d,u);r\
eturn f.addEventListener("submit",g=>g.preventDefault()),{root:f,search:r,show(g){r.value!==g.q&&(r.value=g.q),i.value=g.status,o.value=g.tool,a.value=g.rule,s.\
value=g.sort,l.show(g.view);for(let x of i.options)x.hidden=x.value!==""&&!x.value.startsWith("look:")&&g.view!=="files"==x.value in Zl},count(g,x,_){u.textCont\
ent=g===x?"":`${g.toLocaleString("en")} of ${x.toLocaleString("en")} shown`,c.value=_,d.lastElementChild.textContent=`${_.toLocaleString("en")} of ${e.files.len\
gth.toLocaleString("en")} viewed`,d.hidden=e.files.length===0}}}function fh(e,t){let n={files:`Files ${e.files.length.toLocaleString("en")}`,steps:`Steps ${e.st\
eps.length.toLocaleString("en")}`},r=["files","steps"].map(i=>ae(n[i],()=>t({view:i,at:""}),{"data-view":i}));return{root:p("div.views",{role:"group","aria-labe\
l":"View"},...r),show(i){for(let o of r)o.setAttribute("aria-pressed",`${o.dataset.view===i}`)}}}var mh=e=>`look:${e}`,Zl={added:"new",modified:"modified",delet\
ed:"deleted",renamed:"renamed"};function gh({files:e,steps:t,looks:n}){let r=s=>[...new Map(s)],i=r([...e.map(({status:s})=>[s,Zl[s]??s]),...t.map(({status:s})=\
>[s,Ui[s]]),...n.map(({kind:s})=>[mh(s),`look: ${qe[s]}`])]),o=r(t.map(({tool:s})=>[s,s])),a=r(t.flatMap(({policy:s,source:l})=>[l,s?.rule].flatMap(u=>u===void \
0?[]:[[u,H(u)]])));return[br("Status",[["","every status"],...i],i.length<2),br("Tool",[["","every tool"],...o],o.length<2),br("Rule",[["","every rule"],...a],a\
.length===0)]}function br(e,t,n=!1){let r=t.map(([o,a])=>p("option",{value:o},a)),i=p("select",{"aria-label":e},...r);return i.hidden=n,i}function Ql(e){let t=K\
i("split","Side by side",!1,e),n=Ki("blanks","Hide white space",!1,e,!1),r=Ki("wrap","Wrap lines",!0,()=>i()),i=()=>{document.documentElement.classList.toggle("\
wrap",r.checked)};i();let o=[[t,"Side by side"],[n,"Hide white space"],[r,"Wrap lines"]],a=p("details.options",p("summary","Display")),s=p("div.filters"),l=o.ma\
p(([u,c])=>p("label",u,c));return a.append(p("div.menu",...l,s,hh())),addEventListener("click",u=>{u.target instanceof Node&&!a.contains(u.target)&&(a.open=!1)}\
),{root:a,add:(...u)=>s.append(...u),look:()=>({split:t.checked,hidesBlanks:n.checked}),showBlanks(){n.checked=!1,n.dispatchEvent(new Event("change"))},toggleSp\
lit(){t.checked=!t.checked,t.dispatchEvent(new Event("change"))}}}function Ki(e,t,n,r,i=!0){let o=xt(((i?vt(e):void 0)??`${n}`)==="true",a=>{i&&Rt(e,`${a}`),r()\
});return o.setAttribute("aria-label",t),o}var ln=["auto","light","dark"];function hh(){let t=Math.max(0,ln.indexOf(vt("theme"))),n=()=>{let o=ln[t%ln.length]??\
"auto";document.documentElement.dataset.theme=o,i.textContent=`Colours: ${o}`},i=ae("",()=>{t+=1,n(),Rt("theme",ln[t%ln.length]??"auto")},{class:"theme"});retur\
n n(),i}function Jl(e,t){let n=p("span"),r=ae("Show white space",t.showBlanks),i=p("div.blank-notice",{role:"status"},n," ",r);return i.hidden=!0,{root:i,show(o\
){i.hidden=!o,o&&(n.textContent="White space is hidden.",bh(e).then(({lines:a,files:s})=>{n.textContent=`White space is hidden: ${a.toLocaleString("en")} change\
d lines in ${s.toLocaleString("en")} files are not shown as changes.`}))}}}async function bh(e){await e.loadAll();let t=e.model.files.map(({part:n})=>n.patch===\
void 0?0:Gn(e.loadedPatch(n.patch)??[]));return{lines:t.reduce((n,r)=>n+r,0),files:t.filter(n=>n>0).length}}function ec(e){let t=wh();document.body.append(t);le\
t n={j:e.next,k:e.previous,n:e.nextRemark,p:e.previousRemark,s:e.split,f:e.view,v:e.viewed,"/":e.search,o:e.openStep,"?":()=>t.open?t.close():t.showModal()};add\
EventListener("keydown",r=>{if(r.ctrlKey||r.metaKey||r.altKey)return;if(yh(r.target)){r.key==="Escape"&&r.target.blur();return}let i=n[r.key];!i||t.open&&r.key!\
=="?"||(r.preventDefault(),i())})}var yh=e=>e instanceof HTMLInputElement&&e.type!=="checkbox"||e instanceof HTMLSelectElement,Eh=[["j","k","next or previous ca\
rd"],["n","p","next or previous remark"],["f","by file or by step"],["s","unified or side by side"],["v","viewed"],["o","the step of the first change to be seen\
"],["/","search"],["?","this help"]];function wh(){let e=Eh.flatMap(r=>[p("dt",...r.slice(0,-1).map(i=>p("kbd",i))),p("dd",r.at(-1))]),t=ae("Close",()=>n.close(\
)),n=p("dialog",{"aria-label":"Keys"},p("h2","Keys"),p("dl",...e),t);return n}var xh=60,tc=200,kh=[["Unusual",["unusual"]],["Needs a look",["protected","deleted\
","hidden"]],["Moved",["moved"]],["Alike",["alike"]]],yr=class{root;#n;#i;#e=new Map;#t;constructor({account:t,files:n,readFirst:r},i,o){this.#n=i,this.#i=o;let\
 a=new Set(t.parts.flatMap(c=>c.files)),s=c=>r.flatMap(({kind:d,entries:m})=>m.flatMap(f=>f.files.map(g=>({kind:d,at:g})))).filter(({kind:d,at:m})=>c.includes(a\
.has(m)?"alike":d)).flatMap(({at:d})=>n[d]??[]),l=kh.flatMap(([c,d])=>{let m=s(d);return m.length===0?[]:[this.#r(c,m)]}),u=p("div",...l,...this.#a(s(["rest","g\
enerated"])));this.root=p("nav.files",{"aria-label":"Files"},p("details",{open:innerWidth>_h?"":void 0},p("summary.whole",`${Z(n.length,"file")}`),u))}viewed(t)\
{this.#e.get(t.path)?.classList.toggle("viewed",this.#n.has(t))}mark(t){let n=this.#e.get(t);n!==this.#t&&(this.#t?.removeAttribute("aria-current"),n?.setAttrib\
ute("aria-current","true"),n?.scrollIntoView({block:"nearest"}),this.#t=n)}#r(t,n){let r=t==="Alike"?` ${Sh(n)}`:"",i=p("summary",p("b",`${t} \xB7 ${te(n.length)}`\
),p("span.folder",r));return this.#o(i,n,{isOpen:t!=="Alike"&&n.length<=xh,from:3})}#a(t){let n=[...Map.groupBy(t,({path:i})=>Ct(i))].sort(([i],[o])=>i<o?-1:1),\
r=p("div");return this.#s(r,n,([i,[o,...a]])=>{if(!o)return p("div");if(a.length===0)return this.#l(o,Number.POSITIVE_INFINITY);let s=p("summary",p("span.folder\
",Y(i)),te(a.length+1));return this.#o(s,[o,...a],{isOpen:t.length<=300,from:1})}),[r]}#o(t,n,{isOpen:r,from:i}){let o=p("ul"),a=p("details",t,o),s=()=>{o.child\
ElementCount===0&&this.#s(o,n,l=>p("li",this.#l(l,i)))};return a.addEventListener("toggle",s),r&&(a.open=!0,s()),a}#s(t,n,r){t.append(...n.slice(0,tc).map(r));l\
et i=n.slice(tc);if(i.length===0)return;let o=ae(`${te(i.length)} more`,()=>{o.remove(),this.#s(t,i,r)});t.append(o)}#l(t,n){let r=vh(t,n);return r.addEventList\
ener("click",()=>this.#i(t)),this.#e.set(t.path,r),this.viewed(t),r}},_h=900;function Sh(e){let[t="",...n]=e.map(({path:c})=>c),r=(c,d)=>{let m=0;for(;m<c.lengt\
h&&c[m]===d[m];)m+=1;return m},i=n.reduce((c,d)=>Math.min(c,r(t,d)),t.length),o=c=>[...c].reverse().join(""),a=n.reduce((c,d)=>Math.min(c,r(o(t),o(d))),t.length\
-i),s=t.slice(t.length-a).replace(/^[^./_-]+/,"");if([t,...n].every(c=>!c.slice(i,c.length-s.length).includes("/")))return Y(`${t.slice(0,i)}*${s}`);let u=t.sli\
ce(0,t.lastIndexOf("/",i-1)+1);return Y(`${u}**${s.startsWith("/")?"":"/*"}${s}`)}var Th={added:"A",modified:"M",deleted:"D",renamed:"R"};function vh(e,t){let{p\
ath:n,from:r,status:i,insertions:o,deletions:a,binary:s,old_mode:l,new_mode:u}=e,[c,d]=Ie(e),m=!l.startsWith("0000")&&!u.startsWith("0000")&&l!==u,f=s?"bin":m?"\
mode":"",g=p("span",{class:`letter ${i}`},Th[i]),x=Number.isFinite(t)?n.split("/").slice(-t).join("/"):n,_=x.lastIndexOf("/")+1;return p("button",{type:"button"\
,title:Y(r===void 0?n:`${r} \u2192 ${n}`)},g,p("span.name",_===0?void 0:p("span.above",Y(x.slice(0,_))),p("span.own",Y(x.slice(_)))),f===""?void 0:p("span.badge",f),\
o+a===0?void 0:p("span.counts",c," ",d))}var ic=(e,t)=>p("div.first",Ch(e),Mh(e,t),p("div.first-columns",$h(e),Vh(e)));function Rh({run:e,readFirst:t,looks:n,ex\
plained:r}){let{totals:i,verifications:o=[],problems:a=[]}=e;return i.failed>0||sn(e)==="refused"||o.some(({ok:l})=>!l)?"bad":t.some(({kind:l})=>Nh.has(l))||a.l\
ength>0||oc(n)?"amber":o.length>0&&!r?"good":"neutral"}var Nh=new Set(["asked","unusual","hidden"]),oc=e=>e.some(({kind:t})=>t==="verifies");function Ch(e){let{\
run:t,explained:n}=e,r=n?"Explained":Ul(t);return p("div.verdict-line",p("strong",{class:`chip-verdict ${Rh(e)}`,role:"status"},r),p("h1",H(Vt(t.plan.title||"Un\
titled"))),Oh(e),n?p("p.sentence",H(Vt(n.sentence))):void 0)}function Oh({run:e,steps:t,looks:n}){let{totals:r}=e,[i,o]=Ie(r),a=Po(r),s=t.filter(({status:c})=>c\
==="read").length,l=sn(e)==="refused",u=[r.collapsed>0?`${te(r.collapsed)} repeat others`:"",r.unchanged>0?`${te(r.unchanged)} unchanged`:"",r.skipped>0&&!l?`${\
te(r.skipped)} skipped`:"",s>0?Z(s,"read"):"",sn(e)==="written"?"":"nothing was written",Ih(e)];return p("span.size-line",`${Z(r.files,"file")} `,i," ",o,a===""\
?void 0:p("span.moved-count",` (${a})`),...u.filter(Boolean).map(c=>` \xB7 ${c}`),oc(n)?p("b.minus"," \xB7 the plan changes what verifies it"):void 0)}function Mh({ac\
count:e,files:t,run:n,combiner:r},i){if(e.said.length===0)return;let o=e.parts.flatMap(c=>c.files.flatMap(d=>t[d]??[])),a=p("div.sample",{"aria-live":"polite"})\
,s=ae(`Check ${Math.min(nc,o.length)} files at random`,()=>a.replaceChildren(i(Ah(o,nc)))),l=p("details.by-folder",p("summary","by folder"));l.addEventListener(\
"toggle",()=>l.append(Lh(o)),{once:!0});let u=n.written?gr("verify",n,r):void 0;return p("section.account",{"aria-label":"What accounts for the change"},p("p",.\
..e.said.map(({text:c,isCode:d})=>d?p("code",Y(c)):c)," ",s),p("div.account-more",l,u===void 0?void 0:p("span.note","proof: ",p("code",Y(u)))),a)}var nc=5;funct\
ion Ah(e,t){let n=[...e];return Array.from({length:Math.min(t,e.length)},()=>{let r=Math.floor(Math.random()*n.length);return n.splice(r,1)[0]})}var Lh=e=>p("p"\
,fo(e.map(({path:t})=>t)).map(([t,n])=>`${Y(t)} ${te(n)}`).join(" \xB7 "));function Ih(e){let{verifications:t=[]}=e;if(t.length===0)return Do(e);let n=t.filter(({o\
k:r})=>!r).length;return n>0?`${Z(n,"verification")} failed`:"verified"}var[Ph,Dh,Fh]=[4,4,2];function $h(e){let{head:t,groups:n}=e.listed;if(n.length===0)retur\
n;let r=n.flatMap(a=>Hh(a,e)),i=ae(`Show all ${r.length} rows`,()=>o.classList.add("whole"),{class:"all-rows"}),o=p("section.read-first",{"aria-label":"Read fir\
st"},p("h2",t),p("table",p("tbody",...r)),r.length>Bh?i:void 0);return o}var Bh=3;function Hh(e,t){let{kind:n,entries:r}=e,i=r.some(({folder:c})=>c!==void 0);if\
(n==="rest"&&!i&&r.length>Fh||n==="generated")return[p("tr",p("th",{scope:"row",class:`of-${n}`},kt[n]),p("td.what",{colspan:"2"},...ac(r.flatMap(({files:c})=>c\
.map(d=>t.files[d]?.path??""))),...n==="generated"?Ie(zh(r)).flatMap(c=>[" ",c]):[]))];let o=i?Dh:Ph,a=r.slice(0,r.length===o+1?o+1:o),s=a.map((c,d)=>Uh(c,e,{is\
First:d===0,model:t})),l=r.slice(a.length).reduce((c,{files:d})=>c+Math.max(1,d.length),0);if(l===0)return s;let u=e.files===0?"step":"file";return[...s,p("tr.m\
ore",p("td"),p("td",{colspan:"2"},`and ${Z(l,`more ${u}`)}`))]}var zh=e=>({insertions:e.reduce((t,{insertions:n})=>t+n,0),deletions:e.reduce((t,{deletions:n})=>\
t+n,0)});function Uh(e,{kind:t},{isFirst:n,model:r}){let i=Kh(e);return p("tr",n?p("th",{scope:"row",class:`of-${t}`},kt[t]):p("td"),p("td.what",{colspan:i.leng\
th===0?"2":"1"},...Wh(e,{kind:t,model:r}),...e.said===""?[]:[" ",..._e(e.said)]),i.length===0?void 0:p("td.words",...i))}var ac=e=>{let t=e.slice(0,rc).flatMap(\
r=>[p("a",{href:`#${encodeURIComponent(`file-${r}`)}`},p("code",Y(r)))," "]),n=e.length-rc;return n>0?[...t,`and ${Z(n,"more file")}`]:t},rc=6;function Wh({link\
:e,path:t,steps:n,files:r,folder:i},{kind:o,model:a}){let s=`#${encodeURIComponent(e.slice(1))}`;if(e.startsWith("#step-"))return[p("a",{href:s},p("code",Y(t)),\
` ${zt(n)}`)];if(i!==void 0)return[p("a",{href:s},p("code",Y(i))),` ${Z(r.length,"file")}`];if(r.length===1)return[p("a",{href:s},p("code",Y(t)))];if(o==="rest"\
)return ac(r.map(c=>a.files[c]?.path??""));let l=r.slice(0,4).map(c=>Y(a.files[c]?.path??"")),u=r.length-Math.min(3,r.length);return[p("a",{href:s},`${Z(r.lengt\
h,"file")} get this same change`),`: ${l.slice(0,3).join(", ")}${u>0?` and ${te(u)} more`:""}`]}function Kh({words:e,folder:t,...n}){if(t!==void 0)return Ie(n);\
if(!e)return[];let{before:r,after:i,others:o,more:a}=e,s=l=>l===""?"\u2205":Y(l);return[p("code.minus",s(r)),"\xA0\u2192 ",p("code.plus",s(i)),...o===void 0?[]:[" (others ",\
p("code",Y(o)),")"],...a===void 0?[]:[` and ${Z(a,"more change")}`]]}var Gh=()=>innerWidth>qh?5:2,qh=600;function Vh({run:{plan:e},explained:t}){let{shown:n,fol\
ded:r}=Xo(e.description??"");if(n.length===0||t)return;let i=l=>p("blockquote",{tabindex:"0",role:"group","aria-label":"From the plan"},...l.map(u=>p("p",...u==\
=""?["\xA0"]:_e(u)))),o=Gh(),a=[...n.slice(o),...r],s=p("details.from-plan",p("summary",`${Z(a.length,"more line")} from the plan`),i(a.slice(0,5e3)));return p("fi\
gure.quote",p("figcaption","From the plan"),i(n.slice(0,o)),a.length===0?void 0:s)}function sc({findings:e,files:t}){let n=new Set(t.map(({path:r})=>r));return \
e.map(({title:r,found:i})=>p("section.verifications",{"aria-label":r},...i.map(o=>Yh(o,n))))}function Yh({mark:e,summary:t,milliseconds:n,places:r,left:i,scope:\
o},a){let s=e==="\u2713";return p("details",{class:s?"program":"program failed",open:s?void 0:""},p("summary",p("span.status",e),p("span.name",H(t)),p("span.seconds"\
,`${(n/1e3).toFixed(1)} s`)),...r.map(l=>Xh(l,a)),i>0?p("p.absent",`${i} more are not listed.`):void 0,r.length===0?p("p.absent",o):void 0)}function Xh({file_pa\
th:e,line:t,column:n,message:r,code:i,text:o,step:a},s){let l=[...Se(e),`:${t}:${n}`],u=`#${encodeURIComponent(`${be(e)}:R${t}`)}`;return p("div.diagnostic",p("\
p",s.has(e)?p("a.path",{href:u},...l):p("code.path",...l),...a===void 0?[]:[" after ",p("a",{href:`#step-${a}`},`step ${a}`)],`: ${H(r)}`,...i===void 0?[]:[" ",\
p("code",H(i))]),p("pre",{tabindex:"0",role:"group","aria-label":`Line ${t} of ${H(e)}`},H(o)))}function lc({run:e,looks:t}){let{verifications:n=[]}=e;if(n.leng\
th===0)return;let r=n.filter(({ok:o})=>!o),i=n.filter(({ok:o})=>o);return p("section.verifications",{"aria-label":"Verification"},...r.map(cc),i.length===0?void\
 0:jh(i,t.some(({kind:o})=>o==="verifies")))}function jh(e,t){let n=e.reduce((i,{milliseconds:o})=>i+o,0)/1e3,r=e.flatMap(({name:i},o)=>[...o>0?[", "]:[],p("cod\
e",H(i))]);return p("details.passed",p("summary",t?p("span.doubtful","? passed, by what the plan changes"):p("span.status","\u2713 verified"),p("span",...r,` \xB7 ${n.t\
oFixed(1)} s`)),...e.map(cc))}var cc=({name:e,ok:t,milliseconds:n,tail:r,output:i})=>p("details",{class:t?"program":"program failed",open:t?void 0:""},p("summar\
y",p("span.status",t?"\u2713 passed":"\u2717 failed"),p("code.name",H(e)),p("span.seconds",`${(n/1e3).toFixed(1)} s`)),...cr(r,H(e)),ur(i)),Zh=5;function uc({steps:e}){le\
t t=gn(e,({parts:i})=>i.map(({path:o})=>o));if(t.length===0)return;let n=t.slice(0,Zh).map(i=>{let o=vn({...Tn,view:"steps",rule:i.rule});return p("li",p("a",{h\
ref:o},p("code",Y(i.rule))),`: ${qt(i)}`)}),r=t.length-n.length;return p("ul.rules",{"aria-label":"Fixes by rule"},...n,r>0?p("li",`and ${Z(r,"more rule")}`):vo\
id 0)}var Qh=[Jh,nb,ab,uc,rb,lc,sc],pc=(e,t)=>p("header.overview",ic(e,t),...Qh.flatMap(n=>n(e)));function Jh({explained:e,steps:t}){if(!e)return;let n=(u,...c)\
=>p("li",p("a",{href:`#step-${u}`},`step ${u}`)," ",...c),r=new Set(e.steps.map(({step:u})=>u)),i=t.filter(({index:u,parts:c})=>!r.has(u)&&c.length>0),o=i.slice\
(0,eb).map(u=>{let c=je(u.parts.map(({path:d})=>Y(d)),2);return n(u.index,p("b","To read: "),p("code",c)," ",...Ie(u))}),a=e.steps.map(({step:u,title:c,files:d}\
)=>n(u,`${H(c)} (${Z(d.length,"file")})`)),s=i.length-o.length,l=s>0?p("li",`and ${Z(s,"more step")} to read`):void 0;return p("section.composition",{"aria-labe\
l":"What the steps explain"},p("ul",...o,l,...a))}var eb=5;function tb({steps:e}){let t=Nn(e),n=t&&kn({policy:t});if(n)return n.append(" ",p("span.note","Steps \
that say nothing else are allowed so.")),n}function nb({run:e}){let t=[...wn(e).map(_n),...Ao(e).map(({name:n,message:r})=>p("p.remark",H(`${n}: ${r}`))),...(e.\
plan.left_out??[]).map(({at:n,what:r,why:i})=>p("p.remark",H(`Left out of the source: ${n} ${r}: ${i}`))),...(e.plan.sources??[]).flatMap(({notes:n=[]})=>n.map(\
r=>p("p.note",H(r)))),...(e.notes??[]).map(n=>p("p.note",H(n)))];return t.length===0?void 0:p("section.problems",{"aria-label":"Problems"},...t)}function rb({se\
ctions:e}){return e.map(({kind:t,label:n,line:r,table:i,items:o})=>p(`section.${t}`,{"aria-label":n},r&&p("p",p("b",`${r.title}: `),H(r.text)),i&&ib(i),o.length\
>0||!i?p("ul",...o.map(ob)):void 0))}var ib=({heads:e,rows:t})=>p("table",p("thead",p("tr",...e.map(n=>p("th",{scope:"col"},n)))),p("tbody",...t.map(({kind:n,ce\
lls:[r="",...i],badge:o})=>p("tr",{class:n},p("th",{scope:"row"},p("code",H(r)),o===void 0?void 0:p("span.badge.new",o)),...i.map(a=>p("td",H(a))))))),ob=({kind\
:e,subject:t,words:n,details:r=[]})=>p("li",...e===void 0?[]:[{class:e}],...t?[p("code",H(t.code))," ",p("strong",t.strong)," "]:[],H(n),r.length>0?p("ul",...r.\
map(i=>p("li",H(i)))):void 0);function fc(e){let{run:t}=e,{plan:n,base:r,head:i,run:o,pull_request:a}=t,s=(u,c="")=>{if(u===void 0)return;let d=Rn(a,u);return p\
("span",d===void 0?u:dc(d,u),Pe(u,"commit"),c)},l=[["Plan",n.files.map(H).join(", ")],["Digest",n.sha256],["Base",s(r?.commit)],["Head",s(i?.commit,i?.branch?` \
(${H(i.branch)})`:"")],["Run",o?.id],["Pull request",a&&dc(a.url||(a.compare_url??""))]];return p("details.facts",p("summary","Commits and plan"),tb(e),p("dl",.\
..l.flatMap(([u,c])=>c?[p("dt",u),p("dd",c)]:[])))}var dc=(e,t=e)=>/^https?:\\/\\//.test(e)?p("a",{href:e,rel:"noreferrer"},t):H(t);function ab({run:{since:e}}){i\
f(!e)return;let{details:t=[]}=e,n=t.filter(({now:a})=>a===void 0).map(({was:a,file_path:s})=>`${a} ${Y(s)}`),r=[e.new.length>0&&`new ${Ze(e.new)}`,e.changed.len\
gth>0&&`changed ${Ze(e.changed)}`,e.dropped.length>0&&`dropped ${n.length>0?je(n,8):Ze(e.dropped)}`,`${e.same.toLocaleString("en")} the same`].filter(a=>a!==!1)\
,i=e.commit===null?"the earlier run":e.commit.slice(0,10),o=t.filter(({structuredPatch:a})=>a);return p("section.since",{"aria-label":"Since the earlier run"},p\
("p",p("b",`Since ${i}: `),r.join(" \xB7 ")),...o.map(({was:a,now:s,file_path:l,structuredPatch:u=[]})=>{let c=`Step ${s}${a===s?"":`, which was ${a}`}, then and n\
ow: ${Y(l)}`,d=p("details.interdiff",p("summary",c)),m={split:!1,hidesBlanks:!1},f={hunks:u,path:"change.diff.txt",anchor:`since-${s}`,label:c};return d.addEven\
tListener("toggle",()=>d.append($t(f,m)),{once:!0}),d}),e.same>0&&e.new.length+e.changed.length>0?p("p.note",`${Z(e.same,"step")} the same ${e.same===1?"is":"ar\
e"} folded below.`):void 0)}function sb(e){let{model:t}=e,n=zo(t.files,A),r=Ql(()=>{u.redraw(),m.show(r.look().hidesBlanks)}),i=new hr(t),o=Hl(e,{look:r.look,vi\
ewed:n,decisions:i}),a=jl(t,r,y=>{g(y)}),s=t.files.length>0?new yr(t,n,v):void 0,l=mc(t),u=o.of(l.view),c=p("div.place",u.root),d=p("div",{class:s?"body":"body \
alone"},...s?[s.root]:[],c),m=Jl(e,r);a.root.append(i.root),document.getElementById("app")?.append(pc(t,o.shown),a.root,m.root,d,fc(t)),new ResizeObserver(()=>d\
ocument.documentElement.style.setProperty("--bar",`${a.root.offsetHeight}px`)).observe(a.root);async function g(y){l={...l,...y};let z=o.of(l.view);z!==u&&(u=z,\
c.replaceChildren(u.root)),a.show(l),T();let B=u.show(l);x(),k(),await B,x(),k()}function x(){a.count(u.shown().length,u.all().length,n.count())}let _;function \
k(){clearTimeout(_),_=setTimeout(()=>mb(c,l.q),150)}function w(){let y=l.view==="files"?"steps":"files";o.of(y).show({...l,view:y,q:""})}function T(){try{histor\
y.replaceState(null,"",vn(l))}catch{}}async function R(){let y=mc(t);await g(y);let[,z=y.at,B]=/^(.*):([LR]\\d+)$/.exec(y.at)??[],O=u.all(),D=O.find(S=>S.id===y.\
at||S.id===z)??O.find(({facts:S})=>z.startsWith("file-")&&S.paths.includes(z.slice(5)))??O.find(S=>S.id.startsWith("steps-")&&o.holds(S,z));if(!D)return;u.shown\
().includes(D)||await g({q:"",status:"",tool:"",rule:""});let F=E(D,z);ub(F),B!==void 0&&db(F,y.at)}function v({path:y}){let z=u.shown(),B=z.find(({id:O})=>O===\
be(y))??z.find(({facts:O})=>O.paths.includes(y));B?E(B,be(y)):location.hash=`#${encodeURIComponent(be(y))}`}function E(y,z=y.id){u.draw(y);let B=z===y.id?y.root\
:o.holds(y,z)??y.root;return B.focus({preventScroll:!0}),yc(B),B}function A(y,z){let B=document.getElementById(be(y.path));B?.classList.toggle("viewed",z),B?.cl\
assList.toggle("folded",z),s?.viewed(y),x()}function L(y,z){let B=u.shown(),O=gc(a.root,c),F=a.root.getBoundingClientRect().top>1&&!document.activeElement?.clos\
est("article")?-1:B.findIndex(({id:M})=>M===O?.id),N=(y?B.slice(F+1):B.slice(0,Math.max(F,0)).reverse()).find(({facts:M})=>!z||M.risk!=="none");N&&E(N)}ec({next\
:()=>L(!0,!1),previous:()=>L(!1,!1),nextRemark:()=>L(!0,!0),previousRemark:()=>L(!1,!0),split:r.toggleSplit,view:()=>{g({view:l.view==="files"?"steps":"files",a\
t:""})},viewed:()=>gc(a.root,c)?.querySelector(".seen input")?.click(),search:()=>a.search.focus(),openStep:()=>cb(a.root)}),addEventListener("beforeprint",()=>\
{for(let y of document.querySelectorAll(".from-plan, .alike > .members"))y.open=!0}),addEventListener("hashchange",()=>{R()});let G;addEventListener("scroll",()\
=>{clearTimeout(G),G=setTimeout(()=>{let z=bc(a.root,c)?.id??"";z.startsWith("file-")&&s?.mark(z.slice(5)),l.at.startsWith(`${z}:`)||(l={...l,at:z}),T(),k()},20\
0)}),R().then(()=>lb(w)),setTimeout(()=>{e.contents().then(e.loadAll)},1e3)}var lb=e=>{"requestIdleCallback"in globalThis?requestIdleCallback(e,{timeout:400}):s\
etTimeout(e,200)},mc=({files:e,explained:t})=>{let n=Uo(location.hash);return e.length===0&&n.at===""||t!==void 0&&location.hash===""?{...n,view:"steps"}:n};fun\
ction cb(e){let{bottom:t}=e.getBoundingClientRect(),r=[...document.querySelectorAll("td.by a")].find(i=>i.getBoundingClientRect().top>=t);r&&(location.hash=r.ha\
sh)}function ub(e){let t=e.querySelector(".patch")?null:e.querySelector(".step > .members");t&&(t.open=!0)}function db(e,t){let n=40,r=()=>{let i=`td.n a[href="\
#${CSS.escape(t)}"], td.n a[href="#${t.replaceAll(\'"\',\'\\\\"\')}"]`,o=e.querySelector(i)?.closest("tr");if(n-=1,!o){pb(e,t),n>0&&setTimeout(r,50);return}o.classLis\
t.add("wanted");let a=e.querySelector(":scope > h2")?.offsetHeight??0;o.style.scrollMarginTop=`calc(var(--bar) + ${a+8}px)`,yc(o)};r()}function pb(e,t){for(let \
i of e.querySelectorAll(".change > details"))i.open=!0;let[,n="R",r=""]=/:([LR])(\\d+)$/.exec(t)??[];for(let i of e.querySelectorAll("tbody.blank")){let[o=0,a=0]\
=(i.dataset[n==="L"?"before":"after"]??"").split(" ").map(Number);o<=Number(r)&&Number(r)<=a&&De(i)}}function gc(e,t){let n=document.activeElement?.closest("art\
icle"),r=n?.getBoundingClientRect().top??-1;return n&&r>=0&&r<innerHeight?n:bc(e,t)}function bc(e,t){let{bottom:n}=e.getBoundingClientRect(),{left:r,width:i}=t.\
getBoundingClientRect();for(let o of[12,30]){let a=document.elementFromPoint(r+i/2,n+o)?.closest("article");if(a)return a}}var fb=14,Gi;function yc(e){Gi=e;let \
t=fb,n=()=>{Gi===e&&(e.scrollIntoView({block:"start"}),t-=1,t>0&&requestAnimationFrame(n))};n()}for(let e of["wheel","touchmove","pointerdown"])addEventListener\
(e,()=>Gi=void 0,{passive:!0});var hc=2e3;function mb(e,t){if(!("highlights"in CSS))return;CSS.highlights.delete("found");let n=t.trim().toLowerCase();n!==""&&C\
SS.highlights.set("found",new Highlight(...gb(e,n)))}function gb(e,t){let n=[];for(let r of e.querySelectorAll(".line, .path, .why, .message, .note, .remark, .p\
olicy, .id")){if(n.length>=hc)break;let i=(r.textContent??"").toLowerCase();for(let o=i.indexOf(t);o>=0&&n.length<hc;o=i.indexOf(t,o+t.length))n.push(hb(r,o,o+t\
.length))}return n}function hb(e,t,n){let r=document.createTreeWalker(e,NodeFilter.SHOW_TEXT),i={startContainer:e,startOffset:0,endContainer:e,endOffset:0},o=0;\
for(let a=r.nextNode();a;a=r.nextNode()){let s=a.textContent?.length??0;t>=o&&t<o+s&&(i={...i,startContainer:a,startOffset:t-o}),n>o&&n<=o+s&&(i={...i,endContai\
ner:a,endOffset:n-o}),o+=s}return new StaticRange(i)}Zi();eo();Kl().then(sb);})();',K=':root{color-scheme:light dark;--text: light-dark(#1f2328, #e6edf3);--fain\
t: light-dark(#59636e, #9aa4b0);--line: light-dark(#d8dee4, #30363d);--ground: light-dark(#f6f8fa, #0d1117);--card: light-dark(#ffffff, #151b23);--raised: light\
-dark(#f3f5f8, #1b222c);--link: light-dark(#0757ba, #6cb6ff);--plus: light-dark(#116329, #57d364);--minus: light-dark(#b01e28, #ff8e87);--amber: light-dark(#7a4\
b00, #e3b341);--plus-ground: light-dark(#dafbe1, #12261b);--minus-ground: light-dark(#ffebe9, #2c1619);--amber-ground: light-dark(#fff8e1, #272115);--mono: ui-m\
onospace, "SF Mono", "Cascadia Code", Menlo, Consolas, "Liberation Mono", monospace;--gone-row: light-dark(#ffebe9, #25171c);--gone-number: light-dark(#ffd7d5, \
#3a1d22);--gone-word: light-dark(#ffb8b2, #732e34);--new-row: light-dark(#e6ffec, #12261e);--new-number: light-dark(#ccf5d7, #163425);--new-word: light-dark(#9b\
e9ac, #1f6a3a);--blue-ground: light-dark(#ddf4ff, #16263c);--purple-ground: light-dark(#f3e8ff, #271f3d);--purple: light-dark(#6e3ccb, #c297ff);--code: 12.5px /\
 20px var(--mono);--bar: 3.2rem}:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}*{box-sizing:border-box}body{margin:0;backgr\
ound:var(--ground);color:var(--text);font:15px/1.5 system-ui,-apple-system,Segoe UI,sans-serif}main{max-width:1760px;margin:0 auto;padding:.9rem 1.5rem 4rem}a{c\
olor:var(--link);text-underline-offset:.15em}code,pre,kbd{font-family:var(--mono);font-size:.875em}code{unicode-bidi:isolate}pre{margin:.25rem 0;padding:.5rem .\
75rem;overflow-x:auto;border-radius:6px;background:var(--raised)}button,select,input{padding:.3rem .6rem;border:1px solid var(--line);border-radius:6px;backgrou\
nd:var(--card);color:var(--text);font:inherit;font-size:.9rem}button{cursor:pointer}button:hover{border-color:var(--faint)}:focus-visible{outline:2px solid var(\
--link);outline-offset:1px}summary{cursor:pointer}.plus{color:var(--plus)}.minus{color:var(--minus)}.card[hidden],.bar [hidden]{display:none}::highlight(found){\
background:light-dark(#ffe066,#8a6d00);color:light-dark(#1f2328,#ffffff)}.copy{padding:0 .3rem;border-color:transparent;background:none;color:var(--faint);font-\
size:.85rem;line-height:1.3}.copy:before{display:inline-block;width:.5rem;height:.6rem;margin:0 .2rem 0 0;border:1.5px solid;border-radius:2px;box-shadow:.18rem\
 -.18rem 0 -1px var(--card),.18rem -.18rem;content:""}.copy[data-done]:after{content:attr(data-done)}.copy:hover{border-color:var(--line);color:var(--text)}dial\
og{padding:1rem 1.5rem;border:1px solid var(--line);border-radius:10px;background:var(--card);color:var(--text)}dialog::backdrop{background:#00000073}dialog h2{\
margin:0 0 .5rem;font-size:1.05rem}dialog dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dialog dd{margin:0}kbd{margin-right:.2rem;paddin\
g:0 .35rem;border:1px solid var(--line);border-radius:4px;background:var(--raised)}h1{margin:0;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:verti\
cal;overflow:hidden;min-width:0;font-size:1.35rem;line-height:1.3;letter-spacing:-.01em;text-wrap:balance;overflow-wrap:anywhere}.sentence{flex-basis:100%;margi\
n:0}.verdict-line{margin-bottom:.3rem;display:flex;flex-wrap:wrap;gap:.2rem .7rem;align-items:center}.chip-verdict{padding:.1rem .7rem;border-radius:1rem;backgr\
ound:var(--line);font-size:.9rem}.chip-verdict.good{background:var(--plus-ground);color:var(--plus)}.chip-verdict.amber{background:var(--amber-ground);color:var\
(--amber)}.chip-verdict.bad{background:var(--minus-ground);color:var(--minus)}.size-line{margin-left:auto;color:var(--faint);font-size:.9rem;font-variant-numeri\
c:tabular-nums}.account{display:flex;flex-wrap:wrap;gap:0 1.2rem;align-items:baseline;margin:0 0 .4rem;overflow-wrap:anywhere}.account p{margin:0}.account butto\
n{margin-left:.5rem;padding:0 .6rem;font-size:.85rem}.account-more{display:flex;flex-wrap:wrap;gap:0 1.2rem;color:var(--faint);font-size:.85rem}.account-more su\
mmary{min-height:24px}.sample{flex-basis:100%}.sample>*{margin:.5rem 0;border:1px solid var(--line);border-radius:8px;background:var(--card);overflow:clip}.firs\
t-columns{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,2fr);gap:1.5rem;align-items:start}.first-columns>:only-child{grid-column:1 / -1}.read-first{\
border:1px solid var(--line);border-radius:8px;background:var(--card);overflow:clip}.read-first h2{margin:0;padding:.05rem .9rem;background:var(--raised);color:\
var(--faint);font-size:.85rem}.read-first table{width:100%;border-collapse:collapse;font-size:.9rem}.read-first :is(th,td){padding:.1rem .9rem;border-top:1px so\
lid var(--line);text-align:left;vertical-align:top;overflow-wrap:anywhere}.read-first th{width:9rem;color:var(--faint)}.read-first .words{color:var(--faint);tex\
t-align:right}:is(.read-first,.composition) .plus+.minus{margin-left:.4rem}.read-first .more{color:var(--faint)}.read-first .of-refused{color:var(--minus)}.read\
-first :is(.of-asked,.of-unusual,.of-protected,.of-deleted,.of-hidden){color:var(--amber)}.refused{margin:.75rem 0;padding:.6rem 1rem;border-left:3px solid var(\
--minus);border-radius:0 6px 6px 0;background:var(--minus-ground);list-style:none;overflow-wrap:anywhere}.refused li{padding:.1rem 0}.refused strong,.refusal st\
rong{color:var(--minus);font-family:var(--mono);font-size:.875em}.facts{margin-top:.5rem;color:var(--faint);font-size:.9rem}.facts dl{display:grid;grid-template\
-columns:max-content 1fr;gap:.1rem 1rem;overflow-wrap:anywhere}.facts dd{margin:0;font-family:var(--mono);font-size:.85em}.all-rows{width:100%;border-width:1px \
0 0;border-radius:0;color:var(--link)}.whole .all-rows{display:none}.rules,.since{margin:.6rem 0;padding:.5rem 1rem;border-left:3px solid var(--faint);border-ra\
dius:0 8px 8px 0;background:var(--raised);list-style:none;overflow-wrap:anywhere}.rules li{padding:.1rem 0}.since p{margin:.1rem 0}.quote{margin:0;font-size:.9r\
em}.quote figcaption{color:var(--faint);font-size:.85rem}.quote blockquote{margin:.2rem 0;max-height:8.2rem;padding:.1rem .9rem;border-left:3px solid var(--line\
);overflow:auto;overflow-wrap:anywhere}.quote p{margin:0}.quote .title{font-weight:600}.doubtful{color:var(--amber);font-weight:600}.decisions,.blank-notice{dis\
play:flex;flex-wrap:wrap;gap:.5rem;align-items:center;padding:.4rem .9rem;border:1px solid var(--amber);border-radius:8px;background:var(--amber-ground)}.decisi\
ons{flex-basis:100%}.blank-notice{position:sticky;z-index:2;top:var(--bar);margin:0 0 .8rem}.decisions[hidden],.blank-notice[hidden]{display:none}.card.dropped>\
:not(h2),.chips .dropped>:not(.keep){opacity:.45}.card.dropped>h2 .path,.chips .dropped .why{text-decoration:line-through}.keep{white-space:nowrap}.badge[class*\
=look-]{background:var(--amber-ground);color:var(--amber)}.card.step.folded>:not(h2){display:none}.members{margin:0 .9rem .5rem}.members ul{max-height:22rem;mar\
gin:.3rem 0;padding:0 0 0 1rem;overflow:auto}.members li .minus{margin-inline-start:.4em}.differences{overflow-x:auto;padding:0 .9rem .5rem}.differences th{text\
-align:left;font-weight:400}.differences th,.differences td{padding:.1rem .6rem;border-top:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere;white\
-space:pre-wrap}.differences td:nth-child(2){background:var(--gone-row)}.differences td:nth-child(3){background:var(--new-row)}.patch col.by{width:44px}.patch t\
d.by{overflow:hidden;max-width:44px;padding:0 .3rem;border-left:1px solid var(--line);font:12px/20px system-ui,sans-serif;text-align:center;white-space:nowrap}.\
patch td.by a{color:var(--faint);text-decoration:none}.patch tr{scroll-margin-top:calc(var(--bar) + 4rem)}.patch .word[class*=hljs-],.patch .word.unseen{color:v\
ar(--text)}nav.files .name{overflow-wrap:normal;word-break:normal}.moved-count{color:var(--faint)}.verifications{margin:.75rem 0;border:1px solid var(--line);bo\
rder-radius:10px;background:var(--card);overflow:clip}.verifications>details{padding:.45rem .9rem}.verifications>details+details{border-top:1px solid var(--line\
)}.verifications .program{padding:.25rem 0}.verifications>.program{padding:.45rem .9rem}.verifications>details>summary{display:flex;flex-wrap:wrap;gap:.2rem .7r\
em;align-items:baseline}.verifications>details>summary:before{content:"\u25B8";color:var(--faint)}.verifications>[open]>summary:before{content:"\u25BE"}.verifications .na\
me{flex:1 1 12rem;min-width:0;overflow-wrap:anywhere}.verifications .seconds,.verifications .whole,.verifications .earlier>summary{color:var(--faint);font-size:\
.85rem;font-variant-numeric:tabular-nums}.status{padding:0 .55rem;border-radius:1rem;background:var(--raised);color:var(--faint);font-size:.8rem;white-space:now\
rap}.passed>summary>.status{background:var(--plus-ground);color:var(--plus)}.failed>summary .status{background:var(--minus-ground);color:var(--minus)}.verificat\
ions pre{max-height:20rem;overflow:auto}.verifications p{margin:.25rem 0;overflow-wrap:anywhere}.earlier{margin-top:.35rem}.verifications .diagnostic p{margin:.\
4rem 0 .1rem;overflow-wrap:anywhere}.verifications .diagnostic pre{margin:0 0 .4rem}.candidates,.composition{margin:.75rem 0;padding:.45rem .9rem;border:1px sol\
id var(--line);border-radius:10px;background:var(--card);overflow-x:auto}.candidates table{border-collapse:collapse;font-size:.9rem;font-variant-numeric:tabular\
-nums}.candidates th,.candidates td{padding:.2rem 1.2rem .2rem 0;text-align:left;font-weight:400;white-space:nowrap}.candidates thead th{color:var(--faint)}.can\
didates .badge{margin-left:.5rem}.candidates ul,.composition ul{margin:.3rem 0;padding-left:1.2rem;overflow-wrap:anywhere}.composition .conflicts::marker,.candi\
dates strong{color:var(--minus)}.composition ul ul{color:var(--faint)}.bar{position:sticky;z-index:3;top:0;display:flex;flex-wrap:wrap;gap:.4rem;align-items:cen\
ter;margin:.4rem -1.5rem .5rem;padding:.3rem 1.5rem;border-bottom:1px solid var(--line);background:var(--ground)}.bar input[type=search]{flex:1 1 12rem;min-widt\
h:6rem}.bar select{max-width:12rem}.bar output,.progress{color:var(--faint);font-size:.85rem;white-space:nowrap}.progress{display:inline-flex;gap:.4rem;align-it\
ems:center}progress{width:5rem;height:.5rem;accent-color:var(--plus)}.views{display:inline-flex}.views button:first-child{border-radius:6px 0 0 6px}.views butto\
n:last-child{margin-left:-1px;border-radius:0 6px 6px 0}.options{position:relative}.options>summary{padding:.3rem .6rem;border:1px solid var(--line);border-radi\
us:6px;background:var(--card);font-size:.9rem;list-style:none}.options>summary:after{content:" \u25BE";color:var(--faint)}.menu{position:absolute;z-index:4;right:0;d\
isplay:grid;gap:.5rem;width:max-content;margin-top:.3rem;padding:.7rem .9rem;border:1px solid var(--line);border-radius:8px;background:var(--card);box-shadow:0 \
6px 24px #0000002e}.menu label{display:flex;gap:.5rem;align-items:center}.filters{display:grid;gap:.4rem}.body{display:grid;grid-template-columns:17rem minmax(0\
,1fr);gap:1.5rem;align-items:start}.body.alone{grid-template-columns:minmax(0,1fr)}.files{position:sticky;top:calc(var(--bar) + .5rem);max-height:calc(100vh - v\
ar(--bar) - 1rem);overflow:auto;font-size:.85rem}.files summary{display:flex;gap:.5rem;justify-content:space-between;padding:.15rem .4rem;color:var(--faint)}@me\
dia(min-width:901px){.files .whole{display:none}}.files summary:before{content:"\u25B8"}.files [open]>summary:before{content:"\u25BE"}.files .folder{flex:1;font-family:va\
r(--mono);overflow-wrap:anywhere}.files ul{margin:0 0 .5rem;padding:0;list-style:none}.files button{display:grid;grid-template-columns:max-content minmax(0,1fr)\
 max-content max-content;gap:.1rem .5rem;align-items:baseline;width:100%;padding:.15rem .4rem;border-color:transparent;background:none;font-size:inherit;text-al\
ign:left}.files button:hover{background:var(--raised)}.files button[aria-current]{background:var(--blue-ground)}.files .name{display:flex;min-width:0}.files .na\
me>*{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.files .own{flex-shrink:0;max-width:100%}.files .viewed .name{color:var(--faint)}.files .viewed .\
name:after{content:" \u2713"}.counts{grid-column:4;font-size:.8rem;font-variant-numeric:tabular-nums}.letter{width:1.1rem;font-family:var(--mono);font-size:.8rem;fon\
t-weight:700;text-align:center;color:var(--amber)}.letter.added{color:var(--plus)}.letter.deleted{color:var(--minus)}.letter.renamed{color:var(--link)}.card{mar\
gin:0 0 .75rem;border:1px solid var(--line);border-radius:10px;background:var(--card);scroll-margin-top:calc(var(--bar) + .5rem);content-visibility:auto;contain\
-intrinsic-size:auto 3rem;overflow:clip}.card:focus-visible,.card:target{outline:2px solid var(--link)}.card.blank{height:calc(2.6rem + var(--lines) * 20px + va\
r(--notes) * 2rem)}.card.reads.blank{height:2.2rem}.card>h2{position:sticky;z-index:1;top:var(--bar);border-radius:10px 10px 0 0;background:var(--card);display:\
flex;flex-wrap:wrap;gap:.2rem .7rem;align-items:baseline;margin:0;padding:.55rem .9rem;font-size:.95rem;font-weight:400}.card .number{min-width:1.6rem;color:var\
(--faint);font-variant-numeric:tabular-nums;text-decoration:none}.card .number:hover{color:var(--link)}.card .tool{padding:0 .45rem;border:1px solid var(--line)\
;border-radius:4px;color:var(--faint);font-size:.8rem}.card .path{overflow-wrap:anywhere}.card .id,.card .plan,.card .made{color:var(--faint);font-size:.85rem}.\
outcome{display:flex;gap:.7rem;align-items:baseline;margin-left:auto;font-size:.9rem;font-variant-numeric:tabular-nums}.step.failed .status{background:var(--min\
us-ground);color:var(--minus)}.step.failed{border-color:var(--minus)}.step.collapsed{margin-left:2rem;border-style:dashed}.card.reads,.step.unchanged{margin-bot\
tom:.4rem;border-color:transparent;background:none}.card>p,.card>.command,.refusal{margin:0 .9rem .6rem;overflow-wrap:anywhere}.why{color:var(--text)}.note,.pol\
icy{color:var(--faint);font-size:.9rem}.verdict{padding:.05rem .55rem;border-radius:1rem;background:var(--raised);color:var(--faint);font-size:.8rem;white-space\
:nowrap}.ask>.verdict,.granted>.verdict{background:var(--amber-ground);color:var(--amber)}.deny>.verdict{background:var(--minus-ground);color:var(--minus)}.rema\
rk{padding:.25rem .7rem;border-left:3px solid var(--amber);border-radius:0 6px 6px 0;background:var(--amber-ground)}.refusal{padding:.5rem .8rem;border-left:3px\
 solid var(--minus);border-radius:0 6px 6px 0;background:var(--minus-ground)}.overview .refusal{margin:.75rem 0}.refusal p{margin:.15rem 0}.refusal .message{whi\
te-space:pre-wrap}.refusal .place{color:var(--faint);font-size:.9rem}.refusal pre{background:var(--card);white-space:pre-wrap;overflow-wrap:anywhere}.advice{fon\
t-weight:600}.card.reads{padding:.2rem .9rem;color:var(--faint);font-size:.9rem}.read-line{margin:.15rem 0}.group{margin:1.2rem 0 .4rem;color:var(--faint);font-\
family:var(--mono);font-size:.85rem;font-weight:600}.chunk:first-child>.group:first-child{display:none}.part>h3{display:flex;flex-wrap:wrap;gap:.2rem .7rem;alig\
n-items:baseline;margin:0;padding:.4rem .9rem;border-top:1px solid var(--line);background:var(--raised);font-size:.9rem;font-weight:400}.badge{padding:0 .45rem;\
border-radius:4px;background:var(--raised);color:var(--faint);font-size:.78rem;white-space:nowrap}.badge.new{background:var(--plus-ground);color:var(--plus)}.ba\
dge.deleted{background:var(--minus-ground);color:var(--minus)}.badge.renamed{background:var(--blue-ground);color:var(--link)}.badge.mode,.badge.executable{backg\
round:var(--amber-ground);color:var(--amber)}.badge.binary{background:var(--purple-ground);color:var(--purple)}.fold{padding:0 .35rem;border-color:transparent;b\
ackground:none;color:var(--faint)}.folded>h2 .fold{rotate:-90deg}.folded>:not(h2){display:none}.viewed>h2{opacity:1;color:var(--faint)}a.path{color:inherit;text\
-decoration:none;overflow-wrap:anywhere}a.path:hover{text-decoration:underline}.seen{display:inline-flex;gap:.3rem;align-items:center;padding:0 .5rem;border:1px\
 solid var(--line);border-radius:6px;font-size:.8rem;cursor:pointer}.chips{margin:0;padding:0 .9rem .5rem;list-style:none;font-size:.88rem}.chips .keep span{dis\
play:none}.chips li:not(:hover,:focus-within,.dropped)>.keep,.step:not(:hover,:focus,:focus-within) .made{opacity:0}@media(hover:none){.chips li:not(.dropped)>.\
keep{display:none}}.chips .chips{padding:.2rem 0 0}.card>h2 .chips{padding:0}ul.chips{display:flex;flex-wrap:wrap;gap:.1rem .5rem}.chips .told{flex-basis:100%}.\
chips li{display:flex;flex-wrap:wrap;gap:.15rem .5rem;align-items:baseline;padding:.1rem 0}.chips .why{min-width:0;overflow-wrap:anywhere}.chip{padding:0 .5rem;\
border:1px solid var(--line);border-radius:1rem;background:var(--raised);font-size:.8rem;font-variant-numeric:tabular-nums;text-decoration:none;white-space:nowr\
ap}.risk{padding:0 .45rem;border-radius:4px;background:var(--amber-ground);color:var(--amber);font-size:.78rem}.suggestion{display:flex;gap:.4rem;align-items:st\
art}.suggestion pre{flex:1;min-width:0}.command>summary,.command .whole,.command .earlier>summary{color:var(--faint);font-size:.9rem}.command pre{max-height:20r\
em;overflow:auto}.change{border-top:1px solid var(--line)}.change:empty{height:calc(var(--lines) * 20px)}.change>details>summary,.cell-name{margin:0;padding:.4r\
em .9rem;color:var(--faint);font-size:.85rem}.output pre{margin:0 .9rem .6rem}.sides{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(20rem,100%),1\
fr));gap:1px;border-block:1px solid var(--line);background:var(--line)}.sides>*{min-width:0;margin:0;padding:.6rem .9rem;background:var(--card)}.side-name{margi\
n:0 0 .4rem;font-size:.8rem;font-weight:600}.before>.side-name{color:var(--minus)}.after>.side-name{color:var(--plus)}.absent{color:var(--faint)}.change>.absent\
{margin:0;padding:.4rem .9rem;font-size:.85rem}.cell+.cell,.notebook>.same{border-top:1px solid var(--line)}.notebook>.same{margin:0;padding:.4rem .9rem;color:v\
ar(--faint);font-size:.85rem}.cell>details>summary{padding:.3rem .9rem;color:var(--faint);font-size:.85rem}.output img{max-width:calc(100% - 1.8rem);margin:0 .9\
rem .6rem}.modes{display:flex;gap:.3rem;padding:.5rem .9rem 0}.modes [aria-pressed=true],.views [aria-pressed=true]{border-color:var(--link);background:var(--bl\
ue-ground)}.overlay{display:grid;gap:.5rem;padding:.6rem .9rem}.stage{position:relative;display:grid}.stage img{grid-area:1 / 1}[data-mode=slider] .later{clip-p\
ath:inset(0 0 0 calc(var(--at) * 1%))}[data-mode=onion] .later{opacity:calc(var(--at) / 100)}.canvas{display:flex;justify-content:center;padding:1rem;border:1px\
 solid var(--line);border-radius:6px;background:repeating-conic-gradient(light-dark(#e7eaee,#2a313b) 0 25%,light-dark(#ffffff,#20262e) 0 50%) 0 / 16px 16px}.can\
vas img{max-width:100%;max-height:32rem}.markdown{overflow-wrap:anywhere}.markdown.plain{white-space:pre-wrap}.markdown>:first-child{margin-top:0}.markdown>:las\
t-child{margin-bottom:0}.markdown .heading{font-size:1.1em;font-weight:700}.markdown .h1{font-size:1.35em}.markdown .h2{font-size:1.2em}.markdown table{border-c\
ollapse:collapse}.markdown th,.markdown td{padding:.2rem .6rem;border:1px solid var(--line)}.markdown :not(pre)>code{padding:.1em .3em;border-radius:4px;backgro\
und:var(--raised)}.markdown blockquote{margin-inline:0;padding-left:.8rem;border-left:3px solid var(--line);color:var(--faint)}.overview>.markdown{max-width:80c\
h;margin-top:.5rem}.pictures:not([data-mode=sides])>.sides,.pictures[data-mode=sides]>.overlay{display:none}.patch{overflow-x:auto;font:var(--code)}.patch table\
{width:100%;border-collapse:collapse}.wrap .patch table,.patch.split table{table-layout:fixed}.patch col.n{width:3rem}.patch td{height:20px;padding:0;vertical-a\
lign:top}.patch td.n{width:3rem;min-width:3rem;padding:0 .4rem;border-right:1px solid var(--line);text-align:right;-webkit-user-select:none;user-select:none}.pa\
tch td.n a{color:var(--faint);text-decoration:none}.patch td.n a:hover{text-decoration:underline}.patch td.code{position:relative;padding:0 .6rem 0 1.6rem}.patc\
h td.code:before{position:absolute;left:.5rem;color:var(--faint);-webkit-user-select:none;user-select:none}.patch td.gone:before{content:"\u2212";color:var(--minus)}\
.patch td.new:before{content:"+";color:var(--plus)}.line{tab-size:4;white-space:pre;unicode-bidi:isolate}.wrap .line,.split .line{white-space:pre-wrap;overflow-\
wrap:anywhere}td.gone{background:var(--gone-row)}td.new{background:var(--new-row)}tr.gone>td.n{background:var(--gone-number)}tr.new>td.n{background:var(--new-nu\
mber)}td.none{background:var(--raised)}.patch td.moved,tr.moved>td.n{background:var(--raised)}.patch td.moved.code:before{color:var(--faint)}.moved-to{margin-le\
ft:.6rem;color:var(--faint);text-decoration:none;-webkit-user-select:none;user-select:none}.moved-to:after{content:" " attr(data-place)}tr.moved:not(:hover)+tr.\
moved:not(:hover) .moved-to{visibility:hidden}tr.moved+tr.moved .moved-to:after{content:none}.split td.n+td.code+td.n{border-left:1px solid var(--line)}td.gone \
.word{border-radius:3px;background:var(--gone-word)}td.new .word{border-radius:3px;background:var(--new-word)}.unseen{margin:0 1px;padding:0 3px;border:1px soli\
d var(--purple);border-radius:3px;background:var(--purple-ground);color:var(--purple);font-size:10px;font-weight:600;line-height:1;white-space:nowrap;unicode-bi\
di:isolate}.open{margin-left:.6rem;padding:0 .4rem;border:1px dashed var(--purple);border-radius:3px;color:var(--purple);font-family:system-ui,sans-serif;font-s\
ize:10.5px;-webkit-user-select:none;user-select:none;white-space:nowrap}.cut{padding:0 .4rem;border-style:dashed;color:var(--faint);font:inherit;font-size:11px;\
line-height:1.3}.gap td{padding:.15rem .6rem;border-block:1px solid var(--line);background:var(--blue-ground);color:var(--faint);font-size:11.5px}tr.wanted>td{b\
ox-shadow:inset 0 1px var(--amber),inset 0 -1px var(--amber)}.gap:first-child td{border-top:0}.gap button{margin-right:.4rem;padding:0 .45rem;font-size:11.5px;l\
ine-height:1.5}button.more{width:100%;border-radius:0;border-color:transparent;background:var(--blue-ground);color:var(--link)}.patch-note{margin:0;padding:.25r\
em .9rem;border-bottom:1px solid var(--line);color:var(--purple);font:.82rem/1.5 system-ui,sans-serif}.hljs-comment,.hljs-quote{color:light-dark(#57606a,#9aa4af\
)}.hljs-keyword,.hljs-selector-tag,.hljs-literal,.hljs-type{color:light-dark(#a40e26,#ff9492)}.hljs-string,.hljs-regexp,.hljs-addition{color:light-dark(#0a3069,\
#a5d6ff)}.hljs-title,.hljs-section,.hljs-name{color:light-dark(#622cbc,#ead5ff)}.hljs-number,.hljs-attr,.hljs-built_in,.hljs-variable{color:light-dark(#05449c,#\
91cbff)}@media(max-width:900px){main{padding:1rem .75rem 3rem}.body{grid-template-columns:minmax(0,1fr);gap:.5rem}.files{position:static;max-height:40vh}.files \
.whole{justify-content:flex-start}.bar{position:static;margin-inline:-.75rem;padding-inline:.75rem}.card>h2{top:0}.decisions{position:fixed;z-index:5;inset:auto\
 0 0;border-radius:0}.step.collapsed{margin-left:.75rem}.first-columns{grid-template-columns:minmax(0,1fr);gap:.6rem}.patch td.n{width:2.2rem;min-width:2.2rem;p\
adding:0 .2rem}.patch col.n{width:2.2rem}}@media(min-width:601px){.all-rows{display:none}}@media screen and (max-width:600px){.chips li{flex-wrap:nowrap;min-wid\
th:0}.chips .why{flex:1;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.read-first:not(.whole) tr:nth-child(n+4){display:none}}@media(max-width:600px\
){h1{font-size:1.1rem}.quote blockquote{max-height:5.8rem}.bar{position:relative}.options{position:static}.menu{inset-inline:.75rem;width:auto}.bar input[type=s\
earch]{flex-basis:5rem;min-width:5rem;text-overflow:ellipsis}.read-first tr{display:block;padding:.25rem .7rem;border-top:1px solid var(--line)}.read-first :is(\
th,td){display:inline;padding:0 .4rem 0 0;border:0}.read-first td.words{display:inline-block;text-align:left}.read-first td:empty{display:none}.bar select,.prog\
ress{display:none}}@media print{.quote blockquote{max-height:none}:root[data-theme]{color-scheme:light}.bar,.copy,.fold,.seen,.files,.modes,.keep,.all-rows,.gap\
 button,.account p button,.members li button{display:none}.members ul{max-height:none;overflow:visible;overflow-wrap:anywhere;columns:20rem}.gap [data-count]:be\
fore{content:attr(data-count)}details:not([open])>summary:after{content:" (folded, not printed)"}.card>h2{position:static}body{background:none}.body{display:blo\
ck}.card{content-visibility:visible;overflow:visible}.card>h2{break-after:avoid}.patch .line,.command pre,.verifications pre{white-space:pre-wrap;overflow-wrap:\
anywhere}.command pre,.verifications pre{max-height:none}.verifications summary{break-after:avoid}}';var w=256;function W(e){let t=[],n=new Map,r=c=>{let d=n.get(
c)??t.push(c)-1;return n.set(c,d),d},{steps:i,files:a,read_first:o,...s}=e,u=re(i),l=i.map(c=>{let d=u.get(c.index);return{...ne(c,r),...d!==void 0&&{repeats:d}}}),
p=a.length>0?N(e):[],f=new Map(a.map(({path:c},d)=>[c,d])),m=L(e,p),{account:b,groups:Q}=m,_=c=>c.map(d=>te(d,f));return{model:{looks:$(e,p),account:{said:J(b),
parts:ee(b,f)},readFirst:_(Q),listed:{head:F(m),groups:_(D(m))},run:ue(s),sections:P(e,(c,d)=>c.page?.(d,h)),findings:j(e),combiner:B(e),steps:l,files:p.map(c=>ce(
le(c,r),t,l))},patches:t}}function J(e){let t=r=>`\0${r.replaceAll("\0","\u2400")}\0`;return R(e,{path:t,code:t,prose:r=>r}).split("\0").flatMap((r,i)=>i%2===0?
r===""?[]:[{text:r}]:[{text:r,isCode:true}])}var ee=({parts:e},t)=>e.map(({is:n,files:r})=>({is:n,files:r.flatMap(({path:i})=>t.get(i)??[])})),te=({kind:e,files:t,
entries:n},r)=>({kind:e,files:t,entries:n.map(({paths:i,...a})=>({...a,path:i[0]??"",files:t===0?[]:i.flatMap(o=>r.get(o)??[])}))}),ne=({structuredPatch:e,files:t,
...n},r)=>{let a=n.status==="applied"||t!==void 0||e!==void 0?A({...n,...t&&{files:t},...e&&{structuredPatch:e}}):[],o=ie(a),s=a.map(f=>({...Z(f,r),...o(f)&&{repeats:true}})),
u=n.plan===void 0?{}:{plan:h(n.plan)},{command:l}=n,p=l?.output===void 0?{}:{command:{...l,output:h(l.output)}};return{...n,...u,...p,...n.error&&{error:{...n.error,
...V(n.error.file)}},parts:s}};function re(e){let t=O(e),n=[...S(e,t)].filter(([r,{length:i}])=>r!==void 0&&i>=G);return new Map(n.flatMap(([,[r,...i]])=>i.flatMap(
({index:a,notes:o})=>r&&!o?[[a,r.index]]:[])))}function ie(e){if(e.length<G)return()=>false;let t=new Set;return({structuredPatch:n})=>{if(!n)return false;let r=C(
n)??JSON.stringify(M(n));return t.size===t.add(r).size}}var G=3,Z=(e,t,n)=>{let{file_path:r,from:i,old_mode:a,new_mode:o,insertions:s,deletions:u,structuredPatch:l}=e,
p=l?.reduce((m,{lines:b})=>m+b.length+1,0)??0,f=se(e,p,n);return{path:r,...i!==void 0&&{from:i},...a!==void 0&&{old_mode:a},...o!==void 0&&{new_mode:o},insertions:s,
deletions:u,...l&&{patch:t(l)},lines:p,...f!==void 0&&{folded:f}}},[ae,oe]=[2e3,40];function se(e,t,n){let{file_path:r,insertions:i,deletions:a}=e,o=I(r)==="loc\
k files";return t<=(o||n?oe:ae)?void 0:`${o?"Lock file":n?"Generated file":"Long change"}, +${v(i)} \u2212${v(a)}`}var le=({structuredPatch:e,...t},n)=>({...t,steps:t.
steps??[],part:Z({...t,file_path:t.path,...e&&{structuredPatch:e}},n,t.generated)});function ce(e,t,n){if(e.steps.length<2||e.part.patch===void 0)return e;let r=new Set(
[e.path,e.from]),i=e.steps.flatMap(a=>(n[a-1]?.parts??[]).filter(({path:o,patch:s})=>s!==void 0&&r.has(o)).map(({patch:o})=>({step:a,hunks:t[o??0]??[]})));return{
...e,makers:H(i)}}var ue=e=>({...de(e),plan:{...e.plan,files:e.plan.files.map(h)},...e.problems&&{problems:e.problems.map(t=>({...t,...V(t.file)}))},...e.verifications&&
{verifications:e.verifications.map(({output:t,...n})=>({...n,...t!==void 0&&{output:h(t)}}))}}),de=e=>{let t=new Set(z().map(({key:n})=>n));return Object.fromEntries(
Object.entries(e).filter(([n])=>!t.has(n)))},V=e=>e===void 0?{}:{file:h(e)},h=e=>/^(?:[A-Za-z]:[\\/]|[\\/])/.test(e)?e.slice(Math.max(e.lastIndexOf("/"),e.lastIndexOf(
"\\"))+1):e;function X(e){if(e.written)return"written";let{applied:t,failed:n,skipped:r}=e.totals;return T(e).length>0||t===0&&n+r>0?"refused":t>0?"tried":"unch\
anged"}var Y=e=>[pe[X(e)],`${x(e)}.`,`\u201C${e.plan.title||"Untitled"}\u201D`].filter(Boolean).join(" \xB7 "),pe={written:"",tried:"Nothing was written (check)",
refused:"Refused, nothing was written",unchanged:"Nothing to change"};function x(e){let{totals:t,verifications:n=[]}=e,r=t.failed>0?`${g(t.failed,"step")} refus\
ed`:"",i=n.filter(({ok:s})=>!s).length,a=i>0?`${g(i,"verification")} failed`:"";return{written:[`${g(t.applied,"step")} applied`,r,a],tried:[`${g(t.applied,"ste\
p")} would apply`,r,a],refused:[r,a,t.skipped>0?`${v(t.skipped)} not applied`:""],unchanged:["there was nothing to change"]}[X(e)].filter(Boolean).join(", ")}function Fe(e,t=he,n){
let{patches:r,...i}=W(e),a=n?{...i.model,explained:n,steps:i.model.steps.map(({source:u,...l})=>l)}:i.model,o=r.reduce((u,l)=>u+l.reduce((p,f)=>p+f.lines.join().
length,0),0),s={...t,texts:be(t.texts,Math.max(ge,o/2))};return U({title:n?.sentence??Y(e),script:q,style:K,fallback:fe(e),data:[["model",a],...me(r).map(u=>["p\
atches",u]),["contents",s]]})}var k=2e3;function fe(e){let t=e.files.slice(0,k).map(({path:a,status:o,insertions:s,deletions:u})=>`<li><code>${y(E(a))}</code> ${o}\
 +${s} \u2212${u}</li>`),n=e.files.length>k?`<li>and ${e.files.length-k} more</li>`:"",r="<p>The changes are drawn by the script of this page, which is switched\
 off.</p>",i=[x(e),...e.written?[]:["nothing was written"]].join("; ");return`<h1>${y(i)}</h1>${r}<ul>${t.join("")}${n}</ul>`}var he={steps:{},files:{},texts:{}};
function me(e){let t=Math.ceil(e.length/w);return Array.from({length:t},(n,r)=>e.slice(r*w,(r+1)*w))}var ge=1024*1024;function be(e,t){let n=Object.entries(e).sort(
([,i],[,a])=>i.length-a.length),r=0;return Object.fromEntries(n.filter(([,i])=>(r+=i.length,r<=t)))}export{Fe as a};
