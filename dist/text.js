var an=new TextEncoder,$t=new TextDecoder("utf-8",{ignoreBOM:!0}),Wt=new TextDecoder("utf-8",{fatal:!0}),ln=8192,f=class e extends Uint8Array{static from(n,t){return typeof n!=
"string"?new e(n):t==="utf16le"?Kt(n):Gt(an.encode(n))}static alloc(n){return new e(n)}static allocUnsafe(n){return new e(n)}static isBuffer(n){return n instanceof
e}static concat(n){let t=new e(n.reduce((o,{length:s})=>o+s,0)),r=0;for(let o of n)t.set(o,r),r+=o.length;return t}static byteLength(n,t){return t==="utf16le"?2*
n.length:an.encode(n).length}toString(n,t=0,r=this.length){let o=this.subarray(Math.min(t,this.length),Math.min(r,this.length));return n==="utf16le"?un(Xt(o)):n===
"latin1"?un(o):$t.decode(o)}equals(n){return this.length===n.length&&this.every((t,r)=>t===n[r])}compare(n,t=0,r=n.length,o=0,s=this.length){let[i,a]=[s-o,r-t];
for(let l=0;l<Math.min(i,a);l+=1){let c=this[o+l]-n[t+l];if(c!==0)return Math.sign(c)}return Math.sign(i-a)}copy(n,t=0,r=0,o=this.length){let s=this.subarray(r,
Math.min(o,r+n.length-t));return n.set(s,t),s.length}indexOf(n,t=0){return typeof n=="number"?super.indexOf(n,t):jt(this,n,t)}lastIndexOf(n,t=this.length){if(typeof n==
"number")return super.lastIndexOf(n,t);for(let r=Math.min(t,this.length-n.length);r>=0;r-=1)if(cn(this,n,r))return r;return-1}includes(n,t=0){return this.indexOf(
n,t)>=0}},m={MAX_STRING_LENGTH:2**29-24};function g(e){try{return Wt.decode(e),!0}catch{return!1}}var Gt=({buffer:e,byteOffset:n,length:t})=>new f(e,n,t);function Kt(e){
let n=new f(2*e.length);for(let t=0;t<e.length;t+=1){let r=e.charCodeAt(t);n[2*t]=r&255,n[2*t+1]=r>>8}return n}function Xt(e){let n=new Uint16Array(e.length>>1);
for(let t=0;t<n.length;t+=1)n[t]=e[2*t]|e[2*t+1]<<8;return n}function un(e){let n=[];for(let t=0;t<e.length;t+=ln)n.push(String.fromCharCode(...e.subarray(t,t+ln)));
return n.join("")}function jt(e,n,t){let r=n.length-1;if(r<0)return Math.min(t,e.length);if(r===0)return Uint8Array.prototype.indexOf.call(e,n[0],t);let o=new Uint32Array(
256).fill(n.length);for(let s=0;s<r;s+=1)o[n[s]]=r-s;for(let s=t;s+r<e.length;s+=o[e[s+r]])if(cn(e,n,s))return s;return-1}function cn(e,n,t){for(let r=n.length-
1;r>=0;r-=1)if(e[t+r]!==n[r])return!1;return!0}function M(e,n){let t=f.allocUnsafe(N(e,n)),r=0,o=0;for(let{start:s,end:i,replacement:a}of n)o+=e.copy(t,o,r,s),t.set(a,o),o+=a.length,r=i;return e.copy(t,o,r),
t}var xe=2**30,N=(e,n)=>n.reduce((t,{start:r,end:o,replacement:s})=>t+s.length-(o-r),e.length);function O(e,n,t=Math.min(e.length,n.length)){let r=0;for(;r<t&&e[r]===n[r];)r+=1;let o=0;for(;o<t-r&&e[e.length-1-o]===n[n.length-1-o];)o+=1;return{head:r,tail:o}}var Vt=10;function W(e){if(e.length<8)return Te(e,0,e.length);let n=-e.byteOffset&3,t=new Uint32Array(e.buffer,e.byteOffset+n,e.length-n>>>2),r=Te(e,0,n)+Te(e,n+
4*t.length,e.length);for(let o=0;o<t.length;o+=1){let s=t[o]^168430090,i=~((s&2139062143)+2139062143|s)&2155905152;i!==0&&(r+=Math.imul(i>>>7,16843009)>>>24)}return r}
function Te(e,n,t){let r=0;for(let o=n;o<t;o+=1)r+=e[o]===Vt?1:0;return r}var ci=2**20;var ie=new WeakMap;var hn=e=>ie.has(e);function F(e){if(!ie.has(e))return;let n=ie.get(e)??Ae.of(e);return ie.set(e,n),n}var Se=13,Yt=2**16,qt=8,Ae=class e{#t;#e;#n;constructor(n,t,r){this.#t=n,this.#e=t,this.#n=r}static of(n,t=Yt){return new e(n,dn(n,{start:0,end:n.length,size:t}),
t)}get hasCr(){return this.#e.some(({hasCr:n})=>n)}countLf(n,t){let r=0,o=0;for(let{length:s,lineFeeds:i}of this.#e){if(o>=t)break;let a=o+s;n<=o&&a<=t?r+=i:n<a&&
(r+=W(this.#t.subarray(Math.max(o,n),Math.min(a,t)))),o=a}return r}indexOf(n,t){let r=tr(n),o=0;for(let[s,i]of this.#e.entries()){let a=o+i.length;if(a>t&&this.#o(
s,r)){let l=Math.max(o,t),c=this.#t.subarray(l,a+n.length-1).indexOf(n);if(c>=0)return l+c;zt(i,this.#t,{start:o,end:a})}o=a}return-1}spliced(n,t){let r=[],[o,s,
i]=[0,0,0];for(let a=0;a<this.#e.length;a+=1){let l=this.#e[a],c=[],u=o+l.length;for(;i<n.length&&(n[i].start<u||a===this.#e.length-1);i+=1)for(c.push(n[i]);n[i].
end>u;)u+=this.#e[++a].length;let d=Jt(c),h={start:o+s,end:u+s+d,size:this.#n},p=h.end-h.start<=2*this.#n&&u===o+l.length;c.length===0?r.push(l):p?r.push(this.#r(
l,c,{moved:s,after:t,...h})):r.push(...dn(t,h)),s+=d,o=u}return new e(t,r,this.#n)}#o(n,t){let r=this.#e[n].grams,o=this.#e[n+1];return!r||o&&!o.grams?!0:o!==void 0&&
o.length<pn&&n+2<this.#e.length||rr(r,o?.grams,t)}#r(n,t,r){let{lineFeeds:o,hasCr:s,grams:i}=n,{moved:a}=r;for(let{start:l,end:c,replacement:u}of t){let d=this.#t.
subarray(l,c);o+=W(u)-W(d),s&&=!d.includes(Se),i&&er(i,r.after,{start:l+a,end:l+a+u.length}),a+=u.length-(c-l)}return s||=r.after.subarray(r.start,r.end).includes(
Se),{length:r.end-r.start,lineFeeds:o,hasCr:s,searches:n.searches,grams:i}}};function dn(e,{start:n,end:t,size:r}){let o=Math.max(1,Math.round((t-n)/r)),s=i=>n+
Math.floor((t-n)*i/o);return Array.from({length:o},(i,a)=>{let l=e.subarray(s(a),s(a+1));return{length:l.length,lineFeeds:W(l),hasCr:l.includes(Se),searches:0,grams:void 0}})}
function zt(e,n,{start:t,end:r}){e.searches+=1,e.searches>=qt&&(e.grams??=Qt(n,t,r))}var Jt=e=>e.reduce((n,{start:t,end:r,replacement:o})=>n+o.length-(r-t),0),q=4,
Zt=2**16;function Qt(e,n,t){let r=new Uint32Array(Zt/32);return gn(r,e,{start:n-q+1,end:t-q+1}),r}var er=(e,n,{start:t,end:r})=>gn(e,n,{start:t-q+1,end:r}),pn=256,
nr=48;function tr(e){let n=Math.min(e.length,pn)-q+1,t=Math.max(1,Math.ceil(n/nr)),r=[];for(let o=0;o<n;o+=t)r.push(mn(e,o));return r}var rr=(e,n,t)=>t.every(r=>fn(
e,r)||n!==void 0&&fn(n,r));function gn(e,n,{start:t,end:r}){let o=Math.min(r,n.length-q+1);for(let s=Math.max(0,t);s<o;s+=1){let i=mn(n,s);e[i>>>5]|=1<<(i&31)}}
var fn=(e,n)=>(e[n>>>5]&1<<(n&31))!==0,mn=(e,n)=>Math.imul(e[n]|e[n+1]<<8|e[n+2]<<16|e[n+3]<<24,2654435761)>>>16;function ke(e){let n=or.find(([t])=>_e(e,t));return n?{ok:!1,encoding:n[1]}:_e(e,Ne.utf16le)?e.length%2===1?{ok:!1,encoding:"UTF-16LE with half a character at i\
ts end"}:{ok:!0,file:{bytes:e,encoding:"utf16le",bom:2,valid:!0}}:{ok:!0,file:{bytes:e,encoding:"utf8",bom:_e(e,Ne.utf8)?3:0,valid:hn(e)||g(e)}}}var I=e=>({bytes:f.
from(e,"utf16le"),encoding:"utf16le",bom:e.startsWith("\uFEFF")?2:0,valid:!0}),Ne={utf8:f.from([239,187,191]),utf16le:f.from([255,254])},T=e=>e==="utf8"?1:2;function A({bytes:e,encoding:n,valid:t},r,o){if(n==="utf16le"||t)return e.toString(n,r,o);let s=e.subarray(r,o);return g(s)?s.toString():sr(s)}var G=e=>A(e,e.bom,
e.bytes.length);var P=e=>e.isWellFormed(),or=[[f.from([255,254,0,0]),"UTF-32LE"],[f.from([0,0,254,255]),"UTF-32BE"],[f.from([254,255]),"UTF-16BE"]];var _e=(e,n)=>n.every((t,r)=>e[r]===t);function sr(e){let n=[],t=0;for(let r=0;r<e.length;){let o=ir(e,r);o===0&&(n.push(e.toString("utf8",t,r),String.fromCharCode(
56320+e[r])),t=r+1),r+=o||1}return n.push(e.toString("utf8",t)),n.join("")}function ir(e,n){let t=e[n];if(t<128)return 1;let r=t>=240?4:t>=224?3:2;return n+r<=e.
length&&g(e.subarray(n,n+r))?r:0}var ae=13,k=10,b=e=>e.includes("\r")?e.replaceAll(`\r
`,`
`):e,we=({bytes:e})=>F(e)?.hasCr??e.includes(ae);function K(e,n){let{bytes:t,encoding:r}=e,o=T(r);return _(t,n,k,o)?le(e,n)?0:o:_(t,n,ae,o)&&_(t,n+o,k,o)?2*o:0}
function S({bytes:e,encoding:n,bom:t},r){let o=T(n);return r-o<t||!_(e,r-o,k,o)?0:r-2*o>=t&&_(e,r-2*o,ae,o)?2*o:o}function le({bytes:e,encoding:n,bom:t},r){let o=T(
n);return r-o>=t&&_(e,r,k,o)&&_(e,r-o,ae,o)}var z=(e,n)=>n<=e.bom||S(e,n)>0;function X(e,n){let t=T(e.encoding);for(let r=n-1;r>=e.bom;){let o=e.bytes.lastIndexOf(
k,r);if(o<e.bom)break;if(_(e.bytes,o,k,t))return o+t;r=o-1}return e.bom}function L(e,n){let t=T(e.encoding);for(let r=n;;){let o=e.bytes.indexOf(k,r);if(o<0)return e.
bytes.length;if(_(e.bytes,o,k,t))return o+t;r=o+1}}function Oe({bytes:e,encoding:n},t,r){if(n==="utf8")return F(e)?.countLf(t,r)??W(e.subarray(t,r));let o=0;for(let s=t;s<
r;s+=2)o+=_(e,s,k,2)?1:0;return o}function J(e,n){let t=1,r=0;return n.map(({start:o})=>(t+=Oe(e,r,o),r=o,t))}function Ie(e){if(!we(e))return(t,r)=>r;let n={start:0,
end:-1,lineEnd:`
`};return(t,r)=>{if(!r.includes(`
`))return r;let o=e.bytes.toString(e.encoding,t.start,t.end).split(`
`);return o.length>1?ar(o,r.split(`
`)):((t.start<n.start||t.end>=n.end)&&(n=lr(e,t)),r.replaceAll(`
`,n.lineEnd))}}function ar(e,n){let t=e.slice(0,-1).map(a=>a.endsWith("\r")?`\r
`:`
`),r=e.map((a,l)=>t[l]===`\r
`?a.slice(0,-1):a),{tail:o}=O(r,n,Math.min(r.length,n.length)-1),s=n.length-1,i=a=>a>=s-o?t[t.length-(s-a)]:t[Math.min(a,t.length-1)];return n.map((a,l)=>l<s?a+
i(l):a).join("")}function lr(e,n){let t=X(e,n.start),r=L(e,n.end),o=S(e,r)||S(e,t);return{start:t,end:r,lineEnd:o===2*T(e.encoding)?`\r
`:`
`}}var _=(e,n,t,r)=>e[n]===t&&(r===1||n%2===0&&e[n+1]===0);var Ti=f.alloc(0);var ue=(e,n=!1)=>{let t=e.charCodeAt(0).toString(16).padStart(4,"0");return`\\u${n?t.toUpperCase():t}`},Z=e=>`U+${e.codePointAt(0).toString(16).toUpperCase().padStart(
4,"0")}`;function Ce(e,n=t=>e.toLowerCase().split(/\W+/).includes(t)){return v(e)?[]:[...Me(e),...Ar(e),...Dr(e,n)].sort((t,r)=>t.at-r.at)}function Me(e){if(v(e))return[];
let n=[];for(let{0:t,index:r}of e.matchAll(Q))cr(e,r,t)||n.push({at:r,length:t.length,...br(t)});return n}var v=e=>ur.test(e),ur=/^[\t\n -~]*$/,Q=/(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
function cr(e,n,t){if(!mr.test(t))return!1;let r=e.slice(Math.max(0,n-16),n),o=e.slice(n+t.length,n+t.length+16);return t==="\uFE0F"||t==="\uFE0E"?/\p{Extended_Pictographic}$/u.
test(r)||/[\d#*]$/.test(r)&&o.startsWith("\u20E3"):/[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/u.test(t)?/\p{sc=Han}$/u.test(r):/[\u{e0020}-\u{e007f}]/u.test(t)?/\u{1f3f4}[\u{e0020}-\u{e007e}]*$/u.
test(r):/[\u180b-\u180d]/.test(t)?/\p{sc=Mongolian}$/u.test(r):/[\u00a0\u202f]/.test(t)?dr(r,o):t==="\u3000"?fr(r,o):/[\u061c\u200e\u200f]/.test(t)?pr(r,o):t===
"\u200B"?bn.test(r.slice(-1))&&bn.test(o):t==="\u200D"&&/\p{Extended_Pictographic}\ufe0f?$|\p{EMod}$/u.test(r)?/^\p{Extended_Pictographic}/u.test(o):yn.test(r.slice(
-1))&&(yn.test(o)||t==="\u200D"&&yr.test(r))}var dr=(e,n)=>e.endsWith("\xAB")||n.startsWith("\xBB")||/(?:^|[\s>"'«“‘(*#’,-])[\p{L}’'-]+$/u.test(e)&&/^[?!]+(?:$|[\s"'’”»<)*_`])/.
test(n)||/\d$/.test(e)&&/^(?:[%€$£°]|\d{3}(?!\d))/.test(n),fr=(e,n)=>{let[t,r]=[e.replace(/[ \u3000]+$/,"").slice(-1),n.replace(/^[ \u3000]+/,"").charAt(0)];
return[t,r].some(o=>hr.test(o))||/["'`/[|s]/.test(t)&&/["'`/\]|+*]/.test(r)},hr=/[\p{sc=Han}\p{sc=Hangul}\u3001-\u30ff\uff01-\uffee]/u,pr=(e,n)=>{let[t,r]=[/(?:\p{L})?[^\p{L}]*$/u.
exec(e),/^[^\p{L}]*\p{L}?/u.exec(n)];return[t,r].some(s=>s!==null&&gr.test(s[0]))&&!(/\w$/.test(e)&&/^\w/.test(n))},gr=/[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}\p{sc=Adlam}]/u,
mr=/\u061c|[\u180b-\u180e\u200b\u200c\u200e\u200f\u202f\u3000]|\u00a0|\u200d|[\ufe00-\ufe02]|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}]|[\u{e0100}-\u{e01ef}]/u,yn=/^[\p{sc=Arabic}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Sinhala}\p{sc=Mongolian}\p{sc=Gujarati}\p{sc=Gurmukhi}\p{sc=Oriya}]/u,
bn=/^[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u,yr=/[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]$/;function br(e){let n=e.codePointAt(
0);if(n>=56448&&n<=56575)return{kind:"byte",name:`0x${En(n-56320)}`,about:"a byte that is not UTF-8"};let t=Z(e),r=Sr[En(n)],o=Er(e);return r?{kind:o,name:r[0],
about:`${t}, ${r[1]}`}:{kind:o,name:t,about:Tr[o]}}var Er=e=>xr.test(e)?"bidi":/\p{Zs}/u.test(e)?"blank":/\p{Cc}/u.test(e)?"control":"invisible",xr=/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/,
Tr={bidi:"turns the direction of text",invisible:"an invisible character",control:"a control character",byte:"a byte that is not UTF-8",blank:"a blank that is n\
o space","look-alike":"looks like another character"},En=e=>e.toString(16).toUpperCase(),[R,xn]=["turns the direction of text","ends a turned direction"],ce="Ha\
ngul filler, a letter that is not seen",Sr={D:["CR","carriage return"],0:["NUL","null"],"1B":["ESC","escape"],A0:["NBSP","no-break space"],AD:["SHY","soft hyphe\
n"],"34F":["CGJ","an invisible joiner"],"61C":["ALM","Arabic letter mark"],"115F":["HCF",ce],1160:["HJF",ce],"200B":["ZWSP","zero-width space"],"200C":["ZWNJ","\
zero-width non-joiner"],"200D":["ZWJ","zero-width joiner"],2060:["WJ","word joiner"],"200E":["LRM","left-to-right mark"],"200F":["RLM","right-to-left mark"],"20\
2A":["LRE",R],"202B":["RLE",R],"202C":["PDF",xn],"202D":["LRO",R],"202E":["RLO",R],2066:["LRI",R],2067:["RLI",R],2068:["FSI",R],2069:["PDI",xn],"202F":["NNBSP",
"narrow no-break space"],2800:["BRAILLE","blank Braille pattern"],3e3:["IDSP","ideographic space"],3164:["HF",ce],FEFF:["BOM","byte order mark"],FFA0:["HHF",ce]},
Ar=e=>Array.from(e.matchAll(Nn)).flatMap(({0:n,index:t})=>{let r=Pe(n);return e.startsWith("\uFE0F",t+n.length)?[]:r===void 0||Mr(n)&&Fr(e,t,r)?[]:_r(e,t,n)||Nr(
e,t,n)?[]:[kn(n,t,r)]}),Nn=/[\u01c0\u01c3\u02b9\u02bc\u02d0\u037e\u0589\u05c3\u06d4\u1fef\u2010\u2011\u2024\u2044\u2100-\u214f\u2160-\u217f\u2215\u2217\u2223\u2236\u29f8\ua789\ufe50-\ufe6b\uff01-\uff5e\uffe8\u{1d400}-\u{1d7ff}\u{1fbf0}-\u{1fbf9}]/gu,
_r=(e,n,t)=>{let r=Lr[t];return r?(Fe(e,n).match(r)?.length??0)>=3:/[\u02b9\u02bc]/.test(t)&&/[^\0-\u02ff]/.test(e.slice(Math.max(0,n-1),n))},Fe=(e,n)=>e.slice(
Math.max(0,n-Tn),n+Tn),Tn=200;function Nr(e,n,t){if(kr.test(t))return wr.test(Fe(e,n));let[r,o]=[e.slice(Math.max(0,n-2),n),e.slice(n+t.length,n+t.length+2)],s=!Or.
test(r)&&o.search(Le)!==0;return t.search(Le)!==0||!s?!1:Ir.test(t)||!(/(?!\p{Lm})[\p{L}\p{Nd}_]$/u.test(r)||/^(?!\p{Lm})[\p{L}\p{Nd}_]/u.test(o))}var kr=/[\u2044\u2212\u2215\u2217\u2223\u2236\u29f8]/,
wr=/[\u0391-\u03c9\u2070-\u209f\u2102\u2113\u2115\u2119-\u211d\u2124\u2190-\u21ff\u2200-\u2211\u2213\u2214\u2218-\u2222\u2224-\u2235\u2237-\u22ff\u27c0-\u27ff\u2980-\u29f7\u2a00-\u2aff\u{1d400}-\u{1d7ff}]/u,
Le=/[\u2102-\u2129\u212b-\u2138\u2145-\u2149\u{1d400}-\u{1d7ff}]/u,Or=new RegExp(`${Le.source}$`,"u"),Ir=/[\u2102\u210d\u2115\u2119\u211a\u211d\u2124\u2145-\u2149\u{1d538}-\u{1d56b}\u{1d7d8}-\u{1d7e1}]/u,
Lr={"\u0589":/\p{sc=Armenian}/gu,"\u05C3":/\p{sc=Hebrew}/gu,"\u06D4":/\p{sc=Arabic}/gu},Cr={\u01C0:"|",\u01C3:"!","\u02B9":"'",\u02BC:"'",\u02D0:":","\u0589":":",
"\u05C3":":","\u06D4":"-","\u2010":"-","\u2011":"-","\u2044":"/","\u2212":"-","\u2215":"/","\u2217":"*","\u2223":"|","\u2236":":","\u29F8":"/","\uA789":":","\uFFE8":"\
|"},Pe=e=>{let n=de[e]??Cr[e]??(e.search(Nn)===0?e.normalize("NFKC"):"");return/^[!-~]$/.test(n)?n:void 0},Mr=e=>e>="\uFF01"&&e<="\uFF5E",Fr=(e,n,t)=>/^.-[\uff01-\uff5e]/.
test(e.slice(n,n+3))||/[\uff01-\uff5e]-$/.test(e.slice(Math.max(0,n-2),n))||(/\w/.test(t)?Pr.test(e.slice(Math.max(0,n-40),n))||Rr.test(e.slice(n+1,n+41)):vr.test(
Fe(e,n))),[Pr,Rr]=[/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f][\uff01-\uffee]*$/u,/^[\uff01-\uffee]*[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f]/u],
vr=/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f]/u,Dr=(e,n)=>{if(!/[^\0-\u02ff]/.test(e)&&!Wr.test(e))return[];let t=(e.match(/[A-Za-z]/g)?.
length??0)>(e.match(Gr)?.length??0);return Array.from(e.matchAll(Ur)).flatMap(({0:r,index:o})=>{let s=Array.from(r.matchAll(/[^\0-\x7f]/gu)).filter(([u])=>/[\p{L}\p{N}]/u.
test(u));if(s.length===0||!s.every(([u])=>u in de||Br.test(u)))return[];let i=/[A-Za-z]/.test(r),a=i||t?r.length>=Hr&&n($r(r)):!1,l=s.flatMap(([u])=>Sn.test(u)?
[]:u),c=t&&(i||Kr(l));return s.flatMap(({0:u,index:d})=>{let h=a||c&&!Sn.test(u),p=de[u];if(!h)return[];let y=kn(u,o+d,p??"");return[p===void 0?{...y,about:"a l\
etter of another script than its word"}:y]})})},Br=/[\p{sc=Coptic}\p{sc=Deseret}\p{sc=Cherokee}\p{sc=Lisu}\p{sc=Gothic}\p{sc=Old_Italic}\p{sc=Osage}]/u,Ur=/(?<=\\[a-z])[\p{L}\p{N}\p{M}_]+|(?<![\\\p{L}\p{N}\p{M}_])[\p{L}\p{N}\p{M}_]+|(?<=\\)(?![a-z])[\p{L}\p{N}\p{M}_]+/gu,
Hr=3,$r=e=>e.replace(/[^\0-\x7f]/gu,n=>de[n]??n).toLowerCase(),Wr=/[\u0131\u017f\u0180-\u02af]/,Gr=/[^\p{scx=Latin}\p{scx=Common}\p{scx=Inherited}]/gu,Kr=e=>e.length>
0&&e.map(Xr).reduce((n,t)=>n.filter(r=>t.includes(r))).length===0,Sn=/\p{scx=Latin}/u,Xr=e=>{let n=An.get(e);if(n)return n;let t=jr.filter(r=>Vr(r).test(e));return An.
set(e,t),t},An=new Map,jr="Armenian Cherokee Coptic Cyrillic Greek Lisu".split(" "),Vr=e=>{let n=_n.get(e)??new RegExp(`\\p{scx=${e}}`,"u");return _n.set(e,n),n},
_n=new Map,kn=(e,n,t)=>({at:n,length:e.length,kind:"look-alike",name:Z(e),about:`looks like ${t}, and is another character`}),de=Object.fromEntries([["\u0410\u0412\u0415\u041A\u041C\u041D\u041E\u0420\u0421\
\u0422\u0425\u0406\u0408\u0405","ABEKMHOPCTXIJS"],["\u0430\u0435\u043E\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04BB\u0501\u051B\u051D","aeopcyxijshdqw"],["\u0423\u04AE\
\u04C0\u04CF\u050C\u051A\u051C\u0474\u0475\u043A\u043C\u0442\u0432\u043D\u0433\u0451\u0457","YYIlGQWVvkmtbhrei"],["\u0391\u0392\u0395\u0396\u0397\u0399\u039A\u039C\u039D\u039F\u03A1\u03A4\u03A5\u03A7\u037F",
"ABEZHIKMNOPTYXJ"],["\u03B1\u03B3\u03B7\u03B9\u03BA\u03BD\u03BF\u03C1\u03C4\u03C5\u03C7\u03C9\u03F2\u03F3","aynikvoptuxwcj"],["\u0555\u054D\u053C\u054F\u0578\u057D\u0570\u0585\u0581\u0566\u0575\u0563",
"OULSnuhogqjq"],["\u13AA\u13A0\u13A1\u13A2\u13B3\u13DA\u13A9\u13BB\u13C0\u13C3\u13CF\u13D9\u13DE\u13DF\u13E2\u13F4","ADRTWSYHGZbVLCPB"],["\uA4D0\uA4D1\uA4D3\uA4D4\uA4D6\uA4D7\uA4D9\uA4DA\uA4DC\uA4DD\uA4DF\uA4E0\uA4E1",
"BPDTGKJCZFMNL"],["\uA4E2\uA4E3\uA4E6\uA4E7\uA4EA\uA4EB\uA4EC\uA4EE\uA4F0\uA4F2\uA4F3\uA4F4","SRVHWXYAEIOU"],["\u0966\u09E6\u0A66\u0AE6\u0B66\u0B20\u0BE6\u0C66\u0CE6\u0D66\u0D20\u101D\u1040",
"ooooooooooooo"],["\u0131\u0251\u0261\u0269\u028F\u1D04\u1D0F\u1D1C\u1D20\u1D21\u1D22\uA731\u017F","iagiycouvwzsf"]].flatMap(([e,n])=>Array.from(e,(t,r)=>[t,n.charAt(
r)])));function w(e){if(v(e))return{text:e,at:r=>r};let n=[],t="";for(let{0:r,index:o}of e.matchAll(Yr)){let s=/^[\t\n -~]$/.test(r)?r:qr(r);for(let i=0;i<s.length;i+=
1)n.push(o);t+=s}return{text:t,at:r=>n[r]??e.length}}function Re(e,n){let[t,r]=[w(e),w(n)],o=[],[s,i]=[0,0];for(;s<t.text.length||i<r.text.length;){let[a,l]=[t.
text[s],r.text[i]];if(a===l){let c=Zr([t,s],[r,i]),u={found:In(t,s,c),wanted:In(r,i,c)};Ln(e,u.found)!==Ln(n,u.wanted)&&o.push(u),s+=c,i+=c}else if(On(a))s+=1;else if(On(
l))i+=1;else break}return o}var Yr=/[\u1100-\u115f][\u1160-\u11a7][\u11a8-\u11ff]?|\P{M}\p{M}*|\p{M}+/gsu,qr=e=>wn[e]??e.normalize("NFKC").replace(Q,n=>Jr(n)?n:
zr.test(n)?" ":"").replace(/[^\0-\x7f]/gu,n=>wn[n]??Pe(n)??n).normalize("NFC"),zr=/[\v\f\x85\p{Z}]/u,wn=Object.fromEntries([["\u2012\u2013\u2014\u2015","-"],["\u2018\
\u2019\u201A\u201B\u2032\u2039\u203A\xB4","'"],["\u201C\u201D\u201E\u201F\u2033\xAB\xBB",'"'],["\u2022\u2027\xB7\u2219","*"],["\xD7","x"],["\xF7","/"],["\u3001",
","],["\u3002","."],["\u2190","<-"],["\u2192","->"],["\u21D2","=>"],["\u2264","<="],["\u2265",">="],["\u2260","!="]].flatMap(([e,n])=>Array.from(e,t=>[t,n]))),Jr=e=>/\p{Cs}/u.
test(e),On=e=>e!==void 0&&/\s/.test(e),Zr=([e,n],[t,r])=>{let o=1,s=(i,a)=>a<i.text.length&&i.at(a)===i.at(a-1);for(;(s(e,n+o)||s(t,r+o))&&e.text[n+o]!==void 0&&
e.text[n+o]===t.text[r+o];)o+=1;return o},In=({at:e},n,t)=>({start:n===0?0:e(n),end:e(n+t)}),Ln=(e,{start:n,end:t})=>e.slice(n,t);var ne=2**21,fe=2**15;function he(e,n,t=!1){if(e.bytes.length>ne||n.length>fe||n.trim()==="")return[];let r=b(G(e)).split(`
`),o=r.map(w),s=n.endsWith(`
`),i=(s?n.slice(0,-1):n).split(`
`).map(u=>w(u).text),a=new ee(i.join(`
`)),l=oo(o.map(u=>u.text),i).map(u=>ao(o,u,{wanted:i,whole:a})).filter(u=>u!==void 0&&u.likeness>Qr).sort((u,d)=>d.likeness-u.likeness||u.first-d.first);return l.
filter((u,d)=>l.slice(0,d).every(h=>u.end<=h.first||u.first>=h.end)).slice(0,eo).map(({first:u,end:d,likeness:h,crop:p})=>{let y=r.slice(u,d),E=t?y.join(`
`):Cn(y,p);return{line:u+1,lastLine:d,text:s?`${E}
`:E,likeness:h}})}var Qr=.8,eo=3,no=12,to=3,ro=8;function oo(e,n){let t=new Map,r=(i,a)=>{i>-n.length&&i<e.length&&t.set(i,(t.get(i)??0)+a)},o=new Map;n.forEach(
(i,a)=>{let l=i.trim();l!==""&&o.set(l,[...o.get(l)??[],a].slice(0,ro))});let s=[...n.entries()].sort(([,i],[,a])=>a.trim().length-i.trim().length).slice(0,to).
map(([i,a])=>({index:i,probe:new ee(a.trim())}));return e.forEach((i,a)=>{let l=i.trim();if(l!==""){for(let c of o.get(l)??[])r(a-c,l.length);for(let{index:c,probe:u}of s){
let d=o.has(l)&&l===u.text?0:io(u,l);d>so&&r(a-c,l.length*d)}}}),[...t].sort(([i,a],[l,c])=>c-a||i-l).slice(0,no).map(([i])=>i)}var so=.6,io=(e,n)=>n.length*2<e.
text.length?0:e.containment(n);function ao(e,n,{wanted:t,whole:r}){let o,s=Math.max(0,n);for(let i of[0,-1,1,2]){let a=t.length+i;if(a<1||s+a>e.length||t.length===
1&&i!==0)continue;let l=e.slice(s,s+a),c=l.map(({text:p})=>p),u=lo(c,t),d=r.likeness(Cn(c,u)),h={start:l[0].at(u.start),end:l.at(-1).at(u.end)};(!o||d>o.likeness)&&
(o={first:s,end:s+a,crop:h,likeness:d})}return o}function Cn(e,{start:n,end:t}){return e.length===1?e[0].slice(n,t):[e[0].slice(n),...e.slice(1,-1),e.at(-1).slice(
0,t)].join(`
`)}function lo(e,n){let[t="",r=""]=[n[0],n.at(-1)],[o,s]=[e[0],e.at(-1)],{start:i,end:a}=e.length===1?uo(t,o):{start:0,end:s.length};return e.length>1&&(t!==""&&
o.length>t.length&&(i=co(t,o)),s.length>r.length&&(a=fo(r,s))),t.trimStart()===t&&(i+=o.slice(i).search(/\S|$/)),r.trimEnd()===r&&(a=s.slice(0,a).trimEnd().length),
{start:i,end:a}}function uo(e,n){let t=new ee(e),r=t.bestPart(n),[o,s]=[Mn(e,n,r),Fn(e,n,r+e.length)];return o!==void 0&&s!==void 0&&o<s?{start:o,end:s}:n.length<
e.length*1.25||t.likeness(n)>.9?{start:0,end:n.length}:{start:o??r,end:s??Rn(n,r+e.length)}}var co=(e,n)=>Mn(e,n,n.length-e.length)??(n.length>e.length*2?n.length-
e.length:0),fo=(e,n)=>Fn(e,n,e.length)??(n.length>e.length*2?Rn(n,e.length):n.length),ho=e=>Math.min(64,Math.ceil(e.length/3)+2),po=2,go=24,Mn=(e,n,t)=>Pn(t,{line:n,
text:e,isSame:(r,o)=>n[r+o]===e[o]}),Fn=(e,n,t)=>Pn(t,{line:n,text:e,isSame:(r,o)=>o<r&&n[r-1-o]===e.at(-1-o)});function Pn(e,{line:n,text:t,isSame:r}){let o=ho(
t),s=Math.min(go,t.length),i;for(let a=Math.max(0,e-o);a<=Math.min(n.length,e+o);a+=1){let l=0;for(;l<s&&r(a,l);)l+=1;let c=l-Math.abs(a-e)/(o+1);l>=Math.min(po,
t.length)&&(!i||c>i.score)&&(i={at:a,score:c})}return i?.at}function Rn(e,n){let t=Math.min(n,e.length);for(;t>0&&t<e.length&&/\w/.test(e[t])&&/\w/.test(e[t-1]);)
t+=1;return t}var ve=4096,ee=class{text;#t;#e=new Int32Array(ve);#n=new Int32Array(ve);constructor(n){this.text=n,this.#t=Math.max(0,n.length-1);for(let t=1;t<n.
length;t+=1)this.#e[j(n,t)]+=1}likeness(n){let t=this.#t+Math.max(0,n.length-1);return t===0?+(n===this.text):2*this.#o(n)/t}containment(n){return this.#t===0?0:
this.#o(n)/this.#t}bestPart(n){let{length:t}=this.text;if(n.length<=t)return 0;let r=0;for(let s=1;s<t;s+=1)r+=this.#r(j(n,s));let o={at:0,score:r+this.#s(n,0)};
for(let s=1;s+t<=n.length;s+=1){r-=this.#i(j(n,s)),r+=this.#r(j(n,s+t-1));let i=r+this.#s(n,s);i>o.score&&(o={at:s,score:i})}return this.#n.fill(0),o.at}#o(n){let t=0;
for(let r=1;r<n.length;r+=1)t+=this.#r(j(n,r));for(let r=1;r<n.length;r+=1)this.#n[j(n,r)]=0;return t}#r(n){return this.#n[n]+=1,this.#n[n]<=this.#e[n]?1:0}#i(n){
return this.#n[n]-=1,this.#n[n]<this.#e[n]?1:0}#s(n,t){let{text:r}=this;return(n[t]===r[0]?.25:0)+(n[t+r.length-1]===r.at(-1)?.25:0)}},j=(e,n)=>e.charCodeAt(n-1)*
31+e.charCodeAt(n)&ve-1;var vn=Symbol.for("editplan.EditplanError"),D=class e extends Error{name;problems;constructor(n,t){let r="name"in n?[n]:n,[o]=r;if(!o)throw new TypeError("an Ed\
itplanError needs at least one problem");super(r.map(s=>s.message).join(`
`),t),this.name=o.name,this.problems=r}get[vn](){return!0}static[Symbol.hasInstance](n){return this===e?Object(n)[vn]===!0:super[Symbol.hasInstance](n)}};function De(e,n){let t=new Map;for(let r of e){let o=n(r);o!==void 0&&mo(t,o,r)}return t}function mo(e,n,t){let r=e.get(n);r?r.push(t):e.set(n,[t])}function B(e,n,t){let r=bo(n,e),o=Eo(r),s=r[o];if(!s)return{spans:[],exhausted:!1};let i=r.slice(0,o).reverse(),a=r.slice(o),l=xo(e,s),c=[],u=e.bom,d=0;for(let h=l(
e.bom);h>=0;){let p=h+T(e.encoding),y=Dn(e,i,h,_o),E=y.at>=u?Dn(e,a,h,Ao):So;if(d+=y.steps+E.steps,E.at>=0&&No(e,{start:y.at,end:E.at},t.accept)){if(c.push({start:y.
at,end:E.at}),c.length===t.limit)break;t.overlapping||(u=E.at,p=Math.max(p,u))}if(d>yo)return{spans:c,exhausted:!0};h=l(p)}return{spans:c,exhausted:!1}}var yo=1e7;
function bo(e,n){let t=a=>f.from(a,n.encoding),r=!we(n),o=[],s="",i=()=>{(r?[s]:s.split(`
`)).forEach((l,c)=>{c>0&&o.push({kind:"lineEnd"}),l&&o.push({kind:"bytes",bytes:t(l)})}),s=""};for(let a of e){if("text"in a){s+=a.text;continue}if(i(),"oneOf"in
a)o.push({kind:"oneOf",options:a.oneOf.map(t)});else{let l=a.run.map(t),[c,u]=[De(l,d=>d[0]),De(l,d=>d.at(-1))];o.push({kind:"run",begins:c,ends:u,min:a.min})}}
return i(),o}function Eo(e){let n=e.findIndex(({kind:r})=>r==="oneOf");n<0&&(n=e.findIndex(({kind:r})=>r==="lineEnd"));let t=0;return e.forEach((r,o)=>{r.kind!==
"bytes"||r.bytes.length<=t||(t=r.bytes.length,n=o)}),n}function xo(e,n){if(n.kind==="bytes")return Be(e,n.bytes);if(n.kind==="oneOf"){let o=n.options.map(i=>Be(
e,i)),s=o.map(()=>Number.NaN);return i=>{o.forEach((l,c)=>{let u=s[c];(Number.isNaN(u)||u<i)&&(s[c]=To(l(i)))});let a=Math.min(...s);return Number.isFinite(a)?a:
-1}}let t=Be(e,f.from(`
`,e.encoding)),r=T(e.encoding);return o=>{let s=t(o);if(s<0)return-1;let i=s+r-S(e,s+r);return i<o?s:i}}var To=e=>e<0?Number.POSITIVE_INFINITY:e;function Be({bytes:e,
encoding:n},t){if(n==="utf8"){let r=F(e);return o=>(r??e).indexOf(t,o)}return r=>{let o=e.indexOf(t,r);for(;o>=0&&o%2===1;)o=e.indexOf(t,o+1);return o}}var So={
at:-1,steps:0};function Dn(e,n,t,r){let o=t,s=1;for(let i of n){let a=r(e,i,o);if(a<0)return{at:-1,steps:s};s+=1+(Math.abs(a-o)>>6),o=a}return{at:o,steps:s}}function Ao(e,n,t){
if(n.kind==="bytes")return Ue(e.bytes,n.bytes,t)?t+n.bytes.length:-1;if(n.kind==="lineEnd")return t+(K(e,t)||Number.NEGATIVE_INFINITY);let r=(i,a)=>i?.find(l=>Ue(
e.bytes,l,a))?.length??0;if(n.kind==="oneOf")return t+(r(n.options,t)||Number.NEGATIVE_INFINITY);let o=t,s=()=>r(n.begins.get(e.bytes[o]),o);for(let i=s();i>0;i=
s())o+=i;return o-t>=n.min?o:-1}function _o(e,n,t){let r=(a,l)=>l-a.length>=e.bom&&Ue(e.bytes,a,l-a.length);if(n.kind==="bytes")return r(n.bytes,t)?t-n.bytes.length:
-1;if(n.kind==="lineEnd")return t-(S(e,t)||Number.POSITIVE_INFINITY);let o=(a,l)=>a?.find(c=>r(c,l))?.length??0;if(n.kind==="oneOf")return t-(o(n.options,t)||Number.
POSITIVE_INFINITY);let s=t,i=()=>o(n.ends.get(e.bytes[s-1]),s);for(let a=i();a>0;a=i())s-=a;return t-s>=n.min?s:-1}function Ue(e,n,t){if(t+n.length>e.length)return!1;
for(let r=0;r<n.length;r+=1)if(e[t+r]!==n[r])return!1;return!0}var No=(e,n,t)=>!le(e,n.start)&&!le(e,n.end)&&(t?.(e,n)??!0);var Un=e=>{if(!(!wo.test(e.old_string)||Bn(e.old_string)===Bn(e.new_string)))return{tokens:e.old_string.split(Oo).map(Io),needs:Lo(e.old_string),replacement:n=>Gn(
{old:e.old_string,new:e.new_string,found:n})}};function ko(e,n,t){if(e===n)return t;let r={old:b(e),new:b(t),found:b(n)};return r.old.length!==r.found.length?t:
Gn(r,"curly")??t}var Hn={straight:'"',open:"\u201C",close:"\u201D"},$n={straight:"'",open:"\u2018",close:"\u2019"},He=[Hn,$n],wo=/["'\u2018\u2019\u201c\u201d]/,
Oo=/(["'\u2018\u2019\u201c\u201d])/,te=({straight:e,open:n,close:t})=>[e,n,t],Wn=e=>He.find(n=>te(n).includes(e));function Io(e){let n=e.length===1?Wn(e):void 0;
return n?{oneOf:te(n)}:{text:e}}var Bn=e=>e.replace(/[\u2018\u2019]/g,$n.straight).replace(/[\u201c\u201d]/g,Hn.straight),Lo=e=>He.flatMap(n=>{let t=te(n).filter(
r=>e.includes(r));return t.length===0?[]:t.length>1?te(n):te(n).filter(r=>r!==t[0])});function Gn(e,n="mixed"){let t=s=>{let i=Co(s,e);return i==="mixed"?n:i},r=new Map(
He.map(s=>[s,t(s)])),o=Ro(e,Mo(e.new,r));return o.some(s=>s===Kn)?void 0:o.join("")}function Co({straight:e,open:n,close:t},{found:r}){let o=r.includes(n)||r.includes(
t);return r.includes(e)?o?"mixed":"straight":o?"curly":void 0}var Kn="";function Mo(e,n){let t=e.split("");return t.map((r,o)=>{let s=Wn(r),i=s&&n.get(s);return!s||
!i?r:i==="mixed"?Kn:i==="straight"?s.straight:r===s.straight?Fo(t,o,s):r})}function Fo(e,n,t){let r=e[n-1];return r===void 0||Po.has(r)?t.open:t.close}var Po=new Set(
[" ","	",`
`,"\r","(","[","{","\u2013","\u2014"]);function Ro({old:e,new:n,found:t},r){vo({old:e,new:n,found:t},r);let{head:o,tail:s}=O(e,n);for(let i=0;i<o;i+=1)r[i]=t[i];
for(let i=1;i<=s;i+=1)r[n.length-i]=t[t.length-i];return r}function vo({old:e,new:n,found:t},r){let o=t.split(`
`),s=new Map;e.split(`
`).forEach((a,l)=>{let c=o[l];s.set(a,s.has(a)&&s.get(a)!==c?void 0:c)});let i=0;for(let a of n.split(`
`)){let l=s.get(a);if(l!==void 0)for(let c=0;c<a.length;c+=1)r[i+c]=l[c];i+=a.length+1}}var Zn=e=>{let n=$e(e.old_string);if(!(!n.some(U)||Xn(n)===Xn($e(e.new_string))))return{tokens:n.map(Ho),needs:$o(n),accept:Wo,replacement:t=>Ko(e.new_string,Go(
n,t))}},U=e=>typeof e!="string",Do=/\\\\|\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}|[<>&'"]|[^\0-\x7f]/gu;function $e(e){let n=[],
t=0;for(let{0:r,index:o}of e.matchAll(Do)){let s=r.startsWith("\\")?Bo(r):r,i=!r.startsWith("\\")&&e[o-1]==="\\";!Uo(s)||i||(n.push(e.slice(t,o),{character:s,written:r}),
t=o+r.length)}return[...n,e.slice(t)]}var Bo=e=>e.replace(/\\u([0-9a-fA-F]{4})/g,(n,t)=>String.fromCharCode(Number.parseInt(t,16))),Uo=e=>/^[<>&'"]$|^[^\0-\x7f\p{Surrogate}]$/u.
test(e),We=(e,n)=>e.split("").map(t=>ue(t,n)).join(""),Xn=e=>e.map(n=>U(n)?n.character:n).join(""),Qn=({character:e,written:n})=>[...new Set([e,We(e,!1),We(e,!0),
n])],Ho=e=>U(e)?{oneOf:Qn(e)}:{text:e},$o=e=>{let n=e.filter(U).filter(({character:t,written:r})=>r!==t);return["\\u",...new Set(n.map(({character:t})=>t))]};function Wo({
bytes:e,encoding:n,bom:t},{start:r}){let o=T(n);return r-o<t||e[r]!==jn||e[r-o]!==jn}var jn=92;function Go(e,n){let t=new Map,r=0;for(let o of e){let s=U(o)?Qn(
o).find(a=>n.startsWith(a,r)):o;if(r+=s?.length??0,!U(o))continue;let i=!t.has(o.character)||t.get(o.character)===s;t.set(o.character,i?s:void 0)}return t}function Ko(e,n){
let t={ascii:Vn(n,!0),beyond:Vn(n,!1)},r=({character:s,written:i})=>{if(n.has(s))return n.get(s);let a=Ge(s)?t.ascii:t.beyond;return a==="none"?i:a==="plain"?s:
a==="mixed"||Ge(s)?void 0:We(s,a==="upper")},o=$e(e).map(s=>U(s)?r(s):s);return o.includes(void 0)?void 0:o.join("")}function Vn(e,n){let t=[...e].filter(([r])=>Ge(
r)===n);return t.length===0?"none":t.every(([r,o])=>o===r)?"plain":t.some(([r,o])=>o===void 0||o===r)?"mixed":t.some(([,r])=>/\\u[0-9a-f]*[A-F]/.test(r??""))?"u\
pper":"lower"}var Ge=e=>e<"\x80",et=e=>{let n=Xo.filter(([s])=>e.old_string.includes(s));if(n.length===0)return;let t=s=>n.reduce((i,[a,l])=>i.replaceAll(a,l),s),
r=t(e.old_string),o=t(e.new_string);return r===o?void 0:{tokens:[{text:r}],replacement:o}},Xo=[["<fnr>","<function_results>"],...[["n","name"],["o","output"],["\
e","error"],["s","system"],["r","result"]].flatMap(([e,n])=>[[`<${e}>`,`<${n}>`],[`</${e}>`,`</${n}>`]]),...["META_START","META_END","EOT","META","SOS"].map(e=>[
`< ${e} >`,`<${e}>`]),[`

H:`,`

Human:`],[`

A:`,`

Assistant:`]],nt=e=>{let n=pe(e.old_string);if(!n||!ot(n.numbers)||!/\S/.test(n.text))return;let t=jo(e.new_string,n.separator);if(!(t===void 0||t===n.text))return{
tokens:[{text:n.text}],accept:(r,o)=>z(r,o.start),replacement:t}};function tt(e){let n=pe(e.old_string,Yn);if(!(!n||!ot(n.numbers)))return{old_string:n.text,new_string:pe(
e.new_string,Yn)?.text??e.new_string}}var rt=/^[ \t]*(\d{1,9})(\t|\u2192)/,Yn=/^[ \t]*(\d{1,9})(\t|\u2192|: ?|[ \t]*\| ?)/;function pe(e,n=rt){let t=e.split(`
`),r=t.length>1&&t.at(-1)===""?t.pop():void 0,o=t.map(a=>n.exec(a)),s=o[0]?.[2];if(s===void 0||o.some(a=>a?.[2]?.trim()!==s.trim()))return;let i=t.map((a,l)=>a.
slice(o[l]?.[0].length));return r!==void 0&&i.push(r),{text:i.join(`
`),numbers:o.map(a=>Number(a?.[1])),separator:s}}var ot=e=>e.every((n,t)=>t===0||n===e[t-1]+1);function jo(e,n){if(!e.split(`
`).some(s=>rt.exec(s)?.[2]===n))return e;let r=pe(e);return r?.numbers.every((s,i,a)=>i===0||s>=a[i-1])&&r?.separator===n?r.text:void 0}var Ke=e=>{let n=e.old_string.
split(`
`),t=n.length-1,r=n.map(qn),o=r[t]!==n[t];return t===0&&!o||!/\S/.test(e.old_string)||r.join(`
`)===e.new_string.split(`
`).map(qn).join(`
`)?void 0:{tokens:r.flatMap((i,a)=>{let l=a<t?lt:[],c=a<t&&(a>0||n[0]!=="")||a===t&&o?ut:[];return[{text:i},...c,...l]}),replacement:e.new_string,...o&&{accept:ct}}},
st=e=>n=>{let t=e===Ke&&!n.old_string.endsWith(`
`),r=e(t?{...n,old_string:`${n.old_string} `}:n);return r&&{...r,accept:(s,i)=>z(s,i.start)&&(ct(s,i)||S(s,i.end)>0)&&(r?.accept?.(s,i)??!0)}},it=e=>{let n=e.old_string.
trim();if(n===""||zn(e.old_string)===zn(e.new_string))return;let[t="",r=""]=[e.old_string.slice(0,e.old_string.indexOf(n)),e.old_string.slice(e.old_string.indexOf(
n)+n.length)],o=n.split(/\s+/).flatMap((s,i)=>[...i>0?[{run:Vo,min:1}]:[],{text:s}]);return{tokens:[...Jn(t,"lead"),...o,...Jn(r,"trail")],replacement:e.new_string}},
at=[" ","	"],lt=[{text:`
`}],ut=[{run:at,min:0}],Vo=[...`	
\v\f\r \xA0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF`];function qn(e){let n=e.length;for(;n>0&&
at.includes(e[n-1]);)n-=1;return e.slice(0,n)}var zn=e=>e.trim().replace(/\s+/g," "),ct=(e,{end:n})=>n===e.bytes.length||K(e,n)>0;function Jn(e,n){if(e==="")return[];
let t=e.split(`
`);return t.flatMap((r,o)=>{let s=t.length>1&&o===(n==="lead"?0:t.length-1);return[...o>0?lt:[],...s?[]:ut]})}var dt=e=>({tokens:[{text:e.old_string}],replacement:e.
new_string});var Yo=(e,n)=>H(e[n],129,254)?H(e[n+1],64,254)&&e[n+1]!==127?2:Xe(e[n+1])&&H(e[n+2],129,254)&&Xe(e[n+3])?4:1:1,qo=(e,n)=>(H(e[n],129,159)||H(e[n],224,252))&&H(e[n+
1],64,252)&&e[n+1]!==127?2:1;var H=(e,n,t)=>e!==void 0&&e>=n&&e<=t,Xe=e=>H(e,48,57),ft=(e,{start:n,end:t})=>e.valid||Jo(e.bytes,n,t)&&es(e,n),ht=(e,n)=>{let t=e.includes(0)?f.from(e.filter(
r=>r!==0)):e;return zo(n).every(r=>t.includes(r))},zo=e=>e.split(/[^\0-\x7f]+|\r?\n/).filter(Boolean),pt=e=>/^[\0-\x7f]*$/.test(e);function Jo(e,n,t){for(let r=n;r<t;r+=1)if(e[r]>=128)return!1;return!0}var Zo=[Yo,qo],Qo=256;function es({bytes:e,bom:n},t){let r=t;for(;r>n&&!ns(e,r);)if(r-=1,
t-r>Qo)return!1;return Zo.every(o=>{let s=r;for(;s<t;)s+=o(e,s);return s===t})}function ns(e,n){let[t,r]=[e[n-1],e[n]];return r<48||t<48||t<128&&(r<128||!Xe(t))}function me(e,n){if(!$(e,n.new_string))return{ok:!1,reason:"unencodable"};if(n.old_string==="")return as(e,n.new_string);let t={old_string:b(n.old_string),new_string:b(
n.new_string)};if(!P(t.old_string))return{ok:!1,reason:"not-found"};let r=!$(e,t.old_string),o=r?je.literal:je[n.match??"exact"];for(let[i,a]of o){let l=a(t),c=l&&
us(e,l,{matchedBy:i,replaceAll:n.replace_all??!1});if(c)return c}return n.match==="literal"&&r&&ht(e.bytes,t.old_string)?{ok:!1,reason:"uncertain",spans:[]}:{ok:!1,
reason:"not-found"}}function ts(e,n){if(n===""||e.includes(n))return n;let t=I(e),r={old_string:b(n),new_string:""};for(let[,o]of je.exact){let s=o(r);if(!s||!mt(t,s))continue;let[
i]=B(t,s.tokens,{...s,limit:1,overlapping:!0}).spans;if(i)return A(t,i.start,i.end)}return null}var rs=e=>e.bytes.length<=os&&G(e).trim()==="",$=(e,n)=>P(n)&&(e.
valid||pt(n)),re=[["exact",dt],["quotes",Un],["tags",et],["escapes",Zn],["line-numbers",nt],["trailing-blanks",Ke]],je={literal:re.slice(0,1),text:re,exact:re,lines:re.
map(([e,n])=>[e,st(n)]),whitespace:[...re,["whitespace",it]]},ge=100,Ve=3,os=2**20,ss=1e6,is=2**28;function as(e,n){return rs(e)?{ok:!0,matchedBy:"exact",splices:[
ls(e,n)]}:{ok:!1,reason:"not-found"}}function ls(e,n){let t={start:e.bom,end:e.bytes.length},r=e.bytes.includes(10)?Ie(e)(t,b(n)):n;return{...t,replacement:f.from(
r,e.encoding)}}function us(e,n,{matchedBy:t,replaceAll:r}){if(!mt(e,n))return;let o=(r?ss:ge)+1,{spans:s,exhausted:i}=B(e,n.tokens,{...n,limit:o,overlapping:!r}),
a=s.some(({start:u,end:d})=>d-u>is);if(i||a||r&&s.length===o)return{ok:!1,reason:"too-much"};if(s.length===0)return;if(s.length>1&&!r){let u=gt(e,s.slice(0,Ve),
n),d=s.length>ge,h=typeof u=="object"?{splices:u}:void 0;return{ok:!1,reason:"not-unique",spans:s.slice(0,ge),more:d,...h}}let l=s.filter(u=>!ft(e,u));if(l.length>
0)return{ok:!1,reason:"uncertain",spans:l.slice(0,ge)};let c=gt(e,s,n);return c==="unencodable"?{ok:!1,reason:"unencodable"}:c&&{ok:!0,matchedBy:t,splices:c}}var cs=8,
mt=(e,{needs:n})=>!n||n.length>cs||n.some(t=>(F(e.bytes)??e.bytes).indexOf(f.from(t,e.encoding),0)>=0);function gt(e,n,{replacement:t}){let r=ds(e),o=Ie(e),s=[];
for(let[i,a]of n.entries()){let l=typeof t=="string"?t:t(b(A(e,a.start,a.end)));if(l===void 0)return;let c=r(o(a,l));if(!c)return"unencodable";let u=l===""?fs(e,
a):a,d=u.end<=(n[i+1]?.start??e.bytes.length);s.push({...d?u:a,replacement:c})}return s}function ds(e){let n;return t=>(n?.text!==t&&(n={text:t,bytes:$(e,t)?f.from(
t,e.encoding):void 0}),n.bytes)}function fs(e,{start:n,end:t}){let r=T(e.encoding);if(!/\S/.test(A(e,n,t))||!z(e,n)||S(e,t)>0)return{start:n,end:t};let s=t;for(;hs(
e,s);)s+=r;let i=K(e,s);return i>0||s===e.bytes.length?{start:n,end:s+i}:{start:n,end:t}}var hs=({bytes:e,encoding:n},t)=>(e[t]===32||e[t]===9)&&(n==="utf8"||e[t+
1]===0);var oe=class{diff(n,t,r={}){let o;typeof r=="function"?(o=r,r={}):"callback"in r&&(o=r.callback);let s=this.castInput(n,r),i=this.castInput(t,r),a=this.removeEmpty(
this.tokenize(s,r)),l=this.removeEmpty(this.tokenize(i,r));return this.diffWithOptionsObj(a,l,r,o)}diffWithOptionsObj(n,t,r,o){var s;let i=x=>{if(x=this.postProcess(
x,r),o){setTimeout(function(){o(x)},0);return}else return x},a=t.length,l=n.length,c=1,u=a+l;r.maxEditLength!=null&&(u=Math.min(u,r.maxEditLength));let d=(s=r.timeout)!==
null&&s!==void 0?s:1/0,h=Date.now()+d,p=[{oldPos:-1,lastComponent:void 0}],y=this.extractCommon(p[0],t,n,0,r);if(p[0].oldPos+1>=l&&y+1>=a)return i(this.buildValues(
p[0].lastComponent,t,n));let E=-1/0,be=1/0,rn=()=>{for(let x=Math.max(E,-c);x<=Math.min(be,c);x+=2){let C,V=p[x-1],Y=p[x+1];V&&(p[x-1]=void 0);let Ee=!1;if(Y){let sn=Y.
oldPos-x;Ee=Y&&0<=sn&&sn<a}let on=V&&V.oldPos+1<l;if(!Ee&&!on){p[x]=void 0;continue}if(!on||Ee&&V.oldPos<Y.oldPos?C=this.addToPath(Y,!0,!1,0,r):C=this.addToPath(
V,!1,!0,1,r),y=this.extractCommon(C,t,n,x,r),C.oldPos+1>=l&&y+1>=a)return i(this.buildValues(C.lastComponent,t,n))||!0;p[x]=C,C.oldPos+1>=l&&(be=Math.min(be,x-1)),
y+1>=a&&(E=Math.max(E,x+1))}c++};if(o)(function x(){setTimeout(function(){if(c>u||Date.now()>h)return o(void 0);rn()||x()},0)})();else for(;c<=u&&Date.now()<=h;){
let x=rn();if(x)return x}}addToPath(n,t,r,o,s){let i=n.lastComponent;return i&&!s.oneChangePerToken&&i.added===t&&i.removed===r?{oldPos:n.oldPos+o,lastComponent:{
count:i.count+1,added:t,removed:r,previousComponent:i.previousComponent}}:{oldPos:n.oldPos+o,lastComponent:{count:1,added:t,removed:r,previousComponent:i}}}extractCommon(n,t,r,o,s){
let i=t.length,a=r.length,l=n.oldPos,c=l-o,u=0;for(;c+1<i&&l+1<a&&this.equals(r[l+1],t[c+1],s);)c++,l++,u++,s.oneChangePerToken&&(n.lastComponent={count:1,previousComponent:n.
lastComponent,added:!1,removed:!1});return u&&!s.oneChangePerToken&&(n.lastComponent={count:u,previousComponent:n.lastComponent,added:!1,removed:!1}),n.oldPos=l,
c}equals(n,t,r){return r.comparator?r.comparator(n,t):n===t||!!r.ignoreCase&&n.toLowerCase()===t.toLowerCase()}removeEmpty(n){let t=[];for(let r=0;r<n.length;r++)
n[r]&&t.push(n[r]);return t}castInput(n,t){return n}tokenize(n,t){return Array.from(n)}join(n){return n.join("")}postProcess(n,t){return n}get useLongestToken(){
return!1}buildValues(n,t,r){let o=[],s;for(;n;)o.push(n),s=n.previousComponent,delete n.previousComponent,n=s;o.reverse();let i=o.length,a=0,l=0,c=0;for(;a<i;a++){
let u=o[a];if(u.removed)u.value=this.join(r.slice(c,c+u.count)),c+=u.count;else{if(!u.added&&this.useLongestToken){let d=t.slice(l,l+u.count);d=d.map(function(h,p){
let y=r[c+p];return y.length>h.length?y:h}),u.value=this.join(d)}else u.value=this.join(t.slice(l,l+u.count));l+=u.count,u.added||(c+=u.count)}}return o}};var Ye=class extends oe{tokenize(n){return n.slice()}join(n){return n}removeEmpty(n){return n}},yt=new Ye;function qe(e,n,t){return yt.diff(e,n,t)}var ze=e=>e.match(/[^\n]*\n|[^\n]+$/g)??[];function ye(e,n){return Et(e,n,0,(t,r,o)=>xt(t,r,{offset:o,most:ms})??bs(t,r,o))}function Et(e,n,t,r){let{head:o,tail:s}=O(
e,n),i=e.slice(o,e.length-s),a=n.slice(o,n.length-s);return i.length===0&&a.length===0?[]:ps(i,a)?[{at:t+o,removed:i.length,added:a}]:r(i,a,t+o)}function ps(e,n){
if(e.length<gs)return!e.some(r=>n.includes(r));let t=new Set(e);return!n.some(r=>t.has(r))}var gs=4,ms=1e3,ys=200;function bs(e,n,t){let r=[],[o,s]=[0,0];for(let i of[
...xs(e,n),{before:e.length,after:n.length}]){let[a,l]=[e.slice(o,i.before),n.slice(s,i.after)];for(let c of Et(a,l,t+o,Es))r.push(c);[o,s]=[i.before+1,i.after+
1]}return r}var Es=(e,n,t)=>xt(e,n,{offset:t,most:ys})??[{at:t,removed:e.length,added:n}];function xt(e,n,{offset:t,most:r}){let o=qe(e,n,{maxEditLength:r});if(!o)
return;let s=[],i,a=t;for(let{added:l,removed:c,value:u}of o){if(!l&&!c){i=void 0,a+=u.length;continue}i||(i={at:a,removed:0,added:[]},s.push(i)),l?i.added=u:(i.
removed=u.length,a+=u.length)}return s}function xs(e,n){let t=bt(n),r=[];for(let[o,s]of bt(e)){let i=t.get(o);s!==void 0&&i!==void 0&&r.push({before:s,after:i})}
return Ts(r)}function bt(e){let n=new Map;for(let[t,r]of e.entries())n.set(r,n.has(r)?void 0:t);return n}function Ts(e){let n=[],t=[];for(let[o,{after:s}]of e.entries()){
let i=Ss(n,a=>e[a].after>=s);t.push(i>0?n[i-1]:-1),n[i]=o}let r=[];for(let o=n.at(-1)??-1;o>=0;o=t[o])r.push(e[o]);return r.reverse()}function Ss(e,n){let[t,r]=[
0,e.length];for(;t<r;){let o=t+r>>1;n(e[o])?r=o:t=o+1}return t}function se(e,{blanks:n=!1,prose:t=!1}={}){let r=v(e)?e:t?As(e):e.split(`
`).map(_s).join(`
`);return n?r.replaceAll("	","\u2192").replaceAll(" ","\xB7"):r}var As=e=>Nt(e,Me(e).filter(({kind:n})=>n!=="blank")),_s=e=>Nt(e,Ce(e));function Nt(e,n){if(n.length===
0)return e;let[t,r]=["",0];for(let{at:o,length:s}of n)o<r||(t+=e.slice(r,o)+Qe(e.slice(o,o+s)),r=o+s);return t+e.slice(r)}var Ns=e=>e.search(Q)>=0,kt=e=>!v(e)&&
(Ns(e)||e!==e.normalize("NFC")||e.split(`
`).some(n=>Ce(n).length>0));function wt(e,n){if(e===n)return[];let[t,r]=[w(e).text,w(n).text];if(At(t)!==At(r))return ws(e,n);let o=[...new Set(Re(e,n).map(i=>`\
"${Je(e,i.found)}" in the file, "${Je(n,i.wanted)}" in old_string`))].slice(0,ks),s=Os(t,r);return s.some(([i,a])=>Ze(i)!==Ze(a))&&o.push(Is(s)),s.some(([i,a])=>_t(
i)!==_t(a))&&o.push("blanks at line ends"),o.length>0?o:["white space"]}var ks=6;function Ot(e,n,t){let r=Re(e,n);return[Tt(e,r.map(o=>o.found),t),Tt(n,r.map(o=>o.
wanted),t)]}function Tt(e,n,t){let[r,o]=["",0];for(let s of n)r+=se(e.slice(o,s.start),t)+Je(e,s),o=s.end;return r+se(e.slice(o),t)}var Je=(e,{start:n,end:t})=>e.
slice(n,t).replace(/[^\t\n -~]/gu,Qe),ws=(e,n)=>[...new Set([...St(e,n),...St(n,e,"old_string")])],Qe=e=>{if(e==="\r")return"<CR>";let n=e.codePointAt(0);return n>=
56448&&n<=56575?`<0x${(n-56320).toString(16).toUpperCase()}>`:`<${Z(e)}>`};function St(e,n,t="the file"){return[...new Set(e.match(/[^\t\n -~]/gu)??[])].filter(
o=>w(o).text!==o).filter(o=>!n.includes(o)).map(o=>`${Qe(o)} in ${t}`)}var At=e=>e.replace(/\s+/g,""),Os=(e,n)=>{let t=n.split(`
`);return e.split(`
`).map((r,o)=>[r,t[o]??""])},Ze=e=>/^\s*/.exec(e)?.[0]??"",_t=e=>e.slice(e.trimEnd().length).replace(/[^ \t]/g,""),Is=e=>{let n=t=>e.some(r=>Ze(r[t]).includes("\
	"));return n(0)===n(1)?"the depth of the indentation":n(0)?"tabs in the file but spaces in old_string":"spaces in the file but tabs in old_string"};function Ct(e,n,t,r=Pt){let o=tt({...t,old_string:b(t.old_string),new_string:b(t.new_string)}),s=o?.old_string??b(t.old_string),i=vs(n,s),a=i.length>0?[]:he(n,s,
t.match==="lines"),l=a.filter(({text:u})=>$(n,u)&&b(u)===u&&Rt(n,u)).slice(0,1).flatMap(({text:u})=>Ft({...o,old_string:u},r));return{name:"STRING_NOT_FOUND",message:[
`old_string is not in ${se(e)}.`,...o?["Its lines begin with line numbers: leave these out of old_string and new_string."]:[],...$(n,s)?[]:[Cs],...Rs(n,b(t.new_string)),
...i,...Bs(n,t,s),...Ds(n,s),...a.map(u=>$s(u,s)),...l.map(u=>`To edit the nearest place, write:
${u}`)].join(`
`),...l.length>0&&{suggestions:l}}}function Mt(e,n,t,r=Pt){let o=n.bytes.length<=ne,i=(o?Gs(n,t.spans.slice(0,Ve)):[]).flatMap(({line:c,text:u,span:d},h)=>{if(u===
void 0||!d||!$(n,u))return[];let p=t.splices?.[h],y={old_string:u,...p&&{new_string:Ms(n,d,p)}};return Ft(y,r).map(E=>({line:c,input:E}))}),a=[`old_string occur\
s in ${Ls(e,n,t)}.`,"Set replace_all: true to replace them all, or repeat lines around the one you mean in old_string and new_string.",...o?[]:["No unique conte\
xt was searched for: the file is larger than 2 MiB."],...i.map(({line:c,input:u})=>`For the one at line ${c}:
${u}`)],l=i.map(({input:c})=>c);return{name:"STRING_NOT_UNIQUE",message:a.join(`
`),...l.length>0&&{suggestions:l}}}function Ls(e,n,{spans:t,more:r}){let o=J(n,t),s=o.slice(0,It).join(", "),i=o.length>It||r?" and more":"";return`${r?`more th\
an ${o.length}`:o.length} places of ${se(e)}, at lines ${s}${i}`}var Cs="The file is not UTF-8: only ASCII text can be found in it. Convert it to UTF-8 first.",
It=20,Lt=4e3,Ft=({old_string:e,new_string:n},t)=>e.length>Lt||(n?.length??0)>Lt?[]:[t({old_string:e,...n!==void 0&&{new_string:n}})],Pt=e=>`{${Object.entries(e).
map(([n,t])=>`"${n}": ${Fs(t)}`).join(", ")}}`;function Ms(e,{start:n,end:t},r){let o=A(e,n,r.start);return r.end>t?b(o).replace(/\n$/,""):b(o+f.from(r.replacement).
toString(e.encoding)+A(e,r.end,t))}var Fs=e=>kt(e)?JSON.stringify(e).replace(/[^ -~]/g,n=>ue(n)):JSON.stringify(e),Ps=8;function Rs(e,n){if(n.trim().length<Ps||
!P(n))return[];let[t]=J(e,B(e,[{text:n}],{limit:1,overlapping:!0}).spans);return t===void 0?[]:[`new_string is already at line ${t}: the edit may have been appl\
ied.`]}function vs(e,n){let t=n.replace(/\n$/,"");if(t===n||t.trim()===""||!P(t))return[];let[r]=J(e,B(e,[{text:t}],{limit:1,overlapping:!0}).spans);return r===
void 0?[]:[`It is at line ${r} without the line break at its end. Leave that out of old_string and new_string: in YAML, write \`|-\` instead of \`|\`.`]}function Ds(e,n){
return e.bytes.length>ne?["No similar place was searched for: the file is larger than 2 MiB."]:n.length>fe?["No similar place was searched for: old_string is to\
o long."]:[]}function Bs(e,{match:n},t){let r=t.trimEnd().split(`
`),o=en(t);if(!t.trim()||e.bytes.length>ne||t.length>fe)return[];let s=b(G(e)).split(`
`);return s.flatMap((a,l)=>en(a)!==o&&r.every((c,u)=>c.trim()===s[l+u]?.trim())?`Line ${l+1} has it at another depth: behind ${en(a)}, not ${o}.`:n==="lines"&&a.
includes(t.trim())?`It is a piece of line ${l+1}.`:[]).slice(0,Us)}var Us=3,en=e=>JSON.stringify(/^[ \t]*/.exec(e)?.[0]),Hs=4;function $s({line:e,lastLine:n,likeness:t,
text:r},o){let s=e===n?`Line ${e} is`:`Lines ${e}\u2013${n} are`,i=wt(r,o),a=i.length>0?`; the difference: ${i.join(", ")}`:"",[l,c]=[r.split(`
`),o.split(`
`)],u=ye(l,c).slice(0,Hs).flatMap(({at:h,removed:p,added:y})=>Ws(l.slice(h,h+p),y,e+h));if(u.length===0)return`${s} the same.`;let d=t===1&&i.length>0?"the same\
 at a glance":`${Math.floor(t*100)} % alike`;return[`${s} ${d}${a}:`,...u].join(`
`)}function Ws(e,n,t){let r=Math.min(3,Math.max(e.length,n.length));return Array.from({length:r},(o,s)=>{let[i,a]=[e[s],n[s]],l=i!==void 0&&a!==void 0&&i.replace(
/\s+/g,"")===a.replace(/\s+/g,""),c=i===a?0:Math.max(0,O(i??"",a??"").head-60),[u,d]=Ot(i?.slice(c,c+160)??"",a?.slice(c,c+160)??"",{blanks:l});return[...i===void 0?
[]:[`  file, line ${t+s}: ${u}`],...a===void 0?[]:[`  old_string: ${d}`]]}).flat()}var Gs=(e,n)=>{let t=J(e,n);return n.map((r,o)=>({line:t[o],...js(e,r)}))},Ks=8,
Xs=2**14;function js(e,n){for(let t=0;t<=Ks;t+=1)for(let r=0;r<=t;r+=1){let o=Vs(e,n,{above:r,below:t-r}),s=o&&b(A(e,o.start,o.end));if(s!==void 0&&Rt(e,s))return{
text:s,span:o}}}function Rt(e,n){let{spans:t,exhausted:r}=B(e,[{text:n}],{limit:2,overlapping:!0});return t.length===1&&!r}function Vs(e,n,{above:t,below:r}){let o=X(
e,n.start);for(let a=0;a<t;a+=1){if(o===e.bom)return;o=X(e,o-S(e,o))}let s=n.end-S(e,n.end),i=L(e,s);for(let a=0;a<r;a+=1){if(i===e.bytes.length)return;i=L(e,i)}
if(!(i-o>Xs))return{start:o,end:i-S(e,i)}}function vt(e,n,t){let r=[],o=0,s=0;for(let i=0;i<n.length;){let a=i;for(;a+1<n.length&&n[a+1].at-nn(n[a])<=6;)a+=1;let l=n.slice(i,a+1);r.push(Ys(e,l,{...t,newStart:t.
newStart+o-s}));for(let{removed:c,added:u}of l)o+=u.length,s+=c;i=a+1}return{structuredPatch:r,insertions:o,deletions:s}}function Ys(e,n,t){let r=Math.max(0,n[0].
at-3),o=Math.min(e.length,nn(n.at(-1))+3),s=[],i=r,a=o-r,l=(c,u)=>{u.endsWith(`
`)?s.push(c+u.slice(0,-1)):s.push(c+u,"\\ No newline at end of file")};for(let c of n){for(;i<c.at;i+=1)l(" ",e[i]);for(;i<nn(c);i+=1)l("-",e[i]);for(let u of c.
added)l("+",u);a+=c.added.length-c.removed}for(;i<o;i+=1)l(" ",e[i]);return{oldStart:t.oldStart+r,oldLines:o-r,newStart:t.newStart+r,newLines:a,lines:s}}var nn=({
at:e,removed:n})=>e+n;function Bt(e,n){let t=[],r=0,o=0,s=0,i=1;for(let a of Js(e,zs(e,n))){i+=Oe(e,s,a.start),s=a.start;let l=Zs(e,a);if(!l)return;let c={oldStart:i,newStart:i+r-o},
u=vt(l.lines,l.changes,c);for(let d of u.structuredPatch)t.push(d);r+=u.insertions,o+=u.deletions}return{structuredPatch:t,insertions:r,deletions:o}}function zs(e,n){
let t=[];for(let r of n){let o=t.at(-1);o&&r.start<=o.end?(o.splices.push(r),r.end>=o.end&&(o.end=L(e,r.end))):t.push({start:Ut(e,r.start),end:L(e,r.end),splices:[
r]})}return t}function Js(e,n){let t=[];for(let r of n){let{start:o,end:s}=r;for(let a=0;a<3;a+=1)o=Ut(e,o-T(e.encoding)),s=L(e,s);let i=t.at(-1);i&&o<=i.end?(i.
blocks.push(r),i.end=s):t.push({start:o,end:s,blocks:[r]})}return t}function Ut(e,n){let t=X(e,n);return t<=e.bom?0:t}var Dt=2**28;function Zs(e,n){if(n.end-n.start>
Dt)return;let t=[],r=[],o=(i,a)=>{let l=ze(A(e,i,a));for(let c of l)t.push(c);return l},s=n.start;for(let{start:i,end:a,splices:l}of n.blocks){o(s,i);let c=t.length,
u=o(i,a),d=l.map(E=>({...E,start:E.start-i,end:E.end-i})),h=e.bytes.subarray(i,a);if(N(h,d)>Dt)return;let p=M(h,d),y=ze(A({...e,bytes:p,valid:!1},0,p.length));for(let E of ye(
u,y))r.push({...E,at:E.at+c});s=a}return o(s,n.end),{lines:t,changes:r}}function Qs(e){let{filePath:n="the text",fileContents:t,...r}=ei(e),o=I(t),s=me(o,r);if(!s.ok)throw new D(ni(n,o,r,s));let a=N(o.bytes,s.splices)<=2*m.MAX_STRING_LENGTH?
Bt(o,s.splices):void 0;if(!a)throw new D({name:"LIMIT_EXCEEDED",message:`${n}: it would be too large, or its lines too long.`});return{patch:a.structuredPatch,updatedFile:M(
o.bytes,s.splices).toString("utf16le")}}function ei(e){let{filePath:n,fileContents:t,...r}=e??{},o=r.old_string??r.oldString,s=r.new_string??r.newString,i=r.replace_all??
r.replaceAll??!1;for(let[a,l]of Object.entries({fileContents:t,old_string:o,new_string:s}))if(typeof l!="string")throw new D({name:"INVALID_INPUT",message:`${a}\
: it must be a string.`});return{filePath:n,fileContents:t,old_string:o,new_string:s,replace_all:i}}function ni(e,n,t,r){if(r.reason==="not-found")return Ct(e,n,
t);if(r.reason==="not-unique")return Mt(e,n,r);let[o,s]=ti[r.reason];return{name:o,message:`${e}: ${s}`}}var ti={uncertain:["UNSUPPORTED_ENCODING","its encoding\
 is unknown."],unencodable:["UNENCODABLE","new_string contains a lone surrogate."],"too-much":["LIMIT_EXCEEDED","old_string is too repetitive, or occurs too oft\
en."]};function ri(e,n,t){if(e.length===n.length&&e.every((l,c)=>oi(l,n[c])))return!0;let r=si(t);if(!r)return!1;let[o,s]=[e[0],n[0]];if(o&&s&&e.length===1&&n.length===
1)return ii(r,o,s);let i=Ht(r,e),a=i&&Ht(r,n);return i!==void 0&&a!==void 0&&i.equals(a)}var oi=(e,n)=>e.old_string===n.old_string&&e.new_string===n.new_string&&
(e.replace_all??!1)===(n.replace_all??!1)&&(e.match??"exact")===(n.match??"exact");function si(e){if(typeof e=="string")return I(e);let n=ke(f.isBuffer(e)?e:f.from(
e));return n.ok?n.file:void 0}function ii(e,n,t){let r=tn(e,n),o=r&&tn(e,t);if(!r||!o)return!1;let s=N(e.bytes,r);if(s>xe||s!==N(e.bytes,o))return!1;let i=Math.
min(r[0]?.start??0,o[0]?.start??0),a=Math.max(r.at(-1)?.end??0,o.at(-1)?.end??0),l=c=>M(e.bytes.subarray(i,a),c.map(u=>({...u,start:u.start-i,end:u.end-i})));return l(
r).equals(l(o))}function Ht(e,n){let t=e.bytes;for(let r of n){let o=tn({...e,bytes:t},r);if(!o||N(t,o)>xe)return;t=M(t,o)}return t}function tn(e,n){let t=me(e,
n);return t.ok?t.splices:void 0}var hl=(e,n)=>he(I(e),n);export{D as EditplanError,ri as areFileEditsEquivalent,ts as findActualString,Qs as getPatchForEdit,hl as nearestPlaces,ko as preserveQuoteStyle};
