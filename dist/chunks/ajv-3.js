import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{empty$c as g}from"./hook.js";var Be=g(I=>{"use strict";Object.
defineProperty(I,"__esModule",{value:true});I.regexpCode=I.getEsmExportName=I.getProperty=I.safeStringify=I.stringify=I.strConcat=I.addCodeArg=I.str=I._=I.nil=I.
_Code=I.Name=I.IDENTIFIER=I._CodeOrName=void 0;var Ge=class{};I._CodeOrName=Ge;I.IDENTIFIER=/^[a-z$_][a-z$_0-9]*$/i;var ve=class extends Ge{constructor(e){if(super(),
!I.IDENTIFIER.test(e))throw new Error("CodeGen: name must be a valid identifier");this.str=e}toString(){return this.str}emptyStr(){return false}get names(){return{
[this.str]:1}}};I.Name=ve;var Q=class extends Ge{constructor(e){super(),this._items=typeof e=="string"?[e]:e}toString(){return this.str}emptyStr(){if(this._items.
length>1)return false;let e=this._items[0];return e===""||e==='""'}get str(){var e;return(e=this._str)!==null&&e!==void 0?e:this._str=this._items.reduce((r,s)=>`${r}${s}`,
"")}get names(){var e;return(e=this._names)!==null&&e!==void 0?e:this._names=this._items.reduce((r,s)=>(s instanceof ve&&(r[s.str]=(r[s.str]||0)+1),r),{})}};I._Code=
Q;I.nil=new Q("");function Qs(t,...e){let r=[t[0]],s=0;for(;s<e.length;)ir(r,e[s]),r.push(t[++s]);return new Q(r)}I._=Qs;var or=new Q("+");function Zs(t,...e){let r=[
Je(t[0])],s=0;for(;s<e.length;)r.push(or),ir(r,e[s]),r.push(or,Je(t[++s]));return qi(r),new Q(r)}I.str=Zs;function ir(t,e){e instanceof Q?t.push(...e._items):e instanceof
ve?t.push(e):t.push(Ti(e))}I.addCodeArg=ir;function qi(t){let e=1;for(;e<t.length-1;){if(t[e]===or){let r=Ii(t[e-1],t[e+1]);if(r!==void 0){t.splice(e-1,3,r);continue}
t[e++]="+"}e++}}function Ii(t,e){if(e==='""')return t;if(t==='""')return e;if(typeof t=="string")return e instanceof ve||t[t.length-1]!=='"'?void 0:typeof e!="s\
tring"?`${t.slice(0,-1)}${e}"`:e[0]==='"'?t.slice(0,-1)+e.slice(1):void 0;if(typeof e=="string"&&e[0]==='"'&&!(t instanceof ve))return`"${t}${e.slice(1)}`}function ji(t,e){
return e.emptyStr()?t:t.emptyStr()?e:Zs`${t}${e}`}I.strConcat=ji;function Ti(t){return typeof t=="number"||typeof t=="boolean"||t===null?t:Je(Array.isArray(t)?t.
join(","):t)}function Ci(t){return new Q(Je(t))}I.stringify=Ci;function Je(t){return JSON.stringify(t).replace(/\u2028/g,"\\u2028").replace(/\u2029/g,"\\u2029")}
I.safeStringify=Je;function Di(t){return typeof t=="string"&&I.IDENTIFIER.test(t)?new Q(`.${t}`):Qs`[${t}]`}I.getProperty=Di;function Ai(t){if(typeof t=="string"&&
I.IDENTIFIER.test(t))return new Q(`${t}`);throw new Error(`CodeGen: invalid export name: ${t}, use explicit $id name mapping`)}I.getEsmExportName=Ai;function Mi(t){
return new Q(t.toString())}I.regexpCode=Mi});var ur=g(G=>{"use strict";Object.defineProperty(G,"__esModule",{value:true});G.ValueScope=G.ValueScopeName=G.Scope=
G.varKinds=G.UsedValueState=void 0;var L=Be(),ar=class extends Error{constructor(e){super(`CodeGen: "code" for ${e} not defined`),this.value=e.value}},$t;(function(t){
t[t.Started=0]="Started",t[t.Completed=1]="Completed"})($t||(G.UsedValueState=$t={}));G.varKinds={const:new L.Name("const"),let:new L.Name("let"),var:new L.Name(
"var")};var vt=class{constructor({prefixes:e,parent:r}={}){this._names={},this._prefixes=e,this._parent=r}toName(e){return e instanceof L.Name?e:this.name(e)}name(e){
return new L.Name(this._newName(e))}_newName(e){let r=this._names[e]||this._nameGroup(e);return`${e}${r.index++}`}_nameGroup(e){var r,s;if(!((s=(r=this._parent)===
null||r===void 0?void 0:r._prefixes)===null||s===void 0)&&s.has(e)||this._prefixes&&!this._prefixes.has(e))throw new Error(`CodeGen: prefix "${e}" is not allowe\
d in this scope`);return this._names[e]={prefix:e,index:0}}};G.Scope=vt;var wt=class extends L.Name{constructor(e,r){super(r),this.prefix=e}setValue(e,{property:r,
itemIndex:s}){this.value=e,this.scopePath=(0,L._)`.${new L.Name(r)}[${s}]`}};G.ValueScopeName=wt;var Fi=(0,L._)`\n`,cr=class extends vt{constructor(e){super(e),
this._values={},this._scope=e.scope,this.opts={...e,_n:e.lines?Fi:L.nil}}get(){return this._scope}name(e){return new wt(e,this._newName(e))}value(e,r){var s;if(r.
ref===void 0)throw new Error("CodeGen: ref must be passed in value");let n=this.toName(e),{prefix:o}=n,i=(s=r.key)!==null&&s!==void 0?s:r.ref,a=this._values[o];
if(a){let u=a.get(i);if(u)return u}else a=this._values[o]=new Map;a.set(i,n);let c=this._scope[o]||(this._scope[o]=[]),l=c.length;return c[l]=r.ref,n.setValue(r,
{property:o,itemIndex:l}),n}getValue(e,r){let s=this._values[e];if(s)return s.get(r)}scopeRefs(e,r=this._values){return this._reduceValues(r,s=>{if(s.scopePath===
void 0)throw new Error(`CodeGen: name "${s}" has no value`);return(0,L._)`${e}${s.scopePath}`})}scopeCode(e=this._values,r,s){return this._reduceValues(e,n=>{if(n.
value===void 0)throw new Error(`CodeGen: name "${n}" has no value`);return n.value.code},r,s)}_reduceValues(e,r,s={},n){let o=L.nil;for(let i in e){let a=e[i];if(!a)
continue;let c=s[i]=s[i]||new Map;a.forEach(l=>{if(c.has(l))return;c.set(l,$t.Started);let u=r(l);if(u){let d=this.opts.es5?G.varKinds.var:G.varKinds.const;o=(0,
L._)`${o}${d} ${l} = ${u};${this.opts._n}`}else if(u=n?.(l))o=(0,L._)`${o}${u}${this.opts._n}`;else throw new ar(l);c.set(l,$t.Completed)})}return o}};G.ValueScope=
cr});var k=g(P=>{"use strict";Object.defineProperty(P,"__esModule",{value:true});P.or=P.and=P.not=P.CodeGen=P.operators=P.varKinds=P.ValueScopeName=P.ValueScope=
P.Scope=P.Name=P.regexpCode=P.stringify=P.getProperty=P.nil=P.strConcat=P.str=P._=void 0;var O=Be(),ee=ur(),he=Be();Object.defineProperty(P,"_",{enumerable:true,
get:function(){return he._}});Object.defineProperty(P,"str",{enumerable:true,get:function(){return he.str}});Object.defineProperty(P,"strConcat",{enumerable:true,
get:function(){return he.strConcat}});Object.defineProperty(P,"nil",{enumerable:true,get:function(){return he.nil}});Object.defineProperty(P,"getProperty",{enumerable:true,
get:function(){return he.getProperty}});Object.defineProperty(P,"stringify",{enumerable:true,get:function(){return he.stringify}});Object.defineProperty(P,"rege\
xpCode",{enumerable:true,get:function(){return he.regexpCode}});Object.defineProperty(P,"Name",{enumerable:true,get:function(){return he.Name}});var Pt=ur();Object.
defineProperty(P,"Scope",{enumerable:true,get:function(){return Pt.Scope}});Object.defineProperty(P,"ValueScope",{enumerable:true,get:function(){return Pt.ValueScope}});
Object.defineProperty(P,"ValueScopeName",{enumerable:true,get:function(){return Pt.ValueScopeName}});Object.defineProperty(P,"varKinds",{enumerable:true,get:function(){
return Pt.varKinds}});P.operators={GT:new O._Code(">"),GTE:new O._Code(">="),LT:new O._Code("<"),LTE:new O._Code("<="),EQ:new O._Code("==="),NEQ:new O._Code("!=\
="),NOT:new O._Code("!"),OR:new O._Code("||"),AND:new O._Code("&&"),ADD:new O._Code("+")};var ue=class{optimizeNodes(){return this}optimizeNames(e,r){return this}},
lr=class extends ue{constructor(e,r,s){super(),this.varKind=e,this.name=r,this.rhs=s}render({es5:e,_n:r}){let s=e?ee.varKinds.var:this.varKind,n=this.rhs===void 0?
"":` = ${this.rhs}`;return`${s} ${this.name}${n};`+r}optimizeNames(e,r){if(e[this.name.str])return this.rhs&&(this.rhs=Te(this.rhs,e,r)),this}get names(){return this.
rhs instanceof O._CodeOrName?this.rhs.names:{}}},Et=class extends ue{constructor(e,r,s){super(),this.lhs=e,this.rhs=r,this.sideEffects=s}render({_n:e}){return`${this.
lhs} = ${this.rhs};`+e}optimizeNames(e,r){if(!(this.lhs instanceof O.Name&&!e[this.lhs.str]&&!this.sideEffects))return this.rhs=Te(this.rhs,e,r),this}get names(){
let e=this.lhs instanceof O.Name?{}:{...this.lhs.names};return St(e,this.rhs)}},dr=class extends Et{constructor(e,r,s,n){super(e,s,n),this.op=r}render({_n:e}){return`${this.
lhs} ${this.op}= ${this.rhs};`+e}},fr=class extends ue{constructor(e){super(),this.label=e,this.names={}}render({_n:e}){return`${this.label}:`+e}},hr=class extends ue{constructor(e){
super(),this.label=e,this.names={}}render({_n:e}){return`break${this.label?` ${this.label}`:""};`+e}},pr=class extends ue{constructor(e){super(),this.error=e}render({
_n:e}){return`throw ${this.error};`+e}get names(){return this.error.names}},mr=class extends ue{constructor(e){super(),this.code=e}render({_n:e}){return`${this.
code};`+e}optimizeNodes(){return`${this.code}`?this:void 0}optimizeNames(e,r){return this.code=Te(this.code,e,r),this}get names(){return this.code instanceof O.
_CodeOrName?this.code.names:{}}},We=class extends ue{constructor(e=[]){super(),this.nodes=e}render(e){return this.nodes.reduce((r,s)=>r+s.render(e),"")}optimizeNodes(){
let{nodes:e}=this,r=e.length;for(;r--;){let s=e[r].optimizeNodes();Array.isArray(s)?e.splice(r,1,...s):s?e[r]=s:e.splice(r,1)}return e.length>0?this:void 0}optimizeNames(e,r){
let{nodes:s}=this,n=s.length;for(;n--;){let o=s[n];o.optimizeNames(e,r)||(xi(e,o.names),s.splice(n,1))}return s.length>0?this:void 0}get names(){return this.nodes.
reduce((e,r)=>be(e,r.names),{})}},le=class extends We{render(e){return"{"+e._n+super.render(e)+"}"+e._n}},yr=class extends We{},je=class extends le{};je.kind="e\
lse";var we=class t extends le{constructor(e,r){super(r),this.condition=e}render(e){let r=`if(${this.condition})`+super.render(e);return this.else&&(r+="else "+
this.else.render(e)),r}optimizeNodes(){super.optimizeNodes();let e=this.condition;if(e===true)return this.nodes;let r=this.else;if(r){let s=r.optimizeNodes();r=
this.else=Array.isArray(s)?new je(s):s}if(r)return e===false?r instanceof t?r:r.nodes:this.nodes.length?this:new t(Xs(e),r instanceof t?[r]:r.nodes);if(!(e===false||
!this.nodes.length))return this}optimizeNames(e,r){var s;if(this.else=(s=this.else)===null||s===void 0?void 0:s.optimizeNames(e,r),!!(super.optimizeNames(e,r)||
this.else))return this.condition=Te(this.condition,e,r),this}get names(){let e=super.names;return St(e,this.condition),this.else&&be(e,this.else.names),e}};we.kind=
"if";var Ee=class extends le{};Ee.kind="for";var _r=class extends Ee{constructor(e){super(),this.iteration=e}render(e){return`for(${this.iteration})`+super.render(
e)}optimizeNames(e,r){if(super.optimizeNames(e,r))return this.iteration=Te(this.iteration,e,r),this}get names(){return be(super.names,this.iteration.names)}},gr=class extends Ee{constructor(e,r,s,n){
super(),this.varKind=e,this.name=r,this.from=s,this.to=n}render(e){let r=e.es5?ee.varKinds.var:this.varKind,{name:s,from:n,to:o}=this;return`for(${r} ${s}=${n};\
 ${s}<${o}; ${s}++)`+super.render(e)}get names(){let e=St(super.names,this.from);return St(e,this.to)}},bt=class extends Ee{constructor(e,r,s,n){super(),this.loop=
e,this.varKind=r,this.name=s,this.iterable=n}render(e){return`for(${this.varKind} ${this.name} ${this.loop} ${this.iterable})`+super.render(e)}optimizeNames(e,r){
if(super.optimizeNames(e,r))return this.iterable=Te(this.iterable,e,r),this}get names(){return be(super.names,this.iterable.names)}},Qe=class extends le{constructor(e,r,s){
super(),this.name=e,this.args=r,this.async=s}render(e){return`${this.async?"async ":""}function ${this.name}(${this.args})`+super.render(e)}};Qe.kind="func";var Ze=class extends We{render(e){
return"return "+super.render(e)}};Ze.kind="return";var $r=class extends le{render(e){let r="try"+super.render(e);return this.catch&&(r+=this.catch.render(e)),this.
finally&&(r+=this.finally.render(e)),r}optimizeNodes(){var e,r;return super.optimizeNodes(),(e=this.catch)===null||e===void 0||e.optimizeNodes(),(r=this.finally)===
null||r===void 0||r.optimizeNodes(),this}optimizeNames(e,r){var s,n;return super.optimizeNames(e,r),(s=this.catch)===null||s===void 0||s.optimizeNames(e,r),(n=this.
finally)===null||n===void 0||n.optimizeNames(e,r),this}get names(){let e=super.names;return this.catch&&be(e,this.catch.names),this.finally&&be(e,this.finally.names),
e}},Xe=class extends le{constructor(e){super(),this.error=e}render(e){return`catch(${this.error})`+super.render(e)}};Xe.kind="catch";var Ye=class extends le{render(e){
return"finally"+super.render(e)}};Ye.kind="finally";var vr=class{constructor(e,r={}){this._values={},this._blockStarts=[],this._constants={},this.opts={...r,_n:r.
lines?`
`:""},this._extScope=e,this._scope=new ee.Scope({parent:e}),this._nodes=[new yr]}toString(){return this._root.render(this.opts)}name(e){return this._scope.name(
e)}scopeName(e){return this._extScope.name(e)}scopeValue(e,r){let s=this._extScope.value(e,r);return(this._values[s.prefix]||(this._values[s.prefix]=new Set)).add(
s),s}getScopeValue(e,r){return this._extScope.getValue(e,r)}scopeRefs(e){return this._extScope.scopeRefs(e,this._values)}scopeCode(){return this._extScope.scopeCode(
this._values)}_def(e,r,s,n){let o=this._scope.toName(r);return s!==void 0&&n&&(this._constants[o.str]=s),this._leafNode(new lr(e,o,s)),o}const(e,r,s){return this.
_def(ee.varKinds.const,e,r,s)}let(e,r,s){return this._def(ee.varKinds.let,e,r,s)}var(e,r,s){return this._def(ee.varKinds.var,e,r,s)}assign(e,r,s){return this._leafNode(
new Et(e,r,s))}add(e,r){return this._leafNode(new dr(e,P.operators.ADD,r))}code(e){return typeof e=="function"?e():e!==O.nil&&this._leafNode(new mr(e)),this}object(...e){
let r=["{"];for(let[s,n]of e)r.length>1&&r.push(","),r.push(s),(s!==n||this.opts.es5)&&(r.push(":"),(0,O.addCodeArg)(r,n));return r.push("}"),new O._Code(r)}if(e,r,s){
if(this._blockNode(new we(e)),r&&s)this.code(r).else().code(s).endIf();else if(r)this.code(r).endIf();else if(s)throw new Error('CodeGen: "else" body without "t\
hen" body');return this}elseIf(e){return this._elseNode(new we(e))}else(){return this._elseNode(new je)}endIf(){return this._endBlockNode(we,je)}_for(e,r){return this.
_blockNode(e),r&&this.code(r).endFor(),this}for(e,r){return this._for(new _r(e),r)}forRange(e,r,s,n,o=this.opts.es5?ee.varKinds.var:ee.varKinds.let){let i=this.
_scope.toName(e);return this._for(new gr(o,i,r,s),()=>n(i))}forOf(e,r,s,n=ee.varKinds.const){let o=this._scope.toName(e);if(this.opts.es5){let i=r instanceof O.
Name?r:this.var("_arr",r);return this.forRange("_i",0,(0,O._)`${i}.length`,a=>{this.var(o,(0,O._)`${i}[${a}]`),s(o)})}return this._for(new bt("of",n,o,r),()=>s(
o))}forIn(e,r,s,n=this.opts.es5?ee.varKinds.var:ee.varKinds.const){if(this.opts.ownProperties)return this.forOf(e,(0,O._)`Object.keys(${r})`,s);let o=this._scope.
toName(e);return this._for(new bt("in",n,o,r),()=>s(o))}endFor(){return this._endBlockNode(Ee)}label(e){return this._leafNode(new fr(e))}break(e){return this._leafNode(
new hr(e))}return(e){let r=new Ze;if(this._blockNode(r),this.code(e),r.nodes.length!==1)throw new Error('CodeGen: "return" should have one node');return this._endBlockNode(
Ze)}try(e,r,s){if(!r&&!s)throw new Error('CodeGen: "try" without "catch" and "finally"');let n=new $r;if(this._blockNode(n),this.code(e),r){let o=this.name("e");
this._currNode=n.catch=new Xe(o),r(o)}return s&&(this._currNode=n.finally=new Ye,this.code(s)),this._endBlockNode(Xe,Ye)}throw(e){return this._leafNode(new pr(e))}block(e,r){
return this._blockStarts.push(this._nodes.length),e&&this.code(e).endBlock(r),this}endBlock(e){let r=this._blockStarts.pop();if(r===void 0)throw new Error("Code\
Gen: not in self-balancing block");let s=this._nodes.length-r;if(s<0||e!==void 0&&s!==e)throw new Error(`CodeGen: wrong number of nodes: ${s} vs ${e} expected`);
return this._nodes.length=r,this}func(e,r=O.nil,s,n){return this._blockNode(new Qe(e,r,s)),n&&this.code(n).endFunc(),this}endFunc(){return this._endBlockNode(Qe)}optimize(e=1){
for(;e-- >0;)this._root.optimizeNodes(),this._root.optimizeNames(this._root.names,this._constants)}_leafNode(e){return this._currNode.nodes.push(e),this}_blockNode(e){
this._currNode.nodes.push(e),this._nodes.push(e)}_endBlockNode(e,r){let s=this._currNode;if(s instanceof e||r&&s instanceof r)return this._nodes.pop(),this;throw new Error(
`CodeGen: not in block "${r?`${e.kind}/${r.kind}`:e.kind}"`)}_elseNode(e){let r=this._currNode;if(!(r instanceof we))throw new Error('CodeGen: "else" without "i\
f"');return this._currNode=r.else=e,this}get _root(){return this._nodes[0]}get _currNode(){let e=this._nodes;return e[e.length-1]}set _currNode(e){let r=this._nodes;
r[r.length-1]=e}};P.CodeGen=vr;function be(t,e){for(let r in e)t[r]=(t[r]||0)+(e[r]||0);return t}function St(t,e){return e instanceof O._CodeOrName?be(t,e.names):
t}function Te(t,e,r){if(t instanceof O.Name)return s(t);if(!n(t))return t;return new O._Code(t._items.reduce((o,i)=>(i instanceof O.Name&&(i=s(i)),i instanceof O.
_Code?o.push(...i._items):o.push(i),o),[]));function s(o){let i=r[o.str];return i===void 0||e[o.str]!==1?o:(delete e[o.str],i)}function n(o){return o instanceof
O._Code&&o._items.some(i=>i instanceof O.Name&&e[i.str]===1&&r[i.str]!==void 0)}}function xi(t,e){for(let r in e)t[r]=(t[r]||0)-(e[r]||0)}function Xs(t){return typeof t==
"boolean"||typeof t=="number"||t===null?!t:(0,O._)`!${wr(t)}`}P.not=Xs;var Vi=Ys(P.operators.AND);function zi(...t){return t.reduce(Vi)}P.and=zi;var Ui=Ys(P.operators.
OR);function Hi(...t){return t.reduce(Ui)}P.or=Hi;function Ys(t){return(e,r)=>e===O.nil?r:r===O.nil?e:(0,O._)`${wr(e)} ${t} ${wr(r)}`}function wr(t){return t instanceof
O.Name?t:(0,O._)`(${t})`}});var R=g(N=>{"use strict";Object.defineProperty(N,"__esModule",{value:true});N.checkStrictMode=N.getErrorPath=N.Type=N.useFunc=N.setEvaluated=
N.evaluatedPropsToName=N.mergeEvaluated=N.eachItem=N.unescapeJsonPointer=N.escapeJsonPointer=N.escapeFragment=N.unescapeFragment=N.schemaRefOrVal=N.schemaHasRulesButRef=
N.schemaHasRules=N.checkUnknownRules=N.alwaysValidSchema=N.toHash=void 0;var C=k(),Ki=Be();function Li(t){let e={};for(let r of t)e[r]=true;return e}N.toHash=Li;
function Gi(t,e){return typeof e=="boolean"?e:Object.keys(e).length===0?true:(rn(t,e),!sn(e,t.self.RULES.all))}N.alwaysValidSchema=Gi;function rn(t,e=t.schema){
let{opts:r,self:s}=t;if(!r.strictSchema||typeof e=="boolean")return;let n=s.RULES.keywords;for(let o in e)n[o]||an(t,`unknown keyword: "${o}"`)}N.checkUnknownRules=
rn;function sn(t,e){if(typeof t=="boolean")return!t;for(let r in t)if(e[r])return true;return false}N.schemaHasRules=sn;function Ji(t,e){if(typeof t=="boolean")
return!t;for(let r in t)if(r!=="$ref"&&e.all[r])return true;return false}N.schemaHasRulesButRef=Ji;function Bi({topSchemaRef:t,schemaPath:e},r,s,n){if(!n){if(typeof r==
"number"||typeof r=="boolean")return r;if(typeof r=="string")return(0,C._)`${r}`}return(0,C._)`${t}${e}${(0,C.getProperty)(s)}`}N.schemaRefOrVal=Bi;function Wi(t){
return nn(decodeURIComponent(t))}N.unescapeFragment=Wi;function Qi(t){return encodeURIComponent(br(t))}N.escapeFragment=Qi;function br(t){return typeof t=="numb\
er"?`${t}`:t.replace(/~/g,"~0").replace(/\//g,"~1")}N.escapeJsonPointer=br;function nn(t){return t.replace(/~1/g,"/").replace(/~0/g,"~")}N.unescapeJsonPointer=nn;
function Zi(t,e){if(Array.isArray(t))for(let r of t)e(r);else e(t)}N.eachItem=Zi;function en({mergeNames:t,mergeToName:e,mergeValues:r,resultToName:s}){return(n,o,i,a)=>{
let c=i===void 0?o:i instanceof C.Name?(o instanceof C.Name?t(n,o,i):e(n,o,i),i):o instanceof C.Name?(e(n,i,o),o):r(o,i);return a===C.Name&&!(c instanceof C.Name)?
s(n,c):c}}N.mergeEvaluated={props:en({mergeNames:(t,e,r)=>t.if((0,C._)`${r} !== true && ${e} !== undefined`,()=>{t.if((0,C._)`${e} === true`,()=>t.assign(r,true),
()=>t.assign(r,(0,C._)`${r} || {}`).code((0,C._)`Object.assign(${r}, ${e})`))}),mergeToName:(t,e,r)=>t.if((0,C._)`${r} !== true`,()=>{e===true?t.assign(r,true):
(t.assign(r,(0,C._)`${r} || {}`),Sr(t,r,e))}),mergeValues:(t,e)=>t===true?true:{...t,...e},resultToName:on}),items:en({mergeNames:(t,e,r)=>t.if((0,C._)`${r} !== true && ${e} !== undefined`,
()=>t.assign(r,(0,C._)`${e} === true ? true : ${r} > ${e} ? ${r} : ${e}`)),mergeToName:(t,e,r)=>t.if((0,C._)`${r} !== true`,()=>t.assign(r,e===true?true:(0,C._)`${r} > ${e} ? ${r} : ${e}`)),
mergeValues:(t,e)=>t===true?true:Math.max(t,e),resultToName:(t,e)=>t.var("items",e)})};function on(t,e){if(e===true)return t.var("props",true);let r=t.var("prop\
s",(0,C._)`{}`);return e!==void 0&&Sr(t,r,e),r}N.evaluatedPropsToName=on;function Sr(t,e,r){Object.keys(r).forEach(s=>t.assign((0,C._)`${e}${(0,C.getProperty)(s)}`,
true))}N.setEvaluated=Sr;var tn={};function Xi(t,e){return t.scopeValue("func",{ref:e,code:tn[e.code]||(tn[e.code]=new Ki._Code(e.code))})}N.useFunc=Xi;var Er;(function(t){
t[t.Num=0]="Num",t[t.Str=1]="Str"})(Er||(N.Type=Er={}));function Yi(t,e,r){if(t instanceof C.Name){let s=e===Er.Num;return r?s?(0,C._)`"[" + ${t} + "]"`:(0,C._)`"['" + ${t} + "']"`:
s?(0,C._)`"/" + ${t}`:(0,C._)`"/" + ${t}.replace(/~/g, "~0").replace(/\\//g, "~1")`}return r?(0,C.getProperty)(t).toString():"/"+br(t)}N.getErrorPath=Yi;function an(t,e,r=t.
opts.strictSchema){if(r){if(e=`strict mode: ${e}`,r===true)throw new Error(e);t.self.logger.warn(e)}}N.checkStrictMode=an});var de=g(Pr=>{"use strict";Object.defineProperty(
Pr,"__esModule",{value:true});var x=k(),ea={data:new x.Name("data"),valCxt:new x.Name("valCxt"),instancePath:new x.Name("instancePath"),parentData:new x.Name("p\
arentData"),parentDataProperty:new x.Name("parentDataProperty"),rootData:new x.Name("rootData"),dynamicAnchors:new x.Name("dynamicAnchors"),vErrors:new x.Name("\
vErrors"),errors:new x.Name("errors"),this:new x.Name("this"),self:new x.Name("self"),scope:new x.Name("scope"),json:new x.Name("json"),jsonPos:new x.Name("json\
Pos"),jsonLen:new x.Name("jsonLen"),jsonPart:new x.Name("jsonPart")};Pr.default=ea});var et=g(V=>{"use strict";Object.defineProperty(V,"__esModule",{value:true});
V.extendErrors=V.resetErrorsCount=V.reportExtraError=V.reportError=V.keyword$DataError=V.keywordError=void 0;var q=k(),Nt=R(),H=de();V.keywordError={message:({keyword:t})=>(0,
q.str)`must pass "${t}" keyword validation`};V.keyword$DataError={message:({keyword:t,schemaType:e})=>e?(0,q.str)`"${t}" keyword must be ${e} ($data)`:(0,q.str)`"${t}" keyword is invalid ($data)`};
function ta(t,e=V.keywordError,r,s){let{it:n}=t,{gen:o,compositeRule:i,allErrors:a}=n,c=ln(t,e,r);s??(i||a)?cn(o,c):un(n,(0,q._)`[${c}]`)}V.reportError=ta;function ra(t,e=V.
keywordError,r){let{it:s}=t,{gen:n,compositeRule:o,allErrors:i}=s,a=ln(t,e,r);cn(n,a),o||i||un(s,H.default.vErrors)}V.reportExtraError=ra;function sa(t,e){t.assign(
H.default.errors,e),t.if((0,q._)`${H.default.vErrors} !== null`,()=>t.if(e,()=>t.assign((0,q._)`${H.default.vErrors}.length`,e),()=>t.assign(H.default.vErrors,null)))}
V.resetErrorsCount=sa;function na({gen:t,keyword:e,schemaValue:r,data:s,errsCount:n,it:o}){if(n===void 0)throw new Error("ajv implementation error");let i=t.name(
"err");t.forRange("i",n,H.default.errors,a=>{t.const(i,(0,q._)`${H.default.vErrors}[${a}]`),t.if((0,q._)`${i}.instancePath === undefined`,()=>t.assign((0,q._)`${i}.instancePath`,
(0,q.strConcat)(H.default.instancePath,o.errorPath))),t.assign((0,q._)`${i}.schemaPath`,(0,q.str)`${o.errSchemaPath}/${e}`),o.opts.verbose&&(t.assign((0,q._)`${i}.schema`,
r),t.assign((0,q._)`${i}.data`,s))})}V.extendErrors=na;function cn(t,e){let r=t.const("err",e);t.if((0,q._)`${H.default.vErrors} === null`,()=>t.assign(H.default.
vErrors,(0,q._)`[${r}]`),(0,q._)`${H.default.vErrors}.push(${r})`),t.code((0,q._)`${H.default.errors}++`)}function un(t,e){let{gen:r,validateName:s,schemaEnv:n}=t;
n.$async?r.throw((0,q._)`new ${t.ValidationError}(${e})`):(r.assign((0,q._)`${s}.errors`,e),r.return(false))}var Se={keyword:new q.Name("keyword"),schemaPath:new q.
Name("schemaPath"),params:new q.Name("params"),propertyName:new q.Name("propertyName"),message:new q.Name("message"),schema:new q.Name("schema"),parentSchema:new q.
Name("parentSchema")};function ln(t,e,r){let{createErrors:s}=t.it;return s===false?(0,q._)`{}`:oa(t,e,r)}function oa(t,e,r={}){let{gen:s,it:n}=t,o=[ia(n,r),aa(t,
r)];return ca(t,e,o),s.object(...o)}function ia({errorPath:t},{instancePath:e}){let r=e?(0,q.str)`${t}${(0,Nt.getErrorPath)(e,Nt.Type.Str)}`:t;return[H.default.
instancePath,(0,q.strConcat)(H.default.instancePath,r)]}function aa({keyword:t,it:{errSchemaPath:e}},{schemaPath:r,parentSchema:s}){let n=s?e:(0,q.str)`${e}/${t}`;
return r&&(n=(0,q.str)`${n}${(0,Nt.getErrorPath)(r,Nt.Type.Str)}`),[Se.schemaPath,n]}function ca(t,{params:e,message:r},s){let{keyword:n,data:o,schemaValue:i,it:a}=t,
{opts:c,propertyName:l,topSchemaRef:u,schemaPath:d}=a;s.push([Se.keyword,n],[Se.params,typeof e=="function"?e(t):e||(0,q._)`{}`]),c.messages&&s.push([Se.message,
typeof r=="function"?r(t):r]),c.verbose&&s.push([Se.schema,i],[Se.parentSchema,(0,q._)`${u}${d}`],[H.default.data,o]),l&&s.push([Se.propertyName,l])}});var fn=g(
Ce=>{"use strict";Object.defineProperty(Ce,"__esModule",{value:true});Ce.boolOrEmptySchema=Ce.topBoolOrEmptySchema=void 0;var ua=et(),la=k(),da=de(),fa={message:"\
boolean schema is false"};function ha(t){let{gen:e,schema:r,validateName:s}=t;r===false?dn(t,false):typeof r=="object"&&r.$async===true?e.return(da.default.data):
(e.assign((0,la._)`${s}.errors`,null),e.return(true))}Ce.topBoolOrEmptySchema=ha;function pa(t,e){let{gen:r,schema:s}=t;s===false?(r.var(e,false),dn(t)):r.var(e,
true)}Ce.boolOrEmptySchema=pa;function dn(t,e){let{gen:r,data:s}=t,n={gen:r,keyword:"false schema",data:s,schema:false,schemaCode:false,schemaValue:false,params:{},
it:t};(0,ua.reportError)(n,fa,void 0,e)}});var Nr=g(De=>{"use strict";Object.defineProperty(De,"__esModule",{value:true});De.getRules=De.isJSONType=void 0;var ma=[
"string","number","integer","boolean","null","object","array"],ya=new Set(ma);function _a(t){return typeof t=="string"&&ya.has(t)}De.isJSONType=_a;function ga(){
let t={number:{type:"number",rules:[]},string:{type:"string",rules:[]},array:{type:"array",rules:[]},object:{type:"object",rules:[]}};return{types:{...t,integer:true,
boolean:true,null:true},rules:[{rules:[]},t.number,t.string,t.array,t.object],post:{rules:[]},all:{},keywords:{}}}De.getRules=ga});var kr=g(pe=>{"use strict";Object.
defineProperty(pe,"__esModule",{value:true});pe.shouldUseRule=pe.shouldUseGroup=pe.schemaHasRulesForType=void 0;function $a({schema:t,self:e},r){let s=e.RULES.types[r];
return s&&s!==true&&hn(t,s)}pe.schemaHasRulesForType=$a;function hn(t,e){return e.rules.some(r=>pn(t,r))}pe.shouldUseGroup=hn;function pn(t,e){var r;return t[e.
keyword]!==void 0||((r=e.definition.implements)===null||r===void 0?void 0:r.some(s=>t[s]!==void 0))}pe.shouldUseRule=pn});var tt=g(z=>{"use strict";Object.defineProperty(
z,"__esModule",{value:true});z.reportTypeError=z.checkDataTypes=z.checkDataType=z.coerceAndCheckDataType=z.getJSONTypes=z.getSchemaTypes=z.DataType=void 0;var va=Nr(),
wa=kr(),Ea=et(),S=k(),mn=R(),Ae;(function(t){t[t.Correct=0]="Correct",t[t.Wrong=1]="Wrong"})(Ae||(z.DataType=Ae={}));function ba(t){let e=yn(t.type);if(e.includes(
"null")){if(t.nullable===false)throw new Error("type: null contradicts nullable: false")}else{if(!e.length&&t.nullable!==void 0)throw new Error('"nullable" cann\
ot be used without "type"');t.nullable===true&&e.push("null")}return e}z.getSchemaTypes=ba;function yn(t){let e=Array.isArray(t)?t:t?[t]:[];if(e.every(va.isJSONType))
return e;throw new Error("type must be JSONType or JSONType[]: "+e.join(","))}z.getJSONTypes=yn;function Sa(t,e){let{gen:r,data:s,opts:n}=t,o=Pa(e,n.coerceTypes),
i=e.length>0&&!(o.length===0&&e.length===1&&(0,wa.schemaHasRulesForType)(t,e[0]));if(i){let a=Rr(e,s,n.strictNumbers,Ae.Wrong);r.if(a,()=>{o.length?Na(t,e,o):qr(
t)})}return i}z.coerceAndCheckDataType=Sa;var _n=new Set(["string","number","integer","boolean","null"]);function Pa(t,e){return e?t.filter(r=>_n.has(r)||e==="a\
rray"&&r==="array"):[]}function Na(t,e,r){let{gen:s,data:n,opts:o}=t,i=s.let("dataType",(0,S._)`typeof ${n}`),a=s.let("coerced",(0,S._)`undefined`);o.coerceTypes===
"array"&&s.if((0,S._)`${i} == 'object' && Array.isArray(${n}) && ${n}.length == 1`,()=>s.assign(n,(0,S._)`${n}[0]`).assign(i,(0,S._)`typeof ${n}`).if(Rr(e,n,o.strictNumbers),
()=>s.assign(a,n))),s.if((0,S._)`${a} !== undefined`);for(let l of r)(_n.has(l)||l==="array"&&o.coerceTypes==="array")&&c(l);s.else(),qr(t),s.endIf(),s.if((0,S.
_)`${a} !== undefined`,()=>{s.assign(n,a),ka(t,a)});function c(l){switch(l){case"string":s.elseIf((0,S._)`${i} == "number" || ${i} == "boolean"`).assign(a,(0,S.
_)`"" + ${n}`).elseIf((0,S._)`${n} === null`).assign(a,(0,S._)`""`);return;case"number":s.elseIf((0,S._)`${i} == "boolean" || ${n} === null
              || (${i} == "string" && ${n} && ${n} == +${n})`).assign(a,(0,S._)`+${n}`);return;case"integer":s.elseIf((0,S._)`${i} === "boolean" || ${n} === null
              || (${i} === "string" && ${n} && ${n} == +${n} && !(${n} % 1))`).assign(a,(0,S._)`+${n}`);return;case"boolean":s.elseIf((0,S._)`${n} === "false" || ${n} === 0 || ${n} === null`).
assign(a,false).elseIf((0,S._)`${n} === "true" || ${n} === 1`).assign(a,true);return;case"null":s.elseIf((0,S._)`${n} === "" || ${n} === 0 || ${n} === false`),s.
assign(a,null);return;case"array":s.elseIf((0,S._)`${i} === "string" || ${i} === "number"
              || ${i} === "boolean" || ${n} === null`).assign(a,(0,S._)`[${n}]`)}}}function ka({gen:t,parentData:e,parentDataProperty:r},s){t.if((0,S._)`${e} !== undefined`,
()=>t.assign((0,S._)`${e}[${r}]`,s))}function Or(t,e,r,s=Ae.Correct){let n=s===Ae.Correct?S.operators.EQ:S.operators.NEQ,o;switch(t){case"null":return(0,S._)`${e} ${n} null`;case"\
array":o=(0,S._)`Array.isArray(${e})`;break;case"object":o=(0,S._)`${e} && typeof ${e} == "object" && !Array.isArray(${e})`;break;case"integer":o=i((0,S._)`!(${e} % 1) && !isNaN(${e})`);
break;case"number":o=i();break;default:return(0,S._)`typeof ${e} ${n} ${t}`}return s===Ae.Correct?o:(0,S.not)(o);function i(a=S.nil){return(0,S.and)((0,S._)`typeof ${e} == "number"`,
a,r?(0,S._)`isFinite(${e})`:S.nil)}}z.checkDataType=Or;function Rr(t,e,r,s){if(t.length===1)return Or(t[0],e,r,s);let n,o=(0,mn.toHash)(t);if(o.array&&o.object){
let i=(0,S._)`typeof ${e} != "object"`;n=o.null?i:(0,S._)`!${e} || ${i}`,delete o.null,delete o.array,delete o.object}else n=S.nil;o.number&&delete o.integer;for(let i in o)
n=(0,S.and)(n,Or(i,e,r,s));return n}z.checkDataTypes=Rr;var Oa={message:({schema:t})=>`must be ${t}`,params:({schema:t,schemaValue:e})=>typeof t=="string"?(0,S.
_)`{type: ${t}}`:(0,S._)`{type: ${e}}`};function qr(t){let e=Ra(t);(0,Ea.reportError)(e,Oa)}z.reportTypeError=qr;function Ra(t){let{gen:e,data:r,schema:s}=t,n=(0,
mn.schemaRefOrVal)(t,s,"type");return{gen:e,keyword:"type",data:r,schema:s.type,schemaCode:n,schemaValue:n,parentSchema:s,params:{},it:t}}});var $n=g(kt=>{"use \
strict";Object.defineProperty(kt,"__esModule",{value:true});kt.assignDefaults=void 0;var Me=k(),qa=R();function Ia(t,e){let{properties:r,items:s}=t.schema;if(e===
"object"&&r)for(let n in r)gn(t,n,r[n].default);else e==="array"&&Array.isArray(s)&&s.forEach((n,o)=>gn(t,o,n.default))}kt.assignDefaults=Ia;function gn(t,e,r){
let{gen:s,compositeRule:n,data:o,opts:i}=t;if(r===void 0)return;let a=(0,Me._)`${o}${(0,Me.getProperty)(e)}`;if(n){(0,qa.checkStrictMode)(t,`default is ignored \
for: ${a}`);return}let c=(0,Me._)`${a} === undefined`;i.useDefaults==="empty"&&(c=(0,Me._)`${c} || ${a} === null || ${a} === ""`),s.if(c,(0,Me._)`${a} = ${(0,Me.
stringify)(r)}`)}});var Z=g(T=>{"use strict";Object.defineProperty(T,"__esModule",{value:true});T.validateUnion=T.validateArray=T.usePattern=T.callValidateCode=
T.schemaProperties=T.allSchemaProperties=T.noPropertyInData=T.propertyInData=T.isOwnProperty=T.hasPropFunc=T.reportMissingProp=T.checkMissingProp=T.checkReportMissingProp=
void 0;var D=k(),Ir=R(),me=de(),ja=R();function Ta(t,e){let{gen:r,data:s,it:n}=t;r.if(Tr(r,s,e,n.opts.ownProperties),()=>{t.setParams({missingProperty:(0,D._)`${e}`},
true),t.error()})}T.checkReportMissingProp=Ta;function Ca({gen:t,data:e,it:{opts:r}},s,n){return(0,D.or)(...s.map(o=>(0,D.and)(Tr(t,e,o,r.ownProperties),(0,D._)`${n} = ${o}`)))}
T.checkMissingProp=Ca;function Da(t,e){t.setParams({missingProperty:e},true),t.error()}T.reportMissingProp=Da;function vn(t){return t.scopeValue("func",{ref:Object.
prototype.hasOwnProperty,code:(0,D._)`Object.prototype.hasOwnProperty`})}T.hasPropFunc=vn;function jr(t,e,r){return(0,D._)`${vn(t)}.call(${e}, ${r})`}T.isOwnProperty=
jr;function Aa(t,e,r,s){let n=(0,D._)`${e}${(0,D.getProperty)(r)} !== undefined`;return s?(0,D._)`${n} && ${jr(t,e,r)}`:n}T.propertyInData=Aa;function Tr(t,e,r,s){
let n=(0,D._)`${e}${(0,D.getProperty)(r)} === undefined`;return s?(0,D.or)(n,(0,D.not)(jr(t,e,r))):n}T.noPropertyInData=Tr;function wn(t){return t?Object.keys(t).
filter(e=>e!=="__proto__"):[]}T.allSchemaProperties=wn;function Ma(t,e){return wn(e).filter(r=>!(0,Ir.alwaysValidSchema)(t,e[r]))}T.schemaProperties=Ma;function Fa({
schemaCode:t,data:e,it:{gen:r,topSchemaRef:s,schemaPath:n,errorPath:o},it:i},a,c,l){let u=l?(0,D._)`${t}, ${e}, ${s}${n}`:e,d=[[me.default.instancePath,(0,D.strConcat)(
me.default.instancePath,o)],[me.default.parentData,i.parentData],[me.default.parentDataProperty,i.parentDataProperty],[me.default.rootData,me.default.rootData]];
i.opts.dynamicRef&&d.push([me.default.dynamicAnchors,me.default.dynamicAnchors]);let y=(0,D._)`${u}, ${r.object(...d)}`;return c!==D.nil?(0,D._)`${a}.call(${c}, ${y})`:
(0,D._)`${a}(${y})`}T.callValidateCode=Fa;var xa=(0,D._)`new RegExp`;function Va({gen:t,it:{opts:e}},r){let s=e.unicodeRegExp?"u":"",{regExp:n}=e.code,o=n(r,s);
return t.scopeValue("pattern",{key:o.toString(),ref:o,code:(0,D._)`${n.code==="new RegExp"?xa:(0,ja.useFunc)(t,n)}(${r}, ${s})`})}T.usePattern=Va;function za(t){
let{gen:e,data:r,keyword:s,it:n}=t,o=e.name("valid");if(n.allErrors){let a=e.let("valid",true);return i(()=>e.assign(a,false)),a}return e.var(o,true),i(()=>e.break()),
o;function i(a){let c=e.const("len",(0,D._)`${r}.length`);e.forRange("i",0,c,l=>{t.subschema({keyword:s,dataProp:l,dataPropType:Ir.Type.Num},o),e.if((0,D.not)(o),
a)})}}T.validateArray=za;function Ua(t){let{gen:e,schema:r,keyword:s,it:n}=t;if(!Array.isArray(r))throw new Error("ajv implementation error");if(r.some(c=>(0,Ir.
alwaysValidSchema)(n,c))&&!n.opts.unevaluated)return;let i=e.let("valid",false),a=e.name("_valid");e.block(()=>r.forEach((c,l)=>{let u=t.subschema({keyword:s,schemaProp:l,
compositeRule:true},a);e.assign(i,(0,D._)`${i} || ${a}`),t.mergeValidEvaluated(u,a)||e.if((0,D.not)(i))})),t.result(i,()=>t.reset(),()=>t.error(true))}T.validateUnion=
Ua});var Sn=g(oe=>{"use strict";Object.defineProperty(oe,"__esModule",{value:true});oe.validateKeywordUsage=oe.validSchemaType=oe.funcKeywordCode=oe.macroKeywordCode=
void 0;var K=k(),Pe=de(),Ha=Z(),Ka=et();function La(t,e){let{gen:r,keyword:s,schema:n,parentSchema:o,it:i}=t,a=e.macro.call(i.self,n,o,i),c=bn(r,s,a);i.opts.validateSchema!==
false&&i.self.validateSchema(a,true);let l=r.name("valid");t.subschema({schema:a,schemaPath:K.nil,errSchemaPath:`${i.errSchemaPath}/${s}`,topSchemaRef:c,compositeRule:true},
l),t.pass(l,()=>t.error(true))}oe.macroKeywordCode=La;function Ga(t,e){var r;let{gen:s,keyword:n,schema:o,parentSchema:i,$data:a,it:c}=t;Ba(c,e);let l=!a&&e.compile?
e.compile.call(c.self,o,i,c):e.validate,u=bn(s,n,l),d=s.let("valid");t.block$data(d,y),t.ok((r=e.valid)!==null&&r!==void 0?r:d);function y(){if(e.errors===false)
f(),e.modifying&&En(t),p(()=>t.error());else{let _=e.async?m():h();e.modifying&&En(t),p(()=>Ja(t,_))}}function m(){let _=s.let("ruleErrs",null);return s.try(()=>f(
(0,K._)`await `),E=>s.assign(d,false).if((0,K._)`${E} instanceof ${c.ValidationError}`,()=>s.assign(_,(0,K._)`${E}.errors`),()=>s.throw(E))),_}function h(){let _=(0,
K._)`${u}.errors`;return s.assign(_,null),f(K.nil),_}function f(_=e.async?(0,K._)`await `:K.nil){let E=c.opts.passContext?Pe.default.this:Pe.default.self,w=!("c\
ompile"in e&&!a||e.schema===false);s.assign(d,(0,K._)`${_}${(0,Ha.callValidateCode)(t,u,E,w)}`,e.modifying)}function p(_){var E;s.if((0,K.not)((E=e.valid)!==null&&
E!==void 0?E:d),_)}}oe.funcKeywordCode=Ga;function En(t){let{gen:e,data:r,it:s}=t;e.if(s.parentData,()=>e.assign(r,(0,K._)`${s.parentData}[${s.parentDataProperty}]`))}
function Ja(t,e){let{gen:r}=t;r.if((0,K._)`Array.isArray(${e})`,()=>{r.assign(Pe.default.vErrors,(0,K._)`${Pe.default.vErrors} === null ? ${e} : ${Pe.default.vErrors}.concat(${e})`).
assign(Pe.default.errors,(0,K._)`${Pe.default.vErrors}.length`),(0,Ka.extendErrors)(t)},()=>t.error())}function Ba({schemaEnv:t},e){if(e.async&&!t.$async)throw new Error(
"async keyword in sync schema")}function bn(t,e,r){if(r===void 0)throw new Error(`keyword "${e}" failed to compile`);return t.scopeValue("keyword",typeof r=="fu\
nction"?{ref:r}:{ref:r,code:(0,K.stringify)(r)})}function Wa(t,e,r=false){return!e.length||e.some(s=>s==="array"?Array.isArray(t):s==="object"?t&&typeof t=="obj\
ect"&&!Array.isArray(t):typeof t==s||r&&typeof t>"u")}oe.validSchemaType=Wa;function Qa({schema:t,opts:e,self:r,errSchemaPath:s},n,o){if(Array.isArray(n.keyword)?
!n.keyword.includes(o):n.keyword!==o)throw new Error("ajv implementation error");let i=n.dependencies;if(i?.some(a=>!Object.prototype.hasOwnProperty.call(t,a)))
throw new Error(`parent schema must have dependencies of ${o}: ${i.join(",")}`);if(n.validateSchema&&!n.validateSchema(t[o])){let c=`keyword "${o}" value is inv\
alid at path "${s}": `+r.errorsText(n.validateSchema.errors);if(e.validateSchema==="log")r.logger.error(c);else throw new Error(c)}}oe.validateKeywordUsage=Qa});
var Nn=g(ye=>{"use strict";Object.defineProperty(ye,"__esModule",{value:true});ye.extendSubschemaMode=ye.extendSubschemaData=ye.getSubschema=void 0;var ie=k(),Pn=R();
function Za(t,{keyword:e,schemaProp:r,schema:s,schemaPath:n,errSchemaPath:o,topSchemaRef:i}){if(e!==void 0&&s!==void 0)throw new Error('both "keyword" and "sche\
ma" passed, only one allowed');if(e!==void 0){let a=t.schema[e];return r===void 0?{schema:a,schemaPath:(0,ie._)`${t.schemaPath}${(0,ie.getProperty)(e)}`,errSchemaPath:`${t.
errSchemaPath}/${e}`}:{schema:a[r],schemaPath:(0,ie._)`${t.schemaPath}${(0,ie.getProperty)(e)}${(0,ie.getProperty)(r)}`,errSchemaPath:`${t.errSchemaPath}/${e}/${(0,
Pn.escapeFragment)(r)}`}}if(s!==void 0){if(n===void 0||o===void 0||i===void 0)throw new Error('"schemaPath", "errSchemaPath" and "topSchemaRef" are required wit\
h "schema"');return{schema:s,schemaPath:n,topSchemaRef:i,errSchemaPath:o}}throw new Error('either "keyword" or "schema" must be passed')}ye.getSubschema=Za;function Xa(t,e,{
dataProp:r,dataPropType:s,data:n,dataTypes:o,propertyName:i}){if(n!==void 0&&r!==void 0)throw new Error('both "data" and "dataProp" passed, only one allowed');let{
gen:a}=e;if(r!==void 0){let{errorPath:l,dataPathArr:u,opts:d}=e,y=a.let("data",(0,ie._)`${e.data}${(0,ie.getProperty)(r)}`,true);c(y),t.errorPath=(0,ie.str)`${l}${(0,
Pn.getErrorPath)(r,s,d.jsPropertySyntax)}`,t.parentDataProperty=(0,ie._)`${r}`,t.dataPathArr=[...u,t.parentDataProperty]}if(n!==void 0){let l=n instanceof ie.Name?
n:a.let("data",n,true);c(l),i!==void 0&&(t.propertyName=i)}o&&(t.dataTypes=o);function c(l){t.data=l,t.dataLevel=e.dataLevel+1,t.dataTypes=[],e.definedProperties=
new Set,t.parentData=e.data,t.dataNames=[...e.dataNames,l]}}ye.extendSubschemaData=Xa;function Ya(t,{jtdDiscriminator:e,jtdMetadata:r,compositeRule:s,createErrors:n,
allErrors:o}){s!==void 0&&(t.compositeRule=s),n!==void 0&&(t.createErrors=n),o!==void 0&&(t.allErrors=o),t.jtdDiscriminator=e,t.jtdMetadata=r}ye.extendSubschemaMode=
Ya});var Cr=g((Tf,kn)=>{"use strict";kn.exports=function t(e,r){if(e===r)return true;if(e&&r&&typeof e=="object"&&typeof r=="object"){if(e.constructor!==r.constructor)
return false;var s,n,o;if(Array.isArray(e)){if(s=e.length,s!=r.length)return false;for(n=s;n--!==0;)if(!t(e[n],r[n]))return false;return true}if(e.constructor===
RegExp)return e.source===r.source&&e.flags===r.flags;if(e.valueOf!==Object.prototype.valueOf)return e.valueOf()===r.valueOf();if(e.toString!==Object.prototype.toString)
return e.toString()===r.toString();if(o=Object.keys(e),s=o.length,s!==Object.keys(r).length)return false;for(n=s;n--!==0;)if(!Object.prototype.hasOwnProperty.call(
r,o[n]))return false;for(n=s;n--!==0;){var i=o[n];if(!t(e[i],r[i]))return false}return true}return e!==e&&r!==r}});var Rn=g((Cf,On)=>{"use strict";var _e=On.exports=
function(t,e,r){typeof e=="function"&&(r=e,e={}),r=e.cb||r;var s=typeof r=="function"?r:r.pre||function(){},n=r.post||function(){};Ot(e,s,n,t,"",t)};_e.keywords=
{additionalItems:true,items:true,contains:true,additionalProperties:true,propertyNames:true,not:true,if:true,then:true,else:true};_e.arrayKeywords={items:true,allOf:true,
anyOf:true,oneOf:true};_e.propsKeywords={$defs:true,definitions:true,properties:true,patternProperties:true,dependencies:true};_e.skipKeywords={default:true,enum:true,
const:true,required:true,maximum:true,minimum:true,exclusiveMaximum:true,exclusiveMinimum:true,multipleOf:true,maxLength:true,minLength:true,pattern:true,format:true,
maxItems:true,minItems:true,uniqueItems:true,maxProperties:true,minProperties:true};function Ot(t,e,r,s,n,o,i,a,c,l){if(s&&typeof s=="object"&&!Array.isArray(s)){
e(s,n,o,i,a,c,l);for(var u in s){var d=s[u];if(Array.isArray(d)){if(u in _e.arrayKeywords)for(var y=0;y<d.length;y++)Ot(t,e,r,d[y],n+"/"+u+"/"+y,o,n,u,s,y)}else if(u in
_e.propsKeywords){if(d&&typeof d=="object")for(var m in d)Ot(t,e,r,d[m],n+"/"+u+"/"+ec(m),o,n,u,s,m)}else(u in _e.keywords||t.allKeys&&!(u in _e.skipKeywords))&&
Ot(t,e,r,d,n+"/"+u,o,n,u,s)}r(s,n,o,i,a,c,l)}}function ec(t){return t.replace(/~/g,"~0").replace(/\//g,"~1")}});var rt=g(J=>{"use strict";Object.defineProperty(
J,"__esModule",{value:true});J.getSchemaRefs=J.resolveUrl=J.normalizeId=J._getFullPath=J.getFullPath=J.inlineRef=void 0;var tc=R(),rc=Cr(),sc=Rn(),nc=new Set(["\
type","format","pattern","maxLength","minLength","maxProperties","minProperties","maxItems","minItems","maximum","minimum","uniqueItems","multipleOf","required",
"enum","const"]);function oc(t,e=true){return typeof t=="boolean"?true:e===true?!Dr(t):e?qn(t)<=e:false}J.inlineRef=oc;var ic=new Set(["$ref","$recursiveRef","$\
recursiveAnchor","$dynamicRef","$dynamicAnchor"]);function Dr(t){for(let e in t){if(ic.has(e))return true;let r=t[e];if(Array.isArray(r)&&r.some(Dr)||typeof r==
"object"&&Dr(r))return true}return false}function qn(t){let e=0;for(let r in t){if(r==="$ref")return 1/0;if(e++,!nc.has(r)&&(typeof t[r]=="object"&&(0,tc.eachItem)(
t[r],s=>e+=qn(s)),e===1/0))return 1/0}return e}function In(t,e="",r){r!==false&&(e=Fe(e));let s=t.parse(e);return jn(t,s)}J.getFullPath=In;function jn(t,e){return t.
serialize(e).split("#")[0]+"#"}J._getFullPath=jn;var ac=/#\/?$/;function Fe(t){return t?t.replace(ac,""):""}J.normalizeId=Fe;function cc(t,e,r){return r=Fe(r),t.
resolve(e,r)}J.resolveUrl=cc;var uc=/^[a-z_][-a-z0-9._]*$/i;function lc(t,e){if(typeof t=="boolean")return{};let{schemaId:r,uriResolver:s}=this.opts,n=Fe(t[r]||
e),o={"":n},i=In(s,n,false),a={},c=new Set;return sc(t,{allKeys:true},(d,y,m,h)=>{if(h===void 0)return;let f=i+y,p=o[h];typeof d[r]=="string"&&(p=_.call(this,d[r])),
E.call(this,d.$anchor),E.call(this,d.$dynamicAnchor),o[y]=p;function _(w){let j=this.opts.uriResolver.resolve;if(w=Fe(p?j(p,w):w),c.has(w))throw u(w);c.add(w);let b=this.
refs[w];return typeof b=="string"&&(b=this.refs[b]),typeof b=="object"?l(d,b.schema,w):w!==Fe(f)&&(w[0]==="#"?(l(d,a[w],w),a[w]=d):this.refs[w]=f),w}function E(w){
if(typeof w=="string"){if(!uc.test(w))throw new Error(`invalid anchor "${w}"`);_.call(this,`#${w}`)}}}),a;function l(d,y,m){if(y!==void 0&&!rc(d,y))throw u(m)}function u(d){
return new Error(`reference "${d}" resolves to more than one schema`)}}J.getSchemaRefs=lc});var It=g(ge=>{"use strict";Object.defineProperty(ge,"__esModule",{value:true});
ge.getData=ge.KeywordCxt=ge.validateFunctionCode=void 0;var Mn=fn(),Tn=tt(),Mr=kr(),Rt=tt(),dc=$n(),nt=Sn(),Ar=Nn(),$=k(),v=de(),fc=rt(),fe=R(),st=et();function hc(t){
if(Vn(t)&&(zn(t),xn(t))){yc(t);return}Fn(t,()=>(0,Mn.topBoolOrEmptySchema)(t))}ge.validateFunctionCode=hc;function Fn({gen:t,validateName:e,schema:r,schemaEnv:s,
opts:n},o){n.code.es5?t.func(e,(0,$._)`${v.default.data}, ${v.default.valCxt}`,s.$async,()=>{t.code((0,$._)`"use strict"; ${Cn(r,n)}`),mc(t,n),t.code(o)}):t.func(
e,(0,$._)`${v.default.data}, ${pc(n)}`,s.$async,()=>t.code(Cn(r,n)).code(o))}function pc(t){return(0,$._)`{${v.default.instancePath}="", ${v.default.parentData}, ${v.
default.parentDataProperty}, ${v.default.rootData}=${v.default.data}${t.dynamicRef?(0,$._)`, ${v.default.dynamicAnchors}={}`:$.nil}}={}`}function mc(t,e){t.if(v.
default.valCxt,()=>{t.var(v.default.instancePath,(0,$._)`${v.default.valCxt}.${v.default.instancePath}`),t.var(v.default.parentData,(0,$._)`${v.default.valCxt}.${v.
default.parentData}`),t.var(v.default.parentDataProperty,(0,$._)`${v.default.valCxt}.${v.default.parentDataProperty}`),t.var(v.default.rootData,(0,$._)`${v.default.
valCxt}.${v.default.rootData}`),e.dynamicRef&&t.var(v.default.dynamicAnchors,(0,$._)`${v.default.valCxt}.${v.default.dynamicAnchors}`)},()=>{t.var(v.default.instancePath,
(0,$._)`""`),t.var(v.default.parentData,(0,$._)`undefined`),t.var(v.default.parentDataProperty,(0,$._)`undefined`),t.var(v.default.rootData,v.default.data),e.dynamicRef&&
t.var(v.default.dynamicAnchors,(0,$._)`{}`)})}function yc(t){let{schema:e,opts:r,gen:s}=t;Fn(t,()=>{r.$comment&&e.$comment&&Hn(t),wc(t),s.let(v.default.vErrors,
null),s.let(v.default.errors,0),r.unevaluated&&_c(t),Un(t),Sc(t)})}function _c(t){let{gen:e,validateName:r}=t;t.evaluated=e.const("evaluated",(0,$._)`${r}.evaluated`),
e.if((0,$._)`${t.evaluated}.dynamicProps`,()=>e.assign((0,$._)`${t.evaluated}.props`,(0,$._)`undefined`)),e.if((0,$._)`${t.evaluated}.dynamicItems`,()=>e.assign(
(0,$._)`${t.evaluated}.items`,(0,$._)`undefined`))}function Cn(t,e){let r=typeof t=="object"&&t[e.schemaId];return r&&(e.code.source||e.code.process)?(0,$._)`/*# sourceURL=${r} */`:
$.nil}function gc(t,e){if(Vn(t)&&(zn(t),xn(t))){$c(t,e);return}(0,Mn.boolOrEmptySchema)(t,e)}function xn({schema:t,self:e}){if(typeof t=="boolean")return!t;for(let r in t)
if(e.RULES.all[r])return true;return false}function Vn(t){return typeof t.schema!="boolean"}function $c(t,e){let{schema:r,gen:s,opts:n}=t;n.$comment&&r.$comment&&
Hn(t),Ec(t),bc(t);let o=s.const("_errs",v.default.errors);Un(t,o),s.var(e,(0,$._)`${o} === ${v.default.errors}`)}function zn(t){(0,fe.checkUnknownRules)(t),vc(t)}
function Un(t,e){if(t.opts.jtd)return Dn(t,[],false,e);let r=(0,Tn.getSchemaTypes)(t.schema),s=(0,Tn.coerceAndCheckDataType)(t,r);Dn(t,r,!s,e)}function vc(t){let{
schema:e,errSchemaPath:r,opts:s,self:n}=t;e.$ref&&s.ignoreKeywordsWithRef&&(0,fe.schemaHasRulesButRef)(e,n.RULES)&&n.logger.warn(`$ref: keywords ignored in sche\
ma at path "${r}"`)}function wc(t){let{schema:e,opts:r}=t;e.default!==void 0&&r.useDefaults&&r.strictSchema&&(0,fe.checkStrictMode)(t,"default is ignored in the\
 schema root")}function Ec(t){let e=t.schema[t.opts.schemaId];e&&(t.baseId=(0,fc.resolveUrl)(t.opts.uriResolver,t.baseId,e))}function bc(t){if(t.schema.$async&&
!t.schemaEnv.$async)throw new Error("async schema in sync schema")}function Hn({gen:t,schemaEnv:e,schema:r,errSchemaPath:s,opts:n}){let o=r.$comment;if(n.$comment===
true)t.code((0,$._)`${v.default.self}.logger.log(${o})`);else if(typeof n.$comment=="function"){let i=(0,$.str)`${s}/$comment`,a=t.scopeValue("root",{ref:e.root});
t.code((0,$._)`${v.default.self}.opts.$comment(${o}, ${i}, ${a}.schema)`)}}function Sc(t){let{gen:e,schemaEnv:r,validateName:s,ValidationError:n,opts:o}=t;r.$async?
e.if((0,$._)`${v.default.errors} === 0`,()=>e.return(v.default.data),()=>e.throw((0,$._)`new ${n}(${v.default.vErrors})`)):(e.assign((0,$._)`${s}.errors`,v.default.
vErrors),o.unevaluated&&Pc(t),e.return((0,$._)`${v.default.errors} === 0`))}function Pc({gen:t,evaluated:e,props:r,items:s}){r instanceof $.Name&&t.assign((0,$.
_)`${e}.props`,r),s instanceof $.Name&&t.assign((0,$._)`${e}.items`,s)}function Dn(t,e,r,s){let{gen:n,schema:o,data:i,allErrors:a,opts:c,self:l}=t,{RULES:u}=l;if(o.
$ref&&(c.ignoreKeywordsWithRef||!(0,fe.schemaHasRulesButRef)(o,u))){n.block(()=>Ln(t,"$ref",u.all.$ref.definition));return}c.jtd||Nc(t,e),n.block(()=>{for(let y of u.
rules)d(y);d(u.post)});function d(y){(0,Mr.shouldUseGroup)(o,y)&&(y.type?(n.if((0,Rt.checkDataType)(y.type,i,c.strictNumbers)),An(t,y),e.length===1&&e[0]===y.type&&
r&&(n.else(),(0,Rt.reportTypeError)(t)),n.endIf()):An(t,y),a||n.if((0,$._)`${v.default.errors} === ${s||0}`))}}function An(t,e){let{gen:r,schema:s,opts:{useDefaults:n}}=t;
n&&(0,dc.assignDefaults)(t,e.type),r.block(()=>{for(let o of e.rules)(0,Mr.shouldUseRule)(s,o)&&Ln(t,o.keyword,o.definition,e.type)})}function Nc(t,e){t.schemaEnv.
meta||!t.opts.strictTypes||(kc(t,e),t.opts.allowUnionTypes||Oc(t,e),Rc(t,t.dataTypes))}function kc(t,e){if(e.length){if(!t.dataTypes.length){t.dataTypes=e;return}
e.forEach(r=>{Kn(t.dataTypes,r)||Fr(t,`type "${r}" not allowed by context "${t.dataTypes.join(",")}"`)}),Ic(t,e)}}function Oc(t,e){e.length>1&&!(e.length===2&&e.
includes("null"))&&Fr(t,"use allowUnionTypes to allow union type keyword")}function Rc(t,e){let r=t.self.RULES.all;for(let s in r){let n=r[s];if(typeof n=="obje\
ct"&&(0,Mr.shouldUseRule)(t.schema,n)){let{type:o}=n.definition;o.length&&!o.some(i=>qc(e,i))&&Fr(t,`missing type "${o.join(",")}" for keyword "${s}"`)}}}function qc(t,e){
return t.includes(e)||e==="number"&&t.includes("integer")}function Kn(t,e){return t.includes(e)||e==="integer"&&t.includes("number")}function Ic(t,e){let r=[];for(let s of t.
dataTypes)Kn(e,s)?r.push(s):e.includes("integer")&&s==="number"&&r.push("integer");t.dataTypes=r}function Fr(t,e){let r=t.schemaEnv.baseId+t.errSchemaPath;e+=` \
at "${r}" (strictTypes)`,(0,fe.checkStrictMode)(t,e,t.opts.strictTypes)}var qt=class{constructor(e,r,s){if((0,nt.validateKeywordUsage)(e,r,s),this.gen=e.gen,this.
allErrors=e.allErrors,this.keyword=s,this.data=e.data,this.schema=e.schema[s],this.$data=r.$data&&e.opts.$data&&this.schema&&this.schema.$data,this.schemaValue=
(0,fe.schemaRefOrVal)(e,this.schema,s,this.$data),this.schemaType=r.schemaType,this.parentSchema=e.schema,this.params={},this.it=e,this.def=r,this.$data)this.schemaCode=
e.gen.const("vSchema",Gn(this.$data,e));else if(this.schemaCode=this.schemaValue,!(0,nt.validSchemaType)(this.schema,r.schemaType,r.allowUndefined))throw new Error(
`${s} value must be ${JSON.stringify(r.schemaType)}`);("code"in r?r.trackErrors:r.errors!==false)&&(this.errsCount=e.gen.const("_errs",v.default.errors))}result(e,r,s){
this.failResult((0,$.not)(e),r,s)}failResult(e,r,s){this.gen.if(e),s?s():this.error(),r?(this.gen.else(),r(),this.allErrors&&this.gen.endIf()):this.allErrors?this.
gen.endIf():this.gen.else()}pass(e,r){this.failResult((0,$.not)(e),void 0,r)}fail(e){if(e===void 0){this.error(),this.allErrors||this.gen.if(false);return}this.
gen.if(e),this.error(),this.allErrors?this.gen.endIf():this.gen.else()}fail$data(e){if(!this.$data)return this.fail(e);let{schemaCode:r}=this;this.fail((0,$._)`${r} !== undefined && (${(0,
$.or)(this.invalid$data(),e)})`)}error(e,r,s){if(r){this.setParams(r),this._error(e,s),this.setParams({});return}this._error(e,s)}_error(e,r){(e?st.reportExtraError:
st.reportError)(this,this.def.error,r)}$dataError(){(0,st.reportError)(this,this.def.$dataError||st.keyword$DataError)}reset(){if(this.errsCount===void 0)throw new Error(
'add "trackErrors" to keyword definition');(0,st.resetErrorsCount)(this.gen,this.errsCount)}ok(e){this.allErrors||this.gen.if(e)}setParams(e,r){r?Object.assign(
this.params,e):this.params=e}block$data(e,r,s=$.nil){this.gen.block(()=>{this.check$data(e,s),r()})}check$data(e=$.nil,r=$.nil){if(!this.$data)return;let{gen:s,
schemaCode:n,schemaType:o,def:i}=this;s.if((0,$.or)((0,$._)`${n} === undefined`,r)),e!==$.nil&&s.assign(e,true),(o.length||i.validateSchema)&&(s.elseIf(this.invalid$data()),
this.$dataError(),e!==$.nil&&s.assign(e,false)),s.else()}invalid$data(){let{gen:e,schemaCode:r,schemaType:s,def:n,it:o}=this;return(0,$.or)(i(),a());function i(){
if(s.length){if(!(r instanceof $.Name))throw new Error("ajv implementation error");let c=Array.isArray(s)?s:[s];return(0,$._)`${(0,Rt.checkDataTypes)(c,r,o.opts.
strictNumbers,Rt.DataType.Wrong)}`}return $.nil}function a(){if(n.validateSchema){let c=e.scopeValue("validate$data",{ref:n.validateSchema});return(0,$._)`!${c}(${r})`}
return $.nil}}subschema(e,r){let s=(0,Ar.getSubschema)(this.it,e);(0,Ar.extendSubschemaData)(s,this.it,e),(0,Ar.extendSubschemaMode)(s,e);let n={...this.it,...s,
items:void 0,props:void 0};return gc(n,r),n}mergeEvaluated(e,r){let{it:s,gen:n}=this;s.opts.unevaluated&&(s.props!==true&&e.props!==void 0&&(s.props=fe.mergeEvaluated.
props(n,e.props,s.props,r)),s.items!==true&&e.items!==void 0&&(s.items=fe.mergeEvaluated.items(n,e.items,s.items,r)))}mergeValidEvaluated(e,r){let{it:s,gen:n}=this;
if(s.opts.unevaluated&&(s.props!==true||s.items!==true))return n.if(r,()=>this.mergeEvaluated(e,$.Name)),true}};ge.KeywordCxt=qt;function Ln(t,e,r,s){let n=new qt(
t,r,e);"code"in r?r.code(n,s):n.$data&&r.validate?(0,nt.funcKeywordCode)(n,r):"macro"in r?(0,nt.macroKeywordCode)(n,r):(r.compile||r.validate)&&(0,nt.funcKeywordCode)(
n,r)}var jc=/^\/(?:[^~]|~0|~1)*$/,Tc=/^([0-9]+)(#|\/(?:[^~]|~0|~1)*)?$/;function Gn(t,{dataLevel:e,dataNames:r,dataPathArr:s}){let n,o;if(t==="")return v.default.
rootData;if(t[0]==="/"){if(!jc.test(t))throw new Error(`Invalid JSON-pointer: ${t}`);n=t,o=v.default.rootData}else{let l=Tc.exec(t);if(!l)throw new Error(`Inval\
id JSON-pointer: ${t}`);let u=+l[1];if(n=l[2],n==="#"){if(u>=e)throw new Error(c("property/index",u));return s[e-u]}if(u>e)throw new Error(c("data",u));if(o=r[e-
u],!n)return o}let i=o,a=n.split("/");for(let l of a)l&&(o=(0,$._)`${o}${(0,$.getProperty)((0,fe.unescapeJsonPointer)(l))}`,i=(0,$._)`${i} && ${o}`);return i;function c(l,u){
return`Cannot access ${l} ${u} levels up, current level is ${e}`}}ge.getData=Gn});var zr=g(Vr=>{"use strict";Object.defineProperty(Vr,"__esModule",{value:true});
var xr=class extends Error{constructor(e){super("validation failed"),this.errors=e,this.ajv=this.validation=true}};Vr.default=xr});var jt=g(Kr=>{"use strict";Object.
defineProperty(Kr,"__esModule",{value:true});var Ur=rt(),Hr=class extends Error{constructor(e,r,s,n){super(n||`can't resolve reference ${s} from id ${r}`),this.
missingRef=(0,Ur.resolveUrl)(e,r,s),this.missingSchema=(0,Ur.normalizeId)((0,Ur.getFullPath)(e,this.missingRef))}};Kr.default=Hr});var Ct=g(X=>{"use strict";Object.
defineProperty(X,"__esModule",{value:true});X.resolveSchema=X.getCompilingSchema=X.resolveRef=X.compileSchema=X.SchemaEnv=void 0;var te=k(),Cc=zr(),Ne=de(),re=rt(),
Jn=R(),Dc=It(),xe=class{constructor(e){var r;this.refs={},this.dynamicAnchors={};let s;typeof e.schema=="object"&&(s=e.schema),this.schema=e.schema,this.schemaId=
e.schemaId,this.root=e.root||this,this.baseId=(r=e.baseId)!==null&&r!==void 0?r:(0,re.normalizeId)(s?.[e.schemaId||"$id"]),this.schemaPath=e.schemaPath,this.localRefs=
e.localRefs,this.meta=e.meta,this.$async=s?.$async,this.refs={}}};X.SchemaEnv=xe;function Gr(t){let e=Bn.call(this,t);if(e)return e;let r=(0,re.getFullPath)(this.
opts.uriResolver,t.root.baseId),{es5:s,lines:n}=this.opts.code,{ownProperties:o}=this.opts,i=new te.CodeGen(this.scope,{es5:s,lines:n,ownProperties:o}),a;t.$async&&
(a=i.scopeValue("Error",{ref:Cc.default,code:(0,te._)`require("ajv/dist/runtime/validation_error").default`}));let c=i.scopeName("validate");t.validateName=c;let l={
gen:i,allErrors:this.opts.allErrors,data:Ne.default.data,parentData:Ne.default.parentData,parentDataProperty:Ne.default.parentDataProperty,dataNames:[Ne.default.
data],dataPathArr:[te.nil],dataLevel:0,dataTypes:[],definedProperties:new Set,topSchemaRef:i.scopeValue("schema",this.opts.code.source===true?{ref:t.schema,code:(0,
te.stringify)(t.schema)}:{ref:t.schema}),validateName:c,ValidationError:a,schema:t.schema,schemaEnv:t,rootId:r,baseId:t.baseId||r,schemaPath:te.nil,errSchemaPath:t.
schemaPath||(this.opts.jtd?"":"#"),errorPath:(0,te._)`""`,opts:this.opts,self:this},u;try{this._compilations.add(t),(0,Dc.validateFunctionCode)(l),i.optimize(this.
opts.code.optimize);let d=i.toString();u=`${i.scopeRefs(Ne.default.scope)}return ${d}`,this.opts.code.process&&(u=this.opts.code.process(u,t));let m=new Function(
`${Ne.default.self}`,`${Ne.default.scope}`,u)(this,this.scope.get());if(this.scope.value(c,{ref:m}),m.errors=null,m.schema=t.schema,m.schemaEnv=t,t.$async&&(m.$async=
true),this.opts.code.source===true&&(m.source={validateName:c,validateCode:d,scopeValues:i._values}),this.opts.unevaluated){let{props:h,items:f}=l;m.evaluated={
props:h instanceof te.Name?void 0:h,items:f instanceof te.Name?void 0:f,dynamicProps:h instanceof te.Name,dynamicItems:f instanceof te.Name},m.source&&(m.source.
evaluated=(0,te.stringify)(m.evaluated))}return t.validate=m,t}catch(d){throw delete t.validate,delete t.validateName,u&&this.logger.error("Error compiling sche\
ma, function code:",u),d}finally{this._compilations.delete(t)}}X.compileSchema=Gr;function Ac(t,e,r){var s;r=(0,re.resolveUrl)(this.opts.uriResolver,e,r);let n=t.
refs[r];if(n)return n;let o=xc.call(this,t,r);if(o===void 0){let i=(s=t.localRefs)===null||s===void 0?void 0:s[r],{schemaId:a}=this.opts;i&&(o=new xe({schema:i,
schemaId:a,root:t,baseId:e}))}if(o!==void 0)return t.refs[r]=Mc.call(this,o)}X.resolveRef=Ac;function Mc(t){return(0,re.inlineRef)(t.schema,this.opts.inlineRefs)?
t.schema:t.validate?t:Gr.call(this,t)}function Bn(t){for(let e of this._compilations)if(Fc(e,t))return e}X.getCompilingSchema=Bn;function Fc(t,e){return t.schema===
e.schema&&t.root===e.root&&t.baseId===e.baseId}function xc(t,e){let r;for(;typeof(r=this.refs[e])=="string";)e=r;return r||this.schemas[e]||Tt.call(this,t,e)}function Tt(t,e){
let r=this.opts.uriResolver.parse(e),s=(0,re._getFullPath)(this.opts.uriResolver,r),n=(0,re.getFullPath)(this.opts.uriResolver,t.baseId,void 0);if(Object.keys(t.
schema).length>0&&s===n)return Lr.call(this,r,t);let o=(0,re.normalizeId)(s),i=this.refs[o]||this.schemas[o];if(typeof i=="string"){let a=Tt.call(this,t,i);return typeof a?.
schema!="object"?void 0:Lr.call(this,r,a)}if(typeof i?.schema=="object"){if(i.validate||Gr.call(this,i),o===(0,re.normalizeId)(e)){let{schema:a}=i,{schemaId:c}=this.
opts,l=a[c];return l&&(n=(0,re.resolveUrl)(this.opts.uriResolver,n,l)),new xe({schema:a,schemaId:c,root:t,baseId:n})}return Lr.call(this,r,i)}}X.resolveSchema=Tt;
var Vc=new Set(["properties","patternProperties","enum","dependencies","definitions"]);function Lr(t,{baseId:e,schema:r,root:s}){var n;if(((n=t.fragment)===null||
n===void 0?void 0:n[0])!=="/")return;for(let a of t.fragment.slice(1).split("/")){if(typeof r=="boolean")return;let c=r[(0,Jn.unescapeFragment)(a)];if(c===void 0)
return;r=c;let l=typeof r=="object"&&r[this.opts.schemaId];!Vc.has(a)&&l&&(e=(0,re.resolveUrl)(this.opts.uriResolver,e,l))}let o;if(typeof r!="boolean"&&r.$ref&&
!(0,Jn.schemaHasRulesButRef)(r,this.RULES)){let a=(0,re.resolveUrl)(this.opts.uriResolver,e,r.$ref);o=Tt.call(this,s,a)}let{schemaId:i}=this.opts;if(o=o||new xe(
{schema:r,schemaId:i,root:s,baseId:e}),o.schema!==o.root.schema)return o}});var Wn=g((Vf,zc)=>{zc.exports={$id:"https://raw.githubusercontent.com/ajv-validator/\
ajv/master/lib/refs/data.json#",description:"Meta-schema for $data reference (JSON AnySchema extension proposal)",type:"object",required:["$data"],properties:{$data:{
type:"string",anyOf:[{format:"relative-json-pointer"},{format:"json-pointer"}]}},additionalProperties:false}});var Xr=g((zf,so)=>{"use strict";var Uc=RegExp.prototype.
test.bind(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu),Br=RegExp.prototype.test.bind(/^(?:(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)$/u),
Hc=RegExp.prototype.test.bind(/^\d*$/u),ke=RegExp.prototype.test.bind(/^[\da-f]{2}$/iu),Wr=RegExp.prototype.test.bind(/^[\da-z\-._~]$/iu),Zn=RegExp.prototype.test.
bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/]$/u),Qr=RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/?]$/u),Kc=RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:]$/u),
B=new Array(256);{let t="0123456789ABCDEF";for(let e=0;e<256;e++)B[e]="%"+t[e>>4]+t[e&15]}function U(t){return t<2048?B[192|t>>6]+B[128|t&63]:t<65536?B[224|t>>12]+
B[128|t>>6&63]+B[128|t&63]:B[240|t>>18]+B[128|t>>12&63]+B[128|t>>6&63]+B[128|t&63]}function Lc(t){let e="",r=0,s=0;for(s=0;s<t.length;s++)if(r=t[s].charCodeAt(0),
r!==48){if(!(r>=48&&r<=57||r>=65&&r<=70||r>=97&&r<=102))return"";e+=t[s];break}for(s+=1;s<t.length;s++){if(r=t[s].charCodeAt(0),!(r>=48&&r<=57||r>=65&&r<=70||r>=
97&&r<=102))return"";e+=t[s]}return e}var Gc=RegExp.prototype.test.bind(/^[\dA-Fa-f]{1,4}$/),Jc=RegExp.prototype.test.bind(/^[vV][\dA-Fa-f]+\.[A-Za-z\d\-._~!$&'()*+,;=:]+$/),
Bc=RegExp.prototype.test.bind(/^[A-Za-z\d\-._~]$/),Wc=RegExp.prototype.test.bind(/[^!"$&'()*+,\-.;=_`a-z{}~]/u);function Qc(t){if(t.length===0)return false;for(let e=0;e<
t.length;e++)if(!Bc(t[e])){if(t[e]==="%"&&e+2<t.length&&ke(t.slice(e+1,e+3))){e+=2;continue}return false}return true}function Qn(t){let e=-1,r=0,s=-1,n=0;for(let a=0;a<
t.length;a++)t[a]==="0"?(s===-1&&(s=a),n++,n>r&&(r=n,e=s)):(s=-1,n=0);if(r<2)return t.join(":");let o=t.slice(0,e).join(":"),i=t.slice(e+r).join(":");return o+"\
::"+i}function Zc(t){let e=t.indexOf("::");if(e!==-1&&t.indexOf("::",e+1)!==-1)return;let r=e===-1?t.split(":"):t.slice(0,e).split(":"),s=e===-1?[]:t.slice(e+2).
split(":");e!==-1&&(r.length===1&&r[0]===""&&(r.length=0),s.length===1&&s[0]===""&&(s.length=0));let n=r.concat(s),o=0;for(let a=0;a<n.length;a++){let c=n[a];if(c===
"")return;if(c.indexOf(".")!==-1){if(a!==n.length-1||e!==-1&&s.length===0||!Br(c))return;o+=2;continue}if(!Gc(c))return;n[a]=parseInt(c,16).toString(16),o++}if(e===
-1)return o!==8?void 0:Qn(n);if(o>=8)return;let i=n.slice(0,r.length);for(let a=o;a<8;a++)i.push("0");for(let a=r.length;a<n.length;a++)i.push(n[a]);return Qn(i)}
function Jr(t){let e=t[0]==="["&&t[t.length-1]==="]";if((t[0]==="["||t[t.length-1]==="]")&&!e)return{host:t,isIPV6:false,error:true};let s=e?t.slice(1,-1):t;if(e&&
Jc(s))return s=s.toLowerCase(),{host:`[${s}]`,escapedHost:s,isIPV6:false,isIPVFuture:true};if(Xc(s,":")<2)return{host:t,isIPV6:false,error:e};let n="",o=s.indexOf(
"%");if(o!==-1){let a=s.slice(o,o+3).toLowerCase()==="%25"?3:1;if(n=s.slice(o+a),!Qc(n))return{host:t,isIPV6:false,error:true};s=s.slice(0,o)}let i=Zc(s);return i===
void 0?{host:t,isIPV6:false,error:true}:{host:i+(n?"%"+n:""),escapedHost:i+(n?"%25"+n:""),isIPV6:true}}function Xc(t,e){let r=0;for(let s=0;s<t.length;s++)t[s]===
e&&r++;return r}function Xn(t){let e=t,r=[],s=-1,n=0;for(;n=e.length;){if(n===1){if(e===".")break;if(e==="/"){r.push("/");break}else{r.push(e);break}}else if(n===
2){if(e[0]==="."){if(e[1]===".")break;if(e[1]==="/"){e=e.slice(2);continue}}else if(e[0]==="/"&&(e[1]==="."||e[1]==="/")){r.push("/");break}}else if(n===3&&e===
"/.."){r.length!==0&&r.pop(),r.push("/");break}if(e[0]==="."){if(e[1]==="."){if(e[2]==="/"){e=e.slice(3);continue}}else if(e[1]==="/"){e=e.slice(2);continue}}else if(e[0]===
"/"&&e[1]==="."){if(e[2]==="/"){e=e.slice(2);continue}else if(e[2]==="."&&e[3]==="/"){e=e.slice(3),r.length!==0&&r.pop();continue}}if((s=e.indexOf("/",1))===-1){
r.push(e);break}else r.push(e.slice(0,s)),e=e.slice(s)}return r.join("")}function Yc(t){if(t===""||t[0]==="/")return Xn(t);let e=t.split("/"),r=e.length-1,s=[],
n=false;for(let o=0;o<=r;o++){let i=e[o];i==="."||i===".."?(i===".."&&(s.length!==0&&s[s.length-1]!==".."?s.pop():s.push("..")),n=o===r):s.push(i)}return n&&s[s.
length-1]!==".."&&s.push(""),(s.length===0||s[0]===""||s[0].includes(":"))&&s.unshift("."),s.join("/")}var eu={"@":"%40","/":"%2F","?":"%3F","#":"%23",":":"%3A"},
tu=/[@/?#:]/g,ru=/[@/?#]/g;function Yn(t,e){let r=e?ru:tu;return r.lastIndex=0,t.replace(r,s=>eu[s])}function eo(t,e=false){if(t.indexOf("%")===-1)return t;let r="";
for(let s=0;s<t.length;s++){if(t[s]==="%"&&s+2<t.length){let n=t.slice(s+1,s+3);if(ke(n)){let o=n.toUpperCase(),i=String.fromCharCode(parseInt(o,16));e&&Wr(i)?r+=
i:r+="%"+o,s+=2;continue}}r+=t[s]}return r}function su(t){let e="";for(let r=0;r<t.length;r++){let s=t[r];if(s==="%"&&r+2<t.length){let n=t.slice(r+1,r+3);if(ke(
n)){let o=n.toUpperCase(),i=String.fromCharCode(parseInt(o,16));i!=="."&&Wr(i)?e+=i:e+="%"+o,r+=2;continue}}if(Zn(s))e+=s;else{let n=t.charCodeAt(r);if(n<128)e+=
ro(n)?s:B[n];else if(n<55296||n>57343)e+=U(n);else if(n<=56319&&r+1<t.length){let o=t.charCodeAt(r+1);o>=56320&&o<=57343?(e+=U(65536+(n-55296<<10)+(o-56320)),r++):
e+=U(65533)}else e+=U(65533)}}return e}function nu(t,e=false){let r="",s=e&&t[0]!=="/";for(let n=0;n<t.length;n++){let o=t[n];if(o==="%"&&n+2<t.length){let i=t.
slice(n+1,n+3);if(ke(i)){r+="%"+i.toUpperCase(),n+=2;continue}}if(o==="/"&&(s=false),Zn(o)&&(o!==":"||!s))r+=o;else{let i=t.charCodeAt(n);if(i<128)r+=B[i];else if(i<
55296||i>57343)r+=U(i);else if(i<=56319&&n+1<t.length){let a=t.charCodeAt(n+1);a>=56320&&a<=57343?(r+=U(65536+(i-55296<<10)+(a-56320)),n++):r+=U(65533)}else r+=
U(65533)}}return r}function Zr(t,e){let r="";for(let s=0;s<t.length;s++){let n=t[s];if(n==="%"&&s+2<t.length){let o=t.slice(s+1,s+3);if(ke(o)){r+="%"+o.toUpperCase(),
s+=2;continue}}if(e(n))r+=n;else{let o=t.charCodeAt(s);if(o<128)r+=B[o];else if(o<55296||o>57343)r+=U(o);else if(o<=56319&&s+1<t.length){let i=t.charCodeAt(s+1);
i>=56320&&i<=57343?(r+=U(65536+(o-55296<<10)+(i-56320)),s++):r+=U(65533)}else r+=U(65533)}}return r}function to(t){return Zr(t,Kc)}function ou(t){return Zr(t,Qr)}
function iu(t){return Zr(t,Qr)}function ro(t){return t>=48&&t<=57||t>=65&&t<=90||t>=97&&t<=122||t===42||t===43||t===45||t===46||t===47||t===64||t===95}function au(t){
let e="";for(let r=0;r<t.length;r++){let s=t[r];if(s==="%"&&r+2<t.length){let n=t.slice(r+1,r+3);if(ke(n)){let o=n.toUpperCase(),i=String.fromCharCode(parseInt(
o,16));Wr(i)?e+=i:e+="%"+o,r+=2;continue}}if(Qr(s))e+=s;else{let n=t.charCodeAt(r);if(n<128)e+=ro(n)?s:B[n];else if(n<55296||n>57343)e+=U(n);else if(n<=56319&&r+
1<t.length){let o=t.charCodeAt(r+1);o>=56320&&o<=57343?(e+=U(65536+(n-55296<<10)+(o-56320)),r++):e+=U(65533)}else e+=U(65533)}}return e}function cu(t){let e="";
for(let r=0;r<t.length;r++){if(t[r]==="%"&&r+2<t.length){let s=t.slice(r+1,r+3);if(ke(s)){e+="%"+s.toUpperCase(),r+=2;continue}}e+=escape(t[r])}return e}function uu(t){
let e=[];if(t.userinfo!==void 0&&(e.push(to(t.userinfo)),e.push("@")),t.host!==void 0){let r=t.host;if(!Br(r)){let s=Jr(r);s.isIPV6!==true&&s.isIPVFuture!==true&&
(r=eo(r,true),s=Jr(r)),s.isIPV6===true||s.isIPVFuture===true?r=`[${s.escapedHost}]`:r=Yn(r,false)}e.push(r)}if(typeof t.port=="number"||typeof t.port=="string"){
let r=String(t.port);if(!Hc(r))throw new TypeError("URI port is malformed.");e.push(":"),e.push(r)}return e.length?e.join(""):void 0}so.exports={nonSimpleDomain:Wc,
recomposeAuthority:uu,reescapeHostDelimiters:Yn,normalizePercentEncoding:eo,normalizePathEncoding:su,serializePathEncoding:nu,normalizeQueryFragmentEncoding:au,
encodeUserinfo:to,encodeQuery:ou,encodeFragment:iu,escapePreservingEscapes:cu,removeDotSegments:Xn,removeDotSegmentsRelative:Yc,isIPv4:Br,isUUID:Uc,normalizeIPv6:Jr,
stringArrayToHexStripped:Lc}});var co=g((Uf,ao)=>{"use strict";var{isUUID:lu}=Xr(),du=/^([\da-z][\d\-a-z]{0,31}):((?:[\w!$'()*+,\-./:;=@]|%[\da-f]{2})+)$/iu,fu=[
"http","https","ws","wss","urn","urn:uuid"];function hu(t){return fu.indexOf(t)!==-1}function Yr(t){return t.secure===true?true:t.secure===false?false:t.scheme?
t.scheme.length===3&&(t.scheme[0]==="w"||t.scheme[0]==="W")&&(t.scheme[1]==="s"||t.scheme[1]==="S")&&(t.scheme[2]==="s"||t.scheme[2]==="S"):false}function no(t){
return t.host||(t.error=t.error||"HTTP URIs must have a host."),t}function oo(t){let e=String(t.scheme).toLowerCase()==="https";return(t.port===(e?443:80)||t.port===
"")&&(t.port=void 0),t.path||(t.path="/"),t}function pu(t){return t.secure=Yr(t),t.resourceName=(t.path||"/")+(t.query?"?"+t.query:""),t.path=void 0,t.query=void 0,
t}function mu(t){if((t.port===(Yr(t)?443:80)||t.port==="")&&(t.port=void 0),typeof t.secure=="boolean"&&(t.scheme=t.secure?"wss":"ws",t.secure=void 0),t.resourceName){
let e=t.resourceName.indexOf("?"),r=e===-1?t.resourceName:t.resourceName.slice(0,e);t.path=r&&r!=="/"?r:void 0,t.query=e===-1?void 0:t.resourceName.slice(e+1),t.
resourceName=void 0}return t.fragment=void 0,t}function yu(t,e){if(!t.path)return t.error="URN can not be parsed",t;let r=t.path.match(du);if(r&&r[0]===t.path){
let s=e.scheme||t.scheme||"urn";t.nid=r[1].toLowerCase(),t.nss=r[2];let n=`${s}:${e.nid||t.nid}`,o=es(n);t.path=void 0,o&&(t=o.parse(t,e))}else t.error=t.error||
"URN can not be parsed.";return t}function _u(t,e){if(t.nid===void 0)throw new Error("URN without nid cannot be serialized");let r=e.scheme||t.scheme||"urn",s=t.
nid.toLowerCase(),n=`${r}:${e.nid||s}`,o=es(n);o&&(t=o.serialize(t,e));let i=t,a=t.nss;return i.path=`${s||e.nid}:${a}`,e.skipEscape=true,i}function gu(t,e){let r=t;
return r.uuid=r.nss,r.nss=void 0,!e.tolerant&&(!r.uuid||!lu(r.uuid))&&(r.error=r.error||"UUID is not valid."),r}function $u(t){let e=t;return e.nss=(t.uuid||"").
toLowerCase(),e}var io={scheme:"http",domainHost:true,parse:no,serialize:oo},vu={scheme:"https",domainHost:io.domainHost,parse:no,serialize:oo},Dt={scheme:"ws",
domainHost:true,parse:pu,serialize:mu},wu={scheme:"wss",domainHost:Dt.domainHost,parse:Dt.parse,serialize:Dt.serialize},Eu={scheme:"urn",parse:yu,serialize:_u,skipNormalize:true},
bu={scheme:"urn:uuid",parse:gu,serialize:$u,skipNormalize:true},At={http:io,https:vu,ws:Dt,wss:wu,urn:Eu,"urn:uuid":bu};Object.setPrototypeOf(At,null);function es(t){
return t&&(At[t]||At[t.toLowerCase()])||void 0}ao.exports={wsIsSecure:Yr,SCHEMES:At,isValidSchemeName:hu,getSchemeHandler:es}});var So=g((Hf,zt)=>{"use strict";
var{normalizeIPv6:po,removeDotSegments:it,removeDotSegmentsRelative:mo,recomposeAuthority:Su,normalizePercentEncoding:ts,normalizePathEncoding:Pu,serializePathEncoding:uo,
normalizeQueryFragmentEncoding:lo,encodeQuery:Nu,encodeFragment:ku,reescapeHostDelimiters:Ou,isIPv4:yo,nonSimpleDomain:Ru}=Xr(),{SCHEMES:_o,getSchemeHandler:rs}=co(),
go=/^[A-Za-z][A-Za-z0-9+.-]*$/u,$o="URI scheme is malformed.",Mt="URI host is malformed.",qu=/[\0-\x20"#/:<>?@[\\\]^`{|}\x7F]/u;function fo(t){let e=String(t);if(!go.
test(e))throw new TypeError($o);return e}function Iu(t,e){return typeof t=="string"?t=Vu(t,e):typeof t=="object"&&(t=xt(Oe(t,e),e)),t}function ju(t,e,r){let s=r?
Object.assign({scheme:"null"},r):{scheme:"null"},{parsed:n,malformedAuthorityOrPort:o,malformedPercentEncoding:i,malformedSchemeSpecific:a,malformedHost:c,malformedScheme:l}=Ft(
t,s),{parsed:u,malformedAuthorityOrPort:d,malformedPercentEncoding:y,malformedSchemeSpecific:m,malformedHost:h,malformedScheme:f}=Ft(e,s);if(o||d||i||y||a||m||c||
h||l||f)throw new Error(n.error||u.error||"URI is malformed.");let p=vo(n,u,s,true),_=rs(r&&r.scheme||p.scheme),E=p.host,w=E!==void 0&&E!==""&&(yo(E)||po(E).isIPV6);
if(Eo(p,r||{},_,w))throw new Error(Mt);wo(p,r||{},_,w);let j=E&&E.indexOf("%")!==-1&&!new RegExp("\\P{ASCII}","u").test(E);if(p.error&&!j)throw new Error(p.error);
return s.skipEscape=true,Oe(p,s)}function vo(t,e,r,s){let n={};if(s||(t=xt(Oe(t,r),r),e=xt(Oe(e,r),r)),r=r||{},!r.tolerant&&e.scheme)n.scheme=e.scheme,n.userinfo=
e.userinfo,n.host=e.host,n.port=e.port,n.path=it(e.path||""),n.query=e.query;else{if(e.userinfo!==void 0||e.host!==void 0||e.port!==void 0)n.userinfo=e.userinfo,
n.host=e.host,n.port=e.port,n.path=it(e.path||""),n.query=e.query;else{if(!e.path)n.path=t.path,e.query!==void 0?n.query=e.query:n.query=t.query;else{if(e.path[0]===
"/")n.path=it(e.path);else{let o=t.userinfo!==void 0||t.host!==void 0||t.port!==void 0;o&&!t.path?n.path="/"+e.path:t.path?n.path=t.path.slice(0,t.path.lastIndexOf(
"/")+1)+e.path:n.path=e.path,n.path=t.scheme===void 0&&!o&&n.path[0]!=="/"?mo(n.path):it(n.path)}n.query=e.query}n.userinfo=t.userinfo,n.host=t.host,n.port=t.port}
n.scheme=t.scheme}return n.fragment=e.fragment,n}function Tu(t,e,r){let s=ho(t,r),n=ho(e,r);return s!==void 0&&n!==void 0&&s===n}function Oe(t,e){let r={host:t.
host,scheme:t.scheme,userinfo:t.userinfo,port:t.port,path:t.path,query:t.query,nid:t.nid,nss:t.nss,uuid:t.uuid,fragment:t.fragment,reference:t.reference,resourceName:t.
resourceName,secure:t.secure,error:""},s=Object.assign({},e),n=[];r.scheme&&(r.scheme=fo(r.scheme));let o=rs(s.scheme||r.scheme);o&&o.serialize&&o.serialize(r,s);
let i=r.userinfo!==void 0||r.host!==void 0||r.port!==void 0,a=(r.scheme===void 0||s.reference==="suffix")&&!i,c=!s.skipEscape&&a;r.path!==void 0&&(s.skipEscape?
r.path=ts(r.path):r.path=uo(r.path,c)),s.reference!=="suffix"&&r.scheme&&(r.scheme=fo(r.scheme),n.push(r.scheme,":"));let l=Su(r);if(l!==void 0&&(s.reference!==
"suffix"&&n.push("//"),n.push(l),r.path&&r.path[0]!=="/"&&n.push("/")),r.path!==void 0){let u=r.path;!s.absolutePath&&(!o||!o.absolutePath)&&(u=a&&u[0]!=="/"?mo(
u):it(u)),a&&(u=uo(u,true)),l===void 0&&u[0]==="/"&&u[1]==="/"&&(u="/%2F"+u.slice(2)),n.push(u)}return r.query!==void 0&&n.push("?",Nu(r.query)),r.fragment!==void 0&&
n.push("#",ku(r.fragment)),n.join("")}var Cu=/^(?:([^#/:?]+):)?(?:\/\/((?:([^#/?@]*)@)?(\[[^#/?\]]+\]|[^#/:?]*)(?::(\d*))?))?([^#?]*)(?:\?([^#]*))?(?:#((?:.|[\n\r])*))?/u,
Du=/^(?:[^#/:?]+:)?\/\/([^/?#]*)/,Au=/^(?:[^#/:?]+:)?([/\\\t\n\r]*)/;function Mu(t,e){if(e[2]!==void 0&&t.path&&t.path[0]!=="/")return'URI path must start with \
"/" when authority is present.';if(typeof t.port=="number"&&(t.port<0||t.port>65535))return"URI port is malformed."}function ot(t){if(t===void 0)return false;let e=t.
indexOf("%");for(;e!==-1;){if(e+2>=t.length||!/^[\da-f]{2}$/iu.test(t.slice(e+1,e+3)))return true;e=t.indexOf("%",e+3)}return false}function Vt(t){return t[0]===
"["&&t[t.length-1]==="]"}function Fu(t){let e=t[4];return ot(t[3])||e!==void 0&&!Vt(e)&&ot(e)||ot(t[6])||ot(t[7])||ot(t[8])}function wo(t,e,r,s){if(Eo(t,e,r,s))
return t.error=t.error||Mt,true;if(!e.unicodeSupport&&(!r||!r.unicodeSupport)&&t.host&&!Vt(t.host)&&(e.domainHost||r&&r.domainHost)&&s===false&&Ru(t.host)){let n;
try{n=new URL("http://"+t.host)}catch(o){return t.error=t.error||"Host's domain name can not be converted to ASCII: "+o,true}if(!xu(n))return t.error=t.error||Mt,
true;t.host=n.hostname}return false}function Eo(t,e,r,s){return!!(t.host&&s===false&&!Vt(t.host)&&(e.domainHost||r&&r.domainHost)&&qu.test(t.host))}function xu(t){
return t.username===""&&t.password===""&&t.port===""&&t.pathname==="/"&&t.search===""&&t.hash===""&&t.hostname!==""}function Ft(t,e){let r=Object.assign({},e),s={
scheme:void 0,userinfo:void 0,host:"",port:void 0,path:"",query:void 0,fragment:void 0},n=false,o=false,i=false,a=false,c=false,l=false,u=false;r.reference==="s\
uffix"&&(r.scheme?t=r.scheme+":"+t:t="//"+t);let d=t.match(Du);d!==null&&d[1].indexOf("\\")!==-1&&(s.error="URI authority must not contain a literal backslash.",
n=true);let y=t.match(Au);if(y!==null){let h=y[1],f=h.replace(/[\t\n\r]/g,"");f.length>=2&&(f.slice(0,2)!=="//"?(s.error=s.error||"URI authority must not contai\
n a literal backslash.",n=true):h.length!==f.length&&(s.error=s.error||"URI authority introducer must not contain whitespace.",n=true))}let m=t.match(Cu);if(m){
s.scheme=m[1],s.userinfo=m[3],s.host=m[4],s.port=parseInt(m[5],10),s.path=m[6]||"",s.query=m[7],s.fragment=m[8],s.scheme!==void 0&&(go.test(s.scheme)?s.scheme=s.
scheme.toLowerCase():(s.error=s.error||$o,l=true)),o=Fu(m),o&&(s.error=s.error||"URI contains malformed percent-encoding."),isNaN(s.port)&&(s.port=m[5]);let h=Mu(
s,m);if(h!==void 0&&(s.error=s.error||h,n=true),s.host)if(yo(s.host)===false){let _=Vt(s.host),E=s.host.indexOf("[")!==-1||s.host.indexOf("]")!==-1,w=po(s.host);
u=w.isIPV6||w.isIPVFuture===true,c=E&&(!_||w.error===true),s.host=u?w.host:w.host.toLowerCase(),c&&(s.error=s.error||Mt,n=true)}else u=true;s.scheme===void 0&&s.
userinfo===void 0&&s.host===void 0&&s.port===void 0&&s.query===void 0&&!s.path?s.reference="same-document":s.scheme===void 0?s.reference="relative":s.fragment===
void 0?s.reference="absolute":s.reference="uri",r.reference&&r.reference!=="suffix"&&r.reference!==s.reference&&(s.error=s.error||"URI is not a "+r.reference+" \
reference.");let f=rs(r.scheme||s.scheme);if(c||(a=wo(s,r,f,u)),t.indexOf("%")!==-1&&s.host!==void 0&&!c){let p=u?s.host:ts(s.host,true);u||(p=ts(p.toLowerCase())),
s.host=u||r.scheme!=="null"?Ou(p,u):p}(!f||f&&!f.skipNormalize)&&(s.path&&(s.path=Pu(s.path)),s.query&&(s.query=lo(s.query)),s.fragment&&(s.fragment=lo(s.fragment))),
f&&f.parse&&(f.parse(s,r),f===_o.urn&&s.nid===void 0&&(i=true))}else s.error=s.error||"URI can not be parsed.";return{parsed:s,malformedAuthorityOrPort:n,malformedPercentEncoding:o,
malformedSchemeSpecific:i,malformedHost:a,malformedScheme:l}}function xt(t,e){return Ft(t,e).parsed}function Vu(t,e){return bo(t,e).normalized}function bo(t,e){
let{parsed:r,malformedAuthorityOrPort:s,malformedPercentEncoding:n,malformedSchemeSpecific:o,malformedHost:i,malformedScheme:a}=Ft(t,e);return{normalized:s||n||
o||i||a?t:Oe(r,e),malformedAuthorityOrPort:s,malformedPercentEncoding:n,malformedSchemeSpecific:o,malformedHost:i,malformedScheme:a}}function ho(t,e){if(typeof t!=
"string"&&typeof t!="object")return;let r;try{r=typeof t=="string"?t:Oe(t,e)}catch{return}let{normalized:s,malformedAuthorityOrPort:n,malformedPercentEncoding:o,
malformedSchemeSpecific:i,malformedHost:a,malformedScheme:c}=bo(r,e);return n||o||i||a||c?void 0:s}var ss={SCHEMES:_o,normalize:Iu,resolve:ju,resolveComponent:vo,
equal:Tu,serialize:Oe,parse:xt};zt.exports=ss;zt.exports.default=ss;zt.exports.fastUri=ss});var No=g(ns=>{"use strict";Object.defineProperty(ns,"__esModule",{value:true});
var Po=So();Po.code='require("ajv/dist/runtime/uri").default';ns.default=Po});var cl=g(M=>{"use strict";Object.defineProperty(M,"__esModule",{value:true});M.CodeGen=
M.Name=M.nil=M.stringify=M.str=M._=M.KeywordCxt=void 0;var zu=It();Object.defineProperty(M,"KeywordCxt",{enumerable:true,get:function(){return zu.KeywordCxt}});
var Ve=k();Object.defineProperty(M,"_",{enumerable:true,get:function(){return Ve._}});Object.defineProperty(M,"str",{enumerable:true,get:function(){return Ve.str}});
Object.defineProperty(M,"stringify",{enumerable:true,get:function(){return Ve.stringify}});Object.defineProperty(M,"nil",{enumerable:true,get:function(){return Ve.
nil}});Object.defineProperty(M,"Name",{enumerable:true,get:function(){return Ve.Name}});Object.defineProperty(M,"CodeGen",{enumerable:true,get:function(){return Ve.
CodeGen}});var Uu=zr(),Io=jt(),Hu=Nr(),at=Ct(),Ku=k(),ct=rt(),Ut=tt(),is=R(),ko=Wn(),Lu=No(),jo=(t,e)=>new RegExp(t,e);jo.code="new RegExp";var Gu=["removeAddit\
ional","useDefaults","coerceTypes"],Ju=new Set(["validate","serialize","parse","wrapper","root","schema","keyword","pattern","formats","validate$data","func","o\
bj","Error"]),Bu={errorDataPath:"",format:"`validateFormats: false` can be used instead.",nullable:'"nullable" keyword is supported by default.',jsonPointers:"D\
eprecated jsPropertySyntax can be used instead.",extendRefs:"Deprecated ignoreKeywordsWithRef can be used instead.",missingRefs:"Pass empty schema with $id that\
 should be ignored to ajv.addSchema.",processCode:"Use option `code: {process: (code, schemaEnv: object) => string}`",sourceCode:"Use option `code: {source: tru\
e}`",strictDefaults:"It is default now, see option `strict`.",strictKeywords:"It is default now, see option `strict`.",uniqueItems:'"uniqueItems" keyword is alw\
ays validated.',unknownFormats:"Disable strict mode or pass `true` to `ajv.addFormat` (or `formats` option).",cache:"Map is used as cache, schema object as key.",
serialize:"Map is used as cache, schema object as key.",ajvErrors:"It is default now."},Wu={ignoreKeywordsWithRef:"",jsPropertySyntax:"",unicode:'"minLength"/"m\
axLength" account for unicode characters by default.'},Oo=200;function Qu(t){var e,r,s,n,o,i,a,c,l,u,d,y,m,h,f,p,_,E,w,j,b,ne,ce,rr,sr;let Le=t.strict,nr=(e=t.code)===
null||e===void 0?void 0:e.optimize,Bs=nr===true||nr===void 0?1:nr||0,Ws=(s=(r=t.code)===null||r===void 0?void 0:r.regExp)!==null&&s!==void 0?s:jo,Ri=(n=t.uriResolver)!==
null&&n!==void 0?n:Lu.default;return{strictSchema:(i=(o=t.strictSchema)!==null&&o!==void 0?o:Le)!==null&&i!==void 0?i:true,strictNumbers:(c=(a=t.strictNumbers)!==
null&&a!==void 0?a:Le)!==null&&c!==void 0?c:true,strictTypes:(u=(l=t.strictTypes)!==null&&l!==void 0?l:Le)!==null&&u!==void 0?u:"log",strictTuples:(y=(d=t.strictTuples)!==
null&&d!==void 0?d:Le)!==null&&y!==void 0?y:"log",strictRequired:(h=(m=t.strictRequired)!==null&&m!==void 0?m:Le)!==null&&h!==void 0?h:false,code:t.code?{...t.code,
optimize:Bs,regExp:Ws}:{optimize:Bs,regExp:Ws},loopRequired:(f=t.loopRequired)!==null&&f!==void 0?f:Oo,loopEnum:(p=t.loopEnum)!==null&&p!==void 0?p:Oo,meta:(_=t.
meta)!==null&&_!==void 0?_:true,messages:(E=t.messages)!==null&&E!==void 0?E:true,inlineRefs:(w=t.inlineRefs)!==null&&w!==void 0?w:true,schemaId:(j=t.schemaId)!==
null&&j!==void 0?j:"$id",addUsedSchema:(b=t.addUsedSchema)!==null&&b!==void 0?b:true,validateSchema:(ne=t.validateSchema)!==null&&ne!==void 0?ne:true,validateFormats:(ce=
t.validateFormats)!==null&&ce!==void 0?ce:true,unicodeRegExp:(rr=t.unicodeRegExp)!==null&&rr!==void 0?rr:true,int32range:(sr=t.int32range)!==null&&sr!==void 0?sr:
true,uriResolver:Ri}}var ut=class{constructor(e={}){this.schemas={},this.refs={},this.formats=Object.create(null),this._compilations=new Set,this._loading={},this.
_cache=new Map,e=this.opts={...e,...Qu(e)};let{es5:r,lines:s}=this.opts.code;this.scope=new Ku.ValueScope({scope:{},prefixes:Ju,es5:r,lines:s}),this.logger=rl(e.
logger);let n=e.validateFormats;e.validateFormats=false,this.RULES=(0,Hu.getRules)(),Ro.call(this,Bu,e,"NOT SUPPORTED"),Ro.call(this,Wu,e,"DEPRECATED","warn"),this.
_metaOpts=el.call(this),e.formats&&Xu.call(this),this._addVocabularies(),this._addDefaultMetaSchema(),e.keywords&&Yu.call(this,e.keywords),typeof e.meta=="objec\
t"&&this.addMetaSchema(e.meta),Zu.call(this),e.validateFormats=n}_addVocabularies(){this.addKeyword("$async")}_addDefaultMetaSchema(){let{$data:e,meta:r,schemaId:s}=this.
opts,n=ko;s==="id"&&(n={...ko},n.id=n.$id,delete n.$id),r&&e&&this.addMetaSchema(n,n[s],false)}defaultMeta(){let{meta:e,schemaId:r}=this.opts;return this.opts.defaultMeta=
typeof e=="object"?e[r]||e:void 0}validate(e,r){let s;if(typeof e=="string"){if(s=this.getSchema(e),!s)throw new Error(`no schema with key or ref "${e}"`)}else s=
this.compile(e);let n=s(r);return"$async"in s||(this.errors=s.errors),n}compile(e,r){let s=this._addSchema(e,r);return s.validate||this._compileSchemaEnv(s)}compileAsync(e,r){
if(typeof this.opts.loadSchema!="function")throw new Error("options.loadSchema should be a function");let{loadSchema:s}=this.opts;return n.call(this,e,r);async function n(u,d){
await o.call(this,u.$schema);let y=this._addSchema(u,d);return y.validate||i.call(this,y)}async function o(u){u&&!this.getSchema(u)&&await n.call(this,{$ref:u},
true)}async function i(u){try{return this._compileSchemaEnv(u)}catch(d){if(!(d instanceof Io.default))throw d;return a.call(this,d),await c.call(this,d.missingSchema),
i.call(this,u)}}function a({missingSchema:u,missingRef:d}){if(this.refs[u])throw new Error(`AnySchema ${u} is loaded but ${d} cannot be resolved`)}async function c(u){
let d=await l.call(this,u);this.refs[u]||await o.call(this,d.$schema),this.refs[u]||this.addSchema(d,u,r)}async function l(u){let d=this._loading[u];if(d)return d;
try{return await(this._loading[u]=s(u))}finally{delete this._loading[u]}}}addSchema(e,r,s,n=this.opts.validateSchema){if(Array.isArray(e)){for(let i of e)this.addSchema(
i,void 0,s,n);return this}let o;if(typeof e=="object"){let{schemaId:i}=this.opts;if(o=e[i],o!==void 0&&typeof o!="string")throw new Error(`schema ${i} must be s\
tring`)}return r=(0,ct.normalizeId)(r||o),this._checkUnique(r),this.schemas[r]=this._addSchema(e,s,r,n,true),this}addMetaSchema(e,r,s=this.opts.validateSchema){
return this.addSchema(e,r,true,s),this}validateSchema(e,r){if(typeof e=="boolean")return true;let s;if(s=e.$schema,s!==void 0&&typeof s!="string")throw new Error(
"$schema must be a string");if(s=s||this.opts.defaultMeta||this.defaultMeta(),!s)return this.logger.warn("meta-schema not available"),this.errors=null,true;let n=this.
validate(s,e);if(!n&&r){let o="schema is invalid: "+this.errorsText();if(this.opts.validateSchema==="log")this.logger.error(o);else throw new Error(o)}return n}getSchema(e){
let r;for(;typeof(r=qo.call(this,e))=="string";)e=r;if(r===void 0){let{schemaId:s}=this.opts,n=new at.SchemaEnv({schema:{},schemaId:s});if(r=at.resolveSchema.call(
this,n,e),!r)return;this.refs[e]=r}return r.validate||this._compileSchemaEnv(r)}removeSchema(e){if(e instanceof RegExp)return this._removeAllSchemas(this.schemas,
e),this._removeAllSchemas(this.refs,e),this;switch(typeof e){case"undefined":return this._removeAllSchemas(this.schemas),this._removeAllSchemas(this.refs),this.
_cache.clear(),this;case"string":{let r=qo.call(this,e);return typeof r=="object"&&this._cache.delete(r.schema),delete this.schemas[e],delete this.refs[e],this}case"\
object":{let r=e;this._cache.delete(r);let s=e[this.opts.schemaId];return s&&(s=(0,ct.normalizeId)(s),delete this.schemas[s],delete this.refs[s]),this}default:throw new Error(
"ajv.removeSchema: invalid parameter")}}addVocabulary(e){for(let r of e)this.addKeyword(r);return this}addKeyword(e,r){let s;if(typeof e=="string")s=e,typeof r==
"object"&&(this.logger.warn("these parameters are deprecated, see docs for addKeyword"),r.keyword=s);else if(typeof e=="object"&&r===void 0){if(r=e,s=r.keyword,
Array.isArray(s)&&!s.length)throw new Error("addKeywords: keyword must be string or non-empty array")}else throw new Error("invalid addKeywords parameters");if(nl.
call(this,s,r),!r)return(0,is.eachItem)(s,o=>os.call(this,o)),this;il.call(this,r);let n={...r,type:(0,Ut.getJSONTypes)(r.type),schemaType:(0,Ut.getJSONTypes)(r.
schemaType)};return(0,is.eachItem)(s,n.type.length===0?o=>os.call(this,o,n):o=>n.type.forEach(i=>os.call(this,o,n,i))),this}getKeyword(e){let r=this.RULES.all[e];
return typeof r=="object"?r.definition:!!r}removeKeyword(e){let{RULES:r}=this;delete r.keywords[e],delete r.all[e];for(let s of r.rules){let n=s.rules.findIndex(
o=>o.keyword===e);n>=0&&s.rules.splice(n,1)}return this}addFormat(e,r){return typeof r=="string"&&(r=new RegExp(r)),this.formats[e]=r,this}errorsText(e=this.errors,{
separator:r=", ",dataVar:s="data"}={}){return!e||e.length===0?"No errors":e.map(n=>`${s}${n.instancePath} ${n.message}`).reduce((n,o)=>n+r+o)}$dataMetaSchema(e,r){
let s=this.RULES.all;e=JSON.parse(JSON.stringify(e));for(let n of r){let o=n.split("/").slice(1),i=e;for(let a of o)i=i[a];for(let a in s){let c=s[a];if(typeof c!=
"object")continue;let{$data:l}=c.definition,u=i[a];l&&u&&(i[a]=To(u))}}return e}_removeAllSchemas(e,r){for(let s in e){let n=e[s];(!r||r.test(s))&&(typeof n=="s\
tring"?delete e[s]:n&&!n.meta&&(this._cache.delete(n.schema),delete e[s]))}}_addSchema(e,r,s,n=this.opts.validateSchema,o=this.opts.addUsedSchema){let i,{schemaId:a}=this.
opts;if(typeof e=="object")i=e[a];else{if(this.opts.jtd)throw new Error("schema must be object");if(typeof e!="boolean")throw new Error("schema must be object o\
r boolean")}let c=this._cache.get(e);if(c!==void 0)return c;s=(0,ct.normalizeId)(i||s);let l=ct.getSchemaRefs.call(this,e,s);return c=new at.SchemaEnv({schema:e,
schemaId:a,meta:r,baseId:s,localRefs:l}),this._cache.set(c.schema,c),o&&!s.startsWith("#")&&(s&&this._checkUnique(s),this.refs[s]=c),n&&this.validateSchema(e,true),
c}_checkUnique(e){if(this.schemas[e]||this.refs[e])throw new Error(`schema with key or id "${e}" already exists`)}_compileSchemaEnv(e){if(e.meta?this._compileMetaSchema(
e):at.compileSchema.call(this,e),!e.validate)throw new Error("ajv implementation error");return e.validate}_compileMetaSchema(e){let r=this.opts;this.opts=this.
_metaOpts;try{at.compileSchema.call(this,e)}finally{this.opts=r}}};ut.ValidationError=Uu.default;ut.MissingRefError=Io.default;M.default=ut;function Ro(t,e,r,s="\
error"){for(let n in t){let o=n;o in e&&this.logger[s](`${r}: option ${n}. ${t[o]}`)}}function qo(t){return t=(0,ct.normalizeId)(t),this.schemas[t]||this.refs[t]}
function Zu(){let t=this.opts.schemas;if(t)if(Array.isArray(t))this.addSchema(t);else for(let e in t)this.addSchema(t[e],e)}function Xu(){for(let t in this.opts.
formats){let e=this.opts.formats[t];e&&this.addFormat(t,e)}}function Yu(t){if(Array.isArray(t)){this.addVocabulary(t);return}this.logger.warn("keywords option a\
s map is deprecated, pass array");for(let e in t){let r=t[e];r.keyword||(r.keyword=e),this.addKeyword(r)}}function el(){let t={...this.opts};for(let e of Gu)delete t[e];
return t}var tl={log(){},warn(){},error(){}};function rl(t){if(t===false)return tl;if(t===void 0)return console;if(t.log&&t.warn&&t.error)return t;throw new Error(
"logger must implement log, warn and error methods")}var sl=/^[a-z_$][a-z0-9_$:-]*$/i;function nl(t,e){let{RULES:r}=this;if((0,is.eachItem)(t,s=>{if(r.keywords[s])
throw new Error(`Keyword ${s} is already defined`);if(!sl.test(s))throw new Error(`Keyword ${s} has invalid name`)}),!!e&&e.$data&&!("code"in e||"validate"in e))
throw new Error('$data keyword must have "code" or "validate" function')}function os(t,e,r){var s;let n=e?.post;if(r&&n)throw new Error('keyword with "post" fla\
g cannot have "type"');let{RULES:o}=this,i=n?o.post:o.rules.find(({type:c})=>c===r);if(i||(i={type:r,rules:[]},o.rules.push(i)),o.keywords[t]=true,!e)return;let a={
keyword:t,definition:{...e,type:(0,Ut.getJSONTypes)(e.type),schemaType:(0,Ut.getJSONTypes)(e.schemaType)}};e.before?ol.call(this,i,a,e.before):i.rules.push(a),o.
all[t]=a,(s=e.implements)===null||s===void 0||s.forEach(c=>this.addKeyword(c))}function ol(t,e,r){let s=t.rules.findIndex(n=>n.keyword===r);s>=0?t.rules.splice(
s,0,e):(t.rules.push(e),this.logger.warn(`rule ${r} is not defined`))}function il(t){let{metaSchema:e}=t;e!==void 0&&(t.$data&&this.opts.$data&&(e=To(e)),t.validateSchema=
this.compile(e,true))}var al={$ref:"https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#"};function To(t){return{anyOf:[t,al]}}});var Do=g(
Ht=>{"use strict";Object.defineProperty(Ht,"__esModule",{value:true});Ht.DiscrError=void 0;var Co;(function(t){t.Tag="tag",t.Mapping="mapping"})(Co||(Ht.DiscrError=
Co={}))});var hl=g(cs=>{"use strict";Object.defineProperty(cs,"__esModule",{value:true});var ze=k(),as=Do(),Ao=Ct(),ul=jt(),ll=R(),dl={message:({params:{discrError:t,
tagName:e}})=>t===as.DiscrError.Tag?`tag "${e}" must be string`:`value of tag "${e}" must be in oneOf`,params:({params:{discrError:t,tag:e,tagName:r}})=>(0,ze._)`{error: ${t}, tag: ${r}, tagValue: ${e}}`},
fl={keyword:"discriminator",type:"object",schemaType:"object",error:dl,code(t){let{gen:e,data:r,schema:s,parentSchema:n,it:o}=t,{oneOf:i}=n;if(!o.opts.discriminator)
throw new Error("discriminator: requires discriminator option");let a=s.propertyName;if(typeof a!="string")throw new Error("discriminator: requires propertyName");
if(s.mapping)throw new Error("discriminator: mapping is not supported");if(!i)throw new Error("discriminator: requires oneOf keyword");let c=e.let("valid",false),
l=e.const("tag",(0,ze._)`${r}${(0,ze.getProperty)(a)}`);e.if((0,ze._)`typeof ${l} == "string"`,()=>u(),()=>t.error(false,{discrError:as.DiscrError.Tag,tag:l,tagName:a})),
t.ok(c);function u(){let m=y();e.if(false);for(let h in m)e.elseIf((0,ze._)`${l} === ${h}`),e.assign(c,d(m[h]));e.else(),t.error(false,{discrError:as.DiscrError.
Mapping,tag:l,tagName:a}),e.endIf()}function d(m){let h=e.name("valid"),f=t.subschema({keyword:"oneOf",schemaProp:m},h);return t.mergeEvaluated(f,ze.Name),h}function y(){
var m;let h={},f=_(n),p=true;for(let j=0;j<i.length;j++){let b=i[j];if(b?.$ref&&!(0,ll.schemaHasRulesButRef)(b,o.self.RULES)){let ce=b.$ref;if(b=Ao.resolveRef.call(
o.self,o.schemaEnv.root,o.baseId,ce),b instanceof Ao.SchemaEnv&&(b=b.schema),b===void 0)throw new ul.default(o.opts.uriResolver,o.baseId,ce)}let ne=(m=b?.properties)===
null||m===void 0?void 0:m[a];if(typeof ne!="object")throw new Error(`discriminator: oneOf subschemas (or referenced schemas) must have "properties/${a}"`);p=p&&
(f||_(b)),E(ne,j)}if(!p)throw new Error(`discriminator: "${a}" must be required`);return h;function _({required:j}){return Array.isArray(j)&&j.includes(a)}function E(j,b){
if(j.const)w(j.const,b);else if(j.enum)for(let ne of j.enum)w(ne,b);else throw new Error(`discriminator: "properties/${a}" must have "const" or "enum"`)}function w(j,b){
if(typeof j!="string"||j in h)throw new Error(`discriminator: "${a}" values must be unique strings`);h[j]=b}}}};cs.default=fl});var Mo=g(us=>{"use strict";Object.
defineProperty(us,"__esModule",{value:true});var pl={keyword:"id",code(){throw new Error('NOT SUPPORTED: keyword "id", use "$id" for schema ID')}};us.default=pl});
var zo=g(Re=>{"use strict";Object.defineProperty(Re,"__esModule",{value:true});Re.callRef=Re.getValidate=void 0;var ml=jt(),Fo=Z(),W=k(),Ue=de(),xo=Ct(),Kt=R(),
yl={keyword:"$ref",schemaType:"string",code(t){let{gen:e,schema:r,it:s}=t,{baseId:n,schemaEnv:o,validateName:i,opts:a,self:c}=s,{root:l}=o;if((r==="#"||r==="#/")&&
n===l.baseId)return d();let u=xo.resolveRef.call(c,l,n,r);if(u===void 0)throw new ml.default(s.opts.uriResolver,n,r);if(u instanceof xo.SchemaEnv)return y(u);return m(
u);function d(){if(o===l)return Lt(t,i,o,o.$async);let h=e.scopeValue("root",{ref:l});return Lt(t,(0,W._)`${h}.validate`,l,l.$async)}function y(h){let f=Vo(t,h);
Lt(t,f,h,h.$async)}function m(h){let f=e.scopeValue("schema",a.code.source===true?{ref:h,code:(0,W.stringify)(h)}:{ref:h}),p=e.name("valid"),_=t.subschema({schema:h,
dataTypes:[],schemaPath:W.nil,topSchemaRef:f,errSchemaPath:r},p);t.mergeEvaluated(_),t.ok(p)}}};function Vo(t,e){let{gen:r}=t;return e.validate?r.scopeValue("va\
lidate",{ref:e.validate}):(0,W._)`${r.scopeValue("wrapper",{ref:e})}.validate`}Re.getValidate=Vo;function Lt(t,e,r,s){let{gen:n,it:o}=t,{allErrors:i,schemaEnv:a,
opts:c}=o,l=c.passContext?Ue.default.this:W.nil;s?u():d();function u(){if(!a.$async)throw new Error("async schema referenced by sync schema");let h=n.let("valid");
n.try(()=>{n.code((0,W._)`await ${(0,Fo.callValidateCode)(t,e,l)}`),m(e),i||n.assign(h,true)},f=>{n.if((0,W._)`!(${f} instanceof ${o.ValidationError})`,()=>n.throw(
f)),y(f),i||n.assign(h,false)}),t.ok(h)}function d(){t.result((0,Fo.callValidateCode)(t,e,l),()=>m(e),()=>y(e))}function y(h){let f=(0,W._)`${h}.errors`;n.assign(
Ue.default.vErrors,(0,W._)`${Ue.default.vErrors} === null ? ${f} : ${Ue.default.vErrors}.concat(${f})`),n.assign(Ue.default.errors,(0,W._)`${Ue.default.vErrors}.length`)}
function m(h){var f;if(!o.opts.unevaluated)return;let p=(f=r?.validate)===null||f===void 0?void 0:f.evaluated;if(o.props!==true)if(p&&!p.dynamicProps)p.props!==
void 0&&(o.props=Kt.mergeEvaluated.props(n,p.props,o.props));else{let _=n.var("props",(0,W._)`${h}.evaluated.props`);o.props=Kt.mergeEvaluated.props(n,_,o.props,
W.Name)}if(o.items!==true)if(p&&!p.dynamicItems)p.items!==void 0&&(o.items=Kt.mergeEvaluated.items(n,p.items,o.items));else{let _=n.var("items",(0,W._)`${h}.evaluated.items`);
o.items=Kt.mergeEvaluated.items(n,_,o.items,W.Name)}}}Re.callRef=Lt;Re.default=yl});var vl=g(ls=>{"use strict";Object.defineProperty(ls,"__esModule",{value:true});
var _l=Mo(),gl=zo(),$l=["$schema","$id","$defs","$vocabulary",{keyword:"$comment"},"definitions",_l.default,gl.default];ls.default=$l});var Uo=g(ds=>{"use stric\
t";Object.defineProperty(ds,"__esModule",{value:true});var Gt=k(),$e=Gt.operators,Jt={maximum:{okStr:"<=",ok:$e.LTE,fail:$e.GT},minimum:{okStr:">=",ok:$e.GTE,fail:$e.
LT},exclusiveMaximum:{okStr:"<",ok:$e.LT,fail:$e.GTE},exclusiveMinimum:{okStr:">",ok:$e.GT,fail:$e.LTE}},wl={message:({keyword:t,schemaCode:e})=>(0,Gt.str)`must be ${Jt[t].
okStr} ${e}`,params:({keyword:t,schemaCode:e})=>(0,Gt._)`{comparison: ${Jt[t].okStr}, limit: ${e}}`},El={keyword:Object.keys(Jt),type:"number",schemaType:"numbe\
r",$data:true,error:wl,code(t){let{keyword:e,data:r,schemaCode:s}=t;t.fail$data((0,Gt._)`${r} ${Jt[e].fail} ${s} || isNaN(${r})`)}};ds.default=El});var Ho=g(fs=>{
"use strict";Object.defineProperty(fs,"__esModule",{value:true});var lt=k(),bl={message:({schemaCode:t})=>(0,lt.str)`must be multiple of ${t}`,params:({schemaCode:t})=>(0,
lt._)`{multipleOf: ${t}}`},Sl={keyword:"multipleOf",type:"number",schemaType:"number",$data:true,error:bl,code(t){let{gen:e,data:r,schemaCode:s,it:n}=t,o=n.opts.
multipleOfPrecision,i=e.let("res"),a=o?(0,lt._)`Math.abs(Math.round(${i}) - ${i}) > 1e-${o}`:(0,lt._)`${i} !== parseInt(${i})`;t.fail$data((0,lt._)`(${s} === 0 || (${i} = ${r}/${s}, ${a}))`)}};
fs.default=Sl});var Lo=g(hs=>{"use strict";Object.defineProperty(hs,"__esModule",{value:true});function Ko(t){let e=t.length,r=0,s=0,n;for(;s<e;)r++,n=t.charCodeAt(
s++),n>=55296&&n<=56319&&s<e&&(n=t.charCodeAt(s),(n&64512)===56320&&s++);return r}hs.default=Ko;Ko.code='require("ajv/dist/runtime/ucs2length").default'});var Go=g(
ps=>{"use strict";Object.defineProperty(ps,"__esModule",{value:true});var qe=k(),Pl=R(),Nl=Lo(),kl={message({keyword:t,schemaCode:e}){let r=t==="maxLength"?"mor\
e":"fewer";return(0,qe.str)`must NOT have ${r} than ${e} characters`},params:({schemaCode:t})=>(0,qe._)`{limit: ${t}}`},Ol={keyword:["maxLength","minLength"],type:"\
string",schemaType:"number",$data:true,error:kl,code(t){let{keyword:e,data:r,schemaCode:s,it:n}=t,o=e==="maxLength"?qe.operators.GT:qe.operators.LT,i=n.opts.unicode===
false?(0,qe._)`${r}.length`:(0,qe._)`${(0,Pl.useFunc)(t.gen,Nl.default)}(${r})`;t.fail$data((0,qe._)`${i} ${o} ${s}`)}};ps.default=Ol});var Jo=g(ms=>{"use stric\
t";Object.defineProperty(ms,"__esModule",{value:true});var Rl=Z(),ql=R(),He=k(),Il={message:({schemaCode:t})=>(0,He.str)`must match pattern "${t}"`,params:({schemaCode:t})=>(0,
He._)`{pattern: ${t}}`},jl={keyword:"pattern",type:"string",schemaType:"string",$data:true,error:Il,code(t){let{gen:e,data:r,$data:s,schema:n,schemaCode:o,it:i}=t,
a=i.opts.unicodeRegExp?"u":"";if(s){let{regExp:c}=i.opts.code,l=c.code==="new RegExp"?(0,He._)`new RegExp`:(0,ql.useFunc)(e,c),u=e.let("valid");e.try(()=>e.assign(
u,(0,He._)`${l}(${o}, ${a}).test(${r})`),()=>e.assign(u,false)),t.fail$data((0,He._)`!${u}`)}else{let c=(0,Rl.usePattern)(t,n);t.fail$data((0,He._)`!${c}.test(${r})`)}}};
ms.default=jl});var Bo=g(ys=>{"use strict";Object.defineProperty(ys,"__esModule",{value:true});var dt=k(),Tl={message({keyword:t,schemaCode:e}){let r=t==="maxPr\
operties"?"more":"fewer";return(0,dt.str)`must NOT have ${r} than ${e} properties`},params:({schemaCode:t})=>(0,dt._)`{limit: ${t}}`},Cl={keyword:["maxPropertie\
s","minProperties"],type:"object",schemaType:"number",$data:true,error:Tl,code(t){let{keyword:e,data:r,schemaCode:s}=t,n=e==="maxProperties"?dt.operators.GT:dt.
operators.LT;t.fail$data((0,dt._)`Object.keys(${r}).length ${n} ${s}`)}};ys.default=Cl});var Wo=g(_s=>{"use strict";Object.defineProperty(_s,"__esModule",{value:true});
var ft=Z(),ht=k(),Dl=R(),Al={message:({params:{missingProperty:t}})=>(0,ht.str)`must have required property '${t}'`,params:({params:{missingProperty:t}})=>(0,ht.
_)`{missingProperty: ${t}}`},Ml={keyword:"required",type:"object",schemaType:"array",$data:true,error:Al,code(t){let{gen:e,schema:r,schemaCode:s,data:n,$data:o,
it:i}=t,{opts:a}=i;if(!o&&r.length===0)return;let c=r.length>=a.loopRequired;if(i.allErrors?l():u(),a.strictRequired){let m=t.parentSchema.properties,{definedProperties:h}=t.
it;for(let f of r)if(m?.[f]===void 0&&!h.has(f)){let p=i.schemaEnv.baseId+i.errSchemaPath,_=`required property "${f}" is not defined at "${p}" (strictRequired)`;
(0,Dl.checkStrictMode)(i,_,i.opts.strictRequired)}}function l(){if(c||o)t.block$data(ht.nil,d);else for(let m of r)(0,ft.checkReportMissingProp)(t,m)}function u(){
let m=e.let("missing");if(c||o){let h=e.let("valid",true);t.block$data(h,()=>y(m,h)),t.ok(h)}else e.if((0,ft.checkMissingProp)(t,r,m)),(0,ft.reportMissingProp)(
t,m),e.else()}function d(){e.forOf("prop",s,m=>{t.setParams({missingProperty:m}),e.if((0,ft.noPropertyInData)(e,n,m,a.ownProperties),()=>t.error())})}function y(m,h){
t.setParams({missingProperty:m}),e.forOf(m,s,()=>{e.assign(h,(0,ft.propertyInData)(e,n,m,a.ownProperties)),e.if((0,ht.not)(h),()=>{t.error(),e.break()})},ht.nil)}}};
_s.default=Ml});var Qo=g(gs=>{"use strict";Object.defineProperty(gs,"__esModule",{value:true});var pt=k(),Fl={message({keyword:t,schemaCode:e}){let r=t==="maxIt\
ems"?"more":"fewer";return(0,pt.str)`must NOT have ${r} than ${e} items`},params:({schemaCode:t})=>(0,pt._)`{limit: ${t}}`},xl={keyword:["maxItems","minItems"],
type:"array",schemaType:"number",$data:true,error:Fl,code(t){let{keyword:e,data:r,schemaCode:s}=t,n=e==="maxItems"?pt.operators.GT:pt.operators.LT;t.fail$data((0,
pt._)`${r}.length ${n} ${s}`)}};gs.default=xl});var Bt=g($s=>{"use strict";Object.defineProperty($s,"__esModule",{value:true});var Zo=Cr();Zo.code='require("ajv\
/dist/runtime/equal").default';$s.default=Zo});var Xo=g(ws=>{"use strict";Object.defineProperty(ws,"__esModule",{value:true});var vs=tt(),F=k(),Vl=R(),zl=Bt(),Ul={
message:({params:{i:t,j:e}})=>(0,F.str)`must NOT have duplicate items (items ## ${e} and ${t} are identical)`,params:({params:{i:t,j:e}})=>(0,F._)`{i: ${t}, j: ${e}}`},
Hl={keyword:"uniqueItems",type:"array",schemaType:"boolean",$data:true,error:Ul,code(t){let{gen:e,data:r,$data:s,schema:n,parentSchema:o,schemaCode:i,it:a}=t;if(!s&&
!n)return;let c=e.let("valid"),l=o.items?(0,vs.getSchemaTypes)(o.items):[];t.block$data(c,u,(0,F._)`${i} === false`),t.ok(c);function u(){let h=e.let("i",(0,F._)`${r}.length`),
f=e.let("j");t.setParams({i:h,j:f}),e.assign(c,true),e.if((0,F._)`${h} > 1`,()=>(d()?y:m)(h,f))}function d(){return l.length>0&&!l.some(h=>h==="object"||h==="ar\
ray")}function y(h,f){let p=e.name("item"),_=(0,vs.checkDataTypes)(l,p,a.opts.strictNumbers,vs.DataType.Wrong),E=e.const("indices",(0,F._)`{}`);e.for((0,F._)`;${h}--;`,
()=>{e.let(p,(0,F._)`${r}[${h}]`),e.if(_,(0,F._)`continue`),l.length>1&&e.if((0,F._)`typeof ${p} == "string"`,(0,F._)`${p} += "_"`),e.if((0,F._)`typeof ${E}[${p}] == "number"`,
()=>{e.assign(f,(0,F._)`${E}[${p}]`),t.error(),e.assign(c,false).break()}).code((0,F._)`${E}[${p}] = ${h}`)})}function m(h,f){let p=(0,Vl.useFunc)(e,zl.default),
_=e.name("outer");e.label(_).for((0,F._)`;${h}--;`,()=>e.for((0,F._)`${f} = ${h}; ${f}--;`,()=>e.if((0,F._)`${p}(${r}[${h}], ${r}[${f}])`,()=>{t.error(),e.assign(
c,false).break(_)})))}}};ws.default=Hl});var Yo=g(bs=>{"use strict";Object.defineProperty(bs,"__esModule",{value:true});var Es=k(),Kl=R(),Ll=Bt(),Gl={message:"m\
ust be equal to constant",params:({schemaCode:t})=>(0,Es._)`{allowedValue: ${t}}`},Jl={keyword:"const",$data:true,error:Gl,code(t){let{gen:e,data:r,$data:s,schemaCode:n,
schema:o}=t;s||o&&typeof o=="object"?t.fail$data((0,Es._)`!${(0,Kl.useFunc)(e,Ll.default)}(${r}, ${n})`):t.fail((0,Es._)`${o} !== ${r}`)}};bs.default=Jl});var ei=g(
Ss=>{"use strict";Object.defineProperty(Ss,"__esModule",{value:true});var mt=k(),Bl=R(),Wl=Bt(),Ql={message:"must be equal to one of the allowed values",params:({
schemaCode:t})=>(0,mt._)`{allowedValues: ${t}}`},Zl={keyword:"enum",schemaType:"array",$data:true,error:Ql,code(t){let{gen:e,data:r,$data:s,schema:n,schemaCode:o,
it:i}=t;if(!s&&n.length===0)throw new Error("enum must have non-empty array");let a=n.length>=i.opts.loopEnum,c,l=()=>c??(c=(0,Bl.useFunc)(e,Wl.default)),u;if(a||
s)u=e.let("valid"),t.block$data(u,d);else{if(!Array.isArray(n))throw new Error("ajv implementation error");let m=e.const("vSchema",o);u=(0,mt.or)(...n.map((h,f)=>y(
m,f)))}t.pass(u);function d(){e.assign(u,false),e.forOf("v",o,m=>e.if((0,mt._)`${l()}(${r}, ${m})`,()=>e.assign(u,true).break()))}function y(m,h){let f=n[h];return typeof f==
"object"&&f!==null?(0,mt._)`${l()}(${r}, ${m}[${h}])`:(0,mt._)`${r} === ${f}`}}};Ss.default=Zl});var ud=g(Ps=>{"use strict";Object.defineProperty(Ps,"__esModule",
{value:true});var Xl=Uo(),Yl=Ho(),ed=Go(),td=Jo(),rd=Bo(),sd=Wo(),nd=Qo(),od=Xo(),id=Yo(),ad=ei(),cd=[Xl.default,Yl.default,ed.default,td.default,rd.default,sd.
default,nd.default,od.default,{keyword:"type",schemaType:["string","array"]},{keyword:"nullable",schemaType:"boolean"},id.default,ad.default];Ps.default=cd});var ks=g(
yt=>{"use strict";Object.defineProperty(yt,"__esModule",{value:true});yt.validateAdditionalItems=void 0;var Ie=k(),Ns=R(),ld={message:({params:{len:t}})=>(0,Ie.
str)`must NOT have more than ${t} items`,params:({params:{len:t}})=>(0,Ie._)`{limit: ${t}}`},dd={keyword:"additionalItems",type:"array",schemaType:["boolean","o\
bject"],before:"uniqueItems",error:ld,code(t){let{parentSchema:e,it:r}=t,{items:s}=e;if(!Array.isArray(s)){(0,Ns.checkStrictMode)(r,'"additionalItems" is ignore\
d when "items" is not an array of schemas');return}ti(t,s)}};function ti(t,e){let{gen:r,schema:s,data:n,keyword:o,it:i}=t;i.items=true;let a=r.const("len",(0,Ie.
_)`${n}.length`);if(s===false)t.setParams({len:e.length}),t.pass((0,Ie._)`${a} <= ${e.length}`);else if(typeof s=="object"&&!(0,Ns.alwaysValidSchema)(i,s)){let l=r.
var("valid",(0,Ie._)`${a} <= ${e.length}`);r.if((0,Ie.not)(l),()=>c(l)),t.ok(l)}function c(l){r.forRange("i",e.length,a,u=>{t.subschema({keyword:o,dataProp:u,dataPropType:Ns.
Type.Num},l),i.allErrors||r.if((0,Ie.not)(l),()=>r.break())})}}yt.validateAdditionalItems=ti;yt.default=dd});var Os=g(_t=>{"use strict";Object.defineProperty(_t,
"__esModule",{value:true});_t.validateTuple=void 0;var ri=k(),Wt=R(),fd=Z(),hd={keyword:"items",type:"array",schemaType:["object","array","boolean"],before:"uni\
queItems",code(t){let{schema:e,it:r}=t;if(Array.isArray(e))return si(t,"additionalItems",e);r.items=true,!(0,Wt.alwaysValidSchema)(r,e)&&t.ok((0,fd.validateArray)(
t))}};function si(t,e,r=t.schema){let{gen:s,parentSchema:n,data:o,keyword:i,it:a}=t;u(n),a.opts.unevaluated&&r.length&&a.items!==true&&(a.items=Wt.mergeEvaluated.
items(s,r.length,a.items));let c=s.name("valid"),l=s.const("len",(0,ri._)`${o}.length`);r.forEach((d,y)=>{(0,Wt.alwaysValidSchema)(a,d)||(s.if((0,ri._)`${l} > ${y}`,
()=>t.subschema({keyword:i,schemaProp:y,dataProp:y},c)),t.ok(c))});function u(d){let{opts:y,errSchemaPath:m}=a,h=r.length,f=h===d.minItems&&(h===d.maxItems||d[e]===
false);if(y.strictTuples&&!f){let p=`"${i}" is ${h}-tuple, but minItems or maxItems/${e} are not specified or different at path "${m}"`;(0,Wt.checkStrictMode)(a,
p,y.strictTuples)}}}_t.validateTuple=si;_t.default=hd});var ni=g(Rs=>{"use strict";Object.defineProperty(Rs,"__esModule",{value:true});var pd=Os(),md={keyword:"\
prefixItems",type:"array",schemaType:["array"],before:"uniqueItems",code:t=>(0,pd.validateTuple)(t,"items")};Rs.default=md});var ii=g(qs=>{"use strict";Object.defineProperty(
qs,"__esModule",{value:true});var oi=k(),yd=R(),_d=Z(),gd=ks(),$d={message:({params:{len:t}})=>(0,oi.str)`must NOT have more than ${t} items`,params:({params:{len:t}})=>(0,
oi._)`{limit: ${t}}`},vd={keyword:"items",type:"array",schemaType:["object","boolean"],before:"uniqueItems",error:$d,code(t){let{schema:e,parentSchema:r,it:s}=t,
{prefixItems:n}=r;s.items=true,!(0,yd.alwaysValidSchema)(s,e)&&(n?(0,gd.validateAdditionalItems)(t,n):t.ok((0,_d.validateArray)(t)))}};qs.default=vd});var ai=g(
Is=>{"use strict";Object.defineProperty(Is,"__esModule",{value:true});var Y=k(),Qt=R(),wd={message:({params:{min:t,max:e}})=>e===void 0?(0,Y.str)`must contain at least ${t} valid item(s)`:
(0,Y.str)`must contain at least ${t} and no more than ${e} valid item(s)`,params:({params:{min:t,max:e}})=>e===void 0?(0,Y._)`{minContains: ${t}}`:(0,Y._)`{minContains: ${t}, maxContains: ${e}}`},
Ed={keyword:"contains",type:"array",schemaType:["object","boolean"],before:"uniqueItems",trackErrors:true,error:wd,code(t){let{gen:e,schema:r,parentSchema:s,data:n,
it:o}=t,i,a,{minContains:c,maxContains:l}=s;o.opts.next?(i=c===void 0?1:c,a=l):i=1;let u=e.const("len",(0,Y._)`${n}.length`);if(t.setParams({min:i,max:a}),a===void 0&&
i===0){(0,Qt.checkStrictMode)(o,'"minContains" == 0 without "maxContains": "contains" keyword ignored');return}if(a!==void 0&&i>a){(0,Qt.checkStrictMode)(o,'"mi\
nContains" > "maxContains" is always invalid'),t.fail();return}if((0,Qt.alwaysValidSchema)(o,r)){let f=(0,Y._)`${u} >= ${i}`;a!==void 0&&(f=(0,Y._)`${f} && ${u} <= ${a}`),
t.pass(f);return}o.items=true;let d=e.name("valid");a===void 0&&i===1?m(d,()=>e.if(d,()=>e.break())):i===0?(e.let(d,true),a!==void 0&&e.if((0,Y._)`${n}.length > 0`,
y)):(e.let(d,false),y()),t.result(d,()=>t.reset());function y(){let f=e.name("_valid"),p=e.let("count",0);m(f,()=>e.if(f,()=>h(p)))}function m(f,p){e.forRange("\
i",0,u,_=>{t.subschema({keyword:"contains",dataProp:_,dataPropType:Qt.Type.Num,compositeRule:true},f),p()})}function h(f){e.code((0,Y._)`${f}++`),a===void 0?e.if(
(0,Y._)`${f} >= ${i}`,()=>e.assign(d,true).break()):(e.if((0,Y._)`${f} > ${a}`,()=>e.assign(d,false).break()),i===1?e.assign(d,true):e.if((0,Y._)`${f} >= ${i}`,
()=>e.assign(d,true)))}}};Is.default=Ed});var li=g(ae=>{"use strict";Object.defineProperty(ae,"__esModule",{value:true});ae.validateSchemaDeps=ae.validatePropertyDeps=
ae.error=void 0;var js=k(),bd=R(),gt=Z();ae.error={message:({params:{property:t,depsCount:e,deps:r}})=>{let s=e===1?"property":"properties";return(0,js.str)`must have ${s} ${r} when property ${t} is present`},
params:({params:{property:t,depsCount:e,deps:r,missingProperty:s}})=>(0,js._)`{property: ${t},
    missingProperty: ${s},
    depsCount: ${e},
    deps: ${r}}`};var Sd={keyword:"dependencies",type:"object",schemaType:"object",error:ae.error,code(t){let[e,r]=Pd(t);ci(t,e),ui(t,r)}};function Pd({schema:t}){
let e={},r={};for(let s in t){if(s==="__proto__")continue;let n=Array.isArray(t[s])?e:r;n[s]=t[s]}return[e,r]}function ci(t,e=t.schema){let{gen:r,data:s,it:n}=t;
if(Object.keys(e).length===0)return;let o=r.let("missing");for(let i in e){let a=e[i];if(a.length===0)continue;let c=(0,gt.propertyInData)(r,s,i,n.opts.ownProperties);
t.setParams({property:i,depsCount:a.length,deps:a.join(", ")}),n.allErrors?r.if(c,()=>{for(let l of a)(0,gt.checkReportMissingProp)(t,l)}):(r.if((0,js._)`${c} && (${(0,
gt.checkMissingProp)(t,a,o)})`),(0,gt.reportMissingProp)(t,o),r.else())}}ae.validatePropertyDeps=ci;function ui(t,e=t.schema){let{gen:r,data:s,keyword:n,it:o}=t,
i=r.name("valid");for(let a in e)(0,bd.alwaysValidSchema)(o,e[a])||(r.if((0,gt.propertyInData)(r,s,a,o.opts.ownProperties),()=>{let c=t.subschema({keyword:n,schemaProp:a},
i);t.mergeValidEvaluated(c,i)},()=>r.var(i,true)),t.ok(i))}ae.validateSchemaDeps=ui;ae.default=Sd});var fi=g(Ts=>{"use strict";Object.defineProperty(Ts,"__esMod\
ule",{value:true});var di=k(),Nd=R(),kd={message:"property name must be valid",params:({params:t})=>(0,di._)`{propertyName: ${t.propertyName}}`},Od={keyword:"pr\
opertyNames",type:"object",schemaType:["object","boolean"],error:kd,code(t){let{gen:e,schema:r,data:s,it:n}=t;if((0,Nd.alwaysValidSchema)(n,r))return;let o=e.name(
"valid");e.forIn("key",s,i=>{t.setParams({propertyName:i}),t.subschema({keyword:"propertyNames",data:i,dataTypes:["string"],propertyName:i,compositeRule:true},o),
e.if((0,di.not)(o),()=>{t.error(true),n.allErrors||e.break()})}),t.ok(o)}};Ts.default=Od});var Ds=g(Cs=>{"use strict";Object.defineProperty(Cs,"__esModule",{value:true});
var Zt=Z(),se=k(),Rd=de(),Xt=R(),qd={message:"must NOT have additional properties",params:({params:t})=>(0,se._)`{additionalProperty: ${t.additionalProperty}}`},
Id={keyword:"additionalProperties",type:["object"],schemaType:["boolean","object"],allowUndefined:true,trackErrors:true,error:qd,code(t){let{gen:e,schema:r,parentSchema:s,
data:n,errsCount:o,it:i}=t;if(!o)throw new Error("ajv implementation error");let{allErrors:a,opts:c}=i;if(i.props=true,c.removeAdditional!=="all"&&(0,Xt.alwaysValidSchema)(
i,r))return;let l=(0,Zt.allSchemaProperties)(s.properties),u=(0,Zt.allSchemaProperties)(s.patternProperties);d(),t.ok((0,se._)`${o} === ${Rd.default.errors}`);function d(){
e.forIn("key",n,p=>{!l.length&&!u.length?h(p):e.if(y(p),()=>h(p))})}function y(p){let _;if(l.length>8){let E=(0,Xt.schemaRefOrVal)(i,s.properties,"properties");
_=(0,Zt.isOwnProperty)(e,E,p)}else l.length?_=(0,se.or)(...l.map(E=>(0,se._)`${p} === ${E}`)):_=se.nil;return u.length&&(_=(0,se.or)(_,...u.map(E=>(0,se._)`${(0,
Zt.usePattern)(t,E)}.test(${p})`))),(0,se.not)(_)}function m(p){e.code((0,se._)`delete ${n}[${p}]`)}function h(p){if(c.removeAdditional==="all"||c.removeAdditional&&
r===false){m(p);return}if(r===false){t.setParams({additionalProperty:p}),t.error(),a||e.break();return}if(typeof r=="object"&&!(0,Xt.alwaysValidSchema)(i,r)){let _=e.
name("valid");c.removeAdditional==="failing"?(f(p,_,false),e.if((0,se.not)(_),()=>{t.reset(),m(p)})):(f(p,_),a||e.if((0,se.not)(_),()=>e.break()))}}function f(p,_,E){
let w={keyword:"additionalProperties",dataProp:p,dataPropType:Xt.Type.Str};E===false&&Object.assign(w,{compositeRule:true,createErrors:false,allErrors:false}),t.
subschema(w,_)}}};Cs.default=Id});var mi=g(Ms=>{"use strict";Object.defineProperty(Ms,"__esModule",{value:true});var jd=It(),hi=Z(),As=R(),pi=Ds(),Td={keyword:"\
properties",type:"object",schemaType:"object",code(t){let{gen:e,schema:r,parentSchema:s,data:n,it:o}=t;o.opts.removeAdditional==="all"&&s.additionalProperties===
void 0&&pi.default.code(new jd.KeywordCxt(o,pi.default,"additionalProperties"));let i=(0,hi.allSchemaProperties)(r);for(let d of i)o.definedProperties.add(d);o.
opts.unevaluated&&i.length&&o.props!==true&&(o.props=As.mergeEvaluated.props(e,(0,As.toHash)(i),o.props));let a=i.filter(d=>!(0,As.alwaysValidSchema)(o,r[d]));if(a.
length===0)return;let c=e.name("valid");for(let d of a)l(d)?u(d):(e.if((0,hi.propertyInData)(e,n,d,o.opts.ownProperties)),u(d),o.allErrors||e.else().var(c,true),
e.endIf()),t.it.definedProperties.add(d),t.ok(c);function l(d){return o.opts.useDefaults&&!o.compositeRule&&r[d].default!==void 0}function u(d){t.subschema({keyword:"\
properties",schemaProp:d,dataProp:d},c)}}};Ms.default=Td});var $i=g(Fs=>{"use strict";Object.defineProperty(Fs,"__esModule",{value:true});var yi=Z(),Yt=k(),_i=R(),
gi=R(),Cd={keyword:"patternProperties",type:"object",schemaType:"object",code(t){let{gen:e,schema:r,data:s,parentSchema:n,it:o}=t,{opts:i}=o,a=(0,yi.allSchemaProperties)(
r),c=a.filter(f=>(0,_i.alwaysValidSchema)(o,r[f]));if(a.length===0||c.length===a.length&&(!o.opts.unevaluated||o.props===true))return;let l=i.strictSchema&&!i.allowMatchingProperties&&
n.properties,u=e.name("valid");o.props!==true&&!(o.props instanceof Yt.Name)&&(o.props=(0,gi.evaluatedPropsToName)(e,o.props));let{props:d}=o;y();function y(){for(let f of a)
l&&m(f),o.allErrors?h(f):(e.var(u,true),h(f),e.if(u))}function m(f){for(let p in l)new RegExp(f).test(p)&&(0,_i.checkStrictMode)(o,`property ${p} matches patter\
n ${f} (use allowMatchingProperties)`)}function h(f){e.forIn("key",s,p=>{e.if((0,Yt._)`${(0,yi.usePattern)(t,f)}.test(${p})`,()=>{let _=c.includes(f);_||t.subschema(
{keyword:"patternProperties",schemaProp:f,dataProp:p,dataPropType:gi.Type.Str},u),o.opts.unevaluated&&d!==true?e.assign((0,Yt._)`${d}[${p}]`,true):!_&&!o.allErrors&&
e.if((0,Yt.not)(u),()=>e.break())})})}}};Fs.default=Cd});var vi=g(xs=>{"use strict";Object.defineProperty(xs,"__esModule",{value:true});var Dd=R(),Ad={keyword:"\
not",schemaType:["object","boolean"],trackErrors:true,code(t){let{gen:e,schema:r,it:s}=t;if((0,Dd.alwaysValidSchema)(s,r)){t.fail();return}let n=e.name("valid");
t.subschema({keyword:"not",compositeRule:true,createErrors:false,allErrors:false},n),t.failResult(n,()=>t.reset(),()=>t.error())},error:{message:"must NOT be va\
lid"}};xs.default=Ad});var wi=g(Vs=>{"use strict";Object.defineProperty(Vs,"__esModule",{value:true});var Md=Z(),Fd={keyword:"anyOf",schemaType:"array",trackErrors:true,
code:Md.validateUnion,error:{message:"must match a schema in anyOf"}};Vs.default=Fd});var Ei=g(zs=>{"use strict";Object.defineProperty(zs,"__esModule",{value:true});
var er=k(),xd=R(),Vd={message:"must match exactly one schema in oneOf",params:({params:t})=>(0,er._)`{passingSchemas: ${t.passing}}`},zd={keyword:"oneOf",schemaType:"\
array",trackErrors:true,error:Vd,code(t){let{gen:e,schema:r,parentSchema:s,it:n}=t;if(!Array.isArray(r))throw new Error("ajv implementation error");if(n.opts.discriminator&&
s.discriminator)return;let o=r,i=e.let("valid",false),a=e.let("passing",null),c=e.name("_valid");t.setParams({passing:a}),e.block(l),t.result(i,()=>t.reset(),()=>t.
error(true));function l(){o.forEach((u,d)=>{let y;(0,xd.alwaysValidSchema)(n,u)?e.var(c,true):y=t.subschema({keyword:"oneOf",schemaProp:d,compositeRule:true},c),
d>0&&e.if((0,er._)`${c} && ${i}`).assign(i,false).assign(a,(0,er._)`[${a}, ${d}]`).else(),e.if(c,()=>{e.assign(i,true),e.assign(a,d),y&&t.mergeEvaluated(y,er.Name)})})}}};
zs.default=zd});var bi=g(Us=>{"use strict";Object.defineProperty(Us,"__esModule",{value:true});var Ud=R(),Hd={keyword:"allOf",schemaType:"array",code(t){let{gen:e,
schema:r,it:s}=t;if(!Array.isArray(r))throw new Error("ajv implementation error");let n=e.name("valid");r.forEach((o,i)=>{if((0,Ud.alwaysValidSchema)(s,o))return;
let a=t.subschema({keyword:"allOf",schemaProp:i},n);t.ok(n),t.mergeEvaluated(a)})}};Us.default=Hd});var Ni=g(Hs=>{"use strict";Object.defineProperty(Hs,"__esMod\
ule",{value:true});var tr=k(),Pi=R(),Kd={message:({params:t})=>(0,tr.str)`must match "${t.ifClause}" schema`,params:({params:t})=>(0,tr._)`{failingKeyword: ${t.
ifClause}}`},Ld={keyword:"if",schemaType:["object","boolean"],trackErrors:true,error:Kd,code(t){let{gen:e,parentSchema:r,it:s}=t;r.then===void 0&&r.else===void 0&&
(0,Pi.checkStrictMode)(s,'"if" without "then" and "else" is ignored');let n=Si(s,"then"),o=Si(s,"else");if(!n&&!o)return;let i=e.let("valid",true),a=e.name("_va\
lid");if(c(),t.reset(),n&&o){let u=e.let("ifClause");t.setParams({ifClause:u}),e.if(a,l("then",u),l("else",u))}else n?e.if(a,l("then")):e.if((0,tr.not)(a),l("el\
se"));t.pass(i,()=>t.error(true));function c(){let u=t.subschema({keyword:"if",compositeRule:true,createErrors:false,allErrors:false},a);t.mergeEvaluated(u)}function l(u,d){
return()=>{let y=t.subschema({keyword:u},a);e.assign(i,a),t.mergeValidEvaluated(y,i),d?e.assign(d,(0,tr._)`${u}`):t.setParams({ifClause:u})}}}};function Si(t,e){
let r=t.schema[e];return r!==void 0&&!(0,Pi.alwaysValidSchema)(t,r)}Hs.default=Ld});var ki=g(Ks=>{"use strict";Object.defineProperty(Ks,"__esModule",{value:true});
var Gd=R(),Jd={keyword:["then","else"],schemaType:["object","boolean"],code({keyword:t,parentSchema:e,it:r}){e.if===void 0&&(0,Gd.checkStrictMode)(r,`"${t}" wit\
hout "if" is ignored`)}};Ks.default=Jd});var ff=g(Ls=>{"use strict";Object.defineProperty(Ls,"__esModule",{value:true});var Bd=ks(),Wd=ni(),Qd=Os(),Zd=ii(),Xd=ai(),
Yd=li(),ef=fi(),tf=Ds(),rf=mi(),sf=$i(),nf=vi(),of=wi(),af=Ei(),cf=bi(),uf=Ni(),lf=ki();function df(t=false){let e=[nf.default,of.default,af.default,cf.default,
uf.default,lf.default,ef.default,tf.default,Yd.default,rf.default,sf.default];return t?e.push(Wd.default,Zd.default):e.push(Bd.default,Qd.default),e.push(Xd.default),
e}Ls.default=df});var Oi=g(Gs=>{"use strict";Object.defineProperty(Gs,"__esModule",{value:true});var A=k(),hf={message:({schemaCode:t})=>(0,A.str)`must match format "${t}"`,
params:({schemaCode:t})=>(0,A._)`{format: ${t}}`},pf={keyword:"format",type:["number","string"],schemaType:"string",$data:true,error:hf,code(t,e){let{gen:r,data:s,
$data:n,schema:o,schemaCode:i,it:a}=t,{opts:c,errSchemaPath:l,schemaEnv:u,self:d}=a;if(!c.validateFormats)return;n?y():m();function y(){let h=r.scopeValue("form\
ats",{ref:d.formats,code:c.code.formats}),f=r.const("fDef",(0,A._)`${h}[${i}]`),p=r.let("fType"),_=r.let("format");r.if((0,A._)`typeof ${f} == "object" && !(${f} instanceof RegExp)`,
()=>r.assign(p,(0,A._)`${f}.type || "string"`).assign(_,(0,A._)`${f}.validate`),()=>r.assign(p,(0,A._)`"string"`).assign(_,f)),t.fail$data((0,A.or)(E(),w()));function E(){
return c.strictSchema===false?A.nil:(0,A._)`${i} && !${_}`}function w(){let j=u.$async?(0,A._)`(${f}.async ? await ${_}(${s}) : ${_}(${s}))`:(0,A._)`${_}(${s})`,
b=(0,A._)`(typeof ${_} == "function" ? ${j} : ${_}.test(${s}))`;return(0,A._)`${_} && ${_} !== true && ${p} === ${e} && !${b}`}}function m(){let h=d.formats[o];
if(!h){E();return}if(h===true)return;let[f,p,_]=w(h);f===e&&t.pass(j());function E(){if(c.strictSchema===false){d.logger.warn(b());return}throw new Error(b());function b(){
return`unknown format "${o}" ignored in schema at path "${l}"`}}function w(b){let ne=b instanceof RegExp?(0,A.regexpCode)(b):c.code.formats?(0,A._)`${c.code.formats}${(0,
A.getProperty)(o)}`:void 0,ce=r.scopeValue("formats",{key:o,ref:b,code:ne});return typeof b=="object"&&!(b instanceof RegExp)?[b.type||"string",b.validate,(0,A.
_)`${ce}.validate`]:["string",b,ce]}function j(){if(typeof h=="object"&&!(h instanceof RegExp)&&h.async){if(!u.$async)throw new Error("async format in sync sche\
ma");return(0,A._)`await ${_}(${s})`}return typeof p=="function"?(0,A._)`${_}(${s})`:(0,A._)`${_}.test(${s})`}}}};Gs.default=pf});var _f=g(Js=>{"use strict";Object.
defineProperty(Js,"__esModule",{value:true});var mf=Oi(),yf=[mf.default];Js.default=yf});var gf=g(Ke=>{"use strict";Object.defineProperty(Ke,"__esModule",{value:true});
Ke.contentVocabulary=Ke.metadataVocabulary=void 0;Ke.metadataVocabulary=["title","description","default","deprecated","readOnly","writeOnly","examples"];Ke.contentVocabulary=
["contentMediaType","contentEncoding","contentSchema"]});export{k as a,R as b,de as c,It as d,zr as e,jt as f,Ct as g,cl as h,zo as i,vl as j,ud as k,li as l,ff as m,
_f as n,gf as o,hl as p};
