import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import"./hook.js";import Xr from"node:path";var J=typeof globalThis<
"u"?globalThis:typeof window<"u"?window:typeof global<"u"?global:typeof self<"u"?self:{},it={},vt,Jt;function es(){if(Jt)return vt;Jt=1;var t=200,s="__lodash_ha\
sh_undefined__",o=1/0,c="[object Function]",i="[object GeneratorFunction]",l=/[\\^$.*+?()[\]{}|]/g,h=/^\[object .+?Constructor\]$/,p=typeof J=="object"&&J&&J.Object===
Object&&J,d=typeof self=="object"&&self&&self.Object===Object&&self,_=p||d||Function("return this")();function T(f,r){var u=f?f.length:0;return!!u&&w(f,r,0)>-1}
function y(f,r,u,A){for(var I=f.length,N=u+-1;++N<I;)if(r(f[N],N,f))return N;return-1}function w(f,r,u){if(r!==r)return y(f,b,u);for(var A=u-1,I=f.length;++A<I;)
if(f[A]===r)return A;return-1}function b(f){return f!==f}function K(f,r){return f.has(r)}function z(f,r){return f?.[r]}function ne(f){var r=false;if(f!=null&&typeof f.
toString!="function")try{r=!!(f+"")}catch{}return r}function j(f){var r=-1,u=Array(f.size);return f.forEach(function(A){u[++r]=A}),u}var Z=Array.prototype,ie=Function.
prototype,Y=Object.prototype,le=_["__core-js_shared__"],ue=(function(){var f=/[^.]+$/.exec(le&&le.keys&&le.keys.IE_PROTO||"");return f?"Symbol(src)_1."+f:""})(),
fe=ie.toString,de=Y.hasOwnProperty,re=Y.toString,He=RegExp("^"+fe.call(de).replace(l,"\\$&").replace(/hasOwnProperty|(function).*?(?=\\\()| for .+?(?=\\\])/g,"$\
1.*?")+"$"),Ue=Z.splice,Fe=ae(_,"Map"),Re=ae(_,"Set"),X=ae(Object,"create");function L(f){var r=-1,u=f?f.length:0;for(this.clear();++r<u;){var A=f[r];this.set(A[0],
A[1])}}function ee(){this.__data__=X?X(null):{}}function ze(f){return this.has(f)&&delete this.__data__[f]}function je(f){var r=this.__data__;if(X){var u=r[f];return u===
s?void 0:u}return de.call(r,f)?r[f]:void 0}function Ze(f){var r=this.__data__;return X?r[f]!==void 0:de.call(r,f)}function Ye(f,r){var u=this.__data__;return u[f]=
X&&r===void 0?s:r,this}L.prototype.clear=ee,L.prototype.delete=ze,L.prototype.get=je,L.prototype.has=Ze,L.prototype.set=Ye;function se(f){var r=-1,u=f?f.length:
0;for(this.clear();++r<u;){var A=f[r];this.set(A[0],A[1])}}function oe(){this.__data__=[]}function Be(f){var r=this.__data__,u=he(r,f);if(u<0)return false;var A=r.
length-1;return u==A?r.pop():Ue.call(r,u,1),true}function We(f){var r=this.__data__,u=he(r,f);return u<0?void 0:r[u][1]}function Ve(f){return he(this.__data__,f)>
-1}function qe(f,r){var u=this.__data__,A=he(u,f);return A<0?u.push([f,r]):u[A][1]=r,this}se.prototype.clear=oe,se.prototype.delete=Be,se.prototype.get=We,se.prototype.
has=Ve,se.prototype.set=qe;function R(f){var r=-1,u=f?f.length:0;for(this.clear();++r<u;){var A=f[r];this.set(A[0],A[1])}}function te(){this.__data__={hash:new L,
map:new(Fe||se),string:new L}}function Qe(f){return Se(this,f).delete(f)}function B(f){return Se(this,f).get(f)}function ve(f){return Se(this,f).has(f)}function Ke(f,r){
return Se(this,f).set(f,r),this}R.prototype.clear=te,R.prototype.delete=Qe,R.prototype.get=B,R.prototype.has=ve,R.prototype.set=Ke;function Ee(f){var r=-1,u=f?f.
length:0;for(this.__data__=new R;++r<u;)this.add(f[r])}function pe(f){return this.__data__.set(f,s),this}function $e(f){return this.__data__.has(f)}Ee.prototype.
add=Ee.prototype.push=pe,Ee.prototype.has=$e;function he(f,r){for(var u=f.length;u--;)if(Ce(f[u][0],r))return u;return-1}function Te(f){if(!Me(f)||Xe(f))return false;
var r=tt(f)||ne(f)?He:h;return r.test(Le(f))}function De(f,r,u){var A=-1,I=T,N=f.length,v=true,$=[],D=$;if(N>=t){var M=Je(f);if(M)return j(M);v=false,I=K,D=new Ee}else
D=$;e:for(;++A<N;){var W=f[A],k=W;if(W=W!==0?W:0,v&&k===k){for(var ce=D.length;ce--;)if(D[ce]===k)continue e;$.push(W)}else I(D,k,u)||(D!==$&&D.push(k),$.push(W))}
return $}var Je=Re&&1/j(new Re([,-0]))[1]==o?function(f){return new Re(f)}:Ge;function Se(f,r){var u=f.__data__;return Oe(r)?u[typeof r=="string"?"string":"hash"]:
u.map}function ae(f,r){var u=z(f,r);return Te(u)?u:void 0}function Oe(f){var r=typeof f;return r=="string"||r=="number"||r=="symbol"||r=="boolean"?f!=="__proto_\
_":f===null}function Xe(f){return!!ue&&ue in f}function Le(f){if(f!=null){try{return fe.call(f)}catch{}try{return f+""}catch{}}return""}function et(f){return f&&
f.length?De(f):[]}function Ce(f,r){return f===r||f!==f&&r!==r}function tt(f){var r=Me(f)?re.call(f):"";return r==c||r==i}function Me(f){var r=typeof f;return!!f&&
(r=="object"||r=="function")}function Ge(){}return vt=et,vt}var Kt,Xt;function ts(){if(Xt)return Kt;Xt=1;var t=200,s="__lodash_hash_undefined__",o=1/0,c="[objec\
t Function]",i="[object GeneratorFunction]",l=/[\\^$.*+?()[\]{}|]/g,h=/^\[object .+?Constructor\]$/,p=typeof J=="object"&&J&&J.Object===Object&&J,d=typeof self==
"object"&&self&&self.Object===Object&&self,_=p||d||Function("return this")();function T(r,u){var A=r?r.length:0;return!!A&&b(r,u,0)>-1}function y(r,u,A){for(var I=-1,
N=r?r.length:0;++I<N;)if(A(u,r[I]))return true;return false}function w(r,u,A,I){for(var N=r.length,v=A+-1;++v<N;)if(u(r[v],v,r))return v;return-1}function b(r,u,A){
if(u!==u)return w(r,K,A);for(var I=A-1,N=r.length;++I<N;)if(r[I]===u)return I;return-1}function K(r){return r!==r}function z(r,u){return r.has(u)}function ne(r,u){
return r?.[u]}function j(r){var u=false;if(r!=null&&typeof r.toString!="function")try{u=!!(r+"")}catch{}return u}function Z(r){var u=-1,A=Array(r.size);return r.
forEach(function(I){A[++u]=I}),A}var ie=Array.prototype,Y=Function.prototype,le=Object.prototype,ue=_["__core-js_shared__"],fe=(function(){var r=/[^.]+$/.exec(ue&&
ue.keys&&ue.keys.IE_PROTO||"");return r?"Symbol(src)_1."+r:""})(),de=Y.toString,re=le.hasOwnProperty,He=le.toString,Ue=RegExp("^"+de.call(re).replace(l,"\\$&").
replace(/hasOwnProperty|(function).*?(?=\\\()| for .+?(?=\\\])/g,"$1.*?")+"$"),Fe=ie.splice,Re=Oe(_,"Map"),X=Oe(_,"Set"),L=Oe(Object,"create");function ee(r){var u=-1,
A=r?r.length:0;for(this.clear();++u<A;){var I=r[u];this.set(I[0],I[1])}}function ze(){this.__data__=L?L(null):{}}function je(r){return this.has(r)&&delete this.
__data__[r]}function Ze(r){var u=this.__data__;if(L){var A=u[r];return A===s?void 0:A}return re.call(u,r)?u[r]:void 0}function Ye(r){var u=this.__data__;return L?
u[r]!==void 0:re.call(u,r)}function se(r,u){var A=this.__data__;return A[r]=L&&u===void 0?s:u,this}ee.prototype.clear=ze,ee.prototype.delete=je,ee.prototype.get=
Ze,ee.prototype.has=Ye,ee.prototype.set=se;function oe(r){var u=-1,A=r?r.length:0;for(this.clear();++u<A;){var I=r[u];this.set(I[0],I[1])}}function Be(){this.__data__=
[]}function We(r){var u=this.__data__,A=Te(u,r);if(A<0)return false;var I=u.length-1;return A==I?u.pop():Fe.call(u,A,1),true}function Ve(r){var u=this.__data__,
A=Te(u,r);return A<0?void 0:u[A][1]}function qe(r){return Te(this.__data__,r)>-1}function R(r,u){var A=this.__data__,I=Te(A,r);return I<0?A.push([r,u]):A[I][1]=
u,this}oe.prototype.clear=Be,oe.prototype.delete=We,oe.prototype.get=Ve,oe.prototype.has=qe,oe.prototype.set=R;function te(r){var u=-1,A=r?r.length:0;for(this.clear();++u<
A;){var I=r[u];this.set(I[0],I[1])}}function Qe(){this.__data__={hash:new ee,map:new(Re||oe),string:new ee}}function B(r){return ae(this,r).delete(r)}function ve(r){
return ae(this,r).get(r)}function Ke(r){return ae(this,r).has(r)}function Ee(r,u){return ae(this,r).set(r,u),this}te.prototype.clear=Qe,te.prototype.delete=B,te.
prototype.get=ve,te.prototype.has=Ke,te.prototype.set=Ee;function pe(r){var u=-1,A=r?r.length:0;for(this.__data__=new te;++u<A;)this.add(r[u])}function $e(r){return this.
__data__.set(r,s),this}function he(r){return this.__data__.has(r)}pe.prototype.add=pe.prototype.push=$e,pe.prototype.has=he;function Te(r,u){for(var A=r.length;A--;)
if(tt(r[A][0],u))return A;return-1}function De(r){if(!Ge(r)||Le(r))return false;var u=Me(r)||j(r)?Ue:h;return u.test(et(r))}function Je(r,u,A){var I=-1,N=T,v=r.
length,$=true,D=[],M=D;if(A)$=false,N=y;else if(v>=t){var W=Se(r);if(W)return Z(W);$=false,N=z,M=new pe}else M=D;e:for(;++I<v;){var k=r[I],ce=k;if(k=A||k!==0?k:
0,$&&ce===ce){for(var nt=M.length;nt--;)if(M[nt]===ce)continue e;D.push(k)}else N(M,ce,A)||(M!==D&&M.push(ce),D.push(k))}return D}var Se=X&&1/Z(new X([,-0]))[1]==
o?function(r){return new X(r)}:f;function ae(r,u){var A=r.__data__;return Xe(u)?A[typeof u=="string"?"string":"hash"]:A.map}function Oe(r,u){var A=ne(r,u);return De(
A)?A:void 0}function Xe(r){var u=typeof r;return u=="string"||u=="number"||u=="symbol"||u=="boolean"?r!=="__proto__":r===null}function Le(r){return!!fe&&fe in r}
function et(r){if(r!=null){try{return de.call(r)}catch{}try{return r+""}catch{}}return""}function Ce(r,u){return r&&r.length?Je(r,void 0,u):[]}function tt(r,u){
return r===u||r!==r&&u!==u}function Me(r){var u=Ge(r)?He.call(r):"";return u==c||u==i}function Ge(r){var u=typeof r;return!!r&&(u=="object"||u=="function")}function f(){}
return Kt=Ce,Kt}var ut={exports:{}};ut.exports;var en;function ns(){return en||(en=1,(function(t,s){var o=200,c="Expected a function",i="__lodash_hash_undefined\
__",l=1,h=2,p=9007199254740991,d="[object Arguments]",_="[object Array]",T="[object Boolean]",y="[object Date]",w="[object Error]",b="[object Function]",K="[obj\
ect GeneratorFunction]",z="[object Map]",ne="[object Number]",j="[object Object]",Z="[object Promise]",ie="[object RegExp]",Y="[object Set]",le="[object String]",
ue="[object Symbol]",fe="[object WeakMap]",de="[object ArrayBuffer]",re="[object DataView]",He="[object Float32Array]",Ue="[object Float64Array]",Fe="[object In\
t8Array]",Re="[object Int16Array]",X="[object Int32Array]",L="[object Uint8Array]",ee="[object Uint8ClampedArray]",ze="[object Uint16Array]",je="[object Uint32A\
rray]",Ze=/\.|\[(?:[^[\]]*|(["'])(?:(?!\1)[^\\]|\\.)*?\1)\]/,Ye=/^\w*$/,se=/^\./,oe=/[^.[\]]+|\[(?:(-?\d+(?:\.\d+)?)|(["'])((?:(?!\2)[^\\]|\\.)*?)\2)\]|(?=(?:\.|\[\])(?:\.|\[\]|$))/g,
Be=/[\\^$.*+?()[\]{}|]/g,We=/\\(\\)?/g,Ve=/^\[object .+?Constructor\]$/,qe=/^(?:0|[1-9]\d*)$/,R={};R[He]=R[Ue]=R[Fe]=R[Re]=R[X]=R[L]=R[ee]=R[ze]=R[je]=true,R[d]=
R[_]=R[de]=R[T]=R[re]=R[y]=R[w]=R[b]=R[z]=R[ne]=R[j]=R[ie]=R[Y]=R[le]=R[fe]=false;var te=typeof J=="object"&&J&&J.Object===Object&&J,Qe=typeof self=="object"&&self&&
self.Object===Object&&self,B=te||Qe||Function("return this")(),ve=s&&!s.nodeType&&s,Ke=ve&&true&&t&&!t.nodeType&&t,Ee=Ke&&Ke.exports===ve,pe=Ee&&te.process,$e=(function(){
try{return pe&&pe.binding("util")}catch{}})(),he=$e&&$e.isTypedArray;function Te(e,n,a){switch(a.length){case 0:return e.call(n);case 1:return e.call(n,a[0]);case 2:
return e.call(n,a[0],a[1]);case 3:return e.call(n,a[0],a[1],a[2])}return e.apply(n,a)}function De(e,n){for(var a=-1,g=e?e.length:0,E=Array(g);++a<g;)E[a]=n(e[a],
a,e);return E}function Je(e,n){for(var a=-1,g=n.length,E=e.length;++a<g;)e[E+a]=n[a];return e}function Se(e,n){for(var a=-1,g=e?e.length:0;++a<g;)if(n(e[a],a,e))
return true;return false}function ae(e){return function(n){return n?.[e]}}function Oe(e,n){var a=e.length;for(e.sort(n);a--;)e[a]=e[a].value;return e}function Xe(e,n){
for(var a=-1,g=Array(e);++a<e;)g[a]=n(a);return g}function Le(e){return function(n){return e(n)}}function et(e,n){return e?.[n]}function Ce(e){var n=false;if(e!=
null&&typeof e.toString!="function")try{n=!!(e+"")}catch{}return n}function tt(e){var n=-1,a=Array(e.size);return e.forEach(function(g,E){a[++n]=[E,g]}),a}function Me(e,n){
return function(a){return e(n(a))}}function Ge(e){var n=-1,a=Array(e.size);return e.forEach(function(g){a[++n]=g}),a}var f=Array.prototype,r=Function.prototype,
u=Object.prototype,A=B["__core-js_shared__"],I=(function(){var e=/[^.]+$/.exec(A&&A.keys&&A.keys.IE_PROTO||"");return e?"Symbol(src)_1."+e:""})(),N=r.toString,v=u.
hasOwnProperty,$=u.toString,D=RegExp("^"+N.call(v).replace(Be,"\\$&").replace(/hasOwnProperty|(function).*?(?=\\\()| for .+?(?=\\\])/g,"$1.*?")+"$"),M=B.Symbol,
W=B.Uint8Array,k=u.propertyIsEnumerable,ce=f.splice,nt=M?M.isConcatSpreadable:void 0,kn=Me(Object.keys,Object),Ut=Math.max,St=ke(B,"DataView"),rt=ke(B,"Map"),yt=ke(
B,"Promise"),wt=ke(B,"Set"),It=ke(B,"WeakMap"),st=ke(Object,"create"),Hn=Pe(St),Un=Pe(rt),Fn=Pe(yt),zn=Pe(wt),jn=Pe(It),ft=M?M.prototype:void 0,Rt=ft?ft.valueOf:
void 0,Ft=ft?ft.toString:void 0;function be(e){var n=-1,a=e?e.length:0;for(this.clear();++n<a;){var g=e[n];this.set(g[0],g[1])}}function Zn(){this.__data__=st?st(
null):{}}function Yn(e){return this.has(e)&&delete this.__data__[e]}function Bn(e){var n=this.__data__;if(st){var a=n[e];return a===i?void 0:a}return v.call(n,e)?
n[e]:void 0}function Wn(e){var n=this.__data__;return st?n[e]!==void 0:v.call(n,e)}function Vn(e,n){var a=this.__data__;return a[e]=st&&n===void 0?i:n,this}be.prototype.
clear=Zn,be.prototype.delete=Yn,be.prototype.get=Bn,be.prototype.has=Wn,be.prototype.set=Vn;function ge(e){var n=-1,a=e?e.length:0;for(this.clear();++n<a;){var g=e[n];
this.set(g[0],g[1])}}function qn(){this.__data__=[]}function Qn(e){var n=this.__data__,a=pt(n,e);if(a<0)return false;var g=n.length-1;return a==g?n.pop():ce.call(
n,a,1),true}function Jn(e){var n=this.__data__,a=pt(n,e);return a<0?void 0:n[a][1]}function Xn(e){return pt(this.__data__,e)>-1}function er(e,n){var a=this.__data__,
g=pt(a,e);return g<0?a.push([e,n]):a[g][1]=n,this}ge.prototype.clear=qn,ge.prototype.delete=Qn,ge.prototype.get=Jn,ge.prototype.has=Xn,ge.prototype.set=er;function _e(e){
var n=-1,a=e?e.length:0;for(this.clear();++n<a;){var g=e[n];this.set(g[0],g[1])}}function tr(){this.__data__={hash:new be,map:new(rt||ge),string:new be}}function nr(e){
return ht(this,e).delete(e)}function rr(e){return ht(this,e).get(e)}function sr(e){return ht(this,e).has(e)}function or(e,n){return ht(this,e).set(e,n),this}_e.
prototype.clear=tr,_e.prototype.delete=nr,_e.prototype.get=rr,_e.prototype.has=sr,_e.prototype.set=or;function dt(e){var n=-1,a=e?e.length:0;for(this.__data__=new _e;++n<
a;)this.add(e[n])}function ar(e){return this.__data__.set(e,i),this}function cr(e){return this.__data__.has(e)}dt.prototype.add=dt.prototype.push=ar,dt.prototype.
has=cr;function me(e){this.__data__=new ge(e)}function ir(){this.__data__=new ge}function lr(e){return this.__data__.delete(e)}function ur(e){return this.__data__.
get(e)}function fr(e){return this.__data__.has(e)}function dr(e,n){var a=this.__data__;if(a instanceof ge){var g=a.__data__;if(!rt||g.length<o-1)return g.push([
e,n]),this;a=this.__data__=new _e(g)}return a.set(e,n),this}me.prototype.clear=ir,me.prototype.delete=lr,me.prototype.get=ur,me.prototype.has=fr,me.prototype.set=
dr;function pr(e,n){var a=we(e)||xt(e)?Xe(e.length,String):[],g=a.length,E=!!g;for(var m in e)v.call(e,m)&&!(E&&(m=="length"||Ct(m,g)))&&a.push(m);return a}function pt(e,n){
for(var a=e.length;a--;)if(Pt(e[a][0],n))return a;return-1}var hr=Dr(mr);function gr(e,n,a,g,E){var m=-1,S=e.length;for(a||(a=Ur),E||(E=[]);++m<S;){var C=e[m];a(
C)?Je(E,C):E[E.length]=C}return E}var _r=Lr();function mr(e,n){return e&&_r(e,n,At)}function zt(e,n){n=gt(n,e)?[n]:jt(n);for(var a=0,g=n.length;e!=null&&a<g;)e=
e[_t(n[a++])];return a&&a==g?e:void 0}function Ar(e){return $.call(e)}function Er(e,n){return e!=null&&n in Object(e)}function Ot(e,n,a,g,E){return e===n?true:e==
null||n==null||!at(e)&&!mt(n)?e!==e&&n!==n:Tr(e,n,Ot,a,g,E)}function Tr(e,n,a,g,E,m){var S=we(e),C=we(n),O=_,x=_;S||(O=ye(e),O=O==d?j:O),C||(x=ye(n),x=x==d?j:x);
var H=O==j&&!Ce(e),U=x==j&&!Ce(n),G=O==x;if(G&&!H)return m||(m=new me),S||Wr(e)?Zt(e,n,a,g,E,m):Mr(e,n,O,a,g,E,m);if(!(E&h)){var V=H&&v.call(e,"__wrapped__"),q=U&&
v.call(n,"__wrapped__");if(V||q){var Ie=V?e.value():e,Ae=q?n.value():n;return m||(m=new me),a(Ie,Ae,g,E,m)}}return G?(m||(m=new me),Gr(e,n,a,g,E,m)):false}function Sr(e,n,a,g){
var E=a.length,m=E;if(e==null)return!m;for(e=Object(e);E--;){var S=a[E];if(S[2]?S[1]!==e[S[0]]:!(S[0]in e))return false}for(;++E<m;){S=a[E];var C=S[0],O=e[C],x=S[1];
if(S[2]){if(O===void 0&&!(C in e))return false}else{var H=new me,U;if(!(U===void 0?Ot(x,O,g,l|h,H):U))return false}}return true}function yr(e){if(!at(e)||zr(e))
return false;var n=Vt(e)||Ce(e)?D:Ve;return n.test(Pe(e))}function wr(e){return mt(e)&&Nt(e.length)&&!!R[$.call(e)]}function Ir(e){return typeof e=="function"?e:
e==null?qt:typeof e=="object"?we(e)?br(e[0],e[1]):Cr(e):Jr(e)}function Rr(e){if(!jr(e))return kn(e);var n=[];for(var a in Object(e))v.call(e,a)&&a!="constructor"&&
n.push(a);return n}function Or(e,n){var a=-1,g=ot(e)?Array(e.length):[];return hr(e,function(E,m,S){g[++a]=n(E,m,S)}),g}function Cr(e){var n=kr(e);return n.length==
1&&n[0][2]?Wt(n[0][0],n[0][1]):function(a){return a===e||Sr(a,e,n)}}function br(e,n){return gt(e)&&Bt(n)?Wt(_t(e),n):function(a){var g=qr(a,e);return g===void 0&&
g===n?Qr(a,e):Ot(n,g,void 0,l|h)}}function Pr(e,n,a){var g=-1;n=De(n.length?n:[qt],Le(Ir));var E=Or(e,function(m,S,C){var O=De(n,function(x){return x(m)});return{
criteria:O,index:++g,value:m}});return Oe(E,function(m,S){return $r(m,S,a)})}function xr(e){return function(n){return zt(n,e)}}function Nr(e,n){return n=Ut(n===
void 0?e.length-1:n,0),function(){for(var a=arguments,g=-1,E=Ut(a.length-n,0),m=Array(E);++g<E;)m[g]=a[n+g];g=-1;for(var S=Array(n+1);++g<n;)S[g]=a[g];return S[n]=
m,Te(e,this,S)}}function vr(e){if(typeof e=="string")return e;if(ct(e))return Ft?Ft.call(e):"";var n=e+"";return n=="0"&&1/e==-1/0?"-0":n}function jt(e){return we(
e)?e:Zr(e)}function Kr(e,n){if(e!==n){var a=e!==void 0,g=e===null,E=e===e,m=ct(e),S=n!==void 0,C=n===null,O=n===n,x=ct(n);if(!C&&!x&&!m&&e>n||m&&S&&O&&!C&&!x||g&&
S&&O||!a&&O||!E)return 1;if(!g&&!m&&!x&&e<n||x&&a&&E&&!g&&!m||C&&a&&E||!S&&E||!O)return-1}return 0}function $r(e,n,a){for(var g=-1,E=e.criteria,m=n.criteria,S=E.
length,C=a.length;++g<S;){var O=Kr(E[g],m[g]);if(O){if(g>=C)return O;var x=a[g];return O*(x=="desc"?-1:1)}}return e.index-n.index}function Dr(e,n){return function(a,g){
if(a==null)return a;if(!ot(a))return e(a,g);for(var E=a.length,m=-1,S=Object(a);++m<E&&g(S[m],m,S)!==false;);return a}}function Lr(e){return function(n,a,g){for(var E=-1,
m=Object(n),S=g(n),C=S.length;C--;){var O=S[++E];if(a(m[O],O,m)===false)break}return n}}function Zt(e,n,a,g,E,m){var S=E&h,C=e.length,O=n.length;if(C!=O&&!(S&&O>
C))return false;var x=m.get(e);if(x&&m.get(n))return x==n;var H=-1,U=true,G=E&l?new dt:void 0;for(m.set(e,n),m.set(n,e);++H<C;){var V=e[H],q=n[H];if(g)var Ie=S?
g(q,V,H,n,e,m):g(V,q,H,e,n,m);if(Ie!==void 0){if(Ie)continue;U=false;break}if(G){if(!Se(n,function(Ae,xe){if(!G.has(xe)&&(V===Ae||a(V,Ae,g,E,m)))return G.add(xe)})){
U=false;break}}else if(!(V===q||a(V,q,g,E,m))){U=false;break}}return m.delete(e),m.delete(n),U}function Mr(e,n,a,g,E,m,S){switch(a){case re:if(e.byteLength!=n.byteLength||
e.byteOffset!=n.byteOffset)return false;e=e.buffer,n=n.buffer;case de:return!(e.byteLength!=n.byteLength||!g(new W(e),new W(n)));case T:case y:case ne:return Pt(
+e,+n);case w:return e.name==n.name&&e.message==n.message;case ie:case le:return e==n+"";case z:var C=tt;case Y:var O=m&h;if(C||(C=Ge),e.size!=n.size&&!O)return false;
var x=S.get(e);if(x)return x==n;m|=l,S.set(e,n);var H=Zt(C(e),C(n),g,E,m,S);return S.delete(e),H;case ue:if(Rt)return Rt.call(e)==Rt.call(n)}return false}function Gr(e,n,a,g,E,m){
var S=E&h,C=At(e),O=C.length,x=At(n),H=x.length;if(O!=H&&!S)return false;for(var U=O;U--;){var G=C[U];if(!(S?G in n:v.call(n,G)))return false}var V=m.get(e);if(V&&
m.get(n))return V==n;var q=true;m.set(e,n),m.set(n,e);for(var Ie=S;++U<O;){G=C[U];var Ae=e[G],xe=n[G];if(g)var Qt=S?g(xe,Ae,G,n,e,m):g(Ae,xe,G,e,n,m);if(!(Qt===
void 0?Ae===xe||a(Ae,xe,g,E,m):Qt)){q=false;break}Ie||(Ie=G=="constructor")}if(q&&!Ie){var Et=e.constructor,Tt=n.constructor;Et!=Tt&&"constructor"in e&&"constru\
ctor"in n&&!(typeof Et=="function"&&Et instanceof Et&&typeof Tt=="function"&&Tt instanceof Tt)&&(q=false)}return m.delete(e),m.delete(n),q}function ht(e,n){var a=e.
__data__;return Fr(n)?a[typeof n=="string"?"string":"hash"]:a.map}function kr(e){for(var n=At(e),a=n.length;a--;){var g=n[a],E=e[g];n[a]=[g,E,Bt(E)]}return n}function ke(e,n){
var a=et(e,n);return yr(a)?a:void 0}var ye=Ar;(St&&ye(new St(new ArrayBuffer(1)))!=re||rt&&ye(new rt)!=z||yt&&ye(yt.resolve())!=Z||wt&&ye(new wt)!=Y||It&&ye(new It)!=
fe)&&(ye=function(e){var n=$.call(e),a=n==j?e.constructor:void 0,g=a?Pe(a):void 0;if(g)switch(g){case Hn:return re;case Un:return z;case Fn:return Z;case zn:return Y;case jn:
return fe}return n});function Hr(e,n,a){n=gt(n,e)?[n]:jt(n);for(var g,E=-1,S=n.length;++E<S;){var m=_t(n[E]);if(!(g=e!=null&&a(e,m)))break;e=e[m]}if(g)return g;
var S=e?e.length:0;return!!S&&Nt(S)&&Ct(m,S)&&(we(e)||xt(e))}function Ur(e){return we(e)||xt(e)||!!(nt&&e&&e[nt])}function Ct(e,n){return n=n??p,!!n&&(typeof e==
"number"||qe.test(e))&&e>-1&&e%1==0&&e<n}function Yt(e,n,a){if(!at(a))return false;var g=typeof n;return(g=="number"?ot(a)&&Ct(n,a.length):g=="string"&&n in a)?
Pt(a[n],e):false}function gt(e,n){if(we(e))return false;var a=typeof e;return a=="number"||a=="symbol"||a=="boolean"||e==null||ct(e)?true:Ye.test(e)||!Ze.test(e)||
n!=null&&e in Object(n)}function Fr(e){var n=typeof e;return n=="string"||n=="number"||n=="symbol"||n=="boolean"?e!=="__proto__":e===null}function zr(e){return!!I&&
I in e}function jr(e){var n=e&&e.constructor,a=typeof n=="function"&&n.prototype||u;return e===a}function Bt(e){return e===e&&!at(e)}function Wt(e,n){return function(a){
return a==null?false:a[e]===n&&(n!==void 0||e in Object(a))}}var Zr=bt(function(e){e=Vr(e);var n=[];return se.test(e)&&n.push(""),e.replace(oe,function(a,g,E,m){
n.push(E?m.replace(We,"$1"):g||a)}),n});function _t(e){if(typeof e=="string"||ct(e))return e;var n=e+"";return n=="0"&&1/e==-1/0?"-0":n}function Pe(e){if(e!=null){
try{return N.call(e)}catch{}try{return e+""}catch{}}return""}var Yr=Nr(function(e,n){if(e==null)return[];var a=n.length;return a>1&&Yt(e,n[0],n[1])?n=[]:a>2&&Yt(
n[0],n[1],n[2])&&(n=[n[0]]),Pr(e,gr(n),[])});function bt(e,n){if(typeof e!="function"||n&&typeof n!="function")throw new TypeError(c);var a=function(){var g=arguments,
E=n?n.apply(this,g):g[0],m=a.cache;if(m.has(E))return m.get(E);var S=e.apply(this,g);return a.cache=m.set(E,S),S};return a.cache=new(bt.Cache||_e),a}bt.Cache=_e;
function Pt(e,n){return e===n||e!==e&&n!==n}function xt(e){return Br(e)&&v.call(e,"callee")&&(!k.call(e,"callee")||$.call(e)==d)}var we=Array.isArray;function ot(e){
return e!=null&&Nt(e.length)&&!Vt(e)}function Br(e){return mt(e)&&ot(e)}function Vt(e){var n=at(e)?$.call(e):"";return n==b||n==K}function Nt(e){return typeof e==
"number"&&e>-1&&e%1==0&&e<=p}function at(e){var n=typeof e;return!!e&&(n=="object"||n=="function")}function mt(e){return!!e&&typeof e=="object"}function ct(e){return typeof e==
"symbol"||mt(e)&&$.call(e)==ue}var Wr=he?Le(he):wr;function Vr(e){return e==null?"":vr(e)}function qr(e,n,a){var g=e==null?void 0:zt(e,n);return g===void 0?a:g}
function Qr(e,n){return e!=null&&Hr(e,n,Er)}function At(e){return ot(e)?pr(e):Rr(e)}function qt(e){return e}function Jr(e){return gt(e)?ae(_t(e)):xr(e)}t.exports=
Yr})(ut,ut.exports)),ut.exports}var $t,tn;function rs(){return tn||(tn=1,$t=t=>{if(typeof t!="string")throw new TypeError("Expected a string");return t.replace(
/[|\\{}()[\]^$+*?.]/g,"\\$&").replace(/-/g,"\\x2d")}),$t}var Ne={},nn;function ss(){if(nn)return Ne;nn=1,Object.defineProperty(Ne,"__esModule",{value:true}),Ne.
isRegExpString=Ne.parseRegExpString=void 0;var t=/^\/(.+)\/([guimysd]*)$/,s=function(c){var i=c.match(t);return i?{source:i[1],flagString:i[2]}:null};Ne.parseRegExpString=
s;var o=function(c){return t.test(c)};return Ne.isRegExpString=o,Ne}var rn;function os(){return rn||(rn=1,(function(t){var s=it&&it.__importDefault||function(w){
return w&&w.__esModule?w:{default:w}};Object.defineProperty(t,"__esModule",{value:true}),t.matchPatterns=t.createRegExp=void 0;var o=s(es()),c=s(ts()),i=s(ns()),
l=s(rs()),h=ss(),p="ug",d=function(w){return w.length===0?p:(0,o.default)((w+p).split("")).join("")},_=function(w,b){if(b===void 0&&(b=p),w.length===0)throw new Error(
"Empty string can not handled");if((0,h.isRegExpString)(w)){var K=(0,h.parseRegExpString)(w);if(K)return new RegExp(K.source,d(K.flagString));throw new Error('"'.
concat(w,'" can not parse as RegExp.'))}else return new RegExp((0,l.default)(w),b)};t.createRegExp=_;var T=function(w,b){return w.startIndex===b.startIndex&&w.endIndex===
b.endIndex&&w.match===b.match},y=function(w,b){var K=[];b.map(function(ne){return(0,t.createRegExp)(ne)}).forEach(function(ne){var j=w.matchAll(ne);Array.from(j).
forEach(function(Z){if(Z.index!==void 0){var ie=Z[0],Y=Z.index;K.push({match:ie,captures:Z.slice(1),startIndex:Y,endIndex:Y+ie.length})}})});var z=(0,c.default)(
K,T);return(0,i.default)(z,["startIndex","endIndex"])};t.matchPatterns=y})(it)),it}var P=os(),Ln={AWSAccountID:["AKIAIOSFODNN7EXAMPLE"],AWSSecretAccessKey:["wJa\
lrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"]},sn={AWSAccountID:{en:t=>`found AWS Account ID: ${t.ID}`,ja:t=>`AWS Account ID: ${t.ID} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},
AWSSecretAccessKey:{en:t=>`found AWS Secret Access Key: ${t.KEY}`,ja:t=>`AWS Secret Access Key: ${t.KEY} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},AWSAccessKeyID:{
en:t=>`found AWS Access Key ID: ${t.ID}`,ja:t=>`AWS Access Key Id: ${t.ID} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},as=({t,source:s,context:o,options:c})=>{
let i=/\b(A3T[A-Z0-9]|AKIA|AGPA|AIDA|AROA|AIPA|ANPA|ANVA|ASIA)[A-Z0-9]{16}\b/g,l=s.content.matchAll(i);for(let h of l){let p=h.index||0,d=h[0]||"",_=[p,p+d.length];
Ln.AWSAccountID.includes(d)||P.matchPatterns(d,c.allows).length>0||o.report({message:t("AWSAccessKeyID",{ID:d}),range:_})}},cs=({t,source:s,context:o,options:c})=>{
let i="(?:AWS|aws|Aws)?_?",l=`["']?`,h="\\s*(?::|=>|=)\\s*",p=new RegExp(String.raw`${l}${i}(?:SECRET|secret|Secret)_?(?:ACCESS|access|Access)_?(?:KEY|key|Key)${l}${h}${l}([A-Za-z0-9/\+=]{40})${l}\b`,
"g"),d=s.content.matchAll(p);for(let _ of d){let T=_.index||0,y=_[1]||"",w=[T,T+y.length];Ln.AWSSecretAccessKey.includes(y)||P.matchPatterns(y,c.allows).length>
0||o.report({message:t("AWSSecretAccessKey",{KEY:y}),range:w})}},is=({t,source:s,context:o,options:c})=>{let i="(AWS|aws|Aws)?_?",l=`("|')?`,h="\\s*(:|=>|=)\\s*",
p=new RegExp(String.raw`${l}${i}(ACCOUNT|account|Account)_?(ID|id|Id)?${l}${h}${l}[0-9]{4}\-?[0-9]{4}\-?[0-9]{4}${l}\b`,"g"),d=s.content.matchAll(p);for(let _ of d){
let T=_.index||0,y=_[0]||"",w=[T,T+y.length];P.matchPatterns(y,c.allows).length>0||o.report({message:t("AWSAccountID",{ID:y}),range:w})}},ls={messages:sn,meta:{
id:"@secretlint/secretlint-rule-aws",recommended:true,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/blob/mas\
ter/packages/%40secretlint/secretlint-rule-aws/README.md"}},create(t,s){let o={allows:s.allows||[],enableIDScanRule:s.enableIDScanRule??false},c=t.createTranslator(
sn);return{file(i){o.enableIDScanRule&&(as({t:c,source:i,context:t,options:o}),is({t:c,source:i,context:t,options:o})),cs({t:c,source:i,context:t,options:o})}}}},
us=2,Dt=4,fs=5,on=6,lt=48,ds=160;function F(t,s){if(s+2>t.length)throw new Error("PKCS12: truncated TLV header");let o=t[s],c=t[s+1],i,l;if(c<128)i=c,l=s+2;else{
let p=c&127;if(p===0||p>4)throw new Error("PKCS12: unsupported ASN.1 length encoding");if(s+2+p>t.length)throw new Error("PKCS12: truncated ASN.1 length");i=0;for(let d=0;d<
p;d++)i=i*256+t[s+2+d];l=s+2+p}let h=l+i;if(h>t.length)throw new Error("PKCS12: TLV extends past buffer");return{tag:o,content:t.subarray(l,h),end:h}}function Q(t,s,o){
if(t.tag!==s)throw new Error(`PKCS12: expected ${o} tag 0x${s.toString(16)} but got 0x${t.tag.toString(16)}`)}function an(t){Q(t,us,"INTEGER");let s=0;for(let o of t.
content)s=s*256+o;return s}function kt(t,s){if(t.length!==s.length)return false;let o=0;for(let c=0;c<t.length;c++)o|=t[c]^s[c];return o===0}var ps=new Uint8Array(
[42,134,72,134,247,13,1,7,1]),hs=new Uint8Array([43,14,3,2,26]),gs=new Uint8Array([96,134,72,1,101,3,4,2,1]),_s=new Uint8Array([96,134,72,1,101,3,4,2,2]),ms=new Uint8Array(
[96,134,72,1,101,3,4,2,3]),As=[{oid:hs,hash:{name:"SHA-1",outputSize:20,blockSize:64}},{oid:gs,hash:{name:"SHA-256",outputSize:32,blockSize:64}},{oid:_s,hash:{name:"\
SHA-384",outputSize:48,blockSize:128}},{oid:ms,hash:{name:"SHA-512",outputSize:64,blockSize:128}}];function Es(t){for(let{oid:s,hash:o}of As)if(kt(t,s))return o}
var Ts=1e6;function Ss(t){let s=F(t,0);Q(s,lt,"PFX SEQUENCE");let o=F(s.content,0);if(an(o)!==3)throw new Error("PKCS12: unsupported version");let c=F(s.content,
o.end);Q(c,lt,"ContentInfo SEQUENCE");let i=F(c.content,0);if(Q(i,on,"contentType OID"),!kt(i.content,ps))throw new Error("PKCS12: unsupported authSafe contentT\
ype");let l=F(c.content,i.end);Q(l,ds,"[0] EXPLICIT");let h=F(l.content,0);Q(h,Dt,"authSafe OCTET STRING");let p=F(s.content,c.end);Q(p,lt,"MacData SEQUENCE");let d=F(
p.content,0);Q(d,lt,"DigestInfo SEQUENCE");let _=F(d.content,0);Q(_,lt,"AlgorithmIdentifier SEQUENCE");let T=F(_.content,0);Q(T,on,"algorithm OID");let y=Es(T.content);
if(!y)throw new Error("PKCS12: unsupported MAC digest algorithm");if(T.end<_.content.length&&F(_.content,T.end).tag!==fs)throw new Error("PKCS12: unexpected MAC\
 algorithm parameters");let w=F(d.content,_.end);Q(w,Dt,"digest OCTET STRING");let b=F(p.content,d.end);Q(b,Dt,"macSalt OCTET STRING");let K=1;if(b.end<p.content.
length){let z=F(p.content,b.end);K=an(z)}if(K<1||K>Ts)throw new Error("PKCS12: MAC iteration count out of range");return{authSafe:h.content,macHash:y,macSalt:b.
content,macDigest:w.content,iterations:K}}function Mt(t){let s=new Uint8Array(t.length);return s.set(t),s}async function cn(t,s){return new Uint8Array(await globalThis.
crypto.subtle.digest(t.name,Mt(s)))}function ln(t,s){if(t.length===0)return new Uint8Array(0);let o=new Uint8Array(Math.ceil(t.length/s)*s);for(let c=0;c<o.length;c++)
o[c]=t[c%t.length];return o}function ys(t){if(t.length===0)return new Uint8Array(0);let s=new Uint8Array(t.length*2+2);for(let o=0;o<t.length;o++){let c=t.charCodeAt(
o);s[o*2]=c>>8&255,s[o*2+1]=c&255}return s}async function ws(t,s,o,c){let i=t.blockSize,l=t.outputSize,p=new Uint8Array(i).fill(3),d=ln(ys(s),i),_=ln(o,i),T=new Uint8Array(
p.length+_.length+d.length);T.set(p,0),T.set(_,p.length),T.set(d,p.length+_.length);let y=await cn(t,T);for(let w=1;w<c;w++)y=await cn(t,y);return y.subarray(0,
l)}async function Is(t,s){let o;try{o=Ss(t)}catch{return false}try{let c=await ws(o.macHash,s,o.macSalt,o.iterations),i=await globalThis.crypto.subtle.importKey(
"raw",Mt(c),{name:"HMAC",hash:o.macHash.name},false,["sign"]),l=new Uint8Array(await globalThis.crypto.subtle.sign("HMAC",i,Mt(o.authSafe)));return kt(l,o.macDigest)}catch{
return false}}var Rs="notasecret";async function Os({source:t,context:s,t:o}){if(t.filePath)try{let c=await import("node:fs"),i=await import("node:path"),l=new Uint8Array(
c.readFileSync(t.filePath));if(!await Is(l,Rs))return;s.report({message:o("PrivateKeyP12",{FILE_NAME:i.basename(t.filePath)}),range:[0,t.content.length]})}catch{}}
var un={PrivateKeyP12:{en:t=>`found GCP Service Account's private key(p12): ${t.FILE_NAME}`,ja:t=>`GCP\u30B5\u30FC\u30D3\u30B9\u30A2\u30AB\u30A6\u30F3\u30C8\u306E\u79D8\u5BC6\u9375(p12) ${t.
FILE_NAME} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},PrivateKeyJSON:{en:t=>`found GCP Service Account's private key(json): ${t.FILE_NAME}`,ja:t=>`GCP\u30B5\u30FC\
\u30D3\u30B9\u30A2\u30AB\u30A6\u30F3\u30C8\u306E\u79D8\u5BC6\u9375(json): ${t.FILE_NAME} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}};function Cs({source:t,
context:s,t:o}){try{let c=JSON.parse(t.content),i=/-----BEGIN\s?(DSA|RSA|EC|PGP|OPENSSH)?\s?PRIVATE KEY/gm;if(!("private_key_id"in c&&"private_key"in c&&i.test(
c.private_key)))return;s.report({message:o("PrivateKeyJSON",{FILE_NAME:t.filePath?Xr.basename(t.filePath):""}),range:[0,t.content.length]})}catch{}}var bs={messages:un,
meta:{id:"@secretlint/secretlint-rule-gcp",recommended:true,type:"scanner",supportedContentTypes:["all"],docs:{url:"https://github.com/secretlint/secretlint/blo\
b/master/packages/%40secretlint/secretlint-rule-gcp/README.md"}},create(t,s){let o=t.createTranslator(un);return s.allows,{file(c){if(c.ext===".p12")return Os({
source:c,context:t,t:o});if(c.ext===".json")return Cs({source:c,context:t,t:o})}}}},fn={PackageJSON_xOauthToken:{en:t=>`found GitHub Token: ${t.TOKEN}`,ja:t=>`G\
itHub Token: ${t.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},Npmrc_authToken:{en:t=>`found npmrc authToken: ${t.TOKEN}`,ja:t=>`npmrc authToken: ${t.
TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},NPM_ACCESS_TOKEN:{en:t=>`found npm access token: ${t.TOKEN}`,ja:t=>`npm access token: ${t.TOKEN} \u304C\u307F\u3064\u304B\u308A\
\u307E\u3057\u305F`}};function Ps({source:t,options:s,context:o,t:c}){let i=/https?:\/\/(.{1,256}):x-oauth-basic@github.com\//g,l=t.content.matchAll(i);for(let h of l){
let p=h.index||0,d=h[1]||"",_=[p,p+d.length];P.matchPatterns(d,s.allows).length>0||o.report({message:c("PackageJSON_xOauthToken",{TOKEN:d}),range:_})}}function xs({
source:t,options:s,context:o,t:c}){let i=/_authToken=([^$].*)/g,l=t.content.matchAll(i);for(let h of l){let p=h.index||0,d=h[1]||"",_=[p,p+d.length];P.matchPatterns(
d,s.allows).length>0||o.report({message:c("Npmrc_authToken",{TOKEN:d}),range:_})}}function Ns({source:t,options:s,context:o,t:c}){let i=new RegExp("(?<!\\p{L})np\
m_[A-Za-z0-9_]{36}(?![A-Za-z0-9_])","gu"),l=t.content.matchAll(i);for(let h of l){let p=h.index||0,d=h[0]||"",_=[p,p+d.length];P.matchPatterns(d,s.allows).length>
0||o.report({message:c("NPM_ACCESS_TOKEN",{TOKEN:d}),range:_})}}var vs=t=>t?t.endsWith("package.json")||t.endsWith("package-lock.json"):true,Ks=t=>t?t.endsWith(
".npmrc"):true,$s={messages:fn,meta:{id:"@secretlint/secretlint-rule-npm",recommended:true,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://gith\
ub.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-npm/README.md"}},create(t,s){let o=t.createTranslator(fn),c={allows:s.allows||[]};
return{file(i){vs(i.filePath)?Ps({source:i,options:c,context:t,t:o}):Ks(i.filePath)&&xs({source:i,options:c,context:t,t:o}),Ns({source:i,options:c,context:t,t:o})}}}},
dn={SLACK_TOKEN:{en:t=>`found slack token: ${t.TOKEN}`,ja:t=>`Slack\u30C8\u30FC\u30AF\u30F3: ${t.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},IncomingWebhook:{
en:t=>`found Slack Incoming Webhook: ${t.URL}`,ja:t=>`Slack\u306EIncoming Webhooks: ${t.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}};function Ds({
source:t,options:s,context:o,t:c}){let i=/\b(?:xoxb|xoxp|xapp|xoxa|xoxo|xoxr)-(?:\d-)?(?:[a-zA-Z0-9]{1,40}-)+[a-zA-Z0-9]{1,40}\b/g,l=t.content.matchAll(i);for(let h of l){
let p=h.index||0,d=h[0]||"",_=[p,p+d.length];P.matchPatterns(d,s.allows).length>0||o.report({message:c("SLACK_TOKEN",{TOKEN:d}),range:_})}}function Ls({source:t,
options:s,context:o,t:c}){let i=/https:\/\/hooks\.slack\.com\/services\/T[a-zA-Z0-9]{1,40}\/B[a-zA-Z0-9]{1,40}\/[a-zA-Z0-9]{1,40}/gi,l=t.content.matchAll(i);for(let h of l){
let p=h.index||0,d=h[0]||"",_=[p,p+d.length];P.matchPatterns(d,s.allows).length>0||o.report({message:c("IncomingWebhook",{URL:d}),range:_})}}var Ms={messages:dn,
meta:{id:"@secretlint/secretlint-rule-slack",recommended:true,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/\
blob/master/packages/%40secretlint/secretlint-rule-slack/README.md"}},create(t,s){let o=t.createTranslator(dn),c={allows:s.allows||[]};return{file(i){Ds({source:i,
options:c,context:t,t:o}),Ls({source:i,options:c,context:t,t:o})}}}},pn={BasicAuth:{en:t=>`found basic auth credential: ${t.CREDENTIAL}`,ja:t=>`\u30D9\u30FC\u30B7\u30C3\u30AF\u8A8D\u8A3C\u60C5\u5831: ${t.
CREDENTIAL} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},Mn=["localhost","127.0.0.1","password","mypassword","myusername","{password}","${password}","{{p\
assword}}","{username}","${username}","{{username}}","YOUR_PASSWORD","YOUR_USERNAME","REPLACE_WITH_PASSWORD","REPLACE_WITH_USERNAME"];function Gn(t){return[/\$\{[^}]{1,50}\}/,
/\{\{[^}]{1,50}\}\}/,/\{[^}]{1,50}\}/,/%[A-Z_]{1,30}%/,/\$[A-Z_]{1,30}/].some(o=>o.test(t))}function Gs(t){return!(t.length<2||Gn(t)||Mn.some(s=>t.toLowerCase().
includes(s.toLowerCase())))}function ks(t){return!(t.length<4||Gn(t)||Mn.some(s=>t.toLowerCase().includes(s.toLowerCase()))||/^(.)\1{3,}$/.test(t))}function Hs({
source:t,options:s,context:o,t:c}){let i=/(?<protocol>(?:https?|ftp|ftps)):\/\/(?<user>[-a-zA-Z0-9_]{1,256}):(?<password>[-a-zA-Z0-9_]{1,256})@[-a-zA-Z0-9%._+~#=]{1,256}\.[a-zA-Z0-9()]{1,6}\b/g,
l=t.content.matchAll(i);for(let h of l){let p=h.index||0,d=h[0]||"",_=h.groups?.user,T=h.groups?.password;if(!_||!T||!Gs(_)||!ks(T))continue;let y=[p,p+d.length];
P.matchPatterns(d,s.allows).length>0||o.report({message:c("BasicAuth",{CREDENTIAL:d}),range:y})}}var Us={messages:pn,meta:{id:"@secretlint/secretlint-rule-basic\
auth",recommended:true,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secr\
etlint-rule-basicauth/README.md"}},create(t,s){let o=t.createTranslator(pn),c={allows:s.allows||[]};return{file(i){Hs({source:i,options:c,context:t,t:o})}}}},hn={
OPENAI_TOKEN:{en:t=>`found OpenAI API token: ${t.TOKEN}`,ja:t=>`OpenAI API \u30C8\u30FC\u30AF\u30F3: ${t.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},
Fs={messages:hn,meta:{id:"@secretlint/secretlint-rule-openai",recommended:true,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secre\
tlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-openai/README.md"}},create(t){let s=t.createTranslator(hn);return{file(o){let c=/sk-(?:proj|svcacct|admin)-(?:[A-Za-z0-9_-]{74}|[A-Za-z0-9_-]{58})T3BlbkFJ(?:[A-Za-z0-9_-]{74}|[A-Za-z0-9_-]{58})\b|sk-[a-zA-Z0-9]{20}T3BlbkFJ[a-zA-Z0-9]{20}/g,
i=o.content.matchAll(c);for(let l of i){let h=l.index??0,p=l[0]??"",d=[h,h+p.length];t.report({message:s("OPENAI_TOKEN",{TOKEN:p}),range:d})}}}}},gn={ANTHROPIC_API_KEY:{
en:t=>`found Anthropic Claude API key: ${t.KEY}`,ja:t=>`Anthropic Claude API \u30AD\u30FC: ${t.KEY} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},zs={messages:gn,
meta:{id:"@secretlint/secretlint-rule-anthropic",recommended:true,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretl\
int/blob/master/packages/%40secretlint/secretlint-rule-anthropic/README.md"}},create(t){let s=t.createTranslator(gn);return{file(o){let c=new RegExp("(?<!\\p{L})\
sk-ant-api0\\d-[A-Za-z0-9_-]{90,128}AA(?![A-Za-z0-9_-])","gu"),i=o.content.matchAll(c);for(let l of i){let h=l.index??0,p=l[0]??"",d=[h,h+p.length];t.report({message:s(
"ANTHROPIC_API_KEY",{KEY:p}),range:d})}}}}},_n={GROQ_API_KEY:{en:t=>`found Groq API key: ${t.KEY}`,ja:t=>`Groq API \u30AD\u30FC: ${t.KEY} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},
js={messages:_n,meta:{id:"@secretlint/secretlint-rule-groq",recommended:true,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretl\
int/secretlint/blob/master/packages/%40secretlint/secretlint-rule-groq/README.md"}},create(t,s){let o=t.createTranslator(_n),c={allows:s?.allows??[]};return{file(i){
let l=new RegExp("(?<!\\p{L})gsk_[a-zA-Z0-9]{52}(?![a-zA-Z0-9])","gu"),h=i.content.matchAll(l);for(let p of h){let d=p.index??0,_=p[0]??"";if(P.matchPatterns(_,
c.allows).length>0)continue;let y=[d,d+_.length];t.report({message:o("GROQ_API_KEY",{KEY:_}),range:y})}}}}},mn={HUGGINGFACE_USER_ACCESS_TOKEN:{en:t=>`found Hugg\
ing Face User Access Token: ${t.TOKEN}`,ja:t=>`Hugging Face User Access Token: ${t.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},Zs={messages:mn,meta:{
id:"@secretlint/secretlint-rule-huggingface",recommended:true,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/\
blob/master/packages/%40secretlint/secretlint-rule-huggingface/README.md"}},create(t,s){let o=t.createTranslator(mn),c={allows:s?.allows??[]};return{file(i){let l=new RegExp(
"(?<!\\p{L})hf_[a-zA-Z]{34}(?![a-zA-Z])","gu"),h=i.content.matchAll(l);for(let p of h){let d=p.index??0,_=p[0]??"";if(P.matchPatterns(_,c.allows).length>0)continue;
let y=[d,d+_.length];t.report({message:o("HUGGINGFACE_USER_ACCESS_TOKEN",{TOKEN:_}),range:y})}}}}},An={LINEAR_API_TOKEN:{en:t=>`found linear api token: ${t.ID}`,
ja:t=>`linear api token: ${t.ID} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},Ys={messages:An,meta:{id:"@secretlint/secretlint-rule-linear",recommended:true,
type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-linear/READ\
ME.md"}},create(t){let s=t.createTranslator(An);return{file(o){let c=new RegExp("(?<!\\p{L})lin_api_[a-zA-Z0-9_]{32,128}(?![a-zA-Z0-9_])","gu"),i=o.content.matchAll(
c);for(let l of i){let h=l.index??0,p=l[0]??"",d=[h,h+p.length];t.report({message:s("LINEAR_API_TOKEN",{ID:p}),range:d})}}}}},En={NOTION_INTEGRATION_TOKEN:{en:t=>`\
found Notion integration token: ${t.TOKEN}`,ja:t=>`Notion integration \u30C8\u30FC\u30AF\u30F3: ${t.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}};function Bs({
source:t,options:s,context:o,t:c}){let i=new RegExp("(?<!\\p{L})ntn_[0-9]{11}[A-Za-z0-9]{35}(?![A-Za-z0-9])","gu"),l=t.content.matchAll(i);for(let h of l){let p=h.
index??0,d=h[0]??"",_=[p,p+d.length];P.matchPatterns(d,s.allows).length>0||o.report({message:c("NOTION_INTEGRATION_TOKEN",{TOKEN:d}),range:_})}}var Ws={messages:En,
meta:{id:"@secretlint/secretlint-rule-notion",recommended:true,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint\
/blob/master/packages/%40secretlint/secretlint-rule-notion/README.md"}},create(t,s){let o=t.createTranslator(En),c={allows:s.allows??[]};return{file(i){Bs({source:i,
options:c,context:t,t:o})}}}},Tn={PrivateKey:{en:t=>`found private key: ${t.KEY}`,ja:t=>`\u79D8\u5BC6\u9375: ${t.KEY} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},
Vs=/-----BEGIN[ ]?(?:(?:RSA|DSA|EC|OPENSSH|PGP) )?PRIVATE KEY(?: BLOCK)?-----\n?([A-Za-z0-9+/=\s\\]{100,10000})\n?-----END[ ]?(?:(?:RSA|DSA|EC|OPENSSH|PGP) )?PRIVATE KEY(?: BLOCK)?-----/gm;
function qs(t){return!(!/^[A-Za-z0-9+/]+=*$/.test(t)||t.length<100||!/^(MI|b3BlbnNzaC1rZXktdjE)/.test(t))}function Qs({source:t,options:s,context:o,t:c}){let i=t.
content.matchAll(Vs);for(let l of i){let h=l.index||0,p=l[0]||"",d=l[1]||"",_=[h,h+p.length];if(P.matchPatterns(p,s.allows).length>0)continue;let y=d.replace(/\s|\\n/g,
"");qs(y)&&o.report({message:c("PrivateKey",{KEY:p}),range:_})}}var Js={messages:Tn,meta:{id:"@secretlint/secretlint-rule-privatekey",recommended:true,type:"sca\
nner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-privatekey/README.md"}},
create(t,s){let o=t.createTranslator(Tn),c={allows:s.allows||[]};return{file(i){Qs({source:i,options:c,context:t,t:o})}}}},Sn={SENDGRID_KEY:{en:t=>`found Sendgr\
id api key: ${t.KEY}`,ja:t=>`Sendgrid API\u30AD\u30FC\u304C\u898B\u3064\u304B\u308A\u307E\u3057\u305F\uFF1A ${t.KEY}`}};function Xs({source:t,options:s,context:o,
t:c}){let i=new RegExp("(?<!\\p{L})SG\\.\\w{1,128}\\.\\w{1,128}([-_]?)\\w{1,128}(?!\\w)","gu"),l=t.content.matchAll(i);for(let h of l){let p=h.index||0,d=h[0]||
"";if(d.length!==69)continue;let _=[p,p+d.length];P.matchPatterns(d,s.allows).length>0||o.report({message:c("SENDGRID_KEY",{KEY:d}),range:_})}}var eo={messages:Sn,
meta:{id:"@secretlint/secretlint-rule-sendgrid",recommended:true,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretli\
nt/blob/master/packages/%40secretlint/secretlint-rule-sendgrid/README.md"}},create(t,s){let o=t.createTranslator(Sn),c={allows:s.allows||[]};return{file(i){Xs({
source:i,options:c,context:t,t:o})}}}},yn={SHOPIFY_KEY:{en:t=>`found Shopify api key: ${t.KEY}`,ja:t=>`Shopify API\u30AD\u30FC\u304C\u898B\u3064\u304B\u308A\u307E\u3057\u305F\uFF1A ${t.
KEY}`}};function to({source:t,options:s,context:o,t:c}){let i=new RegExp("(?<!\\p{L})(shppa|shpca|shpat|shpss)_[a-zA-Z0-9]{32,64}(?![a-zA-Z0-9])","gu"),l=t.content.
matchAll(i);for(let h of l){let p=h.index||0,d=h[0]||"",_=[p,p+d.length];P.matchPatterns(d,s.allows).length>0||o.report({message:c("SHOPIFY_KEY",{KEY:d}),range:_})}}
var no={messages:yn,meta:{id:"@secretlint/secretlint-rule-shopify",recommended:true,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/\
secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-shopify/README.md"}},create(t,s){let o=t.createTranslator(yn),c={allows:s.allows||[]};return{
file(i){to({source:i,options:c,context:t,t:o})}}}},wn={GITHUB_TOKEN:{en:t=>`found GitHub Token(${t.typeName}): ${t.KEY}`,ja:t=>`GitHub Token(${t.typeName})\u304C\u898B\u3064\u304B\u308A\
\u307E\u3057\u305F\uFF1A ${t.KEY}`}},ro=new Map([["ghp","GitHub personal access tokens"],["gho","OAuth access tokens"],["ghu","GitHub user-to-server tokens"],["\
ghs","GitHub server-to-server tokens"],["ghr","refresh tokens"],["github_pat","fine-grained personal access tokens"]]);function so({pattern:t,source:s,options:o,
context:c,t:i}){let l=s.content.matchAll(t);for(let h of l){let p=h.index||0,d=h.groups?.type,_=ro.get(d);if(!_)throw new Error("Unknown type:"+_);let T=h[0]||"",
y=[p,p+T.length];P.matchPatterns(T,o.allows).length>0||c.report({message:i("GITHUB_TOKEN",{KEY:T,typeName:_}),range:y})}}var oo={messages:wn,meta:{id:"@secretli\
nt/secretlint-rule-github",recommended:true,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/blob/master/packag\
es/%40secretlint/secretlint-rule-github/README.md"}},create(t,s){let o=new RegExp("(?<!\\p{L})(?<type>ghp|gho|ghu|ghs|ghr)_[A-Za-z0-9_]{36}(?![A-Za-z0-9_])","gu"),
c=new RegExp("(?<!\\p{L})(?<type>github_pat)_[A-Za-z0-9_]{82}(?![A-Za-z0-9_])","gu"),i=[o,c],l=t.createTranslator(wn),h={allows:s.allows||[]};return{file(p){for(let d of i)
so({pattern:d,source:p,options:h,context:t,t:l})}}}},In={GITLAB_PERSONAL_ACCESS_TOKEN:{en:t=>`found GitLab Personal Access Token: ${t.KEY}`,ja:t=>`GitLab Person\
al Access Token\u304C\u898B\u3064\u304B\u308A\u307E\u3057\u305F: ${t.KEY}`}};function ao({pattern:t,source:s,options:o,context:c,t:i}){let l=s.content.matchAll(
t);for(let h of l){let p=h.index??0,d=h[0]??"",_=[p,p+d.length];P.matchPatterns(d,o.allows).length>0||c.report({message:i("GITLAB_PERSONAL_ACCESS_TOKEN",{KEY:d}),
range:_})}}var co={messages:In,meta:{id:"@secretlint/secretlint-rule-gitlab",recommended:true,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://g\
ithub.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-gitlab/README.md"}},create(t,s){let c=[new RegExp("(?<!\\p{L})glpat-[A-Za-z0-9\
_-]{20,128}(?![A-Za-z0-9_-])","gu")],i=t.createTranslator(In),l={allows:s.allows??[]};return{file(h){for(let p of c)ao({pattern:p,source:h,options:l,context:t,t:i})}}}},
Rn={GRAFANA_CLOUD_API_TOKEN:{en:t=>`found Grafana Cloud API token: ${t.TOKEN}`,ja:t=>`Grafana Cloud API \u30C8\u30FC\u30AF\u30F3: ${t.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},
GRAFANA_SERVICE_ACCOUNT_TOKEN:{en:t=>`found Grafana Service Account token: ${t.TOKEN}`,ja:t=>`Grafana Service Account \u30C8\u30FC\u30AF\u30F3: ${t.TOKEN} \u304C\u307F\u3064\u304B\u308A\
\u307E\u3057\u305F`}};function On({pattern:t,messageId:s,source:o,options:c,context:i,t:l}){let h=o.content.matchAll(t);for(let p of h){let d=p.index??0,_=p[0]??
"";if(P.matchPatterns(_,c.allows).length>0)continue;let y=[d,d+_.length];i.report({message:l(s,{TOKEN:_}),range:y})}}var io={messages:Rn,meta:{id:"@secretlint/s\
ecretlint-rule-grafana",recommended:true,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/blob/master/packages/\
%40secretlint/secretlint-rule-grafana/README.md"}},create(t,s){let o=t.createTranslator(Rn),c={allows:s?.allows??[]},i=new RegExp("(?<!\\p{L})glc_[A-Za-z0-9+/]{3\
2,400}={0,2}(?![A-Za-z0-9+/=])","gu"),l=new RegExp("(?<!\\p{L})glsa_[A-Za-z0-9]{32}_[A-Fa-f0-9]{8}(?![A-Fa-f0-9])","gu");return{file(h){On({pattern:i,messageId:"\
GRAFANA_CLOUD_API_TOKEN",source:h,options:c,context:t,t:o}),On({pattern:l,messageId:"GRAFANA_SERVICE_ACCOUNT_TOKEN",source:h,options:c,context:t,t:o})}}}},Cn={OPS_TOKEN:{
en:t=>`found 1Password Service Account token: ${t.TOKEN}`,ja:t=>`1Password Service Account: ${t.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},lo=t=>{
try{let s=atob(t.replace(/-/g,"+").replace(/_/g,"/")),o=JSON.parse(s);return typeof o=="object"&&o!==null}catch{return false}},uo={messages:Cn,meta:{id:"@secret\
lint/secretlint-rule-1password",recommended:true,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/blob/master/p\
ackages/%40secretlint/secretlint-rule-1password/README.md"}},create(t,s){let o=t.createTranslator(Cn),c={allows:s?.allows??[]};return{file(i){let l=new RegExp("\
(?<!\\p{L})ops_(ey[A-Za-z0-9+/=]{100,1280}fQ={0,2})(?![A-Za-z0-9+/=])","gu"),h=i.content.matchAll(l);for(let p of h){let d=p.index??0,_=p[0]??"",T=p[1]??"";if(!lo(
T)||P.matchPatterns(_,c.allows).length>0)continue;let w=[d,d+_.length];t.report({message:o("OPS_TOKEN",{TOKEN:_}),range:w})}}}}},bn={MongoDBConnection:{en:t=>`f\
ound MongoDB connection string: ${t.URI}`,ja:t=>`MongoDB\u63A5\u7D9A\u6587\u5B57\u5217: ${t.URI} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},MySQLConnection:{
en:t=>`found MySQL connection string: ${t.URI}`,ja:t=>`MySQL\u63A5\u7D9A\u6587\u5B57\u5217: ${t.URI} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},PostgreSQLConnection:{
en:t=>`found PostgreSQL connection string: ${t.URI}`,ja:t=>`PostgreSQL\u63A5\u7D9A\u6587\u5B57\u5217: ${t.URI} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},
fo=["localhost","127.0.0.1","example.com","example.org","test.com","password","username","secret","mypassword","myusername","root","admin","user","pass","{passw\
ord}","${password}","{{password}}","{username}","${username}","{{username}}","YOUR_PASSWORD","YOUR_USERNAME","REPLACE_WITH_PASSWORD"];function po(t){return[/\$\{[^}]{1,50}\}/,
/\{\{[^}]{1,50}\}\}/,/\{[^}]{1,50}\}/,/%[A-Z_]{1,30}%/,/\$[A-Z_]{1,30}/,/\$\([^)]{1,50}\)/].some(o=>o.test(t))}function Ht(t){if(t.length<4||po(t))return false;
let s=t.toLowerCase();return!(fo.some(o=>s===o.toLowerCase())||/^(.)\1{3,}$/.test(t))}function ho({source:t,options:s,context:o,t:c}){let i=/mongodb(?:\+srv)?:\/\/(?:(?<username>[^:\/\s]{1,100}):(?<password>[^@\/\s]{1,200})@)?(?<host>[^\/\s?]{1,100})(?:\/(?<database>[^?\s]{0,100}))?(?:\?(?<options>[^\s]{0,500}))?/gi,
l=t.content.matchAll(i);for(let h of l){let p=h.index||0,d=h[0]||"",_=h.groups?.username,T=h.groups?.password;if(!_||!T||!Ht(T))continue;let y=[p,p+d.length];P.
matchPatterns(d,s.allows).length>0||o.report({message:c("MongoDBConnection",{URI:d}),range:y})}}function go({source:t,options:s,context:o,t:c}){let i=/(?:jdbc:)?mysql(?:x)?:\/\/(?:(?<username>[^:\/\s]{1,100}):(?<password>[^@\/\s]{1,200})@)?(?<host>[^\/\s?]{1,100})(?:\/(?<database>[^?\s]{0,100}))?(?:\?(?<options>[^\s]{0,500}))?/gi,
l=t.content.matchAll(i);for(let h of l){let p=h.index||0,d=h[0]||"",_=h.groups?.username,T=h.groups?.password;if(!_||!T||!Ht(T))continue;let y=[p,p+d.length];P.
matchPatterns(d,s.allows).length>0||o.report({message:c("MySQLConnection",{URI:d}),range:y})}}function _o({source:t,options:s,context:o,t:c}){let i=/postgres(?:ql)?:\/\/(?:(?<username>[^:\/\s]{1,100}):(?<password>[^@\/\s]{1,200})@)?(?<host>[^\/\s?]{1,100})(?:\/(?<database>[^?\s]{0,100}))?(?:\?(?<options>[^\s]{0,500}))?/gi,
l=t.content.matchAll(i);for(let h of l){let p=h.index||0,d=h[0]||"",_=h.groups?.username,T=h.groups?.password;if(!_||!T||!Ht(T))continue;let y=[p,p+d.length];P.
matchPatterns(d,s.allows).length>0||o.report({message:c("PostgreSQLConnection",{URI:d}),range:y})}}var mo={messages:bn,meta:{id:"@secretlint/secretlint-rule-dat\
abase-connection-string",recommended:true,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/blob/master/packages\
/%40secretlint/secretlint-rule-database-connection-string/README.md"}},create(t,s){let o={allows:s.allows||[]},c=t.createTranslator(bn);return{file(i){ho({source:i,
options:o,context:t,t:c}),go({source:i,options:o,context:t,t:c}),_o({source:i,options:o,context:t,t:c})}}}},Pn={HASHICORP_VAULT_SERVICE_TOKEN:{en:t=>`found Hash\
iCorp Vault service token: ${t.TOKEN}`,ja:t=>`HashiCorp Vault service token: ${t.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},HASHICORP_VAULT_BATCH_TOKEN:{
en:t=>`found HashiCorp Vault batch token: ${t.TOKEN}`,ja:t=>`HashiCorp Vault batch token: ${t.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},HASHICORP_VAULT_RECOVERY_TOKEN:{
en:t=>`found HashiCorp Vault recovery token: ${t.TOKEN}`,ja:t=>`HashiCorp Vault recovery token: ${t.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},Ao=new RegExp(
"(?<!\\p{L})hvs\\.[A-Za-z0-9_-]{90,120}(?![A-Za-z0-9_-])","gu"),Eo=new RegExp("(?<!\\p{L})hvb\\.[A-Za-z0-9_-]{138,300}(?![A-Za-z0-9_-])","gu"),To=new RegExp("(?\
<!\\p{L})hvr\\.[A-Za-z0-9_-]{90,120}(?![A-Za-z0-9_-])","gu"),So={messages:Pn,meta:{id:"@secretlint/secretlint-rule-hashicorp-vault",recommended:true,type:"scann\
er",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-hashicorp-vault/README\
.md"}},create(t,s){let o=t.createTranslator(Pn),c={allows:s?.allows??[]},i=(l,h,p)=>{let d=l.content.matchAll(h);for(let _ of d){let T=_.index??0,y=_[0]??"";if(P.
matchPatterns(y,c.allows).length>0)continue;let b=[T,T+y.length];t.report({message:o(p,{TOKEN:y}),range:b})}};return{file(l){i(l,Ao,"HASHICORP_VAULT_SERVICE_TOK\
EN"),i(l,Eo,"HASHICORP_VAULT_BATCH_TOKEN"),i(l,To,"HASHICORP_VAULT_RECOVERY_TOKEN")}}}},xn={VERCEL_PERSONAL_ACCESS_TOKEN:{en:t=>`found Vercel personal access to\
ken: ${t.ID}`,ja:t=>`Vercel personal access token: ${t.ID} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},VERCEL_INTEGRATION_TOKEN:{en:t=>`found Vercel inte\
gration token: ${t.ID}`,ja:t=>`Vercel integration token: ${t.ID} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},VERCEL_APP_ACCESS_TOKEN:{en:t=>`found Vercel\
 app access token: ${t.ID}`,ja:t=>`Vercel app access token: ${t.ID} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},VERCEL_APP_REFRESH_TOKEN:{en:t=>`found Ve\
rcel app refresh token: ${t.ID}`,ja:t=>`Vercel app refresh token: ${t.ID} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`},VERCEL_AI_GATEWAY_API_KEY:{en:t=>`f\
ound Vercel AI Gateway API key: ${t.ID}`,ja:t=>`Vercel AI Gateway API key: ${t.ID} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},yo={vcp:"VERCEL_PERSONAL_\
ACCESS_TOKEN",vci:"VERCEL_INTEGRATION_TOKEN",vca:"VERCEL_APP_ACCESS_TOKEN",vcr:"VERCEL_APP_REFRESH_TOKEN",vck:"VERCEL_AI_GATEWAY_API_KEY"},wo={messages:xn,meta:{
id:"@secretlint/secretlint-rule-vercel",recommended:true,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint/blob/\
master/packages/%40secretlint/secretlint-rule-vercel/README.md"}},create(t,s){let o=t.createTranslator(xn),c={allows:s?.allows??[]};return{file(i){let l=new RegExp(
"(?<!\\p{L})(?<prefix>vcp|vci|vca|vcr|vck)_[A-Za-z0-9]{20,60}(?![A-Za-z0-9])","gu"),h=i.content.matchAll(l);for(let p of h){let d=p.index??0,_=p[0]??"",T=p.groups?.
prefix,y=yo[T];if(P.matchPatterns(_,c.allows).length>0)continue;let b=[d,d+_.length];t.report({message:o(y,{ID:_}),range:b})}}}}},Nn={DATABRICKS_PERSONAL_ACCESS_TOKEN:{
en:t=>`found Databricks personal access token: ${t.ID}`,ja:t=>`Databricks personal access token: ${t.ID} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}},Io={
messages:Nn,meta:{id:"@secretlint/secretlint-rule-databricks",recommended:true,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secre\
tlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-databricks/README.md"}},create(t,s){let o=t.createTranslator(Nn),c={allows:s?.allows??[]};return{
file(i){let l=new RegExp("(?<!\\p{L})dapi[A-Fa-f0-9]{32}(?:-[0-9])?(?![A-Fa-f0-9])","gu"),h=i.content.matchAll(l);for(let p of h){let d=p.index??0,_=p[0]??"";if(P.
matchPatterns(_,c.allows).length>0)continue;let y=[d,d+_.length];t.report({message:o("DATABRICKS_PERSONAL_ACCESS_TOKEN",{ID:_}),range:y})}}}}},vn={DOCKER_PERSONAL_ACCESS_TOKEN:{
en:t=>`found Docker Personal Access Token: ${t.TOKEN}`,ja:t=>`Docker Personal Access Token: ${t.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`}};function Ro({
source:t,options:s,context:o,t:c}){let i=new RegExp("(?<!\\p{L})dckr_pat_[a-zA-Z0-9_-]{27}(?![a-zA-Z0-9_-])","gu"),l=t.content.matchAll(i);for(let h of l){let p=h.
index||0,d=h[0]||"",_=[p,p+d.length];P.matchPatterns(d,s.allows).length>0||o.report({message:c("DOCKER_PERSONAL_ACCESS_TOKEN",{TOKEN:d}),range:_})}}var Oo={messages:vn,
meta:{id:"@secretlint/secretlint-rule-docker",recommended:true,type:"scanner",supportedContentTypes:["text"],docs:{url:"https://github.com/secretlint/secretlint\
/blob/master/packages/%40secretlint/secretlint-rule-docker/README.md"}},create(t,s){let o=t.createTranslator(vn),c={allows:s.allows||[]};return{file(i){Ro({source:i,
options:c,context:t,t:o})}}}},Kn={FIGMA_PERSONAL_ACCESS_TOKEN:{en:t=>`found Figma Personal Access Token: ${t.ID}`,ja:t=>`Figma Personal Access Token: ${t.ID} \u304C\u307F\
\u3064\u304B\u308A\u307E\u3057\u305F`}},Co={messages:Kn,meta:{id:"@secretlint/secretlint-rule-figma",recommended:true,type:"scanner",supportedContentTypes:["tex\
t"],docs:{url:"https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-figma/README.md"}},create(t,s){let o=t.createTranslator(
Kn),c={allows:s?.allows??[]};return{file(i){let l=new RegExp("(?<!\\p{L})figd_[A-Za-z0-9_-]{40,200}(?![A-Za-z0-9_-])","gu"),h=i.content.matchAll(l);for(let p of h){
let d=p.index??0,_=p[0]??"";if(P.matchPatterns(_,c.allows).length>0)continue;let y=[d,d+_.length];t.report({message:o("FIGMA_PERSONAL_ACCESS_TOKEN",{ID:_}),range:y})}}}}},
bo=/(?<type>secretlint-(?:disable-next-line|disable-line|disable|enable))(?<options>.*)/g,Po=t=>{let s=t.content.matchAll(bo);return Array.from(s).map(o=>{let c=o.
groups?.type,i=o.index;return c==="secretlint-disable-line"?{type:c,options:Lt(o.groups?.options),line:t.indexToPosition(i).line}:c==="secretlint-disable-next-l\
ine"?{type:c,options:Lt(o.groups?.options),line:t.indexToPosition(i).line+1}:{type:c,options:Lt(o.groups?.options),index:i}})};function Lt(t){if(!t)return[];let s=t.
indexOf("--");return(s===-1?t:t.slice(0,s)).split(/,/).map(c=>c.trim()).filter(c=>c!=="")??[]}var Gt=class{source;reportingConfig;endIndex;constructor(s){this.source=
s,this.reportingConfig=[],this.endIndex=s.content.length}getIgnoringMessages(){let s=o=>o.startIndex!==null&&o.endIndex!==null&&o.ruleId!==null;return this.reportingConfig.
map(o=>(o.endIndex===null&&(o.endIndex=this.endIndex),o)).filter(s)}disableLine(s,o){let c=this.reportingConfig,i=this.source.locationToRange({start:{line:s,column:0},
end:{line:s+1,column:0}});o.length?o.forEach(l=>{c.push({startIndex:i[0],endIndex:i[1]-1,ruleId:l})}):c.push({startIndex:i[0],endIndex:i[1]-1,ruleId:"*"})}disableReporting(s,o){
let c=this.reportingConfig;o.length?o.forEach(function(i){c.push({startIndex:s,endIndex:null,ruleId:i})}):c.push({startIndex:s,endIndex:null,ruleId:"*"})}enableReporting(s,o){
let c=this.reportingConfig;if(o.length)o.forEach(function(i){for(let l=c.length-1;l>=0;l--)if(!c[l].endIndex&&c[l].ruleId===i){c[l].endIndex=s;break}});else{let i;
for(let l=c.length-1;l>=0&&!(i&&i!==c[l].startIndex);l--)c[l].endIndex||(c[l].endIndex=s,i=c[l].startIndex)}}},$n={IGNORE_MESSAGE:{en:()=>"disable by secretlint\
-disable comment"}},xo={messages:$n,meta:{id:"@secretlint/secretlint-rule-filter-comments",recommended:true,type:"scanner",supportedContentTypes:["text"],docs:{
url:"https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-filter-comments/README.md"}},create(t){let s=t.createTranslator(
$n);return{file(o){let c=new Gt(o),i=Po(o);for(let l of i)l.type==="secretlint-disable"?c.disableReporting(l.index,l.options):l.type==="secretlint-enable"?c.enableReporting(
l.index,l.options):(l.type==="secretlint-disable-line"||l.type==="secretlint-disable-next-line")&&c.disableLine(l.line,l.options);c.getIgnoringMessages().forEach(
l=>{t.ignore({message:s("IGNORE_MESSAGE"),range:[l.startIndex,l.endIndex],targetRuleId:l.ruleId})})}}}},Dn=[ls,bs,Js,$s,Us,Ms,eo,no,oo,co,io,Fs,zs,js,Zs,Ys,Ws,uo,
mo,So,wo,Io,Oo,Co,xo],vo={meta:{id:"@secretlint/secretlint-rule-preset-recommend",recommended:true,type:"preset"},rules:Dn,create(t,s){Dn.forEach(o=>{t.registerRule(
o)})}};export{vo as creator,Dn as rules};
