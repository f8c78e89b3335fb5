import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);var Be=(e10=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(
e10,{get:(t,r)=>(typeof require<"u"?require:t)[r]}):e10)(function(e10){if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require o\
f "'+e10+'" is not supported')});var Bj=(()=>{let e10=/[\uD800-\uDBFF][\uDC00-\uDFFF]/g;return t=>{let r=0;for(e10.lastIndex=0;e10.test(t);)r+=1;return t.length-
r}})(),Uj=e10=>e10===12288||e10>=65281&&e10<=65376||e10>=65504&&e10<=65510,qj=e10=>e10===8987||e10===9001||e10>=12272&&e10<=12287||e10>=12289&&e10<=12350||e10>=
12441&&e10<=12543||e10>=12549&&e10<=12591||e10>=12593&&e10<=12686||e10>=12688&&e10<=12771||e10>=12783&&e10<=12830||e10>=12832&&e10<=12871||e10>=12880&&e10<=19903||
e10>=65040&&e10<=65049||e10>=65072&&e10<=65106||e10>=65108&&e10<=65126||e10>=65128&&e10<=65131||e10>=127488&&e10<=127490||e10>=127504&&e10<=127547||e10>=127552&&
e10<=127560||e10>=131072&&e10<=196605||e10>=196608&&e10<=262141,Wj=/[\u001b\u009b][[()#;?]*(?:[0-9]{1,4}(?:;[0-9]{0,4})*)?[0-9A-ORZcf-nqry=><]|\u001b\]8;[^;]*;.*?(?:\u0007|\u001b\u005c)/y,
Gj=/[\x00-\x08\x0A-\x1F\x7F-\x9F]{1,1000}/y,yy=/(?:(?![\uFF61-\uFF9F\uFF00-\uFFEF])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Tangut}]){1,1000}/yu,
Hj=/\t{1,1000}/y,wy=new RegExp("[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uF\
E0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|\\p{Emoji_Presentation}|\\p{Em\
oji}\\uFE0F\\u20E3?))*","yu"),Vj=/(?:[\x20-\x7E\xA0-\xFF](?!\uFE0F)){1,1000}/y,Jj=new RegExp("\\p{M}+","gu"),Kj={limit:1/0,ellipsis:""},vy=(e10,t={},r={})=>{let a=t.
limit??1/0,i=t.ellipsis??"",n=t?.ellipsisWidth??(i?vy(i,Kj,r).width:0),s=0,o=r.controlWidth??0,l=r.tabWidth??8,c=r.emojiWidth??2,u=2,p=r.regularWidth??1,f=r.wideWidth??
u,d=[[Vj,p],[Wj,s],[Gj,o],[Hj,l],[wy,c],[yy,f]],b=0,m=0,w=e10.length,x=0,h=false,g=w,_=Math.max(0,a-n),y=0,v=0,O=0,E=0;e:for(;;){if(v>y||m>=w&&m>b){let M=e10.slice(
y,v)||e10.slice(b,m);x=0;for(let T of M.replaceAll(Jj,"")){let A=T.codePointAt(0)||0;if(Uj(A)?E=u:qj(A)?E=f:E=p,O+E>_&&(g=Math.min(g,Math.max(y,b)+x)),O+E>a){h=
true;break e}x+=T.length,O+=E}y=v=0}if(m>=w)break e;for(let M=0,T=d.length;M<T;M++){let[A,j]=d[M];if(A.lastIndex=m,A.test(e10)){if(x=A===yy?Bj(e10.slice(m,A.lastIndex)):
A===wy?1:A.lastIndex-m,E=x*j,O+E>_&&(g=Math.min(g,m+Math.floor((_-O)/j))),O+E>a){h=true;break e}O+=E,y=b,v=m,m=b=A.lastIndex;continue e}}m+=1}return{width:h?_:O,
index:h?g:w,truncated:h,ellipsed:h&&a>=n}},Zj=vy,Yj={limit:1/0,ellipsis:"",ellipsisWidth:0},Xj=(e10,t={})=>Zj(e10,Yj,t).width,Zf=Xj;import{core_text_words$l as Qf}from"./hook.js";
function ri(e10,t=r=>e10.toLowerCase().split(/\W+/).includes(r)){return Ln(e10)?[]:[...Rn(e10),...dC(e10),...EC(e10,t)].sort((r,a)=>r.at-a.at)}function Rn(e10){
if(Ln(e10))return[];let t=[];for(let{0:r,index:a}of e10.matchAll(ed))eC(e10,a,r)||t.push({at:a,length:r.length,...lC(r)});return t}var Ln=e10=>Qj.test(e10),Qj=/^[\t\n -~]*$/,
ed=new RegExp("(?![\\t\\n])[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","gu");function eC(e10,t,r){if(!sC.test(r))
return false;let a=e10.slice(Math.max(0,t-16),t),i=e10.slice(t+r.length,t+r.length+16);return r==="\uFE0F"||r==="\uFE0E"?new RegExp("\\p{Extended_Pictographic}$",
"u").test(a)||/[\d#*]$/.test(a)&&i.startsWith("\u20E3"):/[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/u.test(r)?new RegExp("\\p{sc=Han}$","u").test(a):/[\u{e0020}-\u{e007f}]/u.
test(r)?/\u{1f3f4}[\u{e0020}-\u{e007e}]*$/u.test(a):/[\u180b-\u180d]/.test(r)?new RegExp("\\p{sc=Mongolian}$","u").test(a):/[\u00a0\u202f]/.test(r)?tC(a,i):r===
"\u3000"?rC(a,i):/[\u061c\u200e\u200f]/.test(r)?iC(a,i):r==="\u200B"?ky.test(a.slice(-1))&&ky.test(i):r==="\u200D"&&new RegExp("\\p{Extended_Pictographic}\\ufe0f?\
$|\\p{EMod}$","u").test(a)?new RegExp("^\\p{Extended_Pictographic}","u").test(i):$y.test(a.slice(-1))&&($y.test(i)||r==="\u200D"&&oC.test(a))}var tC=(e10,t)=>/[«—–]$/.
test(e10)||/^[»—–]/.test(t)||/(?:^|[\s>"'«“‘(*#’,-])[\p{L}’'-]+$/u.test(e10)&&/^[?!]+(?:$|[\s"'’”»<)*_`])/.test(t)||/\d$/.test(e10)&&/^(?:[%€$£°]|\d{3}(?!\d))/.
test(t),rC=(e10,t)=>{let[r,a]=[e10.replace(/[ \u3000]+$/,"").slice(-1),t.replace(/^[ \u3000]+/,"").charAt(0)];return[r,a].some(i=>aC.test(i))||/["'`/[|s]/.test(
r)&&/["'`/\]|+*]/.test(a)},aC=/[\p{sc=Han}\p{sc=Hangul}\u3001-\u30ff\uff01-\uffee]/u,iC=(e10,t)=>{let[r,a]=[new RegExp("(?:\\p{L})?[^\\p{L}]*$","u").exec(e10),new RegExp(
"^[^\\p{L}]*\\p{L}?","u").exec(t)];return[r,a].some(i=>i!==null&&nC.test(i[0]))&&!(/\w$/.test(e10)&&/^\w/.test(t))},nC=/[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}\p{sc=Adlam}]/u,
sC=/\u061c|[\u180b-\u180e\u200b\u200c\u200e\u200f\u202f\u3000]|\u00a0|\u200d|[\ufe00-\ufe02]|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}]|[\u{e0100}-\u{e01ef}]/u,$y=/^[\p{sc=Arabic}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Sinhala}\p{sc=Mongolian}\p{sc=Gujarati}\p{sc=Gurmukhi}\p{sc=Oriya}]/u,
ky=/^[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u,oC=/[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]$/;function lC(e10){let t=e10.codePointAt(
0);if(t>=56448&&t<=56575)return{kind:"byte",name:`0x${xy(t-56320)}`,about:"a byte that is not UTF-8"};let r=Qf(e10),a=fC[xy(t)],i=cC(e10);return a?{kind:i,name:a[0],
about:`${r}, ${a[1]}`}:{kind:i,name:r,about:pC[i]}}var cC=e10=>uC.test(e10)?"bidi":new RegExp("\\p{Zs}","u").test(e10)?"blank":new RegExp("\\p{Cc}","u").test(e10)?
"control":"invisible",uC=/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/,pC={bidi:"turns the direction of text",invisible:"an invisible character",control:"a c\
ontrol character",byte:"a byte that is not UTF-8",blank:"a blank that is no space","look-alike":"looks like another character"},xy=e10=>e10.toString(16).toUpperCase(),
[ca,Sy]=["turns the direction of text","ends a turned direction"],il="Hangul filler, a letter that is not seen",fC={D:["CR","carriage return"],0:["NUL","null"],
"1B":["ESC","escape"],A0:["NBSP","no-break space"],AD:["SHY","soft hyphen"],"34F":["CGJ","an invisible joiner"],"61C":["ALM","Arabic letter mark"],"115F":["HCF",
il],1160:["HJF",il],"200B":["ZWSP","zero-width space"],"200C":["ZWNJ","zero-width non-joiner"],"200D":["ZWJ","zero-width joiner"],2060:["WJ","word joiner"],"200\
E":["LRM","left-to-right mark"],"200F":["RLM","right-to-left mark"],"202A":["LRE",ca],"202B":["RLE",ca],"202C":["PDF",Sy],"202D":["LRO",ca],"202E":["RLO",ca],2066:[
"LRI",ca],2067:["RLI",ca],2068:["FSI",ca],2069:["PDI",Sy],"202F":["NNBSP","narrow no-break space"],2800:["BRAILLE","blank Braille pattern"],3e3:["IDSP","ideogra\
phic space"],3164:["HF",il],FEFF:["BOM","byte order mark"],FFA0:["HHF",il]},dC=e10=>Array.from(e10.matchAll(zy)).flatMap(({0:t,index:r})=>{let a=Fy(t);return e10.
startsWith("\uFE0F",r+t.length)?[]:a===void 0||$C(t)&&kC(e10,r,a)?[]:hC(e10,r,t)||mC(e10,r,t)?[]:[Dy(t,r,a)]}),zy=/[\u01c0\u01c3\u02b9\u02bc\u02d0\u037e\u0589\u05c3\u06d4\u1fef\u2010\u2011\u2024\u2044\u2100-\u214f\u2160-\u217f\u2215\u2217\u2223\u2236\u29f8\ua789\ufe50-\ufe6b\uff01-\uff5e\uffe8\u{1d400}-\u{1d7ff}\u{1fbf0}-\u{1fbf9}]/gu,
hC=(e10,t,r)=>{let a=wC[r];return a?(td(e10,t).match(a)?.length??0)>=3:/[\u02b9\u02bc]/.test(r)&&/[^\0-\u02ff]/.test(e10.slice(Math.max(0,t-1),t))},td=(e10,t)=>e10.
slice(Math.max(0,t-Oy),t+Oy),Oy=200;function mC(e10,t,r){if(gC.test(r))return bC.test(td(e10,t));let[a,i]=[e10.slice(Math.max(0,t-2),t),e10.slice(t+r.length,t+r.
length+2)],n=!_C.test(a)&&i.search(Yf)!==0;return r.search(Yf)!==0||!n?false:yC.test(r)||!(new RegExp("(?!\\p{Lm})[\\p{L}\\p{Nd}_]$","u").test(a)||new RegExp("^\
(?!\\p{Lm})[\\p{L}\\p{Nd}_]","u").test(i))}var gC=/[\u2044\u2212\u2215\u2217\u2223\u2236\u29f8]/,bC=/[\u0391-\u03c9\u2070-\u209f\u2102\u2113\u2115\u2119-\u211d\u2124\u2190-\u21ff\u2200-\u2211\u2213\u2214\u2218-\u2222\u2224-\u2235\u2237-\u22ff\u27c0-\u27ff\u2980-\u29f7\u2a00-\u2aff\u{1d400}-\u{1d7ff}]/u,
Yf=/[\u2102-\u2129\u212b-\u2138\u2145-\u2149\u{1d400}-\u{1d7ff}]/u,_C=new RegExp(`${Yf.source}$`,"u"),yC=/[\u2102\u210d\u2115\u2119\u211a\u211d\u2124\u2145-\u2149\u{1d538}-\u{1d56b}\u{1d7d8}-\u{1d7e1}]/u,
wC={"\u0589":new RegExp("\\p{sc=Armenian}","gu"),"\u05C3":new RegExp("\\p{sc=Hebrew}","gu"),"\u06D4":new RegExp("\\p{sc=Arabic}","gu")},vC={\u01C0:"|",\u01C3:"!",
"\u02B9":"'",\u02BC:"'",\u02D0:":","\u0589":":","\u05C3":":","\u06D4":"-","\u2010":"-","\u2011":"-","\u2044":"/","\u2212":"-","\u2215":"/","\u2217":"*","\u2223":"\
|","\u2236":":","\u29F8":"/","\uA789":":","\uFFE8":"|"},Fy=e10=>{let t=nl[e10]??vC[e10]??(e10.search(zy)===0?e10.normalize("NFKC"):"");return/^[!-~]$/.test(t)?t:
void 0},$C=e10=>e10>="\uFF01"&&e10<="\uFF5E",kC=(e10,t,r)=>/^.-[\uff01-\uff5e]/.test(e10.slice(t,t+3))||/[\uff01-\uff5e]-$/.test(e10.slice(Math.max(0,t-2),t))||
(/\w/.test(r)?xC.test(e10.slice(Math.max(0,t-40),t))||SC.test(e10.slice(t+1,t+41)):OC.test(td(e10,t))),[xC,SC]=[/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f][\uff01-\uffee]*$/u,
/^[\uff01-\uffee]*[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f]/u],OC=/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f]/u,
EC=(e10,t)=>{if(!/[^\0-\u02ff]/.test(e10)&&!jC.test(e10))return[];let r=(e10.match(/[A-Za-z]/g)?.length??0)>(e10.match(CC)?.length??0);return Array.from(e10.matchAll(
TC)).flatMap(({0:a,index:i})=>{let n=Array.from(a.matchAll(/[^\0-\x7f]/gu)).filter(([u])=>/[\p{L}\p{N}]/u.test(u));if(n.length===0||!n.every(([u])=>u in nl||AC.
test(u)))return[];let s=/[A-Za-z]/.test(a),o=s||r?a.length>=NC&&t(IC(a)):false,l=n.flatMap(([u])=>Ey.test(u)?[]:u),c=r&&(s||MC(l));return n.flatMap(({0:u,index:p})=>{
let f=o||c&&!Ey.test(u),d=nl[u];if(!f)return[];let b=Dy(u,i+p,d??"");return[d===void 0?{...b,about:"a letter of another script than its word"}:b]})})},AC=/[\p{sc=Coptic}\p{sc=Deseret}\p{sc=Cherokee}\p{sc=Lisu}\p{sc=Gothic}\p{sc=Old_Italic}\p{sc=Osage}]/u,
TC=/(?<=\\[a-z])[\p{L}\p{N}\p{M}_]+|(?<![\\\p{L}\p{N}\p{M}_])[\p{L}\p{N}\p{M}_]+|(?<=\\)(?![a-z])[\p{L}\p{N}\p{M}_]+/gu,NC=3,IC=e10=>e10.replace(/[^\0-\x7f]/gu,
t=>nl[t]??t).toLowerCase(),jC=/[\u0131\u017f\u0180-\u02af]/,CC=/[^\p{scx=Latin}\p{scx=Common}\p{scx=Inherited}]/gu,MC=e10=>e10.length>0&&e10.map(PC).reduce((t,r)=>t.
filter(a=>r.includes(a))).length===0,Ey=new RegExp("\\p{scx=Latin}","u"),PC=e10=>{let t=Ay.get(e10);if(t)return t;let r=RC.filter(a=>LC(a).test(e10));return Ay.
set(e10,r),r},Ay=new Map,RC="Armenian Cherokee Coptic Cyrillic Greek Lisu".split(" "),LC=e10=>{let t=Ty.get(e10)??new RegExp(`\\p{scx=${e10}}`,"u");return Ty.set(
e10,t),t},Ty=new Map,Dy=(e10,t,r)=>({at:t,length:e10.length,kind:"look-alike",name:Qf(e10),about:`looks like ${r}, and is another character`}),nl=Object.fromEntries(
[["\u0410\u0412\u0415\u041A\u041C\u041D\u041E\u0420\u0421\u0422\u0425\u0406\u0408\u0405","ABEKMHOPCTXIJS"],["\u0430\u0435\u043E\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04BB\u0501\u051B\u051D",
"aeopcyxijshdqw"],["\u0423\u04AE\u04C0\u04CF\u050C\u051A\u051C\u0474\u0475\u043A\u043C\u0442\u0432\u043D\u0433\u0451\u0457","YYIlGQWVvkmtbhrei"],["\u0391\u0392\u0395\u0396\u0397\u0399\u039A\u039C\u039D\u039F\u03A1\u03A4\u03A5\
\u03A7\u037F","ABEZHIKMNOPTYXJ"],["\u03B1\u03B3\u03B7\u03B9\u03BA\u03BD\u03BF\u03C1\u03C4\u03C5\u03C7\u03C9\u03F2\u03F3","aynikvoptuxwcj"],["\u0555\u054D\u053C\u054F\u0578\u057D\u0570\u0585\u0581\u0566\u0575\u0563",
"OULSnuhogqjq"],["\u13AA\u13A0\u13A1\u13A2\u13B3\u13DA\u13A9\u13BB\u13C0\u13C3\u13CF\u13D9\u13DE\u13DF\u13E2\u13F4","ADRTWSYHGZbVLCPB"],["\uA4D0\uA4D1\uA4D3\uA4D4\uA4D6\uA4D7\uA4D9\uA4DA\uA4DC\uA4DD\uA4DF\uA4E0\uA4E1",
"BPDTGKJCZFMNL"],["\uA4E2\uA4E3\uA4E6\uA4E7\uA4EA\uA4EB\uA4EC\uA4EE\uA4F0\uA4F2\uA4F3\uA4F4","SRVHWXYAEIOU"],["\u0966\u09E6\u0A66\u0AE6\u0B66\u0B20\u0BE6\u0C66\u0CE6\u0D66\u0D20\u101D\u1040",
"ooooooooooooo"],["\u0131\u0251\u0261\u0269\u028F\u1D04\u1D0F\u1D1C\u1D20\u1D21\u1D22\uA731\u017F","iagiycouvwzsf"]].flatMap(([e10,t])=>Array.from(e10,(r,a)=>[r,
t.charAt(a)])));function rr(e10){if(Ln(e10))return{text:e10,at:a=>a};let t=[],r="";for(let{0:a,index:i}of e10.matchAll(zC)){let n=/^[\t\n -~]$/.test(a)?a:FC(a);
for(let s=0;s<n.length;s+=1)t.push(i);r+=n}return{text:r,at:a=>t[a]??e10.length}}function By(e10,t){let[r,a]=[rr(e10),rr(t)],i=[],[n,s]=[0,0];for(;n<r.text.length||
s<a.text.length;){let[o,l]=[r.text[n],a.text[s]];if(o===l){let c=UC([r,n],[a,s]),u={found:jy(r,n,c),wanted:jy(a,s,c)};Cy(e10,u.found)!==Cy(t,u.wanted)&&i.push(u),
n+=c,s+=c}else if(Iy(o))n+=1;else if(Iy(l))s+=1;else break}return i}var zC=new RegExp("[\\u1100-\\u115f][\\u1160-\\u11a7][\\u11a8-\\u11ff]?|\\P{M}\\p{M}*|\\p{M}+",
"gsu"),FC=e10=>Ny[e10]??e10.normalize("NFKC").replace(ed,t=>BC(t)?t:DC.test(t)?" ":"").replace(/[^\0-\x7f]/gu,t=>Ny[t]??Fy(t)??t).normalize("NFC"),DC=/[\v\f\x85\p{Z}]/u,
Ny=Object.fromEntries([["\u2012\u2013\u2014\u2015","-"],["\u2018\u2019\u201A\u201B\u2032\u2039\u203A\xB4","'"],["\u201C\u201D\u201E\u201F\u2033\xAB\xBB",'"'],["\
\u2022\u2027\xB7\u2219","*"],["\xD7","x"],["\xF7","/"],["\u3001",","],["\u3002","."],["\u2190","<-"],["\u2192","->"],["\u21D2","=>"],["\u2264","<="],["\u2265","\
>="],["\u2260","!="]].flatMap(([e10,t])=>Array.from(e10,r=>[r,t]))),BC=e10=>new RegExp("\\p{Cs}","u").test(e10),Iy=e10=>e10!==void 0&&/\s/.test(e10),UC=([e10,t],[
r,a])=>{let i=1,n=(s,o)=>o<s.text.length&&s.at(o)===s.at(o-1);for(;(n(e10,t+i)||n(r,a+i))&&e10.text[t+i]!==void 0&&e10.text[t+i]===r.text[a+i];)i+=1;return i},jy=({
at:e10},t,r)=>({start:t===0?0:e10(t),end:e10(t+r)}),Cy=(e10,{start:t,end:r})=>e10.slice(t,r);function H(e10,{blanks:t=false,prose:r=false}={}){let a=Ln(e10)?e10:
r?qC(e10):e10.split(`
`).map(WC).join(`
`);return t?a.replaceAll("	","\u2192").replaceAll(" ","\xB7"):a}var qC=e10=>Uy(e10,Rn(e10).filter(({kind:t})=>t!=="blank")),WC=e10=>Uy(e10,ri(e10));function Uy(e10,t){
if(t.length===0)return e10;let[r,a]=["",0];for(let{at:i,length:n}of t)i<a||(r+=e10.slice(a,i)+id(e10.slice(i,i+n)),a=i+n);return r+e10.slice(a)}var GC=e10=>e10.
search(ed)>=0,sl=e10=>!Ln(e10)&&(GC(e10)||e10!==e10.normalize("NFC")||e10.split(`
`).some(t=>ri(t).length>0));function rd(e10,t){if(e10===t)return[];let[r,a]=[rr(e10).text,rr(t).text];if(Ry(r)!==Ry(a))return VC(e10,t);let i=[...new Set(By(e10,
t).map(s=>`"${Xf(e10,s.found)}" in the file, "${Xf(t,s.wanted)}" in old_string`))].slice(0,HC),n=JC(r,a);return n.some(([s,o])=>zt(s)!==zt(o))&&i.push(KC(n)),n.
some(([s,o])=>Ly(s)!==Ly(o))&&i.push("blanks at line ends"),i.length>0?i:["white space"]}var HC=6;function ad(e10,t,r){let a=By(e10,t);return[My(e10,a.map(i=>i.
found),r),My(t,a.map(i=>i.wanted),r)]}function My(e10,t,r){let[a,i]=["",0];for(let n of t)a+=H(e10.slice(i,n.start),r)+Xf(e10,n),i=n.end;return a+H(e10.slice(i),
r)}var Xf=(e10,{start:t,end:r})=>e10.slice(t,r).replace(/[^\t\n -~]/gu,id),VC=(e10,t)=>[...new Set([...Py(e10,t),...Py(t,e10,"old_string")])],id=e10=>{if(e10===
"\r")return"<CR>";let t=e10.codePointAt(0);return t>=56448&&t<=56575?`<0x${(t-56320).toString(16).toUpperCase()}>`:`<${Qf(e10)}>`};function Py(e10,t,r="the file"){
return[...new Set(e10.match(/[^\t\n -~]/gu)??[])].filter(a=>rr(a).text!==a).filter(a=>!t.includes(a)).map(a=>`${id(a)} in ${r}`)}var Ry=e10=>e10.replace(/\s+/g,
""),JC=(e10,t)=>{let r=t.split(`
`);return e10.split(`
`).map((a,i)=>[a,r[i]??""])},zt=e10=>/^\s*/.exec(e10)?.[0]??"",Ly=e10=>e10.slice(e10.trimEnd().length).replace(/[^ \t]/g,""),KC=e10=>{let t=r=>e10.some(a=>zt(a[r]).
includes("	"));return t(0)===t(1)?"the depth of the indentation":t(0)?"tabs in the file but spaces in old_string":"spaces in the file but tabs in old_string"};var nt="\
\u200B",Ee=e10=>H(e10,{prose:true}),zn=e10=>e10.replace(/\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[@-Z\\-_])/g,""),xe=e10=>H(e10),ZC=e10=>Ee(e10).
replace(/[&<>"']/g,t=>`&#${t.codePointAt(0)};`),I=e10=>Ee(e10.replace(/\s+/g," ").trim()),ol=e10=>XC.test(e10)?ua(ul(ll(I(e10.replaceAll(nt,""))))):e10,YC=e10=>e10.
split(/\r\n|\r|\n/).map(t=>cl(ol(t))).join(`
`),XC=/[^ -~]| {2}|^ | $|[@#[<]|\*\*\*|^::|gh\\?-\d|(?:issues|pulls?|discussions|commits?)\\?\/|skip-checks/i,ll=e10=>e10.replace(/@(?!\u200b)/g,`@${nt}`).replace(
/#(?=\d)/g,`#${nt}`).replace(/GH(?=\\?-\d)/gi,`$&${nt}`).replace(/(?:issues|pulls?|discussions|commits?)\\?\/(?=[\da-f])/gi,`$&${nt}`),cl=e10=>e10.replace(/^([ \t>]*(?:BREAKING CHANGE|[\w-]+))(?=[ \t]*[:=](?!\/\/))/gim,
`$1${nt}`),ul=e10=>e10.replace(/:(?=:)(?<=^[^\S\r\n]*:)/gm,`:${nt}`).replace(/##(?=\[)/g,`##${nt}`),ua=e10=>e10.replace(/<!(?=--\s*editplan)/gi,`<!${nt}`).replace(
/\[(?=[^\]\n\u200b]{0,60}\b(?:skip|ci)\b)/gi,`[${nt}`).replace(/skip-checks(?=[ \t]*:)/gi,`$&${nt}`).replace(/\*\*\*(?=\s*NO_CI)/gi,`**${nt}*`);var QC=Be("node:\
util");var{isDeepStrictEqual:pl,styleText:qy}=QC;function R({colour:e10},t,r){let a=Ee(r);return e10?qy(t,a,{validateStream:false}):a}var fe=e10=>eM.test(e10)?e10.
length:Zf(e10),eM=/^[ -~\u2010-\u2027\u2190-\u22ff]*$/;function Ve(e10,t){if(fe(e10)<=t)return e10;let r=[],a=1;for(let i of nd(e10).reverse()){if(a+=fe(i),a>t)
break;r.push(i)}return`\u2026${r.reverse().join("")}`}var Fn=(e10,t)=>se(`! ${I(e10)}`,t.width).map(r=>R(t,"yellow",r));function Ue(e10,t){if(e10.length<=t*Wy&&
fe(e10)<=t)return e10;let r="",a=1;for(let i of nd(e10.slice(0,t*Wy))){if(a+=fe(i),a>t)break;r+=i}return`${r}\u2026`}var ar=(e10,t)=>e10===""?[""]:Gy(e10,Math.max(
t,2)),se=(e10,t)=>e10.split(`
`).flatMap(r=>aM(r,Math.max(t,1)).map(fl)),fl=e10=>e10.replace(/:(?=:)(?<=^[^\S\n]*:)/gm,":\u2060").replaceAll("##[","##\u2060["),Wy=16;function nd(e10){let t=[];
for(let r=0;r<e10.length;){let a=e10.slice(r,r+rM),i=Array.from(tM.segment(a),({segment:n})=>n);r+a.length<e10.length&&i.length>1&&i.pop();for(let n of i)t.push(
n),r+=n.length}return t}var tM=new Intl.Segmenter(void 0,{granularity:"grapheme"}),rM=512;function aM(e10,t){let r=[],a="",i=0;for(let n of e10.split(/(?<=\s)(?=\S)/).
flatMap(s=>iM(s,t))){let s=n.trimEnd();a!==""&&s!==""&&i+fe(s)>t&&(r.push(a.trimEnd()),a="",i=0),a+=n,i+=fe(n)}return[...r,a.trimEnd()]}var iM=(e10,t)=>fe(e10.trimEnd())<=
t?[e10]:Gy(e10,t);function Gy(e10,t){let r=[],a="",i=0;for(let n of nd(e10)){let s=fe(n);a!==""&&i+s>t&&(r.push(a),a="",i=0),a+=n,i+=s}return[...r,a]}function sd(e10,t=r=>r){
let r=Math.max(0,...e10.map(i=>i.length)),a=Array.from({length:r},(i,n)=>Math.max(...e10.map(s=>fe(s[n]??""))));return e10.map((i,n)=>i.map((s,o)=>t(o===i.length-
1?s:nM(s,a[o]??0),o,n)).join("  ").trimEnd())}var nM=(e10,t)=>e10+" ".repeat(Math.max(0,t-fe(e10)));import{core_text_words$b as Hy}from"./hook.js";import{errors$a as sM,
errors$f as Vy}from"./hook.js";var dl=e10=>Jy(e10)?[]:Ky(e10),oM=({problems:e10=[],steps:t})=>[...e10,...t.flatMap(({error:r})=>r??[])][0],od=e10=>Jy(e10)?Ky(e10):
[];function ld(e10,t,r=false){let[a]=dl(e10);if(a)return Vy(a.name);let i=e10.steps.find(n=>n.error)?.error;return i?t?1:Vy(i.name):r&&e10.plan.left_out?1:0}function cd({
totals:e10},t){let{applied:r,unchanged:a,collapsed:i,skipped:n,failed:s}=e10,o=r>0?"changed":a+i>0||n===0?"unchanged":"skipped",l=Object.entries({applied:r,unchanged:a,
collapsed:i,skipped:n,refused:s});return[t===0?o:`exit code ${t}`,l.flatMap(([c,u])=>u>0?[`${u} ${c}`]:[]).join(", ")]}var Jy=({pull_request:e10})=>e10!==void 0&&
e10.failed!==true,Ky=({problems:e10=[]})=>e10,hl=({written:e10,run:t,totals:r,pull_request:a})=>!e10&&t===null&&a===void 0&&r.applied>0;function ud({moved_insertions:e10=0,
moved_deletions:t=0}){return e10+t===0?"":`+${Hy(e10)} \u2212${Hy(t)} moved`}var pd=e10=>(e10.verifications??[]).length>0||e10.totals.applied===0||hl(e10)?"":"n\
ot verified: no policy command ran",fd=e10=>`${e10.replace(/\?.*$/s,"")}?expand=1`,dd=({name:e10,message:t})=>Zy(t)?void 0:sM[e10].advice,Zy=e10=>/[.;]\s+\S/.test(
e10),hd=({message:e10,suggestions:t=[]})=>t.filter(r=>!e10.includes(r));function K(e10,t){let r=new Map;for(let a of e10){let i=t(a);i!==void 0&&Yy(r,i,a)}return r}
function Yy(e10,t,r){let a=e10.get(t);a?a.push(r):e10.set(t,[r])}import{core_text_words$a as cM,core_text_words$e as uM}from"./hook.js";var Xy=Be("node:path"),k=Xy,
{dirname:ai,join:_e,sep:Qy,basename:ew,posix:tw,delimiter:rw}=Xy;var lM=Be("node:url");var{pathToFileURL:aw}=lM;var gd=({links:e10},t,r)=>e10&&/^https?:/.test(iw(
r))?nw(t,iw(r)):t,iw=e10=>URL.canParse(e10)?new URL(e10).href:"";function Dn({links:e10},t,r){let a=e10?.[r.in];return a===void 0?t:nw(t,aw(k.resolve(a,r.name)).
href)}var nw=(e10,t)=>`\x1B]8;;${t}\x1B\\${e10}\x1B]8;;\x1B\\`,Bn=(e10,t)=>[...K(e10,pM).values()].flatMap(([r,...a])=>{if(!r)return[];let i=bl(r,t),n=`${R(t,["\
red","bold"],"\u2717")} ${R(t,"bold",r.name)}`,s=[i,fM(a)].filter(o=>o!=="").join(" ");return[s?`${n}  ${s}`:n,...ml(r,t,{indent:"  "})]}),pM=({name:e10,message:t,
file:r,suggestions:a})=>JSON.stringify([e10,t,r,a]),fM=e10=>{if(e10.length===0)return"";let t=[...new Set(e10.flatMap(({line:a})=>a??[]))].sort((a,i)=>a-i),r=t.
length===1?`: line ${t[0]}`:t.length>1?`: lines ${uM(t)}`:"";return`and ${cM(e10.length,"more","more")}${r}`};function ml(e10,t,{indent:r,most:a=Number.POSITIVE_INFINITY}){
let i=t.width-r.length,n=dd(e10),s=[...se(Ee(e10.message),i),...n===void 0?[]:se(`\u2192 ${n}`,i).map(c=>R(t,"dim",c))],o=s.length>a,l=o?e10.suggestions??[]:hd(
e10);return[...s.slice(0,a),...o?["\u2026"]:[],...mM(l,i).map(c=>R(t,"green",c))].map(c=>r+c)}var gl=({file:e10,line:t,column:r,field:a})=>[a&&I(a),e10&&I(e10),
t,r].filter(i=>i!==void 0&&i!=="").join(":");function bl(e10,t){let r=R(t,"cyan",gl(e10)),{file:a}=e10;return a===void 0||a===dM?r:Dn(t,r,{in:"plans",name:a})}var dM="\
stdin",hM=3,mM=(e10,t)=>e10.slice(0,hM).flatMap(r=>Ee(r).split(`
`).flatMap(a=>ar(a,t-md.length)).map((a,i)=>(i===0?md:" ".repeat(md.length))+a)),md="try: ";import{faces_reader$a as oE}from"./version.js";var wd=["publishing",
"plan","commits","source","run","replay","face"],yl=["Options","Replay","Report","Pull request","What to do if \u2026","With --pr","With --attestation"],ow=["mo\
de: pull-request","mode: suggest","mode: review","mode: verify","mode: overlap","mode: explain"],Ir=[...ow,"onto: pull-request","ignore-revs: true"],Wn=["pr","m\
ode: pull-request"],nr=["mode: pull-request","onto: pull-request","mode: suggest"],Ft=["apply","check","pr","verify"],qn=["compose","split","narrow","try","over\
lap"],gM=["fix","fix of recorded outputs","fix --restore","fix --take-written"],wl=["import of a session","import of a patch","import of fixes"],bM=["repair","p\
lan from-diff","plan rename",...wl,"record","record --acp","record of a hook"],_l=["apply","check","pr","fix","fix of recorded outputs","fix --take-written"],ii=[
...Ft,"check --find","repair",...qn,"explain of a plan","test",...nr],pa=e10=>e10.replace(/ (?:--|of ).*$/,""),Ot=({name:e10})=>_M(e10),_M=e10=>e10.replace(/-(.)/g,
(t,r)=>r.toUpperCase()),vd=({name:e10})=>e10.replaceAll("-","_"),Nr={input:"Publish: the branch",of:"publishing",permissions:"`contents: write`",verbs:Wn},Un={input:"\
Publish: the branch",of:"commits",verbs:["apply","pr","verify","mode: pull-request","onto: pull-request"]},Se={input:"Publish: the pull request",of:"publishing",
permissions:"`pull-requests: write`",verbs:Wn},bd="`contents: write` and `pull-requests: write`",ir="What to do if \u2026",yM=[{name:"branch",type:"text",about:"\
the branch to push",default:"`editplan/` and the plan\u2019s title",...Nr,option:["<name>","Options"],campaign:"The branch in every repository; default: `editpl\
an/<title>`."},{name:"branch-suffix",type:["none","digest","week"],about:"what follows the branch\u2019s name",details:"`digest`: eight characters of the plan\u2019s\
 digest, so that each plan has its own branch and pull request; `week`: the ISO week (UTC) in which the workflow\u2019s run was created, so that a re-run stays in it\
; `none`.",default:"`none`",...Nr,option:["<what>","Options"]},{name:"branch-token",type:"text",about:"pushes the branch in place of `token`, which is then used\
 only for the API",...Nr,verbs:["mode: pull-request","onto: pull-request","mode: review","ignore-revs: true"],only:"the credentials of git push for commands"},{
name:"push-to-fork",type:"text",about:"`owner/name` of a fork to push the branch to",...Nr,permissions:"`contents: write` in the fork, which the workflow\u2019s own \
token never has",option:["<owner/name>","Options"]},{name:"sign-commits",type:["api","gpg","ssh"],about:"who signs the commits: GitHub (`api`), or your own key \
as git\u2019s configuration names it (`gpg`, `ssh`)",details:"GitHub signs for the token of a GitHub App or of the workflow. Your own key is `user.signingkey`, \
and `user.name` is the committer.",default:"not signed",...Nr,option:["<how>","Options"],verbs:[...Wn,"mode: review"],campaign:"`api`: GitHub makes the commits,\
 and signs them for the tokens of apps."},{name:"commits",type:["per-step","per-rule","per-file","squash"],about:"how to group steps into commits",details:"`per\
-step`, `per-rule`, `per-file` or `squash`.",default:"the option of the plan; if it is not set, one commit per step as long as a pull request lists them all (25\
0), otherwise one per file or a single one, and a single one with `sign-commits: api`",input:"Publish: the branch",of:"plan",option:["<mode>","Replay"],verbs:[...Ft,
"mode: pull-request","onto: pull-request"]},{name:"author",type:"person",about:"`Name <address>` of the commits\u2019 author",details:"With `sign-commits: api` \
GitHub is the author, and this person is named as co-author.",default:"the plan\u2019s, or editplan",...Un,option:["<person>","Replay"]},{name:"committer",type:"\
person",about:"`Name <address>` of the commits\u2019 committer",default:"the author; with `sign-commits` the one who signs",...Un,option:["<person>","Replay"]},
{name:"signoff",type:"flag",about:"end each commit message with the author\u2019s `Signed-off-by`, as a DCO check requires",default:"false",...Un,option:["","Re\
play"]},{name:"commit-message",type:"text",about:"subject of the steps\u2019 commits and, in further lines, their body",details:"`{tool}`, `{file}`, `{summary}`\
, `{title}`, `{step}` and `{total}` are filled in.",default:"`{tool} {file}: {summary}`",...Un,option:["<text>","Replay"],campaign:"Subject of the commits and, \
in further lines, their body, as `commit-message` of the Action; ${{ repository.name }}, .owner and .full_name are filled in."},{name:"trailers",type:"lines",about:"\
`Key: value` lines to add at the end of each commit message",...Un,option:["trailer <line>","Replay"]},{name:"foreign-commits",type:["refuse","keep"],about:"wha\
t to do if the branch has commits of other people",details:"`refuse`, or `keep` them and put the run on top.",default:"`refuse`",...Nr,option:["<what>",ir]},{name:"\
update",type:["when-needed","always","never"],about:"when to rebuild the branch, which drops approvals, if only the base has moved",details:"`when-needed`: once\
 merging the branch gives another result, the base changed a file of the plan, or a rule asks for branches that are up to date; `always`; `never`. A changed pla\
n always rebuilds it.",default:"`when-needed`",...Nr,option:["<when>",ir],ledger:"update"},{name:"replace",type:"flag",about:"take over a branch that belongs to\
 another plan, is fully merged, or has no ledger",details:"Commits of others are never dropped. It also publishes an older plan on purpose. A later plan of the \
same source updates its own branch without it: of the same file in the base, else of the same workflow, job, matrix values and step. It also writes a ledger tha\
t is missing.",default:"false",...Nr,option:["","Options"]},{name:"matrix",type:"text",about:"the values of the job\u2019s matrix, which tell its plans apart",details:"\
GitHub sets it; you do not need to.",given:"${{ toJSON(matrix) }}",input:"Publish: the branch",of:"face",verbs:Ir,only:"only a workflow has one"},{name:"title",
type:"text",about:"title of the pull request",default:"the plan\u2019s",...Se,option:["<text>","Pull request"],ledger:"title"},{name:"body",type:"text",about:"M\
arkdown to put into the pull request\u2019s body, below the verdict and what to read first",...Se,option:["<markdown>","Pull request"],campaign:"Markdown before\
 the report; ${{ repository.name }}, .owner and .full_name are filled in."},{name:"body-path",type:"text",about:"a file with that Markdown, relative to the work\
space, in place of `body`",...Se,of:"face",permissions:"`contents: read` to check it out, `pull-requests: write`",option:["<file>","Pull request"],not:["body"]},
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
`rebase`. The repository must allow auto-merge.",...Se,permissions:bd,option:["<method>","Pull request"],ledger:"autoMerge",campaign:"Merge each automatically, \
in this way, once its requirements are met."},{name:"maintainer-can-modify",type:"flag",about:"with `push-to-fork`: let maintainers push to the branch",...Se,ledger:"\
maintainerCanModify",option:["","Pull request"],with:["push-to-fork"]},{name:"when-unchanged",type:["keep","close","delete"],about:"what to do if nothing differ\
s from the base",details:"`keep` the branch and the pull request, `close` the pull request, or `delete` the branch too.",default:"`keep`",...Se,permissions:bd,option:[
"<what>",ir]},{name:"when-closed",type:["new","respect","reopen"],about:"what to do if a person closed the pull request: open a `new` one, `respect` that and op\
en none, or `reopen` it",details:"`reopen` opens a new one where GitHub refuses to reopen.",default:"`new`",...Se,permissions:void 0,option:["<what>",ir],campaign:"\
When a person closed the campaign\u2019s pull request: open a new one, respect it and open none, or reopen it."},{name:"supersede",type:["none","close","delete"],
about:"what to do with older open pull requests of the same source: leave them, close them, or delete their branches too",details:"It takes place once the pull \
request is open, for those on other branches. Each that is closed gets a comment that names the new one. One on whose branch others committed stays open.",default:"\
`none`",...Se,permissions:bd,option:["<what>",ir]},{name:"open-at-most",type:"count",about:"refuse if more pull requests of the same source would be open",details:"\
The run fails with LIMIT_EXCEEDED and pushes nothing. One source is the same workflow, job, matrix values and step; of a `workflow_run`, also the same fork, wha\
tever its branches are called. Those that `supersede` closes do not count.",default:"any number",...Se,permissions:"`pull-requests: read`",option:["<n>",ir]},{name:"\
max-pull-requests",type:"count",about:"with `split`: refuse a plan with more parts",details:"The run fails with LIMIT_EXCEEDED and pushes nothing.",default:"200",
...Se,permissions:void 0,option:["<n>",ir],with:["split"]},{name:"if-no-changes",type:["ignore","warn","error"],about:"how to report that nothing differs from t\
he base",details:"`ignore`, `warn`, or `error`, which fails the job.",default:"`ignore`",...Se,permissions:void 0,option:["<what>",ir]},{name:"fallback",type:["\
fail","warn","issue"],about:"what to do if no pull request can be opened",details:"`fail`; `warn`; or `issue`, which opens an issue that links the page on which\
 a person opens it. The branch is pushed. With `issue`, a change that may not be pushed at all, such as one of workflow files or of a protected branch, becomes \
an issue that holds the report and the patch.",default:"`fail`",...Se,permissions:"`issues: write` for `issue`",option:["<what>",ir]},{name:"expires",type:"coun\
t",about:"days after which a run closes the pull request of an unchanged plan",details:"Run the workflow on a schedule.",...Se,option:["<days>","Pull request"]},
{name:"trigger-checks",type:"text",about:"file name of a workflow, such as `checks.yml`, to start on the branch after each push",details:"It needs `on: workflow\
_dispatch`. For required checks, which on a pull request of the workflow\u2019s own token wait for an approval.",...Se,permissions:"`actions: write`",option:["<\
workflow>","Pull request"]}],yd="`contents: write` and `pull-requests: write`",sw="What to do if \u2026",wM="the policy to follow; by default .github/editplan.y\
ml of the base commit",_d=["apply","check","pr",...nr,"mode: review"],lw="the commit to replay on: an ancestor of the current commit",vM=[{name:"from",type:"tex\
t",about:"the format of a patch, a log or a tool\u2019s output; docs/importing.md lists them",default:"recognised by what only that format contains",verbs:[...ii],
of:"source",option:["<format>","Replay"],input:"Everyday"},{name:"cwd",type:"text",about:"for a log: the root of the checkout in which it was recorded, or the f\
older of the checkout in which it began",default:"what the log says",verbs:[...ii],of:"source",option:["<dir>","Replay"],input:"Everyday"},{name:"choice",type:"\
count",about:"which answer to take if a request has several, by its number in the list",default:"with several answers, none",verbs:[...ii,"import of a session",
"import of a patch"],of:"source",option:["<n>","Replay"],input:"Everyday"},{name:"strip",type:["0","1","2","3","4","5","6","7","8","9"],about:"for a patch: how \
many leading folders to remove from each file name, as `git apply -p` does",default:"the number with which every old file exists",verbs:[...ii,"import of a patc\
h"],of:"source",option:["-p, strip <n>","Replay"],input:"Everyday"},{name:"path-prefix",type:"lines",about:"for a patch, a log or a tool\u2019s output: `FROM=TO` rep\
laces the folder FROM of its paths by TO; an empty name is the root of the checkout",details:"The longest that fits counts.",default:"the one folder in which ev\
ery file exists",verbs:[...ii,...wl],of:"source",option:["<from=to>","Replay"],input:"Everyday"},{name:"var",type:"lines",about:"set a variable of the plan",verbs:[
...Ft,"check --find",...qn,"explain of a plan","test"],of:"face",option:["<name=value>","Replay"],only:"the Action has `vars`"},{name:"vars",type:"lines",about:"\
set the variables that this YAML or JSON file names",verbs:[...Ft,"check --find",...qn,"explain of a plan","test"],of:"face",option:["<file>","Replay"],only:"th\
e Action has `vars` of other words"},{name:"repo",type:"lines",about:"the checkout; repeat it to replay on each of several",default:"the current folder",given:"\
.",verbs:["apply","check","check --find","undo"],of:"face",option:["<dir>","Replay"],only:"the Action has `repository-path`"},{name:"repos",type:"text",about:"a\
 text file with the folder of a checkout on each line",verbs:["apply","check","check --find","undo"],of:"face",option:["<file>","Options"],only:"a workflow has \
a matrix"},{name:"repo",type:"text",about:"the checkout",default:"the current folder",given:".",verbs:["pr","verify","verify --pr","verify --attestation","repai\
r",...qn,"try --clean","show","history","redo","resume","policy","policy --command","blame","plan from-diff","plan rename","record","record --acp","record of a \
hook",...gM,"explain","explain of a plan"],of:"face",option:["<dir>","Replay"],only:"the Action has `repository-path`"},{name:"base",type:"text",about:lw,verbs:[
"repair","compose","split","narrow","try"],of:"replay",option:["<rev>","Replay"]},{name:"base",type:"text",about:"the commit to replay on; with --pulls their ba\
se branch",verbs:["overlap"],of:"replay",option:["<rev>","Replay"],only:"the event names it"},{name:"bare",type:"text",about:"replay in this bare repository, wi\
thout a work tree",verbs:[...Ft,"check --find","verify --pr","verify --attestation"],of:"face",option:["<dir>","Replay"],only:"a job has a checkout"},{name:"pol\
icy",type:"text",about:wM,verbs:[...Ft,"check --find","verify --pr",...qn,"repair","plan from-diff","plan rename"],of:"face",option:["<file>","Replay"],only:"th\
e Action has `policy` of other words"},{name:"output",type:"text",about:"where to write the plan; .json and .jsonl are JSON, any other name gives YAML",default:"\
standard output",given:"-",verbs:bM,of:"face",option:["-o, output <file>","Options"]},{name:"without",type:"list",about:"leave out these steps: numbers or ids, \
separated by commas",verbs:[...Ft,"check --find"],of:"replay",option:["<steps>","Replay"],only:"people leave steps out of a pull request where it is reviewed"},
{name:"report",type:"text",about:"write the report as JSON",verbs:[..._l,"check --find"],of:"face",option:["<file>","Report"],only:"the Action has an output for\
 its file"},{name:"html",type:"text",about:"write the report as one HTML page",verbs:_l,of:"face",option:["<file>","Report"],not:["split"],only:"the Action has \
`html-report`"},{name:"json",type:"flag",about:"print the report as JSON and nothing else",verbs:[..._l,"check --find"],of:"face",option:["","Report"],only:"the\
 Action has outputs"},{name:"quiet",type:"flag",about:"print refusals only",verbs:[..._l,"check --find"],of:"face",option:["","Report"],only:"a log is read when\
 something failed"}],$M=[{name:"plan",type:"list",about:"Plan files, one per line, relative to the workspace: YAML, JSON or JSON Lines",details:"A glob such as \
`plans/*.yaml` names the files that it matches, in order of their names. Several replay in order as one run, or as `combine` says. `mode: review` and `mode: ver\
ify` take none.",permissions:"`contents: read` to check them out",input:"Everyday",of:"face",verbs:nr,only:"commands take plans as arguments"},{name:"vars",type:"\
text",about:"values of the plan\u2019s variables: `name=value`, one per line, or YAML",input:"Everyday",of:"face",verbs:nr,only:"commands have --var, and --vars\
 for a file"},{name:"lossy",type:"flag",about:"go on without the changes of a source that do not fit or were not understood",details:"What is left out is named \
in the body, the summary, the report and the annotations, and the pull request is a draft. The exit code is 1.",input:"Everyday",of:"source",option:["","Replay"],
verbs:[...ii,...wl]},{name:"token",type:"text",about:"the token that pushes the branch and opens the pull request",details:'Workflows of a pull request opened w\
ith the workflow\u2019s own token wait until somebody with write access approves them; use a GitHub App\u2019s token if its checks have to run by themselves, and for chan\
ges to workflow files (`workflows: write`). The repository has to let the workflow\u2019s own token open pull requests: Settings, Actions, General, "Allow GitHub Act\
ions to create and approve pull requests".',given:"${{ github.token }}",permissions:yd,input:"Everyday",of:"face",verbs:Ir,only:"commands take it from GITHUB_TO\
KEN or GH_TOKEN, where no list of processes shows it"},{name:"mode",type:["pull-request","suggest","review","verify","overlap","explain"],about:"what the job do\
es",details:"`pull-request`; `suggest`: on a `pull_request` event, post the edits as review suggestions where they fall inside its diff, and list the others; `r\
eview`: on `issue_comment` and `pull_request_target` events, carry out what people with write access decide about the steps of a pull request; `verify`: on `pul\
l_request` and `merge_group` events, make the pull request\u2019s commits again from its manifest and compare, without a checkout; `overlap`: on `pull_request` event\
s, report which other open pull requests it fits or conflicts with, without a checkout; or `explain`: on `pull_request` events, explain the change of a checkout\
 with its whole history in a few steps and hand the explanation on, and on `workflow_run` events show what was handed on.",default:"`pull-request`",permissions:"\
`pull-requests: write`; for `review` `contents: write` too; for `verify` and `overlap` `contents: read` and `pull-requests: read`, and for `verify` `checks: wri\
te` if a check run is wanted; for `explain` `contents: read` on `pull_request`, and on `workflow_run` `actions: read`, `pull-requests: write` for a comment, and\
 `checks: write` for a check run in its place",input:"Everyday",of:"face",verbs:[...ow,"onto: pull-request"],only:"each mode is a command"},{name:"onto",type:["\
base","pull-request"],about:"where the commits go",details:"`base`: to their own branch and pull request. `pull-request`: on an event of a pull request, on top \
of its own branch, under the policy of its base. Inputs about a branch or another pull request then have no effect, and are refused; so is a fork that does not \
let maintainers push.",default:"`base`",permissions:"`contents: write` and `pull-requests: read`; for a fork the token of a person or an App that may push to it",
input:"Everyday",of:"face",verbs:["mode: pull-request","onto: pull-request"],only:"it follows an event of GitHub"},{name:"dry-run",type:"flag",about:"print the \
title, the body and the API calls, and send nothing",default:"false",input:"Everyday",of:"publishing",option:["","Options"],verbs:Wn},{name:"base",type:"text",about:"\
the branch that the run starts from, and the base of the pull request",default:"the checked-out branch, or the repository\u2019s default branch on a detached checkou\
t",permissions:"`contents: read`",input:"Everyday",of:"publishing",option:["<branch>","Options"],verbs:Wn,campaign:"The branch that they go to in every reposito\
ry; default: the default branch of each."},{name:"repository",type:"text",about:"`owner/name` of the repository that is checked out, which gets the pull request",
details:"`origin` of the checkout has to name it; otherwise the run ends with ORIGIN_DIFFERS and nothing is sent.",given:"${{ github.repository }}",input:"Every\
day",of:"face",verbs:Ir,only:"commands take it from the remote of the checkout"},{name:"repository-path",type:"text",about:"the checkout, relative to the worksp\
ace",given:".",input:"Everyday",of:"face",verbs:Ir,only:"commands have --repo"}],kM=[{name:"combine",type:["sequence","compose","try"],about:"how several plans \
are combined",details:"`sequence`: they replay in the given order, as one run. `compose`: they are combined into one plan, in an order that works; plans that do\
 not fit together fail the job with their conflicts. `try`: candidates for one task, each verified on the base in a worktree of its own; the smallest change of \
those that pass is published, and where none passes the job fails.",default:"`sequence`",input:"Several plans",of:"face",verbs:["mode: pull-request","mode: sugg\
est"],only:"commands have compose and try"},{name:"split",type:"lines",about:"a pull request for each part of the plan",details:"`codeowners`, `folder`, `folder\
:2`, `size:20`, or `glob:NAME=PATTERN`, which may be given several times, one per line. Parts that build on each other form a stack. Takes one plan; not with `p\
ush-to-fork`, `mode: suggest`, `html-report` or `attest`.",default:"the plan is not split",permissions:yd,input:"Several plans",of:"face",verbs:["mode: pull-req\
uest"],not:["html-report","attest","push-to-fork"],only:"pr has --split, of other words"},{name:"policy",type:"text",about:"a policy file, relative to the works\
pace",details:"It is used as it is, so take it from a trusted checkout.",default:"`.github/editplan.yml` of the base",permissions:"`contents: read`",input:"Agen\
ts: what a plan may do",of:"face",verbs:[...nr,"mode: review","mode: verify","ignore-revs: true"],only:"commands have --policy, of other words"},{name:"only",type:"\
lines",about:"globs of the files that the run may change, one per line",details:"Any other change is refused (PATH_DENIED), whatever the policy allows; its own \
`only` counts too.",default:"all files that the policy allows",input:"Agents: what a plan may do",of:"run",option:["<glob>","Replay"],verbs:_d,campaign:"Globs o\
f the files that the plans may change, whatever the repository\u2019s own policy allows; its `only` counts too."},{name:"max-files",type:"count",about:"the most\
 files that the run may change",details:"More is refused (LIMIT_EXCEEDED) before a program of the policy runs. The policy\u2019s `limits` count too.",default:"a\
ny number",most:1e6,input:"Agents: what a plan may do",of:"run",option:["<n>","Replay"],verbs:_d,campaign:"Files that the plans may change at most in a reposito\
ry."},{name:"max-lines",type:"count",about:"the most lines that the run may add and delete, together",details:"Likewise. Binary files have no lines.",default:"a\
ny number",most:1e9,input:"Agents: what a plan may do",of:"run",option:["<n>","Replay"],verbs:_d,campaign:"Lines that the plans may add and delete at most in a \
repository, together."},{name:"on-ask",type:["stop","draft"],about:"what to do if steps need approval: `stop`, or open a `draft` that lists them",default:"`stop\
`",permissions:"`pull-requests: write`",input:"Agents: what a plan may do",of:"face",option:["<what>",sw],verbs:["pr","mode: pull-request","mode: suggest","mode\
: review"]},{name:"on-failure",type:["stop","draft","narrow"],about:"what to do if verifications fail",details:"`stop`, or open a `draft` that reports it, or `n\
arrow`: leave out the steps that break it, and open a pull request of the others that lists them.",default:"as the policy decides",permissions:"`pull-requests: \
write`",input:"Agents: what a plan may do",of:"face",option:["<what>",sw],verbs:["pr","mode: pull-request","mode: suggest","mode: review"]},{name:"on-error",type:[
"stop","continue"],about:"whether a refused step stops the others",details:"`stop`, which applies nothing, or `continue` with the other steps and fail at the en\
d.",default:"the option of the plan",input:"Agents: what a plan may do",of:"plan",option:["<mode>","Replay"],verbs:[...Ft,...nr]},{name:"reads",type:["strict","\
auto"],about:"whether a plan must read a file before it edits it",details:"`strict`, or `auto`: no Read is needed.",default:"the option of the plan",input:"Agen\
ts: what a plan may do",of:"plan",option:["<mode>","Replay"],verbs:[...Ft,...nr]},{name:"duplicates",type:["collapse","keep","error"],about:"how to handle repea\
ted edits",details:"`collapse`, `keep` or `error`.",default:"the option of the plan",input:"Agents: what a plan may do",of:"plan",option:["<mode>","Replay"],verbs:[
...Ft,...nr]},{name:"html-report",type:"flag",about:"also write the report as an HTML page",default:"false",input:"Reports and proof",of:"face",verbs:nr,only:"c\
ommands have --html"},{name:"attest",type:"flag",about:"sign what the run did",details:"This is an attestation of the plan files, the manifest and the branch\u2019s \
head that `editplan verify --attestation` checks.",default:"false",permissions:"`id-token: write` and `attestations: write`",input:"Reports and proof",of:"face",
verbs:["mode: pull-request"],only:"GitHub signs for workflows"},{name:"ignore-revs",type:"flag",about:"on `pull_request: closed`: let `git blame` pass over what\
 was merged",details:"Where a pull request of editplan was merged whose changes match the policy\u2019s `mechanical`, the job opens a pull request that adds its comm\
its to `.git-blame-ignore-revs`. Needs a checkout of the base branch.",default:"false",permissions:yd,input:"Reports and proof",of:"face",verbs:Ir,only:"it foll\
ows an event of GitHub"},{name:"require",type:"list",about:"with `mode: verify`: patterns of branches, such as `editplan/**`, one per line or separated by comma\
s",details:"Their pull requests have to be made by editplan; others without a ledger pass.",input:"Reports and proof",of:"face",verbs:["mode: verify"],only:"ver\
ify has it, of other words"},{name:"allow",type:["none","listed"],about:"with `mode: verify`: commits that the manifest does not give",details:"`none`; or `list\
ed`: those that the branch\u2019s ledger lists, which the verdict shows apart.",default:"`none`",input:"Reports and proof",of:"face",verbs:["mode: verify"],only:"\
verify has it, of other words"},{name:"explanation",type:"text",about:"with `mode: explain` on `workflow_run`: the file of the other job\u2019s output `explanation-p\
ath`, relative to the workspace or in the runner\u2019s temporary folder",details:"It is treated as untrusted input.",permissions:"`actions: read` to download i\
t",input:"Reports and proof",of:"face",verbs:["mode: explain"],only:"it passes on what another job of the workflow found"},{name:"base",type:"text",about:lw,verbs:[
"apply","check","check --find"],of:"replay",option:["<rev>","Replay"]},{name:"unrelated-base",type:"flag",about:"allow a --base that is not an ancestor; only th\
e steps\u2019 own changes are applied",verbs:["apply","check","check --find"],of:"replay",option:["","Replay"],with:["base"]}],Dt=[...vM,...$M,...yM,...kM];function vl({
type:e10,most:t=9999},r){if(typeof e10!="string")return e10.includes(r)?{value:r}:{expected:SM(e10)};let a=xM[e10];return a?a(r,t):{value:r}}var cw=e10=>/^(?:true|True|TRUE)$/.
test(e10)?{value:true}:/^(?:false|False|FALSE)$/.test(e10)?{value:false}:{expected:"true or false"},xM={flag:cw,"flag or always":(e10,t)=>e10==="always"?{value:e10}:
cw(e10,t),count:(e10,t)=>/^[1-9]\d*$/.test(e10)&&Number(e10)<=t?{value:Number(e10)}:{expected:`a number from 1 to ${t}`},number:e10=>/^\d+(?:\.\d+)?$/.test(e10)&&
Number(e10)>0?{value:Number(e10)}:{expected:"a number above 0"},"number of a pull request":e10=>/^#?[1-9]\d{0,9}$/.test(e10)?{value:Number(e10.replace("#",""))}:
{expected:"the number of a pull request"},person:e10=>{let[,t,r]=/^([^<>\p{Cc}]*[^<>\p{Cc}\s]) *<([^<>\s\p{Cc}]+)>$/u.exec(e10)??[];return t===void 0?{expected:"\
it as: Name <address>"}:{value:{name:t,email:r}}}},SM=e10=>`${e10.slice(0,-1).join(", ")} or ${e10.at(-1)}`,$l=(e10,t,r=Dt)=>{let a=r.filter(({verbs:i})=>i.includes(
e10));return pw(a,i=>t[Ot(i)])},OM=(e10,t=Dt)=>pw(t.filter(({campaign:r})=>r!==void 0),r=>e10[vd(r)]);function pw(e10,t){let r=Object.fromEntries(wd.map(a=>[a,{}]));
for(let a of e10)r[a.of][Ot(a)]=t(a);return r}var kd=e10=>Object.fromEntries(Object.entries(e10).flatMap(([t,r])=>r===void 0?[]:[[t.replace(/[A-Z]/g,a=>`_${a.toLowerCase()}`),
r]]));function xd({commitMessage:e10,...t}){let r={...t,subject:e10?.replaceAll(`\r
`,`
`)};return Object.values(r).every(a=>a===void 0)?void 0:r}function Sd({verb:e10,names:t,rows:r,called:a}){let i=t.filter(l=>!r.some(c=>c.name===l&&c.verbs.includes(
e10))),n=r.filter(l=>l.verbs.includes(e10)&&t.includes(l.name)),s=l=>r.some(c=>c.name===l&&c.verbs.includes(e10)),o=n.flatMap(({name:l,not:c=[]})=>c.filter(u=>t.
includes(u)&&s(u)).map(u=>[l,u].sort()));return[...i.map(l=>{let c=r.filter(p=>p.name===l).flatMap(p=>p.verbs),u=c.filter(p=>EM(p,e10));return`${a(l)} has no ef\
fect in ${uw(e10)}. It counts in ${$d((u.length>0?u:c).map(uw),"and")}. Leave it out.`}),...n.flatMap(({name:l,with:c=[]})=>{let u=c.filter(s);return u.length===
0||u.some(p=>t.includes(p))?[]:[`${a(l)} has no effect without ${$d(u.map(a),"or")}. Give that too, or leave it out.`]}),...[...new Map(o.map(l=>[l.join(),l])).
values()].map(l=>`${$d(l.map(a),"and")} contradict each other. Leave one of them out.`)]}var EM=(e10,t)=>pa(e10)===pa(t)||[e10,t].every(r=>Ir.some(a=>a===r)),uw=e10=>`\
\`${e10}\``,$d=(e10,t)=>e10.length<2?e10.join(""):`${e10.slice(0,-1).join(", ")} ${t} ${e10.at(-1)}`;import{core_text_json$b as TM,core_text_json$d as NM,core_text_json$i as IM}from"./hook.js";
import{core_text_utf8_cache$n as jM}from"./hook.js";import{errors$b as hw}from"./hook.js";var AM=Be("node:buffer");var{isUtf8:Gn,constants:fw}=AM;function kl(e10,t){
return(dw(t)?PM(t.toString("utf16le",2)):MM(t))??{name:"PLAN_SYNTAX",message:dw(t)?`${e10} ${CM}`:mw(e10)}}function Ad(e10,t,r){if(Gn(t)&&!t.includes(0))return t.
toString();throw new hw({name:r,message:mw(e10)})}var CM="is UTF-16, as the `>` of PowerShell writes it, which changes characters that are not ASCII. Let the pr\
ogram write the file itself, as with its option for an output file.",mw=e10=>`${e10} is not UTF-8. Save it as UTF-8.`,MM=e10=>Gn(e10)||RM.test(e10.toString("lat\
in1"))?jM(e10):void 0,dw=e10=>e10[0]===255&&e10[1]===254,PM=e10=>/^[\t\n\r\u0020-\u007e]*$/.test(e10)?e10.replaceAll(`\r
`,`
`):void 0,RM=/^(?:diff --git |--- .*\n\+\+\+ .*\n@@ -\d|From [0-9a-f]{40} )/m,xl=500*1024*1024,LM=e10=>{if("text"in e10)return e10.text;let{text:t,cut:r}=gw(xl,
e10.pieces);if(!r)return t;let a=`${e10.name} is over 500 MiB, and in a format that is read whole. Split it.`;throw new hw({name:"LIMIT_EXCEEDED",message:a})},zM=e10=>"\
text"in e10?e10.text:gw(4*1024*1024,e10.pieces).text;function FM(e10){let[t="",...r]=e10.split(`
`,Ed).filter(n=>n.trim()!==""),a=Od(t),i=a===void 0?Od(e10):void 0;return(i===void 0?[a,...r.map(Od)]:[i]).flatMap(n=>Array.isArray(n)?n.slice(0,Ed):[n]).filter(
n=>n!==void 0)}var Ed=60,DM=64*1024,Od=e10=>IM(e10.length>DM?BM(e10):e10),BM=e10=>{let t=NM(e10,0),r=e10[t]==="["?TM(e10,t,Ed).at(-1):void 0;return r?`${e10.slice(
t,r.end)}]`:e10},gw=(e10,t)=>{let r=[],a=0;for(let i of t)if(r.push(i),a+=i.length,a>e10)return{text:r.join(""),cut:true};return{text:r.join(""),cut:false}};import{
core_text_words$b as UM,core_text_words$l as qM}from"./hook.js";var WM=e10=>e10.flatMap(t=>[Hn(t),...Vn(t)]),Hn=({oldStart:e10,oldLines:t,newStart:r,newLines:a})=>`\
@@ -${bw(e10,t)} +${bw(r,a)} @@`;function Vn({lines:e10}){return e10.filter(t=>!t.startsWith("\\")).every(t=>t.endsWith("\r"))?e10.map(t=>t.replace(/\r$/,"")):e10}
var bw=(e10,t)=>t===1?`${e10}`:`${t===0?e10-1:e10},${t}`,Td=e10=>e10.flatMap(t=>[Hn(t),...ni(Vn(t))]);function ni(e10){let t=[],r=[],a=()=>{if(r.length>0)for(let i of GM(
r))t.push(i);r=[]};for(let i of e10)/^[-+\\]/.test(i)?r.push(i):(a(),t.push(H(i)));return a(),t}function GM(e10){let t=K(e10,i=>i.charAt(0)),[r,a]=["-","+"].map(
i=>K((t.get(i)??[]).map(n=>n.slice(1)),_w));return e10.map(i=>i.startsWith("\\")?i:((i.startsWith("-")?a:r)?.get(_w(i.slice(1)))??[]).some(n=>!HM(i.slice(1),n))?
JM(i):XM(ZM(H(i))))}var HM=(e10,t)=>e10===t||e10.trimStart()===t.trimStart()&&/^(?: *|\t*)$/.test(zt(e10)+zt(t)),VM=1e4,_w=e10=>{if(e10.length>VM)return e10;let t=new Set(
Rn(e10).map(({at:r})=>r));return(t.size===0?e10:Array.from({length:e10.length},(r,a)=>t.has(a)?"":e10[a]).join("")).normalize("NFKC").replace(/\s+/g,"")},JM=e10=>{
let t=H(e10.slice(1),{blanks:true});return`${e10.charAt(0)}${t.replace(/[^ -~\u2192\u00b7]/gu,KM)}`},KM=e10=>`<${qM(e10)}>`,ZM=e10=>e10.length<YM?e10:e10.replace(
/(?<![ \t])[ \t]{80,}(?=[^ \t])/g,t=>`<${UM(t.length)} blanks>`),YM=80,XM=e10=>e10.replace(/(?<=[^ \t]|^.)[ \t]+$/,t=>t.replaceAll(" ","\xB7").replaceAll("	","\u2192"));
function fa(e10,t,r){let a=[],i=0,n=0;for(let s=0;s<t.length;){let o=s;for(;o+1<t.length&&t[o+1].at-Nd(t[o])<=6;)o+=1;let l=t.slice(s,o+1);a.push(QM(e10,l,{...r,
newStart:r.newStart+i-n}));for(let{removed:c,added:u}of l)i+=u.length,n+=c;s=o+1}return{structuredPatch:a,insertions:i,deletions:n}}function QM(e10,t,r){let a=Math.
max(0,t[0].at-3),i=Math.min(e10.length,Nd(t.at(-1))+3),n=[],s=a,o=i-a,l=(c,u)=>{u.endsWith(`
`)?n.push(c+u.slice(0,-1)):n.push(c+u,"\\ No newline at end of file")};for(let c of t){for(;s<c.at;s+=1)l(" ",e10[s]);for(;s<Nd(c);s+=1)l("-",e10[s]);for(let u of c.
added)l("+",u);o+=c.added.length-c.removed}for(;s<i;s+=1)l(" ",e10[s]);return{oldStart:r.oldStart+a,oldLines:i-a,newStart:r.newStart+a,newLines:o,lines:n}}var Nd=({
at:e10,removed:t})=>e10+t,Sl=(e10,t,r=e10)=>{let a=i=>t.filter(n=>!n.startsWith("\\")&&!n.startsWith(i)).length;return{oldStart:e10,oldLines:a("+"),newStart:r,newLines:a(
"-"),lines:t}},Ol=({lines:e10})=>({old:yw(e10,"+"),new:yw(e10,"-")}),yw=(e10,t)=>{let r=e10.filter((i,n)=>!(i.startsWith("\\")?e10[n-1]:i)?.startsWith(t)),a=!r.
at(-1)?.startsWith("\\");return{lines:r.filter(i=>!i.startsWith("\\")).map(i=>i.slice(1)),ended:a}},Id=e10=>{let t=Ol(e10);return{old:ww(t.old),replacement:ww(t.
new)}},ww=({lines:e10,ended:t})=>e10.length===0?"":e10.join(`
`)+(t?`
`:""),eP=({oldStart:e10,newStart:t,lines:r})=>{let a={"+":"-","-":"+"};return Sl(t,r.map(i=>(a[i[0]??""]??i.slice(0,1))+i.slice(1)),e10)},tP=(e10,t)=>{let r=[],
a=[],[i,n,s]=[e10,0,0];for(let o of t){let{old:l,replacement:c}=Id(o),u=o.oldStart-1+s-n,p=u<0?-1:xw(i,u),f=jd(o);if(p>=0&&i.startsWith(l,p)&&kw(i,{start:p,old:l},
f)&&!(f.isFirst&&a.length>0))n+=u;else{if(i=a.join("")+i,[a,n]=[[],0],p=$w(i,o,s),p<0){r.push(o);continue}n=i.slice(0,p).split(`
`).length-1}s=n-(o.oldStart-1)+o.newLines-o.oldLines,n+=o.newLines,a.push(i.slice(0,p),c),i=i.slice(p+l.length)}return{text:a.join("")+i,missing:r}},$w=(e10,t,r)=>{
let{old:a}=Id(t),i=jd(t),n=c=>e10.startsWith(a,c)&&kw(e10,{start:c,old:a},i),s=xw(e10,t.oldStart-1+r);if(n(s))return s;if(a==="")return-1;let o=i.isBare?c=>rP(e10,
{start:c,old:a}):n,l=-1;for(let c=e10.indexOf(a);c>=0;c=e10.indexOf(a,c+1))if(o(c)){if(l>=0)return-1;l=c}return n(l)?l:-1},rP=(e10,{start:t,old:r})=>(t===0||e10[t-
1]===`
`)&&(r.endsWith(`
`)||t+r.length===e10.length||e10[t+r.length]===`
`),jd=e10=>{let{old:t,new:r}=Ol(e10),a=e10.lines.filter(n=>!n.startsWith("\\")),i=!a.some(vw);return{isFirst:e10.oldStart<=1,isLast:!t.ended||!r.ended||!i&&!vw(
a.at(-1)),isBare:i}},vw=(e10="")=>!/^[-+]/.test(e10),kw=(e10,{start:t,old:r},{isFirst:a,isLast:i})=>(t===0||e10[t-1]===`
`)&&(!a||t===0)&&(!i||t+r.length===e10.length),xw=(e10,t)=>{let r=0;for(let a=t;a>0;a--){let i=e10.indexOf(`
`,r);if(i<0)return e10.length+1;r=i+1}return r},Cd=e10=>{let t=e10.flatMap(i=>Object.values(Ol(i)));if(t.some(({lines:i})=>i.some(n=>n.endsWith("\r\r"))))return"\
mixed";let r=t.flatMap(({lines:i,ended:n})=>n?i:i.slice(0,-1));if(t.some(({lines:i,ended:n})=>!n&&i.at(-1)?.endsWith("\r")))return"mixed";let a=r.filter(i=>i.endsWith(
"\r")).length;return a===0?"lf":a===r.length?"crlf":"mixed"},Sw=(e10,t)=>{let r=Cd(t),a=e10.includes(`\r
`);return r==="mixed"||a&&/(^|[^\r])\n|\r\r\n/.test(e10)?false:r==="crlf"?a:!a||t.some(({oldLines:i})=>i>0)},aP=e10=>({...e10,lines:e10.lines.map(t=>t.replace(/\r$/,
""))}),iP=(e10,t)=>e10.includes(`\r
`)&&Cd(t)==="lf"&&Sw(e10,t)?t.map(nP):t,nP=e10=>({...e10,lines:e10.lines.map((t,r)=>[t,e10.lines[r+1]].some(a=>a?.startsWith("\\"))?t:`${t}\r`)});import{core_text_splice$g as sP}from"./hook.js";
var Tl=class{diff(e10,t,r={}){let a;typeof r=="function"?(a=r,r={}):"callback"in r&&(a=r.callback);let i=this.castInput(e10,r),n=this.castInput(t,r),s=this.removeEmpty(
this.tokenize(i,r)),o=this.removeEmpty(this.tokenize(n,r));return this.diffWithOptionsObj(s,o,r,a)}diffWithOptionsObj(e10,t,r,a){var i;let n=x=>{if(x=this.postProcess(
x,r),a){setTimeout(function(){a(x)},0);return}else return x},s=t.length,o=e10.length,l=1,c=s+o;r.maxEditLength!=null&&(c=Math.min(c,r.maxEditLength));let u=(i=r.
timeout)!==null&&i!==void 0?i:1/0,p=Date.now()+u,f=[{oldPos:-1,lastComponent:void 0}],d=this.extractCommon(f[0],t,e10,0,r);if(f[0].oldPos+1>=o&&d+1>=s)return n(
this.buildValues(f[0].lastComponent,t,e10));let b=-1/0,m=1/0,w=()=>{for(let x=Math.max(b,-l);x<=Math.min(m,l);x+=2){let h,g=f[x-1],_=f[x+1];g&&(f[x-1]=void 0);let y=false;
if(_){let O=_.oldPos-x;y=_&&0<=O&&O<s}let v=g&&g.oldPos+1<o;if(!y&&!v){f[x]=void 0;continue}if(!v||y&&g.oldPos<_.oldPos?h=this.addToPath(_,true,false,0,r):h=this.
addToPath(g,false,true,1,r),d=this.extractCommon(h,t,e10,x,r),h.oldPos+1>=o&&d+1>=s)return n(this.buildValues(h.lastComponent,t,e10))||true;f[x]=h,h.oldPos+1>=o&&
(m=Math.min(m,x-1)),d+1>=s&&(b=Math.max(b,x+1))}l++};if(a)(function x(){setTimeout(function(){if(l>c||Date.now()>p)return a(void 0);w()||x()},0)})();else for(;l<=
c&&Date.now()<=p;){let x=w();if(x)return x}}addToPath(e10,t,r,a,i){let n=e10.lastComponent;return n&&!i.oneChangePerToken&&n.added===t&&n.removed===r?{oldPos:e10.
oldPos+a,lastComponent:{count:n.count+1,added:t,removed:r,previousComponent:n.previousComponent}}:{oldPos:e10.oldPos+a,lastComponent:{count:1,added:t,removed:r,
previousComponent:n}}}extractCommon(e10,t,r,a,i){let n=t.length,s=r.length,o=e10.oldPos,l=o-a,c=0;for(;l+1<n&&o+1<s&&this.equals(r[o+1],t[l+1],i);)l++,o++,c++,i.
oneChangePerToken&&(e10.lastComponent={count:1,previousComponent:e10.lastComponent,added:false,removed:false});return c&&!i.oneChangePerToken&&(e10.lastComponent=
{count:c,previousComponent:e10.lastComponent,added:false,removed:false}),e10.oldPos=o,l}equals(e10,t,r){return r.comparator?r.comparator(e10,t):e10===t||!!r.ignoreCase&&
e10.toLowerCase()===t.toLowerCase()}removeEmpty(e10){let t=[];for(let r=0;r<e10.length;r++)e10[r]&&t.push(e10[r]);return t}castInput(e10,t){return e10}tokenize(e10,t){
return Array.from(e10)}join(e10){return e10.join("")}postProcess(e10,t){return e10}get useLongestToken(){return false}buildValues(e10,t,r){let a=[],i;for(;e10;)
a.push(e10),i=e10.previousComponent,delete e10.previousComponent,e10=i;a.reverse();let n=a.length,s=0,o=0,l=0;for(;s<n;s++){let c=a[s];if(c.removed)c.value=this.
join(r.slice(l,l+c.count)),l+=c.count;else{if(!c.added&&this.useLongestToken){let u=t.slice(o,o+c.count);u=u.map(function(p,f){let d=r[l+f];return d.length>p.length?
d:p}),c.value=this.join(u)}else c.value=this.join(t.slice(o,o+c.count));o+=c.count,c.added||(l+=c.count)}}return a}},oP=class extends Tl{constructor(){super(...arguments),
this.tokenize=cP}equals(e10,t,r){return r.ignoreWhitespace?((!r.newlineIsToken||!e10.includes(`
`))&&(e10=e10.trim()),(!r.newlineIsToken||!t.includes(`
`))&&(t=t.trim())):r.ignoreNewlineAtEof&&!r.newlineIsToken&&(e10.endsWith(`
`)&&(e10=e10.slice(0,-1)),t.endsWith(`
`)&&(t=t.slice(0,-1))),super.equals(e10,t,r)}},lP=new oP;function Ow(e10,t,r){return lP.diff(e10,t,r)}function cP(e10,t){t.stripTrailingCr&&(e10=e10.replace(/\r\n/g,
`
`));let r=[],a=e10.split(/(\n|\r\n)/);a[a.length-1]||a.pop();for(let i=0;i<a.length;i++){let n=a[i];i%2&&!t.newlineIsToken?r[r.length-1]+=n:r.push(n)}return r}function uP(e10){
for(let t=0;t<e10.length;t++)if(e10[t]<" "||e10[t]>"~"||e10[t]==='"'||e10[t]==="\\")return true;return false}function jr(e10){if(!uP(e10))return e10;let t='"',r=new TextEncoder().
encode(e10),a=0;for(;a<r.length;){let i=r[a];i===7?t+="\\a":i===8?t+="\\b":i===9?t+="\\t":i===10?t+="\\n":i===11?t+="\\v":i===12?t+="\\f":i===13?t+="\\r":i===34?
t+='\\"':i===92?t+="\\\\":i>=32&&i<=126?t+=String.fromCharCode(i):t+="\\"+i.toString(8).padStart(3,"0"),a++}return t+='"',t}var Ew={includeIndex:true,includeUnderline:true,
includeFileHeaders:true};function Aw(e10,t,r,a,i,n,s){let o;s?typeof s=="function"?o={callback:s}:o=s:o={},typeof o.context>"u"&&(o.context=4);let l=o.context;if(o.
newlineIsToken)throw new Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");if(o.callback){let{callback:u}=o;Ow(
r,a,Object.assign(Object.assign({},o),{callback:p=>{let f=c(p);u(f)}}))}else return c(Ow(r,a,o));function c(u){if(!u)return;u.push({value:"",lines:[]});function p(h){
return h.map(function(g){return" "+g})}let f=[],d=0,b=0,m=[],w=1,x=1;for(let h=0;h<u.length;h++){let g=u[h],_=g.lines||fP(g.value);if(g.lines=_,g.added||g.removed){
if(!d){let y=u[h-1];d=w,b=x,y&&(m=l>0?p(y.lines.slice(-l)):[],d-=m.length,b-=m.length)}for(let y of _)m.push((g.added?"+":"-")+y);g.added?x+=_.length:w+=_.length}else{
if(d)if(_.length<=l*2&&h<u.length-2)for(let y of p(_))m.push(y);else{let y=Math.min(_.length,l);for(let O of p(_.slice(0,y)))m.push(O);let v={oldStart:d,oldLines:w-
d+y,newStart:b,newLines:x-b+y,lines:m};f.push(v),d=0,b=0,m=[]}w+=_.length,x+=_.length}}for(let h of f)for(let g=0;g<h.lines.length;g++)h.lines[g].endsWith(`
`)?h.lines[g]=h.lines[g].slice(0,-1):(h.lines.splice(g+1,0,"\\ No newline at end of file"),g++);return{oldFileName:e10,newFileName:t,oldHeader:i,newHeader:n,hunks:f}}}
function Md(e10,t){var r,a,i,n,s,o;if(t||(t=Ew),Array.isArray(e10)){if(e10.length>1&&!t.includeFileHeaders&&!e10.every(u=>u.isGit))throw new Error("Cannot omit \
file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");return e10.
map(u=>Md(u,t)).join(`
`)}let l=[];if(e10.isGit){if(t=Ew,!e10.oldFileName)throw new Error("oldFileName must be specified for Git patches");if(!e10.newFileName)throw new Error("newFile\
Name must be specified for Git patches");let u=e10.oldFileName,p=e10.newFileName;e10.isCreate&&u==="/dev/null"?u=p.replace(/^b\//,"a/"):e10.isDelete&&p==="/dev/\
null"&&(p=u.replace(/^a\//,"b/")),l.push("diff --git "+jr(u)+" "+jr(p)),e10.isDelete&&l.push("deleted file mode "+((r=e10.oldMode)!==null&&r!==void 0?r:"100644")),
e10.isCreate&&l.push("new file mode "+((a=e10.newMode)!==null&&a!==void 0?a:"100644")),e10.oldMode&&e10.newMode&&!e10.isDelete&&!e10.isCreate&&(l.push("old mode\
 "+e10.oldMode),l.push("new mode "+e10.newMode)),e10.isRename&&(l.push("rename from "+jr(((i=e10.oldFileName)!==null&&i!==void 0?i:"").replace(/^a\//,""))),l.push(
"rename to "+jr(((n=e10.newFileName)!==null&&n!==void 0?n:"").replace(/^b\//,"")))),e10.isCopy&&(l.push("copy from "+jr(((s=e10.oldFileName)!==null&&s!==void 0?
s:"").replace(/^a\//,""))),l.push("copy to "+jr(((o=e10.newFileName)!==null&&o!==void 0?o:"").replace(/^b\//,""))))}else t.includeIndex&&e10.oldFileName==e10.newFileName&&
e10.oldFileName!==void 0&&l.push("Index: "+e10.oldFileName),t.includeUnderline&&l.push("===================================================================");let c=e10.
hunks.length>0;t.includeFileHeaders&&e10.oldFileName!==void 0&&e10.newFileName!==void 0&&(!e10.isGit||c)&&(l.push("--- "+jr(e10.oldFileName)+(e10.oldHeader?"	"+
e10.oldHeader:"")),l.push("+++ "+jr(e10.newFileName)+(e10.newHeader?"	"+e10.newHeader:"")));for(let u=0;u<e10.hunks.length;u++){let p=e10.hunks[u],f=p.oldLines===
0?p.oldStart-1:p.oldStart,d=p.newLines===0?p.newStart-1:p.newStart;l.push("@@ -"+f+","+p.oldLines+" +"+d+","+p.newLines+" @@");for(let b of p.lines)l.push(b)}return l.
join(`
`)+`
`}function pP(e10,t,r,a,i,n,s){if(typeof s=="function"&&(s={callback:s}),s?.callback){let{callback:o}=s;Aw(e10,t,r,a,i,n,Object.assign(Object.assign({},s),{callback:l=>{
o(l?Md(l,s.headerOptions):void 0)}}))}else{let o=Aw(e10,t,r,a,i,n,s);return o?Md(o,s?.headerOptions):void 0}}function fP(e10){let t=e10.endsWith(`
`),r=e10.split(`
`).map(a=>a+`
`);return t?r.pop():r.push(r.pop().slice(0,-1)),r}function Tw(e10,t){let r;for(r=0;r<e10.length&&r<t.length;r++)if(e10[r]!=t[r])return e10.slice(0,r);return e10.
slice(0,r)}function Nw(e10,t){let r;if(!e10||!t||e10[e10.length-1]!=t[t.length-1])return"";for(r=0;r<e10.length&&r<t.length;r++)if(e10[e10.length-(r+1)]!=t[t.length-
(r+1)])return e10.slice(-r);return e10.slice(-r)}function Pd(e10,t,r){if(e10.slice(0,t.length)!=t)throw Error(`string ${JSON.stringify(e10)} doesn't start with \
prefix ${JSON.stringify(t)}; this is a bug`);return r+e10.slice(t.length)}function Rd(e10,t,r){if(!t)return e10+r;if(e10.slice(-t.length)!=t)throw Error(`string\
 ${JSON.stringify(e10)} doesn't end with suffix ${JSON.stringify(t)}; this is a bug`);return e10.slice(0,-t.length)+r}function Jn(e10,t){return Pd(e10,t,"")}function El(e10,t){
return Rd(e10,t,"")}function Iw(e10,t){return t.slice(0,dP(e10,t))}function dP(e10,t){let r=0;e10.length>t.length&&(r=e10.length-t.length);let a=t.length;e10.length<
t.length&&(a=e10.length);let i=Array(a),n=0;i[0]=0;for(let s=1;s<a;s++){for(t[s]==t[n]?i[s]=i[n]:i[s]=n;n>0&&t[s]!=t[n];)n=i[n];t[s]==t[n]&&n++}n=0;for(let s=r;s<
e10.length;s++){for(;n>0&&e10[s]!=t[n];)n=i[n];e10[s]==t[n]&&n++}return n}function Mw(e10,t){let r=[];for(let a of Array.from(t.segment(e10))){let i=a.segment;r.
length&&/\s/.test(r[r.length-1])&&/\s/.test(i)?r[r.length-1]+=i:r.push(i)}return r}function Ld(e10,t){if(t)return Kn(e10,t)[1];let r;for(r=e10.length-1;r>=0&&e10[r].
match(/\s/);r--);return e10.substring(r+1)}function si(e10,t){if(t)return Kn(e10,t)[0];let r=e10.match(/^\s*/);return r?r[0]:""}function Kn(e10,t){if(!t)return[
si(e10),Ld(e10)];if(t.resolvedOptions().granularity!="word")throw new Error('The segmenter passed must have a granularity of "word"');let r=Mw(e10,t),a=r[0],i=r[r.
length-1],n=/\s/.test(a)?a:"",s=/\s/.test(i)?i:"";return[n,s]}var Al="a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1\
E00}-\\u{1EFF}",hP=new RegExp(`[${Al}]+|\\s+|[^${Al}]`,"ug"),mP=class extends Tl{equals(e10,t,r){return r.ignoreCase&&(e10=e10.toLowerCase(),t=t.toLowerCase()),
e10.trim()===t.trim()}tokenize(e10,t={}){let r;if(t.intlSegmenter){let n=t.intlSegmenter;if(n.resolvedOptions().granularity!="word")throw new Error('The segment\
er passed must have a granularity of "word"');r=Mw(e10,n)}else r=e10.match(hP)||[];let a=[],i=null;return r.forEach(n=>{/\s/.test(n)?i==null?a.push(n):a.push(a.
pop()+n):i!=null&&/\s/.test(i)?a[a.length-1]==i?a.push(a.pop()+n):a.push(i+n):a.push(n),i=n}),a}join(e10){return e10.map((t,r)=>r==0?t:t.replace(/^\s+/,"")).join(
"")}postProcess(e10,t){if(!e10||t.oneChangePerToken)return e10;let r=null,a=null,i=null;return e10.forEach(n=>{n.added?a=n:n.removed?i=n:((a||i)&&jw(r,i,a,n,t.intlSegmenter),
r=n,a=null,i=null)}),(a||i)&&jw(r,i,a,null,t.intlSegmenter),e10}},Goe=new mP;function jw(e10,t,r,a,i){if(t&&r){let[n,s]=Kn(t.value,i),[o,l]=Kn(r.value,i);if(e10){
let c=Tw(n,o);e10.value=Rd(e10.value,o,c),t.value=Jn(t.value,c),r.value=Jn(r.value,c)}if(a){let c=Nw(s,l);a.value=Pd(a.value,l,c),t.value=El(t.value,c),r.value=
El(r.value,c)}}else if(r){if(e10){let n=si(r.value,i);r.value=r.value.substring(n.length)}if(a){let n=si(a.value,i);a.value=a.value.substring(n.length)}}else if(e10&&
a){let n=si(a.value,i),[s,o]=Kn(t.value,i),l=Tw(n,s);t.value=Jn(t.value,l);let c=Nw(Jn(n,l),o);t.value=El(t.value,c),a.value=Pd(a.value,n,c),e10.value=Rd(e10.value,
n,n.slice(0,n.length-c.length))}else if(a){let n=si(a.value,i),s=Ld(t.value,i),o=Iw(s,n);t.value=El(t.value,o)}else if(e10){let n=Ld(e10.value,i),s=si(t.value,i),
o=Iw(n,s);t.value=Jn(t.value,o)}}var gP=class extends Tl{tokenize(e10){let t=new RegExp(`(\\r?\\n)|[${Al}]+|[^\\S\\n\\r]+|[^${Al}]`,"ug");return e10.match(t)||[]}},
bP=new gP;function Nl(e10,t,r){return bP.diff(e10,t,r)}var _P=class extends Tl{tokenize(e10){return e10.slice()}join(e10){return e10}removeEmpty(e10){return e10}},
yP=new _P;function wP(e10,t,r){return yP.diff(e10,t,r)}var Ye=e10=>e10.match(/[^\n]*\n|[^\n]+$/g)??[];function Xe(e10,t){return Pw(e10,t,0,(r,a,i)=>Rw(r,a,{offset:i,
most:kP})??SP(r,a,i))}function Pw(e10,t,r,a){let{head:i,tail:n}=sP(e10,t),s=e10.slice(i,e10.length-n),o=t.slice(i,t.length-n);return s.length===0&&o.length===0?
[]:vP(s,o)?[{at:r+i,removed:s.length,added:o}]:a(s,o,r+i)}function vP(e10,t){if(e10.length<$P)return!e10.some(a=>t.includes(a));let r=new Set(e10);return!t.some(
a=>r.has(a))}var $P=4,kP=1e3,xP=200;function SP(e10,t,r){let a=[],[i,n]=[0,0];for(let s of[...EP(e10,t),{before:e10.length,after:t.length}]){let[o,l]=[e10.slice(
i,s.before),t.slice(n,s.after)];for(let c of Pw(o,l,r+i,OP))a.push(c);[i,n]=[s.before+1,s.after+1]}return a}var OP=(e10,t,r)=>Rw(e10,t,{offset:r,most:xP})??[{at:r,
removed:e10.length,added:t}];function Rw(e10,t,{offset:r,most:a}){let i=wP(e10,t,{maxEditLength:a});if(!i)return;let n=[],s,o=r;for(let{added:l,removed:c,value:u}of i){
if(!l&&!c){s=void 0,o+=u.length;continue}s||(s={at:o,removed:0,added:[]},n.push(s)),l?s.added=u:(s.removed=u.length,o+=u.length)}return n}function EP(e10,t){let r=Cw(
t),a=[];for(let[i,n]of Cw(e10)){let s=r.get(i);n!==void 0&&s!==void 0&&a.push({before:n,after:s})}return AP(a)}function Cw(e10){let t=new Map;for(let[r,a]of e10.
entries())t.set(a,t.has(a)?void 0:r);return t}function AP(e10){let t=[],r=[];for(let[i,{after:n}]of e10.entries()){let s=TP(t,o=>e10[o].after>=n);r.push(s>0?t[s-
1]:-1),t[s]=i}let a=[];for(let i=t.at(-1)??-1;i>=0;i=r[i])a.push(e10[i]);return a.reverse()}function TP(e10,t){let[r,a]=[0,e10.length];for(;r<a;){let i=r+a>>1;t(
e10[i])?a=i:r=i+1}return r}import{core_text_json$f as Zn}from"./hook.js";function Yn(e10){if(!Zn(e10))return"[output: not an object]";let{output_type:t,text:r,ename:a,
evalue:i,data:n={}}=e10;if(t==="stream")return Cr(r);if(t==="error")return`${Cr(a)}: ${Cr(i)}
`;if(!Zn(n))return Lw;let s=Object.keys(n).filter(o=>o.startsWith("image/"));return["text/plain"in n?Cr(n["text/plain"]):"",...s.map(o=>`[${o}]`)].filter(Boolean).
join(`
`)}function Xn(e10={}){let{language_info:t={},kernelspec:r={}}=Zn(e10)?e10:{kernelspec:null},a=[Zn(t)?t.name:null,Zn(r)?r.language:null];return a.find(i=>typeof i==
"string"&&i!=="")??(a.every(i=>i===void 0)?"python":"unknown")}var Cr=e10=>{let t=Array.isArray(e10)?e10:[e10];return t.every(r=>typeof r=="string")?t.join(""):
Lw},Lw="[not text]";import{core_text_json$f as da,core_text_json$g as Uw}from"./hook.js";import{core_text_words$a as NP,core_text_words$q as IP}from"./hook.js";
function jP(e10,t){let r=Fw(t),a=e10===""?{cells:[]}:Fw(e10);if(!a||!r)return;let i=qw(a.cells,r.cells).filter(s=>!zP(s)),n=i.flatMap(s=>[s.before??[],s.after??
[]].flat());return n.length===0||n.some(({source:s})=>s.length>Il)?void 0:{cells:i.map(s=>{let{index:o,id:l}=s.after??s.before;return{index:o,language:r.language,
...l!==void 0&&{id:l},...s.before&&{before:Qn(s.before)},...s.after&&{after:Qn(s.after)}}}),others:DP(e10||"{}",t).filter(CP).length}}var CP=({before:e10="",after:t=""})=>[
e10,t].some(r=>!/^(?:\{\}|\[\])?$/.test(r)),Il=32*1024,MP=2e3;function Qn({type:e10,source:t,output:r}){let a=IP(r,MP);return{type:e10,source:t,...a!==""&&{output:a}}}
function PP({cells:e10,others:t}){let r=e10.flatMap(({index:a,before:i,after:n})=>[`@@ cell ${a+1}, ${RP(i?.type,n?.type)} @@`,...zw(i?.source,n?.source),...i?.
output===n?.output?[]:[" output:",...zw(i?.output,n?.output)],...n&&LP(i,n)?[" a change that is not shown"]:[]]);return t===0?r:[...r,`@@ ${NP(t,"change")} outs\
ide sources and text outputs @@`]}var RP=(e10,t)=>e10===void 0?`${t}, new`:t===void 0?`${e10}, deleted`:[...new Set([e10,t])].join(" \u2192 "),LP=(e10,t)=>e10?.
type===t?.type&&e10?.source===t?.source&&e10?.output===t?.output,zw=(e10="",t="")=>{let[r,a]=[e10,t].map(n=>Ye(n===""?"":`${n}
`)),{structuredPatch:i}=fa(r,Xe(r,a),{oldStart:1,newStart:1});return i.flatMap(({lines:n})=>ni(n))};function Fw(e10){try{let t=JSON.parse(e10.replace(/^\ufeff/,
""));return Fd(t)?{cells:t.cells.map(zd),language:Xn(t.metadata)}:void 0}catch{return}}function qw(e10,t){let r=new Set(t.map(({id:u})=>u)),a=new Set(e10.flatMap(
({id:u})=>u!==void 0&&r.has(u)?u:[])),i=a.size>0&&[...e10,...t].every(({id:u})=>u!==void 0),n=({id:u,type:p,source:f})=>i&&u!==void 0&&a.has(u)?`id ${u}`:`${p}
${f}`,s=[],[o,l]=[0,0],c=u=>{for(;o<u;)s.push({before:e10[o++],after:t[l++]})};for(let{at:u,removed:p,added:f}of Xe(e10.map(n),t.map(n))){c(u);let[d,b]=[e10.slice(
o,o+p),t.slice(l,l+f.length)],m=i?0:Math.min(d.length,b.length);for(let w=0;w<m;w+=1)s.push({before:d[w],after:b[w]});for(let w of d.slice(m))s.push({before:w});
for(let w of b.slice(m))s.push({after:w});[o,l]=[o+p,l+f.length]}return c(e10.length),s}var zP=({before:e10,after:t})=>e10!==void 0&&t!==void 0&&e10.type===t.type&&
e10.source===t.source&&e10.output===t.output;function zd(e10,t){let r=da(e10)?e10:{},a=Array.isArray(r.outputs)?r.outputs:[];return{index:t,id:typeof r.id=="str\
ing"?r.id:void 0,type:typeof r.cell_type=="string"?r.cell_type:"raw",source:Cr(r.source),output:a.map(Yn).join("").trimEnd(),pictures:a.flatMap(FP)}}function FP(e10){
if(!da(e10)||!da(e10.data))return[];let{data:t}=e10;return["image/png","image/jpeg"].flatMap(r=>{let a=Cr(t[r]).replace(/\s+/g,"");return/^[A-Za-z0-9+/]+=*$/.test(
a)?[`data:${r};base64,${a}`]:[]})}function DP(e10,t){try{let[r,a]=[e10,t].map(s=>JSON.parse(s.replace(/^\ufeff/,""))),[i,n]=[Dw(BP(r,a)),Dw(a)];return[...new Set(
[...i.keys(),...n.keys()])].flatMap(s=>i.get(s)===n.get(s)?[]:[{at:s,before:i.get(s),after:n.get(s)}])}catch{return[]}}function BP(e10,t){if(!Fd(e10)||!Fd(t))return e10;
let r=qw(e10.cells.map(zd),t.cells.map(zd)),a=new Map(r.flatMap(n=>n.before&&n.after?.id?[[n.before.index,n.after.id]]:[])),i=e10.cells.map((n,s)=>{let o=a.get(
s);return da(n)&&o!==void 0?{...n,id:o}:n});return{...e10,cells:i}}var Fd=e10=>da(e10)&&Array.isArray(e10.cells);function Dw(e10){let t=new Map,r=(a,i)=>{if(WP.
test(i))return;let n=Uw(a)?void 0:qP(a,i);if(!n)t.set(i,UP(a));else for(let[s,o]of n)r(o,s)};return r(e10,""),t}var UP=e10=>Uw(e10)?e10.join(""):typeof e10=="st\
ring"?e10:JSON.stringify(e10);function qP(e10,t){if(Array.isArray(e10)){let r=K(e10,Bw),a=(i,n)=>{let s=Bw(i);return s!==void 0&&r.get(s)?.length===1?s:n};return e10.
map((i,n)=>[`${t}[${a(i,n)}]`,i])}return da(e10)?Object.entries(e10).map(([r,a])=>[t===""?r:`${t}.${r}`,a]):void 0}var Bw=e10=>da(e10)&&typeof e10.id=="string"?
e10.id:void 0,WP=/^cells\[[^\]]*\]\.(?:source|id|cell_type|execution_count|outputs\[\d+\]\.text)$/;function GP(e10,t){let r=HP(e10),a=VP(e10,r),i=[];for(let n=1;n<
r.length;n+=1){let s=a[n]??0;if(s<=(a[n-1]??0)||s<=(a[n+1]??0))continue;let[o,l]=[r[n-1]??0,r[n]??0].sort((p,f)=>p-f),c=o<t&&l>=t,u=o===0||l===t||e10[o-1]!==e10[l-
1];c&&u&&s>0&&i.push({one:o,other:l,length:s})}return i}function HP(e10){let{length:t}=e10,r=Int32Array.from(e10),a=Dd(Int32Array.from(e10.keys()),r);for(let i=1;;i*=
2){let n=l=>l+i<t?(r[l+i]??0)+1:0;a=Dd(Dd(a,Int32Array.from(e10,(l,c)=>n(c))),r);let s=new Int32Array(t),o=0;for(let l=1;l<t;l+=1){let[c=0,u=0]=[a[l-1],a[l]];(r[c]!==
r[u]||n(c)!==n(u))&&(o+=1),s[u]=o}if(r=s,o>=t-1)return a}}function Dd(e10,t){let r=0;for(let n of t)n>r&&(r=n);let a=new Int32Array(r+2);for(let n of t)a[n+1]=(a[n+
1]??0)+1;for(let n=1;n<a.length;n+=1)a[n]=(a[n]??0)+(a[n-1]??0);let i=new Int32Array(e10.length);for(let n of e10){let s=t[n]??0,o=a[s]??0;i[o]=n,a[s]=o+1}return i}
function VP(e10,t){let r=new Int32Array(t.length);for(let[n,s]of t.entries())r[s]=n;let a=new Int32Array(t.length),i=0;for(let n=0;n<e10.length;n+=1){let s=r[n]??
0;if(s===0)i=0;else{let o=t[s-1]??0;for(;n+i<e10.length&&o+i<e10.length&&e10[n+i]===e10[o+i];)i+=1;a[s]=i,i>0&&(i-=1)}}return a}function Ud(e10){let t=JP(e10),r=new Set,
a=Ww(t,r,({text:n})=>n),i=Ww(t,r,({text:n})=>n.trimStart());return tR([...a,...i],t,r).map(iR)}function qd({from:e10,to:t,blocks:r}){let a=r.reduce((i,{lines:n})=>i+
n,0);return{unchanged:a,changed:Math.max(e10.last-e10.first,t.last-t.first)+1-a}}function JP(e10){let[t,r]=[[],[]],a=0;for(let{path:i,from:n=i,structuredPatch:s=[]}of e10)
for(let{oldStart:o,newStart:l,lines:c}of s){a+=1;let[u,p]=[o,l];for(let f of c){let d=f.slice(1).replace(/\r$/,"");f[0]==="-"?t.push({path:n,number:u++,at:t.length,
change:a,text:d}):f[0]==="+"?r.push({path:i,number:p++,at:r.length,change:a,text:d}):f[0]===" "&&(a+=1,u+=1,p+=1)}}return{removed:t,added:r}}function Ww({removed:e10,
added:t},r,a){let i=[e10,t].map(f=>f.filter(d=>!r.has(d))),n=YP(i.map(f=>f.map(a))),[s=[],o=[]]=i.map(f=>XP(f,d=>n.has(a(d)))),l=[...s,...o].flatMap(f=>[...f,void 0]);
if(l.length>ZP)return[];let c=l.map((f,d)=>f?n.get(a(f))??0:n.size+d),u=s.reduce((f,d)=>f+d.length+1,0),p=GP(c,u).filter(({length:f})=>f>=Wd).sort((f,d)=>d.length-
f.length||f.one-d.one).flatMap(({one:f,other:d,length:b})=>QP(Array.from({length:b},(m,w)=>({old:l[f+w],fresh:l[d+w]})))).filter(eR);for(let{old:f,fresh:d}of p.
flat())r.add(f).add(d);return p}var Wd=3,KP=20,ZP=4e5;function YP([e10=[],t=[]]){let r=new Set(t),a=new Map;for(let i of e10)r.has(i)&&!a.has(i)&&a.set(i,a.size);
return a}function XP(e10,t){let r=[],a;for(let i of e10)t(i)?(a&&Bd(a,i)?r.at(-1)?.push(i):r.push([i]),a=i):a=void 0;return r.filter(({length:i})=>i>=Wd)}var Bd=(e10,t)=>e10.
change===t.change&&e10.at+1===t.at;function QP(e10){let t=[],r,a;for(let i of e10){let n=Gd(i);if(n===Gw||n!==""&&n!==void 0&&i.old.change===i.fresh.change){r=void 0;
continue}r&&Bd(r.old,i.old)&&Bd(r.fresh,i.fresh)&&(n===void 0||a===void 0||n===a)?t.at(-1)?.push(i):(t.push([i]),a=void 0),a??=n,r=i}return t}function Gd({old:e10,
fresh:t}){if(e10.text.trim()==="")return;let[r,a]=[e10.text,t.text].map(i=>i.slice(0,i.length-i.trimStart().length));return r===void 0||a===void 0||r===a?"":a.endsWith(
r)?`+${a.slice(0,a.length-r.length)}`:r.endsWith(a)?`-${r.slice(0,r.length-a.length)}`:Gw}var Gw="?",eR=e10=>{if(e10.length<Wd)return false;let t=0;for(let{old:r}of e10)
if(t+=r.text.match(/[\p{L}\p{N}]/gu)?.length??0,t>=KP)return true;return false};function tR(e10,{removed:t,added:r},a){let i=[];for(let n of[...e10].sort(([s],[
o])=>(s?.old.at??0)-(o?.old.at??0))){let[s,o]=[i.at(-1)?.at(-1),n[0]],l=s&&o&&{gone:t.slice(s.old.at+1,o.old.at),come:r.slice(s.fresh.at+1,o.fresh.at)};l&&s.old.
change===o.old.change&&s.fresh.change===o.fresh.change&&s.old.at<o.old.at&&s.fresh.at<o.fresh.at&&[l.gone,l.come].every(c=>c.length<=rR&&!c.some(u=>a.has(u)))?i.
at(-1)?.push(...aR(l.gone,l.come,Gd(o)),...n):i.push([...n])}return i}var rR=20;function aR(e10,t,r){let a=[],[i,n]=[0,0],s=l=>{for(;i<l;i+=1,n+=1){let c={old:e10[i],
fresh:t[n]};[void 0,r].includes(Gd(c))&&a.push(c)}},o=[e10,t].map(l=>l.map(({text:c})=>c.trimStart()));for(let l of Xe(o[0]??[],o[1]??[]))s(l.at),i+=l.removed,n+=
l.added.length;return s(e10.length),a}function iR(e10){let t=[];for(let{old:i,fresh:n}of e10){let s=t.at(-1);s&&s.from+s.lines===i.number&&s.to+s.lines===n.number?
s.lines+=1:t.push({from:i.number,to:n.number,lines:1})}let[r,a]=[e10[0],e10.at(-1)];return{from:{path:r.old.path,first:r.old.number,last:a.old.number},to:{path:r.
fresh.path,first:r.fresh.number,last:a.fresh.number},blocks:t}}import{core_text_words$c as nR}from"./hook.js";function Pr(e10){let t=e10.files.length>0,r=e10.steps.
filter(({status:i,structuredPatch:n,files:s})=>i==="applied"||t&&(n??s)),a=K(r.flatMap(sR),({file:i})=>i.file_path);return t?e10.files.map(i=>oR(i,a.get(i.path)??
[])):[...a].map(([i,n])=>lR(i,n)).sort((i,n)=>i.path<n.path?-1:1)}var sR=e10=>st(e10).map(t=>({step:e10.index,file:t}));function oR(e10,t){let[r,...a]=t,i=a.length===
0&&e10.insertions+e10.deletions>0,n=e10.structuredPatch??(i?r?.file.structuredPatch:void 0);return{...e10,steps:e10.steps??Hw(t),...n&&{structuredPatch:n}}}var Hw=e10=>[
...new Set(e10.map(({step:t})=>t))];function lR(e10,t){let r=t.map(({file:n})=>n),a=n=>r.reduce((s,o)=>s+n(o),0),i=r.flatMap(n=>n.structuredPatch??[]);return{path:e10,
status:"modified",old_mode:r.find(({old_mode:n})=>n!==void 0)?.old_mode??"100644",new_mode:r.findLast(({new_mode:n})=>n!==void 0)?.new_mode??"100644",binary:false,
insertions:a(({insertions:n})=>n),deletions:a(({deletions:n})=>n),steps:Hw(t),...i.length>0&&{structuredPatch:i}}}var cR=(e10,t)=>e10[t-1]?.index===t?e10[t-1]:e10.
find(r=>r.index===t),Hd=({notes:e10=[],why:t=""})=>e10.filter(r=>!t.includes(`(${/^\d+ (?:places?(?= in )|files?(?=\.))/.exec(r)?.[0]??r})`)),st=e10=>e10.files??
[e10];function uR(e10){let t=st(e10);if(e10.tool!=="Move")return t;let r=[];for(let a=0;a<t.length;a+=1){let[i,n]=[t[a],t[a+1]],s=n!==void 0&&i.insertions+i.deletions===
0;r.push(s?{...n,from:i.file_path}:i),s&&(a+=1)}return r}var Vw=({file_path:e10,new_path:t})=>t===void 0||t===e10?[e10]:[e10,t];function oi(e10,t){let[r="",...a]=Vw(
e10);if(a.length>0)return[r,...a].map(t).join(" \u2192 ");let i=(e10.files??[]).map(({file_path:s})=>s),n=i.length<2?[r]:i.includes(r)?i:r.split(", ");return nR(
n.map(t),n.length>2?1:2)}function Vd(e10){if(e10.files.length===0)return{};let t=Ud(Pr(e10)).map(pR);if(t.length===0)return{};let{fresh:r,old:a}=jl(t);return{moved:t,
totals:{moved_insertions:r.size,moved_deletions:a.size}}}var Mr=({file_path:e10,line:t})=>`${t} ${e10}`;function jl(e10){let[t,r]=[new Map,new Map],a=e10.flatMap(
({from:i,to:n,blocks:s})=>s.map(o=>({...o,from:i.file_path,at:o.from,to:n.file_path,goes:o.to})));for(let{from:i,at:n,to:s,goes:o,lines:l}of a.sort((c,u)=>u.lines-
c.lines))for(let c=0;c<l;c+=1){let[u,p]=[{file_path:i,line:n+c},{file_path:s,line:o+c}];t.has(Mr(u))||t.set(Mr(u),p),r.has(Mr(p))||r.set(Mr(p),u)}return{old:t,fresh:r}}
var pR=e10=>({from:{file_path:e10.from.path,lines:[e10.from.first,e10.from.last]},to:{file_path:e10.to.path,lines:[e10.to.first,e10.to.last]},...qd(e10),blocks:e10.
blocks});import{core_text_words$a as Kd,core_text_words$b as Jw,core_text_words$e as fR}from"./hook.js";var dR=5,Zd=3;function hR(e10,t){return[...K(e10,({source:r})=>r)].
map(([r,a])=>{let[i,n]=["applied","failed"].map(l=>a.filter(c=>c.status===l)),s=a.filter(({status:l})=>l!=="applied"&&l!=="failed"),o=[...new Set((i??[]).flatMap(
t))].sort();return{rule:r,applied:i??[],refused:n??[],others:s,files:o}}).sort((r,a)=>+(a.refused.length>0)-+(r.refused.length>0)||a.applied.length-r.applied.length)}
var Ml=e10=>hR(e10,t=>st(t).map(({file_path:r})=>r));function mR({applied:e10,refused:t,others:r,files:a}){return[e10.length>0||t.length===0?`${gR(e10.length)} \
in ${Kd(a.length,"file")}`:"",t.length>0?`${Jw(t.length)} refused`:"",r.length>0?`${Jw(r.length)} without effect`:""].filter(Boolean).join(", ")}function Yd({steps:e10},t){
let r=Ml(e10),a=r.slice(0,dR).map(n=>{let s=n.refused.map(({index:l})=>l),o=s.length===0?"":` (${fR(s)})`;return{subject:t(n.rule),said:`: ${mR(n)}${o}`,refused:s.
length>0}}),i=r.length-a.length;return i>0?[...a,{subject:"",said:`\u2026 and ${Kd(i,"more rule")}`}]:a}var gR=e10=>Kd(e10,"fix","fixes");function Xd(e10){let t=new Map,
r=[];for(let i of e10){let n=i.source===void 0?void 0:t.get(i.source);if(n){n.push(i);continue}let s=[i];r.push(s),i.source!==void 0&&t.set(i.source,s)}if(t.size===
0)return e10;let a=({status:i})=>i==="failed"?0:1;return r.flatMap(i=>[...i].sort((n,s)=>a(n)-a(s)))}var[bR,Kw]=[200,40];function Qd(e10){let t=e10.flat();return t.
length<=bR?t:e10.flatMap(r=>r.length<=Kw?r:_R(r))}function _R(e10){let t=[8,4,3,2,1,0].map(n=>[...K(e10,s=>yR(s,n)).entries()]),r=t.find(({length:n})=>n<=Kw)??t.
at(-1),a=K(e10,Cl),i=([,[n]])=>a.get(Cl(n))?.length??0;return r.sort((n,s)=>i(n)-i(s)||n[1].length-s[1].length||(n[0]<s[0]?-1:1)).map(([,n])=>n.length===1?n[0]:
wR(n))}var yR=(e10,t)=>JSON.stringify([Jd(Zw(e10)).split("/").slice(0,t).join("/"),Cl(e10)]),Zw=({paths:[e10=""]})=>e10,Jd=e10=>e10.slice(0,Math.max(0,e10.lastIndexOf(
"/"))),Cl=({paths:[e10=""]})=>/[^/]\.([^./]+)$/.exec(e10)?.[1]??e10.slice(e10.lastIndexOf("/")+1);function wR(e10){let[t]=e10,r=e10.flatMap(s=>s.paths),a=Pl(e10.
map(Zw)),i=Cl(t),n=/[^/]\.[^./]+$/.test(t.paths[0]??"");return{steps:[...new Set(e10.flatMap(({steps:s})=>s))].sort((s,o)=>s-o),paths:r,folder:`${a===""?"":`${a}\
/`}**/${n?`*.${i}`:i}`,link:t.link,said:[...new Set(e10.map(({said:s})=>s))].filter(Boolean).slice(0,3).join("; "),insertions:e10.reduce((s,{insertions:o})=>s+o,
0),deletions:e10.reduce((s,{deletions:o})=>s+o,0)}}var Yw=60;function vR(e10){let t=[8,4,3,2,1].map(r=>[...K(e10,a=>`${a.split("/").slice(0,-1).slice(0,r).join(
"/")||"."}/`)]);return(t.find(({length:r})=>r<=Yw)??t.at(-1)).map(([r,a])=>[r,a.length])}function Pl(e10){let t=Jd(e10[0]??"").split("/");for(let r of e10){let a=Jd(
r).split("/"),i=t.findIndex((n,s)=>n!==a[s]);i>=0&&(t=t.slice(0,i))}return t.join("/")}var $R=({name:e10},t)=>({tool:e10,input:t}),ha=(e10,{name:t})=>e10.tool===
t;var li=e10=>e10.length<Xw&&e10[0]===kR?xR.exec(Buffer.from(e10).toString("latin1"))?.[1]:void 0,Xw=1024,kR=118,xR=/^version https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\/v?\d[^\n]*\n(?:[^\n]*\n)*?oid sha256:([0-9a-f]{64})\n/;
var Rl=["creates","changes","removes","renames"],Qw={tool:"Read",effects:["reads"]},SR=({effects:e10})=>e10.every(t=>t==="reads"),ev=(e10,{linkTarget:t})=>{let r=t(
e10);return r===void 0||r===e10?[e10]:[e10,r]},Ll=(e10,t,{workspace:r,policy:a,step:i})=>{for(let n of ev(e10,r)){let s=a.path(n,t,i);if(s)return s}},zl=(e10,t)=>Ll(
e10,Qw,t)?.name==="PATH_DENIED",es=(e10,{workspace:t,policy:r})=>{let a=t.locate(e10);return!a.ok&&/^PATH_(?:OUTSIDE_REPO|PROTECTED)$/.test(a.problem.name)?true:
[e10,a.ok?a.path:e10].some(i=>zl(i,{workspace:t,policy:r}))};import{errors$b as OR}from"./hook.js";var Rr=e10=>iv.test(e10)?e10.toLowerCase():e10.normalize("NFD").
toLowerCase().toUpperCase().toLowerCase().replaceAll("\u03C2","\u03C3").normalize("NFC"),iv=/^[\0-\x7f]*$/,ts=e10=>iv.test(e10)?e10:e10.replace(new RegExp("\\p{D\
efault_Ignorable_Code_Point}","gu"),""),nv=e10=>e10.replace(/(?<=[^. ])[. ]+$/u,""),ci=e10=>ts(Rr(e10)).split("/").map(t=>nv(t.replace(/(?<=.):.*$/su,""))).join(
"/"),tv=1024,Lr=(e10,t={})=>{if(e10.length>tv)return`is longer than ${tv} characters`;if(e10.startsWith("!"))return"begins with !, which has no meaning here: li\
st the files to match";if(t.fold)return TR(Rr(e10));let r=rh(e10,false);return typeof r=="string"?r:{matches:a=>eh(r,IR(a))}},ER=(e10,t)=>{let r=Lr(e10);if(typeof r!=
"string")return t.filter(r.matches);throw new OR({name:"USAGE",message:`The pattern "${e10}" ${r}.`})},AR=e10=>e10.replace(/[\\*?[\]{},|]|(?<=[!@+])\(|^!/g,"\\$&"),
TR=e10=>{let t=rh(e10,true);if(typeof t=="string")return t;let r=NR(e10),a=r===e10?t:rh(r,true);return{matches:i=>{let n=jR(i);return eh(t,n.spelled)?true:typeof a==
"string"||a===t&&n.read===n.spelled?false:eh(a,n.read)}}},NR=e10=>ts(e10).split("/").map(t=>t.includes("\\")?t:nv(t)).join("/"),eh=(e10,t)=>av(e10,t,({literal:r,
tests:a},{name:i,characters:n})=>r===void 0?av(a,n,(s,o)=>s(o)):r===i),sv=e10=>{let t;return r=>(t?.path!==r&&(t={path:r,made:e10(r)}),t.made)},th=e10=>e10.split(
"/").map(t=>({name:t,characters:Array.from(t)})),IR=sv(th),jR=sv(e10=>{let[t,r]=[Rr(e10),ci(e10)],a=th(t);return{spelled:a,read:r===t?a:th(r)}}),ot=Symbol("any \
number, none included"),CR=()=>true,rv={tests:[ot]},rh=(e10,t)=>{let r=/(?<!\\)\/$/.test(e10),a=r?e10.slice(0,-1):e10,i=a.replace(/^\//,"").split("/");if(i.every(
s=>s===""))return"names nothing";let n=a.includes("/")?[]:[ot];for(let s of i){let o=rs(s)?ot:Dl(s,t);if(typeof o=="string")return o;(o!==ot||n.at(-1)!==ot)&&n.
push(o)}return n.at(-1)===ot&&n.push(rv),r&&n.push(rv),[...n,ot]},rs=e10=>/^\*{2,}$/.test(e10),Fl=/\\(.)|\[([!^]?)(\]?(?:\[:[a-z]+:\]|\\.|[^\]\\])*)\]|(\*+)|(\?)|(.)/gsu,
Dl=(e10,t)=>{let r=[],a="";for(let[,i,n,s,o,l,c]of e10.matchAll(Fl))if(o)r.push(ot);else if(l)r.push(CR);else if(s!==void 0){let u=PR(s,{negated:n!=="",fold:t});
if(typeof u=="string")return u;r.push(u)}else{let u=i??c??"";if(c==="[")return"has an unclosed [";if(c==="\\")return"ends with a \\";a+=u,r.push(p=>p===u)}return r.
length===Array.from(a).length?{literal:a,tests:r}:{tests:r}},MR={"[:alnum:]":"a-zA-Z0-9","[:alpha:]":"a-zA-Z","[:blank:]":" \\t","[:digit:]":"0-9","[:lower:]":"\
a-z","[:punct:]":"!-\\/:-@\\[-`\\{-~","[:space:]":"\\s","[:upper:]":"A-Z","[:xdigit:]":"0-9a-fA-F"},PR=(e10,t)=>{let r=e10.replace(/(\[:[a-z]+:\])|\\(.)|([\^[\]&|~(){}/])/gsu,
(a,i,n,s)=>i?MR[i]??"":`\\u{${(n??s).codePointAt(0).toString(16)}}`);try{let a=new RegExp(`^[${t.negated?"^":""}${r}]$`,t.fold?"iu":"u");return i=>a.test(i)}catch(a){
if(a instanceof SyntaxError)return`has an invalid set: [${e10}]`;throw a}},av=(e10,t,r)=>{let a=0,i=0,n=-1,s=0;for(;i<t.length;){let o=e10[a];if(o===ot)n=++a,s=
i;else if(o!==void 0&&r(o,t[i]))a++,i++;else if(n>=0)a=n,i=++s;else return false}for(;e10[a]===ot;)a++;return a===e10.length};var ui=(e10,t={})=>{let r=[];for(let a of qe(
e10)){let i=ah(a,t);if("wrong"in i){let n=i.instead===void 0?"":` Write ${JSON.stringify(i.instead)}.`;return`The glob ${JSON.stringify(a)} ${i.wrong}.${n}`}r.push(
i)}return r},qe=e10=>typeof e10=="string"?[e10]:e10,ah=(e10,t={})=>{let r=ma(e10);if(!r.ok)return r;let a=as(r.pattern);if(!a)return{wrong:"has braces that expa\
nd to more than 1000 patterns"};let i=[],n=[];for(let o of a){let l=ma(o);if(!l.ok)return{wrong:l.wrong};let c=RR(l.pattern,t);if(typeof c=="string")return{wrong:c,
...FR(e10)};i.push(c),n.push(l.pattern)}if(t.purpose==="protect")for(let o of new Set([r.pattern,...n].flatMap(l=>[...JR(l),l.normalize()]))){let l=ma(o),c=l.ok?
Lr(l.pattern,t):l.wrong;typeof c!="string"&&i.push(c)}let s=n.map(DR);return{pattern:e10,matches:o=>i.some(l=>l.matches(o)||t.purpose==="protect"&&l.matches(o.normalize())),
folders:s.every(o=>o!==void 0)?[...new Set(s)]:void 0}},RR=(e10,t)=>t.purpose==="permit"&&e10.split("/").some(zR)?"can be meant in two ways, by a name in bracke\
ts or by its characters, as in {a,b}":LR(e10)??Lr(e10,t),LR=e10=>{let t=e10.replace(/\\.|\[[^\]]*\]/gsu,"");return t.includes(",")?"has a comma outside braces: \
write several globs, or {a,b}, or \\, for the character":t.includes("|")?"has a |: write several globs, or {a,b}, or \\| for the character":/[!@+?*]\(/.test(t)?
"has a group of another kind of glob: write {a,b}, or \\( for the character":void 0},zR=e10=>Array.from(e10.matchAll(/\\.|\[([^\]]+)\]/gsu)).some(({0:t,1:r,index:a})=>{
if(r===void 0||/^[!^]|\[:|\\/.test(r)||/\.\w*$/.test(e10.slice(0,a))&&!e10.slice(a+t.length).includes("."))return false;let i=r.replace(/([\p{L}\p{N}])-([\p{L}\p{N}])/gu,
"").match(/[\p{L}\p{N}]/gu)??[],n=new Set(i.map(s=>s.toLowerCase())).size===1;return i.length>1&&!n&&i.some(s=>new RegExp("\\p{L}","u").test(s))}),FR=e10=>{let[
t]=uv(e10);return t!==void 0&&"matches"in ah(t)?{instead:t}:{}},DR=e10=>{let t=e10.replace(/(?<!\\)\/$/,"").replace(/^\//,"").split("/").slice(0,-1),r=t.findIndex(
i=>/[*?[\]\\]/.test(i)),a=(r<0?t:t.slice(0,r)).filter(Boolean).join("/");return a===""?void 0:a},BR=1e3,as=e10=>{let t=[e10],r=[];for(;t.length>0;){if(t.length+
r.length>BR)return;let[a="",...i]=t,n=UR(a);t=[...n??[],...i],n||r.push(a)}return r},UR=e10=>{let t=qR(e10);if(!t)return;let[r,...a]=t,i=e10.slice((a.at(-1)??r)+
1);return a.map((n,s)=>e10.slice(0,r)+e10.slice((t[s]??r)+1,n)+i)},qR=e10=>{let t=[],r;for(let a=ov(e10,0);a<e10.length;a=ov(e10,a+1)){let i=e10[a];if(i==="{")t.
push([a]);else if(i===",")t.at(-1)?.push(a);else if(i==="}"){let n=t.pop();if(n&&n.length>1&&(!r||n[0]<r[0])&&(r=[...n,a]),r&&t.length===0)return r}}return r},ov=(e10,t)=>{
let r=t;for(;e10[r]==="\\";)r+=2;return r},ma=e10=>{if(WR.test(e10))return{ok:true,pattern:e10};let t=GR.flatMap(({form:s,wrong:o,instead:l})=>s.test(e10)?[{ok:false,
wrong:o,...VR(l?.(e10))}]:[])[0];if(t)return t;let r=e10.split("/"),a=r.filter(s=>s!==""&&s!==".");if(a.length===0)return{ok:false,wrong:"names nothing",instead:"\
**"};let i=r.at(-1),n=i===""||i==="."?"/":"";return{ok:true,pattern:`${r.slice(0,r.lastIndexOf(a.at(-1)??"")).length>0&&a.length===1?"/":""}${a.join("/")}${n}`}},
WR=/^\/?(?:[\w*-][\w*.-]*\/)*[\w*-][\w*.-]*\/?$/,GR=[{form:/^\s|(?<!\\)\s$/,wrong:"begins or ends with a blank, which belongs to no name unless a \\ precedes it",
instead:e10=>e10.trim()},{form:/^(["'`]).*\1$/,wrong:"is in quotes, which would be a part of the name unless a \\ precedes them",instead:e10=>e10.slice(1,-1)},{
form:new RegExp("\\p{Cc}","u"),wrong:"has a control character, which no name may have"},{form:/^[a-z]:[\\/]/i,wrong:"begins with a drive letter; write it relati\
ve to the root of the checkout"},{form:/\\[\w\\/-]/,wrong:"has a backslash, which is no separator of folders",instead:e10=>e10.replace(/\\+(?![[\]\\])/g,"/").replace(
/\/{2,}/g,"/")},{form:/^\/\//,wrong:"is a network path; write it relative to the root of the checkout",instead:e10=>e10.replace(/^\/+/,"/")},{form:/^\$\{?[A-Z_]+\}?\//,
wrong:"begins with a variable of a shell; write it relative to the root of the checkout"},{form:/^~[\w-]*\//,wrong:"is in a home folder; write it relative to th\
e root of the checkout"},{form:/^(?:file:|[a-z][a-z\d+.-]*:\/)/i,wrong:"is a URL; write it relative to the root of the checkout"},{form:/(?:^|\/)\.\.(?:\/|$)/,wrong:"\
leads out of the checkout; write it relative to the root, without `..`",instead:HR}];function HR(e10){let t=[];for(let r of e10.split("/")){if(r===""||r===".")continue;
let a=r===".."?t.pop()??"..":void 0;if(a===void 0)t.push(r);else if(a===".."||/[*?[\]{}\\]/.test(a))return""}return t.length===1?`/${t[0]}`:t.join("/")}var VR=e10=>e10!==
void 0&&e10!==""&&ma(e10).ok?{instead:e10}:{},JR=e10=>{let t=cv(e10),r=[e10,...t].map(i=>i.replace(/(?<!\\)\/(?:\*\*)?$/,"")),a=e10.includes("\\")?[e10.replace(
/\\/g,"/")]:[];return[...new Set([...t,...r,...a])].filter(i=>i!==e10&&i!=="")},cv=e10=>[...new Set([...uv(e10),KR(e10)])].filter(t=>t!==e10),KR=e10=>e10.split(
"/").map(t=>/^\*{2,}$/.test(t)?t:t.replace(/(?<!\\)\*{2,}/g,"*/**/*").replace(/^\*\/(?=\*\*)/,"")).join("/"),uv=e10=>{let t=lv(e10,/[[\]]/g),r=lv(e10,/[[\]{}]/g);
return[...new Set([t,r])].filter(a=>a!==e10)},lv=(e10,t)=>e10.replace(/\\.|./gsu,r=>r.startsWith("\\")?r:r.replace(t,"\\$&"));import{core_text_words$r as pv}from"./hook.js";
var pi=e10=>e10.split(k.sep).join("/"),ZR=e10=>e10.includes("/")?e10:e10.replaceAll("\\","/"),YR=e10=>/\/(\.{0,2}\/|\.{1,2}$)/.test(e10)?k.posix.normalize(e10):
e10,sr=e10=>Array.from(e10.matchAll(/\//g),({index:t})=>e10.slice(0,t)),XR=(e10,t)=>e10===t||e10.startsWith(`${t}/`),hv=[".github/CODEOWNERS","CODEOWNERS","docs\
/CODEOWNERS"];function QR(e10,t=hv[0]){let r=e10.split(/\r?\n/).flatMap((i,n)=>eL(i,{file:t,line:n+1,column:1})??[]),a=r.filter(({doubt:i})=>!i);return{ownersOf:i=>a.
findLast(({matches:n})=>n(i))?.owners??[],doubtAbout:i=>r.findLast(({matches:n})=>n(i))?.doubt}}var mv=e10=>/^@([\w-]+(?:\/[\w.-]+)?)$/.exec(e10)?.[1];function eL(e10,t){
let r=e10.replace(tL,"").replace(/(?:^|[ \t])#.*$/,"");if(rL.test(r))return{owners:[],matches:()=>true,doubt:fv("holds characters that are not shown, or not UTF\
-8",t)};let[a,...i]=sL(r);if(a===void 0)return;let n=i.find(l=>mv(l)===void 0&&!aL.test(l)),s=iL.test(a)?void 0:oL(a);if(s&&n===void 0)return{owners:i,matches:s};
let o=s?`names ${pv(n??"")}, which is not a valid owner`:`has the pattern ${pv(a)}`;return{owners:i,matches:s??nL(a),doubt:fv(o,t)}}var tL=/^\ufeff(?=[ \t]*(?:#|$))/,
rL=new RegExp("[^\\S \\t]|(?!\\t)\\p{Cc}|[\\ud800-\\udfff]","u"),aL=/^[^@]+@[^@]+$/,iL=/^!|^\\#|[[\]]|\*{3}|\/\/|(?:^|\/)\.{1,2}(?:\/|$)|\\\w/,fv=(e10,t)=>({name:"\
DOCUMENT_INVALID",message:`Line ${t.line} of ${t.file} ${e10}: GitHub does not read it as written, so it is not certain who owns these files. Correct the line.`,
at:t});function nL(e10){let t=e10.replace(/^!|^\\(?=#)/,"").replace(/\*{3,}/g,"**").replace(/\\(?=\w)/g,"/"),r=ma(t.replace(/(?<=^|\/)\.\.\//g,""));if(!r.ok)return()=>true;
let a=[r.pattern,r.pattern.replace(/\\?([[\]])/g,"\\$1")].map(i=>Lr(i)).filter(i=>typeof i!="string");return a.length===0?()=>true:i=>a.some(({matches:n})=>n(i))}
var sL=e10=>Array.from(e10.matchAll(/(?:\\.|[^\s\\])+/g),([t])=>t);function oL(e10){let t=/^(.*)\/\*$/.exec(e10)?.[1];if(t==="")return a=>!a.includes("/");let r=Lr(
t===void 0?e10:`${t}/${dv}`);if(typeof r!="string")return t===void 0?r.matches:a=>r.matches(a.replace(/[^/]*$/,dv))}var dv="";import{core_workspace_file_identity$f as ls}from"./hook.js";
import{core_git_scratch_folder$d as cL,core_git_scratch_folder$f as uL}from"./hook.js";import{core_text_words$l as pL,core_text_words$q as fL}from"./hook.js";import{
errors$b as dL}from"./hook.js";var lL=Be("node:fs");var{closeSync:is,openSync:ns,readSync:ih,statSync:Bt,existsSync:ht,mkdirSync:je,writeFileSync:Ut,rmSync:qt,mkdtempSync:gv,
lstatSync:zr,readFileSync:fi,renameSync:Qe,chmodSync:di,readdirSync:Et,rmdirSync:nh,readlinkSync:Bl,realpathSync:or,lchownSync:bv,copyFileSync:Ul,unlinkSync:ss,
constants:sh,fchmodSync:oh,fchownSync:_v,fstatSync:lh,fsyncSync:yv,linkSync:wv,writeSync:vv,watch:$v}=lL;var de=e10=>{try{return zr(e10,{throwIfNoEntry:false})}catch(t){
if(ls(t,"ENOTDIR"))return;throw t}},hi=(e10,t=()=>false)=>{let r=de(e10);return r?.isDirectory()?Et(e10).every(a=>hi(k.join(e10,a),t)):!r||t(e10)},mi=e10=>{for(let t of Et(
e10,{withFileTypes:true}))t.isDirectory()&&mi(k.join(e10,t.name));nh(e10)},Wl=(e10,t,r=[])=>{for(let a=k.posix.dirname(t);a!==".";a=k.posix.dirname(a))try{if(r.
includes(a)||!Gl(k.join(e10,a)))return}catch(i){if(ls(i,"EBUSY","EPERM","EACCES","EROFS"))return;throw i}},hL=(e10,t)=>{qt(k.join(e10,t)),Wl(e10,t)},Gl=e10=>{try{
return nh(e10),true}catch(t){if(ls(t,"ENOENT"))return true;if(ls(t,"ENOTDIR","ENOTEMPTY","EEXIST"))return false;throw t}};async function mL(e10,t){je(k.dirname(
e10),{recursive:true});let r=uL(e10);try{je(r),await t(r),de(e10)&&mi(e10),Qe(r,e10)}finally{cL(r)}}var gL=e10=>{if(!ht(e10))return;let t=Et(e10,{recursive:true,
withFileTypes:true}).filter(r=>r.isFile()).map(r=>k.join(r.parentPath,r.name)).filter(r=>!k.relative(e10,r).split(k.sep).includes(".git"));return new Map(t.map(
r=>[pi(k.relative(e10,r)),{content:fi(r),executable:(Bt(r).mode&64)>0}]))},bL=(e10,t)=>{qt(e10,{recursive:true,force:true});for(let[r,{content:a,executable:i}]of t){
let n=k.join(e10,r);je(k.dirname(n),{recursive:true}),Ut(n,a),i&&di(n,493)}},_L=e10=>ht(e10)?Et(e10,{withFileTypes:true}).filter(t=>t.isDirectory()&&!t.name.startsWith(
".")&&t.name!=="node_modules").map(({name:t})=>t).sort():[],yL=e10=>ht(e10)?Bt(e10).isDirectory()?"folder":"file":void 0,uh=255,kv=3072,Fr=(e10,t={})=>{if(!t.portable&&
e10.length<=uh&&wL.test(e10))return{ok:true,path:e10};let r=vL(e10);if(r)return{ok:false,problem:r};let a=$L(e10);if(!a)return xv("PATH_OUTSIDE_REPO",`${Oe(e10)}\
 is outside the checkout`,"Use a path inside its root.");if(a.length===0)return xv("IS_DIRECTORY",`${Oe(e10)} is the checkout itself`,"Use the path of a file in\
side it.");let i=a.join("/"),n=kL(i)??xL(a,t.portable);return n?{ok:false,problem:n}:{ok:true,path:i}},wL=/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/,vL=e10=>{if(new RegExp(
"\\p{Cc}","u").test(e10))return We(`${Oe(e10)} contains a control character`,"Remove it from the path.");if(new RegExp("\\p{Surrogate}","u").test(e10))return We(
`${Oe(e10)} contains a lone surrogate`,"Correct its Unicode.");if(e10.split(/[\\/]/).some(AL))return ga("PATH_PROTECTED",`${Oe(e10)} is in git's own folder`,"Ed\
itplan never touches it. Leave it alone.");if(/^[\\/]{2}/.test(e10))return We(`${Oe(e10)} is a network path`,os);if(e10.includes("\\"))return We(`${Oe(e10)} con\
tains a backslash`,"Use / between folders.");if(e10.startsWith("/"))return ga("PATH_OUTSIDE_REPO",`${Oe(e10)} is outside the checkout`,os)},$L=e10=>{let t=[];for(let r of e10.
split("/"))if(!(r===""||r===".")){if(r!=="..")t.push(r);else if(t.pop()===void 0)return}return t},kL=e10=>{if(/^[a-z]:/i.test(e10))return We(`${Oe(e10)} begins \
with a drive letter`,os);if(/^(file:|[a-z][a-z\d+.-]*:\/)/i.test(e10))return We(`${Oe(e10)} is a URL`,os);if(/^~[\w-]*(\/|$)/.test(e10))return We(`${Oe(e10)} is\
 in a home folder`,os);if(Buffer.byteLength(e10)>kv)return We(`A path is over ${kv} bytes long`,"Shorten it.")},xL=(e10,t)=>{for(let r of e10){let a=SL(r)??(t?EL(
r):void 0);if(a)return a}},SL=e10=>{if(Buffer.byteLength(e10)>uh)return We(`A name is over ${uh} bytes long`,"Shorten it.");if(/^[. ]*\.[. ]*\.[. ]*$/.test(e10))
return We(`${Oe(e10)} has only dots and spaces, which Windows reads as ..`,"Choose another name.");let[t]=OL.exec(e10)??[];if(t!==void 0)return We(`${Oe(e10)} b\
egins or ends with ${pL(t)}, a blank that is not visible there`,"Remove it from the path; where a file has that name, rename it with git first.");if(e10.includes(
"::$"))return We(`${Oe(e10)} is an NTFS stream`,"Use the path of the file, without the stream.")},OL=/^(?! )[\p{Z}\u2800\u3164\uffa0\u115f\u1160]|(?! )[\p{Z}\u2800\u3164\uffa0\u115f\u1160]$/u,
EL=e10=>{if(/[<>:"|?*]/.test(e10))return We(`${Oe(e10)} contains a character that Windows does not allow`,ch);if(/[. ]$/.test(e10))return We(`${Oe(e10)} ends wi\
th a dot or a space, which Windows drops`,ch);if(/^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])\s*(\.|$)/i.test(e10))return We(`${Oe(e10)} is a device\
 on Windows`,ch)},AL=e10=>/^ *(\.git|git~\d+)[. ]*(:|$)/.test(ts(Rr(e10))),os="Use a path relative to the root of the checkout.",ch="Choose another name, or set\
 `portable: false`.",Oe=e10=>JSON.stringify(fL(e10,200)),ga=(e10,t,r)=>({name:e10,message:`${t}. ${r}`}),We=(e10,t)=>ga("PATH_INVALID",e10,t),xv=(e10,t,r)=>({ok:false,
problem:ga(e10,t,r)}),lr=(e10,t)=>NL(e10)?{ok:false,problem:bi(e10)}:Fr(At(e10,t)??e10,{portable:k.sep==="\\"}),ph=(e10,{locate:t,stat:r})=>{if(!/(?:^|\/) | (?:\/|$)/.
test(e10))return;let a=e10.split("/").map(n=>n.replace(/^ +| +$/g,"")),i=t(a.join("/"));return i.ok&&r(i.path)?i.path:void 0},Dr=e10=>ga("PATH_OUTSIDE_REPO",`${Oe(
e10)} leads outside the checkout through a symbolic link`,"Use the path of a file inside the checkout; change the link itself with git."),gi=e10=>ga("NOT_A_DIRE\
CTORY",`A folder of ${Oe(e10)} is a file or a broken link`,"Check the folders in the path."),cs=(e10,t,r)=>/[\\/]$/.test(e10)?t.ok?r(t.path)?.kind==="directory"?
t:{ok:false,problem:{name:"NOT_A_DIRECTORY",message:`${JSON.stringify(e10)} ends with a slash, but no such folder exists. Remove the slash if it is a file.`}}:{
ok:false,problem:t.problem}:t,At=(e10,t)=>{if(k.isAbsolute(e10))return Sv(e10,t)??Sv(k.resolve(e10),t)},Sv=(e10,t)=>{let r=t.find(a=>e10===a||e10.startsWith(Ov(
a)));return r===void 0?void 0:pi(e10.slice(Ov(r).length))||"."},Hl=e10=>{let t;for(let r=k.dirname(e10);r!==k.dirname(r);r=k.dirname(r)){if(!de(k.join(r,".git"))||
(t??=ql(e10),At(t,[or.native(r)])!==void 0))continue;let a=`A symbolic link leads ${JSON.stringify(e10)} out of the checkout, to ${JSON.stringify(t)}. Choose an\
other file, or name that one itself.`;throw new dL({name:"PATH_OUTSIDE_REPO",message:a})}},ql=e10=>{try{return or.native(e10)}catch(t){if(!ls(t,"ENOENT"))return e10;
let r=k.join(ql(k.dirname(e10)),k.basename(e10));return de(r)?.isSymbolicLink()?ql(k.resolve(k.dirname(r),Bl(r))):r}},bi=e10=>({name:"DEVICE_FILE",message:`${JSON.
stringify(e10)} is a device, pipe or socket. Use the path of a regular file.`}),TL=/^\/(dev\/(zero|random|urandom|full|tty|console|stdin|stdout|stderr|fd\/\d+)|proc\/(self|thread-self|\d+)\/fd\/\d+)$/,
NL=e10=>e10.startsWith("/")&&TL.test(k.posix.normalize(e10)),Ov=e10=>e10.endsWith(k.sep)?e10:e10+k.sep;function IL(e10,{portable:t=false}){let r=Vl(e10),a=([i,n])=>{
let s=e10.locate(`${n}/-`),o=`${Oe(i)} and ${Oe(n)} are one name on Windows and macOS`;return!s.ok&&jL.has(s.problem.name)?ga(s.problem.name,`${o}, and no plan \
may make files in that`,"Choose another name."):t?We(o,"Write the name that is there, or set `portable: false`."):void 0};return i=>{for(let n of r(i)){let s=a(
n);if(s)return s}}}function Vl({list:e10,stat:t}){let r=new Map,a=(i,n)=>{let s=r.get(i)??K(e10(i),ci);return r.set(i,s),s.get(ci(n))??[]};return i=>i.split("/").
flatMap((n,s,o)=>{let l=o.slice(0,s).join("/"),c=k.posix.join(l,n);return a(l,n).map(u=>k.posix.join(l,u)).flatMap(u=>u!==c&&t(u)?[[c,u]]:[])})}var jL=new Set([
"PATH_PROTECTED","PATH_OUTSIDE_REPO"]),_i=e10=>e10("HEAD")==="other"&&(e10("commondir")!==void 0||e10("objects")!==void 0&&e10("refs")!==void 0),ba=(e10,t)=>{if(CL.
test(e10)&&!ML.test(e10))return;let r=e10.split("/");for(let[a,i]of r.entries()){let n=Av(i),s=a===r.length-1;if(n===void 0||n==="HEAD"&&!s)continue;let o=r.slice(
0,a).join("/");if(o===""&&t.stat(".git"))continue;let l=PL(o,t);if(_i(c=>c===n?"other":l.get(c)))return RL(e10,o)}},us=e10=>({name:"PATH_PROTECTED",message:`${JSON.
stringify(e10)} is in a folder that git uses as a repository. Editplan never touches it. Leave it alone.`}),Ev=new Map(["HEAD","commondir","objects","refs"].map(
e10=>[e10.toUpperCase(),e10])),CL=/^[\x20-\x7e]*$/,ML=/head|commondir|objects|refs/i,Av=e10=>Ev.get(ci(e10).toUpperCase()),PL=(e10,{list:t,stat:r})=>{let a=new Map;
for(let i of[...Ev.values(),...t(e10)]){let n=Av(i),s=n===void 0?void 0:r(k.posix.join(e10,i));n===void 0||!s||a.get(n)==="other"||a.set(n,s.kind==="directory"?
"folder":"other")}return a},RL=(e10,t)=>({name:"PATH_PROTECTED",message:`With ${JSON.stringify(e10)}, git would use ${t===""?"the checkout":JSON.stringify(t)} a\
s a repository and run programs from its settings. Choose another name or another folder.`});import{core_text_utf8_cache$a as LL,core_text_utf8_cache$c as Tv,core_text_utf8_cache$g as zL,
core_text_utf8_cache$h as yi,core_text_utf8_cache$k as FL,core_text_utf8_cache$o as DL}from"./hook.js";import{core_text_splice$g as BL}from"./hook.js";var Jl=13,
cr=10,te=e10=>e10.includes("\r")?e10.replaceAll(`\r
`,`
`):e10,Kl=({bytes:e10})=>Tv(e10)?.hasCr??e10.includes(Jl);function ps(e10,t){let{bytes:r,encoding:a}=e10,i=yi(a);return Wt(r,t,cr,i)?fs(e10,t)?0:i:Wt(r,t,Jl,i)&&
Wt(r,t+i,cr,i)?2*i:0}function lt({bytes:e10,encoding:t,bom:r},a){let i=yi(t);return a-i<r||!Wt(e10,a-i,cr,i)?0:a-2*i>=r&&Wt(e10,a-2*i,Jl,i)?2*i:i}function fs({bytes:e10,
encoding:t,bom:r},a){let i=yi(t);return a-i>=r&&Wt(e10,a,cr,i)&&Wt(e10,a-i,Jl,i)}var ds=(e10,t)=>t<=e10.bom||lt(e10,t)>0;function _a(e10,t){let r=yi(e10.encoding);
for(let a=t-1;a>=e10.bom;){let i=e10.bytes.lastIndexOf(cr,a);if(i<e10.bom)break;if(Wt(e10.bytes,i,cr,r))return i+r;a=i-1}return e10.bom}function Tt(e10,t){let r=yi(
e10.encoding);for(let a=t;;){let i=e10.bytes.indexOf(cr,a);if(i<0)return e10.bytes.length;if(Wt(e10.bytes,i,cr,r))return i+r;a=i+1}}function wi({bytes:e10,encoding:t},r,a){
if(t==="utf8")return Tv(e10)?.countLf(r,a)??LL(e10.subarray(r,a));let i=0;for(let n=r;n<a;n+=2)i+=Wt(e10,n,cr,2)?1:0;return i}function ur(e10,t){let r=1,a=0;return t.
map(({start:i})=>(r+=wi(e10,a,i),a=i,r))}function Zl(e10){if(!Kl(e10))return(r,a)=>a;let t={start:0,end:-1,lineEnd:`
`};return(r,a)=>{if(!a.includes(`
`))return a;let i=e10.bytes.toString(e10.encoding,r.start,r.end).split(`
`);return i.length>1?UL(i,a.split(`
`)):((r.start<t.start||r.end>=t.end)&&(t=qL(e10,r)),a.replaceAll(`
`,t.lineEnd))}}function UL(e10,t){let r=e10.slice(0,-1).map(o=>o.endsWith("\r")?`\r
`:`
`),a=e10.map((o,l)=>r[l]===`\r
`?o.slice(0,-1):o),{tail:i}=BL(a,t,Math.min(a.length,t.length)-1),n=t.length-1,s=o=>o>=n-i?r[r.length-(n-o)]:r[Math.min(o,r.length-1)];return t.map((o,l)=>l<n?o+
s(l):o).join("")}function qL(e10,t){let r=_a(e10,t.start),a=Tt(e10,t.end),i=lt(e10,a)||lt(e10,r);return{start:r,end:a,lineEnd:i===2*yi(e10.encoding)?`\r
`:`
`}}var Wt=(e10,t,r,a)=>e10[t]===r&&(a===1||t%2===0&&e10[t+1]===0),WL=(e10,t)=>{let[r,a,i]=[0,0,e10.bom],n=t.indexOf(`\r
`);return s=>{let o=a;for(;n>=0&&r+(n-a)<s;)r+=n-a+1,a=n+2,n=t.indexOf(`\r
`,a);return a+=s-r,r=s,i+=GL(e10,t.slice(o,a)),i}},GL=({encoding:e10,valid:t},r)=>Buffer.byteLength(r,e10)-(t?0:2*(r.match(new RegExp("\\p{Surrogate}","gu"))?.length??
0)),hs=(e10,t)=>/\.mdx?$/i.test(e10)?t:t.split(/(\r\n|\n|\r)/).map((r,a)=>a%2===0?r.trimEnd():r).join("");function fh(e10,t){let{bytes:r,bom:a,encoding:i}=e10;if(t.
bom==="remove"&&a>0&&i==="utf16le")return;let n=FL(e10,a,r.length),s=Nv(n,t),o=s===n?r.subarray(a):VL(e10,s),l=t.bom==="add"||a>0&&t.bom!=="remove"?zL[i]:HL;return o&&
Buffer.concat([l,o])}var HL=Buffer.alloc(0),VL=({encoding:e10},t)=>e10==="utf8"?DL(t):Buffer.from(t,e10);function Nv(e10,{indent:t,line_ends:r,final_newline:a}){
let i=t?e10.replace(JL(t.from),s=>KL(s,t)):e10,n=r===void 0?i:i.replace(/\r?\n/g,r==="lf"?`
`:`\r
`);return a==="remove"?n.replace(/(?<!\n|\r(?=\n))(?:\r?\n)+$/,""):a===void 0||n===""||n.endsWith(`
`)?n:`${n}${r==="crlf"?`\r
`:/\r?\n/.exec(n)?.[0]??`
`}`}var JL=e10=>e10==="tab"?/^\t+/gm:new RegExp(`^(?: {${e10}})+`,"gm"),KL=(e10,{from:t,to:r})=>(r==="tab"?"	":" ".repeat(r)).repeat(t==="tab"?e10.length:e10.length/
t);import{core_text_utf8_cache$e as ZL,core_text_utf8_cache$i as YL,core_text_utf8_cache$l as XL}from"./hook.js";import{core_text_splice$c as Iv}from"./hook.js";
import{core_text_words$h as QL}from"./hook.js";function ms(e10,t){let r=[];for(let a of[...e10,...t].sort((i,n)=>i.first-n.first)){let i=r.at(-1);i&&a.first<=i.
last+1?r[r.length-1]={first:i.first,last:Math.max(i.last,a.last)}:a.first<=a.last&&r.push(a)}return r}var Xl=(e10,{first:t,last:r})=>e10.some(a=>a.first<=t&&r<=
a.last);function ez(e10,t){let r=[],a=[],i=1,n=0,s=o=>{for(let{first:l,last:c}of e10){let u={first:Math.max(l,i)+n,last:Math.min(c,o-1)+n};u.first<=u.last&&r.push(
u)}i=o};for(let o of t){let l=Math.max(1,o.oldStart);for(let c of o.lines){let u=c[0];u==="-"&&(s(l),i=l+1,n-=1),u==="+"&&(s(l),a.push({first:l+n,last:l+n}),n+=
1),(u===" "||u==="-")&&(l+=1)}}return s(Number.MAX_SAFE_INTEGER),ms(ms(r,[]),a)}function Ge(e10,{path:t,effects:r},a){let i=Ql(t,a);if(!i.ok)return i;let{path:n}=i,
s=Ll(n,{tool:e10,effects:r},a);if(s)return{ok:false,problem:s};let o=a.workspace.stat(n),l=o?void 0:Mv(n,a);if(l)return{ok:false,problem:l};let c,u,p=()=>c??=o&&
!o.broken?a.workspace.read(n):Buffer.alloc(0),f=()=>u??=ZL(p());return{ok:true,target:{path:n,stat:o,state:a.states.get(n),context:a,bytes:p,text:f}}}function ya(e10,t,{
context:r,checks:a}){let i=Ge(e10,t,r),n=i.ok?Je(i.target,a):void 0;return n?{ok:false,problem:n}:i}function Ql(e10,{workspace:t,policy:r}){let a=t.locate(e10);
if(a.ok||!jv.test(e10))return a;let i=(l,c)=>{let u=t.locate(l);return u.ok&&t.stat(u.path)?.kind===c&&!es(u.path,{workspace:t,policy:r})},n=e10.split(/[\\/]+/).
slice(-tz),s=n.map((l,c)=>n.slice(c).join("/")).filter(l=>!jv.test(l)).find(l=>i(l,"file")||l.includes("/")&&i(k.posix.dirname(l),"directory"));if(s===void 0)return a;
let o=`${a.problem.message} Did you mean ${s}?`;return{ok:false,problem:{...a.problem,message:o,suggestions:[s]}}}var jv=/^(?:[/~]|\.\.|[a-z]+:|$)|\\/i,tz=20;function Mv(e10,{
workspace:t,policy:r}){let a=ph(e10,t);if(a===void 0||es(a,{workspace:t,policy:r}))return;let i=`There is no file ${JSON.stringify(e10)}, whose name has a blank\
 at an end; there is ${JSON.stringify(a)}. Write that name, or make the other file with git first.`;return{...F("PATH_INVALID",i),suggestions:[a]}}function Je(e10,t){
for(let r of t){let a=r(e10);if(a)return a}}var et=({path:e10,stat:t,context:r})=>{if(t)return t.broken?zv(e10):void 0;let a=r.workspace.similar(e10).filter(s=>!es(
s,r)),i=a.length>0?` Did you mean ${a.join(" or ")}?`:"",n=/[*?{]/.test(e10)?" A path names one file: a pattern that names several belongs into glob, in a step \
that has it.":"";return{...F("FILE_NOT_FOUND",`There is no file ${e10}.${i}${n}`),suggestions:a}},ec=({path:e10,stat:t})=>{if(t?.kind==="directory")return F("IS\
_DIRECTORY",`${e10} is a folder. Name a file inside it.`);if(t?.kind==="device")return F("DEVICE_FILE",`${e10} is a device, pipe or socket. Name a regular file.`)},
tc=({path:e10,stat:t})=>t&&t.size>Iv?F("FILE_TOO_LARGE",`${e10} has ${t.size} bytes, over the limit of ${Iv}. Leave it out of the plan.`):void 0,Pv=e10=>{let t=e10.
text();if(!t.ok)return F("UNSUPPORTED_ENCODING",`${e10.path} is ${t.encoding}. Convert it to UTF-8 first.`)},rz=e10=>le(e10).valid?void 0:F("UNSUPPORTED_ENCODIN\
G",`${e10.path} is not valid UTF-8. Convert it to UTF-8 first.`),gs=[ec,tc],mt=[...gs,Pv],Yl=({show:e10},{call:t,plan:r})=>e10?t:r,Br=e10=>{let{path:t,stat:r,state:a,
context:i}=e10;if(!r||r.broken||nc(a)||i.options.reads==="auto"||i.needsNoRead)return;if(a){let s=Yl(i,{call:"Call Read on it with a range (offset and limit, or\
 pages), then repeat this call.",plan:"Add a Read step with a range (offset and limit, or pages) before this one, or set `reads: auto` under `options`."});return F(
"FILE_NOT_READ",`Only a part of ${t} that fits the budget was read. ${s}`)}let n=qr(t)!=="binary"&&Lv(e10)?Yl(i,{call:"Call Read on it, then repeat this call.",
plan:"Add a Read step before this one, or set `reads: auto` under `options`."}):Yl(i,{call:"It is binary, and no tool here changes it: leave it as it is.",plan:"\
It is binary, and cannot be read: set `reads: auto` under `options`."});return F("FILE_NOT_READ",`${t} was not read. ${n}`)},rc=({path:e10,state:t})=>t?.shown?F(
"FILE_NOT_READ",`Only ${Rv(t.shown)} of ${e10} were shown. Call Read for the other lines, then repeat this call; or change the shown lines by Edit.`):void 0;function ac(e10,t){
let r=t.flatMap(({start:i,end:n})=>[i,Math.max(i,n-1)].map(s=>({start:s,end:s}))),a=ur(e10,r);return t.map((i,n)=>({first:a[2*n]??1,last:a[2*n+1]??1}))}var ic=({
path:e10,state:t},r)=>{let a=t?.shown&&r().find(s=>!Xl(t.shown??[],s));if(!a)return;let i=Math.max(1,a.first-Cv),n=`Call Read on it with offset ${i} and limit ${a.
last+Cv+1-i}, then repeat this call.`;return F("FILE_NOT_READ",`The edit changes ${Rv([a])} of ${e10}, which no Read showed. ${n}`)},Cv=20,Rv=e10=>e10.length===
0?"no whole line":`lines ${e10.map(({first:t,last:r})=>t===r?t:`${t}\u2013${r}`).join(", ")}`,dh=e10=>nc(e10.state)||Lv(e10)?void 0:F("IS_BINARY",`${e10.path} i\
s binary. ${Yl(e10.context,{call:"Leave it as it is.",plan:"Leave it as it is, or replace it by a Write with content_base64."})}`),Lv=e10=>{let t=qr(e10.path);return t===
"image"||t==="pdf"||!YL(e10.bytes())},pr=e10=>{let{path:t,stat:r,state:a}=e10;if(!r||r.broken||!nc(a))return;let i=a.content!==void 0&&!a.content.equals(e10.bytes()),
n=a.content===void 0||!iz(a);if(!(!i&&!(n&&r.modified>a.timestamp)))return F("FILE_MODIFIED",`${t} was changed since it was read. Read it again and make the edi\
t against that.`)},vi=[...gs,Br,pr],gt=({path:e10,stat:t})=>t?.link?zv(e10):void 0,Ur=({stat:e10,state:t,context:r})=>e10&&!e10.broken&&!nc(t)&&r.options.reads===
"auto"&&!r.needsNoRead?{reads:"auto"}:{};function le(e10){let t=e10.text();if(!t.ok)throw new TypeError(`${e10.path}: ${t.encoding} passed the encoding check`);
return t.file}var F=(e10,t)=>({name:e10,message:QL(H(t))}),wa=({path:e10,opened:t,text:r},{policy:a})=>a.secrets(e10,r)?.then(i=>{let n=i&&t.ok?az(t.target):void 0;
return n===void 0?i:a.secrets(e10,r,{before:n})}),az=e10=>e10.stat&&!Je(e10,[...mt,Br,rc])?XL(le(e10)):void 0,$i=(e10,t)=>e10?e10.then(r=>r?{ok:false,problem:r}:
t()):t(),B=(e10,t)=>({ok:false,problem:F(e10,t)}),zv=e10=>F("SYMLINK",`${e10} is a symbolic link. Name the file that it points to.`),nc=e10=>e10!==void 0&&!e10.
isPartialView,iz=({offset:e10,limit:t})=>(e10??1)<=1&&t===void 0;function qr(e10){let t=k.posix.extname(e10).slice(1),r=t.toLowerCase();return sz.has(r)?"binary":
nz.has(r)?"image":r==="pdf"?"pdf":t==="ipynb"?"notebook":"text"}var nz=new Set(["png","jpg","jpeg","gif","webp"]),sz=new Set("7z a ai app avi bin blend bmp bz2 \
class dat data db deb dll doc docx dylib eot eps exe fig fla flac gz ico idx iso jar lib mdb mov mp3 mp4 msi node o obj odt ogg otf pptx psd pyc pyo rar rlib rp\
m sketch so sqlite sqlite3 swf tar tgz tiff ttf wasm wav webm woff woff2 xd xlsx xz z zip".split(" "));import{core_text_utf8_cache$b as oz,core_text_utf8_cache$e as lz,
core_text_utf8_cache$h as cz,core_text_utf8_cache$k as Fv}from"./hook.js";import{core_text_splice$a as uz,core_text_splice$c as Dv,core_text_splice$d as Uv,core_text_splice$e as pz}from"./hook.js";
function va(e10,t){let r=[],a=0,i=0,n=0,s=1;for(let o of dz(e10,fz(e10,t))){s+=wi(e10,n,o.start),n=o.start;let l=hz(e10,o);if(!l)return;let c={oldStart:s,newStart:s+
a-i},u=fa(l.lines,l.changes,c);for(let p of u.structuredPatch)r.push(p);a+=u.insertions,i+=u.deletions}return{structuredPatch:r,insertions:a,deletions:i}}function fz(e10,t){
let r=[];for(let a of t){let i=r.at(-1);i&&a.start<=i.end?(i.splices.push(a),a.end>=i.end&&(i.end=Tt(e10,a.end))):r.push({start:qv(e10,a.start),end:Tt(e10,a.end),
splices:[a]})}return r}function dz(e10,t){let r=[];for(let a of t){let{start:i,end:n}=a;for(let o=0;o<3;o+=1)i=qv(e10,i-cz(e10.encoding)),n=Tt(e10,n);let s=r.at(
-1);s&&i<=s.end?(s.blocks.push(a),s.end=n):r.push({start:i,end:n,blocks:[a]})}return r}function qv(e10,t){let r=_a(e10,t);return r<=e10.bom?0:r}var Bv=2**28;function hz(e10,t){
if(t.end-t.start>Bv)return;let r=[],a=[],i=(s,o)=>{let l=Ye(Fv(e10,s,o));for(let c of l)r.push(c);return l},n=t.start;for(let{start:s,end:o,splices:l}of t.blocks){
i(n,s);let c=r.length,u=i(s,o),p=l.map(m=>({...m,start:m.start-s,end:m.end-s})),f=e10.bytes.subarray(s,o);if(Uv(f,p)>Bv)return;let d=uz(f,p),b=Ye(Fv({...e10,bytes:d,
valid:false},0,d.length));for(let m of Xe(u,b))a.push({...m,at:m.at+c});n=o}return i(n,t.end),{lines:r,changes:a}}function fr(e10,t,r,{mode:a=e10.stat?.mode??420,
executable:i,binary:n=false,whole:s=false,asIs:o=false}={}){let{path:l,stat:c,context:u}=e10;if(c&&a===c.mode&&r.every(h=>pz(t.bytes,h)))return B("NO_CHANGE",`${l}\
 already has this content. Leave the edit out.`);if(Uv(t.bytes,r)>Dv)return B("FILE_TOO_LARGE",`${l} would grow over ${Dv} bytes.`);let p=oz(t,r),f=c||o?void 0:
u.workspace.made?.(l,p);if(f?.ok===false)return f;let d=f?.bytes??p,b=n?dr:d===p?va(t,r):mz(d);if(!b)return B("LIMIT_EXCEEDED",`${l} has lines too long to be co\
mpared.`);let m=c?t.bytes:void 0,w=s&&li(d)!==void 0;if(sc(e10)&&!w&&!t.bytes.equals(d))return{ok:false,problem:oc(l)};let x=u.policy.configuration(l,m,d);return x?
{ok:false,problem:x}:{ok:true,change:{path:l,before:m,after:d,mode:a,modeBefore:c?.mode,...i!==void 0&&{executable:i},...b}}}function mz(e10){let t=lz(e10);if(!t.
ok)return dr;let r=[{start:0,end:0,replacement:e10}];return va({...t.file,bytes:Buffer.alloc(0),bom:0},r)}var sc=({stat:e10,bytes:t})=>e10!==void 0&&li(t())!==void 0,
oc=e10=>F("LFS_POINTER",`${e10} is a pointer of Git LFS, and its content is not here. Fetch it with \`git lfs install\` and \`git lfs pull\`. To put another content\
 of Git LFS in its place, Write its whole pointer; to take the file out of Git LFS, Delete it, then Write it.`),dr={structuredPatch:[],insertions:0,deletions:0},
lc=e10=>({insertions:e10.reduce((t,{insertions:r=0})=>t+r,0),deletions:e10.reduce((t,{deletions:r=0})=>t+r,0)}),hh=(e10,t)=>t===void 0||t===(e10&64)>0?e10:t?e10|
(e10&292)>>2:e10&-74,ct=(e10,t=0)=>({content:e10,timestamp:t,offset:void 0,limit:void 0,isPartialView:false});function bs(e10,t){let[r,a]=[e10.split(`
`),t.split(`
`)];if(r.length-a.length<gz)return[];let i=new Set(r.map(n=>n.trim()));return a.flatMap((n,s)=>Wv(n)&&!i.has(n.trim())?[s+1]:[])}var gz=10;function Wv(e10){if(e10.
length>bz)return false;let[,t=""]=_z.exec(e10.trim())??[];return kz.test(t.trim())}var bz=200,_z=/^(?:\/\/+|\/\*+|#+|--+|;+|%+|'|"""|<!--|\{\/\*|\(\*|\*|REM\b|\{#)\s*(.*?)\s*(?:\*\/\}?|-->|\*\)|"""|#\})?$/i,
cc=String.raw`(?:\.{3,}|…)`,yz=String.raw`(?:\(?(?:the )?(?:rest|remainder|remaining|existing|previous|original|other|unchanged|same)\b[\w ,'’()/-]{0,60})`,
Gv="(?: (?:is|stays|remains))?(?: (?:the )?(?:same|unchanged|as (?:is|before)|as it (?:is|was)))",wz="(?:code|file|files|functions?|methods?|class|classes|compo\
nent|module|imports?|implementation|contents?|body|script|document|section|config(?:uration)?|tests?|page|template|styles?|markup|props|logic|text|lines?)",vz=String.
raw`(?:\(?(?:the )?(?:rest|remainder|remaining|existing|previous|original|other|unchanged|same)(?: [\w'’-]+){0,4} ${wz}(?: [\w'’()-]+){0,4})`,$z=String.raw`(?:(?:the )?(?:rest|remainder)(?: of (?:the|this|your) [\w ]{1,30}?)?${Gv})`,
kz=new RegExp(`^(?:${cc}\\s*${yz}?\\s*${cc}?|${vz}\\s*${cc}|${$z}\\s*${cc}?|(?:existing|remaining|previous|other) (?:code|methods?|functions?|imports?|content|i\
mplementation)(?: here|${Gv}))$`,"i");import{empty$d as xz}from"./hook.js";var Hv,Sz=class{constructor(){this._map=new WeakMap,this._idmap=new Map}add(e10,...t){
let r=t[0];return this._map.set(e10,r),r&&typeof r=="object"&&"id"in r&&this._idmap.set(r.id,e10),this}clear(){return this._map=new WeakMap,this._idmap=new Map,
this}remove(e10){let t=this._map.get(e10);return t&&typeof t=="object"&&"id"in t&&this._idmap.delete(t.id),this._map.delete(e10),this}get(e10){let t=e10._zod.parent;
if(t){let r={...this.get(t)??{}};delete r.id;let a={...r,...this._map.get(e10)};return Object.keys(a).length?a:void 0}return this._map.get(e10)}has(e10){return this.
_map.has(e10)}};function Oz(){return new Sz}(Hv=globalThis).__zod_globalRegistry??(Hv.__zod_globalRegistry=Oz());var xi=globalThis.__zod_globalRegistry,V={};xz(
V,{BIGINT_FORMAT_RANGES:()=>P$,CONSTANT_CATCH:()=>q$,Class:()=>oF,NUMBER_FORMAT_RANGES:()=>jh,aborted:()=>bt,allowsEval:()=>j$,assert:()=>Mz,assertEqual:()=>Tz,
assertIs:()=>jz,assertNever:()=>Cz,assertNotEqual:()=>Nz,assignProp:()=>Nt,attachSchema:()=>yc,base64ToUint8Array:()=>F$,base64urlToUint8Array:()=>aF,cached:()=>$s,
captureStackTrace:()=>Nh,cleanEnum:()=>rF,cleanRegex:()=>Ic,clone:()=>_r,cloneDef:()=>zz,codePointLength:()=>Mc,constantCatch:()=>dF,createTransparentProxy:()=>Hz,
defineLazy:()=>E$,defineLazyInternal:()=>Z,derived:()=>lF,esc:()=>N$,escapeRegex:()=>Ea,explicitlyAborted:()=>L$,extend:()=>Kz,finalizeIssue:()=>gr,floatSafeRemainder:()=>O$,
getElementAtPath:()=>Fz,getEnumValues:()=>bc,getLengthableOrigin:()=>Pc,getParsedType:()=>Wz,getSizableOrigin:()=>eF,hexToUint8Array:()=>nF,hide:()=>U$,installLazyProp:()=>fF,
isObject:()=>Si,isPlainObject:()=>Oa,issue:()=>wc,joinValues:()=>yh,jsonStringifyReplacer:()=>_c,members:()=>B$,merge:()=>Yz,mergeDefs:()=>br,normalizeParams:()=>z,
nullish:()=>S$,numKeys:()=>qz,objectClone:()=>Rz,omit:()=>Jz,optionalKeys:()=>M$,own:()=>Aa,parsedType:()=>z$,partial:()=>Xz,pick:()=>Vz,prefixIssues:()=>hr,primitiveTypes:()=>Gz,
promiseAllObject:()=>Dz,propertyKeyTypes:()=>C$,randomString:()=>Bz,rawShape:()=>jc,required:()=>Qz,safeExtend:()=>Zz,shallowClone:()=>Uz,sizeCaps:()=>wh,slugify:()=>I$,
stringifyPrimitive:()=>Ih,toZod:()=>Iz,uint8ArrayToBase64:()=>D$,uint8ArrayToBase64url:()=>iF,uint8ArrayToHex:()=>sF,unwrapMessage:()=>ki});var Vv,Ez=Object.freeze(
{status:"aborted"}),mh={value:void 0,enumerable:false},Jv="captureStackTrace"in Error?Error:null;function Az(e10){let t=Jv;if(t){let r=t.stackTraceLimit;if(typeof r==
"number"){try{t.stackTraceLimit=0}catch{return Jv=null,new e10}try{return new e10}finally{t.stackTraceLimit=r}}}return new e10}function S(e10,t,r,a){let i={};function n(f){
this.def=f,this.constr=p,this.traits=new Set}n.prototype=i;let s=r,o=s&&new WeakSet;function l(f,d){if(f._zod){if(f._zod.traits.has(e10))return}else{mh.value=new n(
d);try{Object.defineProperty(f,"_zod",mh)}finally{mh.value=void 0}}if(f._zod.traits.add(e10),t(f,d),o){let m=Object.getPrototypeOf(f),w=f._zod.constr.prototype,
x=m;for(;x&&x!==w;)x=Object.getPrototypeOf(x);let h=x??m;o.has(h)||(o.add(h),B$(h,s))}let b=p.prototype;for(let m in b)Object.prototype.hasOwnProperty.call(b,m)&&
(m in f||(f[m]=b[m].bind(f)))}let c=a?.Parent??Object;class u extends c{}Object.defineProperty(u,"name",{value:e10});function p(f){let d=a?.Parent?Az(u):this;l(
d,f);let b=d._zod.deferred;if(b){for(let w of b)w();d._zod.deferred=void 0}let m=globalThis.__zod_globalConfig?.postProcessor;return m&&m(d),d}return Object.defineProperty(
p,"init",{value:l}),Object.defineProperty(p,Symbol.hasInstance,{value:f=>a?.Parent&&f instanceof a.Parent?true:f?._zod?.traits?.has(e10)}),Object.defineProperty(
p,"name",{value:e10}),p}var $a=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}},x$=class extends Error{constructor(e10){
super(`Encountered unidirectional transform during encode: ${e10}`),this.name="ZodEncodeError"}};(Vv=globalThis).__zod_globalConfig??(Vv.__zod_globalConfig={});
var _t=globalThis.__zod_globalConfig;function Gt(e10){return e10&&Object.assign(_t,e10),_t}function Tz(e10){return e10}function Nz(e10){return e10}function Iz(){
return e10=>e10}function jz(e10){}function Cz(e10){throw new Error("Unexpected value in exhaustive check")}function Mz(e10){}function bc(e10){let t=Object.values(
e10).filter(r=>typeof r=="number");return Object.entries(e10).filter(([r,a])=>t.indexOf(+r)===-1).map(([r,a])=>a)}function yh(e10,t="|"){return e10.map(r=>Ih(r)).
join(t)}function _c(e10,t){return typeof t=="bigint"?t.toString():t}var Pz=class{constructor(e10){this._getter=e10,this._value=void 0}get value(){let e10=this._getter;
return e10!==void 0&&(this._value=e10(),this._getter=void 0),this._value}};function $s(e10){return new Pz(e10)}function S$(e10){return e10==null}function Ic(e10){
let t=e10.startsWith("^")?1:0,r=e10.endsWith("$")?e10.length-1:e10.length;return e10.slice(t,r)}function O$(e10,t){let r=e10/t,a=Math.round(r),i=4*Number.EPSILON*
Math.max(Math.abs(r),1);return Math.abs(r-a)<i?0:r-a}var Kv=Symbol("evaluating");function E$(e10,t,r){let a;Object.defineProperty(e10,t,{get(){if(a!==Kv)return a===
void 0&&(a=Kv,a=r()),a},set(i){Object.defineProperty(e10,t,{value:i})},configurable:true})}function Rz(e10){return Object.create(Object.getPrototypeOf(e10),Object.
getOwnPropertyDescriptors(e10))}function Nt(e10,t,r){Object.defineProperty(e10,t,{value:r,writable:true,enumerable:true,configurable:true})}function jc(e10){let t=Object.
getOwnPropertyDescriptor(e10,"shape");return t?.get?t.get.raw:t?.value}function mr(e10){return jc(e10._zod.def)??e10._zod.def.shape}function A$(e10,t,r){Object.
defineProperty(e10,t,{get(){let a=r();return Nt(this,t,a),a},enumerable:true,configurable:true})}function T$(e10,t,r){t in e10?Nt(e10,t,r):e10[t]=r}function Sa(e10,t,r,a){
let i=mr(t);for(let n of r){let s=Object.getOwnPropertyDescriptor(i,n);s.enumerable&&(s.get?A$(e10,n,()=>{let o=t._zod.def.shape[n];return a?a(o,n):o}):T$(e10,n,
a?a(s.value,n):s.value))}}function Lz(e10,t){for(let r of Reflect.ownKeys(t)){let a=Object.getOwnPropertyDescriptor(t,r);a.enumerable&&(a.get?A$(e10,r,()=>t[r]):
T$(e10,r,a.value))}}function br(...e10){let t={};for(let r of e10){let a=Object.getOwnPropertyDescriptors(r);Object.assign(t,a)}return Object.defineProperties({},
t)}function zz(e10){return br(e10._zod.def)}function Fz(e10,t){return t?t.reduce((r,a)=>r?.[a],e10):e10}function Dz(e10){let t=Object.keys(e10),r=t.map(a=>e10[a]);
return Promise.all(r).then(a=>{let i={};for(let n=0;n<t.length;n++)i[t[n]]=a[n];return i})}function Bz(e10=10){let t="abcdefghijklmnopqrstuvwxyz",r="";for(let a=0;a<
e10;a++)r+=t[Math.floor(Math.random()*t.length)];return r}function N$(e10){return JSON.stringify(e10)}function I$(e10){return e10.toLowerCase().trim().replace(/[^\w\s-]/g,
"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}var Nh="captureStackTrace"in Error?Error.captureStackTrace:(...e10)=>{};function Si(e10){return typeof e10=="\
object"&&e10!==null&&!Array.isArray(e10)}var j$=$s(()=>{if(_t.jitless||typeof navigator<"u"&&navigator?.userAgent?.includes("Cloudflare"))return false;try{let e10=Function;
return new e10(""),true}catch{return false}});function Oa(e10){if(Si(e10)===false)return false;let t=e10.constructor;if(t===void 0||typeof t!="function")return true;
let r=t.prototype;return!(Si(r)===false||Object.prototype.hasOwnProperty.call(r,"isPrototypeOf")===false)}function Uz(e10){return Oa(e10)?{...e10}:Array.isArray(
e10)?[...e10]:e10 instanceof Map?new Map(e10):e10 instanceof Set?new Set(e10):e10}function qz(e10){let t=0;for(let r in e10)Object.prototype.hasOwnProperty.call(
e10,r)&&t++;return t}var Wz=e10=>{let t=typeof e10;switch(t){case"undefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(e10)?
"nan":"number";case"boolean":return"boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(
e10)?"array":e10===null?"null":e10.then&&typeof e10.then=="function"&&e10.catch&&typeof e10.catch=="function"?"promise":typeof Map<"u"&&e10 instanceof Map?"map":
typeof Set<"u"&&e10 instanceof Set?"set":typeof Date<"u"&&e10 instanceof Date?"date":typeof File<"u"&&e10 instanceof File?"file":"object";default:throw new Error(
`Unknown data type: ${t}`)}},C$=new Set(["string","number","symbol"]),Gz=new Set(["string","number","bigint","boolean","symbol","undefined"]);function Ea(e10){return e10.
replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function _r(e10,t,r){let a=new e10._zod.constr(t??e10._zod.def);return(!t||r?.parent)&&(a._zod.parent=e10),a}function z(e10){
let t=e10;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)throw new Error("Cannot specify both `message` a\
nd `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,error:()=>t.error}:t}function Hz(e10){let t;return new Proxy({},{get(r,a,i){
return t??(t=e10()),Reflect.get(t,a,i)},set(r,a,i,n){return t??(t=e10()),Reflect.set(t,a,i,n)},has(r,a){return t??(t=e10()),Reflect.has(t,a)},deleteProperty(r,a){
return t??(t=e10()),Reflect.deleteProperty(t,a)},ownKeys(r){return t??(t=e10()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(r,a){return t??(t=e10()),Reflect.getOwnPropertyDescriptor(
t,a)},defineProperty(r,a,i){return t??(t=e10()),Reflect.defineProperty(t,a,i)}})}function Ih(e10){return typeof e10=="bigint"?e10.toString()+"n":typeof e10=="st\
ring"?`"${e10}"`:`${e10}`}function M$(e10){return Object.keys(e10).filter(t=>e10[t]._zod.optin!==void 0&&e10[t]._zod.optout==="optional")}var jh={safeint:[Number.
MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.
MAX_VALUE,Number.MAX_VALUE]},P$={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]};function Vz(e10,t){
let r=e10._zod.def,a=r.checks;if(a&&a.length>0)throw new Error(".pick() cannot be used on object schemas containing refinements");let i={};return Sa(i,e10,Cc(e10,
t)),_r(e10,br(r,{shape:i,checks:[]}))}function Cc(e10,t){let r=mr(e10),a=[];for(let i of Reflect.ownKeys(t)){if(!Object.getOwnPropertyDescriptor(r,i)?.enumerable)
throw new Error(`Unrecognized key: "${String(i)}"`);t[i]&&a.push(i)}return a}function Jz(e10,t){let r=e10._zod.def,a=r.checks;if(a&&a.length>0)throw new Error("\
.omit() cannot be used on object schemas containing refinements");let i=new Set(Cc(e10,t)),n={};return Sa(n,e10,Reflect.ownKeys(mr(e10)).filter(s=>!i.has(s))),_r(
e10,br(r,{shape:n,checks:[]}))}function Kz(e10,t){if(!Oa(t))throw new Error("Invalid input to extend: expected a plain object");let r=e10._zod.def.checks;if(r&&
r.length>0){let a=mr(e10);for(let i of Reflect.ownKeys(t))if(Object.getOwnPropertyDescriptor(a,i)!==void 0)throw new Error("Cannot overwrite keys on object sche\
mas containing refinements. Use `.safeExtend()` instead.")}return _r(e10,br(e10._zod.def,{shape:R$(e10,t)}))}function R$(e10,t){let r={};return Sa(r,e10,Reflect.
ownKeys(mr(e10))),Lz(r,t),r}function Zz(e10,t){if(!Oa(t))throw new Error("Invalid input to safeExtend: expected a plain object");return _r(e10,br(e10._zod.def,{
shape:R$(e10,t)}))}function Yz(e10,t){if(!t?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend(\
)`.");if(e10._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");let r={};Sa(
r,e10,Reflect.ownKeys(mr(e10))),Sa(r,t,Reflect.ownKeys(mr(t)));let a=br(e10._zod.def,{shape:r,get catchall(){return t._zod.def.catchall},checks:t._zod.def.checks??
[]});return _r(e10,a)}function Xz(e10,t,r,a="partial"){let i=t._zod.def.checks;if(i&&i.length>0)throw new Error(`.${a}() cannot be used on object schemas contai\
ning refinements`);let n=r?new Set(Cc(t,r)):void 0,s={};return Sa(s,t,Reflect.ownKeys(mr(t)),e10&&((o,l)=>n&&!n.has(l)?o:new e10({type:"optional",innerType:o}))),
_r(t,br(t._zod.def,{shape:s,checks:[]}))}function Qz(e10,t,r){let a=r?new Set(Cc(t,r)):void 0,i={};return Sa(i,t,Reflect.ownKeys(mr(t)),(n,s)=>a&&!a.has(s)?n:new e10(
{type:"nonoptional",innerType:n})),_r(t,br(t._zod.def,{shape:i}))}function bt(e10,t=0){if(e10.aborted===true)return true;for(let r=t;r<e10.issues.length;r++)if(e10.
issues[r]?.continue!==true)return true;return false}function L$(e10,t=0){if(e10.aborted===true)return true;for(let r=t;r<e10.issues.length;r++)if(e10.issues[r]?.
continue===false)return true;return false}function hr(e10,t){return t.map(r=>{var a;return(a=r).path??(a.path=[]),r.path.unshift(e10),r})}function ki(e10){return typeof e10==
"string"?e10:e10?.message}function wh(e10){let t=[];for(let r of e10??[]){let a=r._zod.def;if(!/_(length|size)$|_equals$/.test(a.check))break;let i=a.maximum??a.
length??a.size;i>=0&&t.push([i,r])}return t}function yc(e10,t,r){var a;for(let i=t;i<e10.length;i++)(a=e10[i]).schema??(a.schema=r)}function gr(e10,t,r){var a;let i=e10.
inst?._zod?.traits;i?.has("$ZodType")&&(i.has("$ZodCheck")?(a=e10).schema??(a.schema=e10.inst):e10.schema=e10.inst);let n=e10.schema!==e10.inst?e10.schema?._zod.
def?.error:void 0,s=e10.message?e10.message:ki(e10.inst?._zod.def?.error?.(e10))??ki(n?.(e10))??ki(t?.error?.(e10))??ki(r.customError?.(e10))??ki(r.localeError?.(
e10))??"Invalid input",o={};for(let l of Object.keys(e10))l==="inst"||l==="schema"||l==="continue"||l==="input"||l==="__proto__"||(o[l]=e10[l]);return o.path??(o.
path=[]),o.message=s,t?.reportInput&&(o.input=e10.input),o}function eF(e10){return e10 instanceof Set?"set":e10 instanceof Map?"map":e10 instanceof File?"file":
"unknown"}var tF=/[\uD800-\uDBFF]/;function Mc(e10){let t=e10.length;if(!tF.test(e10))return t;let r=t;for(let a=0;a<t-1;a++)(e10.charCodeAt(a)&64512)===55296&&
(e10.charCodeAt(a+1)&64512)===56320&&(r--,a++);return r}function Pc(e10){return Array.isArray(e10)?"array":typeof e10=="string"?"string":"unknown"}function z$(e10){
let t=typeof e10;switch(t){case"number":return Number.isNaN(e10)?"nan":"number";case"object":{if(e10===null)return"null";if(Array.isArray(e10))return"array";let r=e10;
if(r&&Object.getPrototypeOf(r)!==Object.prototype&&"constructor"in r&&r.constructor)return r.constructor.name}}return t}function wc(...e10){let[t,r,a]=e10;return typeof t==
"string"?{message:t,code:"custom",input:r,inst:a}:{...t}}function rF(e10){return Object.entries(e10).filter(([t,r])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}
function F$(e10){let t=atob(e10),r=new Uint8Array(t.length);for(let a=0;a<t.length;a++)r[a]=t.charCodeAt(a);return r}function D$(e10){let t="";for(let r=0;r<e10.
length;r++)t+=String.fromCharCode(e10[r]);return btoa(t)}function aF(e10){let t=e10.replace(/-/g,"+").replace(/_/g,"/"),r="=".repeat((4-t.length%4)%4);return F$(
t+r)}function iF(e10){return D$(e10).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function nF(e10){let t=e10.replace(/^0x/,"");if(t.length%2!==0)throw new Error(
"Invalid hex string length");let r=new Uint8Array(t.length/2);for(let a=0;a<t.length;a+=2)r[a/2]=Number.parseInt(t.slice(a,a+2),16);return r}function sF(e10){return Array.
from(e10).map(t=>t.toString(16).padStart(2,"0")).join("")}var oF=class{constructor(...e10){}};function B$(e10,t){for(let r in t){let a=Object.getOwnPropertyDescriptor(
t,r);a.get?Object.defineProperty(e10,r,{...a,enumerable:false}):cF(e10,r,a.value)}}function Aa(e10,t,r,a=true){return Object.defineProperty(e10,t,{configurable:true,
writable:true,enumerable:a,value:r}),r}function U$(e10,t,r){return Aa(e10,t,r,false)}function lF(e10,t){for(let r in e10){let a=e10[r];Object.defineProperty(t,r,
{configurable:true,enumerable:true,get(){return Aa(this,r,a(this))},set(i){Aa(this,r,i)}})}return t}function cF(e10,t,r){Object.defineProperty(e10,t,{configurable:true,
get(){return this==null?r:Aa(this,t,r.bind(this))},set(a){Aa(this,t,a)}})}function uF(e10,t){let r=Object.getPrototypeOf(e10);return t in r?void 0:r}var gh,Wr=false,
pF={configurable:true,get(){Wr=true}};function Z(e10,t,r){let a=Object.getPrototypeOf(e10._zod);if(t in a&&gh!==e10._zod){gh=void 0;return}gh=e10._zod,Object.defineProperty(
a,t,{configurable:true,get(){Object.defineProperty(this,t,pF);let i=Wr;Wr=false;try{let n=r(this);return Wr?delete this[t]:Object.defineProperty(this,t,{configurable:true,
writable:true,value:n}),Wr=Wr||i,n}catch(n){throw delete this[t],Wr=Wr||i,n}},set(i){Object.defineProperty(this,t,{configurable:true,writable:true,value:i})}})}
function fF(e10,t,r,a){let i=uF(e10,t);i&&Object.defineProperty(i,t,{configurable:true,get(){let n={configurable:true,writable:true,enumerable:a,value:void 0};return Object.
defineProperty(this,t,n),n.value=r(this),Object.defineProperty(this,t,n),n.value},set(n){Object.defineProperty(this,t,{configurable:true,writable:true,enumerable:a,
value:n})}})}var q$="~constantCatch";function dF(e10){let t=()=>e10;return t[q$]=true,t}var hF=/^[cC][0-9a-z]{6,}$/,mF=/^[0-9a-z]+$/,gF=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
bF=/^[0-9a-vA-V]{20}$/,_F=/^[A-Za-z0-9]{27}$/,yF=/^[a-zA-Z0-9_-]{21}$/;function wF(e10){return new RegExp(`^[a-zA-Z0-9_-]{${e10}}$`)}var vF=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,
$F=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,Zv=e10=>e10?new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e10}[0-9a-fA-F]{3\
}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
kF=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,xF="^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional\
_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";function SF(){return new RegExp(xF,"u")}var OF=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
EF=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
AF=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,TF=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
NF=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,IF=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,jF=/^https?$/,CF=/^\+[1-9]\d{6,14}$/,
W$="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1\
-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";function MF(e10){return new RegExp(`^${e10}$`)}var PF=MF(W$);function vh(e10){let t="(?:[01]\\d|2[0-3]):[0-5]\\d";
return typeof e10.precision=="number"?e10.precision===-1?`${t}`:e10.precision===0?`${t}:[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e10.precision}}`:e10.seconds?`${t}:[0-5\
]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function RF(e10){return new RegExp(`^${vh(e10)}$`)}function LF(e10){let t=["Z"];e10.offset&&t.push("([+-](?:[\
01]\\d|2[0-3]):[0-5]\\d)");let r=`${vh({precision:e10.precision,seconds:true})}(?:${t.join("|")})`,a=e10.local?`${r}|${vh({precision:e10.precision})}`:r;return new RegExp(
`^${W$}T(?:${a})$`)}var zF=/^[\s\S]{0,}$/,FF=/^-?\d+n?$/,DF=/^-?\d+$/,Ch=/^-?\d+(?:\.\d+)?$/,BF=/^(?:true|false)$/i,UF=/^null$/i,qF=/^undefined$/i,WF=/^[^A-Z]*$/,
GF=/^[^a-z]*$/,tt=S("$ZodCheck",(e10,t)=>{var r;e10._zod??(e10._zod={}),e10._zod.def=t,(r=e10._zod).onattach??(r.onattach=[])}),Mh=e10=>{let t=e10.value;return!S$(
t)&&t.length!==void 0},vc={number:"number",bigint:"bigint",object:"date"},G$=S("$ZodCheckLessThan",(e10,t)=>{tt.init(e10,t);let r=vc[typeof t.value];e10._zod.check=
a=>{(t.inclusive?a.value<=t.value:a.value<t.value)||a.issues.push({origin:vc[typeof a.value]??r,code:"too_big",maximum:typeof t.value=="object"?t.value.getTime():
t.value,input:a.value,inclusive:t.inclusive,inst:e10,continue:!t.abort})}}),H$=S("$ZodCheckGreaterThan",(e10,t)=>{tt.init(e10,t);let r=vc[typeof t.value];e10._zod.
check=a=>{(t.inclusive?a.value>=t.value:a.value>t.value)||a.issues.push({origin:vc[typeof a.value]??r,code:"too_small",minimum:typeof t.value=="object"?t.value.
getTime():t.value,input:a.value,inclusive:t.inclusive,inst:e10,continue:!t.abort})}}),HF=S("$ZodCheckMultipleOf",(e10,t)=>{tt.init(e10,t),e10._zod.check=r=>{if(typeof r.
value!=typeof t.value)throw new Error("Cannot mix number and bigint in multiple_of check.");(typeof r.value=="bigint"?t.value!==BigInt(0)&&r.value%t.value===BigInt(
0):O$(r.value,t.value)===0)||r.issues.push({origin:typeof r.value,code:"not_multiple_of",divisor:t.value,input:r.value,inst:e10,continue:!t.abort})}}),VF=S("$Zo\
dCheckNumberFormat",(e10,t)=>{tt.init(e10,t),t.format=t.format||"float64";let r=t.format?.includes("int"),a=r?"int":"number",[i,n]=jh[t.format];e10._zod.check=s=>{
let o=s.value;if(r){if(!Number.isInteger(o)){s.issues.push({expected:a,format:t.format,code:"invalid_type",continue:false,input:o,inst:e10});return}if(!Number.isSafeInteger(
o)){o>0?s.issues.push({input:o,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e10,origin:a,inclusive:true,
continue:!t.abort}):s.issues.push({input:o,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e10,origin:a,
inclusive:true,continue:!t.abort});return}}o<i&&s.issues.push({origin:"number",input:o,code:"too_small",minimum:i,inclusive:true,inst:e10,continue:!t.abort}),o>
n&&s.issues.push({origin:"number",input:o,code:"too_big",maximum:n,inclusive:true,inst:e10,continue:!t.abort})}}),JF=S("$ZodCheckMaxLength",(e10,t)=>{var r;tt.init(
e10,t),(r=e10._zod.def).when??(r.when=Mh),e10._zod.check=a=>{let i=a.value,n=i.length;if((typeof i=="string"&&n>t.maximum?Mc(i):n)<=t.maximum)return;let s=Pc(i);
a.issues.push({origin:s,code:"too_big",maximum:t.maximum,inclusive:true,input:i,inst:e10,continue:!t.abort})}}),KF=S("$ZodCheckMinLength",(e10,t)=>{var r;tt.init(
e10,t),(r=e10._zod.def).when??(r.when=Mh),e10._zod.check=a=>{let i=a.value,n=i.length;if((typeof i=="string"&&n>=t.minimum&&n<t.minimum*2?Mc(i):n)>=t.minimum)return;
let s=Pc(i);a.issues.push({origin:s,code:"too_small",minimum:t.minimum,inclusive:true,input:i,inst:e10,continue:!t.abort})}}),ZF=S("$ZodCheckLengthEquals",(e10,t)=>{
var r;tt.init(e10,t),(r=e10._zod.def).when??(r.when=Mh),e10._zod.check=a=>{let i=a.value,n=i.length,s=typeof i=="string"&&n>=t.length&&n<=t.length*2?Mc(i):n;if(s===
t.length)return;let o=Pc(i),l=s>t.length;a.issues.push({origin:o,...l?{code:"too_big",maximum:t.length}:{code:"too_small",minimum:t.length},inclusive:true,exact:true,
input:a.value,inst:e10,continue:!t.abort})}}),Rc=S("$ZodCheckStringFormat",(e10,t)=>{var r,a;tt.init(e10,t),t.pattern?(r=e10._zod).check??(r.check=i=>{t.pattern.
lastIndex=0,!t.pattern.test(i.value)&&i.issues.push({origin:"string",code:"invalid_format",format:t.format,input:i.value,...t.pattern?{pattern:t.pattern.toString()}:
{},inst:e10,continue:!t.abort})}):(a=e10._zod).check??(a.check=()=>{})}),YF=S("$ZodCheckRegex",(e10,t)=>{Rc.init(e10,t),e10._zod.check=r=>{t.pattern.lastIndex=0,
!t.pattern.test(r.value)&&r.issues.push({origin:"string",code:"invalid_format",format:"regex",input:r.value,pattern:t.pattern.toString(),inst:e10,continue:!t.abort})}}),
XF=S("$ZodCheckLowerCase",(e10,t)=>{t.pattern??(t.pattern=WF),Rc.init(e10,t)}),QF=S("$ZodCheckUpperCase",(e10,t)=>{t.pattern??(t.pattern=GF),Rc.init(e10,t)}),eD=S(
"$ZodCheckIncludes",(e10,t)=>{tt.init(e10,t);let r=Ea(t.includes),a=new RegExp(typeof t.position=="number"?`^.{${t.position},}${r}`:r);t.pattern=a,e10._zod.check=
i=>{i.value.includes(t.includes,t.position)||i.issues.push({origin:"string",code:"invalid_format",format:"includes",includes:t.includes,input:i.value,inst:e10,continue:!t.
abort})}}),tD=S("$ZodCheckStartsWith",(e10,t)=>{tt.init(e10,t);let r=new RegExp(`^${Ea(t.prefix)}.*`);t.pattern??(t.pattern=r),e10._zod.check=a=>{a.value.startsWith(
t.prefix)||a.issues.push({origin:"string",code:"invalid_format",format:"starts_with",prefix:t.prefix,input:a.value,inst:e10,continue:!t.abort})}}),rD=S("$ZodChe\
ckEndsWith",(e10,t)=>{tt.init(e10,t);let r=new RegExp(`.*${Ea(t.suffix)}$`);t.pattern??(t.pattern=r),e10._zod.check=a=>{a.value.endsWith(t.suffix)||a.issues.push(
{origin:"string",code:"invalid_format",format:"ends_with",suffix:t.suffix,input:a.value,inst:e10,continue:!t.abort})}}),aD=S("$ZodCheckOverwrite",(e10,t)=>{tt.init(
e10,t),e10._zod.check=r=>{r.value=t.tx(r.value)}}),iD=class{constructor(e10=[],t={}){this.content=[],this.indent=0,this.args=e10,this.closed=t}indented(e10){this.
indent+=1;try{e10(this)}finally{this.indent-=1}}write(e10){if(typeof e10=="function"){e10(this,{execution:"sync"}),e10(this,{execution:"async"});return}let t=e10.
split(`
`).filter(i=>i),r=Math.min(...t.map(i=>i.length-i.trimStart().length)),a=t.map(i=>i.slice(r)).map(i=>" ".repeat(this.indent*2)+i);for(let i of a)this.content.push(
i)}compile(){let e10=Function,t=this?.content??[""];return new e10(...Object.keys(this.closed),`return function (${this.args.join(", ")}) {
${t.join(`
`)}
};`)(...Object.values(this.closed))}};function nD(){let e10=this._zod;return e10.message??(e10.message=JSON.stringify(e10.def,_c,2)),e10.message}function sD(e10){
this._zod.message=e10}var oD={get:nD,set:sD,enumerable:true,configurable:true},bh={value:void 0,enumerable:false},Yv=new WeakSet([Object.prototype,Error.prototype]),
V$=(e10,t)=>{e10.name="$ZodError",bh.value=t,Object.defineProperty(e10,"issues",bh),bh.value=void 0,Object.defineProperty(e10,"message",oD);let r=Object.getPrototypeOf(
e10);Yv.has(r)||(Yv.add(r),Object.defineProperty(r,"toString",{configurable:true,enumerable:false,get(){let a=()=>this.message;return Object.defineProperty(this,
"toString",{value:a,configurable:true,writable:true}),a},set(a){Object.defineProperty(this,"toString",{value:a,configurable:true,writable:true})}}))},lD=S("$Zod\
Error",V$),pce=S("$ZodError",V$,void 0,{Parent:Error});function cD(e10,t,r){return Object.prototype.hasOwnProperty.call(e10,t)||(t==="__proto__"?Object.defineProperty(
e10,t,{value:r(),writable:true,enumerable:true,configurable:true}):e10[t]=r()),e10[t]}function uD(e10,t=r=>r.message){let r={},a=[];for(let i of e10.issues)i.path.
length>0?cD(r,i.path[0],()=>[]).push(t(i)):a.push(t(i));return{formErrors:a,fieldErrors:r}}function pD(e10,t=r=>r.message){let r={_errors:[]},a=(i,n=[])=>{for(let s of i.
issues)if(s.code==="invalid_union"&&s.errors.length)s.errors.map(o=>a({issues:o},[...n,...s.path]));else if(s.code==="invalid_key")a({issues:s.issues},[...n,...s.
path]);else if(s.code==="invalid_element")a({issues:s.issues},[...n,...s.path]);else{let o=[...n,...s.path];if(o.length===0)r._errors.push(t(s));else{let l=r,c=0;
for(;c<o.length;){let u=o[c],p=c===o.length-1;if(u==="_errors"){p&&l._errors.push(t(s)),c++;continue}Object.prototype.hasOwnProperty.call(l,u)||Object.defineProperty(
l,u,{value:{_errors:[]},enumerable:true,writable:true,configurable:true});let f=l[u];p&&f._errors.push(t(s)),l=f,c++}}}};return a(e10),r}function fD(e10){let t=[],
r=e10.map(a=>typeof a=="object"?a.key:a);for(let a of r)typeof a=="number"?t.push(`[${a}]`):typeof a=="symbol"?t.push(`[${JSON.stringify(String(a))}]`):/[^\w$]/.
test(a)?t.push(`[${JSON.stringify(a)}]`):(t.length&&t.push("."),t.push(a));return t.join("")}function ks(e10){let t=[],r=[...e10.issues].sort((a,i)=>(a.path??[]).
length-(i.path??[]).length);for(let a of r)t.push(`\u2716 ${a.message}`),a.path?.length&&t.push(`  \u2192 at ${fD(a.path)}`);return t.join(`
`)}function Lc(e10,t){return{callee:t?.callee??e10,Err:t?.Err}}var Ph=e10=>{let t=(r,a,i,n)=>{let s=i?{...i,async:false}:{async:false},o=r._zod.run({value:a,issues:[]},
s);if(o instanceof Promise)throw new $a;if(o.issues.length){let l=new(n?.Err??e10)(o.issues.map(c=>gr(c,s,Gt())));throw Nh(l,n?.callee??t),l}return o.value};return t},
Rh=e10=>{let t=async(r,a,i,n)=>{let s=i?{...i,async:true}:{async:true},o=r._zod.run({value:a,issues:[]},s);if(o instanceof Promise&&(o=await o),o.issues.length){
let l=new(n?.Err??e10)(o.issues.map(c=>gr(c,s,Gt())));throw Nh(l,n?.callee??t),l}return o.value};return t},Lh=e10=>(t,r,a)=>{let i=a?{...a,async:false}:{async:false},
n=t._zod.run({value:r,issues:[]},i);if(n instanceof Promise)throw new $a;return n.issues.length?J$(e10,n.issues,i):{success:true,data:n.value}};function J$(e10,t,r){
let a;return{success:false,get error(){return a||(a=new e10(t.map(i=>gr(i,r,Gt()))),t=void 0,r=void 0),a},set error(i){a=i,t=void 0,r=void 0}}}var zh=e10=>async(t,r,a)=>{
let i=a?{...a,async:true}:{async:true},n=t._zod.run({value:r,issues:[]},i);return n instanceof Promise&&(n=await n),n.issues.length?J$(e10,n.issues,i):{success:true,
data:n.value}},dD=Symbol.for("zod.compile.invalid"),hD=Symbol.for("zod.compile.fallback"),mD=((e10,t,r)=>{let a=e10._zod.bag.validator;if(a!==void 0){if(a(t)!==
dD)return true;if(a.definite===true&&r===void 0)return false}return gD(e10,t,r)});function gD(e10,t,r){let a=r?{...r,async:false,abortEarly:true}:{async:false,abortEarly:true},
i=e10._zod.bag.fallbackRun,n;if(i?(a[hD]=true,n=i({value:t,issues:[]},a)):n=e10._zod.run({value:t,issues:[]},a),n instanceof Promise)throw new $a;return n.issues.
length===0}var bD=async(e10,t,r)=>{let a=r?{...r,async:true,abortEarly:true}:{async:true,abortEarly:true},i=e10._zod.run({value:t,issues:[]},a);return i instanceof
Promise&&(i=await i),i.issues.length===0},_D=e10=>{let t=Ph(e10),r=(a,i,n,s)=>{let o=n?{...n,direction:"backward"}:{direction:"backward"};return t(a,i,o,Lc(r,s))};
return r},yD=e10=>{let t=Ph(e10),r=(a,i,n,s)=>t(a,i,n,Lc(r,s));return r},wD=e10=>{let t=Rh(e10),r=async(a,i,n,s)=>{let o=n?{...n,direction:"backward"}:{direction:"\
backward"};return await t(a,i,o,Lc(r,s))};return r},vD=e10=>{let t=Rh(e10),r=async(a,i,n,s)=>await t(a,i,n,Lc(r,s));return r},$D=e10=>(t,r,a)=>{let i=a?{...a,direction:"\
backward"}:{direction:"backward"};return Lh(e10)(t,r,i)},kD=e10=>(t,r,a)=>Lh(e10)(t,r,a),xD=e10=>async(t,r,a)=>{let i=a?{...a,direction:"backward"}:{direction:"\
backward"};return zh(e10)(t,r,i)},SD=e10=>async(t,r,a)=>zh(e10)(t,r,a),OD={major:4,minor:6,patch:7},re=S("$ZodType",(e10,t)=>{var r;e10??(e10={}),e10._zod.def=t,
e10._zod.bag=e10._zod.bag||{},e10._zod.version=OD;let a=e10._zod.def.checks,i=e10._zod.traits.has("$ZodCheck")?[e10,...a??[]]:a?.length?[...a]:[];for(let n of i)
for(let s of n._zod.onattach)s(e10);if(i.length===0)(r=e10._zod).deferred??(r.deferred=[]),e10._zod.deferred?.push(()=>{e10._zod.run=e10._zod.parse});else{let n=(o,l,c)=>{
if(o.memo)return o;let u=bt(o),p;for(let f of l){if(f._zod.def.when){if(L$(o)||!f._zod.def.when(o))continue}else if(u)continue;let d=o.issues.length,b=f._zod.check(
o);if(b instanceof Promise&&c?.async===false)throw new $a;if(p||b instanceof Promise)p=(p??Promise.resolve()).then(async()=>{await b,o.issues.length!==d&&(yc(o.
issues,d,e10),u||(u=bt(o,d)))});else{if(o.issues.length===d)continue;yc(o.issues,d,e10),u||(u=bt(o,d))}}return p?p.then(()=>o):o},s=(o,l,c)=>{if(bt(o))return o.
aborted=true,o;let u=n(l,i,c);if(u instanceof Promise){if(c.async===false)throw new $a;return u.then(p=>e10._zod.parse(p,c))}return e10._zod.parse(u,c)};e10._zod.
run=(o,l)=>{if(l.skipChecks)return e10._zod.parse(o,l);if(l.direction==="backward"){let u=e10._zod.parse({value:o.value,issues:[]},{...l,skipChecks:true});return u instanceof
Promise?u.then(p=>s(p,o,l)):s(u,o,l)}let c=e10._zod.parse(o,l);if(c instanceof Promise){if(l.async===false)throw new $a;return c.then(u=>n(u,i,l))}return n(c,i,
l)}}},{get"~standard"(){return U$(this,"~standard",Z$(this))},set"~standard"(e10){Aa(this,"~standard",e10)}}),K$=(e10,t)=>e10.issues.length?{issues:e10.issues.map(
r=>gr(r,t,Gt()))}:{value:e10.value};async function ED(e10,t){let r={async:true};return K$(await e10._zod.run({value:t,issues:[]},r),r)}function Z$(e10){return{validate:t=>{
let r={async:false};try{let a=e10._zod.run({value:t,issues:[]},r);if(!(a instanceof Promise))return K$(a,r)}catch{}return ED(e10,t)},vendor:"zod",version:1}}var Fh=S(
"$ZodString",(e10,t)=>{re.init(e10,t),e10._zod.pattern=t.pattern??zF,e10._zod.parse=(r,a)=>{if(t.coerce)try{r.value=String(r.value)}catch{}return typeof r.value==
"string"||r.issues.push({expected:"string",code:"invalid_type",input:r.value,inst:e10}),r}}),he=S("$ZodStringFormat",(e10,t)=>{Rc.init(e10,t),Fh.init(e10,t)}),AD=S(
"$ZodGUID",(e10,t)=>{t.pattern??(t.pattern=$F),he.init(e10,t)}),TD=S("$ZodUUID",(e10,t)=>{if(t.version){let r={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}[t.version];
if(r===void 0)throw new Error(`Invalid UUID version: "${t.version}"`);t.pattern??(t.pattern=Zv(r))}else t.pattern??(t.pattern=Zv());he.init(e10,t)}),ND=S("$ZodE\
mail",(e10,t)=>{t.pattern??(t.pattern=kF),he.init(e10,t)}),Y$=1,$c=2;function X$(e10){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e10):
(new URL(e10),true)}catch{return false}}function ID(e10,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?X$(e10)||$c:jD(e10,t)}function jD(e10,t){
if(!t.normalize&&t.protocol?.source===jF.source&&!/^https?:\/\//i.test(e10))return Y$;try{if(typeof URL<"u"){let r=URL;if(typeof r.parse=="function")return r.parse(
e10)??$c}return new URL(e10)}catch{return $c}}var CD=/[\t\n\r]/g;function Xv(e10){return e10.replace(CD,"")}function MD(e10,t){return t.lastIndex=0,t.test(e10.hostname)}
function PD(e10,t){return t.lastIndex=0,t.test(e10.protocol.endsWith(":")?e10.protocol.slice(0,-1):e10.protocol)}var RD=S("$ZodURL",(e10,t)=>{he.init(e10,t),e10.
_zod.check=r=>{try{let a=r.value.trim(),i=ID(a,t);if(i===Y$){r.issues.push({code:"invalid_format",format:"url",note:"Invalid URL format",input:r.value,inst:e10,
continue:!t.abort});return}if(i===$c){r.issues.push({code:"invalid_format",format:"url",input:r.value,inst:e10,continue:!t.abort});return}if(i===true){r.value=Xv(
a);return}t.hostname&&!MD(i,t.hostname)&&r.issues.push({code:"invalid_format",format:"url",note:"Invalid hostname",pattern:t.hostname.source,input:r.value,inst:e10,
continue:!t.abort}),t.protocol&&!PD(i,t.protocol)&&r.issues.push({code:"invalid_format",format:"url",note:"Invalid protocol",pattern:t.protocol.source,input:r.value,
inst:e10,continue:!t.abort}),r.value=t.normalize?i.href:Xv(a);return}catch{r.issues.push({code:"invalid_format",format:"url",input:r.value,inst:e10,continue:!t.
abort})}}}),LD=S("$ZodEmoji",(e10,t)=>{t.pattern??(t.pattern=SF()),he.init(e10,t)}),zD=S("$ZodNanoID",(e10,t)=>{if(t.length!==void 0&&(!Number.isInteger(t.length)||
t.length<1))throw new Error(`Invalid nanoid length: ${t.length}`);t.pattern??(t.pattern=t.length===void 0?yF:wF(t.length)),he.init(e10,t)}),FD=S("$ZodCUID",(e10,t)=>{
t.pattern??(t.pattern=hF),he.init(e10,t)}),DD=S("$ZodCUID2",(e10,t)=>{t.pattern??(t.pattern=mF),he.init(e10,t)}),BD=S("$ZodULID",(e10,t)=>{t.pattern??(t.pattern=
gF),he.init(e10,t)}),UD=S("$ZodXID",(e10,t)=>{t.pattern??(t.pattern=bF),he.init(e10,t)}),qD=S("$ZodKSUID",(e10,t)=>{t.pattern??(t.pattern=_F),he.init(e10,t)}),WD=S(
"$ZodISODateTime",(e10,t)=>{t.pattern??(t.pattern=LF(t)),he.init(e10,t)}),GD=S("$ZodISODate",(e10,t)=>{t.pattern??(t.pattern=PF),he.init(e10,t)}),HD=S("$ZodISOT\
ime",(e10,t)=>{t.pattern??(t.pattern=RF(t)),he.init(e10,t)}),VD=S("$ZodISODuration",(e10,t)=>{t.pattern??(t.pattern=vF),he.init(e10,t)}),JD=S("$ZodIPv4",(e10,t)=>{
t.pattern??(t.pattern=OF),he.init(e10,t)}),KD=/^[0-9a-fA-F:.]+$/;function Q$(e10){return KD.test(e10)?X$(`http://[${e10}]`):false}var ZD=S("$ZodIPv6",(e10,t)=>{
t.pattern??(t.pattern=EF),he.init(e10,t),e10._zod.check=r=>{Q$(r.value)||r.issues.push({code:"invalid_format",format:"ipv6",input:r.value,inst:e10,continue:!t.abort})}}),
YD=S("$ZodCIDRv4",(e10,t)=>{t.pattern??(t.pattern=AF),he.init(e10,t)});function XD(e10){let t=e10.split("/");if(t.length!==2)return false;let[r,a]=t;if(!a)return false;
let i=Number(a);return`${i}`!==a||i<0||i>128?false:Q$(r)}var QD=S("$ZodCIDRv6",(e10,t)=>{t.pattern??(t.pattern=TF),he.init(e10,t),e10._zod.check=r=>{XD(r.value)||
r.issues.push({code:"invalid_format",format:"cidrv6",input:r.value,inst:e10,continue:!t.abort})}});function ek(e10){if(e10==="")return true;if(/\s/.test(e10)||e10.
length%4!==0)return false;try{return atob(e10),true}catch{return false}}var tk=/^[0-9a-zA-Z+/]*={0,2}$/,e4=S("$ZodBase64",(e10,t)=>{t.pattern??(t.pattern=tk),he.
init(e10,t),e10._zod.check=r=>{ek(r.value)||r.issues.push({code:"invalid_format",format:"base64",input:r.value,inst:e10,continue:!t.abort})}}),Dh=/^[A-Za-z0-9_-]*$/;
function t4(e10){if(!Dh.test(e10))return false;let t=e10.replace(/[-_]/g,a=>a==="-"?"+":"/"),r=t.padEnd(Math.ceil(t.length/4)*4,"=");return ek(r)}var r4=S("$Zod\
Base64URL",(e10,t)=>{t.pattern??(t.pattern=Dh),he.init(e10,t),e10._zod.check=r=>{t4(r.value)||r.issues.push({code:"invalid_format",format:"base64url",input:r.value,
inst:e10,continue:!t.abort})}}),a4=S("$ZodE164",(e10,t)=>{t.pattern??(t.pattern=CF),he.init(e10,t)});function i4(e10,t=null){try{let r=e10.split(".");if(r.length!==
3)return false;let[a]=r;if(!a)return false;let i=JSON.parse(atob(a));return!("typ"in i&&i?.typ!=="JWT"||!i.alg||t&&(!("alg"in i)||i.alg!==t))}catch{return false}}
var n4=S("$ZodJWT",(e10,t)=>{he.init(e10,t),e10._zod.check=r=>{i4(r.value,t.alg)||r.issues.push({code:"invalid_format",format:"jwt",input:r.value,inst:e10,continue:!t.
abort})}}),rk=S("$ZodNumber",(e10,t)=>{re.init(e10,t),e10._zod.pattern=Ch,e10._zod.parse=(r,a)=>{if(t.coerce)try{r.value=Number(r.value)}catch{}let i=r.value;if(typeof i==
"number"&&!Number.isNaN(i)&&Number.isFinite(i))return r;let n=typeof i=="number"?Number.isNaN(i)?"NaN":Number.isFinite(i)?void 0:String(i):void 0;return r.issues.
push({expected:"number",code:"invalid_type",input:i,inst:e10,...n?{received:n}:{}}),r}}),s4=S("$ZodNumberFormat",(e10,t)=>{VF.init(e10,t),rk.init(e10,t)}),o4=S(
"$ZodBoolean",(e10,t)=>{re.init(e10,t),e10._zod.pattern=BF,e10._zod.parse=(r,a)=>{if(t.coerce)try{r.value=!!r.value}catch{}let i=r.value;return typeof i=="boole\
an"||r.issues.push({expected:"boolean",code:"invalid_type",input:i,inst:e10}),r}}),l4=S("$ZodBigInt",(e10,t)=>{re.init(e10,t),e10._zod.pattern=FF,e10._zod.parse=
(r,a)=>{if(t.coerce)try{r.value=BigInt(r.value)}catch{}return typeof r.value=="bigint"||r.issues.push({expected:"bigint",code:"invalid_type",input:r.value,inst:e10}),
r}}),c4=S("$ZodUndefined",(e10,t)=>{re.init(e10,t),e10._zod.pattern=qF,e10._zod.values=new Set([void 0]),e10._zod.parse=(r,a)=>{let i=r.value;return typeof i>"u"||
r.issues.push({expected:"undefined",code:"invalid_type",input:i,inst:e10}),r}}),u4=S("$ZodNull",(e10,t)=>{re.init(e10,t),e10._zod.pattern=UF,e10._zod.values=new Set(
[null]),e10._zod.parse=(r,a)=>{let i=r.value;return i===null||r.issues.push({expected:"null",code:"invalid_type",input:i,inst:e10}),r}}),p4=S("$ZodAny",(e10,t)=>{
re.init(e10,t),e10._zod.parse=r=>r}),f4=S("$ZodUnknown",(e10,t)=>{re.init(e10,t),e10._zod.parse=r=>r}),d4=S("$ZodNever",(e10,t)=>{re.init(e10,t),e10._zod.parse=
(r,a)=>(r.issues.push({expected:"never",code:"invalid_type",input:r.value,inst:e10}),r)}),h4=S("$ZodDate",(e10,t)=>{re.init(e10,t),e10._zod.parse=(r,a)=>{if(t.coerce)
try{r.value=new Date(r.value)}catch{}let i=r.value,n=i instanceof Date;return n&&!Number.isNaN(i.getTime())||r.issues.push({expected:"date",code:"invalid_type",
input:i,...n?{received:"Invalid Date"}:{},inst:e10}),r}});function m4(e10,t){let r=wh(e10._zod.def.checks);if(!r.length)return;let a=Math.min(...r.map(n=>n[0])),
i=e10._zod.parse;e10._zod.parse=(n,s)=>{let o=t(n.value);if(o>a&&!s?.skipChecks&&s?.direction!=="backward"){for(let[l,c]of wh(e10._zod.def.checks))if(o>l&&c._zod.
def.when(n)){let u=n.issues.length;return c._zod.check(n),n.issues[u].continue=false,yc(n.issues,u,e10),n}}return i(n,s)}}var g4=e10=>Array.isArray(e10)?e10.length:
-1;function Qv(e10,t,r){e10.issues.length&&t.issues.push(...hr(r,e10.issues)),t.value[r]=e10.value}var b4=S("$ZodArray",(e10,t)=>{re.init(e10,t);let r=_t.memoizer;
r?.attach(e10),e10._zod.parse=(a,i)=>{let n=a.value;if(!Array.isArray(n))return a.issues.push({expected:"array",code:"invalid_type",input:n,inst:e10}),a;a.value=
r?r.alloc(e10,a,Array(n.length),i):Array(n.length);let s=[],o=i?.abortEarly;for(let l=0;l<n.length;l++){let c=n[l],u=t.element._zod.run({value:c,issues:[]},i);if(u instanceof
Promise)s.push(u.then(p=>Qv(p,a,l)));else if(Qv(u,a,l),o&&u.issues.length!==0&&bt(u))break}return s.length?Promise.all(s).then(()=>a):a},m4(e10,g4)});function kc(e10,t,r,a,i,n){
let s=r in a,o=n==="optional";if(!(!s&&o&&i==="optional")){if(e10.issues.length){if(i!==void 0&&o&&!s)return;t.issues.push(...hr(r,e10.issues))}if(!s&&i===void 0){
e10.issues.length||t.issues.push({code:"invalid_type",expected:"nonoptional",input:void 0,path:[r]});return}e10.value===void 0?(s||i==="defaulted"&&!o)&&(t.value[r]=
void 0):t.value[r]=e10.value}}var _4=[];function ak(e10){let t=Object.keys(e10.shape),r=Object.getOwnPropertySymbols(e10.shape),a=r.length?r:_4,i=a.length?[...t,
...a]:t;for(let s of i)if(!e10.shape?.[s]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(s)}": expected a Zod schema`);let n=M$(
e10.shape);return{...e10,allKeys:i,symbolKeys:a,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(n)}}function ik(e10,t,r,a,i,n,s){let o=[],l=i.keySet,c=i.
catchall._zod,u=c.def.type,p=c.optin,f=c.optout,d=0;for(let b in t){if(s&&r.issues.length!==d){if(bt(r,d))break;d=r.issues.length}if(l.has(b))continue;if(b==="_\
_proto__"){u==="never"&&o.push(b);continue}if(u==="never"){o.push(b);continue}let m=c.run({value:t[b],issues:[]},a);m instanceof Promise?e10.push(m.then(w=>kc(w,
r,b,t,p,f))):kc(m,r,b,t,p,f)}return o.length&&r.issues.push({code:"unrecognized_keys",keys:o,input:t,inst:n,continue:true}),e10.length?Promise.all(e10).then(()=>r):
r}var y4=S("$ZodObject",(e10,t)=>{re.init(e10,t);let r=Object.getOwnPropertyDescriptor(t,"shape"),a=r?.get?r.get.raw:t.shape??{};if(a){let c=()=>{let u={...a};return Object.
defineProperty(t,"shape",{value:u}),c.raw=u,u};c.raw=a,Object.defineProperty(t,"shape",{get:c})}let i=$s(()=>ak(t));Z(e10,"propValues",c=>{let u=c.def.shape,p={};
for(let f in u){let d=u[f]._zod;if(d.values){Object.prototype.hasOwnProperty.call(p,f)||Nt(p,f,new Set);for(let b of d.values)p[f].add(b);d.optin!==void 0&&p[f].
add(void 0)}}return p});let n=Si,s=t.catchall,o,l=_t.memoizer;l?.attach(e10),e10._zod.parse=(c,u)=>{o??(o=i.value);let p=c.value;if(!n(p))return c.issues.push({
expected:"object",code:"invalid_type",input:p,inst:e10}),c;c.value=l?l.alloc(e10,c,{},u):{};let f=[],d=o.shape,b=u?.abortEarly,m=c.issues.length;for(let w of o.
allKeys){if(b&&c.issues.length!==m){if(bt(c,m))break;m=c.issues.length}if(w==="__proto__")continue;let x=d[w],h=x._zod.optin,g=x._zod.optout,_=x._zod.run({value:p[w],
issues:[]},u);_ instanceof Promise?f.push(_.then(y=>kc(y,c,w,p,h,g))):kc(_,c,w,p,h,g)}return s?ik(f,p,c,u,i.value,e10,b===true):f.length?Promise.all(f).then(()=>c):
c}}),w4=S("$ZodObjectJIT",(e10,t)=>{y4.init(e10,t);let r=e10._zod.parse,a=$s(()=>ak(t)),i=_t.memoizer,n=f=>{let d=a.value,b=d.symbolKeys,m=new iD(["payload","ct\
x"],{shape:f,inst:e10,memo:i,syms:b}),w=_=>`shape[${_}]._zod.run({ value: input[${_}], issues: [] }, ctx)`,x=(_,y)=>`
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
          }`;m.write("const input = payload.value;");let h=Object.create(null),g=0;for(let _ of d.allKeys)h[_]=`key_${g++}`;m.write(i?"const newResult = memo.al\
loc(inst, payload, {}, ctx);":"const newResult = {};");for(let _ of d.allKeys){if(_==="__proto__")continue;let y=h[_],v=typeof _=="symbol"?`syms[${b.indexOf(_)}\
]`:N$(_),O=`${v} in input`,E=f[_],M=E?._zod?.optin,T=M!==void 0,A=E?._zod?.optout==="optional";if(m.write(`const ${y} = ${w(v)};`),T&&A){let j=M==="optional"?`${y}\
_present`:`${y}.value !== undefined || ${y}_present`;m.write(`
        const ${y}_present = ${O};
        if (!${y}.issues.length || ${y}_present) {
          if (${y}.issues.length) {${x(y,v)}
          }

          if (${j}) {
            newResult[${v}] = ${y}.value;
          }
        }

      `)}else T?(m.write(`
        if (${y}.issues.length) {${x(y,v)}
        }
      `),M==="defaulted"?m.write(`newResult[${v}] = ${y}.value;`):m.write(`
        if (${y}.value !== undefined || ${O}) {
          newResult[${v}] = ${y}.value;
        }
      `)):m.write(`
        const ${y}_present = ${O};
        if (${y}.issues.length) {${x(y,v)}
        }
        if (!${y}_present && !${y}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${v}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${y}_present) {
          newResult[${v}] = ${y}.value;
        }

      `)}return m.write("payload.value = newResult;"),m.write("return payload;"),m.compile()},s,o=Si,l=!_t.jitless,c=l&&j$.value,u=t.catchall,p;e10._zod.parse=(f,d)=>{
p??(p=a.value);let b=f.value;return o(b)?l&&c&&d?.async===false&&d.jitless!==true?(s||(s=n(t.shape)),f=s(f,d),u?ik([],b,f,d,p,e10,d?.abortEarly===true):f):r(f,d):
(f.issues.push({expected:"object",code:"invalid_type",input:b,inst:e10}),f)}});function e$(e10,t,r,a){for(let n of e10)if(n.issues.length===0)return t.value=n.value,
t;let i=e10.filter(n=>!bt(n));return i.length===1?(t.value=i[0].value,i[0]):(t.issues.push({code:"invalid_union",input:t.value,inst:r,errors:e10.map(n=>n.issues.
map(s=>gr(s,a,Gt())))}),t)}var nk=S("$ZodUnion",(e10,t)=>{re.init(e10,t),Z(e10,"optin",a=>a.def.options.some(i=>i._zod.optin==="defaulted")?"defaulted":a.def.options.
some(i=>i._zod.optin!==void 0)?"optional":void 0),Z(e10,"optout",a=>a.def.options.some(i=>i._zod.optout==="optional")?"optional":void 0),Z(e10,"values",a=>{if(a.
def.options.every(i=>i._zod.values))return new Set(a.def.options.flatMap(i=>Array.from(i._zod.values)))}),Z(e10,"pattern",a=>{if(a.def.options.every(i=>i._zod.pattern)){
let i=a.def.options.map(n=>n._zod.pattern);return new RegExp(`^(${i.map(n=>Ic(n.source)).join("|")})$`)}});let r=t.options.length===1?t.options[0]._zod.run:null;
e10._zod.parse=(a,i)=>{if(r)return r(a,i);let n=false,s=[];for(let o of t.options){let l=o._zod.run({value:a.value,issues:[]},i);if(l instanceof Promise)s.push(
l),n=true;else{if(l.issues.length===0)return l;s.push(l)}}return n?Promise.all(s).then(o=>e$(o,a,e10,i)):e$(s,a,e10,i)}});function v4(e10){let t=new Map;for(let r of e10.
options){let a=r._zod.propValues?.[e10.discriminator];if(!a||a.size===0)throw new Error(`Invalid discriminated union option at index "${e10.options.indexOf(r)}"`);
for(let i of a)if(t.has(i)){if(i!==void 0)throw new Error(`Duplicate discriminator value "${String(i)}"`);t.set(i,null)}else t.set(i,r)}return t}var $4=S("$ZodD\
iscriminatedUnion",(e10,t)=>{t.inclusive=false,nk.init(e10,t);let r=e10._zod.parse;Z(e10,"propValues",i=>{let n={},s=0;for(let o of i.def.options){let l=o._zod.
propValues;if(!l||Object.keys(l).length===0)throw new Error(`Invalid discriminated union option at index "${i.def.options.indexOf(o)}"`);l[i.def.discriminator]?.
has(void 0)&&s++;for(let[c,u]of Object.entries(l)){Object.prototype.hasOwnProperty.call(n,c)||Nt(n,c,new Set);for(let p of u)n[c].add(p)}}return!i.def.unionFallback&&
s>1&&n[i.def.discriminator]?.delete(void 0),n}),t.options.forEach((i,n)=>{let s=jc(i._zod.def);if(s&&!Object.prototype.hasOwnProperty.call(s,t.discriminator))throw new Error(
`Invalid discriminated union option at index "${n}"`)});let a=$s(()=>v4(t));e10._zod.parse=(i,n)=>{let s=i.value;if(!Si(s))return i.issues.push({code:"invalid_t\
ype",expected:"object",input:s,inst:e10}),i;let o=s?.[t.discriminator],l=a.value.get(o);return l&&(o!==void 0||n.direction!=="backward")?l._zod.run(i,n):t.unionFallback||
n.direction==="backward"?r(i,n):(i.issues.push({code:"invalid_union",errors:[],note:"No matching discriminator",discriminator:t.discriminator,options:Array.from(
a.value.keys()).filter(c=>a.value.get(c)!==null),input:s,path:[t.discriminator],inst:e10}),i)}}),k4=S("$ZodIntersection",(e10,t)=>{re.init(e10,t),e10._zod.parse=
(r,a)=>{let i=r.value,n=t.left._zod.run({value:i,issues:[]},a),s=t.right._zod.run({value:i,issues:[]},a);return n instanceof Promise||s instanceof Promise?Promise.
all([n,s]).then(([o,l])=>t$(r,o,l)):t$(r,n,s)}});function $h(e10,t){if(e10===t)return{valid:true,data:e10};if(e10 instanceof Date&&t instanceof Date&&+e10==+t)return{
valid:true,data:e10};if(Oa(e10)&&Oa(t)){let r=Object.keys(t),a=Object.keys(e10).filter(n=>r.indexOf(n)!==-1),i={...e10,...t};Object.prototype.hasOwnProperty.call(
i,"__proto__")&&delete i.__proto__;for(let n of a){if(n==="__proto__")continue;let s=$h(e10[n],t[n]);if(!s.valid)return{valid:false,mergeErrorPath:[n,...s.mergeErrorPath]};
i[n]=s.data}return{valid:true,data:i}}if(Array.isArray(e10)&&Array.isArray(t)){if(e10.length!==t.length)return{valid:false,mergeErrorPath:[]};let r=[];for(let a=0;a<
e10.length;a++){let i=e10[a],n=t[a],s=$h(i,n);if(!s.valid)return{valid:false,mergeErrorPath:[a,...s.mergeErrorPath]};r.push(s.data)}return{valid:true,data:r}}return{
valid:false,mergeErrorPath:[]}}function t$(e10,t,r){let a=new Map,i,n=new Map,s=(c,u)=>{let p;if(c.code==="unrecognized_keys"&&!c.path?.length)i??(i=c),p=c.keys;else if(c.
code==="invalid_key"&&c.origin==="record"&&c.path?.length===1){let f=String(c.path[0]);n.has(f)||n.set(f,c),p=[f]}else return false;for(let f of p)a.has(f)||a.set(
f,{}),a.get(f)[u]=true;return true};for(let c of t.issues)s(c,"l")||e10.issues.push(c);for(let c of r.issues)s(c,"r")||e10.issues.push(c);let o=[...a].filter(([
,c])=>c.l&&c.r).map(([c])=>c);if(o.length){let c=i?o.filter(u=>i.keys.includes(u)):[];c.length&&e10.issues.push({...i,keys:c});for(let u of o)!c.includes(u)&&n.
has(u)&&e10.issues.push(n.get(u))}let l=$h(t.value,r.value);if(!l.valid){if(bt(e10))return e10;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(
l.mergeErrorPath)}`)}return e10.value=l.data,e10}var x4=S("$ZodTuple",(e10,t)=>{re.init(e10,t);let r=t.items,a=_t.memoizer;a?.attach(e10),e10._zod.parse=(i,n)=>{
let s=i.value;if(!Array.isArray(s))return i.issues.push({input:s,inst:e10,expected:"tuple",code:"invalid_type"}),i;i.value=a?a.alloc(e10,i,[],n):[];let o=[],l=r$(
r,"optin"),c=r$(r,"optout");if(!t.rest){if(s.length<l)return i.issues.push({code:"too_small",minimum:l,inclusive:true,input:s,inst:e10,origin:"array"}),i;s.length>
r.length&&i.issues.push({code:"too_big",maximum:r.length,inclusive:true,input:s,inst:e10,origin:"array"})}let u=new Array(r.length),p=t.rest?n?.abortEarly:void 0,
f=false;for(let d=0;d<r.length;d++){let b=r[d]._zod.run({value:s[d],issues:[]},n);b instanceof Promise?o.push(b.then(m=>{u[d]=m})):(u[d]=b,p&&!f&&b.issues.length&&
(f=bt(b)))}if(t.rest&&!f){let d=r.length-1,b=s.slice(r.length),m=i.issues.length;for(let w of b){if(p&&i.issues.length!==m){if(bt(i,m))break;m=i.issues.length}d++;
let x=t.rest._zod.run({value:w,issues:[]},n);x instanceof Promise?o.push(x.then(h=>a$(h,i,d))):a$(x,i,d)}}return o.length?Promise.all(o).then(()=>i$(u,i,r,s,c)):
i$(u,i,r,s,c)}});function r$(e10,t){for(let r=e10.length-1;r>=0;r--)if(!(t==="optin"?e10[r]._zod.optin!==void 0:e10[r]._zod.optout==="optional"))return r+1;return 0}
function a$(e10,t,r){e10.issues.length&&t.issues.push(...hr(r,e10.issues)),t.value[r]=e10.value}function i$(e10,t,r,a,i){for(let n=0;n<r.length;n++){let s=e10[n],
o=n<a.length;if(!o&&n>=i&&r[n]._zod.optin==="optional"){t.value.length=n;break}if(s.issues.length){if(!o&&n>=i){t.value.length=n;break}t.issues.push(...hr(n,s.issues))}
t.value[n]=s.value}for(let n=t.value.length-1;n>=a.length&&r[n]._zod.optout==="optional"&&t.value[n]===void 0;n--)t.value.length=n;return t}var S4=S("$ZodRecord",
(e10,t)=>{re.init(e10,t);let r=_t.memoizer;r?.attach(e10),e10._zod.parse=(a,i)=>{let n=a.value;if(!Oa(n))return a.issues.push({expected:"record",code:"invalid_t\
ype",input:n,inst:e10}),a;let s=[],o=t.keyType._zod.values;if(o&&!t.partial){a.value=r?r.alloc(e10,a,{},i):{};let l=new Set;for(let u of o)if(typeof u=="string"||
typeof u=="number"||typeof u=="symbol"){if(l.add(typeof u=="number"?u.toString():u),u==="__proto__")continue;let p=t.keyType._zod.run({value:u,issues:[]},i);if(p instanceof
Promise)throw new Error("Async schemas not supported in object keys currently");if(p.issues.length){a.issues.push({code:"invalid_key",origin:"record",issues:p.issues.
map(b=>gr(b,i,Gt())),input:u,path:[u],inst:e10});continue}let f=p.value;if(f==="__proto__")continue;let d=t.valueType._zod.run({value:n[u],issues:[]},i);d instanceof
Promise?s.push(d.then(b=>{b.issues.length&&a.issues.push(...hr(u,b.issues)),a.value[f]=b.value})):(d.issues.length&&a.issues.push(...hr(u,d.issues)),a.value[f]=
d.value)}let c;for(let u in n)if(!l.has(u))if(t.mode==="loose"){if(u==="__proto__")continue;a.value[u]=n[u]}else c=c??[],c.push(u);c&&c.length>0&&a.issues.push(
{code:"unrecognized_keys",input:n,inst:e10,keys:c,continue:true})}else{a.value=r?r.alloc(e10,a,{},i):{};let l;for(let c of Reflect.ownKeys(n)){if(c==="__proto__"||
!Object.prototype.propertyIsEnumerable.call(n,c))continue;let u=t.keyType._zod.run({value:c,issues:[]},i);if(u instanceof Promise)throw new Error("Async schemas\
 not supported in object keys currently");if(typeof c=="string"&&Ch.test(c)&&u.issues.length){let d=t.keyType._zod.run({value:Number(c),issues:[]},i);if(d instanceof
Promise)throw new Error("Async schemas not supported in object keys currently");d.issues.length===0&&(u=d)}if(u.issues.length){t.mode==="loose"?a.value[c]=n[c]:
o?(l=l??[],l.push(c)):a.issues.push({code:"invalid_key",origin:"record",issues:u.issues.map(d=>gr(d,i,Gt())),input:c,path:[c],inst:e10});continue}let p=u.value;
if(p==="__proto__")continue;let f=t.valueType._zod.run({value:n[c],issues:[]},i);f instanceof Promise?s.push(f.then(d=>{d.issues.length&&a.issues.push(...hr(c,d.
issues)),a.value[p]=d.value})):(f.issues.length&&a.issues.push(...hr(c,f.issues)),a.value[p]=f.value)}l&&l.length>0&&a.issues.push({code:"unrecognized_keys",input:n,
inst:e10,keys:l,continue:true})}return s.length?Promise.all(s).then(()=>a):a}}),O4=S("$ZodEnum",(e10,t)=>{re.init(e10,t);let r=bc(t.entries),a=new Set(r);e10._zod.
values=a,Z(e10,"pattern",i=>{let n=bc(i.def.entries).filter(s=>C$.has(typeof s));return new RegExp(n.length?`^(${n.map(s=>Ea(s.toString())).join("|")})$`:"^[^\\s\
\\S]$")}),e10._zod.parse=(i,n)=>{let s=i.value;return a.has(s)||i.issues.push({code:"invalid_value",values:r,input:s,inst:e10}),i}}),E4=S("$ZodLiteral",(e10,t)=>{
re.init(e10,t);let r=new Set(t.values);e10._zod.values=r,Z(e10,"pattern",a=>{let i=a.def.values;return new RegExp(i.length?`^(${i.map(n=>typeof n=="string"?Ea(n):
n?Ea(n.toString()):String(n)).join("|")})$`:"^[^\\s\\S]$")}),e10._zod.parse=(a,i)=>{let n=a.value;return r.has(n)||a.issues.push({code:"invalid_value",values:t.
values,input:n,inst:e10}),a}}),A4=S("$ZodTransform",(e10,t)=>{re.init(e10,t),e10._zod.optin="optional",_t.memoizer?.guard(e10),e10._zod.parse=(r,a)=>{if(a.direction===
"backward")throw new x$(e10.constructor.name);let i=t.transform(r.value,r);if(a.async)return(i instanceof Promise?i:Promise.resolve(i)).then(n=>(r.value=n,r));if(i instanceof
Promise)throw new $a;return r.value=i,r}});function n$(e10,t){return e10.value=t.issues.length?void 0:t.value,e10}var sk=S("$ZodOptional",(e10,t)=>{re.init(e10,
t),Z(e10,"optin",r=>r.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e10._zod.optout="optional",Z(e10,"values",r=>{let a=r.def.innerType._zod.values;
return a?new Set([...a,void 0]):void 0}),Z(e10,"pattern",r=>{let a=r.def.innerType._zod.pattern;return a?new RegExp(`^(${Ic(a.source)})?$`):void 0}),e10._zod.parse=
(r,a)=>{if(r.value===void 0){if(t.innerType._zod.optin!=="defaulted")return r;let i=t.innerType._zod.run({value:r.value,issues:[]},a);return i instanceof Promise?
i.then(n=>n$(r,n)):n$(r,i)}return t.innerType._zod.run(r,a)}}),T4=S("$ZodExactOptional",(e10,t)=>{sk.init(e10,t),Z(e10,"values",r=>r.def.innerType._zod.values),
Z(e10,"pattern",r=>r.def.innerType._zod.pattern),e10._zod.parse=(r,a)=>t.innerType._zod.run(r,a)}),N4=S("$ZodNullable",(e10,t)=>{re.init(e10,t),Z(e10,"optin",r=>r.
def.innerType._zod.optin),Z(e10,"optout",r=>r.def.innerType._zod.optout),Z(e10,"pattern",r=>{let a=r.def.innerType._zod.pattern;return a?new RegExp(`^(${Ic(a.source)}\
|null)$`):void 0}),Z(e10,"values",r=>r.def.innerType._zod.values?new Set([...r.def.innerType._zod.values,null]):void 0),e10._zod.parse=(r,a)=>r.value===null?r:t.
innerType._zod.run(r,a)}),I4=S("$ZodDefault",(e10,t)=>{re.init(e10,t),e10._zod.optin="defaulted",Z(e10,"values",r=>r.def.innerType._zod.values),e10._zod.parse=(r,a)=>{
if(a.direction==="backward")return t.innerType._zod.run(r,a);if(r.value===void 0)return r.value=t.defaultValue,r;let i=t.innerType._zod.run(r,a);return i instanceof
Promise?i.then(n=>s$(n,t)):s$(i,t)}});function s$(e10,t){return e10.value===void 0&&(e10.value=t.defaultValue),e10}var j4=S("$ZodPrefault",(e10,t)=>{re.init(e10,
t),e10._zod.optin="defaulted",Z(e10,"values",r=>r.def.innerType._zod.values),e10._zod.parse=(r,a)=>(a.direction==="backward"||r.value===void 0&&(r.value=t.defaultValue),
t.innerType._zod.run(r,a))}),C4=S("$ZodNonOptional",(e10,t)=>{re.init(e10,t),Z(e10,"values",r=>{let a=r.def.innerType._zod.values;return a?new Set([...a].filter(
i=>i!==void 0)):void 0}),e10._zod.parse=(r,a)=>{let i=t.innerType._zod.run(r,a);return i instanceof Promise?i.then(n=>o$(n,e10)):o$(i,e10)}});function o$(e10,t){
return!e10.issues.length&&e10.value===void 0&&e10.issues.push({code:"invalid_type",expected:"nonoptional",input:e10.value,inst:t}),e10}function l$(e10,t,r,a){return t.
issues.length?(e10.value=r.catchValue({...t,value:e10.value,error:{issues:t.issues.map(i=>gr(i,a,Gt()))},input:e10.value}),e10):(e10.value=t.value,t.memo&&(e10.
memo=true),e10)}var M4=S("$ZodCatch",(e10,t)=>{re.init(e10,t),Z(e10,"optin",r=>r.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),Z(e10,"optout",r=>r.
def.innerType._zod.optout),Z(e10,"values",r=>r.def.innerType._zod.values),e10._zod.parse=(r,a)=>{if(a.direction==="backward")return t.innerType._zod.run(r,a);let i=t.
innerType._zod.run({value:r.value,issues:[]},a);return i instanceof Promise?i.then(n=>l$(r,n,t,a)):l$(r,i,t,a)}}),ok=S("$ZodPipe",(e10,t)=>{re.init(e10,t),Z(e10,
"values",r=>r.def.in._zod.values),Z(e10,"optin",r=>r.def.in._zod.optin),Z(e10,"optout",r=>r.def.out._zod.optout),Z(e10,"propValues",r=>r.def.in._zod.propValues),
e10._zod.parse=(r,a)=>{if(a.direction==="backward"){let n=t.out._zod.run(r,a);return n instanceof Promise?n.then(s=>uc(s,t.in,a)):uc(n,t.in,a)}let i=t.in._zod.run(
r,a);return i instanceof Promise?i.then(n=>uc(n,t.out,a)):uc(i,t.out,a)}});function uc(e10,t,r){return e10.issues.some(a=>a.code!=="unrecognized_keys")?(e10.aborted=
true,e10):t._zod.run({value:e10.value,issues:e10.issues},r)}var P4=S("$ZodPreprocess",(e10,t)=>{ok.init(e10,t)}),R4=S("$ZodReadonly",(e10,t)=>{re.init(e10,t),Z(
e10,"propValues",r=>r.def.innerType._zod.propValues),Z(e10,"values",r=>r.def.innerType._zod.values),Z(e10,"optin",r=>r.def.innerType?._zod?.optin),Z(e10,"optout",
r=>r.def.innerType?._zod?.optout),e10._zod.parse=(r,a)=>{if(a.direction==="backward")return t.innerType._zod.run(r,a);let i=t.innerType._zod.run(r,a);return i instanceof
Promise?i.then(c$):c$(i)}});function c$(e10){return e10.memo||(e10.value=Object.freeze(e10.value)),e10}var L4=S("$ZodLazy",(e10,t)=>{re.init(e10,t),E$(e10._zod,
"innerType",()=>{let r=t;return r._cachedInner||(r._cachedInner=t.getter()),r._cachedInner}),Z(e10,"pattern",r=>r.innerType?._zod?.pattern),Z(e10,"propValues",r=>r.
innerType?._zod?.propValues),Z(e10,"optin",r=>r.innerType?._zod?.optin??void 0),Z(e10,"optout",r=>r.innerType?._zod?.optout??void 0),e10._zod.parse=(r,a)=>e10._zod.
innerType._zod.run(r,a)}),z4=S("$ZodCustom",(e10,t)=>{tt.init(e10,t),re.init(e10,t),e10._zod.parse=(r,a)=>r,e10._zod.check=r=>{let a=r.value,i=t.fn(a);if(i instanceof
Promise)return i.then(n=>u$(n,r,a,e10));u$(i,r,a,e10)}});function u$(e10,t,r,a){if(!e10){let i={code:"custom",input:r,inst:a,path:[...a._zod.def.path??[]],continue:!a.
_zod.def.abort};a._zod.def.params&&(i.params=a._zod.def.params),t.issues.push(wc(i))}}function ys(e10,...t){for(let r of t)for(let a of Reflect.ownKeys(r))Object.
prototype.propertyIsEnumerable.call(r,a)&&Nt(e10,a,r[a]);return e10}function xc(e10){let t=e10?.target??"draft-2020-12";return t==="draft-4"&&(t="draft-04"),t===
"draft-7"&&(t="draft-07"),{processors:e10.processors??{},metadataRegistry:e10?.metadata??xi,target:t,unrepresentable:e10?.unrepresentable??"throw",override:e10?.
override??(()=>{}),io:e10?.io??"output",counter:0,seen:new Map,sharedDefsExtractedFor:void 0,sharedEmitDoneFor:void 0,cycles:e10?.cycles??"ref",reused:e10?.reused??
"inline",intersections:[],deferred:[],external:e10?.external??void 0}}function Re(e10,t,r,a,i){let n=typeof t.unrepresentable=="function"?t.unrepresentable({zodSchema:e10,
path:a.path,message:i}):t.unrepresentable;if(n==="any")return false;if(n===void 0||n==="throw")throw new Error(i);return Object.assign(r,n),true}function ce(e10,t,r={
path:[],schemaPath:[]}){var a;let i=e10._zod.def,n=t.seen.get(e10);if(n)return n.count++,r.schemaPath.includes(e10)&&(n.cycle=r.path),n.schema;let s={schema:{},
count:1,cycle:void 0,path:r.path};t.seen.set(e10,s),t.sharedDefsExtractedFor=void 0,t.sharedEmitDoneFor=void 0;let o=e10._zod.toJSONSchema?.();if(o)s.schema=o;else{
let c={...r,schemaPath:[...r.schemaPath,e10],path:r.path};if(e10._zod.processJSONSchema)e10._zod.processJSONSchema(t,s.schema,c);else{let p=s.schema,f=t.processors[i.
type];if(!f)throw new Error(`[toJSONSchema]: Non-representable type encountered: ${i.type}`);f(e10,t,p,c)}let u=e10._zod.parent;u&&(s.ref||(s.ref=u),ce(u,t,c),t.
seen.get(u).isParent=true)}let l=t.metadataRegistry.get(e10);return l&&ys(s.schema,l),t.io==="input"&&Ke(e10)&&(delete s.schema.examples,delete s.schema.default),
t.io==="input"&&"_prefault"in s.schema&&((a=s.schema).default??(a.default=s.schema._prefault)),delete s.schema._prefault,t.seen.get(e10).schema}function p$(e10){
return e10.replace(/~/g,"~0").replace(/\//g,"~1")}function Sc(e10,t){let r=e10.seen.get(t);if(!r)throw new Error("Unprocessed schema. This is a bug in Zod.");if(e10.
external&&e10.sharedDefsExtractedFor===e10.external)return;let a=new Map;for(let s of e10.seen.entries()){let o=e10.metadataRegistry.get(s[0])?.id;if(o){let l=a.
get(o);if(l&&l!==s[0])throw new Error(`Duplicate schema id "${o}" detected during JSON Schema conversion. Two different schemas cannot share the same id when co\
nverted together.`);a.set(o,s[0])}}let i=s=>{let o=e10.target==="draft-2020-12"?"$defs":"definitions";if(e10.external){let p=e10.external.registry.get(s[0])?.id,
f=e10.external.uri??(b=>b);if(p)return{ref:f(p)};let d=s[1].defId??s[1].schema.id??`schema${e10.counter++}`;return s[1].defId=d,{defId:d,ref:`${f("__shared")}#/${o}\
/${p$(d)}`}}let l="#",c=`${l}/${o}/`;if(s[1]===r&&!s[1].schema.id)return{ref:l};let u=s[1].schema.id??`__schema${e10.counter++}`;return{defId:u,ref:c+p$(u)}},n=s=>{
if(s[1].schema.$ref)return;let o=s[1],{ref:l,defId:c}=i(s);o.def={...o.schema},c&&(o.defId=c);let u=o.schema;for(let p in u)delete u[p];u.$ref=l};if(e10.cycles===
"throw")for(let s of e10.seen.entries()){let o=s[1];if(o.cycle)throw new Error(`Cycle detected: #/${o.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`)}for(let s of e10.seen.entries()){let o=s[1];if(t===s[0]){n(s);continue}if(e10.
external){let l=e10.external.registry.get(s[0])?.id;if(t!==s[0]&&l){n(s);continue}}if(e10.metadataRegistry.get(s[0])?.id){n(s);continue}if(o.cycle){n(s);continue}
o.count>1&&e10.reused==="ref"&&n(s)}e10.external&&(e10.sharedDefsExtractedFor=e10.external)}function lk(e10){let t=e10.anyOf;if(!Array.isArray(t)||t.length===0||
e10.type!==void 0)return;let r=[];for(let a of t){if(!a||typeof a!="object")return;lk(a);let i=Object.keys(a);if(i.length!==1||i[0]!=="type")return;let n=a.type;
for(let s of Array.isArray(n)?n:[n]){if(typeof s!="string")return;r.includes(s)||r.push(s)}}delete e10.anyOf,e10.type=r.length===1?r[0]:r}var ck=new Set(["type",
"properties","required","additionalProperties"]),f$=["oneOf","anyOf"];function d$(e10){let t=e10.additionalProperties;return t===void 0||t===false||typeof t!="o\
bject"||t===null?null:Object.keys(t).length?t:null}function kh(e10){let t=[];for(let n of e10){if(typeof n!="object"||n.type!=="object")return null;for(let s in n)
if(!ck.has(s))return null;t.push(n)}let r={},a=new Set;for(let n of t){for(let s in n.properties){if(Object.prototype.hasOwnProperty.call(r,s))continue;let o=[];
for(let c of t){let u=c.properties?.[s]??d$(c);u!=null&&(o.some(p=>JSON.stringify(p)===JSON.stringify(u))||o.push(u))}let l=o.length===1?o[0]:kh(o)??{allOf:o};Nt(
r,s,l)}for(let s of n.required??[])a.add(s)}let i={type:"object",properties:r};if(a.size&&(i.required=[...a]),t.every(n=>n.additionalProperties===false))i.additionalProperties=
false;else{let n=[];for(let s of t){let o=d$(s);o&&!n.some(l=>JSON.stringify(l)===JSON.stringify(o))&&n.push(o)}n.length===1?i.additionalProperties=n[0]:n.length>
1&&(i.additionalProperties={allOf:n})}return i}function F4(e10){let t=e10.allOf;if(!Array.isArray(t)||t.length<2)return;for(let i of ck)if(i in e10)return;let r=t.
filter(i=>f$.some(n=>Array.isArray(i[n]))),a=null;if(!r.length)a=kh(t);else{let i=r[0],n=f$.find(l=>Array.isArray(i[l]));if(Object.keys(i).length!==1)return;let s=t.
filter(l=>l!==i),o=i[n].map(l=>kh([...s,l]));if(o.some(l=>!l))return;a={[n]:o}}a&&(delete e10.allOf,ys(e10,a))}function Oc(e10,t){let r=e10.seen.get(t);if(!r)throw new Error(
"Unprocessed schema. This is a bug in Zod.");let a=o=>{let l=e10.seen.get(o);if(l.ref===null)return;let c=l.def??l.schema,u={...c},p=l.ref;if(l.ref=null,p){a(p);
let d=e10.seen.get(p),b=d.schema;if(b.$ref&&(e10.target==="draft-07"||e10.target==="draft-04"||e10.target==="openapi-3.0")?(c.allOf=c.allOf??[],c.allOf.push(b)):
ys(c,b),ys(c,u),o._zod.parent===p)for(let m in c)m==="$ref"||m==="allOf"||m in u||delete c[m];if(b.$ref&&d.def)for(let m in c)m==="$ref"||m==="allOf"||m in d.def&&
JSON.stringify(c[m])===JSON.stringify(d.def[m])&&delete c[m]}let f=o._zod.parent;if(f&&f!==p){a(f);let d=e10.seen.get(f);if(d?.schema.$ref&&(c.$ref=d.schema.$ref,
d.def))for(let b in c)b==="$ref"||b==="allOf"||b in d.def&&JSON.stringify(c[b])===JSON.stringify(d.def[b])&&delete c[b]}e10.override({zodSchema:o,jsonSchema:c,path:l.
path??[]})};if(!e10.external||e10.sharedEmitDoneFor!==e10.external){for(let o of[...e10.seen.entries()].reverse())a(o[0]);if(e10.target!=="openapi-3.0")for(let o of e10.
seen.entries())lk(o[1].def??o[1].schema);for(let o of e10.deferred)o();if(e10.intersections.length){let o=new Map;for(let l of e10.seen.values())for(let c of[l.
schema,l.def]){let u=c?.allOf;if(!Array.isArray(u))continue;let p=o.get(u);p?p.push(c):o.set(u,[c])}for(let l of e10.intersections)for(let c of o.get(l)??[])F4(
c)}}let i={};if(e10.target==="draft-2020-12"?i.$schema="https://json-schema.org/draft/2020-12/schema":e10.target==="draft-07"?i.$schema="http://json-schema.org/\
draft-07/schema#":e10.target==="draft-04"?i.$schema="http://json-schema.org/draft-04/schema#":e10.target,e10.external?.uri){let o=e10.external.registry.get(t)?.
id;if(!o)throw new Error("Schema is missing an `id` property");i.$id=e10.external.uri(o)}ys(i,r.defId?r.schema:r.def??r.schema);let n=e10.metadataRegistry.get(t)?.
id;n!==void 0&&i.id===n&&delete i.id;let s=e10.external?.defs??{};if(!e10.external||e10.sharedEmitDoneFor!==e10.external)for(let o of e10.seen.entries()){let l=o[1];
l.def&&l.defId&&(l.def.id===l.defId&&delete l.def.id,Nt(s,l.defId,l.def))}e10.external&&(e10.sharedEmitDoneFor=e10.external),e10.external||Object.keys(s).length>
0&&(e10.target==="draft-2020-12"?i.$defs=s:i.definitions=s);try{let o=JSON.parse(JSON.stringify(i));return Object.defineProperty(o,"~standard",{value:{...t["~st\
andard"],jsonSchema:{input:Ec(t,"input",e10.processors),output:Ec(t,"output",e10.processors)}},enumerable:false,writable:false}),o}catch{throw new Error("Error \
converting schema to JSON.")}}function Ke(e10,t){let r=t??{seen:new Set};if(r.seen.has(e10))return false;r.seen.add(e10);let a=e10._zod.def;if(a.type==="transfo\
rm")return true;if(a.type==="array")return Ke(a.element,r);if(a.type==="set")return Ke(a.valueType,r);if(a.type==="lazy")return Ke(a.getter(),r);if(a.type==="pr\
omise"||a.type==="optional"||a.type==="nonoptional"||a.type==="nullable"||a.type==="readonly"||a.type==="default"||a.type==="prefault"||a.type==="catch")return Ke(
a.innerType,r);if(a.type==="intersection")return Ke(a.left,r)||Ke(a.right,r);if(a.type==="record"||a.type==="map")return Ke(a.keyType,r)||Ke(a.valueType,r);if(a.
type==="pipe")return e10._zod.traits.has("$ZodCodec")?true:Ke(a.in,r)||Ke(a.out,r);if(a.type==="object"){for(let i in a.shape)if(Ke(a.shape[i],r))return true;return false}
if(a.type==="union"){for(let i of a.options)if(Ke(i,r))return true;return false}if(a.type==="tuple"){for(let i of a.items)if(Ke(i,r))return true;return!!(a.rest&&
Ke(a.rest,r))}return false}var D4=(e10,t={})=>r=>{let a=xc({...r,processors:t});return ce(e10,a),Sc(a,e10),Oc(a,e10)},Ec=(e10,t,r={})=>a=>{let{libraryOptions:i,
target:n}=a??{},s=xc({...i??{},target:n,io:t,processors:r});return ce(e10,s),Sc(s,e10),Oc(s,e10)},Oi=(e10,t,r)=>{(e10[t]===void 0||r>e10[t])&&(e10[t]=r)},Ei=(e10,t,r)=>{
(e10[t]===void 0||r<e10[t])&&(e10[t]=r)},h$=(e10,t)=>{Oi(e10,"minimum",t),Ei(e10,"maximum",t)},uk=(e10,t)=>{e10.multipleOf??(e10.multipleOf=[]),e10.multipleOf.includes(
t)||e10.multipleOf.push(t)},pk=(e10,t)=>{e10.patterns??(e10.patterns=new Set),e10.patterns.add(t)},fk=(e10,t)=>{e10.mime=e10.mime?e10.mime.filter(r=>t.includes(
r)):[...t]},dk=(e10,t)=>{e10.format=t,t.includes("int")&&(e10.isInt=true)},m$=(e10,t)=>Oi(e10,"minimum",t.minimum),g$=(e10,t)=>Ei(e10,"maximum",t.maximum),b$=e10=>(t,r)=>{
dk(t,r.format);let[a,i]=e10[r.format];Oi(t,"minimum",a),Ei(t,"maximum",i)},B4={greater_than:(e10,t)=>Oi(e10,t.inclusive?"minimum":"exclusiveMinimum",t.value),less_than:(e10,t)=>Ei(
e10,t.inclusive?"maximum":"exclusiveMaximum",t.value),multiple_of:(e10,t)=>uk(e10,t.value),number_format:b$(jh),bigint_format:b$(P$),min_length:m$,max_length:g$,
length_equals:(e10,t)=>h$(e10,t.length),min_size:m$,max_size:g$,size_equals:(e10,t)=>h$(e10,t.size),string_format:(e10,t)=>{dk(e10,t.format),t.pattern&&pk(e10,t.
pattern),(t.format==="base64"||t.format==="base64url")&&(e10.contentEncoding=t.format),(t.local||t.precision===-1)&&(e10.laxFormat=true)},mime_type:(e10,t)=>fk(
e10,t.mime)};function Ce(e10){let t={},r=e10._zod.def,a=e10._zod.traits.has("$ZodCheck")?[e10,...r.checks??[]]:r.checks??[];for(let n of a)B4[n._zod.def.check]?.(
t,n._zod.def);let i=e10._zod.bag;i.minimum!==void 0&&Oi(t,"minimum",i.minimum),i.exclusiveMinimum!==void 0&&Oi(t,"exclusiveMinimum",i.exclusiveMinimum),i.maximum!==
void 0&&Ei(t,"maximum",i.maximum),i.exclusiveMaximum!==void 0&&Ei(t,"exclusiveMaximum",i.exclusiveMaximum),i.multipleOf!==void 0&&uk(t,i.multipleOf),i.format!==
void 0&&(t.format??(t.format=i.format),i.format.includes("int")&&(t.isInt=true)),i.mime&&fk(t,i.mime);for(let n of i.patterns??[])pk(t,n);return t}var U4={guid:"\
uuid",url:"uri",datetime:"date-time",json_string:"json-string",regex:""},q4=new Map([[tk,NF],[Dh,IF]]),hk=e10=>q4.get(e10)??e10,mk=(e10,t,r,a)=>{let i=r;i.type=
"string";let{minimum:n,maximum:s,format:o,patterns:l,contentEncoding:c,laxFormat:u}=Ce(e10);if(typeof n=="number"&&(i.minLength=n),typeof s=="number"&&(i.maxLength=
s),o&&(i.format=U4[o]??o,i.format===""&&delete i.format,(o==="time"||u)&&delete i.format),c&&(i.contentEncoding=c),l&&l.size>0){let p=[...l].map(hk);p.length===
1?i.pattern=p[0].source:p.length>1&&(i.allOf=[...p.map(f=>({...t.target==="draft-07"||t.target==="draft-04"||t.target==="openapi-3.0"?{type:"string"}:{},pattern:f.
source}))])}},gk=(e10,t,r,a)=>{let i=r,{minimum:n,maximum:s,multipleOf:o,exclusiveMaximum:l,exclusiveMinimum:c,isInt:u}=Ce(e10);i.type=u?"integer":"number";let p=typeof c==
"number"&&c>=(n??Number.NEGATIVE_INFINITY),f=typeof l=="number"&&l<=(s??Number.POSITIVE_INFINITY),d=t.target==="draft-04"||t.target==="openapi-3.0";if(p?d?(i.minimum=
c,i.exclusiveMinimum=true):i.exclusiveMinimum=c:typeof n=="number"&&(i.minimum=n),f?d?(i.maximum=l,i.exclusiveMaximum=true):i.exclusiveMaximum=l:typeof s=="numb\
er"&&(i.maximum=s),o){let b=new Set;for(let x of o)Number.isFinite(x)&&x!==0?b.add(Math.abs(x)):Re(e10,t,i,a,`A multipleOf divisor of ${x} cannot be represented\
 in JSON Schema`);let[m,...w]=b;m!==void 0&&(i.multipleOf=m),w.length&&(i.allOf=[...i.allOf??[],...w.map(x=>({multipleOf:x}))])}},bk=(e10,t,r,a)=>{r.type="boole\
an"},_k=(e10,t,r,a)=>{Re(e10,t,r,a,"BigInt cannot be represented in JSON Schema")},W4=(e10,t,r,a)=>{Re(e10,t,r,a,"Symbols cannot be represented in JSON Schema")},
yk=(e10,t,r,a)=>{t.target==="openapi-3.0"?(r.type="string",r.nullable=true,r.enum=[null]):r.type="null"},wk=(e10,t,r,a)=>{Re(e10,t,r,a,"Undefined cannot be repr\
esented in JSON Schema")},G4=(e10,t,r,a)=>{Re(e10,t,r,a,"Void cannot be represented in JSON Schema")},vk=(e10,t,r,a)=>{r.not={}},$k=(e10,t,r,a)=>{},kk=(e10,t,r,a)=>{},
xk=(e10,t,r,a)=>{Re(e10,t,r,a,"Date cannot be represented in JSON Schema")},Sk=(e10,t,r,a)=>{let i=e10._zod.def,n=bc(i.entries);if(n.length===0){r.not={};return}
n.every(s=>typeof s=="number")&&(r.type="number"),n.every(s=>typeof s=="string")&&(r.type="string"),r.enum=n},Ok=(e10,t,r,a)=>{let i=e10._zod.def;if(i.values.length===
0){r.not={};return}let n=[];for(let s of i.values)if(s===void 0){if(Re(e10,t,r,a,"Literal `undefined` cannot be represented in JSON Schema"))return}else if(typeof s==
"bigint"){if(Re(e10,t,r,a,"BigInt literals cannot be represented in JSON Schema"))return;n.push(Number(s))}else n.push(s);if(n.length!==0)if(n.length===1){let s=n[0];
r.type=s===null?"null":typeof s,t.target==="draft-04"||t.target==="openapi-3.0"?r.enum=[s]:r.const=s}else n.every(s=>typeof s=="number")&&(r.type="number"),n.every(
s=>typeof s=="string")&&(r.type="string"),n.every(s=>typeof s=="boolean")&&(r.type="boolean"),n.every(s=>s===null)&&(r.type="null"),r.enum=n},H4=(e10,t,r,a)=>{Re(
e10,t,r,a,"NaN cannot be represented in JSON Schema")},V4=(e10,t,r,a)=>{let i=r,n=e10._zod.pattern;if(!n)throw new Error("Pattern not found in template literal");
i.type="string",i.pattern=n.source},J4=(e10,t,r,a)=>{let i=r;i.type="string",i.format="binary",i.contentEncoding="binary";let{minimum:n,maximum:s,mime:o}=Ce(e10);
n!==void 0&&(i.minLength=n),s!==void 0&&(i.maxLength=s),o&&(o.length===0?i.not={}:o.length===1?i.contentMediaType=o[0]:i.anyOf=o.map(l=>({contentMediaType:l})))},
K4=(e10,t,r,a)=>{r.type="boolean"},Ek=(e10,t,r,a)=>{Re(e10,t,r,a,"Custom types cannot be represented in JSON Schema")},Z4=(e10,t,r,a)=>{Re(e10,t,r,a,"Function t\
ypes cannot be represented in JSON Schema")},Ak=(e10,t,r,a)=>{Re(e10,t,r,a,"Transforms cannot be represented in JSON Schema")},Y4=(e10,t,r,a)=>{Re(e10,t,r,a,"Ma\
p cannot be represented in JSON Schema")},X4=(e10,t,r,a)=>{Re(e10,t,r,a,"Set cannot be represented in JSON Schema")},Tk=(e10,t,r,a)=>{let i=r,n=e10._zod.def,{minimum:s,
maximum:o}=Ce(e10);typeof s=="number"&&(i.minItems=s),typeof o=="number"&&(i.maxItems=o),i.type="array",i.items=ce(n.element,t,{...a,path:[...a.path,"items"]})};
function vs(e10){let t=e10._zod.def;return t.type==="pipe"&&t.in._zod.traits.has("$ZodTransform")?vs(t.out):t.type==="catch"?vs(t.innerType):e10._zod.optin}var Nk=(e10,t,r,a)=>{
let i=r,n=e10._zod.def,s=n.shape;if(Object.getOwnPropertySymbols(s).length&&Re(e10,t,i,a,"Symbol keys cannot be represented in JSON Schema"))return;i.type="obje\
ct",i.properties={};for(let l in s)Nt(i.properties,l,ce(s[l],t,{...a,path:[...a.path,"properties",l]}));let o=[];for(let l of Object.keys(s)){let c=n.shape[l];(t.
io==="input"?vs(c)===void 0:c._zod.optout===void 0)&&o.push(l)}o.length>0&&(i.required=o),n.catchall?._zod.def.type==="never"?i.additionalProperties=false:n.catchall?
n.catchall&&(i.additionalProperties=ce(n.catchall,t,{...a,path:[...a.path,"additionalProperties"]})):t.io==="output"&&(i.additionalProperties=false)},Ik=(e10,t,r,a)=>{
let i=e10._zod.def,n=i.inclusive===false,s=i.options.map((o,l)=>ce(o,t,{...a,path:[...a.path,n?"oneOf":"anyOf",l]}));n?r.oneOf=s:r.anyOf=s},jk=(e10,t,r,a)=>{let i=e10.
_zod.def,n=ce(i.left,t,{...a,path:[...a.path,"allOf",0]}),s=ce(i.right,t,{...a,path:[...a.path,"allOf",1]}),o=c=>"allOf"in c&&Object.keys(c).length===1,l=[...o(
n)?n.allOf:[n],...o(s)?s.allOf:[s]];r.allOf=l,t.intersections.push(l)},Ck=(e10,t,r,a)=>{let i=r,n=e10._zod.def;i.type="array";let s=t.target==="draft-2020-12"?"\
prefixItems":"items",o=t.target==="draft-2020-12"||t.target==="openapi-3.0"?"items":"additionalItems",l=n.items.map((m,w)=>ce(m,t,{...a,path:[...a.path,s,w]})),
c=n.rest?ce(n.rest,t,{...a,path:[...a.path,o,...t.target==="openapi-3.0"?[n.items.length]:[]]}):null,u=n.items.length;for(;u>0;){let m=n.items[u-1];if(!(t.io===
"input"?vs(m)!==void 0:m._zod.optout==="optional"))break;u--}let p=n.items.length,f=!n.rest;t.target==="draft-2020-12"?(i.prefixItems=l,f?i.items=false:c&&(i.items=
c),u>0&&(i.minItems=u),f&&(i.maxItems=p)):t.target==="openapi-3.0"?(i.items={anyOf:l},c&&i.items.anyOf.push(c),u>0&&(i.minItems=u),f&&(i.maxItems=p)):(i.items=l,
f?i.additionalItems=false:c&&(i.additionalItems=c),u>0&&(i.minItems=u),f&&(i.maxItems=p));let{minimum:d,maximum:b}=Ce(e10);typeof d=="number"&&(i.minItems=d),typeof b==
"number"&&(i.maxItems=b)};function xh(e10,t,r){if(t.$ref){if(r.has(t))return t;r.add(t);let b=e10.get(t)?.def;if(!b)return t;let m=xh(e10,b,r);return m===b?t:m}
for(let b of["anyOf","oneOf"]){let m=t[b];if(!Array.isArray(m))continue;let w=m.map(x=>xh(e10,x,r));w.some((x,h)=>x!==m[h])&&(t={...t,[b]:w})}let a=Array.isArray(
t.type)?t.type:[t.type],i=!a.includes("string")&&a.some(b=>b==="number"||b==="integer"),n=t.enum??(t.const!==void 0?[t.const]:void 0);if(!i&&!n?.some(b=>typeof b==
"number"))return t;let{minimum:s,maximum:o,exclusiveMinimum:l,exclusiveMaximum:c,multipleOf:u,format:p,id:f,...d}=t;return d.enum?d.enum=d.enum.map(b=>typeof b==
"number"?String(b):b):typeof d.const=="number"&&(d.const=String(d.const)),i&&(d.type="string",n||(d.pattern=(a.includes("number")?Ch:DF).source)),d}var Sh=new WeakMap;
function Q4(e10){let t=new Map;for(let a of e10.seen.values())a.def&&!t.has(a.schema)&&t.set(a.schema,a);let r=new Map;for(let a of Sh.get(e10)??[]){let i=e10.seen.
get(a),n=(i?.def??i?.schema)?.propertyNames;if(!n||n===true||r.has(n))continue;let s=xh(t,n,new Set);s!==n&&r.set(n,s)}if(r.size)for(let a of e10.seen.values())
for(let i of[a.schema,a.def]){let n=i&&r.get(i.propertyNames);n&&(i.propertyNames=n)}}var Mk=(e10,t,r,a)=>{let i=r,n=e10._zod.def;i.type="object";let s=n.keyType,
o=Ce(s).patterns;if(n.mode==="loose"&&o&&o.size>0){let u=ce(n.valueType,t,{...a,path:[...a.path,"patternProperties","*"]});i.patternProperties={};for(let p of o)
Nt(i.patternProperties,hk(p).source,u)}else{if(t.target==="draft-07"||t.target==="draft-2020-12"){i.propertyNames=ce(n.keyType,t,{...a,path:[...a.path,"property\
Names"]});let u=Sh.get(t);u||(u=[],Sh.set(t,u),t.deferred.push(()=>Q4(t))),u.push(e10)}i.additionalProperties=ce(n.valueType,t,{...a,path:[...a.path,"additional\
Properties"]})}let l=s._zod.values,c=t.io==="input"&&vs(n.valueType)!==void 0;if(l&&!n.partial&&!c){let u=[...l].filter(p=>typeof p=="string"||typeof p=="number");
u.length>0&&(i.required=u.map(String))}},Pk=(e10,t,r,a)=>{let i=e10._zod.def,n=ce(i.innerType,t,a),s=t.seen.get(e10);t.target==="openapi-3.0"?(s.ref=i.innerType,
r.nullable=true):r.anyOf=[n,{type:"null"}]},Rk=(e10,t,r,a)=>{let i=e10._zod.def;ce(i.innerType,t,a);let n=t.seen.get(e10);n.ref=i.innerType},Bh=Symbol();function Lk(e10,t,r,a,i){
let n=false,s=JSON.stringify(e10,(o,l)=>typeof l!="bigint"?l:(n=true,null));return n?(Re(t,r,a,i,"BigInt defaults cannot be represented in JSON Schema"),Bh):JSON.
parse(s)}var zk=(e10,t,r,a)=>{let i=e10._zod.def;ce(i.innerType,t,a);let n=t.seen.get(e10);n.ref=i.innerType;let s=Lk(i.defaultValue,e10,t,r,a);s!==Bh&&(r.default=
s)},Fk=(e10,t,r,a)=>{let i=e10._zod.def;ce(i.innerType,t,a);let n=t.seen.get(e10);if(n.ref=i.innerType,t.io!=="input")return;let s=Lk(i.defaultValue,e10,t,r,a);
s!==Bh&&(r._prefault=s)},Dk=(e10,t,r,a)=>{let i=e10._zod.def;ce(i.innerType,t,a);let n=t.seen.get(e10);n.ref=i.innerType;let s;try{s=i.catchValue(void 0)}catch{
Re(e10,t,r,a,"Dynamic catch values are not supported in JSON Schema");return}r.default=s},Bk=(e10,t,r,a)=>{let i=e10._zod.def,n=i.in._zod.traits.has("$ZodTransf\
orm"),s=t.io==="input"?n?i.out:i.in:i.out;ce(s,t,a);let o=t.seen.get(e10);o.ref=s},Uk=(e10,t,r,a)=>{let i=e10._zod.def;ce(i.innerType,t,a);let n=t.seen.get(e10);
n.ref=i.innerType,r.readOnly=true},eB=(e10,t,r,a)=>{let i=e10._zod.def;ce(i.innerType,t,a);let n=t.seen.get(e10);n.ref=i.innerType},Uh=(e10,t,r,a)=>{let i=e10._zod.
def;ce(i.innerType,t,a);let n=t.seen.get(e10);n.ref=i.innerType},qk=(e10,t,r,a)=>{let i=e10._zod.innerType;ce(i,t,a);let n=t.seen.get(e10);n.ref=i},_$={string:mk,
number:gk,boolean:bk,bigint:_k,symbol:W4,null:yk,undefined:wk,void:G4,never:vk,any:$k,unknown:kk,date:xk,enum:Sk,literal:Ok,nan:H4,template_literal:V4,file:J4,success:K4,
custom:Ek,function:Z4,transform:Ak,map:Y4,set:X4,array:Tk,object:Nk,union:Ik,intersection:jk,tuple:Ck,record:Mk,nullable:Pk,nonoptional:Rk,default:zk,prefault:Fk,
catch:Dk,pipe:Bk,readonly:Uk,promise:eB,optional:Uh,lazy:qk};function tB(e10,t){if("_idmap"in e10){let a=e10,i=xc({...t,processors:_$}),n={};for(let l of a._idmap.
entries()){let[c,u]=l;ce(u,i)}let s={},o={registry:a,uri:t?.uri,defs:n};i.external=o;for(let l of a._idmap.entries()){let[c,u]=l;Sc(i,u),Nt(s,c,Oc(i,u))}if(Object.
keys(n).length>0){let l=i.target==="draft-2020-12"?"$defs":"definitions";s.__shared={[l]:n}}return{schemas:s}}let r=xc({...t,processors:_$});return ce(e10,r),Sc(
r,e10),Oc(r,e10)}var rB=class extends Error{constructor(){super("Cannot parse a reference cycle that closes through a transform"),this.name="ZodCyclicError"}},Oh="\
~memo",y$=[];function Wk(e10){return e10!==null&&typeof e10=="object"}function _h(e10){return e10.map(t=>t.path?{...t,path:t.path.slice()}:{...t})}var Gk=new WeakMap,
_s=0,mc=1,ws=2;function gc(e10,t,r){let a=Gk.get(e10);if(a!==void 0)return a?ws:_s;if(t.has(e10))return ws;t.add(e10);let i=_s,n=u=>{if(i!==ws&&u?._zod){let p=gc(
u,t,r);p>i&&(i=p)}},s=(u,p)=>{let f=_s;for(let d of Reflect.ownKeys(u)){let b=Object.getOwnPropertyDescriptor(u,d);if(p&&!b.enumerable)continue;let m=b.get?mc:b.
value?._zod?gc(b.value,t,r):_s;m>f&&(f=m)}return f},o=u=>{u>i&&(i=u)},l=e10._zod.def;switch(l.type){case"object":{let u=jc(l);o(u?s(u,true):mc),n(l.catchall);break}case"\
array":n(l.element);break;case"tuple":for(let u of l.items)n(u);n(l.rest);break;case"record":case"map":n(l.keyType),n(l.valueType);break;case"set":n(l.valueType);
break;case"union":for(let u of l.options)n(u);break;case"intersection":n(l.left),n(l.right);break;case"optional":case"nullable":case"default":case"prefault":case"\
catch":case"readonly":case"nonoptional":case"promise":case"success":n(l.innerType);break;case"pipe":n(l.in),n(l.out);break;case"function":n(l.input),n(l.output);
break;case"lazy":{let u=l._cachedInner??(r?e10._zod.innerType:void 0);o(u?gc(u,t,false):mc);break}case"template_literal":case"string":case"number":case"int":case"\
boolean":case"bigint":case"symbol":case"undefined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"literal":case"\
file":case"transform":case"custom":break;default:for(let u in l){let p=Object.getOwnPropertyDescriptor(l,u);if(!p||p.get)continue;let f=p.value;if(!(!f||typeof f!=
"object")){if(f._zod)n(f);else if(Array.isArray(f))for(let d of f)n(d)}}}return t.delete(e10),aB(e10,i)}function aB(e10,t){return t!==mc&&Gk.set(e10,t===ws),t}function iB(e10,t){
let r=e10.buckets.get(t);return r||(r=new WeakMap,e10.buckets.set(t,r)),r}var pc,fc=[],nB={alloc(e10,t,r){let a=pc;if(!a)return r;pc=void 0;let i={value:r,issues:null};
return a.set(t.value,i),fc.push(i),r},guard(e10){var t;(t=e10._zod).deferred??(t.deferred=[]),e10._zod.deferred.push(()=>{let r=e10._zod.parse,a=(i,n)=>{if(n.direction!==
"backward"&&oB(n,i.value))throw new rB;return r(i,n)};e10._zod.parse=a,e10._zod.run===r&&(e10._zod.run=a)})},attach(e10){var t;let r,a=false,i,n;(t=e10._zod).deferred??
(t.deferred=[]),e10._zod.deferred.push(()=>{let s=e10._zod.parse,o=(l,c)=>{if(r===void 0){let x=gc(e10,new Set,false);if(x===_s)return e10._zod.parse=s,e10._zod.
run===o&&(e10._zod.run=s),s(l,c);x===ws||a?r=true:a=true}let u=l.value;if(!Wk(u))return s(l,c);let p=c[Oh];p||(p={buckets:new WeakMap,backEdges:void 0},c[Oh]=p);
let f;i===c?f=n:(f=iB(p,e10),i=c,n=f);let d=f.get(u);if(d)return l.value=d.value,d.issues?d.issues.length&&l.issues.push(..._h(d.issues)):(l.memo=true,p.backEdges??
(p.backEdges=new WeakSet),p.backEdges.add(d.value)),l;pc=f;let b=fc.length,m=s(l,c);pc=void 0;let w=fc.length>b?fc.pop():void 0;return m instanceof Promise?m.then(
x=>(w&&(w.issues=x.issues.length?_h(x.issues):y$),x)):(w&&(w.issues=m.issues.length?_h(m.issues):y$),m)};e10._zod.parse=o,e10._zod.run===s&&(e10._zod.run=o)})}};
function sB(){return nB}function oB(e10,t){let r=e10[Oh]?.backEdges;return r!==void 0&&Wk(t)&&r.has(t)}var lB=()=>{let e10={string:{unit:"characters",verb:"to h\
ave"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},set:{unit:"items",verb:"to have"},map:{unit:"entries",verb:"to have"}};function t(n){
return e10[n]??null}let r={regex:"input",email:"email address",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"\
cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"\
IPv6 address",mac:"MAC address",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64url-encoded string",json_string:"JSON st\
ring",e164:"E.164 number",currency_code:"currency code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"input"},a={nan:"NaN"};function i(n,s){
return n==="number"&&typeof s=="number"&&!Number.isFinite(s)?String(s):a[n]??n}return n=>{switch(n.code){case"invalid_type":{let s=i(n.expected),o=z$(n.input),l=i(
o,n.input);return`Invalid input: expected ${s}, received ${l}`}case"invalid_value":return n.values.length===1?`Invalid input: expected ${Ih(n.values[0])}`:`Inva\
lid option: expected one of ${yh(n.values,"|")}`;case"too_big":{let s=n.exact?"exactly ":n.inclusive?"<=":"<",o=t(n.origin);return o?`Too big: expected ${n.origin??
"value"} to have ${s}${n.maximum.toString()} ${o.unit??"elements"}`:`Too big: expected ${n.origin??"value"} to be ${s}${n.maximum.toString()}`}case"too_small":{
let s=n.exact?"exactly ":n.inclusive?">=":">",o=t(n.origin);return o?`Too small: expected ${n.origin} to have ${s}${n.minimum.toString()} ${o.unit}`:`Too small:\
 expected ${n.origin} to be ${s}${n.minimum.toString()}`}case"invalid_format":{let s=n;return s.format==="starts_with"?`Invalid string: must start with "${s.prefix}\
"`:s.format==="ends_with"?`Invalid string: must end with "${s.suffix}"`:s.format==="includes"?`Invalid string: must include "${s.includes}"`:s.format==="regex"?
`Invalid string: must match pattern ${s.pattern}`:`Invalid ${r[s.format]??n.format}`}case"not_multiple_of":return`Invalid number: must be a multiple of ${n.divisor}`;case"\
unrecognized_keys":return`Unrecognized key${n.keys.length>1?"s":""}: ${yh(n.keys,", ")}`;case"invalid_key":return`Invalid key in ${n.origin}`;case"invalid_union":
return n.options&&Array.isArray(n.options)&&n.options.length>0?`Invalid discriminator value. Expected ${n.options.map(s=>`'${s}'`).join(" | ")}`:n.inclusive===false?
"Invalid input: more than one option matched":"Invalid input";case"invalid_element":return`Invalid value in ${n.origin}`;default:return"Invalid input"}}};function cB(){
return{localeError:lB()}}function zc(e10){return e10.checks&&(e10.checks=[...e10.checks]),e10}function uB(e10,t){return new e10(zc({type:"string",...z(t)}))}function qh(e10,t){
return new e10(zc({type:"string",coerce:true,...z(t)}))}function Hk(e10,t){return new e10({type:"string",format:"email",check:"string_format",abort:false,...z(t)})}
function pB(e10,t){return new e10({type:"string",format:"guid",check:"string_format",abort:false,...z(t)})}function fB(e10,t){return new e10({type:"string",format:"\
uuid",check:"string_format",abort:false,...z(t)})}function dB(e10,t){return new e10({type:"string",format:"uuid",check:"string_format",abort:false,version:"v4",
...z(t)})}function hB(e10,t){return new e10({type:"string",format:"uuid",check:"string_format",abort:false,version:"v6",...z(t)})}function mB(e10,t){return new e10(
{type:"string",format:"uuid",check:"string_format",abort:false,version:"v7",...z(t)})}function Vk(e10,t){return new e10({type:"string",format:"url",check:"strin\
g_format",abort:false,...z(t)})}function gB(e10,t){return new e10({type:"string",format:"emoji",check:"string_format",abort:false,...z(t)})}function bB(e10,t){return new e10(
{type:"string",format:"nanoid",check:"string_format",abort:false,...z(t)})}function _B(e10,t){return new e10({type:"string",format:"cuid",check:"string_format",
abort:false,...z(t)})}function yB(e10,t){return new e10({type:"string",format:"cuid2",check:"string_format",abort:false,...z(t)})}function wB(e10,t){return new e10(
{type:"string",format:"ulid",check:"string_format",abort:false,...z(t)})}function vB(e10,t){return new e10({type:"string",format:"xid",check:"string_format",abort:false,
...z(t)})}function $B(e10,t){return new e10({type:"string",format:"ksuid",check:"string_format",abort:false,...z(t)})}function kB(e10,t){return new e10({type:"s\
tring",format:"ipv4",check:"string_format",abort:false,...z(t)})}function xB(e10,t){return new e10({type:"string",format:"ipv6",check:"string_format",abort:false,
...z(t)})}function SB(e10,t){return new e10({type:"string",format:"cidrv4",check:"string_format",abort:false,...z(t)})}function OB(e10,t){return new e10({type:"\
string",format:"cidrv6",check:"string_format",abort:false,...z(t)})}function Jk(e10,t){return new e10({type:"string",format:"base64",check:"string_format",abort:false,
...z(t)})}function EB(e10,t){return new e10({type:"string",format:"base64url",check:"string_format",abort:false,...z(t)})}function AB(e10,t){return new e10({type:"\
string",format:"e164",check:"string_format",abort:false,...z(t)})}function TB(e10,t){return new e10({type:"string",format:"jwt",check:"string_format",abort:false,
...z(t)})}function Fc(e10,t){return new e10({type:"string",format:"datetime",check:"string_format",offset:false,local:false,precision:null,...z(t)})}function Dc(e10,t){
return new e10({type:"string",format:"date",check:"string_format",...z(t)})}function Bc(e10,t){return new e10({type:"string",format:"time",check:"string_format",
precision:null,...z(t)})}function Uc(e10,t){return new e10({type:"string",format:"duration",check:"string_format",...z(t)})}function NB(e10,t){return new e10(zc(
{type:"number",checks:[],...z(t)}))}function Wh(e10,t){return new e10(zc({type:"number",coerce:true,checks:[],...z(t)}))}function IB(e10,t){return new e10({type:"\
number",check:"number_format",abort:false,format:"safeint",...z(t)})}function jB(e10,t){return new e10({type:"boolean",...z(t)})}function Gh(e10,t){return new e10(
{type:"boolean",coerce:true,...z(t)})}function Hh(e10,t){return new e10({type:"bigint",coerce:true,...z(t)})}function CB(e10,t){return new e10({type:"undefined",
...z(t)})}function MB(e10,t){return new e10({type:"null",...z(t)})}function PB(e10){return new e10({type:"any"})}function RB(e10){return new e10({type:"unknown"})}
function LB(e10,t){return new e10({type:"never",...z(t)})}function Vh(e10,t){return new e10({type:"date",coerce:true,...z(t)})}function Ac(e10,t){return new G$(
{check:"less_than",...z(t),value:e10,inclusive:false})}function ka(e10,t){return new G$({check:"less_than",...z(t),value:e10,inclusive:true})}function Tc(e10,t){
return new H$({check:"greater_than",...z(t),value:e10,inclusive:false})}function xa(e10,t){return new H$({check:"greater_than",...z(t),value:e10,inclusive:true})}
function Eh(e10,t){return new HF({check:"multiple_of",...z(t),value:e10})}function Kk(e10,t){return new JF({check:"max_length",...z(t),maximum:e10})}function Nc(e10,t){
return new KF({check:"min_length",...z(t),minimum:e10})}function Zk(e10,t){return new ZF({check:"length_equals",...z(t),length:e10})}function zB(e10,t){return new YF(
{check:"string_format",format:"regex",...z(t),pattern:e10})}function FB(e10){return new XF({check:"string_format",format:"lowercase",...z(e10)})}function DB(e10){
return new QF({check:"string_format",format:"uppercase",...z(e10)})}function BB(e10,t){return new eD({check:"string_format",format:"includes",...z(t),includes:e10})}
function UB(e10,t){return new tD({check:"string_format",format:"starts_with",...z(t),prefix:e10})}function qB(e10,t){return new rD({check:"string_format",format:"\
ends_with",...z(t),suffix:e10})}function Ai(e10){return new aD({check:"overwrite",tx:e10})}function WB(e10){return Ai(t=>t.normalize(e10))}function GB(){return Ai(
e10=>e10.trim())}function HB(){return Ai(e10=>e10.toLowerCase())}function VB(){return Ai(e10=>e10.toUpperCase())}function JB(){return Ai(e10=>I$(e10))}function KB(e10,t,r){
return new e10({type:"array",element:t,...z(r)})}function ZB(e10,t,r){return new e10({type:"custom",check:"custom",fn:t,...z(r)})}function YB(e10,t){let r=XB(a=>(a.
addIssue=i=>{if(typeof i=="string")a.issues.push(wc(i,a.value,r._zod.def));else{let n=i;n.fatal&&(n.continue=false),n.code??(n.code="custom"),"input"in n||(n.input=
a.value),n.inst??(n.inst=r),n.continue??(n.continue=!r._zod.def.abort),a.issues.push(wc(n))}},e10(a.value,a)),t);return r}function XB(e10,t){let r=new tt({check:"\
custom",...z(t)});return r._zod.check=e10,r}var w$=new WeakSet([Object.prototype,Error.prototype]);function dc(e10,t,r){Object.defineProperty(e10,t,{configurable:true,
enumerable:false,get(){let a=r(this);return Object.defineProperty(this,t,{value:a,configurable:true,writable:true}),a},set(a){Object.defineProperty(this,t,{value:a,
configurable:true,writable:true})}})}var QB=(e10,t)=>{lD.init(e10,t),e10.name="ZodError";let r=Object.getPrototypeOf(e10);w$.has(r)||(w$.add(r),dc(r,"format",a=>i=>pD(
a,i)),dc(r,"flatten",a=>i=>uD(a,i)),dc(r,"addIssue",a=>i=>{a.issues.push(i),a.message=JSON.stringify(a.issues,_c,2)}),dc(r,"addIssues",a=>i=>{a.issues.push(...i),
a.message=JSON.stringify(a.issues,_c,2)}),Object.defineProperty(r,"isEmpty",{configurable:true,enumerable:false,get(){return this.issues.length===0}}))},yt=S("Z\
odError",QB,void 0,{Parent:Error}),eU=Ph(yt),tU=Rh(yt),Yk=Lh(yt),rU=zh(yt),aU=_D(yt),iU=yD(yt),nU=wD(yt),sU=vD(yt),oU=$D(yt),lU=kD(yt),cU=xD(yt),uU=SD(yt);function pU(){
_t.localeError||Gt(cB())}function xs(){_t.memoizer||Gt({memoizer:sB()})}var ie=S("ZodType",(e10,t)=>(pU(),re.init(e10,t),e10.def=t,e10.type=t.type,e10),{check(...e10){
let t=this.def;return this.clone(V.mergeDefs(t,{checks:[...t.checks??[],...e10.map(r=>typeof r=="function"?{_zod:{check:r,def:{check:"custom"},onattach:[]}}:r)]}),
{parent:true})},with(...e10){return this.check(...e10)},clone(e10,t){return _r(this,e10,t)},brand(){return this},register(e10,t){return e10.add(this,t),this},refine(e10,t){
return this.check(QU(e10,t))},superRefine(e10,t){return this.check(eq(e10,t))},overwrite(e10){return this.check(Ai(e10))},optional(){return Th(this)},exactOptional(){
return Vc(this)},nullable(){return $$(this)},nullish(){return Th($$(this))},nonoptional(e10){return GU(this,e10)},array(){return P(this)},or(e10){return Y([this,
e10])},and(e10){return n1(this,e10)},transform(e10){return k$(this,s1(e10))},default(e10){return qU(this,e10)},prefault(e10){return WU(this,e10)},catch(e10){return VU(
this,e10)},pipe(e10){return k$(this,e10)},readonly(){return ZU(this)},describe(e10){let t=this.clone();return xi.add(t,{description:e10}),t},meta(...e10){if(e10.
length===0)return xi.get(this);let t=this.clone();return xi.add(t,e10[0]),t},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(
null).success},apply(e10,...t){return t.length===0?e10(this):e10(this,...t)},get"~standard"(){return V.hide(this,"~standard",{...Z$(this),jsonSchema:{input:Ec(this,
"input"),output:Ec(this,"output")}})},set"~standard"(e10){V.own(this,"~standard",e10)},parse:function e(t,r){return eU(this,t,r,{callee:e})},parseAsync:async function e2(t,r){
return await tU(this,t,r,{callee:e2})},safeParse(e10,t){return Yk(this,e10,t)},async safeParseAsync(e10,t){return rU(this,e10,t)},get spa(){return this?.safeParseAsync},
set spa(e10){V.own(this,"spa",e10)},validate(e10,t){return mD(this,e10,t)},validateAsync(e10,t){return bD(this,e10,t)},encode:function e3(t,r){return aU(this,t,
r,{callee:e3})},decode:function e5(t,r){return iU(this,t,r,{callee:e5})},encodeAsync:async function e6(t,r){return await nU(this,t,r,{callee:e6})},decodeAsync:async function e7(t,r){
return await sU(this,t,r,{callee:e7})},safeEncode(e10,t){return oU(this,e10,t)},safeDecode(e10,t){return lU(this,e10,t)},async safeEncodeAsync(e10,t){return cU(
this,e10,t)},async safeDecodeAsync(e10,t){return uU(this,e10,t)},toJSONSchema(e10){return D4(this,{})(e10)},get description(){return xi.get(this)?.description},
get _def(){return this._zod.def}}),Xk=S("_ZodString",(e10,t)=>{Fh.init(e10,t),ie.init(e10,t),e10._zod.processJSONSchema=(r,a,i)=>mk(e10,r,a,i)},V.derived({format:e10=>Ce(
e10).format??null,minLength:e10=>Ce(e10).minimum??null,maxLength:e10=>Ce(e10).maximum??null},{regex(...e10){return this.check(zB(...e10))},includes(...e10){return this.
check(BB(...e10))},startsWith(...e10){return this.check(UB(...e10))},endsWith(...e10){return this.check(qB(...e10))},min(...e10){return this.check(Nc(...e10))},
max(...e10){return this.check(Kk(...e10))},length(...e10){return this.check(Zk(...e10))},nonempty(...e10){return this.check(Nc(1,...e10))},lowercase(e10){return this.
check(FB(e10))},uppercase(e10){return this.check(DB(e10))},trim(){return this.check(GB())},normalize(...e10){return this.check(WB(...e10))},toLowerCase(){return this.
check(HB())},toUpperCase(){return this.check(VB())},slugify(){return this.check(JB())}})),qc=S("ZodString",(e10,t)=>{Fh.init(e10,t),Xk.init(e10,t)},{email(e10){
return this.check(Hk(Qk,e10))},url(e10){return this.check(Vk(e1,e10))},jwt(e10){return this.check(TB(TU,e10))},emoji(e10){return this.check(gB(mU,e10))},guid(e10){
return this.check(pB(dU,e10))},uuid(e10){return this.check(fB(hc,e10))},uuidv4(e10){return this.check(dB(hc,e10))},uuidv6(e10){return this.check(hB(hc,e10))},uuidv7(e10){
return this.check(mB(hc,e10))},nanoid(e10){return this.check(bB(gU,e10))},cuid(e10){return this.check(_B(bU,e10))},cuid2(e10){return this.check(yB(_U,e10))},ulid(e10){
return this.check(wB(yU,e10))},base64(e10){return this.check(Jk(t1,e10))},base64url(e10){return this.check(EB(EU,e10))},xid(e10){return this.check(vB(wU,e10))},
ksuid(e10){return this.check($B(vU,e10))},ipv4(e10){return this.check(kB($U,e10))},ipv6(e10){return this.check(xB(kU,e10))},cidrv4(e10){return this.check(SB(xU,
e10))},cidrv6(e10){return this.check(OB(SU,e10))},e164(e10){return this.check(AB(AU,e10))},datetime(e10){return this.check(Fc(Ss,e10))},date(e10){return this.check(
Dc(Os,e10))},time(e10){return this.check(Bc(Es,e10))},duration(e10){return this.check(Uc(As,e10))}});function $(e10){return uB(qc,e10)}var ye=S("ZodStringFormat",
(e10,t)=>{he.init(e10,t),Xk.init(e10,t)}),Ss=S("ZodISODateTime",(e10,t)=>{WD.init(e10,t),ye.init(e10,t)}),Os=S("ZodISODate",(e10,t)=>{GD.init(e10,t),ye.init(e10,
t)}),Es=S("ZodISOTime",(e10,t)=>{HD.init(e10,t),ye.init(e10,t)}),As=S("ZodISODuration",(e10,t)=>{VD.init(e10,t),ye.init(e10,t)}),Qk=S("ZodEmail",(e10,t)=>{ND.init(
e10,t),ye.init(e10,t)});function fU(e10){return Hk(Qk,e10)}var dU=S("ZodGUID",(e10,t)=>{AD.init(e10,t),ye.init(e10,t)}),hc=S("ZodUUID",(e10,t)=>{TD.init(e10,t),
ye.init(e10,t)}),e1=S("ZodURL",(e10,t)=>{RD.init(e10,t),ye.init(e10,t)});function hU(e10){return Vk(e1,e10)}var mU=S("ZodEmoji",(e10,t)=>{LD.init(e10,t),ye.init(
e10,t)}),gU=S("ZodNanoID",(e10,t)=>{zD.init(e10,t),ye.init(e10,t)}),bU=S("ZodCUID",(e10,t)=>{FD.init(e10,t),ye.init(e10,t)}),_U=S("ZodCUID2",(e10,t)=>{DD.init(e10,
t),ye.init(e10,t)}),yU=S("ZodULID",(e10,t)=>{BD.init(e10,t),ye.init(e10,t)}),wU=S("ZodXID",(e10,t)=>{UD.init(e10,t),ye.init(e10,t)}),vU=S("ZodKSUID",(e10,t)=>{qD.
init(e10,t),ye.init(e10,t)}),$U=S("ZodIPv4",(e10,t)=>{JD.init(e10,t),ye.init(e10,t)}),kU=S("ZodIPv6",(e10,t)=>{ZD.init(e10,t),ye.init(e10,t)}),xU=S("ZodCIDRv4",
(e10,t)=>{YD.init(e10,t),ye.init(e10,t)}),SU=S("ZodCIDRv6",(e10,t)=>{QD.init(e10,t),ye.init(e10,t)}),t1=S("ZodBase64",(e10,t)=>{e4.init(e10,t),ye.init(e10,t)});
function OU(e10){return Jk(t1,e10)}var EU=S("ZodBase64URL",(e10,t)=>{r4.init(e10,t),ye.init(e10,t)}),AU=S("ZodE164",(e10,t)=>{a4.init(e10,t),ye.init(e10,t)}),TU=S(
"ZodJWT",(e10,t)=>{n4.init(e10,t),ye.init(e10,t)}),Ts=S("ZodNumber",(e10,t)=>{rk.init(e10,t),ie.init(e10,t),e10._zod.processJSONSchema=(r,a,i)=>gk(e10,r,a,i),e10.
isFinite=true},V.derived({minValue:e10=>{let{minimum:t,exclusiveMinimum:r}=Ce(e10);return Math.max(t??Number.NEGATIVE_INFINITY,r??Number.NEGATIVE_INFINITY)},maxValue:e10=>{
let{maximum:t,exclusiveMaximum:r}=Ce(e10);return Math.min(t??Number.POSITIVE_INFINITY,r??Number.POSITIVE_INFINITY)},isInt:e10=>{let{isInt:t,multipleOf:r}=Ce(e10);
return!!t||!!r?.some(Number.isSafeInteger)},format:e10=>Ce(e10).format??null},{gt(e10,t){return this.check(Tc(e10,t))},gte(e10,t){return this.check(xa(e10,t))},
min(e10,t){return this.check(xa(e10,t))},lt(e10,t){return this.check(Ac(e10,t))},lte(e10,t){return this.check(ka(e10,t))},max(e10,t){return this.check(ka(e10,t))},
int(e10){return this.check(L(e10))},safe(e10){return this.check(L(e10))},positive(e10){return this.check(Tc(0,e10))},nonnegative(e10){return this.check(xa(0,e10))},
negative(e10){return this.check(Ac(0,e10))},nonpositive(e10){return this.check(ka(0,e10))},multipleOf(e10,t){return this.check(Eh(e10,t))},step(e10,t){return this.
check(Eh(e10,t))},finite(){return this}}));function $e(e10){return NB(Ts,e10)}var NU=S("ZodNumberFormat",(e10,t)=>{s4.init(e10,t),Ts.init(e10,t)});function L(e10){
return IB(NU,e10)}var Wc=S("ZodBoolean",(e10,t)=>{o4.init(e10,t),ie.init(e10,t),e10._zod.processJSONSchema=(r,a,i)=>bk(e10,r,a,i)});function G(e10){return jB(Wc,
e10)}var Jh=S("ZodBigInt",(e10,t)=>{l4.init(e10,t),ie.init(e10,t),e10._zod.processJSONSchema=(r,a,i)=>_k(e10,r,a,i)},V.derived({minValue:e10=>Ce(e10).minimum??null,
maxValue:e10=>Ce(e10).maximum??null,format:e10=>Ce(e10).format??null},{gte(e10,t){return this.check(xa(e10,t))},min(e10,t){return this.check(xa(e10,t))},gt(e10,t){
return this.check(Tc(e10,t))},lt(e10,t){return this.check(Ac(e10,t))},lte(e10,t){return this.check(ka(e10,t))},max(e10,t){return this.check(ka(e10,t))},positive(e10){
return this.check(Tc(BigInt(0),e10))},negative(e10){return this.check(Ac(BigInt(0),e10))},nonpositive(e10){return this.check(ka(BigInt(0),e10))},nonnegative(e10){
return this.check(xa(BigInt(0),e10))},multipleOf(e10,t){return this.check(Eh(e10,t))}})),IU=S("ZodUndefined",(e10,t)=>{c4.init(e10,t),ie.init(e10,t),e10._zod.processJSONSchema=
(r,a,i)=>wk(e10,r,a,i)});function Ns(e10){return CB(IU,e10)}var jU=S("ZodNull",(e10,t)=>{u4.init(e10,t),ie.init(e10,t),e10._zod.processJSONSchema=(r,a,i)=>yk(e10,
r,a,i)});function Ti(e10){return MB(jU,e10)}var CU=S("ZodAny",(e10,t)=>{p4.init(e10,t),ie.init(e10,t),e10._zod.processJSONSchema=(r,a,i)=>$k(e10,r,a,i)});function MU(){
return PB(CU)}var PU=S("ZodUnknown",(e10,t)=>{f4.init(e10,t),ie.init(e10,t),e10._zod.processJSONSchema=(r,a,i)=>kk(e10,r,a,i)});function He(){return RB(PU)}var RU=S(
"ZodNever",(e10,t)=>{d4.init(e10,t),ie.init(e10,t),e10._zod.processJSONSchema=(r,a,i)=>vk(e10,r,a,i)});function r1(e10){return LB(RU,e10)}var Kh=S("ZodDate",(e10,t)=>{
h4.init(e10,t),ie.init(e10,t),e10._zod.processJSONSchema=(r,a,i)=>xk(e10,r,a,i),e10.min=(r,a)=>e10.check(xa(r,a)),e10.max=(r,a)=>e10.check(ka(r,a))},V.derived({
minDate:e10=>{let{minimum:t}=Ce(e10);return t?new Date(t):null},maxDate:e10=>{let{maximum:t}=Ce(e10);return t?new Date(t):null}},{})),a1=S("ZodArray",(e10,t)=>{
xs(),b4.init(e10,t),ie.init(e10,t),e10._zod.processJSONSchema=(r,a,i)=>Tk(e10,r,a,i),e10.element=t.element},{min(e10,t){return this.check(Nc(e10,t))},nonempty(e10){
return this.check(Nc(1,e10))},max(e10,t){return this.check(Kk(e10,t))},length(e10,t){return this.check(Zk(e10,t))},unwrap(){return this.element}});function P(e10,t){
return KB(a1,e10,t)}var Gc=S("ZodObject",(e10,t)=>{xs(),w4.init(e10,t),ie.init(e10,t),e10._zod.processJSONSchema=(r,a,i)=>Nk(e10,r,a,i),V.installLazyProp(e10,"s\
hape",r=>r._zod.def.shape,false)},{keyof(){return U(Object.keys(this._zod.def.shape))},catchall(e10){return this.clone(V.mergeDefs(this._zod.def,{catchall:e10}))},
passthrough(){return this.clone(V.mergeDefs(this._zod.def,{catchall:He()}))},loose(){return this.clone(V.mergeDefs(this._zod.def,{catchall:He()}))},strict(){return this.
clone(V.mergeDefs(this._zod.def,{catchall:r1()}))},strip(){return this.clone(V.mergeDefs(this._zod.def,{catchall:void 0}))},extend(e10){return V.extend(this,e10)},
safeExtend(e10){return V.safeExtend(this,e10)},merge(e10){return V.merge(this,e10)},pick(e10){return V.pick(this,e10)},omit(e10){return V.omit(this,e10)},partial(...e10){
return V.partial(Hc,this,e10[0])},exactPartial(...e10){return V.partial(Yh,this,e10[0],"exactPartial")},required(...e10){return V.required(c1,this,e10[0])}});function N(e10,t){
let r={type:"object",shape:e10??{},...V.normalizeParams(t)};return new Gc(r)}function C(e10,t){return new Gc({type:"object",shape:e10,catchall:r1(),...V.normalizeParams(
t)})}function Ni(e10,t){return new Gc({type:"object",shape:e10,catchall:He(),...V.normalizeParams(t)})}var Zh=S("ZodUnion",(e10,t)=>{nk.init(e10,t),ie.init(e10,
t),e10._zod.processJSONSchema=(r,a,i)=>Ik(e10,r,a,i),e10.options=t.options});function Y(e10,t){return new Zh({type:"union",options:e10,...V.normalizeParams(t)})}
var i1=S("ZodDiscriminatedUnion",(e10,t)=>{Zh.init(e10,t),$4.init(e10,t)});function LU(e10,t,r){return new i1({type:"union",options:t,discriminator:e10,...V.normalizeParams(
r)})}var zU=S("ZodIntersection",(e10,t)=>{k4.init(e10,t),ie.init(e10,t),e10._zod.processJSONSchema=(r,a,i)=>jk(e10,r,a,i)});function n1(e10,t){return new zU({type:"\
intersection",left:e10,right:t})}var FU=S("ZodTuple",(e10,t)=>{xs(),x4.init(e10,t),ie.init(e10,t),e10._zod.processJSONSchema=(r,a,i)=>Ck(e10,r,a,i)},{rest(e10){
return this.clone({...this._zod.def,rest:e10})},partial(){let e10=this._zod.def;if(e10.checks?.length)throw new Error(".partial() cannot be used on tuple schema\
s containing refinements");return this.clone({...e10,items:e10.items.map(t=>new Hc({type:"optional",innerType:t}))})}});function wt(e10,t,r){let a=t instanceof re,
i=a?r:t,n=a?t:null;return new FU({type:"tuple",items:e10,rest:n,...V.normalizeParams(i)})}var v$=S("ZodRecord",(e10,t)=>{xs(),S4.init(e10,t),ie.init(e10,t),e10.
_zod.processJSONSchema=(r,a,i)=>Mk(e10,r,a,i),e10.keyType=t.keyType,e10.valueType=t.valueType});function Ne(e10,t,r){return!t||!t._zod?new v$({type:"record",keyType:$(),
valueType:e10,...V.normalizeParams(t)}):new v$({type:"record",keyType:e10,valueType:t,...V.normalizeParams(r)})}var Ah=S("ZodEnum",(e10,t)=>{O4.init(e10,t),ie.init(
e10,t),e10._zod.processJSONSchema=(a,i,n)=>Sk(e10,a,i,n),e10.enum=t.entries,e10.options=[...e10._zod.values];let r=new Set(Object.keys(t.entries));e10.extract=(a,i)=>{
let n={};for(let s of a)if(r.has(s))n[s]=t.entries[s];else throw new Error(`Key ${s} not found in enum`);return new Ah({...t,checks:[],...V.normalizeParams(i),entries:n})},
e10.exclude=(a,i)=>{let n={...t.entries};for(let s of a)if(r.has(s))delete n[s];else throw new Error(`Key ${s} not found in enum`);return new Ah({...t,checks:[],
...V.normalizeParams(i),entries:n})}});function U(e10,t){let r=Array.isArray(e10)?Object.fromEntries(e10.map(a=>[a,a])):e10;return new Ah({type:"enum",entries:r,
...V.normalizeParams(t)})}var DU=S("ZodLiteral",(e10,t)=>{E4.init(e10,t),ie.init(e10,t),e10._zod.processJSONSchema=(r,a,i)=>Ok(e10,r,a,i),e10.values=new Set(t.values),
Object.defineProperty(e10,"value",{get(){if(t.values.length>1)throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");return t.
values[0]}})});function ue(e10,t){return new DU({type:"literal",values:Array.isArray(e10)?e10:[e10],...V.normalizeParams(t)})}var BU=S("ZodTransform",(e10,t)=>{
xs(),A4.init(e10,t),ie.init(e10,t),e10._zod.processJSONSchema=(r,a,i)=>Ak(e10,r,a,i),e10._zod.parse=(r,a)=>{if(a.direction==="backward")throw new x$(e10.constructor.
name);r.addIssue=n=>{if(typeof n=="string")r.issues.push(V.issue(n,r.value,t));else{let s=n;s.fatal&&(s.continue=false),s.code??(s.code="custom"),"input"in s||(s.
input=r.value),s.inst??(s.inst=e10),r.issues.push(V.issue(s))}};let i=t.transform(r.value,r);return i instanceof Promise?i.then(n=>(r.value=n,r)):(r.value=i,r)}});
function s1(e10){return new BU({type:"transform",transform:e10})}var Hc=S("ZodOptional",(e10,t)=>{sk.init(e10,t),ie.init(e10,t),e10._zod.processJSONSchema=(r,a,i)=>Uh(
e10,r,a,i),e10.unwrap=()=>e10._zod.def.innerType});function Th(e10){return new Hc({type:"optional",innerType:e10})}var Yh=S("ZodExactOptional",(e10,t)=>{T4.init(
e10,t),ie.init(e10,t),e10._zod.processJSONSchema=(r,a,i)=>Uh(e10,r,a,i),e10.unwrap=()=>e10._zod.def.innerType});function Vc(e10){return new Yh({type:"optional",
innerType:e10})}var UU=S("ZodNullable",(e10,t)=>{N4.init(e10,t),ie.init(e10,t),e10._zod.processJSONSchema=(r,a,i)=>Pk(e10,r,a,i),e10.unwrap=()=>e10._zod.def.innerType});
function $$(e10){return new UU({type:"nullable",innerType:e10})}var o1=S("ZodDefault",(e10,t)=>{I4.init(e10,t),ie.init(e10,t),e10._zod.processJSONSchema=(r,a,i)=>zk(
e10,r,a,i),e10.unwrap=()=>e10._zod.def.innerType,e10.removeDefault=e10.unwrap});function qU(e10,t){return new o1({type:"default",innerType:e10,get defaultValue(){
return typeof t=="function"?t():V.shallowClone(t)}})}var l1=S("ZodPrefault",(e10,t)=>{j4.init(e10,t),ie.init(e10,t),e10._zod.processJSONSchema=(r,a,i)=>Fk(e10,r,
a,i),e10.unwrap=()=>e10._zod.def.innerType});function WU(e10,t){return new l1({type:"prefault",innerType:e10,get defaultValue(){return typeof t=="function"?t():
V.shallowClone(t)}})}var c1=S("ZodNonOptional",(e10,t)=>{C4.init(e10,t),ie.init(e10,t),e10._zod.processJSONSchema=(r,a,i)=>Rk(e10,r,a,i),e10.unwrap=()=>e10._zod.
def.innerType});function GU(e10,t){return new c1({type:"nonoptional",innerType:e10,...V.normalizeParams(t)})}var HU=S("ZodCatch",(e10,t)=>{M4.init(e10,t),ie.init(
e10,t),e10._zod.processJSONSchema=(r,a,i)=>Dk(e10,r,a,i),e10.unwrap=()=>e10._zod.def.innerType,e10.removeCatch=e10.unwrap});function VU(e10,t){return new HU({type:"\
catch",innerType:e10,catchValue:typeof t=="function"?t:V.constantCatch(t)})}var u1=S("ZodPipe",(e10,t)=>{ok.init(e10,t),ie.init(e10,t),e10._zod.processJSONSchema=
(r,a,i)=>Bk(e10,r,a,i),e10.in=t.in,e10.out=t.out});function k$(e10,t){return new u1({type:"pipe",in:e10,out:t})}var JU=S("ZodPreprocess",(e10,t)=>{u1.init(e10,t),
P4.init(e10,t)}),KU=S("ZodReadonly",(e10,t)=>{R4.init(e10,t),ie.init(e10,t),e10._zod.processJSONSchema=(r,a,i)=>Uk(e10,r,a,i),e10.unwrap=()=>e10._zod.def.innerType});
function ZU(e10){return new KU({type:"readonly",innerType:e10})}var YU=S("ZodLazy",(e10,t)=>{L4.init(e10,t),ie.init(e10,t),e10._zod.processJSONSchema=(r,a,i)=>qk(
e10,r,a,i),e10.unwrap=()=>e10._zod.def.getter()});function Jc(e10){return new YU({type:"lazy",getter:e10})}var XU=S("ZodCustom",(e10,t)=>{z4.init(e10,t),ie.init(
e10,t),e10._zod.processJSONSchema=(r,a,i)=>Ek(e10,r,a,i)});function QU(e10,t={}){return ZB(XU,e10,t)}function eq(e10,t){return YB(e10,t)}function Xh(e10){let t=Jc(
()=>Y([$(e10),$e(),G(),Ti(),P(t),Ne($(),t)]));return t}function tq(e10,t){return new JU({type:"pipe",in:s1(e10),out:t})}var J=()=>$().refine(e10=>!new RegExp("\\\
p{Surrogate}","u").test(e10),"holds a lone surrogate"),Qh=()=>J().regex(/^[^\u0000-\u001f\u007f]*$/,"holds a line break or another control character").regex(/\S/,
"is blank"),pe=e10=>G().optional().describe(e10),Ii=()=>$().regex(/^[0-9a-f]{64}$/,"is not a SHA-256 (64 digits 0-9 a-f)"),oe=J().min(1).describe("File in the c\
heckout: relative to its root, / between its parts. Absolute inside the checkout or under `cwd`."),ke=(e10,...t)=>t.reduce((r,[a,i,n])=>r.refine(i,{path:[a],...n!==
void 0&&{message:n},when:s=>Gr(s)&&!s.issues.some(({path:o})=>o?.[0]===a)}),e10),Gr=({value:e10})=>typeof e10=="object"&&e10!==null,Me=(e10,...t)=>{let r=[e10,...t],
a=i=>r.filter(n=>i[n]!==void 0).length;return{rules:[[e10,i=>a(i)>0,`The step needs one of ${r.join(", ")}.`],[t[0]??e10,i=>a(i)<2,`cannot be combined with anot\
her of them; keep one of ${r.join(", ")}`]],schema:{oneOf:r.map(i=>({required:[i]}))}}},Q=e10=>{let t;return()=>t??=e10()};import{core_text_utf8_cache$e as Zc,core_text_utf8_cache$g as rq,
core_text_utf8_cache$h as aq,core_text_utf8_cache$i as Is,core_text_utf8_cache$k as iq,core_text_utf8_cache$l as nq,core_text_utf8_cache$m as sq,core_text_utf8_cache$p as oq}from"./hook.js";
import{core_text_splice$f as lq}from"./hook.js";var rm=e10=>typeof e10=="string"?Yc(e10).plain:e10.map(t=>Yc(t).plain),m1=e10=>{let t;for(let r of qe(e10).flatMap(
a=>as(a)??[a])){let{groups:a,fault:i}=Yc(r);if(i!==void 0)return i;let n=new Set(a.map(({name:s})=>s));t=t===void 0?n:new Set([...t].filter(s=>n.has(s)))}return t??
new Set},cq=(e10,t)=>{for(let r of qe(t).flatMap(a=>as(a)??[])){let a=_q(Yc(r),e10);if(a)return a}return new Map},uq=["dir","name","ext"],g1=/\$(\$?)<([A-Za-z_]\w*)>/g,
pq=(e10,t)=>e10.replace(g1,(r,a,i)=>a?r.slice(1):t.get(i)??r),fq=(e10,t)=>Array.from(e10.matchAll(g1)).find(([,r,a=""])=>!r&&!t.has(a))?.[2],dq=/\\.|\(\?P?<([A-Za-z_]\w*)>|\)/gsu,
Yc=e10=>{let t=[],r=[],[a,i,n]=["",0,void 0];for(let{0:s,1:o,index:l}of e10.matchAll(dq))s.startsWith("\\")||s===")"&&t.length===0||(a+=e10.slice(i,l),i=l+s.length,
o!==void 0?([...t,...r].some(c=>c.name===o)&&(n=`has two groups of the name ${o}`),t.push({name:o,start:a.length})):r.push({...t.pop(),end:a.length}));return t.
length>0&&(n=`has a group ${t.at(-1)?.name} that is not closed by a )`),{plain:a+e10.slice(i),groups:r,fault:n}},tm=()=>true,hq=e10=>e10==="/",mq=e10=>e10!=="/",
gq=e10=>{let t=e10.includes("/")?[]:[{at:-1,takes:"folders",test:tm}],r=e10.startsWith("/")?1:0,a=e10.slice(r).split("/");for(let[i,n]of a.entries()){if(n===""||
n==="."){r+=n.length+1;continue}let s=bq(n,r,i===a.length-1);if(!s)return;t.push(...s),r+=n.length+1}return t},bq=(e10,t,r)=>{if(rs(e10)&&!r)return[{at:t,takes:"\
folders",test:tm}];if(rs(e10))return["one","any"].map(n=>({at:t,takes:n,test:tm}));let a=Dl(e10,false);if(typeof a=="string")return;let i=Array.from(e10.matchAll(
Fl),({index:n},s)=>{let o=a.tests[s];return o===ot||o===void 0?{at:t+n,takes:"name",test:mq}:{at:t+n,takes:"one",test:l=>l!=="/"&&o(l)}});return r?i:[...i,{at:t+
e10.length,takes:"one",test:hq}]},_q=({plain:e10,groups:t},r)=>{let a=/(?<!\\)\/(?:\.?\/)*\.?$/.exec(e10),i=a!==null,n=gq(e10.slice(0,a?.index)),s=Array.from(r),
o=n&&yq(n,s,i);if(!o)return;let l=c=>{let u=n.findIndex(({at:p})=>p>=c);return o[u<0?n.length:u]??s.length};return new Map(t.map(({name:c,start:u,end:p})=>[c,s.
slice(l(u),l(p)).join("")]))},yq=(e10,t,r)=>{let a=wq(t),i=vq(e10,t,{take:a,foldersOnly:r});if(i[0]?.[0]!==1)return;let n=[0];for(let[s,o]of e10.entries()){let l=n.
at(-1)??0;if(o.takes==="one")l+=1;else for(let c=a(o,l);i[s]?.[c]===1;c=a(o,l))l=c;n.push(l)}return n},wq=e10=>{let t=Array(e10.length+1).fill(-1);for(let r=e10.
length-1;r>=0;r-=1)t[r]=e10[r]==="/"?r+1:t[r+1]??-1;return({takes:r,test:a},i)=>{let n=e10[i];return n===void 0?-1:r==="folders"?t[i]??-1:a(n)?i+1:-1}},vq=(e10,t,{
take:r,foldersOnly:a})=>{let i=(o,l)=>+(l===t.length?!a:t[l]==="/"),n=Uint8Array.from({length:t.length+1},i),s=[n];for(let o of e10.toReversed()){let l=new Uint8Array(
t.length+1);for(let c=t.length;c>=0;c-=1){let u=r(o,c);l[c]=o.takes==="one"?n[u]??0:n[c]||(l[u]??0)}s.push(l),n=l}return s.reverse()},p1=()=>J().min(1,"is empty\
; write a pattern such as src/**/*.ts").max(1024,"is over 1024 characters"),ji=()=>Y([p1(),P(p1()).min(1,"is an empty list")],"is not a pattern or a list of pat\
terns"),Kc=()=>J().min(1,"is empty"),am={contains:Kc().exactOptional().describe("True where the file contains this text, line ends aside; with a glob, where any\
 file does.").meta({examples:['"react":']}),not_contains:Kc().exactOptional().describe("True where no such file contains this text.").meta({examples:["SPDX-Lice\
nse-Identifier"]}),matches:Kc().exactOptional().describe("True where the file has a match of this regular expression (RE2); with a glob, where any file has.").meta(
{examples:['(?m)^import .* from "react"']}),not_matches:Kc().exactOptional().describe("True where no such file has a match of this regular expression (RE2).").meta(
{examples:["(?m)^// Copyright"]})},b1=Object.keys(am),$q=C({...am,not_imported:ue(true,"is not true; leave it out instead").exactOptional().describe("True where\
 no other file imports this one, or may: imports of JavaScript, TypeScript and Python, and its path in their texts and in configuration.").meta({examples:[true]})}).
refine(e10=>Object.values(e10).some(t=>t!==void 0),{message:`is empty; give at least one of ${b1.join(", ")}, not_imported`,when:Gr}),f1=["exists","glob",...b1],
kq=ke(C({file_path:J().min(1,"is empty").exactOptional().describe("The file to look at; by default the step's own. A step with a glob has none.").meta({examples:[
"package.json"]}),glob:ji().exactOptional().describe("Look at every tracked text file that this pattern names; true when it holds of any of them.").meta({examples:[
"src/**/*.tsx",["*.js","*.ts"]]}),exists:G().exactOptional().describe("Whether the file exists; of a glob, whether it names any file.").meta({examples:[true]}),
...am}),["exists",e10=>f1.some(t=>e10[t]!==void 0),`The condition says nothing; give at least one of ${f1.join(", ")}.`],["glob",({file_path:e10,glob:t})=>e10===
void 0||t===void 0,"cannot be combined with file_path; keep one of the two"]),em=()=>L().min(0,"is below 0"),xq=Y([em(),C({min:em().exactOptional().describe("Mi\
nimum.").meta({default:1}),max:em().exactOptional().describe("Maximum; by default any number.").meta({examples:[40]})}).refine(({min:e10,max:t})=>e10!==void 0||
t!==void 0,{message:"is empty; give min, max or both",when:Gr}).refine(({min:e10=1,max:t=Number.POSITIVE_INFINITY})=>e10<=t,{path:["max"],message:"is below min,\
 which is 1 where it is not given",when:Gr})],"is not a number from 0 on, nor { min, max }"),Ae={glob:ji().optional().describe("Instead of one file: every track\
ed text file that this .gitignore pattern names, relative to the root; braces such as `*.{js,ts}` work too. Or a list of patterns.").meta({examples:["src/**/*.t\
s","*.{js,ts}",["src/**","test/**"]]}),exclude:ji().optional().describe("With glob: files that it names and the step leaves alone.").meta({examples:["**/*.min.j\
s",["vendor/**","dist/**"]]}),only_if:$q.optional().describe("With glob: only files for which all of this is true.").meta({examples:[{contains:"react"},{not_contains:"\
SPDX-License-Identifier"}]}),expect_matches:xq.optional().describe("Number of matches in all files together; for Write, Delete, Move, Set, Unset, Import and Con\
vert, the number of files. Either a number or { min, max }. With 0 or `min: 0` the step may find nothing. Required for a glob under `reads: strict`.").meta({examples:[
12,{min:0},{min:1,max:40}]}),skip_unsupported:pe("With glob: pass over files that cannot be edited (notebooks, other encodings, over 1 GiB) and note them. By de\
fault they refuse the step.").meta({default:false})},rt=(...e10)=>["exclude","only_if",...e10].map(t=>[t,r=>r[t]===void 0||r.glob!==void 0,"needs a glob"]),Ht=[
"glob",({glob:e10})=>{let t=e10===void 0?new Set:m1(e10);return typeof t!="string"&&t.size===0},"has groups, which only Write and Move take"],Xc=e10=>(t,{addIssue:r})=>{
let{glob:a}=t;if(a===void 0)return;let i=m1(a);if(typeof i=="string"){r({code:"custom",path:["glob"],message:i});return}let n=new Set([...i,...uq]);for(let s of e10){
let o=t[s],l=typeof o=="string"?fq(o,n):void 0;if(l===void 0)continue;let c=`names $<${l}>, and not every pattern of glob has a group (?<${l}>\u2026); write $$<${l}\
> for the text itself`;r({code:"custom",path:[s],message:c})}},Qc=()=>Y([G(),U(["true","false"]).transform(e10=>e10==="true").pipe(G())],"is not true or false").
optional().describe("Replace every occurrence instead of exactly one.").meta({default:false}),eu=e10=>pe(e10).meta({default:false}),tu=({file_path:e10="",glob:t})=>t===
void 0?e10:qe(t).join(", "),js=()=>pe("Take a comment such as `... existing code ...` literally, although the step removes many lines.").meta({default:false});function Cs(e10,t){
let r=bs(te(e10),te(t));if(r.length===0)return;let a=`${r.length===1?"Line":"Lines"} ${r.slice(0,10).join(", ")} of the new text`,i=JSON.stringify(te(t).split(`\

`)[r[0]-1]?.trim());return F("ELISION",`${a} (${i}) ${r.length===1?"says":"say"} that something stays, and the step takes it away. Write the whole text; a step \
of a plan that means it has allow_elision: true.`)}var ru={name:"Write",input:Q(Sq),call:{title:"Write a file",description:"Creates a file, or replaces all of i\
t.",isIdempotent:true,input:Q(_1)},effect:"creates",touches:({file_path:e10})=>[{path:e10,effects:Na}],rule:["creates"],fileKey:"file_path",destination:"file_pa\
th",doing:"Writing",facts:({file_path:e10,glob:t,content_base64:r,executable:a})=>[t===void 0?"Creates the file or replaces all of it":`Writes ${e10} for each o\
f them`,...r===void 0||d1(r)!==void 0?[]:[`Writes ${Buffer.from(r,"base64").length} bytes that are not text`],...a===void 0?[]:[`Makes the file ${a?"":"not "}ex\
ecutable`]],texts:({content:e10,content_base64:t=""})=>({before:"",after:e10??d1(t)??""}),run:(e10,t)=>{let r=Eq(e10,t),{text:a,...i}=r,n=a===void 0?void 0:wa({
...i,text:a},t);return $i(n,()=>Aq(e10,r))}};function _1(){return C({file_path:oe.meta({examples:["docs/fetch-user.md"]}),content:J().describe("The whole conten\
t of the file, byte for byte.").meta({examples:[`# fetchUser
`]})}).describe("Create a file, or replace all of it.")}function Sq(){let{shape:e10}=_1(),t=Me("content","content_base64");return ke(C({file_path:e10.file_path.
describe("Absolute or relative to the root. With glob, where the file for each of its files is: `$<dir>`, `$<name>`, `$<ext>` and the groups of the glob are rep\
laced by parts of the path, as in new_path of Move.").meta({examples:["docs/fetch-user.md","packages/$<pkg>/LICENSE"]}),glob:Ae.glob.describe("Write a file for \
each tracked text file that this pattern names. A group `(?<pkg>*)` captures a part of the path, which replaces `$<pkg>` in file_path and content. Or a list of \
patterns.").meta({examples:["packages/(?<pkg>*)/package.json"]}),exclude:Ae.exclude,only_if:Ae.only_if,content:e10.content.optional().describe("The whole conten\
t of the file, byte for byte. With glob, `$<pkg>` is replaced by what a group captured; `$$<pkg>` is literal."),content_base64:J().refine(Oq,"is not base64").optional().
describe("Instead of content: the bytes of the whole file in base64, white space aside.").meta({examples:["iVBORw0KGgo="]}),allow_elision:js(),executable:pe("Wh\
ether the file may be executed; absent: as it is, and not for a new file."),expect_matches:Ae.expect_matches,skip_existing:eu("Leave a file that exists as it is\
.")}),...t.rules,...rt("expect_matches")).superRefine(Xc(["file_path","content"])).describe("Create a file, or replace all of it; or one for each file that a gl\
ob names.").meta(t.schema)}var Oq=e10=>{let t=e10.replace(/\s+/g,"");return Buffer.from(t,"base64").toString("base64")===t};function d1(e10){let t=Buffer.from(e10,
"base64");return Is(t)?void 0:sq(t)}var Na=["creates"];function Eq({file_path:e10,content:t="",content_base64:r},a){let i=Ge(ru.name,{path:e10,effects:Na},a),n=i.
ok?i.target.path:e10;if(r===void 0){let c=a.options.trailing_whitespace==="strip"?hs(n,t):t;return{path:n,opened:i,text:c,bytes:void 0}}let s=Buffer.from(r,"bas\
e64"),o=Zc(s),l=o.ok&&!Is(s);return{path:n,opened:i,bytes:s,text:l?iq(o.file,0,s.length):void 0}}function Aq({executable:e10,skip_existing:t,allow_elision:r},{opened:a,
text:i="",bytes:n}){if(!a.ok)return a;let{path:s,stat:o}=a.target;if(t&&o?.kind==="file")return{ok:true,path:s,type:"update"};let l={...a.target,content:i,executable:e10},
c=Je(l,n?Nq:Tq);if(c)return{ok:false,problem:c};let u=n||r||!o?void 0:Cs(nq(le(l)),i);return u?{ok:false,problem:u}:n?Ta(l,n):Ta(l,jq(le(l),i),{asIs:false})}var au=[
Br,rc,dh,pr,gt],Tq=[...mt,({content:e10})=>{if(!oq(e10))return F("UNENCODABLE","content contains a lone surrogate. Write the whole character.")},...au],Nq=[...vi,
gt];function Ta(e10,t,{asIs:r=true}={}){let{path:a,stat:i,executable:n}=e10,s={ok:true,path:a,type:i&&i.size>0?"update":"create",state:ct(t,i?.modified),...Ur(e10)},
o=hh(i?.mode??420,n),{file:l,binary:c}=Iq(e10.bytes(),t),u=lq(l.bytes,t,aq(l.encoding));if(i&&u.length===0&&o===i.mode)return s;let p=fr(e10,l,u,{mode:o,executable:n,
binary:c,whole:true,asIs:r});return p.ok?{...s,state:ct(p.change.after,i?.modified),change:p.change}:p}function Iq(e10,t){let[r,a]=[Zc(e10),Zc(t)];return r.ok&&
a.ok&&(e10.length===0||r.file.encoding===a.file.encoding)&&!Is(e10)&&!Is(t)?{file:r.file,binary:false}:{file:{bytes:e10,encoding:"utf8",bom:0,valid:false},binary:true}}
function jq(e10,t){if(e10.bom===0)return Buffer.from(t,e10.encoding);let r=t.startsWith("\uFEFF")?t.slice(1):t;return Buffer.concat([rq[e10.encoding],Buffer.from(
r,e10.encoding)])}var iu={name:"Delete",input:Q(Mq),call:{title:"Delete a file",description:"Removes a file.",input:Q(Cq)},effect:"removes",touches:({file_path:e10=""})=>[
{path:e10,effects:Ia}],rule:["removes"],fileKey:"file_path",isRepeatable:true,doing:"Deleting",facts:({file_path:e10})=>[e10===void 0?"Deletes the files":"Delet\
es the file"],title:e10=>`delete ${tu(e10)}`,run:Pq};function Cq(){return C({file_path:oe.meta({examples:["src/unused.ts"]})}).describe("Remove a file that was \
read.")}function Mq(){let e10=Me("file_path","glob"),{glob:t,exclude:r,only_if:a,expect_matches:i}=Ae;return ke(C({file_path:oe.optional().meta({examples:["src/\
unused.ts"]}),glob:t,exclude:r,only_if:a,expect_matches:i}),...e10.rules,...rt("expect_matches"),Ht).describe("Remove a file that was read, or every text file t\
hat a glob names.").meta(e10.schema)}var Ia=["removes"];function Pq({file_path:e10=""},t){let r=Ge(iu.name,{path:e10,effects:Ia},t);if(!r.ok)return r;let a=Je(r.
target,nu);return a?{ok:false,problem:Rq(a)}:{ok:true,path:r.target.path,change:su(r.target)}}var Rq=e10=>e10.name==="FILE_NOT_FOUND"&&(e10.suggestions??[]).length===
0?{...e10,message:`${e10.message} If it may be deleted already, set \`when: { exists: true }\`.`}:e10,nu=[e10=>e10.stat?.broken||e10.stat?.kind==="directory"?h1(
e10):et(e10),...vi,e10=>h1(e10)],h1=({path:e10,stat:t})=>t?.link?F("SYMLINK",`${e10} is a symbolic link, and no plan removes or renames links. Use git: git rm, \
or git mv.`):void 0,su=({path:e10,stat:t,bytes:r})=>{let[a,i]=[r(),t?.mode];return{path:e10,before:a,after:void 0,mode:i??420,modeBefore:i,...Lq(a)??dr}},Lq=e10=>{
let t=Zc(e10);if(!(!t.ok||Is(e10)||e10.length===0))return va(t.file,[{start:0,end:e10.length,replacement:Buffer.alloc(0)}])},zq=({path:e10,from:t})=>t===void 0?
[e10]:[t,e10],im=e10=>e10.from===void 0?[e10]:[{path:e10.from,before:e10.before,after:void 0,mode:e10.mode},{...e10,before:void 0}],Ci=e10=>e10.size===void 0&&e10.
after===void 0;var Hr={name:"Move",input:Q(Dq),call:{title:"Move a file",description:"Moves or renames a file; its content and mode stay.",input:Q(Fq)},effect:"\
renames",touches:Ms,rule:["renames"],fileKey:"file_path",destination:"new_path",isRepeatable:true,doing:"Moving",announce:({file_path:e10="",new_path:t})=>`Movi\
ng ${H(e10)} to ${H(t)}`,facts:({file_path:e10="each of them",new_path:t,imports:r})=>[`Moves ${e10} to ${t}`,...r?["Rewrites its imports in other files"]:[]],title:e10=>Bq(
tu(e10),e10.new_path),run:Uq};function Fq(){return C({file_path:oe.meta({examples:["src/user.ts"]}),new_path:oe.describe("The new path of the file; it must be f\
ree. Missing folders are created.").meta({examples:["src/people/user.ts"]})}).describe("Move or rename a file that was read, its content and mode unchanged.")}function Dq(){
let e10=Me("file_path","glob"),{glob:t,exclude:r,only_if:a,expect_matches:i}=Ae;return ke(C({file_path:oe.optional().meta({examples:["src/user.ts"]}),glob:t,exclude:r,
only_if:a,new_path:oe.describe("The new path of the file; it must be free. Missing folders are created. With glob, `$<dir>`, `$<name>` and `$<ext>` are the fold\
er of each file (with its /), its name without extension, and its extension with the dot; `$<pkg>` is what a group `(?<pkg>*)` of the glob captured, and `$$<pkg\
>` is literal; a new_path that ends in / keeps the name, and one that ends in /** the path below the folder that the glob begins with.").meta({examples:["src/pe\
ople/user.ts","lib/$<name>$<ext>","docs/","src/**"]}),expect_matches:i,imports:U(["fix","fix-certain"],"is neither fix nor fix-certain").optional().describe("Re\
write the imports of what moves, in JavaScript, TypeScript and Python: those of other files, and its own relative ones. `fix` refuses the step where a place may\
 be such an import and is not certain; `fix-certain` leaves those places as they are and lists them.").meta({examples:["fix"]}),skip_existing:eu("Leave a file w\
here it is if new_path exists already.")}),...e10.rules,...rt("expect_matches")).superRefine(Xc(["new_path"])).describe("Move or rename a file that was read, or\
 every text file that a glob names; content and mode do not change, but for imports that `imports` asks to rewrite.").meta(e10.schema)}var Bq=(e10,t)=>e10.endsWith(
"/**")&&t.endsWith("/**")?`move ${e10.slice(0,-2)} \u2192 ${t.slice(0,-2)||"./"}`:`move ${e10} \u2192 ${t}`;function Ms({file_path:e10="",new_path:t}){return[{path:e10,
effects:["removes","renames"]},{path:t,effects:["creates","renames"]}]}function Uq({skip_existing:e10,imports:t,...r},a){let[i,n]=Ms(r),s=Ge(Hr.name,i,a);if(!s.
ok)return s;let o=Ge(Hr.name,n,a);if(!o.ok)return o;if(e10&&o.target.stat?.kind==="file")return{ok:true,path:s.target.path,type:"update"};if(a.needsNoRead&&s.target.
path===o.target.path)return{ok:true,path:s.target.path,type:"update"};let l=qq(s.target,o.target)??Wq(s.target,o.target)??Je(s.target,nu)??Je(o.target,[Gq]);return l?
{ok:false,problem:l}:Hq(s.target,o.target)}var qq=(e10,t)=>e10.path===t.path?F("NO_CHANGE",`file_path and new_path are one file, ${e10.path}. Leave the move out\
.`):void 0,Wq=(e10,t)=>e10.stat===void 0&&t.stat?.kind==="file"?F("FILE_NOT_FOUND",`There is no file ${e10.path}, and ${t.path} is there already: it may have be\
en moved. If the step may run again, set \`when: { exists: true }\`.`):void 0,Gq=({path:e10,stat:t})=>t?F("FILE_EXISTS",`${e10} exists already. Choose another n\
ew_path, or ${t.link?"remove it with git, since it is a symbolic link":"Delete it first"}.`):void 0;function Hq(e10,{path:t}){let[r,a]=[e10.bytes(),e10.stat?.mode??
420];return{ok:true,path:e10.path,change:{path:t,from:e10.path,before:r,after:r,mode:a,modeBefore:a,...dr},state:e10.state??ct(r)}}import{core_text_json$f as nm}from"./hook.js";
function ja(e10){if(e10.length>fw.MAX_STRING_LENGTH)return Vr("The notebook is too large to be parsed. Clear its outputs first.","FILE_TOO_LARGE");let t=e10.toString(
"utf8"),r;try{r=JSON.parse(t.startsWith("\uFEFF")?t.slice(1):t)}catch(a){return Vr(`The notebook is not valid JSON: ${a.message}. Correct it and run again.`)}return Vq(
r)}function Mi(e10,t){let r;for(let[i,{id:n}]of e10.cells.entries()){if(n===t&&r!==void 0)return;n===t&&(r=i)}if(r!==void 0)return r;let a=/^cell-(\d+)$/.exec(t)?.[1];
return a!==void 0&&Number(a)<e10.cells.length?Number(a):void 0}function Vq(e10){if(!nm(e10))return Vr("The notebook is not a JSON object.");let{nbformat:t,nbformat_minor:r,
cells:a,metadata:i}=e10;if(typeof t!="number"||!Number.isInteger(t))return Vr("The notebook has no nbformat.");if(t<4)return Vr(`The notebook has nbformat ${t}.\
 Convert it with \`jupyter nbconvert --to notebook\` first.`);if(r!==void 0&&!(Number.isInteger(r)&&Number(r)>=0))return Vr("The notebook has an nbformat_minor \
that is no whole number.");if(!Array.isArray(a))return Vr("The notebook has no list of cells.");let n=[];for(let[o,l]of a.entries()){let c=ou(l);if(typeof c=="s\
tring")return Vr(`Cell ${o} of the notebook (counted from 0) ${c}.`);n.push(c)}let s=t>4||typeof r=="number"&&r>=5;return{ok:true,notebook:{cells:n,hasIds:s,language:Xn(
i)}}}function ou(e10){if(!nm(e10))return"is not an object";let{id:t,cell_type:r,source:a,execution_count:i=null,outputs:n=[],attachments:s}=e10;if(typeof r!="st\
ring")return"has no cell_type";if(t!==void 0&&(typeof t!="string"||t===""))return"has an id that is empty or not text";if(i!==null&&typeof i!="number")return"ha\
s an execution_count that is no number";if(!Array.isArray(n))return"has outputs that are no list";let o=Array.isArray(a),l=o?a:[a];return l.every(c=>typeof c=="\
string")?{id:t,type:r,source:l.join(""),listed:o,executionCount:i??void 0,outputs:n,...nm(s)&&{attachments:Object.keys(s)}}:"has a source that is neither text n\
or a list of lines"}var Vr=(e10,t="NOTEBOOK_INVALID")=>({ok:false,problem:{name:t,message:e10}});var om=class{#e=[];constructor(e10){for(let t=0;t<e10.length;t+=
y1)this.#e.push(new w1(this.#e.length,e10.slice(t,t+y1)))}get all(){return this.#e.flatMap(({spans:e10})=>e10)}add(e10,t){this.#e.length===0&&this.#e.push(new w1(
0,[]));let r=t?sm(t):this.#e[0];return r.add(e10,t?r.spans.indexOf(t)+1:0)}remove(e10){let{spans:t}=sm(e10);t.splice(t.indexOf(e10),1)}shift(e10,t){let r=e10&&sm(
e10),a=r?r.spans.indexOf(e10)+1:0;for(let i of r?.spans.slice(a)??[])i.start+=t,i.end+=t;for(let i=r?r.index+1:0;i<this.#e.length;i+=1)this.#e[i].offset+=t}},y1=64,
w1=class{index;spans=[];offset=0;constructor(e10,t){this.index=e10;for(let r of t)this.add(r,this.spans.length)}add(e10,t){let r=new Jq(this,e10);return this.spans.
splice(t,0,r),r}},Jq=class{block;#e;#r;constructor(e10,{start:t,end:r}){this.block=e10,this.#e=t-e10.offset,this.#r=r-e10.offset}get start(){return this.#e+this.
block.offset}set start(e10){this.#e=e10-this.block.offset}get end(){return this.#r+this.block.offset}set end(e10){this.#r=e10-this.block.offset}},sm=e10=>e10.block;
var Kq=["javascript","typescript","tsx","python","go","java","rust","ruby","php","cpp","csharp","bash","css","c","html","json","yaml"],q=(e10,t={})=>({description:e10,
...t}),at=e10=>({allOf:[{$ref:`#/definitions/${e10}`}]}),v1={items:at("rule")},$1={additionalProperties:at("rule")},It=e10=>({properties:e10}),cu={pattern:q("Co\
de that a node has to be like, with variables such as $NAME.",It({context:q("Code that holds the pattern."),selector:q("The kind of the node in it that is the p\
attern."),strictness:q("How alike code has to be: cst, smart, ast, relaxed, signature or template.")})),kind:q("The kind of a node in the grammar of its languag\
e."),regex:q("A regular expression that the whole text of a node has to match."),nthChild:q("Which child of its parent a node has to be.",It({position:q("The nu\
mber, or a formula such as 2n+1."),reverse:q("Whether to count from the end."),ofRule:q("A rule for the children that count.",at("rule"))})),range:q("Where a no\
de has to be in its text."),inside:q("A rule for a node around.",at("relation")),has:q("A rule for a node within.",at("relation")),precedes:q("A rule for a node\
 that comes after.",at("relation")),follows:q("A rule for a node that comes before.",at("relation")),all:q("Rules that all have to hold.",v1),any:q("Rules of wh\
ich one has to hold.",v1),not:q("A rule that must not hold.",at("rule")),matches:q("The name of a rule in utils.")},lu=q("The variable that it is made of, with \
its dollar."),Zq={rule:It(cu),relation:It({...cu,stopBy:q("How far to look: neighbor, end, or a rule at which to stop.",{anyOf:[{enum:["neighbor","end"]},at("ru\
le")],examples:["end"]}),field:q("The name under which the parent has the node.")}),ruleFile:It({...cu,id:q("Its name."),rule:q("What it looks for.",at("rule")),
constraints:q("Rules for what variables match, by their names without the dollar.",$1),utils:q("Rules by names, for matches.",$1),transform:q("Variables made of\
 others: replace, substring, convert or rewrite.",{additionalProperties:It({replace:q("What a regular expression matches, replaced.",It({source:lu,replace:q("Th\
e regular expression."),by:q("The new text.")})),substring:q("A part of the text.",It({source:lu,startChar:q("The first character."),endChar:q("The end.")})),convert:q(
"The text in other letters.",It({source:lu,toCase:q("Such as camelCase."),separatedBy:q("What is between words.")})),rewrite:q("The text as rewriters leave it.",
It({source:lu,rewriters:q("Their ids."),joinBy:q("What is between the results.")}))})}),rewriters:q("Rules with a fix that a rewrite applies to what a variable \
matches.",{items:at("ruleFile")}),fix:q("What takes the place of a match, in the terms of ast-grep; instead of new_string.",It({template:q("The text."),expandStart:q(
"A rule for code before a match that is replaced with it.",at("relation")),expandEnd:q("A rule for code after a match that is replaced with it.",at("relation"))}))})},
lm={pattern:J().min(1,"is empty").max(65536,"is over 65,536 characters").optional().describe("Instead of old_string: an ast-grep pattern, in which `$NAME` match\
es one node and `$$$NAME` any number of nodes.").meta({examples:["fetchUser($ID, $$$REST)","new Client($HOST, $PORT)"]}),rule:Ne($(),He(),"is no rule of ast-gre\
p").optional().describe("Instead of old_string: a rule as ast-grep takes it, with constraints, utils, transform, rewriters and fix next to its keys.").meta({examples:[
{pattern:"foo($A)",inside:{kind:"class_body",stopBy:"end"}}],...at("ruleFile")}),language:U(Kq).optional().describe("With pattern or rule: the language of the f\
iles; by default their names tell it."),nested:U(["inner-first","outer-only"]).optional().describe("With pattern or rule: how to treat matches within others. in\
ner-first replaces both, the inner ones first; outer-only leaves the inner ones. By default they are refused."),comments:U(["refuse","drop"]).optional().describe(
"With pattern or rule: how to treat comments in a match that the new text lacks. refuse refuses the step, drop drops them with a note. By default they are refus\
ed with a glob, and dropped with file_path."),allow_broken:pe("With pattern or rule: whether the step may leave a file that no longer parses.").meta({default:false})};
import{core_text_words$p as O1}from"./hook.js";import{errors$c as Yq}from"./hook.js";var Xq=50,fu=({list:e10})=>{let t=new Map,r=a=>{let i=t.get(a)??Qq(e10(a));
return t.set(a,i),i};return{in:r,added:a=>{for(let i=a;i!=="";i=uu(i))t.get(uu(i))?.add(k.posix.basename(i))},removed:a=>t.get(uu(a))?.remove(k.posix.basename(a)),
toCompare:a=>r(a).toCompare()}},uu=e10=>{let t=k.posix.dirname(e10);return t==="."?"":t},pu=e10=>k.posix.parse(e10).name,k1=e10=>Rr(e10.replace(/[\u00a0\u202f]/g,
" ")),Qq=e10=>{let t=new Set,[r,a]=[new Map,new Map],i=0,n,s=l=>[[r,k1(l)],[a,pu(l)]],o=l=>{if(!t.has(l)){t.add(l),n=void 0;for(let[c,u]of s(l))c.set(u,(c.get(u)??
new Set).add(l))}};for(let l of e10)o(l);return{all:t,alike:l=>r.get(k1(l))??[],sameStem:l=>a.get(pu(l))??[],sorted:()=>n??=[...t].sort(),toCompare:()=>i++<Xq?t:
[],add:o,remove:l=>{t.delete(l),n=void 0;for(let[c,u]of s(l))c.get(u)?.delete(l)}}},E1=5,x1=200,du=(e10,{stat:t,folders:r})=>{let a=new Set;for(let i of[eW,tW,rW,
aW,iW])for(let n of i(e10,r)){let s=n===e10?void 0:t(n);if(s?.kind==="file"&&!s.broken&&a.add(n),a.size===E1)return[...a]}return[...a]},Ri=(e10,{list:t,stat:r})=>du(
e10,{stat:r,folders:fu({list:t})}),eW=(e10,t)=>{let r=[""];for(let a of e10.split("/"))r=r.flatMap(i=>Array.from(t.in(i).alike(a),n=>Pi(i,n))).slice(0,E1);return r},
tW=(e10,t)=>{let r=uu(e10);return[...t.in(r).sameStem(k.posix.basename(e10))].sort().map(a=>Pi(r,a))},rW=e10=>{let t=e10.split("/");return t.slice(1).map((r,a)=>t.
slice(a+1).join("/"))};function*aW(e10,t){let r=t.in("").sorted().slice(0,x1);for(let i of r)yield Pi(i,e10);let a=0;for(let i of r.filter(S1))for(let n of t.in(
i).sorted().filter(S1)){if(++a>x1)return;yield Pi(Pi(i,n),e10)}}var S1=e10=>k.posix.extname(e10)==="",iW=(e10,t)=>{let r="";for(let a of e10.split("/")){let i=t.
in(r).all.has(a)?a:nW(a,r,t);if(i===void 0)return[];r=Pi(r,i)}return[r]},A1=3,nW=(e10,t,r)=>pu(e10).length<A1?void 0:O1(e10,sW(r.toCompare(t)));function*sW(e10){
for(let t of e10)pu(t).length>=A1&&(yield t)}var Pi=(e10,t)=>e10===""?t:`${e10}/${t}`;function cm(e10){let t=e10 instanceof Error&&"code"in e10?String(e10.code):
"",r=lW[t]??Yq(e10);if(t==="EISDIR")return{reason:r,hint:": name a file inside it"};let a=t==="ENOENT"?oW(String(Reflect.get(Object(e10),"path"))):void 0;return{
reason:r,...a!==void 0&&{hint:`: the folder has ${H(a)}`}}}function oW(e10){try{return O1(k.basename(e10),Et(k.dirname(e10)))}catch{return}}var lW={ENOENT:"no s\
uch file",ENOTDIR:"no such file",EISDIR:"it is a folder",EACCES:"permission is denied"};import{core_text_words$i as T1}from"./hook.js";var Ps=e10=>Buffer.from(`\
Subproject commit ${e10}
`),pm=e10=>/^Subproject commit ([0-9a-f]+)\n$/.exec(e10.toString("latin1"))?.[1]??"",j1=e10=>{let t=new Map,r=I1(),a=I1(),i=new Map,n=f=>{let d=t.get(f);if(d&&!Ci(
d.last))return uW(d);let b=(d?void 0:e10.stat(f))??(r.has(f)?pW:void 0);return b?.kind==="directory"&&a.has(f)&&s(f)?void 0:b},s=f=>l(f).every(d=>!n(`${f}/${d}`)),
o=f=>{let d=t.get(f);return d!==void 0&&Ci(d.last)},l=f=>{let d=new Set([...e10.list(f),...r.names(f)]),b=m=>f===""?m:`${f}/${m}`;return[...d].filter(m=>!o(b(m))||
r.has(b(m)))},c=fu({list:l}),u=f=>{let d=ba(f,{list:l,stat:n});return d?{ok:false,problem:d}:fW(f,t)},p=f=>{let{path:d,size:b,mode:m}=f,w=b===void 0?{path:d,before:void 0,
after:f.after,mode:m}:f,x=t.get(d);x?x.last=w:(t.set(d,{path:d,before:f.before,last:w,source:cW(e10.stat(d))}),f.before===void 0&&r.add(d)),Ci(w)?(a.add(d),c.removed(
d)):c.added(d),(d===N1||d.endsWith(`/${N1}`))&&(i=new Map([...i,[d,w.after]]))};return{stat:n,locate:f=>{let d=e10.locate(f);if(d.ok)return r.size>0?u(d.path):d;
let{below:b}=d;return b&&o(b.file)?u(b.path):d},read:f=>{let d=t.get(f);if(!d)return e10.read(f);let{after:b}=d.last;if(!b)throw new TypeError(`${f} is gone`);return b},
linkTarget:f=>e10.linkTarget(f),similar:f=>du(f,{stat:n,folders:c}),list:l,made:(f,d)=>e10.newFile?.(d,{path:f,attributes:i})??{ok:true,bytes:d},put:f=>{for(let d of im(
f))p(d)},changes:()=>[...t.values()].flatMap(({path:f,before:d,last:{after:b,mode:m},source:{mode:w}={}})=>(d&&b?m!==w||!d.equals(b):d!==b)?[{path:f,before:d,after:b,
mode:m}]:[]),original:f=>t.has(f)?t.get(f)?.before:e10.read(f),touched:()=>t.keys()}},N1=".gitattributes",cW=e10=>e10?.kind==="directory"&&e10.mode!==57344?void 0:
e10,uW=({last:e10,source:t})=>({kind:e10.mode===57344?"directory":"file",link:false,size:e10.size??e10.after?.length??0,mode:e10.mode,modified:t?.modified??0,links:1}),
pW={kind:"directory",link:false,size:0,mode:493,modified:0,links:1},fW=(e10,t)=>{for(let r=k.posix.dirname(e10);r!==".";r=k.posix.dirname(r)){let a=t.get(r);if(!(!a||
Ci(a.last)))return{ok:false,problem:{name:"NOT_A_DIRECTORY",message:`${JSON.stringify(r)} is a file, so ${JSON.stringify(e10)} cannot exist. Check the folders i\
n the path.`},below:{path:e10,file:r}}}return{ok:true,path:e10}},I1=()=>{let e10=new Map,t=r=>{let a=r.includes("/")?k.posix.dirname(r):"",i=e10.get(a);i?i.add(
k.posix.basename(r)):(e10.set(a,new Set([k.posix.basename(r)])),a!==""&&t(a))};return{add:t,has:r=>e10.has(r),names:r=>e10.get(r)??[],get size(){return e10.size}}},
Rs={name:"Run",input:Q(dW),effect:"creates",touches:()=>[],fileKey:"file_path",doing:"Running",announce:()=>{},facts:({command:e10,changes:t})=>[`Runs ${T1(e10)}`,
t===void 0?"It may change no file":`It may change ${qe(t).join(", ")}`],title:({command:e10})=>Array.isArray(e10)?e10.join(" "):e10,apply:async({command:e10},t,r)=>gW(
T1(e10),r?await r():bW,t)},C1=e10=>({tool:Rs.name,effects:e10?Na:Ia});function dW(){return ke(C({command:Y([M1().regex(/\S/,"is blank; name a program").max(4096,
"is over 4096 characters").trim(),hW()],"is not a command line or a list of words").describe("The program and its arguments: a list of words, or one plain comma\
nd as Bash reads it (quotes, but no pipe, redirection, substitution, variable, pattern or assignment). No shell runs it. A rule of the policy has to match it.").
meta({examples:["npm run format",["npx","prettier","--write","src"]]}),changes:ji().optional().describe("Files that it may change, make or remove: a .gitignore \
pattern relative to the root, or a list of patterns. A change elsewhere refuses the step. Without it the command may change nothing.").meta({examples:["package-\
lock.json",["src/**","docs/api/**"]]}),timeout:mW(),background:pe("Whether later steps run meanwhile; the run waits for its result before it delivers anything. \
Only for commands that search, read, list or compare files.").meta({default:false})}),["changes",({background:e10,changes:t})=>e10!==true||t===void 0,"cannot be\
 combined with background: later steps would not see what the command changes"]).describe("Run a command that the policy allows; what it changes becomes the ste\
p.")}var M1=()=>J().regex(/^[^\u0000-\u001f\u007f]*$/,"holds a line break or another control character"),hW=()=>P(M1().max(4096,"is over 4096 characters"),"is n\
ot a list of texts").min(1,"is an empty list; name a program").max(256,"is over 256 words").refine(([e10])=>e10!=="",{path:[0],message:"is empty; name a program"}),
um=86400,mW=()=>Y([L().min(1).max(um),$().regex(/^[1-9]\d{0,4}\s?[smh]?$/).transform(e10=>Number.parseInt(e10,10)*(e10.endsWith("h")?3600:e10.endsWith("m")?60:1)).
pipe($e().max(um))],`is not a time from 1s to ${um}s, such as 120s, 5m or a number of seconds`).optional().describe("Time after which the command is killed and \
the step refused: seconds, or a text such as 120s or 5m.").meta({default:600,examples:["120s","5m",90]});async function gW(e10,t,r){if(!t.ok)return t;let a=[],i=j1(
r.workspace),n=({after:s})=>s===void 0;for(let s of[...t.files.filter(n),...t.files.filter(o=>!n(o))]){let o=await _W(s,{...r,workspace:i});if(!o.ok)return o;a.
push(o),o.change&&i.put(o.change)}return{ok:true,path:e10,done:a}}var bW={ok:false,problem:{name:"COMMAND_NOT_RECORDED",message:"No command runs here. Use `edit\
plan check`, `apply` or `pr`, which run it."}};async function _W({path:e10,after:t,executable:r},a){let i=Ge(Rs.name,{path:e10,...C1(t)},a);if(!i.ok)return i;let{
target:n}=i;if(n.path!==e10)return B("PATH_INVALID",`${e10} is behind a link. The command must not change files there.`);let s=Je(n,yW);if(s)return{ok:false,problem:s};
if(!t)return{ok:true,path:e10,change:su(n)};let o=Ta({...n,executable:r,state:void 0},t);if(!o.ok)return o;let{state:l,notes:c,reads:u,...p}=o;return p}var yW=[
...gs,gt];import{empty$d as wW}from"./hook.js";var Sm=Symbol.for("yaml.alias"),ym=Symbol.for("yaml.document"),Kr=Symbol.for("yaml.map"),G1=Symbol.for("yaml.pair"),
Jt=Symbol.for("yaml.scalar"),Vi=Symbol.for("yaml.seq"),kt=Symbol.for("yaml.node.type"),$r=e10=>!!e10&&typeof e10=="object"&&e10[kt]===Sm,La=e10=>!!e10&&typeof e10==
"object"&&e10[kt]===ym,Zr=e10=>!!e10&&typeof e10=="object"&&e10[kt]===Kr,me=e10=>!!e10&&typeof e10=="object"&&e10[kt]===G1,ae=e10=>!!e10&&typeof e10=="object"&&
e10[kt]===Jt,Ji=e10=>!!e10&&typeof e10=="object"&&e10[kt]===Vi;function we(e10){if(e10&&typeof e10=="object")switch(e10[kt]){case Kr:case Vi:return true}return false}
function ve(e10){if(e10&&typeof e10=="object")switch(e10[kt]){case Sm:case Kr:case Jt:case Vi:return true}return false}var H1=e10=>(ae(e10)||we(e10))&&!!e10.anchor,
it=Symbol("break visit"),V1=Symbol("skip children"),Vt=Symbol("remove node");function za(e10,t){let r=J1(t);La(e10)?Fi(null,e10.contents,r,Object.freeze([e10]))===
Vt&&(e10.contents=null):Fi(null,e10,r,Object.freeze([]))}za.BREAK=it;za.SKIP=V1;za.REMOVE=Vt;function Fi(e10,t,r,a){let i=K1(e10,t,r,a);if(ve(i)||me(i))return Z1(
e10,a,i),Fi(e10,i,r,a);if(typeof i!="symbol"){if(we(t)){a=Object.freeze(a.concat(t));for(let n=0;n<t.items.length;++n){let s=Fi(n,t.items[n],r,a);if(typeof s=="\
number")n=s-1;else{if(s===it)return it;s===Vt&&(t.items.splice(n,1),n-=1)}}}else if(me(t)){a=Object.freeze(a.concat(t));let n=Fi("key",t.key,r,a);if(n===it)return it;
n===Vt&&(t.key=null);let s=Fi("value",t.value,r,a);if(s===it)return it;s===Vt&&(t.value=null)}}return i}async function Om(e10,t){let r=J1(t);La(e10)?await Di(null,
e10.contents,r,Object.freeze([e10]))===Vt&&(e10.contents=null):await Di(null,e10,r,Object.freeze([]))}Om.BREAK=it;Om.SKIP=V1;Om.REMOVE=Vt;async function Di(e10,t,r,a){
let i=await K1(e10,t,r,a);if(ve(i)||me(i))return Z1(e10,a,i),Di(e10,i,r,a);if(typeof i!="symbol"){if(we(t)){a=Object.freeze(a.concat(t));for(let n=0;n<t.items.length;++n){
let s=await Di(n,t.items[n],r,a);if(typeof s=="number")n=s-1;else{if(s===it)return it;s===Vt&&(t.items.splice(n,1),n-=1)}}}else if(me(t)){a=Object.freeze(a.concat(
t));let n=await Di("key",t.key,r,a);if(n===it)return it;n===Vt&&(t.key=null);let s=await Di("value",t.value,r,a);if(s===it)return it;s===Vt&&(t.value=null)}}return i}
function J1(e10){return typeof e10=="object"&&(e10.Collection||e10.Node||e10.Value)?Object.assign({Alias:e10.Node,Map:e10.Node,Scalar:e10.Node,Seq:e10.Node},e10.
Value&&{Map:e10.Value,Scalar:e10.Value,Seq:e10.Value},e10.Collection&&{Map:e10.Collection,Seq:e10.Collection},e10):e10}function K1(e10,t,r,a){if(typeof r=="func\
tion")return r(e10,t,a);if(Zr(t))return r.Map?.(e10,t,a);if(Ji(t))return r.Seq?.(e10,t,a);if(me(t))return r.Pair?.(e10,t,a);if(ae(t))return r.Scalar?.(e10,t,a);
if($r(t))return r.Alias?.(e10,t,a)}function Z1(e10,t,r){let a=t[t.length-1];if(we(a))a.items[e10]=r;else if(me(a))e10==="key"?a.key=r:a.value=r;else if(La(a))a.
contents=r;else{let i=$r(a)?"alias":"scalar";throw new Error(`Cannot replace node with ${i} parent`)}}function Bi(e10,t,r,a){if(a&&typeof a=="object")if(Array.isArray(
a))for(let i=0,n=a.length;i<n;++i){let s=a[i],o=Bi(e10,a,String(i),s);o===void 0?delete a[i]:o!==s&&(a[i]=o)}else if(a instanceof Map)for(let i of Array.from(a.
keys())){let n=a.get(i),s=Bi(e10,a,i,n);s===void 0?a.delete(i):s!==n&&a.set(i,s)}else if(a instanceof Set)for(let i of Array.from(a)){let n=Bi(e10,a,i,i);n===void 0?
a.delete(i):n!==i&&(a.delete(i),a.add(n))}else for(let[i,n]of Object.entries(a)){let s=Bi(e10,a,i,n);s===void 0?delete a[i]:s!==n&&(a[i]=s)}return e10.call(t,r,
a)}function $t(e10,t,r){if(Array.isArray(e10))return e10.map((a,i)=>$t(a,String(i),r));if(e10&&typeof e10.toJSON=="function"){if(!r||!H1(e10))return e10.toJSON(
t,r);let a={aliasCount:0,count:1,res:void 0};r.anchors.set(e10,a),r.onCreate=n=>{a.res=n,delete r.onCreate};let i=e10.toJSON(t,r);return r.onCreate&&r.onCreate(
i),i}return typeof e10=="bigint"&&!r?.keep?Number(e10):e10}var Em=class{constructor(e10){Object.defineProperty(this,kt,{value:e10})}clone(){let e10=Object.create(
Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return this.range&&(e10.range=this.range.slice()),e10}toJS(e10,{mapAsMap:t,maxAliasCount:r,onAnchor:a,
reviver:i}={}){if(!La(e10))throw new TypeError("A document argument is required");let n={anchors:new Map,doc:e10,keep:true,mapAsMap:t===true,mapKeyWarned:false,
maxAliasCount:typeof r=="number"?r:100},s=$t(this,"",n);if(typeof a=="function")for(let{count:o,res:l}of n.anchors.values())a(l,o);return typeof i=="function"?Bi(
i,{"":s},"",s):s}},Y1=e10=>!e10||typeof e10!="function"&&typeof e10!="object",W=class extends Em{constructor(e10){super(Jt),this.value=e10}toJSON(e10,t){return t?.
keep?this.value:$t(this.value,e10,t)}toString(){return String(this.value)}};W.BLOCK_FOLDED="BLOCK_FOLDED";W.BLOCK_LITERAL="BLOCK_LITERAL";W.PLAIN="PLAIN";W.QUOTE_DOUBLE=
"QUOTE_DOUBLE";W.QUOTE_SINGLE="QUOTE_SINGLE";var vW={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},$W=e10=>e10.replace(/[!,[\]{}]/g,t=>vW[t]),Wi=class yr{constructor(t,r){
this.docStart=null,this.docEnd=false,this.yaml=Object.assign({},yr.defaultYaml,t),this.tags=Object.assign({},yr.defaultTags,r)}clone(){let t=new yr(this.yaml,this.
tags);return t.docStart=this.docStart,t}atDocument(){let t=new yr(this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=true;break;case"1\
.2":this.atNextDocument=false,this.yaml={explicit:yr.defaultYaml.explicit,version:"1.2"},this.tags=Object.assign({},yr.defaultTags);break}return t}add(t,r){this.
atNextDocument&&(this.yaml={explicit:yr.defaultYaml.explicit,version:"1.1"},this.tags=Object.assign({},yr.defaultTags),this.atNextDocument=false);let a=t.trim().
split(/[ \t]+/),i=a.shift();switch(i){case"%TAG":{if(a.length!==2&&(r(0,"%TAG directive should contain exactly two parts"),a.length<2))return false;let[n,s]=a;return this.
tags[n]=s,true}case"%YAML":{if(this.yaml.explicit=true,a.length!==1)return r(0,"%YAML directive should contain exactly one part"),false;let[n]=a;if(n==="1.1"||n===
"1.2")return this.yaml.version=n,true;{let s=/^\d+\.\d+$/.test(n);return r(6,`Unsupported YAML version ${n}`,s),false}}default:return r(0,`Unknown directive ${i}`,
true),false}}tagName(t,r){if(t==="!")return"!";if(t[0]!=="!")return r(`Not a valid tag: ${t}`),null;if(t[1]==="<"){let s=t.slice(2,-1);return s==="!"||s==="!!"?
(r(`Verbatim tags aren't resolved, so ${t} is invalid.`),null):(t[t.length-1]!==">"&&r("Verbatim tags must end with a >"),s)}let[,a,i]=t.match(/^(.*!)([^!]*)$/s);
i||r(`The ${t} tag has no suffix`);let n=this.tags[a];if(n)try{return n+decodeURIComponent(i)}catch(s){return r(String(s)),null}return a==="!"?t:(r(`Could not r\
esolve tag: ${t}`),null)}tagString(t){for(let[r,a]of Object.entries(this.tags))if(t.startsWith(a))return r+$W(t.substring(a.length));return t[0]==="!"?t:`!<${t}\
>`}toString(t){let r=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],a=Object.entries(this.tags),i;if(t&&a.length>0&&ve(t.contents)){let n={};za(t.contents,
(s,o)=>{ve(o)&&o.tag&&(n[o.tag]=true)}),i=Object.keys(n)}else i=[];for(let[n,s]of a)n==="!!"&&s==="tag:yaml.org,2002:"||(!t||i.some(o=>o.startsWith(s)))&&r.push(
`%TAG ${n} ${s}`);return r.join(`
`)}};Wi.defaultYaml={explicit:false,version:"1.2"};Wi.defaultTags={"!!":"tag:yaml.org,2002:"};function X1(e10){if(/[\x00-\x19\s,[\]{}]/.test(e10)){let t=`Anchor\
 must not contain whitespace or control characters: ${JSON.stringify(e10)}`;throw new Error(t)}return true}function Q1(e10){let t=new Set;return za(e10,{Value(r,a){
a.anchor&&t.add(a.anchor)}}),t}function ex(e10,t){for(let r=1;;++r){let a=`${e10}${r}`;if(!t.has(a))return a}}function kW(e10,t){let r=[],a=new Map,i=null;return{
onAnchor:n=>{r.push(n),i??(i=Q1(e10));let s=ex(t,i);return i.add(s),s},setAnchors:()=>{for(let n of r){let s=a.get(n);if(typeof s=="object"&&s.anchor&&(ae(s.node)||
we(s.node)))s.node.anchor=s.anchor;else{let o=new Error("Failed to resolve repeated object (this should not happen)");throw o.source=n,o}}},sourceObjects:a}}var Am=class extends Em{constructor(e10){
super(Sm),this.source=e10,Object.defineProperty(this,"tag",{set(){throw new Error("Alias nodes cannot have tags")}})}resolve(e10,t){if(t?.maxAliasCount===0)throw new ReferenceError(
"Alias resolution is disabled");let r;t?.aliasResolveCache?r=t.aliasResolveCache:(r=[],za(e10,{Node:(i,n)=>{($r(n)||H1(n))&&r.push(n)}}),t&&(t.aliasResolveCache=
r));let a;for(let i of r){if(i===this)break;i.anchor===this.source&&(a=i)}if(a&&t){let{anchors:i,doc:n,maxAliasCount:s}=t,o=i.get(a);if(o||($t(a,null,t),o=i.get(
a)),o?.res===void 0){let l="This should not happen: Alias anchor was not resolved?";throw new ReferenceError(l)}if(s>=0&&(o.count+=1,o.aliasCount===0&&(o.aliasCount=
yu(n,a,i)),o.count*o.aliasCount>s)){let l="Excessive alias count indicates a resource exhaustion attack";throw new ReferenceError(l)}}return a}toJSON(e10,t){if(!t)
return{source:this.source};let r=this.resolve(t.doc,t);if(!r){let a=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(
a)}return t.anchors.get(r).res}toString(e10,t,r){let a=`*${this.source}`;if(e10){if(X1(this.source),e10.options.verifyAliasOrder&&!e10.anchors.has(this.source)){
let i=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(i)}if(e10.implicitKey)return`${a} `}return a}};function yu(e10,t,r){
if($r(t)){let a=t.resolve(e10),i=r&&a&&r.get(a);return i?i.count*i.aliasCount:0}else if(we(t)){let a=0;for(let i of t.items){let n=yu(e10,i,r);n>a&&(a=n)}return a}else if(me(
t)){let a=yu(e10,t.key,r),i=yu(e10,t.value,r);return Math.max(a,i)}return 1}var xW="tag:yaml.org,2002:";function SW(e10,t,r){if(t){let a=r.filter(n=>n.tag===t),
i=a.find(n=>!n.format)??a[0];if(!i)throw new Error(`Tag ${t} not found`);return i}return r.find(a=>a.identify?.(e10)&&!a.format)}function Ds(e10,t,r){if(La(e10)&&
(e10=e10.contents),ve(e10))return e10;if(me(e10)){let p=r.schema[Kr].createNode?.(r.schema,null,r);return p.items.push(e10),p}(e10 instanceof String||e10 instanceof
Number||e10 instanceof Boolean||typeof BigInt<"u"&&e10 instanceof BigInt)&&(e10=e10.valueOf());let{aliasDuplicateObjects:a,onAnchor:i,onTagObj:n,schema:s,sourceObjects:o}=r,
l;if(a&&e10&&typeof e10=="object"){if(l=o.get(e10),l)return l.anchor??(l.anchor=i(e10)),new Am(l.anchor);l={anchor:null,node:null},o.set(e10,l)}t?.startsWith("!\
!")&&(t=xW+t.slice(2));let c=SW(e10,t,s.tags);if(!c){if(e10&&typeof e10.toJSON=="function"&&(e10=e10.toJSON()),!e10||typeof e10!="object"){let p=new W(e10);return l&&
(l.node=p),p}c=e10 instanceof Map?s[Kr]:Symbol.iterator in Object(e10)?s[Vi]:s[Kr]}n&&(n(c),delete r.onTagObj);let u=c?.createNode?c.createNode(r.schema,e10,r):
typeof c?.nodeClass?.from=="function"?c.nodeClass.from(r.schema,e10,r):new W(e10);return t?u.tag=t:c.default||(u.tag=c.tag),l&&(l.node=u),u}function Su(e10,t,r){
let a=r;for(let i=t.length-1;i>=0;--i){let n=t[i];if(typeof n=="number"&&Number.isInteger(n)&&n>=0){let s=[];s[n]=a,a=s}else a=new Map([[n,a]])}return Ds(a,void 0,
{aliasDuplicateObjects:false,keepUndefined:false,onAnchor:()=>{throw new Error("This should not happen, please report a bug.")},schema:e10,sourceObjects:new Map})}
var zs=e10=>e10==null||typeof e10=="object"&&!!e10[Symbol.iterator]().next().done,tx=class extends Em{constructor(e10,t){super(e10),Object.defineProperty(this,"\
schema",{value:t,configurable:true,enumerable:false,writable:true})}clone(e10){let t=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(
this));return e10&&(t.schema=e10),t.items=t.items.map(r=>ve(r)||me(r)?r.clone(e10):r),this.range&&(t.range=this.range.slice()),t}addIn(e10,t){if(zs(e10))this.add(
t);else{let[r,...a]=e10,i=this.get(r,true);if(we(i))i.addIn(a,t);else if(i===void 0&&this.schema)this.set(r,Su(this.schema,a,t));else throw new Error(`Expected \
YAML collection at ${r}. Remaining path: ${a}`)}}deleteIn(e10){let[t,...r]=e10;if(r.length===0)return this.delete(t);let a=this.get(t,true);if(we(a))return a.deleteIn(
r);throw new Error(`Expected YAML collection at ${t}. Remaining path: ${r}`)}getIn(e10,t){let[r,...a]=e10,i=this.get(r,true);return a.length===0?!t&&ae(i)?i.value:
i:we(i)?i.getIn(a,t):void 0}hasAllNullValues(e10){return this.items.every(t=>{if(!me(t))return false;let r=t.value;return r==null||e10&&ae(r)&&r.value==null&&!r.
commentBefore&&!r.comment&&!r.tag})}hasIn(e10){let[t,...r]=e10;if(r.length===0)return this.has(t);let a=this.get(t,true);return we(a)?a.hasIn(r):false}setIn(e10,t){
let[r,...a]=e10;if(a.length===0)this.set(r,t);else{let i=this.get(r,true);if(we(i))i.setIn(a,t);else if(i===void 0&&this.schema)this.set(r,Su(this.schema,a,t));else
throw new Error(`Expected YAML collection at ${r}. Remaining path: ${a}`)}}},OW=e10=>e10.replace(/^(?!$)(?: $)?/gm,"#");function wr(e10,t){return/^\n+$/.test(e10)?
e10.substring(1):t?e10.replace(/^(?! *$)/gm,t):e10}var Ca=(e10,t,r)=>e10.endsWith(`
`)?wr(r,t):r.includes(`
`)?`
`+wr(r,t):(e10.endsWith(" ")?"":" ")+r,rx="flow",wm="block",wu="quoted";function Nu(e10,t,r="flow",{indentAtStart:a,lineWidth:i=80,minContentWidth:n=20,onFold:s,
onOverflow:o}={}){if(!i||i<0)return e10;i<n&&(n=0);let l=Math.max(1+n,1+i-t.length);if(e10.length<=l)return e10;let c=[],u={},p=i-t.length;typeof a=="number"&&(a>
i-Math.max(2,n)?c.push(0):p=i-a);let f,d,b=false,m=-1,w=-1,x=-1;r===wm&&(m=P1(e10,m,t.length),m!==-1&&(p=m+l));for(let g;g=e10[m+=1];){if(r===wu&&g==="\\"){switch(w=
m,e10[m+1]){case"x":m+=3;break;case"u":m+=5;break;case"U":m+=9;break;default:m+=1}x=m}if(g===`
`)r===wm&&(m=P1(e10,m,t.length)),p=m+t.length+l,f=void 0;else{if(g===" "&&d&&d!==" "&&d!==`
`&&d!=="	"){let _=e10[m+1];_&&_!==" "&&_!==`
`&&_!=="	"&&(f=m)}if(m>=p)if(f)c.push(f),p=f+l,f=void 0;else if(r===wu){for(;d===" "||d==="	";)d=g,g=e10[m+=1],b=true;let _=m>x+1?m-2:w-1;if(u[_])return e10;c.push(
_),u[_]=true,p=_+l,f=void 0}else b=true}d=g}if(b&&o&&o(),c.length===0)return e10;s&&s();let h=e10.slice(0,c[0]);for(let g=0;g<c.length;++g){let _=c[g],y=c[g+1]||
e10.length;_===0?h=`
${t}${e10.slice(0,y)}`:(r===wu&&u[_]&&(h+=`${e10[_]}\\`),h+=`
${t}${e10.slice(_+1,y)}`)}return h}function P1(e10,t,r){let a=t,i=t+1,n=e10[i];for(;n===" "||n==="	";)if(t<i+r)n=e10[++t];else{do n=e10[++t];while(n&&n!==`
`);a=t,i=t+1,n=e10[i]}return a}var Iu=(e10,t)=>({indentAtStart:t?e10.indent.length:e10.indentAtStart,lineWidth:e10.options.lineWidth,minContentWidth:e10.options.
minContentWidth}),ju=e10=>/^(%|---|\.\.\.)/m.test(e10);function EW(e10,t,r){if(!t||t<0)return false;let a=t-r,i=e10.length;if(i<=a)return false;for(let n=0,s=0;n<
i;++n)if(e10[n]===`
`){if(n-s>a)return true;if(s=n+1,i-s<=a)return false}return true}function Fs(e10,t){let r=JSON.stringify(e10);if(t.options.doubleQuotedAsJSON)return r;let{implicitKey:a}=t,
i=t.options.doubleQuotedMinMultiLineLength,n=t.indent||(ju(e10)?"  ":""),s="",o=0;for(let l=0,c=r[l];c;c=r[++l])if(c===" "&&r[l+1]==="\\"&&r[l+2]==="n"&&(s+=r.slice(
o,l)+"\\ ",l+=1,o=l,c="\\"),c==="\\")switch(r[l+1]){case"u":{s+=r.slice(o,l);let u=r.substr(l+2,4);switch(u){case"0000":s+="\\0";break;case"0007":s+="\\a";break;case"\
000b":s+="\\v";break;case"001b":s+="\\e";break;case"0085":s+="\\N";break;case"00a0":s+="\\_";break;case"2028":s+="\\L";break;case"2029":s+="\\P";break;default:u.
substr(0,2)==="00"?s+="\\x"+u.substr(2):s+=r.substr(l,6)}l+=5,o=l+1}break;case"n":if(a||r[l+2]==='"'||r.length<i)l+=1;else{for(s+=r.slice(o,l)+`

`;r[l+2]==="\\"&&r[l+3]==="n"&&r[l+4]!=='"';)s+=`
`,l+=2;s+=n,r[l+2]===" "&&(s+="\\"),l+=1,o=l+1}break;default:l+=1}return s=o?s+r.slice(o):r,a?s:Nu(s,n,wu,Iu(t,false))}function vm(e10,t){if(t.options.singleQuote===
false||t.implicitKey&&e10.includes(`
`)||/[ \t]\n|\n[ \t]/.test(e10))return Fs(e10,t);let r=t.indent||(ju(e10)?"  ":""),a="'"+e10.replace(/'/g,"''").replace(/\n+/g,`$&
${r}`)+"'";return t.implicitKey?a:Nu(a,r,rx,Iu(t,false))}function Ui(e10,t){let{singleQuote:r}=t.options,a;if(r===false)a=Fs;else{let i=e10.includes('"'),n=e10.
includes("'");i&&!n?a=vm:n&&!i?a=Fs:a=r?vm:Fs}return a(e10,t)}var $m;try{$m=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{$m=/\n+(?!\n|$)/g}function vu({comment:e10,type:t,value:r},a,i,n){let{blockQuote:s,commentString:o,lineWidth:l}=a.options;if(!s||/\n[\t ]+$/.test(
r))return Ui(r,a);let c=a.indent||(a.forceBlockIndent||ju(r)?"  ":""),u=s==="literal"?true:s==="folded"||t===W.BLOCK_FOLDED?false:t===W.BLOCK_LITERAL?true:!EW(r,
l,c.length);if(!r)return u?`|
`:`>
`;let p,f;for(f=r.length;f>0;--f){let _=r[f-1];if(_!==`
`&&_!=="	"&&_!==" ")break}let d=r.substring(f),b=d.indexOf(`
`);b===-1?p="-":r===d||b!==d.length-1?(p="+",n&&n()):p="",d&&(r=r.slice(0,-d.length),d[d.length-1]===`
`&&(d=d.slice(0,-1)),d=d.replace($m,`$&${c}`));let m=false,w,x=-1;for(w=0;w<r.length;++w){let _=r[w];if(_===" ")m=true;else if(_===`
`)x=w;else break}let h=r.substring(0,x<w?x+1:w);h&&(r=r.substring(h.length),h=h.replace(/\n+/g,`$&${c}`));let g=(m?c?"2":"1":"")+p;if(e10&&(g+=" "+o(e10.replace(
/ ?[\r\n]+/g," ")),i&&i()),!u){let _=r.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${c}`),y=false,v=Iu(a,true);s!=="folded"&&t!==W.BLOCK_FOLDED&&(v.onOverflow=
()=>{y=true});let O=Nu(`${h}${_}${d}`,c,wm,v);if(!y)return`>${g}
${c}${O}`}return r=r.replace(/\n+/g,`$&${c}`),`|${g}
${c}${h}${r}${d}`}function AW(e10,t,r,a){let{type:i,value:n}=e10,{actualString:s,implicitKey:o,indent:l,indentStep:c,inFlow:u}=t;if(o&&n.includes(`
`)||u&&/[[\]{},]/.test(n))return Ui(n,t);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(n))return o||u||!n.includes(
`
`)?Ui(n,t):vu(e10,t,r,a);if(!o&&!u&&i!==W.PLAIN&&n.includes(`
`))return vu(e10,t,r,a);if(ju(n)){if(l==="")return t.forceBlockIndent=true,vu(e10,t,r,a);if(o&&l===c)return Ui(n,t)}let p=n.replace(/\n+/g,`$&
${l}`);if(s){let f=m=>m.default&&m.tag!=="tag:yaml.org,2002:str"&&m.test?.test(p),{compat:d,tags:b}=t.doc.schema;if(b.some(f)||d?.some(f))return Ui(n,t)}return o?
p:Nu(p,l,rx,Iu(t,false))}function qs(e10,t,r,a){let{implicitKey:i,inFlow:n}=t,s=typeof e10.value=="string"?e10:Object.assign({},e10,{value:String(e10.value)}),{
type:o}=e10;o!==W.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(s.value)&&(o=W.QUOTE_DOUBLE);let l=u=>{switch(u){case W.BLOCK_FOLDED:case W.
BLOCK_LITERAL:return i||n?Ui(s.value,t):vu(s,t,r,a);case W.QUOTE_DOUBLE:return Fs(s.value,t);case W.QUOTE_SINGLE:return vm(s.value,t);case W.PLAIN:return AW(s,t,
r,a);default:return null}},c=l(o);if(c===null){let{defaultKeyType:u,defaultStringType:p}=t.options,f=i&&u||p;if(c=l(f),c===null)throw new Error(`Unsupported def\
ault string type ${f}`)}return c}function ax(e10,t){let r=Object.assign({blockQuote:true,commentString:OW,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,
doubleQuotedAsJSON:false,doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:true,indentSeq:true,lineWidth:80,minContentWidth:20,nullStr:"n\
ull",simpleKeys:false,singleQuote:null,trailingComma:false,trueStr:"true",verifyAliasOrder:true},e10.schema.toStringOptions,t),a;switch(r.collectionStyle){case"\
block":a=false;break;case"flow":a=true;break;default:a=null}return{anchors:new Set,doc:e10,flowCollectionPadding:r.flowCollectionPadding?" ":"",indent:"",indentStep:typeof r.
indent=="number"?" ".repeat(r.indent):"  ",inFlow:a,options:r}}function TW(e10,t){if(t.tag){let i=e10.filter(n=>n.tag===t.tag);if(i.length>0)return i.find(n=>n.
format===t.format)??i[0]}let r,a;if(ae(t)){a=t.value;let i=e10.filter(n=>n.identify?.(a));if(i.length>1){let n=i.filter(s=>s.test);n.length>0&&(i=n)}r=i.find(n=>n.
format===t.format)??i.find(n=>!n.format)}else a=t,r=e10.find(i=>i.nodeClass&&a instanceof i.nodeClass);if(!r){let i=a?.constructor?.name??(a===null?"null":typeof a);
throw new Error(`Tag not resolved for ${i} value`)}return r}function NW(e10,t,{anchors:r,doc:a}){if(!a.directives)return"";let i=[],n=(ae(e10)||we(e10))&&e10.anchor;
n&&X1(n)&&(r.add(n),i.push(`&${n}`));let s=e10.tag??(t.default?null:t.tag);return s&&i.push(a.directives.tagString(s)),i.join(" ")}function Gi(e10,t,r,a){if(me(
e10))return e10.toString(t,r,a);if($r(e10)){if(t.doc.directives)return e10.toString(t);if(t.resolvedAliases?.has(e10))throw new TypeError("Cannot stringify circ\
ular structure without alias nodes");t.resolvedAliases?t.resolvedAliases.add(e10):t.resolvedAliases=new Set([e10]),e10=e10.resolve(t.doc)}let i,n=ve(e10)?e10:t.
doc.createNode(e10,{onTagObj:l=>i=l});i??(i=TW(t.doc.schema.tags,n));let s=NW(n,i,t);s.length>0&&(t.indentAtStart=(t.indentAtStart??0)+s.length+1);let o=typeof i.
stringify=="function"?i.stringify(n,t,r,a):ae(n)?qs(n,t,r,a):n.toString(t,r,a);return s?ae(n)||o[0]==="{"||o[0]==="["?`${s} ${o}`:`${s}
${t.indent}${o}`:o}function IW({key:e10,value:t},r,a,i){let{allNullValues:n,doc:s,indent:o,indentStep:l,options:{commentString:c,indentSeq:u,simpleKeys:p}}=r,f=ve(
e10)&&e10.comment||null;if(p){if(f)throw new Error("With simple keys, key nodes cannot have comments");if(we(e10)||!ve(e10)&&typeof e10=="object"){let O="With s\
imple keys, collection cannot be used as a key value";throw new Error(O)}}let d=!p&&(!e10||f&&t==null&&!r.inFlow||we(e10)||(ae(e10)?e10.type===W.BLOCK_FOLDED||e10.
type===W.BLOCK_LITERAL:typeof e10=="object"));r=Object.assign({},r,{allNullValues:false,implicitKey:!d&&(p||!n),indent:o+l});let b=false,m=false,w=Gi(e10,r,()=>b=
true,()=>m=true);if(!d&&!r.inFlow&&w.length>1024){if(p)throw new Error("With simple keys, single line scalar must not span more than 1024 characters");d=true}if(r.
inFlow){if(n||t==null)return b&&a&&a(),w===""?"?":d?`? ${w}`:w}else if(n&&!p||t==null&&d)return w=`? ${w}`,f&&!b?w+=Ca(w,r.indent,c(f)):m&&i&&i(),w;b&&(f=null),
d?(f&&(w+=Ca(w,r.indent,c(f))),w=`? ${w}
${o}:`):(w=`${w}:`,f&&(w+=Ca(w,r.indent,c(f))));let x,h,g;ve(t)?(x=!!t.spaceBefore,h=t.commentBefore,g=t.comment):(x=false,h=null,g=null,t&&typeof t=="object"&&
(t=s.createNode(t))),r.implicitKey=false,!d&&!f&&ae(t)&&(r.indentAtStart=w.length+1),m=false,!u&&l.length>=2&&!r.inFlow&&!d&&Ji(t)&&!t.flow&&!t.tag&&!t.anchor&&
(r.indent=r.indent.substring(2));let _=false,y=Gi(t,r,()=>_=true,()=>m=true),v=" ";if(f||x||h){if(v=x?`
`:"",h){let O=c(h);v+=`
${wr(O,r.indent)}`}y===""&&!r.inFlow?v===`
`&&g&&(v=`

`):v+=`
${r.indent}`}else if(!d&&we(t)){let O=y[0],E=y.indexOf(`
`),M=E!==-1,T=r.inFlow??t.flow??t.items.length===0;if(M||!T){let A=false;if(M&&(O==="&"||O==="!")){let j=y.indexOf(" ");O==="&"&&j!==-1&&j<E&&y[j+1]==="!"&&(j=y.
indexOf(" ",j+1)),(j===-1||E<j)&&(A=true)}A||(v=`
${r.indent}`)}}else(y===""||y[0]===`
`)&&(v="");return w+=v+y,r.inFlow?_&&a&&a():g&&!_?w+=Ca(w,r.indent,c(g)):m&&i&&i(),w}function ix(e10,t){(e10==="debug"||e10==="warn")&&console.warn(t)}var hu="<\
<",vr={identify:e10=>e10===hu||typeof e10=="symbol"&&e10.description===hu,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(new W(
Symbol(hu)),{addToJSMap:nx}),stringify:()=>hu},jW=(e10,t)=>(vr.identify(t)||ae(t)&&(!t.type||t.type===W.PLAIN)&&vr.identify(t.value))&&e10?.doc.schema.tags.some(
r=>r.tag===vr.tag&&r.default);function nx(e10,t,r){let a=sx(e10,r);if(Ji(a))for(let i of a.items)fm(e10,t,i);else if(Array.isArray(a))for(let i of a)fm(e10,t,i);else
fm(e10,t,a)}function fm(e10,t,r){let a=sx(e10,r);if(!Zr(a))throw new Error("Merge sources must be maps or map aliases");let i=a.toJSON(null,e10,Map);for(let[n,s]of i)
t instanceof Map?t.has(n)||t.set(n,s):t instanceof Set?t.add(n):Object.prototype.hasOwnProperty.call(t,n)||Object.defineProperty(t,n,{value:s,writable:true,enumerable:true,
configurable:true});return t}function sx(e10,t){return e10&&$r(t)?t.resolve(e10.doc,e10):t}function ox(e10,t,{key:r,value:a}){if(ve(r)&&r.addToJSMap)r.addToJSMap(
e10,t,a);else if(jW(e10,r))nx(e10,t,a);else{let i=$t(r,"",e10);if(t instanceof Map)t.set(i,$t(a,i,e10));else if(t instanceof Set)t.add(i);else{let n=CW(r,i,e10),
s=$t(a,n,e10);n in t?Object.defineProperty(t,n,{value:s,writable:true,enumerable:true,configurable:true}):t[n]=s}}return t}function CW(e10,t,r){if(t===null)return"";
if(typeof t!="object")return String(t);if(ve(e10)&&r?.doc){let a=ax(r.doc,{});a.anchors=new Set;for(let n of r.anchors.keys())a.anchors.add(n.anchor);a.inFlow=true,
a.inStringifyKey=true;let i=e10.toString(a);if(!r.mapKeyWarned){let n=JSON.stringify(i);n.length>40&&(n=n.substring(0,36)+'..."'),ix(r.doc.options.logLevel,`Key\
s with collection values will be stringified due to JS Object restrictions: ${n}. Set mapAsMap: true to use object keys.`),r.mapKeyWarned=true}return i}return JSON.
stringify(t)}function Tm(e10,t,r){let a=Ds(e10,void 0,r),i=Ds(t,void 0,r);return new ut(a,i)}var ut=class lx{constructor(t,r=null){Object.defineProperty(this,kt,
{value:G1}),this.key=t,this.value=r}clone(t){let{key:r,value:a}=this;return ve(r)&&(r=r.clone(t)),ve(a)&&(a=a.clone(t)),new lx(r,a)}toJSON(t,r){let a=r?.mapAsMap?
new Map:{};return ox(r,a,this)}toString(t,r,a){return t?.doc?IW(this,t,r,a):JSON.stringify(this)}};function cx(e10,t,r){return(t.inFlow??e10.flow?PW:MW)(e10,t,r)}
function MW({comment:e10,items:t},r,{blockItemPrefix:a,flowChars:i,itemIndent:n,onChompKeep:s,onComment:o}){let{indent:l,options:{commentString:c}}=r,u=Object.assign(
{},r,{indent:n,type:null}),p=false,f=[];for(let b=0;b<t.length;++b){let m=t[b],w=null;if(ve(m))!p&&m.spaceBefore&&f.push(""),Ou(r,f,m.commentBefore,p),m.comment&&
(w=m.comment);else if(me(m)){let h=ve(m.key)?m.key:null;h&&(!p&&h.spaceBefore&&f.push(""),Ou(r,f,h.commentBefore,p))}p=false;let x=Gi(m,u,()=>w=null,()=>p=true);
w&&(x+=Ca(x,n,c(w))),p&&w&&(p=false),f.push(a+x)}let d;if(f.length===0)d=i.start+i.end;else{d=f[0];for(let b=1;b<f.length;++b){let m=f[b];d+=m?`
${l}${m}`:`
`}}return e10?(d+=`
`+wr(c(e10),l),o&&o()):p&&s&&s(),d}function PW({items:e10},t,{flowChars:r,itemIndent:a}){let{indent:i,indentStep:n,flowCollectionPadding:s,options:{commentString:o}}=t;
a+=n;let l=Object.assign({},t,{indent:a,inFlow:true,type:null}),c=false,u=0,p=[];for(let b=0;b<e10.length;++b){let m=e10[b],w=null;if(ve(m))m.spaceBefore&&p.push(
""),Ou(t,p,m.commentBefore,false),m.comment&&(w=m.comment);else if(me(m)){let h=ve(m.key)?m.key:null;h&&(h.spaceBefore&&p.push(""),Ou(t,p,h.commentBefore,false),
h.comment&&(c=true));let g=ve(m.value)?m.value:null;g?(g.comment&&(w=g.comment),g.commentBefore&&(c=true)):m.value==null&&h?.comment&&(w=h.comment)}w&&(c=true);
let x=Gi(m,l,()=>w=null);c||(c=p.length>u||x.includes(`
`)),b<e10.length-1?x+=",":t.options.trailingComma&&(t.options.lineWidth>0&&(c||(c=p.reduce((h,g)=>h+g.length+2,2)+(x.length+2)>t.options.lineWidth)),c&&(x+=",")),
w&&(x+=Ca(x,a,o(w))),p.push(x),u=p.length}let{start:f,end:d}=r;if(p.length===0)return f+d;if(!c){let b=p.reduce((m,w)=>m+w.length+2,2);c=t.options.lineWidth>0&&
b>t.options.lineWidth}if(c){let b=f;for(let m of p)b+=m?`
${n}${i}${m}`:`
`;return`${b}
${i}${d}`}else return`${f}${s}${p.join(" ")}${s}${d}`}function Ou({indent:e10,options:{commentString:t}},r,a,i){if(a&&i&&(a=a.replace(/^\n+/,"")),a){let n=wr(t(
a),e10);r.push(n.trimStart())}}function Ma(e10,t){let r=ae(t)?t.value:t;for(let a of e10)if(me(a)&&(a.key===t||a.key===r||ae(a.key)&&a.key.value===r))return a}var vt=class extends tx{static get tagName(){
return"tag:yaml.org,2002:map"}constructor(e10){super(Kr,e10),this.items=[]}static from(e10,t,r){let{keepUndefined:a,replacer:i}=r,n=new this(e10),s=(o,l)=>{if(typeof i==
"function")l=i.call(t,o,l);else if(Array.isArray(i)&&!i.includes(o))return;(l!==void 0||a)&&n.items.push(Tm(o,l,r))};if(t instanceof Map)for(let[o,l]of t)s(o,l);else if(t&&
typeof t=="object")for(let o of Object.keys(t))s(o,t[o]);return typeof e10.sortMapEntries=="function"&&n.items.sort(e10.sortMapEntries),n}add(e10,t){let r;me(e10)?
r=e10:!e10||typeof e10!="object"||!("key"in e10)?r=new ut(e10,e10?.value):r=new ut(e10.key,e10.value);let a=Ma(this.items,r.key),i=this.schema?.sortMapEntries;if(a){
if(!t)throw new Error(`Key ${r.key} already set`);ae(a.value)&&Y1(r.value)?a.value.value=r.value:a.value=r.value}else if(i){let n=this.items.findIndex(s=>i(r,s)<
0);n===-1?this.items.push(r):this.items.splice(n,0,r)}else this.items.push(r)}delete(e10){let t=Ma(this.items,e10);return t?this.items.splice(this.items.indexOf(
t),1).length>0:false}get(e10,t){let r=Ma(this.items,e10)?.value;return(!t&&ae(r)?r.value:r)??void 0}has(e10){return!!Ma(this.items,e10)}set(e10,t){this.add(new ut(
e10,t),true)}toJSON(e10,t,r){let a=r?new r:t?.mapAsMap?new Map:{};t?.onCreate&&t.onCreate(a);for(let i of this.items)ox(t,a,i);return a}toString(e10,t,r){if(!e10)
return JSON.stringify(this);for(let a of this.items)if(!me(a))throw new Error(`Map items must all be pairs; found ${JSON.stringify(a)} instead`);return!e10.allNullValues&&
this.hasAllNullValues(false)&&(e10=Object.assign({},e10,{allNullValues:true})),cx(this,e10,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:e10.indent||
"",onChompKeep:r,onComment:t})}},Ki={collection:"map",default:true,nodeClass:vt,tag:"tag:yaml.org,2002:map",resolve(e10,t){return Zr(e10)||t("Expected a mapping\
 for this tag"),e10},createNode:(e10,t,r)=>vt.from(e10,t,r)},Pa=class extends tx{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(e10){super(Vi,e10),
this.items=[]}add(e10){this.items.push(e10)}delete(e10){let t=mu(e10);return typeof t!="number"?false:this.items.splice(t,1).length>0}get(e10,t){let r=mu(e10);if(typeof r!=
"number")return;let a=this.items[r];return!t&&ae(a)?a.value:a}has(e10){let t=mu(e10);return typeof t=="number"&&t<this.items.length}set(e10,t){let r=mu(e10);if(typeof r!=
"number")throw new Error(`Expected a valid index, not ${e10}.`);let a=this.items[r];ae(a)&&Y1(t)?a.value=t:this.items[r]=t}toJSON(e10,t){let r=[];t?.onCreate&&t.
onCreate(r);let a=0;for(let i of this.items)r.push($t(i,String(a++),t));return r}toString(e10,t,r){return e10?cx(this,e10,{blockItemPrefix:"- ",flowChars:{start:"\
[",end:"]"},itemIndent:(e10.indent||"")+"  ",onChompKeep:r,onComment:t}):JSON.stringify(this)}static from(e10,t,r){let{replacer:a}=r,i=new this(e10);if(t&&Symbol.
iterator in Object(t)){let n=0;for(let s of t){if(typeof a=="function"){let o=t instanceof Set?s:String(n++);s=a.call(t,o,s)}i.items.push(Ds(s,void 0,r))}}return i}};
function mu(e10){let t=ae(e10)?e10.value:e10;return t&&typeof t=="string"&&(t=Number(t)),typeof t=="number"&&Number.isInteger(t)&&t>=0?t:null}var Zi={collection:"\
seq",default:true,nodeClass:Pa,tag:"tag:yaml.org,2002:seq",resolve(e10,t){return Ji(e10)||t("Expected a sequence for this tag"),e10},createNode:(e10,t,r)=>Pa.from(
e10,t,r)},Cu={identify:e10=>typeof e10=="string",default:true,tag:"tag:yaml.org,2002:str",resolve:e10=>e10,stringify(e10,t,r,a){return t=Object.assign({actualString:true},
t),qs(e10,t,r,a)}},Mu={identify:e10=>e10==null,createNode:()=>new W(null),default:true,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new W(
null),stringify:({source:e10},t)=>typeof e10=="string"&&Mu.test.test(e10)?e10:t.options.nullStr},Nm={identify:e10=>typeof e10=="boolean",default:true,tag:"tag:y\
aml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:e10=>new W(e10[0]==="t"||e10[0]==="T"),stringify({source:e10,value:t},r){if(e10&&Nm.test.test(
e10)){let a=e10[0]==="t"||e10[0]==="T";if(t===a)return e10}return t?r.options.trueStr:r.options.falseStr}};function Ct({format:e10,minFractionDigits:t,tag:r,value:a}){
if(typeof a=="bigint")return String(a);let i=typeof a=="number"?a:Number(a);if(!isFinite(i))return isNaN(i)?".nan":i<0?"-.inf":".inf";let n=Object.is(a,-0)?"-0":
JSON.stringify(a);if(!e10&&t&&(!r||r==="tag:yaml.org,2002:float")&&/^-?\d/.test(n)&&!n.includes("e")){let s=n.indexOf(".");s<0&&(s=n.length,n+=".");let o=t-(n.length-
s-1);for(;o-- >0;)n+="0"}return n}var ux={identify:e10=>typeof e10=="number",default:true,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:e10=>e10.slice(-3).toLowerCase()==="nan"?NaN:e10[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:Ct},px={identify:e10=>typeof e10==
"number",default:true,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,resolve:e10=>parseFloat(e10),stringify(e10){
let t=Number(e10.value);return isFinite(t)?t.toExponential():Ct(e10)}},fx={identify:e10=>typeof e10=="number",default:true,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
resolve(e10){let t=new W(parseFloat(e10)),r=e10.indexOf(".");return r!==-1&&e10[e10.length-1]==="0"&&(t.minFractionDigits=e10.length-r-1),t},stringify:Ct},Pu=e10=>typeof e10==
"bigint"||Number.isInteger(e10),Im=(e10,t,r,{intAsBigInt:a})=>a?BigInt(e10):parseInt(e10.substring(t),r);function dx(e10,t,r){let{value:a}=e10;return Pu(a)&&a>=
0?r+a.toString(t):Ct(e10)}var hx={identify:e10=>Pu(e10)&&e10>=0,default:true,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,resolve:(e10,t,r)=>Im(e10,
2,8,r),stringify:e10=>dx(e10,8,"0o")},mx={identify:Pu,default:true,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(e10,t,r)=>Im(e10,0,10,r),stringify:Ct},
gx={identify:e10=>Pu(e10)&&e10>=0,default:true,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(e10,t,r)=>Im(e10,2,16,r),stringify:e10=>dx(
e10,16,"0x")},RW=[Ki,Zi,Cu,Mu,Nm,hx,mx,gx,ux,px,fx];function R1(e10){return typeof e10=="bigint"||Number.isInteger(e10)}var gu=({value:e10})=>JSON.stringify(e10),
LW=[{identify:e10=>typeof e10=="string",default:true,tag:"tag:yaml.org,2002:str",resolve:e10=>e10,stringify:gu},{identify:e10=>e10==null,createNode:()=>new W(null),
default:true,tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,stringify:gu},{identify:e10=>typeof e10=="boolean",default:true,tag:"tag:yaml.org,2002:\
bool",test:/^true$|^false$/,resolve:e10=>e10==="true",stringify:gu},{identify:R1,default:true,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(e10,t,{
intAsBigInt:r})=>r?BigInt(e10):parseInt(e10,10),stringify:({value:e10})=>R1(e10)?e10.toString():JSON.stringify(e10)},{identify:e10=>typeof e10=="number",default:true,
tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:e10=>parseFloat(e10),stringify:gu}],zW={default:true,tag:"",
test:/^/,resolve(e10,t){return t(`Unresolved plain scalar ${JSON.stringify(e10)}`),e10}},FW=[Ki,Zi].concat(LW,zW),jm={identify:e10=>e10 instanceof Uint8Array,default:false,
tag:"tag:yaml.org,2002:binary",resolve(e10,t){if(typeof atob=="function"){let r=atob(e10.replace(/[\n\r]/g,"")),a=new Uint8Array(r.length);for(let i=0;i<r.length;++i)
a[i]=r.charCodeAt(i);return a}else return t("This environment does not support reading binary tags; either Buffer or atob is required"),e10},stringify({comment:e10,
type:t,value:r},a,i,n){if(!r)return"";let s=r,o;if(typeof btoa=="function"){let l="";for(let c=0;c<s.length;++c)l+=String.fromCharCode(s[c]);o=btoa(l)}else throw new Error(
"This environment does not support writing binary tags; either Buffer or btoa is required");if(t??(t=W.BLOCK_LITERAL),t!==W.QUOTE_DOUBLE){let l=Math.max(a.options.
lineWidth-a.indent.length,a.options.minContentWidth),c=Math.ceil(o.length/l),u=new Array(c);for(let p=0,f=0;p<c;++p,f+=l)u[p]=o.substr(f,l);o=u.join(t===W.BLOCK_LITERAL?
`
`:" ")}return qs({comment:e10,type:t,value:o},a,i,n)}};function bx(e10,t){if(Ji(e10))for(let r=0;r<e10.items.length;++r){let a=e10.items[r];if(!me(a)){if(Zr(a)){
a.items.length>1&&t("Each pair must have its own sequence indicator");let i=a.items[0]||new ut(new W(null));if(a.commentBefore&&(i.key.commentBefore=i.key.commentBefore?
`${a.commentBefore}
${i.key.commentBefore}`:a.commentBefore),a.comment){let n=i.value??i.key;n.comment=n.comment?`${a.comment}
${n.comment}`:a.comment}a=i}e10.items[r]=me(a)?a:new ut(a)}}else t("Expected a sequence for this tag");return e10}function _x(e10,t,r){let{replacer:a}=r,i=new Pa(
e10);i.tag="tag:yaml.org,2002:pairs";let n=0;if(t&&Symbol.iterator in Object(t))for(let s of t){typeof a=="function"&&(s=a.call(t,String(n++),s));let o,l;if(Array.
isArray(s))if(s.length===2)o=s[0],l=s[1];else throw new TypeError(`Expected [key, value] tuple: ${s}`);else if(s&&s instanceof Object){let c=Object.keys(s);if(c.
length===1)o=c[0],l=s[o];else throw new TypeError(`Expected tuple with one key, not ${c.length} keys`)}else o=s;i.items.push(Tm(o,l,r))}return i}var Cm={collection:"\
seq",default:false,tag:"tag:yaml.org,2002:pairs",resolve:bx,createNode:_x},$u=class yx extends Pa{constructor(){super(),this.add=vt.prototype.add.bind(this),this.
delete=vt.prototype.delete.bind(this),this.get=vt.prototype.get.bind(this),this.has=vt.prototype.has.bind(this),this.set=vt.prototype.set.bind(this),this.tag=yx.
tag}toJSON(t,r){if(!r)return super.toJSON(t);let a=new Map;r?.onCreate&&r.onCreate(a);for(let i of this.items){let n,s;if(me(i)?(n=$t(i.key,"",r),s=$t(i.value,n,
r)):n=$t(i,"",r),a.has(n))throw new Error("Ordered maps must not include duplicate keys");a.set(n,s)}return a}static from(t,r,a){let i=_x(t,r,a),n=new this;return n.
items=i.items,n}};$u.tag="tag:yaml.org,2002:omap";var Mm={collection:"seq",identify:e10=>e10 instanceof Map,nodeClass:$u,default:false,tag:"tag:yaml.org,2002:om\
ap",resolve(e10,t){let r=bx(e10,t),a=[];for(let{key:i}of r.items)ae(i)&&(a.includes(i.value)?t(`Ordered maps must not include duplicate keys: ${i.value}`):a.push(
i.value));return Object.assign(new $u,r)},createNode:(e10,t,r)=>$u.from(e10,t,r)};function wx({value:e10,source:t},r){return t&&(e10?vx:$x).test.test(t)?t:e10?r.
options.trueStr:r.options.falseStr}var vx={identify:e10=>e10===true,default:true,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
resolve:()=>new W(true),stringify:wx},$x={identify:e10=>e10===false,default:true,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
resolve:()=>new W(false),stringify:wx},DW={identify:e10=>typeof e10=="number",default:true,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:e10=>e10.slice(-3).toLowerCase()==="nan"?NaN:e10[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:Ct},BW={identify:e10=>typeof e10==
"number",default:true,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,resolve:e10=>parseFloat(e10.replace(
/_/g,"")),stringify(e10){let t=Number(e10.value);return isFinite(t)?t.toExponential():Ct(e10)}},UW={identify:e10=>typeof e10=="number",default:true,tag:"tag:yam\
l.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,resolve(e10){let t=new W(parseFloat(e10.replace(/_/g,""))),r=e10.indexOf(".");if(r!==-1){let a=e10.substring(
r+1).replace(/_/g,"");a[a.length-1]==="0"&&(t.minFractionDigits=a.length)}return t},stringify:Ct},Ws=e10=>typeof e10=="bigint"||Number.isInteger(e10);function Ru(e10,t,r,{
intAsBigInt:a}){let i=e10[0];if((i==="-"||i==="+")&&(t+=1),e10=e10.substring(t).replace(/_/g,""),a){switch(r){case 2:e10=`0b${e10}`;break;case 8:e10=`0o${e10}`;
break;case 16:e10=`0x${e10}`;break}let s=BigInt(e10);return i==="-"?BigInt(-1)*s:s}let n=parseInt(e10,r);return i==="-"?-1*n:n}function Pm(e10,t,r){let{value:a}=e10;
if(Ws(a)){let i=a.toString(t);return a<0?"-"+r+i.substr(1):r+i}return Ct(e10)}var qW={identify:Ws,default:true,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,
resolve:(e10,t,r)=>Ru(e10,2,2,r),stringify:e10=>Pm(e10,2,"0b")},WW={identify:Ws,default:true,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:(e10,t,r)=>Ru(
e10,1,8,r),stringify:e10=>Pm(e10,8,"0")},GW={identify:Ws,default:true,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(e10,t,r)=>Ru(e10,0,10,r),stringify:Ct},
HW={identify:Ws,default:true,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(e10,t,r)=>Ru(e10,2,16,r),stringify:e10=>Pm(e10,16,"\
0x")},ku=class kx extends vt{constructor(t){super(t),this.tag=kx.tag}add(t){let r;me(t)?r=t:t&&typeof t=="object"&&"key"in t&&"value"in t&&t.value===null?r=new ut(
t.key,null):r=new ut(t,null),Ma(this.items,r.key)||this.items.push(r)}get(t,r){let a=Ma(this.items,t);return!r&&me(a)?ae(a.key)?a.key.value:a.key:a}set(t,r){if(typeof r!=
"boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof r}`);let a=Ma(this.items,t);a&&!r?this.items.splice(this.items.
indexOf(a),1):!a&&r&&this.items.push(new ut(t))}toJSON(t,r){return super.toJSON(t,r,Set)}toString(t,r,a){if(!t)return JSON.stringify(this);if(this.hasAllNullValues(
true))return super.toString(Object.assign({},t,{allNullValues:true}),r,a);throw new Error("Set items must all have null values")}static from(t,r,a){let{replacer:i}=a,
n=new this(t);if(r&&Symbol.iterator in Object(r))for(let s of r)typeof i=="function"&&(s=i.call(r,s,s)),n.items.push(Tm(s,null,a));return n}};ku.tag="tag:yaml.o\
rg,2002:set";var Rm={collection:"map",identify:e10=>e10 instanceof Set,nodeClass:ku,default:false,tag:"tag:yaml.org,2002:set",createNode:(e10,t,r)=>ku.from(e10,
t,r),resolve(e10,t){if(Zr(e10)){if(e10.hasAllNullValues(true))return Object.assign(new ku,e10);t("Set items must all have null values")}else t("Expected a mappi\
ng for this tag");return e10}};function Lm(e10,t){let r=e10[0],a=r==="-"||r==="+"?e10.substring(1):e10,i=s=>t?BigInt(s):Number(s),n=a.replace(/_/g,"").split(":").
reduce((s,o)=>s*i(60)+i(o),i(0));return r==="-"?i(-1)*n:n}function xx(e10){let{value:t}=e10,r=s=>s;if(typeof t=="bigint")r=s=>BigInt(s);else if(isNaN(t)||!isFinite(
t))return Ct(e10);let a="";t<0&&(a="-",t*=r(-1));let i=r(60),n=[t%i];return t<60?n.unshift(0):(t=(t-n[0])/i,n.unshift(t%i),t>=60&&(t=(t-n[0])/i,n.unshift(t))),a+
n.map(s=>String(s).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}var Sx={identify:e10=>typeof e10=="bigint"||Number.isInteger(e10),default:true,tag:"tag:y\
aml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(e10,t,{intAsBigInt:r})=>Lm(e10,r),stringify:xx},Ox={identify:e10=>typeof e10==
"number",default:true,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:e10=>Lm(e10,false),stringify:xx},
Lu={identify:e10=>e10 instanceof Date,default:true,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1\
,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(e10){let t=e10.match(Lu.test);if(!t)throw new Error("!!time\
stamp expects a date, starting with yyyy-mm-dd");let[,r,a,i,n,s,o]=t.map(Number),l=t[7]?Number((t[7]+"00").substr(1,3)):0,c=Date.UTC(r,a-1,i,n||0,s||0,o||0,l),u=t[8];
if(u&&u!=="Z"){let p=Lm(u,false);Math.abs(p)<30&&(p*=60),c-=6e4*p}return new Date(c)},stringify:({value:e10})=>e10?.toISOString().replace(/(T00:00:00)?\.000Z$/,
"")??""},L1=[Ki,Zi,Cu,Mu,vx,$x,qW,WW,GW,HW,DW,BW,UW,jm,vr,Mm,Cm,Rm,Sx,Ox,Lu],z1=new Map([["core",RW],["failsafe",[Ki,Zi,Cu]],["json",FW],["yaml11",L1],["yaml-1.\
1",L1]]),F1={binary:jm,bool:Nm,float:fx,floatExp:px,floatNaN:ux,floatTime:Ox,int:mx,intHex:gx,intOct:hx,intTime:Sx,map:Ki,merge:vr,null:Mu,omap:Mm,pairs:Cm,seq:Zi,
set:Rm,timestamp:Lu},VW={"tag:yaml.org,2002:binary":jm,"tag:yaml.org,2002:merge":vr,"tag:yaml.org,2002:omap":Mm,"tag:yaml.org,2002:pairs":Cm,"tag:yaml.org,2002:\
set":Rm,"tag:yaml.org,2002:timestamp":Lu};function dm(e10,t,r){let a=z1.get(t);if(a&&!e10)return r&&!a.includes(vr)?a.concat(vr):a.slice();let i=a;if(!i)if(Array.
isArray(e10))i=[];else{let n=Array.from(z1.keys()).filter(s=>s!=="yaml11").map(s=>JSON.stringify(s)).join(", ");throw new Error(`Unknown schema "${t}"; use one \
of ${n} or define customTags array`)}if(Array.isArray(e10))for(let n of e10)i=i.concat(n);else typeof e10=="function"&&(i=e10(i.slice()));return r&&(i=i.concat(
vr)),i.reduce((n,s)=>{let o=typeof s=="string"?F1[s]:s;if(!o){let l=JSON.stringify(s),c=Object.keys(F1).map(u=>JSON.stringify(u)).join(", ");throw new Error(`Un\
known custom tag ${l}; use one of ${c}`)}return n.includes(o)||n.push(o),n},[])}var JW=(e10,t)=>e10.key<t.key?-1:e10.key>t.key?1:0,KW=class Ex{constructor({compat:t,
customTags:r,merge:a,resolveKnownTags:i,schema:n,sortMapEntries:s,toStringDefaults:o}){this.compat=Array.isArray(t)?dm(t,"compat"):t?dm(null,t):null,this.name=typeof n==
"string"&&n||"core",this.knownTags=i?VW:{},this.tags=dm(r,this.name,a),this.toStringOptions=o??null,Object.defineProperty(this,Kr,{value:Ki}),Object.defineProperty(
this,Jt,{value:Cu}),Object.defineProperty(this,Vi,{value:Zi}),this.sortMapEntries=typeof s=="function"?s:s===true?JW:null}clone(){let t=Object.create(Ex.prototype,
Object.getOwnPropertyDescriptors(this));return t.tags=this.tags.slice(),t}};function ZW(e10,t){let r=[],a=t.directives===true;if(t.directives!==false&&e10.directives){
let l=e10.directives.toString(e10);l?(r.push(l),a=true):e10.directives.docStart&&(a=true)}a&&r.push("---");let i=ax(e10,t),{commentString:n}=i.options;if(e10.commentBefore){
r.length!==1&&r.unshift("");let l=n(e10.commentBefore);r.unshift(wr(l,""))}let s=false,o=null;if(e10.contents){if(ve(e10.contents)){if(e10.contents.spaceBefore&&
a&&r.push(""),e10.contents.commentBefore){let u=n(e10.contents.commentBefore);r.push(wr(u,""))}i.forceBlockIndent=!!e10.comment,o=e10.contents.comment}let l=o?void 0:
()=>s=true,c=Gi(e10.contents,i,()=>o=null,l);o&&(c+=Ca(c,"",n(o))),(c[0]==="|"||c[0]===">")&&r[r.length-1]==="---"?r[r.length-1]=`--- ${c}`:r.push(c)}else r.push(
Gi(e10.contents,i));if(e10.directives?.docEnd)if(e10.comment){let l=n(e10.comment);l.includes(`
`)?(r.push("..."),r.push(wr(l,""))):r.push(`... ${l}`)}else r.push("...");else{let l=e10.comment;l&&s&&(l=l.replace(/^\n+/,"")),l&&((!s||o)&&r[r.length-1]!==""&&
r.push(""),r.push(wr(n(l),"")))}return r.join(`
`)+`
`}var zu=class Ax{constructor(t,r,a){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.defineProperty(this,kt,{value:ym});let i=null;
typeof r=="function"||Array.isArray(r)?i=r:a===void 0&&r&&(a=r,r=void 0);let n=Object.assign({intAsBigInt:false,keepSourceTokens:false,logLevel:"warn",prettyErrors:true,
strict:true,stringKeys:false,uniqueKeys:true,version:"1.2"},a);this.options=n;let{version:s}=n;a?._directives?(this.directives=a._directives.atDocument(),this.directives.
yaml.explicit&&(s=this.directives.yaml.version)):this.directives=new Wi({version:s}),this.setSchema(s,a),this.contents=t===void 0?null:this.createNode(t,i,a)}clone(){
let t=Object.create(Ax.prototype,{[kt]:{value:ym}});return t.commentBefore=this.commentBefore,t.comment=this.comment,t.errors=this.errors.slice(),t.warnings=this.
warnings.slice(),t.options=Object.assign({},this.options),this.directives&&(t.directives=this.directives.clone()),t.schema=this.schema.clone(),t.contents=ve(this.
contents)?this.contents.clone(t.schema):this.contents,this.range&&(t.range=this.range.slice()),t}add(t){Li(this.contents)&&this.contents.add(t)}addIn(t,r){Li(this.
contents)&&this.contents.addIn(t,r)}createAlias(t,r){if(!t.anchor){let a=Q1(this);t.anchor=!r||a.has(r)?ex(r||"a",a):r}return new Am(t.anchor)}createNode(t,r,a){
let i;if(typeof r=="function")t=r.call({"":t},"",t),i=r;else if(Array.isArray(r)){let w=h=>typeof h=="number"||h instanceof String||h instanceof Number,x=r.filter(
w).map(String);x.length>0&&(r=r.concat(x)),i=r}else a===void 0&&r&&(a=r,r=void 0);let{aliasDuplicateObjects:n,anchorPrefix:s,flow:o,keepUndefined:l,onTagObj:c,tag:u}=a??
{},{onAnchor:p,setAnchors:f,sourceObjects:d}=kW(this,s||"a"),b={aliasDuplicateObjects:n??true,keepUndefined:l??false,onAnchor:p,onTagObj:c,replacer:i,schema:this.
schema,sourceObjects:d},m=Ds(t,u,b);return o&&we(m)&&(m.flow=true),f(),m}createPair(t,r,a={}){let i=this.createNode(t,null,a),n=this.createNode(r,null,a);return new ut(
i,n)}delete(t){return Li(this.contents)?this.contents.delete(t):false}deleteIn(t){return zs(t)?this.contents==null?false:(this.contents=null,true):Li(this.contents)?
this.contents.deleteIn(t):false}get(t,r){return we(this.contents)?this.contents.get(t,r):void 0}getIn(t,r){return zs(t)?!r&&ae(this.contents)?this.contents.value:
this.contents:we(this.contents)?this.contents.getIn(t,r):void 0}has(t){return we(this.contents)?this.contents.has(t):false}hasIn(t){return zs(t)?this.contents!==
void 0:we(this.contents)?this.contents.hasIn(t):false}set(t,r){this.contents==null?this.contents=Su(this.schema,[t],r):Li(this.contents)&&this.contents.set(t,r)}setIn(t,r){
zs(t)?this.contents=r:this.contents==null?this.contents=Su(this.schema,Array.from(t),r):Li(this.contents)&&this.contents.setIn(t,r)}setSchema(t,r={}){typeof t==
"number"&&(t=String(t));let a;switch(t){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new Wi({version:"1.1"}),a={resolveKnownTags:false,
schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=t:this.directives=new Wi({version:t}),a={resolveKnownTags:true,schema:"\
core"};break;case null:this.directives&&delete this.directives,a=null;break;default:{let i=JSON.stringify(t);throw new Error(`Expected '1.1', '1.2' or null as f\
irst argument, but found: ${i}`)}}if(r.schema instanceof Object)this.schema=r.schema;else if(a)this.schema=new KW(Object.assign(a,r));else throw new Error("With\
 a null YAML version, the { schema: Schema } option is required")}toJS({json:t,jsonArg:r,mapAsMap:a,maxAliasCount:i,onAnchor:n,reviver:s}={}){let o={anchors:new Map,
doc:this,keep:!t,mapAsMap:a===true,mapKeyWarned:false,maxAliasCount:typeof i=="number"?i:100},l=$t(this.contents,r??"",o);if(typeof n=="function")for(let{count:c,
res:u}of o.anchors.values())n(u,c);return typeof s=="function"?Bi(s,{"":l},"",l):l}toJSON(t,r){return this.toJS({json:true,jsonArg:t,mapAsMap:false,onAnchor:r})}toString(t={}){
if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in t&&(!Number.isInteger(t.indent)||Number(t.indent)<=0)){let r=JSON.
stringify(t.indent);throw new Error(`"indent" option must be a positive integer, not ${r}`)}return ZW(this,t)}};function Li(e10){if(we(e10))return true;throw new Error(
"Expected a YAML collection as document contents")}var Tx=class extends Error{constructor(e10,t,r,a){super(),this.name=e10,this.code=r,this.message=a,this.pos=t}},
qi=class extends Tx{constructor(e10,t,r){super("YAMLParseError",e10,t,r)}},YW=class extends Tx{constructor(e10,t,r){super("YAMLWarning",e10,t,r)}},Eu=(e10,t)=>r=>{
if(r.pos[0]===-1)return;r.linePos=r.pos.map(o=>t.linePos(o));let{line:a,col:i}=r.linePos[0];r.message+=` at line ${a}, column ${i}`;let n=i-1,s=e10.substring(t.
lineStarts[a-1],t.lineStarts[a]).replace(/[\n\r]+$/,"");if(n>=60&&s.length>80){let o=Math.min(n-39,s.length-79);s="\u2026"+s.substring(o),n-=o-1}if(s.length>80&&
(s=s.substring(0,79)+"\u2026"),a>1&&/^ *$/.test(s.substring(0,n))){let o=e10.substring(t.lineStarts[a-2],t.lineStarts[a-1]);o.length>80&&(o=o.substring(0,79)+`\u2026\

`),s=o+s}if(/[^ ]/.test(s)){let o=1,l=r.linePos[1];l?.line===a&&l.col>i&&(o=Math.max(1,Math.min(l.col-i,80-n)));let c=" ".repeat(n)+"^".repeat(o);r.message+=`:

${s}
${c}
`}};function Hi(e10,{flow:t,indicator:r,next:a,offset:i,onError:n,parentIndent:s,startOnNewline:o}){let l=false,c=o,u=o,p="",f="",d=false,b=false,m=null,w=null,
x=null,h=null,g=null,_=null,y=null;for(let E of e10)switch(b&&(E.type!=="space"&&E.type!=="newline"&&E.type!=="comma"&&n(E.offset,"MISSING_CHAR","Tags and ancho\
rs must be separated from the next token by white space"),b=false),m&&(c&&E.type!=="comment"&&E.type!=="newline"&&n(m,"TAB_AS_INDENT","Tabs are not allowed as i\
ndentation"),m=null),E.type){case"space":!t&&(r!=="doc-start"||a?.type!=="flow-collection")&&E.source.includes("	")&&(m=E),u=true;break;case"comment":{u||n(E,"M\
ISSING_CHAR","Comments must be separated from other tokens by white space characters");let M=E.source.substring(1)||" ";p?p+=f+M:p=M,f="",c=false;break}case"new\
line":c?p?p+=E.source:(!_||r!=="seq-item-ind")&&(l=true):f+=E.source,c=true,d=true,(w||x)&&(h=E),u=true;break;case"anchor":w&&n(E,"MULTIPLE_ANCHORS","A node can\
 have at most one anchor"),E.source.endsWith(":")&&n(E.offset+E.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",true),w=E,y??(y=E.offset),c=false,
u=false,b=true;break;case"tag":{x&&n(E,"MULTIPLE_TAGS","A node can have at most one tag"),x=E,y??(y=E.offset),c=false,u=false,b=true;break}case r:(w||x)&&n(E,"B\
AD_PROP_ORDER",`Anchors and tags must be after the ${E.source} indicator`),_&&n(E,"UNEXPECTED_TOKEN",`Unexpected ${E.source} in ${t??"collection"}`),_=E,c=r==="\
seq-item-ind"||r==="explicit-key-ind",u=false;break;case"comma":if(t){g&&n(E,"UNEXPECTED_TOKEN",`Unexpected , in ${t}`),g=E,c=false,u=false;break}default:n(E,"U\
NEXPECTED_TOKEN",`Unexpected ${E.type} token`),c=false,u=false}let v=e10[e10.length-1],O=v?v.offset+v.source.length:i;return b&&a&&a.type!=="space"&&a.type!=="n\
ewline"&&a.type!=="comma"&&(a.type!=="scalar"||a.source!=="")&&n(a.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),
m&&(c&&m.indent<=s||a?.type==="block-map"||a?.type==="block-seq")&&n(m,"TAB_AS_INDENT","Tabs are not allowed as indentation"),{comma:g,found:_,spaceBefore:l,comment:p,
hasNewline:d,anchor:w,tag:x,newlineAfterProp:h,end:O,start:y??O}}function Bs(e10){if(!e10)return null;switch(e10.type){case"alias":case"scalar":case"double-quot\
ed-scalar":case"single-quoted-scalar":if(e10.source.includes(`
`))return true;if(e10.end){for(let t of e10.end)if(t.type==="newline")return true}return false;case"flow-collection":for(let t of e10.items){for(let r of t.start)
if(r.type==="newline")return true;if(t.sep){for(let r of t.sep)if(r.type==="newline")return true}if(Bs(t.key)||Bs(t.value))return true}return false;default:return true}}
function km(e10,t,r){if(t?.type==="flow-collection"){let a=t.end[0];a.indent===e10&&(a.source==="]"||a.source==="}")&&Bs(t)&&r(a,"BAD_INDENT","Flow end indicato\
r should be more indented than parent",true)}}function Nx(e10,t,r){let{uniqueKeys:a}=e10.options;if(a===false)return false;let i=typeof a=="function"?a:(n,s)=>n===
s||ae(n)&&ae(s)&&n.value===s.value;return t.some(n=>i(n.key,r))}var D1="All mapping items must start at the same column";function XW({composeNode:e10,composeEmptyNode:t},r,a,i,n){
let s=n?.nodeClass??vt,o=new s(r.schema);r.atRoot&&(r.atRoot=false);let l=a.offset,c=null;for(let u of a.items){let{start:p,key:f,sep:d,value:b}=u,m=Hi(p,{indicator:"\
explicit-key-ind",next:f??d?.[0],offset:l,onError:i,parentIndent:a.indent,startOnNewline:true}),w=!m.found;if(w){if(f&&(f.type==="block-seq"?i(l,"BLOCK_AS_IMPLI\
CIT_KEY","A block sequence may not be used as an implicit map key"):"indent"in f&&f.indent!==a.indent&&i(l,"BAD_INDENT",D1)),!m.anchor&&!m.tag&&!d){c=m.end,m.comment&&
(o.comment?o.comment+=`
`+m.comment:o.comment=m.comment);continue}(m.newlineAfterProp||Bs(f))&&i(f??p[p.length-1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be on a single line")}else
m.found?.indent!==a.indent&&i(l,"BAD_INDENT",D1);r.atKey=true;let x=m.end,h=f?e10(r,f,m,i):t(r,x,p,null,m,i);r.schema.compat&&km(a.indent,f,i),r.atKey=false,Nx(
r,o.items,h)&&i(x,"DUPLICATE_KEY","Map keys must be unique");let g=Hi(d??[],{indicator:"map-value-ind",next:b,offset:h.range[2],onError:i,parentIndent:a.indent,
startOnNewline:!f||f.type==="block-scalar"});if(l=g.end,g.found){w&&(b?.type==="block-map"&&!g.hasNewline&&i(l,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not \
allowed in compact mappings"),r.options.strict&&m.start<g.found.offset-1024&&i(h.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after t\
he start of an implicit block mapping key"));let _=b?e10(r,b,g,i):t(r,l,d,null,g,i);r.schema.compat&&km(a.indent,b,i),l=_.range[2];let y=new ut(h,_);r.options.keepSourceTokens&&
(y.srcToken=u),o.items.push(y)}else{w&&i(h.range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),g.comment&&(h.comment?h.comment+=`
`+g.comment:h.comment=g.comment);let _=new ut(h);r.options.keepSourceTokens&&(_.srcToken=u),o.items.push(_)}}return c&&c<l&&i(c,"IMPOSSIBLE","Map comment with t\
railing content"),o.range=[a.offset,l,c??l],o}function QW({composeNode:e10,composeEmptyNode:t},r,a,i,n){let s=n?.nodeClass??Pa,o=new s(r.schema);r.atRoot&&(r.atRoot=
false),r.atKey&&(r.atKey=false);let l=a.offset,c=null;for(let{start:u,value:p}of a.items){let f=Hi(u,{indicator:"seq-item-ind",next:p,offset:l,onError:i,parentIndent:a.
indent,startOnNewline:true});if(!f.found)if(f.anchor||f.tag||p)p?.type==="block-seq"?i(f.end,"BAD_INDENT","All sequence items must start at the same column"):i(
l,"MISSING_CHAR","Sequence item without - indicator");else{c=f.end,f.comment&&(o.comment=f.comment);continue}let d=p?e10(r,p,f,i):t(r,f.end,u,null,f,i);r.schema.
compat&&km(a.indent,p,i),l=d.range[2],o.items.push(d)}return o.range=[a.offset,l,c??l],o}function Gs(e10,t,r,a){let i="";if(e10){let n=false,s="";for(let o of e10){
let{source:l,type:c}=o;switch(c){case"space":n=true;break;case"comment":{r&&!n&&a(o,"MISSING_CHAR","Comments must be separated from other tokens by white space \
characters");let u=l.substring(1)||" ";i?i+=s+u:i=u,s="";break}case"newline":i&&(s+=l),n=true;break;default:a(o,"UNEXPECTED_TOKEN",`Unexpected ${c} at node end`)}
t+=l.length}}return{comment:i,offset:t}}var hm="Block collections are not allowed within flow collections",mm=e10=>e10&&(e10.type==="block-map"||e10.type==="blo\
ck-seq");function e62({composeNode:e10,composeEmptyNode:t},r,a,i,n){let s=a.start.source==="{",o=s?"flow map":"flow sequence",l=n?.nodeClass??(s?vt:Pa),c=new l(
r.schema);c.flow=true;let u=r.atRoot;u&&(r.atRoot=false),r.atKey&&(r.atKey=false);let p=a.offset+a.start.source.length;for(let w=0;w<a.items.length;++w){let x=a.
items[w],{start:h,key:g,sep:_,value:y}=x,v=Hi(h,{flow:o,indicator:"explicit-key-ind",next:g??_?.[0],offset:p,onError:i,parentIndent:a.indent,startOnNewline:false});
if(!v.found){if(!v.anchor&&!v.tag&&!_&&!y){w===0&&v.comma?i(v.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${o}`):w<a.items.length-1&&i(v.start,"UNEXPECTED_TOKEN",
`Unexpected empty item in ${o}`),v.comment&&(c.comment?c.comment+=`
`+v.comment:c.comment=v.comment),p=v.end;continue}!s&&r.options.strict&&Bs(g)&&i(g,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on \
a single line")}if(w===0)v.comma&&i(v.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${o}`);else if(v.comma||i(v.start,"MISSING_CHAR",`Missing , between ${o} items`),
v.comment){let O="";e:for(let E of h)switch(E.type){case"comma":case"space":break;case"comment":O=E.source.substring(1);break e;default:break e}if(O){let E=c.items[c.
items.length-1];me(E)&&(E=E.value??E.key),E.comment?E.comment+=`
`+O:E.comment=O,v.comment=v.comment.substring(O.length+1)}}if(!s&&!_&&!v.found){let O=y?e10(r,y,v,i):t(r,v.end,_,null,v,i);c.items.push(O),p=O.range[2],mm(y)&&i(
O.range,"BLOCK_IN_FLOW",hm)}else{r.atKey=true;let O=v.end,E=g?e10(r,g,v,i):t(r,O,h,null,v,i);mm(g)&&i(E.range,"BLOCK_IN_FLOW",hm),r.atKey=false;let M=Hi(_??[],{
flow:o,indicator:"map-value-ind",next:y,offset:E.range[2],onError:i,parentIndent:a.indent,startOnNewline:false});if(M.found){if(!s&&!v.found&&r.options.strict){
if(_)for(let j of _){if(j===M.found)break;if(j.type==="newline"){i(j,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line");
break}}v.start<M.found.offset-1024&&i(M.found,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit flow sequence key")}}else
y&&("source"in y&&y.source?.[0]===":"?i(y,"MISSING_CHAR",`Missing space after : in ${o}`):i(M.start,"MISSING_CHAR",`Missing , or : between ${o} items`));let T=y?
e10(r,y,M,i):M.found?t(r,M.end,_,null,M,i):null;T?mm(y)&&i(T.range,"BLOCK_IN_FLOW",hm):M.comment&&(E.comment?E.comment+=`
`+M.comment:E.comment=M.comment);let A=new ut(E,T);if(r.options.keepSourceTokens&&(A.srcToken=x),s){let j=c;Nx(r,j.items,E)&&i(O,"DUPLICATE_KEY","Map keys must \
be unique"),j.items.push(A)}else{let j=new vt(r.schema);j.flow=true,j.items.push(A);let ne=(T??E).range;j.range=[E.range[0],ne[1],ne[2]],c.items.push(j)}p=T?T.range[2]:
M.end}}let f=s?"}":"]",[d,...b]=a.end,m=p;if(d?.source===f)m=d.offset+d.source.length;else{let w=o[0].toUpperCase()+o.substring(1),x=u?`${w} must end with a ${f}`:
`${w} in block collection must be sufficiently indented and end with a ${f}`;i(p,u?"MISSING_CHAR":"BAD_INDENT",x),d&&d.source.length!==1&&b.unshift(d)}if(b.length>
0){let w=Gs(b,m,r.options.strict,i);w.comment&&(c.comment?c.comment+=`
`+w.comment:c.comment=w.comment),c.range=[a.offset,m,w.offset]}else c.range=[a.offset,m,m];return c}function gm(e10,t,r,a,i,n){let s=r.type==="block-map"?XW(e10,
t,r,a,n):r.type==="block-seq"?QW(e10,t,r,a,n):e62(e10,t,r,a,n),o=s.constructor;return i==="!"||i===o.tagName?(s.tag=o.tagName,s):(i&&(s.tag=i),s)}function t6(e10,t,r,a,i){
let n=a.tag,s=n?t.directives.tagName(n.source,f=>i(n,"TAG_RESOLVE_FAILED",f)):null;if(r.type==="block-seq"){let{anchor:f,newlineAfterProp:d}=a,b=f&&n?f.offset>n.
offset?f:n:f??n;b&&(!d||d.offset<b.offset)&&i(b,"MISSING_CHAR","Missing newline after block sequence props")}let o=r.type==="block-map"?"map":r.type==="block-se\
q"?"seq":r.start.source==="{"?"map":"seq";if(!n||!s||s==="!"||s===vt.tagName&&o==="map"||s===Pa.tagName&&o==="seq")return gm(e10,t,r,i,s);let l=t.schema.tags.find(
f=>f.tag===s&&f.collection===o);if(!l){let f=t.schema.knownTags[s];if(f?.collection===o)t.schema.tags.push(Object.assign({},f,{default:false})),l=f;else return f?
i(n,"BAD_COLLECTION_TYPE",`${f.tag} used for ${o} collection, but expects ${f.collection??"scalar"}`,true):i(n,"TAG_RESOLVE_FAILED",`Unresolved tag: ${s}`,true),
gm(e10,t,r,i,s)}let c=gm(e10,t,r,i,s,l),u=l.resolve?.(c,f=>i(n,"TAG_RESOLVE_FAILED",f),t.options)??c,p=ve(u)?u:new W(u);return p.range=c.range,p.tag=s,l?.format&&
(p.format=l.format),p}function Ix(e10,t,r){let a=t.offset,i=r6(t,e10.options.strict,r);if(!i)return{value:"",type:null,comment:"",range:[a,a,a]};let n=i.mode===
">"?W.BLOCK_FOLDED:W.BLOCK_LITERAL,s=t.source?a6(t.source):[],o=s.length;for(let m=s.length-1;m>=0;--m){let w=s[m][1];if(w===""||w==="\r")o=m;else break}if(o===
0){let m=i.chomp==="+"&&s.length>0?`
`.repeat(Math.max(1,s.length-1)):"",w=a+i.length;return t.source&&(w+=t.source.length),{value:m,type:n,comment:i.comment,range:[a,w,w]}}let l=t.indent+i.indent,
c=t.offset+i.length,u=0;for(let m=0;m<o;++m){let[w,x]=s[m];if(x===""||x==="\r")i.indent===0&&w.length>l&&(l=w.length);else{w.length<l&&r(c+w.length,"MISSING_CHA\
R","Block scalars with more-indented leading empty lines must use an explicit indentation indicator"),i.indent===0&&(l=w.length),u=m,l===0&&!e10.atRoot&&r(c,"BA\
D_INDENT","Block scalar values in collections must be indented");break}c+=w.length+x.length+1}for(let m=s.length-1;m>=o;--m)s[m][0].length>l&&(o=m+1);let p="",f="",
d=false;for(let m=0;m<u;++m)p+=s[m][0].slice(l)+`
`;for(let m=u;m<o;++m){let[w,x]=s[m];c+=w.length+x.length+1;let h=x[x.length-1]==="\r";if(h&&(x=x.slice(0,-1)),x&&w.length<l){let g=`Block scalar lines must not\
 be less indented than their ${i.indent?"explicit indentation indicator":"first line"}`;r(c-x.length-(h?2:1),"BAD_INDENT",g),w=""}n===W.BLOCK_LITERAL?(p+=f+w.slice(
l)+x,f=`
`):w.length>l||x[0]==="	"?(f===" "?f=`
`:!d&&f===`
`&&(f=`

`),p+=f+w.slice(l)+x,f=`
`,d=true):x===""?f===`
`?p+=`
`:f=`
`:(p+=f+x,f=" ",d=false)}switch(i.chomp){case"-":break;case"+":for(let m=o;m<s.length;++m)p+=`
`+s[m][0].slice(l);p[p.length-1]!==`
`&&(p+=`
`);break;default:p+=`
`}let b=a+i.length+t.source.length;return{value:p,type:n,comment:i.comment,range:[a,b,b]}}function r6({offset:e10,props:t},r,a){if(t[0].type!=="block-scalar-hea\
der")return a(t[0],"IMPOSSIBLE","Block scalar header not found"),null;let{source:i}=t[0],n=i[0],s=0,o="",l=-1;for(let f=1;f<i.length;++f){let d=i[f];if(!o&&(d===
"-"||d==="+"))o=d;else{let b=Number(d);!s&&b?s=b:l===-1&&(l=e10+f)}}l!==-1&&a(l,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${i}`);let c=false,
u="",p=i.length;for(let f=1;f<t.length;++f){let d=t[f];switch(d.type){case"space":c=true;case"newline":p+=d.source.length;break;case"comment":r&&!c&&a(d,"MISSIN\
G_CHAR","Comments must be separated from other tokens by white space characters"),p+=d.source.length,u=d.source.substring(1);break;case"error":a(d,"UNEXPECTED_T\
OKEN",d.message),p+=d.source.length;break;default:{let b=`Unexpected token in block scalar header: ${d.type}`;a(d,"UNEXPECTED_TOKEN",b);let m=d.source;m&&typeof m==
"string"&&(p+=m.length)}}}return{mode:n,indent:s,chomp:o,comment:u,length:p}}function a6(e10){let t=e10.split(/\n( *)/),r=t[0],a=r.match(/^( *)/),i=[a?.[1]?[a[1],
r.slice(a[1].length)]:["",r]];for(let n=1;n<t.length;n+=2)i.push([t[n],t[n+1]]);return i}function jx(e10,t,r){let{offset:a,type:i,source:n,end:s}=e10,o,l,c=(f,d,b)=>r(
a+f,d,b);switch(i){case"scalar":o=W.PLAIN,l=i6(n,c);break;case"single-quoted-scalar":o=W.QUOTE_SINGLE,l=n6(n,c);break;case"double-quoted-scalar":o=W.QUOTE_DOUBLE,
l=s6(n,c);break;default:return r(e10,"UNEXPECTED_TOKEN",`Expected a flow scalar value, but found: ${i}`),{value:"",type:null,comment:"",range:[a,a+n.length,a+n.
length]}}let u=a+n.length,p=Gs(s,u,t,r);return{value:l,type:o,comment:p.comment,range:[a,u,p.offset]}}function i6(e10,t){let r="";switch(e10[0]){case"	":r="a ta\
b character";break;case",":r="flow indicator character ,";break;case"%":r="directive indicator character %";break;case"|":case">":{r=`block scalar indicator ${e10[0]}`;
break}case"@":case"`":{r=`reserved character ${e10[0]}`;break}}return r&&t(0,"BAD_SCALAR_START",`Plain value cannot start with ${r}`),Cx(e10)}function n6(e10,t){
return(e10[e10.length-1]!=="'"||e10.length===1)&&t(e10.length,"MISSING_CHAR","Missing closing 'quote"),Cx(e10.slice(1,-1)).replace(/''/g,"'")}function Cx(e10){let t=/(.*?)\r?\n/sy,
r=t.exec(e10);if(!r)return e10;let a,i;try{a=new RegExp("(?<![ 	])[ 	]+$"),i=new RegExp("^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{a=/[ \t]+$/,i=/^[ \t]+|[ \t]+$/g}let n=r[1].
replace(a,""),s=" ",o=t.lastIndex;for(;r=t.exec(e10);){let c=r[1].replace(i,"");c===""?s===`
`?n+=s:s=`
`:(n+=s+c,s=" "),o=t.lastIndex}let l=/[ \t]*(.*)/sy;return l.lastIndex=o,r=l.exec(e10),n+s+(r?.[1]??"")}function s6(e10,t){let r="";for(let a=1;a<e10.length-1;++a){
let i=e10[a];if(!(i==="\r"&&e10[a+1]===`
`))if(i===`
`){let{fold:n,offset:s}=o6(e10,a);r+=n,a=s}else if(i==="\\"){let n=e10[++a],s=l6[n];if(s)r+=s;else if(n===`
`)for(n=e10[a+1];n===" "||n==="	";)n=e10[++a+1];else if(n==="\r"&&e10[a+1]===`
`)for(n=e10[++a+1];n===" "||n==="	";)n=e10[++a+1];else if(n==="x"||n==="u"||n==="U"){let o=n==="x"?2:n==="u"?4:8;r+=c6(e10,a+1,o,t),a+=o}else{let o=e10.substr(a-
1,2);t(a-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${o}`),r+=o}}else if(i===" "||i==="	"){let n=a,s=e10[a+1];for(;s===" "||s==="	";)s=e10[++a+1];s!==`
`&&!(s==="\r"&&e10[a+2]===`
`)&&(r+=a>n?e10.slice(n,a+1):i)}else r+=i}return(e10[e10.length-1]!=='"'||e10.length===1)&&t(e10.length,"MISSING_CHAR",'Missing closing "quote'),r}function o6(e10,t){
let r="",a=e10[t+1];for(;(a===" "||a==="	"||a===`
`||a==="\r")&&!(a==="\r"&&e10[t+2]!==`
`);)a===`
`&&(r+=`
`),t+=1,a=e10[t+1];return r||(r=" "),{fold:r,offset:t}}var l6={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function c6(e10,t,r,a){let i=e10.substr(t,r),n=i.length===
r&&/^[0-9a-fA-F]+$/.test(i)?parseInt(i,16):NaN;try{return String.fromCodePoint(n)}catch{let s=e10.substr(t-2,r+2);return a(t-2,"BAD_DQ_ESCAPE",`Invalid escape s\
equence ${s}`),s}}function Mx(e10,t,r,a){let{value:i,type:n,comment:s,range:o}=t.type==="block-scalar"?Ix(e10,t,a):jx(t,e10.options.strict,a),l=r?e10.directives.
tagName(r.source,p=>a(r,"TAG_RESOLVE_FAILED",p)):null,c;e10.options.stringKeys&&e10.atKey?c=e10.schema[Jt]:l?c=u6(e10.schema,i,l,r,a):t.type==="scalar"?c=p6(e10,
i,t,a):c=e10.schema[Jt];let u;try{let p=c.resolve(i,f=>a(r??t,"TAG_RESOLVE_FAILED",f),e10.options);u=ae(p)?p:new W(p)}catch(p){let f=p instanceof Error?p.message:
String(p);a(r??t,"TAG_RESOLVE_FAILED",f),u=new W(i)}return u.range=o,u.source=i,n&&(u.type=n),l&&(u.tag=l),c.format&&(u.format=c.format),s&&(u.comment=s),u}function u6(e10,t,r,a,i){
if(r==="!")return e10[Jt];let n=[];for(let o of e10.tags)if(!o.collection&&o.tag===r)if(o.default&&o.test)n.push(o);else return o;for(let o of n)if(o.test?.test(
t))return o;let s=e10.knownTags[r];return s&&!s.collection?(e10.tags.push(Object.assign({},s,{default:false,test:void 0})),s):(i(a,"TAG_RESOLVE_FAILED",`Unresol\
ved tag: ${r}`,r!=="tag:yaml.org,2002:str"),e10[Jt])}function p6({atKey:e10,directives:t,schema:r},a,i,n){let s=r.tags.find(o=>(o.default===true||e10&&o.default===
"key")&&o.test?.test(a))||r[Jt];if(r.compat){let o=r.compat.find(l=>l.default&&l.test?.test(a))??r[Jt];if(s.tag!==o.tag){let l=t.tagString(s.tag),c=t.tagString(
o.tag),u=`Value may be parsed as either ${l} or ${c}`;n(i,"TAG_RESOLVE_FAILED",u,true)}}return s}function f6(e10,t,r){if(t){r??(r=t.length);for(let a=r-1;a>=0;--a){
let i=t[a];switch(i.type){case"space":case"comment":case"newline":e10-=i.source.length;continue}for(i=t[++a];i?.type==="space";)e10+=i.source.length,i=t[++a];break}}
return e10}var d6={composeNode:Px,composeEmptyNode:zm};function Px(e10,t,r,a){let i=e10.atKey,{spaceBefore:n,comment:s,anchor:o,tag:l}=r,c,u=true;switch(t.type){case"\
alias":c=h6(e10,t,a),(o||l)&&a(t,"ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-scalar":case"double-quoted\
-scalar":case"block-scalar":c=Mx(e10,t,l,a),o&&(c.anchor=o.source.substring(1));break;case"block-map":case"block-seq":case"flow-collection":try{c=t6(d6,e10,t,r,
a),o&&(c.anchor=o.source.substring(1))}catch(p){let f=p instanceof Error?p.message:String(p);a(t,"RESOURCE_EXHAUSTION",f)}break;default:{let p=t.type==="error"?
t.message:`Unsupported token (type: ${t.type})`;a(t,"UNEXPECTED_TOKEN",p),u=false}}return c??(c=zm(e10,t.offset,void 0,null,r,a)),o&&c.anchor===""&&a(o,"BAD_ALI\
AS","Anchor cannot be an empty string"),i&&e10.options.stringKeys&&(!ae(c)||typeof c.value!="string"||c.tag&&c.tag!=="tag:yaml.org,2002:str")&&a(l??t,"NON_STRIN\
G_KEY","With stringKeys, all keys must be strings"),n&&(c.spaceBefore=true),s&&(t.type==="scalar"&&t.source===""?c.comment=s:c.commentBefore=s),e10.options.keepSourceTokens&&
u&&(c.srcToken=t),c}function zm(e10,t,r,a,{spaceBefore:i,comment:n,anchor:s,tag:o,end:l},c){let u={type:"scalar",offset:f6(t,r,a),indent:-1,source:""},p=Mx(e10,
u,o,c);return s&&(p.anchor=s.source.substring(1),p.anchor===""&&c(s,"BAD_ALIAS","Anchor cannot be an empty string")),i&&(p.spaceBefore=true),n&&(p.comment=n,p.range[2]=
l),p}function h6({options:e10},{offset:t,source:r,end:a},i){let n=new Am(r.substring(1));n.source===""&&i(t,"BAD_ALIAS","Alias cannot be an empty string"),n.source.
endsWith(":")&&i(t+r.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",true);let s=t+r.length,o=Gs(a,s,e10.strict,i);return n.range=[t,s,o.offset],o.comment&&
(n.comment=o.comment),n}function m6(e10,t,{offset:r,start:a,value:i,end:n},s){let o=Object.assign({_directives:t},e10),l=new zu(void 0,o),c={atKey:false,atRoot:true,
directives:l.directives,options:l.options,schema:l.schema},u=Hi(a,{indicator:"doc-start",next:i??n?.[0],offset:r,onError:s,parentIndent:0,startOnNewline:true});
u.found&&(l.directives.docStart=true,i&&(i.type==="block-map"||i.type==="block-seq")&&!u.hasNewline&&s(u.end,"MISSING_CHAR","Block collection cannot start on sa\
me line with directives-end marker")),l.contents=i?Px(c,i,u,s):zm(c,u.end,a,null,u,s);let p=l.contents.range[2],f=Gs(n,p,false,s);return f.comment&&(l.comment=f.
comment),l.range=[r,p,f.offset],l}function Ls(e10){if(typeof e10=="number")return[e10,e10+1];if(Array.isArray(e10))return e10.length===2?e10:[e10[0],e10[1]];let{
offset:t,source:r}=e10;return[t,t+(typeof r=="string"?r.length:1)]}function B1(e10){let t="",r=false,a=false;for(let i=0;i<e10.length;++i){let n=e10[i];switch(n[0]){case"\
#":t+=(t===""?"":a?`

`:`
`)+(n.substring(1)||" "),r=true,a=false;break;case"%":e10[i+1]?.[0]!=="#"&&(i+=1),r=false;break;default:r||(a=true),r=false}}return{comment:t,afterEmptyLine:a}}
var Fm=class{constructor(e10={}){this.doc=null,this.atDirectives=false,this.prelude=[],this.errors=[],this.warnings=[],this.onError=(t,r,a,i)=>{let n=Ls(t);i?this.
warnings.push(new YW(n,r,a)):this.errors.push(new qi(n,r,a))},this.directives=new Wi({version:e10.version||"1.2"}),this.options=e10}decorate(e10,t){let{comment:r,
afterEmptyLine:a}=B1(this.prelude);if(r){let i=e10.contents;if(t)e10.comment=e10.comment?`${e10.comment}
${r}`:r;else if(a||e10.directives.docStart||!i)e10.commentBefore=r;else if(we(i)&&!i.flow&&i.items.length>0){let n=i.items[0];me(n)&&(n=n.key);let s=n.commentBefore;
n.commentBefore=s?`${r}
${s}`:r}else{let n=i.commentBefore;i.commentBefore=n?`${r}
${n}`:r}}if(t){for(let i=0;i<this.errors.length;++i)e10.errors.push(this.errors[i]);for(let i=0;i<this.warnings.length;++i)e10.warnings.push(this.warnings[i])}else
e10.errors=this.errors,e10.warnings=this.warnings;this.prelude=[],this.errors=[],this.warnings=[]}streamInfo(){return{comment:B1(this.prelude).comment,directives:this.
directives,errors:this.errors,warnings:this.warnings}}*compose(e10,t=false,r=-1){for(let a of e10)yield*this.next(a);yield*this.end(t,r)}*next(e10){switch(e10.type){case"\
directive":this.directives.add(e10.source,(t,r,a)=>{let i=Ls(e10);i[0]+=t,this.onError(i,"BAD_DIRECTIVE",r,a)}),this.prelude.push(e10.source),this.atDirectives=
true;break;case"document":{let t=m6(this.options,this.directives,e10,this.onError);this.atDirectives&&!t.directives.docStart&&this.onError(e10,"MISSING_CHAR","M\
issing directives-end/doc-start indicator line"),this.decorate(t,false),this.doc&&(yield this.doc),this.doc=t,this.atDirectives=false;break}case"byte-order-mark":case"\
space":break;case"comment":case"newline":this.prelude.push(e10.source);break;case"error":{let t=e10.source?`${e10.message}: ${JSON.stringify(e10.source)}`:e10.message,
r=new qi(Ls(e10),"UNEXPECTED_TOKEN",t);this.atDirectives||!this.doc?this.errors.push(r):this.doc.errors.push(r);break}case"doc-end":{if(!this.doc){let r="Unexpe\
cted doc-end without preceding document";this.errors.push(new qi(Ls(e10),"UNEXPECTED_TOKEN",r));break}this.doc.directives.docEnd=true;let t=Gs(e10.end,e10.offset+
e10.source.length,this.doc.options.strict,this.onError);if(this.decorate(this.doc,true),t.comment){let r=this.doc.comment;this.doc.comment=r?`${r}
${t.comment}`:t.comment}this.doc.range[2]=t.offset;break}default:this.errors.push(new qi(Ls(e10),"UNEXPECTED_TOKEN",`Unsupported token ${e10.type}`))}}*end(e10=false,t=-1){
if(this.doc)this.decorate(this.doc,true),yield this.doc,this.doc=null;else if(e10){let r=Object.assign({_directives:this.directives},this.options),a=new zu(void 0,
r);this.atDirectives&&this.onError(t,"MISSING_CHAR","Missing directives-end indicator line"),a.range=[0,t,t],this.decorate(a,false),yield a}}},Fu=class{constructor(){
this.lineStarts=[],this.addNewLine=e10=>this.lineStarts.push(e10),this.linePos=e10=>{let t=0,r=this.lineStarts.length;for(;t<r;){let i=t+r>>1;this.lineStarts[i]<
e10?t=i+1:r=i}if(this.lineStarts[t]===e10)return{line:t+1,col:1};if(t===0)return{line:0,col:e10};let a=this.lineStarts[t-1];return{line:t,col:e10-a+1}}}},Rx={};
wW(Rx,{BOM:()=>Du,DOCUMENT:()=>Bu,FLOW_END:()=>Uu,SCALAR:()=>Us,createScalarToken:()=>b6,isCollection:()=>$6,isScalar:()=>k6,prettyToken:()=>x6,resolveAsScalar:()=>g6,
setScalarValue:()=>_6,stringify:()=>w6,tokenType:()=>Dx,visit:()=>Ra});function g6(e10,t=true,r){if(e10){let a=(i,n,s)=>{let o=typeof i=="number"?i:Array.isArray(
i)?i[0]:i.offset;if(r)r(o,n,s);else throw new qi([o,o+1],n,s)};switch(e10.type){case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return jx(e10,
t,a);case"block-scalar":return Ix({options:{strict:t}},e10,a)}}return null}function b6(e10,t){let{implicitKey:r=false,indent:a,inFlow:i=false,offset:n=-1,type:s="\
PLAIN"}=t,o=qs({type:s,value:e10},{implicitKey:r,indent:a>0?" ".repeat(a):"",inFlow:i,options:{blockQuote:true,lineWidth:-1}}),l=t.end??[{type:"newline",offset:-1,
indent:a,source:`
`}];switch(o[0]){case"|":case">":{let c=o.indexOf(`
`),u=o.substring(0,c),p=o.substring(c+1)+`
`,f=[{type:"block-scalar-header",offset:n,indent:a,source:u}];return Lx(f,l)||f.push({type:"newline",offset:-1,indent:a,source:`
`}),{type:"block-scalar",offset:n,indent:a,props:f,source:p}}case'"':return{type:"double-quoted-scalar",offset:n,indent:a,source:o,end:l};case"'":return{type:"s\
ingle-quoted-scalar",offset:n,indent:a,source:o,end:l};default:return{type:"scalar",offset:n,indent:a,source:o,end:l}}}function _6(e10,t,r={}){let{afterKey:a=false,
implicitKey:i=false,inFlow:n=false,type:s}=r,o="indent"in e10?e10.indent:null;if(a&&typeof o=="number"&&(o+=2),!s)switch(e10.type){case"single-quoted-scalar":s=
"QUOTE_SINGLE";break;case"double-quoted-scalar":s="QUOTE_DOUBLE";break;case"block-scalar":{let c=e10.props[0];if(c.type!=="block-scalar-header")throw new Error(
"Invalid block scalar header");s=c.source[0]===">"?"BLOCK_FOLDED":"BLOCK_LITERAL";break}default:s="PLAIN"}let l=qs({type:s,value:t},{implicitKey:i||o===null,indent:o!==
null&&o>0?" ".repeat(o):"",inFlow:n,options:{blockQuote:true,lineWidth:-1}});switch(l[0]){case"|":case">":y6(e10,l);break;case'"':bm(e10,l,"double-quoted-scalar");
break;case"'":bm(e10,l,"single-quoted-scalar");break;default:bm(e10,l,"scalar")}}function y6(e10,t){let r=t.indexOf(`
`),a=t.substring(0,r),i=t.substring(r+1)+`
`;if(e10.type==="block-scalar"){let n=e10.props[0];if(n.type!=="block-scalar-header")throw new Error("Invalid block scalar header");n.source=a,e10.source=i}else{
let{offset:n}=e10,s="indent"in e10?e10.indent:-1,o=[{type:"block-scalar-header",offset:n,indent:s,source:a}];Lx(o,"end"in e10?e10.end:void 0)||o.push({type:"new\
line",offset:-1,indent:s,source:`
`});for(let l of Object.keys(e10))l!=="type"&&l!=="offset"&&delete e10[l];Object.assign(e10,{type:"block-scalar",indent:s,props:o,source:i})}}function Lx(e10,t){
if(t)for(let r of t)switch(r.type){case"space":case"comment":e10.push(r);break;case"newline":return e10.push(r),true}return false}function bm(e10,t,r){switch(e10.
type){case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":e10.type=r,e10.source=t;break;case"block-scalar":{let a=e10.props.slice(1),i=t.length;e10.
props[0].type==="block-scalar-header"&&(i-=e10.props[0].source.length);for(let n of a)n.offset+=i;delete e10.props,Object.assign(e10,{type:r,source:t,end:a});break}case"\
block-map":case"block-seq":{let a={type:"newline",offset:e10.offset+t.length,indent:e10.indent,source:`
`};delete e10.items,Object.assign(e10,{type:r,source:t,end:[a]});break}default:{let a="indent"in e10?e10.indent:-1,i="end"in e10&&Array.isArray(e10.end)?e10.end.
filter(n=>n.type==="space"||n.type==="comment"||n.type==="newline"):[];for(let n of Object.keys(e10))n!=="type"&&n!=="offset"&&delete e10[n];Object.assign(e10,{
type:r,indent:a,source:t,end:i})}}}var w6=e10=>"type"in e10?Au(e10):xu(e10);function Au(e10){switch(e10.type){case"block-scalar":{let t="";for(let r of e10.props)
t+=Au(r);return t+e10.source}case"block-map":case"block-seq":{let t="";for(let r of e10.items)t+=xu(r);return t}case"flow-collection":{let t=e10.start.source;for(let r of e10.
items)t+=xu(r);for(let r of e10.end)t+=r.source;return t}case"document":{let t=xu(e10);if(e10.end)for(let r of e10.end)t+=r.source;return t}default:{let t=e10.source;
if("end"in e10&&e10.end)for(let r of e10.end)t+=r.source;return t}}}function xu({start:e10,key:t,sep:r,value:a}){let i="";for(let n of e10)i+=n.source;if(t&&(i+=
Au(t)),r)for(let n of r)i+=n.source;return a&&(i+=Au(a)),i}var xm=Symbol("break visit"),v6=Symbol("skip children"),zx=Symbol("remove item");function Ra(e10,t){"\
type"in e10&&e10.type==="document"&&(e10={start:e10.start,value:e10.value}),Fx(Object.freeze([]),e10,t)}Ra.BREAK=xm;Ra.SKIP=v6;Ra.REMOVE=zx;Ra.itemAtPath=(e10,t)=>{
let r=e10;for(let[a,i]of t){let n=r?.[a];if(n&&"items"in n)r=n.items[i];else return}return r};Ra.parentCollection=(e10,t)=>{let r=Ra.itemAtPath(e10,t.slice(0,-1)),
a=t[t.length-1][0],i=r?.[a];if(i&&"items"in i)return i;throw new Error("Parent collection not found")};function Fx(e10,t,r){let a=r(t,e10);if(typeof a=="symbol")
return a;for(let i of["key","value"]){let n=t[i];if(n&&"items"in n){for(let s=0;s<n.items.length;++s){let o=Fx(Object.freeze(e10.concat([[i,s]])),n.items[s],r);
if(typeof o=="number")s=o-1;else{if(o===xm)return xm;o===zx&&(n.items.splice(s,1),s-=1)}}typeof a=="function"&&i==="key"&&(a=a(t,e10))}}return typeof a=="functi\
on"?a(t,e10):a}var Du="\uFEFF",Bu="",Uu="",Us="",$6=e10=>!!e10&&"items"in e10,k6=e10=>!!e10&&(e10.type==="scalar"||e10.type==="single-quoted-scalar"||e10.type===
"double-quoted-scalar"||e10.type==="block-scalar");function x6(e10){switch(e10){case Du:return"<BOM>";case Bu:return"<DOC>";case Uu:return"<FLOW_END>";case Us:return"\
<SCALAR>";default:return JSON.stringify(e10)}}function Dx(e10){switch(e10){case Du:return"byte-order-mark";case Bu:return"doc-mode";case Uu:return"flow-error-en\
d";case Us:return"scalar";case"---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"flow-map-start";case"}":return"flow\
-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"comma"}switch(e10[0]){case" ":case"	":return"space";case"#":return"comment";case"\
%":return"directive-line";case"*":return"alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-sca\
lar";case"|":case">":return"block-scalar-header"}return null}function jt(e10){switch(e10){case void 0:case" ":case`
`:case"\r":case"	":return true;default:return false}}var U1=new Set("0123456789ABCDEFabcdef"),S6=new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqr\
stuvwxyz-#;/?:@&=+$_.!~*'()"),bu=new Set(",[]{}"),O6=new Set(` ,[]{}
\r	`),_m=e10=>!e10||O6.has(e10),Bx=class{constructor(){this.atEnd=false,this.blockScalarIndent=-1,this.blockScalarKeep=false,this.buffer="",this.flowKey=false,this.
flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(e10,t=false){if(e10){if(typeof e10!="string")throw TypeError(
"source is not a string");this.buffer=this.buffer?this.buffer+e10:e10,this.lineEndPos=null}this.atEnd=!t;let r=this.next??"stream";for(;r&&(t||this.hasChars(1));)
r=yield*this.parseNext(r)}atLineEnd(){let e10=this.pos,t=this.buffer[e10];for(;t===" "||t==="	";)t=this.buffer[++e10];return!t||t==="#"||t===`
`?true:t==="\r"?this.buffer[e10+1]===`
`:false}charAt(e10){return this.buffer[this.pos+e10]}continueScalar(e10){let t=this.buffer[e10];if(this.indentNext>0){let r=0;for(;t===" ";)t=this.buffer[++r+e10];
if(t==="\r"){let a=this.buffer[r+e10+1];if(a===`
`||!a&&!this.atEnd)return e10+r+1}return t===`
`||r>=this.indentNext||!t&&!this.atEnd?e10+r:-1}if(t==="-"||t==="."){let r=this.buffer.substr(e10,3);if((r==="---"||r==="...")&&jt(this.buffer[e10+3]))return-1}
return e10}getLine(){let e10=this.lineEndPos;return(typeof e10!="number"||e10!==-1&&e10<this.pos)&&(e10=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=e10),e10===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[e10-1]==="\r"&&(e10-=1),this.buffer.substring(this.pos,e10))}hasChars(e10){
return this.pos+e10<=this.buffer.length}setNext(e10){return this.buffer=this.buffer.substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=e10,null}peek(e10){
return this.buffer.substr(this.pos,e10)}*parseNext(e10){switch(e10){case"stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"\
block-start":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"quoted-scal\
ar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"plain-scalar":return yield*this.parsePlainScalar()}}*parseStream(){
let e10=this.getLine();if(e10===null)return this.setNext("stream");if(e10[0]===Du&&(yield*this.pushCount(1),e10=e10.substring(1)),e10[0]==="%"){let t=e10.length,
r=e10.indexOf("#");for(;r!==-1;){let i=e10[r-1];if(i===" "||i==="	"){t=r-1;break}else r=e10.indexOf("#",r+1)}for(;;){let i=e10[t-1];if(i===" "||i==="	")t-=1;else
break}let a=(yield*this.pushCount(t))+(yield*this.pushSpaces(true));return yield*this.pushCount(e10.length-a),this.pushNewline(),"stream"}if(this.atLineEnd()){let t=yield*this.
pushSpaces(true);return yield*this.pushCount(e10.length-t),yield*this.pushNewline(),"stream"}return yield Bu,yield*this.parseLineStart()}*parseLineStart(){let e10=this.
charAt(0);if(!e10&&!this.atEnd)return this.setNext("line-start");if(e10==="-"||e10==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext("line-start");let t=this.
peek(3);if((t==="---"||t==="...")&&jt(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=0,this.indentNext=0,t==="---"?"doc":"stream"}return this.indentValue=
yield*this.pushSpaces(false),this.indentNext>this.indentValue&&!jt(this.charAt(1))&&(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){
let[e10,t]=this.peek(2);if(!t&&!this.atEnd)return this.setNext("block-start");if((e10==="-"||e10==="?"||e10===":")&&jt(t)){let r=(yield*this.pushCount(1))+(yield*this.
pushSpaces(true));return this.indentNext=this.indentValue+1,this.indentValue+=r,"block-start"}return"doc"}*parseDocument(){yield*this.pushSpaces(true);let e10=this.
getLine();if(e10===null)return this.setNext("doc");let t=yield*this.pushIndicators();switch(e10[t]){case"#":yield*this.pushCount(e10.length-t);case void 0:return yield*this.
pushNewline(),yield*this.parseLineStart();case"{":case"[":return yield*this.pushCount(1),this.flowKey=false,this.flowLevel=1,"flow";case"}":case"]":return yield*this.
pushCount(1),"doc";case"*":return yield*this.pushUntil(_m),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case">":return t+=yield*this.parseBlockScalarHeader(),
t+=yield*this.pushSpaces(true),yield*this.pushCount(e10.length-t),yield*this.pushNewline(),yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){
let e10,t,r=-1;do e10=yield*this.pushNewline(),e10>0?(t=yield*this.pushSpaces(false),this.indentValue=r=t):t=0,t+=yield*this.pushSpaces(true);while(e10+t>0);let a=this.
getLine();if(a===null)return this.setNext("flow");if((r!==-1&&r<this.indentNext&&a[0]!=="#"||r===0&&(a.startsWith("---")||a.startsWith("..."))&&jt(a[3]))&&!(r===
this.indentNext-1&&this.flowLevel===1&&(a[0]==="]"||a[0]==="}")))return this.flowLevel=0,yield Uu,yield*this.parseLineStart();let i=0;for(;a[i]===",";)i+=yield*this.
pushCount(1),i+=yield*this.pushSpaces(true),this.flowKey=false;switch(i+=yield*this.pushIndicators(),a[i]){case void 0:return"flow";case"#":return yield*this.pushCount(
a.length-i),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=false,this.flowLevel+=1,"flow";case"}":case"]":return yield*this.pushCount(1),this.
flowKey=true,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"*":return yield*this.pushUntil(_m),"flow";case'"':case"'":return this.flowKey=true,yield*this.parseQuotedScalar();case"\
:":{let n=this.charAt(1);if(this.flowKey||jt(n)||n===",")return this.flowKey=false,yield*this.pushCount(1),yield*this.pushSpaces(true),"flow"}default:return this.
flowKey=false,yield*this.parsePlainScalar()}}*parseQuotedScalar(){let e10=this.charAt(0),t=this.buffer.indexOf(e10,this.pos+1);if(e10==="'")for(;t!==-1&&this.buffer[t+
1]==="'";)t=this.buffer.indexOf("'",t+2);else for(;t!==-1;){let i=0;for(;this.buffer[t-1-i]==="\\";)i+=1;if(i%2===0)break;t=this.buffer.indexOf('"',t+1)}let r=this.
buffer.substring(0,t),a=r.indexOf(`
`,this.pos);if(a!==-1){for(;a!==-1;){let i=this.continueScalar(a+1);if(i===-1)break;a=r.indexOf(`
`,i)}a!==-1&&(t=a-(r[a-1]==="\r"?2:1))}if(t===-1){if(!this.atEnd)return this.setNext("quoted-scalar");t=this.buffer.length}return yield*this.pushToIndex(t+1,false),
this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.blockScalarKeep=false;let e10=this.pos;for(;;){let t=this.buffer[++e10];if(t===
"+")this.blockScalarKeep=true;else if(t>"0"&&t<="9")this.blockScalarIndent=Number(t)-1;else if(t!=="-")break}return yield*this.pushUntil(t=>jt(t)||t==="#")}*parseBlockScalar(){
let e10=this.pos-1,t=0,r;e:for(let i=this.pos;r=this.buffer[i];++i)switch(r){case" ":t+=1;break;case`
`:e10=i,t=0;break;case"\r":{let n=this.buffer[i+1];if(!n&&!this.atEnd)return this.setNext("block-scalar");if(n===`
`)break}default:break e}if(!r&&!this.atEnd)return this.setNext("block-scalar");if(t>=this.indentNext){this.blockScalarIndent===-1?this.indentNext=t:this.indentNext=
this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{let i=this.continueScalar(e10+1);if(i===-1)break;e10=this.buffer.indexOf(`
`,i)}while(e10!==-1);if(e10===-1){if(!this.atEnd)return this.setNext("block-scalar");e10=this.buffer.length}}let a=e10+1;for(r=this.buffer[a];r===" ";)r=this.buffer[++a];
if(r==="	"){for(;r==="	"||r===" "||r==="\r"||r===`
`;)r=this.buffer[++a];e10=a-1}else if(!this.blockScalarKeep)do{let i=e10-1,n=this.buffer[i];n==="\r"&&(n=this.buffer[--i]);let s=i;for(;n===" ";)n=this.buffer[--i];
if(n===`
`&&i>=this.pos&&i+1+t>s)e10=i;else break}while(true);return yield Us,yield*this.pushToIndex(e10+1,true),yield*this.parseLineStart()}*parsePlainScalar(){let e10=this.
flowLevel>0,t=this.pos-1,r=this.pos-1,a;for(;a=this.buffer[++r];)if(a===":"){let i=this.buffer[r+1];if(jt(i)||e10&&bu.has(i))break;t=r}else if(jt(a)){let i=this.
buffer[r+1];if(a==="\r"&&(i===`
`?(r+=1,a=`
`,i=this.buffer[r+1]):t=r),i==="#"||e10&&bu.has(i))break;if(a===`
`){let n=this.continueScalar(r+1);if(n===-1)break;r=Math.max(r,n-2)}}else{if(e10&&bu.has(a))break;t=r}return!a&&!this.atEnd?this.setNext("plain-scalar"):(yield Us,
yield*this.pushToIndex(t+1,true),e10?"flow":"doc")}*pushCount(e10){return e10>0?(yield this.buffer.substr(this.pos,e10),this.pos+=e10,e10):0}*pushToIndex(e10,t){
let r=this.buffer.slice(this.pos,e10);return r?(yield r,this.pos+=r.length,r.length):(t&&(yield""),0)}*pushIndicators(){let e10=0;e:for(;;){switch(this.charAt(0)){case"\
!":e10+=yield*this.pushTag(),e10+=yield*this.pushSpaces(true);continue e;case"&":e10+=yield*this.pushUntil(_m),e10+=yield*this.pushSpaces(true);continue e;case"\
-":case"?":case":":{let t=this.flowLevel>0,r=this.charAt(1);if(jt(r)||t&&bu.has(r)){t?this.flowKey&&(this.flowKey=false):this.indentNext=this.indentValue+1,e10+=
yield*this.pushCount(1),e10+=yield*this.pushSpaces(true);continue e}}}break e}return e10}*pushTag(){if(this.charAt(1)==="<"){let e10=this.pos+2,t=this.buffer[e10];
for(;!jt(t)&&t!==">";)t=this.buffer[++e10];return yield*this.pushToIndex(t===">"?e10+1:e10,false)}else{let e10=this.pos+1,t=this.buffer[e10];for(;t;)if(S6.has(t))
t=this.buffer[++e10];else if(t==="%"&&U1.has(this.buffer[e10+1])&&U1.has(this.buffer[e10+2]))t=this.buffer[e10+=3];else break;return yield*this.pushToIndex(e10,
false)}}*pushNewline(){let e10=this.buffer[this.pos];return e10===`
`?yield*this.pushCount(1):e10==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(e10){let t=this.pos-1,r;do r=this.buffer[++t];while(r===" "||e10&&r==="	");let a=t-this.pos;return a>0&&(yield this.buffer.
substr(this.pos,a),this.pos=t),a}*pushUntil(e10){let t=this.pos,r=this.buffer[t];for(;!e10(r);)r=this.buffer[++t];return yield*this.pushToIndex(t,false)}};function Jr(e10,t){
for(let r=0;r<e10.length;++r)if(e10[r].type===t)return true;return false}function q1(e10){for(let t=0;t<e10.length;++t)switch(e10[t].type){case"space":case"comm\
ent":case"newline":break;default:return t}return-1}function Ux(e10){switch(e10?.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-sca\
lar":case"flow-collection":return true;default:return false}}function _u(e10){switch(e10.type){case"document":return e10.start;case"block-map":{let t=e10.items[e10.
items.length-1];return t.sep??t.start}case"block-seq":return e10.items[e10.items.length-1].start;default:return[]}}function zi(e10){if(e10.length===0)return[];let t=e10.
length;e:for(;--t>=0;)switch(e10[t].type){case"doc-start":case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":case"newline":break e}for(;e10[++t]?.type===
"space";);return e10.splice(t,e10.length)}function Tu(e10,t){if(t.length<1e5)Array.prototype.push.apply(e10,t);else for(let r=0;r<t.length;++r)e10.push(t[r])}function W1(e10){
if(e10.start.type==="flow-seq-start")for(let t of e10.items)t.sep&&!t.value&&!Jr(t.start,"explicit-key-ind")&&!Jr(t.sep,"map-value-ind")&&(t.key&&(t.value=t.key),
delete t.key,Ux(t.value)?t.value.end?Tu(t.value.end,t.sep):t.value.end=t.sep:Tu(t.start,t.sep),delete t.sep)}var Dm=class{constructor(e10){this.atNewLine=true,this.
atScalar=false,this.indent=0,this.offset=0,this.onKeyLine=false,this.stack=[],this.source="",this.type="",this.lexer=new Bx,this.onNewLine=e10}*parse(e10,t=false){
this.onNewLine&&this.offset===0&&this.onNewLine(0);for(let r of this.lexer.lex(e10,t))yield*this.next(r);t||(yield*this.end())}*next(e10){if(this.source=e10,this.
atScalar){this.atScalar=false,yield*this.step(),this.offset+=e10.length;return}let t=Dx(e10);if(t)if(t==="scalar")this.atNewLine=false,this.atScalar=true,this.type=
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
collection"&&W1(t),r.type){case"document":r.value=t;break;case"block-scalar":r.props.push(t);break;case"block-map":{let a=r.items[r.items.length-1];if(a.value){
r.items.push({start:[],key:t,sep:[]}),this.onKeyLine=true;return}else if(a.sep)a.value=t;else{Object.assign(a,{key:t,sep:[]}),this.onKeyLine=!a.explicitKey;return}
break}case"block-seq":{let a=r.items[r.items.length-1];a.value?r.items.push({start:[],value:t}):a.value=t;break}case"flow-collection":{let a=r.items[r.items.length-
1];!a||a.value?r.items.push({start:[],key:t,sep:[]}):a.sep?a.value=t:Object.assign(a,{key:t,sep:[]});return}default:yield*this.pop(),yield*this.pop(t)}if((r.type===
"document"||r.type==="block-map"||r.type==="block-seq")&&(t.type==="block-map"||t.type==="block-seq")){let a=t.items[t.items.length-1];a&&!a.sep&&!a.value&&a.start.
length>0&&q1(a.start)===-1&&(t.indent===0||a.start.every(i=>i.type!=="comment"||i.indent<t.indent))&&(r.type==="document"?r.end=a.start:r.items.push({start:a.start}),
t.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-line":yield{type:"directive",offset:this.offset,source:this.source};return;case"byte-order-ma\
rk":case"space":case"comment":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{let e10={type:"document",offset:this.offset,start:[]};
this.type==="doc-start"&&e10.start.push(this.sourceToken),this.stack.push(e10);return}}yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} to\
ken in YAML stream`,source:this.source}}*document(e10){if(e10.value)return yield*this.lineEnd(e10);switch(this.type){case"doc-start":{q1(e10.start)!==-1?(yield*this.
pop(),yield*this.step()):e10.start.push(this.sourceToken);return}case"anchor":case"tag":case"space":case"comment":case"newline":e10.start.push(this.sourceToken);
return}let t=this.startBlockValue(e10);t?this.stack.push(t):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML document`,source:this.
source}}*scalar(e10){if(this.type==="map-value-ind"){let t=_u(this.peek(2)),r=zi(t),a;e10.end?(a=e10.end,a.push(this.sourceToken),delete e10.end):a=[this.sourceToken];
let i={type:"block-map",offset:e10.offset,indent:e10.indent,items:[{start:r,key:e10,sep:a}]};this.onKeyLine=true,this.stack[this.stack.length-1]=i}else yield*this.
lineEnd(e10)}*blockScalar(e10){switch(this.type){case"space":case"comment":case"newline":e10.props.push(this.sourceToken);return;case"scalar":if(e10.source=this.
source,this.atNewLine=true,this.indent=0,this.onNewLine){let t=this.source.indexOf(`
`)+1;for(;t!==0;)this.onNewLine(this.offset+t),t=this.source.indexOf(`
`,t)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(e10){let t=e10.items[e10.items.length-1];switch(this.type){case"newline":if(this.
onKeyLine=false,t.value){let r="end"in t.value?t.value.end:void 0;(Array.isArray(r)?r[r.length-1]:void 0)?.type==="comment"?r?.push(this.sourceToken):e10.items.
push({start:[this.sourceToken]})}else t.sep?t.sep.push(this.sourceToken):t.start.push(this.sourceToken);return;case"space":case"comment":if(t.value)e10.items.push(
{start:[this.sourceToken]});else if(t.sep)t.sep.push(this.sourceToken);else{if(this.atIndentedComment(t.start,e10.indent)){let r=e10.items[e10.items.length-2]?.
value?.end;if(Array.isArray(r)){Tu(r,t.start),r.push(this.sourceToken),e10.items.pop();return}}t.start.push(this.sourceToken)}return}if(this.indent>=e10.indent){
let r=!this.onKeyLine&&this.indent===e10.indent,a=r&&(t.sep||t.explicitKey)&&this.type!=="seq-item-ind",i=[];if(a&&t.sep&&!t.value){let n=[];for(let s=0;s<t.sep.
length;++s){let o=t.sep[s];switch(o.type){case"newline":n.push(s);break;case"space":break;case"comment":o.indent>e10.indent&&(n.length=0);break;default:n.length=
0}}n.length>=2&&(i=t.sep.splice(n[1]))}switch(this.type){case"anchor":case"tag":a||t.value?(i.push(this.sourceToken),e10.items.push({start:i}),this.onKeyLine=true):
t.sep?t.sep.push(this.sourceToken):t.start.push(this.sourceToken);return;case"explicit-key-ind":!t.sep&&!t.explicitKey?(t.start.push(this.sourceToken),t.explicitKey=
true):a||t.value?(i.push(this.sourceToken),e10.items.push({start:i,explicitKey:true})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[
{start:[this.sourceToken],explicitKey:true}]}),this.onKeyLine=true;return;case"map-value-ind":if(t.explicitKey)if(t.sep)if(t.value)e10.items.push({start:[],key:null,
sep:[this.sourceToken]});else if(Jr(t.sep,"map-value-ind"))this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:i,key:null,sep:[
this.sourceToken]}]});else if(Ux(t.key)&&!Jr(t.sep,"newline")){let n=zi(t.start),s=t.key,o=t.sep;o.push(this.sourceToken),delete t.key,delete t.sep,this.stack.push(
{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:n,key:s,sep:o}]})}else i.length>0?t.sep=t.sep.concat(i,this.sourceToken):t.sep.push(this.sourceToken);else if(Jr(
t.start,"newline"))Object.assign(t,{key:null,sep:[this.sourceToken]});else{let n=zi(t.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,
items:[{start:n,key:null,sep:[this.sourceToken]}]})}else t.sep?t.value||a?e10.items.push({start:i,key:null,sep:[this.sourceToken]}):Jr(t.sep,"map-value-ind")?this.
stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):t.sep.push(this.sourceToken):Object.assign(
t,{key:null,sep:[this.sourceToken]});this.onKeyLine=true;return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{let n=this.flowScalar(
this.type);a||t.value?(e10.items.push({start:i,key:n,sep:[]}),this.onKeyLine=true):t.sep?this.stack.push(n):(Object.assign(t,{key:n,sep:[]}),this.onKeyLine=true);
return}default:{let n=this.startBlockValue(e10);if(n){if(n.type==="block-seq"){if(!t.explicitKey&&t.sep&&!Jr(t.sep,"newline")){yield*this.pop({type:"error",offset:this.
offset,message:"Unexpected block-seq-ind on same line with key",source:this.source});return}}else r&&e10.items.push({start:i});this.stack.push(n);return}}}}yield*this.
pop(),yield*this.step()}*blockSequence(e10){let t=e10.items[e10.items.length-1];switch(this.type){case"newline":if(t.value){let r="end"in t.value?t.value.end:void 0;
(Array.isArray(r)?r[r.length-1]:void 0)?.type==="comment"?r?.push(this.sourceToken):e10.items.push({start:[this.sourceToken]})}else t.start.push(this.sourceToken);
return;case"space":case"comment":if(t.value)e10.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(t.start,e10.indent)){let r=e10.items[e10.items.
length-2]?.value?.end;if(Array.isArray(r)){Tu(r,t.start),r.push(this.sourceToken),e10.items.pop();return}}t.start.push(this.sourceToken)}return;case"anchor":case"\
tag":if(t.value||this.indent<=e10.indent)break;t.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==e10.indent)break;t.value||Jr(t.start,"s\
eq-item-ind")?e10.items.push({start:[this.sourceToken]}):t.start.push(this.sourceToken);return}if(this.indent>e10.indent){let r=this.startBlockValue(e10);if(r){
this.stack.push(r);return}}yield*this.pop(),yield*this.step()}*flowCollection(e10){let t=e10.items[e10.items.length-1];if(this.type==="flow-error-end"){let r;do
yield*this.pop(),r=this.peek(1);while(r?.type==="flow-collection")}else if(e10.end.length===0){switch(this.type){case"comma":case"explicit-key-ind":!t||t.sep?e10.
items.push({start:[this.sourceToken]}):t.start.push(this.sourceToken);return;case"map-value-ind":!t||t.value?e10.items.push({start:[],key:null,sep:[this.sourceToken]}):
t.sep?t.sep.push(this.sourceToken):Object.assign(t,{key:null,sep:[this.sourceToken]});return;case"space":case"comment":case"newline":case"anchor":case"tag":!t||
t.value?e10.items.push({start:[this.sourceToken]}):t.sep?t.sep.push(this.sourceToken):t.start.push(this.sourceToken);return;case"alias":case"scalar":case"single\
-quoted-scalar":case"double-quoted-scalar":{let a=this.flowScalar(this.type);!t||t.value?e10.items.push({start:[],key:a,sep:[]}):t.sep?this.stack.push(a):Object.
assign(t,{key:a,sep:[]});return}case"flow-map-end":case"flow-seq-end":e10.end.push(this.sourceToken);return}let r=this.startBlockValue(e10);r?this.stack.push(r):
(yield*this.pop(),yield*this.step())}else{let r=this.peek(2);if(r.type==="block-map"&&(this.type==="map-value-ind"&&r.indent===e10.indent||this.type==="newline"&&
!r.items[r.items.length-1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map-value-ind"&&r.type!=="flow-collection"){let a=_u(r),i=zi(a);W1(e10);
let n=e10.end.splice(1,e10.end.length);n.push(this.sourceToken);let s={type:"block-map",offset:e10.offset,indent:e10.indent,items:[{start:i,key:e10,sep:n}]};this.
onKeyLine=true,this.stack[this.stack.length-1]=s}else yield*this.lineEnd(e10)}}flowScalar(e10){if(this.onNewLine){let t=this.source.indexOf(`
`)+1;for(;t!==0;)this.onNewLine(this.offset+t),t=this.source.indexOf(`
`,t)+1}return{type:e10,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(e10){switch(this.type){case"alias":case"scalar":case"single-quo\
ted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-scalar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,
props:[this.sourceToken],source:""};case"flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,
items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"explicit-key-ind":{this.
onKeyLine=true;let t=_u(e10),r=zi(t);return r.push(this.sourceToken),{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:r,explicitKey:true}]}}case"\
map-value-ind":{this.onKeyLine=true;let t=_u(e10),r=zi(t);return{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:r,key:null,sep:[this.sourceToken]}]}}}
return null}atIndentedComment(e10,t){return this.type!=="comment"||this.indent<=t?false:e10.every(r=>r.type==="newline"||r.type==="space")}*documentEnd(e10){this.
type!=="doc-mode"&&(e10.end?e10.end.push(this.sourceToken):e10.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(e10){switch(this.type){case"\
comma":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.pop(),yield*this.step();break;case"newline":this.onKeyLine=
false;default:e10.end?e10.end.push(this.sourceToken):e10.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop())}}};function qx(e10){let t=e10.prettyErrors!==
false;return{lineCounter:e10.lineCounter||t&&new Fu||null,prettyErrors:t}}function E6(e10,t={}){let{lineCounter:r,prettyErrors:a}=qx(t),i=new Dm(r?.addNewLine),
n=new Fm(t),s=Array.from(n.compose(i.parse(e10)));if(a&&r)for(let o of s)o.errors.forEach(Eu(e10,r)),o.warnings.forEach(Eu(e10,r));return s.length>0?s:Object.assign(
[],{empty:true},n.streamInfo())}function qu(e10,t={}){let{lineCounter:r,prettyErrors:a}=qx(t),i=new Dm(r?.addNewLine),n=new Fm(t),s=null;for(let o of n.compose(
i.parse(e10),true,e10.length))if(!s)s=o;else if(s.options.logLevel!=="silent"){s.errors.push(new qi(o.range.slice(0,2),"MULTIPLE_DOCS","Source contains multiple\
 documents; please use YAML.parseAllDocuments()"));break}return a&&r&&(s.errors.forEach(Eu(e10,r)),s.warnings.forEach(Eu(e10,r))),s}function A6(e10,t,r){let a;typeof t==
"function"?a=t:r===void 0&&t&&typeof t=="object"&&(r=t);let i=qu(e10,r);if(!i)return null;if(i.warnings.forEach(n=>ix(i.options.logLevel,n)),i.errors.length>0){
if(i.options.logLevel!=="silent")throw i.errors[0];i.errors=[]}return i.toJS(Object.assign({reviver:a},r))}function Bm(e10,t,r){let a=null;if(typeof t=="functio\
n"||Array.isArray(t)?a=t:r===void 0&&t&&(r=t),typeof r=="string"&&(r=r.length),typeof r=="number"){let i=Math.round(r);r=i<1?void 0:i>8?{indent:8}:{indent:i}}if(e10===
void 0){let{keepUndefined:i}=r??t??{};if(!i)return}return La(e10)&&!a?e10.toString(r):new zu(e10,a,r).toString(r)}import{errors$b as T6}from"./hook.js";var ee=class{#e;#r;constructor(e10){
this.#r=e10}fill(e10){this.#e=e10}get found(){return this.#e}get(){if(this.#e!==void 0)return this.#e;let e10=`This editplan was built without its wing ${this.#r}\
, which does this. Use a complete build.`;throw new T6({name:"UNAVAILABLE_HERE",message:e10})}};import{core_text_utf8_cache$c as eS,core_text_utf8_cache$f as N6,
core_text_utf8_cache$h as Hu,core_text_utf8_cache$k as Km,core_text_utf8_cache$l as tS,core_text_utf8_cache$p as rS}from"./hook.js";import{core_text_splice$g as I6}from"./hook.js";
import{core_text_words$k as j6}from"./hook.js";var C6=e10=>{if(!(!P6.test(e10.old_string)||Wx(e10.old_string)===Wx(e10.new_string)))return{tokens:e10.old_string.
split(R6).map(L6),needs:z6(e10.old_string),replacement:t=>sS({old:e10.old_string,new:e10.new_string,found:t})}};function M6(e10,t,r){if(e10===t)return r;let a={
old:te(e10),new:te(r),found:te(t)};return a.old.length!==a.found.length?r:sS(a,"curly")??r}var aS={straight:'"',open:"\u201C",close:"\u201D"},iS={straight:"'",open:"\
\u2018",close:"\u2019"},Zm=[aS,iS],P6=/["'\u2018\u2019\u201c\u201d]/,R6=/(["'\u2018\u2019\u201c\u201d])/,Vs=({straight:e10,open:t,close:r})=>[e10,t,r],nS=e10=>Zm.
find(t=>Vs(t).includes(e10));function L6(e10){let t=e10.length===1?nS(e10):void 0;return t?{oneOf:Vs(t)}:{text:e10}}var Wx=e10=>e10.replace(/[\u2018\u2019]/g,iS.
straight).replace(/[\u201c\u201d]/g,aS.straight),z6=e10=>Zm.flatMap(t=>{let r=Vs(t).filter(a=>e10.includes(a));return r.length===0?[]:r.length>1?Vs(t):Vs(t).filter(
a=>a!==r[0])});function sS(e10,t="mixed"){let r=n=>{let s=F6(n,e10);return s==="mixed"?t:s},a=new Map(Zm.map(n=>[n,r(n)])),i=q6(e10,D6(e10.new,a));return i.some(
n=>n===oS)?void 0:i.join("")}function F6({straight:e10,open:t,close:r},{found:a}){let i=a.includes(t)||a.includes(r);return a.includes(e10)?i?"mixed":"straight":
i?"curly":void 0}var oS="";function D6(e10,t){let r=e10.split("");return r.map((a,i)=>{let n=nS(a),s=n&&t.get(n);return!n||!s?a:s==="mixed"?oS:s==="straight"?n.
straight:a===n.straight?B6(r,i,n):a})}function B6(e10,t,r){let a=e10[t-1];return a===void 0||U6.has(a)?r.open:r.close}var U6=new Set([" ","	",`
`,"\r","(","[","{","\u2013","\u2014"]);function q6({old:e10,new:t,found:r},a){W6({old:e10,new:t,found:r},a);let{head:i,tail:n}=I6(e10,t);for(let s=0;s<i;s+=1)a[s]=
r[s];for(let s=1;s<=n;s+=1)a[t.length-s]=r[r.length-s];return a}function W6({old:e10,new:t,found:r},a){let i=r.split(`
`),n=new Map;e10.split(`
`).forEach((o,l)=>{let c=i[l];n.set(o,n.has(o)&&n.get(o)!==c?void 0:c)});let s=0;for(let o of t.split(`
`)){let l=n.get(o);if(l!==void 0)for(let c=0;c<o.length;c+=1)a[s+c]=l[c];s+=o.length+1}}var G6=()=>1,lS=(e10,t)=>Yr(e10[t],129,254)?Yr(e10[t+1],64,254)&&e10[t+1]!==
127?2:qm(e10[t+1])&&Yr(e10[t+2],129,254)&&qm(e10[t+3])?4:1:1,cS=(e10,t)=>(Yr(e10[t],129,159)||Yr(e10[t],224,252))&&Yr(e10[t+1],64,252)&&e10[t+1]!==127?2:1,H6=(e10,t)=>{
let r=a=>Yr(a,161,254);return e10[t]===143?r(e10[t+1])&&r(e10[t+2])?3:1:(e10[t]===142||r(e10[t]))&&r(e10[t+1])?2:1},Yr=(e10,t,r)=>e10!==void 0&&e10>=t&&e10<=r,qm=e10=>Yr(
e10,48,57),uS=(e10,{start:t,end:r})=>e10.valid||X6(e10.bytes,t,r)&&t3(e10,t),V6=(e10,t)=>{let r=e10.includes(0)?Buffer.from(e10.filter(a=>a!==0)):e10;return Vu(
t).every(a=>r.includes(a))},Vu=e10=>e10.split(/[^\0-\x7f]+|\r?\n/).filter(Boolean),pS=e10=>/^[\0-\x7f]*$/.test(e10),J6=e10=>{let t=tS(e10);return e10.valid?[t]:
[...new Set([t,...K6.map(r=>Y6(e10,r))])]},K6=[G6,lS,cS,H6],Z6=["","","\u0378","\uFFFF","\u{10FFFF}"];function Y6({bytes:e10,bom:t},r){let a=[],i=t;for(let n=t;n<
e10.length;){let s=e10[n]<128?0:r(e10,n);s>0&&(a.push(e10.toString("latin1",i,n),Z6[s]||String.fromCharCode(56320+e10[n])),i=n+s),n+=s||1}return a.push(e10.toString(
"latin1",i)),a.join("")}function X6(e10,t,r){for(let a=t;a<r;a+=1)if(e10[a]>=128)return false;return true}var Q6=[lS,cS],e32=256;function t3({bytes:e10,bom:t},r){
let a=r;for(;a>t&&!r3(e10,a);)if(a-=1,r-a>e32)return false;return Q6.every(i=>{let n=a;for(;n<r;)n+=i(e10,n);return n===r})}function r3(e10,t){let[r,a]=[e10[t-1],
e10[t]];return a<48||r<48||r<128&&(a<128||!qm(r))}function Da(e10,t,r){let a=i3(t,e10),i=n3(a),n=a[i];if(!n)return{spans:[],exhausted:false};let s=a.slice(0,i).
reverse(),o=a.slice(i),l=s3(e10,n),c=[],u=e10.bom,p=0;for(let f=l(e10.bom);f>=0;){let d=f+Hu(e10.encoding),b=Gx(e10,s,f,u3),m=b.at>=u?Gx(e10,o,f,c3):l3;if(p+=b.
steps+m.steps,m.at>=0&&p3(e10,{start:b.at,end:m.at},r.accept)){if(c.push({start:b.at,end:m.at}),c.length===r.limit)break;r.overlapping||(u=m.at,d=Math.max(d,u))}
if(p>a3)return{spans:c,exhausted:true};f=l(d)}return{spans:c,exhausted:false}}var a3=1e7;function i3(e10,t){let r=o=>Buffer.from(o,t.encoding),a=!Kl(t),i=[],n="",
s=()=>{(a?[n]:n.split(`
`)).forEach((o,l)=>{l>0&&i.push({kind:"lineEnd"}),o&&i.push({kind:"bytes",bytes:r(o)})}),n=""};for(let o of e10){if("text"in o){n+=o.text;continue}if(s(),"oneOf"in
o)i.push({kind:"oneOf",options:o.oneOf.map(r)});else{let l=o.run.map(r),[c,u]=[K(l,p=>p[0]),K(l,p=>p.at(-1))];i.push({kind:"run",begins:c,ends:u,min:o.min})}}return s(),
i}function n3(e10){let t=e10.findIndex(({kind:a})=>a==="oneOf");t<0&&(t=e10.findIndex(({kind:a})=>a==="lineEnd"));let r=0;return e10.forEach((a,i)=>{a.kind!=="b\
ytes"||a.bytes.length<=r||(r=a.bytes.length,t=i)}),t}function s3(e10,t){if(t.kind==="bytes")return Um(e10,t.bytes);if(t.kind==="oneOf"){let i=t.options.map(s=>Um(
e10,s)),n=i.map(()=>Number.NaN);return s=>{i.forEach((l,c)=>{let u=n[c];(Number.isNaN(u)||u<s)&&(n[c]=o3(l(s)))});let o=Math.min(...n);return Number.isFinite(o)?
o:-1}}let r=Um(e10,Buffer.from(`
`,e10.encoding)),a=Hu(e10.encoding);return i=>{let n=r(i);if(n<0)return-1;let s=n+a-lt(e10,n+a);return s<i?n:s}}var o3=e10=>e10<0?Number.POSITIVE_INFINITY:e10;function Um({
bytes:e10,encoding:t},r){if(t==="utf8"){let a=eS(e10);return i=>(a??e10).indexOf(r,i)}return a=>{let i=e10.indexOf(r,a);for(;i>=0&&i%2===1;)i=e10.indexOf(r,i+1);
return i}}var l3={at:-1,steps:0};function Gx(e10,t,r,a){let i=r,n=1;for(let s of t){let o=a(e10,s,i);if(o<0)return{at:-1,steps:n};n+=1+(Math.abs(o-i)>>6),i=o}return{
at:i,steps:n}}function c3(e10,t,r){if(t.kind==="bytes")return Wm(e10.bytes,t.bytes,r)?r+t.bytes.length:-1;if(t.kind==="lineEnd")return r+(ps(e10,r)||Number.NEGATIVE_INFINITY);
let a=(s,o)=>s?.find(l=>Wm(e10.bytes,l,o))?.length??0;if(t.kind==="oneOf")return r+(a(t.options,r)||Number.NEGATIVE_INFINITY);let i=r,n=()=>a(t.begins.get(e10.bytes[i]),
i);for(let s=n();s>0;s=n())i+=s;return i-r>=t.min?i:-1}function u3(e10,t,r){let a=(o,l)=>l-o.length>=e10.bom&&Wm(e10.bytes,o,l-o.length);if(t.kind==="bytes")return a(
t.bytes,r)?r-t.bytes.length:-1;if(t.kind==="lineEnd")return r-(lt(e10,r)||Number.POSITIVE_INFINITY);let i=(o,l)=>o?.find(c=>a(c,l))?.length??0;if(t.kind==="oneO\
f")return r-(i(t.options,r)||Number.POSITIVE_INFINITY);let n=r,s=()=>i(t.ends.get(e10.bytes[n-1]),n);for(let o=s();o>0;o=s())n-=o;return r-n>=t.min?n:-1}function Wm(e10,t,r){
if(r+t.length>e10.length)return false;for(let a=0;a<t.length;a+=1)if(e10[r+a]!==t[a])return false;return true}var p3=(e10,t,r)=>!fs(e10,t.start)&&!fs(e10,t.end)&&
(r?.(e10,t)??true),f3=e10=>{let t=Gm(e10.old_string);if(!(!t.some(Fa)||Hx(t)===Hx(Gm(e10.new_string))))return{tokens:t.map(g3),needs:b3(t),accept:_3,replacement:r=>w3(
e10.new_string,y3(t,r))}},Fa=e10=>typeof e10!="string",d3=/\\\\|\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}|[<>&'"]|[^\0-\x7f]/gu;
function Gm(e10){let t=[],r=0;for(let{0:a,index:i}of e10.matchAll(d3)){let n=a.startsWith("\\")?h3(a):a,s=!a.startsWith("\\")&&e10[i-1]==="\\";!m3(n)||s||(t.push(
e10.slice(r,i),{character:n,written:a}),r=i+a.length)}return[...t,e10.slice(r)]}var h3=e10=>e10.replace(/\\u([0-9a-fA-F]{4})/g,(t,r)=>String.fromCharCode(Number.
parseInt(r,16))),m3=e10=>/^[<>&'"]$|^[^\0-\x7f\p{Surrogate}]$/u.test(e10),Hm=(e10,t)=>e10.split("").map(r=>j6(r,t)).join(""),Hx=e10=>e10.map(t=>Fa(t)?t.character:
t).join(""),fS=({character:e10,written:t})=>[...new Set([e10,Hm(e10,false),Hm(e10,true),t])],g3=e10=>Fa(e10)?{oneOf:fS(e10)}:{text:e10},b3=e10=>{let t=e10.filter(
Fa).filter(({character:r,written:a})=>a!==r);return["\\u",...new Set(t.map(({character:r})=>r))]};function _3({bytes:e10,encoding:t,bom:r},{start:a}){let i=Hu(t);
return a-i<r||e10[a]!==Vx||e10[a-i]!==Vx}var Vx=92;function y3(e10,t){let r=new Map,a=0;for(let i of e10){let n=Fa(i)?fS(i).find(o=>t.startsWith(o,a)):i;if(a+=n?.
length??0,!Fa(i))continue;let s=!r.has(i.character)||r.get(i.character)===n;r.set(i.character,s?n:void 0)}return r}function w3(e10,t){let r={ascii:Jx(t,true),beyond:Jx(
t,false)},a=({character:n,written:s})=>{if(t.has(n))return t.get(n);let o=Vm(n)?r.ascii:r.beyond;return o==="none"?s:o==="plain"?n:o==="mixed"||Vm(n)?void 0:Hm(
n,o==="upper")},i=Gm(e10).map(n=>Fa(n)?a(n):n);return i.includes(void 0)?void 0:i.join("")}function Jx(e10,t){let r=[...e10].filter(([a])=>Vm(a)===t);return r.length===
0?"none":r.every(([a,i])=>i===a)?"plain":r.some(([a,i])=>i===void 0||i===a)?"mixed":r.some(([,a])=>/\\u[0-9a-f]*[A-F]/.test(a??""))?"upper":"lower"}var Vm=e10=>e10<
"\x80",v3=e10=>{let t=$3.filter(([n])=>e10.old_string.includes(n));if(t.length===0)return;let r=n=>t.reduce((s,[o,l])=>s.replaceAll(o,l),n),a=r(e10.old_string),
i=r(e10.new_string);return a===i?void 0:{tokens:[{text:a}],replacement:i}},$3=[["<fnr>","<function_results>"],...[["n","name"],["o","output"],["e","error"],["s",
"system"],["r","result"]].flatMap(([e10,t])=>[[`<${e10}>`,`<${t}>`],[`</${e10}>`,`</${t}>`]]),...["META_START","META_END","EOT","META","SOS"].map(e10=>[`< ${e10}\
 >`,`<${e10}>`]),[`

H:`,`

Human:`],[`

A:`,`

Assistant:`]],k3=e10=>{let t=Gu(e10.old_string);if(!t||!hS(t.numbers)||!/\S/.test(t.text))return;let r=x3(e10.new_string,t.separator);if(!(r===void 0||r===t.text))
return{tokens:[{text:t.text}],accept:(a,i)=>ds(a,i.start),replacement:r}};function Ym(e10){let t=Gu(e10.old_string,Kx);if(!(!t||!hS(t.numbers)))return{old_string:t.
text,new_string:Gu(e10.new_string,Kx)?.text??e10.new_string}}var dS=/^[ \t]*(\d{1,9})(\t|\u2192)/,Kx=/^[ \t]*(\d{1,9})(\t|\u2192|: ?|[ \t]*\| ?)/;function Gu(e10,t=dS){
let r=e10.split(`
`),a=r.length>1&&r.at(-1)===""?r.pop():void 0,i=r.map(o=>t.exec(o)),n=i[0]?.[2];if(n===void 0||i.some(o=>o?.[2]?.trim()!==n.trim()))return;let s=r.map((o,l)=>o.
slice(i[l]?.[0].length));return a!==void 0&&s.push(a),{text:s.join(`
`),numbers:i.map(o=>Number(o?.[1])),separator:n}}var hS=e10=>e10.every((t,r)=>r===0||t===e10[r-1]+1);function x3(e10,t){if(!e10.split(`
`).some(a=>dS.exec(a)?.[2]===t))return e10;let r=Gu(e10);return r?.numbers.every((a,i,n)=>i===0||a>=n[i-1])&&r?.separator===t?r.text:void 0}var mS=e10=>{let t=e10.
old_string.split(`
`),r=t.length-1,a=t.map(Zx),i=a[r]!==t[r];return r===0&&!i||!/\S/.test(e10.old_string)||a.join(`
`)===e10.new_string.split(`
`).map(Zx).join(`
`)?void 0:{tokens:a.flatMap((n,s)=>{let o=s<r?bS:[],l=s<r&&(s>0||t[0]!=="")||s===r&&i?_S:[];return[{text:n},...l,...o]}),replacement:e10.new_string,...i&&{accept:yS}}},
S3=e10=>t=>{let r=e10===mS&&!t.old_string.endsWith(`
`),a=e10(r?{...t,old_string:`${t.old_string} `}:t);return a&&{...a,accept:(i,n)=>ds(i,n.start)&&(yS(i,n)||lt(i,n.end)>0)&&(a?.accept?.(i,n)??true)}},O3=e10=>{let t=e10.
old_string.trim();if(t===""||Yx(e10.old_string)===Yx(e10.new_string))return;let[r="",a=""]=[e10.old_string.slice(0,e10.old_string.indexOf(t)),e10.old_string.slice(
e10.old_string.indexOf(t)+t.length)],i=t.split(/\s+/).flatMap((n,s)=>[...s>0?[{run:E3,min:1}]:[],{text:n}]);return{tokens:[...Xx(r,"lead"),...i,...Xx(a,"trail")],
replacement:e10.new_string}},gS=[" ","	"],bS=[{text:`
`}],_S=[{run:gS,min:0}],E3=[...`	
\v\f\r \xA0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF`];function Zx(e10){let t=e10.length;for(;t>
0&&gS.includes(e10[t-1]);)t-=1;return e10.slice(0,t)}var Yx=e10=>e10.trim().replace(/\s+/g," "),yS=(e10,{end:t})=>t===e10.bytes.length||ps(e10,t)>0;function Xx(e10,t){
if(e10==="")return[];let r=e10.split(`
`);return r.flatMap((a,i)=>{let n=r.length>1&&i===(t==="lead"?0:r.length-1);return[...i>0?bS:[],...n?[]:_S]})}var A3=e10=>({tokens:[{text:e10.old_string}],replacement:e10.
new_string}),Xm=class extends Error{name="MatchLimit";steps;constructor(e10){super(`more than ${e10} steps of matching`),this.steps=e10}};function Ba(e10,t){if(!Kt(
e10,t.new_string))return{ok:false,reason:"unencodable"};if(t.old_string==="")return C3(e10,t.new_string);let r={old_string:te(t.old_string),new_string:te(t.new_string)};
if(!rS(r.old_string))return{ok:false,reason:"not-found"};let a=!Kt(e10,r.old_string),i=a?Jm.literal:Jm[t.match??"exact"];for(let[n,s]of i){let o=s(r),l=o&&P3(e10,
o,{matchedBy:n,replaceAll:t.replace_all??false});if(l)return l}return t.match==="literal"&&a&&V6(e10.bytes,r.old_string)?{ok:false,reason:"uncertain",spans:[]}:
{ok:false,reason:"not-found"}}function Qm(e10,t){let r=Ba(e10,{old_string:t,new_string:"",match:"literal"});return r.ok?"yes":r.reason==="not-unique"?r.spans.some(
a=>uS(e10,a))?"yes":"uncertain":r.reason==="not-found"?"no":r.reason==="uncertain"?"uncertain":"yes"}function T3(e10,t){if(t===""||e10.includes(t))return t;let r=N6(
e10),a={old_string:te(t),new_string:""};for(let[,i]of Jm.exact){let n=i(a);if(!n||!wS(r,n))continue;let[s]=Da(r,n.tokens,{...n,limit:1,overlapping:true}).spans;
if(s)return Km(r,s.start,s.end)}return null}var Ju=e10=>e10.bytes.length<=N3&&tS(e10).trim()==="",Kt=(e10,t)=>rS(t)&&(e10.valid||pS(t)),Hs=[["exact",A3],["quote\
s",C6],["tags",v3],["escapes",f3],["line-numbers",k3],["trailing-blanks",mS]],Jm={literal:Hs.slice(0,1),text:Hs,exact:Hs,lines:Hs.map(([e10,t])=>[e10,S3(t)]),whitespace:[
...Hs,["whitespace",O3]]},Wu=100,Ku=3,N3=2**20,I3=1e6,j3=2**28;function C3(e10,t){return Ju(e10)?{ok:true,matchedBy:"exact",splices:[M3(e10,t)]}:{ok:false,reason:"\
not-found"}}function M3(e10,t){let r={start:e10.bom,end:e10.bytes.length},a=e10.bytes.includes(10)?Zl(e10)(r,te(t)):t;return{...r,replacement:Buffer.from(a,e10.
encoding)}}function P3(e10,t,{matchedBy:r,replaceAll:a}){if(!wS(e10,t))return;let i=(a?I3:Wu)+1,{spans:n,exhausted:s}=Da(e10,t.tokens,{...t,limit:i,overlapping:!a}),
o=n.some(({start:u,end:p})=>p-u>j3);if(s||o||a&&n.length===i)return{ok:false,reason:"too-much"};if(n.length===0)return;if(n.length>1&&!a){let u=Qx(e10,n.slice(0,
Ku),t),p=n.length>Wu,f=typeof u=="object"?{splices:u}:void 0;return{ok:false,reason:"not-unique",spans:n.slice(0,Wu),more:p,...f}}let l=n.filter(u=>!uS(e10,u));
if(l.length>0)return{ok:false,reason:"uncertain",spans:l.slice(0,Wu)};let c=Qx(e10,n,t);return c==="unencodable"?{ok:false,reason:"unencodable"}:c&&{ok:true,matchedBy:r,
splices:c}}var R3=8,wS=(e10,{needs:t})=>!t||t.length>R3||t.some(r=>(eS(e10.bytes)??e10.bytes).indexOf(Buffer.from(r,e10.encoding),0)>=0);function Qx(e10,t,{replacement:r}){
let a=L3(e10),i=Zl(e10),n=[];for(let[s,o]of t.entries()){let l=typeof r=="string"?r:r(te(Km(e10,o.start,o.end)));if(l===void 0)return;let c=a(i(o,l));if(!c)return"\
unencodable";let u=l===""?z3(e10,o):o,p=u.end<=(t[s+1]?.start??e10.bytes.length);n.push({...p?u:o,replacement:c})}return n}function L3(e10){let t;return r=>(t?.
text!==r&&(t={text:r,bytes:Kt(e10,r)?Buffer.from(r,e10.encoding):void 0}),t.bytes)}function z3(e10,{start:t,end:r}){let a=Hu(e10.encoding);if(!/\S/.test(Km(e10,
t,r))||!ds(e10,t)||lt(e10,r)>0)return{start:t,end:r};let i=r;for(;F3(e10,i);)i+=a;let n=ps(e10,i);return n>0||i===e10.bytes.length?{start:t,end:i+n}:{start:t,end:r}}
var F3=({bytes:e10,encoding:t},r)=>(e10[r]===32||e10[r]===9)&&(t==="utf8"||e10[r+1]===0);import{core_text_utf8_cache$i as B3,core_text_utf8_cache$k as rg,core_text_utf8_cache$l as ng,
core_text_utf8_cache$p as jS}from"./hook.js";import{core_text_splice$g as U3}from"./hook.js";import{core_text_words$k as q3,core_text_words$p as W3}from"./hook.js";
var D3=Be("node:zlib");var{deflateSync:vS,constants:$S,inflateSync:kS,crc32:xS}=D3;var Js=2**21,sg=2**15;function CS(e10,t,r=false){if(e10.bytes.length>Js||t.length>
sg||t.trim()==="")return[];let a=te(ng(e10)).split(`
`),i=a.map(rr),n=t.endsWith(`
`),s=(n?t.slice(0,-1):t).split(`
`).map(c=>rr(c).text),o=new og(s.join(`
`)),l=Z3(i.map(c=>c.text),s).map(c=>Q3(i,c,{wanted:s,whole:o})).filter(c=>c!==void 0&&c.likeness>G3).sort((c,u)=>u.likeness-c.likeness||c.first-u.first);return l.
filter((c,u)=>l.slice(0,u).every(p=>c.end<=p.first||c.first>=p.end)).slice(0,H3).map(({first:c,end:u,likeness:p,crop:f})=>{let d=a.slice(c,u),b=r?d.join(`
`):MS(d,f);return{line:c+1,lastLine:u,text:n?`${b}
`:b,likeness:p}})}var G3=.8,H3=3,V3=12,J3=3,K3=8;function Z3(e10,t){let r=new Map,a=(s,o)=>{s>-t.length&&s<e10.length&&r.set(s,(r.get(s)??0)+o)},i=new Map;t.forEach(
(s,o)=>{let l=s.trim();l!==""&&i.set(l,[...i.get(l)??[],o].slice(0,K3))});let n=[...t.entries()].sort(([,s],[,o])=>o.trim().length-s.trim().length).slice(0,J3).
map(([s,o])=>({index:s,probe:new og(o.trim())}));return e10.forEach((s,o)=>{let l=s.trim();if(l!==""){for(let c of i.get(l)??[])a(o-c,l.length);for(let{index:c,
probe:u}of n){let p=i.has(l)&&l===u.text?0:X3(u,l);p>Y3&&a(o-c,l.length*p)}}}),[...r].sort(([s,o],[l,c])=>c-o||s-l).slice(0,V3).map(([s])=>s)}var Y3=.6,X3=(e10,t)=>t.
length*2<e10.text.length?0:e10.containment(t);function Q3(e10,t,{wanted:r,whole:a}){let i,n=Math.max(0,t);for(let s of[0,-1,1,2]){let o=r.length+s;if(o<1||n+o>e10.
length||r.length===1&&s!==0)continue;let l=e10.slice(n,n+o),c=l.map(({text:d})=>d),u=eG(c,r),p=a.likeness(MS(c,u)),f={start:l[0].at(u.start),end:l.at(-1).at(u.end)};
(!i||p>i.likeness)&&(i={first:n,end:n+o,crop:f,likeness:p})}return i}function MS(e10,{start:t,end:r}){return e10.length===1?e10[0].slice(t,r):[e10[0].slice(t),...e10.
slice(1,-1),e10.at(-1).slice(0,r)].join(`
`)}function eG(e10,t){let[r="",a=""]=[t[0],t.at(-1)],[i,n]=[e10[0],e10.at(-1)],{start:s,end:o}=e10.length===1?tG(r,i):{start:0,end:n.length};return e10.length>1&&
(r!==""&&i.length>r.length&&(s=rG(r,i)),n.length>a.length&&(o=aG(a,n))),r.trimStart()===r&&(s+=i.slice(s).search(/\S|$/)),a.trimEnd()===a&&(o=n.slice(0,o).trimEnd().
length),{start:s,end:o}}function tG(e10,t){let r=new og(e10),a=r.bestPart(t),[i,n]=[PS(e10,t,a),RS(e10,t,a+e10.length)];return i!==void 0&&n!==void 0&&i<n?{start:i,
end:n}:t.length<e10.length*1.25||r.likeness(t)>.9?{start:0,end:t.length}:{start:i??a,end:n??zS(t,a+e10.length)}}var rG=(e10,t)=>PS(e10,t,t.length-e10.length)??(t.
length>e10.length*2?t.length-e10.length:0),aG=(e10,t)=>RS(e10,t,e10.length)??(t.length>e10.length*2?zS(t,e10.length):t.length),iG=e10=>Math.min(64,Math.ceil(e10.
length/3)+2),nG=2,sG=24,PS=(e10,t,r)=>LS(r,{line:t,text:e10,isSame:(a,i)=>t[a+i]===e10[i]}),RS=(e10,t,r)=>LS(r,{line:t,text:e10,isSame:(a,i)=>i<a&&t[a-1-i]===e10.
at(-1-i)});function LS(e10,{line:t,text:r,isSame:a}){let i=iG(r),n=Math.min(sG,r.length),s;for(let o=Math.max(0,e10-i);o<=Math.min(t.length,e10+i);o+=1){let l=0;
for(;l<n&&a(o,l);)l+=1;let c=l-Math.abs(o-e10)/(i+1);l>=Math.min(nG,r.length)&&(!s||c>s.score)&&(s={at:o,score:c})}return s?.at}function zS(e10,t){let r=Math.min(
t,e10.length);for(;r>0&&r<e10.length&&/\w/.test(e10[r])&&/\w/.test(e10[r-1]);)r+=1;return r}var ag=4096,og=class{text;#e;#r=new Int32Array(ag);#t=new Int32Array(
ag);constructor(e10){this.text=e10,this.#e=Math.max(0,e10.length-1);for(let t=1;t<e10.length;t+=1)this.#r[Yi(e10,t)]+=1}likeness(e10){let t=this.#e+Math.max(0,e10.
length-1);return t===0?+(e10===this.text):2*this.#a(e10)/t}containment(e10){return this.#e===0?0:this.#a(e10)/this.#e}bestPart(e10){let{length:t}=this.text;if(e10.
length<=t)return 0;let r=0;for(let i=1;i<t;i+=1)r+=this.#n(Yi(e10,i));let a={at:0,score:r+this.#s(e10,0)};for(let i=1;i+t<=e10.length;i+=1){r-=this.#i(Yi(e10,i)),
r+=this.#n(Yi(e10,i+t-1));let n=r+this.#s(e10,i);n>a.score&&(a={at:i,score:n})}return this.#t.fill(0),a.at}#a(e10){let t=0;for(let r=1;r<e10.length;r+=1)t+=this.#n(
Yi(e10,r));for(let r=1;r<e10.length;r+=1)this.#t[Yi(e10,r)]=0;return t}#n(e10){return this.#t[e10]+=1,this.#t[e10]<=this.#r[e10]?1:0}#i(e10){return this.#t[e10]-=
1,this.#t[e10]<this.#r[e10]?1:0}#s(e10,t){let{text:r}=this;return(e10[t]===r[0]?.25:0)+(e10[t+r.length-1]===r.at(-1)?.25:0)}},Yi=(e10,t)=>e10.charCodeAt(t-1)*31+
e10.charCodeAt(t)&ag-1;function FS(e10,t,r,a=qS){let i=Ym({...r,old_string:te(r.old_string),new_string:te(r.new_string)}),n=i?.old_string??te(r.old_string),s=pG(
t,n),o=s.length>0?[]:CS(t,n,r.match==="lines"),l=o.filter(({text:u})=>Kt(t,u)&&te(u)===u&&HS(t,u)).slice(0,1).flatMap(({text:u})=>US({...i,old_string:u},a)),c=GS(
t,te(r.new_string));return{name:"STRING_NOT_FOUND",message:[`old_string is not in ${H(e10)}.`,...i?["Its lines begin with line numbers: leave these out of old_s\
tring and new_string."]:[],...Kt(t,n)?[]:[lG],...c,...s,...o.length+c.length+s.length>0?[]:oG(t,n),...dG(t,r,n),...fG(t,n),...o.map(u=>gG(u,n)),...l.map(u=>`To \
edit the nearest place, write:
${u}`)].join(`
`),...l.length>0&&{suggestions:l}}}function oG(e10,t){if(!/^[\w$]{3,40}$/.test(t)||e10.bytes.length>Js)return[];let r=W3(t,new Set(ng(e10).match(/[\w$]+/g)));return r===
void 0?[]:[`Did you mean ${r}? The file has that word.`]}function DS(e10,t,r,a=qS){let i=t.bytes.length<=Js,n=(i?_G(t,r.spans.slice(0,Ku)):[]).flatMap(({line:l,
text:c,span:u},p)=>{if(c===void 0||!u||!Kt(t,c))return[];let f=r.splices?.[p],d={old_string:c,...f&&{new_string:cG(t,u,f)}};return US(d,a).map(b=>({line:l,input:b}))}),
s=[`old_string occurs in ${BS(e10,t,r)}.`,"Set replace_all: true to replace them all, or repeat lines around the one you mean in old_string and new_string.",...i?
[]:["No unique context was searched for: the file is larger than 2 MiB."],...n.map(({line:l,input:c})=>`For the one at line ${l}:
${c}`)],o=n.map(({input:l})=>l);return{name:"STRING_NOT_UNIQUE",message:s.join(`
`),...o.length>0&&{suggestions:o}}}function BS(e10,t,{spans:r,more:a}){let i=ur(t,r),n=i.slice(0,SS).join(", "),s=i.length>SS||a?" and more":"";return`${a?`more\
 than ${i.length}`:i.length} places of ${H(e10)}, at lines ${n}${s}`}var lG="The file is not UTF-8: only ASCII text can be found in it. Convert it to UTF-8 firs\
t.",SS=20,OS=4e3,US=({old_string:e10,new_string:t},r)=>e10.length>OS||(t?.length??0)>OS?[]:[r({old_string:e10,...t!==void 0&&{new_string:t}})],qS=e10=>`{${Object.
entries(e10).map(([t,r])=>`"${t}": ${WS(r)}`).join(", ")}}`;function cG(e10,{start:t,end:r},a){let i=rg(e10,t,a.start);return a.end>r?te(i).replace(/\n$/,""):te(
i+Buffer.from(a.replacement).toString(e10.encoding)+rg(e10,a.end,r))}var WS=e10=>sl(e10)?JSON.stringify(e10).replace(/[^ -~]/g,t=>q3(t)):JSON.stringify(e10),uG=8;
function GS(e10,t){if(t.trim().length<uG||!jS(t))return[];let[r]=ur(e10,Da(e10,[{text:t}],{limit:1,overlapping:true}).spans);return r===void 0?[]:[`new_string i\
s already at line ${r}: the edit may have been applied.`]}function pG(e10,t){let r=t.replace(/\n$/,"");if(r===t||r.trim()===""||!jS(r))return[];let[a]=ur(e10,Da(
e10,[{text:r}],{limit:1,overlapping:true}).spans);return a===void 0?[]:[`It is at line ${a} without the line break at its end. Leave that out of old_string and \
new_string: in YAML, write \`|-\` instead of \`|\`.`]}function fG(e10,t){return e10.bytes.length>Js?["No similar place was searched for: the file is larger than\
 2 MiB."]:t.length>sg?["No similar place was searched for: old_string is too long."]:[]}function dG(e10,{match:t},r){let a=r.trimEnd().split(`
`),i=eg(r);if(!r.trim()||e10.bytes.length>Js||r.length>sg)return[];let n=te(ng(e10)).split(`
`);return n.flatMap((s,o)=>eg(s)!==i&&a.every((l,c)=>l.trim()===n[o+c]?.trim())?`Line ${o+1} has it at another depth: behind ${eg(s)}, not ${i}.`:t==="lines"&&s.
includes(r.trim())?`It is a piece of line ${o+1}.`:[]).slice(0,hG)}var hG=3,eg=e10=>JSON.stringify(/^[ \t]*/.exec(e10)?.[0]),mG=4;function gG({line:e10,lastLine:t,
likeness:r,text:a},i){let n=e10===t?`Line ${e10} is`:`Lines ${e10}\u2013${t} are`,s=rd(a,i),o=s.length>0?`; the difference: ${s.join(", ")}`:"",[l,c]=[a.split(`\

`),i.split(`
`)],u=Xe(l,c).slice(0,mG).flatMap(({at:f,removed:d,added:b})=>bG(l.slice(f,f+d),b,e10+f));if(u.length===0)return`${n} the same.`;let p=r===1&&s.length>0?"the sa\
me at a glance":`${Math.floor(r*100)} % alike`;return[`${n} ${p}${o}:`,...u].join(`
`)}function bG(e10,t,r){let a=Math.min(3,Math.max(e10.length,t.length));return Array.from({length:a},(i,n)=>{let[s,o]=[e10[n],t[n]],l=s!==void 0&&o!==void 0&&s.
replace(/\s+/g,"")===o.replace(/\s+/g,""),c=s===o?0:Math.max(0,U3(s??"",o??"").head-60),[u,p]=ad(s?.slice(c,c+160)??"",o?.slice(c,c+160)??"",{blanks:l});return[
...s===void 0?[]:[`  file, line ${r+n}: ${u}`],...o===void 0?[]:[`  old_string: ${p}`]]}).flat()}var _G=(e10,t)=>{let r=ur(e10,t);return t.map((a,i)=>({line:r[i],
...vG(e10,a)}))},yG=8,wG=2**14;function vG(e10,t){for(let r=0;r<=yG;r+=1)for(let a=0;a<=r;a+=1){let i=$G(e10,t,{above:a,below:r-a}),n=i&&te(rg(e10,i.start,i.end));
if(n!==void 0&&HS(e10,n))return{text:n,span:i}}}function HS(e10,t){let{spans:r,exhausted:a}=Da(e10,[{text:t}],{limit:2,overlapping:true});return r.length===1&&!a}
function $G(e10,t,{above:r,below:a}){let i=_a(e10,t.start);for(let o=0;o<r;o+=1){if(i===e10.bom)return;i=_a(e10,i-lt(e10,i))}let n=t.end-lt(e10,t.end),s=Tt(e10,
n);for(let o=0;o<a;o+=1){if(s===e10.bytes.length)return;s=Tt(e10,s)}if(!(s-i>wG))return{start:i,end:s-lt(e10,s)}}var kG=e10=>Object.entries(e10).map(([t,r])=>sl(
r)?`${t}: ${WS(r)}`:Bm({[t]:r},{lineWidth:0}).trimEnd()).join(`
`),VS=e10=>typeof e10=="number"?{min:e10,max:e10}:{min:e10?.min??1,max:e10?.max??Number.POSITIVE_INFINITY},Ks=e10=>VS(e10).min===0;function Xu({expected:e10,found:t},r){
let{min:a,max:i}=VS(e10);if(e10===void 0||t>=a&&t<=i)return;let n=t>i?"narrow the step":"see what the step misses",s=typeof e10=="number"?`${e10}`:xG(e10);return F(
"UNEXPECTED_MATCHES",`expect_matches is ${s}; the step finds ${t} in ${r}. Correct the number, or ${n}.`)}var xG=({min:e10=1,max:t})=>t===void 0?`at least ${e10}`:
`${e10} to ${t}`,JS=e10=>OG.flatMap(([t,r])=>t(e10)?[r]:[]),KS=e10=>{let t=JS(e10);return t.length>0?t:[SG]},SG="Correct the pattern: it tells upper case from l\
ower case unless it begins with (?i), and a plain text that holds . ( ) [ ] { } + * ? | belongs into old_string.",Zs=e10=>{if(/\(\?<?[=!]/.test(e10))return"RE2 \
has no look-around: match the text next to it in a group, and put it back with $1.";if(/\\[1-9]|\(\?P=/.test(e10.replaceAll("\\\\","")))return"RE2 has no back-r\
eferences within a pattern.";let t=e10.replace(/\\.|\[\^?\]?(?:\\.|[^\]\\])*\]/gs,"");return t.split("(").length!==t.split(")").length?"Write \\( and \\) for pare\
ntheses of the text.":"Write a pattern that RE2 accepts."},OG=[[e10=>/^\/.+\/[a-z]*$/s.test(e10),"The slashes around it are part of the pattern: write it withou\
t them, and flags as in (?i)."],[e10=>/\\r|\r|\\x0[dD]|\\u000[dD]/.test(e10),"A pattern sees LF at every line end, whatever the file has: write \\n instead of \\r\
\\n."],[e10=>!/\(\?[a-z]*m/.test(e10)&&EG(e10),"^ and $ mean the beginning and the end of the whole file: begin the pattern with (?m) for lines."],[e10=>!/\(\?[a-z]*s/.
test(e10)&&/\.[*+]/.test(e10.replace(/\\./gs,"")),"A . does not match a line break: begin the pattern with (?s) if it should."]],EG=e10=>/[$^]/.test(e10.replace(
/\\./gs,"").replace(/\[\^?\]?[^\]]*\]/g,""));async function ZS(e10,t){try{return{ok:true,module:await t()}}catch(r){if(!(r instanceof Error&&"code"in r&&r.code===
"ERR_MODULE_NOT_FOUND"))throw r;let a=`Such files are read by the package ${e10}, which is not installed here. Run \`npm install ${e10}\` next to the program, or\
 install editplan with npm.`;return{ok:false,problem:F("PACKAGE_MISSING",a)}}}var Xi=2e3,ig=1e8,AG=.125;function Ys(e10){if(e10.subarray(0,8).equals(TG))return"\
png";if(e10[0]===255&&e10[1]===216&&e10[2]===255)return"jpeg";let t=e10.subarray(0,12).toString("latin1");return/^GIF8[79]a/.test(t)?"gif":/^RIFF[\s\S]{4}WEBP$/.
test(t)?"webp":void 0}var TG=Buffer.from(`\x89PNG\r

`,"latin1");async function lg(e10,t){let r=Ys(e10);if(!r)return B("IMAGE_INVALID","The file is not a PNG, JPEG, GIF or WebP image. Convert it.");let a=await ZS(
"sharp",()=>import("sharp"));if(!a.ok)return a;let{default:i}=a.module;try{let n=await i(e10,{limitInputPixels:false}).metadata(),{width:s,height:o}=n;if(s*o>ig){
let c=`at most ${ig/1e6} megapixels are decoded. Shrink it.`;return B("IMAGE_INVALID",`The image has ${s}\xD7${o} pixels; ${c}`)}let l=await NG(i,e10);return await IG(
{bytes:e10,format:r,metadata:n,picture:l,tokens:t})}catch(n){return B("IMAGE_INVALID",`The image is damaged: ${n.message}. Repair or convert it.`)}}async function NG(e10,t){
let r=e10(t,{limitInputPixels:ig,pages:1}).autoOrient().toColourspace("srgb"),a={width:Xi,height:Xi,fit:"inside",withoutEnlargement:true};return{sharp:e10,...await r.
resize(a).raw().toBuffer({resolveWithObject:true})}}async function IG(e10){let{metadata:t,tokens:r}=e10;for await(let{bytes:a,mediaType:i,width:n,height:s}of jG(
e10)){if(YS(a)>r)continue;let o={width:n,height:s},l={base64:a.toString("base64"),mediaType:i,original:t.autoOrient,shown:o},c=t.pages??1,u=c>1?{note:`The first\
 of ${c} frames.`}:{};return{ok:true,view:{type:"image",image:l,...u}}}return B("READ_TOO_LARGE","The image does not fit the token budget, however small. Raise \
the budget.")}var YS=e10=>Math.ceil(e10.length/3)*4*AG;async function*jG({bytes:e10,format:t,metadata:r,picture:a,tokens:i}){let{width:n,height:s}=a.info,{orientation:o=1,
pages:l=1}=r;r.width<=Xi&&r.height<=Xi&&o===1&&l===1&&(yield{bytes:e10,mediaType:`image/${t}`,width:n,height:s});let c=await Zu(a,Xi,u=>u.toFormat(t==="gif"?"pn\
g":t));yield c,c.mediaType==="image/png"&&YS(c.bytes)<=4*i&&(yield Zu(a,Xi,u=>u.png({palette:true,effort:1})));for(let u of[2e3,1500,1e3,600])yield Zu(a,u,p=>ES(
p,50));yield Zu(a,400,u=>ES(u,20))}var ES=(e10,t)=>e10.flatten({background:"white"}).jpeg({quality:t});async function Zu({sharp:e10,data:t,info:r},a,i){let{width:n,
height:s,channels:o}=r,l=e10(t,{raw:{width:n,height:s,channels:o}}).resize({width:a,height:a,fit:"inside",withoutEnlargement:true}),c=await i(l).toBuffer({resolveWithObject:true});
return{bytes:c.data,mediaType:`image/${c.info.format}`,width:c.info.width,height:c.info.height}}var CG=10,tg=20,AS=32*2**20,TS=128*2**20,Qu="Repair it, or give \
it the extension of what it is.",Xs=e10=>e10.subarray(0,1024).includes("%PDF-");async function cg(e10,t,r){if(!Xs(e10))return B("PDF_INVALID",`The file does not\
 begin as a PDF does. ${Qu}`);if(e10.length>AS)return B("READ_TOO_LARGE",`The PDF has ${e10.length} bytes, over ${AS}. Split it.`);if(!FG(e10,TS))return B("READ\
_TOO_LARGE",`The PDF unpacks to more than ${TS} bytes. Split it.`);let a=await ZS("unpdf",()=>import("unpdf"));if(!a.ok)return a;let{getDocumentProxy:i}=a.module;
try{let n=await i(Uint8Array.from(e10),{verbosity:0,useSystemFonts:false});try{let s=MG(t,n.numPages);return"name"in s?{ok:false,problem:s}:await PG(n,s,r)}finally{
await n.destroy()}}catch(n){return LG(n)}}function MG(e10,t){if(e10===void 0){let n=`Give pages, at most ${tg} of them, as in "1-5".`;return t>CG?F("PDF_PAGES",
`The document has ${t} pages. ${n}`):{first:1,last:t,total:t}}let r=/^\s*(\d+)\s*(?:(-)\s*(\d+)?\s*)?$/.exec(e10);if(!r)return F("PDF_PAGES",`pages is ${JSON.stringify(
e10)}. Write it as 3, 1-5 or 10-.`);let a=Number(r[1]),i=r[3]!==void 0?Number(r[3]):r[2]?t:a;return a<1||a>i||i>t?F("PDF_PAGES",`pages is ${e10}; the document h\
as the pages 1 to ${t}. Name some of them.`):i-a>=tg?F("PDF_PAGES",`pages names ${i-a+1} pages; at most ${tg} are read at once. Name fewer.`):{first:a,last:i,total:t}}
async function PG(e10,{first:t,last:r,total:a},i){let{beginningWithin:n,tokensIn:s}=await import("./core-text-tokens.js"),o=[],l=i;for(let u=t;u<=r&&l>0;u++){let p=await RG(
await e10.getPage(u),l*4+1),f=n(p,l).trimEnd();o.push(`Page ${u} of ${a}
${f}`),l-=s(p)}let c=l<=0?{partial:true,note:"The rest is over the token budget. Read fewer pages."}:{};return{ok:true,view:{type:"pdf",content:o.join(`

`),...c}}}async function RG(e10,t){let r="";for await(let{items:a}of e10.streamTextContent())if(!(r.length>t))for(let{str:i="",hasEOL:n}of a)r+=n?`${i}
`:i;return r.slice(0,t).trimEnd()}function LG(e10){let{name:t,message:r}=e10;return t==="PasswordException"?B("PDF_ENCRYPTED","The PDF asks for a password. Remo\
ve it first."):B("PDF_INVALID",`The PDF is damaged: ${r.replace(/\.$/,"")}. Repair it, or export it again.`)}var zG=1e5;function FG(e10,t){let r=t,a=0;for(let i=e10.
indexOf(Yu);i>=0;i=e10.indexOf(Yu,i+Yu.length)){let n=e10.subarray(DG(e10,i+Yu.length));if(NS(n)){if(++a>zG)return false;for(;NS(n);){let s=BG(n,r);if(s==="larg\
er")return false;r-=s.length,n=s}}}return true}var Yu="stream";function DG(e10,t){let r=e10[t]===13?t+1:t;return e10[r]===10?r+1:r}var NS=e10=>e10.length>2&&(e10.
readUInt8(0)&15)===8&&e10.readUInt16BE(0)%31===0;function BG(e10,t){try{return kS(e10,{maxOutputLength:Math.max(1,t),finishFlush:$S.Z_SYNC_FLUSH})}catch(r){return r.
code==="ERR_BUFFER_TOO_LARGE"?"larger":Buffer.alloc(0)}}var ep=({old_string:e10="",replace_all:t,match:r},a,{needsNoRead:i})=>({old_string:e10,new_string:a,replace_all:t,
match:i?"literal":r});async function ug({regex:e10,...t},r,a){if(e10===void 0)return{by:"text",edit:ep(t,r,a)};let i=IS.get(a);if(i?.regex===e10&&i.newText===r)
return{by:"regex",...i};let{compileSubstitution:n,matchRegex:s}=await import("./core-text-regex.js"),o=n(e10,r);if(typeof o=="string")return{ok:false,problem:UG(
o,e10)};let l={regex:e10,newText:r,substitution:o,match:s};return a.needsNoRead&&IS.set(a,l),{by:"regex",...l}}var IS=new WeakMap,UG=(e10,t)=>F("INVALID_INPUT",
e10.startsWith("new_string ")?`${e10}.`:`regex is not valid: ${e10}. ${Zs(t)}`);function pg(e10){let{path:t,search:r,replaceAll:a}=e10,i=le(e10);return r.by==="\
text"?Ba(i,r.edit):r.by==="structure"?r.structure.match(i,{path:t,replaceAll:a,isOneOfSeveral:e10.context.needsNoRead===true}):r.match(i,r.substitution,a)}function fg(e10,t){
switch(t.reason){case"refused":return t.problem;case"not-found":return qG(e10);case"not-unique":return WG(e10,t);case"empty":return F("INVALID_INPUT",`regex mat\
ches the empty text in ${e10.path}. Write a pattern that takes at least one character.`);case"unencodable":return rp(e10);case"uncertain":return HG(e10,t.spans);case"\
too-much":return F("LIMIT_EXCEEDED",`The text to replace is too repetitive, or occurs too often in ${e10.path}. Narrow it.`);case"steps":return tp(e10.path,t.steps)}}
function qG(e10){let{path:t,search:r,newText:a}=e10;if(r.by==="text")return FS(t,le(e10),r.edit,XS(e10));let i=a.includes("$")?[]:GS(le(e10),te(a)),[n,s]=r.by===
"regex"?["regex",KS(r.regex)]:[r.structure.by,[`${hg} Try it on https://ast-grep.github.io/playground.html.`]],o=i.length>0?i:s;return F("STRING_NOT_FOUND",[`${n}\
 matches nowhere in ${t}.`,...o].join(`
`))}function WG(e10,t){let{path:r,search:a}=e10;if(a.by==="text")return DS(r,le(e10),t,XS(e10));let i=a.by==="regex"?a.by:a.structure.by;return F("STRING_NOT_UN\
IQUE",`${i} matches in ${BS(r,le(e10),t)}.
Set replace_all: true to replace them all, or ${GG[i]}.`)}var GG={regex:"let regex take what is around the one you mean, in groups that new_string puts back, su\
ch as `$1`",pattern:"write a rule that has the pattern, and `inside`, `follows` or `precedes` for what is around the one you mean",rule:"add `inside`, `follows`\
 or `precedes` to rule, for what is around the one you mean"},dg=({pattern:e10,language:t},r,a=false)=>{if(e10===void 0)return[];let i=/^\s*[\w.$]+\([^(),]*\)\s*$/.
test(e10)&&(t==="go"||/\.go\b|\bgo[,}]/.test(r));return a||i?[`pattern matches nowhere. ${hg}`]:[]},hg='A pattern is parsed without the code around it, and may \
then mean something else: `f($X)` in Go is a conversion. In that case write a rule with that code: { pattern: { context: "func g() { f($X) }", selector: call_ex\
pression } }.',tp=(e10,t)=>F("LIMIT_EXCEEDED",`Looking for the pattern in ${e10} takes more than ${t} steps of matching, which is the limit for a text of its si\
ze. Write a pattern that does not run on to the end of the file, such as [^\\n]* instead of (?s:.*).`),XS=({context:e10})=>e10.show?void 0:kG;function rp(e10){let t=le(
e10).valid?"The new text contains a lone surrogate. Write the whole character.":`${e10.path} is not UTF-8, so the new text may only hold ASCII. Convert the file\
 to UTF-8 first.`;return F("UNENCODABLE",t)}function HG(e10,t){let r=`whether the text to replace occurs there depends on its encoding${ur(le(e10),t.slice(0,1)).
map(a=>`, as at line ${a}`).join("")}`;return F("UNSUPPORTED_ENCODING",`${e10.path} is not UTF-8: ${r}. Convert the file to UTF-8 first.`)}var VG=[et,...mt,ap,ip];
function ap({path:e10,stat:t}){if(!(!t||!e10.endsWith(".ipynb")))return F("IS_NOTEBOOK",`${e10} is a notebook. Use NotebookEdit, which keeps it valid.`)}function ip({
path:e10,bytes:t}){let r=qr(e10);if(!(!(r==="image"&&Ys(t())||r==="pdf"&&Xs(t()))&&!B3(t())))return F("IS_BINARY",`${e10} is binary. Only text can be edited. Us\
e Write with content_base64.`)}var mg=async(e10,t)=>{if(e10.regex!==void 0)return JG(e10);let r=kr.get(),a=await r.read(e10);return!a||"message"in a?a:r.judge(e10,
await t(r.endings))},JG=async({regex:e10="",new_string:t=""})=>{let{compileSubstitution:r}=await import("./core-text-regex.js"),a=r(e10,t),[,i]=typeof a=="strin\
g"&&/^new_string (.*)$/s.exec(a)||[];return i===void 0?void 0:{path:["new_string"],message:i}},gg=({path:e10,message:t})=>F("INVALID_INPUT",`${e10.join(".")} ${t}\
.`),Qs=({pattern:e10,rule:t})=>e10!==void 0||t!==void 0,kr=new ee("codemods");function bg(e10){let t=0;for(let[r]of e10.matchAll(eO))t+=tO(r);return Math.max(t,
Math.ceil(e10.length/4))}function _g(e10,t){let r=e10.slice(0,t*4),a=t;for(let{0:i,index:n}of r.matchAll(eO)){let s=tO(i);if(s>a)return QS(r.slice(0,n+Math.floor(
i.length*a/s)));a-=s}return QS(r)}var QS=e10=>e10.replace(/[\ud800-\udbff]$/,""),eO=new RegExp("(?=[A-Za-z]{0,15}\\d)[A-Za-z0-9]{16,}|[^\\r\\n\\p{L}\\p{N}]?\\p{Lu}*[\\\
p{Ll}\\p{Lo}\\p{M}]+|[^\\r\\n\\p{L}\\p{N}]?\\p{L}+|\\p{N}{1,3}| ?[^\\s\\p{L}\\p{N}]+[\\r\\n/]*|\\s*[\\r\\n]+|\\s+","gu");function tO(e10){let{length:t}=e10,r=Buffer.
byteLength(e10);return r>t?Math.ceil(r/4):t>=16&&/^[A-Za-z0-9]+$/.test(e10)&&/\d/.test(e10)?Math.ceil(t/1.5):/[A-Za-z]/.test(e10)?t<=8?1:Math.ceil(t/5):/^[\s\d]+$/.
test(e10)?1:Math.ceil(t/3)}import{core_text_utf8_cache$h as nO}from"./hook.js";function KG({name:e10,file:t},r,a){let i=XG(t,r);if("lines"in i)return{ok:true,view:eH(
i.lines,r.offset),shown:yg(r.offset,0)};let n={tokens:a,perToken:ZG(e10)},s=(i.end-i.start)/YG/n.perToken;if(r.named&&s>a)return iO(a);let o=t.bytes.toString(t.
encoding,i.start,i.end).split(`
`).map(c=>c.endsWith("\r")?c.slice(0,-1):c),l=a===Number.POSITIVE_INFINITY?o.length:QG(o,r.offset,n);return l===o.length?{ok:true,view:{type:"text",content:sO(o,
r.offset)},shown:yg(r.offset,o.length)}:r.named?iO(a):{ok:true,...tH(o,l,n)}}var ZG=e10=>/^\.(json|jsonl|jsonc)$/i.test(k.posix.extname(e10))?2:4,YG=3;function XG(e10,{
offset:t,limit:r}){let{bytes:a}=e10,i=e10.bom;for(let s=1;s<t;s++){let o=rO(e10,i);if(o===void 0)return{lines:i<a.length?s:s-1};i=o}if(i>=a.length)return{lines:t-
1};if(r===void 0)return{start:i,end:a.length};let n=i;for(let s=0;s<r;s++){let o=rO(e10,n);if(o===void 0)return{start:i,end:a.length};n=o}return{start:i,end:n-nO(
e10.encoding)}}function rO({bytes:e10,encoding:t},r){let a=nO(t);for(let i=e10.indexOf(aO,r);i>=0;i=e10.indexOf(aO,i+1))if(a===1||i%2===0&&e10[i+1]===0)return i+
a}var aO=10;function QG(e10,t,{tokens:r,perToken:a}){let i=r;for(let[n,s]of e10.entries())if(i-=Math.max(bg(`${t+n}	${s}
`),(s.length+1)/a),i<0)return n;return e10.length}var sO=(e10,t)=>e10.map((r,a)=>`${t+a}	${r}`).join(`
`);function eH(e10,t){return{type:"text",content:"",empty:true,note:e10===0?"The file is empty.":`The file has ${e10} lines; line ${t} is past the end.`}}function tH(e10,t,{
tokens:r,perToken:a}){let i=e10.at(-1)===""?e10.length-1:e10.length,n=()=>_g((e10[0]??"").slice(0,r*a),r),s=`${t>0?`Lines 1 to ${t} of ${i}`:`The beginning of l\
ine 1 of ${i}`}: the rest is over the token budget. Read it with offset and limit.`;return{view:{type:"text",content:sO(t>0?e10.slice(0,t):[n()],1),partial:true,
note:s},shown:yg(1,t)}}var yg=(e10,t)=>({first:e10,last:e10+t-1});function iO(e10){let t=`The lines are over the budget of ${e10} tokens. Give an offset, or a s\
maller limit.`;return{ok:false,problem:F("READ_TOO_LARGE",t)}}var Xr=({offset:e10,limit:t})=>({offset:Math.max(1,e10??1),limit:t,named:e10!==void 0||t!==void 0});
import{core_text_digest$a as rH}from"./hook.js";import{core_text_json$a as xg,core_text_json$b as mO,core_text_json$c as aH,core_text_json$d as iH,core_text_json$i as nH}from"./hook.js";
import{core_text_utf8_cache$e as Sg,core_text_utf8_cache$f as sH,core_text_utf8_cache$h as gO,core_text_utf8_cache$i as oH}from"./hook.js";import{core_text_splice$a as lH}from"./hook.js";
import{core_text_words$a as cH,core_text_words$k as uH}from"./hook.js";var Ua=(...e10)=>Be("node:crypto").createHash(...e10),oO=(...e10)=>Be("node:crypto").randomBytes(
...e10);var io={name:"Edit",input:Q(fH),call:{title:"Edit a file",description:"Replaces old_string by new_string, exactly once or everywhere with replace_all. A\
n empty old_string creates a file.",input:Q(bO)},effect:"changes",touches:e10=>[_O(e10)],rule:Rl,fileKey:"file_path",counts:"places",criteria:e10=>{let{regex:t,
old_string:r,language:a}=e10;return Qs(e10)?{endings:a===void 0?kr.get().endings:void 0,held:{syntax:e10}}:{held:t!==void 0?{regex:t}:r!==void 0?{old_string:r}:
void 0}},takesDefault:(e10,{old_string:t})=>e10==="expect_matches"||(e10==="replace_all"?t!=="":void 0),judge:(e10,t)=>e10.old_string===void 0?mg(e10,t):void 0,
isRepeatable:true,doing:"Editing",facts:({regex:e10,pattern:t,rule:r,replace_all:a,match:i})=>[...e10===void 0?[]:["Finds its text with a regular expression"],...t===
void 0&&r===void 0?[]:["Finds code by its structure"],...a?["Replaces every match"]:[],...i==="lines"?["Replaces whole lines"]:[],...i==="whitespace"?["Ignores \
differences in white space"]:[]],texts:({old_string:e10,regex:t,pattern:r,rule:a,new_string:i=""})=>({before:e10??t??r??(a?JSON.stringify(a,null,2):""),after:i}),
run:(e10,t)=>e10.old_string===void 0?gH(e10,t):mH(e10,t),find:(e10,t)=>e10.old_string===""?void 0:import("./core-tools-edit-find.js").then(({findInFile:r})=>r(e10,
t))};function bO(){return C({file_path:oe.meta({examples:["src/user.ts"]}),old_string:J().describe("Text to replace, copied from the file; empty creates the fil\
e.").meta({examples:["function getUser("]}),new_string:J().describe("Text to put there, taken literally; empty deletes.").meta({examples:["function fetchUser("]}),
replace_all:Qc(),match:pH()}).describe("Replace a piece of a text file.")}var pH=()=>U(["text","exact","lines","whitespace"]).optional().describe("lines: whole \
lines, from the start of one to the end of one. whitespace: also accept a unique match that differs only in white space. text, or exact: any piece of the text.").
meta({default:"text"});function fH(){let{shape:e10}=bO(),t=Me("file_path","glob"),r=Me("old_string","regex","pattern","rule"),{glob:a,exclude:i,only_if:n,expect_matches:s,
skip_unsupported:o}=Ae;return ke(C({file_path:e10.file_path.optional(),glob:a,exclude:i,only_if:n,old_string:e10.old_string.optional(),regex:dH().optional(),...lm,
new_string:e10.new_string.optional().describe("Text to put there, taken literally; empty deletes. With a regex that has groups, `$1`, `${1}`, `$<name>` and `${n\
ame}` are replaced by what a group matched, and `$$` by a dollar; with a pattern or a rule, `$NAME` and `$$$NAME` by what its variables matched, and `$$` by a d\
ollar. `${1:snake}` and `${NAME:snake}` change the letters: upper, lower, capitalize, camel, pascal, snake, kebab. Optional for a rule with a fix.").meta({examples:[
"function fetchUser(","fetchUser($<args>)"]}),replace_all:e10.replace_all,match:e10.match,allow_elision:js(),expect_matches:s,skip_unsupported:o}),...t.rules,...r.
rules,...rt("skip_unsupported"),["old_string",({glob:l,old_string:c})=>l===void 0||c!=="","is empty, which creates one file; a glob needs a text to look for"],[
"new_string",({new_string:l,rule:c})=>l!==void 0||c?.fix!==void 0],["new_string",({new_string:l,rule:c})=>l===void 0||c?.fix===void 0,"cannot be combined with a\
 fix in rule; keep one of the two"],...hH("language","nested","comments","allow_broken"),["match",({glob:l,old_string:c,match:u})=>!["lines","whitespace"].includes(
u??"text")||l===void 0&&!!c,"is lines or whitespace, which take file_path and an old_string that is not empty"],Ht).describe("Replace a piece of a text file, or\
 of every file that a glob names.").meta({allOf:[t.schema,r.schema,{anyOf:[{required:["new_string"]},{required:["rule"]}]}]})}var dH=()=>J().min(1).describe("In\
stead of old_string: a regular expression as RE2 takes it (no look-around, no back-references), over text with LF line ends. ^ and $ mean the whole text, with (\
?m) each line.").meta({examples:["\\bgetUser\\((?P<args>[^)]*)\\)"]}),hH=(...e10)=>e10.map(t=>[t,r=>r[t]===void 0||r.pattern!==void 0||r.rule!==void 0,"needs a \
pattern or a rule"]),_O=({file_path:e10="",old_string:t})=>({path:e10,effects:[t===""?"creates":"changes"]});function mH(e10,t){let r=yO(e10,t,void 0);return $i(
wa({...r,text:r.newText},t),()=>{let a={by:"text",edit:ep(e10,r.newText,t)},i=wO(r,a);return i.ok?vO(i.target,Ba(le(i.target),a.edit)):i})}async function gH(e10,t){
let r=Qs(e10)?await kr.get().read(e10):void 0;if(r&&"message"in r)return{ok:false,problem:gg(r)};let a=yO(e10,t,r),i=await wa({...a,text:a.newText},t);if(i)return{
ok:false,problem:i};let n=r?{by:"structure",structure:r}:await ug(e10,a.newText,t);if("problem"in n)return n;let s=wO(a,n);return s.ok?vO(s.target,await pg(s.target)):
s}function yO(e10,t,r){let a=Ge(io.name,_O(e10),t),i=a.ok?a.target.path:e10.file_path??"",n=r?.newString??e10.new_string??"",s=yH(e10,t,a.ok?a.target:void 0);return{
input:e10,path:i,opened:a,newText:s?hs(i,n):n}}function wO({input:e10,opened:t,newText:r},a){if(a.by==="text"&&[e10.new_string,r].includes(e10.old_string))return B(
"NO_CHANGE",bH);if(!t.ok)return t;let i=e10.allow_elision?void 0:Cs(e10.old_string??"",r);if(i)return{ok:false,problem:i};let n={...t.target,search:a,newText:r,
replaceAll:e10.replace_all??false,hints:dg(e10,t.target.path),expected:Qs(e10)&&t.target.context.needsNoRead?{min:0}:e10.expect_matches},s=Je(n,_H);return s?{ok:false,
problem:s}:{ok:true,target:n}}var bH="old_string and new_string are equal. Leave the edit out.",$g=({search:e10})=>e10.by==="text"&&e10.edit.old_string==="",_H=[
e10=>$g(e10)&&!e10.stat?void 0:et(e10),...mt,e10=>{if(!Kt(le(e10),e10.newText))return rp(e10)},e10=>!$g(e10)||Ju(le(e10))?void 0:F("FILE_EXISTS",`${e10.path} ex\
ists and has content. Quote the text to replace in old_string, or use Write to replace the whole file.`),ap,Br,ip,pr],yH=({old_string:e10},{options:t},r)=>t.trailing_whitespace===
"strip"&&(e10!==""||r?.stat!==void 0);function vO(e10,t){let{path:r,stat:a}=e10,i=le(e10);if(!t.ok)return t.reason==="not-found"&&Ks(e10.expected)?wH(e10):{ok:false,
problem:t.reason==="not-found"&&!e10.context.needsNoRead&&sc(e10)?oc(r):fg(e10,t)};let n=t.splices.length,s=Xu({expected:e10.expected,found:n},r);if(s)return{ok:false,
problem:s};let o=ic(e10,()=>ac(i,t.splices))??gt(e10);if(o)return{ok:false,problem:o};let l=fr(e10,i,t.splices);if(!l.ok&&l.problem.name==="NO_CHANGE"&&vH(e10))
return{ok:true,path:r,matches:n,type:"update"};if(!l.ok)return l;let c="notes"in t?t.notes:[];return{ok:true,path:r,change:l.change,splices:t.splices,matches:n,
type:a?"update":"create",...!$g(e10)&&{matchedBy:t.matchedBy},state:ct(l.change.after),...Ur(e10),...c.length>0&&{notes:c}}}var wH=({path:e10,context:t,hints:r})=>({
ok:true,path:e10,matches:0,type:"update",...!t.needsNoRead&&r.length>0&&{notes:r}}),vH=({context:e10,expected:t})=>e10.needsNoRead===true||Ks(t),np={name:"Read",
input:Q(lO),call:{title:"Read a file",description:"Shows a text file with its lines numbered, an image, pages of a PDF or a notebook's cells.",input:Q(()=>lO().
omit({sha256:true}))},effect:"reads",touches:({file_path:e10})=>[kg(e10)],rule:["reads",...Rl],fileKey:"file_path",doing:"Reading",announce({file_path:e10},{show:t}){
let r=qr(e10);return t&&(r==="image"||r==="pdf")?`Decoding ${H(e10)}`:void 0},facts:()=>["Reads the file"],async run(e10,t){let r=$H(e10.file_path,t);if(!r.ok)return r;
let{target:a}=r,i=qr(a.path);return i==="binary"?B("IS_BINARY",`${a.path} is binary by its extension. It cannot be read.`):kH(a,i,e10)??xH(a,i,e10)??SH(a,i,e10)??
AH[i](a,e10)}};function lO(){return C({file_path:oe.meta({examples:["src/user.ts"]}),offset:L().min(0,"is below 0").optional().describe("Text: first line to rea\
d, counted from 1.").meta({default:1}),limit:L().positive("is not above 0").optional().describe("Text: number of lines to read; all when absent.").meta({examples:[
200]}),pages:J().optional().describe("PDF: pages to read.").meta({examples:["3","1-5","10-"]}),sha256:Ii().optional().describe("SHA-256 of the text the author s\
aw: UTF-8, no BOM, LF line ends. Another text is FILE_MODIFIED.").meta({examples:["9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"]})}).describe(
"Read a file, which permits later edits of it.")}var kg=e10=>({path:e10,effects:["reads"]});function $H(e10,t){let r=Ge(np.name,kg(e10),t);if(!r.ok||r.target.stat)
return r;let a=e10.replace(/[ \u202f](?=[AP]M\b[^/]*$)/,n=>n===" "?"\u202F":" ");if(a===e10)return r;let i=Ge(np.name,kg(a),t);return i.ok&&i.target.stat?i:r}function kH(e10,t,r){
let{path:a,stat:i,context:n}=e10;if(i?.broken)return B("FILE_NOT_FOUND",`${a} is a link that leads to no file.`);let s=Je(e10,[et,ec,tc]);if(s)return{ok:false,problem:s};
if(/\/\s*$/.test(r.file_path))return B("NOT_A_DIRECTORY",`${a} is a file. Take the / off its end.`);let o=i?.size??0;return t!=="text"||r.limit!==void 0||o<=n.budgets.
bytes?void 0:B("READ_TOO_LARGE",`${a} has ${o} bytes, over the budget of ${n.budgets.bytes}. Read a part with offset and limit.`)}function xH({path:e10,context:t},r,{
pages:a=""}){if(!(a.trim()===""||r==="pdf"||t.equalIds==="first"))return B("INVALID_INPUT",`pages counts for a PDF only, and ${e10} is none. Leave it out.`)}function SH(e10,t,r){
if(!(r.sha256===void 0||r.sha256===OH(e10.bytes(),t)))return B("FILE_MODIFIED",`${e10.path} is not what the plan's author saw: its sha256 differs. Plan again.`)}
function OH(e10,t){let r=Ua("sha256"),a=Sg(e10);if(t==="image"||t==="pdf"||!a.ok)return r.update(e10).digest("hex");let{encoding:i,bom:n,valid:s}=a.file;if(i===
"utf8"&&s&&!e10.includes("\r"))return r.update(e10.subarray(n)).digest("hex");for(let o=n;o<e10.length;){let l=Tt(a.file,Math.min(o+EH,e10.length));r.update(te(
e10.toString(i,o,l))),o=l}return r.digest("hex")}var EH=2**24,AH={text:TH,notebook:NH,image:IH,pdf:jH};function TH(e10,t){let{path:r,context:a}=e10,i=e10.bytes();
if(oH(i))return B("IS_BINARY",`${r} holds NUL bytes: it is binary. It cannot be read.`);let n=Sg(i);if(!n.ok)return B("UNSUPPORTED_ENCODING",`${r} is ${n.encoding}\
. Convert it to UTF-8 first.`);let s={name:r,file:n.file};return $O(e10,Xr(t),async o=>{let{viewText:l}=await import("./core-tools-read-text.js");return l(s,o,a.
budgets.tokens)})}function NH(e10,t){let{path:r,context:a}=e10,i=ja(e10.bytes());if(!i.ok)return i;let{notebook:n}=i;return $O(e10,Xr(t),async s=>{let{viewNotebook:o}=await import("./core-tools-read-notebook.js");
return o({name:r,notebook:n},s,a.budgets.tokens)})}function $O(e10,t,r){let{path:a,context:i}=e10;return i.show?RH(e10,t)?{ok:true,path:a,view:CH}:r(t).then(n=>Og(
e10,t,n)):{ok:true,path:a,state:sp(e10,t)}}async function IH(e10,t){let{path:r,context:a,bytes:i}=e10;return a.show?Og(e10,Xr(t),await lg(i(),a.budgets.tokens)):
Ys(i())?{ok:true,path:r,state:sp(e10,Xr(t))}:B("IMAGE_INVALID",`${r} is not a PNG, JPEG, GIF or WebP image. Convert it.`)}async function jH(e10,t){let{path:r,context:a,
bytes:i}=e10;return a.show?Og(e10,Xr(t),await cg(i(),t.pages,a.budgets.tokens)):Xs(i())?{ok:true,path:r,state:sp(e10,Xr(t))}:B("PDF_INVALID",`${r} does not begi\
n as a PDF does. ${Qu}`)}var Og=(e10,t,r)=>r.ok?{ok:true,path:e10.path,view:r.view,state:MH(e10,t,r)}:r,CH={type:"unchanged",unchanged:true,note:"The file has n\
ot changed since it was last read."},sp=(e10,{offset:t,limit:r})=>({content:e10.bytes(),timestamp:e10.stat?.modified??0,offset:t,limit:r,isPartialView:false}),MH=(e10,t,{
view:r,shown:a})=>{let i={...sp(e10,t),isPartialView:r.partial===true};if(!a||e10.context.licenses!=="lines")return i;let{state:n}=e10,s=n?.content?.equals(e10.
bytes())===true;if(s&&n.shown===void 0&&!n.isPartialView)return{...i,isPartialView:false};let o=ms(s?n.shown??[]:[],[a]),l=Xl(o,{first:1,last:PH(e10)});return{...i,
isPartialView:false,...!l&&{shown:o}}},PH=e10=>{let t=le(e10);return Math.max(1,wi(t,0,Math.max(0,t.bytes.length-gO(t.encoding)))+1)};function RH({state:e10,stat:t,
bytes:r},{offset:a,limit:i}){return!e10||e10.isPartialView||e10.shown||e10.timestamp!==t?.modified?false:e10.offset===a&&e10.limit===i&&e10.content?.equals(r())===
true}var Eg={name:"Submodule",input:Q(LH),effect:"changes",touches:({path:e10})=>[kO(e10)],rule:[],fileKey:"path",doing:"Moving the submodule",facts:({commit:e10})=>[
`Moves the submodule to the commit ${e10}`],title:({commit:e10})=>`submodule to ${e10.slice(0,12)}`,run:zH};function LH(){return C({path:J().min(1).describe("Th\
e submodule, as `.gitmodules` names it: relative to the root, / between its parts.").meta({examples:["vendor/parser"]}),commit:$().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/,
"is not the full id of a commit (40 or 64 digits 0-9 a-f)").describe("The commit that it is moved to. A branch or a tag of its remote has to hold it, which is a\
sked at the address in the `.gitmodules` of the base, without a token.").meta({examples:["4b825dc642cb6eb9a060e54bf8d69288fbee4904"]})}).describe("Move a submod\
ule to another commit of its remote. Only runs that change no checkout do this, such as `pr`.")}var kO=e10=>({path:e10,effects:["changes"]});function zH({path:e10,
commit:t},r){let a=Ge(Eg.name,kO(e10),r);if(!a.ok)return a;let{target:i}=a,n=et(i);if(n)return{ok:false,problem:n};if(i.stat?.mode!==57344||i.stat.link)return B(
"SUBMODULE_INVALID",`${i.path} is no submodule. Name one as \`.gitmodules\` does.`);let s=i.bytes(),o=pm(s);if(o.length!==t.length)return B("SUBMODULE_INVALID",
`${i.path} is at ${o}, and ${t} is an id of another length. Give an id of that form.`);if(o===t)return{ok:true,path:i.path,type:"update"};let l=Ps(t),c=Sg(s),u=c.
ok&&va(c.file,[{start:0,end:s.length,replacement:l}]),p={path:i.path,before:s,after:l,mode:57344,modeBefore:57344,...u||dr};return{ok:true,path:i.path,type:"upd\
ate",change:p}}var Ag={name:"Convert",input:Q(FH),effect:"changes",touches:e10=>[xO(e10)],rule:[],fileKey:"file_path",isRepeatable:true,doing:"Converting",facts:()=>[
"Gives the text another form"],title:({line_ends:e10,final_newline:t,bom:r,indent:a})=>[...e10===void 0?[]:[`line ends to ${e10.toUpperCase()}`],...t===void 0?[]:
[`${t} the last line end`],...r===void 0?[]:[`${r} the byte order mark`],...a===void 0?[]:[`indentation ${a.from} \u2192 ${a.to}`]].join(", "),run:BH},cO=()=>Y(
[L().min(1,"is below 1").max(16,"is over 16"),ue("tab")],"is not 1 to 16 or tab"),uO=["line_ends","final_newline","bom","indent"];function FH(){let e10=Me("file\
_path","glob");return ke(C({file_path:oe.optional().meta({examples:["src/user.ts"]}),...Ae,line_ends:U(["lf","crlf"]).optional().describe("The line ends that ev\
ery line gets."),final_newline:U(["add","remove"]).optional().describe("Whether the last line ends in a line end; remove removes all of them."),bom:U(["add","re\
move"]).optional().describe("Whether the file begins with a byte order mark."),indent:C({from:cO().describe("Blanks of a level today, or tab.").meta({examples:[
4]}),to:cO().describe("What they become.").meta({examples:[2,"tab"]})}).optional().describe("Levels of indentation to convert; blanks beyond whole levels stay.").
meta({examples:[{from:"tab",to:2}]})}),...e10.rules,...rt("skip_unsupported","expect_matches"),["line_ends",t=>uO.some(r=>t[r]!==void 0),`The step says nothing;\
 give at least one of ${uO.join(", ")}.`],["indent",({indent:t})=>t===void 0||t.from!==t.to,"has the same from and to"]).describe("Change the line ends, the ind\
entation, the final line end or the byte order mark of a text file, or of every one that a glob names.").meta(e10.schema)}var xO=({file_path:e10=""})=>({path:e10,
effects:["changes"]}),DH=[et,...mt,...au];function BH({file_path:e10,...t},r){let a=ya(Ag.name,xO({file_path:e10}),{context:r,checks:DH});if(!a.ok)return a;let{
target:i}=a,n=le(i),s=fh(n,t);return s?s.equals(n.bytes)?{ok:true,path:i.path,type:"update",...Ur(i)}:Ta(i,s):B("UNSUPPORTED_ENCODING",`${i.path} is UTF-16, whi\
ch needs its byte order mark. Leave \`bom\` out.`)}var op={name:"MoveLines",input:Q(UH),effect:"changes",touches:e10=>qH(e10),rule:[],fileKey:"file_path",isRepeatable:true,
doing:"Moving lines of",facts:({file_path:e10,new_path:t})=>[`Moves lines of ${e10} to ${t}`],title:({file_path:e10,new_path:t,lines:[r,a]})=>`move ${typeof r==
"number"?`lines ${r}\u2013${a}`:"lines"} ${t===e10?`within ${e10}`:`of ${e10} \u2192 ${t}`}`,apply:WH};function UH(){let e10=Me("at","after","before"),t=r=>J().
min(1,"is empty").describe(`${r} One or more whole lines, blanks included.`);return ke(C({file_path:oe.meta({examples:["src/os.c"]}),lines:Y([wt([L().min(1,"is \
below 1"),L().min(1,"is below 1")]),wt([J().min(1,"is empty"),J().min(1,"is empty")])],"is not two texts, nor two numbers of lines").describe("The block, by its\
 first and last lines. Two texts: the first is there once in the file, as whole lines; the block ends where the second follows it for the first time. Two number\
s, counted from 1, with `sha256`.").meta({examples:[["int os_open(const char *path) {","}"],[12,40]]}),sha256:Ii().optional().describe("SHA-256 of the block in \
UTF-8, each of its lines ended by LF. The block is then as it is meant.").meta({examples:["9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"]}),
new_path:oe.describe("The file that gets the block, which may be new. To move the block within its file, name that file.").meta({examples:["src/posix.c"]}),at:U(
["start","end"]).optional().describe("The block becomes the first lines of the file, or its last."),after:t("Put the block after this text, which occurs once.").
optional().meta({examples:['#include "posix.h"']}),before:t("Put the block before this text, which occurs once.").optional().meta({examples:["int main(void) {"]}),
indent:L().min(-80,"is below -80").max(80,"is over 80").optional().describe("Blanks to add to every line of the block, or to remove if it is below 0; empty line\
s stay. They are tabs where the first indented line of the block, or else of the file that gets it, begins with one.").meta({examples:[4,-2]})}),...e10.rules,["\
lines",({lines:[r],sha256:a})=>typeof r=="string"||a!==void 0,"needs `sha256` where it has numbers; or give the first and the last line as texts"],["lines",({lines:[
r,a]})=>typeof r=="string"||r<=Number(a),"ends before it begins"]).describe("Move a block of whole lines to another place of its file, or to another file, uncha\
nged but for indentation.").meta(e10.schema)}function qH({file_path:e10,new_path:t}){let r={path:e10,effects:["changes"]};return e10===t?[r]:[r,{path:t,effects:[
"changes","creates"]}]}async function WH(e10,t){let{file_path:r,new_path:a}=e10,i=[et,...SO],n=ya(op.name,{path:r,effects:["changes"]},{context:t,checks:i});if(!n.
ok)return n;let{target:s}=n,o=GH(s,a,t);if(!o.ok)return o;let{target:l}=o,c=s.path===l.path,[u,p]=[le(s),c?le(s):HH(l,le(s))];if(p.encoding!==u.encoding)return B(
"UNSUPPORTED_ENCODING",`${s.path} and ${l.path} differ in their encoding. Convert one of them.`);let f=pO(u),d=VH(f,s.path,e10,u);if(!d.ok)return d;let b=pO(p),
m=YH(b,l.path,e10,p);if(!m.ok)return m;if(c&&m.at>d.start&&m.at<d.end)return B("INVALID_INPUT",`The place in ${l.path} is inside the block. Name a line that sta\
ys.`);let w=XH(f.slice(d.start,d.end),b,{at:m.at,indent:e10.indent??0});if(w===void 0)return B("INVALID_INPUT",`Not every line of the block begins with ${-(e10.
indent??0)} blanks of one kind.`);let x=c?void 0:await t.policy.secrets(l.path,Buffer.from(w,no(u)).toString(u.encoding));if(x)return{ok:false,problem:x};let h=wg(
u,d,""),g=wg(p,{start:m.at,end:m.at},w),_=m.at===d.start||m.at===d.end?[wg(u,d,w)]:[h,g].sort((O,E)=>O.start-E.start),y=c?[vg(s,u,_)]:[vg(s,u,[h]),vg(l,p,[g])],
v=[];for(let O of y){if(!O.ok)return O;v.push(O)}return{ok:true,path:s.path,done:v}}var SO=[...mt,Br,pr,gt];function GH(e10,t,r){let a=Ql(t,r);if(!a.ok)return a;
if(a.path===e10.path)return{ok:true,target:e10};let i=r.workspace.stat(a.path)===void 0,n={path:t,effects:[i?"creates":"changes"]};return ya(op.name,n,{context:r,
checks:i?[]:SO})}var HH=(e10,{encoding:t})=>e10.stat?le(e10):{bytes:Buffer.alloc(0),encoding:t,bom:0,valid:true},pO=e10=>e10.bytes.toString(no(e10),e10.bom),no=({
encoding:e10})=>e10==="utf8"?"latin1":e10,OO=(e10,t)=>Buffer.from(e10,t.encoding).toString(no(t)),wg=(e10,{start:t,end:r},a)=>{let[i,{bom:n}]=[gO(e10.encoding),
e10];return{start:n+t*i,end:n+r*i,replacement:Buffer.from(a,no(e10))}};function VH(e10,t,{lines:[r,a],sha256:i},n){let s=typeof r=="number"?JH(e10,r,Number(a),t):
KH(e10,t,[r,String(a)],n);if(!s.ok||i===void 0)return s;let o=Buffer.from(e10.slice(s.start,s.end),no(n)).toString(n.encoding),l=te(o);return rH(Buffer.from(l.endsWith(
`
`)?l:`${l}
`))===i?s:B("STRING_NOT_FOUND",`The block is another one in ${t} than sha256 says. Name the lines as they are there.`)}function JH(e10,t,r,a){let i=Ye(e10);if(r>
i.length)return B("STRING_NOT_FOUND",`${a} has ${i.length} lines. Name the lines as they are there.`);let n=i.slice(0,t-1).join("").length;return{ok:true,start:n,
end:n+i.slice(t-1,r).join("").length}}function KH(e10,t,[r,a],i){let n=EO(e10,t,{given:r,file:i,key:"lines"});if(!n.ok)return n;let s=ZH(e10,OO(a,i),n.end);return!s||
s.start<n.start?B("STRING_NOT_FOUND",`${t}: after its first line the block has no lines ${H(JSON.stringify(a))}. Copy its last line from the file.`):{ok:true,start:n.
start,end:s.end}}function EO(e10,t,{given:r,file:a,key:i}){let[n,...s]=[...AO(e10,OO(r,a))],o=H(JSON.stringify(r));return n?s.length>0?B("STRING_NOT_UNIQUE",`${t}\
 has the lines ${o} ${s.length+1} times. Give more lines of ${i}, so that they are there once.`):{ok:true,...n}:B("STRING_NOT_FOUND",`${t} has no whole lines ${o}\
. Copy ${i} from the file.`)}function ZH(e10,t,r){for(let a of AO(e10,t))if(a.end>=r)return a}function*AO(e10,t){let r=t.replace(/\r?\n$/,"").split(/\r?\n/),[a=""]=r,
i=a===""?`
`:a,n=a===""?1:0;a===""&&e10!==""&&(yield*fO(e10,r,0));for(let s=e10.indexOf(i);s>=0;s=e10.indexOf(i,s+1)){let o=s+n;o<e10.length&&(o===0||e10[o-1]===`
`)&&(yield*fO(e10,r,o))}}function fO(e10,t,r){let a=r;for(let i of t){if(!e10.startsWith(i,a)||a===e10.length&&a>r)return[];a+=i.length;let[n,s]=[e10[a]===`
`&&e10[a-1]!=="\r",e10.startsWith(`\r
`,a)],o=s?2:n?1:0;if(o===0&&a<e10.length)return[];a+=o}return[{start:r,end:a}]}function YH(e10,t,{at:r,after:a,before:i},n){if(r!==void 0)return{ok:true,at:r===
"start"?0:e10.length};let[s,o]=a===void 0?["before",i??""]:["after",a],l=EO(e10,t,{given:o,file:n,key:s});return l.ok?{ok:true,at:a===void 0?l.start:l.end}:l}function XH(e10,t,{
at:r,indent:a}){let i=e10.endsWith(`
`)?e10:`${e10}
`,[n,s]=[/\r\n/.test(t),/(?:^|[^\r])\n/.test(t)],o=/\r\n/.test(e10)?`\r
`:`
`,l=n===s?void 0:n?`\r
`:`
`,c=l===void 0?i.replace(/(?<!\r)\n$/,o):i.replace(/\r?\n/g,l),u=a<0?e9(c,-a):c.replace(/^(?=[^\r\n])/gm,QH(e10,t).repeat(a));return u===void 0?void 0:r>0&&t[r-
1]!==`
`?`${l??o}${u}`:u}var QH=(e10,t)=>(/^[ \t]/m.exec(e10)??/^[ \t]/m.exec(t))?.[0]==="	"?"	":" ";function e9(e10,t){let r=Ye(e10),a=[" ","	"].map(i=>i.repeat(t));return r.
some(i=>i.trim()!==""&&!a.some(n=>i.startsWith(n)))?void 0:r.map(i=>i.trim()===""?i:i.slice(t)).join("")}function vg(e10,t,r){let a=e10.stat&&ic(e10,()=>ac(t,r));
if(a)return{ok:false,problem:a};let i=fr(e10,t,r);if(!i.ok)return i;let{change:n}=i,s=e10.stat?"update":"create";return{ok:true,path:e10.path,type:s,...Ur(e10),
change:n,state:ct(n.after)}}function t9(e10){return eo?.bytes.equals(e10)?{ok:true,notebook:eo.notebook}:ja(e10)}var r9=64*2**20,eo;function a9(e10,t,{splices:r,
after:a}){let i=a.length>r9?void 0:to.get(e10);to.delete(e10);let n=i&&o9(i,t,{after:a,splices:r});n&&to.set(n.notebook,n);let s=n?{ok:true,notebook:n.notebook}:
i&&ja(a);return eo=s?.ok?{bytes:a,notebook:s.notebook}:void 0,eo&&i9(t,e10,eo.notebook)}var i9=(e10,t,r)=>{let a=TO(e10);return{index:a,language:r.language,before:e10.
mode==="insert"?void 0:t.cells[a],after:e10.mode==="delete"?void 0:r.cells[a]}},TO=e10=>e10.mode==="insert"?(e10.after??-1)+1:e10.index;function NO(e10,t,r){let a=to.
get(t)??s9(e10,t);to.set(t,a);let i=r.mode==="insert"?[u9(a,r)]:r.mode==="delete"?[CO(a.cells.spans,{first:r.index,last:r.index},a.array)]:d9(a,r);return b9(i).
map(n=>({...n,replacement:Buffer.from(n.replacement,"latin1")}))}var to=new WeakMap,n9={open:`
 `,between:`,
 `,close:`
`,colon:": "};function s9(e10,t){let r=e10.toString("latin1"),a=iH(r,r.startsWith("\xEF\xBB\xBF")?3:0),i=xg(r,a),n=i.findLast(({key:c})=>c==="cells")?.value??{start:a,
end:a},s=ao(r,{start:a,end:r.lastIndexOf("}")+1,parts:i},n9),o=mO(r,n.start),l=new om(o);return{bytes:e10,notebook:t,array:n,cells:{spans:[...l.all],moving:l},root:s,
layout:ao(r,{...n,parts:o},Qi(s)),quote:y9(r.slice(a))}}function o9(e10,t,{after:r,splices:a}){let i=r.length-e10.bytes.length;if(!l9(e10,t,i))return;let n=TO(t),
s=t.mode==="delete"?void 0:e10.cells.spans[n],o=s&&ro(r,s);if([o??"",...a.map(f=>ro(e10.bytes,f))].some(f=>/\\u|[\x80-\xff]/.test(f)))return;let l=o===void 0?void 0:
c9(o);if(o!==void 0&&l===void 0)return;let c=[...e10.notebook.cells];c.splice(n,t.mode==="insert"?0:1,...l?[l]:[]);let u={...e10.array,end:e10.array.end+i},p=ao(
{slice:(f=0,d=r.length)=>ro(r,{start:f,end:d})},{...u,parts:e10.cells.spans},Qi(e10.root));return{...e10,bytes:r,notebook:{...e10.notebook,cells:c},array:u,layout:p}}
function l9({cells:e10,layout:t},r,a){let{spans:i,moving:n}=e10;if(r.mode==="insert"){let o=i[r.after??0];if(!o)return false;let l=r.after===void 0?void 0:o,c=l?
o.end+t.between.length:o.start;return n.shift(l,a),i.splice((r.after??-1)+1,0,n.add({start:c,end:c+a-t.between.length},l)),true}let s=i[r.index];return s?(n.shift(
s,a),r.mode==="replace"?s.end+=a:(n.remove(s),i.splice(r.index,1)),true):false}var ro=(e10,{start:t,end:r})=>e10.toString("latin1",t,r),IO=e10=>e10&&{start:e10.
start,end:e10.end},c9=e10=>{let t=ou(nH(Buffer.from(e10,"latin1").toString("utf8")));return typeof t=="string"?void 0:t};function u9(e10,t){let{array:r,layout:a,
notebook:i,cells:n}=e10,{spans:s}=n,o=t.after??0,l=IO(s[o]),c=l?jO(ro(e10.bytes,l),a):Qi(a),u=_9(p9(e10,t,{style:c,listed:i.cells[o]?.listed??true}),c);return l?
t.after===void 0?{start:l.start,end:l.start,replacement:u+a.between}:{start:l.end,end:l.end,replacement:a.between+u}:{...r,replacement:Tg([u],a)}}function p9(e10,t,{
style:r,listed:a}){let i=t.type==="code",n=Ye(t.source).map(e10.quote);return[["cell_type",e10.quote(t.type)],i?["execution_count","null"]:void 0,e10.notebook.hasIds?
["id",e10.quote(f9(e10,t))]:void 0,["metadata","{}"],i?["outputs","[]"]:void 0,["source",a?Tg(n,Qi(r)):e10.quote(t.source)]].filter(s=>s!==void 0).map(([s,o])=>MO(
s,o,r))}function f9({bytes:e10,notebook:t},{after:r,type:a,source:i}){for(let n=0;;n++){let s=Ua("sha256").update(JSON.stringify([r??null,a,i,n])).update(e10).digest(
"hex").slice(0,8);if(!t.cells.some(o=>o.id===s))return s}}function d9(e10,t){let r=IO(e10.cells.spans[t.index]),a=e10.notebook.cells[t.index];if(!r||!a)return[];
let i=ro(e10.bytes,r),n=xg(i,0),s=jO(i,e10.layout),o=t.type??a.type,l=o===a.type?[]:o==="code"?["attachments"]:["execution_count","outputs"],c=[];o!==a.type&&c.
push(["cell_type",e10.quote(o)]),o==="code"&&!(t.keepsOutputs&&o===a.type)&&c.push(["execution_count","null"],["outputs","[]"]),t.source!==a.source&&c.push(["so\
urce",h9(e10,t,{text:i,members:n,style:s})]);let u={text:i,members:n,dropped:l,style:s};return[...g9(u),...c.flatMap(([p,f])=>m9(u,p,f))].map(p=>({...p,start:r.
start+p.start,end:r.start+p.end}))}var jO=(e10,t)=>ao(e10,{start:0,end:e10.length,parts:xg(e10,0)},Qi(t));function h9({quote:e10,notebook:t},{index:r,source:a},{
text:i,members:n,style:s}){let o=n.findLast(({key:p})=>p==="source")?.value;if(!o||!t.cells[r]?.listed)return e10(a);let l=mO(i,o.start),c=new Map(l.map(({start:p,
end:f})=>[aH(i.slice(p,f)),i.slice(p,f)])),u=Ye(a).map(p=>c.get(p)??e10(p));return Tg(u,ao(i,{...o,parts:l},Qi(s)))}function m9({text:e10,members:t,dropped:r,style:a},i,n){
let s=t.findLast(p=>p.key===i)?.value;if(s)return e10.slice(s.start,s.end).replace(/^\[\s*\]$/,"[]")===n?[]:[{...s,replacement:n}];let o=t.filter(p=>!r.includes(
p.key)),l=o.find(p=>p.key>i),c=l?.start??o.at(-1)?.end??0,u=MO(i,n,a);return[{start:c,end:c,replacement:l?u+a.between:a.between+u}]}function g9({text:e10,members:t,
dropped:r}){let a=t.map(n=>r.includes(n.key)),i=[];for(let n=a.indexOf(true);n>=0;){let s=a.indexOf(false,n),o=s<0?t.length-1:s-1;i.push(CO(t,{first:n,last:o},{
start:0,end:e10.length})),n=a.indexOf(true,o+1)}return i}function CO(e10,{first:t,last:r},a){let i=e10[r+1];if(i)return{start:e10[t]?.start??i.start,end:i.start,
replacement:""};let n=e10[t-1]?.end;return n!==void 0?{start:n,end:e10[r]?.end??n,replacement:""}:{start:a.start+1,end:a.end-1,replacement:""}}function b9(e10){
let t=[];for(let r of e10.toSorted((a,i)=>a.start-i.start||a.end-i.end)){let a=t.at(-1);a?.end===r.start?t[t.length-1]={start:a.start,end:r.end,replacement:a.replacement+
r.replacement}:t.push(r)}return t}function ao(e10,t,r){let{start:a,end:i,parts:n}=t,[s,o]=n,l=n.at(-1);if(!s||!l)return r;let c=e10.slice(a+1,s.start),u=c.includes(
`
`)?`,${c}`:r.between;return{open:c,between:o?e10.slice(s.end,o.start):u,close:e10.slice(l.end,i-1),colon:"value"in s?e10.slice(s.keyEnd,s.value.start):r.colon}}
function Qi({open:e10,between:t,close:r,colon:a}){if(!e10.includes(`
`))return{open:"",between:t,close:"",colon:a};let i=e10+(e10.startsWith(r)?e10.slice(r.length):" ");return{open:i,between:`,${i}`,close:e10,colon:a}}var Tg=(e10,{
open:t,between:r,close:a})=>e10.length===0?"[]":`[${t}${e10.join(r)}${a}]`,_9=(e10,{open:t,between:r,close:a})=>`{${t}${e10.join(r)}${a}}`,MO=(e10,t,{colon:r})=>`\
"${e10}"${r}${t}`;function y9(e10){let t=/(?<!\\)(?:\\\\)*\\u(?!00[0-7])([0-9a-fA-F]{4})/.exec(e10)?.[1];if(t===void 0||/[\x80-\xff]/.test(e10))return a=>w9(JSON.
stringify(a));let r=/[A-F]/.test(t);return a=>JSON.stringify(a).replace(/[\x7f-\uffff]/g,i=>uH(i,r))}var w9=e10=>Buffer.from(e10,"utf8").toString("latin1"),so={
name:"NotebookEdit",input:Q(v9),call:{title:"Edit a notebook",description:"Replaces, inserts or deletes one cell of a Jupyter notebook.",input:Q(PO)},effect:"ch\
anges",touches:e10=>[dO(e10)],rule:[],fileKey:"notebook_path",counts:"places",criteria:({cell_id:e10,old_string:t})=>({endings:[".ipynb"],held:{notebook:{cell:e10,
text:t}}}),doing:"Editing",facts:({cell_id:e10,cell:t,edit_mode:r="replace",cell_type:a="",clear_outputs:i})=>[`Cell ${e10??(t?"any":"at the start")}: ${r} ${a}`.
trim(),...i===false?["Keeps the outputs"]:[]],texts:({edit_mode:e10,old_string:t="",new_source:r,new_string:a=""})=>e10==="delete"?{before:"",after:""}:{before:t,
after:r??a},run:(e10,t)=>{let r=Ge(so.name,dO(e10),t),{notebook_path:a="",new_source:i,new_string:n=""}=e10;return $i(wa({path:a,opened:r,text:i??n},t),()=>r.ok?
$9(r.target,e10,t.equalIds):r)}};function PO(){return C({notebook_path:oe.meta({examples:["notebooks/demo.ipynb"]}),cell_id:J().optional().describe("Id of the c\
ell, or cell-N counted from 0. For insert: the cell to insert after; absent, at the start.").meta({examples:["a1b2c3","cell-0"]}),new_source:J().describe("The s\
ource of the cell; for delete, anything.").meta({examples:["fetch_user()"]}),cell_type:U(["code","markdown"]).optional().describe("Kind of the cell; required fo\
r insert."),edit_mode:U(["replace","insert","delete"]).optional().describe("What to do with the cell.").meta({default:"replace"})}).describe("Change one cell of\
 a Jupyter notebook.")}function v9(){let{shape:e10}=PO(),t=Me("notebook_path","glob"),r=Me("new_source","old_string"),{glob:a,exclude:i,only_if:n,expect_matches:s,
skip_unsupported:o}=Ae;return ke(C({notebook_path:e10.notebook_path.optional(),glob:a,exclude:i,only_if:n,cell_id:e10.cell_id,cell:ue("*").optional().describe("\
Instead of cell_id, with old_string: every cell that holds it."),new_source:e10.new_source.optional(),old_string:J().min(1,"is empty").optional().describe("Inst\
ead of new_source: text to replace within the cell, as it is written.").meta({examples:["load_user("]}),new_string:J().optional().describe("With old_string: tex\
t to put there, taken literally; empty deletes.").meta({examples:["fetch_user("]}),replace_all:Qc(),cell_type:e10.cell_type,edit_mode:e10.edit_mode,clear_outputs:pe(
"Whether a code cell whose source is replaced loses its outputs and execution count.").meta({default:true}),allow_elision:js(),expect_matches:s,skip_unsupported:o}),
...t.rules,...r.rules,["new_string",({old_string:l,new_string:c})=>l===void 0==(c===void 0),"The keys old_string and new_string go together."],["old_string",({old_string:l,
edit_mode:c="replace",cell_type:u})=>l===void 0||c==="replace"&&u===void 0,"needs edit_mode replace, and no cell_type"],["cell",({cell:l,cell_id:c,old_string:u})=>l===
void 0||c===void 0&&u!==void 0,"needs old_string, and no cell_id"],["replace_all",({replace_all:l,old_string:c})=>l===void 0||c!==void 0,"needs old_string"],["c\
lear_outputs",({clear_outputs:l,edit_mode:c="replace",cell_type:u})=>l===void 0||c==="replace"&&u!=="markdown","counts where the source of a code cell is replac\
ed"],...rt("skip_unsupported"),Ht).describe("Change one cell of a Jupyter notebook, or a text within its cells; or in every notebook that a glob names and that \
has it. A code cell whose source is replaced loses its outputs and execution count.").meta({allOf:[t.schema,r.schema]})}var dO=({notebook_path:e10=""})=>({path:e10,
effects:["changes"]});function $9(e10,t,r){let a=T9(e10);if(a)return{ok:false,problem:a};let i=t.old_string===void 0?I9(t):O9(t);if("ok"in i)return i;let n=Je(e10,
N9);if(n)return{ok:false,problem:n};let s=t9(e10.bytes());if(!s.ok)return s;let o=r==="first"?S9(s.notebook):s.notebook,l="text"in i?E9(i,o,e10):A9(i,o);if(!l.ok)
return l;let c=Xu({expected:t.expect_matches,found:l.places??1},e10.path);if(c)return{ok:false,problem:c};let u=gt(e10);if(u)return{ok:false,problem:u};let p=t.
allow_elision?void 0:x9(l.changes,s.notebook);if(p)return{ok:false,problem:p};let f=e10.context.needsNoRead?void 0:k9(t,l.changes,o);if(f)return f;let d=t.clear_outputs===
false,b=l.changes.map(m=>d&&m.mode==="replace"?{...m,keepsOutputs:true}:m);return P9(e10,s.notebook,{...l,changes:b})}function k9({clear_outputs:e10,cell_id:t,cell_type:r},a,{
cells:i}){if(!(e10===void 0||t===void 0||r==="code"||a.some(n=>n.mode==="replace"&&i[n.index]?.type==="code")))return B("INVALID_INPUT",`clear_outputs counts fo\
r a code cell, and ${t} is none. Leave it out.`)}function x9(e10,{cells:t}){for(let r of e10){let a=r.mode==="replace"?t[r.index]?.source:void 0,i=r.mode==="rep\
lace"&&a!==void 0?Cs(a,r.source):void 0;if(i)return i}}function S9(e10){let t=new Set,r=e10.cells.map(a=>{let i=t.has(a.id);return t.add(a.id),i?{...a,id:void 0}:
a});return{...e10,cells:r}}function O9(e10){let{old_string:t="",new_string:r="",replace_all:a,cell:i,cell_id:n}=e10;return t===r?B("NO_CHANGE","old_string and n\
ew_string are equal. Remove the step."):n===void 0&&i===void 0?B("CELL_ID_REQUIRED",'old_string needs a cell_id, or cell: "*" for every cell. Give one.'):{text:{
old_string:t,new_string:r,replace_all:a},id:n,expected:e10.expect_matches}}function E9({text:e10,id:t,expected:r},a,{path:i}){let n=t===void 0?void 0:Mi(a,t);if(t!==
void 0&&n===void 0)return{ok:false,problem:RO(t,a)};let s=L9(a,n===void 0?[...a.cells.keys()]:[n],e10);return s.ok?s.edited.length===0&&!Ks(r)?B("STRING_NOT_FOU\
ND",`old_string is in no ${t===void 0?`cell of ${i}`:`line of cell ${t} of ${i}`}, as it is written. Copy it from the cell.`):{ok:true,changes:s.edited.map(({index:o,
source:l})=>({mode:"replace",index:o,source:l,type:void 0})),places:s.edited.reduce((o,{places:l})=>o+l,0)}:B("STRING_NOT_UNIQUE",`old_string is in several plac\
es of cell ${a.cells[s.index]?.id??`cell-${s.index}`} of ${i}. Set replace_all: true, or repeat more of the cell.`)}function A9(e10,t){let r=j9(e10,t);return"ok"in
r?r:{ok:true,changes:[r]}}var T9=({path:e10})=>e10.endsWith(".ipynb")?void 0:F("NOT_A_NOTEBOOK",`${e10} does not end in .ipynb. Use Edit.`),N9=[et,...vi];function I9(e10){
let{edit_mode:t="replace",cell_id:r,cell_type:a,new_source:i=""}=e10;return t==="insert"?a?r?{mode:t,id:r,type:a,source:i}:{mode:t,id:void 0,type:a,source:i}:B(
"CELL_TYPE_REQUIRED","edit_mode insert needs a cell_type. Write code or markdown."):r?{mode:t,id:r,type:a,source:i}:B("CELL_ID_REQUIRED",`edit_mode ${t} needs a\
 cell_id. Give one.`)}function j9(e10,t){if(e10.id===void 0)return{...e10,after:void 0};let r=Mi(t,e10.id);return r===void 0?{ok:false,problem:RO(e10.id,t)}:e10.
mode==="insert"?{...e10,after:r}:{...e10,index:r}}function RO(e10,t){let r=t.cells.flatMap((i,n)=>i.id===e10?[`cell-${n}`]:[]);if(r.length===0)return M9(e10,t);
let a=`${r.length} cells have the id ${JSON.stringify(e10)}. Count the cell instead: ${r.join(", ")}.`;return{...F("CELL_NOT_FOUND",a),suggestions:r}}var C9=20;
function M9(e10,{cells:t}){let r=t.slice(0,C9).map((i,n)=>i.id??`cell-${n}`),a=t.length===0?"It has none.":`It has ${r.join(", ")}${t.length>r.length?" \u2026":
""}.`;return{...F("CELL_NOT_FOUND",`The notebook has no cell ${JSON.stringify(e10)}. ${a} Or count as in cell-0.`),suggestions:r}}function P9(e10,t,{changes:r,places:a}){
let{path:i,stat:n}=e10,s=r.flatMap(b=>NO(e10.bytes(),t,b)).toSorted((b,m)=>b.start-m.start),o=R9(t,r).join(" "),l={ok:true,path:i,type:"update",...a!==void 0&&{
matches:a},...Ur(e10),...o!==""&&{notes:[o]}};if(s.length===0)return l;let c=fr(e10,le(e10),s);if(!c.ok)return c;let{after:u}=c.change,[p,...f]=r,d=p&&f.length===
0?a9(t,p,{splices:s,after:u}):void 0;return{...l,change:{...c.change,...d&&{cell:d}},state:ct(u,n?.modified)}}function R9({cells:e10},t){let r=t.flatMap(s=>s.mode===
"replace"&&s.type==="code"?e10[s.index]?.attachments??[]:[]),a=r.length===0?[]:[`A code cell has no attachments: ${r.map(s=>JSON.stringify(s)).join(", ")} went \
with the old cell.`],i=t.filter(s=>{if(s.mode!=="replace"||s.keepsOutputs)return false;let o=e10[s.index];return o?.type==="code"&&(o.outputs.length>0||o.executionCount!==
void 0)});if(i.length===0)return a;let n=cH(i.length,"code cell");return[...a,`The outputs and the execution count of ${n} were cleared; set clear_outputs: fals\
e to keep them.`]}var L9=({cells:e10},t,r)=>{let a=[];for(let i of t){let n=sH(e10[i]?.source??""),s=Ba(n,{...r,match:"literal"});if(!s.ok&&s.reason!=="not-foun\
d")return{ok:false,index:i};if(!s.ok)continue;let o=lH(n.bytes,s.splices).toString("utf16le");a.push({index:i,source:o,places:s.splices.length})}return{ok:true,
edited:a}},lp=new ee("codemods"),cp=new ee("fixes"),z9=[np,io,ru,so,iu,Hr,op,lp,Ag,Eg,Rs,cp],up=()=>z9.flatMap(e10=>e10 instanceof ee?e10.found??[]:[e10]),Ng=e10=>{
let t=hO.get(e10)??up().find(r=>r.name===e10);return t&&hO.set(e10,t),t},hO=new Map,pt=e10=>{let t=Ng(e10);if(!t)throw new TypeError(`${e10} is not on the list \
of tools`);return t},qa=e10=>Ng(e10)?.effect,Ig=({tool:e10,input:t})=>pt(e10).source?.(t),oo=({tool:e10,input:t})=>"glob"in t&&t.glob!==void 0?[]:pt(e10).touches(
t),F9=(e10,{was:t,is:r})=>{let{effect:a}=pt(e10),i=a==="reads"?a:r?t?a:"creates":"removes";return{tool:e10,effects:a==="renames"?[i,a]:[i]}};import{errors$g as D9}from"./hook.js";
function jg(e10){let{plan:t,base:r=null,head:a=null,run:i=null,notes:n=[],verifications:s=[],problems:o=[]}=e10,{files:l=[],written:c=false,sections:u}=e10,p=e10.
steps.map(w=>"step"in w?FO(w):w),f=Ml(p),d=U9(t.words??[]),{moved:b,totals:m}=Vd({files:l,steps:p});return{version:1,plan:{title:t.title,...t.description!==void 0&&
{description:t.description},sha256:t.digest,files:[...t.files],...t.overrides&&Object.keys(t.overrides).length>0&&{overrides:t.overrides},...t.without&&t.without.
length>0&&{without:[...t.without]},...t.leftOut&&t.leftOut.length>0&&{left_out:[...t.leftOut]},...t.sources&&t.sources.length>0&&{sources:t.sources.map(B9)},...d.
length>0&&{sessions:d}},base:r,head:a,run:i,steps:p,...f.length>0&&{rules:f.map(q9)},written:c,files:l,...b&&{moved:b},totals:{...V9(p),...UO(l),...m},...n.length>
0&&{notes:[...n]},...s.length>0&&{verifications:s},...u,...o.length>0&&{problems:o.map(lo)}}}var B9=({file:e10,format:t,notes:r,passages:a})=>({file:e10,format:t,
...r.length>0&&{notes:[...r]},...a.length>0&&{passages:[...a]}});function U9(e10){let t=new Map;for(let{index:r,session:a}of e10){if(!a)continue;let i=JSON.stringify(
[a.agent,a.model,a.id]),n=t.get(i)??{...a,steps:[]};n.steps.push(r),t.set(i,n)}return[...t.values()]}var q9=({rule:e10,files:t,...r})=>{let a=i=>i.map(({index:n})=>n);
return{rule:e10,applied:a(r.applied),refused:a(r.refused),others:a(r.others),files:[...t]}},W9=/^editplan\//;function FO(e10){let{step:t,status:r,path:a,changes:i,
matchedBy:n,error:s,notes:o}=e10,[l,...c]=i,{structuredPatch:u=[]}=l&&l.from===void 0&&c.length===0?l:{},p=J9(e10),f=H9(e10),d=Ig(t);return{index:t.index,...t.id!==
void 0&&{id:t.id},tool:t.tool,file_path:a,..."new_path"in t.input&&{new_path:G9(e10,t.input)},...d!==void 0&&!W9.test(d)&&{source:d},status:r,...t.why!==void 0&&
{why:t.why},...n!==void 0&&{matched_by:n},...u.length>0&&{structuredPatch:u},...p&&{cell:p},...lc(i),...f?{files:f}:i.length>0&&DO(t.tool,i[0]),...e10.commit!==
void 0&&{commit:e10.commit},...e10.duplicateOf!==void 0&&{duplicate_of:e10.duplicateOf},...e10.reads&&{reads:e10.reads},...o&&o.length>0&&{notes:o},...s&&{error:{
...BO(s.at??t.at),...lo(s)}}}}var G9=({changes:e10},{glob:t,new_path:r})=>t===void 0?e10.find(({from:a})=>a!==void 0)?.path??r:r;function H9({step:e10,path:t,changes:r}){
if(!r.every(a=>a.path===t))return r.flatMap(a=>{let{path:i,from:n,structuredPatch:s=[]}=a,o={...s.length>0&&{structuredPatch:s},...lc([a])},l={file_path:i,...o,
...DO(e10.tool,a)};return n===void 0?[l]:[{file_path:n,insertions:0,deletions:0},l]})}function DO(e10,t){let{modeBefore:r,mode:a,size:i=t.after?.length}=t,[n,s]=[
LO(r),LO(i===void 0?void 0:a)];return(s===pp?n!==pp&&qa(e10)!=="removes":n===pp?s==="100755"||i===0:n!==s)?{old_mode:n,new_mode:s}:void 0}var pp="000000",LO=e10=>e10===
void 0?pp:e10===57344?"160000":e10&64?"100755":"100644",lo=({name:e10,message:t,at:r,suggestions:a,passage:i})=>({name:e10,code:D9(e10),message:t,...r&&BO(r),...a&&
a.length>0&&{suggestions:a},...i!==void 0&&{class:i}}),BO=({file:e10,line:t,column:r,field:a})=>a===void 0?{...e10!==void 0&&{file:e10},line:t,column:r}:{field:a};
function V9(e10){let t={applied:0,unchanged:0,collapsed:0,failed:0,skipped:0};for(let{status:r}of e10)r!=="read"&&(t[r]+=1);return t}var UO=e10=>({files:e10.length,
insertions:e10.reduce((t,{insertions:r})=>t+r,0),deletions:e10.reduce((t,{deletions:r})=>t+r,0)});function J9({step:e10,changes:[t]}){if(!t?.cell||!ha(e10,so)||
e10.input.cell!==void 0||e10.input.glob!==void 0)return;let{index:r,language:a,before:i,after:n}=t.cell;if(Math.max(i?.source.length??0,n?.source.length??0)>Il)
return;let s=(n??i)?.id;return{index:r,...s!==void 0&&{id:s},language:a,...i&&{before:zO(i)},...n&&{after:zO(n)}}}var zO=({outputs:e10,...t})=>Qn({...t,output:e10.
map(Yn).join("").trimEnd()});import{core_text_words$p as K9,core_text_words$r as WO}from"./hook.js";import{errors$b as GO}from"./hook.js";var Z9=/^[A-Za-z_][\w-]*$/,
qO=Y([J(),G(),$e()],"is not a text"),Y9=Ne($().regex(Z9,"is no name of a variable; it takes letters, digits, _ and -"),Y([qO,Ti(),C({default:qO.exactOptional().
describe("Its value where none is given.").meta({examples:["main"]}),required:ue(true).exactOptional().describe("It has no default."),description:J().exactOptional().
describe("What it is for.").meta({examples:["the branch to deploy from"]})}).refine(({default:e10,required:t})=>e10===void 0||t===void 0,"has a default, and `re\
quired: true` says that it has none: leave one of them out")],"is not a text (its default), null (it has none), or { description } with either default or requir\
ed")),X9=(e10,{vars:t={},openVars:r=false},a)=>{let i=new Map,n=[];for(let[s,o]of Object.entries(e10)){let l=Object.hasOwn(t,s)?t[s]:Q9(o);i.set(s,l===void 0?`\$\
{{ vars.${s} }}`:String(l)),l===void 0&&!r&&n.push(e8(s,a))}return{values:Object.fromEntries(i),faults:n}},Q9=e10=>typeof e10=="object"?e10?.default:e10,e8=(e10,t)=>({
name:"MISSING_VARIABLE",message:`The variable ${WO(e10)} has no value. Give one with --var ${e10}=\u2026, in a workflow with the input \`vars\`, or a default in the pl\
an\u2019s \`vars\`.`,at:t.key(["vars",e10]),path:["vars",e10]}),t8=(e10,t,{path:r,locate:a})=>{let i=[],n=(o,l,c)=>(i.push(a8(o,{known:Object.keys(l),at:a.value(
c),path:c})),""),s=(o,l)=>typeof o=="string"?Mg(o)?o.replace(Pg,(c,u,p,f)=>{let d=t[p];return d?u?c.slice(1):Object.hasOwn(d,f)?d[f]??"":n(f,d,l):c}):o:typeof o!=
"object"||o===null?o:Array.isArray(o)?o.map((c,u)=>s(c,[...l,u])):Object.fromEntries(Object.entries(o).map(([c,u])=>[c,s(u,[...l,c])]));return{value:s(e10,r),faults:i}},
HO=(e10,t)=>typeof e10=="string"?Mg(e10)?Array.from(e10.matchAll(Pg),([,r,a,i=""])=>r?0:r8(t[a]??{},i)).reduce((r,a)=>r+a,0):0:typeof e10!="object"||e10===null?
0:Object.values(e10).reduce((r,a)=>r+HO(a,t),0),Cg=(e10,t)=>Mg(e10)?[...e10.matchAll(Pg)].flatMap(([,r,a,i=""])=>r||a!==t?[]:i):[],Mg=e10=>e10.includes("vars.")||
e10.includes("repository."),r8=(e10,t)=>Object.hasOwn(e10,t)?(e10[t]??"").length:0,Pg=/(\$?)\$\{\{\s*(vars|repository)\.([^\s{}]*)\s*\}\}/g,a8=(e10,{known:t,...r})=>{
let a=K9(e10,t),i=a?`did you mean ${a}?`:t.length>0?`the plan has ${t.join(", ")}.`:"the plan has none.";return{name:"UNKNOWN_VARIABLE",message:`No variable is \
called ${WO(e10)}; ${i} To write the text itself, double the dollar.`,...r,...a!==void 0&&{suggestions:[a]}}};function Rg(e10,t){let r=new Fu,a=qu(t,{schema:"fa\
ilsafe",version:"1.2",uniqueKeys:false,prettyErrors:false,lineCounter:r}),[i]=a.errors;if(i){let{line:o,col:l}=r.linePos(i.pos[0]);throw en(`${e10} is not valid\
 YAML: ${i.message} at line ${o}, column ${l}`)}if(!Zr(a.contents))throw en(`${e10} must hold names and their values.`);let n=new Map,s=new Map;for(let{key:o,value:l}of a.
contents.items){if(!ae(o))throw en(`A name in ${e10} must be text.`);let c=String(o.value);o.anchor!==void 0&&n.set(o.anchor,c);let u=$r(l)?n.get(l.source):ae(l)?
i8(l):void 0;if(u===void 0)throw en(`${c} in ${e10} must be text; one that looks like null needs quotes.`);if(ae(l)&&l.anchor!==void 0&&n.set(l.anchor,u),s.has(
c))throw en(`${e10} gives ${c} twice. Remove one of them.`);s.set(c,u)}return[...s]}var i8=({value:e10,type:t})=>typeof e10!="string"||t==="PLAIN"&&/^(?:null|~)$/i.
test(e10)?void 0:e10;function Lg(e10,t){let r=t.indexOf("=");if(r<1)throw en(`${e10} takes name=value, not ${JSON.stringify(t)}.`);return[t.slice(0,r),t.slice(r+
1)]}function n8(e10,t){let r=new Set(e10.flatMap(({vars:s={}})=>Object.keys(s))),a=Object.keys(t).filter(s=>!r.has(s));if(a.length===0)return;let i=r.size>0?`Th\
ey are ${[...r].join(", ")}.`:"No plan has a `vars` header.",n=`No plan has the variable ${a.join(", ")}. ${i}`;throw new GO({name:"UNKNOWN_VARIABLE",message:n})}
var en=e10=>new GO({name:"USAGE",message:e10});import{core_git_whole_file$b as l8}from"./hook.js";import{core_text_words$a as c8}from"./hook.js";import{errors$b as ft,
errors$c as u8,errors$f as p8}from"./hook.js";import{empty$a as co,empty$c as Wa,empty$e as f8}from"./hook.js";var s8=Be("node:fs/promises");var{stat:fp,readFile:tn,
mkdtemp:VO,rm:JO,writeFile:KO,mkdir:ZO}=s8;var o8=Be("node:stream");var{addAbortSignal:YO}=o8;var XO=Be("node:process"),Zt=XO,{platform:QO}=XO;var eE=Be("node:o\
s"),tE=eE,{availableParallelism:rE,tmpdir:aE}=eE;var iE=Be("node:tty"),zg=iE,{}=iE;var nE=Be("process"),sE=nE,{}=nE;var hp=Wa(e10=>{var t=class extends Error{constructor(a,i,n){
super(n),Error.captureStackTrace(this,this.constructor),this.name=this.constructor.name,this.code=i,this.exitCode=a,this.nestedError=void 0}},r=class extends t{constructor(a){
super(1,"commander.invalidArgument",a),Error.captureStackTrace(this,this.constructor),this.name=this.constructor.name}};e10.CommanderError=t,e10.InvalidArgumentError=
r}),Wg=Wa(e10=>{var{InvalidArgumentError:t}=hp(),r=class{constructor(i,n){switch(this.description=n||"",this.variadic=false,this.parseArg=void 0,this.defaultValue=
void 0,this.defaultValueDescription=void 0,this.argChoices=void 0,i[0]){case"<":this.required=true,this._name=i.slice(1,-1);break;case"[":this.required=false,this.
_name=i.slice(1,-1);break;default:this.required=true,this._name=i;break}this._name.endsWith("...")&&(this.variadic=true,this._name=this._name.slice(0,-3))}name(){
return this._name}_collectValue(i,n){return n===this.defaultValue||!Array.isArray(n)?[i]:(n.push(i),n)}default(i,n){return this.defaultValue=i,this.defaultValueDescription=
n,this}argParser(i){return this.parseArg=i,this}choices(i){return this.argChoices=i.slice(),this.parseArg=(n,s)=>{if(!this.argChoices.includes(n))throw new t(`A\
llowed choices are ${this.argChoices.join(", ")}.`);return this.variadic?this._collectValue(n,s):n},this}argRequired(){return this.required=true,this}argOptional(){
return this.required=false,this}};function a(i){let n=i.name()+(i.variadic===true?"...":"");return i.required?"<"+n+">":"["+n+"]"}e10.Argument=r,e10.humanReadableArgName=
a}),dE=Wa(e10=>{var{humanReadableArgName:t}=Wg(),r=class{constructor(){this.helpWidth=void 0,this.minWidthToWrap=40,this.sortSubcommands=false,this.sortOptions=
false,this.showGlobalOptions=false}prepareContext(i){this.helpWidth=this.helpWidth??i.helpWidth??80}visibleCommands(i){let n=i.commands.filter(o=>!o._hidden),s=i.
_getHelpCommand();return s&&!s._hidden&&n.push(s),this.sortSubcommands&&n.sort((o,l)=>o.name().localeCompare(l.name())),n}compareOptions(i,n){let s=o=>o.short?o.
short.replace(/^-/,""):o.long.replace(/^--/,"");return s(i).localeCompare(s(n))}visibleOptions(i){let n=i.options.filter(o=>!o.hidden),s=i._getHelpOption();if(s&&
!s.hidden){let o=s.short&&i._findOption(s.short),l=s.long&&i._findOption(s.long);!o&&!l?n.push(s):s.long&&!l?n.push(i.createOption(s.long,s.description)):s.short&&
!o&&n.push(i.createOption(s.short,s.description))}return this.sortOptions&&n.sort(this.compareOptions),n}visibleGlobalOptions(i){if(!this.showGlobalOptions)return[];
let n=[];for(let s=i.parent;s;s=s.parent){let o=s.options.filter(l=>!l.hidden);n.push(...o)}return this.sortOptions&&n.sort(this.compareOptions),n}visibleArguments(i){
return i._argsDescription&&i.registeredArguments.forEach(n=>{n.description=n.description||i._argsDescription[n.name()]||""}),i.registeredArguments.find(n=>n.description)?
i.registeredArguments:[]}subcommandTerm(i){let n=i.registeredArguments.map(s=>t(s)).join(" ");return i._name+(i._aliases[0]?"|"+i._aliases[0]:"")+(i.options.length?
" [options]":"")+(n?" "+n:"")}optionTerm(i){return i.flags}argumentTerm(i){return i.name()}longestSubcommandTermLength(i,n){return n.visibleCommands(i).reduce((s,o)=>Math.
max(s,this.displayWidth(n.styleSubcommandTerm(n.subcommandTerm(o)))),0)}longestOptionTermLength(i,n){return n.visibleOptions(i).reduce((s,o)=>Math.max(s,this.displayWidth(
n.styleOptionTerm(n.optionTerm(o)))),0)}longestGlobalOptionTermLength(i,n){return n.visibleGlobalOptions(i).reduce((s,o)=>Math.max(s,this.displayWidth(n.styleOptionTerm(
n.optionTerm(o)))),0)}longestArgumentTermLength(i,n){return n.visibleArguments(i).reduce((s,o)=>Math.max(s,this.displayWidth(n.styleArgumentTerm(n.argumentTerm(
o)))),0)}commandUsage(i){let n=i._name;i._aliases[0]&&(n=n+"|"+i._aliases[0]);let s="";for(let o=i.parent;o;o=o.parent)s=o.name()+" "+s;return s+n+" "+i.usage()}commandDescription(i){
return i.description()}subcommandDescription(i){return i.summary()||i.description()}optionDescription(i){let n=[];if(i.argChoices&&n.push(`choices: ${i.argChoices.
map(s=>JSON.stringify(s)).join(", ")}`),i.defaultValue!==void 0&&(i.required||i.optional||i.isBoolean()&&typeof i.defaultValue=="boolean")&&n.push(`default: ${i.
defaultValueDescription||JSON.stringify(i.defaultValue)}`),i.presetArg!==void 0&&i.optional&&n.push(`preset: ${JSON.stringify(i.presetArg)}`),i.envVar!==void 0&&
n.push(`env: ${i.envVar}`),n.length>0){let s=`(${n.join(", ")})`;return i.description?`${i.description} ${s}`:s}return i.description}argumentDescription(i){let n=[];
if(i.argChoices&&n.push(`choices: ${i.argChoices.map(s=>JSON.stringify(s)).join(", ")}`),i.defaultValue!==void 0&&n.push(`default: ${i.defaultValueDescription||
JSON.stringify(i.defaultValue)}`),n.length>0){let s=`(${n.join(", ")})`;return i.description?`${i.description} ${s}`:s}return i.description}formatItemList(i,n,s){
return n.length===0?[]:[s.styleTitle(i),...n,""]}groupItems(i,n,s){let o=new Map;return i.forEach(l=>{let c=s(l);o.has(c)||o.set(c,[])}),n.forEach(l=>{let c=s(l);
o.has(c)||o.set(c,[]),o.get(c).push(l)}),o}formatHelp(i,n){let s=n.padWidth(i,n),o=n.helpWidth??80;function l(f,d){return n.formatItem(f,s,d,n)}let c=[`${n.styleTitle(
"Usage:")} ${n.styleUsage(n.commandUsage(i))}`,""],u=n.commandDescription(i);u.length>0&&(c=c.concat([n.boxWrap(n.styleCommandDescription(u),o),""]));let p=n.visibleArguments(
i).map(f=>l(n.styleArgumentTerm(n.argumentTerm(f)),n.styleArgumentDescription(n.argumentDescription(f))));if(c=c.concat(this.formatItemList("Arguments:",p,n)),this.
groupItems(i.options,n.visibleOptions(i),f=>f.helpGroupHeading??"Options:").forEach((f,d)=>{let b=f.map(m=>l(n.styleOptionTerm(n.optionTerm(m)),n.styleOptionDescription(
n.optionDescription(m))));c=c.concat(this.formatItemList(d,b,n))}),n.showGlobalOptions){let f=n.visibleGlobalOptions(i).map(d=>l(n.styleOptionTerm(n.optionTerm(
d)),n.styleOptionDescription(n.optionDescription(d))));c=c.concat(this.formatItemList("Global Options:",f,n))}return this.groupItems(i.commands,n.visibleCommands(
i),f=>f.helpGroup()||"Commands:").forEach((f,d)=>{let b=f.map(m=>l(n.styleSubcommandTerm(n.subcommandTerm(m)),n.styleSubcommandDescription(n.subcommandDescription(
m))));c=c.concat(this.formatItemList(d,b,n))}),c.join(`
`)}displayWidth(i){return a(i).length}styleTitle(i){return i}styleUsage(i){return i.split(" ").map(n=>n==="[options]"?this.styleOptionText(n):n==="[command]"?this.
styleSubcommandText(n):n[0]==="["||n[0]==="<"?this.styleArgumentText(n):this.styleCommandText(n)).join(" ")}styleCommandDescription(i){return this.styleDescriptionText(
i)}styleOptionDescription(i){return this.styleDescriptionText(i)}styleSubcommandDescription(i){return this.styleDescriptionText(i)}styleArgumentDescription(i){return this.
styleDescriptionText(i)}styleDescriptionText(i){return i}styleOptionTerm(i){return this.styleOptionText(i)}styleSubcommandTerm(i){return i.split(" ").map(n=>n===
"[options]"?this.styleOptionText(n):n[0]==="["||n[0]==="<"?this.styleArgumentText(n):this.styleSubcommandText(n)).join(" ")}styleArgumentTerm(i){return this.styleArgumentText(
i)}styleOptionText(i){return i}styleArgumentText(i){return i}styleSubcommandText(i){return i}styleCommandText(i){return i}padWidth(i,n){return Math.max(n.longestOptionTermLength(
i,n),n.longestGlobalOptionTermLength(i,n),n.longestSubcommandTermLength(i,n),n.longestArgumentTermLength(i,n))}preformatted(i){return/\n[^\S\r\n]/.test(i)}formatItem(i,n,s,o){
let l=" ".repeat(2);if(!s)return l+i;let c=i.padEnd(n+i.length-o.displayWidth(i)),u=2,p=(this.helpWidth??80)-n-u-2,f;return p<this.minWidthToWrap||o.preformatted(
s)?f=s:f=o.boxWrap(s,p).replace(/\n/g,`
`+" ".repeat(n+u)),l+c+" ".repeat(u)+f.replace(/\n/g,`
${l}`)}boxWrap(i,n){if(n<this.minWidthToWrap)return i;let s=i.split(/\r\n|\n/),o=/[\s]*[^\s]+/g,l=[];return s.forEach(c=>{let u=c.match(o);if(u===null){l.push("");
return}let p=[u.shift()],f=this.displayWidth(p[0]);u.forEach(d=>{let b=this.displayWidth(d);if(f+b<=n){p.push(d),f+=b;return}l.push(p.join(""));let m=d.trimStart();
p=[m],f=this.displayWidth(m)}),l.push(p.join(""))}),l.join(`
`)}};function a(i){let n=/\x1b\[\d*(;\d*)*m/g;return i.replace(n,"")}e10.Help=r,e10.stripColor=a}),hE=Wa(e10=>{var{InvalidArgumentError:t}=hp(),r=class{constructor(s,o){
this.flags=s,this.description=o||"",this.required=s.includes("<"),this.optional=s.includes("["),this.variadic=/\w\.\.\.[>\]]$/.test(s),this.mandatory=false;let l=n(
s);this.short=l.shortFlag,this.long=l.longFlag,this.negate=false,this.long&&(this.negate=this.long.startsWith("--no-")),this.defaultValue=void 0,this.defaultValueDescription=
void 0,this.presetArg=void 0,this.envVar=void 0,this.parseArg=void 0,this.hidden=false,this.argChoices=void 0,this.conflictsWith=[],this.implied=void 0,this.helpGroupHeading=
void 0}default(s,o){return this.defaultValue=s,this.defaultValueDescription=o,this}preset(s){return this.presetArg=s,this}conflicts(s){return this.conflictsWith=
this.conflictsWith.concat(s),this}implies(s){let o=s;return typeof s=="string"&&(o={[s]:true}),this.implied=Object.assign(this.implied||{},o),this}env(s){return this.
envVar=s,this}argParser(s){return this.parseArg=s,this}makeOptionMandatory(s=true){return this.mandatory=!!s,this}hideHelp(s=true){return this.hidden=!!s,this}_collectValue(s,o){
return o===this.defaultValue||!Array.isArray(o)?[s]:(o.push(s),o)}choices(s){return this.argChoices=s.slice(),this.parseArg=(o,l)=>{if(!this.argChoices.includes(
o))throw new t(`Allowed choices are ${this.argChoices.join(", ")}.`);return this.variadic?this._collectValue(o,l):o},this}name(){return this.long?this.long.replace(
/^--/,""):this.short.replace(/^-/,"")}attributeName(){return this.negate?i(this.name().replace(/^no-/,"")):i(this.name())}helpGroup(s){return this.helpGroupHeading=
s,this}is(s){return this.short===s||this.long===s}isBoolean(){return!this.required&&!this.optional&&!this.negate}},a=class{constructor(s){this.positiveOptions=new Map,
this.negativeOptions=new Map,this.dualOptions=new Set,s.forEach(o=>{o.negate?this.negativeOptions.set(o.attributeName(),o):this.positiveOptions.set(o.attributeName(),
o)}),this.negativeOptions.forEach((o,l)=>{this.positiveOptions.has(l)&&this.dualOptions.add(l)})}valueFromOption(s,o){let l=o.attributeName();if(!this.dualOptions.
has(l))return true;let c=this.negativeOptions.get(l).presetArg,u=c!==void 0?c:false;return o.negate===(u===s)}};function i(s){return s.split("-").reduce((o,l)=>o+
l[0].toUpperCase()+l.slice(1))}function n(s){let o,l,c=/^-[^-]$/,u=/^--[^-]/,p=s.split(/[ |,]+/).concat("guard");if(c.test(p[0])&&(o=p.shift()),u.test(p[0])&&(l=
p.shift()),!o&&c.test(p[0])&&(o=p.shift()),!o&&u.test(p[0])&&(o=l,l=p.shift()),p[0].startsWith("-")){let f=p[0],d=`option creation failed due to '${f}' in optio\
n flags '${s}'`;throw/^-[^-][^-]/.test(f)?new Error(`${d}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`):c.test(f)?new Error(`${d}
- too many short flags`):u.test(f)?new Error(`${d}
- too many long flags`):new Error(`${d}
- unrecognised flag format`)}if(o===void 0&&l===void 0)throw new Error(`option creation failed due to no flags found in '${s}'.`);return{shortFlag:o,longFlag:l}}
e10.Option=r,e10.DualOptions=a}),d8=Wa(e10=>{function t(a,i){if(Math.abs(a.length-i.length)>3)return Math.max(a.length,i.length);let n=[];for(let s=0;s<=a.length;s++)
n[s]=[s];for(let s=0;s<=i.length;s++)n[0][s]=s;for(let s=1;s<=i.length;s++)for(let o=1;o<=a.length;o++){let l=1;a[o-1]===i[s-1]?l=0:l=1,n[o][s]=Math.min(n[o-1][s]+
1,n[o][s-1]+1,n[o-1][s-1]+l),o>1&&s>1&&a[o-1]===i[s-2]&&a[o-2]===i[s-1]&&(n[o][s]=Math.min(n[o][s],n[o-2][s-2]+1))}return n[a.length][i.length]}function r(a,i){
if(!i||i.length===0)return"";i=Array.from(new Set(i));let n=a.startsWith("--");n&&(a=a.slice(2),i=i.map(c=>c.slice(2)));let s=[],o=3,l=.4;return i.forEach(c=>{if(c.
length<=1)return;let u=t(a,c),p=Math.max(a.length,c.length);(p-u)/p>l&&(u<o?(o=u,s=[c]):u===o&&s.push(c))}),s.sort((c,u)=>c.localeCompare(u)),n&&(s=s.map(c=>`--${c}`)),
s.length>1?`
(Did you mean one of ${s.join(", ")}?)`:s.length===1?`
(Did you mean ${s[0]}?)`:""}e10.suggestSimilar=r}),h8=Wa(e10=>{var t=co("node:events").EventEmitter,r=co("node:child_process"),a=co("node:path"),i=co("node:fs"),
n=co("node:process"),{Argument:s,humanReadableArgName:o}=Wg(),{CommanderError:l}=hp(),{Help:c,stripColor:u}=dE(),{Option:p,DualOptions:f}=hE(),{suggestSimilar:d}=d8(),
b=class mE extends t{constructor(h){super(),this.commands=[],this.options=[],this.parent=null,this._allowUnknownOption=false,this._allowExcessArguments=false,this.
registeredArguments=[],this._args=this.registeredArguments,this.args=[],this.rawArgs=[],this.processedArgs=[],this._scriptPath=null,this._name=h||"",this._optionValues=
{},this._optionValueSources={},this._storeOptionsAsProperties=false,this._actionHandler=null,this._executableHandler=false,this._executableFile=null,this._executableDir=
null,this._defaultCommandName=null,this._exitCallback=null,this._aliases=[],this._combineFlagAndOptionalValue=true,this._description="",this._summary="",this._argsDescription=
void 0,this._enablePositionalOptions=false,this._passThroughOptions=false,this._lifeCycleHooks={},this._showHelpAfterError=false,this._showSuggestionAfterError=
true,this._savedState=null,this._outputConfiguration={writeOut:g=>n.stdout.write(g),writeErr:g=>n.stderr.write(g),outputError:(g,_)=>_(g),getOutHelpWidth:()=>n.
stdout.isTTY?n.stdout.columns:void 0,getErrHelpWidth:()=>n.stderr.isTTY?n.stderr.columns:void 0,getOutHasColors:()=>w()??(n.stdout.isTTY&&n.stdout.hasColors?.()),
getErrHasColors:()=>w()??(n.stderr.isTTY&&n.stderr.hasColors?.()),stripColor:g=>u(g)},this._hidden=false,this._helpOption=void 0,this._addImplicitHelpCommand=void 0,
this._helpCommand=void 0,this._helpConfiguration={},this._helpGroupHeading=void 0,this._defaultCommandGroup=void 0,this._defaultOptionGroup=void 0}copyInheritedSettings(h){
return this._outputConfiguration=h._outputConfiguration,this._helpOption=h._helpOption,this._helpCommand=h._helpCommand,this._helpConfiguration=h._helpConfiguration,
this._exitCallback=h._exitCallback,this._storeOptionsAsProperties=h._storeOptionsAsProperties,this._combineFlagAndOptionalValue=h._combineFlagAndOptionalValue,this.
_allowExcessArguments=h._allowExcessArguments,this._enablePositionalOptions=h._enablePositionalOptions,this._showHelpAfterError=h._showHelpAfterError,this._showSuggestionAfterError=
h._showSuggestionAfterError,this}_getCommandAndAncestors(){let h=[];for(let g=this;g;g=g.parent)h.push(g);return h}command(h,g,_){let y=g,v=_;typeof y=="object"&&
y!==null&&(v=y,y=null),v=v||{};let[,O,E]=h.match(/([^ ]+) *(.*)/),M=this.createCommand(O);return y&&(M.description(y),M._executableHandler=true),v.isDefault&&(this.
_defaultCommandName=M._name),M._hidden=!!(v.noHelp||v.hidden),M._executableFile=v.executableFile||null,E&&M.arguments(E),this._registerCommand(M),M.parent=this,
M.copyInheritedSettings(this),y?this:M}createCommand(h){return new mE(h)}createHelp(){return Object.assign(new c,this.configureHelp())}configureHelp(h){return h===
void 0?this._helpConfiguration:(this._helpConfiguration=h,this)}configureOutput(h){return h===void 0?this._outputConfiguration:(this._outputConfiguration={...this.
_outputConfiguration,...h},this)}showHelpAfterError(h=true){return typeof h!="string"&&(h=!!h),this._showHelpAfterError=h,this}showSuggestionAfterError(h=true){
return this._showSuggestionAfterError=!!h,this}addCommand(h,g){if(!h._name)throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);return g=g||{},g.isDefault&&(this._defaultCommandName=h._name),(g.noHelp||g.hidden)&&(h._hidden=true),
this._registerCommand(h),h.parent=this,h._checkForBrokenPassThrough(),this}createArgument(h,g){return new s(h,g)}argument(h,g,_,y){let v=this.createArgument(h,g);
return typeof _=="function"?v.default(y).argParser(_):v.default(_),this.addArgument(v),this}arguments(h){return h.trim().split(/ +/).forEach(g=>{this.argument(g)}),
this}addArgument(h){let g=this.registeredArguments.slice(-1)[0];if(g?.variadic)throw new Error(`only the last argument can be variadic '${g.name()}'`);if(h.required&&
h.defaultValue!==void 0&&h.parseArg===void 0)throw new Error(`a default value for a required argument is never used: '${h.name()}'`);return this.registeredArguments.
push(h),this}helpCommand(h,g){if(typeof h=="boolean")return this._addImplicitHelpCommand=h,h&&this._defaultCommandGroup&&this._initCommandGroup(this._getHelpCommand()),
this;let _=h??"help [command]",[,y,v]=_.match(/([^ ]+) *(.*)/),O=g??"display help for command",E=this.createCommand(y);return E.helpOption(false),v&&E.arguments(
v),O&&E.description(O),this._addImplicitHelpCommand=true,this._helpCommand=E,(h||g)&&this._initCommandGroup(E),this}addHelpCommand(h,g){return typeof h!="object"?
(this.helpCommand(h,g),this):(this._addImplicitHelpCommand=true,this._helpCommand=h,this._initCommandGroup(h),this)}_getHelpCommand(){return this._addImplicitHelpCommand??
(this.commands.length&&!this._actionHandler&&!this._findCommand("help"))?(this._helpCommand===void 0&&this.helpCommand(void 0,void 0),this._helpCommand):null}hook(h,g){
let _=["preSubcommand","preAction","postAction"];if(!_.includes(h))throw new Error(`Unexpected value for event passed to hook : '${h}'.
Expecting one of '${_.join("', '")}'`);return this._lifeCycleHooks[h]?this._lifeCycleHooks[h].push(g):this._lifeCycleHooks[h]=[g],this}exitOverride(h){return h?
this._exitCallback=h:this._exitCallback=g=>{if(g.code!=="commander.executeSubCommandAsync")throw g},this}_exit(h,g,_){this._exitCallback&&this._exitCallback(new l(
h,g,_)),n.exit(h)}action(h){let g=_=>{let y=this.registeredArguments.length,v=_.slice(0,y);return this._storeOptionsAsProperties?v[y]=this:v[y]=this.opts(),v.push(
this),h.apply(this,v)};return this._actionHandler=g,this}createOption(h,g){return new p(h,g)}_callParseArg(h,g,_,y){try{return h.parseArg(g,_)}catch(v){if(v.code===
"commander.invalidArgument"){let O=`${y} ${v.message}`;this.error(O,{exitCode:v.exitCode,code:v.code})}throw v}}_registerOption(h){let g=h.short&&this._findOption(
h.short)||h.long&&this._findOption(h.long);if(g){let _=h.long&&this._findOption(h.long)?h.long:h.short;throw new Error(`Cannot add option '${h.flags}'${this._name&&
` to command '${this._name}'`} due to conflicting flag '${_}'
-  already used by option '${g.flags}'`)}this._initOptionGroup(h),this.options.push(h)}_registerCommand(h){let g=y=>[y.name()].concat(y.aliases()),_=g(h).find(y=>this.
_findCommand(y));if(_){let y=g(this._findCommand(_)).join("|"),v=g(h).join("|");throw new Error(`cannot add command '${v}' as already have command '${y}'`)}this.
_initCommandGroup(h),this.commands.push(h)}addOption(h){this._registerOption(h);let g=h.name(),_=h.attributeName();if(h.negate){let v=h.long.replace(/^--no-/,"-\
-");this._findOption(v)||this.setOptionValueWithSource(_,h.defaultValue===void 0?true:h.defaultValue,"default")}else h.defaultValue!==void 0&&this.setOptionValueWithSource(
_,h.defaultValue,"default");let y=(v,O,E)=>{v==null&&h.presetArg!==void 0&&(v=h.presetArg);let M=this.getOptionValue(_);v!==null&&h.parseArg?v=this._callParseArg(
h,v,M,O):v!==null&&h.variadic&&(v=h._collectValue(v,M)),v==null&&(h.negate?v=false:h.isBoolean()||h.optional?v=true:v=""),this.setOptionValueWithSource(_,v,E)};
return this.on("option:"+g,v=>{let O=`error: option '${h.flags}' argument '${v}' is invalid.`;y(v,O,"cli")}),h.envVar&&this.on("optionEnv:"+g,v=>{let O=`error: \
option '${h.flags}' value '${v}' from env '${h.envVar}' is invalid.`;y(v,O,"env")}),this}_optionEx(h,g,_,y,v){if(typeof g=="object"&&g instanceof p)throw new Error(
"To add an Option object use addOption() instead of option() or requiredOption()");let O=this.createOption(g,_);if(O.makeOptionMandatory(!!h.mandatory),typeof y==
"function")O.default(v).argParser(y);else if(y instanceof RegExp){let E=y;y=(M,T)=>{let A=E.exec(M);return A?A[0]:T},O.default(v).argParser(y)}else O.default(y);
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
 undefined");if(g=g||{},h===void 0&&g.from===void 0){n.versions?.electron&&(g.from="electron");let y=n.execArgv??[];(y.includes("-e")||y.includes("--eval")||y.includes(
"-p")||y.includes("--print"))&&(g.from="eval")}h===void 0&&(h=n.argv),this.rawArgs=h.slice();let _;switch(g.from){case void 0:case"node":this._scriptPath=h[1],_=
h.slice(2);break;case"electron":n.defaultApp?(this._scriptPath=h[1],_=h.slice(2)):_=h.slice(1);break;case"user":_=h.slice(0);break;case"eval":_=h.slice(1);break;default:
throw new Error(`unexpected parse option { from: '${g.from}' }`)}return!this._name&&this._scriptPath&&this.nameFromFilename(this._scriptPath),this._name=this._name||
"program",_}parse(h,g){this._prepareForParse();let _=this._prepareUserArgs(h,g);return this._parseCommand([],_),this}async parseAsync(h,g){this._prepareForParse();
let _=this._prepareUserArgs(h,g);return await this._parseCommand([],_),this}_prepareForParse(){this._savedState===null?this.saveStateBeforeParse():this.restoreStateBeforeParse()}saveStateBeforeParse(){
this._savedState={_name:this._name,_optionValues:{...this._optionValues},_optionValueSources:{...this._optionValueSources}}}restoreStateBeforeParse(){if(this._storeOptionsAsProperties)
throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);this._name=this._savedState._name,this._scriptPath=null,this.rawArgs=
[],this._optionValues={...this._savedState._optionValues},this._optionValueSources={...this._savedState._optionValueSources},this.args=[],this.processedArgs=[]}_checkForMissingExecutable(h,g,_){
if(i.existsSync(h))return;let y=g?`searched for local subcommand relative to directory '${g}'`:"no directory for search for local subcommand, use .executableDir\
() to supply a custom directory",v=`'${h}' does not exist
 - if '${_}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${y}`;throw new Error(v)}_executeSubCommand(h,g){g=g.slice();let _=false,y=[".js",".ts",".tsx",".mjs",".cjs"];function v(A,j){let ne=a.resolve(A,j);if(i.existsSync(
ne))return ne;if(y.includes(a.extname(j)))return;let tr=y.find(la=>i.existsSync(`${ne}${la}`));if(tr)return`${ne}${tr}`}this._checkForMissingMandatoryOptions(),
this._checkForConflictingOptions();let O=h._executableFile||`${this._name}-${h._name}`,E=this._executableDir||"";if(this._scriptPath){let A;try{A=i.realpathSync(
this._scriptPath)}catch{A=this._scriptPath}E=a.resolve(a.dirname(A),E)}if(E){let A=v(E,O);if(!A&&!h._executableFile&&this._scriptPath){let j=a.basename(this._scriptPath,
a.extname(this._scriptPath));j!==this._name&&(A=v(E,`${j}-${h._name}`))}O=A||O}_=y.includes(a.extname(O));let M;n.platform!=="win32"?_?(g.unshift(O),g=m(n.execArgv).
concat(g),M=r.spawn(n.argv[0],g,{stdio:"inherit"})):M=r.spawn(O,g,{stdio:"inherit"}):(this._checkForMissingExecutable(O,E,h._name),g.unshift(O),g=m(n.execArgv).
concat(g),M=r.spawn(n.execPath,g,{stdio:"inherit"})),M.killed||["SIGUSR1","SIGUSR2","SIGTERM","SIGINT","SIGHUP"].forEach(A=>{n.on(A,()=>{M.killed===false&&M.exitCode===
null&&M.kill(A)})});let T=this._exitCallback;M.on("close",A=>{A=A??1,T?T(new l(A,"commander.executeSubCommandAsync","(close)")):n.exit(A)}),M.on("error",A=>{if(A.
code==="ENOENT")this._checkForMissingExecutable(O,E,h._name);else if(A.code==="EACCES")throw new Error(`'${O}' not executable`);if(!T)n.exit(1);else{let j=new l(
1,"commander.executeSubCommandAsync","(error)");j.nestedError=A,T(j)}}),this.runningCommand=M}_dispatchSubcommand(h,g,_){let y=this._findCommand(h);y||this.help(
{error:true}),y._prepareForParse();let v;return v=this._chainOrCallSubCommandHook(v,y,"preSubcommand"),v=this._chainOrCall(v,()=>{if(y._executableHandler)this._executeSubCommand(
y,g.concat(_));else return y._parseCommand(g,_)}),v}_dispatchHelpCommand(h){h||this.help();let g=this._findCommand(h);return g&&!g._executableHandler&&g.help(),
this._dispatchSubcommand(h,[],[this._getHelpOption()?.long??this._getHelpOption()?.short??"--help"])}_checkNumberOfArguments(){this.registeredArguments.forEach(
(h,g)=>{h.required&&this.args[g]==null&&this.missingArgument(h.name())}),!(this.registeredArguments.length>0&&this.registeredArguments[this.registeredArguments.
length-1].variadic)&&this.args.length>this.registeredArguments.length&&this._excessArguments(this.args)}_processArguments(){let h=(_,y,v)=>{let O=y;if(y!==null&&
_.parseArg){let E=`error: command-argument value '${y}' is invalid for argument '${_.name()}'.`;O=this._callParseArg(_,y,v,E)}return O};this._checkNumberOfArguments();
let g=[];this.registeredArguments.forEach((_,y)=>{let v=_.defaultValue;_.variadic?y<this.args.length?(v=this.args.slice(y),_.parseArg&&(v=v.reduce((O,E)=>h(_,E,
O),_.defaultValue))):v===void 0&&(v=[]):y<this.args.length&&(v=this.args[y],_.parseArg&&(v=h(_,v,_.defaultValue))),g[y]=v}),this.processedArgs=g}_chainOrCall(h,g){
return h?.then&&typeof h.then=="function"?h.then(()=>g()):g()}_chainOrCallHooks(h,g){let _=h,y=[];return this._getCommandAndAncestors().reverse().filter(v=>v._lifeCycleHooks[g]!==
void 0).forEach(v=>{v._lifeCycleHooks[g].forEach(O=>{y.push({hookedCommand:v,callback:O})})}),g==="postAction"&&y.reverse(),y.forEach(v=>{_=this._chainOrCall(_,
()=>v.callback(v.hookedCommand,this))}),_}_chainOrCallSubCommandHook(h,g,_){let y=h;return this._lifeCycleHooks[_]!==void 0&&this._lifeCycleHooks[_].forEach(v=>{
y=this._chainOrCall(y,()=>v(this,g))}),y}_parseCommand(h,g){let _=this.parseOptions(g);if(this._parseOptionsEnv(),this._parseOptionsImplied(),h=h.concat(_.operands),
g=_.unknown,this.args=h.concat(g),h&&this._findCommand(h[0]))return this._dispatchSubcommand(h[0],h.slice(1),g);if(this._getHelpCommand()&&h[0]===this._getHelpCommand().
name())return this._dispatchHelpCommand(h[1]);if(this._defaultCommandName)return this._outputHelpIfRequested(g),this._dispatchSubcommand(this._defaultCommandName,
h,g);this.commands.length&&this.args.length===0&&!this._actionHandler&&!this._defaultCommandName&&this.help({error:true}),this._outputHelpIfRequested(_.unknown),
this._checkForMissingMandatoryOptions(),this._checkForConflictingOptions();let y=()=>{_.unknown.length>0&&this.unknownOption(_.unknown[0])},v=`command:${this.name()}`;
if(this._actionHandler){y(),this._processArguments();let O;return O=this._chainOrCallHooks(O,"preAction"),O=this._chainOrCall(O,()=>this._actionHandler(this.processedArgs)),
this.parent&&(O=this._chainOrCall(O,()=>{this.parent.emit(v,h,g)})),O=this._chainOrCallHooks(O,"postAction"),O}if(this.parent?.listenerCount(v))y(),this._processArguments(),
this.parent.emit(v,h,g);else if(h.length){if(this._findCommand("*"))return this._dispatchSubcommand("*",h,g);this.listenerCount("command:*")?this.emit("command:\
*",h,g):this.commands.length?this.unknownCommand():(y(),this._processArguments())}else this.commands.length?(y(),this.help({error:true})):(y(),this._processArguments())}_findCommand(h){
if(h)return this.commands.find(g=>g._name===h||g._aliases.includes(h))}_findOption(h){return this.options.find(g=>g.is(h))}_checkForMissingMandatoryOptions(){this.
_getCommandAndAncestors().forEach(h=>{h.options.forEach(g=>{g.mandatory&&h.getOptionValue(g.attributeName())===void 0&&h.missingMandatoryOptionValue(g)})})}_checkForConflictingLocalOptions(){
let h=this.options.filter(g=>{let _=g.attributeName();return this.getOptionValue(_)===void 0?false:this.getOptionValueSource(_)!=="default"});h.filter(g=>g.conflictsWith.
length>0).forEach(g=>{let _=h.find(y=>g.conflictsWith.includes(y.attributeName()));_&&this._conflictingOption(g,_)})}_checkForConflictingOptions(){this._getCommandAndAncestors().
forEach(h=>{h._checkForConflictingLocalOptions()})}parseOptions(h){let g=[],_=[],y=g;function v(A){return A.length>1&&A[0]==="-"}let O=A=>/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.
test(A)?!this._getCommandAndAncestors().some(j=>j.options.map(ne=>ne.short).some(ne=>/^-\d$/.test(ne))):false,E=null,M=null,T=0;for(;T<h.length||M;){let A=M??h[T++];
if(M=null,A==="--"){y===_&&y.push(A),y.push(...h.slice(T));break}if(E&&(!v(A)||O(A))){this.emit(`option:${E.name()}`,A);continue}if(E=null,v(A)){let j=this._findOption(
A);if(j){if(j.required){let ne=h[T++];ne===void 0&&this.optionMissingArgument(j),this.emit(`option:${j.name()}`,ne)}else if(j.optional){let ne=null;T<h.length&&
(!v(h[T])||O(h[T]))&&(ne=h[T++]),this.emit(`option:${j.name()}`,ne)}else this.emit(`option:${j.name()}`);E=j.variadic?j:null;continue}}if(A.length>2&&A[0]==="-"&&
A[1]!=="-"){let j=this._findOption(`-${A[1]}`);if(j){j.required||j.optional&&this._combineFlagAndOptionalValue?this.emit(`option:${j.name()}`,A.slice(2)):(this.
emit(`option:${j.name()}`),M=`-${A.slice(2)}`);continue}}if(/^--[^=]+=/.test(A)){let j=A.indexOf("="),ne=this._findOption(A.slice(0,j));if(ne&&(ne.required||ne.
optional)){this.emit(`option:${ne.name()}`,A.slice(j+1));continue}}if(y===g&&v(A)&&!(this.commands.length===0&&O(A))&&(y=_),(this._enablePositionalOptions||this.
_passThroughOptions)&&g.length===0&&_.length===0){if(this._findCommand(A)){g.push(A),_.push(...h.slice(T));break}else if(this._getHelpCommand()&&A===this._getHelpCommand().
name()){g.push(A,...h.slice(T));break}else if(this._defaultCommandName){_.push(A,...h.slice(T));break}}if(this._passThroughOptions){y.push(A,...h.slice(T));break}
y.push(A)}return{operands:g,unknown:_}}opts(){if(this._storeOptionsAsProperties){let h={},g=this.options.length;for(let _=0;_<g;_++){let y=this.options[_].attributeName();
h[y]=y===this._versionOptionName?this._version:this[y]}return h}return this._optionValues}optsWithGlobals(){return this._getCommandAndAncestors().reduce((h,g)=>Object.
assign(h,g.opts()),{})}error(h,g){this._outputConfiguration.outputError(`${h}
`,this._outputConfiguration.writeErr),typeof this._showHelpAfterError=="string"?this._outputConfiguration.writeErr(`${this._showHelpAfterError}
`):this._showHelpAfterError&&(this._outputConfiguration.writeErr(`
`),this.outputHelp({error:true}));let _=g||{},y=_.exitCode||1,v=_.code||"commander.error";this._exit(y,v,h)}_parseOptionsEnv(){this.options.forEach(h=>{if(h.envVar&&
h.envVar in n.env){let g=h.attributeName();(this.getOptionValue(g)===void 0||["default","config","env"].includes(this.getOptionValueSource(g)))&&(h.required||h.
optional?this.emit(`optionEnv:${h.name()}`,n.env[h.envVar]):this.emit(`optionEnv:${h.name()}`))}})}_parseOptionsImplied(){let h=new f(this.options),g=_=>this.getOptionValue(
_)!==void 0&&!["default","implied"].includes(this.getOptionValueSource(_));this.options.filter(_=>_.implied!==void 0&&g(_.attributeName())&&h.valueFromOption(this.
getOptionValue(_.attributeName()),_)).forEach(_=>{Object.keys(_.implied).filter(y=>!g(y)).forEach(y=>{this.setOptionValueWithSource(y,_.implied[y],"implied")})})}missingArgument(h){
let g=`error: missing required argument '${h}'`;this.error(g,{code:"commander.missingArgument"})}optionMissingArgument(h){let g=`error: option '${h.flags}' argu\
ment missing`;this.error(g,{code:"commander.optionMissingArgument"})}missingMandatoryOptionValue(h){let g=`error: required option '${h.flags}' not specified`;this.
error(g,{code:"commander.missingMandatoryOptionValue"})}_conflictingOption(h,g){let _=O=>{let E=O.attributeName(),M=this.getOptionValue(E),T=this.options.find(j=>j.
negate&&E===j.attributeName()),A=this.options.find(j=>!j.negate&&E===j.attributeName());return T&&(T.presetArg===void 0&&M===false||T.presetArg!==void 0&&M===T.
presetArg)?T:A||O},y=O=>{let E=_(O),M=E.attributeName();return this.getOptionValueSource(M)==="env"?`environment variable '${E.envVar}'`:`option '${E.flags}'`},
v=`error: ${y(h)} cannot be used with ${y(g)}`;this.error(v,{code:"commander.conflictingOption"})}unknownOption(h){if(this._allowUnknownOption)return;let g="";if(h.
startsWith("--")&&this._showSuggestionAfterError){let y=[],v=this;do{let O=v.createHelp().visibleOptions(v).filter(E=>E.long).map(E=>E.long);y=y.concat(O),v=v.parent}while(v&&
!v._enablePositionalOptions);g=d(h,y)}let _=`error: unknown option '${h}'${g}`;this.error(_,{code:"commander.unknownOption"})}_excessArguments(h){if(this._allowExcessArguments)
return;let g=this.registeredArguments.length,_=g===1?"":"s",y=`error: too many arguments${this.parent?` for '${this.name()}'`:""}. Expected ${g} argument${_} bu\
t got ${h.length}.`;this.error(y,{code:"commander.excessArguments"})}unknownCommand(){let h=this.args[0],g="";if(this._showSuggestionAfterError){let y=[];this.createHelp().
visibleCommands(this).forEach(v=>{y.push(v.name()),v.alias()&&y.push(v.alias())}),g=d(h,y)}let _=`error: unknown command '${h}'${g}`;this.error(_,{code:"command\
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
hasColors?y:this._outputConfiguration.stripColor(y)}_getOutputContext(h){h=h||{};let g=!!h.error,_,y,v;return g?(_=O=>this._outputConfiguration.writeErr(O),y=this.
_outputConfiguration.getErrHasColors(),v=this._outputConfiguration.getErrHelpWidth()):(_=O=>this._outputConfiguration.writeOut(O),y=this._outputConfiguration.getOutHasColors(),
v=this._outputConfiguration.getOutHelpWidth()),{error:g,write:O=>(y||(O=this._outputConfiguration.stripColor(O)),_(O)),hasColors:y,helpWidth:v}}outputHelp(h){let g;
typeof h=="function"&&(g=h,h=void 0);let _=this._getOutputContext(h),y={error:_.error,write:_.write,command:this};this._getCommandAndAncestors().reverse().forEach(
O=>O.emit("beforeAllHelp",y)),this.emit("beforeHelp",y);let v=this.helpInformation({error:_.error});if(g&&(v=g(v),typeof v!="string"&&!Buffer.isBuffer(v)))throw new Error(
"outputHelp callback must return a string or a Buffer");_.write(v),this._getHelpOption()?.long&&this.emit(this._getHelpOption().long),this.emit("afterHelp",y),this.
_getCommandAndAncestors().forEach(O=>O.emit("afterAllHelp",y))}helpOption(h,g){return typeof h=="boolean"?(h?(this._helpOption===null&&(this._helpOption=void 0),
this._defaultOptionGroup&&this._initOptionGroup(this._getHelpOption())):this._helpOption=null,this):(this._helpOption=this.createOption(h??"-h, --help",g??"disp\
lay help for command"),(h||g)&&this._initOptionGroup(this._helpOption),this)}_getHelpOption(){return this._helpOption===void 0&&this.helpOption(void 0,void 0),this.
_helpOption}addHelpOption(h){return this._helpOption=h,this._initOptionGroup(h),this}help(h){this.outputHelp(h);let g=Number(n.exitCode??0);g===0&&h&&typeof h!=
"function"&&h.error&&(g=1),this._exit(g,"commander.help","(outputHelp)")}addHelpText(h,g){let _=["beforeAll","before","after","afterAll"];if(!_.includes(h))throw new Error(
`Unexpected value for position to addHelpText.
Expecting one of '${_.join("', '")}'`);let y=`${h}Help`;return this.on(y,v=>{let O;typeof g=="function"?O=g({error:v.error,command:v.command}):O=g,O&&v.write(`${O}\

`)}),this}_outputHelpIfRequested(h){let g=this._getHelpOption();g&&h.find(_=>g.is(_))&&(this.outputHelp(),this._exit(0,"commander.helpDisplayed","(outputHelp)"))}};
function m(x){return x.map(h=>{if(!h.startsWith("--inspect"))return h;let g,_="127.0.0.1",y="9229",v;return(v=h.match(/^(--inspect(-brk)?)$/))!==null?g=v[1]:(v=
h.match(/^(--inspect(-brk|-port)?)=([^:]+)$/))!==null?(g=v[1],/^\d+$/.test(v[3])?y=v[3]:_=v[3]):(v=h.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/))!==null&&
(g=v[1],_=v[3],y=v[4]),g&&y!=="0"?`${g}=${_}:${parseInt(y)+1}`:h})}function w(){if(n.env.NO_COLOR||n.env.FORCE_COLOR==="0"||n.env.FORCE_COLOR==="false")return false;
if(n.env.FORCE_COLOR||n.env.CLICOLOR_FORCE!==void 0)return true}e10.Command=b,e10.useColor=w}),m8=Wa(e10=>{var{Argument:t}=Wg(),{Command:r}=h8(),{CommanderError:a,
InvalidArgumentError:i}=hp(),{Help:n}=dE(),{Option:s}=hE();e10.program=new r,e10.createCommand=o=>new r(o),e10.createOption=(o,l)=>new s(o,l),e10.createArgument=
(o,l)=>new t(o,l),e10.Command=r,e10.Option=s,e10.Argument=t,e10.Help=n,e10.CommanderError=a,e10.InvalidArgumentError=i,e10.InvalidOptionArgumentError=i}),g8=f8(
m8(),1),{program:gfe,createCommand:bfe,createArgument:_fe,createOption:yfe,CommanderError:Gg,InvalidArgumentError:b8,InvalidOptionArgumentError:wfe,Command:Qr,Argument:_8,
Option:y8,Help:vfe}=g8.default;function xt(e10,t=globalThis.Deno?globalThis.Deno.args:Zt.argv){let r=e10.startsWith("-")?"":e10.length===1?"-":"--",a=t.indexOf(
r+e10),i=t.indexOf("--");return a!==-1&&(i===-1||a<i)}var{env:ge}=Zt,dp;xt("no-color")||xt("no-colors")||xt("color=false")||xt("color=never")?dp=0:(xt("color")||
xt("colors")||xt("color=true")||xt("color=always"))&&(dp=1);function w8(){if(!("FORCE_COLOR"in ge))return;if(ge.FORCE_COLOR==="true")return 1;if(ge.FORCE_COLOR===
"false")return 0;if(ge.FORCE_COLOR.length===0)return 1;let e10=Math.min(Number.parseInt(ge.FORCE_COLOR,10),3);if([0,1,2,3].includes(e10))return e10}function v8(e10){
return e10===0?false:{level:e10,hasBasic:true,has256:e10>=2,has16m:e10>=3}}function $8(e10,{streamIsTTY:t,sniffFlags:r=true}={}){let a=w8();a!==void 0&&(dp=a);let i=r?
dp:a;if(i===0)return 0;if(r){if(xt("color=16m")||xt("color=full")||xt("color=truecolor"))return 3;if(xt("color=256"))return 2}if("TF_BUILD"in ge&&"AGENT_NAME"in
ge)return 1;if(e10&&!t&&i===void 0)return 0;let n=i||0;if(ge.TERM==="dumb")return n;if(Zt.platform==="win32"){let s=tE.release().split(".");return Number(s[0])>=
10&&Number(s[2])>=10586?Number(s[2])>=14931?3:2:1}if("CI"in ge)return["GITHUB_ACTIONS","GITEA_ACTIONS","CIRCLECI"].some(s=>s in ge)?3:["TRAVIS","APPVEYOR","GITL\
AB_CI","BUILDKITE","DRONE"].some(s=>s in ge)||ge.CI_NAME==="codeship"?1:n;if("TEAMCITY_VERSION"in ge)return/^(9\.(0*[1-9]\d*)\.|\d{2,}\.)/.test(ge.TEAMCITY_VERSION)?
1:0;if(ge.COLORTERM==="truecolor"||ge.TERM==="xterm-kitty"||ge.TERM==="xterm-ghostty"||ge.TERM==="wezterm")return 3;if("TERM_PROGRAM"in ge){let s=Number.parseInt(
(ge.TERM_PROGRAM_VERSION||"").split(".")[0],10);switch(ge.TERM_PROGRAM){case"iTerm.app":return s>=3?3:2;case"Apple_Terminal":return 2}}return/-256(color)?$/i.test(
ge.TERM)?2:/^screen|^xterm|^vt100|^vt220|^rxvt|color|ansi|cygwin|linux/i.test(ge.TERM)||"COLORTERM"in ge?1:n}function Fg(e10,t={}){let r=$8(e10,{streamIsTTY:e10&&
e10.isTTY,...t});return v8(r)}var Tfe={stdout:Fg({isTTY:zg.isatty(1)}),stderr:Fg({isTTY:zg.isatty(2)})};function rn(e10,t=sE.argv){let r=e10.startsWith("-")?"":
e10.length===1?"-":"--",a=t.indexOf(r+e10),i=t.indexOf("--");return a!==-1&&(i===-1||a<i)}function lE(e10=""){if(/^\d{3,4}$/.test(e10)){let r=/(\d{1,2})(\d{2})/.
exec(e10)??[];return{major:0,minor:Number.parseInt(r[1],10),patch:Number.parseInt(r[2],10)}}let t=(e10??"").split(".").map(r=>Number.parseInt(r,10));return{major:t[0],
minor:t[1],patch:t[2]}}function Dg(e10){let{CI:t,CURSOR_TRACE_ID:r,FORCE_HYPERLINK:a,NETLIFY:i,TEAMCITY_VERSION:n,TERM_PROGRAM:s,TERM_PROGRAM_VERSION:o,VTE_VERSION:l,
TERM:c}=Zt.env;if(a)return!(a.length>0&&Number.parseInt(a,10)===0);if(rn("no-hyperlink")||rn("no-hyperlinks")||rn("hyperlink=false")||rn("hyperlink=never"))return false;
if(rn("hyperlink=true")||rn("hyperlink=always")||i)return true;if(!Fg(e10)||e10&&!e10.isTTY)return false;if("WT_SESSION"in Zt.env)return true;if(Zt.platform==="\
win32"||t||n)return false;if(s){let u=lE(o);switch(s){case"iTerm.app":return u.major===3?u.minor>=1:u.major>3;case"WezTerm":return/^0-unstable-\d{4}-\d{2}-\d{2}$/.
test(o)?o.slice(11)>="2020-06-20":u.major>=20200620;case"vscode":return r?true:u.major>1||u.major===1&&u.minor>=72;case"ghostty":return true;case"zed":return true;case"\
Orca":return true;case"WarpTerminal":return true}}if(l){if(l==="0.50.0")return false;let u=lE(l);return u.major>0||u.minor>=50}switch(c){case"alacritty":return true;case"\
xterm-kitty":return true}return false}var Ife={stdout:Dg(Zt.stdout),stderr:Dg(Zt.stderr)},ea=({terminal:e10})=>e10??{input:process.stdin,output:process.stderr},
Bg=5,k8=40,x8=200,S8=100;function Hg(e10){let t=i=>{let n=O8(e10,i.isTTY);return{width:Math.min(x8,Math.max(k8,i.columns||S8)),colour:n,...!i.isTTY&&{piped:true},
...n&&Dg(i)&&{links:{plans:process.cwd()}}}},r=new AbortController,{signal:a}=r;return N8(r),process.stdout.on("error",i=>oE(i)?r.abort():cE(i)),process.stderr.
on("error",i=>!oE(i)&&cE(i)),{cwd:process.cwd(),readStdin:()=>E8(a),stdout:i=>{process.stdout.write(i)},stderr:i=>{process.stderr.write(i)},style:t(process.stdout),
errorStyle:t(process.stderr),live:process.stderr.isTTY&&process.env.TERM!=="dumb"&&!process.env.CI,signal:a,env:process.env}}function O8(e10,t){let{NO_COLOR:r,FORCE_COLOR:a,
TERM:i}=process.env;return e10.includes("--no-color")||r?false:a?a!=="0"&&a!=="false":t&&i!=="dumb"}function cE({message:e10}){process.exitCode!==Bg&&(process.exitCode=
Bg,process.stderr.write(`editplan: its output is not whole: ${Ee(e10)}. What the command did is kept: editplan history lists its runs.
`))}async function E8(e10){let t=[];try{for await(let r of YO(e10,process.stdin))t.push(r)}catch(r){if(!e10.aborted)throw r;let a="Interrupted while reading sta\
ndard input. Nothing was changed. Run the command again.";throw new ft({name:"INTERRUPTED",message:a})}return Buffer.concat(t)}var A8={SIGHUP:1,SIGINT:2,SIGTERM:15},
T8=1e3;function N8(e10){let t;for(let[r,a]of Object.entries(A8))process.on(r,()=>{t??=performance.now(),e10.abort(),r!=="SIGHUP"&&performance.now()-t>T8&&process.
exit(128+a)})}async function Ga(e10,t){let r=await an(e10);return r?(t.stderr(`${Bn(r.map(lo),t.errorStyle).join(`
`)}
`),p8(r[0]?.name??"USAGE")):I8(e10,t)}async function an(e10){if(!(e10 instanceof ft))return;let{masked:t}=await import("./core-policy-secrets.js");return t(e10.
problems)}function I8(e10,{env:t,stderr:r}){let a=u8(e10);return r(`editplan failed unexpectedly: ${Ee(a)}
`),r(t.EDITPLAN_DEBUG&&e10 instanceof Error?`${e10.stack}
`:`Set EDITPLAN_DEBUG=1 to see the stack, and please report this.
`),Bg}async function Mt(e10,t,{cwd:r}){let a=k.resolve(r,e10);Hl(a);try{l8(a,t)}catch(i){throw i instanceof Error&&"code"in i?new ft({name:"USAGE",message:`${e10}\
 cannot be written: ${i.message}. Choose another file.`}):i}}async function Vg(e10,{cwd:t}){let r=k.resolve(t,e10);if(Hl(r),(await fp(k.dirname(r)).catch(()=>{}))?.
isDirectory())return;let a=`${e10} cannot be written: its folder is missing. Create the folder, or choose another file.`;throw new ft({name:"USAGE",message:a})}
async function gE(e10,t,r={}){let[a,{tellSource:i}]=await Promise.all([import("./core-run-read-plans.js"),import("./faces-cli-tell-source.js")]);return a.readPlans(
e10,{...r,read:async n=>await j8(n,t,r)??C8(n,t),tell:i(t)})}async function j8(e10,t,{vars:r={},repository:a}){if(!e10.endsWith(".jsonl")||!R8(k.resolve(t.cwd,e10)))
return;let{openStreamedPlan:i}=await import("./core-plan-json-lines.js"),n=await bE(e10,t),s="pieces"in n?i(n,{vars:r,repository:a}):void 0;return s&&!s.ok&&s.problems[0]?.
at?.line===1?void 0:s}async function C8(e10,t){let r=await M8(e10,t);return typeof r=="string"?{name:e10==="-"?Jg:e10,text:r}:{ok:false,problems:[r]}}async function M8(e10,t){
try{let r=e10==="-"?await t.readStdin():await P8(k.resolve(t.cwd,e10));return r?kl(`The plan ${e10}`,r):{name:"LIMIT_EXCEEDED",message:`The plan ${e10} is over \
500 MiB. Split it.`}}catch(r){if(r instanceof ft)throw r;return nn(`The plan ${e10}`,r)}}var P8=async e10=>(await fp(e10)).size>xl?void 0:tn(e10),Jg="stdin",Ug=64*
1024*1024,qg=128*1024;async function bE(e10,t){let r=e10==="-"?Jg:e10,a=k.resolve(t.cwd,e10);try{let i=e10==="-"?void 0:Bt(a);if(i?.isFile()&&i.size>Ug)return{name:r,
pieces:uE(r,()=>D8(a))};let n=e10==="-"?await t.readStdin():await tn(a);if(n.length>Ug)return{name:r,pieces:uE(r,()=>F8(n))};let s=kl(`The file ${r}`,n);if(typeof s!=
"string")throw new ft(s);return{name:r,text:s.replace(/^\ufeff/,"")}}catch(i){throw i instanceof ft?i:new ft(nn(`The file ${r}`,i))}}var R8=e10=>(Bt(e10,{throwIfNoEntry:false})?.
size??0)>Ug;async function ta(e10,t,{what:r,refusal:a="USAGE"}){let i;try{i=e10==="-"?await t.readStdin():await tn(k.resolve(t.cwd,e10))}catch(n){throw n instanceof
ft?n:new ft({...nn(r,n),name:a})}return Ad(r,i,a)}var nn=(e10,t)=>{let{reason:r,hint:a=""}=cm(t);return{name:"PLAN_NOT_FOUND",message:`${e10} cannot be read: ${r}\
. Check its path${a}.`}},uE=(e10,t)=>({*[Symbol.iterator](){let r=Buffer.alloc(0),a=true;for(let i of t()){let n=Buffer.concat([r,i]),s=z8(n);r=n.subarray(s);let o=L8(
e10,n.subarray(0,s));yield a&&o.startsWith("\uFEFF")?o.slice(1):o,a&&=o===""}if(r.length>0)throw _E(e10)}}),L8=(e10,t)=>{if(!Gn(t))throw _E(e10);return t.toString()},
z8=e10=>{for(let t=1;t<4&&t<=e10.length;t++){let r=e10[e10.length-t];if((r>=240?4:r>=224?3:r>=192?2:1)>t)return e10.length-t;if(r<128||r>=192)break}return e10.length},
_E=e10=>new ft({name:"PLAN_SYNTAX",message:`The file ${e10} is not UTF-8. Save it as UTF-8.`});function*F8(e10){for(let t=0;t<e10.length;t+=qg)yield e10.subarray(
t,t+qg)}function*D8(e10){let t=Buffer.allocUnsafe(qg),r=ns(e10,"r");try{for(let a=ih(r,t);a>0;a=ih(r,t))yield t.subarray(0,a)}finally{is(r)}}async function uo(e10,t,r){
let{planText:a}=await import("./core-plan-print.js"),i=a(e10,t);if(t!=="-")return Mt(t,i,r);for(let n of i)r.stdout(n)}function B8(e10,t){let r=(a,i)=>t.stderr(
`${R(t.errorStyle,"yellow","!")} not in the plan: ${a}: ${I(i)}
`);for(let[a,i]of K(e10,n=>n.reason)){let n=i.slice(0,U8);for(let{path:s}of n)r(I(s),a);i.length>n.length&&r(c8(i.length-n.length,"more file"),a)}}var U8=100,yE=new WeakMap,
q8=e10=>yE.get(e10)??[];function sn(e10,{own:t=[],headings:r=yl,name:a=e10.name(),verbOf:i}={}){let n=[...Dt,...t].filter(o=>o.option&&o.verbs.some(l=>pa(l)===a));
yE.set(e10,n);let s=({option:[,o]=["","Options"]})=>r.includes(o)?o:"Options";for(let o of yl){e10.optionsGroup(`${o}:`);for(let l of n)s(l)===o&&e10.addOption(
W8(l))}return e10.optionsGroup(po).hook("preAction",(o,l)=>{let c=i?i(o.opts(),l.args,l):n[0]?.verbs.find(u=>pa(u)===a)??a;wE(o,c);for(let u of n)u.type==="line\
s"&&o.getOptionValueSource(Ot(u))==="default"&&o.setOptionValueWithSource(Ot(u),void 0,"default")})}function wE(e10,t){let[r,...a]=vE(e10,t).map(i=>({name:"USAG\
E",message:i}));if(r)throw new ft([r,...a])}function vE(e10,t){let r=q8(e10),a=[...new Set(r.filter(i=>e10.getOptionValueSource(Ot(i))==="cli").map(i=>i.name))];
return Sd({verb:t,names:a,rows:r,called:i=>`--${$E(r.find(n=>n.name===i)??{name:i}).flag}`})}var $E=({name:e10,option:t})=>{let[,r,a=e10,i]=/^(?:(-\w), )?(?:([\w-]+)(?: |$))?([<[].*)?$/.
exec(t?.[0]??"")??[];return{short:r,flag:a,value:i}};function W8(e10){let{type:t,about:r,default:a,given:i,mandatory:n=false,hidden:s=false}=e10,{short:o,flag:l,
value:c=""}=$E(e10),u=a!==void 0&&t==="text"&&i===void 0,p=new y8([o,`--${l}${c&&` ${c}`}`].filter(Boolean).join(", "),`${r}${u?`; by default ${a}`:""}`.replaceAll(
"`",""));p.attributeName=()=>Ot(e10),p.makeOptionMandatory(n).hideHelp(s);let f=t==="lines"&&i!==void 0?[i]:void 0;i!==void 0&&p.default(f??V8(e10,i),a);let d=typeof t==
"string"?G8(e10,f):p.choices(t).parseArg;return c===""?p:p.argParser(H8(l,{read:d,isList:t==="list"||t==="lines"}))}function G8(e10,t){return e10.type==="lines"?
fE(t):e10.type==="list"?e10.option?.[0].includes("...")?fE():K8:["count","number","person","number of a pull request"].includes(String(e10.type))?J8(e10):void 0}
function H8(e10,{read:t,isList:r}){let a=false;return(i,n)=>{if(i.trim()==="")throw pE(`--${e10} has an empty value. Give one, or leave the option out.`);if(a&&
!r)throw pE(`--${e10} is given twice, and takes one value. Leave one of them out.`);return a=true,t?t(i,n):i}}var pE=e10=>new ft({name:"USAGE",message:e10}),V8=(e10,t)=>{
let r=vl(e10,t);return"value"in r?r.value:t},J8=e10=>t=>{let r=vl(e10,t);if("value"in r)return r.value;throw new b8(`Expected ${r.expected}.`)},fE=(e10=[])=>(t,r=[])=>r===
e10?[t]:[...r,t],K8=(e10,t=[])=>[...t,...e10.split(",").flatMap(r=>r.trim()||[])],po="Options:",fo="plan files: .yaml, .yml, .json or .jsonl; - is standard inpu\
t",Z8="codeowners, folder, folder:DEPTH, size:STEPS, or glob:NAME=PATTERN, the last one several times";async function kE({var:e10=[],vars:t=[]},r){let a=new Map;
for(let i of t)for(let[n,s]of Rg(i,await ta(i,r,{what:i})))a.set(n,s);for(let i of e10)a.set(...Lg("--var",i));return Object.fromEntries(a)}async function on(e10,t,r){
let a=await xE(t,r),{source:i}=$l(t.verb,t),n=await kE(t,r);return{place:a,plans:await gE(e10,r,{...a,vars:n,source:i})}}async function Kg(e10,t,r){let{plans:a,
place:i}=await on([e10],t,r);return{plan:a[0],place:i}}async function xE(e10,t){let{run:r,replay:a,plan:i,commits:n}=$l(e10.verb,e10),s=e10.policy===void 0?void 0:
await SE(e10.policy,t);return{root:mp(e10,t),...r,...a,bare:e10.bare!==void 0,policy:s,overrides:kd(i),commitWords:xd(n),signal:t.signal}}var mp=({bare:e10,repo:t="\
."},{cwd:r})=>k.resolve(r,e10??t),SE=async(e10,t)=>({name:e10,text:await ta(e10,t,{what:`The policy ${e10}`,refusal:"POLICY_INVALID"})}),Y8=({env:e10})=>({token:e10.
GITHUB_TOKEN||e10.GH_TOKEN||void 0,serverUrl:e10.GITHUB_SERVER_URL,apiUrl:e10.GITHUB_API_URL,graphqlUrl:e10.GITHUB_GRAPHQL_URL,environment:e10}),Zg=({onError:e10},[
t])=>(e10??t?.options.on_error)==="continue",ln=(...e10)=>`
Examples:
${e10.map(t=>`  $ ${t}
`).join("")}`;import{core_text_utf8_cache$e as X8,core_text_utf8_cache$f as Q8,core_text_utf8_cache$i as eV,core_text_utf8_cache$k as tV,core_text_utf8_cache$p as rV,
core_text_utf8_cache$r as aV}from"./hook.js";var gp=e10=>{let t=eV(e10)?void 0:X8(e10);if(t?.ok)return{file:t.file};let r=t?iV.find(({mark:i})=>aV(e10,i)):oV(e10);
if(!r)return;let a=t?t.encoding:`${r.name} without a byte order mark`;return{file:Q8(r.decode(e10.subarray(r.mark?.length??0))),unsupported:a}},Yg=e10=>e10.subarray(
0,e10.length&-2).toString("utf16le"),OE=e10=>Yg(Buffer.from(e10.subarray(0,e10.length&-2)).swap16()),EE=e10=>t=>{let r=[];for(let a=0;a+4<=t.length;a+=4){let i=e10(
t,a);r.push(i<=1114111?String.fromCodePoint(i):"\uFFFD")}return r.join("")},AE=EE((e10,t)=>e10.readUInt32LE(t)),TE=EE((e10,t)=>e10.readUInt32BE(t)),iV=[{name:"U\
TF-32LE",mark:Buffer.from([255,254,0,0]),decode:AE},{name:"UTF-32BE",mark:Buffer.from([0,0,254,255]),decode:TE},{name:"UTF-16BE",mark:Buffer.from([254,255]),decode:OE},
{name:"UTF-16LE",mark:Buffer.from([255,254]),decode:Yg}],nV=[{name:"UTF-32LE",own:[0],decode:AE},{name:"UTF-32BE",own:[3],decode:TE},{name:"UTF-16LE",own:[0,2],
decode:Yg},{name:"UTF-16BE",own:[1,3],decode:OE}],sV=8e3,oV=e10=>{let t=e10.subarray(0,sV),r=[0,0,0,0];for(let i=0;i<t.length;i+=1)t[i]===0&&(r[i%4]=(r[i%4]??0)+
1);let a=Math.floor(t.length/4);if(!(a<2))return nV.find(({own:i})=>r.every((n,s)=>i.includes(s)?n===0:n>=.7*a))};function lV(e10,t){let r=[e10,t].map(o=>o===void 0?
uV:NE(o)),[a,i]=r;if(!a||!i)return;let n=new Set(r.flatMap(o=>o?.encoding??[]));if(![...n].some(o=>!o.startsWith("UTF-8")))return;let s=Ye(a.text);return{...fa(
s,Xe(s,Ye(i.text)),{oldStart:1,newStart:1}),encoding:[...n].join(" \u2192 ")}}function cV(e10){let t=NE(e10);return t?.encoding.startsWith("UTF-8")===false?t.text:
void 0}var uV={text:""};function NE(e10){let t=gp(e10);if(!t)return;let{file:r,unsupported:a}=t,i=tV(r,0,r.bytes.length);if(r.encoding==="utf8"&&a===void 0)return{
encoding:"UTF-8",text:i};let n=a??"UTF-16LE";return e10.length%(n.startsWith("UTF-32")?4:2)===0&&rV(i)&&!/[\0\ufffd]/.test(i)?{encoding:n,text:i}:void 0}import{
core_text_words$i as pV}from"./hook.js";var _p=e10=>[...new Set(oo(e10).map(({path:t})=>t))],ho=({input:e10})=>"glob"in e10&&e10.glob!==void 0?rm(e10.glob):void 0,
fV=({tool:e10,input:t})=>{if(!("glob"in t)||t.glob===void 0)return;let{destination:r}=pt(e10);return r&&{key:r,given:String(Reflect.get(t,r)??""),glob:t.glob}},
jE=e10=>{if("command"in e10.input)return pV(e10.input.command);let t=ho(e10);return t===void 0?_p(e10)[0]??"":CE(t)},CE=e10=>qe(e10).join(", "),dV=e10=>{if(!ha(
e10,io))return;let{file_path:t,old_string:r,new_string:a}=e10.input;if(!(t===void 0||r===void 0||a===void 0))return{...e10.input,file_path:t,old_string:r,new_string:a}},
hV=e10=>{if(e10.outline)return e10.outline;let t=ME();for(let r of e10)t.add(r);return t.outline()},ME=()=>{let[e10,t,r]=[new Set,new Set,new Set],a=new Map,i=new Map,
n=[],s=0,o=false;return{add(l){let{index:c,at:u,tool:p}=l;if(u.file!==void 0&&e10.add(u.file),l.leftOut)return;let f=a.get(p)??new Set;a.set(p,f);for(let b of _p(
l))t.add(b),f.add(b);l.when?.file_path&&t.add(l.when.file_path),(ho(l)!==void 0||l.when?.glob!==void 0||"imports"in l.input)&&i.set(c,{tool:p,input:l.input,...l.
when&&{when:l.when}}),qa(p)!=="reads"&&s++,o||="confirm"in l.input&&l.input.confirm===true,mV(r,l);let d=bV(l);d&&n.push(d)},outline:()=>({changing:s,files:e10,
paths:t,touched:a,globs:i,words:n,confirms:o,variables:r})}},IE=10;function mV(e10,t){if(e10.size>=IE)return;let r=PE(t.input);if(!(r.length===0||[..._p(t),jE(t)].
some(a=>gV.test(a))))for(let a of r.slice(0,IE))e10.add(a)}var gV=/(?:^|\/)(?:\.github\/|action\.ya?ml$)/,PE=e10=>typeof e10=="string"?Cg(e10,"vars"):typeof e10==
"object"&&e10!==null?Object.values(e10).flatMap(PE):[],bV=({index:e10,id:t,why:r,session:a,at:i})=>t||r||a?{index:e10,at:i,...t!==void 0&&{id:t},...r!==void 0&&
{why:r},...a&&{session:a}}:void 0,_V=e10=>{let[t]=e10;if(t&&e10.length===1)return t;let r=new Set(e10.flatMap(({touched:a})=>[...a.keys()]));return{changing:e10.
reduce((a,{changing:i})=>a+i,0),files:bp(e10.map(({files:a})=>a)),paths:bp(e10.map(({paths:a})=>a)),touched:new Map(Array.from(r,a=>[a,bp(e10.map(({touched:i})=>i.
get(a)??[]))])),globs:new Map(e10.flatMap(({globs:a})=>[...a])),words:e10.flatMap(({words:a})=>a),confirms:e10.some(({confirms:a})=>a),variables:bp(e10.map(({variables:a})=>a))}},
bp=e10=>new Set(e10.flatMap(t=>[...t])),yV=({input:e10,when:t})=>"glob"in e10||t!==void 0||"expect_matches"in e10&&typeof e10.expect_matches=="object"&&e10.expect_matches.
min===0;import{core_workspace_file_identity$f as LE}from"./hook.js";import{core_text_utf8_cache$p as wV}from"./hook.js";import{core_text_splice$c as vV}from"./hook.js";
import{errors$b as $V}from"./hook.js";var kV=(e10,t)=>{let r=pt(e10.tool),a=r.announce?r.announce(e10.input,t):`${r.doing} ${H(zE(e10))}`;return a===void 0?void 0:
{type:"progress",tool:e10.tool,message:a}},xV=(e10,t)=>FE(()=>zE(e10),()=>SV(pt(e10.tool).run?.(e10.input,t),e10)),zE=e10=>oo(e10)[0]?.path??"",SV=(e10,{tool:t})=>{
if(e10===void 0)throw new TypeError(`${t} is not about one file`);return e10};function FE(e10,t){let r=a=>({ok:false,problem:DE(e10(),a)});try{let a=t();return a instanceof
Promise?a.catch(r):a}catch(a){return r(a)}}var DE=(e10,t)=>{let r=e0(t);if(r)return r;if(t instanceof Xm)return tp(e10,t.steps);if(!LE(t))throw t;return{name:"R\
EAD_FAILED",message:`${JSON.stringify(e10)} could not be read: ${t.message}. Check its permissions.`}},e0=e10=>e10 instanceof $V?e10.problems.find(({name:t})=>t===
"FILTER_UNAVAILABLE"):void 0,t0=async e10=>{let{glob:t,exclude:r,only_if:a,endings:i,held:n}=e10,s=[...qe(t),...qe(r??[])].find(b=>b.startsWith("!"));if(s!==void 0)
return`The glob ${JSON.stringify(s)} begins with !; write the files to leave out in \`exclude\`, without the !.`;let o=ui(t);if(typeof o=="string")return o;let l=ui(
r??[],{purpose:"protect"});if(typeof l=="string")return l;let c=await i0(a??{});if(typeof c=="string")return c;let u=await TV(n);if(typeof u=="string")return u;
let p=b=>!i||i.some(m=>b.endsWith(m)),f=b=>p(b)&&o.some(m=>m.matches(b))&&!l.some(m=>m.matches(b)),d=b=>{let m=gp(b);return!m||!c.every(w=>AV(w,m.file))?false:u.
holds(m.file)!=="no"};return{globs:o.map(b=>({...b,matches:m=>p(m)&&b.matches(m)})),names:f,holds:d,matches:(b,{stat:m,read:w})=>{try{if(!wV(b))return f(b);let x=f(
b)?m(b):void 0;return x?.kind!=="file"||x.link?false:x.size>vV||d(w(b))}catch(x){if(LE(x)||e0(x))return true;throw x}},folders:o.every(({folders:b})=>b)?o.flatMap(
({folders:b=[]})=>b):void 0,needles:u.needles??EV(c)}},OV=e10=>({name:"PATH_INVALID",message:`"${H(e10)}" is a name that no plan can give. Narrow the glob.`}),EV=e10=>{
let t=e10.find(({negated:r,needle:a})=>!r&&a)?.needle;return t===void 0?void 0:[t]},AV=({holds:e10,negated:t},r)=>e10(r)!=="no"!==t,RE={holds:()=>"yes",needles:void 0},
TV=async e10=>{if(!e10)return RE;if("syntax"in e10){let r=await kr.get().neededWord(e10.syntax);return r===void 0?RE:Xg(Qg(r))}if("old_string"in e10)return Xg(Qg(
e10.old_string));if("notebook"in e10)return IV(e10.notebook);if("any"in e10)return NV(e10.any);let t=await UE(e10.regex);return typeof t=="string"?`regex is not\
 valid: ${t}. ${Zs(e10.regex)}`:Xg(t)},Xg=({holds:e10,needle:t})=>({holds:e10,needles:t===void 0?void 0:[t]}),NV=async e10=>{let t=await i0(e10);if(typeof t=="s\
tring")return t;let r=t.flatMap(({needle:a})=>a??[]);return{holds:a=>t.some(i=>i.holds(a)!=="no")?"yes":"no",needles:r.length===t.length?r:void 0}},IV=({cell:e10,
text:t})=>({holds:({bytes:r})=>{let a=ja(r);if(!a.ok)return"uncertain";let i=e10===void 0?void 0:Mi(a.notebook,e10);if(e10!==void 0&&i===void 0)return"no";let n=i===
void 0?a.notebook.cells:a.notebook.cells.slice(i,i+1);return t===void 0||n.some(({source:s})=>s.includes(te(t)))?"yes":"no"},needles:void 0}),r0=e10=>{let{input:t}=e10,
r=ho(e10);if(r===void 0||!("glob"in t))return;let{exclude:a,only_if:i}=t;return{glob:r,exclude:a,only_if:i,...pt(e10.tool).criteria?.(t)}},a0=({when:e10})=>{if(e10?.
glob===void 0)return;let{file_path:t,glob:r,exists:a,...i}=e10,n=a!==void 0||Object.keys(i).length===0;return{glob:r,held:n?void 0:{any:i}}},jV=({glob:e10,exclude:t,
only_if:r,endings:a,held:i})=>JSON.stringify([e10,t,r,a,i]),i0=async e10=>{let t=[];for(let r of CV){let a=e10[r];if(a===void 0)continue;let i=r.endsWith("match\
es")?await UE(a):Qg(a);if(typeof i=="string")return`${r} is not valid: ${i}. ${Zs(a)}`;t.push({key:r,negated:r.startsWith("not_"),...i})}return t},CV=["contains",
"not_contains","matches","not_matches"],Qg=e10=>({holds:t=>Qm(t,e10),needle:BE(e10)}),BE=e10=>{let[t=""]=[...Vu(e10)].sort((r,a)=>a.length-r.length);return t===
""||t.includes("\0")?void 0:t},UE=async e10=>{let{compilePattern:t,holdsMatch:r}=await import("./core-text-regex.js"),a=t(e10);return typeof a=="string"?a:{holds:i=>r(
i,a),needle:BE(MV(e10)??"")}},MV=e10=>{let t=e10.length>PV?[]:e10.match(RV)??[];if(t.some(LV))return;let r=[""],a=0;for(let n of t){n.startsWith("(")?a+=1:n==="\
)"&&(a-=1);let s=a===0?DV(n):void 0;if(s!==void 0){r.push((r.pop()??"")+s);continue}zV.test(n)&&r.push(FV(r.pop()??"")),r.push("")}let i=r.reduce((n,s)=>s.length>
n.length?s:n);return i===""?void 0:i},PV=1e4,RV=/\\.|\[\^?\]?(?:\[:\^?[a-z]+:\]|\\.|[^\]\\])*\]|\((?:\?(?:P?<\w+>|[^)]))?|[*+?]\??|\{\d+(?:,\d*)?\}\??|./gsu,LV=e10=>e10===
"|"||/^\(\?(?!P?<\w+>$|:$)/.test(e10)||/^\\(?![dDsSwWbBAzaftnrv])[A-Za-z0-9]/.test(e10),zV=/^(?:[*?]\??|\{\d.*\}\??)$/s,FV=e10=>Array.from(e10).slice(0,-1).join(
""),DV=e10=>e10.startsWith("\\")?/^\\[\p{P}\p{S}]$/u.test(e10)?e10.slice(1):void 0:Array.from(e10).length>1||/[.^$()*+?\n\r\0]/.test(e10)?void 0:e10;import{core_text_utf8_cache$e as BV,
core_text_utf8_cache$h as UV,core_text_utf8_cache$i as qV}from"./hook.js";import{core_text_splice$c as WV,core_text_splice$f as GV}from"./hook.js";import{core_text_words$a as yp,
core_text_words$d as qE}from"./hook.js";var cn=new ee("codemods"),wp=({input:e10})=>HV(e10)||WE(e10)?{glob:"**",endings:cn.get().endings}:void 0,HV=e10=>"import\
s"in e10&&e10.imports!==void 0,WE=e10=>"only_if"in e10&&e10.only_if?.not_imported===true;async function VV(e10,t,r){if(!t.ok||!ha(e10,Hr)||e10.input.imports===void 0)
return t;let a=new Map(t.done.flatMap(({change:p})=>p?.from===void 0?[]:[[p.from,p.path]]));if(a.size===0)return t;let i=await GE(e10,r);if("problem"in i)return i;
let{texts:n,count:s,doubts:o,mentions:l}=await cn.get().follow(a,i);if(o.length>0&&e10.input.imports==="fix")return{ok:false,problem:YV(o)};let c=[];for(let p of t.
done){let f=QV(p,n,r);if(!f.ok)return f;c.push(f)}for(let[p,f]of n){if(a.has(p))continue;let d=eJ(p,f,r);if(!d.ok)return d;c.push(d)}let u=[`${yp(s,"import")} r\
ewritten in ${yp(n.size,"file")}.`,...o.length>0?["Not rewritten, because they are not certain:",...n0(o)]:[],...l.length>0?["Named elsewhere, and left as it is\
:",...n0(l)]:[]];return{...t,done:c,notes:[...t.notes??[],...u]}}async function JV(e10,t,r){if(!WE(e10.input))return{ok:true,paths:t,notes:[]};let a=await GE(e10,
r);if("problem"in a)return a;let i=await cn.get().importers(t,a),n=t.flatMap(s=>{let o=i.get(s);return o?[`Left alone, because it is or may be imported: ${H(s)}\
, by ${VE(o)}`]:[]});return{ok:true,paths:t.filter(s=>!i.has(s)),notes:qE(n,HE)}}async function GE(e10,{tracked:t,touched:r,workspace:a}){let i=wp(e10),n=[...t.
hidden(i)].filter(c=>KV.test(c)).length;if(n>0)return{ok:false,problem:F("CHANGE_UNCERTAIN",ZV(n))};let s=[...r()],o=c=>a.stat(c)?.kind==="file",l=c=>i.endings?.
some(u=>c.endsWith(u));return{paths:new Set([...await t.all(),...s].filter(o)),searched:[...new Set([...t.sought(i),...s.filter(l)])].filter(o).sort(),textOf(c){
let u=a.stat(c);if(u?.kind!=="file"||u.link||u.size>WV)return;let p=a.read(c),f=qV(p)?void 0:BV(p);return f?.ok&&f.file.valid?f.file:void 0}}}var KV=/\.(?:[cm]?[jt]sx?|pyi?|html?|vue|svelte|astro|mdx|ipynb)$/,
ZV=e10=>`The policy denies to read ${yp(e10,"file")} with JavaScript, TypeScript or Python code, so their imports are not known. Allow the Read, or leave out \`i\
mports\` and \`not_imported\`.`,YV=e10=>({name:"CHANGE_UNCERTAIN",message:[`${yp(e10.length,"place")} may be about a file that moves, and cannot be rewritten fo\
r certain:`,...n0(e10),"Edit these places in steps before the Move, or set `imports: fix-certain`, which leaves them as they are and lists them."].join(`
`)}),[HE,XV]=[20,3],n0=e10=>qE([...K(e10,({words:t})=>t).values()].map(t=>{let[r,...a]=t,i=t.slice(0,XV).map(({path:o,line:l})=>`${o}:${l}`),n=t.length-i.length,
s=n===0?"":` and ${n} more`;return a.length===0?VE(r):H(`${r.words}: ${i.join(", ")}${s}`)}),HE),VE=({path:e10,line:t,words:r})=>H(`${e10}:${t}: ${r}`);function QV(e10,t,r){
let{change:a}=e10,i=a?.from===void 0?void 0:t.get(a.from);if(a?.from===void 0||!i)return e10;let n=JE({path:a.from,effects:["removes","renames"]},i,r);if(!n.ok)
return n;let{after:s,structuredPatch:o,insertions:l,deletions:c}=n.change,u={...a,after:s,structuredPatch:o,insertions:l,deletions:c};return{...e10,change:u,state:ct(
s)}}function eJ(e10,t,r){let a=JE({path:e10,effects:["changes"]},t,r);if(!a.ok)return a;let{change:i}=a;return{ok:true,path:e10,change:i,matches:0,type:"update",
state:ct(i.after)}}function JE(e10,t,r){let a=ya(Hr.name,e10,{context:r,checks:tJ});if(!a.ok)return a;let{target:i}=a,n=le(i);return fr(i,n,GV(n.bytes,t.bytes,UV(
n.encoding)))}var tJ=[et,...mt,pr,gt];import{core_git_git$E as rJ,core_git_git$d as aJ,core_git_git$e as iJ,core_git_git$l as nJ}from"./hook.js";function s0(e10,t){
if(e10.promisor||Object.keys(t.env).length===0)return e10;let r={...e10,promisor:t,run:a=>ZE(r,()=>e10.run(a)),runNow(a){for(let i;;)try{return e10.runNow(a)}catch(n){
i=YE(n,i),e10.runNow(mo(t,[i]))}}};return r}async function ZE(e10,t){let{promisor:r}=e10;for(let a;;)try{return await t()}catch(i){if(!r)throw i;a=YE(i,a),await e10.
run(mo(r,[a]))}}function YE(e10,t){let r=iJ(e10);if(r===void 0||r===t)throw e10;return r}var mo=({remote:e10,env:t,relay:r,pause:a},i)=>({args:[...$p(e10),"-c",
"fetch.negotiationAlgorithm=noop","fetch","--quiet","--no-tags","--no-write-fetch-head","--no-auto-maintenance","--recurse-submodules=no","--filter=blob:none","\
--stdin","--end-of-options",e10],input:i.map(n=>`${n}
`).join(""),env:t,relay:r,pause:a,parse:()=>{}}),$p=e10=>/[:/]/.test(e10)?["-c",`remote.${e10}.promisor=true`,"-c",`remote.${e10}.partialCloneFilter=blob:none`]:
[];function Le(e10){let t=KE(e10),r=async a=>(t.hasEnded&&(t=KE(e10)),await t.answers.ask(a));return{read:a=>ZE(e10,()=>aJ(()=>r(a))),readNow:a=>XE(a)?e10.runNow(
sJ(a)):void 0,async[Symbol.asyncDispose](){t.readers--,t.readers===0&&await t.end()}}}function o0(e10){let t=rJ(e10),r=t.then(a=>(a.config().catch(()=>{}),Le(a)));
return r.catch(()=>{}),{git:t,async[Symbol.asyncDispose](){await r.then(a=>a[Symbol.asyncDispose](),()=>{})}}}var XE=e10=>!/[\n\0]/.test(e10),sJ=e10=>({args:["c\
at-file","--batch"],input:`${e10}
`,parse(t){let r=t.indexOf(10),a=QE(t.subarray(0,r).toString("utf8"));return a&&{oid:a.oid,type:a.type,content:t.subarray(r+1,r+1+a.size)}}});function QE(e10){let[
,t,r,a]=/^([0-9a-f]{40,64}) (blob|tree|commit|tag) (\d+)$/.exec(e10)??[];return t===void 0?void 0:{oid:t,type:r,size:Number(a)}}var vp=new WeakMap;function KE(e10){
let t=vp.get(e10)??oJ(e10);return t.readers++,t}function oJ(e10){let t=["cat-file","--batch"],r=e10.start(t),a=new lJ(r,nJ(r,t)),i=()=>{n.hasEnded=true,vp.get(e10)===
n&&vp.delete(e10)},n={answers:a,readers:0,hasEnded:false,async end(){i(),r.stdin.end(),await a.closed}};return vp.set(e10,n),a.closed.then(i),n}var lJ=class{closed;#e;#r=[];#t=0;#a=Buffer.
alloc(0);#n;#i;constructor(e10,{closed:t,failure:r}){this.#e=e10,e10.stdout.on("data",a=>this.#s(a)),this.closed=t.then(()=>this.#u(r()??new Error("git cat-file\
 is closed")))}ask(e10){return this.#i?Promise.reject(this.#i):XE(e10)?new Promise((t,r)=>{this.#r.push({resolve:t,reject:r}),this.#e.stdin.writableCorked||(this.#e.
stdin.cork(),queueMicrotask(()=>this.#e.stdin.uncork())),this.#e.stdin.write(`${e10}
`)}):Promise.resolve(void 0)}#s(e10){let t=e10;for(;t.length>0;)t=this.#n?this.#c(this.#n,t):this.#l(t)}#l(e10){let t=e10.indexOf(10);if(t<0)return this.#a=Buffer.
concat([this.#a,e10]),e10.subarray(e10.length);let r=Buffer.concat([this.#a,e10.subarray(0,t)]).toString("utf8");this.#a=Buffer.alloc(0);let a=QE(r);if(!a)this.#o(
void 0);else{let i=Buffer.allocUnsafe(a.size+1);this.#n={oid:a.oid,type:a.type,content:i,filled:0}}return e10.subarray(t+1)}#c(e10,t){let r=t.copy(e10.content,e10.
filled);return e10.filled+=r,e10.filled===e10.content.length&&(this.#n=void 0,this.#o({oid:e10.oid,type:e10.type,content:e10.content.subarray(0,-1)})),t.subarray(
r)}#o(e10){this.#r[this.#t]?.resolve(e10),this.#t++,!(this.#t<1024)&&(this.#r.splice(0,this.#t),this.#t=0)}#u(e10){this.#i??=e10;for(let t of this.#r.splice(0).
slice(this.#t))t.reject(this.#i);this.#t=0}};var cJ=["%H","%T","%P","%an","%s","%B"].join("%x00"),uJ=(e10,t)=>({args:["log","-z",`--format=${cJ}`,"--topo-order",
"--end-of-options",`${e10}..${t}`],input:"",parse(r){let a=r.toString("utf8").split("\0"),i=[];for(let n=0;n+5<a.length;n+=6){let[s="",o="",l="",c="",u="",p=""]=a.
slice(n,n+6),f=p.match(/^Editplan-Step: .*$/gm)?.join(`
`)??"",d=/^Editplan-Run: /m.test(p);i.push({id:s,tree:o,parents:l.split(" ").filter(Boolean),authorName:c,subject:u,steps:f,isOfRun:d})}return i}}),l0=(e10,t)=>({
args:["log","--patch","--text","--format=%an %ae%n%cn %ce%n%B","--no-renames","--no-color","--no-ext-diff","--no-textconv","--end-of-options",`${e10}..${t}`],input:"",
parse:r=>r}),pJ=(e10,t)=>({args:["merge-base","--end-of-options",e10,t],input:"",accept:[0,1],parse:r=>r.toString("latin1").trim()||void 0}),fJ=e10=>({args:["re\
v-list","--count","--end-of-options",e10],input:"",parse:t=>Number(t.toString("latin1"))}),dJ=e10=>({args:["rev-list","--no-walk","--parents","--stdin"],input:e10.
map(t=>`${t}
`).join(""),accept:[0,128],parse:(t,r)=>r===0&&t.toString("latin1").trim().split(`
`).every(a=>a.includes(" "))}),hJ=e10=>({args:["rev-parse","--verify","--end-of-options",`${e10}^{tree}`],input:"",parse:t=>t.toString("latin1").trim()}),mJ=e10=>({
args:["log","-1","--no-walk","--date=raw","--format=%an%x00%ae%x00%ad","--end-of-options",e10],input:"",parse(t){let[r="",a="",i=""]=t.toString("utf8").trimEnd().
split("\0");return{name:r,email:a,date:i}}}),gJ=({tree:e10,parents:t,message:r,author:a},i)=>({args:[...e22,"-c",`gpg.format=${i==="gpg"?"openpgp":"ssh"}`,"comm\
it-tree","-S",e10,...t.flatMap(n=>["-p",n]),"-F","-"],input:r,env:{..._J(a),GIT_COMMITTER_DATE:a.date},parse:n=>n.toString("latin1").trim()}),bJ=()=>({args:[...e22,
"var","GIT_COMMITTER_IDENT"],accept:[0,128],parse:(e10,t)=>t===0?e10.toString("utf8").replace(/ \d+ [+-]\d+\s*$/,""):void 0}),e22=["-c","user.useConfigOnly=true"],
_J=({name:e10,email:t,date:r})=>({GIT_AUTHOR_NAME:e10,GIT_AUTHOR_EMAIL:t,GIT_AUTHOR_DATE:r}),yJ=e10=>({args:["verify-commit","--end-of-options",e10],input:"",accept:[
0,1,128],parse:(t,r)=>r===0?"holds":r===1?"fails":"none"}),wJ=e10=>({args:["log","-1","--no-walk","--format=%G?","--end-of-options",e10],input:"",parse:t=>t.toString(
"latin1").trim()});import{core_git_git$n as go}from"./hook.js";var vJ=(e10,t)=>({args:["diff-tree","-r","-z","--name-only","--no-renames","--end-of-options",e10,
t],input:"",parse:go}),$J=e10=>({args:["diff-tree","--stdin","-r","-z","-m","--root","--name-only","--no-renames","--no-commit-id"],input:e10.map(t=>`${t}
`).join(""),parse:t=>new Set(go(t))}),kJ=(e10,t)=>({args:["log","--format=","--raw","--no-abbrev","--no-renames","-m","--end-of-options",e10,"--",t],input:"",parse:r=>new Set(
[...r.toString("latin1").matchAll(/(?<= )[0-9a-f]{40,64}(?= )/g)].map(([a])=>a))}),kp=(e10="HEAD")=>({args:["diff-index","--cached","-z","--name-only","--no-ren\
ames",e10],input:"",parse:go}),c0=()=>({args:["diff-index","--cached","-z","--name-status","--no-renames","HEAD"],input:"",parse(e10){let t=go(e10),r=t.filter((a,i)=>i%
2===1);return{hasConflicts:t.some((a,i)=>i%2===0&&a==="U"),paths:r}}}),u0=()=>({args:["--no-optional-locks","diff","-z","--name-only",...un,"--ignore-submodules"],
input:"",parse:go}),xJ=e10=>({args:["diff-tree","-p",...un,"--no-commit-id","--root","-m","--first-parent","--end-of-options",e10],input:"",parse:t=>t}),SJ=(e10,t,r=[])=>({
args:["diff-tree","-p","-r",...un,"--end-of-options",e10,t,"--",...r],input:"",parse:a=>a}),OJ=(...e10)=>({args:["diff-tree","-p",...un.filter(t=>t!=="--no-rena\
mes"&&t!=="--binary"),"-M","--no-commit-id","--root","-m","--first-parent","--end-of-options",...e10],input:"",parse:t=>t}),EJ=e10=>({args:["diff-tree","--stdin",
"-r","--numstat",...un,"--root","-m","--first-parent"],input:e10.map(t=>`${t}
`).join(""),parse(t){let r=new Map(e10.map(i=>[i,t2])),a="";for(let i of t.toString("utf8").split(`
`)){let[n,s,o]=i.split("	");o===void 0?a=i||a:r.set(a,TJ(r.get(a)??t2,Number(n),Number(s)))}return r}}),AJ=(e10,t)=>({args:["diff","--numstat",...un,"--end-of-o\
ptions",e10,t],input:"",parse(r){let[a,i]=r.toString("latin1").split("	").map(Number);return{insertions:a||0,deletions:i||0}}}),un=["--no-renames","--no-ext-dif\
f","--no-textconv","--no-color","--diff-algorithm=myers","--src-prefix=a/","--dst-prefix=b/","--full-index","--binary","--unified=3"],t2={files:0,insertions:0,deletions:0},
TJ=(e10,t,r)=>({files:e10.files+1,insertions:e10.insertions+(t||0),deletions:e10.deletions+(r||0)});import{core_git_git$n as NJ}from"./hook.js";var IJ=(e10,{treeish:t,
folders:r=[]}={})=>({args:["grep","--files-with-matches","--null","--text","--perl-regexp","--full-name","--no-color",`--threads=${MJ}`,"--no-recurse-submodules",
"-f","-",...t===void 0?[]:[t],"--",...r],input:[...e10.flatMap(jJ),...CJ].map(a=>`${a}
`).join(""),accept:[0,1,128],parse:(a,i)=>i===128?void 0:NJ(a).map(n=>t===void 0?n:n.slice(t.length+1))}),p0=(e10,t)=>({args:["grep","--quiet","--text","--fixed\
-strings","--no-recurse-submodules","-f","-",...t===void 0?[]:[t],"--",":(glob)**/.gitattributes"],input:e10.map(r=>`${r}
`).join(""),env:{GIT_LITERAL_PATHSPECS:"0"},accept:[0,1],parse:(r,a)=>a===0}),jJ=e10=>{let[t=""]=/^[\x20-\x7e]{1,32}/.exec(e10)??[],r=[...t].map(a=>r2(Buffer.from(
a)));return[r2(Buffer.from(e10)),...r.length>1?[`${r.join("\\x00(?:\\x00\\x00)?")}`]:[]]},r2=e10=>Array.from(e10,t=>`\\x${t.toString(16).padStart(2,"0")}`).join(
""),CJ=["\\xff\\xfe","\\xfe\\xff"],MJ=rE()+1;var xp=(...e10)=>Be("node:timers/promises").setTimeout(...e10),a2=(...e10)=>Be("node:timers/promises").setImmediate(
...e10);var Ha=e10=>({remote:e10,env:{},pause:PJ}),PJ=async e10=>{await xp(e10)},i2=e10=>e10.toString("utf8").trim(),Sp=()=>({args:["remote","--verbose"],input:"",
parse:e10=>i2(e10).split(`
`).map(t=>/^(\S+)\t(.*) \(push\)$/.exec(t)).flatMap(t=>t?[{name:t[1]??"",url:t[2]??""}]:[])}),xr=e10=>({args:["rev-parse","--quiet","--verify","--end-of-options",
`${e10}^{commit}`],input:"",accept:[0,1,128],parse:(t,r)=>r===0?i2(t):void 0}),ra=({remote:e10,...t},r,a)=>({args:["fetch","--quiet","--no-tags","--no-write-fet\
ch-head","--no-auto-maintenance","--recurse-submodules=no",...a===void 0?[]:[`--depth=${a}`],"--refmap=","--",e10,...r],input:"",...t,parse(){}}),Op=({remote:e10,
env:t,relay:r},a)=>({args:["push","--no-follow-tags","--recurse-submodules=no",...a.length>1?["--atomic"]:[],...a.map(({ref:i,expected:n})=>`--force-with-lease=${i}\
:${n??""}`),"--",e10,...a.map(({ref:i,commit:n=""})=>`${n}:${i}`)],env:t,relay:r,hooks:a.some(({ref:i})=>i.startsWith("refs/heads/")),parse(){}}),RJ=(e10,t,r)=>({
...Op(e10,[{ref:t,commit:r,expected:void 0}]),pause:e10.pause,hooks:false}),LJ=({remote:e10,env:t,relay:r},{branch:a,expected:i})=>({args:["push",`--force-with-\
lease=refs/heads/${a}:${i}`,"--",e10,`:refs/heads/${a}`],env:t,relay:r,parse(){}}),zJ=({remote:e10,...t},r)=>({args:["lfs","push","--object-id",e10,...r],...t,parse(){}});
import{core_git_git$A as _o,core_git_git$D as FJ,core_git_git$h as Ep,core_git_git$i as s2,core_git_git$j as DJ,core_git_git$n as Ja,core_git_git$p as Ap,core_git_git$s as BJ}from"./hook.js";
import{errors$b as o2}from"./hook.js";var d0=e10=>({args:["cat-file","--batch-check=%(objectsize)"],input:e10.map(t=>`${t}
`).join(""),parse:t=>t.toString("utf8").trimEnd().split(`
`).map(r=>/^\d+$/.test(r)?Number(r):void 0)}),UJ=e10=>({args:["cat-file","--batch-check=%(objectname) %(objectsize)"],input:[...new Set(e10)].map(t=>`${t}
`).join(""),parse(t){let r=t.toString("latin1").matchAll(/^([0-9a-f]{40,64}) (\d+)$/gm);return new Map(Array.from(r,([,a="",i])=>[a,Number(i)]))}}),Tp=e10=>e10.
toString("latin1").trim(),Np=(e10,t)=>({args:["hash-object","-w","--stdin",`--path=${e10}`],input:t,parse:Tp}),qJ=e10=>({args:["hash-object","--no-filters","--",
e10],input:"",parse:Tp}),Ip=e10=>({args:["hash-object","-t","commit","-w","--stdin"],input:e10,parse:Tp}),jp=e10=>({args:["hash-object","-w","--stdin"],input:e10,
parse:Tp}),Sr=(e10,{type:t,content:r})=>Ua(e10).update(`${t} ${r.length}\0`).update(r).digest("hex"),h0=(e10,t)=>({args:["unpack-objects","-q"],input:WJ(e10,t),
parse(){}});function WJ(e10,t){let r=Buffer.from("PACK\0\0\0\0\0\0\0","latin1");r.writeUInt32BE(t.length,8);let a=t.flatMap(({type:n,content:s})=>[HJ(n,s.length),
vS(s)]),i=Buffer.concat([r,...a]);return Buffer.concat([i,Ua(e10).update(i).digest()])}var GJ={commit:1,tree:2,blob:3};function HJ(e10,t){let r=[GJ[e10]<<4|t&15];
for(let a=Math.floor(t/16);a>0;a=Math.floor(a/128))r.push((r.pop()??0)|128,a&127);return Buffer.from(r)}var yo=()=>({args:["ls-files","-t","-z"],input:"",parse:e10=>Ja(
e10).flatMap(t=>t.startsWith("S ")?t.slice(2):[])}),wo=e10=>({args:["--literal-pathspecs","ls-files","-v","-z",...e10.size<=100?["--",...e10]:[]],input:"",parse(t){
let r=new Map;for(let a of Ja(t)){let[i="",n]=[a[0],a.slice(2)];e10.has(n)&&r.set(n,l2(i))}return r}}),Cp=e10=>({args:["ls-files","-v","--stage","-z"],input:"",
parse(t){let r=new Map,a=false;for(let i of Ja(t)){let n=i.indexOf("	");i[n-1]!=="0"&&(a||=n>0);let s=i.slice(n+1);if(!e10.has(s))continue;let[o="",l="",c=""]=i.
slice(0,n).split(" ");r.set(s,{mode:l,oid:c,...l2(o)})}return{hasConflicts:a,entries:r}}}),l2=e10=>({skipWorktree:/s/i.test(e10),assumeUnchanged:e10!==e10.toUpperCase()}),
VJ=({folders:e10=[]})=>({args:["ls-files","-v","-z","--",...e10],input:"",parse:t=>n2.test(t.toString("latin1"))?Ja(t).flatMap(r=>n2.test(r)?r.slice(2):[]):[]}),
n2=/(?:^|\0)[a-zS] /,JJ=()=>({args:["ls-files","--others","--exclude-standard","-z"],input:"",parse:Ja}),KJ=()=>({args:["ls-files","--others","--ignored","--exc\
lude-standard","--directory","-z"],input:"",parse:Ja}),ZJ=({treeish:e10,folders:t=[]}={})=>({args:[...e10===void 0?["ls-files","--stage","-z"]:["ls-tree","-r","\
-z","--full-tree",e10],"--",...t],input:"",parse(r){let a=Ja(r).filter(i=>i.startsWith("100"));return[...new Set(a.map(i=>i.slice(i.indexOf("	")+1)))]}}),m0=e10=>({
args:["update-index","--add","--remove","--replace","-z","--stdin"],env:_o,input:Ap(e10),parse:()=>{}}),Mp=(e10,t)=>({args:["update-index","-z","--index-info"],
env:_o,input:Ap([...t].map(([r,a])=>a?`${a.mode} ${a.oid} 0	${r}`:`0 ${"0".repeat(e10==="sha256"?64:40)}	${r}`)),parse:()=>{}}),YJ=e10=>({args:["update-index","\
-z","--stdin"],env:_o,input:Ap(e10),parse:()=>{}}),g0=(e10,t)=>({args:["update-index",`--${e10}`,"-z","--stdin"],env:_o,input:Ap(t),parse:()=>{}}),Pp=({sparse:e10})=>({
args:["-c",`index.sparse=${e10}`,"update-index","--force-write-index"],env:_o,input:"",parse:()=>{}}),Rp={lineEnds:"keep",filtered:false,smudged:false,rewritten:false,
driver:void 0,encoding:void 0,ident:false,eol:void 0,inLfs:false,generated:false};function b0(e10,t){let r=e10["working-tree-encoding"],a=e10.ident==="set",i=c2(
r)&&!/^utf-?8$/i.test(r)?r.toLowerCase():void 0,n=a||i!==void 0,s=e52(e10,t),o=XJ(e10,t),l=n||s?.smudges===true,c=o==="keep"?void 0:QJ(e10,t);return{lineEnds:o,
filtered:n||s?.cleans===true,smudged:l||c==="crlf",rewritten:l,driver:s,encoding:i,ident:a,eol:c,inLfs:e10.filter==="lfs",generated:["set","true"].includes(e10["\
linguist-generated"]??"")}}function XJ(e10,t){let r=f0(e10.text)??f0(e10.crlf);return r==="unset"?"keep":r==="auto"?"auto":r!==void 0||e10.eol==="lf"||e10.eol===
"crlf"?"text":vo(t)?"auto":"keep"}var f0=e10=>e10!==void 0&&["set","unset","auto","input"].includes(e10)?e10:void 0,vo=e10=>/^(?:true|yes|on|[1-9]\d*|input)$/i.
test(e10.get("core.autocrlf")??"");function QJ({text:e10,crlf:t,eol:r},a){if(r==="lf"||r==="crlf")return r;if(e10==="input"||f0(e10)===void 0&&t==="input"||a.get(
"core.autocrlf")?.toLowerCase()==="input")return;let i=a.get("core.eol")?.toLowerCase()??"native";return vo(a)||i==="crlf"||i==="native"&&Qy==="\\"?"crlf":void 0}
function e52({filter:e10},t){if(!c2(e10))return;let[r,a,i]=["clean","smudge","process"].map(c=>t.get(`filter.${e10}.${c}`)??""),n=BJ(t,`filter.${e10}.required`,
false),s=n||!!(r||i),o=n||!!(a||i),l=/\bgit[- ]lfs\b/.test(`${r} ${a} ${i}`);return s||o?{name:e10,cleans:s,smudges:o,isLfs:l}:void 0}var c2=e10=>e10!==void 0&&
e10!=="set"&&e10!=="unset"&&e10!=="unspecified";async function t5(e10,t,r){if(t==="keep"||!e10.includes(Va))return e10;let a=Lp(e10);if(a.crlf===0)return e10;if(t===
"auto"){if(_0(a))return e10;let i=await r();if(i&&u2(i))return e10}return i5(e10,a.crlf)}var Va=13,bo=10,u2=e10=>{if(!e10.includes(Va))return false;let t=Lp(e10);
return t.crlf>0&&!_0(t)},_0=({loneCr:e10,nul:t,printable:r,unprintable:a})=>e10>0||t>0||Math.floor(r/128)<a;function Lp(e10){let t={crlf:0,loneCr:0,nul:0,printable:0,
unprintable:0};for(let r=0;r<e10.length;r++){let a=e10[r]??0;a===Va&&e10[r+1]===bo?(t.crlf++,r++):a===Va?t.loneCr++:a!==bo&&r5(a,t)}return e10.at(-1)===26&&t.unprintable--,
t}function r5(e10,t){let r=e10===8||e10===9||e10===12||e10===27;e10>=32&&e10!==127||r?t.printable++:t.unprintable++,e10===0&&t.nul++}function a5(e10){let t=0;for(let r=e10.
indexOf(bo);r>=0;r=e10.indexOf(bo,r+1)){if(e10[r-1]!==Va)return false;t++}return t>0&&Lp(e10).loneCr===0}var y0=e10=>!_0(Lp(e10)),w0=(e10,t)=>{let r=e10.toString(
"latin1").replaceAll(`\r
`,`
`);return r.includes("\r")?e10:Buffer.from(t==="crlf"?r.replaceAll(`
`,`\r
`):r,"latin1")};function i5(e10,t){let r=Buffer.allocUnsafe(e10.length-t),a=0,i=0;for(let n=e10.indexOf(Va);n>=0;n=e10.indexOf(Va,n+1))e10[n+1]===bo&&(r.set(e10.
subarray(a,n),i),i+=n-a,a=n+1);return r.set(e10.subarray(a),i),r}function v0(e10,t){let r=t,a=new Map,i=()=>{r!==t&&r[Symbol.dispose]()};return{async convert(n,s,o){
let l=r.of(n);if(!l.filtered){let c=await t5(s,l.lineEnds,o);return{content:c,isExact:c===s}}try{let c=await o5(l,s,o),u={path:n,content:s,before:c};return{oid:c?
await l5(e10,r,u):await s5(e10,r,u)}}catch(c){throw s2(c,n,l.driver)}},encodingOf:n=>r.of(n).encoding,begunEncodingOf:n=>t.of(n).encoding,look:n=>r.look(n),converts(n){
let{filtered:s,lineEnds:o}=r.of(n);return s||o!=="keep"},mayHaveDiffered(n,s){let{filtered:o,lineEnds:l}=t.of(n);return o||l!=="keep"&&s.includes(13)},attributesChanged(n){
for(let[s,o]of n)a.set(s,o);i(),r=t.with(new Map(a))},within:n=>r.within(n),[Symbol.dispose]:i}}var n5=e10=>ew(e10)===".gitattributes",s5=(e10,t,{path:r,content:a})=>{
let i=Np(r,a),n=[...Ep("cleans",t.of(r).driver),...i.args];return e10.run(t.within({...i,args:n}))};async function o5({lineEnds:e10},t,r){let a=e10==="auto"&&t.
includes(13)?await r():void 0;return a&&u2(a)?a:void 0}async function l5(e10,t,{path:r,content:a,before:i=a}){let n=_e(t.workTree(),r);je(ai(n),{recursive:true}),
Ut(n,a);let s=Ep("cleans",t.of(r).driver),o=l=>e10.run(t.within({...l,args:[...s,...l.args]}));try{let l=await e10.run(jp(i));return await o(Mp(e10.objectFormat,
[[r,{mode:"100644",oid:l}]])),await o(YJ([r])),await o(c5(r))}finally{qt(n,{force:true})}}var c5=e10=>({args:["ls-files","--stage","-z","--",e10],input:"",parse:t=>t.
toString("latin1").split(" ")[1]??""});async function pn(e10,t){let r=FJ(e10.commonDir,await e10.config()),a=({path:n,content:s})=>{let o=t.of(n).driver?.isLfs===
true?li(s):void 0;return o!==void 0&&r?.(o)!==true},i=n=>{let{smudged:s,driver:o}=t.of(n.path);if(!s)return n.content;if(a(n))throw DJ(n.path,d5);try{return e10.
runNow(t.within(zp(n,o)))}catch(l){throw s2(l,n.path,o)}};return{now:i,async many(n){await t.look(n.map(({path:c})=>c));let s=n.filter(c=>t.of(c.path).smudged&&
!/\n/.test(c.path)&&!a(c)),o=await u5(e10,t,s),l=n.filter(({path:c})=>!o.has(c)).map(c=>[c.path,Ka(()=>i(c))]);return new Map([...o,...l.filter(c=>c[1]!==void 0)])}}}
async function u5(e10,t,r){if(r.length<2)return new Map;let a=r.flatMap(({path:i})=>t.of(i).driver??[]);try{return await e10.run(t.within(p5(r,a)))}catch(i){if(i instanceof
o2)return new Map;throw i}}function Ka(e10){try{return e10()}catch(t){if(t instanceof o2&&t.name==="FILTER_UNAVAILABLE")return;throw t}}var zp=({path:e10,oid:t},r)=>({
args:[...Ep("smudges",r),"cat-file","--filters",`--path=${e10}`,t],input:"",parse:a=>a});function p5(e10,t){let r=oO(24).toString("hex");return{args:[...Ep("smu\
dges",...t),"cat-file","--filters",`--batch=${r}`],input:e10.map(({oid:a,path:i})=>`${a} ${i}
`).join(""),parse(a){let i=f5(Buffer.from(`${r}
`),a),n=[...i.slice(1).map(({from:s})=>s-1),a.length-1];return new Map(e10.map(({path:s},o)=>[s,a.subarray(i[o]?.to,n[o])]))}}}function f5(e10,t){let r=[];for(let a=t.
indexOf(e10);a>=0;a=t.indexOf(e10,a+e10.length))r.push({from:a,to:a+e10.length});return r}var d5="its Git LFS object is not in this repository. Fetch it with `g\
it lfs fetch`";import{core_git_git$m as h5}from"./hook.js";import{errors$b as $0}from"./hook.js";import{empty$g as m5,empty$h as g5}from"./hook.js";var b5=({ours:e10,
base:t,theirs:r})=>({args:["merge-file","-p","-q",e10,t,r],input:"",accept:Array.from({length:256},(a,i)=>i).filter(a=>a!==128&&a!==129),parse:(a,i)=>i===0?a:void 0}),
p2=(e10,t)=>({args:[...["merge.renames=true","merge.directoryRenames=conflict","merge.renameLimit=7000"].flatMap(r=>["-c",r]),"merge-tree","--write-tree","-z","\
--name-only","--no-messages",e10,t],input:"",accept:[0,1],parse(r){let[a="",...i]=h5(r);return{tree:a,conflicts:[...new Set(i)]}}});async function _5(e10,[t,r],a){
let i=await e10.run(y5());if(i[0]>t||i[0]===t&&i[1]>=r)return;let n=`${a} needs git ${t}.${r} or newer; this is git ${i.join(".")}. Update git.`;throw new $0({name:"\
GIT_FAILED",message:n})}var y5=()=>({args:["version"],parse(e10){let[,t,r]=/(\d+)\.(\d+)/.exec(e10.toString("utf8"))??[];return[Number(t??0),Number(r??0)]}});async function Fp(e10,t){
let r=await $o(e10,t);if(r)return r;let a=`The repository has no commit "${t}". Fetch it.`;throw new $0({name:"UNKNOWN_REVISION",message:a})}async function $o(e10,t){
let r=await e10.read(t);if(r?.type!=="commit")return;let a=r.content.toString("latin1"),[,i=""]=/^tree ([0-9a-f]+)$/m.exec(a)??[],[,n="0 +0000"]=/^committer .*> (\d+ [+-]\d+)$/m.
exec(a)??[];return{commit:r.oid,tree:i,date:n}}async function w5(e10,t,r){var a=[];try{let o=m5(a,Le(e10),true),l=[],{commit:c,tree:u}=await Fp(o,r),p={commit:c,
tree:u},f=p;for(let d of t){let b=await e10.run(Ip(f2(f.tree,[d.parent]))),{tree:m,conflicts:w}=await e10.run(p2(b,d.commit));if(w.length>0)return{ok:false,at:d,
conflicts:w};if(m===f.tree)continue;let x=f.commit,h=(await o.read(d.commit))?.content;if(!h)throw new $0({name:"GIT_FAILED",message:`The commit ${d.commit} is \
missing.`});let g=await e10.run(Ip(v5(h,{tree:m,parent:x})));l.push({...d,commit:g,tree:m,parent:x}),f={commit:g,tree:m}}return{ok:true,base:p,chain:l,head:f}}catch(o){
var i=o,n=true}finally{var s=g5(a,i,n);s&&await s}}var f2=(e10,t)=>`tree ${e10}
${t.map(r=>`parent ${r}
`).join("")}author editplan <editplan@localhost> 0 +0000
committer editplan <editplan@localhost> 0 +0000

stand-in
`,v5=(e10,{tree:t,parent:r})=>{let a=e10.indexOf(`

`),i=e10.toString("latin1",0,a).replace(/^(?:tree|parent) .*\n/gm,"").replace(/^gpgsig(?:-sha256)? .*(?:\n .*)*\n?/gm,"");return Buffer.concat([Buffer.from(`tre\
e ${t}
parent ${r}
${i}`,"latin1"),e10.subarray(a)])};import{core_git_git$A as $5,core_git_git$m as k5}from"./hook.js";import{core_git_scratch_folder$a as x5}from"./hook.js";var S5=[
"text","crlf","eol","ident","filter","working-tree-encoding","linguist-generated"],ko=e10=>({args:["check-attr","-z","--stdin",...S5],input:[...e10].map(t=>`${t}\
\0`).join(""),parse(t){let r=t.toString("utf8").split("\0"),a=new Map;for(let i=0;i+2<r.length;i+=3){let[n="",s="",o=""]=r.slice(i,i+3),l=a.get(n)??{};l[s]=o,a.
set(n,l)}return a}}),Dp=(e10,t)=>({args:[...t?["-C",t.folder]:[],"check-ignore","-z","--stdin"],env:{GIT_LITERAL_PATHSPECS:"0",...t&&{GIT_DIR:t.gitDir,GIT_WORK_TREE:t.
folder}},input:[...e10].map(r=>`./${r}\0`).join(""),accept:[0,1],parse:r=>new Set(k5(r).map(a=>a.slice(2)))}),fn=async(e10,t)=>new A5(e10,await e10.config(),t);
async function dn(e10,t){try{return await t()}catch(r){throw e10[Symbol.dispose](),r}}var O5=async(e10,t)=>d2(e10)||e10.run(p0(E5,t)),E5=["filter","ident","work\
ing-tree-encoding"],d2=({commonDir:e10})=>ht(_e(e10,"info","attributes")),A5=class h2{#e;#r;#t;#a=new Map;#n=new Set;#i;#s;constructor(t,r,a){this.#e=t,this.#r=
r,this.#t=a,this.#s=vo(r)||d2(t)}async look(t){let r=[...t];await this.#t.foresee?.(r.filter(i=>!this.#a.has(i)));let a=this.#l(r);a.length>0&&this.#c(await this.#e.
run(this.within(ko(a))))}of(t){let[r]=this.#l([t]);return r!==void 0&&this.#c(this.#e.runNow(this.within(ko([r])))),this.#a.get(t)??Rp}within(t,r=[]){for(let n of r)
this.#o(n);let a=this.workTree(),i={GIT_DIR:this.#e.gitDir,GIT_WORK_TREE:a,GIT_INDEX_FILE:_e(a,"..","index")};return{...t,args:["-C",a,...t.args],env:{...$5,...i,
...t.env}}}workTree(){return this.#i||(this.#i=x5(this.#e),je(_e(this.#i.path,"files"))),_e(this.#i.path,"files")}with(t){let r=a=>t.has(a)?t.get(a):this.#t.read(
a);return new h2(this.#e,this.#r,{...this.#t,read:r})}[Symbol.dispose](){this.#i?.[Symbol.dispose]()}#l(t){let r=[...new Set(t)].filter(a=>!this.#a.has(a));for(let a of r)
this.#o(a);if(this.#s)return r;for(let a of r)this.#a.set(a,Rp);return[]}#c(t){for(let[r,a]of t)this.#a.set(r,b0(a,this.#r))}#o(t){for(let r=0;r>=0;r=t.indexOf(
"/",r)+1||-1){let a=`${t.slice(0,r)}.gitattributes`;if(this.#n.has(a))continue;this.#n.add(a);let i=this.#t.read(a);i&&this.#u(a,i)}}#u(t,r){this.#s=true;let a=_e(
this.workTree(),t);je(ai(a),{recursive:true}),Ut(a,r)}};import{core_git_git$B as T5,core_git_git$C as N5,core_git_git$E as I5,core_git_git$a as j5,core_git_git$k as C5,
core_git_git$o as M5,core_git_git$y as m2,core_git_git$z as g2}from"./hook.js";import{errors$b as xo}from"./hook.js";import{empty$g as P5,empty$h as R5}from"./hook.js";
async function Pt(e10,t,r){let a={entries:new Map,named:new Map,blocked:new Map},i=r.names??[],n=[{path:"",oid:`${t}^{tree}`,children:F5(r.paths)}];for(;n.length>
0;){let s=await Promise.all(n.map(o=>e10.read(o.oid)));n=n.flatMap((o,l)=>{let c=s[l];if(c?.type!=="tree"){let p=`The repository does not have the tree ${o.oid}\
. Fetch it.`;throw new xo({name:"UNKNOWN_REVISION",message:p})}let u=p=>o.children.has(p)||i.includes(p);return D5(o,Bp(c.content,c.oid.length/2,u),i,a)})}return a}
async function L5(e10,t,r){let{entries:a}=await Pt(e10,t,{paths:r});for(let i of r){let n=a.get(i);if(!n)continue;if(!n.mode.startsWith("100")){let l=`${i} is a\
 folder, a link or a submodule. Commit it as a file.`;throw new xo({name:"DOCUMENT_INVALID",message:l})}let s=await e10.read(n.oid);if(s)return{path:i,content:s.
content};let o=`The repository does not have ${n.oid}, which is ${i}. Fetch it.`;throw new xo({name:"UNKNOWN_REVISION",message:o})}}function Bp(e10,t,r=()=>true){
let a=new Map,i=0;for(;i<e10.length;){let n=e10.indexOf(32,i),s=n<0?-1:e10.indexOf(0,n);if(s<0||s+1+t>e10.length)throw z5();let o=M5(e10.subarray(n+1,s));if(r(o)){
let l=e10.toString("latin1",i,n);a.set(o,{mode:l,oid:e10.toString("hex",s+1,s+1+t)})}i=s+1+t}return a}var z5=()=>new xo({name:"GIT_FAILED",message:"A tree of th\
e repository is damaged. `git fsck` names it; fetch it again from a complete copy."});function F5(e10){let t=new Map;for(let r of e10){let a=t;for(let i of r.split(
"/")){let n=a.get(i)??new Map;a.set(i,n),a=n}a.isPath=true}return t}function D5(e10,t,r,a){let i=[];for(let n of r){let s=t.get(n);s?.mode.startsWith("100")&&a.
named.set(e10.path+n,s)}for(let[n,s]of e10.children){let o=t.get(n);if(!o)continue;let l=e10.path+n;s.size===0?a.entries.set(l,o):o.mode==="40000"?i.push({path:`${l}\
/`,oid:o.oid,children:s}):(a.blocked.set(l,o),s.isPath&&a.entries.set(l,o))}return i}var B5="editplan-clone-";async function U5({url:e10,branch:t,environment:r,
parent:a}){let i=gv(_e(a,B5)),n={root:i,[Symbol.dispose]:()=>qt(i,{recursive:true,force:true,maxRetries:3})};try{return await _2(i,r),Ut(_e(i,"config"),q5(e10)),
await(await I5(i,{env:r})).run(ra(Ha(e10),[`refs/heads/${t}`],1)),n}catch(s){throw n[Symbol.dispose](),s}}async function _2(e10,t){let r=[...N5(e10),"init","--q\
uiet","--bare","--template=","--initial-branch=main",e10],{stderr:a,exitCode:i}=await C5({args:r,cwd:e10,env:T5(t),input:""});if(i!==0)throw j5({args:r,exitCode:i,
stderr:a})}var q5=e10=>`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	partialClone = ${k0(e10)}
[remote ${k0(e10)}]
	url = ${k0(e10)}
	promisor = true
	partialclonefilter = blob:none
[gc]
	auto = 0
`,k0=e10=>`"${e10.replace(/["\\]/g,"\\$&")}"`;async function x0(e10,t,r){var a=[];try{let o=S0(await e10.config());if(!o)return;let l=e10.promisor??Ha(o),c=P5(a,
Le(e10),true),{entries:u,named:p}=await Pt(c,t,{paths:r,names:[".gitattributes"]}),f=[...u.values(),...p.values()].filter(({mode:d})=>d.startsWith("100"));f.length>
0&&await e10.run(mo(l,[...new Set(f.map(({oid:d})=>d))]))}catch(o){var i=o,n=true}finally{var s=R5(a,i,n);s&&await s}}var W5=async e10=>S0(await e10.config())!==
void 0;function S0(e10){return e10.get("extensions.partialclone")||[...e10.keys()].find(r=>/^remote\..*\.promisor$/.test(r)&&e10.get(r)==="true")?.slice(7,-9)}var G5=[
"--deepen=50","--deepen=500","--deepen=5000","--depth=2147483647"];async function O0(e10,t,r){if(!m2(e10)||await e10.run(g2(t,r)))return;let a=await e10.config(),
i=H5(a);if(!i)return;let n=e10.promisor??Ha(i),s=e10.promisor&&S0(a)?[...$p(n.remote)]:[];for(let o of G5){if(await e10.run(b2(n,s,[o,r])),await e10.run(g2(t,r)))
return;if(!m2(e10))break}/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(t)&&await V5(e10.run(b2(n,s,[t])))}var b2=({remote:e10,env:t,relay:r,pause:a},i,n)=>({args:[...i,
"fetch","--quiet","--no-tags","--no-write-fetch-head","--no-auto-maintenance","--recurse-submodules=no",...n.filter(s=>s.startsWith("--")),"--refmap=","--end-of\
-options",e10,...n.filter(s=>!s.startsWith("--"))],input:"",env:t,relay:r,pause:a,parse:()=>{}});function H5(e10){let t=[...e10.keys()].flatMap(r=>/^remote\.(.*)\.url$/.
exec(r)?.[1]??[]);return t.includes("origin")?"origin":t.length===1?t[0]:void 0}async function V5(e10){try{await e10}catch(t){if(!(t instanceof xo))throw t}}async function hn(e10,t,r){
let{remote:a,env:i,relay:n}=t,s=n??await e10.run(K5(a,i)),{listed:o,isWhole:l}=await e10.run(/^https?:/i.test(s)?Y5(t,s,r):Z5(t)),c=new Map;for(let{name:f,value:d}of o)
J5(f,r)&&c.set(f,d);let u=o.find(({name:f})=>f==="HEAD")?.target,p=u?.startsWith("refs/heads/")?u.slice(11):void 0;return{defaultBranch:r.includes("HEAD")?p:void 0,
refs:c,listed:o.length,isWhole:l}}var N0=async(e10,t,r)=>(await hn(e10,t,[r])).refs.get(r),J5=(e10,t)=>e10!=="HEAD"&&t.some(r=>r.endsWith("*")?e10.startsWith(r.
slice(0,-1)):e10===r),K5=(e10,t)=>({args:["ls-remote","--get-url","--",e10],input:"",env:t,parse:r=>r.toString("utf8").trim()}),Z5=({remote:e10,...t})=>({...t,args:[
"ls-remote","--symref","--",e10],input:"",parse(r){let a=$2(r).map(n=>n.split("	")),i=new Map(a.flatMap(([n="",s=""])=>y2(n)?[[s,n.slice(5)]]:[]));return{listed:a.
flatMap(([n="",s])=>s===void 0||y2(n)?[]:[{name:s,value:n,target:i.get(s)}]),isWhole:true}}}),y2=e10=>e10.startsWith("ref: "),$2=e10=>e10.toString("utf8").split(
`
`),Y5=({remote:e10,...t},r,a)=>({...t,args:["remote-https",e10,r],input:`stateless-connect git-upload-pack
`,reply(i){if(E0(i))return`list

`;let{lines:n,isEnded:s}=T0(i,1);return s?X5(a,n):void 0},isWhole:i=>E0(i)?i.toString("latin1").endsWith(`

`):w2(i).isEnded,parse:i=>E0(i)?{listed:$2(i.subarray(A0.length)).flatMap(eK),isWhole:true}:{listed:w2(i).lines.map(Q5),isWhole:false}}),A0=`fallback
`,E0=e10=>e10.toString("latin1",0,A0.length)===A0,w2=e10=>T0(e10,T0(e10,1).end);function T0(e10,t){let r=[],a=t;for(;a+4<=e10.length;){let i=Number.parseInt(e10.
toString("latin1",a,a+4),16);if(i===0)return{lines:r,isEnded:true,end:a+4};if(!(i>4)||a+i>e10.length)break;r.push(e10.toString("utf8",a+4,a+i).trimEnd()),a+=i}return{
lines:r,isEnded:false,end:a}}function X5(e10,t){let r=t.find(i=>i.startsWith("object-format=")),a=e10.map(i=>`ref-prefix ${i.replace(/\*$/,"")}`);return`${["com\
mand=ls-refs",...r===void 0?[]:[r]].map(v2).join("")}0001${["symrefs",...a].map(v2).join("")}0000`}var v2=e10=>`${(Buffer.byteLength(e10)+5).toString(16).padStart(
4,"0")}${e10}
`;function Q5(e10){let[t="",r="",...a]=e10.split(" "),i=a.find(n=>n.startsWith("symref-target:"))?.slice(14);return{name:r,value:t,target:i}}function eK(e10){let[
t="",r]=e10.split(" ");return r===void 0||t.startsWith(":")?[]:[t.startsWith("@")?{name:r,value:"",target:t.slice(1)}:{name:r,value:t}]}import{core_git_git$r as tK,
core_git_git$s as x2}from"./hook.js";import{core_git_scratch_folder$a as rK}from"./hook.js";import{errors$b as S2}from"./hook.js";import{empty$g as aK,empty$h as iK}from"./hook.js";
async function I0(e10,t,r){let a=[...new Set(r.paths)],[{base:i,lookup:n},s]=await Promise.all([cK(t,r.base,a),e10.config()]);await r.conversions.look(a);let o=v0(
r.blobs??e10,r.conversions),l=a.filter(m=>!n.entries.has(m)),c=e10.bare?await nK(t,i,l):m=>r.readFile?.(m)?.content,u=await sK(e10,l,c),p=new Set(a),f=x2(s,"cor\
e.filemode",true),d={base:i,ignored:u,unignore:oK(e10,{ignored:u,rulesAt:c,readFile:r.readFile}),converter:o,covers:m=>p.has(m),entry:m=>n.entries.get(m),async committed(m){
let w=n.entries.get(m);return w?(await t.read(w.oid))?.content:void 0},modeOf(m,w,x){if(w===57344)return"160000";let h=x?.executable??n.entries.get(x?.from??m)?.
mode==="100755";return(f?w&64:h)?"100755":"100644"},[Symbol.dispose]:()=>o[Symbol.dispose]()},b=await pn(e10,r.conversions);return{...d,...await pK({...r,git:e10,
lookup:n,found:d,smudge:b},a)}}async function nK(e10,t,r){let a=new Set(r.flatMap(So)),{entries:i}=await Pt(e10,t.commit,{paths:a}),n=new Map;for(let[s,{oid:o}]of i)
n.set(s,(await e10.read(o))?.content);return s=>n.get(s)}async function sK(e10,t,r){return t.length===0?new Set:e10.bare?O2(e10,t,r):e10.run(Dp(t))}async function O2(e10,t,r){
var a=[];try{let s=aK(a,rK(e10));for(let o of new Set([...t].flatMap(So))){let l=r(o);l&&(je(_e(s.path,ai(o)),{recursive:true}),Ut(_e(s.path,o),l))}return await e10.
run(Dp(t,{folder:s.path,gitDir:e10.gitDir}))}catch(s){var i=s,n=true}finally{iK(a,i,n)}}function oK(e10,{ignored:t,rulesAt:r,readFile:a}){let i=new Map,n=s=>i.has(
s)?i.get(s):r(s);return async s=>{if(t.size===0)return[];let o=[...s].filter(({path:u})=>lK(u));for(let{path:u,after:p}of o)i.set(u,p);if(o.length===0)return[];
let l=await O2(e10,t,n),c=[...t].filter(u=>!l.has(u)&&!a?.(u));for(let u of c)t.delete(u);return c}}var lK=e10=>/(?:^|\/)\.gitignore$/.test(e10),So=e10=>["",...sr(
e10).map(t=>`${t}/`)].map(t=>`${t}.gitignore`);async function cK(e10,t,r){let a=await Fp(e10,t),i=await Pt(e10,a.commit,{paths:r});return uK(r,i),{base:a,lookup:i}}
function E2(e10,t){return"oid"in t?t.oid:Sr(e10.objectFormat,{type:"blob",content:t.content})}function uK(e10,{blocked:t}){for(let[r,a]of t){let i=e10.find(n=>n.
startsWith(`${r}/`))??r;if(a.mode==="160000"||a.mode==="120000"){let n=a.mode==="160000"?"the submodule":"the symbolic link",s=`${JSON.stringify(i)} is behind ${n}\
 ${JSON.stringify(r)}. Run the plan in the checkout that contains the file.`;throw new S2({name:"PATH_OUTSIDE_REPO",message:s})}}}async function pK(e10,t){let{git:r,
lookup:a,found:i,readFile:n}=e10,s=[],o=[],l=new Map;for(let p of n?t:[]){let f=Ka(()=>({file:n?.(p)}));if(!f)continue;let{file:d}=f;if(d&&l.set(p,d.mode),i.ignored.
has(p))continue;let b=d&&await dK(p,d,e10);b&&o.push(b);let m=a.entries.get(p);!d&&m&&!fK.has(m.mode)&&s.push(p)}let c=s.length>0&&await tK(r),u=new Set(c?await r.
run(yo()):[]);for(let p of s)u.has(p)||o.push({operation:{path:p,mode:"deleted"},oid:""});return{dirty:o,absent:u,permissions:p=>l.get(p)}}var fK=new Set(["4000\
0","160000"]);async function dK(e10,t,r){let{git:a,lookup:i,found:n}=r,s=i.entries.get(e10);if(s?.mode==="120000"&&!x2(await a.config(),"core.symlinks",true)){let u=`${JSON.
stringify(e10)} is a symbolic link in git. Use the path of the file that it points to.`;throw new S2({name:"SYMLINK",message:u})}let o=n.modeOf(e10,t.mode),l=await hK(
e10,t,r),c=E2(a,l);return s?.oid===c&&s.mode===o?void 0:{operation:{path:e10,mode:o,...l},oid:c}}async function hK(e10,{content:t},r){let{git:a,lookup:i,found:n,
conversions:s}=r,{converter:o}=n,l=i.entries.get(e10)?.oid,{filtered:c}=s.of(e10);if(c&&l&&await k2(e10,{oid:l,content:t},r))return{oid:l};let u=await o.convert(
e10,t,()=>n.committed(e10));return c||!l||!o.converts(e10)||E2(a,u)===l?u:await k2(e10,{oid:l,content:t},r)?{oid:l}:u}async function k2(e10,{oid:t,content:r},{found:a,
smudge:i}){let n=await a.committed(e10),s=n&&Ka(()=>i.now({path:e10,oid:t,content:n}));return n!==void 0&&(s?.equals(r)??true)}import{core_git_commands_refs$a as mK,
core_git_commands_refs$c as gK,core_git_commands_refs$e as bK,core_git_commands_refs$f as _K}from"./hook.js";import{core_git_git$r as yK,core_git_git$s as wK,core_git_git$u as vK}from"./hook.js";
import{core_text_words$c as A2}from"./hook.js";import{errors$b as $K}from"./hook.js";import{empty$g as Up,empty$h as j0}from"./hook.js";async function I2(e10,{treeish:t,
paths:r,flags:a=new Map,allFlags:i=false,isThere:n}){let s=new Set(r);if(s.size===0)return;let o=await C0(e10),l=await AK(o,t,s),c=i?a:new Map([...await o.run(wo(
s)),...a]),u=await yK(o);await kK(o,t,{all:s,entries:l,isThere:n});let p=d=>c.get(d)?.skipWorktree===true&&!(u&&n(d)),f=[...l.keys()];await P2(o,"assume-unchang\
ed",f.filter(d=>c.get(d)?.assumeUnchanged)),await M2(o,f.filter(p))}async function kK(e10,t,{all:r,entries:a,isThere:i}){let n=[],s=[];for(let c of r)(a.get(c)?.
mode.startsWith("100")===true&&i(c)?n:s).push(c);let o=await xK(e10,n)?await SK(e10,t,n):n,l=[...s,...o];l.length>0&&await e10.run(Mp(e10.objectFormat,l.map(c=>[
c,a.get(c)])))}async function xK(e10,t){if(t.length===0)return true;try{return await e10.run(m0(t)),true}catch(r){if(r instanceof $K&&r.name==="GIT_FAILED")return false;
throw r}}async function SK(e10,t,r){if(r.length===0)return[];let a=new Set(await e10.run(kp(t)));return r.filter(i=>a.has(i))}var qp=async(e10,t)=>j2(await e10.
run(wo(new Set(t)))),j2=e10=>new Map([...e10].flatMap(([t,{skipWorktree:r,assumeUnchanged:a}])=>r||a?[[t,{skipWorktree:r,assumeUnchanged:a}]]:[]));async function C2(e10,t){
let r=new Set(t),a=T2(e10);if(Number(a?.size??0)>OK){let{hasConflicts:s,paths:o}=await e10.run(c0()),l=new Set(o);return{hasConflicts:s,isStaged:c=>l.has(c),flags:c=>qp(
e10,c)}}let{hasConflicts:i,entries:n}=await e10.run(Cp(r));return{hasConflicts:i,isStaged(s,o){let[l,c]=[n.get(s),o?.mode==="40000"?void 0:o];return l?.oid!==c?.
oid||l?.mode!==c?.mode},async flags(s){if(!(pl(T2(e10),a)&&s.every(l=>r.has(l))))return qp(e10,s);let o=new Set(s);return j2(new Map([...n].filter(([l])=>o.has(
l))))}}}var OK=16e6;function T2(e10){let t=Bt(_e(e10.gitDir,"index"),{bigint:true,throwIfNoEntry:false});return t&&{ino:t.ino,mtimeNs:t.mtimeNs,size:t.size}}async function EK(e10,t){
let r=await C0(e10),a=await r.run(wo(new Set(t)));await M2(r,[...a].flatMap(([i,{skipWorktree:n}])=>n?[]:i))}async function M2(e10,t){await P2(e10,"skip-worktre\
e",t),!(t.length===0||!wK(await e10.config(),"index.sparse",false))&&(await e10.run(Pp({sparse:false})),await e10.run(Pp({sparse:true})))}async function P2(e10,t,r){
r.length>0&&await e10.run(g0(t,r))}async function AK(e10,t,r){var a=[];try{let o=Up(a,Le(e10),true),{entries:l}=await Pt(o,t,{paths:r});return new Map([...l].filter(
([,{mode:c}])=>c!=="40000"))}catch(o){var i=o,n=true}finally{var s=j0(a,i,n);s&&await s}}async function C0(e10){let t=[...(await e10.config()).keys()].filter(r=>/^filter\.[^=]+\.required$/s.
test(r)).flatMap(r=>["-c",`${r}=false`]);return t.length===0?e10:{...e10,run:r=>e10.run({...r,args:[...t,...r.args]})}}async function TK(e10,t){var r=[];try{let s=Up(
r,Le(e10),true),o=l=>ht(_e(e10.gitDir,l));return await NK({isThere:o,names:async l=>o(l)||await s.read(l)!==void 0,hasConflicts:async()=>(t??await e10.run(Cp(new Set))).
hasConflicts})}catch(s){var a=s,i=true}finally{var n=j0(r,a,i);n&&await n}}async function NK(e10){let t=await LK(e10);return t?{name:"OPERATION_IN_PROGRESS",message:`\
Git is in the middle of ${t.name}, so HEAD cannot move to another branch. Finish it first: ${t.remedy}.`}:void 0}async function IK(e10,t){var r=[];try{let s=Up(
r,Le(e10),true),o=Up(r,await I0(e10,s,t)),l=e10.bare?void 0:t.index??await C2(e10,t.paths),c=[...t.paths].filter(f=>l?.isStaged(f,o.entry(f))),u=new Set(t.paths),
p=f=>So(f).some(d=>u.has(d));return R2({dirty:[...o.dirty.map(({operation:f})=>f.path),...c],ignored:[...o.ignored].filter(f=>!p(f))})}catch(s){var a=s,i=true}finally{
var n=j0(r,a,i);n&&await n}}function R2(e10){let[t,r]=[[...new Set(e10.dirty)].sort(),[...e10.ignored].sort()],a=[];if(t.length>0){let i=`Files that the plan to\
uches have uncommitted changes: ${A2(t,N2)}. Commit them, or run \`git stash --include-untracked\` first.`;a.push({name:"DIRTY_FILES",message:i})}if(r.length>0){
let i=`Git ignores files that the plan touches: ${A2(r,N2)}. Track them with \`git add --force\` and commit, or apply in a checkout without a branch.`;a.push({name:"\
PATH_IGNORED",message:i})}return a}async function jK(e10,t,r){await I2(e10,{...r,treeish:t.to}),await L2(e10,t)}async function CK(e10,t,r){await L2(e10,t),await MK(
e10,t.to,r)}async function MK(e10,t,r){let a=await C0(e10),i=[...r.paths],n=new Set([...await a.run(u0()),...await a.run(kp(t))]),s=await qp(a,i),o=c=>pl(s.get(
c),r.flags?.get(c)),l=i.filter(c=>n.has(c)||!o(c));await I2(a,{...r,paths:l,treeish:t})}async function L2(e10,{to:t,message:r}){await Wp(e10)!==t&&(t.startsWith(
"refs/")?await e10.run(bK(t,r)):await e10.run(mK([{ref:"HEAD",to:t}],{message:r,detach:true})))}var Wp=async e10=>PK(e10)??await e10.run(_K())??await e10.run(vK())??
"";function PK({gitDir:e10}){let t=_e(e10,"HEAD");if(!zr(t,{throwIfNoEntry:false})?.isFile())return;let[,r,a]=/^(?:ref: (refs\/heads\/[^\n]+)|([0-9a-f]{40,64}))\n$/.
exec(fi(t,"utf8"))??[];return r?.startsWith("refs/heads/.")?void 0:r??a}var RK=async(e10,t)=>(await e10.run(gK(t))).find(r=>r.name===t),N2=20;async function LK({
isThere:e10,names:t,hasConflicts:r}){let a=FK.find(({place:i})=>e10(i));return a?a.operation:await t("CHERRY_PICK_HEAD")?mn("a cherry-pick","cherry-pick"):await t(
"REVERT_HEAD")?mn("a revert","revert"):await r()?zK:void 0}var mn=(e10,t)=>({name:e10,remedy:`\`git ${t} --continue\` or \`git ${t} --abort\``}),zK={name:"a mer\
ge with conflicts",remedy:"`git add` for each file that you resolved, and a commit"},FK=[{place:"MERGE_HEAD",operation:mn("a merge","merge")},{place:"rebase-mer\
ge",operation:mn("a rebase","rebase")},{place:"rebase-apply/applying",operation:mn("an am","am")},{place:"rebase-apply",operation:mn("a rebase","rebase")},{place:"\
sequencer",operation:{name:"a cherry-pick or a revert",remedy:"`git cherry-pick --abort` or `git revert --abort`"}},{place:"BISECT_LOG",operation:{name:"a bisec\
t",remedy:"`git bisect reset`"}}];import{core_text_digest$a as F2}from"./hook.js";import{core_text_json$i as DK,core_text_json$j as BK}from"./hook.js";import{errors$b as UK}from"./hook.js";
var D2="refs/editplan/manifests/",qK="manifest.json",M0=8*1024*1024,aa=$().regex(/^[0-9a-f]{64}$/,"is not a SHA-256 in hexadecimal"),ze=$().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/,
"is not the id of a commit"),bn=L().min(1),gn=$().regex(/^[^\p{Cc}]*$/u,"is not one line of text"),z2=C({name:gn,email:gn}),Gp={plan:aa,base:ze,without:P(bn)},B2=C(
{step:bn.exactOptional(),programs:P(gn).min(1),patch:$(),encoding:ue("base64").exactOptional()}),WK=C({version:ue(1),engine:gn,...Gp,plans:P(C({name:$(),text:$(),
vars:Ne($(),$()).exactOptional()})).min(1),branch:gn.exactOptional(),replayed_on:ze.exactOptional(),options:Ne($(),$()),words:C({author:z2.exactOptional(),committer:z2.
exactOptional(),signoff:G().exactOptional(),subject:$().exactOptional(),trailers:P(gn).exactOptional()}).exactOptional(),answers:P(C({step:bn,allowed:G()})),results:P(
B2),policy:C({name:$(),sha256:aa}).exactOptional()});function U2(e10){let t=`${BK(e10)}
`;return{digest:F2(t),text:t}}function GK(e10,{digest:t,text:r}){let{replayed_on:a,...i}=q2(r,t);return U2({...i,base:e10,...a!==void 0&&a!==e10&&{replayed_on:a}})}
function q2(e10,t){if(Buffer.byteLength(e10)>M0)throw Oo(t,`is larger than ${M0} bytes`);let r=F2(e10);if(r!==t)throw Oo(t,`was changed: its SHA-256 is ${r}`);let a=DK(
e10),i=VK(a);if(i!==1)throw Oo(t,`has the version ${JSON.stringify(i)}, and this editplan reads 1`);let n=WK.safeParse(a);if(!n.success)throw Oo(t,`has another \
shape than a manifest: ${ks(n.error)}`);return n.data}var HK=e10=>aa.safeParse(e10).success,VK=e10=>typeof e10=="object"&&e10!==null&&"version"in e10?e10.version:
void 0,Oo=(e10,t)=>new UK({name:"MANIFEST_INVALID",message:`The manifest ${e10.slice(0,12)} ${t}. Do not trust the branch. Delete the ref ${D2}${e10}, and run e\
ditplan again for the branch.`});var W2=["sarif","lsp","eslint","rdjson","biome","ruff","rustc","clang","go","golangci","ast-grep","semgrep","stylelint","markdo\
wnlint","oxlint"],JK=e10=>W2.includes(e10),KK=(e10="COMMAND")=>`\`editplan fix --take-written -- ${e10}\` makes one change of what it writes; or hand in what \`gi\
t diff\` gives after it.`,P0=new ee("fixes");var ZK=["per-step","per-rule","per-file","squash"],R0=C({reads:U(["strict","auto"]).default("strict").describe("str\
ict: a file that exists is edited only after a Read step on it. auto: the engine reads it itself."),duplicates:U(["collapse","keep","error"]).default("collapse").
describe("How to handle an Edit that repeats an earlier one: leave it out, apply it again, or refuse it."),on_error:U(["stop","continue"]).default("stop").describe(
"stop: one failed step means that nothing is written. continue: apply what can be applied."),commits:U(ZK).default("per-step").describe("How steps become commit\
s. per-rule: fixes of one rule that follow each other share one."),trailing_whitespace:U(["keep","strip"]).default("keep").describe("strip: remove trailing whit\
e space from new text, except in Markdown.")});var L0=[],z0=e10=>{L0.push(e10)},YK=()=>L0,XK=(e10,t)=>L0.flatMap(r=>{let a=e10[r.key];return a===void 0?[]:t(r,a)});
var Hp=e10=>$().superRefine((t,r)=>{let a=ui(t,{...e10&&{purpose:e10}});typeof a=="string"&&r.addIssue({code:"custom",message:a.replace(/\.$/,"")})}),G2=/^(\d{1,6})(ms|s|m)$/,
QK={ms:1,s:1e3,m:6e4},F0=()=>Y([L().positive().max(86400).transform(e10=>e10*1e3),$().regex(G2).transform(e10=>{let[,t,r]=G2.exec(e10)??[];return Math.max(1,Number(
t)*(QK[r??""]??1e3))})],{error:"expected a time, such as 60s, 2m or a number of seconds"}).prefault("60s"),eZ={"":1,B:1,KiB:2**10,MiB:2**20,GiB:2**30},H2=/^(\d{1,9}(?:\.\d{1,3})?)\s?(B|KiB|MiB|GiB)?$/,
D0=()=>Y([L().min(0),$().regex(H2).transform(e10=>{let[,t,r]=H2.exec(e10)??[];return Math.floor(Number(t)*(eZ[r??""]??1))})],{error:"expected a number of bytes,\
 such as 1048576 or 50MiB"}).optional(),B0=()=>$().min(1).max(100),U0=()=>wt([$().min(1)],$()).describe("A program and its arguments. They do not pass through a\
 shell; ./ is the root of the repository.");import{core_text_splice$g as tZ}from"./hook.js";import{core_text_words$a as rZ,core_text_words$q as V2}from"./hook.js";
var J2=e10=>/^\s*(?:-\s+)?uses\s*:\s*["']?(?:[^\s"'#@/]*\/)*([^\s"'#@/]+)/.exec(e10)?.[1];function aZ(e10,t){let{head:r,tail:a}=tZ(e10,t),i=e10.length>t.length?
e10:t,n=i[i.length-a-1];return r+a===Math.min(e10.length,t.length)&&r>0&&n===i[r-1]&&/^["'`([{<]$/.test(n??"")?{head:r-1,tail:a+1}:{head:r,tail:a}}function Eo(e10){
let t,r;for(let a of Rt(e10??[])){let i=Q2(a);if(!(i.before===""&&i.after===""))if(Jp(a[0])===Jp(a[1]))r??=Vp(i);else{if(/[\p{L}\p{N}]/u.test(i.before+i.after))
return Vp(i);t??=Vp(i)}}return t??r}function Kp(e10){let t=false;for(let{lines:r}of e10??[])if(r.some(a=>a.startsWith("\\")))return false;for(let[r,a]of Rt(e10??
[])){if(Jp(r)!==Jp(a)||K2(r)!==K2(a))return false;t=true}return t}var K2=e10=>(e10.match(/[\p{L}\p{N}\p{M}_]+|[()[\]{}<>;,"'`]|[^\s\p{L}\p{N}\p{M}_()[\]{}<>;,"'`]+/gu)??
[]).join(" ");function ia(e10){let t=new Map,r=0;for(let a of Rt(e10??[])){if(r+=1,r>nZ)return;if(a[0]===""&&a[1]==="")continue;let i=Q2(a),n=a.some(s=>s.length>
eA);t.set(JSON.stringify(n?a:i),Vp(i))}return t}function q0(e10){let t=Z2(e10,r=>r);return t.usual.size>0?t:Z2(e10,r=>r.replace(new RegExp("\\p{N}+","gu"),"0"))}
function Z2(e10,t){let r=new Map;for(let s of e10.values())for(let o of new Set([...s?.keys()??[]].map(t)))r.set(o,(r.get(o)??0)+1);let a=s=>(r.get(t(s))??0)*2>=
e10.size,i=new Set,n=new Map;for(let[s,o]of e10){let l=[...o??[]].filter(([u])=>!a(u));if(!o||l.length===o.size)continue;let[c]=l;c?n.set(s,c[1]):i.add(s)}return i.
size<Ao?{usual:new Set,apart:new Map}:{usual:i,apart:n.size*To>i.size?new Map:n}}var[Ao,To]=[10,4];function Zp([e10,t]){let[r,a]=[Yt(e10),Yt(t)],i=l=>r[l]!==a[l];
if(r.length===a.length)return iZ(r.length,i).map(([l,c])=>({before:r.slice(l,c),after:a.slice(l,c)}));let n=Math.min(r.length,a.length),s=0;for(;s<n&&!i(s);)s+=
1;let o=0;for(;o<n-s&&r.at(-1-o)===a.at(-1-o);)o+=1;return[{before:r.slice(s,r.length-o),after:a.slice(s,a.length-o)}]}function iZ(e10,t){let r=[];for(let a=0;a<
e10;a+=1){if(!t(a))continue;let i=r.at(-1);i?.[1]===a?i[1]=a+1:r.push([a,a+1])}return r}function Q2(e10){let[t,r]=e10.map(l=>l.trim()),[a,i]=[Yt(t??""),Yt(r??"")],
{head:n,tail:s}=aZ(a,i),o=l=>l.slice(n,l.length-s).join("").trim();return{before:o(a),after:o(i)}}var Vp=({before:e10,after:t})=>({before:V2(e10,Y2),after:V2(t,
Y2)}),nZ=200,[eA,Y2]=[2e3,60],Yt=e10=>e10.slice(0,eA).match(new RegExp("v?\\p{N}+(?:\\.\\p{N}+)+(?![\\p{L}\\p{N}\\p{M}_])|[\\p{L}\\p{N}\\p{M}_]+|\\s+|.","gsu"))??
[];function W0(e10){let t=new Set;for(let r of Rt(e10)){let a=r.includes("")?[]:Zp(r);if(a.length===0||a.some(({before:i,after:n})=>i.length===0||n.length===0))
return;for(let i of a)t.add(JSON.stringify(i));if(t.size>sZ)return}return t.size===0?void 0:JSON.stringify([...t].sort())}var sZ=3;function*Rt(e10){for(let{lines:t}of e10)
for(let r=0;r<t.length;){let a=X2(t,r,"-"),i=X2(t,r+a.length,"+"),n=oZ(a,i);for(let s=0;s<Math.max(a.length,i.length);s+=1)yield[a[s]??"",n[s]??""];r+=Math.max(
1,a.length+i.length)}}function oZ(e10,t){if(e10.length===t.length)return t;let r=t.map(J2),a=e10.map(J2).map(s=>s===void 0?-1:r.indexOf(s)),i=a.filter(s=>s>=0);
if(i.some((s,o)=>o>0&&s<=(i[o-1]??0)))return t;let n=t.filter((s,o)=>!i.includes(o));return[...a.map(s=>(s>=0?t[s]:n.shift())??""),...n]}function X2(e10,t,r){let a=t;
for(;e10[a]?.startsWith(r);)a+=1;return e10.slice(t,a).map(i=>i.slice(1))}var Jp=e10=>e10.replace(/\s+/g,"");function _n(e10,t){let r=lZ(e10,t);return r===""||e10.
more===void 0?r:`${r} and ${rZ(e10.more,"more change")}`}function lZ({before:e10,after:t,others:r},{code:a}){let i=r===void 0||r===t?"":` (others ${r===""?"noth\
ing":a(r)})`;return e10===""?t===""?"":`adds ${a(t)}${i}`:`${t===""?`removes ${a(e10)}`:`${a(e10)} \u2192 ${a(t)}`}${i}`}import{core_text_words$a as cZ,core_text_words$q as tA}from"./hook.js";
var rA=3;function Yp(e10,{steps:t},r=()=>""){let a=new Map(t.map(l=>[l.index,l])),i=K(e10,l=>`${r(l)}\0${uZ(l,a)}`),n=new Map,s=[];for(let l of i.values()){if(l.
length<rA||l[0].binary)continue;let c=hZ(l),u=l.filter(f=>!c.has(f));if(u.length<rA)continue;for(let[f,d]of c)n.set(f,d);let p=[...new Set(u.flatMap(({steps:f=[]})=>f))].
sort((f,d)=>f-d);s.push({files:u,steps:p,places:dZ(u)})}s.sort((l,c)=>c.files.length-l.files.length);let o=new Set(s.flatMap(({files:l})=>l));return{odd:e10.filter(
l=>!o.has(l)),alike:s,strays:n}}var uZ=(e10,t)=>JSON.stringify([e10.binary?e10.path:"",e10.status,e10.old_mode,e10.new_mode,e10.protected??"",e10.verifies??"",e10.
structuredPatch?No(e10.structuredPatch):[e10.insertions,e10.deletions,pZ(e10)&&e10.path],(e10.steps??[]).map(r=>fZ(t.get(r)))]),pZ=({insertions:e10,deletions:t})=>e10+
t>0;function fZ(e10){if(!e10)return"unknown";let{index:t,tool:r,why:a="",matched_by:i="",policy:n,files:s}=e10;return[s&&r!=="Move"?t:r,a,i,n?.behavior??"",n?.rule??
""]}function No(e10){let t=[];for(let{lines:r}of e10){let a=[],i=" ";for(let n of[...r," "])n.startsWith(" ")?(a.length>0&&t.push(a.join(`
`)),a=[]):(!n.startsWith("\\")||i!==" ")&&a.push(n),i=n.charAt(0)}return t}var dZ=e10=>{let t=new Set(e10.map(r=>nA(r).name));return t.size===1&&t.has("")?0:t.size};
function hZ(e10){let t=new Map,r=new Map(e10.map(a=>[a,nA(a)]));for(let a of[_Z,yZ,wZ,vZ]){let[i=[],...n]=[...K(e10,o=>a(r.get(o))).values()].sort((o,l)=>l.length-
o.length);if(i.length*2<e10.length)continue;let s=n.filter(({length:o})=>o<=Math.max(1,e10.length/mZ)).flat();if(!(s.length>Math.max(gZ,e10.length/bZ)))for(let o of s)
t.has(o)||t.set(o,$Z(r.get(o),r.get(i[0]),e10.length-s.length))}return t}var[mZ,gZ,bZ]=[50,3,10],_Z=({context:e10})=>e10,yZ=({context:e10})=>iA(e10),wZ=({name:e10})=>e10,
vZ=({name:e10})=>iA(e10),iA=e10=>e10.replace(/\d+/g,"0");function $Z(e10,t,r){let a=`the same change as ${cZ(r,"other file")}`;if(e10.name!==t.name&&e10.name!==
"")return`${a}, in another place: ${tA(e10.name,80)}`;let i=new Set(t.context.split(`
`)),n=e10.context.split(`
`).find(s=>!i.has(s)&&/[\p{L}\p{N}]/u.test(s))??"";return n===""?`${a}, in another place`:`${a}, next to other lines: ${tA(n.trim(),80)}`}function nA({structuredPatch:e10=[],
headings:t=[]}){if(kZ(e10))return{name:"",context:""};let r=e10.flatMap((i,n)=>OZ(i,t[n]??"")),a=e10.map(({lines:i},n)=>[t[n]??"",...i.filter(s=>/^ /.test(s))].
join(`
`));return{name:[...new Set(r)].join(" \xB7 "),context:a.join(`
`)}}var kZ=([e10,...t])=>{let{oldStart:r=2,lines:a=[]}=e10??{},i=a.filter(n=>!n.startsWith(" "));return t.length===0&&r<=1&&/^[-+]+ *$/.test(SZ(a))&&i.every(n=>xZ.
test(n))&&i.filter(n=>n.includes("/*")).length===i.filter(n=>n.includes("*/")).length},xZ=/^[-+]\s*(?:\/\/.*|(?:#(?!\s*(?:if|el|endif|define|undef|include|import|pragma|line|error|warning))|--|;)(?:\s.*)?|(?:\/\*|(?<=\s)\*(?!\/))(?:(?!\*\/).)*(?:\*\/\s*)?|\*\/\s*)?$/,
SZ=e10=>e10.map(t=>t.charAt(0)).join("");function OZ({lines:e10},t){let r=[];for(let[a,i]of e10.entries()){if(!/^[-+]/.test(i)||/^[-+]/.test(e10[a-1]??""))continue;
let n=aA(i),s=e10.slice(Math.max(0,a-EZ),a).findLast(o=>aA(o)<n&&/^ .*[\p{L}\p{N}]/u.test(o));r.push(s?.trim()??(n>0?t:""))}return r}var EZ=40,aA=e10=>/^\s*/.exec(
e10.slice(1))?.[0].length??0;function AZ(e10,t=()=>{}){let r=n=>{let{tool:s,source:o="",why:l="",matched_by:c="",policy:u,structuredPatch:p=[],status:f,plan:d=""}=n,
b=n.structuredPatch!==void 0;if(!(f!=="applied"||n.files||!(b||s==="Delete")))return JSON.stringify([s,o,l,c,u?.rule??"",d,t(n),b&&(W0(p)??No(p))])},a=new Map(e10.
map(n=>[n.index,r(n)])),i=K(a.values(),n=>n);return({index:n})=>{let s=a.get(n);return s!==void 0&&(i.get(s)?.length??0)>1?s:void 0}}function G0(e10,t){let r=FZ.
filter(({file:a})=>a.test(e10)).flatMap(a=>TZ(a,t));return[...new Set([...r,...ef(e10)?qZ(e10,t):[]])]}function TZ(e10,t){let r=[],a=t.flatMap(MZ).map(({removed:s,
added:o})=>{e10.isList&&o.some(({length:u})=>u>Xp)&&r.push(CZ);let[l=[],c=[]]=[s,o].map(u=>u.flatMap(p=>IZ(e10,p)));return{gone:sA(l,c),come:sA(c,l)}}),i=new Map;
for(let{gone:s,come:o}of a){for(let l of s)i.set(Za(l),(i.get(Za(l))??0)+1);for(let l of o)i.set(Za(l),(i.get(Za(l))??0)-1)}let n=s=>(i.get(Za(s))??0)>0;for(let{
gone:s,come:o}of a)for(let[l,{name:c,origin:u}]of o.entries()){let p=NZ(o,l,{gone:s,isLost:n});p&&r.push(`${c===""?"":`${c} `}from ${u}, was ${p.origin}`)}return r}
var sA=(e10,t)=>e10.filter(r=>!t.some(a=>Za(a)===Za(r))),Za=({name:e10,origin:t})=>`${e10}
${t}`;function NZ(e10,t,{gone:r,isLost:a}){let i=(l,c)=>c.find(({name:u,origin:p})=>u===l.name&&oA(p)===oA(l.origin)),n=e10[t];if(n===void 0)return;let s=(l,c)=>l.
name===n.name&&!i(l,c),o=e10.slice(0,t).filter(l=>s(l,r)).length;return i(n,r)??r.filter(l=>s(l,e10)&&a(l)).at(o)}var oA=e10=>e10.slice(e10.lastIndexOf("/")+1),
IZ=({line:e10,origin:t},r)=>[...jZ(r.slice(0,Xp)).matchAll(e10)].flatMap(({groups:{name:a="",source:i=""}={}})=>{let n=t(i.trim(),a);return n===void 0?[]:[{name:a,
origin:n}]}),Xp=2e3,jZ=e10=>e10.replace(/\\u00([2-7][\da-f])/gi,(t,r)=>String.fromCharCode(Number.parseInt(r,16))),CZ=`perhaps in a line of over ${Xp} character\
s, which is read to there`;function MZ({lines:e10}){let t=[],r=false;for(let a of e10){let i=/^[-+]/.test(a);i&&!r&&t.push({removed:[],added:[]}),r=i||r&&a.startsWith(
"\\"),i&&t.at(-1)?.[a.startsWith("-")?"removed":"added"].push(a.slice(1).replace(/\r$/,""))}return t}var Qp="the registry";function PZ(e10){let t=e10.replace(/^["']|["']$/g,
"").trim();if(/^(?:git\+|git:|ssh:|git@)|\.git(?:#.*)?$/i.test(t))return`git at ${RZ(t)}`;if(/^https?:\/\//i.test(t))return`an archive at ${Io(t)??""}`;if(/^(?:file|link|portal):|^(?:\.{1,2}|~)?\//i.
test(t))return"a file";let[,r]=/^(jsr|patch|exec|hg|svn):/i.exec(t)??[];if(r!==void 0)return`\`${r.toLowerCase()}:\``;let[,a="github",i]=/^(?:(github|gitlab|bitbucket|gist):)?([\w.-]+\/[\w.-]+)(?:#|$)/.
exec(t)??[];if(i!==void 0)return`git at ${a}.com/${i}`;let n=/^npm:(@?[^@]+)/.exec(t);return n?`the package ${n[1]}`:/^(?:[\^~<>=v*\d]|workspace:|catalog:|latest\b|next\b|x$)/.
test(t)?Qp:void 0}var RZ=e10=>e10.replace(/^(?:git\+)?[a-z]*:\/\//,"").replace(/^[^@/]*@/,"").replace(/#.*$/,"").replace(/(?:\.git)?\/?$/,"").replace(":","/").slice(
0,80),Io=e10=>/^(?:[a-z+]+:\/\/)?(?:[^@/\s]*@)?([\w.-]+\.[\w-]+)(?::\d+)?[/:]/i.exec(e10)?.[1]?.toLowerCase();function lA(e10){let[,t="",r=""]=/\b(git|github|gitlab|url|path|registry|source|index)\b\s*[=:]>?\s*["']([^"']*)["']/.
exec(e10)??[];return t==="path"?"a file":t==="registry"||t==="source"||t==="index"?`${t} ${Io(r)??r}`:t!==""?`${t==="url"?"an archive":"git"} at ${Io(r)??r}`:/\d|\*/.
test(e10)?Qp:void 0}function LZ(e10){let t=/(?:@\s*|^)((?:git\+|https?:|file:|ssh:)\S+)/.exec(e10)?.[1];return t===void 0?/^(?:\[|[=<>~!;]|$)/.test(e10)?Qp:void 0:
`${t.startsWith("git+")?"git":"an archive"} at ${Io(t.replace(/^git\+/,""))??t}`}var cA=e10=>{let t=e10.replace(/^["']|["']$/g,"");return/[${]/.test(t)||t==="sc\
ratch"?void 0:t.replace(/@sha256:.*$/,"").replace(/:[^:/]*$/,"")},zZ=/^(?:homepage|url|repository|bugs|funding|author|name|version|directory|license|type|main|module|types|typings|browser|bin|unpkg|jsdelivr|email|node|npm|yarn|pnpm|description|packageManager|registry|target|extends)$|^\$|^\.|[ :]/,
FZ=[{file:/(?:^|\/)(?:package|composer|bower|deno)\.jsonc?$/,line:/"(?<name>[^"]+)"\s*:\s*"(?<source>[^"]*)"/g,isList:true,origin:(e10,t)=>zZ.test(t)?void 0:PZ(
e10)},{file:/(?:^|\/)(?:Cargo|pyproject|Pipfile)(?:\.toml)?$/,line:/^\s*"?(?<name>[\w.-]+)"?\s*=\s*(?<source>"[^"]*"|\{.*\})\s*$/g,origin:(e10,t)=>/^(?:name|version|edition|rust-version|license|readme|homepage|repository|url)$/.
test(t)?void 0:lA(e10)},{file:/(?:^|\/)(?:Gemfile|[^/]*\.gemspec)$/,line:/^\s*gem\s+["'](?<name>[^"']+)["'](?<source>.*)$/g,origin:e10=>lA(e10)??Qp},{file:/(?:^|\/)(?:requirements|constraints)[^/]*\.(?:txt|in)$/,
line:/^\s*(?<name>[A-Za-z\d][\w.-]*)(?<source>.*)$/g,origin:LZ},{file:/(?:^|\/)(?:requirements|constraints)[^/]*\.(?:txt|in)$|(?:^|\/)(?:\.npmrc|pip\.conf|\.yarnrc(?:\.yml)?)$/,
line:/^\s*(?<name>--(?:extra-)?index-url|(?:@[\w-]+:)?registry|index-url|npmRegistryServer)\s*[=:\s]\s*["']?(?<source>[^\s"']+)/g,origin:e10=>Io(e10)},{file:/(?:^|\/)go\.mod$/,
line:/^\s*(?:replace\s+)?(?<name>\S+)(?:\s+v\S+)?\s+=>\s+(?<source>\S+)/g,origin:e10=>e10.startsWith(".")?"a file":e10},{file:/(?:^|\/)(?:Dockerfile|Containerfile)(?:\.[^/]*)?$|\.(?:docker|container)file$/i,
line:/^\s*(?<name>FROM)\s+(?:--\S+\s+)*(?<source>\S+)/gi,origin:cA},{file:/\.ya?ml$/,line:/^\s*(?:-\s+)?(?<name>image)\s*:\s*(?<source>["']?[\w.${][^\s#]*)/g,origin:cA},
{file:/\.ya?ml$/,line:/^\s*(?:-\s+)?(?<name>uses)\s*:\s*["']?(?<source>[^\s"'#]+)/g,origin:e10=>e10.replace(/@.*$/,"")}],DZ=/(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lock|Cargo\.lock|poetry\.lock|uv\.lock|Pipfile\.lock|Gemfile\.lock|composer\.lock|go\.sum|pdm\.lock|flake\.lock)$/,
ef=e10=>DZ.test(e10),BZ=new Map([["registry.yarnpkg.com","registry.npmjs.org"]]),UZ=/"(?:homepage|funding|support|source|docs|issues|email|chat|forum|wiki|rss|irc|security|notification-url|deprecated|description|engines|license)"\s*:/;
function qZ(e10,t){let[r,a]=[new Set(HZ.find(({file:i})=>i.test(e10))?.hosts),new Set];for(let{lines:i}of t)for(let[n,s]of i.entries())for(let o of tf(e10,s,i[n-
1]))(s.startsWith("+")?a:r).add(o);return r.size===0?[]:[...a].filter(i=>!r.has(i)).map(i=>`a lock file names the host ${i} for the first time`)}var tf=(e10,t,r="")=>WZ(
e10,t,r)?GZ(t):[];function WZ(e10,t,r){return/resolved|tarball|dist/.test(t)?true:/"url"\s*:/.test(t)?e10.endsWith("Pipfile.lock")||e10.endsWith("composer.lock")&&
/"type"\s*:/.test(r):!UZ.test(t)}var GZ=e10=>[...e10.slice(0,Xp).matchAll(/\b(?:git\+)?(?:https?|git|ssh):\/\/(?:[^@/\s"']*@)?([\w.-]+)/g)].map(([,t=""])=>BZ.get(
t.toLowerCase())??t.toLowerCase()),HZ=[{file:/composer\.lock$/,hosts:["api.github.com","github.com"]},{file:/Pipfile\.lock$/,hosts:["pypi.org"]}];import{core_text_words$a as uA}from"./hook.js";
function*VZ(e10){for(let{lines:t}of e10??[])yield*JZ(t.filter(r=>!/^[-\\]/.test(r)))}function*JZ(e10){let t=e10.map(o=>o.slice(1).replace(/\r$/,"")),r=new Map(t.
map((o,l)=>[pA.exec(o)?.[1]?.charAt(0),l])),[a,i,n,s]=["",false,false,false];for(let[o,l]of t.entries()){if(a!==""){pA.exec(l)?.[1]?.startsWith(a)&&(a="");continue}
let[,c=""]=KZ.exec(l)??[],u=(r.get(c.charAt(0))??-1)>o;if(c!==""&&i&&!s&&(u||ZZ(l,t.slice(o+1)))){a=c,i=false;continue}i&&(n=!/^\s*</.test(l));let p=n&&!s?l.replace(
YZ,""):l;e10[o]?.startsWith("+")&&(yield p),s||=XZ.test(p),i=l.trim()===""}}var KZ=/^\s*(?:[-*+]\s+)?(`{3,}|~{3,}(?!~))[^`]*$/,pA=/^\s*(`{3,}|~{3,})\s*$/,ZZ=(e10,t)=>{
let r=e10.search(/[`~]{3}/);return/[`~]{3}\s*[\w-]/.test(e10)&&t.every(a=>a.trim()===""||a.search(/\S/)>=r)},YZ=/(?<!`)(`{1,3})(?!`)[^`]{1,1000}\1(?!`)/g,XZ=/<!--|<\s*(?:pre|style|textarea|script)\b/i;
function H0({path:e10,structuredPatch:t}){let r=n7.find(({name:i})=>i.test(e10)),a=new Set;for(let i of e10.toLowerCase().endsWith(".md")?VZ(t):yn(t)){let n=r?s7(
i):i;for(let{form:s,said:o}of r?.forms??[])s.test(n)&&a.add(o)}return b7(l7(t))&&a.add("runs what it downloads"),e10.endsWith(".ipynb")&&t?.some(QZ)&&a.add("its\
 kernel"),t?.every(e72)&&a.delete("its kernel"),[...a]}var V0=({path:e10,structuredPatch:t=[]})=>G0(e10,t);function QZ({lines:e10}){let t=false;for(let r of e10)
if(/^.\s*"kernelspec"\s*:/.test(r))t=true;else{if(t&&/^[-+]/.test(r))return true;/^ \s*\}/.test(r)&&(t=false)}return false}var e72=({lines:e10})=>{let t=e10.filter(
r=>!r.startsWith("-"));return!t.some(r=>/"argv"\s*:/.test(r))&&t.every((r,a)=>!t7.test(r)||a7(t.slice(a,a+r7).join("")))},t7=/"(?:kernelspec|kernel_name)"\s*:/,
r7=8,a7=e10=>{let[,t=""]=/^([^}\\]*)\}/.exec(e10)??[],r=[...t.matchAll(/"(?:kernel_)?name"\s*:\s*"([^"]*)"/g)];return r.length===1&&/^(?:python[23]?|ir|julia-[\d.]+)$/.
test(r[0]?.[1]??"")},dA=[{form:/<\s*(?:\w+:)?script\b/i,said:"a script"},{form:/[\s"'/]on[a-z]{3,24}\s*=/i,said:"an event handler"},{form:/\battributeName\s*=\s*["']?\s*on[a-z]/i,
said:"an event handler"},{form:/(?:java|vb)script\s*:/i,said:"an address that is a script"},{form:/\bdata:text\/html/i,said:"an address that is a document"},{form:/<\s*(?:\w+:)?(?:foreignObject|iframe|object|embed|handler)\b/i,
said:"an embedded document"}],i7=[...dA,{form:/"(?:text\/html|image\/svg\+xml)"\s*:/,said:"an HTML output"},{form:/"application\/(?:javascript|vnd\.[^"]*)"\s*:/,
said:"an output that is a program"},{form:/"(?:kernelspec|kernel_name)"\s*:|^\s*"argv"\s*:/,said:"its kernel"}],n7=[{name:/\.(?:svg|svgz|html?|xhtml|xml|md)$/i,
forms:dA},{name:/\.ipynb$/i,forms:i7}],s7=e10=>e10.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi,(t,r,a)=>{let i=r===void 0?Number(a):Number.parseInt(r,16);return i<=
1114111?String.fromCodePoint(i):t}).replace(/&(?:Tab|NewLine);/g,"").replace(/&colon;/g,":").replace(/(?<=[a-z])[\t\n\r\0](?=[a-z:])/gi,""),o7=4e3;function l7(e10){
let t=[],r="";for(let a of yn(e10))r=`${r}${a}`.slice(0,o7),/\\\s*$/.test(a)?r=`${r.replace(/\\\s*$/,"")} `:(t.push(r),r="");return r===""?t:[...t,r]}var hA=String.
raw`(?:\b(?:curl|wget|aria2c|iwr|irm|Invoke-WebRequest|Invoke-RestMethod)\b|\bfetch\s+(?:-|https?:))`,J0=String.raw`(?:[\w.~-]*\/){0,8}(?:(?:ba|z|da|k|a|c|tc|fi)?sh|python[\d.]*|node|deno|bun|perl|ruby|php|lua|pwsh|powershell|iex|Invoke-Expression)(?=[\s"';)&|<]|$)`,
K0=String.raw`(?:(?:[\w.~-]*\/){0,8}(?:sudo|doas|env|command|exec|nohup|nice|time|xargs)\s+(?:-[\w=.-]+\s+|\w+=\S*\s+)*)*`,mA=new RegExp(hA,"i"),c7=new RegExp(String.
raw`^\s*${K0}${J0}`,"i"),u7=new RegExp(String.raw`(<\(|\$\(|${"`"}|\()\s*${K0}${hA}`,"i"),p7=new RegExp(String.raw`(?:^|[\s("'])(?:${J0}|(?:eval|source|\.)(?=\s))`,
"i"),f7=/(?:^|[\s("'])(?:iex|Invoke-Expression)\b/i,d7=new RegExp(String.raw`^\s*${K0}(?:(?:${J0}|source|\.)\s+(?:-\S+\s+)*)?["']?(?:\.\/)?([^\s"'|<>)]+)`,"i"),
h7=/(?:\s-[a-zA-Z]{0,8}o\s*|--output(?:-document)?[\s=]+|-OutFile\s+|>\s*)["']?(?:\.\/)?([^\s"'|>]+)/,m7=/(?:\bwget\b|\s-[a-zA-Z]{0,8}O\b).*?https?:\/\/\S*\/([^\s/"'?#]+)/,
g7=[/\b(?:deno\s+run|npx|bunx|pnpm\s+dlx)\s[^;&|]{0,200}?https?:\/\//,/(?<![.\w])(?:eval|exec)\s*\([^\n]{0,200}?(?:\bfetch\(|urlopen\(|requests\.get\()/];function b7(e10){
let t=new Set;return e10.some(r=>g7.some(a=>a.test(r))||(t.size>0||mA.test(r))&&r.split(/&&|\|\||;/).some(a=>_7(a,t)))}function _7(e10,t){let r=e10.split("|"),a=r.
findIndex(o=>mA.test(o));if(a>=0&&r.slice(a+1).some(o=>c7.test(o)))return true;let i=u7.exec(e10);if(i&&(i[1]==="("?f7:p7).test(e10.slice(0,i.index)))return true;
let n=d7.exec(e10)?.[1];if(n!==void 0&&t.has(n))return true;let s=a<0?void 0:(h7.exec(e10)??m7.exec(e10))?.[1];return s!==void 0&&t.add(s),false}var Z0=(e10=[])=>e10.
flatMap(({lines:t})=>t).filter(t=>/^[-+]/.test(t)&&y7.test(t)).length,y7=/\[(?:\d+ )?masked(?:: differs)?\]\*{4}/;function Y0({structuredPatch:e10=[]}){return e10.
flatMap(({lines:t})=>{let r=n=>t.filter(s=>!s.startsWith(n)&&!s.startsWith("\\")).map(s=>s.slice(1)),[a,i]=[r("+"),r("-")];return bs(a.join(`
`),i.join(`
`)).flatMap(n=>i[n-1]?.trim()??[])})}var rf=e10=>({gone:new Set(e10.flatMap(t=>jo("-",t)).filter(Boolean)),come:new Set(e10.flatMap(t=>jo("+",t)).filter(Boolean))});
function X0(e10,{gone:t,come:r}=rf([e10])){let{path:a,status:i,structuredPatch:n=[]}=e10,s=jo("-",e10).filter(c=>!r.has(c));if(i==="deleted")return k7.test(a)&&
(w7(e10)||s.length>0)?"a test":"";let o=s.length-jo("+",e10).filter(c=>!t.has(c)).length,l=n.reduce((c,{lines:u})=>c+v7(u,t),0);return[o>0?uA(o,"test is removed",
"tests are removed"):"",l>0?uA(l,"test is skipped","tests are skipped"):""].filter(Boolean).join(", ")}var w7=e10=>jo("-",e10).length===0&&!S7.test(e10.path)&&(/test|spec/i.
test(e10.path.slice(e10.path.lastIndexOf("/")))||(e10.structuredPatch??[]).some(({lines:t})=>t.some(r=>/^-.*(?:test|assert|expect|should)/i.test(r)))),jo=(e10,{
structuredPatch:t=[]})=>t.flatMap(({lines:r})=>r.filter(a=>a.startsWith(e10)&&bA.test(a)).map(gA)),gA=e10=>$7.exec(e10)?.slice(1).find(Boolean)??"";function v7(e10,t){
let[r,a,i]=[0,0,false];for(let n of e10)!n.startsWith("-")&&bA.test(n)&&(i=n.startsWith("+")&&!t.has(gA(n)),i&&(r-=a),a=0),x7.test(n)&&(n.startsWith("-")?r-=1:/^\+\s*[@#]/.
test(n)?[r,a]=[r+1,a+1]:n.startsWith("+")&&!i&&(r+=1));return r}var $7=/(?:def|func\s+(?:\([^)]*\))?)\s*(\w+)|(\.each\b.{0,200})|["'`](.{1,200}?)["'`]/,k7=/(?:^|\/)(?:tests?|__tests__|specs?|e2e)\/|(?:^|\/)test_[^/]+$|[._-](?:tests?|spec|specs|e2e|cy)\.[^./]+$|(?:^|\/)[^/]*Tests?\.(?:java|kt|cs|scala|swift)$/,
bA=/^.\s*(?:(?:it|test|specify)(?:\.(?:only|skip|skipIf|runIf|todo|fails|failing|fixme|concurrent|sequential|serial|slow|cb|for))*(?:\.each\b|\s*\(\s*["'`])|(?:async\s+)?def\s+test_|func\s+(?:\([^)]*\)\s*)?Test[A-Z_]|@Test\b|#\[(?:\w+::)?test\b|\[(?:Fact|Theory|TestMethod)\b)/,
x7=/^.\s*(?:(?:it|test|describe|context|suite)\.skip\b|x(?:it|describe|test)\s*\(|@(?:Ignore|Disabled)\b|@(?:pytest\.mark|unittest)\.skip|#\[ignore|t\.Skip)/,S7=/\.\w*proj$|(?:^|\/)(?:project|package)\.json$/,
[O7,E7]=[80,160],Q0=({structuredPatch:e10})=>{let t=[...yn(e10)];return t.filter((r,a)=>{if(!/[ \t]{10}/.test(r))return false;let i=/^[ \t]*/.exec(r)?.[0]??"";return fA(
i)>=E7&&i.length<r.length?true:[...r.trimEnd().slice(i.length).matchAll(/[ \t]{10,}/g)].filter(([n])=>fA(n)>=O7).some(({0:n,index:s})=>!A7(t,a,i.length+s+n.length))}).
length};function A7(e10,t,r){let a=(i="")=>i.slice(r-1,r+2)===" = ";return a(e10[t])&&[-1,1].some(i=>{let n=t+i;for(;a(e10[n])&&e10[n]?.slice(0,r).endsWith(" ".
repeat(10));)n+=i;return a(e10[n])})}var fA=e10=>e10.length+3*(e10.split("	").length-1);function eb({path:e10,structuredPatch:t=[]}){let r=t.find(({newStart:n})=>n===
1),a=r?.lines.find(n=>!n.startsWith("-")&&!n.startsWith("\\"));if(a?.startsWith("+#!"))return a.endsWith("\r")&&!r?.lines.some(n=>/^-#!.*\r$/.test(n));if(a!==void 0?
!/^ #!.*[^\r]$/.test(a):!/\.(?:ba|z|k)?sh$/.test(e10))return false;let i=t.flatMap(n=>n.lines);return i.some(n=>n.startsWith("+")&&n.endsWith("\r"))&&!i.some(n=>/^[- ].*\r$/.
test(n))}var tb=({structuredPatch:e10=[]})=>{let t=e10.flatMap(r=>r.lines);return t.some(r=>/^[ +-]version https:\/\/(?:git-lfs|hawser)\.github\.com\/spec\//.test(
r))&&["-","+"].every(r=>t.some(a=>a.startsWith(`${r}oid sha256:`)))};function*yn(e10){for(let{lines:t,newStart:r}of e10??[]){let a=r;for(let i of t){if(i.startsWith(
"+")){let n=i.slice(1).replace(/\r$/,"");yield a===1?n.replace(/^\ufeff/,""):n}!i.startsWith("-")&&!i.startsWith("\\")&&(a+=1)}}}import{core_text_words$a as T7,
core_text_words$c as N7}from"./hook.js";var _A=3;function ab(e10,t,r=new Set){let a=new Map,i={before:new Set,after:new Set};for(let{lines:u}of t){C7(u,a);for(let[
p,f]of u.entries())for(let d of tf(e10,f,u[p-1]))for(let b of vA(f))i[b].add(d)}let n=[...a].filter(([,{before:u,after:p}])=>u!==p).sort(([u],[p])=>Number(r.has(
p))-Number(r.has(u))),s=u=>n.filter(([,p])=>u(p)).map(([p,f])=>z7(p,f)),o=[["package changes","packages change",s(({before:u,after:p})=>u!==void 0&&p!==void 0)],
["is new","are new",s(({before:u})=>u===void 0)],["is gone","are gone",s(({after:u})=>u===void 0)]],l=o.filter(([,,u])=>u.length>0).length>1?1:_A,c=[...i.after].
filter(u=>!i.before.has(u));return[...o.map(([u,p,f])=>rb(u,p,f,l)),rb("new host","new hosts",c),rb("host","hosts",[...i.after].filter(u=>i.before.has(u)))].filter(
Boolean).join("; ")}var ib=e10=>new Set(e10.filter(({path:t})=>yA(t)).flatMap(({structuredPatch:t=[]})=>t.flatMap(({lines:r})=>r)).flatMap(t=>j7.exec(t.slice(0,
$A))?.[1]??[])),yA=e10=>I7.test(e10),I7=/(?:^|\/)(?:package\.json|composer\.json|Cargo\.toml|pyproject\.toml|Pipfile|Gemfile|go\.mod|pnpm-workspace\.yaml|(?:[\w-]*requirements[\w-]*|requirements\/[\w-]+)\.txt)$/,
j7=/^\+\s*(?:gem\s+|require\s+)?["']?(@?[\w.-]+(?:\/[\w.-]+)*)["']?\s*(?:[=:,~<>!]|\sv)+.*\d/;function C7(e10,t){let r={};for(let a of e10){let i=a.slice(1,$A),
n=vA(a),[s,o]=M7(i);for(let l of n){s!==void 0&&(r[l]=s);let c=r[l];if(o===void 0||c===void 0||n===wA)continue;let u=t.get(c)??{};u[l]??=o,t.set(c,u)}}}var wA=[
"before","after"],vA=e10=>e10.startsWith("+")?["after"]:e10.startsWith("-")?["before"]:wA,$A=500;function M7(e10){for(let r of P7){let[,a,i]=r.exec(e10)??[];if(a!==
void 0)return[a,i]}for(let r of R7){let[,a]=r.exec(e10)??[];if(a!==void 0)return[a]}let[,t]=L7.exec(e10)??[];return[void 0,t]}var P7=[/^([\w./~-]{1,200}) (v\d[^\s/]{0,80}) h1:/,
/^ {4}([\w.-]{1,100}) \(([\w.+-]{1,60})\)$/,/^ {2}'?\/?((?:@[\w.-]{1,100}\/)?[\w.-]{1,100})@(\d[^\s'():]{0,60})[^\s]{0,200}:$/],R7=[/^\s*"(?:[^"]{0,200}node_modules\/)([^"]{1,200})": \{/,
/^name = "([^"]{1,200})"/,/^\s*"name": "([^"]{1,200})"/,/^"?((?:@[\w.-]{1,100}\/)?[\w.-]{1,100})@[^:]{1,200}.{0,400}:$/,/^\s+"((?:@[\w.-]{1,100}\/)?[\w.-]{1,100})": \{$/],
L7=/^\s*"?version"?(?:\s*[:=]\s*|\s)"?([\w.+-]{1,80})/,z7=(e10,{before:t,after:r})=>`\`${e10.replaceAll("`","")}\` ${t!==void 0&&r!==void 0?`${t} \u2192 ${r}`:r??
t}`;function rb(e10,t,r,a=_A){return r.length===0?"":`${T7(r.length,e10,t).replace(/^1 new/,"new").replace(/^1 host/,"host")}: ${N7(r,a)}`}function nb(e10){let t;
return r=>(t??=new Set([...e10].flatMap(a=>a.toLowerCase().match(/[a-z\d_]+/g)??[])),t.has(r))}import{core_text_words$a as Ie,core_text_words$b as Co,core_text_words$c as ob}from"./hook.js";
var[NA,af]=[3,3];function F7(e10,t,r){let a=new Set(r.filter(({step:f})=>f===void 0).map(({path:f})=>f)),i=t.filter(({path:f})=>!a.has(f)),n=i.filter(({binary:f})=>!f),
{alike:s,strays:o}=Yp(n,e10),l=[],c=new Set,u=f=>{if(!(f.files.length<NA)){l.push(f);for(let d of f.files)c.add(d)}},p=()=>n.filter(f=>!c.has(f));u({is:"moved",
files:i.filter(f=>f.status==="renamed"&&IA(f)&&!W7(f))}),u({is:"gone",files:i.filter(f=>f.status==="deleted"&&f.old_mode!==D7)}),u({is:"blanks",files:p().filter(
f=>sb(f)&&B7(f))}),u(G7(p().filter(f=>sb(f)&&!o.has(f))));for(let f of H7(p().filter(d=>sb(d)&&!o.has(d))))u(f);for(let{files:f}of s)u({is:"same",files:f.filter(
d=>!c.has(d))});return{parts:l,left:t.filter(f=>!c.has(f))}}var D7="160000",sb=e10=>e10.status==="modified"&&IA(e10),B7=({path:e10,structuredPatch:t})=>Kp(t)&&!(U7.
test(e10)&&q7(t??[])),U7=/\.(?:pyi?|pyx|ya?ml|haml|pug|jade|sass|styl|slim|coffee|nim|fsx?|hs|elm|mk|rst|mdx?|markdown|feature)$|(?:^|\/)(?:GNU)?[Mm]akefile$/,q7=e10=>[
...Rt(e10)].some(t=>t[0].trim()!==""&&zt(t[0])!==zt(t[1])),IA=({old_mode:e10,new_mode:t})=>e10===t,W7=({binary:e10,old_blob:t,new_blob:r,...a})=>e10?t===void 0||
t!==r:a.insertions+a.deletions>0||a.structuredPatch!==void 0;function G7(e10){let t=V7(e10),r=t.map(()=>({files:0,places:0})),a=t.map(()=>{}),i=e10.filter(({structuredPatch:s=[]})=>{
let{places:o,isWhole:l}=CA(s,t);for(let c of new Set(o.map(({rule:u})=>u)))r[c].files+=1;for(let{rule:c,path:u}of o)r[c].places+=1,a[c]=K7(a[c]??u,u);return l&&
s.length>0}),n=t.map(({before:s,after:o},l)=>{let c=a[l]??"";return{before:c+s.join(""),after:c+o.join(""),...r[l]}});return{is:"words",files:i,changes:n.filter(
({places:s})=>s>0)}}function H7(e10){return[...K(e10,({structuredPatch:t=[]})=>{let r=kA(t),a=new Set(r.map(s=>s.charAt(0))),i=[...new Set(r.map(s=>s.slice(1).trim()))].
filter(Boolean).sort(),n=i.every(s=>s.length<=jA);return a.size===1&&i.length>0&&i.length<=af&&n?JSON.stringify([a.has("+"),i]):void 0})].flatMap(([t,r])=>{if(t===
void 0)return[];let[a,i]=JSON.parse(t),n=r.reduce((s,{structuredPatch:o=[]})=>s+kA(o).filter(l=>l.slice(1).trim()!=="").length,0);return[{is:"lines",files:r,adds:a,
lines:i,places:n}]}).sort((t,r)=>r.files.length-t.files.length)}var kA=e10=>e10.flatMap(({lines:t})=>t.filter(r=>!r.startsWith(" ")));function V7(e10){let t=new Map;
for(let{structuredPatch:r=[]}of e10){let a=new Map;for(let i of Rt(r))for(let n of Zp(i))J7(n)&&a.set(JSON.stringify(n),n);for(let[i,n]of a){let s=t.get(i);s?s.
files+=1:t.set(i,{rule:n,files:1})}}return[...t.values()].filter(r=>r.files>=NA).sort((r,a)=>a.files-r.files).slice(0,af).map(({rule:r})=>r)}var jA=60,J7=({before:e10,
after:t})=>[e10,t].every(r=>r.join("").length<=jA)&&(/[\p{L}\p{N}]/u.test(e10.join(""))||[e10,t].every(r=>r.join("").trim()!==""));function K7(e10,t){let[r,a]=[
e10.split("/"),t.split("/")],i=0;for(;i<r.length&&r.at(-1-i)===a.at(-1-i);)i+=1;return r.slice(r.length-i).join("/")}function CA(e10,t){let r=[],a=!e10.some(({lines:i})=>i.
some(n=>n.startsWith("\\")));for(let i of Rt(e10)){let n=lb(i,t);n?r.push(...n):a=false}return{places:r,isWhole:a}}function lb([e10,t],r){if(e10===""||t==="")return;
let[a,i]=[Yt(e10),Yt(t)];if(a.join("")!==e10||i.join("")!==t)return;let n=[],[s,o,l]=[0,0,0];for(;s<a.length||o<i.length;){let c=r.findIndex(u=>xA(a,s,u.before)&&
xA(i,o,u.after));if(c>=0)n.push({rule:c,path:Z7(a.slice(l,s))}),s+=r[c].before.length,o+=r[c].after.length,l=s;else if(s<a.length&&a[s]===i[o])s+=1,o+=1;else return}
return n.length>0?n:void 0}var Z7=e10=>/^[/@]$/.test(e10.at(-1)??"")?/[\p{L}\p{N}\p{M}_.@/-]+$/u.exec(e10.join(""))?.[0]??"":"",xA=(e10,t,r)=>r.every((a,i)=>e10[t+
i]===a);function cb({parts:e10,left:t},r){if(e10.length===0)return"";let a=e10.filter(({is:o})=>o==="same"),i=[...e10.flatMap(o=>o.is==="same"?[]:Q7(o,r)),...iY(
a.slice(0,af),r),...sY(a.slice(af))],[n="",...s]=i;return t.length>0?i.join("; "):s.length===0?`${n.replace(/ that change nothing else$/,"")}, nothing else`:`${i.
join("; ")}; nothing else`}function ub(e10){let t=e10.left.reduce((r,a)=>r+pb(e10,a),0);return`${Ie(e10.left.length,"file")}${t===0?"":`, ${Ie(t,"line")}`}`}function pb(e10,{
structuredPatch:t=[],insertions:r,deletions:a}){let i=fb(e10),n=r+a;if(i.length>0)for(let s of Rt(t))lb(s,i)&&(n-=2);return n}function Y7(e10,{structuredPatch:t=[]}){
let r=fb(e10),a=r.length===0?[]:t.filter(i=>!CA([i],r).isWhole);return a.length===0?t:a}function X7(e10,t){let r=fb(e10),a=[...Rt(t??[])].filter(i=>!lb(i,r));return Eo(
a.map(([i,n])=>Sl(1,[`-${i}`,`+${n}`])))}var fb=({parts:e10})=>e10.flatMap(t=>t.is==="words"?t.changes.map(({before:r,after:a})=>({before:Yt(r),after:Yt(a)})):[]);
function Q7(e10,t){let{files:r}=e10;if(e10.is==="blanks")return`${Ie(r.length,"file")} change only white space`;if(e10.is==="lines"){let s=e10.lines.map(o=>t.code(
o)).join(", ");return`${Ie(r.length,"file")} only ${e10.adds?"gain":"lose"} ${s} (${Ie(e10.places,"line")})`}if(e10.is==="gone")return eY(r,t);if(e10.is!=="word\
s")return`${Ie(r.length,"file")} move${tY(r,t)}, unchanged`;let a=e10.changes.map(({before:s,after:o,files:l,places:c})=>`${_n({before:s,after:o},t)} in ${Ie(l,
"file")} (${Ie(c,"place")})`),i=Math.max(...e10.changes.map(s=>s.files)),n=e10.changes.length===1&&i===r.length;return`${a.join(", ")}${n?" that change nothing \
else":`; ${Co(r.length)} of these files change nothing else`}`}function eY(e10,{code:t}){let r=Pl(e10.map(({path:n})=>n)),a=e10.reduce((n,{deletions:s})=>n+s,0),
i=r===""?"":` in ${t(`${r}/`)}`;return`${Ie(e10.length,"file")}${i} are deleted${a===0?"":` (${Ie(a,"line")})`}`}function tY(e10,t){let r=e10.map(({from:s="",path:o})=>rY(
s.split("/"),o.split("/"))),[a]=r;if(!a||r.some(({was:s,is:o})=>s!==a.was||o!==a.is))return"";let i=r.reduce((s,{below:o})=>s.slice(0,aY(s,o)),a.below),n=s=>t.code(
`${[...s===""?[]:[s],...i].join("/")||"."}/`);return` ${n(a.was)} \u2192 ${n(a.is)}`}function rY(e10,t){let r=0;for(;r<Math.min(e10.length,t.length)&&e10.at(-1-
r)===t.at(-1-r);)r+=1;let a=i=>i.slice(0,i.length-r).join("/");return{was:a(e10),is:a(t),below:r===0?[]:t.slice(t.length-r,-1)}}var aY=(e10,t)=>{let r=e10.findIndex(
(a,i)=>a!==t[i]);return r<0?e10.length:r},iY=(e10,t)=>[...K(e10,({files:r})=>nY(r,t))].map(([r,{length:a}])=>a===1?`the same change ${r}`:`${Co(a)} different ch\
anges, each the same ${r}`);function nY(e10,t){let[r]=e10,a=Eo(r?.structuredPatch),i=a?_n(a,t):"",n=`+${Co(r?.insertions??0)} \u2212${Co(r?.deletions??0)}`;return`\
in ${Ie(e10.length,"file")}${i===""?"":`, ${i}`} (${n} each)`}var sY=e10=>e10.length===0?[]:[`${Ie(e10.length,"more group")} of ${Ie(e10.reduce((t,{files:r})=>t+
r.length,0),"file")}, each with one change`],db={refused:"refused",asked:"asked about",inexact:"not matched exactly",protected:"protected",verifies:"changes wha\
t verifies it",hidden:"hidden characters",unshown:"git shows no patch",aside:"text pushed out of sight",tests:"tests",elided:"a comment replaces lines that are \
removed",executable:"executable",scripts:"scripts and downloads",sources:"comes from elsewhere",start:"no longer starts",pointer:"Git LFS",masked:"masked: diffe\
rs, not shown"};function MA(e10,t=Pr(e10)){let r=rf(t),a=[...e10.steps.flatMap(oY),...t.flatMap(n=>lY(n,r))],i=Object.keys(db);return a.sort((n,s)=>i.indexOf(n.
kind)-i.indexOf(s.kind))}function oY(e10){let{index:t,file_path:r,error:a,policy:i,matched_by:n,status:s}=e10,o={step:t,path:r};if(a)return[{kind:"refused",...o,
said:`${a.name} ${cY(a.message)}`}];let l=[];return i?.behavior==="ask"&&l.push({kind:"asked",...o,said:PA(i)}),i?.rule==="granted"&&l.push({kind:"asked",...o,said:i.
reason}),s==="applied"&&Mo(n)&&l.push({kind:"inexact",...o,said:nf[n]}),l}function lY(e10,t){let{path:r,old_mode:a,new_mode:i}=e10,n=[],s=(b,m)=>{n.push({kind:b,
path:r,said:m})};e10.protected!==void 0&&s("protected",e10.protected),e10.verifies!==void 0&&s("verifies",e10.verifies);let o=bY(e10);o&&s("hidden",`${o.count} \
(${o.names.slice(0,4).join(", ")})${o.inPath?", in its path":""}`),e10.unshown!==void 0&&s("unshown",e10.unshown),i==="100755"&&a!==i&&s("executable",a.startsWith(
"0000")?"new":`${a} \u2192 ${i}`);let l=Q0(e10);l>0&&s("aside",Ie(l,"line"));let c=X0(e10,t);c!==""&&s("tests",c);let u=Y0(e10);u.length>0&&s("elided",ob(u,3));
let p=V0(e10);p.length>0&&s("sources",ob(p,3)),eb(e10)&&s("start","a script with #! gets CRLF"),tb(e10)&&s("pointer","points to other content");let f=H0(e10);f.
length>0&&s("scripts",f.join(", "));let d=Z0(e10.structuredPatch);return d>0&&s("masked",`${Ie(d,"line")}`),n}var PA=({reason:e10,rule:t})=>e10.includes(t)||t.startsWith(
"protected: ")?e10:`${e10} (${t})`,cY=e10=>e10.trim().split(`
`,1)[0]??"",nf={exact:"exactly",quotes:"typographic quotes in the file matched straight ones",tags:"shortened tags in old_string were restored",escapes:"escaped\
 characters in old_string were unescaped","line-numbers":"line numbers were removed from old_string","trailing-blanks":"white space at line ends was ignored",whitespace:"\
white space was ignored, as the step asks",regex:"the pattern of the step matched",structure:"the structure of the code matched, as the step asks"},Mo=e10=>e10!==
void 0&&e10!=="exact"&&e10!=="regex"&&e10!=="structure",uY=/^[\p{ASCII}\udc80-\udcff]*$/u,pY=/^0x(?:A[1-9A-CEF]|[B-F])/,fY=/(?<=[\p{L}\p{N})\]»"'’`*_])[\u00a0\u202f](?=»|[:;!?%](?:\s|$|[*_»)"']))|(?<=«)[\u00a0\u202f]/gu,
dY=new RegExp("[/[]\\p{L}[\\p{L}\\p{M}\\u02c8\\u02cc\\u02d0.]*[/\\]]","gu"),hY=/\.(?:mdx?|markdown|mdoc|rst|adoc|txt)$/i,mY=/(?:^|\/)(?:langs?|languages?|locales?|i18n|l10n|translations?|messages)\/.*\.(?:json|ya?ml|properties|ftl)$|\.(?:po|pot|xliff|xlf|resx|strings|arb)$/i;
function gY(e10){let t=e10.map(i=>i.slice(1)).join(""),[r,a]=[/[\udc80-\udcff]/g,/[\0-\x08\x0e-\x1a\x1c-\x1f]/g].map(i=>t.match(i)?.length??0);return a>1&&r+a>t.
length/5}function bY(e10){let t=ri(e10.path),r=new Map,a=p=>{for(let{name:f}of p)r.set(f,(r.get(f)??0)+1)};a(t);let i=(e10.structuredPatch??[]).flatMap(p=>p.lines),
n=gY(i)?[]:yn(e10.structuredPatch),s=nb(i),o=i.every(p=>uY.test(p))?({name:p})=>!pY.test(p):()=>true,l=hY.test(e10.path),c=l||mY.test(e10.path);for(let p of n){
let f=c?p.replace(fY," "):p;a(ri(l?f.replace(dY,""):f,s).filter(o))}if(r.size===0)return;let u=[...r].sort(([,p],[,f])=>f-p);return{count:u.reduce((p,[,f])=>p+f,
0),names:u.map(([p])=>p),inPath:t.length>0}}var wn={refused:"Refused",asked:"Needs approval",unusual:"Unusual",protected:"Protected",deleted:"Deleted",hidden:"H\
idden",moved:"Moved",alike:"Alike",rest:"Other files",generated:"Generated"};function sf(e10,t=Pr(e10)){let r=RA(e10,t);for(;;){let{done:a,value:i}=r.next();if(a)
return i}}function*RA(e10,t){let r=t??Pr(e10);yield;let a=MA(e10,r);yield;let i=F7(e10,r,a);yield;let n=$Y(e10,r,{looks:a,account:i}),s=ib(r);yield;let o=K([...n].
sort(IY),NY),l=Object.keys(wn).flatMap(c=>{if(c==="refused"||c==="asked")return RY(c,a);let u=o.get(c)??[],p=[u.filter(({isUsual:d})=>!d),u.filter(({isUsual:d})=>d)],
f=Qd(p.map(d=>d.map(b=>jY(b,c,s))));return f.length===0?[]:[{kind:c,files:zA(f),entries:f}]});return{account:i,groups:l}}var _Y=(e10,t)=>sf(e10,t).groups;function of({
account:e10,groups:t}){let r=new Set(e10.left.map(({path:c})=>c)),a=t.find(({kind:c})=>c==="asked")?.entries??[],i=new Set(a.flatMap(({paths:c})=>c)),n=new Map(
t.flatMap(c=>c.files===0?[]:c.entries.flatMap(u=>u.paths.map(p=>[p,u])))),s=t.flatMap(c=>{if(c.kind==="refused")return[c];if(c.kind==="asked")return[{...c,entries:a.
map(p=>wY(p,n.get(p.paths[0]??"")))}];let u=c.entries.filter(({paths:p})=>p.some(f=>r.has(f))&&!(p.length===1&&i.has(p[0]??"")));return u.length===0?[]:[{...c,entries:c.
kind==="rest"?yY(u):u,files:zA(u)}]}),o=e10.parts.length===0&&s.every(({kind:c,files:u})=>c==="rest"||u===0),l=s.some(({entries:c})=>c.some(({folder:u})=>u!==void 0));
return o&&!l&&i.size===0?s.filter(({kind:c})=>c!=="rest"):s}var yY=e10=>[...K(e10,({folder:t,paths:r,said:a,words:i,insertions:n,deletions:s})=>i&&t===void 0?JSON.
stringify([a,i,n,s]):r.join(`
`)).values()].map(([t,...r])=>r.length===0?t:{...t,paths:[t,...r].flatMap(({paths:a})=>a),steps:[t,...r].flatMap(({steps:a})=>a)}),wY=(e10,t)=>t?.paths.length===
1?{...t,steps:e10.steps,link:e10.link,said:vY(e10,t)}:e10,vY=(e10,t)=>[e10.said,...t.said.split("; ").filter(r=>!e10.said.includes(r))].filter(Boolean).join("; ");
function $Y(e10,t,{looks:r,account:a}){let i=new Set(a.parts.flatMap(({files:T})=>T)),n=TY(e10,r),s=({path:T})=>n.get(T)??[],o=T=>s(T).map(({kind:A,said:j})=>`${A}\
 ${j}`).join(`
`),{odd:l,alike:c,strays:u}=Yp(t,e10,o),p=c.reduce((T,{files:A})=>T+A.length,0),f=p>=Ao&&l.length*To<=p,d=i.size>=Ao&&a.left.length*To<=i.size,b=jl(e10.moved??[]),
m=T=>OY(T,b),w=new Map(l.map(T=>[T,m(T)])),{usual:x,apart:h}=q0(new Map([...w].map(([T,{rest:A}])=>[T,ia(A)]))),g=new Map(c.flatMap(({files:[T]})=>[...ia(T?.structuredPatch)??
[]])),_=K(c,({files:[T]})=>T&&OA(T)),y=T=>{if(h.has(T))return x.size;let A=i.size===0||xY(T,{account:a,common:g});return f&&A?p:A&&d?i.size:void 0},v=(T,A)=>{let[
j]=_.get(OA(T)??"")??[],ne=j?ia(j.files[0]?.structuredPatch):f?g:void 0,tr=ne?SA(A,ne):h.get(T)??O(A),la=j&&SY(tr,ne),al=j?j.files.length:y(T);return{...tr&&{words:tr},
...la!==void 0&&{others:la},...al!==void 0&&{many:al}}},O=T=>{let A=i.size>0?X7(a,T):void 0;return A&&E(A)?SA(T,g)??A:A},E=T=>[...g.values()].some(({before:A,after:j})=>A===
T.before&&j===T.after),M=(T,A)=>{let j={files:[T],looks:s(T),moved:A};if(i.has(T))return{...j,isUsual:true};let ne=u.get(T),{many:tr,others:la,...al}=v(T,A.rest),
Dj=kY(T)&&pb(a,T)===0,_y=ne??(tr===void 0||Dj?void 0:`differs from ${Ie(tr,"other file")}`);return{...j,...al,isUsual:x.has(T),..._y!==void 0&&{differs:_y},...ne===
void 0&&la!==void 0&&{others:la}}};return[...c.flatMap(({files:[T,...A],places:j})=>T?[{files:[T,...A],looks:s(T),places:j,moved:m(T)}]:[]),...[...w].map(([T,A])=>M(
T,A))]}var kY=({insertions:e10,deletions:t})=>e10+t>0,xY=(e10,{account:t,common:r})=>pb(t,e10)<e10.insertions+e10.deletions||[...ia(e10.structuredPatch)?.keys()??
[]].some(a=>r.has(a)),SA=(e10,t)=>[...ia(e10)??[]].find(([r])=>!t.has(r))?.[1],SY=(e10,t=new Map)=>e10&&[...t.values()].find(({before:r})=>r===e10.before)?.after;
function OA({structuredPatch:e10=[]}){let t=No(e10).flatMap(r=>r.split(`
`).filter(a=>a.startsWith("-")));return t.length===0?void 0:t.join(`
`)}function OY({path:e10,from:t=e10,structuredPatch:r},{old:a,fresh:i}){let[n,s]=[new Set,new Set],o=(c,u,p)=>{let f=c==="-"?a.get(Mr({file_path:t,line:u})):void 0,
d=c==="+"?i.get(Mr({file_path:e10,line:p})):void 0;return f&&n.add(f.file_path),d&&s.add(d.file_path),f!==void 0||d!==void 0},l=a.size===0?r:r?.map(c=>({...c,lines:EY(
c,o)}));return{lines:EA(r)-EA(l),to:n,from:s,rest:l}}function EY({oldStart:e10,newStart:t,lines:r},a){let[i,n]=[e10,t];return r.filter(s=>{let o=s.charAt(0),l=!a(
o,i,n);return(o==="-"||o===" ")&&(i+=1),(o==="+"||o===" ")&&(n+=1),l})}var EA=(e10=[])=>e10.reduce((t,{lines:r})=>t+r.length,0);function AY({insertions:e10,deletions:t,
path:r},{lines:a,to:i,from:n}){if(a===0)return"";let s=(o,l)=>{let c=[...l].filter(u=>u!==r);return c.length===0?"":`, ${o} ${ob(c,2)}`};return`${Co(a)} of ${Ie(
e10+t,"line")} moved unchanged${s("to",i)}${s("from",n)}`}function TY(e10,t){let r=new Map(e10.steps.map(n=>[n.index,n])),a=t.flatMap(n=>{if(n.kind==="refused"||
n.kind==="asked")return[];let s=n.step===void 0?void 0:r.get(n.step);return s?st(s).map(({file_path:o})=>({path:o,look:n})):[{path:n.path,look:n}]}),i=K(a,({path:n})=>n);
return new Map([...i].map(([n,s])=>[n,s.map(({look:o})=>o)]))}var LA={protected:"protected",verifies:"protected",hidden:"hidden",unshown:"hidden",aside:"hidden",
tests:"deleted"};function NY({files:[e10,...t],looks:r,differs:a,moved:i}){let n=e10.status==="deleted",s=new Set(r.map(({kind:o})=>(o==="tests"&&!n?void 0:LA[o])??
"unusual"));return a!==void 0||s.has("unusual")?"unusual":s.has("protected")?"protected":n?"deleted":s.has("hidden")?"hidden":i.lines>0&&i.lines*2>=e10.insertions+
e10.deletions?"moved":e10.generated?"generated":t.length>0?"alike":"rest"}var AA=Object.keys(db),IY=(e10,t)=>TA(e10)-TA(t)||Number(e10.isUsual??false)-Number(t.
isUsual??false)||t.files.length-e10.files.length||(e10.files[0].path<t.files[0].path?-1:1),TA=({looks:e10,differs:t})=>Math.min(t===void 0?AA.length:0,...e10.map(
({kind:r})=>AA.indexOf(r)));function jY(e10,t,r){let{files:a,looks:i,differs:n,others:s,places:o=0,moved:l}=e10,c=ef(a[0].path)?ab(a[0].path,a[0].structuredPatch??
[],r):"",u=l.lines===0?PY(a[0],t):"",p=c===""&&u===""?e10.words??CY(l.rest):void 0,f=[n??"",...i.map(d=>[MY(d,t)?"":db[d.kind],d.said].filter(Boolean).join(": ")),
u,c,Kp(a[0].structuredPatch)?"only white space changes":"",AY(a[0],l),o>1?`in ${Ie(o,"different place")}`:""];return{steps:[...new Set(a.flatMap(({steps:d=[]})=>d))].
sort((d,b)=>d-b),paths:a.map(({path:d})=>d),link:`#file-${a[0].path}`,said:f.filter(Boolean).join("; "),...p&&{words:{...p,...s!==void 0&&{others:s}}},insertions:a.
reduce((d,{insertions:b})=>d+b,0),deletions:a.reduce((d,{deletions:b})=>d+b,0)}}function CY(e10){let t=Eo(e10),r=[...ia(e10)?.values()??[]].filter(({before:a,after:i})=>/[\p{L}\p{N}]/u.
test(a+i)).length-1;return t&&r>0?{...t,more:r}:t}var MY=({kind:e10},t)=>e10==="tests"||LA[e10]===t&&!["unshown","aside"].includes(e10);function PY({status:e10,
binary:t,insertions:r,deletions:a},i){let n=t?"":r+a===0?"empty":Ie(r+a,"line");return e10==="added"?["new",n].filter(Boolean).join(", "):e10!=="deleted"?"":[i===
"deleted"?"":"deleted",n].filter(Boolean).join(", ")}var zA=e10=>e10.reduce((t,{paths:r})=>t+r.length,0);function RY(e10,t){let r=[...K(t.filter(a=>a.kind===e10),
({path:a,said:i})=>JSON.stringify([a,i])).values()].map(a=>{let[{path:i,said:n,step:s=0}]=a;return{steps:a.map(({step:o=0})=>o),paths:[i],link:`#step-${s}`,said:n,
insertions:0,deletions:0}});return r.length===0?[]:[{kind:e10,files:0,entries:r}]}import{core_text_words$a as Ya,core_text_words$b as Ro,core_text_words$c as qA,
core_text_words$f as FA}from"./hook.js";var[Po,WA]=[3,3],hb=(e10,t)=>of(e10).flatMap(r=>{let{kind:a,entries:i}=r;if(a==="rest"&&i.length>Po&&i.every(({folder:s})=>s===
void 0))return[{kind:a,subject:wn[a],said:` (${Ro(r.files)}): ${DA(i,t)}`}];if(a==="generated"){let s=l=>Ro(i.reduce((c,u)=>c+l(u),0)),o=`+${s(({insertions:l})=>l)}\
 \u2212${s(({deletions:l})=>l)}`;return[{kind:a,subject:wn[a],said:` (${Ro(r.files)}): ${DA(i,t)}, ${o}`}]}let n=i.slice(0,Po).map(s=>({kind:a,subject:wn[a],said:`\
 ${FY(r,s,t)}`}));return i.length>Po?[...n,{kind:a,subject:"",said:`\u2026 and ${zY(r,i.slice(Po))}`}]:n}),LY=(e10,t)=>of(e10).every(r=>r.kind!==t||r.entries.length<=
Po);function mb({account:e10,groups:t}){let r=new Set(t.flatMap(({kind:i,entries:n})=>i==="generated"?n.flatMap(({paths:s})=>s):[])),a=e10.left.filter(({path:i})=>!r.
has(i));return a.length===0?"Read first":`Read ${ub({...e10,left:a})}`}var DA=(e10,t)=>qA(e10.flatMap(({paths:r})=>r.map(a=>t.path(a))),WA);function zY({kind:e10},t){
if(e10==="refused"||e10==="asked")return Ya(t.reduce((i,{steps:n})=>i+n.length,0),e10==="refused"?"more refused step":"more step to approve",e10==="refused"?"mo\
re refused steps":"more steps to approve");let r=t.reduce((i,{paths:n})=>i+n.length,0),a=Ya(r,"file");return e10==="alike"?`${Ya(t.length,"more group")} of ${a}`:
t.some(({folder:i})=>i!==void 0)?`${Ya(t.length,"more folder")} with ${a}`:Ya(r,"more file")}function FY({kind:e10},t,r){let{paths:a,folder:i,said:n,words:s,steps:o}=t;
if(e10==="refused")return`${FA(o)} ${r.path(a[0]??"")} ${r.prose(n.split(" ",1)[0]??"")}`;let l=qA(a.map(r.path),WA),c=`+${Ro(t.insertions)} \u2212${Ro(t.deletions)}`;
if(i!==void 0)return[`${Ya(a.length,"file")} in ${r.code(i)} ${c}`,r.prose(UA(n))].filter(Boolean).join(": ");let u=s?_n(s,r):"",p=[r.prose(UA(n)),u].filter(Boolean).
join("; "),f=o.length===0?"":` \xB7 ${FA(o)}`;return e10==="rest"&&a.length>1?`${l} (${c} each)${p===""?"":`: ${p}`}${f}`:a.length===1?`${l}${p===""?"":`: ${p}`}${f}`:
`${Ya(a.length,"file")} get this same change${p===""?"":`, ${p}`}${f}: ${l}`}var BA=140;function UA(e10){if(e10.length<=BA)return e10;let t=e10.slice(0,BA-1).replace(
/\s+\S{0,40}$/,"").replace(/[;,][^;,:]{0,40}:$/,"");return`${t.split("`").length%2===0?`${t}\``:t} \u2026`}import{errors$a as DY}from"./hook.js";var Ze=e10=>C(e10).
readonly(),be=e10=>P(e10).readonly(),D=(e10,t)=>Vc(e10).describe(t),GA=U(Object.keys(DY).sort()),BY=He(),vn=C({name:GA.describe("The stable name of the error."),
code:L().min(0).max(10).nullable().describe("Number of an Edit error; null for other names."),message:$().describe("For people: what is wrong, and how to fix it\
. Programs use the name."),file:D($(),"The plan file."),line:D(L().positive(),"Line of that file, from 1."),column:D(L().positive(),"Column of that line, from 1\
."),field:D($(),"Of a plan that was given as an object, instead of the three: the field, as a program writes it."),suggestions:D(be($()),"Values to use instead."),
class:D($(),"Of a passage of a source: `left out`, or `not read`.")}),UY=Jc(()=>U(up().map(({name:e10})=>e10))),gb=C({name:$().describe("Its name in the policy."),
ok:G().describe("Whether it succeeded."),milliseconds:L().min(0).describe("How long it ran."),tail:$().describe("The last lines of its output, at most 4 KiB; cr\
edentials masked."),output:D($(),"File with its whole output.")}),lf=L().min(0),qY=C({file_path:$().describe("Relative to the root, / separated."),line:L().positive().
describe("Line in the result, from 1."),column:L().positive().describe("Column of that line, from 1, in UTF-16 units."),severity:U(["error","warning","informati\
on","hint"]).describe("As the server gives it."),code:D($(),"As the server names the rule."),message:$().describe("What the server says."),text:$().describe("Th\
e line."),step:D(L().positive(),"Number of the step after which it appeared; absent where that is not known.")}),Lo=C({server:$().describe("Its name in the poli\
cy."),state:U(["known","unknown"]).describe("unknown: there may be more new ones than are listed. It never means that there are none."),reason:D($(),"For unknow\
n, why: timeout, ended, memory, not-started, protocol, no-version, not-loaded \u2026"),message:D($(),"The same in words."),unknown_files:D(be($()),"Files about \
which nothing is known, at most 100; absent where the whole server is unknown."),added:lf.describe("New diagnostics: not at the base, by file, code, message and\
 the text of the line."),fixed:lf.describe("Diagnostics of the base that are gone."),files:lf.describe("Files it was asked about: those that the run changes, an\
d those that import them."),diagnostics:be(qY).describe("The new ones, at most 200."),milliseconds:lf.describe("How long it took.")});var zo=new ee("page"),$n={
sarif:new ee("fixes"),rdjson:new ee("fixes"),patch:new ee("fixes"),agentTrace:new ee("provenance")},WY=1024*1024,GY=16*1024*1024,HY=16*1024*1024;function bb(){let[
e10,t,r]=[{},{},{}],a=VY(),i=0;return{contents:{steps:e10,files:t,texts:r},addStep(n,s){let o=a(s);o&&(e10[n]=o)},addFile({text:n,...s}){let o=a(s);o&&(t[s.path]=
o),!(n===void 0||i+n.length>HY)&&(i+=n.length,r[s.path]=n)}}}function VY(){let e10=new Map,t=0,r=(a,i)=>{if(a.length>WY)return{bytes:a.length};let n=a.toString(
"base64"),s=e10.get(n)??`data:${i};base64,${n}`;if(!e10.has(n)){if(t+a.length>GY)return{bytes:a.length};t+=a.length,e10.set(n,s)}return{bytes:a.length,url:s}};return({
path:a,before:i,after:n})=>{let[s,o]=[i&&HA(i,a),n&&HA(n,a)];if(!(!s&&!o))return{...i&&s&&{before:r(i,s)},...n&&o&&{after:r(n,o)}}}}function HA(e10,t){let r=e10.
toString("latin1",0,12);return r.startsWith(`\x89PNG\r

`)?"image/png":r.startsWith("\xFF\xD8\xFF")?"image/jpeg":/^GIF8[79]a/.test(r)?"image/gif":/^RIFF[\s\S]{4}WEBP/.test(r)?"image/webp":/\.svg$/i.test(t)?"image/svg\
+xml":void 0}import{core_text_words$b as JY,core_text_words$q as ZA}from"./hook.js";function kn(e10,t=true){let r=I(e10).split(/(?<!`)(`+)(?!`)(.*?[^`])\1(?!`)/),
a="",i=false,n=s=>{a+=s;let o=s.lastIndexOf(" ");i=i&&o<0||/\/\/|www\./i.test(s.slice(o+1))};for(let s=0;s<r.length;s+=3){n(XA(YA(r[s]??"",t&&s===0)));let o=r[s+
2];o!==void 0&&n(i?yb(o):Xt(o))}return ua(a)}var KY=e10=>I(e10).split(ZY).map((t,r)=>r%2===0?YY(t,r===0):Xt(t.replace(/^`+|`+$/g,""))).join(""),ZY=/(`[^`]+`|(?:[a-z][a-z\d+.-]{1,20}:\/\/|www\.)[^\s<>"'`()[\]{}|\\^]+)/gi,
YY=(e10,t)=>ua(XA(YA(e10.replaceAll("&","&amp;"),t)));function Xt(e10){let t=ua(xe(e10).replace(/[\t\n]/g," "));return/^[^`|\\]+$/.test(t)&&t.trim()===t?`\`${t}\
\``:yb(e10)}var yb=e10=>`<code>${xe(e10).replace(/[\t\n]/g," ").replace(/[^\p{L}\p{N} /.,=-]/gu,QA)}</code>`,wb=(e10,t=e10.map(()=>"---"))=>[Fo(e10),Fo(t)],Fo=e10=>`\
| ${e10.join(" | ")} |`;function vb(e10,t){let r=t.match(/`{3,}/g)??[],a="`".repeat(r.reduce((i,n)=>Math.max(i,n.length+1),3));return`${a}${e10}
${ua(xe(t))}
${a}`}var XY=e10=>ZA(ol(e10),250),YA=(e10,t=true)=>{let r=ll(QY(e10));return t?VA(r):r.replace(/\n[\s\S]*/,VA)},VA=e10=>ul(cl(e10)),QY=e10=>e10.replace(/&(?!(?:amp|lt|gt|quot|nbsp);)/g,
"&amp;").replace(/</g,"&lt;"),XA=e10=>e10.replace(/[\\`*{}[\]|~^$]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|^[#+>=-]|[.)](?<=^\d+[.)])/gu,QA),QA=e10=>`&#${e10.codePointAt(
0)};`;function eT(e10,t){let r=0,a=e10.findIndex(i=>(r+=Buffer.byteLength(i)+2,r>t));return a<0?e10:e10.slice(0,a)}function eX(e10,t){let r=eT(e10,t);return e10.
length>r.length?[...r,`- \u2026 and ${JY(e10.length-r.length)} more`]:r}var JA=12,_b=120,KA=300;function tX(e10){let t=e10.replace(/\r\n?/g,`
`).replace(/&nbsp;/gi," ").split(`
`).map(n=>/[^\s\u00a0\u2800\u3164]/.test(n)?n.trimEnd():"").filter((n,s,o)=>n!==""||(o[s-1]??"")!=="");for(;t.at(-1)==="";)t.pop();let r=[],a=JA;for(let n of t){
let s=Math.max(1,Math.ceil(n.length/_b));if(s>a){r.length===0&&r.push(n.slice(0,a*_b));break}r.push(n),a-=s}let i=r.length===1&&r[0]!==t[0];return{shown:r,folded:i?
[t[0].slice(JA*_b),...t.slice(1)]:t.slice(r.length)}}var rX=(e10="")=>ZA(I(e10.slice(0,KA*4)),KA);var $b=[],cf=(...e10)=>{$b.push(...e10)},aX=()=>$b,Do=(e10,t)=>$b.
flatMap(r=>{let a=e10[r.key],i=a===void 0?void 0:t(r,a);return i===void 0?[]:[i]}),iX=e10=>Do(e10,({combines:t})=>t)[0],uf=e10=>Do(e10,(t,r)=>t.findings?.(r)),nX=e10=>Object.
assign({},...Do(e10,({key:t,findings:r},a)=>r&&{[t]:a})),kb=e10=>uf(e10).flatMap(({found:t})=>t.map(({summary:r})=>r)).join("; "),xb=(e10,t)=>Do(e10,(r,a)=>r.line?.(
a,t));import{core_text_words$a as Bo,core_text_words$b as Or,core_text_words$c as Eb,core_text_words$e as sX}from"./hook.js";var Ob=3;function oX(e10,t){let r=e10.
filter(({verifies:a})=>a!==void 0).map(({path:a})=>xe(a));return r.length===0?[]:se(`! the plan changes what verifies it: ${Eb(r,Ob)}`,t.width).map(a=>R(t,"red",
a))}function lX(e10,t){let r={path:n=>Ve(xe(I(n)),t.width/2),code:n=>xe(I(n)),prose:n=>I(n).replaceAll("`","")},a=aT(hb(e10,r),t),i=a.length===0?[]:[R(t,"bold",
mb(e10))];return[...se(cb(e10.account,r),t.width),...i,...a]}var cX=new Set(["alike","rest","moved","generated"]),aT=(e10,t)=>e10.flatMap(({subject:r,said:a,refused:i,
kind:n})=>{let s=n===void 0||cX.has(n)?"=":"!",o=se(`${s} ${r}${a}`,t.width).slice(0,3);return n==="refused"?o.map(l=>R(t,"red",l)):i||s==="!"?o.map(l=>R(t,"yel\
low",l)):o});function uX({parts:e10},t,r){let a=new Set(e10.filter(({is:o})=>o==="moved").flatMap(({files:o})=>o)),i=t.filter(o=>o.status!=="deleted"&&!a.has(o)),
n=o=>!o.startsWith("0000"),s=[["new",({status:o})=>o==="added"],["renamed",({status:o})=>o==="renamed"],["mode",({old_mode:o,new_mode:l})=>n(o)&&n(l)&&o!==l],["\
binary",({binary:o})=>o]].flatMap(([o,l])=>{let c=i.filter(l),u=c.map(p=>{let f=Ve(xe(p.path),r.width/3);return o==="mode"?`${f} ${p.old_mode} \u2192 ${p.new_mode}`:
f});return c.length>0?[`${o} ${Eb(u,2)}`]:[]});return s.length===0?[]:se(s.join(" \xB7 "),r.width).slice(0,3).map(o=>R(r,"dim",o))}var Sb=8;function pX({since:e10},t){
if(!e10)return[];let{details:r=[]}=e10,a=(c,u)=>u.length>0&&`${c} ${sX(u)}`,i=r.filter(({now:c})=>c===void 0).map(({was:c,file_path:u})=>`${c} ${xe(u)}`),n=i.length>
0?`dropped ${Eb(i,Ob)}`:a("dropped",e10.dropped),s=[a("new",e10.new),a("changed",e10.changed),n].filter(Boolean),o=`Since ${e10.commit?e10.commit.slice(0,7):"th\
e earlier run"}: ${[...s.length>0?s:["nothing changed"],`${e10.same} the same`].join(" \xB7 ")}`,l=r.filter(({structuredPatch:c})=>c).slice(0,Ob).flatMap(({now:c,
file_path:u,structuredPatch:p=[]})=>{let f=Td(p),d=f.length>Sb?[`    \u2026 ${Bo(f.length-Sb,"more line")}`]:[];return[`  step ${c} ${Ve(xe(u),t.width/2)}, then\
 and now:`,...f.slice(0,Sb).map(b=>`    ${Ue(b,t.width-4)}`),...d]});return[...se(o,t.width),...l]}var fX=20,tT=2,dX=5,hX=4;function mX(e10){let t=bX(Xd(e10));if(t.
length<=fX)return t;let r=t.filter(o=>"index"in o),a=r.filter(o=>!o.error&&(o.status==="collapsed"||o.notes||Mo(o.matched_by))),i=new Set([...t.slice(0,tT),...r.
filter(o=>o.error).slice(0,dX),...a.slice(0,hX),...t.slice(-tT)]),n=[],s=[];for(let o of[...t,void 0]){if(o&&!i.has(o)){s.push(o);continue}s.length===1?n.push(...s):
s.length>1&&n.push({steps:s.reduce((l,c)=>l+gX(c),0)}),s=[],o&&n.push(o)}return n}var gX=e10=>"index"in e10?1:e10.steps;function bX(e10){let t=[];for(let r=0;r<
e10.length;){let{source:a,error:i}=e10[r],n=r+1;for(;a!==void 0&&!i&&e10[n]?.source===a;)n+=1;t.push(...n-r<Zd?e10.slice(r,n):[{steps:n-r,rule:a??""}]),r=n}return t}
function ff(e10,t){let r=mX(e10.steps),a=OX(r,t),i=Pr(e10),n=sf(e10,i),s=l=>Ve(xe(I(l)),t.width/2),o=[vX(e10,t),...oX(i,t),...pX(e10,t),..._X(e10,t),...lX(n,t),
...aT(Yd(e10,s),t),...uX(n.account,i,t),...r.flatMap((l,c)=>"index"in l?[...yX(l,r.slice(0,c),t),...AX(l,a,t)]:Ue(R(t,"dim",`  \u22EE ${Bo(l.steps,"step")}${l.rule===
void 0?"":` of ${xe(I(l.rule))}`}`),t.width)),...wX(e10,r,t),...RX(e10,t),...nT(e10,t),...Bn(dl(e10),t),...od(e10).flatMap(({name:l,message:c})=>Fn(`${l}: ${c}`,
t)),...(e10.plan.left_out??[]).flatMap(({at:l,what:c,why:u})=>Fn(`left out: ${l} ${c}: ${u}`,t)),...(e10.notes??[]).flatMap(l=>Fn(l,t)),...xb(e10,I).flatMap(({title:l,
text:c})=>se(`${l}: ${c}`,t.width)),...$X(e10,t)];return`${fl(o.filter(l=>l!=="").join(`
`))}
`}function _X({plan:e10},t){if(e10.title==="")return[];let r="from the plan: ";return[R(t,"dim",r)+R(t,"bold",Ue(I(e10.title),t.width-r.length))]}function yX({plan:e10},t,r){
let a=t.findLast(i=>"index"in i);return e10===void 0||a?.plan===e10?[]:[R(r,"dim",Ve(I(e10),r.width))]}function wX({steps:e10},t,{width:r}){let a=n=>n.filter(s=>"\
error"in s&&s.error).length,i=a(e10)-a(t);return i===0?[]:se(`! ${Or(i)} more refused; \`--html FILE\` writes a page of all steps.`,r)}function vX(e10,t){let{totals:r}=e10;
return[R(t,"green",hl(e10)?`would apply ${Or(r.applied)}`:`${Or(r.applied)} applied`),r.unchanged>0&&`${Or(r.unchanged)} unchanged`,r.collapsed>0&&R(t,"yellow",
`${Or(r.collapsed)} collapsed`),r.failed>0&&R(t,"red",`${Or(r.failed)} refused`),r.skipped>0&&`${Or(r.skipped)} skipped`,e10.plan.left_out&&R(t,"red",`${Bo(e10.
plan.left_out.length,"passage")} of the source left out`),`${Bo(r.files,"file")} ${pf(r,t)}`,ud(r),pd(e10)].flatMap(a=>a||[]).reduce((a,i)=>{let n=a.slice(a.lastIndexOf(
`
`)+1);return`${a}${fe(n)+fe(i)+3>t.width?`
`:" \xB7 "}${i}`})}function $X({run:e10,head:t,pull_request:r},a){let i=r?.url||r?.compare_url,n=r?.url||i&&fd(i);if(r)return i&&n?[`Pull request ${kX[r.operation]}\
:`,gd(a,I(n),i)]:[];if(!e10)return[];let s=t?.branch===void 0?"":` on ${I(t.branch)}`;return se(`Run ${e10.id}${s}; undo it with \`editplan undo\`.`,a.width)}var kX={
created:"opened",updated:"updated",closed:"closed",none:"not opened"},xX=4,SX=60;function OX(e10,{width:t}){let r=e10.flatMap(l=>"index"in l?l:[]),a=r.length<e10.
length?xX:Number.POSITIVE_INFINITY,i=Math.max(1,...r.map(l=>`${l.index}`.length)),n=t<SX?0:Math.max(4,...r.map(l=>l.tool.length)),s=Math.max(1,...r.map(l=>fe(oi(
l,xe)))),o=Math.max(0,...r.map(l=>fe(iT(l,{width:t,colour:false}))));return{index:i,tool:n,path:Math.max(8,Math.min(s,t-i-n-o-8)),refusal:a}}var EX={read:{mark:"\
\xB7",colour:"dim"},applied:{mark:"\u2713",colour:"green"},unchanged:{mark:"=",colour:"dim"},collapsed:{mark:"\u2261",colour:"yellow"},failed:{mark:"\u2717",colour:"\
red"},skipped:{mark:"\u2013",colour:"dim"}};function AX(e10,t,r){let{mark:a,colour:i}=EX[e10.status],n=Ve(oi(e10,xe),t.path),s=" ".repeat(Math.max(0,t.path-fe(n))),
o=t.tool>0?`${e10.tool.padEnd(t.tool)} `:"",l=`${`${e10.index}`.padStart(t.index)} ${o}`,c=R(r,e10.status==="read"?"dim":"bold",n),u=e10.error?c:Dn(r,c,{in:"fil\
es",name:e10.file_path}),p=`  ${R(r,i,a)} ${l}${u}${s}`,f=" ".repeat(t.index+5);return[`${p}  ${iT(e10,r)}`.trimEnd(),...NX(e10,r,{indent:f,lines:t.refusal})]}function iT(e10,t){
return e10.error?R(t,"red","refused"):e10.status==="collapsed"?R(t,"yellow",`repeats step ${e10.duplicate_of}`):e10.status!=="applied"?e10.status==="read"?"":R(
t,"dim",e10.status):e10.insertions+e10.deletions===0?"":pf(e10,t)}function TX({command:e10}){if(!e10||e10.recorded)return[];let t=`ran ${(e10.milliseconds/1e3).
toFixed(1)} s`;return[e10.output===void 0?t:`${t}; whole output: ${I(e10.output)}`]}function NX(e10,t,{indent:r,lines:a}){let i=[...TX(e10),...Hd(e10).map(I)];Mo(
e10.matched_by)&&i.unshift(`matched: ${nf[e10.matched_by]}`);let n=[...i.flatMap(s=>se(s,t.width-r.length)).map(s=>r+R(t,"yellow",s)),...jX(e10,t,{room:t.width-
r.length,most:a}).map(s=>r+s)];return e10.error?[...n,...MX(e10.error,t,t.width-r.length).map(s=>r+s),...ml(e10.error,t,{indent:r,most:a})]:n}var IX=10;function jX(e10,t,{
room:r,most:a}){let i=e10.files&&e10.status==="applied"?st(e10).filter(p=>CX(p,e10)):[],n=i.slice(0,Math.min(IX,a)),s=Math.max(0,...n.map(p=>fe(pf(p,{...t,colour:false})))),
o=Math.max(0,...n.map(({file_path:p})=>fe(xe(p)))),l=Math.max(1,Math.min(o,r-s-2)),c=n.map(p=>{let f=Ve(xe(p.file_path),l),d=" ".repeat(Math.max(0,l-fe(f)));return`${Dn(
t,f,{in:"files",name:p.file_path})}${d}  ${pf(p,t)}`}),u=i.length-n.length;return u===0?c:[...c,...se(`and ${Bo(u,"more file")}; --json lists all`,r)]}var CX=({
insertions:e10,deletions:t},{tool:r})=>qa(r)!=="renames"||e10+t>0;function MX(e10,t,r){let[a,i]=[R(t,"red",e10.name),bl(e10,t)];return fe(`${e10.name} ${gl(e10)}`)<=
r?[`${a} ${i}`]:[a,i]}var pf=(e10,t)=>`${R(t,"green",`+${Or(e10.insertions)}`)} ${R(t,"red",`\u2212${Or(e10.deletions)}`)}`,PX=12,RX=({verifications:e10=[]},t)=>e10.
flatMap(({name:r,ok:a,milliseconds:i,tail:n,output:s})=>{let o=a?R(t,"green","\u2713"):R(t,"red","\u2717"),l=R(t,"dim",`${(i/1e3).toFixed(1)} s`),c=`${o} ${Ue(I(
r),t.width-12)}  ${l}`;if(a)return[c];let u=Ee(zn(n)).trimEnd().split(`
`).slice(-PX).map(p=>R(t,"dim",`    ${Ue(p,t.width-4)}`));return[c,...u,...s===void 0?[]:[`    whole output: ${I(s)}`]]}),rT=10,nT=(e10,t)=>uf(e10).flatMap(({found:r})=>r).
flatMap(({mark:r,summary:a,places:i,left:n})=>{let s=i.length+n-rT;return[...se(`${r} ${I(a)}`,t.width).map(o=>R(t,LX[r],o)),...i.slice(0,rT).flatMap(o=>zX(o,t)),
...s>0?sT(`\u2026 ${s} more: see \`--html FILE\``,t):[]]}),LX={"\u2713":"green","\u2717":"red","?":"yellow"};function zX({file_path:e10,line:t,column:r,message:a,
code:i,step:n},s){let o=`${I(e10)}:${t}:${r}`,l=n===void 0?"":` (step ${n})`,c=i===void 0?"":` [${I(i)}]`,[u=""]=a.split(`
`);return sT(`${o}${l}: ${I(u)}${c}`,s)}var sT=(e10,{width:t})=>se(Ee(e10),t-4).map(r=>`    ${r}`);import{core_workspace_file_identity$a as Ab,core_workspace_file_identity$e as FX,
core_workspace_file_identity$f as Er,core_workspace_file_identity$h as Xa}from"./hook.js";var DX=(e10,t)=>{let r=t.flatMap(({path:i,before:n,after:s})=>n&&!s?i:
[]),a=new Map;for(let i of new Set([...r.flatMap(n=>sr(n).toReversed()),...r])){let n=de(k.join(e10,i));if(!n)continue;let{mode:s,uid:o,gid:l}=uT(n),c=`${s} ${o}\
 ${l}`,u=a.get(c);u?u.paths.push(i):a.set(c,{mode:s,uid:o,gid:l,paths:[i]})}return[...a.values()]},BX=(e10,t)=>{let r=new Set,a=new Set;for(let{path:i,before:n,
after:s}of t){if(n||!s)continue;let o=k.posix.dirname(i);for(;o!=="."&&!a.has(o)&&!de(k.join(e10,o));)o=k.posix.dirname(o);o==="."||a.has(o)||(a.add(o),qX(k.join(
e10,o))&&r.add(o))}return[...r]},cT=(e10,{mode:t,uid:r,gid:a})=>{let i=uT(zr(e10)),n=i.uid===r&&i.gid===a,s=n||WX(e10,{uid:r,gid:a})?t:t&-3073;(!n||i.mode!==s)&&
di(e10,s)},Nb=(e10,t=[])=>{let r=t.flatMap(({paths:a,...i})=>a.map(n=>({folder:n,attributes:i})));for(let{folder:a,attributes:i}of r.toSorted((n,s)=>n.folder<s.
folder?1:-1)){let n=k.join(e10,a);de(n)?.isDirectory()&&cT(n,i)}},UX=(e10,t)=>e10.flatMap(({paths:r,...a})=>{let i=r.filter(t);return i.length>0?[{...a,paths:i}]:
[]}),uT=({mode:e10,uid:t,gid:r})=>({mode:e10&4095,uid:t,gid:r}),qX=e10=>de(e10)?.isDirectory()===true&&Et(e10).length===0,WX=(e10,{uid:t,gid:r})=>{try{return bv(
e10,t,r),true}catch(a){if(Er(a,"EPERM","EINVAL"))return false;throw a}},hf="000000",GX="120000",HX="160000",VX="100755",Ib=(e10,t,{renames:r})=>({args:[...pT,"-\
-raw",r?"--find-renames":"--no-renames","--end-of-options",e10,t],input:"",parse:a=>fT(jb(a,0)).changes}),JX=(e10,t)=>({args:[...pT,"--raw","--numstat","--find-\
renames","--end-of-options",e10,t],input:"",parse(r){let a=jb(r,0),{changes:i,end:n}=fT(a),s=YX(a,n);return i.map((o,l)=>({...o,...s[l]??ZX}))}}),pT=["-c","diff\
.renameLimit=1000","diff-tree","-r","-z","--no-abbrev","--no-ext-diff","--no-textconv","--diff-algorithm=myers"],KX={A:"added",D:"deleted",R:"renamed"},ZX={binary:false,
insertions:0,deletions:0};function fT(e10){let t=[],r=0;for(;e10[r]?.[0]===XX;){let[a="",i="",n="",s="",o=""]=df(e10[r]).slice(1).split(" "),l=KX[o[0]??""]??"mo\
dified",[c,u]=[e10[r+1],e10[r+2]],p=l==="renamed"?{path:df(u),from:df(c)}:{path:df(c)},f=(l==="renamed"?[c,u]:[c]).every(d=>d&&QX(d));t.push({...p,status:l,oldMode:a,
newMode:i,oldBlob:n,newBlob:s,isUtf8:f}),r+=l==="renamed"?3:2}return{changes:t,end:r}}function YX(e10,t){let r=[];for(let a=t;a<e10.length;){let[i="",n="",s=""]=e10[a]?.
toString("latin1").split("	")??[];r.push({binary:i==="-",insertions:Number(i)||0,deletions:Number(n)||0}),a+=s===""?3:1}return r}var XX=58,df=e10=>e10?.toString(
"utf8")??"",QX=e10=>Buffer.from(e10.toString("utf8")).equals(e10);function jb(e10,t){let r=[],a=0;for(let i=e10.indexOf(t);i>=0;i=e10.indexOf(t,a))r.push(e10.subarray(
a,i)),a=i+1;return r}var eQ=(e10,t)=>`${e10}..${t}`,tQ=(e10,t,r=[])=>({args:["--literal-pathspecs","-c","diff.renameLimit=1000","-c","diff.suppressBlankEmpty=fa\
lse","diff-tree","-r","-p","--full-index","--find-renames","--no-ext-diff","--no-textconv","--no-color","--diff-algorithm=myers","--unified=3","--inter-hunk-con\
text=0",...r.length>0?["--text"]:[],"--end-of-options",e10,t,...r.length>0?["--",...r]:[]],input:"",parse:rQ});function rQ(e10){let t=new Map,r=[],a=jb(e10,oQ);
for(let i=0;i<a.length;){let n=a[i];if(i+=1,n[0]===iQ){let s=aQ(a,i,n);i+=s.lines.length,r.push(s)}else{let[,s]=/^index ([0-9a-f]+\.\.[0-9a-f]+)/.exec(n.toString(
"latin1",0,160))??[];if(s===void 0)continue;r=[],t.set(s,r)}}for(let[i,n]of t)n.length===0&&t.delete(i);return t}function aQ(e10,t,r){let[,a,i="1",n,s="1"]=/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.
exec(r.toString("latin1",0,120))??[],o={oldStart:Number(a),oldLines:Number(i),newStart:Number(n)},[l,c,u]=[o.oldLines,Number(s),t];for(;u<e10.length&&(l>0||c>0||
e10[u]?.[0]===oT);u+=1){let p=e10[u]?.[0];p!==oT&&(p!==nQ&&(l-=1),p!==sQ&&(c-=1))}return{...o,newLines:Number(s),lines:e10.slice(t,u)}}var[iQ,nQ,sQ,oT,oQ]=[64,43,
45,92,10],lQ=(e10,t)=>{let{change:r,replacement:a,existing:i}=t,n=r.after?hQ(k.join(e10,a.temporary),t):[];return i&&(a.backup=gQ(e10,a,i)),n},cQ=(e10,{change:t,
replacement:r},a)=>{let i=k.join(e10,t.path),n=k.dirname(i);return!a.has(n)&&!dT(n)?vQ(t.path):(a.add(n),hT(i,r)?void 0:kT(t.path))},dT=e10=>{try{return or.native(
e10)===e10}catch(t){if(Er(t,"ENOENT"))return dT(k.dirname(e10));throw t}},hT=(e10,{how:t,identity:r})=>Ab(e10)===r||t==="create"&&hi(e10),mT=(e10,t)=>{let r=k.join(
e10,t.path);t.how==="remove"?ss(r):uQ(r,k.join(e10,t.temporary))},uQ=(e10,t)=>{try{Qe(t,e10)}catch(r){if(bT(r,e10))fQ(e10,Mb(t));else if(Er(r,"ENOENT"))je(k.dirname(
e10),{recursive:true});else throw r;Qe(t,e10)}},Cb=(e10,t)=>{let r=k.join(e10,t.path);t.how!=="create"?pQ(k.join(e10,t.backup),r):(de(r)?.isDirectory()||Pb(r),gT(
e10,t))},pQ=(e10,t)=>{try{Qe(e10,t)}catch(r){if(bT(r,t))mi(t);else if(Er(r,"ENOENT"))je(k.dirname(t),{recursive:true});else throw r;Qe(e10,t)}},gT=(e10,t)=>{let r=Mb(
k.join(e10,t.temporary)),a=k.join(e10,t.path);de(r)&&!de(a)&&Qe(r,a)},bT=(e10,t)=>Er(e10,"EISDIR","EEXIST","ENOTEMPTY","EPERM")&&de(t)?.isDirectory()===true,fQ=(e10,t)=>{
if(Qe(e10,t),hi(t))return;Qe(t,e10);let r=`ENOTEMPTY: the folder holds files, rename '${e10}'`;throw Object.assign(new Error(r),{code:"ENOTEMPTY",syscall:"renam\
e"})},Mb=e10=>`${e10}-folder`,dQ=(e10,t)=>{t.how!=="create"?Pb(k.join(e10,t.backup)):yT(e10,t)},_T=(e10,t)=>{let{temporary:r,backup:a}=t;for(let i of new Set([r,
mf(r),a]))Pb(k.join(e10,i));yT(e10,t)},yT=(e10,t)=>{let r=Mb(k.join(e10,t.temporary));de(r)&&mi(r)},Pb=e10=>{try{ss(e10)}catch(t){if(!Er(t,"ENOENT","ENOTDIR"))throw t}},
wT=e10=>xS(e10),hQ=(e10,{change:t,existing:r})=>{let a=ns(e10,"wx",t.mode);try{if(_Q(a,t.after??Buffer.alloc(0)),!r)return t.restores&&cT(e10,{...mQ(a),...t.restores.
owner,mode:t.mode}),[];let i=r.links>1?[yQ(t.path)]:[];return vT(a,{...r,mode:t.mode})?i:[...i,wQ(t.path)]}finally{is(a)}},vT=(e10,{uid:t,gid:r,mode:a})=>{let i=lh(
e10);if(i.uid===t&&i.gid===r)return(i.mode&4095)!==a&&oh(e10,a),true;let n=lT(e10,{uid:t,gid:r}),s=n||i.gid===r||lT(e10,{uid:i.uid,gid:r});return oh(e10,n?a:s?a&
511:a&455|a&a<<3&56),n},mQ=e10=>{let{uid:t,gid:r}=lh(e10);return{uid:t,gid:r}},lT=(e10,{uid:t,gid:r})=>{try{return _v(e10,t,r),true}catch(a){if(Er(a,"EPERM","EI\
NVAL","ENOTSUP","ENOSYS"))return false;throw a}},gQ=(e10,{path:t,backup:r,temporary:a},i)=>{let n=k.join(e10,t),s=mf(a);for(let o of[r,s])try{return wv(n,k.join(
e10,o)),o}catch(l){if(!Er(l,"EXDEV","EPERM","EMLINK","ENOTSUP","EOPNOTSUPP","ENOSYS"))throw l}return bQ(n,k.join(e10,s),i),s},bQ=(e10,t,r)=>{Ul(e10,t,sh.COPYFILE_EXCL|
sh.COPYFILE_FICLONE),di(t,r.mode|384);let a=ns(t,"r+");try{vT(a,r),yv(a)}finally{is(a)}},$T=(e10,t,r)=>k.posix.join(e10,`.editplan-${t}-${r}`),mf=e10=>`${e10}-b\
efore`,_Q=(e10,t)=>{for(let r=0;r<t.length;)r+=vv(e10,t,r,t.length-r,r)},yQ=e10=>`${e10}: replaced under this name only. Its other hard links keep the old conte\
nt.`,wQ=e10=>`${e10}: now belongs to the user of this process, who is not permitted to give files to the former owner or group.`,vQ=e10=>({name:"PATH_OUTSIDE_RE\
PO",message:`A folder of ${JSON.stringify(e10)} was replaced by a symbolic link during the run. Restore the folder and apply again.`}),kT=e10=>({name:"FILE_MODI\
FIED",message:`${JSON.stringify(e10)} was changed by another program during the run. Check the change and apply again.`}),Rb=(e10,{phase:t,files:r})=>t==="ready"&&
r.every(a=>!OT(e10,a)||ET(e10,a,a.temporary)),Lb=(e10,t)=>{let{root:r}=t,a=xT(e10,t,n=>!OT(r,n)||OQ(r,n));if(a.failures.length>0)return a;let i=ST(e10,a,t);for(let{
how:n,path:s}of e10.files)n==="remove"&&Xa(JSON.stringify(s),i,()=>Wl(r,s,e10.emptyFolders));return Xa("the folders",i,()=>Nb(r,e10.attributes)),{...a,failures:i}},
zb=(e10,t)=>{let{root:r}=t,a=e10.phase==="preparing"?[]:e10.files.toReversed(),i=xT({...e10,files:a},t,s=>EQ(r,s));if(i.failures.length>0)return i;let n=ST(e10,
i,t);for(let s of e10.folders.toReversed())Xa(JSON.stringify(s),n,()=>Gl(k.join(r,s)));return Xa("the folders",n,()=>Nb(r,e10.attributesBefore)),{...i,failures:n}},
$Q=(e10,t,r)=>{let a=t.every(n=>!xn(e10,n)),i=[];for(let[n,s]of t.entries())for(let o of[".",...sr(s)]){let l=$T(o,r,n),c={...kQ,path:s,temporary:l,backup:mf(l)};
Xa(l,i,()=>{a&&de(k.join(e10,c.backup))&&Cb(e10,c),_T(e10,c)})}},kQ={how:"rename",identity:null,size:0,crc32:0},xT=({id:e10,files:t},{root:r,originals:a},i)=>{let n=[],
s=o=>{let l=a&&k.join(a,e10,o.path);return l!==void 0&&de(l)?{path:o.path,original:l}:i(o)||n.length>0?void 0:xQ(r,o,l)};return{kept:t.flatMap(o=>Xa(JSON.stringify(
o.path),n,()=>s(o))??[]),failures:n}},xQ=(e10,t,r)=>{let a=k.join(e10,t.backup);return!de(a)||IT(e10,t)?{path:t.path}:r===void 0?{path:t.path,original:a}:(je(k.
dirname(r),{recursive:true,mode:448}),SQ(a,r),{path:t.path,original:r})},SQ=(e10,t)=>{try{Qe(e10,t)}catch(r){if(!Er(r,"EXDEV"))throw r;Ul(e10,t),ss(e10)}},ST=({
files:e10},{kept:t},{root:r})=>{let a=[],i=new Set(t.flatMap(({original:n})=>n??[]));for(let n of e10)i.has(k.join(r,n.backup))||Xa(JSON.stringify(n.temporary),
a,()=>_T(r,n));return a},OQ=(e10,t)=>{let r=TT(e10,t)&&!NT(e10,t);return r&&mT(e10,t),r},EQ=(e10,t)=>{if(t.how==="create")return AQ(e10,t);if(!(t.how==="remove"||
!xn(e10,t.temporary))||TT(e10,t)||!xn(e10,t.backup))return true;let r=AT(e10,t)&&!NT(e10,t);return r&&Cb(e10,t),r},AQ=(e10,t)=>{if(xn(e10,t.temporary)||!xn(e10,
t.path))return gT(e10,t),true;let r=AT(e10,t);return r&&Cb(e10,t),r},OT=(e10,t)=>xn(e10,t.how==="remove"?t.path:t.temporary),xn=(e10,t)=>de(k.join(e10,t))?.isDirectory()===
false,ET=(e10,t,r)=>{if(t.how==="remove")return true;let a=Tb(e10,r);return a!==void 0&&a.length===t.size&&wT(a)===t.crc32},AT=(e10,t)=>t.how==="remove"?hi(k.join(
e10,t.path)):ET(e10,t,t.path),TT=(e10,t)=>{if(hT(k.join(e10,t.path),t))return true;let r=Tb(e10,t.path),a=Tb(e10,t.backup);return r!==void 0&&a!==void 0&&!IT(e10,
t)&&r.equals(a)},NT=(e10,{path:t})=>{let r=k.posix.dirname(t);for(;r!=="."&&!de(k.join(e10,r));)r=k.posix.dirname(r);return r!=="."&&!de(k.join(e10,r))?.isDirectory()},
IT=(e10,t)=>Ab(k.join(e10,t.path))===Ab(k.join(e10,t.backup)),Tb=(e10,t)=>{let r=k.join(e10,t);return de(r)?.isFile()?FX(r):void 0};import{core_workspace_file_identity$e as jT,
core_workspace_file_identity$f as PT}from"./hook.js";import{errors$b as RT}from"./hook.js";var Ar=(e10,{steady:t=false}={})=>{let r=or.native(e10),a=[...new Set(
[r,k.resolve(e10)])],i=o=>k.join(r,o),n=t?CT(r):void 0,s={root:r,locate:o=>{let l=lr(LT(o,a),a);if(!l.ok)return l;let c=NQ(n??CT(r),l.path),u=c.ok?ba(c.path,s):
void 0;return u?Uo(u):cs(o,c,s.stat)},stat:o=>FQ(i(o),n?.entry??Qt),read:o=>DQ(r,o),linkTarget:o=>{if(!(n?.entry??Qt)(i(o))?.isSymbolicLink())return;let l=qo(i(
o));return l===void 0?void 0:At(l,[r])},list:o=>UQ(i(o)),similar:o=>Ri(o,s)};return s},LT=(e10,t)=>{if(!k.isAbsolute(e10)||e10.startsWith("//")||e10.length>TQ||
At(e10,t)!==void 0)return e10;let{real:r,missing:a}=FT(k.resolve(e10));return At(r,t)===void 0?e10:k.join(r,...a)},TQ=4096,NQ=(e10,t)=>{let{root:r}=e10,{real:a,
missing:i,broken:n,isFolder:s}=e10.at(k.join(r,k.dirname(t))),o=k.join(a,...i,k.posix.basename(t)),l=n||Sn(r,o)!==t||e10.entry(o)?.isSymbolicLink()?zT(r,t):void 0;
if(l)return Uo(l);if(n)return Uo(gi(t));if(!s){let p={path:Sn(r,o),file:Sn(r,a)};return{...Uo(gi(t)),...!Db(e10,t,o)&&{below:p}}}let c=e10.entry(o),u=Db(e10,t,o)??
zQ(e10,t,{resolved:o,stats:c});return u?Uo(u):{ok:true,path:Sn(r,PQ(o,c))}},zT=(e10,t,r=t,a=0)=>{let i=t.split("/");for(let[n,s]=[e10,0];s<i.length;s++){let o=i[s]??
"";if(o===".."&&n===e10)return Dr(r);n=k.join(n,o);let[l,c,u]=[Sn(e10,n),Qt(n),i.slice(s+1)];if(IQ(c,{hops:a,rest:u})||n!==e10&&!Fr(l).ok){let d=Fr(k.posix.join(
l,`/${u.join("/")}`.split(MQ)[0]??""));return d.ok?void 0:d.problem}if(!c?.isSymbolicLink())continue;let p=Bl(n),f=jQ(e10,k.dirname(n),p);return f===void 0?Dr(r):
zT(e10,[f,...u].join("/"),r,a+1)}},IQ=(e10,{hops:t,rest:r})=>e10?.isSymbolicLink()?t===CQ:!e10||r.length>0&&!e10.isDirectory(),jQ=(e10,t,r)=>k.isAbsolute(r)?At(
LT(r,[e10]),[e10]):`${Sn(e10,t)}/${r}`,CQ=40,MQ=/\/\.\.(?:\/|$)/,PQ=(e10,t)=>(QO==="linux"||t?.isSymbolicLink()?void 0:qo(e10))??e10,CT=e10=>{let t=new Map,r=new Map(
[[".",void 0]]),a=new Map,i={root:e10,entry:n=>(a.has(n)||a.set(n,Qt(n)),a.get(n)),at:n=>{let s=t.get(n)??LQ(FT(n));return t.set(n,s),s},belongsTo:n=>(r.has(n)||
r.set(n,RQ(k.join(e10,n))??i.belongsTo(k.posix.dirname(n))),r.get(n))};return i},RQ=e10=>Qt(k.join(e10,".git"))?"checkout":_i(t=>{let r=Qt(k.join(e10,t));return r&&
(r.isDirectory()?"folder":"other")})?"git directory":void 0,LQ=e10=>({...e10,isFolder:Bt(e10.real).isDirectory()}),FT=e10=>{let t=[];for(let r=e10;;r=k.dirname(
r)){let a=qo(r);if(a!==void 0){let i=t[0];return{real:a,missing:t,broken:i!==void 0&&Qt(k.join(a,i))?.isSymbolicLink()===true}}t.unshift(k.basename(r))}},Db=(e10,t,r)=>{
let a=At(r,[e10.root]);if(a===void 0||a===".")return Dr(t);if(a!==t){let n=Fr(a);if(!n.ok)return n.problem}let i=e10.belongsTo(k.posix.dirname(a));return i==="g\
it directory"?us(t):i&&qQ(t)},zQ=(e10,t,{resolved:r,stats:a})=>{if(!a?.isSymbolicLink())return MT(a)?bi(t):void 0;let i=qo(r);if(i!==void 0)return MT(Qt(i))?bi(
t):Db(e10,t,i)},FQ=(e10,t)=>{let r=t(e10);if(!r)return;if(!r.isSymbolicLink())return Fb(r,false);let a=qo(e10),i=a===void 0?void 0:Qt(a);return i?Fb(i,true):{...Fb(
r,true),kind:"file",size:0,broken:true}},Fb=(e10,t)=>({kind:e10.isFile()?"file":e10.isDirectory()?"directory":"device",link:t,size:e10.size,mode:e10.mode&4095,modified:e10.
mtimeMs,touched:e10.ctimeMs,links:e10.nlink}),DQ=(e10,t)=>{let r=BQ(e10,t);if(r)return r;throw new RT(bi(t))},BQ=(e10,t)=>{let r=k.join(e10,t);try{return jT(r)}catch(i){
if(!PT(i,"ELOOP"))throw i}let a=or.native(r);if(At(a,[e10])===void 0)throw new RT(Dr(t));return jT(a)},UQ=e10=>Qt(e10)?.isDirectory()?Et(e10):[],MT=e10=>e10!==void 0&&
!e10.isFile()&&!e10.isDirectory()&&!e10.isSymbolicLink(),Qt=e10=>{try{return zr(e10,{throwIfNoEntry:false})}catch(t){if(DT(t))return;throw t}},qo=e10=>{try{return or.
native(e10)}catch(t){if(DT(t))return;throw t}},DT=e10=>PT(e10,"ENOENT","ENOTDIR","ELOOP","ENAMETOOLONG"),Sn=(e10,t)=>At(t,[e10])??"",Uo=e10=>({ok:false,problem:e10}),
qQ=e10=>({name:"PATH_PROTECTED",message:`${JSON.stringify(e10)} is in a submodule or another checkout. Apply a separate plan there.`});import{core_git_git$E as WQ}from"./hook.js";
import{core_git_scratch_folder$a as GQ,core_git_scratch_folder$b as HQ}from"./hook.js";import{errors$d as VQ}from"./hook.js";import{empty$g as Bb,empty$h as qT}from"./hook.js";
var JQ=e10=>({git:e10,through:t=>t,env:{},aside:()=>WT(e10,GQ(e10)),[Symbol.dispose]:()=>{}}),Wo=e10=>WT(e10,HQ("objects"));function WT(e10,t){let r=_e(e10.commonDir,
"objects"),a={GIT_OBJECT_DIRECTORY:t.path,GIT_ALTERNATE_OBJECT_DIRECTORIES:BT(r)},i=n=>({...n,run:s=>n.run({...s,env:{...a,...s.env}}),runNow:s=>n.runNow({...s,
env:{...a,...s.env}}),start:(s,o)=>n.start([...KQ,...s],{...a,...o})});return{git:i(e10),through:i,env:{GIT_ALTERNATE_OBJECT_DIRECTORIES:BT(t.path)},aside:()=>Wo(
e10),[Symbol.dispose]:()=>t[Symbol.dispose]()}}var KQ=["-c","fastimport.unpackLimit=1"],BT=e10=>e10.includes(rw)||e10.startsWith('"')?`"${e10.replaceAll(/["\\]/g,
"\\$&")}"`:e10,gf=(e10,t)=>{let r,a=()=>r?.conversions[Symbol.dispose](),i=n=>n.size===0?t:(r?.files!==n&&(a(),r={files:n,conversions:t.with(n)}),r.conversions);
return{newFile:(n,{path:s,attributes:o})=>{let l=i(o),{encoding:c,ident:u,eol:p,lineEnds:f,driver:d}=l.of(s),b=f==="text"||f==="auto"&&y0(n);return c===void 0&&
!u?{ok:true,bytes:p&&b?w0(n,p):n}:c!==void 0&&d?{ok:false,problem:Ub(s,YQ)}:XQ(n,{git:e10,conversions:l,path:s,keeps:c===void 0})},[Symbol.dispose]:a}};async function ZQ(e10){
let{root:t}=Ar(e10),r=GT(t)?await WQ(t).catch(VQ("NOT_A_REPOSITORY")):void 0;if(!r||r.bare)return;let a=Ar(r.root),i=await fn(r,{read:o=>{let l=a.stat(o);return l?.
kind==="file"&&!l.link?a.read(o):void 0}}),n=pi(k.relative(a.root,t)),s=o=>k.posix.join(n,o);return(o,{path:l,attributes:c})=>{var u=[];try{let d=Bb(u,i.with(new Map)),
b=Bb(u,gf(r,d)),m=[...c].map(([w,x])=>[s(w),x]);return b.newFile(o,{path:s(l),attributes:new Map(m)})}catch(d){var p=d,f=true}finally{qT(u,p,f)}}}var GT=e10=>de(
k.join(e10,".git"))!==void 0||e10!==k.dirname(e10)&&GT(k.dirname(e10)),YQ="has an encoding of the work tree and a filter too. Write it with content_base64, as t\
he bytes of the work tree";function XQ(e10,{git:t,conversions:r,path:a,keeps:i}){var n=[];try{let l=Bb(n,Wo(t)),c=u=>l.git.runNow(r.within(u));try{let u=l.git.runNow(
jp(e10)),p=i?e10:c(zp({path:a,oid:u},void 0)),f=c(Np(a,p)),d=Buffer.from(e10.toString("latin1").replaceAll(`\r
`,`
`),"latin1");return f===u||f===Sr(t.objectFormat,{type:"blob",content:d})?{ok:true,bytes:p}:{ok:false,problem:Ub(a,i?QQ:UT)}}catch{return{ok:false,problem:Ub(a,
UT)}}}catch(l){var s=l,o=true}finally{qT(n,s,o)}}var QQ="has `ident`, and git would store another text of it. Write `$Id$` without what follows it",UT="has an e\
ncoding of the work tree in .gitattributes, and git would store another text of it. Write only what that encoding has, or change `working-tree-encoding`",Ub=(e10,t)=>({
name:"UNENCODABLE",message:`${H(e10)} ${t}.`});import{core_git_whole_file$a as eee}from"./hook.js";import{core_git_git$E as HT,core_git_git$r as tee,core_git_git$v as ree,
core_git_git$z as aee}from"./hook.js";import{core_text_digest$a as iee}from"./hook.js";import{core_workspace_file_identity$f as nee,core_workspace_file_identity$i as see}from"./hook.js";
import{errors$b as Qa}from"./hook.js";import{empty$g as On,empty$h as Zb}from"./hook.js";var oee=(e10,t)=>{let{file:r,reverting:a,folder:i,originals:n}=En(e10);
je(i,{recursive:true});let s=r;return{folder:i,originals:n,record:o=>eee(r,cee({run:t,checkout:o}),{durable:true}),revert:()=>{tN(e10),s=a},clear:()=>Gb(e10,s)}},
lee=(e10,t)=>{let r=nN(e10);if(!r){Gb(e10,En(e10).file);return}let{checkout:a,run:i}=r,n=Rb(t,a),s=!n&&a.phase==="ready"?tN(e10):r.file,o=n?Lb:zb,{kept:l,failures:c}=o(
a,{root:t,originals:En(e10).originals});if(c.length>0){let u=`The interrupted run could not be ${n?"finished":"rolled back"}: ${see(c)}. Remove the cause, then \
run \`editplan resume\` again.`;throw new Qa({name:"INTERRUPTED",message:u})}return{outcome:n?"finished":"rolled-back",kept:l,run:i,clear:()=>Gb(e10,s)}},eN=e10=>nN(
e10)!==void 0,En=e10=>({file:k.join(e10,"editplan","journal"),reverting:k.join(e10,"editplan","journal.reverting"),folder:k.join(e10,"editplan","before"),originals:k.
join(e10,"editplan","originals")}),Gb=(e10,t)=>{let{file:r,folder:a}=En(e10);qt(a,{force:true,recursive:true});for(let i of[`${r}.new`,t])qt(i,{force:true})},tN=e10=>{
let{file:t,reverting:r}=En(e10);return Qe(t,r),r},rN=3,aN=2,cee=e10=>JSON.stringify({version:rN,checksum:iN(e10),...e10}),iN=({run:e10,checkout:t})=>iee(JSON.stringify(
[e10,t])),VT=()=>N({mode:$e(),uid:$e(),gid:$e(),paths:P($())}),uee=()=>N({version:ue([aN,rN]),checksum:$().optional(),run:Ne($(),$()),checkout:N({id:$(),phase:U(
["preparing","ready"]),files:P(N({path:$(),how:U(["create","rename","remove"]),temporary:$(),backup:$(),identity:$().nullable(),size:$e(),crc32:$e()})),folders:P(
$()),attributes:P(VT()).default([]),attributesBefore:P(VT()).default([]),emptyFolders:P($()).default([])})}),nN=e10=>{let{file:t,reverting:r}=En(e10),a=JT(r),i=a??
JT(t);if(i===void 0)return;let{run:n,checkout:s}=pee(i,t);return a===void 0?{file:t,run:n,checkout:s}:{file:r,run:n,checkout:{...s,phase:"reverting"}}},pee=(e10,t)=>{
try{let r=JSON.parse(e10),{version:a,checksum:i,run:n,checkout:s}=uee().parse(r);if(i===void 0?a===aN:i===iN(Object(r)))return{run:n,checkout:s};throw new TypeError(
`The checksum of the run ${n.run??""} is wrong.`)}catch(r){let a=r instanceof TypeError?r.message:"It is damaged, or of another version.",i=`${t} cannot be trus\
ted. ${a} Run \`editplan resume\` with the version that wrote it; or look at the files, whose old contents are in the folder "before" next to it, and move the jou\
rnal away.`;throw new Qa({name:"INTERRUPTED",message:i},{cause:r})}},JT=e10=>{try{return fi(e10,"utf8")}catch(t){if(nee(t,"ENOENT"))return;throw t}},fee=async(e10,t,{
commit:r,paths:a})=>{let i=new Set(a.flatMap(p=>KT(e10,e10.locate(p))));if(i.size===0)return e10;let n=Vl(e10),s=[...i].flatMap(p=>n(p).map(([,f])=>f)),{entries:o,
blocked:l}=await Pt(t,r,{paths:new Set([...i,...s])}),c=[...o].filter(([,{mode:p}])=>p===Hb),u=new Map([...c,...[...l].filter(([,{mode:p}])=>p===Hb||p===hee)]);
return u.size===0?e10:{...e10,locate:p=>{let f=e10.locate(p),d=KT(e10,f).flatMap(b=>bf(b).filter(m=>u.has(m)))[0];return d===void 0?f:{ok:false,problem:dee(p,d,
u.get(d))}}}},KT=(e10,t)=>t.ok&&!e10.stat(t.path)?[t.path]:[],bf=e10=>[...sr(e10),e10],dee=(e10,t,r)=>{let[a,i]=[JSON.stringify(e10),JSON.stringify(t)];return r?.
mode===Hb?{name:"PATH_PROTECTED",message:`${a} is in the submodule ${i}. Apply a separate plan there.`}:{name:"PATH_OUTSIDE_REPO",message:`${a} is below ${i}, w\
hich is a symbolic link in git. Use the path of the folder that the link points to.`}},hee="120000",Hb="160000",mee=async(e10,{git:t,reader:r,conversions:a,commit:i})=>{
let n=await pn(t,a),s=new Set,o=l=>{if(!s.has(l)){if(a.of(l).driver?.smudges){let c=r.readNow(`${i}:${l}`);c?.type==="blob"&&n.now({path:l,oid:c.oid,content:c.content})}
s.add(l)}};return{...e10,read:l=>(o(l),e10.read(l))}},gee=e10=>{let t=new Map,r={locate:qb(a=>e10.locate(a)),stat:qb(a=>e10.stat(a)),read:a=>t.get(a)??e10.read(
a),linkTarget:qb(a=>e10.linkTarget(a)),list:a=>e10.list(a),similar:a=>Ri(a,r),hold:a=>{let i=r.read(a);return t.set(a,i),i}};return r},qb=e10=>{let t=new Map;return r=>{
let a=t.get(r)??{answer:e10(r)};return t.set(r,a),a.answer}},sN=class extends Error{object;constructor(e10){super(`${e10} is not loaded`),this.object=e10}},bee=(e10,t)=>{
let r=new Map,a=new Map,i=new Map,n=(l,c)=>{let{type:u,content:p,oid:f}=ZT(l,c);u==="tree"?r.set(l,Bp(p,f.length/2)):a.set(l,p)},s=(l,c)=>{let u=l.get(c);if(u===
void 0)throw new sN(c);return u},o=(l,c)=>(l.has(c)||n(c,e10.readNow(c)),s(l,c));return{root:t,tree:l=>o(r,l),blob:l=>o(a,l),load:async l=>{let c=[...new Set(l)].
filter(p=>!r.has(p)&&!a.has(p)),u=await Promise.all(c.map(p=>e10.read(p)));for(let[p,f]of c.entries())n(f,u[p])},peek:async l=>a.get(l)??ZT(l,await e10.read(l)).
content,folders:i,loaded:{root:t,tree:l=>s(r,l),blob:l=>s(a,l),folders:i}}},ZT=(e10,t)=>{if(t?.type==="tree"||t?.type==="blob")return t;let r=`The repository do\
es not have the object ${e10}. Fetch it.`;throw new Qa({name:"UNKNOWN_REVISION",message:r})},Go=(e10,t)=>oN(e10,t)??cN(e10,t),oN=(e10,t)=>{let r=lN(t),a=t.slice(
r.length),i=a==="."||a===".."?void 0:_ee(e10,r),n=i?.get(a);return i&&{path:t,...n&&{entry:n}}},_ee=(e10,t)=>{let r=e10.folders.get(t);if(r)return r;let a=t===""?
void 0:oN(e10,t.slice(0,-1))?.entry;if(t!==""&&a?.mode!==ei)return;let i=e10.tree(a?.oid??e10.root);return e10.folders.set(t,i),i},lN=e10=>e10.slice(0,e10.lastIndexOf(
"/")+1),cN=(e10,t,{hops:r=0,linked:a=0}={})=>{let i=t.split("/"),n=[];for(let[o,l]of i.entries()){if(l===".")continue;if(l===".."){if(!n.pop())return{path:t,obstacle:"\
outside"};continue}let c=e10.tree(n.at(-1)?.entry.oid??e10.root).get(l);if(c&&(c.mode===ei||o===i.length-1)){n.push({part:l,entry:c});continue}let[u,p]=[n.map(d=>d.
part),i.slice(o)];if(!c)return{path:Vb(u,p),...o<a&&{obstacle:"file"}};let f=o<a?i.length-a:p.length-1;return yee(e10,u,{parts:[...u,...p],depth:u.length,entry:c,
hops:r,rest:f})}let s=n.at(-1)?.entry;return s?{path:n.map(({part:o})=>o).join("/"),entry:s}:{path:t,obstacle:"outside"}},yee=(e10,t,r)=>{let a=r.parts.slice(r.
depth),i=Vb(t,a);if(r.entry.mode===Yb)return{path:i,obstacle:"submodule"};if(r.entry.mode===_f)return pN(e10,r);let n=a.length-1===r.rest&&!a.includes("..");return{
path:i,obstacle:"file",...n&&{file:Vb(t,a.slice(0,1))}}},Vb=(e10,t)=>[...e10,...uN(t)].join("/"),uN=e10=>e10.slice(0,e10.includes("..")?e10.indexOf(".."):void 0).
filter(t=>t!=="."),pN=(e10,{parts:t,depth:r,entry:a,hops:i,rest:n})=>{let s=uN(t).join("/"),o=e10.blob(a.oid).toString("utf8");if(i===dN)return{path:s,obstacle:"\
loop"};if(o.startsWith("/"))return{path:s,obstacle:"outside"};let l=o.split("/").map(p=>p||"."),c=[...t.slice(0,r),...l,...t.slice(r+1)],u=cN(e10,c.join("/"),{hops:i+
1,linked:n>0?c.length-n:0});return u.obstacle==="outside"?{path:s,obstacle:"outside"}:u},na=(e10,t,r=0)=>{if(t.entry?.mode!==_f)return t;let a=t.path.split("/"),
i=pN(e10,{parts:a,depth:a.length-1,entry:t.entry,hops:r,rest:0});return r===dN?{path:t.path}:na(e10,i,r+1)},fN=(e10,t)=>{if(t==="")return e10.tree(e10.root);let{
entry:r}=na(e10,Go(e10,t));return r?.mode===ei?e10.tree(r.oid):void 0},ei="40000",_f="120000",Yb="160000",dN=40,yf=async(e10,t,{treeish:r,roots:a=[],stored:i=false})=>{
let n=bee(t,`${r}^{tree}`),s=await fn(e10,{read:p=>i?void 0:Jb(n,p)?.content}),o=i?void 0:await dn(s,()=>pn(e10,s)),l=wee(n,o),c=p=>Go(n,p),u={conversions:s,load:async p=>{
let f=[...p].map(d=>lr(d,a)).filter(d=>d.ok);await l.load([...new Set(f.map(({path:d})=>d))])},contents:p=>l.contents(p),blobOf:p=>Jb(n,p)?.oid,locate:p=>{let f=lr(
p,a);if(!f.ok)return f;let d=xee(n,f.path),b=d.ok?ba(d.path,u):void 0;return b?{ok:false,problem:b}:cs(p,d,u.stat)},stat:p=>Eee(n,c(p),l.read),read:p=>{let f=na(
n,c(p));if(f.entry?.mode===Yb)return Ps(f.entry.oid);if(!f.entry||f.entry.mode===ei)throw new TypeError(`${p} is not a file of the tree`);return l.read(f.path,f.
entry)},linkTarget:p=>{let f=c(p),d=na(n,f);return f.entry?.mode===_f&&d.entry?d.path:void 0},list:p=>[...fN(n,p)?.keys()??[]],similar:p=>Ri(p,u),[Symbol.dispose]:()=>s[Symbol.
dispose]()};return u},Jb=(e10,t)=>{let r=e10.tree(e10.root),a=t.split("/");for(let[i,n]of a.entries()){let s=r.get(n);if(!s||i<a.length-1&&s.mode!==ei)return;if(i<
a.length-1)r=e10.tree(s.oid);else if(s.mode.startsWith("100")){let{oid:o}=s;return{path:t,oid:o,get content(){return e10.blob(o)}}}}},wee=(e10,t)=>{let r=new Map,
a=async i=>{let n=(await vee(e10,i)).flatMap(({path:l,entry:c})=>c?.mode.startsWith("100")?[{path:l,oid:c.oid}]:[]),s=new Set(t?n.flatMap(({path:l})=>kee(l)):[]);
await e10.load([...s].flatMap(l=>Jb(e10,l)?.oid??[]));let o=await Promise.all(n.map(async l=>({...l,content:await e10.peek(l.oid)})));return t?t.many(o):new Map(
o.map(({path:l,content:c})=>[l,c]))};return{contents:a,async load(i){let n=[...i].filter(s=>!r.has(s));for(let[s,o]of await a(n))r.set(s,o)},read(i,{oid:n}){let s=r.
get(i);if(s)return s;let o=e10.blob(n),l=t?t.now({path:i,oid:n,content:o}):o;return r.set(i,l),l}}},vee=async(e10,t)=>(await YT(e10,[...new Set(t.map(lN))]),await YT(
e10,t),t.map(r=>na(e10,Go(e10,r)))),YT=async(e10,t)=>{for(;;){let r=t.flatMap(a=>$ee(e10,a)??[]);if(r.length===0)return;await e10.load(r)}},$ee=({loaded:e10},t)=>{
try{na(e10,Go(e10,t));return}catch(r){if(r instanceof sN)return r.object;throw r}},kee=e10=>e10.split("/").map((t,r,a)=>[...a.slice(0,r),".gitattributes"].join(
"/")),xee=(e10,t)=>{let r=Go(e10,t),a=na(e10,r);for(let s of new Set([r,a])){let o=Fr(s.path);if(!o.ok)return o;if(See(e10,s.path))return{ok:false,problem:us(t)}}
let i=r.obstacle??(a.obstacle==="outside"||a.obstacle==="submodule"?a.obstacle:void 0);if(!i)return{ok:true,path:r.path};let n=r.file!==void 0&&{below:{path:r.path,
file:r.file}};return{ok:false,problem:Oee(t,i),...n}},See=(e10,t)=>{for(let r=t.indexOf("/");r>=0;r=t.indexOf("/",r+1)){let a=fN(e10,t.slice(0,r));if(!a)return false;
if(_i(i=>{let n=a.get(i)?.mode;return n===void 0?void 0:n===ei?"folder":"other"}))return true}return false},Oee=(e10,t)=>t==="submodule"?{name:"PATH_PROTECTED",
message:`${JSON.stringify(e10)} is in a submodule. Apply a separate plan there.`}:t==="outside"?Dr(e10):gi(e10),Eee=(e10,t,r)=>{if(!t.entry)return;let a=t.entry.
mode===_f,{path:i,entry:n}=na(e10,t);return n?n.mode===ei?{...Wb,link:a,kind:"directory",mode:493}:n.mode===Yb?{...Wb,link:a,kind:"directory",mode:57344}:{kind:"\
file",link:a,mode:n.mode==="100755"?493:420,modified:0,links:1,get size(){return Aee(i,n,{objects:e10,read:r})}}:{...Wb,link:a,broken:true}},Wb={kind:"file",size:0,
mode:511,modified:0,links:1},Aee=(e10,t,{objects:r,read:a})=>(Ka(()=>a(e10,t))??r.blob(t.oid)).length;async function Xb(e10,t,{commit:r,paths:a}){let i=Ar(e10.root),
n=a.flatMap(c=>{let u=lr(c,[e10.root]);return u.ok?[u.path]:[]}),s=new Map,o=new Set,l=await fn(e10,{read(c){let u=i.stat(c);if(u?.kind==="file"&&!u.link)return i.
read(c);if(u)return;let p=o.has(c.slice(0,-XT.length))?s.get(c):`${r}:${c}`,f=p===void 0?void 0:t.readNow(p);return f?.type==="blob"?f.content:void 0},async foresee(c){
let u=c.filter(f=>QT(f).some(d=>!o.has(d)));if(u.length===0)return;let{named:p}=await Pt(t,r,{paths:u,names:[XT]});for(let[f,{oid:d}]of p)s.set(f,d);for(let f of u.
flatMap(QT))o.add(f)}});return await dn(l,()=>l.look(n)),l}var XT=".gitattributes",QT=e10=>["",...sr(e10).map(t=>`${t}/`)],Tee=50;async function Nee(e10,t,r){var a=[];
try{let o=(await e10.run(Ib(t,r,{renames:false}))).filter(({oldMode:m,newMode:w})=>m!==hf&&w!==hf).slice(0,Tee);if(o.length===0)return[];let l=await e10.config(),
c=o.map(({path:m})=>m),u=On(a,Le(e10),true),p=On(a,await yf(e10,u,{treeish:t})),f=await e10.run(p.conversions.within(ko(c),c)),d=async m=>(await u.read(m))?.content.
toString("latin1")??"",b=new Set;for(let m of o){let w=await Iee(m,d);for(let x of jee(f.get(m.path)??{},{config:l,isLineEnds:w}))b.add(x)}return ht(_e(e10.commonDir,
"info","attributes"))&&b.add("info/attributes"),[...b]}catch(o){var i=o,n=true}finally{var s=Zb(a,i,n);s&&await s}}async function Iee({oldBlob:e10,newBlob:t},r){
let[a,i]=[await r(e10),await r(t)];return a.replaceAll(`\r
`,`
`)===i.replaceAll(`\r
`,`
`)}function jee({filter:e10=""},{config:t,isLineEnds:r}){let a=l=>`${l}=${t.get(l)??"(not set)"}`,i=r?["core.autocrlf","core.eol"].map(a):[],n=e10!==""&&!["set",
"unset","unspecified"].includes(e10),s=["clean","smudge","process"].map(l=>`filter.${e10}.${l}`),o=n?s.filter(l=>t.has(l)):[];return[...i,...n&&o.length===0?[a(
`filter.${e10}.clean`)]:o.map(a)]}async function Qb({root:e10,bare:t=false,environment:r,opened:a}){let i=await(r?HT(e10,{env:r}):a??HT(e10));if(t)return i.bare?
i:{...i,bare:t};if(!i.bare)return i;let n=`${JSON.stringify(e10)} is a bare repository. Pass --bare with --base and --branch, or run in a checkout.`;throw new Qa(
{name:"BARE_REPOSITORY",message:n})}var Cee=({root:e10})=>new Qa({name:"NO_COMMIT",message:`${JSON.stringify(e10)} has no commit yet. Make a first one, such as \
with \`git commit --allow-empty --message Start\`.`});async function Mee(e10,t){return gN(e10),Pee(e10,r=>Ree(e10,r,t))}async function Pee(e10,t){let r=Le(e10);
try{return await t(r)}catch(a){throw await r[Symbol.asyncDispose](),a}}async function Ree(e10,t,r){let{paths:a}=r,i=r.head===void 0?await $o(t,"HEAD"):await Kb(
e10,t,r.head);if(!i&&!(e10.bare&&r.base!==void 0))throw Cee(e10);let n=await Fee({git:e10,reader:t},r,i),s=i&&{commit:i.commit,tree:i.tree},o={git:e10,base:n,head:s??
n,unrelated:await mN(e10,r,{base:n,head:i})};return r.replays==="commit"||e10.bare||n.commit!==o.head.commit||await Lee(e10,r)?Bee(t,o,a):Uee(t,o,a)}async function Lee(e10,{
paths:t,globs:r=[],commands:a=false}){if(!await tee(e10))return false;let i=t.map(o=>lr(o,[e10.root])).flatMap(o=>o.ok?o.path:[]),n=[...r].flatMap(o=>[r0(o),a0(
o),wp(o)]),s=await Promise.all(n.map(o=>o&&t0(o)));return hN(await e10.run(yo()),{paths:i.flatMap(o=>[o,...zee(Ar(e10.root),o)]),searches:s.flatMap(o=>typeof o==
"object"?o:[]),commands:a})}function hN(e10,t){let r=new Set(e10);if(t.commands&&r.size>0)return true;let a=new Set([...r].flatMap(bf)),i=n=>n===void 0||a.has(n)||
bf(n).some(s=>r.has(s));return t.paths.some(i)||t.searches.some(({names:n})=>[...r].some(n))}var zee=(e10,t)=>bf(t).flatMap(r=>{if(!e10.stat(r)?.link)return[];let a=e10.
linkTarget(r);return[a===void 0?void 0:tw.join(a,t.slice(r.length))]});async function Fee({git:e10,reader:t},{base:r},a){if(!a)return Kb(e10,t,r??"HEAD");if(r===
void 0||r==="HEAD")return{commit:a.commit,tree:a.tree};let i=Dee(a.commit,r);return await O0(e10,i,a.commit),Kb(e10,t,i)}async function Kb(e10,t,r){let a=await $o(
t,`${r}^{commit}`);return a?{commit:a.commit,tree:a.tree}:e10.run(ree(r))}var Dee=(e10,t)=>t.replace(/^(?:HEAD|@)(?=[~^])/,e10);async function mN(e10,t,{base:r,
head:a}){if(!a||r.commit===a.commit||e10.bare&&t.baseBy==="operator"||await e10.run(aee(r.commit,a.commit)))return false;if(t.unrelatedBase&&t.baseBy==="operato\
r")return true;let i=`The base ${r.commit.slice(0,12)} is not an ancestor of ${a.commit.slice(0,12)}. Make the plan again on a commit of this history, or pass -\
-base with --unrelated-base to apply only what its steps change.`;throw new Qa({name:"BASE_NOT_ANCESTOR",message:i})}function gN({gitDir:e10}){if(!eN(e10))return;
let t="A run was interrupted here and waits to be finished or rolled back. Run `editplan resume` first.";throw new Qa({name:"INTERRUPTED",message:t})}async function Bee(e10,t,r){
let{git:a,base:i}=t,n=a.bare?[]:[a.root],s=await yf(a,e10,{treeish:i.commit,roots:n}),o=async u=>{let p=u.map(f=>lr(f,n)).flatMap(f=>f.ok?[f.path]:[]);await x0(
a,i.commit,p),await s.load(u)},{conversions:l,contents:c}=s;return await dn(l,()=>o(r)),bN({...t,source:s,conversions:l,committed:{contents:c,load:o}},e10)}async function Uee(e10,t,r){
let{git:a,base:i}=t,n=Ar(a.root,{steady:true}),s=await Xb(a,e10,{commit:i.commit,paths:r});return dn(s,async()=>{let o=await mee(n,{git:a,reader:e10,conversions:s,
commit:i.commit}),l=gee(await fee(o,e10,{commit:i.commit,paths:r}));return bN({...t,source:l,conversions:s,readFile:c=>yN(l,c,l.hold)},e10)})}var bN=(e10,t)=>{let r=gf(
e10.git,e10.conversions);return{...e10,source:{...e10.source,newFile:r.newFile},async[Symbol.asyncDispose](){r[Symbol.dispose](),e10.conversions[Symbol.dispose](),
await t[Symbol.asyncDispose]()}}};function _N(e10){let t=Ar(e10.root);return r=>yN(t,r,t.read)}async function qee(e10,t,r){var a=[];try{let o=On(a,Le(e10),true),
l=On(a,await Xb(e10,o,t));return await r({readFile:_N(e10),conversions:l})}catch(o){var i=o,n=true}finally{var s=Zb(a,i,n);s&&await s}}async function Wee(e10,t,r){
var a=[];try{if(r.length===0)return new Map;let o=On(a,Le(e10),true),l=On(a,await yf(e10,o,{treeish:t}));return await l.load(r),new Map(r.flatMap(c=>l.blobOf(c)===
void 0?[]:[[c,l.read(c)]]))}catch(o){var i=o,n=true}finally{var s=Zb(a,i,n);s&&await s}}function yN(e10,t,r){let a=e10.stat(t);return a?.kind==="file"&&!a.link?
{content:r(t),mode:a.mode}:void 0}var wN=[],e_=e10=>{z0(e10),wN.push(e10)},Gee=e10=>wN.find(({key:t,programs:r})=>{let a=e10[t];return a!==void 0&&r(a).length>0});
import{core_text_words$p as Hee}from"./hook.js";import{errors$b as kN}from"./hook.js";function Vee(e10,t,...r){let a=$N(e10)?{...e10}:{};if(a.root===void 0&&Ho(
"options",a,t,"root"),typeof a.root!="string")throw t_("root","the path of a folder in the checkout");for(let i of r)if(!$N(a[i]))throw t_(i,"an object");Ho("op\
tions",a,t);for(let[i,{isOne:n,kind:s}]of Object.entries(Jee))if(a[i]!==void 0&&Object.hasOwn(t,i)&&!n(Object(a[i])))throw t_(i,s);return e10}var vN={kind:"a te\
xt",isOne:e10=>e10 instanceof String},Jee={branch:vN,base:vN,onEvent:{kind:"a function",isOne:e10=>typeof e10=="function"},signal:{kind:"an AbortSignal",isOne:({
aborted:e10})=>typeof e10=="boolean"},policy:{kind:"{ name, text }, the policy as text",isOne:({name:e10,text:t})=>typeof e10=="string"&&typeof t=="string"}};function Ho(e10,t,r,a){
for(let[i,n]of Object.entries(t)){if(n===void 0||typeof n=="function"||Object.hasOwn(r,i))continue;let s=Hee(i,Object.keys(r))??Kee(i,r)??a,o=s===void 0?"Leave \
it out":`Did you mean ${s}`;throw new kN({name:"USAGE",message:`${e10}.${i} is no option. ${o}${s===void 0?".":"?"}`})}}var Kee=(e10,t)=>{let r=["overrides","op\
tions"].find(a=>Object.hasOwn(t,a));return r!==void 0&&Object.hasOwn(R0.shape,e10)?`${r}.${e10}`:void 0},$N=e10=>typeof e10=="object"&&e10!==null,t_=(e10,t)=>new kN(
{name:"USAGE",message:`options.${e10} must be ${t}.`});var r_=new ee("sessions"),Zee=(e10,{workspace:t,policy:r})=>{let a=t.locate(e10);if(!a.ok)return{ok:false,
reason:`${a.problem.name}: ${a.problem.message}`};let{path:i}=a;if(zl(i,{workspace:t,policy:r}))return{ok:false,reason:`PATH_DENIED: The policy denies to read ${H(
i)}.`};let n=t.stat(i);return!n||n.broken?{ok:true,path:i,bytes:void 0}:n.kind!=="file"?{ok:false,reason:`${H(i)} is no file.`}:n.size>Yee?{ok:false,reason:`${H(
i)} is over 64 MiB.`}:{ok:true,path:i,bytes:t.read(i)}},Yee=64*1024*1024;import{core_text_json$f as xN}from"./hook.js";var i_=e10=>{if(!(!xN(e10)||!Object.hasOwn(
e10,"$literal")||Object.keys(e10).length!==1))return typeof e10.$literal=="string"?e10.$literal:void 0},a_="$literal ",Xee=e10=>a_+e10,n_=e10=>e10.startsWith(a_)?
e10.slice(a_.length):void 0,wf=e10=>{if(!(typeof e10!="object"||e10===null)){if(!Array.isArray(e10)&&Object.hasOwn(e10,"$literal")){let t=i_(e10);return t===void 0?
'has $literal with other keys, or not as a text; it takes { $literal: "3.10" }':Vo(t)?void 0:`has the $literal ${JSON.stringify(t)}, which is no number, date, t\
ruth value or null; write a text without $literal`}for(let[t,r]of Object.entries(e10)){let a=Qee(t,e10)??wf(r);if(a!==void 0)return a}}},Qee=(e10,t)=>{let r=n_(
e10);if(r!==void 0)return Object.hasOwn(t,r)?`has the key ${r} twice, as a text and as a $literal; keep one`:Vo(r)?void 0:`has the key ${JSON.stringify(e10)}, b\
ut $literal belongs only before a number, a date, true, false or null; write the key without $literal`},An=e10=>{let t=i_(e10);return t!==void 0?t:Array.isArray(
e10)?`[${e10.map(An).join(",")}]`:xN(e10)?`{${Object.entries(e10).map(([r,a])=>`${n_(r)??JSON.stringify(r)}:${An(a)}`).join(",")}}`:JSON.stringify(e10)??""},ete=(e10,t)=>typeof t==
"string"?s_(e10)?{$literal:e10}:t:e10===""||SN(e10,t)?t:{$literal:e10},tte=e10=>{let t=Number(e10);return SN(e10,t)?t:{$literal:e10}},SN=(e10,t)=>JSON.stringify(
t)===e10&&(typeof t!="number"||!Number.isInteger(t)||Number.isSafeInteger(t)),s_=e10=>/^[-+]?(?:0b[01]+(?:_[01]+)*|0o[0-7]+(?:_[0-7]+)+|0x[\da-fA-F]+(?:_[\da-fA-F]+)+)$/.
test(e10)||e10.includes("_")&&/^[-+]?\d+(?:_\d+)*(?:\.\d+(?:_\d+)*)?(?:[eE][-+]?\d+(?:_\d+)*)?$/.test(e10),Vo=e10=>ON(e10)||ate(e10)||AN(e10)||s_(e10),rte=e10=>/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.
test(e10),ON=e10=>/^(?:[-+]?\d+|0o[0-7]+|0x[\da-fA-F]+|[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/.test(e10),EN=e10=>/^(?:true|True|TRUE)$/.
test(e10)?{value:true}:/^(?:false|False|FALSE)$/.test(e10)?{value:false}:/^(?:null|Null|NULL|~)$/.test(e10)?{value:null}:void 0,ate=e10=>EN(e10)!==void 0,AN=e10=>nte(
e10)&&!ite(e10)||TN(e10),ite=e10=>{let[,t,r]=/^([-+]?)(\d[\d_]*|0[xob][\da-fA-F_]+)$/.exec(e10)??[];return r===void 0?false:BigInt(r.replaceAll("_",""))>(t==="-"?
2n**63n:2n**63n-1n)},nte=e10=>/^(?:[-+]?(?:0|[1-9](?:_?\d)*)(?:\.\d(?:_?\d)*)?(?:[eE][-+]?\d(?:_?\d)*)?|0x[\da-fA-F](?:_?[\da-fA-F])*|0o[0-7](?:_?[0-7])*|0b[01](?:_?[01])*|[-+]?(?:inf|nan))$/.
test(e10),TN=e10=>/^(?:\d{4}-\d{2}-\d{2}(?:[Tt ]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[-+]\d{2}:\d{2})?)?|\d{2}:\d{2}:\d{2}(?:\.\d+)?)$/.test(e10);import{core_text_words$a as ste}from"./hook.js";
var l_=(e10,t)=>{let r=ea(t),{input:a,output:i}=r;if(!(!t.live||!a.isTTY||i.columns===0||e10.includes("-")))return async n=>{let s=await MN(n,{context:t,terminal:r,
rows:ote});if(s==="refuse")return;let{path:o,rule:l,step:c}=n;return s==="step"?{step:c.index}:s==="path"?{path:o}:{rule:l}}},ote=24,lte=50;async function MN(e10,t){
let{isCancel:r,select:a}=await import("./clack-prompts.js"),{context:i,terminal:n,rows:s}=t,{lines:o,cut:l}=ute(e10,i.errorStyle.width-cte,s),c=await a({...n,signal:i.
signal,message:o.join(`
`),initialValue:"refuse",options:[{value:"refuse",label:"Refuse"},{value:"step",label:"Allow this step once"},{value:"path",label:"Allow every step on this file"},
{value:"rule",label:`Allow everything that ${Ue(I(e10.rule),lte)} asks about`},...l?[{value:"show",label:"Show the whole step"}]:[]]});return r(c)?"refuse":c===
"show"?MN(e10,{...t,rows:Number.POSITIVE_INFINITY}):c}var cte=6;function ute({step:e10,path:t,reason:r},a,i){let n=[`Step ${e10.index}: ${e10.tool} ${I(t)}`,`${I(
r)}.`],s=pte(e10,{width:a,rows:i});return{lines:[...n.flatMap(o=>se(o,a)),...s.lines],cut:s.cut}}function pte(e10,{width:t,rows:r}){let a=t-RN,i=dte(e10).map(u=>ar(
LN(u),a)),n=mte(e10);if(r===Number.POSITIVE_INFINITY)return{lines:NN([...i.flat(),...n.flatMap(u=>ar(IN(u),a))]),cut:false};let s=_te(n,r),o=s.map(IN),l=o.map(u=>wte(
u,a)),c=i.some(PN)||s.length<n.length||l.some((u,p)=>u!==o[p]);return{lines:NN([...i.flatMap(fte),...l,...yte(n,s)]),cut:c}}var NN=e10=>e10.map(t=>`${" ".repeat(
RN)}${t}`),IN=({sign:e10,text:t})=>`${e10} ${LN(t)}`;function fte(e10){return PN(e10)?[...e10.slice(0,$f),`\u2026 ${e10.length-2*$f} more rows \u2026`,...e10.slice(
-$f)]:e10}var $f=4,PN=e10=>e10.length>2*$f+1,RN=2,LN=e10=>H(e10).replaceAll("	","\u2192").replaceAll(`
`,"\u23CE");function dte(e10){let{input:t,when:r,why:a}=e10,i="glob"in t&&t.glob!==void 0?[...hte(t)]:[];return i.push(...pt(e10.tool).facts(t)),r&&i.push(`Only\
 when ${JSON.stringify(r)}`),a!==void 0&&i.push(`why: ${a.replace(/\s+/g," ")}`),i}var hte=({glob:e10,exclude:t,only_if:r})=>[`In every file that matches ${qe(e10??
[]).join(", ")}`,...t===void 0?[]:[`But not in those that match ${qe(t).join(", ")}`],...r===void 0?[]:[`Only in files where ${JSON.stringify(r)}`]];function mte({
tool:e10,input:t}){let r=pt(e10).texts?.(t);return r?bte(r.before,r.after):[]}var gte=2**16;function bte(e10,t){let[r,a]=[CN(e10),CN(t)];if(e10.length+t.length>
gte)return[...vf("-",r),...vf("+",a)];let i=[],n=0;for(let{at:s,removed:o,added:l}of Xe(r,a))i.push(...jN(s-n),...vf("-",r.slice(s,s+o)),...vf("+",l)),n=s+o;return[
...i,...jN(r.length-n)]}var jN=e10=>e10===0?[]:[{sign:"\u22EE",text:ste(e10,"unchanged line")}],CN=e10=>e10===""?[]:e10.split(`
`),vf=(e10,t)=>t.map(r=>({sign:e10,text:r}));function _te(e10,t){if(e10.length<=t)return e10;let r=o_(e10,"+"),a=e10.length-r,i={added:Math.min(r,Math.max(Math.
ceil(t*2/3),t-a)),others:0};return i.others=t-i.added,e10.filter(({sign:n})=>n==="+"?i.added-- >0:i.others-- >0)}var o_=(e10,t)=>e10.filter(r=>r.sign===t).length;
function yte(e10,t){if(e10.length===t.length)return[];let r=a=>o_(e10,a)-o_(t,a);return[`\u2026 not shown: ${r("+")} added, ${r("-")} removed lines`]}function wte(e10,t){
if(Ue(e10,t)===e10)return e10;let r=Ue(e10,Math.max(1,t-vte));return`${r} +${e10.length-r.length+1} characters`}var vte=23;import{errors$b as $te}from"./hook.js";
async function Jo(e10,t,r){let{repo:a,repos:i,...n}=e10,s=[...a??(i===void 0?["."]:[]),...i===void 0?[]:await kte(i,t)],[o]=s;if(o!==void 0&&s.length===1)return(await r(
{...n,repo:o},t)).exitCode;let l=[],c={...t,readStdin:Q(t.readStdin),...e10.json&&{stdout:xte(l)}},u=[],p=Ste(s);for(let[f,d]of s.entries()){if(t.signal.aborted)
break;!e10.json&&!e10.quiet&&t.stdout(`${f===0?"":`
`}${I(d)}
`);let b=await Ote(p[f]??"",e10,t);u.push([d,await r({...n,...b,repo:d},c)])}return e10.json?t.stdout(`${JSON.stringify(l.map(f=>JSON.parse(f)),null,2)}
`):e10.quiet||t.stdout(`
${Ete(u)}`),Math.max(...u.map(([,{exitCode:f}])=>f))}async function kte(e10,t){let r=(await ta(e10,t,{what:e10})).split(/\r\n|[\r\n]/).map(i=>i.trim()).filter(i=>i!==
""&&!i.startsWith("#"));if(r.length>0)return r;let a=`${e10} names no repository. Write one folder on each line.`;throw new $te({name:"USAGE",message:a})}var xte=e10=>t=>{
e10.push(t)},Ste=e10=>{let t=new Set;return e10.map(r=>{let a=k.basename(k.resolve(r))||"root",i=a;for(let n=2;t.has(i.toLowerCase());n+=1)i=`${a}-${n}`;return t.
add(i.toLowerCase()),i})};async function Ote(e10,{report:t,html:r},{cwd:a}){for(let i of[t,r])i!==void 0&&await ZO(k.resolve(a,i),{recursive:true});return{...t!==
void 0&&{report:k.join(t,`${e10}.json`)},...r!==void 0&&{html:k.join(r,`${e10}.html`)}}}var Ete=e10=>sd(e10.map(([t,{cells:r}])=>[I(t),...r])).map(t=>`${t}
`).join("");import{core_text_splice$g as Ate}from"./hook.js";import{core_text_words$b as Tte}from"./hook.js";function f_(e10,t){let r=st(e10).filter(({structuredPatch:c})=>c);
if(r.length===0)return"";let a=e10.id===void 0?`${e10.index}`:`${e10.index} ${I(e10.id)}`,i=Ue(`step ${a}`,t.width/2),n=t.width-fe(i)-e10.tool.length-3,s=R(t,"b\
old",`${e10.tool} ${Ve(oi(e10,I),n)}`),o=e10.why===void 0?[]:se(I(e10.why),t.width).map(c=>R(t,"dim",c)),l=r.flatMap(c=>[...e10.files?[R(t,"bold",Ve(I(c.file_path),
t.width))]:[],...Ko(c.structuredPatch??[],t)]);return`${[`${R(t,"dim",i)}  ${s}`,...o,...l].join(`
`)}

`}var Ko=(e10,t)=>e10.flatMap(r=>[R(t,"cyan",Hn(r)),...FN(Vn(r),t)]),Nte=(e10,t)=>e10.trimEnd().split(/^(?=@@ |diff --git )/m).flatMap(r=>{let[a="",...i]=r.replace(
/\n$/,"").split(`
`);return a.startsWith("@@ ")?[R(t,"cyan",Ue(a,c_(t))),...FN(i,t)]:[a,...i].map(n=>R(t,"bold",Ve(xe(n),c_(t))))}),FN=(e10,t)=>Ite(e10).flatMap(r=>Fte(jte(r,c_(t)),
t)),c_=({width:e10,piped:t})=>t?Number.POSITIVE_INFINITY:e10;function Ite(e10){let t=[],r={removed:[],added:[],other:[]},a=()=>{t.push(r),r={removed:[],added:[],
other:[]}};for(let i of e10)i.startsWith("-")?(r.added.length>0&&a(),r.removed.push(i)):i.startsWith("+")?r.added.push(i):(r.other.push(i),a());return[...t,r]}function jte({
removed:e10,added:t,other:r},a){let i=ni([...e10,...t]),[n,s]=[i.slice(0,e10.length),i.slice(e10.length)],o=n.map((l,c)=>Pte(l,s[c],a));return{removed:n.flatMap(
(l,c)=>zN(l,o[c]?.map(({gone:u})=>u),a)),added:s.flatMap((l,c)=>zN(l,o[c]?.map(({fresh:u})=>u),a)),other:r.map(l=>Ue(xe(l),a))}}var Cte=12,Mte=4e3;function Pte(e10,t,r){
if(t===void 0||u_(e10)<=r&&u_(t)<=r)return;let{head:a,tail:i}=Lte(e10,t),[n,s]=[e10.slice(a,e10.length-i),t.slice(a,t.length-i)],o=n.length+s.length<=Mte&&Nl(n,
s,{maxEditLength:DN})||[{value:n,removed:true,added:false},{value:s,removed:false,added:true}],l=Rte(o,{head:a,around:Math.max(8,Math.floor(r/6)),gone:e10.length,
fresh:t.length});return l.length<=Cte?l:void 0}function Rte(e10,{head:t,around:r,...a}){let i=[],n=(l,c,u)=>({start:l-r<=r?1:l-r,end:Math.min(u,l+c+r)}),[s,o]=[
t,t];for(let{value:l,added:c,removed:u}of e10){let[p,f]=[c?0:l.length,u?0:l.length],d=i.at(-1);if(c||u){let b={gone:n(s,p,a.gone),fresh:n(o,f,a.fresh)};d&&(b.gone.
start<=d.gone.end||b.fresh.start<=d.fresh.end)?(d.gone={start:d.gone.start,end:b.gone.end},d.fresh={start:d.fresh.start,end:b.fresh.end}):i.push(b)}s+=p,o+=f}return i}
var u_=e10=>e10.length>4096?e10.length:fe(e10);function Lte(e10,t){let{head:r,tail:a}=Ate(e10.slice(1),t.slice(1));return{head:r+1,tail:a}}var kf=4e3;function zN(e10,t,r){
if(u_(e10)<=r)return[e10];let a=e10.charAt(0),i=t?.map(({start:n,end:s})=>`${n>1?"\u2026":""}${p_(e10,n,s)}${s<e10.length?"\u2026":""}`);return Number.isFinite(
r)?(i??[e10.slice(1)]).map(n=>n.length>kf?zte(n):n).flatMap(n=>ar(n,r-1).map(s=>a+s)):[e10]}var zte=e10=>{let t=Tte(e10.length-kf),[r,a]=[p_(e10,0,kf/2),p_(e10,
e10.length-kf/2,e10.length)];return`${r}\u2026 ${t} characters are not shown; in a pipe the line is whole \u2026${a}`},p_=(e10,t,r)=>{let a=i=>e10.charCodeAt(i)>=
56320&&e10.charCodeAt(i)<=57343;return e10.slice(a(t)?t-1:t,a(r)?r+1:r)};function Fte({removed:e10,added:t,other:r},a){let i=a.colour&&e10.length===t.length?e10.
map((n,s)=>Dte(n,t[s]??"",a)):[];return[...e10.map((n,s)=>i[s]?.[0]??R(a,"red",n)),...t.map((n,s)=>i[s]?.[1]??R(a,"green",n)),...r.map(n=>n.startsWith("\\")?R(a,
"dim",n):n)]}var DN=60;function Dte(e10,t,r){let a=Nl(e10.slice(1),t.slice(1),{maxEditLength:DN}),i=a?.reduce((s,o)=>s+(o.added||o.removed?0:o.value.trim().length),
0)??0;if(!a||i*3<Math.min(e10.length,t.length))return;let n=(s,o,l)=>R(r,o,s)+a.filter(c=>!c[l]).map(c=>R(r,c.added||c.removed?[o,"inverse"]:o,c.value)).join("");
return[n("-","red","added"),n("+","green","removed")]}function d_(e10,t,r={}){let{pull_request:a}=e10;if(!a?.proposed)return"";let{title:i,body:n,push:s,calls:o}=a.
proposed,l=u=>R(t,"bold",u),c=[`${l("Branch")} ${I(a.branch)}`,`${l("Title")}  ${I(i)}`,l("Body"),...Bte(n,r).flatMap(u=>t.piped?[Ee(u)]:ar(Ee(u),t.width-2)).map(
u=>`${R(t,"dim","\u2502")} ${u}`)];if(!r.callsHidden){c.push(l("Calls")),s.length>0&&c.push(`  git ${s.map(I).join(" ")}`);for(let u of o)c.push(`  ${u.method} ${I(
u.path)}${Vte(u.body,t.width)}`)}return`${c.join(`
`)}
`}var Bte=(e10,{folded:t})=>(t?e10.replace(Ute,Gte).replace(qte,Hte).replace(Wte,""):e10).trimEnd().split(`
`),Ute=/<details><summary>(.*?)<\/summary>[\s\S]*?<\/details>(\n+(?=<details>))?/g,qte=/<details open><summary>(.*?)<\/summary>|^<\/details>\n/gm,Wte=/^<!-- editplan:.*-->\n/gm,
Gte=(e10,t,r)=>`\u25B8 ${BN(t)}${r?`
`:""}`,Hte=(e10,t)=>t===void 0?"":`\u25BE ${BN(t)}`,BN=e10=>e10.replace(/<[^>]*>/g,"").replace(/&#(\d+);/g,(t,r)=>String.fromCodePoint(Number(r))),Vte=(e10,t)=>e10===
void 0?"":`
    ${Ue(I(JSON.stringify(e10)),t-4)}`;import{core_text_words$a as Jte}from"./hook.js";import{empty$g as Kte,empty$h as Zte}from"./hook.js";async function Zo(e10,t,r,a){
try{var i=[];try{let l=e10.includes("-")||t.pick||t.publishes,c=Kte(i,l?void 0:o0(mp(t,r)),true),{plans:u,place:p}=await on(e10,t,r),f=c&&{opened:c.git},d=await Yte(
t,r,m=>a(u,{...p,...f,...m}));await UN(d.report,{...t,contents:d.contents,root:p.root},r);let b=ld(d.report,Zg(t,u),t.lossy);return{exitCode:b,cells:cd(d.report,
b)}}catch(l){var n=l,s=true}finally{var o=Zte(i,n,s);o&&await o}}catch(l){let c=await an(l);return c&&await Sf({files:e10,problems:c},t,r),c&&await t.onProblems?.(
c),xf(await Ga(l,r))}}var xf=e10=>({exitCode:e10,cells:[`exit code ${e10}`]});async function Yte(e10,t,r){for(let o of[e10.report,e10.html])o!==void 0&&await Vg(
o,t);let a=e10.quiet||e10.json?void 0:WN(t),{contents:i,addStep:n,addFile:s}=bb();try{return{report:await r({onEvent:o=>{a?.onEvent(o),e10.html!==void 0&&o.type===
"step"&&o.change&&n(o.step.index,o.change)},...e10.html!==void 0&&{onContents:s}}),contents:i}}finally{a?.stop()}}async function UN(e10,t,r){if(await qN(e10,t,r),
t.json)return r.stdout(h_(e10));if(!(t.quiet&&e10.totals.failed===0&&!e10.problems)){if(t.quiet)return r.stderr(ff(e10,r.errorStyle));t.patches&&ere(e10,r),e10.
pull_request?.proposed&&await rre(e10,r),await a2(),r.stdout(ff(e10,Xte(t,r)))}}function Xte({root:e10},{style:t}){if(!t.links||e10===void 0)return t;let r=e10;
for(;!ht(k.join(r,".git"));){if(r===k.dirname(r))return t;r=k.dirname(r)}return{...t,links:{...t.links,files:r}}}async function Sf({files:e10,problems:t},r,a){let i=jg(
{plan:{title:"",digest:"",files:e10},steps:[],problems:t});await qN(i,r,a),r.json&&a.stdout(h_(i))}var Qte=2e3;function ere({steps:e10},{stdout:t,style:r}){let[
a,i]=[0,0];for(let s of e10){let o=tre(s);o!==0&&(i>0||a>0&&a+o>Qte?i+=1:t(f_(s,r)),a+=o)}if(i===0)return;let n=`\u22EE the patches of ${Jte(i,"more step")} are\
 not shown; \`--html FILE\` writes a page of all.`;t(`${se(n,r.width).join(`
`)}

`)}var tre=e10=>st(e10).reduce((t,{structuredPatch:r=[]})=>r.reduce((a,{lines:i})=>a+i.length,t),0);async function rre(e10,t){t.stdout(d_(e10,t.style))}async function qN(e10,t,r){
if(t.report!==void 0&&await Mt(t.report,h_(e10),r),t.html!==void 0){let a=await zo.get()();await Mt(t.html,a(e10,t.contents),r)}}var h_=e10=>`${JSON.stringify(e10,
null,2)}
`;function m_({report:e10,html:t},{cwd:r}){let a=e10??t;if(a===void 0)return;let i=k.resolve(r,a);return async(n,s,o)=>{let l=`${i.slice(0,i.length-k.extname(i).
length)}.${o}-${s}.txt`;return await Mt(l,n,{cwd:r}),l}}var are=80,ire=1e4;function WN(e10){let t=performance.now(),r=e10.live?0:t,a=0,i="",n=false;return{onEvent(s){
let o=performance.now();if(s.type==="step"){a+=1;let c=Math.round(a/Math.max((o-t)/1e3,.001));i=`step ${a}/${s.total}  ${c>0?`${c}/s  `:""}`,n=a===s.total}else n&&
(i="");if(o-r<(e10.live?are:ire))return;r=o;let l=I(sre(s));e10.stderr(e10.live?nre(i,l,e10):`${i}${l}
`)},stop:()=>{e10.live&&r!==0&&e10.stderr(GN)}}}var GN="\r\x1B[2K",nre=(e10,t,{errorStyle:r})=>`${GN}${R(r,"dim",e10+Ve(t,Math.max(1,r.width-1-e10.length)))}`;function sre(e10){
return e10.type==="step"?e10.step.file_path:e10.type==="progress"?e10.message:e10.publication.url}import"./version.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import{errors$b as Of}from"./hook.js";import"./hook.js";
var Yo={option:["","Options"],verbs:["apply"],of:"replay"},ore=[{name:"branch",type:"text",about:"create this branch from the base with the commits of the run, \
and switch to it",...Yo,option:["<name>","Options"]},{name:"force",type:"flag",about:"replace the branch if it exists",with:["branch"],...Yo},{name:"dry-run",type:"\
flag",about:"show the patches and write nothing",...Yo},{name:"pick",type:"flag",about:"ask about each step, or each place of it, and apply only what you take",
not:["bare"],...Yo},{name:"output",type:"text",about:"with --pick: write what you take as a plan",with:["pick"],...Yo,option:["-o, output <file>","Options"]}],lre=(e10,t)=>sn(
new Qr("apply"),{own:ore}).summary("replay plans on a checkout").description("Replays plans on a checkout. The work tree changes; HEAD and the index do not. The\
 commits of the run are kept under refs/editplan/runs/.").argument("<plan...>",fo).addHelpText("after",ln("editplan apply plan.yaml","editplan apply plan.yaml -\
-branch rename --report report.json")).action(async(r,a)=>t(await cre(r,a,e10))),cre=(e10,t,r)=>Jo(t,r,(a,i)=>ure(e10,a,i)),ure=(e10,t,r)=>Zo(e10,{...t,verb:"ap\
ply",patches:t.dryRun??false},r,async(a,i)=>{let{applyPlan:n}=await import("./run.js").then(c=>({APPLY_KEYS:c.core_run_apply$APPLY_KEYS,applyPlan:c.core_run_apply$applyPlan,
checkPlan:c.core_run_apply$checkPlan})),s=t.pick&&{plans:await pre(a,t,{context:r,run:i}),without:void 0},{plans:o,...l}=s||{plans:a};return n(o,{...i,...l,ask:l_(
e10,r),keepOutput:m_(t,r),branch:t.branch,force:t.force,dryRun:t.dryRun})});async function pre(e10,{output:t,bare:r},{context:a,run:i}){let[n,s]=e10;if(!n||s||r!==
void 0)throw new Of({name:"USAGE",message:"--pick takes one plan, and a checkout. Compose several first."});let{withoutSteps:o,numbersOf:l}=await import("./core-plan-combine.js"),
c={...n,options:{...n.options,...i.overrides}},u=await HN(o(c,l([n],i.without??[])),i,{context:a});if(!u)throw new Of({name:"PLAN_EMPTY",message:"You chose no s\
tep, so nothing was applied."});return t!==void 0&&await uo(u,t,a),u}async function HN(e10,t,{context:r,edit:a=_re(r)}){if(!r.live||!ea(r).input.isTTY)throw new Of(
{name:"USAGE",message:"--pick asks at a terminal, and there is none. Use --without."});let{pickSteps:i}=await import("./faces-cli-pick.js");return i(e10,t,n=>fre(
n,{context:r,edit:a}))}async function fre(e10,{context:t,edit:r}){let{step:a,at:i,total:n,changes:s,hunks:o,newText:l,refused:c}=e10,u=t.errorStyle;t.stderr(`
${gre(e10,u)}${s.map(f=>bre(f,u)).join("")}`);let p=await VN(`Apply step ${i} of ${n}?`,hre(e10),t);return p==="s"?{places:await mre(o,t)}:p==="e"?{newText:await r(
l??"",`step-${a.index}.txt`)}:p==="a"?"take-rest":p==="d"?"leave-rest":p==="y"&&!c?"take":"leave"}var dre={y:"apply this step",n:"leave this step out",a:"apply \
this step and all that come after it",d:"leave out this step and all that come after it",s:"decide about each of its places",e:"edit the new text, then decide"},
hre=({hunks:e10,newText:t,refused:r})=>[...r?[]:["y"],"n",...r?[]:["a"],"d",...e10.length>0?["s"]:[],...t===void 0?[]:["e"]];async function VN(e10,t,r){let{isCancel:a,
selectKey:i}=await import("./clack-prompts.js"),n=await i({...ea(r),signal:r.signal,message:e10,options:t.map(s=>({value:s,label:dre[s]}))});if(!a(n))return n;throw new Of(
{name:"INTERRUPTED",message:"Nothing was applied: the question was cancelled."})}async function mre(e10,t){let r=[];for(let[a,i]of e10.entries()){t.stderr(`
${Ko([i],t.errorStyle).join(`
`)}
`);let n=await VN(`Apply place ${a+1} of ${e10.length}?`,["y","n","a","d"],t);if(n==="a")return[...r,...e10.keys()].filter(s=>r.includes(s)||s>=a);if(n==="d")return r;
n==="y"&&r.push(a)}return r}function gre({step:e10,refused:t},r){let a=e10.id===void 0?"":` ${I(e10.id)}`;return[R(r,"bold",`step ${e10.index}${a}  ${e10.tool}`),
...e10.why===void 0?[]:se(I(e10.why),r.width),...t?se(`${t.name}: ${I(t.message)} It may need a step that you left out.`,r.width):[]].map(i=>`${i}
`).join("")}function bre(e10,t){let{from:r,path:a,structuredPatch:i=[]}=e10,n=Ko(i,t);return`${[R(t,"bold",I(r===void 0?a:`${r} \u2192 ${a}`)),...n].join(`
`)}
`}var _re=({env:e10,signal:t})=>async(r,a)=>{let{openEditor:i}=await import("./faces-cli-pick.js"),n=await VO(k.join(aE(),"editplan-edit-"));try{let s=k.join(n,
a);return await KO(s,r,{mode:384}),await i(s,{editor:e10.VISUAL||e10.EDITOR||"vi",signal:t}),await tn(s,"utf8")}finally{await JO(n,{recursive:true,force:true})}};
import"./version.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import{errors$b as Tr,errors$c as yre}from"./hook.js";import"./hook.js";var Ef={verbs:["check"],of:"face",option:["","Options"]},wre=[{name:"f\
ind",type:"flag",about:"only print what the texts, patterns and rules of the steps match: file, line, captures",...Ef,verbs:["check --find"]},{name:"repair",type:"\
text",about:"write what an agent needs to correct the refused steps, as JSON",...Ef,option:["<file>","Options"]},{name:"diagnostics",type:"flag",about:"ask the \
language servers of the policy what the plan breaks",...Ef},{name:"watch",type:"flag",about:"check again whenever a plan file changes, until interrupted",...Ef,
verbs:["check","check --find"]}],vre=(e10,t)=>sn(new Qr("check"),{own:wre,verbOf:({find:r})=>r?"check --find":"check"}).summary("validate plans without applying\
 them").description("Validates everything that apply validates, lists all problems at once, and writes nothing.").argument("<plan...>",fo).addHelpText("after",ln(
"editplan check plan.yaml","editplan check plan.yaml --watch","editplan check plan.yaml --find --repos repositories.txt","editplan check --json - < plan.json")).
action(async(r,a)=>{a.repair!==void 0&&$re(r),t(await(a.watch?kre:JN)(r,a,e10))});function $re(e10){if(e10.length<2)return;let t=`--repair writes a packet about\
 one plan, and these are ${e10.length}. Check each one separately.`;throw new Tr({name:"USAGE",message:t})}async function kre(e10,t,r){if(e10.includes("-"))throw new Tr(
{name:"USAGE",message:"Standard input cannot be watched. Pass a plan file."});let a=0,i=e10.map(n=>k.resolve(r.cwd,n));for await(let n of Tre(i,r.signal))a=await JN(
e10,t,r),r.stderr(`Waiting for changes of the plan.
`);return a}var JN=(e10,t,r)=>Jo(t,Sre(r),(a,i)=>a.find?xre(e10,{...a,verb:"check --find"},i):Zo(e10,{...a,verb:"check",onProblems:Ore(e10,a,i)},i,async(n,s)=>{
let{checkPlan:o}=await import("./run.js").then(u=>({APPLY_KEYS:u.core_run_apply$APPLY_KEYS,applyPlan:u.core_run_apply$applyPlan,checkPlan:u.core_run_apply$checkPlan})),
l=await o(n,{...s,diagnostics:a.diagnostics}),[c]=n;return c&&a.repair!==void 0&&await Ere(c,s,a.repair,i),l}));async function xre(e10,t,r){try{let{plans:a,place:i}=await on(
e10,t,r),[{findMatches:n},{exitCodeOfFound:s,foundWords:o,renderFound:l}]=await Promise.all([import("./core-run-find-matches.js"),import("./core-report-found-report.js")]),
c=await n(a,i),u=`${JSON.stringify(c,null,2)}
`;t.report!==void 0&&await Mt(t.report,u,r);let p=s(c);return(t.json||!t.quiet||p!==0)&&r.stdout(t.json?u:l(c,r.style)),{exitCode:p,cells:[o(c),...p===0?[]:[`ex\
it code ${p}`]]}}catch(a){let i=await an(a);return i&&await Sf({files:e10,problems:i},t,r),xf(await Ga(a,r))}}function Sre(e10){let t;return{...e10,readStdin:()=>t??=
e10.readStdin()}}var Ore=([e10="-"],{repair:t},r)=>async a=>{let i=a.filter(({at:l})=>l!==void 0);if(t===void 0||i.length===0)return;let{packetText:n,unreadPacket:s}=await import("./core-report-repair-packet.js"),
o=await ta(e10,r,{what:e10});await Mt(t,n(s(o,i)),r)};async function Ere(e10,t,r,a){let{repairPlan:i}=await import("./core-run-repair.js"),{root:n,bare:s,base:o,
policy:l,overrides:c,signal:u}=t,{packet:p}=await i(e10,{root:n,bare:s,base:o,policy:l,overrides:c,signal:u}),{packetText:f}=await import("./core-report-repair-packet.js");
await Mt(r,f(p),a)}var Are=100;async function*Tre(e10,t){let r=()=>{},a=[...new Set(e10.map(i=>k.dirname(i)))].map(i=>{let n=new Set(e10.filter(s=>k.dirname(s)===
i).map(s=>k.basename(s)));return Nre(i,s=>(s===null||n.has(s))&&r())});t.addEventListener("abort",()=>r(),{once:true});try{for(;!t.aborted;){let i=new Promise(n=>{
r=n});yield,t.aborted||await i,await xp(Are)}}finally{for(let i of a)i.close()}}var Nre=(e10,t)=>{try{return $v(e10,(r,a)=>t(a))}catch(r){throw new Tr(nn(`The f\
older ${e10}`,r))}},Af={verbs:["repair"],of:"face",option:["<file>","Options"]},Ire=[{name:"packet",type:"text",about:"what `check --repair` wrote; refused if i\
t belongs to another plan",...Af},{name:"answers",type:"text",about:'JSON: {"step", "input"} or {"step", "drop": true} for each step; - is standard input',...Af},
{name:"accept",type:"flag",about:"take every correction that is certain",...Af,option:["","Options"]},{name:"repair",type:"text",about:"write what is still refu\
sed to this file, as JSON",...Af}],jre=(e10,t)=>sn(new Qr("repair"),{own:Ire,headings:[]}).summary("correct the refused steps of a plan").description("Writes th\
e plan with corrected steps: by the corrections that are certain, by answers of an agent, or by what you choose on the terminal. The exit code is 1 while steps \
are refused.").argument("<plan>","the plan file; - is standard input").addHelpText("after",ln("editplan repair plan.yaml --accept -o repaired.yaml","editplan re\
pair plan.yaml --packet packet.json --answers answers.json -o repaired.yaml")).action(async(r,a)=>t(await Cre(r,a,e10)));async function Cre(e10,t,r){let{accept:a}=t,
{plan:i,place:n}=await Kg(e10,{...t,verb:"repair"},r);t.packet!==void 0&&await Pre(t.packet,i,r);let s=t.answers===void 0?[]:await Rre(t.answers,r),o=await Mre(
i,{...n,answers:s,accept:a},{name:e10,options:t,context:r});if(t.repair!==void 0){let{packetText:l}=await import("./core-report-repair-packet.js");await Mt(t.repair,
l(o.packet),r)}for(let l of Lre(o,s))r.stderr(`${l}
`);for(let l of o.packet.refused)r.stderr(`${R(r.errorStyle,"red","\u2717")} ${zre(l)}
`);if(o.plan.steps.length===0)throw new Tr({name:"PLAN_EMPTY",message:"Every step is left out: no plan is written."});return await uo(o.plan,t.output,r),o.packet.
refused.length===0?0:1}async function Mre(e10,t,{name:r,options:a,context:i}){let{repairPlan:n}=await import("./core-run-repair.js"),s=await n(e10,t);if(a.accept||
a.answers!==void 0||s.packet.refused.length===0)return s;let o=await Fre(s.packet.refused,{plan:r,context:i});return o?n(e10,{...t,...o}):s}async function Pre(e10,t,r){
let{repairPacket:a}=await import("./core-report-repair-packet.js"),i=a.safeParse(await KN(e10,r));if(!i.success){let s=`${e10} is not a packet of editplan. Writ\
e one with check --repair.`;throw new Tr({name:"INVALID_INPUT",message:s})}if(i.data.plan.sha256===t.digest)return;let n=`${e10} belongs to another plan, or the\
 plan has changed since. Check the plan again with --repair.`;throw new Tr({name:"FILE_MODIFIED",message:n})}async function Rre(e10,t){let{repairAnswers:r}=await import("./core-report-repair-packet.js"),
a=r.safeParse(await KN(e10,t));if(a.success)return a.data;let i=`${e10} holds no answers: write a JSON array of {"step", "input"} or {"step", "drop": true}.`;throw new Tr(
{name:"INVALID_INPUT",message:i})}async function KN(e10,t){try{return JSON.parse(await ta(e10,t,{what:e10,refusal:"INVALID_INPUT"}))}catch(r){if(r instanceof Tr)
throw r;let a=`${e10} cannot be read as JSON: ${yre(r)}. Correct it.`;throw new Tr({name:"INVALID_INPUT",message:a})}}var Lre=({corrected:e10,packet:t},r)=>[...e10.
length>0?[`Corrected: step ${e10.join(", ")}.`]:[],...r.length>0?[`Answered: step ${r.map(({step:a})=>a).join(", ")}.`]:[],t.refused.length===0?"No step is refu\
sed.":`Refused: ${t.refused.length} of ${t.plan.steps} steps.`],zre=({step:e10,tool:t,input:r,error:a,corrected:i})=>{let n=String(r.file_path??r.notebook_path??
r.glob??""),s=i?" There is a correction: take it with --accept.":"";return`step ${e10}: ${t} ${I(n)}: ${a.name}.${s}`};async function Fre(e10,{plan:t,context:r}){
let a=ea(r),{input:i,output:n}=a;if(!r.live||!i.isTTY||n.columns===0||t==="-")return;let{isCancel:s,select:o}=await import("./clack-prompts.js"),l=[],c=[];for(let u of e10){
let p=await o({...a,signal:r.signal,message:Bre(u,r.errorStyle.width-Dre),initialValue:"leave",options:[{value:"leave",label:"Leave the step as it is"},...u.corrected?
[{value:"accept",label:"Take the correction"}]:[],{value:"drop",label:"Take the step out of the plan"}]});if(s(p))break;p==="accept"&&l.push(u.step),p==="drop"&&
c.push({step:u.step,drop:true})}return{accept:l,answers:c}}var Dre=6;function Bre({step:e10,tool:t,error:r,corrected:a},i){return[`Step ${e10}: ${t}: ${r.name}`,
...r.message.split(`
`).map(I),...a?["The correction:",...JSON.stringify(a,null,2).split(`
`).map(I)]:[]].flatMap(n=>se(n,i)).join(`
`)}var Ure=[vre,jre];import{faces_cli_version$a as Jse}from"./version.js";import"./version.js";import"./version.js";import{core_text_words$a as y_,core_text_words$c as qre}from"./hook.js";
var Tf=({plans:e10,pairs:t,clashes:r,order:a})=>[...e10.flatMap(({name:i,refused:n})=>n?ZN(`${I(i)} is refused, whatever comes before it`,[n]):[]),...t.filter(({
relation:i})=>i!=="disjoint").map(Wre),...r.flatMap(i=>ZN(`${__(i.order)} do not fit together: PLANS_CONFLICT`,[i])),...a?[{kind:"fits",words:`Order: ${__(a)}`,
details:[]}]:[]],w_=({plans:e10,pairs:t,clashes:r})=>[...e10.flatMap(({refused:a})=>a??[]),...t.flatMap(({relation:a,clashes:i=[]})=>a==="conflicts"?i:[]),...r];
function v_({order:e10,step:t,cause:r,error:a}){let i=r?g_(r):"the other one";if(!a)return[`${g_(t)} gives another result before ${i} than after it.`];let n=e10.
length>1?` in the order ${__(e10)}`:"",s=`${g_(t)} is refused${n}: ${a.name}. ${Ee(a.message)}`;return r?[s,`It depends on ${i}.`]:[s]}var g_=({change:e10,step:t,
id:r,tool:a,file_path:i,lines:n})=>{let s=t===void 0?"":` step ${t}${r===void 0?"":` (${r})`}`,o=n?`:${n[0]}${n[1]===n[0]?"":`-${n[1]}`}`:"";return I(`${e10}${s}\
, ${a===void 0?"":`${a} `}${i}${o}`)},__=e10=>e10.map(I).join(", "),ZN=(e10,t)=>[{kind:"conflicts",words:e10,details:t.flatMap(v_)}];function Wre(e10){let t={same:"\
; the second one is left out",conflicts:": PLANS_CONFLICT",disjoint:"",commutes:"",order:"",behind:"",unknown:""}[e10.relation];return{kind:eI[e10.relation],words:`${tI(
e10,I)}${t}`,details:rI(e10)}}var eI={same:"fits",disjoint:"fits",commutes:"fits",order:"order",conflicts:"conflicts",behind:"unknown",unknown:"unknown"};function tI({
changes:e10,relation:t,order:r,reason:a=""},i,n=""){let[s,o]=(r??e10).map(i);return{same:`${s} and ${o} do the same`,disjoint:`${s} and ${o} touch different fil\
es`,commutes:`${s} and ${o} may come in any order`,order:`${s} must come before ${o}`,conflicts:`${s} and ${o} conflict`,behind:`${i(n)} is behind the base: it \
does not apply to its tip`,unknown:`${s} and ${o} could not be compared: ${i(a)}`}[t]}var rI=({order:[e10=""]=["",""],overwritten:t=[],clashes:r=[]})=>[...t.map(
a=>`What ${I(e10)} changes in ${I(a)} is overwritten.`),...r.flatMap(v_)],Nf=["plan","verdict","tests","diagnostics","size","time"],If=e10=>{let{plan:t,verdict:r,
tests:a,files:i,insertions:n,deletions:s,milliseconds:o}=e10;return[t,r,a.passed+a.failed===0?"-":`${a.passed}/${a.passed+a.failed}`,kb(e10)||"-",`${y_(i,"file")}\
 +${n} -${s}`,`${(o/1e3).toFixed(1)} s`]},jf=({problems:e10=[]})=>e10.slice(0,Gre),Gre=3,$_=({changes:e10,pairs:t},r=I)=>t.filter(({relation:a})=>a!=="disjoint").
map(a=>{let i=a.relation==="behind"?e10.filter(l=>l.behind&&a.changes.includes(l.name)):[],n=a.clashes?.[0]?` at ${Vre(a.clashes[0],r)}`:"",s=i.flatMap(({name:l,
behind:c})=>c?[`${I(l)}: ${c.name}. ${Ee(c.message)}`]:[]),o=[...rI(a),...s];return{kind:eI[a.relation],words:`${tI(a,r,i[0]?.name)}${n}`,details:o,pair:a}}).sort(
(a,i)=>YN.indexOf(a.kind)-YN.indexOf(i.kind)),YN=["conflicts","order","unknown","fits"];function Hre({pairs:e10,left_out:t}){let{length:r}=e10.filter(({relation:a})=>a===
"disjoint");return[...r>0?[`${y_(r,"pair touches","pairs touch")} different files.`]:[],...e10.length===0&&t.length===0?["There is nothing else under way."]:[],
...t.map(({name:a,reason:i})=>`${I(a)} was not looked at: ${I(i)}`)]}var Vre=({step:e10,cause:t},r)=>{let a=[e10,t].flatMap(i=>i?.step===void 0?[]:[`step ${i.step}\
 of ${r(i.change)}`]);return`${r(aI(e10))}${a.length>0?` (${a.join(", ")})`:""}`},aI=({file_path:e10,lines:t})=>t===void 0?e10:`${e10}:${t[0]}`,k_=({changes:e10,
pairs:t},r)=>t.flatMap(a=>{let i=e10.find(n=>a.changes.includes(n.name)&&n.name!==r);return!a.changes.includes(r)||a.relation==="disjoint"||!i?[]:[{other:i,effect:Jre(
r,a),pair:a}]}),Jre=(e10,{relation:t,order:r})=>t==="order"?r?.[0]===e10?"before":"after":t==="commutes"||t==="disjoint"?"fits":t,b_=10,XN=20;function Cf(e10,t,r){
let a=k_(e10,t),i=l=>a.filter(c=>c.effect===l),n=l=>Zre(i(l).map(({other:c})=>QN(c,r))),s=(l,c)=>{let u=i(l),p=u.slice(0,b_).map(f=>`${c} ${QN(f.other,r)}${Yre(
f,t,r)}`);return u.length>b_?[...p,`${c} ${u.length-b_} more`]:p},o=e10.left_out.length;return[i("fits").length>0&&`fits with ${n("fits")}`,i("same").length>0&&
`does the same as ${n("same")}`,...s("conflicts","conflicts with"),...s("after","has to come after"),...s("before","has to come before"),i("behind").length>0&&`\
does not apply together with ${n("behind")} (behind the base)`,i("unknown").length>0&&`could not be compared with ${n("unknown")}`,o>0&&`${y_(o,"other")} not lo\
oked at`].filter(Boolean).join("; ")}var x_=(e10,t)=>JSON.stringify(k_(e10,t).slice(0,Kre).map(({other:r,effect:a,pair:{clashes:i=[]}})=>({name:r.name,effect:a,
...r.number!==void 0&&{number:r.number},...r.fork&&{fork:r.fork},...i[0]&&{at:[i[0].step,...i[0].cause?[i[0].cause]:[]]}}))),Kre=100,QN=({name:e10,number:t},r)=>t===
void 0?r(e10):`#${t}`,Zre=e10=>e10.length>XN||e10.length<2?qre(e10,XN):`${e10.slice(0,-1).join(", ")} and ${e10.at(-1)}`;function Yre({pair:{clashes:e10=[]}},t,r){
let[a]=e10;if(!a)return"";let i=[a.step,...a.cause?[a.cause]:[]],[n,s]=[i.find(({change:c})=>c===t),i.find(({change:c})=>c!==t)],o=[s?.step===void 0?[]:`its ste\
p ${s.step}`,n?.step===void 0?[]:`this step ${n.step}`].flat(),l=n?.lines?n:s??n;return`${l?` at ${r(aI(l))}`:""}${o.length>0?` (${o.join(", ")})`:""}`}import{core_text_digest$a as O_}from"./hook.js";
import{core_text_json$f as iI,core_text_json$i as Xre,core_text_json$j as S_}from"./hook.js";import{errors$b as nI}from"./hook.js";var er="refs/editplan/branche\
s/",Mf="ledger.json",Xo=2*1024*1024,E_=50,sI=$().regex(/^[0-9a-f]{40,64}(?:\.\.[0-9a-f]{40,64})?$/,"names no commits"),A_=P($()),Qre={list:A_,text:$().optional(),
"text or number":Y([$e(),$()]).optional(),flag:G().optional(),"flag or always":G().optional()},eae=e10=>C(Object.fromEntries(e10.flatMap(({ledger:t,type:r})=>t===
void 0?[]:[[t,typeof r=="string"?Qre[r]:U(r).optional()]]))),tae={labels:[],assignees:[],reviewers:[],teams:[]},oI={...Gp,plans:P(aa).optional(),head:ze,own:P(sI),
kept:P(ze),manifest:aa.optional()},rae=C({number:L().positive(),base:$(),state:U(["open","merged","closed","expired","unchanged","superseded"]),run:C(oI)}),aae=C(
{repository:Y([L(),$()]),paths:A_,made:$().optional()}),iae=C({...oI,tree:ze,steps:$(),source:aae.optional(),decided:P(C({step:bn,by:$(),of:$().optional()})).optional(),
each:$().optional(),paths:A_.optional(),words:$().optional(),split:C({of:$(),on:ze,part:$()}).optional(),below:P(sI).optional(),expires:$().optional(),awaits:$().
optional(),by:C({file:$(),number:L().positive(),id:L().positive().optional()}).optional(),commented:L().optional()}),nae=C({version:ue(1),branch:$(),repository:L().
optional(),created:G(),run:iae,set:eae(Dt),section:aa.optional(),pulls:P(rae).max(E_),answered:L().optional()}),sae=e10=>e10===void 0?[]:[e10.run,...e10.pulls.toReversed().
map(({run:t})=>t)];function oae({pulls:e10},t){let r=e10.map(a=>a.number);return r.includes(t)||r.length>=E_&&t<Math.min(...r)}var sa=e10=>`${er}${O_(`refs/head\
s/${e10}`)}`,Qo=e10=>[`refs/heads/${e10}`,sa(e10),`refs/heads/${e10}/*`,...Pf(e10)],Pf=e10=>e10.split("/").slice(0,-1).map((t,r,a)=>`refs/heads/${a.slice(0,r+1).
join("/")}`);function Rf(e10){let t={...e10,version:1,pulls:e10.pulls.slice(-E_)},r=S_(t);return`${S_({...t,checksum:O_(r)})}
`}function Lf(e10,{branch:t,at:r}){let a=Xre(e10),{version:i,checksum:n,...s}=iI(a)?a:{};if(iI(a)&&i!==void 0&&i!==1)throw lI(t,`the version ${JSON.stringify(i)}\
, and this editplan reads 1`);let o=p=>zf(t,{at:r,what:p});if(n!==O_(S_({...s,version:i})))throw o("its checksum is wrong");let l=nae.safeParse({...s,version:i});
if(!l.success)throw lae(t,l.error)??o(ks(l.error));if(l.data.branch!==`refs/heads/${t}`)throw o(`it is that of ${l.data.branch}`);let{version:c,...u}=l.data;return u}
var lI=(e10,t)=>new nI({name:"LEDGER_INVALID",message:`The ledger of the branch "${e10}" has ${t}. Nothing was pushed. Use the editplan that wrote it.`}),lae=(e10,{
issues:t})=>{let r=t.flatMap(a=>a.code==="unrecognized_keys"?a.keys:[]);if(!t.some(({code:a})=>a!=="unrecognized_keys"))return lI(e10,`keys that this editplan d\
oes not know (${r.join(", ")})`)},zf=(e10,{at:t,what:r})=>new nI({name:"INTERRUPTED",message:`The ledger of the branch "${e10}" is damaged (${r}), so it is not \
known which commits a run made. It is the commit ${t} under ${sa(e10)}. Nothing was pushed. Restore that ref, or delete it and run once with \`replace: true\`.`});
var Pe=(e10,t)=>({method:"GET",path:e10,answer:t});function Te(e10,t,r,a=cae){return{method:e10,path:t,answer:a,...r&&{body:r}}}var cae=Y([Ne($(),He()),P(He()),
ue(""),Ns()]);function Tn(e10,t,r){let a=N({data:r,errors:wt([]).nullish()}).transform(i=>i.data);return{method:"POST",path:"/graphql",body:{query:e10,variables:t},
answer:a}}function Nn(e10,t){let r=`${e10[0]?.toUpperCase()}${e10.slice(1)}Input`,a=N({[e10]:N({})});return Tn(`mutation($input: ${r}!) { ${e10}(input: $input) \
{ clientMutationId } }`,{input:t},a)}var Ff=e10=>e10.method!=="GET"&&!(e10.path==="/graphql"&&String(e10.body?.query).startsWith("query")),T_=N({hasNextPage:G(),
endCursor:$().nullable()}).refine(({hasNextPage:e10,endCursor:t})=>!e10||t!==null,"has a next page, and no cursor"),Fe=$().min(1),uae=e10=>e10.replace(/\/.*$/,"").
toLowerCase(),X=e10=>`/repos/${e10.split("/").map(encodeURIComponent).join("/")}`;import{errors$b as fI,errors$c as pae}from"./hook.js";var fae={token:true,repository:true,
serverUrl:true,trustsSettings:true,withheld:true,apiUrl:true,graphqlUrl:true,environment:true,leaseOn:true,startsOn:true,restoresBody:true,answered:true,decided:true,
newlyDecided:true,summaryUrl:true,defaultBranch:true,mergesAtOnce:true,suggestOn:true,ontoPull:true,viewer:true,workflowRun:true,part:true,runCreated:true,clock:true,
pace:true},dae=e10=>Ho("options.publish",e10,{...fae,...Object.fromEntries(Dt.flatMap(t=>t.of==="publishing"?[[Ot(t),true]]:[]))}),N_=new ee("provenance");function dI({
clock:e10,writesPerMinute:t=60,patience:r=15*6e4}){let a=6e4/t,i=0,n=0;return{patience:r,async turn(o){for(let l=s(o);l>0;l=s(o))await e10.sleep(l);o&&(i=e10.now()+
a)},hold(o){n=Math.max(n,e10.now()+o)}};function s(o){return Math.ceil(Math.max(n,o?i:0)-e10.now())}}var ti={now:()=>Date.now(),sleep:e10=>new Promise(t=>setTimeout(
t,e10))},hae=8;function hI(e10){let t=[...new Set(e10.flatMap(i=>i?[i,...mae(i)]:[]))].filter(i=>i.length>=hae).flatMap(i=>[cI(i),...[0,1,2].map(n=>cI(gae(i,n)))]),
r=t.length>0?new RegExp(t.join("|"),"g"):void 0,a=i=>r!==void 0&&i.search(r)>=0;return{isIn:i=>mI(i).some(a),mask:i=>r?i.replace(r,"***"):i}}function mae(e10){let t=/^[\w-]+:\s*\w+\s+(\S+)$/.
exec(e10)?.[1];if(t===void 0)return[];let r=Buffer.from(t,"base64").toString("utf8");return[t,.../^[\x20-\x7e]+$/.test(r)?[r,r.replace(/^[^:]*:/,"")]:[]]}function gae(e10,t){
let r=Buffer.concat([Buffer.alloc(t),Buffer.from(e10)]);return r.toString("base64").slice(Math.ceil(t*8/6),Math.floor(r.length*8/6))}var cI=e10=>[...e10].map(bae).
join("(?:(?:\\n|\\\\n)[+-]|\\s|\\\\[nrt]|%0[adAD])*");function bae(e10){return`(?:${(_ae[e10]??[e10]).map(t=>`${t.replace(/[\\^$.*+?()[\]{}|/-]/g,"\\$&")}|${yae(
t)}`).join("|")})`}var _ae={"+":["+","-"],"/":["/","_"]},yae=e10=>[...Buffer.from(e10)].map(t=>`%${t.toString(16).padStart(2,"0")}`.replace(/[a-f]/g,r=>`[${r}${r.
toUpperCase()}]`)).join("");function mI(e10){return typeof e10=="string"?[e10]:typeof e10!="object"||e10===null?[]:Object.entries(e10).flatMap(([t,r])=>[t,...mI(
r)])}function I_(e10,t,r){if(!e10?.isIn(t))return;let a=`${r} holds a token of this job, and was not sent. Remove it from where it comes from, and replace the t\
oken if others could read that.`;throw new fI({name:"TOKEN_WITHHELD",message:a})}var gI=({token:e10,branchToken:t,withheld:r=[]})=>hI([e10,t,...r]);async function wae(e10,{
from:t,to:r},a){let i=gI(a),n=await e10.run(l0(t,r));for(let s=0;s<n.length;s+=uI){let o=n.subarray(s,s+uI+vae).toString("latin1").replaceAll("\0","");I_(i,o,"A\
 commit of the run")}}var uI=64*1024*1024,vae=64*1024,St=class extends fI{status;detail;isUnreadable;constructor(e10,t){let r=[t.message,...t.errors.map(i=>JSON.
stringify(i))].join(" "),a=r.replace(/[.\s]+$/,"");super({name:"GITHUB_FAILED",message:`${$ae(e10,t)}: ${a}. ${xae(e10,t)}`}),this.status=t.status,this.detail=r,
this.isUnreadable=t.isUnreadable??false}};function j_(e10){if(!(e10 instanceof St&&!e10.isUnreadable&&e10.status!==void 0&&e10.status<500))throw e10}var $ae=({method:e10,
path:t,body:r},{status:a,isUnreadable:i})=>t==="/graphql"?`GitHub ${i?"did not answer":"refused"} ${/\{\s*(\w+)/.exec(String(r?.query))?.[1]??"a call of GraphQL"}`:
i?`The answer to ${e10} ${t.split("?")[0]} cannot be read`:`GitHub answered ${a??"nothing"} to ${e10} ${t.split("?")[0]}`,Df=[[/SAML (?:SSO|enforcement)/i,'the \
organization has single sign-on, for which the token is not authorized. Authorize it ("Configure SSO" beside the token, in the settings of its owner), or use th\
e workflow\u2019s own token'],[/IP allow list/i,"the organization does not let in the address of this machine. Put that on its list of allowed addresses, or run\
 where one that is on it is used"]],kae=[[/could not resolve to a node/i,'The token cannot see the team, which the workflow\u2019s own token never can. Use the token\
 of a GitHub App with "Members: read", or one with the scope `read:org`.'],[/only be requested from collaborators/i,"Give those whom it means access to the repo\
sitory, or name others as `reviewers` and `team-reviewers`."],[/merge method .+ not allowed/i,"Set `auto-merge` to a method that the repository and the rules of\
 the base allow."],[/in (?:clean|unstable) status/i,"Auto-merge waits for what the rules of the base require, and of that nothing is missing. Require there what\
 it should wait for, or merge it by hand."],[/in draft/i,"No draft is merged. Leave out `draft`, or mark it as ready and run again."],[/merge queue/i,'Add it to\
 the queue on its page ("Merge when ready").'],[/request timed out|too large to process/i,"The change is too large for the API. Leave out `sign-commits: api`, o\
r make smaller plans."]];function xae({path:e10},t){let{status:r,headers:a,message:i,isUnreadable:n}=t;if(n)return"Run again; if it stays so, look for what answ\
ers in place of GitHub, such as a proxy.";let s=Number(a["x-ratelimit-reset"]);if(String(a["x-ratelimit-remaining"])==="0"&&s>0)return`The token has used up its\
 calls until ${new Date(s*1e3).toISOString().slice(0,16).replace("T"," ")} UTC. Run again after that, or use another token.`;let o=Number(a["retry-after"]);if((r===
403||r===429)&&o>0||Bf(t))return`GitHub limits how fast the token may write. Run again ${o>0?`in ${Math.ceil(o/60)} minutes`:"later"}, and let fewer jobs run at\
 once.`;if(r===void 0)return"Check the network and run again.";if(r===401)return"Check that the token has not expired.";let[,l]=Df.find(([p])=>r===403&&p.test(i))??
[];if(l!==void 0)return`That is: ${l}.`;if(r===403||r===404)return"Check the name, and what the token may do there.";if(r>=500)return"Run again later.";let c=[i,
...t.errors.map(p=>JSON.stringify(p))].join(" "),[,u]=kae.find(([p])=>p.test(c))??[];return u!==void 0?u:e10==="/graphql"?"Check what the token may do, and the \
settings of the repository.":"Correct what it names and run again."}async function el(e10){let{token:t,apiUrl:r,graphqlUrl:a,clock:i=ti,pace:n=dI({clock:i})}=e10,
{getOctokit:s}=await import("./actions-github.js"),o=s(t,{baseUrl:r.replace(/\/$/,""),log:Aae}),l=a??Tae(r),c=gI(e10),u;async function p(d,b){I_(c,[d.path,d.body],
`What ${d.method} ${c.mask(d.path)} would send`);for(let m=1;;m+=1){await n.turn(Ff(d));let w=await o.request({method:d.method,url:b==="/graphql"?l:b,headers:{"\
x-github-api-version":"2022-11-28"},...d.body&&{data:d.body}}).catch(h=>Mae(d,h,t)),x="data"in w?Eae(d,w):w;if(!x&&"data"in w)return u??=Nae(w.headers["x-oauth-\
scopes"]),{data:w.data,link:w.headers.link};await f(d,x,m)}}async function f(d,b,m){let w=yI(b,m,{now:i.now(),patience:n.patience});if(w===void 0)throw new St(d,
b);wI(b)?n.hold(w):await i.sleep(w)}return{async send(d){return pI(d,(await p(d,d.path)).data)},async list(d){let b=[];for(let[m,w]=[d.path,1];m!==void 0;w+=1){
let{data:x,link:h}=await p(d,m),g=pI(d,x);b.push(...g);let _=Sae(d,{link:h,isFull:g.length>=Oae,number:w});if(_===m)throw C_(d,"a page that names itself as the \
next one");m=_}return b},scopes:()=>u}}function Sae(e10,{link:t,isFull:r,number:a}){if(t===void 0)return r?`${e10.path}&page=${a+1}`:void 0;if(!/rel="?next"?/.test(
t))return;let i=/<[^>?]*(\?[^>#]+)[^>]*>;\s*rel="?next"?/.exec(t)?.[1];if(i===void 0)throw C_(e10,"a list without the address of its next page");return e10.path.
split("?")[0]+i}var Oae=100;function Eae({method:e10,path:t},{data:r,headers:a}){if(t!=="/graphql")return;let i=bI.safeParse(r).data?.errors.find(({type:n})=>n===
"RATE_LIMITED");return i&&{method:e10,path:t,status:403,headers:a,message:i.message,errors:[]}}var Aae={debug(){},info(){},warn(){},error(){}},Tae=e10=>`${e10.replace(
/\/$/,"").replace(/\/v3$/,"")}/graphql`,Nae=e10=>typeof e10=="string"?e10.split(/,\s*/).filter(Boolean):void 0,bI=N({errors:P(N({message:$(),type:$().optional().
catch(void 0),locations:He().optional(),extensions:He().optional()})).min(1)});function pI(e10,t){let r=e10.path==="/graphql"&&!e10.partial?bI.safeParse(t).data:
void 0,a=r?void 0:e10.answer.safeParse(t);if(a?.success)return a.data;let i=r?r.errors.map(n=>n.message).join("; "):`an answer of another shape than documented \
(${a?.error&&jae(a.error)})`;throw!r||!Ff(e10)&&r.errors.every(Iae)?C_(e10,i):new St(e10,{..._I(e10),message:i})}var Iae=({type:e10,locations:t,extensions:r})=>e10===
void 0&&t===void 0&&r===void 0,_I=({method:e10,path:t})=>({method:e10,path:t,status:200,headers:{},errors:[]}),C_=(e10,t)=>new St(e10,{..._I(e10),message:t,isUnreadable:true}),
jae=({issues:[e10]})=>`${e10?.path.join(".")||"all of it"}: ${e10?.message.split(`
`)[0]}`,Cae=N({status:$e(),response:N({headers:Ne($(),Y([$(),$e(),Ns()])).catch({}),data:N({message:$().catch(""),errors:P(Y([Ni({field:$().optional(),code:$().
optional()}),$()])).catch([])}).catch({message:"",errors:[]})}).optional()});function Mae(e10,t,r){let a=pae(t),i=Cae.safeParse(t).data,n=i?.response?i.status:void 0,
s=o=>o.replaceAll(r,"***");return{method:e10.method,path:e10.path,status:n,headers:i?.response?.headers??{},message:s(i?.response?.data.message||a),errors:(i?.response?.
data.errors??[]).map(o=>typeof o=="string"?{code:s(o)}:o)}}function yI(e10,t,{now:r,patience:a}){if(t>=Pae)return;let i=Rae(e10,t,r);return i===void 0||i>a?void 0:
i}var Pae=5,wI=e10=>Bf(e10)||e10.status===403&&vI(e10,1,0)!==void 0,Bf=({status:e10,message:t,errors:r})=>e10===429||e10===403&&/secondary rate|abuse detection/i.
test(t)||e10===422&&/submitted too quickly/i.test(`${t} ${JSON.stringify(r)}`);function Rae(e10,t,r){let{status:a,headers:i}=e10;return a===void 0||a>=500?1e3*2**
(t-1):a===403||Bf(e10)?vI(e10,t,r):a===422&&Lae(e10)?2e3*t:$I(i["retry-after"])}function vI(e10,t,r){let{headers:a}=e10,i=$I(a["retry-after"]);return i!==void 0?
i:String(a["x-ratelimit-remaining"])==="0"?Math.max(0,Number(a["x-ratelimit-reset"])*1e3-r)+1e3:Bf(e10)?6e4*2**(t-1):void 0}var $I=e10=>e10===void 0||Number.isNaN(
Number(e10))?void 0:Number(e10)*1e3;function Lae({method:e10,path:t,errors:r}){return e10==="POST"&&t.endsWith("/pulls")&&r.some(({field:a,code:i})=>a==="head"&&
i==="invalid")}import{empty$d as xI}from"./hook.js";var Uf={};xI(Uf,{ZodISODate:()=>Os,ZodISODateTime:()=>Ss,ZodISODuration:()=>As,ZodISOTime:()=>Es,date:()=>Fae,
datetime:()=>zae,duration:()=>Bae,time:()=>Dae});function zae(e10){return Fc(Ss,e10)}function Fae(e10){return Dc(Os,e10)}function Dae(e10){return Bc(Es,e10)}function Bae(e10){
return Uc(As,e10)}var Uae={invalid_type:"invalid_type",too_big:"too_big",too_small:"too_small",invalid_format:"invalid_format",not_multiple_of:"not_multiple_of",
unrecognized_keys:"unrecognized_keys",invalid_union:"invalid_union",invalid_key:"invalid_key",invalid_element:"invalid_element",invalid_value:"invalid_value",custom:"\
custom"},kI;kI||(kI={});var SI={};xI(SI,{bigint:()=>Hae,boolean:()=>Gae,date:()=>Vae,number:()=>Wae,string:()=>qae});function qae(e10){return qh(qc,e10)}function Wae(e10){
return Wh(Ts,e10)}function Gae(e10){return Gh(Wc,e10)}function Hae(e10){return Hh(Jh,e10)}function Vae(e10){return Vh(Kh,e10)}var M_=P(N({login:Fe})),Jae=N({assignees:M_.
nullable()}).transform(({assignees:e10})=>(e10??[]).map(({login:t})=>t)),P_=N({sha:ze,ref:Fe,repo:N({id:L(),full_name:Fe,owner:N({type:$()}).optional()}).nullable()}),
EI=N({number:L(),node_id:Fe,html_url:$(),state:U(["open","closed"]),title:$(),body:$().nullable(),draft:G().default(false),user:N({login:Fe}).nullable(),labels:P(
N({name:$()})),assignees:M_.nullable().transform(e10=>e10??[]),requested_reviewers:M_.nullable().transform(e10=>e10??[]),requested_teams:P(N({slug:$()})).nullable().
transform(e10=>e10??[]),milestone:N({number:L(),title:$()}).nullable(),auto_merge:N({merge_method:$()}).nullable(),mergeable_state:$().optional(),maintainer_can_modify:G().
optional(),head:P_,base:N({sha:ze,ref:Fe})}),Kae=N({number:L(),title:$(),url:$(),headRefName:Fe,headRefOid:ze,headRepository:N({nameWithOwner:Fe}).nullable(),isCrossRepository:G(),
files:N({pageInfo:N({hasNextPage:G()}),nodes:P(N({path:$(),changeType:$()}))}).nullable()}).transform(({headRefName:e10,headRefOid:t,headRepository:r,isCrossRepository:a,
files:i,...n})=>({...n,branch:e10,head:t,fork:a,repository:r?.nameWithOwner,files:!i||i.pageInfo.hasNextPage||i.nodes.some(({changeType:s})=>s==="RENAMED")?void 0:
i.nodes.map(({path:s})=>s)})),Zae=`query($owner: String!, $name: String!, $base: String!, $after: String) {
  repository(owner: $owner, name: $name) {
    pullRequests(states: OPEN, baseRefName: $base, first: 50, after: $after, orderBy: { field: UPDATED_AT, direction: DESC }) {
      pageInfo { hasNextPage endCursor }
      nodes {
        number title url headRefName headRefOid headRepository { nameWithOwner } isCrossRepository
        files(first: 100) { pageInfo { hasNextPage } nodes { path changeType } }
      }
    }
  }
}`;function Yae(e10,t,r){let[a,i]=e10.split("/"),n=N({pageInfo:T_,nodes:P(Kae)}),s=N({repository:N({pullRequests:n})});return Tn(Zae,{owner:a,name:i,base:t,after:r??
null},s)}var Xae=N({id:L(),node_id:Fe,full_name:Fe,default_branch:Fe,archived:G(),private:G().optional(),allow_auto_merge:G().optional(),permissions:N({push:G()}).
optional(),parent:N({full_name:Fe}).optional()}),In=e10=>Pe(X(e10),Xae),Qae=(e10,t)=>Pe(`${X(e10)}/actions/runs/${t}`,N({created_at:Uf.datetime({offset:true})})),
eie=e10=>Pe(`${X(e10)}/actions/permissions/workflow`,N({can_approve_pull_request_reviews:G()})),tie=N({type:$(),ruleset_id:$e().optional(),parameters:N({required_status_checks:P(
N({context:$()})).optional().catch(void 0),workflows:P(N({path:$()})).optional().catch(void 0),required_deployment_environments:P($()).optional().catch(void 0),
strict_required_status_checks_policy:G().optional().catch(void 0),do_not_enforce_on_create:G().optional().catch(void 0),operator:U(["starts_with","ends_with","c\
ontains","regex"]).optional().catch(void 0),pattern:$().optional().catch(void 0),negate:G().optional().catch(void 0)}).optional().catch(void 0)}),rie=(e10,t)=>Pe(
`${X(e10)}/rules/branches/${encodeURIComponent(t)}?per_page=100`,P(tie)),aie=(e10,t)=>Pe(`${X(e10)}/rulesets/${t}`,N({current_user_can_bypass:$().optional()})),
iie=(e10,t)=>Pe(`${X(e10)}/branches/${encodeURIComponent(t)}`,N({protected:G(),protection:N({required_status_checks:N({contexts:P($())}).optional()})})),nie=(e10,t,r)=>Te(
"POST",`${X(e10)}/actions/workflows/${encodeURIComponent(t)}/dispatches`,{ref:r}),sie=()=>Tn("query { viewer { login } }",{},N({viewer:N({login:Fe})})),R_=N({number:L(),
html_url:$(),state:U(["open","closed"]),merged_at:$().nullable(),body:$().nullable(),user:N({login:Fe}).nullable(),head:P_,base:N({ref:Fe})}),L_=(e10,t)=>Pe(`${X(
e10)}/pulls?${new URLSearchParams({state:"all",head:t,sort:"created",direction:"desc",per_page:"100"})}`,P(R_)),oie=e10=>Pe(`${X(e10)}/pulls?state=open&per_page\
=100`,P(R_)),lie=(e10,t)=>Pe(`${X(e10)}/commits/${t}/pulls?per_page=100`,P(R_)),z_=(e10,t)=>Pe(`${X(e10)}/pulls/${t}`,EI),cie=(e10,t)=>Te("POST",`${X(e10)}/pull\
s`,t,EI),uie=(e10,t,r)=>Te("PATCH",`${X(e10)}/pulls/${t}`,r,N({number:L(),state:r.state===void 0?$():ue(r.state)})),pie=(e10,t,r)=>Te("POST",`${X(e10)}/issues/${t}\
/labels`,{labels:r}),fie=(e10,t,r)=>Te("DELETE",`${X(e10)}/issues/${t}/labels/${encodeURIComponent(r)}`),die=(e10,t,r)=>Te("POST",`${X(e10)}/issues/${t}/assigne\
es`,{assignees:r},Jae),hie=(e10,t,r)=>Te("DELETE",`${X(e10)}/issues/${t}/assignees`,{assignees:r}),mie=(e10,t,r)=>Te("POST",`${X(e10)}/pulls/${t}/requested_revi\
ewers`,AI(r)),gie=(e10,t,r)=>Te("DELETE",`${X(e10)}/pulls/${t}/requested_reviewers`,AI(r)),AI=({people:e10,teams:t})=>({reviewers:e10,team_reviewers:t}),bie=e10=>Pe(
`${X(e10)}/milestones?state=open&per_page=100`,P(N({number:L(),title:$()}))),_ie=(e10,t,r)=>Te("PATCH",`${X(e10)}/issues/${t}`,{milestone:r}),yie=(e10,t)=>Nn("e\
nablePullRequestAutoMerge",{pullRequestId:e10,mergeMethod:t.toUpperCase()}),wie=(e10,t,r)=>Te("PUT",`${X(e10)}/pulls/${t}/merge`,r,N({merged:ue(true)})),vie=(e10,t)=>{
let[r,a]=e10.split("/"),i=N({state:$()}).nullable(),n=N({nodes:P(N({commit:N({statusCheckRollup:i})}))});return Tn($ie,{owner:r,name:a,number:t},N({repository:N(
{pullRequest:N({headRefOid:ze,commits:n})})}))},$ie=`query($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) { headRefOid commits(last: 1) { nodes { commit { statusCheckRollup { state } } } } }
  }
}`,kie=e10=>Nn("disablePullRequestAutoMerge",{pullRequestId:e10}),xie=(e10,t)=>Nn(t?"convertPullRequestToDraft":"markPullRequestReadyForReview",{pullRequestId:e10}),
Sie=(e10,t)=>Te("POST",`${X(e10)}/git/blobs`,{content:t.toString("base64"),encoding:"base64"},N({sha:ze})),F_=(e10,t,r)=>Te("POST",`${X(e10)}/git/trees`,{...t!==
void 0&&{base_tree:t},tree:r},N({sha:ze})),D_=(e10,t)=>Te("POST",`${X(e10)}/git/commits`,t,N({sha:ze,tree:N({sha:ze}),verification:N({verified:G(),reason:$()})})),
Oie=(e10,t)=>Pe(`${X(e10)}/git/commits/${t}`,N({verification:N({verified:G(),reason:$()})})),Eie=Ni({dsseEnvelope:Ni({payload:$()})}),Aie=(e10,t,r)=>Pe(`${X(e10)}\
/attestations/sha256:${t}?${new URLSearchParams({predicate_type:r,per_page:"100"})}`,N({attestations:P(N({bundle:Eie.nullish()}))})),Tie=(e10,t)=>Te("POST",`${X(
e10)}/attestations`,{bundle:t},N({id:$e()})),B_=(e10,t)=>Nn("updateRefs",{repositoryId:e10,refUpdates:t.map(({ref:r,commit:a,expected:i})=>({name:r,beforeOid:i??
OI(a),afterOid:a??OI(i),force:true}))}),OI=(e10="")=>"0".repeat(e10.length),Nie=(e10,t)=>Pe(`${X(e10)}/pulls/${t}/files?per_page=100`,P(N({filename:$(),patch:$().
optional()}))),Iie=(e10,t)=>Pe(`${X(e10)}/pulls/${t}/comments?per_page=100`,P(N({body:$()}))),jie=(e10,t,r)=>Te("POST",`${X(e10)}/pulls/${t}/reviews`,r),TI=N({number:L(),
html_url:$(),body:$().nullish()}),Cie=(e10,t)=>Pe(`${X(e10)}/issues?${new URLSearchParams({state:"open",creator:t,per_page:"100"})}`,P(TI)),Mie=(e10,t)=>Te("POS\
T",`${X(e10)}/issues`,t,TI),Pie=(e10,t,r)=>Te("PATCH",`${X(e10)}/issues/${t}`,{body:r});import{core_git_git$q as Rie}from"./hook.js";import{errors$b as Lie}from"./hook.js";
function tl(e10){let t=/^(https?):\/\/(?:[^@/]+@)?([^/]+)\/([^/]+\/[^/]+?)(?:\.git)?\/?$/.exec(e10);if(t)return{server:`${t[1]}://${t[2]}`,repository:t[3]??"",isHttp:true};
let r=/^(?:ssh:\/\/)?(?:[^@/]+@)([^:/]+)(?::\d+\/|[:/])([^/]+\/[^/]+?)(?:\.git)?\/?$/.exec(e10);return r?{server:`https://${r[1]}`,repository:r[2]??"",isHttp:false}:
void 0}async function U_(e10,t,r){let{repository:a,serverUrl:i}=t;if(a===void 0)return;let n=(await e10.run(Rie())).filter(({key:s})=>s==="remote.origin.url").map(
({value:s})=>s);if(n.length===0)throw NI(a,"The checkout has no `origin`");for(let s of n){let o=tl(s);if(!(o!==void 0&&zie(o.server,i,o.isHttp))||!await Fie(o.
repository,a,t,r))throw NI(a,`\`origin\` of the checkout is ${Die(s)}`)}}function zie(e10,t,r){let[a,i]=[new URL(e10),new URL(t)];return r?a.host===i.host:a.hostname.
replace(/^ssh\./,"")===i.hostname}async function Fie(e10,t,{token:r,apiUrl:a},{graphqlUrl:i,clock:n,pace:s}){if(e10.toLowerCase()===t.toLowerCase())return true;
if(r===void 0)return false;let o=await el({token:r,apiUrl:a,graphqlUrl:i,clock:n,pace:s}),l=async c=>(await o.send(In(c))).node_id;try{return await l(e10)===await l(
t)}catch(c){if(c instanceof St&&c.status===404)return false;throw c}}var Die=e10=>e10.replace(/:\/\/[^/@]*@/,"://***@"),NI=(e10,t)=>new Lie({name:"ORIGIN_DIFFER\
S",message:`${t}, and the run is for ${e10}. Check out that repository, or name the other one as \`repository\`. Nothing was sent.`});function q_(e10,t,r={}){let a=Buffer.
from(`x-access-token:${t}`).toString("base64"),i=`http.${e10}.extraheader`,n=Number.parseInt(r.GIT_CONFIG_COUNT??"",10)||0,s=[["credential.helper",""],[i,""],[i,
`AUTHORIZATION: basic ${a}`]],o={GIT_CONFIG_COUNT:String(n+s.length)};for(let l=0;l<n;l+=1)o[`GIT_CONFIG_KEY_${l}`]=r[`GIT_CONFIG_KEY_${l}`]??"",o[`GIT_CONFIG_V\
ALUE_${l}`]=r[`GIT_CONFIG_VALUE_${l}`]??"";return s.forEach(([l,c],u)=>{o[`GIT_CONFIG_KEY_${n+u}`]=l,o[`GIT_CONFIG_VALUE_${n+u}`]=c}),o}import{core_git_commands_refs$d as jI,
core_git_commands_refs$g as Bie}from"./hook.js";import{core_git_git$f as Uie,core_git_git$g as qie,core_git_git$y as CI}from"./hook.js";import{errors$b as Lt}from"./hook.js";
async function Wie(e10,t,r){let a=r.branch??qI(t.title,t.sha256),i=rne(a,t.sha256,r);nne(i);let{reach:n,own:s,...o}=await G_(e10,r);r.trustsSettings===false&&await U_(
e10,o,r);let{repository:l,upstream:c}=o,u=r.pushToFork??l,p={...o,headRepository:u,branch:i,push:r.pushToFork?n(r.pushToFork):c};if(r.suggestOn!==void 0)return{
...p,base:await Zie(e10,c,r.suggestOn)};let f=r.pushToFork?[]:Qo(i),d=r.dryRun===true&&(o.token===void 0||r.part!==void 0),{base:b,seen:m}=d?{base:await Qie(e10,
r,s),seen:void 0}:await PI(e10,c,{wanted:r.base,also:f});if(b.branch===i&&r.pushToFork===void 0){let w=`The branch "${i}" is the base of the pull request as wel\
l. Give another \`branch\` or \`base\`.`;throw new Lt({name:"BRANCH_INVALID",message:w})}return{...p,base:{...b,commit:r.startsOn??b.commit},...f.length>0&&{seen:m}}}
async function W_(e10){if(e10.environment||!e10.publish.token)return e10;let t=await Qb(e10),{upstream:r}=await G_(t,e10.publish);return{...e10,opened:Promise.resolve(
s0(t,r))}}async function G_(e10,t){Gie(t.repository);let r=(await e10.run(Sp())).map(f=>({...f,place:tl(f.url)})),a=r.find(({place:f})=>t.repository!==void 0&&MI(
f?.repository,t.repository))??r.find(({name:f})=>f==="origin")??r[0],i=t.repository??a?.place?.repository,n=(t.serverUrl??a?.place?.server??"https://github.com").
replace(/\/$/,""),s=II(n,t),o=II(n,{...t,token:t.branchToken??t.token}),{environment:l,trustsSettings:c=true,clock:u=ti}=t,p=Vie({token:o,environment:l,trustsSettings:c,
clock:u},n,r);return{serverUrl:n,apiUrl:t.apiUrl??Hie(n),token:s,repository:i,upstream:p(i,a?.name),own:a?.name,reach:p}}function Gie(e10){if(e10===void 0||/^[\w.-]+\/[\w.-]+$/.
test(e10))return;let t=tl(e10)?.repository,r=t===void 0?"Write `owner/name`, without an address.":`Did you mean ${t}?`,a=`The repository ${JSON.stringify(qie(e10))}\
 is not \`owner/name\`. ${r}`;throw new Lt({name:"USAGE",message:a})}var MI=(e10,t)=>e10?.toLowerCase()===t.toLowerCase();function Hie(e10){let{hostname:t,origin:r}=new URL(
e10);return t==="github.com"||t.endsWith(".ghe.com")?`https://api.${t}`:`${r}/api/v3`}function II(e10,{token:t,serverUrl:r}){return(r!==void 0||/^https:\/\/(?:github\.com|[^/]+\.ghe\.com)$/.
test(e10))&&t?t:void 0}function Vie({token:e10,environment:t,trustsSettings:r,clock:a},i,n){return(s,o)=>{let l=n.find(({place:u})=>s!==void 0&&MI(u?.repository,
s));if(s&&e10!==void 0&&(l?.place?.isHttp!==false||!r)){let u=`${i}/${s}.git`,p=q_(u,e10,t);return{remote:u,env:p,pause:a.sleep,...!r&&{relay:u}}}let c=l?.name??
(s&&!o?`${i}/${s}.git`:o);if(c===void 0){let u="The repository has no remote to publish to. Add one, such as with `git remote add origin https://github.com/OWNE\
R/NAME`.";throw new Lt({name:"GIT_FAILED",message:u})}return{...Ha(c),pause:a.sleep}}}var Jie=async(e10,t,r)=>(await PI(e10,t,{wanted:r,also:[]})).base;async function PI(e10,t,{
wanted:r,also:a}){let i=r??await DI(e10),n=await jn(e10,t,[...i===void 0?[]:[`refs/heads/${i}`],...a]),{refs:s,defaultBranch:o}=n,l=p=>p===void 0?void 0:s.get(`\
refs/heads/${p}`),c=r??(l(i)?i:o),u=l(c)??(c===void 0?void 0:await FI(e10,t,c));if(c===void 0||u===void 0){let p=c&&await LI(c,{has:async f=>(await jn(e10,t,[f])).
refs.has(f),remotes:await RI(e10)});throw zI(p||Kie(c,o))}return await e10.run(xr(u))===void 0&&await e10.run(ra(t,[`refs/heads/${c}`],CI(e10)?1:void 0)),{base:{
branch:c,commit:u},seen:n}}var RI=async e10=>(await e10.run(Sp())).map(({name:t})=>t);async function LI(e10,{has:t,remotes:r}){let a=e10.replace(/^refs\/(?:heads|remotes)\//,
""),i=r.find(o=>a.startsWith(`${o}/`)),n=[a,...i===void 0?[]:[a.slice(i.length+1)]];for(let o of n)if(o!==e10&&await t(`refs/heads/${o}`))return`"${e10}" is how\
 git calls the branch "${o}" in full. Write \`base: ${o}\`.`;let s=/^\d+\/merge$/.test(e10)?"the merge of a pull request":/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(
e10)?"a commit":await t(`refs/tags/${e10.replace(/^refs\/tags\//,"")}`)?"a tag":!jI(e10)||e10.startsWith("refs/")?"no name of one":void 0;return s&&`A pull requ\
est goes to a branch, and "${e10}" is ${s}. Name the branch as \`base\`.`}var Kie=(e10,t)=>`The remote has no ${e10===void 0?"default branch":`branch "${e10}"`}\
 to open a pull request on. Push it first, or name another as \`base\`${t===void 0?"":`, such as "${t}"`}.`,zI=e10=>new Lt({name:"UNKNOWN_REVISION",message:e10});
async function Zie(e10,t,r){let a=`refs/pull/${r}/head`,i=await N0(e10,t,a)??"";if(i===""){let n=`The repository has no pull request #${r}. Name one that it has\
.`;throw new Lt({name:"UNKNOWN_REVISION",message:n})}return await e10.run(xr(i))===void 0&&await e10.run(ra(t,[a],CI(e10)?1:void 0)),{branch:`pull/${r}/head`,commit:i}}
var H_=class extends Error{};function Yie({branch:e10}){let t=`The branch "${e10}" moved each time it was about to be pushed: another run is publishing to it. L\
et one at a time run (in a workflow: \`concurrency\`), then try again.`;return new Lt({name:"GIT_FAILED",message:t})}async function FI(e10,t,r){return(await jn(
e10,t,[`refs/heads/${r}`])).refs.get(`refs/heads/${r}`)}async function jn(e10,t,r){try{return await hn(e10,t,["HEAD",...r])}catch(a){throw Cn(a,"The repository \
could not be read")}}async function Xie(e10,t){let r=`refs/remotes/${t}/`,a=t===void 0?void 0:await e10.run(Bie(`${r}HEAD`));return a?.startsWith(r)?a.slice(r.length):
void 0}async function DI(e10){let t=await Wp(e10);return t.startsWith("refs/")?t.replace(/^refs\/heads\//,""):void 0}async function Qie(e10,{base:t,defaultBranch:r,
part:a},i){let n=t??await DI(e10)??await Xie(e10,i)??r??"main",s=(i===void 0?void 0:await e10.run(xr(`refs/remotes/${i}/${n}`)))??await e10.run(xr(`refs/heads/${n}`));
if(s===void 0&&t!==void 0&&!a){let l=await LI(t,{has:async u=>{let p=u.replace(/^refs\/heads\//,`refs/remotes/${i}/`);return(await e10.run(xr(p))??await e10.run(
xr(u)))!==void 0},remotes:await RI(e10)}),c=`The checkout knows no branch "${t}" to open a pull request on. Fetch it, name another as \`base\`, or give a token, w\
ith which the remote is asked.`;throw zI(l??c)}let o=s??await e10.run(xr("HEAD"));if(o!==void 0)return{branch:n,commit:o};throw new Lt({name:"NO_COMMIT",message:"\
The repository has no commit yet. Make a first one, such as with `git commit --allow-empty --message Start`."})}var BI=class extends Lt{},ene=[[/push protection|GITHUB PUSH PROTECTION|Push cannot contain secrets/i,
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
t is open"],...Df,[/account is suspended/i,"GitHub has suspended the account of the token. Use the token of another"],[/returned error: 403|Permission to .* denied|Write access to repository not granted/i,
"the token may not push. Give the job `permissions: contents: write`, or a token that may write contents. In a workflow that a fork\u2019s pull request starts, the t\
oken only reads: publish from `workflow_run` instead"],[/Authentication failed|returned error: 401|could not read (?:Username|Password)|Invalid username or (?:password|token)/i,
"the token is not valid for this repository. Check that it has not expired and covers the repository"],[/returned error: 404|not found/i,"the repository does no\
t exist, or the token cannot see it. Check its name, and what the token covers"]],UI=e10=>ene.find(([t])=>t.test(e10));function Cn(e10,t){if(!(e10 instanceof Lt)||
e10.name!=="GIT_FAILED"&&!(e10 instanceof St))return e10;let[,r,a]=UI(e10.message)??[];return!r||!a&&e10 instanceof St?e10:new(a?BI:Lt)({name:e10.name,message:`${t}\
: ${r}. ${Uie(e10)}.`})}var tne=60;function qI(e10,t){return`editplan/${(e10.normalize("NFKD").replace(new RegExp("\\p{M}","gu"),"").toLowerCase().match(/[a-z0-9]+/g)??
[]).join("-").slice(0,tne).replace(/-+$/,"")||WI(t).slice(0,12)}`}function rne(e10,t,{branchSuffix:r,runCreated:a,clock:i=ti}){return r==="digest"?`${e10}-${WI(
t).slice(0,8)}`:r==="week"?`${e10}-${ane(a??i.now())}`:e10}function ane(e10){let t=new Date(e10),r=Date.UTC(t.getUTCFullYear(),t.getUTCMonth(),t.getUTCDate()+4-
(t.getUTCDay()||7)),a=new Date(r).getUTCFullYear(),i=Math.floor((r-Date.UTC(a,0,1))/6048e5)+1;return`${a}-w${String(i).padStart(2,"0")}`}var ine=(e10,t)=>`${e10}\
--${t}`,WI=e10=>e10.replace(/^sha256:/,"");function nne(e10){if(!(/^([0-9a-f]{40}|[0-9a-f]{64})$/i.test(e10)||e10.startsWith("refs/")||e10.includes("\0"))&&jI(e10))
return;let t=`"${e10}" cannot name a branch. Use letters, digits, ".", "_", "-" and single "/" between them.`;throw new Lt({name:"BRANCH_INVALID",message:t})}import{
errors$b as GI}from"./hook.js";async function sne(e10,{combine:t="sequence",split:r=[],...a}){let i=await W_(a);if(i.publish.ontoPull!==void 0)return{report:await(await import("./publish-onto-pull.js")).
pushOntoPull(e10,i)};let[n,...s]=e10;if(r.length>0){if(!n||s.length>0)throw new GI({name:"USAGE",message:one});let{openAtMost:o,supersede:l="none"}=i.publish;if(o!==
void 0||l!=="none")throw new GI({name:"USAGE",message:lne});return{parts:await(await Mn.get()()).split(n,{...i,by:r})}}return t==="sequence"||s.length===0?{report:await VI(
e10,i)}:{report:await(await Mn.get()())[t](e10,i)}}var one="One plan is split at a time. Name one, or make them one with `editplan compose`.",lne="The parts of \
a plan that is split have one source, so `open-at-most` and `supersede` mean nothing there. Leave them out.",Mn=new ee("several");async function VI(e10,t){let{openPullRequest:r}=await import("./publish-open-pull-request.js"),
a=await r(e10,t);if(!await cne(a,t))return a;let i="steps"in e10?[e10]:e10,{narrow:n}=await Mn.get()(),{report:s}=await n(i,{...t,head:a.base?.commit});if(s.result!==
"narrowed"||s.kept===0)return une(a,s);let o=[...s.culprits,...s.dependants].map(({index:w})=>w),l=[...t.without??[],...o],{complete:c,flaky:u,runs:p,culprits:f,
dependants:d}=s,b={...t.combination,narrowing:{complete:c,flaky:u,runs:p,culprits:f,dependants:d}},m=[...t.notes??[],...pne(s)];return r(e10,{...t,without:l,notes:m,
combination:b})}async function cne({problems:e10=[],verifications:t=[],base:r},a){if(!r||!e10.some(({name:c})=>c==="VERIFY_FAILED"))return false;if(a.onFailure!==
void 0)return a.onFailure==="narrow";let i=new Set(t.filter(({ok:c})=>!c).map(({name:c})=>c)),{openRepository:n}=await import("./core-run-baseline.js"),{openPolicy:s}=await import("./core-run-run-policy.js"),
{verificationName:o}=await import("./core-policy-run-verifications.js"),{file:l}=await s(await n(a),a.policyOf??r.commit,{given:a.policy,asks:true});return l.verify.
some(c=>c["on-failure"]==="narrow"&&i.has(o(c)))}function une(e10,{result:t,runs:r}){let a={"all-pass":"The verification passes on the base of the plan, so no s\
tep is to blame.",narrowed:"No step remains without those that break the verification.",never:"The verification fails without any step too.",unknown:`Nothing pa\
ssed in ${r} runs. Narrow the plan down with a larger --budget.`}[t];return{...e10,notes:[...e10.notes??[],a]}}function pne({culprits:e10,dependants:t,complete:r,
flaky:a}){return[...e10.map(i=>`Left out: ${HI(i)}, with which the verification ${JSON.stringify(i.verification??"")} fails.`),...t.map(i=>`Left out: ${HI(i)}, \
which needs step ${i.needs.join(", ")}.`),...r?[]:["More steps were left out than may be necessary: the budget of runs was spent."],...a?["The verification is f\
laky: with the same files it once passed and once failed."]:[]]}var HI=({index:e10,id:t,tool:r,file_path:a,source:i})=>I(`step ${e10}${t===void 0?"":` (${t})`},\
 ${r} of ${a}${i?`, ${i}`:""}`);var J_={name:"Fix",input:Q(dne),effect:"changes",source:({source:e10})=>e10,touches:({edits:e10})=>e10.flatMap(V_),fileKey:"file\
_path",doing:"Fixing",announce:({source:e10,edits:[t]})=>H(`Fixing ${t?V_(t)[0]?.path:""} (${e10})`),facts:({source:e10,confirm:t})=>[`Applies a fix of ${e10}${t?
", which asks for confirmation":""}`],apply:(e10,t)=>qf?qf.applyFix(e10,t):fne().then(({applyFix:r})=>r(e10,t))},qf,fne=async()=>(qf=await import("./wings-fixes-fix-apply.js"),
qf);function dne(){return C({source:Qh().describe("The tool and its rule.").meta({examples:["eslint/no-var"]}),confirm:pe("The tool asks for confirmation: the p\
olicy asks too, unless a rule allows it."),edits:P(Y([hne(),mne(),gne(),bne()],"is no edit, create, rename or delete")).min(1,"is empty").max(1e4,"holds more th\
an 10,000 edits").describe("Edits by their place, and files to create, rename or delete; in this order.").meta({examples:[[{file_path:"src/user.js",sha256:"9f86\
d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",start:0,end:3,old_string:"var",new_string:"let"}]]})}).describe("One fix of a linter, compiler or \
editor: whole or not at all, at bytes of files named by their SHA-256.")}var Wf=()=>Ii().describe("SHA-256 of the bytes of the file as the tool saw it.").meta({
examples:["9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"]}),JI=e10=>J().refine(t=>t.split(`
`).length<=4,"holds more than three lines").optional().describe(e10).meta({examples:[`let total = 0
`]}),hne=()=>ke(C({file_path:oe.meta({examples:["src/cart.js"]}),sha256:Wf(),start:L().min(0,"is below 0").describe("First byte that is replaced, counted from 0\
 in that state.").meta({examples:[120]}),end:L().min(0,"is below 0").describe("The byte after the last one that is replaced.").meta({examples:[123]}),old_string:J().
describe("What is there; empty for an insertion.").meta({examples:["var"]}),new_string:J().describe("Text to put there; it takes the line ends of its place.").meta(
{examples:["let"]}),before:JI("Text before the place: where the file is another, it finds the place again."),after:JI("Text after the place.")}),["end",({start:e10,
end:t})=>e10<=t,"is below start"]),mne=()=>C({create:oe.describe("A file to create, empty; edits of it follow.").meta({examples:["src/tax.js"]}),overwrite:pe("E\
mpty a file that exists."),ignoreIfExists:pe("Leave a file that exists as it is."),sha256:Wf().optional()}),gne=()=>C({rename:oe.describe("A file to rename.").meta(
{examples:["src/cart.js"]}),new_path:oe.describe("Its new path.").meta({examples:["src/basket.js"]}),overwrite:pe("Replace a file that has that path."),ignoreIfExists:pe(
"Rename nothing where a file has that path."),sha256:Wf().optional()}),bne=()=>C({delete:oe.describe("A file to delete.").meta({examples:["src/old.js"]}),ignoreIfNotExists:pe(
"Go on where there is none."),sha256:Wf().optional()});function V_(e10){return"start"in e10?[{path:e10.file_path,effects:_ne}]:"create"in e10?[{path:e10.create,
effects:Na}]:"rename"in e10?Ms({file_path:e10.rename,new_path:e10.new_path}):[{path:e10.delete,effects:Ia}]}var _ne=["changes"];var K_=new ee("provenance"),Z_=new ee(
"diagnostics"),yne=e10=>[...K(e10,({path:t,lines:r,diff:a,said:i})=>a===""?`said ${i??t}`:`${r} ${a}`).values()].sort(([t],[r])=>Number(t.generated??false)-Number(
r.generated??false)).map(t=>{let[{lines:r,diff:a,said:i=""}]=t,n=t.length>1&&a!=="",s=n?r:t.reduce((o,l)=>o+l.lines,0);return{paths:t.map(({path:o})=>o),lines:s,
isEach:n,diff:a,said:i}}),Y_=new ee("codemods");import{core_text_words$a as wne}from"./hook.js";var X_={key:"diagnostics",schema:be(Lo),about:"What the policy\u2019s\
 language servers find that the base does not have, server by server.",findings:e10=>({title:"Diagnostics",found:e10.map(vne)})},vne=e10=>({by:e10.server,mark:e10.
added>0?"\u2717":e10.state==="known"?"\u2713":"?",summary:KI(e10),...e10.state==="unknown"&&{doubt:"Diagnostics are unknown"},each:`New ${e10.server} diagnostic`,
milliseconds:e10.milliseconds,places:e10.diagnostics,left:e10.added-e10.diagnostics.length,scope:`It was asked about ${wne(e10.files,"file")}: those that the ru\
n changes, and those that import them.`}),KI=({server:e10,state:t,message:r="",added:a,fixed:i,diagnostics:n})=>{let s=`new ${n.every(({severity:l})=>l==="error")?
"error":"diagnostic"}${a===1?"":"s"}`,o=[`${a===0?"no":a} ${s}`,...i>0?[`${i} fixed`]:[]].join(", ");return t==="known"?`${o} (${e10})`:`${e10}: unknown, ${r}${a>
0?`; at least ${o}`:""}`};var ey={name:"Set",input:Q(XI),call:{title:"Set a value",description:"Sets one value of a JSON, YAML or TOML file by its path, in the \
style of the file; comments and all other lines stay.",isIdempotent:true,input:Q($ne)},effect:"changes",touches:e10=>[ZI(e10)],rule:[],fileKey:"file_path",isRepeatable:true,
doing:"Setting a value in",facts:({path:e10})=>[`Sets the value at ${JSON.stringify(e10)}`],texts:({value:e10})=>({before:"",after:e10===void 0?"":An(e10)}),title:({
path:e10,value:t})=>`set ${e10} to ${An(t)}`,run:async(e10,t)=>(await import("./wings-codemods-set.js")).setValue(e10,t)},ty={name:"Unset",input:Q(xne),call:{title:"\
Remove a key",description:"Removes one key or element of a JSON, YAML or TOML file by its path.",input:Q(kne)},effect:"changes",touches:e10=>[ZI(e10)],rule:[],fileKey:"\
file_path",isRepeatable:true,doing:"Removing a key from",facts:({path:e10})=>[`Removes the value at ${JSON.stringify(e10)}`],title:({path:e10})=>`remove ${e10}`,
run:async(e10,t)=>(await import("./wings-codemods-set.js")).unsetValue(e10,t)},ZI=({file_path:e10=""})=>({path:e10,effects:["changes"]});function $ne(){let{path:e10,
value:t,create:r}=XI().shape;return C({file_path:YI(),path:e10,value:t,create:r}).refine(a=>a.value!==void 0,{path:["value"],message:'The key "value" is missing\
.',when:Gr}).describe("Set one value of a JSON, YAML or TOML file that was read, in the style of the file.")}function kne(){return C({file_path:YI(),path:tj()}).
describe("Remove one key or element of a JSON, YAML or TOML file that was read.")}var YI=()=>oe.meta({examples:["package.json"]});function XI(){let{expect_matches:e10,
skip_unsupported:t}=Ae,r=Me("file_path","glob");return ke(C({...QI(),mode:Ane(),value:Nne().optional(),from:Tne(),create:pe("Whether missing parents are created\
; if false, the step is refused.").meta({default:true}),expect_matches:e10,skip_unsupported:t}),...r.rules,...rt("skip_unsupported","expect_matches"),["value",a=>a.
mode==="copy"||Object.hasOwn(a,"value")&&a.value!==void 0,'The key "value" is missing.'],["from",({mode:a,from:i})=>a==="copy"==(i!==void 0),"is for mode copy, \
which needs it"],["value",({mode:a,value:i})=>a!=="copy"||i===void 0,"cannot be combined with mode copy, which takes the value at from"],["value",({mode:a,value:i})=>a!==
"rename"||typeof i=="string"&&i!=="","is not a text, which mode rename takes as the new name"],Ht).describe("Set one value of a JSON, YAML or TOML file, or of e\
very one that a glob names, in the style of the file.").meta(r.schema)}function xne(){let{expect_matches:e10,skip_unsupported:t}=Ae,r=Me("file_path","glob");return ke(
C({...QI(),expect_matches:e10,skip_unsupported:t}),...r.rules,...rt("skip_unsupported","expect_matches"),Ht).describe("Remove one key or element of a JSON, YAML\
 or TOML file, or of every one that a glob names.").meta(r.schema)}var QI=()=>({file_path:oe.optional().meta({examples:["package.json"]}),glob:Ae.glob,exclude:Ae.
exclude,only_if:Ae.only_if,path:tj(),document:Ene()}),ej=()=>Y([J().min(1,"is empty"),P(Y([J(),L()],"is not a key or index")).min(1,"is an empty list")],"is not\
 a list of keys, nor a path such as $.scripts.test"),tj=()=>ej().describe("Where the value is: a list of keys, an integer is an index of an array (below 0 from \
its end), or a path such as `$.jobs.build.steps[0]`. `*` is any key, `**` any number of them, `[name=x]` every element with that value.").meta({examples:[["scri\
pts","test"],"$.jobs.*.steps[name=build].uses",["files",-1]]}),Sne=C({$literal:$().refine(Vo,"is no number, date, truth value or null").describe("The scalar as \
it is spelt.").meta({examples:["3.10","0o755"]})}).describe("A scalar as it is written, where JSON would print it differently.").meta({examples:[{$literal:"3.10"}]}),
One=Y([$(),$e(),G(),Ti(),Sne],"is not a text, a number, true, false or null"),Ene=()=>Y([L(),ue("*"),C({where:Ne($(),One,"is not a set of paths with values").describe(
"Values that the document has, by their paths.").meta({examples:[{kind:"Deployment","metadata.name":"shop"}]})})],"is not a number, '*' or { where: { kind: \u2026 } \
}").optional().describe("Which of several YAML documents: its number from 0 (from the last below 0), '*' for all, or { where } for those with these values; the \
keys are paths such as metadata.name.").meta({examples:[0,"*",{where:{kind:"Deployment"}}]}),Ane=()=>U(["set","raise","append","prepend","rename","copy"]).optional().
describe("raise sets a version unless it is as high already; append and prepend add value to the list at path, unless it has it; rename gives the last key of pa\
th the name in value; copy takes the value at from.").meta({default:"set"}),Tne=()=>ej().optional().describe("With mode copy: where the value to copy is, in the\
 same document.").meta({examples:[["scripts","test"]]}),Q_=e10=>typeof e10=="string"?!new RegExp("\\p{Surrogate}","u").test(e10):typeof e10=="number"?Number.isFinite(
e10)&&(!Number.isInteger(e10)||Number.isSafeInteger(e10)):typeof e10!="object"||e10===null?true:Object.entries(e10).every(([t,r])=>Q_(t)&&Q_(r)),Nne=()=>He().refine(
Q_,'holds a lone surrogate, or a number that would lose digits; write { $literal: "\u2026" } with its digits').superRefine((e10,{addIssue:t})=>{let r=wf(e10);r!==
void 0&&t({code:"custom",message:r})}).describe('The value: a text, a number, true, false, null, a list or a set of keys. What a plan in YAML writes as 3.10 is \
{ $literal: "3.10" } in JSON, and as a key "$literal 3.10": it is written as it is spelt, where the file\u2019s format reads it so.').meta({examples:["vitest ru\
n",3,["a","b"],{node:">=20"},{$literal:"3.10"}]});var De=(e10,t,{grammar:r=e10,...a})=>({name:e10,title:t,grammar:`tree-sitter-${r}`,...a}),Gf=[De("javascript",
"JavaScript",{aliases:["js","jsx"],endings:[".js",".mjs",".cjs",".jsx"]}),De("typescript","TypeScript",{aliases:["ts"],endings:[".ts",".mts",".cts"]}),De("tsx",
"TSX",{endings:[".tsx"]}),De("python","Python",{aliases:["py"],endings:[".py",".pyi",".py3",".bzl"],expandoChar:"\xB5"}),De("go","Go",{aliases:["golang"],endings:[
".go"],expandoChar:"\xB5"}),De("java","Java",{endings:[".java"]}),De("rust","Rust",{aliases:["rs"],endings:[".rs"],expandoChar:"\xB5"}),De("ruby","Ruby",{aliases:[
"rb"],endings:[".rb",".rbw",".gemspec","Gemfile","Rakefile"],expandoChar:"\xB5"}),De("php","PHP",{grammar:"php_only",endings:[".php"],expandoChar:"\xB5"}),De("c\
pp","C++",{aliases:["cc","c++","cxx"],endings:[".cc",".cpp",".cxx",".c++",".hpp",".hh",".hxx",".h++",".cu",".ino"],expandoChar:"\u{10000}"}),De("csharp","C#",{aliases:[
"cs"],grammar:"c_sharp",endings:[".cs"],expandoChar:"\xB5"}),De("bash","Bash",{endings:[".sh",".bash",".bats",".zsh",".ksh"]}),De("css","CSS",{endings:[".css"],
expandoChar:"_"}),De("c","C",{endings:[".c",".h"],expandoChar:"\u{10000}"}),De("html","HTML",{endings:[".html",".htm",".xhtml"],expandoChar:"z"}),De("json","JSO\
N",{endings:[".json"]}),De("yaml","YAML",{aliases:["yml"],endings:[".yaml",".yml"]})],ry=e10=>Gf.find(t=>t.name===e10),Ine=e10=>Gf.find(t=>[t.name,...t.aliases??
[]].includes(e10.toLowerCase())),jne=e10=>Gf.find(({endings:t})=>t.some(r=>e10.endsWith(r))),ay=Gf.flatMap(({endings:e10})=>e10);import{core_git_git$c as Cne,core_git_git$f as Mne}from"./hook.js";
import{errors$b as oa,errors$e as Pne}from"./hook.js";import{empty$g as ij,empty$h as nj}from"./hook.js";async function sj(e10,{name:t,text:r,message:a}){let{objectFormat:i}=e10,
n={type:"blob",content:Buffer.from(r)},s={type:"tree",content:Buffer.concat([Buffer.from(`100644 ${t}\0`),Buffer.from(Sr(i,n),"hex")])},o=`${ny.name} <${ny.email}\
> ${pj} +0000`,l=`tree ${Sr(i,s)}
author ${o}
committer ${o}

${a}
`,c={type:"commit",content:Buffer.from(l)};return await e10.run(h0(i,[n,s,c])),Sr(i,c)}async function Rne(e10,t,r){let{sha:a}=await e10.send(cj(t,r));return(await e10.
send(uj(t,r,a))).sha}var Lne=(e10,t)=>[cj(e10,t),uj(e10,t,"{tree}")];async function oj(e10,t,r,a){var i=[];try{let o=[...r.values()],l=ij(i,Wo(e10));try{for(let c of Fne(
o))await l.git.run(ra(t,c))}catch(c){if(c instanceof oa&&zne.test(c.message))return;throw c}return await lj(l.git,o,a)}catch(o){var n=o,s=true}finally{nj(i,n,s)}}
var zne=/couldn't find remote ref|not our ref|unadvertised object/i,iy=200,Fne=e10=>Array.from({length:Math.ceil(e10.length/iy)},(t,r)=>e10.slice(r*iy,(r+1)*iy));
async function lj(e10,t,{name:r,most:a}){var i=[];try{let l=t.map(f=>`${f}:${r}`),c=await e10.run(d0([...l,...t]));if(c.slice(l.length).includes(void 0))return;
let u=ij(i,Le(e10),true),p=async(f,d)=>{let b=c[d];if(b!==void 0&&b>a)return{damage:`is larger than ${a} bytes`};let m=b===void 0?void 0:await u.read(f);return m?.
type==="blob"?{text:m.content.toString("utf8")}:{damage:`has no ${r}`}};return Promise.all(l.map(p))}catch(l){var n=l,s=true}finally{var o=nj(i,n,s);o&&await o}}
var cj=(e10,{name:t,text:r})=>F_(e10,void 0,[{path:t,mode:"100644",type:"blob",content:r}]),uj=(e10,{message:t},r)=>{let a={...ny,date:new Date(Number(pj)*1e3).
toISOString()};return D_(e10,{message:`${t}
`,tree:r,parents:[],author:a,committer:a})},ny={name:"editplan",email:"editplan@localhost"},pj="1577836800",Dne=3;async function sy(e10,t,r,a){let[i,n]=[`refs/h\
eads/${r}`,sa(r)],{refs:s,ledgers:o,defaultBranch:l}=await oy(e10,t,Qo(r),a),c=o.get(n),u=[...s.keys()].find(f=>f.startsWith(`${i}/`)||Pf(r).includes(f)),p=s.has(
i)?void 0:u?.replace(/^refs\/heads\//,"");return{tip:s.get(i),ledger:c&&ly(c,r),defaultBranch:l,blockedBy:p}}var Bne=async(e10,t,r)=>(await sy(e10,t,r)).ledger;
async function Une(e10,t,r){let{ledgers:a}=await oy(e10,t,[`${er}*`]);return[...a].flatMap(([i,n])=>{let s="text"in n?Wne(n.text):void 0;return s!==void 0&&sa(s)===
i&&r(s)?[ly(n,s)]:[]})}async function qne(e10,t,r){let{ledgers:a}=await oy(e10,t,r.map(sa));return new Map(r.flatMap(i=>{let n=a.get(sa(i)),s=n&&Pne(()=>ly(n,i));
return s?[[i,s]]:[]}))}function Wne(e10){let[,t]=/"branch":"refs\/heads\/((?:[^"\\]|\\.)*)"/.exec(e10)??[];return t===void 0?void 0:JSON.parse(`"${t}"`)}async function oy(e10,t,r,a){
for(let i=1;i<=Dne;i+=1){let{refs:n,defaultBranch:s}=i===1&&a?a:await jn(e10,t,r),o=new Map([...n].filter(([u])=>u.startsWith(er)));if(o.size===0)return{refs:n,
ledgers:new Map,defaultBranch:s};let l=await oj(e10,t,o,{name:Mf,most:Xo});if(!l)continue;let c=new Map([...o].map(([u,p],f)=>[u,{...l[f],commit:p}]));return{refs:n,
ledgers:c,defaultBranch:s}}throw new oa({name:"GIT_FAILED",message:Gne})}var Gne="The ledger of the branch moves each time it is read: another run is publishing\
. Let one at a time run (in a workflow: `concurrency`), then try again.";function ly(e10,t){let{commit:r}=e10;if("damage"in e10)throw zf(t,{at:r,what:`it ${e10.
damage}`});return{...Lf(e10.text,{branch:t,at:r}),commit:r}}var fj=(e10,t)=>sj(e10,dj(t)),Hne=(e10,t,r)=>Rne(e10,t,dj(r)),dj=e10=>{let t=Rf(e10),r=Vne(t,e10);if(r===
void 0)return{...hj,text:t};let a=`The ledger of the branch ${JSON.stringify(e10.branch)} would be one that cannot be read again: ${r} Nothing was pushed. Publi\
sh to a branch with another name.`;throw new oa({name:"LEDGER_INVALID",message:a})};function Vne(e10,{branch:t}){if(Buffer.byteLength(e10)>Xo)return`it is large\
r than ${Xo} bytes.`;try{let r=Lf(e10,{branch:t.replace(/^refs\/heads\//,""),at:"unwritten"});return Rf(r)===e10?void 0:"it would be read as another one."}catch(r){
if(r instanceof oa)return r.message;throw r}}var hj={name:Mf,message:"Ledger of a branch of editplan"},Pn=e10=>!("unknown"in e10),Jne=({unknown:e10})=>({"no rep\
ository":"the remote is not a repository of a GitHub server. Name the repository as `repository`","another server":"the token is not for this server. Name it as\
 `serverUrl`","no token":"no token was given. Set GITHUB_TOKEN, or give one as `token`"})[e10];async function Kne(e10,t,r){let a=await mj(t,r);if(r.suggestOn!==
void 0)return{...rj(t),hub:a};let i=r.part!==void 0;if(r.dryRun&&(!Pn(a)||i))return{...rj(t),hub:a,isPart:i,isUnread:true};let n=await sy(e10,t.push,t.branch,t.
seen),s=Pn(a)?await gj(a,n.ledger):[];return{target:t,...n,hub:a,pulls:s,isPart:i}}var rj=e10=>({target:e10,tip:void 0,ledger:void 0,defaultBranch:void 0,pulls:[]});
async function mj(e10,{graphqlUrl:t,clock:r,pace:a,branchToken:i,withheld:n,pushToFork:s,token:o}){let{token:l,apiUrl:c}=e10;if(!Yne(e10))return{unknown:"no rep\
ository"};if(l===void 0)return{unknown:o?"another server":"no token"};let u=await el({token:l,apiUrl:c,graphqlUrl:t,clock:r,pace:a,branchToken:i,withheld:n}),p=await u.
send(In(e10.repository)),f=s===void 0?p:await Zne(s,u);return{github:u,target:e10,repository:p,head:f}}async function Zne(e10,t){let r=await cy(t.send(In(e10)));
if(r)return r;let a=`The fork ${e10} does not exist, or the token cannot see it. Make it first, or use a token that covers it.`;throw new oa({name:"GITHUB_FAILE\
D",message:a})}var Yne=e10=>e10.repository!==void 0&&e10.headRepository!==void 0,cy=e10=>e10.catch(j_);async function Xne(e10,t){let r=await sy(e10,t.target.push,
t.target.branch);return{...t,...r,pulls:Pn(t.hub)?await gj(t.hub,r.ledger):[]}}async function gj(e10,t){let{github:r,target:a,head:i}=e10,n=await bj(e10),s=t?.pulls.
findLast(({number:c})=>n.every(({number:u})=>u!==c))?.number;if(s===void 0)return n;let o=await cy(r.send(z_(a.repository,s)));if(!o||!uy(o,{repository:i.id,branch:a.
branch}))return n;let l=`GitHub lists the pull requests of the branch "${a.branch}" without #${s}, which is one of them. Nothing was written. Run again later.`;
throw new oa({name:"GITHUB_FAILED",message:l})}async function bj({github:e10,target:t,head:r},a=t.branch){let i=r.full_name.split("/")[0];return(await e10.list(
L_(t.repository,`${i}:${a}`))).filter(n=>uy(n,{repository:r.id,branch:a}))}var uy=({head:e10},{repository:t,branch:r})=>t!==void 0&&e10.repo?.id===t&&e10.ref===
r,_j=(e10,t)=>t===void 0?[]:e10.filter(({number:r,head:a})=>yj(t,r)||a.sha===t.run.head),yj=(e10,t)=>e10.pulls.some(r=>r.number===t);function Qne({pulls:e10,ledger:t,
target:r}){let a=_j(e10,t).filter(({state:n})=>n==="open"),i=a.filter(({number:n})=>t!==void 0&&yj(t,n));return[...i,...a].find(({base:n})=>n.ref===r.base.branch)??
i[0]}var ese=(e10,{number:t,head:r})=>e10?.run.head===r.sha?e10.run:e10?.pulls.find(a=>a.number===t)?.run,py=class extends oa{constructor(e10){super({name:"LEDG\
ER_REFUSED",message:`The server refused the ledger of the branch, ${er}\u2026: ${e10.replace(/[.\s]+$/,"")}. Let the token write refs below ${er}.`})}},tse=3;function rse(e10,{
push:t},r=ti){return{goesAlone:true,write:a=>fj(e10,a),async move(a){for(let i=1;!await ase(e10,t,{moves:a,isLast:i===tse});i+=1)await r.sleep(1e3*2**(i-1))}}}async function ase(e10,t,{
moves:r,isLast:a}){try{return await e10.run(Op(t,r)),true}catch(i){if(!(i instanceof oa))throw i;if(await wj(e10,t,r))return true;if(Cne(i)){if(a)throw Cn(i,"Th\
e branch could not be pushed");return false}throw(r.every(({ref:n})=>n.startsWith(er))?/\[(?:remote )?rejected\]/:void 0)?.test(i.message)??nse(i.message)?new py(
Mne(i)):Cn(i,"The branch could not be pushed")}}function ise(e10,{github:t,target:r,repository:a,head:i}){let{node_id:n}=i??a;return{goesAlone:false,write:s=>Hne(
t,r.headRepository,s),async move(s){try{await t.send(B_(n,s))}catch(o){if(!(o instanceof St))throw o;if(await wj(e10,r.push,s))return;throw o.detail.includes(er)?
new py(o.detail):Cn(o,"The branch could not be pushed")}}}}async function wj(e10,t,r){let a=r.map(({ref:s})=>s),i=await hn(e10,t,a).catch(()=>{});if(!i)return false;
let n=s=>i.refs.get(s);if(r.every(({ref:s,commit:o})=>n(s)===o))return true;if(r.some(({ref:s,expected:o})=>n(s)!==o))throw new H_;return false}function nse(e10){
if(/does not support --atomic/i.test(e10))return true;let t=[...e10.matchAll(/^ *! \[(?:remote )?rejected\] +\S+ -> (\S+) \((.*)\)$/gm)],r=n=>t.find(([,s=""])=>s.
startsWith(er)===n)?.[2],[a,i]=[r(true),r(false)];return a!==void 0&&!aj(a)&&(aj(i??"")||a===i)}var aj=e10=>/^atomic|transaction/i.test(e10);import{errors$a as sse,
errors$b as vj}from"./hook.js";var fy=new ee("several"),Hf=new ee("several"),ose="this run",lse=20;async function cse(e10,t,r){let{listPullsOn:a}=await import("./publish-github-api.js"),
i=[],n;for(let o=0;o<lse;o+=1){let{repository:l}=await e10.send(a(t,r,n)),{nodes:c,pageInfo:u}=l.pullRequests;if(i.push(...c),!u.hasNextPage)return{pulls:i,leftOut:[]};
n=u.endCursor??void 0}let s=`More than ${i.length} are open on "${r}"; those that changed last were compared.`;return{pulls:i,leftOut:[{name:"the other open pul\
l requests",reason:s}]}}async function use({state:e10,rule:t,wanted:r,...a}){let i=e10&&Pn(e10.hub)?e10.hub:void 0,n=Hf.found;if(!(!i||!n||!r&&t===void 0))try{return pse(
await(await n())({...a,hub:i}),t??"note")}catch(s){if(!(s instanceof vj&&s.name!=="OVERLAPS"&&s.name!=="INTERRUPTED")||(t??"note")!=="note")throw s;let o={branch:a.
target.base.branch,commit:a.target.base.commit},l=s.problems[0]?.message??"";return{overlaps:{base:o,changes:[],pairs:[],left_out:[{name:"open pull requests",reason:l}]},
draft:false,problems:[]}}}function pse({overlaps:e10,deciding:t},r){if(!t)return{overlaps:e10,draft:false,problems:[]};let{said:a,isOurs:i}=t,n={name:"OVERLAPS",
message:`The run ${a}.`};if(r==="stop"&&i)throw new $j({...n,message:`${n.message} The policy stops it; nothing was pushed. ${sse.OVERLAPS.advice}`},e10);return{
overlaps:e10,draft:r==="draft"&&i,problems:[n]}}var $j=class extends vj{overlaps;constructor(e10,t){super(e10),this.overlaps=t}};var fse={name:"campaign",schemas:{
campaign:async()=>(await import("./wings-campaign-campaign-file.js")).campaignJsonSchema()},commands:{names:["campaign"],load:async()=>[(await import("./wings-campaign-commands-campaign.js")).
campaignCommand]}},dse={name:"Import",input:Q(bse),call:{title:"Import a name",description:"Adds or removes imports of a JavaScript, TypeScript, Python, Go, Jav\
a or Rust file, in its own style.",isIdempotent:true,input:Q(gse)},effect:"changes",touches:({file_path:e10=""})=>[{path:e10,effects:["changes"]}],rule:[],fileKey:"\
file_path",criteria:()=>({endings:mse}),isRepeatable:true,doing:"Importing in",facts:e10=>[`${e10.remove?"Removes":"Adds"} an import: ${Vf(e10)}`],texts:e10=>e10.
remove?{before:Vf(e10),after:""}:{before:"",after:Vf(e10)},title:e10=>`${e10.remove?"remove the import of":"import"} ${Vf(e10)}`,run:async(e10,t)=>(await import("./wings-codemods-import-step.js")).
changeImports(e10,t)},hse=["javascript","typescript","tsx","python","go","java","rust"],mse=hse.flatMap(e10=>ry(e10).endings),Vf=({from:e10,names:t=[],default:r,
namespace:a,alias:i})=>{let n=[r,a&&`* as ${a}`,...t].filter(Boolean),s=i===void 0?"":` as ${i}`;return n.length>0?`${n.join(", ")} from ${e10}`:`${e10}${s}`};function gse(){
return ke(C({file_path:oe.meta({examples:["src/user.ts"]}),...Ej()}).describe("Add imports to a source file that was read, or remove them."),...Aj)}function bse(){
let{glob:e10,exclude:t,only_if:r,expect_matches:a,skip_unsupported:i}=Ae,n=Me("file_path","glob");return ke(C({file_path:oe.optional().meta({examples:["src/user\
.ts"]}),glob:e10,exclude:t,only_if:r,...Ej(),expect_matches:a,skip_unsupported:i}),...n.rules,...rt("skip_unsupported","expect_matches"),...Aj,Ht).describe("Add\
 imports to a JavaScript, TypeScript, Python, Go, Java or Rust file, or to every one that a glob names, or remove them, in the file\u2019s own order and style.").
meta(n.schema)}var Jf=String.raw`[\p{L}_$][\p{L}\p{M}\p{N}_$]*`,kj=()=>J().regex(new RegExp(`^${Jf}$`,"u"),"is not a name"),xj=500,Ej=()=>({from:J().regex(/^[^\s'"`\\;(){}<>,]+$/,
"is not a module, a package or a path without blanks, quotes and brackets").describe("Module, package or path.").meta({examples:["react","./user","os.path","net\
/http","java.util","std::collections"]}),names:P(J().regex(new RegExp(`^(?:\\*|${Jf}(?:\\s+as\\s+${Jf})?)$`,"u"),"is not a name, `name as local` or *")).min(1,"\
is an empty list").refine(({length:e10})=>e10<=xj,`has more than ${xj} names: make several steps`).optional().describe("What is imported from it: `name` or `nam\
e as local`; `*` is all (not in JavaScript).").meta({examples:[["useState","useMemo as memo"],["List"]]}),default:kj().optional().describe("JavaScript: the name\
 for the default export.").meta({examples:["React"]}),namespace:kj().optional().describe("JavaScript: the name for all exports.").meta({examples:["path"]}),alias:J().
regex(new RegExp(`^(?:\\.|${Jf})$`,"u"),"is not a name").optional().describe("Python, Go, Rust: the name for the module; in Go also `_` and `.`.").meta({examples:[
"np","_"]}),type:pe("TypeScript: as in `import type`.").meta({default:false}),static:pe("Java: static members.").meta({default:false}),remove:pe("Remove them; i\
f only `from` is given, every import of it.").meta({default:false})}),Aj=[["namespace",({namespace:e10,names:t,remove:r})=>e10===void 0||t===void 0||r===true,"c\
annot be combined with names; write two steps"]],_se={name:"codemods",fill(){kr.fill({endings:ay,async neededWord({pattern:e10="",rule:t}){let[{neededWord:r},{readRule:a}]=await Promise.
all([import("./wings-codemods-structure-matcher.js"),import("./wings-codemods-structure-rule.js")]),i=t===void 0?{matcher:e10}:a(t);return"message"in i?void 0:r(
i.matcher)},async read(e10){let{findStructures:t,matchStructure:r,readStructure:a}=await import("./wings-codemods-structural-edit.js"),i=a(e10);return i===void 0||
"message"in i?i:{newString:i.newString,by:e10.rule===void 0?"pattern":"rule",match:(n,s)=>r(n,i,s),find:(n,s)=>t(n,i,s)}},judge:async(...e10)=>(await import("./wings-codemods-structural-edit.js")).
judgeEdit(...e10)}),Y_.fill(async e10=>{let{explainChange:t}=await import("./wings-codemods-explain-explain.js"),{sentenceOf:r}=await import("./wings-codemods-explain-words.js"),
a=await t(e10);return{...a,sentence:r(a)}}),cn.fill({endings:[".js",".mjs",".cjs",".jsx",".ts",".mts",".cts",".tsx",".py",".pyi",...yse],follow:async(...e10)=>(await import("./wings-codemods-imports-follow.js")).
importReferences.follow(...e10),importers:async(...e10)=>(await import("./wings-codemods-imports-follow.js")).importReferences.importers(...e10)}),lp.fill([ey,ty,
dse])},commands:{names:["explain","test"],load:async()=>[(await import("./wings-codemods-commands-explain.js")).explainCommand,(await import("./wings-codemods-commands-test.js")).
testCommand]}},yse=[".json",".jsonc",".toml",".cfg",".ini",".yml",".yaml",".html",".htm",".vue",".svelte",".astro",".mdx",".ipynb"],wse=()=>P(vse()).max(20).describe(
"Language servers that are asked which diagnostics a plan adds and which it fixes."),vse=()=>C({name:B0().optional().describe("Its name in the report; default: \
the name of the program.").meta({examples:["typescript"]}),server:U0().meta({examples:[["tsc","--lsp","--stdio"],["clangd"]]}),files:Y([Hp(),P(Hp()).min(1).max(
100)]).describe("Globs of the files that it is asked about, relative to the root; {a,b} names several.").meta({examples:["**/*.{ts,tsx}"]}),severity:U($se).default(
"error").describe("The least severe diagnostics that count."),on_new:U(["stop","draft","note"]).default("note").describe("What follows from new ones. stop: noth\
ing is applied or published. draft: a pull request is a draft. note: the report shows them."),timeout:F0().describe("Time for all that it is asked in a run, suc\
h as 60s, 2m or a number of seconds."),memory:D0().default(4*2**30).describe("Memory of all its processes, beyond which it is killed; Linux only.").meta({examples:[
"4GiB"]}),initialization:Ne($(),Xh()).default({}).describe("Its `initializationOptions`. Options that make it run or install other programs are turned off over \
these.")}),$se=["error","warning","information","hint"],kse={name:"diagnostics",fill(){cf(X_),e_({key:"diagnostics",schema:wse,programs:e10=>e10.map(({server:t})=>t),
globs:e10=>e10.map(({files:t})=>t),onDemand:"The policy names language servers; `editplan check --diagnostics` asks them.",inspect:async(...e10)=>(await import("./wings-diagnostics-diagnose-run.js")).
diagnoseRun(...e10)}),Z_.fill(async()=>{let{diagnosePlan:e10}=await import("./wings-diagnostics-diagnose-plan.js"),{keepServers:t}=await import("./wings-diagnostics-documents.js"),
{planRename:r}=await import("./wings-diagnostics-rename.js");return{diagnosePlan:e10,keepServers:t,planRename:r}})}},xse={name:"editor",commands:{names:["lsp"],
load:async()=>[(await import("./wings-editor-commands-lsp.js")).lspCommand]}},Sse={name:"fixes",fill(){cp.fill([J_]),P0.fill(async()=>(await import("./wings-fixes-outputs.js")).
outputs),$n.sarif.fill(async()=>(await import("./wings-fixes-writers-sarif.js")).writeSarif),$n.patch.fill(async()=>(await import("./wings-fixes-writers-patch.js")).
writePatch),$n.rdjson.fill(async()=>(await import("./wings-fixes-writers-rdjson.js")).writeRdjson)},commands:{names:["fix"],load:async()=>[(await import("./wings-fixes-commands-fix.js")).
fixCommand]}},Ose={name:"page",fill:()=>zo.fill(async()=>(await import("./wings-page-html.js")).renderHtml)},Ese={name:"provenance",fill(){N_.fill(async()=>(await import("./wings-provenance-attest-pull.js")).
attestPull),$n.agentTrace.fill(async()=>(await import("./wings-provenance-agent-trace.js")).writeAgentTrace),K_.fill(async()=>(await import("./wings-provenance-commands-provenance.js")).
verifyBundle)},commands:{names:["blame"],load:async()=>[(await import("./wings-provenance-commands-provenance.js")).blameCommand]}},Ase={name:"sessions",fill(){
r_.fill(async()=>{let[{formatNamed:e10,detectImportFormat:t,whyUnknown:r},{askedOf:a,readingsOf:i}]=await Promise.all([import("./wings-sessions-detect.js"),import("./wings-sessions-whole-import.js")]);
return{whyUnknown:r,async importText(n,{source:s,...o}){let l=e10(s?.from);if((l??t(n.text))!==void 0)return i(n,{request:{...o,...a(s),...l&&{format:l}}})}}})},
commands:{names:["import","record"],load:async()=>{let[{importCommand:e10},{recordCommand:t}]=await Promise.all([import("./wings-sessions-commands-import.js"),import("./wings-sessions-commands-record.js")]);
return[e10,t]}}},dt=L().min(0),Tse=C({plan:$().describe("The plan file, as passed."),title:$().describe("Title of the plan."),verdict:U(["passes","fails","refus\
ed","unchanged"]).describe("refused: a step, the policy or the audit refuses it. fails: a verification or a language server stops it. unchanged: it changes noth\
ing."),best:D(ue(true),"It is the smallest change of those that pass."),tests:Ze({passed:dt.describe("Those that succeeded."),failed:dt.describe("Those that did\
 not.")}).describe("Number of verifications of the policy."),verifications:D(be(gb),"Verifications of the policy that ran on its result, in order."),diagnostics:D(
be(Lo),"What the policy\u2019s language servers find that the base does not have, server by server."),files:dt.describe("Files that it changes."),insertions:dt.
describe("Lines added."),deletions:dt.describe("Lines removed."),milliseconds:dt.describe("How long trying it took."),left_out:D(dt,"Passages of its source that\
 it leaves out; such a candidate is never the best."),commit:D($(),"The commit of its result, where there is one."),worktree:D($(),"The worktree in which the pr\
ograms ran, where it is kept."),problems:D(be(vn),"Why it does not pass.")}),Nse=be(Tse),Sj=Ze({change:$().describe("Name of the plan, or of the change."),step:D(
L().positive(),"Its number in the plan, from 1; absent for a change that has no plan."),id:D($(),"Its id."),tool:D($(),"The tool that it uses."),file_path:$().describe(
"Its path, its globs or its command."),lines:D(wt([dt,dt]).readonly(),"First and last line of the file that it replaces, when only its plan is replayed."),at:D(
Ze({file:D($(),"The plan file."),line:dt.describe("Line of it, from 1."),column:dt.describe("Column of that line, from 1."),field:D($(),"Of a plan that was give\
n as an object: the field.")}),"For plans that are composed: its place in the text of its plan.")}),my=Ze({order:be($()).describe("The names, in the order that \
was tried."),step:Sj.describe("The refused step, or a step whose effect the order decides."),cause:D(Sj,"The step of the other plan or change that causes it."),
error:D(vn.readonly(),"Why the step is refused; absent where both orders work and give different files.")}),Tj=Ze({changes:wt([$(),$()]).readonly().describe("Na\
mes of the two plans or changes."),relation:U(["same","disjoint","commutes","order","conflicts","behind","unknown"]).describe("same: equal effect. disjoint: dif\
ferent files. commutes: any order. order: one must come first. conflicts: no order works, or both do and give different files. Of changes that are under way als\
o behind: one of them does not apply to the base\u2019s tip, nor after the other. unknown: they could not be compared."),order:D(wt([$(),$()]).readonly(),"The o\
ne that must come first, and the other one."),clashes:D(be(my),"What is refused, and in which order."),overwritten:D(be($()),"Files in which the second of `orde\
r` leaves nothing of what the first one changes."),reason:D($(),"Why they could not be compared.")}),Ise=Ze({plans:be(Ze({name:$().describe("File of the plan wi\
thout folder and extension."),title:$().describe("Title of the plan."),steps:dt.describe("Number of its steps."),refused:D(my,"Why the plan is refused, whatever\
 comes before it.")})).describe("The plans."),pairs:be(Tj).describe("How the plans relate, two by two."),clashes:be(my).describe("Why plans that fit in pairs do\
 not fit together."),order:D(be($()),"An order in which every plan applies, without plans that repeat another; absent if there is none."),error:D(vn.readonly(),
"Why there is no such order: the error of a plan that fails in every order, otherwise PLANS_CONFLICT.")}),Nj=$(),jse=Ze({name:Nj.describe("What the pairs call i\
t: the plan\u2019s name, `#` and the number, the worktree\u2019s folder; no other has it."),kind:U(["run","plan","pull","worktree"]).describe("run: what is abou\
t to be published. pull: an open pull request. worktree: of the same repository."),title:D($(),"Title of the plan or of the pull request, as its author wrote it\
."),number:D(L().positive(),"Number of the pull request."),url:D($(),"Its address."),branch:D($(),"Its branch, or that of the worktree."),fork:D(ue(true),"The b\
ranch is in another repository: whoever pushes to it needs no rights here."),path:D($(),"Folder of the worktree."),behind:D(vn.readonly(),"It is behind the base\
: why its first refused step does not apply to the base\u2019s tip.")}),Cse=Ze({base:Ze({branch:D($(),"Its branch."),commit:$().describe("Its tip, on which the \
changes were replayed.")}).describe("The base."),changes:be(jse).describe("The changes."),pairs:be(Tj).describe("How they relate."),left_out:be(Ze({name:Nj.describe(
"Its name."),reason:$().describe("Why, in a sentence.")})).describe("Changes that were not looked at.")}),Ij={index:L().positive().describe("Its number, from 1."),
id:D($(),"Its id."),tool:$().describe("The tool that it uses."),file_path:$().describe("Its path, its globs or its command."),source:D($(),"For a Fix: the tool \
and the rule that propose it."),why:D($(),"The reason that the plan gives.")},Mse=C({...Ij,verification:D($(),"Name of the verification that fails with it."),output:D(
$(),"The end of what that printed; credentials masked.")}),Pse=Ze({complete:G().describe("No culprit can be put back by itself; false if the budget ran out befo\
re that was known."),flaky:G().describe("The same files once passed and once failed."),runs:dt.describe("Number of test runs."),culprits:be(Mse.readonly()).describe(
"The steps that break it."),dependants:be(Ze({...Ij,needs:be(L().positive()).describe("The steps it needs.")})).describe("Steps that need a culprit.")}),Oj="How\
 the plans fit together",Rse={key:"composition",combines:"compose",schema:Ise,about:"For plans that were composed: how they fit together. Pairs that touch diffe\
rent files are left out.",lists:e10=>[{title:Oj,head:[],lines:Tf(e10).map(zse)}],page:e10=>({kind:"composition",label:Oj,items:Tf(e10).map(jj)}),outputs:e10=>({
conflicts:JSON.stringify(w_(e10).slice(0,Lse))})},Lse=50,zse=({kind:e10,words:t,details:r})=>[`- ${e10==="conflicts"?"\u2717 ":""}${kn(t)}`,...r.map(a=>`  - ${kn(
a)}`)].join(`
`),jj=({kind:e10,words:t,details:r})=>({kind:e10,words:t,details:r}),Fse={key:"candidates",schema:Nse,about:"For plans that were tried side by side: how each ca\
me out. The run is that of the best one.",lists:e10=>[{title:"Candidates",head:wb(Nf),lines:e10.map(Bse)},{title:"Why candidates do not pass",head:[],lines:e10.
flatMap(Use)}],page(e10,t){let r=e10.map(n=>({...n,plan:t(n.plan)})),a=r.map(n=>({kind:n.verdict,cells:If(n).map(I),...n.best&&{badge:"best"}})),i=r.flatMap(qse);
return{kind:"candidates",label:"Candidates",table:{heads:Nf,rows:a},items:i}},outputs:e10=>({candidates:JSON.stringify(e10.map(Dse)),best:e10.find(({best:t})=>t)?.
plan??""}),reasons:e10=>e10.flatMap(({problems:t=[]})=>t.slice(0,1))},Dse=({verifications:e10,diagnostics:t,problems:r=[],worktree:a,...i})=>({...i,problems:r.map(
({name:n})=>n)}),Bse=e10=>{let[t="",r="",a="",i="",...n]=If(e10),s=`${Xt(t)}${e10.best?" **best**":""}`;return Fo([s,r,a,kn(i),...n])},Use=e10=>jf(e10).map(({name:t,
message:r})=>`- ${Xt(e10.plan)}: \`${t}\` ${kn(r.split(`
`)[0]??"")}`),qse=e10=>jf(e10).map(({name:t,message:r})=>({subject:{code:I(e10.plan),strong:t},words:r.split(`
`)[0]??""})),Wse={key:"narrowing",schema:Pse,about:"For a run that left steps out so that the verification passes: which, and why.",lists:({culprits:e10})=>[{title:"\
Why steps were left out",head:[],lines:e10.map(Gse)}]};function Gse({index:e10,id:t,file_path:r,source:a,verification:i="",output:n=""}){let s=t===void 0?"":` ${Xt(
t)}`,o=a===void 0?"":` (${Xt(a)})`,l=`- Step ${e10}${s}, ${Xt(r)}${o}: ${Xt(i)} fails with it`,c=zn(n).trimEnd();return c===""?l:`${l}
${vb("",c).replace(/^/gm,"  ")}`}var dy="Other open pull requests",Hse={key:"overlaps",schema:Cse,about:"How the run relates to the other open pull requests on \
its base. Those that touch different files are left out.",line(e10,t){let r=Cf(e10,hy(e10),t);return r===""?void 0:{title:dy,text:r}},page(e10){let t=hy(e10),r=Cf(
e10,t,I),a=$_(e10).filter(({kind:i,pair:n})=>i!=="fits"&&n.changes.includes(t));if(r!=="")return{kind:"composition",label:dy,line:{title:dy,text:r},items:a.map(
jj)}},outputs:e10=>({overlaps:x_(e10,hy(e10))})},hy=({changes:e10})=>e10[0]?.name??"",Vse={name:"several",fill:()=>{cf(Rse,Fse,Wse,Hse),Mn.fill(async()=>({compose:async(...e10)=>(await import("./wings-several-combined-pull-request.js")).
openComposedPullRequest(...e10),try:async(...e10)=>(await import("./wings-several-combined-pull-request.js")).openBestPullRequest(...e10),split:async(...e10)=>(await import("./wings-several-split-pulls.js")).
openPullRequests(...e10),narrow:async(...e10)=>(await import("./wings-several-narrow-plans.js")).narrowPlans(...e10)})),Hf.fill(async()=>(await import("./wings-several-find-overlaps.js")).
overlapsOfRun),fy.fill(async()=>(await import("./wings-several-pull-overlaps.js")).pullOverlapsInWords)},commands:{names:["compose","split","narrow","try","over\
lap"],load:async()=>{let{composeCommand:e10,overlapCommand:t,splitCommand:r}=await import("./wings-several-commands-compose.js"),{narrowCommand:a,tryCommand:i}=await import("./wings-several-commands-try.js");
return[e10,r,a,i,t]}}},Kf=[fse,_se,kse,xse,Sse,Ose,Ese,Ase,Vse];for(let{fill:e10}of Kf)e10?.();import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import{core_text_words$j as Cj}from"./hook.js";import"./hook.js";import"./hook.js";
var Kse=new Map([["campaign","campaign"],["explain","codemods"],["test","codemods"],["lsp","editor"],["fix","fixes"],["blame","provenance"],["import","sessions"],
["record","sessions"],["compose","several"],["split","several"],["narrow","several"],["try","several"],["overlap","several"]]),gy=[{names:["apply"],load:async()=>[
(await import("./start.js").then(e10=>({applyCommand:e10.faces_cli_commands_apply$applyCommand,pickAtTerminal:e10.faces_cli_commands_apply$pickAtTerminal}))).applyCommand]},
{names:["check","repair"],load:async()=>(await import("./start.js").then(e10=>({commands:e10.faces_cli_commands_check$commands}))).commands},{names:["pr"],load:async()=>[
(await import("./faces-cli-commands-pr.js")).prCommand]},{names:["history","show","undo","redo","resume"],load:async()=>(await import("./faces-cli-commands-history.js")).
commands},{names:["verify"],load:async()=>[(await import("./faces-cli-commands-verify.js")).verifyCommand]},{names:["report"],load:async()=>[(await import("./faces-cli-commands-report.js")).
reportCommand]},{names:["plan","fmt","schema"],load:async()=>(await import("./faces-cli-commands-plan.js")).commands},{names:["init"],load:async()=>[(await import("./faces-cli-commands-init.js")).
initCommand]},{names:["policy","completion","mcp"],load:async()=>(await import("./faces-cli-commands-setup.js")).commands},{names:["demo"],load:async()=>[(await import("./faces-cli-commands-demo.js")).
demoCommand(Pj)]},...Kf.flatMap(({commands:e10})=>e10??[])],by=e10=>gy.some(({names:t})=>t.includes(e10)),Zse=2;async function Pj(e10,t){let r=0,[a,...i]=e10.filter(
p=>p!=="--all"),n=a==="help"&&i[0]!==void 0?(await import("./faces-cli-help-page.js")).helpPage(i[0],by):void 0;if(n!==void 0)return t.stdout(n),0;let s=a==="he\
lp"&&i.length>0?i:e10,o=await Rj(s,t,p=>{r=p}),l=Yse(a,i[0]);l!==void 0&&o.showHelpAfterError(l),o.addHelpText("after",()=>e10.includes("--all")?"":aoe);let c=s!==
e10&&o.commands.some(p=>p.name()===s[0])?[...s,"--help"]:s,u=e10.includes("--all")?Mj:p=>!Mj(p);o.configureHelp({...o.configureHelp(),subcommandTerm:p=>p.name(),
visibleCommands:({commands:p})=>p.filter(u)});try{return Qse(s[0]),await o.parseAsync(c.some(p=>p!=="--all")?c:["--help"],{from:"user"}),r}catch(p){return p instanceof
Gg?p.exitCode===0?0:Zse:Ga(p,t)}}function Yse(e10="",t=""){if(/\.(?:ya?ml|jsonl?)$/.test(e10))return by(t)?`The command comes first: \`editplan ${t} ${Cj(e10)}\`\
.`:`To validate a plan: \`editplan check ${Cj(e10)}\`.`;let r=Xse.get(e10);return r&&`Did you mean \`editplan ${r}\`? See \`editplan --help\`.`}var Xse=new Map(
[...["validate","lint"].map(e10=>[e10,"check"]),...["run","exec"].map(e10=>[e10,"apply"]),...["revert","rollback"].map(e10=>[e10,"undo"]),...["log","status","li\
st"].map(e10=>[e10,"history"]),...["new","create"].map(e10=>[e10,"init"]),...["push","publish"].map(e10=>[e10,"pr"]),["diff","show"],["convert","import"],["form\
at","fmt"]]);async function Rj(e10,t,r){let a=new Qr("editplan").description("Replays plans of file edits on a git checkout, with one commit per step.").version(
Jse,"-V, --version").option("--no-color","no colours; NO_COLOR and FORCE_COLOR work as well").option("--all","with --help: the other commands").commandsGroup(Fj).
helpCommand("help [name]","explain a command, an error, or show a page such as importing");return await eoe(a,e10,i=>i(t,r)),Lj(a,t),ioe(a),a}function Qse(e10=""){
let t=Kse.get(e10);t!==void 0&&!by(e10)&&new ee(t).get()}async function eoe(e10,t,r){let a=t.find(n=>!n.startsWith("-"))??"",i=gy.filter(({names:n})=>n.includes(
a));for(let{load:n}of i.length>0&&a!=="completion"?i:gy)for(let s of await n())e10.addCommand(r(s))}function Lj(e10,t,r=e10.name()){for(let i of e10.commands)Lj(
i,t,`${r} ${i.name()}`);let a=({helpGroupHeading:i=po})=>i===po;return e10.options.sort((i,n)=>Number(a(n))-Number(a(i))),e10.exitOverride().showSuggestionAfterError().
showHelpAfterError(`See \`${r} --help\`.`).configureOutput({writeOut:t.stdout,writeErr:t.stderr,outputError:(i,n)=>n(i.replace(toe,(s,o)=>s+roe(e10,o)))}).configureHelp(
{helpWidth:t.style.width,sortOptions:false})}var toe=/^error: unknown option '(--[\w-]+)=.*'$/m,roe=({options:e10},t)=>e10.some(({long:r})=>r===t)?`
(${t} takes no value)`:"",zj="Everyday:",rl={[zj]:["demo","init","check","apply","undo","pr","verify","history","show","report","resume","import","help"],"Runs \
and publishing:":["redo","blame","campaign"],"Several plans:":["compose","split","narrow","try","overlap"],"Agents:":["record","repair","mcp"],"Fixes and codemo\
ds:":["plan","fix","explain","test","fmt"],"Editor and setup:":["lsp","policy","schema","completion"]},Mj=e10=>!rl[zj]?.includes(e10.name()),aoe=`
Other commands: editplan --help --all. About a command or an error: editplan help NAME.
A page of the documentation: editplan help PAGE.md, such as importing.md.
`,Fj=Object.keys(rl).at(-1)??"";function ioe(e10){let t=Object.keys(rl),r=Object.values(rl).flat(),a=n=>{let s=r.indexOf(n.name());return s<0?r.length:s};for(let n of e10.
commands)n.helpGroup(t.find(s=>rl[s]?.includes(n.name()))??Fj);let i=[...e10.commands].sort((n,s)=>a(n)-a(s));e10.commands.splice(0,e10.commands.length,...i)}export{
mp as commander$A,SE as commander$B,Y8 as commander$C,Zg as commander$D,ln as commander$E,Gg as commander$a,Qr as commander$b,_8 as commander$c,ea as commander$d,
Hg as commander$e,Ga as commander$f,an as commander$g,Mt as commander$h,Vg as commander$i,gE as commander$j,Jg as commander$k,bE as commander$l,ta as commander$m,
nn as commander$n,uo as commander$o,B8 as commander$p,sn as commander$q,wE as commander$r,vE as commander$s,po as commander$t,fo as commander$u,Z8 as commander$v,
kE as commander$w,on as commander$x,Kg as commander$y,xE as commander$z,kV as core_engine_file_search$a,xV as core_engine_file_search$b,FE as core_engine_file_search$c,
DE as core_engine_file_search$d,e0 as core_engine_file_search$e,t0 as core_engine_file_search$f,OV as core_engine_file_search$g,r0 as core_engine_file_search$h,
a0 as core_engine_file_search$i,jV as core_engine_file_search$j,i0 as core_engine_file_search$k,cn as core_engine_imports$a,wp as core_engine_imports$b,VV as core_engine_imports$c,
JV as core_engine_imports$d,s0 as core_git_cat_file$a,mo as core_git_cat_file$b,$p as core_git_cat_file$c,Le as core_git_cat_file$d,o0 as core_git_cat_file$e,uJ as core_git_commands_commit$a,
l0 as core_git_commands_commit$b,pJ as core_git_commands_commit$c,fJ as core_git_commands_commit$d,dJ as core_git_commands_commit$e,hJ as core_git_commands_commit$f,
mJ as core_git_commands_commit$g,gJ as core_git_commands_commit$h,bJ as core_git_commands_commit$i,yJ as core_git_commands_commit$j,wJ as core_git_commands_commit$k,
vJ as core_git_commands_diff$a,$J as core_git_commands_diff$b,kJ as core_git_commands_diff$c,kp as core_git_commands_diff$d,c0 as core_git_commands_diff$e,u0 as core_git_commands_diff$f,
xJ as core_git_commands_diff$g,SJ as core_git_commands_diff$h,OJ as core_git_commands_diff$i,EJ as core_git_commands_diff$j,AJ as core_git_commands_diff$k,IJ as core_git_commands_grep$a,
p0 as core_git_commands_grep$b,Ha as core_git_commands_remote$a,Sp as core_git_commands_remote$b,xr as core_git_commands_remote$c,ra as core_git_commands_remote$d,
Op as core_git_commands_remote$e,RJ as core_git_commands_remote$f,LJ as core_git_commands_remote$g,zJ as core_git_commands_remote$h,b5 as core_git_commits$a,p2 as core_git_commits$b,
_5 as core_git_commits$c,Fp as core_git_commits$d,$o as core_git_commits$e,w5 as core_git_commits$f,f2 as core_git_commits$g,ko as core_git_conversions$a,Dp as core_git_conversions$b,
fn as core_git_conversions$c,dn as core_git_conversions$d,O5 as core_git_conversions$e,n5 as core_git_filters$A,pn as core_git_filters$B,Ka as core_git_filters$C,
zp as core_git_filters$D,d0 as core_git_filters$a,UJ as core_git_filters$b,Np as core_git_filters$c,qJ as core_git_filters$d,Ip as core_git_filters$e,jp as core_git_filters$f,
Sr as core_git_filters$g,h0 as core_git_filters$h,yo as core_git_filters$i,wo as core_git_filters$j,Cp as core_git_filters$k,VJ as core_git_filters$l,JJ as core_git_filters$m,
KJ as core_git_filters$n,ZJ as core_git_filters$o,m0 as core_git_filters$p,Mp as core_git_filters$q,g0 as core_git_filters$r,Pp as core_git_filters$s,Rp as core_git_filters$t,
b0 as core_git_filters$u,vo as core_git_filters$v,a5 as core_git_filters$w,y0 as core_git_filters$x,w0 as core_git_filters$y,v0 as core_git_filters$z,Pt as core_git_partial_clone$a,
L5 as core_git_partial_clone$b,Bp as core_git_partial_clone$c,U5 as core_git_partial_clone$d,_2 as core_git_partial_clone$e,x0 as core_git_partial_clone$f,W5 as core_git_partial_clone$g,
O0 as core_git_partial_clone$h,hn as core_git_remote_refs$a,N0 as core_git_remote_refs$b,qp as core_history_branch$a,C2 as core_history_branch$b,EK as core_history_branch$c,
TK as core_history_branch$d,IK as core_history_branch$e,R2 as core_history_branch$f,jK as core_history_branch$g,CK as core_history_branch$h,Wp as core_history_branch$i,
RK as core_history_branch$j,D2 as core_history_manifest$a,qK as core_history_manifest$b,M0 as core_history_manifest$c,aa as core_history_manifest$d,ze as core_history_manifest$e,
bn as core_history_manifest$f,Gp as core_history_manifest$g,B2 as core_history_manifest$h,U2 as core_history_manifest$i,GK as core_history_manifest$j,q2 as core_history_manifest$k,
HK as core_history_manifest$l,Oo as core_history_manifest$m,I0 as core_history_read_work_tree$a,So as core_history_read_work_tree$b,W2 as core_plan_fix_output$a,
JK as core_plan_fix_output$b,KK as core_plan_fix_output$c,P0 as core_plan_fix_output$d,R0 as core_plan_options$a,kl as core_plan_source_text$a,Ad as core_plan_source_text$b,
xl as core_plan_source_text$c,LM as core_plan_source_text$d,zM as core_plan_source_text$e,FM as core_plan_source_text$f,_p as core_plan_steps$a,ho as core_plan_steps$b,
fV as core_plan_steps$c,jE as core_plan_steps$d,CE as core_plan_steps$e,dV as core_plan_steps$f,hV as core_plan_steps$g,ME as core_plan_steps$h,_V as core_plan_steps$i,
yV as core_plan_steps$j,Y9 as core_plan_variables$a,X9 as core_plan_variables$b,t8 as core_plan_variables$c,HO as core_plan_variables$d,Cg as core_plan_variables$e,
Rg as core_plan_variables$f,Lg as core_plan_variables$g,n8 as core_plan_variables$h,z0 as core_policy_policy_keys$a,YK as core_policy_policy_keys$b,XK as core_policy_policy_keys$c,
Hp as core_policy_schema_parts$a,F0 as core_policy_schema_parts$b,D0 as core_policy_schema_parts$c,B0 as core_policy_schema_parts$d,U0 as core_policy_schema_parts$e,
Yp as core_report_alike$a,No as core_report_alike$b,AZ as core_report_alike$c,jg as core_report_build_report$a,FO as core_report_build_report$b,lo as core_report_build_report$c,
UO as core_report_build_report$d,Eo as core_report_changed_words$a,Kp as core_report_changed_words$b,ia as core_report_changed_words$c,q0 as core_report_changed_words$d,
Ao as core_report_changed_words$e,To as core_report_changed_words$f,Zp as core_report_changed_words$g,Yt as core_report_changed_words$h,W0 as core_report_changed_words$i,
Rt as core_report_changed_words$j,_n as core_report_changed_words$k,H0 as core_report_flags$a,V0 as core_report_flags$b,Z0 as core_report_flags$c,Y0 as core_report_flags$d,
rf as core_report_flags$e,X0 as core_report_flags$f,Q0 as core_report_flags$g,eb as core_report_flags$h,tb as core_report_flags$i,yn as core_report_flags$j,Zd as core_report_groups$a,
Ml as core_report_groups$b,Yd as core_report_groups$c,Xd as core_report_groups$d,Qd as core_report_groups$e,Yw as core_report_groups$f,vR as core_report_groups$g,
Pl as core_report_groups$h,ab as core_report_lock_contents$a,ib as core_report_lock_contents$b,yA as core_report_lock_contents$c,Pr as core_report_net_changes$a,
cR as core_report_net_changes$b,Hd as core_report_net_changes$c,st as core_report_net_changes$d,uR as core_report_net_changes$e,Vw as core_report_net_changes$f,
oi as core_report_net_changes$g,Vd as core_report_net_changes$h,Mr as core_report_net_changes$i,jl as core_report_net_changes$j,jP as core_report_notebook_cells$a,
Il as core_report_notebook_cells$b,Qn as core_report_notebook_cells$c,PP as core_report_notebook_cells$d,dl as core_report_outcome$a,oM as core_report_outcome$b,
od as core_report_outcome$c,ld as core_report_outcome$d,cd as core_report_outcome$e,hl as core_report_outcome$f,ud as core_report_outcome$g,pd as core_report_outcome$h,
fd as core_report_outcome$i,dd as core_report_outcome$j,Zy as core_report_outcome$k,hd as core_report_outcome$l,WM as core_report_patch_lines$a,Hn as core_report_patch_lines$b,
Vn as core_report_patch_lines$c,Td as core_report_patch_lines$d,ni as core_report_patch_lines$e,cb as core_report_read_first_2$a,ub as core_report_read_first_2$b,
Y7 as core_report_read_first_2$c,MA as core_report_read_first_2$d,PA as core_report_read_first_2$e,nf as core_report_read_first_2$f,Mo as core_report_read_first_2$g,
wn as core_report_read_first_2$h,sf as core_report_read_first_2$i,RA as core_report_read_first_2$j,_Y as core_report_read_first_2$k,of as core_report_read_first_2$l,
hb as core_report_read_first_lines$a,LY as core_report_read_first_lines$b,mb as core_report_read_first_lines$c,Ze as core_report_report_parts$a,be as core_report_report_parts$b,
D as core_report_report_parts$c,GA as core_report_report_parts$d,BY as core_report_report_parts$e,vn as core_report_report_parts$f,UY as core_report_report_parts$g,
gb as core_report_report_parts$h,Lo as core_report_report_parts$i,zo as core_report_report_writers_2$a,$n as core_report_report_writers_2$b,bb as core_report_report_writers_2$c,
kn as core_report_safe_markdown_2$a,KY as core_report_safe_markdown_2$b,Xt as core_report_safe_markdown_2$c,yb as core_report_safe_markdown_2$d,wb as core_report_safe_markdown_2$e,
Fo as core_report_safe_markdown_2$f,vb as core_report_safe_markdown_2$g,XY as core_report_safe_markdown_2$h,eT as core_report_safe_markdown_2$i,eX as core_report_safe_markdown_2$j,
tX as core_report_safe_markdown_2$k,rX as core_report_safe_markdown_2$l,cf as core_report_sections$a,aX as core_report_sections$b,Do as core_report_sections$c,iX as core_report_sections$d,
uf as core_report_sections$e,nX as core_report_sections$f,kb as core_report_sections$g,xb as core_report_sections$h,G0 as core_report_sources$a,ef as core_report_sources$b,
tf as core_report_sources$c,gd as core_report_terminal_problems$a,Dn as core_report_terminal_problems$b,Bn as core_report_terminal_problems$c,ml as core_report_terminal_problems$d,
gl as core_report_terminal_problems$e,bl as core_report_terminal_problems$f,R as core_report_terminal_style$a,fe as core_report_terminal_style$b,Ve as core_report_terminal_style$c,
Fn as core_report_terminal_style$d,Ue as core_report_terminal_style$e,ar as core_report_terminal_style$f,se as core_report_terminal_style$g,fl as core_report_terminal_style$h,
sd as core_report_terminal_style$i,ff as core_report_terminal_summary_2$a,nT as core_report_terminal_summary_2$b,oee as core_run_baseline_2$a,lee as core_run_baseline_2$b,
eN as core_run_baseline_2$c,yf as core_run_baseline_2$d,Xb as core_run_baseline_2$e,Nee as core_run_baseline_2$f,Qb as core_run_baseline_2$g,Mee as core_run_baseline_2$h,
hN as core_run_baseline_2$i,mN as core_run_baseline_2$j,gN as core_run_baseline_2$k,_N as core_run_baseline_2$l,qee as core_run_baseline_2$m,Wee as core_run_baseline_2$n,
e_ as core_run_inspection$a,Gee as core_run_inspection$b,Vee as core_run_options$a,Ho as core_run_options$b,r_ as core_run_wing_slots$a,Zee as core_run_wing_slots$b,
bs as core_text_elision$a,Wv as core_text_elision$b,Rr as core_text_glob_2$a,ts as core_text_glob_2$b,ci as core_text_glob_2$c,Lr as core_text_glob_2$d,ER as core_text_glob_2$e,
AR as core_text_glob_2$f,ot as core_text_glob_2$g,rs as core_text_glob_2$h,Fl as core_text_glob_2$i,Dl as core_text_glob_2$j,ui as core_text_globs$a,qe as core_text_globs$b,
ah as core_text_globs$c,as as core_text_globs$d,ma as core_text_globs$e,cv as core_text_globs$f,K as core_text_group_by$a,Yy as core_text_group_by$b,fa as core_text_hunks$a,
Sl as core_text_hunks$b,Ol as core_text_hunks$c,Id as core_text_hunks$d,eP as core_text_hunks$e,tP as core_text_hunks$f,$w as core_text_hunks$g,jd as core_text_hunks$h,
Cd as core_text_hunks$i,Sw as core_text_hunks$j,aP as core_text_hunks$k,iP as core_text_hunks$l,nb as core_text_known_words$a,li as core_text_lfs_pointer$a,Xw as core_text_lfs_pointer$b,
te as core_text_line_ending$a,Kl as core_text_line_ending$b,ps as core_text_line_ending$c,lt as core_text_line_ending$d,fs as core_text_line_ending$e,ds as core_text_line_ending$f,
_a as core_text_line_ending$g,Tt as core_text_line_ending$h,wi as core_text_line_ending$i,ur as core_text_line_ending$j,Zl as core_text_line_ending$k,WL as core_text_line_ending$l,
hs as core_text_line_ending$m,fh as core_text_line_ending$n,Nv as core_text_line_ending$o,i_ as core_text_literal$a,Xee as core_text_literal$b,n_ as core_text_literal$c,
wf as core_text_literal$d,An as core_text_literal$e,ete as core_text_literal$f,tte as core_text_literal$g,s_ as core_text_literal$h,Vo as core_text_literal$i,rte as core_text_literal$j,
ON as core_text_literal$k,EN as core_text_literal$l,AN as core_text_literal$m,TN as core_text_literal$n,Qs as core_text_match_hints$A,kr as core_text_match_hints$B,
CS as core_text_match_hints$a,FS as core_text_match_hints$b,DS as core_text_match_hints$c,Ks as core_text_match_hints$d,Xu as core_text_match_hints$e,JS as core_text_match_hints$f,
KS as core_text_match_hints$g,Zs as core_text_match_hints$h,Ys as core_text_match_hints$i,lg as core_text_match_hints$j,Qu as core_text_match_hints$k,Xs as core_text_match_hints$l,
cg as core_text_match_hints$m,ep as core_text_match_hints$n,ug as core_text_match_hints$o,pg as core_text_match_hints$p,fg as core_text_match_hints$q,dg as core_text_match_hints$r,
hg as core_text_match_hints$s,tp as core_text_match_hints$t,rp as core_text_match_hints$u,VG as core_text_match_hints$v,ap as core_text_match_hints$w,ip as core_text_match_hints$x,
mg as core_text_match_hints$y,gg as core_text_match_hints$z,Ud as core_text_moved_lines$a,qd as core_text_moved_lines$b,om as core_text_moving_spans$a,nt as core_text_neutralise$a,
Ee as core_text_neutralise$b,zn as core_text_neutralise$c,xe as core_text_neutralise$d,ZC as core_text_neutralise$e,I as core_text_neutralise$f,ol as core_text_neutralise$g,
YC as core_text_neutralise$h,ll as core_text_neutralise$i,cl as core_text_neutralise$j,ul as core_text_neutralise$k,ua as core_text_neutralise$l,ja as core_text_notebook$a,
Mi as core_text_notebook$b,ou as core_text_notebook$c,Yn as core_text_notebook_output$a,Xn as core_text_notebook_output$b,Cr as core_text_notebook_output$c,pi as core_text_paths$a,
ZR as core_text_paths$b,YR as core_text_paths$c,sr as core_text_paths$d,XR as core_text_paths$e,hv as core_text_paths$f,QR as core_text_paths$g,mv as core_text_paths$h,
gp as core_text_search_text$a,lV as core_text_search_text$b,cV as core_text_search_text$c,bg as core_text_tokens_2$a,_g as core_text_tokens_2$b,Da as core_text_tolerances$a,
M6 as core_text_tolerances$b,Ym as core_text_tolerances$c,Vu as core_text_tolerances$d,pS as core_text_tolerances$e,J6 as core_text_tolerances$f,Xm as core_text_tolerances$g,
Ba as core_text_tolerances$h,Qm as core_text_tolerances$i,T3 as core_text_tolerances$j,Ju as core_text_tolerances$k,Kt as core_text_tolerances$l,Ku as core_text_tolerances$m,
ri as core_text_unusual$a,Rn as core_text_unusual$b,rr as core_text_unusual$c,H as core_text_unusual$d,sl as core_text_unusual$e,rd as core_text_unusual$f,ad as core_text_unusual$g,
zt as core_text_unusual$h,wa as core_tools_checks$A,$i as core_tools_checks$B,B as core_tools_checks$C,qr as core_tools_checks$D,ms as core_tools_checks$a,Xl as core_tools_checks$b,
ez as core_tools_checks$c,Ge as core_tools_checks$d,ya as core_tools_checks$e,Ql as core_tools_checks$f,Mv as core_tools_checks$g,Je as core_tools_checks$h,et as core_tools_checks$i,
ec as core_tools_checks$j,tc as core_tools_checks$k,Pv as core_tools_checks$l,rz as core_tools_checks$m,gs as core_tools_checks$n,mt as core_tools_checks$o,Br as core_tools_checks$p,
rc as core_tools_checks$q,ac as core_tools_checks$r,ic as core_tools_checks$s,dh as core_tools_checks$t,pr as core_tools_checks$u,vi as core_tools_checks$v,gt as core_tools_checks$w,
Ur as core_tools_checks$x,le as core_tools_checks$y,F as core_tools_checks$z,J as core_tools_fields$a,Qh as core_tools_fields$b,pe as core_tools_fields$c,Ii as core_tools_fields$d,
oe as core_tools_fields$e,ke as core_tools_fields$f,Gr as core_tools_fields$g,Me as core_tools_fields$h,Q as core_tools_fields$i,va as core_tools_file_change$a,
fr as core_tools_file_change$b,sc as core_tools_file_change$c,oc as core_tools_file_change$d,dr as core_tools_file_change$e,lc as core_tools_file_change$f,hh as core_tools_file_change$g,
ct as core_tools_file_change$h,rm as core_tools_file_choice$a,cq as core_tools_file_choice$b,pq as core_tools_file_choice$c,ji as core_tools_file_choice$d,kq as core_tools_file_choice$e,
Ae as core_tools_file_choice$f,rt as core_tools_file_choice$g,Ht as core_tools_file_choice$h,Xc as core_tools_file_choice$i,Qc as core_tools_file_choice$j,eu as core_tools_file_choice$k,
tu as core_tools_file_choice$l,js as core_tools_file_choice$m,Cs as core_tools_file_choice$n,ru as core_tools_file_choice$o,Na as core_tools_file_choice$p,au as core_tools_file_choice$q,
Ta as core_tools_file_choice$r,iu as core_tools_file_choice$s,Ia as core_tools_file_choice$t,nu as core_tools_file_choice$u,su as core_tools_file_choice$v,zq as core_tools_file_choice$w,
im as core_tools_file_choice$x,Ci as core_tools_file_choice$y,Hr as core_tools_move$a,Ms as core_tools_move$b,Ag as core_tools_notebook_edit$a,io as core_tools_notebook_edit$b,
op as core_tools_notebook_edit$c,NO as core_tools_notebook_edit$d,so as core_tools_notebook_edit$e,np as core_tools_notebook_edit$f,Eg as core_tools_notebook_edit$g,
lp as core_tools_notebook_edit$h,cp as core_tools_notebook_edit$i,up as core_tools_notebook_edit$j,Ng as core_tools_notebook_edit$k,pt as core_tools_notebook_edit$l,
qa as core_tools_notebook_edit$m,Ig as core_tools_notebook_edit$n,oo as core_tools_notebook_edit$o,F9 as core_tools_notebook_edit$p,Rl as core_tools_permission$a,
Qw as core_tools_permission$b,SR as core_tools_permission$c,ev as core_tools_permission$d,Ll as core_tools_permission$e,zl as core_tools_permission$f,es as core_tools_permission$g,
KG as core_tools_read_text_2$a,Xr as core_tools_read_text_2$b,Ps as core_tools_run$a,pm as core_tools_run$b,j1 as core_tools_run$c,Rs as core_tools_run$d,C1 as core_tools_run$e,
cu as core_tools_structure_keys$a,Zq as core_tools_structure_keys$b,lm as core_tools_structure_keys$c,$R as core_tools_tool$a,ha as core_tools_tool$b,ee as core_wing_slot$a,
JQ as core_workspace_new_files_2$a,Wo as core_workspace_new_files_2$b,gf as core_workspace_new_files_2$c,ZQ as core_workspace_new_files_2$d,de as core_workspace_path_guard$a,
hi as core_workspace_path_guard$b,mi as core_workspace_path_guard$c,Wl as core_workspace_path_guard$d,hL as core_workspace_path_guard$e,Gl as core_workspace_path_guard$f,
mL as core_workspace_path_guard$g,gL as core_workspace_path_guard$h,bL as core_workspace_path_guard$i,_L as core_workspace_path_guard$j,yL as core_workspace_path_guard$k,
Fr as core_workspace_path_guard$l,lr as core_workspace_path_guard$m,ph as core_workspace_path_guard$n,Dr as core_workspace_path_guard$o,gi as core_workspace_path_guard$p,
cs as core_workspace_path_guard$q,At as core_workspace_path_guard$r,Hl as core_workspace_path_guard$s,ql as core_workspace_path_guard$t,bi as core_workspace_path_guard$u,
IL as core_workspace_path_guard$v,Vl as core_workspace_path_guard$w,_i as core_workspace_path_guard$x,ba as core_workspace_path_guard$y,us as core_workspace_path_guard$z,
DX as core_workspace_replacement$a,BX as core_workspace_replacement$b,Nb as core_workspace_replacement$c,UX as core_workspace_replacement$d,lQ as core_workspace_replacement$e,
cQ as core_workspace_replacement$f,mT as core_workspace_replacement$g,dQ as core_workspace_replacement$h,wT as core_workspace_replacement$i,$T as core_workspace_replacement$j,
mf as core_workspace_replacement$k,kT as core_workspace_replacement$l,Rb as core_workspace_replacement$m,Lb as core_workspace_replacement$n,zb as core_workspace_replacement$o,
$Q as core_workspace_replacement$p,hf as core_workspace_replacement$q,GX as core_workspace_replacement$r,HX as core_workspace_replacement$s,VX as core_workspace_replacement$t,
Ib as core_workspace_replacement$u,JX as core_workspace_replacement$v,eQ as core_workspace_replacement$w,tQ as core_workspace_replacement$x,fu as core_workspace_similar$a,
du as core_workspace_similar$b,Ri as core_workspace_similar$c,cm as core_workspace_similar$d,Ar as core_workspace_sources_disk$a,Nl as diff$a,pP as diff$b,Ye as diff$c,
Xe as diff$d,l_ as faces_cli_ask$a,lre as faces_cli_commands_apply$applyCommand,HN as faces_cli_commands_apply$pickAtTerminal,Ure as faces_cli_commands_check$commands,
f_ as faces_cli_patch$a,Ko as faces_cli_patch$b,Nte as faces_cli_patch$c,d_ as faces_cli_patch$d,Hg as faces_cli_program$processContext,Rj as faces_cli_program$programFor,
Pj as faces_cli_program$runProgram,Zo as faces_cli_replay$a,xf as faces_cli_replay$b,UN as faces_cli_replay$c,Sf as faces_cli_replay$d,m_ as faces_cli_replay$e,
WN as faces_cli_replay$f,Jo as faces_cli_repositories$a,Zf as fast_string_truncated_width$a,vl as inputs_read$a,$l as inputs_read$b,OM as inputs_read$c,kd as inputs_read$d,
xd as inputs_read$e,Sd as inputs_read$f,wd as inputs_table$a,yl as inputs_table$b,Ir as inputs_table$c,wl as inputs_table$d,pa as inputs_table$e,Ot as inputs_table$f,
vd as inputs_table$g,Dt as inputs_table$h,Pe as publish_api_call$a,Te as publish_api_call$b,Tn as publish_api_call$c,Nn as publish_api_call$d,Ff as publish_api_call$e,
T_ as publish_api_call$f,Fe as publish_api_call$g,uae as publish_api_call$h,X as publish_api_call$i,dae as publish_github_2$a,N_ as publish_github_2$b,dI as publish_github_2$c,
ti as publish_github_2$d,hI as publish_github_2$e,I_ as publish_github_2$f,wae as publish_github_2$g,St as publish_github_2$h,j_ as publish_github_2$i,Df as publish_github_2$j,
el as publish_github_2$k,yI as publish_github_2$l,wI as publish_github_2$m,vie as publish_github_api_2$A,kie as publish_github_api_2$B,xie as publish_github_api_2$C,
Sie as publish_github_api_2$D,F_ as publish_github_api_2$E,D_ as publish_github_api_2$F,Oie as publish_github_api_2$G,Aie as publish_github_api_2$H,Tie as publish_github_api_2$I,
B_ as publish_github_api_2$J,Nie as publish_github_api_2$K,Iie as publish_github_api_2$L,jie as publish_github_api_2$M,Cie as publish_github_api_2$N,Mie as publish_github_api_2$O,
Pie as publish_github_api_2$P,P_ as publish_github_api_2$a,Yae as publish_github_api_2$b,In as publish_github_api_2$c,Qae as publish_github_api_2$d,eie as publish_github_api_2$e,
rie as publish_github_api_2$f,aie as publish_github_api_2$g,iie as publish_github_api_2$h,nie as publish_github_api_2$i,sie as publish_github_api_2$j,L_ as publish_github_api_2$k,
oie as publish_github_api_2$l,lie as publish_github_api_2$m,z_ as publish_github_api_2$n,cie as publish_github_api_2$o,uie as publish_github_api_2$p,pie as publish_github_api_2$q,
fie as publish_github_api_2$r,die as publish_github_api_2$s,hie as publish_github_api_2$t,mie as publish_github_api_2$u,gie as publish_github_api_2$v,bie as publish_github_api_2$w,
_ie as publish_github_api_2$x,yie as publish_github_api_2$y,wie as publish_github_api_2$z,er as publish_ledger$a,Mf as publish_ledger$b,Xo as publish_ledger$c,tae as publish_ledger$d,
sae as publish_ledger$e,oae as publish_ledger$f,sa as publish_ledger$g,Qo as publish_ledger$h,Pf as publish_ledger$i,Rf as publish_ledger$j,Lf as publish_ledger$k,
zf as publish_ledger$l,tl as publish_origin$a,U_ as publish_origin$b,q_ as publish_origin$c,fy as publish_overlaps$a,Hf as publish_overlaps$b,ose as publish_overlaps$c,
cse as publish_overlaps$d,use as publish_overlaps$e,$j as publish_overlaps$f,sne as publish_publish_plans_2$a,Mn as publish_publish_plans_2$b,VI as publish_publish_plans_2$c,
sj as publish_remote_state_2$a,Lne as publish_remote_state_2$b,oj as publish_remote_state_2$c,lj as publish_remote_state_2$d,Bne as publish_remote_state_2$e,Une as publish_remote_state_2$f,
qne as publish_remote_state_2$g,fj as publish_remote_state_2$h,hj as publish_remote_state_2$i,Pn as publish_remote_state_2$j,Jne as publish_remote_state_2$k,Kne as publish_remote_state_2$l,
mj as publish_remote_state_2$m,cy as publish_remote_state_2$n,Xne as publish_remote_state_2$o,bj as publish_remote_state_2$p,uy as publish_remote_state_2$q,_j as publish_remote_state_2$r,
Qne as publish_remote_state_2$s,ese as publish_remote_state_2$t,py as publish_remote_state_2$u,rse as publish_remote_state_2$v,ise as publish_remote_state_2$w,Wie as publish_target$a,
W_ as publish_target$b,G_ as publish_target$c,Jie as publish_target$d,H_ as publish_target$e,Yie as publish_target$f,FI as publish_target$g,jn as publish_target$h,
BI as publish_target$i,UI as publish_target$j,Cn as publish_target$k,qI as publish_target$l,ine as publish_target$m,K_ as wing$a,Z_ as wing$b,yne as wing$c,Y_ as wing$d,
ey as wings_codemods_documents$a,ty as wings_codemods_documents$b,ry as wings_codemods_structure_languages$a,Ine as wings_codemods_structure_languages$b,jne as wings_codemods_structure_languages$c,
ay as wings_codemods_structure_languages$d,X_ as wings_diagnostics_section$a,KI as wings_diagnostics_section$b,J_ as wings_fixes_fix_tool$a,V_ as wings_fixes_fix_tool$b,
Kf as wings_several_report$a,Tf as wings_several_words$a,w_ as wings_several_words$b,v_ as wings_several_words$c,Nf as wings_several_words$d,If as wings_several_words$e,
jf as wings_several_words$f,$_ as wings_several_words$g,Hre as wings_several_words$h,k_ as wings_several_words$i,Cf as wings_several_words$j,x_ as wings_several_words$k,
$r as yaml$a,La as yaml$b,Zr as yaml$c,me as yaml$d,ae as yaml$e,Ji as yaml$f,we as yaml$g,ve as yaml$h,za as yaml$i,W as yaml$j,zu as yaml$k,Fm as yaml$l,Rx as yaml$m,
Bx as yaml$n,Fu as yaml$o,Dm as yaml$p,E6 as yaml$q,qu as yaml$r,A6 as yaml$s,Bm as yaml$t,Uae as zod$a,Uf as zod$b,SI as zod$c,o1 as zod_2$$,Wc as zod_2$A,G as zod_2$B,
Jh as zod_2$C,Ns as zod_2$D,Ti as zod_2$E,MU as zod_2$F,He as zod_2$G,Kh as zod_2$H,a1 as zod_2$I,P as zod_2$J,Gc as zod_2$K,N as zod_2$L,C as zod_2$M,Ni as zod_2$N,
Zh as zod_2$O,Y as zod_2$P,i1 as zod_2$Q,LU as zod_2$R,n1 as zod_2$S,wt as zod_2$T,Ne as zod_2$U,U as zod_2$V,ue as zod_2$W,Hc as zod_2$X,Th as zod_2$Y,Yh as zod_2$Z,
Vc as zod_2$_,Ez as zod_2$a,l1 as zod_2$aa,ks as zod_2$b,Jc as zod_2$ba,xi as zod_2$c,Xh as zod_2$ca,qh as zod_2$d,tq as zod_2$da,Fc as zod_2$e,Dc as zod_2$f,Bc as zod_2$g,
Uc as zod_2$h,Wh as zod_2$i,Gh as zod_2$j,Hh as zod_2$k,Vh as zod_2$l,tB as zod_2$m,Yk as zod_2$n,qc as zod_2$o,$ as zod_2$p,Ss as zod_2$q,Os as zod_2$r,Es as zod_2$s,
As as zod_2$t,fU as zod_2$u,hU as zod_2$v,OU as zod_2$w,Ts as zod_2$x,$e as zod_2$y,L as zod_2$z};
