import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as H}from"./core-report-followed-lines.js";import{a as U}from"./browser-document.js";
import{core_report_read_first_lines$c as F}from"./start.js";import{core_report_account$a as $,core_report_account$d as R,core_report_account$i as L,core_report_account$l as D}from"./start.js";
import{core_report_outcome$a as T}from"./start.js";import{core_report_alike$c as M,core_report_alike$d as O}from"./start.js";import{core_report_changed_words$i as C}from"./start.js";
import{core_policy_protected_paths$a as I}from"./run.js";import{core_report_net_changes$a as N,core_report_net_changes$e as A}from"./start.js";import{core_report_sections$b as z,
core_report_sections$c as P,core_report_sections$d as B,core_report_sections$e as j}from"./start.js";import{core_text_neutralise$d as E,core_text_neutralise$e as y}from"./start.js";
import{core_text_group_by$a as S}from"./start.js";import{core_text_words$a as g,core_text_words$b as v}from"./hook.js";var q='"use strict";(()=>{var Fc=Object.c\
reate;var kr=Object.defineProperty;var $c=Object.getOwnPropertyDescriptor;var Bc=Object.getOwnPropertyNames;var Hc=Object.getPrototypeOf,zc=Object.prototype.has\
OwnProperty;var Uc=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},Wc=(e,t)=>{for(var n in t)kr(e,n,{get:t[n],enumerabl\
e:!0})},Kc=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of Bc(t))!zc.call(e,o)&&o!==n&&kr(e,o,{get:()=>t[o],enumerable:!(r=$c(t,o))||r.e\
numerable});return e};var Gc=(e,t,n)=>(n=e!=null?Fc(Hc(e)):{},Kc(t||!e||!e.__esModule?kr(n,"default",{value:e,enumerable:!0}):n,e));var Aa=Uc((O0,Ma)=>{function\
 Ea(e){return e instanceof Map?e.clear=e.delete=e.set=function(){throw new Error("map is read-only")}:e instanceof Set&&(e.add=e.clear=e.delete=function(){throw\
 new Error("set is read-only")}),Object.freeze(e),Object.getOwnPropertyNames(e).forEach(t=>{let n=e[t],r=typeof n;(r==="object"||r==="function")&&!Object.isFroz\
en(n)&&Ea(n)}),e}var Ln=class{constructor(t){t.data===void 0&&(t.data={}),this.data=t.data,this.isMatchIgnored=!1}ignoreMatch(){this.isMatchIgnored=!0}};functio\
n wa(e){return e.replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;").replace(/\'/g,"&#x27;")}function tt(e,...t){let n=Object.\
create(null);for(let r in e)n[r]=e[r];return t.forEach(function(r){for(let o in r)n[o]=r[o]}),n}var Od="</span>",fa=e=>!!e.scope,Md=(e,{prefix:t})=>{if(e.starts\
With("language:"))return e.replace("language:","language-");if(e.includes(".")){let n=e.split(".");return[`${t}${n.shift()}`,...n.map((r,o)=>`${r}${"_".repeat(o\
+1)}`)].join(" ")}return`${t}${e}`},Gr=class{constructor(t,n){this.buffer="",this.classPrefix=n.classPrefix,t.walk(this)}addText(t){this.buffer+=wa(t)}openNode(\
t){if(!fa(t))return;let n=Md(t.scope,{prefix:this.classPrefix});this.span(n)}closeNode(t){fa(t)&&(this.buffer+=Od)}value(){return this.buffer}span(t){this.buffe\
r+=`<span class="${t}">`}},ma=(e={})=>{let t={children:[]};return Object.assign(t,e),t},qr=class e{constructor(){this.rootNode=ma(),this.stack=[this.rootNode]}g\
et top(){return this.stack[this.stack.length-1]}get root(){return this.rootNode}add(t){this.top.children.push(t)}openNode(t){let n=ma({scope:t});this.add(n),thi\
s.stack.push(n)}closeNode(){if(this.stack.length>1)return this.stack.pop()}closeAllNodes(){for(;this.closeNode(););}toJSON(){return JSON.stringify(this.rootNode\
,null,4)}walk(t){return this.constructor._walk(t,this.rootNode)}static _walk(t,n){return typeof n=="string"?t.addText(n):n.children&&(t.openNode(n),n.children.f\
orEach(r=>this._walk(t,r)),t.closeNode(n)),t}static _collapse(t){typeof t!="string"&&t.children&&(t.children.every(n=>typeof n=="string")?t.children=[t.children\
.join("")]:t.children.forEach(n=>{e._collapse(n)}))}},Vr=class extends qr{constructor(t){super(),this.options=t}addText(t){t!==""&&this.add(t)}startScope(t){thi\
s.openNode(t)}endScope(){this.closeNode()}__addSublanguage(t,n){let r=t.root;n&&(r.scope=`language:${n}`),this.add(r)}toHTML(){return new Gr(this,this.options).\
value()}finalize(){return this.closeAllNodes(),!0}};function jt(e){return e?typeof e=="string"?e:e.source:null}function xa(e){return ut("(?=",e,")")}function Ad\
(e){return ut("(?:",e,")*")}function Ld(e){return ut("(?:",e,")?")}function ut(...e){return e.map(n=>jt(n)).join("")}function Id(e){let t=e[e.length-1];return t\
ypeof t=="object"&&t.constructor===Object?(e.splice(e.length-1,1),t):{}}function Xr(...e){return"("+(Id(e).capture?"":"?:")+e.map(r=>jt(r)).join("|")+")"}functi\
on ka(e){return new RegExp(e.toString()+"|").exec("").length-1}function Pd(e,t){let n=e&&e.exec(t);return n&&n.index===0}var Dd=/\\[(?:[^\\\\\\]]|\\\\.)*\\]|\\(\\??|\\\\([\
1-9][0-9]*)|\\\\./;function jr(e,{joinWith:t}){let n=0;return e.map(r=>{n+=1;let o=n,i=jt(r),a="";for(;i.length>0;){let s=Dd.exec(i);if(!s){a+=i;break}a+=i.substr\
ing(0,s.index),i=i.substring(s.index+s[0].length),s[0][0]==="\\\\"&&s[1]?a+="\\\\"+String(Number(s[1])+o):(a+=s[0],s[0]==="("&&n++)}return a}).map(r=>`(${r})`).join\
(t)}var Fd=/\\b\\B/,_a="[a-zA-Z]\\\\w*",Zr="[a-zA-Z_]\\\\w*",Sa="\\\\b\\\\d+(\\\\.\\\\d+)?",Ta="(-?)(\\\\b0[xX][a-fA-F0-9]+|(\\\\b\\\\d+(\\\\.\\\\d*)?|\\\\.\\\\d+)([eE][-+]?\\\\d+)?)",va="\\\\\
b(0b[01]+)",$d="!|!=|!==|%|%=|&|&&|&=|\\\\*|\\\\*=|\\\\+|\\\\+=|,|-|-=|/=|/|:|;|<<|<<=|<=|<|===|==|=|>>>=|>>=|>=|>>>|>>|>|\\\\?|\\\\[|\\\\{|\\\\(|\\\\^|\\\\^=|\\\\||\\\\|=|\\\\|\\\\||~",Bd\
=(e={})=>{let t=/^#![ ]*\\//;return e.binary&&(e.begin=ut(t,/.*\\b/,e.binary,/\\b.*/)),tt({scope:"meta",begin:t,end:/$/,relevance:0,"on:begin":(n,r)=>{n.index!==0&\
&r.ignoreMatch()}},e)},Zt={begin:"\\\\\\\\[\\\\s\\\\S]",relevance:0},Hd={scope:"string",begin:"\'",end:"\'",illegal:"\\\\n",contains:[Zt]},zd={scope:"string",begin:\'"\',end:\
\'"\',illegal:"\\\\n",contains:[Zt]},Ud={begin:/\\b(a|an|the|are|I\'m|isn\'t|don\'t|doesn\'t|won\'t|but|just|should|pretty|simply|enough|gonna|going|wtf|so|such|will|you|\
your|they|like|more)\\b/},Pn=function(e,t,n={}){let r=tt({scope:"comment",begin:e,end:t,contains:[]},n);r.contains.push({scope:"doctag",begin:"[ ]*(?=(TODO|FIXME\
|NOTE|BUG|OPTIMIZE|HACK|XXX):)",end:/(TODO|FIXME|NOTE|BUG|OPTIMIZE|HACK|XXX):/,excludeBegin:!0,relevance:0});let o=Xr("I","a","is","so","us","to","at","if","in"\
,"it","on",/[A-Za-z]+[\'](d|ve|re|ll|t|s|n)/,/[A-Za-z]+[-][a-z]+/,/[A-Za-z][a-z]{2,}/);return r.contains.push({begin:ut(/[ ]+/,"(",o,/[.]?[:]?([.][ ]|[ ])/,"){3}\
")}),r},Wd=Pn("//","$"),Kd=Pn("/\\\\*","\\\\*/"),Gd=Pn("#","$"),qd={scope:"number",begin:Sa,relevance:0},Vd={scope:"number",begin:Ta,relevance:0},Yd={scope:"number"\
,begin:va,relevance:0},Xd={scope:"regexp",begin:/\\/(?=[^/\\n]*\\/)/,end:/\\/[gimuy]*/,contains:[Zt,{begin:/\\[/,end:/\\]/,relevance:0,contains:[Zt]}]},jd={scope:"tit\
le",begin:_a,relevance:0},Zd={scope:"title",begin:Zr,relevance:0},Qd={begin:"\\\\.\\\\s*"+Zr,relevance:0},Jd=function(e){return Object.assign(e,{"on:begin":(t,n)=>{\
n.data._beginMatch=t[1]},"on:end":(t,n)=>{n.data._beginMatch!==t[1]&&n.ignoreMatch()}})},An=Object.freeze({__proto__:null,APOS_STRING_MODE:Hd,BACKSLASH_ESCAPE:Z\
t,BINARY_NUMBER_MODE:Yd,BINARY_NUMBER_RE:va,COMMENT:Pn,C_BLOCK_COMMENT_MODE:Kd,C_LINE_COMMENT_MODE:Wd,C_NUMBER_MODE:Vd,C_NUMBER_RE:Ta,END_SAME_AS_BEGIN:Jd,HASH_\
COMMENT_MODE:Gd,IDENT_RE:_a,MATCH_NOTHING_RE:Fd,METHOD_GUARD:Qd,NUMBER_MODE:qd,NUMBER_RE:Sa,PHRASAL_WORDS_MODE:Ud,QUOTE_STRING_MODE:zd,REGEXP_MODE:Xd,RE_STARTER\
S_RE:$d,SHEBANG:Bd,TITLE_MODE:jd,UNDERSCORE_IDENT_RE:Zr,UNDERSCORE_TITLE_MODE:Zd});function ep(e,t){e.input[e.index-1]==="."&&t.ignoreMatch()}function tp(e,t){e\
.className!==void 0&&(e.scope=e.className,delete e.className)}function np(e,t){t&&e.beginKeywords&&(e.begin="\\\\b("+e.beginKeywords.split(" ").join("|")+")(?!\\\\.\
)(?=\\\\b|\\\\s)",e.__beforeBegin=ep,e.keywords=e.keywords||e.beginKeywords,delete e.beginKeywords,e.relevance===void 0&&(e.relevance=0))}function rp(e,t){Array.isA\
rray(e.illegal)&&(e.illegal=Xr(...e.illegal))}function op(e,t){if(e.match){if(e.begin||e.end)throw new Error("begin & end are not supported with match");e.begin\
=e.match,delete e.match}}function ip(e,t){e.relevance===void 0&&(e.relevance=1)}var ap=(e,t)=>{if(!e.beforeMatch)return;if(e.starts)throw new Error("beforeMatch\
 cannot be used with starts");let n=Object.assign({},e);Object.keys(e).forEach(r=>{delete e[r]}),e.keywords=n.keywords,e.begin=ut(n.beforeMatch,xa(n.begin)),e.s\
tarts={relevance:0,contains:[Object.assign(n,{endsParent:!0})]},e.relevance=0,delete n.beforeMatch},sp=["of","and","for","in","not","or","if","then","parent","l\
ist","value"],lp="keyword";function Ra(e,t,n=lp){let r=Object.create(null);return typeof e=="string"?o(n,e.split(" ")):Array.isArray(e)?o(n,e):Object.keys(e).fo\
rEach(function(i){Object.assign(r,Ra(e[i],t,i))}),r;function o(i,a){t&&(a=a.map(s=>s.toLowerCase())),a.forEach(function(s){let l=s.split("|");r[l[0]]=[i,cp(l[0]\
,l[1])]})}}function cp(e,t){return t?Number(t):up(e)?0:1}function up(e){return sp.includes(e.toLowerCase())}var ga={},ct=e=>{console.error(e)},ha=(e,...t)=>{con\
sole.log(`WARN: ${e}`,...t)},Lt=(e,t)=>{ga[`${e}/${t}`]||(console.log(`Deprecated as of ${e}. ${t}`),ga[`${e}/${t}`]=!0)},In=new Error;function Na(e,t,{key:n}){\
let r=0,o=e[n],i={},a={};for(let s=1;s<=t.length;s++)a[s+r]=o[s],i[s+r]=!0,r+=ka(t[s-1]);e[n]=a,e[n]._emit=i,e[n]._multi=!0}function dp(e){if(Array.isArray(e.be\
gin)){if(e.skip||e.excludeBegin||e.returnBegin)throw ct("skip, excludeBegin, returnBegin not compatible with beginScope: {}"),In;if(typeof e.beginScope!="object\
"||e.beginScope===null)throw ct("beginScope must be object"),In;Na(e,e.begin,{key:"beginScope"}),e.begin=jr(e.begin,{joinWith:""})}}function pp(e){if(Array.isAr\
ray(e.end)){if(e.skip||e.excludeEnd||e.returnEnd)throw ct("skip, excludeEnd, returnEnd not compatible with endScope: {}"),In;if(typeof e.endScope!="object"||e.e\
ndScope===null)throw ct("endScope must be object"),In;Na(e,e.end,{key:"endScope"}),e.end=jr(e.end,{joinWith:""})}}function fp(e){e.scope&&typeof e.scope=="objec\
t"&&e.scope!==null&&(e.beginScope=e.scope,delete e.scope)}function mp(e){fp(e),typeof e.beginScope=="string"&&(e.beginScope={_wrap:e.beginScope}),typeof e.endSc\
ope=="string"&&(e.endScope={_wrap:e.endScope}),dp(e),pp(e)}function gp(e){function t(a,s){return new RegExp(jt(a),"m"+(e.case_insensitive?"i":"")+(e.unicodeRege\
x?"u":"")+(s?"g":""))}class n{constructor(){this.matchIndexes={},this.regexes=[],this.matchAt=1,this.position=0}addRule(s,l){l.position=this.position++,this.mat\
chIndexes[this.matchAt]=l,this.regexes.push([l,s]),this.matchAt+=ka(s)+1}compile(){this.regexes.length===0&&(this.exec=()=>null);let s=this.regexes.map(l=>l[1])\
;this.matcherRe=t(jr(s,{joinWith:"|"}),!0),this.lastIndex=0}exec(s){this.matcherRe.lastIndex=this.lastIndex;let l=this.matcherRe.exec(s);if(!l)return null;let u\
=l.findIndex((d,m)=>m>0&&d!==void 0),c=this.matchIndexes[u];return l.splice(0,u),Object.assign(l,c)}}class r{constructor(){this.rules=[],this.multiRegexes=[],th\
is.count=0,this.lastIndex=0,this.regexIndex=0}getMatcher(s){if(this.multiRegexes[s])return this.multiRegexes[s];let l=new n;return this.rules.slice(s).forEach((\
[u,c])=>l.addRule(u,c)),l.compile(),this.multiRegexes[s]=l,l}resumingScanAtSamePosition(){return this.regexIndex!==0}considerAll(){this.regexIndex=0}addRule(s,l\
){this.rules.push([s,l]),l.type==="begin"&&this.count++}exec(s){let l=this.getMatcher(this.regexIndex);l.lastIndex=this.lastIndex;let u=l.exec(s);if(this.resumi\
ngScanAtSamePosition()&&!(u&&u.index===this.lastIndex)){let c=this.getMatcher(0);c.lastIndex=this.lastIndex+1,u=c.exec(s)}return u&&(this.regexIndex+=u.position\
+1,this.regexIndex===this.count&&this.considerAll()),u}}function o(a){let s=new r;return a.contains.forEach(l=>s.addRule(l.begin,{rule:l,type:"begin"})),a.termi\
natorEnd&&s.addRule(a.terminatorEnd,{type:"end"}),a.illegal&&s.addRule(a.illegal,{type:"illegal"}),s}function i(a,s){let l=a;if(a.isCompiled)return l;[tp,op,mp,\
ap].forEach(c=>c(a,s)),e.compilerExtensions.forEach(c=>c(a,s)),a.__beforeBegin=null,[np,rp,ip].forEach(c=>c(a,s)),a.isCompiled=!0;let u=null;return typeof a.key\
words=="object"&&a.keywords.$pattern&&(a.keywords=Object.assign({},a.keywords),u=a.keywords.$pattern,delete a.keywords.$pattern),u=u||/\\w+/,a.keywords&&(a.keywo\
rds=Ra(a.keywords,e.case_insensitive)),l.keywordPatternRe=t(u,!0),s&&(a.begin||(a.begin=/\\B|\\b/),l.beginRe=t(l.begin),!a.end&&!a.endsWithParent&&(a.end=/\\B|\\b/)\
,a.end&&(l.endRe=t(l.end)),l.terminatorEnd=jt(l.end)||"",a.endsWithParent&&s.terminatorEnd&&(l.terminatorEnd+=(a.end?"|":"")+s.terminatorEnd)),a.illegal&&(l.ill\
egalRe=t(a.illegal)),a.contains||(a.contains=[]),a.contains=[].concat(...a.contains.map(function(c){return hp(c==="self"?a:c)})),a.contains.forEach(function(c){\
i(c,l)}),a.starts&&i(a.starts,s),l.matcher=o(l),l}if(e.compilerExtensions||(e.compilerExtensions=[]),e.contains&&e.contains.includes("self"))throw new Error("ER\
R: contains `self` is not supported at the top-level of a language.  See documentation.");return e.classNameAliases=tt(e.classNameAliases||{}),i(e)}function Ca(\
e){return e?e.endsWithParent||Ca(e.starts):!1}function hp(e){return e.variants&&!e.cachedVariants&&(e.cachedVariants=e.variants.map(function(t){return tt(e,{var\
iants:null},t)})),e.cachedVariants?e.cachedVariants:Ca(e)?tt(e,{starts:e.starts?tt(e.starts):null}):Object.isFrozen(e)?tt(e):e}var bp="11.11.1",Yr=class extends\
 Error{constructor(t,n){super(t),this.name="HTMLInjectionError",this.html=n}},Kr=wa,ba=tt,ya=Symbol("nomatch"),yp=7,Oa=function(e){let t=Object.create(null),n=O\
bject.create(null),r=[],o=!0,i="Could not find the language \'{}\', did you forget to load/include a language module?",a={disableAutodetect:!0,name:"Plain text",c\
ontains:[]},s={ignoreUnescapedHTML:!1,throwUnescapedHTML:!1,noHighlightRe:/^(no-?highlight)$/i,languageDetectRe:/\\blang(?:uage)?-([\\w-]+)\\b/i,classPrefix:"hljs-\
",cssSelector:"pre code",languages:null,__emitter:Vr};function l(S){return s.noHighlightRe.test(S)}function u(S){let N=S.className+" ";N+=S.parentNode?S.parentN\
ode.className:"";let M=s.languageDetectRe.exec(N);if(M){let K=L(M[1]);return K||(ha(i.replace("{}",M[1])),ha("Falling back to no-highlight mode for this block."\
,S)),K?M[1]:"no-highlight"}return N.split(/\\s+/).find(K=>l(K)||L(K))}function c(S,N,M){let K="",h="";typeof N=="object"?(K=S,M=N.ignoreIllegals,h=N.language):(L\
t("10.7.0","highlight(lang, code, ...args) has been deprecated."),Lt("10.7.0",`Please use highlight(code, options) instead.\nhttps://github.com/highlightjs/highl\
ight.js/issues/2277`),h=S,K=N),M===void 0&&(M=!0);let j={code:K,language:h};D("before:highlight",j);let J=j.result?j.result:d(j.language,j.code,M);return J.code\
=j.code,D("after:highlight",J),J}function d(S,N,M,K){let h=Object.create(null);function j(I,$){return I.keywords[$]}function J(){if(!q.keywords){de.addText(oe);\
return}let I=0;q.keywordPatternRe.lastIndex=0;let $=q.keywordPatternRe.exec(oe),X="";for(;$;){X+=oe.substring(I,$.index);let te=we.case_insensitive?$[0].toLower\
Case():$[0],pe=j(q,te);if(pe){let[ve,un]=pe;if(de.addText(X),X="",h[te]=(h[te]||0)+1,h[te]<=yp&&(xt+=un),ve.startsWith("_"))X+=$[0];else{let dn=we.classNameAlia\
ses[ve]||ve;ce($[0],dn)}}else X+=$[0];I=q.keywordPatternRe.lastIndex,$=q.keywordPatternRe.exec(oe)}X+=oe.substring(I),de.addText(X)}function b(){if(oe==="")retu\
rn;let I=null;if(typeof q.subLanguage=="string"){if(!t[q.subLanguage]){de.addText(oe);return}I=d(q.subLanguage,oe,!0,wt[q.subLanguage]),wt[q.subLanguage]=I._top\
}else I=f(oe,q.subLanguage.length?q.subLanguage:null);q.relevance>0&&(xt+=I.relevance),de.__addSublanguage(I._emitter,I.language)}function re(){q.subLanguage!=n\
ull?b():J(),oe=""}function ce(I,$){I!==""&&(de.startScope($),de.addText(I),de.endScope())}function Ne(I,$){let X=1,te=$.length-1;for(;X<=te;){if(!I._emit[X]){X+\
+;continue}let pe=we.classNameAliases[I[X]]||I[X],ve=$[X];pe?ce(ve,pe):(oe=ve,J(),oe=""),X++}}function ze(I,$){return I.scope&&typeof I.scope=="string"&&de.open\
Node(we.classNameAliases[I.scope]||I.scope),I.beginScope&&(I.beginScope._wrap?(ce(oe,we.classNameAliases[I.beginScope._wrap]||I.beginScope._wrap),oe=""):I.begin\
Scope._multi&&(Ne(I.beginScope,$),oe="")),q=Object.create(I,{parent:{value:q}}),q}function se(I,$,X){let te=Pd(I.endRe,X);if(te){if(I["on:end"]){let pe=new Ln(I\
);I["on:end"]($,pe),pe.isMatchIgnored&&(te=!1)}if(te){for(;I.endsParent&&I.parent;)I=I.parent;return I}}if(I.endsWithParent)return se(I.parent,$,X)}function Ue(\
I){return q.matcher.regexIndex===0?(oe+=I[0],1):(Ut=!0,0)}function ke(I){let $=I[0],X=I.rule,te=new Ln(X),pe=[X.__beforeBegin,X["on:begin"]];for(let ve of pe)if\
(ve&&(ve(I,te),te.isMatchIgnored))return Ue($);return X.skip?oe+=$:(X.excludeBegin&&(oe+=$),re(),!X.returnBegin&&!X.excludeBegin&&(oe=$)),ze(X,I),X.returnBegin?\
0:$.length}function Ce(I){let $=I[0],X=N.substring(I.index),te=se(q,I,X);if(!te)return ya;let pe=q;q.endScope&&q.endScope._wrap?(re(),ce($,q.endScope._wrap)):q.\
endScope&&q.endScope._multi?(re(),Ne(q.endScope,I)):pe.skip?oe+=$:(pe.returnEnd||pe.excludeEnd||(oe+=$),re(),pe.excludeEnd&&(oe=$));do q.scope&&de.closeNode(),!\
q.skip&&!q.subLanguage&&(xt+=q.relevance),q=q.parent;while(q!==te.parent);return te.starts&&ze(te.starts,I),pe.returnEnd?0:$.length}function Oe(){let I=[];for(l\
et $=q;$!==we;$=$.parent)$.scope&&I.unshift($.scope);I.forEach($=>de.openNode($))}let Te={};function Et(I,$){let X=$&&$[0];if(oe+=I,X==null)return re(),0;if(Te.\
type==="begin"&&$.type==="end"&&Te.index===$.index&&X===""){if(oe+=N.slice($.index,$.index+1),!o){let te=new Error(`0 width match regex (${S})`);throw te.langua\
geName=S,te.badRule=Te.rule,te}return 1}if(Te=$,$.type==="begin")return ke($);if($.type==="illegal"&&!M){let te=new Error(\'Illegal lexeme "\'+X+\'" for mode "\'+(q\
.scope||"<unnamed>")+\'"\');throw te.mode=q,te}else if($.type==="end"){let te=Ce($);if(te!==ya)return te}if($.type==="illegal"&&X==="")return oe+=`\n`,1;if(zt>1e5&\
&zt>$.index*3)throw new Error("potential infinite loop, way more iterations than matches");return oe+=X,X.length}let we=L(S);if(!we)throw ct(i.replace("{}",S)),\
new Error(\'Unknown language: "\'+S+\'"\');let ne=gp(we),Me="",q=K||ne,wt={},de=new s.__emitter(s);Oe();let oe="",xt=0,We=0,zt=0,Ut=!1;try{if(we.__emitTokens)we.__e\
mitTokens(N,de);else{for(q.matcher.considerAll();;){zt++,Ut?Ut=!1:q.matcher.considerAll(),q.matcher.lastIndex=We;let I=q.matcher.exec(N);if(!I)break;let $=N.sub\
string(We,I.index),X=Et($,I);We=I.index+X}Et(N.substring(We))}return de.finalize(),Me=de.toHTML(),{language:S,value:Me,relevance:xt,illegal:!1,_emitter:de,_top:\
q}}catch(I){if(I.message&&I.message.includes("Illegal"))return{language:S,value:Kr(N),illegal:!0,relevance:0,_illegalBy:{message:I.message,index:We,context:N.sl\
ice(We-100,We+100),mode:I.mode,resultSoFar:Me},_emitter:de};if(o)return{language:S,value:Kr(N),illegal:!1,relevance:0,errorRaised:I,_emitter:de,_top:q};throw I}\
}function m(S){let N={value:Kr(S),illegal:!1,relevance:0,_top:a,_emitter:new s.__emitter(s)};return N._emitter.addText(S),N}function f(S,N){N=N||s.languages||Ob\
ject.keys(t);let M=m(S),K=N.filter(L).filter(y).map(re=>d(re,S,!1));K.unshift(M);let h=K.sort((re,ce)=>{if(re.relevance!==ce.relevance)return ce.relevance-re.re\
levance;if(re.language&&ce.language){if(L(re.language).supersetOf===ce.language)return 1;if(L(ce.language).supersetOf===re.language)return-1}return 0}),[j,J]=h,\
b=j;return b.secondBest=J,b}function g(S,N,M){let K=N&&n[N]||M;S.classList.add("hljs"),S.classList.add(`language-${K}`)}function x(S){let N=null,M=u(S);if(l(M))\
return;if(D("before:highlightElement",{el:S,language:M}),S.dataset.highlighted){console.log("Element previously highlighted. To highlight again, first unset `da\
taset.highlighted`.",S);return}if(S.children.length>0&&(s.ignoreUnescapedHTML||(console.warn("One of your code blocks includes unescaped HTML. This is a potenti\
ally serious security risk."),console.warn("https://github.com/highlightjs/highlight.js/wiki/security"),console.warn("The element with unescaped HTML:"),console\
.warn(S)),s.throwUnescapedHTML))throw new Yr("One of your code blocks includes unescaped HTML.",S.innerHTML);N=S;let K=N.textContent,h=M?c(K,{language:M,ignoreI\
llegals:!0}):f(K);S.innerHTML=h.value,S.dataset.highlighted="yes",g(S,M,h.language),S.result={language:h.language,re:h.relevance,relevance:h.relevance},h.second\
Best&&(S.secondBest={language:h.secondBest.language,relevance:h.secondBest.relevance}),D("after:highlightElement",{el:S,result:h,text:K})}function _(S){s=ba(s,S\
)}let k=()=>{v(),Lt("10.6.0","initHighlighting() deprecated.  Use highlightAll() now.")};function w(){v(),Lt("10.6.0","initHighlightingOnLoad() deprecated.  Use\
 highlightAll() now.")}let T=!1;function v(){function S(){v()}if(document.readyState==="loading"){T||window.addEventListener("DOMContentLoaded",S,!1),T=!0;retur\
n}document.querySelectorAll(s.cssSelector).forEach(x)}function R(S,N){let M=null;try{M=N(e)}catch(K){if(ct("Language definition for \'{}\' could not be registered\
.".replace("{}",S)),o)ct(K);else throw K;M=a}M.name||(M.name=S),t[S]=M,M.rawDefinition=N.bind(null,e),M.aliases&&G(M.aliases,{languageName:S})}function E(S){del\
ete t[S];for(let N of Object.keys(n))n[N]===S&&delete n[N]}function A(){return Object.keys(t)}function L(S){return S=(S||"").toLowerCase(),t[S]||t[n[S]]}functio\
n G(S,{languageName:N}){typeof S=="string"&&(S=[S]),S.forEach(M=>{n[M.toLowerCase()]=N})}function y(S){let N=L(S);return N&&!N.disableAutodetect}function z(S){S\
["before:highlightBlock"]&&!S["before:highlightElement"]&&(S["before:highlightElement"]=N=>{S["before:highlightBlock"](Object.assign({block:N.el},N))}),S["after\
:highlightBlock"]&&!S["after:highlightElement"]&&(S["after:highlightElement"]=N=>{S["after:highlightBlock"](Object.assign({block:N.el},N))})}function B(S){z(S),\
r.push(S)}function O(S){let N=r.indexOf(S);N!==-1&&r.splice(N,1)}function D(S,N){let M=S;r.forEach(function(K){K[M]&&K[M](N)})}function F(S){return Lt("10.7.0",\
"highlightBlock will be removed entirely in v12.0"),Lt("10.7.0","Please use highlightElement now."),x(S)}Object.assign(e,{highlight:c,highlightAuto:f,highlightA\
ll:v,highlightElement:x,highlightBlock:F,configure:_,initHighlighting:k,initHighlightingOnLoad:w,registerLanguage:R,unregisterLanguage:E,listLanguages:A,getLang\
uage:L,registerAliases:G,autoDetection:y,inherit:ba,addPlugin:B,removePlugin:O}),e.debugMode=function(){o=!1},e.safeMode=function(){o=!0},e.versionString=bp,e.r\
egex={concat:ut,lookahead:xa,either:Xr,optional:Ld,anyNumberOfTimes:Ad};for(let S in An)typeof An[S]=="object"&&Ea(An[S]);return Object.assign(e,An),e},It=Oa({}\
);It.newInstance=()=>Oa({});Ma.exports=It;It.HighlightJS=It;It.default=It});var Z=(e,t,n=`${t}s`)=>`${ee(e)} ${e===1?t:n}`,ee=e=>`${e}`.replace(/\\B(?=(?:\\d{3})+\
$)/g,","),je=(e,t,n=", ")=>`${e.slice(0,t).join(n)}${e.length>t?` and ${ee(e.length-t)} more`:""}`;function Ze(e){let t=[];for(let r of e){let o=t.at(-1);o&&r==\
=o[1]+1?o[1]=r:t.push([r,r])}let n=t.map(([r,o])=>r===o?`${r}`:`${r}\u2013${o}`);return je(n,8)}var Wt=e=>`step${e.length===1?"":"s"} ${Ze(e)}`;var Jo=e=>/^[\\w@%+=:,\
./-]+$/.test(e)?e:`\'${e.replaceAll("\'","\'\\\\\'\'")}\'`;var Kt=e=>`U+${e.codePointAt(0).toString(16).toUpperCase().padStart(4,"0")}`,ei=e=>{try{return decodeURICompo\
nent(e)}catch{return e}};var ti=(e,t)=>{let n=e.length>t?Array.from(e.slice(0,t*2+1)):[];return n.length>t?`${n.slice(0,t-1).join("")}\u2026`:e};function p(e,...[t,.\
..n]){let[r,...o]=e.split("."),i=document.createElement(r);o.length>0&&(i.className=o.join(" "));let a=typeof t!="object"||t instanceof Node;for(let[s,l]of a?[]\
:Object.entries(t))l!==void 0&&i.setAttribute(s,l);return i.append(...[...a?[t]:[],...n].filter(s=>s!==void 0)),i}function ae(e,t,n={}){let r=p("button",{type:"\
button",...n},e);return r.addEventListener("click",t),r}function kt(e,t){let n=p("input",{type:"checkbox"});return n.checked=e,n.addEventListener("change",()=>t\
(n.checked)),n}var pn=e=>({insertions:e.reduce((t,{insertions:n})=>t+n,0),deletions:e.reduce((t,{deletions:n})=>t+n,0)}),Ie=e=>[p("span.plus",`+${ee(e.insertion\
s)}`),p("span.minus",`\u2212${ee(e.deletions)}`)];function Pe(e,t){let r=ae("",async o=>{o.stopPropagation(),r.dataset.done=await _r(e)?"\u2713":"\u2717",setTimeout(()=>delete\
 r.dataset.done,1200)},{class:"copy",title:`Copy ${t}`,"aria-label":`Copy ${t}`});return r}async function _r(e){try{return await navigator.clipboard.writeText(e\
),!0}catch{let t=p("textarea");t.value=e,document.body.append(t),t.select();let n=document.execCommand("copy");return t.remove(),n}}function ni(){addEventListen\
er("copy",e=>{let t=getSelection();if(!t||t.rangeCount===0)return;let r=[...t.getRangeAt(0).cloneContents().querySelectorAll(".line")];r.length<2||(e.clipboardD\
ata?.setData("text/plain",r.map(qc).join(`\n`)),e.preventDefault())})}function qc(e){let t=e.cloneNode(!0);for(let n of t.querySelectorAll(".unseen")){let r=(n.d\
ataset.is??"").split(" ").map(o=>Number.parseInt(o,16));n.textContent=String.fromCharCode(...r)}for(let n of t.querySelectorAll(".cut"))n.textContent="\u2026";return\
 t.textContent??""}var oi=12e3,fn=new WeakMap,mn=new Set,gn=oi,Vc=()=>gn===Number.POSITIVE_INFINITY,ri=new IntersectionObserver(e=>{for(let{isIntersecting:t,tar\
get:n}of e)n instanceof HTMLElement&&(t?(mn.delete(n),De(n)):fn.has(n)||mn.add(n));si()},{rootMargin:"900px"});function Gt(e,t,n){ai(e,t,n),ri.unobserve(e),ri.o\
bserve(e),Vc()&&De(e)}function De(e){let t=fn.get(e);t&&(fn.delete(e),e.classList.remove("blank"),e.style.height="",e.replaceChildren(...t()))}function ii(){add\
EventListener("beforeprint",()=>{for(gn=Number.POSITIVE_INFINITY;;){let e=document.querySelectorAll(".blank");if(e.length===0)return;e.forEach(De)}}),addEventLi\
stener("afterprint",()=>{gn=oi,si()})}function ai(e,t,n){if(fn.set(e,t),e.classList.add("blank"),e instanceof HTMLTableSectionElement){let r=p("td");r.style.hei\
ght=`${n??0}px`,e.replaceChildren(p("tr.spacer",r))}else n!==void 0&&(e.style.height=`${n}px`),e.replaceChildren()}function si(){if(document.getElementsByTagNam\
e("*").length<=gn)return;let e=[...mn].filter(t=>t.isConnected&&!t.contains(document.activeElement)).map(t=>({one:t,height:t.getBoundingClientRect().height}));e\
.sort(({one:t},{one:n})=>Yc(t,n)?1:-1);for(let{one:t,height:n}of e){let r=[...t.childNodes];ai(t,()=>r,n)}mn.clear()}var Yc=(e,t)=>(e.compareDocumentPosition(t)\
&Node.DOCUMENT_POSITION_FOLLOWING)!==0;var Sr=e=>/^\\s*(?:-\\s+)?uses\\s*:\\s*["\']?(?:[^\\s"\'#@/]*\\/)*([^\\s"\'#@/]+)/.exec(e)?.[1];var py=2**30;function hn(e,t,n=Math\
.min(e.length,t.length)){let r=0;for(;r<n&&e[r]===t[r];)r+=1;let o=0;for(;o<n-r&&e[e.length-1-o]===t[t.length-1-o];)o+=1;return{head:r,tail:o}}function li(e,t){\
let{head:n,tail:r}=hn(e,t),o=e.length>t.length?e:t,i=o[o.length-r-1];return n+r===Math.min(e.length,t.length)&&n>0&&i===o[n-1]&&/^["\'`([{<]$/.test(i??"")?{head:\
n-1,tail:r+1}:{head:n,tail:r}}var[ci,hy]=[10,4];function Qe(e,t){let n=new Map;for(let r of e){let o=t(r);o!==void 0&&Xc(n,o,r)}return n}function Xc(e,t,n){let \
r=e.get(t);r?r.push(n):e.set(t,[n])}var qt=class{diff(t,n,r={}){let o;typeof r=="function"?(o=r,r={}):"callback"in r&&(o=r.callback);let i=this.castInput(t,r),a\
=this.castInput(n,r),s=this.removeEmpty(this.tokenize(i,r)),l=this.removeEmpty(this.tokenize(a,r));return this.diffWithOptionsObj(s,l,r,o)}diffWithOptionsObj(t,\
n,r,o){var i;let a=w=>{if(w=this.postProcess(w,r),o){setTimeout(function(){o(w)},0);return}else return w},s=n.length,l=t.length,u=1,c=s+l;r.maxEditLength!=null&\
&(c=Math.min(c,r.maxEditLength));let d=(i=r.timeout)!==null&&i!==void 0?i:1/0,m=Date.now()+d,f=[{oldPos:-1,lastComponent:void 0}],g=this.extractCommon(f[0],n,t,\
0,r);if(f[0].oldPos+1>=l&&g+1>=s)return a(this.buildValues(f[0].lastComponent,n,t));let x=-1/0,_=1/0,k=()=>{for(let w=Math.max(x,-u);w<=Math.min(_,u);w+=2){let \
T,v=f[w-1],R=f[w+1];v&&(f[w-1]=void 0);let E=!1;if(R){let L=R.oldPos-w;E=R&&0<=L&&L<s}let A=v&&v.oldPos+1<l;if(!E&&!A){f[w]=void 0;continue}if(!A||E&&v.oldPos<R\
.oldPos?T=this.addToPath(R,!0,!1,0,r):T=this.addToPath(v,!1,!0,1,r),g=this.extractCommon(T,n,t,w,r),T.oldPos+1>=l&&g+1>=s)return a(this.buildValues(T.lastCompon\
ent,n,t))||!0;f[w]=T,T.oldPos+1>=l&&(_=Math.min(_,w-1)),g+1>=s&&(x=Math.max(x,w+1))}u++};if(o)(function w(){setTimeout(function(){if(u>c||Date.now()>m)return o(\
void 0);k()||w()},0)})();else for(;u<=c&&Date.now()<=m;){let w=k();if(w)return w}}addToPath(t,n,r,o,i){let a=t.lastComponent;return a&&!i.oneChangePerToken&&a.a\
dded===n&&a.removed===r?{oldPos:t.oldPos+o,lastComponent:{count:a.count+1,added:n,removed:r,previousComponent:a.previousComponent}}:{oldPos:t.oldPos+o,lastCompo\
nent:{count:1,added:n,removed:r,previousComponent:a}}}extractCommon(t,n,r,o,i){let a=n.length,s=r.length,l=t.oldPos,u=l-o,c=0;for(;u+1<a&&l+1<s&&this.equals(r[l\
+1],n[u+1],i);)u++,l++,c++,i.oneChangePerToken&&(t.lastComponent={count:1,previousComponent:t.lastComponent,added:!1,removed:!1});return c&&!i.oneChangePerToken\
&&(t.lastComponent={count:c,previousComponent:t.lastComponent,added:!1,removed:!1}),t.oldPos=l,u}equals(t,n,r){return r.comparator?r.comparator(t,n):t===n||!!r.\
ignoreCase&&t.toLowerCase()===n.toLowerCase()}removeEmpty(t){let n=[];for(let r=0;r<t.length;r++)t[r]&&n.push(t[r]);return n}castInput(t,n){return t}tokenize(t,\
n){return Array.from(t)}join(t){return t.join("")}postProcess(t,n){return t}get useLongestToken(){return!1}buildValues(t,n,r){let o=[],i;for(;t;)o.push(t),i=t.p\
reviousComponent,delete t.previousComponent,t=i;o.reverse();let a=o.length,s=0,l=0,u=0;for(;s<a;s++){let c=o[s];if(c.removed)c.value=this.join(r.slice(u,u+c.cou\
nt)),u+=c.count;else{if(!c.added&&this.useLongestToken){let d=n.slice(l,l+c.count);d=d.map(function(m,f){let g=r[u+f];return g.length>m.length?g:m}),c.value=thi\
s.join(d)}else c.value=this.join(n.slice(l,l+c.count));l+=c.count,c.added||(u+=c.count)}}return o}};var Tr=class extends qt{tokenize(t){return t.slice()}join(t)\
{return t}removeEmpty(t){return t}},ui=new Tr;function vr(e,t,n){return ui.diff(e,t,n)}var _t=e=>e.match(/[^\\n]*\\n|[^\\n]+$/g)??[];function Je(e,t){return pi(e,t\
,0,(n,r,o)=>fi(n,r,{offset:o,most:Qc})??eu(n,r,o))}function pi(e,t,n,r){let{head:o,tail:i}=hn(e,t),a=e.slice(o,e.length-i),s=t.slice(o,t.length-i);return a.leng\
th===0&&s.length===0?[]:jc(a,s)?[{at:n+o,removed:a.length,added:s}]:r(a,s,n+o)}function jc(e,t){if(e.length<Zc)return!e.some(r=>t.includes(r));let n=new Set(e);\
return!t.some(r=>n.has(r))}var Zc=4,Qc=1e3,Jc=200;function eu(e,t,n){let r=[],[o,i]=[0,0];for(let a of[...nu(e,t),{before:e.length,after:t.length}]){let[s,l]=[e\
.slice(o,a.before),t.slice(i,a.after)];for(let u of pi(s,l,n+o,tu))r.push(u);[o,i]=[a.before+1,a.after+1]}return r}var tu=(e,t,n)=>fi(e,t,{offset:n,most:Jc})??[\
{at:n,removed:e.length,added:t}];function fi(e,t,{offset:n,most:r}){let o=vr(e,t,{maxEditLength:r});if(!o)return;let i=[],a,s=n;for(let{added:l,removed:u,value:\
c}of o){if(!l&&!u){a=void 0,s+=c.length;continue}a||(a={at:s,removed:0,added:[]},i.push(a)),l?a.added=c:(a.removed=c.length,s+=c.length)}return i}function nu(e,\
t){let n=di(t),r=[];for(let[o,i]of di(e)){let a=n.get(o);i!==void 0&&a!==void 0&&r.push({before:i,after:a})}return ru(r)}function di(e){let t=new Map;for(let[n,\
r]of e.entries())t.set(r,t.has(r)?void 0:n);return t}function ru(e){let t=[],n=[];for(let[o,{after:i}]of e.entries()){let a=ou(t,s=>e[s].after>=i);n.push(a>0?t[\
a-1]:-1),t[a]=o}let r=[];for(let o=t.at(-1)??-1;o>=0;o=n[o])r.push(e[o]);return r.reverse()}function ou(e,t){let[n,r]=[0,e.length];for(;n<r;){let o=n+r>>1;t(e[o\
])?r=o:n=o+1}return n}var Rr=({notes:e=[],why:t=""})=>e.filter(n=>!t.includes(`(${/^\\d+ (?:places?(?= in )|files?(?=\\.))/.exec(n)?.[0]??n})`));var Ge=({file_pat\
h:e,new_path:t})=>t===void 0||t===e?[e]:[e,t];function mi(e,t){let[n="",...r]=Ge(e);if(r.length>0)return[n,...r].map(t).join(" \u2192 ");let o=(e.files??[]).map(({fi\
le_path:a})=>a),i=o.length<2?[n]:o.includes(n)?o:n.split(", ");return je(i.map(t),i.length>2?1:2)}var at=({file_path:e,line:t})=>`${t} ${e}`;function gi(e){let[\
t,n]=[new Map,new Map],r=e.flatMap(({from:o,to:i,blocks:a})=>a.map(s=>({...s,from:o.file_path,at:s.from,to:i.file_path,goes:s.to})));for(let{from:o,at:i,to:a,go\
es:s,lines:l}of r.sort((u,c)=>c.lines-u.lines))for(let u=0;u<l;u+=1){let[c,d]=[{file_path:o,line:i+u},{file_path:a,line:s+u}];t.has(at(c))||t.set(at(c),d),n.has\
(at(d))||n.set(at(d),c)}return{old:t,fresh:n}}function bn(e,t){return[...Qe(e,({source:n})=>n)].map(([n,r])=>{let[o,i]=["applied","failed"].map(l=>r.filter(u=>u\
.status===l)),a=r.filter(({status:l})=>l!=="applied"&&l!=="failed"),s=[...new Set((o??[]).flatMap(t))].sort();return{rule:n,applied:o??[],refused:i??[],others:a\
,files:s}}).sort((n,r)=>+(r.refused.length>0)-+(n.refused.length>0)||r.applied.length-n.applied.length)}function Vt({applied:e,refused:t,others:n,files:r}){retu\
rn[e.length>0||t.length===0?`${iu(e.length)} in ${Z(r.length,"file")}`:"",t.length>0?`${ee(t.length)} refused`:"",n.length>0?`${ee(n.length)} without effect`:""\
].filter(Boolean).join(", ")}var iu=e=>Z(e,"fix","fixes");function hi(e){let t=new Map,n=[];for(let o of e){let i=o.source===void 0?void 0:t.get(o.source);if(i)\
{i.push(o);continue}let a=[o];n.push(a),o.source!==void 0&&t.set(o.source,a)}if(t.size===0)return e;let r=({status:o})=>o==="failed"?0:1;return n.flatMap(o=>[..\
.o].sort((i,a)=>r(i)-r(a)))}var au=60;function bi(e){let t=[8,4,3,2,1].map(r=>[...Qe(e,o=>`${o.split("/").slice(0,-1).slice(0,r).join("/")||"."}/`)]);return(t.f\
ind(({length:r})=>r<=au)??t.at(-1)).map(([r,o])=>[r,o.length])}function yi(e,t,n){let r=[],o=0,i=0;for(let a=0;a<t.length;){let s=a;for(;s+1<t.length&&t[s+1].at\
-Nr(t[s])<=6;)s+=1;let l=t.slice(a,s+1);r.push(su(e,l,{...n,newStart:n.newStart+o-i}));for(let{removed:u,added:c}of l)o+=c.length,i+=u;a=s+1}return{structuredPa\
tch:r,insertions:o,deletions:i}}function su(e,t,n){let r=Math.max(0,t[0].at-3),o=Math.min(e.length,Nr(t.at(-1))+3),i=[],a=r,s=o-r,l=(u,c)=>{c.endsWith(`\n`)?i.pu\
sh(u+c.slice(0,-1)):i.push(u+c,"\\\\ No newline at end of file")};for(let u of t){for(;a<u.at;a+=1)l(" ",e[a]);for(;a<Nr(u);a+=1)l("-",e[a]);for(let c of u.added)\
l("+",c);s+=u.added.length-u.removed}for(;a<o;a+=1)l(" ",e[a]);return{oldStart:n.oldStart+r,oldLines:o-r,newStart:n.newStart+r,newLines:s,lines:i}}var Nr=({at:e\
,removed:t})=>e+t;function wn(e,t=n=>e.toLowerCase().split(/\\W+/).includes(n)){return xn(e)?[]:[...Cr(e),...ku(e,t),...Bu(e,t)].sort((n,r)=>n.at-r.at)}function \
Cr(e){if(xn(e))return[];let t=[];for(let{0:n,index:r}of e.matchAll(Ci))cu(e,r,n)||t.push({at:r,length:n.length,...bu(n)});return t}var xn=e=>lu.test(e),lu=/^[\\t\
\\n -~]*$/,Ci=new RegExp("(?![\\\\t\\\\n])[\\\\p{Cc}\\\\p{Cf}\\\\p{Cs}\\\\p{Zl}\\\\p{Zp}\\\\p{Default_Ignorable_Code_Point}\\\\u2800]|(?! )\\\\p{Zs}","gu");function cu(e,t,n){if(!gu\
.test(n))return!1;let r=e.slice(Math.max(0,t-16),t),o=e.slice(t+n.length,t+n.length+16);return n==="\uFE0F"||n==="\uFE0E"?new RegExp("\\\\p{Extended_Pictographic}$","u").te\
st(r)||/[\\d#*]$/.test(r)&&o.startsWith("\u20E3"):/[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]/u.test(n)?new RegExp("\\\\p{sc=Han}$","u").test(r):/[\\u{e0020}-\\u{e007f}]/u.test(n\
)?/\\u{1f3f4}[\\u{e0020}-\\u{e007e}]*$/u.test(r):/[\\u180b-\\u180d]/.test(n)?new RegExp("\\\\p{sc=Mongolian}$","u").test(r):/[\\u00a0\\u202f]/.test(n)?uu(r,o):n==="\u3000"?du\
(r,o):/[\\u061c\\u200e\\u200f]/.test(n)?fu(r,o):n==="\u200B"?wi.test(r.slice(-1))&&wi.test(o):n==="\u200D"&&new RegExp("\\\\p{Extended_Pictographic}\\\\ufe0f?$|\\\\p{EMod}$","u").\
test(r)?new RegExp("^\\\\p{Extended_Pictographic}","u").test(o):Ei.test(r.slice(-1))&&(Ei.test(o)||n==="\u200D"&&hu.test(r))}var uu=(e,t)=>/[\xAB\u2014\u2013]$/.test(e)||/^[\xBB\u2014\u2013]/.t\
est(t)||/(?:^|[\\s>"\'\xAB\u201C\u2018(*#\u2019,-])[\\p{L}\u2019\'-]+$/u.test(e)&&/^[?!]+(?:$|[\\s"\'\u2019\u201D\xBB<)*_`])/.test(t)||/\\d$/.test(e)&&/^(?:[%\u20AC$\xA3\xB0]|\\d{3}(?!\\d))/.test(t),du=(e,t)=>{let[n,\
r]=[e.replace(/[ \\u3000]+$/,"").slice(-1),t.replace(/^[ \\u3000]+/,"").charAt(0)];return[n,r].some(o=>pu.test(o))||/["\'`/[|s]/.test(n)&&/["\'`/\\]|+*]/.test(r)},pu\
=/[\\p{sc=Han}\\p{sc=Hangul}\\u3001-\\u30ff\\uff01-\\uffee]/u,fu=(e,t)=>{let[n,r]=[new RegExp("(?:\\\\p{L})?[^\\\\p{L}]*$","u").exec(e),new RegExp("^[^\\\\p{L}]*\\\\p{L}?","u\
").exec(t)];return[n,r].some(i=>i!==null&&mu.test(i[0]))&&!(/\\w$/.test(e)&&/^\\w/.test(t))},mu=/[\\p{sc=Hebrew}\\p{sc=Arabic}\\p{sc=Syriac}\\p{sc=Thaana}\\p{sc=Nko}\\p\
{sc=Adlam}]/u,gu=/\\u061c|[\\u180b-\\u180e\\u200b\\u200c\\u200e\\u200f\\u202f\\u3000]|\\u00a0|\\u200d|[\\ufe00-\\ufe02]|\\ufe0e|\\ufe0f|[\\u{e0020}-\\u{e007f}]|[\\u{e0100}-\\u{e01\
ef}]/u,Ei=/^[\\p{sc=Arabic}\\p{sc=Devanagari}\\p{sc=Bengali}\\p{sc=Tamil}\\p{sc=Telugu}\\p{sc=Kannada}\\p{sc=Malayalam}\\p{sc=Sinhala}\\p{sc=Mongolian}\\p{sc=Gujarati}\\p{\
sc=Gurmukhi}\\p{sc=Oriya}]/u,wi=/^[\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}]/u,hu=/[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca]$/;functi\
on bu(e){let t=e.codePointAt(0);if(t>=56448&&t<=56575)return{kind:"byte",name:`0x${xi(t-56320)}`,about:"a byte that is not UTF-8"};let n=Kt(e),r=xu[xi(t)],o=yu(\
e);return r?{kind:o,name:r[0],about:`${n}, ${r[1]}`}:{kind:o,name:n,about:wu[o]}}var yu=e=>Eu.test(e)?"bidi":new RegExp("\\\\p{Zs}","u").test(e)?"blank":new RegEx\
p("\\\\p{Cc}","u").test(e)?"control":"invisible",Eu=/[\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]/,wu={bidi:"turns the direction of text",invisible:"an invisibl\
e character",control:"a control character",byte:"a byte that is not UTF-8",blank:"a blank that is no space","look-alike":"looks like another character"},xi=e=>e\
.toString(16).toUpperCase(),[st,ki]=["turns the direction of text","ends a turned direction"],yn="Hangul filler, a letter that is not seen",xu={D:["CR","carriag\
e return"],0:["NUL","null"],"1B":["ESC","escape"],A0:["NBSP","no-break space"],AD:["SHY","soft hyphen"],"34F":["CGJ","an invisible joiner"],"61C":["ALM","Arabic\
 letter mark"],"115F":["HCF",yn],1160:["HJF",yn],"200B":["ZWSP","zero-width space"],"200C":["ZWNJ","zero-width non-joiner"],"200D":["ZWJ","zero-width joiner"],2\
060:["WJ","word joiner"],"200E":["LRM","left-to-right mark"],"200F":["RLM","right-to-left mark"],"202A":["LRE",st],"202B":["RLE",st],"202C":["PDF",ki],"202D":["\
LRO",st],"202E":["RLO",st],2066:["LRI",st],2067:["RLI",st],2068:["FSI",st],2069:["PDI",ki],"202F":["NNBSP","narrow no-break space"],2800:["BRAILLE","blank Brail\
le pattern"],3e3:["IDSP","ideographic space"],3164:["HF",yn],FEFF:["BOM","byte order mark"],FFA0:["HHF",yn]},ku=(e,t)=>Array.from(e.matchAll(Oi)).flatMap(({0:n,\
index:r})=>{let o=Lu(n);return e.startsWith("\uFE0F",r+n.length)?[]:o===void 0||Iu(n)&&Pu(e,r,o)?[]:_u(e,r,n)||Su(e,r,n,t)?[]:[Ai(n,r,o)]}),Oi=/[\\u01c0\\u01c3\\u02b9\\u\
02bc\\u02d0\\u037e\\u0589\\u05c3\\u06d4\\u1fef\\u2010\\u2011\\u2024\\u2044\\u2100-\\u214f\\u2160-\\u217f\\u2215\\u2217\\u2223\\u2236\\u29f8\\ua789\\ufe50-\\ufe6b\\uff01-\\uff5e\\uffe8\\u\
{1d400}-\\u{1d7ff}\\u{1fbf0}-\\u{1fbf9}]/gu,_u=(e,t,n)=>{let r=Mu[n];return r?(Or(e,t).match(r)?.length??0)>=3:/[\\u02b9\\u02bc]/.test(n)&&/[^\\0-\\u02ff]/.test(e.slic\
e(Math.max(0,t-1),t))},Or=(e,t)=>e.slice(Math.max(0,t-_i),t+_i),_i=200;function Su(e,t,n,r){if(vu.test(n))return Ru.test(Or(e,t));if(!Ti(n))return!1;let[o=""]=C\
u.exec(e.slice(Math.max(0,t-Si),t))??[],[i=""]=Ou.exec(e.slice(t+n.length,t+Si))??[],a=`${o.replace(/^\\d+/,"")}${n}${i}`,[s,l]=[Array.from(a),Array.from(a).filt\
er(Ti)];return l.length===1?s.length===1||Mi.test(n):s.length===2&&l.filter(Tu).length===2&&!r(a.normalize("NFKC").toLowerCase())}var Si=16,Ti=e=>Nu.test(e),Tu=\
e=>new RegExp("\\\\p{L}","u").test(e)&&!Mi.test(e),vu=/[\\u2044\\u2212\\u2215\\u2217\\u2223\\u2236\\u29f8]/,Ru=/[\\u0391-\\u03c9\\u2070-\\u209f\\u2102\\u2113\\u2115\\u2119-\\u211\
d\\u2124\\u2190-\\u21ff\\u2200-\\u2211\\u2213\\u2214\\u2218-\\u2222\\u2224-\\u2235\\u2237-\\u22ff\\u27c0-\\u27ff\\u2980-\\u29f7\\u2a00-\\u2aff\\u{1d400}-\\u{1d7ff}]/u,Nu=/[\\u2102-\\u\
2129\\u212b-\\u2138\\u2145-\\u2149\\u{1d400}-\\u{1d7ff}]/u,[Cu,Ou]=[new RegExp("(?:(?!\\\\p{Lm})[\\\\p{L}\\\\p{Nd}_])*$","u"),new RegExp("^(?:(?!\\\\p{Lm})[\\\\p{L}\\\\p{Nd}_])*"\
,"u")],Mi=/[\\u2102\\u210d\\u2115\\u2119\\u211a\\u211d\\u2124\\u2145-\\u2149\\u{1d538}-\\u{1d56b}\\u{1d7d8}-\\u{1d7e1}]/u,Mu={"\u0589":new RegExp("\\\\p{sc=Armenian}","gu"),"\u05C3":new\
 RegExp("\\\\p{sc=Hebrew}","gu"),"\u06D4":new RegExp("\\\\p{sc=Arabic}","gu")},Au={\u01C0:"|",\u01C3:"!","\u02B9":"\'",\u02BC:"\'",\u02D0:":","\u0589":":","\u05C3":":","\u06D4":"-","\u2010":"-","\u2011":"-","\u2044":"/","\u2212":"-\
","\u2215":"/","\u2217":"*","\u2223":"|","\u2236":":","\u29F8":"/","\uA789":":","\uFFE8":"|"},Lu=e=>{let t=En[e]??Au[e]??(e.search(Oi)===0?e.normalize("NFKC"):"");return/^[!-~]$/.test(t)?t:void 0\
},Iu=e=>e>="\uFF01"&&e<="\uFF5E",Pu=(e,t,n)=>/^.-[\\uff01-\\uff5e]/.test(e.slice(t,t+3))||/[\\uff01-\\uff5e]-$/.test(e.slice(Math.max(0,t-2),t))||(/\\w/.test(n)?Du.test(e.slic\
e(Math.max(0,t-40),t))||Fu.test(e.slice(t+1,t+41)):$u.test(Or(e,t))),[Du,Fu]=[/[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\u3000-\\u303f][\\uff01-\\uffe\
e]*$/u,/^[\\uff01-\\uffee]*[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\u3000-\\u303f]/u],$u=/[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\u300\
0-\\u303f]/u,Bu=(e,t)=>{if(!/[^\\0-\\u02ff]/.test(e)&&!Ku.test(e))return[];let n=(e.match(/[A-Za-z]/g)?.length??0)>(e.match(Gu)?.length??0);return Array.from(e.mat\
chAll(zu)).flatMap(({0:r,index:o})=>{let i=Array.from(r.matchAll(/[^\\0-\\x7f]/gu)).filter(([c])=>/[\\p{L}\\p{N}]/u.test(c));if(i.length===0||!i.every(([c])=>c in E\
n||Hu.test(c)))return[];let a=/[A-Za-z]/.test(r),s=a||n?r.length>=Uu&&t(Wu(r)):!1,l=i.flatMap(([c])=>vi.test(c)?[]:c),u=n&&(a||qu(l));return i.flatMap(({0:c,ind\
ex:d})=>{let m=s||u&&!vi.test(c),f=En[c];if(!m)return[];let g=Ai(c,o+d,f??"");return[f===void 0?{...g,about:"a letter of another script than its word"}:g]})})},\
Hu=/[\\p{sc=Coptic}\\p{sc=Deseret}\\p{sc=Cherokee}\\p{sc=Lisu}\\p{sc=Gothic}\\p{sc=Old_Italic}\\p{sc=Osage}]/u,zu=/(?<=\\\\[a-z])[\\p{L}\\p{N}\\p{M}_]+|(?<![\\\\\\p{L}\\p{N}\\p{\
M}_])[\\p{L}\\p{N}\\p{M}_]+|(?<=\\\\)(?![a-z])[\\p{L}\\p{N}\\p{M}_]+/gu,Uu=3,Wu=e=>e.replace(/[^\\0-\\x7f]/gu,t=>En[t]??t).toLowerCase(),Ku=/[\\u0131\\u017f\\u0180-\\u02af]/,\
Gu=/[^\\p{scx=Latin}\\p{scx=Common}\\p{scx=Inherited}]/gu,qu=e=>e.length>0&&e.map(Vu).reduce((t,n)=>t.filter(r=>n.includes(r))).length===0,vi=new RegExp("\\\\p{scx=L\
atin}","u"),Vu=e=>{let t=Ri.get(e);if(t)return t;let n=Yu.filter(r=>Xu(r).test(e));return Ri.set(e,n),n},Ri=new Map,Yu="Armenian Cherokee Coptic Cyrillic Greek \
Lisu".split(" "),Xu=e=>{let t=Ni.get(e)??new RegExp(`\\\\p{scx=${e}}`,"u");return Ni.set(e,t),t},Ni=new Map,Ai=(e,t,n)=>({at:t,length:e.length,kind:"look-alike",n\
ame:Kt(e),about:`looks like ${n}, and is another character`}),En=Object.fromEntries([["\u0410\u0412\u0415\u041A\u041C\u041D\u041E\u0420\u0421\u0422\u0425\u0406\u0408\u0405","ABEKMHOPCTXIJS"],["\u0430\u0435\u043E\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04BB\u0501\u051B\u051D","aeopcyxijshdqw"],["\u0423\
\u04AE\u04C0\u04CF\u050C\u051A\u051C\u0474\u0475\u043A\u043C\u0442\u0432\u043D\u0433\u0451\u0457","YYIlGQWVvkmtbhrei"],["\u0391\u0392\u0395\u0396\u0397\u0399\u039A\u039C\u039D\u039F\u03A1\u03A4\u03A5\u03A7\u037F","ABEZHIKMNOPTYXJ"],["\u03B1\u03B3\u03B7\u03B9\u03BA\u03BD\u03BF\u03C1\u03C4\u03C5\u03C7\u03C9\u03F2\u03F3","aynikvoptuxwcj"],["\u0555\u054D\u053C\u054F\u0578\u057D\u0570\u0585\u0581\u0566\u0575\u0563","OULSnuhogqjq"],["\u13AA\u13A0\u13A1\u13A2\u13B3\u13DA\u13A9\u13BB\u13C0\u13C3\u13CF\u13D9\u13DE\
\u13DF\u13E2\u13F4","ADRTWSYHGZbVLCPB"],["\uA4D0\uA4D1\uA4D3\uA4D4\uA4D6\uA4D7\uA4D9\uA4DA\uA4DC\uA4DD\uA4DF\uA4E0\uA4E1","BPDTGKJCZFMNL"],["\uA4E2\uA4E3\uA4E6\uA4E7\uA4EA\uA4EB\uA4EC\uA4EE\uA4F0\uA4F2\uA4F3\uA4F4","SRVHWXYAEIOU"],["\u0966\u09E6\u0A66\u0AE6\u0B66\u0B20\u0BE6\u0C66\u0CE6\u0D66\u0D20\u101D\u1040","ooooooooooooo"],["\u0131\u0251\u0261\u0269\u028F\u1D04\u1D0F\u1D1C\u1D20\u1D21\u1D22\uA731\u017F","iagiycouvwzsf"]].\
flatMap(([e,t])=>Array.from(e,(n,r)=>[n,t.charAt(r)])));function Mr(e,{blanks:t=!1,prose:n=!1}={}){let r=xn(e)?e:n?ju(e):e.split(`\n`).map(Zu).join(`\n`);return t\
?r.replaceAll("	","\u2192").replaceAll(" ","\xB7"):r}var ju=e=>Li(e,Cr(e).filter(({kind:t})=>t!=="blank")),Zu=e=>Li(e,wn(e));function Li(e,t){if(t.length===0)return e;l\
et[n,r]=["",0];for(let{at:o,length:i}of t)o<r||(n+=e.slice(r,o)+Qu(e.slice(o,o+i)),r=o+i);return n+e.slice(r)}var Qu=e=>{if(e==="\\r")return"<CR>";let t=e.codePo\
intAt(0);return t>=56448&&t<=56575?`<0x${(t-56320).toString(16).toUpperCase()}>`:`<${Kt(e)}>`};var qe={refused:"refused",asked:"asked about",inexact:"not matche\
d exactly",protected:"protected",verifies:"changes what verifies it",hidden:"hidden characters",unshown:"git shows no patch",aside:"text pushed out of sight",te\
sts:"tests",elided:"a comment replaces lines that are removed",executable:"executable",scripts:"scripts and downloads",sources:"comes from elsewhere",start:"no \
longer starts",pointer:"Git LFS",masked:"masked: differs, not shown"};var Ii={exact:"exactly",quotes:"typographic quotes in the file matched straight ones",tags\
:"shortened tags in old_string were restored",escapes:"escaped characters in old_string were unescaped","line-numbers":"line numbers were removed from old_strin\
g","trailing-blanks":"white space at line ends was ignored",whitespace:"white space was ignored, as the step asks",regex:"the pattern of the step matched",struc\
ture:"the structure of the code matched, as the step asks"},Pi=e=>e!==void 0&&e!=="exact"&&e!=="regex"&&e!=="structure";var $y=new RegExp("[/[]\\\\p{L}[\\\\p{L}\\\\p{\
M}\\\\u02c8\\\\u02cc\\\\u02d0.]*[/\\\\]]","gu");var St={refused:"Refused",asked:"Needs approval",unusual:"Unusual",protected:"Protected",deleted:"Deleted",hidden:"Hidde\
n",moved:"Moved",alike:"Alike",rest:"Other files",generated:"Generated"};var Uy=Object.keys(qe);var H=e=>Mr(e,{prose:!0}),Ar=e=>e.replace(/\\x1b(?:\\[[0-?]*[ -/]*\
[@-~]|\\][^\\x07\\x1b]*(?:\\x07|\\x1b\\\\)|[@-Z\\\\-_])/g,""),Y=e=>Mr(e);var Yt=e=>H(e.replace(/\\s+/g," ").trim());var Ju=["SECRET_DETECTED","NO_CHANGE","PATH_DENIED","F\
ILE_EXISTS","FILE_NOT_FOUND","IS_NOTEBOOK","FILE_NOT_READ","FILE_MODIFIED","STRING_NOT_FOUND","STRING_NOT_UNIQUE","FILE_TOO_LARGE"];function Tt(e,t){let n=Objec\
t.entries(t).map(([r,[o,i]])=>{let a=Ju.indexOf(r);return[r,{number:a<0?null:a,exit:e,title:o,advice:i}]});return Object.fromEntries(n)}var ed=e=>e,td=()=>ed({.\
..Tt(1,{NO_CHANGE:["Old and new text are the same","Remove the step, or correct the new text."],FILE_EXISTS:["The file already exists","Set old_string to the te\
xt to replace, use Write to replace the whole file, or choose another name."],FILE_NOT_FOUND:["The file does not exist","Check the path: it is relative to the r\
epository root."],IS_NOTEBOOK:["A notebook cannot be edited as text","Use NotebookEdit."],FILE_NOT_READ:["The file was not read before the edit","Add a Read ste\
p before this one, or set `reads: auto` under `options`."],STRING_NOT_FOUND:["The text or pattern to replace is not in the file","Copy the text from the current\
 content of the file, or correct the pattern."],STRING_NOT_UNIQUE:["The text or pattern to replace is in several places of the file","Name more of what is aroun\
d the place, or set `replace_all: true`."],FILE_TOO_LARGE:["The file is over 1 GiB","Use a program made for files of this size."],NO_FILES:["A glob matches no t\
ext file that git tracks","Correct the glob, track the files, or set `expect_matches: { min: 0 }`."],UNEXPECTED_MATCHES:["The number of matches differs from exp\
ect_matches","Correct `expect_matches`, or narrow the step."],PATH_IGNORED:["Git ignores the file","Track the file, or apply without --branch."],IS_BINARY:["The\
 file is binary","Only text, notebooks, images and PDF files can be read."],IS_DIRECTORY:["The path is a folder","Use the path of a file inside it."],NOT_A_DIRE\
CTORY:["A part of the path is a file, not a folder","Check the folders in the path."],READ_TOO_LARGE:["The content is too large for one read","Read a part of th\
e file with offset and limit."],PDF_PAGES:["The page range is not valid","Set `pages` to at most 20 pages that the document has."],PDF_INVALID:["The PDF file is\
 damaged","Repair the document."],PDF_ENCRYPTED:["The PDF file is encrypted","Remove its password."],IMAGE_INVALID:["The image cannot be decoded within the limi\
ts","Convert or shrink the image."],INVALID_INPUT:["The input is not valid for the tool","Correct the fields that the message names."],UNENCODABLE:["The encodin\
g of the file cannot represent the new text","Use characters that the encoding has, or convert the file first."],FILTER_UNAVAILABLE:["A filter of git cannot rea\
d or store the file","Install the program that `.gitattributes` names, or leave the file out."],LFS_POINTER:["The file is a pointer of Git LFS","Fetch its conte\
nt with `git lfs install` and `git lfs pull`, or leave the file out."],UNSUPPORTED_ENCODING:["The encoding of the file is not supported","Convert the file to UT\
F-8."],NOT_A_NOTEBOOK:["The file is not a notebook","NotebookEdit edits .ipynb files; use Edit for other files."],NOTEBOOK_INVALID:["The notebook is not valid",\
"Correct its JSON; nbformat 4 is supported."],CELL_NOT_FOUND:["Unknown cell","Use one of the listed ids, or cell-N, counted from 0."],CELL_ID_REQUIRED:["cell_id\
 is missing","Add cell_id."],CELL_TYPE_REQUIRED:["The new cell has no type","Add cell_type: code or markdown."],LANGUAGE_UNKNOWN:["The language of the file is n\
ot known","Edit the file by old_string or regex; set `language` if it is in one that the key takes."],SYNTAX_BROKEN:["The new text does not parse","Correct the \
new text so that the file parses, or set `allow_broken: true` where a later step completes it."],OVERLAPPING_MATCHES:["A match is inside another one","Narrow th\
e pattern or the rule until no match is inside another."],FORMAT_UNKNOWN:["The file name does not end as JSON, YAML or TOML","Set and Unset know the format by t\
he file name; change other files with an Edit."],DOCUMENT_INVALID:["The document does not parse","Correct the file first, or change it with an Edit."],KEY_NOT_F\
OUND:["The document has no such key","Correct `path`, or let Set create its parents."],KEY_ALIASED:["The value is an alias, or has an anchor or a tag","With an \
Edit, change the value that the alias refers to, or replace the alias by its value first."],CHANGE_UNCERTAIN:["The file has no certain place for the change","Ma\
ke the change with an Edit."],NAME_TAKEN:["The file uses the name for something else","Import it under another name, or remove the other import first."],CONFIG_\
BROKEN:["The result is no longer a valid file","Correct the new text so that the file stays valid."],FIX_CONFLICT:["Another step changes the same place","Apply \
one of the two, then run the tool again."],ELISION:["The new text removes lines that its comment says stay","Write the whole text, or set `allow_elision: true`.\
"],PROPOSAL_INCOMPLETE:["A part of the proposal does not fit, or was not understood","Correct it, or go on without it: `--lossy`, in a workflow `lossy: true`."]\
,FIXES_LEFT_OUT:["Some of the proposed fixes cannot be taken","Go on without them: `--lossy`, in a workflow `lossy: true`."],TOOL_WROTE:["The tool wrote files i\
tself","Put them back with `editplan fix --restore`, or take them as one change with `editplan fix --take-written`."],DUPLICATE_STEP:["The step repeats an earli\
er one","Remove it, or set `duplicates: collapse`."],PLAN_SYNTAX:["The plan is not valid YAML or JSON","Correct the text at the given line and column."],PLAN_VE\
RSION:["The version of the plan is not supported","Write `version: 1`."],PLAN_EMPTY:["The plan has no steps","Add at least one step."],UNKNOWN_KEY:["Unknown key\
","Use the suggested key, or remove it."],MISSING_KEY:["A required key is missing","Add it."],INVALID_VALUE:["The value is not valid for its key","Use a value o\
f the kind that the message names."],UNKNOWN_VARIABLE:["Unknown variable","Declare it in `vars`, or correct the name."],MISSING_VARIABLE:["A variable has no val\
ue","Set it with `--var name=value`, or give it a default."],DUPLICATE_KEY:["Duplicate key","Keep one of the two."],DUPLICATE_ID:["Two steps have the same id","\
Make the ids unique, or remove them."],UNKNOWN_TOOL:["Unknown tool","Use Read, Edit, Write, NotebookEdit, Delete, Move, MoveLines, Set, Unset, Import, Convert, \
Submodule, Run or Fix."],LIMIT_EXCEEDED:["A limit is exceeded","Split the plan, or raise the limit if the policy sets it."],COMMAND_FAILED:["The command failed \
or was killed","See its output; correct the command or its timeout."],SUBMODULE_INVALID:["The submodule cannot be moved there","Name a submodule of the base, an\
d a commit that a branch or a tag of its remote holds."],COMMAND_STRAYED:["The command changed something outside `changes`","Add the files to `changes`, or keep\
 the command from changing them."],NOTHING_TO_PUBLISH:["Nothing differs from the base","Change the plan, or leave `if-no-changes: error` out."]}),...Tt(2,{UNAVA\
ILABLE_HERE:["This build lacks a part","Use a complete build, or leave out what needs the part."],USAGE:["Wrong usage","See --help."],PLAN_NOT_FOUND:["The plan \
file cannot be read","Check its path."],ORIGIN_DIFFERS:["The checkout belongs to another repository","Set `repository` to its name, or check out the repository \
of the workflow."],NOT_A_REPOSITORY:["Not a git repository","Run inside a checkout, or pass --repo."],NO_COMMIT:["The repository has no commits","Make a first c\
ommit."],BARE_REPOSITORY:["The repository is bare","Pass --bare with --base and --branch, or run in a checkout."],UNKNOWN_REVISION:["Unknown revision","Use the \
name or id of a commit in the repository."],UNKNOWN_RUN:["Unknown run","`editplan history` lists the runs."],BRANCH_INVALID:["A run cannot push to this branch",\
"Choose another name."],POLICY_INVALID:["The policy file is not valid","Correct it at the given line and column."],CAMPAIGN_INVALID:["The campaign file is not v\
alid","Correct it at the given line and column."]}),...Tt(3,{SECRET_DETECTED:["The new text contains a credential","Remove it from the new text, and load it fro\
m the environment or a secret store."],PATH_DENIED:["A policy rule denies this path","Ask the owner of the policy to allow the path, or remove the step."],PATH_\
OUTSIDE_REPO:["The path is outside the checkout","Use a path relative to the repository root."],PATH_PROTECTED:["The path is protected","No plan may write there\
; remove the step."],PATH_INVALID:["The path is not valid in a plan","Use a plain relative path with / between its parts."],SYMLINK:["The last part of the path \
is a symbolic link","Use the path of the file that the link points to."],DEVICE_FILE:["The path is a device, pipe or socket","Use the path of a regular file."],\
POLICY_ASK:["The policy requires approval of this step","Ask someone to approve it, run in a terminal, or open a draft with `on-ask: draft`."],COMMAND_UNSAFE:["\
No rule can allow this command","Write one plain command, without a shell and without code as text."],COMMAND_DENIED:["The policy denies the command, or has no \
rule that allows it","Add a rule such as `Run(npm run format)` to the policy on the base, or remove the step."],VERIFY_FAILED:["A verification command failed","\
See its output in the report."],NEW_DIAGNOSTICS:["A language server finds errors that the base does not have","Correct the places that the report names, in the \
plan."],NO_PLAN_PASSES:["None of the candidates passes","The table of candidates says why; correct one of the plans."],TOKEN_WITHHELD:["The data to send contain\
s a token of the job","Remove it from the plan, the body or the file. If others could read it there, replace the token."]}),...Tt(4,{FILE_MODIFIED:["The file ch\
anged since it was read","Read it again and base the edit on its current content."],BRANCH_EXISTS:["The branch already exists","Choose another name, or pass --f\
orce."],BRANCH_IN_USE:["Another worktree has the branch checked out","Switch to another branch there, or work in that worktree."],OPERATION_IN_PROGRESS:["A merg\
e, a rebase or a similar operation is in progress","Finish it with --continue or --abort, then run again."],REF_MOVED:["HEAD or a branch moved while it was at w\
ork","Nothing was changed. Run again."],RUN_NOT_APPLIED:["The run is not applied in this checkout, so there is nothing to undo","See `editplan history`; `editpl\
an redo` applies an undone run again."],RUN_APPLIED:["The run is already applied","See `editplan history`; `editplan undo` undoes it."],COMMAND_NOT_RECORDED:["T\
he result of the command is not recorded here","Pass --run to run the command again."],DIRTY_FILES:["Files that the plan touches have uncommitted changes","Comm\
it them, or put them aside with `git stash --include-untracked`."],MERGE_CONFLICT:["The plan conflicts with the current head","Make a new plan on the current he\
ad."],BASE_NOT_ANCESTOR:["The base of the plan is not an ancestor of the current commit","Make a new plan on a commit of this history."],UNACCOUNTED_CHANGE:["Th\
e result changes a file that no step changes","Make a new plan on the current head, and report this error."],PLANS_CONFLICT:["The plans do not fit together","Ch\
ange or leave out one of the two steps that `editplan compose` names."],OVERLAPS:["The run overlaps with an open pull request","Merge or close that one first, o\
r change one of the two steps that the message names."],VERIFY_MISMATCH:["The head is not the result of the plan","See the first commit that differs."],MANIFEST\
_MISSING:["The pull request has no manifest","Run editplan again for this branch; it pushes the manifest with the commits."],MANIFEST_INVALID:["The manifest is \
not what its name says, or cannot be used","Do not trust the branch. Delete the ref of the manifest, and run editplan again with the version that verifies it."]\
,ATTESTATION_INVALID:["The file is not an attestation of a run","Use the bundle that the Action wrote, or that `gh attestation download` saved."],ATTESTATION_UN\
TRUSTED:["The signature, certificate or log entry of the attestation cannot be verified","Do not trust it. If it is new, download the trusted root again."],ATTE\
STATION_OTHER_SIGNER:["Somebody else signed the attestation","Check --repository and --workflow; if they are right, do not trust it."],ATTESTATION_MISMATCH:["Th\
e attestation covers something else","Pass the plans, the manifest and the head that it covers."],BRANCH_OVERTAKEN:["The branch moved in the meantime","Look at \
its new commits, then try again."],PLAN_OUTDATED:["A newer plan was published","Run the newer plan, or set `replace: true` to go back."],LOCKED:["Another run is\
 using the checkout","Wait until it ends."]}),...Tt(5,{SEARCH_INCOMPLETE:["GitHub does not return all results of the search","Narrow the search, or name the rep\
ositories in a file."],GIT_FAILED:["Git failed","See the output of git."],READ_FAILED:["A file could not be read","Check its permissions, and the disk."],WRITE_\
FAILED:["A file could not be written","Check disk space and permissions. Nothing was changed."],PACKAGE_MISSING:["The package that reads these files is not inst\
alled","Install the package that the message names."],GITHUB_FAILED:["GitHub refused a request, or failed","Do what the message says."],LFS_NOT_UPLOADED:["Files\
 of Git LFS could not be uploaded","Install git-lfs where the Action runs, or publish with the command line."],BRANCH_HAS_FOREIGN_COMMITS:["The branch contains \
commits of other people","Merge or remove them, or set `foreign-commits: keep`."],ATTESTATION_FAILED:["The run is not attested","Give the job `id-token: write` \
and `attestations: write`, and run again."],CHECKS_NOT_STARTED:["Required checks do not run by themselves","Approve their workflows, use the token of a GitHub A\
pp, or set `trigger-checks`."],BRANCH_NOT_OURS:["No run made the branch","Choose another branch, or set `replace: true` to take one whose commits the base holds\
."],LEDGER_REFUSED:["The server refuses the ledger of the branch","Let the token write refs below `refs/editplan/`."],LEDGER_INVALID:["The ledger of the branch \
was written by another version of editplan","Use that version or a later one."],OTHER_PLAN:["The branch belongs to another plan","Choose another branch, or set \
`replace: true`."]}),...Tt(6,{INTERRUPTED:["Interrupted","Run `editplan resume`."]})}),$i=td(),Di=Symbol.for("editplan.EditplanError"),Fi=class e extends Error{\
name;problems;constructor(t,n){let r="name"in t?[t]:t,[o]=r;if(!o)throw new TypeError("an EditplanError needs at least one problem");super(r.map(i=>i.message).j\
oin(`\n`),n),this.name=o.name,this.problems=r}get[Di](){return!0}static[Symbol.hasInstance](t){return this===e?Object(t)[Di]===!0:super[Symbol.hasInstance](t)}};\
var kn=e=>Hi(e)?[]:zi(e);var Bi=e=>Hi(e)?zi(e):[];var Hi=({pull_request:e})=>e!==void 0&&e.failed!==!0,zi=({problems:e=[]})=>e,nd=({written:e,run:t,totals:n,pul\
l_request:r})=>!e&&t===null&&r===void 0&&n.applied>0;function Ui({moved_insertions:e=0,moved_deletions:t=0}){return e+t===0?"":`+${ee(e)} \u2212${ee(t)} moved`}var W\
i=e=>(e.verifications??[]).length>0||e.totals.applied===0||nd(e)?"":"not verified: no policy command ran";var Ki=({name:e,message:t})=>rd(t)?void 0:$i[e].advice\
,rd=e=>/[.;]\\s+\\S/.test(e),Gi=({message:e,suggestions:t=[]})=>t.filter(n=>!e.includes(n));var vt=[...Object.keys(qe),"none"],_n=e=>vt[Math.min(vt.length-1,...e.\
map(({kind:t})=>vt.indexOf(t)))]??"none",qi=e=>e==="none"?"the rest":qe[e];function et({element:e,text:t,...n}){let[r,o]=[void 0,void 0];return{...n,get root(){\
return r??=e(),r},get text(){return o??=t(),o}}}function Rt(e){let{old_mode:t,new_mode:n,binary:r=!1,encoding:o="",from:i,status:a}=e,s=u=>u!==void 0&&!u.starts\
With("0000");return[a==="added"?"new":a==="deleted"?"deleted":i===void 0?"":"renamed",s(t)&&s(n)&&t!==n?`mode ${t} \u2192 ${n}`:"",!s(t)&&n==="100755"?"executable":"\
",r?"binary":"",o].filter(Boolean).map(u=>p("span",{class:`badge ${u.split(" ")[0]}`},u))}var Ve=e=>e.insertions+e.deletions===0?[]:Ie(e),_e=e=>H(e).split(/(`[^\
`\\n]+`)/).filter(t=>t!=="").map(t=>/^`.+`$/.test(t)?p("code",t.slice(1,-1)):t);function Sn({policy:e,error:t}){if(!e)return;let{behavior:n,rule:r,reason:o}=e,i=\
r===Lr,a=t?.message.includes(o)?[p("code",H(r))]:id(e);return p("p",{class:`policy ${i?Lr:n}`},p("span.verdict",i?"policy: approved":od[n])," ",...a)}var Lr="gr\
anted",od={allow:"policy: allowed",ask:"policy: asks",deny:"policy: denied"};function id({rule:e,reason:t}){let n=p("code",H(e)),r=t.indexOf(e);return r>=0?[H(t\
.slice(0,r)),n,`${H(t.slice(r+e.length))}.`]:e===Lr?[`${H(t)}.`]:[`${H(t)}. `,n]}function Tn(e){let t=[e.field,e.file,e.line,e.column].filter(a=>a!==void 0).joi\
n(":"),n=Ki(e),r=Gi(e),[o="",...i]=H(e.message).split(`\n`);return p("div.refusal",p("p",p("strong",e.name)," ",p("span.place",H(t))),p("p.message",..._e(o)),i.l\
ength>0?p("pre",{tabindex:"0"},i.join(`\n`)):void 0,n===void 0?void 0:p("p.advice",`\u2192 ${n}`),r.length>0?p("p.advice","Use instead:"):void 0,...r.map(ad),r.length\
===0&&e.suggestions?.[0]!==void 0?p("p.advice","Copy the text to use instead ",Pe(e.suggestions[0],"suggestion")):void 0)}var ad=e=>p("div.suggestion",p("pre",{\
tabindex:"0"},H(e)),Pe(e,"suggestion"));function Yi(e,t){let n=new Set((Nt(Vi)??"").split(" ").filter(Boolean));return{has:r=>n.has(vn(r)),set(r,o){for(let i of\
 r)o?n.add(vn(i)):n.delete(vn(i));Ct(Vi,[...n].slice(-sd).join(" "));for(let i of r)t(i,o)},count:()=>n.size===0?0:e.filter(r=>n.has(vn(r))).length}}var Vi="vie\
wed",sd=2e4,vn=({path:e,old_blob:t,new_blob:n,new_mode:r,insertions:o,deletions:i})=>Pr([e,t??"",n??"",r,o,i].join("\\0")),Pr=e=>[2166136261,19088743].map(t=>ld(\
e,t).toString(36)).join("");function ld(e,t){let n=t;for(let r=0;r<e.length;r+=1)n=Math.imul(n^e.charCodeAt(r),16777619);return n>>>0}var Ir=new Map;function Nt\
(e){try{return localStorage.getItem(`editplan:${e}`)??Ir.get(e)}catch{return Ir.get(e)}}function Ct(e,t){Ir.set(e,t);try{localStorage.setItem(`editplan:${e}`,t)\
}catch{}}var cd=["order","path","size","risk"],Rn={view:"files",q:"",status:"",tool:"",rule:"",sort:"order",at:""};function Xi(e){let t=e.replace(/^#/,"");if(/^\
(?:step|file)-/.test(t))return{...Rn,view:t.startsWith("step-")?"steps":"files",at:ei(t)};let n=new URLSearchParams(t),r=s=>n.get(s)??"",o=r("at"),i=r("view")==\
="steps"||r("view")===""&&o.startsWith("step-")?"steps":"files",a=cd.find(s=>s===r("sort"))??"order";return{view:i,q:r("q"),status:r("status"),tool:r("tool"),ru\
le:r("rule"),sort:a,at:o}}function Nn(e){let{view:t,...n}=e,r=new URLSearchParams({view:t});for(let[o,i]of Object.entries(n))i!==Rn[o]&&r.set(o,i);return`#${r}`\
}var Ot=({path:e,from:t})=>t===void 0?Se(e):[...Se(t)," \u2192 ",...Se(e)],Se=e=>{let[,t="",n=""]=/^(.*\\/)?([^/]*)$/s.exec(e)??[];return[Y(t),p("b",Y(n))]},Mt=e=>e.s\
lice(0,e.lastIndexOf("/")+1)||"./",ji=e=>`alike-${e}`,be=e=>`file-${e}`;function Cn(e,t){let[,n]=/^(https?:\\/\\/[^/]+\\/[^/]+\\/[^/]+)\\/(?:pull|compare|issues)\\b/.\
exec(e?.url||e?.compare_url||"")??[];return n===void 0||!/^[0-9a-f]+$/.test(t)?void 0:`${n}/commit/${t}`}function On(e){let t=new Map,n;for(let{policy:r}of e){i\
f(!r||!ud(r))continue;let o=(t.get(Xt(r))??0)+1;t.set(Xt(r),o),o>1&&o>(n?t.get(Xt(n))??0:0)&&(n=r)}return n}var Zi=(e,t)=>e!==void 0&&t!==void 0&&Xt(e)===Xt(t),\
ud=({behavior:e,rule:t})=>e==="allow"&&t!=="granted"&&!t.startsWith("protected"),Xt=({behavior:e,rule:t,reason:n})=>JSON.stringify([e,t,n]);var dd=2e3,Dr=40;fun\
ction Fr(e,t,n){let r=p("section.cards",{"aria-label":e}),o=new Map,i=new Set,a=f=>{i.add(f),f.root.style.setProperty("--lines",`${Math.min(f.lines,ea)}`),f.roo\
t.style.setProperty("--notes",`${f.notes}`),Gt(f.root,f.fill)},s=f=>{let g=p("div.chunk");for(let _ of f)typeof _!="string"&&o.set(_,g);return Gt(g,()=>f.map(_=\
>typeof _=="string"?p("p.group",_):(i.has(_)||a(_),_.root)),f.reduce((_,k)=>_+fd(k),0)),g},l=[],u="",c=(f,g)=>{let x=hd(t,{sort:f.sort,found:g}),_=x.filter(E=>t\
ypeof E!="string"),k=`${f.sort} ${g.size}`;if(k===u&&_.every((E,A)=>E===l[A]))return;let w=u==="";[l,u]=[_,k],o.clear();let T=Array.from({length:Math.ceil(x.len\
gth/Dr)},(E,A)=>s(x.slice(A*Dr,(A+1)*Dr)));r.replaceChildren(...T);let v=x.length>dd?1:T.length,R=w?v:1;T.slice(0,R).forEach(De),pd(T.slice(R,v),()=>l===_)},d=m\
d(t,n),m;return{root:r,shown:()=>l,all:()=>t,async show(f){if(m=f,c(f,d.now(f)),f.q==="")return;let g=await d.inPatches(f);m===f&&c(f,g)},redraw:()=>i.forEach(a\
),draw(f){let g=o.get(f);g&&De(g),De(f.root)}}}async function pd(e,t){for(let n=0;n<e.length;n+=Qi){if(await new Promise(r=>setTimeout(r)),!t())return;e.slice(n\
,n+Qi).forEach(De)}}var Qi=8,ea=400,fd=e=>typeof e=="string"?40:54+Math.min(e.lines,ea)*20+e.notes*32;function md(e,t){let n=new Map,r=i=>{let a=n.get(i);if(a!=\
=void 0)return a;let s=t.loadedPatch(i);if(!s)return"";let l=s.map(({lines:u})=>u.join(`\n`)).join(`\n`).toLowerCase();return n.set(i,l),l},o=i=>{let a=i.q.trim()\
.toLowerCase(),s=l=>a===""||l.text.includes(a)||l.patches.some(u=>r(u).includes(a));return new Set(e.filter(l=>gd(l,i)&&s(l)))};return{now:o,async inPatches(i){\
return await t.loadAll(),o(i)}}}var gd=({facts:e},{status:t,tool:n,rule:r})=>(t===""||e.statuses.includes(t)||e.looks.some(o=>`look:${o}`===t))&&(n===""||e.tool\
s.some(o=>o===n))&&(r===""||e.rules.includes(r));function hd(e,{sort:t,found:n}){let r=e.filter(a=>n.has(a)).sort(wd[t]),o=xd[t];if(!o)return r;let i="";return \
r.flatMap(a=>{let s=o(a);return s===i?[a]:(i=s,s===""?[a]:[s,a])})}var Mn=(e,t)=>e.facts.order-t.facts.order,Ji=(e,t)=>e<t?-1:e>t?1:0,bd=(e,t)=>{let[n,r]=[e.fac\
ts.paths[0]??"",t.facts.paths[0]??""];return Ji(Mt(n),Mt(r))||Ji(n,r)||Mn(e,t)},yd=(e,t)=>t.facts.size-e.facts.size||Mn(e,t),Ed=(e,t)=>vt.indexOf(e.facts.risk)-\
vt.indexOf(t.facts.risk)||Mn(e,t),wd={order:Mn,path:bd,size:yd,risk:Ed},xd={order:e=>e.facts.group??"",path:e=>H(Mt(e.facts.paths[0]??"")),risk:e=>qi(e.facts.ri\
sk)};var ta=12,$r=120,na=300;function ra(e){let t=e.replace(/\\r\\n?/g,`\n`).replace(/&nbsp;/gi," ").split(`\n`).map(i=>/[^\\s\\u00a0\\u2800\\u3164]/.test(i)?i.trimEnd(\
):"").filter((i,a,s)=>i!==""||(s[a-1]??"")!=="");for(;t.at(-1)==="";)t.pop();let n=[],r=ta;for(let i of t){let a=Math.max(1,Math.ceil(i.length/$r));if(a>r){n.le\
ngth===0&&n.push(i.slice(0,r*$r));break}n.push(i),r-=a}let o=n.length===1&&n[0]!==t[0];return{shown:n,folded:o?[t[0].slice(ta*$r),...t.slice(1)]:t.slice(n.lengt\
h)}}var At=(e="")=>ti(Yt(e.slice(0,na*4)),na);var xe=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),Br=e=>Array.isArray(e)&&e.every(t=>typeof t=="string");f\
unction oa(e){if(!xe(e))return"[output: not an object]";let{output_type:t,text:n,ename:r,evalue:o,data:i={}}=e;if(t==="stream")return lt(n);if(t==="error")retur\
n`${lt(r)}: ${lt(o)}\n`;if(!xe(i))return aa;let a=Object.keys(i).filter(l=>l.startsWith("image/"));return["text/plain"in i?lt(i["text/plain"]):"",...a.map(l=>`[$\
{l}]`)].filter(Boolean).join(`\n`)}function ia(e={}){let{language_info:t={},kernelspec:n={}}=xe(e)?e:{kernelspec:null},r=[xe(t)?t.name:null,xe(n)?n.language:null\
];return r.find(i=>typeof i=="string"&&i!=="")??(r.every(i=>i===void 0)?"python":"unknown")}var lt=e=>{let t=Array.isArray(e)?e:[e];return t.every(n=>typeof n==\
"string")?t.join(""):aa},aa="[not text]";var la=e=>e.flatMap(t=>[kd(t),..._d(t)]),kd=({oldStart:e,oldLines:t,newStart:n,newLines:r})=>`@@ -${sa(e,t)} +${sa(n,r)\
} @@`;function _d({lines:e}){return e.filter(n=>!n.startsWith("\\\\")).every(n=>n.endsWith("\\r"))?e.map(n=>n.replace(/\\r$/,"")):e}var sa=(e,t)=>t===1?`${e}`:`${t=\
==0?e-1:e},${t}`;var N0=32*1024;function Ur(e){try{let t=JSON.parse(e.replace(/^\\ufeff/,""));return zr(t)?{cells:t.cells.map(Hr),language:ia(t.metadata)}:void 0\
}catch{return}}function Wr(e,t){let n=new Set(t.map(({id:c})=>c)),r=new Set(e.flatMap(({id:c})=>c!==void 0&&n.has(c)?c:[])),o=r.size>0&&[...e,...t].every(({id:c\
})=>c!==void 0),i=({id:c,type:d,source:m})=>o&&c!==void 0&&r.has(c)?`id ${c}`:`${d}\n${m}`,a=[],[s,l]=[0,0],u=c=>{for(;s<c;)a.push({before:e[s++],after:t[l++]})}\
;for(let{at:c,removed:d,added:m}of Je(e.map(i),t.map(i))){u(c);let[f,g]=[e.slice(s,s+d),t.slice(l,l+m.length)],x=o?0:Math.min(f.length,g.length);for(let _=0;_<x\
;_+=1)a.push({before:f[_],after:g[_]});for(let _ of f.slice(x))a.push({before:_});for(let _ of g.slice(x))a.push({after:_});[s,l]=[s+d,l+m.length]}return u(e.le\
ngth),a}var da=e=>Sd(e)&&e.before?.pictures.join()===e.after?.pictures.join(),Sd=({before:e,after:t})=>e!==void 0&&t!==void 0&&e.type===t.type&&e.source===t.sou\
rce&&e.output===t.output;function Hr(e,t){let n=xe(e)?e:{},r=Array.isArray(n.outputs)?n.outputs:[];return{index:t,id:typeof n.id=="string"?n.id:void 0,type:type\
of n.cell_type=="string"?n.cell_type:"raw",source:lt(n.source),output:r.map(oa).join("").trimEnd(),pictures:r.flatMap(Td)}}function Td(e){if(!xe(e)||!xe(e.data)\
)return[];let{data:t}=e;return["image/png","image/jpeg"].flatMap(n=>{let r=lt(t[n]).replace(/\\s+/g,"");return/^[A-Za-z0-9+/]+=*$/.test(r)?[`data:${n};base64,${r\
}`]:[]})}function pa(e,t){try{let[n,r]=[e,t].map(s=>JSON.parse(s.replace(/^\\ufeff/,""))),[o,i]=[ca(vd(n,r)),ca(r)];return[...new Set([...o.keys(),...i.keys()])]\
.flatMap(s=>o.get(s)===i.get(s)?[]:[{at:s,before:o.get(s),after:i.get(s)}])}catch{return[]}}function vd(e,t){if(!zr(e)||!zr(t))return e;let n=Wr(e.cells.map(Hr)\
,t.cells.map(Hr)),r=new Map(n.flatMap(i=>i.before&&i.after?.id?[[i.before.index,i.after.id]]:[])),o=e.cells.map((i,a)=>{let s=r.get(a);return xe(i)&&s!==void 0?\
{...i,id:s}:i});return{...e,cells:o}}var zr=e=>xe(e)&&Array.isArray(e.cells);function ca(e){let t=new Map,n=(r,o)=>{if(Cd.test(o))return;let i=Br(r)?void 0:Nd(r\
,o);if(!i)t.set(o,Rd(r));else for(let[a,s]of i)n(s,a)};return n(e,""),t}var Rd=e=>Br(e)?e.join(""):typeof e=="string"?e:JSON.stringify(e);function Nd(e,t){if(Ar\
ray.isArray(e)){let n=Qe(e,ua),r=(o,i)=>{let a=ua(o);return a!==void 0&&n.get(a)?.length===1?a:i};return e.map((o,i)=>[`${t}[${r(o,i)}]`,o])}return xe(e)?Object\
.entries(e).map(([n,r])=>[t===""?n:`${t}.${n}`,r]):void 0}var ua=e=>xe(e)&&typeof e.id=="string"?e.id:void 0,Cd=/^cells\\[[^\\]]*\\]\\.(?:source|id|cell_type|execut\
ion_count|outputs\\[\\d+\\]\\.text)$/;var La=Gc(Aa(),1);var Dn=La.default;function Ia(e){let t=e.regex,n={},r={begin:/\\$\\{/,end:/\\}/,contains:["self",{begin:/:-/,co\
ntains:[n]}]};Object.assign(n,{className:"variable",variants:[{begin:t.concat(/\\$[\\w\\d#@][\\w\\d_]*/,"(?![\\\\w\\\\d])(?![$])")},r]});let o={className:"subst",begin:/\
\\$\\(/,end:/\\)/,contains:[e.BACKSLASH_ESCAPE]},i=e.inherit(e.COMMENT(),{match:[/(^|\\s)/,/#.*$/],scope:{2:"comment"}}),a={begin:/<<-?\\s*(?=\\w+)/,starts:{contains:\
[e.END_SAME_AS_BEGIN({begin:/(\\w+)/,end:/(\\w+)/,className:"string"})]}},s={className:"string",begin:/"/,end:/"/,contains:[e.BACKSLASH_ESCAPE,n,o]};o.contains.pu\
sh(s);let l={match:/\\\\"/},u={className:"string",begin:/\'/,end:/\'/},c={match:/\\\\\'/},d={begin:/\\$?\\(\\(/,end:/\\)\\)/,contains:[{begin:/\\d+#[0-9a-f]+/,className:"num\
ber"},e.NUMBER_MODE,n]},m=["fish","bash","zsh","sh","csh","ksh","tcsh","dash","scsh"],f=e.SHEBANG({binary:`(${m.join("|")})`,relevance:10}),g={className:"functi\
on",begin:/\\w[\\w\\d_]*\\s*\\(\\s*\\)\\s*\\{/,returnBegin:!0,contains:[e.inherit(e.TITLE_MODE,{begin:/\\w[\\w\\d_]*/})],relevance:0},x=["if","then","else","elif","fi","tim\
e","for","while","until","in","do","done","case","esac","coproc","function","select"],_=["true","false"],k={match:/(\\/[a-z._-]+)+/},w=["break","cd","continue","\
eval","exec","exit","export","getopts","hash","pwd","readonly","return","shift","test","times","trap","umask","unset"],T=["alias","bind","builtin","caller","com\
mand","declare","echo","enable","help","let","local","logout","mapfile","printf","read","readarray","source","sudo","type","typeset","ulimit","unalias"],v=["aut\
oload","bg","bindkey","bye","cap","chdir","clone","comparguments","compcall","compctl","compdescribe","compfiles","compgroups","compquote","comptags","comptry",\
"compvalues","dirs","disable","disown","echotc","echoti","emulate","fc","fg","float","functions","getcap","getln","history","integer","jobs","kill","limit","log\
","noglob","popd","print","pushd","pushln","rehash","sched","setcap","setopt","stat","suspend","ttyctl","unfunction","unhash","unlimit","unsetopt","vared","wait\
","whence","where","which","zcompile","zformat","zftp","zle","zmodload","zparseopts","zprof","zpty","zregexparse","zsocket","zstyle","ztcp"],R=["chcon","chgrp",\
"chown","chmod","cp","dd","df","dir","dircolors","ln","ls","mkdir","mkfifo","mknod","mktemp","mv","realpath","rm","rmdir","shred","sync","touch","truncate","vdi\
r","b2sum","base32","base64","cat","cksum","comm","csplit","cut","expand","fmt","fold","head","join","md5sum","nl","numfmt","od","paste","ptx","pr","sha1sum","s\
ha224sum","sha256sum","sha384sum","sha512sum","shuf","sort","split","sum","tac","tail","tr","tsort","unexpand","uniq","wc","arch","basename","chroot","date","di\
rname","du","echo","env","expr","factor","groups","hostid","id","link","logname","nice","nohup","nproc","pathchk","pinky","printenv","printf","pwd","readlink","\
runcon","seq","sleep","stat","stdbuf","stty","tee","test","timeout","tty","uname","unlink","uptime","users","who","whoami","yes"];return{name:"Bash",aliases:["s\
h","zsh"],keywords:{$pattern:/\\b[a-z][a-z0-9._-]+\\b/,keyword:x,literal:_,built_in:[...w,...T,"set","shopt",...v,...R]},contains:[f,e.SHEBANG(),g,d,i,a,k,s,l,u,c\
,n]}}function Pa(e){let t=e.regex,n=e.COMMENT("//","$",{contains:[{begin:/\\\\\\n/}]}),r="decltype\\\\(auto\\\\)",o="[a-zA-Z_]\\\\w*::",a="("+r+"|"+t.optional(o)+"[a-zA-\
Z_]\\\\w*"+t.optional("<[^<>]+>")+")",s={className:"type",variants:[{begin:"\\\\b[a-z\\\\d_]*_t\\\\b"},{match:/\\batomic_[a-z]{3,6}\\b/}]},u={className:"string",variants:\
[{begin:\'(u8?|U|L)?"\',end:\'"\',illegal:"\\\\n",contains:[e.BACKSLASH_ESCAPE]},{begin:"(u8?|U|L)?\'("+"\\\\\\\\(x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4,8}|[0-7]{3}|\\\\S)"+"|.)",en\
d:"\'",illegal:"."},e.END_SAME_AS_BEGIN({begin:/(?:u8?|U|L)?R"([^()\\\\ ]{0,16})\\(/,end:/\\)([^()\\\\ ]{0,16})"/})]},c={className:"number",variants:[{match:/\\b(0b[01\'\
]+)/},{match:/(-?)\\b([\\d\']+(\\.[\\d\']*)?|\\.[\\d\']+)((ll|LL|l|L)(u|U)?|(u|U)(ll|LL|l|L)?|f|F|b|B)/},{match:/(-?)\\b(0[xX][a-fA-F0-9]+(?:\'[a-fA-F0-9]+)*(?:\\.[a-fA-F0-\
9]*(?:\'[a-fA-F0-9]*)*)?(?:[pP][-+]?[0-9]+)?(l|L)?(u|U)?)/},{match:/(-?)\\b\\d+(?:\'\\d+)*(?:\\.\\d*(?:\'\\d*)*)?(?:[eE][-+]?\\d+)?/}],relevance:0},d={className:"meta",be\
gin:/#\\s*[a-z]+\\b/,end:/$/,keywords:{keyword:"if else elif endif define undef warning error line pragma _Pragma ifdef ifndef elifdef elifndef include"},contains\
:[{begin:/\\\\\\n/,relevance:0},e.inherit(u,{className:"string"}),{className:"string",begin:/<.*?>/},n,e.C_BLOCK_COMMENT_MODE]},m={className:"title",begin:t.option\
al(o)+e.IDENT_RE,relevance:0},f=t.optional(o)+e.IDENT_RE+"\\\\s*\\\\(",_={keyword:["asm","auto","break","case","continue","default","do","else","enum","extern","for\
","fortran","goto","if","inline","register","restrict","return","sizeof","typeof","typeof_unqual","struct","switch","typedef","union","volatile","while","_Align\
as","_Alignof","_Atomic","_Generic","_Noreturn","_Static_assert","_Thread_local","alignas","alignof","noreturn","static_assert","thread_local","_Pragma"],type:[\
"float","double","signed","unsigned","int","short","long","char","void","_Bool","_BitInt","_Complex","_Imaginary","_Decimal32","_Decimal64","_Decimal96","_Decim\
al128","_Decimal64x","_Decimal128x","_Float16","_Float32","_Float64","_Float128","_Float32x","_Float64x","_Float128x","const","static","constexpr","complex","bo\
ol","imaginary"],literal:"true false NULL",built_in:"std string wstring cin cout cerr clog stdin stdout stderr stringstream istringstream ostringstream auto_ptr\
 deque list queue stack vector map set pair bitset multiset multimap unordered_set unordered_map unordered_multiset unordered_multimap priority_queue make_pair \
array shared_ptr abort terminate abs acos asin atan2 atan calloc ceil cosh cos exit exp fabs floor fmod fprintf fputs free frexp fscanf future isalnum isalpha i\
scntrl isdigit isgraph islower isprint ispunct isspace isupper isxdigit tolower toupper labs ldexp log10 log malloc realloc memchr memcmp memcpy memset modf pow\
 printf putchar puts scanf sinh sin snprintf sprintf sqrt sscanf strcat strchr strcmp strcpy strcspn strlen strncat strncmp strncpy strpbrk strrchr strspn strst\
r tanh tan vfprintf vprintf vsprintf endl initializer_list unique_ptr"},k=[d,s,n,e.C_BLOCK_COMMENT_MODE,c,u],w={variants:[{begin:/=/,end:/;/},{begin:/\\(/,end:/\\\
)/},{beginKeywords:"new throw return else",end:/;/}],keywords:_,contains:k.concat([{begin:/\\(/,end:/\\)/,keywords:_,contains:k.concat(["self"]),relevance:0}]),re\
levance:0},T={begin:"("+a+"[\\\\*&\\\\s]+)+"+f,returnBegin:!0,end:/[{;=]/,excludeEnd:!0,keywords:_,illegal:/[^\\w\\s\\*&:<>.]/,contains:[{begin:r,keywords:_,relevance:\
0},{begin:f,returnBegin:!0,contains:[e.inherit(m,{className:"title.function"})],relevance:0},{relevance:0,match:/,/},{className:"params",begin:/\\(/,end:/\\)/,key\
words:_,relevance:0,contains:[n,e.C_BLOCK_COMMENT_MODE,u,c,s,{begin:/\\(/,end:/\\)/,keywords:_,relevance:0,contains:["self",n,e.C_BLOCK_COMMENT_MODE,u,c,s]}]},s,n\
,e.C_BLOCK_COMMENT_MODE,d]};return{name:"C",aliases:["h"],keywords:_,disableAutodetect:!0,illegal:"</",contains:[].concat(w,T,k,[d,{begin:e.IDENT_RE+"::",keywor\
ds:_},{className:"class",beginKeywords:"enum class struct union",end:/[{;:<>=]/,contains:[{beginKeywords:"final class struct"},e.TITLE_MODE]}]),exports:{preproc\
essor:d,strings:u,keywords:_}}}function Da(e){let t=e.regex,n=e.COMMENT("//","$",{contains:[{begin:/\\\\\\n/}]}),r="decltype\\\\(auto\\\\)",o="[a-zA-Z_]\\\\w*::",a="(?!s\
truct)("+r+"|"+t.optional(o)+"[a-zA-Z_]\\\\w*"+t.optional("<[^<>]+>")+")",s={className:"type",begin:"\\\\b[a-z\\\\d_]*_t\\\\b"},u={className:"string",variants:[{begin:\'\
(u8?|U|L)?"\',end:\'"\',illegal:"\\\\n",contains:[e.BACKSLASH_ESCAPE]},{begin:"(u8?|U|L)?\'("+"\\\\\\\\(x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4,8}|[0-7]{3}|\\\\S)"+"|.)",end:"\'",ill\
egal:"."},e.END_SAME_AS_BEGIN({begin:/(?:u8?|U|L)?R"([^()\\\\ ]{0,16})\\(/,end:/\\)([^()\\\\ ]{0,16})"/})]},c={className:"number",variants:[{begin:"[+-]?(?:(?:[0-9](?\
:\'?[0-9])*\\\\.(?:[0-9](?:\'?[0-9])*)?|\\\\.[0-9](?:\'?[0-9])*)(?:[Ee][+-]?[0-9](?:\'?[0-9])*)?|[0-9](?:\'?[0-9])*[Ee][+-]?[0-9](?:\'?[0-9])*|0[Xx](?:[0-9A-Fa-f](?:\'?[0-\
9A-Fa-f])*(?:\\\\.(?:[0-9A-Fa-f](?:\'?[0-9A-Fa-f])*)?)?|\\\\.[0-9A-Fa-f](?:\'?[0-9A-Fa-f])*)[Pp][+-]?[0-9](?:\'?[0-9])*)(?:[Ff](?:16|32|64|128)?|(BF|bf)16|[Ll]|)"},{be\
gin:"[+-]?\\\\b(?:0[Bb][01](?:\'?[01])*|0[Xx][0-9A-Fa-f](?:\'?[0-9A-Fa-f])*|0(?:\'?[0-7])*|[1-9](?:\'?[0-9])*)(?:[Uu](?:LL?|ll?)|[Uu][Zz]?|(?:LL?|ll?)[Uu]?|[Zz][Uu]|)\
"}],relevance:0},d={className:"meta",begin:/#\\s*[a-z]+\\b/,end:/$/,keywords:{keyword:"if else elif endif define undef warning error line pragma _Pragma ifdef ifn\
def include"},contains:[{begin:/\\\\\\n/,relevance:0},e.inherit(u,{className:"string"}),{className:"string",begin:/<.*?>/},n,e.C_BLOCK_COMMENT_MODE]},m={className:\
"title",begin:t.optional(o)+e.IDENT_RE,relevance:0},f=t.optional(o)+e.IDENT_RE+"\\\\s*\\\\(",g=["alignas","alignof","and","and_eq","asm","atomic_cancel","atomic_com\
mit","atomic_noexcept","auto","bitand","bitor","break","case","catch","class","co_await","co_return","co_yield","compl","concept","const_cast|10","consteval","c\
onstexpr","constinit","continue","decltype","default","delete","do","dynamic_cast|10","else","enum","explicit","export","extern","false","final","for","friend",\
"goto","if","import","inline","module","mutable","namespace","new","noexcept","not","not_eq","nullptr","operator","or","or_eq","override","private","protected",\
"public","reflexpr","register","reinterpret_cast|10","requires","return","sizeof","static_assert","static_cast|10","struct","switch","synchronized","template","\
this","thread_local","throw","transaction_safe","transaction_safe_dynamic","true","try","typedef","typeid","typename","union","using","virtual","volatile","whil\
e","xor","xor_eq"],x=["bool","char","char16_t","char32_t","char8_t","double","float","int","long","short","void","wchar_t","unsigned","signed","const","static"]\
,_=["any","auto_ptr","barrier","binary_semaphore","bitset","complex","condition_variable","condition_variable_any","counting_semaphore","deque","false_type","fl\
at_map","flat_set","future","imaginary","initializer_list","istringstream","jthread","latch","lock_guard","multimap","multiset","mutex","optional","ostringstrea\
m","packaged_task","pair","promise","priority_queue","queue","recursive_mutex","recursive_timed_mutex","scoped_lock","set","shared_future","shared_lock","shared\
_mutex","shared_timed_mutex","shared_ptr","stack","string_view","stringstream","timed_mutex","thread","true_type","tuple","unique_lock","unique_ptr","unordered_\
map","unordered_multimap","unordered_multiset","unordered_set","variant","vector","weak_ptr","wstring","wstring_view"],k=["abort","abs","acos","apply","as_const\
","asin","atan","atan2","calloc","ceil","cerr","cin","clog","cos","cosh","cout","declval","endl","exchange","exit","exp","fabs","floor","fmod","forward","fprint\
f","fputs","free","frexp","fscanf","future","invoke","isalnum","isalpha","iscntrl","isdigit","isgraph","islower","isprint","ispunct","isspace","isupper","isxdig\
it","labs","launder","ldexp","log","log10","make_pair","make_shared","make_shared_for_overwrite","make_tuple","make_unique","malloc","memchr","memcmp","memcpy",\
"memset","modf","move","pow","printf","putchar","puts","realloc","scanf","sin","sinh","snprintf","sprintf","sqrt","sscanf","std","stderr","stdin","stdout","strc\
at","strchr","strcmp","strcpy","strcspn","strlen","strncat","strncmp","strncpy","strpbrk","strrchr","strspn","strstr","swap","tan","tanh","terminate","to_underl\
ying","tolower","toupper","vfprintf","visit","vprintf","vsprintf"],v={type:x,keyword:g,literal:["NULL","false","nullopt","nullptr","true"],built_in:["_Pragma"],\
_type_hints:_},R={className:"function.dispatch",relevance:0,keywords:{_hint:k},begin:t.concat(/\\b/,/(?!decltype)/,/(?!if)/,/(?!for)/,/(?!switch)/,/(?!while)/,e.\
IDENT_RE,t.lookahead(/(<[^<>]+>|)\\s*\\(/))},E=[R,d,s,n,e.C_BLOCK_COMMENT_MODE,c,u],A={variants:[{begin:/=/,end:/;/},{begin:/\\(/,end:/\\)/},{beginKeywords:"new thr\
ow return else",end:/;/}],keywords:v,contains:E.concat([{begin:/\\(/,end:/\\)/,keywords:v,contains:E.concat(["self"]),relevance:0}]),relevance:0},L={className:"fu\
nction",begin:"("+a+"[\\\\*&\\\\s]+)+"+f,returnBegin:!0,end:/[{;=]/,excludeEnd:!0,keywords:v,illegal:/[^\\w\\s\\*&:<>.]/,contains:[{begin:r,keywords:v,relevance:0},{be\
gin:f,returnBegin:!0,contains:[m],relevance:0},{begin:/::/,relevance:0},{begin:/:/,endsWithParent:!0,contains:[u,c]},{relevance:0,match:/,/},{className:"params"\
,begin:/\\(/,end:/\\)/,keywords:v,relevance:0,contains:[n,e.C_BLOCK_COMMENT_MODE,u,c,s,{begin:/\\(/,end:/\\)/,keywords:v,relevance:0,contains:["self",n,e.C_BLOCK_CO\
MMENT_MODE,u,c,s]}]},s,n,e.C_BLOCK_COMMENT_MODE,d]};return{name:"C++",aliases:["cc","c++","h++","hpp","hh","hxx","cxx"],keywords:v,illegal:"</",classNameAliases\
:{"function.dispatch":"built_in"},contains:[].concat(A,L,R,E,[d,{begin:"\\\\b(deque|list|queue|priority_queue|pair|stack|vector|map|set|bitset|multiset|multimap|u\
nordered_map|unordered_set|unordered_multiset|unordered_multimap|array|tuple|optional|variant|function|flat_map|flat_set)\\\\s*<(?!<)",end:">",keywords:v,contains\
:["self",s]},{begin:e.IDENT_RE+"::",keywords:v},{match:[/\\b(?:enum(?:\\s+(?:class|struct))?|class|struct|union)/,/\\s+/,/\\w+/],className:{1:"keyword",3:"title.cla\
ss"}}])}}function Fa(e){let t=["bool","byte","char","decimal","delegate","double","dynamic","enum","float","int","long","nint","nuint","object","sbyte","short",\
"string","ulong","uint","ushort"],n=["public","private","protected","static","internal","protected","abstract","async","extern","override","unsafe","virtual","n\
ew","sealed","partial"],r=["default","false","null","true"],o=["abstract","as","base","break","case","catch","class","const","continue","do","else","event","exp\
licit","extern","finally","fixed","for","foreach","goto","if","implicit","in","interface","internal","is","lock","namespace","new","operator","out","override","\
params","private","protected","public","readonly","record","ref","return","scoped","sealed","sizeof","stackalloc","static","struct","switch","this","throw","try\
","typeof","unchecked","unsafe","using","virtual","void","volatile","while"],i=["add","alias","and","ascending","args","async","await","by","descending","dynami\
c","equals","file","from","get","global","group","init","into","join","let","nameof","not","notnull","on","or","orderby","partial","record","remove","required",\
"scoped","select","set","unmanaged","value|0","var","when","where","with","yield"],a={keyword:o.concat(i),built_in:t,literal:r},s=e.inherit(e.TITLE_MODE,{begin:\
"[a-zA-Z](\\\\.?\\\\w)*"}),l={className:"number",variants:[{begin:"\\\\b(0b[01\']+)"},{begin:"(-?)\\\\b([\\\\d\']+(\\\\.[\\\\d\']*)?|\\\\.[\\\\d\']+)(u|U|l|L|ul|UL|f|F|b|B)"},{begin:\
"(-?)(\\\\b0[xX][a-fA-F0-9\']+|(\\\\b[\\\\d\']+(\\\\.[\\\\d\']*)?|\\\\.[\\\\d\']+)([eE][-+]?[\\\\d\']+)?)"}],relevance:0},u={className:"string",begin:/"""("*)(?!")(.|\\n)*?"""\\1/,rel\
evance:1},c={className:"string",begin:\'@"\',end:\'"\',contains:[{begin:\'""\'}]},d=e.inherit(c,{illegal:/\\n/}),m={className:"subst",begin:/\\{/,end:/\\}/,keywords:a},f\
=e.inherit(m,{illegal:/\\n/}),g={className:"string",begin:/\\$"/,end:\'"\',illegal:/\\n/,contains:[{begin:/\\{\\{/},{begin:/\\}\\}/},e.BACKSLASH_ESCAPE,f]},x={className:\
"string",begin:/\\$@"/,end:\'"\',contains:[{begin:/\\{\\{/},{begin:/\\}\\}/},{begin:\'""\'},m]},_=e.inherit(x,{illegal:/\\n/,contains:[{begin:/\\{\\{/},{begin:/\\}\\}/},{begi\
n:\'""\'},f]});m.contains=[x,g,c,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,l,e.C_BLOCK_COMMENT_MODE],f.contains=[_,g,d,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,l,e.inh\
erit(e.C_BLOCK_COMMENT_MODE,{illegal:/\\n/})];let k={variants:[u,x,g,c,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE]},w={begin:"<",end:">",contains:[{beginKeywords:"in\
 out"},s]},T=e.IDENT_RE+"(<"+e.IDENT_RE+"(\\\\s*,\\\\s*"+e.IDENT_RE+")*>)?(\\\\[\\\\])?",v={begin:"@"+e.IDENT_RE,relevance:0};return{name:"C#",aliases:["cs","c#"],keywo\
rds:a,illegal:/::/,contains:[e.COMMENT("///","$",{returnBegin:!0,contains:[{className:"doctag",variants:[{begin:"///",relevance:0},{begin:"\\x3C!--|-->"},{begin:\
"</?",end:">"}]}]}),e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE,{className:"meta",begin:"#",end:"$",keywords:{keyword:"if else elif endif define undef warning \
error line region endregion pragma checksum"}},k,l,{beginKeywords:"class interface",relevance:0,end:/[{;=]/,illegal:/[^\\s:,]/,contains:[{beginKeywords:"where cl\
ass"},s,w,e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE]},{beginKeywords:"namespace",relevance:0,end:/[{;=]/,illegal:/[^\\s:]/,contains:[s,e.C_LINE_COMMENT_MODE,e\
.C_BLOCK_COMMENT_MODE]},{beginKeywords:"record",relevance:0,end:/[{;=]/,illegal:/[^\\s:]/,contains:[s,w,e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE]},{className\
:"meta",begin:"^\\\\s*\\\\[(?=[\\\\w])",excludeBegin:!0,end:"\\\\]",excludeEnd:!0,contains:[{className:"string",begin:/"/,end:/"/}]},{beginKeywords:"new return throw aw\
ait else",relevance:0},{className:"function",begin:"("+T+"\\\\s+)+"+e.IDENT_RE+"\\\\s*(<[^=]+>\\\\s*)?\\\\(",returnBegin:!0,end:/\\s*[{;=]/,excludeEnd:!0,keywords:a,cont\
ains:[{beginKeywords:n.join(" "),relevance:0},{begin:e.IDENT_RE+"\\\\s*(<[^=]+>\\\\s*)?\\\\(",returnBegin:!0,contains:[e.TITLE_MODE,w],relevance:0},{match:/\\(\\)/},{cl\
assName:"params",begin:/\\(/,end:/\\)/,excludeBegin:!0,excludeEnd:!0,keywords:a,relevance:0,contains:[k,l,e.C_BLOCK_COMMENT_MODE]},e.C_LINE_COMMENT_MODE,e.C_BLOCK\
_COMMENT_MODE]},v]}}var Ep=e=>({IMPORTANT:{scope:"meta",begin:"!important"},BLOCK_COMMENT:e.C_BLOCK_COMMENT_MODE,HEXCOLOR:{scope:"number",begin:/#(([0-9a-fA-F]{\
3,4})|(([0-9a-fA-F]{2}){3,4}))\\b/},FUNCTION_DISPATCH:{className:"built_in",begin:/[\\w-]+(?=\\()/},ATTRIBUTE_SELECTOR_MODE:{scope:"selector-attr",begin:/\\[/,end:/\
\\]/,illegal:"$",contains:[e.APOS_STRING_MODE,e.QUOTE_STRING_MODE]},CSS_NUMBER_MODE:{scope:"number",begin:e.NUMBER_RE+"(%|em|ex|ch|rem|vw|vh|vmin|vmax|cm|mm|in|p\
t|pc|px|deg|grad|rad|turn|s|ms|Hz|kHz|dpi|dpcm|dppx)?",relevance:0},CSS_VARIABLE:{className:"attr",begin:/--[A-Za-z_][A-Za-z0-9_-]*/}}),wp=["a","abbr","address"\
,"article","aside","audio","b","blockquote","body","button","canvas","caption","cite","code","dd","del","details","dfn","div","dl","dt","em","fieldset","figcapt\
ion","figure","footer","form","h1","h2","h3","h4","h5","h6","header","hgroup","html","i","iframe","img","input","ins","kbd","label","legend","li","main","mark",\
"menu","nav","object","ol","optgroup","option","p","picture","q","quote","samp","section","select","source","span","strong","summary","sup","table","tbody","td"\
,"textarea","tfoot","th","thead","time","tr","ul","var","video"],xp=["defs","g","marker","mask","pattern","svg","switch","symbol","feBlend","feColorMatrix","feC\
omponentTransfer","feComposite","feConvolveMatrix","feDiffuseLighting","feDisplacementMap","feFlood","feGaussianBlur","feImage","feMerge","feMorphology","feOffs\
et","feSpecularLighting","feTile","feTurbulence","linearGradient","radialGradient","stop","circle","ellipse","image","line","path","polygon","polyline","rect","\
text","use","textPath","tspan","foreignObject","clipPath"],kp=[...wp,...xp],_p=["any-hover","any-pointer","aspect-ratio","color","color-gamut","color-index","de\
vice-aspect-ratio","device-height","device-width","display-mode","forced-colors","grid","height","hover","inverted-colors","monochrome","orientation","overflow-\
block","overflow-inline","pointer","prefers-color-scheme","prefers-contrast","prefers-reduced-motion","prefers-reduced-transparency","resolution","scan","script\
ing","update","width","min-width","max-width","min-height","max-height"].sort().reverse(),Sp=["active","any-link","blank","checked","current","default","defined\
","dir","disabled","drop","empty","enabled","first","first-child","first-of-type","fullscreen","future","focus","focus-visible","focus-within","has","host","hos\
t-context","hover","indeterminate","in-range","invalid","is","lang","last-child","last-of-type","left","link","local-link","not","nth-child","nth-col","nth-last\
-child","nth-last-col","nth-last-of-type","nth-of-type","only-child","only-of-type","optional","out-of-range","past","placeholder-shown","read-only","read-write\
","required","right","root","scope","target","target-within","user-invalid","valid","visited","where"].sort().reverse(),Tp=["after","backdrop","before","cue","c\
ue-region","first-letter","first-line","grammar-error","marker","part","placeholder","selection","slotted","spelling-error"].sort().reverse(),vp=["accent-color"\
,"align-content","align-items","align-self","alignment-baseline","all","anchor-name","animation","animation-composition","animation-delay","animation-direction"\
,"animation-duration","animation-fill-mode","animation-iteration-count","animation-name","animation-play-state","animation-range","animation-range-end","animati\
on-range-start","animation-timeline","animation-timing-function","appearance","aspect-ratio","backdrop-filter","backface-visibility","background","background-at\
tachment","background-blend-mode","background-clip","background-color","background-image","background-origin","background-position","background-position-x","bac\
kground-position-y","background-repeat","background-size","baseline-shift","block-size","border","border-block","border-block-color","border-block-end","border-\
block-end-color","border-block-end-style","border-block-end-width","border-block-start","border-block-start-color","border-block-start-style","border-block-star\
t-width","border-block-style","border-block-width","border-bottom","border-bottom-color","border-bottom-left-radius","border-bottom-right-radius","border-bottom\
-style","border-bottom-width","border-collapse","border-color","border-end-end-radius","border-end-start-radius","border-image","border-image-outset","border-im\
age-repeat","border-image-slice","border-image-source","border-image-width","border-inline","border-inline-color","border-inline-end","border-inline-end-color",\
"border-inline-end-style","border-inline-end-width","border-inline-start","border-inline-start-color","border-inline-start-style","border-inline-start-width","b\
order-inline-style","border-inline-width","border-left","border-left-color","border-left-style","border-left-width","border-radius","border-right","border-right\
-color","border-right-style","border-right-width","border-spacing","border-start-end-radius","border-start-start-radius","border-style","border-top","border-top\
-color","border-top-left-radius","border-top-right-radius","border-top-style","border-top-width","border-width","bottom","box-align","box-decoration-break","box\
-direction","box-flex","box-flex-group","box-lines","box-ordinal-group","box-orient","box-pack","box-shadow","box-sizing","break-after","break-before","break-in\
side","caption-side","caret-color","clear","clip","clip-path","clip-rule","color","color-interpolation","color-interpolation-filters","color-profile","color-ren\
dering","color-scheme","column-count","column-fill","column-gap","column-rule","column-rule-color","column-rule-style","column-rule-width","column-span","column\
-width","columns","contain","contain-intrinsic-block-size","contain-intrinsic-height","contain-intrinsic-inline-size","contain-intrinsic-size","contain-intrinsi\
c-width","container","container-name","container-type","content","content-visibility","counter-increment","counter-reset","counter-set","cue","cue-after","cue-b\
efore","cursor","cx","cy","direction","display","dominant-baseline","empty-cells","enable-background","field-sizing","fill","fill-opacity","fill-rule","filter",\
"flex","flex-basis","flex-direction","flex-flow","flex-grow","flex-shrink","flex-wrap","float","flood-color","flood-opacity","flow","font","font-display","font-\
family","font-feature-settings","font-kerning","font-language-override","font-optical-sizing","font-palette","font-size","font-size-adjust","font-smooth","font-\
smoothing","font-stretch","font-style","font-synthesis","font-synthesis-position","font-synthesis-small-caps","font-synthesis-style","font-synthesis-weight","fo\
nt-variant","font-variant-alternates","font-variant-caps","font-variant-east-asian","font-variant-emoji","font-variant-ligatures","font-variant-numeric","font-v\
ariant-position","font-variation-settings","font-weight","forced-color-adjust","gap","glyph-orientation-horizontal","glyph-orientation-vertical","grid","grid-ar\
ea","grid-auto-columns","grid-auto-flow","grid-auto-rows","grid-column","grid-column-end","grid-column-start","grid-gap","grid-row","grid-row-end","grid-row-sta\
rt","grid-template","grid-template-areas","grid-template-columns","grid-template-rows","hanging-punctuation","height","hyphenate-character","hyphenate-limit-cha\
rs","hyphens","icon","image-orientation","image-rendering","image-resolution","ime-mode","initial-letter","initial-letter-align","inline-size","inset","inset-ar\
ea","inset-block","inset-block-end","inset-block-start","inset-inline","inset-inline-end","inset-inline-start","isolation","justify-content","justify-items","ju\
stify-self","kerning","left","letter-spacing","lighting-color","line-break","line-height","line-height-step","list-style","list-style-image","list-style-positio\
n","list-style-type","margin","margin-block","margin-block-end","margin-block-start","margin-bottom","margin-inline","margin-inline-end","margin-inline-start","\
margin-left","margin-right","margin-top","margin-trim","marker","marker-end","marker-mid","marker-start","marks","mask","mask-border","mask-border-mode","mask-b\
order-outset","mask-border-repeat","mask-border-slice","mask-border-source","mask-border-width","mask-clip","mask-composite","mask-image","mask-mode","mask-orig\
in","mask-position","mask-repeat","mask-size","mask-type","masonry-auto-flow","math-depth","math-shift","math-style","max-block-size","max-height","max-inline-s\
ize","max-width","min-block-size","min-height","min-inline-size","min-width","mix-blend-mode","nav-down","nav-index","nav-left","nav-right","nav-up","none","nor\
mal","object-fit","object-position","offset","offset-anchor","offset-distance","offset-path","offset-position","offset-rotate","opacity","order","orphans","outl\
ine","outline-color","outline-offset","outline-style","outline-width","overflow","overflow-anchor","overflow-block","overflow-clip-margin","overflow-inline","ov\
erflow-wrap","overflow-x","overflow-y","overlay","overscroll-behavior","overscroll-behavior-block","overscroll-behavior-inline","overscroll-behavior-x","overscr\
oll-behavior-y","padding","padding-block","padding-block-end","padding-block-start","padding-bottom","padding-inline","padding-inline-end","padding-inline-start\
","padding-left","padding-right","padding-top","page","page-break-after","page-break-before","page-break-inside","paint-order","pause","pause-after","pause-befo\
re","perspective","perspective-origin","place-content","place-items","place-self","pointer-events","position","position-anchor","position-visibility","print-col\
or-adjust","quotes","r","resize","rest","rest-after","rest-before","right","rotate","row-gap","ruby-align","ruby-position","scale","scroll-behavior","scroll-mar\
gin","scroll-margin-block","scroll-margin-block-end","scroll-margin-block-start","scroll-margin-bottom","scroll-margin-inline","scroll-margin-inline-end","scrol\
l-margin-inline-start","scroll-margin-left","scroll-margin-right","scroll-margin-top","scroll-padding","scroll-padding-block","scroll-padding-block-end","scroll\
-padding-block-start","scroll-padding-bottom","scroll-padding-inline","scroll-padding-inline-end","scroll-padding-inline-start","scroll-padding-left","scroll-pa\
dding-right","scroll-padding-top","scroll-snap-align","scroll-snap-stop","scroll-snap-type","scroll-timeline","scroll-timeline-axis","scroll-timeline-name","scr\
ollbar-color","scrollbar-gutter","scrollbar-width","shape-image-threshold","shape-margin","shape-outside","shape-rendering","speak","speak-as","src","stop-color\
","stop-opacity","stroke","stroke-dasharray","stroke-dashoffset","stroke-linecap","stroke-linejoin","stroke-miterlimit","stroke-opacity","stroke-width","tab-siz\
e","table-layout","text-align","text-align-all","text-align-last","text-anchor","text-combine-upright","text-decoration","text-decoration-color","text-decoratio\
n-line","text-decoration-skip","text-decoration-skip-ink","text-decoration-style","text-decoration-thickness","text-emphasis","text-emphasis-color","text-emphas\
is-position","text-emphasis-style","text-indent","text-justify","text-orientation","text-overflow","text-rendering","text-shadow","text-size-adjust","text-trans\
form","text-underline-offset","text-underline-position","text-wrap","text-wrap-mode","text-wrap-style","timeline-scope","top","touch-action","transform","transf\
orm-box","transform-origin","transform-style","transition","transition-behavior","transition-delay","transition-duration","transition-property","transition-timi\
ng-function","translate","unicode-bidi","user-modify","user-select","vector-effect","vertical-align","view-timeline","view-timeline-axis","view-timeline-inset",\
"view-timeline-name","view-transition-name","visibility","voice-balance","voice-duration","voice-family","voice-pitch","voice-range","voice-rate","voice-stress"\
,"voice-volume","white-space","white-space-collapse","widows","width","will-change","word-break","word-spacing","word-wrap","writing-mode","x","y","z-index","zo\
om"].sort().reverse();function $a(e){let t=e.regex,n=Ep(e),r={begin:/-(webkit|moz|ms|o)-(?=[a-z])/},o="and or not only",i=/@-?\\w[\\w]*(-\\w+)*/,a="[a-zA-Z-][a-zA-\
Z0-9_-]*",s=[e.APOS_STRING_MODE,e.QUOTE_STRING_MODE];return{name:"CSS",case_insensitive:!0,illegal:/[=|\'\\$]/,keywords:{keyframePosition:"from to"},classNameAlia\
ses:{keyframePosition:"selector-tag"},contains:[n.BLOCK_COMMENT,r,n.CSS_NUMBER_MODE,{className:"selector-id",begin:/#[A-Za-z0-9_-]+/,relevance:0},{className:"se\
lector-class",begin:"\\\\."+a,relevance:0},n.ATTRIBUTE_SELECTOR_MODE,{className:"selector-pseudo",variants:[{begin:":("+Sp.join("|")+")"},{begin:":(:)?("+Tp.join(\
"|")+")"}]},n.CSS_VARIABLE,{className:"attribute",begin:"\\\\b("+vp.join("|")+")\\\\b"},{begin:/:/,end:/[;}{]/,contains:[n.BLOCK_COMMENT,n.HEXCOLOR,n.IMPORTANT,n.CS\
S_NUMBER_MODE,...s,{begin:/(url|data-uri)\\(/,end:/\\)/,relevance:0,keywords:{built_in:"url data-uri"},contains:[...s,{className:"string",begin:/[^)]/,endsWithPar\
ent:!0,excludeEnd:!0}]},n.FUNCTION_DISPATCH]},{begin:t.lookahead(/@/),end:"[{;]",relevance:0,illegal:/:/,contains:[{className:"keyword",begin:i},{begin:/\\s/,end\
sWithParent:!0,excludeEnd:!0,relevance:0,keywords:{$pattern:/[a-z-]+/,keyword:o,attribute:_p.join(" ")},contains:[{begin:/[a-z-]+(?=:)/,className:"attribute"},.\
..s,n.CSS_NUMBER_MODE]}]},{className:"selector-tag",begin:"\\\\b("+kp.join("|")+")\\\\b"}]}}function Ba(e){let i={keyword:["break","case","chan","const","continue",\
"default","defer","else","fallthrough","for","func","go","goto","if","import","interface","map","package","range","return","select","struct","switch","type","va\
r"],type:["bool","byte","complex64","complex128","error","float32","float64","int8","int16","int32","int64","string","uint8","uint16","uint32","uint64","int","u\
int","uintptr","rune"],literal:["true","false","iota","nil"],built_in:["append","cap","close","complex","copy","imag","len","make","new","panic","print","printl\
n","real","recover","delete"]};return{name:"Go",aliases:["golang"],keywords:i,illegal:"</",contains:[e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE,{className:"st\
ring",variants:[e.QUOTE_STRING_MODE,e.APOS_STRING_MODE,{begin:"`",end:"`"}]},{className:"number",variants:[{match:/-?\\b0[xX]\\.[a-fA-F0-9](_?[a-fA-F0-9])*[pP][+-\
]?\\d(_?\\d)*i?/,relevance:0},{match:/-?\\b0[xX](_?[a-fA-F0-9])+((\\.([a-fA-F0-9](_?[a-fA-F0-9])*)?)?[pP][+-]?\\d(_?\\d)*)?i?/,relevance:0},{match:/-?\\b0[oO](_?[0-7])\
*i?/,relevance:0},{match:/-?\\.\\d(_?\\d)*([eE][+-]?\\d(_?\\d)*)?i?/,relevance:0},{match:/-?\\b\\d(_?\\d)*(\\.(\\d(_?\\d)*)?)?([eE][+-]?\\d(_?\\d)*)?i?/,relevance:0}]},{begi\
n:/:=/},{className:"function",beginKeywords:"func",end:"\\\\s*(\\\\{|$)",excludeEnd:!0,contains:[e.TITLE_MODE,{className:"params",begin:/\\(/,end:/\\)/,endsParent:!0,\
keywords:i,illegal:/["\']/}]}]}}function Ha(e){let t=e.regex,n={className:"number",relevance:0,variants:[{begin:/([+-]+)?[\\d]+_[\\d_]+/},{begin:e.NUMBER_RE}]},r=e\
.COMMENT();r.variants=[{begin:/;/,end:/$/},{begin:/#/,end:/$/}];let o={className:"variable",variants:[{begin:/\\$[\\w\\d"][\\w\\d_]*/},{begin:/\\$\\{(.*?)\\}/}]},i={cla\
ssName:"literal",begin:/\\bon|off|true|false|yes|no\\b/},a={className:"string",contains:[e.BACKSLASH_ESCAPE],variants:[{begin:"\'\'\'",end:"\'\'\'",relevance:10},{begin\
:\'"""\',end:\'"""\',relevance:10},{begin:\'"\',end:\'"\'},{begin:"\'",end:"\'"}]},s={begin:/\\[/,end:/\\]/,contains:[r,i,o,a,n,"self"],relevance:0},l=/[A-Za-z0-9_-]+/,u=/"\
(\\\\"|[^"])*"/,c=/\'[^\']*\'/,d=t.either(l,u,c),m=t.concat(d,"(\\\\s*\\\\.\\\\s*",d,")*",t.lookahead(/\\s*=\\s*[^#\\s]/));return{name:"TOML, also INI",aliases:["toml"],case_\
insensitive:!0,illegal:/\\S/,contains:[r,{className:"section",begin:/\\[+/,end:/\\]+/},{begin:m,className:"attr",starts:{end:/$/,contains:[r,s,i,o,a,n]}}]}}var Pt=\
"[0-9](_*[0-9])*",Fn=`\\\\.(${Pt})`,$n="[0-9a-fA-F](_*[0-9a-fA-F])*",za={className:"number",variants:[{begin:`(\\\\b(${Pt})((${Fn})|\\\\.)?|(${Fn}))[eE][+-]?(${Pt})[f\
FdD]?\\\\b`},{begin:`\\\\b(${Pt})((${Fn})[fFdD]?\\\\b|\\\\.([fFdD]\\\\b)?)`},{begin:`(${Fn})[fFdD]?\\\\b`},{begin:`\\\\b(${Pt})[fFdD]\\\\b`},{begin:`\\\\b0[xX]((${$n})\\\\.?|(${$n}\
)?\\\\.(${$n}))[pP][+-]?(${Pt})[fFdD]?\\\\b`},{begin:"\\\\b(0|[1-9](_*[0-9])*)[lL]?\\\\b"},{begin:`\\\\b0[xX](${$n})[lL]?\\\\b`},{begin:"\\\\b0(_*[0-7])*[lL]?\\\\b"},{begin:"\\\\\
b0[bB][01](_*[01])*[lL]?\\\\b"}],relevance:0};function Ua(e,t,n){return n===-1?"":e.replace(t,r=>Ua(e,t,n-1))}function Wa(e){let t=e.regex,n="[\xC0-\u02B8a-zA-Z_$][\xC0-\u02B8a-z\
A-Z_$0-9]*",r=n+Ua("(?:<"+n+"~~~(?:\\\\s*,\\\\s*"+n+"~~~)*>)?",/~~~/g,2),l={keyword:["synchronized","abstract","private","var","static","if","const ","for","while",\
"strictfp","finally","protected","import","native","final","void","enum","else","break","transient","catch","instanceof","volatile","case","assert","package","d\
efault","public","try","switch","continue","throws","protected","public","private","module","requires","exports","do","sealed","yield","permits","goto","when"],\
literal:["false","true","null"],type:["char","boolean","long","float","int","byte","short","double"],built_in:["super","this"]},u={className:"meta",begin:"@"+n,\
contains:[{begin:/\\(/,end:/\\)/,contains:["self"]}]},c={className:"params",begin:/\\(/,end:/\\)/,keywords:l,relevance:0,contains:[e.C_BLOCK_COMMENT_MODE],endsParen\
t:!0};return{name:"Java",aliases:["jsp"],keywords:l,illegal:/<\\/|#/,contains:[e.COMMENT("/\\\\*\\\\*","\\\\*/",{relevance:0,contains:[{begin:/\\w+@/,relevance:0},{clas\
sName:"doctag",begin:"@[A-Za-z]+"}]}),{begin:/import java\\.[a-z]+\\./,keywords:"import",relevance:2},e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE,{begin:/"""/,en\
d:/"""/,className:"string",contains:[e.BACKSLASH_ESCAPE]},e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,{match:[/\\b(?:class|interface|enum|extends|implements|new)/,/\\s\
+/,n],className:{1:"keyword",3:"title.class"}},{match:/non-sealed/,scope:"keyword"},{begin:[t.concat(/(?!else)/,n),/\\s+/,n,/\\s+/,/=(?!=)/],className:{1:"type",3\
:"variable",5:"operator"}},{begin:[/record/,/\\s+/,n],className:{1:"keyword",3:"title.class"},contains:[c,e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE]},{beginKe\
ywords:"new throw return else",relevance:0},{begin:["(?:"+r+"\\\\s+)",e.UNDERSCORE_IDENT_RE,/\\s*(?=\\()/],className:{2:"title.function"},keywords:l,contains:[{clas\
sName:"params",begin:/\\(/,end:/\\)/,keywords:l,relevance:0,contains:[u,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,za,e.C_BLOCK_COMMENT_MODE]},e.C_LINE_COMMENT_MODE,e\
.C_BLOCK_COMMENT_MODE]},za,u]}}var Ka="[A-Za-z$_][0-9A-Za-z$_]*",Rp=["as","in","of","if","for","while","finally","var","new","function","do","return","void","el\
se","break","catch","instanceof","with","throw","case","default","try","switch","continue","typeof","delete","let","yield","const","class","debugger","async","a\
wait","static","import","from","export","extends","using"],Np=["true","false","null","undefined","NaN","Infinity"],Ga=["Object","Function","Boolean","Symbol","M\
ath","Date","Number","BigInt","String","RegExp","Array","Float32Array","Float64Array","Int8Array","Uint8Array","Uint8ClampedArray","Int16Array","Int32Array","Ui\
nt16Array","Uint32Array","BigInt64Array","BigUint64Array","Set","Map","WeakSet","WeakMap","ArrayBuffer","SharedArrayBuffer","Atomics","DataView","JSON","Promise\
","Generator","GeneratorFunction","AsyncFunction","Reflect","Proxy","Intl","WebAssembly"],qa=["Error","EvalError","InternalError","RangeError","ReferenceError",\
"SyntaxError","TypeError","URIError"],Va=["setInterval","setTimeout","clearInterval","clearTimeout","require","exports","eval","isFinite","isNaN","parseFloat","\
parseInt","decodeURI","decodeURIComponent","encodeURI","encodeURIComponent","escape","unescape"],Cp=["arguments","this","super","console","window","document","l\
ocalStorage","sessionStorage","module","global"],Op=[].concat(Va,Ga,qa);function Ya(e){let t=e.regex,n=(M,{after:K})=>{let h="</"+M[0].slice(1);return M.input.i\
ndexOf(h,K)!==-1},r=Ka,o={begin:"<>",end:"</>"},i=/<[A-Za-z0-9\\\\._:-]+\\s*\\/>/,a={begin:/<[A-Za-z0-9\\\\._:-]+/,end:/\\/[A-Za-z0-9\\\\._:-]+>|\\/>/,isTrulyOpeningTag:(\
M,K)=>{let h=M[0].length+M.index,j=M.input[h];if(j==="<"||j===","){K.ignoreMatch();return}j===">"&&(n(M,{after:h})||K.ignoreMatch());let J,b=M.input.substring(h\
);if(J=b.match(/^\\s*=/)){K.ignoreMatch();return}if((J=b.match(/^\\s+extends\\s+/))&&J.index===0){K.ignoreMatch();return}}},s={$pattern:Ka,keyword:Rp,literal:Np,bu\
ilt_in:Op,"variable.language":Cp},l="[0-9](_?[0-9])*",u=`\\\\.(${l})`,c="0|[1-9](_?[0-9])*|0[0-7]*[89][0-9]*",d={className:"number",variants:[{begin:`(\\\\b(${c})((\
${u})|\\\\.)?|(${u}))[eE][+-]?(${l})\\\\b`},{begin:`\\\\b(${c})\\\\b((${u})\\\\b|\\\\.)?|(${u})\\\\b`},{begin:"\\\\b(0|[1-9](_?[0-9])*)n\\\\b"},{begin:"\\\\b0[xX][0-9a-fA-F](_?[0-9\
a-fA-F])*n?\\\\b"},{begin:"\\\\b0[bB][0-1](_?[0-1])*n?\\\\b"},{begin:"\\\\b0[oO][0-7](_?[0-7])*n?\\\\b"},{begin:"\\\\b0[0-7]+n?\\\\b"}],relevance:0},m={className:"subst",begi\
n:"\\\\$\\\\{",end:"\\\\}",keywords:s,contains:[]},f={begin:".?html`",end:"",starts:{end:"`",returnEnd:!1,contains:[e.BACKSLASH_ESCAPE,m],subLanguage:"xml"}},g={begin\
:".?css`",end:"",starts:{end:"`",returnEnd:!1,contains:[e.BACKSLASH_ESCAPE,m],subLanguage:"css"}},x={begin:".?gql`",end:"",starts:{end:"`",returnEnd:!1,contains\
:[e.BACKSLASH_ESCAPE,m],subLanguage:"graphql"}},_={className:"string",begin:"`",end:"`",contains:[e.BACKSLASH_ESCAPE,m]},w={className:"comment",variants:[e.COMM\
ENT(/\\/\\*\\*(?!\\/)/,"\\\\*/",{relevance:0,contains:[{begin:"(?=@[A-Za-z]+)",relevance:0,contains:[{className:"doctag",begin:"@[A-Za-z]+"},{className:"type",begin:"\
\\\\{",end:"\\\\}",excludeEnd:!0,excludeBegin:!0,relevance:0},{className:"variable",begin:r+"(?=\\\\s*(-)|$)",endsParent:!0,relevance:0},{begin:/(?=[^\\n])\\s/,relevanc\
e:0}]}]}),e.C_BLOCK_COMMENT_MODE,e.C_LINE_COMMENT_MODE]},T=[e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,f,g,x,_,{match:/\\$\\d+/},d];m.contains=T.concat({begin:/\\{/,en\
d:/\\}/,keywords:s,contains:["self"].concat(T)});let v=[].concat(w,m.contains),R=v.concat([{begin:/(\\s*)\\(/,end:/\\)/,keywords:s,contains:["self"].concat(v)}]),E=\
{className:"params",begin:/(\\s*)\\(/,end:/\\)/,excludeBegin:!0,excludeEnd:!0,keywords:s,contains:R},A={variants:[{match:[/class/,/\\s+/,r,/\\s+/,/extends/,/\\s+/,t.c\
oncat(r,"(",t.concat(/\\./,r),")*")],scope:{1:"keyword",3:"title.class",5:"keyword",7:"title.class.inherited"}},{match:[/class/,/\\s+/,r],scope:{1:"keyword",3:"ti\
tle.class"}}]},L={relevance:0,match:t.either(/\\bJSON/,/\\b[A-Z][a-z]+([A-Z][a-z]*|\\d)*/,/\\b[A-Z]{2,}([A-Z][a-z]+|\\d)+([A-Z][a-z]*)*/,/\\b[A-Z]{2,}[a-z]+([A-Z][a-z\
]+|\\d)*([A-Z][a-z]*)*/),className:"title.class",keywords:{_:[...Ga,...qa]}},G={label:"use_strict",className:"meta",relevance:10,begin:/^\\s*[\'"]use (strict|asm)[\
\'"]/},y={variants:[{match:[/function/,/\\s+/,r,/(?=\\s*\\()/]},{match:[/function/,/\\s*(?=\\()/]}],className:{1:"keyword",3:"title.function"},label:"func.def",contai\
ns:[E],illegal:/%/},z={relevance:0,match:/\\b[A-Z][A-Z_0-9]+\\b/,className:"variable.constant"};function B(M){return t.concat("(?!",M.join("|"),")")}let O={match:\
t.concat(/\\b/,B([...Va,"super","import"].map(M=>`${M}\\\\s*\\\\(`)),r,t.lookahead(/\\s*\\(/)),className:"title.function",relevance:0},D={begin:t.concat(/\\./,t.lookahe\
ad(t.concat(r,/(?![0-9A-Za-z$_(])/))),end:r,excludeBegin:!0,keywords:"prototype",className:"property",relevance:0},F={match:[/get|set/,/\\s+/,r,/(?=\\()/],classNa\
me:{1:"keyword",3:"title.function"},contains:[{begin:/\\(\\)/},E]},S="(\\\\([^()]*(\\\\([^()]*(\\\\([^()]*\\\\)[^()]*)*\\\\)[^()]*)*\\\\)|"+e.UNDERSCORE_IDENT_RE+")\\\\s*=>",N=\
{match:[/const|var|let/,/\\s+/,r,/\\s*/,/=\\s*/,/(async\\s*)?/,t.lookahead(S)],keywords:"async",className:{1:"keyword",3:"title.function"},contains:[E]};return{name\
:"JavaScript",aliases:["js","jsx","mjs","cjs"],keywords:s,exports:{PARAMS_CONTAINS:R,CLASS_REFERENCE:L},illegal:/#(?![$_A-z])/,contains:[e.SHEBANG({label:"sheba\
ng",binary:"node",relevance:5}),G,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,f,g,x,_,w,{match:/\\$\\d+/},d,L,{scope:"attr",match:r+t.lookahead(":"),relevance:0},N,{be\
gin:"("+e.RE_STARTERS_RE+"|\\\\b(case|return|throw)\\\\b)\\\\s*",keywords:"return throw case",relevance:0,contains:[w,e.REGEXP_MODE,{className:"function",begin:S,retu\
rnBegin:!0,end:"\\\\s*=>",contains:[{className:"params",variants:[{begin:e.UNDERSCORE_IDENT_RE,relevance:0},{className:null,begin:/\\(\\s*\\)/,skip:!0},{begin:/(\\s*)\
\\(/,end:/\\)/,excludeBegin:!0,excludeEnd:!0,keywords:s,contains:R}]}]},{begin:/,/,relevance:0},{match:/\\s+/,relevance:0},{variants:[{begin:o.begin,end:o.end},{ma\
tch:i},{begin:a.begin,"on:begin":a.isTrulyOpeningTag,end:a.end}],subLanguage:"xml",contains:[{begin:a.begin,end:a.end,skip:!0,contains:["self"]}]}]},y,{beginKey\
words:"while if switch catch for"},{begin:"\\\\b(?!function)"+e.UNDERSCORE_IDENT_RE+"\\\\([^()]*(\\\\([^()]*(\\\\([^()]*\\\\)[^()]*)*\\\\)[^()]*)*\\\\)\\\\s*\\\\{",returnBegin:!0\
,label:"func.def",contains:[E,e.inherit(e.TITLE_MODE,{begin:r,className:"title.function"})]},{match:/\\.\\.\\./,relevance:0},D,{match:"\\\\$"+r,relevance:0},{match:[\
/\\bconstructor(?=\\s*\\()/],className:{1:"title.function"},contains:[E]},O,z,A,F,{match:/\\$[(.]/}]}}function Xa(e){let t={className:"attr",begin:/"(\\\\.|[^\\\\"\\r\\n]\
)*"(?=\\s*:)/,relevance:1.01},n={match:/[{}[\\],:]/,className:"punctuation",relevance:0},r=["true","false","null"],o={scope:"literal",beginKeywords:r.join(" ")};r\
eturn{name:"JSON",aliases:["jsonc"],keywords:{literal:r},contains:[t,n,e.QUOTE_STRING_MODE,o,e.C_NUMBER_MODE,e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE],illeg\
al:"\\\\S"}}var Dt="[0-9](_*[0-9])*",Bn=`\\\\.(${Dt})`,Hn="[0-9a-fA-F](_*[0-9a-fA-F])*",Mp={className:"number",variants:[{begin:`(\\\\b(${Dt})((${Bn})|\\\\.)?|(${Bn}))[\
eE][+-]?(${Dt})[fFdD]?\\\\b`},{begin:`\\\\b(${Dt})((${Bn})[fFdD]?\\\\b|\\\\.([fFdD]\\\\b)?)`},{begin:`(${Bn})[fFdD]?\\\\b`},{begin:`\\\\b(${Dt})[fFdD]\\\\b`},{begin:`\\\\b0[xX]((\
${Hn})\\\\.?|(${Hn})?\\\\.(${Hn}))[pP][+-]?(${Dt})[fFdD]?\\\\b`},{begin:"\\\\b(0|[1-9](_*[0-9])*)[lL]?\\\\b"},{begin:`\\\\b0[xX](${Hn})[lL]?\\\\b`},{begin:"\\\\b0(_*[0-7])*[lL]\
?\\\\b"},{begin:"\\\\b0[bB][01](_*[01])*[lL]?\\\\b"}],relevance:0};function ja(e){let t={keyword:"abstract as val var vararg get set class object open private protect\
ed public noinline crossinline dynamic final enum if else do while for when throw try catch finally import package is in fun override companion reified inline l\
ateinit init interface annotation data sealed internal infix operator out by constructor super tailrec where const inner suspend typealias external expect actua\
l",built_in:"Byte Short Char Int Long Boolean Float Double Void Unit Nothing",literal:"true false null"},n={className:"keyword",begin:/\\b(break|continue|return|\
this)\\b/,starts:{contains:[{className:"symbol",begin:/@\\w+/}]}},r={className:"symbol",begin:e.UNDERSCORE_IDENT_RE+"@"},o={className:"subst",begin:/\\$\\{/,end:/\\}\
/,contains:[e.C_NUMBER_MODE]},i={className:"variable",begin:"\\\\$"+e.UNDERSCORE_IDENT_RE},a={className:"string",variants:[{begin:\'"""\',end:\'"""(?=[^"])\',contains\
:[i,o]},{begin:"\'",end:"\'",illegal:/\\n/,contains:[e.BACKSLASH_ESCAPE]},{begin:\'"\',end:\'"\',illegal:/\\n/,contains:[e.BACKSLASH_ESCAPE,i,o]}]};o.contains.push(a);l\
et s={className:"meta",begin:"@(?:file|property|field|get|set|receiver|param|setparam|delegate)\\\\s*:(?:\\\\s*"+e.UNDERSCORE_IDENT_RE+")?"},l={className:"meta",beg\
in:"@"+e.UNDERSCORE_IDENT_RE,contains:[{begin:/\\(/,end:/\\)/,contains:[e.inherit(a,{className:"string"}),"self"]}]},u=Mp,c=e.COMMENT("/\\\\*","\\\\*/",{contains:[e.C\
_BLOCK_COMMENT_MODE]}),d={variants:[{className:"type",begin:e.UNDERSCORE_IDENT_RE},{begin:/\\(/,end:/\\)/,contains:[]}]},m=d;return m.variants[1].contains=[d],d.v\
ariants[1].contains=[m],{name:"Kotlin",aliases:["kt","kts"],keywords:t,contains:[e.COMMENT("/\\\\*\\\\*","\\\\*/",{relevance:0,contains:[{className:"doctag",begin:"@[\
A-Za-z]+"}]}),e.C_LINE_COMMENT_MODE,c,n,r,s,l,{className:"function",beginKeywords:"fun",end:"[(]|$",returnBegin:!0,excludeEnd:!0,keywords:t,relevance:5,contains\
:[{begin:e.UNDERSCORE_IDENT_RE+"\\\\s*\\\\(",returnBegin:!0,relevance:0,contains:[e.UNDERSCORE_TITLE_MODE]},{className:"type",begin:/</,end:/>/,keywords:"reified",r\
elevance:0},{className:"params",begin:/\\(/,end:/\\)/,endsParent:!0,keywords:t,relevance:0,contains:[{begin:/:/,end:/[=,\\/]/,endsWithParent:!0,contains:[d,e.C_LIN\
E_COMMENT_MODE,c],relevance:0},e.C_LINE_COMMENT_MODE,c,s,l,a,e.C_NUMBER_MODE]},c]},{begin:[/class|interface|trait/,/\\s+/,e.UNDERSCORE_IDENT_RE],beginScope:{3:"t\
itle.class"},keywords:"class interface trait",end:/[:\\{(]|$/,excludeEnd:!0,illegal:"extends implements",contains:[{beginKeywords:"public protected internal priv\
ate constructor"},e.UNDERSCORE_TITLE_MODE,{className:"type",begin:/</,end:/>/,excludeBegin:!0,excludeEnd:!0,relevance:0},{className:"type",begin:/[,:]\\s*/,end:/\
[<\\(,){\\s]|$/,excludeBegin:!0,returnEnd:!0},s,l]},a,{className:"meta",begin:"^#!/usr/bin/env",end:"$",illegal:`\n`},u]}}function Za(e){let t=e.regex,n={begin:/<\\\
/?[A-Za-z_]/,end:">",subLanguage:"xml",relevance:0},r={begin:"^[-\\\\*]{3,}",end:"$"},o={className:"code",variants:[{begin:"(`{3,})[^`](.|\\\\n)*?\\\\1`*[ ]*"},{begin\
:"(~{3,})[^~](.|\\\\n)*?\\\\1~*[ ]*"},{begin:"```",end:"```+[ ]*$"},{begin:"~~~",end:"~~~+[ ]*$"},{begin:"`.+?`"},{begin:"(?=^( {4}|\\\\t))",contains:[{begin:"^( {4}|\
\\\\t)",end:"(\\\\n)$"}],relevance:0}]},i={className:"bullet",begin:"^[ 	]*([*+-]|(\\\\d+\\\\.))(?=\\\\s+)",end:"\\\\s+",excludeEnd:!0},a={begin:/^\\[[^\\n]+\\]:/,returnBegin:\
!0,contains:[{className:"symbol",begin:/\\[/,end:/\\]/,excludeBegin:!0,excludeEnd:!0},{className:"link",begin:/:\\s*/,end:/$/,excludeBegin:!0}]},s=/[A-Za-z][A-Za-z\
0-9+.-]*/,l={variants:[{begin:/\\[.+?\\]\\[.*?\\]/,relevance:0},{begin:/\\[.+?\\]\\(((data|javascript|mailto):|(?:http|ftp)s?:\\/\\/).*?\\)/,relevance:2},{begin:t.concat(\
/\\[.+?\\]\\(/,s,/:\\/\\/.*?\\)/),relevance:2},{begin:/\\[.+?\\]\\([./?&#].*?\\)/,relevance:1},{begin:/\\[.*?\\]\\(.*?\\)/,relevance:0}],returnBegin:!0,contains:[{match:/\\[(?\
=\\])/},{className:"string",relevance:0,begin:"\\\\[",end:"\\\\]",excludeBegin:!0,returnEnd:!0},{className:"link",relevance:0,begin:"\\\\]\\\\(",end:"\\\\)",excludeBegin:!\
0,excludeEnd:!0},{className:"symbol",relevance:0,begin:"\\\\]\\\\[",end:"\\\\]",excludeBegin:!0,excludeEnd:!0}]},u={className:"strong",contains:[],variants:[{begin:/_\
{2}(?!\\s)/,end:/_{2}/},{begin:/\\*{2}(?!\\s)/,end:/\\*{2}/}]},c={className:"emphasis",contains:[],variants:[{begin:/\\*(?![*\\s])/,end:/\\*/},{begin:/_(?![_\\s])/,end:\
/_/,relevance:0}]},d=e.inherit(u,{contains:[]}),m=e.inherit(c,{contains:[]});u.contains.push(m),c.contains.push(d);let f=[n,l];return[u,c,d,m].forEach(k=>{k.con\
tains=k.contains.concat(f)}),f=f.concat(u,c),{name:"Markdown",aliases:["md","mkdown","mkd"],contains:[{className:"section",variants:[{begin:"^#{1,6}",end:"$",co\
ntains:f},{begin:"(?=^.+?\\\\n[=-]{2,}$)",contains:[{begin:"^[=-]*$"},{begin:"^",end:"\\\\n",contains:f}]}]},n,i,u,c,{className:"quote",begin:"^>\\\\s+",contains:f,en\
d:"$"},o,r,l,a,{scope:"literal",match:/&([a-zA-Z0-9]+|#[0-9]{1,7}|#[Xx][0-9a-fA-F]{1,6});/}]}}function Qa(e){let t=e.regex,n=/(?![A-Za-z0-9])(?![$])/,r=t.concat\
(/[a-zA-Z_\\x7f-\\xff][a-zA-Z0-9_\\x7f-\\xff]*/,n),o=t.concat(/(\\\\?[A-Z][a-z0-9_\\x7f-\\xff]+|\\\\?[A-Z]+(?=[A-Z][a-z0-9_\\x7f-\\xff])){1,}/,n),i=t.concat(/[A-Z]+/,n),a={\
scope:"variable",match:"\\\\$+"+r},s={scope:"meta",variants:[{begin:/<\\?php/,relevance:10},{begin:/<\\?=/},{begin:/<\\?/,relevance:.1},{begin:/\\?>/}]},l={scope:"sub\
st",variants:[{begin:/\\$\\w+/},{begin:/\\{\\$/,end:/\\}/}]},u=e.inherit(e.APOS_STRING_MODE,{illegal:null}),c=e.inherit(e.QUOTE_STRING_MODE,{illegal:null,contains:e.\
QUOTE_STRING_MODE.contains.concat(l)}),d={begin:/<<<[ \\t]*(?:(\\w+)|"(\\w+)")\\n/,end:/[ \\t]*(\\w+)\\b/,contains:e.QUOTE_STRING_MODE.contains.concat(l),"on:begin":(D\
,F)=>{F.data._beginMatch=D[1]||D[2]},"on:end":(D,F)=>{F.data._beginMatch!==D[1]&&F.ignoreMatch()}},m=e.END_SAME_AS_BEGIN({begin:/<<<[ \\t]*\'(\\w+)\'\\n/,end:/[ \\t]*\
(\\w+)\\b/}),f=`[ 	\n]`,g={scope:"string",variants:[c,u,d,m]},x={scope:"number",variants:[{begin:"\\\\b0[bB][01]+(?:_[01]+)*\\\\b"},{begin:"\\\\b0[oO][0-7]+(?:_[0-7]+)*\\\
\\b"},{begin:"\\\\b0[xX][\\\\da-fA-F]+(?:_[\\\\da-fA-F]+)*\\\\b"},{begin:"(?:\\\\b\\\\d+(?:_\\\\d+)*(\\\\.(?:\\\\d+(?:_\\\\d+)*))?|\\\\B\\\\.\\\\d+)(?:[eE][+-]?\\\\d+)?"}],relevance:0},_=["\
false","null","true"],k=["__CLASS__","__DIR__","__FILE__","__FUNCTION__","__COMPILER_HALT_OFFSET__","__LINE__","__METHOD__","__NAMESPACE__","__TRAIT__","die","e\
cho","exit","include","include_once","print","require","require_once","array","abstract","and","as","binary","bool","boolean","break","callable","case","catch",\
"class","clone","const","continue","declare","default","do","double","else","elseif","empty","enddeclare","endfor","endforeach","endif","endswitch","endwhile","\
enum","eval","extends","final","finally","float","for","foreach","from","global","goto","if","implements","instanceof","insteadof","int","integer","interface","\
isset","iterable","list","match|0","mixed","new","never","object","or","private","protected","public","readonly","real","return","string","switch","throw","trai\
t","try","unset","use","var","void","while","xor","yield"],w=["Error|0","AppendIterator","ArgumentCountError","ArithmeticError","ArrayIterator","ArrayObject","A\
ssertionError","BadFunctionCallException","BadMethodCallException","CachingIterator","CallbackFilterIterator","CompileError","Countable","DirectoryIterator","Di\
visionByZeroError","DomainException","EmptyIterator","ErrorException","Exception","FilesystemIterator","FilterIterator","GlobIterator","InfiniteIterator","Inval\
idArgumentException","IteratorIterator","LengthException","LimitIterator","LogicException","MultipleIterator","NoRewindIterator","OutOfBoundsException","OutOfRa\
ngeException","OuterIterator","OverflowException","ParentIterator","ParseError","RangeException","RecursiveArrayIterator","RecursiveCachingIterator","RecursiveC\
allbackFilterIterator","RecursiveDirectoryIterator","RecursiveFilterIterator","RecursiveIterator","RecursiveIteratorIterator","RecursiveRegexIterator","Recursiv\
eTreeIterator","RegexIterator","RuntimeException","SeekableIterator","SplDoublyLinkedList","SplFileInfo","SplFileObject","SplFixedArray","SplHeap","SplMaxHeap",\
"SplMinHeap","SplObjectStorage","SplObserver","SplPriorityQueue","SplQueue","SplStack","SplSubject","SplTempFileObject","TypeError","UnderflowException","Unexpe\
ctedValueException","UnhandledMatchError","ArrayAccess","BackedEnum","Closure","Fiber","Generator","Iterator","IteratorAggregate","Serializable","Stringable","T\
hrowable","Traversable","UnitEnum","WeakReference","WeakMap","Directory","__PHP_Incomplete_Class","parent","php_user_filter","self","static","stdClass"],v={keyw\
ord:k,literal:(D=>{let F=[];return D.forEach(S=>{F.push(S),S.toLowerCase()===S?F.push(S.toUpperCase()):F.push(S.toLowerCase())}),F})(_),built_in:w},R=D=>D.map(F\
=>F.replace(/\\|\\d+$/,"")),E={variants:[{match:[/new/,t.concat(f,"+"),t.concat("(?!",R(w).join("\\\\b|"),"\\\\b)"),o],scope:{1:"keyword",4:"title.class"}}]},A=t.conc\
at(r,"\\\\b(?!\\\\()"),L={variants:[{match:[t.concat(/::/,t.lookahead(/(?!class\\b)/)),A],scope:{2:"variable.constant"}},{match:[/::/,/class/],scope:{2:"variable.lan\
guage"}},{match:[o,t.concat(/::/,t.lookahead(/(?!class\\b)/)),A],scope:{1:"title.class",3:"variable.constant"}},{match:[o,t.concat("::",t.lookahead(/(?!class\\b)/\
))],scope:{1:"title.class"}},{match:[o,/::/,/class/],scope:{1:"title.class",3:"variable.language"}}]},G={scope:"attr",match:t.concat(r,t.lookahead(":"),t.lookah\
ead(/(?!::)/))},y={relevance:0,begin:/\\(/,end:/\\)/,keywords:v,contains:[G,a,L,e.C_BLOCK_COMMENT_MODE,g,x,E]},z={relevance:0,match:[/\\b/,t.concat("(?!fn\\\\b|funct\
ion\\\\b|",R(k).join("\\\\b|"),"|",R(w).join("\\\\b|"),"\\\\b)"),r,t.concat(f,"*"),t.lookahead(/(?=\\()/)],scope:{3:"title.function.invoke"},contains:[y]};y.contains.pus\
h(z);let B=[G,L,e.C_BLOCK_COMMENT_MODE,g,x,E],O={begin:t.concat(/#\\[\\s*\\\\?/,t.either(o,i)),beginScope:"meta",end:/]/,endScope:"meta",keywords:{literal:_,keyword\
:["new","array"]},contains:[{begin:/\\[/,end:/]/,keywords:{literal:_,keyword:["new","array"]},contains:["self",...B]},...B,{scope:"meta",variants:[{match:o},{mat\
ch:i}]}]};return{case_insensitive:!1,keywords:v,contains:[O,e.HASH_COMMENT_MODE,e.COMMENT("//","$"),e.COMMENT("/\\\\*","\\\\*/",{contains:[{scope:"doctag",match:"@[\
A-Za-z]+"}]}),{match:/__halt_compiler\\(\\);/,keywords:"__halt_compiler",starts:{scope:"comment",end:e.MATCH_NOTHING_RE,contains:[{match:/\\?>/,scope:"meta",endsPa\
rent:!0}]}},s,{scope:"variable.language",match:/\\$this\\b/},a,z,L,{match:[/const/,/\\s/,r],scope:{1:"keyword",3:"variable.constant"}},E,{scope:"function",relevanc\
e:0,beginKeywords:"fn function",end:/[;{]/,excludeEnd:!0,illegal:"[$%\\\\[]",contains:[{beginKeywords:"use"},e.UNDERSCORE_TITLE_MODE,{begin:"=>",endsParent:!0},{s\
cope:"params",begin:"\\\\(",end:"\\\\)",excludeBegin:!0,excludeEnd:!0,keywords:v,contains:["self",O,a,L,e.C_BLOCK_COMMENT_MODE,g,x]}]},{scope:"class",variants:[{beg\
inKeywords:"enum",illegal:/[($"]/},{beginKeywords:"class interface trait",illegal:/[:($"]/}],relevance:0,end:/\\{/,excludeEnd:!0,contains:[{beginKeywords:"extend\
s implements"},e.UNDERSCORE_TITLE_MODE]},{beginKeywords:"namespace",relevance:0,end:";",illegal:/[.\']/,contains:[e.inherit(e.UNDERSCORE_TITLE_MODE,{scope:"title\
.class"})]},{beginKeywords:"use",relevance:0,end:";",contains:[{match:/\\b(as|const|function)\\b/,scope:"keyword"},e.UNDERSCORE_TITLE_MODE]},g,x]}}function Ja(e){\
let t=e.regex,n=new RegExp("[\\\\p{XID_Start}_]\\\\p{XID_Continue}*","u"),r=["and","as","assert","async","await","break","case","class","continue","def","del","elif\
","else","except","finally","for","from","global","if","import","in","is","lambda","match","nonlocal|10","not","or","pass","raise","return","try","while","with"\
,"yield"],s={$pattern:/[A-Za-z]\\w+|__\\w+__/,keyword:r,built_in:["__import__","abs","all","any","ascii","bin","bool","breakpoint","bytearray","bytes","callable",\
"chr","classmethod","compile","complex","delattr","dict","dir","divmod","enumerate","eval","exec","filter","float","format","frozenset","getattr","globals","has\
attr","hash","help","hex","id","input","int","isinstance","issubclass","iter","len","list","locals","map","max","memoryview","min","next","object","oct","open",\
"ord","pow","print","property","range","repr","reversed","round","set","setattr","slice","sorted","staticmethod","str","sum","super","tuple","type","vars","zip"\
],literal:["__debug__","Ellipsis","False","None","NotImplemented","True"],type:["Any","Callable","Coroutine","Dict","List","Literal","Generic","Optional","Seque\
nce","Set","Tuple","Type","Union"]},l={className:"meta",begin:/^(>>>|\\.\\.\\.) /},u={className:"subst",begin:/\\{/,end:/\\}/,keywords:s,illegal:/#/},c={begin:/\\{\\{/\
,relevance:0},d={className:"string",contains:[e.BACKSLASH_ESCAPE],variants:[{begin:/([uU]|[bB]|[rR]|[bB][rR]|[rR][bB])?\'\'\'/,end:/\'\'\'/,contains:[e.BACKSLASH_ESCA\
PE,l],relevance:10},{begin:/([uU]|[bB]|[rR]|[bB][rR]|[rR][bB])?"""/,end:/"""/,contains:[e.BACKSLASH_ESCAPE,l],relevance:10},{begin:/([fF][rR]|[rR][fF]|[fF])\'\'\'/\
,end:/\'\'\'/,contains:[e.BACKSLASH_ESCAPE,l,c,u]},{begin:/([fF][rR]|[rR][fF]|[fF])"""/,end:/"""/,contains:[e.BACKSLASH_ESCAPE,l,c,u]},{begin:/([uU]|[rR])\'/,end:/\'\
/,relevance:10},{begin:/([uU]|[rR])"/,end:/"/,relevance:10},{begin:/([bB]|[bB][rR]|[rR][bB])\'/,end:/\'/},{begin:/([bB]|[bB][rR]|[rR][bB])"/,end:/"/},{begin:/([fF\
][rR]|[rR][fF]|[fF])\'/,end:/\'/,contains:[e.BACKSLASH_ESCAPE,c,u]},{begin:/([fF][rR]|[rR][fF]|[fF])"/,end:/"/,contains:[e.BACKSLASH_ESCAPE,c,u]},e.APOS_STRING_MO\
DE,e.QUOTE_STRING_MODE]},m="[0-9](_?[0-9])*",f=`(\\\\b(${m}))?\\\\.(${m})|\\\\b(${m})\\\\.`,g=`\\\\b|${r.join("|")}`,x={className:"number",relevance:0,variants:[{begin:`(\
\\\\b(${m})|(${f}))[eE][+-]?(${m})[jJ]?(?=${g})`},{begin:`(${f})[jJ]?`},{begin:`\\\\b([1-9](_?[0-9])*|0+(_?0)*)[lLjJ]?(?=${g})`},{begin:`\\\\b0[bB](_?[01])+[lL]?(?=${\
g})`},{begin:`\\\\b0[oO](_?[0-7])+[lL]?(?=${g})`},{begin:`\\\\b0[xX](_?[0-9a-fA-F])+[lL]?(?=${g})`},{begin:`\\\\b(${m})[jJ](?=${g})`}]},_={className:"comment",begin:t\
.lookahead(/# type:/),end:/$/,keywords:s,contains:[{begin:/# type:/},{begin:/#/,end:/\\b\\B/,endsWithParent:!0}]},k={className:"params",variants:[{className:"",be\
gin:/\\(\\s*\\)/,skip:!0},{begin:/\\(/,end:/\\)/,excludeBegin:!0,excludeEnd:!0,keywords:s,contains:["self",l,x,d,e.HASH_COMMENT_MODE]}]};return u.contains=[d,x,l],{n\
ame:"Python",aliases:["py","gyp","ipython"],unicodeRegex:!0,keywords:s,illegal:/(<\\/|\\?)|=>/,contains:[l,x,{scope:"variable.language",match:/\\bself\\b/},{beginKe\
ywords:"if",relevance:0},{match:/\\bor\\b/,scope:"keyword"},d,_,e.HASH_COMMENT_MODE,{match:[/\\bdef/,/\\s+/,n],scope:{1:"keyword",3:"title.function"},contains:[k]},\
{variants:[{match:[/\\bclass/,/\\s+/,n,/\\s*/,/\\(\\s*/,n,/\\s*\\)/]},{match:[/\\bclass/,/\\s+/,n]}],scope:{1:"keyword",3:"title.class",6:"title.class.inherited"}},{clas\
sName:"meta",begin:/^[\\t ]*@/,end:/(?=#)|$/,contains:[x,k,d]}]}}function es(e){let t=e.regex,n="([a-zA-Z_]\\\\w*[!?=]?|[-+~]@|<<|>>|=~|===?|<=>|[<>]=?|\\\\*\\\\*|[-/+\
%^&*~`|]|\\\\[\\\\]=?)",r=t.either(/\\b([A-Z]+[a-z0-9]+)+/,/\\b([A-Z]+[a-z0-9]+)+[A-Z]+/),o=t.concat(r,/(::\\w+)*/),a={"variable.constant":["__FILE__","__LINE__","__EN\
CODING__"],"variable.language":["self","super"],keyword:["alias","and","begin","BEGIN","break","case","class","defined","do","else","elsif","end","END","ensure"\
,"for","if","in","module","next","not","or","redo","require","rescue","retry","return","then","undef","unless","until","when","while","yield",...["include","ext\
end","prepend","public","private","protected","raise","throw"]],built_in:["proc","lambda","attr_accessor","attr_reader","attr_writer","define_method","private_c\
onstant","module_function"],literal:["true","false","nil"]},s={className:"doctag",begin:"@[A-Za-z]+"},l={begin:"#<",end:">"},u=[e.COMMENT("#","$",{contains:[s]}\
),e.COMMENT("^=begin","^=end",{contains:[s],relevance:10}),e.COMMENT("^__END__",e.MATCH_NOTHING_RE)],c={className:"subst",begin:/#\\{/,end:/\\}/,keywords:a},d={cl\
assName:"string",contains:[e.BACKSLASH_ESCAPE,c],variants:[{begin:/\'/,end:/\'/},{begin:/"/,end:/"/},{begin:/`/,end:/`/},{begin:/%[qQwWx]?\\(/,end:/\\)/},{begin:/%[\
qQwWx]?\\[/,end:/\\]/},{begin:/%[qQwWx]?\\{/,end:/\\}/},{begin:/%[qQwWx]?</,end:/>/},{begin:/%[qQwWx]?\\//,end:/\\//},{begin:/%[qQwWx]?%/,end:/%/},{begin:/%[qQwWx]?-/\
,end:/-/},{begin:/%[qQwWx]?\\|/,end:/\\|/},{begin:/\\B\\?(\\\\\\d{1,3})/},{begin:/\\B\\?(\\\\x[A-Fa-f0-9]{1,2})/},{begin:/\\B\\?(\\\\u\\{?[A-Fa-f0-9]{1,6}\\}?)/},{begin:/\\B\\?(\\\\\
M-\\\\C-|\\\\M-\\\\c|\\\\c\\\\M-|\\\\M-|\\\\C-\\\\M-)[\\x20-\\x7e]/},{begin:/\\B\\?\\\\(c|C-)[\\x20-\\x7e]/},{begin:/\\B\\?\\\\?\\S/},{begin:t.concat(/<<[-~]?\'?/,t.lookahead(/(\\w+)(?=\\W)[^\\\
n]*\\n(?:[^\\n]*\\n)*?\\s*\\1\\b/)),contains:[e.END_SAME_AS_BEGIN({begin:/(\\w+)/,end:/(\\w+)/,contains:[e.BACKSLASH_ESCAPE,c]})]}]},m="[1-9](_?[0-9])*|0",f="[0-9](_?[0\
-9])*",g={className:"number",relevance:0,variants:[{begin:`\\\\b(${m})(\\\\.(${f}))?([eE][+-]?(${f})|r)?i?\\\\b`},{begin:"\\\\b0[dD][0-9](_?[0-9])*r?i?\\\\b"},{begin:"\\\\b\
0[bB][0-1](_?[0-1])*r?i?\\\\b"},{begin:"\\\\b0[oO][0-7](_?[0-7])*r?i?\\\\b"},{begin:"\\\\b0[xX][0-9a-fA-F](_?[0-9a-fA-F])*r?i?\\\\b"},{begin:"\\\\b0(_?[0-7])+r?i?\\\\b"}]},x=\
{variants:[{match:/\\(\\)/},{className:"params",begin:/\\(/,end:/(?=\\))/,excludeBegin:!0,endsParent:!0,keywords:a}]},E=[d,{variants:[{match:[/class\\s+/,o,/\\s+<\\s+/\
,o]},{match:[/\\b(class|module)\\s+/,o]}],scope:{2:"title.class",4:"title.class.inherited"},keywords:a},{match:[/(include|extend)\\s+/,o],scope:{2:"title.class"},k\
eywords:a},{relevance:0,match:[o,/\\.new[. (]/],scope:{1:"title.class"}},{relevance:0,match:/\\b[A-Z][A-Z_0-9]+\\b/,className:"variable.constant"},{relevance:0,mat\
ch:r,scope:"title.class"},{match:[/def/,/\\s+/,n],scope:{1:"keyword",3:"title.function"},contains:[x]},{begin:e.IDENT_RE+"::"},{className:"symbol",begin:e.UNDERS\
CORE_IDENT_RE+"(!|\\\\?)?:",relevance:0},{className:"symbol",begin:":(?!\\\\s)",contains:[d,{begin:n}],relevance:0},g,{className:"variable",begin:"(\\\\$\\\\W)|((\\\\$|@@\
?)(\\\\w+))(?=[^@$?])(?![A-Za-z])(?![@$?\'])"},{className:"params",begin:/\\|(?!=)/,end:/\\|/,excludeBegin:!0,excludeEnd:!0,relevance:0,keywords:a},{begin:"("+e.RE_S\
TARTERS_RE+"|unless)\\\\s*",keywords:"unless",contains:[{className:"regexp",contains:[e.BACKSLASH_ESCAPE,c],illegal:/\\n/,variants:[{begin:"/",end:"/[a-z]*"},{begi\
n:/%r\\{/,end:/\\}[a-z]*/},{begin:"%r\\\\(",end:"\\\\)[a-z]*"},{begin:"%r!",end:"![a-z]*"},{begin:"%r\\\\[",end:"\\\\][a-z]*"}]}].concat(l,u),relevance:0}].concat(l,u);c.\
contains=E,x.contains=E;let y=[{begin:/^\\s*=>/,starts:{end:"$",contains:E}},{className:"meta.prompt",begin:"^("+"[>?]>"+"|"+"[\\\\w#]+\\\\(\\\\w+\\\\):\\\\d+:\\\\d+[>*]"+"|\
"+"(\\\\w+-)?\\\\d+\\\\.\\\\d+\\\\.\\\\d+(p\\\\d+)?[^\\\\d][^>]+>"+")(?=[ ])",starts:{end:"$",keywords:a,contains:E}}];return u.unshift(l),{name:"Ruby",aliases:["rb","gemspec",\
"podspec","thor","irb"],keywords:a,illegal:/\\/\\*/,contains:[e.SHEBANG({binary:"ruby"})].concat(y).concat(u).concat(E)}}function ts(e){let t=e.regex,n=/(r#)?/,r=\
t.concat(n,e.UNDERSCORE_IDENT_RE),o=t.concat(n,e.IDENT_RE),i={className:"title.function.invoke",relevance:0,begin:t.concat(/\\b/,/(?!let|for|while|if|else|match\\\
b)/,o,t.lookahead(/\\s*\\(/))},a="([ui](8|16|32|64|128|size)|f(32|64))?",s=["abstract","as","async","await","become","box","break","const","continue","crate","do"\
,"dyn","else","enum","extern","false","final","fn","for","if","impl","in","let","loop","macro","match","mod","move","mut","override","priv","pub","ref","return"\
,"self","Self","static","struct","super","trait","true","try","type","typeof","union","unsafe","unsized","use","virtual","where","while","yield"],l=["true","fal\
se","Some","None","Ok","Err"],u=["drop ","Copy","Send","Sized","Sync","Drop","Fn","FnMut","FnOnce","ToOwned","Clone","Debug","PartialEq","PartialOrd","Eq","Ord"\
,"AsRef","AsMut","Into","From","Default","Iterator","Extend","IntoIterator","DoubleEndedIterator","ExactSizeIterator","SliceConcatExt","ToString","assert!","ass\
ert_eq!","bitflags!","bytes!","cfg!","col!","concat!","concat_idents!","debug_assert!","debug_assert_eq!","env!","eprintln!","panic!","file!","format!","format_\
args!","include_bytes!","include_str!","line!","local_data_key!","module_path!","option_env!","print!","println!","select!","stringify!","try!","unimplemented!"\
,"unreachable!","vec!","write!","writeln!","macro_rules!","assert_ne!","debug_assert_ne!"],c=["i8","i16","i32","i64","i128","isize","u8","u16","u32","u64","u128\
","usize","f32","f64","str","char","bool","Box","Option","Result","String","Vec"];return{name:"Rust",aliases:["rs"],keywords:{$pattern:e.IDENT_RE+"!?",type:c,ke\
yword:s,literal:l,built_in:u},illegal:"</",contains:[e.C_LINE_COMMENT_MODE,e.COMMENT("/\\\\*","\\\\*/",{contains:["self"]}),e.inherit(e.QUOTE_STRING_MODE,{begin:/b?\
"/,illegal:null}),{className:"symbol",begin:/\'[a-zA-Z_][a-zA-Z0-9_]*(?!\')/},{scope:"string",variants:[{begin:/b?r(#*)"(.|\\n)*?"\\1(?!#)/},{begin:/b?\'/,end:/\'/,co\
ntains:[{scope:"char.escape",match:/\\\\(\'|\\w|x\\w{2}|u\\w{4}|U\\w{8})/}]}]},{className:"number",variants:[{begin:"\\\\b0b([01_]+)"+a},{begin:"\\\\b0o([0-7_]+)"+a},{begi\
n:"\\\\b0x([A-Fa-f0-9_]+)"+a},{begin:"\\\\b(\\\\d[\\\\d_]*(\\\\.[0-9_]+)?([eE][+-]?[0-9_]+)?)"+a}],relevance:0},{begin:[/fn/,/\\s+/,r],className:{1:"keyword",3:"title.func\
tion"}},{className:"meta",begin:"#!?\\\\[",end:"\\\\]",contains:[{className:"string",begin:/"/,end:/"/,contains:[e.BACKSLASH_ESCAPE]}]},{begin:[/let/,/\\s+/,/(?:mut\\\
s+)?/,r],className:{1:"keyword",3:"keyword",4:"variable"}},{begin:[/for/,/\\s+/,r,/\\s+/,/in/],className:{1:"keyword",3:"variable",5:"keyword"}},{begin:[/type/,/\\\
s+/,r],className:{1:"keyword",3:"title.class"}},{begin:[/(?:trait|enum|struct|union|impl|for)/,/\\s+/,r],className:{1:"keyword",3:"title.class"}},{begin:e.IDENT_\
RE+"::",keywords:{keyword:"Self",built_in:u,type:c}},{className:"punctuation",begin:"->"},i]}}function ns(e){let t=e.regex,n=e.COMMENT("--","$"),r={scope:"strin\
g",variants:[{begin:/\'/,end:/\'/,contains:[{match:/\'\'/}]}]},o={begin:/"/,end:/"/,contains:[{match:/""/}]},i=["true","false","unknown"],a=["double precision","lar\
ge object","with timezone","without timezone"],s=["bigint","binary","blob","boolean","char","character","clob","date","dec","decfloat","decimal","float","int","\
integer","interval","nchar","nclob","national","numeric","real","row","smallint","time","timestamp","varchar","varying","varbinary"],l=["add","asc","collation",\
"desc","final","first","last","view"],u=["abs","acos","all","allocate","alter","and","any","are","array","array_agg","array_max_cardinality","as","asensitive","\
asin","asymmetric","at","atan","atomic","authorization","avg","begin","begin_frame","begin_partition","between","bigint","binary","blob","boolean","both","by","\
call","called","cardinality","cascaded","case","cast","ceil","ceiling","char","char_length","character","character_length","check","classifier","clob","close","\
coalesce","collate","collect","column","commit","condition","connect","constraint","contains","convert","copy","corr","corresponding","cos","cosh","count","cova\
r_pop","covar_samp","create","cross","cube","cume_dist","current","current_catalog","current_date","current_default_transform_group","current_path","current_rol\
e","current_row","current_schema","current_time","current_timestamp","current_path","current_role","current_transform_group_for_type","current_user","cursor","c\
ycle","date","day","deallocate","dec","decimal","decfloat","declare","default","define","delete","dense_rank","deref","describe","deterministic","disconnect","d\
istinct","double","drop","dynamic","each","element","else","empty","end","end_frame","end_partition","end-exec","equals","escape","every","except","exec","execu\
te","exists","exp","external","extract","false","fetch","filter","first_value","float","floor","for","foreign","frame_row","free","from","full","function","fusi\
on","get","global","grant","group","grouping","groups","having","hold","hour","identity","in","indicator","initial","inner","inout","insensitive","insert","int"\
,"integer","intersect","intersection","interval","into","is","join","json_array","json_arrayagg","json_exists","json_object","json_objectagg","json_query","json\
_table","json_table_primitive","json_value","lag","language","large","last_value","lateral","lead","leading","left","like","like_regex","listagg","ln","local","\
localtime","localtimestamp","log","log10","lower","match","match_number","match_recognize","matches","max","member","merge","method","min","minute","mod","modif\
ies","module","month","multiset","national","natural","nchar","nclob","new","no","none","normalize","not","nth_value","ntile","null","nullif","numeric","octet_l\
ength","occurrences_regex","of","offset","old","omit","on","one","only","open","or","order","out","outer","over","overlaps","overlay","parameter","partition","p\
attern","per","percent","percent_rank","percentile_cont","percentile_disc","period","portion","position","position_regex","power","precedes","precision","prepar\
e","primary","procedure","ptf","range","rank","reads","real","recursive","ref","references","referencing","regr_avgx","regr_avgy","regr_count","regr_intercept",\
"regr_r2","regr_slope","regr_sxx","regr_sxy","regr_syy","release","result","return","returns","revoke","right","rollback","rollup","row","row_number","rows","ru\
nning","savepoint","scope","scroll","search","second","seek","select","sensitive","session_user","set","show","similar","sin","sinh","skip","smallint","some","s\
pecific","specifictype","sql","sqlexception","sqlstate","sqlwarning","sqrt","start","static","stddev_pop","stddev_samp","submultiset","subset","substring","subs\
tring_regex","succeeds","sum","symmetric","system","system_time","system_user","table","tablesample","tan","tanh","then","time","timestamp","timezone_hour","tim\
ezone_minute","to","trailing","translate","translate_regex","translation","treat","trigger","trim","trim_array","true","truncate","uescape","union","unique","un\
known","unnest","update","upper","user","using","value","values","value_of","var_pop","var_samp","varbinary","varchar","varying","versioning","when","whenever",\
"where","width_bucket","window","with","within","without","year"],c=["abs","acos","array_agg","asin","atan","avg","cast","ceil","ceiling","coalesce","corr","cos\
","cosh","count","covar_pop","covar_samp","cume_dist","dense_rank","deref","element","exp","extract","first_value","floor","json_array","json_arrayagg","json_ex\
ists","json_object","json_objectagg","json_query","json_table","json_table_primitive","json_value","lag","last_value","lead","listagg","ln","log","log10","lower\
","max","min","mod","nth_value","ntile","nullif","percent_rank","percentile_cont","percentile_disc","position","position_regex","power","rank","regr_avgx","regr\
_avgy","regr_count","regr_intercept","regr_r2","regr_slope","regr_sxx","regr_sxy","regr_syy","row_number","sin","sinh","sqrt","stddev_pop","stddev_samp","substr\
ing","substring_regex","sum","tan","tanh","translate","translate_regex","treat","trim","trim_array","unnest","upper","value_of","var_pop","var_samp","width_buck\
et"],d=["current_catalog","current_date","current_default_transform_group","current_path","current_role","current_schema","current_transform_group_for_type","cu\
rrent_user","session_user","system_time","system_user","current_time","localtime","current_timestamp","localtimestamp"],m=["create table","insert into","primary\
 key","foreign key","not null","alter table","add constraint","grouping sets","on overflow","character set","respect nulls","ignore nulls","nulls first","nulls \
last","depth first","breadth first"],f=c,g=[...u,...l].filter(R=>!c.includes(R)),x={scope:"variable",match:/@[a-z0-9][a-z0-9_]*/},_={scope:"operator",match:/[-+\
*/=%^~]|&&?|\\|\\|?|!=?|<(?:=>?|<|>)?|>[>=]?/,relevance:0},k={match:t.concat(/\\b/,t.either(...f),/\\s*\\(/),relevance:0,keywords:{built_in:f}};function w(R){return \
t.concat(/\\b/,t.either(...R.map(E=>E.replace(/\\s+/,"\\\\s+"))),/\\b/)}let T={scope:"keyword",match:w(m),relevance:0};function v(R,{exceptions:E,when:A}={}){let L=A\
;return E=E||[],R.map(G=>G.match(/\\|\\d+$/)||E.includes(G)?G:L(G)?`${G}|0`:G)}return{name:"SQL",case_insensitive:!0,illegal:/[{}]|<\\//,keywords:{$pattern:/\\b[\\w\\\
.]+/,keyword:v(g,{when:R=>R.length<3}),literal:i,type:s,built_in:d},contains:[{scope:"type",match:w(a)},T,k,x,r,o,e.C_NUMBER_MODE,e.C_BLOCK_COMMENT_MODE,n,_]}}f\
unction as(e){return e?typeof e=="string"?e:e.source:null}function Qt(e){return ie("(?=",e,")")}function ie(...e){return e.map(n=>as(n)).join("")}function Ap(e)\
{let t=e[e.length-1];return typeof t=="object"&&t.constructor===Object?(e.splice(e.length-1,1),t):{}}function ye(...e){return"("+(Ap(e).capture?"":"?:")+e.map(r\
=>as(r)).join("|")+")"}var eo=e=>ie(/\\b/,e,/\\w$/.test(e)?/\\b/:/\\B/),Lp=["Protocol","Type"].map(eo),rs=["init","self"].map(eo),Ip=["Any","Self"],Qr=["actor","any\
","associatedtype","async","await",/as\\?/,/as!/,"as","borrowing","break","case","catch","class","consume","consuming","continue","convenience","copy","default",\
"defer","deinit","didSet","distributed","do","dynamic","each","else","enum","extension","fallthrough",/fileprivate\\(set\\)/,"fileprivate","final","for","func","g\
et","guard","if","import","indirect","infix",/init\\?/,/init!/,"inout",/internal\\(set\\)/,"internal","in","is","isolated","nonisolated","lazy","let","macro","muta\
ting","nonmutating",/open\\(set\\)/,"open","operator","optional","override","package","postfix","precedencegroup","prefix",/private\\(set\\)/,"private","protocol",/\
public\\(set\\)/,"public","repeat","required","rethrows","return","set","some","static","struct","subscript","super","switch","throws","throw",/try\\?/,/try!/,"try\
","typealias",/unowned\\(safe\\)/,/unowned\\(unsafe\\)/,"unowned","var","weak","where","while","willSet"],os=["false","nil","true"],Pp=["assignment","associativity"\
,"higherThan","left","lowerThan","none","right"],Dp=["#colorLiteral","#column","#dsohandle","#else","#elseif","#endif","#error","#file","#fileID","#fileLiteral"\
,"#filePath","#function","#if","#imageLiteral","#keyPath","#line","#selector","#sourceLocation","#warning"],is=["abs","all","any","assert","assertionFailure","d\
ebugPrint","dump","fatalError","getVaList","isKnownUniquelyReferenced","max","min","numericCast","pointwiseMax","pointwiseMin","precondition","preconditionFailu\
re","print","readLine","repeatElement","sequence","stride","swap","swift_unboxFromSwiftValueWithType","transcode","type","unsafeBitCast","unsafeDowncast","withE\
xtendedLifetime","withUnsafeMutablePointer","withUnsafePointer","withVaList","withoutActuallyEscaping","zip"],ss=ye(/[/=\\-+!*%<>&|^~?]/,/[\\u00A1-\\u00A7]/,/[\\u00\
A9\\u00AB]/,/[\\u00AC\\u00AE]/,/[\\u00B0\\u00B1]/,/[\\u00B6\\u00BB\\u00BF\\u00D7\\u00F7]/,/[\\u2016-\\u2017]/,/[\\u2020-\\u2027]/,/[\\u2030-\\u203E]/,/[\\u2041-\\u2053]/,/[\\u2055\
-\\u205E]/,/[\\u2190-\\u23FF]/,/[\\u2500-\\u2775]/,/[\\u2794-\\u2BFF]/,/[\\u2E00-\\u2E7F]/,/[\\u3001-\\u3003]/,/[\\u3008-\\u3020]/,/[\\u3030]/),ls=ye(ss,/[\\u0300-\\u036F]/,/[\\\
u1DC0-\\u1DFF]/,/[\\u20D0-\\u20FF]/,/[\\uFE00-\\uFE0F]/,/[\\uFE20-\\uFE2F]/),Jr=ie(ss,ls,"*"),cs=ye(/[a-zA-Z_]/,/[\\u00A8\\u00AA\\u00AD\\u00AF\\u00B2-\\u00B5\\u00B7-\\u00BA]/,\
/[\\u00BC-\\u00BE\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u00FF]/,/[\\u0100-\\u02FF\\u0370-\\u167F\\u1681-\\u180D\\u180F-\\u1DBF]/,/[\\u1E00-\\u1FFF]/,/[\\u200B-\\u200D\\u202A-\\u202E\
\\u203F-\\u2040\\u2054\\u2060-\\u206F]/,/[\\u2070-\\u20CF\\u2100-\\u218F\\u2460-\\u24FF\\u2776-\\u2793]/,/[\\u2C00-\\u2DFF\\u2E80-\\u2FFF]/,/[\\u3004-\\u3007\\u3021-\\u302F\\u3031-\\u\
303F\\u3040-\\uD7FF]/,/[\\uF900-\\uFD3D\\uFD40-\\uFDCF\\uFDF0-\\uFE1F\\uFE30-\\uFE44]/,/[\\uFE47-\\uFEFE\\uFF00-\\uFFFD]/),Un=ye(cs,/\\d/,/[\\u0300-\\u036F\\u1DC0-\\u1DFF\\u20D0-\\u\
20FF\\uFE20-\\uFE2F]/),Fe=ie(cs,Un,"*"),zn=ie(/[A-Z]/,Un,"*"),Fp=["attached","autoclosure",ie(/convention\\(/,ye("swift","block","c"),/\\)/),"discardableResult","dy\
namicCallable","dynamicMemberLookup","escaping","freestanding","frozen","GKInspectable","IBAction","IBDesignable","IBInspectable","IBOutlet","IBSegueAction","in\
linable","main","nonobjc","NSApplicationMain","NSCopying","NSManaged",ie(/objc\\(/,Fe,/\\)/),"objc","objcMembers","propertyWrapper","requires_stored_property_init\
s","resultBuilder","Sendable","testable","UIApplicationMain","unchecked","unknown","usableFromInline","warn_unqualified_access"],$p=["iOS","iOSApplicationExtens\
ion","macOS","macOSApplicationExtension","macCatalyst","macCatalystApplicationExtension","watchOS","watchOSApplicationExtension","tvOS","tvOSApplicationExtensio\
n","swift"];function us(e){let t={match:/\\s+/,relevance:0},n=e.COMMENT("/\\\\*","\\\\*/",{contains:["self"]}),r=[e.C_LINE_COMMENT_MODE,n],o={match:[/\\./,ye(...Lp,..\
.rs)],className:{2:"keyword"}},i={match:ie(/\\./,ye(...Qr)),relevance:0},a=Qr.filter(ne=>typeof ne=="string").concat(["_|0"]),s=Qr.filter(ne=>typeof ne!="string"\
).concat(Ip).map(eo),l={variants:[{className:"keyword",match:ye(...s,...rs)}]},u={$pattern:ye(/\\b\\w+/,/#\\w+/),keyword:a.concat(Dp),literal:os},c=[o,i,l],d={matc\
h:ie(/\\./,ye(...is)),relevance:0},m={className:"built_in",match:ie(/\\b/,ye(...is),/(?=\\()/)},f=[d,m],g={match:/->/,relevance:0},x={className:"operator",relevanc\
e:0,variants:[{match:Jr},{match:`\\\\.(\\\\.|${ls})+`}]},_=[g,x],k="([0-9]_*)+",w="([0-9a-fA-F]_*)+",T={className:"number",relevance:0,variants:[{match:`\\\\b(${k})(\\\
\\.(${k}))?([eE][+-]?(${k}))?\\\\b`},{match:`\\\\b0x(${w})(\\\\.(${w}))?([pP][+-]?(${k}))?\\\\b`},{match:/\\b0o([0-7]_*)+\\b/},{match:/\\b0b([01]_*)+\\b/}]},v=(ne="")=>({cla\
ssName:"subst",variants:[{match:ie(/\\\\/,ne,/[0\\\\tnr"\']/)},{match:ie(/\\\\/,ne,/u\\{[0-9a-fA-F]{1,8}\\}/)}]}),R=(ne="")=>({className:"subst",match:ie(/\\\\/,ne,/[\\t ]*\
(?:[\\r\\n]|\\r\\n)/)}),E=(ne="")=>({className:"subst",label:"interpol",begin:ie(/\\\\/,ne,/\\(/),end:/\\)/}),A=(ne="")=>({begin:ie(ne,/"""/),end:ie(/"""/,ne),contains:\
[v(ne),R(ne),E(ne)]}),L=(ne="")=>({begin:ie(ne,/"/),end:ie(/"/,ne),contains:[v(ne),E(ne)]}),G={className:"string",variants:[A(),A("#"),A("##"),A("###"),L(),L("#\
"),L("##"),L("###")]},y=[e.BACKSLASH_ESCAPE,{begin:/\\[/,end:/\\]/,relevance:0,contains:[e.BACKSLASH_ESCAPE]}],z={begin:/\\/[^\\s](?=[^/\\n]*\\/)/,end:/\\//,contains:y\
},B=ne=>{let Me=ie(ne,/\\//),q=ie(/\\//,ne);return{begin:Me,end:q,contains:[...y,{scope:"comment",begin:`#(?!.*${q})`,end:/$/}]}},O={scope:"regexp",variants:[B("#\
##"),B("##"),B("#"),z]},D={match:ie(/`/,Fe,/`/)},F={className:"variable",match:/\\$\\d+/},S={className:"variable",match:`\\\\$${Un}+`},N=[D,F,S],M={match:/(@|#(un)?\
)available/,scope:"keyword",starts:{contains:[{begin:/\\(/,end:/\\)/,keywords:$p,contains:[..._,T,G]}]}},K={scope:"keyword",match:ie(/@/,ye(...Fp),Qt(ye(/\\(/,/\\s+\
/)))},h={scope:"meta",match:ie(/@/,Fe)},j=[M,K,h],J={match:Qt(/\\b[A-Z]/),relevance:0,contains:[{className:"type",match:ie(/(AV|CA|CF|CG|CI|CL|CM|CN|CT|MK|MP|MTK\
|MTL|NS|SCN|SK|UI|WK|XC)/,Un,"+")},{className:"type",match:zn,relevance:0},{match:/[?!]+/,relevance:0},{match:/\\.\\.\\./,relevance:0},{match:ie(/\\s+&\\s+/,Qt(zn)),\
relevance:0}]},b={begin:/</,end:/>/,keywords:u,contains:[...r,...c,...j,g,J]};J.contains.push(b);let re={match:ie(Fe,/\\s*:/),keywords:"_|0",relevance:0},ce={beg\
in:/\\(/,end:/\\)/,relevance:0,keywords:u,contains:["self",re,...r,O,...c,...f,..._,T,G,...N,...j,J]},Ne={begin:/</,end:/>/,keywords:"repeat each",contains:[...r,\
J]},ze={begin:ye(Qt(ie(Fe,/\\s*:/)),Qt(ie(Fe,/\\s+/,Fe,/\\s*:/))),end:/:/,relevance:0,contains:[{className:"keyword",match:/\\b_\\b/},{className:"params",match:Fe}]}\
,se={begin:/\\(/,end:/\\)/,keywords:u,contains:[ze,...r,...c,..._,T,G,...j,J,ce],endsParent:!0,illegal:/["\']/},Ue={match:[/(func|macro)/,/\\s+/,ye(D.match,Fe,Jr)],\
className:{1:"keyword",3:"title.function"},contains:[Ne,se,t],illegal:[/\\[/,/%/]},ke={match:[/\\b(?:subscript|init[?!]?)/,/\\s*(?=[<(])/],className:{1:"keyword"},\
contains:[Ne,se,t],illegal:/\\[|%/},Ce={match:[/operator/,/\\s+/,Jr],className:{1:"keyword",3:"title"}},Oe={begin:[/precedencegroup/,/\\s+/,zn],className:{1:"keywo\
rd",3:"title"},contains:[J],keywords:[...Pp,...os],end:/}/},Te={match:[/class\\b/,/\\s+/,/func\\b/,/\\s+/,/\\b[A-Za-z_][A-Za-z0-9_]*\\b/],scope:{1:"keyword",3:"keywor\
d",5:"title.function"}},Et={match:[/class\\b/,/\\s+/,/var\\b/],scope:{1:"keyword",3:"keyword"}},we={begin:[/(struct|protocol|class|extension|enum|actor)/,/\\s+/,Fe,\
/\\s*/],beginScope:{1:"keyword",3:"title.class"},keywords:u,contains:[Ne,...c,{begin:/:/,end:/\\{/,keywords:u,contains:[{scope:"title.class.inherited",match:zn},.\
..c],relevance:0}]};for(let ne of G.variants){let Me=ne.contains.find(wt=>wt.label==="interpol");Me.keywords=u;let q=[...c,...f,..._,T,G,...N];Me.contains=[...q\
,{begin:/\\(/,end:/\\)/,contains:["self",...q]}]}return{name:"Swift",keywords:u,contains:[...r,Ue,ke,Te,Et,we,Ce,Oe,{beginKeywords:"import",end:/$/,contains:[...r\
],relevance:0},O,...c,...f,..._,T,G,...N,...j,J,ce]}}var Wn="[A-Za-z$_][0-9A-Za-z$_]*",ds=["as","in","of","if","for","while","finally","var","new","function","d\
o","return","void","else","break","catch","instanceof","with","throw","case","default","try","switch","continue","typeof","delete","let","yield","const","class"\
,"debugger","async","await","static","import","from","export","extends","using"],ps=["true","false","null","undefined","NaN","Infinity"],fs=["Object","Function"\
,"Boolean","Symbol","Math","Date","Number","BigInt","String","RegExp","Array","Float32Array","Float64Array","Int8Array","Uint8Array","Uint8ClampedArray","Int16A\
rray","Int32Array","Uint16Array","Uint32Array","BigInt64Array","BigUint64Array","Set","Map","WeakSet","WeakMap","ArrayBuffer","SharedArrayBuffer","Atomics","Dat\
aView","JSON","Promise","Generator","GeneratorFunction","AsyncFunction","Reflect","Proxy","Intl","WebAssembly"],ms=["Error","EvalError","InternalError","RangeEr\
ror","ReferenceError","SyntaxError","TypeError","URIError"],gs=["setInterval","setTimeout","clearInterval","clearTimeout","require","exports","eval","isFinite",\
"isNaN","parseFloat","parseInt","decodeURI","decodeURIComponent","encodeURI","encodeURIComponent","escape","unescape"],hs=["arguments","this","super","console",\
"window","document","localStorage","sessionStorage","module","global"],bs=[].concat(gs,fs,ms);function Bp(e){let t=e.regex,n=(M,{after:K})=>{let h="</"+M[0].sli\
ce(1);return M.input.indexOf(h,K)!==-1},r=Wn,o={begin:"<>",end:"</>"},i=/<[A-Za-z0-9\\\\._:-]+\\s*\\/>/,a={begin:/<[A-Za-z0-9\\\\._:-]+/,end:/\\/[A-Za-z0-9\\\\._:-]+>|\\/\
>/,isTrulyOpeningTag:(M,K)=>{let h=M[0].length+M.index,j=M.input[h];if(j==="<"||j===","){K.ignoreMatch();return}j===">"&&(n(M,{after:h})||K.ignoreMatch());let J\
,b=M.input.substring(h);if(J=b.match(/^\\s*=/)){K.ignoreMatch();return}if((J=b.match(/^\\s+extends\\s+/))&&J.index===0){K.ignoreMatch();return}}},s={$pattern:Wn,ke\
yword:ds,literal:ps,built_in:bs,"variable.language":hs},l="[0-9](_?[0-9])*",u=`\\\\.(${l})`,c="0|[1-9](_?[0-9])*|0[0-7]*[89][0-9]*",d={className:"number",variants\
:[{begin:`(\\\\b(${c})((${u})|\\\\.)?|(${u}))[eE][+-]?(${l})\\\\b`},{begin:`\\\\b(${c})\\\\b((${u})\\\\b|\\\\.)?|(${u})\\\\b`},{begin:"\\\\b(0|[1-9](_?[0-9])*)n\\\\b"},{begin:"\\\\b0\
[xX][0-9a-fA-F](_?[0-9a-fA-F])*n?\\\\b"},{begin:"\\\\b0[bB][0-1](_?[0-1])*n?\\\\b"},{begin:"\\\\b0[oO][0-7](_?[0-7])*n?\\\\b"},{begin:"\\\\b0[0-7]+n?\\\\b"}],relevance:0},m={\
className:"subst",begin:"\\\\$\\\\{",end:"\\\\}",keywords:s,contains:[]},f={begin:".?html`",end:"",starts:{end:"`",returnEnd:!1,contains:[e.BACKSLASH_ESCAPE,m],subLan\
guage:"xml"}},g={begin:".?css`",end:"",starts:{end:"`",returnEnd:!1,contains:[e.BACKSLASH_ESCAPE,m],subLanguage:"css"}},x={begin:".?gql`",end:"",starts:{end:"`"\
,returnEnd:!1,contains:[e.BACKSLASH_ESCAPE,m],subLanguage:"graphql"}},_={className:"string",begin:"`",end:"`",contains:[e.BACKSLASH_ESCAPE,m]},w={className:"com\
ment",variants:[e.COMMENT(/\\/\\*\\*(?!\\/)/,"\\\\*/",{relevance:0,contains:[{begin:"(?=@[A-Za-z]+)",relevance:0,contains:[{className:"doctag",begin:"@[A-Za-z]+"},{cl\
assName:"type",begin:"\\\\{",end:"\\\\}",excludeEnd:!0,excludeBegin:!0,relevance:0},{className:"variable",begin:r+"(?=\\\\s*(-)|$)",endsParent:!0,relevance:0},{begin:\
/(?=[^\\n])\\s/,relevance:0}]}]}),e.C_BLOCK_COMMENT_MODE,e.C_LINE_COMMENT_MODE]},T=[e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,f,g,x,_,{match:/\\$\\d+/},d];m.contains=T\
.concat({begin:/\\{/,end:/\\}/,keywords:s,contains:["self"].concat(T)});let v=[].concat(w,m.contains),R=v.concat([{begin:/(\\s*)\\(/,end:/\\)/,keywords:s,contains:["\
self"].concat(v)}]),E={className:"params",begin:/(\\s*)\\(/,end:/\\)/,excludeBegin:!0,excludeEnd:!0,keywords:s,contains:R},A={variants:[{match:[/class/,/\\s+/,r,/\\s\
+/,/extends/,/\\s+/,t.concat(r,"(",t.concat(/\\./,r),")*")],scope:{1:"keyword",3:"title.class",5:"keyword",7:"title.class.inherited"}},{match:[/class/,/\\s+/,r],sc\
ope:{1:"keyword",3:"title.class"}}]},L={relevance:0,match:t.either(/\\bJSON/,/\\b[A-Z][a-z]+([A-Z][a-z]*|\\d)*/,/\\b[A-Z]{2,}([A-Z][a-z]+|\\d)+([A-Z][a-z]*)*/,/\\b[A-\
Z]{2,}[a-z]+([A-Z][a-z]+|\\d)*([A-Z][a-z]*)*/),className:"title.class",keywords:{_:[...fs,...ms]}},G={label:"use_strict",className:"meta",relevance:10,begin:/^\\s\
*[\'"]use (strict|asm)[\'"]/},y={variants:[{match:[/function/,/\\s+/,r,/(?=\\s*\\()/]},{match:[/function/,/\\s*(?=\\()/]}],className:{1:"keyword",3:"title.function"},l\
abel:"func.def",contains:[E],illegal:/%/},z={relevance:0,match:/\\b[A-Z][A-Z_0-9]+\\b/,className:"variable.constant"};function B(M){return t.concat("(?!",M.join("\
|"),")")}let O={match:t.concat(/\\b/,B([...gs,"super","import"].map(M=>`${M}\\\\s*\\\\(`)),r,t.lookahead(/\\s*\\(/)),className:"title.function",relevance:0},D={begin:t\
.concat(/\\./,t.lookahead(t.concat(r,/(?![0-9A-Za-z$_(])/))),end:r,excludeBegin:!0,keywords:"prototype",className:"property",relevance:0},F={match:[/get|set/,/\\s\
+/,r,/(?=\\()/],className:{1:"keyword",3:"title.function"},contains:[{begin:/\\(\\)/},E]},S="(\\\\([^()]*(\\\\([^()]*(\\\\([^()]*\\\\)[^()]*)*\\\\)[^()]*)*\\\\)|"+e.UNDERSCORE\
_IDENT_RE+")\\\\s*=>",N={match:[/const|var|let/,/\\s+/,r,/\\s*/,/=\\s*/,/(async\\s*)?/,t.lookahead(S)],keywords:"async",className:{1:"keyword",3:"title.function"},con\
tains:[E]};return{name:"JavaScript",aliases:["js","jsx","mjs","cjs"],keywords:s,exports:{PARAMS_CONTAINS:R,CLASS_REFERENCE:L},illegal:/#(?![$_A-z])/,contains:[e\
.SHEBANG({label:"shebang",binary:"node",relevance:5}),G,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,f,g,x,_,w,{match:/\\$\\d+/},d,L,{scope:"attr",match:r+t.lookahead("\
:"),relevance:0},N,{begin:"("+e.RE_STARTERS_RE+"|\\\\b(case|return|throw)\\\\b)\\\\s*",keywords:"return throw case",relevance:0,contains:[w,e.REGEXP_MODE,{className:"\
function",begin:S,returnBegin:!0,end:"\\\\s*=>",contains:[{className:"params",variants:[{begin:e.UNDERSCORE_IDENT_RE,relevance:0},{className:null,begin:/\\(\\s*\\)/,\
skip:!0},{begin:/(\\s*)\\(/,end:/\\)/,excludeBegin:!0,excludeEnd:!0,keywords:s,contains:R}]}]},{begin:/,/,relevance:0},{match:/\\s+/,relevance:0},{variants:[{begin:\
o.begin,end:o.end},{match:i},{begin:a.begin,"on:begin":a.isTrulyOpeningTag,end:a.end}],subLanguage:"xml",contains:[{begin:a.begin,end:a.end,skip:!0,contains:["s\
elf"]}]}]},y,{beginKeywords:"while if switch catch for"},{begin:"\\\\b(?!function)"+e.UNDERSCORE_IDENT_RE+"\\\\([^()]*(\\\\([^()]*(\\\\([^()]*\\\\)[^()]*)*\\\\)[^()]*)*\\\\)\\\
\\s*\\\\{",returnBegin:!0,label:"func.def",contains:[E,e.inherit(e.TITLE_MODE,{begin:r,className:"title.function"})]},{match:/\\.\\.\\./,relevance:0},D,{match:"\\\\$"+r\
,relevance:0},{match:[/\\bconstructor(?=\\s*\\()/],className:{1:"title.function"},contains:[E]},O,z,A,F,{match:/\\$[(.]/}]}}function ys(e){let t=e.regex,n=Bp(e),r=W\
n,o=["any","void","number","boolean","string","object","never","symbol","bigint","unknown"],i={begin:[/namespace/,/\\s+/,e.IDENT_RE],beginScope:{1:"keyword",3:"t\
itle.class"}},a={beginKeywords:"interface",end:/\\{/,excludeEnd:!0,keywords:{keyword:"interface extends",built_in:o},contains:[n.exports.CLASS_REFERENCE]},s={cla\
ssName:"meta",relevance:10,begin:/^\\s*[\'"]use strict[\'"]/},l=["type","interface","public","private","protected","implements","declare","abstract","readonly","en\
um","override","satisfies"],u={$pattern:Wn,keyword:ds.concat(l),literal:ps,built_in:bs.concat(o),"variable.language":hs},c={className:"meta",begin:"@"+r},d=(x,_\
,k)=>{let w=x.contains.findIndex(T=>T.label===_);if(w===-1)throw new Error("can not find mode to replace");x.contains.splice(w,1,k)};Object.assign(n.keywords,u)\
,n.exports.PARAMS_CONTAINS.push(c);let m=n.contains.find(x=>x.scope==="attr"),f=Object.assign({},m,{match:t.concat(r,t.lookahead(/\\s*\\?:/))});n.exports.PARAMS_C\
ONTAINS.push([n.exports.CLASS_REFERENCE,m,f]),n.contains=n.contains.concat([c,i,a,f]),d(n,"shebang",e.SHEBANG()),d(n,"use_strict",s);let g=n.contains.find(x=>x.\
label==="func.def");return g.relevance=0,Object.assign(n,{name:"TypeScript",aliases:["ts","tsx","mts","cts"]}),n}function Es(e){let t=e.regex,n=t.concat(/[\\p{L}\
_]/u,t.optional(/[\\p{L}0-9_.-]*:/u),/[\\p{L}0-9_.-]*/u),r=/[\\p{L}0-9._:-]+/u,o={className:"symbol",begin:/&[a-z]+;|&#[0-9]+;|&#x[a-f0-9]+;/},i={begin:/\\s/,contai\
ns:[{className:"keyword",begin:/#?[a-z_][a-z1-9_-]+/,illegal:/\\n/}]},a=e.inherit(i,{begin:/\\(/,end:/\\)/}),s=e.inherit(e.APOS_STRING_MODE,{className:"string"}),l\
=e.inherit(e.QUOTE_STRING_MODE,{className:"string"}),u={endsWithParent:!0,illegal:/</,relevance:0,contains:[{className:"attr",begin:r,relevance:0},{begin:/=\\s*/\
,relevance:0,contains:[{className:"string",endsParent:!0,variants:[{begin:/"/,end:/"/,contains:[o]},{begin:/\'/,end:/\'/,contains:[o]},{begin:/[^\\s"\'=<>`]+/}]}]}]\
};return{name:"HTML, XML",aliases:["html","xhtml","rss","atom","xjb","xsd","xsl","plist","wsf","svg"],case_insensitive:!0,unicodeRegex:!0,contains:[{className:"\
meta",begin:/<![a-z]/,end:/>/,relevance:10,contains:[i,l,s,a,{begin:/\\[/,end:/\\]/,contains:[{className:"meta",begin:/<![a-z]/,end:/>/,contains:[i,a,l,s]}]}]},e.\
COMMENT(/\\x3C!--/,/-->/,{relevance:10}),{begin:/<!\\[CDATA\\[/,end:/\\]\\]>/,relevance:10},o,{className:"meta",end:/\\?>/,variants:[{begin:/<\\?xml/,relevance:10,cont\
ains:[l]},{begin:/<\\?[a-z][a-z0-9]+/}]},{className:"tag",begin:/<style(?=\\s|>)/,end:/>/,keywords:{name:"style"},contains:[u],starts:{end:/<\\/style>/,returnEnd:!\
0,subLanguage:["css","xml"]}},{className:"tag",begin:/<script(?=\\s|>)/,end:/>/,keywords:{name:"script"},contains:[u],starts:{end:/<\\/script>/,returnEnd:!0,subLa\
nguage:["javascript","handlebars","xml"]}},{className:"tag",begin:/<>|<\\/>/},{className:"tag",begin:t.concat(/</,t.lookahead(t.concat(n,t.either(/\\/>/,/>/,/\\s/)\
))),end:/\\/?>/,contains:[{className:"name",begin:n,relevance:0,starts:u}]},{className:"tag",begin:t.concat(/<\\//,t.lookahead(t.concat(n,/>/))),contains:[{classN\
ame:"name",begin:n,relevance:0},{begin:/>/,relevance:0,endsParent:!0}]}]}}function ws(e){let t="true false yes no null",n="[\\\\w#;/?:@&=+$,.~*\'()[\\\\]]+",r={class\
Name:"attr",variants:[{begin:/[\\w*@][\\w*@ :()\\./-]*:(?=[ \\t]|$)/},{begin:/"[\\w*@][\\w*@ :()\\./-]*":(?=[ \\t]|$)/},{begin:/\'[\\w*@][\\w*@ :()\\./-]*\':(?=[ \\t]|$)/}]},\
o={className:"template-variable",variants:[{begin:/\\{\\{/,end:/\\}\\}/},{begin:/%\\{/,end:/\\}/}]},i={className:"string",relevance:0,begin:/\'/,end:/\'/,contains:[{mat\
ch:/\'\'/,scope:"char.escape",relevance:0}]},a={className:"string",relevance:0,variants:[{begin:/"/,end:/"/},{begin:/\\S+/}],contains:[e.BACKSLASH_ESCAPE,o]},s=e.i\
nherit(a,{variants:[{begin:/\'/,end:/\'/,contains:[{begin:/\'\'/,relevance:0}]},{begin:/"/,end:/"/},{begin:/[^\\s,{}[\\]]+/}]}),m={className:"number",begin:"\\\\b"+"[0-\
9]{4}(-[0-9][0-9]){0,2}"+"([Tt \\\\t][0-9][0-9]?(:[0-9][0-9]){2})?"+"(\\\\.[0-9]*)?"+"([ \\\\t])*(Z|[-+][0-9][0-9]?(:[0-9][0-9])?)?"+"\\\\b"},f={end:",",endsWithParent:\
!0,excludeEnd:!0,keywords:t,relevance:0},g={begin:/\\{/,end:/\\}/,contains:[f],illegal:"\\\\n",relevance:0},x={begin:"\\\\[",end:"\\\\]",contains:[f],illegal:"\\\\n",rele\
vance:0},_=[r,{className:"meta",begin:"^---\\\\s*$",relevance:10},{className:"string",begin:"[\\\\|>]([1-9]?[+-])?[ ]*\\\\n( +)[^ ][^\\\\n]*\\\\n(\\\\2[^\\\\n]+\\\\n?)*"},{begi\
n:"<%[%=-]?",end:"[%-]?%>",subLanguage:"ruby",excludeBegin:!0,excludeEnd:!0,relevance:0},{className:"type",begin:"!\\\\w+!"+n},{className:"type",begin:"!<"+n+">"}\
,{className:"type",begin:"!"+n},{className:"type",begin:"!!"+n},{className:"meta",begin:"&"+e.UNDERSCORE_IDENT_RE+"$"},{className:"meta",begin:"\\\\*"+e.UNDERSCOR\
E_IDENT_RE+"$"},{className:"bullet",begin:"-(?=[ ]|$)",relevance:0},e.HASH_COMMENT_MODE,{beginKeywords:t,keywords:{literal:t}},m,{className:"number",begin:e.C_N\
UMBER_RE+"\\\\b",relevance:0},g,x,i,a],k=[..._];return k.pop(),k.push(s),f.contains=k,{name:"YAML",case_insensitive:!0,aliases:["yml"],contains:_}}var Hp={bash:Ia\
,c:Pa,cpp:Da,csharp:Fa,css:$a,go:Ba,ini:Ha,java:Wa,javascript:Ya,json:Xa,kotlin:ja,markdown:Za,php:Qa,python:Ja},zp={ruby:es,rust:ts,sql:ns,swift:us,typescript:\
ys,xml:Es,yaml:ws};for(let[e,t]of Object.entries({...Hp,...zp}))Dn.registerLanguage(e,t);var Up=600,ks=2e3;function _s(e,t){let n=/\\.(\\w{1,12})$/.exec(t)?.[1]?.\
toLowerCase()??"";if(!(e.length>Up||!Dn.getLanguage(n))&&!e.some(({length:r})=>r>ks))return Kp(Dn.highlight(e.join(`\n`),{language:n,ignoreIllegals:!0}).value)}v\
ar Wp=/<span class="([^"]*)">|(<\\/span>)|&(?:amp|lt|gt|quot|#x27);|[^<&]+/g;function Kp(e){let t=[[]],n=[],r=0,o=i=>{let a=n.at(-1);i!==""&&a!==void 0&&t.at(-1)\
.push({start:r,end:r+i.length,name:a}),r+=i.length};for(let[i,a,s]of e.matchAll(Wp))if(a!==void 0)n.push(a);else if(s!==void 0)n.pop();else if(i.startsWith("&")\
)o("&");else{let[l="",...u]=i.split(`\n`);o(l);for(let c of u)t.push([]),r=0,o(c)}return t}var Gp=1500;function Ss(e,t){let[n,r]=[xs(e),xs(t)],{head:o,tail:i}=li\
(n,r),[a,s]=[n.slice(o,n.length-i),r.slice(o,r.length-i)],l=nt(n.slice(0,o));if(a.length+s.length>Gp)return{before:Kn(l,nt(a)),after:Kn(l,nt(s))};let u=qp(a,s,l\
),c=nt(a)+nt(s);return l===0&&i===0&&Vp(u)>.85*c?void 0:u}var xs=e=>e.match(/[\\p{L}\\p{N}_]+|\\s+|[^\\s\\p{L}\\p{N}_]/gu)??[],nt=e=>e.reduce((t,n)=>t+n.length,0),Kn=\
(e,t)=>t>0?[{start:e,end:e+t}]:[];function qp(e,t,n){let[r,o]=[[],[]],[i,a,s]=[0,n,n];for(let l of Je(e,t)){let u=nt(e.slice(i,l.at)),c=nt(e.slice(l.at,l.at+l.r\
emoved)),d=nt(l.added);[a,s]=[a+u,s+u],r.push(...Kn(a,c)),o.push(...Kn(s,d)),[i,a,s]=[l.at+l.removed,a+c,s+d]}return{before:r,after:o}}var Vp=({before:e,after:t\
})=>[...e,...t].reduce((n,{start:r,end:o})=>n+o-r,0),to=2e4,Ft=160,Yp=1200;function Ts(e,t=[]){if(e<=(t.length===0?to:ks))return[{start:0,end:e}];if(t.length===\
0)return[{start:0,end:to/2},{start:e-to/2,end:e}];let n=t.flatMap(({start:o,end:i})=>i-o<=Yp?[{start:o,end:i}]:[{start:o,end:o+Ft},{start:i-Ft,end:i}]),r=[{star\
t:0,end:Ft}];for(let{start:o,end:i}of n.slice(0,Xp)){let[a,s]=[Math.max(0,o-Ft),Math.min(e,i+Ft)],l=r.at(-1);a<=l.end+Ft?r[r.length-1]={start:l.start,end:Math.m\
ax(l.end,s)}:r.push({start:a,end:s})}return r}var Xp=200;function qn(e){let t=[],n=[],[r,o]=[[],[]],i=()=>{n.length>0&&t.push({changed:!1,pairs:n}),r.length+o.l\
ength>0&&t.push({changed:!0,pairs:jp(r,o)}),n=[],[r,o]=[[],[]]};for(let a of ro(e))a.kind==="same"?(r.length+o.length>0&&i(),n.push({left:a,right:a})):(n.length\
>0&&i(),(a.kind==="gone"?r:o).push(a));return i(),t}function ro({oldStart:e,newStart:t,lines:n}){let[r,o]=[e,t];return n.flatMap((i,a)=>{if(i.startsWith("\\\\"))r\
eturn[];let s=i.slice(1),l=n[a+1]?.startsWith("\\\\")?{open:!0}:{};return i.startsWith("-")?[{kind:"gone",old:r++,text:s,...l}]:i.startsWith("+")?[{kind:"new",fre\
sh:o++,text:s,...l}]:[{kind:"same",old:r++,fresh:o++,text:s,...l}]})}function jp(e,t){let n=[],[r,o]=[0,0],i=(s,l)=>{for(;r<s;r+=1)n.push({left:e[r]});for(;o<l;\
o+=1)n.push({right:t[o]})},a=s=>s.map(({text:l})=>l);for(let[s,l]of Jp(a(e),a(t)))i(s,l),n.push(Zp(e[r++],t[o++]));return i(e.length,t.length),n}function Zp(e,t\
){let n=Ss(e.text,t.text);return n?{left:{...e,marks:n.before},right:{...t,marks:n.after}}:{left:e,right:t}}var Qp=3600;function Jp(e,t){if(e.length===0||t.leng\
th===0)return[];if(e.length*t.length>Qp)return ef(e,t);let[n,r]=[e.map(Gn),t.map(Gn)],[o,i]=[e.map(Sr),t.map(Sr)],a=(l,u)=>o[l]!==i[u]&&(vs(i,o[l])||vs(o,i[u]))\
,s=n.map((l,u)=>r.map((c,d)=>a(u,d)?0:Os(l,c)));return tf(s,e.length,t.length)}var vs=(e,t)=>t!==void 0&&e.includes(t),Cs=.4,ef=(e,t)=>e.slice(0,t.length).flatM\
ap((n,r)=>Os(Gn(n),Gn(t[r]??""))>=Cs?[[r,r]]:[]);function tf(e,t,n){let r=Array.from({length:t+1},()=>new Float64Array(n+1));for(let i=t-1;i>=0;i-=1)for(let a=n\
-1;a>=0;a-=1){let s=e[i][a],l=s>=Cs?s+r[i+1][a+1]:0;r[i][a]=Math.max(l,r[i+1][a],r[i][a+1])}let o=[];for(let[i,a]=[0,0];i<t&&a<n;)r[i][a]===r[i+1][a]?i+=1:r[i][\
a]===r[i][a+1]?a+=1:o.push([i++,a++]);return o}var no=600;function Gn(e){let n=(e.length>2*no?e.slice(0,no)+e.slice(-no):e).match(/[\\p{L}\\p{N}_]+|[^\\s\\p{L}\\p{N}\
_]/gu)??[],r=new Map;for(let o of n)r.set(o,(r.get(o)??0)+1);return{counts:r,total:n.length}}function Os(e,t){if(e.total+t.total===0)return 1;let n=0;for(let[r,\
o]of e.counts)n+=Math.min(o,t.counts.get(r)??0);return 2*n/(e.total+t.total)}function oo(e,t){let n=_t(e);return t.every(o=>ro(o).every(({old:i,text:a,open:s})=\
>i===void 0||n[i-1]===(s?a:`${a}\n`)))?n:void 0}function Ms(e,t){let n=oo(e,t);if(!n)return;let r=[],o=0;for(let i of t){for(;o<i.oldStart-1;o+=1)r.push(n[o]??""\
);for(let{kind:a,text:s,open:l}of ro(i))a!=="gone"&&r.push(l?s:`${s}\n`);o+=i.oldLines}return r.concat(n.slice(o)).join("")}var io=e=>e.flatMap(t=>t.changed?nf(t\
):[t]);function nf({pairs:e}){let t=e.flatMap(({left:s})=>s??[]),n=e.flatMap(({right:s})=>s??[]),r=[],[o,i]=[0,0],a=s=>{let l=t.slice(o,s).map((u,c)=>rf(u,n[i+c\
]));l.length>0&&r.push({changed:!1,pairs:l}),[o,i]=[o+l.length,i+l.length]};for(let{at:s,removed:l,added:u}of Je(t.map(Rs),n.map(Rs))){a(s);let[c,d]=[t.slice(o,\
o+l),n.slice(i,i+u.length)];r.push({changed:!0,pairs:of(e,c,d)}),[o,i]=[o+l,i+u.length]}return a(t.length),r}var Rs=({text:e})=>e.replace(/\\s+/g,"");function rf\
({old:e},{fresh:t,text:n,open:r}){let o={kind:"same",...e!==void 0&&{old:e},...t!==void 0&&{fresh:t},text:n},i=r?{...o,open:r}:o;return{left:i,right:i}}function\
 of(e,t,n){let[r,o]=[new Set(t),new Set(n)];return e.flatMap(({left:i,right:a})=>{let s={...i&&r.has(i)&&{left:i},...a&&o.has(a)&&{right:a}};return s.left||s.ri\
ght?[s]:[]})}var Vn=e=>e.reduce((t,n)=>{let r=qn(n);return t+Ns(r)-Ns(io(r))},0),Ns=e=>e.reduce((t,{changed:n,pairs:r})=>n?t+r.reduce((o,{left:i,right:a})=>o+(i\
?1:0)+(a?1:0),0):t,0);var As=document.createElement("i");function Yn(e){let t="&"+e+";";As.innerHTML=t;let n=As.textContent;return n.charCodeAt(n.length-1)===59\
&&e!=="semi"||n===t?!1:n}function me(e,t,n,r){let o=e.length,i=0,a;if(t<0?t=-t>o?0:o+t:t=t>o?o:t,n=n>0?n:0,r.length<1e4)a=Array.from(r),a.unshift(t,n),e.splice(\
...a);else for(n&&e.splice(t,n);i<r.length;)a=r.slice(i,i+1e4),a.unshift(t,0),e.splice(...a),i+=1e4,t+=1e4}function ue(e,t){return e.length>0?(me(e,e.length,0,t\
),e):t}var ao={}.hasOwnProperty;function Xn(e){let t={},n=-1;for(;++n<e.length;)af(t,e[n]);return t}function af(e,t){let n;for(n in t){let o=(ao.call(e,n)?e[n]:\
void 0)||(e[n]={}),i=t[n],a;if(i)for(a in i){ao.call(o,a)||(o[a]=[]);let s=i[a];sf(o[a],Array.isArray(s)?s:s?[s]:[])}}}function sf(e,t){let n=-1,r=[];for(;++n<t\
.length;)(t[n].add==="after"?e:r).push(t[n]);me(e,0,0,r)}function jn(e){let t={},n=-1;for(;++n<e.length;)lf(t,e[n]);return t}function lf(e,t){let n;for(n in t){\
let o=(ao.call(e,n)?e[n]:void 0)||(e[n]={}),i=t[n],a;if(i)for(a in i)o[a]=i[a]}}function Ls(e,t){let n=Number.parseInt(e,t);return n<9||n===11||n>13&&n<32||n>12\
6&&n<160||n>55295&&n<57344||n>64975&&n<65008||(n&65535)===65535||(n&65535)===65534||n>1114111?"\uFFFD":String.fromCodePoint(n)}var cf={\'"\':"quot","&":"amp","<":"lt",\
">":"gt"};function Zn(e){return e.replace(/["&<>]/g,t);function t(n){return"&"+cf[n]+";"}}function Ee(e){return e.replace(/[\\t\\n\\r ]+/g," ").replace(/^ | $/g,""\
).toLowerCase().toUpperCase()}var fe=ot(/[A-Za-z]/),le=ot(/[\\dA-Za-z]/),Is=ot(/[#-\'*+\\--9=?A-Z^-~]/);function dt(e){return e!==null&&(e<32||e===127)}var Jt=ot(/\
\\d/),Ps=ot(/[\\dA-Fa-f]/),Ds=ot(/[!-/:-@[-`{-~]/);function P(e){return e!==null&&e<-2}function Q(e){return e!==null&&(e<0||e===32)}function W(e){return e===-2||e\
===-1||e===32}var en=ot(new RegExp("\\\\p{P}|\\\\p{S}","u")),rt=ot(/\\s/);function ot(e){return t;function t(n){return n!==null&&n>-1&&e.test(String.fromCharCode(n))\
}}function $e(e,t){let n=Zn(uf(e||""));if(!t)return n;let r=n.indexOf(":"),o=n.indexOf("?"),i=n.indexOf("#"),a=n.indexOf("/");return r<0||a>-1&&r>a||o>-1&&r>o||\
i>-1&&r>i||t.test(n.slice(0,r))?n:""}function uf(e){let t=[],n=-1,r=0,o=0;for(;++n<e.length;){let i=e.charCodeAt(n),a="";if(i===37&&le(e.charCodeAt(n+1))&&le(e.\
charCodeAt(n+2)))o=2;else if(i<128)/[!#$&-;=?-Z_a-z~]/.test(String.fromCharCode(i))||(a=String.fromCharCode(i));else if(i>55295&&i<57344){let s=e.charCodeAt(n+1\
);i<56320&&s>56319&&s<57344?(a=String.fromCharCode(i,s),o=1):a="\uFFFD"}else a=String.fromCharCode(i);a&&(t.push(e.slice(r,n),encodeURIComponent(a)),r=n+o+1,a=""),o&\
&(n+=o,o=0)}return t.join("")+e.slice(r)}var Fs={}.hasOwnProperty,$s=/^(https?|ircs?|mailto|xmpp)$/i,df=/^https?$/i;function Bs(e){let t=e||{},n=!0,r={},o=[[]],\
i=[],a=[],l=jn([{enter:{blockQuote:F,codeFenced:K,codeFencedFenceInfo:_,codeFencedFenceMeta:_,codeIndented:J,codeText:Cc,content:de,definition:Et,definitionDest\
inationString:ne,definitionLabelString:_,definitionTitleString:_,emphasis:Rc,htmlFlow:ve,htmlText:dn,image:re,label:_,link:ce,listItemMarker:z,listItemValue:y,l\
istOrdered:L,listUnordered:G,paragraph:N,reference:_,resource:Ue,resourceDestinationString:ke,resourceTitleString:_,setextHeading:xt,strong:Nc},exit:{atxHeading\
:zt,atxHeadingSequence:oe,autolinkEmail:Dc,autolinkProtocol:Pc,blockQuote:S,characterEscapeValue:$,characterReferenceMarkerHexadecimal:Xo,characterReferenceMark\
erNumeric:Xo,characterReferenceValue:Ic,codeFenced:b,codeFencedFence:j,codeFencedFenceInfo:h,codeFencedFenceMeta:A,codeFlowValue:te,codeIndented:b,codeText:Oc,c\
odeTextData:$,data:$,definition:wt,definitionDestinationString:Me,definitionLabelString:we,definitionTitleString:q,emphasis:Mc,hardBreakEscape:pe,hardBreakTrail\
ing:pe,htmlFlow:un,htmlFlowData:$,htmlText:un,htmlTextData:$,image:Te,label:ze,labelText:Ne,lineEnding:X,link:Te,listOrdered:B,listUnordered:O,paragraph:M,refer\
ence:A,referenceString:se,resource:A,resourceDestinationString:Ce,resourceTitleString:Oe,setextHeading:I,setextHeadingLineSequence:Ut,setextHeadingText:We,stron\
g:Ac,thematicBreak:Lc}},...t.htmlExtensions||[]]),u={definitions:r,tightStack:a},c={buffer:_,encode:E,getData:x,lineEndingIfNeeded:R,options:t,raw:T,resume:k,se\
tData:g,tag:w},d=t.defaultLineEnding;return m;function m(C){let U=-1,ge=0,Re=[],Ae=[],Ke=[];for(;++U<C.length;)!d&&(C[U][1].type==="lineEnding"||C[U][1].type===\
"lineEndingBlank")&&(d=C[U][2].sliceSerialize(C[U][1])),(C[U][1].type==="listOrdered"||C[U][1].type==="listUnordered")&&(C[U][0]==="enter"?Re.push(U):f(C.slice(\
Re.pop(),U))),C[U][1].type==="definition"&&(C[U][0]==="enter"?(Ke=ue(Ke,C.slice(ge,U)),ge=U):(Ae=ue(Ae,C.slice(ge,U+1)),ge=U+1));Ae=ue(Ae,Ke),Ae=ue(Ae,C.slice(g\
e)),U=-1;let Le=Ae;for(l.enter.null&&l.enter.null.call(c);++U<C.length;){let jo=l[Le[U][0]],Zo=Le[U][1].type,Qo=jo[Zo];Fs.call(jo,Zo)&&Qo&&Qo.call({sliceSeriali\
ze:Le[U][2].sliceSerialize,...c},Le[U][1])}return l.exit.null&&l.exit.null.call(c),o[0].join("")}function f(C){let U=C.length,ge=0,Re=0,Ae=!1,Ke;for(;++ge<U;){l\
et Le=C[ge];if(Le[1]._container)Ke=void 0,Le[0]==="enter"?Re++:Re--;else switch(Le[1].type){case"listItemPrefix":{Le[0]==="exit"&&(Ke=!0);break}case"linePrefix"\
:break;case"lineEndingBlank":{Le[0]==="enter"&&!Re&&(Ke?Ke=void 0:Ae=!0);break}default:Ke=void 0}}C[0][1]._loose=Ae}function g(C,U){u[C]=U}function x(C){return \
u[C]}function _(){o.push([])}function k(){return o.pop().join("")}function w(C){n&&(g("lastWasTag",!0),o[o.length-1].push(C))}function T(C){g("lastWasTag"),o[o.\
length-1].push(C)}function v(){T(d||`\n`)}function R(){let C=o[o.length-1],U=C[C.length-1],ge=U?U.charCodeAt(U.length-1):null;ge===10||ge===13||ge===null||v()}fu\
nction E(C){return x("ignoreEncode")?C:Zn(C)}function A(){k()}function L(C){a.push(!C._loose),R(),w("<ol"),g("expectFirstItem",!0)}function G(C){a.push(!C._loos\
e),R(),w("<ul"),g("expectFirstItem",!0)}function y(C){if(x("expectFirstItem")){let U=Number.parseInt(this.sliceSerialize(C),10);U!==1&&w(\' start="\'+E(String(U))\
+\'"\')}}function z(){x("expectFirstItem")?w(">"):D(),R(),w("<li>"),g("expectFirstItem"),g("lastWasTag")}function B(){D(),a.pop(),v(),w("</ol>")}function O(){D(),\
a.pop(),v(),w("</ul>")}function D(){x("lastWasTag")&&!x("slurpAllLineEndings")&&R(),w("</li>"),g("slurpAllLineEndings")}function F(){a.push(!1),R(),w("<blockquo\
te>")}function S(){a.pop(),R(),w("</blockquote>"),g("slurpAllLineEndings")}function N(){a[a.length-1]||(R(),w("<p>")),g("slurpAllLineEndings")}function M(){a[a.\
length-1]?g("slurpAllLineEndings",!0):w("</p>")}function K(){R(),w("<pre><code"),g("fencesCount",0)}function h(){let C=k();w(\' class="language-\'+C+\'"\')}function\
 j(){let C=x("fencesCount")||0;C||(w(">"),g("slurpOneLineEnding",!0)),g("fencesCount",C+1)}function J(){R(),w("<pre><code>")}function b(){let C=x("fencesCount")\
;C!==void 0&&C<2&&u.tightStack.length>0&&!x("lastWasTag")&&v(),x("flowCodeSeenData")&&R(),w("</code></pre>"),C!==void 0&&C<2&&R(),g("flowCodeSeenData"),g("fence\
sCount"),g("slurpOneLineEnding")}function re(){i.push({image:!0}),n=void 0}function ce(){i.push({})}function Ne(C){i[i.length-1].labelId=this.sliceSerialize(C)}\
function ze(){i[i.length-1].label=k()}function se(C){i[i.length-1].referenceId=this.sliceSerialize(C)}function Ue(){_(),i[i.length-1].destination=""}function ke\
(){_(),g("ignoreEncode",!0)}function Ce(){i[i.length-1].destination=k(),g("ignoreEncode")}function Oe(){i[i.length-1].title=k()}function Te(){let C=i.length-1,U\
=i[C],ge=U.referenceId||U.labelId,Re=U.destination===void 0?r[Ee(ge)]:U;for(n=!0;C--;)if(i[C].image){n=void 0;break}U.image?(w(\'<img src="\'+$e(Re.destination,t.\
allowDangerousProtocol?void 0:df)+\'" alt="\'),T(U.label),w(\'"\')):w(\'<a href="\'+$e(Re.destination,t.allowDangerousProtocol?void 0:$s)+\'"\'),w(Re.title?\' title="\'+R\
e.title+\'"\':""),U.image?w(" />"):(w(">"),T(U.label),w("</a>")),i.pop()}function Et(){_(),i.push({})}function we(C){k(),i[i.length-1].labelId=this.sliceSerialize\
(C)}function ne(){_(),g("ignoreEncode",!0)}function Me(){i[i.length-1].destination=k(),g("ignoreEncode")}function q(){i[i.length-1].title=k()}function wt(){let \
C=i[i.length-1],U=Ee(C.labelId);k(),Fs.call(r,U)||(r[U]=i[i.length-1]),i.pop()}function de(){g("slurpAllLineEndings",!0)}function oe(C){x("headingRank")||(g("he\
adingRank",this.sliceSerialize(C).length),R(),w("<h"+x("headingRank")+">"))}function xt(){_(),g("slurpAllLineEndings")}function We(){g("slurpAllLineEndings",!0)\
}function zt(){w("</h"+x("headingRank")+">"),g("headingRank")}function Ut(C){g("headingRank",this.sliceSerialize(C).charCodeAt(0)===61?1:2)}function I(){let C=k\
();R(),w("<h"+x("headingRank")+">"),T(C),w("</h"+x("headingRank")+">"),g("slurpAllLineEndings"),g("headingRank")}function $(C){T(E(this.sliceSerialize(C)))}func\
tion X(C){if(!x("slurpAllLineEndings")){if(x("slurpOneLineEnding")){g("slurpOneLineEnding");return}if(x("inCodeText")){T(" ");return}T(E(this.sliceSerialize(C))\
)}}function te(C){T(E(this.sliceSerialize(C))),g("flowCodeSeenData",!0)}function pe(){w("<br />")}function ve(){R(),dn()}function un(){g("ignoreEncode")}functio\
n dn(){t.allowDangerousHtml&&g("ignoreEncode",!0)}function Rc(){w("<em>")}function Nc(){w("<strong>")}function Cc(){g("inCodeText",!0),w("<code>")}function Oc()\
{g("inCodeText"),w("</code>")}function Mc(){w("</em>")}function Ac(){w("</strong>")}function Lc(){R(),w("<hr />")}function Xo(C){g("characterReferenceType",C.ty\
pe)}function Ic(C){let U=this.sliceSerialize(C),ge=x("characterReferenceType")?Ls(U,x("characterReferenceType")==="characterReferenceMarkerNumeric"?10:16):Yn(U)\
;T(E(ge)),g("characterReferenceType")}function Pc(C){let U=this.sliceSerialize(C);w(\'<a href="\'+$e(U,t.allowDangerousProtocol?void 0:$s)+\'">\'),T(E(U)),w("</a>")\
}function Dc(C){let U=this.sliceSerialize(C);w(\'<a href="\'+$e("mailto:"+U)+\'">\'),T(E(U)),w("</a>")}}function V(e,t,n,r){let o=r?r-1:1/0,i=0;return a;function a(\
l){return W(l)?(e.enter(n),s(l)):t(l)}function s(l){return W(l)&&i++<o?(e.consume(l),s):(e.exit(n),t(l))}}function so(e,t,n,r,o,i){let a=0;return s;function s(c\
){return i>0&&W(c)?(e.enter(r),l(c)):u(c)}function l(c){return W(c)&&a<i?(e.consume(c),a++,l):(e.exit(r),u(c))}function u(c){return a>=o?t(c):n(c)}}var Hs={toke\
nize:pf};function pf(e){let t=e.attempt(this.parser.constructs.contentInitial,r,o),n;return t;function r(s){if(s===null){e.consume(s);return}return e.enter("lin\
eEnding"),e.consume(s),e.exit("lineEnding"),V(e,t,"linePrefix")}function o(s){return e.enter("paragraph"),i(s)}function i(s){let l=e.enter("chunkText",{contentT\
ype:"text",previous:n});return n&&(n.next=l),n=l,a(s)}function a(s){if(s===null){e.exit("chunkText"),e.exit("paragraph"),e.consume(s);return}return P(s)?(e.cons\
ume(s),e.exit("chunkText"),i):(e.consume(s),a)}}var Ye=class{constructor(){this.index=new Map,this.map=[]}add(t,n,r){zs(this,t,n,r,!1)}addBefore(t,n,r){zs(this,\
t,n,r,!0)}consume(t){if(this.map.sort(function(i,a){return i[0]-a[0]}),this.map.length===0)return;let n=this.map.length,r=[];for(;n>0;)n-=1,r.push(t.slice(this.\
map[n][0]+this.map[n][1]),this.map[n][2]),t.length=this.map[n][0];r.push(t.slice()),t.length=0;let o=r.pop();for(;o;){for(let i of o)t.push(i);o=r.pop()}this.ma\
p.length=0,this.index.clear()}};function zs(e,t,n,r,o){if(n===0&&r.length===0)return;let i=e.index.get(t);if(i){i[1]+=n,o?(r.push(...i[2]),i[2]=r):i[2].push(...\
r);return}let a=[t,n,r];e.map.push(a),e.index.set(t,a)}var Ws={tokenize:ff},Us={tokenize:mf};function ff(e){let t=this,n=[],r=0,o,i,a;return s;function s(T){if(\
r<n.length){let v=n[r];return t.containerState=v[1],e.attempt(v[0].continuation,l,u)(T)}return u(T)}function l(T){if(r++,t.containerState._closeFlow){t.containe\
rState._closeFlow=void 0,o&&w();let v=t.events.length,R=v,E;for(;R--;)if(t.events[R][0]==="exit"&&t.events[R][1].type==="chunkFlow"){E=t.events[R][1].end;break}\
k(r);let A=v;for(;A<t.events.length;)t.events[A][1].end={...E},A++;let L=new Ye;return L.add(R+1,0,t.events.slice(v)),L.add(v,A-v,[]),L.consume(t.events),u(T)}r\
eturn s(T)}function u(T){if(r===n.length){if(!o)return m(T);if(o.currentConstruct&&o.currentConstruct.concrete)return g(T);t.interrupt=!!(o.currentConstruct&&!o\
._gfmTableDynamicInterruptHack)}return t.containerState={},e.check(Us,c,d)(T)}function c(T){return o&&w(),k(r),m(T)}function d(T){return t.parser.lazy[t.now().l\
ine]=r!==n.length,a=t.now().offset,g(T)}function m(T){return t.containerState={},e.attempt(Us,f,g)(T)}function f(T){return r++,n.push([t.currentConstruct,t.cont\
ainerState]),m(T)}function g(T){if(T===null){o&&w(),k(0),e.consume(T);return}return o=o||t.parser.flow(t.now()),e.enter("chunkFlow",{_tokenizer:o,contentType:"f\
low",previous:i}),x(T)}function x(T){if(T===null){_(e.exit("chunkFlow"),!0),k(0),e.consume(T);return}return P(T)?(e.consume(T),_(e.exit("chunkFlow")),r=0,t.inte\
rrupt=void 0,s):(e.consume(T),x)}function _(T,v){let R=t.sliceStream(T);if(v&&R.push(null),T.previous=i,i&&(i.next=T),i=T,o.defineSkip(T.start),o.write(R),t.par\
ser.lazy[T.start.line]){let E=o.events.length;for(;E--;)if(o.events[E][1].start.offset<a&&(!o.events[E][1].end||o.events[E][1].end.offset>a))return;let A=t.even\
ts.length,L=A,G,y;for(;L--;)if(t.events[L][0]==="exit"&&t.events[L][1].type==="chunkFlow"){if(G){y=t.events[L][1].end;break}G=!0}for(k(r),E=A;E<t.events.length;\
)t.events[E][1].end={...y},E++;let z=new Ye;z.add(L+1,0,t.events.slice(A)),z.add(A,E-A,[]),z.consume(t.events)}}function k(T){let v=n.length;for(;v-- >T;){let R\
=n[v];t.containerState=R[1],R[0].exit.call(t,e)}n.length=T}function w(){o.write([null]),i=void 0,o=void 0,t.containerState._closeFlow=void 0}}function mf(e,t,n)\
{return V(e,e.attempt(this.parser.constructs.document,t,n),"linePrefix",this.parser.constructs.disable.null.includes("codeIndented")?void 0:4)}function $t(e){if\
(e===null||Q(e)||rt(e))return 1;if(en(e))return 2}function it(e,t,n){let r=[],o=-1;for(;++o<e.length;){let i=e[o].resolveAll;i&&!r.includes(i)&&(t=i(t,n),r.push\
(i))}return t}var tn={name:"attention",resolveAll:gf,tokenize:hf};function gf(e,t){let n=-1,r;for(;++n<e.length;)if(e[n][0]==="enter"&&e[n][1].type==="attention\
Sequence"&&e[n][1]._close){let o=n;for(;o--;)if(e[o][0]==="exit"&&e[o][1].type==="attentionSequence"&&e[o][1]._open&&t.sliceSerialize(e[o][1]).charCodeAt(0)===t\
.sliceSerialize(e[n][1]).charCodeAt(0)){if((e[o][1]._close||e[n][1]._open)&&(e[n][1].end.offset-e[n][1].start.offset)%3&&!((e[o][1].end.offset-e[o][1].start.off\
set+e[n][1].end.offset-e[n][1].start.offset)%3))continue;let i=e[o][1].end.offset-e[o][1].start.offset>1&&e[n][1].end.offset-e[n][1].start.offset>1?2:1,a={...e[\
o][1].end},s={...e[n][1].start};Ks(a,-i),Ks(s,i);let l={type:i>1?"strongSequence":"emphasisSequence",start:a,end:{...e[o][1].end}},u={type:i>1?"strongSequence":\
"emphasisSequence",start:{...e[n][1].start},end:s},c={type:i>1?"strongText":"emphasisText",start:{...e[o][1].end},end:{...e[n][1].start}},d={type:i>1?"strong":"\
emphasis",start:{...l.start},end:{...u.end}};e[o][1].end={...l.start},e[n][1].start={...u.end},r=[],e[o][1].end.offset-e[o][1].start.offset&&(r=ue(r,[["enter",e\
[o][1],t],["exit",e[o][1],t]])),r=ue(r,[["enter",d,t],["enter",l,t],["exit",l,t],["enter",c,t]]),r=ue(r,it(t.parser.constructs.insideSpan.null,e.slice(o+1,n),t)\
),r=ue(r,[["exit",c,t],["enter",u,t],["exit",u,t],["exit",d,t]]);let m=0;e[n][1].end.offset-e[n][1].start.offset&&(m=2,r=ue(r,[["enter",e[n][1],t],["exit",e[n][\
1],t]])),me(e,o-1,n-o+3,r),n=o+r.length-m-2;break}}for(n=-1;++n<e.length;)e[n][1].type==="attentionSequence"&&(e[n][1].type="data");return e}function hf(e,t){le\
t n=this.parser.constructs.attentionMarkers.null,r=this.previous,o=$t(r),i;return a;function a(l){return i=l,e.enter("attentionSequence"),s(l)}function s(l){if(\
l===i)return e.consume(l),s;let u=e.exit("attentionSequence"),c=$t(l),d=!c||c===2&&o||n.includes(l)&&l!==42&&l!==95,m=!o||o===2&&c||n.includes(r)&&r!==42&&r!==9\
5;return u._open=!!(i===42?d:d&&(o||!m)),u._close=!!(i===42?m:m&&(c||!d)),t(l)}}function Ks(e,t){e.column+=t,e.offset+=t,e._bufferIndex+=t}var lo={name:"autolin\
k",tokenize:bf};function bf(e,t,n){let r=0;return o;function o(f){return e.enter("autolink"),e.enter("autolinkMarker"),e.consume(f),e.exit("autolinkMarker"),e.e\
nter("autolinkProtocol"),i}function i(f){return fe(f)?(e.consume(f),a):f===64?n(f):u(f)}function a(f){return f===43||f===45||f===46||le(f)?(r=1,s(f)):u(f)}funct\
ion s(f){return f===58?(e.consume(f),r=0,l):(f===43||f===45||f===46||le(f))&&r++<32?(e.consume(f),s):(r=0,u(f))}function l(f){return f===62?(e.exit("autolinkPro\
tocol"),e.enter("autolinkMarker"),e.consume(f),e.exit("autolinkMarker"),e.exit("autolink"),t):f===null||f===32||f===60||dt(f)?n(f):(e.consume(f),l)}function u(f\
){return f===64?(e.consume(f),c):Is(f)?(e.consume(f),u):n(f)}function c(f){return le(f)?d(f):n(f)}function d(f){return f===46?(e.consume(f),r=0,c):f===62?(e.exi\
t("autolinkProtocol").type="autolinkEmail",e.enter("autolinkMarker"),e.consume(f),e.exit("autolinkMarker"),e.exit("autolink"),t):m(f)}function m(f){if((f===45||\
le(f))&&r++<63){let g=f===45?m:d;return e.consume(f),g}return n(f)}}var Be={partial:!0,tokenize:yf};function yf(e,t,n){return r;function r(i){return W(i)?V(e,o,\
"linePrefix")(i):o(i)}function o(i){return i===null||P(i)?t(i):n(i)}}var Qn={continuation:{tokenize:wf},exit:xf,name:"blockQuote",tokenize:Ef};function Ef(e,t,n\
){let r=this;return o;function o(a){if(a===62){let s=r.containerState;return s.open||(e.enter("blockQuote",{_container:!0}),s.open=!0),e.enter("blockQuotePrefix\
"),e.enter("blockQuoteMarker"),e.consume(a),e.exit("blockQuoteMarker"),i}return n(a)}function i(a){return W(a)?(e.enter("blockQuotePrefixWhitespace"),e.consume(\
a),e.exit("blockQuotePrefixWhitespace"),e.exit("blockQuotePrefix"),t):(e.exit("blockQuotePrefix"),t(a))}}function wf(e,t,n){let r=this;return o;function o(a){re\
turn W(a)?V(e,i,"linePrefix",r.parser.constructs.disable.null.includes("codeIndented")?void 0:4)(a):i(a)}function i(a){return e.attempt(Qn,t,n)(a)}}function xf(\
e){e.exit("blockQuote")}var Jn={name:"characterEscape",tokenize:kf};function kf(e,t,n){return r;function r(i){return e.enter("characterEscape"),e.enter("escapeM\
arker"),e.consume(i),e.exit("escapeMarker"),o}function o(i){return Ds(i)?(e.enter("characterEscapeValue"),e.consume(i),e.exit("characterEscapeValue"),e.exit("ch\
aracterEscape"),t):n(i)}}var er={name:"characterReference",tokenize:_f};function _f(e,t,n){let r=this,o=0,i,a;return s;function s(d){return e.enter("characterRe\
ference"),e.enter("characterReferenceMarker"),e.consume(d),e.exit("characterReferenceMarker"),l}function l(d){return d===35?(e.enter("characterReferenceMarkerNu\
meric"),e.consume(d),e.exit("characterReferenceMarkerNumeric"),u):(e.enter("characterReferenceValue"),i=31,a=le,c(d))}function u(d){return d===88||d===120?(e.en\
ter("characterReferenceMarkerHexadecimal"),e.consume(d),e.exit("characterReferenceMarkerHexadecimal"),e.enter("characterReferenceValue"),i=6,a=Ps,c):(e.enter("c\
haracterReferenceValue"),i=7,a=Jt,c(d))}function c(d){if(d===59&&o){let m=e.exit("characterReferenceValue");return a===le&&!Yn(r.sliceSerialize(m))?n(d):(e.ente\
r("characterReferenceMarker"),e.consume(d),e.exit("characterReferenceMarker"),e.exit("characterReference"),t)}return a(d)&&o++<i?(e.consume(d),c):n(d)}}var nn={\
partial:!0,tokenize:Sf};function Sf(e,t,n){let r=this;return o;function o(a){return a===null?n(a):(e.enter("lineEnding"),e.consume(a),e.exit("lineEnding"),i)}fu\
nction i(a){return r.parser.lazy[r.now().line]?n(a):t(a)}}var tr={concrete:!0,name:"codeFenced",tokenize:Tf};function Tf(e,t,n){let r=this,o={partial:!0,tokeniz\
e:R},i=0,a=0,s;return l;function l(E){return u(E)}function u(E){let A=r.events[r.events.length-1];return i=A&&A[1].type==="linePrefix"?A[2].sliceSerialize(A[1],\
!0).length:0,s=E,e.enter("codeFenced"),e.enter("codeFencedFence"),e.enter("codeFencedFenceSequence"),c(E)}function c(E){return E===s?(a++,e.consume(E),c):a<3?n(\
E):(e.exit("codeFencedFenceSequence"),W(E)?V(e,d,"whitespace")(E):d(E))}function d(E){return E===null||P(E)?(e.exit("codeFencedFence"),r.interrupt?t(E):e.check(\
nn,x,v)(E)):(e.enter("codeFencedFenceInfo"),e.enter("chunkString",{contentType:"string"}),m(E))}function m(E){return E===null||P(E)?(e.exit("chunkString"),e.exi\
t("codeFencedFenceInfo"),d(E)):W(E)?(e.exit("chunkString"),e.exit("codeFencedFenceInfo"),V(e,f,"whitespace")(E)):E===96&&E===s?n(E):(e.consume(E),m)}function f(\
E){return E===null||P(E)?d(E):(e.enter("codeFencedFenceMeta"),e.enter("chunkString",{contentType:"string"}),g(E))}function g(E){return E===null||P(E)?(e.exit("c\
hunkString"),e.exit("codeFencedFenceMeta"),d(E)):E===96&&E===s?n(E):(e.consume(E),g)}function x(E){return e.attempt(o,v,_)(E)}function _(E){return e.enter("line\
Ending"),e.consume(E),e.exit("lineEnding"),k}function k(E){return i>0&&W(E)?V(e,w,"linePrefix",i+1)(E):w(E)}function w(E){return E===null||P(E)?e.check(nn,x,v)(\
E):(e.enter("codeFlowValue"),T(E))}function T(E){return E===null||P(E)?(e.exit("codeFlowValue"),w(E)):(e.consume(E),T)}function v(E){return e.exit("codeFenced")\
,t(E)}function R(E,A,L){let G=0;return y;function y(F){return E.enter("lineEnding"),E.consume(F),E.exit("lineEnding"),z}function z(F){return E.enter("codeFenced\
Fence"),W(F)?V(E,B,"linePrefix",r.parser.constructs.disable.null.includes("codeIndented")?void 0:4)(F):B(F)}function B(F){return F===s?(E.enter("codeFencedFence\
Sequence"),O(F)):L(F)}function O(F){return F===s?(G++,E.consume(F),O):G>=a?(E.exit("codeFencedFenceSequence"),W(F)?V(E,D,"whitespace")(F):D(F)):L(F)}function D(\
F){return F===null||P(F)?(E.exit("codeFencedFence"),A(F)):L(F)}}}var rn={name:"codeIndented",tokenize:Rf},vf={partial:!0,tokenize:Nf};function Rf(e,t,n){return \
r;function r(s){return e.enter("codeIndented"),so(e,o,n,"linePrefix",4,4)(s)}function o(s){return s===null?a(s):P(s)?e.attempt(vf,o,a)(s):(e.enter("codeFlowValu\
e"),i(s))}function i(s){return s===null||P(s)?(e.exit("codeFlowValue"),o(s)):(e.consume(s),i)}function a(s){return e.exit("codeIndented"),t(s)}}function Nf(e,t,\
n){let r=this;return o;function o(a){return r.parser.lazy[r.now().line]?n(a):P(a)?(e.enter("lineEnding"),e.consume(a),e.exit("lineEnding"),o):so(e,t,i,"linePref\
ix",4,4)(a)}function i(a){return P(a)?o(a):n(a)}}var co={name:"codeText",previous:Of,resolve:Cf,tokenize:Mf};function Cf(e){let t=e.length-4,n=3,r,o;if((e[n][1]\
.type==="lineEnding"||e[n][1].type==="space")&&(e[t][1].type==="lineEnding"||e[t][1].type==="space")){for(r=n;++r<t;)if(e[r][1].type==="codeTextData"){e[n][1].t\
ype="codeTextPadding",e[t][1].type="codeTextPadding",n+=2,t-=2;break}}for(r=n-1,t++;++r<=t;)o===void 0?r!==t&&e[r][1].type!=="lineEnding"&&(o=r):(r===t||e[r][1]\
.type==="lineEnding")&&(e[o][1].type="codeTextData",r!==o+2&&(e[o][1].end=e[r-1][1].end,e.splice(o+2,r-o-2),t-=r-o-2,r=o+2),o=void 0);return e}function Of(e){re\
turn e!==96||this.events[this.events.length-1][1].type==="characterEscape"}function Mf(e,t,n){let r=this,o=0,i,a;return s;function s(m){return e.enter("codeText\
"),e.enter("codeTextSequence"),l(m)}function l(m){return m===96?(e.consume(m),o++,l):(e.exit("codeTextSequence"),u(m))}function u(m){return m===null?n(m):m===32\
?(e.enter("space"),e.consume(m),e.exit("space"),u):m===96?(a=e.enter("codeTextSequence"),i=0,d(m)):P(m)?(e.enter("lineEnding"),e.consume(m),e.exit("lineEnding")\
,u):(e.enter("codeTextData"),c(m))}function c(m){return m===null||m===32||m===96||P(m)?(e.exit("codeTextData"),u(m)):(e.consume(m),c)}function d(m){return m===9\
6?(e.consume(m),i++,d):i===o?(e.exit("codeTextSequence"),e.exit("codeText"),t(m)):(a.type="codeTextData",c(m))}}var nr=class{constructor(t){this.left=t?[...t]:[\
],this.right=[]}get(t){if(t<0||t>=this.left.length+this.right.length)throw new RangeError("Cannot access index `"+t+"` in a splice buffer of size `"+(this.left.\
length+this.right.length)+"`");return t<this.left.length?this.left[t]:this.right[this.right.length-t+this.left.length-1]}get length(){return this.left.length+th\
is.right.length}shift(){return this.setCursor(0),this.right.pop()}slice(t,n){let r=n??Number.POSITIVE_INFINITY;return r<this.left.length?this.left.slice(t,r):t>\
this.left.length?this.right.slice(this.right.length-r+this.left.length,this.right.length-t+this.left.length).reverse():this.left.slice(t).concat(this.right.slic\
e(this.right.length-r+this.left.length).reverse())}splice(t,n,r){let o=n||0;this.setCursor(Math.trunc(t));let i=this.right.splice(this.right.length-o,Number.POS\
ITIVE_INFINITY);return r&&on(this.left,r),i.reverse()}pop(){return this.setCursor(Number.POSITIVE_INFINITY),this.left.pop()}push(t){this.setCursor(Number.POSITI\
VE_INFINITY),this.left.push(t)}pushMany(t){this.setCursor(Number.POSITIVE_INFINITY),on(this.left,t)}unshift(t){this.setCursor(0),this.right.push(t)}unshiftMany(\
t){this.setCursor(0),on(this.right,t.reverse())}setCursor(t){if(!(t===this.left.length||t>this.left.length&&this.right.length===0||t<0&&this.left.length===0))if\
(t<this.left.length){let n=this.left.splice(t,Number.POSITIVE_INFINITY);on(this.right,n.reverse())}else{let n=this.right.splice(this.left.length+this.right.leng\
th-t,Number.POSITIVE_INFINITY);on(this.left,n.reverse())}}};function on(e,t){let n=0;if(t.length<1e4)e.push(...t);else for(;n<t.length;)e.push(...t.slice(n,n+1e\
4)),n+=1e4}function rr(e){let t={},n=-1,r,o,i,a,s,l,u,c=new nr(e);for(;++n<c.length;){for(;n in t;)n=t[n];if(r=c.get(n),n&&r[1].type==="chunkFlow"&&c.get(n-1)[1\
].type==="listItemPrefix"&&(l=r[1]._tokenizer.events,i=0,i<l.length&&l[i][1].type==="lineEndingBlank"&&(i+=2),i<l.length&&l[i][1].type==="content"))for(;++i<l.l\
ength&&l[i][1].type!=="content";)l[i][1].type==="chunkText"&&(l[i][1]._isInFirstContentOfListItem=!0,i++);if(r[0]==="enter")r[1].contentType&&(Object.assign(t,A\
f(c,n)),n=t[n],u=!0);else if(r[1]._container){for(i=n,o=void 0;i--;)if(a=c.get(i),a[1].type==="lineEnding"||a[1].type==="lineEndingBlank")a[0]==="enter"&&(o&&(c\
.get(o)[1].type="lineEndingBlank"),a[1].type="lineEnding",o=i);else if(!(a[1].type==="linePrefix"||a[1].type==="listItemIndent"))break;o&&(r[1].end={...c.get(o)\
[1].start},s=c.slice(o,n),s.unshift(r),c.splice(o,n-o+1,s))}}return me(e,0,Number.POSITIVE_INFINITY,c.slice(0)),!u}function Af(e,t){let n=e.get(t)[1],r=e.get(t)\
[2],o=t-1,i=[],a=n._tokenizer;a||(a=r.parser[n.contentType](n.start),n._contentTypeTextTrailing&&(a._contentTypeTextTrailing=!0));let s=a.events,l=[],u={},c,d,m\
=-1,f=n,g=0,x=0,_=[x];for(;f;){for(;e.get(++o)[1]!==f;);i.push(o),f._tokenizer||(c=r.sliceStream(f),f.next||c.push(null),d&&a.defineSkip(f.start),f._isInFirstCo\
ntentOfListItem&&(a._gfmTasklistFirstContentOfListItem=!0),a.write(c),f._isInFirstContentOfListItem&&(a._gfmTasklistFirstContentOfListItem=void 0)),d=f,f=f.next\
}for(f=n;++m<s.length;)s[m][0]==="exit"&&s[m-1][0]==="enter"&&s[m][1].type===s[m-1][1].type&&s[m][1].start.line!==s[m][1].end.line&&(x=m+1,_.push(x),f._tokenize\
r=void 0,f.previous=void 0,f=f.next);for(a.events=[],f?(f._tokenizer=void 0,f.previous=void 0):_.pop(),m=_.length;m--;){let k=s.slice(_[m],_[m+1]),w=i.pop();l.p\
ush([w,w+k.length-1]),e.splice(w,2,k)}for(l.reverse(),m=-1;++m<l.length;)u[g+l[m][0]]=g+l[m][1],g+=l[m][1]-l[m][0]-1;return u}var uo={resolve:If,tokenize:Pf},Lf\
={partial:!0,tokenize:Df};function If(e){return rr(e),e}function Pf(e,t){let n;return r;function r(s){return e.enter("content"),n=e.enter("chunkContent",{conten\
tType:"content"}),o(s)}function o(s){return s===null?i(s):P(s)?e.check(Lf,a,i)(s):(e.consume(s),o)}function i(s){return e.exit("chunkContent"),e.exit("content")\
,t(s)}function a(s){return e.consume(s),e.exit("chunkContent"),n.next=e.enter("chunkContent",{contentType:"content",previous:n}),n=n.next,o}}function Df(e,t,n){\
let r=this;return o;function o(a){return e.exit("chunkContent"),e.enter("lineEnding"),e.consume(a),e.exit("lineEnding"),V(e,i,"linePrefix")}function i(a){if(a==\
=null||P(a))return n(a);let s=r.events[r.events.length-1];return!r.parser.constructs.disable.null.includes("codeIndented")&&s&&s[1].type==="linePrefix"&&s[2].sl\
iceSerialize(s[1],!0).length>=4?t(a):e.interrupt(r.parser.constructs.flow,n,t)(a)}}function or(e,t,n,r,o,i,a,s,l){let u=l||Number.POSITIVE_INFINITY,c=0;return d\
;function d(k){return k===60?(e.enter(r),e.enter(o),e.enter(i),e.consume(k),e.exit(i),m):k===null||k===32||k===41||dt(k)?n(k):(e.enter(r),e.enter(a),e.enter(s),\
e.enter("chunkString",{contentType:"string"}),x(k))}function m(k){return k===62?(e.enter(i),e.consume(k),e.exit(i),e.exit(o),e.exit(r),t):(e.enter(s),e.enter("c\
hunkString",{contentType:"string"}),f(k))}function f(k){return k===62?(e.exit("chunkString"),e.exit(s),m(k)):k===null||k===60||P(k)?n(k):(e.consume(k),k===92?g:\
f)}function g(k){return k===60||k===62||k===92?(e.consume(k),f):f(k)}function x(k){return!c&&(k===null||k===41||Q(k))?(e.exit("chunkString"),e.exit(s),e.exit(a)\
,e.exit(r),t(k)):c<u&&k===40?(e.consume(k),c++,x):k===41?(e.consume(k),c--,x):k===null||k===32||k===40||dt(k)?n(k):(e.consume(k),k===92?_:x)}function _(k){retur\
n k===40||k===41||k===92?(e.consume(k),x):x(k)}}function ir(e,t,n,r,o,i){let a=this,s=0,l;return u;function u(f){return e.enter(r),e.enter(o),e.consume(f),e.exi\
t(o),e.enter(i),c}function c(f){return s>999||f===null||f===91||f===93&&!l||f===94&&!s&&"_hiddenFootnoteSupport"in a.parser.constructs?n(f):f===93?(e.exit(i),e.\
enter(o),e.consume(f),e.exit(o),e.exit(r),t):P(f)?(e.enter("lineEnding"),e.consume(f),e.exit("lineEnding"),c):(e.enter("chunkString",{contentType:"string"}),d(f\
))}function d(f){return f===null||f===91||f===93||P(f)||s++>999?(e.exit("chunkString"),c(f)):(e.consume(f),l||(l=!W(f)),f===92?m:d)}function m(f){return f===91|\
|f===92||f===93?(e.consume(f),s++,d):d(f)}}function ar(e,t,n,r,o,i){let a;return s;function s(m){return m===34||m===39||m===40?(e.enter(r),e.enter(o),e.consume(\
m),e.exit(o),a=m===40?41:m,l):n(m)}function l(m){return m===a?(e.enter(o),e.consume(m),e.exit(o),e.exit(r),t):(e.enter(i),u(m))}function u(m){return m===a?(e.ex\
it(i),l(a)):m===null?n(m):P(m)?(e.enter("lineEnding"),e.consume(m),e.exit("lineEnding"),V(e,u,"linePrefix")):(e.enter("chunkString",{contentType:"string"}),c(m)\
)}function c(m){return m===a||m===null||P(m)?(e.exit("chunkString"),u(m)):(e.consume(m),m===92?d:c)}function d(m){return m===a||m===92?(e.consume(m),c):c(m)}}fu\
nction pt(e,t){let n;return r;function r(o){return P(o)?(e.enter("lineEnding"),e.consume(o),e.exit("lineEnding"),n=!0,r):W(o)?V(e,r,n?"linePrefix":"lineSuffix")\
(o):t(o)}}var po={name:"definition",tokenize:$f},Ff={partial:!0,tokenize:Bf};function $f(e,t,n){let r=this,o;return i;function i(f){return e.enter("definition")\
,a(f)}function a(f){return ir.call(r,e,s,n,"definitionLabel","definitionLabelMarker","definitionLabelString")(f)}function s(f){return o=Ee(r.sliceSerialize(r.ev\
ents[r.events.length-1][1]).slice(1,-1)),f===58?(e.enter("definitionMarker"),e.consume(f),e.exit("definitionMarker"),l):n(f)}function l(f){return Q(f)?pt(e,u)(f\
):u(f)}function u(f){return or(e,c,n,"definitionDestination","definitionDestinationLiteral","definitionDestinationLiteralMarker","definitionDestinationRaw","def\
initionDestinationString")(f)}function c(f){return e.attempt(Ff,d,d)(f)}function d(f){return W(f)?V(e,m,"whitespace")(f):m(f)}function m(f){return f===null||P(f\
)?(e.exit("definition"),r.parser.defined.push(o),t(f)):n(f)}}function Bf(e,t,n){return r;function r(s){return Q(s)?pt(e,o)(s):n(s)}function o(s){return ar(e,i,n\
,"definitionTitle","definitionTitleMarker","definitionTitleString")(s)}function i(s){return W(s)?V(e,a,"whitespace")(s):a(s)}function a(s){return s===null||P(s)\
?t(s):n(s)}}var fo={name:"hardBreakEscape",tokenize:Hf};function Hf(e,t,n){return r;function r(i){return e.enter("hardBreakEscape"),e.consume(i),o}function o(i)\
{return P(i)?(e.exit("hardBreakEscape"),t(i)):n(i)}}var mo={name:"headingAtx",resolve:zf,tokenize:Uf};function zf(e,t){let n=e.length-2,r=3;if(e[r][1].type==="w\
hitespace"&&(r+=2),n-2>r&&e[n][1].type==="whitespace"&&(n-=2),e[n][1].type==="atxHeadingSequence"&&(r===n-1||n-4>r&&e[n-2][1].type==="whitespace")&&(n-=r+1===n?\
2:4),n>r){let o={type:"atxHeadingText",start:e[r][1].start,end:e[n][1].end},i={type:"chunkText",start:e[r][1].start,end:e[n][1].end,contentType:"text"};me(e,r,n\
-r+1,[["enter",o,t],["enter",i,t],["exit",i,t],["exit",o,t]])}return e}function Uf(e,t,n){let r=0;return o;function o(c){return e.enter("atxHeading"),i(c)}funct\
ion i(c){return e.enter("atxHeadingSequence"),a(c)}function a(c){return c===35&&r++<6?(e.consume(c),a):c===null||Q(c)?(e.exit("atxHeadingSequence"),s(c)):n(c)}f\
unction s(c){return c===35?(e.enter("atxHeadingSequence"),l(c)):c===null||P(c)?(e.exit("atxHeading"),t(c)):W(c)?V(e,s,"whitespace")(c):(e.enter("atxHeadingText"\
),u(c))}function l(c){return c===35?(e.consume(c),l):(e.exit("atxHeadingSequence"),s(c))}function u(c){return c===null||c===35||Q(c)?(e.exit("atxHeadingText"),s\
(c)):(e.consume(c),u)}}var Gs=["address","article","aside","base","basefont","blockquote","body","caption","center","col","colgroup","dd","details","dialog","di\
r","div","dl","dt","fieldset","figcaption","figure","footer","form","frame","frameset","h1","h2","h3","h4","h5","h6","head","header","hr","html","iframe","legen\
d","li","link","main","menu","menuitem","nav","noframes","ol","optgroup","option","p","param","search","section","summary","table","tbody","td","tfoot","th","th\
ead","title","tr","track","ul"],go=["pre","script","style","textarea"];var ho={concrete:!0,name:"htmlFlow",resolveTo:Kf,tokenize:Gf},Wf={partial:!0,tokenize:qf}\
;function Kf(e){let t=e.length;for(;t--&&!(e[t][0]==="enter"&&e[t][1].type==="htmlFlow"););return t>1&&e[t-2][1].type==="linePrefix"&&(e[t][1].start=e[t-2][1].s\
tart,e[t+1][1].start=e[t-2][1].start,e.splice(t-2,2)),e}function Gf(e,t,n){let r=this,o,i,a,s,l;return u;function u(b){return c(b)}function c(b){return e.enter(\
"htmlFlow"),e.enter("htmlFlowData"),e.consume(b),d}function d(b){return b===33?(e.consume(b),m):b===47?(e.consume(b),i=!0,x):b===63?(e.consume(b),o=3,r.interrup\
t?t:h):fe(b)?(e.consume(b),a=String.fromCharCode(b),_):n(b)}function m(b){return b===45?(e.consume(b),o=2,f):b===91?(e.consume(b),o=5,s=0,g):fe(b)?(e.consume(b)\
,o=4,r.interrupt?t:h):n(b)}function f(b){return b===45?(e.consume(b),r.interrupt?t:h):n(b)}function g(b){let re="CDATA[";return b===re.charCodeAt(s++)?(e.consum\
e(b),s===re.length?r.interrupt?t:B:g):n(b)}function x(b){return fe(b)?(e.consume(b),a=String.fromCharCode(b),_):n(b)}function _(b){if(b===null||b===47||b===62||\
Q(b)){let re=b===47,ce=a.toLowerCase();return!re&&!i&&go.includes(ce)?(o=1,r.interrupt?t(b):B(b)):Gs.includes(a.toLowerCase())?(o=6,re?(e.consume(b),k):r.interr\
upt?t(b):B(b)):(o=7,r.interrupt&&!r.parser.lazy[r.now().line]?n(b):i?w(b):T(b))}return b===45||le(b)?(e.consume(b),a+=String.fromCharCode(b),_):n(b)}function k(\
b){return b===62?(e.consume(b),r.interrupt?t:B):n(b)}function w(b){return W(b)?(e.consume(b),w):y(b)}function T(b){return b===47?(e.consume(b),y):b===58||b===95\
||fe(b)?(e.consume(b),v):W(b)?(e.consume(b),T):y(b)}function v(b){return b===45||b===46||b===58||b===95||le(b)?(e.consume(b),v):R(b)}function R(b){return b===61\
?(e.consume(b),E):W(b)?(e.consume(b),R):T(b)}function E(b){return b===null||b===60||b===61||b===62||b===96?n(b):b===34||b===39?(e.consume(b),l=b,A):W(b)?(e.cons\
ume(b),E):L(b)}function A(b){return b===l?(e.consume(b),l=null,G):b===null||P(b)?n(b):(e.consume(b),A)}function L(b){return b===null||b===34||b===39||b===47||b=\
==60||b===61||b===62||b===96||Q(b)?R(b):(e.consume(b),L)}function G(b){return b===47||b===62||W(b)?T(b):n(b)}function y(b){return b===62?(e.consume(b),z):n(b)}f\
unction z(b){return b===null||P(b)?B(b):W(b)?(e.consume(b),z):n(b)}function B(b){return b===45&&o===2?(e.consume(b),S):b===60&&o===1?(e.consume(b),N):b===62&&o=\
==4?(e.consume(b),j):b===63&&o===3?(e.consume(b),h):b===93&&o===5?(e.consume(b),K):P(b)&&(o===6||o===7)?(e.exit("htmlFlowData"),e.check(Wf,J,O)(b)):b===null||P(\
b)?(e.exit("htmlFlowData"),O(b)):(e.consume(b),B)}function O(b){return e.check(nn,D,J)(b)}function D(b){return e.enter("lineEnding"),e.consume(b),e.exit("lineEn\
ding"),F}function F(b){return b===null||P(b)?O(b):(e.enter("htmlFlowData"),B(b))}function S(b){return b===45?(e.consume(b),h):B(b)}function N(b){return b===47?(\
e.consume(b),a="",M):B(b)}function M(b){if(b===62){let re=a.toLowerCase();return go.includes(re)?(e.consume(b),j):B(b)}return fe(b)&&a.length<8?(e.consume(b),a+\
=String.fromCharCode(b),M):B(b)}function K(b){return b===93?(e.consume(b),h):B(b)}function h(b){return b===62?(e.consume(b),j):b===45&&o===2?(e.consume(b),h):B(\
b)}function j(b){return b===null||P(b)?(e.exit("htmlFlowData"),J(b)):(e.consume(b),j)}function J(b){return e.exit("htmlFlow"),t(b)}}function qf(e,t,n){return r;\
function r(o){return e.enter("lineEnding"),e.consume(o),e.exit("lineEnding"),e.attempt(Be,t,n)}}var bo={name:"htmlText",tokenize:Vf};function Vf(e,t,n){let r=th\
is,o,i,a;return s;function s(h){return e.enter("htmlText"),e.enter("htmlTextData"),e.consume(h),l}function l(h){return h===33?(e.consume(h),u):h===47?(e.consume\
(h),R):h===63?(e.consume(h),T):fe(h)?(e.consume(h),L):n(h)}function u(h){return h===45?(e.consume(h),c):h===91?(e.consume(h),i=0,g):fe(h)?(e.consume(h),w):n(h)}\
function c(h){return h===45?(e.consume(h),f):n(h)}function d(h){return h===null?n(h):h===45?(e.consume(h),m):P(h)?(a=d,N(h)):(e.consume(h),d)}function m(h){retu\
rn h===45?(e.consume(h),f):d(h)}function f(h){return h===62?S(h):h===45?m(h):d(h)}function g(h){let j="CDATA[";return h===j.charCodeAt(i++)?(e.consume(h),i===j.\
length?x:g):n(h)}function x(h){return h===null?n(h):h===93?(e.consume(h),_):P(h)?(a=x,N(h)):(e.consume(h),x)}function _(h){return h===93?(e.consume(h),k):x(h)}f\
unction k(h){return h===62?S(h):h===93?(e.consume(h),k):x(h)}function w(h){return h===null||h===62?S(h):P(h)?(a=w,N(h)):(e.consume(h),w)}function T(h){return h=\
==null?n(h):h===63?(e.consume(h),v):P(h)?(a=T,N(h)):(e.consume(h),T)}function v(h){return h===62?S(h):T(h)}function R(h){return fe(h)?(e.consume(h),E):n(h)}func\
tion E(h){return h===45||le(h)?(e.consume(h),E):A(h)}function A(h){return P(h)?(a=A,N(h)):W(h)?(e.consume(h),A):S(h)}function L(h){return h===45||le(h)?(e.consu\
me(h),L):h===47||h===62||Q(h)?G(h):n(h)}function G(h){return h===47?(e.consume(h),S):h===58||h===95||fe(h)?(e.consume(h),y):P(h)?(a=G,N(h)):W(h)?(e.consume(h),G\
):S(h)}function y(h){return h===45||h===46||h===58||h===95||le(h)?(e.consume(h),y):z(h)}function z(h){return h===61?(e.consume(h),B):P(h)?(a=z,N(h)):W(h)?(e.con\
sume(h),z):G(h)}function B(h){return h===null||h===60||h===61||h===62||h===96?n(h):h===34||h===39?(e.consume(h),o=h,O):P(h)?(a=B,N(h)):W(h)?(e.consume(h),B):(e.\
consume(h),D)}function O(h){return h===o?(e.consume(h),o=void 0,F):h===null?n(h):P(h)?(a=O,N(h)):(e.consume(h),O)}function D(h){return h===null||h===34||h===39|\
|h===60||h===61||h===96?n(h):h===47||h===62||Q(h)?G(h):(e.consume(h),D)}function F(h){return h===47||h===62||Q(h)?G(h):n(h)}function S(h){return h===62?(e.consu\
me(h),e.exit("htmlTextData"),e.exit("htmlText"),t):n(h)}function N(h){return e.exit("htmlTextData"),e.enter("lineEnding"),e.consume(h),e.exit("lineEnding"),M}fu\
nction M(h){return W(h)?V(e,K,"linePrefix",r.parser.constructs.disable.null.includes("codeIndented")?void 0:4)(h):K(h)}function K(h){return e.enter("htmlTextDat\
a"),a(h)}}var ft={name:"labelEnd",resolveAll:Zf,resolveTo:Qf,tokenize:Jf},Yf={tokenize:em},Xf={tokenize:tm},jf={tokenize:nm};function Zf(e){let t=-1,n=[];for(;+\
+t<e.length;){let r=e[t][1];if(n.push(e[t]),r.type==="labelImage"||r.type==="labelLink"||r.type==="labelEnd"){let o=r.type==="labelImage"?4:2;r.type="data",t+=o\
}}return e.length!==n.length&&me(e,0,e.length,n),e}function Qf(e,t){let n=e.length,r=0,o,i,a;for(;n--;){let c=e[n][1];if(o){if(c.type==="link"||c.type==="labelL\
ink"&&c._inactive)break;e[n][0]==="enter"&&c.type==="labelLink"&&(c._inactive=!0)}else if(i){if(e[n][0]==="enter"&&(c.type==="labelImage"||c.type==="labelLink")\
&&!c._balanced&&(o=n,c.type!=="labelLink")){r=2;break}}else c.type==="labelEnd"&&(i=n)}let s={type:e[o][1].type==="labelLink"?"link":"image",start:{...e[o][1].s\
tart},end:{...e[e.length-1][1].end}},l={type:"label",start:{...e[o][1].start},end:{...e[i][1].end}},u={type:"labelText",start:{...e[o+r+2][1].end},end:{...e[i-2\
][1].start}};return a=[["enter",s,t],["enter",l,t]],a=ue(a,e.slice(o+1,o+r+3)),a=ue(a,[["enter",u,t]]),a=ue(a,it(t.parser.constructs.insideSpan.null,e.slice(o+r\
+4,i-3),t)),a=ue(a,[["exit",u,t],e[i-2],e[i-1],["exit",l,t]]),a=ue(a,e.slice(i+1)),a=ue(a,[["exit",s,t]]),me(e,o,e.length,a),e}function Jf(e,t,n){let r=this,o=r\
._labelStarts,i,a;if(o){for(;o.length>0&&o[o.length-1]._balanced;)o.pop();i=o[o.length-1]}return s;function s(m){return i?i._inactive?d(m):(a=r.parser.defined.i\
ncludes(Ee(r.sliceSerialize({start:i.end,end:r.now()}))),e.enter("labelEnd"),e.enter("labelMarker"),e.consume(m),e.exit("labelMarker"),e.exit("labelEnd"),l):n(m\
)}function l(m){return m===40?e.attempt(Yf,c,a?c:d)(m):m===91?e.attempt(Xf,c,a?u:d)(m):a?c(m):d(m)}function u(m){return e.attempt(jf,c,d)(m)}function c(m){retur\
n o.pop(),t(m)}function d(m){return i._balanced=!0,n(m)}}function em(e,t,n){return r;function r(d){return e.enter("resource"),e.enter("resourceMarker"),e.consum\
e(d),e.exit("resourceMarker"),o}function o(d){return Q(d)?pt(e,i)(d):i(d)}function i(d){return d===41?c(d):or(e,a,s,"resourceDestination","resourceDestinationLi\
teral","resourceDestinationLiteralMarker","resourceDestinationRaw","resourceDestinationString",32)(d)}function a(d){return Q(d)?pt(e,l)(d):c(d)}function s(d){re\
turn n(d)}function l(d){return d===34||d===39||d===40?ar(e,u,n,"resourceTitle","resourceTitleMarker","resourceTitleString")(d):c(d)}function u(d){return Q(d)?pt\
(e,c)(d):c(d)}function c(d){return d===41?(e.enter("resourceMarker"),e.consume(d),e.exit("resourceMarker"),e.exit("resource"),t):n(d)}}function tm(e,t,n){let r=\
this;return o;function o(s){return ir.call(r,e,i,a,"reference","referenceMarker","referenceString")(s)}function i(s){return r.parser.defined.includes(Ee(r.slice\
Serialize(r.events[r.events.length-1][1]).slice(1,-1)))?t(s):n(s)}function a(s){return n(s)}}function nm(e,t,n){return r;function r(i){return e.enter("reference\
"),e.enter("referenceMarker"),e.consume(i),e.exit("referenceMarker"),o}function o(i){return i===93?(e.enter("referenceMarker"),e.consume(i),e.exit("referenceMar\
ker"),e.exit("reference"),t):n(i)}}var yo={name:"labelStartImage",resolveAll:ft.resolveAll,tokenize:rm};function rm(e,t,n){let r=this,o;return i;function i(l){r\
eturn e.enter("labelImage"),e.enter("labelImageMarker"),e.consume(l),e.exit("labelImageMarker"),a}function a(l){return l===91?(e.enter("labelMarker"),e.consume(\
l),e.exit("labelMarker"),o=e.exit("labelImage"),s):n(l)}function s(l){return l===94&&"_hiddenFootnoteSupport"in r.parser.constructs?n(l):(r._labelStarts=r._labe\
lStarts||[],r._labelStarts.push(o),t(l))}}var Eo={name:"labelStartLink",resolveAll:ft.resolveAll,tokenize:om};function om(e,t,n){let r=this,o;return i;function \
i(s){return e.enter("labelLink"),e.enter("labelMarker"),e.consume(s),e.exit("labelMarker"),o=e.exit("labelLink"),a}function a(s){return s===94&&"_hiddenFootnote\
Support"in r.parser.constructs?n(s):(r._labelStarts=r._labelStarts||[],r._labelStarts.push(o),t(s))}}var an={name:"lineEnding",tokenize:im};function im(e,t){ret\
urn n;function n(r){return e.enter("lineEnding"),e.consume(r),e.exit("lineEnding"),V(e,t,"linePrefix")}}var mt={name:"thematicBreak",tokenize:am};function am(e,\
t,n){let r=0,o;return i;function i(u){return e.enter("thematicBreak"),a(u)}function a(u){return o=u,s(u)}function s(u){return u===o?(e.enter("thematicBreakSeque\
nce"),l(u)):r>=3&&(u===null||P(u))?(e.exit("thematicBreak"),t(u)):n(u)}function l(u){return u===o?(e.consume(u),r++,l):(e.exit("thematicBreakSequence"),W(u)?V(e\
,s,"whitespace")(u):s(u))}}var he={continuation:{tokenize:um},exit:pm,name:"list",tokenize:cm},sm={partial:!0,tokenize:fm},lm={partial:!0,tokenize:dm};function \
cm(e,t,n){let r=this,o=r.events[r.events.length-1],i=o&&o[1].type==="linePrefix"?o[2].sliceSerialize(o[1],!0).length:0,a=0;return s;function s(f){let g=r.contai\
nerState.type||(f===42||f===43||f===45?"listUnordered":"listOrdered");if(g==="listUnordered"?!r.containerState.marker||f===r.containerState.marker:Jt(f)){if(r.c\
ontainerState.type||(r.containerState.type=g,e.enter(g,{_container:!0})),g==="listUnordered")return e.enter("listItemPrefix"),f===42||f===45?e.check(mt,n,u)(f):\
u(f);if(!r.interrupt||f===49)return e.enter("listItemPrefix"),e.enter("listItemValue"),l(f)}return n(f)}function l(f){return Jt(f)&&++a<10?(e.consume(f),l):(!r.\
interrupt||a<2)&&(r.containerState.marker?f===r.containerState.marker:f===41||f===46)?(e.exit("listItemValue"),u(f)):n(f)}function u(f){return e.enter("listItem\
Marker"),e.consume(f),e.exit("listItemMarker"),r.containerState.marker=r.containerState.marker||f,e.check(Be,r.interrupt?n:c,e.attempt(sm,m,d))}function c(f){re\
turn r.containerState.initialBlankLine=!0,i++,m(f)}function d(f){return W(f)?(e.enter("listItemPrefixWhitespace"),e.consume(f),e.exit("listItemPrefixWhitespace"\
),m):n(f)}function m(f){return r.containerState.size=i+r.sliceSerialize(e.exit("listItemPrefix"),!0).length,t(f)}}function um(e,t,n){let r=this;return r.contain\
erState._closeFlow=void 0,e.check(Be,o,i);function o(s){return r.containerState.furtherBlankLines=r.containerState.furtherBlankLines||r.containerState.initialBl\
ankLine,V(e,t,"listItemIndent",r.containerState.size+1)(s)}function i(s){return r.containerState.furtherBlankLines||!W(s)?(r.containerState.furtherBlankLines=vo\
id 0,r.containerState.initialBlankLine=void 0,a(s)):(r.containerState.furtherBlankLines=void 0,r.containerState.initialBlankLine=void 0,e.attempt(lm,t,a)(s))}fu\
nction a(s){return r.containerState._closeFlow=!0,r.interrupt=void 0,V(e,e.attempt(he,t,n),"linePrefix",r.parser.constructs.disable.null.includes("codeIndented"\
)?void 0:4)(s)}}function dm(e,t,n){let r=this;return V(e,o,"listItemIndent",r.containerState.size+1);function o(i){let a=r.events[r.events.length-1];return a&&a\
[1].type==="listItemIndent"&&a[2].sliceSerialize(a[1],!0).length===r.containerState.size?t(i):n(i)}}function pm(e){e.exit(this.containerState.type)}function fm(\
e,t,n){let r=this;return V(e,o,"listItemPrefixWhitespace",r.parser.constructs.disable.null.includes("codeIndented")?void 0:5);function o(i){let a=r.events[r.eve\
nts.length-1];return!W(i)&&a&&a[1].type==="listItemPrefixWhitespace"?t(i):n(i)}}var sr={name:"setextUnderline",resolveTo:mm,tokenize:gm};function mm(e,t){let n=\
new Ye,r=e.length,o,i,a;for(;r--;)if(e[r][0]==="enter"){if(e[r][1].type==="content"){o=r;break}e[r][1].type==="paragraph"&&(i=r)}else e[r][1].type==="content"&&\
n.add(r,1,[]),!a&&e[r][1].type==="definition"&&(a=r);let s={type:"setextHeading",start:{...e[o][1].start},end:{...e[e.length-1][1].end}};return e[i][1].type="se\
textHeadingText",a?(n.add(i,0,[["enter",s,t]]),n.add(a+1,0,[["exit",e[o][1],t]]),e[o][1].end={...e[a][1].end}):e[o][1]=s,n.add(e.length,0,[["exit",s,t]]),n.cons\
ume(e),e}function gm(e,t,n){let r=this,o;return i;function i(u){let c=r.events.length,d;for(;c--;)if(r.events[c][1].type!=="lineEnding"&&r.events[c][1].type!=="\
linePrefix"&&r.events[c][1].type!=="content"){d=r.events[c][1].type==="paragraph";break}return!r.parser.lazy[r.now().line]&&(r.interrupt||d)?(e.enter("setextHea\
dingLine"),o=u,a(u)):n(u)}function a(u){return e.enter("setextHeadingLineSequence"),s(u)}function s(u){return u===o?(e.consume(u),s):(e.exit("setextHeadingLineS\
equence"),W(u)?V(e,l,"lineSuffix")(u):l(u))}function l(u){return u===null||P(u)?(e.exit("setextHeadingLine"),t(u)):n(u)}}var qs={tokenize:hm};function hm(e){let\
 t=this,n=e.attempt(Be,r,e.attempt(this.parser.constructs.flowInitial,o,V(e,e.attempt(this.parser.constructs.flow,o,e.attempt(uo,o)),"linePrefix")));return n;fu\
nction r(i){if(i===null){e.consume(i);return}return e.enter("lineEndingBlank"),e.consume(i),e.exit("lineEndingBlank"),t.currentConstruct=void 0,n}function o(i){\
if(i===null){e.consume(i);return}return e.enter("lineEnding"),e.consume(i),e.exit("lineEnding"),t.currentConstruct=void 0,n}}var Vs={resolveAll:Zs()},Ys=js("str\
ing"),Xs=js("text");function js(e){return{resolveAll:Zs(e==="text"?bm:void 0),tokenize:t};function t(n){let r=this,o=this.parser.constructs[e],i=n.attempt(o,a,s\
);return a;function a(c){return u(c)?i(c):s(c)}function s(c){if(c===null){n.consume(c);return}return n.enter("data"),n.consume(c),l}function l(c){return u(c)?(n\
.exit("data"),i(c)):(n.consume(c),l)}function u(c){if(c===null)return!0;let d=o[c],m=-1;if(d)for(;++m<d.length;){let f=d[m];if(!f.previous||f.previous.call(r,r.\
previous))return!0}return!1}}}function Zs(e){return t;function t(n,r){let o=-1,i;for(;++o<=n.length;)i===void 0?n[o]&&n[o][1].type==="data"&&(i=o,o++):(!n[o]||n\
[o][1].type!=="data")&&(o!==i+2&&(n[i][1].end=n[o-1][1].end,n.splice(i+2,o-i-2),o=i+2),i=void 0);return e?e(n,r):n}}function bm(e,t){let n=new Ye,r=0;for(;++r<=\
e.length;)if((r===e.length||e[r][1].type==="lineEnding")&&e[r-1][1].type==="data"){let o=e[r-1][1],i=t.sliceStream(o),a=i.length,s=-1,l=0,u;for(;a--;){let c=i[a\
];if(typeof c=="string"){for(s=c.length;c.charCodeAt(s-1)===32;)l++,s--;if(s)break;s=-1}else if(c===-2)u=!0,l++;else if(c!==-1){a++;break}}if(t._contentTypeText\
Trailing&&r===e.length&&(l=0),l){let c={type:r===e.length||u||l<2?"lineSuffix":"hardBreakTrailing",start:{_bufferIndex:a?s:o.start._bufferIndex+s,_index:o.start\
._index+a,line:o.end.line,column:o.end.column-l,offset:o.end.offset-l},end:{...o.end}};o.end={...c.start},o.start.offset===o.end.offset?Object.assign(o,c):n.add\
(r,0,[["enter",c,t],["exit",c,t]])}r++}return n.consume(e),e}var wo={};Wc(wo,{attentionMarkers:()=>Tm,contentInitial:()=>Em,disable:()=>vm,document:()=>ym,flow:\
()=>xm,flowInitial:()=>wm,insideSpan:()=>Sm,string:()=>km,text:()=>_m});var ym={42:he,43:he,45:he,48:he,49:he,50:he,51:he,52:he,53:he,54:he,55:he,56:he,57:he,62\
:Qn},Em={91:po},wm={[-2]:rn,[-1]:rn,32:rn},xm={35:mo,42:mt,45:[sr,mt],60:ho,61:sr,95:mt,96:tr,126:tr},km={38:er,92:Jn},_m={[-5]:an,[-4]:an,[-3]:an,33:yo,38:er,4\
2:tn,60:[lo,bo],91:Eo,92:[fo,Jn],93:ft,95:tn,96:co},Sm={null:[tn,Vs]},Tm={null:[42,95]},vm={null:[]};function Qs(e,t,n){let r={_bufferIndex:-1,_index:0,line:n&&\
n.line||1,column:n&&n.column||1,offset:n&&n.offset||0},o={},i=[],a=[],s=[],l=!0,u={attempt:G(A),check:G(L),consume:v,enter:R,exit:E,interrupt:G(L,{interrupt:!0}\
)},c={code:null,containerState:{},defineSkip:k,events:[],now:_,parser:e,previous:null,sliceSerialize:g,sliceStream:x,write:f},d=t.tokenize.call(c,u),m;return t.\
resolveAll&&i.push(t),c;function f(O){return a=ue(a,O),w(),a[a.length-1]!==null?[]:(y(t,0),c.events=it(i,c.events,c),c.events)}function g(O,D){return Nm(x(O),D)\
}function x(O){return Rm(a,O)}function _(){let{_bufferIndex:O,_index:D,line:F,column:S,offset:N}=r;return{_bufferIndex:O,_index:D,line:F,column:S,offset:N}}func\
tion k(O){o[O.line]=O.column,B()}function w(){for(;r._index<a.length;){let O=a[r._index];if(typeof O=="string"){let D=r._index;for(r._bufferIndex<0&&(r._bufferI\
ndex=0);r._index===D&&r._bufferIndex<O.length;)T(O.charCodeAt(r._bufferIndex))}else T(O)}}function T(O){l=void 0,m=O,d=d(O)}function v(O){P(O)?(r.line++,r.colum\
n=1,r.offset+=O===-3?2:1,B()):O!==-1&&(r.column++,r.offset++),r._bufferIndex<0?r._index++:(r._bufferIndex++,r._bufferIndex===a[r._index].length&&(r._bufferIndex\
=-1,r._index++)),c.previous=O,l=!0}function R(O,D){let F=D||{};return F.type=O,F.start=_(),c.events.push(["enter",F,c]),s.push(F),F}function E(O){let D=s.pop();\
return D.end=_(),c.events.push(["exit",D,c]),D}function A(O,D){y(O,D.from)}function L(O,D){D.restore()}function G(O,D){return F;function F(S,N,M){let K,h,j,J;re\
turn Array.isArray(S)?re(S):"tokenize"in S?re([S]):b(S);function b(se){return Ue;function Ue(ke){let Ce=ke!==null&&se[ke],Oe=ke!==null&&se.null,Te=[...Array.isA\
rray(Ce)?Ce:Ce?[Ce]:[],...Array.isArray(Oe)?Oe:Oe?[Oe]:[]];return re(Te)(ke)}}function re(se){return K=se,h=0,se.length===0?M:ce(se[h])}function ce(se){return U\
e;function Ue(ke){return J=z(),j=se,se.partial||(c.currentConstruct=se),se.name&&c.parser.constructs.disable.null.includes(se.name)?ze(ke):se.tokenize.call(D?Ob\
ject.assign(Object.create(c),D):c,u,Ne,ze)(ke)}}function Ne(se){return l=!0,O(j,J),N}function ze(se){return l=!0,J.restore(),++h<K.length?ce(K[h]):M}}}function \
y(O,D){O.resolveAll&&!i.includes(O)&&i.push(O),O.resolve&&me(c.events,D,c.events.length-D,O.resolve(c.events.slice(D),c)),O.resolveTo&&(c.events=O.resolveTo(c.e\
vents,c))}function z(){let O=_(),D=c.previous,F=c.currentConstruct,S=c.events.length,N=Array.from(s);return{from:S,restore:M};function M(){r=O,c.previous=D,c.cu\
rrentConstruct=F,c.events.length=S,s=N,B()}}function B(){r.line in o&&r.column<2&&(r.column=o[r.line],r.offset+=o[r.line]-1)}}function Rm(e,t){let n=t.start._in\
dex,r=t.start._bufferIndex,o=t.end._index,i=t.end._bufferIndex,a;if(n===o)a=[e[n].slice(r,i)];else{if(a=e.slice(n,o),r>-1){let s=a[0];typeof s=="string"?a[0]=s.\
slice(r):a.shift()}i>0&&a.push(e[o].slice(0,i))}return a}function Nm(e,t){let n=-1,r=[],o;for(;++n<e.length;){let i=e[n],a;if(typeof i=="string")a=i;else switch\
(i){case-5:{a="\\r";break}case-4:{a=`\n`;break}case-3:{a=`\\r\n`;break}case-2:{a=t?" ":"	";break}case-1:{if(!t&&o)continue;a=" ";break}default:a=String.fromCharCode\
(i)}o=i===-2,r.push(a)}return r.join("")}function Js(e){let r={constructs:Xn([wo,...(e||{}).extensions||[]]),content:o(Hs),defined:[],document:o(Ws),flow:o(qs),\
lazy:{},string:o(Ys),text:o(Xs)};return r;function o(i){return a;function a(s){return Qs(r,i,s)}}}function el(e){for(;!rr(e););return e}var tl=/[\\0\\t\\n\\r]/g;fun\
ction nl(){let e=1,t="",n=!0,r;return o;function o(i,a,s){i=t+(typeof i=="string"?i.toString():new TextDecoder(a||void 0).decode(i));let l=[],u=0;for(t="",n&&(i\
.charCodeAt(0)===65279&&u++,n=void 0);u<i.length;){tl.lastIndex=u;let c=tl.exec(i),d=c&&c.index!==void 0?c.index:i.length,m=i.charCodeAt(d);if(!c){t=i.slice(u);\
break}if(m===10&&u===d&&r)l.push(-3),r=void 0;else switch(r&&(l.push(-5),r=void 0),u<d&&(l.push(i.slice(u,d)),e+=d-u),m){case 0:{l.push(65533),e++;break}case 9:\
{let f=Math.ceil(e/4)*4;for(l.push(-2);e++<f;)l.push(-1);break}case 10:{l.push(-4),e=1;break}default:r=!0,e=1}u=d+1}return s&&(r&&l.push(-5),t&&l.push(t),l.push\
(null)),l}}function rl(e,t,n){return typeof t!="string"&&(n=t,t=void 0),Bs(n)(el(Js(n).document().write(nl()(e,t,!0))))}var Cm={tokenize:Im,partial:!0},ol={toke\
nize:Pm,partial:!0},il={tokenize:Dm,partial:!0},al={tokenize:Fm,partial:!0},Om={tokenize:$m,partial:!0},sl={name:"wwwAutolink",tokenize:Am,previous:cl},ll={name\
:"protocolAutolink",tokenize:Lm,previous:ul},Xe={name:"emailAutolink",tokenize:Mm,previous:dl},He={};function ko(){return{text:He}}var gt=48;for(;gt<123;)He[gt]\
=Xe,gt++,gt===58?gt=65:gt===91&&(gt=97);He[43]=Xe;He[45]=Xe;He[46]=Xe;He[95]=Xe;He[72]=[Xe,ll];He[104]=[Xe,ll];He[87]=[Xe,sl];He[119]=[Xe,sl];function Mm(e,t,n)\
{let r=this,o,i;return a;function a(d){return!xo(d)||!dl.call(r,r.previous)||_o(r.events)?n(d):(e.enter("literalAutolink"),e.enter("literalAutolinkEmail"),s(d))\
}function s(d){return xo(d)?(e.consume(d),s):d===64?(e.consume(d),l):n(d)}function l(d){return d===46?e.check(Om,c,u)(d):d===45||d===95||le(d)?(i=!0,e.consume(d\
),l):c(d)}function u(d){return e.consume(d),o=!0,l}function c(d){return i&&o&&fe(r.previous)?(e.exit("literalAutolinkEmail"),e.exit("literalAutolink"),t(d)):n(d\
)}}function Am(e,t,n){let r=this;return o;function o(a){return a!==87&&a!==119||!cl.call(r,r.previous)||_o(r.events)?n(a):(e.enter("literalAutolink"),e.enter("l\
iteralAutolinkWww"),e.check(Cm,e.attempt(ol,e.attempt(il,i),n),n)(a))}function i(a){return e.exit("literalAutolinkWww"),e.exit("literalAutolink"),t(a)}}function\
 Lm(e,t,n){let r=this,o="",i=!1;return a;function a(d){return(d===72||d===104)&&ul.call(r,r.previous)&&!_o(r.events)?(e.enter("literalAutolink"),e.enter("litera\
lAutolinkHttp"),o+=String.fromCodePoint(d),e.consume(d),s):n(d)}function s(d){if(fe(d)&&o.length<5)return o+=String.fromCodePoint(d),e.consume(d),s;if(d===58){l\
et m=o.toLowerCase();if(m==="http"||m==="https")return e.consume(d),l}return n(d)}function l(d){return d===47?(e.consume(d),i?u:(i=!0,l)):n(d)}function u(d){ret\
urn d===null||dt(d)||Q(d)||rt(d)||en(d)?n(d):e.attempt(ol,e.attempt(il,c),n)(d)}function c(d){return e.exit("literalAutolinkHttp"),e.exit("literalAutolink"),t(d\
)}}function Im(e,t,n){let r=0;return o;function o(a){return(a===87||a===119)&&r<3?(r++,e.consume(a),o):a===46&&r===3?(e.consume(a),i):n(a)}function i(a){return \
a===null?n(a):t(a)}}function Pm(e,t,n){let r,o,i;return a;function a(u){return u===46||u===95?e.check(al,l,s)(u):u===null||Q(u)||rt(u)||u!==45&&en(u)?l(u):(i=!0\
,e.consume(u),a)}function s(u){return u===95?r=!0:(o=r,r=void 0),e.consume(u),a}function l(u){return o||r||!i?n(u):t(u)}}function Dm(e,t){let n=0,r=0;return o;f\
unction o(a){return a===40?(n++,e.consume(a),o):a===41&&r<n?i(a):a===33||a===34||a===38||a===39||a===41||a===42||a===44||a===46||a===58||a===59||a===60||a===63|\
|a===93||a===95||a===126?e.check(al,t,i)(a):a===null||Q(a)||rt(a)?t(a):(e.consume(a),o)}function i(a){return a===41&&r++,e.consume(a),o}}function Fm(e,t,n){retu\
rn r;function r(s){return s===33||s===34||s===39||s===41||s===42||s===44||s===46||s===58||s===59||s===63||s===95||s===126?(e.consume(s),r):s===38?(e.consume(s),\
i):s===93?(e.consume(s),o):s===60||s===null||Q(s)||rt(s)?t(s):n(s)}function o(s){return s===null||s===40||s===91||Q(s)||rt(s)?t(s):r(s)}function i(s){return fe(\
s)?a(s):n(s)}function a(s){return s===59?(e.consume(s),r):fe(s)?(e.consume(s),a):n(s)}}function $m(e,t,n){return r;function r(i){return e.consume(i),o}function \
o(i){return le(i)?n(i):t(i)}}function cl(e){return e===null||e===40||e===42||e===95||e===91||e===93||e===126||Q(e)}function ul(e){return!fe(e)}function dl(e){re\
turn!(e===47||xo(e))}function xo(e){return e===43||e===45||e===46||e===95||le(e)}function _o(e){let t=e.length,n=!1;for(;t--;){let r=e[t][1];if((r.type==="label\
Link"||r.type==="labelImage")&&!r._balanced){n=!0;break}if(r._gfmAutolinkLiteralWalkedInto){n=!1;break}}return e.length>0&&!n&&(e[e.length-1][1]._gfmAutolinkLit\
eralWalkedInto=!0),n}function So(){return{exit:{literalAutolinkEmail:Hm,literalAutolinkHttp:zm,literalAutolinkWww:Bm}}}function Bm(e){To.call(this,e,"http://")}\
function Hm(e){To.call(this,e,"mailto:")}function zm(e){To.call(this,e)}function To(e,t){let n=this.sliceSerialize(e);this.tag(\'<a href="\'+$e((t||"")+n)+\'">\'),t\
his.raw(this.encode(n)),this.tag("</a>")}var Um={tokenize:Xm,partial:!0};function vo(){return{document:{91:{name:"gfmFootnoteDefinition",tokenize:qm,continuatio\
n:{tokenize:Vm},exit:Ym}},text:{91:{name:"gfmFootnoteCall",tokenize:Gm},93:{name:"gfmPotentialFootnoteCall",add:"after",tokenize:Wm,resolveTo:Km}}}}function Wm(\
e,t,n){let r=this,o=r.events.length,i=r.parser.gfmFootnotes||(r.parser.gfmFootnotes=[]),a;for(;o--;){let l=r.events[o][1];if(l.type==="labelImage"){a=l;break}if\
(l.type==="gfmFootnoteCall"||l.type==="labelLink"||l.type==="label"||l.type==="image"||l.type==="link")break}return s;function s(l){if(!a||!a._balanced)return n\
(l);let u=Ee(r.sliceSerialize({start:a.end,end:r.now()}));return u.codePointAt(0)!==94||!i.includes(u.slice(1))?n(l):(e.enter("gfmFootnoteCallLabelMarker"),e.co\
nsume(l),e.exit("gfmFootnoteCallLabelMarker"),t(l))}}function Km(e,t){let n=e.length,r;for(;n--;)if(e[n][1].type==="labelImage"&&e[n][0]==="enter"){r=e[n][1];br\
eak}e[n+1][1].type="data",e[n+3][1].type="gfmFootnoteCallLabelMarker";let o={type:"gfmFootnoteCall",start:Object.assign({},e[n+3][1].start),end:Object.assign({}\
,e[e.length-1][1].end)},i={type:"gfmFootnoteCallMarker",start:Object.assign({},e[n+3][1].end),end:Object.assign({},e[n+3][1].end)};i.end.column++,i.end.offset++\
,i.end._bufferIndex++;let a={type:"gfmFootnoteCallString",start:Object.assign({},i.end),end:Object.assign({},e[e.length-1][1].start)},s={type:"chunkString",cont\
entType:"string",start:Object.assign({},a.start),end:Object.assign({},a.end)},l=[e[n+1],e[n+2],["enter",o,t],e[n+3],e[n+4],["enter",i,t],["exit",i,t],["enter",a\
,t],["enter",s,t],["exit",s,t],["exit",a,t],e[e.length-2],e[e.length-1],["exit",o,t]];return e.splice(n,e.length-n+1,...l),e}function Gm(e,t,n){let r=this,o=r.p\
arser.gfmFootnotes||(r.parser.gfmFootnotes=[]),i=0,a;return s;function s(d){return e.enter("gfmFootnoteCall"),e.enter("gfmFootnoteCallLabelMarker"),e.consume(d)\
,e.exit("gfmFootnoteCallLabelMarker"),l}function l(d){return d!==94?n(d):(e.enter("gfmFootnoteCallMarker"),e.consume(d),e.exit("gfmFootnoteCallMarker"),e.enter(\
"gfmFootnoteCallString"),e.enter("chunkString").contentType="string",u)}function u(d){if(i>999||d===93&&!a||d===null||d===91||Q(d))return n(d);if(d===93){e.exit\
("chunkString");let m=e.exit("gfmFootnoteCallString");return o.includes(Ee(r.sliceSerialize(m)))?(e.enter("gfmFootnoteCallLabelMarker"),e.consume(d),e.exit("gfm\
FootnoteCallLabelMarker"),e.exit("gfmFootnoteCall"),t):n(d)}return Q(d)||(a=!0),i++,e.consume(d),d===92?c:u}function c(d){return d===91||d===92||d===93?(e.consu\
me(d),i++,u):u(d)}}function qm(e,t,n){let r=this,o=r.parser.gfmFootnotes||(r.parser.gfmFootnotes=[]),i,a=0,s;return l;function l(g){return e.enter("gfmFootnoteD\
efinition")._container=!0,e.enter("gfmFootnoteDefinitionLabel"),e.enter("gfmFootnoteDefinitionLabelMarker"),e.consume(g),e.exit("gfmFootnoteDefinitionLabelMarke\
r"),u}function u(g){return g===94?(e.enter("gfmFootnoteDefinitionMarker"),e.consume(g),e.exit("gfmFootnoteDefinitionMarker"),e.enter("gfmFootnoteDefinitionLabel\
String"),e.enter("chunkString").contentType="string",c):n(g)}function c(g){if(a>999||g===93&&!s||g===null||g===91||Q(g))return n(g);if(g===93){e.exit("chunkStri\
ng");let x=e.exit("gfmFootnoteDefinitionLabelString");return i=Ee(r.sliceSerialize(x)),e.enter("gfmFootnoteDefinitionLabelMarker"),e.consume(g),e.exit("gfmFootn\
oteDefinitionLabelMarker"),e.exit("gfmFootnoteDefinitionLabel"),m}return Q(g)||(s=!0),a++,e.consume(g),g===92?d:c}function d(g){return g===91||g===92||g===93?(e\
.consume(g),a++,c):c(g)}function m(g){return g===58?(e.enter("definitionMarker"),e.consume(g),e.exit("definitionMarker"),o.includes(i)||o.push(i),V(e,f,"gfmFoot\
noteDefinitionWhitespace")):n(g)}function f(g){return t(g)}}function Vm(e,t,n){return e.check(Be,t,e.attempt(Um,t,n))}function Ym(e){e.exit("gfmFootnoteDefiniti\
on")}function Xm(e,t,n){let r=this;return V(e,o,"gfmFootnoteDefinitionIndent",5);function o(i){let a=r.events[r.events.length-1];return a&&a[1].type==="gfmFootn\
oteDefinitionIndent"&&a[2].sliceSerialize(a[1],!0).length===4?t(i):n(i)}}var jm={}.hasOwnProperty,Zm={};function pl(e,t){return"Back to reference "+(e+1)+(t>1?"\
-"+t:"")}function Ro(e){let t=e||Zm,n=t.label||"Footnotes",r=t.labelTagName||"h2",o=t.labelAttributes===null||t.labelAttributes===void 0?\'class="sr-only"\':t.lab\
elAttributes,i=t.backLabel||pl,a=t.clobberPrefix===null||t.clobberPrefix===void 0?"user-content-":t.clobberPrefix;return{enter:{gfmFootnoteDefinition(){this.get\
Data("tightStack").push(!1)},gfmFootnoteDefinitionLabelString(){this.buffer()},gfmFootnoteCallString(){this.buffer()}},exit:{gfmFootnoteDefinition(){let s=this.\
getData("gfmFootnoteDefinitions"),l=this.getData("gfmFootnoteDefinitionStack"),u=this.getData("tightStack"),c=l.pop(),d=this.resume();s||this.setData("gfmFootno\
teDefinitions",s={}),jm.call(s,c)||(s[c]=d),u.pop(),this.setData("slurpOneLineEnding",!0),this.setData("lastWasTag")},gfmFootnoteDefinitionLabelString(s){let l=\
this.getData("gfmFootnoteDefinitionStack");l||this.setData("gfmFootnoteDefinitionStack",l=[]),l.push(Ee(this.sliceSerialize(s))),this.resume(),this.buffer()},gf\
mFootnoteCallString(s){let l=this.getData("gfmFootnoteCallOrder"),u=this.getData("gfmFootnoteCallCounts"),c=Ee(this.sliceSerialize(s)),d;this.resume(),l||this.s\
etData("gfmFootnoteCallOrder",l=[]),u||this.setData("gfmFootnoteCallCounts",u={});let m=l.indexOf(c),f=$e(c.toLowerCase());m===-1?(l.push(c),u[c]=1,d=l.length):\
(u[c]++,d=m+1);let g=u[c];this.tag(\'<sup><a href="#\'+a+"fn-"+f+\'" id="\'+a+"fnref-"+f+(g>1?"-"+g:"")+\'" data-footnote-ref="" aria-describedby="footnote-label">\'+\
String(d)+"</a></sup>")},null(){let s=this.getData("gfmFootnoteCallOrder")||[],l=this.getData("gfmFootnoteCallCounts")||{},u=this.getData("gfmFootnoteDefinition\
s")||{},c=-1;for(s.length>0&&(this.lineEndingIfNeeded(),this.tag(\'<section data-footnotes="" class="footnotes"><\'+r+\' id="footnote-label"\'+(o?" "+o:"")+">"),thi\
s.raw(this.encode(n)),this.tag("</"+r+">"),this.lineEndingIfNeeded(),this.tag("<ol>"));++c<s.length;){let d=s[c],m=$e(d.toLowerCase()),f=0,g=[];for(;++f<=l[d];)\
g.push(\'<a href="#\'+a+"fnref-"+m+(f>1?"-"+f:"")+\'" data-footnote-backref="" aria-label="\'+this.encode(typeof i=="string"?i:i(c,f))+\'" class="data-footnote-backr\
ef">\u21A9\'+(f>1?"<sup>"+f+"</sup>":"")+"</a>");let x=g.join(" "),_=!1;this.lineEndingIfNeeded(),this.tag(\'<li id="\'+a+"fn-"+m+\'">\'),this.lineEndingIfNeeded(),this.t\
ag(u[d].replace(/<\\/p>(?:\\r?\\n|\\r)?$/,function(k){return _=!0," "+x+k})),_||(this.lineEndingIfNeeded(),this.tag(x)),this.lineEndingIfNeeded(),this.tag("</li>")}\
s.length>0&&(this.lineEndingIfNeeded(),this.tag("</ol>"),this.lineEndingIfNeeded(),this.tag("</section>"))}}}}function No(){return{enter:{strikethrough(){this.t\
ag("<del>")}},exit:{strikethrough(){this.tag("</del>")}}}}function Co(e){let n=(e||{}).singleTilde,r={name:"strikethrough",tokenize:i,resolveAll:o};return n==nu\
ll&&(n=!0),{text:{126:r},insideSpan:{null:[r]},attentionMarkers:{null:[126]}};function o(a,s){let l=-1;for(;++l<a.length;)if(a[l][0]==="enter"&&a[l][1].type==="\
strikethroughSequenceTemporary"&&a[l][1]._close){let u=l;for(;u--;)if(a[u][0]==="exit"&&a[u][1].type==="strikethroughSequenceTemporary"&&a[u][1]._open&&a[l][1].\
end.offset-a[l][1].start.offset===a[u][1].end.offset-a[u][1].start.offset){a[l][1].type="strikethroughSequence",a[u][1].type="strikethroughSequence";let c={type\
:"strikethrough",start:Object.assign({},a[u][1].start),end:Object.assign({},a[l][1].end)},d={type:"strikethroughText",start:Object.assign({},a[u][1].end),end:Ob\
ject.assign({},a[l][1].start)},m=[["enter",c,s],["enter",a[u][1],s],["exit",a[u][1],s],["enter",d,s]],f=s.parser.constructs.insideSpan.null;f&&me(m,m.length,0,i\
t(f,a.slice(u+1,l),s)),me(m,m.length,0,[["exit",d,s],["enter",a[l][1],s],["exit",a[l][1],s],["exit",c,s]]),me(a,u-1,l-u+3,m),l=u+m.length-2;break}}for(l=-1;++l<\
a.length;)a[l][1].type==="strikethroughSequenceTemporary"&&(a[l][1].type="data");return a}function i(a,s,l){let u=this.previous,c=this.events,d=0;return m;funct\
ion m(g){return u===126&&c[c.length-1][1].type!=="characterEscape"?l(g):(a.enter("strikethroughSequenceTemporary"),f(g))}function f(g){let x=$t(u);if(g===126)re\
turn d>1?l(g):(a.consume(g),d++,f);if(d<2&&!n)return l(g);let _=a.exit("strikethroughSequenceTemporary"),k=$t(g);return _._open=!k||k===2&&!!x,_._close=!x||x===\
2&&!!k,s(g)}}}var Oo={none:"",left:\' align="left"\',right:\' align="right"\',center:\' align="center"\'};function Mo(){return{enter:{table(e){let t=e._align;this.lin\
eEndingIfNeeded(),this.tag("<table>"),this.setData("tableAlign",t)},tableBody(){this.tag("<tbody>")},tableData(){let e=this.getData("tableAlign"),t=this.getData\
("tableColumn"),n=Oo[e[t]];n===void 0?this.buffer():(this.lineEndingIfNeeded(),this.tag("<td"+n+">"))},tableHead(){this.lineEndingIfNeeded(),this.tag("<thead>")\
},tableHeader(){let e=this.getData("tableAlign"),t=this.getData("tableColumn"),n=Oo[e[t]];this.lineEndingIfNeeded(),this.tag("<th"+n+">")},tableRow(){this.setDa\
ta("tableColumn",0),this.lineEndingIfNeeded(),this.tag("<tr>")}},exit:{codeTextData(e){let t=this.sliceSerialize(e);this.getData("tableAlign")&&(t=t.replace(/\\\\\
([\\\\|])/g,Qm)),this.raw(this.encode(t))},table(){this.setData("tableAlign"),this.setData("slurpAllLineEndings"),this.lineEndingIfNeeded(),this.tag("</table>")},\
tableBody(){this.lineEndingIfNeeded(),this.tag("</tbody>")},tableData(){let e=this.getData("tableAlign"),t=this.getData("tableColumn");t in e?(this.tag("</td>")\
,this.setData("tableColumn",t+1)):this.resume()},tableHead(){this.lineEndingIfNeeded(),this.tag("</thead>")},tableHeader(){let e=this.getData("tableColumn");thi\
s.tag("</th>"),this.setData("tableColumn",e+1)},tableRow(){let e=this.getData("tableAlign"),t=this.getData("tableColumn");for(;t<e.length;)this.lineEndingIfNeed\
ed(),this.tag("<td"+Oo[e[t]]+"></td>"),t++;this.setData("tableColumn",t),this.lineEndingIfNeeded(),this.tag("</tr>")}}}}function Qm(e,t){return t==="|"?t:e}var \
lr=class{constructor(){this.map=[],this.index=new Map}add(t,n,r){Jm(this,t,n,r)}consume(t){if(this.map.sort(function(i,a){return i[0]-a[0]}),this.map.length===0\
)return;let n=this.map.length,r=[];for(;n>0;)n-=1,r.push(t.slice(this.map[n][0]+this.map[n][1]),this.map[n][2]),t.length=this.map[n][0];r.push(t.slice()),t.leng\
th=0;let o=r.pop();for(;o;){for(let i of o)t.push(i);o=r.pop()}this.map.length=0,this.index.clear()}};function Jm(e,t,n,r){if(n===0&&r.length===0)return;let o=e\
.index.get(t);if(o){o[1]+=n,o[2].push(...r);return}let i=[t,n,r];e.map.push(i),e.index.set(t,i)}function fl(e,t){let n=!1,r=[];for(;t<e.length;){let o=e[t];if(n\
){if(o[0]==="enter")o[1].type==="tableContent"&&r.push(e[t+1][1].type==="tableDelimiterMarker"?"left":"none");else if(o[1].type==="tableContent"){if(e[t-1][1].t\
ype==="tableDelimiterMarker"){let i=r.length-1;r[i]=r[i]==="left"?"center":"right"}}else if(o[1].type==="tableDelimiterRow")break}else o[0]==="enter"&&o[1].type\
==="tableDelimiterRow"&&(n=!0);t+=1}return r}function Ao(){return{flow:{null:{name:"table",tokenize:eg,resolveAll:tg}}}}function eg(e,t,n){let r=this,o=0,i=0,a;\
return s;function s(y){let z=r.events.length-1;for(;z>-1;){let{type:D}=r.events[z][1];if(D==="lineEnding"||D==="linePrefix")z--;else break}let B=z>-1?r.events[z\
][1].type:null,O=B==="tableHead"||B==="tableRow"?E:l;return O===E&&r.parser.lazy[r.now().line]?n(y):O(y)}function l(y){return e.enter("tableHead"),e.enter("tabl\
eRow"),u(y)}function u(y){return y===124||(a=!0,i+=1),c(y)}function c(y){return y===null?n(y):P(y)?i>1?(i=0,r.interrupt=!0,e.exit("tableRow"),e.enter("lineEndin\
g"),e.consume(y),e.exit("lineEnding"),f):n(y):W(y)?V(e,c,"whitespace")(y):(i+=1,a&&(a=!1,o+=1),y===124?(e.enter("tableCellDivider"),e.consume(y),e.exit("tableCe\
llDivider"),a=!0,c):(e.enter("data"),d(y)))}function d(y){return y===null||y===124||Q(y)?(e.exit("data"),c(y)):(e.consume(y),y===92?m:d)}function m(y){return y=\
==92||y===124?(e.consume(y),d):d(y)}function f(y){return r.interrupt=!1,r.parser.lazy[r.now().line]?n(y):(e.enter("tableDelimiterRow"),a=!1,W(y)?V(e,g,"linePref\
ix",r.parser.constructs.disable.null.includes("codeIndented")?void 0:4)(y):g(y))}function g(y){return y===45||y===58?_(y):y===124?(a=!0,e.enter("tableCellDivide\
r"),e.consume(y),e.exit("tableCellDivider"),x):R(y)}function x(y){return W(y)?V(e,_,"whitespace")(y):_(y)}function _(y){return y===58?(i+=1,a=!0,e.enter("tableD\
elimiterMarker"),e.consume(y),e.exit("tableDelimiterMarker"),k):y===45?(i+=1,k(y)):y===null||P(y)?v(y):R(y)}function k(y){return y===45?(e.enter("tableDelimiter\
Filler"),w(y)):R(y)}function w(y){return y===45?(e.consume(y),w):y===58?(a=!0,e.exit("tableDelimiterFiller"),e.enter("tableDelimiterMarker"),e.consume(y),e.exit\
("tableDelimiterMarker"),T):(e.exit("tableDelimiterFiller"),T(y))}function T(y){return W(y)?V(e,v,"whitespace")(y):v(y)}function v(y){return y===124?g(y):y===nu\
ll||P(y)?!a||o!==i?R(y):(e.exit("tableDelimiterRow"),e.exit("tableHead"),t(y)):R(y)}function R(y){return n(y)}function E(y){return e.enter("tableRow"),A(y)}func\
tion A(y){return y===124?(e.enter("tableCellDivider"),e.consume(y),e.exit("tableCellDivider"),A):y===null||P(y)?(e.exit("tableRow"),t(y)):W(y)?V(e,A,"whitespace\
")(y):(e.enter("data"),L(y))}function L(y){return y===null||y===124||Q(y)?(e.exit("data"),A(y)):(e.consume(y),y===92?G:L)}function G(y){return y===92||y===124?(\
e.consume(y),L):L(y)}}function tg(e,t){let n=-1,r=!0,o=0,i=[0,0,0,0],a=[0,0,0,0],s=!1,l=0,u,c,d,m=new lr;for(;++n<e.length;){let f=e[n],g=f[1];f[0]==="enter"?g.\
type==="tableHead"?(s=!1,l!==0&&(ml(m,t,l,u,c),c=void 0,l=0),u={type:"table",start:Object.assign({},g.start),end:Object.assign({},g.end)},m.add(n,0,[["enter",u,\
t]])):g.type==="tableRow"||g.type==="tableDelimiterRow"?(r=!0,d=void 0,i=[0,0,0,0],a=[0,n+1,0,0],s&&(s=!1,c={type:"tableBody",start:Object.assign({},g.start),en\
d:Object.assign({},g.end)},m.add(n,0,[["enter",c,t]])),o=g.type==="tableDelimiterRow"?2:c?3:1):o&&(g.type==="data"||g.type==="tableDelimiterMarker"||g.type==="t\
ableDelimiterFiller")?(r=!1,a[2]===0&&(i[1]!==0&&(a[0]=a[1],d=cr(m,t,i,o,void 0,d),i=[0,0,0,0]),a[2]=n)):g.type==="tableCellDivider"&&(r?r=!1:(i[1]!==0&&(a[0]=a\
[1],d=cr(m,t,i,o,void 0,d)),i=a,a=[i[1],n,0,0])):g.type==="tableHead"?(s=!0,l=n):g.type==="tableRow"||g.type==="tableDelimiterRow"?(l=n,i[1]!==0?(a[0]=a[1],d=cr\
(m,t,i,o,n,d)):a[1]!==0&&(d=cr(m,t,a,o,n,d)),o=0):o&&(g.type==="data"||g.type==="tableDelimiterMarker"||g.type==="tableDelimiterFiller")&&(a[3]=n)}for(l!==0&&ml\
(m,t,l,u,c),m.consume(t.events),n=-1;++n<t.events.length;){let f=t.events[n];f[0]==="enter"&&f[1].type==="table"&&(f[1]._align=fl(t.events,n))}return e}function\
 cr(e,t,n,r,o,i){let a=r===1?"tableHeader":r===2?"tableDelimiter":"tableData",s="tableContent";n[0]!==0&&(i.end=Object.assign({},Bt(t.events,n[0])),e.add(n[0],0\
,[["exit",i,t]]));let l=Bt(t.events,n[1]);if(i={type:a,start:Object.assign({},l),end:Object.assign({},l)},e.add(n[1],0,[["enter",i,t]]),n[2]!==0){let u=Bt(t.eve\
nts,n[2]),c=Bt(t.events,n[3]),d={type:s,start:Object.assign({},u),end:Object.assign({},c)};if(e.add(n[2],0,[["enter",d,t]]),r!==2){let m=t.events[n[2]],f=t.even\
ts[n[3]];if(m[1].end=Object.assign({},f[1].end),m[1].type="chunkText",m[1].contentType="text",n[3]>n[2]+1){let g=n[2]+1,x=n[3]-n[2]-1;e.add(g,x,[])}}e.add(n[3]+\
1,0,[["exit",d,t]])}return o!==void 0&&(i.end=Object.assign({},Bt(t.events,o)),e.add(o,0,[["exit",i,t]]),i=void 0),i}function ml(e,t,n,r,o){let i=[],a=Bt(t.even\
ts,n);o&&(o.end=Object.assign({},a),i.push(["exit",o,t])),r.end=Object.assign({},a),i.push(["exit",r,t]),e.add(n+1,0,i)}function Bt(e,t){let n=e[t],r=n[0]==="en\
ter"?"start":"end";return n[1][r]}var hl=/<(\\/?)(iframe|noembed|noframes|plaintext|script|style|title|textarea|xmp)(?=[\\t\\n\\f\\r />])/gi,ng=new RegExp("^"+hl.sou\
rce,"i");function Lo(){return{exit:{htmlFlowData(e){gl.call(this,e,hl)},htmlTextData(e){gl.call(this,e,ng)}}}}function gl(e,t){let n=this.sliceSerialize(e);this\
.options.allowDangerousHtml&&(n=n.replace(t,"&lt;$1$2")),this.raw(this.encode(n))}function Io(){return{enter:{taskListCheck(){this.tag(\'<input type="checkbox" d\
isabled="" \')}},exit:{taskListCheck(){this.tag("/>")},taskListCheckValueChecked(){this.tag(\'checked="" \')}}}}var rg={name:"tasklistCheck",tokenize:og};function \
Po(){return{text:{91:rg}}}function og(e,t,n){let r=this;return o;function o(l){return r.previous!==null||!r._gfmTasklistFirstContentOfListItem?n(l):(e.enter("ta\
skListCheck"),e.enter("taskListCheckMarker"),e.consume(l),e.exit("taskListCheckMarker"),i)}function i(l){return Q(l)?(e.enter("taskListCheckValueUnchecked"),e.c\
onsume(l),e.exit("taskListCheckValueUnchecked"),a):l===88||l===120?(e.enter("taskListCheckValueChecked"),e.consume(l),e.exit("taskListCheckValueChecked"),a):n(l\
)}function a(l){return l===93?(e.enter("taskListCheckMarker"),e.consume(l),e.exit("taskListCheckMarker"),e.exit("taskListCheck"),s):n(l)}function s(l){return P(\
l)?t(l):W(l)?e.check({tokenize:ig},t,n)(l):n(l)}}function ig(e,t,n){return V(e,r,"whitespace");function r(o){return o===null?n(o):t(o)}}function bl(e){return Xn\
([ko(),vo(),Co(e),Ao(),Po()])}function yl(e){return jn([So(),Ro(e),No(),Mo(),Lo(),Io()])}function wl(e){let{split:t,before:n,makers:r}=e,o=(t?4:3)+(r?1:0),i=t?s\
g:ag,a=s=>{let l={step:void 0};return(t?s:$o(s)).map(u=>"gap"in u?u.gap.draw({columns:o,before:n,draw:a}):i(u.pair,e,r?.cell(u.pair,l)))};return a}function $o(e\
){let t=[],n=[];for(let r of e){let{left:o,right:i}="pair"in r?r.pair:{};o===i&&t.push(...n.splice(0),r),o&&o!==i&&t.push({pair:{left:o}}),i&&o!==i&&n.push({pai\
r:{right:i}})}return[...t,...n]}function ag({left:e,right:t},n,r){let o=e??t,i=n.moved?.(o)?`${o.kind} moved`:o.kind;return p("tr",{class:i},ur("L",o.old,n),ur(\
"R",o.fresh,n),Do(o,n),r)}var sg=({left:e,right:t},n,r)=>p("tr",ur("L",e?.old,n),Do(e,n),ur("R",t?.fresh,n),Do(t,n),r);function ur(e,t,{anchor:n}){if(t===void 0\
)return p("td.n");let r=p("a",{href:`#${n}:${e}${t}`,tabindex:"-1"},`${t}`);return p("td.n",r)}function Do(e,{crlf:t,tokens:n,moved:r}){if(!e)return p("td.code.\
none");let o=t&&!e.open&&e.text.endsWith("\\r")?e.text.slice(0,-1):e.text,i=cg(o,{marks:e.marks,tokens:n.get(e)}),a=e.open?p("span.open","No newline at the end o\
f the file"):void 0,s=r?.(e);return p("td",{class:`code ${e.kind}${s?" moved":""}`},i,a,s&&lg(s,e))}function lg({file_path:e,line:t},{kind:n}){let[r,o]=n==="gon\
e"?["R","\u2192"]:["L","\u2190"],i=`${Y(e)}:${t}`,a=`${n==="gone"?"Now":"Before"} at ${i}`,s=`#${encodeURIComponent(`file-${e}:${r}${t}`)}`;return p("a.moved-to",{href:s,\
title:a,"aria-label":a,"data-place":i,tabindex:"-1"},o)}function cg(e,t){let n=p("span.line"),r=ug(e,t),o=0;for(let i of Ts(e.length,t.marks))i.start>o&&n.appen\
d(Fo(r,{start:o,end:i.start})),n.append(...xl(r,i)),o=i.end;return o<e.length&&n.append(Fo(r,{start:o,end:e.length})),n}var ug=(e,t)=>({text:e,parts:t,unseen:wn\
(e)});function Fo(e,t){let n=(t.end-t.start).toLocaleString("en"),r=()=>o.replaceWith(...xl(e,t)),o=ae(`\u2026 ${n} characters \u2026`,r,{class:"cut"});return o}function \
xl(e,t){let n=gg(e,t),r=pg(n),o=r<n.length?[Fo(e,{start:n[r].start,end:t.end})]:[];return[...n.slice(0,r).map(({start:a,end:s,name:l,unseen:u})=>{if(u)return fg\
(u,e.text.slice(a,s),l);let c=e.text.slice(a,s);return l===""?c:p("span",{class:l},c)}),...o]}var dg=200;function pg(e){let t=0,n=e.findIndex(({unseen:r})=>(t+=\
r?1:0,t>dg));return n<0?e.length:n}var fg=({name:e,about:t},n,r)=>p("span",{class:r.includes("word")?"unseen word":"unseen",title:t,"data-is":mg(n)},e),mg=e=>Ar\
ray.from({length:e.length},(t,n)=>e.charCodeAt(n).toString(16)).join(" ");function gg({text:e,parts:t,unseen:n},{start:r,end:o}){let{tokens:i=[],marks:a=[]}=t;i\
f(i.length+a.length+n.length===0)return r<o?[{start:r,end:o,name:""}]:[];let s=new Map(n.map(m=>[m.at,m])),l=new Set([r,o]);for(let m of[...i,...a])for(let f of\
[m.start,m.end])l.add(f);for(let{at:m,length:f}of n)for(let g of[m,m+f])l.add(g);let u=[...l].filter(m=>m>=r&&m<=o&&m<=e.length).sort((m,f)=>m-f),[c,d]=[El(i),E\
l(a)];return u.slice(0,-1).map((m,f)=>{let g=[c(m)?.name,d(m)&&"word"].filter(Boolean).join(" "),x=s.get(m);return{start:m,end:u[f+1],name:g,...x&&{unseen:x}}})\
}function El(e){let t=0;return n=>{for(;t<e.length&&e[t].end<=n;)t+=1;let r=e[t];return r&&r.start<=n?r:void 0}}function kl(e,t){let n=(r,o)=>o===void 0?void 0:\
e.find(([i,a,s])=>i===r&&o>=a&&o<s)?.[3];return{cell({left:r,right:o},i){let s=r!==void 0&&r===o?void 0:n("R",o?.fresh)??n("L",r?.old),l=s===i.step;if(i.step=s,\
s===void 0||l)return p("td.by");let u=t?.(s)??"",c=u===""?`Step ${s}`:`Step ${s}: ${u}`;return p("td.by",p("a",{href:`#step-${s}`,title:c},`${s}`))}}}var hg=300\
;function Ht(e,t){let n=p("div",{class:t.split?"patch split":"patch",role:"group","aria-label":e.label}),r=e.hunks.map(f=>t.hidesBlanks?io(qn(f)):qn(f)),o=Eg(r)\
,i=o.some(({open:f})=>!f)&&o.every(({text:f,open:g})=>g||f.endsWith("\\r")),{anchor:a,before:s}=e,l=e.makers&&e.makers.length>0?kl(e.makers,e.reason):void 0,u=wl\
({...t,anchor:a,before:s,crlf:i,tokens:kg(r,e.path),makers:l,moved:e.moved}),c=p("table",{"data-ends":i?"crlf":"lf"},yg(t,l!==void 0));c.style.setProperty("--di\
gits",`${bg(e)}`);let d=wg(r,i);d&&n.append(d),n.append(xg(r)?p("details.line-ends",p("summary","Show the lines"),c):c);let m=_g(e,r);return Sg(c,t.split?m:$o(m\
),u),n}function bg({hunks:e,before:t=[]}){let{oldStart:n=0,oldLines:r=0,newStart:o=0,newLines:i=0}=e.at(-1)??{},a=o+i-n-r;return`${Math.max(100,t.length,t.lengt\
h+a,n+r,o+i)}`.length}var yg=({split:e},t)=>p("colgroup",...[...e?["n","half","n","half"]:["n","n","whole"],...t?["by"]:[]].map(n=>p("col",{class:n}))),Eg=e=>e.\
flat().flatMap(({pairs:t})=>t.flatMap(({left:n,right:r})=>n===r?[n]:[n??[],r??[]].flat()));function wg(e,t){let n=Tl(e),r=vl(n),o=n[0]?.right?.text.endsWith("\\r\
")??!1;if(r){let i=`Only line ends change, from ${o?"LF to CRLF":"CRLF to LF"}, in ${Z(n.length,"line")}.`;return p("p.patch-note",i)}return t?p("p.patch-note",\
"Lines end in CRLF."):void 0}var Tl=e=>e.flat().flatMap(t=>t.changed?t.pairs:[]);function vl(e){let t=n=>n.text.replace(/\\r$/,"");return e.length>0&&e.every(({l\
eft:n,right:r})=>n&&r&&t(n)===t(r)&&n.text!==r.text)}var xg=e=>{let t=Tl(e);return t.length>8&&vl(t)};function kg(e,t){let n=new Map;for(let r of e){let o=r.fla\
tMap(i=>i.pairs);for(let i of[o.flatMap(({left:a})=>a??[]),o.flatMap(({right:a})=>a??[])]){let a=_s(i.map(({text:s})=>s),t);for(let[s,l]of i.entries())a?.[s]?.l\
ength&&n.set(l,a[s])}}return n}function _g({hunks:e,before:t},n){let r=[],o={old:1,fresh:1},i=a=>{let s=Ng(o,a,t);s&&r.push({gap:s})};for(let[a,s]of e.entries()\
){i(s.oldStart);for(let{pairs:l}of n[a])for(let u of l)r.push({pair:u});o={old:s.oldStart+s.oldLines,fresh:s.newStart+s.newLines}}return i(void 0),r}function Sg\
(e,t,n){let[r,o]=[0,Sl(t,0)];for(e.append(p("tbody",...n(t.slice(r,o))));o<t.length;){[r,o]=[o,Sl(t,o)];let i=t.slice(r,o),a=p("tbody",{"data-before":_l(i,"old"\
),"data-after":_l(i,"fresh")});Gt(a,()=>n(i),i.length*Tg),e.append(a)}}var Tg=20;function _l(e,t){let n=e.flatMap(r=>{let{left:o,right:i}="pair"in r?r.pair:{};r\
eturn[o?.[t]??[],i?.[t]??[]].flat()});return n.length===0?"":`${n[0]} ${n.at(-1)}`}var vg=2500;function Sl(e,t){let n=0;for(let r=t;r<e.length;r+=1)if(n+=Rg(e[r\
]),r>t&&(n>vg||r-t>=hg))return r;return e.length}var Rg=e=>{let{left:t,right:n}="pair"in e?e.pair:{};return 6+((t?.text.length??0)+(n?.text.length??0))/10},ht=2\
0;function Ng(e,t,n){let r=t??(n?n.length+1:void 0);if(!(r===void 0||r<=e.old))return Rl({...e,count:r-e.old},{isFirst:e.old===1,isLast:t===void 0})}var Rl=(e,t\
)=>({draw:n=>Cg(e,t,n)});function Cg(e,t,n){let{columns:r,before:o}=n,i=`${e.count} unchanged line${e.count===1?"":"s"}`,a=p("td",{colspan:`${r}`}),s=p("tr.gap"\
,a);if(!o)return a.append(i),s;a.dataset.count=i;let l=(d,m,f,g)=>ae(d,()=>s.replaceWith(...n.draw([...u(0,f),...c(f,g),...u(g,e.count)])),{"aria-label":m}),u=(\
d,m)=>m>d?[{gap:Rl(Og(e,d,m),t)}]:[],c=(d,m)=>Array.from({length:m-d},(f,g)=>Mg(e,d+g,o));return e.count>ht&&(t.isFirst||a.append(l(`\u2193 ${ht}`,`Show the next ${h\
t} lines`,0,ht)),t.isLast||a.append(l(`\u2191 ${ht}`,`Show the ${ht} lines before`,e.count-ht,e.count))),a.append(l(`Show ${i}`,`Show ${i}`,0,e.count)),s}var Og=({ol\
d:e,fresh:t},n,r)=>({old:e+n,fresh:t+n,count:r-n});function Mg({old:e,fresh:t},n,r){let o=r[e+n-1]??"",i={kind:"same",old:e+n,fresh:t+n,text:o.replace(/\\n$/,"")\
,...!o.endsWith(`\n`)&&{open:!0}};return{pair:{left:i,right:i}}}function dr(e,t,n){let{before:r,after:o}=e,i=Lg(e,t,n),a=p("p.cell-name",Ag(e));if((o??r)?.type!=\
="markdown")return p("div.cell",a,i,...Ig(e));let s=p("div.sides",Nl("Before",r),Nl("After",o)),l=i&&p("details",p("summary","Source"),i);return p("div.cell",a,\
s,l)}var Ag=({index:e,id:t,language:n,before:r,after:o})=>{let i=(o??r)?.type,a=r?o?"":"deleted":"new",s=i==="code"?`${H(n)} code`:i;return[`Cell ${e+1}`,s,t&&H\
(t),a].filter(Boolean).join(" \xB7 ")},Nl=(e,t)=>p("section",{class:e.toLowerCase(),"aria-label":e},p("p.side-name",e),t?$g(t.source):p("p.absent","No such cell.")\
);function Lg(e,t,n){let r=_t(e.before?.source??""),o=Je(r,_t(e.after?.source??"")),{structuredPatch:i}=yi(r,o,{oldStart:1,newStart:1});if(i.length===0)return;l\
et a=`cell.${Dg(e)}`,s=i.map(l=>({...l,lines:l.lines.filter(u=>!u.startsWith("\\\\"))}));return Ht({hunks:s,path:a,anchor:`${t}:${e.index}`,label:"Source of the c\
ell"},n)}function Ig({before:e,after:t}){return e?.output===t?.output&&e?.pictures?.join()===t?.pictures?.join()?[]:[Cl("Output before",e),Cl("Output after",t)]\
.filter(r=>r!==void 0)}function Cl(e,t){let{output:n="",pictures:r=[]}=t??{};if(n===""&&r.length===0)return;let o=n===""?void 0:p("pre",{tabindex:"0","aria-labe\
l":e},H(Ar(n))),i=r.map(a=>p("img",{src:a,alt:e}));return p("details.output",p("summary",e),o,...i)}var Pg={python:"py",javascript:"js",typescript:"ts",rust:"rs\
"},Dg=({language:e,before:t,after:n})=>(n??t)?.type==="markdown"?"md":Pg[e]??(/^\\w{1,12}$/.test(e)?e:"txt"),Fg=1e5;function $g(e){let t=H(e);if(t.length>Fg)retu\
rn p("div.markdown.plain",t);let n=rl(t,{extensions:[bl()],htmlExtensions:[yl()]}),{body:r}=new DOMParser().parseFromString(n,"text/html");for(let o of r.queryS\
electorAll("img"))o.replaceWith(`[${o.alt||"image"}]`);for(let o of r.querySelectorAll("input"))o.replaceWith(o.checked?"\u2611":"\u2610");for(let o of r.querySelectorAll\
("a"))o.rel="noreferrer nofollow";for(let o of r.querySelectorAll("h1, h2, h3, h4, h5, h6"))o.replaceWith(Bg(o));for(let o of r.querySelectorAll("[id]"))o.remov\
eAttribute("id");return p("div.markdown",...r.childNodes)}var Bg=e=>p("p",{class:`heading ${e.localName}`},...e.childNodes),Ol=12,Hg=20;function pr(e,t){let n=H\
(Ar(e)).trimEnd();if(n==="")return[p("p.absent","It has no output.")];let r=n.split(`\n`);if(r.length<=Hg)return[Bo(r,`Output of ${t}`)];let o=r.slice(0,-Ol);ret\
urn[p("details.earlier",p("summary",`${o.length} earlier lines`),Bo(o,`Earlier output of ${t}`)),Bo(r.slice(-Ol),`End of the output of ${t}`)]}var fr=e=>e===voi\
d 0?void 0:p("p.whole","Whole output: ",p("code",H(e))),Bo=(e,t)=>p("pre",{tabindex:"0",role:"group","aria-label":t},`${e.join(`\n`)}\n`);var Ho=e=>e<1024?`${e} b\
ytes`:e<1024*1024?`${(e/1024).toFixed(1)} KiB`:`${(e/1024/1024).toFixed(1)} MiB`,bt=({lines:e,folded:t})=>t===void 0?e:1;async function mr(e,t,{data:n,look:r}){\
let{part:o}=t,i=o.patch===void 0?void 0:await n.patch(o.patch);try{e.replaceChildren(...zg(t,i,r))}catch(a){let s=`This change could not be drawn (${a instanceo\
f Error?a.message:a}). Its patch as plain text:`,l=H(la(i??[]).join(`\n`));e.replaceChildren(p("p.remark",s),p("pre",{tabindex:"0"},l))}}function zg(e,t,n){let{p\
art:r,cell:o,notebook:i,pictures:a,before:s}=e,l=[a&&Gg(a),o&&dr(o,e.anchor,n),!o&&s!==void 0&&r.path.endsWith(".ipynb")&&t?jg({before:s,hunks:t,anchor:e.anchor\
},n):i&&Xg(i,e.anchor,n)].filter(T=>T!==void 0);if(!t)return l.length>0?l:[p("p.absent",Wg(e))];let u=s===void 0?void 0:oo(s,t),{anchor:c,label:d,makers:m,reaso\
n:f,moved:g}=e,x=t.every(({oldLines:T,newLines:v})=>T===0||v===0),_=()=>Ht({hunks:t,path:r.path,before:u,anchor:c,label:d,makers:m,reason:f,moved:g},x?{...n,spl\
it:!1}:n);if(r.folded!==void 0&&l.length===0)return[Ml(r.folded,_)];let k=n.hidesBlanks?Vn(t):0,w=k===0?[]:[p("p.patch-note",`${k} changed lines that differ onl\
y in white space are not shown as changes.`)];return l.length===0?[...w,_()]:Ug.test(r.path)?[...w,_(),...l]:[...l,Ml(`Patch of the file, +${r.insertions} \u2212${r.\
deletions}`,_)]}function Ml(e,t){let n=p("details",p("summary",..._e(e)));return n.addEventListener("toggle",()=>n.append(t()),{once:!0}),n}var Ug=/\\.(?:svg|htm\
l?|xhtml)$/i;function Wg({part:e,binary:t}){let{insertions:n,deletions:r,old_mode:o,new_mode:i,from:a}=e;return t?`Binary file: ${Kg(t)}.`:n+r>0?"The report doe\
s not contain the patch.":o&&i&&!o.startsWith("0000")&&!i.startsWith("0000")&&o!==i?`Only the mode changes, from ${o} to ${i}.`:i?.startsWith("0000")?"An empty \
file is deleted.":o?.startsWith("0000")?"A new, empty file.":a===void 0?"No lines of text change.":"Renamed; no lines change."}var Kg=({before:e,after:t})=>{let\
[n,r]=[e,t].map(o=>o===void 0?"none":Ho(o));return`${n} before, ${r} after`};function Gg({before:e,after:t}){let n=p("div.sides",Al("Before",e),Al("After",t)),r\
=p("div.pictures",{"data-mode":"sides"});if(e?.url===void 0||t?.url===void 0)return r.append(n),r;let o=Yg(e.url,t.url);return r.append(Vg(r),n,o),r}var qg={sid\
es:"Side by side",slider:"Slider",onion:"Onion skin"};function Vg(e){let t=Object.entries(qg).map(([n,r])=>{let i=ae(r,()=>{e.dataset.mode=n;for(let a of t)a.se\
tAttribute("aria-pressed",`${a===i}`)},{"aria-pressed":`${n==="sides"}`});return i});return p("div.modes",{role:"group","aria-label":"Comparison"},...t)}functio\
n Yg(e,t){let n=p("input",{type:"range",min:"0",max:"100",value:"50","aria-label":"Before and after"}),r=p("div.stage",p("img",{src:e,alt:"Before"}),p("img.late\
r",{src:t,alt:"After"})),o=()=>r.style.setProperty("--at",n.value);return n.addEventListener("input",o),o(),p("div.overlay",p("div.canvas",r),n)}function Al(e,t\
){let n=p("figcaption.side-name",e),r=p("figure",{class:e.toLowerCase()},n);if(!t)r.append(p("p.absent","No such file."));else if(t.url===void 0)r.append(p("p.a\
bsent",`Too large to show: ${Ho(t.bytes)}.`));else{let o=p("img",{src:t.url,alt:e});n.append(` \xB7 ${Ho(t.bytes)}`),o.addEventListener("load",()=>n.append(` \xB7 ${o\
.naturalWidth} \xD7 ${o.naturalHeight}`)),o.addEventListener("error",()=>o.replaceWith("The image cannot be shown: the file is damaged.")),r.append(p("div.canvas",\
o))}return r}function Xg({cells:e,others:t},n,r){let o=e.map(i=>dr(i,n,r));return p("div.notebook",...o,...t>0?[Ll(t,": see the patch")]:[])}var Ll=(e,t)=>p("p.\
cell-name",`${e} ${e===1?"change":"changes"} outside the sources of cells${t}`);function jg({before:e,hunks:t,anchor:n},r){let o=Ms(e,t),[i,a]=[Ur(e),o===void 0\
?void 0:Ur(o)];if(!i||!a)return;let s=p("div.notebook"),l=0,u=()=>{l>0&&s.append(p("p.same",`${l} unchanged cell${l===1?"":"s"}`)),l=0};for(let d of Wr(i.cells,\
a.cells)){let m=d.after??d.before;da(d)?l+=1:(u(),s.append(dr({...d,index:m.index,id:m.id,language:a.language},n,r)))}u();let c=pa(e,o??"");return c.length>0&&s\
.append(Zg(c)),s}function Zg(e){let t=o=>p("td",p("code",o===void 0?"":Y(o.slice(0,2e3)))),n=e.slice(0,200).map(({at:o,before:i,after:a})=>p("tr",p("th",{scope:\
"row"},p("code",Y(o))),t(i),t(a))),r=e.length>n.length?`, ${e.length-n.length} of them only in the patch`:"";return p("div.differences",{tabindex:"0",role:"grou\
p","aria-label":"Changes outside the sources of cells"},Ll(e.length,r),p("table",p("tbody",...n)))}function Pl(e,t,n){let r=e.steps.flatMap(l=>n.stepAt(l)??[]),\
o=n.viewed.has(e),i=[...n.looks.ofFile(e.path),...r.flatMap(({index:l})=>n.looks.ofStep(l))],a=be(e.path),s=et({id:a,element:()=>Hl(p(n.viewed.has(e)?"article.c\
ard.file.viewed":"article.card.file",{id:a,tabindex:"-1","aria-label":e.path}),r,n),lines:o?0:bt(e.part),notes:o?0:Math.max(1,Math.min(r.filter(({why:l})=>l).le\
ngth,yt)),facts:Dl([e],r,{looks:i,...t}),text:()=>Qg(e,r),patches:e.part.patch===void 0?[]:[e.part.patch],fill:()=>[Jg(e,s.root,{steps:r,context:n}),...Fl(r)?[]\
:[Uo(r,n)],gr(e,n)]});return s}var Dl=(e,t,{looks:n,order:r,group:o})=>({paths:e.flatMap(({path:i,from:a=[]})=>[i,a].flat()),statuses:e.slice(0,1).map(({status:\
i})=>i),tools:[...new Set(t.map(({tool:i})=>i))],rules:[...new Set(t.flatMap(({policy:i,source:a})=>[i?.rule,a].flatMap(s=>s??[])))],size:(e[0]?.insertions??0)+\
(e[0]?.deletions??0),risk:_n(n),looks:n.map(({kind:i})=>i),order:r,group:o}),Qg=({path:e,from:t},n)=>[e,t,...n.flatMap(({id:r,why:o,policy:i})=>[r,o,i?.rule,i?.\
reason])].join(`\n`).toLowerCase(),Fl=e=>e.length<=2&&e.every(({why:t=""})=>t==="");function Jg(e,t,{steps:n,context:r}){let{path:o}=e,{viewed:i,looks:a}=r,s={cl\
ass:"fold","aria-label":`Collapse ${o}`};return p("h2",ae("\u25BE",()=>t.classList.toggle("folded"),s),p("a.path",{href:`#${be(o)}`},p("code",...Ot(e))),Pe(o,"path")\
,...Rt(e),...a.ofFile(o).filter(({kind:l})=>l!=="executable").map(eh),Fl(n)?Uo(n,r):void 0,p("span.outcome",...Ve(e),$l([e],i)))}var $l=(e,t)=>{let n=kt(e.every\
(t.has),r=>t.set(e,r));return p("label.seen",n,"Viewed")},eh=({kind:e,said:t})=>p("span",{class:`badge look-${e}`,title:Y(t)},e==="hidden"?`hidden ${Y(t)}`:qe[e\
]),yt=6;function Uo(e,t){let n=a=>a.map(s=>nh(s,t)),r=p("ul.chips",{"aria-label":"Steps"},...n(e.slice(0,yt)));if(e.length<=yt)return r;let o=p("details.chips",\
p("summary",`${ee(e.length-yt)} more steps`)),i=()=>o.append(p("ul.chips",...n(e.slice(yt,th))));return o.addEventListener("toggle",i,{once:!0}),p("div",r,o)}va\
r th=500;function nh(e,{decisions:t}){let n=p("li",{class:e.why?"told":void 0},p("a.chip",{href:`#step-${e.index}`},`${e.index} ${e.tool}`),e.why?p("span.why",.\
.._e(At(e.why))):void 0,t.box([e]));return t.follow([e],r=>n.classList.toggle("dropped",r)),n}function gr(e,{data:t,look:n,stepAt:r}){let o=p("div.change");o.st\
yle.setProperty("--lines",`${Math.min(bt(e.part),400)}`);let i=e.steps.length===1?r(e.steps[0]??0):void 0;return t.contents().then(({files:a,steps:s,texts:l})=>\
{let u=e.binary?{before:e.old_size,after:e.new_size}:void 0,c=a[e.path]??(i?s[i.index]:void 0),d=e.status==="added"?void 0:l[e.path],m=d===void 0?e.notebook:voi\
d 0,f=d===void 0&&!m?i?.cell:void 0,g={part:e.part,anchor:be(e.path),label:`Change of ${e.path}`,binary:u,pictures:c,before:d,cell:f,notebook:m,makers:e.makers,\
moved:rh(e,t),reason:x=>At(r(x)?.why)};return mr(o,g,{data:t,look:n()})}),o}function rh({path:e,from:t=e},{movedPlaces:n}){if(n.old.size!==0)return({kind:r,old:\
o,fresh:i})=>r==="gone"?n.old.get(at({file_path:t,line:o??0})):r==="new"?n.fresh.get(at({file_path:e,line:i??0})):void 0}var Bl=(e,t)=>p("div.changes",...e.map(\
n=>p("div.part",p("h3",p("a.path",{href:`#${encodeURIComponent(be(n.path))}`},p("code",...Ot(n))),...Ve(n)),gr(n,t)))),Il=200,oh={same:"get this same change",wo\
rds:"change the same words, and nothing else",lines:"gain or lose the same lines, and nothing else",blanks:"change only white space",moved:"move, unchanged",gon\
e:"are deleted"};function Wo({is:e,files:t},n,r,o){let i=n.find(({part:m})=>m.patch!==void 0)??n[0],a=e!=="gone"&&e!=="moved",s=[...new Set(n.flatMap(m=>m.steps\
))].flatMap(m=>o.stepAt(m)??[]),l=[...o.looks.ofFile(i.path),...s.slice(0,1).flatMap(({index:m})=>o.looks.ofStep(m))],u=`${Z(n.length,"file")} ${oh[e]}`,c=ji(t[\
0]??0),d;return et({id:c,element:()=>Hl(p("article.card.alike",{id:c,tabindex:"-1","aria-label":u}),s,o),lines:a?bt(i.part)+2:0,notes:3,facts:Dl(n,s,{looks:l,..\
.r}),text:()=>[u,...n.map(({path:m})=>m),...s.map(({why:m})=>m)].join(`\n`).toLowerCase(),patches:[...new Set(n.flatMap(({part:m})=>m.patch??[]))],fill:()=>(d=ne\
w zo(n,o),[sh(u,{is:e,files:n,steps:s},o),ah(s,o),d.root,...a?[ih(i,e),gr(i,o)]:[]]),reveal:m=>d?.reveal(m)})}var ih=({path:e},t)=>{let n=p("code",...Se(e));ret\
urn t==="same"?p("p.note","The change in ",n,", the same in all of them:"):p("p.note","The change in one of them, ",n,":")};function Hl(e,t,{decisions:n}){retur\
n n.follow(t,r=>e.classList.toggle("dropped",r)),e}function ah(e,t){if(e.length<=yt)return Uo(e,t);let n=je([...new Set(e.map(({why:o})=>At(o)))].filter(Boolean\
),3),r=Ze(e.map(({index:o})=>o).sort((o,i)=>o-i));return p("p.why",`Steps ${r}${n===""?"":`: ${n}`}`)}function sh(e,{is:t,files:n,steps:r},{viewed:o,decisions:i\
}){let[a]=n,s=r.length>yt?i.box(r):void 0,l=t==="same"?[...Ve(a)," each"]:Ve(pn(n)),u=p("span.outcome",...l,s,$l(n,o));return p("h2",p("b",e),...t==="same"?Rt(a\
):[],u)}var zo=class{root;#n;#o;#e=new Map;#t=p("ul");#r=0;constructor(t,n){this.#n=t,this.#o=n,this.root=p("details.members",p("summary",`The ${Z(t.length,"fil\
e")}`),this.#t),this.#a()}reveal(t){let n=this.#n.find(({path:o})=>be(o)===t);if(!n)return;this.root.open=!0;let r=this.#e.get(n.path)??this.#i(n);return r.quer\
ySelector("button")?.click(),r}#a(){let t=this.#n.slice(this.#r,this.#r+Il);this.#r+=t.length;for(let o of t)this.#e.has(o.path)||this.#i(o);let n=this.#n.lengt\
h-this.#r;if(n===0)return;let r=ae(`Show ${ee(Math.min(n,Il))} of ${ee(n)} more`,()=>{r.remove(),this.#a()});this.root.append(r)}#i(t){let{path:n}=t,o=ae("Show"\
,()=>{o.remove(),a.append(gr(t,this.#o))},{"aria-label":`Show the change of ${n}`}),i=p("code.path",...Ot(t)),a=p("li",{"data-path":n,tabindex:"-1"},i," ",...Ve\
(t)," ",o);return this.#e.set(n,a),this.#t.append(a),a}};function Ko(e,t,n){let r=u=>e.repeats!==void 0||u.repeats===!0,o=e.parts.reduce((u,c)=>u+(r(c)?1:bt(c))\
,0),i=[...n.looks.ofStep(e.index),...e.parts.flatMap(({path:u})=>n.looks.ofFile(u))],a=`step-${e.index}`,s=Kl(e,n),l=et({id:a,element:()=>{let u=p("article",{cl\
ass:`card step ${e.status}${s==="same"||Wl(e)?" folded":""}`,id:a,tabindex:"-1","aria-label":`Step ${e.index}`});return n.decisions.follow([e],c=>u.classList.to\
ggle("dropped",c)),u},lines:o,notes:mh(e,n),facts:{paths:[...new Set([...Ge(e),...e.parts.flatMap(({path:u,from:c})=>[u,c??u])])],statuses:[e.status],tools:[e.t\
ool],rules:[e.policy?.rule,e.source].flatMap(u=>u??[]),size:e.insertions+e.deletions,risk:_n(i),looks:i.map(({kind:u})=>u),order:t},text:()=>uh(e),patches:e.par\
ts.flatMap(({patch:u})=>u??[]),fill:()=>[dh(e,n,l.root),...gh(e,n),...lh(e,n)??ch(e,n)]});return l}function lh(e,t){let n=t.data.model.explained?.steps.find(c=>\
c.step===e.index);if(!n)return;let{title:r,files:o,odd:i=0}=n,a=new Map(o.map((c,d)=>[c,d])),s=({path:c})=>a.get(c)??o.length,l=i>0?`, ${ee(i)} of them with mor\
e or less of it than most`:"",u=e.parts.toSorted((c,d)=>s(c)-s(d)).map(c=>zl(e,c,{said:s(c)<i?" \xB7 odd":"",drawn:t}));return u[0]&&(u[0].open=!0),[p("p.why",p("b\
",H(r)),` ${Z(o.length,"file")}${l}`),...u]}var ch=(e,t)=>e.parts.map(n=>e.repeats!==void 0?Ul(e,n,[`The same change as step ${e.repeats}`],t):n.repeats?zl(e,n,\
{said:" \xB7 the same change",drawn:t}):ql(e,n,t));function zl(e,t,{said:n,drawn:r}){let o=p("code.path",...Se(t.path));return Ul(e,t,[o,` +${ee(t.insertions)} \u2212${\
ee(t.deletions)}${n}`],r)}function Ul(e,t,n,r){let o=p("details.members",p("summary",...n));return o.addEventListener("toggle",()=>o.append(ql({...e,parts:[t]},\
t,r)),{once:!0}),o}var Wl=({source:e,error:t})=>e!==void 0&&!t;function Kl({index:e,status:t},{data:n}){let{since:r}=n.model.run;if(!(!r||t==="read"))return r.n\
ew.includes(e)?"new step":r.changed.includes(e)?"changed":"same"}var uh=e=>{let{index:t,id:n,plan:r,tool:o,source:i,why:a,error:s,policy:l,notes:u=[],parts:c}=e\
,d=[...Ge(e),...c.map(({path:m})=>m)];return[t,n,r,o,i,...d,a,l?.rule,l?.reason,s?.name,s?.message,...u].join(`\n`).toLowerCase()};function dh(e,t,n){let{links:r\
,decisions:o}=t,i=Kl(e,t),a={class:"fold","aria-label":`Collapse step ${e.index}`},s=ae("\u25BE",()=>n.classList.toggle("folded"),a),{index:l,id:u,plan:c,tool:d,stat\
us:m,commit:f}=e,g=e.parts.length>1&&mi({...e,files:ph(e)},Y),x=Ge(e).flatMap((_,k)=>[...k>0?[" \u2192 "]:[],...Se(_)]);return p("h2",i==="same"||Wl(e)?s:void 0,p("a\
.number",{href:`#step-${l}`,"aria-label":`Link to step ${l}`},`${l}`),p("span.tool",d),p("code.path",...g?[g]:x),Pe(Ge(e).at(-1)??"","path"),...e.parts.length==\
=1?Rt({...e,...e.parts[0]}):[],i===void 0?void 0:p("span.badge.since",i),...[e.source,u].map(_=>_&&p("span.id",H(_))),c===void 0?void 0:p("span.plan",{title:"Th\
e plan of the step"},H(c)),p("span.outcome",...Ve(e),f===void 0?void 0:p("span.made",fh(f,r.commit(f)),Pe(f,"commit")),m==="applied"||m==="read"?void 0:p("span.\
status",Go[m]),o.box([e])))}var ph=({parts:e})=>e.map(({path:t})=>({file_path:t})),fh=(e,t)=>{let n=p("code.commit",{title:e},e.slice(0,7));return t===void 0?n:\
p("a",{href:t,rel:"noreferrer"},n)},Go={read:"read",applied:"applied",unchanged:"unchanged",collapsed:"repeats",failed:"refused",skipped:"not applied"},mh=(e,t)\
=>{let{why:n,duplicate_of:r,error:o,command:i}=e;return[n,Gl(e,t),r,i].filter(s=>s!==void 0).length+Rr(e).length+(o?3:0)},Gl=({policy:e,error:t},n)=>!t&&Zi(e,n.\
policy)?void 0:e;function gh(e,t){let{why:n,duplicate_of:r,matched_by:o,error:i}=e,a=r===void 0?"":p("a",{href:`#step-${r}`},`step ${r}`);return[n===void 0||n==\
=""?void 0:p("p.why",..._e(At(n))),Gl(e,t)&&Sn(e),r===void 0?void 0:p("p.note","It repeats ",a,"."),Pi(o)?p("p.remark",p("b","Not matched exactly: "),`${Ii[o]}.\
`):void 0,...Rr(e).map(s=>p("p.note",H(s))),i&&Tn(i),hh(e)].filter(s=>s!==void 0)}function ql(e,t,{data:n,look:r}){let o=p("div.change");o.style.setProperty("--\
lines",`${Math.min(bt(t),400)}`);let i=`Change of ${t.path} in step ${e.index}`;if(n.contents().then(({steps:l,files:u})=>{let c=l[e.index]??(e.tool==="Move"?vo\
id 0:u[t.path]),d=n.model.files.find(({path:f})=>f===t.path),m=d?.binary&&d.steps.length===1?{before:d.old_size,after:d.new_size}:void 0;return mr(o,{part:t,anc\
hor:`step-${e.index}`,label:i,cell:e.cell,binary:m,pictures:c},{data:n,look:r()})}),e.parts.length===1)return o;let a=p("code.path",...Ot(t)),s=p("span.outcome"\
,...Ve(t));return p("section.part",p("h3",a,...Rt(t),s),o)}function hh({command:e,file_path:t,error:n}){if(!e)return;if(e.recorded)return p("p.note","The comman\
d did not run again: this is its recorded result.");let{exit_code:r,milliseconds:o,tail:i,output:a}=e,s=r===null?"Killed, or not run":`Exit code ${r}`;return p(\
"details.command",{open:n?"":void 0},p("summary",`${s} \xB7 ${(o/1e3).toFixed(1)} s`),...pr(i,H(t)),fr(a))}function Yl(e,t){let{account:n,files:r,steps:o,run:i,loo\
ks:a,readFirst:s}=e.model,u={...t,data:e,links:{commit:w=>Cn(i.pull_request,w)},policy:On(o),looks:Eh(a)},c=o.filter(({error:w})=>w),d=new Map(o.map(w=>[w.index\
,w])),m={...u,viewed:t.viewed,stepAt:w=>d.get(w)},f={files:()=>{let w=c.map((A,L)=>Ko(A,L-c.length,u)),T=new Set(n.parts.flatMap(A=>A.files)),v=n.parts.filter(b\
h),R=new Set(v.flatMap(A=>A.files)),E=s.flatMap(A=>A.entries.map(L=>({entry:L,group:A}))).sort((A,L)=>Vl(A.entry.files,T)-Vl(L.entry.files,T)).flatMap(({entry:A\
,group:L})=>x({...A,files:A.files.filter(G=>!R.has(G))},L));return Fr("Files",[...w,...E,...v.flatMap(_)],e)},steps:()=>Fr("Steps",xh(wh(e.model),u),e)},g=0,x=(\
w,{kind:T})=>{let v=w.files.flatMap(E=>r[E]??[]),R=s.length===1&&w.folder===void 0?"":yh(St[T],w);return w.folder===void 0&&v.length>1?[Wo({is:"same",files:w.fi\
les},v,{order:g++,group:R},m)]:v.map(E=>Pl(E,{order:g++,group:R},m))},_=w=>{let T=w.files.flatMap(R=>r[R]??[]),v=g===0?"":St.alike;return T.length===0?[]:[Wo(w,\
T,{order:g++,group:v},m)]},k={};return{of:w=>k[w]??=f[w](),shown:w=>Bl(w,m),holds:(w,T)=>w.reveal?.(T)??[...w.root.querySelectorAll("[id]")].find(v=>v.id===T)}}\
var Vl=(e,t)=>Number(e.length>0&&e.every(n=>t.has(n))),bh=({is:e,files:t})=>e==="gone"||e==="moved"||t.length>=ci,yh=(e,{folder:t,files:n})=>t===void 0?e:`${e} \
\xB7 ${Y(t)} \xB7 ${Z(n.length,"file")}`;function Eh(e){let t=Qe(e,({step:r})=>r),n=Qe(e,({step:r,path:o})=>r===void 0?o:void 0);return{ofStep:r=>t.get(r)??[],ofFile:\
r=>n.get(r)??[]}}function wh({steps:e,explained:t}){let n=new Set(t?.steps.map(({step:r})=>r));return e.toSorted((r,o)=>Number(n.has(r.index))-Number(n.has(o.in\
dex)))}function xh(e,t){let n=_h(hi(e)),r=new Map(bn(e,({parts:i})=>i.map(({path:a})=>a)).map(i=>[i.rule,i])),o=[];for(let i=0;i<n.length;){let a=i,{source:s=""\
}=n[i],l=s===n[i-1]?.source?void 0:r.get(s);for(l&&o.push(Nh(l,i-.5));a<n.length&&kh(n[a]);)a+=1;a>i?o.push(Sh(n.slice(i,a),i)):o.push(Ko(n[a++],i,t)),i=a}retur\
n o}var kh=({status:e,error:t,policy:n})=>e==="read"&&t===void 0&&n?.behavior!=="ask";function _h(e){let t=new Set(e.filter(o=>o.duplicate_of===void 0).map(({in\
dex:o})=>o)),r=Map.groupBy(e,({duplicate_of:o})=>o!==void 0&&t.has(o)?o:void 0);return(r.get(void 0)??[]).flatMap(o=>[o,...r.get(o.index)??[]])}function Sh(e,t)\
{let[n,...r]=e,o=`Read ${e.length} file${e.length===1?"":"s"}`,i=r.length===0?`step-${n?.index}`:`steps-${n?.index}`;return et({id:i,element:()=>p("article.card\
.reads",{id:i,tabindex:"-1","aria-label":o}),lines:0,notes:0,facts:{paths:[...new Set(e.flatMap(Ge))],statuses:["read"],tools:["Read"],rules:e.flatMap(({policy:\
a})=>a?.rule??[]),size:0,risk:"none",looks:[],order:t},text:()=>e.flatMap(a=>[...Ge(a),a.why,a.id,a.plan]).join(`\n`).toLowerCase(),patches:[],fill:()=>[r.length\
===0?Xl(e[0],{}):Th(o,e)]})}var Th=(e,t)=>p("details",p("summary",`${vh(t)} \xB7 ${e}`),...t.map(n=>Xl(n,{id:`step-${n.index}`}))),vh=e=>`${e[0]?.index}\u2013${e.at(-1)\
?.index}`,Xl=(e,t)=>p("p.read-line",{...t},p("a.number",{href:`#step-${e.index}`},`${e.index}`)," Read ",p("code.path",H(e.file_path))," ",...e.why?[p("span.why\
",..._e(e.why))]:[]),Rh=500;function Nh(e,t){let{rule:n,applied:r,refused:o,others:i,files:a}=e,s=[...o,...r,...i],l=`rule-${s.reduce((c,{index:d})=>Math.min(c,\
d),Number.POSITIVE_INFINITY)}`,u=`${Y(n)}: ${Vt(e)}`;return et({id:l,element:()=>p("article.card.rule",{id:l,tabindex:"-1","aria-label":u}),lines:0,notes:1,fact\
s:{paths:a,statuses:[...new Set(s.map(({status:c})=>c))],tools:[...new Set(s.map(({tool:c})=>c))],rules:[n],size:s.reduce((c,{insertions:d,deletions:m})=>c+d+m,\
0),risk:o.length>0?"refused":"none",looks:o.length>0?["refused"]:[],order:t},text:()=>[n,...a].join(`\n`).toLowerCase(),patches:[],fill:()=>[p("h2",p("b",p("code\
",Y(n))),` ${Vt(e)}`),Ch(a)]})}function Ch(e){let t=e.slice(0,Rh).map(r=>p("li",p("a",{href:`#${encodeURIComponent(be(r))}`},p("code.path",...Se(r))))),n=e.leng\
th-t.length;return p("details.members",p("summary",`The ${Z(e.length,"file")}`),p("ul",...t,n>0?p("li",`and ${Z(n,"more file")}`):void 0))}var hr=e=>[...documen\
t.querySelectorAll(`script[data-name="${e}"]`)];async function br(e){let t=Uint8Array.from(atob(e.textContent??""),r=>r.charCodeAt(0)),n=new Blob([t]).stream().\
pipeThrough(new DecompressionStream("deflate-raw"));return JSON.parse(await new Response(n).text())}var sn=256;function ln(e){if(e.written)return"written";let{a\
pplied:t,failed:n,skipped:r}=e.totals;return kn(e).length>0||t===0&&n+r>0?"refused":t>0?"tried":"unchanged"}function jl(e){let{totals:t,verifications:n=[]}=e,r=\
t.failed>0?`${Z(t.failed,"step")} refused`:"",o=n.filter(({ok:s})=>!s).length,i=o>0?`${Z(o,"verification")} failed`:"";return{written:[`${Z(t.applied,"step")} a\
pplied`,r,i],tried:[`${Z(t.applied,"step")} would apply`,r,i],refused:[r,i,t.skipped>0?`${ee(t.skipped)} not applied`:""],unchanged:["there was nothing to chang\
e"]}[ln(e)].filter(Boolean).join(", ")||"no step ran"}async function Ql(){let e=hr("patches"),t=new Map,n=Zl(async a=>{let s=e[a],l=s?await br(s):[];return t.se\
t(a,l),l}),[r]=hr("contents"),o=Zl(async a=>r?await br(r):Oh),i=await br(hr("model")[0]);return{model:i,movedPlaces:gi(i.run.moved??[]),patch:async a=>(await n(\
Math.floor(a/sn)))[a%sn]??[],loadedPatch:a=>t.get(Math.floor(a/sn))?.[a%sn],async loadAll(){for(let a of e.keys())await n(a)},contents:()=>o(0)}}var Oh={steps:{\
},files:{},texts:{}};function Zl(e){let t=new Map;return n=>{let r=t.get(n)??e(n);return t.set(n,r),r}}function yr(e,{plan:t,base:n},r,o=t.without??[]){if(t.fil\
es.length===0||t.files.includes("-"))return;let i=t.files.map(Mh).join(" "),a=o.length>0?` --without ${o.join()}`:"",s=`editplan ${e} ${r===void 0?i:Jl}${Ah(t)}\
${a}`;if(r===void 0)return s;let l=n?` --base ${n.commit}`:"";return`editplan ${r} ${i}${l} -o ${Jl}\n${s}`}var Jl="combined.yaml",Mh=e=>Jo(e.startsWith("-")?`./\
${e}`:e),Ah=({overrides:e={}})=>Object.entries(e).filter(([t])=>t!=="trailing_whitespace").map(([t,n])=>` --${t.replaceAll("_","-")} ${n}`).join("");var Er=clas\
s{root=p("div.decisions",{role:"status","aria-label":"Decision"});#n;#o;#e;#t;#r=new Map;constructor({run:t,steps:n,combiner:r}){this.#n=t,this.#o=r,this.#e=Pr(\
`${t.plan.sha256} ${t.base?.commit??""}`);let o=new Set(n.filter(ec).map(({index:i})=>i));this.#t=new Set(tc().find(([i])=>i===this.#e)?.[1].filter(i=>o.has(i))\
),this.#s()}box(t){let n=t.filter(ec);if(n.length===0)return;let r=kt(!0,i=>this.#a(n,!i));this.follow(n,i=>{r.checked=!i});let o=`Keep ${Wt(n.map(({index:i})=>\
i))}`;return r.setAttribute("aria-label",o),p("label.keep",{title:o},r,p("span","Keep"))}follow(t,n){let r=()=>n(t.length>0&&t.every(({index:o})=>this.#t.has(o)\
));for(let{index:o}of t){let i=this.#r.get(o)??new Set;this.#r.set(o,i.add(r))}r()}#a(t,n){for(let{index:o}of t)n?this.#t.add(o):this.#t.delete(o);let r=tc().fi\
lter(([o])=>o!==this.#e);Ct(rc,JSON.stringify([[this.#e,this.#i()],...r].slice(0,Lh)));for(let o of new Set(t.flatMap(({index:i})=>[...this.#r.get(i)??[]])))o()\
;this.#s()}#i(){return[...this.#t].sort((t,n)=>t-n)}#s(){let t=this.#i();this.root.hidden=t.length===0;let n=[...new Set([...this.#n.plan.without??[],...t])].so\
rt((o,i)=>o-i),r=yr("apply",this.#n,this.#o,n);this.root.replaceChildren(p("span",`Without ${Wt(t)}:`),qo(`--without ${n.join()}`,nc("--without",n)),qo(`/editpl\
an drop ${t.join()}`,nc("/editplan drop",t)),...r===void 0?[]:[qo(r,"the command")],ae("Keep all",()=>this.#a(t.map(o=>({index:o})),!1)))}},ec=({status:e})=>e==\
="applied",rc="decisions",Lh=20;function tc(){try{let e=JSON.parse(Nt(rc)??"[]");return Array.isArray(e)?e.filter(t=>Array.isArray(t)&&Array.isArray(t[1])):[]}c\
atch{return[]}}var nc=(e,t)=>t.length<=8?`${e} ${t.join()}`:`${e} with ${Z(t.length,"step")}`;function qo(e,t){let n=ae(`Copy ${t}`,async()=>{n.textContent=`Cop\
y ${t} ${await _r(e)?"\u2713":"\u2717"}`});return n}function oc(e,t,n){let r=p("input",{type:"search",placeholder:"Search text, file, error","aria-label":"Search"}),[o,i,\
a]=Dh(e),s=wr("Order",[["order","in order"],["path","by folder"],["size","by size"],["risk","by risk"]]),l=Ih(e,n),u=p("output",{"aria-live":"polite"}),c=p("pro\
gress",{"aria-label":"Files viewed",max:`${Math.max(1,e.files.length)}`,value:"0"}),d=p("span.progress",c,p("span")),m;r.addEventListener("input",()=>{clearTime\
out(m),m=setTimeout(()=>n({q:r.value}),120)});for(let[g,x]of Object.entries({status:o,tool:i,rule:a,sort:s}))x.addEventListener("input",()=>n({[g]:x.value,q:r.v\
alue}));t.add(o,i,a);let f=p("form.bar",{role:"search"},l.root,r,s,t.root,d,u);return f.addEventListener("submit",g=>g.preventDefault()),{root:f,search:r,show(g\
){r.value!==g.q&&(r.value=g.q),o.value=g.status,i.value=g.tool,a.value=g.rule,s.value=g.sort,l.show(g.view);for(let x of o.options)x.hidden=x.value!==""&&!x.val\
ue.startsWith("look:")&&g.view!=="files"==x.value in ic},count(g,x,_){u.textContent=g===x?"":`${g.toLocaleString("en")} of ${x.toLocaleString("en")} shown`,c.va\
lue=_,d.lastElementChild.textContent=`${_.toLocaleString("en")} of ${e.files.length.toLocaleString("en")} viewed`,d.hidden=e.files.length===0}}}function Ih(e,t)\
{let n={files:`Files ${e.files.length.toLocaleString("en")}`,steps:`Steps ${e.steps.length.toLocaleString("en")}`},r=["files","steps"].map(o=>ae(n[o],()=>t({vie\
w:o,at:""}),{"data-view":o}));return{root:p("div.views",{role:"group","aria-label":"View"},...r),show(o){for(let i of r)i.setAttribute("aria-pressed",`${i.datas\
et.view===o}`)}}}var Ph=e=>`look:${e}`,ic={added:"new",modified:"modified",deleted:"deleted",renamed:"renamed"};function Dh({files:e,steps:t,looks:n}){let r=s=>\
[...new Map(s)],o=r([...e.map(({status:s})=>[s,ic[s]??s]),...t.map(({status:s})=>[s,Go[s]]),...n.map(({kind:s})=>[Ph(s),`look: ${qe[s]}`])]),i=r(t.map(({tool:s}\
)=>[s,s])),a=r(t.flatMap(({policy:s,source:l})=>[l,s?.rule].flatMap(u=>u===void 0?[]:[[u,H(u)]])));return[wr("Status",[["","every status"],...o],o.length<2),wr(\
"Tool",[["","every tool"],...i],i.length<2),wr("Rule",[["","every rule"],...a],a.length===0)]}function wr(e,t,n=!1){let r=t.map(([i,a])=>p("option",{value:i},a)\
),o=p("select",{"aria-label":e},...r);return o.hidden=n,o}function ac(e){let t=Vo("split","Side by side",!1,e),n=Vo("blanks","Hide white space",!1,e,!1),r=Vo("w\
rap","Wrap lines",!0,()=>o()),o=()=>{document.documentElement.classList.toggle("wrap",r.checked)};o();let i=[[t,"Side by side"],[n,"Hide white space"],[r,"Wrap \
lines"]],a=p("details.options",p("summary","Display")),s=p("div.filters"),l=i.map(([u,c])=>p("label",u,c));return a.append(p("div.menu",...l,s,Fh())),addEventLi\
stener("click",u=>{u.target instanceof Node&&!a.contains(u.target)&&(a.open=!1)}),{root:a,add:(...u)=>s.append(...u),look:()=>({split:t.checked,hidesBlanks:n.ch\
ecked}),showBlanks(){n.checked=!1,n.dispatchEvent(new Event("change"))},toggleSplit(){t.checked=!t.checked,t.dispatchEvent(new Event("change"))}}}function Vo(e,\
t,n,r,o=!0){let i=kt(((o?Nt(e):void 0)??`${n}`)==="true",a=>{o&&Ct(e,`${a}`),r()});return i.setAttribute("aria-label",t),i}var cn=["auto","light","dark"];functi\
on Fh(){let t=Math.max(0,cn.indexOf(Nt("theme"))),n=()=>{let i=cn[t%cn.length]??"auto";document.documentElement.dataset.theme=i,o.textContent=`Colours: ${i}`},o\
=ae("",()=>{t+=1,n(),Ct("theme",cn[t%cn.length]??"auto")},{class:"theme"});return n(),o}function sc(e,t){let n=p("span"),r=ae("Show white space",t.showBlanks),o\
=p("div.blank-notice",{role:"status"},n," ",r);return o.hidden=!0,{root:o,show(i){o.hidden=!i,i&&(n.textContent="White space is hidden.",$h(e).then(({lines:a,fi\
les:s})=>{n.textContent=`White space is hidden: ${a.toLocaleString("en")} changed lines in ${s.toLocaleString("en")} files are not shown as changes.`}))}}}async\
 function $h(e){await e.loadAll();let t=e.model.files.map(({part:n})=>n.patch===void 0?0:Vn(e.loadedPatch(n.patch)??[]));return{lines:t.reduce((n,r)=>n+r,0),fil\
es:t.filter(n=>n>0).length}}function lc(e){let t=zh();document.body.append(t);let n={j:e.next,k:e.previous,n:e.nextRemark,p:e.previousRemark,s:e.split,f:e.view,\
v:e.viewed,"/":e.search,o:e.openStep,"?":()=>t.open?t.close():t.showModal()};addEventListener("keydown",r=>{if(r.ctrlKey||r.metaKey||r.altKey)return;if(Bh(r.tar\
get)){r.key==="Escape"&&r.target.blur();return}let o=n[r.key];!o||t.open&&r.key!=="?"||(r.preventDefault(),o())})}var Bh=e=>e instanceof HTMLInputElement&&e.typ\
e!=="checkbox"||e instanceof HTMLSelectElement,Hh=[["j","k","next or previous card"],["n","p","next or previous remark"],["f","by file or by step"],["s","unifie\
d or side by side"],["v","viewed"],["o","the step of the first visible change"],["/","search"],["?","this help"]];function zh(){let e=Hh.flatMap(r=>[p("dt",...r\
.slice(0,-1).map(o=>p("kbd",o))),p("dd",r.at(-1))]),t=ae("Close",()=>n.close()),n=p("dialog",{"aria-label":"Keys"},p("h2","Keys"),p("dl",...e),t);return n}var U\
h=60,cc=200,Wh=[["Unusual",["unusual"]],["Needs a look",["protected","deleted","hidden"]],["Moved",["moved"]],["Alike",["alike"]]],xr=class{root;#n;#o;#e=new Ma\
p;#t;constructor({account:t,files:n,readFirst:r},o,i){this.#n=o,this.#o=i;let a=new Set(t.parts.flatMap(c=>c.files)),s=c=>r.flatMap(({kind:d,entries:m})=>m.flat\
Map(f=>f.files.map(g=>({kind:d,at:g})))).filter(({kind:d,at:m})=>c.includes(a.has(m)?"alike":d)).flatMap(({at:d})=>n[d]??[]),l=Wh.flatMap(([c,d])=>{let m=s(d);r\
eturn m.length===0?[]:[this.#r(c,m)]}),u=p("div",...l,...this.#a(s(["rest","generated"])));this.root=p("nav.files",{"aria-label":"Files"},p("details",{open:inne\
rWidth>Kh?"":void 0},p("summary.whole",`${Z(n.length,"file")}`),u))}viewed(t){this.#e.get(t.path)?.classList.toggle("viewed",this.#n.has(t))}mark(t){let n=this.\
#e.get(t);n!==this.#t&&(this.#t?.removeAttribute("aria-current"),n?.setAttribute("aria-current","true"),n?.scrollIntoView({block:"nearest"}),this.#t=n)}#r(t,n){\
let r=t==="Alike"?Gh(n):"",o=p("summary",p("b",`${t} \xB7 ${ee(n.length)}`),p("span.folder",r==="**/*"?"":r));return this.#i(o,n,{isOpen:t!=="Alike"&&n.length<=Uh,\
from:3})}#a(t){let n=[...Map.groupBy(t,({path:o})=>Mt(o))].sort(([o],[i])=>o<i?-1:1),r=p("div");return this.#s(r,n,([o,[i,...a]])=>{if(!i)return p("div");if(a.l\
ength===0)return this.#l(i,Number.POSITIVE_INFINITY);let s=p("summary",p("span.folder",Y(o)),ee(a.length+1));return this.#i(s,[i,...a],{isOpen:t.length<=300,fro\
m:1})}),[r]}#i(t,n,{isOpen:r,from:o}){let i=p("ul"),a=p("details",t,i),s=()=>{i.childElementCount===0&&this.#s(i,n,l=>p("li",this.#l(l,o)))};return a.addEventLi\
stener("toggle",s),r&&(a.open=!0,s()),a}#s(t,n,r){t.append(...n.slice(0,cc).map(r));let o=n.slice(cc);if(o.length===0)return;let i=ae(`${ee(o.length)} more`,()=\
>{i.remove(),this.#s(t,o,r)});t.append(i)}#l(t,n){let r=Vh(t,n);return r.addEventListener("click",()=>this.#o(t)),this.#e.set(t.path,r),this.viewed(t),r}},Kh=90\
0;function Gh(e){let[t="",...n]=e.map(({path:c})=>c),r=(c,d)=>{let m=0;for(;m<c.length&&c[m]===d[m];)m+=1;return m},o=n.reduce((c,d)=>Math.min(c,r(t,d)),t.lengt\
h),i=c=>[...c].reverse().join(""),a=n.reduce((c,d)=>Math.min(c,r(i(t),i(d))),t.length-o),s=t.slice(t.length-a).replace(/^[^./_-]+/,"");if([t,...n].every(c=>!c.s\
lice(o,c.length-s.length).includes("/")))return Y(`${t.slice(0,o)}*${s}`);let u=t.slice(0,t.lastIndexOf("/",o-1)+1);return Y(`${u}**${s.startsWith("/")?"":"/*"}\
${s}`)}var qh={added:"A",modified:"M",deleted:"D",renamed:"R"};function Vh(e,t){let{path:n,from:r,status:o,insertions:i,deletions:a,binary:s,old_mode:l,new_mode\
:u}=e,[c,d]=Ie(e),m=!l.startsWith("0000")&&!u.startsWith("0000")&&l!==u,f=s?"bin":m?"mode":"",g=p("span",{class:`letter ${o}`},qh[o]),x=Number.isFinite(t)?n.spl\
it("/").slice(-t).join("/"):n,_=x.lastIndexOf("/")+1;return p("button",{type:"button",title:Y(r===void 0?n:`${r} \u2192 ${n}`)},g,p("span.name",_===0?void 0:p("span.\
above",Y(x.slice(0,_))),p("span.own",Y(x.slice(_)))),f===""?void 0:p("span.badge",f),i+a===0?void 0:p("span.counts",c," ",d))}var pc=(e,t)=>p("div.first",jh(e),\
Qh(e,t),p("div.first-columns",ib(e),fb(e)));function Yh({run:e,readFirst:t,looks:n,explained:r}){let{totals:o,verifications:i=[],problems:a=[]}=e;return o.faile\
d>0||ln(e)==="refused"||i.some(({ok:l})=>!l)?"bad":t.some(({kind:l})=>Xh.has(l))||a.length>0||fc(n)?"amber":i.length>0&&!r?"good":"neutral"}var Xh=new Set(["ask\
ed","unusual","hidden"]),fc=e=>e.some(({kind:t})=>t==="verifies");function jh(e){let{run:t,explained:n}=e,r=n?"Explained":jl(t);return p("div.verdict-line",p("s\
trong",{class:`chip-verdict ${Yh(e)}`,role:"status"},r),p("h1",H(Yt(t.plan.title||"Untitled"))),Zh(e),n?p("p.sentence",H(Yt(n.sentence))):void 0)}function Zh({r\
un:e,steps:t,looks:n}){let{totals:r}=e,[o,i]=Ie(r),a=Ui(r),s=t.filter(({status:c})=>c==="read").length,l=ln(e)==="refused",u=[r.collapsed>0?`${ee(r.collapsed)} \
repeat others`:"",r.unchanged>0?`${ee(r.unchanged)} unchanged`:"",r.skipped>0&&!l?`${ee(r.skipped)} skipped`:"",s>0?Z(s,"read"):"",ln(e)==="written"?"":"nothing\
 was written",tb(e)];return p("span.size-line",`${Z(r.files,"file")} `,o," ",i,a===""?void 0:p("span.moved-count",` (${a})`),...u.filter(Boolean).map(c=>` \xB7 ${c\
}`),fc(n)?p("b.minus"," \xB7 the plan changes what verifies it"):void 0)}function Qh({account:e,files:t,run:n,combiner:r},o){if(e.said.length===0)return;let i=e.pa\
rts.flatMap(c=>c.files.flatMap(d=>t[d]??[])),a=p("div.sample",{"aria-live":"polite"}),s=ae(`Check ${Math.min(uc,i.length)} files at random`,()=>a.replaceChildre\
n(o(Jh(i,uc)))),l=p("details.by-folder",p("summary","by folder"));l.addEventListener("toggle",()=>l.append(eb(i)),{once:!0});let u=n.written?yr("verify",n,r):vo\
id 0;return p("section.account",{"aria-label":"What explains the change"},p("p",...e.said.map(({text:c,isCode:d})=>d?p("code",Y(c)):c)," ",s),p("div.account-mor\
e",l,u===void 0?void 0:p("span.note","proof: ",p("code",Y(u)))),a)}var uc=5;function Jh(e,t){let n=[...e];return Array.from({length:Math.min(t,e.length)},()=>{l\
et r=Math.floor(Math.random()*n.length);return n.splice(r,1)[0]})}var eb=e=>p("p",bi(e.map(({path:t})=>t)).map(([t,n])=>`${Y(t)} ${ee(n)}`).join(" \xB7 "));functio\
n tb(e){let{verifications:t=[]}=e;if(t.length===0)return Wi(e);let n=t.filter(({ok:r})=>!r).length;return n>0?`${Z(n,"verification")} failed`:"verified"}var[nb,\
rb,ob]=[4,4,2];function ib(e){let{head:t,groups:n}=e.listed;if(n.length===0)return;let r=n.flatMap(a=>sb(a,e)),o=ae(`Show all ${r.length} rows`,()=>i.classList.\
add("whole"),{class:"all-rows"}),i=p("section.read-first",{"aria-label":"Read first"},p("h2",t),p("table",p("tbody",...r)),r.length>ab?o:void 0);return i}var ab\
=3;function sb(e,t){let{kind:n,entries:r}=e,o=r.some(({folder:c})=>c!==void 0);if(n==="rest"&&!o&&r.length>ob||n==="generated")return[p("tr",p("th",{scope:"row"\
,class:`of-${n}`},St[n]),p("td.what",{colspan:"2"},...mc(r.flatMap(({files:c})=>c.map(d=>t.files[d]?.path??""))),...n==="generated"?Ie(pn(r)).flatMap(c=>[" ",c]\
):[]))];let i=o?rb:nb,a=r.slice(0,r.length===i+1?i+1:i),s=a.map((c,d)=>lb(c,e,{isFirst:d===0,model:t})),l=r.slice(a.length).reduce((c,{files:d})=>c+Math.max(1,d\
.length),0);if(l===0)return s;let u=e.files===0?"step":"file";return[...s,p("tr.more",p("td"),p("td",{colspan:"2"},`and ${Z(l,`more ${u}`)}`))]}function lb(e,{k\
ind:t},{isFirst:n,model:r}){let o=ub(e);return p("tr",n?p("th",{scope:"row",class:`of-${t}`},St[t]):p("td"),p("td.what",{colspan:o.length===0?"2":"1"},...cb(e,{\
kind:t,model:r}),...e.said===""?[]:[e.files.length>1?"; ":" ",..._e(e.said)]),o.length===0?void 0:p("td.words",...o))}var mc=e=>{let t=e.slice(0,dc).flatMap(r=>\
[p("a",{href:`#${encodeURIComponent(`file-${r}`)}`},p("code",Y(r)))," "]),n=e.length-dc;return n>0?[...t,`and ${Z(n,"more file")}`]:t},dc=6;function cb({link:e,\
path:t,steps:n,files:r,folder:o},{kind:i,model:a}){let s=`#${encodeURIComponent(e.slice(1))}`;if(e.startsWith("#step-"))return[p("a",{href:s},p("code",Y(t)),` $\
{Wt(n)}`)];if(o!==void 0)return[p("a",{href:s},p("code",Y(o))),` ${Z(r.length,"file")}`];if(r.length===1)return[p("a",{href:s},p("code",Y(t)))];if(i==="rest")re\
turn mc(r.map(c=>a.files[c]?.path??""));let l=r.slice(0,4).map(c=>Y(a.files[c]?.path??"")),u=r.length-Math.min(3,r.length);return[p("a",{href:s},`${Z(r.length,"\
file")} get this same change`),`: ${l.slice(0,3).join(", ")}${u>0?` and ${ee(u)} more`:""}`]}function ub({words:e,folder:t,...n}){if(t!==void 0)return Ie(n);if(\
!e)return[];let{before:r,after:o,others:i,more:a}=e,s=l=>l===""?"\u2205":Y(l);return[p("code.minus",s(r)),"\xA0\u2192 ",p("code.plus",s(o)),...i===void 0?[]:[" (others ",p("\
code",Y(i)),")"],...a===void 0?[]:[` and ${Z(a,"more change")}`]]}var db=()=>innerWidth>pb?5:2,pb=600;function fb({run:{plan:e},explained:t}){let{shown:n,folded\
:r}=ra(e.description??"");if(n.length===0||t)return;let o=l=>p("blockquote",{tabindex:"0",role:"group","aria-label":"From the plan"},...l.map(u=>p("p",...u===""\
?["\xA0"]:_e(u)))),i=db(),a=[...n.slice(i),...r],s=p("details.from-plan",p("summary",`${Z(a.length,"more line")} from the plan`),o(a.slice(0,5e3)));return p("figur\
e.quote",p("figcaption","From the plan"),o(n.slice(0,i)),a.length===0?void 0:s)}function gc({findings:e,files:t}){let n=new Set(t.map(({path:r})=>r));return e.m\
ap(({title:r,found:o})=>p("section.verifications",{"aria-label":r},...o.map(i=>mb(i,n))))}function mb({mark:e,summary:t,milliseconds:n,places:r,left:o,scope:i},\
a){let s=e==="\u2713";return p("details",{class:s?"program":"program failed",open:s?void 0:""},p("summary",p("span.status",e),p("span.name",H(t)),p("span.seconds",`$\
{(n/1e3).toFixed(1)} s`)),...r.map(l=>gb(l,a)),o>0?p("p.absent",`${o} more are not listed.`):void 0,r.length===0?p("p.absent",i):void 0)}function gb({file_path:\
e,line:t,column:n,message:r,code:o,text:i,step:a},s){let l=[...Se(e),`:${t}:${n}`],u=`#${encodeURIComponent(`${be(e)}:R${t}`)}`;return p("div.diagnostic",p("p",\
s.has(e)?p("a.path",{href:u},...l):p("code.path",...l),...a===void 0?[]:[" after ",p("a",{href:`#step-${a}`},`step ${a}`)],`: ${H(r)}`,...o===void 0?[]:[" ",p("\
code",H(o))]),p("pre",{tabindex:"0",role:"group","aria-label":`Line ${t} of ${H(e)}`},H(i)))}function hc({run:e,looks:t}){let{verifications:n=[]}=e;if(n.length=\
==0)return;let r=n.filter(({ok:i})=>!i),o=n.filter(({ok:i})=>i);return p("section.verifications",{"aria-label":"Verification"},...r.map(bc),o.length===0?void 0:\
hb(o,t.some(({kind:i})=>i==="verifies")))}function hb(e,t){let n=e.reduce((o,{milliseconds:i})=>o+i,0)/1e3,r=e.flatMap(({name:o},i)=>[...i>0?[", "]:[],p("code",\
H(o))]);return p("details.passed",p("summary",t?p("span.doubtful","? passed, by what the plan changes"):p("span.status","\u2713 verified"),p("span",...r,` \xB7 ${n.toFi\
xed(1)} s`)),...e.map(bc))}var bc=({name:e,ok:t,milliseconds:n,tail:r,output:o})=>p("details",{class:t?"program":"program failed",open:t?void 0:""},p("summary",\
p("span.status",t?"\u2713 passed":"\u2717 failed"),p("code.name",H(e)),p("span.seconds",`${(n/1e3).toFixed(1)} s`)),...pr(r,H(e)),fr(o)),bb=5;function yc({steps:e}){let t\
=bn(e,({parts:o})=>o.map(({path:i})=>i));if(t.length===0)return;let n=t.slice(0,bb).map(o=>{let i=Nn({...Rn,view:"steps",rule:o.rule});return p("li",p("a",{href\
:i},p("code",Y(o.rule))),`: ${Vt(o)}`)}),r=t.length-n.length;return p("ul.rules",{"aria-label":"Fixes by rule"},...n,r>0?p("li",`and ${Z(r,"more rule")}`):void \
0)}var yb=[Eb,kb,vb,yc,_b,hc,gc],wc=(e,t)=>p("header.overview",pc(e,t),...yb.flatMap(n=>n(e)));function Eb({explained:e,steps:t}){if(!e)return;let n=(u,...c)=>p\
("li",p("a",{href:`#step-${u}`},`step ${u}`)," ",...c),r=new Set(e.steps.map(({step:u})=>u)),o=t.filter(({index:u,parts:c})=>!r.has(u)&&c.length>0),i=o.slice(0,\
wb).map(u=>{let c=je(u.parts.map(({path:d})=>Y(d)),2);return n(u.index,p("b","To read: "),p("code",c)," ",...Ie(u))}),a=e.steps.map(({step:u,title:c,files:d})=>\
n(u,`${H(c)} (${Z(d.length,"file")})`)),s=o.length-i.length,l=s>0?p("li",`and ${Z(s,"more step")} to read`):void 0;return p("section.composition",{"aria-label":\
"What the steps explain"},p("ul",...i,l,...a))}var wb=5;function xb({steps:e}){let t=On(e),n=t&&Sn({policy:t});if(n)return n.append(" ",p("span.note","The steps\
 below are allowed in this way, unless they say otherwise.")),n}function kb({run:e}){let t=[...kn(e).map(Tn),...Bi(e).map(({name:n,message:r})=>p("p.remark",H(`\
${n}: ${r}`))),...(e.plan.left_out??[]).map(({at:n,what:r,why:o})=>p("p.remark",H(`Left out of the source: ${n} ${r}: ${o}`))),...(e.plan.sources??[]).flatMap((\
{notes:n=[]})=>n.map(r=>p("p.note",H(r)))),...(e.notes??[]).map(n=>p("p.note",H(n)))];return t.length===0?void 0:p("section.problems",{"aria-label":"Problems"},\
...t)}function _b({sections:e}){return e.map(({kind:t,label:n,line:r,table:o,items:i})=>p(`section.${t}`,{"aria-label":n},r&&p("p",p("b",`${r.title}: `),H(r.tex\
t)),o&&Sb(o),i.length>0||!o?p("ul",...i.map(Tb)):void 0))}var Sb=({heads:e,rows:t})=>p("table",p("thead",p("tr",...e.map(n=>p("th",{scope:"col"},n)))),p("tbody"\
,...t.map(({kind:n,cells:[r="",...o],badge:i})=>p("tr",{class:n},p("th",{scope:"row"},p("code",H(r)),i===void 0?void 0:p("span.badge.new",i)),...o.map(a=>p("td"\
,H(a))))))),Tb=({kind:e,subject:t,words:n,details:r=[]})=>p("li",...e===void 0?[]:[{class:e}],...t?[p("code",H(t.code))," ",p("strong",t.strong)," "]:[],H(n),r.\
length>0?p("ul",...r.map(o=>p("li",H(o)))):void 0);function xc(e){let{run:t}=e,{plan:n,base:r,head:o,run:i,pull_request:a}=t,s=(u,c="")=>{if(u===void 0)return;l\
et d=Cn(a,u);return p("span",d===void 0?u:Ec(d,u),Pe(u,"commit"),c)},l=[["Plan",n.files.map(H).join(", ")],["Digest",n.sha256],["Base",s(r?.commit)],["Head",s(o\
?.commit,o?.branch?` (${H(o.branch)})`:"")],["Run",i?.id],["Pull request",a&&Ec(a.url||(a.compare_url??""))]];return p("details.facts",p("summary","Commits and \
plan"),xb(e),p("dl",...l.flatMap(([u,c])=>c?[p("dt",u),p("dd",c)]:[])))}var Ec=(e,t=e)=>/^https?:\\/\\//.test(e)?p("a",{href:e,rel:"noreferrer"},t):H(t);function \
vb({run:{since:e}}){if(!e)return;let{details:t=[]}=e,n=t.filter(({now:a})=>a===void 0).map(({was:a,file_path:s})=>`${a} ${Y(s)}`),r=[e.new.length>0&&`new ${Ze(e\
.new)}`,e.changed.length>0&&`changed ${Ze(e.changed)}`,e.dropped.length>0&&`dropped ${n.length>0?je(n,8):Ze(e.dropped)}`,`${e.same.toLocaleString("en")} the sam\
e`].filter(a=>a!==!1),o=e.commit===null?"the earlier run":e.commit.slice(0,10),i=t.filter(({structuredPatch:a})=>a);return p("section.since",{"aria-label":"Sinc\
e the earlier run"},p("p",p("b",`Since ${o}: `),r.join(" \xB7 ")),...i.map(({was:a,now:s,file_path:l,structuredPatch:u=[]})=>{let c=`Step ${s}${a===s?"":`, which w\
as ${a}`}, then and now: ${Y(l)}`,d=p("details.interdiff",p("summary",c)),m={split:!1,hidesBlanks:!1},f={hunks:u,path:"change.diff.txt",anchor:`since-${s}`,labe\
l:c};return d.addEventListener("toggle",()=>d.append(Ht(f,m)),{once:!0}),d}),e.same>0&&e.new.length+e.changed.length>0?p("p.note",`${Z(e.same,"step")} the same \
${e.same===1?"is":"are"} folded below.`):void 0)}function Rb(e){let{model:t}=e,n=Yi(t.files,A),r=ac(()=>{u.redraw(),m.show(r.look().hidesBlanks)}),o=new Er(t),i\
=Yl(e,{look:r.look,viewed:n,decisions:o}),a=oc(t,r,y=>{g(y)}),s=t.files.length>0?new xr(t,n,R):void 0,l=kc(t),u=i.of(l.view),c=p("div.place",u.root),d=p("div",{\
class:s?"body":"body alone"},...s?[s.root]:[],c),m=sc(e,r);a.root.append(o.root),document.getElementById("app")?.append(wc(t,i.shown),a.root,m.root,d,xc(t)),new\
 ResizeObserver(()=>document.documentElement.style.setProperty("--bar",`${a.root.offsetHeight}px`)).observe(a.root);async function g(y){l={...l,...y};let z=i.of\
(l.view);z!==u&&(u=z,c.replaceChildren(u.root)),a.show(l),T();let B=u.show(l);x(),k(),await B,x(),k()}function x(){a.count(u.shown().length,u.all().length,n.cou\
nt())}let _;function k(){clearTimeout(_),_=setTimeout(()=>Ib(c,l.q),150)}function w(){let y=l.view==="files"?"steps":"files";i.of(y).show({...l,view:y,q:""})}fu\
nction T(){try{history.replaceState(null,"",Nn(l))}catch{}}async function v(){let y=kc(t);await g(y);let[,z=y.at,B]=/^(.*):([LR]\\d+)$/.exec(y.at)??[],O=u.all(),\
D=O.find(S=>S.id===y.at||S.id===z)??O.find(({facts:S})=>z.startsWith("file-")&&S.paths.includes(z.slice(5)))??O.find(S=>S.id.startsWith("steps-")&&i.holds(S,z))\
;if(!D)return;u.shown().includes(D)||await g({q:"",status:"",tool:"",rule:""});let F=E(D,z);Ob(F),B!==void 0&&Mb(F,y.at)}function R({path:y}){let z=u.shown(),B=\
z.find(({id:O})=>O===be(y))??z.find(({facts:O})=>O.paths.includes(y));B?E(B,be(y)):location.hash=`#${encodeURIComponent(be(y))}`}function E(y,z=y.id){u.draw(y);\
let B=z===y.id?y.root:i.holds(y,z)??y.root;return B.focus({preventScroll:!0}),vc(B),B}function A(y,z){let B=document.getElementById(be(y.path));B?.classList.tog\
gle("viewed",z),B?.classList.toggle("folded",z),s?.viewed(y),x()}function L(y,z){let B=u.shown(),O=_c(a.root,c),F=a.root.getBoundingClientRect().top>1&&!documen\
t.activeElement?.closest("article")?-1:B.findIndex(({id:M})=>M===O?.id),N=(y?B.slice(F+1):B.slice(0,Math.max(F,0)).reverse()).find(({facts:M})=>!z||M.risk!=="no\
ne");N&&E(N)}lc({next:()=>L(!0,!1),previous:()=>L(!1,!1),nextRemark:()=>L(!0,!0),previousRemark:()=>L(!1,!0),split:r.toggleSplit,view:()=>{g({view:l.view==="fil\
es"?"steps":"files",at:""})},viewed:()=>_c(a.root,c)?.querySelector(".seen input")?.click(),search:()=>a.search.focus(),openStep:()=>Cb(a.root)}),addEventListen\
er("beforeprint",()=>{for(let y of document.querySelectorAll(".from-plan, .alike > .members"))y.open=!0}),addEventListener("hashchange",()=>{v()});let G;addEven\
tListener("scroll",()=>{clearTimeout(G),G=setTimeout(()=>{let z=Tc(a.root,c)?.id??"";z.startsWith("file-")&&s?.mark(z.slice(5)),l.at.startsWith(`${z}:`)||(l={..\
.l,at:z}),T(),k()},200)}),v().then(()=>Nb(w)),setTimeout(()=>{e.contents().then(e.loadAll)},1e3)}var Nb=e=>{"requestIdleCallback"in globalThis?requestIdleCallba\
ck(e,{timeout:400}):setTimeout(e,200)},kc=({files:e,explained:t})=>{let n=Xi(location.hash);return e.length===0&&n.at===""||t!==void 0&&location.hash===""?{...n\
,view:"steps"}:n};function Cb(e){let{bottom:t}=e.getBoundingClientRect(),r=[...document.querySelectorAll("td.by a")].find(o=>o.getBoundingClientRect().top>=t);r\
&&(location.hash=r.hash)}function Ob(e){let t=e.querySelector(".patch")?null:e.querySelector(".step > .members");t&&(t.open=!0)}function Mb(e,t){let n=40,r=()=>\
{let o=`td.n a[href="#${CSS.escape(t)}"], td.n a[href="#${t.replaceAll(\'"\',\'\\\\"\')}"]`,i=e.querySelector(o)?.closest("tr");if(n-=1,!i){Ab(e,t),n>0&&setTimeout(r,\
50);return}i.classList.add("wanted");let a=e.querySelector(":scope > h2")?.offsetHeight??0;i.style.scrollMarginTop=`calc(var(--bar) + ${a+8}px)`,vc(i)};r()}func\
tion Ab(e,t){for(let o of e.querySelectorAll(".change > details"))o.open=!0;let[,n="R",r=""]=/:([LR])(\\d+)$/.exec(t)??[];for(let o of e.querySelectorAll("tbody.\
blank")){let[i=0,a=0]=(o.dataset[n==="L"?"before":"after"]??"").split(" ").map(Number);i<=Number(r)&&Number(r)<=a&&De(o)}}function _c(e,t){let n=document.active\
Element?.closest("article"),r=n?.getBoundingClientRect().top??-1;return n&&r>=0&&r<innerHeight?n:Tc(e,t)}function Tc(e,t){let{bottom:n}=e.getBoundingClientRect(\
),{left:r,width:o}=t.getBoundingClientRect();for(let i of[12,30]){let a=document.elementFromPoint(r+o/2,n+i)?.closest("article");if(a)return a}}var Lb=14,Yo;fun\
ction vc(e){Yo=e;let t=Lb,n=()=>{Yo===e&&(e.scrollIntoView({block:"start"}),t-=1,t>0&&requestAnimationFrame(n))};n()}for(let e of["wheel","touchmove","pointerdo\
wn"])addEventListener(e,()=>Yo=void 0,{passive:!0});var Sc=2e3;function Ib(e,t){if(!("highlights"in CSS))return;CSS.highlights.delete("found");let n=t.trim().to\
LowerCase();n!==""&&CSS.highlights.set("found",new Highlight(...Pb(e,n)))}function Pb(e,t){let n=[];for(let r of e.querySelectorAll(".line, .path, .why, .messag\
e, .note, .remark, .policy, .id")){if(n.length>=Sc)break;let o=(r.textContent??"").toLowerCase();for(let i=o.indexOf(t);i>=0&&n.length<Sc;i=o.indexOf(t,i+t.leng\
th))n.push(Db(r,i,i+t.length))}return n}function Db(e,t,n){let r=document.createTreeWalker(e,NodeFilter.SHOW_TEXT),o={startContainer:e,startOffset:0,endContaine\
r:e,endOffset:0},i=0;for(let a=r.nextNode();a;a=r.nextNode()){let s=a.textContent?.length??0;t>=i&&t<i+s&&(o={...o,startContainer:a,startOffset:t-i}),n>i&&n<=i+\
s&&(o={...o,endContainer:a,endOffset:n-i}),i+=s}return new StaticRange(o)}ni();ii();Ql().then(Rb);})();',K=':root{color-scheme:light dark;--text: light-dark(#1f\
2328, #e6edf3);--faint: light-dark(#59636e, #9aa4b0);--line: light-dark(#d8dee4, #30363d);--ground: light-dark(#f6f8fa, #0d1117);--card: light-dark(#ffffff, #15\
1b23);--raised: light-dark(#f3f5f8, #1b222c);--link: light-dark(#0757ba, #6cb6ff);--plus: light-dark(#116329, #57d364);--minus: light-dark(#b01e28, #ff8e87);--a\
mber: light-dark(#7a4b00, #e3b341);--plus-ground: light-dark(#dafbe1, #12261b);--minus-ground: light-dark(#ffebe9, #2c1619);--amber-ground: light-dark(#fff8e1, \
#272115);--mono: ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, "Liberation Mono", monospace;--gone-row: light-dark(#ffebe9, #25171c);--gone-number:\
 light-dark(#ffd7d5, #3a1d22);--gone-word: light-dark(#ffb8b2, #732e34);--new-row: light-dark(#e6ffec, #12261e);--new-number: light-dark(#ccf5d7, #163425);--new\
-word: light-dark(#9be9ac, #1f6a3a);--blue-ground: light-dark(#ddf4ff, #16263c);--purple-ground: light-dark(#f3e8ff, #271f3d);--purple: light-dark(#6e3ccb, #c29\
7ff);--code: 12.5px / 20px var(--mono);--bar: 3.2rem}:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}*{box-sizing:border-box\
}body{margin:0;background:var(--ground);color:var(--text);font:15px/1.5 system-ui,-apple-system,Segoe UI,sans-serif}main{max-width:1760px;margin:0 auto;padding:\
.9rem 1.5rem 4rem}a{color:var(--link);text-underline-offset:.15em}code,pre,kbd{font-family:var(--mono);font-size:.875em}code{unicode-bidi:isolate}pre{margin:.25\
rem 0;padding:.5rem .75rem;overflow-x:auto;border-radius:6px;background:var(--raised)}button,select,input{padding:.3rem .6rem;border:1px solid var(--line);borde\
r-radius:6px;background:var(--card);color:var(--text);font:inherit;font-size:.9rem}button{cursor:pointer}button:hover{border-color:var(--faint)}:focus-visible{o\
utline:2px solid var(--link);outline-offset:1px}summary{cursor:pointer}.plus{color:var(--plus)}.minus{color:var(--minus)}.card[hidden],.bar [hidden]{display:non\
e}::highlight(found){background:light-dark(#ffe066,#8a6d00);color:light-dark(#1f2328,#ffffff)}.copy{padding:0 .3rem;border-color:transparent;background:none;col\
or:var(--faint);font-size:.85rem;line-height:1.3}.copy:before{display:inline-block;width:.5rem;height:.6rem;margin:0 .2rem 0 0;border:1.5px solid;border-radius:\
2px;box-shadow:.18rem -.18rem 0 -1px var(--card),.18rem -.18rem;content:""}.copy[data-done]:after{content:attr(data-done)}.copy:hover{border-color:var(--line);c\
olor:var(--text)}dialog{padding:1rem 1.5rem;border:1px solid var(--line);border-radius:10px;background:var(--card);color:var(--text)}dialog::backdrop{background\
:#00000073}dialog h2{margin:0 0 .5rem;font-size:1.05rem}dialog dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dialog dd{margin:0}kbd{marg\
in-right:.2rem;padding:0 .35rem;border:1px solid var(--line);border-radius:4px;background:var(--raised)}h1{margin:0;display:-webkit-box;-webkit-line-clamp:2;-we\
bkit-box-orient:vertical;overflow:hidden;min-width:0;font-size:1.35rem;line-height:1.3;letter-spacing:-.01em;text-wrap:balance;overflow-wrap:anywhere}.sentence{\
flex-basis:100%;margin:0}.verdict-line{margin-bottom:.3rem;display:flex;flex-wrap:wrap;gap:.2rem .7rem;align-items:center}.chip-verdict{padding:.1rem .7rem;bord\
er-radius:1rem;background:var(--line);font-size:.9rem}.chip-verdict.good{background:var(--plus-ground);color:var(--plus)}.chip-verdict.amber{background:var(--am\
ber-ground);color:var(--amber)}.chip-verdict.bad{background:var(--minus-ground);color:var(--minus)}.size-line{margin-left:auto;color:var(--faint);font-size:.9re\
m;font-variant-numeric:tabular-nums}.account{display:flex;flex-wrap:wrap;gap:0 1.2rem;align-items:baseline;margin:0 0 .4rem;overflow-wrap:anywhere}.account p{ma\
rgin:0}.account button{margin-left:.5rem;padding:0 .6rem;font-size:.85rem}.account-more{display:flex;flex-wrap:wrap;gap:0 1.2rem;color:var(--faint);font-size:.8\
5rem}.account-more summary{min-height:24px}.sample{flex-basis:100%}.sample>*{margin:.5rem 0;border:1px solid var(--line);border-radius:8px;background:var(--card\
);overflow:clip}.first-columns{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,2fr);gap:1.5rem;align-items:start}.first-columns>:only-child{grid-colum\
n:1 / -1}.read-first{border:1px solid var(--line);border-radius:8px;background:var(--card);overflow:clip}.read-first h2{margin:0;padding:.05rem .9rem;background\
:var(--raised);color:var(--faint);font-size:.85rem}.read-first table{width:100%;border-collapse:collapse;font-size:.9rem}.read-first :is(th,td){padding:.1rem .9\
rem;border-top:1px solid var(--line);text-align:left;vertical-align:top;overflow-wrap:anywhere}.read-first th{width:9rem;color:var(--faint)}.read-first .words{c\
olor:var(--faint);text-align:right}:is(.read-first,.composition) .plus+.minus{margin-left:.4rem}.read-first .more{color:var(--faint)}.read-first .of-refused{col\
or:var(--minus)}.read-first :is(.of-asked,.of-unusual,.of-protected,.of-deleted,.of-hidden){color:var(--amber)}.refused{margin:.75rem 0;padding:.6rem 1rem;borde\
r-left:3px solid var(--minus);border-radius:0 6px 6px 0;background:var(--minus-ground);list-style:none;overflow-wrap:anywhere}.refused li{padding:.1rem 0}.refus\
ed strong,.refusal strong{color:var(--minus);font-family:var(--mono);font-size:.875em}.facts{margin-top:.5rem;color:var(--faint);font-size:.9rem}.facts dl{displ\
ay:grid;grid-template-columns:max-content 1fr;gap:.1rem 1rem;overflow-wrap:anywhere}.facts dd{margin:0;font-family:var(--mono);font-size:.85em}.all-rows{width:1\
00%;border-width:1px 0 0;border-radius:0;color:var(--link)}.whole .all-rows{display:none}.rules,.since{margin:.6rem 0;padding:.5rem 1rem;border-left:3px solid v\
ar(--faint);border-radius:0 8px 8px 0;background:var(--raised);list-style:none;overflow-wrap:anywhere}.rules li{padding:.1rem 0}.since p{margin:.1rem 0}.quote{m\
argin:0;font-size:.9rem}.quote figcaption{color:var(--faint);font-size:.85rem}.quote blockquote{margin:.2rem 0;max-height:6lh;padding:0 .9rem;border-left:3px so\
lid var(--line);overflow:auto;overflow-wrap:anywhere}.quote p{margin:0}.quote .title{font-weight:600}.doubtful{color:var(--amber);font-weight:600}.decisions,.bl\
ank-notice{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;padding:.4rem .9rem;border:1px solid var(--amber);border-radius:8px;background:var(--amber-g\
round)}.decisions{flex-basis:100%}.blank-notice{position:sticky;z-index:2;top:var(--bar);margin:0 0 .8rem}.decisions[hidden],.blank-notice[hidden]{display:none}\
.card.dropped>:not(h2),.chips .dropped>:not(.keep){opacity:.45}.card.dropped>h2 .path,.chips .dropped .why{text-decoration:line-through}.keep{white-space:nowrap\
}.badge[class*=look-]{background:var(--amber-ground);color:var(--amber)}.card.step.folded>:not(h2){display:none}.members{margin:0 .9rem .5rem}.members ul{max-he\
ight:22rem;margin:.3rem 0;padding:0 0 0 1rem;overflow:auto}.members li .minus{margin-inline-start:.4em}.differences{overflow-x:auto;padding:0 .9rem .5rem}.diffe\
rences th{text-align:left;font-weight:400}.differences th,.differences td{padding:.1rem .6rem;border-top:1px solid var(--line);vertical-align:top;overflow-wrap:\
anywhere;white-space:pre-wrap}.differences td:nth-child(2){background:var(--gone-row)}.differences td:nth-child(3){background:var(--new-row)}.patch col.by{width\
:44px}.patch td.by{overflow:hidden;max-width:44px;padding:0 .3rem;border-left:1px solid var(--line);font:12px/20px system-ui,sans-serif;text-align:center;white-\
space:nowrap}.patch td.by a{color:var(--faint);text-decoration:none}.patch tr{scroll-margin-top:calc(var(--bar) + 4rem)}.patch .word[class*=hljs-],.patch .word.\
unseen{color:var(--text)}nav.files .name{overflow-wrap:normal;word-break:normal}.moved-count{color:var(--faint)}.verifications{margin:.75rem 0;border:1px solid \
var(--line);border-radius:10px;background:var(--card);overflow:clip}.verifications>details{padding:.45rem .9rem}.verifications>details+details{border-top:1px so\
lid var(--line)}.verifications .program{padding:.25rem 0}.verifications>.program{padding:.45rem .9rem}.verifications>details>summary{display:flex;flex-wrap:wrap\
;gap:.2rem .7rem;align-items:baseline}.verifications>details>summary:before{content:"\u25B8";color:var(--faint)}.verifications>[open]>summary:before{content:"\u25BE"}.ver\
ifications .name{flex:1 1 12rem;min-width:0;overflow-wrap:anywhere}.verifications .seconds,.verifications .whole,.verifications .earlier>summary{color:var(--fai\
nt);font-size:.85rem;font-variant-numeric:tabular-nums}.status{padding:0 .55rem;border-radius:1rem;background:var(--raised);color:var(--faint);font-size:.8rem;w\
hite-space:nowrap}.passed>summary>.status{background:var(--plus-ground);color:var(--plus)}.failed>summary .status{background:var(--minus-ground);color:var(--min\
us)}.verifications pre{max-height:20rem;overflow:auto}.verifications p{margin:.25rem 0;overflow-wrap:anywhere}.earlier{margin-top:.35rem}.verifications .diagnos\
tic p{margin:.4rem 0 .1rem;overflow-wrap:anywhere}.verifications .diagnostic pre{margin:0 0 .4rem}.candidates,.composition{margin:.75rem 0;padding:.45rem .9rem;\
border:1px solid var(--line);border-radius:10px;background:var(--card);overflow-x:auto}.candidates table{border-collapse:collapse;font-size:.9rem;font-variant-n\
umeric:tabular-nums}.candidates th,.candidates td{padding:.2rem 1.2rem .2rem 0;text-align:left;font-weight:400;white-space:nowrap}.candidates thead th{color:var\
(--faint)}.candidates .badge{margin-left:.5rem}.candidates ul,.composition ul{margin:.3rem 0;padding-left:1.2rem;overflow-wrap:anywhere}.composition .conflicts:\
:marker,.candidates strong{color:var(--minus)}.composition ul ul{color:var(--faint)}.bar{position:sticky;z-index:3;top:0;display:flex;flex-wrap:wrap;gap:.4rem;a\
lign-items:center;margin:.4rem -1.5rem .5rem;padding:.3rem 1.5rem;border-bottom:1px solid var(--line);background:var(--ground)}.bar input[type=search]{flex:1 1 \
12rem;min-width:6rem}.bar select{max-width:12rem}.bar output,.progress{color:var(--faint);font-size:.85rem;white-space:nowrap}.progress{display:inline-flex;gap:\
.4rem;align-items:center}progress{width:5rem;height:.5rem;accent-color:var(--plus)}.views{display:inline-flex}.views button:first-child{border-radius:6px 0 0 6p\
x}.views button:last-child{margin-left:-1px;border-radius:0 6px 6px 0}.options{position:relative}.options>summary{padding:.3rem .6rem;border:1px solid var(--lin\
e);border-radius:6px;background:var(--card);font-size:.9rem;list-style:none}.options>summary:after{content:" \u25BE";color:var(--faint)}.menu{position:absolute;z-ind\
ex:4;right:0;display:grid;gap:.5rem;width:max-content;margin-top:.3rem;padding:.7rem .9rem;border:1px solid var(--line);border-radius:8px;background:var(--card)\
;box-shadow:0 6px 24px #0000002e}.menu label{display:flex;gap:.5rem;align-items:center}.filters{display:grid;gap:.4rem}.body{display:grid;grid-template-columns:\
17rem minmax(0,1fr);gap:1.5rem;align-items:start}.body.alone{grid-template-columns:minmax(0,1fr)}.files{position:sticky;top:calc(var(--bar) + .5rem);max-height:\
calc(100vh - var(--bar) - 1rem);overflow:auto;font-size:.85rem}.files summary{display:flex;gap:.5rem;justify-content:space-between;padding:.15rem .4rem;color:va\
r(--faint)}@media(min-width:901px){.files .whole{display:none}}.files summary:before{content:"\u25B8"}.files [open]>summary:before{content:"\u25BE"}.files .folder{flex:1;\
font-family:var(--mono);overflow-wrap:anywhere}.files ul{margin:0 0 .5rem;padding:0;list-style:none}.files button{display:grid;grid-template-columns:max-content\
 minmax(0,1fr) max-content max-content;gap:.1rem .5rem;align-items:baseline;width:100%;padding:.15rem .4rem;border-color:transparent;background:none;font-size:i\
nherit;text-align:left}.files button:hover{background:var(--raised)}.files button[aria-current]{background:var(--blue-ground)}.files .name{display:flex;flex-wra\
p:wrap-reverse;align-content:flex-end;height:1lh;min-width:0;overflow:hidden}.files .name>*{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.files .ab\
ove{flex:1 1 4em;max-width:max-content}.files .own{max-width:100%}.files .viewed .name{color:var(--faint)}.files .viewed .own:before{content:"\u2713 "}.counts{grid-c\
olumn:4;font-size:.8rem;font-variant-numeric:tabular-nums}.letter{width:1.1rem;font-family:var(--mono);font-size:.8rem;font-weight:700;text-align:center;color:v\
ar(--amber)}.letter.added{color:var(--plus)}.letter.deleted{color:var(--minus)}.letter.renamed{color:var(--link)}.card{margin:0 0 .75rem;border:1px solid var(--\
line);border-radius:10px;background:var(--card);scroll-margin-top:calc(var(--bar) + .5rem);content-visibility:auto;contain-intrinsic-size:auto 3rem;overflow:cli\
p}.card:focus-visible,.card:target{outline:2px solid var(--link)}.card.blank{height:calc(2.6rem + var(--lines) * 20px + var(--notes) * 2rem)}.card.reads.blank{h\
eight:2.2rem}.card>h2{position:sticky;z-index:1;top:var(--bar);border-radius:10px 10px 0 0;background:var(--card);display:flex;flex-wrap:wrap;gap:.2rem .7rem;al\
ign-items:baseline;margin:0;padding:.55rem .9rem;font-size:.95rem;font-weight:400}.card .number{min-width:1.6rem;color:var(--faint);font-variant-numeric:tabular\
-nums;text-decoration:none}.card .number:hover{color:var(--link)}.card .tool{padding:0 .45rem;border:1px solid var(--line);border-radius:4px;color:var(--faint);\
font-size:.8rem}.card .path{overflow-wrap:anywhere}.card .id,.card .plan,.card .made{color:var(--faint);font-size:.85rem}.outcome{display:flex;gap:.7rem;align-i\
tems:baseline;margin-left:auto;font-size:.9rem;font-variant-numeric:tabular-nums}.step.failed .status{background:var(--minus-ground);color:var(--minus)}.step.fa\
iled{border-color:var(--minus)}.step.collapsed{margin-left:2rem;border-style:dashed}.card.reads,.step.unchanged{margin-bottom:.4rem;border-color:transparent;bac\
kground:none}.card>p,.card>.command,.refusal{margin:0 .9rem .6rem;overflow-wrap:anywhere}.why{color:var(--text)}.note,.policy{color:var(--faint);font-size:.9rem\
}.verdict{padding:.05rem .55rem;border-radius:1rem;background:var(--raised);color:var(--faint);font-size:.8rem;white-space:nowrap}.ask>.verdict,.granted>.verdic\
t{background:var(--amber-ground);color:var(--amber)}.deny>.verdict{background:var(--minus-ground);color:var(--minus)}.remark{padding:.25rem .7rem;border-left:3p\
x solid var(--amber);border-radius:0 6px 6px 0;background:var(--amber-ground)}.refusal{padding:.5rem .8rem;border-left:3px solid var(--minus);border-radius:0 6p\
x 6px 0;background:var(--minus-ground)}.overview .refusal{margin:.75rem 0}.refusal p{margin:.15rem 0}.refusal .message{white-space:pre-wrap}.refusal .place{colo\
r:var(--faint);font-size:.9rem}.refusal pre{background:var(--card);white-space:pre-wrap;overflow-wrap:anywhere}.advice{font-weight:600}.card.reads{padding:.2rem\
 .9rem;color:var(--faint);font-size:.9rem}.read-line{margin:.15rem 0}.group{margin:1.2rem 0 .4rem;color:var(--faint);font-family:var(--mono);font-size:.85rem;fo\
nt-weight:600}.chunk:first-child>.group:first-child{display:none}.part>h3{display:flex;flex-wrap:wrap;gap:.2rem .7rem;align-items:baseline;margin:0;padding:.4re\
m .9rem;border-top:1px solid var(--line);background:var(--raised);font-size:.9rem;font-weight:400}.badge{padding:0 .45rem;border-radius:4px;background:var(--rai\
sed);color:var(--faint);font-size:.78rem;white-space:nowrap}.badge.new{background:var(--plus-ground);color:var(--plus)}.badge.deleted{background:var(--minus-gro\
und);color:var(--minus)}.badge.renamed{background:var(--blue-ground);color:var(--link)}.badge.mode,.badge.executable{background:var(--amber-ground);color:var(--\
amber)}.badge.binary{background:var(--purple-ground);color:var(--purple)}.fold{padding:0 .35rem;border-color:transparent;background:none;color:var(--faint)}.fol\
ded>h2 .fold{rotate:-90deg}.folded>:not(h2){display:none}.viewed>h2{opacity:1;color:var(--faint)}a.path{color:inherit;text-decoration:none;overflow-wrap:anywher\
e}a.path:hover{text-decoration:underline}.seen{display:inline-flex;gap:.3rem;align-items:center;padding:0 .5rem;border:1px solid var(--line);border-radius:6px;f\
ont-size:.8rem;cursor:pointer}.chips{margin:0;padding:0 .9rem .5rem;list-style:none;font-size:.88rem}.chips .keep span{display:none}.step:not(:hover,:focus,:foc\
us-within) .made{opacity:0}@media(hover:hover){.chips li:not(:hover,:focus-within,.dropped)>.keep{opacity:0}}.chips .chips{padding:.2rem 0 0}.card>h2 .chips{pad\
ding:0}ul.chips{display:flex;flex-wrap:wrap;gap:.1rem .5rem}.chips .told{flex-basis:100%}.chips li{display:flex;gap:.15rem .5rem;min-width:0;align-items:baselin\
e;padding:.1rem 0}.chips .why{min-width:0;overflow-wrap:anywhere}.chip{padding:0 .5rem;border:1px solid var(--line);border-radius:1rem;background:var(--raised);\
font-size:.8rem;font-variant-numeric:tabular-nums;text-decoration:none;white-space:nowrap}.risk{padding:0 .45rem;border-radius:4px;background:var(--amber-ground\
);color:var(--amber);font-size:.78rem}.suggestion{display:flex;gap:.4rem;align-items:start}.suggestion pre{flex:1;min-width:0}.command>summary,.command .whole,.\
command .earlier>summary{color:var(--faint);font-size:.9rem}.command pre{max-height:20rem;overflow:auto}.change{border-top:1px solid var(--line)}.change:empty{h\
eight:calc(var(--lines) * 20px)}.change>details>summary,.cell-name{margin:0;padding:.4rem .9rem;color:var(--faint);font-size:.85rem}.output pre{margin:0 .9rem .\
6rem}.sides{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(20rem,100%),1fr));gap:1px;border-block:1px solid var(--line);background:var(--line)}.s\
ides>*{min-width:0;margin:0;padding:.6rem .9rem;background:var(--card)}.side-name{margin:0 0 .4rem;font-size:.8rem;font-weight:600}.before>.side-name{color:var(\
--minus)}.after>.side-name{color:var(--plus)}.absent{color:var(--faint)}.change>.absent{margin:0;padding:.4rem .9rem;font-size:.85rem}.cell+.cell,.notebook>.sam\
e{border-top:1px solid var(--line)}.notebook>.same{margin:0;padding:.4rem .9rem;color:var(--faint);font-size:.85rem}.cell>details>summary{padding:.3rem .9rem;co\
lor:var(--faint);font-size:.85rem}.output img{max-width:calc(100% - 1.8rem);margin:0 .9rem .6rem}.modes{display:flex;gap:.3rem;padding:.5rem .9rem 0}.modes [ari\
a-pressed=true],.views [aria-pressed=true]{border-color:var(--link);background:var(--blue-ground)}.overlay{display:grid;gap:.5rem;padding:.6rem .9rem}.stage{pos\
ition:relative;display:grid}.stage img{grid-area:1 / 1}[data-mode=slider] .later{clip-path:inset(0 0 0 calc(var(--at) * 1%))}[data-mode=onion] .later{opacity:ca\
lc(var(--at) / 100)}.canvas{display:flex;justify-content:center;padding:1rem;border:1px solid var(--line);border-radius:6px;background:repeating-conic-gradient(\
light-dark(#e7eaee,#2a313b) 0 25%,light-dark(#ffffff,#20262e) 0 50%) 0 / 16px 16px}.canvas img{max-width:100%;max-height:32rem}.markdown{overflow-wrap:anywhere}\
.markdown.plain{white-space:pre-wrap}.markdown>:first-child{margin-top:0}.markdown>:last-child{margin-bottom:0}.markdown .heading{font-size:1.1em;font-weight:70\
0}.markdown .h1{font-size:1.35em}.markdown .h2{font-size:1.2em}.markdown table{border-collapse:collapse}.markdown th,.markdown td{padding:.2rem .6rem;border:1px\
 solid var(--line)}.markdown :not(pre)>code{padding:.1em .3em;border-radius:4px;background:var(--raised)}.markdown blockquote{margin-inline:0;padding-left:.8rem\
;border-left:3px solid var(--line);color:var(--faint)}.overview>.markdown{max-width:80ch;margin-top:.5rem}.pictures:not([data-mode=sides])>.sides,.pictures[data\
-mode=sides]>.overlay{display:none}.patch{overflow-x:auto;font:var(--code)}.patch table{width:100%;border-collapse:collapse}.wrap .patch table,.patch.split tabl\
e{table-layout:fixed}.patch col.n{width:calc(var(--digits) * 1ch + .9rem)}.patch td{height:20px;padding:0;vertical-align:top}.patch td.n{padding:0 .4rem;border-\
right:1px solid var(--line);text-align:right;-webkit-user-select:none;user-select:none}.patch td.n a{color:var(--faint);text-decoration:none}.patch td.n a:hover\
{text-decoration:underline}.patch td.code{position:relative;padding:0 .6rem 0 1.6rem}.patch td.code:before{position:absolute;left:.5rem;color:var(--faint);-webk\
it-user-select:none;user-select:none}.patch td.gone:before{content:"\u2212";color:var(--minus)}.patch td.new:before{content:"+";color:var(--plus)}.line{tab-size:4;wh\
ite-space:pre;unicode-bidi:isolate}.wrap .line,.split .line{white-space:pre-wrap;overflow-wrap:anywhere}td.gone{background:var(--gone-row)}td.new{background:var\
(--new-row)}tr.gone>td.n{background:var(--gone-number)}tr.new>td.n{background:var(--new-number)}td.none{background:var(--raised)}.patch td.moved,tr.moved>td.n{b\
ackground:var(--raised)}.patch td.moved.code:before{color:var(--faint)}.moved-to{margin-left:.6rem;color:var(--faint);text-decoration:none;-webkit-user-select:n\
one;user-select:none}.moved-to:after{content:" " attr(data-place)}tr.moved:not(:hover)+tr.moved:not(:hover) .moved-to{visibility:hidden}tr.moved+tr.moved .moved\
-to:after{content:none}.split td.n+td.code+td.n{border-left:1px solid var(--line)}td.gone .word{border-radius:3px;background:var(--gone-word)}td.new .word{borde\
r-radius:3px;background:var(--new-word)}.unseen{margin:0 1px;padding:0 3px;border:1px solid var(--purple);border-radius:3px;background:var(--purple-ground);colo\
r:var(--purple);font-size:10px;font-weight:600;line-height:1;white-space:nowrap;unicode-bidi:isolate}.open{margin-left:.6rem;padding:0 .4rem;border:1px dashed v\
ar(--purple);border-radius:3px;color:var(--purple);font-family:system-ui,sans-serif;font-size:10.5px;-webkit-user-select:none;user-select:none;white-space:nowra\
p}.cut{padding:0 .4rem;border-style:dashed;color:var(--faint);font:inherit;font-size:11px;line-height:1.3}.gap td{padding:.15rem .6rem;border-block:1px solid va\
r(--line);background:var(--blue-ground);color:var(--faint);font-size:11.5px}tr.wanted>td{box-shadow:inset 0 1px var(--amber),inset 0 -1px var(--amber)}.gap:firs\
t-child td{border-top:0}.gap button{margin-right:.4rem;padding:0 .45rem;font-size:11.5px;line-height:1.5}.line-ends>summary{padding:.25rem .9rem}button.more{wid\
th:100%;border-radius:0;border-color:transparent;background:var(--blue-ground);color:var(--link)}.patch-note{margin:0;padding:.25rem .9rem;border-bottom:1px sol\
id var(--line);color:var(--purple);font:.82rem/1.5 system-ui,sans-serif}.hljs-comment,.hljs-quote{color:light-dark(#57606a,#9aa4af)}.hljs-keyword,.hljs-selector\
-tag,.hljs-literal,.hljs-type{color:light-dark(#a40e26,#ff9492)}.hljs-string,.hljs-regexp,.hljs-addition{color:light-dark(#0a3069,#a5d6ff)}.hljs-title,.hljs-sec\
tion,.hljs-name{color:light-dark(#622cbc,#ead5ff)}.hljs-number,.hljs-attr,.hljs-built_in,.hljs-variable{color:light-dark(#05449c,#91cbff)}@media(max-width:900px\
){main{padding:1rem .75rem 3rem}.body{grid-template-columns:minmax(0,1fr);gap:.5rem}.files{position:static;max-height:40vh}.files .whole{justify-content:flex-st\
art}.bar{position:static;margin-inline:-.75rem;padding-inline:.75rem}.card>h2{top:0}.decisions{position:fixed;z-index:5;inset:auto 0 0;border-radius:0}.step.col\
lapsed{margin-left:.75rem}.first-columns{grid-template-columns:minmax(0,1fr);gap:.6rem}.patch td.n{padding:0 .2rem}.patch col.n{width:calc(var(--digits) * 1ch +\
 .5rem)}}@media(min-width:601px){.all-rows{display:none}}@media screen and (max-width:600px){.chips .why{flex:1;overflow:hidden;text-overflow:ellipsis;white-spa\
ce:nowrap}.card>h2>a.path{flex:1 1 60%;min-width:0}.read-first:not(.whole) tr:nth-child(n+4){display:none}}@media(max-width:600px){h1{font-size:1.1rem}.quote bl\
ockquote{max-height:4lh}.bar{position:relative}.options{position:static}.menu{inset-inline:.75rem;width:auto}.bar input[type=search]{flex-basis:5rem;min-width:5\
rem;text-overflow:ellipsis}.read-first tr{display:block;padding:.25rem .7rem;border-top:1px solid var(--line)}.read-first :is(th,td){display:inline;padding:0 .4\
rem 0 0;border:0}.read-first th{white-space:nowrap}.read-first td.words{display:inline-block;text-align:left}.read-first td:empty{display:none}.bar select,.prog\
ress{display:none}}@media print{.quote blockquote{max-height:none}:root[data-theme]{color-scheme:light}.bar,.copy,.advice:has(.copy),.fold,.seen,.files,.modes,.\
keep,.all-rows,.gap button,.account p button,.members li button{display:none}.members ul{max-height:none;overflow:visible;overflow-wrap:anywhere;columns:20rem}.\
gap [data-count]:before{content:attr(data-count)}details:not([open])>summary:after{content:" (folded, not printed)"}.card>h2{position:static}body{background:non\
e}.body{display:block;margin-top:.8rem}.read-first td.words{width:40%}.card{content-visibility:visible;overflow:visible}.card>h2{break-after:avoid}.patch .line,\
.command pre,.verifications pre{white-space:pre-wrap;overflow-wrap:anywhere}.command pre,.verifications pre{max-height:none}.verifications summary{break-after:a\
void}}';var w=256;function G(e){let t=[],n=new Map,r=c=>{let d=n.get(c)??t.push(c)-1;return n.set(c,d),d},{steps:i,files:a,read_first:o,...s}=e,u=re(i),l=i.map(
c=>{let d=u.get(c.index);return{...ne(c,r),...d!==void 0&&{repeats:d}}}),f=a.length>0?N(e):[],p=new Map(a.map(({path:c},d)=>[c,d])),m=L(e,f),{account:b,groups:Y}=m,
_=c=>c.map(d=>te(d,p));return{model:{looks:R(e,f),account:{said:J(b),parts:ee(b,p)},readFirst:_(Y),listed:{head:F(m),groups:_(D(m))},run:ue(s),sections:P(e,(c,d)=>c.
page?.(d,h)),findings:j(e),combiner:B(e),steps:l,files:f.map(c=>ce(le(c,r),t,l))},patches:t}}function J(e){let t=r=>`\0${r.replaceAll("\0","\u2400")}\0`;return $(
e,{path:t,code:t,prose:r=>r}).split("\0").flatMap((r,i)=>i%2===0?r===""?[]:[{text:r}]:[{text:r,isCode:true}])}var ee=({parts:e},t)=>e.map(({is:n,files:r})=>({is:n,
files:r.flatMap(({path:i})=>t.get(i)??[])})),te=({kind:e,files:t,entries:n},r)=>({kind:e,files:t,entries:n.map(({paths:i,...a})=>({...a,path:i[0]??"",files:t===
0?[]:i.flatMap(o=>r.get(o)??[])}))}),ne=({structuredPatch:e,files:t,...n},r)=>{let a=n.status==="applied"||t!==void 0||e!==void 0?A({...n,...t&&{files:t},...e&&
{structuredPatch:e}}):[],o=ie(a),s=a.map(p=>({...Z(p,r),...o(p)&&{repeats:true}})),u=n.plan===void 0?{}:{plan:h(n.plan)},{command:l}=n,f=l?.output===void 0?{}:{
command:{...l,output:h(l.output)}};return{...n,...u,...f,...n.error&&{error:{...n.error,...V(n.error.file)}},parts:s}};function re(e){let t=O(e),n=[...S(e,t)].filter(
([r,{length:i}])=>r!==void 0&&i>=W);return new Map(n.flatMap(([,[r,...i]])=>i.flatMap(({index:a,notes:o,structuredPatch:s})=>r&&s&&!o?[[a,r.index]]:[])))}function ie(e){
if(e.length<W)return()=>false;let t=new Set;return({structuredPatch:n})=>{if(!n)return false;let r=C(n)??JSON.stringify(M(n));return t.size===t.add(r).size}}var W=3,
Z=(e,t,n)=>{let{file_path:r,from:i,old_mode:a,new_mode:o,insertions:s,deletions:u,structuredPatch:l}=e,f=l?.reduce((m,{lines:b})=>m+b.length+1,0)??0,p=se(e,f,n);
return{path:r,...i!==void 0&&{from:i},...a!==void 0&&{old_mode:a},...o!==void 0&&{new_mode:o},insertions:s,deletions:u,...l&&{patch:t(l)},lines:f,...p!==void 0&&
{folded:p}}},[ae,oe]=[2e3,40];function se(e,t,n){let{file_path:r,insertions:i,deletions:a}=e,o=I(r)==="lock files";return t<=(o||n?oe:ae)?void 0:`${o?"Lock file":
n?"Generated file":"Long change"}, +${v(i)} \u2212${v(a)}`}var le=({structuredPatch:e,...t},n)=>({...t,steps:t.steps??[],part:Z({...t,file_path:t.path,...e&&{structuredPatch:e}},
n,t.generated)});function ce(e,t,n){if(e.steps.length<2||e.part.patch===void 0)return e;let r=new Set([e.path,e.from]),i=e.steps.flatMap(a=>(n[a-1]?.parts??[]).
filter(({path:o,patch:s})=>s!==void 0&&r.has(o)).map(({patch:o})=>({step:a,hunks:t[o??0]??[]})));return{...e,makers:H(i)}}var ue=e=>({...de(e),plan:{...e.plan,files:e.
plan.files.map(h)},...e.problems&&{problems:e.problems.map(t=>({...t,...V(t.file)}))},...e.verifications&&{verifications:e.verifications.map(({output:t,...n})=>({
...n,...t!==void 0&&{output:h(t)}}))}}),de=e=>{let t=new Set(z().map(({key:n})=>n));return Object.fromEntries(Object.entries(e).filter(([n])=>!t.has(n)))},V=e=>e===
void 0?{}:{file:h(e)},h=e=>/^(?:[A-Za-z]:[\\/]|[\\/])/.test(e)?e.slice(Math.max(e.lastIndexOf("/"),e.lastIndexOf("\\"))+1):e;function X(e){if(e.written)return"w\
ritten";let{applied:t,failed:n,skipped:r}=e.totals;return T(e).length>0||t===0&&n+r>0?"refused":t>0?"tried":"unchanged"}var Q=e=>[fe[X(e)],`${x(e)}.`,`\u201C${e.
plan.title||"Untitled"}\u201D`].filter(Boolean).join(" \xB7 "),fe={written:"",tried:"Nothing was written (check)",refused:"Refused, nothing was written",unchanged:"\
Nothing to change"};function x(e){let{totals:t,verifications:n=[]}=e,r=t.failed>0?`${g(t.failed,"step")} refused`:"",i=n.filter(({ok:s})=>!s).length,a=i>0?`${g(
i,"verification")} failed`:"";return{written:[`${g(t.applied,"step")} applied`,r,a],tried:[`${g(t.applied,"step")} would apply`,r,a],refused:[r,a,t.skipped>0?`${v(
t.skipped)} not applied`:""],unchanged:["there was nothing to change"]}[X(e)].filter(Boolean).join(", ")||"no step ran"}function Fe(e,t=he,n){let{patches:r,...i}=G(
e),a=n?{...i.model,explained:n,steps:i.model.steps.map(({source:u,...l})=>l)}:i.model,o=r.reduce((u,l)=>u+l.reduce((f,p)=>f+p.lines.join().length,0),0),s={...t,
texts:be(t.texts,Math.max(ge,o/2))};return U({title:n?.sentence??Q(e),script:q,style:K,fallback:pe(e),data:[["model",a],...me(r).map(u=>["patches",u]),["content\
s",s]]})}var k=2e3;function pe(e){let t=e.files.slice(0,k).map(({path:a,status:o,insertions:s,deletions:u})=>`<li><code>${y(E(a))}</code> ${o} +${s} \u2212${u}<\
/li>`),n=e.files.length>k?`<li>and ${e.files.length-k} more</li>`:"",r="<p>The changes are drawn by the script of this page, which is switched off.</p>",i=[x(e),
...e.written?[]:["nothing was written"]].join("; ");return`<h1>${y(i)}</h1>${r}<ul>${t.join("")}${n}</ul>`}var he={steps:{},files:{},texts:{}};function me(e){let t=Math.
ceil(e.length/w);return Array.from({length:t},(n,r)=>e.slice(r*w,(r+1)*w))}var ge=1024*1024;function be(e,t){let n=Object.entries(e).sort(([,i],[,a])=>i.length-
a.length),r=0;return Object.fromEntries(n.filter(([,i])=>(r+=i.length,r<=t)))}export{Fe as a};
