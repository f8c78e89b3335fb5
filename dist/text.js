var rn=new TextEncoder,Pt=new TextDecoder("utf-8",{ignoreBOM:!0}),Rt=new TextDecoder("utf-8",{fatal:!0}),on=8192,f=class e extends Uint8Array{static from(n,t){return typeof n!=
"string"?new e(n):t==="utf16le"?Dt(n):vt(rn.encode(n))}static alloc(n){return new e(n)}static allocUnsafe(n){return new e(n)}static isBuffer(n){return n instanceof
e}static concat(n){let t=new e(n.reduce((o,{length:s})=>o+s,0)),r=0;for(let o of n)t.set(o,r),r+=o.length;return t}static byteLength(n,t){return t==="utf16le"?2*
n.length:rn.encode(n).length}toString(n,t=0,r=this.length){let o=this.subarray(Math.min(t,this.length),Math.min(r,this.length));return n==="utf16le"?sn(Bt(o)):n===
"latin1"?sn(o):Pt.decode(o)}equals(n){return this.length===n.length&&this.every((t,r)=>t===n[r])}compare(n,t=0,r=n.length,o=0,s=this.length){let[i,a]=[s-o,r-t];
for(let u=0;u<Math.min(i,a);u+=1){let l=this[o+u]-n[t+u];if(l!==0)return Math.sign(l)}return Math.sign(i-a)}copy(n,t=0,r=0,o=this.length){let s=this.subarray(r,
Math.min(o,r+n.length-t));return n.set(s,t),s.length}indexOf(n,t=0){return typeof n=="number"?super.indexOf(n,t):Ut(this,n,t)}lastIndexOf(n,t=this.length){if(typeof n==
"number")return super.lastIndexOf(n,t);for(let r=Math.min(t,this.length-n.length);r>=0;r-=1)if(an(this,n,r))return r;return-1}includes(n,t=0){return this.indexOf(
n,t)>=0}},m={MAX_STRING_LENGTH:2**29-24};function g(e){try{return Rt.decode(e),!0}catch{return!1}}var vt=({buffer:e,byteOffset:n,length:t})=>new f(e,n,t);function Dt(e){
let n=new f(2*e.length);for(let t=0;t<e.length;t+=1){let r=e.charCodeAt(t);n[2*t]=r&255,n[2*t+1]=r>>8}return n}function Bt(e){let n=new Uint16Array(e.length>>1);
for(let t=0;t<n.length;t+=1)n[t]=e[2*t]|e[2*t+1]<<8;return n}function sn(e){let n=[];for(let t=0;t<e.length;t+=on)n.push(String.fromCharCode(...e.subarray(t,t+on)));
return n.join("")}function Ut(e,n,t){let r=n.length-1;if(r<0)return Math.min(t,e.length);if(r===0)return Uint8Array.prototype.indexOf.call(e,n[0],t);let o=new Uint32Array(
256).fill(n.length);for(let s=0;s<r;s+=1)o[n[s]]=r-s;for(let s=t;s+r<e.length;s+=o[e[s+r]])if(an(e,n,s))return s;return-1}function an(e,n,t){for(let r=n.length-
1;r>=0;r-=1)if(e[t+r]!==n[r])return!1;return!0}function M(e,n){let t=f.allocUnsafe(N(e,n)),r=0,o=0;for(let{start:s,end:i,replacement:a}of n)o+=e.copy(t,o,r,s),t.set(a,o),o+=a.length,r=i;return e.copy(t,o,r),
t}var Ee=2**30,N=(e,n)=>n.reduce((t,{start:r,end:o,replacement:s})=>t+s.length-(o-r),e.length);function w(e,n,t=Math.min(e.length,n.length)){let r=0;for(;r<t&&e[r]===n[r];)r+=1;let o=0;for(;o<t-r&&e[e.length-1-o]===n[n.length-1-o];)o+=1;return{head:r,tail:o}}var Ht=10;function W(e){if(e.length<8)return Te(e,0,e.length);let n=-e.byteOffset&3,t=new Uint32Array(e.buffer,e.byteOffset+n,e.length-n>>>2),r=Te(e,0,n)+Te(e,n+
4*t.length,e.length);for(let o=0;o<t.length;o+=1){let s=t[o]^168430090,i=~((s&2139062143)+2139062143|s)&2155905152;i!==0&&(r+=Math.imul(i>>>7,16843009)>>>24)}return r}
function Te(e,n,t){let r=0;for(let o=n;o<t;o+=1)r+=e[o]===Ht?1:0;return r}var si=2**20;var ie=new WeakMap;var cn=e=>ie.has(e);function F(e){if(!ie.has(e))return;let n=ie.get(e)??Se.of(e);return ie.set(e,n),n}var xe=13,$t=2**16,Wt=8,Se=class e{#t;#e;#n;constructor(n,t,r){this.#t=n,this.#e=t,this.#n=r}static of(n,t=$t){return new e(n,un(n,{start:0,end:n.length,size:t}),
t)}get hasCr(){return this.#e.some(({hasCr:n})=>n)}countLf(n,t){let r=0,o=0;for(let{length:s,lineFeeds:i}of this.#e){if(o>=t)break;let a=o+s;n<=o&&a<=t?r+=i:n<a&&
(r+=W(this.#t.subarray(Math.max(o,n),Math.min(a,t)))),o=a}return r}indexOf(n,t){let r=qt(n),o=0;for(let[s,i]of this.#e.entries()){let a=o+i.length;if(a>t&&this.#o(
s,r)){let u=Math.max(o,t),l=this.#t.subarray(u,a+n.length-1).indexOf(n);if(l>=0)return u+l;Gt(i,this.#t,{start:o,end:a})}o=a}return-1}spliced(n,t){let r=[],[o,s,
i]=[0,0,0];for(let a=0;a<this.#e.length;a+=1){let u=this.#e[a],l=[],c=o+u.length;for(;i<n.length&&(n[i].start<c||a===this.#e.length-1);i+=1)for(l.push(n[i]);n[i].
end>c;)c+=this.#e[++a].length;let d=Kt(l),h={start:o+s,end:c+s+d,size:this.#n},p=h.end-h.start<=2*this.#n&&c===o+u.length;l.length===0?r.push(u):p?r.push(this.#r(
u,l,{moved:s,after:t,...h})):r.push(...un(t,h)),s+=d,o=c}return new e(t,r,this.#n)}#o(n,t){let r=this.#e[n].grams,o=this.#e[n+1];return!r||o&&!o.grams?!0:o!==void 0&&
o.length<dn&&n+2<this.#e.length||zt(r,o?.grams,t)}#r(n,t,r){let{lineFeeds:o,hasCr:s,grams:i}=n,{moved:a}=r;for(let{start:u,end:l,replacement:c}of t){let d=this.#t.
subarray(u,l);o+=W(c)-W(d),s&&=!d.includes(xe),i&&Vt(i,r.after,{start:u+a,end:u+a+c.length}),a+=c.length-(l-u)}return s||=r.after.subarray(r.start,r.end).includes(
xe),{length:r.end-r.start,lineFeeds:o,hasCr:s,searches:n.searches,grams:i}}};function un(e,{start:n,end:t,size:r}){let o=Math.max(1,Math.round((t-n)/r)),s=i=>n+
Math.floor((t-n)*i/o);return Array.from({length:o},(i,a)=>{let u=e.subarray(s(a),s(a+1));return{length:u.length,lineFeeds:W(u),hasCr:u.includes(xe),searches:0,grams:void 0}})}
function Gt(e,n,{start:t,end:r}){e.searches+=1,e.searches>=Wt&&(e.grams??=jt(n,t,r))}var Kt=e=>e.reduce((n,{start:t,end:r,replacement:o})=>n+o.length-(r-t),0),q=4,
Xt=2**16;function jt(e,n,t){let r=new Uint32Array(Xt/32);return fn(r,e,{start:n-q+1,end:t-q+1}),r}var Vt=(e,n,{start:t,end:r})=>fn(e,n,{start:t-q+1,end:r}),dn=256,
Yt=48;function qt(e){let n=Math.min(e.length,dn)-q+1,t=Math.max(1,Math.ceil(n/Yt)),r=[];for(let o=0;o<n;o+=t)r.push(hn(e,o));return r}var zt=(e,n,t)=>t.every(r=>ln(
e,r)||n!==void 0&&ln(n,r));function fn(e,n,{start:t,end:r}){let o=Math.min(r,n.length-q+1);for(let s=Math.max(0,t);s<o;s+=1){let i=hn(n,s);e[i>>>5]|=1<<(i&31)}}
var ln=(e,n)=>(e[n>>>5]&1<<(n&31))!==0,hn=(e,n)=>Math.imul(e[n]|e[n+1]<<8|e[n+2]<<16|e[n+3]<<24,2654435761)>>>16;function Ne(e){let n=Jt.find(([t])=>Ae(e,t));return n?{ok:!1,encoding:n[1]}:Ae(e,_e.utf16le)?e.length%2===1?{ok:!1,encoding:"UTF-16LE with half a character at i\
ts end"}:{ok:!0,file:{bytes:e,encoding:"utf16le",bom:2,valid:!0}}:{ok:!0,file:{bytes:e,encoding:"utf8",bom:Ae(e,_e.utf8)?3:0,valid:cn(e)||g(e)}}}var I=e=>({bytes:f.
from(e,"utf16le"),encoding:"utf16le",bom:e.startsWith("\uFEFF")?2:0,valid:!0}),_e={utf8:f.from([239,187,191]),utf16le:f.from([255,254])},x=e=>e==="utf8"?1:2;function A({bytes:e,encoding:n,valid:t},r,o){if(n==="utf16le"||t)return e.toString(n,r,o);let s=e.subarray(r,o);return g(s)?s.toString():Zt(s)}var G=e=>A(e,e.bom,
e.bytes.length);var P=e=>e.isWellFormed(),Jt=[[f.from([255,254,0,0]),"UTF-32LE"],[f.from([0,0,254,255]),"UTF-32BE"],[f.from([254,255]),"UTF-16BE"]];var Ae=(e,n)=>n.every((t,r)=>e[r]===t);function Zt(e){let n=[],t=0;for(let r=0;r<e.length;){let o=Qt(e,r);o===0&&(n.push(e.toString("utf8",t,r),String.fromCharCode(
56320+e[r])),t=r+1),r+=o||1}return n.push(e.toString("utf8",t)),n.join("")}function Qt(e,n){let t=e[n];if(t<128)return 1;let r=t>=240?4:t>=224?3:2;return n+r<=e.
length&&g(e.subarray(n,n+r))?r:0}var ae=13,k=10,E=e=>e.includes("\r")?e.replaceAll(`\r
`,`
`):e,ke=({bytes:e})=>F(e)?.hasCr??e.includes(ae);function K(e,n){let{bytes:t,encoding:r}=e,o=x(r);return _(t,n,k,o)?ue(e,n)?0:o:_(t,n,ae,o)&&_(t,n+o,k,o)?2*o:0}
function S({bytes:e,encoding:n,bom:t},r){let o=x(n);return r-o<t||!_(e,r-o,k,o)?0:r-2*o>=t&&_(e,r-2*o,ae,o)?2*o:o}function ue({bytes:e,encoding:n,bom:t},r){let o=x(
n);return r-o>=t&&_(e,r,k,o)&&_(e,r-o,ae,o)}var z=(e,n)=>n<=e.bom||S(e,n)>0;function X(e,n){let t=x(e.encoding);for(let r=n-1;r>=e.bom;){let o=e.bytes.lastIndexOf(
k,r);if(o<e.bom)break;if(_(e.bytes,o,k,t))return o+t;r=o-1}return e.bom}function L(e,n){let t=x(e.encoding);for(let r=n;;){let o=e.bytes.indexOf(k,r);if(o<0)return e.
bytes.length;if(_(e.bytes,o,k,t))return o+t;r=o+1}}function Oe({bytes:e,encoding:n},t,r){if(n==="utf8")return F(e)?.countLf(t,r)??W(e.subarray(t,r));let o=0;for(let s=t;s<
r;s+=2)o+=_(e,s,k,2)?1:0;return o}function J(e,n){let t=1,r=0;return n.map(({start:o})=>(t+=Oe(e,r,o),r=o,t))}function we(e){if(!ke(e))return(t,r)=>r;let n={start:0,
end:-1,lineEnd:`
`};return(t,r)=>{if(!r.includes(`
`))return r;let o=e.bytes.toString(e.encoding,t.start,t.end).split(`
`);return o.length>1?er(o,r.split(`
`)):((t.start<n.start||t.end>=n.end)&&(n=nr(e,t)),r.replaceAll(`
`,n.lineEnd))}}function er(e,n){let t=e.slice(0,-1).map(a=>a.endsWith("\r")?`\r
`:`
`),r=e.map((a,u)=>t[u]===`\r
`?a.slice(0,-1):a),{tail:o}=w(r,n,Math.min(r.length,n.length)-1),s=n.length-1,i=a=>a>=s-o?t[t.length-(s-a)]:t[Math.min(a,t.length-1)];return n.map((a,u)=>u<s?a+
i(u):a).join("")}function nr(e,n){let t=X(e,n.start),r=L(e,n.end),o=S(e,r)||S(e,t);return{start:t,end:r,lineEnd:o===2*x(e.encoding)?`\r
`:`
`}}var _=(e,n,t,r)=>e[n]===t&&(r===1||n%2===0&&e[n+1]===0);var mi=f.alloc(0);var le=(e,n=!1)=>{let t=e.charCodeAt(0).toString(16).padStart(4,"0");return`\\u${n?t.toUpperCase():t}`},Z=e=>`U+${e.codePointAt(0).toString(16).toUpperCase().padStart(
4,"0")}`;function Le(e,n=t=>e.toLowerCase().split(/\W+/).includes(t)){return v(e)?[]:[...Ce(e),...mr(e),...Lr(e,n)].sort((t,r)=>t.at-r.at)}function Ce(e){if(v(e))return[];
let n=[];for(let{0:t,index:r}of e.matchAll(Q))rr(e,r,t)||n.push({at:r,length:t.length,...dr(t)});return n}var v=e=>tr.test(e),tr=/^[\t\n -~]*$/,Q=/(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
function rr(e,n,t){if(!lr.test(t))return!1;let r=e.slice(Math.max(0,n-16),n),o=e.slice(n+t.length,n+t.length+16);return t==="\uFE0F"||t==="\uFE0E"?/\p{Extended_Pictographic}$/u.
test(r)||/[\d#*]$/.test(r)&&o.startsWith("\u20E3"):/[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/u.test(t)?/\p{sc=Han}$/u.test(r):/[\u{e0020}-\u{e007f}]/u.test(t)?/\u{1f3f4}[\u{e0020}-\u{e007e}]*$/u.
test(r):/[\u180b-\u180d]/.test(t)?/\p{sc=Mongolian}$/u.test(r):/[\u00a0\u202f]/.test(t)?or(r,o):t==="\u3000"?sr(r,o):/[\u061c\u200e\u200f]/.test(t)?ar(r,o):t===
"\u200B"?gn.test(r.slice(-1))&&gn.test(o):t==="\u200D"&&/\p{Extended_Pictographic}\ufe0f?$|\p{EMod}$/u.test(r)?/^\p{Extended_Pictographic}/u.test(o):pn.test(r.slice(
-1))&&(pn.test(o)||t==="\u200D"&&cr.test(r))}var or=(e,n)=>e.endsWith("\xAB")||n.startsWith("\xBB")||/(?:^|[\s>"'«“‘(*#’,-])[\p{L}’'-]+$/u.test(e)&&/^[?!]+(?:$|[\s"'’”»<)*_`])/.
test(n)||/\d$/.test(e)&&/^(?:[%€$£°]|\d{3}(?!\d))/.test(n),sr=(e,n)=>{let[t,r]=[e.replace(/[ \u3000]+$/,"").slice(-1),n.replace(/^[ \u3000]+/,"").charAt(0)];
return[t,r].some(o=>ir.test(o))||/["'`/[|s]/.test(t)&&/["'`/\]|+*]/.test(r)},ir=/[\p{sc=Han}\p{sc=Hangul}\u3001-\u30ff\uff01-\uffee]/u,ar=(e,n)=>{let[t,r]=[/(?:\p{L})?[^\p{L}]*$/u.
exec(e),/^[^\p{L}]*\p{L}?/u.exec(n)];return[t,r].some(s=>s!==null&&ur.test(s[0]))&&!(/\w$/.test(e)&&/^\w/.test(n))},ur=/[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}\p{sc=Adlam}]/u,
lr=/\u061c|[\u180b-\u180e\u200b\u200c\u200e\u200f\u202f\u3000]|\u00a0|\u200d|[\ufe00-\ufe02]|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}]|[\u{e0100}-\u{e01ef}]/u,pn=/^[\p{sc=Arabic}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Sinhala}\p{sc=Mongolian}\p{sc=Gujarati}\p{sc=Gurmukhi}\p{sc=Oriya}]/u,
gn=/^[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u,cr=/[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]$/;function dr(e){let n=e.codePointAt(
0);if(n>=56448&&n<=56575)return{kind:"byte",name:`0x${mn(n-56320)}`,about:"a byte that is not UTF-8"};let t=Z(e),r=gr[mn(n)],o=fr(e);return r?{kind:o,name:r[0],
about:`${t}, ${r[1]}`}:{kind:o,name:t,about:pr[o]}}var fr=e=>hr.test(e)?"bidi":/\p{Zs}/u.test(e)?"blank":/\p{Cc}/u.test(e)?"control":"invisible",hr=/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/,
pr={bidi:"turns the direction of text",invisible:"an invisible character",control:"a control character",byte:"a byte that is not UTF-8",blank:"a blank that is n\
o space","look-alike":"looks like another character"},mn=e=>e.toString(16).toUpperCase(),[R,yn]=["turns the direction of text","ends a turned direction"],ce="Ha\
ngul filler, a letter that is not seen",gr={D:["CR","carriage return"],0:["NUL","null"],"1B":["ESC","escape"],A0:["NBSP","no-break space"],AD:["SHY","soft hyphe\
n"],"34F":["CGJ","an invisible joiner"],"61C":["ALM","Arabic letter mark"],"115F":["HCF",ce],1160:["HJF",ce],"200B":["ZWSP","zero-width space"],"200C":["ZWNJ","\
zero-width non-joiner"],"200D":["ZWJ","zero-width joiner"],2060:["WJ","word joiner"],"200E":["LRM","left-to-right mark"],"200F":["RLM","right-to-left mark"],"20\
2A":["LRE",R],"202B":["RLE",R],"202C":["PDF",yn],"202D":["LRO",R],"202E":["RLO",R],2066:["LRI",R],2067:["RLI",R],2068:["FSI",R],2069:["PDI",yn],"202F":["NNBSP",
"narrow no-break space"],2800:["BRAILLE","blank Braille pattern"],3e3:["IDSP","ideographic space"],3164:["HF",ce],FEFF:["BOM","byte order mark"],FFA0:["HHF",ce]},
mr=e=>Array.from(e.matchAll(xn)).flatMap(({0:n,index:t})=>{let r=Me(n);return e.startsWith("\uFE0F",t+n.length)?[]:r===void 0||Nr(n)&&kr(e,t,r)?[]:yr(e,t,n)||br(
e,t,n)?[]:[Sn(n,t,r)]}),xn=/[\u01c0\u01c3\u02b9\u02bc\u02d0\u037e\u0589\u05c3\u06d4\u1fef\u2010\u2011\u2024\u2044\u2100-\u214f\u2160-\u217f\u2215\u2217\u2223\u2236\u29f8\ua789\ufe50-\ufe6b\uff01-\uff5e\uffe8\u{1d400}-\u{1d7ff}\u{1fbf0}-\u{1fbf9}]/gu,
yr=(e,n,t)=>{let r=Ar[t];return r?(e.match(r)?.length??0)>=3:/[\u02b9\u02bc]/.test(t)&&/[^\0-\u02ff]/.test(e.slice(Math.max(0,n-1),n))};function br(e,n,t){if(Er.
test(t))return Tr.test(e);let[r,o]=[e.slice(Math.max(0,n-2),n),e.slice(n+t.length)],s=!xr.test(r)&&o.search(Ie)!==0;return t.search(Ie)!==0||!s?!1:Sr.test(t)||!(/(?!\p{Lm})[\p{L}\p{Nd}_]$/u.
test(r)||/^(?!\p{Lm})[\p{L}\p{Nd}_]/u.test(o))}var Er=/[\u2044\u2212\u2215\u2217\u2223\u2236\u29f8]/,Tr=/[\u0391-\u03c9\u2070-\u209f\u2102\u2113\u2115\u2119-\u211d\u2124\u2190-\u21ff\u2200-\u2211\u2213\u2214\u2218-\u2222\u2224-\u2235\u2237-\u22ff\u27c0-\u27ff\u2980-\u29f7\u2a00-\u2aff\u{1d400}-\u{1d7ff}]/u,
Ie=/[\u2102-\u2129\u212b-\u2138\u2145-\u2149\u{1d400}-\u{1d7ff}]/u,xr=new RegExp(`${Ie.source}$`,"u"),Sr=/[\u2102\u210d\u2115\u2119\u211a\u211d\u2124\u2145-\u2149\u{1d538}-\u{1d56b}\u{1d7d8}-\u{1d7e1}]/u,
Ar={"\u0589":/\p{sc=Armenian}/gu,"\u05C3":/\p{sc=Hebrew}/gu,"\u06D4":/\p{sc=Arabic}/gu},_r={\u01C0:"|",\u01C3:"!","\u02B9":"'",\u02BC:"'",\u02D0:":","\u0589":":",
"\u05C3":":","\u06D4":"-","\u2010":"-","\u2011":"-","\u2044":"/","\u2212":"-","\u2215":"/","\u2217":"*","\u2223":"|","\u2236":":","\u29F8":"/","\uA789":":","\uFFE8":"\
|"},Me=e=>{let n=de[e]??_r[e]??(e.search(xn)===0?e.normalize("NFKC"):"");return/^[!-~]$/.test(n)?n:void 0},Nr=e=>e>="\uFF01"&&e<="\uFF5E",kr=(e,n,t)=>/^.-[\uff01-\uff5e]/.
test(e.slice(n))||/[\uff01-\uff5e]-$/.test(e.slice(Math.max(0,n-2),n))||(/\w/.test(t)?Or.test(e.slice(Math.max(0,n-40),n))||wr.test(e.slice(n+1,n+41)):Ir.test(e)),
[Or,wr]=[/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f][\uff01-\uffee]*$/u,/^[\uff01-\uffee]*[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f]/u],
Ir=/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f]/u,Lr=(e,n)=>{if(!/[^\0-\u02ff]/.test(e)&&!Rr.test(e))return[];let t=(e.match(/[A-Za-z]/g)?.
length??0)>(e.match(vr)?.length??0);return Array.from(e.matchAll(Mr)).flatMap(({0:r,index:o})=>{let s=Array.from(r.matchAll(/[^\0-\x7f]/gu)).filter(([c])=>/[\p{L}\p{N}]/u.
test(c));if(s.length===0||!s.every(([c])=>c in de||Cr.test(c)))return[];let i=/[A-Za-z]/.test(r),a=i||t?r.length>=Fr&&n(Pr(r)):!1,u=s.flatMap(([c])=>bn.test(c)?
[]:c),l=t&&(i||Dr(u));return s.flatMap(({0:c,index:d})=>{let h=a||l&&!bn.test(c),p=de[c];if(!h)return[];let b=Sn(c,o+d,p??"");return[p===void 0?{...b,about:"a l\
etter of another script than its word"}:b]})})},Cr=/[\p{sc=Coptic}\p{sc=Deseret}\p{sc=Cherokee}\p{sc=Lisu}\p{sc=Gothic}\p{sc=Old_Italic}\p{sc=Osage}]/u,Mr=/(?<=\\[a-z])[\p{L}\p{N}\p{M}_]+|(?<![\\\p{L}\p{N}\p{M}_])[\p{L}\p{N}\p{M}_]+|(?<=\\)(?![a-z])[\p{L}\p{N}\p{M}_]+/gu,
Fr=3,Pr=e=>e.replace(/[^\0-\x7f]/gu,n=>de[n]??n).toLowerCase(),Rr=/[\u0131\u017f\u0180-\u02af]/,vr=/[^\p{scx=Latin}\p{scx=Common}\p{scx=Inherited}]/gu,Dr=e=>e.length>
0&&e.map(Br).reduce((n,t)=>n.filter(r=>t.includes(r))).length===0,bn=/\p{scx=Latin}/u,Br=e=>{let n=En.get(e);if(n)return n;let t=Ur.filter(r=>Hr(r).test(e));return En.
set(e,t),t},En=new Map,Ur="Armenian Cherokee Coptic Cyrillic Greek Lisu".split(" "),Hr=e=>{let n=Tn.get(e)??new RegExp(`\\p{scx=${e}}`,"u");return Tn.set(e,n),n},
Tn=new Map,Sn=(e,n,t)=>({at:n,length:e.length,kind:"look-alike",name:Z(e),about:`looks like ${t}, and is another character`}),de=Object.fromEntries([["\u0410\u0412\u0415\u041A\u041C\u041D\u041E\u0420\u0421\
\u0422\u0425\u0406\u0408\u0405","ABEKMHOPCTXIJS"],["\u0430\u0435\u043E\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04BB\u0501\u051B\u051D","aeopcyxijshdqw"],["\u0423\u04AE\
\u04C0\u04CF\u050C\u051A\u051C\u0474\u0475\u043A\u043C\u0442\u0432\u043D\u0433\u0451\u0457","YYIlGQWVvkmtbhrei"],["\u0391\u0392\u0395\u0396\u0397\u0399\u039A\u039C\u039D\u039F\u03A1\u03A4\u03A5\u03A7\u037F",
"ABEZHIKMNOPTYXJ"],["\u03B1\u03B3\u03B7\u03B9\u03BA\u03BD\u03BF\u03C1\u03C4\u03C5\u03C7\u03C9\u03F2\u03F3","aynikvoptuxwcj"],["\u0555\u054D\u053C\u054F\u0578\u057D\u0570\u0585\u0581\u0566\u0575\u0563",
"OULSnuhogqjq"],["\u13AA\u13A0\u13A1\u13A2\u13B3\u13DA\u13A9\u13BB\u13C0\u13C3\u13CF\u13D9\u13DE\u13DF\u13E2\u13F4","ADRTWSYHGZbVLCPB"],["\uA4D0\uA4D1\uA4D3\uA4D4\uA4D6\uA4D7\uA4D9\uA4DA\uA4DC\uA4DD\uA4DF\uA4E0\uA4E1",
"BPDTGKJCZFMNL"],["\uA4E2\uA4E3\uA4E6\uA4E7\uA4EA\uA4EB\uA4EC\uA4EE\uA4F0\uA4F2\uA4F3\uA4F4","SRVHWXYAEIOU"],["\u0966\u09E6\u0A66\u0AE6\u0B66\u0B20\u0BE6\u0C66\u0CE6\u0D66\u0D20\u101D\u1040",
"ooooooooooooo"],["\u0131\u0251\u0261\u0269\u028F\u1D04\u1D0F\u1D1C\u1D20\u1D21\u1D22\uA731\u017F","iagiycouvwzsf"]].flatMap(([e,n])=>Array.from(e,(t,r)=>[t,n.charAt(
r)])));function O(e){if(v(e))return{text:e,at:r=>r};let n=[],t="";for(let{0:r,index:o}of e.matchAll($r)){let s=/^[\t\n -~]$/.test(r)?r:Wr(r);for(let i=0;i<s.length;i+=
1)n.push(o);t+=s}return{text:t,at:r=>n[r]??e.length}}function Fe(e,n){let[t,r]=[O(e),O(n)],o=[],[s,i]=[0,0];for(;s<t.text.length||i<r.text.length;){let[a,u]=[t.
text[s],r.text[i]];if(a===u){let l=Xr([t,s],[r,i]),c={found:Nn(t,s,l),wanted:Nn(r,i,l)};kn(e,c.found)!==kn(n,c.wanted)&&o.push(c),s+=l,i+=l}else if(_n(a))s+=1;else if(_n(
u))i+=1;else break}return o}var $r=/[\u1100-\u115f][\u1160-\u11a7][\u11a8-\u11ff]?|\P{M}\p{M}*|\p{M}+/gsu,Wr=e=>An[e]??e.normalize("NFKC").replace(Q,n=>Kr(n)?n:
Gr.test(n)?" ":"").replace(/[^\0-\x7f]/gu,n=>An[n]??Me(n)??n).normalize("NFC"),Gr=/[\v\f\x85\p{Z}]/u,An=Object.fromEntries([["\u2012\u2013\u2014\u2015","-"],["\u2018\
\u2019\u201A\u201B\u2032\u2039\u203A\xB4","'"],["\u201C\u201D\u201E\u201F\u2033\xAB\xBB",'"'],["\u2022\u2027\xB7\u2219","*"],["\xD7","x"],["\xF7","/"],["\u3001",
","],["\u3002","."],["\u2190","<-"],["\u2192","->"],["\u21D2","=>"],["\u2264","<="],["\u2265",">="],["\u2260","!="]].flatMap(([e,n])=>Array.from(e,t=>[t,n]))),Kr=e=>/\p{Cs}/u.
test(e),_n=e=>e!==void 0&&/\s/.test(e),Xr=([e,n],[t,r])=>{let o=1,s=(i,a)=>a<i.text.length&&i.at(a)===i.at(a-1);for(;(s(e,n+o)||s(t,r+o))&&e.text[n+o]!==void 0&&
e.text[n+o]===t.text[r+o];)o+=1;return o},Nn=({at:e},n,t)=>({start:n===0?0:e(n),end:e(n+t)}),kn=(e,{start:n,end:t})=>e.slice(n,t);var ne=2**21,fe=2**15;function he(e,n){if(e.bytes.length>ne||n.length>fe||n.trim()==="")return[];let t=E(G(e)).split(`
`),r=t.map(O),o=n.endsWith(`
`),s=(o?n.slice(0,-1):n).split(`
`).map(l=>O(l).text),i=new ee(s.join(`
`)),a=Jr(r.map(l=>l.text),s).map(l=>eo(r,l,{wanted:s,whole:i})).filter(l=>l!==void 0&&l.likeness>jr).sort((l,c)=>c.likeness-l.likeness||l.first-c.first);return a.
filter((l,c)=>a.slice(0,c).every(d=>l.end<=d.first||l.first>=d.end)).slice(0,Vr).map(({first:l,end:c,likeness:d,crop:h})=>{let p=On(t.slice(l,c),h);return{line:l+
1,lastLine:c,text:o?`${p}
`:p,likeness:d}})}var jr=.8,Vr=3,Yr=12,qr=3,zr=8;function Jr(e,n){let t=new Map,r=(i,a)=>{i>-n.length&&i<e.length&&t.set(i,(t.get(i)??0)+a)},o=new Map;n.forEach(
(i,a)=>{let u=i.trim();u!==""&&o.set(u,[...o.get(u)??[],a].slice(0,zr))});let s=[...n.entries()].sort(([,i],[,a])=>a.trim().length-i.trim().length).slice(0,qr).
map(([i,a])=>({index:i,probe:new ee(a.trim())}));return e.forEach((i,a)=>{let u=i.trim();if(u!==""){for(let l of o.get(u)??[])r(a-l,u.length);for(let{index:l,probe:c}of s){
let d=o.has(u)&&u===c.text?0:Qr(c,u);d>Zr&&r(a-l,u.length*d)}}}),[...t].sort(([i,a],[u,l])=>l-a||i-u).slice(0,Yr).map(([i])=>i)}var Zr=.6,Qr=(e,n)=>n.length*2<e.
text.length?0:e.containment(n);function eo(e,n,{wanted:t,whole:r}){let o,s=Math.max(0,n);for(let i of[0,-1,1,2]){let a=t.length+i;if(a<1||s+a>e.length||t.length===
1&&i!==0)continue;let u=e.slice(s,s+a),l=u.map(({text:p})=>p),c=no(l,t),d=r.likeness(On(l,c)),h={start:u[0].at(c.start),end:u.at(-1).at(c.end)};(!o||d>o.likeness)&&
(o={first:s,end:s+a,crop:h,likeness:d})}return o}function On(e,{start:n,end:t}){return e.length===1?e[0].slice(n,t):[e[0].slice(n),...e.slice(1,-1),e.at(-1).slice(
0,t)].join(`
`)}function no(e,n){let[t="",r=""]=[n[0],n.at(-1)],[o,s]=[e[0],e.at(-1)],{start:i,end:a}=e.length===1?to(t,o):{start:0,end:s.length};return e.length>1&&(t!==""&&
o.length>t.length&&(i=ro(t,o)),s.length>r.length&&(a=oo(r,s))),t.trimStart()===t&&(i+=o.slice(i).search(/\S|$/)),r.trimEnd()===r&&(a=s.slice(0,a).trimEnd().length),
{start:i,end:a}}function to(e,n){let t=new ee(e),r=t.bestPart(n),[o,s]=[In(e,n,r),Ln(e,n,r+e.length)];return o!==void 0&&s!==void 0&&o<s?{start:o,end:s}:n.length<
e.length*1.25||t.likeness(n)>.9?{start:0,end:n.length}:{start:o??r,end:s??Mn(n,r+e.length)}}var ro=(e,n)=>In(e,n,n.length-e.length)??(n.length>e.length*2?n.length-
e.length:0),oo=(e,n)=>Ln(e,n,e.length)??(n.length>e.length*2?Mn(n,e.length):n.length),so=e=>Math.min(64,Math.ceil(e.length/3)+2),io=2,wn=24;function In(e,n,t){let r=o=>{
let s=0;for(;s<wn&&s<e.length&&n[o+s]===e[s];)s+=1;return s};return Cn(t,{most:n.length,text:e,shared:r})}function Ln(e,n,t){let r=o=>{let s=0;for(;s<wn&&s<e.length&&
s<o&&n[o-1-s]===e[e.length-1-s];)s+=1;return s};return Cn(t,{most:n.length,text:e,shared:r})}function Cn(e,{most:n,text:t,shared:r}){let o=so(t),s;for(let i=Math.
max(0,e-o);i<=Math.min(n,e+o);i+=1){let a=r(i),u=a-Math.abs(i-e)/(o+1);a>=Math.min(io,t.length)&&(!s||u>s.score)&&(s={at:i,score:u})}return s?.at}function Mn(e,n){
let t=Math.min(n,e.length);for(;t>0&&t<e.length&&/\w/.test(e[t])&&/\w/.test(e[t-1]);)t+=1;return t}var Pe=4096,ee=class{text;#t;#e=new Int32Array(Pe);#n=new Int32Array(
Pe);constructor(n){this.text=n,this.#t=Math.max(0,n.length-1);for(let t=1;t<n.length;t+=1)this.#e[j(n,t)]+=1}likeness(n){let t=this.#t+Math.max(0,n.length-1);return t===
0?+(n===this.text):2*this.#o(n)/t}containment(n){return this.#t===0?0:this.#o(n)/this.#t}bestPart(n){let{length:t}=this.text;if(n.length<=t)return 0;let r=0;for(let s=1;s<
t;s+=1)r+=this.#r(j(n,s));let o={at:0,score:r+this.#s(n,0)};for(let s=1;s+t<=n.length;s+=1){r-=this.#i(j(n,s)),r+=this.#r(j(n,s+t-1));let i=r+this.#s(n,s);i>o.score&&
(o={at:s,score:i})}return this.#n.fill(0),o.at}#o(n){let t=0;for(let r=1;r<n.length;r+=1)t+=this.#r(j(n,r));for(let r=1;r<n.length;r+=1)this.#n[j(n,r)]=0;return t}#r(n){
return this.#n[n]+=1,this.#n[n]<=this.#e[n]?1:0}#i(n){return this.#n[n]-=1,this.#n[n]<this.#e[n]?1:0}#s(n,t){let{text:r}=this;return(n[t]===r[0]?.25:0)+(n[t+r.length-
1]===r.at(-1)?.25:0)}},j=(e,n)=>e.charCodeAt(n-1)*31+e.charCodeAt(n)&Pe-1;var Fn=Symbol.for("editplan.EditplanError"),D=class e extends Error{name;problems;constructor(n,t){let r="name"in n?[n]:n,[o]=r;if(!o)throw new TypeError("an Ed\
itplanError needs at least one problem");super(r.map(s=>s.message).join(`
`),t),this.name=o.name,this.problems=r}get[Fn](){return!0}static[Symbol.hasInstance](n){return this===e?Object(n)[Fn]===!0:super[Symbol.hasInstance](n)}};function Re(e,n){let t=new Map;for(let r of e){let o=n(r);o!==void 0&&ao(t,o,r)}return t}function ao(e,n,t){let r=e.get(n);r?r.push(t):e.set(n,[t])}function B(e,n,t){let r=lo(n,e),o=co(r),s=r[o];if(!s)return{spans:[],exhausted:!1};let i=r.slice(0,o).reverse(),a=r.slice(o),u=fo(e,s),l=[],c=e.bom,d=0;for(let h=u(
e.bom);h>=0;){let p=h+x(e.encoding),b=Pn(e,i,h,mo),T=b.at>=c?Pn(e,a,h,go):po;if(d+=b.steps+T.steps,T.at>=0&&yo(e,{start:b.at,end:T.at},t.accept)){if(l.push({start:b.
at,end:T.at}),l.length===t.limit)break;t.overlapping||(c=T.at,p=Math.max(p,c))}if(d>uo)return{spans:l,exhausted:!0};h=u(p)}return{spans:l,exhausted:!1}}var uo=1e7;
function lo(e,n){let t=a=>f.from(a,n.encoding),r=!ke(n),o=[],s="",i=()=>{(r?[s]:s.split(`
`)).forEach((u,l)=>{l>0&&o.push({kind:"lineEnd"}),u&&o.push({kind:"bytes",bytes:t(u)})}),s=""};for(let a of e){if("text"in a){s+=a.text;continue}if(i(),"oneOf"in
a)o.push({kind:"oneOf",options:a.oneOf.map(t)});else{let u=a.run.map(t),[l,c]=[Re(u,d=>d[0]),Re(u,d=>d.at(-1))];o.push({kind:"run",begins:l,ends:c,min:a.min})}}
return i(),o}function co(e){let n=e.findIndex(({kind:r})=>r==="oneOf");n<0&&(n=e.findIndex(({kind:r})=>r==="lineEnd"));let t=0;return e.forEach((r,o)=>{r.kind!==
"bytes"||r.bytes.length<=t||(t=r.bytes.length,n=o)}),n}function fo(e,n){if(n.kind==="bytes")return ve(e,n.bytes);if(n.kind==="oneOf"){let o=n.options.map(i=>ve(
e,i)),s=o.map(()=>Number.NaN);return i=>{o.forEach((u,l)=>{let c=s[l];(Number.isNaN(c)||c<i)&&(s[l]=ho(u(i)))});let a=Math.min(...s);return Number.isFinite(a)?a:
-1}}let t=ve(e,f.from(`
`,e.encoding)),r=x(e.encoding);return o=>{let s=t(o);if(s<0)return-1;let i=s+r-S(e,s+r);return i<o?s:i}}var ho=e=>e<0?Number.POSITIVE_INFINITY:e;function ve({bytes:e,
encoding:n},t){if(n==="utf8"){let r=F(e);return o=>(r??e).indexOf(t,o)}return r=>{let o=e.indexOf(t,r);for(;o>=0&&o%2===1;)o=e.indexOf(t,o+1);return o}}var po={
at:-1,steps:0};function Pn(e,n,t,r){let o=t,s=1;for(let i of n){let a=r(e,i,o);if(a<0)return{at:-1,steps:s};s+=1+(Math.abs(a-o)>>6),o=a}return{at:o,steps:s}}function go(e,n,t){
if(n.kind==="bytes")return De(e.bytes,n.bytes,t)?t+n.bytes.length:-1;if(n.kind==="lineEnd")return t+(K(e,t)||Number.NEGATIVE_INFINITY);let r=(i,a)=>i?.find(u=>De(
e.bytes,u,a))?.length??0;if(n.kind==="oneOf")return t+(r(n.options,t)||Number.NEGATIVE_INFINITY);let o=t,s=()=>r(n.begins.get(e.bytes[o]),o);for(let i=s();i>0;i=
s())o+=i;return o-t>=n.min?o:-1}function mo(e,n,t){let r=(a,u)=>u-a.length>=e.bom&&De(e.bytes,a,u-a.length);if(n.kind==="bytes")return r(n.bytes,t)?t-n.bytes.length:
-1;if(n.kind==="lineEnd")return t-(S(e,t)||Number.POSITIVE_INFINITY);let o=(a,u)=>a?.find(l=>r(l,u))?.length??0;if(n.kind==="oneOf")return t-(o(n.options,t)||Number.
POSITIVE_INFINITY);let s=t,i=()=>o(n.ends.get(e.bytes[s-1]),s);for(let a=i();a>0;a=i())s-=a;return t-s>=n.min?s:-1}function De(e,n,t){if(t+n.length>e.length)return!1;
for(let r=0;r<n.length;r+=1)if(e[t+r]!==n[r])return!1;return!0}var yo=(e,n,t)=>!ue(e,n.start)&&!ue(e,n.end)&&(t?.(e,n)??!0);var vn=e=>{if(!(!Eo.test(e.old_string)||Rn(e.old_string)===Rn(e.new_string)))return{tokens:e.old_string.split(To).map(xo),needs:So(e.old_string),replacement:n=>Hn(
{old:e.old_string,new:e.new_string,found:n})}};function bo(e,n,t){if(e===n)return t;let r={old:E(e),new:E(t),found:E(n)};return r.old.length!==r.found.length?t:
Hn(r,"curly")??t}var Dn={straight:'"',open:"\u201C",close:"\u201D"},Bn={straight:"'",open:"\u2018",close:"\u2019"},Be=[Dn,Bn],Eo=/["'\u2018\u2019\u201c\u201d]/,
To=/(["'\u2018\u2019\u201c\u201d])/,te=({straight:e,open:n,close:t})=>[e,n,t],Un=e=>Be.find(n=>te(n).includes(e));function xo(e){let n=e.length===1?Un(e):void 0;
return n?{oneOf:te(n)}:{text:e}}var Rn=e=>e.replace(/[\u2018\u2019]/g,Bn.straight).replace(/[\u201c\u201d]/g,Dn.straight),So=e=>Be.flatMap(n=>{let t=te(n).filter(
r=>e.includes(r));return t.length===0?[]:t.length>1?te(n):te(n).filter(r=>r!==t[0])});function Hn(e,n="mixed"){let t=s=>{let i=Ao(s,e);return i==="mixed"?n:i},r=new Map(
Be.map(s=>[s,t(s)])),o=Oo(e,_o(e.new,r));return o.some(s=>s===$n)?void 0:o.join("")}function Ao({straight:e,open:n,close:t},{found:r}){let o=r.includes(n)||r.includes(
t);return r.includes(e)?o?"mixed":"straight":o?"curly":void 0}var $n="";function _o(e,n){let t=e.split("");return t.map((r,o)=>{let s=Un(r),i=s&&n.get(s);return!s||
!i?r:i==="mixed"?$n:i==="straight"?s.straight:r===s.straight?No(t,o,s):r})}function No(e,n,t){let r=e[n-1];return r===void 0||ko.has(r)?t.open:t.close}var ko=new Set(
[" ","	",`
`,"\r","(","[","{","\u2013","\u2014"]);function Oo({old:e,new:n,found:t},r){wo({old:e,new:n,found:t},r);let{head:o,tail:s}=w(e,n);for(let i=0;i<o;i+=1)r[i]=t[i];
for(let i=1;i<=s;i+=1)r[n.length-i]=t[t.length-i];return r}function wo({old:e,new:n,found:t},r){let o=t.split(`
`),s=new Map;e.split(`
`).forEach((a,u)=>{let l=o[u];s.set(a,s.has(a)&&s.get(a)!==l?void 0:l)});let i=0;for(let a of n.split(`
`)){let u=s.get(a);if(u!==void 0)for(let l=0;l<a.length;l+=1)r[i+l]=u[l];i+=a.length+1}}var Yn=e=>{let n=Ue(e.old_string);if(!(!n.some(U)||Wn(n)===Wn(Ue(e.new_string))))return{tokens:n.map(Mo),needs:Fo(n),accept:Po,replacement:t=>vo(e.new_string,Ro(
n,t))}},U=e=>typeof e!="string",Io=/\\\\|\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}|[<>&'"]|[^\0-\x7f]/gu;function Ue(e){let n=[],
t=0;for(let{0:r,index:o}of e.matchAll(Io)){let s=r.startsWith("\\")?Lo(r):r,i=!r.startsWith("\\")&&e[o-1]==="\\";!Co(s)||i||(n.push(e.slice(t,o),{character:s,written:r}),
t=o+r.length)}return[...n,e.slice(t)]}var Lo=e=>e.replace(/\\u([0-9a-fA-F]{4})/g,(n,t)=>String.fromCharCode(Number.parseInt(t,16))),Co=e=>/^[<>&'"]$|^[^\0-\x7f\p{Surrogate}]$/u.
test(e),He=(e,n)=>e.split("").map(t=>le(t,n)).join(""),Wn=e=>e.map(n=>U(n)?n.character:n).join(""),qn=({character:e,written:n})=>[...new Set([e,He(e,!1),He(e,!0),
n])],Mo=e=>U(e)?{oneOf:qn(e)}:{text:e},Fo=e=>{let n=e.filter(U).filter(({character:t,written:r})=>r!==t);return["\\u",...new Set(n.map(({character:t})=>t))]};function Po({
bytes:e,encoding:n,bom:t},{start:r}){let o=x(n);return r-o<t||e[r]!==Gn||e[r-o]!==Gn}var Gn=92;function Ro(e,n){let t=new Map,r=0;for(let o of e){let s=U(o)?qn(
o).find(a=>n.startsWith(a,r)):o;if(r+=s?.length??0,!U(o))continue;let i=!t.has(o.character)||t.get(o.character)===s;t.set(o.character,i?s:void 0)}return t}function vo(e,n){
let t={ascii:Kn(n,!0),beyond:Kn(n,!1)},r=({character:s,written:i})=>{if(n.has(s))return n.get(s);let a=$e(s)?t.ascii:t.beyond;return a==="none"?i:a==="plain"?s:
a==="mixed"||$e(s)?void 0:He(s,a==="upper")},o=Ue(e).map(s=>U(s)?r(s):s);return o.includes(void 0)?void 0:o.join("")}function Kn(e,n){let t=[...e].filter(([r])=>$e(
r)===n);return t.length===0?"none":t.every(([r,o])=>o===r)?"plain":t.some(([r,o])=>o===void 0||o===r)?"mixed":t.some(([,r])=>/\\u[0-9a-f]*[A-F]/.test(r??""))?"u\
pper":"lower"}var $e=e=>e<"\x80",zn=e=>{let n=Do.filter(([s])=>e.old_string.includes(s));if(n.length===0)return;let t=s=>n.reduce((i,[a,u])=>i.replaceAll(a,u),s),
r=t(e.old_string),o=t(e.new_string);return r===o?void 0:{tokens:[{text:r}],replacement:o}},Do=[["<fnr>","<function_results>"],...[["n","name"],["o","output"],["\
e","error"],["s","system"],["r","result"]].flatMap(([e,n])=>[[`<${e}>`,`<${n}>`],[`</${e}>`,`</${n}>`]]),...["META_START","META_END","EOT","META","SOS"].map(e=>[
`< ${e} >`,`<${e}>`]),[`

H:`,`

Human:`],[`

A:`,`

Assistant:`]],Jn=e=>{let n=Qn(e.old_string);if(!n||!Bo(n.numbers)||!/\S/.test(n.text))return;let t=Uo(e.new_string,n.separator);if(!(t===void 0||t===n.text))return{
tokens:[{text:n.text}],accept:(r,o)=>z(r,o.start),replacement:t}},Zn=/^[ \t]*(\d{1,9})(\t|\u2192)/;function Qn(e){let n=e.split(`
`),t=n.length>1&&n.at(-1)===""?n.pop():void 0,r=n.map(i=>Zn.exec(i)),o=r[0]?.[2];if(o===void 0||r.some(i=>i?.[2]!==o))return;let s=n.map((i,a)=>i.slice(r[a]?.[0].
length));return t!==void 0&&s.push(t),{text:s.join(`
`),numbers:r.map(i=>Number(i?.[1])),separator:o}}var Bo=e=>e.every((n,t)=>t===0||n===e[t-1]+1);function Uo(e,n){if(!e.split(`
`).some(s=>Zn.exec(s)?.[2]===n))return e;let r=Qn(e);return r?.numbers.every((s,i,a)=>i===0||s>=a[i-1])&&r?.separator===n?r.text:void 0}var We=e=>{let n=e.old_string.
split(`
`),t=n.length-1,r=n.map(Xn),o=r[t]!==n[t];return t===0&&!o||!/\S/.test(e.old_string)||r.join(`
`)===e.new_string.split(`
`).map(Xn).join(`
`)?void 0:{tokens:r.flatMap((i,a)=>{let u=a<t?rt:[],l=a<t&&(a>0||n[0]!=="")||a===t&&o?ot:[];return[{text:i},...l,...u]}),replacement:e.new_string,...o&&{accept:st}}},
et=e=>n=>{let t=e===We&&!n.old_string.endsWith(`
`),r=e(t?{...n,old_string:`${n.old_string} `}:n);return r&&{...r,accept:(s,i)=>z(s,i.start)&&(st(s,i)||S(s,i.end)>0)&&(r?.accept?.(s,i)??!0)}},nt=e=>{let n=e.old_string.
trim();if(n===""||jn(e.old_string)===jn(e.new_string))return;let[t="",r=""]=[e.old_string.slice(0,e.old_string.indexOf(n)),e.old_string.slice(e.old_string.indexOf(
n)+n.length)],o=n.split(/\s+/).flatMap((s,i)=>[...i>0?[{run:Ho,min:1}]:[],{text:s}]);return{tokens:[...Vn(t,"lead"),...o,...Vn(r,"trail")],replacement:e.new_string}},
tt=[" ","	"],rt=[{text:`
`}],ot=[{run:tt,min:0}],Ho=[...`	
\v\f\r \xA0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF`];function Xn(e){let n=e.length;for(;n>0&&
tt.includes(e[n-1]);)n-=1;return e.slice(0,n)}var jn=e=>e.trim().replace(/\s+/g," "),st=(e,{end:n})=>n===e.bytes.length||K(e,n)>0;function Vn(e,n){if(e==="")return[];
let t=e.split(`
`);return t.flatMap((r,o)=>{let s=t.length>1&&o===(n==="lead"?0:t.length-1);return[...o>0?rt:[],...s?[]:ot]})}var it=e=>({tokens:[{text:e.old_string}],replacement:e.
new_string});var $o=(e,n)=>H(e[n],129,254)?H(e[n+1],64,254)&&e[n+1]!==127?2:Ge(e[n+1])&&H(e[n+2],129,254)&&Ge(e[n+3])?4:1:1,Wo=(e,n)=>(H(e[n],129,159)||H(e[n],224,252))&&H(e[n+
1],64,252)&&e[n+1]!==127?2:1;var H=(e,n,t)=>e!==void 0&&e>=n&&e<=t,Ge=e=>H(e,48,57),at=(e,{start:n,end:t})=>e.valid||Ko(e.bytes,n,t)&&Vo(e,n),ut=(e,n)=>{let t=e.includes(0)?f.from(e.filter(
r=>r!==0)):e;return Go(n).every(r=>t.includes(r))},Go=e=>e.split(/[^\0-\x7f]+|\r?\n/).filter(Boolean),lt=e=>/^[\0-\x7f]*$/.test(e);function Ko(e,n,t){for(let r=n;r<t;r+=1)if(e[r]>=128)return!1;return!0}var Xo=[$o,Wo],jo=256;function Vo({bytes:e,bom:n},t){let r=t;for(;r>n&&!Yo(e,r);)if(r-=1,
t-r>jo)return!1;return Xo.every(o=>{let s=r;for(;s<t;)s+=o(e,s);return s===t})}function Yo(e,n){let[t,r]=[e[n-1],e[n]];return r<48||t<48||t<128&&(r<128||!Ge(t))}function ge(e,n){if(!$(e,n.new_string))return{ok:!1,reason:"unencodable"};if(n.old_string==="")return es(e,n.new_string);let t={old_string:E(n.old_string),new_string:E(
n.new_string)};if(!P(t.old_string))return{ok:!1,reason:"not-found"};let r=!$(e,t.old_string),o=r?Ke.literal:Ke[n.match??"exact"];for(let[i,a]of o){let u=a(t),l=u&&
ts(e,u,{matchedBy:i,replaceAll:n.replace_all??!1});if(l)return l}return n.match==="literal"&&r&&ut(e.bytes,t.old_string)?{ok:!1,reason:"uncertain",spans:[]}:{ok:!1,
reason:"not-found"}}function qo(e,n){if(n===""||e.includes(n))return n;let t=I(e),r={old_string:E(n),new_string:""};for(let[,o]of Ke.exact){let s=o(r);if(!s||!ct(t,s))continue;let[
i]=B(t,s.tokens,{...s,limit:1,overlapping:!0}).spans;if(i)return A(t,i.start,i.end)}return null}var zo=e=>e.bytes.length<=Jo&&G(e).trim()==="",$=(e,n)=>P(n)&&(e.
valid||lt(n)),re=[["exact",it],["quotes",vn],["tags",zn],["escapes",Yn],["line-numbers",Jn],["trailing-blanks",We]],Ke={literal:re.slice(0,1),text:re,exact:re,lines:re.
map(([e,n])=>[e,et(n)]),whitespace:[...re,["whitespace",nt]]},pe=100,Jo=2**20,Zo=1e6,Qo=2**28;function es(e,n){return zo(e)?{ok:!0,matchedBy:"exact",splices:[ns(
e,n)]}:{ok:!1,reason:"not-found"}}function ns(e,n){let t={start:e.bom,end:e.bytes.length},r=e.bytes.includes(10)?we(e)(t,E(n)):n;return{...t,replacement:f.from(
r,e.encoding)}}function ts(e,n,{matchedBy:t,replaceAll:r}){if(!ct(e,n))return;let o=(r?Zo:pe)+1,{spans:s,exhausted:i}=B(e,n.tokens,{...n,limit:o,overlapping:!r}),
a=s.some(({start:c,end:d})=>d-c>Qo);if(i||a||r&&s.length===o)return{ok:!1,reason:"too-much"};if(s.length===0)return;if(s.length>1&&!r)return{ok:!1,reason:"not-u\
nique",spans:s.slice(0,pe),more:s.length>pe};let u=s.filter(c=>!at(e,c));if(u.length>0)return{ok:!1,reason:"uncertain",spans:u.slice(0,pe)};let l=os(e,s,n);return l===
"unencodable"?{ok:!1,reason:"unencodable"}:l&&{ok:!0,matchedBy:t,splices:l}}var rs=8,ct=(e,{needs:n})=>!n||n.length>rs||n.some(t=>(F(e.bytes)??e.bytes).indexOf(
f.from(t,e.encoding),0)>=0);function os(e,n,{replacement:t}){let r=ss(e),o=we(e),s=[];for(let[i,a]of n.entries()){let u=typeof t=="string"?t:t(E(A(e,a.start,a.end)));
if(u===void 0)return;let l=r(o(a,u));if(!l)return"unencodable";let c=u===""?is(e,a):a,d=c.end<=(n[i+1]?.start??e.bytes.length);s.push({...d?c:a,replacement:l})}
return s}function ss(e){let n;return t=>(n?.text!==t&&(n={text:t,bytes:$(e,t)?f.from(t,e.encoding):void 0}),n.bytes)}function is(e,{start:n,end:t}){let r=x(e.encoding);
if(!/\S/.test(A(e,n,t))||!z(e,n)||S(e,t)>0)return{start:n,end:t};let s=t;for(;as(e,s);)s+=r;let i=K(e,s);return i>0||s===e.bytes.length?{start:n,end:s+i}:{start:n,
end:t}}var as=({bytes:e,encoding:n},t)=>(e[t]===32||e[t]===9)&&(n==="utf8"||e[t+1]===0);var oe=class{diff(n,t,r={}){let o;typeof r=="function"?(o=r,r={}):"callback"in r&&(o=r.callback);let s=this.castInput(n,r),i=this.castInput(t,r),a=this.removeEmpty(
this.tokenize(s,r)),u=this.removeEmpty(this.tokenize(i,r));return this.diffWithOptionsObj(a,u,r,o)}diffWithOptionsObj(n,t,r,o){var s;let i=y=>{if(y=this.postProcess(
y,r),o){setTimeout(function(){o(y)},0);return}else return y},a=t.length,u=n.length,l=1,c=a+u;r.maxEditLength!=null&&(c=Math.min(c,r.maxEditLength));let d=(s=r.timeout)!==
null&&s!==void 0?s:1/0,h=Date.now()+d,p=[{oldPos:-1,lastComponent:void 0}],b=this.extractCommon(p[0],t,n,0,r);if(p[0].oldPos+1>=u&&b+1>=a)return i(this.buildValues(
p[0].lastComponent,t,n));let T=-1/0,ye=1/0,en=()=>{for(let y=Math.max(T,-l);y<=Math.min(ye,l);y+=2){let C,V=p[y-1],Y=p[y+1];V&&(p[y-1]=void 0);let be=!1;if(Y){let tn=Y.
oldPos-y;be=Y&&0<=tn&&tn<a}let nn=V&&V.oldPos+1<u;if(!be&&!nn){p[y]=void 0;continue}if(!nn||be&&V.oldPos<Y.oldPos?C=this.addToPath(Y,!0,!1,0,r):C=this.addToPath(
V,!1,!0,1,r),b=this.extractCommon(C,t,n,y,r),C.oldPos+1>=u&&b+1>=a)return i(this.buildValues(C.lastComponent,t,n))||!0;p[y]=C,C.oldPos+1>=u&&(ye=Math.min(ye,y-1)),
b+1>=a&&(T=Math.max(T,y+1))}l++};if(o)(function y(){setTimeout(function(){if(l>c||Date.now()>h)return o(void 0);en()||y()},0)})();else for(;l<=c&&Date.now()<=h;){
let y=en();if(y)return y}}addToPath(n,t,r,o,s){let i=n.lastComponent;return i&&!s.oneChangePerToken&&i.added===t&&i.removed===r?{oldPos:n.oldPos+o,lastComponent:{
count:i.count+1,added:t,removed:r,previousComponent:i.previousComponent}}:{oldPos:n.oldPos+o,lastComponent:{count:1,added:t,removed:r,previousComponent:i}}}extractCommon(n,t,r,o,s){
let i=t.length,a=r.length,u=n.oldPos,l=u-o,c=0;for(;l+1<i&&u+1<a&&this.equals(r[u+1],t[l+1],s);)l++,u++,c++,s.oneChangePerToken&&(n.lastComponent={count:1,previousComponent:n.
lastComponent,added:!1,removed:!1});return c&&!s.oneChangePerToken&&(n.lastComponent={count:c,previousComponent:n.lastComponent,added:!1,removed:!1}),n.oldPos=u,
l}equals(n,t,r){return r.comparator?r.comparator(n,t):n===t||!!r.ignoreCase&&n.toLowerCase()===t.toLowerCase()}removeEmpty(n){let t=[];for(let r=0;r<n.length;r++)
n[r]&&t.push(n[r]);return t}castInput(n,t){return n}tokenize(n,t){return Array.from(n)}join(n){return n.join("")}postProcess(n,t){return n}get useLongestToken(){
return!1}buildValues(n,t,r){let o=[],s;for(;n;)o.push(n),s=n.previousComponent,delete n.previousComponent,n=s;o.reverse();let i=o.length,a=0,u=0,l=0;for(;a<i;a++){
let c=o[a];if(c.removed)c.value=this.join(r.slice(l,l+c.count)),l+=c.count;else{if(!c.added&&this.useLongestToken){let d=t.slice(u,u+c.count);d=d.map(function(h,p){
let b=r[l+p];return b.length>h.length?b:h}),c.value=this.join(d)}else c.value=this.join(t.slice(u,u+c.count));u+=c.count,c.added||(l+=c.count)}}return o}};var Xe=class extends oe{tokenize(n){return n.slice()}join(n){return n}removeEmpty(n){return n}},dt=new Xe;function je(e,n,t){return dt.diff(e,n,t)}var Ve=e=>e.match(/[^\n]*\n|[^\n]+$/g)??[];function me(e,n){return ht(e,n,0,(t,r,o)=>pt(t,r,{offset:o,most:cs})??fs(t,r,o))}function ht(e,n,t,r){let{head:o,tail:s}=w(
e,n),i=e.slice(o,e.length-s),a=n.slice(o,n.length-s);return i.length===0&&a.length===0?[]:us(i,a)?[{at:t+o,removed:i.length,added:a}]:r(i,a,t+o)}function us(e,n){
if(e.length<ls)return!e.some(r=>n.includes(r));let t=new Set(e);return!n.some(r=>t.has(r))}var ls=4,cs=1e3,ds=200;function fs(e,n,t){let r=[],[o,s]=[0,0];for(let i of[
...ps(e,n),{before:e.length,after:n.length}]){let[a,u]=[e.slice(o,i.before),n.slice(s,i.after)];for(let l of ht(a,u,t+o,hs))r.push(l);[o,s]=[i.before+1,i.after+
1]}return r}var hs=(e,n,t)=>pt(e,n,{offset:t,most:ds})??[{at:t,removed:e.length,added:n}];function pt(e,n,{offset:t,most:r}){let o=je(e,n,{maxEditLength:r});if(!o)
return;let s=[],i,a=t;for(let{added:u,removed:l,value:c}of o){if(!u&&!l){i=void 0,a+=c.length;continue}i||(i={at:a,removed:0,added:[]},s.push(i)),u?i.added=c:(i.
removed=c.length,a+=c.length)}return s}function ps(e,n){let t=ft(n),r=[];for(let[o,s]of ft(e)){let i=t.get(o);s!==void 0&&i!==void 0&&r.push({before:s,after:i})}
return gs(r)}function ft(e){let n=new Map;for(let[t,r]of e.entries())n.set(r,n.has(r)?void 0:t);return n}function gs(e){let n=[],t=[];for(let[o,{after:s}]of e.entries()){
let i=ms(n,a=>e[a].after>=s);t.push(i>0?n[i-1]:-1),n[i]=o}let r=[];for(let o=n.at(-1)??-1;o>=0;o=t[o])r.push(e[o]);return r.reverse()}function ms(e,n){let[t,r]=[
0,e.length];for(;t<r;){let o=t+r>>1;n(e[o])?r=o:t=o+1}return t}function se(e,{blanks:n=!1,prose:t=!1}={}){let r=v(e)?e:t?ys(e):e.split(`
`).map(bs).join(`
`);return n?r.replaceAll("	","\u2192").replaceAll(" ","\xB7"):r}var ys=e=>Et(e,Ce(e).filter(({kind:n})=>n!=="blank")),bs=e=>Et(e,Le(e));function Et(e,n){if(n.length===
0)return e;let[t,r]=["",0];for(let{at:o,length:s}of n)o<r||(t+=e.slice(r,o)+ze(e.slice(o,o+s)),r=o+s);return t+e.slice(r)}var Es=e=>e.search(Q)>=0,Tt=e=>!v(e)&&
(Es(e)||e!==e.normalize("NFC")||e.split(`
`).some(n=>Le(n).length>0));function xt(e,n){if(e===n)return[];let[t,r]=[O(e).text,O(n).text];if(yt(t)!==yt(r))return xs(e,n);let o=[...new Set(Fe(e,n).map(i=>`\
"${Ye(e,i.found)}" in the file, "${Ye(n,i.wanted)}" in old_string`))].slice(0,Ts),s=Ss(t,r);return s.some(([i,a])=>qe(i)!==qe(a))&&o.push(As(s)),s.some(([i,a])=>bt(
i)!==bt(a))&&o.push("blanks at line ends"),o.length>0?o:["white space"]}var Ts=6;function St(e,n,t){let r=Fe(e,n);return[gt(e,r.map(o=>o.found),t),gt(n,r.map(o=>o.
wanted),t)]}function gt(e,n,t){let[r,o]=["",0];for(let s of n)r+=se(e.slice(o,s.start),t)+Ye(e,s),o=s.end;return r+se(e.slice(o),t)}var Ye=(e,{start:n,end:t})=>e.
slice(n,t).replace(/[^\t\n -~]/gu,ze),xs=(e,n)=>[...new Set([...mt(e,n),...mt(n,e,"old_string")])],ze=e=>{if(e==="\r")return"<CR>";let n=e.codePointAt(0);return n>=
56448&&n<=56575?`<0x${(n-56320).toString(16).toUpperCase()}>`:`<${Z(e)}>`};function mt(e,n,t="the file"){return[...new Set(e.match(/[^\t\n -~]/gu)??[])].filter(
o=>O(o).text!==o).filter(o=>!n.includes(o)).map(o=>`${ze(o)} in ${t}`)}var yt=e=>e.replace(/\s+/g,""),Ss=(e,n)=>{let t=n.split(`
`);return e.split(`
`).map((r,o)=>[r,t[o]??""])},qe=e=>/^\s*/.exec(e)?.[0]??"",bt=e=>e.slice(e.trimEnd().length).replace(/[^ \t]/g,""),As=e=>{let n=t=>e.some(r=>qe(r[t]).includes("\
	"));return n(0)===n(1)?"the depth of the indentation":n(0)?"tabs in the file but spaces in old_string":"spaces in the file but tabs in old_string"};function _t(e,n,t,r=Ot){let o=E(t.old_string),s=Cs(n,o),i=s.length>0?[]:he(n,o),a=i.filter(({text:l})=>$(n,l)&&E(l)===l&&wt(n,l)).slice(0,1).flatMap(({text:l})=>kt(
l,r));return{name:"STRING_NOT_FOUND",message:[`old_string is not in ${se(e)}.`,...$(n,o)?[]:[Ns],...Ls(n,E(t.new_string)),...s,...Fs(n,t,o),...Ms(n,o),...i.map(
l=>vs(l,o)),...a.map(l=>`To edit the nearest place, write:
${l}`)].join(`
`),...a.length>0&&{suggestions:a}}}function Nt(e,n,t,r=Ot){let o=n.bytes.length<=ne,i=(o?Bs(n,t.spans.slice(0,ks)):[]).flatMap(({line:l,text:c})=>c===void 0||!$(
n,c)?[]:kt(c,r).map(d=>({line:l,input:d}))),a=[`old_string occurs in ${_s(e,n,t)}.`,"Set replace_all: true to replace them all, or repeat lines around the one y\
ou mean in old_string and new_string.",...o?[]:["No unique context was searched for: the file is larger than 2 MiB."],...i.map(({line:l,input:c})=>`For the one \
at line ${l}:
${c}`)],u=i.map(({input:l})=>l);return{name:"STRING_NOT_UNIQUE",message:a.join(`
`),...u.length>0&&{suggestions:u}}}function _s(e,n,{spans:t,more:r}){let o=J(n,t),s=o.slice(0,At).join(", "),i=o.length>At||r?" and more":"";return`${r?`more th\
an ${o.length}`:o.length} places of ${se(e)}, at lines ${s}${i}`}var Ns="The file is not UTF-8: only ASCII text can be found in it. Convert it to UTF-8 first.",
At=20,ks=3,Os=4e3,kt=(e,n)=>e.length>Os?[]:[n(e)],Ot=e=>`{"old_string": ${ws(e)}}`,ws=e=>Tt(e)?JSON.stringify(e).replace(/[^ -~]/g,n=>le(n)):JSON.stringify(e),Is=8;
function Ls(e,n){if(n.trim().length<Is||!P(n))return[];let[t]=J(e,B(e,[{text:n}],{limit:1,overlapping:!0}).spans);return t===void 0?[]:[`new_string is already a\
t line ${t}: the edit may have been applied.`]}function Cs(e,n){let t=n.replace(/\n$/,"");if(t===n||t.trim()===""||!P(t))return[];let[r]=J(e,B(e,[{text:t}],{limit:1,
overlapping:!0}).spans);return r===void 0?[]:[`It is at line ${r} without the line break at its end. Leave that out of old_string and new_string: in YAML, write\
 \`|-\` instead of \`|\`.`]}function Ms(e,n){return e.bytes.length>ne?["No similar place was searched for: the file is larger than 2 MiB."]:n.length>fe?["No sim\
ilar place was searched for: old_string is too long."]:[]}function Fs(e,{match:n},t){let r=t.trimEnd().split(`
`),o=Je(t);if(!t.trim()||e.bytes.length>ne||t.length>fe)return[];let s=E(G(e)).split(`
`);return s.flatMap((a,u)=>Je(a)!==o&&r.every((l,c)=>l.trim()===s[u+c]?.trim())?`Line ${u+1} has it at another depth: behind ${Je(a)}, not ${o}.`:n==="lines"&&a.
includes(t.trim())?`It is a piece of line ${u+1}.`:[]).slice(0,Ps)}var Ps=3,Je=e=>JSON.stringify(/^[ \t]*/.exec(e)?.[0]),Rs=4;function vs({line:e,lastLine:n,likeness:t,
text:r},o){let s=e===n?`Line ${e} is`:`Lines ${e}\u2013${n} are`,i=xt(r,o),a=i.length>0?`; the difference: ${i.join(", ")}`:"",[u,l]=[r.split(`
`),o.split(`
`)],c=me(u,l).slice(0,Rs).flatMap(({at:h,removed:p,added:b})=>Ds(u.slice(h,h+p),b,e+h)),d=t===1&&i.length>0?"the same at a glance":`${Math.floor(t*100)} % alike`;
return[`${s} ${d}${a}:`,...c].join(`
`)}function Ds(e,n,t){let r=Math.min(3,Math.max(e.length,n.length));return Array.from({length:r},(o,s)=>{let[i,a]=[e[s],n[s]],u=i!==void 0&&a!==void 0&&i.replace(
/\s+/g,"")===a.replace(/\s+/g,""),l=i===a?0:Math.max(0,w(i??"",a??"").head-60),[c,d]=St(i?.slice(l,l+160)??"",a?.slice(l,l+160)??"",{blanks:u});return[...i===void 0?
[]:[`  file, line ${t+s}: ${c}`],...a===void 0?[]:[`  old_string: ${d}`]]}).flat()}var Bs=(e,n)=>{let t=J(e,n);return n.map((r,o)=>({line:t[o],text:$s(e,r)}))},
Us=8,Hs=2**14;function $s(e,n){for(let t=0;t<=Us;t+=1)for(let r=0;r<=t;r+=1){let o=Ws(e,n,{above:r,below:t-r});if(o!==void 0&&wt(e,o))return o}}function wt(e,n){
let{spans:t,exhausted:r}=B(e,[{text:n}],{limit:2,overlapping:!0});return t.length===1&&!r}function Ws(e,n,{above:t,below:r}){let o=X(e,n.start);for(let a=0;a<t;a+=
1){if(o===e.bom)return;o=X(e,o-S(e,o))}let s=n.end-S(e,n.end),i=L(e,s);for(let a=0;a<r;a+=1){if(i===e.bytes.length)return;i=L(e,i)}if(!(i-o>Hs))return E(A(e,o,i-
S(e,i)))}function It(e,n,t){let r=[],o=0,s=0;for(let i=0;i<n.length;){let a=i;for(;a+1<n.length&&n[a+1].at-Ze(n[a])<=6;)a+=1;let u=n.slice(i,a+1);r.push(Gs(e,u,{...t,newStart:t.
newStart+o-s}));for(let{removed:l,added:c}of u)o+=c.length,s+=l;i=a+1}return{structuredPatch:r,insertions:o,deletions:s}}function Gs(e,n,t){let r=Math.max(0,n[0].
at-3),o=Math.min(e.length,Ze(n.at(-1))+3),s=[],i=r,a=o-r,u=(l,c)=>{c.endsWith(`
`)?s.push(l+c.slice(0,-1)):s.push(l+c,"\\ No newline at end of file")};for(let l of n){for(;i<l.at;i+=1)u(" ",e[i]);for(;i<Ze(l);i+=1)u("-",e[i]);for(let c of l.
added)u("+",c);a+=l.added.length-l.removed}for(;i<o;i+=1)u(" ",e[i]);return{oldStart:t.oldStart+r,oldLines:o-r,newStart:t.newStart+r,newLines:a,lines:s}}var Ze=({
at:e,removed:n})=>e+n;function Ct(e,n){let t=[],r=0,o=0,s=0,i=1;for(let a of js(e,Xs(e,n))){i+=Oe(e,s,a.start),s=a.start;let u=Vs(e,a);if(!u)return;let l={oldStart:i,newStart:i+r-o},
c=It(u.lines,u.changes,l);for(let d of c.structuredPatch)t.push(d);r+=c.insertions,o+=c.deletions}return{structuredPatch:t,insertions:r,deletions:o}}function Xs(e,n){
let t=[];for(let r of n){let o=t.at(-1);o&&r.start<=o.end?(o.splices.push(r),r.end>=o.end&&(o.end=L(e,r.end))):t.push({start:Mt(e,r.start),end:L(e,r.end),splices:[
r]})}return t}function js(e,n){let t=[];for(let r of n){let{start:o,end:s}=r;for(let a=0;a<3;a+=1)o=Mt(e,o-x(e.encoding)),s=L(e,s);let i=t.at(-1);i&&o<=i.end?(i.
blocks.push(r),i.end=s):t.push({start:o,end:s,blocks:[r]})}return t}function Mt(e,n){let t=X(e,n);return t<=e.bom?0:t}var Lt=2**28;function Vs(e,n){if(n.end-n.start>
Lt)return;let t=[],r=[],o=(i,a)=>{let u=Ve(A(e,i,a));for(let l of u)t.push(l);return u},s=n.start;for(let{start:i,end:a,splices:u}of n.blocks){o(s,i);let l=t.length,
c=o(i,a),d=u.map(T=>({...T,start:T.start-i,end:T.end-i})),h=e.bytes.subarray(i,a);if(N(h,d)>Lt)return;let p=M(h,d),b=Ve(A({...e,bytes:p,valid:!1},0,p.length));for(let T of me(
c,b))r.push({...T,at:T.at+l});s=a}return o(s,n.end),{lines:t,changes:r}}function Ys(e){let{filePath:n="the text",fileContents:t,...r}=qs(e),o=I(t),s=ge(o,r);if(!s.ok)throw new D(zs(n,o,r,s));let a=N(o.bytes,s.splices)<=2*m.MAX_STRING_LENGTH?
Ct(o,s.splices):void 0;if(!a)throw new D({name:"LIMIT_EXCEEDED",message:`${n}: it would be too large, or its lines too long.`});return{patch:a.structuredPatch,updatedFile:M(
o.bytes,s.splices).toString("utf16le")}}function qs(e){let{filePath:n,fileContents:t,...r}=e??{},o=r.old_string??r.oldString,s=r.new_string??r.newString,i=r.replace_all??
r.replaceAll??!1;for(let[a,u]of Object.entries({fileContents:t,old_string:o,new_string:s}))if(typeof u!="string")throw new D({name:"INVALID_INPUT",message:`${a}\
: it must be a string.`});return{filePath:n,fileContents:t,old_string:o,new_string:s,replace_all:i}}function zs(e,n,t,r){if(r.reason==="not-found")return _t(e,n,
t);if(r.reason==="not-unique")return Nt(e,n,r);let[o,s]=Js[r.reason];return{name:o,message:`${e}: ${s}`}}var Js={uncertain:["UNSUPPORTED_ENCODING","its encoding\
 is unknown."],unencodable:["UNENCODABLE","new_string contains a lone surrogate."],"too-much":["LIMIT_EXCEEDED","old_string is too repetitive, or occurs too oft\
en."]};function Zs(e,n,t){if(e.length===n.length&&e.every((u,l)=>Qs(u,n[l])))return!0;let r=ei(t);if(!r)return!1;let[o,s]=[e[0],n[0]];if(o&&s&&e.length===1&&n.length===
1)return ni(r,o,s);let i=Ft(r,e),a=i&&Ft(r,n);return i!==void 0&&a!==void 0&&i.equals(a)}var Qs=(e,n)=>e.old_string===n.old_string&&e.new_string===n.new_string&&
(e.replace_all??!1)===(n.replace_all??!1)&&(e.match??"exact")===(n.match??"exact");function ei(e){if(typeof e=="string")return I(e);let n=Ne(f.isBuffer(e)?e:f.from(
e));return n.ok?n.file:void 0}function ni(e,n,t){let r=Qe(e,n),o=r&&Qe(e,t);if(!r||!o)return!1;let s=N(e.bytes,r);if(s>Ee||s!==N(e.bytes,o))return!1;let i=Math.
min(r[0]?.start??0,o[0]?.start??0),a=Math.max(r.at(-1)?.end??0,o.at(-1)?.end??0),u=l=>M(e.bytes.subarray(i,a),l.map(c=>({...c,start:c.start-i,end:c.end-i})));return u(
r).equals(u(o))}function Ft(e,n){let t=e.bytes;for(let r of n){let o=Qe({...e,bytes:t},r);if(!o||N(t,o)>Ee)return;t=M(t,o)}return t}function Qe(e,n){let t=ge(e,
n);return t.ok?t.splices:void 0}var au=(e,n)=>he(I(e),n);export{D as EditplanError,Zs as areFileEditsEquivalent,qo as findActualString,Ys as getPatchForEdit,au as nearestPlaces,bo as preserveQuoteStyle};
