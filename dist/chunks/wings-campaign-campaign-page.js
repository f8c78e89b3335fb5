import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as n}from"./browser-document.js";import{core_text_neutralise$b as t,
core_text_neutralise$e as r}from"./start.js";import"./start.js";import"./hook.js";import"./hook.js";var a='"use strict";(()=>{var U=(e,t,n=`${t}s`)=>`${p(e)} ${\
e===1?t:n}`,p=e=>`${e}`.replace(/\\B(?=(?:\\d{3})+$)/g,","),D=(e,t,n=", ")=>`${e.slice(0,t).join(n)}${e.length>t?` and ${p(e.length-t)} more`:""}`;var k=e=>`U+${e\
.codePointAt(0).toString(16).toUpperCase().padStart(4,"0")}`;function i(e,...[t,...n]){let[r,...o]=e.split("."),s=document.createElement(r);o.length>0&&(s.class\
Name=o.join(" "));let a=typeof t!="object"||t instanceof Node;for(let[u,c]of a?[]:Object.entries(t))c!==void 0&&s.setAttribute(u,c);return s.append(...[...a?[t]\
:[],...n].filter(u=>u!==void 0)),s}var P=e=>[...document.querySelectorAll(`script[data-name="${e}"]`)];async function W(e){let t=Uint8Array.from(atob(e.textCont\
ent??""),r=>r.charCodeAt(0)),n=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return JSON.parse(await new Response(n).text())}functi\
on Y(e,t=n=>e.toLowerCase().split(/\\W+/).includes(n)){return L(e)?[]:[...O(e),...Se(e),...Pe(e,t)].sort((n,r)=>n.at-r.at)}function O(e){if(L(e))return[];let t=[\
];for(let{0:n,index:r}of e.matchAll(q))pe(e,r,n)||t.push({at:r,length:n.length,...xe(n)});return t}var L=e=>de.test(e),de=/^[\\t\\n -~]*$/,q=new RegExp("(?![\\\\t\\\\\
n])[\\\\p{Cc}\\\\p{Cf}\\\\p{Cs}\\\\p{Zl}\\\\p{Zp}\\\\p{Default_Ignorable_Code_Point}\\\\u2800]|(?! )\\\\p{Zs}","gu");function pe(e,t,n){if(!ye.test(n))return!1;let r=e.slice(Ma\
th.max(0,t-16),t),o=e.slice(t+n.length,t+n.length+16);return n==="\uFE0F"||n==="\uFE0E"?new RegExp("\\\\p{Extended_Pictographic}$","u").test(r)||/[\\d#*]$/.test(r)&&o.starts\
With("\u20E3"):/[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]/u.test(n)?new RegExp("\\\\p{sc=Han}$","u").test(r):/[\\u{e0020}-\\u{e007f}]/u.test(n)?/\\u{1f3f4}[\\u{e0020}-\\u{e007e}]*\
$/u.test(r):/[\\u180b-\\u180d]/.test(n)?new RegExp("\\\\p{sc=Mongolian}$","u").test(r):/[\\u00a0\\u202f]/.test(n)?fe(r,o):n==="\u3000"?ge(r,o):/[\\u061c\\u200e\\u200f]/.test(\
n)?be(r,o):n==="\u200B"?j.test(r.slice(-1))&&j.test(o):n==="\u200D"&&new RegExp("\\\\p{Extended_Pictographic}\\\\ufe0f?$|\\\\p{EMod}$","u").test(r)?new RegExp("^\\\\p{Extended_Pi\
ctographic}","u").test(o):B.test(r.slice(-1))&&(B.test(o)||n==="\u200D"&&ke.test(r))}var fe=(e,t)=>e.endsWith("\xAB")||t.startsWith("\xBB")||/(?:^|[\\s>"\'\xAB\u201C\u2018(*#\u2019,-])[\\p{L}\u2019\
\'-]+$/u.test(e)&&/^[?!]+(?:$|[\\s"\'\u2019\u201D\xBB<)*_`])/.test(t)||/\\d$/.test(e)&&/^(?:[%\u20AC$\xA3\xB0]|\\d{3}(?!\\d))/.test(t),ge=(e,t)=>{let[n,r]=[e.replace(/[ \\u3000]+$/,"").slice(\
-1),t.replace(/^[ \\u3000]+/,"").charAt(0)];return[n,r].some(o=>me.test(o))||/["\'`/[|s]/.test(n)&&/["\'`/\\]|+*]/.test(r)},me=/[\\p{sc=Han}\\p{sc=Hangul}\\u3001-\\u30f\
f\\uff01-\\uffee]/u,be=(e,t)=>{let[n,r]=[new RegExp("(?:\\\\p{L})?[^\\\\p{L}]*$","u").exec(e),new RegExp("^[^\\\\p{L}]*\\\\p{L}?","u").exec(t)];return[n,r].some(s=>s!==nu\
ll&&he.test(s[0]))&&!(/\\w$/.test(e)&&/^\\w/.test(t))},he=/[\\p{sc=Hebrew}\\p{sc=Arabic}\\p{sc=Syriac}\\p{sc=Thaana}\\p{sc=Nko}\\p{sc=Adlam}]/u,ye=/\\u061c|[\\u180b-\\u180\
e\\u200b\\u200c\\u200e\\u200f\\u202f\\u3000]|\\u00a0|\\u200d|[\\ufe00-\\ufe02]|\\ufe0e|\\ufe0f|[\\u{e0020}-\\u{e007f}]|[\\u{e0100}-\\u{e01ef}]/u,B=/^[\\p{sc=Arabic}\\p{sc=Devanag\
ari}\\p{sc=Bengali}\\p{sc=Tamil}\\p{sc=Telugu}\\p{sc=Kannada}\\p{sc=Malayalam}\\p{sc=Sinhala}\\p{sc=Mongolian}\\p{sc=Gujarati}\\p{sc=Gurmukhi}\\p{sc=Oriya}]/u,j=/^[\\p{sc=\
Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}]/u,ke=/[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca]$/;function xe(e){let t=e.codePointAt(0);if(t>=56\
448&&t<=56575)return{kind:"byte",name:`0x${G(t-56320)}`,about:"a byte that is not UTF-8"};let n=k(e),r=Le[G(t)],o=we(e);return r?{kind:o,name:r[0],about:`${n}, \
${r[1]}`}:{kind:o,name:n,about:Ee[o]}}var we=e=>ve.test(e)?"bidi":new RegExp("\\\\p{Zs}","u").test(e)?"blank":new RegExp("\\\\p{Cc}","u").test(e)?"control":"invisib\
le",ve=/[\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]/,Ee={bidi:"turns the direction of text",invisible:"an invisible character",control:"a control character",\
byte:"a byte that is not UTF-8",blank:"a blank that is no space","look-alike":"looks like another character"},G=e=>e.toString(16).toUpperCase(),[h,z]=["turns th\
e direction of text","ends a turned direction"],v="Hangul filler, a letter that is not seen",Le={D:["CR","carriage return"],0:["NUL","null"],"1B":["ESC","escape\
"],A0:["NBSP","no-break space"],AD:["SHY","soft hyphen"],"34F":["CGJ","an invisible joiner"],"61C":["ALM","Arabic letter mark"],"115F":["HCF",v],1160:["HJF",v],\
"200B":["ZWSP","zero-width space"],"200C":["ZWNJ","zero-width non-joiner"],"200D":["ZWJ","zero-width joiner"],2060:["WJ","word joiner"],"200E":["LRM","left-to-r\
ight mark"],"200F":["RLM","right-to-left mark"],"202A":["LRE",h],"202B":["RLE",h],"202C":["PDF",z],"202D":["LRO",h],"202E":["RLO",h],2066:["LRI",h],2067:["RLI",\
h],2068:["FSI",h],2069:["PDI",z],"202F":["NNBSP","narrow no-break space"],2800:["BRAILLE","blank Braille pattern"],3e3:["IDSP","ideographic space"],3164:["HF",v\
],FEFF:["BOM","byte order mark"],FFA0:["HHF",v]},Se=e=>Array.from(e.matchAll(V)).flatMap(({0:t,index:n})=>{let r=Oe(t);return e.startsWith("\uFE0F",n+t.length)?[]:r=\
==void 0||He(t)&&_e(e,n,r)?[]:$e(e,n,t)||Te(e,n,t)?[]:[X(t,n,r)]}),V=/[\\u01c0\\u01c3\\u02b9\\u02bc\\u02d0\\u037e\\u0589\\u05c3\\u06d4\\u1fef\\u2010\\u2011\\u2024\\u2044\\u210\
0-\\u214f\\u2160-\\u217f\\u2215\\u2217\\u2223\\u2236\\u29f8\\ua789\\ufe50-\\ufe6b\\uff01-\\uff5e\\uffe8\\u{1d400}-\\u{1d7ff}\\u{1fbf0}-\\u{1fbf9}]/gu,$e=(e,t,n)=>{let r=Ie[n];ret\
urn r?(e.match(r)?.length??0)>=3:/[\\u02b9\\u02bc]/.test(n)&&/[^\\0-\\u02ff]/.test(e.slice(Math.max(0,t-1),t))};function Te(e,t,n){if(Ce.test(n))return Me.test(e);l\
et[r,o]=[e.slice(Math.max(0,t-2),t),e.slice(t+n.length)],s=!Ae.test(r)&&o.search(N)!==0;return n.search(N)!==0||!s?!1:Re.test(n)||!(new RegExp("(?!\\\\p{Lm})[\\\\p{\
L}\\\\p{Nd}_]$","u").test(r)||new RegExp("^(?!\\\\p{Lm})[\\\\p{L}\\\\p{Nd}_]","u").test(o))}var Ce=/[\\u2044\\u2212\\u2215\\u2217\\u2223\\u2236\\u29f8]/,Me=/[\\u0391-\\u03c9\\u20\
70-\\u209f\\u2102\\u2113\\u2115\\u2119-\\u211d\\u2124\\u2190-\\u21ff\\u2200-\\u2211\\u2213\\u2214\\u2218-\\u2222\\u2224-\\u2235\\u2237-\\u22ff\\u27c0-\\u27ff\\u2980-\\u29f7\\u2a00-\\u2a\
ff\\u{1d400}-\\u{1d7ff}]/u,N=/[\\u2102-\\u2129\\u212b-\\u2138\\u2145-\\u2149\\u{1d400}-\\u{1d7ff}]/u,Ae=new RegExp(`${N.source}$`,"u"),Re=/[\\u2102\\u210d\\u2115\\u2119\\u211a\
\\u211d\\u2124\\u2145-\\u2149\\u{1d538}-\\u{1d56b}\\u{1d7d8}-\\u{1d7e1}]/u,Ie={"\u0589":new RegExp("\\\\p{sc=Armenian}","gu"),"\u05C3":new RegExp("\\\\p{sc=Hebrew}","gu"),"\u06D4":new Reg\
Exp("\\\\p{sc=Arabic}","gu")},Ne={\u01C0:"|",\u01C3:"!","\u02B9":"\'",\u02BC:"\'",\u02D0:":","\u0589":":","\u05C3":":","\u06D4":"-","\u2010":"-","\u2011":"-","\u2044":"/","\u2212":"-","\u2215":"/","\u2217":"*","\u2223":"|","\u2236":":","\u29F8":"/",\
"\uA789":":","\uFFE8":"|"},Oe=e=>{let t=E[e]??Ne[e]??(e.search(V)===0?e.normalize("NFKC"):"");return/^[!-~]$/.test(t)?t:void 0},He=e=>e>="\uFF01"&&e<="\uFF5E",_e=(e,t,n)=>/^.-[\\uff\
01-\\uff5e]/.test(e.slice(t))||/[\\uff01-\\uff5e]-$/.test(e.slice(Math.max(0,t-2),t))||(/\\w/.test(n)?Fe.test(e.slice(Math.max(0,t-40),t))||Ue.test(e.slice(t+1,t+41\
)):De.test(e)),[Fe,Ue]=[/[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\u3000-\\u303f][\\uff01-\\uffee]*$/u,/^[\\uff01-\\uffee]*[\\p{sc=Han}\\p{sc=Hiragana}\\p{\
sc=Katakana}\\p{sc=Hangul}\\u3000-\\u303f]/u],De=/[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\u3000-\\u303f]/u,Pe=(e,t)=>{if(!/[^\\0-\\u02ff]/.test(e)&&!ze\
.test(e))return[];let n=(e.match(/[A-Za-z]/g)?.length??0)>(e.match(Ke)?.length??0);return Array.from(e.matchAll(Be)).flatMap(({0:r,index:o})=>{let s=Array.from(\
r.matchAll(/[^\\0-\\x7f]/gu)).filter(([d])=>/[\\p{L}\\p{N}]/u.test(d));if(s.length===0||!s.every(([d])=>d in E||We.test(d)))return[];let a=/[A-Za-z]/.test(r),u=a||n\
?r.length>=je&&t(Ge(r)):!1,c=s.flatMap(([d])=>K.test(d)?[]:d),l=n&&(a||Je(c));return s.flatMap(({0:d,index:f})=>{let g=u||l&&!K.test(d),m=E[d];if(!g)return[];le\
t w=X(d,o+f,m??"");return[m===void 0?{...w,about:"a letter of another script than its word"}:w]})})},We=/[\\p{sc=Coptic}\\p{sc=Deseret}\\p{sc=Cherokee}\\p{sc=Lisu}\\\
p{sc=Gothic}\\p{sc=Old_Italic}\\p{sc=Osage}]/u,Be=/(?<=\\\\[a-z])[\\p{L}\\p{N}\\p{M}_]+|(?<![\\\\\\p{L}\\p{N}\\p{M}_])[\\p{L}\\p{N}\\p{M}_]+|(?<=\\\\)(?![a-z])[\\p{L}\\p{N}\\p{M}_]\
+/gu,je=3,Ge=e=>e.replace(/[^\\0-\\x7f]/gu,t=>E[t]??t).toLowerCase(),ze=/[\\u0131\\u017f\\u0180-\\u02af]/,Ke=/[^\\p{scx=Latin}\\p{scx=Common}\\p{scx=Inherited}]/gu,Je=e=\
>e.length>0&&e.map(Ze).reduce((t,n)=>t.filter(r=>n.includes(r))).length===0,K=new RegExp("\\\\p{scx=Latin}","u"),Ze=e=>{let t=J.get(e);if(t)return t;let n=Ye.filt\
er(r=>qe(r).test(e));return J.set(e,n),n},J=new Map,Ye="Armenian Cherokee Coptic Cyrillic Greek Lisu".split(" "),qe=e=>{let t=Z.get(e)??new RegExp(`\\\\p{scx=${e}\
}`,"u");return Z.set(e,t),t},Z=new Map,X=(e,t,n)=>({at:t,length:e.length,kind:"look-alike",name:k(e),about:`looks like ${n}, and is another character`}),E=Objec\
t.fromEntries([["\u0410\u0412\u0415\u041A\u041C\u041D\u041E\u0420\u0421\u0422\u0425\u0406\u0408\u0405","ABEKMHOPCTXIJS"],["\u0430\u0435\u043E\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04BB\u0501\u051B\u051D","aeopcyxijshdqw"],["\u0423\u04AE\u04C0\u04CF\u050C\u051A\u051C\u0474\u0475\u043A\u043C\u0442\u0432\u043D\u0433\u0451\u0457","YYIlGQWVvkmtbhrei"],["\u0391\u0392\u0395\u0396\u0397\u0399\u039A\u039C\u039D\u039F\u03A1\u03A4\u03A5\u03A7\u037F","ABEZHIKMNOP\
TYXJ"],["\u03B1\u03B3\u03B7\u03B9\u03BA\u03BD\u03BF\u03C1\u03C4\u03C5\u03C7\u03C9\u03F2\u03F3","aynikvoptuxwcj"],["\u0555\u054D\u053C\u054F\u0578\u057D\u0570\u0585\u0581\u0566\u0575\u0563","OULSnuhogqjq"],["\u13AA\u13A0\u13A1\u13A2\u13B3\u13DA\u13A9\u13BB\u13C0\u13C3\u13CF\u13D9\u13DE\u13DF\u13E2\u13F4","ADRTWSYHGZbVLCPB"],["\uA4D0\uA4D1\uA4D3\uA4D4\uA4D6\uA4D7\uA4D9\uA4DA\uA4DC\uA4DD\uA4DF\uA4E0\uA4E1","BPDTGKJCZFMNL"],["\uA4E2\uA4E3\uA4E6\uA4E7\uA4EA\uA4EB\uA4EC\uA4EE\uA4F0\
\uA4F2\uA4F3\uA4F4","SRVHWXYAEIOU"],["\u0966\u09E6\u0A66\u0AE6\u0B66\u0B20\u0BE6\u0C66\u0CE6\u0D66\u0D20\u101D\u1040","ooooooooooooo"],["\u0131\u0251\u0261\u0269\u028F\u1D04\u1D0F\u1D1C\u1D20\u1D21\u1D22\uA731\u017F","iagiycouvwzsf"]].flatMap(([e,t])=>Array.from(e,(n,r)=>[n,t.charAt(r)])));function Q(e,{\
blanks:t=!1,prose:n=!1}={}){let r=L(e)?e:n?Ve(e):e.split(`\n`).map(Xe).join(`\n`);return t?r.replaceAll("	","\u2192").replaceAll(" ","\xB7"):r}var Ve=e=>ee(e,O(e).filter(\
({kind:t})=>t!=="blank")),Xe=e=>ee(e,Y(e));function ee(e,t){if(t.length===0)return e;let[n,r]=["",0];for(let{at:o,length:s}of t)o<r||(n+=e.slice(r,o)+Qe(e.slice\
(o,o+s)),r=o+s);return n+e.slice(r)}var Qe=e=>{if(e==="\\r")return"<CR>";let t=e.codePointAt(0);return t>=56448&&t<=56575?`<0x${(t-56320).toString(16).toUpperCas\
e()}>`:`<${k(e)}>`};var b=e=>Q(e,{prose:!0});var[S,$]=[560,150],y=["open","merged","closed"];function ne({history:e}){let t=et(e),n=i("section.panel.burndown",{\
"aria-label":"Over time"},i("h2","Over time")),r=t.at(-1);if(!r)return n.append(i("p.note","No pull request was opened yet.")),n;let o=y.map(u=>`${p(r[u])} ${u}\
`).join(", "),s=y.map(u=>i("span",{class:`legend ${u}`},u)),a=i("details",i("summary","As a table"));return a.addEventListener("toggle",()=>a.append(ot(t)),{onc\
e:!0}),n.append(nt(t,o),i("p.note",...s,i("span.days",`${t[0]?.day??""} to ${r.day}`)),a),n}function et(e){let[t,n,r]=[0,0,0];return e.map(o=>(n+=o.merged,r+=o.\
closed,t+=o.opened-o.merged-o.closed,{day:o.day,open:t,merged:n,closed:r}))}var tt="http://www.w3.org/2000/svg";function te(e,t){let n=document.createElementNS(\
tt,e);for(let[r,o]of Object.entries(t))n.setAttribute(r,o);return n}function nt(e,t){let n=e.map(({day:l})=>Date.parse(l)),[r=0,o=0]=[n[0],n.at(-1)],s=Math.max(\
1,...e.flatMap(l=>y.map(d=>l[d]))),a=l=>o===r?S:((n[l]??0)-r)/(o-r)*S,u=l=>$-l/s*($-12),c=te("svg",{viewBox:`0 0 ${S} ${$}`,role:"img","aria-label":t,preserveAs\
pectRatio:"none"});for(let l of y){let d=e.flatMap((f,g)=>{let m=g===0?0:e[g-1]?.[l]??0;return[`${a(g).toFixed(1)},${u(m).toFixed(1)}`,`${a(g).toFixed(1)},${u(f\
[l]).toFixed(1)}`]});c.append(te("polyline",{class:l,points:`0,${$} ${d.join(" ")} ${S},${u(e.at(-1)?.[l]??0).toFixed(1)}`}))}return c}var rt=400;function ot(e)\
{let t=o=>i("td.number",o),n=e.slice(-rt).map(o=>i("tr",i("th",{scope:"row"},o.day),...y.map(s=>t(p(o[s]))))),r=["Day",...y].map(o=>i("th",{scope:"col"},o));ret\
urn i("table",i("thead",i("tr",...r)),i("tbody",...n))}var oe=12e3,T=new WeakMap,C=new Set,M=oe,st=()=>M===Number.POSITIVE_INFINITY,re=new IntersectionObserver(\
e=>{for(let{isIntersecting:t,target:n}of e)n instanceof HTMLElement&&(t?(C.delete(n),x(n)):T.has(n)||C.add(n));ue()},{rootMargin:"900px"});function se(e,t,n){ae\
(e,t,n),re.unobserve(e),re.observe(e),st()&&x(e)}function x(e){let t=T.get(e);t&&(T.delete(e),e.classList.remove("blank"),e.style.height="",e.replaceChildren(..\
.t()))}function ie(){addEventListener("beforeprint",()=>{for(M=Number.POSITIVE_INFINITY;;){let e=document.querySelectorAll(".blank");if(e.length===0)return;e.fo\
rEach(x)}}),addEventListener("afterprint",()=>{M=oe,ue()})}function ae(e,t,n){if(T.set(e,t),e.classList.add("blank"),e instanceof HTMLTableSectionElement){let r\
=i("td");r.style.height=`${n??0}px`,e.replaceChildren(i("tr.spacer",r))}else n!==void 0&&(e.style.height=`${n}px`),e.replaceChildren()}function ue(){if(document\
.getElementsByTagName("*").length<=M)return;let e=[...C].filter(t=>t.isConnected&&!t.contains(document.activeElement)).map(t=>({one:t,height:t.getBoundingClient\
Rect().height}));e.sort(({one:t},{one:n})=>it(t,n)?1:-1);for(let{one:t,height:n}of e){let r=[...t.childNodes];ae(t,()=>r,n)}C.clear()}var it=(e,t)=>(e.compareDo\
cumentPosition(t)&Node.DOCUMENT_POSITION_FOLLOWING)!==0;var[H,at]=[100,31],ut=["failed","conflict","unreachable","open","closed","waiting","not-needed","merged"\
],_=[{name:"Repository",key:({repository:e})=>e.toLowerCase(),cell:({repository:e})=>b(e)},{name:"State",key:({state:e})=>ut.indexOf(e),cell:({state:e})=>i("spa\
n",{class:`state ${e}`},e)},{name:"Pull request",key:({pull:e})=>e?.number??0,cell:({pull:e})=>e?lt(e.url,`#${e.number}`):""},{name:"Checks",key:({checks:e="non\
e",failing:t=[]})=>`${e} ${t.join()}`,cell:({checks:e,failing:t=[]})=>b([e??"",t.join(", ")].filter(Boolean).join(": "))},{name:"Days",key:({age_days:e=-1})=>e,\
cell:({age_days:e})=>e===void 0?"":p(e)},{name:"Reviewers",key:({reviewers:e=[]})=>e.join(),cell:({reviewers:e=[]})=>b(e.join(", "))},{name:"Remarks",key:({reas\
on:e=""})=>e,cell:({reason:e=""})=>b(e)}],lt=(e,t)=>/^https?:\\/\\//.test(e)?i("a",{href:e,rel:"noreferrer"},t):t;function le(e){let t=new Map(e.map(f=>[f,ct(f)])\
),n=i("input",{type:"search",placeholder:"Search","aria-label":"Search repositories"}),r=i("output",{"aria-live":"polite"}),o=i("table.repositories"),s={column:\
1,isDown:!1},a=_.map(({name:f},g)=>{let m=i("button",{type:"button"},f);return m.addEventListener("click",()=>{s.isDown=s.column===g&&!s.isDown,s.column=g,c()})\
,i("th",{scope:"col"},m)}),u=i("thead",i("tr",...a)),c=()=>{let f=n.value.trim().toLowerCase(),g=e.filter(m=>t.get(m)?.includes(f));r.textContent=`${p(g.length)\
} of ${p(e.length)}`;for(let[m,w]of a.entries())w.setAttribute("aria-sort",m===s.column?s.isDown?"descending":"ascending":"none");o.replaceChildren(u,...pt(dt(g\
,s)))};n.addEventListener("input",c),ie(),c();let l=i("section.all",{"aria-label":"Repositories"},i("div.bar",i("h2","Repositories"),n,r),i("div.scroll",{tabind\
ex:"0",role:"group","aria-label":"Table of repositories"},o));return{root:l,search:f=>{n.value=f,c(),l.scrollIntoView({block:"start"})}}}var ct=e=>[e.repository\
,e.state,e.checks,e.obstacle,...e.failing??[],...e.reviewers??[],e.reason].join(`\n`).toLowerCase();function dt(e,{column:t,isDown:n}){let{key:r}=_[t],o=e.map(a=\
>({row:a,by:r(a)}));o.sort((a,u)=>a.by<u.by?-1:a.by>u.by?1:0);let s=o.map(({row:a})=>a);return n?s.reverse():s}function pt(e){let t=Array.from({length:Math.ceil\
(e.length/H)},(n,r)=>{let o=e.slice(r*H,(r+1)*H),s=i("tbody");return se(s,()=>o.map(ft),o.length*at),s});return t[0]&&x(t[0]),t}var ft=e=>i("tr",..._.map(({cell\
:t},n)=>i(n===0?"th.name":"td",t(e))));function gt(e){let t=le(e.repositories),n=[bt,ht,yt,kt].map(r=>r(e.repositories,t.search));document.getElementById("app")\
?.append(mt(e),...(e.problems??[]).map(({message:r})=>i("p.problem",{role:"note"},b(r))),i("div.panels",ne(e),...n.filter(r=>r!==void 0)),t.root)}function mt({t\
itle:e,totals:t,at:n}){let{repositories:r,failing:o,...s}=t,a=Object.entries(s).flatMap(([c,l])=>l>0?[i("span",{class:`count ${c}`},i("b",p(l)),` ${c}`)]:[]),u=\
i("time",{datetime:n},`${n.slice(0,16).replace("T"," ")} UTC`);return i("header.head",i("h1",b(e)),i("p.counts",...a,o>0?i("span.count.failed",i("b",p(o))," wit\
h failing checks"):void 0),i("p.note",`${U(r,"repository","repositories")}, as of `,u))}var A=8;function R(e,t){if(t.length===0)return;let n=t.length-A,r=n>0?i(\
"li.note",`and ${p(n)} more`):void 0;return i("section.panel",{"aria-label":e},i("h2",e),i("ul",...t.slice(0,A),r))}function I(e,t,n){let r=i("button",{type:"bu\
tton"},b(e));return r.addEventListener("click",n),i("li",r,i("span.number",p(t)))}function bt(e,t){let n=F(e.flatMap(({failing:r=[]})=>r));return R("Failing che\
cks",n.map(([r,o])=>I(r,o,()=>t(r))))}function ht(e,t){let r=[...e.filter(({state:o,pull:s})=>s&&o!=="merged"&&o!=="closed")].sort((o,s)=>(s.age_days??0)-(o.age\
_days??0)).slice(0,A);return R("Oldest open, in days",r.map(({repository:o,age_days:s=0})=>I(o,s,()=>t(o))))}function yt(e,t){let n=e.filter(({state:s,pull:a})=\
>!a&&s!=="waiting"),o=[...Map.groupBy(n,({repository:s,state:a,reason:u=a})=>u.replaceAll(s,"\u2026"))].sort(([,s],[,a])=>a.length-s.length).map(([s,a])=>I(s,a.lengt\
h,()=>t(a[0]?.obstacle??a[0]?.reason??s)));return R("Skipped, and why",o)}function kt(e,t){let n=({state:u})=>u!=="merged"&&u!=="not-needed"&&u!=="closed",r=F(e\
.filter(n).map(({repository:u})=>`${u.split("/")[0]??""}/`)),o=F(e.flatMap(({reviewers:u=[]})=>u)),s=D(o.map(([u,c])=>`${u} (${p(c)})`),A),a=R("Owners, with wha\
t is left",r.map(([u,c])=>I(u,c,()=>t(u))));return s!==""&&a?.append(i("p.note",`Asked for a review: ${b(s)}`)),a}function F(e){let t=new Map;for(let n of e)t.s\
et(n,(t.get(n)??0)+1);return[...t].sort(([n,r],[o,s])=>s-r||(n<o?-1:1))}var[ce]=P("status");ce&&W(ce).then(e=>gt(e));})();',o=':root{color-scheme:light dark;--t\
ext: light-dark(#1f2328, #e6edf3);--faint: light-dark(#59636e, #9aa4b0);--line: light-dark(#d8dee4, #30363d);--ground: light-dark(#f6f8fa, #0d1117);--card: ligh\
t-dark(#ffffff, #151b23);--raised: light-dark(#f3f5f8, #1b222c);--link: light-dark(#0757ba, #6cb6ff);--plus: light-dark(#116329, #57d364);--minus: light-dark(#b\
01e28, #ff8e87);--amber: light-dark(#7a4b00, #e3b341);--plus-ground: light-dark(#dafbe1, #12261b);--minus-ground: light-dark(#ffebe9, #2c1619);--amber-ground: l\
ight-dark(#fff8e1, #272115);--mono: ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, "Liberation Mono", monospace;--gone-row: light-dark(#ffebe9, #251\
71c);--gone-number: light-dark(#ffd7d5, #3a1d22);--gone-word: light-dark(#ffb8b2, #732e34);--new-row: light-dark(#e6ffec, #12261e);--new-number: light-dark(#ccf\
5d7, #163425);--new-word: light-dark(#9be9ac, #1f6a3a);--blue-ground: light-dark(#ddf4ff, #16263c);--purple-ground: light-dark(#f3e8ff, #271f3d);--purple: light\
-dark(#6e3ccb, #c297ff);--code: 12.5px / 20px var(--mono);--bar: 3.2rem}:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}*{bo\
x-sizing:border-box}body{margin:0;background:var(--ground);color:var(--text);font:15px/1.5 system-ui,-apple-system,Segoe UI,sans-serif}main{max-width:1760px;mar\
gin:0 auto;padding:.9rem 1.5rem 4rem}a{color:var(--link);text-underline-offset:.15em}code,pre,kbd{font-family:var(--mono);font-size:.875em}code{unicode-bidi:iso\
late}pre{margin:.25rem 0;padding:.5rem .75rem;overflow-x:auto;border-radius:6px;background:var(--raised)}button,select,input{padding:.3rem .6rem;border:1px soli\
d var(--line);border-radius:6px;background:var(--card);color:var(--text);font:inherit;font-size:.9rem}button{cursor:pointer}button:hover{border-color:var(--fain\
t)}:focus-visible{outline:2px solid var(--link);outline-offset:1px}summary{cursor:pointer}.plus{color:var(--plus)}.minus{color:var(--minus)}.card[hidden],.bar [\
hidden]{display:none}::highlight(found){background:light-dark(#ffe066,#8a6d00);color:light-dark(#1f2328,#ffffff)}.copy{padding:0 .3rem;border-color:transparent;\
background:none;color:var(--faint);font-size:.85rem;line-height:1.3}.copy:before{display:inline-block;width:.5rem;height:.6rem;margin:0 .2rem 0 0;border:1.5px s\
olid;border-radius:2px;box-shadow:.18rem -.18rem 0 -1px var(--card),.18rem -.18rem;content:""}.copy[data-done]:after{content:attr(data-done)}.copy:hover{border-\
color:var(--line);color:var(--text)}dialog{padding:1rem 1.5rem;border:1px solid var(--line);border-radius:10px;background:var(--card);color:var(--text)}dialog::\
backdrop{background:#00000073}dialog h2{margin:0 0 .5rem;font-size:1.05rem}dialog dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dialog d\
d{margin:0}kbd{margin-right:.2rem;padding:0 .35rem;border:1px solid var(--line);border-radius:4px;background:var(--raised)}.head h1{margin:0;font-size:1.35rem;o\
verflow-wrap:anywhere}.head p{margin:.3rem 0}.note{color:var(--faint);font-size:.9rem}.problem{padding:.4rem .9rem;border-left:3px solid var(--amber);background\
:var(--amber-ground)}.counts{display:flex;flex-wrap:wrap;gap:0 1rem}.count.failed b{color:var(--minus)}.count.merged b{color:var(--plus)}.panels{display:grid;gr\
id-template-columns:repeat(auto-fit,minmax(min(15rem,100%),1fr));gap:.9rem;margin:.8rem 0}.panel{padding:.5rem .9rem;border:1px solid var(--line);border-radius:\
8px;background:var(--card)}.bar h2{margin:0;color:var(--faint);font-size:.85rem}.panel h2{margin:0 0 .3rem;color:var(--faint);font-size:.85rem}.panel ul{margin:\
0;padding:0;list-style:none}thead button{padding:.1rem 0;border-color:transparent;background:none;color:var(--faint)}.panel li{display:flex;gap:.6rem;justify-co\
ntent:space-between;align-items:baseline;font-size:.9rem}.panel li button{padding:.1rem 0;border-color:transparent;background:none;color:var(--link);text-align:\
left;overflow-wrap:anywhere}.number{font-variant-numeric:tabular-nums;text-align:right}.burndown svg{display:block;width:100%;height:150px}polyline{fill:none;st\
roke:var(--faint);stroke-width:2;vector-effect:non-scaling-stroke}polyline.open{stroke:var(--link)}polyline.merged{stroke:var(--plus)}polyline.closed{stroke-das\
harray:4 3}.days{white-space:nowrap}.legend{margin-right:1rem;white-space:nowrap}.legend:before{display:inline-block;width:1rem;height:0;margin-right:.3rem;bord\
er-top:2px solid var(--faint);vertical-align:middle;content:""}.legend.open:before{border-color:var(--link)}.legend.merged:before{border-color:var(--plus)}.lege\
nd.closed:before{border-top-style:dashed}.bar{position:sticky;z-index:2;top:0;display:flex;gap:.8rem;align-items:center;padding:.5rem 0;background:var(--ground)\
}.bar input{flex:1;min-width:6rem}.bar output{color:var(--faint);font-size:.85rem}.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse;background:v\
ar(--card);font-size:.9rem}th,td{padding:.25rem .7rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;font-weight:400;overflow-wrap:anywh\
ere}thead th{white-space:nowrap}[aria-sort=ascending] button:after{content:" \u2191"}[aria-sort=descending] button:after{content:" \u2193"}.state.failed,.state.unreachabl\
e{color:var(--minus)}.state.conflict{color:var(--amber)}.state.merged{color:var(--plus)}.repositories .name{min-width:11rem}@media(max-width:600px){main{padding\
-inline:.75rem}.repositories thead tr{display:flex;flex-wrap:wrap}.repositories tbody:not(.blank) tr{display:block;padding:.35rem .7rem;border-bottom:1px solid \
var(--line)}.repositories tbody:not(.blank) :is(th,td){display:inline;padding:0 .5rem 0 0;border:0}.repositories tbody:not(.blank) :is(.name,td:last-child){disp\
lay:block}.repositories tbody:not(.blank) td:empty{display:none}.repositories tbody:not(.blank) td:nth-child(5):before{content:"days: "}.repositories tbody:not(\
.blank) td:nth-child(6):before{content:"reviewers: "}}';var v=e=>n({title:e.title,script:a,style:o,fallback:p(e),data:[["status",e]]});function p({title:e,totals:i}){
let{repositories:s,...l}=i,u=Object.entries(l).map(([d,c])=>`<li>${d}: ${c}</li>`);return`<h1>${r(t(e))}</h1><p>${s} repositories</p><ul>${u.join("")}</ul><p>Th\
e repositories are drawn by the script of this page, which is switched off.</p>`}export{v as campaignPage};
