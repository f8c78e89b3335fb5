var an=new TextEncoder,jt=new TextDecoder("utf-8",{ignoreBOM:!0}),Vt=new TextDecoder("utf-8",{fatal:!0}),ln=8192,f=class e extends Uint8Array{static from(n,t){return typeof n!=
"string"?new e(n):t==="utf16le"?qt(n):Yt(an.encode(n))}static alloc(n){return new e(n)}static allocUnsafe(n){return new e(n)}static isBuffer(n){return n instanceof
e}static concat(n){let t=new e(n.reduce((o,{length:s})=>o+s,0)),r=0;for(let o of n)t.set(o,r),r+=o.length;return t}static byteLength(n,t){return t==="utf16le"?2*
n.length:an.encode(n).length}toString(n,t=0,r=this.length){let o=this.subarray(Math.min(t,this.length),Math.min(r,this.length));return n==="utf16le"?un(zt(o)):n===
"latin1"?un(o):jt.decode(o)}equals(n){return this.length===n.length&&this.every((t,r)=>t===n[r])}compare(n,t=0,r=n.length,o=0,s=this.length){let[i,a]=[s-o,r-t];
for(let l=0;l<Math.min(i,a);l+=1){let c=this[o+l]-n[t+l];if(c!==0)return Math.sign(c)}return Math.sign(i-a)}copy(n,t=0,r=0,o=this.length){let s=this.subarray(r,
Math.min(o,r+n.length-t));return n.set(s,t),s.length}indexOf(n,t=0){return typeof n=="number"?super.indexOf(n,t):Jt(this,n,t)}lastIndexOf(n,t=this.length){if(typeof n==
"number")return super.lastIndexOf(n,t);for(let r=Math.min(t,this.length-n.length);r>=0;r-=1)if(cn(this,n,r))return r;return-1}includes(n,t=0){return this.indexOf(
n,t)>=0}},m={MAX_STRING_LENGTH:2**29-24};function g(e){try{return Vt.decode(e),!0}catch{return!1}}var Yt=({buffer:e,byteOffset:n,length:t})=>new f(e,n,t);function qt(e){
let n=new f(2*e.length);for(let t=0;t<e.length;t+=1){let r=e.charCodeAt(t);n[2*t]=r&255,n[2*t+1]=r>>8}return n}function zt(e){let n=new Uint16Array(e.length>>1);
for(let t=0;t<n.length;t+=1)n[t]=e[2*t]|e[2*t+1]<<8;return n}function un(e){let n=[];for(let t=0;t<e.length;t+=ln)n.push(String.fromCharCode(...e.subarray(t,t+ln)));
return n.join("")}function Jt(e,n,t){let r=n.length-1;if(r<0)return Math.min(t,e.length);if(r===0)return Uint8Array.prototype.indexOf.call(e,n[0],t);let o=new Uint32Array(
256).fill(n.length);for(let s=0;s<r;s+=1)o[n[s]]=r-s;for(let s=t;s+r<e.length;s+=o[e[s+r]])if(cn(e,n,s))return s;return-1}function cn(e,n,t){for(let r=n.length-
1;r>=0;r-=1)if(e[t+r]!==n[r])return!1;return!0}function F(e,n){let t=f.allocUnsafe(N(e,n)),r=0,o=0;for(let{start:s,end:i,replacement:a}of n)o+=e.copy(t,o,r,s),t.set(a,o),o+=a.length,r=i;return e.copy(t,o,r),
t}var Se=2**30,N=(e,n)=>n.reduce((t,{start:r,end:o,replacement:s})=>t+s.length-(o-r),e.length);function O(e,n,t=Math.min(e.length,n.length)){let r=0;for(;r<t&&e[r]===n[r];)r+=1;let o=0;for(;o<t-r&&e[e.length-1-o]===n[n.length-1-o];)o+=1;return{head:r,tail:o}}var Zt=10;function G(e){if(e.length<8)return Ae(e,0,e.length);let n=-e.byteOffset&3,t=new Uint32Array(e.buffer,e.byteOffset+n,e.length-n>>>2),r=Ae(e,0,n)+Ae(e,n+
4*t.length,e.length);for(let o=0;o<t.length;o+=1){let s=t[o]^168430090,i=~((s&2139062143)+2139062143|s)&2155905152;i!==0&&(r+=Math.imul(i>>>7,16843009)>>>24)}return r}
function Ae(e,n,t){let r=0;for(let o=n;o<t;o+=1)r+=e[o]===Zt?1:0;return r}var Ti=2**20;var ae=new WeakMap;var hn=e=>ae.has(e);function M(e){if(!ae.has(e))return;let n=ae.get(e)??Ne.of(e);return ae.set(e,n),n}var _e=13,Qt=2**16,er=8,Ne=class e{#t;#e;#n;constructor(n,t,r){this.#t=n,this.#e=t,this.#n=r}static of(n,t=Qt){return new e(n,dn(n,{start:0,end:n.length,size:t}),
t)}get hasCr(){return this.#e.some(({hasCr:n})=>n)}countLf(n,t){let r=0,o=0;for(let{length:s,lineFeeds:i}of this.#e){if(o>=t)break;let a=o+s;n<=o&&a<=t?r+=i:n<a&&
(r+=G(this.#t.subarray(Math.max(o,n),Math.min(a,t)))),o=a}return r}indexOf(n,t){let r=ar(n),o=0;for(let[s,i]of this.#e.entries()){let a=o+i.length;if(a>t&&this.#o(
s,r)){let l=Math.max(o,t),c=this.#t.subarray(l,a+n.length-1).indexOf(n);if(c>=0)return l+c;nr(i,this.#t,{start:o,end:a})}o=a}return-1}spliced(n,t){let r=[],[o,s,
i]=[0,0,0];for(let a=0;a<this.#e.length;a+=1){let l=this.#e[a],c=[],u=o+l.length;for(;i<n.length&&(n[i].start<u||a===this.#e.length-1);i+=1)for(c.push(n[i]);n[i].
end>u;)u+=this.#e[++a].length;let d=tr(c),h={start:o+s,end:u+s+d,size:this.#n},p=h.end-h.start<=2*this.#n&&u===o+l.length;c.length===0?r.push(l):p?r.push(this.#r(
l,c,{moved:s,after:t,...h})):r.push(...dn(t,h)),s+=d,o=u}return new e(t,r,this.#n)}#o(n,t){let r=this.#e[n].grams,o=this.#e[n+1];return!r||o&&!o.grams?!0:o!==void 0&&
o.length<pn&&n+2<this.#e.length||lr(r,o?.grams,t)}#r(n,t,r){let{lineFeeds:o,hasCr:s,grams:i}=n,{moved:a}=r;for(let{start:l,end:c,replacement:u}of t){let d=this.#t.
subarray(l,c);o+=G(u)-G(d),s&&=!d.includes(_e),i&&sr(i,r.after,{start:l+a,end:l+a+u.length}),a+=u.length-(c-l)}return s||=r.after.subarray(r.start,r.end).includes(
_e),{length:r.end-r.start,lineFeeds:o,hasCr:s,searches:n.searches,grams:i}}};function dn(e,{start:n,end:t,size:r}){let o=Math.max(1,Math.round((t-n)/r)),s=i=>n+
Math.floor((t-n)*i/o);return Array.from({length:o},(i,a)=>{let l=e.subarray(s(a),s(a+1));return{length:l.length,lineFeeds:G(l),hasCr:l.includes(_e),searches:0,grams:void 0}})}
function nr(e,n,{start:t,end:r}){e.searches+=1,e.searches>=er&&(e.grams??=or(n,t,r))}var tr=e=>e.reduce((n,{start:t,end:r,replacement:o})=>n+o.length-(r-t),0),z=4,
rr=2**16;function or(e,n,t){let r=new Uint32Array(rr/32);return gn(r,e,{start:n-z+1,end:t-z+1}),r}var sr=(e,n,{start:t,end:r})=>gn(e,n,{start:t-z+1,end:r}),pn=256,
ir=48;function ar(e){let n=Math.min(e.length,pn)-z+1,t=Math.max(1,Math.ceil(n/ir)),r=[];for(let o=0;o<n;o+=t)r.push(mn(e,o));return r}var lr=(e,n,t)=>t.every(r=>fn(
e,r)||n!==void 0&&fn(n,r));function gn(e,n,{start:t,end:r}){let o=Math.min(r,n.length-z+1);for(let s=Math.max(0,t);s<o;s+=1){let i=mn(n,s);e[i>>>5]|=1<<(i&31)}}
var fn=(e,n)=>(e[n>>>5]&1<<(n&31))!==0,mn=(e,n)=>Math.imul(e[n]|e[n+1]<<8|e[n+2]<<16|e[n+3]<<24,2654435761)>>>16;function Oe(e){let n=ur.find(([t])=>ke(e,t));return n?{ok:!1,encoding:n[1]}:ke(e,we.utf16le)?e.length%2===1?{ok:!1,encoding:"UTF-16LE with half a character at i\
ts end"}:{ok:!0,file:{bytes:e,encoding:"utf16le",bom:2,valid:!0}}:{ok:!0,file:{bytes:e,encoding:"utf8",bom:ke(e,we.utf8)?3:0,valid:hn(e)||g(e)}}}var I=e=>({bytes:f.
from(e,"utf16le"),encoding:"utf16le",bom:e.startsWith("\uFEFF")?2:0,valid:!0}),we={utf8:f.from([239,187,191]),utf16le:f.from([255,254])},T=e=>e==="utf8"?1:2;function A({bytes:e,encoding:n,valid:t},r,o){if(n==="utf16le"||t)return e.toString(n,r,o);let s=e.subarray(r,o);return g(s)?s.toString():cr(s)}var P=e=>A(e,e.bom,
e.bytes.length);var R=e=>e.isWellFormed(),ur=[[f.from([255,254,0,0]),"UTF-32LE"],[f.from([0,0,254,255]),"UTF-32BE"],[f.from([254,255]),"UTF-16BE"]];var ke=(e,n)=>n.every((t,r)=>e[r]===t);function cr(e){let n=[],t=0;for(let r=0;r<e.length;){let o=dr(e,r);o===0&&(n.push(e.toString("utf8",t,r),String.fromCharCode(
56320+e[r])),t=r+1),r+=o||1}return n.push(e.toString("utf8",t)),n.join("")}function dr(e,n){let t=e[n];if(t<128)return 1;let r=t>=240?4:t>=224?3:2;return n+r<=e.
length&&g(e.subarray(n,n+r))?r:0}var le=13,k=10,b=e=>e.includes("\r")?e.replaceAll(`\r
`,`
`):e,Ie=({bytes:e})=>M(e)?.hasCr??e.includes(le);function K(e,n){let{bytes:t,encoding:r}=e,o=T(r);return _(t,n,k,o)?ue(e,n)?0:o:_(t,n,le,o)&&_(t,n+o,k,o)?2*o:0}
function S({bytes:e,encoding:n,bom:t},r){let o=T(n);return r-o<t||!_(e,r-o,k,o)?0:r-2*o>=t&&_(e,r-2*o,le,o)?2*o:o}function ue({bytes:e,encoding:n,bom:t},r){let o=T(
n);return r-o>=t&&_(e,r,k,o)&&_(e,r-o,le,o)}var J=(e,n)=>n<=e.bom||S(e,n)>0;function X(e,n){let t=T(e.encoding);for(let r=n-1;r>=e.bom;){let o=e.bytes.lastIndexOf(
k,r);if(o<e.bom)break;if(_(e.bytes,o,k,t))return o+t;r=o-1}return e.bom}function L(e,n){let t=T(e.encoding);for(let r=n;;){let o=e.bytes.indexOf(k,r);if(o<0)return e.
bytes.length;if(_(e.bytes,o,k,t))return o+t;r=o+1}}function Le({bytes:e,encoding:n},t,r){if(n==="utf8")return M(e)?.countLf(t,r)??G(e.subarray(t,r));let o=0;for(let s=t;s<
r;s+=2)o+=_(e,s,k,2)?1:0;return o}function Z(e,n){let t=1,r=0;return n.map(({start:o})=>(t+=Le(e,r,o),r=o,t))}function Ce(e){if(!Ie(e))return(t,r)=>r;let n={start:0,
end:-1,lineEnd:`
`};return(t,r)=>{if(!r.includes(`
`))return r;let o=e.bytes.toString(e.encoding,t.start,t.end).split(`
`);return o.length>1?fr(o,r.split(`
`)):((t.start<n.start||t.end>=n.end)&&(n=hr(e,t)),r.replaceAll(`
`,n.lineEnd))}}function fr(e,n){let t=e.slice(0,-1).map(a=>a.endsWith("\r")?`\r
`:`
`),r=e.map((a,l)=>t[l]===`\r
`?a.slice(0,-1):a),{tail:o}=O(r,n,Math.min(r.length,n.length)-1),s=n.length-1,i=a=>a>=s-o?t[t.length-(s-a)]:t[Math.min(a,t.length-1)];return n.map((a,l)=>l<s?a+
i(l):a).join("")}function hr(e,n){let t=X(e,n.start),r=L(e,n.end),o=S(e,r)||S(e,t);return{start:t,end:r,lineEnd:o===2*T(e.encoding)?`\r
`:`
`}}var _=(e,n,t,r)=>e[n]===t&&(r===1||n%2===0&&e[n+1]===0);var Fi=f.alloc(0);var ce=(e,n=!1)=>{let t=e.charCodeAt(0).toString(16).padStart(4,"0");return`\\u${n?t.toUpperCase():t}`},ee=e=>`U+${e.codePointAt(0).toString(16).toUpperCase().padStart(
4,"0")}`;var pr=64,bn=(e,n)=>{if(e.length>pr)return;let t=yn(e),r,o=Number.POSITIVE_INFINITY;for(let s of n){let i=gr(t,yn(s),Math.min(o,Math.max(1,Math.floor(s.length*.4))));
if(i!==void 0){if(i===0)return s;r=s,o=i-1}}return r},yn=e=>e.toLowerCase().replaceAll(/[-_\s]/g,""),gr=(e,n,t)=>{if(Math.abs(e.length-n.length)>t)return;if(e===
n||t===0)return e===n?0:void 0;let r=[],o=Array.from({length:n.length+1},(i,a)=>a);for(let i=1;i<=e.length;i++){let a=[i];for(let l=1;l<=n.length;l++){let c=e[i-
1]===n[l-1],u=Math.min(Q(o,l)+1,Q(a,l-1)+1,Q(o,l-1)+(c?0:1));i>1&&l>1&&e[i-1]===n[l-2]&&e[i-2]===n[l-1]&&(u=Math.min(u,Q(r,l-2)+1)),a.push(u)}r=o,o=a}let s=Q(o,
n.length);return s>t?void 0:s},Q=(e,n)=>e[n]??0;function Fe(e,n=t=>e.toLowerCase().split(/\W+/).includes(t)){return D(e)?[]:[...Me(e),...Lr(e,n),...Vr(e,n)].sort((t,r)=>t.at-r.at)}function Me(e){if(D(e))return[];
let n=[];for(let{0:t,index:r}of e.matchAll(ne))yr(e,r,t)||n.push({at:r,length:t.length,...Nr(t)});return n}var D=e=>mr.test(e),mr=/^[\t\n -~]*$/,ne=/(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
function yr(e,n,t){if(!Ar.test(t))return!1;let r=e.slice(Math.max(0,n-16),n),o=e.slice(n+t.length,n+t.length+16);return t==="\uFE0F"||t==="\uFE0E"?/\p{Extended_Pictographic}$/u.
test(r)||/[\d#*]$/.test(r)&&o.startsWith("\u20E3"):/[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/u.test(t)?/\p{sc=Han}$/u.test(r):/[\u{e0020}-\u{e007f}]/u.test(t)?/\u{1f3f4}[\u{e0020}-\u{e007e}]*$/u.
test(r):/[\u180b-\u180d]/.test(t)?/\p{sc=Mongolian}$/u.test(r):/[\u00a0\u202f]/.test(t)?br(r,o):t==="\u3000"?Er(r,o):/[\u061c\u200e\u200f]/.test(t)?Tr(r,o):t===
"\u200B"?xn.test(r.slice(-1))&&xn.test(o):t==="\u200D"&&/\p{Extended_Pictographic}\ufe0f?$|\p{EMod}$/u.test(r)?/^\p{Extended_Pictographic}/u.test(o):En.test(r.slice(
-1))&&(En.test(o)||t==="\u200D"&&_r.test(r))}var br=(e,n)=>/[«—–]$|\u2502[\u00a0 ]*$/.test(e)||/^(?:[»—–]|[\u00a0 ]*[\u2502\u251c\u2514])/.test(n)||/(?:^|[\s>"'«“‘(*#’,-])[\p{L}’'-]+$/u.
test(e)&&/^[?!]+(?:$|[\s"'’”»<)*_`])/.test(n)||/\d$/.test(e)&&/^(?:[%€$£°]|\d{3}(?!\d))/.test(n),Er=(e,n)=>{let[t,r]=[e.replace(/[ \u3000]+$/,"").slice(
-1),n.replace(/^[ \u3000]+/,"").charAt(0)];return[t,r].some(o=>xr.test(o))||/["'`/[|s]/.test(t)&&/["'`/\]|+*]/.test(r)},xr=/[\p{sc=Han}\p{sc=Hangul}\u3001-\u30ff\uff01-\uffee]/u,
Tr=(e,n)=>{let[t,r]=[/(?:\p{L})?[^\p{L}]*$/u.exec(e),/^[^\p{L}]*\p{L}?/u.exec(n)];return[t,r].some(s=>s!==null&&Sr.test(s[0]))&&!(/\w$/.test(e)&&/^\w/.test(n))},
Sr=/[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}\p{sc=Adlam}]/u,Ar=/\u061c|[\u180b-\u180e\u200b\u200c\u200e\u200f\u202f\u3000]|\u00a0|\u200d|[\ufe00-\ufe02]|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}]|[\u{e0100}-\u{e01ef}]/u,
En=/^[\p{sc=Arabic}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Sinhala}\p{sc=Mongolian}\p{sc=Gujarati}\p{sc=Gurmukhi}\p{sc=Oriya}]/u,
xn=/^[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u,_r=/[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]$/;function Nr(e){let n=e.codePointAt(
0);if(n>=56448&&n<=56575)return{kind:"byte",name:`0x${Tn(n-56320)}`,about:"a byte that is not UTF-8"};let t=ee(e),r=Ir[Tn(n)],o=kr(e);return r?{kind:o,name:r[0],
about:`${t}, ${r[1]}`}:{kind:o,name:t,about:Or[o]}}var kr=e=>wr.test(e)?"bidi":/\p{Zs}/u.test(e)?"blank":/\p{Cc}/u.test(e)?"control":"invisible",wr=/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/,
Or={bidi:"turns the direction of text",invisible:"an invisible character",control:"a control character",byte:"a byte that is not UTF-8",blank:"a blank that is n\
o space","look-alike":"looks like another character"},Tn=e=>e.toString(16).toUpperCase(),[v,Sn]=["turns the direction of text","ends a turned direction"],de="Ha\
ngul filler, a letter that is not seen",Ir={D:["CR","carriage return"],0:["NUL","null"],"1B":["ESC","escape"],A0:["NBSP","no-break space"],AD:["SHY","soft hyphe\
n"],"34F":["CGJ","an invisible joiner"],"61C":["ALM","Arabic letter mark"],"115F":["HCF",de],1160:["HJF",de],"200B":["ZWSP","zero-width space"],"200C":["ZWNJ","\
zero-width non-joiner"],"200D":["ZWJ","zero-width joiner"],2060:["WJ","word joiner"],"200E":["LRM","left-to-right mark"],"200F":["RLM","right-to-left mark"],"20\
2A":["LRE",v],"202B":["RLE",v],"202C":["PDF",Sn],"202D":["LRO",v],"202E":["RLO",v],2066:["LRI",v],2067:["RLI",v],2068:["FSI",v],2069:["PDI",Sn],"202F":["NNBSP",
"narrow no-break space"],2800:["BRAILLE","blank Braille pattern"],3e3:["IDSP","ideographic space"],3164:["HF",de],FEFF:["BOM","byte order mark"],FFA0:["HHF",de]},
Lr=(e,n)=>Array.from(e.matchAll(In)).flatMap(({0:t,index:r})=>{let o=he(t);return e.startsWith("\uFE0F",r+t.length)?[]:o===void 0||Wr(t)&&Gr(e,r,o)?[]:Cr(e,r,t)||
Fr(e,r,t)||Mr(e,r,t,n)?[]:[Cn(t,r,o)]}),In=/[\u01c0\u01c3\u02b9\u02bc\u02d0\u037e\u0589\u05c3\u06d4\u1fef\u2010\u2011\u2024\u2044\u2100-\u214f\u2160-\u217f\u2215\u2217\u2223\u2236\u29f8\ua789\ufe50-\ufe6b\uff01-\uff5e\uffe8\u{1d400}-\u{1d7ff}\u{1fbf0}-\u{1fbf9}]/gu,
Cr=(e,n,t)=>{let r=Hr[t];return r?(Pe(e,n).match(r)?.length??0)>=3:/[\u02b9\u02bc]/.test(t)&&/[^\0-\u02ff]/.test(e.slice(Math.max(0,n-1),n))},Fr=(e,n,t)=>{let[r,
o]=[e.slice(Math.max(0,n-2),n),e.slice(n+t.length)];return t==="\u2139"?/(?:^|["'`>])$/.test(r)&&/^ \p{Lu}/u.test(o):/^\W/.test(he(t)??"")&&(/\p{So} $/u.test(r)||
/^ \p{So}/u.test(o))},Pe=(e,n)=>e.slice(Math.max(0,n-An),n+An),An=200;function Mr(e,n,t,r){if(Rr.test(t))return vr.test(Pe(e,n));if(!Nn(t))return!1;let[o=""]=Br.
exec(e.slice(Math.max(0,n-_n),n))??[],[s=""]=Ur.exec(e.slice(n+t.length,n+_n))??[],i=`${o.replace(/^\d+/,"")}${t}${s}`,[a,l]=[Array.from(i),Array.from(i).filter(
Nn)];return l.length===1?a.length===1||Ln.test(t):a.length===2&&l.filter(Pr).length===2&&!r(i.normalize("NFKC").toLowerCase())}var _n=16,Nn=e=>Dr.test(e),Pr=e=>/\p{L}/u.
test(e)&&!Ln.test(e),Rr=/[\u2044\u2212\u2215\u2217\u2223\u2236\u29f8]/,vr=/[\u0391-\u03c9\u2070-\u209f\u2102\u2113\u2115\u2119-\u211d\u2124\u2190-\u21ff\u2200-\u2211\u2213\u2214\u2218-\u2222\u2224-\u2235\u2237-\u22ff\u27c0-\u27ff\u2980-\u29f7\u2a00-\u2aff\u{1d400}-\u{1d7ff}]/u,
Dr=/[\u2102-\u2129\u212b-\u2138\u2145-\u2149\u{1d400}-\u{1d7ff}]/u,[Br,Ur]=[/(?:(?!\p{Lm})[\p{L}\p{Nd}_])*$/u,/^(?:(?!\p{Lm})[\p{L}\p{Nd}_])*/u],Ln=/[\u2102\u210d\u2115\u2119\u211a\u211d\u2124\u2145-\u2149\u{1d538}-\u{1d56b}\u{1d7d8}-\u{1d7e1}]/u,
Hr={"\u0589":/\p{sc=Armenian}/gu,"\u05C3":/\p{sc=Hebrew}/gu,"\u06D4":/\p{sc=Arabic}/gu},$r={\u01C0:"|",\u01C3:"!","\u02B9":"'",\u02BC:"'",\u02D0:":","\u0589":":",
"\u05C3":":","\u06D4":"-","\u2010":"-","\u2011":"-","\u2044":"/","\u2212":"-","\u2215":"/","\u2217":"*","\u2223":"|","\u2236":":","\u29F8":"/","\uA789":":","\uFFE8":"\
|"},he=e=>{let n=fe[e]??$r[e]??(e.search(In)===0?e.normalize("NFKC"):"");return/^[!-~]$/.test(n)?n:void 0},Wr=e=>e>="\uFF01"&&e<="\uFF5E",Gr=(e,n,t)=>/^.-[\uff01-\uff5e]/.
test(e.slice(n,n+3))||/[\uff01-\uff5e]-$/.test(e.slice(Math.max(0,n-2),n))||(/\w/.test(t)?Kr.test(e.slice(Math.max(0,n-40),n))||Xr.test(e.slice(n+1,n+41)):jr.test(
Pe(e,n))),[Kr,Xr]=[/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f][\uff01-\uffee]*$/u,/^[\uff01-\uffee]*[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f]/u],
jr=/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f]/u,Vr=(e,n)=>{if(!/[^\0-\u02ff]/.test(e)&&!Zr.test(e))return[];let t=(e.match(/[A-Za-z]/g)?.
length??0)>(e.match(Qr)?.length??0);return Array.from(e.matchAll(qr)).flatMap(({0:r,index:o})=>{let s=Array.from(r.matchAll(/[^\0-\x7f]/gu)).filter(([u])=>/[\p{L}\p{N}]/u.
test(u));if(s.length===0||!s.every(([u])=>u in fe||Yr.test(u)))return[];let i=/[A-Za-z]/.test(r),a=i||t?r.length>=zr&&n(Jr(r)):!1,l=s.flatMap(([u])=>kn.test(u)?
[]:u),c=t&&(i||eo(l));return s.flatMap(({0:u,index:d})=>{let h=a||c&&!kn.test(u),p=fe[u];if(!h)return[];let y=Cn(u,o+d,p??"");return[p===void 0?{...y,about:"a l\
etter of another script than its word"}:y]})})},Yr=/[\p{sc=Coptic}\p{sc=Deseret}\p{sc=Cherokee}\p{sc=Lisu}\p{sc=Gothic}\p{sc=Old_Italic}\p{sc=Osage}]/u,qr=/(?<=\\[a-z])[\p{L}\p{N}\p{M}_]+|(?<![\\\p{L}\p{N}\p{M}_])[\p{L}\p{N}\p{M}_]+|(?<=\\)(?![a-z])[\p{L}\p{N}\p{M}_]+/gu,
zr=3,Jr=e=>e.replace(/[^\0-\x7f]/gu,n=>fe[n]??n).toLowerCase(),Zr=/[\u0131\u017f\u0180-\u02af]/,Qr=/[^\p{scx=Latin}\p{scx=Common}\p{scx=Inherited}]/gu,eo=e=>e.length>
0&&e.map(no).reduce((n,t)=>n.filter(r=>t.includes(r))).length===0,kn=/\p{scx=Latin}/u,no=e=>{let n=wn.get(e);if(n)return n;let t=to.filter(r=>ro(r).test(e));return wn.
set(e,t),t},wn=new Map,to="Armenian Cherokee Coptic Cyrillic Greek Lisu".split(" "),ro=e=>{let n=On.get(e)??new RegExp(`\\p{scx=${e}}`,"u");return On.set(e,n),n},
On=new Map,Cn=(e,n,t)=>({at:n,length:e.length,kind:"look-alike",name:ee(e),about:`looks like ${t}, and is another character`}),fe=Object.fromEntries([["\u0410\u0412\u0415\u041A\u041C\u041D\u041E\u0420\
\u0421\u0422\u0425\u0406\u0408\u0405","ABEKMHOPCTXIJS"],["\u0430\u0435\u043E\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04BB\u0501\u051B\u051D","aeopcyxijshdqw"],
["\u0423\u04AE\u04C0\u04CF\u050C\u051A\u051C\u0474\u0475\u043A\u043C\u0442\u0432\u043D\u0433\u0451\u0457","YYIlGQWVvkmtbhrei"],["\u0391\u0392\u0395\u0396\u0397\u0399\u039A\u039C\u039D\u039F\u03A1\u03A4\u03A5\u03A7\u037F",
"ABEZHIKMNOPTYXJ"],["\u03B1\u03B3\u03B7\u03B9\u03BA\u03BD\u03BF\u03C1\u03C4\u03C5\u03C7\u03C9\u03F2\u03F3","aynikvoptuxwcj"],["\u0555\u054D\u053C\u054F\u0578\u057D\u0570\u0585\u0581\u0566\u0575\u0563",
"OULSnuhogqjq"],["\u13AA\u13A0\u13A1\u13A2\u13B3\u13DA\u13A9\u13BB\u13C0\u13C3\u13CF\u13D9\u13DE\u13DF\u13E2\u13F4","ADRTWSYHGZbVLCPB"],["\uA4D0\uA4D1\uA4D3\uA4D4\uA4D6\uA4D7\uA4D9\uA4DA\uA4DC\uA4DD\uA4DF\uA4E0\uA4E1",
"BPDTGKJCZFMNL"],["\uA4E2\uA4E3\uA4E6\uA4E7\uA4EA\uA4EB\uA4EC\uA4EE\uA4F0\uA4F2\uA4F3\uA4F4","SRVHWXYAEIOU"],["\u0966\u09E6\u0A66\u0AE6\u0B66\u0B20\u0BE6\u0C66\u0CE6\u0D66\u0D20\u101D\u1040",
"ooooooooooooo"],["\u0131\u0251\u0261\u0269\u028F\u1D04\u1D0F\u1D1C\u1D20\u1D21\u1D22\uA731\u017F","iagiycouvwzsf"]].flatMap(([e,n])=>Array.from(e,(t,r)=>[t,n.charAt(
r)])));function w(e){if(D(e))return{text:e,at:r=>r};let n=[],t="";for(let{0:r,index:o}of e.matchAll(oo)){let s=/^[\t\n -~]$/.test(r)?r:so(r);for(let i=0;i<s.length;i+=
1)n.push(o);t+=s}return{text:t,at:r=>n[r]??e.length}}function Re(e,n){let[t,r]=[w(e),w(n)],o=[],[s,i]=[0,0];for(;s<t.text.length||i<r.text.length;){let[a,l]=[t.
text[s],r.text[i]];if(a===l){let c=lo([t,s],[r,i]),u={found:Pn(t,s,c),wanted:Pn(r,i,c)};Rn(e,u.found)!==Rn(n,u.wanted)&&o.push(u),s+=c,i+=c}else if(Mn(a))s+=1;else if(Mn(
l))i+=1;else break}return o}var oo=/[\u1100-\u115f][\u1160-\u11a7][\u11a8-\u11ff]?|\P{M}\p{M}*|\p{M}+/gsu,so=e=>Fn[e]??e.normalize("NFKC").replace(ne,n=>ao(n)?n:
io.test(n)?" ":"").replace(/[^\0-\x7f]/gu,n=>Fn[n]??he(n)??n).normalize("NFC"),io=/[\v\f\x85\p{Z}]/u,Fn=Object.fromEntries([["\u2012\u2013\u2014\u2015","-"],["\u2018\
\u2019\u201A\u201B\u2032\u2039\u203A\xB4","'"],["\u201C\u201D\u201E\u201F\u2033\xAB\xBB",'"'],["\u2022\u2027\xB7\u2219","*"],["\xD7","x"],["\xF7","/"],["\u3001",
","],["\u3002","."],["\u2190","<-"],["\u2192","->"],["\u21D2","=>"],["\u2264","<="],["\u2265",">="],["\u2260","!="]].flatMap(([e,n])=>Array.from(e,t=>[t,n]))),ao=e=>/\p{Cs}/u.
test(e),Mn=e=>e!==void 0&&/\s/.test(e),lo=([e,n],[t,r])=>{let o=1,s=(i,a)=>a<i.text.length&&i.at(a)===i.at(a-1);for(;(s(e,n+o)||s(t,r+o))&&e.text[n+o]!==void 0&&
e.text[n+o]===t.text[r+o];)o+=1;return o},Pn=({at:e},n,t)=>({start:n===0?0:e(n),end:e(n+t)}),Rn=(e,{start:n,end:t})=>e.slice(n,t);var V=2**21,pe=2**15;function ge(e,n,t=!1){if(e.bytes.length>V||n.length>pe||n.trim()==="")return[];let r=b(P(e)).split(`
`),o=r.map(w),s=n.endsWith(`
`),i=(s?n.slice(0,-1):n).split(`
`).map(u=>w(u).text),a=new te(i.join(`
`)),l=go(o.map(u=>u.text),i).map(u=>bo(o,u,{wanted:i,whole:a})).filter(u=>u!==void 0&&u.likeness>uo).sort((u,d)=>d.likeness-u.likeness||u.first-d.first);return l.
filter((u,d)=>l.slice(0,d).every(h=>u.end<=h.first||u.first>=h.end)).slice(0,co).map(({first:u,end:d,likeness:h,crop:p})=>{let y=r.slice(u,d),E=t?y.join(`
`):vn(y,p);return{line:u+1,lastLine:d,text:s?`${E}
`:E,likeness:h}})}var uo=.8,co=3,fo=12,ho=3,po=8;function go(e,n){let t=new Map,r=(i,a)=>{i>-n.length&&i<e.length&&t.set(i,(t.get(i)??0)+a)},o=new Map;n.forEach(
(i,a)=>{let l=i.trim();l!==""&&o.set(l,[...o.get(l)??[],a].slice(0,po))});let s=[...n.entries()].sort(([,i],[,a])=>a.trim().length-i.trim().length).slice(0,ho).
map(([i,a])=>({index:i,probe:new te(a.trim())}));return e.forEach((i,a)=>{let l=i.trim();if(l!==""){for(let c of o.get(l)??[])r(a-c,l.length);for(let{index:c,probe:u}of s){
let d=o.has(l)&&l===u.text?0:yo(u,l);d>mo&&r(a-c,l.length*d)}}}),[...t].sort(([i,a],[l,c])=>c-a||i-l).slice(0,fo).map(([i])=>i)}var mo=.6,yo=(e,n)=>n.length*2<e.
text.length?0:e.containment(n);function bo(e,n,{wanted:t,whole:r}){let o,s=Math.max(0,n);for(let i of[0,-1,1,2]){let a=t.length+i;if(a<1||s+a>e.length||t.length===
1&&i!==0)continue;let l=e.slice(s,s+a),c=l.map(({text:p})=>p),u=Eo(c,t),d=r.likeness(vn(c,u)),h={start:l[0].at(u.start),end:l.at(-1).at(u.end)};(!o||d>o.likeness)&&
(o={first:s,end:s+a,crop:h,likeness:d})}return o}function vn(e,{start:n,end:t}){return e.length===1?e[0].slice(n,t):[e[0].slice(n),...e.slice(1,-1),e.at(-1).slice(
0,t)].join(`
`)}function Eo(e,n){let[t="",r=""]=[n[0],n.at(-1)],[o,s]=[e[0],e.at(-1)],{start:i,end:a}=e.length===1?xo(t,o):{start:0,end:s.length};return e.length>1&&(t!==""&&
o.length>t.length&&(i=To(t,o)),s.length>r.length&&(a=So(r,s))),t.trimStart()===t&&(i+=o.slice(i).search(/\S|$/)),r.trimEnd()===r&&(a=s.slice(0,a).trimEnd().length),
{start:i,end:a}}function xo(e,n){let t=new te(e),r=t.bestPart(n),[o,s]=[Dn(e,n,r),Bn(e,n,r+e.length)];return o!==void 0&&s!==void 0&&o<s?{start:o,end:s}:n.length<
e.length*1.25||t.likeness(n)>.9?{start:0,end:n.length}:{start:o??r,end:s??Hn(n,r+e.length)}}var To=(e,n)=>Dn(e,n,n.length-e.length)??(n.length>e.length*2?n.length-
e.length:0),So=(e,n)=>Bn(e,n,e.length)??(n.length>e.length*2?Hn(n,e.length):n.length),Ao=e=>Math.min(64,Math.ceil(e.length/3)+2),_o=2,No=24,Dn=(e,n,t)=>Un(t,{line:n,
text:e,isSame:(r,o)=>n[r+o]===e[o]}),Bn=(e,n,t)=>Un(t,{line:n,text:e,isSame:(r,o)=>o<r&&n[r-1-o]===e.at(-1-o)});function Un(e,{line:n,text:t,isSame:r}){let o=Ao(
t),s=Math.min(No,t.length),i;for(let a=Math.max(0,e-o);a<=Math.min(n.length,e+o);a+=1){let l=0;for(;l<s&&r(a,l);)l+=1;let c=l-Math.abs(a-e)/(o+1);l>=Math.min(_o,
t.length)&&(!i||c>i.score)&&(i={at:a,score:c})}return i?.at}function Hn(e,n){let t=Math.min(n,e.length);for(;t>0&&t<e.length&&/\w/.test(e[t])&&/\w/.test(e[t-1]);)
t+=1;return t}var ve=4096,te=class{text;#t;#e=new Int32Array(ve);#n=new Int32Array(ve);constructor(n){this.text=n,this.#t=Math.max(0,n.length-1);for(let t=1;t<n.
length;t+=1)this.#e[j(n,t)]+=1}likeness(n){let t=this.#t+Math.max(0,n.length-1);return t===0?+(n===this.text):2*this.#o(n)/t}containment(n){return this.#t===0?0:
this.#o(n)/this.#t}bestPart(n){let{length:t}=this.text;if(n.length<=t)return 0;let r=0;for(let s=1;s<t;s+=1)r+=this.#r(j(n,s));let o={at:0,score:r+this.#s(n,0)};
for(let s=1;s+t<=n.length;s+=1){r-=this.#i(j(n,s)),r+=this.#r(j(n,s+t-1));let i=r+this.#s(n,s);i>o.score&&(o={at:s,score:i})}return this.#n.fill(0),o.at}#o(n){let t=0;
for(let r=1;r<n.length;r+=1)t+=this.#r(j(n,r));for(let r=1;r<n.length;r+=1)this.#n[j(n,r)]=0;return t}#r(n){return this.#n[n]+=1,this.#n[n]<=this.#e[n]?1:0}#i(n){
return this.#n[n]-=1,this.#n[n]<this.#e[n]?1:0}#s(n,t){let{text:r}=this;return(n[t]===r[0]?.25:0)+(n[t+r.length-1]===r.at(-1)?.25:0)}},j=(e,n)=>e.charCodeAt(n-1)*
31+e.charCodeAt(n)&ve-1;var $n=Symbol.for("editplan.EditplanError"),B=class e extends Error{name;problems;constructor(n,t){let r="name"in n?[n]:n,[o]=r;if(!o)throw new TypeError("an Ed\
itplanError needs at least one problem");super(r.map(s=>s.message).join(`
`),t),this.name=o.name,this.problems=r}get[$n](){return!0}static[Symbol.hasInstance](n){return this===e?Object(n)[$n]===!0:super[Symbol.hasInstance](n)}};function De(e,n){let t=new Map;for(let r of e){let o=n(r);o!==void 0&&ko(t,o,r)}return t}function ko(e,n,t){let r=e.get(n);r?r.push(t):e.set(n,[t])}function U(e,n,t){let r=Oo(n,e),o=Io(r),s=r[o];if(!s)return{spans:[],exhausted:!1};let i=r.slice(0,o).reverse(),a=r.slice(o),l=Lo(e,s),c=[],u=e.bom,d=0;for(let h=l(
e.bom);h>=0;){let p=h+T(e.encoding),y=Wn(e,i,h,Po),E=y.at>=u?Wn(e,a,h,Mo):Fo;if(d+=y.steps+E.steps,E.at>=0&&Ro(e,{start:y.at,end:E.at},t.accept)){if(c.push({start:y.
at,end:E.at}),c.length===t.limit)break;t.overlapping||(u=E.at,p=Math.max(p,u))}if(d>wo)return{spans:c,exhausted:!0};h=l(p)}return{spans:c,exhausted:!1}}var wo=1e7;
function Oo(e,n){let t=a=>f.from(a,n.encoding),r=!Ie(n),o=[],s="",i=()=>{(r?[s]:s.split(`
`)).forEach((l,c)=>{c>0&&o.push({kind:"lineEnd"}),l&&o.push({kind:"bytes",bytes:t(l)})}),s=""};for(let a of e){if("text"in a){s+=a.text;continue}if(i(),"oneOf"in
a)o.push({kind:"oneOf",options:a.oneOf.map(t)});else{let l=a.run.map(t),[c,u]=[De(l,d=>d[0]),De(l,d=>d.at(-1))];o.push({kind:"run",begins:c,ends:u,min:a.min})}}
return i(),o}function Io(e){let n=e.findIndex(({kind:r})=>r==="oneOf");n<0&&(n=e.findIndex(({kind:r})=>r==="lineEnd"));let t=0;return e.forEach((r,o)=>{r.kind!==
"bytes"||r.bytes.length<=t||(t=r.bytes.length,n=o)}),n}function Lo(e,n){if(n.kind==="bytes")return Be(e,n.bytes);if(n.kind==="oneOf"){let o=n.options.map(i=>Be(
e,i)),s=o.map(()=>Number.NaN);return i=>{o.forEach((l,c)=>{let u=s[c];(Number.isNaN(u)||u<i)&&(s[c]=Co(l(i)))});let a=Math.min(...s);return Number.isFinite(a)?a:
-1}}let t=Be(e,f.from(`
`,e.encoding)),r=T(e.encoding);return o=>{let s=t(o);if(s<0)return-1;let i=s+r-S(e,s+r);return i<o?s:i}}var Co=e=>e<0?Number.POSITIVE_INFINITY:e;function Be({bytes:e,
encoding:n},t){if(n==="utf8"){let r=M(e);return o=>(r??e).indexOf(t,o)}return r=>{let o=e.indexOf(t,r);for(;o>=0&&o%2===1;)o=e.indexOf(t,o+1);return o}}var Fo={
at:-1,steps:0};function Wn(e,n,t,r){let o=t,s=1;for(let i of n){let a=r(e,i,o);if(a<0)return{at:-1,steps:s};s+=1+(Math.abs(a-o)>>6),o=a}return{at:o,steps:s}}function Mo(e,n,t){
if(n.kind==="bytes")return Ue(e.bytes,n.bytes,t)?t+n.bytes.length:-1;if(n.kind==="lineEnd")return t+(K(e,t)||Number.NEGATIVE_INFINITY);let r=(i,a)=>i?.find(l=>Ue(
e.bytes,l,a))?.length??0;if(n.kind==="oneOf")return t+(r(n.options,t)||Number.NEGATIVE_INFINITY);let o=t,s=()=>r(n.begins.get(e.bytes[o]),o);for(let i=s();i>0;i=
s())o+=i;return o-t>=n.min?o:-1}function Po(e,n,t){let r=(a,l)=>l-a.length>=e.bom&&Ue(e.bytes,a,l-a.length);if(n.kind==="bytes")return r(n.bytes,t)?t-n.bytes.length:
-1;if(n.kind==="lineEnd")return t-(S(e,t)||Number.POSITIVE_INFINITY);let o=(a,l)=>a?.find(c=>r(c,l))?.length??0;if(n.kind==="oneOf")return t-(o(n.options,t)||Number.
POSITIVE_INFINITY);let s=t,i=()=>o(n.ends.get(e.bytes[s-1]),s);for(let a=i();a>0;a=i())s-=a;return t-s>=n.min?s:-1}function Ue(e,n,t){if(t+n.length>e.length)return!1;
for(let r=0;r<n.length;r+=1)if(e[t+r]!==n[r])return!1;return!0}var Ro=(e,n,t)=>!ue(e,n.start)&&!ue(e,n.end)&&(t?.(e,n)??!0);var Kn=e=>{if(!(!Do.test(e.old_string)||Gn(e.old_string)===Gn(e.new_string)))return{tokens:e.old_string.split(Bo).map(Uo),needs:Ho(e.old_string),replacement:n=>Yn(
{old:e.old_string,new:e.new_string,found:n})}};function vo(e,n,t){if(e===n)return t;let r={old:b(e),new:b(t),found:b(n)};return r.old.length!==r.found.length?t:
Yn(r,"curly")??t}var Xn={straight:'"',open:"\u201C",close:"\u201D"},jn={straight:"'",open:"\u2018",close:"\u2019"},He=[Xn,jn],Do=/["'\u2018\u2019\u201c\u201d]/,
Bo=/(["'\u2018\u2019\u201c\u201d])/,re=({straight:e,open:n,close:t})=>[e,n,t],Vn=e=>He.find(n=>re(n).includes(e));function Uo(e){let n=e.length===1?Vn(e):void 0;
return n?{oneOf:re(n)}:{text:e}}var Gn=e=>e.replace(/[\u2018\u2019]/g,jn.straight).replace(/[\u201c\u201d]/g,Xn.straight),Ho=e=>He.flatMap(n=>{let t=re(n).filter(
r=>e.includes(r));return t.length===0?[]:t.length>1?re(n):re(n).filter(r=>r!==t[0])});function Yn(e,n="mixed"){let t=s=>{let i=$o(s,e);return i==="mixed"?n:i},r=new Map(
He.map(s=>[s,t(s)])),o=Xo(e,Wo(e.new,r));return o.some(s=>s===qn)?void 0:o.join("")}function $o({straight:e,open:n,close:t},{found:r}){let o=r.includes(n)||r.includes(
t);return r.includes(e)?o?"mixed":"straight":o?"curly":void 0}var qn="";function Wo(e,n){let t=e.split("");return t.map((r,o)=>{let s=Vn(r),i=s&&n.get(s);return!s||
!i?r:i==="mixed"?qn:i==="straight"?s.straight:r===s.straight?Go(t,o,s):r})}function Go(e,n,t){let r=e[n-1];return r===void 0||Ko.has(r)?t.open:t.close}var Ko=new Set(
[" ","	",`
`,"\r","(","[","{","\u2013","\u2014"]);function Xo({old:e,new:n,found:t},r){jo({old:e,new:n,found:t},r);let{head:o,tail:s}=O(e,n);for(let i=0;i<o;i+=1)r[i]=t[i];
for(let i=1;i<=s;i+=1)r[n.length-i]=t[t.length-i];return r}function jo({old:e,new:n,found:t},r){let o=t.split(`
`),s=new Map;e.split(`
`).forEach((a,l)=>{let c=o[l];s.set(a,s.has(a)&&s.get(a)!==c?void 0:c)});let i=0;for(let a of n.split(`
`)){let l=s.get(a);if(l!==void 0)for(let c=0;c<a.length;c+=1)r[i+c]=l[c];i+=a.length+1}}var rt=e=>{let n=$e(e.old_string);if(!(!n.some(H)||zn(n)===zn($e(e.new_string))))return{tokens:n.map(zo),needs:Jo(n),accept:Zo,replacement:t=>es(e.new_string,Qo(
n,t))}},H=e=>typeof e!="string",Vo=/\\\\|\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}|[<>&'"]|[^\0-\x7f]/gu;function $e(e){let n=[],
t=0;for(let{0:r,index:o}of e.matchAll(Vo)){let s=r.startsWith("\\")?Yo(r):r,i=!r.startsWith("\\")&&e[o-1]==="\\";!qo(s)||i||(n.push(e.slice(t,o),{character:s,written:r}),
t=o+r.length)}return[...n,e.slice(t)]}var Yo=e=>e.replace(/\\u([0-9a-fA-F]{4})/g,(n,t)=>String.fromCharCode(Number.parseInt(t,16))),qo=e=>/^[<>&'"]$|^[^\0-\x7f\p{Surrogate}]$/u.
test(e),We=(e,n)=>e.split("").map(t=>ce(t,n)).join(""),zn=e=>e.map(n=>H(n)?n.character:n).join(""),ot=({character:e,written:n})=>[...new Set([e,We(e,!1),We(e,!0),
n])],zo=e=>H(e)?{oneOf:ot(e)}:{text:e},Jo=e=>{let n=e.filter(H).filter(({character:t,written:r})=>r!==t);return["\\u",...new Set(n.map(({character:t})=>t))]};function Zo({
bytes:e,encoding:n,bom:t},{start:r}){let o=T(n);return r-o<t||e[r]!==Jn||e[r-o]!==Jn}var Jn=92;function Qo(e,n){let t=new Map,r=0;for(let o of e){let s=H(o)?ot(
o).find(a=>n.startsWith(a,r)):o;if(r+=s?.length??0,!H(o))continue;let i=!t.has(o.character)||t.get(o.character)===s;t.set(o.character,i?s:void 0)}return t}function es(e,n){
let t={ascii:Zn(n,!0),beyond:Zn(n,!1)},r=({character:s,written:i})=>{if(n.has(s))return n.get(s);let a=Ge(s)?t.ascii:t.beyond;return a==="none"?i:a==="plain"?s:
a==="mixed"||Ge(s)?void 0:We(s,a==="upper")},o=$e(e).map(s=>H(s)?r(s):s);return o.includes(void 0)?void 0:o.join("")}function Zn(e,n){let t=[...e].filter(([r])=>Ge(
r)===n);return t.length===0?"none":t.every(([r,o])=>o===r)?"plain":t.some(([r,o])=>o===void 0||o===r)?"mixed":t.some(([,r])=>/\\u[0-9a-f]*[A-F]/.test(r??""))?"u\
pper":"lower"}var Ge=e=>e<"\x80",st=e=>{let n=ns.filter(([s])=>e.old_string.includes(s));if(n.length===0)return;let t=s=>n.reduce((i,[a,l])=>i.replaceAll(a,l),s),
r=t(e.old_string),o=t(e.new_string);return r===o?void 0:{tokens:[{text:r}],replacement:o}},ns=[["<fnr>","<function_results>"],...[["n","name"],["o","output"],["\
e","error"],["s","system"],["r","result"]].flatMap(([e,n])=>[[`<${e}>`,`<${n}>`],[`</${e}>`,`</${n}>`]]),...["META_START","META_END","EOT","META","SOS"].map(e=>[
`< ${e} >`,`<${e}>`]),[`

H:`,`

Human:`],[`

A:`,`

Assistant:`]],it=e=>{let n=me(e.old_string);if(!n||!ut(n.numbers)||!/\S/.test(n.text))return;let t=ts(e.new_string,n.separator);if(!(t===void 0||t===n.text))return{
tokens:[{text:n.text}],accept:(r,o)=>J(r,o.start),replacement:t}};function at(e){let n=me(e.old_string,Qn);if(!(!n||!ut(n.numbers)))return{old_string:n.text,new_string:me(
e.new_string,Qn)?.text??e.new_string}}var lt=/^[ \t]*(\d{1,9})(\t|\u2192)/,Qn=/^[ \t]*(\d{1,9})(\t|\u2192|: ?|[ \t]*\| ?)/;function me(e,n=lt){let t=e.split(`
`),r=t.length>1&&t.at(-1)===""?t.pop():void 0,o=t.map(a=>n.exec(a)),s=o[0]?.[2];if(s===void 0||o.some(a=>a?.[2]?.trim()!==s.trim()))return;let i=t.map((a,l)=>a.
slice(o[l]?.[0].length));return r!==void 0&&i.push(r),{text:i.join(`
`),numbers:o.map(a=>Number(a?.[1])),separator:s}}var ut=e=>e.every((n,t)=>t===0||n===e[t-1]+1);function ts(e,n){if(!e.split(`
`).some(s=>lt.exec(s)?.[2]===n))return e;let r=me(e);return r?.numbers.every((s,i,a)=>i===0||s>=a[i-1])&&r?.separator===n?r.text:void 0}var Ke=e=>{let n=e.old_string.
split(`
`),t=n.length-1,r=n.map(et),o=r[t]!==n[t];return t===0&&!o||!/\S/.test(e.old_string)||r.join(`
`)===e.new_string.split(`
`).map(et).join(`
`)?void 0:{tokens:r.flatMap((i,a)=>{let l=a<t?ht:[],c=a<t&&(a>0||n[0]!=="")||a===t&&o?pt:[];return[{text:i},...c,...l]}),replacement:e.new_string,...o&&{accept:gt}}},
ct=e=>n=>{let t=e===Ke&&!n.old_string.endsWith(`
`),r=e(t?{...n,old_string:`${n.old_string} `}:n);return r&&{...r,accept:(s,i)=>J(s,i.start)&&(gt(s,i)||S(s,i.end)>0)&&(r?.accept?.(s,i)??!0)}},dt=e=>{let n=e.old_string.
trim();if(n===""||nt(e.old_string)===nt(e.new_string))return;let[t="",r=""]=[e.old_string.slice(0,e.old_string.indexOf(n)),e.old_string.slice(e.old_string.indexOf(
n)+n.length)],o=n.split(/\s+/).flatMap((s,i)=>[...i>0?[{run:rs,min:1}]:[],{text:s}]);return{tokens:[...tt(t,"lead"),...o,...tt(r,"trail")],replacement:e.new_string}},
ft=[" ","	"],ht=[{text:`
`}],pt=[{run:ft,min:0}],rs=[...`	
\v\f\r \xA0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF`];function et(e){let n=e.length;for(;n>0&&
ft.includes(e[n-1]);)n-=1;return e.slice(0,n)}var nt=e=>e.trim().replace(/\s+/g," "),gt=(e,{end:n})=>n===e.bytes.length||K(e,n)>0;function tt(e,n){if(e==="")return[];
let t=e.split(`
`);return t.flatMap((r,o)=>{let s=t.length>1&&o===(n==="lead"?0:t.length-1);return[...o>0?ht:[],...s?[]:pt]})}var mt=e=>({tokens:[{text:e.old_string}],replacement:e.
new_string});var os=(e,n)=>$(e[n],129,254)?$(e[n+1],64,254)&&e[n+1]!==127?2:Xe(e[n+1])&&$(e[n+2],129,254)&&Xe(e[n+3])?4:1:1,ss=(e,n)=>($(e[n],129,159)||$(e[n],224,252))&&$(e[n+
1],64,252)&&e[n+1]!==127?2:1;var $=(e,n,t)=>e!==void 0&&e>=n&&e<=t,Xe=e=>$(e,48,57),yt=(e,{start:n,end:t})=>e.valid||as(e.bytes,n,t)&&cs(e,n),bt=(e,n)=>{let t=e.includes(0)?f.from(e.filter(
r=>r!==0)):e;return is(n).every(r=>t.includes(r))},is=e=>e.split(/[^\0-\x7f]+|\r?\n/).filter(Boolean),Et=e=>/^[\0-\x7f]*$/.test(e);function as(e,n,t){for(let r=n;r<t;r+=1)if(e[r]>=128)return!1;return!0}var ls=[os,ss],us=256;function cs({bytes:e,bom:n},t){let r=t;for(;r>n&&!ds(e,r);)if(r-=1,
t-r>us)return!1;return ls.every(o=>{let s=r;for(;s<t;)s+=o(e,s);return s===t})}function ds(e,n){let[t,r]=[e[n-1],e[n]];return r<48||t<48||t<128&&(r<128||!Xe(t))}function be(e,n){if(!W(e,n.new_string))return{ok:!1,reason:"unencodable"};if(n.old_string==="")return ys(e,n.new_string);let t={old_string:b(n.old_string),new_string:b(
n.new_string)};if(!R(t.old_string))return{ok:!1,reason:"not-found"};let r=!W(e,t.old_string),o=r?je.literal:je[n.match??"exact"];for(let[i,a]of o){let l=a(t),c=l&&
Es(e,l,{matchedBy:i,replaceAll:n.replace_all??!1});if(c)return c}return n.match==="literal"&&r&&bt(e.bytes,t.old_string)?{ok:!1,reason:"uncertain",spans:[]}:{ok:!1,
reason:"not-found"}}function fs(e,n){if(n===""||e.includes(n))return n;let t=I(e),r={old_string:b(n),new_string:""};for(let[,o]of je.exact){let s=o(r);if(!s||!Tt(t,s))continue;let[
i]=U(t,s.tokens,{...s,limit:1,overlapping:!0}).spans;if(i)return A(t,i.start,i.end)}return null}var hs=e=>e.bytes.length<=ps&&P(e).trim()==="",W=(e,n)=>R(n)&&(e.
valid||Et(n)),oe=[["exact",mt],["quotes",Kn],["tags",st],["escapes",rt],["line-numbers",it],["trailing-blanks",Ke]],je={literal:oe.slice(0,1),text:oe,exact:oe,lines:oe.
map(([e,n])=>[e,ct(n)]),whitespace:[...oe,["whitespace",dt]]},ye=100,Ve=3,ps=2**20,gs=1e6,ms=2**28;function ys(e,n){return hs(e)?{ok:!0,matchedBy:"exact",splices:[
bs(e,n)]}:{ok:!1,reason:"not-found"}}function bs(e,n){let t={start:e.bom,end:e.bytes.length},r=e.bytes.includes(10)?Ce(e)(t,b(n)):n;return{...t,replacement:f.from(
r,e.encoding)}}function Es(e,n,{matchedBy:t,replaceAll:r}){if(!Tt(e,n))return;let o=(r?gs:ye)+1,{spans:s,exhausted:i}=U(e,n.tokens,{...n,limit:o,overlapping:!r}),
a=s.some(({start:u,end:d})=>d-u>ms);if(i||a||r&&s.length===o)return{ok:!1,reason:"too-much"};if(s.length===0)return;if(s.length>1&&!r){let u=xt(e,s.slice(0,Ve),
n),d=s.length>ye,h=typeof u=="object"?{splices:u}:void 0;return{ok:!1,reason:"not-unique",spans:s.slice(0,ye),more:d,...h}}let l=s.filter(u=>!yt(e,u));if(l.length>
0)return{ok:!1,reason:"uncertain",spans:l.slice(0,ye)};let c=xt(e,s,n);return c==="unencodable"?{ok:!1,reason:"unencodable"}:c&&{ok:!0,matchedBy:t,splices:c}}var xs=8,
Tt=(e,{needs:n})=>!n||n.length>xs||n.some(t=>(M(e.bytes)??e.bytes).indexOf(f.from(t,e.encoding),0)>=0);function xt(e,n,{replacement:t}){let r=Ts(e),o=Ce(e),s=[];
for(let[i,a]of n.entries()){let l=typeof t=="string"?t:t(b(A(e,a.start,a.end)));if(l===void 0)return;let c=r(o(a,l));if(!c)return"unencodable";let u=l===""?Ss(e,
a):a,d=u.end<=(n[i+1]?.start??e.bytes.length);s.push({...d?u:a,replacement:c})}return s}function Ts(e){let n;return t=>(n?.text!==t&&(n={text:t,bytes:W(e,t)?f.from(
t,e.encoding):void 0}),n.bytes)}function Ss(e,{start:n,end:t}){let r=T(e.encoding);if(!/\S/.test(A(e,n,t))||!J(e,n)||S(e,t)>0)return{start:n,end:t};let s=t;for(;As(
e,s);)s+=r;let i=K(e,s);return i>0||s===e.bytes.length?{start:n,end:s+i}:{start:n,end:t}}var As=({bytes:e,encoding:n},t)=>(e[t]===32||e[t]===9)&&(n==="utf8"||e[t+
1]===0);var se=class{diff(n,t,r={}){let o;typeof r=="function"?(o=r,r={}):"callback"in r&&(o=r.callback);let s=this.castInput(n,r),i=this.castInput(t,r),a=this.removeEmpty(
this.tokenize(s,r)),l=this.removeEmpty(this.tokenize(i,r));return this.diffWithOptionsObj(a,l,r,o)}diffWithOptionsObj(n,t,r,o){var s;let i=x=>{if(x=this.postProcess(
x,r),o){setTimeout(function(){o(x)},0);return}else return x},a=t.length,l=n.length,c=1,u=a+l;r.maxEditLength!=null&&(u=Math.min(u,r.maxEditLength));let d=(s=r.timeout)!==
null&&s!==void 0?s:1/0,h=Date.now()+d,p=[{oldPos:-1,lastComponent:void 0}],y=this.extractCommon(p[0],t,n,0,r);if(p[0].oldPos+1>=l&&y+1>=a)return i(this.buildValues(
p[0].lastComponent,t,n));let E=-1/0,xe=1/0,rn=()=>{for(let x=Math.max(E,-c);x<=Math.min(xe,c);x+=2){let C,Y=p[x-1],q=p[x+1];Y&&(p[x-1]=void 0);let Te=!1;if(q){let sn=q.
oldPos-x;Te=q&&0<=sn&&sn<a}let on=Y&&Y.oldPos+1<l;if(!Te&&!on){p[x]=void 0;continue}if(!on||Te&&Y.oldPos<q.oldPos?C=this.addToPath(q,!0,!1,0,r):C=this.addToPath(
Y,!1,!0,1,r),y=this.extractCommon(C,t,n,x,r),C.oldPos+1>=l&&y+1>=a)return i(this.buildValues(C.lastComponent,t,n))||!0;p[x]=C,C.oldPos+1>=l&&(xe=Math.min(xe,x-1)),
y+1>=a&&(E=Math.max(E,x+1))}c++};if(o)(function x(){setTimeout(function(){if(c>u||Date.now()>h)return o(void 0);rn()||x()},0)})();else for(;c<=u&&Date.now()<=h;){
let x=rn();if(x)return x}}addToPath(n,t,r,o,s){let i=n.lastComponent;return i&&!s.oneChangePerToken&&i.added===t&&i.removed===r?{oldPos:n.oldPos+o,lastComponent:{
count:i.count+1,added:t,removed:r,previousComponent:i.previousComponent}}:{oldPos:n.oldPos+o,lastComponent:{count:1,added:t,removed:r,previousComponent:i}}}extractCommon(n,t,r,o,s){
let i=t.length,a=r.length,l=n.oldPos,c=l-o,u=0;for(;c+1<i&&l+1<a&&this.equals(r[l+1],t[c+1],s);)c++,l++,u++,s.oneChangePerToken&&(n.lastComponent={count:1,previousComponent:n.
lastComponent,added:!1,removed:!1});return u&&!s.oneChangePerToken&&(n.lastComponent={count:u,previousComponent:n.lastComponent,added:!1,removed:!1}),n.oldPos=l,
c}equals(n,t,r){return r.comparator?r.comparator(n,t):n===t||!!r.ignoreCase&&n.toLowerCase()===t.toLowerCase()}removeEmpty(n){let t=[];for(let r=0;r<n.length;r++)
n[r]&&t.push(n[r]);return t}castInput(n,t){return n}tokenize(n,t){return Array.from(n)}join(n){return n.join("")}postProcess(n,t){return n}get useLongestToken(){
return!1}buildValues(n,t,r){let o=[],s;for(;n;)o.push(n),s=n.previousComponent,delete n.previousComponent,n=s;o.reverse();let i=o.length,a=0,l=0,c=0;for(;a<i;a++){
let u=o[a];if(u.removed)u.value=this.join(r.slice(c,c+u.count)),c+=u.count;else{if(!u.added&&this.useLongestToken){let d=t.slice(l,l+u.count);d=d.map(function(h,p){
let y=r[c+p];return y.length>h.length?y:h}),u.value=this.join(d)}else u.value=this.join(t.slice(l,l+u.count));l+=u.count,u.added||(c+=u.count)}}return o}};var Ye=class extends se{tokenize(n){return n.slice()}join(n){return n}removeEmpty(n){return n}},St=new Ye;function qe(e,n,t){return St.diff(e,n,t)}var ze=e=>e.match(/[^\n]*\n|[^\n]+$/g)??[];function Ee(e,n){return _t(e,n,0,(t,r,o)=>Nt(t,r,{offset:o,most:ks})??Os(t,r,o))}function _t(e,n,t,r){let{head:o,tail:s}=O(
e,n),i=e.slice(o,e.length-s),a=n.slice(o,n.length-s);return i.length===0&&a.length===0?[]:_s(i,a)?[{at:t+o,removed:i.length,added:a}]:r(i,a,t+o)}function _s(e,n){
if(e.length<Ns)return!e.some(r=>n.includes(r));let t=new Set(e);return!n.some(r=>t.has(r))}var Ns=4,ks=1e3,ws=200;function Os(e,n,t){let r=[],[o,s]=[0,0];for(let i of[
...Ls(e,n),{before:e.length,after:n.length}]){let[a,l]=[e.slice(o,i.before),n.slice(s,i.after)];for(let c of _t(a,l,t+o,Is))r.push(c);[o,s]=[i.before+1,i.after+
1]}return r}var Is=(e,n,t)=>Nt(e,n,{offset:t,most:ws})??[{at:t,removed:e.length,added:n}];function Nt(e,n,{offset:t,most:r}){let o=qe(e,n,{maxEditLength:r});if(!o)
return;let s=[],i,a=t;for(let{added:l,removed:c,value:u}of o){if(!l&&!c){i=void 0,a+=u.length;continue}i||(i={at:a,removed:0,added:[]},s.push(i)),l?i.added=u:(i.
removed=u.length,a+=u.length)}return s}function Ls(e,n){let t=At(n),r=[];for(let[o,s]of At(e)){let i=t.get(o);s!==void 0&&i!==void 0&&r.push({before:s,after:i})}
return Cs(r)}function At(e){let n=new Map;for(let[t,r]of e.entries())n.set(r,n.has(r)?void 0:t);return n}function Cs(e){let n=[],t=[];for(let[o,{after:s}]of e.entries()){
let i=Fs(n,a=>e[a].after>=s);t.push(i>0?n[i-1]:-1),n[i]=o}let r=[];for(let o=n.at(-1)??-1;o>=0;o=t[o])r.push(e[o]);return r.reverse()}function Fs(e,n){let[t,r]=[
0,e.length];for(;t<r;){let o=t+r>>1;n(e[o])?r=o:t=o+1}return t}function ie(e,{blanks:n=!1,prose:t=!1}={}){let r=D(e)?e:t?Ms(e):e.split(`
`).map(Ps).join(`
`);return n?r.replaceAll("	","\u2192").replaceAll(" ","\xB7"):r}var Ms=e=>Lt(e,Me(e).filter(({kind:n})=>n!=="blank")),Ps=e=>Lt(e,Fe(e));function Lt(e,n){if(n.length===
0)return e;let[t,r]=["",0];for(let{at:o,length:s}of n)o<r||(t+=e.slice(r,o)+Qe(e.slice(o,o+s)),r=o+s);return t+e.slice(r)}var Rs=e=>e.search(ne)>=0,Ct=e=>!D(e)&&
(Rs(e)||e!==e.normalize("NFC")||e.split(`
`).some(n=>Fe(n).length>0));function Ft(e,n){if(e===n)return[];let[t,r]=[w(e).text,w(n).text];if(Ot(t)!==Ot(r))return Ds(e,n);let o=[...new Set(Re(e,n).map(i=>`\
"${Je(e,i.found)}" in the file, "${Je(n,i.wanted)}" in old_string`))].slice(0,vs),s=Bs(t,r);return s.some(([i,a])=>Ze(i)!==Ze(a))&&o.push(Us(s)),s.some(([i,a])=>It(
i)!==It(a))&&o.push("blanks at line ends"),o.length>0?o:["white space"]}var vs=6;function Mt(e,n,t){let r=Re(e,n);return[kt(e,r.map(o=>o.found),t),kt(n,r.map(o=>o.
wanted),t)]}function kt(e,n,t){let[r,o]=["",0];for(let s of n)r+=ie(e.slice(o,s.start),t)+Je(e,s),o=s.end;return r+ie(e.slice(o),t)}var Je=(e,{start:n,end:t})=>e.
slice(n,t).replace(/[^\t\n -~]/gu,Qe),Ds=(e,n)=>[...new Set([...wt(e,n),...wt(n,e,"old_string")])],Qe=e=>{if(e==="\r")return"<CR>";let n=e.codePointAt(0);return n>=
56448&&n<=56575?`<0x${(n-56320).toString(16).toUpperCase()}>`:`<${ee(e)}>`};function wt(e,n,t="the file"){return[...new Set(e.match(/[^\t\n -~]/gu)??[])].filter(
o=>w(o).text!==o).filter(o=>!n.includes(o)).map(o=>`${Qe(o)} in ${t}`)}var Ot=e=>e.replace(/\s+/g,""),Bs=(e,n)=>{let t=n.split(`
`);return e.split(`
`).map((r,o)=>[r,t[o]??""])},Ze=e=>/^\s*/.exec(e)?.[0]??"",It=e=>e.slice(e.trimEnd().length).replace(/[^ \t]/g,""),Us=e=>{let n=t=>e.some(r=>Ze(r[t]).includes("\
	"));return n(0)===n(1)?"the depth of the indentation":n(0)?"tabs in the file but spaces in old_string":"spaces in the file but tabs in old_string"};function vt(e,n,t,r=Ut){let o=at({...t,old_string:b(t.old_string),new_string:b(t.new_string)}),s=o?.old_string??b(t.old_string),i=Vs(n,s),a=i.length>0?[]:ge(n,s,
t.match==="lines"),l=a.filter(({text:d})=>W(n,d)&&b(d)===d&&Ht(n,d)).slice(0,1).flatMap(({text:d})=>Bt({...o,old_string:d},r)),c=js(n,b(t.new_string));return{name:"\
STRING_NOT_FOUND",message:[`old_string is not in ${ie(e)}.`,...o?["Its lines begin with line numbers: leave these out of old_string and new_string."]:[],...W(n,
s)?[]:[Ws],...c,...i,...a.length+c.length+i.length>0?[]:Hs(n,s),...qs(n,t,s),...Ys(n,s),...a.map(d=>Zs(d,s)),...l.map(d=>`To edit the nearest place, write:
${d}`)].join(`
`),...l.length>0&&{suggestions:l}}}function Hs(e,n){if(!/^[\w$]{3,40}$/.test(n)||e.bytes.length>V)return[];let t=bn(n,new Set(P(e).match(/[\w$]+/g)));return t===
void 0?[]:[`Did you mean ${t}? The file has that word.`]}function Dt(e,n,t,r=Ut){let o=n.bytes.length<=V,i=(o?ei(n,t.spans.slice(0,Ve)):[]).flatMap(({line:c,text:u,
span:d},h)=>{if(u===void 0||!d||!W(n,u))return[];let p=t.splices?.[h],y={old_string:u,...p&&{new_string:Gs(n,d,p)}};return Bt(y,r).map(E=>({line:c,input:E}))}),
a=[`old_string occurs in ${$s(e,n,t)}.`,"Set replace_all: true to replace them all, or repeat lines around the one you mean in old_string and new_string.",...o?
[]:["No unique context was searched for: the file is larger than 2 MiB."],...i.map(({line:c,input:u})=>`For the one at line ${c}:
${u}`)],l=i.map(({input:c})=>c);return{name:"STRING_NOT_UNIQUE",message:a.join(`
`),...l.length>0&&{suggestions:l}}}function $s(e,n,{spans:t,more:r}){let o=Z(n,t),s=o.slice(0,Pt).join(", "),i=o.length>Pt||r?" and more":"";return`${r?`more th\
an ${o.length}`:o.length} places of ${ie(e)}, at lines ${s}${i}`}var Ws="The file is not UTF-8: only ASCII text can be found in it. Convert it to UTF-8 first.",
Pt=20,Rt=4e3,Bt=({old_string:e,new_string:n},t)=>e.length>Rt||(n?.length??0)>Rt?[]:[t({old_string:e,...n!==void 0&&{new_string:n}})],Ut=e=>`{${Object.entries(e).
map(([n,t])=>`"${n}": ${Ks(t)}`).join(", ")}}`;function Gs(e,{start:n,end:t},r){let o=A(e,n,r.start);return r.end>t?b(o).replace(/\n$/,""):b(o+f.from(r.replacement).
toString(e.encoding)+A(e,r.end,t))}var Ks=e=>Ct(e)?JSON.stringify(e).replace(/[^ -~]/g,n=>ce(n)):JSON.stringify(e),Xs=8;function js(e,n){if(n.trim().length<Xs||
!R(n))return[];let[t]=Z(e,U(e,[{text:n}],{limit:1,overlapping:!0}).spans);return t===void 0?[]:[`new_string is already at line ${t}: the edit may have been appl\
ied.`]}function Vs(e,n){let t=n.replace(/\n$/,"");if(t===n||t.trim()===""||!R(t))return[];let[r]=Z(e,U(e,[{text:t}],{limit:1,overlapping:!0}).spans);return r===
void 0?[]:[`It is at line ${r} without the line break at its end. Leave that out of old_string and new_string: in YAML, write \`|-\` instead of \`|\`.`]}function Ys(e,n){
return e.bytes.length>V?["No similar place was searched for: the file is larger than 2 MiB."]:n.length>pe?["No similar place was searched for: old_string is too\
 long."]:[]}function qs(e,{match:n},t){let r=t.trimEnd().split(`
`),o=en(t);if(!t.trim()||e.bytes.length>V||t.length>pe)return[];let s=b(P(e)).split(`
`);return s.flatMap((a,l)=>en(a)!==o&&r.every((c,u)=>c.trim()===s[l+u]?.trim())?`Line ${l+1} has it at another depth: behind ${en(a)}, not ${o}.`:n==="lines"&&a.
includes(t.trim())?`It is a piece of line ${l+1}.`:[]).slice(0,zs)}var zs=3,en=e=>JSON.stringify(/^[ \t]*/.exec(e)?.[0]),Js=4;function Zs({line:e,lastLine:n,likeness:t,
text:r},o){let s=e===n?`Line ${e} is`:`Lines ${e}\u2013${n} are`,i=Ft(r,o),a=i.length>0?`; the difference: ${i.join(", ")}`:"",[l,c]=[r.split(`
`),o.split(`
`)],u=Ee(l,c).slice(0,Js).flatMap(({at:h,removed:p,added:y})=>Qs(l.slice(h,h+p),y,e+h));if(u.length===0)return`${s} the same.`;let d=t===1&&i.length>0?"the same\
 at a glance":`${Math.floor(t*100)} % alike`;return[`${s} ${d}${a}:`,...u].join(`
`)}function Qs(e,n,t){let r=Math.min(3,Math.max(e.length,n.length));return Array.from({length:r},(o,s)=>{let[i,a]=[e[s],n[s]],l=i!==void 0&&a!==void 0&&i.replace(
/\s+/g,"")===a.replace(/\s+/g,""),c=i===a?0:Math.max(0,O(i??"",a??"").head-60),[u,d]=Mt(i?.slice(c,c+160)??"",a?.slice(c,c+160)??"",{blanks:l});return[...i===void 0?
[]:[`  file, line ${t+s}: ${u}`],...a===void 0?[]:[`  old_string: ${d}`]]}).flat()}var ei=(e,n)=>{let t=Z(e,n);return n.map((r,o)=>({line:t[o],...ri(e,r)}))},ni=8,
ti=2**14;function ri(e,n){for(let t=0;t<=ni;t+=1)for(let r=0;r<=t;r+=1){let o=oi(e,n,{above:r,below:t-r}),s=o&&b(A(e,o.start,o.end));if(s!==void 0&&Ht(e,s))return{
text:s,span:o}}}function Ht(e,n){let{spans:t,exhausted:r}=U(e,[{text:n}],{limit:2,overlapping:!0});return t.length===1&&!r}function oi(e,n,{above:t,below:r}){let o=X(
e,n.start);for(let a=0;a<t;a+=1){if(o===e.bom)return;o=X(e,o-S(e,o))}let s=n.end-S(e,n.end),i=L(e,s);for(let a=0;a<r;a+=1){if(i===e.bytes.length)return;i=L(e,i)}
if(!(i-o>ti))return{start:o,end:i-S(e,i)}}function $t(e,n,t){let r=[],o=0,s=0;for(let i=0;i<n.length;){let a=i;for(;a+1<n.length&&n[a+1].at-nn(n[a])<=6;)a+=1;let l=n.slice(i,a+1);r.push(si(e,l,{...t,newStart:t.
newStart+o-s}));for(let{removed:c,added:u}of l)o+=u.length,s+=c;i=a+1}return{structuredPatch:r,insertions:o,deletions:s}}function si(e,n,t){let r=Math.max(0,n[0].
at-3),o=Math.min(e.length,nn(n.at(-1))+3),s=[],i=r,a=o-r,l=(c,u)=>{u.endsWith(`
`)?s.push(c+u.slice(0,-1)):s.push(c+u,"\\ No newline at end of file")};for(let c of n){for(;i<c.at;i+=1)l(" ",e[i]);for(;i<nn(c);i+=1)l("-",e[i]);for(let u of c.
added)l("+",u);a+=c.added.length-c.removed}for(;i<o;i+=1)l(" ",e[i]);return{oldStart:t.oldStart+r,oldLines:o-r,newStart:t.newStart+r,newLines:a,lines:s}}var nn=({
at:e,removed:n})=>e+n;function Gt(e,n){let t=[],r=0,o=0,s=0,i=1;for(let a of li(e,ai(e,n))){i+=Le(e,s,a.start),s=a.start;let l=ui(e,a);if(!l)return;let c={oldStart:i,newStart:i+r-o},
u=$t(l.lines,l.changes,c);for(let d of u.structuredPatch)t.push(d);r+=u.insertions,o+=u.deletions}return{structuredPatch:t,insertions:r,deletions:o}}function ai(e,n){
let t=[];for(let r of n){let o=t.at(-1);o&&r.start<=o.end?(o.splices.push(r),r.end>=o.end&&(o.end=L(e,r.end))):t.push({start:Kt(e,r.start),end:L(e,r.end),splices:[
r]})}return t}function li(e,n){let t=[];for(let r of n){let{start:o,end:s}=r;for(let a=0;a<3;a+=1)o=Kt(e,o-T(e.encoding)),s=L(e,s);let i=t.at(-1);i&&o<=i.end?(i.
blocks.push(r),i.end=s):t.push({start:o,end:s,blocks:[r]})}return t}function Kt(e,n){let t=X(e,n);return t<=e.bom?0:t}var Wt=2**28;function ui(e,n){if(n.end-n.start>
Wt)return;let t=[],r=[],o=(i,a)=>{let l=ze(A(e,i,a));for(let c of l)t.push(c);return l},s=n.start;for(let{start:i,end:a,splices:l}of n.blocks){o(s,i);let c=t.length,
u=o(i,a),d=l.map(E=>({...E,start:E.start-i,end:E.end-i})),h=e.bytes.subarray(i,a);if(N(h,d)>Wt)return;let p=F(h,d),y=ze(A({...e,bytes:p,valid:!1},0,p.length));for(let E of Ee(
u,y))r.push({...E,at:E.at+c});s=a}return o(s,n.end),{lines:t,changes:r}}function ci(e){let{filePath:n="the text",fileContents:t,...r}=di(e),o=I(t),s=be(o,r);if(!s.ok)throw new B(fi(n,o,r,s));let a=N(o.bytes,s.splices)<=2*m.MAX_STRING_LENGTH?
Gt(o,s.splices):void 0;if(!a)throw new B({name:"LIMIT_EXCEEDED",message:`${n}: it would be too large, or its lines too long.`});return{patch:a.structuredPatch,updatedFile:F(
o.bytes,s.splices).toString("utf16le")}}function di(e){let{filePath:n,fileContents:t,...r}=e??{},o=r.old_string??r.oldString,s=r.new_string??r.newString,i=r.replace_all??
r.replaceAll??!1;for(let[a,l]of Object.entries({fileContents:t,old_string:o,new_string:s}))if(typeof l!="string")throw new B({name:"INVALID_INPUT",message:`${a}\
: it must be a string.`});return{filePath:n,fileContents:t,old_string:o,new_string:s,replace_all:i}}function fi(e,n,t,r){if(r.reason==="not-found")return vt(e,n,
t);if(r.reason==="not-unique")return Dt(e,n,r);let[o,s]=hi[r.reason];return{name:o,message:`${e}: ${s}`}}var hi={uncertain:["UNSUPPORTED_ENCODING","its encoding\
 is unknown."],unencodable:["UNENCODABLE","new_string contains a lone surrogate."],"too-much":["LIMIT_EXCEEDED","old_string is too repetitive, or occurs too oft\
en."]};function pi(e,n,t){if(e.length===n.length&&e.every((l,c)=>gi(l,n[c])))return!0;let r=mi(t);if(!r)return!1;let[o,s]=[e[0],n[0]];if(o&&s&&e.length===1&&n.length===
1)return yi(r,o,s);let i=Xt(r,e),a=i&&Xt(r,n);return i!==void 0&&a!==void 0&&i.equals(a)}var gi=(e,n)=>e.old_string===n.old_string&&e.new_string===n.new_string&&
(e.replace_all??!1)===(n.replace_all??!1)&&(e.match??"exact")===(n.match??"exact");function mi(e){if(typeof e=="string")return I(e);let n=Oe(f.isBuffer(e)?e:f.from(
e));return n.ok?n.file:void 0}function yi(e,n,t){let r=tn(e,n),o=r&&tn(e,t);if(!r||!o)return!1;let s=N(e.bytes,r);if(s>Se||s!==N(e.bytes,o))return!1;let i=Math.
min(r[0]?.start??0,o[0]?.start??0),a=Math.max(r.at(-1)?.end??0,o.at(-1)?.end??0),l=c=>F(e.bytes.subarray(i,a),c.map(u=>({...u,start:u.start-i,end:u.end-i})));return l(
r).equals(l(o))}function Xt(e,n){let t=e.bytes;for(let r of n){let o=tn({...e,bytes:t},r);if(!o||N(t,o)>Se)return;t=F(t,o)}return t}function tn(e,n){let t=be(e,
n);return t.ok?t.splices:void 0}var _l=(e,n)=>ge(I(e),n);export{B as EditplanError,pi as areFileEditsEquivalent,fs as findActualString,ci as getPatchForEdit,_l as nearestPlaces,vo as preserveQuoteStyle};
