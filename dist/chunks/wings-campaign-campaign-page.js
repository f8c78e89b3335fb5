import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as n}from"./browser-document.js";import{core_text_neutralise$b as t,
core_text_neutralise$e as r}from"./start.js";import"./start.js";import"./hook.js";import"./hook.js";var a='"use strict";(()=>{var U=(e,n,t=`${n}s`)=>`${p(e)} ${\
e===1?n:t}`,p=e=>`${e}`.replace(/\\B(?=(?:\\d{3})+$)/g,","),D=(e,n,t=", ")=>`${e.slice(0,n).join(t)}${e.length>n?` and ${p(e.length-n)} more`:""}`;var k=e=>`U+${e\
.codePointAt(0).toString(16).toUpperCase().padStart(4,"0")}`;function i(e,...[n,...t]){let[r,...o]=e.split("."),s=document.createElement(r);o.length>0&&(s.class\
Name=o.join(" "));let a=typeof n!="object"||n instanceof Node;for(let[u,l]of a?[]:Object.entries(n))l!==void 0&&s.setAttribute(u,l);return s.append(...[...a?[n]\
:[],...t].filter(u=>u!==void 0)),s}var P=e=>[...document.querySelectorAll(`script[data-name="${e}"]`)];async function W(e){let n=Uint8Array.from(atob(e.textCont\
ent??""),r=>r.charCodeAt(0)),t=new Blob([n]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return JSON.parse(await new Response(t).text())}functi\
on X(e,n=t=>e.toLowerCase().split(/\\W+/).includes(t)){return E(e)?[]:[...O(e),...Me(e,n),...Ke(e,n)].sort((t,r)=>t.at-r.at)}function O(e){if(E(e))return[];let n\
=[];for(let{0:t,index:r}of e.matchAll(Q))be(e,r,t)||n.push({at:r,length:t.length,...Ee(t)});return n}var E=e=>me.test(e),me=/^[\\t\\n -~]*$/,Q=new RegExp("(?![\\\\t\
\\\\n])[\\\\p{Cc}\\\\p{Cf}\\\\p{Cs}\\\\p{Zl}\\\\p{Zp}\\\\p{Default_Ignorable_Code_Point}\\\\u2800]|(?! )\\\\p{Zs}","gu");function be(e,n,t){if(!ve.test(t))return!1;let r=e.slice(\
Math.max(0,n-16),n),o=e.slice(n+t.length,n+t.length+16);return t==="\uFE0F"||t==="\uFE0E"?new RegExp("\\\\p{Extended_Pictographic}$","u").test(r)||/[\\d#*]$/.test(r)&&o.star\
tsWith("\u20E3"):/[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]/u.test(t)?new RegExp("\\\\p{sc=Han}$","u").test(r):/[\\u{e0020}-\\u{e007f}]/u.test(t)?/\\u{1f3f4}[\\u{e0020}-\\u{e007e}\
]*$/u.test(r):/[\\u180b-\\u180d]/.test(t)?new RegExp("\\\\p{sc=Mongolian}$","u").test(r):/[\\u00a0\\u202f]/.test(t)?he(r,o):t==="\u3000"?ye(r,o):/[\\u061c\\u200e\\u200f]/.tes\
t(t)?xe(r,o):t==="\u200B"?j.test(r.slice(-1))&&j.test(o):t==="\u200D"&&new RegExp("\\\\p{Extended_Pictographic}\\\\ufe0f?$|\\\\p{EMod}$","u").test(r)?new RegExp("^\\\\p{Extended_\
Pictographic}","u").test(o):B.test(r.slice(-1))&&(B.test(o)||t==="\u200D"&&Le.test(r))}var he=(e,n)=>/[\xAB\u2014\u2013]$/.test(e)||/^[\xBB\u2014\u2013]/.test(n)||/(?:^|[\\s>"\'\xAB\u201C\u2018(*#\u2019,-])[\\p{L\
}\u2019\'-]+$/u.test(e)&&/^[?!]+(?:$|[\\s"\'\u2019\u201D\xBB<)*_`])/.test(n)||/\\d$/.test(e)&&/^(?:[%\u20AC$\xA3\xB0]|\\d{3}(?!\\d))/.test(n),ye=(e,n)=>{let[t,r]=[e.replace(/[ \\u3000]+$/,"").slic\
e(-1),n.replace(/^[ \\u3000]+/,"").charAt(0)];return[t,r].some(o=>ke.test(o))||/["\'`/[|s]/.test(t)&&/["\'`/\\]|+*]/.test(r)},ke=/[\\p{sc=Han}\\p{sc=Hangul}\\u3001-\\u3\
0ff\\uff01-\\uffee]/u,xe=(e,n)=>{let[t,r]=[new RegExp("(?:\\\\p{L})?[^\\\\p{L}]*$","u").exec(e),new RegExp("^[^\\\\p{L}]*\\\\p{L}?","u").exec(n)];return[t,r].some(s=>s!==\
null&&we.test(s[0]))&&!(/\\w$/.test(e)&&/^\\w/.test(n))},we=/[\\p{sc=Hebrew}\\p{sc=Arabic}\\p{sc=Syriac}\\p{sc=Thaana}\\p{sc=Nko}\\p{sc=Adlam}]/u,ve=/\\u061c|[\\u180b-\\u1\
80e\\u200b\\u200c\\u200e\\u200f\\u202f\\u3000]|\\u00a0|\\u200d|[\\ufe00-\\ufe02]|\\ufe0e|\\ufe0f|[\\u{e0020}-\\u{e007f}]|[\\u{e0100}-\\u{e01ef}]/u,B=/^[\\p{sc=Arabic}\\p{sc=Devan\
agari}\\p{sc=Bengali}\\p{sc=Tamil}\\p{sc=Telugu}\\p{sc=Kannada}\\p{sc=Malayalam}\\p{sc=Sinhala}\\p{sc=Mongolian}\\p{sc=Gujarati}\\p{sc=Gurmukhi}\\p{sc=Oriya}]/u,j=/^[\\p{s\
c=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}]/u,Le=/[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca]$/;function Ee(e){let n=e.codePointAt(0);if(n>=\
56448&&n<=56575)return{kind:"byte",name:`0x${G(n-56320)}`,about:"a byte that is not UTF-8"};let t=k(e),r=Ce[G(n)],o=Se(e);return r?{kind:o,name:r[0],about:`${t}\
, ${r[1]}`}:{kind:o,name:t,about:Te[o]}}var Se=e=>$e.test(e)?"bidi":new RegExp("\\\\p{Zs}","u").test(e)?"blank":new RegExp("\\\\p{Cc}","u").test(e)?"control":"invis\
ible",$e=/[\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]/,Te={bidi:"turns the direction of text",invisible:"an invisible character",control:"a control character\
",byte:"a byte that is not UTF-8",blank:"a blank that is no space","look-alike":"looks like another character"},G=e=>e.toString(16).toUpperCase(),[h,z]=["turns \
the direction of text","ends a turned direction"],v="Hangul filler, a letter that is not seen",Ce={D:["CR","carriage return"],0:["NUL","null"],"1B":["ESC","esca\
pe"],A0:["NBSP","no-break space"],AD:["SHY","soft hyphen"],"34F":["CGJ","an invisible joiner"],"61C":["ALM","Arabic letter mark"],"115F":["HCF",v],1160:["HJF",v\
],"200B":["ZWSP","zero-width space"],"200C":["ZWNJ","zero-width non-joiner"],"200D":["ZWJ","zero-width joiner"],2060:["WJ","word joiner"],"200E":["LRM","left-to\
-right mark"],"200F":["RLM","right-to-left mark"],"202A":["LRE",h],"202B":["RLE",h],"202C":["PDF",z],"202D":["LRO",h],"202E":["RLO",h],2066:["LRI",h],2067:["RLI\
",h],2068:["FSI",h],2069:["PDI",z],"202F":["NNBSP","narrow no-break space"],2800:["BRAILLE","blank Braille pattern"],3e3:["IDSP","ideographic space"],3164:["HF"\
,v],FEFF:["BOM","byte order mark"],FFA0:["HHF",v]},Me=(e,n)=>Array.from(e.matchAll(ee)).flatMap(({0:t,index:r})=>{let o=Pe(t);return e.startsWith("\uFE0F",r+t.length\
)?[]:o===void 0||We(t)&&Be(e,r,o)?[]:Ae(e,r,t)||Re(e,r,t,n)?[]:[te(t,r,o)]}),ee=/[\\u01c0\\u01c3\\u02b9\\u02bc\\u02d0\\u037e\\u0589\\u05c3\\u06d4\\u1fef\\u2010\\u2011\\u2024\
\\u2044\\u2100-\\u214f\\u2160-\\u217f\\u2215\\u2217\\u2223\\u2236\\u29f8\\ua789\\ufe50-\\ufe6b\\uff01-\\uff5e\\uffe8\\u{1d400}-\\u{1d7ff}\\u{1fbf0}-\\u{1fbf9}]/gu,Ae=(e,n,t)=>{let \
r=Ue[t];return r?(I(e,n).match(r)?.length??0)>=3:/[\\u02b9\\u02bc]/.test(t)&&/[^\\0-\\u02ff]/.test(e.slice(Math.max(0,n-1),n))},I=(e,n)=>e.slice(Math.max(0,n-K),n+K\
),K=200;function Re(e,n,t,r){if(Oe.test(t))return Ie.test(I(e,n));if(!Z(t))return!1;let[o=""]=Fe.exec(e.slice(Math.max(0,n-J),n))??[],[s=""]=_e.exec(e.slice(n+t\
.length,n+J))??[],a=`${o.replace(/^\\d+/,"")}${t}${s}`,[u,l]=[Array.from(a),Array.from(a).filter(Z)];return l.length===1?u.length===1||ne.test(t):u.length===2&&l\
.filter(Ne).length===2&&!r(a.normalize("NFKC").toLowerCase())}var J=16,Z=e=>He.test(e),Ne=e=>new RegExp("\\\\p{L}","u").test(e)&&!ne.test(e),Oe=/[\\u2044\\u2212\\u22\
15\\u2217\\u2223\\u2236\\u29f8]/,Ie=/[\\u0391-\\u03c9\\u2070-\\u209f\\u2102\\u2113\\u2115\\u2119-\\u211d\\u2124\\u2190-\\u21ff\\u2200-\\u2211\\u2213\\u2214\\u2218-\\u2222\\u2224-\\u223\
5\\u2237-\\u22ff\\u27c0-\\u27ff\\u2980-\\u29f7\\u2a00-\\u2aff\\u{1d400}-\\u{1d7ff}]/u,He=/[\\u2102-\\u2129\\u212b-\\u2138\\u2145-\\u2149\\u{1d400}-\\u{1d7ff}]/u,[Fe,_e]=[new RegE\
xp("(?:(?!\\\\p{Lm})[\\\\p{L}\\\\p{Nd}_])*$","u"),new RegExp("^(?:(?!\\\\p{Lm})[\\\\p{L}\\\\p{Nd}_])*","u")],ne=/[\\u2102\\u210d\\u2115\\u2119\\u211a\\u211d\\u2124\\u2145-\\u2149\\u{\
1d538}-\\u{1d56b}\\u{1d7d8}-\\u{1d7e1}]/u,Ue={"\u0589":new RegExp("\\\\p{sc=Armenian}","gu"),"\u05C3":new RegExp("\\\\p{sc=Hebrew}","gu"),"\u06D4":new RegExp("\\\\p{sc=Arabic}","gu")},\
De={\u01C0:"|",\u01C3:"!","\u02B9":"\'",\u02BC:"\'",\u02D0:":","\u0589":":","\u05C3":":","\u06D4":"-","\u2010":"-","\u2011":"-","\u2044":"/","\u2212":"-","\u2215":"/","\u2217":"*","\u2223":"|","\u2236":":","\u29F8":"/","\uA789":":","\uFFE8":"|"},Pe=e=>{let \
n=L[e]??De[e]??(e.search(ee)===0?e.normalize("NFKC"):"");return/^[!-~]$/.test(n)?n:void 0},We=e=>e>="\uFF01"&&e<="\uFF5E",Be=(e,n,t)=>/^.-[\\uff01-\\uff5e]/.test(e.slice(n,\
n+3))||/[\\uff01-\\uff5e]-$/.test(e.slice(Math.max(0,n-2),n))||(/\\w/.test(t)?je.test(e.slice(Math.max(0,n-40),n))||Ge.test(e.slice(n+1,n+41)):ze.test(I(e,n))),[je\
,Ge]=[/[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\u3000-\\u303f][\\uff01-\\uffee]*$/u,/^[\\uff01-\\uffee]*[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=\
Hangul}\\u3000-\\u303f]/u],ze=/[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\u3000-\\u303f]/u,Ke=(e,n)=>{if(!/[^\\0-\\u02ff]/.test(e)&&!qe.test(e))return[];\
let t=(e.match(/[A-Za-z]/g)?.length??0)>(e.match(Xe)?.length??0);return Array.from(e.matchAll(Ze)).flatMap(({0:r,index:o})=>{let s=Array.from(r.matchAll(/[^\\0-\\\
x7f]/gu)).filter(([d])=>/[\\p{L}\\p{N}]/u.test(d));if(s.length===0||!s.every(([d])=>d in L||Je.test(d)))return[];let a=/[A-Za-z]/.test(r),u=a||t?r.length>=Ve&&n(Y\
e(r)):!1,l=s.flatMap(([d])=>V.test(d)?[]:d),c=t&&(a||Qe(l));return s.flatMap(({0:d,index:f})=>{let g=u||c&&!V.test(d),m=L[d];if(!g)return[];let w=te(d,o+f,m??""\
);return[m===void 0?{...w,about:"a letter of another script than its word"}:w]})})},Je=/[\\p{sc=Coptic}\\p{sc=Deseret}\\p{sc=Cherokee}\\p{sc=Lisu}\\p{sc=Gothic}\\p{sc\
=Old_Italic}\\p{sc=Osage}]/u,Ze=/(?<=\\\\[a-z])[\\p{L}\\p{N}\\p{M}_]+|(?<![\\\\\\p{L}\\p{N}\\p{M}_])[\\p{L}\\p{N}\\p{M}_]+|(?<=\\\\)(?![a-z])[\\p{L}\\p{N}\\p{M}_]+/gu,Ve=3,Ye=e=>e\
.replace(/[^\\0-\\x7f]/gu,n=>L[n]??n).toLowerCase(),qe=/[\\u0131\\u017f\\u0180-\\u02af]/,Xe=/[^\\p{scx=Latin}\\p{scx=Common}\\p{scx=Inherited}]/gu,Qe=e=>e.length>0&&e.ma\
p(en).reduce((n,t)=>n.filter(r=>t.includes(r))).length===0,V=new RegExp("\\\\p{scx=Latin}","u"),en=e=>{let n=Y.get(e);if(n)return n;let t=nn.filter(r=>tn(r).test(\
e));return Y.set(e,t),t},Y=new Map,nn="Armenian Cherokee Coptic Cyrillic Greek Lisu".split(" "),tn=e=>{let n=q.get(e)??new RegExp(`\\\\p{scx=${e}}`,"u");return q.\
set(e,n),n},q=new Map,te=(e,n,t)=>({at:n,length:e.length,kind:"look-alike",name:k(e),about:`looks like ${t}, and is another character`}),L=Object.fromEntries([[\
"\u0410\u0412\u0415\u041A\u041C\u041D\u041E\u0420\u0421\u0422\u0425\u0406\u0408\u0405","ABEKMHOPCTXIJS"],["\u0430\u0435\u043E\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04BB\u0501\u051B\u051D","aeopcyxijshdqw"],["\u0423\u04AE\u04C0\u04CF\u050C\u051A\u051C\u0474\u0475\u043A\u043C\u0442\u0432\u043D\u0433\u0451\u0457","YYIlGQWVvkmtbhrei"],["\u0391\u0392\u0395\u0396\u0397\u0399\u039A\u039C\u039D\u039F\u03A1\u03A4\u03A5\u03A7\u037F","ABEZHIKMNOPTYXJ"],["\u03B1\u03B3\u03B7\u03B9\u03BA\u03BD\u03BF\
\u03C1\u03C4\u03C5\u03C7\u03C9\u03F2\u03F3","aynikvoptuxwcj"],["\u0555\u054D\u053C\u054F\u0578\u057D\u0570\u0585\u0581\u0566\u0575\u0563","OULSnuhogqjq"],["\u13AA\u13A0\u13A1\u13A2\u13B3\u13DA\u13A9\u13BB\u13C0\u13C3\u13CF\u13D9\u13DE\u13DF\u13E2\u13F4","ADRTWSYHGZbVLCPB"],["\uA4D0\uA4D1\uA4D3\uA4D4\uA4D6\uA4D7\uA4D9\uA4DA\uA4DC\uA4DD\uA4DF\uA4E0\uA4E1","BPDTGKJCZFMNL"],["\uA4E2\uA4E3\uA4E6\uA4E7\uA4EA\uA4EB\uA4EC\uA4EE\uA4F0\uA4F2\uA4F3\uA4F4","SRVHWXYAEI\
OU"],["\u0966\u09E6\u0A66\u0AE6\u0B66\u0B20\u0BE6\u0C66\u0CE6\u0D66\u0D20\u101D\u1040","ooooooooooooo"],["\u0131\u0251\u0261\u0269\u028F\u1D04\u1D0F\u1D1C\u1D20\u1D21\u1D22\uA731\u017F","iagiycouvwzsf"]].flatMap(([e,n])=>Array.from(e,(t,r)=>[t,n.charAt(r)])));function re(e,{blanks:n=!1,pro\
se:t=!1}={}){let r=E(e)?e:t?rn(e):e.split(`\n`).map(on).join(`\n`);return n?r.replaceAll("	","\u2192").replaceAll(" ","\xB7"):r}var rn=e=>oe(e,O(e).filter(({kind:n})=>n!=\
="blank")),on=e=>oe(e,X(e));function oe(e,n){if(n.length===0)return e;let[t,r]=["",0];for(let{at:o,length:s}of n)o<r||(t+=e.slice(r,o)+sn(e.slice(o,o+s)),r=o+s)\
;return t+e.slice(r)}var sn=e=>{if(e==="\\r")return"<CR>";let n=e.codePointAt(0);return n>=56448&&n<=56575?`<0x${(n-56320).toString(16).toUpperCase()}>`:`<${k(e)\
}>`};var b=e=>re(e,{prose:!0});var[S,$]=[560,150],y=["open","merged","closed"];function ie({history:e}){let n=an(e),t=i("section.panel.burndown",{"aria-label":"\
Over time"},i("h2","Over time")),r=n.at(-1);if(!r)return t.append(i("p.note","No pull request was opened yet.")),t;let o=y.map(u=>`${p(r[u])} ${u}`).join(", "),\
s=y.map(u=>i("span",{class:`legend ${u}`},u)),a=i("details",i("summary","As a table"));return a.addEventListener("toggle",()=>a.append(dn(n)),{once:!0}),t.appen\
d(ln(n,o),i("p.note",...s,i("span.days",`${n[0]?.day??""} to ${r.day}`)),a),t}function an(e){let[n,t,r]=[0,0,0];return e.map(o=>(t+=o.merged,r+=o.closed,n+=o.op\
ened-o.merged-o.closed,{day:o.day,open:n,merged:t,closed:r}))}var un="http://www.w3.org/2000/svg";function se(e,n){let t=document.createElementNS(un,e);for(let[\
r,o]of Object.entries(n))t.setAttribute(r,o);return t}function ln(e,n){let t=e.map(({day:c})=>Date.parse(c)),[r=0,o=0]=[t[0],t.at(-1)],s=Math.max(1,...e.flatMap\
(c=>y.map(d=>c[d]))),a=c=>o===r?S:((t[c]??0)-r)/(o-r)*S,u=c=>$-c/s*($-12),l=se("svg",{viewBox:`0 0 ${S} ${$}`,role:"img","aria-label":n,preserveAspectRatio:"non\
e"});for(let c of y){let d=e.flatMap((f,g)=>{let m=g===0?0:e[g-1]?.[c]??0;return[`${a(g).toFixed(1)},${u(m).toFixed(1)}`,`${a(g).toFixed(1)},${u(f[c]).toFixed(1\
)}`]});l.append(se("polyline",{class:c,points:`0,${$} ${d.join(" ")} ${S},${u(e.at(-1)?.[c]??0).toFixed(1)}`}))}return l}var cn=400;function dn(e){let n=o=>i("t\
d.number",o),t=e.slice(-cn).map(o=>i("tr",i("th",{scope:"row"},o.day),...y.map(s=>n(p(o[s]))))),r=["Day",...y].map(o=>i("th",{scope:"col"},o));return i("table",\
i("thead",i("tr",...r)),i("tbody",...t))}var ue=12e3,T=new WeakMap,C=new Set,M=ue,pn=()=>M===Number.POSITIVE_INFINITY,ae=new IntersectionObserver(e=>{for(let{is\
Intersecting:n,target:t}of e)t instanceof HTMLElement&&(n?(C.delete(t),x(t)):T.has(t)||C.add(t));pe()},{rootMargin:"900px"});function le(e,n,t){de(e,n,t),ae.uno\
bserve(e),ae.observe(e),pn()&&x(e)}function x(e){let n=T.get(e);n&&(T.delete(e),e.classList.remove("blank"),e.style.height="",e.replaceChildren(...n()))}functio\
n ce(){addEventListener("beforeprint",()=>{for(M=Number.POSITIVE_INFINITY;;){let e=document.querySelectorAll(".blank");if(e.length===0)return;e.forEach(x)}}),ad\
dEventListener("afterprint",()=>{M=ue,pe()})}function de(e,n,t){if(T.set(e,n),e.classList.add("blank"),e instanceof HTMLTableSectionElement){let r=i("td");r.sty\
le.height=`${t??0}px`,e.replaceChildren(i("tr.spacer",r))}else t!==void 0&&(e.style.height=`${t}px`),e.replaceChildren()}function pe(){if(document.getElementsBy\
TagName("*").length<=M)return;let e=[...C].filter(n=>n.isConnected&&!n.contains(document.activeElement)).map(n=>({one:n,height:n.getBoundingClientRect().height}\
));e.sort(({one:n},{one:t})=>fn(n,t)?1:-1);for(let{one:n,height:t}of e){let r=[...n.childNodes];de(n,()=>r,t)}C.clear()}var fn=(e,n)=>(e.compareDocumentPosition\
(n)&Node.DOCUMENT_POSITION_FOLLOWING)!==0;var[H,gn]=[100,31],mn=["failed","conflict","unreachable","open","closed","waiting","not-needed","merged"],F=[{name:"Re\
pository",key:({repository:e})=>e.toLowerCase(),cell:({repository:e})=>b(e)},{name:"State",key:({state:e})=>mn.indexOf(e),cell:({state:e})=>i("span",{class:`sta\
te ${e}`},e)},{name:"Pull request",key:({pull:e})=>e?.number??0,cell:({pull:e})=>e?bn(e.url,`#${e.number}`):""},{name:"Checks",key:({checks:e="none",failing:n=[\
]})=>`${e} ${n.join()}`,cell:({checks:e,failing:n=[]})=>b([e??"",n.join(", ")].filter(Boolean).join(": "))},{name:"Days",key:({age_days:e=-1})=>e,cell:({age_day\
s:e})=>e===void 0?"":p(e)},{name:"Reviewers",key:({reviewers:e=[]})=>e.join(),cell:({reviewers:e=[]})=>b(e.join(", "))},{name:"Remarks",key:({reason:e=""})=>e,c\
ell:({reason:e=""})=>b(e)}],bn=(e,n)=>/^https?:\\/\\//.test(e)?i("a",{href:e,rel:"noreferrer"},n):n;function fe(e){let n=new Map(e.map(f=>[f,hn(f)])),t=i("input",\
{type:"search",placeholder:"Search","aria-label":"Search repositories"}),r=i("output",{"aria-live":"polite"}),o=i("table.repositories"),s={column:1,isDown:!1},a\
=F.map(({name:f},g)=>{let m=i("button",{type:"button"},f);return m.addEventListener("click",()=>{s.isDown=s.column===g&&!s.isDown,s.column=g,l()}),i("th",{scope\
:"col"},m)}),u=i("thead",i("tr",...a)),l=()=>{let f=t.value.trim().toLowerCase(),g=e.filter(m=>n.get(m)?.includes(f));r.textContent=`${p(g.length)} of ${p(e.len\
gth)}`;for(let[m,w]of a.entries())w.setAttribute("aria-sort",m===s.column?s.isDown?"descending":"ascending":"none");o.replaceChildren(u,...kn(yn(g,s)))};t.addEv\
entListener("input",l),ce(),l();let c=i("section.all",{"aria-label":"Repositories"},i("div.bar",i("h2","Repositories"),t,r),i("div.scroll",{tabindex:"0",role:"g\
roup","aria-label":"Table of repositories"},o));return{root:c,search:f=>{t.value=f,l(),c.scrollIntoView({block:"start"})}}}var hn=e=>[e.repository,e.state,e.che\
cks,e.obstacle,...e.failing??[],...e.reviewers??[],e.reason].join(`\n`).toLowerCase();function yn(e,{column:n,isDown:t}){let{key:r}=F[n],o=e.map(a=>({row:a,by:r(\
a)}));o.sort((a,u)=>a.by<u.by?-1:a.by>u.by?1:0);let s=o.map(({row:a})=>a);return t?s.reverse():s}function kn(e){let n=Array.from({length:Math.ceil(e.length/H)},\
(t,r)=>{let o=e.slice(r*H,(r+1)*H),s=i("tbody");return le(s,()=>o.map(xn),o.length*gn),s});return n[0]&&x(n[0]),n}var xn=e=>i("tr",...F.map(({cell:n},t)=>i(t===\
0?"th.name":"td",n(e))));function wn(e){let n=fe(e.repositories),t=[Ln,En,Sn,$n].map(r=>r(e.repositories,n.search));document.getElementById("app")?.append(vn(e)\
,...(e.problems??[]).map(({message:r})=>i("p.problem",{role:"note"},b(r))),i("div.panels",ie(e),...t.filter(r=>r!==void 0)),n.root)}function vn({title:e,totals:\
n,at:t}){let{repositories:r,failing:o,...s}=n,a=Object.entries(s).flatMap(([l,c])=>c>0?[i("span",{class:`count ${l}`},i("b",p(c)),` ${l}`)]:[]),u=i("time",{date\
time:t},`${t.slice(0,16).replace("T"," ")} UTC`);return i("header.head",i("h1",b(e)),i("p.counts",...a,o>0?i("span.count.failed",i("b",p(o))," with failing chec\
ks"):void 0),i("p.note",`${U(r,"repository","repositories")}, as of `,u))}var A=8;function R(e,n){if(n.length===0)return;let t=n.length-A,r=t>0?i("li.note",`and\
 ${p(t)} more`):void 0;return i("section.panel",{"aria-label":e},i("h2",e),i("ul",...n.slice(0,A),r))}function N(e,n,t){let r=i("button",{type:"button"},b(e));r\
eturn r.addEventListener("click",t),i("li",r,i("span.number",p(n)))}function Ln(e,n){let t=_(e.flatMap(({failing:r=[]})=>r));return R("Failing checks",t.map(([r\
,o])=>N(r,o,()=>n(r))))}function En(e,n){let r=[...e.filter(({state:o,pull:s})=>s&&o!=="merged"&&o!=="closed")].sort((o,s)=>(s.age_days??0)-(o.age_days??0)).sli\
ce(0,A);return R("Oldest open, in days",r.map(({repository:o,age_days:s=0})=>N(o,s,()=>n(o))))}function Sn(e,n){let t=e.filter(({state:s,pull:a})=>!a&&s!=="wait\
ing"),o=[...Map.groupBy(t,({repository:s,state:a,reason:u=a})=>u.replaceAll(s,"\u2026"))].sort(([,s],[,a])=>a.length-s.length).map(([s,a])=>N(s,a.length,()=>n(a[0]?.\
obstacle??a[0]?.reason??s)));return R("Skipped, and why",o)}function $n(e,n){let t=({state:u})=>u!=="merged"&&u!=="not-needed"&&u!=="closed",r=_(e.filter(t).map\
(({repository:u})=>`${u.split("/")[0]??""}/`)),o=_(e.flatMap(({reviewers:u=[]})=>u)),s=D(o.map(([u,l])=>`${u} (${p(l)})`),A),a=R("Owners, with what is left",r.m\
ap(([u,l])=>N(u,l,()=>n(u))));return s!==""&&a?.append(i("p.note",`Asked for a review: ${b(s)}`)),a}function _(e){let n=new Map;for(let t of e)n.set(t,(n.get(t)\
??0)+1);return[...n].sort(([t,r],[o,s])=>s-r||(t<o?-1:1))}var[ge]=P("status");ge&&W(ge).then(e=>wn(e));})();',o=':root{color-scheme:light dark;--text: light-dar\
k(#1f2328, #e6edf3);--faint: light-dark(#59636e, #9aa4b0);--line: light-dark(#d8dee4, #30363d);--ground: light-dark(#f6f8fa, #0d1117);--card: light-dark(#ffffff\
, #151b23);--raised: light-dark(#f3f5f8, #1b222c);--link: light-dark(#0757ba, #6cb6ff);--plus: light-dark(#116329, #57d364);--minus: light-dark(#b01e28, #ff8e87\
);--amber: light-dark(#7a4b00, #e3b341);--plus-ground: light-dark(#dafbe1, #12261b);--minus-ground: light-dark(#ffebe9, #2c1619);--amber-ground: light-dark(#fff\
8e1, #272115);--mono: ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, "Liberation Mono", monospace;--gone-row: light-dark(#ffebe9, #25171c);--gone-nu\
mber: light-dark(#ffd7d5, #3a1d22);--gone-word: light-dark(#ffb8b2, #732e34);--new-row: light-dark(#e6ffec, #12261e);--new-number: light-dark(#ccf5d7, #163425);\
--new-word: light-dark(#9be9ac, #1f6a3a);--blue-ground: light-dark(#ddf4ff, #16263c);--purple-ground: light-dark(#f3e8ff, #271f3d);--purple: light-dark(#6e3ccb,\
 #c297ff);--code: 12.5px / 20px var(--mono);--bar: 3.2rem}:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}*{box-sizing:borde\
r-box}body{margin:0;background:var(--ground);color:var(--text);font:15px/1.5 system-ui,-apple-system,Segoe UI,sans-serif}main{max-width:1760px;margin:0 auto;pad\
ding:.9rem 1.5rem 4rem}a{color:var(--link);text-underline-offset:.15em}code,pre,kbd{font-family:var(--mono);font-size:.875em}code{unicode-bidi:isolate}pre{margi\
n:.25rem 0;padding:.5rem .75rem;overflow-x:auto;border-radius:6px;background:var(--raised)}button,select,input{padding:.3rem .6rem;border:1px solid var(--line);\
border-radius:6px;background:var(--card);color:var(--text);font:inherit;font-size:.9rem}button{cursor:pointer}button:hover{border-color:var(--faint)}:focus-visi\
ble{outline:2px solid var(--link);outline-offset:1px}summary{cursor:pointer}.plus{color:var(--plus)}.minus{color:var(--minus)}.card[hidden],.bar [hidden]{displa\
y:none}::highlight(found){background:light-dark(#ffe066,#8a6d00);color:light-dark(#1f2328,#ffffff)}.copy{padding:0 .3rem;border-color:transparent;background:non\
e;color:var(--faint);font-size:.85rem;line-height:1.3}.copy:before{display:inline-block;width:.5rem;height:.6rem;margin:0 .2rem 0 0;border:1.5px solid;border-ra\
dius:2px;box-shadow:.18rem -.18rem 0 -1px var(--card),.18rem -.18rem;content:""}.copy[data-done]:after{content:attr(data-done)}.copy:hover{border-color:var(--li\
ne);color:var(--text)}dialog{padding:1rem 1.5rem;border:1px solid var(--line);border-radius:10px;background:var(--card);color:var(--text)}dialog::backdrop{backg\
round:#00000073}dialog h2{margin:0 0 .5rem;font-size:1.05rem}dialog dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dialog dd{margin:0}kbd\
{margin-right:.2rem;padding:0 .35rem;border:1px solid var(--line);border-radius:4px;background:var(--raised)}.head h1{margin:0;font-size:1.35rem;overflow-wrap:a\
nywhere}.head p{margin:.3rem 0}.note{color:var(--faint);font-size:.9rem}.problem{padding:.4rem .9rem;border-left:3px solid var(--amber);background:var(--amber-g\
round)}.counts{display:flex;flex-wrap:wrap;gap:0 1rem}.count.failed b{color:var(--minus)}.count.merged b{color:var(--plus)}.panels{display:grid;grid-template-co\
lumns:repeat(auto-fit,minmax(min(15rem,100%),1fr));gap:.9rem;margin:.8rem 0}.panel{padding:.5rem .9rem;border:1px solid var(--line);border-radius:8px;background\
:var(--card)}.bar h2{margin:0;color:var(--faint);font-size:.85rem}.panel h2{margin:0 0 .3rem;color:var(--faint);font-size:.85rem}.panel ul{margin:0;padding:0;li\
st-style:none}thead button{padding:.1rem 0;border-color:transparent;background:none;color:var(--faint)}.panel li{display:flex;gap:.6rem;justify-content:space-be\
tween;align-items:baseline;font-size:.9rem}.panel li button{padding:.1rem 0;border-color:transparent;background:none;color:var(--link);text-align:left;overflow-\
wrap:anywhere}.number{font-variant-numeric:tabular-nums;text-align:right}.burndown svg{display:block;width:100%;height:150px}polyline{fill:none;stroke:var(--fai\
nt);stroke-width:2;vector-effect:non-scaling-stroke}polyline.open{stroke:var(--link)}polyline.merged{stroke:var(--plus)}polyline.closed{stroke-dasharray:4 3}.da\
ys{white-space:nowrap}.legend{margin-right:1rem;white-space:nowrap}.legend:before{display:inline-block;width:1rem;height:0;margin-right:.3rem;border-top:2px sol\
id var(--faint);vertical-align:middle;content:""}.legend.open:before{border-color:var(--link)}.legend.merged:before{border-color:var(--plus)}.legend.closed:befo\
re{border-top-style:dashed}.bar{position:sticky;z-index:2;top:0;display:flex;gap:.8rem;align-items:center;padding:.5rem 0;background:var(--ground)}.bar input{fl\
ex:1;min-width:6rem}.bar output{color:var(--faint);font-size:.85rem}.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse;background:var(--card);fon\
t-size:.9rem}th,td{padding:.25rem .7rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;font-weight:400;overflow-wrap:anywhere}thead th{w\
hite-space:nowrap}[aria-sort=ascending] button:after{content:" \u2191"}[aria-sort=descending] button:after{content:" \u2193"}.state.failed,.state.unreachable{color:var(--\
minus)}.state.conflict{color:var(--amber)}.state.merged{color:var(--plus)}.repositories .name{min-width:11rem}@media(max-width:600px){main{padding-inline:.75rem\
}.repositories thead tr{display:flex;flex-wrap:wrap}.repositories tbody:not(.blank) tr{display:block;padding:.35rem .7rem;border-bottom:1px solid var(--line)}.r\
epositories tbody:not(.blank) :is(th,td){display:inline;padding:0 .5rem 0 0;border:0}.repositories tbody:not(.blank) :is(.name,td:last-child){display:block}.rep\
ositories tbody:not(.blank) td:empty{display:none}.repositories tbody:not(.blank) td:nth-child(5):before{content:"days: "}.repositories tbody:not(.blank) td:nth\
-child(6):before{content:"reviewers: "}}';var v=e=>n({title:e.title,script:a,style:o,fallback:p(e),data:[["status",e]]});function p({title:e,totals:i}){let{repositories:l,
...s}=i,u=Object.entries(s).map(([d,c])=>`<li>${d}: ${c}</li>`);return`<h1>${r(t(e))}</h1><p>${l} repositories</p><ul>${u.join("")}</ul><p>The repositories are \
drawn by the script of this page, which is switched off.</p>`}export{v as campaignPage};
