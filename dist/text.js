var tn=new TextEncoder,Pt=new TextDecoder("utf-8",{ignoreBOM:!0}),Rt=new TextDecoder("utf-8",{fatal:!0}),rn=8192,f=class e extends Uint8Array{static from(n,t){return typeof n!=
"string"?new e(n):t==="utf16le"?Dt(n):vt(tn.encode(n))}static alloc(n){return new e(n)}static allocUnsafe(n){return new e(n)}static isBuffer(n){return n instanceof
e}static concat(n){let t=new e(n.reduce((o,{length:s})=>o+s,0)),r=0;for(let o of n)t.set(o,r),r+=o.length;return t}static byteLength(n,t){return t==="utf16le"?2*
n.length:tn.encode(n).length}toString(n,t=0,r=this.length){let o=this.subarray(Math.min(t,this.length),Math.min(r,this.length));return n==="utf16le"?on(Bt(o)):n===
"latin1"?on(o):Pt.decode(o)}equals(n){return this.length===n.length&&this.every((t,r)=>t===n[r])}compare(n,t=0,r=n.length,o=0,s=this.length){let[i,a]=[s-o,r-t];
for(let l=0;l<Math.min(i,a);l+=1){let u=this[o+l]-n[t+l];if(u!==0)return Math.sign(u)}return Math.sign(i-a)}copy(n,t=0,r=0,o=this.length){let s=this.subarray(r,
Math.min(o,r+n.length-t));return n.set(s,t),s.length}indexOf(n,t=0){return typeof n=="number"?super.indexOf(n,t):Ut(this,n,t)}lastIndexOf(n,t=this.length){if(typeof n==
"number")return super.lastIndexOf(n,t);for(let r=Math.min(t,this.length-n.length);r>=0;r-=1)if(sn(this,n,r))return r;return-1}includes(n,t=0){return this.indexOf(
n,t)>=0}},m={MAX_STRING_LENGTH:2**29-24};function g(e){try{return Rt.decode(e),!0}catch{return!1}}var vt=({buffer:e,byteOffset:n,length:t})=>new f(e,n,t);function Dt(e){
let n=new f(2*e.length);for(let t=0;t<e.length;t+=1){let r=e.charCodeAt(t);n[2*t]=r&255,n[2*t+1]=r>>8}return n}function Bt(e){let n=new Uint16Array(e.length>>1);
for(let t=0;t<n.length;t+=1)n[t]=e[2*t]|e[2*t+1]<<8;return n}function on(e){let n=[];for(let t=0;t<e.length;t+=rn)n.push(String.fromCharCode(...e.subarray(t,t+rn)));
return n.join("")}function Ut(e,n,t){let r=n.length-1;if(r<0)return Math.min(t,e.length);if(r===0)return Uint8Array.prototype.indexOf.call(e,n[0],t);let o=new Uint32Array(
256).fill(n.length);for(let s=0;s<r;s+=1)o[n[s]]=r-s;for(let s=t;s+r<e.length;s+=o[e[s+r]])if(sn(e,n,s))return s;return-1}function sn(e,n,t){for(let r=n.length-
1;r>=0;r-=1)if(e[t+r]!==n[r])return!1;return!0}function F(e,n){let t=f.allocUnsafe(N(e,n)),r=0,o=0;for(let{start:s,end:i,replacement:a}of n)o+=e.copy(t,o,r,s),t.set(a,o),o+=a.length,r=i;return e.copy(t,o,r),
t}var Ee=2**30,N=(e,n)=>n.reduce((t,{start:r,end:o,replacement:s})=>t+s.length-(o-r),e.length);function w(e,n,t=Math.min(e.length,n.length)){let r=0;for(;r<t&&e[r]===n[r];)r+=1;let o=0;for(;o<t-r&&e[e.length-1-o]===n[n.length-1-o];)o+=1;return{head:r,tail:o}}var Ht=10;function $(e){if(e.length<8)return xe(e,0,e.length);let n=-e.byteOffset&3,t=new Uint32Array(e.buffer,e.byteOffset+n,e.length-n>>>2),r=xe(e,0,n)+xe(e,n+
4*t.length,e.length);for(let o=0;o<t.length;o+=1){let s=t[o]^168430090,i=~((s&2139062143)+2139062143|s)&2155905152;i!==0&&(r+=Math.imul(i>>>7,16843009)>>>24)}return r}
function xe(e,n,t){let r=0;for(let o=n;o<t;o+=1)r+=e[o]===Ht?1:0;return r}var Vs=2**20;var ie=new WeakMap;var un=e=>ie.has(e);function M(e){if(!ie.has(e))return;let n=ie.get(e)??Se.of(e);return ie.set(e,n),n}var Te=13,Wt=2**16,$t=8,Se=class e{#t;#e;#n;constructor(n,t,r){this.#t=n,this.#e=t,this.#n=r}static of(n,t=Wt){return new e(n,an(n,{start:0,end:n.length,size:t}),
t)}get hasCr(){return this.#e.some(({hasCr:n})=>n)}countLf(n,t){let r=0,o=0;for(let{length:s,lineFeeds:i}of this.#e){if(o>=t)break;let a=o+s;n<=o&&a<=t?r+=i:n<a&&
(r+=$(this.#t.subarray(Math.max(o,n),Math.min(a,t)))),o=a}return r}indexOf(n,t){let r=Yt(n),o=0;for(let[s,i]of this.#e.entries()){let a=o+i.length;if(a>t&&this.#o(
s,r)){let l=Math.max(o,t),u=this.#t.subarray(l,a+n.length-1).indexOf(n);if(u>=0)return l+u;Gt(i,this.#t,{start:o,end:a})}o=a}return-1}spliced(n,t){let r=[],[o,s,
i]=[0,0,0];for(let a=0;a<this.#e.length;a+=1){let l=this.#e[a],u=[],c=o+l.length;for(;i<n.length&&(n[i].start<c||a===this.#e.length-1);i+=1)for(u.push(n[i]);n[i].
end>c;)c+=this.#e[++a].length;let d=Kt(u),p={start:o+s,end:c+s+d,size:this.#n},h=p.end-p.start<=2*this.#n&&c===o+l.length;u.length===0?r.push(l):h?r.push(this.#r(
l,u,{moved:s,after:t,...p})):r.push(...an(t,p)),s+=d,o=c}return new e(t,r,this.#n)}#o(n,t){let r=this.#e[n].grams,o=this.#e[n+1];return!r||o&&!o.grams?!0:o!==void 0&&
o.length<cn&&n+2<this.#e.length||zt(r,o?.grams,t)}#r(n,t,r){let{lineFeeds:o,hasCr:s,grams:i}=n,{moved:a}=r;for(let{start:l,end:u,replacement:c}of t){let d=this.#t.
subarray(l,u);o+=$(c)-$(d),s&&=!d.includes(Te),i&&Vt(i,r.after,{start:l+a,end:l+a+c.length}),a+=c.length-(u-l)}return s||=r.after.subarray(r.start,r.end).includes(
Te),{length:r.end-r.start,lineFeeds:o,hasCr:s,searches:n.searches,grams:i}}};function an(e,{start:n,end:t,size:r}){let o=Math.max(1,Math.round((t-n)/r)),s=i=>n+
Math.floor((t-n)*i/o);return Array.from({length:o},(i,a)=>{let l=e.subarray(s(a),s(a+1));return{length:l.length,lineFeeds:$(l),hasCr:l.includes(Te),searches:0,grams:void 0}})}
function Gt(e,n,{start:t,end:r}){e.searches+=1,e.searches>=$t&&(e.grams??=jt(n,t,r))}var Kt=e=>e.reduce((n,{start:t,end:r,replacement:o})=>n+o.length-(r-t),0),Y=4,
Xt=2**16;function jt(e,n,t){let r=new Uint32Array(Xt/32);return dn(r,e,{start:n-Y+1,end:t-Y+1}),r}var Vt=(e,n,{start:t,end:r})=>dn(e,n,{start:t-Y+1,end:r}),cn=256,
qt=48;function Yt(e){let n=Math.min(e.length,cn)-Y+1,t=Math.max(1,Math.ceil(n/qt)),r=[];for(let o=0;o<n;o+=t)r.push(fn(e,o));return r}var zt=(e,n,t)=>t.every(r=>ln(
e,r)||n!==void 0&&ln(n,r));function dn(e,n,{start:t,end:r}){let o=Math.min(r,n.length-Y+1);for(let s=Math.max(0,t);s<o;s+=1){let i=fn(n,s);e[i>>>5]|=1<<(i&31)}}
var ln=(e,n)=>(e[n>>>5]&1<<(n&31))!==0,fn=(e,n)=>Math.imul(e[n]|e[n+1]<<8|e[n+2]<<16|e[n+3]<<24,2654435761)>>>16;function Ne(e){let n=Jt.find(([t])=>Ae(e,t));return n?{ok:!1,encoding:n[1]}:Ae(e,_e.utf16le)?e.length%2===1?{ok:!1,encoding:"UTF-16LE with half a character at i\
ts end"}:{ok:!0,file:{bytes:e,encoding:"utf16le",bom:2,valid:!0}}:{ok:!0,file:{bytes:e,encoding:"utf8",bom:Ae(e,_e.utf8)?3:0,valid:un(e)||g(e)}}}var I=e=>({bytes:f.
from(e,"utf16le"),encoding:"utf16le",bom:e.startsWith("\uFEFF")?2:0,valid:!0}),_e={utf8:f.from([239,187,191]),utf16le:f.from([255,254])},T=e=>e==="utf8"?1:2;function A({bytes:e,encoding:n,valid:t},r,o){if(n==="utf16le"||t)return e.toString(n,r,o);let s=e.subarray(r,o);return g(s)?s.toString():Zt(s)}var G=e=>A(e,e.bom,
e.bytes.length);var P=e=>e.isWellFormed(),Jt=[[f.from([255,254,0,0]),"UTF-32LE"],[f.from([0,0,254,255]),"UTF-32BE"],[f.from([254,255]),"UTF-16BE"]],Ae=(e,n)=>n.every((t,r)=>e[r]===
t);function Zt(e){let n=[],t=0;for(let r=0;r<e.length;){let o=Qt(e,r);o===0&&(n.push(e.toString("utf8",t,r),String.fromCharCode(56320+e[r])),t=r+1),r+=o||1}return n.
push(e.toString("utf8",t)),n.join("")}function Qt(e,n){let t=e[n];if(t<128)return 1;let r=t>=240?4:t>=224?3:2;return n+r<=e.length&&g(e.subarray(n,n+r))?r:0}var ae=13,k=10,x=e=>e.includes("\r")?e.replaceAll(`\r
`,`
`):e,ke=({bytes:e})=>M(e)?.hasCr??e.includes(ae);function K(e,n){let{bytes:t,encoding:r}=e,o=T(r);return _(t,n,k,o)?le(e,n)?0:o:_(t,n,ae,o)&&_(t,n+o,k,o)?2*o:0}
function S({bytes:e,encoding:n,bom:t},r){let o=T(n);return r-o<t||!_(e,r-o,k,o)?0:r-2*o>=t&&_(e,r-2*o,ae,o)?2*o:o}function le({bytes:e,encoding:n,bom:t},r){let o=T(
n);return r-o>=t&&_(e,r,k,o)&&_(e,r-o,ae,o)}var z=(e,n)=>n<=e.bom||S(e,n)>0;function X(e,n){let t=T(e.encoding);for(let r=n-1;r>=e.bom;){let o=e.bytes.lastIndexOf(
k,r);if(o<e.bom)break;if(_(e.bytes,o,k,t))return o+t;r=o-1}return e.bom}function L(e,n){let t=T(e.encoding);for(let r=n;;){let o=e.bytes.indexOf(k,r);if(o<0)return e.
bytes.length;if(_(e.bytes,o,k,t))return o+t;r=o+1}}function Oe({bytes:e,encoding:n},t,r){if(n==="utf8")return M(e)?.countLf(t,r)??$(e.subarray(t,r));let o=0;for(let s=t;s<
r;s+=2)o+=_(e,s,k,2)?1:0;return o}function J(e,n){let t=1,r=0;return n.map(({start:o})=>(t+=Oe(e,r,o),r=o,t))}function we(e){if(!ke(e))return(t,r)=>r;let n={start:0,
end:-1,lineEnd:`
`};return(t,r)=>{if(!r.includes(`
`))return r;let o=e.bytes.toString(e.encoding,t.start,t.end).split(`
`);return o.length>1?er(o,r.split(`
`)):((t.start<n.start||t.end>=n.end)&&(n=nr(e,t)),r.replaceAll(`
`,n.lineEnd))}}function er(e,n){let t=e.slice(0,-1).map(a=>a.endsWith("\r")?`\r
`:`
`),r=e.map((a,l)=>t[l]===`\r
`?a.slice(0,-1):a),{tail:o}=w(r,n,Math.min(r.length,n.length)-1),s=n.length-1,i=a=>a>=s-o?t[t.length-(s-a)]:t[Math.min(a,t.length-1)];return n.map((a,l)=>l<s?a+
i(l):a).join("")}function nr(e,n){let t=X(e,n.start),r=L(e,n.end),o=S(e,r)||S(e,t);return{start:t,end:r,lineEnd:o===2*T(e.encoding)?`\r
`:`
`}}var _=(e,n,t,r)=>e[n]===t&&(r===1||n%2===0&&e[n+1]===0);var oi=f.alloc(0);var ue=(e,n=!1)=>{let t=e.charCodeAt(0).toString(16).padStart(4,"0");return`\\u${n?t.toUpperCase():t}`},Z=e=>`U+${e.codePointAt(0).toString(16).toUpperCase().padStart(
4,"0")}`;function Ie(e,n=t=>e.toLowerCase().split(/\W+/).includes(t)){return v(e)?[]:[...Le(e),...fr(e),...xr(e,n)].sort((t,r)=>t.at-r.at)}function Le(e){if(v(e))return[];
let n=[];for(let{0:t,index:r}of e.matchAll(Q))rr(e,r,t)||n.push({at:r,length:t.length,...ar(t)});return n}var v=e=>tr.test(e),tr=/^[\t\n -~]*$/,Q=/(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
function rr(e,n,t){if(!sr.test(t))return!1;let r=e.slice(Math.max(0,n-16),n),o=e.slice(n+t.length,n+t.length+2);return t==="\uFE0F"||t==="\uFE0E"?/\p{Extended_Pictographic}$/u.
test(r)||/[\d#*]$/.test(r)&&o.startsWith("\u20E3"):/[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/u.test(t)?/\p{sc=Han}$/u.test(r):/[\u{e0020}-\u{e007f}]/u.test(t)?/\u{1f3f4}[\u{e0020}-\u{e007e}]*$/u.
test(r):/[\u180b-\u180d]/.test(t)?/\p{sc=Mongolian}$/u.test(r):/[\u00a0\u202f]/.test(t)?r.endsWith("\xAB")||o.startsWith("\xBB"):t==="\u3000"?or(r.slice(-1),o.slice(
0,1)):t==="\u200B"?pn.test(r.slice(-1))&&pn.test(o):t==="\u200D"&&/\p{Extended_Pictographic}\ufe0f?$|\p{EMod}$/u.test(r)?/^\p{Extended_Pictographic}/u.test(o):hn.
test(r.slice(-1))&&(hn.test(o)||t==="\u200D"&&ir.test(r))}var or=(...e)=>{let n=e.filter(t=>!/^[\uff01-\uffee]/.test(t)&&!Tn.test(t));return n.length===0||n.length===
1&&n.every(t=>t===""||t===`
`)},sr=/[\u180b-\u180e\u200b\u200c\u202f\u3000]|\u00a0|\u200d|[\ufe00-\ufe02]|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}]|[\u{e0100}-\u{e01ef}]/u,hn=/^[\p{sc=Arabic}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Sinhala}\p{sc=Mongolian}\p{sc=Gujarati}\p{sc=Gurmukhi}\p{sc=Oriya}]/u,
pn=/^[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u,ir=/[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]$/;function ar(e){let n=e.codePointAt(
0);if(n>=56448&&n<=56575)return{kind:"byte",name:`0x${gn(n-56320)}`,about:"a byte that is not UTF-8"};let t=Z(e),r=dr[gn(n)],o=lr(e);return r?{kind:o,name:r[0],
about:`${t}, ${r[1]}`}:{kind:o,name:t,about:cr[o]}}var lr=e=>ur.test(e)?"bidi":/\p{Zs}/u.test(e)?"blank":/\p{Cc}/u.test(e)?"control":"invisible",ur=/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/,
cr={bidi:"turns the direction of text",invisible:"an invisible character",control:"a control character",byte:"a byte that is not UTF-8",blank:"a blank that is n\
o space","look-alike":"looks like another character"},gn=e=>e.toString(16).toUpperCase(),[R,mn]=["turns the direction of text","ends a turned direction"],ce="Ha\
ngul filler, a letter that is not seen",dr={D:["CR","carriage return"],0:["NUL","null"],"1B":["ESC","escape"],A0:["NBSP","no-break space"],AD:["SHY","soft hyphe\
n"],"34F":["CGJ","an invisible joiner"],"61C":["ALM","Arabic letter mark"],"115F":["HCF",ce],1160:["HJF",ce],"200B":["ZWSP","zero-width space"],"200C":["ZWNJ","\
zero-width non-joiner"],"200D":["ZWJ","zero-width joiner"],2060:["WJ","word joiner"],"200E":["LRM","left-to-right mark"],"200F":["RLM","right-to-left mark"],"20\
2A":["LRE",R],"202B":["RLE",R],"202C":["PDF",mn],"202D":["LRO",R],"202E":["RLO",R],2066:["LRI",R],2067:["RLI",R],2068:["FSI",R],2069:["PDI",mn],"202F":["NNBSP",
"narrow no-break space"],2800:["BRAILLE","blank Braille pattern"],3e3:["IDSP","ideographic space"],3164:["HF",ce],FEFF:["BOM","byte order mark"],FFA0:["HHF",ce]},
fr=e=>Array.from(e.matchAll(xn)).flatMap(({0:n,index:t})=>{let r=Ce(n);return e.startsWith("\uFE0F",t+n.length)?[]:r===void 0||mr(n)&&yr(e,t,r)?[]:hr(e,t,n)?[]:
[Sn(n,t,r)]}),xn=/[\u01c0\u01c3\u02b9\u02bc\u02d0\u037e\u0589\u05c3\u06d4\u1fef\u2010\u2011\u2024\u2044\u2100-\u214f\u2160-\u217f\u2215\u2217\u2223\u2236\u29f8\ua789\ufe50-\ufe6b\uff01-\uff5e\uffe8\u{1d400}-\u{1d7ff}\u{1fbf0}-\u{1fbf9}]/gu,
hr=(e,n,t)=>{let r=pr[t];return r?(e.match(r)?.length??0)>=3:/[\u02b9\u02bc]/.test(t)&&/[^\0-\u02ff]/.test(e.slice(Math.max(0,n-1),n))},pr={"\u0589":/\p{sc=Armenian}/gu,
"\u05C3":/\p{sc=Hebrew}/gu,"\u06D4":/\p{sc=Arabic}/gu},gr={\u01C0:"|",\u01C3:"!","\u02B9":"'",\u02BC:"'",\u02D0:":","\u0589":":","\u05C3":":","\u06D4":"-","\u2010":"\
-","\u2011":"-","\u2044":"/","\u2212":"-","\u2215":"/","\u2217":"*","\u2223":"|","\u2236":":","\u29F8":"/","\uA789":":","\uFFE8":"|"},Ce=e=>{let n=de[e]??gr[e]??
(e.search(xn)===0?e.normalize("NFKC"):"");return/^[!-~]$/.test(n)?n:void 0},mr=e=>e>="\uFF01"&&e<="\uFF5E",yr=(e,n,t)=>/\w/.test(t)?br.test(e.slice(Math.max(0,n-
40),n))||Er.test(e.slice(n+1,n+41)):Tn.test(e),[br,Er]=[/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f][\uff01-\uffee]*$/u,/^[\uff01-\uffee]*[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f]/u],
Tn=/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f]/u,xr=(e,n)=>{if(!/[^\0-\u02ff]/.test(e)&&!Nr.test(e))return[];let t=(e.match(/[A-Za-z]/g)?.
length??0)>(e.match(kr)?.length??0);return Array.from(e.matchAll(Sr)).flatMap(({0:r,index:o})=>{let s=Array.from(r.matchAll(/[^\0-\x7f]/gu)).filter(([c])=>/[\p{L}\p{N}]/u.
test(c));if(s.length===0||!s.every(([c])=>c in de||Tr.test(c)))return[];let i=/[A-Za-z]/.test(r),a=i||t?r.length>=Ar&&n(_r(r)):!1,l=s.flatMap(([c])=>yn.test(c)?
[]:c),u=t&&(i||Or(l));return s.flatMap(({0:c,index:d})=>{let p=a||u&&!yn.test(c),h=de[c];if(!p)return[];let y=Sn(c,o+d,h??"");return[h===void 0?{...y,about:"a l\
etter of another script than its word"}:y]})})},Tr=/[\p{sc=Coptic}\p{sc=Deseret}\p{sc=Cherokee}\p{sc=Lisu}\p{sc=Gothic}\p{sc=Old_Italic}\p{sc=Osage}]/u,Sr=/(?<=\\[a-z])[\p{L}\p{N}\p{M}_]+|(?<![\\\p{L}\p{N}\p{M}_])[\p{L}\p{N}\p{M}_]+|(?<=\\)(?![a-z])[\p{L}\p{N}\p{M}_]+/gu,
Ar=3,_r=e=>e.replace(/[^\0-\x7f]/gu,n=>de[n]??n).toLowerCase(),Nr=/[\u0131\u017f\u0180-\u02af]/,kr=/[^\p{scx=Latin}\p{scx=Common}\p{scx=Inherited}]/gu,Or=e=>e.length>
0&&e.map(wr).reduce((n,t)=>n.filter(r=>t.includes(r))).length===0,yn=/\p{scx=Latin}/u,wr=e=>{let n=bn.get(e);if(n)return n;let t=Ir.filter(r=>Lr(r).test(e));return bn.
set(e,t),t},bn=new Map,Ir="Armenian Cherokee Coptic Cyrillic Greek Lisu".split(" "),Lr=e=>{let n=En.get(e)??new RegExp(`\\p{scx=${e}}`,"u");return En.set(e,n),n},
En=new Map,Sn=(e,n,t)=>({at:n,length:e.length,kind:"look-alike",name:Z(e),about:`looks like ${t}, and is another character`}),de=Object.fromEntries([["\u0410\u0412\u0415\u041A\u041C\u041D\u041E\u0420\u0421\
\u0422\u0425\u0406\u0408\u0405","ABEKMHOPCTXIJS"],["\u0430\u0435\u043E\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04BB\u0501\u051B\u051D","aeopcyxijshdqw"],["\u0423\u04AE\
\u04C0\u04CF\u050C\u051A\u051C\u0474\u0475\u043A\u043C\u0442\u0432\u043D\u0433\u0451\u0457","YYIlGQWVvkmtbhrei"],["\u0391\u0392\u0395\u0396\u0397\u0399\u039A\u039C\u039D\u039F\u03A1\u03A4\u03A5\u03A7\u037F",
"ABEZHIKMNOPTYXJ"],["\u03B1\u03B3\u03B7\u03B9\u03BA\u03BD\u03BF\u03C1\u03C4\u03C5\u03C7\u03C9\u03F2\u03F3","aynikvoptuxwcj"],["\u0555\u054D\u053C\u054F\u0578\u057D\u0570\u0585\u0581\u0566\u0575\u0563",
"OULSnuhogqjq"],["\u13AA\u13A0\u13A1\u13A2\u13B3\u13DA\u13A9\u13BB\u13C0\u13C3\u13CF\u13D9\u13DE\u13DF\u13E2\u13F4","ADRTWSYHGZbVLCPB"],["\uA4D0\uA4D1\uA4D3\uA4D4\uA4D6\uA4D7\uA4D9\uA4DA\uA4DC\uA4DD\uA4DF\uA4E0\uA4E1",
"BPDTGKJCZFMNL"],["\uA4E2\uA4E3\uA4E6\uA4E7\uA4EA\uA4EB\uA4EC\uA4EE\uA4F0\uA4F2\uA4F3\uA4F4","SRVHWXYAEIOU"],["\u0966\u09E6\u0A66\u0AE6\u0B66\u0B20\u0BE6\u0C66\u0CE6\u0D66\u0D20\u101D\u1040",
"ooooooooooooo"],["\u0131\u0251\u0261\u0269\u028F\u1D04\u1D0F\u1D1C\u1D20\u1D21\u1D22\uA731\u017F","iagiycouvwzsf"]].flatMap(([e,n])=>Array.from(e,(t,r)=>[t,n.charAt(
r)])));function O(e){if(v(e))return{text:e,at:r=>r};let n=[],t="";for(let{0:r,index:o}of e.matchAll(Cr)){let s=/^[\t\n -~]$/.test(r)?r:Fr(r);for(let i=0;i<s.length;i+=
1)n.push(o);t+=s}return{text:t,at:r=>n[r]??e.length}}function Fe(e,n){let[t,r]=[O(e),O(n)],o=[],[s,i]=[0,0];for(;s<t.text.length||i<r.text.length;){let[a,l]=[t.
text[s],r.text[i]];if(a===l){let u=Rr([t,s],[r,i]),c={found:Nn(t,s,u),wanted:Nn(r,i,u)};kn(e,c.found)!==kn(n,c.wanted)&&o.push(c),s+=u,i+=u}else if(_n(a))s+=1;else if(_n(
l))i+=1;else break}return o}var Cr=/[\u1100-\u115f][\u1160-\u11a7][\u11a8-\u11ff]?|\P{M}\p{M}*|\p{M}+/gsu,Fr=e=>An[e]??e.normalize("NFKC").replace(Q,n=>Pr(n)?n:
Mr.test(n)?" ":"").replace(/[^\0-\x7f]/gu,n=>An[n]??Ce(n)??n).normalize("NFC"),Mr=/[\v\f\x85\p{Z}]/u,An=Object.fromEntries([["\u2012\u2013\u2014\u2015","-"],["\u2018\
\u2019\u201A\u201B\u2032\u2039\u203A\xB4","'"],["\u201C\u201D\u201E\u201F\u2033\xAB\xBB",'"'],["\u2022\u2027\xB7\u2219","*"],["\xD7","x"],["\xF7","/"],["\u3001",
","],["\u3002","."],["\u2190","<-"],["\u2192","->"],["\u21D2","=>"],["\u2264","<="],["\u2265",">="],["\u2260","!="]].flatMap(([e,n])=>Array.from(e,t=>[t,n]))),Pr=e=>/\p{Cs}/u.
test(e),_n=e=>e!==void 0&&/\s/.test(e),Rr=([e,n],[t,r])=>{let o=1,s=(i,a)=>a<i.text.length&&i.at(a)===i.at(a-1);for(;(s(e,n+o)||s(t,r+o))&&e.text[n+o]!==void 0&&
e.text[n+o]===t.text[r+o];)o+=1;return o},Nn=({at:e},n,t)=>({start:n===0?0:e(n),end:e(n+t)}),kn=(e,{start:n,end:t})=>e.slice(n,t);var ne=2**21,fe=2**15;function he(e,n){if(e.bytes.length>ne||n.length>fe||n.trim()==="")return[];let t=x(G(e)).split(`
`),r=t.map(O),o=n.endsWith(`
`),s=(o?n.slice(0,-1):n).split(`
`).map(u=>O(u).text),i=new ee(s.join(`
`)),a=Wr(r.map(u=>u.text),s).map(u=>Kr(r,u,{wanted:s,whole:i})).filter(u=>u!==void 0&&u.likeness>vr).sort((u,c)=>c.likeness-u.likeness||u.first-c.first);return a.
filter((u,c)=>a.slice(0,c).every(d=>u.end<=d.first||u.first>=d.end)).slice(0,Dr).map(({first:u,end:c,likeness:d,crop:p})=>{let h=On(t.slice(u,c),p);return{line:u+
1,lastLine:c,text:o?`${h}
`:h,likeness:d}})}var vr=.8,Dr=3,Br=12,Ur=3,Hr=8;function Wr(e,n){let t=new Map,r=(i,a)=>{i>-n.length&&i<e.length&&t.set(i,(t.get(i)??0)+a)},o=new Map;n.forEach(
(i,a)=>{let l=i.trim();l!==""&&o.set(l,[...o.get(l)??[],a].slice(0,Hr))});let s=[...n.entries()].sort(([,i],[,a])=>a.trim().length-i.trim().length).slice(0,Ur).
map(([i,a])=>({index:i,probe:new ee(a.trim())}));return e.forEach((i,a)=>{let l=i.trim();if(l!==""){for(let u of o.get(l)??[])r(a-u,l.length);for(let{index:u,probe:c}of s){
let d=o.has(l)&&l===c.text?0:Gr(c,l);d>$r&&r(a-u,l.length*d)}}}),[...t].sort(([i,a],[l,u])=>u-a||i-l).slice(0,Br).map(([i])=>i)}var $r=.6,Gr=(e,n)=>n.length*2<e.
text.length?0:e.containment(n);function Kr(e,n,{wanted:t,whole:r}){let o,s=Math.max(0,n);for(let i of[0,-1,1,2]){let a=t.length+i;if(a<1||s+a>e.length||t.length===
1&&i!==0)continue;let l=e.slice(s,s+a),u=l.map(({text:h})=>h),c=Xr(u,t),d=r.likeness(On(u,c)),p={start:l[0].at(c.start),end:l.at(-1).at(c.end)};(!o||d>o.likeness)&&
(o={first:s,end:s+a,crop:p,likeness:d})}return o}function On(e,{start:n,end:t}){return e.length===1?e[0].slice(n,t):[e[0].slice(n),...e.slice(1,-1),e.at(-1).slice(
0,t)].join(`
`)}function Xr(e,n){let[t="",r=""]=[n[0],n.at(-1)],[o,s]=[e[0],e.at(-1)],{start:i,end:a}=e.length===1?jr(t,o):{start:0,end:s.length};return e.length>1&&(t!==""&&
o.length>t.length&&(i=Vr(t,o)),s.length>r.length&&(a=qr(r,s))),t.trimStart()===t&&(i+=o.slice(i).search(/\S|$/)),r.trimEnd()===r&&(a=s.slice(0,a).trimEnd().length),
{start:i,end:a}}function jr(e,n){let t=new ee(e),r=t.bestPart(n),[o,s]=[In(e,n,r),Ln(e,n,r+e.length)];return o!==void 0&&s!==void 0&&o<s?{start:o,end:s}:n.length<
e.length*1.25||t.likeness(n)>.9?{start:0,end:n.length}:{start:o??r,end:s??Fn(n,r+e.length)}}var Vr=(e,n)=>In(e,n,n.length-e.length)??(n.length>e.length*2?n.length-
e.length:0),qr=(e,n)=>Ln(e,n,e.length)??(n.length>e.length*2?Fn(n,e.length):n.length),Yr=e=>Math.min(64,Math.ceil(e.length/3)+2),zr=2,wn=24;function In(e,n,t){let r=o=>{
let s=0;for(;s<wn&&s<e.length&&n[o+s]===e[s];)s+=1;return s};return Cn(t,{most:n.length,text:e,shared:r})}function Ln(e,n,t){let r=o=>{let s=0;for(;s<wn&&s<e.length&&
s<o&&n[o-1-s]===e[e.length-1-s];)s+=1;return s};return Cn(t,{most:n.length,text:e,shared:r})}function Cn(e,{most:n,text:t,shared:r}){let o=Yr(t),s;for(let i=Math.
max(0,e-o);i<=Math.min(n,e+o);i+=1){let a=r(i),l=a-Math.abs(i-e)/(o+1);a>=Math.min(zr,t.length)&&(!s||l>s.score)&&(s={at:i,score:l})}return s?.at}function Fn(e,n){
let t=Math.min(n,e.length);for(;t>0&&t<e.length&&/\w/.test(e[t])&&/\w/.test(e[t-1]);)t+=1;return t}var Me=4096,ee=class{text;#t;#e=new Int32Array(Me);#n=new Int32Array(
Me);constructor(n){this.text=n,this.#t=Math.max(0,n.length-1);for(let t=1;t<n.length;t+=1)this.#e[j(n,t)]+=1}likeness(n){let t=this.#t+Math.max(0,n.length-1);return t===
0?+(n===this.text):2*this.#o(n)/t}containment(n){return this.#t===0?0:this.#o(n)/this.#t}bestPart(n){let{length:t}=this.text;if(n.length<=t)return 0;let r=0;for(let s=1;s<
t;s+=1)r+=this.#r(j(n,s));let o={at:0,score:r+this.#s(n,0)};for(let s=1;s+t<=n.length;s+=1){r-=this.#i(j(n,s)),r+=this.#r(j(n,s+t-1));let i=r+this.#s(n,s);i>o.score&&
(o={at:s,score:i})}return this.#n.fill(0),o.at}#o(n){let t=0;for(let r=1;r<n.length;r+=1)t+=this.#r(j(n,r));for(let r=1;r<n.length;r+=1)this.#n[j(n,r)]=0;return t}#r(n){
return this.#n[n]+=1,this.#n[n]<=this.#e[n]?1:0}#i(n){return this.#n[n]-=1,this.#n[n]<this.#e[n]?1:0}#s(n,t){let{text:r}=this;return(n[t]===r[0]?.25:0)+(n[t+r.length-
1]===r.at(-1)?.25:0)}},j=(e,n)=>e.charCodeAt(n-1)*31+e.charCodeAt(n)&Me-1;var Mn=Symbol.for("editplan.EditplanError"),D=class e extends Error{name;problems;constructor(n,t){let r="name"in n?[n]:n,[o]=r;if(!o)throw new TypeError("an Ed\
itplanError needs at least one problem");super(r.map(s=>s.message).join(`
`),t),this.name=o.name,this.problems=r}get[Mn](){return!0}static[Symbol.hasInstance](n){return this===e?Object(n)[Mn]===!0:super[Symbol.hasInstance](n)}};function Pe(e,n){let t=new Map;for(let r of e){let o=n(r);if(o===void 0)continue;let s=t.get(o);s?s.push(r):t.set(o,[r])}return t}function B(e,n,t){let r=Zr(n,e),o=Qr(r),s=r[o];if(!s)return{spans:[],exhausted:!1};let i=r.slice(0,o).reverse(),a=r.slice(o),l=eo(e,s),u=[],c=e.bom,d=0;for(let p=l(
e.bom);p>=0;){let h=p+T(e.encoding),y=Pn(e,i,p,oo),E=y.at>=c?Pn(e,a,p,ro):to;if(d+=y.steps+E.steps,E.at>=0&&so(e,{start:y.at,end:E.at},t.accept)){if(u.push({start:y.
at,end:E.at}),u.length===t.limit)break;t.overlapping||(c=E.at,h=Math.max(h,c))}if(d>Jr)return{spans:u,exhausted:!0};p=l(h)}return{spans:u,exhausted:!1}}var Jr=1e7;
function Zr(e,n){let t=a=>f.from(a,n.encoding),r=!ke(n),o=[],s="",i=()=>{(r?[s]:s.split(`
`)).forEach((l,u)=>{u>0&&o.push({kind:"lineEnd"}),l&&o.push({kind:"bytes",bytes:t(l)})}),s=""};for(let a of e){if("text"in a){s+=a.text;continue}if(i(),"oneOf"in
a)o.push({kind:"oneOf",options:a.oneOf.map(t)});else{let l=a.run.map(t),[u,c]=[Pe(l,d=>d[0]),Pe(l,d=>d.at(-1))];o.push({kind:"run",begins:u,ends:c,min:a.min})}}
return i(),o}function Qr(e){let n=e.findIndex(({kind:r})=>r==="oneOf");n<0&&(n=e.findIndex(({kind:r})=>r==="lineEnd"));let t=0;return e.forEach((r,o)=>{r.kind!==
"bytes"||r.bytes.length<=t||(t=r.bytes.length,n=o)}),n}function eo(e,n){if(n.kind==="bytes")return Re(e,n.bytes);if(n.kind==="oneOf"){let o=n.options.map(i=>Re(
e,i)),s=o.map(()=>Number.NaN);return i=>{o.forEach((l,u)=>{let c=s[u];(Number.isNaN(c)||c<i)&&(s[u]=no(l(i)))});let a=Math.min(...s);return Number.isFinite(a)?a:
-1}}let t=Re(e,f.from(`
`,e.encoding)),r=T(e.encoding);return o=>{let s=t(o);if(s<0)return-1;let i=s+r-S(e,s+r);return i<o?s:i}}var no=e=>e<0?Number.POSITIVE_INFINITY:e;function Re({bytes:e,
encoding:n},t){if(n==="utf8"){let r=M(e);return o=>(r??e).indexOf(t,o)}return r=>{let o=e.indexOf(t,r);for(;o>=0&&o%2===1;)o=e.indexOf(t,o+1);return o}}var to={
at:-1,steps:0};function Pn(e,n,t,r){let o=t,s=1;for(let i of n){let a=r(e,i,o);if(a<0)return{at:-1,steps:s};s+=1+(Math.abs(a-o)>>6),o=a}return{at:o,steps:s}}function ro(e,n,t){
if(n.kind==="bytes")return ve(e.bytes,n.bytes,t)?t+n.bytes.length:-1;if(n.kind==="lineEnd")return t+(K(e,t)||Number.NEGATIVE_INFINITY);let r=(i,a)=>i?.find(l=>ve(
e.bytes,l,a))?.length??0;if(n.kind==="oneOf")return t+(r(n.options,t)||Number.NEGATIVE_INFINITY);let o=t,s=()=>r(n.begins.get(e.bytes[o]),o);for(let i=s();i>0;i=
s())o+=i;return o-t>=n.min?o:-1}function oo(e,n,t){let r=(a,l)=>l-a.length>=e.bom&&ve(e.bytes,a,l-a.length);if(n.kind==="bytes")return r(n.bytes,t)?t-n.bytes.length:
-1;if(n.kind==="lineEnd")return t-(S(e,t)||Number.POSITIVE_INFINITY);let o=(a,l)=>a?.find(u=>r(u,l))?.length??0;if(n.kind==="oneOf")return t-(o(n.options,t)||Number.
POSITIVE_INFINITY);let s=t,i=()=>o(n.ends.get(e.bytes[s-1]),s);for(let a=i();a>0;a=i())s-=a;return t-s>=n.min?s:-1}function ve(e,n,t){if(t+n.length>e.length)return!1;
for(let r=0;r<n.length;r+=1)if(e[t+r]!==n[r])return!1;return!0}var so=(e,n,t)=>!le(e,n.start)&&!le(e,n.end)&&(t?.(e,n)??!0);var vn=e=>{if(!(!ao.test(e.old_string)||Rn(e.old_string)===Rn(e.new_string)))return{tokens:e.old_string.split(lo).map(uo),needs:co(e.old_string),replacement:n=>Hn(
{old:e.old_string,new:e.new_string,found:n})}};function io(e,n,t){if(e===n)return t;let r={old:x(e),new:x(t),found:x(n)};return r.old.length!==r.found.length?t:
Hn(r,"curly")??t}var Dn={straight:'"',open:"\u201C",close:"\u201D"},Bn={straight:"'",open:"\u2018",close:"\u2019"},De=[Dn,Bn],ao=/["'\u2018\u2019\u201c\u201d]/,
lo=/(["'\u2018\u2019\u201c\u201d])/,te=({straight:e,open:n,close:t})=>[e,n,t],Un=e=>De.find(n=>te(n).includes(e));function uo(e){let n=e.length===1?Un(e):void 0;
return n?{oneOf:te(n)}:{text:e}}var Rn=e=>e.replace(/[\u2018\u2019]/g,Bn.straight).replace(/[\u201c\u201d]/g,Dn.straight),co=e=>De.flatMap(n=>{let t=te(n).filter(
r=>e.includes(r));return t.length===0?[]:t.length>1?te(n):te(n).filter(r=>r!==t[0])});function Hn(e,n="mixed"){let t=s=>{let i=fo(s,e);return i==="mixed"?n:i},r=new Map(
De.map(s=>[s,t(s)])),o=mo(e,ho(e.new,r));return o.some(s=>s===Wn)?void 0:o.join("")}function fo({straight:e,open:n,close:t},{found:r}){let o=r.includes(n)||r.includes(
t);return r.includes(e)?o?"mixed":"straight":o?"curly":void 0}var Wn="";function ho(e,n){let t=e.split("");return t.map((r,o)=>{let s=Un(r),i=s&&n.get(s);return!s||
!i?r:i==="mixed"?Wn:i==="straight"?s.straight:r===s.straight?po(t,o,s):r})}function po(e,n,t){let r=e[n-1];return r===void 0||go.has(r)?t.open:t.close}var go=new Set(
[" ","	",`
`,"\r","(","[","{","\u2013","\u2014"]);function mo({old:e,new:n,found:t},r){yo({old:e,new:n,found:t},r);let{head:o,tail:s}=w(e,n);for(let i=0;i<o;i+=1)r[i]=t[i];
for(let i=1;i<=s;i+=1)r[n.length-i]=t[t.length-i];return r}function yo({old:e,new:n,found:t},r){let o=t.split(`
`),s=new Map;e.split(`
`).forEach((a,l)=>{let u=o[l];s.set(a,s.has(a)&&s.get(a)!==u?void 0:u)});let i=0;for(let a of n.split(`
`)){let l=s.get(a);if(l!==void 0)for(let u=0;u<a.length;u+=1)r[i+u]=l[u];i+=a.length+1}}var qn=e=>{let n=Be(e.old_string);if(!(!n.some(U)||$n(n)===$n(Be(e.new_string))))return{tokens:n.map(To),needs:So(n),accept:Ao,replacement:t=>No(e.new_string,_o(
n,t))}},U=e=>typeof e!="string",bo=/\\\\|\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}|[<>&'"]|[^\0-\x7f]/gu;function Be(e){let n=[],
t=0;for(let{0:r,index:o}of e.matchAll(bo)){let s=r.startsWith("\\")?Eo(r):r,i=!r.startsWith("\\")&&e[o-1]==="\\";!xo(s)||i||(n.push(e.slice(t,o),{character:s,written:r}),
t=o+r.length)}return[...n,e.slice(t)]}var Eo=e=>e.replace(/\\u([0-9a-fA-F]{4})/g,(n,t)=>String.fromCharCode(Number.parseInt(t,16))),xo=e=>/^[<>&'"]$|^[^\0-\x7f\p{Surrogate}]$/u.
test(e),Ue=(e,n)=>e.split("").map(t=>ue(t,n)).join(""),$n=e=>e.map(n=>U(n)?n.character:n).join(""),Yn=({character:e,written:n})=>[...new Set([e,Ue(e,!1),Ue(e,!0),
n])],To=e=>U(e)?{oneOf:Yn(e)}:{text:e},So=e=>{let n=e.filter(U).filter(({character:t,written:r})=>r!==t);return["\\u",...new Set(n.map(({character:t})=>t))]};function Ao({
bytes:e,encoding:n,bom:t},{start:r}){let o=T(n);return r-o<t||e[r]!==Gn||e[r-o]!==Gn}var Gn=92;function _o(e,n){let t=new Map,r=0;for(let o of e){let s=U(o)?Yn(
o).find(a=>n.startsWith(a,r)):o;if(r+=s?.length??0,!U(o))continue;let i=!t.has(o.character)||t.get(o.character)===s;t.set(o.character,i?s:void 0)}return t}function No(e,n){
let t={ascii:Kn(n,!0),beyond:Kn(n,!1)},r=({character:s,written:i})=>{if(n.has(s))return n.get(s);let a=He(s)?t.ascii:t.beyond;return a==="none"?i:a==="plain"?s:
a==="mixed"||He(s)?void 0:Ue(s,a==="upper")},o=Be(e).map(s=>U(s)?r(s):s);return o.includes(void 0)?void 0:o.join("")}function Kn(e,n){let t=[...e].filter(([r])=>He(
r)===n);return t.length===0?"none":t.every(([r,o])=>o===r)?"plain":t.some(([r,o])=>o===void 0||o===r)?"mixed":t.some(([,r])=>/\\u[0-9a-f]*[A-F]/.test(r??""))?"u\
pper":"lower"}var He=e=>e<"\x80",zn=e=>{let n=ko.filter(([s])=>e.old_string.includes(s));if(n.length===0)return;let t=s=>n.reduce((i,[a,l])=>i.replaceAll(a,l),s),
r=t(e.old_string),o=t(e.new_string);return r===o?void 0:{tokens:[{text:r}],replacement:o}},ko=[["<fnr>","<function_results>"],...[["n","name"],["o","output"],["\
e","error"],["s","system"],["r","result"]].flatMap(([e,n])=>[[`<${e}>`,`<${n}>`],[`</${e}>`,`</${n}>`]]),...["META_START","META_END","EOT","META","SOS"].map(e=>[
`< ${e} >`,`<${e}>`]),[`

H:`,`

Human:`],[`

A:`,`

Assistant:`]],Jn=e=>{let n=Qn(e.old_string);if(!n||!Oo(n.numbers)||!/\S/.test(n.text))return;let t=wo(e.new_string,n.separator);if(!(t===void 0||t===n.text))return{
tokens:[{text:n.text}],accept:(r,o)=>z(r,o.start),replacement:t}},Zn=/^[ \t]*(\d{1,9})(\t|\u2192)/;function Qn(e){let n=e.split(`
`),t=n.length>1&&n.at(-1)===""?n.pop():void 0,r=n.map(i=>Zn.exec(i)),o=r[0]?.[2];if(o===void 0||r.some(i=>i?.[2]!==o))return;let s=n.map((i,a)=>i.slice(r[a]?.[0].
length));return t!==void 0&&s.push(t),{text:s.join(`
`),numbers:r.map(i=>Number(i?.[1])),separator:o}}var Oo=e=>e.every((n,t)=>t===0||n===e[t-1]+1);function wo(e,n){if(!e.split(`
`).some(s=>Zn.exec(s)?.[2]===n))return e;let r=Qn(e);return r?.numbers.every((s,i,a)=>i===0||s>=a[i-1])&&r?.separator===n?r.text:void 0}var We=e=>{let n=e.old_string.
split(`
`),t=n.length-1,r=n.map(Xn),o=r[t]!==n[t];return t===0&&!o||!/\S/.test(e.old_string)||r.join(`
`)===e.new_string.split(`
`).map(Xn).join(`
`)?void 0:{tokens:r.flatMap((i,a)=>{let l=a<t?rt:[],u=a<t&&(a>0||n[0]!=="")||a===t&&o?ot:[];return[{text:i},...u,...l]}),replacement:e.new_string,...o&&{accept:st}}},
et=e=>n=>{let t=e===We&&!n.old_string.endsWith(`
`),r=e(t?{...n,old_string:`${n.old_string} `}:n);return r&&{...r,accept:(s,i)=>z(s,i.start)&&(st(s,i)||S(s,i.end)>0)&&(r?.accept?.(s,i)??!0)}},nt=e=>{let n=e.old_string.
trim();if(n===""||jn(e.old_string)===jn(e.new_string))return;let[t="",r=""]=[e.old_string.slice(0,e.old_string.indexOf(n)),e.old_string.slice(e.old_string.indexOf(
n)+n.length)],o=n.split(/\s+/).flatMap((s,i)=>[...i>0?[{run:Io,min:1}]:[],{text:s}]);return{tokens:[...Vn(t,"lead"),...o,...Vn(r,"trail")],replacement:e.new_string}},
tt=[" ","	"],rt=[{text:`
`}],ot=[{run:tt,min:0}],Io=[...`	
\v\f\r \xA0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF`];function Xn(e){let n=e.length;for(;n>0&&
tt.includes(e[n-1]);)n-=1;return e.slice(0,n)}var jn=e=>e.trim().replace(/\s+/g," "),st=(e,{end:n})=>n===e.bytes.length||K(e,n)>0;function Vn(e,n){if(e==="")return[];
let t=e.split(`
`);return t.flatMap((r,o)=>{let s=t.length>1&&o===(n==="lead"?0:t.length-1);return[...o>0?rt:[],...s?[]:ot]})}var it=e=>({tokens:[{text:e.old_string}],replacement:e.
new_string});var Lo=(e,n)=>H(e[n],129,254)?H(e[n+1],64,254)&&e[n+1]!==127?2:$e(e[n+1])&&H(e[n+2],129,254)&&$e(e[n+3])?4:1:1,Co=(e,n)=>(H(e[n],129,159)||H(e[n],224,252))&&H(e[n+
1],64,252)&&e[n+1]!==127?2:1;var H=(e,n,t)=>e!==void 0&&e>=n&&e<=t,$e=e=>H(e,48,57),at=(e,{start:n,end:t})=>e.valid||Mo(e.bytes,n,t)&&vo(e,n),lt=(e,n)=>{let t=e.includes(0)?f.from(e.filter(
r=>r!==0)):e;return Fo(n).every(r=>t.includes(r))},Fo=e=>e.split(/[^\0-\x7f]+|\r?\n/).filter(Boolean),ut=e=>/^[\0-\x7f]*$/.test(e);function Mo(e,n,t){for(let r=n;r<t;r+=1)if(e[r]>=128)return!1;return!0}var Po=[Lo,Co],Ro=256;function vo({bytes:e,bom:n},t){let r=t;for(;r>n&&!Do(e,r);)if(r-=1,
t-r>Ro)return!1;return Po.every(o=>{let s=r;for(;s<t;)s+=o(e,s);return s===t})}function Do(e,n){let[t,r]=[e[n-1],e[n]];return r<48||t<48||t<128&&(r<128||!$e(t))}function ge(e,n){if(!W(e,n.new_string))return{ok:!1,reason:"unencodable"};if(n.old_string==="")return Go(e,n.new_string);let t={old_string:x(n.old_string),new_string:x(
n.new_string)};if(!P(t.old_string))return{ok:!1,reason:"not-found"};let r=!W(e,t.old_string),o=r?Ge.literal:Ge[n.match??"exact"];for(let[i,a]of o){let l=a(t),u=l&&
Xo(e,l,{matchedBy:i,replaceAll:n.replace_all??!1});if(u)return u}return n.match==="literal"&&r&&lt(e.bytes,t.old_string)?{ok:!1,reason:"uncertain",spans:[]}:{ok:!1,
reason:"not-found"}}function Bo(e,n){if(n===""||e.includes(n))return n;let t=I(e),r={old_string:x(n),new_string:""};for(let[,o]of Ge.exact){let s=o(r);if(!s||!ct(t,s))continue;let[
i]=B(t,s.tokens,{...s,limit:1,overlapping:!0}).spans;if(i)return A(t,i.start,i.end)}return null}var Uo=e=>e.bytes.length<=Ho&&G(e).trim()==="",W=(e,n)=>P(n)&&(e.
valid||ut(n)),re=[["exact",it],["quotes",vn],["tags",zn],["escapes",qn],["line-numbers",Jn],["trailing-blanks",We]],Ge={literal:re.slice(0,1),text:re,exact:re,lines:re.
map(([e,n])=>[e,et(n)]),whitespace:[...re,["whitespace",nt]]},pe=100,Ho=2**20,Wo=1e6,$o=2**28;function Go(e,n){return Uo(e)?{ok:!0,matchedBy:"exact",splices:[Ko(
e,n)]}:{ok:!1,reason:"not-found"}}function Ko(e,n){let t={start:e.bom,end:e.bytes.length},r=e.bytes.includes(10)?we(e)(t,x(n)):n;return{...t,replacement:f.from(
r,e.encoding)}}function Xo(e,n,{matchedBy:t,replaceAll:r}){if(!ct(e,n))return;let o=(r?Wo:pe)+1,{spans:s,exhausted:i}=B(e,n.tokens,{...n,limit:o,overlapping:!r}),
a=s.some(({start:c,end:d})=>d-c>$o);if(i||a||r&&s.length===o)return{ok:!1,reason:"too-much"};if(s.length===0)return;if(s.length>1&&!r)return{ok:!1,reason:"not-u\
nique",spans:s.slice(0,pe),more:s.length>pe};let l=s.filter(c=>!at(e,c));if(l.length>0)return{ok:!1,reason:"uncertain",spans:l.slice(0,pe)};let u=Vo(e,s,n);return u===
"unencodable"?{ok:!1,reason:"unencodable"}:u&&{ok:!0,matchedBy:t,splices:u}}var jo=8,ct=(e,{needs:n})=>!n||n.length>jo||n.some(t=>(M(e.bytes)??e.bytes).indexOf(
f.from(t,e.encoding),0)>=0);function Vo(e,n,{replacement:t}){let r=qo(e),o=we(e),s=[];for(let[i,a]of n.entries()){let l=typeof t=="string"?t:t(x(A(e,a.start,a.end)));
if(l===void 0)return;let u=r(o(a,l));if(!u)return"unencodable";let c=l===""?Yo(e,a):a,d=c.end<=(n[i+1]?.start??e.bytes.length);s.push({...d?c:a,replacement:u})}
return s}function qo(e){let n;return t=>(n?.text!==t&&(n={text:t,bytes:W(e,t)?f.from(t,e.encoding):void 0}),n.bytes)}function Yo(e,{start:n,end:t}){let r=T(e.encoding);
if(!/\S/.test(A(e,n,t))||!z(e,n)||S(e,t)>0)return{start:n,end:t};let s=t;for(;zo(e,s);)s+=r;let i=K(e,s);return i>0||s===e.bytes.length?{start:n,end:s+i}:{start:n,
end:t}}var zo=({bytes:e,encoding:n},t)=>(e[t]===32||e[t]===9)&&(n==="utf8"||e[t+1]===0);var oe=class{diff(n,t,r={}){let o;typeof r=="function"?(o=r,r={}):"callback"in r&&(o=r.callback);let s=this.castInput(n,r),i=this.castInput(t,r),a=this.removeEmpty(
this.tokenize(s,r)),l=this.removeEmpty(this.tokenize(i,r));return this.diffWithOptionsObj(a,l,r,o)}diffWithOptionsObj(n,t,r,o){var s;let i=b=>{if(b=this.postProcess(
b,r),o){setTimeout(function(){o(b)},0);return}else return b},a=t.length,l=n.length,u=1,c=a+l;r.maxEditLength!=null&&(c=Math.min(c,r.maxEditLength));let d=(s=r.timeout)!==
null&&s!==void 0?s:1/0,p=Date.now()+d,h=[{oldPos:-1,lastComponent:void 0}],y=this.extractCommon(h[0],t,n,0,r);if(h[0].oldPos+1>=l&&y+1>=a)return i(this.buildValues(
h[0].lastComponent,t,n));let E=-1/0,ye=1/0,Qe=()=>{for(let b=Math.max(E,-u);b<=Math.min(ye,u);b+=2){let C,V=h[b-1],q=h[b+1];V&&(h[b-1]=void 0);let be=!1;if(q){let nn=q.
oldPos-b;be=q&&0<=nn&&nn<a}let en=V&&V.oldPos+1<l;if(!be&&!en){h[b]=void 0;continue}if(!en||be&&V.oldPos<q.oldPos?C=this.addToPath(q,!0,!1,0,r):C=this.addToPath(
V,!1,!0,1,r),y=this.extractCommon(C,t,n,b,r),C.oldPos+1>=l&&y+1>=a)return i(this.buildValues(C.lastComponent,t,n))||!0;h[b]=C,C.oldPos+1>=l&&(ye=Math.min(ye,b-1)),
y+1>=a&&(E=Math.max(E,b+1))}u++};if(o)(function b(){setTimeout(function(){if(u>c||Date.now()>p)return o(void 0);Qe()||b()},0)})();else for(;u<=c&&Date.now()<=p;){
let b=Qe();if(b)return b}}addToPath(n,t,r,o,s){let i=n.lastComponent;return i&&!s.oneChangePerToken&&i.added===t&&i.removed===r?{oldPos:n.oldPos+o,lastComponent:{
count:i.count+1,added:t,removed:r,previousComponent:i.previousComponent}}:{oldPos:n.oldPos+o,lastComponent:{count:1,added:t,removed:r,previousComponent:i}}}extractCommon(n,t,r,o,s){
let i=t.length,a=r.length,l=n.oldPos,u=l-o,c=0;for(;u+1<i&&l+1<a&&this.equals(r[l+1],t[u+1],s);)u++,l++,c++,s.oneChangePerToken&&(n.lastComponent={count:1,previousComponent:n.
lastComponent,added:!1,removed:!1});return c&&!s.oneChangePerToken&&(n.lastComponent={count:c,previousComponent:n.lastComponent,added:!1,removed:!1}),n.oldPos=l,
u}equals(n,t,r){return r.comparator?r.comparator(n,t):n===t||!!r.ignoreCase&&n.toLowerCase()===t.toLowerCase()}removeEmpty(n){let t=[];for(let r=0;r<n.length;r++)
n[r]&&t.push(n[r]);return t}castInput(n,t){return n}tokenize(n,t){return Array.from(n)}join(n){return n.join("")}postProcess(n,t){return n}get useLongestToken(){
return!1}buildValues(n,t,r){let o=[],s;for(;n;)o.push(n),s=n.previousComponent,delete n.previousComponent,n=s;o.reverse();let i=o.length,a=0,l=0,u=0;for(;a<i;a++){
let c=o[a];if(c.removed)c.value=this.join(r.slice(u,u+c.count)),u+=c.count;else{if(!c.added&&this.useLongestToken){let d=t.slice(l,l+c.count);d=d.map(function(p,h){
let y=r[u+h];return y.length>p.length?y:p}),c.value=this.join(d)}else c.value=this.join(t.slice(l,l+c.count));l+=c.count,c.added||(u+=c.count)}}return o}};var Ke=class extends oe{tokenize(n){return n.slice()}join(n){return n}removeEmpty(n){return n}},dt=new Ke;function Xe(e,n,t){return dt.diff(e,n,t)}var je=e=>e.match(/[^\n]*\n|[^\n]+$/g)??[];function me(e,n){return ht(e,n,0,(t,r,o)=>pt(t,r,{offset:o,most:Qo})??ns(t,r,o))}function ht(e,n,t,r){let{head:o,tail:s}=w(
e,n),i=e.slice(o,e.length-s),a=n.slice(o,n.length-s);return i.length===0&&a.length===0?[]:Jo(i,a)?[{at:t+o,removed:i.length,added:a}]:r(i,a,t+o)}function Jo(e,n){
if(e.length<Zo)return!e.some(r=>n.includes(r));let t=new Set(e);return!n.some(r=>t.has(r))}var Zo=4,Qo=1e3,es=200;function ns(e,n,t){let r=[],[o,s]=[0,0];for(let i of[
...rs(e,n),{before:e.length,after:n.length}]){let[a,l]=[e.slice(o,i.before),n.slice(s,i.after)];for(let u of ht(a,l,t+o,ts))r.push(u);[o,s]=[i.before+1,i.after+
1]}return r}var ts=(e,n,t)=>pt(e,n,{offset:t,most:es})??[{at:t,removed:e.length,added:n}];function pt(e,n,{offset:t,most:r}){let o=Xe(e,n,{maxEditLength:r});if(!o)
return;let s=[],i,a=t;for(let{added:l,removed:u,value:c}of o){if(!l&&!u){i=void 0,a+=c.length;continue}i||(i={at:a,removed:0,added:[]},s.push(i)),l?i.added=c:(i.
removed=c.length,a+=c.length)}return s}function rs(e,n){let t=ft(n),r=[];for(let[o,s]of ft(e)){let i=t.get(o);s!==void 0&&i!==void 0&&r.push({before:s,after:i})}
return os(r)}function ft(e){let n=new Map;for(let[t,r]of e.entries())n.set(r,n.has(r)?void 0:t);return n}function os(e){let n=[],t=[];for(let[o,{after:s}]of e.entries()){
let i=ss(n,a=>e[a].after>=s);t.push(i>0?n[i-1]:-1),n[i]=o}let r=[];for(let o=n.at(-1)??-1;o>=0;o=t[o])r.push(e[o]);return r.reverse()}function ss(e,n){let[t,r]=[
0,e.length];for(;t<r;){let o=t+r>>1;n(e[o])?r=o:t=o+1}return t}function se(e,{blanks:n=!1,prose:t=!1}={}){let r=v(e)?e:t?is(e):e.split(`
`).map(as).join(`
`);return n?r.replaceAll("	","\u2192").replaceAll(" ","\xB7"):r}var is=e=>Et(e,Le(e).filter(({kind:n})=>n!=="blank")),as=e=>Et(e,Ie(e));function Et(e,n){if(n.length===
0)return e;let[t,r]=["",0];for(let{at:o,length:s}of n)o<r||(t+=e.slice(r,o)+Ye(e.slice(o,o+s)),r=o+s);return t+e.slice(r)}var ls=e=>e.search(Q)>=0,xt=e=>!v(e)&&
(ls(e)||e!==e.normalize("NFC")||e.split(`
`).some(n=>Ie(n).length>0));function Tt(e,n){if(e===n)return[];let[t,r]=[O(e).text,O(n).text];if(yt(t)!==yt(r))return cs(e,n);let o=[...new Set(Fe(e,n).map(i=>`\
"${Ve(e,i.found)}" in the file, "${Ve(n,i.wanted)}" in old_string`))].slice(0,us),s=ds(t,r);return s.some(([i,a])=>qe(i)!==qe(a))&&o.push(fs(s)),s.some(([i,a])=>bt(
i)!==bt(a))&&o.push("blanks at line ends"),o.length>0?o:["white space"]}var us=6;function St(e,n,t){let r=Fe(e,n);return[gt(e,r.map(o=>o.found),t),gt(n,r.map(o=>o.
wanted),t)]}function gt(e,n,t){let[r,o]=["",0];for(let s of n)r+=se(e.slice(o,s.start),t)+Ve(e,s),o=s.end;return r+se(e.slice(o),t)}var Ve=(e,{start:n,end:t})=>e.
slice(n,t).replace(/[^\t\n -~]/gu,Ye),cs=(e,n)=>[...new Set([...mt(e,n),...mt(n,e,"old_string")])],Ye=e=>{if(e==="\r")return"<CR>";let n=e.codePointAt(0);return n>=
56448&&n<=56575?`<0x${(n-56320).toString(16).toUpperCase()}>`:`<${Z(e)}>`};function mt(e,n,t="the file"){return[...new Set(e.match(/[^\t\n -~]/gu)??[])].filter(
o=>O(o).text!==o).filter(o=>!n.includes(o)).map(o=>`${Ye(o)} in ${t}`)}var yt=e=>e.replace(/\s+/g,""),ds=(e,n)=>{let t=n.split(`
`);return e.split(`
`).map((r,o)=>[r,t[o]??""])},qe=e=>/^\s*/.exec(e)?.[0]??"",bt=e=>e.slice(e.trimEnd().length).replace(/[^ \t]/g,""),fs=e=>{let n=t=>e.some(r=>qe(r[t]).includes("\
	"));return n(0)===n(1)?"the depth of the indentation":n(0)?"tabs in the file but spaces in old_string":"spaces in the file but tabs in old_string"};function _t(e,n,t,r=Ot){let o=x(t.old_string),s=Es(n,o),i=s.length>0?[]:he(n,o),a=i.filter(({text:u})=>W(n,u)&&x(u)===u&&wt(n,u)).slice(0,1).flatMap(({text:u})=>kt(
u,r));return{name:"STRING_NOT_FOUND",message:[`old_string is not in ${se(e)}.`,...W(n,o)?[]:[hs],...bs(n,x(t.new_string)),...s,...Ts(n,t,o),...xs(n,o),...i.map(
u=>_s(u,o)),...a.map(u=>`To edit the nearest place, write:
${u}`)].join(`
`),...a.length>0&&{suggestions:a}}}function Nt(e,n,t,r=Ot){let o=J(n,t.spans),s=o.slice(0,At).join(", "),i=o.length>At||t.more?" and more":"",a=t.more?`more tha\
n ${o.length}`:o.length,l=n.bytes.length<=ne,c=(l?ks(n,t.spans.slice(0,ps)):[]).flatMap(({line:h,text:y})=>y===void 0||!W(n,y)?[]:kt(y,r).map(E=>({line:h,input:E}))),
d=[`old_string occurs in ${a} places of ${se(e)}, at lines ${s}${i}.`,"Set replace_all: true to replace them all, or repeat lines around the one you mean in old\
_string and new_string.",...l?[]:["No unique context was searched for: the file is larger than 2 MiB."],...c.map(({line:h,input:y})=>`For the one at line ${h}:
${y}`)],p=c.map(({input:h})=>h);return{name:"STRING_NOT_UNIQUE",message:d.join(`
`),...p.length>0&&{suggestions:p}}}var hs="The file is not UTF-8: only ASCII text can be found in it. Convert it to UTF-8 first.",At=20,ps=3,gs=4e3,kt=(e,n)=>e.
length>gs?[]:[n(e)],Ot=e=>`{"old_string": ${ms(e)}}`,ms=e=>xt(e)?JSON.stringify(e).replace(/[^ -~]/g,n=>ue(n)):JSON.stringify(e),ys=8;function bs(e,n){if(n.trim().
length<ys||!P(n))return[];let[t]=J(e,B(e,[{text:n}],{limit:1,overlapping:!0}).spans);return t===void 0?[]:[`new_string is already at line ${t}: the edit may hav\
e been applied.`]}function Es(e,n){let t=n.replace(/\n$/,"");if(t===n||t.trim()===""||!P(t))return[];let[r]=J(e,B(e,[{text:t}],{limit:1,overlapping:!0}).spans);
return r===void 0?[]:[`It is at line ${r} without the line break at its end. Leave that out of old_string and new_string: in YAML, write \`|-\` instead of \`|\`.`]}
function xs(e,n){return e.bytes.length>ne?["No similar place was searched for: the file is larger than 2 MiB."]:n.length>fe?["No similar place was searched for:\
 old_string is too long."]:[]}function Ts(e,{match:n},t){let r=t.trimEnd().split(`
`),o=ze(t);if(!t.trim()||e.bytes.length>ne||t.length>fe)return[];let s=x(G(e)).split(`
`);return s.flatMap((a,l)=>ze(a)!==o&&r.every((u,c)=>u.trim()===s[l+c]?.trim())?`Line ${l+1} has it at another depth: behind ${ze(a)}, not ${o}.`:n==="lines"&&a.
includes(t.trim())?`It is a piece of line ${l+1}.`:[]).slice(0,Ss)}var Ss=3,ze=e=>JSON.stringify(/^[ \t]*/.exec(e)?.[0]),As=4;function _s({line:e,lastLine:n,likeness:t,
text:r},o){let s=e===n?`Line ${e} is`:`Lines ${e}\u2013${n} are`,i=Tt(r,o),a=i.length>0?`; the difference: ${i.join(", ")}`:"",[l,u]=[r.split(`
`),o.split(`
`)],c=me(l,u).slice(0,As).flatMap(({at:p,removed:h,added:y})=>Ns(l.slice(p,p+h),y,e+p)),d=t===1&&i.length>0?"the same at a glance":`${Math.floor(t*100)} % alike`;
return[`${s} ${d}${a}:`,...c].join(`
`)}function Ns(e,n,t){let r=Math.min(3,Math.max(e.length,n.length));return Array.from({length:r},(o,s)=>{let[i,a]=[e[s],n[s]],l=i!==void 0&&a!==void 0&&i.replace(
/\s+/g,"")===a.replace(/\s+/g,""),u=i===a?0:Math.max(0,w(i??"",a??"").head-60),[c,d]=St(i?.slice(u,u+160)??"",a?.slice(u,u+160)??"",{blanks:l});return[...i===void 0?
[]:[`  file, line ${t+s}: ${c}`],...a===void 0?[]:[`  old_string: ${d}`]]}).flat()}var ks=(e,n)=>{let t=J(e,n);return n.map((r,o)=>({line:t[o],text:Is(e,r)}))},
Os=8,ws=2**14;function Is(e,n){for(let t=0;t<=Os;t+=1)for(let r=0;r<=t;r+=1){let o=Ls(e,n,{above:r,below:t-r});if(o!==void 0&&wt(e,o))return o}}function wt(e,n){
let{spans:t,exhausted:r}=B(e,[{text:n}],{limit:2,overlapping:!0});return t.length===1&&!r}function Ls(e,n,{above:t,below:r}){let o=X(e,n.start);for(let a=0;a<t;a+=
1){if(o===e.bom)return;o=X(e,o-S(e,o))}let s=n.end-S(e,n.end),i=L(e,s);for(let a=0;a<r;a+=1){if(i===e.bytes.length)return;i=L(e,i)}if(!(i-o>ws))return x(A(e,o,i-
S(e,i)))}function It(e,n,t){let r=[],o=0,s=0;for(let i=0;i<n.length;){let a=i;for(;a+1<n.length&&n[a+1].at-Je(n[a])<=6;)a+=1;let l=n.slice(i,a+1);r.push(Cs(e,l,{...t,newStart:t.
newStart+o-s}));for(let{removed:u,added:c}of l)o+=c.length,s+=u;i=a+1}return{structuredPatch:r,insertions:o,deletions:s}}function Cs(e,n,t){let r=Math.max(0,n[0].
at-3),o=Math.min(e.length,Je(n.at(-1))+3),s=[],i=r,a=o-r,l=(u,c)=>{c.endsWith(`
`)?s.push(u+c.slice(0,-1)):s.push(u+c,"\\ No newline at end of file")};for(let u of n){for(;i<u.at;i+=1)l(" ",e[i]);for(;i<Je(u);i+=1)l("-",e[i]);for(let c of u.
added)l("+",c);a+=u.added.length-u.removed}for(;i<o;i+=1)l(" ",e[i]);return{oldStart:t.oldStart+r,oldLines:o-r,newStart:t.newStart+r,newLines:a,lines:s}}var Je=({
at:e,removed:n})=>e+n;function Ct(e,n){let t=[],r=0,o=0,s=0,i=1;for(let a of Ps(e,Ms(e,n))){i+=Oe(e,s,a.start),s=a.start;let l=Rs(e,a);if(!l)return;let u={oldStart:i,newStart:i+r-o},
c=It(l.lines,l.changes,u);for(let d of c.structuredPatch)t.push(d);r+=c.insertions,o+=c.deletions}return{structuredPatch:t,insertions:r,deletions:o}}function Ms(e,n){
let t=[];for(let r of n){let o=t.at(-1);o&&r.start<=o.end?(o.splices.push(r),r.end>=o.end&&(o.end=L(e,r.end))):t.push({start:Ft(e,r.start),end:L(e,r.end),splices:[
r]})}return t}function Ps(e,n){let t=[];for(let r of n){let{start:o,end:s}=r;for(let a=0;a<3;a+=1)o=Ft(e,o-T(e.encoding)),s=L(e,s);let i=t.at(-1);i&&o<=i.end?(i.
blocks.push(r),i.end=s):t.push({start:o,end:s,blocks:[r]})}return t}function Ft(e,n){let t=X(e,n);return t<=e.bom?0:t}var Lt=2**28;function Rs(e,n){if(n.end-n.start>
Lt)return;let t=[],r=[],o=(i,a)=>{let l=je(A(e,i,a));for(let u of l)t.push(u);return l},s=n.start;for(let{start:i,end:a,splices:l}of n.blocks){o(s,i);let u=t.length,
c=o(i,a),d=l.map(E=>({...E,start:E.start-i,end:E.end-i})),p=e.bytes.subarray(i,a);if(N(p,d)>Lt)return;let h=F(p,d),y=je(A({...e,bytes:h,valid:!1},0,h.length));for(let E of me(
c,y))r.push({...E,at:E.at+u});s=a}return o(s,n.end),{lines:t,changes:r}}function vs(e){let{filePath:n="the text",fileContents:t,...r}=Ds(e),o=I(t),s=ge(o,r);if(!s.ok)throw new D(Bs(n,o,r,s));let a=N(o.bytes,s.splices)<=2*m.MAX_STRING_LENGTH?
Ct(o,s.splices):void 0;if(!a)throw new D({name:"LIMIT_EXCEEDED",message:`${n}: it would be too large, or its lines too long.`});return{patch:a.structuredPatch,updatedFile:F(
o.bytes,s.splices).toString("utf16le")}}function Ds(e){let{filePath:n,fileContents:t,...r}=e??{},o=r.old_string??r.oldString,s=r.new_string??r.newString,i=r.replace_all??
r.replaceAll??!1;for(let[a,l]of Object.entries({fileContents:t,old_string:o,new_string:s}))if(typeof l!="string")throw new D({name:"INVALID_INPUT",message:`${a}\
: it must be a string.`});return{filePath:n,fileContents:t,old_string:o,new_string:s,replace_all:i}}function Bs(e,n,t,r){if(r.reason==="not-found")return _t(e,n,
t);if(r.reason==="not-unique")return Nt(e,n,r);let[o,s]=Us[r.reason];return{name:o,message:`${e}: ${s}`}}var Us={uncertain:["UNSUPPORTED_ENCODING","its encoding\
 is unknown."],unencodable:["UNENCODABLE","new_string contains a lone surrogate."],"too-much":["LIMIT_EXCEEDED","old_string is too repetitive, or occurs too oft\
en."]};function Hs(e,n,t){if(e.length===n.length&&e.every((l,u)=>Ws(l,n[u])))return!0;let r=$s(t);if(!r)return!1;let[o,s]=[e[0],n[0]];if(o&&s&&e.length===1&&n.length===
1)return Gs(r,o,s);let i=Mt(r,e),a=i&&Mt(r,n);return i!==void 0&&a!==void 0&&i.equals(a)}var Ws=(e,n)=>e.old_string===n.old_string&&e.new_string===n.new_string&&
(e.replace_all??!1)===(n.replace_all??!1)&&(e.match??"exact")===(n.match??"exact");function $s(e){if(typeof e=="string")return I(e);let n=Ne(f.isBuffer(e)?e:f.from(
e));return n.ok?n.file:void 0}function Gs(e,n,t){let r=Ze(e,n),o=r&&Ze(e,t);if(!r||!o)return!1;let s=N(e.bytes,r);if(s>Ee||s!==N(e.bytes,o))return!1;let i=Math.
min(r[0]?.start??0,o[0]?.start??0),a=Math.max(r.at(-1)?.end??0,o.at(-1)?.end??0),l=u=>F(e.bytes.subarray(i,a),u.map(c=>({...c,start:c.start-i,end:c.end-i})));return l(
r).equals(l(o))}function Mt(e,n){let t=e.bytes;for(let r of n){let o=Ze({...e,bytes:t},r);if(!o||N(t,o)>Ee)return;t=F(t,o)}return t}function Ze(e,n){let t=ge(e,
n);return t.ok?t.splices:void 0}var Ya=(e,n)=>he(I(e),n);export{D as EditplanError,Hs as areFileEditsEquivalent,Bo as findActualString,vs as getPatchForEdit,Ya as nearestPlaces,io as preserveQuoteStyle};
