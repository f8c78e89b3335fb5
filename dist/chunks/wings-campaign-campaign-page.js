import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as n}from"./browser-document.js";import{core_text_neutralise$b as t,
core_text_neutralise$e as r}from"./start.js";import"./start.js";import"./hook.js";import"./hook.js";var a='"use strict";(()=>{var P=(e,n,t=`${n}s`)=>`${p(e)} ${\
e===1?n:t}`,p=e=>`${e}`.replace(/\\B(?=(?:\\d{3})+$)/g,","),U=(e,n,t=", ")=>`${e.slice(0,n).join(t)}${e.length>n?` and ${p(e.length-n)} more`:""}`;var k=e=>`U+${e\
.codePointAt(0).toString(16).toUpperCase().padStart(4,"0")}`;function s(e,...[n,...t]){let[r,...o]=e.split("."),i=document.createElement(r);o.length>0&&(i.class\
Name=o.join(" "));let a=typeof n!="object"||n instanceof Node;for(let[u,c]of a?[]:Object.entries(n))c!==void 0&&i.setAttribute(u,c);return i.append(...[...a?[n]\
:[],...t].filter(u=>u!==void 0)),i}var D=e=>[...document.querySelectorAll(`script[data-name="${e}"]`)];async function _(e){let n=Uint8Array.from(atob(e.textCont\
ent??""),r=>r.charCodeAt(0)),t=new Blob([n]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return JSON.parse(await new Response(t).text())}functi\
on Z(e,n=t=>e.toLowerCase().split(/\\W+/).includes(t)){return E(e)?[]:[...N(e),...we(e),...Re(e,n)].sort((t,r)=>t.at-r.at)}function N(e){if(E(e))return[];let n=[\
];for(let{0:t,index:r}of e.matchAll(Y))pe(e,r,t)||n.push({at:r,length:t.length,...be(t)});return n}var E=e=>de.test(e),de=/^[\\t\\n -~]*$/,Y=new RegExp("(?![\\\\t\\\\\
n])[\\\\p{Cc}\\\\p{Cf}\\\\p{Cs}\\\\p{Zl}\\\\p{Zp}\\\\p{Default_Ignorable_Code_Point}\\\\u2800]|(?! )\\\\p{Zs}","gu");function pe(e,n,t){if(!ge.test(t))return!1;let r=e.slice(Ma\
th.max(0,n-16),n),o=e.slice(n+t.length,n+t.length+2);return t==="\uFE0F"||t==="\uFE0E"?new RegExp("\\\\p{Extended_Pictographic}$","u").test(r)||/[\\d#*]$/.test(r)&&o.startsW\
ith("\u20E3"):/[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]/u.test(t)?new RegExp("\\\\p{sc=Han}$","u").test(r):/[\\u{e0020}-\\u{e007f}]/u.test(t)?/\\u{1f3f4}[\\u{e0020}-\\u{e007e}]*$\
/u.test(r):/[\\u180b-\\u180d]/.test(t)?new RegExp("\\\\p{sc=Mongolian}$","u").test(r):/[\\u00a0\\u202f]/.test(t)?r.endsWith("\xAB")||o.startsWith("\xBB"):t==="\u3000"?fe(r.slice\
(-1),o.slice(0,1)):t==="\u200B"?B.test(r.slice(-1))&&B.test(o):t==="\u200D"&&new RegExp("\\\\p{Extended_Pictographic}\\\\ufe0f?$|\\\\p{EMod}$","u").test(r)?new RegExp("^\\\\p{Ext\
ended_Pictographic}","u").test(o):W.test(r.slice(-1))&&(W.test(o)||t==="\u200D"&&me.test(r))}var fe=(...e)=>{let n=e.filter(t=>!/^[\\uff01-\\uffee]/.test(t)&&!V.test(t\
));return n.length===0||n.length===1&&n.every(t=>t===""||t===`\n`)},ge=/[\\u180b-\\u180e\\u200b\\u200c\\u202f\\u3000]|\\u00a0|\\u200d|[\\ufe00-\\ufe02]|\\ufe0e|\\ufe0f|[\\u{e\
0020}-\\u{e007f}]|[\\u{e0100}-\\u{e01ef}]/u,W=/^[\\p{sc=Arabic}\\p{sc=Devanagari}\\p{sc=Bengali}\\p{sc=Tamil}\\p{sc=Telugu}\\p{sc=Kannada}\\p{sc=Malayalam}\\p{sc=Sinhala}\\\
p{sc=Mongolian}\\p{sc=Gujarati}\\p{sc=Gurmukhi}\\p{sc=Oriya}]/u,B=/^[\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}]/u,me=/[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u\
0c4d\\u0ccd\\u0d4d\\u0dca]$/;function be(e){let n=e.codePointAt(0);if(n>=56448&&n<=56575)return{kind:"byte",name:`0x${j(n-56320)}`,about:"a byte that is not UTF-8"\
};let t=k(e),r=xe[j(n)],o=he(e);return r?{kind:o,name:r[0],about:`${t}, ${r[1]}`}:{kind:o,name:t,about:ke[o]}}var he=e=>ye.test(e)?"bidi":new RegExp("\\\\p{Zs}","\
u").test(e)?"blank":new RegExp("\\\\p{Cc}","u").test(e)?"control":"invisible",ye=/[\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]/,ke={bidi:"turns the direction of\
 text",invisible:"an invisible character",control:"a control character",byte:"a byte that is not UTF-8",blank:"a blank that is no space","look-alike":"looks lik\
e another character"},j=e=>e.toString(16).toUpperCase(),[h,z]=["turns the direction of text","ends a turned direction"],v="Hangul filler, a letter that is not s\
een",xe={D:["CR","carriage return"],0:["NUL","null"],"1B":["ESC","escape"],A0:["NBSP","no-break space"],AD:["SHY","soft hyphen"],"34F":["CGJ","an invisible join\
er"],"61C":["ALM","Arabic letter mark"],"115F":["HCF",v],1160:["HJF",v],"200B":["ZWSP","zero-width space"],"200C":["ZWNJ","zero-width non-joiner"],"200D":["ZWJ"\
,"zero-width joiner"],2060:["WJ","word joiner"],"200E":["LRM","left-to-right mark"],"200F":["RLM","right-to-left mark"],"202A":["LRE",h],"202B":["RLE",h],"202C"\
:["PDF",z],"202D":["LRO",h],"202E":["RLO",h],2066:["LRI",h],2067:["RLI",h],2068:["FSI",h],2069:["PDI",z],"202F":["NNBSP","narrow no-break space"],2800:["BRAILLE\
","blank Braille pattern"],3e3:["IDSP","ideographic space"],3164:["HF",v],FEFF:["BOM","byte order mark"],FFA0:["HHF",v]},we=e=>Array.from(e.matchAll(q)).flatMap\
(({0:n,index:t})=>{let r=$e(n);return e.startsWith("\uFE0F",t+n.length)?[]:r===void 0||Le(n)&&Ce(e,t,r)?[]:ve(e,t,n)?[]:[X(n,t,r)]}),q=/[\\u01c0\\u01c3\\u02b9\\u02bc\\u02\
d0\\u037e\\u0589\\u05c3\\u06d4\\u1fef\\u2010\\u2011\\u2024\\u2044\\u2100-\\u214f\\u2160-\\u217f\\u2215\\u2217\\u2223\\u2236\\u29f8\\ua789\\ufe50-\\ufe6b\\uff01-\\uff5e\\uffe8\\u{1d400}-\
\\u{1d7ff}\\u{1fbf0}-\\u{1fbf9}]/gu,ve=(e,n,t)=>{let r=Se[t];return r?(e.match(r)?.length??0)>=3:/[\\u02b9\\u02bc]/.test(t)&&/[^\\0-\\u02ff]/.test(e.slice(Math.max(0,n\
-1),n))},Se={"\u0589":new RegExp("\\\\p{sc=Armenian}","gu"),"\u05C3":new RegExp("\\\\p{sc=Hebrew}","gu"),"\u06D4":new RegExp("\\\\p{sc=Arabic}","gu")},Ee={\u01C0:"|",\u01C3:"!","\u02B9":"\'",\u02BC:"\'",\
\u02D0:":","\u0589":":","\u05C3":":","\u06D4":"-","\u2010":"-","\u2011":"-","\u2044":"/","\u2212":"-","\u2215":"/","\u2217":"*","\u2223":"|","\u2236":":","\u29F8":"/","\uA789":":","\uFFE8":"|"},$e=e=>{let n=S[e]??Ee[e]??(e.search(q)===\
0?e.normalize("NFKC"):"");return/^[!-~]$/.test(n)?n:void 0},Le=e=>e>="\uFF01"&&e<="\uFF5E",Ce=(e,n,t)=>/\\w/.test(t)?Me.test(e.slice(Math.max(0,n-40),n))||Te.test(e.slice(\
n+1,n+41)):V.test(e),[Me,Te]=[/[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\u3000-\\u303f][\\uff01-\\uffee]*$/u,/^[\\uff01-\\uffee]*[\\p{sc=Han}\\p{sc=Hiraga\
na}\\p{sc=Katakana}\\p{sc=Hangul}\\u3000-\\u303f]/u],V=/[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\u3000-\\u303f]/u,Re=(e,n)=>{if(!/[^\\0-\\u02ff]/.test(e)\
&&!He.test(e))return[];let t=(e.match(/[A-Za-z]/g)?.length??0)>(e.match(Fe)?.length??0);return Array.from(e.matchAll(Ie)).flatMap(({0:r,index:o})=>{let i=Array.\
from(r.matchAll(/[^\\0-\\x7f]/gu)).filter(([d])=>/[\\p{L}\\p{N}]/u.test(d));if(i.length===0||!i.every(([d])=>d in S||Ae.test(d)))return[];let a=/[A-Za-z]/.test(r),u\
=a||t?r.length>=Ne&&n(Oe(r)):!1,c=i.flatMap(([d])=>G.test(d)?[]:d),l=t&&(a||Pe(c));return i.flatMap(({0:d,index:f})=>{let g=u||l&&!G.test(d),m=S[d];if(!g)return\
[];let w=X(d,o+f,m??"");return[m===void 0?{...w,about:"a letter of another script than its word"}:w]})})},Ae=/[\\p{sc=Coptic}\\p{sc=Deseret}\\p{sc=Cherokee}\\p{sc=L\
isu}\\p{sc=Gothic}\\p{sc=Old_Italic}\\p{sc=Osage}]/u,Ie=/(?<=\\\\[a-z])[\\p{L}\\p{N}\\p{M}_]+|(?<![\\\\\\p{L}\\p{N}\\p{M}_])[\\p{L}\\p{N}\\p{M}_]+|(?<=\\\\)(?![a-z])[\\p{L}\\p{N}\\p\
{M}_]+/gu,Ne=3,Oe=e=>e.replace(/[^\\0-\\x7f]/gu,n=>S[n]??n).toLowerCase(),He=/[\\u0131\\u017f\\u0180-\\u02af]/,Fe=/[^\\p{scx=Latin}\\p{scx=Common}\\p{scx=Inherited}]/gu,\
Pe=e=>e.length>0&&e.map(Ue).reduce((n,t)=>n.filter(r=>t.includes(r))).length===0,G=new RegExp("\\\\p{scx=Latin}","u"),Ue=e=>{let n=K.get(e);if(n)return n;let t=De\
.filter(r=>_e(r).test(e));return K.set(e,t),t},K=new Map,De="Armenian Cherokee Coptic Cyrillic Greek Lisu".split(" "),_e=e=>{let n=J.get(e)??new RegExp(`\\\\p{scx\
=${e}}`,"u");return J.set(e,n),n},J=new Map,X=(e,n,t)=>({at:n,length:e.length,kind:"look-alike",name:k(e),about:`looks like ${t}, and is another character`}),S=\
Object.fromEntries([["\u0410\u0412\u0415\u041A\u041C\u041D\u041E\u0420\u0421\u0422\u0425\u0406\u0408\u0405","ABEKMHOPCTXIJS"],["\u0430\u0435\u043E\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04BB\u0501\u051B\u051D","aeopcyxijshdqw"],["\u0423\u04AE\u04C0\u04CF\u050C\u051A\u051C\u0474\u0475\u043A\u043C\u0442\u0432\u043D\u0433\u0451\u0457","YYIlGQWVvkmtbhrei"],["\u0391\u0392\u0395\u0396\u0397\u0399\u039A\u039C\u039D\u039F\u03A1\u03A4\u03A5\u03A7\u037F","ABEZHI\
KMNOPTYXJ"],["\u03B1\u03B3\u03B7\u03B9\u03BA\u03BD\u03BF\u03C1\u03C4\u03C5\u03C7\u03C9\u03F2\u03F3","aynikvoptuxwcj"],["\u0555\u054D\u053C\u054F\u0578\u057D\u0570\u0585\u0581\u0566\u0575\u0563","OULSnuhogqjq"],["\u13AA\u13A0\u13A1\u13A2\u13B3\u13DA\u13A9\u13BB\u13C0\u13C3\u13CF\u13D9\u13DE\u13DF\u13E2\u13F4","ADRTWSYHGZbVLCPB"],["\uA4D0\uA4D1\uA4D3\uA4D4\uA4D6\uA4D7\uA4D9\uA4DA\uA4DC\uA4DD\uA4DF\uA4E0\uA4E1","BPDTGKJCZFMNL"],["\uA4E2\uA4E3\uA4E6\uA4E7\
\uA4EA\uA4EB\uA4EC\uA4EE\uA4F0\uA4F2\uA4F3\uA4F4","SRVHWXYAEIOU"],["\u0966\u09E6\u0A66\u0AE6\u0B66\u0B20\u0BE6\u0C66\u0CE6\u0D66\u0D20\u101D\u1040","ooooooooooooo"],["\u0131\u0251\u0261\u0269\u028F\u1D04\u1D0F\u1D1C\u1D20\u1D21\u1D22\uA731\u017F","iagiycouvwzsf"]].flatMap(([e,n])=>Array.from(e,(t,r)=>[t,n.charAt(r)])));function \
Q(e,{blanks:n=!1,prose:t=!1}={}){let r=E(e)?e:t?We(e):e.split(`\n`).map(Be).join(`\n`);return n?r.replaceAll("	","\u2192").replaceAll(" ","\xB7"):r}var We=e=>ee(e,N(e).fi\
lter(({kind:n})=>n!=="blank")),Be=e=>ee(e,Z(e));function ee(e,n){if(n.length===0)return e;let[t,r]=["",0];for(let{at:o,length:i}of n)o<r||(t+=e.slice(r,o)+je(e.\
slice(o,o+i)),r=o+i);return t+e.slice(r)}var je=e=>{if(e==="\\r")return"<CR>";let n=e.codePointAt(0);return n>=56448&&n<=56575?`<0x${(n-56320).toString(16).toUpp\
erCase()}>`:`<${k(e)}>`};var b=e=>Q(e,{prose:!0});var[$,L]=[560,150],y=["open","merged","closed"];function te({history:e}){let n=ze(e),t=s("section.panel.burndo\
wn",{"aria-label":"Over time"},s("h2","Over time")),r=n.at(-1);if(!r)return t.append(s("p.note","No pull request was opened yet.")),t;let o=y.map(u=>`${p(r[u])}\
 ${u}`).join(", "),i=y.map(u=>s("span",{class:`legend ${u}`},u)),a=s("details",s("summary","As a table"));return a.addEventListener("toggle",()=>a.append(Ze(n))\
,{once:!0}),t.append(Ke(n,o),s("p.note",...i,s("span.days",`${n[0]?.day??""} to ${r.day}`)),a),t}function ze(e){let[n,t,r]=[0,0,0];return e.map(o=>(t+=o.merged,\
r+=o.closed,n+=o.opened-o.merged-o.closed,{day:o.day,open:n,merged:t,closed:r}))}var Ge="http://www.w3.org/2000/svg";function ne(e,n){let t=document.createEleme\
ntNS(Ge,e);for(let[r,o]of Object.entries(n))t.setAttribute(r,o);return t}function Ke(e,n){let t=e.map(({day:l})=>Date.parse(l)),[r=0,o=0]=[t[0],t.at(-1)],i=Math\
.max(1,...e.flatMap(l=>y.map(d=>l[d]))),a=l=>o===r?$:((t[l]??0)-r)/(o-r)*$,u=l=>L-l/i*(L-12),c=ne("svg",{viewBox:`0 0 ${$} ${L}`,role:"img","aria-label":n,prese\
rveAspectRatio:"none"});for(let l of y){let d=e.flatMap((f,g)=>{let m=g===0?0:e[g-1]?.[l]??0;return[`${a(g).toFixed(1)},${u(m).toFixed(1)}`,`${a(g).toFixed(1)},\
${u(f[l]).toFixed(1)}`]});c.append(ne("polyline",{class:l,points:`0,${L} ${d.join(" ")} ${$},${u(e.at(-1)?.[l]??0).toFixed(1)}`}))}return c}var Je=400;function \
Ze(e){let n=o=>s("td.number",o),t=e.slice(-Je).map(o=>s("tr",s("th",{scope:"row"},o.day),...y.map(i=>n(p(o[i]))))),r=["Day",...y].map(o=>s("th",{scope:"col"},o)\
);return s("table",s("thead",s("tr",...r)),s("tbody",...t))}var oe=12e3,C=new WeakMap,M=new Set,T=oe,Ye=()=>T===Number.POSITIVE_INFINITY,re=new IntersectionObse\
rver(e=>{for(let{isIntersecting:n,target:t}of e)t instanceof HTMLElement&&(n?(M.delete(t),x(t)):C.has(t)||M.add(t));ue()},{rootMargin:"900px"});function se(e,n,\
t){ae(e,n,t),re.unobserve(e),re.observe(e),Ye()&&x(e)}function x(e){let n=C.get(e);n&&(C.delete(e),e.classList.remove("blank"),e.style.height="",e.replaceChildr\
en(...n()))}function ie(){addEventListener("beforeprint",()=>{for(T=Number.POSITIVE_INFINITY;;){let e=document.querySelectorAll(".blank");if(e.length===0)return\
;e.forEach(x)}}),addEventListener("afterprint",()=>{T=oe,ue()})}function ae(e,n,t){if(C.set(e,n),e.classList.add("blank"),e instanceof HTMLTableSectionElement){\
let r=s("td");r.style.height=`${t??0}px`,e.replaceChildren(s("tr.spacer",r))}else t!==void 0&&(e.style.height=`${t}px`),e.replaceChildren()}function ue(){if(doc\
ument.getElementsByTagName("*").length<=T)return;let e=[...M].filter(n=>n.isConnected&&!n.contains(document.activeElement)).map(n=>({one:n,height:n.getBoundingC\
lientRect().height}));e.sort(({one:n},{one:t})=>qe(n,t)?1:-1);for(let{one:n,height:t}of e){let r=[...n.childNodes];ae(n,()=>r,t)}M.clear()}var qe=(e,n)=>(e.comp\
areDocumentPosition(n)&Node.DOCUMENT_POSITION_FOLLOWING)!==0;var[O,Ve]=[100,31],Xe=["failed","conflict","unreachable","open","closed","waiting","not-needed","me\
rged"],H=[{name:"Repository",key:({repository:e})=>e.toLowerCase(),cell:({repository:e})=>b(e)},{name:"State",key:({state:e})=>Xe.indexOf(e),cell:({state:e})=>s\
("span",{class:`state ${e}`},e)},{name:"Pull request",key:({pull:e})=>e?.number??0,cell:({pull:e})=>e?Qe(e.url,`#${e.number}`):""},{name:"Checks",key:({checks:e\
="none",failing:n=[]})=>`${e} ${n.join()}`,cell:({checks:e,failing:n=[]})=>b([e??"",n.join(", ")].filter(Boolean).join(": "))},{name:"Days",key:({age_days:e=-1}\
)=>e,cell:({age_days:e})=>e===void 0?"":p(e)},{name:"Reviewers",key:({reviewers:e=[]})=>e.join(),cell:({reviewers:e=[]})=>b(e.join(", "))},{name:"Remarks",key:(\
{reason:e=""})=>e,cell:({reason:e=""})=>b(e)}],Qe=(e,n)=>/^https?:\\/\\//.test(e)?s("a",{href:e,rel:"noreferrer"},n):n;function le(e){let n=new Map(e.map(f=>[f,en\
(f)])),t=s("input",{type:"search",placeholder:"Search","aria-label":"Search repositories"}),r=s("output",{"aria-live":"polite"}),o=s("table.repositories"),i={co\
lumn:1,isDown:!1},a=H.map(({name:f},g)=>{let m=s("button",{type:"button"},f);return m.addEventListener("click",()=>{i.isDown=i.column===g&&!i.isDown,i.column=g,\
c()}),s("th",{scope:"col"},m)}),u=s("thead",s("tr",...a)),c=()=>{let f=t.value.trim().toLowerCase(),g=e.filter(m=>n.get(m)?.includes(f));r.textContent=`${p(g.le\
ngth)} of ${p(e.length)}`;for(let[m,w]of a.entries())w.setAttribute("aria-sort",m===i.column?i.isDown?"descending":"ascending":"none");o.replaceChildren(u,...tn\
(nn(g,i)))};t.addEventListener("input",c),ie(),c();let l=s("section.all",{"aria-label":"Repositories"},s("div.bar",s("h2","Repositories"),t,r),s("div.scroll",{t\
abindex:"0",role:"group","aria-label":"Table of repositories"},o));return{root:l,search:f=>{t.value=f,c(),l.scrollIntoView({block:"start"})}}}var en=e=>[e.repos\
itory,e.state,e.checks,e.obstacle,...e.failing??[],...e.reviewers??[],e.reason].join(`\n`).toLowerCase();function nn(e,{column:n,isDown:t}){let{key:r}=H[n],o=e.m\
ap(a=>({row:a,by:r(a)}));o.sort((a,u)=>a.by<u.by?-1:a.by>u.by?1:0);let i=o.map(({row:a})=>a);return t?i.reverse():i}function tn(e){let n=Array.from({length:Math\
.ceil(e.length/O)},(t,r)=>{let o=e.slice(r*O,(r+1)*O),i=s("tbody");return se(i,()=>o.map(rn),o.length*Ve),i});return n[0]&&x(n[0]),n}var rn=e=>s("tr",...H.map((\
{cell:n},t)=>s(t===0?"th.name":"td",n(e))));function on(e){let n=le(e.repositories),t=[an,un,ln,cn].map(r=>r(e.repositories,n.search));document.getElementById("\
app")?.append(sn(e),...(e.problems??[]).map(({message:r})=>s("p.problem",{role:"note"},b(r))),s("div.panels",te(e),...t.filter(r=>r!==void 0)),n.root)}function \
sn({title:e,totals:n,at:t}){let{repositories:r,failing:o,...i}=n,a=Object.entries(i).flatMap(([c,l])=>l>0?[s("span",{class:`count ${c}`},s("b",p(l)),` ${c}`)]:[\
]),u=s("time",{datetime:t},`${t.slice(0,16).replace("T"," ")} UTC`);return s("header.head",s("h1",b(e)),s("p.counts",...a,o>0?s("span.count.failed",s("b",p(o)),\
" with failing checks"):void 0),s("p.note",`${P(r,"repository","repositories")}, as of `,u))}var R=8;function A(e,n){if(n.length===0)return;let t=n.length-R,r=t\
>0?s("li.note",`and ${p(t)} more`):void 0;return s("section.panel",{"aria-label":e},s("h2",e),s("ul",...n.slice(0,R),r))}function I(e,n,t){let r=s("button",{typ\
e:"button"},b(e));return r.addEventListener("click",t),s("li",r,s("span.number",p(n)))}function an(e,n){let t=F(e.flatMap(({failing:r=[]})=>r));return A("Failin\
g checks",t.map(([r,o])=>I(r,o,()=>n(r))))}function un(e,n){let r=[...e.filter(({state:o,pull:i})=>i&&o!=="merged"&&o!=="closed")].sort((o,i)=>(i.age_days??0)-(\
o.age_days??0)).slice(0,R);return A("Oldest open, in days",r.map(({repository:o,age_days:i=0})=>I(o,i,()=>n(o))))}function ln(e,n){let t=e.filter(({state:i,pull\
:a})=>!a&&i!=="waiting"),o=[...Map.groupBy(t,({repository:i,state:a,reason:u=a})=>u.replaceAll(i,"\u2026"))].sort(([,i],[,a])=>a.length-i.length).map(([i,a])=>I(i,a.\
length,()=>n(a[0]?.obstacle??a[0]?.reason??i)));return A("Skipped, and why",o)}function cn(e,n){let t=({state:u})=>u!=="merged"&&u!=="not-needed"&&u!=="closed",\
r=F(e.filter(t).map(({repository:u})=>`${u.split("/")[0]??""}/`)),o=F(e.flatMap(({reviewers:u=[]})=>u)),i=U(o.map(([u,c])=>`${u} (${p(c)})`),R),a=A("Owners, wit\
h what is left",r.map(([u,c])=>I(u,c,()=>n(u))));return i!==""&&a?.append(s("p.note",`Asked for a review: ${b(i)}`)),a}function F(e){let n=new Map;for(let t of \
e)n.set(t,(n.get(t)??0)+1);return[...n].sort(([t,r],[o,i])=>i-r||(t<o?-1:1))}var[ce]=D("status");ce&&_(ce).then(e=>on(e));})();',o=':root{color-scheme:light dar\
k;--text: light-dark(#1f2328, #e6edf3);--faint: light-dark(#59636e, #9aa4b0);--line: light-dark(#d8dee4, #30363d);--ground: light-dark(#f6f8fa, #0d1117);--card:\
 light-dark(#ffffff, #151b23);--raised: light-dark(#f3f5f8, #1b222c);--link: light-dark(#0757ba, #6cb6ff);--plus: light-dark(#116329, #57d364);--minus: light-da\
rk(#b01e28, #ff8e87);--amber: light-dark(#7a4b00, #e3b341);--plus-ground: light-dark(#dafbe1, #12261b);--minus-ground: light-dark(#ffebe9, #2c1619);--amber-grou\
nd: light-dark(#fff8e1, #272115);--mono: ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, "Liberation Mono", monospace;--gone-row: light-dark(#ffebe9,\
 #25171c);--gone-number: light-dark(#ffd7d5, #3a1d22);--gone-word: light-dark(#ffb8b2, #732e34);--new-row: light-dark(#e6ffec, #12261e);--new-number: light-dark\
(#ccf5d7, #163425);--new-word: light-dark(#9be9ac, #1f6a3a);--blue-ground: light-dark(#ddf4ff, #16263c);--purple-ground: light-dark(#f3e8ff, #271f3d);--purple: \
light-dark(#6e3ccb, #c297ff);--code: 12.5px / 20px var(--mono);--bar: 3.2rem}:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark\
}*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--text);font:15px/1.5 system-ui,-apple-system,Segoe UI,sans-serif}main{max-width:1760p\
x;margin:0 auto;padding:.9rem 1.5rem 4rem}a{color:var(--link);text-underline-offset:.15em}code,pre,kbd{font-family:var(--mono);font-size:.875em}code{unicode-bid\
i:isolate}pre{margin:.25rem 0;padding:.5rem .75rem;overflow-x:auto;border-radius:6px;background:var(--raised)}button,select,input{padding:.3rem .6rem;border:1px\
 solid var(--line);border-radius:6px;background:var(--card);color:var(--text);font:inherit;font-size:.9rem}button{cursor:pointer}button:hover{border-color:var(-\
-faint)}:focus-visible{outline:2px solid var(--link);outline-offset:1px}summary{cursor:pointer}.plus{color:var(--plus)}.minus{color:var(--minus)}.card[hidden],.\
bar [hidden]{display:none}::highlight(found){background:light-dark(#ffe066,#8a6d00);color:light-dark(#1f2328,#ffffff)}.copy{padding:0 .3rem;border-color:transpa\
rent;background:none;color:var(--faint);font-size:.85rem;line-height:1.3}.copy:before{display:inline-block;width:.5rem;height:.6rem;margin:0 .2rem 0 0;border:1.\
5px solid;border-radius:2px;box-shadow:.18rem -.18rem 0 -1px var(--card),.18rem -.18rem;content:""}.copy[data-done]:after{content:attr(data-done)}.copy:hover{bo\
rder-color:var(--line);color:var(--text)}dialog{padding:1rem 1.5rem;border:1px solid var(--line);border-radius:10px;background:var(--card);color:var(--text)}dia\
log::backdrop{background:#00000073}dialog h2{margin:0 0 .5rem;font-size:1.05rem}dialog dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dia\
log dd{margin:0}kbd{margin-right:.2rem;padding:0 .35rem;border:1px solid var(--line);border-radius:4px;background:var(--raised)}.head h1{margin:0;font-size:1.35\
rem;overflow-wrap:anywhere}.head p{margin:.3rem 0}.note{color:var(--faint);font-size:.9rem}.problem{padding:.4rem .9rem;border-left:3px solid var(--amber);backg\
round:var(--amber-ground)}.counts{display:flex;flex-wrap:wrap;gap:0 1rem}.count.failed b{color:var(--minus)}.count.merged b{color:var(--plus)}.panels{display:gr\
id;grid-template-columns:repeat(auto-fit,minmax(min(15rem,100%),1fr));gap:.9rem;margin:.8rem 0}.panel{padding:.5rem .9rem;border:1px solid var(--line);border-ra\
dius:8px;background:var(--card)}.bar h2{margin:0;color:var(--faint);font-size:.85rem}.panel h2{margin:0 0 .3rem;color:var(--faint);font-size:.85rem}.panel ul{ma\
rgin:0;padding:0;list-style:none}thead button{padding:.1rem 0;border-color:transparent;background:none;color:var(--faint)}.panel li{display:flex;gap:.6rem;justi\
fy-content:space-between;align-items:baseline;font-size:.9rem}.panel li button{padding:.1rem 0;border-color:transparent;background:none;color:var(--link);text-a\
lign:left;overflow-wrap:anywhere}.number{font-variant-numeric:tabular-nums;text-align:right}.burndown svg{display:block;width:100%;height:150px}polyline{fill:no\
ne;stroke:var(--faint);stroke-width:2;vector-effect:non-scaling-stroke}polyline.open{stroke:var(--link)}polyline.merged{stroke:var(--plus)}polyline.closed{strok\
e-dasharray:4 3}.days{white-space:nowrap}.legend{margin-right:1rem;white-space:nowrap}.legend:before{display:inline-block;width:1rem;height:0;margin-right:.3rem\
;border-top:2px solid var(--faint);vertical-align:middle;content:""}.legend.open:before{border-color:var(--link)}.legend.merged:before{border-color:var(--plus)}\
.legend.closed:before{border-top-style:dashed}.bar{position:sticky;z-index:2;top:0;display:flex;gap:.8rem;align-items:center;padding:.5rem 0;background:var(--gr\
ound)}.bar input{flex:1;min-width:6rem}.bar output{color:var(--faint);font-size:.85rem}.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse;backgro\
und:var(--card);font-size:.9rem}th,td{padding:.25rem .7rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;font-weight:400;overflow-wrap:\
anywhere}thead th{white-space:nowrap}[aria-sort=ascending] button:after{content:" \u2191"}[aria-sort=descending] button:after{content:" \u2193"}.state.failed,.state.unrea\
chable{color:var(--minus)}.state.conflict{color:var(--amber)}.state.merged{color:var(--plus)}.repositories .name{min-width:11rem}@media(max-width:600px){main{pa\
dding-inline:.75rem}.repositories thead tr{display:flex;flex-wrap:wrap}.repositories tbody:not(.blank) tr{display:block;padding:.35rem .7rem;border-bottom:1px s\
olid var(--line)}.repositories tbody:not(.blank) :is(th,td){display:inline;padding:0 .5rem 0 0;border:0}.repositories tbody:not(.blank) :is(.name,td:last-child)\
{display:block}.repositories tbody:not(.blank) td:empty{display:none}.repositories tbody:not(.blank) td:nth-child(5):before{content:"days: "}.repositories tbody\
:not(.blank) td:nth-child(6):before{content:"reviewers: "}}';var v=e=>n({title:e.title,script:a,style:o,fallback:u(e),data:[["status",e]]});function u({title:e,
totals:i}){let{repositories:l,...s}=i,d=Object.entries(s).map(([c,p])=>`<li>${c}: ${p}</li>`);return`<h1>${r(t(e))}</h1><p>${l} repositories</p><ul>${d.join("")}\
</ul><p>The repositories are drawn by the script of this page, which is switched off.</p>`}export{v as campaignPage};
