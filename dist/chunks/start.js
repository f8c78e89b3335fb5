import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);var Ue=(e10=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(
e10,{get:(t,r)=>(typeof require<"u"?require:t)[r]}):e10)(function(e10){if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require o\
f "'+e10+'" is not supported')});var bj=(()=>{let e10=/[\uD800-\uDBFF][\uDC00-\uDFFF]/g;return t=>{let r=0;for(e10.lastIndex=0;e10.test(t);)r+=1;return t.length-
r}})(),_j=e10=>e10===12288||e10>=65281&&e10<=65376||e10>=65504&&e10<=65510,yj=e10=>e10===8987||e10===9001||e10>=12272&&e10<=12287||e10>=12289&&e10<=12350||e10>=
12441&&e10<=12543||e10>=12549&&e10<=12591||e10>=12593&&e10<=12686||e10>=12688&&e10<=12771||e10>=12783&&e10<=12830||e10>=12832&&e10<=12871||e10>=12880&&e10<=19903||
e10>=65040&&e10<=65049||e10>=65072&&e10<=65106||e10>=65108&&e10<=65126||e10>=65128&&e10<=65131||e10>=127488&&e10<=127490||e10>=127504&&e10<=127547||e10>=127552&&
e10<=127560||e10>=131072&&e10<=196605||e10>=196608&&e10<=262141,vj=/[\u001b\u009b][[()#;?]*(?:[0-9]{1,4}(?:;[0-9]{0,4})*)?[0-9A-ORZcf-nqry=><]|\u001b\]8;[^;]*;.*?(?:\u0007|\u001b\u005c)/y,
wj=/[\x00-\x08\x0A-\x1F\x7F-\x9F]{1,1000}/y,ny=/(?:(?![\uFF61-\uFF9F\uFF00-\uFFEF])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Tangut}]){1,1000}/yu,
$j=/\t{1,1000}/y,iy=new RegExp("[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uF\
E0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|\\p{Emoji_Presentation}|\\p{Em\
oji}\\uFE0F\\u20E3?))*","yu"),kj=/(?:[\x20-\x7E\xA0-\xFF](?!\uFE0F)){1,1000}/y,xj=new RegExp("\\p{M}+","gu"),Sj={limit:1/0,ellipsis:""},sy=(e10,t={},r={})=>{let a=t.
limit??1/0,n=t.ellipsis??"",i=t?.ellipsisWidth??(n?sy(n,Sj,r).width:0),s=0,o=r.controlWidth??0,l=r.tabWidth??8,c=r.emojiWidth??2,u=2,p=r.regularWidth??1,f=r.wideWidth??
u,d=[[kj,p],[vj,s],[wj,o],[$j,l],[iy,c],[ny,f]],b=0,m=0,v=e10.length,x=0,h=false,g=v,_=Math.max(0,a-i),y=0,w=0,O=0,E=0;e:for(;;){if(w>y||m>=v&&m>b){let A=e10.slice(
y,w)||e10.slice(b,m);x=0;for(let C of A.replaceAll(xj,"")){let T=C.codePointAt(0)||0;if(_j(T)?E=u:yj(T)?E=f:E=p,O+E>_&&(g=Math.min(g,Math.max(y,b)+x)),O+E>a){h=
true;break e}x+=C.length,O+=E}y=w=0}if(m>=v)break e;for(let A=0,C=d.length;A<C;A++){let[T,M]=d[A];if(T.lastIndex=m,T.test(e10)){if(x=T===ny?bj(e10.slice(m,T.lastIndex)):
T===iy?1:T.lastIndex-m,E=x*M,O+E>_&&(g=Math.min(g,m+Math.floor((_-O)/M))),O+E>a){h=true;break e}O+=E,y=b,w=m,m=b=T.lastIndex;continue e}}m+=1}return{width:h?_:O,
index:h?g:v,truncated:h,ellipsed:h&&a>=i}},Oj=sy,Ej={limit:1/0,ellipsis:"",ellipsisWidth:0},Aj=(e10,t={})=>Oj(e10,Ej,t).width,Bf=Aj;import{core_text_words$l as Wf}from"./hook.js";
function tn(e10,t=r=>e10.toLowerCase().split(/\W+/).includes(r)){return Ci(e10)?[]:[...ji(e10),...qj(e10),...aC(e10,t)].sort((r,a)=>r.at-a.at)}function ji(e10){
if(Ci(e10))return[];let t=[];for(let{0:r,index:a}of e10.matchAll(Gf))Nj(e10,a,r)||t.push({at:a,length:r.length,...zj(r)});return t}var Ci=e10=>Tj.test(e10),Tj=/^[\t\n -~]*$/,
Gf=new RegExp("(?![\\t\\n])[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","gu");function Nj(e10,t,r){if(!Rj.test(r))
return false;let a=e10.slice(Math.max(0,t-16),t),n=e10.slice(t+r.length,t+r.length+16);return r==="\uFE0F"||r==="\uFE0E"?new RegExp("\\p{Extended_Pictographic}$",
"u").test(a)||/[\d#*]$/.test(a)&&n.startsWith("\u20E3"):/[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/u.test(r)?new RegExp("\\p{sc=Han}$","u").test(a):/[\u{e0020}-\u{e007f}]/u.
test(r)?/\u{1f3f4}[\u{e0020}-\u{e007e}]*$/u.test(a):/[\u180b-\u180d]/.test(r)?new RegExp("\\p{sc=Mongolian}$","u").test(a):/[\u00a0\u202f]/.test(r)?Ij(a,n):r===
"\u3000"?jj(a,n):/[\u061c\u200e\u200f]/.test(r)?Mj(a,n):r==="\u200B"?ly.test(a.slice(-1))&&ly.test(n):r==="\u200D"&&new RegExp("\\p{Extended_Pictographic}\\ufe0f?\
$|\\p{EMod}$","u").test(a)?new RegExp("^\\p{Extended_Pictographic}","u").test(n):oy.test(a.slice(-1))&&(oy.test(n)||r==="\u200D"&&Lj.test(a))}var Ij=(e10,t)=>e10.
endsWith("\xAB")||t.startsWith("\xBB")||/(?:^|[\s>"'«“‘(*#’,-])[\p{L}’'-]+$/u.test(e10)&&/^[?!]+(?:$|[\s"'’”»<)*_`])/.test(t)||/\d$/.test(e10)&&/^(?:[%€$£°]|\d{3}(?!\d))/.
test(t),jj=(e10,t)=>{let[r,a]=[e10.replace(/[ \u3000]+$/,"").slice(-1),t.replace(/^[ \u3000]+/,"").charAt(0)];return[r,a].some(n=>Cj.test(n))||/["'`/[|s]/.test(
r)&&/["'`/\]|+*]/.test(a)},Cj=/[\p{sc=Han}\p{sc=Hangul}\u3001-\u30ff\uff01-\uffee]/u,Mj=(e10,t)=>{let[r,a]=[new RegExp("(?:\\p{L})?[^\\p{L}]*$","u").exec(e10),new RegExp(
"^[^\\p{L}]*\\p{L}?","u").exec(t)];return[r,a].some(n=>n!==null&&Pj.test(n[0]))&&!(/\w$/.test(e10)&&/^\w/.test(t))},Pj=/[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}\p{sc=Adlam}]/u,
Rj=/\u061c|[\u180b-\u180e\u200b\u200c\u200e\u200f\u202f\u3000]|\u00a0|\u200d|[\ufe00-\ufe02]|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}]|[\u{e0100}-\u{e01ef}]/u,oy=/^[\p{sc=Arabic}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Sinhala}\p{sc=Mongolian}\p{sc=Gujarati}\p{sc=Gurmukhi}\p{sc=Oriya}]/u,
ly=/^[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u,Lj=/[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]$/;function zj(e10){let t=e10.codePointAt(
0);if(t>=56448&&t<=56575)return{kind:"byte",name:`0x${cy(t-56320)}`,about:"a byte that is not UTF-8"};let r=Wf(e10),a=Uj[cy(t)],n=Fj(e10);return a?{kind:n,name:a[0],
about:`${r}, ${a[1]}`}:{kind:n,name:r,about:Bj[n]}}var Fj=e10=>Dj.test(e10)?"bidi":new RegExp("\\p{Zs}","u").test(e10)?"blank":new RegExp("\\p{Cc}","u").test(e10)?
"control":"invisible",Dj=/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/,Bj={bidi:"turns the direction of text",invisible:"an invisible character",control:"a c\
ontrol character",byte:"a byte that is not UTF-8",blank:"a blank that is no space","look-alike":"looks like another character"},cy=e10=>e10.toString(16).toUpperCase(),
[oa,uy]=["turns the direction of text","ends a turned direction"],Zo="Hangul filler, a letter that is not seen",Uj={D:["CR","carriage return"],0:["NUL","null"],
"1B":["ESC","escape"],A0:["NBSP","no-break space"],AD:["SHY","soft hyphen"],"34F":["CGJ","an invisible joiner"],"61C":["ALM","Arabic letter mark"],"115F":["HCF",
Zo],1160:["HJF",Zo],"200B":["ZWSP","zero-width space"],"200C":["ZWNJ","zero-width non-joiner"],"200D":["ZWJ","zero-width joiner"],2060:["WJ","word joiner"],"200\
E":["LRM","left-to-right mark"],"200F":["RLM","right-to-left mark"],"202A":["LRE",oa],"202B":["RLE",oa],"202C":["PDF",uy],"202D":["LRO",oa],"202E":["RLO",oa],2066:[
"LRI",oa],2067:["RLI",oa],2068:["FSI",oa],2069:["PDI",uy],"202F":["NNBSP","narrow no-break space"],2800:["BRAILLE","blank Braille pattern"],3e3:["IDSP","ideogra\
phic space"],3164:["HF",Zo],FEFF:["BOM","byte order mark"],FFA0:["HHF",Zo]},qj=e10=>Array.from(e10.matchAll($y)).flatMap(({0:t,index:r})=>{let a=ky(t);return e10.
startsWith("\uFE0F",r+t.length)?[]:a===void 0||Xj(t)&&Qj(e10,r,a)?[]:Wj(e10,r,t)||Gj(e10,r,t)?[]:[xy(t,r,a)]}),$y=/[\u01c0\u01c3\u02b9\u02bc\u02d0\u037e\u0589\u05c3\u06d4\u1fef\u2010\u2011\u2024\u2044\u2100-\u214f\u2160-\u217f\u2215\u2217\u2223\u2236\u29f8\ua789\ufe50-\ufe6b\uff01-\uff5e\uffe8\u{1d400}-\u{1d7ff}\u{1fbf0}-\u{1fbf9}]/gu,
Wj=(e10,t,r)=>{let a=Zj[r];return a?(e10.match(a)?.length??0)>=3:/[\u02b9\u02bc]/.test(r)&&/[^\0-\u02ff]/.test(e10.slice(Math.max(0,t-1),t))};function Gj(e10,t,r){
if(Hj.test(r))return Vj.test(e10);let[a,n]=[e10.slice(Math.max(0,t-2),t),e10.slice(t+r.length)],i=!Jj.test(a)&&n.search(Uf)!==0;return r.search(Uf)!==0||!i?false:
Kj.test(r)||!(new RegExp("(?!\\p{Lm})[\\p{L}\\p{Nd}_]$","u").test(a)||new RegExp("^(?!\\p{Lm})[\\p{L}\\p{Nd}_]","u").test(n))}var Hj=/[\u2044\u2212\u2215\u2217\u2223\u2236\u29f8]/,
Vj=/[\u0391-\u03c9\u2070-\u209f\u2102\u2113\u2115\u2119-\u211d\u2124\u2190-\u21ff\u2200-\u2211\u2213\u2214\u2218-\u2222\u2224-\u2235\u2237-\u22ff\u27c0-\u27ff\u2980-\u29f7\u2a00-\u2aff\u{1d400}-\u{1d7ff}]/u,
Uf=/[\u2102-\u2129\u212b-\u2138\u2145-\u2149\u{1d400}-\u{1d7ff}]/u,Jj=new RegExp(`${Uf.source}$`,"u"),Kj=/[\u2102\u210d\u2115\u2119\u211a\u211d\u2124\u2145-\u2149\u{1d538}-\u{1d56b}\u{1d7d8}-\u{1d7e1}]/u,
Zj={"\u0589":new RegExp("\\p{sc=Armenian}","gu"),"\u05C3":new RegExp("\\p{sc=Hebrew}","gu"),"\u06D4":new RegExp("\\p{sc=Arabic}","gu")},Yj={\u01C0:"|",\u01C3:"!",
"\u02B9":"'",\u02BC:"'",\u02D0:":","\u0589":":","\u05C3":":","\u06D4":"-","\u2010":"-","\u2011":"-","\u2044":"/","\u2212":"-","\u2215":"/","\u2217":"*","\u2223":"\
|","\u2236":":","\u29F8":"/","\uA789":":","\uFFE8":"|"},ky=e10=>{let t=Yo[e10]??Yj[e10]??(e10.search($y)===0?e10.normalize("NFKC"):"");return/^[!-~]$/.test(t)?t:
void 0},Xj=e10=>e10>="\uFF01"&&e10<="\uFF5E",Qj=(e10,t,r)=>/^.-[\uff01-\uff5e]/.test(e10.slice(t))||/[\uff01-\uff5e]-$/.test(e10.slice(Math.max(0,t-2),t))||(/\w/.
test(r)?eC.test(e10.slice(Math.max(0,t-40),t))||tC.test(e10.slice(t+1,t+41)):rC.test(e10)),[eC,tC]=[/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f][\uff01-\uffee]*$/u,
/^[\uff01-\uffee]*[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f]/u],rC=/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f]/u,
aC=(e10,t)=>{if(!/[^\0-\u02ff]/.test(e10)&&!lC.test(e10))return[];let r=(e10.match(/[A-Za-z]/g)?.length??0)>(e10.match(cC)?.length??0);return Array.from(e10.matchAll(
iC)).flatMap(({0:a,index:n})=>{let i=Array.from(a.matchAll(/[^\0-\x7f]/gu)).filter(([u])=>/[\p{L}\p{N}]/u.test(u));if(i.length===0||!i.every(([u])=>u in Yo||nC.
test(u)))return[];let s=/[A-Za-z]/.test(a),o=s||r?a.length>=sC&&t(oC(a)):false,l=i.flatMap(([u])=>py.test(u)?[]:u),c=r&&(s||uC(l));return i.flatMap(({0:u,index:p})=>{
let f=o||c&&!py.test(u),d=Yo[u];if(!f)return[];let b=xy(u,n+p,d??"");return[d===void 0?{...b,about:"a letter of another script than its word"}:b]})})},nC=/[\p{sc=Coptic}\p{sc=Deseret}\p{sc=Cherokee}\p{sc=Lisu}\p{sc=Gothic}\p{sc=Old_Italic}\p{sc=Osage}]/u,
iC=/(?<=\\[a-z])[\p{L}\p{N}\p{M}_]+|(?<![\\\p{L}\p{N}\p{M}_])[\p{L}\p{N}\p{M}_]+|(?<=\\)(?![a-z])[\p{L}\p{N}\p{M}_]+/gu,sC=3,oC=e10=>e10.replace(/[^\0-\x7f]/gu,
t=>Yo[t]??t).toLowerCase(),lC=/[\u0131\u017f\u0180-\u02af]/,cC=/[^\p{scx=Latin}\p{scx=Common}\p{scx=Inherited}]/gu,uC=e10=>e10.length>0&&e10.map(pC).reduce((t,r)=>t.
filter(a=>r.includes(a))).length===0,py=new RegExp("\\p{scx=Latin}","u"),pC=e10=>{let t=fy.get(e10);if(t)return t;let r=fC.filter(a=>dC(a).test(e10));return fy.
set(e10,r),r},fy=new Map,fC="Armenian Cherokee Coptic Cyrillic Greek Lisu".split(" "),dC=e10=>{let t=dy.get(e10)??new RegExp(`\\p{scx=${e10}}`,"u");return dy.set(
e10,t),t},dy=new Map,xy=(e10,t,r)=>({at:t,length:e10.length,kind:"look-alike",name:Wf(e10),about:`looks like ${r}, and is another character`}),Yo=Object.fromEntries(
[["\u0410\u0412\u0415\u041A\u041C\u041D\u041E\u0420\u0421\u0422\u0425\u0406\u0408\u0405","ABEKMHOPCTXIJS"],["\u0430\u0435\u043E\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04BB\u0501\u051B\u051D",
"aeopcyxijshdqw"],["\u0423\u04AE\u04C0\u04CF\u050C\u051A\u051C\u0474\u0475\u043A\u043C\u0442\u0432\u043D\u0433\u0451\u0457","YYIlGQWVvkmtbhrei"],["\u0391\u0392\u0395\u0396\u0397\u0399\u039A\u039C\u039D\u039F\u03A1\u03A4\u03A5\
\u03A7\u037F","ABEZHIKMNOPTYXJ"],["\u03B1\u03B3\u03B7\u03B9\u03BA\u03BD\u03BF\u03C1\u03C4\u03C5\u03C7\u03C9\u03F2\u03F3","aynikvoptuxwcj"],["\u0555\u054D\u053C\u054F\u0578\u057D\u0570\u0585\u0581\u0566\u0575\u0563",
"OULSnuhogqjq"],["\u13AA\u13A0\u13A1\u13A2\u13B3\u13DA\u13A9\u13BB\u13C0\u13C3\u13CF\u13D9\u13DE\u13DF\u13E2\u13F4","ADRTWSYHGZbVLCPB"],["\uA4D0\uA4D1\uA4D3\uA4D4\uA4D6\uA4D7\uA4D9\uA4DA\uA4DC\uA4DD\uA4DF\uA4E0\uA4E1",
"BPDTGKJCZFMNL"],["\uA4E2\uA4E3\uA4E6\uA4E7\uA4EA\uA4EB\uA4EC\uA4EE\uA4F0\uA4F2\uA4F3\uA4F4","SRVHWXYAEIOU"],["\u0966\u09E6\u0A66\u0AE6\u0B66\u0B20\u0BE6\u0C66\u0CE6\u0D66\u0D20\u101D\u1040",
"ooooooooooooo"],["\u0131\u0251\u0261\u0269\u028F\u1D04\u1D0F\u1D1C\u1D20\u1D21\u1D22\uA731\u017F","iagiycouvwzsf"]].flatMap(([e10,t])=>Array.from(e10,(r,a)=>[r,
t.charAt(a)])));function tr(e10){if(Ci(e10))return{text:e10,at:a=>a};let t=[],r="";for(let{0:a,index:n}of e10.matchAll(hC)){let i=/^[\t\n -~]$/.test(a)?a:mC(a);
for(let s=0;s<i.length;s+=1)t.push(n);r+=i}return{text:r,at:a=>t[a]??e10.length}}function Sy(e10,t){let[r,a]=[tr(e10),tr(t)],n=[],[i,s]=[0,0];for(;i<r.text.length||
s<a.text.length;){let[o,l]=[r.text[i],a.text[s]];if(o===l){let c=_C([r,i],[a,s]),u={found:gy(r,i,c),wanted:gy(a,s,c)};by(e10,u.found)!==by(t,u.wanted)&&n.push(u),
i+=c,s+=c}else if(my(o))i+=1;else if(my(l))s+=1;else break}return n}var hC=new RegExp("[\\u1100-\\u115f][\\u1160-\\u11a7][\\u11a8-\\u11ff]?|\\P{M}\\p{M}*|\\p{M}+",
"gsu"),mC=e10=>hy[e10]??e10.normalize("NFKC").replace(Gf,t=>bC(t)?t:gC.test(t)?" ":"").replace(/[^\0-\x7f]/gu,t=>hy[t]??ky(t)??t).normalize("NFC"),gC=/[\v\f\x85\p{Z}]/u,
hy=Object.fromEntries([["\u2012\u2013\u2014\u2015","-"],["\u2018\u2019\u201A\u201B\u2032\u2039\u203A\xB4","'"],["\u201C\u201D\u201E\u201F\u2033\xAB\xBB",'"'],["\
\u2022\u2027\xB7\u2219","*"],["\xD7","x"],["\xF7","/"],["\u3001",","],["\u3002","."],["\u2190","<-"],["\u2192","->"],["\u21D2","=>"],["\u2264","<="],["\u2265","\
>="],["\u2260","!="]].flatMap(([e10,t])=>Array.from(e10,r=>[r,t]))),bC=e10=>new RegExp("\\p{Cs}","u").test(e10),my=e10=>e10!==void 0&&/\s/.test(e10),_C=([e10,t],[
r,a])=>{let n=1,i=(s,o)=>o<s.text.length&&s.at(o)===s.at(o-1);for(;(i(e10,t+n)||i(r,a+n))&&e10.text[t+n]!==void 0&&e10.text[t+n]===r.text[a+n];)n+=1;return n},gy=({
at:e10},t,r)=>({start:t===0?0:e10(t),end:e10(t+r)}),by=(e10,{start:t,end:r})=>e10.slice(t,r);function W(e10,{blanks:t=false,prose:r=false}={}){let a=Ci(e10)?e10:
r?yC(e10):e10.split(`
`).map(vC).join(`
`);return t?a.replaceAll("	","\u2192").replaceAll(" ","\xB7"):a}var yC=e10=>Oy(e10,ji(e10).filter(({kind:t})=>t!=="blank")),vC=e10=>Oy(e10,tn(e10));function Oy(e10,t){
if(t.length===0)return e10;let[r,a]=["",0];for(let{at:n,length:i}of t)n<a||(r+=e10.slice(a,n)+Jf(e10.slice(n,n+i)),a=n+i);return r+e10.slice(a)}var wC=e10=>e10.
search(Gf)>=0,Xo=e10=>!Ci(e10)&&(wC(e10)||e10!==e10.normalize("NFC")||e10.split(`
`).some(t=>tn(t).length>0));function Hf(e10,t){if(e10===t)return[];let[r,a]=[tr(e10).text,tr(t).text];if(vy(r)!==vy(a))return kC(e10,t);let n=[...new Set(Sy(e10,
t).map(s=>`"${qf(e10,s.found)}" in the file, "${qf(t,s.wanted)}" in old_string`))].slice(0,$C),i=xC(r,a);return i.some(([s,o])=>zt(s)!==zt(o))&&n.push(SC(i)),i.
some(([s,o])=>wy(s)!==wy(o))&&n.push("blanks at line ends"),n.length>0?n:["white space"]}var $C=6;function Vf(e10,t,r){let a=Sy(e10,t);return[_y(e10,a.map(n=>n.
found),r),_y(t,a.map(n=>n.wanted),r)]}function _y(e10,t,r){let[a,n]=["",0];for(let i of t)a+=W(e10.slice(n,i.start),r)+qf(e10,i),n=i.end;return a+W(e10.slice(n),
r)}var qf=(e10,{start:t,end:r})=>e10.slice(t,r).replace(/[^\t\n -~]/gu,Jf),kC=(e10,t)=>[...new Set([...yy(e10,t),...yy(t,e10,"old_string")])],Jf=e10=>{if(e10===
"\r")return"<CR>";let t=e10.codePointAt(0);return t>=56448&&t<=56575?`<0x${(t-56320).toString(16).toUpperCase()}>`:`<${Wf(e10)}>`};function yy(e10,t,r="the file"){
return[...new Set(e10.match(/[^\t\n -~]/gu)??[])].filter(a=>tr(a).text!==a).filter(a=>!t.includes(a)).map(a=>`${Jf(a)} in ${r}`)}var vy=e10=>e10.replace(/\s+/g,
""),xC=(e10,t)=>{let r=t.split(`
`);return e10.split(`
`).map((a,n)=>[a,r[n]??""])},zt=e10=>/^\s*/.exec(e10)?.[0]??"",wy=e10=>e10.slice(e10.trimEnd().length).replace(/[^ \t]/g,""),SC=e10=>{let t=r=>e10.some(a=>zt(a[r]).
includes("	"));return t(0)===t(1)?"the depth of the indentation":t(0)?"tabs in the file but spaces in old_string":"spaces in the file but tabs in old_string"};var it="\
\u200B",Ee=e10=>W(e10,{prose:true}),Mi=e10=>e10.replace(/\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[@-Z\\-_])/g,""),xe=e10=>W(e10),OC=e10=>Ee(e10).
replace(/[&<>"']/g,t=>`&#${t.codePointAt(0)};`),N=e10=>Ee(e10.replace(/\s+/g," ").trim()),Qo=e10=>AC.test(e10)?la(rl(el(N(e10.replaceAll(it,""))))):e10,EC=e10=>e10.
split(/\r\n|\r|\n/).map(t=>tl(Qo(t))).join(`
`),AC=/[^ -~]| {2}|^ | $|[@#[<]|\*\*\*|^::|gh\\?-\d|(?:issues|pulls?|discussions|commits?)\\?\/|skip-checks/i,el=e10=>e10.replace(/@(?!\u200b)/g,`@${it}`).replace(
/#(?=\d)/g,`#${it}`).replace(/GH(?=\\?-\d)/gi,`$&${it}`).replace(/(?:issues|pulls?|discussions|commits?)\\?\/(?=[\da-f])/gi,`$&${it}`),tl=e10=>e10.replace(/^([ \t>]*(?:BREAKING CHANGE|[\w-]+))(?=[ \t]*[:=](?!\/\/))/gim,
`$1${it}`),rl=e10=>e10.replace(/^([^\S\r\n]*:)(?=:)/gm,`$1${it}`).replace(/##(?=\[)/g,`##${it}`),la=e10=>e10.replace(/<!(?=--\s*editplan)/gi,`<!${it}`).replace(
/\[(?=[^\]\n\u200b]{0,60}\b(?:skip|ci)\b)/gi,`[${it}`).replace(/skip-checks(?=[ \t]*:)/gi,`$&${it}`).replace(/\*\*\*(?=\s*NO_CI)/gi,`**${it}*`);var TC=Ue("node:\
util");var{isDeepStrictEqual:al,styleText:Ey}=TC;function R({colour:e10},t,r){let a=Ee(r);return e10?Ey(t,a,{validateStream:false}):a}var pe=e10=>NC.test(e10)?e10.
length:Bf(e10),NC=/^[ -~\u2010-\u2027\u2190-\u22ff]*$/;function Je(e10,t){if(pe(e10)<=t)return e10;let r=[],a=1;for(let n of Kf(e10).reverse()){if(a+=pe(n),a>t)
break;r.push(n)}return`\u2026${r.reverse().join("")}`}var Pi=(e10,t)=>ie(`! ${N(e10)}`,t.width).map(r=>R(t,"yellow",r));function qe(e10,t){if(e10.length<=t*Ay&&
pe(e10)<=t)return e10;let r="",a=1;for(let n of Kf(e10.slice(0,t*Ay))){if(a+=pe(n),a>t)break;r+=n}return`${r}\u2026`}var rr=(e10,t)=>e10===""?[""]:Ty(e10,Math.max(
t,2)),ie=(e10,t)=>e10.split(`
`).flatMap(r=>CC(r,Math.max(t,1)).map(nl)),nl=e10=>e10.replace(/^([^\S\n]*:)(?=:)/gm,"$1\u2060").replaceAll("##[","##\u2060["),Ay=16;function Kf(e10){let t=[];for(let r=0;r<
e10.length;){let a=e10.slice(r,r+jC),n=Array.from(IC.segment(a),({segment:i})=>i);r+a.length<e10.length&&n.length>1&&n.pop();for(let i of n)t.push(i),r+=i.length}
return t}var IC=new Intl.Segmenter(void 0,{granularity:"grapheme"}),jC=512;function CC(e10,t){let r=[],a="",n=0;for(let i of e10.split(/(?<=\s)(?=\S)/).flatMap(
s=>MC(s,t))){let s=i.trimEnd();a!==""&&s!==""&&n+pe(s)>t&&(r.push(a.trimEnd()),a="",n=0),a+=i,n+=pe(i)}return[...r,a.trimEnd()]}var MC=(e10,t)=>pe(e10.trimEnd())<=
t?[e10]:Ty(e10,t);function Ty(e10,t){let r=[],a="",n=0;for(let i of Kf(e10)){let s=pe(i);a!==""&&n+s>t&&(r.push(a),a="",n=0),a+=i,n+=s}return[...r,a]}function Zf(e10,t=r=>r){
let r=Math.max(0,...e10.map(n=>n.length)),a=Array.from({length:r},(n,i)=>Math.max(...e10.map(s=>pe(s[i]??""))));return e10.map((n,i)=>n.map((s,o)=>t(o===n.length-
1?s:PC(s,a[o]??0),o,i)).join("  ").trimEnd())}var PC=(e10,t)=>e10+" ".repeat(Math.max(0,t-pe(e10)));import{core_text_words$b as Ny}from"./hook.js";import{errors$a as RC,
errors$e as Iy}from"./hook.js";var il=e10=>jy(e10)?[]:Cy(e10),Yf=e10=>jy(e10)?Cy(e10):[];function Xf(e10,t,r=false){let[a]=il(e10);if(a)return Iy(a.name);let n=e10.
steps.find(i=>i.error)?.error;return n?t?1:Iy(n.name):r&&e10.plan.left_out?1:0}function Qf({totals:e10},t){let{applied:r,unchanged:a,collapsed:n,skipped:i,failed:s}=e10,
o=r>0?"changed":a+n>0||i===0?"unchanged":"skipped",l=Object.entries({applied:r,unchanged:a,collapsed:n,skipped:i,refused:s});return[t===0?o:`exit code ${t}`,l.flatMap(
([c,u])=>u>0?[`${u} ${c}`]:[]).join(", ")]}var jy=({pull_request:e10})=>e10!==void 0&&e10.failed!==true,Cy=({problems:e10=[]})=>e10,sl=({written:e10,run:t,totals:r,
pull_request:a})=>!e10&&t===null&&a===void 0&&r.applied>0;function ed({moved_insertions:e10=0,moved_deletions:t=0}){return e10+t===0?"":`+${Ny(e10)} \u2212${Ny(
t)} moved`}var td=e10=>(e10.verifications??[]).length>0||sl(e10)?"":"not verified: no policy command ran",rd=e10=>`${e10.replace(/\?.*$/s,"")}?expand=1`,ad=({name:e10,
message:t})=>My(t)?void 0:RC[e10].advice,My=e10=>/[.;]\s+\S/.test(e10),nd=({message:e10,suggestions:t=[]})=>t.filter(r=>!e10.includes(r));function K(e10,t){let r=new Map;
for(let a of e10){let n=t(a);n!==void 0&&Py(r,n,a)}return r}function Py(e10,t,r){let a=e10.get(t);a?a.push(r):e10.set(t,[r])}import{core_text_words$a as zC,core_text_words$e as FC}from"./hook.js";
var Ry=Ue("node:path"),k=Ry,{dirname:rn,join:_e,sep:Ly,basename:zy,posix:Fy,delimiter:Dy}=Ry;var LC=Ue("node:url");var{pathToFileURL:By}=LC;var sd=({links:e10},t,r)=>e10&&
/^https?:/.test(Uy(r))?qy(t,Uy(r)):t,Uy=e10=>URL.canParse(e10)?new URL(e10).href:"";function Ri({links:e10},t,r){let a=e10?.[r.in];return a===void 0?t:qy(t,By(k.
resolve(a,r.name)).href)}var qy=(e10,t)=>`\x1B]8;;${t}\x1B\\${e10}\x1B]8;;\x1B\\`,Li=(e10,t)=>[...K(e10,DC).values()].flatMap(([r,...a])=>{if(!r)return[];let n=cl(
r,t),i=`${R(t,["red","bold"],"\u2717")} ${R(t,"bold",r.name)}`,s=[n,BC(a)].filter(o=>o!=="").join(" ");return[s?`${i}  ${s}`:i,...ol(r,t,{indent:"  "})]}),DC=({
name:e10,message:t,file:r,suggestions:a})=>JSON.stringify([e10,t,r,a]),BC=e10=>{if(e10.length===0)return"";let t=[...new Set(e10.flatMap(({line:a})=>a??[]))].sort(
(a,n)=>a-n),r=t.length===1?`: line ${t[0]}`:t.length>1?`: lines ${FC(t)}`:"";return`and ${zC(e10.length,"more","more")}${r}`};function ol(e10,t,{indent:r,most:a=Number.
POSITIVE_INFINITY}){let n=t.width-r.length,i=ad(e10),s=[...ie(Ee(e10.message),n),...i===void 0?[]:ie(`\u2192 ${i}`,n).map(c=>R(t,"dim",c))],o=s.length>a,l=o?e10.
suggestions??[]:nd(e10);return[...s.slice(0,a),...o?["\u2026"]:[],...WC(l,n).map(c=>R(t,"green",c))].map(c=>r+c)}var ll=({file:e10,line:t,column:r,field:a})=>[a&&
N(a),e10&&N(e10),t,r].filter(n=>n!==void 0&&n!=="").join(":");function cl(e10,t){let r=R(t,"cyan",ll(e10)),{file:a}=e10;return a===void 0||a===UC?r:Ri(t,r,{in:"\
plans",name:a})}var UC="stdin",qC=3,WC=(e10,t)=>e10.slice(0,qC).flatMap(r=>Ee(r).split(`
`).flatMap(a=>rr(a,t-id.length)).map((a,n)=>(n===0?id:" ".repeat(id.length))+a)),id="try: ";import{faces_reader$a as BO}from"./version.js";var ud=["publishing",
"plan","commits","source","run","replay","face"],pl=["Options","Replay","Report","Pull request","What to do if \u2026","With --pr","With --attestation"],Gy=["mo\
de: pull-request","mode: suggest","mode: review","mode: verify","mode: overlap","mode: explain"],Tr=[...Gy,"onto: pull-request","ignore-revs: true"],Di=["pr","m\
ode: pull-request"],nr=["mode: pull-request","onto: pull-request","mode: suggest"],Ft=["apply","check","pr","verify"],Fi=["compose","split","narrow","try","over\
lap"],GC=["fix","fix of recorded outputs","fix --restore","fix --take-written"],fl=["import of a session","import of a patch","import of fixes"],HC=["repair","p\
lan from-diff","plan rename",...fl,"record","record --acp","record of a hook"],ul=["apply","check","pr","fix","fix of recorded outputs","fix --take-written"],an=[
...Ft,"check --find","repair",...Fi,"explain of a plan","test",...nr],ca=e10=>e10.replace(/ (?:--|of ).*$/,""),Et=({name:e10})=>VC(e10),VC=e10=>e10.replace(/-(.)/g,
(t,r)=>r.toUpperCase()),pd=({name:e10})=>e10.replaceAll("-","_"),Ar={input:"Publish: the branch",of:"publishing",permissions:"`contents: write`",verbs:Di},zi={input:"\
Publish: the branch",of:"commits",verbs:["apply","pr","verify","mode: pull-request","onto: pull-request"]},Se={input:"Publish: the pull request",of:"publishing",
permissions:"`pull-requests: write`",verbs:Di},od="`contents: write` and `pull-requests: write`",ar="What to do if \u2026",JC=[{name:"branch",type:"text",about:"\
the branch to push",default:"`editplan/` and the plan\u2019s title",...Ar,option:["<name>","Options"],campaign:"The branch in every repository; default: `editpl\
an/<title>`."},{name:"branch-suffix",type:["none","digest","week"],about:"what follows the branch\u2019s name",details:"`digest`: eight characters of the plan\u2019s\
 digest, so that each plan has its own branch and pull request; `week`: the ISO week (UTC) in which the workflow\u2019s run was created, so that a re-run stays in it\
; `none`.",default:"`none`",...Ar,option:["<what>","Options"]},{name:"branch-token",type:"text",about:"pushes the branch in place of `token`, which is then used\
 only for the API",...Ar,verbs:["mode: pull-request","onto: pull-request","mode: review","ignore-revs: true"],only:"the credentials of git push for commands"},{
name:"push-to-fork",type:"text",about:"`owner/name` of a fork to push the branch to",...Ar,permissions:"`contents: write` in the fork, which the workflow\u2019s own \
token never has",option:["<owner/name>","Options"]},{name:"sign-commits",type:["api","gpg","ssh"],about:"who signs the commits: GitHub (`api`), or your own key \
as git\u2019s configuration names it (`gpg`, `ssh`)",details:"GitHub signs for the token of a GitHub App or of the workflow. Your own key is `user.signingkey`, \
and `user.name` is the committer.",default:"not signed",...Ar,option:["<how>","Options"],verbs:[...Di,"mode: review"],campaign:"`api`: GitHub makes the commits,\
 and signs them for the tokens of apps."},{name:"commits",type:["per-step","per-rule","per-file","squash"],about:"how to group steps into commits",details:"`per\
-step`, `per-rule`, `per-file` or `squash`.",default:"the option of the plan; if it is not set, one commit per step as long as a pull request lists them all (25\
0), otherwise one per file or a single one, and a single one with `sign-commits: api`",input:"Publish: the branch",of:"plan",option:["<mode>","Replay"],verbs:[...Ft,
"mode: pull-request","onto: pull-request"]},{name:"author",type:"person",about:"`Name <address>` of the commits\u2019 author",details:"With `sign-commits: api` \
GitHub is the author, and this person is named as co-author.",default:"the plan\u2019s, or editplan",...zi,option:["<person>","Replay"]},{name:"committer",type:"\
person",about:"`Name <address>` of the commits\u2019 committer",default:"the author; with `sign-commits` the one who signs",...zi,option:["<person>","Replay"]},
{name:"signoff",type:"flag",about:"end each commit message with the author\u2019s `Signed-off-by`, as a DCO check requires",default:"false",...zi,option:["","Re\
play"]},{name:"commit-message",type:"text",about:"subject of the steps\u2019 commits and, in further lines, their body",details:"`{tool}`, `{file}`, `{summary}`\
, `{title}`, `{step}` and `{total}` are filled in.",default:"`{tool} {file}: {summary}`",...zi,option:["<text>","Replay"],campaign:"Subject of the commits and, \
in further lines, their body, as `commit-message` of the Action; ${{ repository.name }}, .owner and .full_name are filled in."},{name:"trailers",type:"lines",about:"\
`Key: value` lines to add at the end of each commit message",...zi,option:["trailer <line>","Replay"]},{name:"foreign-commits",type:["refuse","keep"],about:"wha\
t to do if the branch has commits of other people",details:"`refuse`, or `keep` them and put the run on top.",default:"`refuse`",...Ar,option:["<what>",ar]},{name:"\
update",type:["when-needed","always","never"],about:"when to make the branch again, which drops approvals, if only the base has moved",details:"`when-needed`: o\
nce merging the branch gives another result, the base changed a file of the plan, or a rule asks for branches that are up to date; `always`; `never`. A changed \
plan always makes it again.",default:"`when-needed`",...Ar,option:["<when>",ar],ledger:"update"},{name:"replace",type:"flag",about:"take over a branch that belo\
ngs to another plan, is fully merged, or has no ledger",details:"Commits of others are never dropped. It also publishes an older plan on purpose. A later plan o\
f the same source updates its own branch without it: of the same file in the base, else of the same workflow, job, matrix values and step. It also writes a ledg\
er that is missing.",default:"false",...Ar,option:["","Options"]},{name:"matrix",type:"text",about:"the values of the job\u2019s matrix, which tell its plans apart",
details:"GitHub sets it; you do not need to.",given:"${{ toJSON(matrix) }}",input:"Publish: the branch",of:"face",verbs:Tr,only:"only a workflow has one"},{name:"\
title",type:"text",about:"title of the pull request",default:"the plan\u2019s",...Se,option:["<text>","Pull request"],ledger:"title"},{name:"body",type:"text",about:"\
Markdown to put into the pull request\u2019s body, below the verdict and what to read first",...Se,option:["<markdown>","Pull request"],campaign:"Markdown befor\
e the report; ${{ repository.name }}, .owner and .full_name are filled in."},{name:"body-path",type:"text",about:"a file with that Markdown, relative to the wor\
kspace, in place of `body`",...Se,of:"face",permissions:"`contents: read` to check it out, `pull-requests: write`",option:["<file>","Pull request"],not:["body"]},
{name:"template",type:"flag",about:"put the base\u2019s pull request template below the report, with `body` in its first section",details:"Once, when the pull r\
equest is opened. It is outside the marks of editplan: people\u2019s text, which no run changes.",default:"false",...Se,option:["","Pull request"]},{name:"draft",
type:"flag or always",about:"open the pull request as a draft, or make it one",details:"True or false; `always` makes it a draft again in each run. A later chan\
ge by people is kept until this setting changes.",...Se,option:["","Pull request"],ledger:"draft",campaign:"Open drafts."},{name:"labels",type:"list",about:"lab\
els",details:"One per line or separated by commas. Labels that an earlier run set and that are no longer listed are removed; other labels stay.",...Se,permissions:"\
`pull-requests: write`; `issues: write` to create a label that does not exist",option:["label <name...>","Pull request"],ledger:"labels",campaign:"Labels of eve\
ry pull request."},{name:"assignees",type:"list",about:"people to assign, by their logins",...Se,option:["assignee <login...>","Pull request"],ledger:"assignees"},
{name:"reviewers",type:"list",about:"people to ask for a review, by their logins",details:"Not the author of the pull request.",...Se,option:["reviewer <login..\
.>","Pull request"],ledger:"reviewers"},{name:"team-reviewers",type:"list",about:"teams to ask for a review, by their slugs",...Se,permissions:"`pull-requests: \
write` and, for the token of an App or a person, `members: read` in the organisation; the workflow\u2019s own token cannot have it",option:["team-reviewer <team\
...>","Pull request"],ledger:"teams"},{name:"milestone",type:"text or number",about:"title or number of an open milestone",...Se,option:["<title>","Pull request"],
ledger:"milestone"},{name:"auto-merge",type:["merge","squash","rebase"],about:"merge automatically when all requirements are met",details:"`merge`, `squash` or \
`rebase`. The repository must allow auto-merge.",...Se,permissions:od,option:["<method>","Pull request"],ledger:"autoMerge",campaign:"Merge each automatically, \
in this way, once its requirements are met."},{name:"maintainer-can-modify",type:"flag",about:"with `push-to-fork`: let maintainers push to the branch",...Se,ledger:"\
maintainerCanModify",option:["","Pull request"],with:["push-to-fork"]},{name:"when-unchanged",type:["keep","close","delete"],about:"what to do if nothing differ\
s from the base",details:"`keep` the branch and the pull request, `close` the pull request, or `delete` the branch too.",default:"`keep`",...Se,permissions:od,option:[
"<what>",ar]},{name:"when-closed",type:["new","respect","reopen"],about:"what to do if a person closed the pull request: open a `new` one, `respect` that and op\
en none, or `reopen` it",details:"`reopen` opens a new one where GitHub refuses to reopen.",default:"`new`",...Se,permissions:void 0,option:["<what>",ar],campaign:"\
When a person closed the campaign\u2019s pull request: open a new one, respect it and open none, or reopen it."},{name:"supersede",type:["none","close","delete"],
about:"what to do with older open pull requests of the same source: leave them, close them, or delete their branches too",details:"It takes place once the pull \
request is open, for those on other branches. Each that is closed gets a comment that names the new one. One on whose branch others committed stays open.",default:"\
`none`",...Se,permissions:od,option:["<what>",ar]},{name:"open-at-most",type:"count",about:"refuse if more pull requests of the same source would be open",details:"\
The run fails with LIMIT_EXCEEDED and pushes nothing. One source is the same workflow, job, matrix values and step; of a `workflow_run`, also the same fork, wha\
tever its branches are called. Those that `supersede` closes do not count.",default:"any number",...Se,permissions:"`pull-requests: read`",option:["<n>",ar]},{name:"\
max-pull-requests",type:"count",about:"with `split`: refuse a plan with more parts",details:"The run fails with LIMIT_EXCEEDED and pushes nothing.",default:"200",
...Se,permissions:void 0,option:["<n>",ar],with:["split"]},{name:"if-no-changes",type:["ignore","warn","error"],about:"how to report that nothing differs from t\
he base",details:"`ignore`, `warn`, or `error`, which fails the job.",default:"`ignore`",...Se,permissions:void 0,option:["<what>",ar]},{name:"fallback",type:["\
fail","warn","issue"],about:"what to do if no pull request can be opened",details:"`fail`; `warn`; or `issue`, which opens an issue that links the page on which\
 a person opens it. The branch is pushed. With `issue`, a change that may not be pushed at all, such as one of workflow files or of a protected branch, becomes \
an issue that holds the report and the patch.",default:"`fail`",...Se,permissions:"`issues: write` for `issue`",option:["<what>",ar]},{name:"expires",type:"coun\
t",about:"days after which a run closes the pull request of an unchanged plan",details:"Run the workflow on a schedule.",...Se,option:["<days>","Pull request"]},
{name:"trigger-checks",type:"text",about:"file name of a workflow, such as `checks.yml`, to start on the branch after each push",details:"It needs `on: workflow\
_dispatch`. For required checks, which on a pull request of the workflow\u2019s own token wait for an approval.",...Se,permissions:"`actions: write`",option:["<\
workflow>","Pull request"]}],cd="`contents: write` and `pull-requests: write`",Wy="What to do if \u2026",KC="the policy to follow; by default .github/editplan.y\
ml of the base commit",ld=["apply","check","pr",...nr,"mode: review"],Hy="the commit to replay on: an ancestor of the current commit",ZC=[{name:"from",type:"tex\
t",about:"the format of a patch, a log or a tool\u2019s output; docs/importing.md lists them",default:"recognised by what only that format contains",verbs:[...an],
of:"source",option:["<format>","Replay"],input:"Everyday"},{name:"cwd",type:"text",about:"for a log: the root of the checkout in which it was recorded, or the f\
older of the checkout in which it began",default:"what the log says",verbs:[...an],of:"source",option:["<dir>","Replay"],input:"Everyday"},{name:"choice",type:"\
count",about:"which answer to take if a request has several, by its number in the list",default:"with several answers, none",verbs:[...an,"import of a session",
"import of a patch"],of:"source",option:["<n>","Replay"],input:"Everyday"},{name:"strip",type:["0","1","2","3","4","5","6","7","8","9"],about:"for a patch: how \
many leading folders to remove from each file name, as `git apply -p` does",default:"the number with which every old file exists",verbs:[...an,"import of a patc\
h"],of:"source",option:["-p, strip <n>","Replay"],input:"Everyday"},{name:"path-prefix",type:"lines",about:"of a patch, a log or a tool\u2019s output: `FROM=TO`, a f\
older in it and what that is in the checkout, empty for its root",details:"The longest that fits counts.",default:"the one folder in which every file exists",verbs:[
...an,...fl],of:"source",option:["<from=to>","Replay"],input:"Everyday"},{name:"var",type:"lines",about:"set a variable of the plan",verbs:[...Ft,"check --find",
...Fi,"explain of a plan","test"],of:"face",option:["<name=value>","Replay"],only:"the Action has `vars`"},{name:"vars",type:"lines",about:"set the variables th\
at this YAML or JSON file names",verbs:[...Ft,"check --find",...Fi,"explain of a plan","test"],of:"face",option:["<file>","Replay"],only:"the Action has `vars` \
of other words"},{name:"repo",type:"lines",about:"the checkout; repeat it to replay on each of several",default:"the current folder",given:".",verbs:["apply","c\
heck","check --find","undo"],of:"face",option:["<dir>","Replay"],only:"the Action has `repository-path`"},{name:"repos",type:"text",about:"a text file with the \
folder of a checkout on each line",verbs:["apply","check","check --find","undo"],of:"face",option:["<file>","Options"],only:"a workflow has a matrix"},{name:"re\
po",type:"text",about:"the checkout",default:"the current folder",given:".",verbs:["pr","verify","verify --pr","verify --attestation","repair",...Fi,"try --clea\
n","show","history","redo","resume","policy","policy --command","blame","plan from-diff","plan rename","record","record --acp","record of a hook",...GC,"explain",
"explain of a plan"],of:"face",option:["<dir>","Replay"],only:"the Action has `repository-path`"},{name:"base",type:"text",about:Hy,verbs:["repair","compose","s\
plit","narrow","try"],of:"replay",option:["<rev>","Replay"]},{name:"base",type:"text",about:"the commit to replay on; with --pulls their base branch",verbs:["ov\
erlap"],of:"replay",option:["<rev>","Replay"],only:"the event names it"},{name:"bare",type:"text",about:"replay in this bare repository, without a work tree",verbs:[
...Ft,"check --find","verify --pr","verify --attestation"],of:"face",option:["<dir>","Replay"],only:"a job has a checkout"},{name:"policy",type:"text",about:KC,
verbs:[...Ft,"check --find","verify --pr",...Fi,"repair","plan from-diff","plan rename"],of:"face",option:["<file>","Replay"],only:"the Action has `policy` of o\
ther words"},{name:"output",type:"text",about:"where to write the plan; .json and .jsonl are JSON, any other name gives YAML",default:"standard output",given:"-",
verbs:HC,of:"face",option:["-o, output <file>","Options"]},{name:"without",type:"list",about:"leave out these steps: numbers or ids, separated by commas",verbs:[
...Ft,"check --find"],of:"replay",option:["<steps>","Replay"],only:"people leave steps out of a pull request where it is reviewed"},{name:"report",type:"text",about:"\
write the report as JSON",verbs:[...ul,"check --find"],of:"face",option:["<file>","Report"],only:"the Action has an output for its file"},{name:"html",type:"tex\
t",about:"write the report as one HTML page",verbs:ul,of:"face",option:["<file>","Report"],not:["split"],only:"the Action has `html-report`"},{name:"json",type:"\
flag",about:"print the report as JSON and nothing else",verbs:[...ul,"check --find"],of:"face",option:["","Report"],only:"the Action has outputs"},{name:"quiet",
type:"flag",about:"print refusals only",verbs:[...ul,"check --find"],of:"face",option:["","Report"],only:"a log is read when something failed"}],YC=[{name:"plan",
type:"list",about:"Plan files, one per line, relative to the workspace: YAML, JSON or JSON Lines",details:"A glob such as `plans/*.yaml` names the files that it\
 matches, in order of their names. Several replay in order as one run, or as `combine` says. `mode: review` and `mode: verify` take none.",permissions:"`content\
s: read` to check them out",input:"Everyday",of:"face",verbs:nr,only:"commands take plans as arguments"},{name:"vars",type:"text",about:"values of the plan\u2019s va\
riables: `name=value`, one per line, or YAML",input:"Everyday",of:"face",verbs:nr,only:"commands have --var, and --vars for a file"},{name:"lossy",type:"flag",about:"\
go on without what a source proposes that does not fit or was not understood",details:"What is left out is named in the body, the summary, the report and the an\
notations, and the pull request is a draft. The exit code is 1.",input:"Everyday",of:"source",option:["","Replay"],verbs:[...an,...fl]},{name:"token",type:"text",
about:"the token that pushes the branch and opens the pull request",details:'Workflows of a pull request opened with the workflow\u2019s own token wait until somebod\
y with write access approves them; use a GitHub App\u2019s token if its checks have to run by themselves, and for changes to workflow files (`workflows: write`). The\
 repository has to let the workflow\u2019s own token open pull requests: Settings, Actions, General, "Allow GitHub Actions to create and approve pull requests".',
given:"${{ github.token }}",permissions:cd,input:"Everyday",of:"face",verbs:Tr,only:"commands take it from GITHUB_TOKEN or GH_TOKEN, where no list of processes \
shows it"},{name:"mode",type:["pull-request","suggest","review","verify","overlap","explain"],about:"what the job does",details:"`pull-request`; `suggest`: on a\
 `pull_request` event, post the edits as review suggestions where they fall inside its diff, and list the others; `review`: on `issue_comment` and `pull_request\
_target` events, carry out what people with write access decide about the steps of a pull request; `verify`: on `pull_request` and `merge_group` events, make th\
e pull request\u2019s commits again from its manifest and compare, without a checkout; `overlap`: on `pull_request` events, report which other open pull requests it \
fits or conflicts with, without a checkout; or `explain`: on `pull_request` events, explain the change of a checkout with its whole history in a few steps and h\
and the explanation on, and on `workflow_run` events show what was handed on.",default:"`pull-request`",permissions:"`pull-requests: write`; for `review` `conte\
nts: write` too; for `verify` and `overlap` `contents: read` and `pull-requests: read`, and for `verify` `checks: write` if a check run is wanted; for `explain`\
 `contents: read` on `pull_request`, and on `workflow_run` `actions: read`, `pull-requests: write` for a comment, and `checks: write` for a check run in its pla\
ce",input:"Everyday",of:"face",verbs:[...Gy,"onto: pull-request"],only:"each mode is a command"},{name:"onto",type:["base","pull-request"],about:"where the comm\
its go",details:"`base`: to their own branch and pull request. `pull-request`: on an event of a pull request, on top of its own branch, under the policy of its \
base. Inputs about a branch or another pull request then have no effect, and are refused; so is a fork that does not let maintainers push.",default:"`base`",permissions:"\
`contents: write` and `pull-requests: read`; for a fork the token of a person or an App that may push to it",input:"Everyday",of:"face",verbs:["mode: pull-reque\
st","onto: pull-request"],only:"it follows an event of GitHub"},{name:"dry-run",type:"flag",about:"print the title, the body and the API calls, and send nothing",
default:"false",input:"Everyday",of:"publishing",option:["","Options"],verbs:Di},{name:"base",type:"text",about:"the branch that the run starts from, and the ba\
se of the pull request",default:"the checked-out branch, or the repository\u2019s default branch on a detached checkout",permissions:"`contents: read`",input:"E\
veryday",of:"publishing",option:["<branch>","Options"],verbs:Di,campaign:"The branch that they go to in every repository; default: the default branch of each."},
{name:"repository",type:"text",about:"`owner/name` of the repository that is checked out, which gets the pull request",details:"`origin` of the checkout has to \
name it; otherwise the run ends with ORIGIN_DIFFERS and nothing is sent.",given:"${{ github.repository }}",input:"Everyday",of:"face",verbs:Tr,only:"commands ta\
ke it from the remote of the checkout"},{name:"repository-path",type:"text",about:"the checkout, relative to the workspace",given:".",input:"Everyday",of:"face",
verbs:Tr,only:"commands have --repo"}],XC=[{name:"combine",type:["sequence","compose","try"],about:"how several plans are combined",details:"`sequence`: they re\
play in the given order, as one run. `compose`: they are combined into one plan, in an order that works; plans that do not fit together fail the job with their \
conflicts. `try`: candidates for one task, each verified on the base in a worktree of its own; the smallest change of those that pass is published, and where no\
ne passes the job fails.",default:"`sequence`",input:"Several plans",of:"face",verbs:["mode: pull-request","mode: suggest"],only:"commands have compose and try"},
{name:"split",type:"lines",about:"a pull request for each part of the plan",details:"`codeowners`, `folder`, `folder:2`, `size:20`, or `glob:NAME=PATTERN`, whic\
h may be given several times, one per line. Parts that build on each other form a stack. Takes one plan; not with `push-to-fork`, `mode: suggest`, `html-report`\
 or `attest`.",default:"the plan is not split",permissions:cd,input:"Several plans",of:"face",verbs:["mode: pull-request"],not:["html-report","attest","push-to-\
fork"],only:"pr has --split, of other words"},{name:"policy",type:"text",about:"a policy file, relative to the workspace",details:"It is used as it is, so take \
it from a trusted checkout.",default:"`.github/editplan.yml` of the base",permissions:"`contents: read`",input:"Agents: what a plan may do",of:"face",verbs:[...nr,
"mode: review","mode: verify","ignore-revs: true"],only:"commands have --policy, of other words"},{name:"only",type:"lines",about:"globs of the files that the r\
un may change, one a line",details:"Any other change is refused (PATH_DENIED), whatever the policy allows; its own `only` counts too.",default:"all files that t\
he policy allows",input:"Agents: what a plan may do",of:"run",option:["<glob>","Replay"],verbs:ld,campaign:"Globs of the files that the plans may change, whatev\
er the repository\u2019s own policy allows; its `only` counts too."},{name:"max-files",type:"count",about:"the most files that the run may change",details:"More\
 is refused (LIMIT_EXCEEDED) before a program of the policy runs. The policy\u2019s `limits` count too.",default:"any number",most:1e6,input:"Agents: what a pla\
n may do",of:"run",option:["<n>","Replay"],verbs:ld,campaign:"Files that the plans may change at most in a repository."},{name:"max-lines",type:"count",about:"t\
he most lines that the run may add and delete, together",details:"Likewise. Binary files have no lines.",default:"any number",most:1e9,input:"Agents: what a pla\
n may do",of:"run",option:["<n>","Replay"],verbs:ld,campaign:"Lines that the plans may add and delete at most in a repository, together."},{name:"on-ask",type:[
"stop","draft"],about:"what to do if steps need approval: `stop`, or open a `draft` that lists them",default:"`stop`",permissions:"`pull-requests: write`",input:"\
Agents: what a plan may do",of:"face",option:["<what>",Wy],verbs:["pr","mode: pull-request","mode: suggest","mode: review"]},{name:"on-failure",type:["stop","dr\
aft","narrow"],about:"what to do if verifications fail",details:"`stop`, or open a `draft` that reports it, or `narrow`: leave out the steps that break it, and \
open a pull request of the others that lists them.",default:"as the policy decides",permissions:"`pull-requests: write`",input:"Agents: what a plan may do",of:"\
face",option:["<what>",Wy],verbs:["pr","mode: pull-request","mode: suggest","mode: review"]},{name:"on-error",type:["stop","continue"],about:"whether a refused \
step stops the others",details:"`stop`, which applies nothing, or `continue` with the other steps and fail at the end.",default:"the option of the plan",input:"\
Agents: what a plan may do",of:"plan",option:["<mode>","Replay"],verbs:[...Ft,...nr]},{name:"reads",type:["strict","auto"],about:"whether a plan must read a fil\
e before it edits it",details:"`strict`, or `auto`: no Read is needed.",default:"the option of the plan",input:"Agents: what a plan may do",of:"plan",option:["<\
mode>","Replay"],verbs:[...Ft,...nr]},{name:"duplicates",type:["collapse","keep","error"],about:"how to handle repeated edits",details:"`collapse`, `keep` or `e\
rror`.",default:"the option of the plan",input:"Agents: what a plan may do",of:"plan",option:["<mode>","Replay"],verbs:[...Ft,...nr]},{name:"html-report",type:"\
flag",about:"also write the report as an HTML page",default:"false",input:"Reports and proof",of:"face",verbs:nr,only:"commands have --html"},{name:"attest",type:"\
flag",about:"sign what the run did",details:"This is an attestation of the plan files, the manifest and the branch\u2019s head that `editplan verify --attestation` c\
hecks.",default:"false",permissions:"`id-token: write` and `attestations: write`",input:"Reports and proof",of:"face",verbs:["mode: pull-request"],only:"GitHub \
signs for workflows"},{name:"ignore-revs",type:"flag",about:"on `pull_request: closed`: let `git blame` pass over what was merged",details:"Where a pull request\
 of editplan was merged whose changes match the policy\u2019s `mechanical`, the job opens a pull request that adds its commits to `.git-blame-ignore-revs`. Needs a c\
heckout of the base branch.",default:"false",permissions:cd,input:"Reports and proof",of:"face",verbs:Tr,only:"it follows an event of GitHub"},{name:"require",type:"\
list",about:"with `mode: verify`: patterns of branches, such as `editplan/**`, one per line or separated by commas",details:"Their pull requests have to be made\
 by editplan; others without a ledger pass.",input:"Reports and proof",of:"face",verbs:["mode: verify"],only:"verify has it, of other words"},{name:"allow",type:[
"none","listed"],about:"with `mode: verify`: commits that the manifest does not give",details:"`none`; or `listed`: those that the branch\u2019s ledger lists, which \
the verdict shows apart.",default:"`none`",input:"Reports and proof",of:"face",verbs:["mode: verify"],only:"verify has it, of other words"},{name:"explanation",
type:"text",about:"with `mode: explain` on `workflow_run`: the file of the other job\u2019s output `explanation-path`, relative to the workspace or in the runner\u2019s t\
emporary folder",details:"It is treated as untrusted input.",permissions:"`actions: read` to download it",input:"Reports and proof",of:"face",verbs:["mode: expl\
ain"],only:"it passes on what another job of the workflow found"},{name:"base",type:"text",about:Hy,verbs:["apply","check","check --find"],of:"replay",option:["\
<rev>","Replay"]},{name:"unrelated-base",type:"flag",about:"allow a --base that is not an ancestor; only the steps\u2019 own changes are applied",verbs:["apply",
"check","check --find"],of:"replay",option:["","Replay"],with:["base"]}],Dt=[...ZC,...YC,...JC,...XC];function dl({type:e10,most:t=9999},r){if(typeof e10!="stri\
ng")return e10.includes(r)?{value:r}:{expected:eM(e10)};let a=QC[e10];return a?a(r,t):{value:r}}var Vy=e10=>/^(?:true|True|TRUE)$/.test(e10)?{value:true}:/^(?:false|False|FALSE)$/.
test(e10)?{value:false}:{expected:"true or false"},QC={flag:Vy,"flag or always":(e10,t)=>e10==="always"?{value:e10}:Vy(e10,t),count:(e10,t)=>/^[1-9]\d*$/.test(e10)&&
Number(e10)<=t?{value:Number(e10)}:{expected:`a number from 1 to ${t}`},number:e10=>/^\d+(?:\.\d+)?$/.test(e10)&&Number(e10)>0?{value:Number(e10)}:{expected:"a \
number above 0"},"number of a pull request":e10=>/^#?[1-9]\d{0,9}$/.test(e10)?{value:Number(e10.replace("#",""))}:{expected:"the number of a pull request"},person:e10=>{
let[,t,r]=/^([^<>\p{Cc}]*[^<>\p{Cc}\s]) *<([^<>\s\p{Cc}]+)>$/u.exec(e10)??[];return t===void 0?{expected:"it as: Name <address>"}:{value:{name:t,email:r}}}},eM=e10=>`${e10.
slice(0,-1).join(", ")} or ${e10.at(-1)}`,hl=(e10,t,r=Dt)=>{let a=r.filter(({verbs:n})=>n.includes(e10));return Ky(a,n=>t[Et(n)])},tM=(e10,t=Dt)=>Ky(t.filter(({
campaign:r})=>r!==void 0),r=>e10[pd(r)]);function Ky(e10,t){let r=Object.fromEntries(ud.map(a=>[a,{}]));for(let a of e10)r[a.of][Et(a)]=t(a);return r}var dd=e10=>Object.
fromEntries(Object.entries(e10).flatMap(([t,r])=>r===void 0?[]:[[t.replace(/[A-Z]/g,a=>`_${a.toLowerCase()}`),r]]));function hd({commitMessage:e10,...t}){let r={
...t,subject:e10?.replaceAll(`\r
`,`
`)};return Object.values(r).every(a=>a===void 0)?void 0:r}function md({verb:e10,names:t,rows:r,called:a}){let n=t.filter(l=>!r.some(c=>c.name===l&&c.verbs.includes(
e10))),i=r.filter(l=>l.verbs.includes(e10)&&t.includes(l.name)),s=l=>r.some(c=>c.name===l&&c.verbs.includes(e10)),o=i.flatMap(({name:l,not:c=[]})=>c.filter(u=>t.
includes(u)&&s(u)).map(u=>[l,u].sort()));return[...n.map(l=>{let c=r.filter(p=>p.name===l).flatMap(p=>p.verbs),u=c.filter(p=>rM(p,e10));return`${a(l)} has no ef\
fect in ${Jy(e10)}. It counts in ${fd((u.length>0?u:c).map(Jy),"and")}. Leave it out.`}),...i.flatMap(({name:l,with:c=[]})=>{let u=c.filter(s);return u.length===
0||u.some(p=>t.includes(p))?[]:[`${a(l)} has no effect without ${fd(u.map(a),"or")}. Give that too, or leave it out.`]}),...[...new Map(o.map(l=>[l.join(),l])).
values()].map(l=>`${fd(l.map(a),"and")} contradict each other. Leave one of them out.`)]}var rM=(e10,t)=>ca(e10)===ca(t)||[e10,t].every(r=>Tr.some(a=>a===r)),Jy=e10=>`\
\`${e10}\``,fd=(e10,t)=>e10.length<2?e10.join(""):`${e10.slice(0,-1).join(", ")} ${t} ${e10.at(-1)}`;import{core_text_utf8_cache$n as nM}from"./hook.js";import{
core_text_json$b as iM,core_text_json$d as sM,core_text_json$h as oM}from"./hook.js";import{errors$b as Xy}from"./hook.js";var aM=Ue("node:buffer");var{isUtf8:Bi,
constants:Zy}=aM;function ml(e10,t){return(Yy(t)?uM(t.toString("utf16le",2)):cM(t))??{name:"PLAN_SYNTAX",message:Yy(t)?`${e10} ${lM}`:Qy(e10)}}function _d(e10,t,r){
if(Bi(t)&&!t.includes(0))return t.toString();throw new Xy({name:r,message:Qy(e10)})}var lM="is UTF-16, as the `>` of PowerShell writes it, which changes charact\
ers that are not ASCII. Let the program write the file itself, as with its option for an output file.",Qy=e10=>`${e10} is not UTF-8. Save it as UTF-8.`,cM=e10=>Bi(
e10)||pM.test(e10.toString("latin1"))?nM(e10):void 0,Yy=e10=>e10[0]===255&&e10[1]===254,uM=e10=>/^[\t\n\r\u0020-\u007e]*$/.test(e10)?e10.replaceAll(`\r
`,`
`):void 0,pM=/^(?:diff --git |--- .*\n\+\+\+ .*\n@@ -\d|From [0-9a-f]{40} )/m,gl=500*1024*1024,fM=e10=>{if("text"in e10)return e10.text;let{text:t,cut:r}=ev(gl,
e10.pieces);if(!r)return t;let a=`${e10.name} is over 500 MiB, and in a format that is read whole. Split it.`;throw new Xy({name:"LIMIT_EXCEEDED",message:a})},dM=e10=>"\
text"in e10?e10.text:ev(4*1024*1024,e10.pieces).text;function hM(e10){let[t="",...r]=e10.split(`
`,bd).filter(i=>i.trim()!==""),a=gd(t),n=a===void 0?gd(e10):void 0;return(n===void 0?[a,...r.map(gd)]:[n]).flatMap(i=>Array.isArray(i)?i.slice(0,bd):[i]).filter(
i=>i!==void 0)}var bd=60,mM=64*1024,gd=e10=>oM(e10.length>mM?gM(e10):e10),gM=e10=>{let t=sM(e10,0),r=e10[t]==="["?iM(e10,t,bd).at(-1):void 0;return r?`${e10.slice(
t,r.end)}]`:e10},ev=(e10,t)=>{let r=[],a=0;for(let n of t)if(r.push(n),a+=n.length,a>e10)return{text:r.join(""),cut:true};return{text:r.join(""),cut:false}};import{
core_text_words$b as bM,core_text_words$l as _M}from"./hook.js";var yM=e10=>e10.flatMap(t=>[Ui(t),...qi(t)]),Ui=({oldStart:e10,oldLines:t,newStart:r,newLines:a})=>`\
@@ -${tv(e10,t)} +${tv(r,a)} @@`;function qi({lines:e10}){return e10.filter(t=>!t.startsWith("\\")).every(t=>t.endsWith("\r"))?e10.map(t=>t.replace(/\r$/,"")):e10}
var tv=(e10,t)=>t===1?`${e10}`:`${t===0?e10-1:e10},${t}`,yd=e10=>e10.flatMap(t=>[Ui(t),...nn(qi(t))]);function nn(e10){let t=[],r=[],a=()=>{if(r.length>0)for(let n of vM(
r))t.push(n);r=[]};for(let n of e10)/^[-+\\]/.test(n)?r.push(n):(a(),t.push(W(n)));return a(),t}function vM(e10){let t=K(e10,n=>n.charAt(0)),[r,a]=["-","+"].map(
n=>K((t.get(n)??[]).map(i=>i.slice(1)),rv));return e10.map(n=>n.startsWith("\\")?n:((n.startsWith("-")?a:r)?.get(rv(n.slice(1)))??[]).some(i=>!wM(n.slice(1),i))?
kM(n):EM(SM(W(n))))}var wM=(e10,t)=>e10===t||e10.trimStart()===t.trimStart()&&/^(?: *|\t*)$/.test(zt(e10)+zt(t)),$M=1e4,rv=e10=>{if(e10.length>$M)return e10;let t=new Set(
ji(e10).map(({at:r})=>r));return(t.size===0?e10:Array.from({length:e10.length},(r,a)=>t.has(a)?"":e10[a]).join("")).normalize("NFKC").replace(/\s+/g,"")},kM=e10=>{
let t=W(e10.slice(1),{blanks:true});return`${e10.charAt(0)}${t.replace(/[^ -~\u2192\u00b7]/gu,xM)}`},xM=e10=>`<${_M(e10)}>`,SM=e10=>e10.length<OM?e10:e10.replace(
/[ \t]{80,}(?=[^ \t])/g,t=>`<${bM(t.length)} blanks>`),OM=80,EM=e10=>e10.replace(/(?<=.)[ \t]+$/,t=>t.replaceAll(" ","\xB7").replaceAll("	","\u2192"));function ua(e10,t,r){
let a=[],n=0,i=0;for(let s=0;s<t.length;){let o=s;for(;o+1<t.length&&t[o+1].at-vd(t[o])<=6;)o+=1;let l=t.slice(s,o+1);a.push(AM(e10,l,{...r,newStart:r.newStart+
n-i}));for(let{removed:c,added:u}of l)n+=u.length,i+=c;s=o+1}return{structuredPatch:a,insertions:n,deletions:i}}function AM(e10,t,r){let a=Math.max(0,t[0].at-3),
n=Math.min(e10.length,vd(t.at(-1))+3),i=[],s=a,o=n-a,l=(c,u)=>{u.endsWith(`
`)?i.push(c+u.slice(0,-1)):i.push(c+u,"\\ No newline at end of file")};for(let c of t){for(;s<c.at;s+=1)l(" ",e10[s]);for(;s<vd(c);s+=1)l("-",e10[s]);for(let u of c.
added)l("+",u);o+=c.added.length-c.removed}for(;s<n;s+=1)l(" ",e10[s]);return{oldStart:r.oldStart+a,oldLines:n-a,newStart:r.newStart+a,newLines:o,lines:i}}var vd=({
at:e10,removed:t})=>e10+t,bl=(e10,t,r=e10)=>{let a=n=>t.filter(i=>!i.startsWith("\\")&&!i.startsWith(n)).length;return{oldStart:e10,oldLines:a("+"),newStart:r,newLines:a(
"-"),lines:t}},_l=({lines:e10})=>({old:av(e10,"+"),new:av(e10,"-")}),av=(e10,t)=>{let r=e10.filter((n,i)=>!(n.startsWith("\\")?e10[i-1]:n)?.startsWith(t)),a=!r.
at(-1)?.startsWith("\\");return{lines:r.filter(n=>!n.startsWith("\\")).map(n=>n.slice(1)),ended:a}},wd=e10=>{let t=_l(e10);return{old:nv(t.old),replacement:nv(t.
new)}},nv=({lines:e10,ended:t})=>e10.length===0?"":e10.join(`
`)+(t?`
`:""),TM=({oldStart:e10,newStart:t,lines:r})=>{let a={"+":"-","-":"+"};return bl(t,r.map(n=>(a[n[0]??""]??n.slice(0,1))+n.slice(1)),e10)},NM=(e10,t)=>{let r=[],
a=[],[n,i,s]=[e10,0,0];for(let o of t){let{old:l,replacement:c}=wd(o),u=o.oldStart-1+s-i,p=u<0?-1:lv(n,u),f=$d(o);if(p>=0&&n.startsWith(l,p)&&ov(n,{start:p,old:l},
f)&&!(f.isFirst&&a.length>0))i+=u;else{if(n=a.join("")+n,[a,i]=[[],0],p=sv(n,o,s),p<0){r.push(o);continue}i=n.slice(0,p).split(`
`).length-1}s=i-(o.oldStart-1)+o.newLines-o.oldLines,i+=o.newLines,a.push(n.slice(0,p),c),n=n.slice(p+l.length)}return{text:a.join("")+n,missing:r}},sv=(e10,t,r)=>{
let{old:a}=wd(t),n=$d(t),i=c=>e10.startsWith(a,c)&&ov(e10,{start:c,old:a},n),s=lv(e10,t.oldStart-1+r);if(i(s))return s;if(a==="")return-1;let o=n.isBare?c=>IM(e10,
{start:c,old:a}):i,l=-1;for(let c=e10.indexOf(a);c>=0;c=e10.indexOf(a,c+1))if(o(c)){if(l>=0)return-1;l=c}return i(l)?l:-1},IM=(e10,{start:t,old:r})=>(t===0||e10[t-
1]===`
`)&&(r.endsWith(`
`)||t+r.length===e10.length||e10[t+r.length]===`
`),$d=e10=>{let{old:t,new:r}=_l(e10),a=e10.lines.filter(i=>!i.startsWith("\\")),n=!a.some(iv);return{isFirst:e10.oldStart<=1,isLast:!t.ended||!r.ended||!n&&!iv(
a.at(-1)),isBare:n}},iv=(e10="")=>!/^[-+]/.test(e10),ov=(e10,{start:t,old:r},{isFirst:a,isLast:n})=>(t===0||e10[t-1]===`
`)&&(!a||t===0)&&(!n||t+r.length===e10.length),lv=(e10,t)=>{let r=0;for(let a=t;a>0;a--){let n=e10.indexOf(`
`,r);if(n<0)return e10.length+1;r=n+1}return r},kd=e10=>{let t=e10.flatMap(n=>Object.values(_l(n)));if(t.some(({lines:n})=>n.some(i=>i.endsWith("\r\r"))))return"\
mixed";let r=t.flatMap(({lines:n,ended:i})=>i?n:n.slice(0,-1));if(t.some(({lines:n,ended:i})=>!i&&n.at(-1)?.endsWith("\r")))return"mixed";let a=r.filter(n=>n.endsWith(
"\r")).length;return a===0?"lf":a===r.length?"crlf":"mixed"},cv=(e10,t)=>{let r=kd(t),a=e10.includes(`\r
`);return r==="mixed"||a&&/(^|[^\r])\n|\r\r\n/.test(e10)?false:r==="crlf"?a:!a||t.some(({oldLines:n})=>n>0)},jM=e10=>({...e10,lines:e10.lines.map(t=>t.replace(/\r$/,
""))}),CM=(e10,t)=>e10.includes(`\r
`)&&kd(t)==="lf"&&cv(e10,t)?t.map(MM):t,MM=e10=>({...e10,lines:e10.lines.map((t,r)=>[t,e10.lines[r+1]].some(a=>a?.startsWith("\\"))?t:`${t}\r`)});import{core_text_splice$g as PM}from"./hook.js";
var wl=class{diff(e10,t,r={}){let a;typeof r=="function"?(a=r,r={}):"callback"in r&&(a=r.callback);let n=this.castInput(e10,r),i=this.castInput(t,r),s=this.removeEmpty(
this.tokenize(n,r)),o=this.removeEmpty(this.tokenize(i,r));return this.diffWithOptionsObj(s,o,r,a)}diffWithOptionsObj(e10,t,r,a){var n;let i=x=>{if(x=this.postProcess(
x,r),a){setTimeout(function(){a(x)},0);return}else return x},s=t.length,o=e10.length,l=1,c=s+o;r.maxEditLength!=null&&(c=Math.min(c,r.maxEditLength));let u=(n=r.
timeout)!==null&&n!==void 0?n:1/0,p=Date.now()+u,f=[{oldPos:-1,lastComponent:void 0}],d=this.extractCommon(f[0],t,e10,0,r);if(f[0].oldPos+1>=o&&d+1>=s)return i(
this.buildValues(f[0].lastComponent,t,e10));let b=-1/0,m=1/0,v=()=>{for(let x=Math.max(b,-l);x<=Math.min(m,l);x+=2){let h,g=f[x-1],_=f[x+1];g&&(f[x-1]=void 0);let y=false;
if(_){let O=_.oldPos-x;y=_&&0<=O&&O<s}let w=g&&g.oldPos+1<o;if(!y&&!w){f[x]=void 0;continue}if(!w||y&&g.oldPos<_.oldPos?h=this.addToPath(_,true,false,0,r):h=this.
addToPath(g,false,true,1,r),d=this.extractCommon(h,t,e10,x,r),h.oldPos+1>=o&&d+1>=s)return i(this.buildValues(h.lastComponent,t,e10))||true;f[x]=h,h.oldPos+1>=o&&
(m=Math.min(m,x-1)),d+1>=s&&(b=Math.max(b,x+1))}l++};if(a)(function x(){setTimeout(function(){if(l>c||Date.now()>p)return a(void 0);v()||x()},0)})();else for(;l<=
c&&Date.now()<=p;){let x=v();if(x)return x}}addToPath(e10,t,r,a,n){let i=e10.lastComponent;return i&&!n.oneChangePerToken&&i.added===t&&i.removed===r?{oldPos:e10.
oldPos+a,lastComponent:{count:i.count+1,added:t,removed:r,previousComponent:i.previousComponent}}:{oldPos:e10.oldPos+a,lastComponent:{count:1,added:t,removed:r,
previousComponent:i}}}extractCommon(e10,t,r,a,n){let i=t.length,s=r.length,o=e10.oldPos,l=o-a,c=0;for(;l+1<i&&o+1<s&&this.equals(r[o+1],t[l+1],n);)l++,o++,c++,n.
oneChangePerToken&&(e10.lastComponent={count:1,previousComponent:e10.lastComponent,added:false,removed:false});return c&&!n.oneChangePerToken&&(e10.lastComponent=
{count:c,previousComponent:e10.lastComponent,added:false,removed:false}),e10.oldPos=o,l}equals(e10,t,r){return r.comparator?r.comparator(e10,t):e10===t||!!r.ignoreCase&&
e10.toLowerCase()===t.toLowerCase()}removeEmpty(e10){let t=[];for(let r=0;r<e10.length;r++)e10[r]&&t.push(e10[r]);return t}castInput(e10,t){return e10}tokenize(e10,t){
return Array.from(e10)}join(e10){return e10.join("")}postProcess(e10,t){return e10}get useLongestToken(){return false}buildValues(e10,t,r){let a=[],n;for(;e10;)
a.push(e10),n=e10.previousComponent,delete e10.previousComponent,e10=n;a.reverse();let i=a.length,s=0,o=0,l=0;for(;s<i;s++){let c=a[s];if(c.removed)c.value=this.
join(r.slice(l,l+c.count)),l+=c.count;else{if(!c.added&&this.useLongestToken){let u=t.slice(o,o+c.count);u=u.map(function(p,f){let d=r[l+f];return d.length>p.length?
d:p}),c.value=this.join(u)}else c.value=this.join(t.slice(o,o+c.count));o+=c.count,c.added||(l+=c.count)}}return a}},RM=class extends wl{constructor(){super(...arguments),
this.tokenize=zM}equals(e10,t,r){return r.ignoreWhitespace?((!r.newlineIsToken||!e10.includes(`
`))&&(e10=e10.trim()),(!r.newlineIsToken||!t.includes(`
`))&&(t=t.trim())):r.ignoreNewlineAtEof&&!r.newlineIsToken&&(e10.endsWith(`
`)&&(e10=e10.slice(0,-1)),t.endsWith(`
`)&&(t=t.slice(0,-1))),super.equals(e10,t,r)}},LM=new RM;function uv(e10,t,r){return LM.diff(e10,t,r)}function zM(e10,t){t.stripTrailingCr&&(e10=e10.replace(/\r\n/g,
`
`));let r=[],a=e10.split(/(\n|\r\n)/);a[a.length-1]||a.pop();for(let n=0;n<a.length;n++){let i=a[n];n%2&&!t.newlineIsToken?r[r.length-1]+=i:r.push(i)}return r}function FM(e10){
for(let t=0;t<e10.length;t++)if(e10[t]<" "||e10[t]>"~"||e10[t]==='"'||e10[t]==="\\")return true;return false}function Nr(e10){if(!FM(e10))return e10;let t='"',r=new TextEncoder().
encode(e10),a=0;for(;a<r.length;){let n=r[a];n===7?t+="\\a":n===8?t+="\\b":n===9?t+="\\t":n===10?t+="\\n":n===11?t+="\\v":n===12?t+="\\f":n===13?t+="\\r":n===34?
t+='\\"':n===92?t+="\\\\":n>=32&&n<=126?t+=String.fromCharCode(n):t+="\\"+n.toString(8).padStart(3,"0"),a++}return t+='"',t}var pv={includeIndex:true,includeUnderline:true,
includeFileHeaders:true};function fv(e10,t,r,a,n,i,s){let o;s?typeof s=="function"?o={callback:s}:o=s:o={},typeof o.context>"u"&&(o.context=4);let l=o.context;if(o.
newlineIsToken)throw new Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");if(o.callback){let{callback:u}=o;uv(
r,a,Object.assign(Object.assign({},o),{callback:p=>{let f=c(p);u(f)}}))}else return c(uv(r,a,o));function c(u){if(!u)return;u.push({value:"",lines:[]});function p(h){
return h.map(function(g){return" "+g})}let f=[],d=0,b=0,m=[],v=1,x=1;for(let h=0;h<u.length;h++){let g=u[h],_=g.lines||BM(g.value);if(g.lines=_,g.added||g.removed){
if(!d){let y=u[h-1];d=v,b=x,y&&(m=l>0?p(y.lines.slice(-l)):[],d-=m.length,b-=m.length)}for(let y of _)m.push((g.added?"+":"-")+y);g.added?x+=_.length:v+=_.length}else{
if(d)if(_.length<=l*2&&h<u.length-2)for(let y of p(_))m.push(y);else{let y=Math.min(_.length,l);for(let O of p(_.slice(0,y)))m.push(O);let w={oldStart:d,oldLines:v-
d+y,newStart:b,newLines:x-b+y,lines:m};f.push(w),d=0,b=0,m=[]}v+=_.length,x+=_.length}}for(let h of f)for(let g=0;g<h.lines.length;g++)h.lines[g].endsWith(`
`)?h.lines[g]=h.lines[g].slice(0,-1):(h.lines.splice(g+1,0,"\\ No newline at end of file"),g++);return{oldFileName:e10,newFileName:t,oldHeader:n,newHeader:i,hunks:f}}}
function xd(e10,t){var r,a,n,i,s,o;if(t||(t=pv),Array.isArray(e10)){if(e10.length>1&&!t.includeFileHeaders&&!e10.every(u=>u.isGit))throw new Error("Cannot omit \
file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");return e10.
map(u=>xd(u,t)).join(`
`)}let l=[];if(e10.isGit){if(t=pv,!e10.oldFileName)throw new Error("oldFileName must be specified for Git patches");if(!e10.newFileName)throw new Error("newFile\
Name must be specified for Git patches");let u=e10.oldFileName,p=e10.newFileName;e10.isCreate&&u==="/dev/null"?u=p.replace(/^b\//,"a/"):e10.isDelete&&p==="/dev/\
null"&&(p=u.replace(/^a\//,"b/")),l.push("diff --git "+Nr(u)+" "+Nr(p)),e10.isDelete&&l.push("deleted file mode "+((r=e10.oldMode)!==null&&r!==void 0?r:"100644")),
e10.isCreate&&l.push("new file mode "+((a=e10.newMode)!==null&&a!==void 0?a:"100644")),e10.oldMode&&e10.newMode&&!e10.isDelete&&!e10.isCreate&&(l.push("old mode\
 "+e10.oldMode),l.push("new mode "+e10.newMode)),e10.isRename&&(l.push("rename from "+Nr(((n=e10.oldFileName)!==null&&n!==void 0?n:"").replace(/^a\//,""))),l.push(
"rename to "+Nr(((i=e10.newFileName)!==null&&i!==void 0?i:"").replace(/^b\//,"")))),e10.isCopy&&(l.push("copy from "+Nr(((s=e10.oldFileName)!==null&&s!==void 0?
s:"").replace(/^a\//,""))),l.push("copy to "+Nr(((o=e10.newFileName)!==null&&o!==void 0?o:"").replace(/^b\//,""))))}else t.includeIndex&&e10.oldFileName==e10.newFileName&&
e10.oldFileName!==void 0&&l.push("Index: "+e10.oldFileName),t.includeUnderline&&l.push("===================================================================");let c=e10.
hunks.length>0;t.includeFileHeaders&&e10.oldFileName!==void 0&&e10.newFileName!==void 0&&(!e10.isGit||c)&&(l.push("--- "+Nr(e10.oldFileName)+(e10.oldHeader?"	"+
e10.oldHeader:"")),l.push("+++ "+Nr(e10.newFileName)+(e10.newHeader?"	"+e10.newHeader:"")));for(let u=0;u<e10.hunks.length;u++){let p=e10.hunks[u],f=p.oldLines===
0?p.oldStart-1:p.oldStart,d=p.newLines===0?p.newStart-1:p.newStart;l.push("@@ -"+f+","+p.oldLines+" +"+d+","+p.newLines+" @@");for(let b of p.lines)l.push(b)}return l.
join(`
`)+`
`}function DM(e10,t,r,a,n,i,s){if(typeof s=="function"&&(s={callback:s}),s?.callback){let{callback:o}=s;fv(e10,t,r,a,n,i,Object.assign(Object.assign({},s),{callback:l=>{
o(l?xd(l,s.headerOptions):void 0)}}))}else{let o=fv(e10,t,r,a,n,i,s);return o?xd(o,s?.headerOptions):void 0}}function BM(e10){let t=e10.endsWith(`
`),r=e10.split(`
`).map(a=>a+`
`);return t?r.pop():r.push(r.pop().slice(0,-1)),r}function dv(e10,t){let r;for(r=0;r<e10.length&&r<t.length;r++)if(e10[r]!=t[r])return e10.slice(0,r);return e10.
slice(0,r)}function hv(e10,t){let r;if(!e10||!t||e10[e10.length-1]!=t[t.length-1])return"";for(r=0;r<e10.length&&r<t.length;r++)if(e10[e10.length-(r+1)]!=t[t.length-
(r+1)])return e10.slice(-r);return e10.slice(-r)}function Sd(e10,t,r){if(e10.slice(0,t.length)!=t)throw Error(`string ${JSON.stringify(e10)} doesn't start with \
prefix ${JSON.stringify(t)}; this is a bug`);return r+e10.slice(t.length)}function Od(e10,t,r){if(!t)return e10+r;if(e10.slice(-t.length)!=t)throw Error(`string\
 ${JSON.stringify(e10)} doesn't end with suffix ${JSON.stringify(t)}; this is a bug`);return e10.slice(0,-t.length)+r}function Wi(e10,t){return Sd(e10,t,"")}function yl(e10,t){
return Od(e10,t,"")}function mv(e10,t){return t.slice(0,UM(e10,t))}function UM(e10,t){let r=0;e10.length>t.length&&(r=e10.length-t.length);let a=t.length;e10.length<
t.length&&(a=e10.length);let n=Array(a),i=0;n[0]=0;for(let s=1;s<a;s++){for(t[s]==t[i]?n[s]=n[i]:n[s]=i;i>0&&t[s]!=t[i];)i=n[i];t[s]==t[i]&&i++}i=0;for(let s=r;s<
e10.length;s++){for(;i>0&&e10[s]!=t[i];)i=n[i];e10[s]==t[i]&&i++}return i}function _v(e10,t){let r=[];for(let a of Array.from(t.segment(e10))){let n=a.segment;r.
length&&/\s/.test(r[r.length-1])&&/\s/.test(n)?r[r.length-1]+=n:r.push(n)}return r}function Ed(e10,t){if(t)return Gi(e10,t)[1];let r;for(r=e10.length-1;r>=0&&e10[r].
match(/\s/);r--);return e10.substring(r+1)}function sn(e10,t){if(t)return Gi(e10,t)[0];let r=e10.match(/^\s*/);return r?r[0]:""}function Gi(e10,t){if(!t)return[
sn(e10),Ed(e10)];if(t.resolvedOptions().granularity!="word")throw new Error('The segmenter passed must have a granularity of "word"');let r=_v(e10,t),a=r[0],n=r[r.
length-1],i=/\s/.test(a)?a:"",s=/\s/.test(n)?n:"";return[i,s]}var vl="a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1\
E00}-\\u{1EFF}",qM=new RegExp(`[${vl}]+|\\s+|[^${vl}]`,"ug"),WM=class extends wl{equals(e10,t,r){return r.ignoreCase&&(e10=e10.toLowerCase(),t=t.toLowerCase()),
e10.trim()===t.trim()}tokenize(e10,t={}){let r;if(t.intlSegmenter){let i=t.intlSegmenter;if(i.resolvedOptions().granularity!="word")throw new Error('The segment\
er passed must have a granularity of "word"');r=_v(e10,i)}else r=e10.match(qM)||[];let a=[],n=null;return r.forEach(i=>{/\s/.test(i)?n==null?a.push(i):a.push(a.
pop()+i):n!=null&&/\s/.test(n)?a[a.length-1]==n?a.push(a.pop()+i):a.push(n+i):a.push(i),n=i}),a}join(e10){return e10.map((t,r)=>r==0?t:t.replace(/^\s+/,"")).join(
"")}postProcess(e10,t){if(!e10||t.oneChangePerToken)return e10;let r=null,a=null,n=null;return e10.forEach(i=>{i.added?a=i:i.removed?n=i:((a||n)&&gv(r,n,a,i,t.intlSegmenter),
r=i,a=null,n=null)}),(a||n)&&gv(r,n,a,null,t.intlSegmenter),e10}},Yse=new WM;function gv(e10,t,r,a,n){if(t&&r){let[i,s]=Gi(t.value,n),[o,l]=Gi(r.value,n);if(e10){
let c=dv(i,o);e10.value=Od(e10.value,o,c),t.value=Wi(t.value,c),r.value=Wi(r.value,c)}if(a){let c=hv(s,l);a.value=Sd(a.value,l,c),t.value=yl(t.value,c),r.value=
yl(r.value,c)}}else if(r){if(e10){let i=sn(r.value,n);r.value=r.value.substring(i.length)}if(a){let i=sn(a.value,n);a.value=a.value.substring(i.length)}}else if(e10&&
a){let i=sn(a.value,n),[s,o]=Gi(t.value,n),l=dv(i,s);t.value=Wi(t.value,l);let c=hv(Wi(i,l),o);t.value=yl(t.value,c),a.value=Sd(a.value,i,c),e10.value=Od(e10.value,
i,i.slice(0,i.length-c.length))}else if(a){let i=sn(a.value,n),s=Ed(t.value,n),o=mv(s,i);t.value=yl(t.value,o)}else if(e10){let i=Ed(e10.value,n),s=sn(t.value,n),
o=mv(i,s);t.value=Wi(t.value,o)}}var GM=class extends wl{tokenize(e10){let t=new RegExp(`(\\r?\\n)|[${vl}]+|[^\\S\\n\\r]+|[^${vl}]`,"ug");return e10.match(t)||[]}},
HM=new GM;function $l(e10,t,r){return HM.diff(e10,t,r)}var VM=class extends wl{tokenize(e10){return e10.slice()}join(e10){return e10}removeEmpty(e10){return e10}},
JM=new VM;function KM(e10,t,r){return JM.diff(e10,t,r)}var Ye=e10=>e10.match(/[^\n]*\n|[^\n]+$/g)??[];function Xe(e10,t){return yv(e10,t,0,(r,a,n)=>vv(r,a,{offset:n,
most:XM})??eP(r,a,n))}function yv(e10,t,r,a){let{head:n,tail:i}=PM(e10,t),s=e10.slice(n,e10.length-i),o=t.slice(n,t.length-i);return s.length===0&&o.length===0?
[]:ZM(s,o)?[{at:r+n,removed:s.length,added:o}]:a(s,o,r+n)}function ZM(e10,t){if(e10.length<YM)return!e10.some(a=>t.includes(a));let r=new Set(e10);return!t.some(
a=>r.has(a))}var YM=4,XM=1e3,QM=200;function eP(e10,t,r){let a=[],[n,i]=[0,0];for(let s of[...rP(e10,t),{before:e10.length,after:t.length}]){let[o,l]=[e10.slice(
n,s.before),t.slice(i,s.after)];for(let c of yv(o,l,r+n,tP))a.push(c);[n,i]=[s.before+1,s.after+1]}return a}var tP=(e10,t,r)=>vv(e10,t,{offset:r,most:QM})??[{at:r,
removed:e10.length,added:t}];function vv(e10,t,{offset:r,most:a}){let n=KM(e10,t,{maxEditLength:a});if(!n)return;let i=[],s,o=r;for(let{added:l,removed:c,value:u}of n){
if(!l&&!c){s=void 0,o+=u.length;continue}s||(s={at:o,removed:0,added:[]},i.push(s)),l?s.added=u:(s.removed=u.length,o+=u.length)}return i}function rP(e10,t){let r=bv(
t),a=[];for(let[n,i]of bv(e10)){let s=r.get(n);i!==void 0&&s!==void 0&&a.push({before:i,after:s})}return aP(a)}function bv(e10){let t=new Map;for(let[r,a]of e10.
entries())t.set(a,t.has(a)?void 0:r);return t}function aP(e10){let t=[],r=[];for(let[n,{after:i}]of e10.entries()){let s=nP(t,o=>e10[o].after>=i);r.push(s>0?t[s-
1]:-1),t[s]=n}let a=[];for(let n=t.at(-1)??-1;n>=0;n=r[n])a.push(e10[n]);return a.reverse()}function nP(e10,t){let[r,a]=[0,e10.length];for(;r<a;){let n=r+a>>1;t(
e10[n])?a=n:r=n+1}return r}import{core_text_json$f as Hi}from"./hook.js";function Vi(e10){if(!Hi(e10))return"[output: not an object]";let{output_type:t,text:r,ename:a,
evalue:n,data:i={}}=e10;if(t==="stream")return Ir(r);if(t==="error")return`${Ir(a)}: ${Ir(n)}
`;if(!Hi(i))return wv;let s=Object.keys(i).filter(o=>o.startsWith("image/"));return["text/plain"in i?Ir(i["text/plain"]):"",...s.map(o=>`[${o}]`)].filter(Boolean).
join(`
`)}function Ji(e10={}){let{language_info:t={},kernelspec:r={}}=Hi(e10)?e10:{kernelspec:null},a=[Hi(t)?t.name:null,Hi(r)?r.language:null];return a.find(n=>typeof n==
"string"&&n!=="")??(a.every(n=>n===void 0)?"python":"unknown")}var Ir=e10=>{let t=Array.isArray(e10)?e10:[e10];return t.every(r=>typeof r=="string")?t.join(""):
wv},wv="[not text]";import{core_text_words$a as iP}from"./hook.js";import{core_text_json$f as pa}from"./hook.js";function sP(e10,t){let r=xv(t),a=e10===""?{cells:[]}:
xv(e10);if(!a||!r)return;let n=Ev(a.cells,r.cells).filter(s=>!pP(s)),i=n.flatMap(s=>[s.before??[],s.after??[]].flat());return i.length===0||i.some(({source:s})=>s.
length>kl)?void 0:{cells:n.map(s=>{let{index:o,id:l}=s.after??s.before;return{index:o,language:r.language,...l!==void 0&&{id:l},...s.before&&{before:Ki(s.before)},
...s.after&&{after:Ki(s.after)}}}),others:dP(e10||"{}",t).filter(oP).length}}var oP=({before:e10="",after:t=""})=>[e10,t].some(r=>!/^(?:\{\}|\[\])?$/.test(r)),kl=32*
1024,$v=2e3;function Ki({type:e10,source:t,output:r}){let a=r.length>$v?`${r.slice(0,$v)}\u2026`:r;return{type:e10,source:t,...a!==""&&{output:a}}}function lP({
cells:e10,others:t}){let r=e10.flatMap(({index:a,before:n,after:i})=>[`@@ cell ${a+1}, ${cP(n?.type,i?.type)} @@`,...kv(n?.source,i?.source),...n?.output===i?.output?
[]:[" output:",...kv(n?.output,i?.output)],...i&&uP(n,i)?[" its output, further below"]:[]]);return t===0?r:[...r,`@@ ${iP(t,"change")} outside sources and text\
 outputs @@`]}var cP=(e10,t)=>e10===void 0?`${t}, new`:t===void 0?`${e10}, deleted`:[...new Set([e10,t])].join(" \u2192 "),uP=(e10,t)=>e10?.type===t?.type&&e10?.
source===t?.source&&e10?.output===t?.output,kv=(e10="",t="")=>{let[r,a]=[e10,t].map(i=>Ye(i===""?"":`${i}
`)),{structuredPatch:n}=ua(r,Xe(r,a),{oldStart:1,newStart:1});return n.flatMap(({lines:i})=>nn(i))};function xv(e10){try{let t=JSON.parse(e10.replace(/^\ufeff/,
""));return Td(t)?{cells:t.cells.map(Ad),language:Ji(t.metadata)}:void 0}catch{return}}function Ev(e10,t){let r=new Set(t.map(({id:u})=>u)),a=new Set(e10.flatMap(
({id:u})=>u!==void 0&&r.has(u)?u:[])),n=a.size>0&&[...e10,...t].every(({id:u})=>u!==void 0),i=({id:u,type:p,source:f})=>n&&u!==void 0&&a.has(u)?`id ${u}`:`${p}
${f}`,s=[],[o,l]=[0,0],c=u=>{for(;o<u;)s.push({before:e10[o++],after:t[l++]})};for(let{at:u,removed:p,added:f}of Xe(e10.map(i),t.map(i))){c(u);let[d,b]=[e10.slice(
o,o+p),t.slice(l,l+f.length)],m=n?0:Math.min(d.length,b.length);for(let v=0;v<m;v+=1)s.push({before:d[v],after:b[v]});for(let v of d.slice(m))s.push({before:v});
for(let v of b.slice(m))s.push({after:v});[o,l]=[o+p,l+f.length]}return c(e10.length),s}var pP=({before:e10,after:t})=>e10!==void 0&&t!==void 0&&e10.type===t.type&&
e10.source===t.source&&e10.output===t.output;function Ad(e10,t){let r=pa(e10)?e10:{},a=Array.isArray(r.outputs)?r.outputs:[];return{index:t,id:typeof r.id=="str\
ing"?r.id:void 0,type:typeof r.cell_type=="string"?r.cell_type:"raw",source:Ir(r.source),output:a.map(Vi).join("").trimEnd(),pictures:a.flatMap(fP)}}function fP(e10){
if(!pa(e10)||!pa(e10.data))return[];let{data:t}=e10;return["image/png","image/jpeg"].flatMap(r=>{let a=Ir(t[r]).replace(/\s+/g,"");return/^[A-Za-z0-9+/]+=*$/.test(
a)?[`data:${r};base64,${a}`]:[]})}function dP(e10,t){try{let[r,a]=[e10,t].map(s=>JSON.parse(s.replace(/^\ufeff/,""))),[n,i]=[Sv(hP(r,a)),Sv(a)];return[...new Set(
[...n.keys(),...i.keys()])].flatMap(s=>n.get(s)===i.get(s)?[]:[{at:s,before:n.get(s),after:i.get(s)}])}catch{return[]}}function hP(e10,t){if(!Td(e10)||!Td(t))return e10;
let r=Ev(e10.cells.map(Ad),t.cells.map(Ad)),a=new Map(r.flatMap(i=>i.before&&i.after?.id?[[i.before.index,i.after.id]]:[])),n=e10.cells.map((i,s)=>{let o=a.get(
s);return pa(i)&&o!==void 0?{...i,id:o}:i});return{...e10,cells:n}}var Td=e10=>pa(e10)&&Array.isArray(e10.cells);function Sv(e10){let t=new Map,r=(a,n)=>{if(bP.
test(n))return;let i=Av(a)?void 0:gP(a,n);if(!i)t.set(n,mP(a));else for(let[s,o]of i)r(o,s)};return r(e10,""),t}var Av=e10=>Array.isArray(e10)&&e10.every(t=>typeof t==
"string"),mP=e10=>Av(e10)?e10.join(""):typeof e10=="string"?e10:JSON.stringify(e10);function gP(e10,t){if(Array.isArray(e10)){let r=K(e10,Ov),a=(n,i)=>{let s=Ov(
n);return s!==void 0&&r.get(s)?.length===1?s:i};return e10.map((n,i)=>[`${t}[${a(n,i)}]`,n])}return pa(e10)?Object.entries(e10).map(([r,a])=>[t===""?r:`${t}.${r}`,
a]):void 0}var Ov=e10=>pa(e10)&&typeof e10.id=="string"?e10.id:void 0,bP=/^cells\[[^\]]*\]\.(?:source|id|cell_type|execution_count|outputs\[\d+\]\.text)$/;function _P(e10,t){
let r=yP(e10),a=vP(e10,r),n=[];for(let i=1;i<r.length;i+=1){let s=a[i]??0;if(s<=(a[i-1]??0)||s<=(a[i+1]??0))continue;let[o,l]=[r[i-1]??0,r[i]??0].sort((p,f)=>p-
f),c=o<t&&l>=t,u=o===0||l===t||e10[o-1]!==e10[l-1];c&&u&&s>0&&n.push({one:o,other:l,length:s})}return n}function yP(e10){let{length:t}=e10,r=Int32Array.from(e10),
a=Nd(Int32Array.from(e10.keys()),r);for(let n=1;;n*=2){let i=l=>l+n<t?(r[l+n]??0)+1:0;a=Nd(Nd(a,Int32Array.from(e10,(l,c)=>i(c))),r);let s=new Int32Array(t),o=0;
for(let l=1;l<t;l+=1){let[c=0,u=0]=[a[l-1],a[l]];(r[c]!==r[u]||i(c)!==i(u))&&(o+=1),s[u]=o}if(r=s,o>=t-1)return a}}function Nd(e10,t){let r=0;for(let i of t)i>r&&
(r=i);let a=new Int32Array(r+2);for(let i of t)a[i+1]=(a[i+1]??0)+1;for(let i=1;i<a.length;i+=1)a[i]=(a[i]??0)+(a[i-1]??0);let n=new Int32Array(e10.length);for(let i of e10){
let s=t[i]??0,o=a[s]??0;n[o]=i,a[s]=o+1}return n}function vP(e10,t){let r=new Int32Array(t.length);for(let[i,s]of t.entries())r[s]=i;let a=new Int32Array(t.length),
n=0;for(let i=0;i<e10.length;i+=1){let s=r[i]??0;if(s===0)n=0;else{let o=t[s-1]??0;for(;i+n<e10.length&&o+n<e10.length&&e10[i+n]===e10[o+n];)n+=1;a[s]=n,n>0&&(n-=
1)}}return a}function jd(e10){let t=wP(e10),r=new Set,a=Tv(t,r,({text:i})=>i),n=Tv(t,r,({text:i})=>i.trimStart());return AP([...a,...n],t,r).map(IP)}function Cd({
from:e10,to:t,blocks:r}){let a=r.reduce((n,{lines:i})=>n+i,0);return{unchanged:a,changed:Math.max(e10.last-e10.first,t.last-t.first)+1-a}}function wP(e10){let[t,
r]=[[],[]],a=0;for(let{path:n,from:i=n,structuredPatch:s=[]}of e10)for(let{oldStart:o,newStart:l,lines:c}of s){a+=1;let[u,p]=[o,l];for(let f of c){let d=f.slice(
1).replace(/\r$/,"");f[0]==="-"?t.push({path:i,number:u++,at:t.length,change:a,text:d}):f[0]==="+"?r.push({path:n,number:p++,at:r.length,change:a,text:d}):f[0]===
" "&&(a+=1,u+=1,p+=1)}}return{removed:t,added:r}}function Tv({removed:e10,added:t},r,a){let n=[e10,t].map(f=>f.filter(d=>!r.has(d))),i=xP(n.map(f=>f.map(a))),[s=[],
o=[]]=n.map(f=>SP(f,d=>i.has(a(d)))),l=[...s,...o].flatMap(f=>[...f,void 0]);if(l.length>kP)return[];let c=l.map((f,d)=>f?i.get(a(f))??0:i.size+d),u=s.reduce((f,d)=>f+
d.length+1,0),p=_P(c,u).filter(({length:f})=>f>=Md).sort((f,d)=>d.length-f.length||f.one-d.one).flatMap(({one:f,other:d,length:b})=>OP(Array.from({length:b},(m,v)=>({
old:l[f+v],fresh:l[d+v]})))).filter(EP);for(let{old:f,fresh:d}of p.flat())r.add(f).add(d);return p}var Md=3,$P=20,kP=4e5;function xP([e10=[],t=[]]){let r=new Set(
t),a=new Map;for(let n of e10)r.has(n)&&!a.has(n)&&a.set(n,a.size);return a}function SP(e10,t){let r=[],a;for(let n of e10)t(n)?(a&&Id(a,n)?r.at(-1)?.push(n):r.
push([n]),a=n):a=void 0;return r.filter(({length:n})=>n>=Md)}var Id=(e10,t)=>e10.change===t.change&&e10.at+1===t.at;function OP(e10){let t=[],r,a;for(let n of e10){
let i=Pd(n);if(i===Nv||i!==""&&i!==void 0&&n.old.change===n.fresh.change){r=void 0;continue}r&&Id(r.old,n.old)&&Id(r.fresh,n.fresh)&&(i===void 0||a===void 0||i===
a)?t.at(-1)?.push(n):(t.push([n]),a=void 0),a??=i,r=n}return t}function Pd({old:e10,fresh:t}){if(e10.text.trim()==="")return;let[r,a]=[e10.text,t.text].map(n=>n.
slice(0,n.length-n.trimStart().length));return r===void 0||a===void 0||r===a?"":a.endsWith(r)?`+${a.slice(0,a.length-r.length)}`:r.endsWith(a)?`-${r.slice(0,r.length-
a.length)}`:Nv}var Nv="?",EP=e10=>{if(e10.length<Md)return false;let t=0;for(let{old:r}of e10)if(t+=r.text.match(/[\p{L}\p{N}]/gu)?.length??0,t>=$P)return true;
return false};function AP(e10,{removed:t,added:r},a){let n=[];for(let i of[...e10].sort(([s],[o])=>(s?.old.at??0)-(o?.old.at??0))){let[s,o]=[n.at(-1)?.at(-1),i[0]],
l=s&&o&&{gone:t.slice(s.old.at+1,o.old.at),come:r.slice(s.fresh.at+1,o.fresh.at)};l&&s.old.change===o.old.change&&s.fresh.change===o.fresh.change&&s.old.at<o.old.
at&&s.fresh.at<o.fresh.at&&[l.gone,l.come].every(c=>c.length<=TP&&!c.some(u=>a.has(u)))?n.at(-1)?.push(...NP(l.gone,l.come,Pd(o)),...i):n.push([...i])}return n}
var TP=20;function NP(e10,t,r){let a=[],[n,i]=[0,0],s=l=>{for(;n<l;n+=1,i+=1){let c={old:e10[n],fresh:t[i]};[void 0,r].includes(Pd(c))&&a.push(c)}},o=[e10,t].map(
l=>l.map(({text:c})=>c.trimStart()));for(let l of Xe(o[0]??[],o[1]??[]))s(l.at),n+=l.removed,i+=l.added.length;return s(e10.length),a}function IP(e10){let t=[];
for(let{old:n,fresh:i}of e10){let s=t.at(-1);s&&s.from+s.lines===n.number&&s.to+s.lines===i.number?s.lines+=1:t.push({from:n.number,to:i.number,lines:1})}let[r,
a]=[e10[0],e10.at(-1)];return{from:{path:r.old.path,first:r.old.number,last:a.old.number},to:{path:r.fresh.path,first:r.fresh.number,last:a.fresh.number},blocks:t}}
import{core_text_words$c as jP}from"./hook.js";function Cr(e10){let t=e10.files.length>0,r=e10.steps.filter(({status:n,structuredPatch:i,files:s})=>n==="applied"||
t&&(i??s)),a=K(r.flatMap(CP),({file:n})=>n.file_path);return t?e10.files.map(n=>MP(n,a.get(n.path)??[])):[...a].map(([n,i])=>PP(n,i)).sort((n,i)=>n.path<i.path?
-1:1)}var CP=e10=>st(e10).map(t=>({step:e10.index,file:t}));function MP(e10,t){let[r,...a]=t,n=a.length===0&&e10.insertions+e10.deletions>0,i=e10.structuredPatch??
(n?r?.file.structuredPatch:void 0);return{...e10,steps:e10.steps??Iv(t),...i&&{structuredPatch:i}}}var Iv=e10=>[...new Set(e10.map(({step:t})=>t))];function PP(e10,t){
let r=t.map(({file:i})=>i),a=i=>r.reduce((s,o)=>s+i(o),0),n=r.flatMap(i=>i.structuredPatch??[]);return{path:e10,status:"modified",old_mode:r.find(({old_mode:i})=>i!==
void 0)?.old_mode??"100644",new_mode:r.findLast(({new_mode:i})=>i!==void 0)?.new_mode??"100644",binary:false,insertions:a(({insertions:i})=>i),deletions:a(({deletions:i})=>i),
steps:Iv(t),...n.length>0&&{structuredPatch:n}}}var RP=(e10,t)=>e10[t-1]?.index===t?e10[t-1]:e10.find(r=>r.index===t),Rd=({notes:e10=[],why:t=""})=>e10.filter(r=>!t.
includes(`(${/^\d+ (?:places?(?= in )|files?(?=\.))/.exec(r)?.[0]??r})`)),st=e10=>e10.files??[e10];function LP(e10){let t=st(e10);if(e10.tool!=="Move")return t;
let r=[];for(let a=0;a<t.length;a+=1){let[n,i]=[t[a],t[a+1]],s=i!==void 0&&n.insertions+n.deletions===0;r.push(s?{...i,from:n.file_path}:n),s&&(a+=1)}return r}var jv=({
file_path:e10,new_path:t})=>t===void 0||t===e10?[e10]:[e10,t];function on(e10,t){let[r="",...a]=jv(e10);if(a.length>0)return[r,...a].map(t).join(" \u2192 ");let n=(e10.
files??[]).map(({file_path:s})=>s),i=n.length<2?[r]:n.includes(r)?n:r.split(", ");return jP(i.map(t),i.length>2?1:2)}function Ld(e10){if(e10.files.length===0)return{};
let t=jd(Cr(e10)).map(zP);if(t.length===0)return{};let{fresh:r,old:a}=xl(t);return{moved:t,totals:{moved_insertions:r.size,moved_deletions:a.size}}}var jr=({file_path:e10,
line:t})=>`${t} ${e10}`;function xl(e10){let[t,r]=[new Map,new Map],a=e10.flatMap(({from:n,to:i,blocks:s})=>s.map(o=>({...o,from:n.file_path,at:o.from,to:i.file_path,
goes:o.to})));for(let{from:n,at:i,to:s,goes:o,lines:l}of a.sort((c,u)=>u.lines-c.lines))for(let c=0;c<l;c+=1){let[u,p]=[{file_path:n,line:i+c},{file_path:s,line:o+
c}];t.has(jr(u))||t.set(jr(u),p),r.has(jr(p))||r.set(jr(p),u)}return{old:t,fresh:r}}var zP=e10=>({from:{file_path:e10.from.path,lines:[e10.from.first,e10.from.last]},
to:{file_path:e10.to.path,lines:[e10.to.first,e10.to.last]},...Cd(e10),blocks:e10.blocks});import{core_text_words$a as Fd,core_text_words$b as Cv,core_text_words$e as FP}from"./hook.js";
var DP=5,Dd=3;function BP(e10,t){return[...K(e10,({source:r})=>r)].map(([r,a])=>{let[n,i]=["applied","failed"].map(l=>a.filter(c=>c.status===l)),s=a.filter(({status:l})=>l!==
"applied"&&l!=="failed"),o=[...new Set((n??[]).flatMap(t))].sort();return{rule:r,applied:n??[],refused:i??[],others:s,files:o}}).sort((r,a)=>+(a.refused.length>
0)-+(r.refused.length>0)||a.applied.length-r.applied.length)}var Ol=e10=>BP(e10,t=>st(t).map(({file_path:r})=>r));function UP({applied:e10,refused:t,others:r,files:a}){
return[e10.length>0||t.length===0?`${qP(e10.length)} in ${Fd(a.length,"file")}`:"",t.length>0?`${Cv(t.length)} refused`:"",r.length>0?`${Cv(r.length)} without e\
ffect`:""].filter(Boolean).join(", ")}function Bd({steps:e10},t){let r=Ol(e10),a=r.slice(0,DP).map(i=>{let s=i.refused.map(({index:l})=>l),o=s.length===0?"":` (${FP(
s)})`;return{subject:t(i.rule),said:`: ${UP(i)}${o}`,refused:s.length>0}}),n=r.length-a.length;return n>0?[...a,{subject:"",said:`\u2026 and ${Fd(n,"more rule")}`}]:
a}var qP=e10=>Fd(e10,"fix","fixes");function Ud(e10){let t=new Map,r=[];for(let n of e10){let i=n.source===void 0?void 0:t.get(n.source);if(i){i.push(n);continue}
let s=[n];r.push(s),n.source!==void 0&&t.set(n.source,s)}if(t.size===0)return e10;let a=({status:n})=>n==="failed"?0:1;return r.flatMap(n=>[...n].sort((i,s)=>a(
i)-a(s)))}var[WP,Mv]=[200,40];function qd(e10){let t=e10.flat();return t.length<=WP?t:e10.flatMap(r=>r.length<=Mv?r:GP(r))}function GP(e10){let t=[8,4,3,2,1,0].
map(i=>[...K(e10,s=>HP(s,i)).entries()]),r=t.find(({length:i})=>i<=Mv)??t.at(-1),a=K(e10,Sl),n=([,[i]])=>a.get(Sl(i))?.length??0;return r.sort((i,s)=>n(i)-n(s)||
i[1].length-s[1].length||(i[0]<s[0]?-1:1)).map(([,i])=>i.length===1?i[0]:VP(i))}var HP=(e10,t)=>JSON.stringify([zd(Pv(e10)).split("/").slice(0,t).join("/"),Sl(e10)]),
Pv=({paths:[e10=""]})=>e10,zd=e10=>e10.slice(0,Math.max(0,e10.lastIndexOf("/"))),Sl=({paths:[e10=""]})=>/[^/]\.([^./]+)$/.exec(e10)?.[1]??e10.slice(e10.lastIndexOf(
"/")+1);function VP(e10){let[t]=e10,r=e10.flatMap(s=>s.paths),a=El(e10.map(Pv)),n=Sl(t),i=/[^/]\.[^./]+$/.test(t.paths[0]??"");return{steps:[...new Set(e10.flatMap(
({steps:s})=>s))].sort((s,o)=>s-o),paths:r,folder:`${a===""?"":`${a}/`}**/${i?`*.${n}`:n}`,link:t.link,said:[...new Set(e10.map(({said:s})=>s))].filter(Boolean).
slice(0,3).join("; "),insertions:e10.reduce((s,{insertions:o})=>s+o,0),deletions:e10.reduce((s,{deletions:o})=>s+o,0)}}var Rv=60;function JP(e10){let t=[8,4,3,2,
1].map(r=>[...K(e10,a=>`${a.split("/").slice(0,-1).slice(0,r).join("/")||"."}/`)]);return(t.find(({length:r})=>r<=Rv)??t.at(-1)).map(([r,a])=>[r,a.length])}function El(e10){
let t=zd(e10[0]??"").split("/");for(let r of e10){let a=zd(r).split("/"),n=t.findIndex((i,s)=>i!==a[s]);n>=0&&(t=t.slice(0,n))}return t.join("/")}var KP=({name:e10},t)=>({
tool:e10,input:t}),fa=(e10,{name:t})=>e10.tool===t;var ln=e10=>e10.length<Lv&&e10[0]===ZP?YP.exec(Buffer.from(e10).toString("latin1"))?.[1]:void 0,Lv=1024,ZP=118,
YP=/^version https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\/v?\d[^\n]*\n(?:[^\n]*\n)*?oid sha256:([0-9a-f]{64})\n/;var Al=["creates","changes","r\
emoves","renames"],zv={tool:"Read",effects:["reads"]},XP=({effects:e10})=>e10.every(t=>t==="reads"),Fv=(e10,{linkTarget:t})=>{let r=t(e10);return r===void 0||r===
e10?[e10]:[e10,r]},Tl=(e10,t,{workspace:r,policy:a,step:n})=>{for(let i of Fv(e10,r)){let s=a.path(i,t,n);if(s)return s}},da=(e10,t)=>Tl(e10,zv,t)?.name==="PATH\
_DENIED",QP=(e10,{workspace:t,policy:r})=>{let a=t.locate(e10);return!a.ok&&/^PATH_(?:OUTSIDE_REPO|PROTECTED)$/.test(a.problem.name)?true:[e10,a.ok?a.path:e10].
some(n=>da(n,{workspace:t,policy:r}))};import{errors$b as eR}from"./hook.js";var Mr=e10=>qv.test(e10)?e10.toLowerCase():e10.normalize("NFD").toLowerCase().toUpperCase().
toLowerCase().replaceAll("\u03C2","\u03C3").normalize("NFC"),qv=/^[\0-\x7f]*$/,Zi=e10=>qv.test(e10)?e10:e10.replace(new RegExp("\\p{Default_Ignorable_Code_Point}",
"gu"),""),Wv=e10=>e10.replace(/(?<=[^. ])[. ]+$/u,""),cn=e10=>Zi(Mr(e10)).split("/").map(t=>Wv(t.replace(/(?<=.):.*$/su,""))).join("/"),Dv=1024,Pr=(e10,t={})=>{
if(e10.length>Dv)return`is longer than ${Dv} characters`;if(e10.startsWith("!"))return"begins with !, which has no meaning here: list the files to match";if(t.fold)
return aR(Mr(e10));let r=Hd(e10,false);return typeof r=="string"?r:{matches:a=>Wd(r,iR(a))}},tR=(e10,t)=>{let r=Pr(e10);if(typeof r!="string")return t.filter(r.
matches);throw new eR({name:"USAGE",message:`The pattern "${e10}" ${r}.`})},rR=e10=>e10.replace(/[\\*?[\]{},|]|(?<=[!@+])\(|^!/g,"\\$&"),aR=e10=>{let t=Hd(e10,true);
if(typeof t=="string")return t;let r=nR(e10),a=r===e10?t:Hd(r,true);return{matches:n=>{let i=sR(n);return Wd(t,i.spelled)?true:typeof a=="string"||a===t&&i.read===
i.spelled?false:Wd(a,i.read)}}},nR=e10=>Zi(e10).split("/").map(t=>t.includes("\\")?t:Wv(t)).join("/"),Wd=(e10,t)=>Uv(e10,t,({literal:r,tests:a},{name:n,characters:i})=>r===
void 0?Uv(a,i,(s,o)=>s(o)):r===n),Gv=e10=>{let t;return r=>(t?.path!==r&&(t={path:r,made:e10(r)}),t.made)},Gd=e10=>e10.split("/").map(t=>({name:t,characters:Array.
from(t)})),iR=Gv(Gd),sR=Gv(e10=>{let[t,r]=[Mr(e10),cn(e10)],a=Gd(t);return{spelled:a,read:r===t?a:Gd(r)}}),ot=Symbol("any number, none included"),oR=()=>true,Bv={
tests:[ot]},Hd=(e10,t)=>{let r=/(?<!\\)\/$/.test(e10),a=r?e10.slice(0,-1):e10,n=a.replace(/^\//,"").split("/");if(n.every(s=>s===""))return"names nothing";let i=a.
includes("/")?[]:[ot];for(let s of n){let o=Yi(s)?ot:Il(s,t);if(typeof o=="string")return o;(o!==ot||i.at(-1)!==ot)&&i.push(o)}return i.at(-1)===ot&&i.push(Bv),
r&&i.push(Bv),[...i,ot]},Yi=e10=>/^\*{2,}$/.test(e10),Nl=/\\(.)|\[([!^]?)(\]?(?:\[:[a-z]+:\]|\\.|[^\]\\])*)\]|(\*+)|(\?)|(.)/gsu,Il=(e10,t)=>{let r=[],a="";for(let[
,n,i,s,o,l,c]of e10.matchAll(Nl))if(o)r.push(ot);else if(l)r.push(oR);else if(s!==void 0){let u=cR(s,{negated:i!=="",fold:t});if(typeof u=="string")return u;r.push(
u)}else{let u=n??c??"";if(c==="[")return"has an unclosed [";if(c==="\\")return"ends with a \\";a+=u,r.push(p=>p===u)}return r.length===Array.from(a).length?{literal:a,
tests:r}:{tests:r}},lR={"[:alnum:]":"a-zA-Z0-9","[:alpha:]":"a-zA-Z","[:blank:]":" \\t","[:digit:]":"0-9","[:lower:]":"a-z","[:punct:]":"!-\\/:-@\\[-`\\{-~","[:\
space:]":"\\s","[:upper:]":"A-Z","[:xdigit:]":"0-9a-fA-F"},cR=(e10,t)=>{let r=e10.replace(/(\[:[a-z]+:\])|\\(.)|([\^[\]&|~(){}/])/gsu,(a,n,i,s)=>n?lR[n]??"":`\\u\
{${(i??s).codePointAt(0).toString(16)}}`);try{let a=new RegExp(`^[${t.negated?"^":""}${r}]$`,t.fold?"iu":"u");return n=>a.test(n)}catch(a){if(a instanceof SyntaxError)
return`has an invalid set: [${e10}]`;throw a}},Uv=(e10,t,r)=>{let a=0,n=0,i=-1,s=0;for(;n<t.length;){let o=e10[a];if(o===ot)i=++a,s=n;else if(o!==void 0&&r(o,t[n]))
a++,n++;else if(i>=0)a=i,n=++s;else return false}for(;e10[a]===ot;)a++;return a===e10.length};var un=(e10,t={})=>{let r=[];for(let a of We(e10)){let n=Vd(a,t);if("\
wrong"in n){let i=n.instead===void 0?"":` Write ${JSON.stringify(n.instead)}.`;return`The glob ${JSON.stringify(a)} ${n.wrong}.${i}`}r.push(n)}return r},We=e10=>typeof e10==
"string"?[e10]:e10,Vd=(e10,t={})=>{let r=ha(e10);if(!r.ok)return r;let a=Xi(r.pattern);if(!a)return{wrong:"has braces that expand to more than 1000 patterns"};let n=[],
i=[];for(let o of a){let l=ha(o);if(!l.ok)return{wrong:l.wrong};let c=uR(l.pattern,t);if(typeof c=="string")return{wrong:c,...dR(e10)};n.push(c),i.push(l.pattern)}
if(t.purpose==="protect")for(let o of new Set([r.pattern,...i].flatMap(l=>[...$R(l),l.normalize()]))){let l=ha(o),c=l.ok?Pr(l.pattern,t):l.wrong;typeof c!="stri\
ng"&&n.push(c)}let s=i.map(hR);return{pattern:e10,matches:o=>n.some(l=>l.matches(o)||t.purpose==="protect"&&l.matches(o.normalize())),folders:s.every(o=>o!==void 0)?
[...new Set(s)]:void 0}},uR=(e10,t)=>t.purpose==="permit"&&e10.split("/").some(fR)?"can be meant in two ways, by a name in brackets or by its characters, as in \
{a,b}":pR(e10)??Pr(e10,t),pR=e10=>{let t=e10.replace(/\\.|\[[^\]]*\]/gsu,"");return t.includes(",")?"has a comma outside braces: write several globs, or {a,b}, \
or \\, for the character":t.includes("|")?"has a |: write several globs, or {a,b}, or \\| for the character":/[!@+?*]\(/.test(t)?"has a group of another kind of\
 glob: write {a,b}, or \\( for the character":void 0},fR=e10=>Array.from(e10.matchAll(/\\.|\[([^\]]+)\]/gsu)).some(({0:t,1:r,index:a})=>{if(r===void 0||/^[!^]|\[:|\\/.
test(r)||/\.\w*$/.test(e10.slice(0,a))&&!e10.slice(a+t.length).includes("."))return false;let n=r.replace(/([\p{L}\p{N}])-([\p{L}\p{N}])/gu,"").match(/[\p{L}\p{N}]/gu)??
[],i=new Set(n.map(s=>s.toLowerCase())).size===1;return n.length>1&&!i&&n.some(s=>new RegExp("\\p{L}","u").test(s))}),dR=e10=>{let[t]=Kv(e10);return t!==void 0&&
"matches"in Vd(t)?{instead:t}:{}},hR=e10=>{let t=e10.replace(/(?<!\\)\/$/,"").replace(/^\//,"").split("/").slice(0,-1),r=t.findIndex(n=>/[*?[\]\\]/.test(n)),a=(r<
0?t:t.slice(0,r)).filter(Boolean).join("/");return a===""?void 0:a},mR=1e3,Xi=e10=>{let t=[e10],r=[];for(;t.length>0;){if(t.length+r.length>mR)return;let[a="",...n]=t,
i=gR(a);t=[...i??[],...n],i||r.push(a)}return r},gR=e10=>{let t=bR(e10);if(!t)return;let[r,...a]=t,n=e10.slice((a.at(-1)??r)+1);return a.map((i,s)=>e10.slice(0,
r)+e10.slice((t[s]??r)+1,i)+n)},bR=e10=>{let t=[],r;for(let a=Hv(e10,0);a<e10.length;a=Hv(e10,a+1)){let n=e10[a];if(n==="{")t.push([a]);else if(n===",")t.at(-1)?.
push(a);else if(n==="}"){let i=t.pop();if(i&&i.length>1&&(!r||i[0]<r[0])&&(r=[...i,a]),r&&t.length===0)return r}}return r},Hv=(e10,t)=>{let r=t;for(;e10[r]==="\\";)
r+=2;return r},ha=e10=>{if(_R.test(e10))return{ok:true,pattern:e10};let t=yR.flatMap(({form:s,wrong:o,instead:l})=>s.test(e10)?[{ok:false,wrong:o,...wR(l?.(e10))}]:
[])[0];if(t)return t;let r=e10.split("/"),a=r.filter(s=>s!==""&&s!==".");if(a.length===0)return{ok:false,wrong:"names nothing",instead:"**"};let n=r.at(-1),i=n===
""||n==="."?"/":"";return{ok:true,pattern:`${r.slice(0,r.lastIndexOf(a.at(-1)??"")).length>0&&a.length===1?"/":""}${a.join("/")}${i}`}},_R=/^\/?(?:[\w*-][\w*.-]*\/)*[\w*-][\w*.-]*\/?$/,
yR=[{form:/^\s|(?<!\\)\s$/,wrong:"begins or ends with a blank, which belongs to no name unless a \\ precedes it",instead:e10=>e10.trim()},{form:/^(["'`]).*\1$/,
wrong:"is in quotes, which would be a part of the name unless a \\ precedes them",instead:e10=>e10.slice(1,-1)},{form:new RegExp("\\p{Cc}","u"),wrong:"has a con\
trol character, which no name may have"},{form:/^[a-z]:[\\/]/i,wrong:"begins with a drive letter; write it relative to the root of the checkout"},{form:/\\[\w\\/-]/,
wrong:"has a backslash, which is no separator of folders",instead:e10=>e10.replace(/\\+(?![[\]\\])/g,"/").replace(/\/{2,}/g,"/")},{form:/^\/\//,wrong:"is a netw\
ork path; write it relative to the root of the checkout",instead:e10=>e10.replace(/^\/+/,"/")},{form:/^\$\{?[A-Z_]+\}?\//,wrong:"begins with a variable of a she\
ll; write it relative to the root of the checkout"},{form:/^~[\w-]*\//,wrong:"is in a home folder; write it relative to the root of the checkout"},{form:/^(?:file:|[a-z][a-z\d+.-]*:\/)/i,
wrong:"is a URL; write it relative to the root of the checkout"},{form:/(?:^|\/)\.\.(?:\/|$)/,wrong:"leads out of the checkout; write it relative to the root, w\
ithout `..`",instead:vR}];function vR(e10){let t=[];for(let r of e10.split("/")){if(r===""||r===".")continue;let a=r===".."?t.pop()??"..":void 0;if(a===void 0)t.
push(r);else if(a===".."||/[*?[\]{}\\]/.test(a))return""}return t.length===1?`/${t[0]}`:t.join("/")}var wR=e10=>e10!==void 0&&e10!==""&&ha(e10).ok?{instead:e10}:
{},$R=e10=>{let t=Jv(e10),r=[e10,...t].map(n=>n.replace(/(?<!\\)\/(?:\*\*)?$/,"")),a=e10.includes("\\")?[e10.replace(/\\/g,"/")]:[];return[...new Set([...t,...r,
...a])].filter(n=>n!==e10&&n!=="")},Jv=e10=>[...new Set([...Kv(e10),kR(e10)])].filter(t=>t!==e10),kR=e10=>e10.split("/").map(t=>/^\*{2,}$/.test(t)?t:t.replace(/(?<!\\)\*{2,}/g,
"*/**/*").replace(/^\*\/(?=\*\*)/,"")).join("/"),Kv=e10=>{let t=Vv(e10,/[[\]]/g),r=Vv(e10,/[[\]{}]/g);return[...new Set([t,r])].filter(a=>a!==e10)},Vv=(e10,t)=>e10.
replace(/\\.|./gsu,r=>r.startsWith("\\")?r:r.replace(t,"\\$&"));import{core_text_words$q as Zv}from"./hook.js";var pn=e10=>e10.split(k.sep).join("/"),xR=e10=>e10.
includes("/")?e10:e10.replaceAll("\\","/"),SR=e10=>/\/(\.{0,2}\/|\.{1,2}$)/.test(e10)?k.posix.normalize(e10):e10,Rr=e10=>Array.from(e10.matchAll(/\//g),({index:t})=>e10.
slice(0,t)),Qv=[".github/CODEOWNERS","CODEOWNERS","docs/CODEOWNERS"];function OR(e10,t=Qv[0]){let r=e10.split(/\r?\n/).flatMap((n,i)=>ER(n,{file:t,line:i+1,column:1})??
[]),a=r.filter(({doubt:n})=>!n);return{ownersOf:n=>a.findLast(({matches:i})=>i(n))?.owners??[],doubtAbout:n=>r.findLast(({matches:i})=>i(n))?.doubt}}var ew=e10=>/^@([\w-]+(?:\/[\w.-]+)?)$/.
exec(e10)?.[1];function ER(e10,t){let r=e10.replace(AR,"").replace(/(?:^|[ \t])#.*$/,"");if(TR.test(r))return{owners:[],matches:()=>true,doubt:Yv("holds charact\
ers that are not shown, or not UTF-8",t)};let[a,...n]=CR(r);if(a===void 0)return;let i=n.find(l=>ew(l)===void 0&&!NR.test(l)),s=IR.test(a)?void 0:MR(a);if(s&&i===
void 0)return{owners:n,matches:s};let o=s?`names ${Zv(i??"")}, which is not a valid owner`:`has the pattern ${Zv(a)}`;return{owners:n,matches:s??jR(a),doubt:Yv(
o,t)}}var AR=/^\ufeff(?=[ \t]*(?:#|$))/,TR=new RegExp("[^\\S \\t]|(?!\\t)\\p{Cc}|[\\ud800-\\udfff]","u"),NR=/^[^@]+@[^@]+$/,IR=/^!|^\\#|[[\]]|\*{3}|\/\/|(?:^|\/)\.{1,2}(?:\/|$)|\\\w/,
Yv=(e10,t)=>({name:"DOCUMENT_INVALID",message:`Line ${t.line} of ${t.file} ${e10}: GitHub does not read it as written, so it is not certain who owns these files\
. Correct the line.`,at:t});function jR(e10){let t=e10.replace(/^!|^\\(?=#)/,"").replace(/\*{3,}/g,"**").replace(/\\(?=\w)/g,"/"),r=ha(t.replace(/(?<=^|\/)\.\.\//g,
""));if(!r.ok)return()=>true;let a=[r.pattern,r.pattern.replace(/\\?([[\]])/g,"\\$1")].map(n=>Pr(n)).filter(n=>typeof n!="string");return a.length===0?()=>true:
n=>a.some(({matches:i})=>i(n))}var CR=e10=>Array.from(e10.matchAll(/(?:\\.|[^\s\\])+/g),([t])=>t);function MR(e10){let t=/^(.*)\/\*$/.exec(e10)?.[1];if(t==="")return a=>!a.
includes("/");let r=Pr(t===void 0?e10:`${t}/${Xv}`);if(typeof r!="string")return t===void 0?r.matches:a=>r.matches(a.replace(/[^/]*$/,Xv))}var Xv="";import{core_workspace_file_identity$f as as}from"./hook.js";
import{core_git_scratch_folder$d as RR,core_git_scratch_folder$f as LR}from"./hook.js";import{core_text_words$l as zR}from"./hook.js";import{errors$b as FR}from"./hook.js";
var PR=Ue("node:fs");var{closeSync:Qi,openSync:es,readSync:Jd,statSync:Bt,existsSync:ht,mkdirSync:Me,writeFileSync:Ut,rmSync:qt,mkdtempSync:tw,lstatSync:Lr,readFileSync:fn,
renameSync:Qe,chmodSync:dn,readdirSync:At,rmdirSync:Kd,readlinkSync:jl,realpathSync:ir,lchownSync:rw,copyFileSync:Cl,unlinkSync:ts,constants:Zd,fchmodSync:Yd,fchownSync:aw,
fstatSync:Xd,fsyncSync:nw,linkSync:iw,writeSync:sw,watch:ow}=PR;var fe=e10=>{try{return Lr(e10,{throwIfNoEntry:false})}catch(t){if(as(t,"ENOTDIR"))return;throw t}},
hn=(e10,t=()=>false)=>{let r=fe(e10);return r?.isDirectory()?At(e10).every(a=>hn(k.join(e10,a),t)):!r||t(e10)},mn=e10=>{for(let t of At(e10,{withFileTypes:true}))
t.isDirectory()&&mn(k.join(e10,t.name));Kd(e10)},Pl=(e10,t,r=[])=>{for(let a=k.posix.dirname(t);a!==".";a=k.posix.dirname(a))try{if(r.includes(a)||!Rl(k.join(e10,
a)))return}catch(n){if(as(n,"EBUSY","EPERM","EACCES","EROFS"))return;throw n}},DR=(e10,t)=>{qt(k.join(e10,t)),Pl(e10,t)},Rl=e10=>{try{return Kd(e10),true}catch(t){
if(as(t,"ENOENT"))return true;if(as(t,"ENOTDIR","ENOTEMPTY","EEXIST"))return false;throw t}};async function BR(e10,t){Me(k.dirname(e10),{recursive:true});let r=LR(
e10);try{Me(r),await t(r),fe(e10)&&mn(e10),Qe(r,e10)}finally{RR(r)}}var UR=e10=>{if(!ht(e10))return;let t=At(e10,{recursive:true,withFileTypes:true}).filter(r=>r.
isFile()).map(r=>k.join(r.parentPath,r.name)).filter(r=>!k.relative(e10,r).split(k.sep).includes(".git"));return new Map(t.map(r=>[pn(k.relative(e10,r)),{content:fn(
r),executable:(Bt(r).mode&64)>0}]))},qR=(e10,t)=>{qt(e10,{recursive:true,force:true});for(let[r,{content:a,executable:n}]of t){let i=k.join(e10,r);Me(k.dirname(
i),{recursive:true}),Ut(i,a),n&&dn(i,493)}},WR=e10=>ht(e10)?At(e10,{withFileTypes:true}).filter(t=>t.isDirectory()&&!t.name.startsWith(".")&&t.name!=="node_modu\
les").map(({name:t})=>t).sort():[],GR=e10=>ht(e10)?Bt(e10).isDirectory()?"folder":"file":void 0,eh=255,lw=3072,zr=(e10,t={})=>{if(!t.portable&&e10.length<=eh&&HR.
test(e10))return{ok:true,path:e10};let r=VR(e10);if(r)return{ok:false,problem:r};let a=JR(e10);if(!a)return cw("PATH_OUTSIDE_REPO",`${Oe(e10)} is outside the ch\
eckout`,"Use a path inside its root.");if(a.length===0)return cw("IS_DIRECTORY",`${Oe(e10)} is the checkout itself`,"Use the path of a file inside it.");let n=a.
join("/"),i=KR(n)??ZR(a,t.portable);return i?{ok:false,problem:i}:{ok:true,path:n}},HR=/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/,VR=e10=>{if(new RegExp("\\p{Cc}","u").
test(e10))return Ge(`${Oe(e10)} contains a control character`,"Remove it from the path.");if(new RegExp("\\p{Surrogate}","u").test(e10))return Ge(`${Oe(e10)} co\
ntains a lone surrogate`,"Correct its Unicode.");if(e10.split(/[\\/]/).some(eL))return ma("PATH_PROTECTED",`${Oe(e10)} is in git's own folder`,"Editplan never t\
ouches it. Leave it alone.");if(/^[\\/]{2}/.test(e10))return Ge(`${Oe(e10)} is a network path`,rs);if(e10.includes("\\"))return Ge(`${Oe(e10)} contains a backsl\
ash`,"Use / between folders.");if(e10.startsWith("/"))return ma("PATH_OUTSIDE_REPO",`${Oe(e10)} is outside the checkout`,rs)},JR=e10=>{let t=[];for(let r of e10.
split("/"))if(!(r===""||r===".")){if(r!=="..")t.push(r);else if(t.pop()===void 0)return}return t},KR=e10=>{if(/^[a-z]:/i.test(e10))return Ge(`${Oe(e10)} begins \
with a drive letter`,rs);if(/^(file:|[a-z][a-z\d+.-]*:\/)/i.test(e10))return Ge(`${Oe(e10)} is a URL`,rs);if(/^~[\w-]*(\/|$)/.test(e10))return Ge(`${Oe(e10)} is\
 in a home folder`,rs);if(Buffer.byteLength(e10)>lw)return Ge(`A path is over ${lw} bytes long`,"Shorten it.")},ZR=(e10,t)=>{for(let r of e10){let a=YR(r)??(t?QR(
r):void 0);if(a)return a}},YR=e10=>{if(Buffer.byteLength(e10)>eh)return Ge(`A name is over ${eh} bytes long`,"Shorten it.");if(/^[. ]*\.[. ]*\.[. ]*$/.test(e10))
return Ge(`${Oe(e10)} has only dots and spaces, which Windows reads as ..`,"Choose another name.");let[t]=XR.exec(e10)??[];if(t!==void 0)return Ge(`${Oe(e10)} b\
egins or ends with ${zR(t)}, a blank that is not visible there`,"Remove it from the path; where a file has that name, rename it with git first.");if(e10.includes(
"::$"))return Ge(`${Oe(e10)} is an NTFS stream`,"Use the path of the file, without the stream.")},XR=/^(?! )[\p{Z}\u2800\u3164\uffa0\u115f\u1160]|(?! )[\p{Z}\u2800\u3164\uffa0\u115f\u1160]$/u,
QR=e10=>{if(/[<>:"|?*]/.test(e10))return Ge(`${Oe(e10)} contains a character that Windows does not allow`,Qd);if(/[. ]$/.test(e10))return Ge(`${Oe(e10)} ends wi\
th a dot or a space, which Windows drops`,Qd);if(/^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])\s*(\.|$)/i.test(e10))return Ge(`${Oe(e10)} is a device\
 on Windows`,Qd)},eL=e10=>/^ *(\.git|git~\d+)[. ]*(:|$)/.test(Zi(Mr(e10))),rs="Use a path relative to the root of the checkout.",Qd="Choose another name, or set\
 `portable: false`.",Oe=e10=>JSON.stringify(e10.length>200?`${e10.slice(0,200)}\u2026`:e10),ma=(e10,t,r)=>({name:e10,message:`${t}. ${r}`}),Ge=(e10,t)=>ma("PATH\
_INVALID",e10,t),cw=(e10,t,r)=>({ok:false,problem:ma(e10,t,r)}),sr=(e10,t)=>rL(e10)?{ok:false,problem:bn(e10)}:zr(Tt(e10,t)??e10,{portable:k.sep==="\\"}),th=(e10,{
locate:t,stat:r})=>{if(!/(?:^|\/) | (?:\/|$)/.test(e10))return;let a=e10.split("/").map(i=>i.replace(/^ +| +$/g,"")),n=t(a.join("/"));return n.ok&&r(n.path)?n.path:
void 0},Fr=e10=>ma("PATH_OUTSIDE_REPO",`${Oe(e10)} leads outside the checkout through a symbolic link`,"Use the path of a file inside the checkout; change the l\
ink itself with git."),gn=e10=>ma("NOT_A_DIRECTORY",`A folder of ${Oe(e10)} is a file or a broken link`,"Check the folders in the path."),ns=(e10,t,r)=>/[\\/]$/.
test(e10)?t.ok?r(t.path)?.kind==="directory"?t:{ok:false,problem:{name:"NOT_A_DIRECTORY",message:`${JSON.stringify(e10)} ends with a slash, but no such folder e\
xists. Remove the slash if it is a file.`}}:{ok:false,problem:t.problem}:t,Tt=(e10,t)=>{if(k.isAbsolute(e10))return uw(e10,t)??uw(k.resolve(e10),t)},uw=(e10,t)=>{
let r=t.find(a=>e10===a||e10.startsWith(pw(a)));return r===void 0?void 0:pn(e10.slice(pw(r).length))||"."},Ll=e10=>{let t;for(let r=k.dirname(e10);r!==k.dirname(
r);r=k.dirname(r)){if(!fe(k.join(r,".git"))||(t??=Ml(e10),Tt(t,[ir.native(r)])!==void 0))continue;let a=`A symbolic link leads ${JSON.stringify(e10)} out of the\
 checkout, to ${JSON.stringify(t)}. Choose another file, or name that one itself.`;throw new FR({name:"PATH_OUTSIDE_REPO",message:a})}},Ml=e10=>{try{return ir.native(
e10)}catch(t){if(!as(t,"ENOENT"))return e10;let r=k.join(Ml(k.dirname(e10)),k.basename(e10));return fe(r)?.isSymbolicLink()?Ml(k.resolve(k.dirname(r),jl(r))):r}},
bn=e10=>({name:"DEVICE_FILE",message:`${JSON.stringify(e10)} is a device, pipe or socket. Use the path of a regular file.`}),tL=/^\/(dev\/(zero|random|urandom|full|tty|console|stdin|stdout|stderr|fd\/\d+)|proc\/(self|thread-self|\d+)\/fd\/\d+)$/,
rL=e10=>e10.startsWith("/")&&tL.test(k.posix.normalize(e10)),pw=e10=>e10.endsWith(k.sep)?e10:e10+k.sep;function aL(e10,{portable:t=false}){let r=zl(e10),a=([n,i])=>{
let s=e10.locate(`${i}/-`),o=`${Oe(n)} and ${Oe(i)} are one name on Windows and macOS`;return!s.ok&&nL.has(s.problem.name)?ma(s.problem.name,`${o}, and no plan \
may make files in that`,"Choose another name."):t?Ge(o,"Write the name that is there, or set `portable: false`."):void 0};return n=>{for(let i of r(n)){let s=a(
i);if(s)return s}}}function zl({list:e10,stat:t}){let r=new Map,a=(n,i)=>{let s=r.get(n)??K(e10(n),cn);return r.set(n,s),s.get(cn(i))??[]};return n=>n.split("/").
flatMap((i,s,o)=>{let l=o.slice(0,s).join("/"),c=k.posix.join(l,i);return a(l,i).map(u=>k.posix.join(l,u)).flatMap(u=>u!==c&&t(u)?[[c,u]]:[])})}var nL=new Set([
"PATH_PROTECTED","PATH_OUTSIDE_REPO"]),_n=e10=>e10("HEAD")==="other"&&(e10("commondir")!==void 0||e10("objects")!==void 0&&e10("refs")!==void 0),ga=(e10,t)=>{if(iL.
test(e10)&&!sL.test(e10))return;let r=e10.split("/");for(let[a,n]of r.entries()){let i=dw(n),s=a===r.length-1;if(i===void 0||i==="HEAD"&&!s)continue;let o=r.slice(
0,a).join("/");if(o===""&&t.stat(".git"))continue;let l=oL(o,t);if(_n(c=>c===i?"other":l.get(c)))return lL(e10,o)}},is=e10=>({name:"PATH_PROTECTED",message:`${JSON.
stringify(e10)} is in a folder that git uses as a repository. Editplan never touches it. Leave it alone.`}),fw=new Map(["HEAD","commondir","objects","refs"].map(
e10=>[e10.toUpperCase(),e10])),iL=/^[\x20-\x7e]*$/,sL=/head|commondir|objects|refs/i,dw=e10=>fw.get(cn(e10).toUpperCase()),oL=(e10,{list:t,stat:r})=>{let a=new Map;
for(let n of[...fw.values(),...t(e10)]){let i=dw(n),s=i===void 0?void 0:r(k.posix.join(e10,n));i===void 0||!s||a.get(i)==="other"||a.set(i,s.kind==="directory"?
"folder":"other")}return a},lL=(e10,t)=>({name:"PATH_PROTECTED",message:`With ${JSON.stringify(e10)}, git would use ${t===""?"the checkout":JSON.stringify(t)} a\
s a repository and run programs from its settings. Choose another name or another folder.`});import{core_text_utf8_cache$a as cL,core_text_utf8_cache$c as hw,core_text_utf8_cache$g as uL,
core_text_utf8_cache$h as yn,core_text_utf8_cache$k as pL,core_text_utf8_cache$o as fL}from"./hook.js";import{core_text_splice$g as dL}from"./hook.js";var Fl=13,
or=10,oe=e10=>e10.includes("\r")?e10.replaceAll(`\r
`,`
`):e10,Dl=({bytes:e10})=>hw(e10)?.hasCr??e10.includes(Fl);function ss(e10,t){let{bytes:r,encoding:a}=e10,n=yn(a);return Wt(r,t,or,n)?os(e10,t)?0:n:Wt(r,t,Fl,n)&&
Wt(r,t+n,or,n)?2*n:0}function lt({bytes:e10,encoding:t,bom:r},a){let n=yn(t);return a-n<r||!Wt(e10,a-n,or,n)?0:a-2*n>=r&&Wt(e10,a-2*n,Fl,n)?2*n:n}function os({bytes:e10,
encoding:t,bom:r},a){let n=yn(t);return a-n>=r&&Wt(e10,a,or,n)&&Wt(e10,a-n,Fl,n)}var ls=(e10,t)=>t<=e10.bom||lt(e10,t)>0;function ba(e10,t){let r=yn(e10.encoding);
for(let a=t-1;a>=e10.bom;){let n=e10.bytes.lastIndexOf(or,a);if(n<e10.bom)break;if(Wt(e10.bytes,n,or,r))return n+r;a=n-1}return e10.bom}function Nt(e10,t){let r=yn(
e10.encoding);for(let a=t;;){let n=e10.bytes.indexOf(or,a);if(n<0)return e10.bytes.length;if(Wt(e10.bytes,n,or,r))return n+r;a=n+1}}function vn({bytes:e10,encoding:t},r,a){
if(t==="utf8")return hw(e10)?.countLf(r,a)??cL(e10.subarray(r,a));let n=0;for(let i=r;i<a;i+=2)n+=Wt(e10,i,or,2)?1:0;return n}function lr(e10,t){let r=1,a=0;return t.
map(({start:n})=>(r+=vn(e10,a,n),a=n,r))}function Bl(e10){if(!Dl(e10))return(r,a)=>a;let t={start:0,end:-1,lineEnd:`
`};return(r,a)=>{if(!a.includes(`
`))return a;let n=e10.bytes.toString(e10.encoding,r.start,r.end).split(`
`);return n.length>1?hL(n,a.split(`
`)):((r.start<t.start||r.end>=t.end)&&(t=mL(e10,r)),a.replaceAll(`
`,t.lineEnd))}}function hL(e10,t){let r=e10.slice(0,-1).map(o=>o.endsWith("\r")?`\r
`:`
`),a=e10.map((o,l)=>r[l]===`\r
`?o.slice(0,-1):o),{tail:n}=dL(a,t,Math.min(a.length,t.length)-1),i=t.length-1,s=o=>o>=i-n?r[r.length-(i-o)]:r[Math.min(o,r.length-1)];return t.map((o,l)=>l<i?o+
s(l):o).join("")}function mL(e10,t){let r=ba(e10,t.start),a=Nt(e10,t.end),n=lt(e10,a)||lt(e10,r);return{start:r,end:a,lineEnd:n===2*yn(e10.encoding)?`\r
`:`
`}}var Wt=(e10,t,r,a)=>e10[t]===r&&(a===1||t%2===0&&e10[t+1]===0),gL=(e10,t)=>{let[r,a,n]=[0,0,e10.bom],i=t.indexOf(`\r
`);return s=>{let o=a;for(;i>=0&&r+(i-a)<s;)r+=i-a+1,a=i+2,i=t.indexOf(`\r
`,a);return a+=s-r,r=s,n+=bL(e10,t.slice(o,a)),n}},bL=({encoding:e10,valid:t},r)=>Buffer.byteLength(r,e10)-(t?0:2*(r.match(new RegExp("\\p{Surrogate}","gu"))?.length??
0)),cs=(e10,t)=>/\.mdx?$/i.test(e10)?t:t.split(/(\r\n|\n|\r)/).map((r,a)=>a%2===0?r.trimEnd():r).join("");function rh(e10,t){let{bytes:r,bom:a,encoding:n}=e10;if(t.
bom==="remove"&&a>0&&n==="utf16le")return;let i=pL(e10,a,r.length),s=mw(i,t),o=s===i?r.subarray(a):yL(e10,s),l=t.bom==="add"||a>0&&t.bom!=="remove"?uL[n]:_L;return o&&
Buffer.concat([l,o])}var _L=Buffer.alloc(0),yL=({encoding:e10},t)=>e10==="utf8"?fL(t):Buffer.from(t,e10);function mw(e10,{indent:t,line_ends:r,final_newline:a}){
let n=t?e10.replace(vL(t.from),s=>wL(s,t)):e10,i=r===void 0?n:n.replace(/\r?\n/g,r==="lf"?`
`:`\r
`);return a==="remove"?i.replace(/(?:\r?\n)+$/,""):a===void 0||i===""||i.endsWith(`
`)?i:`${i}${r==="crlf"?`\r
`:/\r?\n/.exec(i)?.[0]??`
`}`}var vL=e10=>e10==="tab"?/^\t+/gm:new RegExp(`^(?: {${e10}})+`,"gm"),wL=(e10,{from:t,to:r})=>(r==="tab"?"	":" ".repeat(r)).repeat(t==="tab"?e10.length:e10.length/
t);import{core_text_utf8_cache$e as $L,core_text_utf8_cache$i as kL,core_text_utf8_cache$l as xL}from"./hook.js";import{core_text_splice$c as gw}from"./hook.js";
import{core_text_words$h as SL}from"./hook.js";function us(e10,t){let r=[];for(let a of[...e10,...t].sort((n,i)=>n.first-i.first)){let n=r.at(-1);n&&a.first<=n.
last+1?r[r.length-1]={first:n.first,last:Math.max(n.last,a.last)}:a.first<=a.last&&r.push(a)}return r}var ql=(e10,{first:t,last:r})=>e10.some(a=>a.first<=t&&r<=
a.last);function OL(e10,t){let r=[],a=[],n=1,i=0,s=o=>{for(let{first:l,last:c}of e10){let u={first:Math.max(l,n)+i,last:Math.min(c,o-1)+i};u.first<=u.last&&r.push(
u)}n=o};for(let o of t){let l=Math.max(1,o.oldStart);for(let c of o.lines){let u=c[0];u==="-"&&(s(l),n=l+1,i-=1),u==="+"&&(s(l),a.push({first:l+i,last:l+i}),i+=
1),(u===" "||u==="-")&&(l+=1)}}return s(Number.MAX_SAFE_INTEGER),us(us(r,[]),a)}function Ae(e10,{path:t,effects:r},a){let n=a.workspace.locate(t);if(!n.ok)return n;
let{path:i}=n,s=Tl(i,{tool:e10,effects:r},a);if(s)return{ok:false,problem:s};let o=a.workspace.stat(i),l=o?void 0:_w(i,a);if(l)return{ok:false,problem:l};let c,
u,p=()=>c??=o&&!o.broken?a.workspace.read(i):Buffer.alloc(0),f=()=>u??=$L(p());return{ok:true,target:{path:i,stat:o,state:a.states.get(i),context:a,bytes:p,text:f}}}
function _w(e10,{workspace:t,policy:r}){let a=th(e10,t);if(a===void 0||da(a,{workspace:t,policy:r}))return;let n=`There is no file ${JSON.stringify(e10)}, whose\
 name has a blank at an end; there is ${JSON.stringify(a)}. Write that name, or make the other file with git first.`;return{...F("PATH_INVALID",n),suggestions:[
a]}}function Ne(e10,t){for(let r of t){let a=r(e10);if(a)return a}}var et=({path:e10,stat:t,context:r})=>{if(t)return t.broken?$w(e10):void 0;let a=r.workspace.
similar(e10).filter(s=>!da(s,r)),n=a.length>0?` Did you mean ${a.join(" or ")}?`:"",i=/[*?{]/.test(e10)?" A path names one file: a pattern that names several be\
longs into glob, in a step that has it.":"";return{...F("FILE_NOT_FOUND",`There is no file ${e10}.${n}${i}`),suggestions:a}},Wl=({path:e10,stat:t})=>{if(t?.kind===
"directory")return F("IS_DIRECTORY",`${e10} is a folder. Name a file inside it.`);if(t?.kind==="device")return F("DEVICE_FILE",`${e10} is a device, pipe or sock\
et. Name a regular file.`)},Gl=({path:e10,stat:t})=>t&&t.size>gw?F("FILE_TOO_LARGE",`${e10} has ${t.size} bytes, over the limit of ${gw}. Leave it out of the pl\
an.`):void 0,yw=e10=>{let t=e10.text();if(!t.ok)return F("UNSUPPORTED_ENCODING",`${e10.path} is ${t.encoding}. Convert it to UTF-8 first.`)},ps=[Wl,Gl],mt=[...ps,
yw],Ul=({show:e10},{call:t,plan:r})=>e10?t:r,Dr=e10=>{let{path:t,stat:r,state:a,context:n}=e10;if(!r||r.broken||Kl(a)||n.options.reads==="auto"||n.needsNoRead)return;
if(a){let s=Ul(n,{call:"Call Read on it with a range (offset and limit, or pages), then repeat this call.",plan:"Add a Read step with a range (offset and limit,\
 or pages) before this one, or set `reads: auto` under `options`."});return F("FILE_NOT_READ",`Only a part of ${t} that fits the budget was read. ${s}`)}let i=Ur(
t)!=="binary"&&ww(e10)?Ul(n,{call:"Call Read on it, then repeat this call.",plan:"Add a Read step before this one, or set `reads: auto` under `options`."}):Ul(n,
{call:"It is binary, and no tool here changes it: leave it as it is.",plan:"It is binary, and cannot be read: set `reads: auto` under `options`."});return F("FI\
LE_NOT_READ",`${t} was not read. ${i}`)},Hl=({path:e10,state:t})=>t?.shown?F("FILE_NOT_READ",`Only ${vw(t.shown)} of ${e10} were shown. Call Read for the other \
lines, then repeat this call; or change the shown lines by Edit.`):void 0;function Vl(e10,t){let r=t.flatMap(({start:n,end:i})=>[n,Math.max(n,i-1)].map(s=>({start:s,
end:s}))),a=lr(e10,r);return t.map((n,i)=>({first:a[2*i]??1,last:a[2*i+1]??1}))}var Jl=({path:e10,state:t},r)=>{let a=t?.shown&&r().find(s=>!ql(t.shown??[],s));
if(!a)return;let n=Math.max(1,a.first-bw),i=`Call Read on it with offset ${n} and limit ${a.last+bw+1-n}, then repeat this call.`;return F("FILE_NOT_READ",`The \
edit changes ${vw([a])} of ${e10}, which no Read showed. ${i}`)},bw=20,vw=e10=>e10.length===0?"no whole line":`lines ${e10.map(({first:t,last:r})=>t===r?t:`${t}\
\u2013${r}`).join(", ")}`,ah=e10=>Kl(e10.state)||ww(e10)?void 0:F("IS_BINARY",`${e10.path} is binary. ${Ul(e10.context,{call:"Leave it as it is.",plan:"Leave it\
 as it is, or replace it by a Write with content_base64."})}`),ww=e10=>{let t=Ur(e10.path);return t==="image"||t==="pdf"||!kL(e10.bytes())},cr=e10=>{let{path:t,
stat:r,state:a}=e10;if(!r||r.broken||!Kl(a))return;let n=a.content!==void 0&&!a.content.equals(e10.bytes()),i=a.content===void 0||!AL(a);if(!(!n&&!(i&&r.modified>
a.timestamp)))return F("FILE_MODIFIED",`${t} was changed since it was read. Read it again and make the edit against that.`)},wn=[...ps,Dr,cr],gt=({path:e10,stat:t})=>t?.
link?$w(e10):void 0,Br=({stat:e10,state:t,context:r})=>e10&&!e10.broken&&!Kl(t)&&r.options.reads==="auto"&&!r.needsNoRead?{reads:"auto"}:{};function le(e10){let t=e10.
text();if(!t.ok)throw new TypeError(`${e10.path}: ${t.encoding} passed the encoding check`);return t.file}var F=(e10,t)=>({name:e10,message:SL(W(t))}),_a=({path:e10,
opened:t,text:r},{policy:a})=>a.secrets(e10,r)?.then(n=>{let i=n&&t.ok?EL(t.target):void 0;return i===void 0?n:a.secrets(e10,r,{before:i})}),EL=e10=>e10.stat&&!Ne(
e10,[...mt,Dr,Hl])?xL(le(e10)):void 0,$n=(e10,t)=>e10?e10.then(r=>r?{ok:false,problem:r}:t()):t(),B=(e10,t)=>({ok:false,problem:F(e10,t)}),$w=e10=>F("SYMLINK",`${e10}\
 is a symbolic link. Name the file that it points to.`),Kl=e10=>e10!==void 0&&!e10.isPartialView,AL=({offset:e10,limit:t})=>(e10??1)<=1&&t===void 0;function Ur(e10){
let t=k.posix.extname(e10).slice(1),r=t.toLowerCase();return NL.has(r)?"binary":TL.has(r)?"image":r==="pdf"?"pdf":t==="ipynb"?"notebook":"text"}var TL=new Set([
"png","jpg","jpeg","gif","webp"]),NL=new Set("7z a ai app avi bin blend bmp bz2 class dat data db deb dll doc docx dylib eot eps exe fig fla flac gz ico idx iso\
 jar lib mdb mov mp3 mp4 msi node o obj odt ogg otf pptx psd pyc pyo rar rlib rpm sketch so sqlite sqlite3 swf tar tgz tiff ttf wasm wav webm woff woff2 xd xlsx\
 xz z zip".split(" "));import{core_text_utf8_cache$b as IL,core_text_utf8_cache$e as jL,core_text_utf8_cache$h as CL,core_text_utf8_cache$k as kw}from"./hook.js";
import{core_text_splice$a as ML,core_text_splice$c as xw,core_text_splice$d as Ow,core_text_splice$e as PL}from"./hook.js";function ya(e10,t){let r=[],a=0,n=0,i=0,
s=1;for(let o of LL(e10,RL(e10,t))){s+=vn(e10,i,o.start),i=o.start;let l=zL(e10,o);if(!l)return;let c={oldStart:s,newStart:s+a-n},u=ua(l.lines,l.changes,c);for(let p of u.
structuredPatch)r.push(p);a+=u.insertions,n+=u.deletions}return{structuredPatch:r,insertions:a,deletions:n}}function RL(e10,t){let r=[];for(let a of t){let n=r.
at(-1);n&&a.start<=n.end?(n.splices.push(a),a.end>=n.end&&(n.end=Nt(e10,a.end))):r.push({start:Ew(e10,a.start),end:Nt(e10,a.end),splices:[a]})}return r}function LL(e10,t){
let r=[];for(let a of t){let{start:n,end:i}=a;for(let o=0;o<3;o+=1)n=Ew(e10,n-CL(e10.encoding)),i=Nt(e10,i);let s=r.at(-1);s&&n<=s.end?(s.blocks.push(a),s.end=i):
r.push({start:n,end:i,blocks:[a]})}return r}function Ew(e10,t){let r=ba(e10,t);return r<=e10.bom?0:r}var Sw=2**28;function zL(e10,t){if(t.end-t.start>Sw)return;
let r=[],a=[],n=(s,o)=>{let l=Ye(kw(e10,s,o));for(let c of l)r.push(c);return l},i=t.start;for(let{start:s,end:o,splices:l}of t.blocks){n(i,s);let c=r.length,u=n(
s,o),p=l.map(m=>({...m,start:m.start-s,end:m.end-s})),f=e10.bytes.subarray(s,o);if(Ow(f,p)>Sw)return;let d=ML(f,p),b=Ye(kw({...e10,bytes:d,valid:false},0,d.length));
for(let m of Xe(u,b))a.push({...m,at:m.at+c});i=o}return n(i,t.end),{lines:r,changes:a}}function ur(e10,t,r,{mode:a=e10.stat?.mode??420,executable:n,binary:i=false,
whole:s=false,asIs:o=false}={}){let{path:l,stat:c,context:u}=e10;if(c&&a===c.mode&&r.every(h=>PL(t.bytes,h)))return B("NO_CHANGE",`${l} already has this content\
. Leave the edit out.`);if(Ow(t.bytes,r)>xw)return B("FILE_TOO_LARGE",`${l} would grow over ${xw} bytes.`);let p=IL(t,r),f=c||o?void 0:u.workspace.made?.(l,p);if(f?.
ok===false)return f;let d=f?.bytes??p,b=i?pr:d===p?ya(t,r):FL(d);if(!b)return B("LIMIT_EXCEEDED",`${l} has lines too long to be compared.`);let m=c?t.bytes:void 0,
v=s&&ln(d)!==void 0;if(Zl(e10)&&!v&&!t.bytes.equals(d))return{ok:false,problem:Yl(l)};let x=u.policy.configuration(l,m,d);return x?{ok:false,problem:x}:{ok:true,
change:{path:l,before:m,after:d,mode:a,modeBefore:c?.mode,...n!==void 0&&{executable:n},...b}}}function FL(e10){let t=jL(e10);if(!t.ok)return pr;let r=[{start:0,
end:0,replacement:e10}];return ya({...t.file,bytes:Buffer.alloc(0),bom:0},r)}var Zl=({stat:e10,bytes:t})=>e10!==void 0&&ln(t())!==void 0,Yl=e10=>F("LFS_POINTER",
`${e10} is a pointer of Git LFS, and its content is not here. Fetch it with \`git lfs install\` and \`git lfs pull\`. To put another content of Git LFS in its place\
, Write its whole pointer; to take the file out of Git LFS, Delete it, then Write it.`),pr={structuredPatch:[],insertions:0,deletions:0},Xl=e10=>({insertions:e10.
reduce((t,{insertions:r=0})=>t+r,0),deletions:e10.reduce((t,{deletions:r=0})=>t+r,0)}),nh=(e10,t)=>t===void 0||t===(e10&64)>0?e10:t?e10|(e10&292)>>2:e10&-74,ct=(e10,t=0)=>({
content:e10,timestamp:t,offset:void 0,limit:void 0,isPartialView:false});function fs(e10,t){let[r,a]=[e10.split(`
`),t.split(`
`)];if(r.length-a.length<DL)return[];let n=new Set(r.map(i=>i.trim()));return a.flatMap((i,s)=>Aw(i)&&!n.has(i.trim())?[s+1]:[])}var DL=10;function Aw(e10){if(e10.
length>BL)return false;let[,t=""]=UL.exec(e10.trim())??[];return VL.test(t.trim())}var BL=200,UL=/^(?:\/\/+|\/\*+|#+|--+|;+|%+|'|"""|<!--|\{\/\*|\(\*|\*|REM\b|\{#)\s*(.*?)\s*(?:\*\/\}?|-->|\*\)|"""|#\})?$/i,
Ql=String.raw`(?:\.{3,}|…)`,qL=String.raw`(?:\(?(?:the )?(?:rest|remainder|remaining|existing|previous|original|other|unchanged|same)\b[\w ,'’()/-]{0,60})`,
Tw="(?: (?:is|stays|remains))?(?: (?:the )?(?:same|unchanged|as (?:is|before)|as it (?:is|was)))",WL="(?:code|file|files|functions?|methods?|class|classes|compo\
nent|module|imports?|implementation|contents?|body|script|document|section|config(?:uration)?|tests?|page|template|styles?|markup|props|logic|text|lines?)",GL=String.
raw`(?:\(?(?:the )?(?:rest|remainder|remaining|existing|previous|original|other|unchanged|same)(?: [\w'’-]+){0,4} ${WL}(?: [\w'’()-]+){0,4})`,HL=String.raw`(?:(?:the )?(?:rest|remainder)(?: of (?:the|this|your) [\w ]{1,30}?)?${Tw})`,
VL=new RegExp(`^(?:${Ql}\\s*${qL}?\\s*${Ql}?|${GL}\\s*${Ql}|${HL}\\s*${Ql}?|(?:existing|remaining|previous|other) (?:code|methods?|functions?|imports?|content|i\
mplementation)(?: here|${Tw}))$`,"i");import{empty$d as JL}from"./hook.js";var Nw,KL=class{constructor(){this._map=new WeakMap,this._idmap=new Map}add(e10,...t){
let r=t[0];return this._map.set(e10,r),r&&typeof r=="object"&&"id"in r&&this._idmap.set(r.id,e10),this}clear(){return this._map=new WeakMap,this._idmap=new Map,
this}remove(e10){let t=this._map.get(e10);return t&&typeof t=="object"&&"id"in t&&this._idmap.delete(t.id),this._map.delete(e10),this}get(e10){let t=e10._zod.parent;
if(t){let r={...this.get(t)??{}};delete r.id;let a={...r,...this._map.get(e10)};return Object.keys(a).length?a:void 0}return this._map.get(e10)}has(e10){return this.
_map.has(e10)}};function ZL(){return new KL}(Nw=globalThis).__zod_globalRegistry??(Nw.__zod_globalRegistry=ZL());var xn=globalThis.__zod_globalRegistry,G={};JL(
G,{BIGINT_FORMAT_RANGES:()=>y$,CONSTANT_CATCH:()=>E$,Class:()=>Iz,NUMBER_FORMAT_RANGES:()=>$h,aborted:()=>bt,allowsEval:()=>g$,assert:()=>nz,assertEqual:()=>QL,
assertIs:()=>rz,assertNever:()=>az,assertNotEqual:()=>ez,assignProp:()=>It,attachSchema:()=>cc,base64ToUint8Array:()=>k$,base64urlToUint8Array:()=>Ez,cached:()=>bs,
captureStackTrace:()=>vh,cleanEnum:()=>Oz,cleanRegex:()=>wc,clone:()=>gr,cloneDef:()=>lz,codePointLength:()=>xc,constantCatch:()=>Lz,createTransparentProxy:()=>gz,
defineLazy:()=>p$,defineLazyInternal:()=>Z,derived:()=>jz,esc:()=>h$,escapeRegex:()=>Sa,explicitlyAborted:()=>w$,extend:()=>yz,finalizeIssue:()=>hr,floatSafeRemainder:()=>u$,
getElementAtPath:()=>cz,getEnumValues:()=>oc,getLengthableOrigin:()=>Sc,getParsedType:()=>hz,getSizableOrigin:()=>xz,hexToUint8Array:()=>Tz,hide:()=>O$,installLazyProp:()=>Rz,
isObject:()=>Sn,isPlainObject:()=>xa,issue:()=>uc,joinValues:()=>ch,jsonStringifyReplacer:()=>lc,members:()=>S$,merge:()=>wz,mergeDefs:()=>mr,normalizeParams:()=>z,
nullish:()=>c$,numKeys:()=>dz,objectClone:()=>sz,omit:()=>_z,optionalKeys:()=>_$,own:()=>Oa,parsedType:()=>$$,partial:()=>$z,pick:()=>bz,prefixIssues:()=>fr,primitiveTypes:()=>mz,
promiseAllObject:()=>uz,propertyKeyTypes:()=>b$,randomString:()=>pz,rawShape:()=>$c,required:()=>kz,safeExtend:()=>vz,shallowClone:()=>fz,sizeCaps:()=>uh,slugify:()=>m$,
stringifyPrimitive:()=>wh,toZod:()=>tz,uint8ArrayToBase64:()=>x$,uint8ArrayToBase64url:()=>Az,uint8ArrayToHex:()=>Nz,unwrapMessage:()=>kn});var Iw,YL=Object.freeze(
{status:"aborted"}),ih={value:void 0,enumerable:false},jw="captureStackTrace"in Error?Error:null;function XL(e10){let t=jw;if(t){let r=t.stackTraceLimit;if(typeof r==
"number"){try{t.stackTraceLimit=0}catch{return jw=null,new e10}try{return new e10}finally{t.stackTraceLimit=r}}}return new e10}function S(e10,t,r,a){let n={};function i(f){
this.def=f,this.constr=p,this.traits=new Set}i.prototype=n;let s=r,o=s&&new WeakSet;function l(f,d){if(f._zod){if(f._zod.traits.has(e10))return}else{ih.value=new i(
d);try{Object.defineProperty(f,"_zod",ih)}finally{ih.value=void 0}}if(f._zod.traits.add(e10),t(f,d),o){let m=Object.getPrototypeOf(f),v=f._zod.constr.prototype,
x=m;for(;x&&x!==v;)x=Object.getPrototypeOf(x);let h=x??m;o.has(h)||(o.add(h),S$(h,s))}let b=p.prototype;for(let m in b)Object.prototype.hasOwnProperty.call(b,m)&&
(m in f||(f[m]=b[m].bind(f)))}let c=a?.Parent??Object;class u extends c{}Object.defineProperty(u,"name",{value:e10});function p(f){let d=a?.Parent?XL(u):this;l(
d,f);let b=d._zod.deferred;if(b){for(let v of b)v();d._zod.deferred=void 0}let m=globalThis.__zod_globalConfig?.postProcessor;return m&&m(d),d}return Object.defineProperty(
p,"init",{value:l}),Object.defineProperty(p,Symbol.hasInstance,{value:f=>a?.Parent&&f instanceof a.Parent?true:f?._zod?.traits?.has(e10)}),Object.defineProperty(
p,"name",{value:e10}),p}var va=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}},l$=class extends Error{constructor(e10){
super(`Encountered unidirectional transform during encode: ${e10}`),this.name="ZodEncodeError"}};(Iw=globalThis).__zod_globalConfig??(Iw.__zod_globalConfig={});
var _t=globalThis.__zod_globalConfig;function Gt(e10){return e10&&Object.assign(_t,e10),_t}function QL(e10){return e10}function ez(e10){return e10}function tz(){
return e10=>e10}function rz(e10){}function az(e10){throw new Error("Unexpected value in exhaustive check")}function nz(e10){}function oc(e10){let t=Object.values(
e10).filter(r=>typeof r=="number");return Object.entries(e10).filter(([r,a])=>t.indexOf(+r)===-1).map(([r,a])=>a)}function ch(e10,t="|"){return e10.map(r=>wh(r)).
join(t)}function lc(e10,t){return typeof t=="bigint"?t.toString():t}var iz=class{constructor(e10){this._getter=e10,this._value=void 0}get value(){let e10=this._getter;
return e10!==void 0&&(this._value=e10(),this._getter=void 0),this._value}};function bs(e10){return new iz(e10)}function c$(e10){return e10==null}function wc(e10){
let t=e10.startsWith("^")?1:0,r=e10.endsWith("$")?e10.length-1:e10.length;return e10.slice(t,r)}function u$(e10,t){let r=e10/t,a=Math.round(r),n=4*Number.EPSILON*
Math.max(Math.abs(r),1);return Math.abs(r-a)<n?0:r-a}var Cw=Symbol("evaluating");function p$(e10,t,r){let a;Object.defineProperty(e10,t,{get(){if(a!==Cw)return a===
void 0&&(a=Cw,a=r()),a},set(n){Object.defineProperty(e10,t,{value:n})},configurable:true})}function sz(e10){return Object.create(Object.getPrototypeOf(e10),Object.
getOwnPropertyDescriptors(e10))}function It(e10,t,r){Object.defineProperty(e10,t,{value:r,writable:true,enumerable:true,configurable:true})}function $c(e10){let t=Object.
getOwnPropertyDescriptor(e10,"shape");return t?.get?t.get.raw:t?.value}function dr(e10){return $c(e10._zod.def)??e10._zod.def.shape}function f$(e10,t,r){Object.
defineProperty(e10,t,{get(){let a=r();return It(this,t,a),a},enumerable:true,configurable:true})}function d$(e10,t,r){t in e10?It(e10,t,r):e10[t]=r}function ka(e10,t,r,a){
let n=dr(t);for(let i of r){let s=Object.getOwnPropertyDescriptor(n,i);s.enumerable&&(s.get?f$(e10,i,()=>{let o=t._zod.def.shape[i];return a?a(o,i):o}):d$(e10,i,
a?a(s.value,i):s.value))}}function oz(e10,t){for(let r of Reflect.ownKeys(t)){let a=Object.getOwnPropertyDescriptor(t,r);a.enumerable&&(a.get?f$(e10,r,()=>t[r]):
d$(e10,r,a.value))}}function mr(...e10){let t={};for(let r of e10){let a=Object.getOwnPropertyDescriptors(r);Object.assign(t,a)}return Object.defineProperties({},
t)}function lz(e10){return mr(e10._zod.def)}function cz(e10,t){return t?t.reduce((r,a)=>r?.[a],e10):e10}function uz(e10){let t=Object.keys(e10),r=t.map(a=>e10[a]);
return Promise.all(r).then(a=>{let n={};for(let i=0;i<t.length;i++)n[t[i]]=a[i];return n})}function pz(e10=10){let t="abcdefghijklmnopqrstuvwxyz",r="";for(let a=0;a<
e10;a++)r+=t[Math.floor(Math.random()*t.length)];return r}function h$(e10){return JSON.stringify(e10)}function m$(e10){return e10.toLowerCase().trim().replace(/[^\w\s-]/g,
"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}var vh="captureStackTrace"in Error?Error.captureStackTrace:(...e10)=>{};function Sn(e10){return typeof e10=="\
object"&&e10!==null&&!Array.isArray(e10)}var g$=bs(()=>{if(_t.jitless||typeof navigator<"u"&&navigator?.userAgent?.includes("Cloudflare"))return false;try{let e10=Function;
return new e10(""),true}catch{return false}});function xa(e10){if(Sn(e10)===false)return false;let t=e10.constructor;if(t===void 0||typeof t!="function")return true;
let r=t.prototype;return!(Sn(r)===false||Object.prototype.hasOwnProperty.call(r,"isPrototypeOf")===false)}function fz(e10){return xa(e10)?{...e10}:Array.isArray(
e10)?[...e10]:e10 instanceof Map?new Map(e10):e10 instanceof Set?new Set(e10):e10}function dz(e10){let t=0;for(let r in e10)Object.prototype.hasOwnProperty.call(
e10,r)&&t++;return t}var hz=e10=>{let t=typeof e10;switch(t){case"undefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(e10)?
"nan":"number";case"boolean":return"boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(
e10)?"array":e10===null?"null":e10.then&&typeof e10.then=="function"&&e10.catch&&typeof e10.catch=="function"?"promise":typeof Map<"u"&&e10 instanceof Map?"map":
typeof Set<"u"&&e10 instanceof Set?"set":typeof Date<"u"&&e10 instanceof Date?"date":typeof File<"u"&&e10 instanceof File?"file":"object";default:throw new Error(
`Unknown data type: ${t}`)}},b$=new Set(["string","number","symbol"]),mz=new Set(["string","number","bigint","boolean","symbol","undefined"]);function Sa(e10){return e10.
replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function gr(e10,t,r){let a=new e10._zod.constr(t??e10._zod.def);return(!t||r?.parent)&&(a._zod.parent=e10),a}function z(e10){
let t=e10;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)throw new Error("Cannot specify both `message` a\
nd `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,error:()=>t.error}:t}function gz(e10){let t;return new Proxy({},{get(r,a,n){
return t??(t=e10()),Reflect.get(t,a,n)},set(r,a,n,i){return t??(t=e10()),Reflect.set(t,a,n,i)},has(r,a){return t??(t=e10()),Reflect.has(t,a)},deleteProperty(r,a){
return t??(t=e10()),Reflect.deleteProperty(t,a)},ownKeys(r){return t??(t=e10()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(r,a){return t??(t=e10()),Reflect.getOwnPropertyDescriptor(
t,a)},defineProperty(r,a,n){return t??(t=e10()),Reflect.defineProperty(t,a,n)}})}function wh(e10){return typeof e10=="bigint"?e10.toString()+"n":typeof e10=="st\
ring"?`"${e10}"`:`${e10}`}function _$(e10){return Object.keys(e10).filter(t=>e10[t]._zod.optin!==void 0&&e10[t]._zod.optout==="optional")}var $h={safeint:[Number.
MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.
MAX_VALUE,Number.MAX_VALUE]},y$={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]};function bz(e10,t){
let r=e10._zod.def,a=r.checks;if(a&&a.length>0)throw new Error(".pick() cannot be used on object schemas containing refinements");let n={};return ka(n,e10,kc(e10,
t)),gr(e10,mr(r,{shape:n,checks:[]}))}function kc(e10,t){let r=dr(e10),a=[];for(let n of Reflect.ownKeys(t)){if(!Object.getOwnPropertyDescriptor(r,n)?.enumerable)
throw new Error(`Unrecognized key: "${String(n)}"`);t[n]&&a.push(n)}return a}function _z(e10,t){let r=e10._zod.def,a=r.checks;if(a&&a.length>0)throw new Error("\
.omit() cannot be used on object schemas containing refinements");let n=new Set(kc(e10,t)),i={};return ka(i,e10,Reflect.ownKeys(dr(e10)).filter(s=>!n.has(s))),gr(
e10,mr(r,{shape:i,checks:[]}))}function yz(e10,t){if(!xa(t))throw new Error("Invalid input to extend: expected a plain object");let r=e10._zod.def.checks;if(r&&
r.length>0){let a=dr(e10);for(let n of Reflect.ownKeys(t))if(Object.getOwnPropertyDescriptor(a,n)!==void 0)throw new Error("Cannot overwrite keys on object sche\
mas containing refinements. Use `.safeExtend()` instead.")}return gr(e10,mr(e10._zod.def,{shape:v$(e10,t)}))}function v$(e10,t){let r={};return ka(r,e10,Reflect.
ownKeys(dr(e10))),oz(r,t),r}function vz(e10,t){if(!xa(t))throw new Error("Invalid input to safeExtend: expected a plain object");return gr(e10,mr(e10._zod.def,{
shape:v$(e10,t)}))}function wz(e10,t){if(!t?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend(\
)`.");if(e10._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");let r={};ka(
r,e10,Reflect.ownKeys(dr(e10))),ka(r,t,Reflect.ownKeys(dr(t)));let a=mr(e10._zod.def,{shape:r,get catchall(){return t._zod.def.catchall},checks:t._zod.def.checks??
[]});return gr(e10,a)}function $z(e10,t,r,a="partial"){let n=t._zod.def.checks;if(n&&n.length>0)throw new Error(`.${a}() cannot be used on object schemas contai\
ning refinements`);let i=r?new Set(kc(t,r)):void 0,s={};return ka(s,t,Reflect.ownKeys(dr(t)),e10&&((o,l)=>i&&!i.has(l)?o:new e10({type:"optional",innerType:o}))),
gr(t,mr(t._zod.def,{shape:s,checks:[]}))}function kz(e10,t,r){let a=r?new Set(kc(t,r)):void 0,n={};return ka(n,t,Reflect.ownKeys(dr(t)),(i,s)=>a&&!a.has(s)?i:new e10(
{type:"nonoptional",innerType:i})),gr(t,mr(t._zod.def,{shape:n}))}function bt(e10,t=0){if(e10.aborted===true)return true;for(let r=t;r<e10.issues.length;r++)if(e10.
issues[r]?.continue!==true)return true;return false}function w$(e10,t=0){if(e10.aborted===true)return true;for(let r=t;r<e10.issues.length;r++)if(e10.issues[r]?.
continue===false)return true;return false}function fr(e10,t){return t.map(r=>{var a;return(a=r).path??(a.path=[]),r.path.unshift(e10),r})}function kn(e10){return typeof e10==
"string"?e10:e10?.message}function uh(e10){let t=[];for(let r of e10??[]){let a=r._zod.def;if(!/_(length|size)$|_equals$/.test(a.check))break;let n=a.maximum??a.
length??a.size;n>=0&&t.push([n,r])}return t}function cc(e10,t,r){var a;for(let n=t;n<e10.length;n++)(a=e10[n]).schema??(a.schema=r)}function hr(e10,t,r){var a;let n=e10.
inst?._zod?.traits;n?.has("$ZodType")&&(n.has("$ZodCheck")?(a=e10).schema??(a.schema=e10.inst):e10.schema=e10.inst);let i=e10.schema!==e10.inst?e10.schema?._zod.
def?.error:void 0,s=e10.message?e10.message:kn(e10.inst?._zod.def?.error?.(e10))??kn(i?.(e10))??kn(t?.error?.(e10))??kn(r.customError?.(e10))??kn(r.localeError?.(
e10))??"Invalid input",o={};for(let l of Object.keys(e10))l==="inst"||l==="schema"||l==="continue"||l==="input"||l==="__proto__"||(o[l]=e10[l]);return o.path??(o.
path=[]),o.message=s,t?.reportInput&&(o.input=e10.input),o}function xz(e10){return e10 instanceof Set?"set":e10 instanceof Map?"map":e10 instanceof File?"file":
"unknown"}var Sz=/[\uD800-\uDBFF]/;function xc(e10){let t=e10.length;if(!Sz.test(e10))return t;let r=t;for(let a=0;a<t-1;a++)(e10.charCodeAt(a)&64512)===55296&&
(e10.charCodeAt(a+1)&64512)===56320&&(r--,a++);return r}function Sc(e10){return Array.isArray(e10)?"array":typeof e10=="string"?"string":"unknown"}function $$(e10){
let t=typeof e10;switch(t){case"number":return Number.isNaN(e10)?"nan":"number";case"object":{if(e10===null)return"null";if(Array.isArray(e10))return"array";let r=e10;
if(r&&Object.getPrototypeOf(r)!==Object.prototype&&"constructor"in r&&r.constructor)return r.constructor.name}}return t}function uc(...e10){let[t,r,a]=e10;return typeof t==
"string"?{message:t,code:"custom",input:r,inst:a}:{...t}}function Oz(e10){return Object.entries(e10).filter(([t,r])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}
function k$(e10){let t=atob(e10),r=new Uint8Array(t.length);for(let a=0;a<t.length;a++)r[a]=t.charCodeAt(a);return r}function x$(e10){let t="";for(let r=0;r<e10.
length;r++)t+=String.fromCharCode(e10[r]);return btoa(t)}function Ez(e10){let t=e10.replace(/-/g,"+").replace(/_/g,"/"),r="=".repeat((4-t.length%4)%4);return k$(
t+r)}function Az(e10){return x$(e10).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function Tz(e10){let t=e10.replace(/^0x/,"");if(t.length%2!==0)throw new Error(
"Invalid hex string length");let r=new Uint8Array(t.length/2);for(let a=0;a<t.length;a+=2)r[a/2]=Number.parseInt(t.slice(a,a+2),16);return r}function Nz(e10){return Array.
from(e10).map(t=>t.toString(16).padStart(2,"0")).join("")}var Iz=class{constructor(...e10){}};function S$(e10,t){for(let r in t){let a=Object.getOwnPropertyDescriptor(
t,r);a.get?Object.defineProperty(e10,r,{...a,enumerable:false}):Cz(e10,r,a.value)}}function Oa(e10,t,r,a=true){return Object.defineProperty(e10,t,{configurable:true,
writable:true,enumerable:a,value:r}),r}function O$(e10,t,r){return Oa(e10,t,r,false)}function jz(e10,t){for(let r in e10){let a=e10[r];Object.defineProperty(t,r,
{configurable:true,enumerable:true,get(){return Oa(this,r,a(this))},set(n){Oa(this,r,n)}})}return t}function Cz(e10,t,r){Object.defineProperty(e10,t,{configurable:true,
get(){return this==null?r:Oa(this,t,r.bind(this))},set(a){Oa(this,t,a)}})}function Mz(e10,t){let r=Object.getPrototypeOf(e10);return t in r?void 0:r}var sh,qr=false,
Pz={configurable:true,get(){qr=true}};function Z(e10,t,r){let a=Object.getPrototypeOf(e10._zod);if(t in a&&sh!==e10._zod){sh=void 0;return}sh=e10._zod,Object.defineProperty(
a,t,{configurable:true,get(){Object.defineProperty(this,t,Pz);let n=qr;qr=false;try{let i=r(this);return qr?delete this[t]:Object.defineProperty(this,t,{configurable:true,
writable:true,value:i}),qr=qr||n,i}catch(i){throw delete this[t],qr=qr||n,i}},set(n){Object.defineProperty(this,t,{configurable:true,writable:true,value:n})}})}
function Rz(e10,t,r,a){let n=Mz(e10,t);n&&Object.defineProperty(n,t,{configurable:true,get(){let i={configurable:true,writable:true,enumerable:a,value:void 0};return Object.
defineProperty(this,t,i),i.value=r(this),Object.defineProperty(this,t,i),i.value},set(i){Object.defineProperty(this,t,{configurable:true,writable:true,enumerable:a,
value:i})}})}var E$="~constantCatch";function Lz(e10){let t=()=>e10;return t[E$]=true,t}var zz=/^[cC][0-9a-z]{6,}$/,Fz=/^[0-9a-z]+$/,Dz=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
Bz=/^[0-9a-vA-V]{20}$/,Uz=/^[A-Za-z0-9]{27}$/,qz=/^[a-zA-Z0-9_-]{21}$/;function Wz(e10){return new RegExp(`^[a-zA-Z0-9_-]{${e10}}$`)}var Gz=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,
Hz=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,Mw=e10=>e10?new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e10}[0-9a-fA-F]{3\
}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
Vz=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,Jz="^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional\
_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";function Kz(){return new RegExp(Jz,"u")}var Zz=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
Yz=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
Xz=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,Qz=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
eF=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,tF=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,rF=/^https?$/,aF=/^\+[1-9]\d{6,14}$/,
A$="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1\
-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";function nF(e10){return new RegExp(`^${e10}$`)}var iF=nF(A$);function ph(e10){let t="(?:[01]\\d|2[0-3]):[0-5]\\d";
return typeof e10.precision=="number"?e10.precision===-1?`${t}`:e10.precision===0?`${t}:[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e10.precision}}`:e10.seconds?`${t}:[0-5\
]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function sF(e10){return new RegExp(`^${ph(e10)}$`)}function oF(e10){let t=["Z"];e10.offset&&t.push("([+-](?:[\
01]\\d|2[0-3]):[0-5]\\d)");let r=`${ph({precision:e10.precision,seconds:true})}(?:${t.join("|")})`,a=e10.local?`${r}|${ph({precision:e10.precision})}`:r;return new RegExp(
`^${A$}T(?:${a})$`)}var lF=/^[\s\S]{0,}$/,cF=/^-?\d+n?$/,uF=/^-?\d+$/,kh=/^-?\d+(?:\.\d+)?$/,pF=/^(?:true|false)$/i,fF=/^null$/i,dF=/^undefined$/i,hF=/^[^A-Z]*$/,
mF=/^[^a-z]*$/,tt=S("$ZodCheck",(e10,t)=>{var r;e10._zod??(e10._zod={}),e10._zod.def=t,(r=e10._zod).onattach??(r.onattach=[])}),xh=e10=>{let t=e10.value;return!c$(
t)&&t.length!==void 0},pc={number:"number",bigint:"bigint",object:"date"},T$=S("$ZodCheckLessThan",(e10,t)=>{tt.init(e10,t);let r=pc[typeof t.value];e10._zod.check=
a=>{(t.inclusive?a.value<=t.value:a.value<t.value)||a.issues.push({origin:pc[typeof a.value]??r,code:"too_big",maximum:typeof t.value=="object"?t.value.getTime():
t.value,input:a.value,inclusive:t.inclusive,inst:e10,continue:!t.abort})}}),N$=S("$ZodCheckGreaterThan",(e10,t)=>{tt.init(e10,t);let r=pc[typeof t.value];e10._zod.
check=a=>{(t.inclusive?a.value>=t.value:a.value>t.value)||a.issues.push({origin:pc[typeof a.value]??r,code:"too_small",minimum:typeof t.value=="object"?t.value.
getTime():t.value,input:a.value,inclusive:t.inclusive,inst:e10,continue:!t.abort})}}),gF=S("$ZodCheckMultipleOf",(e10,t)=>{tt.init(e10,t),e10._zod.check=r=>{if(typeof r.
value!=typeof t.value)throw new Error("Cannot mix number and bigint in multiple_of check.");(typeof r.value=="bigint"?t.value!==BigInt(0)&&r.value%t.value===BigInt(
0):u$(r.value,t.value)===0)||r.issues.push({origin:typeof r.value,code:"not_multiple_of",divisor:t.value,input:r.value,inst:e10,continue:!t.abort})}}),bF=S("$Zo\
dCheckNumberFormat",(e10,t)=>{tt.init(e10,t),t.format=t.format||"float64";let r=t.format?.includes("int"),a=r?"int":"number",[n,i]=$h[t.format];e10._zod.check=s=>{
let o=s.value;if(r){if(!Number.isInteger(o)){s.issues.push({expected:a,format:t.format,code:"invalid_type",continue:false,input:o,inst:e10});return}if(!Number.isSafeInteger(
o)){o>0?s.issues.push({input:o,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e10,origin:a,inclusive:true,
continue:!t.abort}):s.issues.push({input:o,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e10,origin:a,
inclusive:true,continue:!t.abort});return}}o<n&&s.issues.push({origin:"number",input:o,code:"too_small",minimum:n,inclusive:true,inst:e10,continue:!t.abort}),o>
i&&s.issues.push({origin:"number",input:o,code:"too_big",maximum:i,inclusive:true,inst:e10,continue:!t.abort})}}),_F=S("$ZodCheckMaxLength",(e10,t)=>{var r;tt.init(
e10,t),(r=e10._zod.def).when??(r.when=xh),e10._zod.check=a=>{let n=a.value,i=n.length;if((typeof n=="string"&&i>t.maximum?xc(n):i)<=t.maximum)return;let s=Sc(n);
a.issues.push({origin:s,code:"too_big",maximum:t.maximum,inclusive:true,input:n,inst:e10,continue:!t.abort})}}),yF=S("$ZodCheckMinLength",(e10,t)=>{var r;tt.init(
e10,t),(r=e10._zod.def).when??(r.when=xh),e10._zod.check=a=>{let n=a.value,i=n.length;if((typeof n=="string"&&i>=t.minimum&&i<t.minimum*2?xc(n):i)>=t.minimum)return;
let s=Sc(n);a.issues.push({origin:s,code:"too_small",minimum:t.minimum,inclusive:true,input:n,inst:e10,continue:!t.abort})}}),vF=S("$ZodCheckLengthEquals",(e10,t)=>{
var r;tt.init(e10,t),(r=e10._zod.def).when??(r.when=xh),e10._zod.check=a=>{let n=a.value,i=n.length,s=typeof n=="string"&&i>=t.length&&i<=t.length*2?xc(n):i;if(s===
t.length)return;let o=Sc(n),l=s>t.length;a.issues.push({origin:o,...l?{code:"too_big",maximum:t.length}:{code:"too_small",minimum:t.length},inclusive:true,exact:true,
input:a.value,inst:e10,continue:!t.abort})}}),Oc=S("$ZodCheckStringFormat",(e10,t)=>{var r,a;tt.init(e10,t),t.pattern?(r=e10._zod).check??(r.check=n=>{t.pattern.
lastIndex=0,!t.pattern.test(n.value)&&n.issues.push({origin:"string",code:"invalid_format",format:t.format,input:n.value,...t.pattern?{pattern:t.pattern.toString()}:
{},inst:e10,continue:!t.abort})}):(a=e10._zod).check??(a.check=()=>{})}),wF=S("$ZodCheckRegex",(e10,t)=>{Oc.init(e10,t),e10._zod.check=r=>{t.pattern.lastIndex=0,
!t.pattern.test(r.value)&&r.issues.push({origin:"string",code:"invalid_format",format:"regex",input:r.value,pattern:t.pattern.toString(),inst:e10,continue:!t.abort})}}),
$F=S("$ZodCheckLowerCase",(e10,t)=>{t.pattern??(t.pattern=hF),Oc.init(e10,t)}),kF=S("$ZodCheckUpperCase",(e10,t)=>{t.pattern??(t.pattern=mF),Oc.init(e10,t)}),xF=S(
"$ZodCheckIncludes",(e10,t)=>{tt.init(e10,t);let r=Sa(t.includes),a=new RegExp(typeof t.position=="number"?`^.{${t.position},}${r}`:r);t.pattern=a,e10._zod.check=
n=>{n.value.includes(t.includes,t.position)||n.issues.push({origin:"string",code:"invalid_format",format:"includes",includes:t.includes,input:n.value,inst:e10,continue:!t.
abort})}}),SF=S("$ZodCheckStartsWith",(e10,t)=>{tt.init(e10,t);let r=new RegExp(`^${Sa(t.prefix)}.*`);t.pattern??(t.pattern=r),e10._zod.check=a=>{a.value.startsWith(
t.prefix)||a.issues.push({origin:"string",code:"invalid_format",format:"starts_with",prefix:t.prefix,input:a.value,inst:e10,continue:!t.abort})}}),OF=S("$ZodChe\
ckEndsWith",(e10,t)=>{tt.init(e10,t);let r=new RegExp(`.*${Sa(t.suffix)}$`);t.pattern??(t.pattern=r),e10._zod.check=a=>{a.value.endsWith(t.suffix)||a.issues.push(
{origin:"string",code:"invalid_format",format:"ends_with",suffix:t.suffix,input:a.value,inst:e10,continue:!t.abort})}}),EF=S("$ZodCheckOverwrite",(e10,t)=>{tt.init(
e10,t),e10._zod.check=r=>{r.value=t.tx(r.value)}}),AF=class{constructor(e10=[],t={}){this.content=[],this.indent=0,this.args=e10,this.closed=t}indented(e10){this.
indent+=1;try{e10(this)}finally{this.indent-=1}}write(e10){if(typeof e10=="function"){e10(this,{execution:"sync"}),e10(this,{execution:"async"});return}let t=e10.
split(`
`).filter(n=>n),r=Math.min(...t.map(n=>n.length-n.trimStart().length)),a=t.map(n=>n.slice(r)).map(n=>" ".repeat(this.indent*2)+n);for(let n of a)this.content.push(
n)}compile(){let e10=Function,t=this?.content??[""];return new e10(...Object.keys(this.closed),`return function (${this.args.join(", ")}) {
${t.join(`
`)}
};`)(...Object.values(this.closed))}};function TF(){let e10=this._zod;return e10.message??(e10.message=JSON.stringify(e10.def,lc,2)),e10.message}function NF(e10){
this._zod.message=e10}var IF={get:TF,set:NF,enumerable:true,configurable:true},oh={value:void 0,enumerable:false},Pw=new WeakSet([Object.prototype,Error.prototype]),
I$=(e10,t)=>{e10.name="$ZodError",oh.value=t,Object.defineProperty(e10,"issues",oh),oh.value=void 0,Object.defineProperty(e10,"message",IF);let r=Object.getPrototypeOf(
e10);Pw.has(r)||(Pw.add(r),Object.defineProperty(r,"toString",{configurable:true,enumerable:false,get(){let a=()=>this.message;return Object.defineProperty(this,
"toString",{value:a,configurable:true,writable:true}),a},set(a){Object.defineProperty(this,"toString",{value:a,configurable:true,writable:true})}}))},jF=S("$Zod\
Error",I$),ble=S("$ZodError",I$,void 0,{Parent:Error});function CF(e10,t,r){return Object.prototype.hasOwnProperty.call(e10,t)||(t==="__proto__"?Object.defineProperty(
e10,t,{value:r(),writable:true,enumerable:true,configurable:true}):e10[t]=r()),e10[t]}function MF(e10,t=r=>r.message){let r={},a=[];for(let n of e10.issues)n.path.
length>0?CF(r,n.path[0],()=>[]).push(t(n)):a.push(t(n));return{formErrors:a,fieldErrors:r}}function PF(e10,t=r=>r.message){let r={_errors:[]},a=(n,i=[])=>{for(let s of n.
issues)if(s.code==="invalid_union"&&s.errors.length)s.errors.map(o=>a({issues:o},[...i,...s.path]));else if(s.code==="invalid_key")a({issues:s.issues},[...i,...s.
path]);else if(s.code==="invalid_element")a({issues:s.issues},[...i,...s.path]);else{let o=[...i,...s.path];if(o.length===0)r._errors.push(t(s));else{let l=r,c=0;
for(;c<o.length;){let u=o[c],p=c===o.length-1;if(u==="_errors"){p&&l._errors.push(t(s)),c++;continue}Object.prototype.hasOwnProperty.call(l,u)||Object.defineProperty(
l,u,{value:{_errors:[]},enumerable:true,writable:true,configurable:true});let f=l[u];p&&f._errors.push(t(s)),l=f,c++}}}};return a(e10),r}function RF(e10){let t=[],
r=e10.map(a=>typeof a=="object"?a.key:a);for(let a of r)typeof a=="number"?t.push(`[${a}]`):typeof a=="symbol"?t.push(`[${JSON.stringify(String(a))}]`):/[^\w$]/.
test(a)?t.push(`[${JSON.stringify(a)}]`):(t.length&&t.push("."),t.push(a));return t.join("")}function _s(e10){let t=[],r=[...e10.issues].sort((a,n)=>(a.path??[]).
length-(n.path??[]).length);for(let a of r)t.push(`\u2716 ${a.message}`),a.path?.length&&t.push(`  \u2192 at ${RF(a.path)}`);return t.join(`
`)}function Ec(e10,t){return{callee:t?.callee??e10,Err:t?.Err}}var Sh=e10=>{let t=(r,a,n,i)=>{let s=n?{...n,async:false}:{async:false},o=r._zod.run({value:a,issues:[]},
s);if(o instanceof Promise)throw new va;if(o.issues.length){let l=new(i?.Err??e10)(o.issues.map(c=>hr(c,s,Gt())));throw vh(l,i?.callee??t),l}return o.value};return t},
Oh=e10=>{let t=async(r,a,n,i)=>{let s=n?{...n,async:true}:{async:true},o=r._zod.run({value:a,issues:[]},s);if(o instanceof Promise&&(o=await o),o.issues.length){
let l=new(i?.Err??e10)(o.issues.map(c=>hr(c,s,Gt())));throw vh(l,i?.callee??t),l}return o.value};return t},Eh=e10=>(t,r,a)=>{let n=a?{...a,async:false}:{async:false},
i=t._zod.run({value:r,issues:[]},n);if(i instanceof Promise)throw new va;return i.issues.length?j$(e10,i.issues,n):{success:true,data:i.value}};function j$(e10,t,r){
let a;return{success:false,get error(){return a||(a=new e10(t.map(n=>hr(n,r,Gt()))),t=void 0,r=void 0),a},set error(n){a=n,t=void 0,r=void 0}}}var Ah=e10=>async(t,r,a)=>{
let n=a?{...a,async:true}:{async:true},i=t._zod.run({value:r,issues:[]},n);return i instanceof Promise&&(i=await i),i.issues.length?j$(e10,i.issues,n):{success:true,
data:i.value}},LF=Symbol.for("zod.compile.invalid"),zF=Symbol.for("zod.compile.fallback"),FF=((e10,t,r)=>{let a=e10._zod.bag.validator;if(a!==void 0){if(a(t)!==
LF)return true;if(a.definite===true&&r===void 0)return false}return DF(e10,t,r)});function DF(e10,t,r){let a=r?{...r,async:false,abortEarly:true}:{async:false,abortEarly:true},
n=e10._zod.bag.fallbackRun,i;if(n?(a[zF]=true,i=n({value:t,issues:[]},a)):i=e10._zod.run({value:t,issues:[]},a),i instanceof Promise)throw new va;return i.issues.
length===0}var BF=async(e10,t,r)=>{let a=r?{...r,async:true,abortEarly:true}:{async:true,abortEarly:true},n=e10._zod.run({value:t,issues:[]},a);return n instanceof
Promise&&(n=await n),n.issues.length===0},UF=e10=>{let t=Sh(e10),r=(a,n,i,s)=>{let o=i?{...i,direction:"backward"}:{direction:"backward"};return t(a,n,o,Ec(r,s))};
return r},qF=e10=>{let t=Sh(e10),r=(a,n,i,s)=>t(a,n,i,Ec(r,s));return r},WF=e10=>{let t=Oh(e10),r=async(a,n,i,s)=>{let o=i?{...i,direction:"backward"}:{direction:"\
backward"};return await t(a,n,o,Ec(r,s))};return r},GF=e10=>{let t=Oh(e10),r=async(a,n,i,s)=>await t(a,n,i,Ec(r,s));return r},HF=e10=>(t,r,a)=>{let n=a?{...a,direction:"\
backward"}:{direction:"backward"};return Eh(e10)(t,r,n)},VF=e10=>(t,r,a)=>Eh(e10)(t,r,a),JF=e10=>async(t,r,a)=>{let n=a?{...a,direction:"backward"}:{direction:"\
backward"};return Ah(e10)(t,r,n)},KF=e10=>async(t,r,a)=>Ah(e10)(t,r,a),ZF={major:4,minor:6,patch:7},te=S("$ZodType",(e10,t)=>{var r;e10??(e10={}),e10._zod.def=t,
e10._zod.bag=e10._zod.bag||{},e10._zod.version=ZF;let a=e10._zod.def.checks,n=e10._zod.traits.has("$ZodCheck")?[e10,...a??[]]:a?.length?[...a]:[];for(let i of n)
for(let s of i._zod.onattach)s(e10);if(n.length===0)(r=e10._zod).deferred??(r.deferred=[]),e10._zod.deferred?.push(()=>{e10._zod.run=e10._zod.parse});else{let i=(o,l,c)=>{
if(o.memo)return o;let u=bt(o),p;for(let f of l){if(f._zod.def.when){if(w$(o)||!f._zod.def.when(o))continue}else if(u)continue;let d=o.issues.length,b=f._zod.check(
o);if(b instanceof Promise&&c?.async===false)throw new va;if(p||b instanceof Promise)p=(p??Promise.resolve()).then(async()=>{await b,o.issues.length!==d&&(cc(o.
issues,d,e10),u||(u=bt(o,d)))});else{if(o.issues.length===d)continue;cc(o.issues,d,e10),u||(u=bt(o,d))}}return p?p.then(()=>o):o},s=(o,l,c)=>{if(bt(o))return o.
aborted=true,o;let u=i(l,n,c);if(u instanceof Promise){if(c.async===false)throw new va;return u.then(p=>e10._zod.parse(p,c))}return e10._zod.parse(u,c)};e10._zod.
run=(o,l)=>{if(l.skipChecks)return e10._zod.parse(o,l);if(l.direction==="backward"){let u=e10._zod.parse({value:o.value,issues:[]},{...l,skipChecks:true});return u instanceof
Promise?u.then(p=>s(p,o,l)):s(u,o,l)}let c=e10._zod.parse(o,l);if(c instanceof Promise){if(l.async===false)throw new va;return c.then(u=>i(u,n,l))}return i(c,n,
l)}}},{get"~standard"(){return O$(this,"~standard",M$(this))},set"~standard"(e10){Oa(this,"~standard",e10)}}),C$=(e10,t)=>e10.issues.length?{issues:e10.issues.map(
r=>hr(r,t,Gt()))}:{value:e10.value};async function YF(e10,t){let r={async:true};return C$(await e10._zod.run({value:t,issues:[]},r),r)}function M$(e10){return{validate:t=>{
let r={async:false};try{let a=e10._zod.run({value:t,issues:[]},r);if(!(a instanceof Promise))return C$(a,r)}catch{}return YF(e10,t)},vendor:"zod",version:1}}var Th=S(
"$ZodString",(e10,t)=>{te.init(e10,t),e10._zod.pattern=t.pattern??lF,e10._zod.parse=(r,a)=>{if(t.coerce)try{r.value=String(r.value)}catch{}return typeof r.value==
"string"||r.issues.push({expected:"string",code:"invalid_type",input:r.value,inst:e10}),r}}),de=S("$ZodStringFormat",(e10,t)=>{Oc.init(e10,t),Th.init(e10,t)}),XF=S(
"$ZodGUID",(e10,t)=>{t.pattern??(t.pattern=Hz),de.init(e10,t)}),QF=S("$ZodUUID",(e10,t)=>{if(t.version){let r={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}[t.version];
if(r===void 0)throw new Error(`Invalid UUID version: "${t.version}"`);t.pattern??(t.pattern=Mw(r))}else t.pattern??(t.pattern=Mw());de.init(e10,t)}),eD=S("$ZodE\
mail",(e10,t)=>{t.pattern??(t.pattern=Vz),de.init(e10,t)}),P$=1,fc=2;function R$(e10){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e10):
(new URL(e10),true)}catch{return false}}function tD(e10,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?R$(e10)||fc:rD(e10,t)}function rD(e10,t){
if(!t.normalize&&t.protocol?.source===rF.source&&!/^https?:\/\//i.test(e10))return P$;try{if(typeof URL<"u"){let r=URL;if(typeof r.parse=="function")return r.parse(
e10)??fc}return new URL(e10)}catch{return fc}}var aD=/[\t\n\r]/g;function Rw(e10){return e10.replace(aD,"")}function nD(e10,t){return t.lastIndex=0,t.test(e10.hostname)}
function iD(e10,t){return t.lastIndex=0,t.test(e10.protocol.endsWith(":")?e10.protocol.slice(0,-1):e10.protocol)}var sD=S("$ZodURL",(e10,t)=>{de.init(e10,t),e10.
_zod.check=r=>{try{let a=r.value.trim(),n=tD(a,t);if(n===P$){r.issues.push({code:"invalid_format",format:"url",note:"Invalid URL format",input:r.value,inst:e10,
continue:!t.abort});return}if(n===fc){r.issues.push({code:"invalid_format",format:"url",input:r.value,inst:e10,continue:!t.abort});return}if(n===true){r.value=Rw(
a);return}t.hostname&&!nD(n,t.hostname)&&r.issues.push({code:"invalid_format",format:"url",note:"Invalid hostname",pattern:t.hostname.source,input:r.value,inst:e10,
continue:!t.abort}),t.protocol&&!iD(n,t.protocol)&&r.issues.push({code:"invalid_format",format:"url",note:"Invalid protocol",pattern:t.protocol.source,input:r.value,
inst:e10,continue:!t.abort}),r.value=t.normalize?n.href:Rw(a);return}catch{r.issues.push({code:"invalid_format",format:"url",input:r.value,inst:e10,continue:!t.
abort})}}}),oD=S("$ZodEmoji",(e10,t)=>{t.pattern??(t.pattern=Kz()),de.init(e10,t)}),lD=S("$ZodNanoID",(e10,t)=>{if(t.length!==void 0&&(!Number.isInteger(t.length)||
t.length<1))throw new Error(`Invalid nanoid length: ${t.length}`);t.pattern??(t.pattern=t.length===void 0?qz:Wz(t.length)),de.init(e10,t)}),cD=S("$ZodCUID",(e10,t)=>{
t.pattern??(t.pattern=zz),de.init(e10,t)}),uD=S("$ZodCUID2",(e10,t)=>{t.pattern??(t.pattern=Fz),de.init(e10,t)}),pD=S("$ZodULID",(e10,t)=>{t.pattern??(t.pattern=
Dz),de.init(e10,t)}),fD=S("$ZodXID",(e10,t)=>{t.pattern??(t.pattern=Bz),de.init(e10,t)}),dD=S("$ZodKSUID",(e10,t)=>{t.pattern??(t.pattern=Uz),de.init(e10,t)}),hD=S(
"$ZodISODateTime",(e10,t)=>{t.pattern??(t.pattern=oF(t)),de.init(e10,t)}),mD=S("$ZodISODate",(e10,t)=>{t.pattern??(t.pattern=iF),de.init(e10,t)}),gD=S("$ZodISOT\
ime",(e10,t)=>{t.pattern??(t.pattern=sF(t)),de.init(e10,t)}),bD=S("$ZodISODuration",(e10,t)=>{t.pattern??(t.pattern=Gz),de.init(e10,t)}),_D=S("$ZodIPv4",(e10,t)=>{
t.pattern??(t.pattern=Zz),de.init(e10,t)}),yD=/^[0-9a-fA-F:.]+$/;function L$(e10){return yD.test(e10)?R$(`http://[${e10}]`):false}var vD=S("$ZodIPv6",(e10,t)=>{
t.pattern??(t.pattern=Yz),de.init(e10,t),e10._zod.check=r=>{L$(r.value)||r.issues.push({code:"invalid_format",format:"ipv6",input:r.value,inst:e10,continue:!t.abort})}}),
wD=S("$ZodCIDRv4",(e10,t)=>{t.pattern??(t.pattern=Xz),de.init(e10,t)});function $D(e10){let t=e10.split("/");if(t.length!==2)return false;let[r,a]=t;if(!a)return false;
let n=Number(a);return`${n}`!==a||n<0||n>128?false:L$(r)}var kD=S("$ZodCIDRv6",(e10,t)=>{t.pattern??(t.pattern=Qz),de.init(e10,t),e10._zod.check=r=>{$D(r.value)||
r.issues.push({code:"invalid_format",format:"cidrv6",input:r.value,inst:e10,continue:!t.abort})}});function z$(e10){if(e10==="")return true;if(/\s/.test(e10)||e10.
length%4!==0)return false;try{return atob(e10),true}catch{return false}}var F$=/^[0-9a-zA-Z+/]*={0,2}$/,xD=S("$ZodBase64",(e10,t)=>{t.pattern??(t.pattern=F$),de.
init(e10,t),e10._zod.check=r=>{z$(r.value)||r.issues.push({code:"invalid_format",format:"base64",input:r.value,inst:e10,continue:!t.abort})}}),Nh=/^[A-Za-z0-9_-]*$/;
function SD(e10){if(!Nh.test(e10))return false;let t=e10.replace(/[-_]/g,a=>a==="-"?"+":"/"),r=t.padEnd(Math.ceil(t.length/4)*4,"=");return z$(r)}var OD=S("$Zod\
Base64URL",(e10,t)=>{t.pattern??(t.pattern=Nh),de.init(e10,t),e10._zod.check=r=>{SD(r.value)||r.issues.push({code:"invalid_format",format:"base64url",input:r.value,
inst:e10,continue:!t.abort})}}),ED=S("$ZodE164",(e10,t)=>{t.pattern??(t.pattern=aF),de.init(e10,t)});function AD(e10,t=null){try{let r=e10.split(".");if(r.length!==
3)return false;let[a]=r;if(!a)return false;let n=JSON.parse(atob(a));return!("typ"in n&&n?.typ!=="JWT"||!n.alg||t&&(!("alg"in n)||n.alg!==t))}catch{return false}}
var TD=S("$ZodJWT",(e10,t)=>{de.init(e10,t),e10._zod.check=r=>{AD(r.value,t.alg)||r.issues.push({code:"invalid_format",format:"jwt",input:r.value,inst:e10,continue:!t.
abort})}}),D$=S("$ZodNumber",(e10,t)=>{te.init(e10,t),e10._zod.pattern=kh,e10._zod.parse=(r,a)=>{if(t.coerce)try{r.value=Number(r.value)}catch{}let n=r.value;if(typeof n==
"number"&&!Number.isNaN(n)&&Number.isFinite(n))return r;let i=typeof n=="number"?Number.isNaN(n)?"NaN":Number.isFinite(n)?void 0:String(n):void 0;return r.issues.
push({expected:"number",code:"invalid_type",input:n,inst:e10,...i?{received:i}:{}}),r}}),ND=S("$ZodNumberFormat",(e10,t)=>{bF.init(e10,t),D$.init(e10,t)}),ID=S(
"$ZodBoolean",(e10,t)=>{te.init(e10,t),e10._zod.pattern=pF,e10._zod.parse=(r,a)=>{if(t.coerce)try{r.value=!!r.value}catch{}let n=r.value;return typeof n=="boole\
an"||r.issues.push({expected:"boolean",code:"invalid_type",input:n,inst:e10}),r}}),jD=S("$ZodBigInt",(e10,t)=>{te.init(e10,t),e10._zod.pattern=cF,e10._zod.parse=
(r,a)=>{if(t.coerce)try{r.value=BigInt(r.value)}catch{}return typeof r.value=="bigint"||r.issues.push({expected:"bigint",code:"invalid_type",input:r.value,inst:e10}),
r}}),CD=S("$ZodUndefined",(e10,t)=>{te.init(e10,t),e10._zod.pattern=dF,e10._zod.values=new Set([void 0]),e10._zod.parse=(r,a)=>{let n=r.value;return typeof n>"u"||
r.issues.push({expected:"undefined",code:"invalid_type",input:n,inst:e10}),r}}),MD=S("$ZodNull",(e10,t)=>{te.init(e10,t),e10._zod.pattern=fF,e10._zod.values=new Set(
[null]),e10._zod.parse=(r,a)=>{let n=r.value;return n===null||r.issues.push({expected:"null",code:"invalid_type",input:n,inst:e10}),r}}),PD=S("$ZodAny",(e10,t)=>{
te.init(e10,t),e10._zod.parse=r=>r}),RD=S("$ZodUnknown",(e10,t)=>{te.init(e10,t),e10._zod.parse=r=>r}),LD=S("$ZodNever",(e10,t)=>{te.init(e10,t),e10._zod.parse=
(r,a)=>(r.issues.push({expected:"never",code:"invalid_type",input:r.value,inst:e10}),r)}),zD=S("$ZodDate",(e10,t)=>{te.init(e10,t),e10._zod.parse=(r,a)=>{if(t.coerce)
try{r.value=new Date(r.value)}catch{}let n=r.value,i=n instanceof Date;return i&&!Number.isNaN(n.getTime())||r.issues.push({expected:"date",code:"invalid_type",
input:n,...i?{received:"Invalid Date"}:{},inst:e10}),r}});function FD(e10,t){let r=uh(e10._zod.def.checks);if(!r.length)return;let a=Math.min(...r.map(i=>i[0])),
n=e10._zod.parse;e10._zod.parse=(i,s)=>{let o=t(i.value);if(o>a&&!s?.skipChecks&&s?.direction!=="backward"){for(let[l,c]of uh(e10._zod.def.checks))if(o>l&&c._zod.
def.when(i)){let u=i.issues.length;return c._zod.check(i),i.issues[u].continue=false,cc(i.issues,u,e10),i}}return n(i,s)}}var DD=e10=>Array.isArray(e10)?e10.length:
-1;function Lw(e10,t,r){e10.issues.length&&t.issues.push(...fr(r,e10.issues)),t.value[r]=e10.value}var BD=S("$ZodArray",(e10,t)=>{te.init(e10,t);let r=_t.memoizer;
r?.attach(e10),e10._zod.parse=(a,n)=>{let i=a.value;if(!Array.isArray(i))return a.issues.push({expected:"array",code:"invalid_type",input:i,inst:e10}),a;a.value=
r?r.alloc(e10,a,Array(i.length),n):Array(i.length);let s=[],o=n?.abortEarly;for(let l=0;l<i.length;l++){let c=i[l],u=t.element._zod.run({value:c,issues:[]},n);if(u instanceof
Promise)s.push(u.then(p=>Lw(p,a,l)));else if(Lw(u,a,l),o&&u.issues.length!==0&&bt(u))break}return s.length?Promise.all(s).then(()=>a):a},FD(e10,DD)});function dc(e10,t,r,a,n,i){
let s=r in a,o=i==="optional";if(!(!s&&o&&n==="optional")){if(e10.issues.length){if(n!==void 0&&o&&!s)return;t.issues.push(...fr(r,e10.issues))}if(!s&&n===void 0){
e10.issues.length||t.issues.push({code:"invalid_type",expected:"nonoptional",input:void 0,path:[r]});return}e10.value===void 0?(s||n==="defaulted"&&!o)&&(t.value[r]=
void 0):t.value[r]=e10.value}}var UD=[];function B$(e10){let t=Object.keys(e10.shape),r=Object.getOwnPropertySymbols(e10.shape),a=r.length?r:UD,n=a.length?[...t,
...a]:t;for(let s of n)if(!e10.shape?.[s]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(s)}": expected a Zod schema`);let i=_$(
e10.shape);return{...e10,allKeys:n,symbolKeys:a,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(i)}}function U$(e10,t,r,a,n,i,s){let o=[],l=n.keySet,c=n.
catchall._zod,u=c.def.type,p=c.optin,f=c.optout,d=0;for(let b in t){if(s&&r.issues.length!==d){if(bt(r,d))break;d=r.issues.length}if(l.has(b))continue;if(b==="_\
_proto__"){u==="never"&&o.push(b);continue}if(u==="never"){o.push(b);continue}let m=c.run({value:t[b],issues:[]},a);m instanceof Promise?e10.push(m.then(v=>dc(v,
r,b,t,p,f))):dc(m,r,b,t,p,f)}return o.length&&r.issues.push({code:"unrecognized_keys",keys:o,input:t,inst:i,continue:true}),e10.length?Promise.all(e10).then(()=>r):
r}var qD=S("$ZodObject",(e10,t)=>{te.init(e10,t);let r=Object.getOwnPropertyDescriptor(t,"shape"),a=r?.get?r.get.raw:t.shape??{};if(a){let c=()=>{let u={...a};return Object.
defineProperty(t,"shape",{value:u}),c.raw=u,u};c.raw=a,Object.defineProperty(t,"shape",{get:c})}let n=bs(()=>B$(t));Z(e10,"propValues",c=>{let u=c.def.shape,p={};
for(let f in u){let d=u[f]._zod;if(d.values){Object.prototype.hasOwnProperty.call(p,f)||It(p,f,new Set);for(let b of d.values)p[f].add(b);d.optin!==void 0&&p[f].
add(void 0)}}return p});let i=Sn,s=t.catchall,o,l=_t.memoizer;l?.attach(e10),e10._zod.parse=(c,u)=>{o??(o=n.value);let p=c.value;if(!i(p))return c.issues.push({
expected:"object",code:"invalid_type",input:p,inst:e10}),c;c.value=l?l.alloc(e10,c,{},u):{};let f=[],d=o.shape,b=u?.abortEarly,m=c.issues.length;for(let v of o.
allKeys){if(b&&c.issues.length!==m){if(bt(c,m))break;m=c.issues.length}if(v==="__proto__")continue;let x=d[v],h=x._zod.optin,g=x._zod.optout,_=x._zod.run({value:p[v],
issues:[]},u);_ instanceof Promise?f.push(_.then(y=>dc(y,c,v,p,h,g))):dc(_,c,v,p,h,g)}return s?U$(f,p,c,u,n.value,e10,b===true):f.length?Promise.all(f).then(()=>c):
c}}),WD=S("$ZodObjectJIT",(e10,t)=>{qD.init(e10,t);let r=e10._zod.parse,a=bs(()=>B$(t)),n=_t.memoizer,i=f=>{let d=a.value,b=d.symbolKeys,m=new AF(["payload","ct\
x"],{shape:f,inst:e10,memo:n,syms:b}),v=_=>`shape[${_}]._zod.run({ value: input[${_}], issues: [] }, ctx)`,x=(_,y)=>`
          let ${_}_ab = false;
          for (let i = 0; i < ${_}.issues.length; i++) {
            const iss = ${_}.issues[i];
            iss.path = iss.path ? [${y}, ...iss.path] : [${y}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${_}_ab = true;
          }
          if (${_}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;m.write("const input = payload.value;");let h=Object.create(null),g=0;for(let _ of d.allKeys)h[_]=`key_${g++}`;m.write(n?"const newResult = memo.al\
loc(inst, payload, {}, ctx);":"const newResult = {};");for(let _ of d.allKeys){if(_==="__proto__")continue;let y=h[_],w=typeof _=="symbol"?`syms[${b.indexOf(_)}\
]`:h$(_),O=`${w} in input`,E=f[_],A=E?._zod?.optin,C=A!==void 0,T=E?._zod?.optout==="optional";if(m.write(`const ${y} = ${v(w)};`),C&&T){let M=A==="optional"?`${y}\
_present`:`${y}.value !== undefined || ${y}_present`;m.write(`
        const ${y}_present = ${O};
        if (!${y}.issues.length || ${y}_present) {
          if (${y}.issues.length) {${x(y,w)}
          }

          if (${M}) {
            newResult[${w}] = ${y}.value;
          }
        }

      `)}else C?(m.write(`
        if (${y}.issues.length) {${x(y,w)}
        }
      `),A==="defaulted"?m.write(`newResult[${w}] = ${y}.value;`):m.write(`
        if (${y}.value !== undefined || ${O}) {
          newResult[${w}] = ${y}.value;
        }
      `)):m.write(`
        const ${y}_present = ${O};
        if (${y}.issues.length) {${x(y,w)}
        }
        if (!${y}_present && !${y}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${w}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${y}_present) {
          newResult[${w}] = ${y}.value;
        }

      `)}return m.write("payload.value = newResult;"),m.write("return payload;"),m.compile()},s,o=Sn,l=!_t.jitless,c=l&&g$.value,u=t.catchall,p;e10._zod.parse=(f,d)=>{
p??(p=a.value);let b=f.value;return o(b)?l&&c&&d?.async===false&&d.jitless!==true?(s||(s=i(t.shape)),f=s(f,d),u?U$([],b,f,d,p,e10,d?.abortEarly===true):f):r(f,d):
(f.issues.push({expected:"object",code:"invalid_type",input:b,inst:e10}),f)}});function zw(e10,t,r,a){for(let i of e10)if(i.issues.length===0)return t.value=i.value,
t;let n=e10.filter(i=>!bt(i));return n.length===1?(t.value=n[0].value,n[0]):(t.issues.push({code:"invalid_union",input:t.value,inst:r,errors:e10.map(i=>i.issues.
map(s=>hr(s,a,Gt())))}),t)}var q$=S("$ZodUnion",(e10,t)=>{te.init(e10,t),Z(e10,"optin",a=>a.def.options.some(n=>n._zod.optin==="defaulted")?"defaulted":a.def.options.
some(n=>n._zod.optin!==void 0)?"optional":void 0),Z(e10,"optout",a=>a.def.options.some(n=>n._zod.optout==="optional")?"optional":void 0),Z(e10,"values",a=>{if(a.
def.options.every(n=>n._zod.values))return new Set(a.def.options.flatMap(n=>Array.from(n._zod.values)))}),Z(e10,"pattern",a=>{if(a.def.options.every(n=>n._zod.pattern)){
let n=a.def.options.map(i=>i._zod.pattern);return new RegExp(`^(${n.map(i=>wc(i.source)).join("|")})$`)}});let r=t.options.length===1?t.options[0]._zod.run:null;
e10._zod.parse=(a,n)=>{if(r)return r(a,n);let i=false,s=[];for(let o of t.options){let l=o._zod.run({value:a.value,issues:[]},n);if(l instanceof Promise)s.push(
l),i=true;else{if(l.issues.length===0)return l;s.push(l)}}return i?Promise.all(s).then(o=>zw(o,a,e10,n)):zw(s,a,e10,n)}});function GD(e10){let t=new Map;for(let r of e10.
options){let a=r._zod.propValues?.[e10.discriminator];if(!a||a.size===0)throw new Error(`Invalid discriminated union option at index "${e10.options.indexOf(r)}"`);
for(let n of a)if(t.has(n)){if(n!==void 0)throw new Error(`Duplicate discriminator value "${String(n)}"`);t.set(n,null)}else t.set(n,r)}return t}var HD=S("$ZodD\
iscriminatedUnion",(e10,t)=>{t.inclusive=false,q$.init(e10,t);let r=e10._zod.parse;Z(e10,"propValues",n=>{let i={},s=0;for(let o of n.def.options){let l=o._zod.
propValues;if(!l||Object.keys(l).length===0)throw new Error(`Invalid discriminated union option at index "${n.def.options.indexOf(o)}"`);l[n.def.discriminator]?.
has(void 0)&&s++;for(let[c,u]of Object.entries(l)){Object.prototype.hasOwnProperty.call(i,c)||It(i,c,new Set);for(let p of u)i[c].add(p)}}return!n.def.unionFallback&&
s>1&&i[n.def.discriminator]?.delete(void 0),i}),t.options.forEach((n,i)=>{let s=$c(n._zod.def);if(s&&!Object.prototype.hasOwnProperty.call(s,t.discriminator))throw new Error(
`Invalid discriminated union option at index "${i}"`)});let a=bs(()=>GD(t));e10._zod.parse=(n,i)=>{let s=n.value;if(!Sn(s))return n.issues.push({code:"invalid_t\
ype",expected:"object",input:s,inst:e10}),n;let o=s?.[t.discriminator],l=a.value.get(o);return l&&(o!==void 0||i.direction!=="backward")?l._zod.run(n,i):t.unionFallback||
i.direction==="backward"?r(n,i):(n.issues.push({code:"invalid_union",errors:[],note:"No matching discriminator",discriminator:t.discriminator,options:Array.from(
a.value.keys()).filter(c=>a.value.get(c)!==null),input:s,path:[t.discriminator],inst:e10}),n)}}),VD=S("$ZodIntersection",(e10,t)=>{te.init(e10,t),e10._zod.parse=
(r,a)=>{let n=r.value,i=t.left._zod.run({value:n,issues:[]},a),s=t.right._zod.run({value:n,issues:[]},a);return i instanceof Promise||s instanceof Promise?Promise.
all([i,s]).then(([o,l])=>Fw(r,o,l)):Fw(r,i,s)}});function fh(e10,t){if(e10===t)return{valid:true,data:e10};if(e10 instanceof Date&&t instanceof Date&&+e10==+t)return{
valid:true,data:e10};if(xa(e10)&&xa(t)){let r=Object.keys(t),a=Object.keys(e10).filter(i=>r.indexOf(i)!==-1),n={...e10,...t};Object.prototype.hasOwnProperty.call(
n,"__proto__")&&delete n.__proto__;for(let i of a){if(i==="__proto__")continue;let s=fh(e10[i],t[i]);if(!s.valid)return{valid:false,mergeErrorPath:[i,...s.mergeErrorPath]};
n[i]=s.data}return{valid:true,data:n}}if(Array.isArray(e10)&&Array.isArray(t)){if(e10.length!==t.length)return{valid:false,mergeErrorPath:[]};let r=[];for(let a=0;a<
e10.length;a++){let n=e10[a],i=t[a],s=fh(n,i);if(!s.valid)return{valid:false,mergeErrorPath:[a,...s.mergeErrorPath]};r.push(s.data)}return{valid:true,data:r}}return{
valid:false,mergeErrorPath:[]}}function Fw(e10,t,r){let a=new Map,n,i=new Map,s=(c,u)=>{let p;if(c.code==="unrecognized_keys"&&!c.path?.length)n??(n=c),p=c.keys;else if(c.
code==="invalid_key"&&c.origin==="record"&&c.path?.length===1){let f=String(c.path[0]);i.has(f)||i.set(f,c),p=[f]}else return false;for(let f of p)a.has(f)||a.set(
f,{}),a.get(f)[u]=true;return true};for(let c of t.issues)s(c,"l")||e10.issues.push(c);for(let c of r.issues)s(c,"r")||e10.issues.push(c);let o=[...a].filter(([
,c])=>c.l&&c.r).map(([c])=>c);if(o.length){let c=n?o.filter(u=>n.keys.includes(u)):[];c.length&&e10.issues.push({...n,keys:c});for(let u of o)!c.includes(u)&&i.
has(u)&&e10.issues.push(i.get(u))}let l=fh(t.value,r.value);if(!l.valid){if(bt(e10))return e10;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(
l.mergeErrorPath)}`)}return e10.value=l.data,e10}var JD=S("$ZodTuple",(e10,t)=>{te.init(e10,t);let r=t.items,a=_t.memoizer;a?.attach(e10),e10._zod.parse=(n,i)=>{
let s=n.value;if(!Array.isArray(s))return n.issues.push({input:s,inst:e10,expected:"tuple",code:"invalid_type"}),n;n.value=a?a.alloc(e10,n,[],i):[];let o=[],l=Dw(
r,"optin"),c=Dw(r,"optout");if(!t.rest){if(s.length<l)return n.issues.push({code:"too_small",minimum:l,inclusive:true,input:s,inst:e10,origin:"array"}),n;s.length>
r.length&&n.issues.push({code:"too_big",maximum:r.length,inclusive:true,input:s,inst:e10,origin:"array"})}let u=new Array(r.length),p=t.rest?i?.abortEarly:void 0,
f=false;for(let d=0;d<r.length;d++){let b=r[d]._zod.run({value:s[d],issues:[]},i);b instanceof Promise?o.push(b.then(m=>{u[d]=m})):(u[d]=b,p&&!f&&b.issues.length&&
(f=bt(b)))}if(t.rest&&!f){let d=r.length-1,b=s.slice(r.length),m=n.issues.length;for(let v of b){if(p&&n.issues.length!==m){if(bt(n,m))break;m=n.issues.length}d++;
let x=t.rest._zod.run({value:v,issues:[]},i);x instanceof Promise?o.push(x.then(h=>Bw(h,n,d))):Bw(x,n,d)}}return o.length?Promise.all(o).then(()=>Uw(u,n,r,s,c)):
Uw(u,n,r,s,c)}});function Dw(e10,t){for(let r=e10.length-1;r>=0;r--)if(!(t==="optin"?e10[r]._zod.optin!==void 0:e10[r]._zod.optout==="optional"))return r+1;return 0}
function Bw(e10,t,r){e10.issues.length&&t.issues.push(...fr(r,e10.issues)),t.value[r]=e10.value}function Uw(e10,t,r,a,n){for(let i=0;i<r.length;i++){let s=e10[i],
o=i<a.length;if(!o&&i>=n&&r[i]._zod.optin==="optional"){t.value.length=i;break}if(s.issues.length){if(!o&&i>=n){t.value.length=i;break}t.issues.push(...fr(i,s.issues))}
t.value[i]=s.value}for(let i=t.value.length-1;i>=a.length&&r[i]._zod.optout==="optional"&&t.value[i]===void 0;i--)t.value.length=i;return t}var KD=S("$ZodRecord",
(e10,t)=>{te.init(e10,t);let r=_t.memoizer;r?.attach(e10),e10._zod.parse=(a,n)=>{let i=a.value;if(!xa(i))return a.issues.push({expected:"record",code:"invalid_t\
ype",input:i,inst:e10}),a;let s=[],o=t.keyType._zod.values;if(o&&!t.partial){a.value=r?r.alloc(e10,a,{},n):{};let l=new Set;for(let u of o)if(typeof u=="string"||
typeof u=="number"||typeof u=="symbol"){if(l.add(typeof u=="number"?u.toString():u),u==="__proto__")continue;let p=t.keyType._zod.run({value:u,issues:[]},n);if(p instanceof
Promise)throw new Error("Async schemas not supported in object keys currently");if(p.issues.length){a.issues.push({code:"invalid_key",origin:"record",issues:p.issues.
map(b=>hr(b,n,Gt())),input:u,path:[u],inst:e10});continue}let f=p.value;if(f==="__proto__")continue;let d=t.valueType._zod.run({value:i[u],issues:[]},n);d instanceof
Promise?s.push(d.then(b=>{b.issues.length&&a.issues.push(...fr(u,b.issues)),a.value[f]=b.value})):(d.issues.length&&a.issues.push(...fr(u,d.issues)),a.value[f]=
d.value)}let c;for(let u in i)if(!l.has(u))if(t.mode==="loose"){if(u==="__proto__")continue;a.value[u]=i[u]}else c=c??[],c.push(u);c&&c.length>0&&a.issues.push(
{code:"unrecognized_keys",input:i,inst:e10,keys:c,continue:true})}else{a.value=r?r.alloc(e10,a,{},n):{};let l;for(let c of Reflect.ownKeys(i)){if(c==="__proto__"||
!Object.prototype.propertyIsEnumerable.call(i,c))continue;let u=t.keyType._zod.run({value:c,issues:[]},n);if(u instanceof Promise)throw new Error("Async schemas\
 not supported in object keys currently");if(typeof c=="string"&&kh.test(c)&&u.issues.length){let d=t.keyType._zod.run({value:Number(c),issues:[]},n);if(d instanceof
Promise)throw new Error("Async schemas not supported in object keys currently");d.issues.length===0&&(u=d)}if(u.issues.length){t.mode==="loose"?a.value[c]=i[c]:
o?(l=l??[],l.push(c)):a.issues.push({code:"invalid_key",origin:"record",issues:u.issues.map(d=>hr(d,n,Gt())),input:c,path:[c],inst:e10});continue}let p=u.value;
if(p==="__proto__")continue;let f=t.valueType._zod.run({value:i[c],issues:[]},n);f instanceof Promise?s.push(f.then(d=>{d.issues.length&&a.issues.push(...fr(c,d.
issues)),a.value[p]=d.value})):(f.issues.length&&a.issues.push(...fr(c,f.issues)),a.value[p]=f.value)}l&&l.length>0&&a.issues.push({code:"unrecognized_keys",input:i,
inst:e10,keys:l,continue:true})}return s.length?Promise.all(s).then(()=>a):a}}),ZD=S("$ZodEnum",(e10,t)=>{te.init(e10,t);let r=oc(t.entries),a=new Set(r);e10._zod.
values=a,Z(e10,"pattern",n=>{let i=oc(n.def.entries).filter(s=>b$.has(typeof s));return new RegExp(i.length?`^(${i.map(s=>Sa(s.toString())).join("|")})$`:"^[^\\s\
\\S]$")}),e10._zod.parse=(n,i)=>{let s=n.value;return a.has(s)||n.issues.push({code:"invalid_value",values:r,input:s,inst:e10}),n}}),YD=S("$ZodLiteral",(e10,t)=>{
te.init(e10,t);let r=new Set(t.values);e10._zod.values=r,Z(e10,"pattern",a=>{let n=a.def.values;return new RegExp(n.length?`^(${n.map(i=>typeof i=="string"?Sa(i):
i?Sa(i.toString()):String(i)).join("|")})$`:"^[^\\s\\S]$")}),e10._zod.parse=(a,n)=>{let i=a.value;return r.has(i)||a.issues.push({code:"invalid_value",values:t.
values,input:i,inst:e10}),a}}),XD=S("$ZodTransform",(e10,t)=>{te.init(e10,t),e10._zod.optin="optional",_t.memoizer?.guard(e10),e10._zod.parse=(r,a)=>{if(a.direction===
"backward")throw new l$(e10.constructor.name);let n=t.transform(r.value,r);if(a.async)return(n instanceof Promise?n:Promise.resolve(n)).then(i=>(r.value=i,r));if(n instanceof
Promise)throw new va;return r.value=n,r}});function qw(e10,t){return e10.value=t.issues.length?void 0:t.value,e10}var W$=S("$ZodOptional",(e10,t)=>{te.init(e10,
t),Z(e10,"optin",r=>r.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e10._zod.optout="optional",Z(e10,"values",r=>{let a=r.def.innerType._zod.values;
return a?new Set([...a,void 0]):void 0}),Z(e10,"pattern",r=>{let a=r.def.innerType._zod.pattern;return a?new RegExp(`^(${wc(a.source)})?$`):void 0}),e10._zod.parse=
(r,a)=>{if(r.value===void 0){if(t.innerType._zod.optin!=="defaulted")return r;let n=t.innerType._zod.run({value:r.value,issues:[]},a);return n instanceof Promise?
n.then(i=>qw(r,i)):qw(r,n)}return t.innerType._zod.run(r,a)}}),QD=S("$ZodExactOptional",(e10,t)=>{W$.init(e10,t),Z(e10,"values",r=>r.def.innerType._zod.values),
Z(e10,"pattern",r=>r.def.innerType._zod.pattern),e10._zod.parse=(r,a)=>t.innerType._zod.run(r,a)}),e4=S("$ZodNullable",(e10,t)=>{te.init(e10,t),Z(e10,"optin",r=>r.
def.innerType._zod.optin),Z(e10,"optout",r=>r.def.innerType._zod.optout),Z(e10,"pattern",r=>{let a=r.def.innerType._zod.pattern;return a?new RegExp(`^(${wc(a.source)}\
|null)$`):void 0}),Z(e10,"values",r=>r.def.innerType._zod.values?new Set([...r.def.innerType._zod.values,null]):void 0),e10._zod.parse=(r,a)=>r.value===null?r:t.
innerType._zod.run(r,a)}),t4=S("$ZodDefault",(e10,t)=>{te.init(e10,t),e10._zod.optin="defaulted",Z(e10,"values",r=>r.def.innerType._zod.values),e10._zod.parse=(r,a)=>{
if(a.direction==="backward")return t.innerType._zod.run(r,a);if(r.value===void 0)return r.value=t.defaultValue,r;let n=t.innerType._zod.run(r,a);return n instanceof
Promise?n.then(i=>Ww(i,t)):Ww(n,t)}});function Ww(e10,t){return e10.value===void 0&&(e10.value=t.defaultValue),e10}var r4=S("$ZodPrefault",(e10,t)=>{te.init(e10,
t),e10._zod.optin="defaulted",Z(e10,"values",r=>r.def.innerType._zod.values),e10._zod.parse=(r,a)=>(a.direction==="backward"||r.value===void 0&&(r.value=t.defaultValue),
t.innerType._zod.run(r,a))}),a4=S("$ZodNonOptional",(e10,t)=>{te.init(e10,t),Z(e10,"values",r=>{let a=r.def.innerType._zod.values;return a?new Set([...a].filter(
n=>n!==void 0)):void 0}),e10._zod.parse=(r,a)=>{let n=t.innerType._zod.run(r,a);return n instanceof Promise?n.then(i=>Gw(i,e10)):Gw(n,e10)}});function Gw(e10,t){
return!e10.issues.length&&e10.value===void 0&&e10.issues.push({code:"invalid_type",expected:"nonoptional",input:e10.value,inst:t}),e10}function Hw(e10,t,r,a){return t.
issues.length?(e10.value=r.catchValue({...t,value:e10.value,error:{issues:t.issues.map(n=>hr(n,a,Gt()))},input:e10.value}),e10):(e10.value=t.value,t.memo&&(e10.
memo=true),e10)}var n4=S("$ZodCatch",(e10,t)=>{te.init(e10,t),Z(e10,"optin",r=>r.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),Z(e10,"optout",r=>r.
def.innerType._zod.optout),Z(e10,"values",r=>r.def.innerType._zod.values),e10._zod.parse=(r,a)=>{if(a.direction==="backward")return t.innerType._zod.run(r,a);let n=t.
innerType._zod.run({value:r.value,issues:[]},a);return n instanceof Promise?n.then(i=>Hw(r,i,t,a)):Hw(r,n,t,a)}}),G$=S("$ZodPipe",(e10,t)=>{te.init(e10,t),Z(e10,
"values",r=>r.def.in._zod.values),Z(e10,"optin",r=>r.def.in._zod.optin),Z(e10,"optout",r=>r.def.out._zod.optout),Z(e10,"propValues",r=>r.def.in._zod.propValues),
e10._zod.parse=(r,a)=>{if(a.direction==="backward"){let i=t.out._zod.run(r,a);return i instanceof Promise?i.then(s=>ec(s,t.in,a)):ec(i,t.in,a)}let n=t.in._zod.run(
r,a);return n instanceof Promise?n.then(i=>ec(i,t.out,a)):ec(n,t.out,a)}});function ec(e10,t,r){return e10.issues.some(a=>a.code!=="unrecognized_keys")?(e10.aborted=
true,e10):t._zod.run({value:e10.value,issues:e10.issues},r)}var i4=S("$ZodPreprocess",(e10,t)=>{G$.init(e10,t)}),s4=S("$ZodReadonly",(e10,t)=>{te.init(e10,t),Z(
e10,"propValues",r=>r.def.innerType._zod.propValues),Z(e10,"values",r=>r.def.innerType._zod.values),Z(e10,"optin",r=>r.def.innerType?._zod?.optin),Z(e10,"optout",
r=>r.def.innerType?._zod?.optout),e10._zod.parse=(r,a)=>{if(a.direction==="backward")return t.innerType._zod.run(r,a);let n=t.innerType._zod.run(r,a);return n instanceof
Promise?n.then(Vw):Vw(n)}});function Vw(e10){return e10.memo||(e10.value=Object.freeze(e10.value)),e10}var o4=S("$ZodLazy",(e10,t)=>{te.init(e10,t),p$(e10._zod,
"innerType",()=>{let r=t;return r._cachedInner||(r._cachedInner=t.getter()),r._cachedInner}),Z(e10,"pattern",r=>r.innerType?._zod?.pattern),Z(e10,"propValues",r=>r.
innerType?._zod?.propValues),Z(e10,"optin",r=>r.innerType?._zod?.optin??void 0),Z(e10,"optout",r=>r.innerType?._zod?.optout??void 0),e10._zod.parse=(r,a)=>e10._zod.
innerType._zod.run(r,a)}),l4=S("$ZodCustom",(e10,t)=>{tt.init(e10,t),te.init(e10,t),e10._zod.parse=(r,a)=>r,e10._zod.check=r=>{let a=r.value,n=t.fn(a);if(n instanceof
Promise)return n.then(i=>Jw(i,r,a,e10));Jw(n,r,a,e10)}});function Jw(e10,t,r,a){if(!e10){let n={code:"custom",input:r,inst:a,path:[...a._zod.def.path??[]],continue:!a.
_zod.def.abort};a._zod.def.params&&(n.params=a._zod.def.params),t.issues.push(uc(n))}}function hs(e10,...t){for(let r of t)for(let a of Reflect.ownKeys(r))Object.
prototype.propertyIsEnumerable.call(r,a)&&It(e10,a,r[a]);return e10}function hc(e10){let t=e10?.target??"draft-2020-12";return t==="draft-4"&&(t="draft-04"),t===
"draft-7"&&(t="draft-07"),{processors:e10.processors??{},metadataRegistry:e10?.metadata??xn,target:t,unrepresentable:e10?.unrepresentable??"throw",override:e10?.
override??(()=>{}),io:e10?.io??"output",counter:0,seen:new Map,sharedDefsExtractedFor:void 0,sharedEmitDoneFor:void 0,cycles:e10?.cycles??"ref",reused:e10?.reused??
"inline",intersections:[],deferred:[],external:e10?.external??void 0}}function Le(e10,t,r,a,n){let i=typeof t.unrepresentable=="function"?t.unrepresentable({zodSchema:e10,
path:a.path,message:n}):t.unrepresentable;if(i==="any")return false;if(i===void 0||i==="throw")throw new Error(n);return Object.assign(r,i),true}function ce(e10,t,r={
path:[],schemaPath:[]}){var a;let n=e10._zod.def,i=t.seen.get(e10);if(i)return i.count++,r.schemaPath.includes(e10)&&(i.cycle=r.path),i.schema;let s={schema:{},
count:1,cycle:void 0,path:r.path};t.seen.set(e10,s),t.sharedDefsExtractedFor=void 0,t.sharedEmitDoneFor=void 0;let o=e10._zod.toJSONSchema?.();if(o)s.schema=o;else{
let c={...r,schemaPath:[...r.schemaPath,e10],path:r.path};if(e10._zod.processJSONSchema)e10._zod.processJSONSchema(t,s.schema,c);else{let p=s.schema,f=t.processors[n.
type];if(!f)throw new Error(`[toJSONSchema]: Non-representable type encountered: ${n.type}`);f(e10,t,p,c)}let u=e10._zod.parent;u&&(s.ref||(s.ref=u),ce(u,t,c),t.
seen.get(u).isParent=true)}let l=t.metadataRegistry.get(e10);return l&&hs(s.schema,l),t.io==="input"&&Ke(e10)&&(delete s.schema.examples,delete s.schema.default),
t.io==="input"&&"_prefault"in s.schema&&((a=s.schema).default??(a.default=s.schema._prefault)),delete s.schema._prefault,t.seen.get(e10).schema}function Kw(e10){
return e10.replace(/~/g,"~0").replace(/\//g,"~1")}function mc(e10,t){let r=e10.seen.get(t);if(!r)throw new Error("Unprocessed schema. This is a bug in Zod.");if(e10.
external&&e10.sharedDefsExtractedFor===e10.external)return;let a=new Map;for(let s of e10.seen.entries()){let o=e10.metadataRegistry.get(s[0])?.id;if(o){let l=a.
get(o);if(l&&l!==s[0])throw new Error(`Duplicate schema id "${o}" detected during JSON Schema conversion. Two different schemas cannot share the same id when co\
nverted together.`);a.set(o,s[0])}}let n=s=>{let o=e10.target==="draft-2020-12"?"$defs":"definitions";if(e10.external){let p=e10.external.registry.get(s[0])?.id,
f=e10.external.uri??(b=>b);if(p)return{ref:f(p)};let d=s[1].defId??s[1].schema.id??`schema${e10.counter++}`;return s[1].defId=d,{defId:d,ref:`${f("__shared")}#/${o}\
/${Kw(d)}`}}let l="#",c=`${l}/${o}/`;if(s[1]===r&&!s[1].schema.id)return{ref:l};let u=s[1].schema.id??`__schema${e10.counter++}`;return{defId:u,ref:c+Kw(u)}},i=s=>{
if(s[1].schema.$ref)return;let o=s[1],{ref:l,defId:c}=n(s);o.def={...o.schema},c&&(o.defId=c);let u=o.schema;for(let p in u)delete u[p];u.$ref=l};if(e10.cycles===
"throw")for(let s of e10.seen.entries()){let o=s[1];if(o.cycle)throw new Error(`Cycle detected: #/${o.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`)}for(let s of e10.seen.entries()){let o=s[1];if(t===s[0]){i(s);continue}if(e10.
external){let l=e10.external.registry.get(s[0])?.id;if(t!==s[0]&&l){i(s);continue}}if(e10.metadataRegistry.get(s[0])?.id){i(s);continue}if(o.cycle){i(s);continue}
o.count>1&&e10.reused==="ref"&&i(s)}e10.external&&(e10.sharedDefsExtractedFor=e10.external)}function H$(e10){let t=e10.anyOf;if(!Array.isArray(t)||t.length===0||
e10.type!==void 0)return;let r=[];for(let a of t){if(!a||typeof a!="object")return;H$(a);let n=Object.keys(a);if(n.length!==1||n[0]!=="type")return;let i=a.type;
for(let s of Array.isArray(i)?i:[i]){if(typeof s!="string")return;r.includes(s)||r.push(s)}}delete e10.anyOf,e10.type=r.length===1?r[0]:r}var V$=new Set(["type",
"properties","required","additionalProperties"]),Zw=["oneOf","anyOf"];function Yw(e10){let t=e10.additionalProperties;return t===void 0||t===false||typeof t!="o\
bject"||t===null?null:Object.keys(t).length?t:null}function dh(e10){let t=[];for(let i of e10){if(typeof i!="object"||i.type!=="object")return null;for(let s in i)
if(!V$.has(s))return null;t.push(i)}let r={},a=new Set;for(let i of t){for(let s in i.properties){if(Object.prototype.hasOwnProperty.call(r,s))continue;let o=[];
for(let c of t){let u=c.properties?.[s]??Yw(c);u!=null&&(o.some(p=>JSON.stringify(p)===JSON.stringify(u))||o.push(u))}let l=o.length===1?o[0]:dh(o)??{allOf:o};It(
r,s,l)}for(let s of i.required??[])a.add(s)}let n={type:"object",properties:r};if(a.size&&(n.required=[...a]),t.every(i=>i.additionalProperties===false))n.additionalProperties=
false;else{let i=[];for(let s of t){let o=Yw(s);o&&!i.some(l=>JSON.stringify(l)===JSON.stringify(o))&&i.push(o)}i.length===1?n.additionalProperties=i[0]:i.length>
1&&(n.additionalProperties={allOf:i})}return n}function c4(e10){let t=e10.allOf;if(!Array.isArray(t)||t.length<2)return;for(let n of V$)if(n in e10)return;let r=t.
filter(n=>Zw.some(i=>Array.isArray(n[i]))),a=null;if(!r.length)a=dh(t);else{let n=r[0],i=Zw.find(l=>Array.isArray(n[l]));if(Object.keys(n).length!==1)return;let s=t.
filter(l=>l!==n),o=n[i].map(l=>dh([...s,l]));if(o.some(l=>!l))return;a={[i]:o}}a&&(delete e10.allOf,hs(e10,a))}function gc(e10,t){let r=e10.seen.get(t);if(!r)throw new Error(
"Unprocessed schema. This is a bug in Zod.");let a=o=>{let l=e10.seen.get(o);if(l.ref===null)return;let c=l.def??l.schema,u={...c},p=l.ref;if(l.ref=null,p){a(p);
let d=e10.seen.get(p),b=d.schema;if(b.$ref&&(e10.target==="draft-07"||e10.target==="draft-04"||e10.target==="openapi-3.0")?(c.allOf=c.allOf??[],c.allOf.push(b)):
hs(c,b),hs(c,u),o._zod.parent===p)for(let m in c)m==="$ref"||m==="allOf"||m in u||delete c[m];if(b.$ref&&d.def)for(let m in c)m==="$ref"||m==="allOf"||m in d.def&&
JSON.stringify(c[m])===JSON.stringify(d.def[m])&&delete c[m]}let f=o._zod.parent;if(f&&f!==p){a(f);let d=e10.seen.get(f);if(d?.schema.$ref&&(c.$ref=d.schema.$ref,
d.def))for(let b in c)b==="$ref"||b==="allOf"||b in d.def&&JSON.stringify(c[b])===JSON.stringify(d.def[b])&&delete c[b]}e10.override({zodSchema:o,jsonSchema:c,path:l.
path??[]})};if(!e10.external||e10.sharedEmitDoneFor!==e10.external){for(let o of[...e10.seen.entries()].reverse())a(o[0]);if(e10.target!=="openapi-3.0")for(let o of e10.
seen.entries())H$(o[1].def??o[1].schema);for(let o of e10.deferred)o();if(e10.intersections.length){let o=new Map;for(let l of e10.seen.values())for(let c of[l.
schema,l.def]){let u=c?.allOf;if(!Array.isArray(u))continue;let p=o.get(u);p?p.push(c):o.set(u,[c])}for(let l of e10.intersections)for(let c of o.get(l)??[])c4(
c)}}let n={};if(e10.target==="draft-2020-12"?n.$schema="https://json-schema.org/draft/2020-12/schema":e10.target==="draft-07"?n.$schema="http://json-schema.org/\
draft-07/schema#":e10.target==="draft-04"?n.$schema="http://json-schema.org/draft-04/schema#":e10.target,e10.external?.uri){let o=e10.external.registry.get(t)?.
id;if(!o)throw new Error("Schema is missing an `id` property");n.$id=e10.external.uri(o)}hs(n,r.defId?r.schema:r.def??r.schema);let i=e10.metadataRegistry.get(t)?.
id;i!==void 0&&n.id===i&&delete n.id;let s=e10.external?.defs??{};if(!e10.external||e10.sharedEmitDoneFor!==e10.external)for(let o of e10.seen.entries()){let l=o[1];
l.def&&l.defId&&(l.def.id===l.defId&&delete l.def.id,It(s,l.defId,l.def))}e10.external&&(e10.sharedEmitDoneFor=e10.external),e10.external||Object.keys(s).length>
0&&(e10.target==="draft-2020-12"?n.$defs=s:n.definitions=s);try{let o=JSON.parse(JSON.stringify(n));return Object.defineProperty(o,"~standard",{value:{...t["~st\
andard"],jsonSchema:{input:bc(t,"input",e10.processors),output:bc(t,"output",e10.processors)}},enumerable:false,writable:false}),o}catch{throw new Error("Error \
converting schema to JSON.")}}function Ke(e10,t){let r=t??{seen:new Set};if(r.seen.has(e10))return false;r.seen.add(e10);let a=e10._zod.def;if(a.type==="transfo\
rm")return true;if(a.type==="array")return Ke(a.element,r);if(a.type==="set")return Ke(a.valueType,r);if(a.type==="lazy")return Ke(a.getter(),r);if(a.type==="pr\
omise"||a.type==="optional"||a.type==="nonoptional"||a.type==="nullable"||a.type==="readonly"||a.type==="default"||a.type==="prefault"||a.type==="catch")return Ke(
a.innerType,r);if(a.type==="intersection")return Ke(a.left,r)||Ke(a.right,r);if(a.type==="record"||a.type==="map")return Ke(a.keyType,r)||Ke(a.valueType,r);if(a.
type==="pipe")return e10._zod.traits.has("$ZodCodec")?true:Ke(a.in,r)||Ke(a.out,r);if(a.type==="object"){for(let n in a.shape)if(Ke(a.shape[n],r))return true;return false}
if(a.type==="union"){for(let n of a.options)if(Ke(n,r))return true;return false}if(a.type==="tuple"){for(let n of a.items)if(Ke(n,r))return true;return!!(a.rest&&
Ke(a.rest,r))}return false}var u4=(e10,t={})=>r=>{let a=hc({...r,processors:t});return ce(e10,a),mc(a,e10),gc(a,e10)},bc=(e10,t,r={})=>a=>{let{libraryOptions:n,
target:i}=a??{},s=hc({...n??{},target:i,io:t,processors:r});return ce(e10,s),mc(s,e10),gc(s,e10)},On=(e10,t,r)=>{(e10[t]===void 0||r>e10[t])&&(e10[t]=r)},En=(e10,t,r)=>{
(e10[t]===void 0||r<e10[t])&&(e10[t]=r)},Xw=(e10,t)=>{On(e10,"minimum",t),En(e10,"maximum",t)},J$=(e10,t)=>{e10.multipleOf??(e10.multipleOf=[]),e10.multipleOf.includes(
t)||e10.multipleOf.push(t)},K$=(e10,t)=>{e10.patterns??(e10.patterns=new Set),e10.patterns.add(t)},Z$=(e10,t)=>{e10.mime=e10.mime?e10.mime.filter(r=>t.includes(
r)):[...t]},Y$=(e10,t)=>{e10.format=t,t.includes("int")&&(e10.isInt=true)},Qw=(e10,t)=>On(e10,"minimum",t.minimum),e$=(e10,t)=>En(e10,"maximum",t.maximum),t$=e10=>(t,r)=>{
Y$(t,r.format);let[a,n]=e10[r.format];On(t,"minimum",a),En(t,"maximum",n)},p4={greater_than:(e10,t)=>On(e10,t.inclusive?"minimum":"exclusiveMinimum",t.value),less_than:(e10,t)=>En(
e10,t.inclusive?"maximum":"exclusiveMaximum",t.value),multiple_of:(e10,t)=>J$(e10,t.value),number_format:t$($h),bigint_format:t$(y$),min_length:Qw,max_length:e$,
length_equals:(e10,t)=>Xw(e10,t.length),min_size:Qw,max_size:e$,size_equals:(e10,t)=>Xw(e10,t.size),string_format:(e10,t)=>{Y$(e10,t.format),t.pattern&&K$(e10,t.
pattern),(t.format==="base64"||t.format==="base64url")&&(e10.contentEncoding=t.format),(t.local||t.precision===-1)&&(e10.laxFormat=true)},mime_type:(e10,t)=>Z$(
e10,t.mime)};function Pe(e10){let t={},r=e10._zod.def,a=e10._zod.traits.has("$ZodCheck")?[e10,...r.checks??[]]:r.checks??[];for(let i of a)p4[i._zod.def.check]?.(
t,i._zod.def);let n=e10._zod.bag;n.minimum!==void 0&&On(t,"minimum",n.minimum),n.exclusiveMinimum!==void 0&&On(t,"exclusiveMinimum",n.exclusiveMinimum),n.maximum!==
void 0&&En(t,"maximum",n.maximum),n.exclusiveMaximum!==void 0&&En(t,"exclusiveMaximum",n.exclusiveMaximum),n.multipleOf!==void 0&&J$(t,n.multipleOf),n.format!==
void 0&&(t.format??(t.format=n.format),n.format.includes("int")&&(t.isInt=true)),n.mime&&Z$(t,n.mime);for(let i of n.patterns??[])K$(t,i);return t}var f4={guid:"\
uuid",url:"uri",datetime:"date-time",json_string:"json-string",regex:""},d4=new Map([[F$,eF],[Nh,tF]]),X$=e10=>d4.get(e10)??e10,Q$=(e10,t,r,a)=>{let n=r;n.type=
"string";let{minimum:i,maximum:s,format:o,patterns:l,contentEncoding:c,laxFormat:u}=Pe(e10);if(typeof i=="number"&&(n.minLength=i),typeof s=="number"&&(n.maxLength=
s),o&&(n.format=f4[o]??o,n.format===""&&delete n.format,(o==="time"||u)&&delete n.format),c&&(n.contentEncoding=c),l&&l.size>0){let p=[...l].map(X$);p.length===
1?n.pattern=p[0].source:p.length>1&&(n.allOf=[...p.map(f=>({...t.target==="draft-07"||t.target==="draft-04"||t.target==="openapi-3.0"?{type:"string"}:{},pattern:f.
source}))])}},ek=(e10,t,r,a)=>{let n=r,{minimum:i,maximum:s,multipleOf:o,exclusiveMaximum:l,exclusiveMinimum:c,isInt:u}=Pe(e10);n.type=u?"integer":"number";let p=typeof c==
"number"&&c>=(i??Number.NEGATIVE_INFINITY),f=typeof l=="number"&&l<=(s??Number.POSITIVE_INFINITY),d=t.target==="draft-04"||t.target==="openapi-3.0";if(p?d?(n.minimum=
c,n.exclusiveMinimum=true):n.exclusiveMinimum=c:typeof i=="number"&&(n.minimum=i),f?d?(n.maximum=l,n.exclusiveMaximum=true):n.exclusiveMaximum=l:typeof s=="numb\
er"&&(n.maximum=s),o){let b=new Set;for(let x of o)Number.isFinite(x)&&x!==0?b.add(Math.abs(x)):Le(e10,t,n,a,`A multipleOf divisor of ${x} cannot be represented\
 in JSON Schema`);let[m,...v]=b;m!==void 0&&(n.multipleOf=m),v.length&&(n.allOf=[...n.allOf??[],...v.map(x=>({multipleOf:x}))])}},tk=(e10,t,r,a)=>{r.type="boole\
an"},rk=(e10,t,r,a)=>{Le(e10,t,r,a,"BigInt cannot be represented in JSON Schema")},h4=(e10,t,r,a)=>{Le(e10,t,r,a,"Symbols cannot be represented in JSON Schema")},
ak=(e10,t,r,a)=>{t.target==="openapi-3.0"?(r.type="string",r.nullable=true,r.enum=[null]):r.type="null"},nk=(e10,t,r,a)=>{Le(e10,t,r,a,"Undefined cannot be repr\
esented in JSON Schema")},m4=(e10,t,r,a)=>{Le(e10,t,r,a,"Void cannot be represented in JSON Schema")},ik=(e10,t,r,a)=>{r.not={}},sk=(e10,t,r,a)=>{},ok=(e10,t,r,a)=>{},
lk=(e10,t,r,a)=>{Le(e10,t,r,a,"Date cannot be represented in JSON Schema")},ck=(e10,t,r,a)=>{let n=e10._zod.def,i=oc(n.entries);if(i.length===0){r.not={};return}
i.every(s=>typeof s=="number")&&(r.type="number"),i.every(s=>typeof s=="string")&&(r.type="string"),r.enum=i},uk=(e10,t,r,a)=>{let n=e10._zod.def;if(n.values.length===
0){r.not={};return}let i=[];for(let s of n.values)if(s===void 0){if(Le(e10,t,r,a,"Literal `undefined` cannot be represented in JSON Schema"))return}else if(typeof s==
"bigint"){if(Le(e10,t,r,a,"BigInt literals cannot be represented in JSON Schema"))return;i.push(Number(s))}else i.push(s);if(i.length!==0)if(i.length===1){let s=i[0];
r.type=s===null?"null":typeof s,t.target==="draft-04"||t.target==="openapi-3.0"?r.enum=[s]:r.const=s}else i.every(s=>typeof s=="number")&&(r.type="number"),i.every(
s=>typeof s=="string")&&(r.type="string"),i.every(s=>typeof s=="boolean")&&(r.type="boolean"),i.every(s=>s===null)&&(r.type="null"),r.enum=i},g4=(e10,t,r,a)=>{Le(
e10,t,r,a,"NaN cannot be represented in JSON Schema")},b4=(e10,t,r,a)=>{let n=r,i=e10._zod.pattern;if(!i)throw new Error("Pattern not found in template literal");
n.type="string",n.pattern=i.source},_4=(e10,t,r,a)=>{let n=r;n.type="string",n.format="binary",n.contentEncoding="binary";let{minimum:i,maximum:s,mime:o}=Pe(e10);
i!==void 0&&(n.minLength=i),s!==void 0&&(n.maxLength=s),o&&(o.length===0?n.not={}:o.length===1?n.contentMediaType=o[0]:n.anyOf=o.map(l=>({contentMediaType:l})))},
y4=(e10,t,r,a)=>{r.type="boolean"},pk=(e10,t,r,a)=>{Le(e10,t,r,a,"Custom types cannot be represented in JSON Schema")},v4=(e10,t,r,a)=>{Le(e10,t,r,a,"Function t\
ypes cannot be represented in JSON Schema")},fk=(e10,t,r,a)=>{Le(e10,t,r,a,"Transforms cannot be represented in JSON Schema")},w4=(e10,t,r,a)=>{Le(e10,t,r,a,"Ma\
p cannot be represented in JSON Schema")},$4=(e10,t,r,a)=>{Le(e10,t,r,a,"Set cannot be represented in JSON Schema")},dk=(e10,t,r,a)=>{let n=r,i=e10._zod.def,{minimum:s,
maximum:o}=Pe(e10);typeof s=="number"&&(n.minItems=s),typeof o=="number"&&(n.maxItems=o),n.type="array",n.items=ce(i.element,t,{...a,path:[...a.path,"items"]})};
function gs(e10){let t=e10._zod.def;return t.type==="pipe"&&t.in._zod.traits.has("$ZodTransform")?gs(t.out):t.type==="catch"?gs(t.innerType):e10._zod.optin}var hk=(e10,t,r,a)=>{
let n=r,i=e10._zod.def,s=i.shape;if(Object.getOwnPropertySymbols(s).length&&Le(e10,t,n,a,"Symbol keys cannot be represented in JSON Schema"))return;n.type="obje\
ct",n.properties={};for(let l in s)It(n.properties,l,ce(s[l],t,{...a,path:[...a.path,"properties",l]}));let o=[];for(let l of Object.keys(s)){let c=i.shape[l];(t.
io==="input"?gs(c)===void 0:c._zod.optout===void 0)&&o.push(l)}o.length>0&&(n.required=o),i.catchall?._zod.def.type==="never"?n.additionalProperties=false:i.catchall?
i.catchall&&(n.additionalProperties=ce(i.catchall,t,{...a,path:[...a.path,"additionalProperties"]})):t.io==="output"&&(n.additionalProperties=false)},mk=(e10,t,r,a)=>{
let n=e10._zod.def,i=n.inclusive===false,s=n.options.map((o,l)=>ce(o,t,{...a,path:[...a.path,i?"oneOf":"anyOf",l]}));i?r.oneOf=s:r.anyOf=s},gk=(e10,t,r,a)=>{let n=e10.
_zod.def,i=ce(n.left,t,{...a,path:[...a.path,"allOf",0]}),s=ce(n.right,t,{...a,path:[...a.path,"allOf",1]}),o=c=>"allOf"in c&&Object.keys(c).length===1,l=[...o(
i)?i.allOf:[i],...o(s)?s.allOf:[s]];r.allOf=l,t.intersections.push(l)},bk=(e10,t,r,a)=>{let n=r,i=e10._zod.def;n.type="array";let s=t.target==="draft-2020-12"?"\
prefixItems":"items",o=t.target==="draft-2020-12"||t.target==="openapi-3.0"?"items":"additionalItems",l=i.items.map((m,v)=>ce(m,t,{...a,path:[...a.path,s,v]})),
c=i.rest?ce(i.rest,t,{...a,path:[...a.path,o,...t.target==="openapi-3.0"?[i.items.length]:[]]}):null,u=i.items.length;for(;u>0;){let m=i.items[u-1];if(!(t.io===
"input"?gs(m)!==void 0:m._zod.optout==="optional"))break;u--}let p=i.items.length,f=!i.rest;t.target==="draft-2020-12"?(n.prefixItems=l,f?n.items=false:c&&(n.items=
c),u>0&&(n.minItems=u),f&&(n.maxItems=p)):t.target==="openapi-3.0"?(n.items={anyOf:l},c&&n.items.anyOf.push(c),u>0&&(n.minItems=u),f&&(n.maxItems=p)):(n.items=l,
f?n.additionalItems=false:c&&(n.additionalItems=c),u>0&&(n.minItems=u),f&&(n.maxItems=p));let{minimum:d,maximum:b}=Pe(e10);typeof d=="number"&&(n.minItems=d),typeof b==
"number"&&(n.maxItems=b)};function hh(e10,t,r){if(t.$ref){if(r.has(t))return t;r.add(t);let b=e10.get(t)?.def;if(!b)return t;let m=hh(e10,b,r);return m===b?t:m}
for(let b of["anyOf","oneOf"]){let m=t[b];if(!Array.isArray(m))continue;let v=m.map(x=>hh(e10,x,r));v.some((x,h)=>x!==m[h])&&(t={...t,[b]:v})}let a=Array.isArray(
t.type)?t.type:[t.type],n=!a.includes("string")&&a.some(b=>b==="number"||b==="integer"),i=t.enum??(t.const!==void 0?[t.const]:void 0);if(!n&&!i?.some(b=>typeof b==
"number"))return t;let{minimum:s,maximum:o,exclusiveMinimum:l,exclusiveMaximum:c,multipleOf:u,format:p,id:f,...d}=t;return d.enum?d.enum=d.enum.map(b=>typeof b==
"number"?String(b):b):typeof d.const=="number"&&(d.const=String(d.const)),n&&(d.type="string",i||(d.pattern=(a.includes("number")?kh:uF).source)),d}var mh=new WeakMap;
function k4(e10){let t=new Map;for(let a of e10.seen.values())a.def&&!t.has(a.schema)&&t.set(a.schema,a);let r=new Map;for(let a of mh.get(e10)??[]){let n=e10.seen.
get(a),i=(n?.def??n?.schema)?.propertyNames;if(!i||i===true||r.has(i))continue;let s=hh(t,i,new Set);s!==i&&r.set(i,s)}if(r.size)for(let a of e10.seen.values())
for(let n of[a.schema,a.def]){let i=n&&r.get(n.propertyNames);i&&(n.propertyNames=i)}}var _k=(e10,t,r,a)=>{let n=r,i=e10._zod.def;n.type="object";let s=i.keyType,
o=Pe(s).patterns;if(i.mode==="loose"&&o&&o.size>0){let u=ce(i.valueType,t,{...a,path:[...a.path,"patternProperties","*"]});n.patternProperties={};for(let p of o)
It(n.patternProperties,X$(p).source,u)}else{if(t.target==="draft-07"||t.target==="draft-2020-12"){n.propertyNames=ce(i.keyType,t,{...a,path:[...a.path,"property\
Names"]});let u=mh.get(t);u||(u=[],mh.set(t,u),t.deferred.push(()=>k4(t))),u.push(e10)}n.additionalProperties=ce(i.valueType,t,{...a,path:[...a.path,"additional\
Properties"]})}let l=s._zod.values,c=t.io==="input"&&gs(i.valueType)!==void 0;if(l&&!i.partial&&!c){let u=[...l].filter(p=>typeof p=="string"||typeof p=="number");
u.length>0&&(n.required=u.map(String))}},yk=(e10,t,r,a)=>{let n=e10._zod.def,i=ce(n.innerType,t,a),s=t.seen.get(e10);t.target==="openapi-3.0"?(s.ref=n.innerType,
r.nullable=true):r.anyOf=[i,{type:"null"}]},vk=(e10,t,r,a)=>{let n=e10._zod.def;ce(n.innerType,t,a);let i=t.seen.get(e10);i.ref=n.innerType},Ih=Symbol();function wk(e10,t,r,a,n){
let i=false,s=JSON.stringify(e10,(o,l)=>typeof l!="bigint"?l:(i=true,null));return i?(Le(t,r,a,n,"BigInt defaults cannot be represented in JSON Schema"),Ih):JSON.
parse(s)}var $k=(e10,t,r,a)=>{let n=e10._zod.def;ce(n.innerType,t,a);let i=t.seen.get(e10);i.ref=n.innerType;let s=wk(n.defaultValue,e10,t,r,a);s!==Ih&&(r.default=
s)},kk=(e10,t,r,a)=>{let n=e10._zod.def;ce(n.innerType,t,a);let i=t.seen.get(e10);if(i.ref=n.innerType,t.io!=="input")return;let s=wk(n.defaultValue,e10,t,r,a);
s!==Ih&&(r._prefault=s)},xk=(e10,t,r,a)=>{let n=e10._zod.def;ce(n.innerType,t,a);let i=t.seen.get(e10);i.ref=n.innerType;let s;try{s=n.catchValue(void 0)}catch{
Le(e10,t,r,a,"Dynamic catch values are not supported in JSON Schema");return}r.default=s},Sk=(e10,t,r,a)=>{let n=e10._zod.def,i=n.in._zod.traits.has("$ZodTransf\
orm"),s=t.io==="input"?i?n.out:n.in:n.out;ce(s,t,a);let o=t.seen.get(e10);o.ref=s},Ok=(e10,t,r,a)=>{let n=e10._zod.def;ce(n.innerType,t,a);let i=t.seen.get(e10);
i.ref=n.innerType,r.readOnly=true},x4=(e10,t,r,a)=>{let n=e10._zod.def;ce(n.innerType,t,a);let i=t.seen.get(e10);i.ref=n.innerType},jh=(e10,t,r,a)=>{let n=e10._zod.
def;ce(n.innerType,t,a);let i=t.seen.get(e10);i.ref=n.innerType},Ek=(e10,t,r,a)=>{let n=e10._zod.innerType;ce(n,t,a);let i=t.seen.get(e10);i.ref=n},r$={string:Q$,
number:ek,boolean:tk,bigint:rk,symbol:h4,null:ak,undefined:nk,void:m4,never:ik,any:sk,unknown:ok,date:lk,enum:ck,literal:uk,nan:g4,template_literal:b4,file:_4,success:y4,
custom:pk,function:v4,transform:fk,map:w4,set:$4,array:dk,object:hk,union:mk,intersection:gk,tuple:bk,record:_k,nullable:yk,nonoptional:vk,default:$k,prefault:kk,
catch:xk,pipe:Sk,readonly:Ok,promise:x4,optional:jh,lazy:Ek};function S4(e10,t){if("_idmap"in e10){let a=e10,n=hc({...t,processors:r$}),i={};for(let l of a._idmap.
entries()){let[c,u]=l;ce(u,n)}let s={},o={registry:a,uri:t?.uri,defs:i};n.external=o;for(let l of a._idmap.entries()){let[c,u]=l;mc(n,u),It(s,c,gc(n,u))}if(Object.
keys(i).length>0){let l=n.target==="draft-2020-12"?"$defs":"definitions";s.__shared={[l]:i}}return{schemas:s}}let r=hc({...t,processors:r$});return ce(e10,r),mc(
r,e10),gc(r,e10)}var O4=class extends Error{constructor(){super("Cannot parse a reference cycle that closes through a transform"),this.name="ZodCyclicError"}},gh="\
~memo",a$=[];function Ak(e10){return e10!==null&&typeof e10=="object"}function lh(e10){return e10.map(t=>t.path?{...t,path:t.path.slice()}:{...t})}var Tk=new WeakMap,
ds=0,ic=1,ms=2;function sc(e10,t,r){let a=Tk.get(e10);if(a!==void 0)return a?ms:ds;if(t.has(e10))return ms;t.add(e10);let n=ds,i=u=>{if(n!==ms&&u?._zod){let p=sc(
u,t,r);p>n&&(n=p)}},s=(u,p)=>{let f=ds;for(let d of Reflect.ownKeys(u)){let b=Object.getOwnPropertyDescriptor(u,d);if(p&&!b.enumerable)continue;let m=b.get?ic:b.
value?._zod?sc(b.value,t,r):ds;m>f&&(f=m)}return f},o=u=>{u>n&&(n=u)},l=e10._zod.def;switch(l.type){case"object":{let u=$c(l);o(u?s(u,true):ic),i(l.catchall);break}case"\
array":i(l.element);break;case"tuple":for(let u of l.items)i(u);i(l.rest);break;case"record":case"map":i(l.keyType),i(l.valueType);break;case"set":i(l.valueType);
break;case"union":for(let u of l.options)i(u);break;case"intersection":i(l.left),i(l.right);break;case"optional":case"nullable":case"default":case"prefault":case"\
catch":case"readonly":case"nonoptional":case"promise":case"success":i(l.innerType);break;case"pipe":i(l.in),i(l.out);break;case"function":i(l.input),i(l.output);
break;case"lazy":{let u=l._cachedInner??(r?e10._zod.innerType:void 0);o(u?sc(u,t,false):ic);break}case"template_literal":case"string":case"number":case"int":case"\
boolean":case"bigint":case"symbol":case"undefined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"literal":case"\
file":case"transform":case"custom":break;default:for(let u in l){let p=Object.getOwnPropertyDescriptor(l,u);if(!p||p.get)continue;let f=p.value;if(!(!f||typeof f!=
"object")){if(f._zod)i(f);else if(Array.isArray(f))for(let d of f)i(d)}}}return t.delete(e10),E4(e10,n)}function E4(e10,t){return t!==ic&&Tk.set(e10,t===ms),t}function A4(e10,t){
let r=e10.buckets.get(t);return r||(r=new WeakMap,e10.buckets.set(t,r)),r}var tc,rc=[],T4={alloc(e10,t,r){let a=tc;if(!a)return r;tc=void 0;let n={value:r,issues:null};
return a.set(t.value,n),rc.push(n),r},guard(e10){var t;(t=e10._zod).deferred??(t.deferred=[]),e10._zod.deferred.push(()=>{let r=e10._zod.parse,a=(n,i)=>{if(i.direction!==
"backward"&&I4(i,n.value))throw new O4;return r(n,i)};e10._zod.parse=a,e10._zod.run===r&&(e10._zod.run=a)})},attach(e10){var t;let r,a=false,n,i;(t=e10._zod).deferred??
(t.deferred=[]),e10._zod.deferred.push(()=>{let s=e10._zod.parse,o=(l,c)=>{if(r===void 0){let x=sc(e10,new Set,false);if(x===ds)return e10._zod.parse=s,e10._zod.
run===o&&(e10._zod.run=s),s(l,c);x===ms||a?r=true:a=true}let u=l.value;if(!Ak(u))return s(l,c);let p=c[gh];p||(p={buckets:new WeakMap,backEdges:void 0},c[gh]=p);
let f;n===c?f=i:(f=A4(p,e10),n=c,i=f);let d=f.get(u);if(d)return l.value=d.value,d.issues?d.issues.length&&l.issues.push(...lh(d.issues)):(l.memo=true,p.backEdges??
(p.backEdges=new WeakSet),p.backEdges.add(d.value)),l;tc=f;let b=rc.length,m=s(l,c);tc=void 0;let v=rc.length>b?rc.pop():void 0;return m instanceof Promise?m.then(
x=>(v&&(v.issues=x.issues.length?lh(x.issues):a$),x)):(v&&(v.issues=m.issues.length?lh(m.issues):a$),m)};e10._zod.parse=o,e10._zod.run===s&&(e10._zod.run=o)})}};
function N4(){return T4}function I4(e10,t){let r=e10[gh]?.backEdges;return r!==void 0&&Ak(t)&&r.has(t)}var j4=()=>{let e10={string:{unit:"characters",verb:"to h\
ave"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},set:{unit:"items",verb:"to have"},map:{unit:"entries",verb:"to have"}};function t(i){
return e10[i]??null}let r={regex:"input",email:"email address",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"\
cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"\
IPv6 address",mac:"MAC address",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64url-encoded string",json_string:"JSON st\
ring",e164:"E.164 number",currency_code:"currency code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"input"},a={nan:"NaN"};function n(i,s){
return i==="number"&&typeof s=="number"&&!Number.isFinite(s)?String(s):a[i]??i}return i=>{switch(i.code){case"invalid_type":{let s=n(i.expected),o=$$(i.input),l=n(
o,i.input);return`Invalid input: expected ${s}, received ${l}`}case"invalid_value":return i.values.length===1?`Invalid input: expected ${wh(i.values[0])}`:`Inva\
lid option: expected one of ${ch(i.values,"|")}`;case"too_big":{let s=i.exact?"exactly ":i.inclusive?"<=":"<",o=t(i.origin);return o?`Too big: expected ${i.origin??
"value"} to have ${s}${i.maximum.toString()} ${o.unit??"elements"}`:`Too big: expected ${i.origin??"value"} to be ${s}${i.maximum.toString()}`}case"too_small":{
let s=i.exact?"exactly ":i.inclusive?">=":">",o=t(i.origin);return o?`Too small: expected ${i.origin} to have ${s}${i.minimum.toString()} ${o.unit}`:`Too small:\
 expected ${i.origin} to be ${s}${i.minimum.toString()}`}case"invalid_format":{let s=i;return s.format==="starts_with"?`Invalid string: must start with "${s.prefix}\
"`:s.format==="ends_with"?`Invalid string: must end with "${s.suffix}"`:s.format==="includes"?`Invalid string: must include "${s.includes}"`:s.format==="regex"?
`Invalid string: must match pattern ${s.pattern}`:`Invalid ${r[s.format]??i.format}`}case"not_multiple_of":return`Invalid number: must be a multiple of ${i.divisor}`;case"\
unrecognized_keys":return`Unrecognized key${i.keys.length>1?"s":""}: ${ch(i.keys,", ")}`;case"invalid_key":return`Invalid key in ${i.origin}`;case"invalid_union":
return i.options&&Array.isArray(i.options)&&i.options.length>0?`Invalid discriminator value. Expected ${i.options.map(s=>`'${s}'`).join(" | ")}`:i.inclusive===false?
"Invalid input: more than one option matched":"Invalid input";case"invalid_element":return`Invalid value in ${i.origin}`;default:return"Invalid input"}}};function C4(){
return{localeError:j4()}}function Ac(e10){return e10.checks&&(e10.checks=[...e10.checks]),e10}function M4(e10,t){return new e10(Ac({type:"string",...z(t)}))}function Ch(e10,t){
return new e10(Ac({type:"string",coerce:true,...z(t)}))}function Nk(e10,t){return new e10({type:"string",format:"email",check:"string_format",abort:false,...z(t)})}
function P4(e10,t){return new e10({type:"string",format:"guid",check:"string_format",abort:false,...z(t)})}function R4(e10,t){return new e10({type:"string",format:"\
uuid",check:"string_format",abort:false,...z(t)})}function L4(e10,t){return new e10({type:"string",format:"uuid",check:"string_format",abort:false,version:"v4",
...z(t)})}function z4(e10,t){return new e10({type:"string",format:"uuid",check:"string_format",abort:false,version:"v6",...z(t)})}function F4(e10,t){return new e10(
{type:"string",format:"uuid",check:"string_format",abort:false,version:"v7",...z(t)})}function Ik(e10,t){return new e10({type:"string",format:"url",check:"strin\
g_format",abort:false,...z(t)})}function D4(e10,t){return new e10({type:"string",format:"emoji",check:"string_format",abort:false,...z(t)})}function B4(e10,t){return new e10(
{type:"string",format:"nanoid",check:"string_format",abort:false,...z(t)})}function U4(e10,t){return new e10({type:"string",format:"cuid",check:"string_format",
abort:false,...z(t)})}function q4(e10,t){return new e10({type:"string",format:"cuid2",check:"string_format",abort:false,...z(t)})}function W4(e10,t){return new e10(
{type:"string",format:"ulid",check:"string_format",abort:false,...z(t)})}function G4(e10,t){return new e10({type:"string",format:"xid",check:"string_format",abort:false,
...z(t)})}function H4(e10,t){return new e10({type:"string",format:"ksuid",check:"string_format",abort:false,...z(t)})}function V4(e10,t){return new e10({type:"s\
tring",format:"ipv4",check:"string_format",abort:false,...z(t)})}function J4(e10,t){return new e10({type:"string",format:"ipv6",check:"string_format",abort:false,
...z(t)})}function K4(e10,t){return new e10({type:"string",format:"cidrv4",check:"string_format",abort:false,...z(t)})}function Z4(e10,t){return new e10({type:"\
string",format:"cidrv6",check:"string_format",abort:false,...z(t)})}function jk(e10,t){return new e10({type:"string",format:"base64",check:"string_format",abort:false,
...z(t)})}function Y4(e10,t){return new e10({type:"string",format:"base64url",check:"string_format",abort:false,...z(t)})}function X4(e10,t){return new e10({type:"\
string",format:"e164",check:"string_format",abort:false,...z(t)})}function Q4(e10,t){return new e10({type:"string",format:"jwt",check:"string_format",abort:false,
...z(t)})}function Tc(e10,t){return new e10({type:"string",format:"datetime",check:"string_format",offset:false,local:false,precision:null,...z(t)})}function Nc(e10,t){
return new e10({type:"string",format:"date",check:"string_format",...z(t)})}function Ic(e10,t){return new e10({type:"string",format:"time",check:"string_format",
precision:null,...z(t)})}function jc(e10,t){return new e10({type:"string",format:"duration",check:"string_format",...z(t)})}function eB(e10,t){return new e10(Ac(
{type:"number",checks:[],...z(t)}))}function Mh(e10,t){return new e10(Ac({type:"number",coerce:true,checks:[],...z(t)}))}function tB(e10,t){return new e10({type:"\
number",check:"number_format",abort:false,format:"safeint",...z(t)})}function rB(e10,t){return new e10({type:"boolean",...z(t)})}function Ph(e10,t){return new e10(
{type:"boolean",coerce:true,...z(t)})}function Rh(e10,t){return new e10({type:"bigint",coerce:true,...z(t)})}function aB(e10,t){return new e10({type:"undefined",
...z(t)})}function nB(e10,t){return new e10({type:"null",...z(t)})}function iB(e10){return new e10({type:"any"})}function sB(e10){return new e10({type:"unknown"})}
function oB(e10,t){return new e10({type:"never",...z(t)})}function Lh(e10,t){return new e10({type:"date",coerce:true,...z(t)})}function _c(e10,t){return new T$(
{check:"less_than",...z(t),value:e10,inclusive:false})}function wa(e10,t){return new T$({check:"less_than",...z(t),value:e10,inclusive:true})}function yc(e10,t){
return new N$({check:"greater_than",...z(t),value:e10,inclusive:false})}function $a(e10,t){return new N$({check:"greater_than",...z(t),value:e10,inclusive:true})}
function bh(e10,t){return new gF({check:"multiple_of",...z(t),value:e10})}function Ck(e10,t){return new _F({check:"max_length",...z(t),maximum:e10})}function vc(e10,t){
return new yF({check:"min_length",...z(t),minimum:e10})}function Mk(e10,t){return new vF({check:"length_equals",...z(t),length:e10})}function lB(e10,t){return new wF(
{check:"string_format",format:"regex",...z(t),pattern:e10})}function cB(e10){return new $F({check:"string_format",format:"lowercase",...z(e10)})}function uB(e10){
return new kF({check:"string_format",format:"uppercase",...z(e10)})}function pB(e10,t){return new xF({check:"string_format",format:"includes",...z(t),includes:e10})}
function fB(e10,t){return new SF({check:"string_format",format:"starts_with",...z(t),prefix:e10})}function dB(e10,t){return new OF({check:"string_format",format:"\
ends_with",...z(t),suffix:e10})}function An(e10){return new EF({check:"overwrite",tx:e10})}function hB(e10){return An(t=>t.normalize(e10))}function mB(){return An(
e10=>e10.trim())}function gB(){return An(e10=>e10.toLowerCase())}function bB(){return An(e10=>e10.toUpperCase())}function _B(){return An(e10=>m$(e10))}function yB(e10,t,r){
return new e10({type:"array",element:t,...z(r)})}function vB(e10,t,r){return new e10({type:"custom",check:"custom",fn:t,...z(r)})}function wB(e10,t){let r=$B(a=>(a.
addIssue=n=>{if(typeof n=="string")a.issues.push(uc(n,a.value,r._zod.def));else{let i=n;i.fatal&&(i.continue=false),i.code??(i.code="custom"),"input"in i||(i.input=
a.value),i.inst??(i.inst=r),i.continue??(i.continue=!r._zod.def.abort),a.issues.push(uc(i))}},e10(a.value,a)),t);return r}function $B(e10,t){let r=new tt({check:"\
custom",...z(t)});return r._zod.check=e10,r}var n$=new WeakSet([Object.prototype,Error.prototype]);function ac(e10,t,r){Object.defineProperty(e10,t,{configurable:true,
enumerable:false,get(){let a=r(this);return Object.defineProperty(this,t,{value:a,configurable:true,writable:true}),a},set(a){Object.defineProperty(this,t,{value:a,
configurable:true,writable:true})}})}var kB=(e10,t)=>{jF.init(e10,t),e10.name="ZodError";let r=Object.getPrototypeOf(e10);n$.has(r)||(n$.add(r),ac(r,"format",a=>n=>PF(
a,n)),ac(r,"flatten",a=>n=>MF(a,n)),ac(r,"addIssue",a=>n=>{a.issues.push(n),a.message=JSON.stringify(a.issues,lc,2)}),ac(r,"addIssues",a=>n=>{a.issues.push(...n),
a.message=JSON.stringify(a.issues,lc,2)}),Object.defineProperty(r,"isEmpty",{configurable:true,enumerable:false,get(){return this.issues.length===0}}))},yt=S("Z\
odError",kB,void 0,{Parent:Error}),xB=Sh(yt),SB=Oh(yt),Pk=Eh(yt),OB=Ah(yt),EB=UF(yt),AB=qF(yt),TB=WF(yt),NB=GF(yt),IB=HF(yt),jB=VF(yt),CB=JF(yt),MB=KF(yt);function PB(){
_t.localeError||Gt(C4())}function ys(){_t.memoizer||Gt({memoizer:N4()})}var ae=S("ZodType",(e10,t)=>(PB(),te.init(e10,t),e10.def=t,e10.type=t.type,e10),{check(...e10){
let t=this.def;return this.clone(G.mergeDefs(t,{checks:[...t.checks??[],...e10.map(r=>typeof r=="function"?{_zod:{check:r,def:{check:"custom"},onattach:[]}}:r)]}),
{parent:true})},with(...e10){return this.check(...e10)},clone(e10,t){return gr(this,e10,t)},brand(){return this},register(e10,t){return e10.add(this,t),this},refine(e10,t){
return this.check(kU(e10,t))},superRefine(e10,t){return this.check(xU(e10,t))},overwrite(e10){return this.check(An(e10))},optional(){return yh(this)},exactOptional(){
return Lc(this)},nullable(){return s$(this)},nullish(){return yh(s$(this))},nonoptional(e10){return mU(this,e10)},array(){return P(this)},or(e10){return Y([this,
e10])},and(e10){return qk(this,e10)},transform(e10){return o$(this,Wk(e10))},default(e10){return dU(this,e10)},prefault(e10){return hU(this,e10)},catch(e10){return bU(
this,e10)},pipe(e10){return o$(this,e10)},readonly(){return vU(this)},describe(e10){let t=this.clone();return xn.add(t,{description:e10}),t},meta(...e10){if(e10.
length===0)return xn.get(this);let t=this.clone();return xn.add(t,e10[0]),t},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(
null).success},apply(e10,...t){return t.length===0?e10(this):e10(this,...t)},get"~standard"(){return G.hide(this,"~standard",{...M$(this),jsonSchema:{input:bc(this,
"input"),output:bc(this,"output")}})},set"~standard"(e10){G.own(this,"~standard",e10)},parse:function e(t,r){return xB(this,t,r,{callee:e})},parseAsync:async function e2(t,r){
return await SB(this,t,r,{callee:e2})},safeParse(e10,t){return Pk(this,e10,t)},async safeParseAsync(e10,t){return OB(this,e10,t)},get spa(){return this?.safeParseAsync},
set spa(e10){G.own(this,"spa",e10)},validate(e10,t){return FF(this,e10,t)},validateAsync(e10,t){return BF(this,e10,t)},encode:function e3(t,r){return EB(this,t,
r,{callee:e3})},decode:function e5(t,r){return AB(this,t,r,{callee:e5})},encodeAsync:async function e6(t,r){return await TB(this,t,r,{callee:e6})},decodeAsync:async function e7(t,r){
return await NB(this,t,r,{callee:e7})},safeEncode(e10,t){return IB(this,e10,t)},safeDecode(e10,t){return jB(this,e10,t)},async safeEncodeAsync(e10,t){return CB(
this,e10,t)},async safeDecodeAsync(e10,t){return MB(this,e10,t)},toJSONSchema(e10){return u4(this,{})(e10)},get description(){return xn.get(this)?.description},
get _def(){return this._zod.def}}),Rk=S("_ZodString",(e10,t)=>{Th.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>Q$(e10,r,a,n)},G.derived({format:e10=>Pe(
e10).format??null,minLength:e10=>Pe(e10).minimum??null,maxLength:e10=>Pe(e10).maximum??null},{regex(...e10){return this.check(lB(...e10))},includes(...e10){return this.
check(pB(...e10))},startsWith(...e10){return this.check(fB(...e10))},endsWith(...e10){return this.check(dB(...e10))},min(...e10){return this.check(vc(...e10))},
max(...e10){return this.check(Ck(...e10))},length(...e10){return this.check(Mk(...e10))},nonempty(...e10){return this.check(vc(1,...e10))},lowercase(e10){return this.
check(cB(e10))},uppercase(e10){return this.check(uB(e10))},trim(){return this.check(mB())},normalize(...e10){return this.check(hB(...e10))},toLowerCase(){return this.
check(gB())},toUpperCase(){return this.check(bB())},slugify(){return this.check(_B())}})),Cc=S("ZodString",(e10,t)=>{Th.init(e10,t),Rk.init(e10,t)},{email(e10){
return this.check(Nk(Lk,e10))},url(e10){return this.check(Ik(zk,e10))},jwt(e10){return this.check(Q4(QB,e10))},emoji(e10){return this.check(D4(FB,e10))},guid(e10){
return this.check(P4(LB,e10))},uuid(e10){return this.check(R4(nc,e10))},uuidv4(e10){return this.check(L4(nc,e10))},uuidv6(e10){return this.check(z4(nc,e10))},uuidv7(e10){
return this.check(F4(nc,e10))},nanoid(e10){return this.check(B4(DB,e10))},cuid(e10){return this.check(U4(BB,e10))},cuid2(e10){return this.check(q4(UB,e10))},ulid(e10){
return this.check(W4(qB,e10))},base64(e10){return this.check(jk(Fk,e10))},base64url(e10){return this.check(Y4(YB,e10))},xid(e10){return this.check(G4(WB,e10))},
ksuid(e10){return this.check(H4(GB,e10))},ipv4(e10){return this.check(V4(HB,e10))},ipv6(e10){return this.check(J4(VB,e10))},cidrv4(e10){return this.check(K4(JB,
e10))},cidrv6(e10){return this.check(Z4(KB,e10))},e164(e10){return this.check(X4(XB,e10))},datetime(e10){return this.check(Tc(vs,e10))},date(e10){return this.check(
Nc(ws,e10))},time(e10){return this.check(Ic($s,e10))},duration(e10){return this.check(jc(ks,e10))}});function $(e10){return M4(Cc,e10)}var ye=S("ZodStringFormat",
(e10,t)=>{de.init(e10,t),Rk.init(e10,t)}),vs=S("ZodISODateTime",(e10,t)=>{hD.init(e10,t),ye.init(e10,t)}),ws=S("ZodISODate",(e10,t)=>{mD.init(e10,t),ye.init(e10,
t)}),$s=S("ZodISOTime",(e10,t)=>{gD.init(e10,t),ye.init(e10,t)}),ks=S("ZodISODuration",(e10,t)=>{bD.init(e10,t),ye.init(e10,t)}),Lk=S("ZodEmail",(e10,t)=>{eD.init(
e10,t),ye.init(e10,t)});function RB(e10){return Nk(Lk,e10)}var LB=S("ZodGUID",(e10,t)=>{XF.init(e10,t),ye.init(e10,t)}),nc=S("ZodUUID",(e10,t)=>{QF.init(e10,t),
ye.init(e10,t)}),zk=S("ZodURL",(e10,t)=>{sD.init(e10,t),ye.init(e10,t)});function zB(e10){return Ik(zk,e10)}var FB=S("ZodEmoji",(e10,t)=>{oD.init(e10,t),ye.init(
e10,t)}),DB=S("ZodNanoID",(e10,t)=>{lD.init(e10,t),ye.init(e10,t)}),BB=S("ZodCUID",(e10,t)=>{cD.init(e10,t),ye.init(e10,t)}),UB=S("ZodCUID2",(e10,t)=>{uD.init(e10,
t),ye.init(e10,t)}),qB=S("ZodULID",(e10,t)=>{pD.init(e10,t),ye.init(e10,t)}),WB=S("ZodXID",(e10,t)=>{fD.init(e10,t),ye.init(e10,t)}),GB=S("ZodKSUID",(e10,t)=>{dD.
init(e10,t),ye.init(e10,t)}),HB=S("ZodIPv4",(e10,t)=>{_D.init(e10,t),ye.init(e10,t)}),VB=S("ZodIPv6",(e10,t)=>{vD.init(e10,t),ye.init(e10,t)}),JB=S("ZodCIDRv4",
(e10,t)=>{wD.init(e10,t),ye.init(e10,t)}),KB=S("ZodCIDRv6",(e10,t)=>{kD.init(e10,t),ye.init(e10,t)}),Fk=S("ZodBase64",(e10,t)=>{xD.init(e10,t),ye.init(e10,t)});
function ZB(e10){return jk(Fk,e10)}var YB=S("ZodBase64URL",(e10,t)=>{OD.init(e10,t),ye.init(e10,t)}),XB=S("ZodE164",(e10,t)=>{ED.init(e10,t),ye.init(e10,t)}),QB=S(
"ZodJWT",(e10,t)=>{TD.init(e10,t),ye.init(e10,t)}),xs=S("ZodNumber",(e10,t)=>{D$.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>ek(e10,r,a,n),e10.
isFinite=true},G.derived({minValue:e10=>{let{minimum:t,exclusiveMinimum:r}=Pe(e10);return Math.max(t??Number.NEGATIVE_INFINITY,r??Number.NEGATIVE_INFINITY)},maxValue:e10=>{
let{maximum:t,exclusiveMaximum:r}=Pe(e10);return Math.min(t??Number.POSITIVE_INFINITY,r??Number.POSITIVE_INFINITY)},isInt:e10=>{let{isInt:t,multipleOf:r}=Pe(e10);
return!!t||!!r?.some(Number.isSafeInteger)},format:e10=>Pe(e10).format??null},{gt(e10,t){return this.check(yc(e10,t))},gte(e10,t){return this.check($a(e10,t))},
min(e10,t){return this.check($a(e10,t))},lt(e10,t){return this.check(_c(e10,t))},lte(e10,t){return this.check(wa(e10,t))},max(e10,t){return this.check(wa(e10,t))},
int(e10){return this.check(L(e10))},safe(e10){return this.check(L(e10))},positive(e10){return this.check(yc(0,e10))},nonnegative(e10){return this.check($a(0,e10))},
negative(e10){return this.check(_c(0,e10))},nonpositive(e10){return this.check(wa(0,e10))},multipleOf(e10,t){return this.check(bh(e10,t))},step(e10,t){return this.
check(bh(e10,t))},finite(){return this}}));function $e(e10){return eB(xs,e10)}var eU=S("ZodNumberFormat",(e10,t)=>{ND.init(e10,t),xs.init(e10,t)});function L(e10){
return tB(eU,e10)}var Mc=S("ZodBoolean",(e10,t)=>{ID.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>tk(e10,r,a,n)});function H(e10){return rB(Mc,
e10)}var zh=S("ZodBigInt",(e10,t)=>{jD.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>rk(e10,r,a,n)},G.derived({minValue:e10=>Pe(e10).minimum??null,
maxValue:e10=>Pe(e10).maximum??null,format:e10=>Pe(e10).format??null},{gte(e10,t){return this.check($a(e10,t))},min(e10,t){return this.check($a(e10,t))},gt(e10,t){
return this.check(yc(e10,t))},lt(e10,t){return this.check(_c(e10,t))},lte(e10,t){return this.check(wa(e10,t))},max(e10,t){return this.check(wa(e10,t))},positive(e10){
return this.check(yc(BigInt(0),e10))},negative(e10){return this.check(_c(BigInt(0),e10))},nonpositive(e10){return this.check(wa(BigInt(0),e10))},nonnegative(e10){
return this.check($a(BigInt(0),e10))},multipleOf(e10,t){return this.check(bh(e10,t))}})),tU=S("ZodUndefined",(e10,t)=>{CD.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=
(r,a,n)=>nk(e10,r,a,n)});function Ss(e10){return aB(tU,e10)}var rU=S("ZodNull",(e10,t)=>{MD.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>ak(e10,
r,a,n)});function Tn(e10){return nB(rU,e10)}var aU=S("ZodAny",(e10,t)=>{PD.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>sk(e10,r,a,n)});function nU(){
return iB(aU)}var iU=S("ZodUnknown",(e10,t)=>{RD.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>ok(e10,r,a,n)});function He(){return sB(iU)}var sU=S(
"ZodNever",(e10,t)=>{LD.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>ik(e10,r,a,n)});function Dk(e10){return oB(sU,e10)}var Fh=S("ZodDate",(e10,t)=>{
zD.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>lk(e10,r,a,n),e10.min=(r,a)=>e10.check($a(r,a)),e10.max=(r,a)=>e10.check(wa(r,a))},G.derived({
minDate:e10=>{let{minimum:t}=Pe(e10);return t?new Date(t):null},maxDate:e10=>{let{maximum:t}=Pe(e10);return t?new Date(t):null}},{})),Bk=S("ZodArray",(e10,t)=>{
ys(),BD.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>dk(e10,r,a,n),e10.element=t.element},{min(e10,t){return this.check(vc(e10,t))},nonempty(e10){
return this.check(vc(1,e10))},max(e10,t){return this.check(Ck(e10,t))},length(e10,t){return this.check(Mk(e10,t))},unwrap(){return this.element}});function P(e10,t){
return yB(Bk,e10,t)}var Pc=S("ZodObject",(e10,t)=>{ys(),WD.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>hk(e10,r,a,n),G.installLazyProp(e10,"s\
hape",r=>r._zod.def.shape,false)},{keyof(){return V(Object.keys(this._zod.def.shape))},catchall(e10){return this.clone(G.mergeDefs(this._zod.def,{catchall:e10}))},
passthrough(){return this.clone(G.mergeDefs(this._zod.def,{catchall:He()}))},loose(){return this.clone(G.mergeDefs(this._zod.def,{catchall:He()}))},strict(){return this.
clone(G.mergeDefs(this._zod.def,{catchall:Dk()}))},strip(){return this.clone(G.mergeDefs(this._zod.def,{catchall:void 0}))},extend(e10){return G.extend(this,e10)},
safeExtend(e10){return G.safeExtend(this,e10)},merge(e10){return G.merge(this,e10)},pick(e10){return G.pick(this,e10)},omit(e10){return G.omit(this,e10)},partial(...e10){
return G.partial(Rc,this,e10[0])},exactPartial(...e10){return G.partial(Bh,this,e10[0],"exactPartial")},required(...e10){return G.required(Vk,this,e10[0])}});function I(e10,t){
let r={type:"object",shape:e10??{},...G.normalizeParams(t)};return new Pc(r)}function j(e10,t){return new Pc({type:"object",shape:e10,catchall:Dk(),...G.normalizeParams(
t)})}function Nn(e10,t){return new Pc({type:"object",shape:e10,catchall:He(),...G.normalizeParams(t)})}var Dh=S("ZodUnion",(e10,t)=>{q$.init(e10,t),ae.init(e10,
t),e10._zod.processJSONSchema=(r,a,n)=>mk(e10,r,a,n),e10.options=t.options});function Y(e10,t){return new Dh({type:"union",options:e10,...G.normalizeParams(t)})}
var Uk=S("ZodDiscriminatedUnion",(e10,t)=>{Dh.init(e10,t),HD.init(e10,t)});function oU(e10,t,r){return new Uk({type:"union",options:t,discriminator:e10,...G.normalizeParams(
r)})}var lU=S("ZodIntersection",(e10,t)=>{VD.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>gk(e10,r,a,n)});function qk(e10,t){return new lU({type:"\
intersection",left:e10,right:t})}var cU=S("ZodTuple",(e10,t)=>{ys(),JD.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>bk(e10,r,a,n)},{rest(e10){
return this.clone({...this._zod.def,rest:e10})},partial(){let e10=this._zod.def;if(e10.checks?.length)throw new Error(".partial() cannot be used on tuple schema\
s containing refinements");return this.clone({...e10,items:e10.items.map(t=>new Rc({type:"optional",innerType:t}))})}});function vt(e10,t,r){let a=t instanceof te,
n=a?r:t,i=a?t:null;return new cU({type:"tuple",items:e10,rest:i,...G.normalizeParams(n)})}var i$=S("ZodRecord",(e10,t)=>{ys(),KD.init(e10,t),ae.init(e10,t),e10.
_zod.processJSONSchema=(r,a,n)=>_k(e10,r,a,n),e10.keyType=t.keyType,e10.valueType=t.valueType});function Ie(e10,t,r){return!t||!t._zod?new i$({type:"record",keyType:$(),
valueType:e10,...G.normalizeParams(t)}):new i$({type:"record",keyType:e10,valueType:t,...G.normalizeParams(r)})}var _h=S("ZodEnum",(e10,t)=>{ZD.init(e10,t),ae.init(
e10,t),e10._zod.processJSONSchema=(a,n,i)=>ck(e10,a,n,i),e10.enum=t.entries,e10.options=[...e10._zod.values];let r=new Set(Object.keys(t.entries));e10.extract=(a,n)=>{
let i={};for(let s of a)if(r.has(s))i[s]=t.entries[s];else throw new Error(`Key ${s} not found in enum`);return new _h({...t,checks:[],...G.normalizeParams(n),entries:i})},
e10.exclude=(a,n)=>{let i={...t.entries};for(let s of a)if(r.has(s))delete i[s];else throw new Error(`Key ${s} not found in enum`);return new _h({...t,checks:[],
...G.normalizeParams(n),entries:i})}});function V(e10,t){let r=Array.isArray(e10)?Object.fromEntries(e10.map(a=>[a,a])):e10;return new _h({type:"enum",entries:r,
...G.normalizeParams(t)})}var uU=S("ZodLiteral",(e10,t)=>{YD.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>uk(e10,r,a,n),e10.values=new Set(t.values),
Object.defineProperty(e10,"value",{get(){if(t.values.length>1)throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");return t.
values[0]}})});function he(e10,t){return new uU({type:"literal",values:Array.isArray(e10)?e10:[e10],...G.normalizeParams(t)})}var pU=S("ZodTransform",(e10,t)=>{
ys(),XD.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>fk(e10,r,a,n),e10._zod.parse=(r,a)=>{if(a.direction==="backward")throw new l$(e10.constructor.
name);r.addIssue=i=>{if(typeof i=="string")r.issues.push(G.issue(i,r.value,t));else{let s=i;s.fatal&&(s.continue=false),s.code??(s.code="custom"),"input"in s||(s.
input=r.value),s.inst??(s.inst=e10),r.issues.push(G.issue(s))}};let n=t.transform(r.value,r);return n instanceof Promise?n.then(i=>(r.value=i,r)):(r.value=n,r)}});
function Wk(e10){return new pU({type:"transform",transform:e10})}var Rc=S("ZodOptional",(e10,t)=>{W$.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>jh(
e10,r,a,n),e10.unwrap=()=>e10._zod.def.innerType});function yh(e10){return new Rc({type:"optional",innerType:e10})}var Bh=S("ZodExactOptional",(e10,t)=>{QD.init(
e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>jh(e10,r,a,n),e10.unwrap=()=>e10._zod.def.innerType});function Lc(e10){return new Bh({type:"optional",
innerType:e10})}var fU=S("ZodNullable",(e10,t)=>{e4.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>yk(e10,r,a,n),e10.unwrap=()=>e10._zod.def.innerType});
function s$(e10){return new fU({type:"nullable",innerType:e10})}var Gk=S("ZodDefault",(e10,t)=>{t4.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>$k(
e10,r,a,n),e10.unwrap=()=>e10._zod.def.innerType,e10.removeDefault=e10.unwrap});function dU(e10,t){return new Gk({type:"default",innerType:e10,get defaultValue(){
return typeof t=="function"?t():G.shallowClone(t)}})}var Hk=S("ZodPrefault",(e10,t)=>{r4.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>kk(e10,r,
a,n),e10.unwrap=()=>e10._zod.def.innerType});function hU(e10,t){return new Hk({type:"prefault",innerType:e10,get defaultValue(){return typeof t=="function"?t():
G.shallowClone(t)}})}var Vk=S("ZodNonOptional",(e10,t)=>{a4.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>vk(e10,r,a,n),e10.unwrap=()=>e10._zod.
def.innerType});function mU(e10,t){return new Vk({type:"nonoptional",innerType:e10,...G.normalizeParams(t)})}var gU=S("ZodCatch",(e10,t)=>{n4.init(e10,t),ae.init(
e10,t),e10._zod.processJSONSchema=(r,a,n)=>xk(e10,r,a,n),e10.unwrap=()=>e10._zod.def.innerType,e10.removeCatch=e10.unwrap});function bU(e10,t){return new gU({type:"\
catch",innerType:e10,catchValue:typeof t=="function"?t:G.constantCatch(t)})}var Jk=S("ZodPipe",(e10,t)=>{G$.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=
(r,a,n)=>Sk(e10,r,a,n),e10.in=t.in,e10.out=t.out});function o$(e10,t){return new Jk({type:"pipe",in:e10,out:t})}var _U=S("ZodPreprocess",(e10,t)=>{Jk.init(e10,t),
i4.init(e10,t)}),yU=S("ZodReadonly",(e10,t)=>{s4.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>Ok(e10,r,a,n),e10.unwrap=()=>e10._zod.def.innerType});
function vU(e10){return new yU({type:"readonly",innerType:e10})}var wU=S("ZodLazy",(e10,t)=>{o4.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>Ek(
e10,r,a,n),e10.unwrap=()=>e10._zod.def.getter()});function zc(e10){return new wU({type:"lazy",getter:e10})}var $U=S("ZodCustom",(e10,t)=>{l4.init(e10,t),ae.init(
e10,t),e10._zod.processJSONSchema=(r,a,n)=>pk(e10,r,a,n)});function kU(e10,t={}){return vB($U,e10,t)}function xU(e10,t){return wB(e10,t)}function Uh(e10){let t=zc(
()=>Y([$(e10),$e(),H(),Tn(),P(t),Ie($(),t)]));return t}function SU(e10,t){return new _U({type:"pipe",in:Wk(e10),out:t})}var J=()=>$().refine(e10=>!new RegExp("\\\
p{Surrogate}","u").test(e10),"holds a lone surrogate"),qh=()=>J().regex(/^[^\u0000-\u001f\u007f]*$/,"holds a line break or another control character").regex(/\S/,
"is blank"),ue=e10=>H().optional().describe(e10),In=()=>$().regex(/^[0-9a-f]{64}$/,"is not a SHA-256 (64 digits 0-9 a-f)"),se=J().min(1).describe("File in the c\
heckout: relative to its root, / between its parts. Absolute inside the checkout or under `cwd`."),ke=(e10,...t)=>t.reduce((r,[a,n,i])=>r.refine(n,{path:[a],...i!==
void 0&&{message:i},when:Wr}),e10),Wr=({value:e10})=>typeof e10=="object"&&e10!==null,Re=(e10,...t)=>{let r=[e10,...t],a=n=>r.filter(i=>n[i]!==void 0).length;return{
rules:[[e10,n=>a(n)>0,`The step needs one of ${r.join(", ")}.`],[t[0]??e10,n=>a(n)<2,`cannot be combined with another of them; keep one of ${r.join(", ")}`]],schema:{
oneOf:r.map(n=>({required:[n]}))}}},Q=e10=>{let t;return()=>t??=e10()};import{core_text_utf8_cache$e as Dc,core_text_utf8_cache$g as OU,core_text_utf8_cache$h as EU,
core_text_utf8_cache$i as Os,core_text_utf8_cache$k as AU,core_text_utf8_cache$l as TU,core_text_utf8_cache$m as NU,core_text_utf8_cache$p as IU}from"./hook.js";
import{core_text_splice$f as jU}from"./hook.js";var Hh=e10=>typeof e10=="string"?Bc(e10).plain:e10.map(t=>Bc(t).plain),Qk=e10=>{let t;for(let r of We(e10).flatMap(
a=>Xi(a)??[a])){let{groups:a,fault:n}=Bc(r);if(n!==void 0)return n;let i=new Set(a.map(({name:s})=>s));t=t===void 0?i:new Set([...t].filter(s=>i.has(s)))}return t??
new Set},CU=(e10,t)=>{for(let r of We(t).flatMap(a=>Xi(a)??[])){let a=UU(Bc(r),e10);if(a)return a}return new Map},MU=["dir","name","ext"],e1=/\$(\$?)<([A-Za-z_]\w*)>/g,
PU=(e10,t)=>e10.replace(e1,(r,a,n)=>a?r.slice(1):t.get(n)??r),RU=(e10,t)=>Array.from(e10.matchAll(e1)).find(([,r,a=""])=>!r&&!t.has(a))?.[2],LU=/\\.|\(\?P?<([A-Za-z_]\w*)>|\)/gsu,
Bc=e10=>{let t=[],r=[],[a,n,i]=["",0,void 0];for(let{0:s,1:o,index:l}of e10.matchAll(LU))s.startsWith("\\")||s===")"&&t.length===0||(a+=e10.slice(n,l),n=l+s.length,
o!==void 0?([...t,...r].some(c=>c.name===o)&&(i=`has two groups of the name ${o}`),t.push({name:o,start:a.length})):r.push({...t.pop(),end:a.length}));return t.
length>0&&(i=`has a group ${t.at(-1)?.name} that is not closed by a )`),{plain:a+e10.slice(n),groups:r,fault:i}},Gh=()=>true,zU=e10=>e10==="/",FU=e10=>e10!=="/",
DU=e10=>{let t=e10.includes("/")?[]:[{at:-1,takes:"folders",test:Gh}],r=e10.startsWith("/")?1:0,a=e10.slice(r).split("/");for(let[n,i]of a.entries()){if(i===""||
i==="."){r+=i.length+1;continue}let s=BU(i,r,n===a.length-1);if(!s)return;t.push(...s),r+=i.length+1}return t},BU=(e10,t,r)=>{if(Yi(e10)&&!r)return[{at:t,takes:"\
folders",test:Gh}];if(Yi(e10))return["one","any"].map(i=>({at:t,takes:i,test:Gh}));let a=Il(e10,false);if(typeof a=="string")return;let n=Array.from(e10.matchAll(
Nl),({index:i},s)=>{let o=a.tests[s];return o===ot||o===void 0?{at:t+i,takes:"name",test:FU}:{at:t+i,takes:"one",test:l=>l!=="/"&&o(l)}});return r?n:[...n,{at:t+
e10.length,takes:"one",test:zU}]},UU=({plain:e10,groups:t},r)=>{let a=/(?<!\\)\/(?:\.?\/)*\.?$/.exec(e10),n=a!==null,i=DU(e10.slice(0,a?.index)),s=Array.from(r),
o=i&&qU(i,s,n);if(!o)return;let l=c=>{let u=i.findIndex(({at:p})=>p>=c);return o[u<0?i.length:u]??s.length};return new Map(t.map(({name:c,start:u,end:p})=>[c,s.
slice(l(u),l(p)).join("")]))},qU=(e10,t,r)=>{let a=WU(t),n=GU(e10,t,{take:a,foldersOnly:r});if(n[0]?.[0]!==1)return;let i=[0];for(let[s,o]of e10.entries()){let l=i.
at(-1)??0;if(o.takes==="one")l+=1;else for(let c=a(o,l);n[s]?.[c]===1;c=a(o,l))l=c;i.push(l)}return i},WU=e10=>{let t=Array(e10.length+1).fill(-1);for(let r=e10.
length-1;r>=0;r-=1)t[r]=e10[r]==="/"?r+1:t[r+1]??-1;return({takes:r,test:a},n)=>{let i=e10[n];return i===void 0?-1:r==="folders"?t[n]??-1:a(i)?n+1:-1}},GU=(e10,t,{
take:r,foldersOnly:a})=>{let n=(o,l)=>+(l===t.length?!a:t[l]==="/"),i=Uint8Array.from({length:t.length+1},n),s=[i];for(let o of e10.toReversed()){let l=new Uint8Array(
t.length+1);for(let c=t.length;c>=0;c-=1){let u=r(o,c);l[c]=o.takes==="one"?i[u]??0:i[c]||(l[u]??0)}s.push(l),i=l}return s.reverse()},Kk=()=>J().min(1,"is empty\
; write a pattern such as src/**/*.ts").max(1024,"is over 1024 characters"),jn=()=>Y([Kk(),P(Kk()).min(1,"is an empty list")],"is not a pattern or a list of pat\
terns"),Fc=()=>J().min(1,"is empty"),Vh={contains:Fc().exactOptional().describe("True where the file contains this text, line ends aside; with a glob, where any\
 file does.").meta({examples:['"react":']}),not_contains:Fc().exactOptional().describe("True where no such file contains this text.").meta({examples:["SPDX-Lice\
nse-Identifier"]}),matches:Fc().exactOptional().describe("True where the file has a match of this regular expression (RE2); with a glob, where any file has.").meta(
{examples:['(?m)^import .* from "react"']}),not_matches:Fc().exactOptional().describe("True where no such file has a match of this regular expression (RE2).").meta(
{examples:["(?m)^// Copyright"]})},t1=Object.keys(Vh),HU=j({...Vh,not_imported:he(true,"is not true; leave it out instead").exactOptional().describe("True where\
 no other file imports this one, or may: imports of JavaScript, TypeScript and Python, and its path in their texts and in configuration.").meta({examples:[true]})}).
refine(e10=>Object.values(e10).some(t=>t!==void 0),{message:`is empty; give at least one of ${t1.join(", ")}, not_imported`,when:Wr}),Zk=["exists","glob",...t1],
VU=ke(j({file_path:J().min(1,"is empty").exactOptional().describe("The file to look at; by default the step's own. A step with a glob has none.").meta({examples:[
"package.json"]}),glob:jn().exactOptional().describe("Look at every tracked text file that this pattern names; true when it holds of any of them.").meta({examples:[
"src/**/*.tsx",["*.js","*.ts"]]}),exists:H().exactOptional().describe("Whether the file exists; of a glob, whether it names any file.").meta({examples:[true]}),
...Vh}),["exists",e10=>Zk.some(t=>e10[t]!==void 0),`The condition says nothing; give at least one of ${Zk.join(", ")}.`],["glob",({file_path:e10,glob:t})=>e10===
void 0||t===void 0,"cannot be combined with file_path; keep one of the two"]),Wh=()=>L().min(0,"is below 0"),JU=Y([Wh(),j({min:Wh().exactOptional().describe("Mi\
nimum.").meta({default:1}),max:Wh().exactOptional().describe("Maximum; by default any number.").meta({examples:[40]})}).refine(({min:e10,max:t})=>e10!==void 0||
t!==void 0,{message:"is empty; give min, max or both",when:Wr}).refine(({min:e10=1,max:t=Number.POSITIVE_INFINITY})=>e10<=t,{path:["max"],message:"is below min,\
 which is 1 where it is not given",when:Wr})],"is not a number from 0 on, nor { min, max }"),Te={glob:jn().optional().describe("Instead of one file: every track\
ed text file that this .gitignore pattern names, relative to the root; braces such as `*.{js,ts}` work too. Or a list of patterns.").meta({examples:["src/**/*.t\
s","*.{js,ts}",["src/**","test/**"]]}),exclude:jn().optional().describe("With glob: files that it names and the step leaves alone.").meta({examples:["**/*.min.j\
s",["vendor/**","dist/**"]]}),only_if:HU.optional().describe("With glob: only files for which all of this is true.").meta({examples:[{contains:"react"},{not_contains:"\
SPDX-License-Identifier"}]}),expect_matches:JU.optional().describe("Number of matches in all files together; for Write, Delete, Move, Set, Unset, Import and Con\
vert, the number of files. Either a number or { min, max }. With 0 or `min: 0` the step may find nothing. Required for a glob under `reads: strict`.").meta({examples:[
12,{min:0},{min:1,max:40}]}),skip_unsupported:ue("With glob: pass over files that cannot be edited (notebooks, other encodings, over 1 GiB) and note them. By de\
fault they refuse the step.").meta({default:false})},rt=(...e10)=>["exclude","only_if",...e10].map(t=>[t,r=>r[t]===void 0||r.glob!==void 0,"needs a glob"]),Ht=[
"glob",({glob:e10})=>{let t=e10===void 0?new Set:Qk(e10);return typeof t!="string"&&t.size===0},"has groups, which only Write and Move take"],Uc=e10=>(t,{addIssue:r})=>{
let{glob:a}=t;if(a===void 0)return;let n=Qk(a);if(typeof n=="string"){r({code:"custom",path:["glob"],message:n});return}let i=new Set([...n,...MU]);for(let s of e10){
let o=t[s],l=typeof o=="string"?RU(o,i):void 0;if(l===void 0)continue;let c=`names $<${l}>, and not every pattern of glob has a group (?<${l}>\u2026); write $$<${l}\
> for the text itself`;r({code:"custom",path:[s],message:c})}},qc=()=>Y([H(),V(["true","false"]).transform(e10=>e10==="true").pipe(H())],"is not true or false").
optional().describe("Replace every occurrence instead of exactly one.").meta({default:false}),Wc=e10=>ue(e10).meta({default:false}),Gc=({file_path:e10="",glob:t})=>t===
void 0?e10:We(t).join(", "),Es=()=>ue("Take a comment such as `... existing code ...` literally, although the step removes many lines.").meta({default:false});function As(e10,t){
let r=fs(oe(e10),oe(t));if(r.length===0)return;let a=`${r.length===1?"Line":"Lines"} ${r.slice(0,10).join(", ")} of the new text`,n=JSON.stringify(oe(t).split(`\

`)[r[0]-1]?.trim());return F("ELISION",`${a} (${n}) ${r.length===1?"says":"say"} that something stays, and the step takes it away. Write the whole text; a step \
of a plan that means it has allow_elision: true.`)}var Hc={name:"Write",input:Q(KU),call:{title:"Write a file",description:"Creates a file, or replaces all of i\
t.",isIdempotent:true,input:Q(r1)},effect:"creates",touches:({file_path:e10})=>[{path:e10,effects:Aa}],rule:["creates"],fileKey:"file_path",destination:"file_pa\
th",doing:"Writing",facts:({file_path:e10,glob:t,content_base64:r,executable:a})=>[t===void 0?"Creates the file or replaces all of it":`Writes ${e10} for each o\
f them`,...r===void 0||Yk(r)!==void 0?[]:[`Writes ${Buffer.from(r,"base64").length} bytes that are not text`],...a===void 0?[]:[`Makes the file ${a?"":"not "}ex\
ecutable`]],texts:({content:e10,content_base64:t=""})=>({before:"",after:e10??Yk(t)??""}),run:(e10,t)=>{let r=YU(e10,t),{text:a,...n}=r,i=a===void 0?void 0:_a({
...n,text:a},t);return $n(i,()=>XU(e10,r))}};function r1(){return j({file_path:se.meta({examples:["docs/fetch-user.md"]}),content:J().describe("The whole conten\
t of the file, byte for byte.").meta({examples:[`# fetchUser
`]})}).describe("Create a file, or replace all of it.")}function KU(){let{shape:e10}=r1(),t=Re("content","content_base64");return ke(j({file_path:e10.file_path.
describe("Absolute or relative to the root. With glob, where the file for each of its files is: `$<dir>`, `$<name>`, `$<ext>` and the groups of the glob are rep\
laced by parts of the path, as in new_path of Move.").meta({examples:["docs/fetch-user.md","packages/$<pkg>/LICENSE"]}),glob:Te.glob.describe("Write a file for \
each tracked text file that this pattern names. A group `(?<pkg>*)` captures a part of the path, which replaces `$<pkg>` in file_path and content. Or a list of \
patterns.").meta({examples:["packages/(?<pkg>*)/package.json"]}),exclude:Te.exclude,only_if:Te.only_if,content:e10.content.optional().describe("The whole conten\
t of the file, byte for byte. With glob, `$<pkg>` is replaced by what a group captured; `$$<pkg>` is literal."),content_base64:J().refine(ZU,"is not base64").optional().
describe("Instead of content: the bytes of the whole file in base64, white space aside.").meta({examples:["iVBORw0KGgo="]}),allow_elision:Es(),executable:ue("Wh\
ether the file may be executed; absent: as it is, and not for a new file."),expect_matches:Te.expect_matches,skip_existing:Wc("Leave a file that exists as it is\
.")}),...t.rules,...rt("expect_matches")).superRefine(Uc(["file_path","content"])).describe("Create a file, or replace all of it; or one for each file that a gl\
ob names.").meta(t.schema)}var ZU=e10=>{let t=e10.replace(/\s+/g,"");return Buffer.from(t,"base64").toString("base64")===t};function Yk(e10){let t=Buffer.from(e10,
"base64");return Os(t)?void 0:NU(t)}var Aa=["creates"];function YU({file_path:e10,content:t="",content_base64:r},a){let n=Ae(Hc.name,{path:e10,effects:Aa},a),i=n.
ok?n.target.path:e10;if(r===void 0){let c=a.options.trailing_whitespace==="strip"?cs(i,t):t;return{path:i,opened:n,text:c,bytes:void 0}}let s=Buffer.from(r,"bas\
e64"),o=Dc(s),l=o.ok&&!Os(s);return{path:i,opened:n,bytes:s,text:l?AU(o.file,0,s.length):void 0}}function XU({executable:e10,skip_existing:t,allow_elision:r},{opened:a,
text:n="",bytes:i}){if(!a.ok)return a;let{path:s,stat:o}=a.target;if(t&&o?.kind==="file")return{ok:true,path:s,type:"update"};let l={...a.target,content:n,executable:e10},
c=Ne(l,i?eq:QU);if(c)return{ok:false,problem:c};let u=i||r||!o?void 0:As(TU(le(l)),n);return u?{ok:false,problem:u}:i?Ea(l,i):Ea(l,rq(le(l),n),{asIs:false})}var Vc=[
Dr,Hl,ah,cr,gt],QU=[...mt,({content:e10})=>{if(!IU(e10))return F("UNENCODABLE","content contains a lone surrogate. Write the whole character.")},...Vc],eq=[...wn,
gt];function Ea(e10,t,{asIs:r=true}={}){let{path:a,stat:n,executable:i}=e10,s={ok:true,path:a,type:n&&n.size>0?"update":"create",state:ct(t,n?.modified),...Br(e10)},
o=nh(n?.mode??420,i),{file:l,binary:c}=tq(e10.bytes(),t),u=jU(l.bytes,t,EU(l.encoding));if(n&&u.length===0&&o===n.mode)return s;let p=ur(e10,l,u,{mode:o,executable:i,
binary:c,whole:true,asIs:r});return p.ok?{...s,state:ct(p.change.after,n?.modified),change:p.change}:p}function tq(e10,t){let[r,a]=[Dc(e10),Dc(t)];return r.ok&&
a.ok&&(e10.length===0||r.file.encoding===a.file.encoding)&&!Os(e10)&&!Os(t)?{file:r.file,binary:false}:{file:{bytes:e10,encoding:"utf8",bom:0,valid:false},binary:true}}
function rq(e10,t){if(e10.bom===0)return Buffer.from(t,e10.encoding);let r=t.startsWith("\uFEFF")?t.slice(1):t;return Buffer.concat([OU[e10.encoding],Buffer.from(
r,e10.encoding)])}var Jc={name:"Delete",input:Q(nq),call:{title:"Delete a file",description:"Removes a file.",input:Q(aq)},effect:"removes",touches:({file_path:e10=""})=>[
{path:e10,effects:Ta}],rule:["removes"],fileKey:"file_path",isRepeatable:true,doing:"Deleting",facts:({file_path:e10})=>[e10===void 0?"Deletes the files":"Delet\
es the file"],title:e10=>`delete ${Gc(e10)}`,run:iq};function aq(){return j({file_path:se.meta({examples:["src/unused.ts"]})}).describe("Remove a file that was \
read.")}function nq(){let e10=Re("file_path","glob"),{glob:t,exclude:r,only_if:a,expect_matches:n}=Te;return ke(j({file_path:se.optional().meta({examples:["src/\
unused.ts"]}),glob:t,exclude:r,only_if:a,expect_matches:n}),...e10.rules,...rt("expect_matches"),Ht).describe("Remove a file that was read, or every text file t\
hat a glob names.").meta(e10.schema)}var Ta=["removes"];function iq({file_path:e10=""},t){let r=Ae(Jc.name,{path:e10,effects:Ta},t);if(!r.ok)return r;let a=Ne(r.
target,Kc);return a?{ok:false,problem:sq(a)}:{ok:true,path:r.target.path,change:Zc(r.target)}}var sq=e10=>e10.name==="FILE_NOT_FOUND"&&(e10.suggestions??[]).length===
0?{...e10,message:`${e10.message} If it may be deleted already, set \`when: { exists: true }\`.`}:e10,Kc=[e10=>e10.stat?.broken||e10.stat?.kind==="directory"?Xk(
e10):et(e10),...wn,e10=>Xk(e10)],Xk=({path:e10,stat:t})=>t?.link?F("SYMLINK",`${e10} is a symbolic link, and no plan removes or renames links. Use git: git rm, \
or git mv.`):void 0,Zc=({path:e10,stat:t,bytes:r})=>{let[a,n]=[r(),t?.mode];return{path:e10,before:a,after:void 0,mode:n??420,modeBefore:n,...oq(a)??pr}},oq=e10=>{
let t=Dc(e10);if(!(!t.ok||Os(e10)||e10.length===0))return ya(t.file,[{start:0,end:e10.length,replacement:Buffer.alloc(0)}])},lq=({path:e10,from:t})=>t===void 0?
[e10]:[t,e10],Jh=e10=>e10.from===void 0?[e10]:[{path:e10.from,before:e10.before,after:void 0,mode:e10.mode},{...e10,before:void 0}],Cn=e10=>e10.size===void 0&&e10.
after===void 0;var Gr={name:"Move",input:Q(uq),call:{title:"Move a file",description:"Moves or renames a file; its content and mode stay.",input:Q(cq)},effect:"\
renames",touches:Ts,rule:["renames"],fileKey:"file_path",destination:"new_path",isRepeatable:true,doing:"Moving",announce:({file_path:e10="",new_path:t})=>`Movi\
ng ${W(e10)} to ${W(t)}`,facts:({file_path:e10="each of them",new_path:t,imports:r})=>[`Moves ${e10} to ${t}`,...r?["Rewrites its imports in other files"]:[]],title:e10=>pq(
Gc(e10),e10.new_path),run:fq};function cq(){return j({file_path:se.meta({examples:["src/user.ts"]}),new_path:se.describe("The new path of the file; it must be f\
ree. Missing folders are created.").meta({examples:["src/people/user.ts"]})}).describe("Move or rename a file that was read, its content and mode unchanged.")}function uq(){
let e10=Re("file_path","glob"),{glob:t,exclude:r,only_if:a,expect_matches:n}=Te;return ke(j({file_path:se.optional().meta({examples:["src/user.ts"]}),glob:t,exclude:r,
only_if:a,new_path:se.describe("The new path of the file; it must be free. Missing folders are created. With glob, `$<dir>`, `$<name>` and `$<ext>` are the fold\
er of each file (with its /), its name without extension, and its extension with the dot; `$<pkg>` is what a group `(?<pkg>*)` of the glob captured, and `$$<pkg\
>` is literal; a new_path that ends in / keeps the name, and one that ends in /** the path below the folder that the glob begins with.").meta({examples:["src/pe\
ople/user.ts","lib/$<name>$<ext>","docs/","src/**"]}),expect_matches:n,imports:V(["fix","fix-certain"],"is neither fix nor fix-certain").optional().describe("Re\
write the imports of what moves, in JavaScript, TypeScript and Python: those of other files, and its own relative ones. `fix` refuses the step where a place may\
 be such an import and is not certain; `fix-certain` leaves those places as they are and lists them.").meta({examples:["fix"]}),skip_existing:Wc("Leave a file w\
here it is if new_path exists already.")}),...e10.rules,...rt("expect_matches")).superRefine(Uc(["new_path"])).describe("Move or rename a file that was read, or\
 every text file that a glob names; content and mode do not change, but for imports that `imports` asks to rewrite.").meta(e10.schema)}var pq=(e10,t)=>e10.endsWith(
"/**")&&t.endsWith("/**")?`move ${e10.slice(0,-2)} \u2192 ${t.slice(0,-2)||"./"}`:`move ${e10} \u2192 ${t}`;function Ts({file_path:e10="",new_path:t}){return[{path:e10,
effects:["removes","renames"]},{path:t,effects:["creates","renames"]}]}function fq({skip_existing:e10,imports:t,...r},a){let[n,i]=Ts(r),s=Ae(Gr.name,n,a);if(!s.
ok)return s;let o=Ae(Gr.name,i,a);if(!o.ok)return o;if(e10&&o.target.stat?.kind==="file")return{ok:true,path:s.target.path,type:"update"};if(a.needsNoRead&&s.target.
path===o.target.path)return{ok:true,path:s.target.path,type:"update"};let l=dq(s.target,o.target)??hq(s.target,o.target)??Ne(s.target,Kc)??Ne(o.target,[mq]);return l?
{ok:false,problem:l}:gq(s.target,o.target)}var dq=(e10,t)=>e10.path===t.path?F("NO_CHANGE",`file_path and new_path are one file, ${e10.path}. Leave the move out\
.`):void 0,hq=(e10,t)=>e10.stat===void 0&&t.stat?.kind==="file"?F("FILE_NOT_FOUND",`There is no file ${e10.path}, and ${t.path} is there already: it may have be\
en moved. If the step may run again, set \`when: { exists: true }\`.`):void 0,mq=({path:e10,stat:t})=>t?F("FILE_EXISTS",`${e10} exists already. Choose another n\
ew_path, or ${t.link?"remove it with git, since it is a symbolic link":"Delete it first"}.`):void 0;function gq(e10,{path:t}){let[r,a]=[e10.bytes(),e10.stat?.mode??
420];return{ok:true,path:e10.path,change:{path:t,from:e10.path,before:r,after:r,mode:a,modeBefore:a,...pr},state:e10.state??ct(r)}}import{core_text_json$f as Kh}from"./hook.js";
function Na(e10){if(e10.length>Zy.MAX_STRING_LENGTH)return Hr("The notebook is too large to be parsed. Clear its outputs first.","FILE_TOO_LARGE");let t=e10.toString(
"utf8"),r;try{r=JSON.parse(t.startsWith("\uFEFF")?t.slice(1):t)}catch(a){return Hr(`The notebook is not valid JSON: ${a.message}. Correct it and run again.`)}return bq(
r)}function Mn(e10,t){let r;for(let[n,{id:i}]of e10.cells.entries()){if(i===t&&r!==void 0)return;i===t&&(r=n)}if(r!==void 0)return r;let a=/^cell-(\d+)$/.exec(t)?.[1];
return a!==void 0&&Number(a)<e10.cells.length?Number(a):void 0}function bq(e10){if(!Kh(e10))return Hr("The notebook is not a JSON object.");let{nbformat:t,nbformat_minor:r,
cells:a,metadata:n}=e10;if(typeof t!="number"||!Number.isInteger(t))return Hr("The notebook has no nbformat.");if(t<4)return Hr(`The notebook has nbformat ${t}.\
 Convert it with \`jupyter nbconvert --to notebook\` first.`);if(r!==void 0&&!(Number.isInteger(r)&&Number(r)>=0))return Hr("The notebook has an nbformat_minor \
that is no whole number.");if(!Array.isArray(a))return Hr("The notebook has no list of cells.");let i=[];for(let[o,l]of a.entries()){let c=Yc(l);if(typeof c=="s\
tring")return Hr(`Cell ${o} of the notebook (counted from 0) ${c}.`);i.push(c)}let s=t>4||typeof r=="number"&&r>=5;return{ok:true,notebook:{cells:i,hasIds:s,language:Ji(
n)}}}function Yc(e10){if(!Kh(e10))return"is not an object";let{id:t,cell_type:r,source:a,execution_count:n=null,outputs:i=[],attachments:s}=e10;if(typeof r!="st\
ring")return"has no cell_type";if(t!==void 0&&(typeof t!="string"||t===""))return"has an id that is empty or not text";if(n!==null&&typeof n!="number")return"ha\
s an execution_count that is no number";if(!Array.isArray(i))return"has outputs that are no list";let o=Array.isArray(a),l=o?a:[a];return l.every(c=>typeof c=="\
string")?{id:t,type:r,source:l.join(""),listed:o,executionCount:n??void 0,outputs:i,...Kh(s)&&{attachments:Object.keys(s)}}:"has a source that is neither text n\
or a list of lines"}var Hr=(e10,t="NOTEBOOK_INVALID")=>({ok:false,problem:{name:t,message:e10}});var Yh=class{#e=[];constructor(e10){for(let t=0;t<e10.length;t+=
a1)this.#e.push(new n1(this.#e.length,e10.slice(t,t+a1)))}get all(){return this.#e.flatMap(({spans:e10})=>e10)}add(e10,t){this.#e.length===0&&this.#e.push(new n1(
0,[]));let r=t?Zh(t):this.#e[0];return r.add(e10,t?r.spans.indexOf(t)+1:0)}remove(e10){let{spans:t}=Zh(e10);t.splice(t.indexOf(e10),1)}shift(e10,t){let r=e10&&Zh(
e10),a=r?r.spans.indexOf(e10)+1:0;for(let n of r?.spans.slice(a)??[])n.start+=t,n.end+=t;for(let n=r?r.index+1:0;n<this.#e.length;n+=1)this.#e[n].offset+=t}},a1=64,
n1=class{index;spans=[];offset=0;constructor(e10,t){this.index=e10;for(let r of t)this.add(r,this.spans.length)}add(e10,t){let r=new _q(this,e10);return this.spans.
splice(t,0,r),r}},_q=class{block;#e;#r;constructor(e10,{start:t,end:r}){this.block=e10,this.#e=t-e10.offset,this.#r=r-e10.offset}get start(){return this.#e+this.
block.offset}set start(e10){this.#e=e10-this.block.offset}get end(){return this.#r+this.block.offset}set end(e10){this.#r=e10-this.block.offset}},Zh=e10=>e10.block;
var yq=["javascript","typescript","tsx","python","go","java","rust","ruby","php","cpp","csharp","bash","css","c","html","json","yaml"],U=(e10,t={})=>({description:e10,
...t}),at=e10=>({allOf:[{$ref:`#/definitions/${e10}`}]}),i1={items:at("rule")},s1={additionalProperties:at("rule")},jt=e10=>({properties:e10}),Qc={pattern:U("Co\
de that a node has to be like, with variables such as $NAME.",jt({context:U("Code that holds the pattern."),selector:U("The kind of the node in it that is the p\
attern."),strictness:U("How alike code has to be: cst, smart, ast, relaxed, signature or template.")})),kind:U("The kind of a node in the grammar of its languag\
e."),regex:U("A regular expression that the whole text of a node has to match."),nthChild:U("Which child of its parent a node has to be.",jt({position:U("The nu\
mber, or a formula such as 2n+1."),reverse:U("Whether to count from the end."),ofRule:U("A rule for the children that count.",at("rule"))})),range:U("Where a no\
de has to be in its text."),inside:U("A rule for a node around.",at("relation")),has:U("A rule for a node within.",at("relation")),precedes:U("A rule for a node\
 that comes after.",at("relation")),follows:U("A rule for a node that comes before.",at("relation")),all:U("Rules that all have to hold.",i1),any:U("Rules of wh\
ich one has to hold.",i1),not:U("A rule that must not hold.",at("rule")),matches:U("The name of a rule in utils.")},Xc=U("The variable that it is made of, with \
its dollar."),vq={rule:jt(Qc),relation:jt({...Qc,stopBy:U("How far to look: neighbor, end, or a rule at which to stop.",{anyOf:[{enum:["neighbor","end"]},at("ru\
le")],examples:["end"]}),field:U("The name under which the parent has the node.")}),ruleFile:jt({...Qc,id:U("Its name."),rule:U("What it looks for.",at("rule")),
constraints:U("Rules for what variables match, by their names without the dollar.",s1),utils:U("Rules by names, for matches.",s1),transform:U("Variables made of\
 others: replace, substring, convert or rewrite.",{additionalProperties:jt({replace:U("What a regular expression matches, replaced.",jt({source:Xc,replace:U("Th\
e regular expression."),by:U("The new text.")})),substring:U("A part of the text.",jt({source:Xc,startChar:U("The first character."),endChar:U("The end.")})),convert:U(
"The text in other letters.",jt({source:Xc,toCase:U("Such as camelCase."),separatedBy:U("What is between words.")})),rewrite:U("The text as rewriters leave it.",
jt({source:Xc,rewriters:U("Their ids."),joinBy:U("What is between the results.")}))})}),rewriters:U("Rules with a fix that a rewrite applies to what a variable \
matches.",{items:at("ruleFile")}),fix:U("What takes the place of a match, in the terms of ast-grep; instead of new_string.",jt({template:U("The text."),expandStart:U(
"A rule for code before a match that is replaced with it.",at("relation")),expandEnd:U("A rule for code after a match that is replaced with it.",at("relation"))}))})},
Xh={pattern:J().min(1,"is empty").max(65536,"is over 65,536 characters").optional().describe("Instead of old_string: an ast-grep pattern, in which `$NAME` match\
es one node and `$$$NAME` any number of nodes.").meta({examples:["fetchUser($ID, $$$REST)","new Client($HOST, $PORT)"]}),rule:Ie($(),He(),"is no rule of ast-gre\
p").optional().describe("Instead of old_string: a rule as ast-grep takes it, with constraints, utils, transform, rewriters and fix next to its keys.").meta({examples:[
{pattern:"foo($A)",inside:{kind:"class_body",stopBy:"end"}}],...at("ruleFile")}),language:V(yq).optional().describe("With pattern or rule: the language of the f\
iles; by default their names tell it."),nested:V(["inner-first","outer-only"]).optional().describe("With pattern or rule: how to treat matches within others. in\
ner-first replaces both, the inner ones first; outer-only leaves the inner ones. By default they are refused."),comments:V(["refuse","drop"]).optional().describe(
"With pattern or rule: how to treat comments in a match that the new text lacks. refuse refuses the step, drop drops them with a note. By default they are refus\
ed with a glob, and dropped with file_path."),allow_broken:ue("With pattern or rule: whether the step may leave a file that no longer parses.").meta({default:false})};
import{core_text_words$p as l1}from"./hook.js";var wq=50,ru=({list:e10})=>{let t=new Map,r=a=>{let n=t.get(a)??$q(e10(a));return t.set(a,n),n};return{in:r,added:a=>{
for(let n=a;n!=="";n=eu(n))t.get(eu(n))?.add(k.posix.basename(n))},removed:a=>t.get(eu(a))?.remove(k.posix.basename(a)),toCompare:a=>r(a).toCompare()}},eu=e10=>{
let t=k.posix.dirname(e10);return t==="."?"":t},tu=e10=>k.posix.parse(e10).name,o1=e10=>Mr(e10.replace(/[\u00a0\u202f]/g," ")),$q=e10=>{let t=new Set,[r,a]=[new Map,
new Map],n=0,i,s=l=>[[r,o1(l)],[a,tu(l)]],o=l=>{if(!t.has(l)){t.add(l),i=void 0;for(let[c,u]of s(l))c.set(u,(c.get(u)??new Set).add(l))}};for(let l of e10)o(l);
return{all:t,alike:l=>r.get(o1(l))??[],sameStem:l=>a.get(tu(l))??[],sorted:()=>i??=[...t].sort(),toCompare:()=>n++<wq?t:[],add:o,remove:l=>{t.delete(l),i=void 0;
for(let[c,u]of s(l))c.get(u)?.delete(l)}}},c1=5,kq=200,au=(e10,{stat:t,folders:r})=>{let a=new Set;for(let n of[xq,Sq,Oq,Eq,Aq])for(let i of n(e10,r)){let s=i===
e10?void 0:t(i);if(s?.kind==="file"&&!s.broken&&a.add(i),a.size===c1)return[...a]}return[...a]},Pn=(e10,{list:t,stat:r})=>au(e10,{stat:r,folders:ru({list:t})}),
xq=(e10,t)=>{let r=[""];for(let a of e10.split("/"))r=r.flatMap(n=>Array.from(t.in(n).alike(a),i=>nu(n,i))).slice(0,c1);return r},Sq=(e10,t)=>{let r=eu(e10);return[
...t.in(r).sameStem(k.posix.basename(e10))].sort().map(a=>nu(r,a))},Oq=e10=>{let t=e10.split("/");return t.slice(1).map((r,a)=>t.slice(a+1).join("/"))},Eq=(e10,t)=>t.
in("").sorted().slice(0,kq).map(r=>nu(r,e10)),Aq=(e10,t)=>{let r="";for(let a of e10.split("/")){let n=t.in(r).all.has(a)?a:Tq(a,r,t);if(n===void 0)return[];r=nu(
r,n)}return[r]},u1=3,Tq=(e10,t,r)=>tu(e10).length<u1?void 0:l1(e10,Nq(r.toCompare(t)));function*Nq(e10){for(let t of e10)tu(t).length>=u1&&(yield t)}var nu=(e10,t)=>e10===
""?t:`${e10}/${t}`;function Qh(e10){let t=e10 instanceof Error&&"code"in e10?String(e10.code):"",r=jq[t]??(e10 instanceof Error?e10.message:String(e10));if(t===
"EISDIR")return{reason:r,hint:": name a file inside it"};let a=t==="ENOENT"?Iq(String(Reflect.get(Object(e10),"path"))):void 0;return{reason:r,...a!==void 0&&{hint:`\
: the folder has ${W(a)}`}}}function Iq(e10){try{return l1(k.basename(e10),At(k.dirname(e10)))}catch{return}}var jq={ENOENT:"no such file",ENOTDIR:"no such file",
EISDIR:"it is a folder",EACCES:"permission is denied"};import{core_text_words$i as p1}from"./hook.js";var Ns=e10=>Buffer.from(`Subproject commit ${e10}
`),tm=e10=>/^Subproject commit ([0-9a-f]+)\n$/.exec(e10.toString("latin1"))?.[1]??"",h1=e10=>{let t=new Map,r=d1(),a=d1(),n=new Map,i=f=>{let d=t.get(f);if(d&&!Cn(
d.last))return Mq(d);let b=(d?void 0:e10.stat(f))??(r.has(f)?Pq:void 0);return b?.kind==="directory"&&a.has(f)&&s(f)?void 0:b},s=f=>l(f).every(d=>!i(`${f}/${d}`)),
o=f=>{let d=t.get(f);return d!==void 0&&Cn(d.last)},l=f=>{let d=new Set([...e10.list(f),...r.names(f)]),b=m=>f===""?m:`${f}/${m}`;return[...d].filter(m=>!o(b(m))||
r.has(b(m)))},c=ru({list:l}),u=f=>{let d=ga(f,{list:l,stat:i});return d?{ok:false,problem:d}:Rq(f,t)},p=f=>{let{path:d,size:b,mode:m}=f,v=b===void 0?{path:d,before:void 0,
after:f.after,mode:m}:f,x=t.get(d);x?x.last=v:(t.set(d,{path:d,before:f.before,last:v,source:Cq(e10.stat(d))}),f.before===void 0&&r.add(d)),Cn(v)?(a.add(d),c.removed(
d)):c.added(d),(d===f1||d.endsWith(`/${f1}`))&&(n=new Map([...n,[d,v.after]]))};return{stat:i,locate:f=>{let d=e10.locate(f);if(d.ok)return r.size>0?u(d.path):d;
let{below:b}=d;return b&&o(b.file)?u(b.path):d},read:f=>{let d=t.get(f);if(!d)return e10.read(f);let{after:b}=d.last;if(!b)throw new TypeError(`${f} is gone`);return b},
linkTarget:f=>e10.linkTarget(f),similar:f=>au(f,{stat:i,folders:c}),list:l,made:(f,d)=>e10.newFile?.(d,{path:f,attributes:n})??{ok:true,bytes:d},put:f=>{for(let d of Jh(
f))p(d)},changes:()=>[...t.values()].flatMap(({path:f,before:d,last:{after:b,mode:m},source:{mode:v}={}})=>(d&&b?m!==v||!d.equals(b):d!==b)?[{path:f,before:d,after:b,
mode:m}]:[]),original:f=>t.has(f)?t.get(f)?.before:e10.read(f),touched:()=>t.keys()}},f1=".gitattributes",Cq=e10=>e10?.kind==="directory"&&e10.mode!==57344?void 0:
e10,Mq=({last:e10,source:t})=>({kind:e10.mode===57344?"directory":"file",link:false,size:e10.size??e10.after?.length??0,mode:e10.mode,modified:t?.modified??0,links:1}),
Pq={kind:"directory",link:false,size:0,mode:493,modified:0,links:1},Rq=(e10,t)=>{for(let r=k.posix.dirname(e10);r!==".";r=k.posix.dirname(r)){let a=t.get(r);if(!(!a||
Cn(a.last)))return{ok:false,problem:{name:"NOT_A_DIRECTORY",message:`${JSON.stringify(r)} is a file, so ${JSON.stringify(e10)} cannot exist. Check the folders i\
n the path.`},below:{path:e10,file:r}}}return{ok:true,path:e10}},d1=()=>{let e10=new Map,t=r=>{let a=r.includes("/")?k.posix.dirname(r):"",n=e10.get(a);n?n.add(
k.posix.basename(r)):(e10.set(a,new Set([k.posix.basename(r)])),a!==""&&t(a))};return{add:t,has:r=>e10.has(r),names:r=>e10.get(r)??[],get size(){return e10.size}}},
Is={name:"Run",input:Q(Lq),effect:"creates",touches:()=>[],fileKey:"file_path",doing:"Running",announce:()=>{},facts:({command:e10,changes:t})=>[`Runs ${p1(e10)}`,
t===void 0?"It may change no file":`It may change ${We(t).join(", ")}`],title:({command:e10})=>Array.isArray(e10)?e10.join(" "):e10,apply:async({command:e10},t,r)=>Dq(
p1(e10),r?await r():Bq,t)},m1=e10=>({tool:Is.name,effects:e10?Aa:Ta});function Lq(){return ke(j({command:Y([g1().regex(/\S/,"is blank; name a program").max(4096,
"is over 4096 characters").trim(),zq()],"is not a command line or a list of words").describe("The program and its arguments: a list of words, or one plain comma\
nd as Bash reads it (quotes, but no pipe, redirection, substitution, variable, pattern or assignment). No shell runs it. A rule of the policy has to match it.").
meta({examples:["npm run format",["npx","prettier","--write","src"]]}),changes:jn().optional().describe("Files that it may change, make or remove: a .gitignore \
pattern relative to the root, or a list of patterns. A change elsewhere refuses the step. Without it the command may change nothing.").meta({examples:["package-\
lock.json",["src/**","docs/api/**"]]}),timeout:Fq(),background:ue("Whether later steps run meanwhile; the run waits for its result before it delivers anything. \
Only for commands that search, read, list or compare files.").meta({default:false})}),["changes",({background:e10,changes:t})=>e10!==true||t===void 0,"cannot be\
 combined with background: later steps would not see what the command changes"]).describe("Run a command that the policy allows; what it changes becomes the ste\
p.")}var g1=()=>J().regex(/^[^\u0000-\u001f\u007f]*$/,"holds a line break or another control character"),zq=()=>P(g1().max(4096,"is over 4096 characters"),"is n\
ot a list of texts").min(1,"is an empty list; name a program").max(256,"is over 256 words").refine(([e10])=>e10!=="",{path:[0],message:"is empty; name a program"}),
em=86400,Fq=()=>Y([L().min(1).max(em),$().regex(/^[1-9]\d{0,4}\s?[smh]?$/).transform(e10=>Number.parseInt(e10,10)*(e10.endsWith("h")?3600:e10.endsWith("m")?60:1)).
pipe($e().max(em))],`is not a time from 1s to ${em}s, such as 120s, 5m or a number of seconds`).optional().describe("Time after which the command is killed and \
the step refused: seconds, or a text such as 120s or 5m.").meta({default:600,examples:["120s","5m",90]});async function Dq(e10,t,r){if(!t.ok)return t;let a=[],n=h1(
r.workspace),i=({after:s})=>s===void 0;for(let s of[...t.files.filter(i),...t.files.filter(o=>!i(o))]){let o=await Uq(s,{...r,workspace:n});if(!o.ok)return o;a.
push(o),o.change&&n.put(o.change)}return{ok:true,path:e10,done:a}}var Bq={ok:false,problem:{name:"COMMAND_NOT_RECORDED",message:"No command runs here. Use `edit\
plan check`, `apply` or `pr`, which run it."}};async function Uq({path:e10,after:t,executable:r},a){let n=Ae(Is.name,{path:e10,...m1(t)},a);if(!n.ok)return n;let{
target:i}=n;if(i.path!==e10)return B("PATH_INVALID",`${e10} is behind a link. The command must not change files there.`);let s=Ne(i,qq);if(s)return{ok:false,problem:s};
if(!t)return{ok:true,path:e10,change:Zc(i)};let o=Ea({...i,executable:r,state:void 0},t);if(!o.ok)return o;let{state:l,notes:c,reads:u,...p}=o;return p}var qq=[
...ps,gt];import{empty$d as Wq}from"./hook.js";var mm=Symbol.for("yaml.alias"),cm=Symbol.for("yaml.document"),Jr=Symbol.for("yaml.map"),E1=Symbol.for("yaml.pair"),
Jt=Symbol.for("yaml.scalar"),Hn=Symbol.for("yaml.seq"),kt=Symbol.for("yaml.node.type"),vr=e10=>!!e10&&typeof e10=="object"&&e10[kt]===mm,Pa=e10=>!!e10&&typeof e10==
"object"&&e10[kt]===cm,Kr=e10=>!!e10&&typeof e10=="object"&&e10[kt]===Jr,me=e10=>!!e10&&typeof e10=="object"&&e10[kt]===E1,re=e10=>!!e10&&typeof e10=="object"&&
e10[kt]===Jt,Vn=e10=>!!e10&&typeof e10=="object"&&e10[kt]===Hn;function ve(e10){if(e10&&typeof e10=="object")switch(e10[kt]){case Jr:case Hn:return true}return false}
function we(e10){if(e10&&typeof e10=="object")switch(e10[kt]){case mm:case Jr:case Jt:case Hn:return true}return false}var A1=e10=>(re(e10)||ve(e10))&&!!e10.anchor,
nt=Symbol("break visit"),T1=Symbol("skip children"),Vt=Symbol("remove node");function Ra(e10,t){let r=N1(t);Pa(e10)?zn(null,e10.contents,r,Object.freeze([e10]))===
Vt&&(e10.contents=null):zn(null,e10,r,Object.freeze([]))}Ra.BREAK=nt;Ra.SKIP=T1;Ra.REMOVE=Vt;function zn(e10,t,r,a){let n=I1(e10,t,r,a);if(we(n)||me(n))return j1(
e10,a,n),zn(e10,n,r,a);if(typeof n!="symbol"){if(ve(t)){a=Object.freeze(a.concat(t));for(let i=0;i<t.items.length;++i){let s=zn(i,t.items[i],r,a);if(typeof s=="\
number")i=s-1;else{if(s===nt)return nt;s===Vt&&(t.items.splice(i,1),i-=1)}}}else if(me(t)){a=Object.freeze(a.concat(t));let i=zn("key",t.key,r,a);if(i===nt)return nt;
i===Vt&&(t.key=null);let s=zn("value",t.value,r,a);if(s===nt)return nt;s===Vt&&(t.value=null)}}return n}async function gm(e10,t){let r=N1(t);Pa(e10)?await Fn(null,
e10.contents,r,Object.freeze([e10]))===Vt&&(e10.contents=null):await Fn(null,e10,r,Object.freeze([]))}gm.BREAK=nt;gm.SKIP=T1;gm.REMOVE=Vt;async function Fn(e10,t,r,a){
let n=await I1(e10,t,r,a);if(we(n)||me(n))return j1(e10,a,n),Fn(e10,n,r,a);if(typeof n!="symbol"){if(ve(t)){a=Object.freeze(a.concat(t));for(let i=0;i<t.items.length;++i){
let s=await Fn(i,t.items[i],r,a);if(typeof s=="number")i=s-1;else{if(s===nt)return nt;s===Vt&&(t.items.splice(i,1),i-=1)}}}else if(me(t)){a=Object.freeze(a.concat(
t));let i=await Fn("key",t.key,r,a);if(i===nt)return nt;i===Vt&&(t.key=null);let s=await Fn("value",t.value,r,a);if(s===nt)return nt;s===Vt&&(t.value=null)}}return n}
function N1(e10){return typeof e10=="object"&&(e10.Collection||e10.Node||e10.Value)?Object.assign({Alias:e10.Node,Map:e10.Node,Scalar:e10.Node,Seq:e10.Node},e10.
Value&&{Map:e10.Value,Scalar:e10.Value,Seq:e10.Value},e10.Collection&&{Map:e10.Collection,Seq:e10.Collection},e10):e10}function I1(e10,t,r,a){if(typeof r=="func\
tion")return r(e10,t,a);if(Kr(t))return r.Map?.(e10,t,a);if(Vn(t))return r.Seq?.(e10,t,a);if(me(t))return r.Pair?.(e10,t,a);if(re(t))return r.Scalar?.(e10,t,a);
if(vr(t))return r.Alias?.(e10,t,a)}function j1(e10,t,r){let a=t[t.length-1];if(ve(a))a.items[e10]=r;else if(me(a))e10==="key"?a.key=r:a.value=r;else if(Pa(a))a.
contents=r;else{let n=vr(a)?"alias":"scalar";throw new Error(`Cannot replace node with ${n} parent`)}}function Dn(e10,t,r,a){if(a&&typeof a=="object")if(Array.isArray(
a))for(let n=0,i=a.length;n<i;++n){let s=a[n],o=Dn(e10,a,String(n),s);o===void 0?delete a[n]:o!==s&&(a[n]=o)}else if(a instanceof Map)for(let n of Array.from(a.
keys())){let i=a.get(n),s=Dn(e10,a,n,i);s===void 0?a.delete(n):s!==i&&a.set(n,s)}else if(a instanceof Set)for(let n of Array.from(a)){let i=Dn(e10,a,n,n);i===void 0?
a.delete(n):i!==n&&(a.delete(n),a.add(i))}else for(let[n,i]of Object.entries(a)){let s=Dn(e10,a,n,i);s===void 0?delete a[n]:s!==i&&(a[n]=s)}return e10.call(t,r,
a)}function $t(e10,t,r){if(Array.isArray(e10))return e10.map((a,n)=>$t(a,String(n),r));if(e10&&typeof e10.toJSON=="function"){if(!r||!A1(e10))return e10.toJSON(
t,r);let a={aliasCount:0,count:1,res:void 0};r.anchors.set(e10,a),r.onCreate=i=>{a.res=i,delete r.onCreate};let n=e10.toJSON(t,r);return r.onCreate&&r.onCreate(
n),n}return typeof e10=="bigint"&&!r?.keep?Number(e10):e10}var bm=class{constructor(e10){Object.defineProperty(this,kt,{value:e10})}clone(){let e10=Object.create(
Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return this.range&&(e10.range=this.range.slice()),e10}toJS(e10,{mapAsMap:t,maxAliasCount:r,onAnchor:a,
reviver:n}={}){if(!Pa(e10))throw new TypeError("A document argument is required");let i={anchors:new Map,doc:e10,keep:true,mapAsMap:t===true,mapKeyWarned:false,
maxAliasCount:typeof r=="number"?r:100},s=$t(this,"",i);if(typeof a=="function")for(let{count:o,res:l}of i.anchors.values())a(l,o);return typeof n=="function"?Dn(
n,{"":s},"",s):s}},C1=e10=>!e10||typeof e10!="function"&&typeof e10!="object",q=class extends bm{constructor(e10){super(Jt),this.value=e10}toJSON(e10,t){return t?.
keep?this.value:$t(this.value,e10,t)}toString(){return String(this.value)}};q.BLOCK_FOLDED="BLOCK_FOLDED";q.BLOCK_LITERAL="BLOCK_LITERAL";q.PLAIN="PLAIN";q.QUOTE_DOUBLE=
"QUOTE_DOUBLE";q.QUOTE_SINGLE="QUOTE_SINGLE";var Gq={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},Hq=e10=>e10.replace(/[!,[\]{}]/g,t=>Gq[t]),qn=class br{constructor(t,r){
this.docStart=null,this.docEnd=false,this.yaml=Object.assign({},br.defaultYaml,t),this.tags=Object.assign({},br.defaultTags,r)}clone(){let t=new br(this.yaml,this.
tags);return t.docStart=this.docStart,t}atDocument(){let t=new br(this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=true;break;case"1\
.2":this.atNextDocument=false,this.yaml={explicit:br.defaultYaml.explicit,version:"1.2"},this.tags=Object.assign({},br.defaultTags);break}return t}add(t,r){this.
atNextDocument&&(this.yaml={explicit:br.defaultYaml.explicit,version:"1.1"},this.tags=Object.assign({},br.defaultTags),this.atNextDocument=false);let a=t.trim().
split(/[ \t]+/),n=a.shift();switch(n){case"%TAG":{if(a.length!==2&&(r(0,"%TAG directive should contain exactly two parts"),a.length<2))return false;let[i,s]=a;return this.
tags[i]=s,true}case"%YAML":{if(this.yaml.explicit=true,a.length!==1)return r(0,"%YAML directive should contain exactly one part"),false;let[i]=a;if(i==="1.1"||i===
"1.2")return this.yaml.version=i,true;{let s=/^\d+\.\d+$/.test(i);return r(6,`Unsupported YAML version ${i}`,s),false}}default:return r(0,`Unknown directive ${n}`,
true),false}}tagName(t,r){if(t==="!")return"!";if(t[0]!=="!")return r(`Not a valid tag: ${t}`),null;if(t[1]==="<"){let s=t.slice(2,-1);return s==="!"||s==="!!"?
(r(`Verbatim tags aren't resolved, so ${t} is invalid.`),null):(t[t.length-1]!==">"&&r("Verbatim tags must end with a >"),s)}let[,a,n]=t.match(/^(.*!)([^!]*)$/s);
n||r(`The ${t} tag has no suffix`);let i=this.tags[a];if(i)try{return i+decodeURIComponent(n)}catch(s){return r(String(s)),null}return a==="!"?t:(r(`Could not r\
esolve tag: ${t}`),null)}tagString(t){for(let[r,a]of Object.entries(this.tags))if(t.startsWith(a))return r+Hq(t.substring(a.length));return t[0]==="!"?t:`!<${t}\
>`}toString(t){let r=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],a=Object.entries(this.tags),n;if(t&&a.length>0&&we(t.contents)){let i={};Ra(t.contents,
(s,o)=>{we(o)&&o.tag&&(i[o.tag]=true)}),n=Object.keys(i)}else n=[];for(let[i,s]of a)i==="!!"&&s==="tag:yaml.org,2002:"||(!t||n.some(o=>o.startsWith(s)))&&r.push(
`%TAG ${i} ${s}`);return r.join(`
`)}};qn.defaultYaml={explicit:false,version:"1.2"};qn.defaultTags={"!!":"tag:yaml.org,2002:"};function M1(e10){if(/[\x00-\x19\s,[\]{}]/.test(e10)){let t=`Anchor\
 must not contain whitespace or control characters: ${JSON.stringify(e10)}`;throw new Error(t)}return true}function P1(e10){let t=new Set;return Ra(e10,{Value(r,a){
a.anchor&&t.add(a.anchor)}}),t}function R1(e10,t){for(let r=1;;++r){let a=`${e10}${r}`;if(!t.has(a))return a}}function Vq(e10,t){let r=[],a=new Map,n=null;return{
onAnchor:i=>{r.push(i),n??(n=P1(e10));let s=R1(t,n);return n.add(s),s},setAnchors:()=>{for(let i of r){let s=a.get(i);if(typeof s=="object"&&s.anchor&&(re(s.node)||
ve(s.node)))s.node.anchor=s.anchor;else{let o=new Error("Failed to resolve repeated object (this should not happen)");throw o.source=i,o}}},sourceObjects:a}}var _m=class extends bm{constructor(e10){
super(mm),this.source=e10,Object.defineProperty(this,"tag",{set(){throw new Error("Alias nodes cannot have tags")}})}resolve(e10,t){if(t?.maxAliasCount===0)throw new ReferenceError(
"Alias resolution is disabled");let r;t?.aliasResolveCache?r=t.aliasResolveCache:(r=[],Ra(e10,{Node:(n,i)=>{(vr(i)||A1(i))&&r.push(i)}}),t&&(t.aliasResolveCache=
r));let a;for(let n of r){if(n===this)break;n.anchor===this.source&&(a=n)}if(a&&t){let{anchors:n,doc:i,maxAliasCount:s}=t,o=n.get(a);if(o||($t(a,null,t),o=n.get(
a)),o?.res===void 0){let l="This should not happen: Alias anchor was not resolved?";throw new ReferenceError(l)}if(s>=0&&(o.count+=1,o.aliasCount===0&&(o.aliasCount=
uu(i,a,n)),o.count*o.aliasCount>s)){let l="Excessive alias count indicates a resource exhaustion attack";throw new ReferenceError(l)}}return a}toJSON(e10,t){if(!t)
return{source:this.source};let r=this.resolve(t.doc,t);if(!r){let a=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(
a)}return t.anchors.get(r).res}toString(e10,t,r){let a=`*${this.source}`;if(e10){if(M1(this.source),e10.options.verifyAliasOrder&&!e10.anchors.has(this.source)){
let n=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(n)}if(e10.implicitKey)return`${a} `}return a}};function uu(e10,t,r){
if(vr(t)){let a=t.resolve(e10),n=r&&a&&r.get(a);return n?n.count*n.aliasCount:0}else if(ve(t)){let a=0;for(let n of t.items){let i=uu(e10,n,r);i>a&&(a=i)}return a}else if(me(
t)){let a=uu(e10,t.key,r),n=uu(e10,t.value,r);return Math.max(a,n)}return 1}var Jq="tag:yaml.org,2002:";function Kq(e10,t,r){if(t){let a=r.filter(i=>i.tag===t),
n=a.find(i=>!i.format)??a[0];if(!n)throw new Error(`Tag ${t} not found`);return n}return r.find(a=>a.identify?.(e10)&&!a.format)}function Ps(e10,t,r){if(Pa(e10)&&
(e10=e10.contents),we(e10))return e10;if(me(e10)){let p=r.schema[Jr].createNode?.(r.schema,null,r);return p.items.push(e10),p}(e10 instanceof String||e10 instanceof
Number||e10 instanceof Boolean||typeof BigInt<"u"&&e10 instanceof BigInt)&&(e10=e10.valueOf());let{aliasDuplicateObjects:a,onAnchor:n,onTagObj:i,schema:s,sourceObjects:o}=r,
l;if(a&&e10&&typeof e10=="object"){if(l=o.get(e10),l)return l.anchor??(l.anchor=n(e10)),new _m(l.anchor);l={anchor:null,node:null},o.set(e10,l)}t?.startsWith("!\
!")&&(t=Jq+t.slice(2));let c=Kq(e10,t,s.tags);if(!c){if(e10&&typeof e10.toJSON=="function"&&(e10=e10.toJSON()),!e10||typeof e10!="object"){let p=new q(e10);return l&&
(l.node=p),p}c=e10 instanceof Map?s[Jr]:Symbol.iterator in Object(e10)?s[Hn]:s[Jr]}i&&(i(c),delete r.onTagObj);let u=c?.createNode?c.createNode(r.schema,e10,r):
typeof c?.nodeClass?.from=="function"?c.nodeClass.from(r.schema,e10,r):new q(e10);return t?u.tag=t:c.default||(u.tag=c.tag),l&&(l.node=u),u}function gu(e10,t,r){
let a=r;for(let n=t.length-1;n>=0;--n){let i=t[n];if(typeof i=="number"&&Number.isInteger(i)&&i>=0){let s=[];s[i]=a,a=s}else a=new Map([[i,a]])}return Ps(a,void 0,
{aliasDuplicateObjects:false,keepUndefined:false,onAnchor:()=>{throw new Error("This should not happen, please report a bug.")},schema:e10,sourceObjects:new Map})}
var Cs=e10=>e10==null||typeof e10=="object"&&!!e10[Symbol.iterator]().next().done,L1=class extends bm{constructor(e10,t){super(e10),Object.defineProperty(this,"\
schema",{value:t,configurable:true,enumerable:false,writable:true})}clone(e10){let t=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(
this));return e10&&(t.schema=e10),t.items=t.items.map(r=>we(r)||me(r)?r.clone(e10):r),this.range&&(t.range=this.range.slice()),t}addIn(e10,t){if(Cs(e10))this.add(
t);else{let[r,...a]=e10,n=this.get(r,true);if(ve(n))n.addIn(a,t);else if(n===void 0&&this.schema)this.set(r,gu(this.schema,a,t));else throw new Error(`Expected \
YAML collection at ${r}. Remaining path: ${a}`)}}deleteIn(e10){let[t,...r]=e10;if(r.length===0)return this.delete(t);let a=this.get(t,true);if(ve(a))return a.deleteIn(
r);throw new Error(`Expected YAML collection at ${t}. Remaining path: ${r}`)}getIn(e10,t){let[r,...a]=e10,n=this.get(r,true);return a.length===0?!t&&re(n)?n.value:
n:ve(n)?n.getIn(a,t):void 0}hasAllNullValues(e10){return this.items.every(t=>{if(!me(t))return false;let r=t.value;return r==null||e10&&re(r)&&r.value==null&&!r.
commentBefore&&!r.comment&&!r.tag})}hasIn(e10){let[t,...r]=e10;if(r.length===0)return this.has(t);let a=this.get(t,true);return ve(a)?a.hasIn(r):false}setIn(e10,t){
let[r,...a]=e10;if(a.length===0)this.set(r,t);else{let n=this.get(r,true);if(ve(n))n.setIn(a,t);else if(n===void 0&&this.schema)this.set(r,gu(this.schema,a,t));else
throw new Error(`Expected YAML collection at ${r}. Remaining path: ${a}`)}}},Zq=e10=>e10.replace(/^(?!$)(?: $)?/gm,"#");function _r(e10,t){return/^\n+$/.test(e10)?
e10.substring(1):t?e10.replace(/^(?! *$)/gm,t):e10}var Ia=(e10,t,r)=>e10.endsWith(`
`)?_r(r,t):r.includes(`
`)?`
`+_r(r,t):(e10.endsWith(" ")?"":" ")+r,z1="flow",um="block",pu="quoted";function wu(e10,t,r="flow",{indentAtStart:a,lineWidth:n=80,minContentWidth:i=20,onFold:s,
onOverflow:o}={}){if(!n||n<0)return e10;n<i&&(i=0);let l=Math.max(1+i,1+n-t.length);if(e10.length<=l)return e10;let c=[],u={},p=n-t.length;typeof a=="number"&&(a>
n-Math.max(2,i)?c.push(0):p=n-a);let f,d,b=false,m=-1,v=-1,x=-1;r===um&&(m=b1(e10,m,t.length),m!==-1&&(p=m+l));for(let g;g=e10[m+=1];){if(r===pu&&g==="\\"){switch(v=
m,e10[m+1]){case"x":m+=3;break;case"u":m+=5;break;case"U":m+=9;break;default:m+=1}x=m}if(g===`
`)r===um&&(m=b1(e10,m,t.length)),p=m+t.length+l,f=void 0;else{if(g===" "&&d&&d!==" "&&d!==`
`&&d!=="	"){let _=e10[m+1];_&&_!==" "&&_!==`
`&&_!=="	"&&(f=m)}if(m>=p)if(f)c.push(f),p=f+l,f=void 0;else if(r===pu){for(;d===" "||d==="	";)d=g,g=e10[m+=1],b=true;let _=m>x+1?m-2:v-1;if(u[_])return e10;c.push(
_),u[_]=true,p=_+l,f=void 0}else b=true}d=g}if(b&&o&&o(),c.length===0)return e10;s&&s();let h=e10.slice(0,c[0]);for(let g=0;g<c.length;++g){let _=c[g],y=c[g+1]||
e10.length;_===0?h=`
${t}${e10.slice(0,y)}`:(r===pu&&u[_]&&(h+=`${e10[_]}\\`),h+=`
${t}${e10.slice(_+1,y)}`)}return h}function b1(e10,t,r){let a=t,n=t+1,i=e10[n];for(;i===" "||i==="	";)if(t<n+r)i=e10[++t];else{do i=e10[++t];while(i&&i!==`
`);a=t,n=t+1,i=e10[n]}return a}var $u=(e10,t)=>({indentAtStart:t?e10.indent.length:e10.indentAtStart,lineWidth:e10.options.lineWidth,minContentWidth:e10.options.
minContentWidth}),ku=e10=>/^(%|---|\.\.\.)/m.test(e10);function Yq(e10,t,r){if(!t||t<0)return false;let a=t-r,n=e10.length;if(n<=a)return false;for(let i=0,s=0;i<
n;++i)if(e10[i]===`
`){if(i-s>a)return true;if(s=i+1,n-s<=a)return false}return true}function Ms(e10,t){let r=JSON.stringify(e10);if(t.options.doubleQuotedAsJSON)return r;let{implicitKey:a}=t,
n=t.options.doubleQuotedMinMultiLineLength,i=t.indent||(ku(e10)?"  ":""),s="",o=0;for(let l=0,c=r[l];c;c=r[++l])if(c===" "&&r[l+1]==="\\"&&r[l+2]==="n"&&(s+=r.slice(
o,l)+"\\ ",l+=1,o=l,c="\\"),c==="\\")switch(r[l+1]){case"u":{s+=r.slice(o,l);let u=r.substr(l+2,4);switch(u){case"0000":s+="\\0";break;case"0007":s+="\\a";break;case"\
000b":s+="\\v";break;case"001b":s+="\\e";break;case"0085":s+="\\N";break;case"00a0":s+="\\_";break;case"2028":s+="\\L";break;case"2029":s+="\\P";break;default:u.
substr(0,2)==="00"?s+="\\x"+u.substr(2):s+=r.substr(l,6)}l+=5,o=l+1}break;case"n":if(a||r[l+2]==='"'||r.length<n)l+=1;else{for(s+=r.slice(o,l)+`

`;r[l+2]==="\\"&&r[l+3]==="n"&&r[l+4]!=='"';)s+=`
`,l+=2;s+=i,r[l+2]===" "&&(s+="\\"),l+=1,o=l+1}break;default:l+=1}return s=o?s+r.slice(o):r,a?s:wu(s,i,pu,$u(t,false))}function pm(e10,t){if(t.options.singleQuote===
false||t.implicitKey&&e10.includes(`
`)||/[ \t]\n|\n[ \t]/.test(e10))return Ms(e10,t);let r=t.indent||(ku(e10)?"  ":""),a="'"+e10.replace(/'/g,"''").replace(/\n+/g,`$&
${r}`)+"'";return t.implicitKey?a:wu(a,r,z1,$u(t,false))}function Bn(e10,t){let{singleQuote:r}=t.options,a;if(r===false)a=Ms;else{let n=e10.includes('"'),i=e10.
includes("'");n&&!i?a=pm:i&&!n?a=Ms:a=r?pm:Ms}return a(e10,t)}var fm;try{fm=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{fm=/\n+(?!\n|$)/g}function fu({comment:e10,type:t,value:r},a,n,i){let{blockQuote:s,commentString:o,lineWidth:l}=a.options;if(!s||/\n[\t ]+$/.test(
r))return Bn(r,a);let c=a.indent||(a.forceBlockIndent||ku(r)?"  ":""),u=s==="literal"?true:s==="folded"||t===q.BLOCK_FOLDED?false:t===q.BLOCK_LITERAL?true:!Yq(r,
l,c.length);if(!r)return u?`|
`:`>
`;let p,f;for(f=r.length;f>0;--f){let _=r[f-1];if(_!==`
`&&_!=="	"&&_!==" ")break}let d=r.substring(f),b=d.indexOf(`
`);b===-1?p="-":r===d||b!==d.length-1?(p="+",i&&i()):p="",d&&(r=r.slice(0,-d.length),d[d.length-1]===`
`&&(d=d.slice(0,-1)),d=d.replace(fm,`$&${c}`));let m=false,v,x=-1;for(v=0;v<r.length;++v){let _=r[v];if(_===" ")m=true;else if(_===`
`)x=v;else break}let h=r.substring(0,x<v?x+1:v);h&&(r=r.substring(h.length),h=h.replace(/\n+/g,`$&${c}`));let g=(m?c?"2":"1":"")+p;if(e10&&(g+=" "+o(e10.replace(
/ ?[\r\n]+/g," ")),n&&n()),!u){let _=r.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${c}`),y=false,w=$u(a,true);s!=="folded"&&t!==q.BLOCK_FOLDED&&(w.onOverflow=
()=>{y=true});let O=wu(`${h}${_}${d}`,c,um,w);if(!y)return`>${g}
${c}${O}`}return r=r.replace(/\n+/g,`$&${c}`),`|${g}
${c}${h}${r}${d}`}function Xq(e10,t,r,a){let{type:n,value:i}=e10,{actualString:s,implicitKey:o,indent:l,indentStep:c,inFlow:u}=t;if(o&&i.includes(`
`)||u&&/[[\]{},]/.test(i))return Bn(i,t);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(i))return o||u||!i.includes(
`
`)?Bn(i,t):fu(e10,t,r,a);if(!o&&!u&&n!==q.PLAIN&&i.includes(`
`))return fu(e10,t,r,a);if(ku(i)){if(l==="")return t.forceBlockIndent=true,fu(e10,t,r,a);if(o&&l===c)return Bn(i,t)}let p=i.replace(/\n+/g,`$&
${l}`);if(s){let f=m=>m.default&&m.tag!=="tag:yaml.org,2002:str"&&m.test?.test(p),{compat:d,tags:b}=t.doc.schema;if(b.some(f)||d?.some(f))return Bn(i,t)}return o?
p:wu(p,l,z1,$u(t,false))}function zs(e10,t,r,a){let{implicitKey:n,inFlow:i}=t,s=typeof e10.value=="string"?e10:Object.assign({},e10,{value:String(e10.value)}),{
type:o}=e10;o!==q.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(s.value)&&(o=q.QUOTE_DOUBLE);let l=u=>{switch(u){case q.BLOCK_FOLDED:case q.
BLOCK_LITERAL:return n||i?Bn(s.value,t):fu(s,t,r,a);case q.QUOTE_DOUBLE:return Ms(s.value,t);case q.QUOTE_SINGLE:return pm(s.value,t);case q.PLAIN:return Xq(s,t,
r,a);default:return null}},c=l(o);if(c===null){let{defaultKeyType:u,defaultStringType:p}=t.options,f=n&&u||p;if(c=l(f),c===null)throw new Error(`Unsupported def\
ault string type ${f}`)}return c}function F1(e10,t){let r=Object.assign({blockQuote:true,commentString:Zq,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,
doubleQuotedAsJSON:false,doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:true,indentSeq:true,lineWidth:80,minContentWidth:20,nullStr:"n\
ull",simpleKeys:false,singleQuote:null,trailingComma:false,trueStr:"true",verifyAliasOrder:true},e10.schema.toStringOptions,t),a;switch(r.collectionStyle){case"\
block":a=false;break;case"flow":a=true;break;default:a=null}return{anchors:new Set,doc:e10,flowCollectionPadding:r.flowCollectionPadding?" ":"",indent:"",indentStep:typeof r.
indent=="number"?" ".repeat(r.indent):"  ",inFlow:a,options:r}}function Qq(e10,t){if(t.tag){let n=e10.filter(i=>i.tag===t.tag);if(n.length>0)return n.find(i=>i.
format===t.format)??n[0]}let r,a;if(re(t)){a=t.value;let n=e10.filter(i=>i.identify?.(a));if(n.length>1){let i=n.filter(s=>s.test);i.length>0&&(n=i)}r=n.find(i=>i.
format===t.format)??n.find(i=>!i.format)}else a=t,r=e10.find(n=>n.nodeClass&&a instanceof n.nodeClass);if(!r){let n=a?.constructor?.name??(a===null?"null":typeof a);
throw new Error(`Tag not resolved for ${n} value`)}return r}function eW(e10,t,{anchors:r,doc:a}){if(!a.directives)return"";let n=[],i=(re(e10)||ve(e10))&&e10.anchor;
i&&M1(i)&&(r.add(i),n.push(`&${i}`));let s=e10.tag??(t.default?null:t.tag);return s&&n.push(a.directives.tagString(s)),n.join(" ")}function Wn(e10,t,r,a){if(me(
e10))return e10.toString(t,r,a);if(vr(e10)){if(t.doc.directives)return e10.toString(t);if(t.resolvedAliases?.has(e10))throw new TypeError("Cannot stringify circ\
ular structure without alias nodes");t.resolvedAliases?t.resolvedAliases.add(e10):t.resolvedAliases=new Set([e10]),e10=e10.resolve(t.doc)}let n,i=we(e10)?e10:t.
doc.createNode(e10,{onTagObj:l=>n=l});n??(n=Qq(t.doc.schema.tags,i));let s=eW(i,n,t);s.length>0&&(t.indentAtStart=(t.indentAtStart??0)+s.length+1);let o=typeof n.
stringify=="function"?n.stringify(i,t,r,a):re(i)?zs(i,t,r,a):i.toString(t,r,a);return s?re(i)||o[0]==="{"||o[0]==="["?`${s} ${o}`:`${s}
${t.indent}${o}`:o}function tW({key:e10,value:t},r,a,n){let{allNullValues:i,doc:s,indent:o,indentStep:l,options:{commentString:c,indentSeq:u,simpleKeys:p}}=r,f=we(
e10)&&e10.comment||null;if(p){if(f)throw new Error("With simple keys, key nodes cannot have comments");if(ve(e10)||!we(e10)&&typeof e10=="object"){let O="With s\
imple keys, collection cannot be used as a key value";throw new Error(O)}}let d=!p&&(!e10||f&&t==null&&!r.inFlow||ve(e10)||(re(e10)?e10.type===q.BLOCK_FOLDED||e10.
type===q.BLOCK_LITERAL:typeof e10=="object"));r=Object.assign({},r,{allNullValues:false,implicitKey:!d&&(p||!i),indent:o+l});let b=false,m=false,v=Wn(e10,r,()=>b=
true,()=>m=true);if(!d&&!r.inFlow&&v.length>1024){if(p)throw new Error("With simple keys, single line scalar must not span more than 1024 characters");d=true}if(r.
inFlow){if(i||t==null)return b&&a&&a(),v===""?"?":d?`? ${v}`:v}else if(i&&!p||t==null&&d)return v=`? ${v}`,f&&!b?v+=Ia(v,r.indent,c(f)):m&&n&&n(),v;b&&(f=null),
d?(f&&(v+=Ia(v,r.indent,c(f))),v=`? ${v}
${o}:`):(v=`${v}:`,f&&(v+=Ia(v,r.indent,c(f))));let x,h,g;we(t)?(x=!!t.spaceBefore,h=t.commentBefore,g=t.comment):(x=false,h=null,g=null,t&&typeof t=="object"&&
(t=s.createNode(t))),r.implicitKey=false,!d&&!f&&re(t)&&(r.indentAtStart=v.length+1),m=false,!u&&l.length>=2&&!r.inFlow&&!d&&Vn(t)&&!t.flow&&!t.tag&&!t.anchor&&
(r.indent=r.indent.substring(2));let _=false,y=Wn(t,r,()=>_=true,()=>m=true),w=" ";if(f||x||h){if(w=x?`
`:"",h){let O=c(h);w+=`
${_r(O,r.indent)}`}y===""&&!r.inFlow?w===`
`&&g&&(w=`

`):w+=`
${r.indent}`}else if(!d&&ve(t)){let O=y[0],E=y.indexOf(`
`),A=E!==-1,C=r.inFlow??t.flow??t.items.length===0;if(A||!C){let T=false;if(A&&(O==="&"||O==="!")){let M=y.indexOf(" ");O==="&"&&M!==-1&&M<E&&y[M+1]==="!"&&(M=y.
indexOf(" ",M+1)),(M===-1||E<M)&&(T=true)}T||(w=`
${r.indent}`)}}else(y===""||y[0]===`
`)&&(w="");return v+=w+y,r.inFlow?_&&a&&a():g&&!_?v+=Ia(v,r.indent,c(g)):m&&n&&n(),v}function rW(e10,t){(e10==="debug"||e10==="warn")&&console.warn(t)}var iu="<\
<",yr={identify:e10=>e10===iu||typeof e10=="symbol"&&e10.description===iu,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(new q(
Symbol(iu)),{addToJSMap:D1}),stringify:()=>iu},aW=(e10,t)=>(yr.identify(t)||re(t)&&(!t.type||t.type===q.PLAIN)&&yr.identify(t.value))&&e10?.doc.schema.tags.some(
r=>r.tag===yr.tag&&r.default);function D1(e10,t,r){let a=B1(e10,r);if(Vn(a))for(let n of a.items)rm(e10,t,n);else if(Array.isArray(a))for(let n of a)rm(e10,t,n);else
rm(e10,t,a)}function rm(e10,t,r){let a=B1(e10,r);if(!Kr(a))throw new Error("Merge sources must be maps or map aliases");let n=a.toJSON(null,e10,Map);for(let[i,s]of n)
t instanceof Map?t.has(i)||t.set(i,s):t instanceof Set?t.add(i):Object.prototype.hasOwnProperty.call(t,i)||Object.defineProperty(t,i,{value:s,writable:true,enumerable:true,
configurable:true});return t}function B1(e10,t){return e10&&vr(t)?t.resolve(e10.doc,e10):t}function U1(e10,t,{key:r,value:a}){if(we(r)&&r.addToJSMap)r.addToJSMap(
e10,t,a);else if(aW(e10,r))D1(e10,t,a);else{let n=$t(r,"",e10);if(t instanceof Map)t.set(n,$t(a,n,e10));else if(t instanceof Set)t.add(n);else{let i=nW(r,n,e10),
s=$t(a,i,e10);i in t?Object.defineProperty(t,i,{value:s,writable:true,enumerable:true,configurable:true}):t[i]=s}}return t}function nW(e10,t,r){if(t===null)return"";
if(typeof t!="object")return String(t);if(we(e10)&&r?.doc){let a=F1(r.doc,{});a.anchors=new Set;for(let i of r.anchors.keys())a.anchors.add(i.anchor);a.inFlow=true,
a.inStringifyKey=true;let n=e10.toString(a);if(!r.mapKeyWarned){let i=JSON.stringify(n);i.length>40&&(i=i.substring(0,36)+'..."'),rW(r.doc.options.logLevel,`Key\
s with collection values will be stringified due to JS Object restrictions: ${i}. Set mapAsMap: true to use object keys.`),r.mapKeyWarned=true}return n}return JSON.
stringify(t)}function ym(e10,t,r){let a=Ps(e10,void 0,r),n=Ps(t,void 0,r);return new ut(a,n)}var ut=class q1{constructor(t,r=null){Object.defineProperty(this,kt,
{value:E1}),this.key=t,this.value=r}clone(t){let{key:r,value:a}=this;return we(r)&&(r=r.clone(t)),we(a)&&(a=a.clone(t)),new q1(r,a)}toJSON(t,r){let a=r?.mapAsMap?
new Map:{};return U1(r,a,this)}toString(t,r,a){return t?.doc?tW(this,t,r,a):JSON.stringify(this)}};function W1(e10,t,r){return(t.inFlow??e10.flow?sW:iW)(e10,t,r)}
function iW({comment:e10,items:t},r,{blockItemPrefix:a,flowChars:n,itemIndent:i,onChompKeep:s,onComment:o}){let{indent:l,options:{commentString:c}}=r,u=Object.assign(
{},r,{indent:i,type:null}),p=false,f=[];for(let b=0;b<t.length;++b){let m=t[b],v=null;if(we(m))!p&&m.spaceBefore&&f.push(""),bu(r,f,m.commentBefore,p),m.comment&&
(v=m.comment);else if(me(m)){let h=we(m.key)?m.key:null;h&&(!p&&h.spaceBefore&&f.push(""),bu(r,f,h.commentBefore,p))}p=false;let x=Wn(m,u,()=>v=null,()=>p=true);
v&&(x+=Ia(x,i,c(v))),p&&v&&(p=false),f.push(a+x)}let d;if(f.length===0)d=n.start+n.end;else{d=f[0];for(let b=1;b<f.length;++b){let m=f[b];d+=m?`
${l}${m}`:`
`}}return e10?(d+=`
`+_r(c(e10),l),o&&o()):p&&s&&s(),d}function sW({items:e10},t,{flowChars:r,itemIndent:a}){let{indent:n,indentStep:i,flowCollectionPadding:s,options:{commentString:o}}=t;
a+=i;let l=Object.assign({},t,{indent:a,inFlow:true,type:null}),c=false,u=0,p=[];for(let b=0;b<e10.length;++b){let m=e10[b],v=null;if(we(m))m.spaceBefore&&p.push(
""),bu(t,p,m.commentBefore,false),m.comment&&(v=m.comment);else if(me(m)){let h=we(m.key)?m.key:null;h&&(h.spaceBefore&&p.push(""),bu(t,p,h.commentBefore,false),
h.comment&&(c=true));let g=we(m.value)?m.value:null;g?(g.comment&&(v=g.comment),g.commentBefore&&(c=true)):m.value==null&&h?.comment&&(v=h.comment)}v&&(c=true);
let x=Wn(m,l,()=>v=null);c||(c=p.length>u||x.includes(`
`)),b<e10.length-1?x+=",":t.options.trailingComma&&(t.options.lineWidth>0&&(c||(c=p.reduce((h,g)=>h+g.length+2,2)+(x.length+2)>t.options.lineWidth)),c&&(x+=",")),
v&&(x+=Ia(x,a,o(v))),p.push(x),u=p.length}let{start:f,end:d}=r;if(p.length===0)return f+d;if(!c){let b=p.reduce((m,v)=>m+v.length+2,2);c=t.options.lineWidth>0&&
b>t.options.lineWidth}if(c){let b=f;for(let m of p)b+=m?`
${i}${n}${m}`:`
`;return`${b}
${n}${d}`}else return`${f}${s}${p.join(" ")}${s}${d}`}function bu({indent:e10,options:{commentString:t}},r,a,n){if(a&&n&&(a=a.replace(/^\n+/,"")),a){let i=_r(t(
a),e10);r.push(i.trimStart())}}function ja(e10,t){let r=re(t)?t.value:t;for(let a of e10)if(me(a)&&(a.key===t||a.key===r||re(a.key)&&a.key.value===r))return a}var wt=class extends L1{static get tagName(){
return"tag:yaml.org,2002:map"}constructor(e10){super(Jr,e10),this.items=[]}static from(e10,t,r){let{keepUndefined:a,replacer:n}=r,i=new this(e10),s=(o,l)=>{if(typeof n==
"function")l=n.call(t,o,l);else if(Array.isArray(n)&&!n.includes(o))return;(l!==void 0||a)&&i.items.push(ym(o,l,r))};if(t instanceof Map)for(let[o,l]of t)s(o,l);else if(t&&
typeof t=="object")for(let o of Object.keys(t))s(o,t[o]);return typeof e10.sortMapEntries=="function"&&i.items.sort(e10.sortMapEntries),i}add(e10,t){let r;me(e10)?
r=e10:!e10||typeof e10!="object"||!("key"in e10)?r=new ut(e10,e10?.value):r=new ut(e10.key,e10.value);let a=ja(this.items,r.key),n=this.schema?.sortMapEntries;if(a){
if(!t)throw new Error(`Key ${r.key} already set`);re(a.value)&&C1(r.value)?a.value.value=r.value:a.value=r.value}else if(n){let i=this.items.findIndex(s=>n(r,s)<
0);i===-1?this.items.push(r):this.items.splice(i,0,r)}else this.items.push(r)}delete(e10){let t=ja(this.items,e10);return t?this.items.splice(this.items.indexOf(
t),1).length>0:false}get(e10,t){let r=ja(this.items,e10)?.value;return(!t&&re(r)?r.value:r)??void 0}has(e10){return!!ja(this.items,e10)}set(e10,t){this.add(new ut(
e10,t),true)}toJSON(e10,t,r){let a=r?new r:t?.mapAsMap?new Map:{};t?.onCreate&&t.onCreate(a);for(let n of this.items)U1(t,a,n);return a}toString(e10,t,r){if(!e10)
return JSON.stringify(this);for(let a of this.items)if(!me(a))throw new Error(`Map items must all be pairs; found ${JSON.stringify(a)} instead`);return!e10.allNullValues&&
this.hasAllNullValues(false)&&(e10=Object.assign({},e10,{allNullValues:true})),W1(this,e10,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:e10.indent||
"",onChompKeep:r,onComment:t})}},Jn={collection:"map",default:true,nodeClass:wt,tag:"tag:yaml.org,2002:map",resolve(e10,t){return Kr(e10)||t("Expected a mapping\
 for this tag"),e10},createNode:(e10,t,r)=>wt.from(e10,t,r)},Ca=class extends L1{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(e10){super(Hn,e10),
this.items=[]}add(e10){this.items.push(e10)}delete(e10){let t=su(e10);return typeof t!="number"?false:this.items.splice(t,1).length>0}get(e10,t){let r=su(e10);if(typeof r!=
"number")return;let a=this.items[r];return!t&&re(a)?a.value:a}has(e10){let t=su(e10);return typeof t=="number"&&t<this.items.length}set(e10,t){let r=su(e10);if(typeof r!=
"number")throw new Error(`Expected a valid index, not ${e10}.`);let a=this.items[r];re(a)&&C1(t)?a.value=t:this.items[r]=t}toJSON(e10,t){let r=[];t?.onCreate&&t.
onCreate(r);let a=0;for(let n of this.items)r.push($t(n,String(a++),t));return r}toString(e10,t,r){return e10?W1(this,e10,{blockItemPrefix:"- ",flowChars:{start:"\
[",end:"]"},itemIndent:(e10.indent||"")+"  ",onChompKeep:r,onComment:t}):JSON.stringify(this)}static from(e10,t,r){let{replacer:a}=r,n=new this(e10);if(t&&Symbol.
iterator in Object(t)){let i=0;for(let s of t){if(typeof a=="function"){let o=t instanceof Set?s:String(i++);s=a.call(t,o,s)}n.items.push(Ps(s,void 0,r))}}return n}};
function su(e10){let t=re(e10)?e10.value:e10;return t&&typeof t=="string"&&(t=Number(t)),typeof t=="number"&&Number.isInteger(t)&&t>=0?t:null}var Kn={collection:"\
seq",default:true,nodeClass:Ca,tag:"tag:yaml.org,2002:seq",resolve(e10,t){return Vn(e10)||t("Expected a sequence for this tag"),e10},createNode:(e10,t,r)=>Ca.from(
e10,t,r)},xu={identify:e10=>typeof e10=="string",default:true,tag:"tag:yaml.org,2002:str",resolve:e10=>e10,stringify(e10,t,r,a){return t=Object.assign({actualString:true},
t),zs(e10,t,r,a)}},Su={identify:e10=>e10==null,createNode:()=>new q(null),default:true,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new q(
null),stringify:({source:e10},t)=>typeof e10=="string"&&Su.test.test(e10)?e10:t.options.nullStr},vm={identify:e10=>typeof e10=="boolean",default:true,tag:"tag:y\
aml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:e10=>new q(e10[0]==="t"||e10[0]==="T"),stringify({source:e10,value:t},r){if(e10&&vm.test.test(
e10)){let a=e10[0]==="t"||e10[0]==="T";if(t===a)return e10}return t?r.options.trueStr:r.options.falseStr}};function Mt({format:e10,minFractionDigits:t,tag:r,value:a}){
if(typeof a=="bigint")return String(a);let n=typeof a=="number"?a:Number(a);if(!isFinite(n))return isNaN(n)?".nan":n<0?"-.inf":".inf";let i=Object.is(a,-0)?"-0":
JSON.stringify(a);if(!e10&&t&&(!r||r==="tag:yaml.org,2002:float")&&/^-?\d/.test(i)&&!i.includes("e")){let s=i.indexOf(".");s<0&&(s=i.length,i+=".");let o=t-(i.length-
s-1);for(;o-- >0;)i+="0"}return i}var G1={identify:e10=>typeof e10=="number",default:true,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:e10=>e10.slice(-3).toLowerCase()==="nan"?NaN:e10[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:Mt},H1={identify:e10=>typeof e10==
"number",default:true,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,resolve:e10=>parseFloat(e10),stringify(e10){
let t=Number(e10.value);return isFinite(t)?t.toExponential():Mt(e10)}},V1={identify:e10=>typeof e10=="number",default:true,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
resolve(e10){let t=new q(parseFloat(e10)),r=e10.indexOf(".");return r!==-1&&e10[e10.length-1]==="0"&&(t.minFractionDigits=e10.length-r-1),t},stringify:Mt},Ou=e10=>typeof e10==
"bigint"||Number.isInteger(e10),wm=(e10,t,r,{intAsBigInt:a})=>a?BigInt(e10):parseInt(e10.substring(t),r);function J1(e10,t,r){let{value:a}=e10;return Ou(a)&&a>=
0?r+a.toString(t):Mt(e10)}var K1={identify:e10=>Ou(e10)&&e10>=0,default:true,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,resolve:(e10,t,r)=>wm(e10,
2,8,r),stringify:e10=>J1(e10,8,"0o")},Z1={identify:Ou,default:true,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(e10,t,r)=>wm(e10,0,10,r),stringify:Mt},
Y1={identify:e10=>Ou(e10)&&e10>=0,default:true,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(e10,t,r)=>wm(e10,2,16,r),stringify:e10=>J1(
e10,16,"0x")},oW=[Jn,Kn,xu,Su,vm,K1,Z1,Y1,G1,H1,V1];function _1(e10){return typeof e10=="bigint"||Number.isInteger(e10)}var ou=({value:e10})=>JSON.stringify(e10),
lW=[{identify:e10=>typeof e10=="string",default:true,tag:"tag:yaml.org,2002:str",resolve:e10=>e10,stringify:ou},{identify:e10=>e10==null,createNode:()=>new q(null),
default:true,tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,stringify:ou},{identify:e10=>typeof e10=="boolean",default:true,tag:"tag:yaml.org,2002:\
bool",test:/^true$|^false$/,resolve:e10=>e10==="true",stringify:ou},{identify:_1,default:true,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(e10,t,{
intAsBigInt:r})=>r?BigInt(e10):parseInt(e10,10),stringify:({value:e10})=>_1(e10)?e10.toString():JSON.stringify(e10)},{identify:e10=>typeof e10=="number",default:true,
tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:e10=>parseFloat(e10),stringify:ou}],cW={default:true,tag:"",
test:/^/,resolve(e10,t){return t(`Unresolved plain scalar ${JSON.stringify(e10)}`),e10}},uW=[Jn,Kn].concat(lW,cW),$m={identify:e10=>e10 instanceof Uint8Array,default:false,
tag:"tag:yaml.org,2002:binary",resolve(e10,t){if(typeof atob=="function"){let r=atob(e10.replace(/[\n\r]/g,"")),a=new Uint8Array(r.length);for(let n=0;n<r.length;++n)
a[n]=r.charCodeAt(n);return a}else return t("This environment does not support reading binary tags; either Buffer or atob is required"),e10},stringify({comment:e10,
type:t,value:r},a,n,i){if(!r)return"";let s=r,o;if(typeof btoa=="function"){let l="";for(let c=0;c<s.length;++c)l+=String.fromCharCode(s[c]);o=btoa(l)}else throw new Error(
"This environment does not support writing binary tags; either Buffer or btoa is required");if(t??(t=q.BLOCK_LITERAL),t!==q.QUOTE_DOUBLE){let l=Math.max(a.options.
lineWidth-a.indent.length,a.options.minContentWidth),c=Math.ceil(o.length/l),u=new Array(c);for(let p=0,f=0;p<c;++p,f+=l)u[p]=o.substr(f,l);o=u.join(t===q.BLOCK_LITERAL?
`
`:" ")}return zs({comment:e10,type:t,value:o},a,n,i)}};function X1(e10,t){if(Vn(e10))for(let r=0;r<e10.items.length;++r){let a=e10.items[r];if(!me(a)){if(Kr(a)){
a.items.length>1&&t("Each pair must have its own sequence indicator");let n=a.items[0]||new ut(new q(null));if(a.commentBefore&&(n.key.commentBefore=n.key.commentBefore?
`${a.commentBefore}
${n.key.commentBefore}`:a.commentBefore),a.comment){let i=n.value??n.key;i.comment=i.comment?`${a.comment}
${i.comment}`:a.comment}a=n}e10.items[r]=me(a)?a:new ut(a)}}else t("Expected a sequence for this tag");return e10}function Q1(e10,t,r){let{replacer:a}=r,n=new Ca(
e10);n.tag="tag:yaml.org,2002:pairs";let i=0;if(t&&Symbol.iterator in Object(t))for(let s of t){typeof a=="function"&&(s=a.call(t,String(i++),s));let o,l;if(Array.
isArray(s))if(s.length===2)o=s[0],l=s[1];else throw new TypeError(`Expected [key, value] tuple: ${s}`);else if(s&&s instanceof Object){let c=Object.keys(s);if(c.
length===1)o=c[0],l=s[o];else throw new TypeError(`Expected tuple with one key, not ${c.length} keys`)}else o=s;n.items.push(ym(o,l,r))}return n}var km={collection:"\
seq",default:false,tag:"tag:yaml.org,2002:pairs",resolve:X1,createNode:Q1},du=class ex extends Ca{constructor(){super(),this.add=wt.prototype.add.bind(this),this.
delete=wt.prototype.delete.bind(this),this.get=wt.prototype.get.bind(this),this.has=wt.prototype.has.bind(this),this.set=wt.prototype.set.bind(this),this.tag=ex.
tag}toJSON(t,r){if(!r)return super.toJSON(t);let a=new Map;r?.onCreate&&r.onCreate(a);for(let n of this.items){let i,s;if(me(n)?(i=$t(n.key,"",r),s=$t(n.value,i,
r)):i=$t(n,"",r),a.has(i))throw new Error("Ordered maps must not include duplicate keys");a.set(i,s)}return a}static from(t,r,a){let n=Q1(t,r,a),i=new this;return i.
items=n.items,i}};du.tag="tag:yaml.org,2002:omap";var xm={collection:"seq",identify:e10=>e10 instanceof Map,nodeClass:du,default:false,tag:"tag:yaml.org,2002:om\
ap",resolve(e10,t){let r=X1(e10,t),a=[];for(let{key:n}of r.items)re(n)&&(a.includes(n.value)?t(`Ordered maps must not include duplicate keys: ${n.value}`):a.push(
n.value));return Object.assign(new du,r)},createNode:(e10,t,r)=>du.from(e10,t,r)};function tx({value:e10,source:t},r){return t&&(e10?rx:ax).test.test(t)?t:e10?r.
options.trueStr:r.options.falseStr}var rx={identify:e10=>e10===true,default:true,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
resolve:()=>new q(true),stringify:tx},ax={identify:e10=>e10===false,default:true,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
resolve:()=>new q(false),stringify:tx},pW={identify:e10=>typeof e10=="number",default:true,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:e10=>e10.slice(-3).toLowerCase()==="nan"?NaN:e10[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:Mt},fW={identify:e10=>typeof e10==
"number",default:true,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,resolve:e10=>parseFloat(e10.replace(
/_/g,"")),stringify(e10){let t=Number(e10.value);return isFinite(t)?t.toExponential():Mt(e10)}},dW={identify:e10=>typeof e10=="number",default:true,tag:"tag:yam\
l.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,resolve(e10){let t=new q(parseFloat(e10.replace(/_/g,""))),r=e10.indexOf(".");if(r!==-1){let a=e10.substring(
r+1).replace(/_/g,"");a[a.length-1]==="0"&&(t.minFractionDigits=a.length)}return t},stringify:Mt},Fs=e10=>typeof e10=="bigint"||Number.isInteger(e10);function Eu(e10,t,r,{
intAsBigInt:a}){let n=e10[0];if((n==="-"||n==="+")&&(t+=1),e10=e10.substring(t).replace(/_/g,""),a){switch(r){case 2:e10=`0b${e10}`;break;case 8:e10=`0o${e10}`;
break;case 16:e10=`0x${e10}`;break}let s=BigInt(e10);return n==="-"?BigInt(-1)*s:s}let i=parseInt(e10,r);return n==="-"?-1*i:i}function Sm(e10,t,r){let{value:a}=e10;
if(Fs(a)){let n=a.toString(t);return a<0?"-"+r+n.substr(1):r+n}return Mt(e10)}var hW={identify:Fs,default:true,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,
resolve:(e10,t,r)=>Eu(e10,2,2,r),stringify:e10=>Sm(e10,2,"0b")},mW={identify:Fs,default:true,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:(e10,t,r)=>Eu(
e10,1,8,r),stringify:e10=>Sm(e10,8,"0")},gW={identify:Fs,default:true,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(e10,t,r)=>Eu(e10,0,10,r),stringify:Mt},
bW={identify:Fs,default:true,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(e10,t,r)=>Eu(e10,2,16,r),stringify:e10=>Sm(e10,16,"\
0x")},hu=class nx extends wt{constructor(t){super(t),this.tag=nx.tag}add(t){let r;me(t)?r=t:t&&typeof t=="object"&&"key"in t&&"value"in t&&t.value===null?r=new ut(
t.key,null):r=new ut(t,null),ja(this.items,r.key)||this.items.push(r)}get(t,r){let a=ja(this.items,t);return!r&&me(a)?re(a.key)?a.key.value:a.key:a}set(t,r){if(typeof r!=
"boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof r}`);let a=ja(this.items,t);a&&!r?this.items.splice(this.items.
indexOf(a),1):!a&&r&&this.items.push(new ut(t))}toJSON(t,r){return super.toJSON(t,r,Set)}toString(t,r,a){if(!t)return JSON.stringify(this);if(this.hasAllNullValues(
true))return super.toString(Object.assign({},t,{allNullValues:true}),r,a);throw new Error("Set items must all have null values")}static from(t,r,a){let{replacer:n}=a,
i=new this(t);if(r&&Symbol.iterator in Object(r))for(let s of r)typeof n=="function"&&(s=n.call(r,s,s)),i.items.push(ym(s,null,a));return i}};hu.tag="tag:yaml.o\
rg,2002:set";var Om={collection:"map",identify:e10=>e10 instanceof Set,nodeClass:hu,default:false,tag:"tag:yaml.org,2002:set",createNode:(e10,t,r)=>hu.from(e10,
t,r),resolve(e10,t){if(Kr(e10)){if(e10.hasAllNullValues(true))return Object.assign(new hu,e10);t("Set items must all have null values")}else t("Expected a mappi\
ng for this tag");return e10}};function Em(e10,t){let r=e10[0],a=r==="-"||r==="+"?e10.substring(1):e10,n=s=>t?BigInt(s):Number(s),i=a.replace(/_/g,"").split(":").
reduce((s,o)=>s*n(60)+n(o),n(0));return r==="-"?n(-1)*i:i}function ix(e10){let{value:t}=e10,r=s=>s;if(typeof t=="bigint")r=s=>BigInt(s);else if(isNaN(t)||!isFinite(
t))return Mt(e10);let a="";t<0&&(a="-",t*=r(-1));let n=r(60),i=[t%n];return t<60?i.unshift(0):(t=(t-i[0])/n,i.unshift(t%n),t>=60&&(t=(t-i[0])/n,i.unshift(t))),a+
i.map(s=>String(s).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}var sx={identify:e10=>typeof e10=="bigint"||Number.isInteger(e10),default:true,tag:"tag:y\
aml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(e10,t,{intAsBigInt:r})=>Em(e10,r),stringify:ix},ox={identify:e10=>typeof e10==
"number",default:true,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:e10=>Em(e10,false),stringify:ix},
Au={identify:e10=>e10 instanceof Date,default:true,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1\
,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(e10){let t=e10.match(Au.test);if(!t)throw new Error("!!time\
stamp expects a date, starting with yyyy-mm-dd");let[,r,a,n,i,s,o]=t.map(Number),l=t[7]?Number((t[7]+"00").substr(1,3)):0,c=Date.UTC(r,a-1,n,i||0,s||0,o||0,l),u=t[8];
if(u&&u!=="Z"){let p=Em(u,false);Math.abs(p)<30&&(p*=60),c-=6e4*p}return new Date(c)},stringify:({value:e10})=>e10?.toISOString().replace(/(T00:00:00)?\.000Z$/,
"")??""},y1=[Jn,Kn,xu,Su,rx,ax,hW,mW,gW,bW,pW,fW,dW,$m,yr,xm,km,Om,sx,ox,Au],v1=new Map([["core",oW],["failsafe",[Jn,Kn,xu]],["json",uW],["yaml11",y1],["yaml-1.\
1",y1]]),w1={binary:$m,bool:vm,float:V1,floatExp:H1,floatNaN:G1,floatTime:ox,int:Z1,intHex:Y1,intOct:K1,intTime:sx,map:Jn,merge:yr,null:Su,omap:xm,pairs:km,seq:Kn,
set:Om,timestamp:Au},_W={"tag:yaml.org,2002:binary":$m,"tag:yaml.org,2002:merge":yr,"tag:yaml.org,2002:omap":xm,"tag:yaml.org,2002:pairs":km,"tag:yaml.org,2002:\
set":Om,"tag:yaml.org,2002:timestamp":Au};function am(e10,t,r){let a=v1.get(t);if(a&&!e10)return r&&!a.includes(yr)?a.concat(yr):a.slice();let n=a;if(!n)if(Array.
isArray(e10))n=[];else{let i=Array.from(v1.keys()).filter(s=>s!=="yaml11").map(s=>JSON.stringify(s)).join(", ");throw new Error(`Unknown schema "${t}"; use one \
of ${i} or define customTags array`)}if(Array.isArray(e10))for(let i of e10)n=n.concat(i);else typeof e10=="function"&&(n=e10(n.slice()));return r&&(n=n.concat(
yr)),n.reduce((i,s)=>{let o=typeof s=="string"?w1[s]:s;if(!o){let l=JSON.stringify(s),c=Object.keys(w1).map(u=>JSON.stringify(u)).join(", ");throw new Error(`Un\
known custom tag ${l}; use one of ${c}`)}return i.includes(o)||i.push(o),i},[])}var yW=(e10,t)=>e10.key<t.key?-1:e10.key>t.key?1:0,vW=class lx{constructor({compat:t,
customTags:r,merge:a,resolveKnownTags:n,schema:i,sortMapEntries:s,toStringDefaults:o}){this.compat=Array.isArray(t)?am(t,"compat"):t?am(null,t):null,this.name=typeof i==
"string"&&i||"core",this.knownTags=n?_W:{},this.tags=am(r,this.name,a),this.toStringOptions=o??null,Object.defineProperty(this,Jr,{value:Jn}),Object.defineProperty(
this,Jt,{value:xu}),Object.defineProperty(this,Hn,{value:Kn}),this.sortMapEntries=typeof s=="function"?s:s===true?yW:null}clone(){let t=Object.create(lx.prototype,
Object.getOwnPropertyDescriptors(this));return t.tags=this.tags.slice(),t}};function wW(e10,t){let r=[],a=t.directives===true;if(t.directives!==false&&e10.directives){
let l=e10.directives.toString(e10);l?(r.push(l),a=true):e10.directives.docStart&&(a=true)}a&&r.push("---");let n=F1(e10,t),{commentString:i}=n.options;if(e10.commentBefore){
r.length!==1&&r.unshift("");let l=i(e10.commentBefore);r.unshift(_r(l,""))}let s=false,o=null;if(e10.contents){if(we(e10.contents)){if(e10.contents.spaceBefore&&
a&&r.push(""),e10.contents.commentBefore){let u=i(e10.contents.commentBefore);r.push(_r(u,""))}n.forceBlockIndent=!!e10.comment,o=e10.contents.comment}let l=o?void 0:
()=>s=true,c=Wn(e10.contents,n,()=>o=null,l);o&&(c+=Ia(c,"",i(o))),(c[0]==="|"||c[0]===">")&&r[r.length-1]==="---"?r[r.length-1]=`--- ${c}`:r.push(c)}else r.push(
Wn(e10.contents,n));if(e10.directives?.docEnd)if(e10.comment){let l=i(e10.comment);l.includes(`
`)?(r.push("..."),r.push(_r(l,""))):r.push(`... ${l}`)}else r.push("...");else{let l=e10.comment;l&&s&&(l=l.replace(/^\n+/,"")),l&&((!s||o)&&r[r.length-1]!==""&&
r.push(""),r.push(_r(i(l),"")))}return r.join(`
`)+`
`}var Tu=class cx{constructor(t,r,a){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.defineProperty(this,kt,{value:cm});let n=null;
typeof r=="function"||Array.isArray(r)?n=r:a===void 0&&r&&(a=r,r=void 0);let i=Object.assign({intAsBigInt:false,keepSourceTokens:false,logLevel:"warn",prettyErrors:true,
strict:true,stringKeys:false,uniqueKeys:true,version:"1.2"},a);this.options=i;let{version:s}=i;a?._directives?(this.directives=a._directives.atDocument(),this.directives.
yaml.explicit&&(s=this.directives.yaml.version)):this.directives=new qn({version:s}),this.setSchema(s,a),this.contents=t===void 0?null:this.createNode(t,n,a)}clone(){
let t=Object.create(cx.prototype,{[kt]:{value:cm}});return t.commentBefore=this.commentBefore,t.comment=this.comment,t.errors=this.errors.slice(),t.warnings=this.
warnings.slice(),t.options=Object.assign({},this.options),this.directives&&(t.directives=this.directives.clone()),t.schema=this.schema.clone(),t.contents=we(this.
contents)?this.contents.clone(t.schema):this.contents,this.range&&(t.range=this.range.slice()),t}add(t){Rn(this.contents)&&this.contents.add(t)}addIn(t,r){Rn(this.
contents)&&this.contents.addIn(t,r)}createAlias(t,r){if(!t.anchor){let a=P1(this);t.anchor=!r||a.has(r)?R1(r||"a",a):r}return new _m(t.anchor)}createNode(t,r,a){
let n;if(typeof r=="function")t=r.call({"":t},"",t),n=r;else if(Array.isArray(r)){let v=h=>typeof h=="number"||h instanceof String||h instanceof Number,x=r.filter(
v).map(String);x.length>0&&(r=r.concat(x)),n=r}else a===void 0&&r&&(a=r,r=void 0);let{aliasDuplicateObjects:i,anchorPrefix:s,flow:o,keepUndefined:l,onTagObj:c,tag:u}=a??
{},{onAnchor:p,setAnchors:f,sourceObjects:d}=Vq(this,s||"a"),b={aliasDuplicateObjects:i??true,keepUndefined:l??false,onAnchor:p,onTagObj:c,replacer:n,schema:this.
schema,sourceObjects:d},m=Ps(t,u,b);return o&&ve(m)&&(m.flow=true),f(),m}createPair(t,r,a={}){let n=this.createNode(t,null,a),i=this.createNode(r,null,a);return new ut(
n,i)}delete(t){return Rn(this.contents)?this.contents.delete(t):false}deleteIn(t){return Cs(t)?this.contents==null?false:(this.contents=null,true):Rn(this.contents)?
this.contents.deleteIn(t):false}get(t,r){return ve(this.contents)?this.contents.get(t,r):void 0}getIn(t,r){return Cs(t)?!r&&re(this.contents)?this.contents.value:
this.contents:ve(this.contents)?this.contents.getIn(t,r):void 0}has(t){return ve(this.contents)?this.contents.has(t):false}hasIn(t){return Cs(t)?this.contents!==
void 0:ve(this.contents)?this.contents.hasIn(t):false}set(t,r){this.contents==null?this.contents=gu(this.schema,[t],r):Rn(this.contents)&&this.contents.set(t,r)}setIn(t,r){
Cs(t)?this.contents=r:this.contents==null?this.contents=gu(this.schema,Array.from(t),r):Rn(this.contents)&&this.contents.setIn(t,r)}setSchema(t,r={}){typeof t==
"number"&&(t=String(t));let a;switch(t){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new qn({version:"1.1"}),a={resolveKnownTags:false,
schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=t:this.directives=new qn({version:t}),a={resolveKnownTags:true,schema:"\
core"};break;case null:this.directives&&delete this.directives,a=null;break;default:{let n=JSON.stringify(t);throw new Error(`Expected '1.1', '1.2' or null as f\
irst argument, but found: ${n}`)}}if(r.schema instanceof Object)this.schema=r.schema;else if(a)this.schema=new vW(Object.assign(a,r));else throw new Error("With\
 a null YAML version, the { schema: Schema } option is required")}toJS({json:t,jsonArg:r,mapAsMap:a,maxAliasCount:n,onAnchor:i,reviver:s}={}){let o={anchors:new Map,
doc:this,keep:!t,mapAsMap:a===true,mapKeyWarned:false,maxAliasCount:typeof n=="number"?n:100},l=$t(this.contents,r??"",o);if(typeof i=="function")for(let{count:c,
res:u}of o.anchors.values())i(u,c);return typeof s=="function"?Dn(s,{"":l},"",l):l}toJSON(t,r){return this.toJS({json:true,jsonArg:t,mapAsMap:false,onAnchor:r})}toString(t={}){
if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in t&&(!Number.isInteger(t.indent)||Number(t.indent)<=0)){let r=JSON.
stringify(t.indent);throw new Error(`"indent" option must be a positive integer, not ${r}`)}return wW(this,t)}};function Rn(e10){if(ve(e10))return true;throw new Error(
"Expected a YAML collection as document contents")}var ux=class extends Error{constructor(e10,t,r,a){super(),this.name=e10,this.code=r,this.message=a,this.pos=t}},
Un=class extends ux{constructor(e10,t,r){super("YAMLParseError",e10,t,r)}},$W=class extends ux{constructor(e10,t,r){super("YAMLWarning",e10,t,r)}},_u=(e10,t)=>r=>{
if(r.pos[0]===-1)return;r.linePos=r.pos.map(o=>t.linePos(o));let{line:a,col:n}=r.linePos[0];r.message+=` at line ${a}, column ${n}`;let i=n-1,s=e10.substring(t.
lineStarts[a-1],t.lineStarts[a]).replace(/[\n\r]+$/,"");if(i>=60&&s.length>80){let o=Math.min(i-39,s.length-79);s="\u2026"+s.substring(o),i-=o-1}if(s.length>80&&
(s=s.substring(0,79)+"\u2026"),a>1&&/^ *$/.test(s.substring(0,i))){let o=e10.substring(t.lineStarts[a-2],t.lineStarts[a-1]);o.length>80&&(o=o.substring(0,79)+`\u2026\

`),s=o+s}if(/[^ ]/.test(s)){let o=1,l=r.linePos[1];l?.line===a&&l.col>n&&(o=Math.max(1,Math.min(l.col-n,80-i)));let c=" ".repeat(i)+"^".repeat(o);r.message+=`:

${s}
${c}
`}};function Gn(e10,{flow:t,indicator:r,next:a,offset:n,onError:i,parentIndent:s,startOnNewline:o}){let l=false,c=o,u=o,p="",f="",d=false,b=false,m=null,v=null,
x=null,h=null,g=null,_=null,y=null;for(let E of e10)switch(b&&(E.type!=="space"&&E.type!=="newline"&&E.type!=="comma"&&i(E.offset,"MISSING_CHAR","Tags and ancho\
rs must be separated from the next token by white space"),b=false),m&&(c&&E.type!=="comment"&&E.type!=="newline"&&i(m,"TAB_AS_INDENT","Tabs are not allowed as i\
ndentation"),m=null),E.type){case"space":!t&&(r!=="doc-start"||a?.type!=="flow-collection")&&E.source.includes("	")&&(m=E),u=true;break;case"comment":{u||i(E,"M\
ISSING_CHAR","Comments must be separated from other tokens by white space characters");let A=E.source.substring(1)||" ";p?p+=f+A:p=A,f="",c=false;break}case"new\
line":c?p?p+=E.source:(!_||r!=="seq-item-ind")&&(l=true):f+=E.source,c=true,d=true,(v||x)&&(h=E),u=true;break;case"anchor":v&&i(E,"MULTIPLE_ANCHORS","A node can\
 have at most one anchor"),E.source.endsWith(":")&&i(E.offset+E.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",true),v=E,y??(y=E.offset),c=false,
u=false,b=true;break;case"tag":{x&&i(E,"MULTIPLE_TAGS","A node can have at most one tag"),x=E,y??(y=E.offset),c=false,u=false,b=true;break}case r:(v||x)&&i(E,"B\
AD_PROP_ORDER",`Anchors and tags must be after the ${E.source} indicator`),_&&i(E,"UNEXPECTED_TOKEN",`Unexpected ${E.source} in ${t??"collection"}`),_=E,c=r==="\
seq-item-ind"||r==="explicit-key-ind",u=false;break;case"comma":if(t){g&&i(E,"UNEXPECTED_TOKEN",`Unexpected , in ${t}`),g=E,c=false,u=false;break}default:i(E,"U\
NEXPECTED_TOKEN",`Unexpected ${E.type} token`),c=false,u=false}let w=e10[e10.length-1],O=w?w.offset+w.source.length:n;return b&&a&&a.type!=="space"&&a.type!=="n\
ewline"&&a.type!=="comma"&&(a.type!=="scalar"||a.source!=="")&&i(a.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),
m&&(c&&m.indent<=s||a?.type==="block-map"||a?.type==="block-seq")&&i(m,"TAB_AS_INDENT","Tabs are not allowed as indentation"),{comma:g,found:_,spaceBefore:l,comment:p,
hasNewline:d,anchor:v,tag:x,newlineAfterProp:h,end:O,start:y??O}}function Rs(e10){if(!e10)return null;switch(e10.type){case"alias":case"scalar":case"double-quot\
ed-scalar":case"single-quoted-scalar":if(e10.source.includes(`
`))return true;if(e10.end){for(let t of e10.end)if(t.type==="newline")return true}return false;case"flow-collection":for(let t of e10.items){for(let r of t.start)
if(r.type==="newline")return true;if(t.sep){for(let r of t.sep)if(r.type==="newline")return true}if(Rs(t.key)||Rs(t.value))return true}return false;default:return true}}
function dm(e10,t,r){if(t?.type==="flow-collection"){let a=t.end[0];a.indent===e10&&(a.source==="]"||a.source==="}")&&Rs(t)&&r(a,"BAD_INDENT","Flow end indicato\
r should be more indented than parent",true)}}function px(e10,t,r){let{uniqueKeys:a}=e10.options;if(a===false)return false;let n=typeof a=="function"?a:(i,s)=>i===
s||re(i)&&re(s)&&i.value===s.value;return t.some(i=>n(i.key,r))}var $1="All mapping items must start at the same column";function kW({composeNode:e10,composeEmptyNode:t},r,a,n,i){
let s=i?.nodeClass??wt,o=new s(r.schema);r.atRoot&&(r.atRoot=false);let l=a.offset,c=null;for(let u of a.items){let{start:p,key:f,sep:d,value:b}=u,m=Gn(p,{indicator:"\
explicit-key-ind",next:f??d?.[0],offset:l,onError:n,parentIndent:a.indent,startOnNewline:true}),v=!m.found;if(v){if(f&&(f.type==="block-seq"?n(l,"BLOCK_AS_IMPLI\
CIT_KEY","A block sequence may not be used as an implicit map key"):"indent"in f&&f.indent!==a.indent&&n(l,"BAD_INDENT",$1)),!m.anchor&&!m.tag&&!d){c=m.end,m.comment&&
(o.comment?o.comment+=`
`+m.comment:o.comment=m.comment);continue}(m.newlineAfterProp||Rs(f))&&n(f??p[p.length-1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be on a single line")}else
m.found?.indent!==a.indent&&n(l,"BAD_INDENT",$1);r.atKey=true;let x=m.end,h=f?e10(r,f,m,n):t(r,x,p,null,m,n);r.schema.compat&&dm(a.indent,f,n),r.atKey=false,px(
r,o.items,h)&&n(x,"DUPLICATE_KEY","Map keys must be unique");let g=Gn(d??[],{indicator:"map-value-ind",next:b,offset:h.range[2],onError:n,parentIndent:a.indent,
startOnNewline:!f||f.type==="block-scalar"});if(l=g.end,g.found){v&&(b?.type==="block-map"&&!g.hasNewline&&n(l,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not \
allowed in compact mappings"),r.options.strict&&m.start<g.found.offset-1024&&n(h.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after t\
he start of an implicit block mapping key"));let _=b?e10(r,b,g,n):t(r,l,d,null,g,n);r.schema.compat&&dm(a.indent,b,n),l=_.range[2];let y=new ut(h,_);r.options.keepSourceTokens&&
(y.srcToken=u),o.items.push(y)}else{v&&n(h.range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),g.comment&&(h.comment?h.comment+=`
`+g.comment:h.comment=g.comment);let _=new ut(h);r.options.keepSourceTokens&&(_.srcToken=u),o.items.push(_)}}return c&&c<l&&n(c,"IMPOSSIBLE","Map comment with t\
railing content"),o.range=[a.offset,l,c??l],o}function xW({composeNode:e10,composeEmptyNode:t},r,a,n,i){let s=i?.nodeClass??Ca,o=new s(r.schema);r.atRoot&&(r.atRoot=
false),r.atKey&&(r.atKey=false);let l=a.offset,c=null;for(let{start:u,value:p}of a.items){let f=Gn(u,{indicator:"seq-item-ind",next:p,offset:l,onError:n,parentIndent:a.
indent,startOnNewline:true});if(!f.found)if(f.anchor||f.tag||p)p?.type==="block-seq"?n(f.end,"BAD_INDENT","All sequence items must start at the same column"):n(
l,"MISSING_CHAR","Sequence item without - indicator");else{c=f.end,f.comment&&(o.comment=f.comment);continue}let d=p?e10(r,p,f,n):t(r,f.end,u,null,f,n);r.schema.
compat&&dm(a.indent,p,n),l=d.range[2],o.items.push(d)}return o.range=[a.offset,l,c??l],o}function Ds(e10,t,r,a){let n="";if(e10){let i=false,s="";for(let o of e10){
let{source:l,type:c}=o;switch(c){case"space":i=true;break;case"comment":{r&&!i&&a(o,"MISSING_CHAR","Comments must be separated from other tokens by white space \
characters");let u=l.substring(1)||" ";n?n+=s+u:n=u,s="";break}case"newline":n&&(s+=l),i=true;break;default:a(o,"UNEXPECTED_TOKEN",`Unexpected ${c} at node end`)}
t+=l.length}}return{comment:n,offset:t}}var nm="Block collections are not allowed within flow collections",im=e10=>e10&&(e10.type==="block-map"||e10.type==="blo\
ck-seq");function SW({composeNode:e10,composeEmptyNode:t},r,a,n,i){let s=a.start.source==="{",o=s?"flow map":"flow sequence",l=i?.nodeClass??(s?wt:Ca),c=new l(r.
schema);c.flow=true;let u=r.atRoot;u&&(r.atRoot=false),r.atKey&&(r.atKey=false);let p=a.offset+a.start.source.length;for(let v=0;v<a.items.length;++v){let x=a.items[v],
{start:h,key:g,sep:_,value:y}=x,w=Gn(h,{flow:o,indicator:"explicit-key-ind",next:g??_?.[0],offset:p,onError:n,parentIndent:a.indent,startOnNewline:false});if(!w.
found){if(!w.anchor&&!w.tag&&!_&&!y){v===0&&w.comma?n(w.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${o}`):v<a.items.length-1&&n(w.start,"UNEXPECTED_TOKEN",`Unexp\
ected empty item in ${o}`),w.comment&&(c.comment?c.comment+=`
`+w.comment:c.comment=w.comment),p=w.end;continue}!s&&r.options.strict&&Rs(g)&&n(g,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on \
a single line")}if(v===0)w.comma&&n(w.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${o}`);else if(w.comma||n(w.start,"MISSING_CHAR",`Missing , between ${o} items`),
w.comment){let O="";e:for(let E of h)switch(E.type){case"comma":case"space":break;case"comment":O=E.source.substring(1);break e;default:break e}if(O){let E=c.items[c.
items.length-1];me(E)&&(E=E.value??E.key),E.comment?E.comment+=`
`+O:E.comment=O,w.comment=w.comment.substring(O.length+1)}}if(!s&&!_&&!w.found){let O=y?e10(r,y,w,n):t(r,w.end,_,null,w,n);c.items.push(O),p=O.range[2],im(y)&&n(
O.range,"BLOCK_IN_FLOW",nm)}else{r.atKey=true;let O=w.end,E=g?e10(r,g,w,n):t(r,O,h,null,w,n);im(g)&&n(E.range,"BLOCK_IN_FLOW",nm),r.atKey=false;let A=Gn(_??[],{
flow:o,indicator:"map-value-ind",next:y,offset:E.range[2],onError:n,parentIndent:a.indent,startOnNewline:false});if(A.found){if(!s&&!w.found&&r.options.strict){
if(_)for(let M of _){if(M===A.found)break;if(M.type==="newline"){n(M,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line");
break}}w.start<A.found.offset-1024&&n(A.found,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit flow sequence key")}}else
y&&("source"in y&&y.source?.[0]===":"?n(y,"MISSING_CHAR",`Missing space after : in ${o}`):n(A.start,"MISSING_CHAR",`Missing , or : between ${o} items`));let C=y?
e10(r,y,A,n):A.found?t(r,A.end,_,null,A,n):null;C?im(y)&&n(C.range,"BLOCK_IN_FLOW",nm):A.comment&&(E.comment?E.comment+=`
`+A.comment:E.comment=A.comment);let T=new ut(E,C);if(r.options.keepSourceTokens&&(T.srcToken=x),s){let M=c;px(r,M.items,E)&&n(O,"DUPLICATE_KEY","Map keys must \
be unique"),M.items.push(T)}else{let M=new wt(r.schema);M.flow=true,M.items.push(T);let ne=(C??E).range;M.range=[E.range[0],ne[1],ne[2]],c.items.push(M)}p=C?C.range[2]:
A.end}}let f=s?"}":"]",[d,...b]=a.end,m=p;if(d?.source===f)m=d.offset+d.source.length;else{let v=o[0].toUpperCase()+o.substring(1),x=u?`${v} must end with a ${f}`:
`${v} in block collection must be sufficiently indented and end with a ${f}`;n(p,u?"MISSING_CHAR":"BAD_INDENT",x),d&&d.source.length!==1&&b.unshift(d)}if(b.length>
0){let v=Ds(b,m,r.options.strict,n);v.comment&&(c.comment?c.comment+=`
`+v.comment:c.comment=v.comment),c.range=[a.offset,m,v.offset]}else c.range=[a.offset,m,m];return c}function sm(e10,t,r,a,n,i){let s=r.type==="block-map"?kW(e10,
t,r,a,i):r.type==="block-seq"?xW(e10,t,r,a,i):SW(e10,t,r,a,i),o=s.constructor;return n==="!"||n===o.tagName?(s.tag=o.tagName,s):(n&&(s.tag=n),s)}function OW(e10,t,r,a,n){
let i=a.tag,s=i?t.directives.tagName(i.source,f=>n(i,"TAG_RESOLVE_FAILED",f)):null;if(r.type==="block-seq"){let{anchor:f,newlineAfterProp:d}=a,b=f&&i?f.offset>i.
offset?f:i:f??i;b&&(!d||d.offset<b.offset)&&n(b,"MISSING_CHAR","Missing newline after block sequence props")}let o=r.type==="block-map"?"map":r.type==="block-se\
q"?"seq":r.start.source==="{"?"map":"seq";if(!i||!s||s==="!"||s===wt.tagName&&o==="map"||s===Ca.tagName&&o==="seq")return sm(e10,t,r,n,s);let l=t.schema.tags.find(
f=>f.tag===s&&f.collection===o);if(!l){let f=t.schema.knownTags[s];if(f?.collection===o)t.schema.tags.push(Object.assign({},f,{default:false})),l=f;else return f?
n(i,"BAD_COLLECTION_TYPE",`${f.tag} used for ${o} collection, but expects ${f.collection??"scalar"}`,true):n(i,"TAG_RESOLVE_FAILED",`Unresolved tag: ${s}`,true),
sm(e10,t,r,n,s)}let c=sm(e10,t,r,n,s,l),u=l.resolve?.(c,f=>n(i,"TAG_RESOLVE_FAILED",f),t.options)??c,p=we(u)?u:new q(u);return p.range=c.range,p.tag=s,l?.format&&
(p.format=l.format),p}function fx(e10,t,r){let a=t.offset,n=EW(t,e10.options.strict,r);if(!n)return{value:"",type:null,comment:"",range:[a,a,a]};let i=n.mode===
">"?q.BLOCK_FOLDED:q.BLOCK_LITERAL,s=t.source?AW(t.source):[],o=s.length;for(let m=s.length-1;m>=0;--m){let v=s[m][1];if(v===""||v==="\r")o=m;else break}if(o===
0){let m=n.chomp==="+"&&s.length>0?`
`.repeat(Math.max(1,s.length-1)):"",v=a+n.length;return t.source&&(v+=t.source.length),{value:m,type:i,comment:n.comment,range:[a,v,v]}}let l=t.indent+n.indent,
c=t.offset+n.length,u=0;for(let m=0;m<o;++m){let[v,x]=s[m];if(x===""||x==="\r")n.indent===0&&v.length>l&&(l=v.length);else{v.length<l&&r(c+v.length,"MISSING_CHA\
R","Block scalars with more-indented leading empty lines must use an explicit indentation indicator"),n.indent===0&&(l=v.length),u=m,l===0&&!e10.atRoot&&r(c,"BA\
D_INDENT","Block scalar values in collections must be indented");break}c+=v.length+x.length+1}for(let m=s.length-1;m>=o;--m)s[m][0].length>l&&(o=m+1);let p="",f="",
d=false;for(let m=0;m<u;++m)p+=s[m][0].slice(l)+`
`;for(let m=u;m<o;++m){let[v,x]=s[m];c+=v.length+x.length+1;let h=x[x.length-1]==="\r";if(h&&(x=x.slice(0,-1)),x&&v.length<l){let g=`Block scalar lines must not\
 be less indented than their ${n.indent?"explicit indentation indicator":"first line"}`;r(c-x.length-(h?2:1),"BAD_INDENT",g),v=""}i===q.BLOCK_LITERAL?(p+=f+v.slice(
l)+x,f=`
`):v.length>l||x[0]==="	"?(f===" "?f=`
`:!d&&f===`
`&&(f=`

`),p+=f+v.slice(l)+x,f=`
`,d=true):x===""?f===`
`?p+=`
`:f=`
`:(p+=f+x,f=" ",d=false)}switch(n.chomp){case"-":break;case"+":for(let m=o;m<s.length;++m)p+=`
`+s[m][0].slice(l);p[p.length-1]!==`
`&&(p+=`
`);break;default:p+=`
`}let b=a+n.length+t.source.length;return{value:p,type:i,comment:n.comment,range:[a,b,b]}}function EW({offset:e10,props:t},r,a){if(t[0].type!=="block-scalar-hea\
der")return a(t[0],"IMPOSSIBLE","Block scalar header not found"),null;let{source:n}=t[0],i=n[0],s=0,o="",l=-1;for(let f=1;f<n.length;++f){let d=n[f];if(!o&&(d===
"-"||d==="+"))o=d;else{let b=Number(d);!s&&b?s=b:l===-1&&(l=e10+f)}}l!==-1&&a(l,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${n}`);let c=false,
u="",p=n.length;for(let f=1;f<t.length;++f){let d=t[f];switch(d.type){case"space":c=true;case"newline":p+=d.source.length;break;case"comment":r&&!c&&a(d,"MISSIN\
G_CHAR","Comments must be separated from other tokens by white space characters"),p+=d.source.length,u=d.source.substring(1);break;case"error":a(d,"UNEXPECTED_T\
OKEN",d.message),p+=d.source.length;break;default:{let b=`Unexpected token in block scalar header: ${d.type}`;a(d,"UNEXPECTED_TOKEN",b);let m=d.source;m&&typeof m==
"string"&&(p+=m.length)}}}return{mode:i,indent:s,chomp:o,comment:u,length:p}}function AW(e10){let t=e10.split(/\n( *)/),r=t[0],a=r.match(/^( *)/),n=[a?.[1]?[a[1],
r.slice(a[1].length)]:["",r]];for(let i=1;i<t.length;i+=2)n.push([t[i],t[i+1]]);return n}function dx(e10,t,r){let{offset:a,type:n,source:i,end:s}=e10,o,l,c=(f,d,b)=>r(
a+f,d,b);switch(n){case"scalar":o=q.PLAIN,l=TW(i,c);break;case"single-quoted-scalar":o=q.QUOTE_SINGLE,l=NW(i,c);break;case"double-quoted-scalar":o=q.QUOTE_DOUBLE,
l=IW(i,c);break;default:return r(e10,"UNEXPECTED_TOKEN",`Expected a flow scalar value, but found: ${n}`),{value:"",type:null,comment:"",range:[a,a+i.length,a+i.
length]}}let u=a+i.length,p=Ds(s,u,t,r);return{value:l,type:o,comment:p.comment,range:[a,u,p.offset]}}function TW(e10,t){let r="";switch(e10[0]){case"	":r="a ta\
b character";break;case",":r="flow indicator character ,";break;case"%":r="directive indicator character %";break;case"|":case">":{r=`block scalar indicator ${e10[0]}`;
break}case"@":case"`":{r=`reserved character ${e10[0]}`;break}}return r&&t(0,"BAD_SCALAR_START",`Plain value cannot start with ${r}`),hx(e10)}function NW(e10,t){
return(e10[e10.length-1]!=="'"||e10.length===1)&&t(e10.length,"MISSING_CHAR","Missing closing 'quote"),hx(e10.slice(1,-1)).replace(/''/g,"'")}function hx(e10){let t=/(.*?)\r?\n/sy,
r=t.exec(e10);if(!r)return e10;let a,n;try{a=new RegExp("(?<![ 	])[ 	]+$"),n=new RegExp("^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{a=/[ \t]+$/,n=/^[ \t]+|[ \t]+$/g}let i=r[1].
replace(a,""),s=" ",o=t.lastIndex;for(;r=t.exec(e10);){let c=r[1].replace(n,"");c===""?s===`
`?i+=s:s=`
`:(i+=s+c,s=" "),o=t.lastIndex}let l=/[ \t]*(.*)/sy;return l.lastIndex=o,r=l.exec(e10),i+s+(r?.[1]??"")}function IW(e10,t){let r="";for(let a=1;a<e10.length-1;++a){
let n=e10[a];if(!(n==="\r"&&e10[a+1]===`
`))if(n===`
`){let{fold:i,offset:s}=jW(e10,a);r+=i,a=s}else if(n==="\\"){let i=e10[++a],s=CW[i];if(s)r+=s;else if(i===`
`)for(i=e10[a+1];i===" "||i==="	";)i=e10[++a+1];else if(i==="\r"&&e10[a+1]===`
`)for(i=e10[++a+1];i===" "||i==="	";)i=e10[++a+1];else if(i==="x"||i==="u"||i==="U"){let o=i==="x"?2:i==="u"?4:8;r+=MW(e10,a+1,o,t),a+=o}else{let o=e10.substr(a-
1,2);t(a-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${o}`),r+=o}}else if(n===" "||n==="	"){let i=a,s=e10[a+1];for(;s===" "||s==="	";)s=e10[++a+1];s!==`
`&&!(s==="\r"&&e10[a+2]===`
`)&&(r+=a>i?e10.slice(i,a+1):n)}else r+=n}return(e10[e10.length-1]!=='"'||e10.length===1)&&t(e10.length,"MISSING_CHAR",'Missing closing "quote'),r}function jW(e10,t){
let r="",a=e10[t+1];for(;(a===" "||a==="	"||a===`
`||a==="\r")&&!(a==="\r"&&e10[t+2]!==`
`);)a===`
`&&(r+=`
`),t+=1,a=e10[t+1];return r||(r=" "),{fold:r,offset:t}}var CW={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function MW(e10,t,r,a){let n=e10.substr(t,r),i=n.length===
r&&/^[0-9a-fA-F]+$/.test(n)?parseInt(n,16):NaN;try{return String.fromCodePoint(i)}catch{let s=e10.substr(t-2,r+2);return a(t-2,"BAD_DQ_ESCAPE",`Invalid escape s\
equence ${s}`),s}}function mx(e10,t,r,a){let{value:n,type:i,comment:s,range:o}=t.type==="block-scalar"?fx(e10,t,a):dx(t,e10.options.strict,a),l=r?e10.directives.
tagName(r.source,p=>a(r,"TAG_RESOLVE_FAILED",p)):null,c;e10.options.stringKeys&&e10.atKey?c=e10.schema[Jt]:l?c=PW(e10.schema,n,l,r,a):t.type==="scalar"?c=RW(e10,
n,t,a):c=e10.schema[Jt];let u;try{let p=c.resolve(n,f=>a(r??t,"TAG_RESOLVE_FAILED",f),e10.options);u=re(p)?p:new q(p)}catch(p){let f=p instanceof Error?p.message:
String(p);a(r??t,"TAG_RESOLVE_FAILED",f),u=new q(n)}return u.range=o,u.source=n,i&&(u.type=i),l&&(u.tag=l),c.format&&(u.format=c.format),s&&(u.comment=s),u}function PW(e10,t,r,a,n){
if(r==="!")return e10[Jt];let i=[];for(let o of e10.tags)if(!o.collection&&o.tag===r)if(o.default&&o.test)i.push(o);else return o;for(let o of i)if(o.test?.test(
t))return o;let s=e10.knownTags[r];return s&&!s.collection?(e10.tags.push(Object.assign({},s,{default:false,test:void 0})),s):(n(a,"TAG_RESOLVE_FAILED",`Unresol\
ved tag: ${r}`,r!=="tag:yaml.org,2002:str"),e10[Jt])}function RW({atKey:e10,directives:t,schema:r},a,n,i){let s=r.tags.find(o=>(o.default===true||e10&&o.default===
"key")&&o.test?.test(a))||r[Jt];if(r.compat){let o=r.compat.find(l=>l.default&&l.test?.test(a))??r[Jt];if(s.tag!==o.tag){let l=t.tagString(s.tag),c=t.tagString(
o.tag),u=`Value may be parsed as either ${l} or ${c}`;i(n,"TAG_RESOLVE_FAILED",u,true)}}return s}function LW(e10,t,r){if(t){r??(r=t.length);for(let a=r-1;a>=0;--a){
let n=t[a];switch(n.type){case"space":case"comment":case"newline":e10-=n.source.length;continue}for(n=t[++a];n?.type==="space";)e10+=n.source.length,n=t[++a];break}}
return e10}var zW={composeNode:gx,composeEmptyNode:Am};function gx(e10,t,r,a){let n=e10.atKey,{spaceBefore:i,comment:s,anchor:o,tag:l}=r,c,u=true;switch(t.type){case"\
alias":c=FW(e10,t,a),(o||l)&&a(t,"ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-scalar":case"double-quoted\
-scalar":case"block-scalar":c=mx(e10,t,l,a),o&&(c.anchor=o.source.substring(1));break;case"block-map":case"block-seq":case"flow-collection":try{c=OW(zW,e10,t,r,
a),o&&(c.anchor=o.source.substring(1))}catch(p){let f=p instanceof Error?p.message:String(p);a(t,"RESOURCE_EXHAUSTION",f)}break;default:{let p=t.type==="error"?
t.message:`Unsupported token (type: ${t.type})`;a(t,"UNEXPECTED_TOKEN",p),u=false}}return c??(c=Am(e10,t.offset,void 0,null,r,a)),o&&c.anchor===""&&a(o,"BAD_ALI\
AS","Anchor cannot be an empty string"),n&&e10.options.stringKeys&&(!re(c)||typeof c.value!="string"||c.tag&&c.tag!=="tag:yaml.org,2002:str")&&a(l??t,"NON_STRIN\
G_KEY","With stringKeys, all keys must be strings"),i&&(c.spaceBefore=true),s&&(t.type==="scalar"&&t.source===""?c.comment=s:c.commentBefore=s),e10.options.keepSourceTokens&&
u&&(c.srcToken=t),c}function Am(e10,t,r,a,{spaceBefore:n,comment:i,anchor:s,tag:o,end:l},c){let u={type:"scalar",offset:LW(t,r,a),indent:-1,source:""},p=mx(e10,
u,o,c);return s&&(p.anchor=s.source.substring(1),p.anchor===""&&c(s,"BAD_ALIAS","Anchor cannot be an empty string")),n&&(p.spaceBefore=true),i&&(p.comment=i,p.range[2]=
l),p}function FW({options:e10},{offset:t,source:r,end:a},n){let i=new _m(r.substring(1));i.source===""&&n(t,"BAD_ALIAS","Alias cannot be an empty string"),i.source.
endsWith(":")&&n(t+r.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",true);let s=t+r.length,o=Ds(a,s,e10.strict,n);return i.range=[t,s,o.offset],o.comment&&
(i.comment=o.comment),i}function DW(e10,t,{offset:r,start:a,value:n,end:i},s){let o=Object.assign({_directives:t},e10),l=new Tu(void 0,o),c={atKey:false,atRoot:true,
directives:l.directives,options:l.options,schema:l.schema},u=Gn(a,{indicator:"doc-start",next:n??i?.[0],offset:r,onError:s,parentIndent:0,startOnNewline:true});
u.found&&(l.directives.docStart=true,n&&(n.type==="block-map"||n.type==="block-seq")&&!u.hasNewline&&s(u.end,"MISSING_CHAR","Block collection cannot start on sa\
me line with directives-end marker")),l.contents=n?gx(c,n,u,s):Am(c,u.end,a,null,u,s);let p=l.contents.range[2],f=Ds(i,p,false,s);return f.comment&&(l.comment=f.
comment),l.range=[r,p,f.offset],l}function js(e10){if(typeof e10=="number")return[e10,e10+1];if(Array.isArray(e10))return e10.length===2?e10:[e10[0],e10[1]];let{
offset:t,source:r}=e10;return[t,t+(typeof r=="string"?r.length:1)]}function k1(e10){let t="",r=false,a=false;for(let n=0;n<e10.length;++n){let i=e10[n];switch(i[0]){case"\
#":t+=(t===""?"":a?`

`:`
`)+(i.substring(1)||" "),r=true,a=false;break;case"%":e10[n+1]?.[0]!=="#"&&(n+=1),r=false;break;default:r||(a=true),r=false}}return{comment:t,afterEmptyLine:a}}
var Tm=class{constructor(e10={}){this.doc=null,this.atDirectives=false,this.prelude=[],this.errors=[],this.warnings=[],this.onError=(t,r,a,n)=>{let i=js(t);n?this.
warnings.push(new $W(i,r,a)):this.errors.push(new Un(i,r,a))},this.directives=new qn({version:e10.version||"1.2"}),this.options=e10}decorate(e10,t){let{comment:r,
afterEmptyLine:a}=k1(this.prelude);if(r){let n=e10.contents;if(t)e10.comment=e10.comment?`${e10.comment}
${r}`:r;else if(a||e10.directives.docStart||!n)e10.commentBefore=r;else if(ve(n)&&!n.flow&&n.items.length>0){let i=n.items[0];me(i)&&(i=i.key);let s=i.commentBefore;
i.commentBefore=s?`${r}
${s}`:r}else{let i=n.commentBefore;n.commentBefore=i?`${r}
${i}`:r}}if(t){for(let n=0;n<this.errors.length;++n)e10.errors.push(this.errors[n]);for(let n=0;n<this.warnings.length;++n)e10.warnings.push(this.warnings[n])}else
e10.errors=this.errors,e10.warnings=this.warnings;this.prelude=[],this.errors=[],this.warnings=[]}streamInfo(){return{comment:k1(this.prelude).comment,directives:this.
directives,errors:this.errors,warnings:this.warnings}}*compose(e10,t=false,r=-1){for(let a of e10)yield*this.next(a);yield*this.end(t,r)}*next(e10){switch(e10.type){case"\
directive":this.directives.add(e10.source,(t,r,a)=>{let n=js(e10);n[0]+=t,this.onError(n,"BAD_DIRECTIVE",r,a)}),this.prelude.push(e10.source),this.atDirectives=
true;break;case"document":{let t=DW(this.options,this.directives,e10,this.onError);this.atDirectives&&!t.directives.docStart&&this.onError(e10,"MISSING_CHAR","M\
issing directives-end/doc-start indicator line"),this.decorate(t,false),this.doc&&(yield this.doc),this.doc=t,this.atDirectives=false;break}case"byte-order-mark":case"\
space":break;case"comment":case"newline":this.prelude.push(e10.source);break;case"error":{let t=e10.source?`${e10.message}: ${JSON.stringify(e10.source)}`:e10.message,
r=new Un(js(e10),"UNEXPECTED_TOKEN",t);this.atDirectives||!this.doc?this.errors.push(r):this.doc.errors.push(r);break}case"doc-end":{if(!this.doc){let r="Unexpe\
cted doc-end without preceding document";this.errors.push(new Un(js(e10),"UNEXPECTED_TOKEN",r));break}this.doc.directives.docEnd=true;let t=Ds(e10.end,e10.offset+
e10.source.length,this.doc.options.strict,this.onError);if(this.decorate(this.doc,true),t.comment){let r=this.doc.comment;this.doc.comment=r?`${r}
${t.comment}`:t.comment}this.doc.range[2]=t.offset;break}default:this.errors.push(new Un(js(e10),"UNEXPECTED_TOKEN",`Unsupported token ${e10.type}`))}}*end(e10=false,t=-1){
if(this.doc)this.decorate(this.doc,true),yield this.doc,this.doc=null;else if(e10){let r=Object.assign({_directives:this.directives},this.options),a=new Tu(void 0,
r);this.atDirectives&&this.onError(t,"MISSING_CHAR","Missing directives-end indicator line"),a.range=[0,t,t],this.decorate(a,false),yield a}}},Nu=class{constructor(){
this.lineStarts=[],this.addNewLine=e10=>this.lineStarts.push(e10),this.linePos=e10=>{let t=0,r=this.lineStarts.length;for(;t<r;){let n=t+r>>1;this.lineStarts[n]<
e10?t=n+1:r=n}if(this.lineStarts[t]===e10)return{line:t+1,col:1};if(t===0)return{line:0,col:e10};let a=this.lineStarts[t-1];return{line:t,col:e10-a+1}}}},bx={};
Wq(bx,{BOM:()=>Iu,DOCUMENT:()=>ju,FLOW_END:()=>Cu,SCALAR:()=>Ls,createScalarToken:()=>UW,isCollection:()=>VW,isScalar:()=>JW,prettyToken:()=>KW,resolveAsScalar:()=>BW,
setScalarValue:()=>qW,stringify:()=>GW,tokenType:()=>wx,visit:()=>Ma});function BW(e10,t=true,r){if(e10){let a=(n,i,s)=>{let o=typeof n=="number"?n:Array.isArray(
n)?n[0]:n.offset;if(r)r(o,i,s);else throw new Un([o,o+1],i,s)};switch(e10.type){case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return dx(e10,
t,a);case"block-scalar":return fx({options:{strict:t}},e10,a)}}return null}function UW(e10,t){let{implicitKey:r=false,indent:a,inFlow:n=false,offset:i=-1,type:s="\
PLAIN"}=t,o=zs({type:s,value:e10},{implicitKey:r,indent:a>0?" ".repeat(a):"",inFlow:n,options:{blockQuote:true,lineWidth:-1}}),l=t.end??[{type:"newline",offset:-1,
indent:a,source:`
`}];switch(o[0]){case"|":case">":{let c=o.indexOf(`
`),u=o.substring(0,c),p=o.substring(c+1)+`
`,f=[{type:"block-scalar-header",offset:i,indent:a,source:u}];return _x(f,l)||f.push({type:"newline",offset:-1,indent:a,source:`
`}),{type:"block-scalar",offset:i,indent:a,props:f,source:p}}case'"':return{type:"double-quoted-scalar",offset:i,indent:a,source:o,end:l};case"'":return{type:"s\
ingle-quoted-scalar",offset:i,indent:a,source:o,end:l};default:return{type:"scalar",offset:i,indent:a,source:o,end:l}}}function qW(e10,t,r={}){let{afterKey:a=false,
implicitKey:n=false,inFlow:i=false,type:s}=r,o="indent"in e10?e10.indent:null;if(a&&typeof o=="number"&&(o+=2),!s)switch(e10.type){case"single-quoted-scalar":s=
"QUOTE_SINGLE";break;case"double-quoted-scalar":s="QUOTE_DOUBLE";break;case"block-scalar":{let c=e10.props[0];if(c.type!=="block-scalar-header")throw new Error(
"Invalid block scalar header");s=c.source[0]===">"?"BLOCK_FOLDED":"BLOCK_LITERAL";break}default:s="PLAIN"}let l=zs({type:s,value:t},{implicitKey:n||o===null,indent:o!==
null&&o>0?" ".repeat(o):"",inFlow:i,options:{blockQuote:true,lineWidth:-1}});switch(l[0]){case"|":case">":WW(e10,l);break;case'"':om(e10,l,"double-quoted-scalar");
break;case"'":om(e10,l,"single-quoted-scalar");break;default:om(e10,l,"scalar")}}function WW(e10,t){let r=t.indexOf(`
`),a=t.substring(0,r),n=t.substring(r+1)+`
`;if(e10.type==="block-scalar"){let i=e10.props[0];if(i.type!=="block-scalar-header")throw new Error("Invalid block scalar header");i.source=a,e10.source=n}else{
let{offset:i}=e10,s="indent"in e10?e10.indent:-1,o=[{type:"block-scalar-header",offset:i,indent:s,source:a}];_x(o,"end"in e10?e10.end:void 0)||o.push({type:"new\
line",offset:-1,indent:s,source:`
`});for(let l of Object.keys(e10))l!=="type"&&l!=="offset"&&delete e10[l];Object.assign(e10,{type:"block-scalar",indent:s,props:o,source:n})}}function _x(e10,t){
if(t)for(let r of t)switch(r.type){case"space":case"comment":e10.push(r);break;case"newline":return e10.push(r),true}return false}function om(e10,t,r){switch(e10.
type){case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":e10.type=r,e10.source=t;break;case"block-scalar":{let a=e10.props.slice(1),n=t.length;e10.
props[0].type==="block-scalar-header"&&(n-=e10.props[0].source.length);for(let i of a)i.offset+=n;delete e10.props,Object.assign(e10,{type:r,source:t,end:a});break}case"\
block-map":case"block-seq":{let a={type:"newline",offset:e10.offset+t.length,indent:e10.indent,source:`
`};delete e10.items,Object.assign(e10,{type:r,source:t,end:[a]});break}default:{let a="indent"in e10?e10.indent:-1,n="end"in e10&&Array.isArray(e10.end)?e10.end.
filter(i=>i.type==="space"||i.type==="comment"||i.type==="newline"):[];for(let i of Object.keys(e10))i!=="type"&&i!=="offset"&&delete e10[i];Object.assign(e10,{
type:r,indent:a,source:t,end:n})}}}var GW=e10=>"type"in e10?yu(e10):mu(e10);function yu(e10){switch(e10.type){case"block-scalar":{let t="";for(let r of e10.props)
t+=yu(r);return t+e10.source}case"block-map":case"block-seq":{let t="";for(let r of e10.items)t+=mu(r);return t}case"flow-collection":{let t=e10.start.source;for(let r of e10.
items)t+=mu(r);for(let r of e10.end)t+=r.source;return t}case"document":{let t=mu(e10);if(e10.end)for(let r of e10.end)t+=r.source;return t}default:{let t=e10.source;
if("end"in e10&&e10.end)for(let r of e10.end)t+=r.source;return t}}}function mu({start:e10,key:t,sep:r,value:a}){let n="";for(let i of e10)n+=i.source;if(t&&(n+=
yu(t)),r)for(let i of r)n+=i.source;return a&&(n+=yu(a)),n}var hm=Symbol("break visit"),HW=Symbol("skip children"),yx=Symbol("remove item");function Ma(e10,t){"\
type"in e10&&e10.type==="document"&&(e10={start:e10.start,value:e10.value}),vx(Object.freeze([]),e10,t)}Ma.BREAK=hm;Ma.SKIP=HW;Ma.REMOVE=yx;Ma.itemAtPath=(e10,t)=>{
let r=e10;for(let[a,n]of t){let i=r?.[a];if(i&&"items"in i)r=i.items[n];else return}return r};Ma.parentCollection=(e10,t)=>{let r=Ma.itemAtPath(e10,t.slice(0,-1)),
a=t[t.length-1][0],n=r?.[a];if(n&&"items"in n)return n;throw new Error("Parent collection not found")};function vx(e10,t,r){let a=r(t,e10);if(typeof a=="symbol")
return a;for(let n of["key","value"]){let i=t[n];if(i&&"items"in i){for(let s=0;s<i.items.length;++s){let o=vx(Object.freeze(e10.concat([[n,s]])),i.items[s],r);
if(typeof o=="number")s=o-1;else{if(o===hm)return hm;o===yx&&(i.items.splice(s,1),s-=1)}}typeof a=="function"&&n==="key"&&(a=a(t,e10))}}return typeof a=="functi\
on"?a(t,e10):a}var Iu="\uFEFF",ju="",Cu="",Ls="",VW=e10=>!!e10&&"items"in e10,JW=e10=>!!e10&&(e10.type==="scalar"||e10.type==="single-quoted-scalar"||e10.type===
"double-quoted-scalar"||e10.type==="block-scalar");function KW(e10){switch(e10){case Iu:return"<BOM>";case ju:return"<DOC>";case Cu:return"<FLOW_END>";case Ls:return"\
<SCALAR>";default:return JSON.stringify(e10)}}function wx(e10){switch(e10){case Iu:return"byte-order-mark";case ju:return"doc-mode";case Cu:return"flow-error-en\
d";case Ls:return"scalar";case"---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"flow-map-start";case"}":return"flow\
-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"comma"}switch(e10[0]){case" ":case"	":return"space";case"#":return"comment";case"\
%":return"directive-line";case"*":return"alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-sca\
lar";case"|":case">":return"block-scalar-header"}return null}function Ct(e10){switch(e10){case void 0:case" ":case`
`:case"\r":case"	":return true;default:return false}}var x1=new Set("0123456789ABCDEFabcdef"),ZW=new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqr\
stuvwxyz-#;/?:@&=+$_.!~*'()"),lu=new Set(",[]{}"),YW=new Set(` ,[]{}
\r	`),lm=e10=>!e10||YW.has(e10),$x=class{constructor(){this.atEnd=false,this.blockScalarIndent=-1,this.blockScalarKeep=false,this.buffer="",this.flowKey=false,this.
flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(e10,t=false){if(e10){if(typeof e10!="string")throw TypeError(
"source is not a string");this.buffer=this.buffer?this.buffer+e10:e10,this.lineEndPos=null}this.atEnd=!t;let r=this.next??"stream";for(;r&&(t||this.hasChars(1));)
r=yield*this.parseNext(r)}atLineEnd(){let e10=this.pos,t=this.buffer[e10];for(;t===" "||t==="	";)t=this.buffer[++e10];return!t||t==="#"||t===`
`?true:t==="\r"?this.buffer[e10+1]===`
`:false}charAt(e10){return this.buffer[this.pos+e10]}continueScalar(e10){let t=this.buffer[e10];if(this.indentNext>0){let r=0;for(;t===" ";)t=this.buffer[++r+e10];
if(t==="\r"){let a=this.buffer[r+e10+1];if(a===`
`||!a&&!this.atEnd)return e10+r+1}return t===`
`||r>=this.indentNext||!t&&!this.atEnd?e10+r:-1}if(t==="-"||t==="."){let r=this.buffer.substr(e10,3);if((r==="---"||r==="...")&&Ct(this.buffer[e10+3]))return-1}
return e10}getLine(){let e10=this.lineEndPos;return(typeof e10!="number"||e10!==-1&&e10<this.pos)&&(e10=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=e10),e10===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[e10-1]==="\r"&&(e10-=1),this.buffer.substring(this.pos,e10))}hasChars(e10){
return this.pos+e10<=this.buffer.length}setNext(e10){return this.buffer=this.buffer.substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=e10,null}peek(e10){
return this.buffer.substr(this.pos,e10)}*parseNext(e10){switch(e10){case"stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"\
block-start":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"quoted-scal\
ar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"plain-scalar":return yield*this.parsePlainScalar()}}*parseStream(){
let e10=this.getLine();if(e10===null)return this.setNext("stream");if(e10[0]===Iu&&(yield*this.pushCount(1),e10=e10.substring(1)),e10[0]==="%"){let t=e10.length,
r=e10.indexOf("#");for(;r!==-1;){let n=e10[r-1];if(n===" "||n==="	"){t=r-1;break}else r=e10.indexOf("#",r+1)}for(;;){let n=e10[t-1];if(n===" "||n==="	")t-=1;else
break}let a=(yield*this.pushCount(t))+(yield*this.pushSpaces(true));return yield*this.pushCount(e10.length-a),this.pushNewline(),"stream"}if(this.atLineEnd()){let t=yield*this.
pushSpaces(true);return yield*this.pushCount(e10.length-t),yield*this.pushNewline(),"stream"}return yield ju,yield*this.parseLineStart()}*parseLineStart(){let e10=this.
charAt(0);if(!e10&&!this.atEnd)return this.setNext("line-start");if(e10==="-"||e10==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext("line-start");let t=this.
peek(3);if((t==="---"||t==="...")&&Ct(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=0,this.indentNext=0,t==="---"?"doc":"stream"}return this.indentValue=
yield*this.pushSpaces(false),this.indentNext>this.indentValue&&!Ct(this.charAt(1))&&(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){
let[e10,t]=this.peek(2);if(!t&&!this.atEnd)return this.setNext("block-start");if((e10==="-"||e10==="?"||e10===":")&&Ct(t)){let r=(yield*this.pushCount(1))+(yield*this.
pushSpaces(true));return this.indentNext=this.indentValue+1,this.indentValue+=r,"block-start"}return"doc"}*parseDocument(){yield*this.pushSpaces(true);let e10=this.
getLine();if(e10===null)return this.setNext("doc");let t=yield*this.pushIndicators();switch(e10[t]){case"#":yield*this.pushCount(e10.length-t);case void 0:return yield*this.
pushNewline(),yield*this.parseLineStart();case"{":case"[":return yield*this.pushCount(1),this.flowKey=false,this.flowLevel=1,"flow";case"}":case"]":return yield*this.
pushCount(1),"doc";case"*":return yield*this.pushUntil(lm),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case">":return t+=yield*this.parseBlockScalarHeader(),
t+=yield*this.pushSpaces(true),yield*this.pushCount(e10.length-t),yield*this.pushNewline(),yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){
let e10,t,r=-1;do e10=yield*this.pushNewline(),e10>0?(t=yield*this.pushSpaces(false),this.indentValue=r=t):t=0,t+=yield*this.pushSpaces(true);while(e10+t>0);let a=this.
getLine();if(a===null)return this.setNext("flow");if((r!==-1&&r<this.indentNext&&a[0]!=="#"||r===0&&(a.startsWith("---")||a.startsWith("..."))&&Ct(a[3]))&&!(r===
this.indentNext-1&&this.flowLevel===1&&(a[0]==="]"||a[0]==="}")))return this.flowLevel=0,yield Cu,yield*this.parseLineStart();let n=0;for(;a[n]===",";)n+=yield*this.
pushCount(1),n+=yield*this.pushSpaces(true),this.flowKey=false;switch(n+=yield*this.pushIndicators(),a[n]){case void 0:return"flow";case"#":return yield*this.pushCount(
a.length-n),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=false,this.flowLevel+=1,"flow";case"}":case"]":return yield*this.pushCount(1),this.
flowKey=true,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"*":return yield*this.pushUntil(lm),"flow";case'"':case"'":return this.flowKey=true,yield*this.parseQuotedScalar();case"\
:":{let i=this.charAt(1);if(this.flowKey||Ct(i)||i===",")return this.flowKey=false,yield*this.pushCount(1),yield*this.pushSpaces(true),"flow"}default:return this.
flowKey=false,yield*this.parsePlainScalar()}}*parseQuotedScalar(){let e10=this.charAt(0),t=this.buffer.indexOf(e10,this.pos+1);if(e10==="'")for(;t!==-1&&this.buffer[t+
1]==="'";)t=this.buffer.indexOf("'",t+2);else for(;t!==-1;){let n=0;for(;this.buffer[t-1-n]==="\\";)n+=1;if(n%2===0)break;t=this.buffer.indexOf('"',t+1)}let r=this.
buffer.substring(0,t),a=r.indexOf(`
`,this.pos);if(a!==-1){for(;a!==-1;){let n=this.continueScalar(a+1);if(n===-1)break;a=r.indexOf(`
`,n)}a!==-1&&(t=a-(r[a-1]==="\r"?2:1))}if(t===-1){if(!this.atEnd)return this.setNext("quoted-scalar");t=this.buffer.length}return yield*this.pushToIndex(t+1,false),
this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.blockScalarKeep=false;let e10=this.pos;for(;;){let t=this.buffer[++e10];if(t===
"+")this.blockScalarKeep=true;else if(t>"0"&&t<="9")this.blockScalarIndent=Number(t)-1;else if(t!=="-")break}return yield*this.pushUntil(t=>Ct(t)||t==="#")}*parseBlockScalar(){
let e10=this.pos-1,t=0,r;e:for(let n=this.pos;r=this.buffer[n];++n)switch(r){case" ":t+=1;break;case`
`:e10=n,t=0;break;case"\r":{let i=this.buffer[n+1];if(!i&&!this.atEnd)return this.setNext("block-scalar");if(i===`
`)break}default:break e}if(!r&&!this.atEnd)return this.setNext("block-scalar");if(t>=this.indentNext){this.blockScalarIndent===-1?this.indentNext=t:this.indentNext=
this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{let n=this.continueScalar(e10+1);if(n===-1)break;e10=this.buffer.indexOf(`
`,n)}while(e10!==-1);if(e10===-1){if(!this.atEnd)return this.setNext("block-scalar");e10=this.buffer.length}}let a=e10+1;for(r=this.buffer[a];r===" ";)r=this.buffer[++a];
if(r==="	"){for(;r==="	"||r===" "||r==="\r"||r===`
`;)r=this.buffer[++a];e10=a-1}else if(!this.blockScalarKeep)do{let n=e10-1,i=this.buffer[n];i==="\r"&&(i=this.buffer[--n]);let s=n;for(;i===" ";)i=this.buffer[--n];
if(i===`
`&&n>=this.pos&&n+1+t>s)e10=n;else break}while(true);return yield Ls,yield*this.pushToIndex(e10+1,true),yield*this.parseLineStart()}*parsePlainScalar(){let e10=this.
flowLevel>0,t=this.pos-1,r=this.pos-1,a;for(;a=this.buffer[++r];)if(a===":"){let n=this.buffer[r+1];if(Ct(n)||e10&&lu.has(n))break;t=r}else if(Ct(a)){let n=this.
buffer[r+1];if(a==="\r"&&(n===`
`?(r+=1,a=`
`,n=this.buffer[r+1]):t=r),n==="#"||e10&&lu.has(n))break;if(a===`
`){let i=this.continueScalar(r+1);if(i===-1)break;r=Math.max(r,i-2)}}else{if(e10&&lu.has(a))break;t=r}return!a&&!this.atEnd?this.setNext("plain-scalar"):(yield Ls,
yield*this.pushToIndex(t+1,true),e10?"flow":"doc")}*pushCount(e10){return e10>0?(yield this.buffer.substr(this.pos,e10),this.pos+=e10,e10):0}*pushToIndex(e10,t){
let r=this.buffer.slice(this.pos,e10);return r?(yield r,this.pos+=r.length,r.length):(t&&(yield""),0)}*pushIndicators(){let e10=0;e:for(;;){switch(this.charAt(0)){case"\
!":e10+=yield*this.pushTag(),e10+=yield*this.pushSpaces(true);continue e;case"&":e10+=yield*this.pushUntil(lm),e10+=yield*this.pushSpaces(true);continue e;case"\
-":case"?":case":":{let t=this.flowLevel>0,r=this.charAt(1);if(Ct(r)||t&&lu.has(r)){t?this.flowKey&&(this.flowKey=false):this.indentNext=this.indentValue+1,e10+=
yield*this.pushCount(1),e10+=yield*this.pushSpaces(true);continue e}}}break e}return e10}*pushTag(){if(this.charAt(1)==="<"){let e10=this.pos+2,t=this.buffer[e10];
for(;!Ct(t)&&t!==">";)t=this.buffer[++e10];return yield*this.pushToIndex(t===">"?e10+1:e10,false)}else{let e10=this.pos+1,t=this.buffer[e10];for(;t;)if(ZW.has(t))
t=this.buffer[++e10];else if(t==="%"&&x1.has(this.buffer[e10+1])&&x1.has(this.buffer[e10+2]))t=this.buffer[e10+=3];else break;return yield*this.pushToIndex(e10,
false)}}*pushNewline(){let e10=this.buffer[this.pos];return e10===`
`?yield*this.pushCount(1):e10==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(e10){let t=this.pos-1,r;do r=this.buffer[++t];while(r===" "||e10&&r==="	");let a=t-this.pos;return a>0&&(yield this.buffer.
substr(this.pos,a),this.pos=t),a}*pushUntil(e10){let t=this.pos,r=this.buffer[t];for(;!e10(r);)r=this.buffer[++t];return yield*this.pushToIndex(t,false)}};function Vr(e10,t){
for(let r=0;r<e10.length;++r)if(e10[r].type===t)return true;return false}function S1(e10){for(let t=0;t<e10.length;++t)switch(e10[t].type){case"space":case"comm\
ent":case"newline":break;default:return t}return-1}function kx(e10){switch(e10?.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-sca\
lar":case"flow-collection":return true;default:return false}}function cu(e10){switch(e10.type){case"document":return e10.start;case"block-map":{let t=e10.items[e10.
items.length-1];return t.sep??t.start}case"block-seq":return e10.items[e10.items.length-1].start;default:return[]}}function Ln(e10){if(e10.length===0)return[];let t=e10.
length;e:for(;--t>=0;)switch(e10[t].type){case"doc-start":case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":case"newline":break e}for(;e10[++t]?.type===
"space";);return e10.splice(t,e10.length)}function vu(e10,t){if(t.length<1e5)Array.prototype.push.apply(e10,t);else for(let r=0;r<t.length;++r)e10.push(t[r])}function O1(e10){
if(e10.start.type==="flow-seq-start")for(let t of e10.items)t.sep&&!t.value&&!Vr(t.start,"explicit-key-ind")&&!Vr(t.sep,"map-value-ind")&&(t.key&&(t.value=t.key),
delete t.key,kx(t.value)?t.value.end?vu(t.value.end,t.sep):t.value.end=t.sep:vu(t.start,t.sep),delete t.sep)}var Nm=class{constructor(e10){this.atNewLine=true,this.
atScalar=false,this.indent=0,this.offset=0,this.onKeyLine=false,this.stack=[],this.source="",this.type="",this.lexer=new $x,this.onNewLine=e10}*parse(e10,t=false){
this.onNewLine&&this.offset===0&&this.onNewLine(0);for(let r of this.lexer.lex(e10,t))yield*this.next(r);t||(yield*this.end())}*next(e10){if(this.source=e10,this.
atScalar){this.atScalar=false,yield*this.step(),this.offset+=e10.length;return}let t=wx(e10);if(t)if(t==="scalar")this.atNewLine=false,this.atScalar=true,this.type=
"scalar";else{switch(this.type=t,yield*this.step(),t){case"newline":this.atNewLine=true,this.indent=0,this.onNewLine&&this.onNewLine(this.offset+e10.length);break;case"\
space":this.atNewLine&&e10[0]===" "&&(this.indent+=e10.length);break;case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":this.atNewLine&&(this.indent+=
e10.length);break;case"doc-mode":case"flow-error-end":return;default:this.atNewLine=false}this.offset+=e10.length}else{let r=`Not a YAML token: ${e10}`;yield*this.
pop({type:"error",offset:this.offset,message:r,source:e10}),this.offset+=e10.length}}*end(){for(;this.stack.length>0;)yield*this.pop()}get sourceToken(){return{
type:this.type,offset:this.offset,indent:this.indent,source:this.source}}*step(){let e10=this.peek(1);if(this.type==="doc-end"&&e10?.type!=="doc-end"){for(;this.
stack.length>0;)yield*this.pop();this.stack.push({type:"doc-end",offset:this.offset,source:this.source});return}if(!e10)return yield*this.stream();switch(e10.type){case"\
document":return yield*this.document(e10);case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return yield*this.scalar(e10);case"bloc\
k-scalar":return yield*this.blockScalar(e10);case"block-map":return yield*this.blockMap(e10);case"block-seq":return yield*this.blockSequence(e10);case"flow-coll\
ection":return yield*this.flowCollection(e10);case"doc-end":return yield*this.documentEnd(e10)}yield*this.pop()}peek(e10){return this.stack[this.stack.length-e10]}*pop(e10){
let t=e10??this.stack.pop();if(!t)yield{type:"error",offset:this.offset,source:"",message:"Tried to pop an empty stack"};else if(this.stack.length===0)yield t;else{
let r=this.peek(1);switch(t.type==="block-scalar"?t.indent="indent"in r?r.indent:0:t.type==="flow-collection"&&r.type==="document"&&(t.indent=0),t.type==="flow-\
collection"&&O1(t),r.type){case"document":r.value=t;break;case"block-scalar":r.props.push(t);break;case"block-map":{let a=r.items[r.items.length-1];if(a.value){
r.items.push({start:[],key:t,sep:[]}),this.onKeyLine=true;return}else if(a.sep)a.value=t;else{Object.assign(a,{key:t,sep:[]}),this.onKeyLine=!a.explicitKey;return}
break}case"block-seq":{let a=r.items[r.items.length-1];a.value?r.items.push({start:[],value:t}):a.value=t;break}case"flow-collection":{let a=r.items[r.items.length-
1];!a||a.value?r.items.push({start:[],key:t,sep:[]}):a.sep?a.value=t:Object.assign(a,{key:t,sep:[]});return}default:yield*this.pop(),yield*this.pop(t)}if((r.type===
"document"||r.type==="block-map"||r.type==="block-seq")&&(t.type==="block-map"||t.type==="block-seq")){let a=t.items[t.items.length-1];a&&!a.sep&&!a.value&&a.start.
length>0&&S1(a.start)===-1&&(t.indent===0||a.start.every(n=>n.type!=="comment"||n.indent<t.indent))&&(r.type==="document"?r.end=a.start:r.items.push({start:a.start}),
t.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-line":yield{type:"directive",offset:this.offset,source:this.source};return;case"byte-order-ma\
rk":case"space":case"comment":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{let e10={type:"document",offset:this.offset,start:[]};
this.type==="doc-start"&&e10.start.push(this.sourceToken),this.stack.push(e10);return}}yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} to\
ken in YAML stream`,source:this.source}}*document(e10){if(e10.value)return yield*this.lineEnd(e10);switch(this.type){case"doc-start":{S1(e10.start)!==-1?(yield*this.
pop(),yield*this.step()):e10.start.push(this.sourceToken);return}case"anchor":case"tag":case"space":case"comment":case"newline":e10.start.push(this.sourceToken);
return}let t=this.startBlockValue(e10);t?this.stack.push(t):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML document`,source:this.
source}}*scalar(e10){if(this.type==="map-value-ind"){let t=cu(this.peek(2)),r=Ln(t),a;e10.end?(a=e10.end,a.push(this.sourceToken),delete e10.end):a=[this.sourceToken];
let n={type:"block-map",offset:e10.offset,indent:e10.indent,items:[{start:r,key:e10,sep:a}]};this.onKeyLine=true,this.stack[this.stack.length-1]=n}else yield*this.
lineEnd(e10)}*blockScalar(e10){switch(this.type){case"space":case"comment":case"newline":e10.props.push(this.sourceToken);return;case"scalar":if(e10.source=this.
source,this.atNewLine=true,this.indent=0,this.onNewLine){let t=this.source.indexOf(`
`)+1;for(;t!==0;)this.onNewLine(this.offset+t),t=this.source.indexOf(`
`,t)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(e10){let t=e10.items[e10.items.length-1];switch(this.type){case"newline":if(this.
onKeyLine=false,t.value){let r="end"in t.value?t.value.end:void 0;(Array.isArray(r)?r[r.length-1]:void 0)?.type==="comment"?r?.push(this.sourceToken):e10.items.
push({start:[this.sourceToken]})}else t.sep?t.sep.push(this.sourceToken):t.start.push(this.sourceToken);return;case"space":case"comment":if(t.value)e10.items.push(
{start:[this.sourceToken]});else if(t.sep)t.sep.push(this.sourceToken);else{if(this.atIndentedComment(t.start,e10.indent)){let r=e10.items[e10.items.length-2]?.
value?.end;if(Array.isArray(r)){vu(r,t.start),r.push(this.sourceToken),e10.items.pop();return}}t.start.push(this.sourceToken)}return}if(this.indent>=e10.indent){
let r=!this.onKeyLine&&this.indent===e10.indent,a=r&&(t.sep||t.explicitKey)&&this.type!=="seq-item-ind",n=[];if(a&&t.sep&&!t.value){let i=[];for(let s=0;s<t.sep.
length;++s){let o=t.sep[s];switch(o.type){case"newline":i.push(s);break;case"space":break;case"comment":o.indent>e10.indent&&(i.length=0);break;default:i.length=
0}}i.length>=2&&(n=t.sep.splice(i[1]))}switch(this.type){case"anchor":case"tag":a||t.value?(n.push(this.sourceToken),e10.items.push({start:n}),this.onKeyLine=true):
t.sep?t.sep.push(this.sourceToken):t.start.push(this.sourceToken);return;case"explicit-key-ind":!t.sep&&!t.explicitKey?(t.start.push(this.sourceToken),t.explicitKey=
true):a||t.value?(n.push(this.sourceToken),e10.items.push({start:n,explicitKey:true})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[
{start:[this.sourceToken],explicitKey:true}]}),this.onKeyLine=true;return;case"map-value-ind":if(t.explicitKey)if(t.sep)if(t.value)e10.items.push({start:[],key:null,
sep:[this.sourceToken]});else if(Vr(t.sep,"map-value-ind"))this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:n,key:null,sep:[
this.sourceToken]}]});else if(kx(t.key)&&!Vr(t.sep,"newline")){let i=Ln(t.start),s=t.key,o=t.sep;o.push(this.sourceToken),delete t.key,delete t.sep,this.stack.push(
{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:i,key:s,sep:o}]})}else n.length>0?t.sep=t.sep.concat(n,this.sourceToken):t.sep.push(this.sourceToken);else if(Vr(
t.start,"newline"))Object.assign(t,{key:null,sep:[this.sourceToken]});else{let i=Ln(t.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,
items:[{start:i,key:null,sep:[this.sourceToken]}]})}else t.sep?t.value||a?e10.items.push({start:n,key:null,sep:[this.sourceToken]}):Vr(t.sep,"map-value-ind")?this.
stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):t.sep.push(this.sourceToken):Object.assign(
t,{key:null,sep:[this.sourceToken]});this.onKeyLine=true;return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{let i=this.flowScalar(
this.type);a||t.value?(e10.items.push({start:n,key:i,sep:[]}),this.onKeyLine=true):t.sep?this.stack.push(i):(Object.assign(t,{key:i,sep:[]}),this.onKeyLine=true);
return}default:{let i=this.startBlockValue(e10);if(i){if(i.type==="block-seq"){if(!t.explicitKey&&t.sep&&!Vr(t.sep,"newline")){yield*this.pop({type:"error",offset:this.
offset,message:"Unexpected block-seq-ind on same line with key",source:this.source});return}}else r&&e10.items.push({start:n});this.stack.push(i);return}}}}yield*this.
pop(),yield*this.step()}*blockSequence(e10){let t=e10.items[e10.items.length-1];switch(this.type){case"newline":if(t.value){let r="end"in t.value?t.value.end:void 0;
(Array.isArray(r)?r[r.length-1]:void 0)?.type==="comment"?r?.push(this.sourceToken):e10.items.push({start:[this.sourceToken]})}else t.start.push(this.sourceToken);
return;case"space":case"comment":if(t.value)e10.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(t.start,e10.indent)){let r=e10.items[e10.items.
length-2]?.value?.end;if(Array.isArray(r)){vu(r,t.start),r.push(this.sourceToken),e10.items.pop();return}}t.start.push(this.sourceToken)}return;case"anchor":case"\
tag":if(t.value||this.indent<=e10.indent)break;t.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==e10.indent)break;t.value||Vr(t.start,"s\
eq-item-ind")?e10.items.push({start:[this.sourceToken]}):t.start.push(this.sourceToken);return}if(this.indent>e10.indent){let r=this.startBlockValue(e10);if(r){
this.stack.push(r);return}}yield*this.pop(),yield*this.step()}*flowCollection(e10){let t=e10.items[e10.items.length-1];if(this.type==="flow-error-end"){let r;do
yield*this.pop(),r=this.peek(1);while(r?.type==="flow-collection")}else if(e10.end.length===0){switch(this.type){case"comma":case"explicit-key-ind":!t||t.sep?e10.
items.push({start:[this.sourceToken]}):t.start.push(this.sourceToken);return;case"map-value-ind":!t||t.value?e10.items.push({start:[],key:null,sep:[this.sourceToken]}):
t.sep?t.sep.push(this.sourceToken):Object.assign(t,{key:null,sep:[this.sourceToken]});return;case"space":case"comment":case"newline":case"anchor":case"tag":!t||
t.value?e10.items.push({start:[this.sourceToken]}):t.sep?t.sep.push(this.sourceToken):t.start.push(this.sourceToken);return;case"alias":case"scalar":case"single\
-quoted-scalar":case"double-quoted-scalar":{let a=this.flowScalar(this.type);!t||t.value?e10.items.push({start:[],key:a,sep:[]}):t.sep?this.stack.push(a):Object.
assign(t,{key:a,sep:[]});return}case"flow-map-end":case"flow-seq-end":e10.end.push(this.sourceToken);return}let r=this.startBlockValue(e10);r?this.stack.push(r):
(yield*this.pop(),yield*this.step())}else{let r=this.peek(2);if(r.type==="block-map"&&(this.type==="map-value-ind"&&r.indent===e10.indent||this.type==="newline"&&
!r.items[r.items.length-1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map-value-ind"&&r.type!=="flow-collection"){let a=cu(r),n=Ln(a);O1(e10);
let i=e10.end.splice(1,e10.end.length);i.push(this.sourceToken);let s={type:"block-map",offset:e10.offset,indent:e10.indent,items:[{start:n,key:e10,sep:i}]};this.
onKeyLine=true,this.stack[this.stack.length-1]=s}else yield*this.lineEnd(e10)}}flowScalar(e10){if(this.onNewLine){let t=this.source.indexOf(`
`)+1;for(;t!==0;)this.onNewLine(this.offset+t),t=this.source.indexOf(`
`,t)+1}return{type:e10,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(e10){switch(this.type){case"alias":case"scalar":case"single-quo\
ted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-scalar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,
props:[this.sourceToken],source:""};case"flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,
items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"explicit-key-ind":{this.
onKeyLine=true;let t=cu(e10),r=Ln(t);return r.push(this.sourceToken),{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:r,explicitKey:true}]}}case"\
map-value-ind":{this.onKeyLine=true;let t=cu(e10),r=Ln(t);return{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:r,key:null,sep:[this.sourceToken]}]}}}
return null}atIndentedComment(e10,t){return this.type!=="comment"||this.indent<=t?false:e10.every(r=>r.type==="newline"||r.type==="space")}*documentEnd(e10){this.
type!=="doc-mode"&&(e10.end?e10.end.push(this.sourceToken):e10.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(e10){switch(this.type){case"\
comma":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.pop(),yield*this.step();break;case"newline":this.onKeyLine=
false;default:e10.end?e10.end.push(this.sourceToken):e10.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop())}}};function xx(e10){let t=e10.prettyErrors!==
false;return{lineCounter:e10.lineCounter||t&&new Nu||null,prettyErrors:t}}function XW(e10,t={}){let{lineCounter:r,prettyErrors:a}=xx(t),n=new Nm(r?.addNewLine),
i=new Tm(t),s=Array.from(i.compose(n.parse(e10)));if(a&&r)for(let o of s)o.errors.forEach(_u(e10,r)),o.warnings.forEach(_u(e10,r));return s.length>0?s:Object.assign(
[],{empty:true},i.streamInfo())}function Im(e10,t={}){let{lineCounter:r,prettyErrors:a}=xx(t),n=new Nm(r?.addNewLine),i=new Tm(t),s=null;for(let o of i.compose(
n.parse(e10),true,e10.length))if(!s)s=o;else if(s.options.logLevel!=="silent"){s.errors.push(new Un(o.range.slice(0,2),"MULTIPLE_DOCS","Source contains multiple\
 documents; please use YAML.parseAllDocuments()"));break}return a&&r&&(s.errors.forEach(_u(e10,r)),s.warnings.forEach(_u(e10,r))),s}function jm(e10,t,r){let a=null;
if(typeof t=="function"||Array.isArray(t)?a=t:r===void 0&&t&&(r=t),typeof r=="string"&&(r=r.length),typeof r=="number"){let n=Math.round(r);r=n<1?void 0:n>8?{indent:8}:
{indent:n}}if(e10===void 0){let{keepUndefined:n}=r??t??{};if(!n)return}return Pa(e10)&&!a?e10.toString(r):new Tu(e10,a,r).toString(r)}import{errors$b as QW}from"./hook.js";
var ee=class{#e;#r;constructor(e10){this.#r=e10}fill(e10){this.#e=e10}get found(){return this.#e}get(){if(this.#e!==void 0)return this.#e;let e10=`This editplan\
 was built without its wing ${this.#r}, which does this. Use a complete build.`;throw new QW({name:"UNAVAILABLE_HERE",message:e10})}};import{core_text_utf8_cache$c as Cx,
core_text_utf8_cache$f as e62,core_text_utf8_cache$h as Pu,core_text_utf8_cache$k as Dm,core_text_utf8_cache$l as Mx,core_text_utf8_cache$p as Px}from"./hook.js";
import{core_text_splice$g as t6}from"./hook.js";import{core_text_words$k as r6}from"./hook.js";var a6=e10=>{if(!(!i6.test(e10.old_string)||Sx(e10.old_string)===
Sx(e10.new_string)))return{tokens:e10.old_string.split(s6).map(o6),needs:l6(e10.old_string),replacement:t=>Fx({old:e10.old_string,new:e10.new_string,found:t})}};
function n6(e10,t,r){if(e10===t)return r;let a={old:oe(e10),new:oe(r),found:oe(t)};return a.old.length!==a.found.length?r:Fx(a,"curly")??r}var Rx={straight:'"',
open:"\u201C",close:"\u201D"},Lx={straight:"'",open:"\u2018",close:"\u2019"},Bm=[Rx,Lx],i6=/["'\u2018\u2019\u201c\u201d]/,s6=/(["'\u2018\u2019\u201c\u201d])/,Us=({
straight:e10,open:t,close:r})=>[e10,t,r],zx=e10=>Bm.find(t=>Us(t).includes(e10));function o6(e10){let t=e10.length===1?zx(e10):void 0;return t?{oneOf:Us(t)}:{text:e10}}
var Sx=e10=>e10.replace(/[\u2018\u2019]/g,Lx.straight).replace(/[\u201c\u201d]/g,Rx.straight),l6=e10=>Bm.flatMap(t=>{let r=Us(t).filter(a=>e10.includes(a));return r.
length===0?[]:r.length>1?Us(t):Us(t).filter(a=>a!==r[0])});function Fx(e10,t="mixed"){let r=i=>{let s=c6(i,e10);return s==="mixed"?t:s},a=new Map(Bm.map(i=>[i,r(
i)])),n=d6(e10,u6(e10.new,a));return n.some(i=>i===Dx)?void 0:n.join("")}function c6({straight:e10,open:t,close:r},{found:a}){let n=a.includes(t)||a.includes(r);
return a.includes(e10)?n?"mixed":"straight":n?"curly":void 0}var Dx="";function u6(e10,t){let r=e10.split("");return r.map((a,n)=>{let i=zx(a),s=i&&t.get(i);return!i||
!s?a:s==="mixed"?Dx:s==="straight"?i.straight:a===i.straight?p6(r,n,i):a})}function p6(e10,t,r){let a=e10[t-1];return a===void 0||f6.has(a)?r.open:r.close}var f6=new Set(
[" ","	",`
`,"\r","(","[","{","\u2013","\u2014"]);function d6({old:e10,new:t,found:r},a){h6({old:e10,new:t,found:r},a);let{head:n,tail:i}=t6(e10,t);for(let s=0;s<n;s+=1)a[s]=
r[s];for(let s=1;s<=i;s+=1)a[t.length-s]=r[r.length-s];return a}function h6({old:e10,new:t,found:r},a){let n=r.split(`
`),i=new Map;e10.split(`
`).forEach((o,l)=>{let c=n[l];i.set(o,i.has(o)&&i.get(o)!==c?void 0:c)});let s=0;for(let o of t.split(`
`)){let l=i.get(o);if(l!==void 0)for(let c=0;c<o.length;c+=1)a[s+c]=l[c];s+=o.length+1}}var m6=()=>1,Bx=(e10,t)=>Zr(e10[t],129,254)?Zr(e10[t+1],64,254)&&e10[t+1]!==
127?2:Mm(e10[t+1])&&Zr(e10[t+2],129,254)&&Mm(e10[t+3])?4:1:1,Ux=(e10,t)=>(Zr(e10[t],129,159)||Zr(e10[t],224,252))&&Zr(e10[t+1],64,252)&&e10[t+1]!==127?2:1,g6=(e10,t)=>{
let r=a=>Zr(a,161,254);return e10[t]===143?r(e10[t+1])&&r(e10[t+2])?3:1:(e10[t]===142||r(e10[t]))&&r(e10[t+1])?2:1},Zr=(e10,t,r)=>e10!==void 0&&e10>=t&&e10<=r,Mm=e10=>Zr(
e10,48,57),qx=(e10,{start:t,end:r})=>e10.valid||$6(e10.bytes,t,r)&&S6(e10,t),b6=(e10,t)=>{let r=e10.includes(0)?Buffer.from(e10.filter(a=>a!==0)):e10;return Ru(
t).every(a=>r.includes(a))},Ru=e10=>e10.split(/[^\0-\x7f]+|\r?\n/).filter(Boolean),Wx=e10=>/^[\0-\x7f]*$/.test(e10),_6=e10=>{let t=Mx(e10);return e10.valid?[t]:
[...new Set([t,...y6.map(r=>w6(e10,r))])]},y6=[m6,Bx,Ux,g6],v6=["","","\u0378","\uFFFF","\u{10FFFF}"];function w6({bytes:e10,bom:t},r){let a=[],n=t;for(let i=t;i<
e10.length;){let s=e10[i]<128?0:r(e10,i);s>0&&(a.push(e10.toString("latin1",n,i),v6[s]||String.fromCharCode(56320+e10[i])),n=i+s),i+=s||1}return a.push(e10.toString(
"latin1",n)),a.join("")}function $6(e10,t,r){for(let a=t;a<r;a+=1)if(e10[a]>=128)return false;return true}var k6=[Bx,Ux],x6=256;function S6({bytes:e10,bom:t},r){
let a=r;for(;a>t&&!O6(e10,a);)if(a-=1,r-a>x6)return false;return k6.every(n=>{let i=a;for(;i<r;)i+=n(e10,i);return i===r})}function O6(e10,t){let[r,a]=[e10[t-1],
e10[t]];return a<48||r<48||r<128&&(a<128||!Mm(r))}function za(e10,t,r){let a=A6(t,e10),n=T6(a),i=a[n];if(!i)return{spans:[],exhausted:false};let s=a.slice(0,n).
reverse(),o=a.slice(n),l=N6(e10,i),c=[],u=e10.bom,p=0;for(let f=l(e10.bom);f>=0;){let d=f+Pu(e10.encoding),b=Ox(e10,s,f,M6),m=b.at>=u?Ox(e10,o,f,C6):j6;if(p+=b.
steps+m.steps,m.at>=0&&P6(e10,{start:b.at,end:m.at},r.accept)){if(c.push({start:b.at,end:m.at}),c.length===r.limit)break;r.overlapping||(u=m.at,d=Math.max(d,u))}
if(p>E6)return{spans:c,exhausted:true};f=l(d)}return{spans:c,exhausted:false}}var E6=1e7;function A6(e10,t){let r=o=>Buffer.from(o,t.encoding),a=!Dl(t),n=[],i="",
s=()=>{(a?[i]:i.split(`
`)).forEach((o,l)=>{l>0&&n.push({kind:"lineEnd"}),o&&n.push({kind:"bytes",bytes:r(o)})}),i=""};for(let o of e10){if("text"in o){i+=o.text;continue}if(s(),"oneOf"in
o)n.push({kind:"oneOf",options:o.oneOf.map(r)});else{let l=o.run.map(r),[c,u]=[K(l,p=>p[0]),K(l,p=>p.at(-1))];n.push({kind:"run",begins:c,ends:u,min:o.min})}}return s(),
n}function T6(e10){let t=e10.findIndex(({kind:a})=>a==="oneOf");t<0&&(t=e10.findIndex(({kind:a})=>a==="lineEnd"));let r=0;return e10.forEach((a,n)=>{a.kind!=="b\
ytes"||a.bytes.length<=r||(r=a.bytes.length,t=n)}),t}function N6(e10,t){if(t.kind==="bytes")return Cm(e10,t.bytes);if(t.kind==="oneOf"){let n=t.options.map(s=>Cm(
e10,s)),i=n.map(()=>Number.NaN);return s=>{n.forEach((l,c)=>{let u=i[c];(Number.isNaN(u)||u<s)&&(i[c]=I6(l(s)))});let o=Math.min(...i);return Number.isFinite(o)?
o:-1}}let r=Cm(e10,Buffer.from(`
`,e10.encoding)),a=Pu(e10.encoding);return n=>{let i=r(n);if(i<0)return-1;let s=i+a-lt(e10,i+a);return s<n?i:s}}var I6=e10=>e10<0?Number.POSITIVE_INFINITY:e10;function Cm({
bytes:e10,encoding:t},r){if(t==="utf8"){let a=Cx(e10);return n=>(a??e10).indexOf(r,n)}return a=>{let n=e10.indexOf(r,a);for(;n>=0&&n%2===1;)n=e10.indexOf(r,n+1);
return n}}var j6={at:-1,steps:0};function Ox(e10,t,r,a){let n=r,i=1;for(let s of t){let o=a(e10,s,n);if(o<0)return{at:-1,steps:i};i+=1+(Math.abs(o-n)>>6),n=o}return{
at:n,steps:i}}function C6(e10,t,r){if(t.kind==="bytes")return Pm(e10.bytes,t.bytes,r)?r+t.bytes.length:-1;if(t.kind==="lineEnd")return r+(ss(e10,r)||Number.NEGATIVE_INFINITY);
let a=(s,o)=>s?.find(l=>Pm(e10.bytes,l,o))?.length??0;if(t.kind==="oneOf")return r+(a(t.options,r)||Number.NEGATIVE_INFINITY);let n=r,i=()=>a(t.begins.get(e10.bytes[n]),
n);for(let s=i();s>0;s=i())n+=s;return n-r>=t.min?n:-1}function M6(e10,t,r){let a=(o,l)=>l-o.length>=e10.bom&&Pm(e10.bytes,o,l-o.length);if(t.kind==="bytes")return a(
t.bytes,r)?r-t.bytes.length:-1;if(t.kind==="lineEnd")return r-(lt(e10,r)||Number.POSITIVE_INFINITY);let n=(o,l)=>o?.find(c=>a(c,l))?.length??0;if(t.kind==="oneO\
f")return r-(n(t.options,r)||Number.POSITIVE_INFINITY);let i=r,s=()=>n(t.ends.get(e10.bytes[i-1]),i);for(let o=s();o>0;o=s())i-=o;return r-i>=t.min?i:-1}function Pm(e10,t,r){
if(r+t.length>e10.length)return false;for(let a=0;a<t.length;a+=1)if(e10[r+a]!==t[a])return false;return true}var P6=(e10,t,r)=>!os(e10,t.start)&&!os(e10,t.end)&&
(r?.(e10,t)??true),R6=e10=>{let t=Rm(e10.old_string);if(!(!t.some(La)||Ex(t)===Ex(Rm(e10.new_string))))return{tokens:t.map(D6),needs:B6(t),accept:U6,replacement:r=>W6(
e10.new_string,q6(t,r))}},La=e10=>typeof e10!="string",L6=/\\\\|\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}|[<>&'"]|[^\0-\x7f]/gu;
function Rm(e10){let t=[],r=0;for(let{0:a,index:n}of e10.matchAll(L6)){let i=a.startsWith("\\")?z6(a):a,s=!a.startsWith("\\")&&e10[n-1]==="\\";!F6(i)||s||(t.push(
e10.slice(r,n),{character:i,written:a}),r=n+a.length)}return[...t,e10.slice(r)]}var z6=e10=>e10.replace(/\\u([0-9a-fA-F]{4})/g,(t,r)=>String.fromCharCode(Number.
parseInt(r,16))),F6=e10=>/^[<>&'"]$|^[^\0-\x7f\p{Surrogate}]$/u.test(e10),Lm=(e10,t)=>e10.split("").map(r=>r6(r,t)).join(""),Ex=e10=>e10.map(t=>La(t)?t.character:
t).join(""),Gx=({character:e10,written:t})=>[...new Set([e10,Lm(e10,false),Lm(e10,true),t])],D6=e10=>La(e10)?{oneOf:Gx(e10)}:{text:e10},B6=e10=>{let t=e10.filter(
La).filter(({character:r,written:a})=>a!==r);return["\\u",...new Set(t.map(({character:r})=>r))]};function U6({bytes:e10,encoding:t,bom:r},{start:a}){let n=Pu(t);
return a-n<r||e10[a]!==Ax||e10[a-n]!==Ax}var Ax=92;function q6(e10,t){let r=new Map,a=0;for(let n of e10){let i=La(n)?Gx(n).find(o=>t.startsWith(o,a)):n;if(a+=i?.
length??0,!La(n))continue;let s=!r.has(n.character)||r.get(n.character)===i;r.set(n.character,s?i:void 0)}return r}function W6(e10,t){let r={ascii:Tx(t,true),beyond:Tx(
t,false)},a=({character:i,written:s})=>{if(t.has(i))return t.get(i);let o=zm(i)?r.ascii:r.beyond;return o==="none"?s:o==="plain"?i:o==="mixed"||zm(i)?void 0:Lm(
i,o==="upper")},n=Rm(e10).map(i=>La(i)?a(i):i);return n.includes(void 0)?void 0:n.join("")}function Tx(e10,t){let r=[...e10].filter(([a])=>zm(a)===t);return r.length===
0?"none":r.every(([a,n])=>n===a)?"plain":r.some(([a,n])=>n===void 0||n===a)?"mixed":r.some(([,a])=>/\\u[0-9a-f]*[A-F]/.test(a??""))?"upper":"lower"}var zm=e10=>e10<
"\x80",G6=e10=>{let t=H6.filter(([i])=>e10.old_string.includes(i));if(t.length===0)return;let r=i=>t.reduce((s,[o,l])=>s.replaceAll(o,l),i),a=r(e10.old_string),
n=r(e10.new_string);return a===n?void 0:{tokens:[{text:a}],replacement:n}},H6=[["<fnr>","<function_results>"],...[["n","name"],["o","output"],["e","error"],["s",
"system"],["r","result"]].flatMap(([e10,t])=>[[`<${e10}>`,`<${t}>`],[`</${e10}>`,`</${t}>`]]),...["META_START","META_END","EOT","META","SOS"].map(e10=>[`< ${e10}\
 >`,`<${e10}>`]),[`

H:`,`

Human:`],[`

A:`,`

Assistant:`]],V6=e10=>{let t=Vx(e10.old_string);if(!t||!J6(t.numbers)||!/\S/.test(t.text))return;let r=K6(e10.new_string,t.separator);if(!(r===void 0||r===t.text))
return{tokens:[{text:t.text}],accept:(a,n)=>ls(a,n.start),replacement:r}},Hx=/^[ \t]*(\d{1,9})(\t|\u2192)/;function Vx(e10){let t=e10.split(`
`),r=t.length>1&&t.at(-1)===""?t.pop():void 0,a=t.map(s=>Hx.exec(s)),n=a[0]?.[2];if(n===void 0||a.some(s=>s?.[2]!==n))return;let i=t.map((s,o)=>s.slice(a[o]?.[0].
length));return r!==void 0&&i.push(r),{text:i.join(`
`),numbers:a.map(s=>Number(s?.[1])),separator:n}}var J6=e10=>e10.every((t,r)=>r===0||t===e10[r-1]+1);function K6(e10,t){if(!e10.split(`
`).some(a=>Hx.exec(a)?.[2]===t))return e10;let r=Vx(e10);return r?.numbers.every((a,n,i)=>n===0||a>=i[n-1])&&r?.separator===t?r.text:void 0}var Jx=e10=>{let t=e10.
old_string.split(`
`),r=t.length-1,a=t.map(Nx),n=a[r]!==t[r];return r===0&&!n||!/\S/.test(e10.old_string)||a.join(`
`)===e10.new_string.split(`
`).map(Nx).join(`
`)?void 0:{tokens:a.flatMap((i,s)=>{let o=s<r?Zx:[],l=s<r&&(s>0||t[0]!=="")||s===r&&n?Yx:[];return[{text:i},...l,...o]}),replacement:e10.new_string,...n&&{accept:Xx}}},
Z6=e10=>t=>{let r=e10===Jx&&!t.old_string.endsWith(`
`),a=e10(r?{...t,old_string:`${t.old_string} `}:t);return a&&{...a,accept:(n,i)=>ls(n,i.start)&&(Xx(n,i)||lt(n,i.end)>0)&&(a?.accept?.(n,i)??true)}},Y6=e10=>{let t=e10.
old_string.trim();if(t===""||Ix(e10.old_string)===Ix(e10.new_string))return;let[r="",a=""]=[e10.old_string.slice(0,e10.old_string.indexOf(t)),e10.old_string.slice(
e10.old_string.indexOf(t)+t.length)],n=t.split(/\s+/).flatMap((i,s)=>[...s>0?[{run:X6,min:1}]:[],{text:i}]);return{tokens:[...jx(r,"lead"),...n,...jx(a,"trail")],
replacement:e10.new_string}},Kx=[" ","	"],Zx=[{text:`
`}],Yx=[{run:Kx,min:0}],X6=[...`	
\v\f\r \xA0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF`];function Nx(e10){let t=e10.length;for(;t>
0&&Kx.includes(e10[t-1]);)t-=1;return e10.slice(0,t)}var Ix=e10=>e10.trim().replace(/\s+/g," "),Xx=(e10,{end:t})=>t===e10.bytes.length||ss(e10,t)>0;function jx(e10,t){
if(e10==="")return[];let r=e10.split(`
`);return r.flatMap((a,n)=>{let i=r.length>1&&n===(t==="lead"?0:r.length-1);return[...n>0?Zx:[],...i?[]:Yx]})}var Q6=e10=>({tokens:[{text:e10.old_string}],replacement:e10.
new_string}),Um=class extends Error{name="MatchLimit";steps;constructor(e10){super(`more than ${e10} steps of matching`),this.steps=e10}};function Fa(e10,t){if(!Kt(
e10,t.new_string))return{ok:false,reason:"unencodable"};if(t.old_string==="")return n3(e10,t.new_string);let r={old_string:oe(t.old_string),new_string:oe(t.new_string)};
if(!Px(r.old_string))return{ok:false,reason:"not-found"};let a=!Kt(e10,r.old_string),n=a?Fm.literal:Fm[t.match??"exact"];for(let[i,s]of n){let o=s(r),l=o&&s3(e10,
o,{matchedBy:i,replaceAll:t.replace_all??false});if(l)return l}return t.match==="literal"&&a&&b6(e10.bytes,r.old_string)?{ok:false,reason:"uncertain",spans:[]}:
{ok:false,reason:"not-found"}}function qm(e10,t){let r=Fa(e10,{old_string:t,new_string:"",match:"literal"});return r.ok?"yes":r.reason==="not-unique"?r.spans.some(
a=>qx(e10,a))?"yes":"uncertain":r.reason==="not-found"?"no":r.reason==="uncertain"?"uncertain":"yes"}function e32(e10,t){if(t===""||e10.includes(t))return t;let r=e62(
e10),a={old_string:oe(t),new_string:""};for(let[,n]of Fm.exact){let i=n(a);if(!i||!Qx(r,i))continue;let[s]=za(r,i.tokens,{...i,limit:1,overlapping:true}).spans;
if(s)return Dm(r,s.start,s.end)}return null}var Lu=e10=>e10.bytes.length<=t3&&Mx(e10).trim()==="",Kt=(e10,t)=>Px(t)&&(e10.valid||Wx(t)),Bs=[["exact",Q6],["quote\
s",a6],["tags",G6],["escapes",R6],["line-numbers",V6],["trailing-blanks",Jx]],Fm={literal:Bs.slice(0,1),text:Bs,exact:Bs,lines:Bs.map(([e10,t])=>[e10,Z6(t)]),whitespace:[
...Bs,["whitespace",Y6]]},Mu=100,t3=2**20,r3=1e6,a3=2**28;function n3(e10,t){return Lu(e10)?{ok:true,matchedBy:"exact",splices:[i3(e10,t)]}:{ok:false,reason:"no\
t-found"}}function i3(e10,t){let r={start:e10.bom,end:e10.bytes.length},a=e10.bytes.includes(10)?Bl(e10)(r,oe(t)):t;return{...r,replacement:Buffer.from(a,e10.encoding)}}
function s3(e10,t,{matchedBy:r,replaceAll:a}){if(!Qx(e10,t))return;let n=(a?r3:Mu)+1,{spans:i,exhausted:s}=za(e10,t.tokens,{...t,limit:n,overlapping:!a}),o=i.some(
({start:u,end:p})=>p-u>a3);if(s||o||a&&i.length===n)return{ok:false,reason:"too-much"};if(i.length===0)return;if(i.length>1&&!a)return{ok:false,reason:"not-uniq\
ue",spans:i.slice(0,Mu),more:i.length>Mu};let l=i.filter(u=>!qx(e10,u));if(l.length>0)return{ok:false,reason:"uncertain",spans:l.slice(0,Mu)};let c=l3(e10,i,t);
return c==="unencodable"?{ok:false,reason:"unencodable"}:c&&{ok:true,matchedBy:r,splices:c}}var o3=8,Qx=(e10,{needs:t})=>!t||t.length>o3||t.some(r=>(Cx(e10.bytes)??
e10.bytes).indexOf(Buffer.from(r,e10.encoding),0)>=0);function l3(e10,t,{replacement:r}){let a=c3(e10),n=Bl(e10),i=[];for(let[s,o]of t.entries()){let l=typeof r==
"string"?r:r(oe(Dm(e10,o.start,o.end)));if(l===void 0)return;let c=a(n(o,l));if(!c)return"unencodable";let u=l===""?u3(e10,o):o,p=u.end<=(t[s+1]?.start??e10.bytes.
length);i.push({...p?u:o,replacement:c})}return i}function c3(e10){let t;return r=>(t?.text!==r&&(t={text:r,bytes:Kt(e10,r)?Buffer.from(r,e10.encoding):void 0}),
t.bytes)}function u3(e10,{start:t,end:r}){let a=Pu(e10.encoding);if(!/\S/.test(Dm(e10,t,r))||!ls(e10,t)||lt(e10,r)>0)return{start:t,end:r};let n=r;for(;p3(e10,n);)
n+=a;let i=ss(e10,n);return i>0||n===e10.bytes.length?{start:t,end:n+i}:{start:t,end:r}}var p3=({bytes:e10,encoding:t},r)=>(e10[r]===32||e10[r]===9)&&(t==="utf8"||
e10[r+1]===0);import{core_text_utf8_cache$i as d3,core_text_utf8_cache$k as h3,core_text_utf8_cache$l as uS,core_text_utf8_cache$p as pS}from"./hook.js";import{
core_text_splice$g as m3}from"./hook.js";import{core_text_words$k as g3}from"./hook.js";var f3=Ue("node:zlib");var{deflateSync:eS,constants:tS,inflateSync:rS,crc32:aS}=f3;
var Du=2**21,Jm=2**15;function fS(e10,t){if(e10.bytes.length>Du||t.length>Jm||t.trim()==="")return[];let r=oe(uS(e10)).split(`
`),a=r.map(tr),n=t.endsWith(`
`),i=(n?t.slice(0,-1):t).split(`
`).map(l=>tr(l).text),s=new Km(i.join(`
`)),o=$3(a.map(l=>l.text),i).map(l=>S3(a,l,{wanted:i,whole:s})).filter(l=>l!==void 0&&l.likeness>b3).sort((l,c)=>c.likeness-l.likeness||l.first-c.first);return o.
filter((l,c)=>o.slice(0,c).every(u=>l.end<=u.first||l.first>=u.end)).slice(0,_3).map(({first:l,end:c,likeness:u,crop:p})=>{let f=dS(r.slice(l,c),p);return{line:l+
1,lastLine:c,text:n?`${f}
`:f,likeness:u}})}var b3=.8,_3=3,y3=12,v3=3,w3=8;function $3(e10,t){let r=new Map,a=(s,o)=>{s>-t.length&&s<e10.length&&r.set(s,(r.get(s)??0)+o)},n=new Map;t.forEach(
(s,o)=>{let l=s.trim();l!==""&&n.set(l,[...n.get(l)??[],o].slice(0,w3))});let i=[...t.entries()].sort(([,s],[,o])=>o.trim().length-s.trim().length).slice(0,v3).
map(([s,o])=>({index:s,probe:new Km(o.trim())}));return e10.forEach((s,o)=>{let l=s.trim();if(l!==""){for(let c of n.get(l)??[])a(o-c,l.length);for(let{index:c,
probe:u}of i){let p=n.has(l)&&l===u.text?0:x3(u,l);p>k3&&a(o-c,l.length*p)}}}),[...r].sort(([s,o],[l,c])=>c-o||s-l).slice(0,y3).map(([s])=>s)}var k3=.6,x3=(e10,t)=>t.
length*2<e10.text.length?0:e10.containment(t);function S3(e10,t,{wanted:r,whole:a}){let n,i=Math.max(0,t);for(let s of[0,-1,1,2]){let o=r.length+s;if(o<1||i+o>e10.
length||r.length===1&&s!==0)continue;let l=e10.slice(i,i+o),c=l.map(({text:d})=>d),u=O3(c,r),p=a.likeness(dS(c,u)),f={start:l[0].at(u.start),end:l.at(-1).at(u.end)};
(!n||p>n.likeness)&&(n={first:i,end:i+o,crop:f,likeness:p})}return n}function dS(e10,{start:t,end:r}){return e10.length===1?e10[0].slice(t,r):[e10[0].slice(t),...e10.
slice(1,-1),e10.at(-1).slice(0,r)].join(`
`)}function O3(e10,t){let[r="",a=""]=[t[0],t.at(-1)],[n,i]=[e10[0],e10.at(-1)],{start:s,end:o}=e10.length===1?E3(r,n):{start:0,end:i.length};return e10.length>1&&
(r!==""&&n.length>r.length&&(s=A3(r,n)),i.length>a.length&&(o=T3(a,i))),r.trimStart()===r&&(s+=n.slice(s).search(/\S|$/)),a.trimEnd()===a&&(o=i.slice(0,o).trimEnd().
length),{start:s,end:o}}function E3(e10,t){let r=new Km(e10),a=r.bestPart(t),[n,i]=[mS(e10,t,a),gS(e10,t,a+e10.length)];return n!==void 0&&i!==void 0&&n<i?{start:n,
end:i}:t.length<e10.length*1.25||r.likeness(t)>.9?{start:0,end:t.length}:{start:n??a,end:i??_S(t,a+e10.length)}}var A3=(e10,t)=>mS(e10,t,t.length-e10.length)??(t.
length>e10.length*2?t.length-e10.length:0),T3=(e10,t)=>gS(e10,t,e10.length)??(t.length>e10.length*2?_S(t,e10.length):t.length),N3=e10=>Math.min(64,Math.ceil(e10.
length/3)+2),I3=2,hS=24;function mS(e10,t,r){let a=n=>{let i=0;for(;i<hS&&i<e10.length&&t[n+i]===e10[i];)i+=1;return i};return bS(r,{most:t.length,text:e10,shared:a})}
function gS(e10,t,r){let a=n=>{let i=0;for(;i<hS&&i<e10.length&&i<n&&t[n-1-i]===e10[e10.length-1-i];)i+=1;return i};return bS(r,{most:t.length,text:e10,shared:a})}
function bS(e10,{most:t,text:r,shared:a}){let n=N3(r),i;for(let s=Math.max(0,e10-n);s<=Math.min(t,e10+n);s+=1){let o=a(s),l=o-Math.abs(s-e10)/(n+1);o>=Math.min(
I3,r.length)&&(!i||l>i.score)&&(i={at:s,score:l})}return i?.at}function _S(e10,t){let r=Math.min(t,e10.length);for(;r>0&&r<e10.length&&/\w/.test(e10[r])&&/\w/.test(
e10[r-1]);)r+=1;return r}var Hm=4096,Km=class{text;#e;#r=new Int32Array(Hm);#t=new Int32Array(Hm);constructor(e10){this.text=e10,this.#e=Math.max(0,e10.length-1);
for(let t=1;t<e10.length;t+=1)this.#r[Zn(e10,t)]+=1}likeness(e10){let t=this.#e+Math.max(0,e10.length-1);return t===0?+(e10===this.text):2*this.#a(e10)/t}containment(e10){
return this.#e===0?0:this.#a(e10)/this.#e}bestPart(e10){let{length:t}=this.text;if(e10.length<=t)return 0;let r=0;for(let n=1;n<t;n+=1)r+=this.#i(Zn(e10,n));let a={
at:0,score:r+this.#s(e10,0)};for(let n=1;n+t<=e10.length;n+=1){r-=this.#n(Zn(e10,n)),r+=this.#i(Zn(e10,n+t-1));let i=r+this.#s(e10,n);i>a.score&&(a={at:n,score:i})}
return this.#t.fill(0),a.at}#a(e10){let t=0;for(let r=1;r<e10.length;r+=1)t+=this.#i(Zn(e10,r));for(let r=1;r<e10.length;r+=1)this.#t[Zn(e10,r)]=0;return t}#i(e10){
return this.#t[e10]+=1,this.#t[e10]<=this.#r[e10]?1:0}#n(e10){return this.#t[e10]-=1,this.#t[e10]<this.#r[e10]?1:0}#s(e10,t){let{text:r}=this;return(e10[t]===r[0]?
.25:0)+(e10[t+r.length-1]===r.at(-1)?.25:0)}},Zn=(e10,t)=>e10.charCodeAt(t-1)*31+e10.charCodeAt(t)&Hm-1;function yS(e10,t,r,a=kS){let n=oe(r.old_string),i=R3(t,
n),s=i.length>0?[]:fS(t,n),o=s.filter(({text:l})=>Kt(t,l)&&oe(l)===l&&OS(t,l)).slice(0,1).flatMap(({text:l})=>$S(l,a));return{name:"STRING_NOT_FOUND",message:[`\
old_string is not in ${W(e10)}.`,...Kt(t,n)?[]:[j3],...SS(t,oe(r.new_string)),...i,...z3(t,r,n),...L3(t,n),...s.map(l=>B3(l,n)),...o.map(l=>`To edit the nearest\
 place, write:
${l}`)].join(`
`),...o.length>0&&{suggestions:o}}}function vS(e10,t,r,a=kS){let n=t.bytes.length<=Du,i=(n?q3(t,r.spans.slice(0,C3)):[]).flatMap(({line:l,text:c})=>c===void 0||
!Kt(t,c)?[]:$S(c,a).map(u=>({line:l,input:u}))),s=[`old_string occurs in ${wS(e10,t,r)}.`,"Set replace_all: true to replace them all, or repeat lines around the\
 one you mean in old_string and new_string.",...n?[]:["No unique context was searched for: the file is larger than 2 MiB."],...i.map(({line:l,input:c})=>`For th\
e one at line ${l}:
${c}`)],o=i.map(({input:l})=>l);return{name:"STRING_NOT_UNIQUE",message:s.join(`
`),...o.length>0&&{suggestions:o}}}function wS(e10,t,{spans:r,more:a}){let n=lr(t,r),i=n.slice(0,nS).join(", "),s=n.length>nS||a?" and more":"";return`${a?`more\
 than ${n.length}`:n.length} places of ${W(e10)}, at lines ${i}${s}`}var j3="The file is not UTF-8: only ASCII text can be found in it. Convert it to UTF-8 firs\
t.",nS=20,C3=3,M3=4e3,$S=(e10,t)=>e10.length>M3?[]:[t(e10)],kS=e10=>`{"old_string": ${xS(e10)}}`,xS=e10=>Xo(e10)?JSON.stringify(e10).replace(/[^ -~]/g,t=>g3(t)):
JSON.stringify(e10),P3=8;function SS(e10,t){if(t.trim().length<P3||!pS(t))return[];let[r]=lr(e10,za(e10,[{text:t}],{limit:1,overlapping:true}).spans);return r===
void 0?[]:[`new_string is already at line ${r}: the edit may have been applied.`]}function R3(e10,t){let r=t.replace(/\n$/,"");if(r===t||r.trim()===""||!pS(r))return[];
let[a]=lr(e10,za(e10,[{text:r}],{limit:1,overlapping:true}).spans);return a===void 0?[]:[`It is at line ${a} without the line break at its end. Leave that out o\
f old_string and new_string: in YAML, write \`|-\` instead of \`|\`.`]}function L3(e10,t){return e10.bytes.length>Du?["No similar place was searched for: the fi\
le is larger than 2 MiB."]:t.length>Jm?["No similar place was searched for: old_string is too long."]:[]}function z3(e10,{match:t},r){let a=r.trimEnd().split(`
`),n=Wm(r);if(!r.trim()||e10.bytes.length>Du||r.length>Jm)return[];let i=oe(uS(e10)).split(`
`);return i.flatMap((s,o)=>Wm(s)!==n&&a.every((l,c)=>l.trim()===i[o+c]?.trim())?`Line ${o+1} has it at another depth: behind ${Wm(s)}, not ${n}.`:t==="lines"&&s.
includes(r.trim())?`It is a piece of line ${o+1}.`:[]).slice(0,F3)}var F3=3,Wm=e10=>JSON.stringify(/^[ \t]*/.exec(e10)?.[0]),D3=4;function B3({line:e10,lastLine:t,
likeness:r,text:a},n){let i=e10===t?`Line ${e10} is`:`Lines ${e10}\u2013${t} are`,s=Hf(a,n),o=s.length>0?`; the difference: ${s.join(", ")}`:"",[l,c]=[a.split(`\

`),n.split(`
`)],u=Xe(l,c).slice(0,D3).flatMap(({at:f,removed:d,added:b})=>U3(l.slice(f,f+d),b,e10+f)),p=r===1&&s.length>0?"the same at a glance":`${Math.floor(r*100)} % ali\
ke`;return[`${i} ${p}${o}:`,...u].join(`
`)}function U3(e10,t,r){let a=Math.min(3,Math.max(e10.length,t.length));return Array.from({length:a},(n,i)=>{let[s,o]=[e10[i],t[i]],l=s!==void 0&&o!==void 0&&s.
replace(/\s+/g,"")===o.replace(/\s+/g,""),c=s===o?0:Math.max(0,m3(s??"",o??"").head-60),[u,p]=Vf(s?.slice(c,c+160)??"",o?.slice(c,c+160)??"",{blanks:l});return[
...s===void 0?[]:[`  file, line ${r+i}: ${u}`],...o===void 0?[]:[`  old_string: ${p}`]]}).flat()}var q3=(e10,t)=>{let r=lr(e10,t);return t.map((a,n)=>({line:r[n],
text:H3(e10,a)}))},W3=8,G3=2**14;function H3(e10,t){for(let r=0;r<=W3;r+=1)for(let a=0;a<=r;a+=1){let n=V3(e10,t,{above:a,below:r-a});if(n!==void 0&&OS(e10,n))return n}}
function OS(e10,t){let{spans:r,exhausted:a}=za(e10,[{text:t}],{limit:2,overlapping:true});return r.length===1&&!a}function V3(e10,t,{above:r,below:a}){let n=ba(
e10,t.start);for(let o=0;o<r;o+=1){if(n===e10.bom)return;n=ba(e10,n-lt(e10,n))}let i=t.end-lt(e10,t.end),s=Nt(e10,i);for(let o=0;o<a;o+=1){if(s===e10.bytes.length)
return;s=Nt(e10,s)}if(!(s-n>G3))return oe(h3(e10,n,s-lt(e10,s)))}var J3=e10=>Xo(e10)?`old_string: ${xS(e10)}`:jm({old_string:e10},{lineWidth:0}).trimEnd(),ES=e10=>typeof e10==
"number"?{min:e10,max:e10}:{min:e10?.min??1,max:e10?.max??Number.POSITIVE_INFINITY},qs=e10=>ES(e10).min===0;function Bu({expected:e10,found:t},r){let{min:a,max:n}=ES(
e10);if(e10===void 0||t>=a&&t<=n)return;let i=t>n?"narrow the step":"see what the step misses",s=typeof e10=="number"?`${e10}`:K3(e10);return F("UNEXPECTED_MATC\
HES",`expect_matches is ${s}; the step finds ${t} in ${r}. Correct the number, or ${i}.`)}var K3=({min:e10=1,max:t})=>t===void 0?`at least ${e10}`:`${e10} to ${t}`,
AS=e10=>Y3.flatMap(([t,r])=>t(e10)?[r]:[]),TS=e10=>{let t=AS(e10);return t.length>0?t:[Z3]},Z3="Correct the pattern: it tells upper case from lower case unless \
it begins with (?i), and a plain text that holds . ( ) [ ] { } + * ? | belongs into old_string.",Ws=e10=>{if(/\(\?<?[=!]/.test(e10))return"RE2 has no look-aroun\
d: match the text next to it in a group, and put it back with $1.";if(/\\[1-9]|\(\?P=/.test(e10.replaceAll("\\\\","")))return"RE2 has no back-references within \
a pattern.";let t=e10.replace(/\\.|\[\^?\]?(?:\\.|[^\]\\])*\]/gs,"");return t.split("(").length!==t.split(")").length?"Write \\( and \\) for parentheses of the te\
xt.":"Write a pattern that RE2 accepts."},Y3=[[e10=>/^\/.+\/[a-z]*$/s.test(e10),"The slashes around it are part of the pattern: write it without them, and flags\
 as in (?i)."],[e10=>/\\r|\r|\\x0[dD]|\\u000[dD]/.test(e10),"A pattern sees LF at every line end, whatever the file has: write \\n instead of \\r\\n."],[e10=>!/\(\?[a-z]*m/.
test(e10)&&X3(e10),"^ and $ mean the beginning and the end of the whole file: begin the pattern with (?m) for lines."],[e10=>!/\(\?[a-z]*s/.test(e10)&&/\.[*+]/.
test(e10.replace(/\\./gs,"")),"A . does not match a line break: begin the pattern with (?s) if it should."]],X3=e10=>/[$^]/.test(e10.replace(/\\./gs,"").replace(
/\[\^?\]?[^\]]*\]/g,""));async function NS(e10,t){try{return{ok:true,module:await t()}}catch(r){if(!(r instanceof Error&&"code"in r&&r.code==="ERR_MODULE_NOT_FO\
UND"))throw r;let a=`Such files are read by the package ${e10}, which is not installed here. Run \`npm install ${e10}\` next to the program, or install editplan \
with npm.`;return{ok:false,problem:F("PACKAGE_MISSING",a)}}}var Yn=2e3,Vm=1e8,Q3=.125;function Gs(e10){if(e10.subarray(0,8).equals(eG))return"png";if(e10[0]===255&&
e10[1]===216&&e10[2]===255)return"jpeg";let t=e10.subarray(0,12).toString("latin1");return/^GIF8[79]a/.test(t)?"gif":/^RIFF[\s\S]{4}WEBP$/.test(t)?"webp":void 0}
var eG=Buffer.from(`\x89PNG\r

`,"latin1");async function Zm(e10,t){let r=Gs(e10);if(!r)return B("IMAGE_INVALID","The file is not a PNG, JPEG, GIF or WebP image. Convert it.");let a=await NS(
"sharp",()=>import("sharp"));if(!a.ok)return a;let{default:n}=a.module;try{let i=await n(e10,{limitInputPixels:false}).metadata(),{width:s,height:o}=i;if(s*o>Vm){
let c=`at most ${Vm/1e6} megapixels are decoded. Shrink it.`;return B("IMAGE_INVALID",`The image has ${s}\xD7${o} pixels; ${c}`)}let l=await tG(n,e10);return await rG(
{bytes:e10,format:r,metadata:i,picture:l,tokens:t})}catch(i){return B("IMAGE_INVALID",`The image is damaged: ${i.message}. Repair or convert it.`)}}async function tG(e10,t){
let r=e10(t,{limitInputPixels:Vm,pages:1}).autoOrient().toColourspace("srgb"),a={width:Yn,height:Yn,fit:"inside",withoutEnlargement:true};return{sharp:e10,...await r.
resize(a).raw().toBuffer({resolveWithObject:true})}}async function rG(e10){let{metadata:t,tokens:r}=e10;for await(let{bytes:a,mediaType:n,width:i,height:s}of aG(
e10)){if(IS(a)>r)continue;let o={width:i,height:s},l={base64:a.toString("base64"),mediaType:n,original:t.autoOrient,shown:o},c=t.pages??1,u=c>1?{note:`The first\
 of ${c} frames.`}:{};return{ok:true,view:{type:"image",image:l,...u}}}return B("READ_TOO_LARGE","The image does not fit the token budget, however small. Raise \
the budget.")}var IS=e10=>Math.ceil(e10.length/3)*4*Q3;async function*aG({bytes:e10,format:t,metadata:r,picture:a,tokens:n}){let{width:i,height:s}=a.info,{orientation:o=1,
pages:l=1}=r;r.width<=Yn&&r.height<=Yn&&o===1&&l===1&&(yield{bytes:e10,mediaType:`image/${t}`,width:i,height:s});let c=await zu(a,Yn,u=>u.toFormat(t==="gif"?"pn\
g":t));yield c,c.mediaType==="image/png"&&IS(c.bytes)<=4*n&&(yield zu(a,Yn,u=>u.png({palette:true,effort:1})));for(let u of[2e3,1500,1e3,600])yield zu(a,u,p=>iS(
p,50));yield zu(a,400,u=>iS(u,20))}var iS=(e10,t)=>e10.flatten({background:"white"}).jpeg({quality:t});async function zu({sharp:e10,data:t,info:r},a,n){let{width:i,
height:s,channels:o}=r,l=e10(t,{raw:{width:i,height:s,channels:o}}).resize({width:a,height:a,fit:"inside",withoutEnlargement:true}),c=await n(l).toBuffer({resolveWithObject:true});
return{bytes:c.data,mediaType:`image/${c.info.format}`,width:c.info.width,height:c.info.height}}var nG=10,Gm=20,sS=32*2**20,oS=128*2**20,Uu="Repair it, or give \
it the extension of what it is.",Hs=e10=>e10.subarray(0,1024).includes("%PDF-");async function Ym(e10,t,r){if(!Hs(e10))return B("PDF_INVALID",`The file does not\
 begin as a PDF does. ${Uu}`);if(e10.length>sS)return B("READ_TOO_LARGE",`The PDF has ${e10.length} bytes, over ${sS}. Split it.`);if(!uG(e10,oS))return B("READ\
_TOO_LARGE",`The PDF unpacks to more than ${oS} bytes. Split it.`);let a=await NS("unpdf",()=>import("unpdf"));if(!a.ok)return a;let{getDocumentProxy:n}=a.module;
try{let i=await n(Uint8Array.from(e10),{verbosity:0,useSystemFonts:false});try{let s=iG(t,i.numPages);return"name"in s?{ok:false,problem:s}:await sG(i,s,r)}finally{
await i.destroy()}}catch(i){return lG(i)}}function iG(e10,t){if(e10===void 0){let i=`Give pages, at most ${Gm} of them, as in "1-5".`;return t>nG?F("PDF_PAGES",
`The document has ${t} pages. ${i}`):{first:1,last:t,total:t}}let r=/^\s*(\d+)\s*(?:(-)\s*(\d+)?\s*)?$/.exec(e10);if(!r)return F("PDF_PAGES",`pages is ${JSON.stringify(
e10)}. Write it as 3, 1-5 or 10-.`);let a=Number(r[1]),n=r[3]!==void 0?Number(r[3]):r[2]?t:a;return a<1||a>n||n>t?F("PDF_PAGES",`pages is ${e10}; the document h\
as the pages 1 to ${t}. Name some of them.`):n-a>=Gm?F("PDF_PAGES",`pages names ${n-a+1} pages; at most ${Gm} are read at once. Name fewer.`):{first:a,last:n,total:t}}
async function sG(e10,{first:t,last:r,total:a},n){let{beginningWithin:i,tokensIn:s}=await import("./core-text-tokens.js"),o=[],l=n;for(let u=t;u<=r&&l>0;u++){let p=await oG(
await e10.getPage(u),l*4+1),f=i(p,l).trimEnd();o.push(`Page ${u} of ${a}
${f}`),l-=s(p)}let c=l<=0?{partial:true,note:"The rest is over the token budget. Read fewer pages."}:{};return{ok:true,view:{type:"pdf",content:o.join(`

`),...c}}}async function oG(e10,t){let r="";for await(let{items:a}of e10.streamTextContent())if(!(r.length>t))for(let{str:n="",hasEOL:i}of a)r+=i?`${n}
`:n;return r.slice(0,t).trimEnd()}function lG(e10){let{name:t,message:r}=e10;return t==="PasswordException"?B("PDF_ENCRYPTED","The PDF asks for a password. Remo\
ve it first."):B("PDF_INVALID",`The PDF is damaged: ${r.replace(/\.$/,"")}. Repair it, or export it again.`)}var cG=1e5;function uG(e10,t){let r=t,a=0;for(let n=e10.
indexOf(Fu);n>=0;n=e10.indexOf(Fu,n+Fu.length)){let i=e10.subarray(pG(e10,n+Fu.length));if(lS(i)){if(++a>cG)return false;for(;lS(i);){let s=fG(i,r);if(s==="larg\
er")return false;r-=s.length,i=s}}}return true}var Fu="stream";function pG(e10,t){let r=e10[t]===13?t+1:t;return e10[r]===10?r+1:r}var lS=e10=>e10.length>2&&(e10.
readUInt8(0)&15)===8&&e10.readUInt16BE(0)%31===0;function fG(e10,t){try{return rS(e10,{maxOutputLength:Math.max(1,t),finishFlush:tS.Z_SYNC_FLUSH})}catch(r){return r.
code==="ERR_BUFFER_TOO_LARGE"?"larger":Buffer.alloc(0)}}var qu=({old_string:e10="",replace_all:t,match:r},a,{needsNoRead:n})=>({old_string:e10,new_string:a,replace_all:t,
match:n?"literal":r});async function Xm({regex:e10,...t},r,a){if(e10===void 0)return{by:"text",edit:qu(t,r,a)};let n=cS.get(a);if(n?.regex===e10&&n.newText===r)
return{by:"regex",...n};let{compileSubstitution:i,matchRegex:s}=await import("./core-text-regex.js"),o=i(e10,r);if(typeof o=="string")return{ok:false,problem:dG(
o,e10)};let l={regex:e10,newText:r,substitution:o,match:s};return a.needsNoRead&&cS.set(a,l),{by:"regex",...l}}var cS=new WeakMap,dG=(e10,t)=>F("INVALID_INPUT",
e10.startsWith("new_string ")?`${e10}.`:`regex is not valid: ${e10}. ${Ws(t)}`);function Qm(e10){let{path:t,search:r,replaceAll:a}=e10,n=le(e10);return r.by==="\
text"?Fa(n,r.edit):r.by==="structure"?r.structure.match(n,{path:t,replaceAll:a,isOneOfSeveral:e10.context.needsNoRead===true}):r.match(n,r.substitution,a)}function eg(e10,t){
switch(t.reason){case"refused":return t.problem;case"not-found":return hG(e10);case"not-unique":return mG(e10,t);case"empty":return F("INVALID_INPUT",`regex mat\
ches the empty text in ${e10.path}. Write a pattern that takes at least one character.`);case"unencodable":return Gu(e10);case"uncertain":return bG(e10,t.spans);case"\
too-much":return F("LIMIT_EXCEEDED",`The text to replace is too repetitive, or occurs too often in ${e10.path}. Narrow it.`);case"steps":return Wu(e10.path,t.steps)}}
function hG(e10){let{path:t,search:r,newText:a}=e10;if(r.by==="text")return yS(t,le(e10),r.edit,jS(e10));let n=a.includes("$")?[]:SS(le(e10),oe(a)),[i,s]=r.by===
"regex"?["regex",TS(r.regex)]:[r.structure.by,[`${rg} Try it on https://ast-grep.github.io/playground.html.`]],o=n.length>0?n:s;return F("STRING_NOT_FOUND",[`${i}\
 matches nowhere in ${t}.`,...o].join(`
`))}function mG(e10,t){let{path:r,search:a}=e10;if(a.by==="text")return vS(r,le(e10),t,jS(e10));let n=a.by==="regex"?a.by:a.structure.by;return F("STRING_NOT_UN\
IQUE",`${n} matches in ${wS(r,le(e10),t)}.
Set replace_all: true to replace them all, or ${gG[n]}.`)}var gG={regex:"let regex take what is around the one you mean, in groups that new_string puts back, su\
ch as `$1`",pattern:"write a rule that has the pattern, and `inside`, `follows` or `precedes` for what is around the one you mean",rule:"add `inside`, `follows`\
 or `precedes` to rule, for what is around the one you mean"},tg=({pattern:e10,language:t},r,a=false)=>{if(e10===void 0)return[];let n=/^\s*[\w.$]+\([^(),]*\)\s*$/.
test(e10)&&(t==="go"||/\.go\b|\bgo[,}]/.test(r));return a||n?[`pattern matches nowhere. ${rg}`]:[]},rg='A pattern is parsed without the code around it, and may \
then mean something else: `f($X)` in Go is a conversion. In that case write a rule with that code: { pattern: { context: "func g() { f($X) }", selector: call_ex\
pression } }.',Wu=(e10,t)=>F("LIMIT_EXCEEDED",`Looking for the pattern in ${e10} takes more than ${t} steps of matching, which is the limit for a text of its si\
ze. Write a pattern that does not run on to the end of the file, such as [^\\n]* instead of (?s:.*).`),jS=({context:e10})=>e10.show?void 0:J3;function Gu(e10){let t=le(
e10).valid?"The new text contains a lone surrogate. Write the whole character.":`${e10.path} is not UTF-8, so the new text may only hold ASCII. Convert the file\
 to UTF-8 first.`;return F("UNENCODABLE",t)}function bG(e10,t){let r=`whether the text to replace occurs there depends on its encoding${lr(le(e10),t.slice(0,1)).
map(a=>`, as at line ${a}`).join("")}`;return F("UNSUPPORTED_ENCODING",`${e10.path} is not UTF-8: ${r}. Convert the file to UTF-8 first.`)}var _G=[et,...mt,Hu,Vu];
function Hu({path:e10,stat:t}){if(!(!t||!e10.endsWith(".ipynb")))return F("IS_NOTEBOOK",`${e10} is a notebook. Use NotebookEdit, which keeps it valid.`)}function Vu({
path:e10,bytes:t}){let r=Ur(e10);if(!(!(r==="image"&&Gs(t())||r==="pdf"&&Hs(t()))&&!d3(t())))return F("IS_BINARY",`${e10} is binary. Only text can be edited. Us\
e Write with content_base64.`)}var ag=async(e10,t)=>{if(e10.regex!==void 0)return yG(e10);let r=wr.get(),a=await r.read(e10);return!a||"message"in a?a:r.judge(e10,
await t(r.endings))},yG=async({regex:e10="",new_string:t=""})=>{let{compileSubstitution:r}=await import("./core-text-regex.js"),a=r(e10,t),[,n]=typeof a=="strin\
g"&&/^new_string (.*)$/s.exec(a)||[];return n===void 0?void 0:{path:["new_string"],message:n}},ng=({path:e10,message:t})=>F("INVALID_INPUT",`${e10.join(".")} ${t}\
.`),Vs=({pattern:e10,rule:t})=>e10!==void 0||t!==void 0,wr=new ee("codemods");function ig(e10){let t=0;for(let[r]of e10.matchAll(MS))t+=PS(r);return Math.max(t,
Math.ceil(e10.length/4))}function sg(e10,t){let r=e10.slice(0,t*4),a=t;for(let{0:n,index:i}of r.matchAll(MS)){let s=PS(n);if(s>a)return CS(r.slice(0,i+Math.floor(
n.length*a/s)));a-=s}return CS(r)}var CS=e10=>e10.replace(/[\ud800-\udbff]$/,""),MS=new RegExp("(?=[A-Za-z]{0,15}\\d)[A-Za-z0-9]{16,}|[^\\r\\n\\p{L}\\p{N}]?\\p{Lu}*[\\\
p{Ll}\\p{Lo}\\p{M}]+|[^\\r\\n\\p{L}\\p{N}]?\\p{L}+|\\p{N}{1,3}| ?[^\\s\\p{L}\\p{N}]+[\\r\\n/]*|\\s*[\\r\\n]+|\\s+","gu");function PS(e10){let{length:t}=e10,r=Buffer.
byteLength(e10);return r>t?Math.ceil(r/4):t>=16&&/^[A-Za-z0-9]+$/.test(e10)&&/\d/.test(e10)?Math.ceil(t/1.5):/[A-Za-z]/.test(e10)?t<=8?1:Math.ceil(t/5):/^[\s\d]+$/.
test(e10)?1:Math.ceil(t/3)}import{core_text_utf8_cache$h as FS}from"./hook.js";function vG({name:e10,file:t},r,a){let n=kG(t,r);if("lines"in n)return{ok:true,view:SG(
n.lines,r.offset),shown:og(r.offset,0)};let i={tokens:a,perToken:wG(e10)},s=(n.end-n.start)/$G/i.perToken;if(r.named&&s>a)return zS(a);let o=t.bytes.toString(t.
encoding,n.start,n.end).split(`
`).map(c=>c.endsWith("\r")?c.slice(0,-1):c),l=a===Number.POSITIVE_INFINITY?o.length:xG(o,r.offset,i);return l===o.length?{ok:true,view:{type:"text",content:DS(o,
r.offset)},shown:og(r.offset,o.length)}:r.named?zS(a):{ok:true,...OG(o,l,i)}}var wG=e10=>/^\.(json|jsonl|jsonc)$/i.test(k.posix.extname(e10))?2:4,$G=3;function kG(e10,{
offset:t,limit:r}){let{bytes:a}=e10,n=e10.bom;for(let s=1;s<t;s++){let o=RS(e10,n);if(o===void 0)return{lines:n<a.length?s:s-1};n=o}if(n>=a.length)return{lines:t-
1};if(r===void 0)return{start:n,end:a.length};let i=n;for(let s=0;s<r;s++){let o=RS(e10,i);if(o===void 0)return{start:n,end:a.length};i=o}return{start:n,end:i-FS(
e10.encoding)}}function RS({bytes:e10,encoding:t},r){let a=FS(t);for(let n=e10.indexOf(LS,r);n>=0;n=e10.indexOf(LS,n+1))if(a===1||n%2===0&&e10[n+1]===0)return n+
a}var LS=10;function xG(e10,t,{tokens:r,perToken:a}){let n=r;for(let[i,s]of e10.entries())if(n-=Math.max(ig(`${t+i}	${s}
`),(s.length+1)/a),n<0)return i;return e10.length}var DS=(e10,t)=>e10.map((r,a)=>`${t+a}	${r}`).join(`
`);function SG(e10,t){return{type:"text",content:"",empty:true,note:e10===0?"The file is empty.":`The file has ${e10} lines; line ${t} is past the end.`}}function OG(e10,t,{
tokens:r,perToken:a}){let n=e10.at(-1)===""?e10.length-1:e10.length,i=()=>sg((e10[0]??"").slice(0,r*a),r),s=`${t>0?`Lines 1 to ${t} of ${n}`:`The beginning of l\
ine 1 of ${n}`}: the rest is over the token budget. Read it with offset and limit.`;return{view:{type:"text",content:DS(t>0?e10.slice(0,t):[i()],1),partial:true,
note:s},shown:og(1,t)}}var og=(e10,t)=>({first:e10,last:e10+t-1});function zS(e10){let t=`The lines are over the budget of ${e10} tokens. Give an offset, or a s\
maller limit.`;return{ok:false,problem:F("READ_TOO_LARGE",t)}}var Yr=({offset:e10,limit:t})=>({offset:Math.max(1,e10??1),limit:t,named:e10!==void 0||t!==void 0});
import{core_text_utf8_cache$e as fg,core_text_utf8_cache$f as EG,core_text_utf8_cache$h as KS,core_text_utf8_cache$i as AG}from"./hook.js";import{core_text_splice$a as TG}from"./hook.js";
import{core_text_words$a as NG,core_text_words$k as IG}from"./hook.js";import{core_text_digest$a as jG}from"./hook.js";import{core_text_json$a as dg,core_text_json$b as ZS,
core_text_json$c as CG,core_text_json$d as MG,core_text_json$h as PG}from"./hook.js";var Da=(...e10)=>Ue("node:crypto").createHash(...e10),BS=(...e10)=>Ue("node\
:crypto").randomBytes(...e10);var Xs={name:"Edit",input:Q(LG),call:{title:"Edit a file",description:"Replaces old_string by new_string, exactly once or everywhe\
re with replace_all. An empty old_string creates a file.",input:Q(YS)},effect:"changes",touches:e10=>[XS(e10)],rule:Al,fileKey:"file_path",counts:"places",criteria:e10=>{
let{regex:t,old_string:r,language:a}=e10;return Vs(e10)?{endings:a===void 0?wr.get().endings:void 0,held:{syntax:e10}}:{held:t!==void 0?{regex:t}:r!==void 0?{old_string:r}:
void 0}},takesDefault:(e10,{old_string:t})=>e10==="expect_matches"||(e10==="replace_all"?t!=="":void 0),judge:(e10,t)=>e10.old_string===void 0?ag(e10,t):void 0,
isRepeatable:true,doing:"Editing",facts:({regex:e10,pattern:t,rule:r,replace_all:a,match:n})=>[...e10===void 0?[]:["Finds its text with a regular expression"],...t===
void 0&&r===void 0?[]:["Finds code by its structure"],...a?["Replaces every match"]:[],...n==="lines"?["Replaces whole lines"]:[],...n==="whitespace"?["Ignores \
differences in white space"]:[]],texts:({old_string:e10,regex:t,pattern:r,rule:a,new_string:n=""})=>({before:e10??t??r??(a?JSON.stringify(a,null,2):""),after:n}),
run:(e10,t)=>e10.old_string===void 0?BG(e10,t):DG(e10,t),find:(e10,t)=>e10.old_string===""?void 0:import("./core-tools-edit-find.js").then(({findInFile:r})=>r(e10,
t))};function YS(){return j({file_path:se.meta({examples:["src/user.ts"]}),old_string:J().describe("Text to replace, copied from the file; empty creates the fil\
e.").meta({examples:["function getUser("]}),new_string:J().describe("Text to put there, taken literally; empty deletes.").meta({examples:["function fetchUser("]}),
replace_all:qc(),match:RG()}).describe("Replace a piece of a text file.")}var RG=()=>V(["text","exact","lines","whitespace"]).optional().describe("lines: whole \
lines, from the start of one to the end of one. whitespace: also accept a unique match that differs only in white space. text, or exact: any piece of the text.").
meta({default:"text"});function LG(){let{shape:e10}=YS(),t=Re("file_path","glob"),r=Re("old_string","regex","pattern","rule"),{glob:a,exclude:n,only_if:i,expect_matches:s,
skip_unsupported:o}=Te;return ke(j({file_path:e10.file_path.optional(),glob:a,exclude:n,only_if:i,old_string:e10.old_string.optional(),regex:zG().optional(),...Xh,
new_string:e10.new_string.optional().describe("Text to put there, taken literally; empty deletes. With a regex that has groups, `$1`, `${1}`, `$<name>` and `${n\
ame}` are replaced by what a group matched, and `$$` by a dollar; with a pattern or a rule, `$NAME` and `$$$NAME` by what its variables matched, and `$$` by a d\
ollar. `${1:snake}` and `${NAME:snake}` change the letters: upper, lower, capitalize, camel, pascal, snake, kebab. Optional for a rule with a fix.").meta({examples:[
"function fetchUser(","fetchUser($<args>)"]}),replace_all:e10.replace_all,match:e10.match,allow_elision:Es(),expect_matches:s,skip_unsupported:o}),...t.rules,...r.
rules,...rt("skip_unsupported"),["old_string",({glob:l,old_string:c})=>l===void 0||c!=="","is empty, which creates one file; a glob needs a text to look for"],[
"new_string",({new_string:l,rule:c})=>l!==void 0||c?.fix!==void 0],["new_string",({new_string:l,rule:c})=>l===void 0||c?.fix===void 0,"cannot be combined with a\
 fix in rule; keep one of the two"],...FG("language","nested","comments","allow_broken"),["match",({glob:l,old_string:c,match:u})=>!["lines","whitespace"].includes(
u??"text")||l===void 0&&!!c,"is lines or whitespace, which take file_path and an old_string that is not empty"],Ht).describe("Replace a piece of a text file, or\
 of every file that a glob names.").meta({allOf:[t.schema,r.schema,{anyOf:[{required:["new_string"]},{required:["rule"]}]}]})}var zG=()=>J().min(1).describe("In\
stead of old_string: a regular expression as RE2 takes it (no look-around, no back-references), over text with LF line ends. ^ and $ mean the whole text, with (\
?m) each line.").meta({examples:["\\bgetUser\\((?P<args>[^)]*)\\)"]}),FG=(...e10)=>e10.map(t=>[t,r=>r[t]===void 0||r.pattern!==void 0||r.rule!==void 0,"needs a \
pattern or a rule"]),XS=({file_path:e10="",old_string:t})=>({path:e10,effects:[t===""?"creates":"changes"]});function DG(e10,t){let r=QS(e10,t,void 0);return $n(
_a({...r,text:r.newText},t),()=>{let a={by:"text",edit:qu(e10,r.newText,t)},n=eO(r,a);return n.ok?tO(n.target,Fa(le(n.target),a.edit)):n})}async function BG(e10,t){
let r=Vs(e10)?await wr.get().read(e10):void 0;if(r&&"message"in r)return{ok:false,problem:ng(r)};let a=QS(e10,t,r),n=await _a({...a,text:a.newText},t);if(n)return{
ok:false,problem:n};let i=r?{by:"structure",structure:r}:await Xm(e10,a.newText,t);if("problem"in i)return i;let s=eO(a,i);return s.ok?tO(s.target,await Qm(s.target)):
s}function QS(e10,t,r){let a=Ae(Xs.name,XS(e10),t),n=a.ok?a.target.path:e10.file_path??"",i=r?.newString??e10.new_string??"",s=WG(e10,t,a.ok?a.target:void 0);return{
input:e10,path:n,opened:a,newText:s?cs(n,i):i}}function eO({input:e10,opened:t,newText:r},a){if(a.by==="text"&&[e10.new_string,r].includes(e10.old_string))return B(
"NO_CHANGE",UG);if(!t.ok)return t;let n=e10.allow_elision?void 0:As(e10.old_string??"",r);if(n)return{ok:false,problem:n};let i={...t.target,search:a,newText:r,
replaceAll:e10.replace_all??false,hints:tg(e10,t.target.path),expected:Vs(e10)&&t.target.context.needsNoRead?{min:0}:e10.expect_matches},s=Ne(i,qG);return s?{ok:false,
problem:s}:{ok:true,target:i}}var UG="old_string and new_string are equal. Leave the edit out.",ug=({search:e10})=>e10.by==="text"&&e10.edit.old_string==="",qG=[
e10=>ug(e10)&&!e10.stat?void 0:et(e10),...mt,e10=>{if(!Kt(le(e10),e10.newText))return Gu(e10)},e10=>!ug(e10)||Lu(le(e10))?void 0:F("FILE_EXISTS",`${e10.path} ex\
ists and has content. Quote the text to replace in old_string, or use Write to replace the whole file.`),Hu,Dr,Vu,cr],WG=({old_string:e10},{options:t},r)=>t.trailing_whitespace===
"strip"&&(e10!==""||r?.stat!==void 0);function tO(e10,t){let{path:r,stat:a}=e10,n=le(e10);if(!t.ok)return t.reason==="not-found"&&qs(e10.expected)?GG(e10):{ok:false,
problem:t.reason==="not-found"&&!e10.context.needsNoRead&&Zl(e10)?Yl(r):eg(e10,t)};let i=t.splices.length,s=Bu({expected:e10.expected,found:i},r);if(s)return{ok:false,
problem:s};let o=Jl(e10,()=>Vl(n,t.splices))??gt(e10);if(o)return{ok:false,problem:o};let l=ur(e10,n,t.splices);if(!l.ok&&l.problem.name==="NO_CHANGE"&&HG(e10))
return{ok:true,path:r,matches:i,type:"update"};if(!l.ok)return l;let c="notes"in t?t.notes:[];return{ok:true,path:r,change:l.change,splices:t.splices,matches:i,
type:a?"update":"create",...!ug(e10)&&{matchedBy:t.matchedBy},state:ct(l.change.after),...Br(e10),...c.length>0&&{notes:c}}}var GG=({path:e10,context:t,hints:r})=>({
ok:true,path:e10,matches:0,type:"update",...!t.needsNoRead&&r.length>0&&{notes:r}}),HG=({context:e10,expected:t})=>e10.needsNoRead===true||qs(t),Ju={name:"Read",
input:Q(US),call:{title:"Read a file",description:"Shows a text file with its lines numbered, an image, pages of a PDF or a notebook's cells.",input:Q(()=>US().
omit({sha256:true}))},effect:"reads",touches:({file_path:e10})=>[pg(e10)],rule:["reads",...Al],fileKey:"file_path",doing:"Reading",announce({file_path:e10},{show:t}){
let r=Ur(e10);return t&&(r==="image"||r==="pdf")?`Decoding ${W(e10)}`:void 0},facts:()=>["Reads the file"],async run(e10,t){let r=VG(e10.file_path,t);if(!r.ok)return r;
let{target:a}=r,n=Ur(a.path);return n==="binary"?B("IS_BINARY",`${a.path} is binary by its extension. It cannot be read.`):JG(a,n,e10)??KG(a,n,e10)??ZG(a,n,e10)??
QG[n](a,e10)}};function US(){return j({file_path:se.meta({examples:["src/user.ts"]}),offset:L().min(0,"is below 0").optional().describe("Text: first line to rea\
d, counted from 1.").meta({default:1}),limit:L().positive("is not above 0").optional().describe("Text: number of lines to read; all when absent.").meta({examples:[
200]}),pages:J().optional().describe("PDF: pages to read.").meta({examples:["3","1-5","10-"]}),sha256:In().optional().describe("SHA-256 of the text the author s\
aw: UTF-8, no BOM, LF line ends. Another text is FILE_MODIFIED.").meta({examples:["9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"]})}).describe(
"Read a file, which permits later edits of it.")}var pg=e10=>({path:e10,effects:["reads"]});function VG(e10,t){let r=Ae(Ju.name,pg(e10),t);if(!r.ok||r.target.stat)
return r;let a=e10.replace(/[ \u202f](?=[AP]M\b[^/]*$)/,i=>i===" "?"\u202F":" ");if(a===e10)return r;let n=Ae(Ju.name,pg(a),t);return n.ok&&n.target.stat?n:r}function JG(e10,t,r){
let{path:a,stat:n,context:i}=e10;if(n?.broken)return B("FILE_NOT_FOUND",`${a} is a link that leads to no file.`);let s=Ne(e10,[et,Wl,Gl]);if(s)return{ok:false,problem:s};
if(/\/\s*$/.test(r.file_path))return B("NOT_A_DIRECTORY",`${a} is a file. Take the / off its end.`);let o=n?.size??0;return t!=="text"||r.limit!==void 0||o<=i.budgets.
bytes?void 0:B("READ_TOO_LARGE",`${a} has ${o} bytes, over the budget of ${i.budgets.bytes}. Read a part with offset and limit.`)}function KG({path:e10,context:t},r,{
pages:a=""}){if(!(a.trim()===""||r==="pdf"||t.equalIds==="first"))return B("INVALID_INPUT",`pages counts for a PDF only, and ${e10} is none. Leave it out.`)}function ZG(e10,t,r){
if(!(r.sha256===void 0||r.sha256===YG(e10.bytes(),t)))return B("FILE_MODIFIED",`${e10.path} is not what the plan's author saw: its sha256 differs. Plan again.`)}
function YG(e10,t){let r=Da("sha256"),a=fg(e10);if(t==="image"||t==="pdf"||!a.ok)return r.update(e10).digest("hex");let{encoding:n,bom:i,valid:s}=a.file;if(n===
"utf8"&&s&&!e10.includes("\r"))return r.update(e10.subarray(i)).digest("hex");for(let o=i;o<e10.length;){let l=Nt(a.file,Math.min(o+XG,e10.length));r.update(oe(
e10.toString(n,o,l))),o=l}return r.digest("hex")}var XG=2**24,QG={text:eH,notebook:tH,image:rH,pdf:aH};function eH(e10,t){let{path:r,context:a}=e10,n=e10.bytes();
if(AG(n))return B("IS_BINARY",`${r} holds NUL bytes: it is binary. It cannot be read.`);let i=fg(n);if(!i.ok)return B("UNSUPPORTED_ENCODING",`${r} is ${i.encoding}\
. Convert it to UTF-8 first.`);let s={name:r,file:i.file};return rO(e10,Yr(t),async o=>{let{viewText:l}=await import("./core-tools-read-text.js");return l(s,o,a.
budgets.tokens)})}function tH(e10,t){let{path:r,context:a}=e10,n=Na(e10.bytes());if(!n.ok)return n;let{notebook:i}=n;return rO(e10,Yr(t),async s=>{let{viewNotebook:o}=await import("./core-tools-read-notebook.js");
return o({name:r,notebook:i},s,a.budgets.tokens)})}function rO(e10,t,r){let{path:a,context:n}=e10;return n.show?oH(e10,t)?{ok:true,path:a,view:nH}:r(t).then(i=>hg(
e10,t,i)):{ok:true,path:a,state:Ku(e10,t)}}async function rH(e10,t){let{path:r,context:a,bytes:n}=e10;return a.show?hg(e10,Yr(t),await Zm(n(),a.budgets.tokens)):
Gs(n())?{ok:true,path:r,state:Ku(e10,Yr(t))}:B("IMAGE_INVALID",`${r} is not a PNG, JPEG, GIF or WebP image. Convert it.`)}async function aH(e10,t){let{path:r,context:a,
bytes:n}=e10;return a.show?hg(e10,Yr(t),await Ym(n(),t.pages,a.budgets.tokens)):Hs(n())?{ok:true,path:r,state:Ku(e10,Yr(t))}:B("PDF_INVALID",`${r} does not begi\
n as a PDF does. ${Uu}`)}var hg=(e10,t,r)=>r.ok?{ok:true,path:e10.path,view:r.view,state:iH(e10,t,r)}:r,nH={type:"unchanged",unchanged:true,note:"The file has n\
ot changed since it was last read."},Ku=(e10,{offset:t,limit:r})=>({content:e10.bytes(),timestamp:e10.stat?.modified??0,offset:t,limit:r,isPartialView:false}),iH=(e10,t,{
view:r,shown:a})=>{let n={...Ku(e10,t),isPartialView:r.partial===true};if(!a||e10.context.licenses!=="lines")return n;let{state:i}=e10,s=i?.content?.equals(e10.
bytes())===true;if(s&&i.shown===void 0&&!i.isPartialView)return{...n,isPartialView:false};let o=us(s?i.shown??[]:[],[a]),l=ql(o,{first:1,last:sH(e10)});return{...n,
isPartialView:false,...!l&&{shown:o}}},sH=e10=>{let t=le(e10);return Math.max(1,vn(t,0,Math.max(0,t.bytes.length-KS(t.encoding)))+1)};function oH({state:e10,stat:t,
bytes:r},{offset:a,limit:n}){return!e10||e10.isPartialView||e10.shown||e10.timestamp!==t?.modified?false:e10.offset===a&&e10.limit===n&&e10.content?.equals(r())===
true}var mg={name:"Submodule",input:Q(lH),effect:"changes",touches:({path:e10})=>[aO(e10)],rule:[],fileKey:"path",doing:"Moving the submodule",facts:({commit:e10})=>[
`Moves the submodule to the commit ${e10}`],title:({commit:e10})=>`submodule to ${e10.slice(0,12)}`,run:cH};function lH(){return j({path:J().min(1).describe("Th\
e submodule, as `.gitmodules` names it: relative to the root, / between its parts.").meta({examples:["vendor/parser"]}),commit:$().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/,
"is not the full id of a commit (40 or 64 digits 0-9 a-f)").describe("The commit that it is moved to. A branch or a tag of its remote has to hold it, which is a\
sked at the address in the `.gitmodules` of the base, without a token.").meta({examples:["4b825dc642cb6eb9a060e54bf8d69288fbee4904"]})}).describe("Move a submod\
ule to another commit of its remote. Only runs that change no checkout do this, such as `pr`.")}var aO=e10=>({path:e10,effects:["changes"]});function cH({path:e10,
commit:t},r){let a=Ae(mg.name,aO(e10),r);if(!a.ok)return a;let{target:n}=a,i=et(n);if(i)return{ok:false,problem:i};if(n.stat?.mode!==57344||n.stat.link)return B(
"SUBMODULE_INVALID",`${n.path} is no submodule. Name one as \`.gitmodules\` does.`);let s=n.bytes(),o=tm(s);if(o.length!==t.length)return B("SUBMODULE_INVALID",
`${n.path} is at ${o}, and ${t} is an id of another length. Give an id of that form.`);if(o===t)return{ok:true,path:n.path,type:"update"};let l=Ns(t),c=fg(s),u=c.
ok&&ya(c.file,[{start:0,end:s.length,replacement:l}]),p={path:n.path,before:s,after:l,mode:57344,modeBefore:57344,...u||pr};return{ok:true,path:n.path,type:"upd\
ate",change:p}}var gg={name:"Convert",input:Q(uH),effect:"changes",touches:e10=>[nO(e10)],rule:[],fileKey:"file_path",isRepeatable:true,doing:"Converting",facts:()=>[
"Gives the text another form"],title:({line_ends:e10,final_newline:t,bom:r,indent:a})=>[...e10===void 0?[]:[`line ends to ${e10.toUpperCase()}`],...t===void 0?[]:
[`${t} the last line end`],...r===void 0?[]:[`${r} the byte order mark`],...a===void 0?[]:[`indentation ${a.from} \u2192 ${a.to}`]].join(", "),run:fH},qS=()=>Y(
[L().min(1,"is below 1").max(16,"is over 16"),he("tab")],"is not 1 to 16 or tab"),WS=["line_ends","final_newline","bom","indent"];function uH(){let e10=Re("file\
_path","glob");return ke(j({file_path:se.optional().meta({examples:["src/user.ts"]}),...Te,line_ends:V(["lf","crlf"]).optional().describe("The line ends that ev\
ery line gets."),final_newline:V(["add","remove"]).optional().describe("Whether the last line ends in a line end; remove removes all of them."),bom:V(["add","re\
move"]).optional().describe("Whether the file begins with a byte order mark."),indent:j({from:qS().describe("Blanks of a level today, or tab.").meta({examples:[
4]}),to:qS().describe("What they become.").meta({examples:[2,"tab"]})}).optional().describe("Levels of indentation to convert; blanks beyond whole levels stay.").
meta({examples:[{from:"tab",to:2}]})}),...e10.rules,...rt("skip_unsupported","expect_matches"),["line_ends",t=>WS.some(r=>t[r]!==void 0),`The step says nothing;\
 give at least one of ${WS.join(", ")}.`],["indent",({indent:t})=>t===void 0||t.from!==t.to,"has the same from and to"]).describe("Change the line ends, the ind\
entation, the final line end or the byte order mark of a text file, or of every one that a glob names.").meta(e10.schema)}var nO=({file_path:e10=""})=>({path:e10,
effects:["changes"]}),pH=[et,...mt,...Vc];function fH({file_path:e10,...t},r){let a=Ae(gg.name,nO({file_path:e10}),r);if(!a.ok)return a;let{target:n}=a,i=Ne(n,pH);
if(i)return{ok:false,problem:i};let s=le(n),o=rh(s,t);return o?o.equals(s.bytes)?{ok:true,path:n.path,type:"update",...Br(n)}:Ea(n,o):B("UNSUPPORTED_ENCODING",`${n.
path} is UTF-16, which needs its byte order mark. Leave \`bom\` out.`)}var Zu={name:"MoveLines",input:Q(dH),effect:"changes",touches:e10=>hH(e10),rule:[],fileKey:"\
file_path",isRepeatable:true,doing:"Moving lines of",facts:({file_path:e10,new_path:t})=>[`Moves lines of ${e10} to ${t}`],title:({file_path:e10,new_path:t,lines:[
r,a]})=>`move ${typeof r=="number"?`lines ${r}\u2013${a}`:"lines"} ${t===e10?`within ${e10}`:`of ${e10} \u2192 ${t}`}`,apply:mH};function dH(){let e10=Re("at","\
after","before"),t=r=>J().min(1,"is empty").describe(`${r} One or more whole lines, blanks included.`);return ke(j({file_path:se.meta({examples:["src/os.c"]}),lines:Y(
[vt([L().min(1,"is below 1"),L().min(1,"is below 1")]),vt([J().min(1,"is empty"),J().min(1,"is empty")])],"is not two texts, nor two numbers of lines").describe(
"The block, by its first and last lines. Two texts: the first is there once in the file, as whole lines; the block ends where the second follows it for the firs\
t time. Two numbers, counted from 1, with `sha256`.").meta({examples:[["int os_open(const char *path) {","}"],[12,40]]}),sha256:In().optional().describe("SHA-25\
6 of the block in UTF-8, each of its lines ended by LF. The block is then as it is meant.").meta({examples:["9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15\
d6c15b0f00a08"]}),new_path:se.describe("The file that gets the block, which may be new. To move the block within its file, name that file.").meta({examples:["sr\
c/posix.c"]}),at:V(["start","end"]).optional().describe("The block becomes the first lines of the file, or its last."),after:t("Put the block after this text, w\
hich occurs once.").optional().meta({examples:['#include "posix.h"']}),before:t("Put the block before this text, which occurs once.").optional().meta({examples:[
"int main(void) {"]}),indent:L().min(-80,"is below -80").max(80,"is over 80").optional().describe("Blanks to add to every line of the block, or to remove if it \
is below 0; empty lines stay. They are tabs where the first indented line of the block, or else of the file that gets it, begins with one.").meta({examples:[4,-2]})}),
...e10.rules,["sha256",({lines:[r],sha256:a})=>typeof r=="string"||a!==void 0,"is needed where `lines` are numbers; or give the first and the last line as texts"],
["lines",({lines:[r,a]})=>typeof r=="string"||r<=Number(a),"ends before it begins"]).describe("Move a block of whole lines to another place of its file, or to a\
nother file, unchanged but for indentation.").meta(e10.schema)}function hH({file_path:e10,new_path:t}){let r={path:e10,effects:["changes"]};return e10===t?[r]:[
r,{path:t,effects:["changes","creates"]}]}async function mH(e10,t){let{file_path:r,new_path:a}=e10,n=Ae(Zu.name,{path:r,effects:["changes"]},t);if(!n.ok)return n;
let{target:i}=n,s=Ne(i,[et,...iO]);if(s)return{ok:false,problem:s};let o=gH(i,a,t);if(!o.ok)return o;let{target:l}=o,c=i.path===l.path,[u,p]=[le(i),c?le(i):bH(l,
le(i))];if(p.encoding!==u.encoding)return B("UNSUPPORTED_ENCODING",`${i.path} and ${l.path} differ in their encoding. Convert one of them.`);let f=GS(u),d=_H(f,
i.path,e10,u);if(!d.ok)return d;let b=GS(p),m=$H(b,l.path,e10,p);if(!m.ok)return m;if(c&&m.at>d.start&&m.at<d.end)return B("INVALID_INPUT",`The place in ${l.path}\
 is inside the block. Name a line that stays.`);let v=kH(f.slice(d.start,d.end),b,{at:m.at,indent:e10.indent??0});if(v===void 0)return B("INVALID_INPUT",`Not ev\
ery line of the block begins with ${-(e10.indent??0)} blanks of one kind.`);let x=c?void 0:await t.policy.secrets(l.path,Buffer.from(v,Qs(u)).toString(u.encoding));
if(x)return{ok:false,problem:x};let h=lg(u,d,""),g=lg(p,{start:m.at,end:m.at},v),_=m.at===d.start||m.at===d.end?[lg(u,d,v)]:[h,g].sort((O,E)=>O.start-E.start),y=c?
[cg(i,u,_)]:[cg(i,u,[h]),cg(l,p,[g])],w=[];for(let O of y){if(!O.ok)return O;w.push(O)}return{ok:true,path:i.path,done:w}}var iO=[...mt,Dr,cr,gt];function gH(e10,t,r){
let a=r.workspace.locate(t);if(!a.ok)return a;if(a.path===e10.path)return{ok:true,target:e10};let n=r.workspace.stat(a.path)===void 0,i=Ae(Zu.name,{path:t,effects:[
n?"creates":"changes"]},r);if(!i.ok||n)return i;let s=Ne(i.target,iO);return s?{ok:false,problem:s}:i}var bH=(e10,{encoding:t})=>e10.stat?le(e10):{bytes:Buffer.
alloc(0),encoding:t,bom:0,valid:true},GS=e10=>e10.bytes.toString(Qs(e10),e10.bom),Qs=({encoding:e10})=>e10==="utf8"?"latin1":e10,sO=(e10,t)=>Buffer.from(e10,t.encoding).
toString(Qs(t)),lg=(e10,{start:t,end:r},a)=>{let[n,{bom:i}]=[KS(e10.encoding),e10];return{start:i+t*n,end:i+r*n,replacement:Buffer.from(a,Qs(e10))}};function _H(e10,t,{
lines:[r,a],sha256:n},i){let s=typeof r=="number"?yH(e10,r,Number(a),t):vH(e10,t,[r,String(a)],i);if(!s.ok||n===void 0)return s;let o=Buffer.from(e10.slice(s.start,
s.end),Qs(i)).toString(i.encoding),l=oe(o);return jG(Buffer.from(l.endsWith(`
`)?l:`${l}
`))===n?s:B("STRING_NOT_FOUND",`The block is another one in ${t} than sha256 says. Name the lines as they are there.`)}function yH(e10,t,r,a){let n=Ye(e10);if(r>
n.length)return B("STRING_NOT_FOUND",`${a} has ${n.length} lines. Name the lines as they are there.`);let i=n.slice(0,t-1).join("").length;return{ok:true,start:i,
end:i+n.slice(t-1,r).join("").length}}function vH(e10,t,[r,a],n){let i=oO(e10,t,{given:r,file:n,key:"lines"});if(!i.ok)return i;let s=wH(e10,sO(a,n),i.end);return!s||
s.start<i.start?B("STRING_NOT_FOUND",`${t}: after its first line the block has no lines ${W(JSON.stringify(a))}. Copy its last line from the file.`):{ok:true,start:i.
start,end:s.end}}function oO(e10,t,{given:r,file:a,key:n}){let[i,...s]=[...lO(e10,sO(r,a))],o=W(JSON.stringify(r));return i?s.length>0?B("STRING_NOT_UNIQUE",`${t}\
 has the lines ${o} ${s.length+1} times. Give more lines of ${n}, so that they are there once.`):{ok:true,...i}:B("STRING_NOT_FOUND",`${t} has no whole lines ${o}\
. Copy ${n} from the file.`)}function wH(e10,t,r){for(let a of lO(e10,t))if(a.end>=r)return a}function*lO(e10,t){let r=t.replace(/\r?\n$/,"").split(/\r?\n/),[a=""]=r,
n=a===""?`
`:a,i=a===""?1:0;a===""&&e10!==""&&(yield*HS(e10,r,0));for(let s=e10.indexOf(n);s>=0;s=e10.indexOf(n,s+1)){let o=s+i;o<e10.length&&(o===0||e10[o-1]===`
`)&&(yield*HS(e10,r,o))}}function HS(e10,t,r){let a=r;for(let n of t){if(!e10.startsWith(n,a)||a===e10.length&&a>r)return[];a+=n.length;let[i,s]=[e10[a]===`
`&&e10[a-1]!=="\r",e10.startsWith(`\r
`,a)],o=s?2:i?1:0;if(o===0&&a<e10.length)return[];a+=o}return[{start:r,end:a}]}function $H(e10,t,{at:r,after:a,before:n},i){if(r!==void 0)return{ok:true,at:r===
"start"?0:e10.length};let[s,o]=a===void 0?["before",n??""]:["after",a],l=oO(e10,t,{given:o,file:i,key:s});return l.ok?{ok:true,at:a===void 0?l.start:l.end}:l}function kH(e10,t,{
at:r,indent:a}){let n=e10.endsWith(`
`)?e10:`${e10}
`,[i,s]=[/\r\n/.test(t),/(?:^|[^\r])\n/.test(t)],o=/\r\n/.test(e10)?`\r
`:`
`,l=i===s?void 0:i?`\r
`:`
`,c=l===void 0?n.replace(/(?<!\r)\n$/,o):n.replace(/\r?\n/g,l),u=a<0?SH(c,-a):c.replace(/^(?=[^\r\n])/gm,xH(e10,t).repeat(a));return u===void 0?void 0:r>0&&t[r-
1]!==`
`?`${l??o}${u}`:u}var xH=(e10,t)=>(/^[ \t]/m.exec(e10)??/^[ \t]/m.exec(t))?.[0]==="	"?"	":" ";function SH(e10,t){let r=Ye(e10),a=[" ","	"].map(n=>n.repeat(t));return r.
some(n=>n.trim()!==""&&!a.some(i=>n.startsWith(i)))?void 0:r.map(n=>n.trim()===""?n:n.slice(t)).join("")}function cg(e10,t,r){let a=e10.stat&&Jl(e10,()=>Vl(t,r));
if(a)return{ok:false,problem:a};let n=ur(e10,t,r);if(!n.ok)return n;let{change:i}=n,s=e10.stat?"update":"create";return{ok:true,path:e10.path,type:s,...Br(e10),
change:i,state:ct(i.after)}}function OH(e10){return Js?.bytes.equals(e10)?{ok:true,notebook:Js.notebook}:Na(e10)}var EH=64*2**20,Js;function AH(e10,t,{splices:r,
after:a}){let n=a.length>EH?void 0:Ks.get(e10);Ks.delete(e10);let i=n&&jH(n,t,{after:a,splices:r});i&&Ks.set(i.notebook,i);let s=i?{ok:true,notebook:i.notebook}:
n&&Na(a);return Js=s?.ok?{bytes:a,notebook:s.notebook}:void 0,Js&&TH(t,e10,Js.notebook)}var TH=(e10,t,r)=>{let a=cO(e10);return{index:a,language:r.language,before:e10.
mode==="insert"?void 0:t.cells[a],after:e10.mode==="delete"?void 0:r.cells[a]}},cO=e10=>e10.mode==="insert"?(e10.after??-1)+1:e10.index;function uO(e10,t,r){let a=Ks.
get(t)??IH(e10,t);Ks.set(t,a);let n=r.mode==="insert"?[PH(a,r)]:r.mode==="delete"?[dO(a.cells.spans,{first:r.index,last:r.index},a.array)]:zH(a,r);return UH(n).
map(i=>({...i,replacement:Buffer.from(i.replacement,"latin1")}))}var Ks=new WeakMap,NH={open:`
 `,between:`,
 `,close:`
`,colon:": "};function IH(e10,t){let r=e10.toString("latin1"),a=MG(r,r.startsWith("\xEF\xBB\xBF")?3:0),n=dg(r,a),i=n.findLast(({key:c})=>c==="cells")?.value??{start:a,
end:a},s=Ys(r,{start:a,end:r.lastIndexOf("}")+1,parts:n},NH),o=ZS(r,i.start),l=new Yh(o);return{bytes:e10,notebook:t,array:i,cells:{spans:[...l.all],moving:l},root:s,
layout:Ys(r,{...i,parts:o},Xn(s)),quote:WH(r.slice(a))}}function jH(e10,t,{after:r,splices:a}){let n=r.length-e10.bytes.length;if(!CH(e10,t,n))return;let i=cO(t),
s=t.mode==="delete"?void 0:e10.cells.spans[i],o=s&&Zs(r,s);if([o??"",...a.map(f=>Zs(e10.bytes,f))].some(f=>/\\u|[\x80-\xff]/.test(f)))return;let l=o===void 0?void 0:
MH(o);if(o!==void 0&&l===void 0)return;let c=[...e10.notebook.cells];c.splice(i,t.mode==="insert"?0:1,...l?[l]:[]);let u={...e10.array,end:e10.array.end+n},p=Ys(
{slice:(f=0,d=r.length)=>Zs(r,{start:f,end:d})},{...u,parts:e10.cells.spans},Xn(e10.root));return{...e10,bytes:r,notebook:{...e10.notebook,cells:c},array:u,layout:p}}
function CH({cells:e10,layout:t},r,a){let{spans:n,moving:i}=e10;if(r.mode==="insert"){let o=n[r.after??0];if(!o)return false;let l=r.after===void 0?void 0:o,c=l?
o.end+t.between.length:o.start;return i.shift(l,a),n.splice((r.after??-1)+1,0,i.add({start:c,end:c+a-t.between.length},l)),true}let s=n[r.index];return s?(i.shift(
s,a),r.mode==="replace"?s.end+=a:(i.remove(s),n.splice(r.index,1)),true):false}var Zs=(e10,{start:t,end:r})=>e10.toString("latin1",t,r),pO=e10=>e10&&{start:e10.
start,end:e10.end},MH=e10=>{let t=Yc(PG(Buffer.from(e10,"latin1").toString("utf8")));return typeof t=="string"?void 0:t};function PH(e10,t){let{array:r,layout:a,
notebook:n,cells:i}=e10,{spans:s}=i,o=t.after??0,l=pO(s[o]),c=l?fO(Zs(e10.bytes,l),a):Xn(a),u=qH(RH(e10,t,{style:c,listed:n.cells[o]?.listed??true}),c);return l?
t.after===void 0?{start:l.start,end:l.start,replacement:u+a.between}:{start:l.end,end:l.end,replacement:a.between+u}:{...r,replacement:bg([u],a)}}function RH(e10,t,{
style:r,listed:a}){let n=t.type==="code",i=Ye(t.source).map(e10.quote);return[["cell_type",e10.quote(t.type)],n?["execution_count","null"]:void 0,e10.notebook.hasIds?
["id",e10.quote(LH(e10,t))]:void 0,["metadata","{}"],n?["outputs","[]"]:void 0,["source",a?bg(i,Xn(r)):e10.quote(t.source)]].filter(s=>s!==void 0).map(([s,o])=>hO(
s,o,r))}function LH({bytes:e10,notebook:t},{after:r,type:a,source:n}){for(let i=0;;i++){let s=Da("sha256").update(JSON.stringify([r??null,a,n,i])).update(e10).digest(
"hex").slice(0,8);if(!t.cells.some(o=>o.id===s))return s}}function zH(e10,t){let r=pO(e10.cells.spans[t.index]),a=e10.notebook.cells[t.index];if(!r||!a)return[];
let n=Zs(e10.bytes,r),i=dg(n,0),s=fO(n,e10.layout),o=t.type??a.type,l=o===a.type?[]:o==="code"?["attachments"]:["execution_count","outputs"],c=[];o!==a.type&&c.
push(["cell_type",e10.quote(o)]),o==="code"&&!(t.keepsOutputs&&o===a.type)&&c.push(["execution_count","null"],["outputs","[]"]),t.source!==a.source&&c.push(["so\
urce",FH(e10,t,{text:n,members:i,style:s})]);let u={text:n,members:i,dropped:l,style:s};return[...BH(u),...c.flatMap(([p,f])=>DH(u,p,f))].map(p=>({...p,start:r.
start+p.start,end:r.start+p.end}))}var fO=(e10,t)=>Ys(e10,{start:0,end:e10.length,parts:dg(e10,0)},Xn(t));function FH({quote:e10,notebook:t},{index:r,source:a},{
text:n,members:i,style:s}){let o=i.findLast(({key:p})=>p==="source")?.value;if(!o||!t.cells[r]?.listed)return e10(a);let l=ZS(n,o.start),c=new Map(l.map(({start:p,
end:f})=>[CG(n.slice(p,f)),n.slice(p,f)])),u=Ye(a).map(p=>c.get(p)??e10(p));return bg(u,Ys(n,{...o,parts:l},Xn(s)))}function DH({text:e10,members:t,dropped:r,style:a},n,i){
let s=t.findLast(p=>p.key===n)?.value;if(s)return e10.slice(s.start,s.end).replace(/^\[\s*\]$/,"[]")===i?[]:[{...s,replacement:i}];let o=t.filter(p=>!r.includes(
p.key)),l=o.find(p=>p.key>n),c=l?.start??o.at(-1)?.end??0,u=hO(n,i,a);return[{start:c,end:c,replacement:l?u+a.between:a.between+u}]}function BH({text:e10,members:t,
dropped:r}){let a=t.map(i=>r.includes(i.key)),n=[];for(let i=a.indexOf(true);i>=0;){let s=a.indexOf(false,i),o=s<0?t.length-1:s-1;n.push(dO(t,{first:i,last:o},{
start:0,end:e10.length})),i=a.indexOf(true,o+1)}return n}function dO(e10,{first:t,last:r},a){let n=e10[r+1];if(n)return{start:e10[t]?.start??n.start,end:n.start,
replacement:""};let i=e10[t-1]?.end;return i!==void 0?{start:i,end:e10[r]?.end??i,replacement:""}:{start:a.start+1,end:a.end-1,replacement:""}}function UH(e10){
let t=[];for(let r of e10.toSorted((a,n)=>a.start-n.start||a.end-n.end)){let a=t.at(-1);a?.end===r.start?t[t.length-1]={start:a.start,end:r.end,replacement:a.replacement+
r.replacement}:t.push(r)}return t}function Ys(e10,t,r){let{start:a,end:n,parts:i}=t,[s,o]=i,l=i.at(-1);if(!s||!l)return r;let c=e10.slice(a+1,s.start),u=c.includes(
`
`)?`,${c}`:r.between;return{open:c,between:o?e10.slice(s.end,o.start):u,close:e10.slice(l.end,n-1),colon:"value"in s?e10.slice(s.keyEnd,s.value.start):r.colon}}
function Xn({open:e10,between:t,close:r,colon:a}){if(!e10.includes(`
`))return{open:"",between:t,close:"",colon:a};let n=e10+(e10.startsWith(r)?e10.slice(r.length):" ");return{open:n,between:`,${n}`,close:e10,colon:a}}var bg=(e10,{
open:t,between:r,close:a})=>e10.length===0?"[]":`[${t}${e10.join(r)}${a}]`,qH=(e10,{open:t,between:r,close:a})=>`{${t}${e10.join(r)}${a}}`,hO=(e10,t,{colon:r})=>`\
"${e10}"${r}${t}`;function WH(e10){let t=/(?<!\\)(?:\\\\)*\\u(?!00[0-7])([0-9a-fA-F]{4})/.exec(e10)?.[1];if(t===void 0||/[\x80-\xff]/.test(e10))return a=>GH(JSON.
stringify(a));let r=/[A-F]/.test(t);return a=>JSON.stringify(a).replace(/[\x7f-\uffff]/g,n=>IG(n,r))}var GH=e10=>Buffer.from(e10,"utf8").toString("latin1"),eo={
name:"NotebookEdit",input:Q(HH),call:{title:"Edit a notebook",description:"Replaces, inserts or deletes one cell of a Jupyter notebook.",input:Q(mO)},effect:"ch\
anges",touches:e10=>[VS(e10)],rule:[],fileKey:"notebook_path",counts:"places",criteria:({cell_id:e10,old_string:t})=>({endings:[".ipynb"],held:{notebook:{cell:e10,
text:t}}}),doing:"Editing",facts:({cell_id:e10,cell:t,edit_mode:r="replace",cell_type:a="",clear_outputs:n})=>[`Cell ${e10??(t?"any":"at the start")}: ${r} ${a}`.
trim(),...n===false?["Keeps the outputs"]:[]],texts:({edit_mode:e10,old_string:t="",new_source:r,new_string:a=""})=>e10==="delete"?{before:"",after:""}:{before:t,
after:r??a},run:(e10,t)=>{let r=Ae(eo.name,VS(e10),t),{notebook_path:a="",new_source:n,new_string:i=""}=e10;return $n(_a({path:a,opened:r,text:n??i},t),()=>r.ok?
VH(r.target,e10,t.equalIds):r)}};function mO(){return j({notebook_path:se.meta({examples:["notebooks/demo.ipynb"]}),cell_id:J().optional().describe("Id of the c\
ell, or cell-N counted from 0. For insert: the cell to insert after; absent, at the start.").meta({examples:["a1b2c3","cell-0"]}),new_source:J().describe("The s\
ource of the cell; for delete, anything.").meta({examples:["fetch_user()"]}),cell_type:V(["code","markdown"]).optional().describe("Kind of the cell; required fo\
r insert."),edit_mode:V(["replace","insert","delete"]).optional().describe("What to do with the cell.").meta({default:"replace"})}).describe("Change one cell of\
 a Jupyter notebook.")}function HH(){let{shape:e10}=mO(),t=Re("notebook_path","glob"),r=Re("new_source","old_string"),{glob:a,exclude:n,only_if:i,expect_matches:s,
skip_unsupported:o}=Te;return ke(j({notebook_path:e10.notebook_path.optional(),glob:a,exclude:n,only_if:i,cell_id:e10.cell_id,cell:he("*").optional().describe("\
Instead of cell_id, with old_string: every cell that holds it."),new_source:e10.new_source.optional(),old_string:J().min(1,"is empty").optional().describe("Inst\
ead of new_source: text to replace within the cell, as it is written.").meta({examples:["load_user("]}),new_string:J().optional().describe("With old_string: tex\
t to put there, taken literally; empty deletes.").meta({examples:["fetch_user("]}),replace_all:qc(),cell_type:e10.cell_type,edit_mode:e10.edit_mode,clear_outputs:ue(
"Whether a code cell whose source is replaced loses its outputs and execution count.").meta({default:true}),allow_elision:Es(),expect_matches:s,skip_unsupported:o}),
...t.rules,...r.rules,["new_string",({old_string:l,new_string:c})=>l===void 0==(c===void 0),"The keys old_string and new_string go together."],["old_string",({old_string:l,
edit_mode:c="replace",cell_type:u})=>l===void 0||c==="replace"&&u===void 0,"needs edit_mode replace, and no cell_type"],["cell",({cell:l,cell_id:c,old_string:u})=>l===
void 0||c===void 0&&u!==void 0,"needs old_string, and no cell_id"],["replace_all",({replace_all:l,old_string:c})=>l===void 0||c!==void 0,"needs old_string"],["c\
lear_outputs",({clear_outputs:l,edit_mode:c="replace",cell_type:u})=>l===void 0||c==="replace"&&u!=="markdown","counts where the source of a code cell is replac\
ed"],...rt("skip_unsupported"),Ht).describe("Change one cell of a Jupyter notebook, or a text within its cells; or in every notebook that a glob names and that \
has it. A code cell whose source is replaced loses its outputs and execution count.").meta({allOf:[t.schema,r.schema]})}var VS=({notebook_path:e10=""})=>({path:e10,
effects:["changes"]});function VH(e10,t,r){let a=e9(e10);if(a)return{ok:false,problem:a};let n=t.old_string===void 0?r9(t):YH(t);if("ok"in n)return n;let i=Ne(e10,
t9);if(i)return{ok:false,problem:i};let s=OH(e10.bytes());if(!s.ok)return s;let o=r==="first"?ZH(s.notebook):s.notebook,l="text"in n?XH(n,o,e10):QH(n,o);if(!l.ok)
return l;let c=Bu({expected:t.expect_matches,found:l.places??1},e10.path);if(c)return{ok:false,problem:c};let u=gt(e10);if(u)return{ok:false,problem:u};let p=t.
allow_elision?void 0:KH(l.changes,s.notebook);if(p)return{ok:false,problem:p};let f=e10.context.needsNoRead?void 0:JH(t,l.changes,o);if(f)return f;let d=t.clear_outputs===
false,b=l.changes.map(m=>d&&m.mode==="replace"?{...m,keepsOutputs:true}:m);return s9(e10,s.notebook,{...l,changes:b})}function JH({clear_outputs:e10,cell_id:t,cell_type:r},a,{
cells:n}){if(!(e10===void 0||t===void 0||r==="code"||a.some(i=>i.mode==="replace"&&n[i.index]?.type==="code")))return B("INVALID_INPUT",`clear_outputs counts fo\
r a code cell, and ${t} is none. Leave it out.`)}function KH(e10,{cells:t}){for(let r of e10){let a=r.mode==="replace"?t[r.index]?.source:void 0,n=r.mode==="rep\
lace"&&a!==void 0?As(a,r.source):void 0;if(n)return n}}function ZH(e10){let t=new Set,r=e10.cells.map(a=>{let n=t.has(a.id);return t.add(a.id),n?{...a,id:void 0}:
a});return{...e10,cells:r}}function YH(e10){let{old_string:t="",new_string:r="",replace_all:a,cell:n,cell_id:i}=e10;return t===r?B("NO_CHANGE","old_string and n\
ew_string are equal. Remove the step."):i===void 0&&n===void 0?B("CELL_ID_REQUIRED",'old_string needs a cell_id, or cell: "*" for every cell. Give one.'):{text:{
old_string:t,new_string:r,replace_all:a},id:i,expected:e10.expect_matches}}function XH({text:e10,id:t,expected:r},a,{path:n}){let i=t===void 0?void 0:Mn(a,t);if(t!==
void 0&&i===void 0)return{ok:false,problem:gO(t,a)};let s=l9(a,i===void 0?[...a.cells.keys()]:[i],e10);return s.ok?s.edited.length===0&&!qs(r)?B("STRING_NOT_FOU\
ND",`old_string is in no ${t===void 0?`cell of ${n}`:`line of cell ${t} of ${n}`}, as it is written. Copy it from the cell.`):{ok:true,changes:s.edited.map(({index:o,
source:l})=>({mode:"replace",index:o,source:l,type:void 0})),places:s.edited.reduce((o,{places:l})=>o+l,0)}:B("STRING_NOT_UNIQUE",`old_string is in several plac\
es of cell ${a.cells[s.index]?.id??`cell-${s.index}`} of ${n}. Set replace_all: true, or repeat more of the cell.`)}function QH(e10,t){let r=a9(e10,t);return"ok"in
r?r:{ok:true,changes:[r]}}var e9=({path:e10})=>e10.endsWith(".ipynb")?void 0:F("NOT_A_NOTEBOOK",`${e10} does not end in .ipynb. Use Edit.`),t9=[et,...wn];function r9(e10){
let{edit_mode:t="replace",cell_id:r,cell_type:a,new_source:n=""}=e10;return t==="insert"?a?r?{mode:t,id:r,type:a,source:n}:{mode:t,id:void 0,type:a,source:n}:B(
"CELL_TYPE_REQUIRED","edit_mode insert needs a cell_type. Write code or markdown."):r?{mode:t,id:r,type:a,source:n}:B("CELL_ID_REQUIRED",`edit_mode ${t} needs a\
 cell_id. Give one.`)}function a9(e10,t){if(e10.id===void 0)return{...e10,after:void 0};let r=Mn(t,e10.id);return r===void 0?{ok:false,problem:gO(e10.id,t)}:e10.
mode==="insert"?{...e10,after:r}:{...e10,index:r}}function gO(e10,t){let r=t.cells.flatMap((n,i)=>n.id===e10?[`cell-${i}`]:[]);if(r.length===0)return i9(e10,t);
let a=`${r.length} cells have the id ${JSON.stringify(e10)}. Count the cell instead: ${r.join(", ")}.`;return{...F("CELL_NOT_FOUND",a),suggestions:r}}var n9=20;
function i9(e10,{cells:t}){let r=t.slice(0,n9).map((n,i)=>n.id??`cell-${i}`),a=t.length===0?"It has none.":`It has ${r.join(", ")}${t.length>r.length?" \u2026":
""}.`;return{...F("CELL_NOT_FOUND",`The notebook has no cell ${JSON.stringify(e10)}. ${a} Or count as in cell-0.`),suggestions:r}}function s9(e10,t,{changes:r,places:a}){
let{path:n,stat:i}=e10,s=r.flatMap(b=>uO(e10.bytes(),t,b)).toSorted((b,m)=>b.start-m.start),o=o9(t,r).join(" "),l={ok:true,path:n,type:"update",...a!==void 0&&{
matches:a},...Br(e10),...o!==""&&{notes:[o]}};if(s.length===0)return l;let c=ur(e10,le(e10),s);if(!c.ok)return c;let{after:u}=c.change,[p,...f]=r,d=p&&f.length===
0?AH(t,p,{splices:s,after:u}):void 0;return{...l,change:{...c.change,...d&&{cell:d}},state:ct(u,i?.modified)}}function o9({cells:e10},t){let r=t.flatMap(s=>s.mode===
"replace"&&s.type==="code"?e10[s.index]?.attachments??[]:[]),a=r.length===0?[]:[`A code cell has no attachments: ${r.map(s=>JSON.stringify(s)).join(", ")} went \
with the old cell.`],n=t.filter(s=>{if(s.mode!=="replace"||s.keepsOutputs)return false;let o=e10[s.index];return o?.type==="code"&&(o.outputs.length>0||o.executionCount!==
void 0)});if(n.length===0)return a;let i=NG(n.length,"code cell");return[...a,`The outputs and the execution count of ${i} were cleared; set clear_outputs: fals\
e to keep them.`]}var l9=({cells:e10},t,r)=>{let a=[];for(let n of t){let i=EG(e10[n]?.source??""),s=Fa(i,{...r,match:"literal"});if(!s.ok&&s.reason!=="not-foun\
d")return{ok:false,index:n};if(!s.ok)continue;let o=TG(i.bytes,s.splices).toString("utf16le");a.push({index:n,source:o,places:s.splices.length})}return{ok:true,
edited:a}},Yu=new ee("codemods"),Xu=new ee("fixes"),c9=[Ju,Xs,Hc,eo,Jc,Gr,Zu,Yu,gg,mg,Is,Xu],Qu=()=>c9.flatMap(e10=>e10 instanceof ee?e10.found??[]:[e10]),_g=e10=>{
let t=JS.get(e10)??Qu().find(r=>r.name===e10);return t&&JS.set(e10,t),t},JS=new Map,pt=e10=>{let t=_g(e10);if(!t)throw new TypeError(`${e10} is not on the list \
of tools`);return t},Ba=e10=>_g(e10)?.effect,yg=({tool:e10,input:t})=>pt(e10).source?.(t),to=({tool:e10,input:t})=>"glob"in t&&t.glob!==void 0?[]:pt(e10).touches(
t),u9=(e10,{was:t,is:r})=>{let{effect:a}=pt(e10),n=a==="reads"?a:r?t?a:"creates":"removes";return{tool:e10,effects:a==="renames"?[n,a]:[n]}};import{errors$f as p9}from"./hook.js";
function vg(e10){let{plan:t,base:r=null,head:a=null,run:n=null,notes:i=[],verifications:s=[],problems:o=[]}=e10,{files:l=[],written:c=false,sections:u}=e10,p=e10.
steps.map(v=>"step"in v?yO(v):v),f=Ol(p),d=d9(t.words??[]),{moved:b,totals:m}=Ld({files:l,steps:p});return{version:1,plan:{title:t.title,...t.description!==void 0&&
{description:t.description},sha256:t.digest,files:[...t.files],...t.overrides&&Object.keys(t.overrides).length>0&&{overrides:t.overrides},...t.without&&t.without.
length>0&&{without:[...t.without]},...t.leftOut&&t.leftOut.length>0&&{left_out:[...t.leftOut]},...t.sources&&t.sources.length>0&&{sources:t.sources.map(f9)},...d.
length>0&&{sessions:d}},base:r,head:a,run:n,steps:p,...f.length>0&&{rules:f.map(h9)},written:c,files:l,...b&&{moved:b},totals:{..._9(p),...$O(l),...m},...i.length>
0&&{notes:[...i]},...s.length>0&&{verifications:s},...u,...o.length>0&&{problems:o.map(ro)}}}var f9=({file:e10,format:t,notes:r,passages:a})=>({file:e10,format:t,
...r.length>0&&{notes:[...r]},...a.length>0&&{passages:[...a]}});function d9(e10){let t=new Map;for(let{index:r,session:a}of e10){if(!a)continue;let n=JSON.stringify(
[a.agent,a.model,a.id]),i=t.get(n)??{...a,steps:[]};i.steps.push(r),t.set(n,i)}return[...t.values()]}var h9=({rule:e10,files:t,...r})=>{let a=n=>n.map(({index:i})=>i);
return{rule:e10,applied:a(r.applied),refused:a(r.refused),others:a(r.others),files:[...t]}},m9=/^editplan\//;function yO(e10){let{step:t,status:r,path:a,changes:n,
matchedBy:i,error:s,notes:o}=e10,[l,...c]=n,{structuredPatch:u=[]}=l&&l.from===void 0&&c.length===0?l:{},p=y9(e10),f=b9(e10),d=yg(t);return{index:t.index,...t.id!==
void 0&&{id:t.id},tool:t.tool,file_path:a,..."new_path"in t.input&&{new_path:g9(e10,t.input)},...d!==void 0&&!m9.test(d)&&{source:d},status:r,...t.why!==void 0&&
{why:t.why},...i!==void 0&&{matched_by:i},...u.length>0&&{structuredPatch:u},...p&&{cell:p},...Xl(n),...f?{files:f}:n.length>0&&vO(t.tool,n[0]),...e10.commit!==
void 0&&{commit:e10.commit},...e10.duplicateOf!==void 0&&{duplicate_of:e10.duplicateOf},...e10.reads&&{reads:e10.reads},...o&&o.length>0&&{notes:o},...s&&{error:{
...wO(s.at??t.at),...ro(s)}}}}var g9=({changes:e10},{glob:t,new_path:r})=>t===void 0?e10.find(({from:a})=>a!==void 0)?.path??r:r;function b9({step:e10,path:t,changes:r}){
if(!r.every(a=>a.path===t))return r.flatMap(a=>{let{path:n,from:i,structuredPatch:s=[]}=a,o={...s.length>0&&{structuredPatch:s},...Xl([a])},l={file_path:n,...o,
...vO(e10.tool,a)};return i===void 0?[l]:[{file_path:i,insertions:0,deletions:0},l]})}function vO(e10,t){let{modeBefore:r,mode:a,size:n=t.after?.length}=t,[i,s]=[
bO(r),bO(n===void 0?void 0:a)];return(s===ep?i!==ep&&Ba(e10)!=="removes":i===ep?s==="100755"||n===0:i!==s)?{old_mode:i,new_mode:s}:void 0}var ep="000000",bO=e10=>e10===
void 0?ep:e10===57344?"160000":e10&64?"100755":"100644",ro=({name:e10,message:t,at:r,suggestions:a,passage:n})=>({name:e10,code:p9(e10),message:t,...r&&wO(r),...a&&
a.length>0&&{suggestions:a},...n!==void 0&&{class:n}}),wO=({file:e10,line:t,column:r,field:a})=>a===void 0?{...e10!==void 0&&{file:e10},line:t,column:r}:{field:a};
function _9(e10){let t={applied:0,unchanged:0,collapsed:0,failed:0,skipped:0};for(let{status:r}of e10)r!=="read"&&(t[r]+=1);return t}var $O=e10=>({files:e10.length,
insertions:e10.reduce((t,{insertions:r})=>t+r,0),deletions:e10.reduce((t,{deletions:r})=>t+r,0)});function y9({step:e10,changes:[t]}){if(!t?.cell||!fa(e10,eo)||
e10.input.cell!==void 0||e10.input.glob!==void 0)return;let{index:r,language:a,before:n,after:i}=t.cell;if(Math.max(n?.source.length??0,i?.source.length??0)>kl)
return;let s=(i??n)?.id;return{index:r,...s!==void 0&&{id:s},language:a,...n&&{before:_O(n)},...i&&{after:_O(i)}}}var _O=({outputs:e10,...t})=>Ki({...t,output:e10.
map(Vi).join("").trimEnd()});import{core_text_words$p as v9,core_text_words$q as xO}from"./hook.js";import{errors$b as SO}from"./hook.js";var w9=/^[A-Za-z_][\w-]*$/,
kO=Y([J(),H(),$e()],"is not a text"),$9=Ie($().regex(w9,"is no name of a variable; it takes letters, digits, _ and -"),Y([kO,Tn(),j({default:kO.exactOptional().
describe("Its value where none is given.").meta({examples:["main"]}),required:he(true).exactOptional().describe("It has no default."),description:J().exactOptional().
describe("What it is for.").meta({examples:["the branch to deploy from"]})}).refine(({default:e10,required:t})=>e10===void 0||t===void 0,"has a default, and `re\
quired: true` says that it has none: leave one of them out")],"is not a text (its default), null (it has none), or { description } with either default or requir\
ed")),k9=(e10,{vars:t={},openVars:r=false},a)=>{let n=new Map,i=[];for(let[s,o]of Object.entries(e10)){let l=Object.hasOwn(t,s)?t[s]:x9(o);n.set(s,l===void 0?`\$\
{{ vars.${s} }}`:String(l)),l===void 0&&!r&&i.push(S9(s,a))}return{values:Object.fromEntries(n),faults:i}},x9=e10=>typeof e10=="object"?e10?.default:e10,S9=(e10,t)=>({
name:"MISSING_VARIABLE",message:`The variable ${xO(e10)} has no value. Give one with --var ${e10}=\u2026, in a workflow with the input \`vars\`, or a default in the pl\
an\u2019s \`vars\`.`,at:t.key(["vars",e10]),path:["vars",e10]}),O9=(e10,t,{path:r,locate:a})=>{let n=[],i=(o,l,c)=>(n.push(A9(o,{known:Object.keys(l),at:a.value(
c),path:c})),""),s=(o,l)=>typeof o=="string"?$g(o)?o.replace(kg,(c,u,p,f)=>{let d=t[p];return d?u?c.slice(1):Object.hasOwn(d,f)?d[f]??"":i(f,d,l):c}):o:typeof o!=
"object"||o===null?o:Array.isArray(o)?o.map((c,u)=>s(c,[...l,u])):Object.fromEntries(Object.entries(o).map(([c,u])=>[c,s(u,[...l,c])]));return{value:s(e10,r),faults:n}},
OO=(e10,t)=>typeof e10=="string"?$g(e10)?Array.from(e10.matchAll(kg),([,r,a,n=""])=>r?0:E9(t[a]??{},n)).reduce((r,a)=>r+a,0):0:typeof e10!="object"||e10===null?
0:Object.values(e10).reduce((r,a)=>r+OO(a,t),0),wg=(e10,t)=>$g(e10)?[...e10.matchAll(kg)].flatMap(([,r,a,n=""])=>r||a!==t?[]:n):[],$g=e10=>e10.includes("vars.")||
e10.includes("repository."),E9=(e10,t)=>Object.hasOwn(e10,t)?(e10[t]??"").length:0,kg=/(\$?)\$\{\{\s*(vars|repository)\.([^\s{}]*)\s*\}\}/g,A9=(e10,{known:t,...r})=>{
let a=v9(e10,t),n=a?`did you mean ${a}?`:t.length>0?`the plan has ${t.join(", ")}.`:"the plan has none.";return{name:"UNKNOWN_VARIABLE",message:`No variable is \
called ${xO(e10)}; ${n} To write the text itself, double the dollar.`,...r,...a!==void 0&&{suggestions:[a]}}};function xg(e10,t){let r=new Nu,a=Im(t,{schema:"fa\
ilsafe",version:"1.2",uniqueKeys:false,prettyErrors:false,lineCounter:r}),[n]=a.errors;if(n){let{line:o,col:l}=r.linePos(n.pos[0]);throw Qn(`${e10} is not valid\
 YAML: ${n.message} at line ${o}, column ${l}`)}if(!Kr(a.contents))throw Qn(`${e10} must hold names and their values.`);let i=new Map,s=new Map;for(let{key:o,value:l}of a.
contents.items){if(!re(o))throw Qn(`A name in ${e10} must be text.`);let c=String(o.value);o.anchor!==void 0&&i.set(o.anchor,c);let u=vr(l)?i.get(l.source):re(l)?
T9(l):void 0;if(u===void 0)throw Qn(`${c} in ${e10} must be text; one that looks like null needs quotes.`);if(re(l)&&l.anchor!==void 0&&i.set(l.anchor,u),s.has(
c))throw Qn(`${e10} gives ${c} twice. Remove one of them.`);s.set(c,u)}return[...s]}var T9=({value:e10,type:t})=>typeof e10!="string"||t==="PLAIN"&&/^(?:null|~)$/i.
test(e10)?void 0:e10;function Sg(e10,t){let r=t.indexOf("=");if(r<1)throw Qn(`${e10} takes name=value, not ${JSON.stringify(t)}.`);return[t.slice(0,r),t.slice(r+
1)]}function N9(e10,t){let r=new Set(e10.flatMap(({vars:s={}})=>Object.keys(s))),a=Object.keys(t).filter(s=>!r.has(s));if(a.length===0)return;let n=r.size>0?`Th\
ey are ${[...r].join(", ")}.`:"No plan has a `vars` header.",i=`No plan has the variable ${a.join(", ")}. ${n}`;throw new SO({name:"UNKNOWN_VARIABLE",message:i})}
var Qn=e10=>new SO({name:"USAGE",message:e10});import{core_git_whole_file$b as C9}from"./hook.js";import{core_text_words$a as M9}from"./hook.js";import{errors$b as ft,
errors$e as P9}from"./hook.js";import{empty$a as ao,empty$c as Ua,empty$e as R9}from"./hook.js";var I9=Ue("node:fs/promises");var{stat:tp,readFile:ei,mkdtemp:EO,
rm:AO,writeFile:TO,mkdir:NO}=I9;var j9=Ue("node:stream");var{addAbortSignal:IO}=j9;var jO=Ue("node:process"),Zt=jO,{platform:CO}=jO;var MO=Ue("node:os"),PO=MO,{
availableParallelism:RO,tmpdir:LO}=MO;var zO=Ue("node:tty"),Og=zO,{}=zO;var FO=Ue("process"),DO=FO,{}=FO;var ap=Ua(e10=>{var t=class extends Error{constructor(a,n,i){
super(i),Error.captureStackTrace(this,this.constructor),this.name=this.constructor.name,this.code=n,this.exitCode=a,this.nestedError=void 0}},r=class extends t{constructor(a){
super(1,"commander.invalidArgument",a),Error.captureStackTrace(this,this.constructor),this.name=this.constructor.name}};e10.CommanderError=t,e10.InvalidArgumentError=
r}),jg=Ua(e10=>{var{InvalidArgumentError:t}=ap(),r=class{constructor(n,i){switch(this.description=i||"",this.variadic=false,this.parseArg=void 0,this.defaultValue=
void 0,this.defaultValueDescription=void 0,this.argChoices=void 0,n[0]){case"<":this.required=true,this._name=n.slice(1,-1);break;case"[":this.required=false,this.
_name=n.slice(1,-1);break;default:this.required=true,this._name=n;break}this._name.endsWith("...")&&(this.variadic=true,this._name=this._name.slice(0,-3))}name(){
return this._name}_collectValue(n,i){return i===this.defaultValue||!Array.isArray(i)?[n]:(i.push(n),i)}default(n,i){return this.defaultValue=n,this.defaultValueDescription=
i,this}argParser(n){return this.parseArg=n,this}choices(n){return this.argChoices=n.slice(),this.parseArg=(i,s)=>{if(!this.argChoices.includes(i))throw new t(`A\
llowed choices are ${this.argChoices.join(", ")}.`);return this.variadic?this._collectValue(i,s):i},this}argRequired(){return this.required=true,this}argOptional(){
return this.required=false,this}};function a(n){let i=n.name()+(n.variadic===true?"...":"");return n.required?"<"+i+">":"["+i+"]"}e10.Argument=r,e10.humanReadableArgName=
a}),VO=Ua(e10=>{var{humanReadableArgName:t}=jg(),r=class{constructor(){this.helpWidth=void 0,this.minWidthToWrap=40,this.sortSubcommands=false,this.sortOptions=
false,this.showGlobalOptions=false}prepareContext(n){this.helpWidth=this.helpWidth??n.helpWidth??80}visibleCommands(n){let i=n.commands.filter(o=>!o._hidden),s=n.
_getHelpCommand();return s&&!s._hidden&&i.push(s),this.sortSubcommands&&i.sort((o,l)=>o.name().localeCompare(l.name())),i}compareOptions(n,i){let s=o=>o.short?o.
short.replace(/^-/,""):o.long.replace(/^--/,"");return s(n).localeCompare(s(i))}visibleOptions(n){let i=n.options.filter(o=>!o.hidden),s=n._getHelpOption();if(s&&
!s.hidden){let o=s.short&&n._findOption(s.short),l=s.long&&n._findOption(s.long);!o&&!l?i.push(s):s.long&&!l?i.push(n.createOption(s.long,s.description)):s.short&&
!o&&i.push(n.createOption(s.short,s.description))}return this.sortOptions&&i.sort(this.compareOptions),i}visibleGlobalOptions(n){if(!this.showGlobalOptions)return[];
let i=[];for(let s=n.parent;s;s=s.parent){let o=s.options.filter(l=>!l.hidden);i.push(...o)}return this.sortOptions&&i.sort(this.compareOptions),i}visibleArguments(n){
return n._argsDescription&&n.registeredArguments.forEach(i=>{i.description=i.description||n._argsDescription[i.name()]||""}),n.registeredArguments.find(i=>i.description)?
n.registeredArguments:[]}subcommandTerm(n){let i=n.registeredArguments.map(s=>t(s)).join(" ");return n._name+(n._aliases[0]?"|"+n._aliases[0]:"")+(n.options.length?
" [options]":"")+(i?" "+i:"")}optionTerm(n){return n.flags}argumentTerm(n){return n.name()}longestSubcommandTermLength(n,i){return i.visibleCommands(n).reduce((s,o)=>Math.
max(s,this.displayWidth(i.styleSubcommandTerm(i.subcommandTerm(o)))),0)}longestOptionTermLength(n,i){return i.visibleOptions(n).reduce((s,o)=>Math.max(s,this.displayWidth(
i.styleOptionTerm(i.optionTerm(o)))),0)}longestGlobalOptionTermLength(n,i){return i.visibleGlobalOptions(n).reduce((s,o)=>Math.max(s,this.displayWidth(i.styleOptionTerm(
i.optionTerm(o)))),0)}longestArgumentTermLength(n,i){return i.visibleArguments(n).reduce((s,o)=>Math.max(s,this.displayWidth(i.styleArgumentTerm(i.argumentTerm(
o)))),0)}commandUsage(n){let i=n._name;n._aliases[0]&&(i=i+"|"+n._aliases[0]);let s="";for(let o=n.parent;o;o=o.parent)s=o.name()+" "+s;return s+i+" "+n.usage()}commandDescription(n){
return n.description()}subcommandDescription(n){return n.summary()||n.description()}optionDescription(n){let i=[];if(n.argChoices&&i.push(`choices: ${n.argChoices.
map(s=>JSON.stringify(s)).join(", ")}`),n.defaultValue!==void 0&&(n.required||n.optional||n.isBoolean()&&typeof n.defaultValue=="boolean")&&i.push(`default: ${n.
defaultValueDescription||JSON.stringify(n.defaultValue)}`),n.presetArg!==void 0&&n.optional&&i.push(`preset: ${JSON.stringify(n.presetArg)}`),n.envVar!==void 0&&
i.push(`env: ${n.envVar}`),i.length>0){let s=`(${i.join(", ")})`;return n.description?`${n.description} ${s}`:s}return n.description}argumentDescription(n){let i=[];
if(n.argChoices&&i.push(`choices: ${n.argChoices.map(s=>JSON.stringify(s)).join(", ")}`),n.defaultValue!==void 0&&i.push(`default: ${n.defaultValueDescription||
JSON.stringify(n.defaultValue)}`),i.length>0){let s=`(${i.join(", ")})`;return n.description?`${n.description} ${s}`:s}return n.description}formatItemList(n,i,s){
return i.length===0?[]:[s.styleTitle(n),...i,""]}groupItems(n,i,s){let o=new Map;return n.forEach(l=>{let c=s(l);o.has(c)||o.set(c,[])}),i.forEach(l=>{let c=s(l);
o.has(c)||o.set(c,[]),o.get(c).push(l)}),o}formatHelp(n,i){let s=i.padWidth(n,i),o=i.helpWidth??80;function l(f,d){return i.formatItem(f,s,d,i)}let c=[`${i.styleTitle(
"Usage:")} ${i.styleUsage(i.commandUsage(n))}`,""],u=i.commandDescription(n);u.length>0&&(c=c.concat([i.boxWrap(i.styleCommandDescription(u),o),""]));let p=i.visibleArguments(
n).map(f=>l(i.styleArgumentTerm(i.argumentTerm(f)),i.styleArgumentDescription(i.argumentDescription(f))));if(c=c.concat(this.formatItemList("Arguments:",p,i)),this.
groupItems(n.options,i.visibleOptions(n),f=>f.helpGroupHeading??"Options:").forEach((f,d)=>{let b=f.map(m=>l(i.styleOptionTerm(i.optionTerm(m)),i.styleOptionDescription(
i.optionDescription(m))));c=c.concat(this.formatItemList(d,b,i))}),i.showGlobalOptions){let f=i.visibleGlobalOptions(n).map(d=>l(i.styleOptionTerm(i.optionTerm(
d)),i.styleOptionDescription(i.optionDescription(d))));c=c.concat(this.formatItemList("Global Options:",f,i))}return this.groupItems(n.commands,i.visibleCommands(
n),f=>f.helpGroup()||"Commands:").forEach((f,d)=>{let b=f.map(m=>l(i.styleSubcommandTerm(i.subcommandTerm(m)),i.styleSubcommandDescription(i.subcommandDescription(
m))));c=c.concat(this.formatItemList(d,b,i))}),c.join(`
`)}displayWidth(n){return a(n).length}styleTitle(n){return n}styleUsage(n){return n.split(" ").map(i=>i==="[options]"?this.styleOptionText(i):i==="[command]"?this.
styleSubcommandText(i):i[0]==="["||i[0]==="<"?this.styleArgumentText(i):this.styleCommandText(i)).join(" ")}styleCommandDescription(n){return this.styleDescriptionText(
n)}styleOptionDescription(n){return this.styleDescriptionText(n)}styleSubcommandDescription(n){return this.styleDescriptionText(n)}styleArgumentDescription(n){return this.
styleDescriptionText(n)}styleDescriptionText(n){return n}styleOptionTerm(n){return this.styleOptionText(n)}styleSubcommandTerm(n){return n.split(" ").map(i=>i===
"[options]"?this.styleOptionText(i):i[0]==="["||i[0]==="<"?this.styleArgumentText(i):this.styleSubcommandText(i)).join(" ")}styleArgumentTerm(n){return this.styleArgumentText(
n)}styleOptionText(n){return n}styleArgumentText(n){return n}styleSubcommandText(n){return n}styleCommandText(n){return n}padWidth(n,i){return Math.max(i.longestOptionTermLength(
n,i),i.longestGlobalOptionTermLength(n,i),i.longestSubcommandTermLength(n,i),i.longestArgumentTermLength(n,i))}preformatted(n){return/\n[^\S\r\n]/.test(n)}formatItem(n,i,s,o){
let l=" ".repeat(2);if(!s)return l+n;let c=n.padEnd(i+n.length-o.displayWidth(n)),u=2,p=(this.helpWidth??80)-i-u-2,f;return p<this.minWidthToWrap||o.preformatted(
s)?f=s:f=o.boxWrap(s,p).replace(/\n/g,`
`+" ".repeat(i+u)),l+c+" ".repeat(u)+f.replace(/\n/g,`
${l}`)}boxWrap(n,i){if(i<this.minWidthToWrap)return n;let s=n.split(/\r\n|\n/),o=/[\s]*[^\s]+/g,l=[];return s.forEach(c=>{let u=c.match(o);if(u===null){l.push("");
return}let p=[u.shift()],f=this.displayWidth(p[0]);u.forEach(d=>{let b=this.displayWidth(d);if(f+b<=i){p.push(d),f+=b;return}l.push(p.join(""));let m=d.trimStart();
p=[m],f=this.displayWidth(m)}),l.push(p.join(""))}),l.join(`
`)}};function a(n){let i=/\x1b\[\d*(;\d*)*m/g;return n.replace(i,"")}e10.Help=r,e10.stripColor=a}),JO=Ua(e10=>{var{InvalidArgumentError:t}=ap(),r=class{constructor(s,o){
this.flags=s,this.description=o||"",this.required=s.includes("<"),this.optional=s.includes("["),this.variadic=/\w\.\.\.[>\]]$/.test(s),this.mandatory=false;let l=i(
s);this.short=l.shortFlag,this.long=l.longFlag,this.negate=false,this.long&&(this.negate=this.long.startsWith("--no-")),this.defaultValue=void 0,this.defaultValueDescription=
void 0,this.presetArg=void 0,this.envVar=void 0,this.parseArg=void 0,this.hidden=false,this.argChoices=void 0,this.conflictsWith=[],this.implied=void 0,this.helpGroupHeading=
void 0}default(s,o){return this.defaultValue=s,this.defaultValueDescription=o,this}preset(s){return this.presetArg=s,this}conflicts(s){return this.conflictsWith=
this.conflictsWith.concat(s),this}implies(s){let o=s;return typeof s=="string"&&(o={[s]:true}),this.implied=Object.assign(this.implied||{},o),this}env(s){return this.
envVar=s,this}argParser(s){return this.parseArg=s,this}makeOptionMandatory(s=true){return this.mandatory=!!s,this}hideHelp(s=true){return this.hidden=!!s,this}_collectValue(s,o){
return o===this.defaultValue||!Array.isArray(o)?[s]:(o.push(s),o)}choices(s){return this.argChoices=s.slice(),this.parseArg=(o,l)=>{if(!this.argChoices.includes(
o))throw new t(`Allowed choices are ${this.argChoices.join(", ")}.`);return this.variadic?this._collectValue(o,l):o},this}name(){return this.long?this.long.replace(
/^--/,""):this.short.replace(/^-/,"")}attributeName(){return this.negate?n(this.name().replace(/^no-/,"")):n(this.name())}helpGroup(s){return this.helpGroupHeading=
s,this}is(s){return this.short===s||this.long===s}isBoolean(){return!this.required&&!this.optional&&!this.negate}},a=class{constructor(s){this.positiveOptions=new Map,
this.negativeOptions=new Map,this.dualOptions=new Set,s.forEach(o=>{o.negate?this.negativeOptions.set(o.attributeName(),o):this.positiveOptions.set(o.attributeName(),
o)}),this.negativeOptions.forEach((o,l)=>{this.positiveOptions.has(l)&&this.dualOptions.add(l)})}valueFromOption(s,o){let l=o.attributeName();if(!this.dualOptions.
has(l))return true;let c=this.negativeOptions.get(l).presetArg,u=c!==void 0?c:false;return o.negate===(u===s)}};function n(s){return s.split("-").reduce((o,l)=>o+
l[0].toUpperCase()+l.slice(1))}function i(s){let o,l,c=/^-[^-]$/,u=/^--[^-]/,p=s.split(/[ |,]+/).concat("guard");if(c.test(p[0])&&(o=p.shift()),u.test(p[0])&&(l=
p.shift()),!o&&c.test(p[0])&&(o=p.shift()),!o&&u.test(p[0])&&(o=l,l=p.shift()),p[0].startsWith("-")){let f=p[0],d=`option creation failed due to '${f}' in optio\
n flags '${s}'`;throw/^-[^-][^-]/.test(f)?new Error(`${d}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`):c.test(f)?new Error(`${d}
- too many short flags`):u.test(f)?new Error(`${d}
- too many long flags`):new Error(`${d}
- unrecognised flag format`)}if(o===void 0&&l===void 0)throw new Error(`option creation failed due to no flags found in '${s}'.`);return{shortFlag:o,longFlag:l}}
e10.Option=r,e10.DualOptions=a}),L9=Ua(e10=>{function t(a,n){if(Math.abs(a.length-n.length)>3)return Math.max(a.length,n.length);let i=[];for(let s=0;s<=a.length;s++)
i[s]=[s];for(let s=0;s<=n.length;s++)i[0][s]=s;for(let s=1;s<=n.length;s++)for(let o=1;o<=a.length;o++){let l=1;a[o-1]===n[s-1]?l=0:l=1,i[o][s]=Math.min(i[o-1][s]+
1,i[o][s-1]+1,i[o-1][s-1]+l),o>1&&s>1&&a[o-1]===n[s-2]&&a[o-2]===n[s-1]&&(i[o][s]=Math.min(i[o][s],i[o-2][s-2]+1))}return i[a.length][n.length]}function r(a,n){
if(!n||n.length===0)return"";n=Array.from(new Set(n));let i=a.startsWith("--");i&&(a=a.slice(2),n=n.map(c=>c.slice(2)));let s=[],o=3,l=.4;return n.forEach(c=>{if(c.
length<=1)return;let u=t(a,c),p=Math.max(a.length,c.length);(p-u)/p>l&&(u<o?(o=u,s=[c]):u===o&&s.push(c))}),s.sort((c,u)=>c.localeCompare(u)),i&&(s=s.map(c=>`--${c}`)),
s.length>1?`
(Did you mean one of ${s.join(", ")}?)`:s.length===1?`
(Did you mean ${s[0]}?)`:""}e10.suggestSimilar=r}),z9=Ua(e10=>{var t=ao("node:events").EventEmitter,r=ao("node:child_process"),a=ao("node:path"),n=ao("node:fs"),
i=ao("node:process"),{Argument:s,humanReadableArgName:o}=jg(),{CommanderError:l}=ap(),{Help:c,stripColor:u}=VO(),{Option:p,DualOptions:f}=JO(),{suggestSimilar:d}=L9(),
b=class KO extends t{constructor(h){super(),this.commands=[],this.options=[],this.parent=null,this._allowUnknownOption=false,this._allowExcessArguments=false,this.
registeredArguments=[],this._args=this.registeredArguments,this.args=[],this.rawArgs=[],this.processedArgs=[],this._scriptPath=null,this._name=h||"",this._optionValues=
{},this._optionValueSources={},this._storeOptionsAsProperties=false,this._actionHandler=null,this._executableHandler=false,this._executableFile=null,this._executableDir=
null,this._defaultCommandName=null,this._exitCallback=null,this._aliases=[],this._combineFlagAndOptionalValue=true,this._description="",this._summary="",this._argsDescription=
void 0,this._enablePositionalOptions=false,this._passThroughOptions=false,this._lifeCycleHooks={},this._showHelpAfterError=false,this._showSuggestionAfterError=
true,this._savedState=null,this._outputConfiguration={writeOut:g=>i.stdout.write(g),writeErr:g=>i.stderr.write(g),outputError:(g,_)=>_(g),getOutHelpWidth:()=>i.
stdout.isTTY?i.stdout.columns:void 0,getErrHelpWidth:()=>i.stderr.isTTY?i.stderr.columns:void 0,getOutHasColors:()=>v()??(i.stdout.isTTY&&i.stdout.hasColors?.()),
getErrHasColors:()=>v()??(i.stderr.isTTY&&i.stderr.hasColors?.()),stripColor:g=>u(g)},this._hidden=false,this._helpOption=void 0,this._addImplicitHelpCommand=void 0,
this._helpCommand=void 0,this._helpConfiguration={},this._helpGroupHeading=void 0,this._defaultCommandGroup=void 0,this._defaultOptionGroup=void 0}copyInheritedSettings(h){
return this._outputConfiguration=h._outputConfiguration,this._helpOption=h._helpOption,this._helpCommand=h._helpCommand,this._helpConfiguration=h._helpConfiguration,
this._exitCallback=h._exitCallback,this._storeOptionsAsProperties=h._storeOptionsAsProperties,this._combineFlagAndOptionalValue=h._combineFlagAndOptionalValue,this.
_allowExcessArguments=h._allowExcessArguments,this._enablePositionalOptions=h._enablePositionalOptions,this._showHelpAfterError=h._showHelpAfterError,this._showSuggestionAfterError=
h._showSuggestionAfterError,this}_getCommandAndAncestors(){let h=[];for(let g=this;g;g=g.parent)h.push(g);return h}command(h,g,_){let y=g,w=_;typeof y=="object"&&
y!==null&&(w=y,y=null),w=w||{};let[,O,E]=h.match(/([^ ]+) *(.*)/),A=this.createCommand(O);return y&&(A.description(y),A._executableHandler=true),w.isDefault&&(this.
_defaultCommandName=A._name),A._hidden=!!(w.noHelp||w.hidden),A._executableFile=w.executableFile||null,E&&A.arguments(E),this._registerCommand(A),A.parent=this,
A.copyInheritedSettings(this),y?this:A}createCommand(h){return new KO(h)}createHelp(){return Object.assign(new c,this.configureHelp())}configureHelp(h){return h===
void 0?this._helpConfiguration:(this._helpConfiguration=h,this)}configureOutput(h){return h===void 0?this._outputConfiguration:(this._outputConfiguration={...this.
_outputConfiguration,...h},this)}showHelpAfterError(h=true){return typeof h!="string"&&(h=!!h),this._showHelpAfterError=h,this}showSuggestionAfterError(h=true){
return this._showSuggestionAfterError=!!h,this}addCommand(h,g){if(!h._name)throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);return g=g||{},g.isDefault&&(this._defaultCommandName=h._name),(g.noHelp||g.hidden)&&(h._hidden=true),
this._registerCommand(h),h.parent=this,h._checkForBrokenPassThrough(),this}createArgument(h,g){return new s(h,g)}argument(h,g,_,y){let w=this.createArgument(h,g);
return typeof _=="function"?w.default(y).argParser(_):w.default(_),this.addArgument(w),this}arguments(h){return h.trim().split(/ +/).forEach(g=>{this.argument(g)}),
this}addArgument(h){let g=this.registeredArguments.slice(-1)[0];if(g?.variadic)throw new Error(`only the last argument can be variadic '${g.name()}'`);if(h.required&&
h.defaultValue!==void 0&&h.parseArg===void 0)throw new Error(`a default value for a required argument is never used: '${h.name()}'`);return this.registeredArguments.
push(h),this}helpCommand(h,g){if(typeof h=="boolean")return this._addImplicitHelpCommand=h,h&&this._defaultCommandGroup&&this._initCommandGroup(this._getHelpCommand()),
this;let _=h??"help [command]",[,y,w]=_.match(/([^ ]+) *(.*)/),O=g??"display help for command",E=this.createCommand(y);return E.helpOption(false),w&&E.arguments(
w),O&&E.description(O),this._addImplicitHelpCommand=true,this._helpCommand=E,(h||g)&&this._initCommandGroup(E),this}addHelpCommand(h,g){return typeof h!="object"?
(this.helpCommand(h,g),this):(this._addImplicitHelpCommand=true,this._helpCommand=h,this._initCommandGroup(h),this)}_getHelpCommand(){return this._addImplicitHelpCommand??
(this.commands.length&&!this._actionHandler&&!this._findCommand("help"))?(this._helpCommand===void 0&&this.helpCommand(void 0,void 0),this._helpCommand):null}hook(h,g){
let _=["preSubcommand","preAction","postAction"];if(!_.includes(h))throw new Error(`Unexpected value for event passed to hook : '${h}'.
Expecting one of '${_.join("', '")}'`);return this._lifeCycleHooks[h]?this._lifeCycleHooks[h].push(g):this._lifeCycleHooks[h]=[g],this}exitOverride(h){return h?
this._exitCallback=h:this._exitCallback=g=>{if(g.code!=="commander.executeSubCommandAsync")throw g},this}_exit(h,g,_){this._exitCallback&&this._exitCallback(new l(
h,g,_)),i.exit(h)}action(h){let g=_=>{let y=this.registeredArguments.length,w=_.slice(0,y);return this._storeOptionsAsProperties?w[y]=this:w[y]=this.opts(),w.push(
this),h.apply(this,w)};return this._actionHandler=g,this}createOption(h,g){return new p(h,g)}_callParseArg(h,g,_,y){try{return h.parseArg(g,_)}catch(w){if(w.code===
"commander.invalidArgument"){let O=`${y} ${w.message}`;this.error(O,{exitCode:w.exitCode,code:w.code})}throw w}}_registerOption(h){let g=h.short&&this._findOption(
h.short)||h.long&&this._findOption(h.long);if(g){let _=h.long&&this._findOption(h.long)?h.long:h.short;throw new Error(`Cannot add option '${h.flags}'${this._name&&
` to command '${this._name}'`} due to conflicting flag '${_}'
-  already used by option '${g.flags}'`)}this._initOptionGroup(h),this.options.push(h)}_registerCommand(h){let g=y=>[y.name()].concat(y.aliases()),_=g(h).find(y=>this.
_findCommand(y));if(_){let y=g(this._findCommand(_)).join("|"),w=g(h).join("|");throw new Error(`cannot add command '${w}' as already have command '${y}'`)}this.
_initCommandGroup(h),this.commands.push(h)}addOption(h){this._registerOption(h);let g=h.name(),_=h.attributeName();if(h.negate){let w=h.long.replace(/^--no-/,"-\
-");this._findOption(w)||this.setOptionValueWithSource(_,h.defaultValue===void 0?true:h.defaultValue,"default")}else h.defaultValue!==void 0&&this.setOptionValueWithSource(
_,h.defaultValue,"default");let y=(w,O,E)=>{w==null&&h.presetArg!==void 0&&(w=h.presetArg);let A=this.getOptionValue(_);w!==null&&h.parseArg?w=this._callParseArg(
h,w,A,O):w!==null&&h.variadic&&(w=h._collectValue(w,A)),w==null&&(h.negate?w=false:h.isBoolean()||h.optional?w=true:w=""),this.setOptionValueWithSource(_,w,E)};
return this.on("option:"+g,w=>{let O=`error: option '${h.flags}' argument '${w}' is invalid.`;y(w,O,"cli")}),h.envVar&&this.on("optionEnv:"+g,w=>{let O=`error: \
option '${h.flags}' value '${w}' from env '${h.envVar}' is invalid.`;y(w,O,"env")}),this}_optionEx(h,g,_,y,w){if(typeof g=="object"&&g instanceof p)throw new Error(
"To add an Option object use addOption() instead of option() or requiredOption()");let O=this.createOption(g,_);if(O.makeOptionMandatory(!!h.mandatory),typeof y==
"function")O.default(w).argParser(y);else if(y instanceof RegExp){let E=y;y=(A,C)=>{let T=E.exec(A);return T?T[0]:C},O.default(w).argParser(y)}else O.default(y);
return this.addOption(O)}option(h,g,_,y){return this._optionEx({},h,g,_,y)}requiredOption(h,g,_,y){return this._optionEx({mandatory:true},h,g,_,y)}combineFlagAndOptionalValue(h=true){
return this._combineFlagAndOptionalValue=!!h,this}allowUnknownOption(h=true){return this._allowUnknownOption=!!h,this}allowExcessArguments(h=true){return this._allowExcessArguments=
!!h,this}enablePositionalOptions(h=true){return this._enablePositionalOptions=!!h,this}passThroughOptions(h=true){return this._passThroughOptions=!!h,this._checkForBrokenPassThrough(),
this}_checkForBrokenPassThrough(){if(this.parent&&this._passThroughOptions&&!this.parent._enablePositionalOptions)throw new Error(`passThroughOptions cannot be \
used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`)}storeOptionsAsProperties(h=true){if(this.options.length)throw new Error(
"call .storeOptionsAsProperties() before adding options");if(Object.keys(this._optionValues).length)throw new Error("call .storeOptionsAsProperties() before set\
ting option values");return this._storeOptionsAsProperties=!!h,this}getOptionValue(h){return this._storeOptionsAsProperties?this[h]:this._optionValues[h]}setOptionValue(h,g){
return this.setOptionValueWithSource(h,g,void 0)}setOptionValueWithSource(h,g,_){return this._storeOptionsAsProperties?this[h]=g:this._optionValues[h]=g,this._optionValueSources[h]=
_,this}getOptionValueSource(h){return this._optionValueSources[h]}getOptionValueSourceWithGlobals(h){let g;return this._getCommandAndAncestors().forEach(_=>{_.getOptionValueSource(
h)!==void 0&&(g=_.getOptionValueSource(h))}),g}_prepareUserArgs(h,g){if(h!==void 0&&!Array.isArray(h))throw new Error("first parameter to parse must be array or\
 undefined");if(g=g||{},h===void 0&&g.from===void 0){i.versions?.electron&&(g.from="electron");let y=i.execArgv??[];(y.includes("-e")||y.includes("--eval")||y.includes(
"-p")||y.includes("--print"))&&(g.from="eval")}h===void 0&&(h=i.argv),this.rawArgs=h.slice();let _;switch(g.from){case void 0:case"node":this._scriptPath=h[1],_=
h.slice(2);break;case"electron":i.defaultApp?(this._scriptPath=h[1],_=h.slice(2)):_=h.slice(1);break;case"user":_=h.slice(0);break;case"eval":_=h.slice(1);break;default:
throw new Error(`unexpected parse option { from: '${g.from}' }`)}return!this._name&&this._scriptPath&&this.nameFromFilename(this._scriptPath),this._name=this._name||
"program",_}parse(h,g){this._prepareForParse();let _=this._prepareUserArgs(h,g);return this._parseCommand([],_),this}async parseAsync(h,g){this._prepareForParse();
let _=this._prepareUserArgs(h,g);return await this._parseCommand([],_),this}_prepareForParse(){this._savedState===null?this.saveStateBeforeParse():this.restoreStateBeforeParse()}saveStateBeforeParse(){
this._savedState={_name:this._name,_optionValues:{...this._optionValues},_optionValueSources:{...this._optionValueSources}}}restoreStateBeforeParse(){if(this._storeOptionsAsProperties)
throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);this._name=this._savedState._name,this._scriptPath=null,this.rawArgs=
[],this._optionValues={...this._savedState._optionValues},this._optionValueSources={...this._savedState._optionValueSources},this.args=[],this.processedArgs=[]}_checkForMissingExecutable(h,g,_){
if(n.existsSync(h))return;let y=g?`searched for local subcommand relative to directory '${g}'`:"no directory for search for local subcommand, use .executableDir\
() to supply a custom directory",w=`'${h}' does not exist
 - if '${_}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${y}`;throw new Error(w)}_executeSubCommand(h,g){g=g.slice();let _=false,y=[".js",".ts",".tsx",".mjs",".cjs"];function w(T,M){let ne=a.resolve(T,M);if(n.existsSync(
ne))return ne;if(y.includes(a.extname(M)))return;let Er=y.find(en=>n.existsSync(`${ne}${en}`));if(Er)return`${ne}${Er}`}this._checkForMissingMandatoryOptions(),
this._checkForConflictingOptions();let O=h._executableFile||`${this._name}-${h._name}`,E=this._executableDir||"";if(this._scriptPath){let T;try{T=n.realpathSync(
this._scriptPath)}catch{T=this._scriptPath}E=a.resolve(a.dirname(T),E)}if(E){let T=w(E,O);if(!T&&!h._executableFile&&this._scriptPath){let M=a.basename(this._scriptPath,
a.extname(this._scriptPath));M!==this._name&&(T=w(E,`${M}-${h._name}`))}O=T||O}_=y.includes(a.extname(O));let A;i.platform!=="win32"?_?(g.unshift(O),g=m(i.execArgv).
concat(g),A=r.spawn(i.argv[0],g,{stdio:"inherit"})):A=r.spawn(O,g,{stdio:"inherit"}):(this._checkForMissingExecutable(O,E,h._name),g.unshift(O),g=m(i.execArgv).
concat(g),A=r.spawn(i.execPath,g,{stdio:"inherit"})),A.killed||["SIGUSR1","SIGUSR2","SIGTERM","SIGINT","SIGHUP"].forEach(T=>{i.on(T,()=>{A.killed===false&&A.exitCode===
null&&A.kill(T)})});let C=this._exitCallback;A.on("close",T=>{T=T??1,C?C(new l(T,"commander.executeSubCommandAsync","(close)")):i.exit(T)}),A.on("error",T=>{if(T.
code==="ENOENT")this._checkForMissingExecutable(O,E,h._name);else if(T.code==="EACCES")throw new Error(`'${O}' not executable`);if(!C)i.exit(1);else{let M=new l(
1,"commander.executeSubCommandAsync","(error)");M.nestedError=T,C(M)}}),this.runningCommand=A}_dispatchSubcommand(h,g,_){let y=this._findCommand(h);y||this.help(
{error:true}),y._prepareForParse();let w;return w=this._chainOrCallSubCommandHook(w,y,"preSubcommand"),w=this._chainOrCall(w,()=>{if(y._executableHandler)this._executeSubCommand(
y,g.concat(_));else return y._parseCommand(g,_)}),w}_dispatchHelpCommand(h){h||this.help();let g=this._findCommand(h);return g&&!g._executableHandler&&g.help(),
this._dispatchSubcommand(h,[],[this._getHelpOption()?.long??this._getHelpOption()?.short??"--help"])}_checkNumberOfArguments(){this.registeredArguments.forEach(
(h,g)=>{h.required&&this.args[g]==null&&this.missingArgument(h.name())}),!(this.registeredArguments.length>0&&this.registeredArguments[this.registeredArguments.
length-1].variadic)&&this.args.length>this.registeredArguments.length&&this._excessArguments(this.args)}_processArguments(){let h=(_,y,w)=>{let O=y;if(y!==null&&
_.parseArg){let E=`error: command-argument value '${y}' is invalid for argument '${_.name()}'.`;O=this._callParseArg(_,y,w,E)}return O};this._checkNumberOfArguments();
let g=[];this.registeredArguments.forEach((_,y)=>{let w=_.defaultValue;_.variadic?y<this.args.length?(w=this.args.slice(y),_.parseArg&&(w=w.reduce((O,E)=>h(_,E,
O),_.defaultValue))):w===void 0&&(w=[]):y<this.args.length&&(w=this.args[y],_.parseArg&&(w=h(_,w,_.defaultValue))),g[y]=w}),this.processedArgs=g}_chainOrCall(h,g){
return h?.then&&typeof h.then=="function"?h.then(()=>g()):g()}_chainOrCallHooks(h,g){let _=h,y=[];return this._getCommandAndAncestors().reverse().filter(w=>w._lifeCycleHooks[g]!==
void 0).forEach(w=>{w._lifeCycleHooks[g].forEach(O=>{y.push({hookedCommand:w,callback:O})})}),g==="postAction"&&y.reverse(),y.forEach(w=>{_=this._chainOrCall(_,
()=>w.callback(w.hookedCommand,this))}),_}_chainOrCallSubCommandHook(h,g,_){let y=h;return this._lifeCycleHooks[_]!==void 0&&this._lifeCycleHooks[_].forEach(w=>{
y=this._chainOrCall(y,()=>w(this,g))}),y}_parseCommand(h,g){let _=this.parseOptions(g);if(this._parseOptionsEnv(),this._parseOptionsImplied(),h=h.concat(_.operands),
g=_.unknown,this.args=h.concat(g),h&&this._findCommand(h[0]))return this._dispatchSubcommand(h[0],h.slice(1),g);if(this._getHelpCommand()&&h[0]===this._getHelpCommand().
name())return this._dispatchHelpCommand(h[1]);if(this._defaultCommandName)return this._outputHelpIfRequested(g),this._dispatchSubcommand(this._defaultCommandName,
h,g);this.commands.length&&this.args.length===0&&!this._actionHandler&&!this._defaultCommandName&&this.help({error:true}),this._outputHelpIfRequested(_.unknown),
this._checkForMissingMandatoryOptions(),this._checkForConflictingOptions();let y=()=>{_.unknown.length>0&&this.unknownOption(_.unknown[0])},w=`command:${this.name()}`;
if(this._actionHandler){y(),this._processArguments();let O;return O=this._chainOrCallHooks(O,"preAction"),O=this._chainOrCall(O,()=>this._actionHandler(this.processedArgs)),
this.parent&&(O=this._chainOrCall(O,()=>{this.parent.emit(w,h,g)})),O=this._chainOrCallHooks(O,"postAction"),O}if(this.parent?.listenerCount(w))y(),this._processArguments(),
this.parent.emit(w,h,g);else if(h.length){if(this._findCommand("*"))return this._dispatchSubcommand("*",h,g);this.listenerCount("command:*")?this.emit("command:\
*",h,g):this.commands.length?this.unknownCommand():(y(),this._processArguments())}else this.commands.length?(y(),this.help({error:true})):(y(),this._processArguments())}_findCommand(h){
if(h)return this.commands.find(g=>g._name===h||g._aliases.includes(h))}_findOption(h){return this.options.find(g=>g.is(h))}_checkForMissingMandatoryOptions(){this.
_getCommandAndAncestors().forEach(h=>{h.options.forEach(g=>{g.mandatory&&h.getOptionValue(g.attributeName())===void 0&&h.missingMandatoryOptionValue(g)})})}_checkForConflictingLocalOptions(){
let h=this.options.filter(g=>{let _=g.attributeName();return this.getOptionValue(_)===void 0?false:this.getOptionValueSource(_)!=="default"});h.filter(g=>g.conflictsWith.
length>0).forEach(g=>{let _=h.find(y=>g.conflictsWith.includes(y.attributeName()));_&&this._conflictingOption(g,_)})}_checkForConflictingOptions(){this._getCommandAndAncestors().
forEach(h=>{h._checkForConflictingLocalOptions()})}parseOptions(h){let g=[],_=[],y=g;function w(T){return T.length>1&&T[0]==="-"}let O=T=>/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.
test(T)?!this._getCommandAndAncestors().some(M=>M.options.map(ne=>ne.short).some(ne=>/^-\d$/.test(ne))):false,E=null,A=null,C=0;for(;C<h.length||A;){let T=A??h[C++];
if(A=null,T==="--"){y===_&&y.push(T),y.push(...h.slice(C));break}if(E&&(!w(T)||O(T))){this.emit(`option:${E.name()}`,T);continue}if(E=null,w(T)){let M=this._findOption(
T);if(M){if(M.required){let ne=h[C++];ne===void 0&&this.optionMissingArgument(M),this.emit(`option:${M.name()}`,ne)}else if(M.optional){let ne=null;C<h.length&&
(!w(h[C])||O(h[C]))&&(ne=h[C++]),this.emit(`option:${M.name()}`,ne)}else this.emit(`option:${M.name()}`);E=M.variadic?M:null;continue}}if(T.length>2&&T[0]==="-"&&
T[1]!=="-"){let M=this._findOption(`-${T[1]}`);if(M){M.required||M.optional&&this._combineFlagAndOptionalValue?this.emit(`option:${M.name()}`,T.slice(2)):(this.
emit(`option:${M.name()}`),A=`-${T.slice(2)}`);continue}}if(/^--[^=]+=/.test(T)){let M=T.indexOf("="),ne=this._findOption(T.slice(0,M));if(ne&&(ne.required||ne.
optional)){this.emit(`option:${ne.name()}`,T.slice(M+1));continue}}if(y===g&&w(T)&&!(this.commands.length===0&&O(T))&&(y=_),(this._enablePositionalOptions||this.
_passThroughOptions)&&g.length===0&&_.length===0){if(this._findCommand(T)){g.push(T),_.push(...h.slice(C));break}else if(this._getHelpCommand()&&T===this._getHelpCommand().
name()){g.push(T,...h.slice(C));break}else if(this._defaultCommandName){_.push(T,...h.slice(C));break}}if(this._passThroughOptions){y.push(T,...h.slice(C));break}
y.push(T)}return{operands:g,unknown:_}}opts(){if(this._storeOptionsAsProperties){let h={},g=this.options.length;for(let _=0;_<g;_++){let y=this.options[_].attributeName();
h[y]=y===this._versionOptionName?this._version:this[y]}return h}return this._optionValues}optsWithGlobals(){return this._getCommandAndAncestors().reduce((h,g)=>Object.
assign(h,g.opts()),{})}error(h,g){this._outputConfiguration.outputError(`${h}
`,this._outputConfiguration.writeErr),typeof this._showHelpAfterError=="string"?this._outputConfiguration.writeErr(`${this._showHelpAfterError}
`):this._showHelpAfterError&&(this._outputConfiguration.writeErr(`
`),this.outputHelp({error:true}));let _=g||{},y=_.exitCode||1,w=_.code||"commander.error";this._exit(y,w,h)}_parseOptionsEnv(){this.options.forEach(h=>{if(h.envVar&&
h.envVar in i.env){let g=h.attributeName();(this.getOptionValue(g)===void 0||["default","config","env"].includes(this.getOptionValueSource(g)))&&(h.required||h.
optional?this.emit(`optionEnv:${h.name()}`,i.env[h.envVar]):this.emit(`optionEnv:${h.name()}`))}})}_parseOptionsImplied(){let h=new f(this.options),g=_=>this.getOptionValue(
_)!==void 0&&!["default","implied"].includes(this.getOptionValueSource(_));this.options.filter(_=>_.implied!==void 0&&g(_.attributeName())&&h.valueFromOption(this.
getOptionValue(_.attributeName()),_)).forEach(_=>{Object.keys(_.implied).filter(y=>!g(y)).forEach(y=>{this.setOptionValueWithSource(y,_.implied[y],"implied")})})}missingArgument(h){
let g=`error: missing required argument '${h}'`;this.error(g,{code:"commander.missingArgument"})}optionMissingArgument(h){let g=`error: option '${h.flags}' argu\
ment missing`;this.error(g,{code:"commander.optionMissingArgument"})}missingMandatoryOptionValue(h){let g=`error: required option '${h.flags}' not specified`;this.
error(g,{code:"commander.missingMandatoryOptionValue"})}_conflictingOption(h,g){let _=O=>{let E=O.attributeName(),A=this.getOptionValue(E),C=this.options.find(M=>M.
negate&&E===M.attributeName()),T=this.options.find(M=>!M.negate&&E===M.attributeName());return C&&(C.presetArg===void 0&&A===false||C.presetArg!==void 0&&A===C.
presetArg)?C:T||O},y=O=>{let E=_(O),A=E.attributeName();return this.getOptionValueSource(A)==="env"?`environment variable '${E.envVar}'`:`option '${E.flags}'`},
w=`error: ${y(h)} cannot be used with ${y(g)}`;this.error(w,{code:"commander.conflictingOption"})}unknownOption(h){if(this._allowUnknownOption)return;let g="";if(h.
startsWith("--")&&this._showSuggestionAfterError){let y=[],w=this;do{let O=w.createHelp().visibleOptions(w).filter(E=>E.long).map(E=>E.long);y=y.concat(O),w=w.parent}while(w&&
!w._enablePositionalOptions);g=d(h,y)}let _=`error: unknown option '${h}'${g}`;this.error(_,{code:"commander.unknownOption"})}_excessArguments(h){if(this._allowExcessArguments)
return;let g=this.registeredArguments.length,_=g===1?"":"s",y=`error: too many arguments${this.parent?` for '${this.name()}'`:""}. Expected ${g} argument${_} bu\
t got ${h.length}.`;this.error(y,{code:"commander.excessArguments"})}unknownCommand(){let h=this.args[0],g="";if(this._showSuggestionAfterError){let y=[];this.createHelp().
visibleCommands(this).forEach(w=>{y.push(w.name()),w.alias()&&y.push(w.alias())}),g=d(h,y)}let _=`error: unknown command '${h}'${g}`;this.error(_,{code:"command\
er.unknownCommand"})}version(h,g,_){if(h===void 0)return this._version;this._version=h,g=g||"-V, --version",_=_||"output the version number";let y=this.createOption(
g,_);return this._versionOptionName=y.attributeName(),this._registerOption(y),this.on("option:"+y.name(),()=>{this._outputConfiguration.writeOut(`${h}
`),this._exit(0,"commander.version",h)}),this}description(h,g){return h===void 0&&g===void 0?this._description:(this._description=h,g&&(this._argsDescription=g),
this)}summary(h){return h===void 0?this._summary:(this._summary=h,this)}alias(h){if(h===void 0)return this._aliases[0];let g=this;if(this.commands.length!==0&&this.
commands[this.commands.length-1]._executableHandler&&(g=this.commands[this.commands.length-1]),h===g._name)throw new Error("Command alias can't be the same as i\
ts name");let _=this.parent?._findCommand(h);if(_){let y=[_.name()].concat(_.aliases()).join("|");throw new Error(`cannot add alias '${h}' to command '${this.name()}\
' as already have command '${y}'`)}return g._aliases.push(h),this}aliases(h){return h===void 0?this._aliases:(h.forEach(g=>this.alias(g)),this)}usage(h){if(h===
void 0){if(this._usage)return this._usage;let g=this.registeredArguments.map(_=>o(_));return[].concat(this.options.length||this._helpOption!==null?"[options]":[],
this.commands.length?"[command]":[],this.registeredArguments.length?g:[]).join(" ")}return this._usage=h,this}name(h){return h===void 0?this._name:(this._name=h,
this)}helpGroup(h){return h===void 0?this._helpGroupHeading??"":(this._helpGroupHeading=h,this)}commandsGroup(h){return h===void 0?this._defaultCommandGroup??"":
(this._defaultCommandGroup=h,this)}optionsGroup(h){return h===void 0?this._defaultOptionGroup??"":(this._defaultOptionGroup=h,this)}_initOptionGroup(h){this._defaultOptionGroup&&
!h.helpGroupHeading&&h.helpGroup(this._defaultOptionGroup)}_initCommandGroup(h){this._defaultCommandGroup&&!h.helpGroup()&&h.helpGroup(this._defaultCommandGroup)}nameFromFilename(h){
return this._name=a.basename(h,a.extname(h)),this}executableDir(h){return h===void 0?this._executableDir:(this._executableDir=h,this)}helpInformation(h){let g=this.
createHelp(),_=this._getOutputContext(h);g.prepareContext({error:_.error,helpWidth:_.helpWidth,outputHasColors:_.hasColors});let y=g.formatHelp(this,g);return _.
hasColors?y:this._outputConfiguration.stripColor(y)}_getOutputContext(h){h=h||{};let g=!!h.error,_,y,w;return g?(_=O=>this._outputConfiguration.writeErr(O),y=this.
_outputConfiguration.getErrHasColors(),w=this._outputConfiguration.getErrHelpWidth()):(_=O=>this._outputConfiguration.writeOut(O),y=this._outputConfiguration.getOutHasColors(),
w=this._outputConfiguration.getOutHelpWidth()),{error:g,write:O=>(y||(O=this._outputConfiguration.stripColor(O)),_(O)),hasColors:y,helpWidth:w}}outputHelp(h){let g;
typeof h=="function"&&(g=h,h=void 0);let _=this._getOutputContext(h),y={error:_.error,write:_.write,command:this};this._getCommandAndAncestors().reverse().forEach(
O=>O.emit("beforeAllHelp",y)),this.emit("beforeHelp",y);let w=this.helpInformation({error:_.error});if(g&&(w=g(w),typeof w!="string"&&!Buffer.isBuffer(w)))throw new Error(
"outputHelp callback must return a string or a Buffer");_.write(w),this._getHelpOption()?.long&&this.emit(this._getHelpOption().long),this.emit("afterHelp",y),this.
_getCommandAndAncestors().forEach(O=>O.emit("afterAllHelp",y))}helpOption(h,g){return typeof h=="boolean"?(h?(this._helpOption===null&&(this._helpOption=void 0),
this._defaultOptionGroup&&this._initOptionGroup(this._getHelpOption())):this._helpOption=null,this):(this._helpOption=this.createOption(h??"-h, --help",g??"disp\
lay help for command"),(h||g)&&this._initOptionGroup(this._helpOption),this)}_getHelpOption(){return this._helpOption===void 0&&this.helpOption(void 0,void 0),this.
_helpOption}addHelpOption(h){return this._helpOption=h,this._initOptionGroup(h),this}help(h){this.outputHelp(h);let g=Number(i.exitCode??0);g===0&&h&&typeof h!=
"function"&&h.error&&(g=1),this._exit(g,"commander.help","(outputHelp)")}addHelpText(h,g){let _=["beforeAll","before","after","afterAll"];if(!_.includes(h))throw new Error(
`Unexpected value for position to addHelpText.
Expecting one of '${_.join("', '")}'`);let y=`${h}Help`;return this.on(y,w=>{let O;typeof g=="function"?O=g({error:w.error,command:w.command}):O=g,O&&w.write(`${O}\

`)}),this}_outputHelpIfRequested(h){let g=this._getHelpOption();g&&h.find(_=>g.is(_))&&(this.outputHelp(),this._exit(0,"commander.helpDisplayed","(outputHelp)"))}};
function m(x){return x.map(h=>{if(!h.startsWith("--inspect"))return h;let g,_="127.0.0.1",y="9229",w;return(w=h.match(/^(--inspect(-brk)?)$/))!==null?g=w[1]:(w=
h.match(/^(--inspect(-brk|-port)?)=([^:]+)$/))!==null?(g=w[1],/^\d+$/.test(w[3])?y=w[3]:_=w[3]):(w=h.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/))!==null&&
(g=w[1],_=w[3],y=w[4]),g&&y!=="0"?`${g}=${_}:${parseInt(y)+1}`:h})}function v(){if(i.env.NO_COLOR||i.env.FORCE_COLOR==="0"||i.env.FORCE_COLOR==="false")return false;
if(i.env.FORCE_COLOR||i.env.CLICOLOR_FORCE!==void 0)return true}e10.Command=b,e10.useColor=v}),F9=Ua(e10=>{var{Argument:t}=jg(),{Command:r}=z9(),{CommanderError:a,
InvalidArgumentError:n}=ap(),{Help:i}=VO(),{Option:s}=JO();e10.program=new r,e10.createCommand=o=>new r(o),e10.createOption=(o,l)=>new s(o,l),e10.createArgument=
(o,l)=>new t(o,l),e10.Command=r,e10.Option=s,e10.Argument=t,e10.Help=i,e10.CommanderError=a,e10.InvalidArgumentError=n,e10.InvalidOptionArgumentError=n}),D9=R9(
F9(),1),{program:wpe,createCommand:$pe,createArgument:kpe,createOption:xpe,CommanderError:Cg,InvalidArgumentError:B9,InvalidOptionArgumentError:Spe,Command:Xr,Argument:U9,
Option:q9,Help:Ope}=D9.default;function xt(e10,t=globalThis.Deno?globalThis.Deno.args:Zt.argv){let r=e10.startsWith("-")?"":e10.length===1?"-":"--",a=t.indexOf(
r+e10),n=t.indexOf("--");return a!==-1&&(n===-1||a<n)}var{env:ge}=Zt,rp;xt("no-color")||xt("no-colors")||xt("color=false")||xt("color=never")?rp=0:(xt("color")||
xt("colors")||xt("color=true")||xt("color=always"))&&(rp=1);function W9(){if(!("FORCE_COLOR"in ge))return;if(ge.FORCE_COLOR==="true")return 1;if(ge.FORCE_COLOR===
"false")return 0;if(ge.FORCE_COLOR.length===0)return 1;let e10=Math.min(Number.parseInt(ge.FORCE_COLOR,10),3);if([0,1,2,3].includes(e10))return e10}function G9(e10){
return e10===0?false:{level:e10,hasBasic:true,has256:e10>=2,has16m:e10>=3}}function H9(e10,{streamIsTTY:t,sniffFlags:r=true}={}){let a=W9();a!==void 0&&(rp=a);let n=r?
rp:a;if(n===0)return 0;if(r){if(xt("color=16m")||xt("color=full")||xt("color=truecolor"))return 3;if(xt("color=256"))return 2}if("TF_BUILD"in ge&&"AGENT_NAME"in
ge)return 1;if(e10&&!t&&n===void 0)return 0;let i=n||0;if(ge.TERM==="dumb")return i;if(Zt.platform==="win32"){let s=PO.release().split(".");return Number(s[0])>=
10&&Number(s[2])>=10586?Number(s[2])>=14931?3:2:1}if("CI"in ge)return["GITHUB_ACTIONS","GITEA_ACTIONS","CIRCLECI"].some(s=>s in ge)?3:["TRAVIS","APPVEYOR","GITL\
AB_CI","BUILDKITE","DRONE"].some(s=>s in ge)||ge.CI_NAME==="codeship"?1:i;if("TEAMCITY_VERSION"in ge)return/^(9\.(0*[1-9]\d*)\.|\d{2,}\.)/.test(ge.TEAMCITY_VERSION)?
1:0;if(ge.COLORTERM==="truecolor"||ge.TERM==="xterm-kitty"||ge.TERM==="xterm-ghostty"||ge.TERM==="wezterm")return 3;if("TERM_PROGRAM"in ge){let s=Number.parseInt(
(ge.TERM_PROGRAM_VERSION||"").split(".")[0],10);switch(ge.TERM_PROGRAM){case"iTerm.app":return s>=3?3:2;case"Apple_Terminal":return 2}}return/-256(color)?$/i.test(
ge.TERM)?2:/^screen|^xterm|^vt100|^vt220|^rxvt|color|ansi|cygwin|linux/i.test(ge.TERM)||"COLORTERM"in ge?1:i}function Eg(e10,t={}){let r=H9(e10,{streamIsTTY:e10&&
e10.isTTY,...t});return G9(r)}var Mpe={stdout:Eg({isTTY:Og.isatty(1)}),stderr:Eg({isTTY:Og.isatty(2)})};function ti(e10,t=DO.argv){let r=e10.startsWith("-")?"":
e10.length===1?"-":"--",a=t.indexOf(r+e10),n=t.indexOf("--");return a!==-1&&(n===-1||a<n)}function UO(e10=""){if(/^\d{3,4}$/.test(e10)){let r=/(\d{1,2})(\d{2})/.
exec(e10)??[];return{major:0,minor:Number.parseInt(r[1],10),patch:Number.parseInt(r[2],10)}}let t=(e10??"").split(".").map(r=>Number.parseInt(r,10));return{major:t[0],
minor:t[1],patch:t[2]}}function Ag(e10){let{CI:t,CURSOR_TRACE_ID:r,FORCE_HYPERLINK:a,NETLIFY:n,TEAMCITY_VERSION:i,TERM_PROGRAM:s,TERM_PROGRAM_VERSION:o,VTE_VERSION:l,
TERM:c}=Zt.env;if(a)return!(a.length>0&&Number.parseInt(a,10)===0);if(ti("no-hyperlink")||ti("no-hyperlinks")||ti("hyperlink=false")||ti("hyperlink=never"))return false;
if(ti("hyperlink=true")||ti("hyperlink=always")||n)return true;if(!Eg(e10)||e10&&!e10.isTTY)return false;if("WT_SESSION"in Zt.env)return true;if(Zt.platform==="\
win32"||t||i)return false;if(s){let u=UO(o);switch(s){case"iTerm.app":return u.major===3?u.minor>=1:u.major>3;case"WezTerm":return/^0-unstable-\d{4}-\d{2}-\d{2}$/.
test(o)?o.slice(11)>="2020-06-20":u.major>=20200620;case"vscode":return r?true:u.major>1||u.major===1&&u.minor>=72;case"ghostty":return true;case"zed":return true;case"\
Orca":return true;case"WarpTerminal":return true}}if(l){if(l==="0.50.0")return false;let u=UO(l);return u.major>0||u.minor>=50}switch(c){case"alacritty":return true;case"\
xterm-kitty":return true}return false}var Rpe={stdout:Ag(Zt.stdout),stderr:Ag(Zt.stderr)},Qr=({terminal:e10})=>e10??{input:process.stdin,output:process.stderr},
Tg=5,V9=40,J9=200,K9=100;function Mg(e10){let t=n=>{let i=Z9(e10,n.isTTY);return{width:Math.min(J9,Math.max(V9,n.columns||K9)),colour:i,...!n.isTTY&&{piped:true},
...i&&Ag(n)&&{links:{plans:process.cwd()}}}},r=new AbortController,{signal:a}=r;return e8(r),process.stdout.on("error",n=>BO(n)?r.abort():qO(n)),process.stderr.
on("error",n=>!BO(n)&&qO(n)),{cwd:process.cwd(),readStdin:()=>Y9(a),stdout:n=>{process.stdout.write(n)},stderr:n=>{process.stderr.write(n)},style:t(process.stdout),
errorStyle:t(process.stderr),live:process.stderr.isTTY&&process.env.TERM!=="dumb"&&!process.env.CI,signal:a,env:process.env}}function Z9(e10,t){let{NO_COLOR:r,FORCE_COLOR:a,
TERM:n}=process.env;return e10.includes("--no-color")||r?false:a?a!=="0"&&a!=="false":t&&n!=="dumb"}function qO({message:e10}){process.exitCode!==Tg&&(process.exitCode=
Tg,process.stderr.write(`editplan: its output is not whole: ${Ee(e10)}. What the command did is kept: editplan history lists its runs.
`))}async function Y9(e10){let t=[];try{for await(let r of IO(e10,process.stdin))t.push(r)}catch(r){if(!e10.aborted)throw r;let a="Interrupted while reading sta\
ndard input. Nothing was changed. Run the command again.";throw new ft({name:"INTERRUPTED",message:a})}return Buffer.concat(t)}var X9={SIGHUP:1,SIGINT:2,SIGTERM:15},
Q9=1e3;function e8(e10){let t;for(let[r,a]of Object.entries(X9))process.on(r,()=>{t??=performance.now(),e10.abort(),r!=="SIGHUP"&&performance.now()-t>Q9&&process.
exit(128+a)})}async function qa(e10,t){let r=await ri(e10);return r?(t.stderr(`${Li(r.map(ro),t.errorStyle).join(`
`)}
`),P9(r[0]?.name??"USAGE")):t8(e10,t)}async function ri(e10){if(!(e10 instanceof ft))return;let{masked:t}=await import("./core-policy-secrets.js");return t(e10.
problems)}function t8(e10,{env:t,stderr:r}){let a=e10 instanceof Error?e10.message:String(e10);return r(`editplan failed unexpectedly: ${Ee(a)}
`),r(t.EDITPLAN_DEBUG&&e10 instanceof Error?`${e10.stack}
`:`Set EDITPLAN_DEBUG=1 to see the stack, and please report this.
`),Tg}async function Pt(e10,t,{cwd:r}){let a=k.resolve(r,e10);Ll(a);try{C9(a,t)}catch(n){throw n instanceof Error&&"code"in n?new ft({name:"USAGE",message:`${e10}\
 cannot be written: ${n.message}. Choose another file.`}):n}}async function Pg(e10,{cwd:t}){let r=k.resolve(t,e10);if(Ll(r),(await tp(k.dirname(r)).catch(()=>{}))?.
isDirectory())return;let a=`${e10} cannot be written: its folder is missing. Create the folder, or choose another file.`;throw new ft({name:"USAGE",message:a})}
async function ZO(e10,t,r={}){let[a,{tellSource:n}]=await Promise.all([import("./core-run-read-plans.js"),import("./faces-cli-tell-source.js")]);return a.readPlans(
e10,{...r,read:async i=>await r8(i,t,r)??a8(i,t),tell:n(t)})}async function r8(e10,t,{vars:r={},repository:a}){if(!e10.endsWith(".jsonl")||!s8(k.resolve(t.cwd,e10)))
return;let{openStreamedPlan:n}=await import("./core-plan-json-lines.js"),i=await YO(e10,t),s="pieces"in i?n(i,{vars:r,repository:a}):void 0;return s&&!s.ok&&s.problems[0]?.
at?.line===1?void 0:s}async function a8(e10,t){let r=await n8(e10,t);return typeof r=="string"?{name:e10==="-"?Rg:e10,text:r}:{ok:false,problems:[r]}}async function n8(e10,t){
try{let r=e10==="-"?await t.readStdin():await i8(k.resolve(t.cwd,e10));return r?ml(`The plan ${e10}`,r):{name:"LIMIT_EXCEEDED",message:`The plan ${e10} is over \
500 MiB. Split it.`}}catch(r){if(r instanceof ft)throw r;return ai(`The plan ${e10}`,r)}}var i8=async e10=>(await tp(e10)).size>gl?void 0:ei(e10),Rg="stdin",Ng=64*
1024*1024,Ig=128*1024;async function YO(e10,t){let r=e10==="-"?Rg:e10,a=k.resolve(t.cwd,e10);try{let n=e10==="-"?void 0:Bt(a);if(n?.isFile()&&n.size>Ng)return{name:r,
pieces:WO(r,()=>u8(a))};let i=e10==="-"?await t.readStdin():await ei(a);if(i.length>Ng)return{name:r,pieces:WO(r,()=>c8(i))};let s=ml(`The file ${r}`,i);if(typeof s!=
"string")throw new ft(s);return{name:r,text:s.replace(/^\ufeff/,"")}}catch(n){throw n instanceof ft?n:new ft(ai(`The file ${r}`,n))}}var s8=e10=>(Bt(e10,{throwIfNoEntry:false})?.
size??0)>Ng;async function ea(e10,t,{what:r,refusal:a="USAGE"}){let n;try{n=e10==="-"?await t.readStdin():await ei(k.resolve(t.cwd,e10))}catch(i){throw i instanceof
ft?i:new ft({...ai(r,i),name:a})}return _d(r,n,a)}var ai=(e10,t)=>{let{reason:r,hint:a=""}=Qh(t);return{name:"PLAN_NOT_FOUND",message:`${e10} cannot be read: ${r}\
. Check its path${a}.`}},WO=(e10,t)=>({*[Symbol.iterator](){let r=Buffer.alloc(0),a=true;for(let n of t()){let i=Buffer.concat([r,n]),s=l8(i);r=i.subarray(s);let o=o8(
e10,i.subarray(0,s));yield a&&o.startsWith("\uFEFF")?o.slice(1):o,a&&=o===""}if(r.length>0)throw XO(e10)}}),o8=(e10,t)=>{if(!Bi(t))throw XO(e10);return t.toString()},
l8=e10=>{for(let t=1;t<4&&t<=e10.length;t++){let r=e10[e10.length-t];if((r>=240?4:r>=224?3:r>=192?2:1)>t)return e10.length-t;if(r<128||r>=192)break}return e10.length},
XO=e10=>new ft({name:"PLAN_SYNTAX",message:`The file ${e10} is not UTF-8. Save it as UTF-8.`});function*c8(e10){for(let t=0;t<e10.length;t+=Ig)yield e10.subarray(
t,t+Ig)}function*u8(e10){let t=Buffer.allocUnsafe(Ig),r=es(e10,"r");try{for(let a=Jd(r,t);a>0;a=Jd(r,t))yield t.subarray(0,a)}finally{Qi(r)}}async function no(e10,t,r){
let{planText:a}=await import("./core-plan-print.js"),n=a(e10,t);if(t!=="-")return Pt(t,n,r);for(let i of n)r.stdout(i)}function p8(e10,t){let r=(a,n)=>t.stderr(
`${R(t.errorStyle,"yellow","!")} not in the plan: ${a}: ${N(n)}
`);for(let[a,n]of K(e10,i=>i.reason)){let i=n.slice(0,f8);for(let{path:s}of i)r(N(s),a);n.length>i.length&&r(M9(n.length-i.length,"more file"),a)}}var f8=100,QO=new WeakMap,
d8=e10=>QO.get(e10)??[];function ni(e10,{own:t=[],headings:r=pl,name:a=e10.name(),verbOf:n}={}){let i=[...Dt,...t].filter(o=>o.option&&o.verbs.some(l=>ca(l)===a));
QO.set(e10,i);let s=({option:[,o]=["","Options"]})=>r.includes(o)?o:"Options";for(let o of pl){e10.optionsGroup(`${o}:`);for(let l of i)s(l)===o&&e10.addOption(
h8(l))}return e10.optionsGroup(io).hook("preAction",(o,l)=>{let c=n?n(o.opts(),l.args,l):i[0]?.verbs.find(u=>ca(u)===a)??a;eE(o,c);for(let u of i)u.type==="line\
s"&&o.getOptionValueSource(Et(u))==="default"&&o.setOptionValueWithSource(Et(u),void 0,"default")})}function eE(e10,t){let[r,...a]=tE(e10,t).map(n=>({name:"USAG\
E",message:n}));if(r)throw new ft([r,...a])}function tE(e10,t){let r=d8(e10),a=[...new Set(r.filter(n=>e10.getOptionValueSource(Et(n))==="cli").map(n=>n.name))];
return md({verb:t,names:a,rows:r,called:n=>`--${rE(r.find(i=>i.name===n)??{name:n}).flag}`})}var rE=({name:e10,option:t})=>{let[,r,a=e10,n]=/^(?:(-\w), )?(?:([\w-]+)(?: |$))?([<[].*)?$/.
exec(t?.[0]??"")??[];return{short:r,flag:a,value:n}};function h8(e10){let{type:t,about:r,default:a,given:n,mandatory:i=false,hidden:s=false}=e10,{short:o,flag:l,
value:c=""}=rE(e10),u=a!==void 0&&t==="text"&&n===void 0,p=new q9([o,`--${l}${c&&` ${c}`}`].filter(Boolean).join(", "),`${r}${u?`; by default ${a}`:""}`.replaceAll(
"`",""));p.attributeName=()=>Et(e10),p.makeOptionMandatory(i).hideHelp(s);let f=t==="lines"&&n!==void 0?[n]:void 0;n!==void 0&&p.default(f??b8(e10,n),a);let d=typeof t==
"string"?m8(e10,f):p.choices(t).parseArg;return c===""?p:p.argParser(g8(l,{read:d,isList:t==="list"||t==="lines"}))}function m8(e10,t){return e10.type==="lines"?
HO(t):e10.type==="list"?e10.option?.[0].includes("...")?HO():y8:["count","number","person","number of a pull request"].includes(String(e10.type))?_8(e10):void 0}
function g8(e10,{read:t,isList:r}){let a=false;return(n,i)=>{if(n.trim()==="")throw GO(`--${e10} has an empty value. Give one, or leave the option out.`);if(a&&
!r)throw GO(`--${e10} is given twice, and takes one value. Leave one of them out.`);return a=true,t?t(n,i):n}}var GO=e10=>new ft({name:"USAGE",message:e10}),b8=(e10,t)=>{
let r=dl(e10,t);return"value"in r?r.value:t},_8=e10=>t=>{let r=dl(e10,t);if("value"in r)return r.value;throw new B9(`Expected ${r.expected}.`)},HO=(e10=[])=>(t,r=[])=>r===
e10?[t]:[...r,t],y8=(e10,t=[])=>[...t,...e10.split(",").flatMap(r=>r.trim()||[])],io="Options:",so="plan files: .yaml, .yml, .json or .jsonl; - is standard inpu\
t",v8="codeowners, folder, folder:DEPTH, size:STEPS, or glob:NAME=PATTERN, the last one several times";async function aE({var:e10=[],vars:t=[]},r){let a=new Map;
for(let n of t)for(let[i,s]of xg(n,await ea(n,r,{what:n})))a.set(i,s);for(let n of e10)a.set(...Sg("--var",n));return Object.fromEntries(a)}async function ii(e10,t,r){
let a=await nE(t,r),{source:n}=hl(t.verb,t),i=await aE(t,r);return{place:a,plans:await ZO(e10,r,{...a,vars:i,source:n})}}async function Lg(e10,t,r){let{plans:a,
place:n}=await ii([e10],t,r);return{plan:a[0],place:n}}async function nE(e10,t){let{run:r,replay:a,plan:n,commits:i}=hl(e10.verb,e10),s=e10.policy===void 0?void 0:
await iE(e10.policy,t);return{root:np(e10,t),...r,...a,bare:e10.bare!==void 0,policy:s,overrides:dd(n),commitWords:hd(i),signal:t.signal}}var np=({bare:e10,repo:t="\
."},{cwd:r})=>k.resolve(r,e10??t),iE=async(e10,t)=>({name:e10,text:await ea(e10,t,{what:`The policy ${e10}`,refusal:"POLICY_INVALID"})}),w8=({env:e10})=>({token:e10.
GITHUB_TOKEN||e10.GH_TOKEN||void 0,serverUrl:e10.GITHUB_SERVER_URL,apiUrl:e10.GITHUB_API_URL,graphqlUrl:e10.GITHUB_GRAPHQL_URL,environment:e10}),zg=({onError:e10},[
t])=>(e10??t?.options.on_error)==="continue",si=(...e10)=>`
Examples:
${e10.map(t=>`  $ ${t}
`).join("")}`;import{core_text_utf8_cache$e as $8,core_text_utf8_cache$f as k8,core_text_utf8_cache$i as x8,core_text_utf8_cache$k as S8,core_text_utf8_cache$p as O8,
core_text_utf8_cache$r as E8}from"./hook.js";var ip=e10=>{let t=x8(e10)?void 0:$8(e10);if(t?.ok)return{file:t.file};let r=t?A8.find(({mark:n})=>E8(e10,n)):I8(e10);
if(!r)return;let a=t?t.encoding:`${r.name} without a byte order mark`;return{file:k8(r.decode(e10.subarray(r.mark?.length??0))),unsupported:a}},Fg=e10=>e10.subarray(
0,e10.length&-2).toString("utf16le"),sE=e10=>Fg(Buffer.from(e10.subarray(0,e10.length&-2)).swap16()),oE=e10=>t=>{let r=[];for(let a=0;a+4<=t.length;a+=4){let n=e10(
t,a);r.push(n<=1114111?String.fromCodePoint(n):"\uFFFD")}return r.join("")},lE=oE((e10,t)=>e10.readUInt32LE(t)),cE=oE((e10,t)=>e10.readUInt32BE(t)),A8=[{name:"U\
TF-32LE",mark:Buffer.from([255,254,0,0]),decode:lE},{name:"UTF-32BE",mark:Buffer.from([0,0,254,255]),decode:cE},{name:"UTF-16BE",mark:Buffer.from([254,255]),decode:sE},
{name:"UTF-16LE",mark:Buffer.from([255,254]),decode:Fg}],T8=[{name:"UTF-32LE",own:[0],decode:lE},{name:"UTF-32BE",own:[3],decode:cE},{name:"UTF-16LE",own:[0,2],
decode:Fg},{name:"UTF-16BE",own:[1,3],decode:sE}],N8=8e3,I8=e10=>{let t=e10.subarray(0,N8),r=[0,0,0,0];for(let n=0;n<t.length;n+=1)t[n]===0&&(r[n%4]=(r[n%4]??0)+
1);let a=Math.floor(t.length/4);if(!(a<2))return T8.find(({own:n})=>r.every((i,s)=>n.includes(s)?i===0:i>=.7*a))};function j8(e10,t){let r=[e10,t].map(o=>o===void 0?
M8:uE(o)),[a,n]=r;if(!a||!n)return;let i=new Set(r.flatMap(o=>o?.encoding??[]));if(![...i].some(o=>!o.startsWith("UTF-8")))return;let s=Ye(a.text);return{...ua(
s,Xe(s,Ye(n.text)),{oldStart:1,newStart:1}),encoding:[...i].join(" \u2192 ")}}function C8(e10){let t=uE(e10);return t?.encoding.startsWith("UTF-8")===false?t.text:
void 0}var M8={text:""};function uE(e10){let t=ip(e10);if(!t)return;let{file:r,unsupported:a}=t,n=S8(r,0,r.bytes.length);if(r.encoding==="utf8"&&a===void 0)return{
encoding:"UTF-8",text:n};let i=a??"UTF-16LE";return e10.length%(i.startsWith("UTF-32")?4:2)===0&&O8(n)&&!/[\0\ufffd]/.test(n)?{encoding:i,text:n}:void 0}import{
core_text_words$i as P8}from"./hook.js";var op=e10=>[...new Set(to(e10).map(({path:t})=>t))],oo=({input:e10})=>"glob"in e10&&e10.glob!==void 0?Hh(e10.glob):void 0,
R8=({tool:e10,input:t})=>{if(!("glob"in t)||t.glob===void 0)return;let{destination:r}=pt(e10);return r&&{key:r,given:String(Reflect.get(t,r)??""),glob:t.glob}},
fE=e10=>{if("command"in e10.input)return P8(e10.input.command);let t=oo(e10);return t===void 0?op(e10)[0]??"":dE(t)},dE=e10=>We(e10).join(", "),L8=e10=>{if(!fa(
e10,Xs))return;let{file_path:t,old_string:r,new_string:a}=e10.input;if(!(t===void 0||r===void 0||a===void 0))return{...e10.input,file_path:t,old_string:r,new_string:a}},
z8=e10=>{if(e10.outline)return e10.outline;let t=hE();for(let r of e10)t.add(r);return t.outline()},hE=()=>{let[e10,t,r]=[new Set,new Set,new Set],a=new Map,n=new Map,
i=[],s=0,o=false;return{add(l){let{index:c,at:u,tool:p}=l;if(u.file!==void 0&&e10.add(u.file),l.leftOut)return;let f=a.get(p)??new Set;a.set(p,f);for(let b of op(
l))t.add(b),f.add(b);l.when?.file_path&&t.add(l.when.file_path),(oo(l)!==void 0||l.when?.glob!==void 0||"imports"in l.input)&&n.set(c,{tool:p,input:l.input,...l.
when&&{when:l.when}}),Ba(p)!=="reads"&&s++,o||="confirm"in l.input&&l.input.confirm===true,F8(r,l);let d=B8(l);d&&i.push(d)},outline:()=>({changing:s,files:e10,
paths:t,touched:a,globs:n,words:i,confirms:o,variables:r})}},pE=10;function F8(e10,t){if(e10.size>=pE)return;let r=mE(t.input);if(!(r.length===0||[...op(t),fE(t)].
some(a=>D8.test(a))))for(let a of r.slice(0,pE))e10.add(a)}var D8=/(?:^|\/)(?:\.github\/|action\.ya?ml$)/,mE=e10=>typeof e10=="string"?wg(e10,"vars"):typeof e10==
"object"&&e10!==null?Object.values(e10).flatMap(mE):[],B8=({index:e10,id:t,why:r,session:a,at:n})=>t||r||a?{index:e10,at:n,...t!==void 0&&{id:t},...r!==void 0&&
{why:r},...a&&{session:a}}:void 0,U8=e10=>{let[t]=e10;if(t&&e10.length===1)return t;let r=new Set(e10.flatMap(({touched:a})=>[...a.keys()]));return{changing:e10.
reduce((a,{changing:n})=>a+n,0),files:sp(e10.map(({files:a})=>a)),paths:sp(e10.map(({paths:a})=>a)),touched:new Map(Array.from(r,a=>[a,sp(e10.map(({touched:n})=>n.
get(a)??[]))])),globs:new Map(e10.flatMap(({globs:a})=>[...a])),words:e10.flatMap(({words:a})=>a),confirms:e10.some(({confirms:a})=>a),variables:sp(e10.map(({variables:a})=>a))}},
sp=e10=>new Set(e10.flatMap(t=>[...t])),q8=({input:e10,when:t})=>"glob"in e10||t!==void 0||"expect_matches"in e10&&typeof e10.expect_matches=="object"&&e10.expect_matches.
min===0;import{core_workspace_file_identity$f as bE}from"./hook.js";import{core_text_utf8_cache$p as W8}from"./hook.js";import{core_text_splice$c as G8}from"./hook.js";
import{errors$b as H8}from"./hook.js";var V8=(e10,t)=>{let r=pt(e10.tool),a=r.announce?r.announce(e10.input,t):`${r.doing} ${W(_E(e10))}`;return a===void 0?void 0:
{type:"progress",tool:e10.tool,message:a}},J8=(e10,t)=>yE(()=>_E(e10),()=>K8(pt(e10.tool).run?.(e10.input,t),e10)),_E=e10=>to(e10)[0]?.path??"",K8=(e10,{tool:t})=>{
if(e10===void 0)throw new TypeError(`${t} is not about one file`);return e10};function yE(e10,t){let r=a=>({ok:false,problem:vE(e10(),a)});try{let a=t();return a instanceof
Promise?a.catch(r):a}catch(a){return r(a)}}var vE=(e10,t)=>{let r=Ug(t);if(r)return r;if(t instanceof Um)return Wu(e10,t.steps);if(!bE(t))throw t;return{name:"R\
EAD_FAILED",message:`${JSON.stringify(e10)} could not be read: ${t.message}. Check its permissions.`}},Ug=e10=>e10 instanceof H8?e10.problems.find(({name:t})=>t===
"FILTER_UNAVAILABLE"):void 0,qg=async e10=>{let{glob:t,exclude:r,only_if:a,endings:n,held:i}=e10,s=[...We(t),...We(r??[])].find(b=>b.startsWith("!"));if(s!==void 0)
return`The glob ${JSON.stringify(s)} begins with !; write the files to leave out in \`exclude\`, without the !.`;let o=un(t);if(typeof o=="string")return o;let l=un(
r??[],{purpose:"protect"});if(typeof l=="string")return l;let c=await Hg(a??{});if(typeof c=="string")return c;let u=await Q8(i);if(typeof u=="string")return u;
let p=b=>!n||n.some(m=>b.endsWith(m)),f=b=>p(b)&&o.some(m=>m.matches(b))&&!l.some(m=>m.matches(b)),d=b=>{let m=ip(b);return!m||!c.every(v=>X8(v,m.file))?false:u.
holds(m.file)!=="no"};return{globs:o.map(b=>({...b,matches:m=>p(m)&&b.matches(m)})),names:f,holds:d,matches:(b,{stat:m,read:v})=>{try{if(!W8(b))return f(b);let x=f(
b)?m(b):void 0;return x?.kind!=="file"||x.link?false:x.size>G8||d(v(b))}catch(x){if(bE(x)||Ug(x))return true;throw x}},folders:o.every(({folders:b})=>b)?o.flatMap(
({folders:b=[]})=>b):void 0,needles:u.needles??Y8(c)}},Z8=e10=>({name:"PATH_INVALID",message:`"${W(e10)}" is a name that no plan can give. Narrow the glob.`}),Y8=e10=>{
let t=e10.find(({negated:r,needle:a})=>!r&&a)?.needle;return t===void 0?void 0:[t]},X8=({holds:e10,negated:t},r)=>e10(r)!=="no"!==t,gE={holds:()=>"yes",needles:void 0},
Q8=async e10=>{if(!e10)return gE;if("syntax"in e10){let r=await wr.get().neededWord(e10.syntax);return r===void 0?gE:Dg(Bg(r))}if("old_string"in e10)return Dg(Bg(
e10.old_string));if("notebook"in e10)return tV(e10.notebook);if("any"in e10)return eV(e10.any);let t=await $E(e10.regex);return typeof t=="string"?`regex is not\
 valid: ${t}. ${Ws(e10.regex)}`:Dg(t)},Dg=({holds:e10,needle:t})=>({holds:e10,needles:t===void 0?void 0:[t]}),eV=async e10=>{let t=await Hg(e10);if(typeof t=="s\
tring")return t;let r=t.flatMap(({needle:a})=>a??[]);return{holds:a=>t.some(n=>n.holds(a)!=="no")?"yes":"no",needles:r.length===t.length?r:void 0}},tV=({cell:e10,
text:t})=>({holds:({bytes:r})=>{let a=Na(r);if(!a.ok)return"uncertain";let n=e10===void 0?void 0:Mn(a.notebook,e10);if(e10!==void 0&&n===void 0)return"no";let i=n===
void 0?a.notebook.cells:a.notebook.cells.slice(n,n+1);return t===void 0||i.some(({source:s})=>s.includes(oe(t)))?"yes":"no"},needles:void 0}),Wg=e10=>{let{input:t}=e10,
r=oo(e10);if(r===void 0||!("glob"in t))return;let{exclude:a,only_if:n}=t;return{glob:r,exclude:a,only_if:n,...pt(e10.tool).criteria?.(t)}},Gg=({when:e10})=>{if(e10?.
glob===void 0)return;let{file_path:t,glob:r,exists:a,...n}=e10,i=a!==void 0||Object.keys(n).length===0;return{glob:r,held:i?void 0:{any:n}}},rV=({glob:e10,exclude:t,
only_if:r,endings:a,held:n})=>JSON.stringify([e10,t,r,a,n]),Hg=async e10=>{let t=[];for(let r of aV){let a=e10[r];if(a===void 0)continue;let n=r.endsWith("match\
es")?await $E(a):Bg(a);if(typeof n=="string")return`${r} is not valid: ${n}. ${Ws(a)}`;t.push({key:r,negated:r.startsWith("not_"),...n})}return t},aV=["contains",
"not_contains","matches","not_matches"],Bg=e10=>({holds:t=>qm(t,e10),needle:wE(e10)}),wE=e10=>{let[t=""]=[...Ru(e10)].sort((r,a)=>a.length-r.length);return t===
""||t.includes("\0")?void 0:t},$E=async e10=>{let{compilePattern:t,holdsMatch:r}=await import("./core-text-regex.js"),a=t(e10);return typeof a=="string"?a:{holds:n=>r(
n,a),needle:wE(nV(e10)??"")}},nV=e10=>{let t=e10.length>iV?[]:e10.match(sV)??[];if(t.some(oV))return;let r=[""],a=0;for(let i of t){i.startsWith("(")?a+=1:i==="\
)"&&(a-=1);let s=a===0?uV(i):void 0;if(s!==void 0){r.push((r.pop()??"")+s);continue}lV.test(i)&&r.push(cV(r.pop()??"")),r.push("")}let n=r.reduce((i,s)=>s.length>
i.length?s:i);return n===""?void 0:n},iV=1e4,sV=/\\.|\[\^?\]?(?:\[:\^?[a-z]+:\]|\\.|[^\]\\])*\]|\((?:\?(?:P?<\w+>|[^)]))?|[*+?]\??|\{\d+(?:,\d*)?\}\??|./gsu,oV=e10=>e10===
"|"||/^\(\?(?!P?<\w+>$|:$)/.test(e10)||/^\\(?![dDsSwWbBAzaftnrv])[A-Za-z0-9]/.test(e10),lV=/^(?:[*?]\??|\{\d.*\}\??)$/s,cV=e10=>Array.from(e10).slice(0,-1).join(
""),uV=e10=>e10.startsWith("\\")?/^\\[\p{P}\p{S}]$/u.test(e10)?e10.slice(1):void 0:Array.from(e10).length>1||/[.^$()*+?\n\r\0]/.test(e10)?void 0:e10;import{core_text_utf8_cache$e as pV,
core_text_utf8_cache$h as fV,core_text_utf8_cache$i as dV}from"./hook.js";import{core_text_splice$c as hV,core_text_splice$f as mV}from"./hook.js";import{core_text_words$a as lp,
core_text_words$d as kE}from"./hook.js";var oi=new ee("codemods"),cp=({input:e10})=>gV(e10)||xE(e10)?{glob:"**",endings:oi.get().endings}:void 0,gV=e10=>"import\
s"in e10&&e10.imports!==void 0,xE=e10=>"only_if"in e10&&e10.only_if?.not_imported===true;async function bV(e10,t,r){if(!t.ok||!fa(e10,Gr)||e10.input.imports===void 0)
return t;let a=new Map(t.done.flatMap(({change:p})=>p?.from===void 0?[]:[[p.from,p.path]]));if(a.size===0)return t;let n=await SE(e10,r);if("problem"in n)return n;
let{texts:i,count:s,doubts:o,mentions:l}=await oi.get().follow(a,n);if(o.length>0&&e10.input.imports==="fix")return{ok:false,problem:wV(o)};let c=[];for(let p of t.
done){let f=kV(p,i,r);if(!f.ok)return f;c.push(f)}for(let[p,f]of i){if(a.has(p))continue;let d=xV(p,f,r);if(!d.ok)return d;c.push(d)}let u=[`${lp(s,"import")} r\
ewritten in ${lp(i.size,"file")}.`,...o.length>0?["Not rewritten, because they are not certain:",...Vg(o)]:[],...l.length>0?["Named elsewhere, and left as it is\
:",...Vg(l)]:[]];return{...t,done:c,notes:[...t.notes??[],...u]}}async function _V(e10,t,r){if(!xE(e10.input))return{ok:true,paths:t,notes:[]};let a=await SE(e10,
r);if("problem"in a)return a;let n=await oi.get().importers(t,a),i=t.flatMap(s=>{let o=n.get(s);return o?[`Left alone, because it is or may be imported: ${W(s)}\
, by ${EE(o)}`]:[]});return{ok:true,paths:t.filter(s=>!n.has(s)),notes:kE(i,OE)}}async function SE(e10,{tracked:t,touched:r,workspace:a}){let n=cp(e10),i=[...t.
hidden(n)].filter(c=>yV.test(c)).length;if(i>0)return{ok:false,problem:F("CHANGE_UNCERTAIN",vV(i))};let s=[...r()],o=c=>a.stat(c)?.kind==="file",l=c=>n.endings?.
some(u=>c.endsWith(u));return{paths:new Set([...await t.all(),...s].filter(o)),searched:[...new Set([...t.sought(n),...s.filter(l)])].filter(o).sort(),textOf(c){
let u=a.stat(c);if(u?.kind!=="file"||u.link||u.size>hV)return;let p=a.read(c),f=dV(p)?void 0:pV(p);return f?.ok&&f.file.valid?f.file:void 0}}}var yV=/\.(?:[cm]?[jt]sx?|pyi?|html?|vue|svelte|astro|mdx|ipynb)$/,
vV=e10=>`The policy denies to read ${lp(e10,"file")} with JavaScript, TypeScript or Python code, so their imports are not known. Allow the Read, or leave out \`i\
mports\` and \`not_imported\`.`,wV=e10=>({name:"CHANGE_UNCERTAIN",message:[`${lp(e10.length,"place")} may be about a file that moves, and cannot be rewritten fo\
r certain:`,...Vg(e10),"Edit these places in steps before the Move, or set `imports: fix-certain`, which leaves them as they are and lists them."].join(`
`)}),[OE,$V]=[20,3],Vg=e10=>kE([...K(e10,({words:t})=>t).values()].map(t=>{let[r,...a]=t,n=t.slice(0,$V).map(({path:o,line:l})=>`${o}:${l}`),i=t.length-n.length,
s=i===0?"":` and ${i} more`;return a.length===0?EE(r):W(`${r.words}: ${n.join(", ")}${s}`)}),OE),EE=({path:e10,line:t,words:r})=>W(`${e10}:${t}: ${r}`);function kV(e10,t,r){
let{change:a}=e10,n=a?.from===void 0?void 0:t.get(a.from);if(a?.from===void 0||!n)return e10;let i=AE({path:a.from,effects:["removes","renames"]},n,r);if(!i.ok)
return i;let{after:s,structuredPatch:o,insertions:l,deletions:c}=i.change,u={...a,after:s,structuredPatch:o,insertions:l,deletions:c};return{...e10,change:u,state:ct(
s)}}function xV(e10,t,r){let a=AE({path:e10,effects:["changes"]},t,r);if(!a.ok)return a;let{change:n}=a;return{ok:true,path:e10,change:n,matches:0,type:"update",
state:ct(n.after)}}function AE(e10,t,r){let a=Ae(Gr.name,e10,r);if(!a.ok)return a;let{target:n}=a,i=Ne(n,SV);if(i)return{ok:false,problem:i};let s=le(n);return ur(
n,s,mV(s.bytes,t.bytes,fV(s.encoding)))}var SV=[et,...mt,cr,gt];import{core_git_git$D as OV,core_git_git$d as EV,core_git_git$e as AV,core_git_git$l as TV}from"./hook.js";
function Jg(e10,t){if(e10.promisor||Object.keys(t.env).length===0)return e10;let r={...e10,promisor:t,run:a=>NE(r,()=>e10.run(a)),runNow(a){for(let n;;)try{return e10.
runNow(a)}catch(i){n=IE(i,n),e10.runNow(lo(t,[n]))}}};return r}async function NE(e10,t){let{promisor:r}=e10;for(let a;;)try{return await t()}catch(n){if(!r)throw n;
a=IE(n,a),await e10.run(lo(r,[a]))}}function IE(e10,t){let r=AV(e10);if(r===void 0||r===t)throw e10;return r}var lo=({remote:e10,env:t,relay:r,pause:a},n)=>({args:[
...pp(e10),"-c","fetch.negotiationAlgorithm=noop","fetch","--quiet","--no-tags","--no-write-fetch-head","--no-auto-maintenance","--recurse-submodules=no","--fil\
ter=blob:none","--stdin","--end-of-options",e10],input:n.map(i=>`${i}
`).join(""),env:t,relay:r,pause:a,parse:()=>{}}),pp=e10=>/[:/]/.test(e10)?["-c",`remote.${e10}.promisor=true`,"-c",`remote.${e10}.partialCloneFilter=blob:none`]:
[];function ze(e10){let t=TE(e10),r=async a=>(t.hasEnded&&(t=TE(e10)),await t.answers.ask(a));return{read:a=>NE(e10,()=>EV(()=>r(a))),readNow:a=>jE(a)?e10.runNow(
NV(a)):void 0,async[Symbol.asyncDispose](){t.readers--,t.readers===0&&await t.end()}}}function Kg(e10){let t=OV(e10),r=t.then(a=>(a.config().catch(()=>{}),ze(a)));
return r.catch(()=>{}),{git:t,async[Symbol.asyncDispose](){await r.then(a=>a[Symbol.asyncDispose](),()=>{})}}}var jE=e10=>!/[\n\0]/.test(e10),NV=e10=>({args:["c\
at-file","--batch"],input:`${e10}
`,parse(t){let r=t.indexOf(10),a=CE(t.subarray(0,r).toString("utf8"));return a&&{oid:a.oid,type:a.type,content:t.subarray(r+1,r+1+a.size)}}});function CE(e10){let[
,t,r,a]=/^([0-9a-f]{40,64}) (blob|tree|commit|tag) (\d+)$/.exec(e10)??[];return t===void 0?void 0:{oid:t,type:r,size:Number(a)}}var up=new WeakMap;function TE(e10){
let t=up.get(e10)??IV(e10);return t.readers++,t}function IV(e10){let t=["cat-file","--batch"],r=e10.start(t),a=new jV(r,TV(r,t)),n=()=>{i.hasEnded=true,up.get(e10)===
i&&up.delete(e10)},i={answers:a,readers:0,hasEnded:false,async end(){n(),r.stdin.end(),await a.closed}};return up.set(e10,i),a.closed.then(n),i}var jV=class{closed;#e;#r=[];#t=0;#a=Buffer.
alloc(0);#i;#n;constructor(e10,{closed:t,failure:r}){this.#e=e10,e10.stdout.on("data",a=>this.#s(a)),this.closed=t.then(()=>this.#u(r()??new Error("git cat-file\
 is closed")))}ask(e10){return this.#n?Promise.reject(this.#n):jE(e10)?new Promise((t,r)=>{this.#r.push({resolve:t,reject:r}),this.#e.stdin.writableCorked||(this.#e.
stdin.cork(),queueMicrotask(()=>this.#e.stdin.uncork())),this.#e.stdin.write(`${e10}
`)}):Promise.resolve(void 0)}#s(e10){let t=e10;for(;t.length>0;)t=this.#i?this.#c(this.#i,t):this.#l(t)}#l(e10){let t=e10.indexOf(10);if(t<0)return this.#a=Buffer.
concat([this.#a,e10]),e10.subarray(e10.length);let r=Buffer.concat([this.#a,e10.subarray(0,t)]).toString("utf8");this.#a=Buffer.alloc(0);let a=CE(r);if(!a)this.#o(
void 0);else{let n=Buffer.allocUnsafe(a.size+1);this.#i={oid:a.oid,type:a.type,content:n,filled:0}}return e10.subarray(t+1)}#c(e10,t){let r=t.copy(e10.content,e10.
filled);return e10.filled+=r,e10.filled===e10.content.length&&(this.#i=void 0,this.#o({oid:e10.oid,type:e10.type,content:e10.content.subarray(0,-1)})),t.subarray(
r)}#o(e10){this.#r[this.#t]?.resolve(e10),this.#t++,!(this.#t<1024)&&(this.#r.splice(0,this.#t),this.#t=0)}#u(e10){this.#n??=e10;for(let t of this.#r.splice(0).
slice(this.#t))t.reject(this.#n);this.#t=0}};var CV=["%H","%T","%P","%an","%s","%B"].join("%x00"),MV=(e10,t)=>({args:["log","-z",`--format=${CV}`,"--topo-order",
"--end-of-options",`${e10}..${t}`],input:"",parse(r){let a=r.toString("utf8").split("\0"),n=[];for(let i=0;i+5<a.length;i+=6){let[s="",o="",l="",c="",u="",p=""]=a.
slice(i,i+6),f=p.match(/^Editplan-Step: .*$/gm)?.join(`
`)??"",d=/^Editplan-Run: /m.test(p);n.push({id:s,tree:o,parents:l.split(" ").filter(Boolean),authorName:c,subject:u,steps:f,isOfRun:d})}return n}}),Zg=(e10,t)=>({
args:["log","--patch","--text","--format=%an %ae%n%cn %ce%n%B","--no-renames","--no-color","--no-ext-diff","--no-textconv","--end-of-options",`${e10}..${t}`],input:"",
parse:r=>r}),PV=(e10,t)=>({args:["merge-base","--end-of-options",e10,t],input:"",accept:[0,1],parse:r=>r.toString("latin1").trim()||void 0}),RV=e10=>({args:["re\
v-list","--count","--end-of-options",e10],input:"",parse:t=>Number(t.toString("latin1"))}),LV=e10=>({args:["rev-list","--no-walk","--parents","--stdin"],input:e10.
map(t=>`${t}
`).join(""),accept:[0,128],parse:(t,r)=>r===0&&t.toString("latin1").trim().split(`
`).every(a=>a.includes(" "))}),zV=e10=>({args:["rev-parse","--verify","--end-of-options",`${e10}^{tree}`],input:"",parse:t=>t.toString("latin1").trim()}),FV=e10=>({
args:["log","-1","--no-walk","--date=raw","--format=%an%x00%ae%x00%ad","--end-of-options",e10],input:"",parse(t){let[r="",a="",n=""]=t.toString("utf8").trimEnd().
split("\0");return{name:r,email:a,date:n}}}),DV=({tree:e10,parents:t,message:r,author:a},n)=>({args:[...ME,"-c",`gpg.format=${n==="gpg"?"openpgp":"ssh"}`,"commi\
t-tree","-S",e10,...t.flatMap(i=>["-p",i]),"-F","-"],input:r,env:{...UV(a),GIT_COMMITTER_DATE:a.date},parse:i=>i.toString("latin1").trim()}),BV=()=>({args:[...ME,
"var","GIT_COMMITTER_IDENT"],accept:[0,128],parse:(e10,t)=>t===0?e10.toString("utf8").replace(/ \d+ [+-]\d+\s*$/,""):void 0}),ME=["-c","user.useConfigOnly=true"],
UV=({name:e10,email:t,date:r})=>({GIT_AUTHOR_NAME:e10,GIT_AUTHOR_EMAIL:t,GIT_AUTHOR_DATE:r}),qV=e10=>({args:["verify-commit","--end-of-options",e10],input:"",accept:[
0,1,128],parse:(t,r)=>r===0?"holds":r===1?"fails":"none"}),WV=e10=>({args:["log","-1","--no-walk","--format=%G?","--end-of-options",e10],input:"",parse:t=>t.toString(
"latin1").trim()});import{core_git_git$n as co}from"./hook.js";var GV=(e10,t)=>({args:["diff-tree","-r","-z","--name-only","--no-renames","--end-of-options",e10,
t],input:"",parse:co}),HV=e10=>({args:["diff-tree","--stdin","-r","-z","-m","--root","--name-only","--no-renames","--no-commit-id"],input:e10.map(t=>`${t}
`).join(""),parse:t=>new Set(co(t))}),VV=(e10,t)=>({args:["log","--format=","--raw","--no-abbrev","--no-renames","-m","--end-of-options",e10,"--",t],input:"",parse:r=>new Set(
[...r.toString("latin1").matchAll(/(?<= )[0-9a-f]{40,64}(?= )/g)].map(([a])=>a))}),fp=(e10="HEAD")=>({args:["diff-index","--cached","-z","--name-only","--no-ren\
ames",e10],input:"",parse:co}),Yg=()=>({args:["diff-index","--cached","-z","--name-status","--no-renames","HEAD"],input:"",parse(e10){let t=co(e10),r=t.filter((a,n)=>n%
2===1);return{hasConflicts:t.some((a,n)=>n%2===0&&a==="U"),paths:r}}}),Xg=()=>({args:["--no-optional-locks","diff","-z","--name-only",...li,"--ignore-submodules"],
input:"",parse:co}),JV=e10=>({args:["diff-tree","-p",...li,"--no-commit-id","--root","-m","--first-parent","--end-of-options",e10],input:"",parse:t=>t}),KV=(e10,t,r=[])=>({
args:["diff-tree","-p","-r",...li,"--end-of-options",e10,t,"--",...r],input:"",parse:a=>a}),ZV=(...e10)=>({args:["diff-tree","-p",...li.filter(t=>t!=="--no-rena\
mes"&&t!=="--binary"),"-M","--no-commit-id","--root","-m","--first-parent","--end-of-options",...e10],input:"",parse:t=>t}),YV=e10=>({args:["diff-tree","--stdin",
"-r","--numstat",...li,"--root","-m","--first-parent"],input:e10.map(t=>`${t}
`).join(""),parse(t){let r=new Map(e10.map(n=>[n,PE])),a="";for(let n of t.toString("utf8").split(`
`)){let[i,s,o]=n.split("	");o===void 0?a=n||a:r.set(a,QV(r.get(a)??PE,Number(i),Number(s)))}return r}}),XV=(e10,t)=>({args:["diff","--numstat",...li,"--end-of-o\
ptions",e10,t],input:"",parse(r){let[a,n]=r.toString("latin1").split("	").map(Number);return{insertions:a||0,deletions:n||0}}}),li=["--no-renames","--no-ext-dif\
f","--no-textconv","--no-color","--diff-algorithm=myers","--src-prefix=a/","--dst-prefix=b/","--full-index","--binary","--unified=3"],PE={files:0,insertions:0,deletions:0},
QV=(e10,t,r)=>({files:e10.files+1,insertions:e10.insertions+(t||0),deletions:e10.deletions+(r||0)});import{core_git_git$n as eJ}from"./hook.js";var tJ=(e10,{treeish:t,
folders:r=[]}={})=>({args:["grep","--files-with-matches","--null","--text","--perl-regexp","--full-name","--no-color",`--threads=${nJ}`,"--no-recurse-submodules",
"-f","-",...t===void 0?[]:[t],"--",...r],input:[...e10.flatMap(rJ),...aJ].map(a=>`${a}
`).join(""),accept:[0,1,128],parse:(a,n)=>n===128?void 0:eJ(a).map(i=>t===void 0?i:i.slice(t.length+1))}),Qg=(e10,t)=>({args:["grep","--quiet","--text","--fixed\
-strings","--no-recurse-submodules","-f","-",...t===void 0?[]:[t],"--",":(glob)**/.gitattributes"],input:e10.map(r=>`${r}
`).join(""),env:{GIT_LITERAL_PATHSPECS:"0"},accept:[0,1],parse:(r,a)=>a===0}),rJ=e10=>{let[t=""]=/^[\x20-\x7e]{1,32}/.exec(e10)??[],r=[...t].map(a=>RE(Buffer.from(
a)));return[RE(Buffer.from(e10)),...r.length>1?[`${r.join("\\x00(?:\\x00\\x00)?")}`]:[]]},RE=e10=>Array.from(e10,t=>`\\x${t.toString(16).padStart(2,"0")}`).join(
""),aJ=["\\xff\\xfe","\\xfe\\xff"],nJ=RO()+1;var dp=(...e10)=>Ue("node:timers/promises").setTimeout(...e10),LE=(...e10)=>Ue("node:timers/promises").setImmediate(
...e10);var Wa=e10=>({remote:e10,env:{},pause:iJ}),iJ=async e10=>{await dp(e10)},zE=e10=>e10.toString("utf8").trim(),e0=()=>({args:["remote","--verbose"],input:"",
parse:e10=>zE(e10).split(`
`).map(t=>/^(\S+)\t(.*) \(push\)$/.exec(t)).flatMap(t=>t?[{name:t[1]??"",url:t[2]??""}]:[])}),Ga=e10=>({args:["rev-parse","--quiet","--verify","--end-of-options",
`${e10}^{commit}`],input:"",accept:[0,1,128],parse:(t,r)=>r===0?zE(t):void 0}),ta=({remote:e10,...t},r,a)=>({args:["fetch","--quiet","--no-tags","--no-write-fet\
ch-head","--no-auto-maintenance","--recurse-submodules=no",...a===void 0?[]:[`--depth=${a}`],"--refmap=","--",e10,...r],input:"",...t,parse(){}}),hp=({remote:e10,
env:t,relay:r},a)=>({args:["push","--no-follow-tags","--recurse-submodules=no",...a.length>1?["--atomic"]:[],...a.map(({ref:n,expected:i})=>`--force-with-lease=${n}\
:${i??""}`),"--",e10,...a.map(({ref:n,commit:i=""})=>`${i}:${n}`)],env:t,relay:r,hooks:a.some(({ref:n})=>n.startsWith("refs/heads/")),parse(){}}),sJ=(e10,t,r)=>({
...hp(e10,[{ref:t,commit:r,expected:void 0}]),pause:e10.pause,hooks:false}),oJ=({remote:e10,env:t,relay:r},{branch:a,expected:n})=>({args:["push",`--force-with-\
lease=refs/heads/${a}:${n}`,"--",e10,`:refs/heads/${a}`],env:t,relay:r,parse(){}}),lJ=({remote:e10,...t},r)=>({args:["lfs","push","--object-id",e10,...r],...t,parse(){}});
import{core_git_git$C as cJ,core_git_git$h as mp,core_git_git$i as DE,core_git_git$j as uJ,core_git_git$n as Va,core_git_git$p as gp,core_git_git$s as pJ,core_git_git$z as po}from"./hook.js";
import{errors$b as BE}from"./hook.js";var r0=e10=>({args:["cat-file","--batch-check=%(objectsize)"],input:e10.map(t=>`${t}
`).join(""),parse:t=>t.toString("utf8").trimEnd().split(`
`).map(r=>/^\d+$/.test(r)?Number(r):void 0)}),fJ=e10=>({args:["cat-file","--batch-check=%(objectname) %(objectsize)"],input:[...new Set(e10)].map(t=>`${t}
`).join(""),parse(t){let r=t.toString("latin1").matchAll(/^([0-9a-f]{40,64}) (\d+)$/gm);return new Map(Array.from(r,([,a="",n])=>[a,Number(n)]))}}),bp=e10=>e10.
toString("latin1").trim(),_p=(e10,t)=>({args:["hash-object","-w","--stdin",`--path=${e10}`],input:t,parse:bp}),dJ=e10=>({args:["hash-object","--no-filters","--",
e10],input:"",parse:bp}),yp=e10=>({args:["hash-object","-t","commit","-w","--stdin"],input:e10,parse:bp}),vp=e10=>({args:["hash-object","-w","--stdin"],input:e10,
parse:bp}),$r=(e10,{type:t,content:r})=>Da(e10).update(`${t} ${r.length}\0`).update(r).digest("hex"),a0=(e10,t)=>({args:["unpack-objects","-q"],input:hJ(e10,t),
parse(){}});function hJ(e10,t){let r=Buffer.from("PACK\0\0\0\0\0\0\0","latin1");r.writeUInt32BE(t.length,8);let a=t.flatMap(({type:i,content:s})=>[gJ(i,s.length),
eS(s)]),n=Buffer.concat([r,...a]);return Buffer.concat([n,Da(e10).update(n).digest()])}var mJ={commit:1,tree:2,blob:3};function gJ(e10,t){let r=[mJ[e10]<<4|t&15];
for(let a=Math.floor(t/16);a>0;a=Math.floor(a/128))r.push((r.pop()??0)|128,a&127);return Buffer.from(r)}var fo=()=>({args:["ls-files","-t","-z"],input:"",parse:e10=>Va(
e10).flatMap(t=>t.startsWith("S ")?t.slice(2):[])}),ho=e10=>({args:["--literal-pathspecs","ls-files","-v","-z",...e10.size<=100?["--",...e10]:[]],input:"",parse(t){
let r=new Map;for(let a of Va(t)){let[n="",i]=[a[0],a.slice(2)];e10.has(i)&&r.set(i,UE(n))}return r}}),wp=e10=>({args:["ls-files","-v","--stage","-z"],input:"",
parse(t){let r=new Map,a=false;for(let n of Va(t)){let i=n.indexOf("	");n[i-1]!=="0"&&(a||=i>0);let s=n.slice(i+1);if(!e10.has(s))continue;let[o="",l="",c=""]=n.
slice(0,i).split(" ");r.set(s,{mode:l,oid:c,...UE(o)})}return{hasConflicts:a,entries:r}}}),UE=e10=>({skipWorktree:/s/i.test(e10),assumeUnchanged:e10!==e10.toUpperCase()}),
bJ=({folders:e10=[]})=>({args:["ls-files","-v","-z","--",...e10],input:"",parse:t=>FE.test(t.toString("latin1"))?Va(t).flatMap(r=>FE.test(r)?r.slice(2):[]):[]}),
FE=/(?:^|\0)[a-zS] /,_J=()=>({args:["ls-files","--others","--exclude-standard","-z"],input:"",parse:Va}),yJ=()=>({args:["ls-files","--others","--ignored","--exc\
lude-standard","--directory","-z"],input:"",parse:Va}),vJ=({treeish:e10,folders:t=[]}={})=>({args:[...e10===void 0?["ls-files","--stage","-z"]:["ls-tree","-r","\
-z","--full-tree",e10],"--",...t],input:"",parse(r){let a=Va(r).filter(n=>n.startsWith("100"));return[...new Set(a.map(n=>n.slice(n.indexOf("	")+1)))]}}),n0=e10=>({
args:["update-index","--add","--remove","--replace","-z","--stdin"],env:po,input:gp(e10),parse:()=>{}}),$p=(e10,t)=>({args:["update-index","-z","--index-info"],
env:po,input:gp([...t].map(([r,a])=>a?`${a.mode} ${a.oid} 0	${r}`:`0 ${"0".repeat(e10==="sha256"?64:40)}	${r}`)),parse:()=>{}}),wJ=e10=>({args:["update-index","\
-z","--stdin"],env:po,input:gp(e10),parse:()=>{}}),i0=(e10,t)=>({args:["update-index",`--${e10}`,"-z","--stdin"],env:po,input:gp(t),parse:()=>{}}),kp=({sparse:e10})=>({
args:["-c",`index.sparse=${e10}`,"update-index","--force-write-index"],env:po,input:"",parse:()=>{}}),xp={lineEnds:"keep",filtered:false,smudged:false,rewritten:false,
driver:void 0,encoding:void 0,ident:false,eol:void 0,inLfs:false,generated:false};function s0(e10,t){let r=e10["working-tree-encoding"],a=e10.ident==="set",n=qE(
r)&&!/^utf-?8$/i.test(r)?r.toLowerCase():void 0,i=a||n!==void 0,s=xJ(e10,t),o=$J(e10,t),l=i||s?.smudges===true,c=o==="keep"?void 0:kJ(e10,t);return{lineEnds:o,filtered:i||
s?.cleans===true,smudged:l||c==="crlf",rewritten:l,driver:s,encoding:n,ident:a,eol:c,inLfs:e10.filter==="lfs",generated:["set","true"].includes(e10["linguist-ge\
nerated"]??"")}}function $J(e10,t){let r=t0(e10.text)??t0(e10.crlf);return r==="unset"?"keep":r==="auto"?"auto":r!==void 0||e10.eol==="lf"||e10.eol==="crlf"?"te\
xt":mo(t)?"auto":"keep"}var t0=e10=>e10!==void 0&&["set","unset","auto","input"].includes(e10)?e10:void 0,mo=e10=>/^(?:true|yes|on|[1-9]\d*|input)$/i.test(e10.get(
"core.autocrlf")??"");function kJ({text:e10,crlf:t,eol:r},a){if(r==="lf"||r==="crlf")return r;if(e10==="input"||t0(e10)===void 0&&t==="input"||a.get("core.autoc\
rlf")?.toLowerCase()==="input")return;let n=a.get("core.eol")?.toLowerCase()??"native";return mo(a)||n==="crlf"||n==="native"&&Ly==="\\"?"crlf":void 0}function xJ({
filter:e10},t){if(!qE(e10))return;let[r,a,n]=["clean","smudge","process"].map(c=>t.get(`filter.${e10}.${c}`)??""),i=pJ(t,`filter.${e10}.required`,false),s=i||!!(r||
n),o=i||!!(a||n),l=/\bgit[- ]lfs\b/.test(`${r} ${a} ${n}`);return s||o?{name:e10,cleans:s,smudges:o,isLfs:l}:void 0}var qE=e10=>e10!==void 0&&e10!=="set"&&e10!==
"unset"&&e10!=="unspecified";async function SJ(e10,t,r){if(t==="keep"||!e10.includes(Ha))return e10;let a=Sp(e10);if(a.crlf===0)return e10;if(t==="auto"){if(o0(
a))return e10;let n=await r();if(n&&WE(n))return e10}return AJ(e10,a.crlf)}var Ha=13,uo=10,WE=e10=>{if(!e10.includes(Ha))return false;let t=Sp(e10);return t.crlf>
0&&!o0(t)},o0=({loneCr:e10,nul:t,printable:r,unprintable:a})=>e10>0||t>0||Math.floor(r/128)<a;function Sp(e10){let t={crlf:0,loneCr:0,nul:0,printable:0,unprintable:0};
for(let r=0;r<e10.length;r++){let a=e10[r]??0;a===Ha&&e10[r+1]===uo?(t.crlf++,r++):a===Ha?t.loneCr++:a!==uo&&OJ(a,t)}return e10.at(-1)===26&&t.unprintable--,t}function OJ(e10,t){
let r=e10===8||e10===9||e10===12||e10===27;e10>=32&&e10!==127||r?t.printable++:t.unprintable++,e10===0&&t.nul++}function EJ(e10){let t=0;for(let r=e10.indexOf(uo);r>=
0;r=e10.indexOf(uo,r+1)){if(e10[r-1]!==Ha)return false;t++}return t>0&&Sp(e10).loneCr===0}var l0=e10=>!o0(Sp(e10)),c0=(e10,t)=>{let r=e10.toString("latin1").replaceAll(
`\r
`,`
`);return r.includes("\r")?e10:Buffer.from(t==="crlf"?r.replaceAll(`
`,`\r
`):r,"latin1")};function AJ(e10,t){let r=Buffer.allocUnsafe(e10.length-t),a=0,n=0;for(let i=e10.indexOf(Ha);i>=0;i=e10.indexOf(Ha,i+1))e10[i+1]===uo&&(r.set(e10.
subarray(a,i),n),n+=i-a,a=i+1);return r.set(e10.subarray(a),n),r}function u0(e10,t){let r=t,a=new Map,n=()=>{r!==t&&r[Symbol.dispose]()};return{async convert(i,s,o){
let l=r.of(i);if(!l.filtered){let c=await SJ(s,l.lineEnds,o);return{content:c,isExact:c===s}}try{let c=await IJ(l,s,o),u={path:i,content:s,before:c};return{oid:c?
await jJ(e10,r,u):await NJ(e10,r,u)}}catch(c){throw DE(c,i,l.driver)}},encodingOf:i=>r.of(i).encoding,begunEncodingOf:i=>t.of(i).encoding,look:i=>r.look(i),converts(i){
let{filtered:s,lineEnds:o}=r.of(i);return s||o!=="keep"},mayHaveDiffered(i,s){let{filtered:o,lineEnds:l}=t.of(i);return o||l!=="keep"&&s.includes(13)},attributesChanged(i){
for(let[s,o]of i)a.set(s,o);n(),r=t.with(new Map(a))},within:i=>r.within(i),[Symbol.dispose]:n}}var TJ=e10=>zy(e10)===".gitattributes",NJ=(e10,t,{path:r,content:a})=>{
let n=_p(r,a),i=[...mp("cleans",t.of(r).driver),...n.args];return e10.run(t.within({...n,args:i}))};async function IJ({lineEnds:e10},t,r){let a=e10==="auto"&&t.
includes(13)?await r():void 0;return a&&WE(a)?a:void 0}async function jJ(e10,t,{path:r,content:a,before:n=a}){let i=_e(t.workTree(),r);Me(rn(i),{recursive:true}),
Ut(i,a);let s=mp("cleans",t.of(r).driver),o=l=>e10.run(t.within({...l,args:[...s,...l.args]}));try{let l=await e10.run(vp(n));return await o($p(e10.objectFormat,
[[r,{mode:"100644",oid:l}]])),await o(wJ([r])),await o(CJ(r))}finally{qt(i,{force:true})}}var CJ=e10=>({args:["ls-files","--stage","-z","--",e10],input:"",parse:t=>t.
toString("latin1").split(" ")[1]??""});async function ci(e10,t){let r=cJ(e10.commonDir,await e10.config()),a=({path:i,content:s})=>{let o=t.of(i).driver?.isLfs===
true?ln(s):void 0;return o!==void 0&&r?.(o)!==true},n=i=>{let{smudged:s,driver:o}=t.of(i.path);if(!s)return i.content;if(a(i))throw uJ(i.path,LJ);try{return e10.
runNow(t.within(Op(i,o)))}catch(l){throw DE(l,i.path,o)}};return{now:n,async many(i){await t.look(i.map(({path:c})=>c));let s=i.filter(c=>t.of(c.path).smudged&&
!/\n/.test(c.path)&&!a(c)),o=await MJ(e10,t,s),l=i.filter(({path:c})=>!o.has(c)).map(c=>[c.path,Ja(()=>n(c))]);return new Map([...o,...l.filter(c=>c[1]!==void 0)])}}}
async function MJ(e10,t,r){if(r.length<2)return new Map;let a=r.flatMap(({path:n})=>t.of(n).driver??[]);try{return await e10.run(t.within(PJ(r,a)))}catch(n){if(n instanceof
BE)return new Map;throw n}}function Ja(e10){try{return e10()}catch(t){if(t instanceof BE&&t.name==="FILTER_UNAVAILABLE")return;throw t}}var Op=({path:e10,oid:t},r)=>({
args:[...mp("smudges",r),"cat-file","--filters",`--path=${e10}`,t],input:"",parse:a=>a});function PJ(e10,t){let r=BS(24).toString("hex");return{args:[...mp("smu\
dges",...t),"cat-file","--filters",`--batch=${r}`],input:e10.map(({oid:a,path:n})=>`${a} ${n}
`).join(""),parse(a){let n=RJ(Buffer.from(`${r}
`),a),i=[...n.slice(1).map(({from:s})=>s-1),a.length-1];return new Map(e10.map(({path:s},o)=>[s,a.subarray(n[o]?.to,i[o])]))}}}function RJ(e10,t){let r=[];for(let a=t.
indexOf(e10);a>=0;a=t.indexOf(e10,a+e10.length))r.push({from:a,to:a+e10.length});return r}var LJ="its Git LFS object is not in this repository. Fetch it with `g\
it lfs fetch`";import{core_git_git$m as zJ}from"./hook.js";import{errors$b as p0}from"./hook.js";import{empty$g as FJ,empty$h as DJ}from"./hook.js";var BJ=({ours:e10,
base:t,theirs:r})=>({args:["merge-file","-p","-q",e10,t,r],input:"",accept:Array.from({length:256},(a,n)=>n).filter(a=>a!==128&&a!==129),parse:(a,n)=>n===0?a:void 0}),
GE=(e10,t)=>({args:[...["merge.renames=true","merge.directoryRenames=conflict","merge.renameLimit=7000"].flatMap(r=>["-c",r]),"merge-tree","--write-tree","-z","\
--name-only","--no-messages",e10,t],input:"",accept:[0,1],parse(r){let[a="",...n]=zJ(r);return{tree:a,conflicts:[...new Set(n)]}}});async function UJ(e10,[t,r],a){
let n=await e10.run(qJ());if(n[0]>t||n[0]===t&&n[1]>=r)return;let i=`${a} needs git ${t}.${r} or newer; this is git ${n.join(".")}. Update git.`;throw new p0({name:"\
GIT_FAILED",message:i})}var qJ=()=>({args:["version"],parse(e10){let[,t,r]=/(\d+)\.(\d+)/.exec(e10.toString("utf8"))??[];return[Number(t??0),Number(r??0)]}});async function Ep(e10,t){
let r=await go(e10,t);if(r)return r;let a=`The repository has no commit "${t}". Fetch it.`;throw new p0({name:"UNKNOWN_REVISION",message:a})}async function go(e10,t){
let r=await e10.read(t);if(r?.type!=="commit")return;let a=r.content.toString("latin1"),[,n=""]=/^tree ([0-9a-f]+)$/m.exec(a)??[],[,i="0 +0000"]=/^committer .*> (\d+ [+-]\d+)$/m.
exec(a)??[];return{commit:r.oid,tree:n,date:i}}async function WJ(e10,t,r){var a=[];try{let o=FJ(a,ze(e10),true),l=[],{commit:c,tree:u}=await Ep(o,r),p={commit:c,
tree:u},f=p;for(let d of t){let b=await e10.run(yp(HE(f.tree,[d.parent]))),{tree:m,conflicts:v}=await e10.run(GE(b,d.commit));if(v.length>0)return{ok:false,at:d,
conflicts:v};if(m===f.tree)continue;let x=f.commit,h=(await o.read(d.commit))?.content;if(!h)throw new p0({name:"GIT_FAILED",message:`The commit ${d.commit} is \
missing.`});let g=await e10.run(yp(GJ(h,{tree:m,parent:x})));l.push({...d,commit:g,tree:m,parent:x}),f={commit:g,tree:m}}return{ok:true,base:p,chain:l,head:f}}catch(o){
var n=o,i=true}finally{var s=DJ(a,n,i);s&&await s}}var HE=(e10,t)=>`tree ${e10}
${t.map(r=>`parent ${r}
`).join("")}author editplan <editplan@localhost> 0 +0000
committer editplan <editplan@localhost> 0 +0000

stand-in
`,GJ=(e10,{tree:t,parent:r})=>{let a=e10.indexOf(`

`),n=e10.toString("latin1",0,a).replace(/^(?:tree|parent) .*\n/gm,"").replace(/^gpgsig(?:-sha256)? .*(?:\n .*)*\n?/gm,"");return Buffer.concat([Buffer.from(`tre\
e ${t}
parent ${r}
${n}`,"latin1"),e10.subarray(a)])};import{core_git_git$m as HJ,core_git_git$z as VJ}from"./hook.js";import{core_git_scratch_folder$a as JJ}from"./hook.js";var KJ=[
"text","crlf","eol","ident","filter","working-tree-encoding","linguist-generated"],bo=e10=>({args:["check-attr","-z","--stdin",...KJ],input:[...e10].map(t=>`${t}\
\0`).join(""),parse(t){let r=t.toString("utf8").split("\0"),a=new Map;for(let n=0;n+2<r.length;n+=3){let[i="",s="",o=""]=r.slice(n,n+3),l=a.get(i)??{};l[s]=o,a.
set(i,l)}return a}}),Ap=(e10,t)=>({args:[...t?["-C",t.folder]:[],"check-ignore","-z","--stdin"],env:{GIT_LITERAL_PATHSPECS:"0",...t&&{GIT_DIR:t.gitDir,GIT_WORK_TREE:t.
folder}},input:[...e10].map(r=>`./${r}\0`).join(""),accept:[0,1],parse:r=>new Set(HJ(r).map(a=>a.slice(2)))}),ui=async(e10,t)=>new XJ(e10,await e10.config(),t);
async function pi(e10,t){try{return await t()}catch(r){throw e10[Symbol.dispose](),r}}var ZJ=async(e10,t)=>VE(e10)||e10.run(Qg(YJ,t)),YJ=["filter","ident","work\
ing-tree-encoding"],VE=({commonDir:e10})=>ht(_e(e10,"info","attributes")),XJ=class JE{#e;#r;#t;#a=new Map;#i=new Set;#n;#s;constructor(t,r,a){this.#e=t,this.#r=
r,this.#t=a,this.#s=mo(r)||VE(t)}async look(t){let r=[...t];await this.#t.foresee?.(r.filter(n=>!this.#a.has(n)));let a=this.#l(r);a.length>0&&this.#c(await this.#e.
run(this.within(bo(a))))}of(t){let[r]=this.#l([t]);return r!==void 0&&this.#c(this.#e.runNow(this.within(bo([r])))),this.#a.get(t)??xp}within(t,r=[]){for(let i of r)
this.#o(i);let a=this.workTree(),n={GIT_DIR:this.#e.gitDir,GIT_WORK_TREE:a,GIT_INDEX_FILE:_e(a,"..","index")};return{...t,args:["-C",a,...t.args],env:{...VJ,...n,
...t.env}}}workTree(){return this.#n||(this.#n=JJ(this.#e),Me(_e(this.#n.path,"files"))),_e(this.#n.path,"files")}with(t){let r=a=>t.has(a)?t.get(a):this.#t.read(
a);return new JE(this.#e,this.#r,{...this.#t,read:r})}[Symbol.dispose](){this.#n?.[Symbol.dispose]()}#l(t){let r=[...new Set(t)].filter(a=>!this.#a.has(a));for(let a of r)
this.#o(a);if(this.#s)return r;for(let a of r)this.#a.set(a,xp);return[]}#c(t){for(let[r,a]of t)this.#a.set(r,s0(a,this.#r))}#o(t){for(let r=0;r>=0;r=t.indexOf(
"/",r)+1||-1){let a=`${t.slice(0,r)}.gitattributes`;if(this.#i.has(a))continue;this.#i.add(a);let n=this.#t.read(a);n&&this.#u(a,n)}}#u(t,r){this.#s=true;let a=_e(
this.workTree(),t);Me(rn(a),{recursive:true}),Ut(a,r)}};import{core_git_git$A as QJ,core_git_git$B as e52,core_git_git$D as t5,core_git_git$a as r5,core_git_git$k as a5,
core_git_git$o as n5,core_git_git$x as KE,core_git_git$y as ZE}from"./hook.js";import{errors$b as _o}from"./hook.js";import{empty$g as i5,empty$h as s5}from"./hook.js";
async function Rt(e10,t,r){let a={entries:new Map,named:new Map,blocked:new Map},n=r.names??[],i=[{path:"",oid:`${t}^{tree}`,children:c5(r.paths)}];for(;i.length>
0;){let s=await Promise.all(i.map(o=>e10.read(o.oid)));i=i.flatMap((o,l)=>{let c=s[l];if(c?.type!=="tree"){let p=`The repository does not have the tree ${o.oid}\
. Fetch it.`;throw new _o({name:"UNKNOWN_REVISION",message:p})}let u=p=>o.children.has(p)||n.includes(p);return u5(o,Tp(c.content,c.oid.length/2,u),n,a)})}return a}
async function o5(e10,t,r){let{entries:a}=await Rt(e10,t,{paths:r});for(let n of r){let i=a.get(n);if(!i)continue;if(!i.mode.startsWith("100")){let l=`${n} is a\
 folder, a link or a submodule. Commit it as a file.`;throw new _o({name:"DOCUMENT_INVALID",message:l})}let s=await e10.read(i.oid);if(s)return{path:n,content:s.
content};let o=`The repository does not have ${i.oid}, which is ${n}. Fetch it.`;throw new _o({name:"UNKNOWN_REVISION",message:o})}}function Tp(e10,t,r=()=>true){
let a=new Map,n=0;for(;n<e10.length;){let i=e10.indexOf(32,n),s=i<0?-1:e10.indexOf(0,i);if(s<0||s+1+t>e10.length)throw l5();let o=n5(e10.subarray(i+1,s));if(r(o)){
let l=e10.toString("latin1",n,i);a.set(o,{mode:l,oid:e10.toString("hex",s+1,s+1+t)})}n=s+1+t}return a}var l5=()=>new _o({name:"GIT_FAILED",message:"A tree of th\
e repository is damaged. `git fsck` names it; fetch it again from a complete copy."});function c5(e10){let t=new Map;for(let r of e10){let a=t;for(let n of r.split(
"/")){let i=a.get(n)??new Map;a.set(n,i),a=i}a.isPath=true}return t}function u5(e10,t,r,a){let n=[];for(let i of r){let s=t.get(i);s?.mode.startsWith("100")&&a.
named.set(e10.path+i,s)}for(let[i,s]of e10.children){let o=t.get(i);if(!o)continue;let l=e10.path+i;s.size===0?a.entries.set(l,o):o.mode==="40000"?n.push({path:`${l}\
/`,oid:o.oid,children:s}):(a.blocked.set(l,o),s.isPath&&a.entries.set(l,o))}return n}var p5="editplan-clone-";async function f5({url:e10,branch:t,environment:r,
parent:a}){let n=tw(_e(a,p5)),i={root:n,[Symbol.dispose]:()=>qt(n,{recursive:true,force:true,maxRetries:3})};try{return await XE(n,r),Ut(_e(n,"config"),d5(e10)),
await(await t5(n,{env:r})).run(ta(Wa(e10),[`refs/heads/${t}`],1)),i}catch(s){throw i[Symbol.dispose](),s}}async function XE(e10,t){let r=[...e52(e10),"init","--\
quiet","--bare","--template=","--initial-branch=main",e10],{stderr:a,exitCode:n}=await a5({args:r,cwd:e10,env:QJ(t),input:""});if(n!==0)throw r5({args:r,exitCode:n,
stderr:a})}var d5=e10=>`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	partialClone = ${f0(e10)}
[remote ${f0(e10)}]
	url = ${f0(e10)}
	promisor = true
	partialclonefilter = blob:none
[gc]
	auto = 0
`,f0=e10=>`"${e10.replace(/["\\]/g,"\\$&")}"`;async function d0(e10,t,r){var a=[];try{let o=h0(await e10.config());if(!o)return;let l=e10.promisor??Wa(o),c=i5(a,
ze(e10),true),{entries:u,named:p}=await Rt(c,t,{paths:r,names:[".gitattributes"]}),f=[...u.values(),...p.values()].filter(({mode:d})=>d.startsWith("100"));f.length>
0&&await e10.run(lo(l,[...new Set(f.map(({oid:d})=>d))]))}catch(o){var n=o,i=true}finally{var s=s5(a,n,i);s&&await s}}var h5=async e10=>h0(await e10.config())!==
void 0;function h0(e10){return e10.get("extensions.partialclone")||[...e10.keys()].find(r=>/^remote\..*\.promisor$/.test(r)&&e10.get(r)==="true")?.slice(7,-9)}var m5=[
"--deepen=50","--deepen=500","--deepen=5000","--depth=2147483647"];async function m0(e10,t,r){if(!KE(e10)||await e10.run(ZE(t,r)))return;let a=await e10.config(),
n=g5(a);if(!n)return;let i=e10.promisor??Wa(n),s=e10.promisor&&h0(a)?[...pp(i.remote)]:[];for(let o of m5){if(await e10.run(YE(i,s,[o,r])),await e10.run(ZE(t,r)))
return;if(!KE(e10))break}/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(t)&&await b5(e10.run(YE(i,s,[t])))}var YE=({remote:e10,env:t,relay:r,pause:a},n,i)=>({args:[...n,
"fetch","--quiet","--no-tags","--no-write-fetch-head","--no-auto-maintenance","--recurse-submodules=no",...i.filter(s=>s.startsWith("--")),"--refmap=","--end-of\
-options",e10,...i.filter(s=>!s.startsWith("--"))],input:"",env:t,relay:r,pause:a,parse:()=>{}});function g5(e10){let t=[...e10.keys()].flatMap(r=>/^remote\.(.*)\.url$/.
exec(r)?.[1]??[]);return t.includes("origin")?"origin":t.length===1?t[0]:void 0}async function b5(e10){try{await e10}catch(t){if(!(t instanceof _o))throw t}}async function fi(e10,t,r){
let{remote:a,env:n,relay:i}=t,s=i??await e10.run(y5(a,n)),{listed:o,isWhole:l}=await e10.run(/^https?:/i.test(s)?w5(t,s,r):v5(t)),c=new Map;for(let{name:f,value:d}of o)
_5(f,r)&&c.set(f,d);let u=o.find(({name:f})=>f==="HEAD")?.target,p=u?.startsWith("refs/heads/")?u.slice(11):void 0;return{defaultBranch:r.includes("HEAD")?p:void 0,
refs:c,listed:o.length,isWhole:l}}var y0=async(e10,t,r)=>(await fi(e10,t,[r])).refs.get(r),_5=(e10,t)=>e10!=="HEAD"&&t.some(r=>r.endsWith("*")?e10.startsWith(r.
slice(0,-1)):e10===r),y5=(e10,t)=>({args:["ls-remote","--get-url","--",e10],input:"",env:t,parse:r=>r.toString("utf8").trim()}),v5=({remote:e10,...t})=>({...t,args:[
"ls-remote","--symref","--",e10],input:"",parse(r){let a=r2(r).map(i=>i.split("	")),n=new Map(a.flatMap(([i="",s=""])=>QE(i)?[[s,i.slice(5)]]:[]));return{listed:a.
flatMap(([i="",s])=>s===void 0||QE(i)?[]:[{name:s,value:i,target:n.get(s)}]),isWhole:true}}}),QE=e10=>e10.startsWith("ref: "),r2=e10=>e10.toString("utf8").split(
`
`),w5=({remote:e10,...t},r,a)=>({...t,args:["remote-https",e10,r],input:`stateless-connect git-upload-pack
`,reply(n){if(g0(n))return`list

`;let{lines:i,isEnded:s}=_0(n,1);return s?$5(a,i):void 0},isWhole:n=>g0(n)?n.toString("latin1").endsWith(`

`):e22(n).isEnded,parse:n=>g0(n)?{listed:r2(n.subarray(b0.length)).flatMap(x5),isWhole:true}:{listed:e22(n).lines.map(k5),isWhole:false}}),b0=`fallback
`,g0=e10=>e10.toString("latin1",0,b0.length)===b0,e22=e10=>_0(e10,_0(e10,1).end);function _0(e10,t){let r=[],a=t;for(;a+4<=e10.length;){let n=Number.parseInt(e10.
toString("latin1",a,a+4),16);if(n===0)return{lines:r,isEnded:true,end:a+4};if(!(n>4)||a+n>e10.length)break;r.push(e10.toString("utf8",a+4,a+n).trimEnd()),a+=n}return{
lines:r,isEnded:false,end:a}}function $5(e10,t){let r=t.find(n=>n.startsWith("object-format=")),a=e10.map(n=>`ref-prefix ${n.replace(/\*$/,"")}`);return`${["com\
mand=ls-refs",...r===void 0?[]:[r]].map(t2).join("")}0001${["symrefs",...a].map(t2).join("")}0000`}var t2=e10=>`${(Buffer.byteLength(e10)+5).toString(16).padStart(
4,"0")}${e10}
`;function k5(e10){let[t="",r="",...a]=e10.split(" "),n=a.find(i=>i.startsWith("symref-target:"))?.slice(14);return{name:r,value:t,target:n}}function x5(e10){let[
t="",r]=e10.split(" ");return r===void 0||t.startsWith(":")?[]:[t.startsWith("@")?{name:r,value:"",target:t.slice(1)}:{name:r,value:t}]}import{core_git_git$r as S5,
core_git_git$s as n2}from"./hook.js";import{core_git_scratch_folder$a as O5}from"./hook.js";import{errors$b as i2}from"./hook.js";import{empty$g as E5,empty$h as A5}from"./hook.js";
async function v0(e10,t,r){let a=[...new Set(r.paths)],[{base:n,lookup:i},s]=await Promise.all([C5(t,r.base,a),e10.config()]);await r.conversions.look(a);let o=u0(
r.blobs??e10,r.conversions),l=a.filter(m=>!i.entries.has(m)),c=e10.bare?await T5(t,n,l):m=>r.readFile?.(m)?.content,u=await N5(e10,l,c),p=new Set(a),f=n2(s,"cor\
e.filemode",true),d={base:n,ignored:u,unignore:I5(e10,{ignored:u,rulesAt:c,readFile:r.readFile}),converter:o,covers:m=>p.has(m),entry:m=>i.entries.get(m),async committed(m){
let v=i.entries.get(m);return v?(await t.read(v.oid))?.content:void 0},modeOf(m,v,x){if(v===57344)return"160000";let h=x?.executable??i.entries.get(x?.from??m)?.
mode==="100755";return(f?v&64:h)?"100755":"100644"},[Symbol.dispose]:()=>o[Symbol.dispose]()},b=await ci(e10,r.conversions);return{...d,...await P5({...r,git:e10,
lookup:i,found:d,smudge:b},a)}}async function T5(e10,t,r){let a=new Set(r.flatMap(yo)),{entries:n}=await Rt(e10,t.commit,{paths:a}),i=new Map;for(let[s,{oid:o}]of n)
i.set(s,(await e10.read(o))?.content);return s=>i.get(s)}async function N5(e10,t,r){return t.length===0?new Set:e10.bare?s2(e10,t,r):e10.run(Ap(t))}async function s2(e10,t,r){
var a=[];try{let s=E5(a,O5(e10));for(let o of new Set([...t].flatMap(yo))){let l=r(o);l&&(Me(_e(s.path,rn(o)),{recursive:true}),Ut(_e(s.path,o),l))}return await e10.
run(Ap(t,{folder:s.path,gitDir:e10.gitDir}))}catch(s){var n=s,i=true}finally{A5(a,n,i)}}function I5(e10,{ignored:t,rulesAt:r,readFile:a}){let n=new Map,i=s=>n.has(
s)?n.get(s):r(s);return async s=>{if(t.size===0)return[];let o=[...s].filter(({path:u})=>j5(u));for(let{path:u,after:p}of o)n.set(u,p);if(o.length===0)return[];
let l=await s2(e10,t,i),c=[...t].filter(u=>!l.has(u)&&!a?.(u));for(let u of c)t.delete(u);return c}}var j5=e10=>/(?:^|\/)\.gitignore$/.test(e10),yo=e10=>["",...Rr(
e10).map(t=>`${t}/`)].map(t=>`${t}.gitignore`);async function C5(e10,t,r){let a=await Ep(e10,t),n=await Rt(e10,a.commit,{paths:r});return M5(r,n),{base:a,lookup:n}}
function o2(e10,t){return"oid"in t?t.oid:$r(e10.objectFormat,{type:"blob",content:t.content})}function M5(e10,{blocked:t}){for(let[r,a]of t){let n=e10.find(i=>i.
startsWith(`${r}/`))??r;if(a.mode==="160000"||a.mode==="120000"){let i=a.mode==="160000"?"the submodule":"the symbolic link",s=`${JSON.stringify(n)} is behind ${i}\
 ${JSON.stringify(r)}. Run the plan in the checkout that contains the file.`;throw new i2({name:"PATH_OUTSIDE_REPO",message:s})}}}async function P5(e10,t){let{git:r,
lookup:a,found:n,readFile:i}=e10,s=[],o=[],l=new Map;for(let p of i?t:[]){let f=Ja(()=>({file:i?.(p)}));if(!f)continue;let{file:d}=f;if(d&&l.set(p,d.mode),n.ignored.
has(p))continue;let b=d&&await L5(p,d,e10);b&&o.push(b);let m=a.entries.get(p);!d&&m&&!R5.has(m.mode)&&s.push(p)}let c=s.length>0&&await S5(r),u=new Set(c?await r.
run(fo()):[]);for(let p of s)u.has(p)||o.push({operation:{path:p,mode:"deleted"},oid:""});return{dirty:o,absent:u,permissions:p=>l.get(p)}}var R5=new Set(["4000\
0","160000"]);async function L5(e10,t,r){let{git:a,lookup:n,found:i}=r,s=n.entries.get(e10);if(s?.mode==="120000"&&!n2(await a.config(),"core.symlinks",true)){let u=`${JSON.
stringify(e10)} is a symbolic link in git. Use the path of the file that it points to.`;throw new i2({name:"SYMLINK",message:u})}let o=i.modeOf(e10,t.mode),l=await z5(
e10,t,r),c=o2(a,l);return s?.oid===c&&s.mode===o?void 0:{operation:{path:e10,mode:o,...l},oid:c}}async function z5(e10,{content:t},r){let{git:a,lookup:n,found:i,
conversions:s}=r,{converter:o}=i,l=n.entries.get(e10)?.oid,{filtered:c}=s.of(e10);if(c&&l&&await a2(e10,{oid:l,content:t},r))return{oid:l};let u=await o.convert(
e10,t,()=>i.committed(e10));return c||!l||!o.converts(e10)||o2(a,u)===l?u:await a2(e10,{oid:l,content:t},r)?{oid:l}:u}async function a2(e10,{oid:t,content:r},{found:a,
smudge:n}){let i=await a.committed(e10),s=i&&Ja(()=>n.now({path:e10,oid:t,content:i}));return i!==void 0&&(s?.equals(r)??true)}import{core_git_commands_refs$a as F5,
core_git_commands_refs$c as D5,core_git_commands_refs$e as B5,core_git_commands_refs$f as U5}from"./hook.js";import{core_git_git$r as q5,core_git_git$s as W5,core_git_git$u as G5}from"./hook.js";
import{core_text_words$c as l2}from"./hook.js";import{errors$b as H5}from"./hook.js";import{empty$g as Np,empty$h as w0}from"./hook.js";async function p2(e10,{treeish:t,
paths:r,flags:a=new Map,allFlags:n=false,isThere:i}){let s=new Set(r);if(s.size===0)return;let o=await $0(e10),l=await X5(o,t,s),c=n?a:new Map([...await o.run(ho(
s)),...a]),u=await q5(o);await V5(o,t,{all:s,entries:l,isThere:i});let p=d=>c.get(d)?.skipWorktree===true&&!(u&&i(d)),f=[...l.keys()];await m2(o,"assume-unchang\
ed",f.filter(d=>c.get(d)?.assumeUnchanged)),await h2(o,f.filter(p))}async function V5(e10,t,{all:r,entries:a,isThere:n}){let i=[],s=[];for(let c of r)(a.get(c)?.
mode.startsWith("100")===true&&n(c)?i:s).push(c);let o=await J5(e10,i)?await K5(e10,t,i):i,l=[...s,...o];l.length>0&&await e10.run($p(e10.objectFormat,l.map(c=>[
c,a.get(c)])))}async function J5(e10,t){if(t.length===0)return true;try{return await e10.run(n0(t)),true}catch(r){if(r instanceof H5&&r.name==="GIT_FAILED")return false;
throw r}}async function K5(e10,t,r){if(r.length===0)return[];let a=new Set(await e10.run(fp(t)));return r.filter(n=>a.has(n))}var Ip=async(e10,t)=>f2(await e10.
run(ho(new Set(t)))),f2=e10=>new Map([...e10].flatMap(([t,{skipWorktree:r,assumeUnchanged:a}])=>r||a?[[t,{skipWorktree:r,assumeUnchanged:a}]]:[]));async function d2(e10,t){
let r=new Set(t),a=c2(e10);if(Number(a?.size??0)>Z5){let{hasConflicts:s,paths:o}=await e10.run(Yg()),l=new Set(o);return{hasConflicts:s,isStaged:c=>l.has(c),flags:c=>Ip(
e10,c)}}let{hasConflicts:n,entries:i}=await e10.run(wp(r));return{hasConflicts:n,isStaged(s,o){let[l,c]=[i.get(s),o?.mode==="40000"?void 0:o];return l?.oid!==c?.
oid||l?.mode!==c?.mode},async flags(s){if(!(al(c2(e10),a)&&s.every(l=>r.has(l))))return Ip(e10,s);let o=new Set(s);return f2(new Map([...i].filter(([l])=>o.has(
l))))}}}var Z5=16e6;function c2(e10){let t=Bt(_e(e10.gitDir,"index"),{bigint:true,throwIfNoEntry:false});return t&&{ino:t.ino,mtimeNs:t.mtimeNs,size:t.size}}async function Y5(e10,t){
let r=await $0(e10),a=await r.run(ho(new Set(t)));await h2(r,[...a].flatMap(([n,{skipWorktree:i}])=>i?[]:n))}async function h2(e10,t){await m2(e10,"skip-worktre\
e",t),!(t.length===0||!W5(await e10.config(),"index.sparse",false))&&(await e10.run(kp({sparse:false})),await e10.run(kp({sparse:true})))}async function m2(e10,t,r){
r.length>0&&await e10.run(i0(t,r))}async function X5(e10,t,r){var a=[];try{let o=Np(a,ze(e10),true),{entries:l}=await Rt(o,t,{paths:r});return new Map([...l].filter(
([,{mode:c}])=>c!=="40000"))}catch(o){var n=o,i=true}finally{var s=w0(a,n,i);s&&await s}}async function $0(e10){let t=[...(await e10.config()).keys()].filter(r=>/^filter\.[^=]+\.required$/s.
test(r)).flatMap(r=>["-c",`${r}=false`]);return t.length===0?e10:{...e10,run:r=>e10.run({...r,args:[...t,...r.args]})}}async function Q5(e10,t){var r=[];try{let s=Np(
r,ze(e10),true),o=l=>ht(_e(e10.gitDir,l));return await eK({isThere:o,names:async l=>o(l)||await s.read(l)!==void 0,hasConflicts:async()=>(t??await e10.run(wp(new Set))).
hasConflicts})}catch(s){var a=s,n=true}finally{var i=w0(r,a,n);i&&await i}}async function eK(e10){let t=await oK(e10);return t?{name:"OPERATION_IN_PROGRESS",message:`\
Git is in the middle of ${t.name}, so HEAD cannot move to another branch. Finish it first: ${t.remedy}.`}:void 0}async function tK(e10,t){var r=[];try{let s=Np(
r,ze(e10),true),o=Np(r,await v0(e10,s,t)),l=e10.bare?void 0:t.index??await d2(e10,t.paths),c=[...t.paths].filter(f=>l?.isStaged(f,o.entry(f))),u=new Set(t.paths),
p=f=>yo(f).some(d=>u.has(d));return g2({dirty:[...o.dirty.map(({operation:f})=>f.path),...c],ignored:[...o.ignored].filter(f=>!p(f))})}catch(s){var a=s,n=true}finally{
var i=w0(r,a,n);i&&await i}}function g2(e10){let[t,r]=[[...new Set(e10.dirty)].sort(),[...e10.ignored].sort()],a=[];if(t.length>0){let n=`Files that the plan to\
uches have uncommitted changes: ${l2(t,u2)}. Commit or stash them first.`;a.push({name:"DIRTY_FILES",message:n})}if(r.length>0){let n=`Git ignores files that th\
e plan touches: ${l2(r,u2)}. Track them with \`git add --force\` and commit, or apply in a checkout without a branch.`;a.push({name:"PATH_IGNORED",message:n})}return a}
async function rK(e10,t,r){await p2(e10,{...r,treeish:t.to}),await b2(e10,t)}async function aK(e10,t,r){await b2(e10,t),await nK(e10,t.to,r)}async function nK(e10,t,r){
let a=await $0(e10),n=[...r.paths],i=new Set([...await a.run(Xg()),...await a.run(fp(t))]),s=await Ip(a,n),o=c=>al(s.get(c),r.flags?.get(c)),l=n.filter(c=>i.has(
c)||!o(c));await p2(a,{...r,paths:l,treeish:t})}async function b2(e10,{to:t,message:r}){await jp(e10)!==t&&(t.startsWith("refs/")?await e10.run(B5(t,r)):await e10.
run(F5([{ref:"HEAD",to:t}],{message:r,detach:true})))}var jp=async e10=>iK(e10)??await e10.run(U5())??await e10.run(G5())??"";function iK({gitDir:e10}){let t=_e(
e10,"HEAD");if(!Lr(t,{throwIfNoEntry:false})?.isFile())return;let[,r,a]=/^(?:ref: (refs\/heads\/[^\n]+)|([0-9a-f]{40,64}))\n$/.exec(fn(t,"utf8"))??[];return r?.
startsWith("refs/heads/.")?void 0:r??a}var sK=async(e10,t)=>(await e10.run(D5(t))).find(r=>r.name===t),u2=20;async function oK({isThere:e10,names:t,hasConflicts:r}){
let a=cK.find(({place:n})=>e10(n));return a?a.operation:await t("CHERRY_PICK_HEAD")?di("a cherry-pick","cherry-pick"):await t("REVERT_HEAD")?di("a revert","reve\
rt"):await r()?lK:void 0}var di=(e10,t)=>({name:e10,remedy:`\`git ${t} --continue\` or \`git ${t} --abort\``}),lK={name:"a merge with conflicts",remedy:"`git ad\
d` for each file that you resolved, and a commit"},cK=[{place:"MERGE_HEAD",operation:di("a merge","merge")},{place:"rebase-merge",operation:di("a rebase","rebas\
e")},{place:"rebase-apply/applying",operation:di("an am","am")},{place:"rebase-apply",operation:di("a rebase","rebase")},{place:"sequencer",operation:{name:"a c\
herry-pick or a revert",remedy:"`git cherry-pick --abort` or `git revert --abort`"}},{place:"BISECT_LOG",operation:{name:"a bisect",remedy:"`git bisect reset`"}}];
import{core_text_digest$a as y2}from"./hook.js";import{core_text_json$h as uK,core_text_json$i as pK}from"./hook.js";import{errors$b as fK}from"./hook.js";var v2="\
refs/editplan/manifests/",dK="manifest.json",k0=8*1024*1024,ra=$().regex(/^[0-9a-f]{64}$/,"is not a SHA-256 in hexadecimal"),Fe=$().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/,
"is not the id of a commit"),mi=L().min(1),hi=$().regex(/^[^\p{Cc}]*$/u,"is not one line of text"),_2=j({name:hi,email:hi}),Cp={plan:ra,base:Fe,without:P(mi)},w2=j(
{step:mi.exactOptional(),programs:P(hi).min(1),patch:$(),encoding:he("base64").exactOptional()}),hK=j({version:he(1),engine:hi,...Cp,plans:P(j({name:$(),text:$(),
vars:Ie($(),$()).exactOptional()})).min(1),branch:hi.exactOptional(),replayed_on:Fe.exactOptional(),options:Ie($(),$()),words:j({author:_2.exactOptional(),committer:_2.
exactOptional(),signoff:H().exactOptional(),subject:$().exactOptional(),trailers:P(hi).exactOptional()}).exactOptional(),answers:P(j({step:mi,allowed:H()})),results:P(
w2),policy:j({name:$(),sha256:ra}).exactOptional()});function $2(e10){let t=`${pK(e10)}
`;return{digest:y2(t),text:t}}function mK(e10,{digest:t,text:r}){let{replayed_on:a,...n}=k2(r,t);return $2({...n,base:e10,...a!==void 0&&a!==e10&&{replayed_on:a}})}
function k2(e10,t){if(Buffer.byteLength(e10)>k0)throw vo(t,`is larger than ${k0} bytes`);let r=y2(e10);if(r!==t)throw vo(t,`was changed: its SHA-256 is ${r}`);let a=uK(
e10),n=bK(a);if(n!==1)throw vo(t,`has the version ${JSON.stringify(n)}, and this editplan reads 1`);let i=hK.safeParse(a);if(!i.success)throw vo(t,`has another \
shape than a manifest: ${_s(i.error)}`);return i.data}var gK=e10=>ra.safeParse(e10).success,bK=e10=>typeof e10=="object"&&e10!==null&&"version"in e10?e10.version:
void 0,vo=(e10,t)=>new fK({name:"MANIFEST_INVALID",message:`The manifest ${e10.slice(0,12)} ${t}. Do not trust the branch. Delete the ref ${v2}${e10}, and run e\
ditplan again for the branch.`});var x2=["sarif","lsp","eslint","rdjson","biome","ruff","rustc","clang","go","golangci","ast-grep","semgrep","stylelint","markdo\
wnlint","oxlint"],_K=e10=>x2.includes(e10),yK=(e10="COMMAND")=>`\`editplan fix --take-written -- ${e10}\` makes one change of what it writes; or hand in what \`gi\
t diff\` gives after it.`,x0=new ee("fixes");var S0=[],O0=e10=>{S0.push(e10)},vK=()=>S0,wK=(e10,t)=>S0.flatMap(r=>{let a=e10[r.key];return a===void 0?[]:t(r,a)});
var Mp=e10=>$().superRefine((t,r)=>{let a=un(t,{...e10&&{purpose:e10}});typeof a=="string"&&r.addIssue({code:"custom",message:a.replace(/\.$/,"")})}),S2=/^(\d{1,6})(ms|s|m)$/,
$K={ms:1,s:1e3,m:6e4},E0=()=>Y([L().positive().max(86400).transform(e10=>e10*1e3),$().regex(S2).transform(e10=>{let[,t,r]=S2.exec(e10)??[];return Math.max(1,Number(
t)*($K[r??""]??1e3))})],{error:"expected a time, such as 60s, 2m or a number of seconds"}).prefault("60s"),kK={"":1,B:1,KiB:2**10,MiB:2**20,GiB:2**30},O2=/^(\d{1,9}(?:\.\d{1,3})?)\s?(B|KiB|MiB|GiB)?$/,
A0=()=>Y([L().min(0),$().regex(O2).transform(e10=>{let[,t,r]=O2.exec(e10)??[];return Math.floor(Number(t)*(kK[r??""]??1))})],{error:"expected a number of bytes,\
 such as 1048576 or 50MiB"}).optional(),T0=()=>$().min(1).max(100),N0=()=>vt([$().min(1)],$()).describe("A program and its arguments. They do not pass through a\
 shell; ./ is the root of the repository.");import{core_text_splice$g as xK}from"./hook.js";import{core_text_words$a as SK}from"./hook.js";var E2=e10=>/^\s*(?:-\s+)?uses\s*:\s*["']?(?:[^\s"'#@/]*\/)*([^\s"'#@/]+)/.
exec(e10)?.[1];function OK(e10,t){let{head:r,tail:a}=xK(e10,t),n=e10.length>t.length?e10:t,i=n[n.length-a-1];return r+a===Math.min(e10.length,t.length)&&r>0&&i===
n[r-1]&&/^["'`([{<]$/.test(i??"")?{head:r-1,tail:a+1}:{head:r,tail:a}}function wo(e10){let t,r;for(let a of Lt(e10??[])){let n=C2(a);if(!(n.before===""&&n.after===
""))if(Rp(a[0])===Rp(a[1]))r??=Pp(n);else{if(/[\p{L}\p{N}]/u.test(n.before+n.after))return Pp(n);t??=Pp(n)}}return t??r}function Lp(e10){let t=false;for(let{lines:r}of e10??
[])if(r.some(a=>a.startsWith("\\")))return false;for(let[r,a]of Lt(e10??[])){if(Rp(r)!==Rp(a)||A2(r)!==A2(a))return false;t=true}return t}var A2=e10=>(e10.match(
/[\p{L}\p{N}\p{M}_]+|[()[\]{}<>;,"'`]|[^\s\p{L}\p{N}\p{M}_()[\]{}<>;,"'`]+/gu)??[]).join(" ");function aa(e10){let t=new Map,r=0;for(let a of Lt(e10??[])){if(r+=
1,r>AK)return;if(a[0]===""&&a[1]==="")continue;let n=C2(a),i=a.some(s=>s.length>M2);t.set(JSON.stringify(i?a:n),Pp(n))}return t}function I0(e10){let t=T2(e10,r=>r);
return t.usual.size>0?t:T2(e10,r=>r.replace(new RegExp("\\p{N}+","gu"),"0"))}function T2(e10,t){let r=new Map;for(let s of e10.values())for(let o of new Set([...s?.
keys()??[]].map(t)))r.set(o,(r.get(o)??0)+1);let a=s=>(r.get(t(s))??0)*2>=e10.size,n=new Set,i=new Map;for(let[s,o]of e10){let l=[...o??[]].filter(([u])=>!a(u));
if(!o||l.length===o.size)continue;let[c]=l;c?i.set(s,c[1]):n.add(s)}return n.size<$o?{usual:new Set,apart:new Map}:{usual:n,apart:i.size*zp>n.size?new Map:i}}var[
$o,zp]=[10,4];function Fp([e10,t]){let[r,a]=[Yt(e10),Yt(t)],n=l=>r[l]!==a[l];if(r.length===a.length)return EK(r.length,n).map(([l,c])=>({before:r.slice(l,c),after:a.
slice(l,c)}));let i=Math.min(r.length,a.length),s=0;for(;s<i&&!n(s);)s+=1;let o=0;for(;o<i-s&&r.at(-1-o)===a.at(-1-o);)o+=1;return[{before:r.slice(s,r.length-o),
after:a.slice(s,a.length-o)}]}function EK(e10,t){let r=[];for(let a=0;a<e10;a+=1){if(!t(a))continue;let n=r.at(-1);n?.[1]===a?n[1]=a+1:r.push([a,a+1])}return r}
function C2(e10){let[t,r]=e10.map(l=>l.trim()),[a,n]=[Yt(t??""),Yt(r??"")],{head:i,tail:s}=OK(a,n),o=l=>l.slice(i,l.length-s).join("").trim();return{before:o(a),
after:o(n)}}var Pp=({before:e10,after:t})=>({before:I2(e10),after:I2(t)}),AK=200,[M2,N2]=[2e3,60],Yt=e10=>e10.slice(0,M2).match(new RegExp("v?\\p{N}+(?:\\.\\p{N}+)\
+(?![\\p{L}\\p{N}\\p{M}_])|[\\p{L}\\p{N}\\p{M}_]+|\\s+|.","gsu"))??[],I2=e10=>e10.length>N2?`${e10.slice(0,N2-1)}\u2026`:e10;function j0(e10){let t=new Set;for(let r of Lt(
e10)){let a=r.includes("")?[]:Fp(r);if(a.length===0||a.some(({before:n,after:i})=>n.length===0||i.length===0))return;for(let n of a)t.add(JSON.stringify(n));if(t.
size>TK)return}return t.size===0?void 0:JSON.stringify([...t].sort())}var TK=3;function*Lt(e10){for(let{lines:t}of e10)for(let r=0;r<t.length;){let a=j2(t,r,"-"),
n=j2(t,r+a.length,"+"),i=NK(a,n);for(let s=0;s<Math.max(a.length,n.length);s+=1)yield[a[s]??"",i[s]??""];r+=Math.max(1,a.length+n.length)}}function NK(e10,t){if(e10.
length===t.length)return t;let r=t.map(E2),a=e10.map(E2).map(s=>s===void 0?-1:r.indexOf(s)),n=a.filter(s=>s>=0);if(n.some((s,o)=>o>0&&s<=(n[o-1]??0)))return t;let i=t.
filter((s,o)=>!n.includes(o));return[...a.map(s=>(s>=0?t[s]:i.shift())??""),...i]}function j2(e10,t,r){let a=t;for(;e10[a]?.startsWith(r);)a+=1;return e10.slice(
t,a).map(n=>n.slice(1))}var Rp=e10=>e10.replace(/\s+/g,"");function gi(e10,t){let r=IK(e10,t);return r===""||e10.more===void 0?r:`${r} and ${SK(e10.more,"more c\
hange")}`}function IK({before:e10,after:t,others:r},{code:a}){let n=r===void 0||r===t?"":` (others ${r===""?"nothing":a(r)})`;return e10===""?t===""?"":`adds ${a(
t)}${n}`:`${t===""?`removes ${a(e10)}`:`${a(e10)} \u2192 ${a(t)}`}${n}`}import{core_text_words$a as jK}from"./hook.js";var P2=3;function Dp(e10,{steps:t},r=()=>""){
let a=new Map(t.map(l=>[l.index,l])),n=K(e10,l=>`${r(l)}\0${CK(l,a)}`),i=new Map,s=[];for(let l of n.values()){if(l.length<P2||l[0].binary)continue;let c=LK(l),
u=l.filter(f=>!c.has(f));if(u.length<P2)continue;for(let[f,d]of c)i.set(f,d);let p=[...new Set(u.flatMap(({steps:f=[]})=>f))].sort((f,d)=>f-d);s.push({files:u,steps:p,
places:RK(u)})}s.sort((l,c)=>c.files.length-l.files.length);let o=new Set(s.flatMap(({files:l})=>l));return{odd:e10.filter(l=>!o.has(l)),alike:s,strays:i}}var CK=(e10,t)=>JSON.
stringify([e10.binary?e10.path:"",e10.status,e10.old_mode,e10.new_mode,e10.protected??"",e10.verifies??"",e10.structuredPatch?ko(e10.structuredPatch):[e10.insertions,
e10.deletions,MK(e10)&&e10.path],(e10.steps??[]).map(r=>PK(t.get(r)))]),MK=({insertions:e10,deletions:t})=>e10+t>0;function PK(e10){if(!e10)return"unknown";let{
index:t,tool:r,why:a="",matched_by:n="",policy:i,files:s}=e10;return[s&&r!=="Move"?t:r,a,n,i?.behavior??"",i?.rule??""]}function ko(e10){let t=[];for(let{lines:r}of e10){
let a=[],n=" ";for(let i of[...r," "])i.startsWith(" ")?(a.length>0&&t.push(a.join(`
`)),a=[]):(!i.startsWith("\\")||n!==" ")&&a.push(i),n=i.charAt(0)}return t}var RK=e10=>{let t=new Set(e10.map(r=>F2(r).name));return t.size===1&&t.has("")?0:t.size};
function LK(e10){let t=new Map,r=new Map(e10.map(a=>[a,F2(a)]));for(let a of[BK,UK,qK,WK]){let[n=[],...i]=[...K(e10,o=>a(r.get(o))).values()].sort((o,l)=>l.length-
o.length);if(n.length*2<e10.length)continue;let s=i.filter(({length:o})=>o<=Math.max(1,e10.length/zK)).flat();if(!(s.length>Math.max(FK,e10.length/DK)))for(let o of s)
t.has(o)||t.set(o,GK(r.get(o),r.get(n[0]),e10.length-s.length))}return t}var[zK,FK,DK]=[50,3,10],BK=({context:e10})=>e10,UK=({context:e10})=>z2(e10),qK=({name:e10})=>e10,
WK=({name:e10})=>z2(e10),z2=e10=>e10.replace(/\d+/g,"0");function GK(e10,t,r){let a=`the same change as ${jK(r,"other file")}`;if(e10.name!==t.name&&e10.name!==
"")return`${a}, in another place: ${R2(e10.name)}`;let n=new Set(t.context.split(`
`)),i=e10.context.split(`
`).find(s=>!n.has(s)&&/[\p{L}\p{N}]/u.test(s))??"";return i===""?`${a}, in another place`:`${a}, next to other lines: ${R2(i.trim())}`}var R2=e10=>e10.length>80?
`${e10.slice(0,79)}\u2026`:e10;function F2({structuredPatch:e10=[],headings:t=[]}){let r=e10.flatMap((n,i)=>HK(n,t[i]??"")),a=e10.map(({lines:n},i)=>[t[i]??"",...n.
filter(s=>/^ /.test(s))].join(`
`));return{name:[...new Set(r)].join(" \xB7 "),context:a.join(`
`)}}function HK({lines:e10},t){let r=[];for(let[a,n]of e10.entries()){if(!/^[-+]/.test(n)||/^[-+]/.test(e10[a-1]??""))continue;let i=L2(n),s=e10.slice(Math.max(
0,a-VK),a).findLast(o=>L2(o)<i&&/^ .*[\p{L}\p{N}]/u.test(o));r.push(s?.trim()??(i>0?t:""))}return r}var VK=40,L2=e10=>/^\s*/.exec(e10.slice(1))?.[0].length??0;function JK(e10,t=()=>{}){
let r=i=>{let{tool:s,source:o="",why:l="",matched_by:c="",policy:u,structuredPatch:p,status:f,plan:d=""}=i;if(!(f!=="applied"||!p||i.files))return JSON.stringify(
[s,o,l,c,u?.rule??"",d,t(i),j0(p)??ko(p)])},a=new Map(e10.map(i=>[i.index,r(i)])),n=K(a.values(),i=>i);return({index:i})=>{let s=a.get(i);return s!==void 0&&(n.
get(s)?.length??0)>1?s:void 0}}function C0(e10,t){let r=iZ.filter(({file:a})=>a.test(e10)).flatMap(a=>KK(a,t));return[...new Set([...r,...qp(e10)?cZ(e10,t):[]])]}
function KK(e10,t){let r=[];for(let{removed:a,added:n}of t.flatMap(eZ)){e10.isList&&n.some(({length:c})=>c>Bp)&&r.push(QK);let[i=[],s=[]]=[a,n].map(c=>c.flatMap(
u=>YK(e10,u))),[o,l]=[D2(i,s),D2(s,i)];for(let[c,{name:u,origin:p}]of l.entries()){let f=ZK(l,c,o);f&&r.push(`${u===""?"":`${u} `}from ${p}, was ${f.origin}`)}}
return r}var D2=(e10,t)=>e10.filter(({name:r,origin:a})=>!t.some(n=>n.name===r&&n.origin===a));function ZK(e10,t,r){let a=(o,l)=>l.find(({name:c,origin:u})=>c===
o.name&&B2(u)===B2(o.origin)),n=e10[t];if(n===void 0)return;let i=(o,l)=>o.name===n.name&&!a(o,l),s=e10.slice(0,t).filter(o=>i(o,r)).length;return a(n,r)??r.filter(
o=>i(o,e10)).at(s)}var B2=e10=>e10.slice(e10.lastIndexOf("/")+1),YK=({line:e10,origin:t},r)=>[...XK(r.slice(0,Bp)).matchAll(e10)].flatMap(({groups:{name:a="",source:n=""}={}})=>{
let i=t(n.trim(),a);return i===void 0?[]:[{name:a,origin:i}]}),Bp=2e3,XK=e10=>e10.replace(/\\u00([2-7][\da-f])/gi,(t,r)=>String.fromCharCode(Number.parseInt(r,16))),
QK=`perhaps in a line of over ${Bp} characters, which is read to there`;function eZ({lines:e10}){let t=[],r=false;for(let a of e10){let n=/^[-+]/.test(a);n&&!r&&
t.push({removed:[],added:[]}),r=n||r&&a.startsWith("\\"),n&&t.at(-1)?.[a.startsWith("-")?"removed":"added"].push(a.slice(1).replace(/\r$/,""))}return t}var Up="\
the registry";function tZ(e10){let t=e10.replace(/^["']|["']$/g,"").trim();if(/^(?:git\+|git:|ssh:|git@)|\.git(?:#.*)?$/i.test(t))return`git at ${rZ(t)}`;if(/^https?:\/\//i.
test(t))return`an archive at ${xo(t)??""}`;if(/^(?:file|link|portal):|^(?:\.{1,2}|~)?\//i.test(t))return"a file";let[,r]=/^(jsr|patch|exec|hg|svn):/i.exec(t)??[];
if(r!==void 0)return`\`${r.toLowerCase()}:\``;let[,a="github",n]=/^(?:(github|gitlab|bitbucket|gist):)?([\w.-]+\/[\w.-]+)(?:#|$)/.exec(t)??[];if(n!==void 0)return`\
git at ${a}.com/${n}`;let i=/^npm:(@?[^@]+)/.exec(t);return i?`the package ${i[1]}`:/^(?:[\^~<>=v*\d]|workspace:|catalog:|latest\b|next\b|x$)/.test(t)?Up:void 0}
var rZ=e10=>e10.replace(/^(?:git\+)?[a-z]*:\/\//,"").replace(/^[^@/]*@/,"").replace(/#.*$/,"").replace(/(?:\.git)?\/?$/,"").replace(":","/").slice(0,80),xo=e10=>/^(?:[a-z+]+:\/\/)?(?:[^@/\s]*@)?([\w.-]+\.[\w-]+)(?::\d+)?[/:]/i.
exec(e10)?.[1]?.toLowerCase();function U2(e10){let[,t="",r=""]=/\b(git|github|gitlab|url|path|registry|source|index)\b\s*[=:]>?\s*["']([^"']*)["']/.exec(e10)??[];
return t==="path"?"a file":t==="registry"||t==="source"||t==="index"?`${t} ${xo(r)??r}`:t!==""?`${t==="url"?"an archive":"git"} at ${xo(r)??r}`:/\d|\*/.test(e10)?
Up:void 0}function aZ(e10){let t=/(?:@\s*|^)((?:git\+|https?:|file:|ssh:)\S+)/.exec(e10)?.[1];return t===void 0?/^(?:\[|[=<>~!;]|$)/.test(e10)?Up:void 0:`${t.startsWith(
"git+")?"git":"an archive"} at ${xo(t.replace(/^git\+/,""))??t}`}var q2=e10=>{let t=e10.replace(/^["']|["']$/g,"");return/[${]/.test(t)||t==="scratch"?void 0:t.
replace(/@sha256:.*$/,"").replace(/:[^:/]*$/,"")},nZ=/^(?:homepage|url|repository|bugs|funding|author|name|version|directory|license|type|main|module|types|typings|browser|bin|unpkg|jsdelivr|email|node|npm|yarn|pnpm|description|packageManager|registry|target|extends)$|^\$|^\.|[ :]/,
iZ=[{file:/(?:^|\/)(?:package|composer|bower|deno)\.jsonc?$/,line:/"(?<name>[^"]+)"\s*:\s*"(?<source>[^"]*)"/g,isList:true,origin:(e10,t)=>nZ.test(t)?void 0:tZ(
e10)},{file:/(?:^|\/)(?:Cargo|pyproject|Pipfile)(?:\.toml)?$/,line:/^\s*"?(?<name>[\w.-]+)"?\s*=\s*(?<source>"[^"]*"|\{.*\})\s*$/g,origin:(e10,t)=>/^(?:name|version|edition|rust-version|license|readme|homepage|repository|url)$/.
test(t)?void 0:U2(e10)},{file:/(?:^|\/)(?:Gemfile|[^/]*\.gemspec)$/,line:/^\s*gem\s+["'](?<name>[^"']+)["'](?<source>.*)$/g,origin:e10=>U2(e10)??Up},{file:/(?:^|\/)(?:requirements|constraints)[^/]*\.(?:txt|in)$/,
line:/^\s*(?<name>[A-Za-z\d][\w.-]*)(?<source>.*)$/g,origin:aZ},{file:/(?:^|\/)(?:requirements|constraints)[^/]*\.(?:txt|in)$|(?:^|\/)(?:\.npmrc|pip\.conf|\.yarnrc(?:\.yml)?)$/,
line:/^\s*(?<name>--(?:extra-)?index-url|(?:@[\w-]+:)?registry|index-url|npmRegistryServer)\s*[=:\s]\s*["']?(?<source>[^\s"']+)/g,origin:e10=>xo(e10)},{file:/(?:^|\/)go\.mod$/,
line:/^\s*(?:replace\s+)?(?<name>\S+)(?:\s+v\S+)?\s+=>\s+(?<source>\S+)/g,origin:e10=>e10.startsWith(".")?"a file":e10},{file:/(?:^|\/)(?:Dockerfile|Containerfile)(?:\.[^/]*)?$|\.(?:docker|container)file$/i,
line:/^\s*(?<name>FROM)\s+(?:--\S+\s+)*(?<source>\S+)/gi,origin:q2},{file:/\.ya?ml$/,line:/^\s*(?:-\s+)?(?<name>image)\s*:\s*(?<source>["']?[\w.${][^\s#]*)/g,origin:q2},
{file:/\.ya?ml$/,line:/^\s*(?:-\s+)?(?<name>uses)\s*:\s*["']?(?<source>[^\s"'#]+)/g,origin:e10=>e10.replace(/@.*$/,"")}],sZ=/(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lock|Cargo\.lock|poetry\.lock|uv\.lock|Pipfile\.lock|Gemfile\.lock|composer\.lock|go\.sum|pdm\.lock|flake\.lock)$/,
qp=e10=>sZ.test(e10),oZ=new Map([["registry.yarnpkg.com","registry.npmjs.org"]]),lZ=/"(?:homepage|funding|support|source|docs|issues|email|chat|forum|wiki|rss|irc|security|notification-url|deprecated|description|engines|license)"\s*:/;
function cZ(e10,t){let[r,a]=[new Set(fZ.find(({file:n})=>n.test(e10))?.hosts),new Set];for(let{lines:n}of t)for(let[i,s]of n.entries())for(let o of Wp(e10,s,n[i-
1]))(s.startsWith("+")?a:r).add(o);return r.size===0?[]:[...a].filter(n=>!r.has(n)).map(n=>`a lock file names the host ${n} for the first time`)}var Wp=(e10,t,r="")=>uZ(
e10,t,r)?pZ(t):[];function uZ(e10,t,r){return/resolved|tarball|dist/.test(t)?true:/"url"\s*:/.test(t)?e10.endsWith("Pipfile.lock")||e10.endsWith("composer.lock")&&
/"type"\s*:/.test(r):!lZ.test(t)}var pZ=e10=>[...e10.slice(0,Bp).matchAll(/\b(?:git\+)?(?:https?|git|ssh):\/\/(?:[^@/\s"']*@)?([\w.-]+)/g)].map(([,t=""])=>oZ.get(
t.toLowerCase())??t.toLowerCase()),fZ=[{file:/composer\.lock$/,hosts:["api.github.com","github.com"]},{file:/Pipfile\.lock$/,hosts:["pypi.org"]}];import{core_text_words$a as W2}from"./hook.js";
function*dZ(e10){for(let{lines:t}of e10??[])yield*hZ(t.filter(r=>!/^[-\\]/.test(r)))}function*hZ(e10){let t=e10.map(o=>o.slice(1).replace(/\r$/,"")),r=new Map(t.
map((o,l)=>[G2.exec(o)?.[1]?.charAt(0),l])),[a,n,i,s]=["",false,false,false];for(let[o,l]of t.entries()){if(a!==""){G2.exec(l)?.[1]?.startsWith(a)&&(a="");continue}
let[,c=""]=mZ.exec(l)??[],u=(r.get(c.charAt(0))??-1)>o;if(c!==""&&n&&!s&&(u||gZ(l,t.slice(o+1)))){a=c,n=false;continue}n&&(i=!/^\s*</.test(l));let p=i&&!s?l.replace(
bZ,""):l;e10[o]?.startsWith("+")&&(yield p),s||=_Z.test(p),n=l.trim()===""}}var mZ=/^\s*(?:[-*+]\s+)?(`{3,}|~{3,})[^`]*$/,G2=/^\s*(`{3,}|~{3,})\s*$/,gZ=(e10,t)=>{
let r=e10.search(/[`~]{3}/);return/[`~]{3}\s*[\w-]/.test(e10)&&t.every(a=>a.trim()===""||a.search(/\S/)>=r)},bZ=/(?<!`)(`{1,3})(?!`)[^`]{1,1000}\1(?!`)/g,_Z=/<!--|<\s*(?:pre|style|textarea|script)\b/i;
function M0({path:e10,structuredPatch:t}){let r=$Z.find(({name:n})=>n.test(e10)),a=new Set;for(let n of e10.toLowerCase().endsWith(".md")?dZ(t):bi(t)){let i=r?kZ(
n):n;for(let{form:s,said:o}of r?.forms??[])s.test(i)&&a.add(o)}return MZ(SZ(t))&&a.add("runs what it downloads"),e10.endsWith(".ipynb")&&t?.some(yZ)&&a.add("its\
 kernel"),t?.every(vZ)&&a.delete("its kernel"),[...a]}var P0=({path:e10,structuredPatch:t=[]})=>C0(e10,t);function yZ({lines:e10}){let t=false;for(let r of e10)
if(/^.\s*"kernelspec"\s*:/.test(r))t=true;else{if(t&&/^[-+]/.test(r))return true;/^ \s*\}/.test(r)&&(t=false)}return false}var vZ=({oldLines:e10,lines:t})=>e10===
0&&!t.some(r=>/"argv"\s*:/.test(r))&&t.flatMap((r,a)=>/"(?:kernelspec|kernel_name)"\s*:/.test(r)?t.slice(a,a+5).join(""):[]).every(r=>/"name"\s*:\s*"(?:python[23]?|ir|julia-[\d.]+)"/.
test(r)),V2=[{form:/<\s*(?:\w+:)?script\b/i,said:"a script"},{form:/[\s"'/]on[a-z]{3,24}\s*=/i,said:"an event handler"},{form:/\battributeName\s*=\s*["']?\s*on[a-z]/i,
said:"an event handler"},{form:/(?:java|vb)script\s*:/i,said:"an address that is a script"},{form:/\bdata:text\/html/i,said:"an address that is a document"},{form:/<\s*(?:\w+:)?(?:foreignObject|iframe|object|embed|handler)\b/i,
said:"an embedded document"}],wZ=[...V2,{form:/"(?:text\/html|image\/svg\+xml)"\s*:/,said:"an HTML output"},{form:/"application\/(?:javascript|vnd\.[^"]*)"\s*:/,
said:"an output that is a program"},{form:/"(?:kernelspec|kernel_name)"\s*:|^\s*"argv"\s*:/,said:"its kernel"}],$Z=[{name:/\.(?:svg|svgz|html?|xhtml|xml|md)$/i,
forms:V2},{name:/\.ipynb$/i,forms:wZ}],kZ=e10=>e10.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi,(t,r,a)=>{let n=r===void 0?Number(a):Number.parseInt(r,16);return n<=
1114111?String.fromCodePoint(n):t}).replace(/&(?:Tab|NewLine);/g,"").replace(/&colon;/g,":").replace(/(?<=[a-z])[\t\n\r\0](?=[a-z:])/gi,""),xZ=4e3;function SZ(e10){
let t=[],r="";for(let a of bi(e10))r=`${r}${a}`.slice(0,xZ),/\\\s*$/.test(a)?r=`${r.replace(/\\\s*$/,"")} `:(t.push(r),r="");return r===""?t:[...t,r]}var J2=String.
raw`(?:\b(?:curl|wget|aria2c|iwr|irm|Invoke-WebRequest|Invoke-RestMethod)\b|\bfetch\s+(?:-|https?:))`,R0=String.raw`(?:[\w.~-]*\/){0,8}(?:(?:ba|z|da|k|a|c|tc|fi)?sh|python[\d.]*|node|deno|bun|perl|ruby|php|lua|pwsh|powershell|iex|Invoke-Expression)(?=[\s"';)&|<]|$)`,
L0=String.raw`(?:(?:[\w.~-]*\/){0,8}(?:sudo|doas|env|command|exec|nohup|nice|time|xargs)\s+(?:-{1,2}[\w=.-]+\s+|\w+=\S*\s+)*)*`,K2=new RegExp(J2,"i"),OZ=new RegExp(
String.raw`^\s*${L0}${R0}`,"i"),EZ=new RegExp(String.raw`(<\(|\$\(|${"`"}|\()\s*${L0}${J2}`,"i"),AZ=new RegExp(String.raw`(?:^|[\s("'])(?:${R0}|(?:eval|source|\.)(?=\s))`,
"i"),TZ=/(?:^|[\s("'])(?:iex|Invoke-Expression)\b/i,NZ=new RegExp(String.raw`^\s*${L0}(?:(?:${R0}|source|\.)\s+(?:-\S+\s+)*)?["']?(?:\.\/)?([^\s"'|<>)]+)`,"i"),
IZ=/(?:\s-[a-zA-Z]{0,8}o\s*|--output(?:-document)?[\s=]+|-OutFile\s+|>\s*)["']?(?:\.\/)?([^\s"'|>]+)/,jZ=/(?:\bwget\b|\s-[a-zA-Z]{0,8}O\b).*?https?:\/\/\S*\/([^\s/"'?#]+)/,
CZ=[/\b(?:deno\s+run|npx|bunx|pnpm\s+dlx)\s[^;&|]{0,200}?https?:\/\//,/(?<![.\w])(?:eval|exec)\s*\([^\n]{0,200}?(?:\bfetch\(|urlopen\(|requests\.get\()/];function MZ(e10){
let t=new Set;return e10.some(r=>CZ.some(a=>a.test(r))||(t.size>0||K2.test(r))&&r.split(/&&|\|\||;/).some(a=>PZ(a,t)))}function PZ(e10,t){let r=e10.split("|"),a=r.
findIndex(o=>K2.test(o));if(a>=0&&r.slice(a+1).some(o=>OZ.test(o)))return true;let n=EZ.exec(e10);if(n&&(n[1]==="("?TZ:AZ).test(e10.slice(0,n.index)))return true;
let i=NZ.exec(e10)?.[1];if(i!==void 0&&t.has(i))return true;let s=a<0?void 0:(IZ.exec(e10)??jZ.exec(e10))?.[1];return s!==void 0&&t.add(s),false}var z0=(e10=[])=>e10.
flatMap(({lines:t})=>t).filter(t=>/^[-+]/.test(t)&&RZ.test(t)).length,RZ=/\[(?:\d+ )?masked(?:: differs)?\]\*{4}/;function F0({structuredPatch:e10=[]}){return e10.
flatMap(({lines:t})=>{let r=i=>t.filter(s=>!s.startsWith(i)&&!s.startsWith("\\")).map(s=>s.slice(1)),[a,n]=[r("+"),r("-")];return fs(a.join(`
`),n.join(`
`)).flatMap(i=>n[i-1]?.trim()??[])})}var Gp=e10=>({gone:new Set(e10.flatMap(t=>So("-",t)).filter(Boolean)),come:new Set(e10.flatMap(t=>So("+",t)).filter(Boolean))});
function D0(e10,{gone:t,come:r}=Gp([e10])){let{path:a,status:n,structuredPatch:i=[]}=e10,s=So("-",e10).filter(c=>!r.has(c));if(n==="deleted")return DZ.test(a)&&
(LZ(e10)||s.length>0)?"a test":"";let o=s.length-So("+",e10).filter(c=>!t.has(c)).length,l=i.reduce((c,{lines:u})=>c+zZ(u,t),0);return[o>0?W2(o,"test is removed",
"tests are removed"):"",l>0?W2(l,"test is skipped","tests are skipped"):""].filter(Boolean).join(", ")}var LZ=e10=>So("-",e10).length===0&&(/test|spec/i.test(e10.
path.slice(e10.path.lastIndexOf("/")))||(e10.structuredPatch??[]).some(({lines:t})=>t.some(r=>/^-.*(?:test|assert|expect|should)/i.test(r)))),So=(e10,{structuredPatch:t=[]})=>t.
flatMap(({lines:r})=>r.filter(a=>a.startsWith(e10)&&Y2.test(a)).map(Z2)),Z2=e10=>FZ.exec(e10)?.slice(1).find(Boolean)??"";function zZ(e10,t){let[r,a,n]=[0,0,false];
for(let i of e10)!i.startsWith("-")&&Y2.test(i)&&(n=i.startsWith("+")&&!t.has(Z2(i)),n&&(r-=a),a=0),BZ.test(i)&&(i.startsWith("-")?r-=1:/^\+\s*[@#]/.test(i)?[r,
a]=[r+1,a+1]:i.startsWith("+")&&!n&&(r+=1));return r}var FZ=/(?:def|func\s+(?:\([^)]*\))?)\s*(\w+)|["'`](.{1,200}?)["'`]/,DZ=/(?:^|\/)(?:tests?|__tests__|specs?|e2e)\/|(?:^|\/)test_[^/]+$|[._-](?:tests?|spec|specs|e2e|cy)\.[^./]+$|(?:^|\/)[^/]*Tests?\.(?:java|kt|cs|scala|swift)$/,
Y2=/^.\s*(?:(?:it|test|specify)(?:\.\w+)*\s*\(\s*["'`]|(?:async\s+)?def\s+test_|func\s+(?:\([^)]*\)\s*)?Test[A-Z_]|@Test\b|#\[(?:\w+::)?test\b|\[(?:Fact|Theory|TestMethod)\b)/,
BZ=/^.\s*(?:(?:it|test|describe|context|suite)\.skip\b|x(?:it|describe|test)\s*\(|@(?:Ignore|Disabled)\b|@(?:pytest\.mark|unittest)\.skip|#\[ignore|t\.Skip)/,[UZ,
qZ]=[80,160],B0=({structuredPatch:e10})=>{let t=[...bi(e10)];return t.filter((r,a)=>{if(!/[ \t]{10}/.test(r))return false;let n=/^[ \t]*/.exec(r)?.[0]??"";return H2(
n)>=qZ&&n.length<r.length?true:[...r.trimEnd().slice(n.length).matchAll(/[ \t]{10,}/g)].filter(([i])=>H2(i)>=UZ).some(({0:i,index:s})=>!WZ(t,a,n.length+s+i.length))}).
length};function WZ(e10,t,r){let a=(n="")=>n.slice(r-1,r+2)===" = ";return a(e10[t])&&[-1,1].some(n=>{let i=t+n;for(;a(e10[i])&&e10[i]?.slice(0,r).endsWith(" ".
repeat(10));)i+=n;return a(e10[i])})}var H2=e10=>e10.length+3*(e10.split("	").length-1);function U0({path:e10,structuredPatch:t=[]}){let r=t.find(({newStart:i})=>i===
1),a=r?.lines.find(i=>!i.startsWith("-")&&!i.startsWith("\\"));if(a?.startsWith("+#!"))return a.endsWith("\r")&&!r?.lines.some(i=>/^-#!.*\r$/.test(i));if(a!==void 0?
!/^ #!.*[^\r]$/.test(a):!/\.(?:ba|z|k)?sh$/.test(e10))return false;let n=t.flatMap(i=>i.lines);return n.some(i=>i.startsWith("+")&&i.endsWith("\r"))&&!n.some(i=>/^[- ].*\r$/.
test(i))}var q0=({structuredPatch:e10=[]})=>{let t=e10.flatMap(r=>r.lines);return t.some(r=>/^[ +-]version https:\/\/(?:git-lfs|hawser)\.github\.com\/spec\//.test(
r))&&["-","+"].every(r=>t.some(a=>a.startsWith(`${r}oid sha256:`)))};function*bi(e10){for(let{lines:t,newStart:r}of e10??[]){let a=r;for(let n of t){if(n.startsWith(
"+")){let i=n.slice(1).replace(/\r$/,"");yield a===1?i.replace(/^\ufeff/,""):i}!n.startsWith("-")&&!n.startsWith("\\")&&(a+=1)}}}import{core_text_words$a as GZ,
core_text_words$c as HZ}from"./hook.js";var X2=3;function G0(e10,t,r=new Set){let a=new Map,n={before:new Set,after:new Set};for(let{lines:u}of t){KZ(u,a);for(let[
p,f]of u.entries())for(let d of Wp(e10,f,u[p-1]))for(let b of tA(f))n[b].add(d)}let i=[...a].filter(([,{before:u,after:p}])=>u!==p).sort(([u],[p])=>Number(r.has(
p))-Number(r.has(u))),s=u=>i.filter(([,p])=>u(p)).map(([p,f])=>e72(p,f)),o=[["package changes","packages change",s(({before:u,after:p})=>u!==void 0&&p!==void 0)],
["is new","are new",s(({before:u})=>u===void 0)],["is gone","are gone",s(({after:u})=>u===void 0)]],l=o.filter(([,,u])=>u.length>0).length>1?1:X2,c=[...n.after].
filter(u=>!n.before.has(u));return[...o.map(([u,p,f])=>W0(u,p,f,l)),W0("new host","new hosts",c),W0("host","hosts",[...n.after].filter(u=>n.before.has(u)))].filter(
Boolean).join("; ")}var H0=e10=>new Set(e10.filter(({path:t})=>Q2(t)).flatMap(({structuredPatch:t=[]})=>t.flatMap(({lines:r})=>r)).flatMap(t=>JZ.exec(t.slice(0,
rA))?.[1]??[])),Q2=e10=>VZ.test(e10),VZ=/(?:^|\/)(?:package\.json|composer\.json|Cargo\.toml|pyproject\.toml|Pipfile|Gemfile|go\.mod|pnpm-workspace\.yaml|(?:[\w-]*requirements[\w-]*|requirements\/[\w-]+)\.txt)$/,
JZ=/^\+\s*(?:gem\s+|require\s+)?["']?(@?[\w.-]+(?:\/[\w.-]+)*)["']?\s*(?:[=:,~<>!]|\sv)+.*\d/;function KZ(e10,t){let r={};for(let a of e10){let n=a.slice(1,rA),
i=tA(a),[s,o]=ZZ(n);for(let l of i){s!==void 0&&(r[l]=s);let c=r[l];if(o===void 0||c===void 0||i===eA)continue;let u=t.get(c)??{};u[l]??=o,t.set(c,u)}}}var eA=[
"before","after"],tA=e10=>e10.startsWith("+")?["after"]:e10.startsWith("-")?["before"]:eA,rA=500;function ZZ(e10){for(let r of YZ){let[,a,n]=r.exec(e10)??[];if(a!==
void 0)return[a,n]}for(let r of XZ){let[,a]=r.exec(e10)??[];if(a!==void 0)return[a]}let[,t]=QZ.exec(e10)??[];return[void 0,t]}var YZ=[/^([\w./~-]{1,200}) (v\d[^\s/]{0,80}) h1:/,
/^ {4}([\w.-]{1,100}) \(([\w.+-]{1,60})\)$/,/^ {2}'?\/?((?:@[\w.-]{1,100}\/)?[\w.-]{1,100})@(\d[^\s'():]{0,60})[^\s]{0,200}:$/],XZ=[/^\s*"(?:[^"]{0,200}node_modules\/)([^"]{1,200})": \{/,
/^name = "([^"]{1,200})"/,/^\s*"name": "([^"]{1,200})"/,/^"?((?:@[\w.-]{1,100}\/)?[\w.-]{1,100})@[^:]{1,200}.{0,400}:$/],QZ=/^\s*"?version"?(?:\s*[:=]\s*|\s)"?([\w.+-]{1,80})/,
e72=(e10,{before:t,after:r})=>`\`${e10.replaceAll("`","")}\` ${t!==void 0&&r!==void 0?`${t} \u2192 ${r}`:r??t}`;function W0(e10,t,r,a=X2){return r.length===0?"":
`${GZ(r.length,e10,t).replace(/^1 new/,"new").replace(/^1 host/,"host")}: ${HZ(r,a)}`}function V0(e10){let t;return r=>(t??=new Set([...e10].flatMap(a=>a.toLowerCase().
match(/[a-z\d_]+/g)??[])),t.has(r))}import{core_text_words$a as je,core_text_words$b as Oo,core_text_words$c as K0}from"./hook.js";var[uA,Hp]=[3,3];function t7(e10,t,r){
let a=new Set(r.filter(({step:f})=>f===void 0).map(({path:f})=>f)),n=t.filter(({path:f})=>!a.has(f)),i=n.filter(({binary:f})=>!f),{alike:s,strays:o}=Dp(i,e10),l=[],
c=new Set,u=f=>{if(!(f.files.length<uA)){l.push(f);for(let d of f.files)c.add(d)}},p=()=>i.filter(f=>!c.has(f));u({is:"moved",files:n.filter(f=>f.status==="rena\
med"&&pA(f)&&!s7(f))}),u({is:"gone",files:n.filter(f=>f.status==="deleted"&&f.old_mode!==r7)}),u({is:"blanks",files:p().filter(f=>J0(f)&&a7(f))}),u(o7(p().filter(
f=>J0(f)&&!o.has(f))));for(let f of l7(p().filter(d=>J0(d)&&!o.has(d))))u(f);for(let{files:f}of s)u({is:"same",files:f.filter(d=>!c.has(d))});return{parts:l,left:t.
filter(f=>!c.has(f))}}var r7="160000",J0=e10=>e10.status==="modified"&&pA(e10),a7=({path:e10,structuredPatch:t})=>Lp(t)&&!(n7.test(e10)&&i7(t??[])),n7=/\.(?:pyi?|pyx|ya?ml|haml|pug|jade|sass|styl|slim|coffee|nim|fsx?|hs|elm|mk|rst|mdx?|markdown|feature)$|(?:^|\/)(?:GNU)?[Mm]akefile$/,
i7=e10=>[...Lt(e10)].some(t=>t[0].trim()!==""&&zt(t[0])!==zt(t[1])),pA=({old_mode:e10,new_mode:t})=>e10===t,s7=({binary:e10,old_blob:t,new_blob:r,...a})=>e10?t===
void 0||t!==r:a.insertions+a.deletions>0||a.structuredPatch!==void 0;function o7(e10){let t=c7(e10),r=t.map(()=>({files:0,places:0})),a=t.map(()=>{}),n=e10.filter(
({structuredPatch:s=[]})=>{let{places:o,isWhole:l}=dA(s,t);for(let c of new Set(o.map(({rule:u})=>u)))r[c].files+=1;for(let{rule:c,path:u}of o)r[c].places+=1,a[c]=
p7(a[c]??u,u);return l&&s.length>0}),i=t.map(({before:s,after:o},l)=>{let c=a[l]??"";return{before:c+s.join(""),after:c+o.join(""),...r[l]}});return{is:"words",
files:n,changes:i.filter(({places:s})=>s>0)}}function l7(e10){return[...K(e10,({structuredPatch:t=[]})=>{let r=aA(t),a=new Set(r.map(s=>s.charAt(0))),n=[...new Set(
r.map(s=>s.slice(1).trim()))].filter(Boolean).sort(),i=n.every(s=>s.length<=fA);return a.size===1&&n.length>0&&n.length<=Hp&&i?JSON.stringify([a.has("+"),n]):void 0})].
flatMap(([t,r])=>{if(t===void 0)return[];let[a,n]=JSON.parse(t),i=r.reduce((s,{structuredPatch:o=[]})=>s+aA(o).filter(l=>l.slice(1).trim()!=="").length,0);return[
{is:"lines",files:r,adds:a,lines:n,places:i}]}).sort((t,r)=>r.files.length-t.files.length)}var aA=e10=>e10.flatMap(({lines:t})=>t.filter(r=>!r.startsWith(" ")));
function c7(e10){let t=new Map;for(let{structuredPatch:r=[]}of e10){let a=new Map;for(let n of Lt(r))for(let i of Fp(n))u7(i)&&a.set(JSON.stringify(i),i);for(let[
n,i]of a){let s=t.get(n);s?s.files+=1:t.set(n,{rule:i,files:1})}}return[...t.values()].filter(r=>r.files>=uA).sort((r,a)=>a.files-r.files).slice(0,Hp).map(({rule:r})=>r)}
var fA=60,u7=({before:e10,after:t})=>[e10,t].every(r=>r.join("").length<=fA)&&(/[\p{L}\p{N}]/u.test(e10.join(""))||[e10,t].every(r=>r.join("").trim()!==""));function p7(e10,t){
let[r,a]=[e10.split("/"),t.split("/")],n=0;for(;n<r.length&&r.at(-1-n)===a.at(-1-n);)n+=1;return r.slice(r.length-n).join("/")}function dA(e10,t){let r=[],a=!e10.
some(({lines:n})=>n.some(i=>i.startsWith("\\")));for(let n of Lt(e10)){let i=Z0(n,t);i?r.push(...i):a=false}return{places:r,isWhole:a}}function Z0([e10,t],r){if(e10===
""||t==="")return;let[a,n]=[Yt(e10),Yt(t)];if(a.join("")!==e10||n.join("")!==t)return;let i=[],[s,o,l]=[0,0,0];for(;s<a.length||o<n.length;){let c=r.findIndex(u=>nA(
a,s,u.before)&&nA(n,o,u.after));if(c>=0)i.push({rule:c,path:f7(a.slice(l,s))}),s+=r[c].before.length,o+=r[c].after.length,l=s;else if(s<a.length&&a[s]===n[o])s+=
1,o+=1;else return}return i.length>0?i:void 0}var f7=e10=>/^[/@]$/.test(e10.at(-1)??"")?/[\p{L}\p{N}\p{M}_.@/-]+$/u.exec(e10.join(""))?.[0]??"":"",nA=(e10,t,r)=>r.
every((a,n)=>e10[t+n]===a);function Y0({parts:e10,left:t},r){if(e10.length===0)return"";let a=e10.filter(({is:o})=>o==="same"),n=[...e10.flatMap(o=>o.is==="same"?
[]:m7(o,r)),...v7(a.slice(0,Hp),r),...$7(a.slice(Hp))],[i="",...s]=n;return t.length>0?n.join("; "):s.length===0?`${i.replace(/ that change nothing else$/,"")},\
 nothing else`:`${n.join("; ")}; nothing else`}var X0=e10=>`${je(e10.left.length,"file")}, ${je(e10.left.reduce((t,r)=>t+hA(e10,r),0),"line")}`;function hA(e10,{
structuredPatch:t=[],insertions:r,deletions:a}){let n=Q0(e10),i=r+a;if(n.length>0)for(let s of Lt(t))Z0(s,n)&&(i-=2);return i}function d7(e10,{structuredPatch:t=[]}){
let r=Q0(e10),a=r.length===0?[]:t.filter(n=>!dA([n],r).isWhole);return a.length===0?t:a}function h7(e10,t){let r=Q0(e10),a=[...Lt(t??[])].filter(n=>!Z0(n,r));return wo(
a.map(([n,i])=>bl(1,[`-${n}`,`+${i}`])))}var Q0=({parts:e10})=>e10.flatMap(t=>t.is==="words"?t.changes.map(({before:r,after:a})=>({before:Yt(r),after:Yt(a)})):[]);
function m7(e10,t){let{files:r}=e10;if(e10.is==="blanks")return`${je(r.length,"file")} change only white space`;if(e10.is==="lines"){let s=e10.lines.map(o=>t.code(
o)).join(", ");return`${je(r.length,"file")} only ${e10.adds?"gain":"lose"} ${s} (${je(e10.places,"line")})`}if(e10.is==="gone")return g7(r,t);if(e10.is!=="word\
s")return`${je(r.length,"file")} move${b7(r,t)}, unchanged`;let a=e10.changes.map(({before:s,after:o,files:l,places:c})=>`${gi({before:s,after:o},t)} in ${je(l,
"file")} (${je(c,"place")})`),n=Math.max(...e10.changes.map(s=>s.files)),i=e10.changes.length===1&&n===r.length;return`${a.join(", ")}${i?" that change nothing \
else":`; ${Oo(r.length)} of these files change nothing else`}`}function g7(e10,{code:t}){let r=El(e10.map(({path:i})=>i)),a=e10.reduce((i,{deletions:s})=>i+s,0),
n=r===""?"":` in ${t(`${r}/`)}`;return`${je(e10.length,"file")}${n} are deleted${a===0?"":` (${je(a,"line")})`}`}function b7(e10,t){let r=e10.map(({from:s="",path:o})=>_7(
s.split("/"),o.split("/"))),[a]=r;if(!a||r.some(({was:s,is:o})=>s!==a.was||o!==a.is))return"";let n=r.reduce((s,{below:o})=>s.slice(0,y7(s,o)),a.below),i=s=>t.code(
`${[...s===""?[]:[s],...n].join("/")||"."}/`);return` ${i(a.was)} \u2192 ${i(a.is)}`}function _7(e10,t){let r=0;for(;r<Math.min(e10.length,t.length)&&e10.at(-1-
r)===t.at(-1-r);)r+=1;let a=n=>n.slice(0,n.length-r).join("/");return{was:a(e10),is:a(t),below:r===0?[]:t.slice(t.length-r,-1)}}var y7=(e10,t)=>{let r=e10.findIndex(
(a,n)=>a!==t[n]);return r<0?e10.length:r},v7=(e10,t)=>[...K(e10,({files:r})=>w7(r,t))].map(([r,{length:a}])=>a===1?`the same change ${r}`:`${Oo(a)} different ch\
anges, each the same ${r}`);function w7(e10,t){let[r]=e10,a=wo(r?.structuredPatch),n=a?gi(a,t):"",i=`+${Oo(r?.insertions??0)} \u2212${Oo(r?.deletions??0)}`;return`\
in ${je(e10.length,"file")}${n===""?"":`, ${n}`} (${i} each)`}var $7=e10=>e10.length===0?[]:[`${je(e10.length,"more group")} of ${je(e10.reduce((t,{files:r})=>t+
r.length,0),"file")}, each with one change`],eb={refused:"refused",asked:"asked about",inexact:"not matched exactly",protected:"protected",verifies:"changes wha\
t verifies it",hidden:"hidden characters",unshown:"git shows no patch",aside:"text pushed out of sight",tests:"tests",elided:"a comment replaces lines that are \
removed",executable:"executable",scripts:"scripts and downloads",sources:"comes from elsewhere",start:"no longer starts",pointer:"Git LFS",masked:"masked: diffe\
rs, not shown"};function mA(e10,t=Cr(e10)){let r=Gp(t),a=[...e10.steps.flatMap(k7),...t.flatMap(i=>x7(i,r))],n=Object.keys(eb);return a.sort((i,s)=>n.indexOf(i.
kind)-n.indexOf(s.kind))}function k7(e10){let{index:t,file_path:r,error:a,policy:n,matched_by:i,status:s}=e10,o={step:t,path:r};if(a)return[{kind:"refused",...o,
said:`${a.name} ${S7(a.message)}`}];let l=[];return n?.behavior==="ask"&&l.push({kind:"asked",...o,said:gA(n)}),n?.rule==="granted"&&l.push({kind:"asked",...o,said:n.
reason}),s==="applied"&&Eo(i)&&l.push({kind:"inexact",...o,said:Vp[i]}),l}function x7(e10,t){let{path:r,old_mode:a,new_mode:n}=e10,i=[],s=(b,m)=>{i.push({kind:b,
path:r,said:m})};e10.protected!==void 0&&s("protected",e10.protected),e10.verifies!==void 0&&s("verifies",e10.verifies);let o=C7(e10);o&&s("hidden",`${o.count} \
(${o.names.slice(0,4).join(", ")})${o.inPath?", in its path":""}`),e10.unshown!==void 0&&s("unshown",e10.unshown),n==="100755"&&a!==n&&s("executable",a.startsWith(
"0000")?"new":`${a} \u2192 ${n}`);let l=B0(e10);l>0&&s("aside",je(l,"line"));let c=D0(e10,t);c!==""&&s("tests",c);let u=F0(e10);u.length>0&&s("elided",K0(u,3));
let p=P0(e10);p.length>0&&s("sources",K0(p,3)),U0(e10)&&s("start","a script with #! gets CRLF"),q0(e10)&&s("pointer","points to other content");let f=M0(e10);f.
length>0&&s("scripts",f.join(", "));let d=z0(e10.structuredPatch);return d>0&&s("masked",`${je(d,"line")}`),i}var gA=({reason:e10,rule:t})=>e10.includes(t)||t.startsWith(
"protected: ")?e10:`${e10} (${t})`,S7=e10=>e10.trim().split(`
`,1)[0]??"",Vp={exact:"exactly",quotes:"typographic quotes in the file matched straight ones",tags:"shortened tags in old_string were restored",escapes:"escaped\
 characters in old_string were unescaped","line-numbers":"line numbers were removed from old_string","trailing-blanks":"white space at line ends was ignored",whitespace:"\
white space was ignored, as the step asks",regex:"the pattern of the step matched",structure:"the structure of the code matched, as the step asks"},Eo=e10=>e10!==
void 0&&e10!=="exact"&&e10!=="regex"&&e10!=="structure",O7=/^[\p{ASCII}\udc80-\udcff]*$/u,E7=/^0x(?:A[1-9A-CEF]|[B-F])/,A7=/(?<=[\p{L}\p{N})\]»"'’`*_])[\u00a0\u202f](?=»|[:;!?%](?:\s|$|[*_»)"']))|(?<=«)[\u00a0\u202f]/gu,
T7=new RegExp("[/[]\\p{L}[\\p{L}\\p{M}\\u02c8\\u02cc\\u02d0.]*[/\\]]","gu"),N7=/\.(?:mdx?|markdown|mdoc|rst|adoc|txt)$/i,I7=/(?:^|\/)(?:langs?|languages?|locales?|i18n|l10n|translations?|messages)\/.*\.(?:json|ya?ml|properties|ftl)$|\.(?:po|pot|xliff|xlf|resx|strings|arb)$/i;
function j7(e10){let t=e10.map(n=>n.slice(1)).join(""),[r,a]=[/[\udc80-\udcff]/g,/[\0-\x08\x0e-\x1a\x1c-\x1f]/g].map(n=>t.match(n)?.length??0);return a>1&&r+a>t.
length/5}function C7(e10){let t=tn(e10.path),r=new Map,a=p=>{for(let{name:f}of p)r.set(f,(r.get(f)??0)+1)};a(t);let n=(e10.structuredPatch??[]).flatMap(p=>p.lines),
i=j7(n)?[]:bi(e10.structuredPatch),s=V0(n),o=n.every(p=>O7.test(p))?({name:p})=>!E7.test(p):()=>true,l=N7.test(e10.path),c=l||I7.test(e10.path);for(let p of i){
let f=c?p.replace(A7," "):p;a(tn(l?f.replace(T7,""):f,s).filter(o))}if(r.size===0)return;let u=[...r].sort(([,p],[,f])=>f-p);return{count:u.reduce((p,[,f])=>p+f,
0),names:u.map(([p])=>p),inPath:t.length>0}}var _i={refused:"Refused",asked:"Needs approval",unusual:"Unusual",protected:"Protected",deleted:"Deleted",hidden:"H\
idden",moved:"Moved",alike:"Alike",rest:"Other files",generated:"Generated"};function Jp(e10,t=Cr(e10)){let r=bA(e10,t);for(;;){let{done:a,value:n}=r.next();if(a)
return n}}function*bA(e10,t){let r=t??Cr(e10);yield;let a=mA(e10,r);yield;let n=t7(e10,r,a);yield;let i=z7(e10,r,{looks:a,account:n}),s=H0(r);yield;let o=K([...i].
sort(H7),G7),l=Object.keys(_i).flatMap(c=>{if(c==="refused"||c==="asked")return Y7(c,a);let u=o.get(c)??[],p=[u.filter(({isUsual:d})=>!d),u.filter(({isUsual:d})=>d)],
f=qd(p.map(d=>d.map(b=>V7(b,c,s))));return f.length===0?[]:[{kind:c,files:yA(f),entries:f}]});return{account:n,groups:l}}var M7=(e10,t)=>Jp(e10,t).groups;function Kp({
account:e10,groups:t}){let r=new Set(e10.left.map(({path:c})=>c)),a=t.find(({kind:c})=>c==="asked")?.entries??[],n=new Set(a.flatMap(({paths:c})=>c)),i=new Map(
t.flatMap(c=>c.files===0?[]:c.entries.flatMap(u=>u.paths.map(p=>[p,u])))),s=t.flatMap(c=>{if(c.kind==="refused")return[c];if(c.kind==="asked")return[{...c,entries:a.
map(p=>R7(p,i.get(p.paths[0]??"")))}];let u=c.entries.filter(({paths:p})=>p.some(f=>r.has(f))&&!(p.length===1&&n.has(p[0]??"")));return u.length===0?[]:[{...c,entries:c.
kind==="rest"?P7(u):u,files:yA(u)}]}),o=e10.parts.length===0&&s.every(({kind:c,files:u})=>c==="rest"||u===0),l=s.some(({entries:c})=>c.some(({folder:u})=>u!==void 0));
return o&&!l&&n.size===0?s.filter(({kind:c})=>c!=="rest"):s}var P7=e10=>[...K(e10,({folder:t,paths:r,said:a,words:n,insertions:i,deletions:s})=>n&&t===void 0?JSON.
stringify([a,n,i,s]):r.join(`
`)).values()].map(([t,...r])=>r.length===0?t:{...t,paths:[t,...r].flatMap(({paths:a})=>a),steps:[t,...r].flatMap(({steps:a})=>a)}),R7=(e10,t)=>t?.paths.length===
1?{...t,steps:e10.steps,link:e10.link,said:L7(e10,t)}:e10,L7=(e10,t)=>[e10.said,...t.said.split("; ").filter(r=>!e10.said.includes(r))].filter(Boolean).join("; ");
function z7(e10,t,{looks:r,account:a}){let n=new Set(a.parts.flatMap(({files:A})=>A)),i=W7(e10,r),s=({path:A})=>i.get(A)??[],o=A=>s(A).map(({kind:C,said:T})=>`${C}\
 ${T}`).join(`
`),{odd:l,alike:c,strays:u}=Dp(t,e10,o),p=c.reduce((A,{files:C})=>A+C.length,0),f=p>=$o&&l.length*zp<=p,d=xl(e10.moved??[]),b=A=>B7(A,d),m=new Map(l.map(A=>[A,b(
A)])),{usual:v,apart:x}=I0(new Map([...m].map(([A,{rest:C}])=>[A,aa(C)]))),h=new Map(c.flatMap(({files:[A]})=>[...aa(A?.structuredPatch)??[]])),g=K(c,({files:[A]})=>A&&
sA(A)),_=A=>{if(x.has(A))return v.size;let C=n.size===0||F7(A,{account:a,common:h});return f&&C?p:C&&n.size>=$o?n.size:void 0},y=(A,C)=>{let[T]=g.get(sA(A)??"")??
[],M=T?aa(T.files[0]?.structuredPatch):f?h:void 0,ne=M?iA(C,M):x.get(A)??w(C),Er=T&&D7(ne,M),en=T?T.files.length:_(A);return{...ne&&{words:ne},...Er!==void 0&&{
others:Er},...en!==void 0&&{many:en}}},w=A=>{let C=n.size>0?h7(a,A):void 0;return C&&O(C)?iA(A,h)??C:C},O=A=>[...h.values()].some(({before:C,after:T})=>C===A.before&&
T===A.after),E=(A,C)=>{let T={files:[A],looks:s(A),moved:C};if(n.has(A))return{...T,isUsual:true};let M=u.get(A),{many:ne,others:Er,...en}=y(A,C.rest),ay=M??(ne===
void 0?void 0:`differs from ${je(ne,"other file")}`);return{...T,...en,isUsual:v.has(A),...ay!==void 0&&{differs:ay},...M===void 0&&Er!==void 0&&{others:Er}}};return[
...c.flatMap(({files:[A,...C],places:T})=>A?[{files:[A,...C],looks:s(A),places:T,moved:b(A)}]:[]),...[...m].map(([A,C])=>E(A,C))]}var F7=(e10,{account:t,common:r})=>hA(
t,e10)<e10.insertions+e10.deletions||[...aa(e10.structuredPatch)?.keys()??[]].some(a=>r.has(a)),iA=(e10,t)=>[...aa(e10)??[]].find(([r])=>!t.has(r))?.[1],D7=(e10,t=new Map)=>e10&&
[...t.values()].find(({before:r})=>r===e10.before)?.after;function sA({structuredPatch:e10=[]}){let t=ko(e10).flatMap(r=>r.split(`
`).filter(a=>a.startsWith("-")));return t.length===0?void 0:t.join(`
`)}function B7({path:e10,from:t=e10,structuredPatch:r},{old:a,fresh:n}){let[i,s]=[new Set,new Set],o=(c,u,p)=>{let f=c==="-"?a.get(jr({file_path:t,line:u})):void 0,
d=c==="+"?n.get(jr({file_path:e10,line:p})):void 0;return f&&i.add(f.file_path),d&&s.add(d.file_path),f!==void 0||d!==void 0},l=a.size===0?r:r?.map(c=>({...c,lines:U7(
c,o)}));return{lines:oA(r)-oA(l),to:i,from:s,rest:l}}function U7({oldStart:e10,newStart:t,lines:r},a){let[n,i]=[e10,t];return r.filter(s=>{let o=s.charAt(0),l=!a(
o,n,i);return(o==="-"||o===" ")&&(n+=1),(o==="+"||o===" ")&&(i+=1),l})}var oA=(e10=[])=>e10.reduce((t,{lines:r})=>t+r.length,0);function q7({insertions:e10,deletions:t,
path:r},{lines:a,to:n,from:i}){if(a===0)return"";let s=(o,l)=>{let c=[...l].filter(u=>u!==r);return c.length===0?"":`, ${o} ${K0(c,2)}`};return`${Oo(a)} of ${je(
e10+t,"line")} moved unchanged${s("to",n)}${s("from",i)}`}function W7(e10,t){let r=new Map(e10.steps.map(i=>[i.index,i])),a=t.flatMap(i=>{if(i.kind==="refused"||
i.kind==="asked")return[];let s=i.step===void 0?void 0:r.get(i.step);return s?st(s).map(({file_path:o})=>({path:o,look:i})):[{path:i.path,look:i}]}),n=K(a,({path:i})=>i);
return new Map([...n].map(([i,s])=>[i,s.map(({look:o})=>o)]))}var _A={protected:"protected",verifies:"protected",hidden:"hidden",unshown:"hidden",aside:"hidden",
tests:"deleted"};function G7({files:[e10,...t],looks:r,differs:a,moved:n}){let i=e10.status==="deleted",s=new Set(r.map(({kind:o})=>(o==="tests"&&!i?void 0:_A[o])??
"unusual"));return a!==void 0||s.has("unusual")?"unusual":s.has("protected")?"protected":i?"deleted":s.has("hidden")?"hidden":n.lines>0&&n.lines*2>=e10.insertions+
e10.deletions?"moved":e10.generated?"generated":t.length>0?"alike":"rest"}var lA=Object.keys(eb),H7=(e10,t)=>cA(e10)-cA(t)||Number(e10.isUsual??false)-Number(t.
isUsual??false)||t.files.length-e10.files.length||(e10.files[0].path<t.files[0].path?-1:1),cA=({looks:e10,differs:t})=>Math.min(t===void 0?lA.length:0,...e10.map(
({kind:r})=>lA.indexOf(r)));function V7(e10,t,r){let{files:a,looks:n,differs:i,others:s,places:o=0,moved:l}=e10,c=qp(a[0].path)?G0(a[0].path,a[0].structuredPatch??
[],r):"",u=l.lines===0?Z7(a[0],t):"",p=c===""&&u===""?e10.words??J7(l.rest):void 0,f=[i??"",...n.map(d=>[K7(d,t)?"":eb[d.kind],d.said].filter(Boolean).join(": ")),
u,c,Lp(a[0].structuredPatch)?"only white space changes":"",q7(a[0],l),o>1?`in ${je(o,"different place")}`:""];return{steps:[...new Set(a.flatMap(({steps:d=[]})=>d))].
sort((d,b)=>d-b),paths:a.map(({path:d})=>d),link:`#file-${a[0].path}`,said:f.filter(Boolean).join("; "),...p&&{words:{...p,...s!==void 0&&{others:s}}},insertions:a.
reduce((d,{insertions:b})=>d+b,0),deletions:a.reduce((d,{deletions:b})=>d+b,0)}}function J7(e10){let t=wo(e10),r=[...aa(e10)?.values()??[]].filter(({before:a,after:n})=>/[\p{L}\p{N}]/u.
test(a+n)).length-1;return t&&r>0?{...t,more:r}:t}var K7=({kind:e10},t)=>e10==="tests"||_A[e10]===t&&!["unshown","aside"].includes(e10);function Z7({status:e10,
binary:t,insertions:r,deletions:a},n){let i=t?"":je(r+a,"line");return e10==="added"?["new",i].filter(Boolean).join(", "):e10!=="deleted"?"":[n==="deleted"?"":"\
deleted",i].filter(Boolean).join(", ")}var yA=e10=>e10.reduce((t,{paths:r})=>t+r.length,0);function Y7(e10,t){let r=[...K(t.filter(a=>a.kind===e10),({path:a,said:n})=>JSON.
stringify([a,n])).values()].map(a=>{let[{path:n,said:i,step:s=0}]=a;return{steps:a.map(({step:o=0})=>o),paths:[n],link:`#step-${s}`,said:i,insertions:0,deletions:0}});
return r.length===0?[]:[{kind:e10,files:0,entries:r}]}import{core_text_words$a as Ka,core_text_words$b as To,core_text_words$c as xA,core_text_words$f as vA}from"./hook.js";
var[Ao,SA]=[3,3],tb=(e10,t)=>Kp(e10).flatMap(r=>{let{kind:a,entries:n}=r;if(a==="rest"&&n.length>Ao&&n.every(({folder:s})=>s===void 0))return[{kind:a,subject:_i[a],
said:` (${To(r.files)}): ${wA(n,t)}`}];if(a==="generated"){let s=l=>To(n.reduce((c,u)=>c+l(u),0)),o=`+${s(({insertions:l})=>l)} \u2212${s(({deletions:l})=>l)}`;
return[{kind:a,subject:_i[a],said:` (${To(r.files)}): ${wA(n,t)}, ${o}`}]}let i=n.slice(0,Ao).map(s=>({kind:a,subject:_i[a],said:` ${eY(r,s,t)}`}));return n.length>
Ao?[...i,{kind:a,subject:"",said:`\u2026 and ${Q7(r,n.slice(Ao))}`}]:i}),X7=(e10,t)=>Kp(e10).every(r=>r.kind!==t||r.entries.length<=Ao);function rb({account:e10,
groups:t}){let r=new Set(t.flatMap(({kind:n,entries:i})=>n==="generated"?i.flatMap(({paths:s})=>s):[])),a=e10.left.filter(({path:n})=>!r.has(n));return a.length===
0?"Read first":`Read ${X0({...e10,left:a})}`}var wA=(e10,t)=>xA(e10.flatMap(({paths:r})=>r.map(a=>t.path(a))),SA);function Q7({kind:e10},t){if(e10==="refused"||
e10==="asked")return Ka(t.reduce((n,{steps:i})=>n+i.length,0),e10==="refused"?"more refused step":"more step to approve",e10==="refused"?"more refused steps":"m\
ore steps to approve");let r=t.reduce((n,{paths:i})=>n+i.length,0),a=Ka(r,"file");return e10==="alike"?`${Ka(t.length,"more group")} of ${a}`:t.some(({folder:n})=>n!==
void 0)?`${Ka(t.length,"more folder")} with ${a}`:Ka(r,"more file")}function eY({kind:e10},t,r){let{paths:a,folder:n,said:i,words:s,steps:o}=t;if(e10==="refused")
return`${vA(o)} ${r.path(a[0]??"")} ${r.prose(i.split(" ",1)[0]??"")}`;let l=xA(a.map(r.path),SA),c=`+${To(t.insertions)} \u2212${To(t.deletions)}`;if(n!==void 0)
return[`${Ka(a.length,"file")} in ${r.code(n)} ${c}`,r.prose(kA(i))].filter(Boolean).join(": ");let u=s?gi(s,r):"",p=[r.prose(kA(i)),u].filter(Boolean).join("; "),
f=o.length===0?"":` \xB7 ${vA(o)}`;return e10==="rest"&&a.length>1?`${l} (${c} each)${p===""?"":`: ${p}`}${f}`:a.length===1?`${l}${p===""?"":`: ${p}`}${f}`:`${Ka(
a.length,"file")} get this same change${p===""?"":`, ${p}`}${f}: ${l}`}var $A=140;function kA(e10){if(e10.length<=$A)return e10;let t=e10.slice(0,$A-1).replace(
/\s+\S{0,40}$/,"").replace(/[;,][^;,:]{0,40}:$/,"");return`${t.split("`").length%2===0?`${t}\``:t} \u2026`}import{errors$a as tY}from"./hook.js";var Ze=e10=>j(e10).
readonly(),be=e10=>P(e10).readonly(),D=(e10,t)=>Lc(e10).describe(t),OA=V(Object.keys(tY).sort()),rY=He(),yi=j({name:OA.describe("The stable name of the error."),
code:L().min(0).max(10).nullable().describe("Number of an Edit error; null for other names."),message:$().describe("For people: what is wrong, and how to fix it\
. Programs use the name."),file:D($(),"The plan file."),line:D(L().positive(),"Line of that file, from 1."),column:D(L().positive(),"Column of that line, from 1\
."),field:D($(),"Of a plan that was given as an object, instead of the three: the field, as a program writes it."),suggestions:D(be($()),"Values to use instead."),
class:D($(),"Of a passage of a source: `left out`, or `not read`.")}),aY=zc(()=>V(Qu().map(({name:e10})=>e10))),ab=j({name:$().describe("Its name in the policy."),
ok:H().describe("Whether it succeeded."),milliseconds:L().min(0).describe("How long it ran."),tail:$().describe("The last lines of its output, at most 4 KiB; cr\
edentials masked."),output:D($(),"File with its whole output.")}),Zp=L().min(0),nY=j({file_path:$().describe("Relative to the root, / separated."),line:L().positive().
describe("Line in the result, from 1."),column:L().positive().describe("Column of that line, from 1, in UTF-16 units."),severity:V(["error","warning","informati\
on","hint"]).describe("As the server gives it."),code:D($(),"As the server names the rule."),message:$().describe("What the server says."),text:$().describe("Th\
e line."),step:D(L().positive(),"Number of the step after which it appeared; absent where that is not known.")}),No=j({server:$().describe("Its name in the poli\
cy."),state:V(["known","unknown"]).describe("unknown: there may be more new ones than are listed. It never means that there are none."),reason:D($(),"For unknow\
n, why: timeout, ended, memory, not-started, protocol, no-version, not-loaded \u2026"),message:D($(),"The same in words."),unknown_files:D(be($()),"Files about \
which nothing is known, at most 100; absent where the whole server is unknown."),added:Zp.describe("New diagnostics: not at the base, by file, code, message and\
 the text of the line."),fixed:Zp.describe("Diagnostics of the base that are gone."),files:Zp.describe("Files it was asked about: those that the run changes, an\
d those that import them."),diagnostics:be(nY).describe("The new ones, at most 200."),milliseconds:Zp.describe("How long it took.")});var Io=new ee("page"),vi={
sarif:new ee("fixes"),rdjson:new ee("fixes"),patch:new ee("fixes"),agentTrace:new ee("provenance")},iY=1024*1024,sY=16*1024*1024,oY=16*1024*1024;function nb(){let[
e10,t,r]=[{},{},{}],a=lY(),n=0;return{contents:{steps:e10,files:t,texts:r},addStep(i,s){let o=a(s);o&&(e10[i]=o)},addFile({text:i,...s}){let o=a(s);o&&(t[s.path]=
o),!(i===void 0||n+i.length>oY)&&(n+=i.length,r[s.path]=i)}}}function lY(){let e10=new Map,t=0,r=(a,n)=>{if(a.length>iY)return{bytes:a.length};let i=a.toString(
"base64"),s=e10.get(i)??`data:${n};base64,${i}`;if(!e10.has(i)){if(t+a.length>sY)return{bytes:a.length};t+=a.length,e10.set(i,s)}return{bytes:a.length,url:s}};return({
path:a,before:n,after:i})=>{let[s,o]=[n&&EA(n,a),i&&EA(i,a)];if(!(!s&&!o))return{...n&&s&&{before:r(n,s)},...i&&o&&{after:r(i,o)}}}}function EA(e10,t){let r=e10.
toString("latin1",0,12);return r.startsWith(`\x89PNG\r

`)?"image/png":r.startsWith("\xFF\xD8\xFF")?"image/jpeg":/^GIF8[79]a/.test(r)?"image/gif":/^RIFF[\s\S]{4}WEBP/.test(r)?"image/webp":/\.svg$/i.test(t)?"image/svg\
+xml":void 0}import{core_text_words$b as cY}from"./hook.js";function wi(e10,t=true){let r=N(e10).split(/(?<!`)(`+)(?!`)(.*?[^`])\1(?!`)/),a="",n=false,i=s=>{a+=
s;let o=s.lastIndexOf(" ");n=n&&o<0||/\/\/|www\./i.test(s.slice(o+1))};for(let s=0;s<r.length;s+=3){i(jA(IA(r[s]??"",t&&s===0)));let o=r[s+2];o!==void 0&&i(n?ob(
o):Xt(o))}return la(a)}var uY=e10=>N(e10).split(pY).map((t,r)=>r%2===0?fY(t,r===0):Xt(t.replace(/^`+|`+$/g,""))).join(""),pY=/(`[^`]+`|(?:[a-z][a-z\d+.-]{1,20}:\/\/|www\.)[^\s<>"'`()[\]{}|\\^]+)/gi,
fY=(e10,t)=>la(jA(IA(e10.replaceAll("&","&amp;"),t)));function Xt(e10){let t=la(xe(e10).replace(/[\t\n]/g," "));return/^[^`|\\]+$/.test(t)&&t.trim()===t?`\`${t}\
\``:ob(e10)}var ob=e10=>`<code>${xe(e10).replace(/[\t\n]/g," ").replace(/[^\p{L}\p{N} /.,=-]/gu,CA)}</code>`,lb=(e10,t=e10.map(()=>"---"))=>[jo(e10),jo(t)],jo=e10=>`\
| ${e10.join(" | ")} |`;function cb(e10,t){let r=t.match(/`{3,}/g)??[],a="`".repeat(r.reduce((n,i)=>Math.max(n,i.length+1),3));return`${a}${e10}
${la(xe(t))}
${a}`}function dY(e10){let t=[...Qo(e10)];return t.length<=AA?t.join(""):`${t.slice(0,AA-1).join("")}\u2026`}var AA=250,IA=(e10,t=true)=>{let r=el(hY(e10));return t?
TA(r):r.replace(/\n[\s\S]*/,TA)},TA=e10=>rl(tl(e10)),hY=e10=>e10.replace(/&(?!(?:amp|lt|gt|quot|nbsp);)/g,"&amp;").replace(/</g,"&lt;"),jA=e10=>e10.replace(/[\\`*{}[\]|~^$]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|^[#+>=-]|[.)](?<=^\d+[.)])/gu,
CA),CA=e10=>`&#${e10.codePointAt(0)};`;function MA(e10,t){let r=0,a=e10.findIndex(n=>(r+=Buffer.byteLength(n)+2,r>t));return a<0?e10:e10.slice(0,a)}function mY(e10,t){
let r=MA(e10,t);return e10.length>r.length?[...r,`- \u2026 and ${cY(e10.length-r.length)} more`]:r}var NA=12,ib=120,sb=300;function gY(e10){let t=e10.replace(/\r\n?/g,
`
`).replace(/&nbsp;/gi," ").split(`
`).map(i=>/[^\s\u00a0\u2800\u3164]/.test(i)?i.trimEnd():"").filter((i,s,o)=>i!==""||(o[s-1]??"")!=="");for(;t.at(-1)==="";)t.pop();let r=[],a=NA;for(let i of t){
let s=Math.max(1,Math.ceil(i.length/ib));if(s>a){r.length===0&&r.push(i.slice(0,a*ib));break}r.push(i),a-=s}let n=r.length===1&&r[0]!==t[0];return{shown:r,folded:n?
[t[0].slice(NA*ib),...t.slice(1)]:t.slice(r.length)}}function bY(e10){let t=Array.from(N((e10??"").slice(0,sb*4)));return t.length>sb?`${t.slice(0,sb-1).join("")}\
\u2026`:t.join("")}var ub=[],Yp=(...e10)=>{ub.push(...e10)},_Y=()=>ub,Co=(e10,t)=>ub.flatMap(r=>{let a=e10[r.key],n=a===void 0?void 0:t(r,a);return n===void 0?[]:
[n]}),yY=e10=>Co(e10,({combines:t})=>t)[0],Xp=e10=>Co(e10,(t,r)=>t.findings?.(r)),vY=e10=>Object.assign({},...Co(e10,({key:t,findings:r},a)=>r&&{[t]:a})),pb=e10=>Xp(
e10).flatMap(({found:t})=>t.map(({summary:r})=>r)).join("; "),fb=(e10,t)=>Co(e10,(r,a)=>r.line?.(a,t));import{core_text_words$a as Mo,core_text_words$b as kr,core_text_words$c as mb,
core_text_words$e as wY}from"./hook.js";var hb=3;function $Y(e10,t){let r=e10.filter(({verifies:a})=>a!==void 0).map(({path:a})=>xe(a));return r.length===0?[]:ie(
`! the plan changes what verifies it: ${mb(r,hb)}`,t.width).map(a=>R(t,"red",a))}function kY(e10,t){let r={path:i=>Je(xe(N(i)),t.width/2),code:i=>xe(N(i)),prose:i=>N(
i).replaceAll("`","")},a=LA(tb(e10,r),t),n=a.length===0?[]:[R(t,"bold",rb(e10))];return[...ie(Y0(e10.account,r),t.width),...n,...a]}var xY=new Set(["alike","res\
t","moved","generated"]),LA=(e10,t)=>e10.flatMap(({subject:r,said:a,refused:n,kind:i})=>{let s=i===void 0||xY.has(i)?"=":"!",o=ie(`${s} ${r}${a}`,t.width).slice(
0,3);return i==="refused"?o.map(l=>R(t,"red",l)):n||s==="!"?o.map(l=>R(t,"yellow",l)):o});function SY(e10,t){let r=n=>!n.startsWith("0000"),a=[["new",({status:n})=>n===
"added"],["deleted",({status:n})=>n==="deleted"],["renamed",({status:n})=>n==="renamed"],["mode",({old_mode:n,new_mode:i})=>r(n)&&r(i)&&n!==i],["binary",({binary:n})=>n]].
flatMap(([n,i])=>{let s=e10.filter(i),o=s.map(l=>{let c=Je(xe(l.path),t.width/3);return n==="mode"?`${c} ${l.old_mode} \u2192 ${l.new_mode}`:c});return s.length>
0?[`${n} ${mb(o,2)}`]:[]});return a.length===0?[]:ie(a.join(" \xB7 "),t.width).slice(0,3).map(n=>R(t,"dim",n))}var db=8;function OY({since:e10},t){if(!e10)return[];
let{details:r=[]}=e10,a=(c,u)=>u.length>0&&`${c} ${wY(u)}`,n=r.filter(({now:c})=>c===void 0).map(({was:c,file_path:u})=>`${c} ${xe(u)}`),i=n.length>0?`dropped ${mb(
n,hb)}`:a("dropped",e10.dropped),s=[a("new",e10.new),a("changed",e10.changed),i].filter(Boolean),o=`Since ${e10.commit?e10.commit.slice(0,7):"the earlier run"}:\
 ${[...s.length>0?s:["nothing changed"],`${e10.same} the same`].join(" \xB7 ")}`,l=r.filter(({structuredPatch:c})=>c).slice(0,hb).flatMap(({now:c,file_path:u,structuredPatch:p=[]})=>{
let f=yd(p),d=f.length>db?[`    \u2026 ${Mo(f.length-db,"more line")}`]:[];return[`  step ${c} ${Je(xe(u),t.width/2)}, then and now:`,...f.slice(0,db).map(b=>` \
   ${qe(b,t.width-4)}`),...d]});return[...ie(o,t.width),...l]}var EY=20,PA=2,AY=5,TY=4;function NY(e10){let t=jY(Ud(e10));if(t.length<=EY)return t;let r=t.filter(
o=>"index"in o),a=r.filter(o=>!o.error&&(o.status==="collapsed"||o.notes||Eo(o.matched_by))),n=new Set([...t.slice(0,PA),...r.filter(o=>o.error).slice(0,AY),...a.
slice(0,TY),...t.slice(-PA)]),i=[],s=[];for(let o of[...t,void 0]){if(o&&!n.has(o)){s.push(o);continue}s.length===1?i.push(...s):s.length>1&&i.push({steps:s.reduce(
(l,c)=>l+IY(c),0)}),s=[],o&&i.push(o)}return i}var IY=e10=>"index"in e10?1:e10.steps;function jY(e10){let t=[];for(let r=0;r<e10.length;){let{source:a,error:n}=e10[r],
i=r+1;for(;a!==void 0&&!n&&e10[i]?.source===a;)i+=1;t.push(...i-r<Dd?e10.slice(r,i):[{steps:i-r,rule:a??""}]),r=i}return t}function ef(e10,t){let r=NY(e10.steps),
a=BY(r,t),n=Cr(e10),i=o=>Je(xe(N(o)),t.width/2),s=[RY(e10,t),...$Y(n,t),...OY(e10,t),...CY(e10,t),...kY(Jp(e10,n),t),...LA(Bd(e10,i),t),...SY(n,t),...r.flatMap(
(o,l)=>"index"in o?[...MY(o,r.slice(0,l),t),...qY(o,a,t)]:qe(R(t,"dim",`  \u22EE ${Mo(o.steps,"step")}${o.rule===void 0?"":` of ${xe(N(o.rule))}`}`),t.width)),...PY(
e10,r,t),...YY(e10,t),...FA(e10,t),...Li(il(e10),t),...Yf(e10).flatMap(({name:o,message:l})=>Pi(`${o}: ${l}`,t)),...(e10.plan.left_out??[]).flatMap(({at:o,what:l,
why:c})=>Pi(`left out: ${o} ${l}: ${c}`,t)),...(e10.notes??[]).flatMap(o=>Pi(o,t)),...fb(e10,N).flatMap(({title:o,text:l})=>ie(`${o}: ${l}`,t.width)),...LY(e10,
t)];return`${nl(s.filter(o=>o!=="").join(`
`))}
`}function CY({plan:e10},t){if(e10.title==="")return[];let r="from the plan: ";return[R(t,"dim",r)+R(t,"bold",qe(N(e10.title),t.width-r.length))]}function MY({plan:e10},t,r){
let a=t.findLast(n=>"index"in n);return e10===void 0||a?.plan===e10?[]:[R(r,"dim",Je(N(e10),r.width))]}function PY({steps:e10},t,{width:r}){let a=i=>i.filter(s=>"\
error"in s&&s.error).length,n=a(e10)-a(t);return n===0?[]:ie(`! ${kr(n)} more refused; \`--html FILE\` writes a page of all steps.`,r)}function RY(e10,t){let{totals:r}=e10;
return[R(t,"green",sl(e10)?`would apply ${kr(r.applied)}`:`${kr(r.applied)} applied`),r.unchanged>0&&`${kr(r.unchanged)} unchanged`,r.collapsed>0&&R(t,"yellow",
`${kr(r.collapsed)} collapsed`),r.failed>0&&R(t,"red",`${kr(r.failed)} refused`),r.skipped>0&&`${kr(r.skipped)} skipped`,e10.plan.left_out&&R(t,"red",`${Mo(e10.
plan.left_out.length,"passage")} of the source left out`),`${Mo(r.files,"file")} ${Qp(r,t)}`,ed(r),td(e10)].flatMap(a=>a||[]).reduce((a,n)=>{let i=a.slice(a.lastIndexOf(
`
`)+1);return`${a}${pe(i)+pe(n)+3>t.width?`
`:" \xB7 "}${n}`})}function LY({run:e10,head:t,pull_request:r},a){let n=r?.url||r?.compare_url,i=r?.url||n&&rd(n);if(r)return n&&i?[`Pull request ${zY[r.operation]}\
:`,sd(a,N(i),n)]:[];if(!e10)return[];let s=t?.branch===void 0?"":` on ${N(t.branch)}`;return ie(`Run ${e10.id}${s}; undo it with \`editplan undo\`.`,a.width)}var zY={
created:"opened",updated:"updated",closed:"closed",none:"not opened"},FY=4,DY=60;function BY(e10,{width:t}){let r=e10.flatMap(l=>"index"in l?l:[]),a=r.length<e10.
length?FY:Number.POSITIVE_INFINITY,n=Math.max(1,...r.map(l=>`${l.index}`.length)),i=t<DY?0:Math.max(4,...r.map(l=>l.tool.length)),s=Math.max(1,...r.map(l=>pe(on(
l,xe)))),o=Math.max(0,...r.map(l=>pe(zA(l,{width:t,colour:false}))));return{index:n,tool:i,path:Math.max(8,Math.min(s,t-n-i-o-8)),refusal:a}}var UY={read:{mark:"\
\xB7",colour:"dim"},applied:{mark:"\u2713",colour:"green"},unchanged:{mark:"=",colour:"dim"},collapsed:{mark:"\u2261",colour:"yellow"},failed:{mark:"\u2717",colour:"\
red"},skipped:{mark:"\u2013",colour:"dim"}};function qY(e10,t,r){let{mark:a,colour:n}=UY[e10.status],i=Je(on(e10,xe),t.path),s=" ".repeat(Math.max(0,t.path-pe(i))),
o=t.tool>0?`${e10.tool.padEnd(t.tool)} `:"",l=`${`${e10.index}`.padStart(t.index)} ${o}`,c=R(r,e10.status==="read"?"dim":"bold",i),u=e10.error?c:Ri(r,c,{in:"fil\
es",name:e10.file_path}),p=`  ${R(r,n,a)} ${l}${u}${s}`,f=" ".repeat(t.index+5);return[`${p}  ${zA(e10,r)}`.trimEnd(),...GY(e10,r,{indent:f,lines:t.refusal})]}function zA(e10,t){
return e10.error?R(t,"red","refused"):e10.status==="collapsed"?R(t,"yellow",`repeats step ${e10.duplicate_of}`):e10.status!=="applied"?e10.status==="read"?"":R(
t,"dim",e10.status):e10.insertions+e10.deletions===0?"":Qp(e10,t)}function WY({command:e10}){if(!e10||e10.recorded)return[];let t=`ran ${(e10.milliseconds/1e3).
toFixed(1)} s`;return[e10.output===void 0?t:`${t}; whole output: ${N(e10.output)}`]}function GY(e10,t,{indent:r,lines:a}){let n=[...WY(e10),...Rd(e10).map(N)];Eo(
e10.matched_by)&&n.unshift(`matched: ${Vp[e10.matched_by]}`);let i=[...n.flatMap(s=>ie(s,t.width-r.length)).map(s=>r+R(t,"yellow",s)),...VY(e10,t,{room:t.width-
r.length,most:a}).map(s=>r+s)];return e10.error?[...i,...KY(e10.error,t,t.width-r.length).map(s=>r+s),...ol(e10.error,t,{indent:r,most:a})]:i}var HY=10;function VY(e10,t,{
room:r,most:a}){let n=e10.files&&e10.status==="applied"?st(e10).filter(p=>JY(p,e10)):[],i=n.slice(0,Math.min(HY,a)),s=Math.max(0,...i.map(p=>pe(Qp(p,{...t,colour:false})))),
o=Math.max(0,...i.map(({file_path:p})=>pe(xe(p)))),l=Math.max(1,Math.min(o,r-s-2)),c=i.map(p=>{let f=Je(xe(p.file_path),l),d=" ".repeat(Math.max(0,l-pe(f)));return`${Ri(
t,f,{in:"files",name:p.file_path})}${d}  ${Qp(p,t)}`}),u=n.length-i.length;return u===0?c:[...c,...ie(`and ${Mo(u,"more file")}; --json lists all`,r)]}var JY=({
insertions:e10,deletions:t},{tool:r})=>Ba(r)!=="renames"||e10+t>0;function KY(e10,t,r){let[a,n]=[R(t,"red",e10.name),cl(e10,t)];return pe(`${e10.name} ${ll(e10)}`)<=
r?[`${a} ${n}`]:[a,n]}var Qp=(e10,t)=>`${R(t,"green",`+${kr(e10.insertions)}`)} ${R(t,"red",`\u2212${kr(e10.deletions)}`)}`,ZY=12,YY=({verifications:e10=[]},t)=>e10.
flatMap(({name:r,ok:a,milliseconds:n,tail:i,output:s})=>{let o=a?R(t,"green","\u2713"):R(t,"red","\u2717"),l=R(t,"dim",`${(n/1e3).toFixed(1)} s`),c=`${o} ${qe(N(
r),t.width-12)}  ${l}`;if(a)return[c];let u=Ee(Mi(i)).trimEnd().split(`
`).slice(-ZY).map(p=>R(t,"dim",`    ${qe(p,t.width-4)}`));return[c,...u,...s===void 0?[]:[`    whole output: ${N(s)}`]]}),RA=10,FA=(e10,t)=>Xp(e10).flatMap(({found:r})=>r).
flatMap(({mark:r,summary:a,places:n,left:i})=>{let s=n.length+i-RA;return[...ie(`${r} ${N(a)}`,t.width).map(o=>R(t,XY[r],o)),...n.slice(0,RA).flatMap(o=>QY(o,t)),
...s>0?DA(`\u2026 ${s} more: see \`--html FILE\``,t):[]]}),XY={"\u2713":"green","\u2717":"red","?":"yellow"};function QY({file_path:e10,line:t,column:r,message:a,
code:n,step:i},s){let o=`${N(e10)}:${t}:${r}`,l=i===void 0?"":` (step ${i})`,c=n===void 0?"":` [${N(n)}]`,[u=""]=a.split(`
`);return DA(`${o}${l}: ${N(u)}${c}`,s)}var DA=(e10,{width:t})=>ie(Ee(e10),t-4).map(r=>`    ${r}`);import{core_workspace_file_identity$a as gb,core_workspace_file_identity$e as eX,
core_workspace_file_identity$f as xr,core_workspace_file_identity$h as Za}from"./hook.js";var tX=(e10,t)=>{let r=t.flatMap(({path:n,before:i,after:s})=>i&&!s?n:
[]),a=new Map;for(let n of new Set([...r.flatMap(i=>Rr(i).toReversed()),...r])){let i=fe(k.join(e10,n));if(!i)continue;let{mode:s,uid:o,gid:l}=WA(i),c=`${s} ${o}\
 ${l}`,u=a.get(c);u?u.paths.push(n):a.set(c,{mode:s,uid:o,gid:l,paths:[n]})}return[...a.values()]},rX=(e10,t)=>{let r=new Set,a=new Set;for(let{path:n,before:i,
after:s}of t){if(i||!s)continue;let o=k.posix.dirname(n);for(;o!=="."&&!a.has(o)&&!fe(k.join(e10,o));)o=k.posix.dirname(o);o==="."||a.has(o)||(a.add(o),nX(k.join(
e10,o))&&r.add(o))}return[...r]},qA=(e10,{mode:t,uid:r,gid:a})=>{let n=WA(Lr(e10)),i=n.uid===r&&n.gid===a,s=i||iX(e10,{uid:r,gid:a})?t:t&-3073;(!i||n.mode!==s)&&
dn(e10,s)},_b=(e10,t=[])=>{let r=t.flatMap(({paths:a,...n})=>a.map(i=>({folder:i,attributes:n})));for(let{folder:a,attributes:n}of r.toSorted((i,s)=>i.folder<s.
folder?1:-1)){let i=k.join(e10,a);fe(i)?.isDirectory()&&qA(i,n)}},aX=(e10,t)=>e10.flatMap(({paths:r,...a})=>{let n=r.filter(t);return n.length>0?[{...a,paths:n}]:
[]}),WA=({mode:e10,uid:t,gid:r})=>({mode:e10&4095,uid:t,gid:r}),nX=e10=>fe(e10)?.isDirectory()===true&&At(e10).length===0,iX=(e10,{uid:t,gid:r})=>{try{return rw(
e10,t,r),true}catch(a){if(xr(a,"EPERM","EINVAL"))return false;throw a}},rf="000000",sX="120000",oX="160000",lX="100755",yb=(e10,t,{renames:r})=>({args:[...GA,"-\
-raw",r?"--find-renames":"--no-renames","--end-of-options",e10,t],input:"",parse:a=>HA(vb(a,0)).changes}),cX=(e10,t)=>({args:[...GA,"--raw","--numstat","--find-\
renames","--end-of-options",e10,t],input:"",parse(r){let a=vb(r,0),{changes:n,end:i}=HA(a),s=fX(a,i);return n.map((o,l)=>({...o,...s[l]??pX}))}}),GA=["-c","diff\
.renameLimit=1000","diff-tree","-r","-z","--no-abbrev","--no-ext-diff","--no-textconv","--diff-algorithm=myers"],uX={A:"added",D:"deleted",R:"renamed"},pX={binary:false,
insertions:0,deletions:0};function HA(e10){let t=[],r=0;for(;e10[r]?.[0]===dX;){let[a="",n="",i="",s="",o=""]=tf(e10[r]).slice(1).split(" "),l=uX[o[0]??""]??"mo\
dified",[c,u]=[e10[r+1],e10[r+2]],p=l==="renamed"?{path:tf(u),from:tf(c)}:{path:tf(c)},f=(l==="renamed"?[c,u]:[c]).every(d=>d&&hX(d));t.push({...p,status:l,oldMode:a,
newMode:n,oldBlob:i,newBlob:s,isUtf8:f}),r+=l==="renamed"?3:2}return{changes:t,end:r}}function fX(e10,t){let r=[];for(let a=t;a<e10.length;){let[n="",i="",s=""]=e10[a]?.
toString("latin1").split("	")??[];r.push({binary:n==="-",insertions:Number(n)||0,deletions:Number(i)||0}),a+=s===""?3:1}return r}var dX=58,tf=e10=>e10?.toString(
"utf8")??"",hX=e10=>Buffer.from(e10.toString("utf8")).equals(e10);function vb(e10,t){let r=[],a=0;for(let n=e10.indexOf(t);n>=0;n=e10.indexOf(t,a))r.push(e10.subarray(
a,n)),a=n+1;return r}var mX=(e10,t)=>`${e10}..${t}`,gX=(e10,t,r=[])=>({args:["--literal-pathspecs","-c","diff.renameLimit=1000","-c","diff.suppressBlankEmpty=fa\
lse","diff-tree","-r","-p","--full-index","--find-renames","--no-ext-diff","--no-textconv","--no-color","--diff-algorithm=myers","--unified=3","--inter-hunk-con\
text=0",...r.length>0?["--text"]:[],"--end-of-options",e10,t,...r.length>0?["--",...r]:[]],input:"",parse:bX});function bX(e10){let t=new Map,r=[],a=vb(e10,$X);
for(let n=0;n<a.length;){let i=a[n];if(n+=1,i[0]===yX){let s=_X(a,n,i);n+=s.lines.length,r.push(s)}else{let[,s]=/^index ([0-9a-f]+\.\.[0-9a-f]+)/.exec(i.toString(
"latin1",0,160))??[];if(s===void 0)continue;r=[],t.set(s,r)}}for(let[n,i]of t)i.length===0&&t.delete(n);return t}function _X(e10,t,r){let[,a,n="1",i,s="1"]=/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.
exec(r.toString("latin1",0,120))??[],o={oldStart:Number(a),oldLines:Number(n),newStart:Number(i)},[l,c,u]=[o.oldLines,Number(s),t];for(;u<e10.length&&(l>0||c>0||
e10[u]?.[0]===BA);u+=1){let p=e10[u]?.[0];p!==BA&&(p!==vX&&(l-=1),p!==wX&&(c-=1))}return{...o,newLines:Number(s),lines:e10.slice(t,u)}}var[yX,vX,wX,BA,$X]=[64,43,
45,92,10],kX=(e10,t)=>{let{change:r,replacement:a,existing:n}=t,i=r.after?TX(k.join(e10,a.temporary),t):[];return n&&(a.backup=IX(e10,a,n)),i},xX=(e10,{change:t,
replacement:r},a)=>{let n=k.join(e10,t.path),i=k.dirname(n);return!a.has(i)&&!VA(i)?RX(t.path):(a.add(i),JA(n,r)?void 0:aT(t.path))},VA=e10=>{try{return ir.native(
e10)===e10}catch(t){if(xr(t,"ENOENT"))return VA(k.dirname(e10));throw t}},JA=(e10,{how:t,identity:r})=>gb(e10)===r||t==="create"&&hn(e10),KA=(e10,t)=>{let r=k.join(
e10,t.path);t.how==="remove"?ts(r):SX(r,k.join(e10,t.temporary))},SX=(e10,t)=>{try{Qe(t,e10)}catch(r){if(YA(r,e10))EX(e10,$b(t));else if(xr(r,"ENOENT"))Me(k.dirname(
e10),{recursive:true});else throw r;Qe(t,e10)}},wb=(e10,t)=>{let r=k.join(e10,t.path);t.how!=="create"?OX(k.join(e10,t.backup),r):(fe(r)?.isDirectory()||kb(r),ZA(
e10,t))},OX=(e10,t)=>{try{Qe(e10,t)}catch(r){if(YA(r,t))mn(t);else if(xr(r,"ENOENT"))Me(k.dirname(t),{recursive:true});else throw r;Qe(e10,t)}},ZA=(e10,t)=>{let r=$b(
k.join(e10,t.temporary)),a=k.join(e10,t.path);fe(r)&&!fe(a)&&Qe(r,a)},YA=(e10,t)=>xr(e10,"EISDIR","EEXIST","ENOTEMPTY","EPERM")&&fe(t)?.isDirectory()===true,EX=(e10,t)=>{
if(Qe(e10,t),hn(t))return;Qe(t,e10);let r=`ENOTEMPTY: the folder holds files, rename '${e10}'`;throw Object.assign(new Error(r),{code:"ENOTEMPTY",syscall:"renam\
e"})},$b=e10=>`${e10}-folder`,AX=(e10,t)=>{t.how!=="create"?kb(k.join(e10,t.backup)):QA(e10,t)},XA=(e10,t)=>{let{temporary:r,backup:a}=t;for(let n of new Set([r,
af(r),a]))kb(k.join(e10,n));QA(e10,t)},QA=(e10,t)=>{let r=$b(k.join(e10,t.temporary));fe(r)&&mn(r)},kb=e10=>{try{ts(e10)}catch(t){if(!xr(t,"ENOENT","ENOTDIR"))throw t}},
eT=e10=>aS(e10),TX=(e10,{change:t,existing:r})=>{let a=es(e10,"wx",t.mode);try{if(CX(a,t.after??Buffer.alloc(0)),!r)return t.restores&&qA(e10,{...NX(a),...t.restores.
owner,mode:t.mode}),[];let n=r.links>1?[MX(t.path)]:[];return tT(a,{...r,mode:t.mode})?n:[...n,PX(t.path)]}finally{Qi(a)}},tT=(e10,{uid:t,gid:r,mode:a})=>{let n=Xd(
e10);if(n.uid===t&&n.gid===r)return(n.mode&4095)!==a&&Yd(e10,a),true;let i=UA(e10,{uid:t,gid:r}),s=i||n.gid===r||UA(e10,{uid:n.uid,gid:r});return Yd(e10,i?a:s?a&
511:a&455|a&a<<3&56),i},NX=e10=>{let{uid:t,gid:r}=Xd(e10);return{uid:t,gid:r}},UA=(e10,{uid:t,gid:r})=>{try{return aw(e10,t,r),true}catch(a){if(xr(a,"EPERM","EI\
NVAL","ENOTSUP","ENOSYS"))return false;throw a}},IX=(e10,{path:t,backup:r,temporary:a},n)=>{let i=k.join(e10,t),s=af(a);for(let o of[r,s])try{return iw(i,k.join(
e10,o)),o}catch(l){if(!xr(l,"EXDEV","EPERM","EMLINK","ENOTSUP","EOPNOTSUPP","ENOSYS"))throw l}return jX(i,k.join(e10,s),n),s},jX=(e10,t,r)=>{Cl(e10,t,Zd.COPYFILE_EXCL|
Zd.COPYFILE_FICLONE),dn(t,r.mode|384);let a=es(t,"r+");try{tT(a,r),nw(a)}finally{Qi(a)}},rT=(e10,t,r)=>k.posix.join(e10,`.editplan-${t}-${r}`),af=e10=>`${e10}-b\
efore`,CX=(e10,t)=>{for(let r=0;r<t.length;)r+=sw(e10,t,r,t.length-r,r)},MX=e10=>`${e10}: replaced under this name only. Its other hard links keep the old conte\
nt.`,PX=e10=>`${e10}: now belongs to the user of this process, who is not permitted to give files to the former owner or group.`,RX=e10=>({name:"PATH_OUTSIDE_RE\
PO",message:`A folder of ${JSON.stringify(e10)} was replaced by a symbolic link during the run. Restore the folder and apply again.`}),aT=e10=>({name:"FILE_MODI\
FIED",message:`${JSON.stringify(e10)} was changed by another program during the run. Check the change and apply again.`}),xb=(e10,{phase:t,files:r})=>t==="ready"&&
r.every(a=>!sT(e10,a)||oT(e10,a,a.temporary)),Sb=(e10,t)=>{let{root:r}=t,a=nT(e10,t,i=>!sT(r,i)||BX(r,i));if(a.failures.length>0)return a;let n=iT(e10,a,t);for(let{
how:i,path:s}of e10.files)i==="remove"&&Za(JSON.stringify(s),n,()=>Pl(r,s,e10.emptyFolders));return Za("the folders",n,()=>_b(r,e10.attributes)),{...a,failures:n}},
Ob=(e10,t)=>{let{root:r}=t,a=e10.phase==="preparing"?[]:e10.files.toReversed(),n=nT({...e10,files:a},t,s=>UX(r,s));if(n.failures.length>0)return n;let i=iT(e10,
n,t);for(let s of e10.folders.toReversed())Za(JSON.stringify(s),i,()=>Rl(k.join(r,s)));return Za("the folders",i,()=>_b(r,e10.attributesBefore)),{...n,failures:i}},
LX=(e10,t,r)=>{let a=t.every(i=>!$i(e10,i)),n=[];for(let[i,s]of t.entries())for(let o of[".",...Rr(s)]){let l=rT(o,r,i),c={...zX,path:s,temporary:l,backup:af(l)};
Za(l,n,()=>{a&&fe(k.join(e10,c.backup))&&wb(e10,c),XA(e10,c)})}},zX={how:"rename",identity:null,size:0,crc32:0},nT=({id:e10,files:t},{root:r,originals:a},n)=>{let i=[],
s=o=>{let l=a&&k.join(a,e10,o.path);return l!==void 0&&fe(l)?{path:o.path,original:l}:n(o)||i.length>0?void 0:FX(r,o,l)};return{kept:t.flatMap(o=>Za(JSON.stringify(
o.path),i,()=>s(o))??[]),failures:i}},FX=(e10,t,r)=>{let a=k.join(e10,t.backup);return!fe(a)||pT(e10,t)?{path:t.path}:r===void 0?{path:t.path,original:a}:(Me(k.
dirname(r),{recursive:true,mode:448}),DX(a,r),{path:t.path,original:r})},DX=(e10,t)=>{try{Qe(e10,t)}catch(r){if(!xr(r,"EXDEV"))throw r;Cl(e10,t),ts(e10)}},iT=({
files:e10},{kept:t},{root:r})=>{let a=[],n=new Set(t.flatMap(({original:i})=>i??[]));for(let i of e10)n.has(k.join(r,i.backup))||Za(JSON.stringify(i.temporary),
a,()=>XA(r,i));return a},BX=(e10,t)=>{let r=cT(e10,t)&&!uT(e10,t);return r&&KA(e10,t),r},UX=(e10,t)=>{if(t.how==="create")return qX(e10,t);if(!(t.how==="remove"||
!$i(e10,t.temporary))||cT(e10,t)||!$i(e10,t.backup))return true;let r=lT(e10,t)&&!uT(e10,t);return r&&wb(e10,t),r},qX=(e10,t)=>{if($i(e10,t.temporary)||!$i(e10,
t.path))return ZA(e10,t),true;let r=lT(e10,t);return r&&wb(e10,t),r},sT=(e10,t)=>$i(e10,t.how==="remove"?t.path:t.temporary),$i=(e10,t)=>fe(k.join(e10,t))?.isDirectory()===
false,oT=(e10,t,r)=>{if(t.how==="remove")return true;let a=bb(e10,r);return a!==void 0&&a.length===t.size&&eT(a)===t.crc32},lT=(e10,t)=>t.how==="remove"?hn(k.join(
e10,t.path)):oT(e10,t,t.path),cT=(e10,t)=>{if(JA(k.join(e10,t.path),t))return true;let r=bb(e10,t.path),a=bb(e10,t.backup);return r!==void 0&&a!==void 0&&!pT(e10,
t)&&r.equals(a)},uT=(e10,{path:t})=>{let r=k.posix.dirname(t);for(;r!=="."&&!fe(k.join(e10,r));)r=k.posix.dirname(r);return r!=="."&&!fe(k.join(e10,r))?.isDirectory()},
pT=(e10,t)=>gb(k.join(e10,t.path))===gb(k.join(e10,t.backup)),bb=(e10,t)=>{let r=k.join(e10,t);return fe(r)?.isFile()?eX(r):void 0};import{core_workspace_file_identity$e as fT,
core_workspace_file_identity$f as mT}from"./hook.js";import{errors$b as gT}from"./hook.js";var Sr=(e10,{steady:t=false}={})=>{let r=ir.native(e10),a=[...new Set(
[r,k.resolve(e10)])],n=o=>k.join(r,o),i=t?dT(r):void 0,s={root:r,locate:o=>{let l=sr(bT(o,a),a);if(!l.ok)return l;let c=WX(i??dT(r),l.path),u=c.ok?ga(c.path,s):
void 0;return u?Po(u):ns(o,c,s.stat)},stat:o=>QX(n(o),i?.entry??Qt),read:o=>eQ(r,o),linkTarget:o=>{if(!(i?.entry??Qt)(n(o))?.isSymbolicLink())return;let l=Ro(n(
o));return l===void 0?void 0:Tt(l,[r])},list:o=>rQ(n(o)),similar:o=>Pn(o,s)};return s},bT=(e10,t)=>{if(!k.isAbsolute(e10)||e10.startsWith("//")||Tt(e10,t)!==void 0)
return e10;let{real:r,missing:a}=yT(k.resolve(e10));return Tt(r,t)===void 0?e10:k.join(r,...a)},WX=(e10,t)=>{let{root:r}=e10,{real:a,missing:n,broken:i,isFolder:s}=e10.
at(k.join(r,k.dirname(t))),o=k.join(a,...n,k.posix.basename(t)),l=i||ki(r,o)!==t||e10.entry(o)?.isSymbolicLink()?_T(r,t):void 0;if(l)return Po(l);if(i)return Po(
gn(t));if(!s){let p={path:ki(r,o),file:ki(r,a)};return{...Po(gn(t)),...!Ab(e10,t,o)&&{below:p}}}let c=e10.entry(o),u=Ab(e10,t,o)??XX(e10,t,{resolved:o,stats:c});
return u?Po(u):{ok:true,path:ki(r,KX(o,c))}},_T=(e10,t,r=t,a=0)=>{let n=t.split("/");for(let[i,s]=[e10,0];s<n.length;s++){let o=n[s]??"";if(o===".."&&i===e10)return Fr(
r);i=k.join(i,o);let[l,c,u]=[ki(e10,i),Qt(i),n.slice(s+1)];if(GX(c,{hops:a,rest:u})||i!==e10&&!zr(l).ok){let d=zr(k.posix.join(l,`/${u.join("/")}`.split(JX)[0]??
""));return d.ok?void 0:d.problem}if(!c?.isSymbolicLink())continue;let p=jl(i),f=HX(e10,k.dirname(i),p);return f===void 0?Fr(r):_T(e10,[f,...u].join("/"),r,a+1)}},
GX=(e10,{hops:t,rest:r})=>e10?.isSymbolicLink()?t===VX:!e10||r.length>0&&!e10.isDirectory(),HX=(e10,t,r)=>k.isAbsolute(r)?Tt(bT(r,[e10]),[e10]):`${ki(e10,t)}/${r}`,
VX=40,JX=/\/\.\.(?:\/|$)/,KX=(e10,t)=>(CO==="linux"||t?.isSymbolicLink()?void 0:Ro(e10))??e10,dT=e10=>{let t=new Map,r=new Map([[".",void 0]]),a=new Map,n={root:e10,
entry:i=>(a.has(i)||a.set(i,Qt(i)),a.get(i)),at:i=>{let s=t.get(i)??YX(yT(i));return t.set(i,s),s},belongsTo:i=>(r.has(i)||r.set(i,ZX(k.join(e10,i))??n.belongsTo(
k.posix.dirname(i))),r.get(i))};return n},ZX=e10=>Qt(k.join(e10,".git"))?"checkout":_n(t=>{let r=Qt(k.join(e10,t));return r&&(r.isDirectory()?"folder":"other")})?
"git directory":void 0,YX=e10=>({...e10,isFolder:Bt(e10.real).isDirectory()}),yT=e10=>{let t=[];for(let r=e10;;r=k.dirname(r)){let a=Ro(r);if(a!==void 0){let n=t[0];
return{real:a,missing:t,broken:n!==void 0&&Qt(k.join(a,n))?.isSymbolicLink()===true}}t.unshift(k.basename(r))}},Ab=(e10,t,r)=>{let a=Tt(r,[e10.root]);if(a===void 0||
a===".")return Fr(t);if(a!==t){let i=zr(a);if(!i.ok)return i.problem}let n=e10.belongsTo(k.posix.dirname(a));return n==="git directory"?is(t):n&&aQ(t)},XX=(e10,t,{
resolved:r,stats:a})=>{if(!a?.isSymbolicLink())return hT(a)?bn(t):void 0;let n=Ro(r);if(n!==void 0)return hT(Qt(n))?bn(t):Ab(e10,t,n)},QX=(e10,t)=>{let r=t(e10);
if(!r)return;if(!r.isSymbolicLink())return Eb(r,false);let a=Ro(e10),n=a===void 0?void 0:Qt(a);return n?Eb(n,true):{...Eb(r,true),kind:"file",size:0,broken:true}},
Eb=(e10,t)=>({kind:e10.isFile()?"file":e10.isDirectory()?"directory":"device",link:t,size:e10.size,mode:e10.mode&4095,modified:e10.mtimeMs,touched:e10.ctimeMs,links:e10.
nlink}),eQ=(e10,t)=>{let r=tQ(e10,t);if(r)return r;throw new gT(bn(t))},tQ=(e10,t)=>{let r=k.join(e10,t);try{return fT(r)}catch(n){if(!mT(n,"ELOOP"))throw n}let a=ir.
native(r);if(Tt(a,[e10])===void 0)throw new gT(Fr(t));return fT(a)},rQ=e10=>Qt(e10)?.isDirectory()?At(e10):[],hT=e10=>e10!==void 0&&!e10.isFile()&&!e10.isDirectory()&&
!e10.isSymbolicLink(),Qt=e10=>{try{return Lr(e10,{throwIfNoEntry:false})}catch(t){if(vT(t))return;throw t}},Ro=e10=>{try{return ir.native(e10)}catch(t){if(vT(t))
return;throw t}},vT=e10=>mT(e10,"ENOENT","ENOTDIR","ELOOP","ENAMETOOLONG"),ki=(e10,t)=>Tt(t,[e10])??"",Po=e10=>({ok:false,problem:e10}),aQ=e10=>({name:"PATH_PRO\
TECTED",message:`${JSON.stringify(e10)} is in a submodule or another checkout. Apply a separate plan there.`});import{core_git_git$D as nQ}from"./hook.js";import{
core_git_scratch_folder$a as iQ,core_git_scratch_folder$b as sQ}from"./hook.js";import{errors$c as oQ}from"./hook.js";import{empty$g as Tb,empty$h as kT}from"./hook.js";
var lQ=e10=>({git:e10,through:t=>t,env:{},aside:()=>xT(e10,iQ(e10)),[Symbol.dispose]:()=>{}}),Lo=e10=>xT(e10,sQ("objects"));function xT(e10,t){let r=_e(e10.commonDir,
"objects"),a={GIT_OBJECT_DIRECTORY:t.path,GIT_ALTERNATE_OBJECT_DIRECTORIES:wT(r)},n=i=>({...i,run:s=>i.run({...s,env:{...a,...s.env}}),runNow:s=>i.runNow({...s,
env:{...a,...s.env}}),start:(s,o)=>i.start([...cQ,...s],{...a,...o})});return{git:n(e10),through:n,env:{GIT_ALTERNATE_OBJECT_DIRECTORIES:wT(t.path)},aside:()=>Lo(
e10),[Symbol.dispose]:()=>t[Symbol.dispose]()}}var cQ=["-c","fastimport.unpackLimit=1"],wT=e10=>e10.includes(Dy)||e10.startsWith('"')?`"${e10.replaceAll(/["\\]/g,
"\\$&")}"`:e10,nf=(e10,t)=>{let r,a=()=>r?.conversions[Symbol.dispose](),n=i=>i.size===0?t:(r?.files!==i&&(a(),r={files:i,conversions:t.with(i)}),r.conversions);
return{newFile:(i,{path:s,attributes:o})=>{let l=n(o),{encoding:c,ident:u,eol:p,lineEnds:f,driver:d}=l.of(s),b=f==="text"||f==="auto"&&l0(i);return c===void 0&&
!u?{ok:true,bytes:p&&b?c0(i,p):i}:c!==void 0&&d?{ok:false,problem:Nb(s,pQ)}:fQ(i,{git:e10,conversions:l,path:s,keeps:c===void 0})},[Symbol.dispose]:a}};async function uQ(e10){
let{root:t}=Sr(e10),r=ST(t)?await nQ(t).catch(oQ("NOT_A_REPOSITORY")):void 0;if(!r||r.bare)return;let a=Sr(r.root),n=await ui(r,{read:o=>{let l=a.stat(o);return l?.
kind==="file"&&!l.link?a.read(o):void 0}}),i=pn(k.relative(a.root,t)),s=o=>k.posix.join(i,o);return(o,{path:l,attributes:c})=>{var u=[];try{let d=Tb(u,n.with(new Map)),
b=Tb(u,nf(r,d)),m=[...c].map(([v,x])=>[s(v),x]);return b.newFile(o,{path:s(l),attributes:new Map(m)})}catch(d){var p=d,f=true}finally{kT(u,p,f)}}}var ST=e10=>fe(
k.join(e10,".git"))!==void 0||e10!==k.dirname(e10)&&ST(k.dirname(e10)),pQ="has an encoding of the work tree and a filter too. Write it with content_base64, as t\
he bytes of the work tree";function fQ(e10,{git:t,conversions:r,path:a,keeps:n}){var i=[];try{let l=Tb(i,Lo(t)),c=u=>l.git.runNow(r.within(u));try{let u=l.git.runNow(
vp(e10)),p=n?e10:c(Op({path:a,oid:u},void 0)),f=c(_p(a,p)),d=Buffer.from(e10.toString("latin1").replaceAll(`\r
`,`
`),"latin1");return f===u||f===$r(t.objectFormat,{type:"blob",content:d})?{ok:true,bytes:p}:{ok:false,problem:Nb(a,n?dQ:$T)}}catch{return{ok:false,problem:Nb(a,
$T)}}}catch(l){var s=l,o=true}finally{kT(i,s,o)}}var dQ="has `ident`, and git would store another text of it. Write `$Id$` without what follows it",$T="has an e\
ncoding of the work tree in .gitattributes, and git would store another text of it. Write only what that encoding has, or change `working-tree-encoding`",Nb=(e10,t)=>({
name:"UNENCODABLE",message:`${W(e10)} ${t}.`});import{core_git_whole_file$a as hQ}from"./hook.js";import{core_git_git$D as OT,core_git_git$r as mQ,core_git_git$v as gQ,
core_git_git$y as bQ}from"./hook.js";import{core_workspace_file_identity$f as _Q,core_workspace_file_identity$i as yQ}from"./hook.js";import{core_text_digest$a as vQ}from"./hook.js";
import{errors$b as Ya}from"./hook.js";import{empty$g as xi,empty$h as zb}from"./hook.js";var wQ=(e10,t)=>{let{file:r,reverting:a,folder:n,originals:i}=Si(e10);Me(
n,{recursive:true});let s=r;return{folder:n,originals:i,record:o=>hQ(r,kQ({run:t,checkout:o}),{durable:true}),revert:()=>{PT(e10),s=a},clear:()=>Cb(e10,s)}},$Q=(e10,t)=>{
let r=FT(e10);if(!r){Cb(e10,Si(e10).file);return}let{checkout:a,run:n}=r,i=xb(t,a),s=!i&&a.phase==="ready"?PT(e10):r.file,o=i?Sb:Ob,{kept:l,failures:c}=o(a,{root:t,
originals:Si(e10).originals});if(c.length>0){let u=`The interrupted run could not be ${i?"finished":"rolled back"}: ${yQ(c)}. Remove the cause, then run \`editpl\
an resume\` again.`;throw new Ya({name:"INTERRUPTED",message:u})}return{outcome:i?"finished":"rolled-back",kept:l,run:n,clear:()=>Cb(e10,s)}},MT=e10=>FT(e10)!==
void 0,Si=e10=>({file:k.join(e10,"editplan","journal"),reverting:k.join(e10,"editplan","journal.reverting"),folder:k.join(e10,"editplan","before"),originals:k.join(
e10,"editplan","originals")}),Cb=(e10,t)=>{let{file:r,folder:a}=Si(e10);qt(a,{force:true,recursive:true});for(let n of[`${r}.new`,t])qt(n,{force:true})},PT=e10=>{
let{file:t,reverting:r}=Si(e10);return Qe(t,r),r},RT=3,LT=2,kQ=e10=>JSON.stringify({version:RT,checksum:zT(e10),...e10}),zT=({run:e10,checkout:t})=>vQ(JSON.stringify(
[e10,t])),ET=()=>I({mode:$e(),uid:$e(),gid:$e(),paths:P($())}),xQ=()=>I({version:he([LT,RT]),checksum:$().optional(),run:Ie($(),$()),checkout:I({id:$(),phase:V(
["preparing","ready"]),files:P(I({path:$(),how:V(["create","rename","remove"]),temporary:$(),backup:$(),identity:$().nullable(),size:$e(),crc32:$e()})),folders:P(
$()),attributes:P(ET()).default([]),attributesBefore:P(ET()).default([]),emptyFolders:P($()).default([])})}),FT=e10=>{let{file:t,reverting:r}=Si(e10),a=AT(r),n=a??
AT(t);if(n===void 0)return;let{run:i,checkout:s}=SQ(n,t);return a===void 0?{file:t,run:i,checkout:s}:{file:r,run:i,checkout:{...s,phase:"reverting"}}},SQ=(e10,t)=>{
try{let r=JSON.parse(e10),{version:a,checksum:n,run:i,checkout:s}=xQ().parse(r);if(n===void 0?a===LT:n===zT(Object(r)))return{run:i,checkout:s};throw new TypeError(
`The checksum of the run ${i.run??""} is wrong.`)}catch(r){let a=r instanceof TypeError?r.message:"It is damaged, or of another version.",n=`${t} cannot be trus\
ted. ${a} Run \`editplan resume\` with the version that wrote it; or look at the files, whose old contents are in the folder "before" next to it, and move the jou\
rnal away.`;throw new Ya({name:"INTERRUPTED",message:n},{cause:r})}},AT=e10=>{try{return fn(e10,"utf8")}catch(t){if(_Q(t,"ENOENT"))return;throw t}},OQ=async(e10,t,{
commit:r,paths:a})=>{let n=new Set(a.flatMap(p=>TT(e10,e10.locate(p))));if(n.size===0)return e10;let i=zl(e10),s=[...n].flatMap(p=>i(p).map(([,f])=>f)),{entries:o,
blocked:l}=await Rt(t,r,{paths:new Set([...n,...s])}),c=[...o].filter(([,{mode:p}])=>p===Mb),u=new Map([...c,...[...l].filter(([,{mode:p}])=>p===Mb||p===AQ)]);return u.
size===0?e10:{...e10,locate:p=>{let f=e10.locate(p),d=TT(e10,f).flatMap(b=>sf(b).filter(m=>u.has(m)))[0];return d===void 0?f:{ok:false,problem:EQ(p,d,u.get(d))}}}},
TT=(e10,t)=>t.ok&&!e10.stat(t.path)?[t.path]:[],sf=e10=>{let t=e10.split("/");return t.map((r,a)=>t.slice(0,a+1).join("/"))},EQ=(e10,t,r)=>{let[a,n]=[JSON.stringify(
e10),JSON.stringify(t)];return r?.mode===Mb?{name:"PATH_PROTECTED",message:`${a} is in the submodule ${n}. Apply a separate plan there.`}:{name:"PATH_OUTSIDE_RE\
PO",message:`${a} is below ${n}, which is a symbolic link in git. Use the path of the folder that the link points to.`}},AQ="120000",Mb="160000",TQ=async(e10,{git:t,
reader:r,conversions:a,commit:n})=>{let i=await ci(t,a),s=new Set,o=l=>{if(!s.has(l)){if(a.of(l).driver?.smudges){let c=r.readNow(`${n}:${l}`);c?.type==="blob"&&
i.now({path:l,oid:c.oid,content:c.content})}s.add(l)}};return{...e10,read:l=>(o(l),e10.read(l))}},NQ=e10=>{let t=new Map,r={locate:Ib(a=>e10.locate(a)),stat:Ib(
a=>e10.stat(a)),read:a=>t.get(a)??e10.read(a),linkTarget:Ib(a=>e10.linkTarget(a)),list:a=>e10.list(a),similar:a=>Pn(a,r),hold:a=>{let n=r.read(a);return t.set(a,
n),n}};return r},Ib=e10=>{let t=new Map;return r=>{let a=t.get(r)??{answer:e10(r)};return t.set(r,a),a.answer}},DT=class extends Error{object;constructor(e10){super(
`${e10} is not loaded`),this.object=e10}},IQ=(e10,t)=>{let r=new Map,a=new Map,n=new Map,i=(l,c)=>{let{type:u,content:p,oid:f}=NT(l,c);u==="tree"?r.set(l,Tp(p,f.
length/2)):a.set(l,p)},s=(l,c)=>{let u=l.get(c);if(u===void 0)throw new DT(c);return u},o=(l,c)=>(l.has(c)||i(c,e10.readNow(c)),s(l,c));return{root:t,tree:l=>o(
r,l),blob:l=>o(a,l),load:async l=>{let c=[...new Set(l)].filter(p=>!r.has(p)&&!a.has(p)),u=await Promise.all(c.map(p=>e10.read(p)));for(let[p,f]of c.entries())i(
f,u[p])},peek:async l=>a.get(l)??NT(l,await e10.read(l)).content,folders:n,loaded:{root:t,tree:l=>s(r,l),blob:l=>s(a,l),folders:n}}},NT=(e10,t)=>{if(t?.type==="\
tree"||t?.type==="blob")return t;let r=`The repository does not have the object ${e10}. Fetch it.`;throw new Ya({name:"UNKNOWN_REVISION",message:r})},zo=(e10,t)=>BT(
e10,t)??qT(e10,t),BT=(e10,t)=>{let r=UT(t),a=t.slice(r.length),n=a==="."||a===".."?void 0:jQ(e10,r),i=n?.get(a);return n&&{path:t,...i&&{entry:i}}},jQ=(e10,t)=>{
let r=e10.folders.get(t);if(r)return r;let a=t===""?void 0:BT(e10,t.slice(0,-1))?.entry;if(t!==""&&a?.mode!==Xa)return;let n=e10.tree(a?.oid??e10.root);return e10.
folders.set(t,n),n},UT=e10=>e10.slice(0,e10.lastIndexOf("/")+1),qT=(e10,t,{hops:r=0,linked:a=0}={})=>{let n=t.split("/"),i=[];for(let[o,l]of n.entries()){if(l===
".")continue;if(l===".."){if(!i.pop())return{path:t,obstacle:"outside"};continue}let c=e10.tree(i.at(-1)?.entry.oid??e10.root).get(l);if(c&&(c.mode===Xa||o===n.
length-1)){i.push({part:l,entry:c});continue}let[u,p]=[i.map(d=>d.part),n.slice(o)];if(!c)return{path:Pb(u,p),...o<a&&{obstacle:"file"}};let f=o<a?n.length-a:p.
length-1;return CQ(e10,u,{parts:[...u,...p],depth:u.length,entry:c,hops:r,rest:f})}let s=i.at(-1)?.entry;return s?{path:i.map(({part:o})=>o).join("/"),entry:s}:
{path:t,obstacle:"outside"}},CQ=(e10,t,r)=>{let a=r.parts.slice(r.depth),n=Pb(t,a);if(r.entry.mode===Fb)return{path:n,obstacle:"submodule"};if(r.entry.mode===of)
return GT(e10,r);let i=a.length-1===r.rest&&!a.includes("..");return{path:n,obstacle:"file",...i&&{file:Pb(t,a.slice(0,1))}}},Pb=(e10,t)=>[...e10,...WT(t)].join(
"/"),WT=e10=>e10.slice(0,e10.includes("..")?e10.indexOf(".."):void 0).filter(t=>t!=="."),GT=(e10,{parts:t,depth:r,entry:a,hops:n,rest:i})=>{let s=WT(t).join("/"),
o=e10.blob(a.oid).toString("utf8");if(n===VT)return{path:s,obstacle:"loop"};if(o.startsWith("/"))return{path:s,obstacle:"outside"};let l=o.split("/").map(p=>p||
"."),c=[...t.slice(0,r),...l,...t.slice(r+1)],u=qT(e10,c.join("/"),{hops:n+1,linked:i>0?c.length-i:0});return u.obstacle==="outside"?{path:s,obstacle:"outside"}:
u},na=(e10,t,r=0)=>{if(t.entry?.mode!==of)return t;let a=t.path.split("/"),n=GT(e10,{parts:a,depth:a.length-1,entry:t.entry,hops:r,rest:0});return r===VT?{path:t.
path}:na(e10,n,r+1)},HT=(e10,t)=>{if(t==="")return e10.tree(e10.root);let{entry:r}=na(e10,zo(e10,t));return r?.mode===Xa?e10.tree(r.oid):void 0},Xa="40000",of="\
120000",Fb="160000",VT=40,lf=async(e10,t,{treeish:r,roots:a=[],stored:n=false})=>{let i=IQ(t,`${r}^{tree}`),s=await ui(e10,{read:p=>n?void 0:Rb(i,p)?.content}),
o=n?void 0:await pi(s,()=>ci(e10,s)),l=MQ(i,o),c=p=>zo(i,p),u={conversions:s,load:async p=>{let f=[...p].map(d=>sr(d,a)).filter(d=>d.ok);await l.load([...new Set(
f.map(({path:d})=>d))])},contents:p=>l.contents(p),blobOf:p=>Rb(i,p)?.oid,locate:p=>{let f=sr(p,a);if(!f.ok)return f;let d=zQ(i,f.path),b=d.ok?ga(d.path,u):void 0;
return b?{ok:false,problem:b}:ns(p,d,u.stat)},stat:p=>BQ(i,c(p),l.read),read:p=>{let f=na(i,c(p));if(f.entry?.mode===Fb)return Ns(f.entry.oid);if(!f.entry||f.entry.
mode===Xa)throw new TypeError(`${p} is not a file of the tree`);return l.read(f.path,f.entry)},linkTarget:p=>{let f=c(p),d=na(i,f);return f.entry?.mode===of&&d.
entry?d.path:void 0},list:p=>[...HT(i,p)?.keys()??[]],similar:p=>Pn(p,u),[Symbol.dispose]:()=>s[Symbol.dispose]()};return u},Rb=(e10,t)=>{let r=e10.tree(e10.root),
a=t.split("/");for(let[n,i]of a.entries()){let s=r.get(i);if(!s||n<a.length-1&&s.mode!==Xa)return;if(n<a.length-1)r=e10.tree(s.oid);else if(s.mode.startsWith("1\
00")){let{oid:o}=s;return{path:t,oid:o,get content(){return e10.blob(o)}}}}},MQ=(e10,t)=>{let r=new Map,a=async n=>{let i=(await PQ(e10,n)).flatMap(({path:l,entry:c})=>c?.
mode.startsWith("100")?[{path:l,oid:c.oid}]:[]),s=new Set(t?i.flatMap(({path:l})=>LQ(l)):[]);await e10.load([...s].flatMap(l=>Rb(e10,l)?.oid??[]));let o=await Promise.
all(i.map(async l=>({...l,content:await e10.peek(l.oid)})));return t?t.many(o):new Map(o.map(({path:l,content:c})=>[l,c]))};return{contents:a,async load(n){let i=[
...n].filter(s=>!r.has(s));for(let[s,o]of await a(i))r.set(s,o)},read(n,{oid:i}){let s=r.get(n);if(s)return s;let o=e10.blob(i),l=t?t.now({path:n,oid:i,content:o}):
o;return r.set(n,l),l}}},PQ=async(e10,t)=>(await IT(e10,[...new Set(t.map(UT))]),await IT(e10,t),t.map(r=>na(e10,zo(e10,r)))),IT=async(e10,t)=>{for(;;){let r=t.
flatMap(a=>RQ(e10,a)??[]);if(r.length===0)return;await e10.load(r)}},RQ=({loaded:e10},t)=>{try{na(e10,zo(e10,t));return}catch(r){if(r instanceof DT)return r.object;
throw r}},LQ=e10=>e10.split("/").map((t,r,a)=>[...a.slice(0,r),".gitattributes"].join("/")),zQ=(e10,t)=>{let r=zo(e10,t),a=na(e10,r);for(let s of new Set([r,a])){
let o=zr(s.path);if(!o.ok)return o;if(FQ(e10,s.path))return{ok:false,problem:is(t)}}let n=r.obstacle??(a.obstacle==="outside"||a.obstacle==="submodule"?a.obstacle:
void 0);if(!n)return{ok:true,path:r.path};let i=r.file!==void 0&&{below:{path:r.path,file:r.file}};return{ok:false,problem:DQ(t,n),...i}},FQ=(e10,t)=>{for(let r=t.
indexOf("/");r>=0;r=t.indexOf("/",r+1)){let a=HT(e10,t.slice(0,r));if(!a)return false;if(_n(n=>{let i=a.get(n)?.mode;return i===void 0?void 0:i===Xa?"folder":"o\
ther"}))return true}return false},DQ=(e10,t)=>t==="submodule"?{name:"PATH_PROTECTED",message:`${JSON.stringify(e10)} is in a submodule. Apply a separate plan th\
ere.`}:t==="outside"?Fr(e10):gn(e10),BQ=(e10,t,r)=>{if(!t.entry)return;let a=t.entry.mode===of,{path:n,entry:i}=na(e10,t);return i?i.mode===Xa?{...jb,link:a,kind:"\
directory",mode:493}:i.mode===Fb?{...jb,link:a,kind:"directory",mode:57344}:{kind:"file",link:a,mode:i.mode==="100755"?493:420,modified:0,links:1,get size(){return UQ(
n,i,{objects:e10,read:r})}}:{...jb,link:a,broken:true}},jb={kind:"file",size:0,mode:511,modified:0,links:1},UQ=(e10,t,{objects:r,read:a})=>(Ja(()=>a(e10,t))??r.
blob(t.oid)).length;async function Db(e10,t,{commit:r,paths:a}){let n=Sr(e10.root),i=a.flatMap(c=>{let u=sr(c,[e10.root]);return u.ok?[u.path]:[]}),s=new Map,o=new Set,
l=await ui(e10,{read(c){let u=n.stat(c);if(u?.kind==="file"&&!u.link)return n.read(c);if(u)return;let p=o.has(c.slice(0,-jT.length))?s.get(c):`${r}:${c}`,f=p===
void 0?void 0:t.readNow(p);return f?.type==="blob"?f.content:void 0},async foresee(c){let u=c.filter(f=>CT(f).some(d=>!o.has(d)));if(u.length===0)return;let{named:p}=await Rt(
t,r,{paths:u,names:[jT]});for(let[f,{oid:d}]of p)s.set(f,d);for(let f of u.flatMap(CT))o.add(f)}});return await pi(l,()=>l.look(i)),l}var jT=".gitattributes",CT=e10=>[
"",...Rr(e10).map(t=>`${t}/`)],qQ=50;async function WQ(e10,t,r){var a=[];try{let o=(await e10.run(yb(t,r,{renames:false}))).filter(({oldMode:m,newMode:v})=>m!==
rf&&v!==rf).slice(0,qQ);if(o.length===0)return[];let l=await e10.config(),c=o.map(({path:m})=>m),u=xi(a,ze(e10),true),p=xi(a,await lf(e10,u,{treeish:t})),f=await e10.
run(p.conversions.within(bo(c),c)),d=async m=>(await u.read(m))?.content.toString("latin1")??"",b=new Set;for(let m of o){let v=await GQ(m,d);for(let x of HQ(f.
get(m.path)??{},{config:l,isLineEnds:v}))b.add(x)}return ht(_e(e10.commonDir,"info","attributes"))&&b.add("info/attributes"),[...b]}catch(o){var n=o,i=true}finally{
var s=zb(a,n,i);s&&await s}}async function GQ({oldBlob:e10,newBlob:t},r){let[a,n]=[await r(e10),await r(t)];return a.replaceAll(`\r
`,`
`)===n.replaceAll(`\r
`,`
`)}function HQ({filter:e10=""},{config:t,isLineEnds:r}){let a=l=>`${l}=${t.get(l)??"(not set)"}`,n=r?["core.autocrlf","core.eol"].map(a):[],i=e10!==""&&!["set",
"unset","unspecified"].includes(e10),s=["clean","smudge","process"].map(l=>`filter.${e10}.${l}`),o=i?s.filter(l=>t.has(l)):[];return[...n,...i&&o.length===0?[a(
`filter.${e10}.clean`)]:o.map(a)]}async function Bb({root:e10,bare:t=false,environment:r,opened:a}){let n=await(r?OT(e10,{env:r}):a??OT(e10));if(t)return n.bare?
n:{...n,bare:t};if(!n.bare)return n;let i=`${JSON.stringify(e10)} is a bare repository. Pass --bare with --base and --branch, or run in a checkout.`;throw new Ya(
{name:"BARE_REPOSITORY",message:i})}var VQ=({root:e10})=>new Ya({name:"NO_COMMIT",message:`${JSON.stringify(e10)} has no commit yet. Make a first one.`});async function JQ(e10,t){
return ZT(e10),KQ(e10,r=>ZQ(e10,r,t))}async function KQ(e10,t){let r=ze(e10);try{return await t(r)}catch(a){throw await r[Symbol.asyncDispose](),a}}async function ZQ(e10,t,r){
let{paths:a}=r,n=r.head===void 0?await go(t,"HEAD"):await Lb(e10,t,r.head);if(!n&&!(e10.bare&&r.base!==void 0))throw VQ(e10);let i=await QQ({git:e10,reader:t},r,
n),s=n&&{commit:n.commit,tree:n.tree},o={git:e10,base:i,head:s??i,unrelated:await KT(e10,r,{base:i,head:n})};return r.replays==="commit"||e10.bare||i.commit!==o.
head.commit||await YQ(e10,r)?tee(t,o,a):ree(t,o,a)}async function YQ(e10,{paths:t,globs:r=[],commands:a=false}){if(!await mQ(e10))return false;let n=t.map(o=>sr(
o,[e10.root])).flatMap(o=>o.ok?o.path:[]),i=[...r].flatMap(o=>[Wg(o),Gg(o),cp(o)]),s=await Promise.all(i.map(o=>o&&qg(o)));return JT(await e10.run(fo()),{paths:n.
flatMap(o=>[o,...XQ(Sr(e10.root),o)]),searches:s.flatMap(o=>typeof o=="object"?o:[]),commands:a})}function JT(e10,t){let r=new Set(e10);if(t.commands&&r.size>0)
return true;let a=new Set([...r].flatMap(sf)),n=i=>i===void 0||a.has(i)||sf(i).some(s=>r.has(s));return t.paths.some(n)||t.searches.some(({names:i})=>[...r].some(
i))}var XQ=(e10,t)=>sf(t).flatMap(r=>{if(!e10.stat(r)?.link)return[];let a=e10.linkTarget(r);return[a===void 0?void 0:Fy.join(a,t.slice(r.length))]});async function QQ({
git:e10,reader:t},{base:r},a){if(!a)return Lb(e10,t,r??"HEAD");if(r===void 0||r==="HEAD")return{commit:a.commit,tree:a.tree};let n=eee(a.commit,r);return await m0(
e10,n,a.commit),Lb(e10,t,n)}async function Lb(e10,t,r){let a=await go(t,`${r}^{commit}`);return a?{commit:a.commit,tree:a.tree}:e10.run(gQ(r))}var eee=(e10,t)=>t.
replace(/^(?:HEAD|@)(?=[~^])/,e10);async function KT(e10,t,{base:r,head:a}){if(!a||r.commit===a.commit||e10.bare&&t.baseBy==="operator"||await e10.run(bQ(r.commit,
a.commit)))return false;if(t.unrelatedBase&&t.baseBy==="operator")return true;let n=`The base ${r.commit.slice(0,12)} is not an ancestor of ${a.commit.slice(0,12)}\
. Make the plan again on a commit of this history, or pass --base with --unrelated-base to apply only what its steps change.`;throw new Ya({name:"BASE_NOT_ANCES\
TOR",message:n})}function ZT({gitDir:e10}){if(!MT(e10))return;let t="A run was interrupted here and waits to be finished or rolled back. Run `editplan resume` f\
irst.";throw new Ya({name:"INTERRUPTED",message:t})}async function tee(e10,t,r){let{git:a,base:n}=t,i=a.bare?[]:[a.root],s=await lf(a,e10,{treeish:n.commit,roots:i}),
o=async u=>{let p=u.map(f=>sr(f,i)).flatMap(f=>f.ok?[f.path]:[]);await d0(a,n.commit,p),await s.load(u)},{conversions:l,contents:c}=s;return await pi(l,()=>o(r)),
YT({...t,source:s,conversions:l,committed:{contents:c,load:o}},e10)}async function ree(e10,t,r){let{git:a,base:n}=t,i=Sr(a.root,{steady:true}),s=await Db(a,e10,
{commit:n.commit,paths:r});return pi(s,async()=>{let o=await TQ(i,{git:a,reader:e10,conversions:s,commit:n.commit}),l=NQ(await OQ(o,e10,{commit:n.commit,paths:r}));
return YT({...t,source:l,conversions:s,readFile:c=>QT(l,c,l.hold)},e10)})}var YT=(e10,t)=>{let r=nf(e10.git,e10.conversions);return{...e10,source:{...e10.source,
newFile:r.newFile},async[Symbol.asyncDispose](){r[Symbol.dispose](),e10.conversions[Symbol.dispose](),await t[Symbol.asyncDispose]()}}};function XT(e10){let t=Sr(
e10.root);return r=>QT(t,r,t.read)}async function aee(e10,t,r){var a=[];try{let o=xi(a,ze(e10),true),l=xi(a,await Db(e10,o,t));return await r({readFile:XT(e10),
conversions:l})}catch(o){var n=o,i=true}finally{var s=zb(a,n,i);s&&await s}}async function nee(e10,t,r){var a=[];try{if(r.length===0)return new Map;let o=xi(a,ze(
e10),true),l=xi(a,await lf(e10,o,{treeish:t}));return await l.load(r),new Map(r.flatMap(c=>l.blobOf(c)===void 0?[]:[[c,l.read(c)]]))}catch(o){var n=o,i=true}finally{
var s=zb(a,n,i);s&&await s}}function QT(e10,t,r){let a=e10.stat(t);return a?.kind==="file"&&!a.link?{content:r(t),mode:a.mode}:void 0}var eN=[],Ub=e10=>{O0(e10),
eN.push(e10)},iee=e10=>eN.find(({key:t,programs:r})=>{let a=e10[t];return a!==void 0&&r(a).length>0});import{core_text_words$p as see}from"./hook.js";import{errors$b as aN}from"./hook.js";
function oee(e10,t,...r){let a=tN(e10)?{...e10}:{};if(a.root===void 0&&Fo("options",a,t,"root"),typeof a.root!="string")throw rN("root","the path of a folder in\
 the checkout");for(let n of r)if(!tN(a[n]))throw rN(n,"an object");return Fo("options",a,t),e10}function Fo(e10,t,r,a){for(let[n,i]of Object.entries(t)){if(i===
void 0||typeof i=="function"||Object.hasOwn(r,n))continue;let s=see(n,Object.keys(r))??a,o=s===void 0?"Leave it out":`Did you mean ${s}`;throw new aN({name:"USA\
GE",message:`${e10}.${n} is no option. ${o}${s===void 0?".":"?"}`})}}var tN=e10=>typeof e10=="object"&&e10!==null,rN=(e10,t)=>new aN({name:"USAGE",message:`opti\
ons.${e10} must be ${t}.`});var qb=new ee("sessions"),lee=(e10,{workspace:t,policy:r})=>{let a=t.locate(e10);if(!a.ok)return{ok:false,reason:`${a.problem.name}:\
 ${a.problem.message}`};let{path:n}=a;if(da(n,{workspace:t,policy:r}))return{ok:false,reason:`PATH_DENIED: The policy denies to read ${W(n)}.`};let i=t.stat(n);
return!i||i.broken?{ok:true,path:n,bytes:void 0}:i.kind!=="file"?{ok:false,reason:`${W(n)} is no file.`}:i.size>cee?{ok:false,reason:`${W(n)} is over 64 MiB.`}:
{ok:true,path:n,bytes:t.read(n)}},cee=64*1024*1024;import{core_text_json$f as nN}from"./hook.js";var Gb=e10=>{if(!(!nN(e10)||!Object.hasOwn(e10,"$literal")||Object.
keys(e10).length!==1))return typeof e10.$literal=="string"?e10.$literal:void 0},Wb="$literal ",uee=e10=>Wb+e10,Hb=e10=>e10.startsWith(Wb)?e10.slice(Wb.length):void 0,
cf=e10=>{if(!(typeof e10!="object"||e10===null)){if(!Array.isArray(e10)&&Object.hasOwn(e10,"$literal")){let t=Gb(e10);return t===void 0?'has $literal with other\
 keys, or not as a text; it takes { $literal: "3.10" }':Do(t)?void 0:`has the $literal ${JSON.stringify(t)}, which is no number, date, truth value or null; writ\
e a text without $literal`}for(let[t,r]of Object.entries(e10)){let a=pee(t,e10)??cf(r);if(a!==void 0)return a}}},pee=(e10,t)=>{let r=Hb(e10);if(r!==void 0)return Object.
hasOwn(t,r)?`has the key ${r} twice, as a text and as a $literal; keep one`:Do(r)?void 0:`has the key ${JSON.stringify(e10)}, but $literal belongs only before a\
 number, a date, true, false or null; write the key without $literal`},Oi=e10=>{let t=Gb(e10);return t!==void 0?t:Array.isArray(e10)?`[${e10.map(Oi).join(",")}]`:
nN(e10)?`{${Object.entries(e10).map(([r,a])=>`${Hb(r)??JSON.stringify(r)}:${Oi(a)}`).join(",")}}`:JSON.stringify(e10)??""},fee=(e10,t)=>typeof t=="string"?Vb(e10)?
{$literal:e10}:t:e10===""||iN(e10,t)?t:{$literal:e10},dee=e10=>{let t=Number(e10);return iN(e10,t)?t:{$literal:e10}},iN=(e10,t)=>JSON.stringify(t)===e10&&(typeof t!=
"number"||!Number.isInteger(t)||Number.isSafeInteger(t)),Vb=e10=>/^[-+]?(?:0b[01]+(?:_[01]+)*|0o[0-7]+(?:_[0-7]+)+|0x[\da-fA-F]+(?:_[\da-fA-F]+)+)$/.test(e10)||
e10.includes("_")&&/^[-+]?\d+(?:_\d+)*(?:\.\d+(?:_\d+)*)?(?:[eE][-+]?\d+(?:_\d+)*)?$/.test(e10),Do=e10=>sN(e10)||mee(e10)||lN(e10)||Vb(e10),hee=e10=>/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.
test(e10),sN=e10=>/^(?:[-+]?\d+|0o[0-7]+|0x[\da-fA-F]+|[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/.test(e10),oN=e10=>/^(?:true|True|TRUE)$/.
test(e10)?{value:true}:/^(?:false|False|FALSE)$/.test(e10)?{value:false}:/^(?:null|Null|NULL|~)$/.test(e10)?{value:null}:void 0,mee=e10=>oN(e10)!==void 0,lN=e10=>bee(
e10)&&!gee(e10)||cN(e10),gee=e10=>{let[,t,r]=/^([-+]?)(\d[\d_]*|0[xob][\da-fA-F_]+)$/.exec(e10)??[];return r===void 0?false:BigInt(r.replaceAll("_",""))>(t==="-"?
2n**63n:2n**63n-1n)},bee=e10=>/^(?:[-+]?(?:0|[1-9](?:_?\d)*)(?:\.\d(?:_?\d)*)?(?:[eE][-+]?\d(?:_?\d)*)?|0x[\da-fA-F](?:_?[\da-fA-F])*|0o[0-7](?:_?[0-7])*|0b[01](?:_?[01])*|[-+]?(?:inf|nan))$/.
test(e10),cN=e10=>/^(?:\d{4}-\d{2}-\d{2}(?:[Tt ]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[-+]\d{2}:\d{2})?)?|\d{2}:\d{2}:\d{2}(?:\.\d+)?)$/.test(e10);import{core_text_words$a as _ee}from"./hook.js";
var Kb=(e10,t)=>{let r=Qr(t),{input:a,output:n}=r;if(!(!t.live||!a.isTTY||n.columns===0||e10.includes("-")))return async i=>{let s=await hN(i,{context:t,terminal:r,
rows:yee});if(s==="refuse")return;let{path:o,rule:l,step:c}=i;return s==="step"?{step:c.index}:s==="path"?{path:o}:{rule:l}}},yee=24,vee=50;async function hN(e10,t){
let{isCancel:r,select:a}=await import("./clack-prompts.js"),{context:n,terminal:i,rows:s}=t,{lines:o,cut:l}=$ee(e10,n.errorStyle.width-wee,s),c=await a({...i,signal:n.
signal,message:o.join(`
`),initialValue:"refuse",options:[{value:"refuse",label:"Refuse"},{value:"step",label:"Allow this step once"},{value:"path",label:"Allow every step on this file"},
{value:"rule",label:`Allow everything that ${qe(N(e10.rule),vee)} asks about`},...l?[{value:"show",label:"Show the whole step"}]:[]]});return r(c)?"refuse":c===
"show"?hN(e10,{...t,rows:Number.POSITIVE_INFINITY}):c}var wee=6;function $ee({step:e10,path:t,reason:r},a,n){let i=[`Step ${e10.index}: ${e10.tool} ${N(t)}`,`${N(
r)}.`],s=kee(e10,{width:a,rows:n});return{lines:[...i.flatMap(o=>ie(o,a)),...s.lines],cut:s.cut}}function kee(e10,{width:t,rows:r}){let a=t-gN,n=See(e10).map(u=>rr(
bN(u),a)),i=Eee(e10);if(r===Number.POSITIVE_INFINITY)return{lines:uN([...n.flat(),...i.flatMap(u=>rr(pN(u),a))]),cut:false};let s=Nee(i,r),o=s.map(pN),l=o.map(u=>jee(
u,a)),c=n.some(mN)||s.length<i.length||l.some((u,p)=>u!==o[p]);return{lines:uN([...n.flatMap(xee),...l,...Iee(i,s)]),cut:c}}var uN=e10=>e10.map(t=>`${" ".repeat(
gN)}${t}`),pN=({sign:e10,text:t})=>`${e10} ${bN(t)}`;function xee(e10){return mN(e10)?[...e10.slice(0,pf),`\u2026 ${e10.length-2*pf} more rows \u2026`,...e10.slice(
-pf)]:e10}var pf=4,mN=e10=>e10.length>2*pf+1,gN=2,bN=e10=>W(e10).replaceAll("	","\u2192").replaceAll(`
`,"\u23CE");function See(e10){let{input:t,when:r,why:a}=e10,n="glob"in t&&t.glob!==void 0?[...Oee(t)]:[];return n.push(...pt(e10.tool).facts(t)),r&&n.push(`Only\
 when ${JSON.stringify(r)}`),a!==void 0&&n.push(`why: ${a.replace(/\s+/g," ")}`),n}var Oee=({glob:e10,exclude:t,only_if:r})=>[`In every file that matches ${We(e10??
[]).join(", ")}`,...t===void 0?[]:[`But not in those that match ${We(t).join(", ")}`],...r===void 0?[]:[`Only in files where ${JSON.stringify(r)}`]];function Eee({
tool:e10,input:t}){let r=pt(e10).texts?.(t);return r?Tee(r.before,r.after):[]}var Aee=2**16;function Tee(e10,t){let[r,a]=[dN(e10),dN(t)];if(e10.length+t.length>
Aee)return[...uf("-",r),...uf("+",a)];let n=[],i=0;for(let{at:s,removed:o,added:l}of Xe(r,a))n.push(...fN(s-i),...uf("-",r.slice(s,s+o)),...uf("+",l)),i=s+o;return[
...n,...fN(r.length-i)]}var fN=e10=>e10===0?[]:[{sign:"\u22EE",text:_ee(e10,"unchanged line")}],dN=e10=>e10===""?[]:e10.split(`
`),uf=(e10,t)=>t.map(r=>({sign:e10,text:r}));function Nee(e10,t){if(e10.length<=t)return e10;let r=Jb(e10,"+"),a=e10.length-r,n={added:Math.min(r,Math.max(Math.
ceil(t*2/3),t-a)),others:0};return n.others=t-n.added,e10.filter(({sign:i})=>i==="+"?n.added-- >0:n.others-- >0)}var Jb=(e10,t)=>e10.filter(r=>r.sign===t).length;
function Iee(e10,t){if(e10.length===t.length)return[];let r=a=>Jb(e10,a)-Jb(t,a);return[`\u2026 not shown: ${r("+")} added, ${r("-")} removed lines`]}function jee(e10,t){
if(qe(e10,t)===e10)return e10;let r=qe(e10,Math.max(1,t-Cee));return`${r} +${e10.length-r.length+1} characters`}var Cee=23;import{errors$b as Mee}from"./hook.js";
async function Bo(e10,t,r){let{repo:a,repos:n,...i}=e10,s=[...a??(n===void 0?["."]:[]),...n===void 0?[]:await Pee(n,t)],[o]=s;if(o!==void 0&&s.length===1)return(await r(
{...i,repo:o},t)).exitCode;let l=[],c={...t,readStdin:Q(t.readStdin),...e10.json&&{stdout:Ree(l)}},u=[],p=Lee(s);for(let[f,d]of s.entries()){if(t.signal.aborted)
break;!e10.json&&!e10.quiet&&t.stdout(`${f===0?"":`
`}${N(d)}
`);let b=await zee(p[f]??"",e10,t);u.push([d,await r({...i,...b,repo:d},c)])}return e10.json?t.stdout(`${JSON.stringify(l.map(f=>JSON.parse(f)),null,2)}
`):e10.quiet||t.stdout(`
${Fee(u)}`),Math.max(...u.map(([,{exitCode:f}])=>f))}async function Pee(e10,t){let r=(await ea(e10,t,{what:e10})).split(/\r\n|[\r\n]/).map(n=>n.trim()).filter(n=>n!==
""&&!n.startsWith("#"));if(r.length>0)return r;let a=`${e10} names no repository. Write one folder on each line.`;throw new Mee({name:"USAGE",message:a})}var Ree=e10=>t=>{
e10.push(t)},Lee=e10=>{let t=new Set;return e10.map(r=>{let a=k.basename(k.resolve(r))||"root",n=a;for(let i=2;t.has(n.toLowerCase());i+=1)n=`${a}-${i}`;return t.
add(n.toLowerCase()),n})};async function zee(e10,{report:t,html:r},{cwd:a}){for(let n of[t,r])n!==void 0&&await NO(k.resolve(a,n),{recursive:true});return{...t!==
void 0&&{report:k.join(t,`${e10}.json`)},...r!==void 0&&{html:k.join(r,`${e10}.html`)}}}var Fee=e10=>Zf(e10.map(([t,{cells:r}])=>[N(t),...r])).map(t=>`${t}
`).join("");import{core_text_words$b as Dee}from"./hook.js";function Qb(e10,t){let r=st(e10).filter(({structuredPatch:c})=>c);if(r.length===0)return"";let a=e10.
id===void 0?`${e10.index}`:`${e10.index} ${N(e10.id)}`,n=qe(`step ${a}`,t.width/2),i=t.width-pe(n)-e10.tool.length-3,s=R(t,"bold",`${e10.tool} ${Je(on(e10,N),i)}`),
o=e10.why===void 0?[]:ie(N(e10.why),t.width).map(c=>R(t,"dim",c)),l=r.flatMap(c=>[...e10.files?[R(t,"bold",Je(N(c.file_path),t.width))]:[],...Uo(c.structuredPatch??
[],t)]);return`${[`${R(t,"dim",n)}  ${s}`,...o,...l].join(`
`)}

`}var Uo=(e10,t)=>e10.flatMap(r=>[R(t,"cyan",Ui(r)),...yN(qi(r),t)]),Bee=(e10,t)=>e10.trimEnd().split(/^(?=@@ |diff --git )/m).flatMap(r=>{let[a="",...n]=r.replace(
/\n$/,"").split(`
`);return a.startsWith("@@ ")?[R(t,"cyan",qe(a,Zb(t))),...yN(n,t)]:[a,...n].map(i=>R(t,"bold",Je(xe(i),Zb(t))))}),yN=(e10,t)=>Uee(e10).flatMap(r=>Zee(qee(r,Zb(t)),
t)),Zb=({width:e10,piped:t})=>t?Number.POSITIVE_INFINITY:e10;function Uee(e10){let t=[],r={removed:[],added:[],other:[]},a=()=>{t.push(r),r={removed:[],added:[],
other:[]}};for(let n of e10)n.startsWith("-")?(r.added.length>0&&a(),r.removed.push(n)):n.startsWith("+")?r.added.push(n):(r.other.push(n),a());return[...t,r]}function qee({
removed:e10,added:t,other:r},a){let n=nn([...e10,...t]),[i,s]=[n.slice(0,e10.length),n.slice(e10.length)],o=i.map((l,c)=>Hee(l,s[c],a));return{removed:i.flatMap(
(l,c)=>_N(l,o[c]?.map(({gone:u})=>u),a)),added:s.flatMap((l,c)=>_N(l,o[c]?.map(({fresh:u})=>u),a)),other:r.map(l=>qe(xe(l),a))}}var Wee=12,Gee=4e3;function Hee(e10,t,r){
if(t===void 0||Yb(e10)<=r&&Yb(t)<=r)return;let{head:a,tail:n}=Jee(e10,t),[i,s]=[e10.slice(a,e10.length-n),t.slice(a,t.length-n)],o=i.length+s.length<=Gee&&$l(i,
s,{maxEditLength:vN})||[{value:i,removed:true,added:false},{value:s,removed:false,added:true}],l=Vee(o,{head:a,around:Math.max(8,Math.floor(r/6)),gone:e10.length,
fresh:t.length});return l.length<=Wee?l:void 0}function Vee(e10,{head:t,around:r,...a}){let n=[],i=(l,c,u)=>({start:l-r<=r?1:l-r,end:Math.min(u,l+c+r)}),[s,o]=[
t,t];for(let{value:l,added:c,removed:u}of e10){let[p,f]=[c?0:l.length,u?0:l.length],d=n.at(-1);if(c||u){let b={gone:i(s,p,a.gone),fresh:i(o,f,a.fresh)};d&&(b.gone.
start<=d.gone.end||b.fresh.start<=d.fresh.end)?(d.gone={start:d.gone.start,end:b.gone.end},d.fresh={start:d.fresh.start,end:b.fresh.end}):n.push(b)}s+=p,o+=f}return n}
var Yb=e10=>e10.length>4096?e10.length:pe(e10);function Jee(e10,t){let r=Math.min(e10.length,t.length),[a,n]=[1,0];for(;a<r&&e10[a]===t[a];)a+=1;for(;n<r-a&&e10[e10.
length-1-n]===t[t.length-1-n];)n+=1;return{head:a,tail:n}}var ff=4e3;function _N(e10,t,r){if(Yb(e10)<=r)return[e10];let a=e10.charAt(0),n=t?.map(({start:i,end:s})=>`${i>
1?"\u2026":""}${Xb(e10,i,s)}${s<e10.length?"\u2026":""}`);return Number.isFinite(r)?(n??[e10.slice(1)]).map(i=>i.length>ff?Kee(i):i).flatMap(i=>rr(i,r-1).map(s=>a+
s)):[e10]}var Kee=e10=>{let t=Dee(e10.length-ff),[r,a]=[Xb(e10,0,ff/2),Xb(e10,e10.length-ff/2,e10.length)];return`${r}\u2026 ${t} characters are not shown; in a\
 pipe the line is whole \u2026${a}`},Xb=(e10,t,r)=>{let a=n=>e10.charCodeAt(n)>=56320&&e10.charCodeAt(n)<=57343;return e10.slice(a(t)?t-1:t,a(r)?r+1:r)};function Zee({
removed:e10,added:t,other:r},a){let n=a.colour&&e10.length===t.length?e10.map((i,s)=>Yee(i,t[s]??"",a)):[];return[...e10.map((i,s)=>n[s]?.[0]??R(a,"red",i)),...t.
map((i,s)=>n[s]?.[1]??R(a,"green",i)),...r.map(i=>i.startsWith("\\")?R(a,"dim",i):i)]}var vN=60;function Yee(e10,t,r){let a=$l(e10.slice(1),t.slice(1),{maxEditLength:vN}),
n=a?.reduce((s,o)=>s+(o.added||o.removed?0:o.value.trim().length),0)??0;if(!a||n*3<Math.min(e10.length,t.length))return;let i=(s,o,l)=>R(r,o,s)+a.filter(c=>!c[l]).
map(c=>R(r,c.added||c.removed?[o,"inverse"]:o,c.value)).join("");return[i("-","red","added"),i("+","green","removed")]}function e_(e10,t,r={}){let{pull_request:a}=e10;
if(!a?.proposed)return"";let{title:n,body:i,push:s,calls:o}=a.proposed,l=u=>R(t,"bold",u),c=[`${l("Branch")} ${N(a.branch)}`,`${l("Title")}  ${N(n)}`,l("Body"),
...Xee(i,r).flatMap(u=>t.piped?[Ee(u)]:rr(Ee(u),t.width-2)).map(u=>`${R(t,"dim","\u2502")} ${u}`)];if(!r.callsHidden){c.push(l("Calls")),s.length>0&&c.push(`  g\
it ${s.map(N).join(" ")}`);for(let u of o)c.push(`  ${u.method} ${N(u.path)}${nte(u.body,t.width)}`)}return`${c.join(`
`)}
`}var Xee=(e10,{folded:t})=>(t?e10.replace(Qee,rte).replace(ete,ate).replace(tte,""):e10).trimEnd().split(`
`),Qee=/<details><summary>(.*?)<\/summary>[\s\S]*?<\/details>(\n+(?=<details>))?/g,ete=/<details open><summary>(.*?)<\/summary>|^<\/details>\n/gm,tte=/^<!-- editplan:.*-->\n/gm,
rte=(e10,t,r)=>`\u25B8 ${wN(t)}${r?`
`:""}`,ate=(e10,t)=>t===void 0?"":`\u25BE ${wN(t)}`,wN=e10=>e10.replace(/<[^>]*>/g,"").replace(/&#(\d+);/g,(t,r)=>String.fromCodePoint(Number(r))),nte=(e10,t)=>e10===
void 0?"":`
    ${qe(N(JSON.stringify(e10)),t-4)}`;import{core_text_words$a as ite}from"./hook.js";import{empty$g as ste,empty$h as ote}from"./hook.js";async function qo(e10,t,r,a){
try{var n=[];try{let l=e10.includes("-")||t.pick||t.publishes,c=ste(n,l?void 0:Kg(np(t,r)),true),{plans:u,place:p}=await ii(e10,t,r),f=c&&{opened:c.git},d=await lte(
t,r,m=>a(u,{...p,...f,...m}));await $N(d.report,{...t,contents:d.contents,root:p.root},r);let b=Xf(d.report,zg(t,u),t.lossy);return{exitCode:b,cells:Qf(d.report,
b)}}catch(l){var i=l,s=true}finally{var o=ote(n,i,s);o&&await o}}catch(l){let c=await ri(l);return c&&await hf({files:e10,problems:c},t,r),c&&await t.onProblems?.(
c),df(await qa(l,r))}}var df=e10=>({exitCode:e10,cells:[`exit code ${e10}`]});async function lte(e10,t,r){for(let o of[e10.report,e10.html])o!==void 0&&await Pg(
o,t);let a=e10.quiet||e10.json?void 0:xN(t),{contents:n,addStep:i,addFile:s}=nb();try{return{report:await r({onEvent:o=>{a?.onEvent(o),e10.html!==void 0&&o.type===
"step"&&o.change&&i(o.step.index,o.change)},...e10.html!==void 0&&{onContents:s}}),contents:n}}finally{a?.stop()}}async function $N(e10,t,r){if(await kN(e10,t,r),
t.json)return r.stdout(t_(e10));if(!(t.quiet&&e10.totals.failed===0&&!e10.problems)){if(t.quiet)return r.stderr(ef(e10,r.errorStyle));t.patches&&pte(e10,r),e10.
pull_request?.proposed&&await dte(e10,r),await LE(),r.stdout(ef(e10,cte(t,r)))}}function cte({root:e10},{style:t}){if(!t.links||e10===void 0)return t;let r=e10;
for(;!ht(k.join(r,".git"));){if(r===k.dirname(r))return t;r=k.dirname(r)}return{...t,links:{...t.links,files:r}}}async function hf({files:e10,problems:t},r,a){let n=vg(
{plan:{title:"",digest:"",files:e10},steps:[],problems:t});await kN(n,r,a),r.json&&a.stdout(t_(n))}var ute=2e3;function pte({steps:e10},{stdout:t,style:r}){let[
a,n]=[0,0];for(let s of e10){let o=fte(s);o!==0&&(n>0||a>0&&a+o>ute?n+=1:t(Qb(s,r)),a+=o)}if(n===0)return;let i=`\u22EE the patches of ${ite(n,"more step")} are\
 not shown; \`--html FILE\` writes a page of all.`;t(`${ie(i,r.width).join(`
`)}

`)}var fte=e10=>st(e10).reduce((t,{structuredPatch:r=[]})=>r.reduce((a,{lines:n})=>a+n.length,t),0);async function dte(e10,t){t.stdout(e_(e10,t.style))}async function kN(e10,t,r){
if(t.report!==void 0&&await Pt(t.report,t_(e10),r),t.html!==void 0){let a=await Io.get()();await Pt(t.html,a(e10,t.contents),r)}}var t_=e10=>`${JSON.stringify(e10,
null,2)}
`;function r_({report:e10,html:t},{cwd:r}){let a=e10??t;if(a===void 0)return;let n=k.resolve(r,a);return async(i,s,o)=>{let l=`${n.slice(0,n.length-k.extname(n).
length)}.${o}-${s}.txt`;return await Pt(l,i,{cwd:r}),l}}var hte=80,mte=1e4;function xN(e10){let t=performance.now(),r=e10.live?0:t,a=0,n="",i=false;return{onEvent(s){
let o=performance.now();if(s.type==="step"){a+=1;let c=Math.round(a/Math.max((o-t)/1e3,.001));n=`step ${a}/${s.total}  ${c>0?`${c}/s  `:""}`,i=a===s.total}else i&&
(n="");if(o-r<(e10.live?hte:mte))return;r=o;let l=N(bte(s));e10.stderr(e10.live?gte(n,l,e10):`${n}${l}
`)},stop:()=>{e10.live&&r!==0&&e10.stderr(SN)}}}var SN="\r\x1B[2K",gte=(e10,t,{errorStyle:r})=>`${SN}${R(r,"dim",e10+Je(t,Math.max(1,r.width-1-e10.length)))}`;function bte(e10){
return e10.type==="step"?e10.step.file_path:e10.type==="progress"?e10.message:e10.publication.url}import"./version.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import{errors$b as mf}from"./hook.js";import"./hook.js";
var Wo={option:["","Options"],verbs:["apply"],of:"replay"},_te=[{name:"branch",type:"text",about:"create this branch from the base with the commits of the run, \
and switch to it",...Wo,option:["<name>","Options"]},{name:"force",type:"flag",about:"replace the branch if it exists",with:["branch"],...Wo},{name:"dry-run",type:"\
flag",about:"show the patches and write nothing",...Wo},{name:"pick",type:"flag",about:"ask about each step, or each place of it, and apply only what you take",
not:["bare"],...Wo},{name:"output",type:"text",about:"with --pick: write what you take as a plan",with:["pick"],...Wo,option:["-o, output <file>","Options"]}],yte=(e10,t)=>ni(
new Xr("apply"),{own:_te}).summary("replay plans on a checkout").description("Replays plans on a checkout. The work tree changes; HEAD and the index do not. The\
 commits of the run are kept under refs/editplan/runs/.").argument("<plan...>",so).addHelpText("after",si("editplan apply plan.yaml","editplan apply plan.yaml -\
-branch rename --report report.json")).action(async(r,a)=>t(await vte(r,a,e10))),vte=(e10,t,r)=>Bo(t,r,(a,n)=>wte(e10,a,n)),wte=(e10,t,r)=>qo(e10,{...t,verb:"ap\
ply",patches:t.dryRun??false},r,async(a,n)=>{let{applyPlan:i}=await import("./run.js").then(c=>({APPLY_KEYS:c.core_run_apply$APPLY_KEYS,applyPlan:c.core_run_apply$applyPlan,
checkPlan:c.core_run_apply$checkPlan})),s=t.pick&&{plans:await $te(a,t,{context:r,run:n}),without:void 0},{plans:o,...l}=s||{plans:a};return i(o,{...n,...l,ask:Kb(
e10,r),keepOutput:r_(t,r),branch:t.branch,force:t.force,dryRun:t.dryRun})});async function $te(e10,{output:t,bare:r},{context:a,run:n}){let[i,s]=e10;if(!i||s||r!==
void 0)throw new mf({name:"USAGE",message:"--pick takes one plan, and a checkout. Compose several first."});let{withoutSteps:o,numbersOf:l}=await import("./core-plan-combine.js"),
c={...i,options:{...i.options,...n.overrides}},u=await ON(o(c,l([i],n.without??[])),n,{context:a});if(!u)throw new mf({name:"PLAN_EMPTY",message:"You chose no s\
tep, so nothing was applied."});return t!==void 0&&await no(u,t,a),u}async function ON(e10,t,{context:r,edit:a=Tte(r)}){if(!r.live||!Qr(r).input.isTTY)throw new mf(
{name:"USAGE",message:"--pick asks at a terminal, and there is none. Use --without."});let{pickSteps:n}=await import("./faces-cli-pick.js");return n(e10,t,i=>kte(
i,{context:r,edit:a}))}async function kte(e10,{context:t,edit:r}){let{step:a,at:n,total:i,changes:s,hunks:o,newText:l,refused:c}=e10,u=t.errorStyle;t.stderr(`
${Ete(e10,u)}${s.map(f=>Ate(f,u)).join("")}`);let p=await EN(`Apply step ${n} of ${i}?`,Ste(e10),t);return p==="s"?{places:await Ote(o,t)}:p==="e"?{newText:await r(
l??"",`step-${a.index}.txt`)}:p==="a"?"take-rest":p==="d"?"leave-rest":p==="y"&&!c?"take":"leave"}var xte={y:"apply this step",n:"leave this step out",a:"apply \
this step and all that come after it",d:"leave out this step and all that come after it",s:"decide about each of its places",e:"edit the new text, then decide"},
Ste=({hunks:e10,newText:t,refused:r})=>[...r?[]:["y"],"n",...r?[]:["a"],"d",...e10.length>0?["s"]:[],...t===void 0?[]:["e"]];async function EN(e10,t,r){let{isCancel:a,
selectKey:n}=await import("./clack-prompts.js"),i=await n({...Qr(r),signal:r.signal,message:e10,options:t.map(s=>({value:s,label:xte[s]}))});if(!a(i))return i;throw new mf(
{name:"INTERRUPTED",message:"Nothing was applied: the question was cancelled."})}async function Ote(e10,t){let r=[];for(let[a,n]of e10.entries()){t.stderr(`
${Uo([n],t.errorStyle).join(`
`)}
`);let i=await EN(`Apply place ${a+1} of ${e10.length}?`,["y","n","a","d"],t);if(i==="a")return[...r,...e10.keys()].filter(s=>r.includes(s)||s>=a);if(i==="d")return r;
i==="y"&&r.push(a)}return r}function Ete({step:e10,refused:t},r){let a=e10.id===void 0?"":` ${N(e10.id)}`;return[R(r,"bold",`step ${e10.index}${a}  ${e10.tool}`),
...e10.why===void 0?[]:ie(N(e10.why),r.width),...t?ie(`${t.name}: ${N(t.message)} It may need a step that you left out.`,r.width):[]].map(n=>`${n}
`).join("")}function Ate(e10,t){let{from:r,path:a,structuredPatch:n=[]}=e10,i=Uo(n,t);return`${[R(t,"bold",N(r===void 0?a:`${r} \u2192 ${a}`)),...i].join(`
`)}
`}var Tte=({env:e10,signal:t})=>async(r,a)=>{let{openEditor:n}=await import("./faces-cli-pick.js"),i=await EO(k.join(LO(),"editplan-edit-"));try{let s=k.join(i,
a);return await TO(s,r,{mode:384}),await n(s,{editor:e10.VISUAL||e10.EDITOR||"vi",signal:t}),await ei(s,"utf8")}finally{await AO(i,{recursive:true,force:true})}};
import"./version.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import{errors$b as Or}from"./hook.js";import"./hook.js";var gf={verbs:["check"],of:"face",option:["","Options"]},Nte=[{name:"find",type:"flag",
about:"only print what the texts, patterns and rules of the steps match: file, line, captures",...gf,verbs:["check --find"]},{name:"repair",type:"text",about:"w\
rite what an agent needs to correct the refused steps, as JSON",...gf,option:["<file>","Options"]},{name:"diagnostics",type:"flag",about:"ask the language serve\
rs of the policy what the plan breaks",...gf},{name:"watch",type:"flag",about:"check again whenever a plan file changes, until interrupted",...gf,verbs:["check",
"check --find"]}],Ite=(e10,t)=>ni(new Xr("check"),{own:Nte,verbOf:({find:r})=>r?"check --find":"check"}).summary("validate plans without applying them").description(
"Validates everything that apply validates, lists all problems at once, and writes nothing.").argument("<plan...>",so).addHelpText("after",si("editplan check pl\
an.yaml","editplan check plan.yaml --watch","editplan check plan.yaml --find --repos repositories.txt","editplan check --json - < plan.json")).action(async(r,a)=>{
a.repair!==void 0&&jte(r),t(await(a.watch?Cte:AN)(r,a,e10))});function jte(e10){if(e10.length<2)return;let t=`--repair writes a packet about one plan, and these\
 are ${e10.length}. Check each one separately.`;throw new Or({name:"USAGE",message:t})}async function Cte(e10,t,r){if(e10.includes("-"))throw new Or({name:"USAG\
E",message:"Standard input cannot be watched. Pass a plan file."});let a=0,n=e10.map(i=>k.resolve(r.cwd,i));for await(let i of Fte(n,r.signal))a=await AN(e10,t,
r),r.stderr(`Waiting for changes of the plan.
`);return a}var AN=(e10,t,r)=>Bo(t,Pte(r),(a,n)=>a.find?Mte(e10,{...a,verb:"check --find"},n):qo(e10,{...a,verb:"check",onProblems:Rte(e10,a,n)},n,async(i,s)=>{
let{checkPlan:o}=await import("./run.js").then(u=>({APPLY_KEYS:u.core_run_apply$APPLY_KEYS,applyPlan:u.core_run_apply$applyPlan,checkPlan:u.core_run_apply$checkPlan})),
l=await o(i,{...s,diagnostics:a.diagnostics}),[c]=i;return c&&a.repair!==void 0&&await Lte(c,s,a.repair,n),l}));async function Mte(e10,t,r){try{let{plans:a,place:n}=await ii(
e10,t,r),[{findMatches:i},{exitCodeOfFound:s,foundWords:o,renderFound:l}]=await Promise.all([import("./core-run-find-matches.js"),import("./core-report-found-report.js")]),
c=await i(a,n),u=`${JSON.stringify(c,null,2)}
`;t.report!==void 0&&await Pt(t.report,u,r);let p=s(c);return(t.json||!t.quiet||p!==0)&&r.stdout(t.json?u:l(c,r.style)),{exitCode:p,cells:[o(c),...p===0?[]:[`ex\
it code ${p}`]]}}catch(a){let n=await ri(a);return n&&await hf({files:e10,problems:n},t,r),df(await qa(a,r))}}function Pte(e10){let t;return{...e10,readStdin:()=>t??=
e10.readStdin()}}var Rte=([e10="-"],{repair:t},r)=>async a=>{let n=a.filter(({at:l})=>l!==void 0);if(t===void 0||n.length===0)return;let{packetText:i,unreadPacket:s}=await import("./core-report-repair-packet.js"),
o=await ea(e10,r,{what:e10});await Pt(t,i(s(o,n)),r)};async function Lte(e10,t,r,a){let{repairPlan:n}=await import("./core-run-repair.js"),{root:i,bare:s,base:o,
policy:l,overrides:c,signal:u}=t,{packet:p}=await n(e10,{root:i,bare:s,base:o,policy:l,overrides:c,signal:u}),{packetText:f}=await import("./core-report-repair-packet.js");
await Pt(r,f(p),a)}var zte=100;async function*Fte(e10,t){let r=()=>{},a=[...new Set(e10.map(n=>k.dirname(n)))].map(n=>{let i=new Set(e10.filter(s=>k.dirname(s)===
n).map(s=>k.basename(s)));return Dte(n,s=>(s===null||i.has(s))&&r())});t.addEventListener("abort",()=>r(),{once:true});try{for(;!t.aborted;){let n=new Promise(i=>{
r=i});yield,t.aborted||await n,await dp(zte)}}finally{for(let n of a)n.close()}}var Dte=(e10,t)=>{try{return ow(e10,(r,a)=>t(a))}catch(r){throw new Or(ai(`The f\
older ${e10}`,r))}},bf={verbs:["repair"],of:"face",option:["<file>","Options"]},Bte=[{name:"packet",type:"text",about:"what `check --repair` wrote; refused if i\
t belongs to another plan",...bf},{name:"answers",type:"text",about:'JSON: {"step", "input"} or {"step", "drop": true} for each step; - is standard input',...bf},
{name:"accept",type:"flag",about:"take every correction that is certain",...bf,option:["","Options"]},{name:"repair",type:"text",about:"write what is still refu\
sed to this file, as JSON",...bf}],Ute=(e10,t)=>ni(new Xr("repair"),{own:Bte,headings:[]}).summary("correct the refused steps of a plan").description("Writes th\
e plan with corrected steps: by the corrections that are certain, by answers of an agent, or by what you choose on the terminal. The exit code is 1 while steps \
are refused.").argument("<plan>","the plan file; - is standard input").addHelpText("after",si("editplan repair plan.yaml --accept -o repaired.yaml","editplan re\
pair plan.yaml --packet packet.json --answers answers.json -o repaired.yaml")).action(async(r,a)=>t(await qte(r,a,e10)));async function qte(e10,t,r){let{accept:a}=t,
{plan:n,place:i}=await Lg(e10,{...t,verb:"repair"},r);t.packet!==void 0&&await Gte(t.packet,n,r);let s=t.answers===void 0?[]:await Hte(t.answers,r),o=await Wte(
n,{...i,answers:s,accept:a},{name:e10,options:t,context:r});if(t.repair!==void 0){let{packetText:l}=await import("./core-report-repair-packet.js");await Pt(t.repair,
l(o.packet),r)}for(let l of Vte(o,s))r.stderr(`${l}
`);for(let l of o.packet.refused)r.stderr(`${R(r.errorStyle,"red","\u2717")} ${Jte(l)}
`);if(o.plan.steps.length===0)throw new Or({name:"PLAN_EMPTY",message:"Every step is left out: no plan is written."});return await no(o.plan,t.output,r),o.packet.
refused.length===0?0:1}async function Wte(e10,t,{name:r,options:a,context:n}){let{repairPlan:i}=await import("./core-run-repair.js"),s=await i(e10,t);if(a.accept||
a.answers!==void 0||s.packet.refused.length===0)return s;let o=await Kte(s.packet.refused,{plan:r,context:n});return o?i(e10,{...t,...o}):s}async function Gte(e10,t,r){
let{repairPacket:a}=await import("./core-report-repair-packet.js"),n=a.safeParse(await TN(e10,r));if(!n.success){let s=`${e10} is not a packet of editplan. Writ\
e one with check --repair.`;throw new Or({name:"INVALID_INPUT",message:s})}if(n.data.plan.sha256===t.digest)return;let i=`${e10} belongs to another plan, or the\
 plan has changed since. Check the plan again with --repair.`;throw new Or({name:"FILE_MODIFIED",message:i})}async function Hte(e10,t){let{repairAnswers:r}=await import("./core-report-repair-packet.js"),
a=r.safeParse(await TN(e10,t));if(a.success)return a.data;let n=`${e10} holds no answers: write a JSON array of {"step", "input"} or {"step", "drop": true}.`;throw new Or(
{name:"INVALID_INPUT",message:n})}async function TN(e10,t){try{return JSON.parse(await ea(e10,t,{what:e10,refusal:"INVALID_INPUT"}))}catch(r){if(r instanceof Or)
throw r;let a=`${e10} cannot be read as JSON: ${r instanceof Error?r.message:String(r)}. Correct it.`;throw new Or({name:"INVALID_INPUT",message:a})}}var Vte=({
corrected:e10,packet:t},r)=>[...e10.length>0?[`Corrected: step ${e10.join(", ")}.`]:[],...r.length>0?[`Answered: step ${r.map(({step:a})=>a).join(", ")}.`]:[],t.
refused.length===0?"No step is refused.":`Refused: ${t.refused.length} of ${t.plan.steps} steps.`],Jte=({step:e10,tool:t,input:r,error:a,corrected:n})=>{let i=String(
r.file_path??r.notebook_path??r.glob??""),s=n?" There is a correction: take it with --accept.":"";return`step ${e10}: ${t} ${N(i)}: ${a.name}.${s}`};async function Kte(e10,{
plan:t,context:r}){let a=Qr(r),{input:n,output:i}=a;if(!r.live||!n.isTTY||i.columns===0||t==="-")return;let{isCancel:s,select:o}=await import("./clack-prompts.js"),
l=[],c=[];for(let u of e10){let p=await o({...a,signal:r.signal,message:Yte(u,r.errorStyle.width-Zte),initialValue:"leave",options:[{value:"leave",label:"Leave \
the step as it is"},...u.corrected?[{value:"accept",label:"Take the correction"}]:[],{value:"drop",label:"Take the step out of the plan"}]});if(s(p))break;p==="\
accept"&&l.push(u.step),p==="drop"&&c.push({step:u.step,drop:true})}return{accept:l,answers:c}}var Zte=6;function Yte({step:e10,tool:t,error:r,corrected:a},n){return[
`Step ${e10}: ${t}: ${r.name}`,...r.message.split(`
`).map(N),...a?["The correction:",...JSON.stringify(a,null,2).split(`
`).map(N)]:[]].flatMap(i=>ie(i,n)).join(`
`)}var Xte=[Ite,Ute];import{faces_cli_version$a as ase}from"./version.js";import"./version.js";import"./version.js";import{core_text_words$a as s_,core_text_words$c as Qte}from"./hook.js";
var _f=({plans:e10,pairs:t,clashes:r,order:a})=>[...e10.flatMap(({name:n,refused:i})=>i?NN(`${N(n)} is refused, whatever comes before it`,[i]):[]),...t.filter(({
relation:n})=>n!=="disjoint").map(ere),...r.flatMap(n=>NN(`${i_(n.order)} do not fit together: PLANS_CONFLICT`,[n])),...a?[{kind:"fits",words:`Order: ${i_(a)}`,
details:[]}]:[]],o_=({plans:e10,pairs:t,clashes:r})=>[...e10.flatMap(({refused:a})=>a??[]),...t.flatMap(({relation:a,clashes:n=[]})=>a==="conflicts"?n:[]),...r];
function l_({order:e10,step:t,cause:r,error:a}){let n=r?a_(r):"the other one";if(!a)return[`${a_(t)} gives another result before ${n} than after it.`];let i=e10.
length>1?` in the order ${i_(e10)}`:"",s=`${a_(t)} is refused${i}: ${a.name}. ${Ee(a.message)}`;return r?[s,`It depends on ${n}.`]:[s]}var a_=({change:e10,step:t,
id:r,tool:a,file_path:n,lines:i})=>{let s=t===void 0?"":` step ${t}${r===void 0?"":` (${r})`}`,o=i?`:${i[0]}${i[1]===i[0]?"":`-${i[1]}`}`:"";return N(`${e10}${s}\
, ${a===void 0?"":`${a} `}${n}${o}`)},i_=e10=>e10.map(N).join(", "),NN=(e10,t)=>[{kind:"conflicts",words:e10,details:t.flatMap(l_)}];function ere(e10){let t={same:"\
; the second one is left out",conflicts:": PLANS_CONFLICT",disjoint:"",commutes:"",order:"",behind:"",unknown:""}[e10.relation];return{kind:MN[e10.relation],words:`${PN(
e10,N)}${t}`,details:RN(e10)}}var MN={same:"fits",disjoint:"fits",commutes:"fits",order:"order",conflicts:"conflicts",behind:"unknown",unknown:"unknown"};function PN({
changes:e10,relation:t,order:r,reason:a=""},n,i=""){let[s,o]=(r??e10).map(n);return{same:`${s} and ${o} do the same`,disjoint:`${s} and ${o} touch different fil\
es`,commutes:`${s} and ${o} may come in any order`,order:`${s} must come before ${o}`,conflicts:`${s} and ${o} conflict`,behind:`${n(i)} is behind the base: it \
does not apply to its tip`,unknown:`${s} and ${o} could not be compared: ${n(a)}`}[t]}var RN=({order:[e10=""]=["",""],overwritten:t=[],clashes:r=[]})=>[...t.map(
a=>`What ${N(e10)} changes in ${N(a)} is overwritten.`),...r.flatMap(l_)],yf=["plan","verdict","tests","diagnostics","size","time"],vf=e10=>{let{plan:t,verdict:r,
tests:a,files:n,insertions:i,deletions:s,milliseconds:o}=e10;return[t,r,a.passed+a.failed===0?"-":`${a.passed}/${a.passed+a.failed}`,pb(e10)||"-",`${s_(n,"file")}\
 +${i} -${s}`,`${(o/1e3).toFixed(1)} s`]},wf=({problems:e10=[]})=>e10.slice(0,tre),tre=3,c_=({changes:e10,pairs:t},r=N)=>t.filter(({relation:a})=>a!=="disjoint").
map(a=>{let n=a.relation==="behind"?e10.filter(l=>l.behind&&a.changes.includes(l.name)):[],i=a.clashes?.[0]?` at ${are(a.clashes[0],r)}`:"",s=n.flatMap(({name:l,
behind:c})=>c?[`${N(l)}: ${c.name}. ${Ee(c.message)}`]:[]),o=[...RN(a),...s];return{kind:MN[a.relation],words:`${PN(a,r,n[0]?.name)}${i}`,details:o,pair:a}}).sort(
(a,n)=>IN.indexOf(a.kind)-IN.indexOf(n.kind)),IN=["conflicts","order","unknown","fits"];function rre({pairs:e10,left_out:t}){let{length:r}=e10.filter(({relation:a})=>a===
"disjoint");return[...r>0?[`${s_(r,"pair touches","pairs touch")} different files.`]:[],...e10.length===0&&t.length===0?["There is nothing else under way."]:[],
...t.map(({name:a,reason:n})=>`${N(a)} was not looked at: ${N(n)}`)]}var are=({step:e10,cause:t},r)=>{let a=[e10,t].flatMap(n=>n?.step===void 0?[]:[`step ${n.step}\
 of ${r(n.change)}`]);return`${r(LN(e10))}${a.length>0?` (${a.join(", ")})`:""}`},LN=({file_path:e10,lines:t})=>t===void 0?e10:`${e10}:${t[0]}`,u_=({changes:e10,
pairs:t},r)=>t.flatMap(a=>{let n=e10.find(i=>a.changes.includes(i.name)&&i.name!==r);return!a.changes.includes(r)||a.relation==="disjoint"||!n?[]:[{other:n,effect:nre(
r,a),pair:a}]}),nre=(e10,{relation:t,order:r})=>t==="order"?r?.[0]===e10?"before":"after":t==="commutes"||t==="disjoint"?"fits":t,n_=10,jN=20;function $f(e10,t,r){
let a=u_(e10,t),n=l=>a.filter(c=>c.effect===l),i=l=>sre(n(l).map(({other:c})=>CN(c,r))),s=(l,c)=>{let u=n(l),p=u.slice(0,n_).map(f=>`${c} ${CN(f.other,r)}${ore(
f,t,r)}`);return u.length>n_?[...p,`${c} ${u.length-n_} more`]:p},o=e10.left_out.length;return[n("fits").length>0&&`fits with ${i("fits")}`,n("same").length>0&&
`does the same as ${i("same")}`,...s("conflicts","conflicts with"),...s("after","has to come after"),...s("before","has to come before"),n("behind").length>0&&`\
does not apply together with ${i("behind")} (behind the base)`,n("unknown").length>0&&`could not be compared with ${i("unknown")}`,o>0&&`${s_(o,"other")} not lo\
oked at`].filter(Boolean).join("; ")}var p_=(e10,t)=>JSON.stringify(u_(e10,t).slice(0,ire).map(({other:r,effect:a,pair:{clashes:n=[]}})=>({name:r.name,effect:a,
...r.number!==void 0&&{number:r.number},...r.fork&&{fork:r.fork},...n[0]&&{at:[n[0].step,...n[0].cause?[n[0].cause]:[]]}}))),ire=100,CN=({name:e10,number:t},r)=>t===
void 0?r(e10):`#${t}`,sre=e10=>e10.length>jN||e10.length<2?Qte(e10,jN):`${e10.slice(0,-1).join(", ")} and ${e10.at(-1)}`;function ore({pair:{clashes:e10=[]}},t,r){
let[a]=e10;if(!a)return"";let n=[a.step,...a.cause?[a.cause]:[]],[i,s]=[n.find(({change:c})=>c===t),n.find(({change:c})=>c!==t)],o=[s?.step===void 0?[]:`its ste\
p ${s.step}`,i?.step===void 0?[]:`this step ${i.step}`].flat(),l=i?.lines?i:s??i;return`${l?` at ${r(LN(l))}`:""}${o.length>0?` (${o.join(", ")})`:""}`}import{core_text_digest$a as d_}from"./hook.js";
import{core_text_json$f as zN,core_text_json$h as lre,core_text_json$i as f_}from"./hook.js";import{errors$b as FN}from"./hook.js";var er="refs/editplan/branche\
s/",kf="ledger.json",Go=2*1024*1024,h_=50,DN=$().regex(/^[0-9a-f]{40,64}(?:\.\.[0-9a-f]{40,64})?$/,"names no commits"),m_=P($()),cre={list:m_,text:$().optional(),
"text or number":Y([$e(),$()]).optional(),flag:H().optional(),"flag or always":H().optional()},ure=e10=>j(Object.fromEntries(e10.flatMap(({ledger:t,type:r})=>t===
void 0?[]:[[t,typeof r=="string"?cre[r]:V(r).optional()]]))),pre={labels:[],assignees:[],reviewers:[],teams:[]},BN={...Cp,plans:P(ra).optional(),head:Fe,own:P(DN),
kept:P(Fe),manifest:ra.optional()},fre=j({number:L().positive(),base:$(),state:V(["open","merged","closed","expired","unchanged","superseded"]),run:j(BN)}),dre=j(
{repository:Y([L(),$()]),paths:m_,made:$().optional()}),hre=j({...BN,tree:Fe,steps:$(),source:dre.optional(),decided:P(j({step:mi,by:$(),of:$().optional()})).optional(),
each:$().optional(),paths:m_.optional(),words:$().optional(),split:j({of:$(),on:Fe,part:$()}).optional(),below:P(DN).optional(),expires:$().optional(),awaits:$().
optional(),by:j({file:$(),number:L().positive()}).optional(),commented:L().optional()}),mre=j({version:he(1),branch:$(),repository:L().optional(),created:H(),run:hre,
set:ure(Dt),section:ra.optional(),pulls:P(fre).max(h_),answered:L().optional()}),gre=e10=>e10===void 0?[]:[e10.run,...e10.pulls.toReversed().map(({run:t})=>t)];
function bre({pulls:e10},t){let r=e10.map(a=>a.number);return r.includes(t)||r.length>=h_&&t<Math.min(...r)}var ia=e10=>`${er}${d_(`refs/heads/${e10}`)}`,Ho=e10=>[
`refs/heads/${e10}`,ia(e10),`refs/heads/${e10}/*`,...xf(e10)],xf=e10=>e10.split("/").slice(0,-1).map((t,r,a)=>`refs/heads/${a.slice(0,r+1).join("/")}`);function Sf(e10){
let t={...e10,version:1,pulls:e10.pulls.slice(-h_)},r=f_(t);return`${f_({...t,checksum:d_(r)})}
`}function Of(e10,{branch:t,at:r}){let a=lre(e10),{version:n,checksum:i,...s}=zN(a)?a:{};if(zN(a)&&n!==void 0&&n!==1)throw UN(t,`the version ${JSON.stringify(n)}\
, and this editplan reads 1`);let o=p=>Ef(t,{at:r,what:p});if(i!==d_(f_({...s,version:n})))throw o("its checksum is wrong");let l=mre.safeParse({...s,version:n});
if(!l.success)throw _re(t,l.error)??o(_s(l.error));if(l.data.branch!==`refs/heads/${t}`)throw o(`it is that of ${l.data.branch}`);let{version:c,...u}=l.data;return u}
var UN=(e10,t)=>new FN({name:"LEDGER_INVALID",message:`The ledger of the branch "${e10}" has ${t}. Nothing was pushed. Use the editplan that wrote it.`}),_re=(e10,{
issues:t})=>{let r=t.flatMap(a=>a.code==="unrecognized_keys"?a.keys:[]);if(!t.some(({code:a})=>a!=="unrecognized_keys"))return UN(e10,`keys that this editplan d\
oes not know (${r.join(", ")})`)},Ef=(e10,{at:t,what:r})=>new FN({name:"INTERRUPTED",message:`The ledger of the branch "${e10}" is damaged (${r}), so it is not \
known which commits a run made. It is the commit ${t} under ${ia(e10)}. Nothing was pushed. Restore that ref, or delete it and run once with \`replace: true\`.`});
import{empty$d as WN}from"./hook.js";var Af={};WN(Af,{ZodISODate:()=>ws,ZodISODateTime:()=>vs,ZodISODuration:()=>ks,ZodISOTime:()=>$s,date:()=>vre,datetime:()=>yre,
duration:()=>$re,time:()=>wre});function yre(e10){return Tc(vs,e10)}function vre(e10){return Nc(ws,e10)}function wre(e10){return Ic($s,e10)}function $re(e10){return jc(
ks,e10)}var kre={invalid_type:"invalid_type",too_big:"too_big",too_small:"too_small",invalid_format:"invalid_format",not_multiple_of:"not_multiple_of",unrecognized_keys:"\
unrecognized_keys",invalid_union:"invalid_union",invalid_key:"invalid_key",invalid_element:"invalid_element",invalid_value:"invalid_value",custom:"custom"},qN;qN||
(qN={});var GN={};WN(GN,{bigint:()=>Ere,boolean:()=>Ore,date:()=>Are,number:()=>Sre,string:()=>xre});function xre(e10){return Ch(Cc,e10)}function Sre(e10){return Mh(
xs,e10)}function Ore(e10){return Ph(Mc,e10)}function Ere(e10){return Rh(zh,e10)}function Are(e10){return Lh(Fh,e10)}var Ve=$().min(1),g_=P(I({login:Ve})),Tre=I(
{assignees:g_.nullable()}).transform(({assignees:e10})=>(e10??[]).map(({login:t})=>t)),b_=I({sha:Fe,ref:Ve,repo:I({id:L(),full_name:Ve,owner:I({type:$()}).optional()}).
nullable()}),VN=I({number:L(),node_id:Ve,html_url:$(),state:V(["open","closed"]),title:$(),body:$().nullable(),draft:H().default(false),user:I({login:Ve}).nullable(),
labels:P(I({name:$()})),assignees:g_.nullable().transform(e10=>e10??[]),requested_reviewers:g_.nullable().transform(e10=>e10??[]),requested_teams:P(I({slug:$()})).
nullable().transform(e10=>e10??[]),milestone:I({number:L(),title:$()}).nullable(),auto_merge:I({merge_method:$()}).nullable(),mergeable_state:$().optional(),maintainer_can_modify:H().
optional(),head:b_,base:I({sha:Fe,ref:Ve})}),Nre=Y([Ie($(),He()),P(He()),he(""),Ss()]),Ire=I({number:L(),title:$(),url:$(),headRefName:Ve,headRefOid:Fe,headRepository:I(
{nameWithOwner:Ve}).nullable(),isCrossRepository:H(),files:I({pageInfo:I({hasNextPage:H()}),nodes:P(I({path:$(),changeType:$()}))}).nullable()}).transform(({headRefName:e10,
headRefOid:t,headRepository:r,isCrossRepository:a,files:n,...i})=>({...i,branch:e10,head:t,fork:a,repository:r?.nameWithOwner,files:!n||n.pageInfo.hasNextPage||
n.nodes.some(({changeType:s})=>s==="RENAMED")?void 0:n.nodes.map(({path:s})=>s)})),jre=`query($owner: String!, $name: String!, $base: String!, $after: String) {\

  repository(owner: $owner, name: $name) {
    pullRequests(states: OPEN, baseRefName: $base, first: 50, after: $after, orderBy: { field: UPDATED_AT, direction: DESC }) {
      pageInfo { hasNextPage endCursor }
      nodes {
        number title url headRefName headRefOid headRepository { nameWithOwner } isCrossRepository
        files(first: 100) { pageInfo { hasNextPage } nodes { path changeType } }
      }
    }
  }
}`,JN=I({hasNextPage:H(),endCursor:$().nullable()}).refine(({hasNextPage:e10,endCursor:t})=>!e10||t!==null,"has a next page, and no cursor");function Cre(e10,t,r){
let[a,n]=e10.split("/"),i=I({pageInfo:JN,nodes:P(Ire)}),s=I({repository:I({pullRequests:i})});return Vo(jre,{owner:a,name:n,base:t,after:r??null},s)}var Mre=I({
id:L(),node_id:Ve,full_name:Ve,default_branch:Ve,archived:H(),private:H().optional(),allow_auto_merge:H().optional(),permissions:I({push:H()}).optional(),parent:I(
{full_name:Ve}).optional()}),Ei=e10=>De(X(e10),Mre),Pre=(e10,t)=>De(`${X(e10)}/actions/runs/${t}`,I({created_at:Af.datetime({offset:true})})),Rre=e10=>De(`${X(e10)}\
/actions/permissions/workflow`,I({can_approve_pull_request_reviews:H()})),Lre=I({type:$(),ruleset_id:$e().optional(),parameters:I({required_status_checks:P(I({context:$()})).
optional().catch(void 0),workflows:P(I({path:$()})).optional().catch(void 0),required_deployment_environments:P($()).optional().catch(void 0),strict_required_status_checks_policy:H().
optional().catch(void 0),do_not_enforce_on_create:H().optional().catch(void 0),operator:V(["starts_with","ends_with","contains","regex"]).optional().catch(void 0),
pattern:$().optional().catch(void 0),negate:H().optional().catch(void 0)}).optional().catch(void 0)}),zre=(e10,t)=>De(`${X(e10)}/rules/branches/${encodeURIComponent(
t)}?per_page=100`,P(Lre)),Fre=(e10,t)=>De(`${X(e10)}/rulesets/${t}`,I({current_user_can_bypass:$().optional()})),Dre=(e10,t)=>De(`${X(e10)}/branches/${encodeURIComponent(
t)}`,I({protected:H(),protection:I({required_status_checks:I({contexts:P($())}).optional()})})),Bre=(e10,t,r)=>Ce("POST",`${X(e10)}/actions/workflows/${encodeURIComponent(
t)}/dispatches`,{ref:r}),Ure=()=>Vo("query { viewer { login } }",{},I({viewer:I({login:Ve})})),__=I({number:L(),html_url:$(),state:V(["open","closed"]),merged_at:$().
nullable(),body:$().nullable(),user:I({login:Ve}).nullable(),head:b_,base:I({ref:Ve})}),y_=(e10,t)=>De(`${X(e10)}/pulls?${new URLSearchParams({state:"all",head:t,
sort:"created",direction:"desc",per_page:"100"})}`,P(__)),qre=e10=>De(`${X(e10)}/pulls?state=open&per_page=100`,P(__)),Wre=(e10,t)=>De(`${X(e10)}/commits/${t}/p\
ulls?per_page=100`,P(__)),v_=(e10,t)=>De(`${X(e10)}/pulls/${t}`,VN),Gre=(e10,t)=>Ce("POST",`${X(e10)}/pulls`,t,VN),Hre=(e10,t,r)=>Ce("PATCH",`${X(e10)}/pulls/${t}`,
r,I({number:L(),state:r.state===void 0?$():he(r.state)})),Vre=(e10,t,r)=>Ce("POST",`${X(e10)}/issues/${t}/labels`,{labels:r}),Jre=(e10,t,r)=>Ce("DELETE",`${X(e10)}\
/issues/${t}/labels/${encodeURIComponent(r)}`),Kre=(e10,t,r)=>Ce("POST",`${X(e10)}/issues/${t}/assignees`,{assignees:r},Tre),Zre=(e10,t,r)=>Ce("DELETE",`${X(e10)}\
/issues/${t}/assignees`,{assignees:r}),Yre=(e10,t,r)=>Ce("POST",`${X(e10)}/pulls/${t}/requested_reviewers`,KN(r)),Xre=(e10,t,r)=>Ce("DELETE",`${X(e10)}/pulls/${t}\
/requested_reviewers`,KN(r)),KN=({people:e10,teams:t})=>({reviewers:e10,team_reviewers:t}),Qre=e10=>De(`${X(e10)}/milestones?state=open&per_page=100`,P(I({number:L(),
title:$()}))),eae=(e10,t,r)=>Ce("PATCH",`${X(e10)}/issues/${t}`,{milestone:r}),tae=(e10,t)=>Tf("enablePullRequestAutoMerge",{pullRequestId:e10,mergeMethod:t.toUpperCase()}),
rae=(e10,t,r)=>Ce("PUT",`${X(e10)}/pulls/${t}/merge`,r,I({merged:he(true)})),aae=(e10,t)=>{let[r,a]=e10.split("/"),n=I({state:$()}).nullable(),i=I({nodes:P(I({commit:I(
{statusCheckRollup:n})}))});return Vo(nae,{owner:r,name:a,number:t},I({repository:I({pullRequest:I({headRefOid:Fe,commits:i})})}))},nae=`query($owner: String!, \
$name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) { headRefOid commits(last: 1) { nodes { commit { statusCheckRollup { state } } } } }
  }
}`,iae=e10=>Tf("disablePullRequestAutoMerge",{pullRequestId:e10}),sae=(e10,t)=>Tf(t?"convertPullRequestToDraft":"markPullRequestReadyForReview",{pullRequestId:e10}),
oae=(e10,t)=>Ce("POST",`${X(e10)}/git/blobs`,{content:t.toString("base64"),encoding:"base64"},I({sha:Fe})),w_=(e10,t,r)=>Ce("POST",`${X(e10)}/git/trees`,{...t!==
void 0&&{base_tree:t},tree:r},I({sha:Fe})),$_=(e10,t)=>Ce("POST",`${X(e10)}/git/commits`,t,I({sha:Fe,tree:I({sha:Fe}),verification:I({verified:H(),reason:$()})})),
lae=(e10,t)=>De(`${X(e10)}/git/commits/${t}`,I({verification:I({verified:H(),reason:$()})})),cae=Nn({dsseEnvelope:Nn({payload:$()})}),uae=(e10,t,r)=>De(`${X(e10)}\
/attestations/sha256:${t}?${new URLSearchParams({predicate_type:r,per_page:"100"})}`,I({attestations:P(I({bundle:cae.nullish()}))})),pae=(e10,t)=>Ce("POST",`${X(
e10)}/attestations`,{bundle:t},I({id:$e()})),k_=(e10,t)=>Tf("updateRefs",{repositoryId:e10,refUpdates:t.map(({ref:r,commit:a,expected:n})=>({name:r,beforeOid:n??
HN(a),afterOid:a??HN(n),force:true}))}),HN=(e10="")=>"0".repeat(e10.length),fae=(e10,t)=>De(`${X(e10)}/pulls/${t}/files?per_page=100`,P(I({filename:$(),patch:$().
optional()}))),dae=(e10,t)=>De(`${X(e10)}/pulls/${t}/comments?per_page=100`,P(I({body:$()}))),hae=(e10,t,r)=>Ce("POST",`${X(e10)}/pulls/${t}/reviews`,r),ZN=I({number:L(),
html_url:$(),body:$().nullish()}),mae=(e10,t)=>De(`${X(e10)}/issues?${new URLSearchParams({state:"open",creator:t,per_page:"100"})}`,P(ZN)),gae=(e10,t)=>Ce("POS\
T",`${X(e10)}/issues`,t,ZN),bae=(e10,t,r)=>Ce("PATCH",`${X(e10)}/issues/${t}`,{body:r}),_ae=e10=>e10.replace(/\/.*$/,"").toLowerCase(),X=e10=>`/repos/${e10.split(
"/").map(encodeURIComponent).join("/")}`,De=(e10,t)=>({method:"GET",path:e10,answer:t});function Ce(e10,t,r,a=Nre){return{method:e10,path:t,answer:a,...r&&{body:r}}}
function Vo(e10,t,r){let a=I({data:r,errors:vt([]).nullish()}).transform(n=>n.data);return{method:"POST",path:"/graphql",body:{query:e10,variables:t},answer:a}}
function Tf(e10,t){let r=`${e10[0]?.toUpperCase()}${e10.slice(1)}Input`,a=I({[e10]:I({})});return Vo(`mutation($input: ${r}!) { ${e10}(input: $input) { clientMu\
tationId } }`,{input:t},a)}var Nf=e10=>e10.method!=="GET"&&!(e10.path==="/graphql"&&String(e10.body?.query).startsWith("query"));import{errors$b as eI}from"./hook.js";
var yae={token:true,repository:true,serverUrl:true,trustsSettings:true,withheld:true,apiUrl:true,graphqlUrl:true,environment:true,leaseOn:true,startsOn:true,restoresBody:true,
answered:true,decided:true,newlyDecided:true,summaryUrl:true,defaultBranch:true,mergesAtOnce:true,suggestOn:true,ontoPull:true,viewer:true,workflowRun:true,part:true,
runCreated:true,clock:true,pace:true},vae=e10=>Fo("options.publish",e10,{...yae,...Object.fromEntries(Dt.flatMap(t=>t.of==="publishing"?[[Et(t),true]]:[]))}),x_=new ee(
"provenance");function tI({clock:e10,writesPerMinute:t=60,patience:r=15*6e4}){let a=6e4/t,n=0,i=0;return{patience:r,async turn(o){for(let l=s(o);l>0;l=s(o))await e10.
sleep(l);o&&(n=e10.now()+a)},hold(o){i=Math.max(i,e10.now()+o)}};function s(o){return Math.ceil(Math.max(i,o?n:0)-e10.now())}}var Qa={now:()=>Date.now(),sleep:e10=>new Promise(
t=>setTimeout(t,e10))},wae=8;function rI(e10){let t=[...new Set(e10.flatMap(n=>n?[n,...$ae(n)]:[]))].filter(n=>n.length>=wae).flatMap(n=>[YN(n),...[0,1,2].map(i=>YN(
kae(n,i)))]),r=t.length>0?new RegExp(t.join("|"),"g"):void 0,a=n=>r!==void 0&&n.search(r)>=0;return{isIn:n=>aI(n).some(a),mask:n=>r?n.replace(r,"***"):n}}function $ae(e10){
let t=/^[\w-]+:\s*\w+\s+(\S+)$/.exec(e10)?.[1];if(t===void 0)return[];let r=Buffer.from(t,"base64").toString("utf8");return[t,.../^[\x20-\x7e]+$/.test(r)?[r,r.replace(
/^[^:]*:/,"")]:[]]}function kae(e10,t){let r=Buffer.concat([Buffer.alloc(t),Buffer.from(e10)]);return r.toString("base64").slice(Math.ceil(t*8/6),Math.floor(r.length*
8/6))}var YN=e10=>[...e10].map(xae).join("(?:(?:\\n|\\\\n)[+-]|\\s|\\\\[nrt]|%0[adAD])*");function xae(e10){return`(?:${(Sae[e10]??[e10]).map(t=>`${t.replace(/[\\^$.*+?()[\]{}|/-]/g,
"\\$&")}|${Oae(t)}`).join("|")})`}var Sae={"+":["+","-"],"/":["/","_"]},Oae=e10=>[...Buffer.from(e10)].map(t=>`%${t.toString(16).padStart(2,"0")}`.replace(/[a-f]/g,
r=>`[${r}${r.toUpperCase()}]`)).join("");function aI(e10){return typeof e10=="string"?[e10]:typeof e10!="object"||e10===null?[]:Object.entries(e10).flatMap(([t,
r])=>[t,...aI(r)])}function S_(e10,t,r){if(!e10?.isIn(t))return;let a=`${r} holds a token of this job, and was not sent. Remove it from where it comes from, and\
 replace the token if others could read that.`;throw new eI({name:"TOKEN_WITHHELD",message:a})}var nI=({token:e10,branchToken:t,withheld:r=[]})=>rI([e10,t,...r]);
async function Eae(e10,{from:t,to:r},a){let n=nI(a),i=await e10.run(Zg(t,r));for(let s=0;s<i.length;s+=XN){let o=i.subarray(s,s+XN+Aae).toString("latin1").replaceAll(
"\0","");S_(n,o,"A commit of the run")}}var XN=64*1024*1024,Aae=64*1024,St=class extends eI{status;detail;isUnreadable;constructor(e10,t){let r=[t.message,...t.
errors.map(n=>JSON.stringify(n))].join(" "),a=r.replace(/[.\s]+$/,"");super({name:"GITHUB_FAILED",message:`${Tae(e10,t)}: ${a}. ${Nae(e10,t)}`}),this.status=t.status,
this.detail=r,this.isUnreadable=t.isUnreadable??false}};function O_(e10){if(!(e10 instanceof St&&!e10.isUnreadable&&e10.status!==void 0&&e10.status<500))throw e10}
var Tae=({method:e10,path:t,body:r},{status:a,isUnreadable:n})=>t==="/graphql"?`GitHub ${n?"did not answer":"refused"} ${/\{\s*(\w+)/.exec(String(r?.query))?.[1]??
"a call of GraphQL"}`:n?`The answer to ${e10} ${t.split("?")[0]} cannot be read`:`GitHub answered ${a??"nothing"} to ${e10} ${t.split("?")[0]}`,If=[[/SAML (?:SSO|enforcement)/i,
'the organization has single sign-on, for which the token is not authorized. Authorize it ("Configure SSO" beside the token, in the settings of its owner), or u\
se the workflow\u2019s own token'],[/IP allow list/i,"the organization does not let in the address of this machine. Put that on its list of allowed addresses, o\
r run where one that is on it is used"]];function Nae({path:e10},t){let{status:r,headers:a,message:n,isUnreadable:i}=t;if(i)return"Run again; if it stays so, lo\
ok for what answers in place of GitHub, such as a proxy.";let s=Number(a["x-ratelimit-reset"]);if(String(a["x-ratelimit-remaining"])==="0"&&s>0)return`The token\
 has used up its calls until ${new Date(s*1e3).toISOString().slice(0,16).replace("T"," ")} UTC. Run again after that, or use another token.`;let o=Number(a["ret\
ry-after"]);if((r===403||r===429)&&o>0||jf(t))return`GitHub limits how fast the token may write. Run again ${o>0?`in ${Math.ceil(o/60)} minutes`:"later"}, and l\
et fewer jobs run at once.`;if(r===void 0)return"Check the network and run again.";if(r===401)return"Check that the token has not expired.";let[,l]=If.find(([c])=>r===
403&&c.test(n))??[];return l!==void 0?`That is: ${l}.`:r===403||r===404?"Check the name, and what the token may do there.":r>=500?"Run again later.":e10==="/gra\
phql"?"Check what the token may do, and the settings of the repository.":"Correct what it names and run again."}async function Jo(e10){let{token:t,apiUrl:r,graphqlUrl:a,
clock:n=Qa,pace:i=tI({clock:n})}=e10,{getOctokit:s}=await import("./actions-github.js"),o=s(t,{baseUrl:r.replace(/\/$/,""),log:Mae}),l=a??Pae(r),c=nI(e10),u;async function p(d,b){
S_(c,[d.path,d.body],`What ${d.method} ${c.mask(d.path)} would send`);for(let m=1;;m+=1){await i.turn(Nf(d));let v=await o.request({method:d.method,url:b==="/gr\
aphql"?l:b,headers:{"x-github-api-version":"2022-11-28"},...d.body&&{data:d.body}}).catch(h=>Dae(d,h,t)),x="data"in v?Cae(d,v):v;if(!x&&"data"in v)return u??=Rae(
v.headers["x-oauth-scopes"]),{data:v.data,link:v.headers.link};await f(d,x,m)}}async function f(d,b,m){let v=oI(b,m,{now:n.now(),patience:i.patience});if(v===void 0)
throw new St(d,b);lI(b)?i.hold(v):await n.sleep(v)}return{async send(d){return QN(d,(await p(d,d.path)).data)},async list(d){let b=[];for(let[m,v]=[d.path,1];m!==
void 0;v+=1){let{data:x,link:h}=await p(d,m),g=QN(d,x);b.push(...g);let _=Iae(d,{link:h,isFull:g.length>=jae,number:v});if(_===m)throw E_(d,"a page that names i\
tself as the next one");m=_}return b},scopes:()=>u}}function Iae(e10,{link:t,isFull:r,number:a}){if(t===void 0)return r?`${e10.path}&page=${a+1}`:void 0;if(!/rel="?next"?/.
test(t))return;let n=/<[^>?]*(\?[^>#]+)[^>]*>;\s*rel="?next"?/.exec(t)?.[1];if(n===void 0)throw E_(e10,"a list without the address of its next page");return e10.
path.split("?")[0]+n}var jae=100;function Cae({method:e10,path:t},{data:r,headers:a}){if(t!=="/graphql")return;let n=iI.safeParse(r).data?.errors.find(({type:i})=>i===
"RATE_LIMITED");return n&&{method:e10,path:t,status:403,headers:a,message:n.message,errors:[]}}var Mae={debug(){},info(){},warn(){},error(){}},Pae=e10=>`${e10.replace(
/\/$/,"").replace(/\/v3$/,"")}/graphql`,Rae=e10=>typeof e10=="string"?e10.split(/,\s*/).filter(Boolean):void 0,iI=I({errors:P(I({message:$(),type:$().optional().
catch(void 0),locations:He().optional(),extensions:He().optional()})).min(1)});function QN(e10,t){let r=e10.path==="/graphql"&&!e10.partial?iI.safeParse(t).data:
void 0,a=r?void 0:e10.answer.safeParse(t);if(a?.success)return a.data;let n=r?r.errors.map(i=>i.message).join("; "):`an answer of another shape than documented \
(${a?.error&&zae(a.error)})`;throw!r||!Nf(e10)&&r.errors.every(Lae)?E_(e10,n):new St(e10,{...sI(e10),message:n})}var Lae=({type:e10,locations:t,extensions:r})=>e10===
void 0&&t===void 0&&r===void 0,sI=({method:e10,path:t})=>({method:e10,path:t,status:200,headers:{},errors:[]}),E_=(e10,t)=>new St(e10,{...sI(e10),message:t,isUnreadable:true}),
zae=({issues:[e10]})=>`${e10?.path.join(".")||"all of it"}: ${e10?.message.split(`
`)[0]}`,Fae=I({status:$e(),response:I({headers:Ie($(),Y([$(),$e(),Ss()])).catch({}),data:I({message:$().catch(""),errors:P(Y([Nn({field:$().optional(),code:$().
optional()}),$()])).catch([])}).catch({message:"",errors:[]})}).optional()});function Dae(e10,t,r){let a=t instanceof Error?t.message:String(t),n=Fae.safeParse(
t).data,i=n?.response?n.status:void 0,s=o=>o.replaceAll(r,"***");return{method:e10.method,path:e10.path,status:i,headers:n?.response?.headers??{},message:s(n?.response?.
data.message||a),errors:(n?.response?.data.errors??[]).map(o=>typeof o=="string"?{code:s(o)}:o)}}function oI(e10,t,{now:r,patience:a}){if(t>=Bae)return;let n=Uae(
e10,t,r);return n===void 0||n>a?void 0:n}var Bae=5,lI=e10=>jf(e10)||e10.status===403&&cI(e10,1,0)!==void 0,jf=({status:e10,message:t,errors:r})=>e10===429||e10===
403&&/secondary rate|abuse detection/i.test(t)||e10===422&&/submitted too quickly/i.test(`${t} ${JSON.stringify(r)}`);function Uae(e10,t,r){let{status:a,headers:n}=e10;
return a===void 0||a>=500?1e3*2**(t-1):a===403||jf(e10)?cI(e10,t,r):a===422&&qae(e10)?2e3*t:uI(n["retry-after"])}function cI(e10,t,r){let{headers:a}=e10,n=uI(a["\
retry-after"]);return n!==void 0?n:String(a["x-ratelimit-remaining"])==="0"?Math.max(0,Number(a["x-ratelimit-reset"])*1e3-r)+1e3:jf(e10)?6e4*2**(t-1):void 0}var uI=e10=>e10===
void 0||Number.isNaN(Number(e10))?void 0:Number(e10)*1e3;function qae({method:e10,path:t,errors:r}){return e10==="POST"&&t.endsWith("/pulls")&&r.some(({field:a,
code:n})=>a==="head"&&n==="invalid")}import{core_git_git$q as Wae}from"./hook.js";import{errors$b as Gae}from"./hook.js";function Cf(e10){let t=/^(https?):\/\/(?:[^@/]+@)?([^/]+)\/([^/]+\/[^/]+?)(?:\.git)?\/?$/.
exec(e10);if(t)return{server:`${t[1]}://${t[2]}`,repository:t[3]??"",isHttp:true};let r=/^(?:ssh:\/\/)?(?:[^@/]+@)([^:/]+)(?::\d+\/|[:/])([^/]+\/[^/]+?)(?:\.git)?\/?$/.
exec(e10);return r?{server:`https://${r[1]}`,repository:r[2]??"",isHttp:false}:void 0}async function A_(e10,t,r){let{repository:a,serverUrl:n}=t;if(a===void 0)return;
let i=(await e10.run(Wae())).filter(({key:s})=>s==="remote.origin.url").map(({value:s})=>s);if(i.length===0)throw pI(a,"The checkout has no `origin`");for(let s of i){
let o=Cf(s);if(!(o!==void 0&&Hae(o.server,n,o.isHttp))||!await Vae(o.repository,a,t,r))throw pI(a,`\`origin\` of the checkout is ${Jae(s)}`)}}function Hae(e10,t,r){
let[a,n]=[new URL(e10),new URL(t)];return r?a.host===n.host:a.hostname.replace(/^ssh\./,"")===n.hostname}async function Vae(e10,t,{token:r,apiUrl:a},{graphqlUrl:n,
clock:i,pace:s}){if(e10.toLowerCase()===t.toLowerCase())return true;if(r===void 0)return false;let o=await Jo({token:r,apiUrl:a,graphqlUrl:n,clock:i,pace:s}),l=async c=>(await o.
send(Ei(c))).node_id;try{return await l(e10)===await l(t)}catch(c){if(c instanceof St&&c.status===404)return false;throw c}}var Jae=e10=>e10.replace(/:\/\/[^/@]*@/,
"://***@"),pI=(e10,t)=>new Gae({name:"ORIGIN_DIFFERS",message:`${t}, and the run is for ${e10}. Check out that repository, or name the other one as \`repository\`\
. Nothing was sent.`});function T_(e10,t,r={}){let a=Buffer.from(`x-access-token:${t}`).toString("base64"),n=`http.${e10}.extraheader`,i=Number.parseInt(r.GIT_CONFIG_COUNT??
"",10)||0,s=[["credential.helper",""],[n,""],[n,`AUTHORIZATION: basic ${a}`]],o={GIT_CONFIG_COUNT:String(i+s.length)};for(let l=0;l<i;l+=1)o[`GIT_CONFIG_KEY_${l}`]=
r[`GIT_CONFIG_KEY_${l}`]??"",o[`GIT_CONFIG_VALUE_${l}`]=r[`GIT_CONFIG_VALUE_${l}`]??"";return s.forEach(([l,c],u)=>{o[`GIT_CONFIG_KEY_${i+u}`]=l,o[`GIT_CONFIG_V\
ALUE_${i+u}`]=c}),o}import{core_git_commands_refs$d as Kae,core_git_commands_refs$g as Zae}from"./hook.js";import{core_git_git$f as Yae,core_git_git$x as dI}from"./hook.js";
import{errors$b as Ot}from"./hook.js";async function Xae(e10,t,r){Qae(r.base);let a=r.branch??vI(t.title,t.sha256),n=pne(a,t.sha256,r);hne(n);let{reach:i,own:s,
...o}=await I_(e10,r);r.trustsSettings===false&&await A_(e10,o,r);let{repository:l,upstream:c}=o,u=r.pushToFork??l,p={...o,headRepository:u,branch:n,push:r.pushToFork?
i(r.pushToFork):c};if(r.suggestOn!==void 0)return{...p,base:await ine(e10,c,r.suggestOn)};let f=r.pushToFork?[]:Ho(n),d=r.dryRun===true&&(o.token===void 0||r.part!==
void 0),{base:b,seen:m}=d?{base:await lne(e10,r,s),seen:void 0}:await mI(e10,c,{wanted:r.base,also:f});if(b.branch===n&&r.pushToFork===void 0){let v=`The branch\
 "${n}" is the base of the pull request as well. Give another \`branch\` or \`base\`.`;throw new Ot({name:"BRANCH_INVALID",message:v})}return{...p,base:{...b,commit:r.
startsOn??b.commit},...f.length>0&&{seen:m}}}async function N_(e10){if(e10.environment||!e10.publish.token)return e10;let t=await Bb(e10),{upstream:r}=await I_(
t,e10.publish);return{...e10,opened:Promise.resolve(Jg(t,r))}}function Qae(e10){let[,t,r]=/^refs\/([^/]+)\/(.+)$/.exec(e10??"")??[];if(r===void 0)return;let a=t===
"heads"?`\`base: ${r}\``:"the branch that the pull request goes to",n=`"${e10}" is the full name of a ref, and \`base\` takes a branch. Write ${a}.`;throw new Ot(
{name:"UNKNOWN_REVISION",message:n})}async function I_(e10,t){let r=(await e10.run(e0())).map(f=>({...f,place:Cf(f.url)})),a=r.find(({place:f})=>t.repository!==
void 0&&hI(f?.repository,t.repository))??r.find(({name:f})=>f==="origin")??r[0],n=t.repository??a?.place?.repository,i=(t.serverUrl??a?.place?.server??"https://\
github.com").replace(/\/$/,""),s=fI(i,t),o=fI(i,{...t,token:t.branchToken??t.token}),{environment:l,trustsSettings:c=true,clock:u=Qa}=t,p=tne({token:o,environment:l,
trustsSettings:c,clock:u},i,r);return{serverUrl:i,apiUrl:t.apiUrl??ene(i),token:s,repository:n,upstream:p(n,a?.name),own:a?.name,reach:p}}var hI=(e10,t)=>e10?.toLowerCase()===
t.toLowerCase();function ene(e10){let{hostname:t,origin:r}=new URL(e10);return t==="github.com"||t.endsWith(".ghe.com")?`https://api.${t}`:`${r}/api/v3`}function fI(e10,{
token:t,serverUrl:r}){return(r!==void 0||/^https:\/\/(?:github\.com|[^/]+\.ghe\.com)$/.test(e10))&&t?t:void 0}function tne({token:e10,environment:t,trustsSettings:r,
clock:a},n,i){return(s,o)=>{let l=i.find(({place:u})=>s!==void 0&&hI(u?.repository,s));if(s&&e10!==void 0&&(l?.place?.isHttp!==false||!r)){let u=`${n}/${s}.git`,
p=T_(u,e10,t);return{remote:u,env:p,pause:a.sleep,...!r&&{relay:u}}}let c=l?.name??(s&&!o?`${n}/${s}.git`:o);if(c===void 0){let u="The repository has no remote \
to publish to. Add one with `git remote add origin <address>`.";throw new Ot({name:"GIT_FAILED",message:u})}return{...Wa(c),pause:a.sleep}}}var rne=async(e10,t,r)=>(await mI(
e10,t,{wanted:r,also:[]})).base;async function mI(e10,t,{wanted:r,also:a}){let n=r??await bI(e10),i=await Ai(e10,t,[...n===void 0?[]:[`refs/heads/${n}`],...a]),
{refs:s,defaultBranch:o}=i,l=p=>p===void 0?void 0:s.get(`refs/heads/${p}`),c=r??(l(n)?n:o),u=l(c)??(c===void 0?void 0:await gI(e10,t,c));if(c===void 0||u===void 0)
throw nne(c,c!==void 0&&await ane(e10,t,c));return await e10.run(Ga(u))===void 0&&await e10.run(ta(t,[`refs/heads/${c}`],dI(e10)?1:void 0)),{base:{branch:c,commit:u},
seen:i}}var ane=async(e10,t,r)=>(await Ai(e10,t,[`refs/tags/${r}`])).refs.has(`refs/tags/${r}`);function nne(e10,t){let r=t?"a tag":/^\d+\/merge$/.test(e10??"")?
"the merge of a pull request":void 0,a=r===void 0?`The remote has no ${e10===void 0?"default branch":`branch "${e10}"`} to open a pull request on. Push it first\
, or name another as \`base\`.`:`"${e10}" is ${r}, and a pull request goes to a branch. Name that branch as \`base\`.`;return new Ot({name:"UNKNOWN_REVISION",message:a})}
async function ine(e10,t,r){let a=`refs/pull/${r}/head`,n=await y0(e10,t,a)??"";if(n===""){let i=`The repository has no pull request #${r}. Name one that it has\
.`;throw new Ot({name:"UNKNOWN_REVISION",message:i})}return await e10.run(Ga(n))===void 0&&await e10.run(ta(t,[a],dI(e10)?1:void 0)),{branch:`pull/${r}/head`,commit:n}}
var j_=class extends Error{};function sne({branch:e10}){let t=`The branch "${e10}" moved each time it was about to be pushed: another run is publishing to it. L\
et one at a time run (in a workflow: \`concurrency\`), then try again.`;return new Ot({name:"GIT_FAILED",message:t})}async function gI(e10,t,r){return(await Ai(
e10,t,[`refs/heads/${r}`])).refs.get(`refs/heads/${r}`)}async function Ai(e10,t,r){try{return await fi(e10,t,["HEAD",...r])}catch(a){throw Ti(a,"The repository \
could not be read")}}async function one(e10,t){let r=`refs/remotes/${t}/`,a=t===void 0?void 0:await e10.run(Zae(`${r}HEAD`));return a?.startsWith(r)?a.slice(r.length):
void 0}async function bI(e10){let t=await jp(e10);return t.startsWith("refs/")?t.replace(/^refs\/heads\//,""):void 0}async function lne(e10,{base:t,defaultBranch:r,
part:a},n){let i=t??await bI(e10)??await one(e10,n)??r??"main",s=(n===void 0?void 0:await e10.run(Ga(`refs/remotes/${n}/${i}`)))??await e10.run(Ga(`refs/heads/${i}`));
if(s===void 0&&t!==void 0&&!a){let l=`The checkout knows no branch "${t}" to open a pull request on. Fetch it, name another as \`base\`, or give a token, with whi\
ch the remote is asked.`;throw new Ot({name:"UNKNOWN_REVISION",message:l})}let o=s??await e10.run(Ga("HEAD"));if(o!==void 0)return{branch:i,commit:o};throw new Ot(
{name:"NO_COMMIT",message:"The repository has no commit yet. Make a first one."})}var _I=class extends Ot{},cne=[[/push protection|GITHUB PUSH PROTECTION|Push cannot contain secrets/i,
"GitHub found a credential in the change. Remove it from the plan, or allow it in the repository at the address that follows"],[/without [`'"]?workflows?[`'"]? (?:permission|scope)|refusing to allow/i,
"the push brings workflow files, of the change or of a base that a fork is behind. Push with a token that may write workflows (a GitHub App with `workflows: wri\
te`, or a token with the `workflow` scope); the workflow\u2019s own token never may. Where the change holds none, sync the fork","barred"],[/new objects to public fork/i,
"GitHub takes no new contents of Git LFS for a public fork. Upload them to the repository that it is a fork of first, or leave out `push-to-fork`"],[/LFS budget|over its data quota/i,
"the account that pays for Git LFS has used up its budget. Raise that, or leave the files out of the plan"],[/GH008|unknown Git LFS objects/i,"the server lacks \
contents of Git LFS that the commits name. Fetch them into the checkout (`git lfs fetch`, or `lfs: true` of actions/checkout), with `git lfs install` there, so \
that pushing takes them along"],[/maximum allowed size/i,"the push is larger than the server takes. Make smaller plans, or keep large files in Git LFS"],[/cannot lock ref .+ exists; cannot create/is,
"another branch is in the way of its name. Choose another `branch`, or rename that one"],[/GH001|exceeds GitHub's file size limit|larger than 100/i,"a file is o\
ver 100 MB, which GitHub refuses. Leave it out of the plan, or track it with Git LFS"],[/must have verified signatures/i,"a rule of the repository requires sign\
ed commits. Set `sign-commits: api`, with the token of a GitHub App or of the workflow; or `gpg` or `ssh` with a key that GitHub knows","barred"],[/GH007|private e-?mail address/i,
"the commits would show a private address. Give another as `author` and `committer`, such as the account\u2019s noreply address, or let the account show it","ba\
rred"],[/committer.{0,12}e-?mail|e-?mail.{0,12}committer/i,"a rule of the repository refuses the committer\u2019s address. Set `committer`, or let the token\u2019s owner \
bypass the rule","barred"],[/author.{0,12}e-?mail|e-?mail.{0,12}author/i,"a rule of the repository refuses the author\u2019s address. Set `author`, or let the token\u2019\
s owner bypass the rule","barred"],[/commit message/i,"a rule of the repository refuses the commits\u2019 messages. Set `commit-message`, or let the token\u2019s owner by\
pass the rule","barred"],[/file (?:path|name|extension|size)|path length/i,"a rule of the repository refuses a file. Leave it out of the plan, or let the token\u2019\
s owner bypass the rule","barred"],[/GH006|GH013|protected branch|rule violations|hook declined/i,"a rule of the repository protects it. Choose another `branch`\
, or let the token\u2019s owner bypass the rule","barred"],[/archived so it is read-only/i,"the repository is archived and takes no changes. Unarchive it, or le\
ave it out"],[/repository is (?:locked|disabled|unavailable)|access blocked/i,"GitHub has locked or disabled the repository. Its page says why; run again once i\
t is open"],...If,[/account is suspended/i,"GitHub has suspended the account of the token. Use the token of another"],[/returned error: 403|Permission to .* denied|Write access to repository not granted/i,
"the token may not push. Give the job `permissions: contents: write`, or a token that may write contents. In a workflow that a fork\u2019s pull request starts, the t\
oken only reads: publish from `workflow_run` instead"],[/Authentication failed|returned error: 401|could not read (?:Username|Password)|Invalid username or (?:password|token)/i,
"the token is not valid for this repository. Check that it has not expired and covers the repository"],[/returned error: 404|not found/i,"the repository does no\
t exist, or the token cannot see it. Check its name, and what the token covers"]],yI=e10=>cne.find(([t])=>t.test(e10));function Ti(e10,t){if(!(e10 instanceof Ot)||
e10.name!=="GIT_FAILED"&&!(e10 instanceof St))return e10;let[,r,a]=yI(e10.message)??[];return!r||!a&&e10 instanceof St?e10:new(a?_I:Ot)({name:e10.name,message:`${t}\
: ${r}. ${Yae(e10)}.`})}var une=60;function vI(e10,t){return`editplan/${(e10.normalize("NFKD").replace(new RegExp("\\p{M}","gu"),"").toLowerCase().match(/[a-z0-9]+/g)??
[]).join("-").slice(0,une).replace(/-+$/,"")||wI(t).slice(0,12)}`}function pne(e10,t,{branchSuffix:r,runCreated:a,clock:n=Qa}){return r==="digest"?`${e10}-${wI(
t).slice(0,8)}`:r==="week"?`${e10}-${fne(a??n.now())}`:e10}function fne(e10){let t=new Date(e10),r=Date.UTC(t.getUTCFullYear(),t.getUTCMonth(),t.getUTCDate()+4-
(t.getUTCDay()||7)),a=new Date(r).getUTCFullYear(),n=Math.floor((r-Date.UTC(a,0,1))/6048e5)+1;return`${a}-w${String(n).padStart(2,"0")}`}var dne=(e10,t)=>`${e10}\
--${t}`,wI=e10=>e10.replace(/^sha256:/,"");function hne(e10){if(!(/^([0-9a-f]{40}|[0-9a-f]{64})$/i.test(e10)||e10.startsWith("refs/")||e10.includes("\0"))&&Kae(
e10))return;let t=`"${e10}" cannot name a branch. Use letters, digits, ".", "_", "-" and single "/" between them.`;throw new Ot({name:"BRANCH_INVALID",message:t})}
import{errors$b as $I}from"./hook.js";async function mne(e10,{combine:t="sequence",split:r=[],...a}){let n=await N_(a);if(n.publish.ontoPull!==void 0)return{report:await(await import("./publish-onto-pull.js")).
pushOntoPull(e10,n)};let[i,...s]=e10;if(r.length>0){if(!i||s.length>0)throw new $I({name:"USAGE",message:gne});let{openAtMost:o,supersede:l="none"}=n.publish;if(o!==
void 0||l!=="none")throw new $I({name:"USAGE",message:bne});return{parts:await(await Ni.get()()).split(i,{...n,by:r})}}return t==="sequence"||s.length===0?{report:await xI(
e10,n)}:{report:await(await Ni.get()())[t](e10,n)}}var gne="One plan is split at a time. Name one, or make them one with `editplan compose`.",bne="The parts of \
a plan that is split have one source, so `open-at-most` and `supersede` mean nothing there. Leave them out.",Ni=new ee("several");async function xI(e10,t){let{openPullRequest:r}=await import("./publish-open-pull-request.js"),
a=await r(e10,t);if(!await _ne(a,t))return a;let n="steps"in e10?[e10]:e10,{narrow:i}=await Ni.get()(),{report:s}=await i(n,{...t,head:a.base?.commit});if(s.result!==
"narrowed"||s.kept===0)return yne(a,s);let o=[...s.culprits,...s.dependants].map(({index:v})=>v),l=[...t.without??[],...o],{complete:c,flaky:u,runs:p,culprits:f,
dependants:d}=s,b={...t.combination,narrowing:{complete:c,flaky:u,runs:p,culprits:f,dependants:d}},m=[...t.notes??[],...vne(s)];return r(e10,{...t,without:l,notes:m,
combination:b})}async function _ne({problems:e10=[],verifications:t=[],base:r},a){if(!r||!e10.some(({name:c})=>c==="VERIFY_FAILED"))return false;if(a.onFailure!==
void 0)return a.onFailure==="narrow";let n=new Set(t.filter(({ok:c})=>!c).map(({name:c})=>c)),{openRepository:i}=await import("./core-run-baseline.js"),{openPolicy:s}=await import("./core-run-run-policy.js"),
{verificationName:o}=await import("./core-policy-run-verifications.js"),{file:l}=await s(await i(a),a.policyOf??r.commit,{given:a.policy,asks:true});return l.verify.
some(c=>c["on-failure"]==="narrow"&&n.has(o(c)))}function yne(e10,{result:t,runs:r}){let a={"all-pass":"The verification passes on the base of the plan, so no s\
tep is to blame.",narrowed:"No step remains without those that break the verification.",never:"The verification fails without any step too.",unknown:`Nothing pa\
ssed in ${r} runs. Narrow the plan down with a larger --budget.`}[t];return{...e10,notes:[...e10.notes??[],a]}}function vne({culprits:e10,dependants:t,complete:r,
flaky:a}){return[...e10.map(n=>`Left out: ${kI(n)}, with which the verification ${JSON.stringify(n.verification??"")} fails.`),...t.map(n=>`Left out: ${kI(n)}, \
which needs step ${n.needs.join(", ")}.`),...r?[]:["More steps were left out than may be necessary: the budget of runs was spent."],...a?["The verification is f\
laky: with the same files it once passed and once failed."]:[]]}var kI=({index:e10,id:t,tool:r,file_path:a,source:n})=>N(`step ${e10}${t===void 0?"":` (${t})`},\
 ${r} of ${a}${n?`, ${n}`:""}`);var M_={name:"Fix",input:Q($ne),effect:"changes",source:({source:e10})=>e10,touches:({edits:e10})=>e10.flatMap(C_),fileKey:"file\
_path",doing:"Fixing",announce:({source:e10,edits:[t]})=>W(`Fixing ${t?C_(t)[0]?.path:""} (${e10})`),facts:({source:e10,confirm:t})=>[`Applies a fix of ${e10}${t?
", which asks for confirmation":""}`],apply:(e10,t)=>Mf?Mf.applyFix(e10,t):wne().then(({applyFix:r})=>r(e10,t))},Mf,wne=async()=>(Mf=await import("./wings-fixes-fix-apply.js"),
Mf);function $ne(){return j({source:qh().describe("The tool and its rule.").meta({examples:["eslint/no-var"]}),confirm:ue("The tool asks for confirmation: the p\
olicy asks too, unless a rule allows it."),edits:P(Y([kne(),xne(),Sne(),One()],"is no edit, create, rename or delete")).min(1,"is empty").max(1e4,"holds more th\
an 10,000 edits").describe("Edits by their place, and files to create, rename or delete; in this order.").meta({examples:[[{file_path:"src/user.js",sha256:"9f86\
d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",start:0,end:3,old_string:"var",new_string:"let"}]]})}).describe("One fix of a linter, compiler or \
editor: whole or not at all, at bytes of files named by their SHA-256.")}var Pf=()=>In().describe("SHA-256 of the bytes of the file as the tool saw it.").meta({
examples:["9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"]}),SI=e10=>J().refine(t=>t.split(`
`).length<=4,"holds more than three lines").optional().describe(e10).meta({examples:[`let total = 0
`]}),kne=()=>ke(j({file_path:se.meta({examples:["src/cart.js"]}),sha256:Pf(),start:L().min(0,"is below 0").describe("First byte that is replaced, counted from 0\
 in that state.").meta({examples:[120]}),end:L().min(0,"is below 0").describe("The byte after the last one that is replaced.").meta({examples:[123]}),old_string:J().
describe("What is there; empty for an insertion.").meta({examples:["var"]}),new_string:J().describe("Text to put there; it takes the line ends of its place.").meta(
{examples:["let"]}),before:SI("Text before the place: where the file is another, it finds the place again."),after:SI("Text after the place.")}),["end",({start:e10,
end:t})=>e10<=t,"is below start"]),xne=()=>j({create:se.describe("A file to create, empty; edits of it follow.").meta({examples:["src/tax.js"]}),overwrite:ue("E\
mpty a file that exists."),ignoreIfExists:ue("Leave a file that exists as it is."),sha256:Pf().optional()}),Sne=()=>j({rename:se.describe("A file to rename.").meta(
{examples:["src/cart.js"]}),new_path:se.describe("Its new path.").meta({examples:["src/basket.js"]}),overwrite:ue("Replace a file that has that path."),ignoreIfExists:ue(
"Rename nothing where a file has that path."),sha256:Pf().optional()}),One=()=>j({delete:se.describe("A file to delete.").meta({examples:["src/old.js"]}),ignoreIfNotExists:ue(
"Go on where there is none."),sha256:Pf().optional()});function C_(e10){return"start"in e10?[{path:e10.file_path,effects:Ene}]:"create"in e10?[{path:e10.create,
effects:Aa}]:"rename"in e10?Ts({file_path:e10.rename,new_path:e10.new_path}):[{path:e10.delete,effects:Ta}]}var Ene=["changes"];var P_=new ee("provenance"),R_=new ee(
"diagnostics"),Ane=e10=>[...K(e10,({path:t,lines:r,diff:a,said:n})=>a===""?`said ${n??t}`:`${r} ${a}`).values()].sort(([t],[r])=>Number(t.generated??false)-Number(
r.generated??false)).map(t=>{let[{lines:r,diff:a,said:n=""}]=t,i=t.length>1&&a!=="",s=i?r:t.reduce((o,l)=>o+l.lines,0);return{paths:t.map(({path:o})=>o),lines:s,
isEach:i,diff:a,said:n}}),L_=new ee("codemods");import{core_text_words$a as Tne}from"./hook.js";var z_={key:"diagnostics",schema:be(No),about:"What the policy\u2019s\
 language servers find that the base does not have, server by server.",findings:e10=>({title:"Diagnostics",found:e10.map(Nne)})},Nne=e10=>({by:e10.server,mark:e10.
added>0?"\u2717":e10.state==="known"?"\u2713":"?",summary:OI(e10),...e10.state==="unknown"&&{doubt:"Diagnostics are unknown"},each:`New ${e10.server} diagnostic`,
milliseconds:e10.milliseconds,places:e10.diagnostics,left:e10.added-e10.diagnostics.length,scope:`It was asked about ${Tne(e10.files,"file")}: those that the ru\
n changes, and those that import them.`}),OI=({server:e10,state:t,message:r="",added:a,fixed:n,diagnostics:i})=>{let s=`new ${i.every(({severity:l})=>l==="error")?
"error":"diagnostic"}${a===1?"":"s"}`,o=[`${a===0?"no":a} ${s}`,...n>0?[`${n} fixed`]:[]].join(", ");return t==="known"?`${o} (${e10})`:`${e10}: unknown, ${r}${a>
0?`; at least ${o}`:""}`};var D_={name:"Set",input:Q(TI),call:{title:"Set a value",description:"Sets one value of a JSON, YAML or TOML file by its path, in the \
style of the file; comments and all other lines stay.",isIdempotent:true,input:Q(Ine)},effect:"changes",touches:e10=>[EI(e10)],rule:[],fileKey:"file_path",isRepeatable:true,
doing:"Setting a value in",facts:({path:e10})=>[`Sets the value at ${JSON.stringify(e10)}`],texts:({value:e10})=>({before:"",after:e10===void 0?"":Oi(e10)}),title:({
path:e10,value:t})=>`set ${e10} to ${Oi(t)}`,run:async(e10,t)=>(await import("./wings-codemods-set.js")).setValue(e10,t)},B_={name:"Unset",input:Q(Cne),call:{title:"\
Remove a key",description:"Removes one key or element of a JSON, YAML or TOML file by its path.",input:Q(jne)},effect:"changes",touches:e10=>[EI(e10)],rule:[],fileKey:"\
file_path",isRepeatable:true,doing:"Removing a key from",facts:({path:e10})=>[`Removes the value at ${JSON.stringify(e10)}`],title:({path:e10})=>`remove ${e10}`,
run:async(e10,t)=>(await import("./wings-codemods-set.js")).unsetValue(e10,t)},EI=({file_path:e10=""})=>({path:e10,effects:["changes"]});function Ine(){let{path:e10,
value:t,create:r}=TI().shape;return j({file_path:AI(),path:e10,value:t,create:r}).refine(a=>a.value!==void 0,{path:["value"],message:'The key "value" is missing\
.',when:Wr}).describe("Set one value of a JSON, YAML or TOML file that was read, in the style of the file.")}function jne(){return j({file_path:AI(),path:jI()}).
describe("Remove one key or element of a JSON, YAML or TOML file that was read.")}var AI=()=>se.meta({examples:["package.json"]});function TI(){let{expect_matches:e10,
skip_unsupported:t}=Te,r=Re("file_path","glob");return ke(j({...NI(),mode:Lne(),value:Fne().optional(),from:zne(),create:ue("Whether missing parents are created\
; if false, the step is refused.").meta({default:true}),expect_matches:e10,skip_unsupported:t}),...r.rules,...rt("skip_unsupported","expect_matches"),["value",a=>a.
mode==="copy"||Object.hasOwn(a,"value")&&a.value!==void 0,'The key "value" is missing.'],["from",({mode:a,from:n})=>a==="copy"==(n!==void 0),"is for mode copy, \
which needs it"],["value",({mode:a,value:n})=>a!=="copy"||n===void 0,"cannot be combined with mode copy, which takes the value at from"],["value",({mode:a,value:n})=>a!==
"rename"||typeof n=="string"&&n!=="","is not a text, which mode rename takes as the new name"],Ht).describe("Set one value of a JSON, YAML or TOML file, or of e\
very one that a glob names, in the style of the file.").meta(r.schema)}function Cne(){let{expect_matches:e10,skip_unsupported:t}=Te,r=Re("file_path","glob");return ke(
j({...NI(),expect_matches:e10,skip_unsupported:t}),...r.rules,...rt("skip_unsupported","expect_matches"),Ht).describe("Remove one key or element of a JSON, YAML\
 or TOML file, or of every one that a glob names.").meta(r.schema)}var NI=()=>({file_path:se.optional().meta({examples:["package.json"]}),glob:Te.glob,exclude:Te.
exclude,only_if:Te.only_if,path:jI(),document:Rne()}),II=()=>Y([J().min(1,"is empty"),P(Y([J(),L()],"is not a key or index")).min(1,"is an empty list")],"is not\
 a list of keys, nor a path such as $.scripts.test"),jI=()=>II().describe("Where the value is: a list of keys, an integer is an index of an array (below 0 from \
its end), or a path such as `$.jobs.build.steps[0]`. `*` is any key, `**` any number of them, `[name=x]` every element with that value.").meta({examples:[["scri\
pts","test"],"$.jobs.*.steps[name=build].uses",["files",-1]]}),Mne=j({$literal:$().refine(Do,"is no number, date, truth value or null").describe("The scalar as \
it is spelt.").meta({examples:["3.10","0o755"]})}).describe("A scalar as it is written, where JSON would print it differently.").meta({examples:[{$literal:"3.10"}]}),
Pne=Y([$(),$e(),H(),Tn(),Mne],"is not a text, a number, true, false or null"),Rne=()=>Y([L(),he("*"),j({where:Ie($(),Pne,"is not a set of paths with values").describe(
"Values that the document has, by their paths.").meta({examples:[{kind:"Deployment","metadata.name":"shop"}]})})],"is not a number, '*' or { where: { kind: \u2026 } \
}").optional().describe("Which of several YAML documents: its number from 0 (from the last below 0), '*' for all, or { where } for those with these values; the \
keys are paths such as metadata.name.").meta({examples:[0,"*",{where:{kind:"Deployment"}}]}),Lne=()=>V(["set","raise","append","prepend","rename","copy"]).optional().
describe("raise sets a version unless it is as high already; append and prepend add value to the list at path, unless it has it; rename gives the last key of pa\
th the name in value; copy takes the value at from.").meta({default:"set"}),zne=()=>II().optional().describe("With mode copy: where the value to copy is, in the\
 same document.").meta({examples:[["scripts","test"]]}),F_=e10=>typeof e10=="string"?!new RegExp("\\p{Surrogate}","u").test(e10):typeof e10=="number"?Number.isFinite(
e10)&&(!Number.isInteger(e10)||Number.isSafeInteger(e10)):typeof e10!="object"||e10===null?true:Object.entries(e10).every(([t,r])=>F_(t)&&F_(r)),Fne=()=>He().refine(
F_,'holds a lone surrogate, or a number that would lose digits; write { $literal: "\u2026" } with its digits').superRefine((e10,{addIssue:t})=>{let r=cf(e10);r!==
void 0&&t({code:"custom",message:r})}).describe('The value: a text, a number, true, false, null, a list or a set of keys. What a plan in YAML writes as 3.10 is \
{ $literal: "3.10" } in JSON, and as a key "$literal 3.10": it is written as it is spelt, where the file\u2019s format reads it so.').meta({examples:["vitest ru\
n",3,["a","b"],{node:">=20"},{$literal:"3.10"}]});var Be=(e10,t,{grammar:r=e10,...a})=>({name:e10,title:t,grammar:`tree-sitter-${r}`,...a}),Rf=[Be("javascript",
"JavaScript",{aliases:["js","jsx"],endings:[".js",".mjs",".cjs",".jsx"]}),Be("typescript","TypeScript",{aliases:["ts"],endings:[".ts",".mts",".cts"]}),Be("tsx",
"TSX",{endings:[".tsx"]}),Be("python","Python",{aliases:["py"],endings:[".py",".pyi",".py3",".bzl"],expandoChar:"\xB5"}),Be("go","Go",{aliases:["golang"],endings:[
".go"],expandoChar:"\xB5"}),Be("java","Java",{endings:[".java"]}),Be("rust","Rust",{aliases:["rs"],endings:[".rs"],expandoChar:"\xB5"}),Be("ruby","Ruby",{aliases:[
"rb"],endings:[".rb",".rbw",".gemspec","Gemfile","Rakefile"],expandoChar:"\xB5"}),Be("php","PHP",{grammar:"php_only",endings:[".php"],expandoChar:"\xB5"}),Be("c\
pp","C++",{aliases:["cc","c++","cxx"],endings:[".cc",".cpp",".cxx",".c++",".hpp",".hh",".hxx",".h++",".cu",".ino"],expandoChar:"\u{10000}"}),Be("csharp","C#",{aliases:[
"cs"],grammar:"c_sharp",endings:[".cs"],expandoChar:"\xB5"}),Be("bash","Bash",{endings:[".sh",".bash",".bats",".zsh",".ksh"]}),Be("css","CSS",{endings:[".css"],
expandoChar:"_"}),Be("c","C",{endings:[".c",".h"],expandoChar:"\u{10000}"}),Be("html","HTML",{endings:[".html",".htm",".xhtml"],expandoChar:"z"}),Be("json","JSO\
N",{endings:[".json"]}),Be("yaml","YAML",{aliases:["yml"],endings:[".yaml",".yml"]})],U_=e10=>Rf.find(t=>t.name===e10),Dne=e10=>Rf.find(t=>[t.name,...t.aliases??
[]].includes(e10.toLowerCase())),Bne=e10=>Rf.find(({endings:t})=>t.some(r=>e10.endsWith(r))),q_=Rf.flatMap(({endings:e10})=>e10);import{core_git_git$c as Une,core_git_git$f as qne}from"./hook.js";
import{errors$b as sa,errors$d as Wne}from"./hook.js";import{empty$g as PI,empty$h as RI}from"./hook.js";async function LI(e10,{name:t,text:r,message:a}){let{objectFormat:n}=e10,
i={type:"blob",content:Buffer.from(r)},s={type:"tree",content:Buffer.concat([Buffer.from(`100644 ${t}\0`),Buffer.from($r(n,i),"hex")])},o=`${G_.name} <${G_.email}\
> ${UI} +0000`,l=`tree ${$r(n,s)}
author ${o}
committer ${o}

${a}
`,c={type:"commit",content:Buffer.from(l)};return await e10.run(a0(n,[i,s,c])),$r(n,c)}async function Gne(e10,t,r){let{sha:a}=await e10.send(DI(t,r));return(await e10.
send(BI(t,r,a))).sha}var Hne=(e10,t)=>[DI(e10,t),BI(e10,t,"{tree}")];async function zI(e10,t,r,a){var n=[];try{let o=[...r.values()],l=PI(n,Lo(e10));try{for(let c of Jne(
o))await l.git.run(ta(t,c))}catch(c){if(c instanceof sa&&Vne.test(c.message))return;throw c}return await FI(l.git,o,a)}catch(o){var i=o,s=true}finally{RI(n,i,s)}}
var Vne=/couldn't find remote ref|not our ref|unadvertised object/i,W_=200,Jne=e10=>Array.from({length:Math.ceil(e10.length/W_)},(t,r)=>e10.slice(r*W_,(r+1)*W_));
async function FI(e10,t,{name:r,most:a}){var n=[];try{let l=t.map(f=>`${f}:${r}`),c=await e10.run(r0([...l,...t]));if(c.slice(l.length).includes(void 0))return;
let u=PI(n,ze(e10),true),p=async(f,d)=>{let b=c[d];if(b!==void 0&&b>a)return{damage:`is larger than ${a} bytes`};let m=b===void 0?void 0:await u.read(f);return m?.
type==="blob"?{text:m.content.toString("utf8")}:{damage:`has no ${r}`}};return Promise.all(l.map(p))}catch(l){var i=l,s=true}finally{var o=RI(n,i,s);o&&await o}}
var DI=(e10,{name:t,text:r})=>w_(e10,void 0,[{path:t,mode:"100644",type:"blob",content:r}]),BI=(e10,{message:t},r)=>{let a={...G_,date:new Date(Number(UI)*1e3).
toISOString()};return $_(e10,{message:`${t}
`,tree:r,parents:[],author:a,committer:a})},G_={name:"editplan",email:"editplan@localhost"},UI="1577836800",Kne=3;async function H_(e10,t,r,a){let[n,i]=[`refs/h\
eads/${r}`,ia(r)],{refs:s,ledgers:o,defaultBranch:l}=await V_(e10,t,Ho(r),a),c=o.get(i),u=[...s.keys()].find(f=>f.startsWith(`${n}/`)||xf(r).includes(f)),p=s.has(
n)?void 0:u?.replace(/^refs\/heads\//,"");return{tip:s.get(n),ledger:c&&J_(c,r),defaultBranch:l,blockedBy:p}}var Zne=async(e10,t,r)=>(await H_(e10,t,r)).ledger;
async function Yne(e10,t,r){let{ledgers:a}=await V_(e10,t,[`${er}*`]);return[...a].flatMap(([n,i])=>{let s="text"in i?Qne(i.text):void 0;return s!==void 0&&ia(s)===
n&&r(s)?[J_(i,s)]:[]})}async function Xne(e10,t,r){let{ledgers:a}=await V_(e10,t,r.map(ia));return new Map(r.flatMap(n=>{let i=a.get(ia(n)),s=i&&Wne(()=>J_(i,n));
return s?[[n,s]]:[]}))}function Qne(e10){let[,t]=/"branch":"refs\/heads\/((?:[^"\\]|\\.)*)"/.exec(e10)??[];return t===void 0?void 0:JSON.parse(`"${t}"`)}async function V_(e10,t,r,a){
for(let n=1;n<=Kne;n+=1){let{refs:i,defaultBranch:s}=n===1&&a?a:await Ai(e10,t,r),o=new Map([...i].filter(([u])=>u.startsWith(er)));if(o.size===0)return{refs:i,
ledgers:new Map,defaultBranch:s};let l=await zI(e10,t,o,{name:kf,most:Go});if(!l)continue;let c=new Map([...o].map(([u,p],f)=>[u,{...l[f],commit:p}]));return{refs:i,
ledgers:c,defaultBranch:s}}throw new sa({name:"GIT_FAILED",message:eie})}var eie="The ledger of the branch moves each time it is read: another run is publishing\
. Let one at a time run (in a workflow: `concurrency`), then try again.";function J_(e10,t){let{commit:r}=e10;if("damage"in e10)throw Ef(t,{at:r,what:`it ${e10.
damage}`});return{...Of(e10.text,{branch:t,at:r}),commit:r}}var qI=(e10,t)=>LI(e10,WI(t)),tie=(e10,t,r)=>Gne(e10,t,WI(r)),WI=e10=>{let t=Sf(e10),r=rie(t,e10);if(r===
void 0)return{...GI,text:t};let a=`The ledger of the branch ${JSON.stringify(e10.branch)} would be one that cannot be read again: ${r} Nothing was pushed. Publi\
sh to a branch with another name.`;throw new sa({name:"LEDGER_INVALID",message:a})};function rie(e10,{branch:t}){if(Buffer.byteLength(e10)>Go)return`it is large\
r than ${Go} bytes.`;try{let r=Of(e10,{branch:t.replace(/^refs\/heads\//,""),at:"unwritten"});return Sf(r)===e10?void 0:"it would be read as another one."}catch(r){
if(r instanceof sa)return r.message;throw r}}var GI={name:kf,message:"Ledger of a branch of editplan"},Ii=e10=>!("unknown"in e10),aie=({unknown:e10})=>({"no rep\
ository":"the remote is not a repository of a GitHub server. Name the repository as `repository`","another server":"the token is not for this server. Name it as\
 `serverUrl`","no token":"no token was given. Set GITHUB_TOKEN, or give one as `token`"})[e10];async function nie(e10,t,r){let a=await HI(t,r);if(r.suggestOn!==
void 0)return{...CI(t),hub:a};let n=r.part!==void 0;if(r.dryRun&&(!Ii(a)||n))return{...CI(t),hub:a,isPart:n,isUnread:true};let i=await H_(e10,t.push,t.branch,t.
seen),s=Ii(a)?await VI(a,i.ledger):[];return{target:t,...i,hub:a,pulls:s,isPart:n}}var CI=e10=>({target:e10,tip:void 0,ledger:void 0,defaultBranch:void 0,pulls:[]});
async function HI(e10,{graphqlUrl:t,clock:r,pace:a,branchToken:n,withheld:i,pushToFork:s,token:o}){let{token:l,apiUrl:c}=e10;if(!sie(e10))return{unknown:"no rep\
ository"};if(l===void 0)return{unknown:o?"another server":"no token"};let u=await Jo({token:l,apiUrl:c,graphqlUrl:t,clock:r,pace:a,branchToken:n,withheld:i}),p=await u.
send(Ei(e10.repository)),f=s===void 0?p:await iie(s,u);return{github:u,target:e10,repository:p,head:f}}async function iie(e10,t){let r=await K_(t.send(Ei(e10)));
if(r)return r;let a=`The fork ${e10} does not exist, or the token cannot see it. Make it first, or use a token that covers it.`;throw new sa({name:"GITHUB_FAILE\
D",message:a})}var sie=e10=>e10.repository!==void 0&&e10.headRepository!==void 0,K_=e10=>e10.catch(O_);async function oie(e10,t){let r=await H_(e10,t.target.push,
t.target.branch);return{...t,...r,pulls:Ii(t.hub)?await VI(t.hub,r.ledger):[]}}async function VI(e10,t){let{github:r,target:a,head:n}=e10,i=await JI(e10),s=t?.pulls.
findLast(({number:c})=>i.every(({number:u})=>u!==c))?.number;if(s===void 0)return i;let o=await K_(r.send(v_(a.repository,s)));if(!o||!Z_(o,{repository:n.id,branch:a.
branch}))return i;let l=`GitHub lists the pull requests of the branch "${a.branch}" without #${s}, which is one of them. Nothing was written. Run again later.`;
throw new sa({name:"GITHUB_FAILED",message:l})}async function JI({github:e10,target:t,head:r},a=t.branch){let n=r.full_name.split("/")[0];return(await e10.list(
y_(t.repository,`${n}:${a}`))).filter(i=>Z_(i,{repository:r.id,branch:a}))}var Z_=({head:e10},{repository:t,branch:r})=>t!==void 0&&e10.repo?.id===t&&e10.ref===
r,KI=(e10,t)=>t===void 0?[]:e10.filter(({number:r,head:a})=>ZI(t,r)||a.sha===t.run.head),ZI=(e10,t)=>e10.pulls.some(r=>r.number===t);function lie({pulls:e10,ledger:t,
target:r}){let a=KI(e10,t).filter(({state:i})=>i==="open"),n=a.filter(({number:i})=>t!==void 0&&ZI(t,i));return[...n,...a].find(({base:i})=>i.ref===r.base.branch)??
n[0]}var cie=(e10,{number:t,head:r})=>e10?.run.head===r.sha?e10.run:e10?.pulls.find(a=>a.number===t)?.run,Y_=class extends sa{constructor(e10){super({name:"LEDG\
ER_REFUSED",message:`The server refused the ledger of the branch, ${er}\u2026: ${e10.replace(/[.\s]+$/,"")}. Let the token write refs below ${er}.`})}},uie=3;function pie(e10,{
push:t},r=Qa){return{goesAlone:true,write:a=>qI(e10,a),async move(a){for(let n=1;!await fie(e10,t,{moves:a,isLast:n===uie});n+=1)await r.sleep(1e3*2**(n-1))}}}async function fie(e10,t,{
moves:r,isLast:a}){try{return await e10.run(hp(t,r)),true}catch(n){if(!(n instanceof sa))throw n;if(await YI(e10,t,r))return true;if(Une(n)){if(a)throw Ti(n,"Th\
e branch could not be pushed");return false}throw(r.every(({ref:i})=>i.startsWith(er))?/\[(?:remote )?rejected\]/:void 0)?.test(n.message)??hie(n.message)?new Y_(
qne(n)):Ti(n,"The branch could not be pushed")}}function die(e10,{github:t,target:r,repository:a,head:n}){let{node_id:i}=n??a;return{goesAlone:false,write:s=>tie(
t,r.headRepository,s),async move(s){try{await t.send(k_(i,s))}catch(o){if(!(o instanceof St))throw o;if(await YI(e10,r.push,s))return;throw o.detail.includes(er)?
new Y_(o.detail):Ti(o,"The branch could not be pushed")}}}}async function YI(e10,t,r){let a=r.map(({ref:s})=>s),n=await fi(e10,t,a).catch(()=>{});if(!n)return false;
let i=s=>n.refs.get(s);if(r.every(({ref:s,commit:o})=>i(s)===o))return true;if(r.some(({ref:s,expected:o})=>i(s)!==o))throw new j_;return false}function hie(e10){
if(/does not support --atomic/i.test(e10))return true;let t=[...e10.matchAll(/^ *! \[(?:remote )?rejected\] +\S+ -> (\S+) \((.*)\)$/gm)],r=i=>t.find(([,s=""])=>s.
startsWith(er)===i)?.[2],[a,n]=[r(true),r(false)];return a!==void 0&&!MI(a)&&(MI(n??"")||a===n)}var MI=e10=>/^atomic|transaction/i.test(e10);import{errors$a as mie,
errors$b as XI}from"./hook.js";var X_=new ee("several"),Lf=new ee("several"),gie="this run",bie=20;async function _ie(e10,t,r){let{listPullsOn:a}=await import("./publish-github-api.js"),
n=[],i;for(let o=0;o<bie;o+=1){let{repository:l}=await e10.send(a(t,r,i)),{nodes:c,pageInfo:u}=l.pullRequests;if(n.push(...c),!u.hasNextPage)return{pulls:n,leftOut:[]};
i=u.endCursor??void 0}let s=`More than ${n.length} are open on "${r}"; those that changed last were compared.`;return{pulls:n,leftOut:[{name:"the other open pul\
l requests",reason:s}]}}async function yie({state:e10,rule:t,wanted:r,...a}){let n=e10&&Ii(e10.hub)?e10.hub:void 0,i=Lf.found;if(!(!n||!i||!r&&t===void 0))try{return vie(
await(await i())({...a,hub:n}),t??"note")}catch(s){if(!(s instanceof XI&&s.name!=="OVERLAPS"&&s.name!=="INTERRUPTED")||(t??"note")!=="note")throw s;let o={branch:a.
target.base.branch,commit:a.target.base.commit},l=s.problems[0]?.message??"";return{overlaps:{base:o,changes:[],pairs:[],left_out:[{name:"open pull requests",reason:l}]},
draft:false,problems:[]}}}function vie({overlaps:e10,deciding:t},r){if(!t)return{overlaps:e10,draft:false,problems:[]};let{said:a,isOurs:n}=t,i={name:"OVERLAPS",
message:`The run ${a}.`};if(r==="stop"&&n)throw new QI({...i,message:`${i.message} The policy stops it; nothing was pushed. ${mie.OVERLAPS.advice}`},e10);return{
overlaps:e10,draft:r==="draft"&&n,problems:[i]}}var QI=class extends XI{overlaps;constructor(e10,t){super(e10),this.overlaps=t}};var wie={name:"campaign",schemas:{
campaign:async()=>(await import("./wings-campaign-campaign-file.js")).campaignJsonSchema()},commands:{names:["campaign"],load:async()=>[(await import("./wings-campaign-commands-campaign.js")).
campaignCommand]}},$ie={name:"Import",input:Q(Oie),call:{title:"Import a name",description:"Adds or removes imports of a JavaScript, TypeScript, Python, Go, Jav\
a or Rust file, in its own style.",isIdempotent:true,input:Q(Sie)},effect:"changes",touches:({file_path:e10=""})=>[{path:e10,effects:["changes"]}],rule:[],fileKey:"\
file_path",criteria:()=>({endings:xie}),isRepeatable:true,doing:"Importing in",facts:e10=>[`${e10.remove?"Removes":"Adds"} an import: ${zf(e10)}`],texts:e10=>e10.
remove?{before:zf(e10),after:""}:{before:"",after:zf(e10)},title:e10=>`${e10.remove?"remove the import of":"import"} ${zf(e10)}`,run:async(e10,t)=>(await import("./wings-codemods-import-step.js")).
changeImports(e10,t)},kie=["javascript","typescript","tsx","python","go","java","rust"],xie=kie.flatMap(e10=>U_(e10).endings),zf=({from:e10,names:t=[],default:r,
namespace:a,alias:n})=>{let i=[r,a&&`* as ${a}`,...t].filter(Boolean),s=n===void 0?"":` as ${n}`;return i.length>0?`${i.join(", ")} from ${e10}`:`${e10}${s}`};function Sie(){
return ke(j({file_path:se.meta({examples:["src/user.ts"]}),...nj()}).describe("Add imports to a source file that was read, or remove them."),...ij)}function Oie(){
let{glob:e10,exclude:t,only_if:r,expect_matches:a,skip_unsupported:n}=Te,i=Re("file_path","glob");return ke(j({file_path:se.optional().meta({examples:["src/user\
.ts"]}),glob:e10,exclude:t,only_if:r,...nj(),expect_matches:a,skip_unsupported:n}),...i.rules,...rt("skip_unsupported","expect_matches"),...ij,Ht).describe("Add\
 imports to a JavaScript, TypeScript, Python, Go, Java or Rust file, or to every one that a glob names, or remove them, in the file\u2019s own order and style.").
meta(i.schema)}var Ff=String.raw`[\p{L}_$][\p{L}\p{M}\p{N}_$]*`,ej=()=>J().regex(new RegExp(`^${Ff}$`,"u"),"is not a name"),tj=500,nj=()=>({from:J().regex(/^[^\s'"`\\;(){}<>,]+$/,
"is not a module, a package or a path without blanks, quotes and brackets").describe("Module, package or path.").meta({examples:["react","./user","os.path","net\
/http","java.util","std::collections"]}),names:P(J().regex(new RegExp(`^(?:\\*|${Ff}(?:\\s+as\\s+${Ff})?)$`,"u"),"is not a name, `name as local` or *")).min(1,"\
is an empty list").refine(({length:e10})=>e10<=tj,`has more than ${tj} names: make several steps`).optional().describe("What is imported from it: `name` or `nam\
e as local`; `*` is all (not in JavaScript).").meta({examples:[["useState","useMemo as memo"],["List"]]}),default:ej().optional().describe("JavaScript: the name\
 for the default export.").meta({examples:["React"]}),namespace:ej().optional().describe("JavaScript: the name for all exports.").meta({examples:["path"]}),alias:J().
regex(new RegExp(`^(?:\\.|${Ff})$`,"u"),"is not a name").optional().describe("Python, Go, Rust: the name for the module; in Go also `_` and `.`.").meta({examples:[
"np","_"]}),type:ue("TypeScript: as in `import type`.").meta({default:false}),static:ue("Java: static members.").meta({default:false}),remove:ue("Remove them; i\
f only `from` is given, every import of it.").meta({default:false})}),ij=[["namespace",({namespace:e10,names:t,remove:r})=>e10===void 0||t===void 0||r===true,"c\
annot be combined with names; write two steps"]],Eie={name:"codemods",fill(){wr.fill({endings:q_,async neededWord({pattern:e10="",rule:t}){let[{neededWord:r},{readRule:a}]=await Promise.
all([import("./wings-codemods-structure-matcher.js"),import("./wings-codemods-structure-rule.js")]),n=t===void 0?{matcher:e10}:a(t);return"message"in n?void 0:r(
n.matcher)},async read(e10){let{findStructures:t,matchStructure:r,readStructure:a}=await import("./wings-codemods-structural-edit.js"),n=a(e10);return n===void 0||
"message"in n?n:{newString:n.newString,by:e10.rule===void 0?"pattern":"rule",match:(i,s)=>r(i,n,s),find:(i,s)=>t(i,n,s)}},judge:async(...e10)=>(await import("./wings-codemods-structural-edit.js")).
judgeEdit(...e10)}),L_.fill(async e10=>{let{explainChange:t}=await import("./wings-codemods-explain-explain.js"),{sentenceOf:r}=await import("./wings-codemods-explain-words.js"),
a=await t(e10);return{...a,sentence:r(a)}}),oi.fill({endings:[".js",".mjs",".cjs",".jsx",".ts",".mts",".cts",".tsx",".py",".pyi",...Aie],follow:async(...e10)=>(await import("./wings-codemods-imports-follow.js")).
importReferences.follow(...e10),importers:async(...e10)=>(await import("./wings-codemods-imports-follow.js")).importReferences.importers(...e10)}),Yu.fill([D_,B_,
$ie])},commands:{names:["explain","test"],load:async()=>[(await import("./wings-codemods-commands-explain.js")).explainCommand,(await import("./wings-codemods-commands-test.js")).
testCommand]}},Aie=[".json",".jsonc",".toml",".cfg",".ini",".yml",".yaml",".html",".htm",".vue",".svelte",".astro",".mdx",".ipynb"],Tie=()=>P(Nie()).max(20).describe(
"Language servers that are asked which diagnostics a plan adds and which it fixes."),Nie=()=>j({name:T0().optional().describe("Its name in the report; default: \
the name of the program.").meta({examples:["typescript"]}),server:N0().meta({examples:[["tsc","--lsp","--stdio"],["clangd"]]}),files:Y([Mp(),P(Mp()).min(1).max(
100)]).describe("Globs of the files that it is asked about, relative to the root; {a,b} names several.").meta({examples:["**/*.{ts,tsx}"]}),severity:V(Iie).default(
"error").describe("The least severe diagnostics that count."),on_new:V(["stop","draft","note"]).default("note").describe("What follows from new ones. stop: noth\
ing is applied or published. draft: a pull request is a draft. note: the report shows them."),timeout:E0().describe("Time for all that it is asked in a run, suc\
h as 60s, 2m or a number of seconds."),memory:A0().default(4*2**30).describe("Memory of all its processes, beyond which it is killed; Linux only.").meta({examples:[
"4GiB"]}),initialization:Ie($(),Uh()).default({}).describe("Its `initializationOptions`. Options that make it run or install other programs are turned off over \
these.")}),Iie=["error","warning","information","hint"],jie={name:"diagnostics",fill(){Yp(z_),Ub({key:"diagnostics",schema:Tie,programs:e10=>e10.map(({server:t})=>t),
globs:e10=>e10.map(({files:t})=>t),onDemand:"The policy names language servers; `editplan check --diagnostics` asks them.",inspect:async(...e10)=>(await import("./wings-diagnostics-diagnose-run.js")).
diagnoseRun(...e10)}),R_.fill(async()=>{let{diagnosePlan:e10}=await import("./wings-diagnostics-diagnose-plan.js"),{keepServers:t}=await import("./wings-diagnostics-documents.js"),
{planRename:r}=await import("./wings-diagnostics-rename.js");return{diagnosePlan:e10,keepServers:t,planRename:r}})}},Cie={name:"editor",commands:{names:["lsp"],
load:async()=>[(await import("./wings-editor-commands-lsp.js")).lspCommand]}},Mie={name:"fixes",fill(){Xu.fill([M_]),x0.fill(async()=>(await import("./wings-fixes-outputs.js")).
outputs),vi.sarif.fill(async()=>(await import("./wings-fixes-writers-sarif.js")).writeSarif),vi.patch.fill(async()=>(await import("./wings-fixes-writers-patch.js")).
writePatch),vi.rdjson.fill(async()=>(await import("./wings-fixes-writers-rdjson.js")).writeRdjson)},commands:{names:["fix"],load:async()=>[(await import("./wings-fixes-commands-fix.js")).
fixCommand]}},Pie={name:"page",fill:()=>Io.fill(async()=>(await import("./wings-page-html.js")).renderHtml)},Rie={name:"provenance",fill(){x_.fill(async()=>(await import("./wings-provenance-attest-pull.js")).
attestPull),vi.agentTrace.fill(async()=>(await import("./wings-provenance-agent-trace.js")).writeAgentTrace),P_.fill(async()=>(await import("./wings-provenance-commands-provenance.js")).
verifyBundle)},commands:{names:["blame"],load:async()=>[(await import("./wings-provenance-commands-provenance.js")).blameCommand]}},Lie={name:"sessions",fill(){
qb.fill(async()=>{let[{formatNamed:e10,detectImportFormat:t,whyUnknown:r},{askedOf:a,readingsOf:n}]=await Promise.all([import("./wings-sessions-detect.js"),import("./wings-sessions-whole-import.js")]);
return{whyUnknown:r,async importText(i,{source:s,...o}){let l=e10(s?.from);if((l??t(i.text))!==void 0)return n(i,{request:{...o,...a(s),...l&&{format:l}}})}}})},
commands:{names:["import","record"],load:async()=>{let[{importCommand:e10},{recordCommand:t}]=await Promise.all([import("./wings-sessions-commands-import.js"),import("./wings-sessions-commands-record.js")]);
return[e10,t]}}},dt=L().min(0),zie=j({plan:$().describe("The plan file, as passed."),title:$().describe("Title of the plan."),verdict:V(["passes","fails","refus\
ed","unchanged"]).describe("refused: a step, the policy or the audit refuses it. fails: a verification or a language server stops it. unchanged: it changes noth\
ing."),best:D(he(true),"It is the smallest change of those that pass."),tests:Ze({passed:dt.describe("Those that succeeded."),failed:dt.describe("Those that did\
 not.")}).describe("Number of verifications of the policy."),verifications:D(be(ab),"Verifications of the policy that ran on its result, in order."),diagnostics:D(
be(No),"What the policy\u2019s language servers find that the base does not have, server by server."),files:dt.describe("Files that it changes."),insertions:dt.
describe("Lines added."),deletions:dt.describe("Lines removed."),milliseconds:dt.describe("How long trying it took."),left_out:D(dt,"Passages of its source that\
 it leaves out; such a candidate is never the best."),commit:D($(),"The commit of its result, where there is one."),worktree:D($(),"The worktree in which the pr\
ograms ran, where it is kept."),problems:D(be(yi),"Why it does not pass.")}),Fie=be(zie),rj=Ze({change:$().describe("Name of the plan, or of the change."),step:D(
L().positive(),"Its number in the plan, from 1; absent for a change that has no plan."),id:D($(),"Its id."),tool:D($(),"The tool that it uses."),file_path:$().describe(
"Its path, its globs or its command."),lines:D(vt([dt,dt]).readonly(),"First and last line of the file that it replaces, when only its plan is replayed."),at:D(
Ze({file:D($(),"The plan file."),line:dt.describe("Line of it, from 1."),column:dt.describe("Column of that line, from 1."),field:D($(),"Of a plan that was give\
n as an object: the field.")}),"For plans that are composed: its place in the text of its plan.")}),ty=Ze({order:be($()).describe("The names, in the order that \
was tried."),step:rj.describe("The refused step, or a step whose effect the order decides."),cause:D(rj,"The step of the other plan or change that causes it."),
error:D(yi.readonly(),"Why the step is refused; absent where both orders work and give different files.")}),sj=Ze({changes:vt([$(),$()]).readonly().describe("Na\
mes of the two plans or changes."),relation:V(["same","disjoint","commutes","order","conflicts","behind","unknown"]).describe("same: equal effect. disjoint: dif\
ferent files. commutes: any order. order: one must come first. conflicts: no order works, or both do and give different files. Of changes that are under way als\
o behind: one of them does not apply to the base\u2019s tip, nor after the other. unknown: they could not be compared."),order:D(vt([$(),$()]).readonly(),"The o\
ne that must come first, and the other one."),clashes:D(be(ty),"What is refused, and in which order."),overwritten:D(be($()),"Files in which the second of `orde\
r` leaves nothing of what the first one changes."),reason:D($(),"Why they could not be compared.")}),Die=Ze({plans:be(Ze({name:$().describe("File of the plan wi\
thout folder and extension."),title:$().describe("Title of the plan."),steps:dt.describe("Number of its steps."),refused:D(ty,"Why the plan is refused, whatever\
 comes before it.")})).describe("The plans."),pairs:be(sj).describe("How the plans relate, two by two."),clashes:be(ty).describe("Why plans that fit in pairs do\
 not fit together."),order:D(be($()),"An order in which every plan applies, without plans that repeat another; absent if there is none."),error:D(yi.readonly(),
"Why there is no such order: the error of a plan that fails in every order, otherwise PLANS_CONFLICT.")}),oj=$(),Bie=Ze({name:oj.describe("What the pairs call i\
t: the plan\u2019s name, `#` and the number, the worktree\u2019s folder; no other has it."),kind:V(["run","plan","pull","worktree"]).describe("run: what is abou\
t to be published. pull: an open pull request. worktree: of the same repository."),title:D($(),"Title of the plan or of the pull request, as its author wrote it\
."),number:D(L().positive(),"Number of the pull request."),url:D($(),"Its address."),branch:D($(),"Its branch, or that of the worktree."),fork:D(he(true),"The b\
ranch is in another repository: whoever pushes to it needs no rights here."),path:D($(),"Folder of the worktree."),behind:D(yi.readonly(),"It is behind the base\
: why its first refused step does not apply to the base\u2019s tip.")}),Uie=Ze({base:Ze({branch:D($(),"Its branch."),commit:$().describe("Its tip, on which the \
changes were replayed.")}).describe("The base."),changes:be(Bie).describe("The changes."),pairs:be(sj).describe("How they relate."),left_out:be(Ze({name:oj.describe(
"Its name."),reason:$().describe("Why, in a sentence.")})).describe("Changes that were not looked at.")}),lj={index:L().positive().describe("Its number, from 1."),
id:D($(),"Its id."),tool:$().describe("The tool that it uses."),file_path:$().describe("Its path, its globs or its command."),source:D($(),"For a Fix: the tool \
and the rule that propose it."),why:D($(),"The reason that the plan gives.")},qie=j({...lj,verification:D($(),"Name of the verification that fails with it."),output:D(
$(),"The end of what that printed; credentials masked.")}),Wie=Ze({complete:H().describe("No culprit can be put back by itself; false if the budget ran out befo\
re that was known."),flaky:H().describe("The same files once passed and once failed."),runs:dt.describe("Number of test runs."),culprits:be(qie.readonly()).describe(
"The steps that break it."),dependants:be(Ze({...lj,needs:be(L().positive()).describe("The steps it needs.")})).describe("Steps that need a culprit.")}),aj="How\
 the plans fit together",Gie={key:"composition",combines:"compose",schema:Die,about:"For plans that were composed: how they fit together. Pairs that touch diffe\
rent files are left out.",lists:e10=>[{title:aj,head:[],lines:_f(e10).map(Vie)}],page:e10=>({kind:"composition",label:aj,items:_f(e10).map(cj)}),outputs:e10=>({
conflicts:JSON.stringify(o_(e10).slice(0,Hie))})},Hie=50,Vie=({kind:e10,words:t,details:r})=>[`- ${e10==="conflicts"?"\u2717 ":""}${wi(t)}`,...r.map(a=>`  - ${wi(
a)}`)].join(`
`),cj=({kind:e10,words:t,details:r})=>({kind:e10,words:t,details:r}),Jie={key:"candidates",schema:Fie,about:"For plans that were tried side by side: how each ca\
me out. The run is that of the best one.",lists:e10=>[{title:"Candidates",head:lb(yf),lines:e10.map(Zie)},{title:"Why candidates do not pass",head:[],lines:e10.
flatMap(Yie)}],page(e10,t){let r=e10.map(i=>({...i,plan:t(i.plan)})),a=r.map(i=>({kind:i.verdict,cells:vf(i).map(N),...i.best&&{badge:"best"}})),n=r.flatMap(Xie);
return{kind:"candidates",label:"Candidates",table:{heads:yf,rows:a},items:n}},outputs:e10=>({candidates:JSON.stringify(e10.map(Kie)),best:e10.find(({best:t})=>t)?.
plan??""}),reasons:e10=>e10.flatMap(({problems:t=[]})=>t.slice(0,1))},Kie=({verifications:e10,diagnostics:t,problems:r=[],worktree:a,...n})=>({...n,problems:r.map(
({name:i})=>i)}),Zie=e10=>{let[t="",r="",a="",n="",...i]=vf(e10),s=`${Xt(t)}${e10.best?" **best**":""}`;return jo([s,r,a,wi(n),...i])},Yie=e10=>wf(e10).map(({name:t,
message:r})=>`- ${Xt(e10.plan)}: \`${t}\` ${wi(r.split(`
`)[0]??"")}`),Xie=e10=>wf(e10).map(({name:t,message:r})=>({subject:{code:N(e10.plan),strong:t},words:r.split(`
`)[0]??""})),Qie={key:"narrowing",schema:Wie,about:"For a run that left steps out so that the verification passes: which, and why.",lists:({culprits:e10})=>[{title:"\
Why steps were left out",head:[],lines:e10.map(ese)}]};function ese({index:e10,id:t,file_path:r,source:a,verification:n="",output:i=""}){let s=t===void 0?"":` ${Xt(
t)}`,o=a===void 0?"":` (${Xt(a)})`,l=`- Step ${e10}${s}, ${Xt(r)}${o}: ${Xt(n)} fails with it`,c=Mi(i).trimEnd();return c===""?l:`${l}
${cb("",c).replace(/^/gm,"  ")}`}var Q_="Other open pull requests",tse={key:"overlaps",schema:Uie,about:"How the run relates to the other open pull requests on \
its base. Those that touch different files are left out.",line(e10,t){let r=$f(e10,ey(e10),t);return r===""?void 0:{title:Q_,text:r}},page(e10){let t=ey(e10),r=$f(
e10,t,N),a=c_(e10).filter(({kind:n,pair:i})=>n!=="fits"&&i.changes.includes(t));if(r!=="")return{kind:"composition",label:Q_,line:{title:Q_,text:r},items:a.map(
cj)}},outputs:e10=>({overlaps:p_(e10,ey(e10))})},ey=({changes:e10})=>e10[0]?.name??"",rse={name:"several",fill:()=>{Yp(Gie,Jie,Qie,tse),Ni.fill(async()=>({compose:async(...e10)=>(await import("./wings-several-combined-pull-request.js")).
openComposedPullRequest(...e10),try:async(...e10)=>(await import("./wings-several-combined-pull-request.js")).openBestPullRequest(...e10),split:async(...e10)=>(await import("./wings-several-split-pulls.js")).
openPullRequests(...e10),narrow:async(...e10)=>(await import("./wings-several-narrow-plans.js")).narrowPlans(...e10)})),Lf.fill(async()=>(await import("./wings-several-find-overlaps.js")).
overlapsOfRun),X_.fill(async()=>(await import("./wings-several-pull-overlaps.js")).pullOverlapsInWords)},commands:{names:["compose","split","narrow","try","over\
lap"],load:async()=>{let{composeCommand:e10,overlapCommand:t,splitCommand:r}=await import("./wings-several-commands-compose.js"),{narrowCommand:a,tryCommand:n}=await import("./wings-several-commands-try.js");
return[e10,r,a,n,t]}}},Df=[wie,Eie,jie,Cie,Mie,Pie,Rie,Lie,rse];for(let{fill:e10}of Df)e10?.();import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import{core_text_words$j as nse}from"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
var ise=new Map([["campaign","campaign"],["explain","codemods"],["test","codemods"],["lsp","editor"],["fix","fixes"],["blame","provenance"],["import","sessions"],
["record","sessions"],["compose","several"],["split","several"],["narrow","several"],["try","several"],["overlap","several"]]),ry=[{names:["apply"],load:async()=>[
(await import("./start.js").then(e10=>({applyCommand:e10.faces_cli_commands_apply$applyCommand,pickAtTerminal:e10.faces_cli_commands_apply$pickAtTerminal}))).applyCommand]},
{names:["check","repair"],load:async()=>(await import("./start.js").then(e10=>({commands:e10.faces_cli_commands_check$commands}))).commands},{names:["pr"],load:async()=>[
(await import("./faces-cli-commands-pr.js")).prCommand]},{names:["history","show","undo","redo","resume"],load:async()=>(await import("./faces-cli-commands-history.js")).
commands},{names:["verify"],load:async()=>[(await import("./faces-cli-commands-verify.js")).verifyCommand]},{names:["report"],load:async()=>[(await import("./faces-cli-commands-report.js")).
reportCommand]},{names:["plan","fmt","schema"],load:async()=>(await import("./faces-cli-commands-plan.js")).commands},{names:["init"],load:async()=>[(await import("./faces-cli-commands-init.js")).
initCommand]},{names:["policy","completion","mcp"],load:async()=>(await import("./faces-cli-commands-setup.js")).commands},{names:["demo"],load:async()=>[(await import("./faces-cli-commands-demo.js")).
demoCommand(fj)]},...Df.flatMap(({commands:e10})=>e10??[])],pj=e10=>ry.some(({names:t})=>t.includes(e10)),sse=2;async function fj(e10,t){let r=0,[a,...n]=e10.filter(
u=>u!=="--all"),i=a==="help"&&n[0]!==void 0?(await import("./faces-cli-help-page.js")).helpPage(n[0],pj):void 0;if(i!==void 0)return t.stdout(i),0;let s=a==="he\
lp"&&n.length>0?n:e10,o=await dj(s,t,u=>{r=u});/\.(?:ya?ml|jsonl?)$/.test(a??"")&&o.showHelpAfterError(`To validate a plan: \`editplan check ${nse(a??"")}\`.`),
o.addHelpText("after",()=>e10.includes("--all")?"":cse);let l=s!==e10&&o.commands.some(u=>u.name()===s[0])?[...s,"--help"]:s,c=e10.includes("--all")?uj:u=>!uj(u);
o.configureHelp({...o.configureHelp(),subcommandTerm:u=>u.name(),visibleCommands:({commands:u})=>u.filter(c)});try{return ose(s[0]),await o.parseAsync(l.some(u=>u!==
"--all")?l:["--help"],{from:"user"}),r}catch(u){return u instanceof Cg?u.exitCode===0?0:sse:qa(u,t)}}async function dj(e10,t,r){let a=new Xr("editplan").description(
"Replays plans of file edits on a git checkout, with one commit per step.").version(ase,"-V, --version").option("--no-color","no colours; NO_COLOR and FORCE_COL\
OR work as well").option("--all","with --help: the other commands").commandsGroup(gj).helpCommand("help [name]","explain a command, an error, or show a page suc\
h as importing");return await lse(a,e10,n=>n(t,r)),hj(a,t),use(a),a}function ose(e10=""){let t=ise.get(e10);t!==void 0&&!pj(e10)&&new ee(t).get()}async function lse(e10,t,r){
let a=t.find(i=>!i.startsWith("-"))??"",n=ry.filter(({names:i})=>i.includes(a));for(let{load:i}of n.length>0&&a!=="completion"?n:ry)for(let s of await i())e10.addCommand(
r(s))}function hj(e10,t,r=e10.name()){for(let n of e10.commands)hj(n,t,`${r} ${n.name()}`);let a=({helpGroupHeading:n=io})=>n===io;return e10.options.sort((n,i)=>Number(
a(i))-Number(a(n))),e10.exitOverride().showSuggestionAfterError().showHelpAfterError(`See \`${r} --help\`.`).configureOutput({writeOut:t.stdout,writeErr:t.stderr}).
configureHelp({helpWidth:t.style.width,sortOptions:false})}var mj="Everyday:",Ko={[mj]:["demo","init","check","apply","undo","pr","verify","history","show","rep\
ort","resume","import","help"],"Runs and publishing:":["redo","blame","campaign"],"Several plans:":["compose","split","narrow","try","overlap"],"Agents:":["reco\
rd","repair","mcp"],"Fixes and codemods:":["plan","fix","explain","test","fmt"],"Editor and setup:":["lsp","policy","schema","completion"]},uj=e10=>!Ko[mj]?.includes(
e10.name()),cse=`
Other commands: editplan --help --all. About a command or an error: editplan help NAME.
A page of the documentation: editplan help PAGE.md, such as importing.md.
`,gj=Object.keys(Ko).at(-1)??"";function use(e10){let t=Object.keys(Ko),r=Object.values(Ko).flat(),a=i=>{let s=r.indexOf(i.name());return s<0?r.length:s};for(let i of e10.
commands)i.helpGroup(t.find(s=>Ko[s]?.includes(i.name()))??gj);let n=[...e10.commands].sort((i,s)=>a(i)-a(s));e10.commands.splice(0,e10.commands.length,...n)}export{
np as commander$A,iE as commander$B,w8 as commander$C,zg as commander$D,si as commander$E,Cg as commander$a,Xr as commander$b,U9 as commander$c,Qr as commander$d,
Mg as commander$e,qa as commander$f,ri as commander$g,Pt as commander$h,Pg as commander$i,ZO as commander$j,Rg as commander$k,YO as commander$l,ea as commander$m,
ai as commander$n,no as commander$o,p8 as commander$p,ni as commander$q,eE as commander$r,tE as commander$s,io as commander$t,so as commander$u,v8 as commander$v,
aE as commander$w,ii as commander$x,Lg as commander$y,nE as commander$z,V8 as core_engine_file_search$a,J8 as core_engine_file_search$b,yE as core_engine_file_search$c,
vE as core_engine_file_search$d,Ug as core_engine_file_search$e,qg as core_engine_file_search$f,Z8 as core_engine_file_search$g,Wg as core_engine_file_search$h,
Gg as core_engine_file_search$i,rV as core_engine_file_search$j,Hg as core_engine_file_search$k,oi as core_engine_imports$a,cp as core_engine_imports$b,bV as core_engine_imports$c,
_V as core_engine_imports$d,Jg as core_git_cat_file$a,lo as core_git_cat_file$b,pp as core_git_cat_file$c,ze as core_git_cat_file$d,Kg as core_git_cat_file$e,MV as core_git_commands_commit$a,
Zg as core_git_commands_commit$b,PV as core_git_commands_commit$c,RV as core_git_commands_commit$d,LV as core_git_commands_commit$e,zV as core_git_commands_commit$f,
FV as core_git_commands_commit$g,DV as core_git_commands_commit$h,BV as core_git_commands_commit$i,qV as core_git_commands_commit$j,WV as core_git_commands_commit$k,
GV as core_git_commands_diff$a,HV as core_git_commands_diff$b,VV as core_git_commands_diff$c,fp as core_git_commands_diff$d,Yg as core_git_commands_diff$e,Xg as core_git_commands_diff$f,
JV as core_git_commands_diff$g,KV as core_git_commands_diff$h,ZV as core_git_commands_diff$i,YV as core_git_commands_diff$j,XV as core_git_commands_diff$k,tJ as core_git_commands_grep$a,
Qg as core_git_commands_grep$b,Wa as core_git_commands_remote$a,e0 as core_git_commands_remote$b,Ga as core_git_commands_remote$c,ta as core_git_commands_remote$d,
hp as core_git_commands_remote$e,sJ as core_git_commands_remote$f,oJ as core_git_commands_remote$g,lJ as core_git_commands_remote$h,BJ as core_git_commits$a,GE as core_git_commits$b,
UJ as core_git_commits$c,Ep as core_git_commits$d,go as core_git_commits$e,WJ as core_git_commits$f,HE as core_git_commits$g,bo as core_git_conversions$a,Ap as core_git_conversions$b,
ui as core_git_conversions$c,pi as core_git_conversions$d,ZJ as core_git_conversions$e,TJ as core_git_filters$A,ci as core_git_filters$B,Ja as core_git_filters$C,
Op as core_git_filters$D,r0 as core_git_filters$a,fJ as core_git_filters$b,_p as core_git_filters$c,dJ as core_git_filters$d,yp as core_git_filters$e,vp as core_git_filters$f,
$r as core_git_filters$g,a0 as core_git_filters$h,fo as core_git_filters$i,ho as core_git_filters$j,wp as core_git_filters$k,bJ as core_git_filters$l,_J as core_git_filters$m,
yJ as core_git_filters$n,vJ as core_git_filters$o,n0 as core_git_filters$p,$p as core_git_filters$q,i0 as core_git_filters$r,kp as core_git_filters$s,xp as core_git_filters$t,
s0 as core_git_filters$u,mo as core_git_filters$v,EJ as core_git_filters$w,l0 as core_git_filters$x,c0 as core_git_filters$y,u0 as core_git_filters$z,Rt as core_git_partial_clone$a,
o5 as core_git_partial_clone$b,Tp as core_git_partial_clone$c,f5 as core_git_partial_clone$d,XE as core_git_partial_clone$e,d0 as core_git_partial_clone$f,h5 as core_git_partial_clone$g,
m0 as core_git_partial_clone$h,fi as core_git_remote_refs$a,y0 as core_git_remote_refs$b,Ip as core_history_branch$a,d2 as core_history_branch$b,Y5 as core_history_branch$c,
Q5 as core_history_branch$d,tK as core_history_branch$e,g2 as core_history_branch$f,rK as core_history_branch$g,aK as core_history_branch$h,jp as core_history_branch$i,
sK as core_history_branch$j,v2 as core_history_manifest$a,dK as core_history_manifest$b,k0 as core_history_manifest$c,ra as core_history_manifest$d,Fe as core_history_manifest$e,
mi as core_history_manifest$f,Cp as core_history_manifest$g,w2 as core_history_manifest$h,$2 as core_history_manifest$i,mK as core_history_manifest$j,k2 as core_history_manifest$k,
gK as core_history_manifest$l,vo as core_history_manifest$m,v0 as core_history_read_work_tree$a,yo as core_history_read_work_tree$b,x2 as core_plan_fix_output$a,
_K as core_plan_fix_output$b,yK as core_plan_fix_output$c,x0 as core_plan_fix_output$d,ml as core_plan_source_text$a,_d as core_plan_source_text$b,gl as core_plan_source_text$c,
fM as core_plan_source_text$d,dM as core_plan_source_text$e,hM as core_plan_source_text$f,op as core_plan_steps$a,oo as core_plan_steps$b,R8 as core_plan_steps$c,
fE as core_plan_steps$d,dE as core_plan_steps$e,L8 as core_plan_steps$f,z8 as core_plan_steps$g,hE as core_plan_steps$h,U8 as core_plan_steps$i,q8 as core_plan_steps$j,
$9 as core_plan_variables$a,k9 as core_plan_variables$b,O9 as core_plan_variables$c,OO as core_plan_variables$d,wg as core_plan_variables$e,xg as core_plan_variables$f,
Sg as core_plan_variables$g,N9 as core_plan_variables$h,O0 as core_policy_policy_keys$a,vK as core_policy_policy_keys$b,wK as core_policy_policy_keys$c,Mp as core_policy_schema_parts$a,
E0 as core_policy_schema_parts$b,A0 as core_policy_schema_parts$c,T0 as core_policy_schema_parts$d,N0 as core_policy_schema_parts$e,Dp as core_report_alike$a,ko as core_report_alike$b,
JK as core_report_alike$c,vg as core_report_build_report$a,yO as core_report_build_report$b,ro as core_report_build_report$c,$O as core_report_build_report$d,wo as core_report_changed_words$a,
Lp as core_report_changed_words$b,aa as core_report_changed_words$c,I0 as core_report_changed_words$d,$o as core_report_changed_words$e,zp as core_report_changed_words$f,
Fp as core_report_changed_words$g,Yt as core_report_changed_words$h,j0 as core_report_changed_words$i,Lt as core_report_changed_words$j,gi as core_report_changed_words$k,
M0 as core_report_flags$a,P0 as core_report_flags$b,z0 as core_report_flags$c,F0 as core_report_flags$d,Gp as core_report_flags$e,D0 as core_report_flags$f,B0 as core_report_flags$g,
U0 as core_report_flags$h,q0 as core_report_flags$i,bi as core_report_flags$j,Dd as core_report_groups$a,Ol as core_report_groups$b,Bd as core_report_groups$c,Ud as core_report_groups$d,
qd as core_report_groups$e,Rv as core_report_groups$f,JP as core_report_groups$g,El as core_report_groups$h,G0 as core_report_lock_contents$a,H0 as core_report_lock_contents$b,
Q2 as core_report_lock_contents$c,Cr as core_report_net_changes$a,RP as core_report_net_changes$b,Rd as core_report_net_changes$c,st as core_report_net_changes$d,
LP as core_report_net_changes$e,jv as core_report_net_changes$f,on as core_report_net_changes$g,Ld as core_report_net_changes$h,jr as core_report_net_changes$i,
xl as core_report_net_changes$j,sP as core_report_notebook_cells$a,kl as core_report_notebook_cells$b,Ki as core_report_notebook_cells$c,lP as core_report_notebook_cells$d,
il as core_report_outcome$a,Yf as core_report_outcome$b,Xf as core_report_outcome$c,Qf as core_report_outcome$d,sl as core_report_outcome$e,ed as core_report_outcome$f,
td as core_report_outcome$g,rd as core_report_outcome$h,ad as core_report_outcome$i,My as core_report_outcome$j,nd as core_report_outcome$k,yM as core_report_patch_lines$a,
Ui as core_report_patch_lines$b,qi as core_report_patch_lines$c,yd as core_report_patch_lines$d,nn as core_report_patch_lines$e,Y0 as core_report_read_first_2$a,
X0 as core_report_read_first_2$b,d7 as core_report_read_first_2$c,mA as core_report_read_first_2$d,gA as core_report_read_first_2$e,Vp as core_report_read_first_2$f,
Eo as core_report_read_first_2$g,_i as core_report_read_first_2$h,Jp as core_report_read_first_2$i,bA as core_report_read_first_2$j,M7 as core_report_read_first_2$k,
Kp as core_report_read_first_2$l,tb as core_report_read_first_lines$a,X7 as core_report_read_first_lines$b,rb as core_report_read_first_lines$c,Ze as core_report_report_parts$a,
be as core_report_report_parts$b,D as core_report_report_parts$c,OA as core_report_report_parts$d,rY as core_report_report_parts$e,yi as core_report_report_parts$f,
aY as core_report_report_parts$g,ab as core_report_report_parts$h,No as core_report_report_parts$i,Io as core_report_report_writers_2$a,vi as core_report_report_writers_2$b,
nb as core_report_report_writers_2$c,wi as core_report_safe_markdown_2$a,uY as core_report_safe_markdown_2$b,Xt as core_report_safe_markdown_2$c,ob as core_report_safe_markdown_2$d,
lb as core_report_safe_markdown_2$e,jo as core_report_safe_markdown_2$f,cb as core_report_safe_markdown_2$g,dY as core_report_safe_markdown_2$h,MA as core_report_safe_markdown_2$i,
mY as core_report_safe_markdown_2$j,gY as core_report_safe_markdown_2$k,bY as core_report_safe_markdown_2$l,Yp as core_report_sections$a,_Y as core_report_sections$b,
Co as core_report_sections$c,yY as core_report_sections$d,Xp as core_report_sections$e,vY as core_report_sections$f,pb as core_report_sections$g,fb as core_report_sections$h,
C0 as core_report_sources$a,qp as core_report_sources$b,Wp as core_report_sources$c,sd as core_report_terminal_problems$a,Ri as core_report_terminal_problems$b,
Li as core_report_terminal_problems$c,ol as core_report_terminal_problems$d,ll as core_report_terminal_problems$e,cl as core_report_terminal_problems$f,R as core_report_terminal_style$a,
pe as core_report_terminal_style$b,Je as core_report_terminal_style$c,Pi as core_report_terminal_style$d,qe as core_report_terminal_style$e,rr as core_report_terminal_style$f,
ie as core_report_terminal_style$g,nl as core_report_terminal_style$h,Zf as core_report_terminal_style$i,ef as core_report_terminal_summary_2$a,FA as core_report_terminal_summary_2$b,
wQ as core_run_baseline_2$a,$Q as core_run_baseline_2$b,MT as core_run_baseline_2$c,lf as core_run_baseline_2$d,Db as core_run_baseline_2$e,WQ as core_run_baseline_2$f,
Bb as core_run_baseline_2$g,JQ as core_run_baseline_2$h,JT as core_run_baseline_2$i,KT as core_run_baseline_2$j,ZT as core_run_baseline_2$k,XT as core_run_baseline_2$l,
aee as core_run_baseline_2$m,nee as core_run_baseline_2$n,Ub as core_run_inspection$a,iee as core_run_inspection$b,oee as core_run_options$a,Fo as core_run_options$b,
qb as core_run_wing_slots$a,lee as core_run_wing_slots$b,fs as core_text_elision$a,Aw as core_text_elision$b,Mr as core_text_glob_2$a,Zi as core_text_glob_2$b,cn as core_text_glob_2$c,
Pr as core_text_glob_2$d,tR as core_text_glob_2$e,rR as core_text_glob_2$f,ot as core_text_glob_2$g,Yi as core_text_glob_2$h,Nl as core_text_glob_2$i,Il as core_text_glob_2$j,
un as core_text_globs$a,We as core_text_globs$b,Vd as core_text_globs$c,Xi as core_text_globs$d,ha as core_text_globs$e,Jv as core_text_globs$f,K as core_text_group_by$a,
Py as core_text_group_by$b,ua as core_text_hunks$a,bl as core_text_hunks$b,_l as core_text_hunks$c,wd as core_text_hunks$d,TM as core_text_hunks$e,NM as core_text_hunks$f,
sv as core_text_hunks$g,$d as core_text_hunks$h,kd as core_text_hunks$i,cv as core_text_hunks$j,jM as core_text_hunks$k,CM as core_text_hunks$l,V0 as core_text_known_words$a,
ln as core_text_lfs_pointer$a,Lv as core_text_lfs_pointer$b,oe as core_text_line_ending$a,Dl as core_text_line_ending$b,ss as core_text_line_ending$c,lt as core_text_line_ending$d,
os as core_text_line_ending$e,ls as core_text_line_ending$f,ba as core_text_line_ending$g,Nt as core_text_line_ending$h,vn as core_text_line_ending$i,lr as core_text_line_ending$j,
Bl as core_text_line_ending$k,gL as core_text_line_ending$l,cs as core_text_line_ending$m,rh as core_text_line_ending$n,mw as core_text_line_ending$o,Gb as core_text_literal$a,
uee as core_text_literal$b,Hb as core_text_literal$c,cf as core_text_literal$d,Oi as core_text_literal$e,fee as core_text_literal$f,dee as core_text_literal$g,Vb as core_text_literal$h,
Do as core_text_literal$i,hee as core_text_literal$j,sN as core_text_literal$k,oN as core_text_literal$l,lN as core_text_literal$m,cN as core_text_literal$n,jd as core_text_moved_lines$a,
Cd as core_text_moved_lines$b,Yh as core_text_moving_spans$a,it as core_text_neutralise$a,Ee as core_text_neutralise$b,Mi as core_text_neutralise$c,xe as core_text_neutralise$d,
OC as core_text_neutralise$e,N as core_text_neutralise$f,Qo as core_text_neutralise$g,EC as core_text_neutralise$h,el as core_text_neutralise$i,tl as core_text_neutralise$j,
rl as core_text_neutralise$k,la as core_text_neutralise$l,Na as core_text_notebook$a,Mn as core_text_notebook$b,Yc as core_text_notebook$c,Vi as core_text_notebook_output$a,
Ji as core_text_notebook_output$b,Ir as core_text_notebook_output$c,pn as core_text_paths$a,xR as core_text_paths$b,SR as core_text_paths$c,Rr as core_text_paths$d,
Qv as core_text_paths$e,OR as core_text_paths$f,ew as core_text_paths$g,ip as core_text_search_text$a,j8 as core_text_search_text$b,C8 as core_text_search_text$c,
ig as core_text_tokens_2$a,sg as core_text_tokens_2$b,za as core_text_tolerances$a,n6 as core_text_tolerances$b,Ru as core_text_tolerances$c,Wx as core_text_tolerances$d,
_6 as core_text_tolerances$e,Um as core_text_tolerances$f,Fa as core_text_tolerances$g,qm as core_text_tolerances$h,e32 as core_text_tolerances$i,Lu as core_text_tolerances$j,
Kt as core_text_tolerances$k,tn as core_text_unusual$a,ji as core_text_unusual$b,tr as core_text_unusual$c,W as core_text_unusual$d,Xo as core_text_unusual$e,Hf as core_text_unusual$f,
Vf as core_text_unusual$g,zt as core_text_unusual$h,Ur as core_tools_checks$A,us as core_tools_checks$a,ql as core_tools_checks$b,OL as core_tools_checks$c,Ae as core_tools_checks$d,
_w as core_tools_checks$e,Ne as core_tools_checks$f,et as core_tools_checks$g,Wl as core_tools_checks$h,Gl as core_tools_checks$i,yw as core_tools_checks$j,ps as core_tools_checks$k,
mt as core_tools_checks$l,Dr as core_tools_checks$m,Hl as core_tools_checks$n,Vl as core_tools_checks$o,Jl as core_tools_checks$p,ah as core_tools_checks$q,cr as core_tools_checks$r,
wn as core_tools_checks$s,gt as core_tools_checks$t,Br as core_tools_checks$u,le as core_tools_checks$v,F as core_tools_checks$w,_a as core_tools_checks$x,$n as core_tools_checks$y,
B as core_tools_checks$z,Vs as core_tools_edit_search$A,wr as core_tools_edit_search$B,fS as core_tools_edit_search$a,yS as core_tools_edit_search$b,vS as core_tools_edit_search$c,
qs as core_tools_edit_search$d,Bu as core_tools_edit_search$e,AS as core_tools_edit_search$f,TS as core_tools_edit_search$g,Ws as core_tools_edit_search$h,Gs as core_tools_edit_search$i,
Zm as core_tools_edit_search$j,Uu as core_tools_edit_search$k,Hs as core_tools_edit_search$l,Ym as core_tools_edit_search$m,qu as core_tools_edit_search$n,Xm as core_tools_edit_search$o,
Qm as core_tools_edit_search$p,eg as core_tools_edit_search$q,tg as core_tools_edit_search$r,rg as core_tools_edit_search$s,Wu as core_tools_edit_search$t,Gu as core_tools_edit_search$u,
_G as core_tools_edit_search$v,Hu as core_tools_edit_search$w,Vu as core_tools_edit_search$x,ag as core_tools_edit_search$y,ng as core_tools_edit_search$z,J as core_tools_fields$a,
qh as core_tools_fields$b,ue as core_tools_fields$c,In as core_tools_fields$d,se as core_tools_fields$e,ke as core_tools_fields$f,Wr as core_tools_fields$g,Re as core_tools_fields$h,
Q as core_tools_fields$i,ya as core_tools_file_change$a,ur as core_tools_file_change$b,Zl as core_tools_file_change$c,Yl as core_tools_file_change$d,pr as core_tools_file_change$e,
Xl as core_tools_file_change$f,nh as core_tools_file_change$g,ct as core_tools_file_change$h,Hh as core_tools_file_choice$a,CU as core_tools_file_choice$b,PU as core_tools_file_choice$c,
jn as core_tools_file_choice$d,VU as core_tools_file_choice$e,Te as core_tools_file_choice$f,rt as core_tools_file_choice$g,Ht as core_tools_file_choice$h,Uc as core_tools_file_choice$i,
qc as core_tools_file_choice$j,Wc as core_tools_file_choice$k,Gc as core_tools_file_choice$l,Es as core_tools_file_choice$m,As as core_tools_file_choice$n,Hc as core_tools_file_choice$o,
Aa as core_tools_file_choice$p,Vc as core_tools_file_choice$q,Ea as core_tools_file_choice$r,Jc as core_tools_file_choice$s,Ta as core_tools_file_choice$t,Kc as core_tools_file_choice$u,
Zc as core_tools_file_choice$v,lq as core_tools_file_choice$w,Jh as core_tools_file_choice$x,Cn as core_tools_file_choice$y,Gr as core_tools_move$a,Ts as core_tools_move$b,
gg as core_tools_notebook_edit$a,Xs as core_tools_notebook_edit$b,Zu as core_tools_notebook_edit$c,uO as core_tools_notebook_edit$d,eo as core_tools_notebook_edit$e,
Ju as core_tools_notebook_edit$f,mg as core_tools_notebook_edit$g,Yu as core_tools_notebook_edit$h,Xu as core_tools_notebook_edit$i,Qu as core_tools_notebook_edit$j,
_g as core_tools_notebook_edit$k,pt as core_tools_notebook_edit$l,Ba as core_tools_notebook_edit$m,yg as core_tools_notebook_edit$n,to as core_tools_notebook_edit$o,
u9 as core_tools_notebook_edit$p,Al as core_tools_permission$a,zv as core_tools_permission$b,XP as core_tools_permission$c,Fv as core_tools_permission$d,Tl as core_tools_permission$e,
da as core_tools_permission$f,QP as core_tools_permission$g,vG as core_tools_read_text_2$a,Yr as core_tools_read_text_2$b,Ns as core_tools_run$a,tm as core_tools_run$b,
h1 as core_tools_run$c,Is as core_tools_run$d,m1 as core_tools_run$e,Qc as core_tools_structure_keys$a,vq as core_tools_structure_keys$b,Xh as core_tools_structure_keys$c,
KP as core_tools_tool$a,fa as core_tools_tool$b,ee as core_wing_slot$a,lQ as core_workspace_new_files_2$a,Lo as core_workspace_new_files_2$b,nf as core_workspace_new_files_2$c,
uQ as core_workspace_new_files_2$d,fe as core_workspace_path_guard$a,hn as core_workspace_path_guard$b,mn as core_workspace_path_guard$c,Pl as core_workspace_path_guard$d,
DR as core_workspace_path_guard$e,Rl as core_workspace_path_guard$f,BR as core_workspace_path_guard$g,UR as core_workspace_path_guard$h,qR as core_workspace_path_guard$i,
WR as core_workspace_path_guard$j,GR as core_workspace_path_guard$k,zr as core_workspace_path_guard$l,sr as core_workspace_path_guard$m,th as core_workspace_path_guard$n,
Fr as core_workspace_path_guard$o,gn as core_workspace_path_guard$p,ns as core_workspace_path_guard$q,Tt as core_workspace_path_guard$r,Ll as core_workspace_path_guard$s,
Ml as core_workspace_path_guard$t,bn as core_workspace_path_guard$u,aL as core_workspace_path_guard$v,zl as core_workspace_path_guard$w,_n as core_workspace_path_guard$x,
ga as core_workspace_path_guard$y,is as core_workspace_path_guard$z,tX as core_workspace_replacement$a,rX as core_workspace_replacement$b,_b as core_workspace_replacement$c,
aX as core_workspace_replacement$d,kX as core_workspace_replacement$e,xX as core_workspace_replacement$f,KA as core_workspace_replacement$g,AX as core_workspace_replacement$h,
eT as core_workspace_replacement$i,rT as core_workspace_replacement$j,af as core_workspace_replacement$k,aT as core_workspace_replacement$l,xb as core_workspace_replacement$m,
Sb as core_workspace_replacement$n,Ob as core_workspace_replacement$o,LX as core_workspace_replacement$p,rf as core_workspace_replacement$q,sX as core_workspace_replacement$r,
oX as core_workspace_replacement$s,lX as core_workspace_replacement$t,yb as core_workspace_replacement$u,cX as core_workspace_replacement$v,mX as core_workspace_replacement$w,
gX as core_workspace_replacement$x,ru as core_workspace_similar$a,au as core_workspace_similar$b,Pn as core_workspace_similar$c,Qh as core_workspace_similar$d,Sr as core_workspace_sources_disk$a,
$l as diff$a,DM as diff$b,Ye as diff$c,Xe as diff$d,Kb as faces_cli_ask$a,yte as faces_cli_commands_apply$applyCommand,ON as faces_cli_commands_apply$pickAtTerminal,
Xte as faces_cli_commands_check$commands,Qb as faces_cli_patch$a,Uo as faces_cli_patch$b,Bee as faces_cli_patch$c,e_ as faces_cli_patch$d,Mg as faces_cli_program$processContext,
dj as faces_cli_program$programFor,fj as faces_cli_program$runProgram,qo as faces_cli_replay$a,df as faces_cli_replay$b,$N as faces_cli_replay$c,hf as faces_cli_replay$d,
r_ as faces_cli_replay$e,xN as faces_cli_replay$f,Bo as faces_cli_repositories$a,Bf as fast_string_truncated_width$a,dl as inputs_read$a,hl as inputs_read$b,tM as inputs_read$c,
dd as inputs_read$d,hd as inputs_read$e,md as inputs_read$f,ud as inputs_table$a,pl as inputs_table$b,Tr as inputs_table$c,fl as inputs_table$d,ca as inputs_table$e,
Et as inputs_table$f,pd as inputs_table$g,Dt as inputs_table$h,vae as publish_github_2$a,x_ as publish_github_2$b,tI as publish_github_2$c,Qa as publish_github_2$d,
rI as publish_github_2$e,S_ as publish_github_2$f,Eae as publish_github_2$g,St as publish_github_2$h,O_ as publish_github_2$i,If as publish_github_2$j,Jo as publish_github_2$k,
oI as publish_github_2$l,lI as publish_github_2$m,tae as publish_github_api_2$A,rae as publish_github_api_2$B,aae as publish_github_api_2$C,iae as publish_github_api_2$D,
sae as publish_github_api_2$E,oae as publish_github_api_2$F,w_ as publish_github_api_2$G,$_ as publish_github_api_2$H,lae as publish_github_api_2$I,uae as publish_github_api_2$J,
pae as publish_github_api_2$K,k_ as publish_github_api_2$L,fae as publish_github_api_2$M,dae as publish_github_api_2$N,hae as publish_github_api_2$O,mae as publish_github_api_2$P,
gae as publish_github_api_2$Q,bae as publish_github_api_2$R,_ae as publish_github_api_2$S,X as publish_github_api_2$T,De as publish_github_api_2$U,Ce as publish_github_api_2$V,
Vo as publish_github_api_2$W,Nf as publish_github_api_2$X,Ve as publish_github_api_2$a,b_ as publish_github_api_2$b,JN as publish_github_api_2$c,Cre as publish_github_api_2$d,
Ei as publish_github_api_2$e,Pre as publish_github_api_2$f,Rre as publish_github_api_2$g,zre as publish_github_api_2$h,Fre as publish_github_api_2$i,Dre as publish_github_api_2$j,
Bre as publish_github_api_2$k,Ure as publish_github_api_2$l,y_ as publish_github_api_2$m,qre as publish_github_api_2$n,Wre as publish_github_api_2$o,v_ as publish_github_api_2$p,
Gre as publish_github_api_2$q,Hre as publish_github_api_2$r,Vre as publish_github_api_2$s,Jre as publish_github_api_2$t,Kre as publish_github_api_2$u,Zre as publish_github_api_2$v,
Yre as publish_github_api_2$w,Xre as publish_github_api_2$x,Qre as publish_github_api_2$y,eae as publish_github_api_2$z,er as publish_ledger$a,kf as publish_ledger$b,
Go as publish_ledger$c,pre as publish_ledger$d,gre as publish_ledger$e,bre as publish_ledger$f,ia as publish_ledger$g,Ho as publish_ledger$h,xf as publish_ledger$i,
Sf as publish_ledger$j,Of as publish_ledger$k,Ef as publish_ledger$l,Cf as publish_origin$a,A_ as publish_origin$b,T_ as publish_origin$c,X_ as publish_overlaps$a,
Lf as publish_overlaps$b,gie as publish_overlaps$c,_ie as publish_overlaps$d,yie as publish_overlaps$e,QI as publish_overlaps$f,mne as publish_publish_plans_2$a,
Ni as publish_publish_plans_2$b,xI as publish_publish_plans_2$c,LI as publish_remote_state_2$a,Hne as publish_remote_state_2$b,zI as publish_remote_state_2$c,FI as publish_remote_state_2$d,
Zne as publish_remote_state_2$e,Yne as publish_remote_state_2$f,Xne as publish_remote_state_2$g,qI as publish_remote_state_2$h,GI as publish_remote_state_2$i,Ii as publish_remote_state_2$j,
aie as publish_remote_state_2$k,nie as publish_remote_state_2$l,HI as publish_remote_state_2$m,K_ as publish_remote_state_2$n,oie as publish_remote_state_2$o,JI as publish_remote_state_2$p,
Z_ as publish_remote_state_2$q,KI as publish_remote_state_2$r,lie as publish_remote_state_2$s,cie as publish_remote_state_2$t,Y_ as publish_remote_state_2$u,pie as publish_remote_state_2$v,
die as publish_remote_state_2$w,Xae as publish_target$a,N_ as publish_target$b,I_ as publish_target$c,rne as publish_target$d,j_ as publish_target$e,sne as publish_target$f,
gI as publish_target$g,Ai as publish_target$h,_I as publish_target$i,yI as publish_target$j,Ti as publish_target$k,vI as publish_target$l,dne as publish_target$m,
P_ as wing$a,R_ as wing$b,Ane as wing$c,L_ as wing$d,D_ as wings_codemods_documents$a,B_ as wings_codemods_documents$b,U_ as wings_codemods_structure_languages$a,
Dne as wings_codemods_structure_languages$b,Bne as wings_codemods_structure_languages$c,q_ as wings_codemods_structure_languages$d,z_ as wings_diagnostics_section$a,
OI as wings_diagnostics_section$b,M_ as wings_fixes_fix_tool$a,C_ as wings_fixes_fix_tool$b,Df as wings_several_report$a,_f as wings_several_words$a,o_ as wings_several_words$b,
l_ as wings_several_words$c,yf as wings_several_words$d,vf as wings_several_words$e,wf as wings_several_words$f,c_ as wings_several_words$g,rre as wings_several_words$h,
u_ as wings_several_words$i,$f as wings_several_words$j,p_ as wings_several_words$k,vr as yaml$a,Pa as yaml$b,Kr as yaml$c,me as yaml$d,re as yaml$e,Vn as yaml$f,
ve as yaml$g,we as yaml$h,Ra as yaml$i,q as yaml$j,Tu as yaml$k,Tm as yaml$l,bx as yaml$m,$x as yaml$n,Nu as yaml$o,Nm as yaml$p,XW as yaml$q,Im as yaml$r,jm as yaml$s,
kre as zod$a,Af as zod$b,GN as zod$c,Gk as zod_2$$,Mc as zod_2$A,H as zod_2$B,zh as zod_2$C,Ss as zod_2$D,Tn as zod_2$E,nU as zod_2$F,He as zod_2$G,Fh as zod_2$H,
Bk as zod_2$I,P as zod_2$J,Pc as zod_2$K,I as zod_2$L,j as zod_2$M,Nn as zod_2$N,Dh as zod_2$O,Y as zod_2$P,Uk as zod_2$Q,oU as zod_2$R,qk as zod_2$S,vt as zod_2$T,
Ie as zod_2$U,V as zod_2$V,he as zod_2$W,Rc as zod_2$X,yh as zod_2$Y,Bh as zod_2$Z,Lc as zod_2$_,YL as zod_2$a,Hk as zod_2$aa,_s as zod_2$b,zc as zod_2$ba,xn as zod_2$c,
Uh as zod_2$ca,Ch as zod_2$d,SU as zod_2$da,Tc as zod_2$e,Nc as zod_2$f,Ic as zod_2$g,jc as zod_2$h,Mh as zod_2$i,Ph as zod_2$j,Rh as zod_2$k,Lh as zod_2$l,S4 as zod_2$m,
Pk as zod_2$n,Cc as zod_2$o,$ as zod_2$p,vs as zod_2$q,ws as zod_2$r,$s as zod_2$s,ks as zod_2$t,RB as zod_2$u,zB as zod_2$v,ZB as zod_2$w,xs as zod_2$x,$e as zod_2$y,
L as zod_2$z};
