import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);var Ue=(e10=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(
e10,{get:(t,r)=>(typeof require<"u"?require:t)[r]}):e10)(function(e10){if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require o\
f "'+e10+'" is not supported')});var XI=(()=>{let e10=/[\uD800-\uDBFF][\uDC00-\uDFFF]/g;return t=>{let r=0;for(e10.lastIndex=0;e10.test(t);)r+=1;return t.length-
r}})(),QI=e10=>e10===12288||e10>=65281&&e10<=65376||e10>=65504&&e10<=65510,ej=e10=>e10===8987||e10===9001||e10>=12272&&e10<=12287||e10>=12289&&e10<=12350||e10>=
12441&&e10<=12543||e10>=12549&&e10<=12591||e10>=12593&&e10<=12686||e10>=12688&&e10<=12771||e10>=12783&&e10<=12830||e10>=12832&&e10<=12871||e10>=12880&&e10<=19903||
e10>=65040&&e10<=65049||e10>=65072&&e10<=65106||e10>=65108&&e10<=65126||e10>=65128&&e10<=65131||e10>=127488&&e10<=127490||e10>=127504&&e10<=127547||e10>=127552&&
e10<=127560||e10>=131072&&e10<=196605||e10>=196608&&e10<=262141,tj=/[\u001b\u009b][[()#;?]*(?:[0-9]{1,4}(?:;[0-9]{0,4})*)?[0-9A-ORZcf-nqry=><]|\u001b\]8;[^;]*;.*?(?:\u0007|\u001b\u005c)/y,
rj=/[\x00-\x08\x0A-\x1F\x7F-\x9F]{1,1000}/y,Y_=/(?:(?![\uFF61-\uFF9F\uFF00-\uFFEF])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Tangut}]){1,1000}/yu,
aj=/\t{1,1000}/y,X_=new RegExp("[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uF\
E0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|\\p{Emoji_Presentation}|\\p{Em\
oji}\\uFE0F\\u20E3?))*","yu"),nj=/(?:[\x20-\x7E\xA0-\xFF](?!\uFE0F)){1,1000}/y,ij=new RegExp("\\p{M}+","gu"),sj={limit:1/0,ellipsis:""},Q_=(e10,t={},r={})=>{let a=t.
limit??1/0,n=t.ellipsis??"",i=t?.ellipsisWidth??(n?Q_(n,sj,r).width:0),s=0,o=r.controlWidth??0,l=r.tabWidth??8,c=r.emojiWidth??2,u=2,p=r.regularWidth??1,f=r.wideWidth??
u,d=[[nj,p],[tj,s],[rj,o],[aj,l],[X_,c],[Y_,f]],g=0,m=0,w=e10.length,x=0,h=false,b=w,_=Math.max(0,a-i),y=0,v=0,O=0,E=0;e:for(;;){if(v>y||m>=w&&m>g){let T=e10.slice(
y,v)||e10.slice(g,m);x=0;for(let C of T.replaceAll(ij,"")){let A=C.codePointAt(0)||0;if(QI(A)?E=u:ej(A)?E=f:E=p,O+E>_&&(b=Math.min(b,Math.max(y,g)+x)),O+E>a){h=
true;break e}x+=C.length,O+=E}y=v=0}if(m>=w)break e;for(let T=0,C=d.length;T<C;T++){let[A,M]=d[T];if(A.lastIndex=m,A.test(e10)){if(x=A===Y_?XI(e10.slice(m,A.lastIndex)):
A===X_?1:A.lastIndex-m,E=x*M,O+E>_&&(b=Math.min(b,m+Math.floor((_-O)/M))),O+E>a){h=true;break e}O+=E,y=g,v=m,m=g=A.lastIndex;continue e}}m+=1}return{width:h?_:O,
index:h?b:w,truncated:h,ellipsed:h&&a>=i}},oj=Q_,lj={limit:1/0,ellipsis:"",ellipsisWidth:0},cj=(e10,t={})=>oj(e10,lj,t).width,Cf=cj;import{core_text_words$k as Pf}from"./hook.js";
function Qa(e10,t=r=>e10.toLowerCase().split(/\W+/).includes(r)){return Ai(e10)?[]:[...Ti(e10),...vj(e10),...Tj(e10,t)].sort((r,a)=>r.at-a.at)}function Ti(e10){
if(Ai(e10))return[];let t=[];for(let{0:r,index:a}of e10.matchAll(Rf))pj(e10,a,r)||t.push({at:a,length:r.length,...mj(r)});return t}var Ai=e10=>uj.test(e10),uj=/^[\t\n -~]*$/,
Rf=new RegExp("(?![\\t\\n])[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","gu");function pj(e10,t,r){if(!dj.test(r))
return false;let a=e10.slice(Math.max(0,t-16),t),n=e10.slice(t+r.length,t+r.length+2);return r==="\uFE0F"||r==="\uFE0E"?new RegExp("\\p{Extended_Pictographic}$",
"u").test(a)||/[\d#*]$/.test(a)&&n.startsWith("\u20E3"):/[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/u.test(r)?new RegExp("\\p{sc=Han}$","u").test(a):/[\u{e0020}-\u{e007f}]/u.
test(r)?/\u{1f3f4}[\u{e0020}-\u{e007e}]*$/u.test(a):/[\u180b-\u180d]/.test(r)?new RegExp("\\p{sc=Mongolian}$","u").test(a):/[\u00a0\u202f]/.test(r)?a.endsWith("\
\xAB")||n.startsWith("\xBB"):r==="\u3000"?fj(a.slice(-1),n.slice(0,1)):r==="\u200B"?ty.test(a.slice(-1))&&ty.test(n):r==="\u200D"&&new RegExp("\\p{Extended_Picto\
graphic}\\ufe0f?$|\\p{EMod}$","u").test(a)?new RegExp("^\\p{Extended_Pictographic}","u").test(n):ey.test(a.slice(-1))&&(ey.test(n)||r==="\u200D"&&hj.test(a))}var fj=(...e10)=>{
let t=e10.filter(r=>!/^[\uff01-\uffee]/.test(r)&&!by.test(r));return t.length===0||t.length===1&&t.every(r=>r===""||r===`
`)},dj=/[\u180b-\u180e\u200b\u200c\u202f\u3000]|\u00a0|\u200d|[\ufe00-\ufe02]|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}]|[\u{e0100}-\u{e01ef}]/u,ey=/^[\p{sc=Arabic}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Sinhala}\p{sc=Mongolian}\p{sc=Gujarati}\p{sc=Gurmukhi}\p{sc=Oriya}]/u,
ty=/^[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u,hj=/[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]$/;function mj(e10){let t=e10.codePointAt(
0);if(t>=56448&&t<=56575)return{kind:"byte",name:`0x${ry(t-56320)}`,about:"a byte that is not UTF-8"};let r=Pf(e10),a=yj[ry(t)],n=gj(e10);return a?{kind:n,name:a[0],
about:`${r}, ${a[1]}`}:{kind:n,name:r,about:_j[n]}}var gj=e10=>bj.test(e10)?"bidi":new RegExp("\\p{Zs}","u").test(e10)?"blank":new RegExp("\\p{Cc}","u").test(e10)?
"control":"invisible",bj=/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/,_j={bidi:"turns the direction of text",invisible:"an invisible character",control:"a c\
ontrol character",byte:"a byte that is not UTF-8",blank:"a blank that is no space","look-alike":"looks like another character"},ry=e10=>e10.toString(16).toUpperCase(),
[sa,ay]=["turns the direction of text","ends a turned direction"],Wo="Hangul filler, a letter that is not seen",yj={D:["CR","carriage return"],0:["NUL","null"],
"1B":["ESC","escape"],A0:["NBSP","no-break space"],AD:["SHY","soft hyphen"],"34F":["CGJ","an invisible joiner"],"61C":["ALM","Arabic letter mark"],"115F":["HCF",
Wo],1160:["HJF",Wo],"200B":["ZWSP","zero-width space"],"200C":["ZWNJ","zero-width non-joiner"],"200D":["ZWJ","zero-width joiner"],2060:["WJ","word joiner"],"200\
E":["LRM","left-to-right mark"],"200F":["RLM","right-to-left mark"],"202A":["LRE",sa],"202B":["RLE",sa],"202C":["PDF",ay],"202D":["LRO",sa],"202E":["RLO",sa],2066:[
"LRI",sa],2067:["RLI",sa],2068:["FSI",sa],2069:["PDI",ay],"202F":["NNBSP","narrow no-break space"],2800:["BRAILLE","blank Braille pattern"],3e3:["IDSP","ideogra\
phic space"],3164:["HF",Wo],FEFF:["BOM","byte order mark"],FFA0:["HHF",Wo]},vj=e10=>Array.from(e10.matchAll(my)).flatMap(({0:t,index:r})=>{let a=gy(t);return e10.
startsWith("\uFE0F",r+t.length)?[]:a===void 0||xj(t)&&Sj(e10,r,a)?[]:wj(e10,r,t)?[]:[_y(t,r,a)]}),my=/[\u01c0\u01c3\u02b9\u02bc\u02d0\u037e\u0589\u05c3\u06d4\u1fef\u2010\u2011\u2024\u2044\u2100-\u214f\u2160-\u217f\u2215\u2217\u2223\u2236\u29f8\ua789\ufe50-\ufe6b\uff01-\uff5e\uffe8\u{1d400}-\u{1d7ff}\u{1fbf0}-\u{1fbf9}]/gu,
wj=(e10,t,r)=>{let a=$j[r];return a?(e10.match(a)?.length??0)>=3:/[\u02b9\u02bc]/.test(r)&&/[^\0-\u02ff]/.test(e10.slice(Math.max(0,t-1),t))},$j={"\u0589":new RegExp(
"\\p{sc=Armenian}","gu"),"\u05C3":new RegExp("\\p{sc=Hebrew}","gu"),"\u06D4":new RegExp("\\p{sc=Arabic}","gu")},kj={\u01C0:"|",\u01C3:"!","\u02B9":"'",\u02BC:"'",
\u02D0:":","\u0589":":","\u05C3":":","\u06D4":"-","\u2010":"-","\u2011":"-","\u2044":"/","\u2212":"-","\u2215":"/","\u2217":"*","\u2223":"|","\u2236":":","\u29F8":"\
/","\uA789":":","\uFFE8":"|"},gy=e10=>{let t=Go[e10]??kj[e10]??(e10.search(my)===0?e10.normalize("NFKC"):"");return/^[!-~]$/.test(t)?t:void 0},xj=e10=>e10>="\uFF01"&&
e10<="\uFF5E",Sj=(e10,t,r)=>/\w/.test(r)?Oj.test(e10.slice(Math.max(0,t-40),t))||Ej.test(e10.slice(t+1,t+41)):by.test(e10),[Oj,Ej]=[/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f][\uff01-\uffee]*$/u,
/^[\uff01-\uffee]*[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f]/u],by=/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f]/u,
Tj=(e10,t)=>{if(!/[^\0-\u02ff]/.test(e10)&&!Cj.test(e10))return[];let r=(e10.match(/[A-Za-z]/g)?.length??0)>(e10.match(Mj)?.length??0);return Array.from(e10.matchAll(
Nj)).flatMap(({0:a,index:n})=>{let i=Array.from(a.matchAll(/[^\0-\x7f]/gu)).filter(([u])=>/[\p{L}\p{N}]/u.test(u));if(i.length===0||!i.every(([u])=>u in Go||Aj.
test(u)))return[];let s=/[A-Za-z]/.test(a),o=s||r?a.length>=Ij&&t(jj(a)):false,l=i.flatMap(([u])=>ny.test(u)?[]:u),c=r&&(s||Pj(l));return i.flatMap(({0:u,index:p})=>{
let f=o||c&&!ny.test(u),d=Go[u];if(!f)return[];let g=_y(u,n+p,d??"");return[d===void 0?{...g,about:"a letter of another script than its word"}:g]})})},Aj=/[\p{sc=Coptic}\p{sc=Deseret}\p{sc=Cherokee}\p{sc=Lisu}\p{sc=Gothic}\p{sc=Old_Italic}\p{sc=Osage}]/u,
Nj=/(?<=\\[a-z])[\p{L}\p{N}\p{M}_]+|(?<![\\\p{L}\p{N}\p{M}_])[\p{L}\p{N}\p{M}_]+|(?<=\\)(?![a-z])[\p{L}\p{N}\p{M}_]+/gu,Ij=3,jj=e10=>e10.replace(/[^\0-\x7f]/gu,
t=>Go[t]??t).toLowerCase(),Cj=/[\u0131\u017f\u0180-\u02af]/,Mj=/[^\p{scx=Latin}\p{scx=Common}\p{scx=Inherited}]/gu,Pj=e10=>e10.length>0&&e10.map(Rj).reduce((t,r)=>t.
filter(a=>r.includes(a))).length===0,ny=new RegExp("\\p{scx=Latin}","u"),Rj=e10=>{let t=iy.get(e10);if(t)return t;let r=Lj.filter(a=>zj(a).test(e10));return iy.
set(e10,r),r},iy=new Map,Lj="Armenian Cherokee Coptic Cyrillic Greek Lisu".split(" "),zj=e10=>{let t=sy.get(e10)??new RegExp(`\\p{scx=${e10}}`,"u");return sy.set(
e10,t),t},sy=new Map,_y=(e10,t,r)=>({at:t,length:e10.length,kind:"look-alike",name:Pf(e10),about:`looks like ${r}, and is another character`}),Go=Object.fromEntries(
[["\u0410\u0412\u0415\u041A\u041C\u041D\u041E\u0420\u0421\u0422\u0425\u0406\u0408\u0405","ABEKMHOPCTXIJS"],["\u0430\u0435\u043E\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04BB\u0501\u051B\u051D",
"aeopcyxijshdqw"],["\u0423\u04AE\u04C0\u04CF\u050C\u051A\u051C\u0474\u0475\u043A\u043C\u0442\u0432\u043D\u0433\u0451\u0457","YYIlGQWVvkmtbhrei"],["\u0391\u0392\u0395\u0396\u0397\u0399\u039A\u039C\u039D\u039F\u03A1\u03A4\u03A5\
\u03A7\u037F","ABEZHIKMNOPTYXJ"],["\u03B1\u03B3\u03B7\u03B9\u03BA\u03BD\u03BF\u03C1\u03C4\u03C5\u03C7\u03C9\u03F2\u03F3","aynikvoptuxwcj"],["\u0555\u054D\u053C\u054F\u0578\u057D\u0570\u0585\u0581\u0566\u0575\u0563",
"OULSnuhogqjq"],["\u13AA\u13A0\u13A1\u13A2\u13B3\u13DA\u13A9\u13BB\u13C0\u13C3\u13CF\u13D9\u13DE\u13DF\u13E2\u13F4","ADRTWSYHGZbVLCPB"],["\uA4D0\uA4D1\uA4D3\uA4D4\uA4D6\uA4D7\uA4D9\uA4DA\uA4DC\uA4DD\uA4DF\uA4E0\uA4E1",
"BPDTGKJCZFMNL"],["\uA4E2\uA4E3\uA4E6\uA4E7\uA4EA\uA4EB\uA4EC\uA4EE\uA4F0\uA4F2\uA4F3\uA4F4","SRVHWXYAEIOU"],["\u0966\u09E6\u0A66\u0AE6\u0B66\u0B20\u0BE6\u0C66\u0CE6\u0D66\u0D20\u101D\u1040",
"ooooooooooooo"],["\u0131\u0251\u0261\u0269\u028F\u1D04\u1D0F\u1D1C\u1D20\u1D21\u1D22\uA731\u017F","iagiycouvwzsf"]].flatMap(([e10,t])=>Array.from(e10,(r,a)=>[r,
t.charAt(a)])));function er(e10){if(Ai(e10))return{text:e10,at:a=>a};let t=[],r="";for(let{0:a,index:n}of e10.matchAll(Fj)){let i=/^[\t\n -~]$/.test(a)?a:Dj(a);
for(let s=0;s<i.length;s+=1)t.push(n);r+=i}return{text:r,at:a=>t[a]??e10.length}}function yy(e10,t){let[r,a]=[er(e10),er(t)],n=[],[i,s]=[0,0];for(;i<r.text.length||
s<a.text.length;){let[o,l]=[r.text[i],a.text[s]];if(o===l){let c=qj([r,i],[a,s]),u={found:cy(r,i,c),wanted:cy(a,s,c)};uy(e10,u.found)!==uy(t,u.wanted)&&n.push(u),
i+=c,s+=c}else if(ly(o))i+=1;else if(ly(l))s+=1;else break}return n}var Fj=new RegExp("[\\u1100-\\u115f][\\u1160-\\u11a7][\\u11a8-\\u11ff]?|\\P{M}\\p{M}*|\\p{M}+",
"gsu"),Dj=e10=>oy[e10]??e10.normalize("NFKC").replace(Rf,t=>Uj(t)?t:Bj.test(t)?" ":"").replace(/[^\0-\x7f]/gu,t=>oy[t]??gy(t)??t).normalize("NFC"),Bj=/[\v\f\x85\p{Z}]/u,
oy=Object.fromEntries([["\u2012\u2013\u2014\u2015","-"],["\u2018\u2019\u201A\u201B\u2032\u2039\u203A\xB4","'"],["\u201C\u201D\u201E\u201F\u2033\xAB\xBB",'"'],["\
\u2022\u2027\xB7\u2219","*"],["\xD7","x"],["\xF7","/"],["\u3001",","],["\u3002","."],["\u2190","<-"],["\u2192","->"],["\u21D2","=>"],["\u2264","<="],["\u2265","\
>="],["\u2260","!="]].flatMap(([e10,t])=>Array.from(e10,r=>[r,t]))),Uj=e10=>new RegExp("\\p{Cs}","u").test(e10),ly=e10=>e10!==void 0&&/\s/.test(e10),qj=([e10,t],[
r,a])=>{let n=1,i=(s,o)=>o<s.text.length&&s.at(o)===s.at(o-1);for(;(i(e10,t+n)||i(r,a+n))&&e10.text[t+n]!==void 0&&e10.text[t+n]===r.text[a+n];)n+=1;return n},cy=({
at:e10},t,r)=>({start:t===0?0:e10(t),end:e10(t+r)}),uy=(e10,{start:t,end:r})=>e10.slice(t,r);function W(e10,{blanks:t=false,prose:r=false}={}){let a=Ai(e10)?e10:
r?Wj(e10):e10.split(`
`).map(Gj).join(`
`);return t?a.replaceAll("	","\u2192").replaceAll(" ","\xB7"):a}var Wj=e10=>vy(e10,Ti(e10).filter(({kind:t})=>t!=="blank")),Gj=e10=>vy(e10,Qa(e10));function vy(e10,t){
if(t.length===0)return e10;let[r,a]=["",0];for(let{at:n,length:i}of t)n<a||(r+=e10.slice(a,n)+Ff(e10.slice(n,n+i)),a=n+i);return r+e10.slice(a)}var Hj=e10=>e10.
search(Rf)>=0,Ho=e10=>!Ai(e10)&&(Hj(e10)||e10!==e10.normalize("NFC")||e10.split(`
`).some(t=>Qa(t).length>0));function Lf(e10,t){if(e10===t)return[];let[r,a]=[er(e10).text,er(t).text];if(dy(r)!==dy(a))return Jj(e10,t);let n=[...new Set(yy(e10,
t).map(s=>`"${Mf(e10,s.found)}" in the file, "${Mf(t,s.wanted)}" in old_string`))].slice(0,Vj),i=Kj(r,a);return i.some(([s,o])=>Lt(s)!==Lt(o))&&n.push(Zj(i)),i.
some(([s,o])=>hy(s)!==hy(o))&&n.push("blanks at line ends"),n.length>0?n:["white space"]}var Vj=6;function zf(e10,t,r){let a=yy(e10,t);return[py(e10,a.map(n=>n.
found),r),py(t,a.map(n=>n.wanted),r)]}function py(e10,t,r){let[a,n]=["",0];for(let i of t)a+=W(e10.slice(n,i.start),r)+Mf(e10,i),n=i.end;return a+W(e10.slice(n),
r)}var Mf=(e10,{start:t,end:r})=>e10.slice(t,r).replace(/[^\t\n -~]/gu,Ff),Jj=(e10,t)=>[...new Set([...fy(e10,t),...fy(t,e10,"old_string")])],Ff=e10=>{if(e10===
"\r")return"<CR>";let t=e10.codePointAt(0);return t>=56448&&t<=56575?`<0x${(t-56320).toString(16).toUpperCase()}>`:`<${Pf(e10)}>`};function fy(e10,t,r="the file"){
return[...new Set(e10.match(/[^\t\n -~]/gu)??[])].filter(a=>er(a).text!==a).filter(a=>!t.includes(a)).map(a=>`${Ff(a)} in ${r}`)}var dy=e10=>e10.replace(/\s+/g,
""),Kj=(e10,t)=>{let r=t.split(`
`);return e10.split(`
`).map((a,n)=>[a,r[n]??""])},Lt=e10=>/^\s*/.exec(e10)?.[0]??"",hy=e10=>e10.slice(e10.trimEnd().length).replace(/[^ \t]/g,""),Zj=e10=>{let t=r=>e10.some(a=>Lt(a[r]).
includes("	"));return t(0)===t(1)?"the depth of the indentation":t(0)?"tabs in the file but spaces in old_string":"spaces in the file but tabs in old_string"};var at="\
\u200B",Ee=e10=>W(e10,{prose:true}),Ni=e10=>e10.replace(/\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[@-Z\\-_])/g,""),xe=e10=>W(e10),Yj=e10=>Ee(e10).
replace(/[&<>"']/g,t=>`&#${t.codePointAt(0)};`),I=e10=>Ee(e10.replace(/\s+/g," ").trim()),Vo=e10=>Qj.test(e10)?oa(Zo(Jo(I(e10.replaceAll(at,""))))):e10,Xj=e10=>e10.
split(/\r\n|\r|\n/).map(t=>Ko(Vo(t))).join(`
`),Qj=/[^ -~]| {2}|^ | $|[@#[<]|\*\*\*|^::|gh\\?-\d|(?:issues|pulls?|discussions|commits?)\\?\/|skip-checks/i,Jo=e10=>e10.replace(/@(?!\u200b)/g,`@${at}`).replace(
/#(?=\d)/g,`#${at}`).replace(/GH(?=\\?-\d)/gi,`$&${at}`).replace(/(?:issues|pulls?|discussions|commits?)\\?\/(?=[\da-f])/gi,`$&${at}`),Ko=e10=>e10.replace(/^([ \t>]*(?:BREAKING CHANGE|[\w-]+))(?=[ \t]*[:=](?!\/\/))/gim,
`$1${at}`),Zo=e10=>e10.replace(/^([^\S\r\n]*:)(?=:)/gm,`$1${at}`).replace(/##(?=\[)/g,`##${at}`),oa=e10=>e10.replace(/<!(?=--\s*editplan)/gi,`<!${at}`).replace(
/\[(?=[^\]\n\u200b]{0,60}\b(?:skip|ci)\b)/gi,`[${at}`).replace(/skip-checks(?=[ \t]*:)/gi,`$&${at}`).replace(/\*\*\*(?=\s*NO_CI)/gi,`**${at}*`);var eC=Ue("node:\
util");var{isDeepStrictEqual:Yo,styleText:wy}=eC;function R({colour:e10},t,r){let a=Ee(r);return e10?wy(t,a,{validateStream:false}):a}var pe=e10=>tC.test(e10)?e10.
length:Cf(e10),tC=/^[ -~\u2010-\u2027\u2190-\u22ff]*$/;function Je(e10,t){if(pe(e10)<=t)return e10;let r=[],a=1;for(let n of Df(e10).reverse()){if(a+=pe(n),a>t)
break;r.push(n)}return`\u2026${r.reverse().join("")}`}function qe(e10,t){if(e10.length<=t*$y&&pe(e10)<=t)return e10;let r="",a=1;for(let n of Df(e10.slice(0,t*$y))){
if(a+=pe(n),a>t)break;r+=n}return`${r}\u2026`}var tr=(e10,t)=>e10===""?[""]:ky(e10,Math.max(t,2)),ie=(e10,t)=>e10.split(`
`).flatMap(r=>nC(r,Math.max(t,1)).map(Xo)),Xo=e10=>e10.replace(/^([^\S\n]*:)(?=:)/gm,"$1\u2060").replaceAll("##[","##\u2060["),$y=16;function Df(e10){let t=[];for(let r=0;r<
e10.length;){let a=e10.slice(r,r+aC),n=Array.from(rC.segment(a),({segment:i})=>i);r+a.length<e10.length&&n.length>1&&n.pop();for(let i of n)t.push(i),r+=i.length}
return t}var rC=new Intl.Segmenter(void 0,{granularity:"grapheme"}),aC=512;function nC(e10,t){let r=[],a="",n=0;for(let i of e10.split(/(?<=\s)(?=\S)/).flatMap(
s=>iC(s,t))){let s=i.trimEnd();a!==""&&s!==""&&n+pe(s)>t&&(r.push(a.trimEnd()),a="",n=0),a+=i,n+=pe(i)}return[...r,a.trimEnd()]}var iC=(e10,t)=>pe(e10.trimEnd())<=
t?[e10]:ky(e10,t);function ky(e10,t){let r=[],a="",n=0;for(let i of Df(e10)){let s=pe(i);a!==""&&n+s>t&&(r.push(a),a="",n=0),a+=i,n+=s}return[...r,a]}function Bf(e10,t=r=>r){
let r=Math.max(0,...e10.map(n=>n.length)),a=Array.from({length:r},(n,i)=>Math.max(...e10.map(s=>pe(s[i]??""))));return e10.map((n,i)=>n.map((s,o)=>t(o===n.length-
1?s:sC(s,a[o]??0),o,i)).join("  ").trimEnd())}var sC=(e10,t)=>e10+" ".repeat(Math.max(0,t-pe(e10)));import{core_text_words$b as xy}from"./hook.js";import{errors$a as oC,
errors$e as Sy}from"./hook.js";var Qo=e10=>Oy(e10)?[]:Ey(e10),Uf=e10=>Oy(e10)?Ey(e10):[];function qf(e10,t,r=false){let[a]=Qo(e10);if(a)return Sy(a.name);let n=e10.
steps.find(i=>i.error)?.error;return n?t?1:Sy(n.name):r&&e10.plan.left_out?1:0}function Wf({totals:e10},t){let{applied:r,unchanged:a,collapsed:n,skipped:i,failed:s}=e10,
o=r>0?"changed":a+n>0||i===0?"unchanged":"skipped",l=Object.entries({applied:r,unchanged:a,collapsed:n,skipped:i,refused:s});return[t===0?o:`exit code ${t}`,l.flatMap(
([c,u])=>u>0?[`${u} ${c}`]:[]).join(", ")]}var Oy=({pull_request:e10})=>e10!==void 0&&e10.failed!==true,Ey=({problems:e10=[]})=>e10,el=({written:e10,run:t,totals:r,
pull_request:a})=>!e10&&t===null&&a===void 0&&r.applied>0;function Gf({moved_insertions:e10=0,moved_deletions:t=0}){return e10+t===0?"":`+${xy(e10)} \u2212${xy(
t)} moved`}var Hf=e10=>(e10.verifications??[]).length>0||el(e10)?"":"not verified: no policy command ran",Vf=e10=>`${e10.replace(/\?.*$/s,"")}?expand=1`,Jf=({name:e10,
message:t})=>Ty(t)?void 0:oC[e10].advice,Ty=e10=>/[.;]\s+\S/.test(e10),Kf=({message:e10,suggestions:t=[]})=>t.filter(r=>!e10.includes(r));function K(e10,t){let r=new Map;
for(let a of e10){let n=t(a);if(n===void 0)continue;let i=r.get(n);i?i.push(a):r.set(n,[a])}return r}import{core_text_words$a as cC,core_text_words$e as uC}from"./hook.js";
var Ay=Ue("node:path"),k=Ay,{dirname:en,join:_e,sep:Ny,basename:Iy,posix:jy,delimiter:Cy}=Ay;var lC=Ue("node:url");var{pathToFileURL:My}=lC;var Yf=({links:e10},t,r)=>e10&&
/^https?:/.test(Py(r))?Ry(t,Py(r)):t,Py=e10=>URL.canParse(e10)?new URL(e10).href:"";function Ii({links:e10},t,r){let a=e10?.[r.in];return a===void 0?t:Ry(t,My(k.
resolve(a,r.name)).href)}var Ry=(e10,t)=>`\x1B]8;;${t}\x1B\\${e10}\x1B]8;;\x1B\\`,ji=(e10,t)=>[...K(e10,pC).values()].flatMap(([r,...a])=>{if(!r)return[];let n=al(
r,t),i=`${R(t,["red","bold"],"\u2717")} ${R(t,"bold",r.name)}`,s=[n,fC(a)].filter(o=>o!=="").join(" ");return[s?`${i}  ${s}`:i,...tl(r,t,{indent:"  "})]}),pC=({
name:e10,message:t,file:r,suggestions:a})=>JSON.stringify([e10,t,r,a]),fC=e10=>{if(e10.length===0)return"";let t=[...new Set(e10.flatMap(({line:a})=>a??[]))].sort(
(a,n)=>a-n),r=t.length===1?`: line ${t[0]}`:t.length>1?`: lines ${uC(t)}`:"";return`and ${cC(e10.length,"more","more")}${r}`};function tl(e10,t,{indent:r,most:a=Number.
POSITIVE_INFINITY}){let n=t.width-r.length,i=Jf(e10),s=[...ie(Ee(e10.message),n),...i===void 0?[]:ie(`\u2192 ${i}`,n).map(c=>R(t,"dim",c))],o=s.length>a,l=o?e10.
suggestions??[]:Kf(e10);return[...s.slice(0,a),...o?["\u2026"]:[],...mC(l,n).map(c=>R(t,"green",c))].map(c=>r+c)}var rl=({file:e10,line:t,column:r,field:a})=>[a&&
I(a),e10&&I(e10),t,r].filter(n=>n!==void 0&&n!=="").join(":");function al(e10,t){let r=R(t,"cyan",rl(e10)),{file:a}=e10;return a===void 0||a===dC?r:Ii(t,r,{in:"\
plans",name:a})}var dC="stdin",hC=3,mC=(e10,t)=>e10.slice(0,hC).flatMap(r=>Ee(r).split(`
`).flatMap(a=>tr(a,t-Zf.length)).map((a,n)=>(n===0?Zf:" ".repeat(Zf.length))+a)),Zf="try: ";import{faces_reader$a as wO}from"./version.js";var td=["publishing",
"plan","commits","source","run","replay","face"],il=["Options","Replay","Report","Pull request","What to do if \u2026","With --pr","With --attestation"],zy=["mo\
de: pull-request","mode: suggest","mode: review","mode: verify","mode: overlap","mode: explain"],Ar=[...zy,"onto: pull-request","ignore-revs: true"],Pi=["pr","m\
ode: pull-request"],ar=["mode: pull-request","onto: pull-request","mode: suggest"],zt=["apply","check","pr","verify"],Mi=["compose","split","narrow","try","over\
lap"],gC=["fix","fix of recorded outputs","fix --restore","fix --take-written"],sl=["import of a session","import of a patch","import of fixes"],bC=["repair","p\
lan from-diff","plan rename",...sl,"record","record --acp","record of a hook"],nl=["apply","check","pr","fix","fix of recorded outputs","fix --take-written"],tn=[
...zt,"check --find","repair",...Mi,"explain of a plan","test",...ar],la=e10=>e10.replace(/ (?:--|of ).*$/,""),St=({name:e10})=>_C(e10),_C=e10=>e10.replace(/-(.)/g,
(t,r)=>r.toUpperCase()),rd=({name:e10})=>e10.replaceAll("-","_"),Tr={input:"Publish: the branch",of:"publishing",permissions:"`contents: write`",verbs:Pi},Ci={input:"\
Publish: the branch",of:"commits",verbs:["apply","pr","verify","mode: pull-request","onto: pull-request"]},Se={input:"Publish: the pull request",of:"publishing",
permissions:"`pull-requests: write`",verbs:Pi},Xf="`contents: write` and `pull-requests: write`",rr="What to do if \u2026",yC=[{name:"branch",type:"text",about:"\
the branch to push",default:"`editplan/` and the plan\u2019s title",...Tr,option:["<name>","Options"],campaign:"The branch in every repository; default: `editpl\
an/<title>`."},{name:"branch-suffix",type:["none","digest","week"],about:"what follows the branch\u2019s name",details:"`digest`: eight characters of the plan\u2019s\
 digest, so that each plan has its own branch and pull request; `week`: the ISO week (UTC) in which the workflow\u2019s run was created, so that a re-run stays in it\
; `none`.",default:"`none`",...Tr,option:["<what>","Options"]},{name:"branch-token",type:"text",about:"pushes the branch in place of `token`, which is then used\
 only for the API",...Tr,verbs:["mode: pull-request","onto: pull-request","mode: review","ignore-revs: true"],only:"the credentials of git push for commands"},{
name:"push-to-fork",type:"text",about:"`owner/name` of a fork to push the branch to",...Tr,permissions:"`contents: write` in the fork, which the workflow\u2019s own \
token never has",option:["<owner/name>","Options"]},{name:"sign-commits",type:["api","gpg","ssh"],about:"who signs the commits: GitHub (`api`), or your own key \
as git\u2019s configuration names it (`gpg`, `ssh`)",details:"GitHub signs for the token of a GitHub App or of the workflow. Your own key is `user.signingkey`, \
and `user.name` is the committer.",default:"not signed",...Tr,option:["<how>","Options"],verbs:[...Pi,"mode: review"],campaign:"`api`: GitHub makes the commits,\
 and signs them for the tokens of apps."},{name:"commits",type:["per-step","per-rule","per-file","squash"],about:"how to group steps into commits",details:"`per\
-step`, `per-rule`, `per-file` or `squash`.",default:"the option of the plan; if it is not set, one commit per step as long as a pull request lists them all (25\
0), otherwise one per file or a single one, and a single one with `sign-commits: api`",input:"Publish: the branch",of:"plan",option:["<mode>","Replay"],verbs:[...zt,
"mode: pull-request","onto: pull-request"]},{name:"author",type:"person",about:"`Name <address>` of the commits\u2019 author",details:"With `sign-commits: api` \
GitHub is the author, and this person is named as co-author.",default:"the plan\u2019s, or editplan",...Ci,option:["<person>","Replay"]},{name:"committer",type:"\
person",about:"`Name <address>` of the commits\u2019 committer",default:"the author; with `sign-commits` the one who signs",...Ci,option:["<person>","Replay"]},
{name:"signoff",type:"flag",about:"end each commit message with the author\u2019s `Signed-off-by`, as a DCO check requires",default:"false",...Ci,option:["","Re\
play"]},{name:"commit-message",type:"text",about:"subject of the steps\u2019 commits and, in further lines, their body",details:"`{tool}`, `{file}`, `{summary}`\
, `{title}`, `{step}` and `{total}` are filled in.",default:"`{tool} {file}: {summary}`",...Ci,option:["<text>","Replay"],campaign:"Subject of the commits and, \
in further lines, their body, as `commit-message` of the Action; ${{ repository.name }}, .owner and .full_name are filled in."},{name:"trailers",type:"lines",about:"\
`Key: value` lines to add at the end of each commit message",...Ci,option:["trailer <line>","Replay"]},{name:"foreign-commits",type:["refuse","keep"],about:"wha\
t to do if the branch has commits of other people",details:"`refuse`, or `keep` them and put the run on top.",default:"`refuse`",...Tr,option:["<what>",rr]},{name:"\
update",type:["when-needed","always","never"],about:"when to make the branch again, which drops approvals, if only the base has moved",details:"`when-needed`: o\
nce merging the branch gives another result, the base changed a file of the plan, or a rule asks for branches that are up to date; `always`; `never`. A changed \
plan always makes it again.",default:"`when-needed`",...Tr,option:["<when>",rr],ledger:"update"},{name:"replace",type:"flag",about:"take over a branch that belo\
ngs to another plan, is fully merged, or has no ledger",details:"Commits of others are never dropped. It also publishes an older plan on purpose. A later plan o\
f the same source updates its own branch without it: of the same file in the base, else of the same workflow, job, matrix values and step. It also writes a ledg\
er that is missing.",default:"false",...Tr,option:["","Options"]},{name:"matrix",type:"text",about:"the values of the job\u2019s matrix, which tell its plans apart",
details:"GitHub sets it; you do not need to.",given:"${{ toJSON(matrix) }}",input:"Publish: the branch",of:"face",verbs:Ar,only:"only a workflow has one"},{name:"\
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
`rebase`. The repository must allow auto-merge.",...Se,permissions:Xf,option:["<method>","Pull request"],ledger:"autoMerge",campaign:"Merge each automatically, \
in this way, once its requirements are met."},{name:"maintainer-can-modify",type:"flag",about:"with `push-to-fork`: let maintainers push to the branch",...Se,ledger:"\
maintainerCanModify",option:["","Pull request"],with:["push-to-fork"]},{name:"when-unchanged",type:["keep","close","delete"],about:"what to do if nothing differ\
s from the base",details:"`keep` the branch and the pull request, `close` the pull request, or `delete` the branch too.",default:"`keep`",...Se,permissions:Xf,option:[
"<what>",rr]},{name:"when-closed",type:["new","respect","reopen"],about:"what to do if a person closed the pull request: open a `new` one, `respect` that and op\
en none, or `reopen` it",details:"`reopen` opens a new one where GitHub refuses to reopen.",default:"`new`",...Se,permissions:void 0,option:["<what>",rr],campaign:"\
When a person closed the campaign\u2019s pull request: open a new one, respect it and open none, or reopen it."},{name:"supersede",type:["none","close","delete"],
about:"what to do with older open pull requests of the same source: leave them, close them, or delete their branches too",details:"It takes place once the pull \
request is open, for those on other branches. Each that is closed gets a comment that names the new one. One on whose branch others committed stays open.",default:"\
`none`",...Se,permissions:Xf,option:["<what>",rr]},{name:"open-at-most",type:"count",about:"refuse if more pull requests of the same source would be open",details:"\
The run fails with LIMIT_EXCEEDED and pushes nothing. One source is the same workflow, job, matrix values and step; of a `workflow_run`, also the same fork, wha\
tever its branches are called. Those that `supersede` closes do not count.",default:"any number",...Se,permissions:"`pull-requests: read`",option:["<n>",rr]},{name:"\
max-pull-requests",type:"count",about:"with `split`: refuse a plan with more parts",details:"The run fails with LIMIT_EXCEEDED and pushes nothing.",default:"200",
...Se,permissions:void 0,option:["<n>",rr],with:["split"]},{name:"if-no-changes",type:["ignore","warn","error"],about:"how to report that nothing differs from t\
he base",details:"`ignore`, `warn`, or `error`, which fails the job.",default:"`ignore`",...Se,permissions:void 0,option:["<what>",rr]},{name:"fallback",type:["\
fail","warn","issue"],about:"what to do if no pull request can be opened",details:"`fail`; `warn`; or `issue`, which opens an issue that links the page on which\
 a person opens it. The branch is pushed. With `issue`, a change that may not be pushed at all, such as one of workflow files or of a protected branch, becomes \
an issue that holds the report and the patch.",default:"`fail`",...Se,permissions:"`issues: write` for `issue`",option:["<what>",rr]},{name:"expires",type:"coun\
t",about:"days after which a run closes the pull request of an unchanged plan",details:"Run the workflow on a schedule.",...Se,option:["<days>","Pull request"]},
{name:"trigger-checks",type:"text",about:"file name of a workflow, such as `checks.yml`, to start on the branch after each push",details:"It needs `on: workflow\
_dispatch`. For required checks, which on a pull request of the workflow\u2019s own token wait for an approval.",...Se,permissions:"`actions: write`",option:["<\
workflow>","Pull request"]}],ed="`contents: write` and `pull-requests: write`",Ly="What to do if \u2026",vC="the policy to follow; by default .github/editplan.y\
ml of the base commit",Qf=["apply","check","pr",...ar,"mode: review"],Fy="the commit to replay on: an ancestor of the current commit",wC=[{name:"from",type:"tex\
t",about:"the format of a patch, a log or a tool\u2019s output; docs/importing.md lists them",default:"recognised by what only that format contains",verbs:[...tn],
of:"source",option:["<format>","Replay"],input:"Everyday"},{name:"cwd",type:"text",about:"for a log: the root of the checkout in which it was recorded, or the f\
older of the checkout in which it began",default:"what the log says",verbs:[...tn],of:"source",option:["<dir>","Replay"],input:"Everyday"},{name:"choice",type:"\
count",about:"which answer to take if a request has several, by its number in the list",default:"with several answers, none",verbs:[...tn,"import of a session",
"import of a patch"],of:"source",option:["<n>","Replay"],input:"Everyday"},{name:"strip",type:["0","1","2","3","4","5","6","7","8","9"],about:"for a patch: how \
many leading folders to remove from each file name, as `git apply -p` does",default:"the number with which every old file exists",verbs:[...tn,"import of a patc\
h"],of:"source",option:["-p, strip <n>","Replay"],input:"Everyday"},{name:"path-prefix",type:"lines",about:"of a patch, a log or a tool\u2019s output: `FROM=TO`, a f\
older in it and what that is in the checkout, empty for its root",details:"The longest that fits counts.",default:"the one folder in which every file exists",verbs:[
...tn,...sl],of:"source",option:["<from=to>","Replay"],input:"Everyday"},{name:"var",type:"lines",about:"set a variable of the plan",verbs:[...zt,"check --find",
...Mi,"explain of a plan","test"],of:"face",option:["<name=value>","Replay"],only:"the Action has `vars`"},{name:"vars",type:"lines",about:"set the variables th\
at this YAML or JSON file names",verbs:[...zt,"check --find",...Mi,"explain of a plan","test"],of:"face",option:["<file>","Replay"],only:"the Action has `vars` \
of other words"},{name:"repo",type:"lines",about:"the checkout; repeat it to replay on each of several",default:"the current folder",given:".",verbs:["apply","c\
heck","check --find","undo"],of:"face",option:["<dir>","Replay"],only:"the Action has `repository-path`"},{name:"repos",type:"text",about:"a text file with the \
folder of a checkout on each line",verbs:["apply","check","check --find","undo"],of:"face",option:["<file>","Options"],only:"a workflow has a matrix"},{name:"re\
po",type:"text",about:"the checkout",default:"the current folder",given:".",verbs:["pr","verify","verify --pr","verify --attestation","repair",...Mi,"try --clea\
n","show","history","redo","resume","policy","policy --command","blame","plan from-diff","plan rename","record","record --acp","record of a hook",...gC,"explain",
"explain of a plan"],of:"face",option:["<dir>","Replay"],only:"the Action has `repository-path`"},{name:"base",type:"text",about:Fy,verbs:["repair","compose","s\
plit","narrow","try"],of:"replay",option:["<rev>","Replay"]},{name:"base",type:"text",about:"the commit to replay on; with --pulls their base branch",verbs:["ov\
erlap"],of:"replay",option:["<rev>","Replay"],only:"the event names it"},{name:"bare",type:"text",about:"replay in this bare repository, without a work tree",verbs:[
...zt,"check --find","verify --pr","verify --attestation"],of:"face",option:["<dir>","Replay"],only:"a job has a checkout"},{name:"policy",type:"text",about:vC,
verbs:[...zt,"check --find","verify --pr",...Mi,"repair","plan from-diff","plan rename"],of:"face",option:["<file>","Replay"],only:"the Action has `policy` of o\
ther words"},{name:"output",type:"text",about:"where to write the plan; .json and .jsonl are JSON, any other name gives YAML",default:"standard output",given:"-",
verbs:bC,of:"face",option:["-o, output <file>","Options"]},{name:"without",type:"list",about:"leave out these steps: numbers or ids, separated by commas",verbs:[
...zt,"check --find"],of:"replay",option:["<steps>","Replay"],only:"people leave steps out of a pull request where it is reviewed"},{name:"report",type:"text",about:"\
write the report as JSON",verbs:[...nl,"check --find"],of:"face",option:["<file>","Report"],only:"the Action has an output for its file"},{name:"html",type:"tex\
t",about:"write the report as one HTML page",verbs:nl,of:"face",option:["<file>","Report"],not:["split"],only:"the Action has `html-report`"},{name:"json",type:"\
flag",about:"print the report as JSON and nothing else",verbs:[...nl,"check --find"],of:"face",option:["","Report"],only:"the Action has outputs"},{name:"quiet",
type:"flag",about:"print refusals only",verbs:[...nl,"check --find"],of:"face",option:["","Report"],only:"a log is read when something failed"}],$C=[{name:"plan",
type:"list",about:"Plan files, one per line, relative to the workspace: YAML, JSON or JSON Lines",details:"A glob such as `plans/*.yaml` names the files that it\
 matches, in order of their names. Several replay in order as one run, or as `combine` says. `mode: review` and `mode: verify` take none.",permissions:"`content\
s: read` to check them out",input:"Everyday",of:"face",verbs:ar,only:"commands take plans as arguments"},{name:"vars",type:"text",about:"values of the plan\u2019s va\
riables: `name=value`, one per line, or YAML",input:"Everyday",of:"face",verbs:ar,only:"commands have --var, and --vars for a file"},{name:"lossy",type:"flag",about:"\
go on without what a source proposes that does not fit or was not understood",details:"What is left out is named in the body, the summary, the report and the an\
notations, and the pull request is a draft. The exit code is 1.",input:"Everyday",of:"source",option:["","Replay"],verbs:[...tn,...sl]},{name:"token",type:"text",
about:"the token that pushes the branch and opens the pull request",details:'Workflows of a pull request opened with the workflow\u2019s own token wait until somebod\
y with write access approves them; use a GitHub App\u2019s token if its checks have to run by themselves, and for changes to workflow files (`workflows: write`). The\
 repository has to let the workflow\u2019s own token open pull requests: Settings, Actions, General, "Allow GitHub Actions to create and approve pull requests".',
given:"${{ github.token }}",permissions:ed,input:"Everyday",of:"face",verbs:Ar,only:"commands take it from GITHUB_TOKEN or GH_TOKEN, where no list of processes \
shows it"},{name:"mode",type:["pull-request","suggest","review","verify","overlap","explain"],about:"what the job does",details:"`pull-request`; `suggest`: on a\
 `pull_request` event, post the edits as review suggestions where they fall inside its diff, and list the others; `review`: on `issue_comment` and `pull_request\
_target` events, carry out what people with write access decide about the steps of a pull request; `verify`: on `pull_request` and `merge_group` events, make th\
e pull request\u2019s commits again from its manifest and compare, without a checkout; `overlap`: on `pull_request` events, report which other open pull requests it \
fits or conflicts with, without a checkout; or `explain`: on `pull_request` events, explain the change of a checkout with its whole history in a few steps and h\
and the explanation on, and on `workflow_run` events show what was handed on.",default:"`pull-request`",permissions:"`pull-requests: write`; for `review` `conte\
nts: write` too; for `verify` and `overlap` `contents: read` and `pull-requests: read`, and for `verify` `checks: write` if a check run is wanted; for `explain`\
 `contents: read` on `pull_request`, and on `workflow_run` `actions: read`, `pull-requests: write` for a comment, and `checks: write` for a check run in its pla\
ce",input:"Everyday",of:"face",verbs:[...zy,"onto: pull-request"],only:"each mode is a command"},{name:"onto",type:["base","pull-request"],about:"where the comm\
its go",details:"`base`: to their own branch and pull request. `pull-request`: on an event of a pull request, on top of its own branch, under the policy of its \
base. Inputs about a branch or another pull request then have no effect, and are refused; so is a fork that does not let maintainers push.",default:"`base`",permissions:"\
`contents: write` and `pull-requests: read`; for a fork the token of a person or an App that may push to it",input:"Everyday",of:"face",verbs:["mode: pull-reque\
st","onto: pull-request"],only:"it follows an event of GitHub"},{name:"dry-run",type:"flag",about:"print the title, the body and the API calls, and send nothing",
default:"false",input:"Everyday",of:"publishing",option:["","Options"],verbs:Pi},{name:"base",type:"text",about:"the branch that the run starts from, and the ba\
se of the pull request",default:"the checked-out branch, or the repository\u2019s default branch on a detached checkout",permissions:"`contents: read`",input:"E\
veryday",of:"publishing",option:["<branch>","Options"],verbs:Pi,campaign:"The branch that they go to in every repository; default: the default branch of each."},
{name:"repository",type:"text",about:"`owner/name` of the repository that is checked out, which gets the pull request",details:"`origin` of the checkout has to \
name it; otherwise the run ends with ORIGIN_DIFFERS and nothing is sent.",given:"${{ github.repository }}",input:"Everyday",of:"face",verbs:Ar,only:"commands ta\
ke it from the remote of the checkout"},{name:"repository-path",type:"text",about:"the checkout, relative to the workspace",given:".",input:"Everyday",of:"face",
verbs:Ar,only:"commands have --repo"}],kC=[{name:"combine",type:["sequence","compose","try"],about:"how several plans are combined",details:"`sequence`: they re\
play in the given order, as one run. `compose`: they are combined into one plan, in an order that works; plans that do not fit together fail the job with their \
conflicts. `try`: candidates for one task, each verified on the base in a worktree of its own; the smallest change of those that pass is published, and where no\
ne passes the job fails.",default:"`sequence`",input:"Several plans",of:"face",verbs:["mode: pull-request","mode: suggest"],only:"commands have compose and try"},
{name:"split",type:"lines",about:"a pull request for each part of the plan",details:"`codeowners`, `folder`, `folder:2`, `size:20`, or `glob:NAME=PATTERN`, whic\
h may be given several times, one per line. Parts that build on each other form a stack. Takes one plan; not with `push-to-fork`, `mode: suggest`, `html-report`\
 or `attest`.",default:"the plan is not split",permissions:ed,input:"Several plans",of:"face",verbs:["mode: pull-request"],not:["html-report","attest","push-to-\
fork"],only:"pr has --split, of other words"},{name:"policy",type:"text",about:"a policy file, relative to the workspace",details:"It is used as it is, so take \
it from a trusted checkout.",default:"`.github/editplan.yml` of the base",permissions:"`contents: read`",input:"Agents: what a plan may do",of:"face",verbs:[...ar,
"mode: review","mode: verify","ignore-revs: true"],only:"commands have --policy, of other words"},{name:"only",type:"lines",about:"globs of the files that the r\
un may change, one a line",details:"Any other change is refused (PATH_DENIED), whatever the policy allows; its own `only` counts too.",default:"all files that t\
he policy allows",input:"Agents: what a plan may do",of:"run",option:["<glob>","Replay"],verbs:Qf,campaign:"Globs of the files that the plans may change, whatev\
er the repository\u2019s own policy allows; its `only` counts too."},{name:"max-files",type:"count",about:"the most files that the run may change",details:"More\
 is refused (LIMIT_EXCEEDED) before a program of the policy runs. The policy\u2019s `limits` count too.",default:"any number",most:1e6,input:"Agents: what a pla\
n may do",of:"run",option:["<n>","Replay"],verbs:Qf,campaign:"Files that the plans may change at most in a repository."},{name:"max-lines",type:"count",about:"t\
he most lines that the run may add and delete, together",details:"Likewise. Binary files have no lines.",default:"any number",most:1e9,input:"Agents: what a pla\
n may do",of:"run",option:["<n>","Replay"],verbs:Qf,campaign:"Lines that the plans may add and delete at most in a repository, together."},{name:"on-ask",type:[
"stop","draft"],about:"what to do if steps need approval: `stop`, or open a `draft` that lists them",default:"`stop`",permissions:"`pull-requests: write`",input:"\
Agents: what a plan may do",of:"face",option:["<what>",Ly],verbs:["pr","mode: pull-request","mode: suggest","mode: review"]},{name:"on-failure",type:["stop","dr\
aft","narrow"],about:"what to do if verifications fail",details:"`stop`, or open a `draft` that reports it, or `narrow`: leave out the steps that break it, and \
open a pull request of the others that lists them.",default:"as the policy decides",permissions:"`pull-requests: write`",input:"Agents: what a plan may do",of:"\
face",option:["<what>",Ly],verbs:["pr","mode: pull-request","mode: suggest","mode: review"]},{name:"on-error",type:["stop","continue"],about:"whether a refused \
step stops the others",details:"`stop`, which applies nothing, or `continue` with the other steps and fail at the end.",default:"the option of the plan",input:"\
Agents: what a plan may do",of:"plan",option:["<mode>","Replay"],verbs:[...zt,...ar]},{name:"reads",type:["strict","auto"],about:"whether a plan must read a fil\
e before it edits it",details:"`strict`, or `auto`: no Read is needed.",default:"the option of the plan",input:"Agents: what a plan may do",of:"plan",option:["<\
mode>","Replay"],verbs:[...zt,...ar]},{name:"duplicates",type:["collapse","keep","error"],about:"how to handle repeated edits",details:"`collapse`, `keep` or `e\
rror`.",default:"the option of the plan",input:"Agents: what a plan may do",of:"plan",option:["<mode>","Replay"],verbs:[...zt,...ar]},{name:"html-report",type:"\
flag",about:"also write the report as an HTML page",default:"false",input:"Reports and proof",of:"face",verbs:ar,only:"commands have --html"},{name:"attest",type:"\
flag",about:"sign what the run did",details:"This is an attestation of the plan files, the manifest and the branch\u2019s head that `editplan verify --attestation` c\
hecks.",default:"false",permissions:"`id-token: write` and `attestations: write`",input:"Reports and proof",of:"face",verbs:["mode: pull-request"],only:"GitHub \
signs for workflows"},{name:"ignore-revs",type:"flag",about:"on `pull_request: closed`: let `git blame` pass over what was merged",details:"Where a pull request\
 of editplan was merged whose changes match the policy\u2019s `mechanical`, the job opens a pull request that adds its commits to `.git-blame-ignore-revs`. Needs a c\
heckout of the base branch.",default:"false",permissions:ed,input:"Reports and proof",of:"face",verbs:Ar,only:"it follows an event of GitHub"},{name:"require",type:"\
list",about:"with `mode: verify`: patterns of branches, such as `editplan/**`, one per line or separated by commas",details:"Their pull requests have to be made\
 by editplan; others without a ledger pass.",input:"Reports and proof",of:"face",verbs:["mode: verify"],only:"verify has it, of other words"},{name:"allow",type:[
"none","listed"],about:"with `mode: verify`: commits that the manifest does not give",details:"`none`; or `listed`: those that the branch\u2019s ledger lists, which \
the verdict shows apart.",default:"`none`",input:"Reports and proof",of:"face",verbs:["mode: verify"],only:"verify has it, of other words"},{name:"explanation",
type:"text",about:"with `mode: explain` on `workflow_run`: the file of the other job\u2019s output `explanation-path`, relative to the workspace or in the runner\u2019s t\
emporary folder",details:"It is treated as untrusted input.",permissions:"`actions: read` to download it",input:"Reports and proof",of:"face",verbs:["mode: expl\
ain"],only:"it passes on what another job of the workflow found"},{name:"base",type:"text",about:Fy,verbs:["apply","check","check --find"],of:"replay",option:["\
<rev>","Replay"]},{name:"unrelated-base",type:"flag",about:"allow a --base that is not an ancestor; only the steps\u2019 own changes are applied",verbs:["apply",
"check","check --find"],of:"replay",option:["","Replay"],with:["base"]}],Ft=[...wC,...$C,...yC,...kC];function ol({type:e10,most:t=9999},r){if(typeof e10!="stri\
ng")return e10.includes(r)?{value:r}:{expected:SC(e10)};let a=xC[e10];return a?a(r,t):{value:r}}var Dy=e10=>/^(?:true|True|TRUE)$/.test(e10)?{value:true}:/^(?:false|False|FALSE)$/.
test(e10)?{value:false}:{expected:"true or false"},xC={flag:Dy,"flag or always":(e10,t)=>e10==="always"?{value:e10}:Dy(e10,t),count:(e10,t)=>/^[1-9]\d*$/.test(e10)&&
Number(e10)<=t?{value:Number(e10)}:{expected:`a number from 1 to ${t}`},number:e10=>/^\d+(?:\.\d+)?$/.test(e10)&&Number(e10)>0?{value:Number(e10)}:{expected:"a \
number above 0"},"number of a pull request":e10=>/^#?[1-9]\d{0,9}$/.test(e10)?{value:Number(e10.replace("#",""))}:{expected:"the number of a pull request"},person:e10=>{
let[,t,r]=/^([^<>\p{Cc}]*[^<>\p{Cc}\s]) *<([^<>\s\p{Cc}]+)>$/u.exec(e10)??[];return t===void 0?{expected:"it as: Name <address>"}:{value:{name:t,email:r}}}},SC=e10=>`${e10.
slice(0,-1).join(", ")} or ${e10.at(-1)}`,ll=(e10,t,r=Ft)=>{let a=r.filter(({verbs:n})=>n.includes(e10));return Uy(a,n=>t[St(n)])},OC=(e10,t=Ft)=>Uy(t.filter(({
campaign:r})=>r!==void 0),r=>e10[rd(r)]);function Uy(e10,t){let r=Object.fromEntries(td.map(a=>[a,{}]));for(let a of e10)r[a.of][St(a)]=t(a);return r}var nd=e10=>Object.
fromEntries(Object.entries(e10).flatMap(([t,r])=>r===void 0?[]:[[t.replace(/[A-Z]/g,a=>`_${a.toLowerCase()}`),r]]));function id({commitMessage:e10,...t}){let r={
...t,subject:e10};return Object.values(r).every(a=>a===void 0)?void 0:r}function sd({verb:e10,names:t,rows:r,called:a}){let n=t.filter(l=>!r.some(c=>c.name===l&&
c.verbs.includes(e10))),i=r.filter(l=>l.verbs.includes(e10)&&t.includes(l.name)),s=l=>r.some(c=>c.name===l&&c.verbs.includes(e10)),o=i.flatMap(({name:l,not:c=[]})=>c.
filter(u=>t.includes(u)&&s(u)).map(u=>[l,u].sort()));return[...n.map(l=>{let c=r.filter(p=>p.name===l).flatMap(p=>p.verbs),u=c.filter(p=>EC(p,e10));return`${a(l)}\
 has no effect in ${By(e10)}. It counts in ${ad((u.length>0?u:c).map(By),"and")}. Leave it out.`}),...i.flatMap(({name:l,with:c=[]})=>{let u=c.filter(s);return u.
length===0||u.some(p=>t.includes(p))?[]:[`${a(l)} has no effect without ${ad(u.map(a),"or")}. Give that too, or leave it out.`]}),...[...new Map(o.map(l=>[l.join(),
l])).values()].map(l=>`${ad(l.map(a),"and")} contradict each other. Leave one of them out.`)]}var EC=(e10,t)=>la(e10)===la(t)||[e10,t].every(r=>Ar.some(a=>a===r)),
By=e10=>`\`${e10}\``,ad=(e10,t)=>e10.length<2?e10.join(""):`${e10.slice(0,-1).join(", ")} ${t} ${e10.at(-1)}`;import{core_text_utf8_cache$n as AC}from"./hook.js";
import{core_text_json$b as NC,core_text_json$d as IC,core_text_json$h as jC}from"./hook.js";import{errors$b as Gy}from"./hook.js";var TC=Ue("node:buffer");var{isUtf8:Ri,
constants:qy}=TC;function cl(e10,t){return(Wy(t)?PC(t.toString("utf16le",2)):MC(t))??{name:"PLAN_SYNTAX",message:Wy(t)?`${e10} ${CC}`:Hy(e10)}}function cd(e10,t,r){
if(Ri(t)&&!t.includes(0))return t.toString();throw new Gy({name:r,message:Hy(e10)})}var CC="is UTF-16, as the `>` of PowerShell writes it, which changes charact\
ers that are not ASCII. Let the program write the file itself, as with its option for an output file.",Hy=e10=>`${e10} is not UTF-8. Save it as UTF-8.`,MC=e10=>Ri(
e10)||RC.test(e10.toString("latin1"))?AC(e10):void 0,Wy=e10=>e10[0]===255&&e10[1]===254,PC=e10=>/^[\t\n\r\u0020-\u007e]*$/.test(e10)?e10.replaceAll(`\r
`,`
`):void 0,RC=/^(?:diff --git |--- .*\n\+\+\+ .*\n@@ -\d|From [0-9a-f]{40} )/m,ul=500*1024*1024,LC=e10=>{if("text"in e10)return e10.text;let{text:t,cut:r}=Vy(ul,
e10.pieces);if(!r)return t;let a=`${e10.name} is over 500 MiB, and in a format that is read whole. Split it.`;throw new Gy({name:"LIMIT_EXCEEDED",message:a})},zC=e10=>"\
text"in e10?e10.text:Vy(4*1024*1024,e10.pieces).text;function FC(e10){let[t="",...r]=e10.split(`
`,ld).filter(i=>i.trim()!==""),a=od(t),n=a===void 0?od(e10):void 0;return(n===void 0?[a,...r.map(od)]:[n]).flatMap(i=>Array.isArray(i)?i.slice(0,ld):[i]).filter(
i=>i!==void 0)}var ld=60,DC=64*1024,od=e10=>jC(e10.length>DC?BC(e10):e10),BC=e10=>{let t=IC(e10,0),r=e10[t]==="["?NC(e10,t,ld).at(-1):void 0;return r?`${e10.slice(
t,r.end)}]`:e10},Vy=(e10,t)=>{let r=[],a=0;for(let n of t)if(r.push(n),a+=n.length,a>e10)return{text:r.join(""),cut:true};return{text:r.join(""),cut:false}};import{
core_text_splice$f as UC}from"./hook.js";var dl=class{diff(e10,t,r={}){let a;typeof r=="function"?(a=r,r={}):"callback"in r&&(a=r.callback);let n=this.castInput(
e10,r),i=this.castInput(t,r),s=this.removeEmpty(this.tokenize(n,r)),o=this.removeEmpty(this.tokenize(i,r));return this.diffWithOptionsObj(s,o,r,a)}diffWithOptionsObj(e10,t,r,a){
var n;let i=x=>{if(x=this.postProcess(x,r),a){setTimeout(function(){a(x)},0);return}else return x},s=t.length,o=e10.length,l=1,c=s+o;r.maxEditLength!=null&&(c=Math.
min(c,r.maxEditLength));let u=(n=r.timeout)!==null&&n!==void 0?n:1/0,p=Date.now()+u,f=[{oldPos:-1,lastComponent:void 0}],d=this.extractCommon(f[0],t,e10,0,r);if(f[0].
oldPos+1>=o&&d+1>=s)return i(this.buildValues(f[0].lastComponent,t,e10));let g=-1/0,m=1/0,w=()=>{for(let x=Math.max(g,-l);x<=Math.min(m,l);x+=2){let h,b=f[x-1],
_=f[x+1];b&&(f[x-1]=void 0);let y=false;if(_){let O=_.oldPos-x;y=_&&0<=O&&O<s}let v=b&&b.oldPos+1<o;if(!y&&!v){f[x]=void 0;continue}if(!v||y&&b.oldPos<_.oldPos?
h=this.addToPath(_,true,false,0,r):h=this.addToPath(b,false,true,1,r),d=this.extractCommon(h,t,e10,x,r),h.oldPos+1>=o&&d+1>=s)return i(this.buildValues(h.lastComponent,
t,e10))||true;f[x]=h,h.oldPos+1>=o&&(m=Math.min(m,x-1)),d+1>=s&&(g=Math.max(g,x+1))}l++};if(a)(function x(){setTimeout(function(){if(l>c||Date.now()>p)return a(
void 0);w()||x()},0)})();else for(;l<=c&&Date.now()<=p;){let x=w();if(x)return x}}addToPath(e10,t,r,a,n){let i=e10.lastComponent;return i&&!n.oneChangePerToken&&
i.added===t&&i.removed===r?{oldPos:e10.oldPos+a,lastComponent:{count:i.count+1,added:t,removed:r,previousComponent:i.previousComponent}}:{oldPos:e10.oldPos+a,lastComponent:{
count:1,added:t,removed:r,previousComponent:i}}}extractCommon(e10,t,r,a,n){let i=t.length,s=r.length,o=e10.oldPos,l=o-a,c=0;for(;l+1<i&&o+1<s&&this.equals(r[o+1],
t[l+1],n);)l++,o++,c++,n.oneChangePerToken&&(e10.lastComponent={count:1,previousComponent:e10.lastComponent,added:false,removed:false});return c&&!n.oneChangePerToken&&
(e10.lastComponent={count:c,previousComponent:e10.lastComponent,added:false,removed:false}),e10.oldPos=o,l}equals(e10,t,r){return r.comparator?r.comparator(e10,
t):e10===t||!!r.ignoreCase&&e10.toLowerCase()===t.toLowerCase()}removeEmpty(e10){let t=[];for(let r=0;r<e10.length;r++)e10[r]&&t.push(e10[r]);return t}castInput(e10,t){
return e10}tokenize(e10,t){return Array.from(e10)}join(e10){return e10.join("")}postProcess(e10,t){return e10}get useLongestToken(){return false}buildValues(e10,t,r){
let a=[],n;for(;e10;)a.push(e10),n=e10.previousComponent,delete e10.previousComponent,e10=n;a.reverse();let i=a.length,s=0,o=0,l=0;for(;s<i;s++){let c=a[s];if(c.
removed)c.value=this.join(r.slice(l,l+c.count)),l+=c.count;else{if(!c.added&&this.useLongestToken){let u=t.slice(o,o+c.count);u=u.map(function(p,f){let d=r[l+f];
return d.length>p.length?d:p}),c.value=this.join(u)}else c.value=this.join(t.slice(o,o+c.count));o+=c.count,c.added||(l+=c.count)}}return a}},qC=class extends dl{constructor(){
super(...arguments),this.tokenize=GC}equals(e10,t,r){return r.ignoreWhitespace?((!r.newlineIsToken||!e10.includes(`
`))&&(e10=e10.trim()),(!r.newlineIsToken||!t.includes(`
`))&&(t=t.trim())):r.ignoreNewlineAtEof&&!r.newlineIsToken&&(e10.endsWith(`
`)&&(e10=e10.slice(0,-1)),t.endsWith(`
`)&&(t=t.slice(0,-1))),super.equals(e10,t,r)}},WC=new qC;function Jy(e10,t,r){return WC.diff(e10,t,r)}function GC(e10,t){t.stripTrailingCr&&(e10=e10.replace(/\r\n/g,
`
`));let r=[],a=e10.split(/(\n|\r\n)/);a[a.length-1]||a.pop();for(let n=0;n<a.length;n++){let i=a[n];n%2&&!t.newlineIsToken?r[r.length-1]+=i:r.push(i)}return r}function HC(e10){
for(let t=0;t<e10.length;t++)if(e10[t]<" "||e10[t]>"~"||e10[t]==='"'||e10[t]==="\\")return true;return false}function Nr(e10){if(!HC(e10))return e10;let t='"',r=new TextEncoder().
encode(e10),a=0;for(;a<r.length;){let n=r[a];n===7?t+="\\a":n===8?t+="\\b":n===9?t+="\\t":n===10?t+="\\n":n===11?t+="\\v":n===12?t+="\\f":n===13?t+="\\r":n===34?
t+='\\"':n===92?t+="\\\\":n>=32&&n<=126?t+=String.fromCharCode(n):t+="\\"+n.toString(8).padStart(3,"0"),a++}return t+='"',t}var Ky={includeIndex:true,includeUnderline:true,
includeFileHeaders:true};function Zy(e10,t,r,a,n,i,s){let o;s?typeof s=="function"?o={callback:s}:o=s:o={},typeof o.context>"u"&&(o.context=4);let l=o.context;if(o.
newlineIsToken)throw new Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");if(o.callback){let{callback:u}=o;Jy(
r,a,Object.assign(Object.assign({},o),{callback:p=>{let f=c(p);u(f)}}))}else return c(Jy(r,a,o));function c(u){if(!u)return;u.push({value:"",lines:[]});function p(h){
return h.map(function(b){return" "+b})}let f=[],d=0,g=0,m=[],w=1,x=1;for(let h=0;h<u.length;h++){let b=u[h],_=b.lines||JC(b.value);if(b.lines=_,b.added||b.removed){
if(!d){let y=u[h-1];d=w,g=x,y&&(m=l>0?p(y.lines.slice(-l)):[],d-=m.length,g-=m.length)}for(let y of _)m.push((b.added?"+":"-")+y);b.added?x+=_.length:w+=_.length}else{
if(d)if(_.length<=l*2&&h<u.length-2)for(let y of p(_))m.push(y);else{let y=Math.min(_.length,l);for(let O of p(_.slice(0,y)))m.push(O);let v={oldStart:d,oldLines:w-
d+y,newStart:g,newLines:x-g+y,lines:m};f.push(v),d=0,g=0,m=[]}w+=_.length,x+=_.length}}for(let h of f)for(let b=0;b<h.lines.length;b++)h.lines[b].endsWith(`
`)?h.lines[b]=h.lines[b].slice(0,-1):(h.lines.splice(b+1,0,"\\ No newline at end of file"),b++);return{oldFileName:e10,newFileName:t,oldHeader:n,newHeader:i,hunks:f}}}
function ud(e10,t){var r,a,n,i,s,o;if(t||(t=Ky),Array.isArray(e10)){if(e10.length>1&&!t.includeFileHeaders&&!e10.every(u=>u.isGit))throw new Error("Cannot omit \
file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");return e10.
map(u=>ud(u,t)).join(`
`)}let l=[];if(e10.isGit){if(t=Ky,!e10.oldFileName)throw new Error("oldFileName must be specified for Git patches");if(!e10.newFileName)throw new Error("newFile\
Name must be specified for Git patches");let u=e10.oldFileName,p=e10.newFileName;e10.isCreate&&u==="/dev/null"?u=p.replace(/^b\//,"a/"):e10.isDelete&&p==="/dev/\
null"&&(p=u.replace(/^a\//,"b/")),l.push("diff --git "+Nr(u)+" "+Nr(p)),e10.isDelete&&l.push("deleted file mode "+((r=e10.oldMode)!==null&&r!==void 0?r:"100644")),
e10.isCreate&&l.push("new file mode "+((a=e10.newMode)!==null&&a!==void 0?a:"100644")),e10.oldMode&&e10.newMode&&!e10.isDelete&&!e10.isCreate&&(l.push("old mode\
 "+e10.oldMode),l.push("new mode "+e10.newMode)),e10.isRename&&(l.push("rename from "+Nr(((n=e10.oldFileName)!==null&&n!==void 0?n:"").replace(/^a\//,""))),l.push(
"rename to "+Nr(((i=e10.newFileName)!==null&&i!==void 0?i:"").replace(/^b\//,"")))),e10.isCopy&&(l.push("copy from "+Nr(((s=e10.oldFileName)!==null&&s!==void 0?
s:"").replace(/^a\//,""))),l.push("copy to "+Nr(((o=e10.newFileName)!==null&&o!==void 0?o:"").replace(/^b\//,""))))}else t.includeIndex&&e10.oldFileName==e10.newFileName&&
e10.oldFileName!==void 0&&l.push("Index: "+e10.oldFileName),t.includeUnderline&&l.push("===================================================================");let c=e10.
hunks.length>0;t.includeFileHeaders&&e10.oldFileName!==void 0&&e10.newFileName!==void 0&&(!e10.isGit||c)&&(l.push("--- "+Nr(e10.oldFileName)+(e10.oldHeader?"	"+
e10.oldHeader:"")),l.push("+++ "+Nr(e10.newFileName)+(e10.newHeader?"	"+e10.newHeader:"")));for(let u=0;u<e10.hunks.length;u++){let p=e10.hunks[u],f=p.oldLines===
0?p.oldStart-1:p.oldStart,d=p.newLines===0?p.newStart-1:p.newStart;l.push("@@ -"+f+","+p.oldLines+" +"+d+","+p.newLines+" @@");for(let g of p.lines)l.push(g)}return l.
join(`
`)+`
`}function VC(e10,t,r,a,n,i,s){if(typeof s=="function"&&(s={callback:s}),s?.callback){let{callback:o}=s;Zy(e10,t,r,a,n,i,Object.assign(Object.assign({},s),{callback:l=>{
o(l?ud(l,s.headerOptions):void 0)}}))}else{let o=Zy(e10,t,r,a,n,i,s);return o?ud(o,s?.headerOptions):void 0}}function JC(e10){let t=e10.endsWith(`
`),r=e10.split(`
`).map(a=>a+`
`);return t?r.pop():r.push(r.pop().slice(0,-1)),r}function Yy(e10,t){let r;for(r=0;r<e10.length&&r<t.length;r++)if(e10[r]!=t[r])return e10.slice(0,r);return e10.
slice(0,r)}function Xy(e10,t){let r;if(!e10||!t||e10[e10.length-1]!=t[t.length-1])return"";for(r=0;r<e10.length&&r<t.length;r++)if(e10[e10.length-(r+1)]!=t[t.length-
(r+1)])return e10.slice(-r);return e10.slice(-r)}function pd(e10,t,r){if(e10.slice(0,t.length)!=t)throw Error(`string ${JSON.stringify(e10)} doesn't start with \
prefix ${JSON.stringify(t)}; this is a bug`);return r+e10.slice(t.length)}function fd(e10,t,r){if(!t)return e10+r;if(e10.slice(-t.length)!=t)throw Error(`string\
 ${JSON.stringify(e10)} doesn't end with suffix ${JSON.stringify(t)}; this is a bug`);return e10.slice(0,-t.length)+r}function Li(e10,t){return pd(e10,t,"")}function pl(e10,t){
return fd(e10,t,"")}function Qy(e10,t){return t.slice(0,KC(e10,t))}function KC(e10,t){let r=0;e10.length>t.length&&(r=e10.length-t.length);let a=t.length;e10.length<
t.length&&(a=e10.length);let n=Array(a),i=0;n[0]=0;for(let s=1;s<a;s++){for(t[s]==t[i]?n[s]=n[i]:n[s]=i;i>0&&t[s]!=t[i];)i=n[i];t[s]==t[i]&&i++}i=0;for(let s=r;s<
e10.length;s++){for(;i>0&&e10[s]!=t[i];)i=n[i];e10[s]==t[i]&&i++}return i}function rv(e10,t){let r=[];for(let a of Array.from(t.segment(e10))){let n=a.segment;r.
length&&/\s/.test(r[r.length-1])&&/\s/.test(n)?r[r.length-1]+=n:r.push(n)}return r}function dd(e10,t){if(t)return zi(e10,t)[1];let r;for(r=e10.length-1;r>=0&&e10[r].
match(/\s/);r--);return e10.substring(r+1)}function rn(e10,t){if(t)return zi(e10,t)[0];let r=e10.match(/^\s*/);return r?r[0]:""}function zi(e10,t){if(!t)return[
rn(e10),dd(e10)];if(t.resolvedOptions().granularity!="word")throw new Error('The segmenter passed must have a granularity of "word"');let r=rv(e10,t),a=r[0],n=r[r.
length-1],i=/\s/.test(a)?a:"",s=/\s/.test(n)?n:"";return[i,s]}var fl="a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1\
E00}-\\u{1EFF}",ZC=new RegExp(`[${fl}]+|\\s+|[^${fl}]`,"ug"),YC=class extends dl{equals(e10,t,r){return r.ignoreCase&&(e10=e10.toLowerCase(),t=t.toLowerCase()),
e10.trim()===t.trim()}tokenize(e10,t={}){let r;if(t.intlSegmenter){let i=t.intlSegmenter;if(i.resolvedOptions().granularity!="word")throw new Error('The segment\
er passed must have a granularity of "word"');r=rv(e10,i)}else r=e10.match(ZC)||[];let a=[],n=null;return r.forEach(i=>{/\s/.test(i)?n==null?a.push(i):a.push(a.
pop()+i):n!=null&&/\s/.test(n)?a[a.length-1]==n?a.push(a.pop()+i):a.push(n+i):a.push(i),n=i}),a}join(e10){return e10.map((t,r)=>r==0?t:t.replace(/^\s+/,"")).join(
"")}postProcess(e10,t){if(!e10||t.oneChangePerToken)return e10;let r=null,a=null,n=null;return e10.forEach(i=>{i.added?a=i:i.removed?n=i:((a||n)&&ev(r,n,a,i,t.intlSegmenter),
r=i,a=null,n=null)}),(a||n)&&ev(r,n,a,null,t.intlSegmenter),e10}},rse=new YC;function ev(e10,t,r,a,n){if(t&&r){let[i,s]=zi(t.value,n),[o,l]=zi(r.value,n);if(e10){
let c=Yy(i,o);e10.value=fd(e10.value,o,c),t.value=Li(t.value,c),r.value=Li(r.value,c)}if(a){let c=Xy(s,l);a.value=pd(a.value,l,c),t.value=pl(t.value,c),r.value=
pl(r.value,c)}}else if(r){if(e10){let i=rn(r.value,n);r.value=r.value.substring(i.length)}if(a){let i=rn(a.value,n);a.value=a.value.substring(i.length)}}else if(e10&&
a){let i=rn(a.value,n),[s,o]=zi(t.value,n),l=Yy(i,s);t.value=Li(t.value,l);let c=Xy(Li(i,l),o);t.value=pl(t.value,c),a.value=pd(a.value,i,c),e10.value=fd(e10.value,
i,i.slice(0,i.length-c.length))}else if(a){let i=rn(a.value,n),s=dd(t.value,n),o=Qy(s,i);t.value=pl(t.value,o)}else if(e10){let i=dd(e10.value,n),s=rn(t.value,n),
o=Qy(i,s);t.value=Li(t.value,o)}}var XC=class extends dl{tokenize(e10){let t=new RegExp(`(\\r?\\n)|[${fl}]+|[^\\S\\n\\r]+|[^${fl}]`,"ug");return e10.match(t)||[]}},
QC=new XC;function hl(e10,t,r){return QC.diff(e10,t,r)}var eM=class extends dl{tokenize(e10){return e10.slice()}join(e10){return e10}removeEmpty(e10){return e10}},
tM=new eM;function rM(e10,t,r){return tM.diff(e10,t,r)}var nt=e10=>e10.match(/[^\n]*\n|[^\n]+$/g)??[];function Ot(e10,t){return av(e10,t,0,(r,a,n)=>nv(r,a,{offset:n,
most:iM})??oM(r,a,n))}function av(e10,t,r,a){let{head:n,tail:i}=UC(e10,t),s=e10.slice(n,e10.length-i),o=t.slice(n,t.length-i);return s.length===0&&o.length===0?
[]:aM(s,o)?[{at:r+n,removed:s.length,added:o}]:a(s,o,r+n)}function aM(e10,t){if(e10.length<nM)return!e10.some(a=>t.includes(a));let r=new Set(e10);return!t.some(
a=>r.has(a))}var nM=4,iM=1e3,sM=200;function oM(e10,t,r){let a=[],[n,i]=[0,0];for(let s of[...cM(e10,t),{before:e10.length,after:t.length}]){let[o,l]=[e10.slice(
n,s.before),t.slice(i,s.after)];for(let c of av(o,l,r+n,lM))a.push(c);[n,i]=[s.before+1,s.after+1]}return a}var lM=(e10,t,r)=>nv(e10,t,{offset:r,most:sM})??[{at:r,
removed:e10.length,added:t}];function nv(e10,t,{offset:r,most:a}){let n=rM(e10,t,{maxEditLength:a});if(!n)return;let i=[],s,o=r;for(let{added:l,removed:c,value:u}of n){
if(!l&&!c){s=void 0,o+=u.length;continue}s||(s={at:o,removed:0,added:[]},i.push(s)),l?s.added=u:(s.removed=u.length,o+=u.length)}return i}function cM(e10,t){let r=tv(
t),a=[];for(let[n,i]of tv(e10)){let s=r.get(n);i!==void 0&&s!==void 0&&a.push({before:i,after:s})}return uM(a)}function tv(e10){let t=new Map;for(let[r,a]of e10.
entries())t.set(a,t.has(a)?void 0:r);return t}function uM(e10){let t=[],r=[];for(let[n,{after:i}]of e10.entries()){let s=pM(t,o=>e10[o].after>=i);r.push(s>0?t[s-
1]:-1),t[s]=n}let a=[];for(let n=t.at(-1)??-1;n>=0;n=r[n])a.push(e10[n]);return a.reverse()}function pM(e10,t){let[r,a]=[0,e10.length];for(;r<a;){let n=r+a>>1;t(
e10[n])?a=n:r=n+1}return r}function fM(e10,t){let r=dM(e10),a=hM(e10,r),n=[];for(let i=1;i<r.length;i+=1){let s=a[i]??0;if(s<=(a[i-1]??0)||s<=(a[i+1]??0))continue;
let[o,l]=[r[i-1]??0,r[i]??0].sort((p,f)=>p-f),c=o<t&&l>=t,u=o===0||l===t||e10[o-1]!==e10[l-1];c&&u&&s>0&&n.push({one:o,other:l,length:s})}return n}function dM(e10){
let{length:t}=e10,r=Int32Array.from(e10),a=hd(Int32Array.from(e10.keys()),r);for(let n=1;;n*=2){let i=l=>l+n<t?(r[l+n]??0)+1:0;a=hd(hd(a,Int32Array.from(e10,(l,c)=>i(
c))),r);let s=new Int32Array(t),o=0;for(let l=1;l<t;l+=1){let[c=0,u=0]=[a[l-1],a[l]];(r[c]!==r[u]||i(c)!==i(u))&&(o+=1),s[u]=o}if(r=s,o>=t-1)return a}}function hd(e10,t){
let r=0;for(let i of t)i>r&&(r=i);let a=new Int32Array(r+2);for(let i of t)a[i+1]=(a[i+1]??0)+1;for(let i=1;i<a.length;i+=1)a[i]=(a[i]??0)+(a[i-1]??0);let n=new Int32Array(
e10.length);for(let i of e10){let s=t[i]??0,o=a[s]??0;n[o]=i,a[s]=o+1}return n}function hM(e10,t){let r=new Int32Array(t.length);for(let[i,s]of t.entries())r[s]=
i;let a=new Int32Array(t.length),n=0;for(let i=0;i<e10.length;i+=1){let s=r[i]??0;if(s===0)n=0;else{let o=t[s-1]??0;for(;i+n<e10.length&&o+n<e10.length&&e10[i+n]===
e10[o+n];)n+=1;a[s]=n,n>0&&(n-=1)}}return a}function gd(e10){let t=mM(e10),r=new Set,a=iv(t,r,({text:i})=>i),n=iv(t,r,({text:i})=>i.trimStart());return $M([...a,
...n],t,r).map(SM)}function bd({from:e10,to:t,blocks:r}){let a=r.reduce((n,{lines:i})=>n+i,0);return{unchanged:a,changed:Math.max(e10.last-e10.first,t.last-t.first)+
1-a}}function mM(e10){let[t,r]=[[],[]],a=0;for(let{path:n,from:i=n,structuredPatch:s=[]}of e10)for(let{oldStart:o,newStart:l,lines:c}of s){a+=1;let[u,p]=[o,l];for(let f of c){
let d=f.slice(1).replace(/\r$/,"");f[0]==="-"?t.push({path:i,number:u++,at:t.length,change:a,text:d}):f[0]==="+"?r.push({path:n,number:p++,at:r.length,change:a,
text:d}):f[0]===" "&&(a+=1,u+=1,p+=1)}}return{removed:t,added:r}}function iv({removed:e10,added:t},r,a){let n=[e10,t].map(f=>f.filter(d=>!r.has(d))),i=_M(n.map(
f=>f.map(a))),[s=[],o=[]]=n.map(f=>yM(f,d=>i.has(a(d)))),l=[...s,...o].flatMap(f=>[...f,void 0]);if(l.length>bM)return[];let c=l.map((f,d)=>f?i.get(a(f))??0:i.size+
d),u=s.reduce((f,d)=>f+d.length+1,0),p=fM(c,u).filter(({length:f})=>f>=_d).sort((f,d)=>d.length-f.length||f.one-d.one).flatMap(({one:f,other:d,length:g})=>vM(Array.
from({length:g},(m,w)=>({old:l[f+w],fresh:l[d+w]})))).filter(wM);for(let{old:f,fresh:d}of p.flat())r.add(f).add(d);return p}var _d=3,gM=20,bM=4e5;function _M([e10=[],
t=[]]){let r=new Set(t),a=new Map;for(let n of e10)r.has(n)&&!a.has(n)&&a.set(n,a.size);return a}function yM(e10,t){let r=[],a;for(let n of e10)t(n)?(a&&md(a,n)?
r.at(-1)?.push(n):r.push([n]),a=n):a=void 0;return r.filter(({length:n})=>n>=_d)}var md=(e10,t)=>e10.change===t.change&&e10.at+1===t.at;function vM(e10){let t=[],
r,a;for(let n of e10){let i=yd(n);if(i===sv||i!==""&&i!==void 0&&n.old.change===n.fresh.change){r=void 0;continue}r&&md(r.old,n.old)&&md(r.fresh,n.fresh)&&(i===
void 0||a===void 0||i===a)?t.at(-1)?.push(n):(t.push([n]),a=void 0),a??=i,r=n}return t}function yd({old:e10,fresh:t}){if(e10.text.trim()==="")return;let[r,a]=[e10.
text,t.text].map(n=>n.slice(0,n.length-n.trimStart().length));return r===void 0||a===void 0||r===a?"":a.endsWith(r)?`+${a.slice(0,a.length-r.length)}`:r.endsWith(
a)?`-${r.slice(0,r.length-a.length)}`:sv}var sv="?",wM=e10=>{if(e10.length<_d)return false;let t=0;for(let{old:r}of e10)if(t+=r.text.match(/[\p{L}\p{N}]/gu)?.length??
0,t>=gM)return true;return false};function $M(e10,{removed:t,added:r},a){let n=[];for(let i of[...e10].sort(([s],[o])=>(s?.old.at??0)-(o?.old.at??0))){let[s,o]=[
n.at(-1)?.at(-1),i[0]],l=s&&o&&{gone:t.slice(s.old.at+1,o.old.at),come:r.slice(s.fresh.at+1,o.fresh.at)};l&&s.old.change===o.old.change&&s.fresh.change===o.fresh.
change&&s.old.at<o.old.at&&s.fresh.at<o.fresh.at&&[l.gone,l.come].every(c=>c.length<=kM&&!c.some(u=>a.has(u)))?n.at(-1)?.push(...xM(l.gone,l.come,yd(o)),...i):n.
push([...i])}return n}var kM=20;function xM(e10,t,r){let a=[],[n,i]=[0,0],s=l=>{for(;n<l;n+=1,i+=1){let c={old:e10[n],fresh:t[i]};[void 0,r].includes(yd(c))&&a.
push(c)}},o=[e10,t].map(l=>l.map(({text:c})=>c.trimStart()));for(let l of Ot(o[0]??[],o[1]??[]))s(l.at),n+=l.removed,i+=l.added.length;return s(e10.length),a}function SM(e10){
let t=[];for(let{old:n,fresh:i}of e10){let s=t.at(-1);s&&s.from+s.lines===n.number&&s.to+s.lines===i.number?s.lines+=1:t.push({from:n.number,to:i.number,lines:1})}
let[r,a]=[e10[0],e10.at(-1)];return{from:{path:r.old.path,first:r.old.number,last:a.old.number},to:{path:r.fresh.path,first:r.fresh.number,last:a.fresh.number},
blocks:t}}import{core_text_words$c as OM}from"./hook.js";function jr(e10){let t=e10.files.length>0,r=e10.steps.filter(({status:n,structuredPatch:i,files:s})=>n===
"applied"||t&&(i??s)),a=K(r.flatMap(EM),({file:n})=>n.file_path);return t?e10.files.map(n=>TM(n,a.get(n.path)??[])):[...a].map(([n,i])=>AM(n,i)).sort((n,i)=>n.path<
i.path?-1:1)}var EM=e10=>it(e10).map(t=>({step:e10.index,file:t}));function TM(e10,t){let[r,...a]=t,n=a.length===0&&e10.insertions+e10.deletions>0,i=e10.structuredPatch??
(n?r?.file.structuredPatch:void 0);return{...e10,steps:e10.steps??ov(t),...i&&{structuredPatch:i}}}var ov=e10=>[...new Set(e10.map(({step:t})=>t))];function AM(e10,t){
let r=t.map(({file:i})=>i),a=i=>r.reduce((s,o)=>s+i(o),0),n=r.flatMap(i=>i.structuredPatch??[]);return{path:e10,status:"modified",old_mode:r.find(({old_mode:i})=>i!==
void 0)?.old_mode??"100644",new_mode:r.findLast(({new_mode:i})=>i!==void 0)?.new_mode??"100644",binary:false,insertions:a(({insertions:i})=>i),deletions:a(({deletions:i})=>i),
steps:ov(t),...n.length>0&&{structuredPatch:n}}}var NM=(e10,t)=>e10[t-1]?.index===t?e10[t-1]:e10.find(r=>r.index===t),vd=({notes:e10=[],why:t=""})=>e10.filter(r=>!t.
includes(`(${/^\d+ (?:places?(?= in )|files?(?=\.))/.exec(r)?.[0]??r})`)),it=e10=>e10.files??[e10];function IM(e10){let t=it(e10);if(e10.tool!=="Move")return t;
let r=[];for(let a=0;a<t.length;a+=1){let[n,i]=[t[a],t[a+1]],s=i!==void 0&&n.insertions+n.deletions===0;r.push(s?{...i,from:n.file_path}:n),s&&(a+=1)}return r}var lv=({
file_path:e10,new_path:t})=>t===void 0||t===e10?[e10]:[e10,t];function an(e10,t){let[r="",...a]=lv(e10);if(a.length>0)return[r,...a].map(t).join(" \u2192 ");let n=(e10.
files??[]).map(({file_path:s})=>s),i=n.length<2?[r]:n.includes(r)?n:r.split(", ");return OM(i.map(t),i.length>2?1:2)}function wd(e10){if(e10.files.length===0)return{};
let t=gd(jr(e10)).map(jM);if(t.length===0)return{};let{fresh:r,old:a}=ml(t);return{moved:t,totals:{moved_insertions:r.size,moved_deletions:a.size}}}var Ir=({file_path:e10,
line:t})=>`${t} ${e10}`;function ml(e10){let[t,r]=[new Map,new Map],a=e10.flatMap(({from:n,to:i,blocks:s})=>s.map(o=>({...o,from:n.file_path,at:o.from,to:i.file_path,
goes:o.to})));for(let{from:n,at:i,to:s,goes:o,lines:l}of a.sort((c,u)=>u.lines-c.lines))for(let c=0;c<l;c+=1){let[u,p]=[{file_path:n,line:i+c},{file_path:s,line:o+
c}];t.has(Ir(u))||t.set(Ir(u),p),r.has(Ir(p))||r.set(Ir(p),u)}return{old:t,fresh:r}}var jM=e10=>({from:{file_path:e10.from.path,lines:[e10.from.first,e10.from.last]},
to:{file_path:e10.to.path,lines:[e10.to.first,e10.to.last]},...bd(e10),blocks:e10.blocks});import{core_text_words$a as kd,core_text_words$b as cv,core_text_words$e as CM}from"./hook.js";
var MM=5,xd=3;function PM(e10,t){return[...K(e10,({source:r})=>r)].map(([r,a])=>{let[n,i]=["applied","failed"].map(l=>a.filter(c=>c.status===l)),s=a.filter(({status:l})=>l!==
"applied"&&l!=="failed"),o=[...new Set((n??[]).flatMap(t))].sort();return{rule:r,applied:n??[],refused:i??[],others:s,files:o}}).sort((r,a)=>+(a.refused.length>
0)-+(r.refused.length>0)||a.applied.length-r.applied.length)}var bl=e10=>PM(e10,t=>it(t).map(({file_path:r})=>r));function RM({applied:e10,refused:t,others:r,files:a}){
return[e10.length>0||t.length===0?`${LM(e10.length)} in ${kd(a.length,"file")}`:"",t.length>0?`${cv(t.length)} refused`:"",r.length>0?`${cv(r.length)} without e\
ffect`:""].filter(Boolean).join(", ")}function Sd({steps:e10},t){let r=bl(e10),a=r.slice(0,MM).map(i=>{let s=i.refused.map(({index:l})=>l),o=s.length===0?"":` (${CM(
s)})`;return{subject:t(i.rule),said:`: ${RM(i)}${o}`,refused:s.length>0}}),n=r.length-a.length;return n>0?[...a,{subject:"",said:`\u2026 and ${kd(n,"more rule")}`}]:
a}var LM=e10=>kd(e10,"fix","fixes");function Od(e10){let t=new Map,r=[];for(let n of e10){let i=n.source===void 0?void 0:t.get(n.source);if(i){i.push(n);continue}
let s=[n];r.push(s),n.source!==void 0&&t.set(n.source,s)}if(t.size===0)return e10;let a=({status:n})=>n==="failed"?0:1;return r.flatMap(n=>[...n].sort((i,s)=>a(
i)-a(s)))}var[zM,uv]=[200,40];function Ed(e10){let t=e10.flat();return t.length<=zM?t:e10.flatMap(r=>r.length<=uv?r:FM(r))}function FM(e10){let t=[8,4,3,2,1,0].
map(i=>[...K(e10,s=>DM(s,i)).entries()]),r=t.find(({length:i})=>i<=uv)??t.at(-1),a=K(e10,gl),n=([,[i]])=>a.get(gl(i))?.length??0;return r.sort((i,s)=>n(i)-n(s)||
i[1].length-s[1].length||(i[0]<s[0]?-1:1)).map(([,i])=>i.length===1?i[0]:BM(i))}var DM=(e10,t)=>JSON.stringify([$d(pv(e10)).split("/").slice(0,t).join("/"),gl(e10)]),
pv=({paths:[e10=""]})=>e10,$d=e10=>e10.slice(0,Math.max(0,e10.lastIndexOf("/"))),gl=({paths:[e10=""]})=>/[^/]\.([^./]+)$/.exec(e10)?.[1]??e10.slice(e10.lastIndexOf(
"/")+1);function BM(e10){let[t]=e10,r=e10.flatMap(s=>s.paths),a=_l(e10.map(pv)),n=gl(t),i=/[^/]\.[^./]+$/.test(t.paths[0]??"");return{steps:[...new Set(e10.flatMap(
({steps:s})=>s))].sort((s,o)=>s-o),paths:r,folder:`${a===""?"":`${a}/`}**/${i?`*.${n}`:n}`,link:t.link,said:[...new Set(e10.map(({said:s})=>s))].filter(Boolean).
slice(0,3).join("; "),insertions:e10.reduce((s,{insertions:o})=>s+o,0),deletions:e10.reduce((s,{deletions:o})=>s+o,0)}}var fv=60;function UM(e10){let t=[8,4,3,2,
1].map(r=>[...K(e10,a=>`${a.split("/").slice(0,-1).slice(0,r).join("/")||"."}/`)]);return(t.find(({length:r})=>r<=fv)??t.at(-1)).map(([r,a])=>[r,a.length])}function _l(e10){
let t=$d(e10[0]??"").split("/");for(let r of e10){let a=$d(r).split("/"),n=t.findIndex((i,s)=>i!==a[s]);n>=0&&(t=t.slice(0,n))}return t.join("/")}var qM=({name:e10},t)=>({
tool:e10,input:t}),ca=(e10,{name:t})=>e10.tool===t;function Fi(e10,t,r){let a=[],n=0,i=0;for(let s=0;s<t.length;){let o=s;for(;o+1<t.length&&t[o+1].at-Td(t[o])<=
6;)o+=1;let l=t.slice(s,o+1);a.push(WM(e10,l,{...r,newStart:r.newStart+n-i}));for(let{removed:c,added:u}of l)n+=u.length,i+=c;s=o+1}return{structuredPatch:a,insertions:n,
deletions:i}}function WM(e10,t,r){let a=Math.max(0,t[0].at-3),n=Math.min(e10.length,Td(t.at(-1))+3),i=[],s=a,o=n-a,l=(c,u)=>{u.endsWith(`
`)?i.push(c+u.slice(0,-1)):i.push(c+u,"\\ No newline at end of file")};for(let c of t){for(;s<c.at;s+=1)l(" ",e10[s]);for(;s<Td(c);s+=1)l("-",e10[s]);for(let u of c.
added)l("+",u);o+=c.added.length-c.removed}for(;s<n;s+=1)l(" ",e10[s]);return{oldStart:r.oldStart+a,oldLines:n-a,newStart:r.newStart+a,newLines:o,lines:i}}var Td=({
at:e10,removed:t})=>e10+t,yl=(e10,t,r=e10)=>{let a=n=>t.filter(i=>!i.startsWith("\\")&&!i.startsWith(n)).length;return{oldStart:e10,oldLines:a("+"),newStart:r,newLines:a(
"-"),lines:t}},vl=({lines:e10})=>({old:dv(e10,"+"),new:dv(e10,"-")}),dv=(e10,t)=>{let r=e10.filter((n,i)=>!(n.startsWith("\\")?e10[i-1]:n)?.startsWith(t)),a=!r.
at(-1)?.startsWith("\\");return{lines:r.filter(n=>!n.startsWith("\\")).map(n=>n.slice(1)),ended:a}},Ad=e10=>{let t=vl(e10);return{old:hv(t.old),replacement:hv(t.
new)}},hv=({lines:e10,ended:t})=>e10.length===0?"":e10.join(`
`)+(t?`
`:""),GM=({oldStart:e10,newStart:t,lines:r})=>{let a={"+":"-","-":"+"};return yl(t,r.map(n=>(a[n[0]??""]??n.slice(0,1))+n.slice(1)),e10)},HM=(e10,t)=>{let r=[],
a=[],[n,i,s]=[e10,0,0];for(let o of t){let{old:l,replacement:c}=Ad(o),u=o.oldStart-1+s-i,p=u<0?-1:_v(n,u),f=Nd(o);if(p>=0&&n.startsWith(l,p)&&bv(n,{start:p,old:l},
f)&&!(f.isFirst&&a.length>0))i+=u;else{if(n=a.join("")+n,[a,i]=[[],0],p=gv(n,o,s),p<0){r.push(o);continue}i=n.slice(0,p).split(`
`).length-1}s=i-(o.oldStart-1)+o.newLines-o.oldLines,i+=o.newLines,a.push(n.slice(0,p),c),n=n.slice(p+l.length)}return{text:a.join("")+n,missing:r}},gv=(e10,t,r)=>{
let{old:a}=Ad(t),n=Nd(t),i=c=>e10.startsWith(a,c)&&bv(e10,{start:c,old:a},n),s=_v(e10,t.oldStart-1+r);if(i(s))return s;if(a==="")return-1;let o=n.isBare?c=>VM(e10,
{start:c,old:a}):i,l=-1;for(let c=e10.indexOf(a);c>=0;c=e10.indexOf(a,c+1))if(o(c)){if(l>=0)return-1;l=c}return i(l)?l:-1},VM=(e10,{start:t,old:r})=>(t===0||e10[t-
1]===`
`)&&(r.endsWith(`
`)||t+r.length===e10.length||e10[t+r.length]===`
`),Nd=e10=>{let{old:t,new:r}=vl(e10),a=e10.lines.filter(i=>!i.startsWith("\\")),n=!a.some(mv);return{isFirst:e10.oldStart<=1,isLast:!t.ended||!r.ended||!n&&!mv(
a.at(-1)),isBare:n}},mv=(e10="")=>!/^[-+]/.test(e10),bv=(e10,{start:t,old:r},{isFirst:a,isLast:n})=>(t===0||e10[t-1]===`
`)&&(!a||t===0)&&(!n||t+r.length===e10.length),_v=(e10,t)=>{let r=0;for(let a=t;a>0;a--){let n=e10.indexOf(`
`,r);if(n<0)return e10.length+1;r=n+1}return r},Id=e10=>{let t=e10.flatMap(n=>Object.values(vl(n)));if(t.some(({lines:n})=>n.some(i=>i.endsWith("\r\r"))))return"\
mixed";let r=t.flatMap(({lines:n,ended:i})=>i?n:n.slice(0,-1));if(t.some(({lines:n,ended:i})=>!i&&n.at(-1)?.endsWith("\r")))return"mixed";let a=r.filter(n=>n.endsWith(
"\r")).length;return a===0?"lf":a===r.length?"crlf":"mixed"},yv=(e10,t)=>{let r=Id(t),a=e10.includes(`\r
`);return r==="mixed"||a&&/(^|[^\r])\n|\r\r\n/.test(e10)?false:r==="crlf"?a:!a||t.some(({oldLines:n})=>n>0)},JM=e10=>({...e10,lines:e10.lines.map(t=>t.replace(/\r$/,
""))}),KM=(e10,t)=>e10.includes(`\r
`)&&Id(t)==="lf"&&yv(e10,t)?t.map(ZM):t,ZM=e10=>({...e10,lines:e10.lines.map((t,r)=>[t,e10.lines[r+1]].some(a=>a?.startsWith("\\"))?t:`${t}\r`)});var nn=e10=>e10.
length<vv&&e10[0]===YM?XM.exec(Buffer.from(e10).toString("latin1"))?.[1]:void 0,vv=1024,YM=118,XM=/^version https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\/v?\d[^\n]*\n(?:[^\n]*\n)*?oid sha256:([0-9a-f]{64})\n/;
var wl=["creates","changes","removes","renames"],wv={tool:"Read",effects:["reads"]},QM=({effects:e10})=>e10.every(t=>t==="reads"),$v=(e10,{linkTarget:t})=>{let r=t(
e10);return r===void 0||r===e10?[e10]:[e10,r]},$l=(e10,t,{workspace:r,policy:a,step:n})=>{for(let i of $v(e10,r)){let s=a.path(i,t,n);if(s)return s}},ua=(e10,t)=>$l(
e10,wv,t)?.name==="PATH_DENIED",eP=(e10,{workspace:t,policy:r})=>{let a=t.locate(e10);return!a.ok&&/^PATH_(?:OUTSIDE_REPO|PROTECTED)$/.test(a.problem.name)?true:
[e10,a.ok?a.path:e10].some(n=>ua(n,{workspace:t,policy:r}))};import{errors$b as tP}from"./hook.js";var Cr=e10=>Ov.test(e10)?e10.toLowerCase():e10.normalize("NFD").
toLowerCase().toUpperCase().toLowerCase().replaceAll("\u03C2","\u03C3").normalize("NFC"),Ov=/^[\0-\x7f]*$/,Di=e10=>Ov.test(e10)?e10:e10.replace(new RegExp("\\p{D\
efault_Ignorable_Code_Point}","gu"),""),Ev=e10=>e10.replace(/(?<=[^. ])[. ]+$/u,""),sn=e10=>Di(Cr(e10)).split("/").map(t=>Ev(t.replace(/(?<=.):.*$/su,""))).join(
"/"),kv=1024,Mr=(e10,t={})=>{if(e10.length>kv)return`is longer than ${kv} characters`;if(e10.startsWith("!"))return"begins with !, which has no meaning here: li\
st the files to match";if(t.fold)return nP(Cr(e10));let r=Md(e10,false);return typeof r=="string"?r:{matches:a=>jd(r,sP(a))}},rP=(e10,t)=>{let r=Mr(e10);if(typeof r!=
"string")return t.filter(r.matches);throw new tP({name:"USAGE",message:`The pattern "${e10}" ${r}.`})},aP=e10=>e10.replace(/[\\*?[\]{},|]|(?<=[!@+])\(|^!/g,"\\$&"),
nP=e10=>{let t=Md(e10,true);if(typeof t=="string")return t;let r=iP(e10),a=r===e10?t:Md(r,true);return{matches:n=>{let i=oP(n);return jd(t,i.spelled)?true:typeof a==
"string"||a===t&&i.read===i.spelled?false:jd(a,i.read)}}},iP=e10=>Di(e10).split("/").map(t=>t.includes("\\")?t:Ev(t)).join("/"),jd=(e10,t)=>Sv(e10,t,({literal:r,
tests:a},{name:n,characters:i})=>r===void 0?Sv(a,i,(s,o)=>s(o)):r===n),Tv=e10=>{let t;return r=>(t?.path!==r&&(t={path:r,made:e10(r)}),t.made)},Cd=e10=>e10.split(
"/").map(t=>({name:t,characters:Array.from(t)})),sP=Tv(Cd),oP=Tv(e10=>{let[t,r]=[Cr(e10),sn(e10)],a=Cd(t);return{spelled:a,read:r===t?a:Cd(r)}}),st=Symbol("any \
number, none included"),lP=()=>true,xv={tests:[st]},Md=(e10,t)=>{let r=/(?<!\\)\/$/.test(e10),a=r?e10.slice(0,-1):e10,n=a.replace(/^\//,"").split("/");if(n.every(
s=>s===""))return"names nothing";let i=a.includes("/")?[]:[st];for(let s of n){let o=s==="**"?st:xl(s,t);if(typeof o=="string")return o;(o!==st||i.at(-1)!==st)&&
i.push(o)}return i.at(-1)===st&&i.push(xv),r&&i.push(xv),[...i,st]},kl=/\\(.)|\[([!^]?)(\]?(?:\[:[a-z]+:\]|\\.|[^\]\\])*)\]|(\*+)|(\?)|(.)/gsu,xl=(e10,t)=>{let r=[],
a="";for(let[,n,i,s,o,l,c]of e10.matchAll(kl))if(o)r.push(st);else if(l)r.push(lP);else if(s!==void 0){let u=uP(s,{negated:i!=="",fold:t});if(typeof u=="string")
return u;r.push(u)}else{let u=n??c??"";if(c==="[")return"has an unclosed [";if(c==="\\")return"ends with a \\";a+=u,r.push(p=>p===u)}return r.length===Array.from(
a).length?{literal:a,tests:r}:{tests:r}},cP={"[:alnum:]":"a-zA-Z0-9","[:alpha:]":"a-zA-Z","[:blank:]":" \\t","[:digit:]":"0-9","[:lower:]":"a-z","[:punct:]":"!-\
\\/:-@\\[-`\\{-~","[:space:]":"\\s","[:upper:]":"A-Z","[:xdigit:]":"0-9a-fA-F"},uP=(e10,t)=>{let r=e10.replace(/(\[:[a-z]+:\])|\\(.)|([\^[\]&|~(){}/])/gsu,(a,n,i,s)=>n?
cP[n]??"":`\\u{${(i??s).codePointAt(0).toString(16)}}`);try{let a=new RegExp(`^[${t.negated?"^":""}${r}]$`,t.fold?"iu":"u");return n=>a.test(n)}catch(a){if(a instanceof
SyntaxError)return`has an invalid set: [${e10}]`;throw a}},Sv=(e10,t,r)=>{let a=0,n=0,i=-1,s=0;for(;n<t.length;){let o=e10[a];if(o===st)i=++a,s=n;else if(o!==void 0&&
r(o,t[n]))a++,n++;else if(i>=0)a=i,n=++s;else return false}for(;e10[a]===st;)a++;return a===e10.length};var on=(e10,t={})=>{let r=[];for(let a of We(e10)){let n=Pd(
a,t);if("wrong"in n){let i=n.instead===void 0?"":` Write ${JSON.stringify(n.instead)}.`;return`The glob ${JSON.stringify(a)} ${n.wrong}.${i}`}r.push(n)}return r},
We=e10=>typeof e10=="string"?[e10]:e10,Pd=(e10,t={})=>{let r=pa(e10);if(!r.ok)return r;let a=Bi(r.pattern);if(!a)return{wrong:"has braces that expand to more th\
an 1000 patterns"};let n=[],i=[];for(let o of a){let l=pa(o);if(!l.ok)return{wrong:l.wrong};let c=pP(l.pattern,t);if(typeof c=="string")return{wrong:c,...hP(e10)};
n.push(c),i.push(l.pattern)}if(t.purpose==="protect")for(let o of new Set([r.pattern,...i].flatMap(l=>[...kP(l),l.normalize()]))){let l=pa(o),c=l.ok?Mr(l.pattern,
t):l.wrong;typeof c!="string"&&n.push(c)}let s=i.map(mP);return{pattern:e10,matches:o=>n.some(l=>l.matches(o)||t.purpose==="protect"&&l.matches(o.normalize())),
folders:s.every(o=>o!==void 0)?[...new Set(s)]:void 0}},pP=(e10,t)=>t.purpose==="permit"&&e10.split("/").some(dP)?"can be meant in two ways, by a name in bracke\
ts or by its characters, as in {a,b}":fP(e10)??Mr(e10,t),fP=e10=>{let t=e10.replace(/\\.|\[[^\]]*\]/gsu,"");return t.includes(",")?"has a comma outside braces: \
write several globs, or {a,b}, or \\, for the character":t.includes("|")?"has a |: write several globs, or {a,b}, or \\| for the character":/[!@+?*]\(/.test(t)?
"has a group of another kind of glob: write {a,b}, or \\( for the character":void 0},dP=e10=>Array.from(e10.matchAll(/\\.|\[([^\]]+)\]/gsu)).some(({0:t,1:r,index:a})=>{
if(r===void 0||/^[!^]|\[:|\\/.test(r)||/\.\w*$/.test(e10.slice(0,a))&&!e10.slice(a+t.length).includes("."))return false;let n=r.replace(/([\p{L}\p{N}])-([\p{L}\p{N}])/gu,
"").match(/[\p{L}\p{N}]/gu)??[],i=new Set(n.map(s=>s.toLowerCase())).size===1;return n.length>1&&!i&&n.some(s=>new RegExp("\\p{L}","u").test(s))}),hP=e10=>{let[
t]=jv(e10);return t!==void 0&&"matches"in Pd(t)?{instead:t}:{}},mP=e10=>{let t=e10.replace(/(?<!\\)\/$/,"").replace(/^\//,"").split("/").slice(0,-1),r=t.findIndex(
n=>/[*?[\]\\]/.test(n)),a=(r<0?t:t.slice(0,r)).filter(Boolean).join("/");return a===""?void 0:a},gP=1e3,Bi=e10=>{let t=[e10],r=[];for(;t.length>0;){if(t.length+
r.length>gP)return;let[a="",...n]=t,i=bP(a);t=[...i??[],...n],i||r.push(a)}return r},bP=e10=>{let t=_P(e10);if(!t)return;let[r,...a]=t,n=e10.slice((a.at(-1)??r)+
1);return a.map((i,s)=>e10.slice(0,r)+e10.slice((t[s]??r)+1,i)+n)},_P=e10=>{let t=[],r;for(let a=Av(e10,0);a<e10.length;a=Av(e10,a+1)){let n=e10[a];if(n==="{")t.
push([a]);else if(n===",")t.at(-1)?.push(a);else if(n==="}"){let i=t.pop();if(i&&i.length>1&&(!r||i[0]<r[0])&&(r=[...i,a]),r&&t.length===0)return r}}return r},Av=(e10,t)=>{
let r=t;for(;e10[r]==="\\";)r+=2;return r},pa=e10=>{if(yP.test(e10))return{ok:true,pattern:e10};let t=vP.flatMap(({form:s,wrong:o,instead:l})=>s.test(e10)?[{ok:false,
wrong:o,...$P(l?.(e10))}]:[])[0];if(t)return t;let r=e10.split("/"),a=r.filter(s=>s!==""&&s!==".");if(a.length===0)return{ok:false,wrong:"names nothing",instead:"\
**"};let n=r.at(-1),i=n===""||n==="."?"/":"";return{ok:true,pattern:`${r.slice(0,r.lastIndexOf(a.at(-1)??"")).length>0&&a.length===1?"/":""}${a.join("/")}${i}`}},
yP=/^\/?(?:[\w*-][\w*.-]*\/)*[\w*-][\w*.-]*\/?$/,vP=[{form:/^\s|(?<!\\)\s$/,wrong:"begins or ends with a blank, which belongs to no name unless a \\ precedes it",
instead:e10=>e10.trim()},{form:/^(["'`]).*\1$/,wrong:"is in quotes, which would be a part of the name unless a \\ precedes them",instead:e10=>e10.slice(1,-1)},{
form:new RegExp("\\p{Cc}","u"),wrong:"has a control character, which no name may have"},{form:/^[a-z]:[\\/]/i,wrong:"begins with a drive letter; write it relati\
ve to the root of the checkout"},{form:/\\[\w\\/-]/,wrong:"has a backslash, which is no separator of folders",instead:e10=>e10.replace(/\\+(?![[\]\\])/g,"/").replace(
/\/{2,}/g,"/")},{form:/^\/\//,wrong:"is a network path; write it relative to the root of the checkout",instead:e10=>e10.replace(/^\/+/,"/")},{form:/^\$\{?[A-Z_]+\}?\//,
wrong:"begins with a variable of a shell; write it relative to the root of the checkout"},{form:/^~[\w-]*\//,wrong:"is in a home folder; write it relative to th\
e root of the checkout"},{form:/^(?:file:|[a-z][a-z\d+.-]*:\/)/i,wrong:"is a URL; write it relative to the root of the checkout"},{form:/(?:^|\/)\.\.(?:\/|$)/,wrong:"\
leads out of the checkout; write it relative to the root, without `..`",instead:wP}];function wP(e10){let t=[];for(let r of e10.split("/")){if(r===""||r===".")continue;
let a=r===".."?t.pop()??"..":void 0;if(a===void 0)t.push(r);else if(a===".."||/[*?[\]{}\\]/.test(a))return""}return t.length===1?`/${t[0]}`:t.join("/")}var $P=e10=>e10!==
void 0&&e10!==""&&pa(e10).ok?{instead:e10}:{},kP=e10=>{let t=Iv(e10),r=[e10,...t].map(n=>n.replace(/(?<!\\)\/(?:\*\*)?$/,"")),a=e10.includes("\\")?[e10.replace(
/\\/g,"/")]:[];return[...new Set([...t,...r,...a])].filter(n=>n!==e10&&n!=="")},Iv=e10=>[...new Set([...jv(e10),xP(e10)])].filter(t=>t!==e10),xP=e10=>e10.split(
"/").map(t=>/^\*{2,}$/.test(t)?t:t.replace(/(?<!\\)\*{2,}/g,"*/**/*").replace(/^\*\/(?=\*\*)/,"")).join("/"),jv=e10=>{let t=Nv(e10,/[[\]]/g),r=Nv(e10,/[[\]{}]/g);
return[...new Set([t,r])].filter(a=>a!==e10)},Nv=(e10,t)=>e10.replace(/\\.|./gsu,r=>r.startsWith("\\")?r:r.replace(t,"\\$&"));import{core_text_words$o as Cv}from"./hook.js";
var ln=e10=>e10.split(k.sep).join("/"),SP=e10=>e10.includes("/")?e10:e10.replaceAll("\\","/"),OP=e10=>/\/(\.{0,2}\/|\.{1,2}$)/.test(e10)?k.posix.normalize(e10):
e10,Pr=e10=>Array.from(e10.matchAll(/\//g),({index:t})=>e10.slice(0,t)),Rv=[".github/CODEOWNERS","CODEOWNERS","docs/CODEOWNERS"];function EP(e10,t=Rv[0]){let r=e10.
split(/\r?\n/).flatMap((n,i)=>TP(n,{file:t,line:i+1,column:1})??[]),a=r.filter(({doubt:n})=>!n);return{ownersOf:n=>a.findLast(({matches:i})=>i(n))?.owners??[],doubtAbout:n=>r.
findLast(({matches:i})=>i(n))?.doubt}}var Lv=e10=>/^@([\w-]+(?:\/[\w.-]+)?)$/.exec(e10)?.[1];function TP(e10,t){let r=e10.replace(AP,"").replace(/(?:^|[ \t])#.*$/,
"");if(NP.test(r))return{owners:[],matches:()=>true,doubt:Mv("holds characters that are not shown, or not UTF-8",t)};let[a,...n]=MP(r);if(a===void 0)return;let i=n.
find(l=>Lv(l)===void 0&&!IP.test(l)),s=jP.test(a)?void 0:PP(a);if(s&&i===void 0)return{owners:n,matches:s};let o=s?`names ${Cv(i??"")}, which is not a valid own\
er`:`has the pattern ${Cv(a)}`;return{owners:n,matches:s??CP(a),doubt:Mv(o,t)}}var AP=/^\ufeff(?=[ \t]*(?:#|$))/,NP=new RegExp("[^\\S \\t]|(?!\\t)\\p{Cc}|[\\ud800-\\u\
dfff]","u"),IP=/^[^@]+@[^@]+$/,jP=/^!|^\\#|[[\]]|\*{3}|\/\/|(?:^|\/)\.{1,2}(?:\/|$)|\\\w/,Mv=(e10,t)=>({name:"DOCUMENT_INVALID",message:`Line ${t.line} of ${t.file}\
 ${e10}: GitHub does not read it as written, so it is not certain who owns these files. Correct the line.`,at:t});function CP(e10){let t=e10.replace(/^!|^\\(?=#)/,
"").replace(/\*{3,}/g,"**").replace(/\\(?=\w)/g,"/"),r=pa(t.replace(/(?<=^|\/)\.\.\//g,""));if(!r.ok)return()=>true;let a=[r.pattern,r.pattern.replace(/\\?([[\]])/g,
"\\$1")].map(n=>Mr(n)).filter(n=>typeof n!="string");return a.length===0?()=>true:n=>a.some(({matches:i})=>i(n))}var MP=e10=>Array.from(e10.matchAll(/(?:\\.|[^\s\\])+/g),
([t])=>t);function PP(e10){let t=/^(.*)\/\*$/.exec(e10)?.[1];if(t==="")return a=>!a.includes("/");let r=Mr(t===void 0?e10:`${t}/${Pv}`);if(typeof r!="string")return t===
void 0?r.matches:a=>r.matches(a.replace(/[^/]*$/,Pv))}var Pv="";import{core_workspace_file_identity$f as Hi}from"./hook.js";import{core_git_scratch_folder$d as LP,
core_git_scratch_folder$f as zP}from"./hook.js";import{core_text_words$k as FP}from"./hook.js";import{errors$b as DP}from"./hook.js";var RP=Ue("node:fs");var{closeSync:Ui,
openSync:qi,readSync:Rd,statSync:Dt,existsSync:dt,mkdirSync:Me,writeFileSync:Bt,rmSync:Ut,mkdtempSync:zv,lstatSync:Rr,readFileSync:cn,renameSync:Ye,chmodSync:un,
readdirSync:Et,rmdirSync:Ld,readlinkSync:Sl,realpathSync:nr,lchownSync:Fv,copyFileSync:Ol,unlinkSync:Wi,constants:zd,fchmodSync:Fd,fchownSync:Dv,fstatSync:Dd,fsyncSync:Bv,
linkSync:Uv,writeSync:qv,watch:Wv}=RP;var fe=e10=>{try{return Rr(e10,{throwIfNoEntry:false})}catch(t){if(Hi(t,"ENOTDIR"))return;throw t}},pn=(e10,t=()=>false)=>{
let r=fe(e10);return r?.isDirectory()?Et(e10).every(a=>pn(k.join(e10,a),t)):!r||t(e10)},fn=e10=>{for(let t of Et(e10,{withFileTypes:true}))t.isDirectory()&&fn(k.
join(e10,t.name));Ld(e10)},Tl=(e10,t,r=[])=>{for(let a=k.posix.dirname(t);a!==".";a=k.posix.dirname(a))try{if(r.includes(a)||!Al(k.join(e10,a)))return}catch(n){
if(Hi(n,"EBUSY","EPERM","EACCES","EROFS"))return;throw n}},BP=(e10,t)=>{Ut(k.join(e10,t)),Tl(e10,t)},Al=e10=>{try{return Ld(e10),true}catch(t){if(Hi(t,"ENOENT"))
return true;if(Hi(t,"ENOTDIR","ENOTEMPTY","EEXIST"))return false;throw t}};async function UP(e10,t){Me(k.dirname(e10),{recursive:true});let r=zP(e10);try{Me(r),
await t(r),fe(e10)&&fn(e10),Ye(r,e10)}finally{LP(r)}}var qP=e10=>{if(!dt(e10))return;let t=Et(e10,{recursive:true,withFileTypes:true}).filter(r=>r.isFile()).map(
r=>k.join(r.parentPath,r.name)).filter(r=>!k.relative(e10,r).split(k.sep).includes(".git"));return new Map(t.map(r=>[ln(k.relative(e10,r)),{content:cn(r),executable:(Dt(
r).mode&64)>0}]))},WP=(e10,t)=>{Ut(e10,{recursive:true,force:true});for(let[r,{content:a,executable:n}]of t){let i=k.join(e10,r);Me(k.dirname(i),{recursive:true}),
Bt(i,a),n&&un(i,493)}},GP=e10=>dt(e10)?Et(e10,{withFileTypes:true}).filter(t=>t.isDirectory()&&!t.name.startsWith(".")&&t.name!=="node_modules").map(({name:t})=>t).
sort():[],HP=e10=>dt(e10)?Dt(e10).isDirectory()?"folder":"file":void 0,Ud=255,Gv=3072,Lr=(e10,t={})=>{if(!t.portable&&e10.length<=Ud&&VP.test(e10))return{ok:true,
path:e10};let r=JP(e10);if(r)return{ok:false,problem:r};let a=KP(e10);if(!a)return Hv("PATH_OUTSIDE_REPO",`${Oe(e10)} is outside the checkout`,"Use a path insid\
e its root.");if(a.length===0)return Hv("IS_DIRECTORY",`${Oe(e10)} is the checkout itself`,"Use the path of a file inside it.");let n=a.join("/"),i=ZP(n)??YP(a,
t.portable);return i?{ok:false,problem:i}:{ok:true,path:n}},VP=/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/,JP=e10=>{if(new RegExp("\\p{Cc}","u").test(e10))return Ge(`${Oe(
e10)} contains a control character`,"Remove it from the path.");if(new RegExp("\\p{Surrogate}","u").test(e10))return Ge(`${Oe(e10)} contains a lone surrogate`,"\
Correct its Unicode.");if(e10.split(/[\\/]/).some(tR))return fa("PATH_PROTECTED",`${Oe(e10)} is in git's own folder`,"Editplan never touches it. Leave it alone.");
if(/^[\\/]{2}/.test(e10))return Ge(`${Oe(e10)} is a network path`,Gi);if(e10.includes("\\"))return Ge(`${Oe(e10)} contains a backslash`,"Use / between folders.");
if(e10.startsWith("/"))return fa("PATH_OUTSIDE_REPO",`${Oe(e10)} is outside the checkout`,Gi)},KP=e10=>{let t=[];for(let r of e10.split("/"))if(!(r===""||r===".")){
if(r!=="..")t.push(r);else if(t.pop()===void 0)return}return t},ZP=e10=>{if(/^[a-z]:/i.test(e10))return Ge(`${Oe(e10)} begins with a drive letter`,Gi);if(/^(file:|[a-z][a-z\d+.-]*:\/)/i.
test(e10))return Ge(`${Oe(e10)} is a URL`,Gi);if(/^~[\w-]*(\/|$)/.test(e10))return Ge(`${Oe(e10)} is in a home folder`,Gi);if(Buffer.byteLength(e10)>Gv)return Ge(
`A path is over ${Gv} bytes long`,"Shorten it.")},YP=(e10,t)=>{for(let r of e10){let a=XP(r)??(t?eR(r):void 0);if(a)return a}},XP=e10=>{if(Buffer.byteLength(e10)>
Ud)return Ge(`A name is over ${Ud} bytes long`,"Shorten it.");if(/^[. ]*\.[. ]*\.[. ]*$/.test(e10))return Ge(`${Oe(e10)} has only dots and spaces, which Windows\
 reads as ..`,"Choose another name.");let[t]=QP.exec(e10)??[];if(t!==void 0)return Ge(`${Oe(e10)} begins or ends with ${FP(t)}, a blank that is not visible ther\
e`,"Remove it from the path; where a file has that name, rename it with git first.");if(e10.includes("::$"))return Ge(`${Oe(e10)} is an NTFS stream`,"Use the pa\
th of the file, without the stream.")},QP=/^(?! )[\p{Z}\u2800\u3164\uffa0\u115f\u1160]|(?! )[\p{Z}\u2800\u3164\uffa0\u115f\u1160]$/u,eR=e10=>{if(/[<>:"|?*]/.test(
e10))return Ge(`${Oe(e10)} contains a character that Windows does not allow`,Bd);if(/[. ]$/.test(e10))return Ge(`${Oe(e10)} ends with a dot or a space, which Wi\
ndows drops`,Bd);if(/^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])\s*(\.|$)/i.test(e10))return Ge(`${Oe(e10)} is a device on Windows`,Bd)},tR=e10=>/^ *(\.git|git~\d+)[. ]*(:|$)/.
test(Di(Cr(e10))),Gi="Use a path relative to the root of the checkout.",Bd="Choose another name, or set `portable: false`.",Oe=e10=>JSON.stringify(e10.length>200?
`${e10.slice(0,200)}\u2026`:e10),fa=(e10,t,r)=>({name:e10,message:`${t}. ${r}`}),Ge=(e10,t)=>fa("PATH_INVALID",e10,t),Hv=(e10,t,r)=>({ok:false,problem:fa(e10,t,
r)}),ir=(e10,t)=>aR(e10)?{ok:false,problem:hn(e10)}:Lr(Tt(e10,t)??e10,{portable:k.sep==="\\"}),qd=(e10,{locate:t,stat:r})=>{if(!/(?:^|\/) | (?:\/|$)/.test(e10))
return;let a=e10.split("/").map(i=>i.replace(/^ +| +$/g,"")),n=t(a.join("/"));return n.ok&&r(n.path)?n.path:void 0},zr=e10=>fa("PATH_OUTSIDE_REPO",`${Oe(e10)} l\
eads outside the checkout through a symbolic link`,"Use the path of a file inside the checkout; change the link itself with git."),dn=e10=>fa("NOT_A_DIRECTORY",
`A folder of ${Oe(e10)} is a file or a broken link`,"Check the folders in the path."),Vi=(e10,t,r)=>/[\\/]$/.test(e10)?t.ok?r(t.path)?.kind==="directory"?t:{ok:false,
problem:{name:"NOT_A_DIRECTORY",message:`${JSON.stringify(e10)} ends with a slash, but no such folder exists. Remove the slash if it is a file.`}}:{ok:false,problem:t.
problem}:t,Tt=(e10,t)=>{if(k.isAbsolute(e10))return Vv(e10,t)??Vv(k.resolve(e10),t)},Vv=(e10,t)=>{let r=t.find(a=>e10===a||e10.startsWith(Jv(a)));return r===void 0?
void 0:ln(e10.slice(Jv(r).length))||"."},Nl=e10=>{let t;for(let r=k.dirname(e10);r!==k.dirname(r);r=k.dirname(r)){if(!fe(k.join(r,".git"))||(t??=El(e10),Tt(t,[nr.
native(r)])!==void 0))continue;let a=`A symbolic link leads ${JSON.stringify(e10)} out of the checkout, to ${JSON.stringify(t)}. Choose another file, or name th\
at one itself.`;throw new DP({name:"PATH_OUTSIDE_REPO",message:a})}},El=e10=>{try{return nr.native(e10)}catch(t){if(!Hi(t,"ENOENT"))return e10;let r=k.join(El(k.
dirname(e10)),k.basename(e10));return fe(r)?.isSymbolicLink()?El(k.resolve(k.dirname(r),Sl(r))):r}},hn=e10=>({name:"DEVICE_FILE",message:`${JSON.stringify(e10)}\
 is a device, pipe or socket. Use the path of a regular file.`}),rR=/^\/(dev\/(zero|random|urandom|full|tty|console|stdin|stdout|stderr|fd\/\d+)|proc\/(self|thread-self|\d+)\/fd\/\d+)$/,
aR=e10=>e10.startsWith("/")&&rR.test(k.posix.normalize(e10)),Jv=e10=>e10.endsWith(k.sep)?e10:e10+k.sep;function nR(e10,{portable:t=false}){let r=Il(e10),a=([n,i])=>{
let s=e10.locate(`${i}/-`),o=`${Oe(n)} and ${Oe(i)} are one name on Windows and macOS`;return!s.ok&&iR.has(s.problem.name)?fa(s.problem.name,`${o}, and no plan \
may make files in that`,"Choose another name."):t?Ge(o,"Write the name that is there, or set `portable: false`."):void 0};return n=>{for(let i of r(n)){let s=a(
i);if(s)return s}}}function Il({list:e10,stat:t}){let r=new Map,a=(n,i)=>{let s=r.get(n)??K(e10(n),sn);return r.set(n,s),s.get(sn(i))??[]};return n=>n.split("/").
flatMap((i,s,o)=>{let l=o.slice(0,s).join("/"),c=k.posix.join(l,i);return a(l,i).map(u=>k.posix.join(l,u)).flatMap(u=>u!==c&&t(u)?[[c,u]]:[])})}var iR=new Set([
"PATH_PROTECTED","PATH_OUTSIDE_REPO"]),mn=e10=>e10("HEAD")==="other"&&(e10("commondir")!==void 0||e10("objects")!==void 0&&e10("refs")!==void 0),da=(e10,t)=>{if(sR.
test(e10)&&!oR.test(e10))return;let r=e10.split("/");for(let[a,n]of r.entries()){let i=Zv(n),s=a===r.length-1;if(i===void 0||i==="HEAD"&&!s)continue;let o=r.slice(
0,a).join("/");if(o===""&&t.stat(".git"))continue;let l=lR(o,t);if(mn(c=>c===i?"other":l.get(c)))return cR(e10,o)}},Ji=e10=>({name:"PATH_PROTECTED",message:`${JSON.
stringify(e10)} is in a folder that git uses as a repository. Editplan never touches it. Leave it alone.`}),Kv=new Map(["HEAD","commondir","objects","refs"].map(
e10=>[e10.toUpperCase(),e10])),sR=/^[\x20-\x7e]*$/,oR=/head|commondir|objects|refs/i,Zv=e10=>Kv.get(sn(e10).toUpperCase()),lR=(e10,{list:t,stat:r})=>{let a=new Map;
for(let n of[...Kv.values(),...t(e10)]){let i=Zv(n),s=i===void 0?void 0:r(k.posix.join(e10,n));i===void 0||!s||a.get(i)==="other"||a.set(i,s.kind==="directory"?
"folder":"other")}return a},cR=(e10,t)=>({name:"PATH_PROTECTED",message:`With ${JSON.stringify(e10)}, git would use ${t===""?"the checkout":JSON.stringify(t)} a\
s a repository and run programs from its settings. Choose another name or another folder.`});import{core_text_utf8_cache$a as uR,core_text_utf8_cache$c as Yv,core_text_utf8_cache$g as pR,
core_text_utf8_cache$h as gn,core_text_utf8_cache$k as fR,core_text_utf8_cache$o as dR}from"./hook.js";import{core_text_splice$f as hR}from"./hook.js";var jl=13,
sr=10,oe=e10=>e10.includes("\r")?e10.replaceAll(`\r
`,`
`):e10,Cl=({bytes:e10})=>Yv(e10)?.hasCr??e10.includes(jl);function Ki(e10,t){let{bytes:r,encoding:a}=e10,n=gn(a);return qt(r,t,sr,n)?Zi(e10,t)?0:n:qt(r,t,jl,n)&&
qt(r,t+n,sr,n)?2*n:0}function ot({bytes:e10,encoding:t,bom:r},a){let n=gn(t);return a-n<r||!qt(e10,a-n,sr,n)?0:a-2*n>=r&&qt(e10,a-2*n,jl,n)?2*n:n}function Zi({bytes:e10,
encoding:t,bom:r},a){let n=gn(t);return a-n>=r&&qt(e10,a,sr,n)&&qt(e10,a-n,jl,n)}var Yi=(e10,t)=>t<=e10.bom||ot(e10,t)>0;function ha(e10,t){let r=gn(e10.encoding);
for(let a=t-1;a>=e10.bom;){let n=e10.bytes.lastIndexOf(sr,a);if(n<e10.bom)break;if(qt(e10.bytes,n,sr,r))return n+r;a=n-1}return e10.bom}function At(e10,t){let r=gn(
e10.encoding);for(let a=t;;){let n=e10.bytes.indexOf(sr,a);if(n<0)return e10.bytes.length;if(qt(e10.bytes,n,sr,r))return n+r;a=n+1}}function bn({bytes:e10,encoding:t},r,a){
if(t==="utf8")return Yv(e10)?.countLf(r,a)??uR(e10.subarray(r,a));let n=0;for(let i=r;i<a;i+=2)n+=qt(e10,i,sr,2)?1:0;return n}function or(e10,t){let r=1,a=0;return t.
map(({start:n})=>(r+=bn(e10,a,n),a=n,r))}function Ml(e10){if(!Cl(e10))return(r,a)=>a;let t={start:0,end:-1,lineEnd:`
`};return(r,a)=>{if(!a.includes(`
`))return a;let n=e10.bytes.toString(e10.encoding,r.start,r.end).split(`
`);return n.length>1?mR(n,a.split(`
`)):((r.start<t.start||r.end>=t.end)&&(t=gR(e10,r)),a.replaceAll(`
`,t.lineEnd))}}function mR(e10,t){let r=e10.slice(0,-1).map(o=>o.endsWith("\r")?`\r
`:`
`),a=e10.map((o,l)=>r[l]===`\r
`?o.slice(0,-1):o),{tail:n}=hR(a,t,Math.min(a.length,t.length)-1),i=t.length-1,s=o=>o>=i-n?r[r.length-(i-o)]:r[Math.min(o,r.length-1)];return t.map((o,l)=>l<i?o+
s(l):o).join("")}function gR(e10,t){let r=ha(e10,t.start),a=At(e10,t.end),n=ot(e10,a)||ot(e10,r);return{start:r,end:a,lineEnd:n===2*gn(e10.encoding)?`\r
`:`
`}}var qt=(e10,t,r,a)=>e10[t]===r&&(a===1||t%2===0&&e10[t+1]===0),bR=(e10,t)=>{let[r,a,n]=[0,0,e10.bom],i=t.indexOf(`\r
`);return s=>{let o=a;for(;i>=0&&r+(i-a)<s;)r+=i-a+1,a=i+2,i=t.indexOf(`\r
`,a);return a+=s-r,r=s,n+=_R(e10,t.slice(o,a)),n}},_R=({encoding:e10,valid:t},r)=>Buffer.byteLength(r,e10)-(t?0:2*(r.match(new RegExp("\\p{Surrogate}","gu"))?.length??
0)),Xi=(e10,t)=>/\.mdx?$/i.test(e10)?t:t.split(/(\r\n|\n|\r)/).map((r,a)=>a%2===0?r.trimEnd():r).join("");function Wd(e10,t){let{bytes:r,bom:a,encoding:n}=e10;if(t.
bom==="remove"&&a>0&&n==="utf16le")return;let i=fR(e10,a,r.length),s=Xv(i,t),o=s===i?r.subarray(a):vR(e10,s),l=t.bom==="add"||a>0&&t.bom!=="remove"?pR[n]:yR;return o&&
Buffer.concat([l,o])}var yR=Buffer.alloc(0),vR=({encoding:e10},t)=>e10==="utf8"?dR(t):Buffer.from(t,e10);function Xv(e10,{indent:t,line_ends:r,final_newline:a}){
let n=t?e10.replace(wR(t.from),s=>$R(s,t)):e10,i=r===void 0?n:n.replace(/\r?\n/g,r==="lf"?`
`:`\r
`);return a==="remove"?i.replace(/(?:\r?\n)+$/,""):a===void 0||i===""||i.endsWith(`
`)?i:`${i}${r==="crlf"?`\r
`:/\r?\n/.exec(i)?.[0]??`
`}`}var wR=e10=>e10==="tab"?/^\t+/gm:new RegExp(`^(?: {${e10}})+`,"gm"),$R=(e10,{from:t,to:r})=>(r==="tab"?"	":" ".repeat(r)).repeat(t==="tab"?e10.length:e10.length/
t);import{core_text_utf8_cache$e as kR,core_text_utf8_cache$i as xR,core_text_utf8_cache$l as SR}from"./hook.js";import{core_text_splice$b as Qv}from"./hook.js";
function Qi(e10,t){let r=[];for(let a of[...e10,...t].sort((n,i)=>n.first-i.first)){let n=r.at(-1);n&&a.first<=n.last+1?r[r.length-1]={first:n.first,last:Math.max(
n.last,a.last)}:a.first<=a.last&&r.push(a)}return r}var Rl=(e10,{first:t,last:r})=>e10.some(a=>a.first<=t&&r<=a.last);function OR(e10,t){let r=[],a=[],n=1,i=0,s=o=>{
for(let{first:l,last:c}of e10){let u={first:Math.max(l,n)+i,last:Math.min(c,o-1)+i};u.first<=u.last&&r.push(u)}n=o};for(let o of t){let l=Math.max(1,o.oldStart);
for(let c of o.lines){let u=c[0];u==="-"&&(s(l),n=l+1,i-=1),u==="+"&&(s(l),a.push({first:l+i,last:l+i}),i+=1),(u===" "||u==="-")&&(l+=1)}}return s(Number.MAX_SAFE_INTEGER),
Qi(Qi(r,[]),a)}function Te(e10,{path:t,effects:r},a){let n=a.workspace.locate(t);if(!n.ok)return n;let{path:i}=n,s=$l(i,{tool:e10,effects:r},a);if(s)return{ok:false,
problem:s};let o=a.workspace.stat(i),l=o?void 0:tw(i,a);if(l)return{ok:false,problem:l};let c,u,p=()=>c??=o&&!o.broken?a.workspace.read(i):Buffer.alloc(0),f=()=>u??=
kR(p());return{ok:true,target:{path:i,stat:o,state:a.states.get(i),context:a,bytes:p,text:f}}}function tw(e10,{workspace:t,policy:r}){let a=qd(e10,t);if(a===void 0||
ua(a,{workspace:t,policy:r}))return;let n=`There is no file ${JSON.stringify(e10)}, whose name has a blank at an end; there is ${JSON.stringify(a)}. Write that \
name, or make the other file with git first.`;return{...F("PATH_INVALID",n),suggestions:[a]}}function Ne(e10,t){for(let r of t){let a=r(e10);if(a)return a}}var Xe=({
path:e10,stat:t,context:r})=>{if(t)return t.broken?iw(e10):void 0;let a=r.workspace.similar(e10).filter(s=>!ua(s,r)),n=a.length>0?` Did you mean ${a.join(" or ")}\
?`:"",i=/[*?{]/.test(e10)?" To name several files by a pattern, write glob instead of file_path.":"";return{...F("FILE_NOT_FOUND",`There is no file ${e10}.${n}${i}`),
suggestions:a}},Ll=({path:e10,stat:t})=>{if(t?.kind==="directory")return F("IS_DIRECTORY",`${e10} is a folder. Name a file inside it.`);if(t?.kind==="device")return F(
"DEVICE_FILE",`${e10} is a device, pipe or socket. Name a regular file.`)},zl=({path:e10,stat:t})=>t&&t.size>Qv?F("FILE_TOO_LARGE",`${e10} has ${t.size} bytes, \
over the limit of ${Qv}. Leave it out of the plan.`):void 0,rw=e10=>{let t=e10.text();if(!t.ok)return F("UNSUPPORTED_ENCODING",`${e10.path} is ${t.encoding}. Co\
nvert it to UTF-8 first.`)},es=[Ll,zl],ht=[...es,rw],Pl=({show:e10},{call:t,plan:r})=>e10?t:r,Fr=e10=>{let{path:t,stat:r,state:a,context:n}=e10;if(!r||r.broken||
Ul(a)||n.options.reads==="auto"||n.needsNoRead)return;if(a){let s=Pl(n,{call:"Call Read on it with a range (offset and limit, or pages), then repeat this call.",
plan:"Add a Read step with a range (offset and limit, or pages) before this one, or set `reads: auto` under `options`."});return F("FILE_NOT_READ",`Only a part \
of ${t} that fits the budget was read. ${s}`)}let i=Br(t)!=="binary"&&nw(e10)?Pl(n,{call:"Call Read on it, then repeat this call.",plan:"Add a Read step before \
this one, or set `reads: auto` under `options`."}):Pl(n,{call:"It is binary, and no tool here changes it: leave it as it is.",plan:"It is binary, and cannot be \
read: set `reads: auto` under `options`."});return F("FILE_NOT_READ",`${t} was not read. ${i}`)},Fl=({path:e10,state:t})=>t?.shown?F("FILE_NOT_READ",`Only ${aw(
t.shown)} of ${e10} were shown. Call Read for the other lines, then repeat this call; or change the shown lines by Edit.`):void 0;function Dl(e10,t){let r=t.flatMap(
({start:n,end:i})=>[n,Math.max(n,i-1)].map(s=>({start:s,end:s}))),a=or(e10,r);return t.map((n,i)=>({first:a[2*i]??1,last:a[2*i+1]??1}))}var Bl=({path:e10,state:t},r)=>{
let a=t?.shown&&r().find(s=>!Rl(t.shown??[],s));if(!a)return;let n=Math.max(1,a.first-ew),i=`Call Read on it with offset ${n} and limit ${a.last+ew+1-n}, then r\
epeat this call.`;return F("FILE_NOT_READ",`The edit changes ${aw([a])} of ${e10}, which no Read showed. ${i}`)},ew=20,aw=e10=>e10.length===0?"no whole line":`l\
ines ${e10.map(({first:t,last:r})=>t===r?t:`${t}\u2013${r}`).join(", ")}`,Gd=e10=>Ul(e10.state)||nw(e10)?void 0:F("IS_BINARY",`${e10.path} is binary. ${Pl(e10.context,
{call:"Leave it as it is.",plan:"Replace it with content_base64, or Delete it first."})}`),nw=e10=>{let t=Br(e10.path);return t==="image"||t==="pdf"||!xR(e10.bytes())},
lr=e10=>{let{path:t,stat:r,state:a}=e10;if(!r||r.broken||!Ul(a))return;let n=a.content!==void 0&&!a.content.equals(e10.bytes()),i=a.content===void 0||!TR(a);if(!(!n&&
!(i&&r.modified>a.timestamp)))return F("FILE_MODIFIED",`${t} was changed since it was read. Read it again and make the edit against that.`)},_n=[...es,Fr,lr],mt=({
path:e10,stat:t})=>t?.link?iw(e10):void 0,Dr=({stat:e10,state:t,context:r})=>e10&&!e10.broken&&!Ul(t)&&r.options.reads==="auto"&&!r.needsNoRead?{reads:"auto"}:{};
function le(e10){let t=e10.text();if(!t.ok)throw new TypeError(`${e10.path}: ${t.encoding} passed the encoding check`);return t.file}var F=(e10,t)=>({name:e10,message:W(
t)}),ma=({path:e10,opened:t,text:r},{policy:a})=>a.secrets(e10,r)?.then(n=>{let i=n&&t.ok?ER(t.target):void 0;return i===void 0?n:a.secrets(e10,r,{before:i})}),
ER=e10=>e10.stat&&!Ne(e10,[...ht,Fr,Fl])?SR(le(e10)):void 0,yn=(e10,t)=>e10?e10.then(r=>r?{ok:false,problem:r}:t()):t(),B=(e10,t)=>({ok:false,problem:F(e10,t)}),
iw=e10=>F("SYMLINK",`${e10} is a symbolic link. Name the file that it points to.`),Ul=e10=>e10!==void 0&&!e10.isPartialView,TR=({offset:e10,limit:t})=>(e10??1)<=
1&&t===void 0;function Br(e10){let t=k.posix.extname(e10).slice(1),r=t.toLowerCase();return NR.has(r)?"binary":AR.has(r)?"image":r==="pdf"?"pdf":t==="ipynb"?"no\
tebook":"text"}var AR=new Set(["png","jpg","jpeg","gif","webp"]),NR=new Set("7z a ai app avi bin blend bmp bz2 class dat data db deb dll doc docx dylib eot eps \
exe fig fla flac gz ico idx iso jar lib mdb mov mp3 mp4 msi node o obj odt ogg otf pptx psd pyc pyo rar rlib rpm sketch so sqlite sqlite3 swf tar tgz tiff ttf w\
asm wav webm woff woff2 xd xlsx xz z zip".split(" "));import{core_text_utf8_cache$b as IR,core_text_utf8_cache$e as jR,core_text_utf8_cache$h as CR,core_text_utf8_cache$k as sw}from"./hook.js";
import{core_text_splice$a as MR,core_text_splice$b as ow,core_text_splice$c as cw,core_text_splice$d as PR}from"./hook.js";function ga(e10,t){let r=[],a=0,n=0,i=0,
s=1;for(let o of LR(e10,RR(e10,t))){s+=bn(e10,i,o.start),i=o.start;let l=zR(e10,o);if(!l)return;let c={oldStart:s,newStart:s+a-n},u=Fi(l.lines,l.changes,c);for(let p of u.
structuredPatch)r.push(p);a+=u.insertions,n+=u.deletions}return{structuredPatch:r,insertions:a,deletions:n}}function RR(e10,t){let r=[];for(let a of t){let n=r.
at(-1);n&&a.start<=n.end?(n.splices.push(a),a.end>=n.end&&(n.end=At(e10,a.end))):r.push({start:uw(e10,a.start),end:At(e10,a.end),splices:[a]})}return r}function LR(e10,t){
let r=[];for(let a of t){let{start:n,end:i}=a;for(let o=0;o<3;o+=1)n=uw(e10,n-CR(e10.encoding)),i=At(e10,i);let s=r.at(-1);s&&n<=s.end?(s.blocks.push(a),s.end=i):
r.push({start:n,end:i,blocks:[a]})}return r}function uw(e10,t){let r=ha(e10,t);return r<=e10.bom?0:r}var lw=2**28;function zR(e10,t){if(t.end-t.start>lw)return;
let r=[],a=[],n=(s,o)=>{let l=nt(sw(e10,s,o));for(let c of l)r.push(c);return l},i=t.start;for(let{start:s,end:o,splices:l}of t.blocks){n(i,s);let c=r.length,u=n(
s,o),p=l.map(m=>({...m,start:m.start-s,end:m.end-s})),f=e10.bytes.subarray(s,o);if(cw(f,p)>lw)return;let d=MR(f,p),g=nt(sw({...e10,bytes:d,valid:false},0,d.length));
for(let m of Ot(u,g))a.push({...m,at:m.at+c});i=o}return n(i,t.end),{lines:r,changes:a}}function cr(e10,t,r,{mode:a=e10.stat?.mode??420,executable:n,binary:i=false,
whole:s=false,asIs:o=false}={}){let{path:l,stat:c,context:u}=e10;if(c&&a===c.mode&&r.every(h=>PR(t.bytes,h)))return B("NO_CHANGE",`${l} already has this content\
. Leave the edit out.`);if(cw(t.bytes,r)>ow)return B("FILE_TOO_LARGE",`${l} would grow over ${ow} bytes.`);let p=IR(t,r),f=c||o?void 0:u.workspace.made?.(l,p);if(f?.
ok===false)return f;let d=f?.bytes??p,g=i?ur:d===p?ga(t,r):FR(d);if(!g)return B("LIMIT_EXCEEDED",`${l} has lines too long to be compared.`);let m=c?t.bytes:void 0,
w=s&&nn(d)!==void 0;if(ql(e10)&&!w&&!t.bytes.equals(d))return{ok:false,problem:Wl(l)};let x=u.policy.configuration(l,m,d);return x?{ok:false,problem:x}:{ok:true,
change:{path:l,before:m,after:d,mode:a,modeBefore:c?.mode,...n!==void 0&&{executable:n},...g}}}function FR(e10){let t=jR(e10);if(!t.ok)return ur;let r=[{start:0,
end:0,replacement:e10}];return ga({...t.file,bytes:Buffer.alloc(0),bom:0},r)}var ql=({stat:e10,bytes:t})=>e10!==void 0&&nn(t())!==void 0,Wl=e10=>F("LFS_POINTER",
`${e10} is a pointer of Git LFS, and its content is not here. Fetch it with \`git lfs install\` and \`git lfs pull\`. To put another content of Git LFS in its place\
, Write its whole pointer; to take the file out of Git LFS, Delete it, then Write it.`),ur={structuredPatch:[],insertions:0,deletions:0},Gl=e10=>({insertions:e10.
reduce((t,{insertions:r=0})=>t+r,0),deletions:e10.reduce((t,{deletions:r=0})=>t+r,0)}),Hd=(e10,t)=>t===void 0||t===(e10&64)>0?e10:t?e10|(e10&292)>>2:e10&-74,lt=(e10,t=0)=>({
content:e10,timestamp:t,offset:void 0,limit:void 0,isPartialView:false});function ts(e10,t){let[r,a]=[e10.split(`
`),t.split(`
`)];if(r.length-a.length<DR)return[];let n=new Set(r.map(i=>i.trim()));return a.flatMap((i,s)=>pw(i)&&!n.has(i.trim())?[s+1]:[])}var DR=10;function pw(e10){if(e10.
length>BR)return false;let[,t=""]=UR.exec(e10.trim())??[];return VR.test(t.trim())}var BR=200,UR=/^(?:\/\/+|\/\*+|#+|--+|;+|%+|'|"""|<!--|\{\/\*|\(\*|\*|REM\b|\{#)\s*(.*?)\s*(?:\*\/\}?|-->|\*\)|"""|#\})?$/i,
Hl=String.raw`(?:\.{3,}|…)`,qR=String.raw`(?:\(?(?:the )?(?:rest|remainder|remaining|existing|previous|original|other|unchanged|same)\b[\w ,'’()/-]{0,60})`,
fw="(?: (?:is|stays|remains))?(?: (?:the )?(?:same|unchanged|as (?:is|before)|as it (?:is|was)))",WR="(?:code|file|files|functions?|methods?|class|classes|compo\
nent|module|imports?|implementation|contents?|body|script|document|section|config(?:uration)?|tests?|page|template|styles?|markup|props|logic|text|lines?)",GR=String.
raw`(?:\(?(?:the )?(?:rest|remainder|remaining|existing|previous|original|other|unchanged|same)(?: [\w'’-]+){0,4} ${WR}(?: [\w'’()-]+){0,4})`,HR=String.raw`(?:(?:the )?(?:rest|remainder)(?: of (?:the|this|your) [\w ]{1,30}?)?${fw})`,
VR=new RegExp(`^(?:${Hl}\\s*${qR}?\\s*${Hl}?|${GR}\\s*${Hl}|${HR}\\s*${Hl}?|(?:existing|remaining|previous|other) (?:code|methods?|functions?|imports?|content|i\
mplementation)(?: here|${fw}))$`,"i");import{empty$d as JR}from"./hook.js";var dw,KR=class{constructor(){this._map=new WeakMap,this._idmap=new Map}add(e10,...t){
let r=t[0];return this._map.set(e10,r),r&&typeof r=="object"&&"id"in r&&this._idmap.set(r.id,e10),this}clear(){return this._map=new WeakMap,this._idmap=new Map,
this}remove(e10){let t=this._map.get(e10);return t&&typeof t=="object"&&"id"in t&&this._idmap.delete(t.id),this._map.delete(e10),this}get(e10){let t=e10._zod.parent;
if(t){let r={...this.get(t)??{}};delete r.id;let a={...r,...this._map.get(e10)};return Object.keys(a).length?a:void 0}return this._map.get(e10)}has(e10){return this.
_map.has(e10)}};function ZR(){return new KR}(dw=globalThis).__zod_globalRegistry??(dw.__zod_globalRegistry=ZR());var wn=globalThis.__zod_globalRegistry,G={};JR(
G,{BIGINT_FORMAT_RANGES:()=>r$,CONSTANT_CATCH:()=>u$,Class:()=>IL,NUMBER_FORMAT_RANGES:()=>uh,aborted:()=>gt,allowsEval:()=>Qw,assert:()=>nL,assertEqual:()=>QR,
assertIs:()=>rL,assertNever:()=>aL,assertNotEqual:()=>eL,assignProp:()=>Nt,attachSchema:()=>rc,base64ToUint8Array:()=>s$,base64urlToUint8Array:()=>EL,cached:()=>ss,
captureStackTrace:()=>lh,cleanEnum:()=>OL,cleanRegex:()=>hc,clone:()=>mr,cloneDef:()=>lL,codePointLength:()=>bc,constantCatch:()=>LL,createTransparentProxy:()=>gL,
defineLazy:()=>Jw,defineLazyInternal:()=>Z,derived:()=>jL,esc:()=>Yw,escapeRegex:()=>$a,explicitlyAborted:()=>n$,extend:()=>yL,finalizeIssue:()=>dr,floatSafeRemainder:()=>Vw,
getElementAtPath:()=>cL,getEnumValues:()=>ec,getLengthableOrigin:()=>_c,getParsedType:()=>hL,getSizableOrigin:()=>xL,hexToUint8Array:()=>AL,hide:()=>c$,installLazyProp:()=>RL,
isObject:()=>$n,isPlainObject:()=>wa,issue:()=>ac,joinValues:()=>Yd,jsonStringifyReplacer:()=>tc,members:()=>l$,merge:()=>wL,mergeDefs:()=>hr,normalizeParams:()=>z,
nullish:()=>Hw,numKeys:()=>dL,objectClone:()=>sL,omit:()=>_L,optionalKeys:()=>t$,own:()=>ka,parsedType:()=>i$,partial:()=>$L,pick:()=>bL,prefixIssues:()=>pr,primitiveTypes:()=>mL,
promiseAllObject:()=>uL,propertyKeyTypes:()=>e$,randomString:()=>pL,rawShape:()=>mc,required:()=>kL,safeExtend:()=>vL,shallowClone:()=>fL,sizeCaps:()=>Xd,slugify:()=>Xw,
stringifyPrimitive:()=>ch,toZod:()=>tL,uint8ArrayToBase64:()=>o$,uint8ArrayToBase64url:()=>TL,uint8ArrayToHex:()=>NL,unwrapMessage:()=>vn});var hw,YR=Object.freeze(
{status:"aborted"}),Vd={value:void 0,enumerable:false},mw="captureStackTrace"in Error?Error:null;function XR(e10){let t=mw;if(t){let r=t.stackTraceLimit;if(typeof r==
"number"){try{t.stackTraceLimit=0}catch{return mw=null,new e10}try{return new e10}finally{t.stackTraceLimit=r}}}return new e10}function S(e10,t,r,a){let n={};function i(f){
this.def=f,this.constr=p,this.traits=new Set}i.prototype=n;let s=r,o=s&&new WeakSet;function l(f,d){if(f._zod){if(f._zod.traits.has(e10))return}else{Vd.value=new i(
d);try{Object.defineProperty(f,"_zod",Vd)}finally{Vd.value=void 0}}if(f._zod.traits.add(e10),t(f,d),o){let m=Object.getPrototypeOf(f),w=f._zod.constr.prototype,
x=m;for(;x&&x!==w;)x=Object.getPrototypeOf(x);let h=x??m;o.has(h)||(o.add(h),l$(h,s))}let g=p.prototype;for(let m in g)Object.prototype.hasOwnProperty.call(g,m)&&
(m in f||(f[m]=g[m].bind(f)))}let c=a?.Parent??Object;class u extends c{}Object.defineProperty(u,"name",{value:e10});function p(f){let d=a?.Parent?XR(u):this;l(
d,f);let g=d._zod.deferred;if(g){for(let w of g)w();d._zod.deferred=void 0}let m=globalThis.__zod_globalConfig?.postProcessor;return m&&m(d),d}return Object.defineProperty(
p,"init",{value:l}),Object.defineProperty(p,Symbol.hasInstance,{value:f=>a?.Parent&&f instanceof a.Parent?true:f?._zod?.traits?.has(e10)}),Object.defineProperty(
p,"name",{value:e10}),p}var ba=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}},Gw=class extends Error{constructor(e10){
super(`Encountered unidirectional transform during encode: ${e10}`),this.name="ZodEncodeError"}};(hw=globalThis).__zod_globalConfig??(hw.__zod_globalConfig={});
var bt=globalThis.__zod_globalConfig;function Wt(e10){return e10&&Object.assign(bt,e10),bt}function QR(e10){return e10}function eL(e10){return e10}function tL(){
return e10=>e10}function rL(e10){}function aL(e10){throw new Error("Unexpected value in exhaustive check")}function nL(e10){}function ec(e10){let t=Object.values(
e10).filter(r=>typeof r=="number");return Object.entries(e10).filter(([r,a])=>t.indexOf(+r)===-1).map(([r,a])=>a)}function Yd(e10,t="|"){return e10.map(r=>ch(r)).
join(t)}function tc(e10,t){return typeof t=="bigint"?t.toString():t}var iL=class{constructor(e10){this._getter=e10,this._value=void 0}get value(){let e10=this._getter;
return e10!==void 0&&(this._value=e10(),this._getter=void 0),this._value}};function ss(e10){return new iL(e10)}function Hw(e10){return e10==null}function hc(e10){
let t=e10.startsWith("^")?1:0,r=e10.endsWith("$")?e10.length-1:e10.length;return e10.slice(t,r)}function Vw(e10,t){let r=e10/t,a=Math.round(r),n=4*Number.EPSILON*
Math.max(Math.abs(r),1);return Math.abs(r-a)<n?0:r-a}var gw=Symbol("evaluating");function Jw(e10,t,r){let a;Object.defineProperty(e10,t,{get(){if(a!==gw)return a===
void 0&&(a=gw,a=r()),a},set(n){Object.defineProperty(e10,t,{value:n})},configurable:true})}function sL(e10){return Object.create(Object.getPrototypeOf(e10),Object.
getOwnPropertyDescriptors(e10))}function Nt(e10,t,r){Object.defineProperty(e10,t,{value:r,writable:true,enumerable:true,configurable:true})}function mc(e10){let t=Object.
getOwnPropertyDescriptor(e10,"shape");return t?.get?t.get.raw:t?.value}function fr(e10){return mc(e10._zod.def)??e10._zod.def.shape}function Kw(e10,t,r){Object.
defineProperty(e10,t,{get(){let a=r();return Nt(this,t,a),a},enumerable:true,configurable:true})}function Zw(e10,t,r){t in e10?Nt(e10,t,r):e10[t]=r}function va(e10,t,r,a){
let n=fr(t);for(let i of r){let s=Object.getOwnPropertyDescriptor(n,i);s.enumerable&&(s.get?Kw(e10,i,()=>{let o=t._zod.def.shape[i];return a?a(o,i):o}):Zw(e10,i,
a?a(s.value,i):s.value))}}function oL(e10,t){for(let r of Reflect.ownKeys(t)){let a=Object.getOwnPropertyDescriptor(t,r);a.enumerable&&(a.get?Kw(e10,r,()=>t[r]):
Zw(e10,r,a.value))}}function hr(...e10){let t={};for(let r of e10){let a=Object.getOwnPropertyDescriptors(r);Object.assign(t,a)}return Object.defineProperties({},
t)}function lL(e10){return hr(e10._zod.def)}function cL(e10,t){return t?t.reduce((r,a)=>r?.[a],e10):e10}function uL(e10){let t=Object.keys(e10),r=t.map(a=>e10[a]);
return Promise.all(r).then(a=>{let n={};for(let i=0;i<t.length;i++)n[t[i]]=a[i];return n})}function pL(e10=10){let t="abcdefghijklmnopqrstuvwxyz",r="";for(let a=0;a<
e10;a++)r+=t[Math.floor(Math.random()*t.length)];return r}function Yw(e10){return JSON.stringify(e10)}function Xw(e10){return e10.toLowerCase().trim().replace(/[^\w\s-]/g,
"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}var lh="captureStackTrace"in Error?Error.captureStackTrace:(...e10)=>{};function $n(e10){return typeof e10=="\
object"&&e10!==null&&!Array.isArray(e10)}var Qw=ss(()=>{if(bt.jitless||typeof navigator<"u"&&navigator?.userAgent?.includes("Cloudflare"))return false;try{let e10=Function;
return new e10(""),true}catch{return false}});function wa(e10){if($n(e10)===false)return false;let t=e10.constructor;if(t===void 0||typeof t!="function")return true;
let r=t.prototype;return!($n(r)===false||Object.prototype.hasOwnProperty.call(r,"isPrototypeOf")===false)}function fL(e10){return wa(e10)?{...e10}:Array.isArray(
e10)?[...e10]:e10 instanceof Map?new Map(e10):e10 instanceof Set?new Set(e10):e10}function dL(e10){let t=0;for(let r in e10)Object.prototype.hasOwnProperty.call(
e10,r)&&t++;return t}var hL=e10=>{let t=typeof e10;switch(t){case"undefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(e10)?
"nan":"number";case"boolean":return"boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(
e10)?"array":e10===null?"null":e10.then&&typeof e10.then=="function"&&e10.catch&&typeof e10.catch=="function"?"promise":typeof Map<"u"&&e10 instanceof Map?"map":
typeof Set<"u"&&e10 instanceof Set?"set":typeof Date<"u"&&e10 instanceof Date?"date":typeof File<"u"&&e10 instanceof File?"file":"object";default:throw new Error(
`Unknown data type: ${t}`)}},e$=new Set(["string","number","symbol"]),mL=new Set(["string","number","bigint","boolean","symbol","undefined"]);function $a(e10){return e10.
replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function mr(e10,t,r){let a=new e10._zod.constr(t??e10._zod.def);return(!t||r?.parent)&&(a._zod.parent=e10),a}function z(e10){
let t=e10;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)throw new Error("Cannot specify both `message` a\
nd `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,error:()=>t.error}:t}function gL(e10){let t;return new Proxy({},{get(r,a,n){
return t??(t=e10()),Reflect.get(t,a,n)},set(r,a,n,i){return t??(t=e10()),Reflect.set(t,a,n,i)},has(r,a){return t??(t=e10()),Reflect.has(t,a)},deleteProperty(r,a){
return t??(t=e10()),Reflect.deleteProperty(t,a)},ownKeys(r){return t??(t=e10()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(r,a){return t??(t=e10()),Reflect.getOwnPropertyDescriptor(
t,a)},defineProperty(r,a,n){return t??(t=e10()),Reflect.defineProperty(t,a,n)}})}function ch(e10){return typeof e10=="bigint"?e10.toString()+"n":typeof e10=="st\
ring"?`"${e10}"`:`${e10}`}function t$(e10){return Object.keys(e10).filter(t=>e10[t]._zod.optin!==void 0&&e10[t]._zod.optout==="optional")}var uh={safeint:[Number.
MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.
MAX_VALUE,Number.MAX_VALUE]},r$={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]};function bL(e10,t){
let r=e10._zod.def,a=r.checks;if(a&&a.length>0)throw new Error(".pick() cannot be used on object schemas containing refinements");let n={};return va(n,e10,gc(e10,
t)),mr(e10,hr(r,{shape:n,checks:[]}))}function gc(e10,t){let r=fr(e10),a=[];for(let n of Reflect.ownKeys(t)){if(!Object.getOwnPropertyDescriptor(r,n)?.enumerable)
throw new Error(`Unrecognized key: "${String(n)}"`);t[n]&&a.push(n)}return a}function _L(e10,t){let r=e10._zod.def,a=r.checks;if(a&&a.length>0)throw new Error("\
.omit() cannot be used on object schemas containing refinements");let n=new Set(gc(e10,t)),i={};return va(i,e10,Reflect.ownKeys(fr(e10)).filter(s=>!n.has(s))),mr(
e10,hr(r,{shape:i,checks:[]}))}function yL(e10,t){if(!wa(t))throw new Error("Invalid input to extend: expected a plain object");let r=e10._zod.def.checks;if(r&&
r.length>0){let a=fr(e10);for(let n of Reflect.ownKeys(t))if(Object.getOwnPropertyDescriptor(a,n)!==void 0)throw new Error("Cannot overwrite keys on object sche\
mas containing refinements. Use `.safeExtend()` instead.")}return mr(e10,hr(e10._zod.def,{shape:a$(e10,t)}))}function a$(e10,t){let r={};return va(r,e10,Reflect.
ownKeys(fr(e10))),oL(r,t),r}function vL(e10,t){if(!wa(t))throw new Error("Invalid input to safeExtend: expected a plain object");return mr(e10,hr(e10._zod.def,{
shape:a$(e10,t)}))}function wL(e10,t){if(!t?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend(\
)`.");if(e10._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");let r={};va(
r,e10,Reflect.ownKeys(fr(e10))),va(r,t,Reflect.ownKeys(fr(t)));let a=hr(e10._zod.def,{shape:r,get catchall(){return t._zod.def.catchall},checks:t._zod.def.checks??
[]});return mr(e10,a)}function $L(e10,t,r,a="partial"){let n=t._zod.def.checks;if(n&&n.length>0)throw new Error(`.${a}() cannot be used on object schemas contai\
ning refinements`);let i=r?new Set(gc(t,r)):void 0,s={};return va(s,t,Reflect.ownKeys(fr(t)),e10&&((o,l)=>i&&!i.has(l)?o:new e10({type:"optional",innerType:o}))),
mr(t,hr(t._zod.def,{shape:s,checks:[]}))}function kL(e10,t,r){let a=r?new Set(gc(t,r)):void 0,n={};return va(n,t,Reflect.ownKeys(fr(t)),(i,s)=>a&&!a.has(s)?i:new e10(
{type:"nonoptional",innerType:i})),mr(t,hr(t._zod.def,{shape:n}))}function gt(e10,t=0){if(e10.aborted===true)return true;for(let r=t;r<e10.issues.length;r++)if(e10.
issues[r]?.continue!==true)return true;return false}function n$(e10,t=0){if(e10.aborted===true)return true;for(let r=t;r<e10.issues.length;r++)if(e10.issues[r]?.
continue===false)return true;return false}function pr(e10,t){return t.map(r=>{var a;return(a=r).path??(a.path=[]),r.path.unshift(e10),r})}function vn(e10){return typeof e10==
"string"?e10:e10?.message}function Xd(e10){let t=[];for(let r of e10??[]){let a=r._zod.def;if(!/_(length|size)$|_equals$/.test(a.check))break;let n=a.maximum??a.
length??a.size;n>=0&&t.push([n,r])}return t}function rc(e10,t,r){var a;for(let n=t;n<e10.length;n++)(a=e10[n]).schema??(a.schema=r)}function dr(e10,t,r){var a;let n=e10.
inst?._zod?.traits;n?.has("$ZodType")&&(n.has("$ZodCheck")?(a=e10).schema??(a.schema=e10.inst):e10.schema=e10.inst);let i=e10.schema!==e10.inst?e10.schema?._zod.
def?.error:void 0,s=e10.message?e10.message:vn(e10.inst?._zod.def?.error?.(e10))??vn(i?.(e10))??vn(t?.error?.(e10))??vn(r.customError?.(e10))??vn(r.localeError?.(
e10))??"Invalid input",o={};for(let l of Object.keys(e10))l==="inst"||l==="schema"||l==="continue"||l==="input"||l==="__proto__"||(o[l]=e10[l]);return o.path??(o.
path=[]),o.message=s,t?.reportInput&&(o.input=e10.input),o}function xL(e10){return e10 instanceof Set?"set":e10 instanceof Map?"map":e10 instanceof File?"file":
"unknown"}var SL=/[\uD800-\uDBFF]/;function bc(e10){let t=e10.length;if(!SL.test(e10))return t;let r=t;for(let a=0;a<t-1;a++)(e10.charCodeAt(a)&64512)===55296&&
(e10.charCodeAt(a+1)&64512)===56320&&(r--,a++);return r}function _c(e10){return Array.isArray(e10)?"array":typeof e10=="string"?"string":"unknown"}function i$(e10){
let t=typeof e10;switch(t){case"number":return Number.isNaN(e10)?"nan":"number";case"object":{if(e10===null)return"null";if(Array.isArray(e10))return"array";let r=e10;
if(r&&Object.getPrototypeOf(r)!==Object.prototype&&"constructor"in r&&r.constructor)return r.constructor.name}}return t}function ac(...e10){let[t,r,a]=e10;return typeof t==
"string"?{message:t,code:"custom",input:r,inst:a}:{...t}}function OL(e10){return Object.entries(e10).filter(([t,r])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}
function s$(e10){let t=atob(e10),r=new Uint8Array(t.length);for(let a=0;a<t.length;a++)r[a]=t.charCodeAt(a);return r}function o$(e10){let t="";for(let r=0;r<e10.
length;r++)t+=String.fromCharCode(e10[r]);return btoa(t)}function EL(e10){let t=e10.replace(/-/g,"+").replace(/_/g,"/"),r="=".repeat((4-t.length%4)%4);return s$(
t+r)}function TL(e10){return o$(e10).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function AL(e10){let t=e10.replace(/^0x/,"");if(t.length%2!==0)throw new Error(
"Invalid hex string length");let r=new Uint8Array(t.length/2);for(let a=0;a<t.length;a+=2)r[a/2]=Number.parseInt(t.slice(a,a+2),16);return r}function NL(e10){return Array.
from(e10).map(t=>t.toString(16).padStart(2,"0")).join("")}var IL=class{constructor(...e10){}};function l$(e10,t){for(let r in t){let a=Object.getOwnPropertyDescriptor(
t,r);a.get?Object.defineProperty(e10,r,{...a,enumerable:false}):CL(e10,r,a.value)}}function ka(e10,t,r,a=true){return Object.defineProperty(e10,t,{configurable:true,
writable:true,enumerable:a,value:r}),r}function c$(e10,t,r){return ka(e10,t,r,false)}function jL(e10,t){for(let r in e10){let a=e10[r];Object.defineProperty(t,r,
{configurable:true,enumerable:true,get(){return ka(this,r,a(this))},set(n){ka(this,r,n)}})}return t}function CL(e10,t,r){Object.defineProperty(e10,t,{configurable:true,
get(){return this==null?r:ka(this,t,r.bind(this))},set(a){ka(this,t,a)}})}function ML(e10,t){let r=Object.getPrototypeOf(e10);return t in r?void 0:r}var Jd,Ur=false,
PL={configurable:true,get(){Ur=true}};function Z(e10,t,r){let a=Object.getPrototypeOf(e10._zod);if(t in a&&Jd!==e10._zod){Jd=void 0;return}Jd=e10._zod,Object.defineProperty(
a,t,{configurable:true,get(){Object.defineProperty(this,t,PL);let n=Ur;Ur=false;try{let i=r(this);return Ur?delete this[t]:Object.defineProperty(this,t,{configurable:true,
writable:true,value:i}),Ur=Ur||n,i}catch(i){throw delete this[t],Ur=Ur||n,i}},set(n){Object.defineProperty(this,t,{configurable:true,writable:true,value:n})}})}
function RL(e10,t,r,a){let n=ML(e10,t);n&&Object.defineProperty(n,t,{configurable:true,get(){let i={configurable:true,writable:true,enumerable:a,value:void 0};return Object.
defineProperty(this,t,i),i.value=r(this),Object.defineProperty(this,t,i),i.value},set(i){Object.defineProperty(this,t,{configurable:true,writable:true,enumerable:a,
value:i})}})}var u$="~constantCatch";function LL(e10){let t=()=>e10;return t[u$]=true,t}var zL=/^[cC][0-9a-z]{6,}$/,FL=/^[0-9a-z]+$/,DL=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
BL=/^[0-9a-vA-V]{20}$/,UL=/^[A-Za-z0-9]{27}$/,qL=/^[a-zA-Z0-9_-]{21}$/;function WL(e10){return new RegExp(`^[a-zA-Z0-9_-]{${e10}}$`)}var GL=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,
HL=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,bw=e10=>e10?new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e10}[0-9a-fA-F]{3\
}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
VL=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,JL="^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional\
_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";function KL(){return new RegExp(JL,"u")}var ZL=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
YL=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
XL=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,QL=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
ez=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,tz=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,rz=/^https?$/,az=/^\+[1-9]\d{6,14}$/,
p$="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1\
-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";function nz(e10){return new RegExp(`^${e10}$`)}var iz=nz(p$);function Qd(e10){let t="(?:[01]\\d|2[0-3]):[0-5]\\d";
return typeof e10.precision=="number"?e10.precision===-1?`${t}`:e10.precision===0?`${t}:[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e10.precision}}`:e10.seconds?`${t}:[0-5\
]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function sz(e10){return new RegExp(`^${Qd(e10)}$`)}function oz(e10){let t=["Z"];e10.offset&&t.push("([+-](?:[\
01]\\d|2[0-3]):[0-5]\\d)");let r=`${Qd({precision:e10.precision,seconds:true})}(?:${t.join("|")})`,a=e10.local?`${r}|${Qd({precision:e10.precision})}`:r;return new RegExp(
`^${p$}T(?:${a})$`)}var lz=/^[\s\S]{0,}$/,cz=/^-?\d+n?$/,uz=/^-?\d+$/,ph=/^-?\d+(?:\.\d+)?$/,pz=/^(?:true|false)$/i,fz=/^null$/i,dz=/^undefined$/i,hz=/^[^A-Z]*$/,
mz=/^[^a-z]*$/,Qe=S("$ZodCheck",(e10,t)=>{var r;e10._zod??(e10._zod={}),e10._zod.def=t,(r=e10._zod).onattach??(r.onattach=[])}),fh=e10=>{let t=e10.value;return!Hw(
t)&&t.length!==void 0},nc={number:"number",bigint:"bigint",object:"date"},f$=S("$ZodCheckLessThan",(e10,t)=>{Qe.init(e10,t);let r=nc[typeof t.value];e10._zod.check=
a=>{(t.inclusive?a.value<=t.value:a.value<t.value)||a.issues.push({origin:nc[typeof a.value]??r,code:"too_big",maximum:typeof t.value=="object"?t.value.getTime():
t.value,input:a.value,inclusive:t.inclusive,inst:e10,continue:!t.abort})}}),d$=S("$ZodCheckGreaterThan",(e10,t)=>{Qe.init(e10,t);let r=nc[typeof t.value];e10._zod.
check=a=>{(t.inclusive?a.value>=t.value:a.value>t.value)||a.issues.push({origin:nc[typeof a.value]??r,code:"too_small",minimum:typeof t.value=="object"?t.value.
getTime():t.value,input:a.value,inclusive:t.inclusive,inst:e10,continue:!t.abort})}}),gz=S("$ZodCheckMultipleOf",(e10,t)=>{Qe.init(e10,t),e10._zod.check=r=>{if(typeof r.
value!=typeof t.value)throw new Error("Cannot mix number and bigint in multiple_of check.");(typeof r.value=="bigint"?t.value!==BigInt(0)&&r.value%t.value===BigInt(
0):Vw(r.value,t.value)===0)||r.issues.push({origin:typeof r.value,code:"not_multiple_of",divisor:t.value,input:r.value,inst:e10,continue:!t.abort})}}),bz=S("$Zo\
dCheckNumberFormat",(e10,t)=>{Qe.init(e10,t),t.format=t.format||"float64";let r=t.format?.includes("int"),a=r?"int":"number",[n,i]=uh[t.format];e10._zod.check=s=>{
let o=s.value;if(r){if(!Number.isInteger(o)){s.issues.push({expected:a,format:t.format,code:"invalid_type",continue:false,input:o,inst:e10});return}if(!Number.isSafeInteger(
o)){o>0?s.issues.push({input:o,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e10,origin:a,inclusive:true,
continue:!t.abort}):s.issues.push({input:o,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e10,origin:a,
inclusive:true,continue:!t.abort});return}}o<n&&s.issues.push({origin:"number",input:o,code:"too_small",minimum:n,inclusive:true,inst:e10,continue:!t.abort}),o>
i&&s.issues.push({origin:"number",input:o,code:"too_big",maximum:i,inclusive:true,inst:e10,continue:!t.abort})}}),_z=S("$ZodCheckMaxLength",(e10,t)=>{var r;Qe.init(
e10,t),(r=e10._zod.def).when??(r.when=fh),e10._zod.check=a=>{let n=a.value,i=n.length;if((typeof n=="string"&&i>t.maximum?bc(n):i)<=t.maximum)return;let s=_c(n);
a.issues.push({origin:s,code:"too_big",maximum:t.maximum,inclusive:true,input:n,inst:e10,continue:!t.abort})}}),yz=S("$ZodCheckMinLength",(e10,t)=>{var r;Qe.init(
e10,t),(r=e10._zod.def).when??(r.when=fh),e10._zod.check=a=>{let n=a.value,i=n.length;if((typeof n=="string"&&i>=t.minimum&&i<t.minimum*2?bc(n):i)>=t.minimum)return;
let s=_c(n);a.issues.push({origin:s,code:"too_small",minimum:t.minimum,inclusive:true,input:n,inst:e10,continue:!t.abort})}}),vz=S("$ZodCheckLengthEquals",(e10,t)=>{
var r;Qe.init(e10,t),(r=e10._zod.def).when??(r.when=fh),e10._zod.check=a=>{let n=a.value,i=n.length,s=typeof n=="string"&&i>=t.length&&i<=t.length*2?bc(n):i;if(s===
t.length)return;let o=_c(n),l=s>t.length;a.issues.push({origin:o,...l?{code:"too_big",maximum:t.length}:{code:"too_small",minimum:t.length},inclusive:true,exact:true,
input:a.value,inst:e10,continue:!t.abort})}}),yc=S("$ZodCheckStringFormat",(e10,t)=>{var r,a;Qe.init(e10,t),t.pattern?(r=e10._zod).check??(r.check=n=>{t.pattern.
lastIndex=0,!t.pattern.test(n.value)&&n.issues.push({origin:"string",code:"invalid_format",format:t.format,input:n.value,...t.pattern?{pattern:t.pattern.toString()}:
{},inst:e10,continue:!t.abort})}):(a=e10._zod).check??(a.check=()=>{})}),wz=S("$ZodCheckRegex",(e10,t)=>{yc.init(e10,t),e10._zod.check=r=>{t.pattern.lastIndex=0,
!t.pattern.test(r.value)&&r.issues.push({origin:"string",code:"invalid_format",format:"regex",input:r.value,pattern:t.pattern.toString(),inst:e10,continue:!t.abort})}}),
$z=S("$ZodCheckLowerCase",(e10,t)=>{t.pattern??(t.pattern=hz),yc.init(e10,t)}),kz=S("$ZodCheckUpperCase",(e10,t)=>{t.pattern??(t.pattern=mz),yc.init(e10,t)}),xz=S(
"$ZodCheckIncludes",(e10,t)=>{Qe.init(e10,t);let r=$a(t.includes),a=new RegExp(typeof t.position=="number"?`^.{${t.position},}${r}`:r);t.pattern=a,e10._zod.check=
n=>{n.value.includes(t.includes,t.position)||n.issues.push({origin:"string",code:"invalid_format",format:"includes",includes:t.includes,input:n.value,inst:e10,continue:!t.
abort})}}),Sz=S("$ZodCheckStartsWith",(e10,t)=>{Qe.init(e10,t);let r=new RegExp(`^${$a(t.prefix)}.*`);t.pattern??(t.pattern=r),e10._zod.check=a=>{a.value.startsWith(
t.prefix)||a.issues.push({origin:"string",code:"invalid_format",format:"starts_with",prefix:t.prefix,input:a.value,inst:e10,continue:!t.abort})}}),Oz=S("$ZodChe\
ckEndsWith",(e10,t)=>{Qe.init(e10,t);let r=new RegExp(`.*${$a(t.suffix)}$`);t.pattern??(t.pattern=r),e10._zod.check=a=>{a.value.endsWith(t.suffix)||a.issues.push(
{origin:"string",code:"invalid_format",format:"ends_with",suffix:t.suffix,input:a.value,inst:e10,continue:!t.abort})}}),Ez=S("$ZodCheckOverwrite",(e10,t)=>{Qe.init(
e10,t),e10._zod.check=r=>{r.value=t.tx(r.value)}}),Tz=class{constructor(e10=[],t={}){this.content=[],this.indent=0,this.args=e10,this.closed=t}indented(e10){this.
indent+=1;try{e10(this)}finally{this.indent-=1}}write(e10){if(typeof e10=="function"){e10(this,{execution:"sync"}),e10(this,{execution:"async"});return}let t=e10.
split(`
`).filter(n=>n),r=Math.min(...t.map(n=>n.length-n.trimStart().length)),a=t.map(n=>n.slice(r)).map(n=>" ".repeat(this.indent*2)+n);for(let n of a)this.content.push(
n)}compile(){let e10=Function,t=this?.content??[""];return new e10(...Object.keys(this.closed),`return function (${this.args.join(", ")}) {
${t.join(`
`)}
};`)(...Object.values(this.closed))}};function Az(){let e10=this._zod;return e10.message??(e10.message=JSON.stringify(e10.def,tc,2)),e10.message}function Nz(e10){
this._zod.message=e10}var Iz={get:Az,set:Nz,enumerable:true,configurable:true},Kd={value:void 0,enumerable:false},_w=new WeakSet([Object.prototype,Error.prototype]),
h$=(e10,t)=>{e10.name="$ZodError",Kd.value=t,Object.defineProperty(e10,"issues",Kd),Kd.value=void 0,Object.defineProperty(e10,"message",Iz);let r=Object.getPrototypeOf(
e10);_w.has(r)||(_w.add(r),Object.defineProperty(r,"toString",{configurable:true,enumerable:false,get(){let a=()=>this.message;return Object.defineProperty(this,
"toString",{value:a,configurable:true,writable:true}),a},set(a){Object.defineProperty(this,"toString",{value:a,configurable:true,writable:true})}}))},jz=S("$Zod\
Error",h$),foe=S("$ZodError",h$,void 0,{Parent:Error});function Cz(e10,t,r){return Object.prototype.hasOwnProperty.call(e10,t)||(t==="__proto__"?Object.defineProperty(
e10,t,{value:r(),writable:true,enumerable:true,configurable:true}):e10[t]=r()),e10[t]}function Mz(e10,t=r=>r.message){let r={},a=[];for(let n of e10.issues)n.path.
length>0?Cz(r,n.path[0],()=>[]).push(t(n)):a.push(t(n));return{formErrors:a,fieldErrors:r}}function Pz(e10,t=r=>r.message){let r={_errors:[]},a=(n,i=[])=>{for(let s of n.
issues)if(s.code==="invalid_union"&&s.errors.length)s.errors.map(o=>a({issues:o},[...i,...s.path]));else if(s.code==="invalid_key")a({issues:s.issues},[...i,...s.
path]);else if(s.code==="invalid_element")a({issues:s.issues},[...i,...s.path]);else{let o=[...i,...s.path];if(o.length===0)r._errors.push(t(s));else{let l=r,c=0;
for(;c<o.length;){let u=o[c],p=c===o.length-1;if(u==="_errors"){p&&l._errors.push(t(s)),c++;continue}Object.prototype.hasOwnProperty.call(l,u)||Object.defineProperty(
l,u,{value:{_errors:[]},enumerable:true,writable:true,configurable:true});let f=l[u];p&&f._errors.push(t(s)),l=f,c++}}}};return a(e10),r}function Rz(e10){let t=[],
r=e10.map(a=>typeof a=="object"?a.key:a);for(let a of r)typeof a=="number"?t.push(`[${a}]`):typeof a=="symbol"?t.push(`[${JSON.stringify(String(a))}]`):/[^\w$]/.
test(a)?t.push(`[${JSON.stringify(a)}]`):(t.length&&t.push("."),t.push(a));return t.join("")}function os(e10){let t=[],r=[...e10.issues].sort((a,n)=>(a.path??[]).
length-(n.path??[]).length);for(let a of r)t.push(`\u2716 ${a.message}`),a.path?.length&&t.push(`  \u2192 at ${Rz(a.path)}`);return t.join(`
`)}function vc(e10,t){return{callee:t?.callee??e10,Err:t?.Err}}var dh=e10=>{let t=(r,a,n,i)=>{let s=n?{...n,async:false}:{async:false},o=r._zod.run({value:a,issues:[]},
s);if(o instanceof Promise)throw new ba;if(o.issues.length){let l=new(i?.Err??e10)(o.issues.map(c=>dr(c,s,Wt())));throw lh(l,i?.callee??t),l}return o.value};return t},
hh=e10=>{let t=async(r,a,n,i)=>{let s=n?{...n,async:true}:{async:true},o=r._zod.run({value:a,issues:[]},s);if(o instanceof Promise&&(o=await o),o.issues.length){
let l=new(i?.Err??e10)(o.issues.map(c=>dr(c,s,Wt())));throw lh(l,i?.callee??t),l}return o.value};return t},mh=e10=>(t,r,a)=>{let n=a?{...a,async:false}:{async:false},
i=t._zod.run({value:r,issues:[]},n);if(i instanceof Promise)throw new ba;return i.issues.length?m$(e10,i.issues,n):{success:true,data:i.value}};function m$(e10,t,r){
let a;return{success:false,get error(){return a||(a=new e10(t.map(n=>dr(n,r,Wt()))),t=void 0,r=void 0),a},set error(n){a=n,t=void 0,r=void 0}}}var gh=e10=>async(t,r,a)=>{
let n=a?{...a,async:true}:{async:true},i=t._zod.run({value:r,issues:[]},n);return i instanceof Promise&&(i=await i),i.issues.length?m$(e10,i.issues,n):{success:true,
data:i.value}},Lz=Symbol.for("zod.compile.invalid"),zz=Symbol.for("zod.compile.fallback"),Fz=((e10,t,r)=>{let a=e10._zod.bag.validator;if(a!==void 0){if(a(t)!==
Lz)return true;if(a.definite===true&&r===void 0)return false}return Dz(e10,t,r)});function Dz(e10,t,r){let a=r?{...r,async:false,abortEarly:true}:{async:false,abortEarly:true},
n=e10._zod.bag.fallbackRun,i;if(n?(a[zz]=true,i=n({value:t,issues:[]},a)):i=e10._zod.run({value:t,issues:[]},a),i instanceof Promise)throw new ba;return i.issues.
length===0}var Bz=async(e10,t,r)=>{let a=r?{...r,async:true,abortEarly:true}:{async:true,abortEarly:true},n=e10._zod.run({value:t,issues:[]},a);return n instanceof
Promise&&(n=await n),n.issues.length===0},Uz=e10=>{let t=dh(e10),r=(a,n,i,s)=>{let o=i?{...i,direction:"backward"}:{direction:"backward"};return t(a,n,o,vc(r,s))};
return r},qz=e10=>{let t=dh(e10),r=(a,n,i,s)=>t(a,n,i,vc(r,s));return r},Wz=e10=>{let t=hh(e10),r=async(a,n,i,s)=>{let o=i?{...i,direction:"backward"}:{direction:"\
backward"};return await t(a,n,o,vc(r,s))};return r},Gz=e10=>{let t=hh(e10),r=async(a,n,i,s)=>await t(a,n,i,vc(r,s));return r},Hz=e10=>(t,r,a)=>{let n=a?{...a,direction:"\
backward"}:{direction:"backward"};return mh(e10)(t,r,n)},Vz=e10=>(t,r,a)=>mh(e10)(t,r,a),Jz=e10=>async(t,r,a)=>{let n=a?{...a,direction:"backward"}:{direction:"\
backward"};return gh(e10)(t,r,n)},Kz=e10=>async(t,r,a)=>gh(e10)(t,r,a),Zz={major:4,minor:6,patch:7},ee=S("$ZodType",(e10,t)=>{var r;e10??(e10={}),e10._zod.def=t,
e10._zod.bag=e10._zod.bag||{},e10._zod.version=Zz;let a=e10._zod.def.checks,n=e10._zod.traits.has("$ZodCheck")?[e10,...a??[]]:a?.length?[...a]:[];for(let i of n)
for(let s of i._zod.onattach)s(e10);if(n.length===0)(r=e10._zod).deferred??(r.deferred=[]),e10._zod.deferred?.push(()=>{e10._zod.run=e10._zod.parse});else{let i=(o,l,c)=>{
if(o.memo)return o;let u=gt(o),p;for(let f of l){if(f._zod.def.when){if(n$(o)||!f._zod.def.when(o))continue}else if(u)continue;let d=o.issues.length,g=f._zod.check(
o);if(g instanceof Promise&&c?.async===false)throw new ba;if(p||g instanceof Promise)p=(p??Promise.resolve()).then(async()=>{await g,o.issues.length!==d&&(rc(o.
issues,d,e10),u||(u=gt(o,d)))});else{if(o.issues.length===d)continue;rc(o.issues,d,e10),u||(u=gt(o,d))}}return p?p.then(()=>o):o},s=(o,l,c)=>{if(gt(o))return o.
aborted=true,o;let u=i(l,n,c);if(u instanceof Promise){if(c.async===false)throw new ba;return u.then(p=>e10._zod.parse(p,c))}return e10._zod.parse(u,c)};e10._zod.
run=(o,l)=>{if(l.skipChecks)return e10._zod.parse(o,l);if(l.direction==="backward"){let u=e10._zod.parse({value:o.value,issues:[]},{...l,skipChecks:true});return u instanceof
Promise?u.then(p=>s(p,o,l)):s(u,o,l)}let c=e10._zod.parse(o,l);if(c instanceof Promise){if(l.async===false)throw new ba;return c.then(u=>i(u,n,l))}return i(c,n,
l)}}},{get"~standard"(){return c$(this,"~standard",b$(this))},set"~standard"(e10){ka(this,"~standard",e10)}}),g$=(e10,t)=>e10.issues.length?{issues:e10.issues.map(
r=>dr(r,t,Wt()))}:{value:e10.value};async function Yz(e10,t){let r={async:true};return g$(await e10._zod.run({value:t,issues:[]},r),r)}function b$(e10){return{validate:t=>{
let r={async:false};try{let a=e10._zod.run({value:t,issues:[]},r);if(!(a instanceof Promise))return g$(a,r)}catch{}return Yz(e10,t)},vendor:"zod",version:1}}var bh=S(
"$ZodString",(e10,t)=>{ee.init(e10,t),e10._zod.pattern=t.pattern??lz,e10._zod.parse=(r,a)=>{if(t.coerce)try{r.value=String(r.value)}catch{}return typeof r.value==
"string"||r.issues.push({expected:"string",code:"invalid_type",input:r.value,inst:e10}),r}}),de=S("$ZodStringFormat",(e10,t)=>{yc.init(e10,t),bh.init(e10,t)}),Xz=S(
"$ZodGUID",(e10,t)=>{t.pattern??(t.pattern=HL),de.init(e10,t)}),Qz=S("$ZodUUID",(e10,t)=>{if(t.version){let r={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}[t.version];
if(r===void 0)throw new Error(`Invalid UUID version: "${t.version}"`);t.pattern??(t.pattern=bw(r))}else t.pattern??(t.pattern=bw());de.init(e10,t)}),eF=S("$ZodE\
mail",(e10,t)=>{t.pattern??(t.pattern=VL),de.init(e10,t)}),_$=1,ic=2;function y$(e10){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e10):
(new URL(e10),true)}catch{return false}}function tF(e10,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?y$(e10)||ic:rF(e10,t)}function rF(e10,t){
if(!t.normalize&&t.protocol?.source===rz.source&&!/^https?:\/\//i.test(e10))return _$;try{if(typeof URL<"u"){let r=URL;if(typeof r.parse=="function")return r.parse(
e10)??ic}return new URL(e10)}catch{return ic}}var aF=/[\t\n\r]/g;function yw(e10){return e10.replace(aF,"")}function nF(e10,t){return t.lastIndex=0,t.test(e10.hostname)}
function iF(e10,t){return t.lastIndex=0,t.test(e10.protocol.endsWith(":")?e10.protocol.slice(0,-1):e10.protocol)}var sF=S("$ZodURL",(e10,t)=>{de.init(e10,t),e10.
_zod.check=r=>{try{let a=r.value.trim(),n=tF(a,t);if(n===_$){r.issues.push({code:"invalid_format",format:"url",note:"Invalid URL format",input:r.value,inst:e10,
continue:!t.abort});return}if(n===ic){r.issues.push({code:"invalid_format",format:"url",input:r.value,inst:e10,continue:!t.abort});return}if(n===true){r.value=yw(
a);return}t.hostname&&!nF(n,t.hostname)&&r.issues.push({code:"invalid_format",format:"url",note:"Invalid hostname",pattern:t.hostname.source,input:r.value,inst:e10,
continue:!t.abort}),t.protocol&&!iF(n,t.protocol)&&r.issues.push({code:"invalid_format",format:"url",note:"Invalid protocol",pattern:t.protocol.source,input:r.value,
inst:e10,continue:!t.abort}),r.value=t.normalize?n.href:yw(a);return}catch{r.issues.push({code:"invalid_format",format:"url",input:r.value,inst:e10,continue:!t.
abort})}}}),oF=S("$ZodEmoji",(e10,t)=>{t.pattern??(t.pattern=KL()),de.init(e10,t)}),lF=S("$ZodNanoID",(e10,t)=>{if(t.length!==void 0&&(!Number.isInteger(t.length)||
t.length<1))throw new Error(`Invalid nanoid length: ${t.length}`);t.pattern??(t.pattern=t.length===void 0?qL:WL(t.length)),de.init(e10,t)}),cF=S("$ZodCUID",(e10,t)=>{
t.pattern??(t.pattern=zL),de.init(e10,t)}),uF=S("$ZodCUID2",(e10,t)=>{t.pattern??(t.pattern=FL),de.init(e10,t)}),pF=S("$ZodULID",(e10,t)=>{t.pattern??(t.pattern=
DL),de.init(e10,t)}),fF=S("$ZodXID",(e10,t)=>{t.pattern??(t.pattern=BL),de.init(e10,t)}),dF=S("$ZodKSUID",(e10,t)=>{t.pattern??(t.pattern=UL),de.init(e10,t)}),hF=S(
"$ZodISODateTime",(e10,t)=>{t.pattern??(t.pattern=oz(t)),de.init(e10,t)}),mF=S("$ZodISODate",(e10,t)=>{t.pattern??(t.pattern=iz),de.init(e10,t)}),gF=S("$ZodISOT\
ime",(e10,t)=>{t.pattern??(t.pattern=sz(t)),de.init(e10,t)}),bF=S("$ZodISODuration",(e10,t)=>{t.pattern??(t.pattern=GL),de.init(e10,t)}),_F=S("$ZodIPv4",(e10,t)=>{
t.pattern??(t.pattern=ZL),de.init(e10,t)}),yF=/^[0-9a-fA-F:.]+$/;function v$(e10){return yF.test(e10)?y$(`http://[${e10}]`):false}var vF=S("$ZodIPv6",(e10,t)=>{
t.pattern??(t.pattern=YL),de.init(e10,t),e10._zod.check=r=>{v$(r.value)||r.issues.push({code:"invalid_format",format:"ipv6",input:r.value,inst:e10,continue:!t.abort})}}),
wF=S("$ZodCIDRv4",(e10,t)=>{t.pattern??(t.pattern=XL),de.init(e10,t)});function $F(e10){let t=e10.split("/");if(t.length!==2)return false;let[r,a]=t;if(!a)return false;
let n=Number(a);return`${n}`!==a||n<0||n>128?false:v$(r)}var kF=S("$ZodCIDRv6",(e10,t)=>{t.pattern??(t.pattern=QL),de.init(e10,t),e10._zod.check=r=>{$F(r.value)||
r.issues.push({code:"invalid_format",format:"cidrv6",input:r.value,inst:e10,continue:!t.abort})}});function w$(e10){if(e10==="")return true;if(/\s/.test(e10)||e10.
length%4!==0)return false;try{return atob(e10),true}catch{return false}}var $$=/^[0-9a-zA-Z+/]*={0,2}$/,xF=S("$ZodBase64",(e10,t)=>{t.pattern??(t.pattern=$$),de.
init(e10,t),e10._zod.check=r=>{w$(r.value)||r.issues.push({code:"invalid_format",format:"base64",input:r.value,inst:e10,continue:!t.abort})}}),_h=/^[A-Za-z0-9_-]*$/;
function SF(e10){if(!_h.test(e10))return false;let t=e10.replace(/[-_]/g,a=>a==="-"?"+":"/"),r=t.padEnd(Math.ceil(t.length/4)*4,"=");return w$(r)}var OF=S("$Zod\
Base64URL",(e10,t)=>{t.pattern??(t.pattern=_h),de.init(e10,t),e10._zod.check=r=>{SF(r.value)||r.issues.push({code:"invalid_format",format:"base64url",input:r.value,
inst:e10,continue:!t.abort})}}),EF=S("$ZodE164",(e10,t)=>{t.pattern??(t.pattern=az),de.init(e10,t)});function TF(e10,t=null){try{let r=e10.split(".");if(r.length!==
3)return false;let[a]=r;if(!a)return false;let n=JSON.parse(atob(a));return!("typ"in n&&n?.typ!=="JWT"||!n.alg||t&&(!("alg"in n)||n.alg!==t))}catch{return false}}
var AF=S("$ZodJWT",(e10,t)=>{de.init(e10,t),e10._zod.check=r=>{TF(r.value,t.alg)||r.issues.push({code:"invalid_format",format:"jwt",input:r.value,inst:e10,continue:!t.
abort})}}),k$=S("$ZodNumber",(e10,t)=>{ee.init(e10,t),e10._zod.pattern=ph,e10._zod.parse=(r,a)=>{if(t.coerce)try{r.value=Number(r.value)}catch{}let n=r.value;if(typeof n==
"number"&&!Number.isNaN(n)&&Number.isFinite(n))return r;let i=typeof n=="number"?Number.isNaN(n)?"NaN":Number.isFinite(n)?void 0:String(n):void 0;return r.issues.
push({expected:"number",code:"invalid_type",input:n,inst:e10,...i?{received:i}:{}}),r}}),NF=S("$ZodNumberFormat",(e10,t)=>{bz.init(e10,t),k$.init(e10,t)}),IF=S(
"$ZodBoolean",(e10,t)=>{ee.init(e10,t),e10._zod.pattern=pz,e10._zod.parse=(r,a)=>{if(t.coerce)try{r.value=!!r.value}catch{}let n=r.value;return typeof n=="boole\
an"||r.issues.push({expected:"boolean",code:"invalid_type",input:n,inst:e10}),r}}),jF=S("$ZodBigInt",(e10,t)=>{ee.init(e10,t),e10._zod.pattern=cz,e10._zod.parse=
(r,a)=>{if(t.coerce)try{r.value=BigInt(r.value)}catch{}return typeof r.value=="bigint"||r.issues.push({expected:"bigint",code:"invalid_type",input:r.value,inst:e10}),
r}}),CF=S("$ZodUndefined",(e10,t)=>{ee.init(e10,t),e10._zod.pattern=dz,e10._zod.values=new Set([void 0]),e10._zod.parse=(r,a)=>{let n=r.value;return typeof n>"u"||
r.issues.push({expected:"undefined",code:"invalid_type",input:n,inst:e10}),r}}),MF=S("$ZodNull",(e10,t)=>{ee.init(e10,t),e10._zod.pattern=fz,e10._zod.values=new Set(
[null]),e10._zod.parse=(r,a)=>{let n=r.value;return n===null||r.issues.push({expected:"null",code:"invalid_type",input:n,inst:e10}),r}}),PF=S("$ZodAny",(e10,t)=>{
ee.init(e10,t),e10._zod.parse=r=>r}),RF=S("$ZodUnknown",(e10,t)=>{ee.init(e10,t),e10._zod.parse=r=>r}),LF=S("$ZodNever",(e10,t)=>{ee.init(e10,t),e10._zod.parse=
(r,a)=>(r.issues.push({expected:"never",code:"invalid_type",input:r.value,inst:e10}),r)}),zF=S("$ZodDate",(e10,t)=>{ee.init(e10,t),e10._zod.parse=(r,a)=>{if(t.coerce)
try{r.value=new Date(r.value)}catch{}let n=r.value,i=n instanceof Date;return i&&!Number.isNaN(n.getTime())||r.issues.push({expected:"date",code:"invalid_type",
input:n,...i?{received:"Invalid Date"}:{},inst:e10}),r}});function FF(e10,t){let r=Xd(e10._zod.def.checks);if(!r.length)return;let a=Math.min(...r.map(i=>i[0])),
n=e10._zod.parse;e10._zod.parse=(i,s)=>{let o=t(i.value);if(o>a&&!s?.skipChecks&&s?.direction!=="backward"){for(let[l,c]of Xd(e10._zod.def.checks))if(o>l&&c._zod.
def.when(i)){let u=i.issues.length;return c._zod.check(i),i.issues[u].continue=false,rc(i.issues,u,e10),i}}return n(i,s)}}var DF=e10=>Array.isArray(e10)?e10.length:
-1;function vw(e10,t,r){e10.issues.length&&t.issues.push(...pr(r,e10.issues)),t.value[r]=e10.value}var BF=S("$ZodArray",(e10,t)=>{ee.init(e10,t);let r=bt.memoizer;
r?.attach(e10),e10._zod.parse=(a,n)=>{let i=a.value;if(!Array.isArray(i))return a.issues.push({expected:"array",code:"invalid_type",input:i,inst:e10}),a;a.value=
r?r.alloc(e10,a,Array(i.length),n):Array(i.length);let s=[],o=n?.abortEarly;for(let l=0;l<i.length;l++){let c=i[l],u=t.element._zod.run({value:c,issues:[]},n);if(u instanceof
Promise)s.push(u.then(p=>vw(p,a,l)));else if(vw(u,a,l),o&&u.issues.length!==0&&gt(u))break}return s.length?Promise.all(s).then(()=>a):a},FF(e10,DF)});function sc(e10,t,r,a,n,i){
let s=r in a,o=i==="optional";if(!(!s&&o&&n==="optional")){if(e10.issues.length){if(n!==void 0&&o&&!s)return;t.issues.push(...pr(r,e10.issues))}if(!s&&n===void 0){
e10.issues.length||t.issues.push({code:"invalid_type",expected:"nonoptional",input:void 0,path:[r]});return}e10.value===void 0?(s||n==="defaulted"&&!o)&&(t.value[r]=
void 0):t.value[r]=e10.value}}var UF=[];function x$(e10){let t=Object.keys(e10.shape),r=Object.getOwnPropertySymbols(e10.shape),a=r.length?r:UF,n=a.length?[...t,
...a]:t;for(let s of n)if(!e10.shape?.[s]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(s)}": expected a Zod schema`);let i=t$(
e10.shape);return{...e10,allKeys:n,symbolKeys:a,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(i)}}function S$(e10,t,r,a,n,i,s){let o=[],l=n.keySet,c=n.
catchall._zod,u=c.def.type,p=c.optin,f=c.optout,d=0;for(let g in t){if(s&&r.issues.length!==d){if(gt(r,d))break;d=r.issues.length}if(l.has(g))continue;if(g==="_\
_proto__"){u==="never"&&o.push(g);continue}if(u==="never"){o.push(g);continue}let m=c.run({value:t[g],issues:[]},a);m instanceof Promise?e10.push(m.then(w=>sc(w,
r,g,t,p,f))):sc(m,r,g,t,p,f)}return o.length&&r.issues.push({code:"unrecognized_keys",keys:o,input:t,inst:i,continue:true}),e10.length?Promise.all(e10).then(()=>r):
r}var qF=S("$ZodObject",(e10,t)=>{ee.init(e10,t);let r=Object.getOwnPropertyDescriptor(t,"shape"),a=r?.get?r.get.raw:t.shape??{};if(a){let c=()=>{let u={...a};return Object.
defineProperty(t,"shape",{value:u}),c.raw=u,u};c.raw=a,Object.defineProperty(t,"shape",{get:c})}let n=ss(()=>x$(t));Z(e10,"propValues",c=>{let u=c.def.shape,p={};
for(let f in u){let d=u[f]._zod;if(d.values){Object.prototype.hasOwnProperty.call(p,f)||Nt(p,f,new Set);for(let g of d.values)p[f].add(g);d.optin!==void 0&&p[f].
add(void 0)}}return p});let i=$n,s=t.catchall,o,l=bt.memoizer;l?.attach(e10),e10._zod.parse=(c,u)=>{o??(o=n.value);let p=c.value;if(!i(p))return c.issues.push({
expected:"object",code:"invalid_type",input:p,inst:e10}),c;c.value=l?l.alloc(e10,c,{},u):{};let f=[],d=o.shape,g=u?.abortEarly,m=c.issues.length;for(let w of o.
allKeys){if(g&&c.issues.length!==m){if(gt(c,m))break;m=c.issues.length}if(w==="__proto__")continue;let x=d[w],h=x._zod.optin,b=x._zod.optout,_=x._zod.run({value:p[w],
issues:[]},u);_ instanceof Promise?f.push(_.then(y=>sc(y,c,w,p,h,b))):sc(_,c,w,p,h,b)}return s?S$(f,p,c,u,n.value,e10,g===true):f.length?Promise.all(f).then(()=>c):
c}}),WF=S("$ZodObjectJIT",(e10,t)=>{qF.init(e10,t);let r=e10._zod.parse,a=ss(()=>x$(t)),n=bt.memoizer,i=f=>{let d=a.value,g=d.symbolKeys,m=new Tz(["payload","ct\
x"],{shape:f,inst:e10,memo:n,syms:g}),w=_=>`shape[${_}]._zod.run({ value: input[${_}], issues: [] }, ctx)`,x=(_,y)=>`
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
          }`;m.write("const input = payload.value;");let h=Object.create(null),b=0;for(let _ of d.allKeys)h[_]=`key_${b++}`;m.write(n?"const newResult = memo.al\
loc(inst, payload, {}, ctx);":"const newResult = {};");for(let _ of d.allKeys){if(_==="__proto__")continue;let y=h[_],v=typeof _=="symbol"?`syms[${g.indexOf(_)}\
]`:Yw(_),O=`${v} in input`,E=f[_],T=E?._zod?.optin,C=T!==void 0,A=E?._zod?.optout==="optional";if(m.write(`const ${y} = ${w(v)};`),C&&A){let M=T==="optional"?`${y}\
_present`:`${y}.value !== undefined || ${y}_present`;m.write(`
        const ${y}_present = ${O};
        if (!${y}.issues.length || ${y}_present) {
          if (${y}.issues.length) {${x(y,v)}
          }

          if (${M}) {
            newResult[${v}] = ${y}.value;
          }
        }

      `)}else C?(m.write(`
        if (${y}.issues.length) {${x(y,v)}
        }
      `),T==="defaulted"?m.write(`newResult[${v}] = ${y}.value;`):m.write(`
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

      `)}return m.write("payload.value = newResult;"),m.write("return payload;"),m.compile()},s,o=$n,l=!bt.jitless,c=l&&Qw.value,u=t.catchall,p;e10._zod.parse=(f,d)=>{
p??(p=a.value);let g=f.value;return o(g)?l&&c&&d?.async===false&&d.jitless!==true?(s||(s=i(t.shape)),f=s(f,d),u?S$([],g,f,d,p,e10,d?.abortEarly===true):f):r(f,d):
(f.issues.push({expected:"object",code:"invalid_type",input:g,inst:e10}),f)}});function ww(e10,t,r,a){for(let i of e10)if(i.issues.length===0)return t.value=i.value,
t;let n=e10.filter(i=>!gt(i));return n.length===1?(t.value=n[0].value,n[0]):(t.issues.push({code:"invalid_union",input:t.value,inst:r,errors:e10.map(i=>i.issues.
map(s=>dr(s,a,Wt())))}),t)}var O$=S("$ZodUnion",(e10,t)=>{ee.init(e10,t),Z(e10,"optin",a=>a.def.options.some(n=>n._zod.optin==="defaulted")?"defaulted":a.def.options.
some(n=>n._zod.optin!==void 0)?"optional":void 0),Z(e10,"optout",a=>a.def.options.some(n=>n._zod.optout==="optional")?"optional":void 0),Z(e10,"values",a=>{if(a.
def.options.every(n=>n._zod.values))return new Set(a.def.options.flatMap(n=>Array.from(n._zod.values)))}),Z(e10,"pattern",a=>{if(a.def.options.every(n=>n._zod.pattern)){
let n=a.def.options.map(i=>i._zod.pattern);return new RegExp(`^(${n.map(i=>hc(i.source)).join("|")})$`)}});let r=t.options.length===1?t.options[0]._zod.run:null;
e10._zod.parse=(a,n)=>{if(r)return r(a,n);let i=false,s=[];for(let o of t.options){let l=o._zod.run({value:a.value,issues:[]},n);if(l instanceof Promise)s.push(
l),i=true;else{if(l.issues.length===0)return l;s.push(l)}}return i?Promise.all(s).then(o=>ww(o,a,e10,n)):ww(s,a,e10,n)}});function GF(e10){let t=new Map;for(let r of e10.
options){let a=r._zod.propValues?.[e10.discriminator];if(!a||a.size===0)throw new Error(`Invalid discriminated union option at index "${e10.options.indexOf(r)}"`);
for(let n of a)if(t.has(n)){if(n!==void 0)throw new Error(`Duplicate discriminator value "${String(n)}"`);t.set(n,null)}else t.set(n,r)}return t}var HF=S("$ZodD\
iscriminatedUnion",(e10,t)=>{t.inclusive=false,O$.init(e10,t);let r=e10._zod.parse;Z(e10,"propValues",n=>{let i={},s=0;for(let o of n.def.options){let l=o._zod.
propValues;if(!l||Object.keys(l).length===0)throw new Error(`Invalid discriminated union option at index "${n.def.options.indexOf(o)}"`);l[n.def.discriminator]?.
has(void 0)&&s++;for(let[c,u]of Object.entries(l)){Object.prototype.hasOwnProperty.call(i,c)||Nt(i,c,new Set);for(let p of u)i[c].add(p)}}return!n.def.unionFallback&&
s>1&&i[n.def.discriminator]?.delete(void 0),i}),t.options.forEach((n,i)=>{let s=mc(n._zod.def);if(s&&!Object.prototype.hasOwnProperty.call(s,t.discriminator))throw new Error(
`Invalid discriminated union option at index "${i}"`)});let a=ss(()=>GF(t));e10._zod.parse=(n,i)=>{let s=n.value;if(!$n(s))return n.issues.push({code:"invalid_t\
ype",expected:"object",input:s,inst:e10}),n;let o=s?.[t.discriminator],l=a.value.get(o);return l&&(o!==void 0||i.direction!=="backward")?l._zod.run(n,i):t.unionFallback||
i.direction==="backward"?r(n,i):(n.issues.push({code:"invalid_union",errors:[],note:"No matching discriminator",discriminator:t.discriminator,options:Array.from(
a.value.keys()).filter(c=>a.value.get(c)!==null),input:s,path:[t.discriminator],inst:e10}),n)}}),VF=S("$ZodIntersection",(e10,t)=>{ee.init(e10,t),e10._zod.parse=
(r,a)=>{let n=r.value,i=t.left._zod.run({value:n,issues:[]},a),s=t.right._zod.run({value:n,issues:[]},a);return i instanceof Promise||s instanceof Promise?Promise.
all([i,s]).then(([o,l])=>$w(r,o,l)):$w(r,i,s)}});function eh(e10,t){if(e10===t)return{valid:true,data:e10};if(e10 instanceof Date&&t instanceof Date&&+e10==+t)return{
valid:true,data:e10};if(wa(e10)&&wa(t)){let r=Object.keys(t),a=Object.keys(e10).filter(i=>r.indexOf(i)!==-1),n={...e10,...t};Object.prototype.hasOwnProperty.call(
n,"__proto__")&&delete n.__proto__;for(let i of a){if(i==="__proto__")continue;let s=eh(e10[i],t[i]);if(!s.valid)return{valid:false,mergeErrorPath:[i,...s.mergeErrorPath]};
n[i]=s.data}return{valid:true,data:n}}if(Array.isArray(e10)&&Array.isArray(t)){if(e10.length!==t.length)return{valid:false,mergeErrorPath:[]};let r=[];for(let a=0;a<
e10.length;a++){let n=e10[a],i=t[a],s=eh(n,i);if(!s.valid)return{valid:false,mergeErrorPath:[a,...s.mergeErrorPath]};r.push(s.data)}return{valid:true,data:r}}return{
valid:false,mergeErrorPath:[]}}function $w(e10,t,r){let a=new Map,n,i=new Map,s=(c,u)=>{let p;if(c.code==="unrecognized_keys"&&!c.path?.length)n??(n=c),p=c.keys;else if(c.
code==="invalid_key"&&c.origin==="record"&&c.path?.length===1){let f=String(c.path[0]);i.has(f)||i.set(f,c),p=[f]}else return false;for(let f of p)a.has(f)||a.set(
f,{}),a.get(f)[u]=true;return true};for(let c of t.issues)s(c,"l")||e10.issues.push(c);for(let c of r.issues)s(c,"r")||e10.issues.push(c);let o=[...a].filter(([
,c])=>c.l&&c.r).map(([c])=>c);if(o.length){let c=n?o.filter(u=>n.keys.includes(u)):[];c.length&&e10.issues.push({...n,keys:c});for(let u of o)!c.includes(u)&&i.
has(u)&&e10.issues.push(i.get(u))}let l=eh(t.value,r.value);if(!l.valid){if(gt(e10))return e10;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(
l.mergeErrorPath)}`)}return e10.value=l.data,e10}var JF=S("$ZodTuple",(e10,t)=>{ee.init(e10,t);let r=t.items,a=bt.memoizer;a?.attach(e10),e10._zod.parse=(n,i)=>{
let s=n.value;if(!Array.isArray(s))return n.issues.push({input:s,inst:e10,expected:"tuple",code:"invalid_type"}),n;n.value=a?a.alloc(e10,n,[],i):[];let o=[],l=kw(
r,"optin"),c=kw(r,"optout");if(!t.rest){if(s.length<l)return n.issues.push({code:"too_small",minimum:l,inclusive:true,input:s,inst:e10,origin:"array"}),n;s.length>
r.length&&n.issues.push({code:"too_big",maximum:r.length,inclusive:true,input:s,inst:e10,origin:"array"})}let u=new Array(r.length),p=t.rest?i?.abortEarly:void 0,
f=false;for(let d=0;d<r.length;d++){let g=r[d]._zod.run({value:s[d],issues:[]},i);g instanceof Promise?o.push(g.then(m=>{u[d]=m})):(u[d]=g,p&&!f&&g.issues.length&&
(f=gt(g)))}if(t.rest&&!f){let d=r.length-1,g=s.slice(r.length),m=n.issues.length;for(let w of g){if(p&&n.issues.length!==m){if(gt(n,m))break;m=n.issues.length}d++;
let x=t.rest._zod.run({value:w,issues:[]},i);x instanceof Promise?o.push(x.then(h=>xw(h,n,d))):xw(x,n,d)}}return o.length?Promise.all(o).then(()=>Sw(u,n,r,s,c)):
Sw(u,n,r,s,c)}});function kw(e10,t){for(let r=e10.length-1;r>=0;r--)if(!(t==="optin"?e10[r]._zod.optin!==void 0:e10[r]._zod.optout==="optional"))return r+1;return 0}
function xw(e10,t,r){e10.issues.length&&t.issues.push(...pr(r,e10.issues)),t.value[r]=e10.value}function Sw(e10,t,r,a,n){for(let i=0;i<r.length;i++){let s=e10[i],
o=i<a.length;if(!o&&i>=n&&r[i]._zod.optin==="optional"){t.value.length=i;break}if(s.issues.length){if(!o&&i>=n){t.value.length=i;break}t.issues.push(...pr(i,s.issues))}
t.value[i]=s.value}for(let i=t.value.length-1;i>=a.length&&r[i]._zod.optout==="optional"&&t.value[i]===void 0;i--)t.value.length=i;return t}var KF=S("$ZodRecord",
(e10,t)=>{ee.init(e10,t);let r=bt.memoizer;r?.attach(e10),e10._zod.parse=(a,n)=>{let i=a.value;if(!wa(i))return a.issues.push({expected:"record",code:"invalid_t\
ype",input:i,inst:e10}),a;let s=[],o=t.keyType._zod.values;if(o&&!t.partial){a.value=r?r.alloc(e10,a,{},n):{};let l=new Set;for(let u of o)if(typeof u=="string"||
typeof u=="number"||typeof u=="symbol"){if(l.add(typeof u=="number"?u.toString():u),u==="__proto__")continue;let p=t.keyType._zod.run({value:u,issues:[]},n);if(p instanceof
Promise)throw new Error("Async schemas not supported in object keys currently");if(p.issues.length){a.issues.push({code:"invalid_key",origin:"record",issues:p.issues.
map(g=>dr(g,n,Wt())),input:u,path:[u],inst:e10});continue}let f=p.value;if(f==="__proto__")continue;let d=t.valueType._zod.run({value:i[u],issues:[]},n);d instanceof
Promise?s.push(d.then(g=>{g.issues.length&&a.issues.push(...pr(u,g.issues)),a.value[f]=g.value})):(d.issues.length&&a.issues.push(...pr(u,d.issues)),a.value[f]=
d.value)}let c;for(let u in i)if(!l.has(u))if(t.mode==="loose"){if(u==="__proto__")continue;a.value[u]=i[u]}else c=c??[],c.push(u);c&&c.length>0&&a.issues.push(
{code:"unrecognized_keys",input:i,inst:e10,keys:c,continue:true})}else{a.value=r?r.alloc(e10,a,{},n):{};let l;for(let c of Reflect.ownKeys(i)){if(c==="__proto__"||
!Object.prototype.propertyIsEnumerable.call(i,c))continue;let u=t.keyType._zod.run({value:c,issues:[]},n);if(u instanceof Promise)throw new Error("Async schemas\
 not supported in object keys currently");if(typeof c=="string"&&ph.test(c)&&u.issues.length){let d=t.keyType._zod.run({value:Number(c),issues:[]},n);if(d instanceof
Promise)throw new Error("Async schemas not supported in object keys currently");d.issues.length===0&&(u=d)}if(u.issues.length){t.mode==="loose"?a.value[c]=i[c]:
o?(l=l??[],l.push(c)):a.issues.push({code:"invalid_key",origin:"record",issues:u.issues.map(d=>dr(d,n,Wt())),input:c,path:[c],inst:e10});continue}let p=u.value;
if(p==="__proto__")continue;let f=t.valueType._zod.run({value:i[c],issues:[]},n);f instanceof Promise?s.push(f.then(d=>{d.issues.length&&a.issues.push(...pr(c,d.
issues)),a.value[p]=d.value})):(f.issues.length&&a.issues.push(...pr(c,f.issues)),a.value[p]=f.value)}l&&l.length>0&&a.issues.push({code:"unrecognized_keys",input:i,
inst:e10,keys:l,continue:true})}return s.length?Promise.all(s).then(()=>a):a}}),ZF=S("$ZodEnum",(e10,t)=>{ee.init(e10,t);let r=ec(t.entries),a=new Set(r);e10._zod.
values=a,Z(e10,"pattern",n=>{let i=ec(n.def.entries).filter(s=>e$.has(typeof s));return new RegExp(i.length?`^(${i.map(s=>$a(s.toString())).join("|")})$`:"^[^\\s\
\\S]$")}),e10._zod.parse=(n,i)=>{let s=n.value;return a.has(s)||n.issues.push({code:"invalid_value",values:r,input:s,inst:e10}),n}}),YF=S("$ZodLiteral",(e10,t)=>{
ee.init(e10,t);let r=new Set(t.values);e10._zod.values=r,Z(e10,"pattern",a=>{let n=a.def.values;return new RegExp(n.length?`^(${n.map(i=>typeof i=="string"?$a(i):
i?$a(i.toString()):String(i)).join("|")})$`:"^[^\\s\\S]$")}),e10._zod.parse=(a,n)=>{let i=a.value;return r.has(i)||a.issues.push({code:"invalid_value",values:t.
values,input:i,inst:e10}),a}}),XF=S("$ZodTransform",(e10,t)=>{ee.init(e10,t),e10._zod.optin="optional",bt.memoizer?.guard(e10),e10._zod.parse=(r,a)=>{if(a.direction===
"backward")throw new Gw(e10.constructor.name);let n=t.transform(r.value,r);if(a.async)return(n instanceof Promise?n:Promise.resolve(n)).then(i=>(r.value=i,r));if(n instanceof
Promise)throw new ba;return r.value=n,r}});function Ow(e10,t){return e10.value=t.issues.length?void 0:t.value,e10}var E$=S("$ZodOptional",(e10,t)=>{ee.init(e10,
t),Z(e10,"optin",r=>r.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e10._zod.optout="optional",Z(e10,"values",r=>{let a=r.def.innerType._zod.values;
return a?new Set([...a,void 0]):void 0}),Z(e10,"pattern",r=>{let a=r.def.innerType._zod.pattern;return a?new RegExp(`^(${hc(a.source)})?$`):void 0}),e10._zod.parse=
(r,a)=>{if(r.value===void 0){if(t.innerType._zod.optin!=="defaulted")return r;let n=t.innerType._zod.run({value:r.value,issues:[]},a);return n instanceof Promise?
n.then(i=>Ow(r,i)):Ow(r,n)}return t.innerType._zod.run(r,a)}}),QF=S("$ZodExactOptional",(e10,t)=>{E$.init(e10,t),Z(e10,"values",r=>r.def.innerType._zod.values),
Z(e10,"pattern",r=>r.def.innerType._zod.pattern),e10._zod.parse=(r,a)=>t.innerType._zod.run(r,a)}),eD=S("$ZodNullable",(e10,t)=>{ee.init(e10,t),Z(e10,"optin",r=>r.
def.innerType._zod.optin),Z(e10,"optout",r=>r.def.innerType._zod.optout),Z(e10,"pattern",r=>{let a=r.def.innerType._zod.pattern;return a?new RegExp(`^(${hc(a.source)}\
|null)$`):void 0}),Z(e10,"values",r=>r.def.innerType._zod.values?new Set([...r.def.innerType._zod.values,null]):void 0),e10._zod.parse=(r,a)=>r.value===null?r:t.
innerType._zod.run(r,a)}),tD=S("$ZodDefault",(e10,t)=>{ee.init(e10,t),e10._zod.optin="defaulted",Z(e10,"values",r=>r.def.innerType._zod.values),e10._zod.parse=(r,a)=>{
if(a.direction==="backward")return t.innerType._zod.run(r,a);if(r.value===void 0)return r.value=t.defaultValue,r;let n=t.innerType._zod.run(r,a);return n instanceof
Promise?n.then(i=>Ew(i,t)):Ew(n,t)}});function Ew(e10,t){return e10.value===void 0&&(e10.value=t.defaultValue),e10}var rD=S("$ZodPrefault",(e10,t)=>{ee.init(e10,
t),e10._zod.optin="defaulted",Z(e10,"values",r=>r.def.innerType._zod.values),e10._zod.parse=(r,a)=>(a.direction==="backward"||r.value===void 0&&(r.value=t.defaultValue),
t.innerType._zod.run(r,a))}),aD=S("$ZodNonOptional",(e10,t)=>{ee.init(e10,t),Z(e10,"values",r=>{let a=r.def.innerType._zod.values;return a?new Set([...a].filter(
n=>n!==void 0)):void 0}),e10._zod.parse=(r,a)=>{let n=t.innerType._zod.run(r,a);return n instanceof Promise?n.then(i=>Tw(i,e10)):Tw(n,e10)}});function Tw(e10,t){
return!e10.issues.length&&e10.value===void 0&&e10.issues.push({code:"invalid_type",expected:"nonoptional",input:e10.value,inst:t}),e10}function Aw(e10,t,r,a){return t.
issues.length?(e10.value=r.catchValue({...t,value:e10.value,error:{issues:t.issues.map(n=>dr(n,a,Wt()))},input:e10.value}),e10):(e10.value=t.value,t.memo&&(e10.
memo=true),e10)}var nD=S("$ZodCatch",(e10,t)=>{ee.init(e10,t),Z(e10,"optin",r=>r.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),Z(e10,"optout",r=>r.
def.innerType._zod.optout),Z(e10,"values",r=>r.def.innerType._zod.values),e10._zod.parse=(r,a)=>{if(a.direction==="backward")return t.innerType._zod.run(r,a);let n=t.
innerType._zod.run({value:r.value,issues:[]},a);return n instanceof Promise?n.then(i=>Aw(r,i,t,a)):Aw(r,n,t,a)}}),T$=S("$ZodPipe",(e10,t)=>{ee.init(e10,t),Z(e10,
"values",r=>r.def.in._zod.values),Z(e10,"optin",r=>r.def.in._zod.optin),Z(e10,"optout",r=>r.def.out._zod.optout),Z(e10,"propValues",r=>r.def.in._zod.propValues),
e10._zod.parse=(r,a)=>{if(a.direction==="backward"){let i=t.out._zod.run(r,a);return i instanceof Promise?i.then(s=>Vl(s,t.in,a)):Vl(i,t.in,a)}let n=t.in._zod.run(
r,a);return n instanceof Promise?n.then(i=>Vl(i,t.out,a)):Vl(n,t.out,a)}});function Vl(e10,t,r){return e10.issues.some(a=>a.code!=="unrecognized_keys")?(e10.aborted=
true,e10):t._zod.run({value:e10.value,issues:e10.issues},r)}var iD=S("$ZodPreprocess",(e10,t)=>{T$.init(e10,t)}),sD=S("$ZodReadonly",(e10,t)=>{ee.init(e10,t),Z(
e10,"propValues",r=>r.def.innerType._zod.propValues),Z(e10,"values",r=>r.def.innerType._zod.values),Z(e10,"optin",r=>r.def.innerType?._zod?.optin),Z(e10,"optout",
r=>r.def.innerType?._zod?.optout),e10._zod.parse=(r,a)=>{if(a.direction==="backward")return t.innerType._zod.run(r,a);let n=t.innerType._zod.run(r,a);return n instanceof
Promise?n.then(Nw):Nw(n)}});function Nw(e10){return e10.memo||(e10.value=Object.freeze(e10.value)),e10}var oD=S("$ZodLazy",(e10,t)=>{ee.init(e10,t),Jw(e10._zod,
"innerType",()=>{let r=t;return r._cachedInner||(r._cachedInner=t.getter()),r._cachedInner}),Z(e10,"pattern",r=>r.innerType?._zod?.pattern),Z(e10,"propValues",r=>r.
innerType?._zod?.propValues),Z(e10,"optin",r=>r.innerType?._zod?.optin??void 0),Z(e10,"optout",r=>r.innerType?._zod?.optout??void 0),e10._zod.parse=(r,a)=>e10._zod.
innerType._zod.run(r,a)}),lD=S("$ZodCustom",(e10,t)=>{Qe.init(e10,t),ee.init(e10,t),e10._zod.parse=(r,a)=>r,e10._zod.check=r=>{let a=r.value,n=t.fn(a);if(n instanceof
Promise)return n.then(i=>Iw(i,r,a,e10));Iw(n,r,a,e10)}});function Iw(e10,t,r,a){if(!e10){let n={code:"custom",input:r,inst:a,path:[...a._zod.def.path??[]],continue:!a.
_zod.def.abort};a._zod.def.params&&(n.params=a._zod.def.params),t.issues.push(ac(n))}}function as(e10,...t){for(let r of t)for(let a of Reflect.ownKeys(r))Object.
prototype.propertyIsEnumerable.call(r,a)&&Nt(e10,a,r[a]);return e10}function oc(e10){let t=e10?.target??"draft-2020-12";return t==="draft-4"&&(t="draft-04"),t===
"draft-7"&&(t="draft-07"),{processors:e10.processors??{},metadataRegistry:e10?.metadata??wn,target:t,unrepresentable:e10?.unrepresentable??"throw",override:e10?.
override??(()=>{}),io:e10?.io??"output",counter:0,seen:new Map,sharedDefsExtractedFor:void 0,sharedEmitDoneFor:void 0,cycles:e10?.cycles??"ref",reused:e10?.reused??
"inline",intersections:[],deferred:[],external:e10?.external??void 0}}function Le(e10,t,r,a,n){let i=typeof t.unrepresentable=="function"?t.unrepresentable({zodSchema:e10,
path:a.path,message:n}):t.unrepresentable;if(i==="any")return false;if(i===void 0||i==="throw")throw new Error(n);return Object.assign(r,i),true}function ce(e10,t,r={
path:[],schemaPath:[]}){var a;let n=e10._zod.def,i=t.seen.get(e10);if(i)return i.count++,r.schemaPath.includes(e10)&&(i.cycle=r.path),i.schema;let s={schema:{},
count:1,cycle:void 0,path:r.path};t.seen.set(e10,s),t.sharedDefsExtractedFor=void 0,t.sharedEmitDoneFor=void 0;let o=e10._zod.toJSONSchema?.();if(o)s.schema=o;else{
let c={...r,schemaPath:[...r.schemaPath,e10],path:r.path};if(e10._zod.processJSONSchema)e10._zod.processJSONSchema(t,s.schema,c);else{let p=s.schema,f=t.processors[n.
type];if(!f)throw new Error(`[toJSONSchema]: Non-representable type encountered: ${n.type}`);f(e10,t,p,c)}let u=e10._zod.parent;u&&(s.ref||(s.ref=u),ce(u,t,c),t.
seen.get(u).isParent=true)}let l=t.metadataRegistry.get(e10);return l&&as(s.schema,l),t.io==="input"&&Ke(e10)&&(delete s.schema.examples,delete s.schema.default),
t.io==="input"&&"_prefault"in s.schema&&((a=s.schema).default??(a.default=s.schema._prefault)),delete s.schema._prefault,t.seen.get(e10).schema}function jw(e10){
return e10.replace(/~/g,"~0").replace(/\//g,"~1")}function lc(e10,t){let r=e10.seen.get(t);if(!r)throw new Error("Unprocessed schema. This is a bug in Zod.");if(e10.
external&&e10.sharedDefsExtractedFor===e10.external)return;let a=new Map;for(let s of e10.seen.entries()){let o=e10.metadataRegistry.get(s[0])?.id;if(o){let l=a.
get(o);if(l&&l!==s[0])throw new Error(`Duplicate schema id "${o}" detected during JSON Schema conversion. Two different schemas cannot share the same id when co\
nverted together.`);a.set(o,s[0])}}let n=s=>{let o=e10.target==="draft-2020-12"?"$defs":"definitions";if(e10.external){let p=e10.external.registry.get(s[0])?.id,
f=e10.external.uri??(g=>g);if(p)return{ref:f(p)};let d=s[1].defId??s[1].schema.id??`schema${e10.counter++}`;return s[1].defId=d,{defId:d,ref:`${f("__shared")}#/${o}\
/${jw(d)}`}}let l="#",c=`${l}/${o}/`;if(s[1]===r&&!s[1].schema.id)return{ref:l};let u=s[1].schema.id??`__schema${e10.counter++}`;return{defId:u,ref:c+jw(u)}},i=s=>{
if(s[1].schema.$ref)return;let o=s[1],{ref:l,defId:c}=n(s);o.def={...o.schema},c&&(o.defId=c);let u=o.schema;for(let p in u)delete u[p];u.$ref=l};if(e10.cycles===
"throw")for(let s of e10.seen.entries()){let o=s[1];if(o.cycle)throw new Error(`Cycle detected: #/${o.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`)}for(let s of e10.seen.entries()){let o=s[1];if(t===s[0]){i(s);continue}if(e10.
external){let l=e10.external.registry.get(s[0])?.id;if(t!==s[0]&&l){i(s);continue}}if(e10.metadataRegistry.get(s[0])?.id){i(s);continue}if(o.cycle){i(s);continue}
o.count>1&&e10.reused==="ref"&&i(s)}e10.external&&(e10.sharedDefsExtractedFor=e10.external)}function A$(e10){let t=e10.anyOf;if(!Array.isArray(t)||t.length===0||
e10.type!==void 0)return;let r=[];for(let a of t){if(!a||typeof a!="object")return;A$(a);let n=Object.keys(a);if(n.length!==1||n[0]!=="type")return;let i=a.type;
for(let s of Array.isArray(i)?i:[i]){if(typeof s!="string")return;r.includes(s)||r.push(s)}}delete e10.anyOf,e10.type=r.length===1?r[0]:r}var N$=new Set(["type",
"properties","required","additionalProperties"]),Cw=["oneOf","anyOf"];function Mw(e10){let t=e10.additionalProperties;return t===void 0||t===false||typeof t!="o\
bject"||t===null?null:Object.keys(t).length?t:null}function th(e10){let t=[];for(let i of e10){if(typeof i!="object"||i.type!=="object")return null;for(let s in i)
if(!N$.has(s))return null;t.push(i)}let r={},a=new Set;for(let i of t){for(let s in i.properties){if(Object.prototype.hasOwnProperty.call(r,s))continue;let o=[];
for(let c of t){let u=c.properties?.[s]??Mw(c);u!=null&&(o.some(p=>JSON.stringify(p)===JSON.stringify(u))||o.push(u))}let l=o.length===1?o[0]:th(o)??{allOf:o};Nt(
r,s,l)}for(let s of i.required??[])a.add(s)}let n={type:"object",properties:r};if(a.size&&(n.required=[...a]),t.every(i=>i.additionalProperties===false))n.additionalProperties=
false;else{let i=[];for(let s of t){let o=Mw(s);o&&!i.some(l=>JSON.stringify(l)===JSON.stringify(o))&&i.push(o)}i.length===1?n.additionalProperties=i[0]:i.length>
1&&(n.additionalProperties={allOf:i})}return n}function cD(e10){let t=e10.allOf;if(!Array.isArray(t)||t.length<2)return;for(let n of N$)if(n in e10)return;let r=t.
filter(n=>Cw.some(i=>Array.isArray(n[i]))),a=null;if(!r.length)a=th(t);else{let n=r[0],i=Cw.find(l=>Array.isArray(n[l]));if(Object.keys(n).length!==1)return;let s=t.
filter(l=>l!==n),o=n[i].map(l=>th([...s,l]));if(o.some(l=>!l))return;a={[i]:o}}a&&(delete e10.allOf,as(e10,a))}function cc(e10,t){let r=e10.seen.get(t);if(!r)throw new Error(
"Unprocessed schema. This is a bug in Zod.");let a=o=>{let l=e10.seen.get(o);if(l.ref===null)return;let c=l.def??l.schema,u={...c},p=l.ref;if(l.ref=null,p){a(p);
let d=e10.seen.get(p),g=d.schema;if(g.$ref&&(e10.target==="draft-07"||e10.target==="draft-04"||e10.target==="openapi-3.0")?(c.allOf=c.allOf??[],c.allOf.push(g)):
as(c,g),as(c,u),o._zod.parent===p)for(let m in c)m==="$ref"||m==="allOf"||m in u||delete c[m];if(g.$ref&&d.def)for(let m in c)m==="$ref"||m==="allOf"||m in d.def&&
JSON.stringify(c[m])===JSON.stringify(d.def[m])&&delete c[m]}let f=o._zod.parent;if(f&&f!==p){a(f);let d=e10.seen.get(f);if(d?.schema.$ref&&(c.$ref=d.schema.$ref,
d.def))for(let g in c)g==="$ref"||g==="allOf"||g in d.def&&JSON.stringify(c[g])===JSON.stringify(d.def[g])&&delete c[g]}e10.override({zodSchema:o,jsonSchema:c,path:l.
path??[]})};if(!e10.external||e10.sharedEmitDoneFor!==e10.external){for(let o of[...e10.seen.entries()].reverse())a(o[0]);if(e10.target!=="openapi-3.0")for(let o of e10.
seen.entries())A$(o[1].def??o[1].schema);for(let o of e10.deferred)o();if(e10.intersections.length){let o=new Map;for(let l of e10.seen.values())for(let c of[l.
schema,l.def]){let u=c?.allOf;if(!Array.isArray(u))continue;let p=o.get(u);p?p.push(c):o.set(u,[c])}for(let l of e10.intersections)for(let c of o.get(l)??[])cD(
c)}}let n={};if(e10.target==="draft-2020-12"?n.$schema="https://json-schema.org/draft/2020-12/schema":e10.target==="draft-07"?n.$schema="http://json-schema.org/\
draft-07/schema#":e10.target==="draft-04"?n.$schema="http://json-schema.org/draft-04/schema#":e10.target,e10.external?.uri){let o=e10.external.registry.get(t)?.
id;if(!o)throw new Error("Schema is missing an `id` property");n.$id=e10.external.uri(o)}as(n,r.defId?r.schema:r.def??r.schema);let i=e10.metadataRegistry.get(t)?.
id;i!==void 0&&n.id===i&&delete n.id;let s=e10.external?.defs??{};if(!e10.external||e10.sharedEmitDoneFor!==e10.external)for(let o of e10.seen.entries()){let l=o[1];
l.def&&l.defId&&(l.def.id===l.defId&&delete l.def.id,Nt(s,l.defId,l.def))}e10.external&&(e10.sharedEmitDoneFor=e10.external),e10.external||Object.keys(s).length>
0&&(e10.target==="draft-2020-12"?n.$defs=s:n.definitions=s);try{let o=JSON.parse(JSON.stringify(n));return Object.defineProperty(o,"~standard",{value:{...t["~st\
andard"],jsonSchema:{input:uc(t,"input",e10.processors),output:uc(t,"output",e10.processors)}},enumerable:false,writable:false}),o}catch{throw new Error("Error \
converting schema to JSON.")}}function Ke(e10,t){let r=t??{seen:new Set};if(r.seen.has(e10))return false;r.seen.add(e10);let a=e10._zod.def;if(a.type==="transfo\
rm")return true;if(a.type==="array")return Ke(a.element,r);if(a.type==="set")return Ke(a.valueType,r);if(a.type==="lazy")return Ke(a.getter(),r);if(a.type==="pr\
omise"||a.type==="optional"||a.type==="nonoptional"||a.type==="nullable"||a.type==="readonly"||a.type==="default"||a.type==="prefault"||a.type==="catch")return Ke(
a.innerType,r);if(a.type==="intersection")return Ke(a.left,r)||Ke(a.right,r);if(a.type==="record"||a.type==="map")return Ke(a.keyType,r)||Ke(a.valueType,r);if(a.
type==="pipe")return e10._zod.traits.has("$ZodCodec")?true:Ke(a.in,r)||Ke(a.out,r);if(a.type==="object"){for(let n in a.shape)if(Ke(a.shape[n],r))return true;return false}
if(a.type==="union"){for(let n of a.options)if(Ke(n,r))return true;return false}if(a.type==="tuple"){for(let n of a.items)if(Ke(n,r))return true;return!!(a.rest&&
Ke(a.rest,r))}return false}var uD=(e10,t={})=>r=>{let a=oc({...r,processors:t});return ce(e10,a),lc(a,e10),cc(a,e10)},uc=(e10,t,r={})=>a=>{let{libraryOptions:n,
target:i}=a??{},s=oc({...n??{},target:i,io:t,processors:r});return ce(e10,s),lc(s,e10),cc(s,e10)},kn=(e10,t,r)=>{(e10[t]===void 0||r>e10[t])&&(e10[t]=r)},xn=(e10,t,r)=>{
(e10[t]===void 0||r<e10[t])&&(e10[t]=r)},Pw=(e10,t)=>{kn(e10,"minimum",t),xn(e10,"maximum",t)},I$=(e10,t)=>{e10.multipleOf??(e10.multipleOf=[]),e10.multipleOf.includes(
t)||e10.multipleOf.push(t)},j$=(e10,t)=>{e10.patterns??(e10.patterns=new Set),e10.patterns.add(t)},C$=(e10,t)=>{e10.mime=e10.mime?e10.mime.filter(r=>t.includes(
r)):[...t]},M$=(e10,t)=>{e10.format=t,t.includes("int")&&(e10.isInt=true)},Rw=(e10,t)=>kn(e10,"minimum",t.minimum),Lw=(e10,t)=>xn(e10,"maximum",t.maximum),zw=e10=>(t,r)=>{
M$(t,r.format);let[a,n]=e10[r.format];kn(t,"minimum",a),xn(t,"maximum",n)},pD={greater_than:(e10,t)=>kn(e10,t.inclusive?"minimum":"exclusiveMinimum",t.value),less_than:(e10,t)=>xn(
e10,t.inclusive?"maximum":"exclusiveMaximum",t.value),multiple_of:(e10,t)=>I$(e10,t.value),number_format:zw(uh),bigint_format:zw(r$),min_length:Rw,max_length:Lw,
length_equals:(e10,t)=>Pw(e10,t.length),min_size:Rw,max_size:Lw,size_equals:(e10,t)=>Pw(e10,t.size),string_format:(e10,t)=>{M$(e10,t.format),t.pattern&&j$(e10,t.
pattern),(t.format==="base64"||t.format==="base64url")&&(e10.contentEncoding=t.format),(t.local||t.precision===-1)&&(e10.laxFormat=true)},mime_type:(e10,t)=>C$(
e10,t.mime)};function Pe(e10){let t={},r=e10._zod.def,a=e10._zod.traits.has("$ZodCheck")?[e10,...r.checks??[]]:r.checks??[];for(let i of a)pD[i._zod.def.check]?.(
t,i._zod.def);let n=e10._zod.bag;n.minimum!==void 0&&kn(t,"minimum",n.minimum),n.exclusiveMinimum!==void 0&&kn(t,"exclusiveMinimum",n.exclusiveMinimum),n.maximum!==
void 0&&xn(t,"maximum",n.maximum),n.exclusiveMaximum!==void 0&&xn(t,"exclusiveMaximum",n.exclusiveMaximum),n.multipleOf!==void 0&&I$(t,n.multipleOf),n.format!==
void 0&&(t.format??(t.format=n.format),n.format.includes("int")&&(t.isInt=true)),n.mime&&C$(t,n.mime);for(let i of n.patterns??[])j$(t,i);return t}var fD={guid:"\
uuid",url:"uri",datetime:"date-time",json_string:"json-string",regex:""},dD=new Map([[$$,ez],[_h,tz]]),P$=e10=>dD.get(e10)??e10,R$=(e10,t,r,a)=>{let n=r;n.type=
"string";let{minimum:i,maximum:s,format:o,patterns:l,contentEncoding:c,laxFormat:u}=Pe(e10);if(typeof i=="number"&&(n.minLength=i),typeof s=="number"&&(n.maxLength=
s),o&&(n.format=fD[o]??o,n.format===""&&delete n.format,(o==="time"||u)&&delete n.format),c&&(n.contentEncoding=c),l&&l.size>0){let p=[...l].map(P$);p.length===
1?n.pattern=p[0].source:p.length>1&&(n.allOf=[...p.map(f=>({...t.target==="draft-07"||t.target==="draft-04"||t.target==="openapi-3.0"?{type:"string"}:{},pattern:f.
source}))])}},L$=(e10,t,r,a)=>{let n=r,{minimum:i,maximum:s,multipleOf:o,exclusiveMaximum:l,exclusiveMinimum:c,isInt:u}=Pe(e10);n.type=u?"integer":"number";let p=typeof c==
"number"&&c>=(i??Number.NEGATIVE_INFINITY),f=typeof l=="number"&&l<=(s??Number.POSITIVE_INFINITY),d=t.target==="draft-04"||t.target==="openapi-3.0";if(p?d?(n.minimum=
c,n.exclusiveMinimum=true):n.exclusiveMinimum=c:typeof i=="number"&&(n.minimum=i),f?d?(n.maximum=l,n.exclusiveMaximum=true):n.exclusiveMaximum=l:typeof s=="numb\
er"&&(n.maximum=s),o){let g=new Set;for(let x of o)Number.isFinite(x)&&x!==0?g.add(Math.abs(x)):Le(e10,t,n,a,`A multipleOf divisor of ${x} cannot be represented\
 in JSON Schema`);let[m,...w]=g;m!==void 0&&(n.multipleOf=m),w.length&&(n.allOf=[...n.allOf??[],...w.map(x=>({multipleOf:x}))])}},z$=(e10,t,r,a)=>{r.type="boole\
an"},F$=(e10,t,r,a)=>{Le(e10,t,r,a,"BigInt cannot be represented in JSON Schema")},hD=(e10,t,r,a)=>{Le(e10,t,r,a,"Symbols cannot be represented in JSON Schema")},
D$=(e10,t,r,a)=>{t.target==="openapi-3.0"?(r.type="string",r.nullable=true,r.enum=[null]):r.type="null"},B$=(e10,t,r,a)=>{Le(e10,t,r,a,"Undefined cannot be repr\
esented in JSON Schema")},mD=(e10,t,r,a)=>{Le(e10,t,r,a,"Void cannot be represented in JSON Schema")},U$=(e10,t,r,a)=>{r.not={}},q$=(e10,t,r,a)=>{},W$=(e10,t,r,a)=>{},
G$=(e10,t,r,a)=>{Le(e10,t,r,a,"Date cannot be represented in JSON Schema")},H$=(e10,t,r,a)=>{let n=e10._zod.def,i=ec(n.entries);if(i.length===0){r.not={};return}
i.every(s=>typeof s=="number")&&(r.type="number"),i.every(s=>typeof s=="string")&&(r.type="string"),r.enum=i},V$=(e10,t,r,a)=>{let n=e10._zod.def;if(n.values.length===
0){r.not={};return}let i=[];for(let s of n.values)if(s===void 0){if(Le(e10,t,r,a,"Literal `undefined` cannot be represented in JSON Schema"))return}else if(typeof s==
"bigint"){if(Le(e10,t,r,a,"BigInt literals cannot be represented in JSON Schema"))return;i.push(Number(s))}else i.push(s);if(i.length!==0)if(i.length===1){let s=i[0];
r.type=s===null?"null":typeof s,t.target==="draft-04"||t.target==="openapi-3.0"?r.enum=[s]:r.const=s}else i.every(s=>typeof s=="number")&&(r.type="number"),i.every(
s=>typeof s=="string")&&(r.type="string"),i.every(s=>typeof s=="boolean")&&(r.type="boolean"),i.every(s=>s===null)&&(r.type="null"),r.enum=i},gD=(e10,t,r,a)=>{Le(
e10,t,r,a,"NaN cannot be represented in JSON Schema")},bD=(e10,t,r,a)=>{let n=r,i=e10._zod.pattern;if(!i)throw new Error("Pattern not found in template literal");
n.type="string",n.pattern=i.source},_D=(e10,t,r,a)=>{let n=r;n.type="string",n.format="binary",n.contentEncoding="binary";let{minimum:i,maximum:s,mime:o}=Pe(e10);
i!==void 0&&(n.minLength=i),s!==void 0&&(n.maxLength=s),o&&(o.length===0?n.not={}:o.length===1?n.contentMediaType=o[0]:n.anyOf=o.map(l=>({contentMediaType:l})))},
yD=(e10,t,r,a)=>{r.type="boolean"},J$=(e10,t,r,a)=>{Le(e10,t,r,a,"Custom types cannot be represented in JSON Schema")},vD=(e10,t,r,a)=>{Le(e10,t,r,a,"Function t\
ypes cannot be represented in JSON Schema")},K$=(e10,t,r,a)=>{Le(e10,t,r,a,"Transforms cannot be represented in JSON Schema")},wD=(e10,t,r,a)=>{Le(e10,t,r,a,"Ma\
p cannot be represented in JSON Schema")},$D=(e10,t,r,a)=>{Le(e10,t,r,a,"Set cannot be represented in JSON Schema")},Z$=(e10,t,r,a)=>{let n=r,i=e10._zod.def,{minimum:s,
maximum:o}=Pe(e10);typeof s=="number"&&(n.minItems=s),typeof o=="number"&&(n.maxItems=o),n.type="array",n.items=ce(i.element,t,{...a,path:[...a.path,"items"]})};
function is(e10){let t=e10._zod.def;return t.type==="pipe"&&t.in._zod.traits.has("$ZodTransform")?is(t.out):t.type==="catch"?is(t.innerType):e10._zod.optin}var Y$=(e10,t,r,a)=>{
let n=r,i=e10._zod.def,s=i.shape;if(Object.getOwnPropertySymbols(s).length&&Le(e10,t,n,a,"Symbol keys cannot be represented in JSON Schema"))return;n.type="obje\
ct",n.properties={};for(let l in s)Nt(n.properties,l,ce(s[l],t,{...a,path:[...a.path,"properties",l]}));let o=[];for(let l of Object.keys(s)){let c=i.shape[l];(t.
io==="input"?is(c)===void 0:c._zod.optout===void 0)&&o.push(l)}o.length>0&&(n.required=o),i.catchall?._zod.def.type==="never"?n.additionalProperties=false:i.catchall?
i.catchall&&(n.additionalProperties=ce(i.catchall,t,{...a,path:[...a.path,"additionalProperties"]})):t.io==="output"&&(n.additionalProperties=false)},X$=(e10,t,r,a)=>{
let n=e10._zod.def,i=n.inclusive===false,s=n.options.map((o,l)=>ce(o,t,{...a,path:[...a.path,i?"oneOf":"anyOf",l]}));i?r.oneOf=s:r.anyOf=s},Q$=(e10,t,r,a)=>{let n=e10.
_zod.def,i=ce(n.left,t,{...a,path:[...a.path,"allOf",0]}),s=ce(n.right,t,{...a,path:[...a.path,"allOf",1]}),o=c=>"allOf"in c&&Object.keys(c).length===1,l=[...o(
i)?i.allOf:[i],...o(s)?s.allOf:[s]];r.allOf=l,t.intersections.push(l)},ek=(e10,t,r,a)=>{let n=r,i=e10._zod.def;n.type="array";let s=t.target==="draft-2020-12"?"\
prefixItems":"items",o=t.target==="draft-2020-12"||t.target==="openapi-3.0"?"items":"additionalItems",l=i.items.map((m,w)=>ce(m,t,{...a,path:[...a.path,s,w]})),
c=i.rest?ce(i.rest,t,{...a,path:[...a.path,o,...t.target==="openapi-3.0"?[i.items.length]:[]]}):null,u=i.items.length;for(;u>0;){let m=i.items[u-1];if(!(t.io===
"input"?is(m)!==void 0:m._zod.optout==="optional"))break;u--}let p=i.items.length,f=!i.rest;t.target==="draft-2020-12"?(n.prefixItems=l,f?n.items=false:c&&(n.items=
c),u>0&&(n.minItems=u),f&&(n.maxItems=p)):t.target==="openapi-3.0"?(n.items={anyOf:l},c&&n.items.anyOf.push(c),u>0&&(n.minItems=u),f&&(n.maxItems=p)):(n.items=l,
f?n.additionalItems=false:c&&(n.additionalItems=c),u>0&&(n.minItems=u),f&&(n.maxItems=p));let{minimum:d,maximum:g}=Pe(e10);typeof d=="number"&&(n.minItems=d),typeof g==
"number"&&(n.maxItems=g)};function rh(e10,t,r){if(t.$ref){if(r.has(t))return t;r.add(t);let g=e10.get(t)?.def;if(!g)return t;let m=rh(e10,g,r);return m===g?t:m}
for(let g of["anyOf","oneOf"]){let m=t[g];if(!Array.isArray(m))continue;let w=m.map(x=>rh(e10,x,r));w.some((x,h)=>x!==m[h])&&(t={...t,[g]:w})}let a=Array.isArray(
t.type)?t.type:[t.type],n=!a.includes("string")&&a.some(g=>g==="number"||g==="integer"),i=t.enum??(t.const!==void 0?[t.const]:void 0);if(!n&&!i?.some(g=>typeof g==
"number"))return t;let{minimum:s,maximum:o,exclusiveMinimum:l,exclusiveMaximum:c,multipleOf:u,format:p,id:f,...d}=t;return d.enum?d.enum=d.enum.map(g=>typeof g==
"number"?String(g):g):typeof d.const=="number"&&(d.const=String(d.const)),n&&(d.type="string",i||(d.pattern=(a.includes("number")?ph:uz).source)),d}var ah=new WeakMap;
function kD(e10){let t=new Map;for(let a of e10.seen.values())a.def&&!t.has(a.schema)&&t.set(a.schema,a);let r=new Map;for(let a of ah.get(e10)??[]){let n=e10.seen.
get(a),i=(n?.def??n?.schema)?.propertyNames;if(!i||i===true||r.has(i))continue;let s=rh(t,i,new Set);s!==i&&r.set(i,s)}if(r.size)for(let a of e10.seen.values())
for(let n of[a.schema,a.def]){let i=n&&r.get(n.propertyNames);i&&(n.propertyNames=i)}}var tk=(e10,t,r,a)=>{let n=r,i=e10._zod.def;n.type="object";let s=i.keyType,
o=Pe(s).patterns;if(i.mode==="loose"&&o&&o.size>0){let u=ce(i.valueType,t,{...a,path:[...a.path,"patternProperties","*"]});n.patternProperties={};for(let p of o)
Nt(n.patternProperties,P$(p).source,u)}else{if(t.target==="draft-07"||t.target==="draft-2020-12"){n.propertyNames=ce(i.keyType,t,{...a,path:[...a.path,"property\
Names"]});let u=ah.get(t);u||(u=[],ah.set(t,u),t.deferred.push(()=>kD(t))),u.push(e10)}n.additionalProperties=ce(i.valueType,t,{...a,path:[...a.path,"additional\
Properties"]})}let l=s._zod.values,c=t.io==="input"&&is(i.valueType)!==void 0;if(l&&!i.partial&&!c){let u=[...l].filter(p=>typeof p=="string"||typeof p=="number");
u.length>0&&(n.required=u.map(String))}},rk=(e10,t,r,a)=>{let n=e10._zod.def,i=ce(n.innerType,t,a),s=t.seen.get(e10);t.target==="openapi-3.0"?(s.ref=n.innerType,
r.nullable=true):r.anyOf=[i,{type:"null"}]},ak=(e10,t,r,a)=>{let n=e10._zod.def;ce(n.innerType,t,a);let i=t.seen.get(e10);i.ref=n.innerType},yh=Symbol();function nk(e10,t,r,a,n){
let i=false,s=JSON.stringify(e10,(o,l)=>typeof l!="bigint"?l:(i=true,null));return i?(Le(t,r,a,n,"BigInt defaults cannot be represented in JSON Schema"),yh):JSON.
parse(s)}var ik=(e10,t,r,a)=>{let n=e10._zod.def;ce(n.innerType,t,a);let i=t.seen.get(e10);i.ref=n.innerType;let s=nk(n.defaultValue,e10,t,r,a);s!==yh&&(r.default=
s)},sk=(e10,t,r,a)=>{let n=e10._zod.def;ce(n.innerType,t,a);let i=t.seen.get(e10);if(i.ref=n.innerType,t.io!=="input")return;let s=nk(n.defaultValue,e10,t,r,a);
s!==yh&&(r._prefault=s)},ok=(e10,t,r,a)=>{let n=e10._zod.def;ce(n.innerType,t,a);let i=t.seen.get(e10);i.ref=n.innerType;let s;try{s=n.catchValue(void 0)}catch{
Le(e10,t,r,a,"Dynamic catch values are not supported in JSON Schema");return}r.default=s},lk=(e10,t,r,a)=>{let n=e10._zod.def,i=n.in._zod.traits.has("$ZodTransf\
orm"),s=t.io==="input"?i?n.out:n.in:n.out;ce(s,t,a);let o=t.seen.get(e10);o.ref=s},ck=(e10,t,r,a)=>{let n=e10._zod.def;ce(n.innerType,t,a);let i=t.seen.get(e10);
i.ref=n.innerType,r.readOnly=true},xD=(e10,t,r,a)=>{let n=e10._zod.def;ce(n.innerType,t,a);let i=t.seen.get(e10);i.ref=n.innerType},vh=(e10,t,r,a)=>{let n=e10._zod.
def;ce(n.innerType,t,a);let i=t.seen.get(e10);i.ref=n.innerType},uk=(e10,t,r,a)=>{let n=e10._zod.innerType;ce(n,t,a);let i=t.seen.get(e10);i.ref=n},Fw={string:R$,
number:L$,boolean:z$,bigint:F$,symbol:hD,null:D$,undefined:B$,void:mD,never:U$,any:q$,unknown:W$,date:G$,enum:H$,literal:V$,nan:gD,template_literal:bD,file:_D,success:yD,
custom:J$,function:vD,transform:K$,map:wD,set:$D,array:Z$,object:Y$,union:X$,intersection:Q$,tuple:ek,record:tk,nullable:rk,nonoptional:ak,default:ik,prefault:sk,
catch:ok,pipe:lk,readonly:ck,promise:xD,optional:vh,lazy:uk};function SD(e10,t){if("_idmap"in e10){let a=e10,n=oc({...t,processors:Fw}),i={};for(let l of a._idmap.
entries()){let[c,u]=l;ce(u,n)}let s={},o={registry:a,uri:t?.uri,defs:i};n.external=o;for(let l of a._idmap.entries()){let[c,u]=l;lc(n,u),Nt(s,c,cc(n,u))}if(Object.
keys(i).length>0){let l=n.target==="draft-2020-12"?"$defs":"definitions";s.__shared={[l]:i}}return{schemas:s}}let r=oc({...t,processors:Fw});return ce(e10,r),lc(
r,e10),cc(r,e10)}var OD=class extends Error{constructor(){super("Cannot parse a reference cycle that closes through a transform"),this.name="ZodCyclicError"}},nh="\
~memo",Dw=[];function pk(e10){return e10!==null&&typeof e10=="object"}function Zd(e10){return e10.map(t=>t.path?{...t,path:t.path.slice()}:{...t})}var fk=new WeakMap,
rs=0,Xl=1,ns=2;function Ql(e10,t,r){let a=fk.get(e10);if(a!==void 0)return a?ns:rs;if(t.has(e10))return ns;t.add(e10);let n=rs,i=u=>{if(n!==ns&&u?._zod){let p=Ql(
u,t,r);p>n&&(n=p)}},s=(u,p)=>{let f=rs;for(let d of Reflect.ownKeys(u)){let g=Object.getOwnPropertyDescriptor(u,d);if(p&&!g.enumerable)continue;let m=g.get?Xl:g.
value?._zod?Ql(g.value,t,r):rs;m>f&&(f=m)}return f},o=u=>{u>n&&(n=u)},l=e10._zod.def;switch(l.type){case"object":{let u=mc(l);o(u?s(u,true):Xl),i(l.catchall);break}case"\
array":i(l.element);break;case"tuple":for(let u of l.items)i(u);i(l.rest);break;case"record":case"map":i(l.keyType),i(l.valueType);break;case"set":i(l.valueType);
break;case"union":for(let u of l.options)i(u);break;case"intersection":i(l.left),i(l.right);break;case"optional":case"nullable":case"default":case"prefault":case"\
catch":case"readonly":case"nonoptional":case"promise":case"success":i(l.innerType);break;case"pipe":i(l.in),i(l.out);break;case"function":i(l.input),i(l.output);
break;case"lazy":{let u=l._cachedInner??(r?e10._zod.innerType:void 0);o(u?Ql(u,t,false):Xl);break}case"template_literal":case"string":case"number":case"int":case"\
boolean":case"bigint":case"symbol":case"undefined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"literal":case"\
file":case"transform":case"custom":break;default:for(let u in l){let p=Object.getOwnPropertyDescriptor(l,u);if(!p||p.get)continue;let f=p.value;if(!(!f||typeof f!=
"object")){if(f._zod)i(f);else if(Array.isArray(f))for(let d of f)i(d)}}}return t.delete(e10),ED(e10,n)}function ED(e10,t){return t!==Xl&&fk.set(e10,t===ns),t}function TD(e10,t){
let r=e10.buckets.get(t);return r||(r=new WeakMap,e10.buckets.set(t,r)),r}var Jl,Kl=[],AD={alloc(e10,t,r){let a=Jl;if(!a)return r;Jl=void 0;let n={value:r,issues:null};
return a.set(t.value,n),Kl.push(n),r},guard(e10){var t;(t=e10._zod).deferred??(t.deferred=[]),e10._zod.deferred.push(()=>{let r=e10._zod.parse,a=(n,i)=>{if(i.direction!==
"backward"&&ID(i,n.value))throw new OD;return r(n,i)};e10._zod.parse=a,e10._zod.run===r&&(e10._zod.run=a)})},attach(e10){var t;let r,a=false,n,i;(t=e10._zod).deferred??
(t.deferred=[]),e10._zod.deferred.push(()=>{let s=e10._zod.parse,o=(l,c)=>{if(r===void 0){let x=Ql(e10,new Set,false);if(x===rs)return e10._zod.parse=s,e10._zod.
run===o&&(e10._zod.run=s),s(l,c);x===ns||a?r=true:a=true}let u=l.value;if(!pk(u))return s(l,c);let p=c[nh];p||(p={buckets:new WeakMap,backEdges:void 0},c[nh]=p);
let f;n===c?f=i:(f=TD(p,e10),n=c,i=f);let d=f.get(u);if(d)return l.value=d.value,d.issues?d.issues.length&&l.issues.push(...Zd(d.issues)):(l.memo=true,p.backEdges??
(p.backEdges=new WeakSet),p.backEdges.add(d.value)),l;Jl=f;let g=Kl.length,m=s(l,c);Jl=void 0;let w=Kl.length>g?Kl.pop():void 0;return m instanceof Promise?m.then(
x=>(w&&(w.issues=x.issues.length?Zd(x.issues):Dw),x)):(w&&(w.issues=m.issues.length?Zd(m.issues):Dw),m)};e10._zod.parse=o,e10._zod.run===s&&(e10._zod.run=o)})}};
function ND(){return AD}function ID(e10,t){let r=e10[nh]?.backEdges;return r!==void 0&&pk(t)&&r.has(t)}var jD=()=>{let e10={string:{unit:"characters",verb:"to h\
ave"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},set:{unit:"items",verb:"to have"},map:{unit:"entries",verb:"to have"}};function t(i){
return e10[i]??null}let r={regex:"input",email:"email address",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"\
cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"\
IPv6 address",mac:"MAC address",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64url-encoded string",json_string:"JSON st\
ring",e164:"E.164 number",currency_code:"currency code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"input"},a={nan:"NaN"};function n(i,s){
return i==="number"&&typeof s=="number"&&!Number.isFinite(s)?String(s):a[i]??i}return i=>{switch(i.code){case"invalid_type":{let s=n(i.expected),o=i$(i.input),l=n(
o,i.input);return`Invalid input: expected ${s}, received ${l}`}case"invalid_value":return i.values.length===1?`Invalid input: expected ${ch(i.values[0])}`:`Inva\
lid option: expected one of ${Yd(i.values,"|")}`;case"too_big":{let s=i.exact?"exactly ":i.inclusive?"<=":"<",o=t(i.origin);return o?`Too big: expected ${i.origin??
"value"} to have ${s}${i.maximum.toString()} ${o.unit??"elements"}`:`Too big: expected ${i.origin??"value"} to be ${s}${i.maximum.toString()}`}case"too_small":{
let s=i.exact?"exactly ":i.inclusive?">=":">",o=t(i.origin);return o?`Too small: expected ${i.origin} to have ${s}${i.minimum.toString()} ${o.unit}`:`Too small:\
 expected ${i.origin} to be ${s}${i.minimum.toString()}`}case"invalid_format":{let s=i;return s.format==="starts_with"?`Invalid string: must start with "${s.prefix}\
"`:s.format==="ends_with"?`Invalid string: must end with "${s.suffix}"`:s.format==="includes"?`Invalid string: must include "${s.includes}"`:s.format==="regex"?
`Invalid string: must match pattern ${s.pattern}`:`Invalid ${r[s.format]??i.format}`}case"not_multiple_of":return`Invalid number: must be a multiple of ${i.divisor}`;case"\
unrecognized_keys":return`Unrecognized key${i.keys.length>1?"s":""}: ${Yd(i.keys,", ")}`;case"invalid_key":return`Invalid key in ${i.origin}`;case"invalid_union":
return i.options&&Array.isArray(i.options)&&i.options.length>0?`Invalid discriminator value. Expected ${i.options.map(s=>`'${s}'`).join(" | ")}`:i.inclusive===false?
"Invalid input: more than one option matched":"Invalid input";case"invalid_element":return`Invalid value in ${i.origin}`;default:return"Invalid input"}}};function CD(){
return{localeError:jD()}}function wc(e10){return e10.checks&&(e10.checks=[...e10.checks]),e10}function MD(e10,t){return new e10(wc({type:"string",...z(t)}))}function wh(e10,t){
return new e10(wc({type:"string",coerce:true,...z(t)}))}function dk(e10,t){return new e10({type:"string",format:"email",check:"string_format",abort:false,...z(t)})}
function PD(e10,t){return new e10({type:"string",format:"guid",check:"string_format",abort:false,...z(t)})}function RD(e10,t){return new e10({type:"string",format:"\
uuid",check:"string_format",abort:false,...z(t)})}function LD(e10,t){return new e10({type:"string",format:"uuid",check:"string_format",abort:false,version:"v4",
...z(t)})}function zD(e10,t){return new e10({type:"string",format:"uuid",check:"string_format",abort:false,version:"v6",...z(t)})}function FD(e10,t){return new e10(
{type:"string",format:"uuid",check:"string_format",abort:false,version:"v7",...z(t)})}function hk(e10,t){return new e10({type:"string",format:"url",check:"strin\
g_format",abort:false,...z(t)})}function DD(e10,t){return new e10({type:"string",format:"emoji",check:"string_format",abort:false,...z(t)})}function BD(e10,t){return new e10(
{type:"string",format:"nanoid",check:"string_format",abort:false,...z(t)})}function UD(e10,t){return new e10({type:"string",format:"cuid",check:"string_format",
abort:false,...z(t)})}function qD(e10,t){return new e10({type:"string",format:"cuid2",check:"string_format",abort:false,...z(t)})}function WD(e10,t){return new e10(
{type:"string",format:"ulid",check:"string_format",abort:false,...z(t)})}function GD(e10,t){return new e10({type:"string",format:"xid",check:"string_format",abort:false,
...z(t)})}function HD(e10,t){return new e10({type:"string",format:"ksuid",check:"string_format",abort:false,...z(t)})}function VD(e10,t){return new e10({type:"s\
tring",format:"ipv4",check:"string_format",abort:false,...z(t)})}function JD(e10,t){return new e10({type:"string",format:"ipv6",check:"string_format",abort:false,
...z(t)})}function KD(e10,t){return new e10({type:"string",format:"cidrv4",check:"string_format",abort:false,...z(t)})}function ZD(e10,t){return new e10({type:"\
string",format:"cidrv6",check:"string_format",abort:false,...z(t)})}function mk(e10,t){return new e10({type:"string",format:"base64",check:"string_format",abort:false,
...z(t)})}function YD(e10,t){return new e10({type:"string",format:"base64url",check:"string_format",abort:false,...z(t)})}function XD(e10,t){return new e10({type:"\
string",format:"e164",check:"string_format",abort:false,...z(t)})}function QD(e10,t){return new e10({type:"string",format:"jwt",check:"string_format",abort:false,
...z(t)})}function $c(e10,t){return new e10({type:"string",format:"datetime",check:"string_format",offset:false,local:false,precision:null,...z(t)})}function kc(e10,t){
return new e10({type:"string",format:"date",check:"string_format",...z(t)})}function xc(e10,t){return new e10({type:"string",format:"time",check:"string_format",
precision:null,...z(t)})}function Sc(e10,t){return new e10({type:"string",format:"duration",check:"string_format",...z(t)})}function e4(e10,t){return new e10(wc(
{type:"number",checks:[],...z(t)}))}function $h(e10,t){return new e10(wc({type:"number",coerce:true,checks:[],...z(t)}))}function t4(e10,t){return new e10({type:"\
number",check:"number_format",abort:false,format:"safeint",...z(t)})}function r4(e10,t){return new e10({type:"boolean",...z(t)})}function kh(e10,t){return new e10(
{type:"boolean",coerce:true,...z(t)})}function xh(e10,t){return new e10({type:"bigint",coerce:true,...z(t)})}function a4(e10,t){return new e10({type:"undefined",
...z(t)})}function n4(e10,t){return new e10({type:"null",...z(t)})}function i4(e10){return new e10({type:"any"})}function s4(e10){return new e10({type:"unknown"})}
function o4(e10,t){return new e10({type:"never",...z(t)})}function Sh(e10,t){return new e10({type:"date",coerce:true,...z(t)})}function pc(e10,t){return new f$(
{check:"less_than",...z(t),value:e10,inclusive:false})}function _a(e10,t){return new f$({check:"less_than",...z(t),value:e10,inclusive:true})}function fc(e10,t){
return new d$({check:"greater_than",...z(t),value:e10,inclusive:false})}function ya(e10,t){return new d$({check:"greater_than",...z(t),value:e10,inclusive:true})}
function ih(e10,t){return new gz({check:"multiple_of",...z(t),value:e10})}function gk(e10,t){return new _z({check:"max_length",...z(t),maximum:e10})}function dc(e10,t){
return new yz({check:"min_length",...z(t),minimum:e10})}function bk(e10,t){return new vz({check:"length_equals",...z(t),length:e10})}function l4(e10,t){return new wz(
{check:"string_format",format:"regex",...z(t),pattern:e10})}function c4(e10){return new $z({check:"string_format",format:"lowercase",...z(e10)})}function u4(e10){
return new kz({check:"string_format",format:"uppercase",...z(e10)})}function p4(e10,t){return new xz({check:"string_format",format:"includes",...z(t),includes:e10})}
function f4(e10,t){return new Sz({check:"string_format",format:"starts_with",...z(t),prefix:e10})}function d4(e10,t){return new Oz({check:"string_format",format:"\
ends_with",...z(t),suffix:e10})}function Sn(e10){return new Ez({check:"overwrite",tx:e10})}function h4(e10){return Sn(t=>t.normalize(e10))}function m4(){return Sn(
e10=>e10.trim())}function g4(){return Sn(e10=>e10.toLowerCase())}function b4(){return Sn(e10=>e10.toUpperCase())}function _4(){return Sn(e10=>Xw(e10))}function y4(e10,t,r){
return new e10({type:"array",element:t,...z(r)})}function v4(e10,t,r){return new e10({type:"custom",check:"custom",fn:t,...z(r)})}function w4(e10,t){let r=$4(a=>(a.
addIssue=n=>{if(typeof n=="string")a.issues.push(ac(n,a.value,r._zod.def));else{let i=n;i.fatal&&(i.continue=false),i.code??(i.code="custom"),"input"in i||(i.input=
a.value),i.inst??(i.inst=r),i.continue??(i.continue=!r._zod.def.abort),a.issues.push(ac(i))}},e10(a.value,a)),t);return r}function $4(e10,t){let r=new Qe({check:"\
custom",...z(t)});return r._zod.check=e10,r}var Bw=new WeakSet([Object.prototype,Error.prototype]);function Zl(e10,t,r){Object.defineProperty(e10,t,{configurable:true,
enumerable:false,get(){let a=r(this);return Object.defineProperty(this,t,{value:a,configurable:true,writable:true}),a},set(a){Object.defineProperty(this,t,{value:a,
configurable:true,writable:true})}})}var k4=(e10,t)=>{jz.init(e10,t),e10.name="ZodError";let r=Object.getPrototypeOf(e10);Bw.has(r)||(Bw.add(r),Zl(r,"format",a=>n=>Pz(
a,n)),Zl(r,"flatten",a=>n=>Mz(a,n)),Zl(r,"addIssue",a=>n=>{a.issues.push(n),a.message=JSON.stringify(a.issues,tc,2)}),Zl(r,"addIssues",a=>n=>{a.issues.push(...n),
a.message=JSON.stringify(a.issues,tc,2)}),Object.defineProperty(r,"isEmpty",{configurable:true,enumerable:false,get(){return this.issues.length===0}}))},_t=S("Z\
odError",k4,void 0,{Parent:Error}),x4=dh(_t),S4=hh(_t),_k=mh(_t),O4=gh(_t),E4=Uz(_t),T4=qz(_t),A4=Wz(_t),N4=Gz(_t),I4=Hz(_t),j4=Vz(_t),C4=Jz(_t),M4=Kz(_t);function P4(){
bt.localeError||Wt(CD())}function ls(){bt.memoizer||Wt({memoizer:ND()})}var ae=S("ZodType",(e10,t)=>(P4(),ee.init(e10,t),e10.def=t,e10.type=t.type,e10),{check(...e10){
let t=this.def;return this.clone(G.mergeDefs(t,{checks:[...t.checks??[],...e10.map(r=>typeof r=="function"?{_zod:{check:r,def:{check:"custom"},onattach:[]}}:r)]}),
{parent:true})},with(...e10){return this.check(...e10)},clone(e10,t){return mr(this,e10,t)},brand(){return this},register(e10,t){return e10.add(this,t),this},refine(e10,t){
return this.check(kB(e10,t))},superRefine(e10,t){return this.check(xB(e10,t))},overwrite(e10){return this.check(Sn(e10))},optional(){return oh(this)},exactOptional(){
return Nc(this)},nullable(){return qw(this)},nullish(){return oh(qw(this))},nonoptional(e10){return mB(this,e10)},array(){return P(this)},or(e10){return Y([this,
e10])},and(e10){return Ok(this,e10)},transform(e10){return Ww(this,Ek(e10))},default(e10){return dB(this,e10)},prefault(e10){return hB(this,e10)},catch(e10){return bB(
this,e10)},pipe(e10){return Ww(this,e10)},readonly(){return vB(this)},describe(e10){let t=this.clone();return wn.add(t,{description:e10}),t},meta(...e10){if(e10.
length===0)return wn.get(this);let t=this.clone();return wn.add(t,e10[0]),t},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(
null).success},apply(e10,...t){return t.length===0?e10(this):e10(this,...t)},get"~standard"(){return G.hide(this,"~standard",{...b$(this),jsonSchema:{input:uc(this,
"input"),output:uc(this,"output")}})},set"~standard"(e10){G.own(this,"~standard",e10)},parse:function e(t,r){return x4(this,t,r,{callee:e})},parseAsync:async function e2(t,r){
return await S4(this,t,r,{callee:e2})},safeParse(e10,t){return _k(this,e10,t)},async safeParseAsync(e10,t){return O4(this,e10,t)},get spa(){return this?.safeParseAsync},
set spa(e10){G.own(this,"spa",e10)},validate(e10,t){return Fz(this,e10,t)},validateAsync(e10,t){return Bz(this,e10,t)},encode:function e3(t,r){return E4(this,t,
r,{callee:e3})},decode:function e5(t,r){return T4(this,t,r,{callee:e5})},encodeAsync:async function e6(t,r){return await A4(this,t,r,{callee:e6})},decodeAsync:async function e7(t,r){
return await N4(this,t,r,{callee:e7})},safeEncode(e10,t){return I4(this,e10,t)},safeDecode(e10,t){return j4(this,e10,t)},async safeEncodeAsync(e10,t){return C4(
this,e10,t)},async safeDecodeAsync(e10,t){return M4(this,e10,t)},toJSONSchema(e10){return uD(this,{})(e10)},get description(){return wn.get(this)?.description},
get _def(){return this._zod.def}}),yk=S("_ZodString",(e10,t)=>{bh.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>R$(e10,r,a,n)},G.derived({format:e10=>Pe(
e10).format??null,minLength:e10=>Pe(e10).minimum??null,maxLength:e10=>Pe(e10).maximum??null},{regex(...e10){return this.check(l4(...e10))},includes(...e10){return this.
check(p4(...e10))},startsWith(...e10){return this.check(f4(...e10))},endsWith(...e10){return this.check(d4(...e10))},min(...e10){return this.check(dc(...e10))},
max(...e10){return this.check(gk(...e10))},length(...e10){return this.check(bk(...e10))},nonempty(...e10){return this.check(dc(1,...e10))},lowercase(e10){return this.
check(c4(e10))},uppercase(e10){return this.check(u4(e10))},trim(){return this.check(m4())},normalize(...e10){return this.check(h4(...e10))},toLowerCase(){return this.
check(g4())},toUpperCase(){return this.check(b4())},slugify(){return this.check(_4())}})),Oc=S("ZodString",(e10,t)=>{bh.init(e10,t),yk.init(e10,t)},{email(e10){
return this.check(dk(vk,e10))},url(e10){return this.check(hk(wk,e10))},jwt(e10){return this.check(QD(Q4,e10))},emoji(e10){return this.check(DD(F4,e10))},guid(e10){
return this.check(PD(L4,e10))},uuid(e10){return this.check(RD(Yl,e10))},uuidv4(e10){return this.check(LD(Yl,e10))},uuidv6(e10){return this.check(zD(Yl,e10))},uuidv7(e10){
return this.check(FD(Yl,e10))},nanoid(e10){return this.check(BD(D4,e10))},cuid(e10){return this.check(UD(B4,e10))},cuid2(e10){return this.check(qD(U4,e10))},ulid(e10){
return this.check(WD(q4,e10))},base64(e10){return this.check(mk($k,e10))},base64url(e10){return this.check(YD(Y4,e10))},xid(e10){return this.check(GD(W4,e10))},
ksuid(e10){return this.check(HD(G4,e10))},ipv4(e10){return this.check(VD(H4,e10))},ipv6(e10){return this.check(JD(V4,e10))},cidrv4(e10){return this.check(KD(J4,
e10))},cidrv6(e10){return this.check(ZD(K4,e10))},e164(e10){return this.check(XD(X4,e10))},datetime(e10){return this.check($c(cs,e10))},date(e10){return this.check(
kc(us,e10))},time(e10){return this.check(xc(ps,e10))},duration(e10){return this.check(Sc(fs,e10))}});function $(e10){return MD(Oc,e10)}var ye=S("ZodStringFormat",
(e10,t)=>{de.init(e10,t),yk.init(e10,t)}),cs=S("ZodISODateTime",(e10,t)=>{hF.init(e10,t),ye.init(e10,t)}),us=S("ZodISODate",(e10,t)=>{mF.init(e10,t),ye.init(e10,
t)}),ps=S("ZodISOTime",(e10,t)=>{gF.init(e10,t),ye.init(e10,t)}),fs=S("ZodISODuration",(e10,t)=>{bF.init(e10,t),ye.init(e10,t)}),vk=S("ZodEmail",(e10,t)=>{eF.init(
e10,t),ye.init(e10,t)});function R4(e10){return dk(vk,e10)}var L4=S("ZodGUID",(e10,t)=>{Xz.init(e10,t),ye.init(e10,t)}),Yl=S("ZodUUID",(e10,t)=>{Qz.init(e10,t),
ye.init(e10,t)}),wk=S("ZodURL",(e10,t)=>{sF.init(e10,t),ye.init(e10,t)});function z4(e10){return hk(wk,e10)}var F4=S("ZodEmoji",(e10,t)=>{oF.init(e10,t),ye.init(
e10,t)}),D4=S("ZodNanoID",(e10,t)=>{lF.init(e10,t),ye.init(e10,t)}),B4=S("ZodCUID",(e10,t)=>{cF.init(e10,t),ye.init(e10,t)}),U4=S("ZodCUID2",(e10,t)=>{uF.init(e10,
t),ye.init(e10,t)}),q4=S("ZodULID",(e10,t)=>{pF.init(e10,t),ye.init(e10,t)}),W4=S("ZodXID",(e10,t)=>{fF.init(e10,t),ye.init(e10,t)}),G4=S("ZodKSUID",(e10,t)=>{dF.
init(e10,t),ye.init(e10,t)}),H4=S("ZodIPv4",(e10,t)=>{_F.init(e10,t),ye.init(e10,t)}),V4=S("ZodIPv6",(e10,t)=>{vF.init(e10,t),ye.init(e10,t)}),J4=S("ZodCIDRv4",
(e10,t)=>{wF.init(e10,t),ye.init(e10,t)}),K4=S("ZodCIDRv6",(e10,t)=>{kF.init(e10,t),ye.init(e10,t)}),$k=S("ZodBase64",(e10,t)=>{xF.init(e10,t),ye.init(e10,t)});
function Z4(e10){return mk($k,e10)}var Y4=S("ZodBase64URL",(e10,t)=>{OF.init(e10,t),ye.init(e10,t)}),X4=S("ZodE164",(e10,t)=>{EF.init(e10,t),ye.init(e10,t)}),Q4=S(
"ZodJWT",(e10,t)=>{AF.init(e10,t),ye.init(e10,t)}),ds=S("ZodNumber",(e10,t)=>{k$.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>L$(e10,r,a,n),e10.
isFinite=true},G.derived({minValue:e10=>{let{minimum:t,exclusiveMinimum:r}=Pe(e10);return Math.max(t??Number.NEGATIVE_INFINITY,r??Number.NEGATIVE_INFINITY)},maxValue:e10=>{
let{maximum:t,exclusiveMaximum:r}=Pe(e10);return Math.min(t??Number.POSITIVE_INFINITY,r??Number.POSITIVE_INFINITY)},isInt:e10=>{let{isInt:t,multipleOf:r}=Pe(e10);
return!!t||!!r?.some(Number.isSafeInteger)},format:e10=>Pe(e10).format??null},{gt(e10,t){return this.check(fc(e10,t))},gte(e10,t){return this.check(ya(e10,t))},
min(e10,t){return this.check(ya(e10,t))},lt(e10,t){return this.check(pc(e10,t))},lte(e10,t){return this.check(_a(e10,t))},max(e10,t){return this.check(_a(e10,t))},
int(e10){return this.check(L(e10))},safe(e10){return this.check(L(e10))},positive(e10){return this.check(fc(0,e10))},nonnegative(e10){return this.check(ya(0,e10))},
negative(e10){return this.check(pc(0,e10))},nonpositive(e10){return this.check(_a(0,e10))},multipleOf(e10,t){return this.check(ih(e10,t))},step(e10,t){return this.
check(ih(e10,t))},finite(){return this}}));function $e(e10){return e4(ds,e10)}var eB=S("ZodNumberFormat",(e10,t)=>{NF.init(e10,t),ds.init(e10,t)});function L(e10){
return t4(eB,e10)}var Ec=S("ZodBoolean",(e10,t)=>{IF.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>z$(e10,r,a,n)});function H(e10){return r4(Ec,
e10)}var Oh=S("ZodBigInt",(e10,t)=>{jF.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>F$(e10,r,a,n)},G.derived({minValue:e10=>Pe(e10).minimum??null,
maxValue:e10=>Pe(e10).maximum??null,format:e10=>Pe(e10).format??null},{gte(e10,t){return this.check(ya(e10,t))},min(e10,t){return this.check(ya(e10,t))},gt(e10,t){
return this.check(fc(e10,t))},lt(e10,t){return this.check(pc(e10,t))},lte(e10,t){return this.check(_a(e10,t))},max(e10,t){return this.check(_a(e10,t))},positive(e10){
return this.check(fc(BigInt(0),e10))},negative(e10){return this.check(pc(BigInt(0),e10))},nonpositive(e10){return this.check(_a(BigInt(0),e10))},nonnegative(e10){
return this.check(ya(BigInt(0),e10))},multipleOf(e10,t){return this.check(ih(e10,t))}})),tB=S("ZodUndefined",(e10,t)=>{CF.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=
(r,a,n)=>B$(e10,r,a,n)});function hs(e10){return a4(tB,e10)}var rB=S("ZodNull",(e10,t)=>{MF.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>D$(e10,
r,a,n)});function On(e10){return n4(rB,e10)}var aB=S("ZodAny",(e10,t)=>{PF.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>q$(e10,r,a,n)});function nB(){
return i4(aB)}var iB=S("ZodUnknown",(e10,t)=>{RF.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>W$(e10,r,a,n)});function He(){return s4(iB)}var sB=S(
"ZodNever",(e10,t)=>{LF.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>U$(e10,r,a,n)});function kk(e10){return o4(sB,e10)}var Eh=S("ZodDate",(e10,t)=>{
zF.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>G$(e10,r,a,n),e10.min=(r,a)=>e10.check(ya(r,a)),e10.max=(r,a)=>e10.check(_a(r,a))},G.derived({
minDate:e10=>{let{minimum:t}=Pe(e10);return t?new Date(t):null},maxDate:e10=>{let{maximum:t}=Pe(e10);return t?new Date(t):null}},{})),xk=S("ZodArray",(e10,t)=>{
ls(),BF.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>Z$(e10,r,a,n),e10.element=t.element},{min(e10,t){return this.check(dc(e10,t))},nonempty(e10){
return this.check(dc(1,e10))},max(e10,t){return this.check(gk(e10,t))},length(e10,t){return this.check(bk(e10,t))},unwrap(){return this.element}});function P(e10,t){
return y4(xk,e10,t)}var Tc=S("ZodObject",(e10,t)=>{ls(),WF.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>Y$(e10,r,a,n),G.installLazyProp(e10,"s\
hape",r=>r._zod.def.shape,false)},{keyof(){return V(Object.keys(this._zod.def.shape))},catchall(e10){return this.clone(G.mergeDefs(this._zod.def,{catchall:e10}))},
passthrough(){return this.clone(G.mergeDefs(this._zod.def,{catchall:He()}))},loose(){return this.clone(G.mergeDefs(this._zod.def,{catchall:He()}))},strict(){return this.
clone(G.mergeDefs(this._zod.def,{catchall:kk()}))},strip(){return this.clone(G.mergeDefs(this._zod.def,{catchall:void 0}))},extend(e10){return G.extend(this,e10)},
safeExtend(e10){return G.safeExtend(this,e10)},merge(e10){return G.merge(this,e10)},pick(e10){return G.pick(this,e10)},omit(e10){return G.omit(this,e10)},partial(...e10){
return G.partial(Ac,this,e10[0])},exactPartial(...e10){return G.partial(Ah,this,e10[0],"exactPartial")},required(...e10){return G.required(Nk,this,e10[0])}});function N(e10,t){
let r={type:"object",shape:e10??{},...G.normalizeParams(t)};return new Tc(r)}function j(e10,t){return new Tc({type:"object",shape:e10,catchall:kk(),...G.normalizeParams(
t)})}function En(e10,t){return new Tc({type:"object",shape:e10,catchall:He(),...G.normalizeParams(t)})}var Th=S("ZodUnion",(e10,t)=>{O$.init(e10,t),ae.init(e10,
t),e10._zod.processJSONSchema=(r,a,n)=>X$(e10,r,a,n),e10.options=t.options});function Y(e10,t){return new Th({type:"union",options:e10,...G.normalizeParams(t)})}
var Sk=S("ZodDiscriminatedUnion",(e10,t)=>{Th.init(e10,t),HF.init(e10,t)});function oB(e10,t,r){return new Sk({type:"union",options:t,discriminator:e10,...G.normalizeParams(
r)})}var lB=S("ZodIntersection",(e10,t)=>{VF.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>Q$(e10,r,a,n)});function Ok(e10,t){return new lB({type:"\
intersection",left:e10,right:t})}var cB=S("ZodTuple",(e10,t)=>{ls(),JF.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>ek(e10,r,a,n)},{rest(e10){
return this.clone({...this._zod.def,rest:e10})},partial(){let e10=this._zod.def;if(e10.checks?.length)throw new Error(".partial() cannot be used on tuple schema\
s containing refinements");return this.clone({...e10,items:e10.items.map(t=>new Ac({type:"optional",innerType:t}))})}});function yt(e10,t,r){let a=t instanceof ee,
n=a?r:t,i=a?t:null;return new cB({type:"tuple",items:e10,rest:i,...G.normalizeParams(n)})}var Uw=S("ZodRecord",(e10,t)=>{ls(),KF.init(e10,t),ae.init(e10,t),e10.
_zod.processJSONSchema=(r,a,n)=>tk(e10,r,a,n),e10.keyType=t.keyType,e10.valueType=t.valueType});function Ie(e10,t,r){return!t||!t._zod?new Uw({type:"record",keyType:$(),
valueType:e10,...G.normalizeParams(t)}):new Uw({type:"record",keyType:e10,valueType:t,...G.normalizeParams(r)})}var sh=S("ZodEnum",(e10,t)=>{ZF.init(e10,t),ae.init(
e10,t),e10._zod.processJSONSchema=(a,n,i)=>H$(e10,a,n,i),e10.enum=t.entries,e10.options=[...e10._zod.values];let r=new Set(Object.keys(t.entries));e10.extract=(a,n)=>{
let i={};for(let s of a)if(r.has(s))i[s]=t.entries[s];else throw new Error(`Key ${s} not found in enum`);return new sh({...t,checks:[],...G.normalizeParams(n),entries:i})},
e10.exclude=(a,n)=>{let i={...t.entries};for(let s of a)if(r.has(s))delete i[s];else throw new Error(`Key ${s} not found in enum`);return new sh({...t,checks:[],
...G.normalizeParams(n),entries:i})}});function V(e10,t){let r=Array.isArray(e10)?Object.fromEntries(e10.map(a=>[a,a])):e10;return new sh({type:"enum",entries:r,
...G.normalizeParams(t)})}var uB=S("ZodLiteral",(e10,t)=>{YF.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>V$(e10,r,a,n),e10.values=new Set(t.values),
Object.defineProperty(e10,"value",{get(){if(t.values.length>1)throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");return t.
values[0]}})});function he(e10,t){return new uB({type:"literal",values:Array.isArray(e10)?e10:[e10],...G.normalizeParams(t)})}var pB=S("ZodTransform",(e10,t)=>{
ls(),XF.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>K$(e10,r,a,n),e10._zod.parse=(r,a)=>{if(a.direction==="backward")throw new Gw(e10.constructor.
name);r.addIssue=i=>{if(typeof i=="string")r.issues.push(G.issue(i,r.value,t));else{let s=i;s.fatal&&(s.continue=false),s.code??(s.code="custom"),"input"in s||(s.
input=r.value),s.inst??(s.inst=e10),r.issues.push(G.issue(s))}};let n=t.transform(r.value,r);return n instanceof Promise?n.then(i=>(r.value=i,r)):(r.value=n,r)}});
function Ek(e10){return new pB({type:"transform",transform:e10})}var Ac=S("ZodOptional",(e10,t)=>{E$.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>vh(
e10,r,a,n),e10.unwrap=()=>e10._zod.def.innerType});function oh(e10){return new Ac({type:"optional",innerType:e10})}var Ah=S("ZodExactOptional",(e10,t)=>{QF.init(
e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>vh(e10,r,a,n),e10.unwrap=()=>e10._zod.def.innerType});function Nc(e10){return new Ah({type:"optional",
innerType:e10})}var fB=S("ZodNullable",(e10,t)=>{eD.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>rk(e10,r,a,n),e10.unwrap=()=>e10._zod.def.innerType});
function qw(e10){return new fB({type:"nullable",innerType:e10})}var Tk=S("ZodDefault",(e10,t)=>{tD.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>ik(
e10,r,a,n),e10.unwrap=()=>e10._zod.def.innerType,e10.removeDefault=e10.unwrap});function dB(e10,t){return new Tk({type:"default",innerType:e10,get defaultValue(){
return typeof t=="function"?t():G.shallowClone(t)}})}var Ak=S("ZodPrefault",(e10,t)=>{rD.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>sk(e10,r,
a,n),e10.unwrap=()=>e10._zod.def.innerType});function hB(e10,t){return new Ak({type:"prefault",innerType:e10,get defaultValue(){return typeof t=="function"?t():
G.shallowClone(t)}})}var Nk=S("ZodNonOptional",(e10,t)=>{aD.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>ak(e10,r,a,n),e10.unwrap=()=>e10._zod.
def.innerType});function mB(e10,t){return new Nk({type:"nonoptional",innerType:e10,...G.normalizeParams(t)})}var gB=S("ZodCatch",(e10,t)=>{nD.init(e10,t),ae.init(
e10,t),e10._zod.processJSONSchema=(r,a,n)=>ok(e10,r,a,n),e10.unwrap=()=>e10._zod.def.innerType,e10.removeCatch=e10.unwrap});function bB(e10,t){return new gB({type:"\
catch",innerType:e10,catchValue:typeof t=="function"?t:G.constantCatch(t)})}var Ik=S("ZodPipe",(e10,t)=>{T$.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=
(r,a,n)=>lk(e10,r,a,n),e10.in=t.in,e10.out=t.out});function Ww(e10,t){return new Ik({type:"pipe",in:e10,out:t})}var _B=S("ZodPreprocess",(e10,t)=>{Ik.init(e10,t),
iD.init(e10,t)}),yB=S("ZodReadonly",(e10,t)=>{sD.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>ck(e10,r,a,n),e10.unwrap=()=>e10._zod.def.innerType});
function vB(e10){return new yB({type:"readonly",innerType:e10})}var wB=S("ZodLazy",(e10,t)=>{oD.init(e10,t),ae.init(e10,t),e10._zod.processJSONSchema=(r,a,n)=>uk(
e10,r,a,n),e10.unwrap=()=>e10._zod.def.getter()});function Ic(e10){return new wB({type:"lazy",getter:e10})}var $B=S("ZodCustom",(e10,t)=>{lD.init(e10,t),ae.init(
e10,t),e10._zod.processJSONSchema=(r,a,n)=>J$(e10,r,a,n)});function kB(e10,t={}){return v4($B,e10,t)}function xB(e10,t){return w4(e10,t)}function Nh(e10){let t=Ic(
()=>Y([$(e10),$e(),H(),On(),P(t),Ie($(),t)]));return t}function SB(e10,t){return new _B({type:"pipe",in:Ek(e10),out:t})}var J=()=>$().refine(e10=>!new RegExp("\\\
p{Surrogate}","u").test(e10),"holds a lone surrogate"),Ih=()=>J().regex(/^[^\u0000-\u001f\u007f]*$/,"holds a line break or another control character").regex(/\S/,
"is blank"),ue=e10=>H().optional().describe(e10),Tn=()=>$().regex(/^[0-9a-f]{64}$/,"is not a SHA-256 (64 digits 0-9 a-f)"),se=J().min(1).describe("File in the c\
heckout: relative to its root, / between its parts. Absolute inside the checkout or under `cwd`."),ke=(e10,...t)=>t.reduce((r,[a,n,i])=>r.refine(n,{path:[a],...i!==
void 0&&{message:i},when:qr}),e10),qr=({value:e10})=>typeof e10=="object"&&e10!==null,Re=(e10,...t)=>{let r=[e10,...t],a=n=>r.filter(i=>n[i]!==void 0).length;return{
rules:[[e10,n=>a(n)>0,`The step needs one of ${r.join(", ")}.`],[t[0]??e10,n=>a(n)<2,`cannot be combined with another of them; keep one of ${r.join(", ")}`]],schema:{
oneOf:r.map(n=>({required:[n]}))}}},te=e10=>{let t;return()=>t??=e10()};import{core_text_utf8_cache$e as Cc,core_text_utf8_cache$g as OB,core_text_utf8_cache$h as EB,
core_text_utf8_cache$i as ms,core_text_utf8_cache$k as TB,core_text_utf8_cache$l as AB,core_text_utf8_cache$m as NB,core_text_utf8_cache$p as IB}from"./hook.js";
import{core_text_splice$e as jB}from"./hook.js";var Mh=e10=>typeof e10=="string"?Mc(e10).plain:e10.map(t=>Mc(t).plain),Rk=e10=>{let t;for(let r of We(e10).flatMap(
a=>Bi(a)??[a])){let{groups:a,fault:n}=Mc(r);if(n!==void 0)return n;let i=new Set(a.map(({name:s})=>s));t=t===void 0?i:new Set([...t].filter(s=>i.has(s)))}return t??
new Set},CB=(e10,t)=>{for(let r of We(t).flatMap(a=>Bi(a)??[])){let a=UB(Mc(r),e10);if(a)return a}return new Map},MB=["dir","name","ext"],Lk=/\$(\$?)<([A-Za-z_]\w*)>/g,
PB=(e10,t)=>e10.replace(Lk,(r,a,n)=>a?r.slice(1):t.get(n)??r),RB=(e10,t)=>Array.from(e10.matchAll(Lk)).find(([,r,a=""])=>!r&&!t.has(a))?.[2],LB=/\\.|\(\?P?<([A-Za-z_]\w*)>|\)/gsu,
Mc=e10=>{let t=[],r=[],[a,n,i]=["",0,void 0];for(let{0:s,1:o,index:l}of e10.matchAll(LB))s.startsWith("\\")||s===")"&&t.length===0||(a+=e10.slice(n,l),n=l+s.length,
o!==void 0?([...t,...r].some(c=>c.name===o)&&(i=`has two groups of the name ${o}`),t.push({name:o,start:a.length})):r.push({...t.pop(),end:a.length}));return t.
length>0&&(i=`has a group ${t.at(-1)?.name} that is not closed by a )`),{plain:a+e10.slice(n),groups:r,fault:i}},Ch=()=>true,zB=e10=>e10==="/",FB=e10=>e10!=="/",
DB=e10=>{let t=e10.includes("/")?[]:[{at:-1,takes:"folders",test:Ch}],r=e10.startsWith("/")?1:0,a=e10.slice(r).split("/");for(let[n,i]of a.entries()){if(i===""||
i==="."){r+=i.length+1;continue}let s=BB(i,r,n===a.length-1);if(!s)return;t.push(...s),r+=i.length+1}return t},BB=(e10,t,r)=>{if(e10==="**"&&!r)return[{at:t,takes:"\
folders",test:Ch}];if(e10==="**")return["one","any"].map(i=>({at:t,takes:i,test:Ch}));let a=xl(e10,false);if(typeof a=="string")return;let n=Array.from(e10.matchAll(
kl),({index:i},s)=>{let o=a.tests[s];return o===st||o===void 0?{at:t+i,takes:"name",test:FB}:{at:t+i,takes:"one",test:l=>l!=="/"&&o(l)}});return r?n:[...n,{at:t+
e10.length,takes:"one",test:zB}]},UB=({plain:e10,groups:t},r)=>{let a=/(?<!\\)\/(?:\.?\/)*\.?$/.exec(e10),n=a!==null,i=DB(e10.slice(0,a?.index)),s=Array.from(r),
o=i&&qB(i,s,n);if(!o)return;let l=c=>{let u=i.findIndex(({at:p})=>p>=c);return o[u<0?i.length:u]??s.length};return new Map(t.map(({name:c,start:u,end:p})=>[c,s.
slice(l(u),l(p)).join("")]))},qB=(e10,t,r)=>{let a=WB(t),n=GB(e10,t,{take:a,foldersOnly:r});if(n[0]?.[0]!==1)return;let i=[0];for(let[s,o]of e10.entries()){let l=i.
at(-1)??0;if(o.takes==="one")l+=1;else for(let c=a(o,l);n[s]?.[c]===1;c=a(o,l))l=c;i.push(l)}return i},WB=e10=>{let t=Array(e10.length+1).fill(-1);for(let r=e10.
length-1;r>=0;r-=1)t[r]=e10[r]==="/"?r+1:t[r+1]??-1;return({takes:r,test:a},n)=>{let i=e10[n];return i===void 0?-1:r==="folders"?t[n]??-1:a(i)?n+1:-1}},GB=(e10,t,{
take:r,foldersOnly:a})=>{let n=(o,l)=>+(l===t.length?!a:t[l]==="/"),i=Uint8Array.from({length:t.length+1},n),s=[i];for(let o of e10.toReversed()){let l=new Uint8Array(
t.length+1);for(let c=t.length;c>=0;c-=1){let u=r(o,c);l[c]=o.takes==="one"?i[u]??0:i[c]||(l[u]??0)}s.push(l),i=l}return s.reverse()},jk=()=>J().min(1,"is empty\
; write a pattern such as src/**/*.ts").max(1024,"is over 1024 characters"),An=()=>Y([jk(),P(jk()).min(1,"is an empty list")],"is not a pattern or a list of pat\
terns"),jc=()=>J().min(1,"is empty"),Ph={contains:jc().exactOptional().describe("True where the file contains this text, line ends aside; with a glob, where any\
 file does.").meta({examples:['"react":']}),not_contains:jc().exactOptional().describe("True where no such file contains this text.").meta({examples:["SPDX-Lice\
nse-Identifier"]}),matches:jc().exactOptional().describe("True where the file has a match of this regular expression (RE2); with a glob, where any file has.").meta(
{examples:['(?m)^import .* from "react"']}),not_matches:jc().exactOptional().describe("True where no such file has a match of this regular expression (RE2).").meta(
{examples:["(?m)^// Copyright"]})},zk=Object.keys(Ph),HB=j({...Ph,not_imported:he(true,"is not true; leave it out instead").exactOptional().describe("True where\
 no other file imports this one, or may: imports of JavaScript, TypeScript and Python, and its path in their texts and in configuration.").meta({examples:[true]})}).
refine(e10=>Object.values(e10).some(t=>t!==void 0),{message:`is empty; give at least one of ${zk.join(", ")}, not_imported`,when:qr}),Ck=["exists","glob",...zk],
VB=ke(j({file_path:J().min(1,"is empty").exactOptional().describe("The file to look at; by default the step's own. A step with a glob has none.").meta({examples:[
"package.json"]}),glob:An().exactOptional().describe("Look at every tracked text file that this pattern names; true when it holds of any of them.").meta({examples:[
"src/**/*.tsx",["*.js","*.ts"]]}),exists:H().exactOptional().describe("Whether the file exists; of a glob, whether it names any file.").meta({examples:[true]}),
...Ph}),["exists",e10=>Ck.some(t=>e10[t]!==void 0),`The condition says nothing; give at least one of ${Ck.join(", ")}.`],["glob",({file_path:e10,glob:t})=>e10===
void 0||t===void 0,"cannot be combined with file_path; keep one of the two"]),jh=()=>L().min(0,"is below 0"),JB=Y([jh(),j({min:jh().exactOptional().describe("Mi\
nimum.").meta({default:1}),max:jh().exactOptional().describe("Maximum; by default any number.").meta({examples:[40]})}).refine(({min:e10,max:t})=>e10!==void 0||
t!==void 0,{message:"is empty; give min, max or both",when:qr}).refine(({min:e10=1,max:t=Number.POSITIVE_INFINITY})=>e10<=t,{path:["max"],message:"is below min,\
 which is 1 where it is not given",when:qr})],"is not a number from 0 on, nor { min, max }"),Ae={glob:An().optional().describe("Instead of one file: every track\
ed text file that this .gitignore pattern names, relative to the root; braces such as `*.{js,ts}` work too. Or a list of patterns.").meta({examples:["src/**/*.t\
s","*.{js,ts}",["src/**","test/**"]]}),exclude:An().optional().describe("With glob: files that it names and the step leaves alone.").meta({examples:["**/*.min.j\
s",["vendor/**","dist/**"]]}),only_if:HB.optional().describe("With glob: only files for which all of this is true.").meta({examples:[{contains:"react"},{not_contains:"\
SPDX-License-Identifier"}]}),expect_matches:JB.optional().describe("Number of matches in all files together; for Write, Delete, Move, Set, Unset, Import and Con\
vert, the number of files. Either a number or { min, max }. With 0 or `min: 0` the step may find nothing. Required for a glob under `reads: strict`.").meta({examples:[
12,{min:0},{min:1,max:40}]}),skip_unsupported:ue("With glob: pass over files that cannot be edited (notebooks, other encodings, over 1 GiB) and note them. By de\
fault they refuse the step.").meta({default:false})},et=(...e10)=>["exclude","only_if",...e10].map(t=>[t,r=>r[t]===void 0||r.glob!==void 0,"needs a glob"]),Gt=[
"glob",({glob:e10})=>{let t=e10===void 0?new Set:Rk(e10);return typeof t!="string"&&t.size===0},"has groups, which only Write and Move take"],Pc=e10=>(t,{addIssue:r})=>{
let{glob:a}=t;if(a===void 0)return;let n=Rk(a);if(typeof n=="string"){r({code:"custom",path:["glob"],message:n});return}let i=new Set([...n,...MB]);for(let s of e10){
let o=t[s],l=typeof o=="string"?RB(o,i):void 0;if(l===void 0)continue;let c=`names $<${l}>, and not every pattern of glob has a group (?<${l}>\u2026); write $$<${l}\
> for the text itself`;r({code:"custom",path:[s],message:c})}},Rc=()=>Y([H(),V(["true","false"]).transform(e10=>e10==="true").pipe(H())],"is not true or false").
optional().describe("Replace every occurrence instead of exactly one.").meta({default:false}),Lc=e10=>ue(e10).meta({default:false}),zc=({file_path:e10="",glob:t})=>t===
void 0?e10:We(t).join(", "),gs=()=>ue("Take a comment such as `... existing code ...` literally, although the step removes many lines.").meta({default:false});function bs(e10,t){
let r=ts(oe(e10),oe(t));if(r.length===0)return;let a=`${r.length===1?"Line":"Lines"} ${r.slice(0,10).join(", ")} of the new text`,n=JSON.stringify(oe(t).split(`\

`)[r[0]-1]?.trim());return F("ELISION",`${a} (${n}) ${r.length===1?"says":"say"} that something stays, and the step takes it away. Write the whole text; a step \
of a plan that means it has allow_elision: true.`)}var Fc={name:"Write",input:te(KB),call:{title:"Write a file",description:"Creates a file, or replaces all of \
it.",isIdempotent:true,input:te(Fk)},effect:"creates",touches:({file_path:e10})=>[{path:e10,effects:Sa}],rule:["creates"],fileKey:"file_path",destination:"file_\
path",doing:"Writing",facts:({file_path:e10,glob:t,content_base64:r,executable:a})=>[t===void 0?"Creates the file or replaces all of it":`Writes ${e10} for each\
 of them`,...r===void 0||Mk(r)!==void 0?[]:[`Writes ${Buffer.from(r,"base64").length} bytes that are not text`],...a===void 0?[]:[`Makes the file ${a?"":"not "}\
executable`]],texts:({content:e10,content_base64:t=""})=>({before:"",after:e10??Mk(t)??""}),run:(e10,t)=>{let r=YB(e10,t),{text:a,...n}=r,i=a===void 0?void 0:ma(
{...n,text:a},t);return yn(i,()=>XB(e10,r))}};function Fk(){return j({file_path:se.meta({examples:["docs/fetch-user.md"]}),content:J().describe("The whole conte\
nt of the file, byte for byte.").meta({examples:[`# fetchUser
`]})}).describe("Create a file, or replace all of it.")}function KB(){let{shape:e10}=Fk(),t=Re("content","content_base64");return ke(j({file_path:e10.file_path.
describe("Absolute or relative to the root. With glob, where the file for each of its files is: `$<dir>`, `$<name>`, `$<ext>` and the groups of the glob are rep\
laced by parts of the path, as in new_path of Move.").meta({examples:["docs/fetch-user.md","packages/$<pkg>/LICENSE"]}),glob:Ae.glob.describe("Write a file for \
each tracked text file that this pattern names. A group `(?<pkg>*)` captures a part of the path, which replaces `$<pkg>` in file_path and content. Or a list of \
patterns.").meta({examples:["packages/(?<pkg>*)/package.json"]}),exclude:Ae.exclude,only_if:Ae.only_if,content:e10.content.optional().describe("The whole conten\
t of the file, byte for byte. With glob, `$<pkg>` is replaced by what a group captured; `$$<pkg>` is literal."),content_base64:J().refine(ZB,"is not base64").optional().
describe("Instead of content: the bytes of the whole file in base64, white space aside.").meta({examples:["iVBORw0KGgo="]}),allow_elision:gs(),executable:ue("Wh\
ether the file may be executed; absent: as it is, and not for a new file."),expect_matches:Ae.expect_matches,skip_existing:Lc("Leave a file that exists as it is\
.")}),...t.rules,...et("expect_matches")).superRefine(Pc(["file_path","content"])).describe("Create a file, or replace all of it; or one for each file that a gl\
ob names.").meta(t.schema)}var ZB=e10=>{let t=e10.replace(/\s+/g,"");return Buffer.from(t,"base64").toString("base64")===t};function Mk(e10){let t=Buffer.from(e10,
"base64");return ms(t)?void 0:NB(t)}var Sa=["creates"];function YB({file_path:e10,content:t="",content_base64:r},a){let n=Te(Fc.name,{path:e10,effects:Sa},a),i=n.
ok?n.target.path:e10;if(r===void 0){let c=a.options.trailing_whitespace==="strip"?Xi(i,t):t;return{path:i,opened:n,text:c,bytes:void 0}}let s=Buffer.from(r,"bas\
e64"),o=Cc(s),l=o.ok&&!ms(s);return{path:i,opened:n,bytes:s,text:l?TB(o.file,0,s.length):void 0}}function XB({executable:e10,skip_existing:t,allow_elision:r},{opened:a,
text:n="",bytes:i}){if(!a.ok)return a;let{path:s,stat:o}=a.target;if(t&&o?.kind==="file")return{ok:true,path:s,type:"update"};let l={...a.target,content:n,executable:e10},
c=Ne(l,i?eU:QB);if(c)return{ok:false,problem:c};let u=i||r||!o?void 0:bs(AB(le(l)),n);return u?{ok:false,problem:u}:i?xa(l,i):xa(l,rU(le(l),n),{asIs:false})}var Dc=[
Fr,Fl,Gd,lr,mt],QB=[...ht,({content:e10})=>{if(!IB(e10))return F("UNENCODABLE","content contains a lone surrogate. Write the whole character.")},...Dc],eU=[..._n,
mt];function xa(e10,t,{asIs:r=true}={}){let{path:a,stat:n,executable:i}=e10,s={ok:true,path:a,type:n&&n.size>0?"update":"create",state:lt(t,n?.modified),...Dr(e10)},
o=Hd(n?.mode??420,i),{file:l,binary:c}=tU(e10.bytes(),t),u=jB(l.bytes,t,EB(l.encoding));if(n&&u.length===0&&o===n.mode)return s;let p=cr(e10,l,u,{mode:o,executable:i,
binary:c,whole:true,asIs:r});return p.ok?{...s,state:lt(p.change.after,n?.modified),change:p.change}:p}function tU(e10,t){let[r,a]=[Cc(e10),Cc(t)];return r.ok&&
a.ok&&(e10.length===0||r.file.encoding===a.file.encoding)&&!ms(e10)&&!ms(t)?{file:r.file,binary:false}:{file:{bytes:e10,encoding:"utf8",bom:0,valid:false},binary:true}}
function rU(e10,t){if(e10.bom===0)return Buffer.from(t,e10.encoding);let r=t.startsWith("\uFEFF")?t.slice(1):t;return Buffer.concat([OB[e10.encoding],Buffer.from(
r,e10.encoding)])}var Bc={name:"Delete",input:te(nU),call:{title:"Delete a file",description:"Removes a file.",input:te(aU)},effect:"removes",touches:({file_path:e10=""})=>[
{path:e10,effects:Oa}],rule:["removes"],fileKey:"file_path",isRepeatable:true,doing:"Deleting",facts:({file_path:e10})=>[e10===void 0?"Deletes the files":"Delet\
es the file"],title:e10=>`delete ${zc(e10)}`,run:iU};function aU(){return j({file_path:se.meta({examples:["src/unused.ts"]})}).describe("Remove a file that was \
read.")}function nU(){let e10=Re("file_path","glob"),{glob:t,exclude:r,only_if:a,expect_matches:n}=Ae;return ke(j({file_path:se.optional().meta({examples:["src/\
unused.ts"]}),glob:t,exclude:r,only_if:a,expect_matches:n}),...e10.rules,...et("expect_matches"),Gt).describe("Remove a file that was read, or every text file t\
hat a glob names.").meta(e10.schema)}var Oa=["removes"];function iU({file_path:e10=""},t){let r=Te(Bc.name,{path:e10,effects:Oa},t);if(!r.ok)return r;let a=Ne(r.
target,Uc);return a?{ok:false,problem:sU(a)}:{ok:true,path:r.target.path,change:qc(r.target)}}var sU=e10=>e10.name==="FILE_NOT_FOUND"&&(e10.suggestions??[]).length===
0?{...e10,message:`${e10.message} If it may be deleted already, set \`when: { exists: true }\`.`}:e10,Uc=[e10=>e10.stat?.broken||e10.stat?.kind==="directory"?Pk(
e10):Xe(e10),..._n,e10=>Pk(e10)],Pk=({path:e10,stat:t})=>t?.link?F("SYMLINK",`${e10} is a symbolic link, and no plan removes or renames links. Use git: git rm, \
or git mv.`):void 0,qc=({path:e10,stat:t,bytes:r})=>{let[a,n]=[r(),t?.mode];return{path:e10,before:a,after:void 0,mode:n??420,modeBefore:n,...oU(a)??ur}},oU=e10=>{
let t=Cc(e10);if(!(!t.ok||ms(e10)||e10.length===0))return ga(t.file,[{start:0,end:e10.length,replacement:Buffer.alloc(0)}])},lU=({path:e10,from:t})=>t===void 0?
[e10]:[t,e10],Rh=e10=>e10.from===void 0?[e10]:[{path:e10.from,before:e10.before,after:void 0,mode:e10.mode},{...e10,before:void 0}],Nn=e10=>e10.size===void 0&&e10.
after===void 0;var Wr={name:"Move",input:te(uU),call:{title:"Move a file",description:"Moves or renames a file; its content and mode stay.",input:te(cU)},effect:"\
renames",touches:_s,rule:["renames"],fileKey:"file_path",destination:"new_path",isRepeatable:true,doing:"Moving",announce:({file_path:e10="",new_path:t})=>`Movi\
ng ${W(e10)} to ${W(t)}`,facts:({file_path:e10="each of them",new_path:t,imports:r})=>[`Moves ${e10} to ${t}`,...r?["Rewrites its imports in other files"]:[]],title:e10=>pU(
zc(e10),e10.new_path),run:fU};function cU(){return j({file_path:se.meta({examples:["src/user.ts"]}),new_path:se.describe("The new path of the file; it must be f\
ree. Missing folders are created.").meta({examples:["src/people/user.ts"]})}).describe("Move or rename a file that was read, its content and mode unchanged.")}function uU(){
let e10=Re("file_path","glob"),{glob:t,exclude:r,only_if:a,expect_matches:n}=Ae;return ke(j({file_path:se.optional().meta({examples:["src/user.ts"]}),glob:t,exclude:r,
only_if:a,new_path:se.describe("The new path of the file; it must be free. Missing folders are created. With glob, `$<dir>`, `$<name>` and `$<ext>` are the fold\
er of each file (with its /), its name without extension, and its extension with the dot; `$<pkg>` is what a group `(?<pkg>*)` of the glob captured, and `$$<pkg\
>` is literal; a new_path that ends in / keeps the name, and one that ends in /** the path below the folder that the glob begins with.").meta({examples:["src/pe\
ople/user.ts","lib/$<name>$<ext>","docs/","src/**"]}),expect_matches:n,imports:V(["fix","fix-certain"],"is neither fix nor fix-certain").optional().describe("Re\
write the imports of what moves, in JavaScript, TypeScript and Python: those of other files, and its own relative ones. `fix` refuses the step where a place may\
 be such an import and is not certain; `fix-certain` leaves those places as they are and lists them.").meta({examples:["fix"]}),skip_existing:Lc("Leave a file w\
here it is if new_path exists already.")}),...e10.rules,...et("expect_matches")).superRefine(Pc(["new_path"])).describe("Move or rename a file that was read, or\
 every text file that a glob names; content and mode do not change, but for imports that `imports` asks to rewrite.").meta(e10.schema)}var pU=(e10,t)=>e10.endsWith(
"/**")&&t.endsWith("/**")?`move ${e10.slice(0,-2)} \u2192 ${t.slice(0,-2)||"./"}`:`move ${e10} \u2192 ${t}`;function _s({file_path:e10="",new_path:t}){return[{path:e10,
effects:["removes","renames"]},{path:t,effects:["creates","renames"]}]}function fU({skip_existing:e10,imports:t,...r},a){let[n,i]=_s(r),s=Te(Wr.name,n,a);if(!s.
ok)return s;let o=Te(Wr.name,i,a);if(!o.ok)return o;if(e10&&o.target.stat?.kind==="file")return{ok:true,path:s.target.path,type:"update"};if(a.needsNoRead&&s.target.
path===o.target.path)return{ok:true,path:s.target.path,type:"update"};let l=dU(s.target,o.target)??hU(s.target,o.target)??Ne(s.target,Uc)??Ne(o.target,[mU]);return l?
{ok:false,problem:l}:gU(s.target,o.target)}var dU=(e10,t)=>e10.path===t.path?F("NO_CHANGE",`file_path and new_path are one file, ${e10.path}. Leave the move out\
.`):void 0,hU=(e10,t)=>e10.stat===void 0&&t.stat?.kind==="file"?F("FILE_NOT_FOUND",`There is no file ${e10.path}, and ${t.path} is there already: it may have be\
en moved. If the step may run again, set \`when: { exists: true }\`.`):void 0,mU=({path:e10,stat:t})=>t?F("FILE_EXISTS",`${e10} exists already. Choose another n\
ew_path, or ${t.link?"remove it with git, since it is a symbolic link":"Delete it first"}.`):void 0;function gU(e10,{path:t}){let[r,a]=[e10.bytes(),e10.stat?.mode??
420];return{ok:true,path:e10.path,change:{path:t,from:e10.path,before:r,after:r,mode:a,modeBefore:a,...ur},state:e10.state??lt(r)}}import{core_text_json$f as vs}from"./hook.js";
function Lh(e10){if(!vs(e10))return"[output: not an object]";let{output_type:t,text:r,ename:a,evalue:n,data:i={}}=e10;if(t==="stream")return ys(r);if(t==="error")
return`${ys(a)}: ${ys(n)}
`;if(!vs(i))return Dk;let s=Object.keys(i).filter(o=>o.startsWith("image/"));return["text/plain"in i?ys(i["text/plain"]):"",...s.map(o=>`[${o}]`)].filter(Boolean).
join(`
`)}function zh(e10={}){let{language_info:t={},kernelspec:r={}}=vs(e10)?e10:{kernelspec:null},a=[vs(t)?t.name:null,vs(r)?r.language:null];return a.find(n=>typeof n==
"string"&&n!=="")??(a.every(n=>n===void 0)?"python":"unknown")}var ys=e10=>{let t=Array.isArray(e10)?e10:[e10];return t.every(r=>typeof r=="string")?t.join(""):
Dk},Dk="[not text]";import{core_text_json$f as Fh}from"./hook.js";function Ea(e10){if(e10.length>qy.MAX_STRING_LENGTH)return Gr("The notebook is too large to be\
 parsed. Clear its outputs first.","FILE_TOO_LARGE");let t=e10.toString("utf8"),r;try{r=JSON.parse(t.startsWith("\uFEFF")?t.slice(1):t)}catch(a){return Gr(`The \
notebook is not valid JSON: ${a.message}. Correct it and run again.`)}return bU(r)}function In(e10,t){let r;for(let[n,{id:i}]of e10.cells.entries()){if(i===t&&r!==
void 0)return;i===t&&(r=n)}if(r!==void 0)return r;let a=/^cell-(\d+)$/.exec(t)?.[1];return a!==void 0&&Number(a)<e10.cells.length?Number(a):void 0}function bU(e10){
if(!Fh(e10))return Gr("The notebook is not a JSON object.");let{nbformat:t,nbformat_minor:r,cells:a,metadata:n}=e10;if(typeof t!="number"||!Number.isInteger(t))
return Gr("The notebook has no nbformat.");if(t<4)return Gr(`The notebook has nbformat ${t}. Convert it with \`jupyter nbconvert --to notebook\` first.`);if(r!==
void 0&&!(Number.isInteger(r)&&Number(r)>=0))return Gr("The notebook has an nbformat_minor that is no whole number.");if(!Array.isArray(a))return Gr("The notebo\
ok has no list of cells.");let i=[];for(let[o,l]of a.entries()){let c=Wc(l);if(typeof c=="string")return Gr(`Cell ${o} of the notebook (counted from 0) ${c}.`);
i.push(c)}let s=t>4||typeof r=="number"&&r>=5;return{ok:true,notebook:{cells:i,hasIds:s,language:zh(n)}}}function Wc(e10){if(!Fh(e10))return"is not an object";let{
id:t,cell_type:r,source:a,execution_count:n=null,outputs:i=[],attachments:s}=e10;if(typeof r!="string")return"has no cell_type";if(t!==void 0&&(typeof t!="strin\
g"||t===""))return"has an id that is empty or not text";if(n!==null&&typeof n!="number")return"has an execution_count that is no number";if(!Array.isArray(i))return"\
has outputs that are no list";let o=Array.isArray(a),l=o?a:[a];return l.every(c=>typeof c=="string")?{id:t,type:r,source:l.join(""),listed:o,executionCount:n??void 0,
outputs:i,...Fh(s)&&{attachments:Object.keys(s)}}:"has a source that is neither text nor a list of lines"}var Gr=(e10,t="NOTEBOOK_INVALID")=>({ok:false,problem:{
name:t,message:e10}});var Bh=class{#e=[];constructor(e10){for(let t=0;t<e10.length;t+=Bk)this.#e.push(new Uk(this.#e.length,e10.slice(t,t+Bk)))}get all(){return this.#e.
flatMap(({spans:e10})=>e10)}add(e10,t){this.#e.length===0&&this.#e.push(new Uk(0,[]));let r=t?Dh(t):this.#e[0];return r.add(e10,t?r.spans.indexOf(t)+1:0)}remove(e10){
let{spans:t}=Dh(e10);t.splice(t.indexOf(e10),1)}shift(e10,t){let r=e10&&Dh(e10),a=r?r.spans.indexOf(e10)+1:0;for(let n of r?.spans.slice(a)??[])n.start+=t,n.end+=
t;for(let n=r?r.index+1:0;n<this.#e.length;n+=1)this.#e[n].offset+=t}},Bk=64,Uk=class{index;spans=[];offset=0;constructor(e10,t){this.index=e10;for(let r of t)this.
add(r,this.spans.length)}add(e10,t){let r=new _U(this,e10);return this.spans.splice(t,0,r),r}},_U=class{block;#e;#r;constructor(e10,{start:t,end:r}){this.block=
e10,this.#e=t-e10.offset,this.#r=r-e10.offset}get start(){return this.#e+this.block.offset}set start(e10){this.#e=e10-this.block.offset}get end(){return this.#r+
this.block.offset}set end(e10){this.#r=e10-this.block.offset}},Dh=e10=>e10.block;var yU=["javascript","typescript","tsx","python","go","java","rust","ruby","php",
"cpp","csharp","bash","css","c","html","json","yaml"],U=(e10,t={})=>({description:e10,...t}),tt=e10=>({allOf:[{$ref:`#/definitions/${e10}`}]}),qk={items:tt("rul\
e")},Wk={additionalProperties:tt("rule")},It=e10=>({properties:e10}),Hc={pattern:U("Code that a node has to be like, with variables such as $NAME.",It({context:U(
"Code that holds the pattern."),selector:U("The kind of the node in it that is the pattern."),strictness:U("How alike code has to be: cst, smart, ast, relaxed, \
signature or template.")})),kind:U("The kind of a node in the grammar of its language."),regex:U("A regular expression that the whole text of a node has to matc\
h."),nthChild:U("Which child of its parent a node has to be.",It({position:U("The number, or a formula such as 2n+1."),reverse:U("Whether to count from the end."),
ofRule:U("A rule for the children that count.",tt("rule"))})),range:U("Where a node has to be in its text."),inside:U("A rule for a node around.",tt("relation")),
has:U("A rule for a node within.",tt("relation")),precedes:U("A rule for a node that comes after.",tt("relation")),follows:U("A rule for a node that comes befor\
e.",tt("relation")),all:U("Rules that all have to hold.",qk),any:U("Rules of which one has to hold.",qk),not:U("A rule that must not hold.",tt("rule")),matches:U(
"The name of a rule in utils.")},Gc=U("The variable that it is made of, with its dollar."),vU={rule:It(Hc),relation:It({...Hc,stopBy:U("How far to look: neighbo\
r, end, or a rule at which to stop.",{anyOf:[{enum:["neighbor","end"]},tt("rule")],examples:["end"]}),field:U("The name under which the parent has the node.")}),
ruleFile:It({...Hc,id:U("Its name."),rule:U("What it looks for.",tt("rule")),constraints:U("Rules for what variables match, by their names without the dollar.",
Wk),utils:U("Rules by names, for matches.",Wk),transform:U("Variables made of others: replace, substring, convert or rewrite.",{additionalProperties:It({replace:U(
"What a regular expression matches, replaced.",It({source:Gc,replace:U("The regular expression."),by:U("The new text.")})),substring:U("A part of the text.",It(
{source:Gc,startChar:U("The first character."),endChar:U("The end.")})),convert:U("The text in other letters.",It({source:Gc,toCase:U("Such as camelCase."),separatedBy:U(
"What is between words.")})),rewrite:U("The text as rewriters leave it.",It({source:Gc,rewriters:U("Their ids."),joinBy:U("What is between the results.")}))})}),
rewriters:U("Rules with a fix that a rewrite applies to what a variable matches.",{items:tt("ruleFile")}),fix:U("What takes the place of a match, in the terms o\
f ast-grep; instead of new_string.",It({template:U("The text."),expandStart:U("A rule for code before a match that is replaced with it.",tt("relation")),expandEnd:U(
"A rule for code after a match that is replaced with it.",tt("relation"))}))})},Uh={pattern:J().min(1,"is empty").max(65536,"is over 65,536 characters").optional().
describe("Instead of old_string: an ast-grep pattern, in which `$NAME` matches one node and `$$$NAME` any number of nodes.").meta({examples:["fetchUser($ID, $$$\
REST)","new Client($HOST, $PORT)"]}),rule:Ie($(),He(),"is no rule of ast-grep").optional().describe("Instead of old_string: a rule as ast-grep takes it, with co\
nstraints, utils, transform, rewriters and fix next to its keys.").meta({examples:[{pattern:"foo($A)",inside:{kind:"class_body",stopBy:"end"}}],...tt("ruleFile")}),
language:V(yU).optional().describe("With pattern or rule: the language of the files; by default their names tell it."),nested:V(["inner-first","outer-only"]).optional().
describe("With pattern or rule: how to treat matches within others. inner-first replaces both, the inner ones first; outer-only leaves the inner ones. By defaul\
t they are refused."),comments:V(["refuse","drop"]).optional().describe("With pattern or rule: how to treat comments in a match that the new text lacks. refuse \
refuses the step, drop drops them with a note. By default they are refused with a glob, and dropped with file_path."),allow_broken:ue("With pattern or rule: whe\
ther the step may leave a file that no longer parses.").meta({default:false})};import{core_text_words$n as Hk}from"./hook.js";var wU=50,Kc=({list:e10})=>{let t=new Map,
r=a=>{let n=t.get(a)??$U(e10(a));return t.set(a,n),n};return{in:r,added:a=>{for(let n=a;n!=="";n=Vc(n))t.get(Vc(n))?.add(k.posix.basename(n))},removed:a=>t.get(
Vc(a))?.remove(k.posix.basename(a)),toCompare:a=>r(a).toCompare()}},Vc=e10=>{let t=k.posix.dirname(e10);return t==="."?"":t},Jc=e10=>k.posix.parse(e10).name,Gk=e10=>Cr(
e10.replace(/[\u00a0\u202f]/g," ")),$U=e10=>{let t=new Set,[r,a]=[new Map,new Map],n=0,i,s=l=>[[r,Gk(l)],[a,Jc(l)]],o=l=>{if(!t.has(l)){t.add(l),i=void 0;for(let[
c,u]of s(l))c.set(u,(c.get(u)??new Set).add(l))}};for(let l of e10)o(l);return{all:t,alike:l=>r.get(Gk(l))??[],sameStem:l=>a.get(Jc(l))??[],sorted:()=>i??=[...t].
sort(),toCompare:()=>n++<wU?t:[],add:o,remove:l=>{t.delete(l),i=void 0;for(let[c,u]of s(l))c.get(u)?.delete(l)}}},Vk=5,kU=200,Zc=(e10,{stat:t,folders:r})=>{let a=new Set;
for(let n of[xU,SU,OU,EU,TU])for(let i of n(e10,r)){let s=i===e10?void 0:t(i);if(s?.kind==="file"&&!s.broken&&a.add(i),a.size===Vk)return[...a]}return[...a]},jn=(e10,{
list:t,stat:r})=>Zc(e10,{stat:r,folders:Kc({list:t})}),xU=(e10,t)=>{let r=[""];for(let a of e10.split("/"))r=r.flatMap(n=>Array.from(t.in(n).alike(a),i=>Yc(n,i))).
slice(0,Vk);return r},SU=(e10,t)=>{let r=Vc(e10);return[...t.in(r).sameStem(k.posix.basename(e10))].sort().map(a=>Yc(r,a))},OU=e10=>{let t=e10.split("/");return t.
slice(1).map((r,a)=>t.slice(a+1).join("/"))},EU=(e10,t)=>t.in("").sorted().slice(0,kU).map(r=>Yc(r,e10)),TU=(e10,t)=>{let r="";for(let a of e10.split("/")){let n=t.
in(r).all.has(a)?a:AU(a,r,t);if(n===void 0)return[];r=Yc(r,n)}return[r]},Jk=3,AU=(e10,t,r)=>Jc(e10).length<Jk?void 0:Hk(e10,NU(r.toCompare(t)));function*NU(e10){
for(let t of e10)Jc(t).length>=Jk&&(yield t)}var Yc=(e10,t)=>e10===""?t:`${e10}/${t}`;function qh(e10){let t=e10 instanceof Error&&"code"in e10?String(e10.code):
"",r=jU[t]??(e10 instanceof Error?e10.message:String(e10));if(t==="EISDIR")return{reason:r,hint:": name a file inside it"};let a=t==="ENOENT"?IU(String(Reflect.
get(Object(e10),"path"))):void 0;return{reason:r,...a!==void 0&&{hint:`: the folder has ${W(a)}`}}}function IU(e10){try{return Hk(k.basename(e10),Et(k.dirname(e10)))}catch{
return}}var jU={ENOENT:"no such file",ENOTDIR:"no such file",EISDIR:"it is a folder",EACCES:"permission is denied"};import{core_text_words$h as Kk}from"./hook.js";
var ws=e10=>Buffer.from(`Subproject commit ${e10}
`),Gh=e10=>/^Subproject commit ([0-9a-f]+)\n$/.exec(e10.toString("latin1"))?.[1]??"",Xk=e10=>{let t=new Map,r=Yk(),a=Yk(),n=new Map,i=f=>{let d=t.get(f);if(d&&!Nn(
d.last))return MU(d);let g=(d?void 0:e10.stat(f))??(r.has(f)?PU:void 0);return g?.kind==="directory"&&a.has(f)&&s(f)?void 0:g},s=f=>l(f).every(d=>!i(`${f}/${d}`)),
o=f=>{let d=t.get(f);return d!==void 0&&Nn(d.last)},l=f=>{let d=new Set([...e10.list(f),...r.names(f)]),g=m=>f===""?m:`${f}/${m}`;return[...d].filter(m=>!o(g(m))||
r.has(g(m)))},c=Kc({list:l}),u=f=>{let d=da(f,{list:l,stat:i});return d?{ok:false,problem:d}:RU(f,t)},p=f=>{let{path:d,size:g,mode:m}=f,w=g===void 0?{path:d,before:void 0,
after:f.after,mode:m}:f,x=t.get(d);x?x.last=w:(t.set(d,{path:d,before:f.before,last:w,source:CU(e10.stat(d))}),f.before===void 0&&r.add(d)),Nn(w)?(a.add(d),c.removed(
d)):c.added(d),(d===Zk||d.endsWith(`/${Zk}`))&&(n=new Map([...n,[d,w.after]]))};return{stat:i,locate:f=>{let d=e10.locate(f);if(d.ok)return r.size>0?u(d.path):d;
let{below:g}=d;return g&&o(g.file)?u(g.path):d},read:f=>{let d=t.get(f);if(!d)return e10.read(f);let{after:g}=d.last;if(!g)throw new TypeError(`${f} is gone`);return g},
linkTarget:f=>e10.linkTarget(f),similar:f=>Zc(f,{stat:i,folders:c}),list:l,made:(f,d)=>e10.newFile?.(d,{path:f,attributes:n})??{ok:true,bytes:d},put:f=>{for(let d of Rh(
f))p(d)},changes:()=>[...t.values()].flatMap(({path:f,before:d,last:{after:g,mode:m},source:{mode:w}={}})=>(d&&g?m!==w||!d.equals(g):d!==g)?[{path:f,before:d,after:g,
mode:m}]:[]),original:f=>t.has(f)?t.get(f)?.before:e10.read(f),touched:()=>t.keys()}},Zk=".gitattributes",CU=e10=>e10?.kind==="directory"&&e10.mode!==57344?void 0:
e10,MU=({last:e10,source:t})=>({kind:e10.mode===57344?"directory":"file",link:false,size:e10.size??e10.after?.length??0,mode:e10.mode,modified:t?.modified??0,links:1}),
PU={kind:"directory",link:false,size:0,mode:493,modified:0,links:1},RU=(e10,t)=>{for(let r=k.posix.dirname(e10);r!==".";r=k.posix.dirname(r)){let a=t.get(r);if(!(!a||
Nn(a.last)))return{ok:false,problem:{name:"NOT_A_DIRECTORY",message:`${JSON.stringify(r)} is a file, so ${JSON.stringify(e10)} cannot exist. Check the folders i\
n the path.`},below:{path:e10,file:r}}}return{ok:true,path:e10}},Yk=()=>{let e10=new Map,t=r=>{let a=r.includes("/")?k.posix.dirname(r):"",n=e10.get(a);n?n.add(
k.posix.basename(r)):(e10.set(a,new Set([k.posix.basename(r)])),a!==""&&t(a))};return{add:t,has:r=>e10.has(r),names:r=>e10.get(r)??[],get size(){return e10.size}}},
$s={name:"Run",input:te(LU),effect:"creates",touches:()=>[],fileKey:"file_path",doing:"Running",announce:()=>{},facts:({command:e10,changes:t})=>[`Runs ${Kk(e10)}`,
t===void 0?"It may change no file":`It may change ${We(t).join(", ")}`],title:({command:e10})=>Array.isArray(e10)?e10.join(" "):e10,apply:async({command:e10},t,r)=>DU(
Kk(e10),r?await r():BU,t)},Qk=e10=>({tool:$s.name,effects:e10?Sa:Oa});function LU(){return ke(j({command:Y([e1().regex(/\S/,"is blank; name a program").max(4096,
"is over 4096 characters").trim(),zU()],"is not a command line or a list of words").describe("The program and its arguments: a list of words, or one plain comma\
nd as Bash reads it (quotes, but no pipe, redirection, substitution, variable, pattern or assignment). No shell runs it. A rule of the policy has to match it.").
meta({examples:["npm run format",["npx","prettier","--write","src"]]}),changes:An().optional().describe("Files that it may change, make or remove: a .gitignore \
pattern relative to the root, or a list of patterns. A change elsewhere refuses the step. Without it the command may change nothing.").meta({examples:["package-\
lock.json",["src/**","docs/api/**"]]}),timeout:FU(),background:ue("Whether later steps run meanwhile; the run waits for its result before it delivers anything. \
Only for commands that search, read, list or compare files.").meta({default:false})}),["changes",({background:e10,changes:t})=>e10!==true||t===void 0,"cannot be\
 combined with background: later steps would not see what the command changes"]).describe("Run a command that the policy allows; what it changes becomes the ste\
p.")}var e1=()=>J().regex(/^[^\u0000-\u001f\u007f]*$/,"holds a line break or another control character"),zU=()=>P(e1().max(4096,"is over 4096 characters"),"is n\
ot a list of texts").min(1,"is an empty list; name a program").max(256,"is over 256 words").refine(([e10])=>e10!=="",{path:[0],message:"is empty; name a program"}),
Wh=86400,FU=()=>Y([L().min(1).max(Wh),$().regex(/^[1-9]\d{0,4}\s?[smh]?$/).transform(e10=>Number.parseInt(e10,10)*(e10.endsWith("h")?3600:e10.endsWith("m")?60:1)).
pipe($e().max(Wh))],`is not a time from 1s to ${Wh}s, such as 120s, 5m or a number of seconds`).optional().describe("Time after which the command is killed and \
the step refused: seconds, or a text such as 120s or 5m.").meta({default:600,examples:["120s","5m",90]});async function DU(e10,t,r){if(!t.ok)return t;let a=[],n=Xk(
r.workspace),i=({after:s})=>s===void 0;for(let s of[...t.files.filter(i),...t.files.filter(o=>!i(o))]){let o=await UU(s,{...r,workspace:n});if(!o.ok)return o;a.
push(o),o.change&&n.put(o.change)}return{ok:true,path:e10,done:a}}var BU={ok:false,problem:{name:"COMMAND_NOT_RECORDED",message:"No command runs here. Use `edit\
plan check`, `apply` or `pr`, which run it."}};async function UU({path:e10,after:t,executable:r},a){let n=Te($s.name,{path:e10,...Qk(t)},a);if(!n.ok)return n;let{
target:i}=n;if(i.path!==e10)return B("PATH_INVALID",`${e10} is behind a link. The command must not change files there.`);let s=Ne(i,qU);if(s)return{ok:false,problem:s};
if(!t)return{ok:true,path:e10,change:qc(i)};let o=xa({...i,executable:r,state:void 0},t);if(!o.ok)return o;let{state:l,notes:c,reads:u,...p}=o;return p}var qU=[
...es,mt];import{empty$d as WU}from"./hook.js";var im=Symbol.for("yaml.alias"),Qh=Symbol.for("yaml.document"),Vr=Symbol.for("yaml.map"),p1=Symbol.for("yaml.pair"),
Vt=Symbol.for("yaml.scalar"),qn=Symbol.for("yaml.seq"),$t=Symbol.for("yaml.node.type"),yr=e10=>!!e10&&typeof e10=="object"&&e10[$t]===im,ja=e10=>!!e10&&typeof e10==
"object"&&e10[$t]===Qh,Jr=e10=>!!e10&&typeof e10=="object"&&e10[$t]===Vr,me=e10=>!!e10&&typeof e10=="object"&&e10[$t]===p1,re=e10=>!!e10&&typeof e10=="object"&&
e10[$t]===Vt,Wn=e10=>!!e10&&typeof e10=="object"&&e10[$t]===qn;function ve(e10){if(e10&&typeof e10=="object")switch(e10[$t]){case Vr:case qn:return true}return false}
function we(e10){if(e10&&typeof e10=="object")switch(e10[$t]){case im:case Vr:case Vt:case qn:return true}return false}var f1=e10=>(re(e10)||ve(e10))&&!!e10.anchor,
rt=Symbol("break visit"),d1=Symbol("skip children"),Ht=Symbol("remove node");function Ca(e10,t){let r=h1(t);ja(e10)?Pn(null,e10.contents,r,Object.freeze([e10]))===
Ht&&(e10.contents=null):Pn(null,e10,r,Object.freeze([]))}Ca.BREAK=rt;Ca.SKIP=d1;Ca.REMOVE=Ht;function Pn(e10,t,r,a){let n=m1(e10,t,r,a);if(we(n)||me(n))return g1(
e10,a,n),Pn(e10,n,r,a);if(typeof n!="symbol"){if(ve(t)){a=Object.freeze(a.concat(t));for(let i=0;i<t.items.length;++i){let s=Pn(i,t.items[i],r,a);if(typeof s=="\
number")i=s-1;else{if(s===rt)return rt;s===Ht&&(t.items.splice(i,1),i-=1)}}}else if(me(t)){a=Object.freeze(a.concat(t));let i=Pn("key",t.key,r,a);if(i===rt)return rt;
i===Ht&&(t.key=null);let s=Pn("value",t.value,r,a);if(s===rt)return rt;s===Ht&&(t.value=null)}}return n}async function sm(e10,t){let r=h1(t);ja(e10)?await Rn(null,
e10.contents,r,Object.freeze([e10]))===Ht&&(e10.contents=null):await Rn(null,e10,r,Object.freeze([]))}sm.BREAK=rt;sm.SKIP=d1;sm.REMOVE=Ht;async function Rn(e10,t,r,a){
let n=await m1(e10,t,r,a);if(we(n)||me(n))return g1(e10,a,n),Rn(e10,n,r,a);if(typeof n!="symbol"){if(ve(t)){a=Object.freeze(a.concat(t));for(let i=0;i<t.items.length;++i){
let s=await Rn(i,t.items[i],r,a);if(typeof s=="number")i=s-1;else{if(s===rt)return rt;s===Ht&&(t.items.splice(i,1),i-=1)}}}else if(me(t)){a=Object.freeze(a.concat(
t));let i=await Rn("key",t.key,r,a);if(i===rt)return rt;i===Ht&&(t.key=null);let s=await Rn("value",t.value,r,a);if(s===rt)return rt;s===Ht&&(t.value=null)}}return n}
function h1(e10){return typeof e10=="object"&&(e10.Collection||e10.Node||e10.Value)?Object.assign({Alias:e10.Node,Map:e10.Node,Scalar:e10.Node,Seq:e10.Node},e10.
Value&&{Map:e10.Value,Scalar:e10.Value,Seq:e10.Value},e10.Collection&&{Map:e10.Collection,Seq:e10.Collection},e10):e10}function m1(e10,t,r,a){if(typeof r=="func\
tion")return r(e10,t,a);if(Jr(t))return r.Map?.(e10,t,a);if(Wn(t))return r.Seq?.(e10,t,a);if(me(t))return r.Pair?.(e10,t,a);if(re(t))return r.Scalar?.(e10,t,a);
if(yr(t))return r.Alias?.(e10,t,a)}function g1(e10,t,r){let a=t[t.length-1];if(ve(a))a.items[e10]=r;else if(me(a))e10==="key"?a.key=r:a.value=r;else if(ja(a))a.
contents=r;else{let n=yr(a)?"alias":"scalar";throw new Error(`Cannot replace node with ${n} parent`)}}function Ln(e10,t,r,a){if(a&&typeof a=="object")if(Array.isArray(
a))for(let n=0,i=a.length;n<i;++n){let s=a[n],o=Ln(e10,a,String(n),s);o===void 0?delete a[n]:o!==s&&(a[n]=o)}else if(a instanceof Map)for(let n of Array.from(a.
keys())){let i=a.get(n),s=Ln(e10,a,n,i);s===void 0?a.delete(n):s!==i&&a.set(n,s)}else if(a instanceof Set)for(let n of Array.from(a)){let i=Ln(e10,a,n,n);i===void 0?
a.delete(n):i!==n&&(a.delete(n),a.add(i))}else for(let[n,i]of Object.entries(a)){let s=Ln(e10,a,n,i);s===void 0?delete a[n]:s!==i&&(a[n]=s)}return e10.call(t,r,
a)}function wt(e10,t,r){if(Array.isArray(e10))return e10.map((a,n)=>wt(a,String(n),r));if(e10&&typeof e10.toJSON=="function"){if(!r||!f1(e10))return e10.toJSON(
t,r);let a={aliasCount:0,count:1,res:void 0};r.anchors.set(e10,a),r.onCreate=i=>{a.res=i,delete r.onCreate};let n=e10.toJSON(t,r);return r.onCreate&&r.onCreate(
n),n}return typeof e10=="bigint"&&!r?.keep?Number(e10):e10}var om=class{constructor(e10){Object.defineProperty(this,$t,{value:e10})}clone(){let e10=Object.create(
Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return this.range&&(e10.range=this.range.slice()),e10}toJS(e10,{mapAsMap:t,maxAliasCount:r,onAnchor:a,
reviver:n}={}){if(!ja(e10))throw new TypeError("A document argument is required");let i={anchors:new Map,doc:e10,keep:true,mapAsMap:t===true,mapKeyWarned:false,
maxAliasCount:typeof r=="number"?r:100},s=wt(this,"",i);if(typeof a=="function")for(let{count:o,res:l}of i.anchors.values())a(l,o);return typeof n=="function"?Ln(
n,{"":s},"",s):s}},b1=e10=>!e10||typeof e10!="function"&&typeof e10!="object",q=class extends om{constructor(e10){super(Vt),this.value=e10}toJSON(e10,t){return t?.
keep?this.value:wt(this.value,e10,t)}toString(){return String(this.value)}};q.BLOCK_FOLDED="BLOCK_FOLDED";q.BLOCK_LITERAL="BLOCK_LITERAL";q.PLAIN="PLAIN";q.QUOTE_DOUBLE=
"QUOTE_DOUBLE";q.QUOTE_SINGLE="QUOTE_SINGLE";var GU={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},HU=e10=>e10.replace(/[!,[\]{}]/g,t=>GU[t]),Dn=class gr{constructor(t,r){
this.docStart=null,this.docEnd=false,this.yaml=Object.assign({},gr.defaultYaml,t),this.tags=Object.assign({},gr.defaultTags,r)}clone(){let t=new gr(this.yaml,this.
tags);return t.docStart=this.docStart,t}atDocument(){let t=new gr(this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=true;break;case"1\
.2":this.atNextDocument=false,this.yaml={explicit:gr.defaultYaml.explicit,version:"1.2"},this.tags=Object.assign({},gr.defaultTags);break}return t}add(t,r){this.
atNextDocument&&(this.yaml={explicit:gr.defaultYaml.explicit,version:"1.1"},this.tags=Object.assign({},gr.defaultTags),this.atNextDocument=false);let a=t.trim().
split(/[ \t]+/),n=a.shift();switch(n){case"%TAG":{if(a.length!==2&&(r(0,"%TAG directive should contain exactly two parts"),a.length<2))return false;let[i,s]=a;return this.
tags[i]=s,true}case"%YAML":{if(this.yaml.explicit=true,a.length!==1)return r(0,"%YAML directive should contain exactly one part"),false;let[i]=a;if(i==="1.1"||i===
"1.2")return this.yaml.version=i,true;{let s=/^\d+\.\d+$/.test(i);return r(6,`Unsupported YAML version ${i}`,s),false}}default:return r(0,`Unknown directive ${n}`,
true),false}}tagName(t,r){if(t==="!")return"!";if(t[0]!=="!")return r(`Not a valid tag: ${t}`),null;if(t[1]==="<"){let s=t.slice(2,-1);return s==="!"||s==="!!"?
(r(`Verbatim tags aren't resolved, so ${t} is invalid.`),null):(t[t.length-1]!==">"&&r("Verbatim tags must end with a >"),s)}let[,a,n]=t.match(/^(.*!)([^!]*)$/s);
n||r(`The ${t} tag has no suffix`);let i=this.tags[a];if(i)try{return i+decodeURIComponent(n)}catch(s){return r(String(s)),null}return a==="!"?t:(r(`Could not r\
esolve tag: ${t}`),null)}tagString(t){for(let[r,a]of Object.entries(this.tags))if(t.startsWith(a))return r+HU(t.substring(a.length));return t[0]==="!"?t:`!<${t}\
>`}toString(t){let r=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],a=Object.entries(this.tags),n;if(t&&a.length>0&&we(t.contents)){let i={};Ca(t.contents,
(s,o)=>{we(o)&&o.tag&&(i[o.tag]=true)}),n=Object.keys(i)}else n=[];for(let[i,s]of a)i==="!!"&&s==="tag:yaml.org,2002:"||(!t||n.some(o=>o.startsWith(s)))&&r.push(
`%TAG ${i} ${s}`);return r.join(`
`)}};Dn.defaultYaml={explicit:false,version:"1.2"};Dn.defaultTags={"!!":"tag:yaml.org,2002:"};function _1(e10){if(/[\x00-\x19\s,[\]{}]/.test(e10)){let t=`Anchor\
 must not contain whitespace or control characters: ${JSON.stringify(e10)}`;throw new Error(t)}return true}function y1(e10){let t=new Set;return Ca(e10,{Value(r,a){
a.anchor&&t.add(a.anchor)}}),t}function v1(e10,t){for(let r=1;;++r){let a=`${e10}${r}`;if(!t.has(a))return a}}function VU(e10,t){let r=[],a=new Map,n=null;return{
onAnchor:i=>{r.push(i),n??(n=y1(e10));let s=v1(t,n);return n.add(s),s},setAnchors:()=>{for(let i of r){let s=a.get(i);if(typeof s=="object"&&s.anchor&&(re(s.node)||
ve(s.node)))s.node.anchor=s.anchor;else{let o=new Error("Failed to resolve repeated object (this should not happen)");throw o.source=i,o}}},sourceObjects:a}}var lm=class extends om{constructor(e10){
super(im),this.source=e10,Object.defineProperty(this,"tag",{set(){throw new Error("Alias nodes cannot have tags")}})}resolve(e10,t){if(t?.maxAliasCount===0)throw new ReferenceError(
"Alias resolution is disabled");let r;t?.aliasResolveCache?r=t.aliasResolveCache:(r=[],Ca(e10,{Node:(n,i)=>{(yr(i)||f1(i))&&r.push(i)}}),t&&(t.aliasResolveCache=
r));let a;for(let n of r){if(n===this)break;n.anchor===this.source&&(a=n)}if(a&&t){let{anchors:n,doc:i,maxAliasCount:s}=t,o=n.get(a);if(o||(wt(a,null,t),o=n.get(
a)),o?.res===void 0){let l="This should not happen: Alias anchor was not resolved?";throw new ReferenceError(l)}if(s>=0&&(o.count+=1,o.aliasCount===0&&(o.aliasCount=
au(i,a,n)),o.count*o.aliasCount>s)){let l="Excessive alias count indicates a resource exhaustion attack";throw new ReferenceError(l)}}return a}toJSON(e10,t){if(!t)
return{source:this.source};let r=this.resolve(t.doc,t);if(!r){let a=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(
a)}return t.anchors.get(r).res}toString(e10,t,r){let a=`*${this.source}`;if(e10){if(_1(this.source),e10.options.verifyAliasOrder&&!e10.anchors.has(this.source)){
let n=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(n)}if(e10.implicitKey)return`${a} `}return a}};function au(e10,t,r){
if(yr(t)){let a=t.resolve(e10),n=r&&a&&r.get(a);return n?n.count*n.aliasCount:0}else if(ve(t)){let a=0;for(let n of t.items){let i=au(e10,n,r);i>a&&(a=i)}return a}else if(me(
t)){let a=au(e10,t.key,r),n=au(e10,t.value,r);return Math.max(a,n)}return 1}var JU="tag:yaml.org,2002:";function KU(e10,t,r){if(t){let a=r.filter(i=>i.tag===t),
n=a.find(i=>!i.format)??a[0];if(!n)throw new Error(`Tag ${t} not found`);return n}return r.find(a=>a.identify?.(e10)&&!a.format)}function Os(e10,t,r){if(ja(e10)&&
(e10=e10.contents),we(e10))return e10;if(me(e10)){let p=r.schema[Vr].createNode?.(r.schema,null,r);return p.items.push(e10),p}(e10 instanceof String||e10 instanceof
Number||e10 instanceof Boolean||typeof BigInt<"u"&&e10 instanceof BigInt)&&(e10=e10.valueOf());let{aliasDuplicateObjects:a,onAnchor:n,onTagObj:i,schema:s,sourceObjects:o}=r,
l;if(a&&e10&&typeof e10=="object"){if(l=o.get(e10),l)return l.anchor??(l.anchor=n(e10)),new lm(l.anchor);l={anchor:null,node:null},o.set(e10,l)}t?.startsWith("!\
!")&&(t=JU+t.slice(2));let c=KU(e10,t,s.tags);if(!c){if(e10&&typeof e10.toJSON=="function"&&(e10=e10.toJSON()),!e10||typeof e10!="object"){let p=new q(e10);return l&&
(l.node=p),p}c=e10 instanceof Map?s[Vr]:Symbol.iterator in Object(e10)?s[qn]:s[Vr]}i&&(i(c),delete r.onTagObj);let u=c?.createNode?c.createNode(r.schema,e10,r):
typeof c?.nodeClass?.from=="function"?c.nodeClass.from(r.schema,e10,r):new q(e10);return t?u.tag=t:c.default||(u.tag=c.tag),l&&(l.node=u),u}function cu(e10,t,r){
let a=r;for(let n=t.length-1;n>=0;--n){let i=t[n];if(typeof i=="number"&&Number.isInteger(i)&&i>=0){let s=[];s[i]=a,a=s}else a=new Map([[i,a]])}return Os(a,void 0,
{aliasDuplicateObjects:false,keepUndefined:false,onAnchor:()=>{throw new Error("This should not happen, please report a bug.")},schema:e10,sourceObjects:new Map})}
var xs=e10=>e10==null||typeof e10=="object"&&!!e10[Symbol.iterator]().next().done,w1=class extends om{constructor(e10,t){super(e10),Object.defineProperty(this,"\
schema",{value:t,configurable:true,enumerable:false,writable:true})}clone(e10){let t=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(
this));return e10&&(t.schema=e10),t.items=t.items.map(r=>we(r)||me(r)?r.clone(e10):r),this.range&&(t.range=this.range.slice()),t}addIn(e10,t){if(xs(e10))this.add(
t);else{let[r,...a]=e10,n=this.get(r,true);if(ve(n))n.addIn(a,t);else if(n===void 0&&this.schema)this.set(r,cu(this.schema,a,t));else throw new Error(`Expected \
YAML collection at ${r}. Remaining path: ${a}`)}}deleteIn(e10){let[t,...r]=e10;if(r.length===0)return this.delete(t);let a=this.get(t,true);if(ve(a))return a.deleteIn(
r);throw new Error(`Expected YAML collection at ${t}. Remaining path: ${r}`)}getIn(e10,t){let[r,...a]=e10,n=this.get(r,true);return a.length===0?!t&&re(n)?n.value:
n:ve(n)?n.getIn(a,t):void 0}hasAllNullValues(e10){return this.items.every(t=>{if(!me(t))return false;let r=t.value;return r==null||e10&&re(r)&&r.value==null&&!r.
commentBefore&&!r.comment&&!r.tag})}hasIn(e10){let[t,...r]=e10;if(r.length===0)return this.has(t);let a=this.get(t,true);return ve(a)?a.hasIn(r):false}setIn(e10,t){
let[r,...a]=e10;if(a.length===0)this.set(r,t);else{let n=this.get(r,true);if(ve(n))n.setIn(a,t);else if(n===void 0&&this.schema)this.set(r,cu(this.schema,a,t));else
throw new Error(`Expected YAML collection at ${r}. Remaining path: ${a}`)}}},ZU=e10=>e10.replace(/^(?!$)(?: $)?/gm,"#");function br(e10,t){return/^\n+$/.test(e10)?
e10.substring(1):t?e10.replace(/^(?! *$)/gm,t):e10}var Ta=(e10,t,r)=>e10.endsWith(`
`)?br(r,t):r.includes(`
`)?`
`+br(r,t):(e10.endsWith(" ")?"":" ")+r,$1="flow",em="block",nu="quoted";function hu(e10,t,r="flow",{indentAtStart:a,lineWidth:n=80,minContentWidth:i=20,onFold:s,
onOverflow:o}={}){if(!n||n<0)return e10;n<i&&(i=0);let l=Math.max(1+i,1+n-t.length);if(e10.length<=l)return e10;let c=[],u={},p=n-t.length;typeof a=="number"&&(a>
n-Math.max(2,i)?c.push(0):p=n-a);let f,d,g=false,m=-1,w=-1,x=-1;r===em&&(m=t1(e10,m,t.length),m!==-1&&(p=m+l));for(let b;b=e10[m+=1];){if(r===nu&&b==="\\"){switch(w=
m,e10[m+1]){case"x":m+=3;break;case"u":m+=5;break;case"U":m+=9;break;default:m+=1}x=m}if(b===`
`)r===em&&(m=t1(e10,m,t.length)),p=m+t.length+l,f=void 0;else{if(b===" "&&d&&d!==" "&&d!==`
`&&d!=="	"){let _=e10[m+1];_&&_!==" "&&_!==`
`&&_!=="	"&&(f=m)}if(m>=p)if(f)c.push(f),p=f+l,f=void 0;else if(r===nu){for(;d===" "||d==="	";)d=b,b=e10[m+=1],g=true;let _=m>x+1?m-2:w-1;if(u[_])return e10;c.push(
_),u[_]=true,p=_+l,f=void 0}else g=true}d=b}if(g&&o&&o(),c.length===0)return e10;s&&s();let h=e10.slice(0,c[0]);for(let b=0;b<c.length;++b){let _=c[b],y=c[b+1]||
e10.length;_===0?h=`
${t}${e10.slice(0,y)}`:(r===nu&&u[_]&&(h+=`${e10[_]}\\`),h+=`
${t}${e10.slice(_+1,y)}`)}return h}function t1(e10,t,r){let a=t,n=t+1,i=e10[n];for(;i===" "||i==="	";)if(t<n+r)i=e10[++t];else{do i=e10[++t];while(i&&i!==`
`);a=t,n=t+1,i=e10[n]}return a}var mu=(e10,t)=>({indentAtStart:t?e10.indent.length:e10.indentAtStart,lineWidth:e10.options.lineWidth,minContentWidth:e10.options.
minContentWidth}),gu=e10=>/^(%|---|\.\.\.)/m.test(e10);function YU(e10,t,r){if(!t||t<0)return false;let a=t-r,n=e10.length;if(n<=a)return false;for(let i=0,s=0;i<
n;++i)if(e10[i]===`
`){if(i-s>a)return true;if(s=i+1,n-s<=a)return false}return true}function Ss(e10,t){let r=JSON.stringify(e10);if(t.options.doubleQuotedAsJSON)return r;let{implicitKey:a}=t,
n=t.options.doubleQuotedMinMultiLineLength,i=t.indent||(gu(e10)?"  ":""),s="",o=0;for(let l=0,c=r[l];c;c=r[++l])if(c===" "&&r[l+1]==="\\"&&r[l+2]==="n"&&(s+=r.slice(
o,l)+"\\ ",l+=1,o=l,c="\\"),c==="\\")switch(r[l+1]){case"u":{s+=r.slice(o,l);let u=r.substr(l+2,4);switch(u){case"0000":s+="\\0";break;case"0007":s+="\\a";break;case"\
000b":s+="\\v";break;case"001b":s+="\\e";break;case"0085":s+="\\N";break;case"00a0":s+="\\_";break;case"2028":s+="\\L";break;case"2029":s+="\\P";break;default:u.
substr(0,2)==="00"?s+="\\x"+u.substr(2):s+=r.substr(l,6)}l+=5,o=l+1}break;case"n":if(a||r[l+2]==='"'||r.length<n)l+=1;else{for(s+=r.slice(o,l)+`

`;r[l+2]==="\\"&&r[l+3]==="n"&&r[l+4]!=='"';)s+=`
`,l+=2;s+=i,r[l+2]===" "&&(s+="\\"),l+=1,o=l+1}break;default:l+=1}return s=o?s+r.slice(o):r,a?s:hu(s,i,nu,mu(t,false))}function tm(e10,t){if(t.options.singleQuote===
false||t.implicitKey&&e10.includes(`
`)||/[ \t]\n|\n[ \t]/.test(e10))return Ss(e10,t);let r=t.indent||(gu(e10)?"  ":""),a="'"+e10.replace(/'/g,"''").replace(/\n+/g,`$&
${r}`)+"'";return t.implicitKey?a:hu(a,r,$1,mu(t,false))}function zn(e10,t){let{singleQuote:r}=t.options,a;if(r===false)a=Ss;else{let n=e10.includes('"'),i=e10.
includes("'");n&&!i?a=tm:i&&!n?a=Ss:a=r?tm:Ss}return a(e10,t)}var rm;try{rm=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{rm=/\n+(?!\n|$)/g}function iu({comment:e10,type:t,value:r},a,n,i){let{blockQuote:s,commentString:o,lineWidth:l}=a.options;if(!s||/\n[\t ]+$/.test(
r))return zn(r,a);let c=a.indent||(a.forceBlockIndent||gu(r)?"  ":""),u=s==="literal"?true:s==="folded"||t===q.BLOCK_FOLDED?false:t===q.BLOCK_LITERAL?true:!YU(r,
l,c.length);if(!r)return u?`|
`:`>
`;let p,f;for(f=r.length;f>0;--f){let _=r[f-1];if(_!==`
`&&_!=="	"&&_!==" ")break}let d=r.substring(f),g=d.indexOf(`
`);g===-1?p="-":r===d||g!==d.length-1?(p="+",i&&i()):p="",d&&(r=r.slice(0,-d.length),d[d.length-1]===`
`&&(d=d.slice(0,-1)),d=d.replace(rm,`$&${c}`));let m=false,w,x=-1;for(w=0;w<r.length;++w){let _=r[w];if(_===" ")m=true;else if(_===`
`)x=w;else break}let h=r.substring(0,x<w?x+1:w);h&&(r=r.substring(h.length),h=h.replace(/\n+/g,`$&${c}`));let b=(m?c?"2":"1":"")+p;if(e10&&(b+=" "+o(e10.replace(
/ ?[\r\n]+/g," ")),n&&n()),!u){let _=r.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${c}`),y=false,v=mu(a,true);s!=="folded"&&t!==q.BLOCK_FOLDED&&(v.onOverflow=
()=>{y=true});let O=hu(`${h}${_}${d}`,c,em,v);if(!y)return`>${b}
${c}${O}`}return r=r.replace(/\n+/g,`$&${c}`),`|${b}
${c}${h}${r}${d}`}function XU(e10,t,r,a){let{type:n,value:i}=e10,{actualString:s,implicitKey:o,indent:l,indentStep:c,inFlow:u}=t;if(o&&i.includes(`
`)||u&&/[[\]{},]/.test(i))return zn(i,t);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(i))return o||u||!i.includes(
`
`)?zn(i,t):iu(e10,t,r,a);if(!o&&!u&&n!==q.PLAIN&&i.includes(`
`))return iu(e10,t,r,a);if(gu(i)){if(l==="")return t.forceBlockIndent=true,iu(e10,t,r,a);if(o&&l===c)return zn(i,t)}let p=i.replace(/\n+/g,`$&
${l}`);if(s){let f=m=>m.default&&m.tag!=="tag:yaml.org,2002:str"&&m.test?.test(p),{compat:d,tags:g}=t.doc.schema;if(g.some(f)||d?.some(f))return zn(i,t)}return o?
p:hu(p,l,$1,mu(t,false))}function As(e10,t,r,a){let{implicitKey:n,inFlow:i}=t,s=typeof e10.value=="string"?e10:Object.assign({},e10,{value:String(e10.value)}),{
type:o}=e10;o!==q.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(s.value)&&(o=q.QUOTE_DOUBLE);let l=u=>{switch(u){case q.BLOCK_FOLDED:case q.
BLOCK_LITERAL:return n||i?zn(s.value,t):iu(s,t,r,a);case q.QUOTE_DOUBLE:return Ss(s.value,t);case q.QUOTE_SINGLE:return tm(s.value,t);case q.PLAIN:return XU(s,t,
r,a);default:return null}},c=l(o);if(c===null){let{defaultKeyType:u,defaultStringType:p}=t.options,f=n&&u||p;if(c=l(f),c===null)throw new Error(`Unsupported def\
ault string type ${f}`)}return c}function k1(e10,t){let r=Object.assign({blockQuote:true,commentString:ZU,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,
doubleQuotedAsJSON:false,doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:true,indentSeq:true,lineWidth:80,minContentWidth:20,nullStr:"n\
ull",simpleKeys:false,singleQuote:null,trailingComma:false,trueStr:"true",verifyAliasOrder:true},e10.schema.toStringOptions,t),a;switch(r.collectionStyle){case"\
block":a=false;break;case"flow":a=true;break;default:a=null}return{anchors:new Set,doc:e10,flowCollectionPadding:r.flowCollectionPadding?" ":"",indent:"",indentStep:typeof r.
indent=="number"?" ".repeat(r.indent):"  ",inFlow:a,options:r}}function QU(e10,t){if(t.tag){let n=e10.filter(i=>i.tag===t.tag);if(n.length>0)return n.find(i=>i.
format===t.format)??n[0]}let r,a;if(re(t)){a=t.value;let n=e10.filter(i=>i.identify?.(a));if(n.length>1){let i=n.filter(s=>s.test);i.length>0&&(n=i)}r=n.find(i=>i.
format===t.format)??n.find(i=>!i.format)}else a=t,r=e10.find(n=>n.nodeClass&&a instanceof n.nodeClass);if(!r){let n=a?.constructor?.name??(a===null?"null":typeof a);
throw new Error(`Tag not resolved for ${n} value`)}return r}function eq(e10,t,{anchors:r,doc:a}){if(!a.directives)return"";let n=[],i=(re(e10)||ve(e10))&&e10.anchor;
i&&_1(i)&&(r.add(i),n.push(`&${i}`));let s=e10.tag??(t.default?null:t.tag);return s&&n.push(a.directives.tagString(s)),n.join(" ")}function Bn(e10,t,r,a){if(me(
e10))return e10.toString(t,r,a);if(yr(e10)){if(t.doc.directives)return e10.toString(t);if(t.resolvedAliases?.has(e10))throw new TypeError("Cannot stringify circ\
ular structure without alias nodes");t.resolvedAliases?t.resolvedAliases.add(e10):t.resolvedAliases=new Set([e10]),e10=e10.resolve(t.doc)}let n,i=we(e10)?e10:t.
doc.createNode(e10,{onTagObj:l=>n=l});n??(n=QU(t.doc.schema.tags,i));let s=eq(i,n,t);s.length>0&&(t.indentAtStart=(t.indentAtStart??0)+s.length+1);let o=typeof n.
stringify=="function"?n.stringify(i,t,r,a):re(i)?As(i,t,r,a):i.toString(t,r,a);return s?re(i)||o[0]==="{"||o[0]==="["?`${s} ${o}`:`${s}
${t.indent}${o}`:o}function tq({key:e10,value:t},r,a,n){let{allNullValues:i,doc:s,indent:o,indentStep:l,options:{commentString:c,indentSeq:u,simpleKeys:p}}=r,f=we(
e10)&&e10.comment||null;if(p){if(f)throw new Error("With simple keys, key nodes cannot have comments");if(ve(e10)||!we(e10)&&typeof e10=="object"){let O="With s\
imple keys, collection cannot be used as a key value";throw new Error(O)}}let d=!p&&(!e10||f&&t==null&&!r.inFlow||ve(e10)||(re(e10)?e10.type===q.BLOCK_FOLDED||e10.
type===q.BLOCK_LITERAL:typeof e10=="object"));r=Object.assign({},r,{allNullValues:false,implicitKey:!d&&(p||!i),indent:o+l});let g=false,m=false,w=Bn(e10,r,()=>g=
true,()=>m=true);if(!d&&!r.inFlow&&w.length>1024){if(p)throw new Error("With simple keys, single line scalar must not span more than 1024 characters");d=true}if(r.
inFlow){if(i||t==null)return g&&a&&a(),w===""?"?":d?`? ${w}`:w}else if(i&&!p||t==null&&d)return w=`? ${w}`,f&&!g?w+=Ta(w,r.indent,c(f)):m&&n&&n(),w;g&&(f=null),
d?(f&&(w+=Ta(w,r.indent,c(f))),w=`? ${w}
${o}:`):(w=`${w}:`,f&&(w+=Ta(w,r.indent,c(f))));let x,h,b;we(t)?(x=!!t.spaceBefore,h=t.commentBefore,b=t.comment):(x=false,h=null,b=null,t&&typeof t=="object"&&
(t=s.createNode(t))),r.implicitKey=false,!d&&!f&&re(t)&&(r.indentAtStart=w.length+1),m=false,!u&&l.length>=2&&!r.inFlow&&!d&&Wn(t)&&!t.flow&&!t.tag&&!t.anchor&&
(r.indent=r.indent.substring(2));let _=false,y=Bn(t,r,()=>_=true,()=>m=true),v=" ";if(f||x||h){if(v=x?`
`:"",h){let O=c(h);v+=`
${br(O,r.indent)}`}y===""&&!r.inFlow?v===`
`&&b&&(v=`

`):v+=`
${r.indent}`}else if(!d&&ve(t)){let O=y[0],E=y.indexOf(`
`),T=E!==-1,C=r.inFlow??t.flow??t.items.length===0;if(T||!C){let A=false;if(T&&(O==="&"||O==="!")){let M=y.indexOf(" ");O==="&"&&M!==-1&&M<E&&y[M+1]==="!"&&(M=y.
indexOf(" ",M+1)),(M===-1||E<M)&&(A=true)}A||(v=`
${r.indent}`)}}else(y===""||y[0]===`
`)&&(v="");return w+=v+y,r.inFlow?_&&a&&a():b&&!_?w+=Ta(w,r.indent,c(b)):m&&n&&n(),w}function rq(e10,t){(e10==="debug"||e10==="warn")&&console.warn(t)}var Xc="<\
<",_r={identify:e10=>e10===Xc||typeof e10=="symbol"&&e10.description===Xc,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(new q(
Symbol(Xc)),{addToJSMap:x1}),stringify:()=>Xc},aq=(e10,t)=>(_r.identify(t)||re(t)&&(!t.type||t.type===q.PLAIN)&&_r.identify(t.value))&&e10?.doc.schema.tags.some(
r=>r.tag===_r.tag&&r.default);function x1(e10,t,r){let a=S1(e10,r);if(Wn(a))for(let n of a.items)Hh(e10,t,n);else if(Array.isArray(a))for(let n of a)Hh(e10,t,n);else
Hh(e10,t,a)}function Hh(e10,t,r){let a=S1(e10,r);if(!Jr(a))throw new Error("Merge sources must be maps or map aliases");let n=a.toJSON(null,e10,Map);for(let[i,s]of n)
t instanceof Map?t.has(i)||t.set(i,s):t instanceof Set?t.add(i):Object.prototype.hasOwnProperty.call(t,i)||Object.defineProperty(t,i,{value:s,writable:true,enumerable:true,
configurable:true});return t}function S1(e10,t){return e10&&yr(t)?t.resolve(e10.doc,e10):t}function O1(e10,t,{key:r,value:a}){if(we(r)&&r.addToJSMap)r.addToJSMap(
e10,t,a);else if(aq(e10,r))x1(e10,t,a);else{let n=wt(r,"",e10);if(t instanceof Map)t.set(n,wt(a,n,e10));else if(t instanceof Set)t.add(n);else{let i=nq(r,n,e10),
s=wt(a,i,e10);i in t?Object.defineProperty(t,i,{value:s,writable:true,enumerable:true,configurable:true}):t[i]=s}}return t}function nq(e10,t,r){if(t===null)return"";
if(typeof t!="object")return String(t);if(we(e10)&&r?.doc){let a=k1(r.doc,{});a.anchors=new Set;for(let i of r.anchors.keys())a.anchors.add(i.anchor);a.inFlow=true,
a.inStringifyKey=true;let n=e10.toString(a);if(!r.mapKeyWarned){let i=JSON.stringify(n);i.length>40&&(i=i.substring(0,36)+'..."'),rq(r.doc.options.logLevel,`Key\
s with collection values will be stringified due to JS Object restrictions: ${i}. Set mapAsMap: true to use object keys.`),r.mapKeyWarned=true}return n}return JSON.
stringify(t)}function cm(e10,t,r){let a=Os(e10,void 0,r),n=Os(t,void 0,r);return new ct(a,n)}var ct=class E1{constructor(t,r=null){Object.defineProperty(this,$t,
{value:p1}),this.key=t,this.value=r}clone(t){let{key:r,value:a}=this;return we(r)&&(r=r.clone(t)),we(a)&&(a=a.clone(t)),new E1(r,a)}toJSON(t,r){let a=r?.mapAsMap?
new Map:{};return O1(r,a,this)}toString(t,r,a){return t?.doc?tq(this,t,r,a):JSON.stringify(this)}};function T1(e10,t,r){return(t.inFlow??e10.flow?sq:iq)(e10,t,r)}
function iq({comment:e10,items:t},r,{blockItemPrefix:a,flowChars:n,itemIndent:i,onChompKeep:s,onComment:o}){let{indent:l,options:{commentString:c}}=r,u=Object.assign(
{},r,{indent:i,type:null}),p=false,f=[];for(let g=0;g<t.length;++g){let m=t[g],w=null;if(we(m))!p&&m.spaceBefore&&f.push(""),uu(r,f,m.commentBefore,p),m.comment&&
(w=m.comment);else if(me(m)){let h=we(m.key)?m.key:null;h&&(!p&&h.spaceBefore&&f.push(""),uu(r,f,h.commentBefore,p))}p=false;let x=Bn(m,u,()=>w=null,()=>p=true);
w&&(x+=Ta(x,i,c(w))),p&&w&&(p=false),f.push(a+x)}let d;if(f.length===0)d=n.start+n.end;else{d=f[0];for(let g=1;g<f.length;++g){let m=f[g];d+=m?`
${l}${m}`:`
`}}return e10?(d+=`
`+br(c(e10),l),o&&o()):p&&s&&s(),d}function sq({items:e10},t,{flowChars:r,itemIndent:a}){let{indent:n,indentStep:i,flowCollectionPadding:s,options:{commentString:o}}=t;
a+=i;let l=Object.assign({},t,{indent:a,inFlow:true,type:null}),c=false,u=0,p=[];for(let g=0;g<e10.length;++g){let m=e10[g],w=null;if(we(m))m.spaceBefore&&p.push(
""),uu(t,p,m.commentBefore,false),m.comment&&(w=m.comment);else if(me(m)){let h=we(m.key)?m.key:null;h&&(h.spaceBefore&&p.push(""),uu(t,p,h.commentBefore,false),
h.comment&&(c=true));let b=we(m.value)?m.value:null;b?(b.comment&&(w=b.comment),b.commentBefore&&(c=true)):m.value==null&&h?.comment&&(w=h.comment)}w&&(c=true);
let x=Bn(m,l,()=>w=null);c||(c=p.length>u||x.includes(`
`)),g<e10.length-1?x+=",":t.options.trailingComma&&(t.options.lineWidth>0&&(c||(c=p.reduce((h,b)=>h+b.length+2,2)+(x.length+2)>t.options.lineWidth)),c&&(x+=",")),
w&&(x+=Ta(x,a,o(w))),p.push(x),u=p.length}let{start:f,end:d}=r;if(p.length===0)return f+d;if(!c){let g=p.reduce((m,w)=>m+w.length+2,2);c=t.options.lineWidth>0&&
g>t.options.lineWidth}if(c){let g=f;for(let m of p)g+=m?`
${i}${n}${m}`:`
`;return`${g}
${n}${d}`}else return`${f}${s}${p.join(" ")}${s}${d}`}function uu({indent:e10,options:{commentString:t}},r,a,n){if(a&&n&&(a=a.replace(/^\n+/,"")),a){let i=br(t(
a),e10);r.push(i.trimStart())}}function Aa(e10,t){let r=re(t)?t.value:t;for(let a of e10)if(me(a)&&(a.key===t||a.key===r||re(a.key)&&a.key.value===r))return a}var vt=class extends w1{static get tagName(){
return"tag:yaml.org,2002:map"}constructor(e10){super(Vr,e10),this.items=[]}static from(e10,t,r){let{keepUndefined:a,replacer:n}=r,i=new this(e10),s=(o,l)=>{if(typeof n==
"function")l=n.call(t,o,l);else if(Array.isArray(n)&&!n.includes(o))return;(l!==void 0||a)&&i.items.push(cm(o,l,r))};if(t instanceof Map)for(let[o,l]of t)s(o,l);else if(t&&
typeof t=="object")for(let o of Object.keys(t))s(o,t[o]);return typeof e10.sortMapEntries=="function"&&i.items.sort(e10.sortMapEntries),i}add(e10,t){let r;me(e10)?
r=e10:!e10||typeof e10!="object"||!("key"in e10)?r=new ct(e10,e10?.value):r=new ct(e10.key,e10.value);let a=Aa(this.items,r.key),n=this.schema?.sortMapEntries;if(a){
if(!t)throw new Error(`Key ${r.key} already set`);re(a.value)&&b1(r.value)?a.value.value=r.value:a.value=r.value}else if(n){let i=this.items.findIndex(s=>n(r,s)<
0);i===-1?this.items.push(r):this.items.splice(i,0,r)}else this.items.push(r)}delete(e10){let t=Aa(this.items,e10);return t?this.items.splice(this.items.indexOf(
t),1).length>0:false}get(e10,t){let r=Aa(this.items,e10)?.value;return(!t&&re(r)?r.value:r)??void 0}has(e10){return!!Aa(this.items,e10)}set(e10,t){this.add(new ct(
e10,t),true)}toJSON(e10,t,r){let a=r?new r:t?.mapAsMap?new Map:{};t?.onCreate&&t.onCreate(a);for(let n of this.items)O1(t,a,n);return a}toString(e10,t,r){if(!e10)
return JSON.stringify(this);for(let a of this.items)if(!me(a))throw new Error(`Map items must all be pairs; found ${JSON.stringify(a)} instead`);return!e10.allNullValues&&
this.hasAllNullValues(false)&&(e10=Object.assign({},e10,{allNullValues:true})),T1(this,e10,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:e10.indent||
"",onChompKeep:r,onComment:t})}},Gn={collection:"map",default:true,nodeClass:vt,tag:"tag:yaml.org,2002:map",resolve(e10,t){return Jr(e10)||t("Expected a mapping\
 for this tag"),e10},createNode:(e10,t,r)=>vt.from(e10,t,r)},Na=class extends w1{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(e10){super(qn,e10),
this.items=[]}add(e10){this.items.push(e10)}delete(e10){let t=Qc(e10);return typeof t!="number"?false:this.items.splice(t,1).length>0}get(e10,t){let r=Qc(e10);if(typeof r!=
"number")return;let a=this.items[r];return!t&&re(a)?a.value:a}has(e10){let t=Qc(e10);return typeof t=="number"&&t<this.items.length}set(e10,t){let r=Qc(e10);if(typeof r!=
"number")throw new Error(`Expected a valid index, not ${e10}.`);let a=this.items[r];re(a)&&b1(t)?a.value=t:this.items[r]=t}toJSON(e10,t){let r=[];t?.onCreate&&t.
onCreate(r);let a=0;for(let n of this.items)r.push(wt(n,String(a++),t));return r}toString(e10,t,r){return e10?T1(this,e10,{blockItemPrefix:"- ",flowChars:{start:"\
[",end:"]"},itemIndent:(e10.indent||"")+"  ",onChompKeep:r,onComment:t}):JSON.stringify(this)}static from(e10,t,r){let{replacer:a}=r,n=new this(e10);if(t&&Symbol.
iterator in Object(t)){let i=0;for(let s of t){if(typeof a=="function"){let o=t instanceof Set?s:String(i++);s=a.call(t,o,s)}n.items.push(Os(s,void 0,r))}}return n}};
function Qc(e10){let t=re(e10)?e10.value:e10;return t&&typeof t=="string"&&(t=Number(t)),typeof t=="number"&&Number.isInteger(t)&&t>=0?t:null}var Hn={collection:"\
seq",default:true,nodeClass:Na,tag:"tag:yaml.org,2002:seq",resolve(e10,t){return Wn(e10)||t("Expected a sequence for this tag"),e10},createNode:(e10,t,r)=>Na.from(
e10,t,r)},bu={identify:e10=>typeof e10=="string",default:true,tag:"tag:yaml.org,2002:str",resolve:e10=>e10,stringify(e10,t,r,a){return t=Object.assign({actualString:true},
t),As(e10,t,r,a)}},_u={identify:e10=>e10==null,createNode:()=>new q(null),default:true,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new q(
null),stringify:({source:e10},t)=>typeof e10=="string"&&_u.test.test(e10)?e10:t.options.nullStr},um={identify:e10=>typeof e10=="boolean",default:true,tag:"tag:y\
aml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:e10=>new q(e10[0]==="t"||e10[0]==="T"),stringify({source:e10,value:t},r){if(e10&&um.test.test(
e10)){let a=e10[0]==="t"||e10[0]==="T";if(t===a)return e10}return t?r.options.trueStr:r.options.falseStr}};function Ct({format:e10,minFractionDigits:t,tag:r,value:a}){
if(typeof a=="bigint")return String(a);let n=typeof a=="number"?a:Number(a);if(!isFinite(n))return isNaN(n)?".nan":n<0?"-.inf":".inf";let i=Object.is(a,-0)?"-0":
JSON.stringify(a);if(!e10&&t&&(!r||r==="tag:yaml.org,2002:float")&&/^-?\d/.test(i)&&!i.includes("e")){let s=i.indexOf(".");s<0&&(s=i.length,i+=".");let o=t-(i.length-
s-1);for(;o-- >0;)i+="0"}return i}var A1={identify:e10=>typeof e10=="number",default:true,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:e10=>e10.slice(-3).toLowerCase()==="nan"?NaN:e10[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:Ct},N1={identify:e10=>typeof e10==
"number",default:true,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,resolve:e10=>parseFloat(e10),stringify(e10){
let t=Number(e10.value);return isFinite(t)?t.toExponential():Ct(e10)}},I1={identify:e10=>typeof e10=="number",default:true,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
resolve(e10){let t=new q(parseFloat(e10)),r=e10.indexOf(".");return r!==-1&&e10[e10.length-1]==="0"&&(t.minFractionDigits=e10.length-r-1),t},stringify:Ct},yu=e10=>typeof e10==
"bigint"||Number.isInteger(e10),pm=(e10,t,r,{intAsBigInt:a})=>a?BigInt(e10):parseInt(e10.substring(t),r);function j1(e10,t,r){let{value:a}=e10;return yu(a)&&a>=
0?r+a.toString(t):Ct(e10)}var C1={identify:e10=>yu(e10)&&e10>=0,default:true,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,resolve:(e10,t,r)=>pm(e10,
2,8,r),stringify:e10=>j1(e10,8,"0o")},M1={identify:yu,default:true,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(e10,t,r)=>pm(e10,0,10,r),stringify:Ct},
P1={identify:e10=>yu(e10)&&e10>=0,default:true,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(e10,t,r)=>pm(e10,2,16,r),stringify:e10=>j1(
e10,16,"0x")},oq=[Gn,Hn,bu,_u,um,C1,M1,P1,A1,N1,I1];function r1(e10){return typeof e10=="bigint"||Number.isInteger(e10)}var eu=({value:e10})=>JSON.stringify(e10),
lq=[{identify:e10=>typeof e10=="string",default:true,tag:"tag:yaml.org,2002:str",resolve:e10=>e10,stringify:eu},{identify:e10=>e10==null,createNode:()=>new q(null),
default:true,tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,stringify:eu},{identify:e10=>typeof e10=="boolean",default:true,tag:"tag:yaml.org,2002:\
bool",test:/^true$|^false$/,resolve:e10=>e10==="true",stringify:eu},{identify:r1,default:true,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(e10,t,{
intAsBigInt:r})=>r?BigInt(e10):parseInt(e10,10),stringify:({value:e10})=>r1(e10)?e10.toString():JSON.stringify(e10)},{identify:e10=>typeof e10=="number",default:true,
tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:e10=>parseFloat(e10),stringify:eu}],cq={default:true,tag:"",
test:/^/,resolve(e10,t){return t(`Unresolved plain scalar ${JSON.stringify(e10)}`),e10}},uq=[Gn,Hn].concat(lq,cq),fm={identify:e10=>e10 instanceof Uint8Array,default:false,
tag:"tag:yaml.org,2002:binary",resolve(e10,t){if(typeof atob=="function"){let r=atob(e10.replace(/[\n\r]/g,"")),a=new Uint8Array(r.length);for(let n=0;n<r.length;++n)
a[n]=r.charCodeAt(n);return a}else return t("This environment does not support reading binary tags; either Buffer or atob is required"),e10},stringify({comment:e10,
type:t,value:r},a,n,i){if(!r)return"";let s=r,o;if(typeof btoa=="function"){let l="";for(let c=0;c<s.length;++c)l+=String.fromCharCode(s[c]);o=btoa(l)}else throw new Error(
"This environment does not support writing binary tags; either Buffer or btoa is required");if(t??(t=q.BLOCK_LITERAL),t!==q.QUOTE_DOUBLE){let l=Math.max(a.options.
lineWidth-a.indent.length,a.options.minContentWidth),c=Math.ceil(o.length/l),u=new Array(c);for(let p=0,f=0;p<c;++p,f+=l)u[p]=o.substr(f,l);o=u.join(t===q.BLOCK_LITERAL?
`
`:" ")}return As({comment:e10,type:t,value:o},a,n,i)}};function R1(e10,t){if(Wn(e10))for(let r=0;r<e10.items.length;++r){let a=e10.items[r];if(!me(a)){if(Jr(a)){
a.items.length>1&&t("Each pair must have its own sequence indicator");let n=a.items[0]||new ct(new q(null));if(a.commentBefore&&(n.key.commentBefore=n.key.commentBefore?
`${a.commentBefore}
${n.key.commentBefore}`:a.commentBefore),a.comment){let i=n.value??n.key;i.comment=i.comment?`${a.comment}
${i.comment}`:a.comment}a=n}e10.items[r]=me(a)?a:new ct(a)}}else t("Expected a sequence for this tag");return e10}function L1(e10,t,r){let{replacer:a}=r,n=new Na(
e10);n.tag="tag:yaml.org,2002:pairs";let i=0;if(t&&Symbol.iterator in Object(t))for(let s of t){typeof a=="function"&&(s=a.call(t,String(i++),s));let o,l;if(Array.
isArray(s))if(s.length===2)o=s[0],l=s[1];else throw new TypeError(`Expected [key, value] tuple: ${s}`);else if(s&&s instanceof Object){let c=Object.keys(s);if(c.
length===1)o=c[0],l=s[o];else throw new TypeError(`Expected tuple with one key, not ${c.length} keys`)}else o=s;n.items.push(cm(o,l,r))}return n}var dm={collection:"\
seq",default:false,tag:"tag:yaml.org,2002:pairs",resolve:R1,createNode:L1},su=class z1 extends Na{constructor(){super(),this.add=vt.prototype.add.bind(this),this.
delete=vt.prototype.delete.bind(this),this.get=vt.prototype.get.bind(this),this.has=vt.prototype.has.bind(this),this.set=vt.prototype.set.bind(this),this.tag=z1.
tag}toJSON(t,r){if(!r)return super.toJSON(t);let a=new Map;r?.onCreate&&r.onCreate(a);for(let n of this.items){let i,s;if(me(n)?(i=wt(n.key,"",r),s=wt(n.value,i,
r)):i=wt(n,"",r),a.has(i))throw new Error("Ordered maps must not include duplicate keys");a.set(i,s)}return a}static from(t,r,a){let n=L1(t,r,a),i=new this;return i.
items=n.items,i}};su.tag="tag:yaml.org,2002:omap";var hm={collection:"seq",identify:e10=>e10 instanceof Map,nodeClass:su,default:false,tag:"tag:yaml.org,2002:om\
ap",resolve(e10,t){let r=R1(e10,t),a=[];for(let{key:n}of r.items)re(n)&&(a.includes(n.value)?t(`Ordered maps must not include duplicate keys: ${n.value}`):a.push(
n.value));return Object.assign(new su,r)},createNode:(e10,t,r)=>su.from(e10,t,r)};function F1({value:e10,source:t},r){return t&&(e10?D1:B1).test.test(t)?t:e10?r.
options.trueStr:r.options.falseStr}var D1={identify:e10=>e10===true,default:true,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
resolve:()=>new q(true),stringify:F1},B1={identify:e10=>e10===false,default:true,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
resolve:()=>new q(false),stringify:F1},pq={identify:e10=>typeof e10=="number",default:true,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:e10=>e10.slice(-3).toLowerCase()==="nan"?NaN:e10[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:Ct},fq={identify:e10=>typeof e10==
"number",default:true,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,resolve:e10=>parseFloat(e10.replace(
/_/g,"")),stringify(e10){let t=Number(e10.value);return isFinite(t)?t.toExponential():Ct(e10)}},dq={identify:e10=>typeof e10=="number",default:true,tag:"tag:yam\
l.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,resolve(e10){let t=new q(parseFloat(e10.replace(/_/g,""))),r=e10.indexOf(".");if(r!==-1){let a=e10.substring(
r+1).replace(/_/g,"");a[a.length-1]==="0"&&(t.minFractionDigits=a.length)}return t},stringify:Ct},Ns=e10=>typeof e10=="bigint"||Number.isInteger(e10);function vu(e10,t,r,{
intAsBigInt:a}){let n=e10[0];if((n==="-"||n==="+")&&(t+=1),e10=e10.substring(t).replace(/_/g,""),a){switch(r){case 2:e10=`0b${e10}`;break;case 8:e10=`0o${e10}`;
break;case 16:e10=`0x${e10}`;break}let s=BigInt(e10);return n==="-"?BigInt(-1)*s:s}let i=parseInt(e10,r);return n==="-"?-1*i:i}function mm(e10,t,r){let{value:a}=e10;
if(Ns(a)){let n=a.toString(t);return a<0?"-"+r+n.substr(1):r+n}return Ct(e10)}var hq={identify:Ns,default:true,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,
resolve:(e10,t,r)=>vu(e10,2,2,r),stringify:e10=>mm(e10,2,"0b")},mq={identify:Ns,default:true,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:(e10,t,r)=>vu(
e10,1,8,r),stringify:e10=>mm(e10,8,"0")},gq={identify:Ns,default:true,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(e10,t,r)=>vu(e10,0,10,r),stringify:Ct},
bq={identify:Ns,default:true,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(e10,t,r)=>vu(e10,2,16,r),stringify:e10=>mm(e10,16,"\
0x")},ou=class U1 extends vt{constructor(t){super(t),this.tag=U1.tag}add(t){let r;me(t)?r=t:t&&typeof t=="object"&&"key"in t&&"value"in t&&t.value===null?r=new ct(
t.key,null):r=new ct(t,null),Aa(this.items,r.key)||this.items.push(r)}get(t,r){let a=Aa(this.items,t);return!r&&me(a)?re(a.key)?a.key.value:a.key:a}set(t,r){if(typeof r!=
"boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof r}`);let a=Aa(this.items,t);a&&!r?this.items.splice(this.items.
indexOf(a),1):!a&&r&&this.items.push(new ct(t))}toJSON(t,r){return super.toJSON(t,r,Set)}toString(t,r,a){if(!t)return JSON.stringify(this);if(this.hasAllNullValues(
true))return super.toString(Object.assign({},t,{allNullValues:true}),r,a);throw new Error("Set items must all have null values")}static from(t,r,a){let{replacer:n}=a,
i=new this(t);if(r&&Symbol.iterator in Object(r))for(let s of r)typeof n=="function"&&(s=n.call(r,s,s)),i.items.push(cm(s,null,a));return i}};ou.tag="tag:yaml.o\
rg,2002:set";var gm={collection:"map",identify:e10=>e10 instanceof Set,nodeClass:ou,default:false,tag:"tag:yaml.org,2002:set",createNode:(e10,t,r)=>ou.from(e10,
t,r),resolve(e10,t){if(Jr(e10)){if(e10.hasAllNullValues(true))return Object.assign(new ou,e10);t("Set items must all have null values")}else t("Expected a mappi\
ng for this tag");return e10}};function bm(e10,t){let r=e10[0],a=r==="-"||r==="+"?e10.substring(1):e10,n=s=>t?BigInt(s):Number(s),i=a.replace(/_/g,"").split(":").
reduce((s,o)=>s*n(60)+n(o),n(0));return r==="-"?n(-1)*i:i}function q1(e10){let{value:t}=e10,r=s=>s;if(typeof t=="bigint")r=s=>BigInt(s);else if(isNaN(t)||!isFinite(
t))return Ct(e10);let a="";t<0&&(a="-",t*=r(-1));let n=r(60),i=[t%n];return t<60?i.unshift(0):(t=(t-i[0])/n,i.unshift(t%n),t>=60&&(t=(t-i[0])/n,i.unshift(t))),a+
i.map(s=>String(s).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}var W1={identify:e10=>typeof e10=="bigint"||Number.isInteger(e10),default:true,tag:"tag:y\
aml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(e10,t,{intAsBigInt:r})=>bm(e10,r),stringify:q1},G1={identify:e10=>typeof e10==
"number",default:true,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:e10=>bm(e10,false),stringify:q1},
wu={identify:e10=>e10 instanceof Date,default:true,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1\
,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(e10){let t=e10.match(wu.test);if(!t)throw new Error("!!time\
stamp expects a date, starting with yyyy-mm-dd");let[,r,a,n,i,s,o]=t.map(Number),l=t[7]?Number((t[7]+"00").substr(1,3)):0,c=Date.UTC(r,a-1,n,i||0,s||0,o||0,l),u=t[8];
if(u&&u!=="Z"){let p=bm(u,false);Math.abs(p)<30&&(p*=60),c-=6e4*p}return new Date(c)},stringify:({value:e10})=>e10?.toISOString().replace(/(T00:00:00)?\.000Z$/,
"")??""},a1=[Gn,Hn,bu,_u,D1,B1,hq,mq,gq,bq,pq,fq,dq,fm,_r,hm,dm,gm,W1,G1,wu],n1=new Map([["core",oq],["failsafe",[Gn,Hn,bu]],["json",uq],["yaml11",a1],["yaml-1.\
1",a1]]),i1={binary:fm,bool:um,float:I1,floatExp:N1,floatNaN:A1,floatTime:G1,int:M1,intHex:P1,intOct:C1,intTime:W1,map:Gn,merge:_r,null:_u,omap:hm,pairs:dm,seq:Hn,
set:gm,timestamp:wu},_q={"tag:yaml.org,2002:binary":fm,"tag:yaml.org,2002:merge":_r,"tag:yaml.org,2002:omap":hm,"tag:yaml.org,2002:pairs":dm,"tag:yaml.org,2002:\
set":gm,"tag:yaml.org,2002:timestamp":wu};function Vh(e10,t,r){let a=n1.get(t);if(a&&!e10)return r&&!a.includes(_r)?a.concat(_r):a.slice();let n=a;if(!n)if(Array.
isArray(e10))n=[];else{let i=Array.from(n1.keys()).filter(s=>s!=="yaml11").map(s=>JSON.stringify(s)).join(", ");throw new Error(`Unknown schema "${t}"; use one \
of ${i} or define customTags array`)}if(Array.isArray(e10))for(let i of e10)n=n.concat(i);else typeof e10=="function"&&(n=e10(n.slice()));return r&&(n=n.concat(
_r)),n.reduce((i,s)=>{let o=typeof s=="string"?i1[s]:s;if(!o){let l=JSON.stringify(s),c=Object.keys(i1).map(u=>JSON.stringify(u)).join(", ");throw new Error(`Un\
known custom tag ${l}; use one of ${c}`)}return i.includes(o)||i.push(o),i},[])}var yq=(e10,t)=>e10.key<t.key?-1:e10.key>t.key?1:0,vq=class H1{constructor({compat:t,
customTags:r,merge:a,resolveKnownTags:n,schema:i,sortMapEntries:s,toStringDefaults:o}){this.compat=Array.isArray(t)?Vh(t,"compat"):t?Vh(null,t):null,this.name=typeof i==
"string"&&i||"core",this.knownTags=n?_q:{},this.tags=Vh(r,this.name,a),this.toStringOptions=o??null,Object.defineProperty(this,Vr,{value:Gn}),Object.defineProperty(
this,Vt,{value:bu}),Object.defineProperty(this,qn,{value:Hn}),this.sortMapEntries=typeof s=="function"?s:s===true?yq:null}clone(){let t=Object.create(H1.prototype,
Object.getOwnPropertyDescriptors(this));return t.tags=this.tags.slice(),t}};function wq(e10,t){let r=[],a=t.directives===true;if(t.directives!==false&&e10.directives){
let l=e10.directives.toString(e10);l?(r.push(l),a=true):e10.directives.docStart&&(a=true)}a&&r.push("---");let n=k1(e10,t),{commentString:i}=n.options;if(e10.commentBefore){
r.length!==1&&r.unshift("");let l=i(e10.commentBefore);r.unshift(br(l,""))}let s=false,o=null;if(e10.contents){if(we(e10.contents)){if(e10.contents.spaceBefore&&
a&&r.push(""),e10.contents.commentBefore){let u=i(e10.contents.commentBefore);r.push(br(u,""))}n.forceBlockIndent=!!e10.comment,o=e10.contents.comment}let l=o?void 0:
()=>s=true,c=Bn(e10.contents,n,()=>o=null,l);o&&(c+=Ta(c,"",i(o))),(c[0]==="|"||c[0]===">")&&r[r.length-1]==="---"?r[r.length-1]=`--- ${c}`:r.push(c)}else r.push(
Bn(e10.contents,n));if(e10.directives?.docEnd)if(e10.comment){let l=i(e10.comment);l.includes(`
`)?(r.push("..."),r.push(br(l,""))):r.push(`... ${l}`)}else r.push("...");else{let l=e10.comment;l&&s&&(l=l.replace(/^\n+/,"")),l&&((!s||o)&&r[r.length-1]!==""&&
r.push(""),r.push(br(i(l),"")))}return r.join(`
`)+`
`}var $u=class V1{constructor(t,r,a){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.defineProperty(this,$t,{value:Qh});let n=null;
typeof r=="function"||Array.isArray(r)?n=r:a===void 0&&r&&(a=r,r=void 0);let i=Object.assign({intAsBigInt:false,keepSourceTokens:false,logLevel:"warn",prettyErrors:true,
strict:true,stringKeys:false,uniqueKeys:true,version:"1.2"},a);this.options=i;let{version:s}=i;a?._directives?(this.directives=a._directives.atDocument(),this.directives.
yaml.explicit&&(s=this.directives.yaml.version)):this.directives=new Dn({version:s}),this.setSchema(s,a),this.contents=t===void 0?null:this.createNode(t,n,a)}clone(){
let t=Object.create(V1.prototype,{[$t]:{value:Qh}});return t.commentBefore=this.commentBefore,t.comment=this.comment,t.errors=this.errors.slice(),t.warnings=this.
warnings.slice(),t.options=Object.assign({},this.options),this.directives&&(t.directives=this.directives.clone()),t.schema=this.schema.clone(),t.contents=we(this.
contents)?this.contents.clone(t.schema):this.contents,this.range&&(t.range=this.range.slice()),t}add(t){Cn(this.contents)&&this.contents.add(t)}addIn(t,r){Cn(this.
contents)&&this.contents.addIn(t,r)}createAlias(t,r){if(!t.anchor){let a=y1(this);t.anchor=!r||a.has(r)?v1(r||"a",a):r}return new lm(t.anchor)}createNode(t,r,a){
let n;if(typeof r=="function")t=r.call({"":t},"",t),n=r;else if(Array.isArray(r)){let w=h=>typeof h=="number"||h instanceof String||h instanceof Number,x=r.filter(
w).map(String);x.length>0&&(r=r.concat(x)),n=r}else a===void 0&&r&&(a=r,r=void 0);let{aliasDuplicateObjects:i,anchorPrefix:s,flow:o,keepUndefined:l,onTagObj:c,tag:u}=a??
{},{onAnchor:p,setAnchors:f,sourceObjects:d}=VU(this,s||"a"),g={aliasDuplicateObjects:i??true,keepUndefined:l??false,onAnchor:p,onTagObj:c,replacer:n,schema:this.
schema,sourceObjects:d},m=Os(t,u,g);return o&&ve(m)&&(m.flow=true),f(),m}createPair(t,r,a={}){let n=this.createNode(t,null,a),i=this.createNode(r,null,a);return new ct(
n,i)}delete(t){return Cn(this.contents)?this.contents.delete(t):false}deleteIn(t){return xs(t)?this.contents==null?false:(this.contents=null,true):Cn(this.contents)?
this.contents.deleteIn(t):false}get(t,r){return ve(this.contents)?this.contents.get(t,r):void 0}getIn(t,r){return xs(t)?!r&&re(this.contents)?this.contents.value:
this.contents:ve(this.contents)?this.contents.getIn(t,r):void 0}has(t){return ve(this.contents)?this.contents.has(t):false}hasIn(t){return xs(t)?this.contents!==
void 0:ve(this.contents)?this.contents.hasIn(t):false}set(t,r){this.contents==null?this.contents=cu(this.schema,[t],r):Cn(this.contents)&&this.contents.set(t,r)}setIn(t,r){
xs(t)?this.contents=r:this.contents==null?this.contents=cu(this.schema,Array.from(t),r):Cn(this.contents)&&this.contents.setIn(t,r)}setSchema(t,r={}){typeof t==
"number"&&(t=String(t));let a;switch(t){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new Dn({version:"1.1"}),a={resolveKnownTags:false,
schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=t:this.directives=new Dn({version:t}),a={resolveKnownTags:true,schema:"\
core"};break;case null:this.directives&&delete this.directives,a=null;break;default:{let n=JSON.stringify(t);throw new Error(`Expected '1.1', '1.2' or null as f\
irst argument, but found: ${n}`)}}if(r.schema instanceof Object)this.schema=r.schema;else if(a)this.schema=new vq(Object.assign(a,r));else throw new Error("With\
 a null YAML version, the { schema: Schema } option is required")}toJS({json:t,jsonArg:r,mapAsMap:a,maxAliasCount:n,onAnchor:i,reviver:s}={}){let o={anchors:new Map,
doc:this,keep:!t,mapAsMap:a===true,mapKeyWarned:false,maxAliasCount:typeof n=="number"?n:100},l=wt(this.contents,r??"",o);if(typeof i=="function")for(let{count:c,
res:u}of o.anchors.values())i(u,c);return typeof s=="function"?Ln(s,{"":l},"",l):l}toJSON(t,r){return this.toJS({json:true,jsonArg:t,mapAsMap:false,onAnchor:r})}toString(t={}){
if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in t&&(!Number.isInteger(t.indent)||Number(t.indent)<=0)){let r=JSON.
stringify(t.indent);throw new Error(`"indent" option must be a positive integer, not ${r}`)}return wq(this,t)}};function Cn(e10){if(ve(e10))return true;throw new Error(
"Expected a YAML collection as document contents")}var J1=class extends Error{constructor(e10,t,r,a){super(),this.name=e10,this.code=r,this.message=a,this.pos=t}},
Fn=class extends J1{constructor(e10,t,r){super("YAMLParseError",e10,t,r)}},$q=class extends J1{constructor(e10,t,r){super("YAMLWarning",e10,t,r)}},pu=(e10,t)=>r=>{
if(r.pos[0]===-1)return;r.linePos=r.pos.map(o=>t.linePos(o));let{line:a,col:n}=r.linePos[0];r.message+=` at line ${a}, column ${n}`;let i=n-1,s=e10.substring(t.
lineStarts[a-1],t.lineStarts[a]).replace(/[\n\r]+$/,"");if(i>=60&&s.length>80){let o=Math.min(i-39,s.length-79);s="\u2026"+s.substring(o),i-=o-1}if(s.length>80&&
(s=s.substring(0,79)+"\u2026"),a>1&&/^ *$/.test(s.substring(0,i))){let o=e10.substring(t.lineStarts[a-2],t.lineStarts[a-1]);o.length>80&&(o=o.substring(0,79)+`\u2026\

`),s=o+s}if(/[^ ]/.test(s)){let o=1,l=r.linePos[1];l?.line===a&&l.col>n&&(o=Math.max(1,Math.min(l.col-n,80-i)));let c=" ".repeat(i)+"^".repeat(o);r.message+=`:

${s}
${c}
`}};function Un(e10,{flow:t,indicator:r,next:a,offset:n,onError:i,parentIndent:s,startOnNewline:o}){let l=false,c=o,u=o,p="",f="",d=false,g=false,m=null,w=null,
x=null,h=null,b=null,_=null,y=null;for(let E of e10)switch(g&&(E.type!=="space"&&E.type!=="newline"&&E.type!=="comma"&&i(E.offset,"MISSING_CHAR","Tags and ancho\
rs must be separated from the next token by white space"),g=false),m&&(c&&E.type!=="comment"&&E.type!=="newline"&&i(m,"TAB_AS_INDENT","Tabs are not allowed as i\
ndentation"),m=null),E.type){case"space":!t&&(r!=="doc-start"||a?.type!=="flow-collection")&&E.source.includes("	")&&(m=E),u=true;break;case"comment":{u||i(E,"M\
ISSING_CHAR","Comments must be separated from other tokens by white space characters");let T=E.source.substring(1)||" ";p?p+=f+T:p=T,f="",c=false;break}case"new\
line":c?p?p+=E.source:(!_||r!=="seq-item-ind")&&(l=true):f+=E.source,c=true,d=true,(w||x)&&(h=E),u=true;break;case"anchor":w&&i(E,"MULTIPLE_ANCHORS","A node can\
 have at most one anchor"),E.source.endsWith(":")&&i(E.offset+E.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",true),w=E,y??(y=E.offset),c=false,
u=false,g=true;break;case"tag":{x&&i(E,"MULTIPLE_TAGS","A node can have at most one tag"),x=E,y??(y=E.offset),c=false,u=false,g=true;break}case r:(w||x)&&i(E,"B\
AD_PROP_ORDER",`Anchors and tags must be after the ${E.source} indicator`),_&&i(E,"UNEXPECTED_TOKEN",`Unexpected ${E.source} in ${t??"collection"}`),_=E,c=r==="\
seq-item-ind"||r==="explicit-key-ind",u=false;break;case"comma":if(t){b&&i(E,"UNEXPECTED_TOKEN",`Unexpected , in ${t}`),b=E,c=false,u=false;break}default:i(E,"U\
NEXPECTED_TOKEN",`Unexpected ${E.type} token`),c=false,u=false}let v=e10[e10.length-1],O=v?v.offset+v.source.length:n;return g&&a&&a.type!=="space"&&a.type!=="n\
ewline"&&a.type!=="comma"&&(a.type!=="scalar"||a.source!=="")&&i(a.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),
m&&(c&&m.indent<=s||a?.type==="block-map"||a?.type==="block-seq")&&i(m,"TAB_AS_INDENT","Tabs are not allowed as indentation"),{comma:b,found:_,spaceBefore:l,comment:p,
hasNewline:d,anchor:w,tag:x,newlineAfterProp:h,end:O,start:y??O}}function Es(e10){if(!e10)return null;switch(e10.type){case"alias":case"scalar":case"double-quot\
ed-scalar":case"single-quoted-scalar":if(e10.source.includes(`
`))return true;if(e10.end){for(let t of e10.end)if(t.type==="newline")return true}return false;case"flow-collection":for(let t of e10.items){for(let r of t.start)
if(r.type==="newline")return true;if(t.sep){for(let r of t.sep)if(r.type==="newline")return true}if(Es(t.key)||Es(t.value))return true}return false;default:return true}}
function am(e10,t,r){if(t?.type==="flow-collection"){let a=t.end[0];a.indent===e10&&(a.source==="]"||a.source==="}")&&Es(t)&&r(a,"BAD_INDENT","Flow end indicato\
r should be more indented than parent",true)}}function K1(e10,t,r){let{uniqueKeys:a}=e10.options;if(a===false)return false;let n=typeof a=="function"?a:(i,s)=>i===
s||re(i)&&re(s)&&i.value===s.value;return t.some(i=>n(i.key,r))}var s1="All mapping items must start at the same column";function kq({composeNode:e10,composeEmptyNode:t},r,a,n,i){
let s=i?.nodeClass??vt,o=new s(r.schema);r.atRoot&&(r.atRoot=false);let l=a.offset,c=null;for(let u of a.items){let{start:p,key:f,sep:d,value:g}=u,m=Un(p,{indicator:"\
explicit-key-ind",next:f??d?.[0],offset:l,onError:n,parentIndent:a.indent,startOnNewline:true}),w=!m.found;if(w){if(f&&(f.type==="block-seq"?n(l,"BLOCK_AS_IMPLI\
CIT_KEY","A block sequence may not be used as an implicit map key"):"indent"in f&&f.indent!==a.indent&&n(l,"BAD_INDENT",s1)),!m.anchor&&!m.tag&&!d){c=m.end,m.comment&&
(o.comment?o.comment+=`
`+m.comment:o.comment=m.comment);continue}(m.newlineAfterProp||Es(f))&&n(f??p[p.length-1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be on a single line")}else
m.found?.indent!==a.indent&&n(l,"BAD_INDENT",s1);r.atKey=true;let x=m.end,h=f?e10(r,f,m,n):t(r,x,p,null,m,n);r.schema.compat&&am(a.indent,f,n),r.atKey=false,K1(
r,o.items,h)&&n(x,"DUPLICATE_KEY","Map keys must be unique");let b=Un(d??[],{indicator:"map-value-ind",next:g,offset:h.range[2],onError:n,parentIndent:a.indent,
startOnNewline:!f||f.type==="block-scalar"});if(l=b.end,b.found){w&&(g?.type==="block-map"&&!b.hasNewline&&n(l,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not \
allowed in compact mappings"),r.options.strict&&m.start<b.found.offset-1024&&n(h.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after t\
he start of an implicit block mapping key"));let _=g?e10(r,g,b,n):t(r,l,d,null,b,n);r.schema.compat&&am(a.indent,g,n),l=_.range[2];let y=new ct(h,_);r.options.keepSourceTokens&&
(y.srcToken=u),o.items.push(y)}else{w&&n(h.range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),b.comment&&(h.comment?h.comment+=`
`+b.comment:h.comment=b.comment);let _=new ct(h);r.options.keepSourceTokens&&(_.srcToken=u),o.items.push(_)}}return c&&c<l&&n(c,"IMPOSSIBLE","Map comment with t\
railing content"),o.range=[a.offset,l,c??l],o}function xq({composeNode:e10,composeEmptyNode:t},r,a,n,i){let s=i?.nodeClass??Na,o=new s(r.schema);r.atRoot&&(r.atRoot=
false),r.atKey&&(r.atKey=false);let l=a.offset,c=null;for(let{start:u,value:p}of a.items){let f=Un(u,{indicator:"seq-item-ind",next:p,offset:l,onError:n,parentIndent:a.
indent,startOnNewline:true});if(!f.found)if(f.anchor||f.tag||p)p?.type==="block-seq"?n(f.end,"BAD_INDENT","All sequence items must start at the same column"):n(
l,"MISSING_CHAR","Sequence item without - indicator");else{c=f.end,f.comment&&(o.comment=f.comment);continue}let d=p?e10(r,p,f,n):t(r,f.end,u,null,f,n);r.schema.
compat&&am(a.indent,p,n),l=d.range[2],o.items.push(d)}return o.range=[a.offset,l,c??l],o}function Is(e10,t,r,a){let n="";if(e10){let i=false,s="";for(let o of e10){
let{source:l,type:c}=o;switch(c){case"space":i=true;break;case"comment":{r&&!i&&a(o,"MISSING_CHAR","Comments must be separated from other tokens by white space \
characters");let u=l.substring(1)||" ";n?n+=s+u:n=u,s="";break}case"newline":n&&(s+=l),i=true;break;default:a(o,"UNEXPECTED_TOKEN",`Unexpected ${c} at node end`)}
t+=l.length}}return{comment:n,offset:t}}var Jh="Block collections are not allowed within flow collections",Kh=e10=>e10&&(e10.type==="block-map"||e10.type==="blo\
ck-seq");function Sq({composeNode:e10,composeEmptyNode:t},r,a,n,i){let s=a.start.source==="{",o=s?"flow map":"flow sequence",l=i?.nodeClass??(s?vt:Na),c=new l(r.
schema);c.flow=true;let u=r.atRoot;u&&(r.atRoot=false),r.atKey&&(r.atKey=false);let p=a.offset+a.start.source.length;for(let w=0;w<a.items.length;++w){let x=a.items[w],
{start:h,key:b,sep:_,value:y}=x,v=Un(h,{flow:o,indicator:"explicit-key-ind",next:b??_?.[0],offset:p,onError:n,parentIndent:a.indent,startOnNewline:false});if(!v.
found){if(!v.anchor&&!v.tag&&!_&&!y){w===0&&v.comma?n(v.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${o}`):w<a.items.length-1&&n(v.start,"UNEXPECTED_TOKEN",`Unexp\
ected empty item in ${o}`),v.comment&&(c.comment?c.comment+=`
`+v.comment:c.comment=v.comment),p=v.end;continue}!s&&r.options.strict&&Es(b)&&n(b,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on \
a single line")}if(w===0)v.comma&&n(v.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${o}`);else if(v.comma||n(v.start,"MISSING_CHAR",`Missing , between ${o} items`),
v.comment){let O="";e:for(let E of h)switch(E.type){case"comma":case"space":break;case"comment":O=E.source.substring(1);break e;default:break e}if(O){let E=c.items[c.
items.length-1];me(E)&&(E=E.value??E.key),E.comment?E.comment+=`
`+O:E.comment=O,v.comment=v.comment.substring(O.length+1)}}if(!s&&!_&&!v.found){let O=y?e10(r,y,v,n):t(r,v.end,_,null,v,n);c.items.push(O),p=O.range[2],Kh(y)&&n(
O.range,"BLOCK_IN_FLOW",Jh)}else{r.atKey=true;let O=v.end,E=b?e10(r,b,v,n):t(r,O,h,null,v,n);Kh(b)&&n(E.range,"BLOCK_IN_FLOW",Jh),r.atKey=false;let T=Un(_??[],{
flow:o,indicator:"map-value-ind",next:y,offset:E.range[2],onError:n,parentIndent:a.indent,startOnNewline:false});if(T.found){if(!s&&!v.found&&r.options.strict){
if(_)for(let M of _){if(M===T.found)break;if(M.type==="newline"){n(M,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line");
break}}v.start<T.found.offset-1024&&n(T.found,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit flow sequence key")}}else
y&&("source"in y&&y.source?.[0]===":"?n(y,"MISSING_CHAR",`Missing space after : in ${o}`):n(T.start,"MISSING_CHAR",`Missing , or : between ${o} items`));let C=y?
e10(r,y,T,n):T.found?t(r,T.end,_,null,T,n):null;C?Kh(y)&&n(C.range,"BLOCK_IN_FLOW",Jh):T.comment&&(E.comment?E.comment+=`
`+T.comment:E.comment=T.comment);let A=new ct(E,C);if(r.options.keepSourceTokens&&(A.srcToken=x),s){let M=c;K1(r,M.items,E)&&n(O,"DUPLICATE_KEY","Map keys must \
be unique"),M.items.push(A)}else{let M=new vt(r.schema);M.flow=true,M.items.push(A);let ne=(C??E).range;M.range=[E.range[0],ne[1],ne[2]],c.items.push(M)}p=C?C.range[2]:
T.end}}let f=s?"}":"]",[d,...g]=a.end,m=p;if(d?.source===f)m=d.offset+d.source.length;else{let w=o[0].toUpperCase()+o.substring(1),x=u?`${w} must end with a ${f}`:
`${w} in block collection must be sufficiently indented and end with a ${f}`;n(p,u?"MISSING_CHAR":"BAD_INDENT",x),d&&d.source.length!==1&&g.unshift(d)}if(g.length>
0){let w=Is(g,m,r.options.strict,n);w.comment&&(c.comment?c.comment+=`
`+w.comment:c.comment=w.comment),c.range=[a.offset,m,w.offset]}else c.range=[a.offset,m,m];return c}function Zh(e10,t,r,a,n,i){let s=r.type==="block-map"?kq(e10,
t,r,a,i):r.type==="block-seq"?xq(e10,t,r,a,i):Sq(e10,t,r,a,i),o=s.constructor;return n==="!"||n===o.tagName?(s.tag=o.tagName,s):(n&&(s.tag=n),s)}function Oq(e10,t,r,a,n){
let i=a.tag,s=i?t.directives.tagName(i.source,f=>n(i,"TAG_RESOLVE_FAILED",f)):null;if(r.type==="block-seq"){let{anchor:f,newlineAfterProp:d}=a,g=f&&i?f.offset>i.
offset?f:i:f??i;g&&(!d||d.offset<g.offset)&&n(g,"MISSING_CHAR","Missing newline after block sequence props")}let o=r.type==="block-map"?"map":r.type==="block-se\
q"?"seq":r.start.source==="{"?"map":"seq";if(!i||!s||s==="!"||s===vt.tagName&&o==="map"||s===Na.tagName&&o==="seq")return Zh(e10,t,r,n,s);let l=t.schema.tags.find(
f=>f.tag===s&&f.collection===o);if(!l){let f=t.schema.knownTags[s];if(f?.collection===o)t.schema.tags.push(Object.assign({},f,{default:false})),l=f;else return f?
n(i,"BAD_COLLECTION_TYPE",`${f.tag} used for ${o} collection, but expects ${f.collection??"scalar"}`,true):n(i,"TAG_RESOLVE_FAILED",`Unresolved tag: ${s}`,true),
Zh(e10,t,r,n,s)}let c=Zh(e10,t,r,n,s,l),u=l.resolve?.(c,f=>n(i,"TAG_RESOLVE_FAILED",f),t.options)??c,p=we(u)?u:new q(u);return p.range=c.range,p.tag=s,l?.format&&
(p.format=l.format),p}function Z1(e10,t,r){let a=t.offset,n=Eq(t,e10.options.strict,r);if(!n)return{value:"",type:null,comment:"",range:[a,a,a]};let i=n.mode===
">"?q.BLOCK_FOLDED:q.BLOCK_LITERAL,s=t.source?Tq(t.source):[],o=s.length;for(let m=s.length-1;m>=0;--m){let w=s[m][1];if(w===""||w==="\r")o=m;else break}if(o===
0){let m=n.chomp==="+"&&s.length>0?`
`.repeat(Math.max(1,s.length-1)):"",w=a+n.length;return t.source&&(w+=t.source.length),{value:m,type:i,comment:n.comment,range:[a,w,w]}}let l=t.indent+n.indent,
c=t.offset+n.length,u=0;for(let m=0;m<o;++m){let[w,x]=s[m];if(x===""||x==="\r")n.indent===0&&w.length>l&&(l=w.length);else{w.length<l&&r(c+w.length,"MISSING_CHA\
R","Block scalars with more-indented leading empty lines must use an explicit indentation indicator"),n.indent===0&&(l=w.length),u=m,l===0&&!e10.atRoot&&r(c,"BA\
D_INDENT","Block scalar values in collections must be indented");break}c+=w.length+x.length+1}for(let m=s.length-1;m>=o;--m)s[m][0].length>l&&(o=m+1);let p="",f="",
d=false;for(let m=0;m<u;++m)p+=s[m][0].slice(l)+`
`;for(let m=u;m<o;++m){let[w,x]=s[m];c+=w.length+x.length+1;let h=x[x.length-1]==="\r";if(h&&(x=x.slice(0,-1)),x&&w.length<l){let b=`Block scalar lines must not\
 be less indented than their ${n.indent?"explicit indentation indicator":"first line"}`;r(c-x.length-(h?2:1),"BAD_INDENT",b),w=""}i===q.BLOCK_LITERAL?(p+=f+w.slice(
l)+x,f=`
`):w.length>l||x[0]==="	"?(f===" "?f=`
`:!d&&f===`
`&&(f=`

`),p+=f+w.slice(l)+x,f=`
`,d=true):x===""?f===`
`?p+=`
`:f=`
`:(p+=f+x,f=" ",d=false)}switch(n.chomp){case"-":break;case"+":for(let m=o;m<s.length;++m)p+=`
`+s[m][0].slice(l);p[p.length-1]!==`
`&&(p+=`
`);break;default:p+=`
`}let g=a+n.length+t.source.length;return{value:p,type:i,comment:n.comment,range:[a,g,g]}}function Eq({offset:e10,props:t},r,a){if(t[0].type!=="block-scalar-hea\
der")return a(t[0],"IMPOSSIBLE","Block scalar header not found"),null;let{source:n}=t[0],i=n[0],s=0,o="",l=-1;for(let f=1;f<n.length;++f){let d=n[f];if(!o&&(d===
"-"||d==="+"))o=d;else{let g=Number(d);!s&&g?s=g:l===-1&&(l=e10+f)}}l!==-1&&a(l,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${n}`);let c=false,
u="",p=n.length;for(let f=1;f<t.length;++f){let d=t[f];switch(d.type){case"space":c=true;case"newline":p+=d.source.length;break;case"comment":r&&!c&&a(d,"MISSIN\
G_CHAR","Comments must be separated from other tokens by white space characters"),p+=d.source.length,u=d.source.substring(1);break;case"error":a(d,"UNEXPECTED_T\
OKEN",d.message),p+=d.source.length;break;default:{let g=`Unexpected token in block scalar header: ${d.type}`;a(d,"UNEXPECTED_TOKEN",g);let m=d.source;m&&typeof m==
"string"&&(p+=m.length)}}}return{mode:i,indent:s,chomp:o,comment:u,length:p}}function Tq(e10){let t=e10.split(/\n( *)/),r=t[0],a=r.match(/^( *)/),n=[a?.[1]?[a[1],
r.slice(a[1].length)]:["",r]];for(let i=1;i<t.length;i+=2)n.push([t[i],t[i+1]]);return n}function Y1(e10,t,r){let{offset:a,type:n,source:i,end:s}=e10,o,l,c=(f,d,g)=>r(
a+f,d,g);switch(n){case"scalar":o=q.PLAIN,l=Aq(i,c);break;case"single-quoted-scalar":o=q.QUOTE_SINGLE,l=Nq(i,c);break;case"double-quoted-scalar":o=q.QUOTE_DOUBLE,
l=Iq(i,c);break;default:return r(e10,"UNEXPECTED_TOKEN",`Expected a flow scalar value, but found: ${n}`),{value:"",type:null,comment:"",range:[a,a+i.length,a+i.
length]}}let u=a+i.length,p=Is(s,u,t,r);return{value:l,type:o,comment:p.comment,range:[a,u,p.offset]}}function Aq(e10,t){let r="";switch(e10[0]){case"	":r="a ta\
b character";break;case",":r="flow indicator character ,";break;case"%":r="directive indicator character %";break;case"|":case">":{r=`block scalar indicator ${e10[0]}`;
break}case"@":case"`":{r=`reserved character ${e10[0]}`;break}}return r&&t(0,"BAD_SCALAR_START",`Plain value cannot start with ${r}`),X1(e10)}function Nq(e10,t){
return(e10[e10.length-1]!=="'"||e10.length===1)&&t(e10.length,"MISSING_CHAR","Missing closing 'quote"),X1(e10.slice(1,-1)).replace(/''/g,"'")}function X1(e10){let t=/(.*?)\r?\n/sy,
r=t.exec(e10);if(!r)return e10;let a,n;try{a=new RegExp("(?<![ 	])[ 	]+$"),n=new RegExp("^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{a=/[ \t]+$/,n=/^[ \t]+|[ \t]+$/g}let i=r[1].
replace(a,""),s=" ",o=t.lastIndex;for(;r=t.exec(e10);){let c=r[1].replace(n,"");c===""?s===`
`?i+=s:s=`
`:(i+=s+c,s=" "),o=t.lastIndex}let l=/[ \t]*(.*)/sy;return l.lastIndex=o,r=l.exec(e10),i+s+(r?.[1]??"")}function Iq(e10,t){let r="";for(let a=1;a<e10.length-1;++a){
let n=e10[a];if(!(n==="\r"&&e10[a+1]===`
`))if(n===`
`){let{fold:i,offset:s}=jq(e10,a);r+=i,a=s}else if(n==="\\"){let i=e10[++a],s=Cq[i];if(s)r+=s;else if(i===`
`)for(i=e10[a+1];i===" "||i==="	";)i=e10[++a+1];else if(i==="\r"&&e10[a+1]===`
`)for(i=e10[++a+1];i===" "||i==="	";)i=e10[++a+1];else if(i==="x"||i==="u"||i==="U"){let o=i==="x"?2:i==="u"?4:8;r+=Mq(e10,a+1,o,t),a+=o}else{let o=e10.substr(a-
1,2);t(a-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${o}`),r+=o}}else if(n===" "||n==="	"){let i=a,s=e10[a+1];for(;s===" "||s==="	";)s=e10[++a+1];s!==`
`&&!(s==="\r"&&e10[a+2]===`
`)&&(r+=a>i?e10.slice(i,a+1):n)}else r+=n}return(e10[e10.length-1]!=='"'||e10.length===1)&&t(e10.length,"MISSING_CHAR",'Missing closing "quote'),r}function jq(e10,t){
let r="",a=e10[t+1];for(;(a===" "||a==="	"||a===`
`||a==="\r")&&!(a==="\r"&&e10[t+2]!==`
`);)a===`
`&&(r+=`
`),t+=1,a=e10[t+1];return r||(r=" "),{fold:r,offset:t}}var Cq={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function Mq(e10,t,r,a){let n=e10.substr(t,r),i=n.length===
r&&/^[0-9a-fA-F]+$/.test(n)?parseInt(n,16):NaN;try{return String.fromCodePoint(i)}catch{let s=e10.substr(t-2,r+2);return a(t-2,"BAD_DQ_ESCAPE",`Invalid escape s\
equence ${s}`),s}}function Q1(e10,t,r,a){let{value:n,type:i,comment:s,range:o}=t.type==="block-scalar"?Z1(e10,t,a):Y1(t,e10.options.strict,a),l=r?e10.directives.
tagName(r.source,p=>a(r,"TAG_RESOLVE_FAILED",p)):null,c;e10.options.stringKeys&&e10.atKey?c=e10.schema[Vt]:l?c=Pq(e10.schema,n,l,r,a):t.type==="scalar"?c=Rq(e10,
n,t,a):c=e10.schema[Vt];let u;try{let p=c.resolve(n,f=>a(r??t,"TAG_RESOLVE_FAILED",f),e10.options);u=re(p)?p:new q(p)}catch(p){let f=p instanceof Error?p.message:
String(p);a(r??t,"TAG_RESOLVE_FAILED",f),u=new q(n)}return u.range=o,u.source=n,i&&(u.type=i),l&&(u.tag=l),c.format&&(u.format=c.format),s&&(u.comment=s),u}function Pq(e10,t,r,a,n){
if(r==="!")return e10[Vt];let i=[];for(let o of e10.tags)if(!o.collection&&o.tag===r)if(o.default&&o.test)i.push(o);else return o;for(let o of i)if(o.test?.test(
t))return o;let s=e10.knownTags[r];return s&&!s.collection?(e10.tags.push(Object.assign({},s,{default:false,test:void 0})),s):(n(a,"TAG_RESOLVE_FAILED",`Unresol\
ved tag: ${r}`,r!=="tag:yaml.org,2002:str"),e10[Vt])}function Rq({atKey:e10,directives:t,schema:r},a,n,i){let s=r.tags.find(o=>(o.default===true||e10&&o.default===
"key")&&o.test?.test(a))||r[Vt];if(r.compat){let o=r.compat.find(l=>l.default&&l.test?.test(a))??r[Vt];if(s.tag!==o.tag){let l=t.tagString(s.tag),c=t.tagString(
o.tag),u=`Value may be parsed as either ${l} or ${c}`;i(n,"TAG_RESOLVE_FAILED",u,true)}}return s}function Lq(e10,t,r){if(t){r??(r=t.length);for(let a=r-1;a>=0;--a){
let n=t[a];switch(n.type){case"space":case"comment":case"newline":e10-=n.source.length;continue}for(n=t[++a];n?.type==="space";)e10+=n.source.length,n=t[++a];break}}
return e10}var zq={composeNode:ex,composeEmptyNode:_m};function ex(e10,t,r,a){let n=e10.atKey,{spaceBefore:i,comment:s,anchor:o,tag:l}=r,c,u=true;switch(t.type){case"\
alias":c=Fq(e10,t,a),(o||l)&&a(t,"ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-scalar":case"double-quoted\
-scalar":case"block-scalar":c=Q1(e10,t,l,a),o&&(c.anchor=o.source.substring(1));break;case"block-map":case"block-seq":case"flow-collection":try{c=Oq(zq,e10,t,r,
a),o&&(c.anchor=o.source.substring(1))}catch(p){let f=p instanceof Error?p.message:String(p);a(t,"RESOURCE_EXHAUSTION",f)}break;default:{let p=t.type==="error"?
t.message:`Unsupported token (type: ${t.type})`;a(t,"UNEXPECTED_TOKEN",p),u=false}}return c??(c=_m(e10,t.offset,void 0,null,r,a)),o&&c.anchor===""&&a(o,"BAD_ALI\
AS","Anchor cannot be an empty string"),n&&e10.options.stringKeys&&(!re(c)||typeof c.value!="string"||c.tag&&c.tag!=="tag:yaml.org,2002:str")&&a(l??t,"NON_STRIN\
G_KEY","With stringKeys, all keys must be strings"),i&&(c.spaceBefore=true),s&&(t.type==="scalar"&&t.source===""?c.comment=s:c.commentBefore=s),e10.options.keepSourceTokens&&
u&&(c.srcToken=t),c}function _m(e10,t,r,a,{spaceBefore:n,comment:i,anchor:s,tag:o,end:l},c){let u={type:"scalar",offset:Lq(t,r,a),indent:-1,source:""},p=Q1(e10,
u,o,c);return s&&(p.anchor=s.source.substring(1),p.anchor===""&&c(s,"BAD_ALIAS","Anchor cannot be an empty string")),n&&(p.spaceBefore=true),i&&(p.comment=i,p.range[2]=
l),p}function Fq({options:e10},{offset:t,source:r,end:a},n){let i=new lm(r.substring(1));i.source===""&&n(t,"BAD_ALIAS","Alias cannot be an empty string"),i.source.
endsWith(":")&&n(t+r.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",true);let s=t+r.length,o=Is(a,s,e10.strict,n);return i.range=[t,s,o.offset],o.comment&&
(i.comment=o.comment),i}function Dq(e10,t,{offset:r,start:a,value:n,end:i},s){let o=Object.assign({_directives:t},e10),l=new $u(void 0,o),c={atKey:false,atRoot:true,
directives:l.directives,options:l.options,schema:l.schema},u=Un(a,{indicator:"doc-start",next:n??i?.[0],offset:r,onError:s,parentIndent:0,startOnNewline:true});
u.found&&(l.directives.docStart=true,n&&(n.type==="block-map"||n.type==="block-seq")&&!u.hasNewline&&s(u.end,"MISSING_CHAR","Block collection cannot start on sa\
me line with directives-end marker")),l.contents=n?ex(c,n,u,s):_m(c,u.end,a,null,u,s);let p=l.contents.range[2],f=Is(i,p,false,s);return f.comment&&(l.comment=f.
comment),l.range=[r,p,f.offset],l}function ks(e10){if(typeof e10=="number")return[e10,e10+1];if(Array.isArray(e10))return e10.length===2?e10:[e10[0],e10[1]];let{
offset:t,source:r}=e10;return[t,t+(typeof r=="string"?r.length:1)]}function o1(e10){let t="",r=false,a=false;for(let n=0;n<e10.length;++n){let i=e10[n];switch(i[0]){case"\
#":t+=(t===""?"":a?`

`:`
`)+(i.substring(1)||" "),r=true,a=false;break;case"%":e10[n+1]?.[0]!=="#"&&(n+=1),r=false;break;default:r||(a=true),r=false}}return{comment:t,afterEmptyLine:a}}
var ym=class{constructor(e10={}){this.doc=null,this.atDirectives=false,this.prelude=[],this.errors=[],this.warnings=[],this.onError=(t,r,a,n)=>{let i=ks(t);n?this.
warnings.push(new $q(i,r,a)):this.errors.push(new Fn(i,r,a))},this.directives=new Dn({version:e10.version||"1.2"}),this.options=e10}decorate(e10,t){let{comment:r,
afterEmptyLine:a}=o1(this.prelude);if(r){let n=e10.contents;if(t)e10.comment=e10.comment?`${e10.comment}
${r}`:r;else if(a||e10.directives.docStart||!n)e10.commentBefore=r;else if(ve(n)&&!n.flow&&n.items.length>0){let i=n.items[0];me(i)&&(i=i.key);let s=i.commentBefore;
i.commentBefore=s?`${r}
${s}`:r}else{let i=n.commentBefore;n.commentBefore=i?`${r}
${i}`:r}}if(t){for(let n=0;n<this.errors.length;++n)e10.errors.push(this.errors[n]);for(let n=0;n<this.warnings.length;++n)e10.warnings.push(this.warnings[n])}else
e10.errors=this.errors,e10.warnings=this.warnings;this.prelude=[],this.errors=[],this.warnings=[]}streamInfo(){return{comment:o1(this.prelude).comment,directives:this.
directives,errors:this.errors,warnings:this.warnings}}*compose(e10,t=false,r=-1){for(let a of e10)yield*this.next(a);yield*this.end(t,r)}*next(e10){switch(e10.type){case"\
directive":this.directives.add(e10.source,(t,r,a)=>{let n=ks(e10);n[0]+=t,this.onError(n,"BAD_DIRECTIVE",r,a)}),this.prelude.push(e10.source),this.atDirectives=
true;break;case"document":{let t=Dq(this.options,this.directives,e10,this.onError);this.atDirectives&&!t.directives.docStart&&this.onError(e10,"MISSING_CHAR","M\
issing directives-end/doc-start indicator line"),this.decorate(t,false),this.doc&&(yield this.doc),this.doc=t,this.atDirectives=false;break}case"byte-order-mark":case"\
space":break;case"comment":case"newline":this.prelude.push(e10.source);break;case"error":{let t=e10.source?`${e10.message}: ${JSON.stringify(e10.source)}`:e10.message,
r=new Fn(ks(e10),"UNEXPECTED_TOKEN",t);this.atDirectives||!this.doc?this.errors.push(r):this.doc.errors.push(r);break}case"doc-end":{if(!this.doc){let r="Unexpe\
cted doc-end without preceding document";this.errors.push(new Fn(ks(e10),"UNEXPECTED_TOKEN",r));break}this.doc.directives.docEnd=true;let t=Is(e10.end,e10.offset+
e10.source.length,this.doc.options.strict,this.onError);if(this.decorate(this.doc,true),t.comment){let r=this.doc.comment;this.doc.comment=r?`${r}
${t.comment}`:t.comment}this.doc.range[2]=t.offset;break}default:this.errors.push(new Fn(ks(e10),"UNEXPECTED_TOKEN",`Unsupported token ${e10.type}`))}}*end(e10=false,t=-1){
if(this.doc)this.decorate(this.doc,true),yield this.doc,this.doc=null;else if(e10){let r=Object.assign({_directives:this.directives},this.options),a=new $u(void 0,
r);this.atDirectives&&this.onError(t,"MISSING_CHAR","Missing directives-end indicator line"),a.range=[0,t,t],this.decorate(a,false),yield a}}},ku=class{constructor(){
this.lineStarts=[],this.addNewLine=e10=>this.lineStarts.push(e10),this.linePos=e10=>{let t=0,r=this.lineStarts.length;for(;t<r;){let n=t+r>>1;this.lineStarts[n]<
e10?t=n+1:r=n}if(this.lineStarts[t]===e10)return{line:t+1,col:1};if(t===0)return{line:0,col:e10};let a=this.lineStarts[t-1];return{line:t,col:e10-a+1}}}},tx={};
WU(tx,{BOM:()=>xu,DOCUMENT:()=>Su,FLOW_END:()=>Ou,SCALAR:()=>Ts,createScalarToken:()=>Uq,isCollection:()=>Vq,isScalar:()=>Jq,prettyToken:()=>Kq,resolveAsScalar:()=>Bq,
setScalarValue:()=>qq,stringify:()=>Gq,tokenType:()=>ix,visit:()=>Ia});function Bq(e10,t=true,r){if(e10){let a=(n,i,s)=>{let o=typeof n=="number"?n:Array.isArray(
n)?n[0]:n.offset;if(r)r(o,i,s);else throw new Fn([o,o+1],i,s)};switch(e10.type){case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return Y1(e10,
t,a);case"block-scalar":return Z1({options:{strict:t}},e10,a)}}return null}function Uq(e10,t){let{implicitKey:r=false,indent:a,inFlow:n=false,offset:i=-1,type:s="\
PLAIN"}=t,o=As({type:s,value:e10},{implicitKey:r,indent:a>0?" ".repeat(a):"",inFlow:n,options:{blockQuote:true,lineWidth:-1}}),l=t.end??[{type:"newline",offset:-1,
indent:a,source:`
`}];switch(o[0]){case"|":case">":{let c=o.indexOf(`
`),u=o.substring(0,c),p=o.substring(c+1)+`
`,f=[{type:"block-scalar-header",offset:i,indent:a,source:u}];return rx(f,l)||f.push({type:"newline",offset:-1,indent:a,source:`
`}),{type:"block-scalar",offset:i,indent:a,props:f,source:p}}case'"':return{type:"double-quoted-scalar",offset:i,indent:a,source:o,end:l};case"'":return{type:"s\
ingle-quoted-scalar",offset:i,indent:a,source:o,end:l};default:return{type:"scalar",offset:i,indent:a,source:o,end:l}}}function qq(e10,t,r={}){let{afterKey:a=false,
implicitKey:n=false,inFlow:i=false,type:s}=r,o="indent"in e10?e10.indent:null;if(a&&typeof o=="number"&&(o+=2),!s)switch(e10.type){case"single-quoted-scalar":s=
"QUOTE_SINGLE";break;case"double-quoted-scalar":s="QUOTE_DOUBLE";break;case"block-scalar":{let c=e10.props[0];if(c.type!=="block-scalar-header")throw new Error(
"Invalid block scalar header");s=c.source[0]===">"?"BLOCK_FOLDED":"BLOCK_LITERAL";break}default:s="PLAIN"}let l=As({type:s,value:t},{implicitKey:n||o===null,indent:o!==
null&&o>0?" ".repeat(o):"",inFlow:i,options:{blockQuote:true,lineWidth:-1}});switch(l[0]){case"|":case">":Wq(e10,l);break;case'"':Yh(e10,l,"double-quoted-scalar");
break;case"'":Yh(e10,l,"single-quoted-scalar");break;default:Yh(e10,l,"scalar")}}function Wq(e10,t){let r=t.indexOf(`
`),a=t.substring(0,r),n=t.substring(r+1)+`
`;if(e10.type==="block-scalar"){let i=e10.props[0];if(i.type!=="block-scalar-header")throw new Error("Invalid block scalar header");i.source=a,e10.source=n}else{
let{offset:i}=e10,s="indent"in e10?e10.indent:-1,o=[{type:"block-scalar-header",offset:i,indent:s,source:a}];rx(o,"end"in e10?e10.end:void 0)||o.push({type:"new\
line",offset:-1,indent:s,source:`
`});for(let l of Object.keys(e10))l!=="type"&&l!=="offset"&&delete e10[l];Object.assign(e10,{type:"block-scalar",indent:s,props:o,source:n})}}function rx(e10,t){
if(t)for(let r of t)switch(r.type){case"space":case"comment":e10.push(r);break;case"newline":return e10.push(r),true}return false}function Yh(e10,t,r){switch(e10.
type){case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":e10.type=r,e10.source=t;break;case"block-scalar":{let a=e10.props.slice(1),n=t.length;e10.
props[0].type==="block-scalar-header"&&(n-=e10.props[0].source.length);for(let i of a)i.offset+=n;delete e10.props,Object.assign(e10,{type:r,source:t,end:a});break}case"\
block-map":case"block-seq":{let a={type:"newline",offset:e10.offset+t.length,indent:e10.indent,source:`
`};delete e10.items,Object.assign(e10,{type:r,source:t,end:[a]});break}default:{let a="indent"in e10?e10.indent:-1,n="end"in e10&&Array.isArray(e10.end)?e10.end.
filter(i=>i.type==="space"||i.type==="comment"||i.type==="newline"):[];for(let i of Object.keys(e10))i!=="type"&&i!=="offset"&&delete e10[i];Object.assign(e10,{
type:r,indent:a,source:t,end:n})}}}var Gq=e10=>"type"in e10?fu(e10):lu(e10);function fu(e10){switch(e10.type){case"block-scalar":{let t="";for(let r of e10.props)
t+=fu(r);return t+e10.source}case"block-map":case"block-seq":{let t="";for(let r of e10.items)t+=lu(r);return t}case"flow-collection":{let t=e10.start.source;for(let r of e10.
items)t+=lu(r);for(let r of e10.end)t+=r.source;return t}case"document":{let t=lu(e10);if(e10.end)for(let r of e10.end)t+=r.source;return t}default:{let t=e10.source;
if("end"in e10&&e10.end)for(let r of e10.end)t+=r.source;return t}}}function lu({start:e10,key:t,sep:r,value:a}){let n="";for(let i of e10)n+=i.source;if(t&&(n+=
fu(t)),r)for(let i of r)n+=i.source;return a&&(n+=fu(a)),n}var nm=Symbol("break visit"),Hq=Symbol("skip children"),ax=Symbol("remove item");function Ia(e10,t){"\
type"in e10&&e10.type==="document"&&(e10={start:e10.start,value:e10.value}),nx(Object.freeze([]),e10,t)}Ia.BREAK=nm;Ia.SKIP=Hq;Ia.REMOVE=ax;Ia.itemAtPath=(e10,t)=>{
let r=e10;for(let[a,n]of t){let i=r?.[a];if(i&&"items"in i)r=i.items[n];else return}return r};Ia.parentCollection=(e10,t)=>{let r=Ia.itemAtPath(e10,t.slice(0,-1)),
a=t[t.length-1][0],n=r?.[a];if(n&&"items"in n)return n;throw new Error("Parent collection not found")};function nx(e10,t,r){let a=r(t,e10);if(typeof a=="symbol")
return a;for(let n of["key","value"]){let i=t[n];if(i&&"items"in i){for(let s=0;s<i.items.length;++s){let o=nx(Object.freeze(e10.concat([[n,s]])),i.items[s],r);
if(typeof o=="number")s=o-1;else{if(o===nm)return nm;o===ax&&(i.items.splice(s,1),s-=1)}}typeof a=="function"&&n==="key"&&(a=a(t,e10))}}return typeof a=="functi\
on"?a(t,e10):a}var xu="\uFEFF",Su="",Ou="",Ts="",Vq=e10=>!!e10&&"items"in e10,Jq=e10=>!!e10&&(e10.type==="scalar"||e10.type==="single-quoted-scalar"||e10.type===
"double-quoted-scalar"||e10.type==="block-scalar");function Kq(e10){switch(e10){case xu:return"<BOM>";case Su:return"<DOC>";case Ou:return"<FLOW_END>";case Ts:return"\
<SCALAR>";default:return JSON.stringify(e10)}}function ix(e10){switch(e10){case xu:return"byte-order-mark";case Su:return"doc-mode";case Ou:return"flow-error-en\
d";case Ts:return"scalar";case"---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"flow-map-start";case"}":return"flow\
-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"comma"}switch(e10[0]){case" ":case"	":return"space";case"#":return"comment";case"\
%":return"directive-line";case"*":return"alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-sca\
lar";case"|":case">":return"block-scalar-header"}return null}function jt(e10){switch(e10){case void 0:case" ":case`
`:case"\r":case"	":return true;default:return false}}var l1=new Set("0123456789ABCDEFabcdef"),Zq=new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqr\
stuvwxyz-#;/?:@&=+$_.!~*'()"),tu=new Set(",[]{}"),Yq=new Set(` ,[]{}
\r	`),Xh=e10=>!e10||Yq.has(e10),sx=class{constructor(){this.atEnd=false,this.blockScalarIndent=-1,this.blockScalarKeep=false,this.buffer="",this.flowKey=false,this.
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
let e10=this.getLine();if(e10===null)return this.setNext("stream");if(e10[0]===xu&&(yield*this.pushCount(1),e10=e10.substring(1)),e10[0]==="%"){let t=e10.length,
r=e10.indexOf("#");for(;r!==-1;){let n=e10[r-1];if(n===" "||n==="	"){t=r-1;break}else r=e10.indexOf("#",r+1)}for(;;){let n=e10[t-1];if(n===" "||n==="	")t-=1;else
break}let a=(yield*this.pushCount(t))+(yield*this.pushSpaces(true));return yield*this.pushCount(e10.length-a),this.pushNewline(),"stream"}if(this.atLineEnd()){let t=yield*this.
pushSpaces(true);return yield*this.pushCount(e10.length-t),yield*this.pushNewline(),"stream"}return yield Su,yield*this.parseLineStart()}*parseLineStart(){let e10=this.
charAt(0);if(!e10&&!this.atEnd)return this.setNext("line-start");if(e10==="-"||e10==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext("line-start");let t=this.
peek(3);if((t==="---"||t==="...")&&jt(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=0,this.indentNext=0,t==="---"?"doc":"stream"}return this.indentValue=
yield*this.pushSpaces(false),this.indentNext>this.indentValue&&!jt(this.charAt(1))&&(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){
let[e10,t]=this.peek(2);if(!t&&!this.atEnd)return this.setNext("block-start");if((e10==="-"||e10==="?"||e10===":")&&jt(t)){let r=(yield*this.pushCount(1))+(yield*this.
pushSpaces(true));return this.indentNext=this.indentValue+1,this.indentValue+=r,"block-start"}return"doc"}*parseDocument(){yield*this.pushSpaces(true);let e10=this.
getLine();if(e10===null)return this.setNext("doc");let t=yield*this.pushIndicators();switch(e10[t]){case"#":yield*this.pushCount(e10.length-t);case void 0:return yield*this.
pushNewline(),yield*this.parseLineStart();case"{":case"[":return yield*this.pushCount(1),this.flowKey=false,this.flowLevel=1,"flow";case"}":case"]":return yield*this.
pushCount(1),"doc";case"*":return yield*this.pushUntil(Xh),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case">":return t+=yield*this.parseBlockScalarHeader(),
t+=yield*this.pushSpaces(true),yield*this.pushCount(e10.length-t),yield*this.pushNewline(),yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){
let e10,t,r=-1;do e10=yield*this.pushNewline(),e10>0?(t=yield*this.pushSpaces(false),this.indentValue=r=t):t=0,t+=yield*this.pushSpaces(true);while(e10+t>0);let a=this.
getLine();if(a===null)return this.setNext("flow");if((r!==-1&&r<this.indentNext&&a[0]!=="#"||r===0&&(a.startsWith("---")||a.startsWith("..."))&&jt(a[3]))&&!(r===
this.indentNext-1&&this.flowLevel===1&&(a[0]==="]"||a[0]==="}")))return this.flowLevel=0,yield Ou,yield*this.parseLineStart();let n=0;for(;a[n]===",";)n+=yield*this.
pushCount(1),n+=yield*this.pushSpaces(true),this.flowKey=false;switch(n+=yield*this.pushIndicators(),a[n]){case void 0:return"flow";case"#":return yield*this.pushCount(
a.length-n),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=false,this.flowLevel+=1,"flow";case"}":case"]":return yield*this.pushCount(1),this.
flowKey=true,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"*":return yield*this.pushUntil(Xh),"flow";case'"':case"'":return this.flowKey=true,yield*this.parseQuotedScalar();case"\
:":{let i=this.charAt(1);if(this.flowKey||jt(i)||i===",")return this.flowKey=false,yield*this.pushCount(1),yield*this.pushSpaces(true),"flow"}default:return this.
flowKey=false,yield*this.parsePlainScalar()}}*parseQuotedScalar(){let e10=this.charAt(0),t=this.buffer.indexOf(e10,this.pos+1);if(e10==="'")for(;t!==-1&&this.buffer[t+
1]==="'";)t=this.buffer.indexOf("'",t+2);else for(;t!==-1;){let n=0;for(;this.buffer[t-1-n]==="\\";)n+=1;if(n%2===0)break;t=this.buffer.indexOf('"',t+1)}let r=this.
buffer.substring(0,t),a=r.indexOf(`
`,this.pos);if(a!==-1){for(;a!==-1;){let n=this.continueScalar(a+1);if(n===-1)break;a=r.indexOf(`
`,n)}a!==-1&&(t=a-(r[a-1]==="\r"?2:1))}if(t===-1){if(!this.atEnd)return this.setNext("quoted-scalar");t=this.buffer.length}return yield*this.pushToIndex(t+1,false),
this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.blockScalarKeep=false;let e10=this.pos;for(;;){let t=this.buffer[++e10];if(t===
"+")this.blockScalarKeep=true;else if(t>"0"&&t<="9")this.blockScalarIndent=Number(t)-1;else if(t!=="-")break}return yield*this.pushUntil(t=>jt(t)||t==="#")}*parseBlockScalar(){
let e10=this.pos-1,t=0,r;e:for(let n=this.pos;r=this.buffer[n];++n)switch(r){case" ":t+=1;break;case`
`:e10=n,t=0;break;case"\r":{let i=this.buffer[n+1];if(!i&&!this.atEnd)return this.setNext("block-scalar");if(i===`
`)break}default:break e}if(!r&&!this.atEnd)return this.setNext("block-scalar");if(t>=this.indentNext){this.blockScalarIndent===-1?this.indentNext=t:this.indentNext=
this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{let n=this.continueScalar(e10+1);if(n===-1)break;e10=this.buffer.indexOf(`
`,n)}while(e10!==-1);if(e10===-1){if(!this.atEnd)return this.setNext("block-scalar");e10=this.buffer.length}}let a=e10+1;for(r=this.buffer[a];r===" ";)r=this.buffer[++a];
if(r==="	"){for(;r==="	"||r===" "||r==="\r"||r===`
`;)r=this.buffer[++a];e10=a-1}else if(!this.blockScalarKeep)do{let n=e10-1,i=this.buffer[n];i==="\r"&&(i=this.buffer[--n]);let s=n;for(;i===" ";)i=this.buffer[--n];
if(i===`
`&&n>=this.pos&&n+1+t>s)e10=n;else break}while(true);return yield Ts,yield*this.pushToIndex(e10+1,true),yield*this.parseLineStart()}*parsePlainScalar(){let e10=this.
flowLevel>0,t=this.pos-1,r=this.pos-1,a;for(;a=this.buffer[++r];)if(a===":"){let n=this.buffer[r+1];if(jt(n)||e10&&tu.has(n))break;t=r}else if(jt(a)){let n=this.
buffer[r+1];if(a==="\r"&&(n===`
`?(r+=1,a=`
`,n=this.buffer[r+1]):t=r),n==="#"||e10&&tu.has(n))break;if(a===`
`){let i=this.continueScalar(r+1);if(i===-1)break;r=Math.max(r,i-2)}}else{if(e10&&tu.has(a))break;t=r}return!a&&!this.atEnd?this.setNext("plain-scalar"):(yield Ts,
yield*this.pushToIndex(t+1,true),e10?"flow":"doc")}*pushCount(e10){return e10>0?(yield this.buffer.substr(this.pos,e10),this.pos+=e10,e10):0}*pushToIndex(e10,t){
let r=this.buffer.slice(this.pos,e10);return r?(yield r,this.pos+=r.length,r.length):(t&&(yield""),0)}*pushIndicators(){let e10=0;e:for(;;){switch(this.charAt(0)){case"\
!":e10+=yield*this.pushTag(),e10+=yield*this.pushSpaces(true);continue e;case"&":e10+=yield*this.pushUntil(Xh),e10+=yield*this.pushSpaces(true);continue e;case"\
-":case"?":case":":{let t=this.flowLevel>0,r=this.charAt(1);if(jt(r)||t&&tu.has(r)){t?this.flowKey&&(this.flowKey=false):this.indentNext=this.indentValue+1,e10+=
yield*this.pushCount(1),e10+=yield*this.pushSpaces(true);continue e}}}break e}return e10}*pushTag(){if(this.charAt(1)==="<"){let e10=this.pos+2,t=this.buffer[e10];
for(;!jt(t)&&t!==">";)t=this.buffer[++e10];return yield*this.pushToIndex(t===">"?e10+1:e10,false)}else{let e10=this.pos+1,t=this.buffer[e10];for(;t;)if(Zq.has(t))
t=this.buffer[++e10];else if(t==="%"&&l1.has(this.buffer[e10+1])&&l1.has(this.buffer[e10+2]))t=this.buffer[e10+=3];else break;return yield*this.pushToIndex(e10,
false)}}*pushNewline(){let e10=this.buffer[this.pos];return e10===`
`?yield*this.pushCount(1):e10==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(e10){let t=this.pos-1,r;do r=this.buffer[++t];while(r===" "||e10&&r==="	");let a=t-this.pos;return a>0&&(yield this.buffer.
substr(this.pos,a),this.pos=t),a}*pushUntil(e10){let t=this.pos,r=this.buffer[t];for(;!e10(r);)r=this.buffer[++t];return yield*this.pushToIndex(t,false)}};function Hr(e10,t){
for(let r=0;r<e10.length;++r)if(e10[r].type===t)return true;return false}function c1(e10){for(let t=0;t<e10.length;++t)switch(e10[t].type){case"space":case"comm\
ent":case"newline":break;default:return t}return-1}function ox(e10){switch(e10?.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-sca\
lar":case"flow-collection":return true;default:return false}}function ru(e10){switch(e10.type){case"document":return e10.start;case"block-map":{let t=e10.items[e10.
items.length-1];return t.sep??t.start}case"block-seq":return e10.items[e10.items.length-1].start;default:return[]}}function Mn(e10){if(e10.length===0)return[];let t=e10.
length;e:for(;--t>=0;)switch(e10[t].type){case"doc-start":case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":case"newline":break e}for(;e10[++t]?.type===
"space";);return e10.splice(t,e10.length)}function du(e10,t){if(t.length<1e5)Array.prototype.push.apply(e10,t);else for(let r=0;r<t.length;++r)e10.push(t[r])}function u1(e10){
if(e10.start.type==="flow-seq-start")for(let t of e10.items)t.sep&&!t.value&&!Hr(t.start,"explicit-key-ind")&&!Hr(t.sep,"map-value-ind")&&(t.key&&(t.value=t.key),
delete t.key,ox(t.value)?t.value.end?du(t.value.end,t.sep):t.value.end=t.sep:du(t.start,t.sep),delete t.sep)}var vm=class{constructor(e10){this.atNewLine=true,this.
atScalar=false,this.indent=0,this.offset=0,this.onKeyLine=false,this.stack=[],this.source="",this.type="",this.lexer=new sx,this.onNewLine=e10}*parse(e10,t=false){
this.onNewLine&&this.offset===0&&this.onNewLine(0);for(let r of this.lexer.lex(e10,t))yield*this.next(r);t||(yield*this.end())}*next(e10){if(this.source=e10,this.
atScalar){this.atScalar=false,yield*this.step(),this.offset+=e10.length;return}let t=ix(e10);if(t)if(t==="scalar")this.atNewLine=false,this.atScalar=true,this.type=
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
collection"&&u1(t),r.type){case"document":r.value=t;break;case"block-scalar":r.props.push(t);break;case"block-map":{let a=r.items[r.items.length-1];if(a.value){
r.items.push({start:[],key:t,sep:[]}),this.onKeyLine=true;return}else if(a.sep)a.value=t;else{Object.assign(a,{key:t,sep:[]}),this.onKeyLine=!a.explicitKey;return}
break}case"block-seq":{let a=r.items[r.items.length-1];a.value?r.items.push({start:[],value:t}):a.value=t;break}case"flow-collection":{let a=r.items[r.items.length-
1];!a||a.value?r.items.push({start:[],key:t,sep:[]}):a.sep?a.value=t:Object.assign(a,{key:t,sep:[]});return}default:yield*this.pop(),yield*this.pop(t)}if((r.type===
"document"||r.type==="block-map"||r.type==="block-seq")&&(t.type==="block-map"||t.type==="block-seq")){let a=t.items[t.items.length-1];a&&!a.sep&&!a.value&&a.start.
length>0&&c1(a.start)===-1&&(t.indent===0||a.start.every(n=>n.type!=="comment"||n.indent<t.indent))&&(r.type==="document"?r.end=a.start:r.items.push({start:a.start}),
t.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-line":yield{type:"directive",offset:this.offset,source:this.source};return;case"byte-order-ma\
rk":case"space":case"comment":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{let e10={type:"document",offset:this.offset,start:[]};
this.type==="doc-start"&&e10.start.push(this.sourceToken),this.stack.push(e10);return}}yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} to\
ken in YAML stream`,source:this.source}}*document(e10){if(e10.value)return yield*this.lineEnd(e10);switch(this.type){case"doc-start":{c1(e10.start)!==-1?(yield*this.
pop(),yield*this.step()):e10.start.push(this.sourceToken);return}case"anchor":case"tag":case"space":case"comment":case"newline":e10.start.push(this.sourceToken);
return}let t=this.startBlockValue(e10);t?this.stack.push(t):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML document`,source:this.
source}}*scalar(e10){if(this.type==="map-value-ind"){let t=ru(this.peek(2)),r=Mn(t),a;e10.end?(a=e10.end,a.push(this.sourceToken),delete e10.end):a=[this.sourceToken];
let n={type:"block-map",offset:e10.offset,indent:e10.indent,items:[{start:r,key:e10,sep:a}]};this.onKeyLine=true,this.stack[this.stack.length-1]=n}else yield*this.
lineEnd(e10)}*blockScalar(e10){switch(this.type){case"space":case"comment":case"newline":e10.props.push(this.sourceToken);return;case"scalar":if(e10.source=this.
source,this.atNewLine=true,this.indent=0,this.onNewLine){let t=this.source.indexOf(`
`)+1;for(;t!==0;)this.onNewLine(this.offset+t),t=this.source.indexOf(`
`,t)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(e10){let t=e10.items[e10.items.length-1];switch(this.type){case"newline":if(this.
onKeyLine=false,t.value){let r="end"in t.value?t.value.end:void 0;(Array.isArray(r)?r[r.length-1]:void 0)?.type==="comment"?r?.push(this.sourceToken):e10.items.
push({start:[this.sourceToken]})}else t.sep?t.sep.push(this.sourceToken):t.start.push(this.sourceToken);return;case"space":case"comment":if(t.value)e10.items.push(
{start:[this.sourceToken]});else if(t.sep)t.sep.push(this.sourceToken);else{if(this.atIndentedComment(t.start,e10.indent)){let r=e10.items[e10.items.length-2]?.
value?.end;if(Array.isArray(r)){du(r,t.start),r.push(this.sourceToken),e10.items.pop();return}}t.start.push(this.sourceToken)}return}if(this.indent>=e10.indent){
let r=!this.onKeyLine&&this.indent===e10.indent,a=r&&(t.sep||t.explicitKey)&&this.type!=="seq-item-ind",n=[];if(a&&t.sep&&!t.value){let i=[];for(let s=0;s<t.sep.
length;++s){let o=t.sep[s];switch(o.type){case"newline":i.push(s);break;case"space":break;case"comment":o.indent>e10.indent&&(i.length=0);break;default:i.length=
0}}i.length>=2&&(n=t.sep.splice(i[1]))}switch(this.type){case"anchor":case"tag":a||t.value?(n.push(this.sourceToken),e10.items.push({start:n}),this.onKeyLine=true):
t.sep?t.sep.push(this.sourceToken):t.start.push(this.sourceToken);return;case"explicit-key-ind":!t.sep&&!t.explicitKey?(t.start.push(this.sourceToken),t.explicitKey=
true):a||t.value?(n.push(this.sourceToken),e10.items.push({start:n,explicitKey:true})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[
{start:[this.sourceToken],explicitKey:true}]}),this.onKeyLine=true;return;case"map-value-ind":if(t.explicitKey)if(t.sep)if(t.value)e10.items.push({start:[],key:null,
sep:[this.sourceToken]});else if(Hr(t.sep,"map-value-ind"))this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:n,key:null,sep:[
this.sourceToken]}]});else if(ox(t.key)&&!Hr(t.sep,"newline")){let i=Mn(t.start),s=t.key,o=t.sep;o.push(this.sourceToken),delete t.key,delete t.sep,this.stack.push(
{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:i,key:s,sep:o}]})}else n.length>0?t.sep=t.sep.concat(n,this.sourceToken):t.sep.push(this.sourceToken);else if(Hr(
t.start,"newline"))Object.assign(t,{key:null,sep:[this.sourceToken]});else{let i=Mn(t.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,
items:[{start:i,key:null,sep:[this.sourceToken]}]})}else t.sep?t.value||a?e10.items.push({start:n,key:null,sep:[this.sourceToken]}):Hr(t.sep,"map-value-ind")?this.
stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):t.sep.push(this.sourceToken):Object.assign(
t,{key:null,sep:[this.sourceToken]});this.onKeyLine=true;return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{let i=this.flowScalar(
this.type);a||t.value?(e10.items.push({start:n,key:i,sep:[]}),this.onKeyLine=true):t.sep?this.stack.push(i):(Object.assign(t,{key:i,sep:[]}),this.onKeyLine=true);
return}default:{let i=this.startBlockValue(e10);if(i){if(i.type==="block-seq"){if(!t.explicitKey&&t.sep&&!Hr(t.sep,"newline")){yield*this.pop({type:"error",offset:this.
offset,message:"Unexpected block-seq-ind on same line with key",source:this.source});return}}else r&&e10.items.push({start:n});this.stack.push(i);return}}}}yield*this.
pop(),yield*this.step()}*blockSequence(e10){let t=e10.items[e10.items.length-1];switch(this.type){case"newline":if(t.value){let r="end"in t.value?t.value.end:void 0;
(Array.isArray(r)?r[r.length-1]:void 0)?.type==="comment"?r?.push(this.sourceToken):e10.items.push({start:[this.sourceToken]})}else t.start.push(this.sourceToken);
return;case"space":case"comment":if(t.value)e10.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(t.start,e10.indent)){let r=e10.items[e10.items.
length-2]?.value?.end;if(Array.isArray(r)){du(r,t.start),r.push(this.sourceToken),e10.items.pop();return}}t.start.push(this.sourceToken)}return;case"anchor":case"\
tag":if(t.value||this.indent<=e10.indent)break;t.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==e10.indent)break;t.value||Hr(t.start,"s\
eq-item-ind")?e10.items.push({start:[this.sourceToken]}):t.start.push(this.sourceToken);return}if(this.indent>e10.indent){let r=this.startBlockValue(e10);if(r){
this.stack.push(r);return}}yield*this.pop(),yield*this.step()}*flowCollection(e10){let t=e10.items[e10.items.length-1];if(this.type==="flow-error-end"){let r;do
yield*this.pop(),r=this.peek(1);while(r?.type==="flow-collection")}else if(e10.end.length===0){switch(this.type){case"comma":case"explicit-key-ind":!t||t.sep?e10.
items.push({start:[this.sourceToken]}):t.start.push(this.sourceToken);return;case"map-value-ind":!t||t.value?e10.items.push({start:[],key:null,sep:[this.sourceToken]}):
t.sep?t.sep.push(this.sourceToken):Object.assign(t,{key:null,sep:[this.sourceToken]});return;case"space":case"comment":case"newline":case"anchor":case"tag":!t||
t.value?e10.items.push({start:[this.sourceToken]}):t.sep?t.sep.push(this.sourceToken):t.start.push(this.sourceToken);return;case"alias":case"scalar":case"single\
-quoted-scalar":case"double-quoted-scalar":{let a=this.flowScalar(this.type);!t||t.value?e10.items.push({start:[],key:a,sep:[]}):t.sep?this.stack.push(a):Object.
assign(t,{key:a,sep:[]});return}case"flow-map-end":case"flow-seq-end":e10.end.push(this.sourceToken);return}let r=this.startBlockValue(e10);r?this.stack.push(r):
(yield*this.pop(),yield*this.step())}else{let r=this.peek(2);if(r.type==="block-map"&&(this.type==="map-value-ind"&&r.indent===e10.indent||this.type==="newline"&&
!r.items[r.items.length-1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map-value-ind"&&r.type!=="flow-collection"){let a=ru(r),n=Mn(a);u1(e10);
let i=e10.end.splice(1,e10.end.length);i.push(this.sourceToken);let s={type:"block-map",offset:e10.offset,indent:e10.indent,items:[{start:n,key:e10,sep:i}]};this.
onKeyLine=true,this.stack[this.stack.length-1]=s}else yield*this.lineEnd(e10)}}flowScalar(e10){if(this.onNewLine){let t=this.source.indexOf(`
`)+1;for(;t!==0;)this.onNewLine(this.offset+t),t=this.source.indexOf(`
`,t)+1}return{type:e10,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(e10){switch(this.type){case"alias":case"scalar":case"single-quo\
ted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-scalar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,
props:[this.sourceToken],source:""};case"flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,
items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"explicit-key-ind":{this.
onKeyLine=true;let t=ru(e10),r=Mn(t);return r.push(this.sourceToken),{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:r,explicitKey:true}]}}case"\
map-value-ind":{this.onKeyLine=true;let t=ru(e10),r=Mn(t);return{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:r,key:null,sep:[this.sourceToken]}]}}}
return null}atIndentedComment(e10,t){return this.type!=="comment"||this.indent<=t?false:e10.every(r=>r.type==="newline"||r.type==="space")}*documentEnd(e10){this.
type!=="doc-mode"&&(e10.end?e10.end.push(this.sourceToken):e10.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(e10){switch(this.type){case"\
comma":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.pop(),yield*this.step();break;case"newline":this.onKeyLine=
false;default:e10.end?e10.end.push(this.sourceToken):e10.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop())}}};function lx(e10){let t=e10.prettyErrors!==
false;return{lineCounter:e10.lineCounter||t&&new ku||null,prettyErrors:t}}function Xq(e10,t={}){let{lineCounter:r,prettyErrors:a}=lx(t),n=new vm(r?.addNewLine),
i=new ym(t),s=Array.from(i.compose(n.parse(e10)));if(a&&r)for(let o of s)o.errors.forEach(pu(e10,r)),o.warnings.forEach(pu(e10,r));return s.length>0?s:Object.assign(
[],{empty:true},i.streamInfo())}function wm(e10,t={}){let{lineCounter:r,prettyErrors:a}=lx(t),n=new vm(r?.addNewLine),i=new ym(t),s=null;for(let o of i.compose(
n.parse(e10),true,e10.length))if(!s)s=o;else if(s.options.logLevel!=="silent"){s.errors.push(new Fn(o.range.slice(0,2),"MULTIPLE_DOCS","Source contains multiple\
 documents; please use YAML.parseAllDocuments()"));break}return a&&r&&(s.errors.forEach(pu(e10,r)),s.warnings.forEach(pu(e10,r))),s}function $m(e10,t,r){let a=null;
if(typeof t=="function"||Array.isArray(t)?a=t:r===void 0&&t&&(r=t),typeof r=="string"&&(r=r.length),typeof r=="number"){let n=Math.round(r);r=n<1?void 0:n>8?{indent:8}:
{indent:n}}if(e10===void 0){let{keepUndefined:n}=r??t??{};if(!n)return}return ja(e10)&&!a?e10.toString(r):new $u(e10,a,r).toString(r)}import{errors$b as Qq}from"./hook.js";
var Q=class{#e;#r;constructor(e10){this.#r=e10}fill(e10){this.#e=e10}get found(){return this.#e}get(){if(this.#e!==void 0)return this.#e;let e10=`This editplan \
was built without its wing ${this.#r}, which does this. Use a complete build.`;throw new Qq({name:"UNAVAILABLE_HERE",message:e10})}};import{core_text_utf8_cache$c as bx,
core_text_utf8_cache$f as eW,core_text_utf8_cache$h as Tu,core_text_utf8_cache$k as Nm,core_text_utf8_cache$l as _x,core_text_utf8_cache$p as yx}from"./hook.js";
import{core_text_splice$f as tW}from"./hook.js";import{core_text_words$j as rW}from"./hook.js";var aW=e10=>{if(!(!iW.test(e10.old_string)||cx(e10.old_string)===
cx(e10.new_string)))return{tokens:e10.old_string.split(sW).map(oW),needs:lW(e10.old_string),replacement:t=>kx({old:e10.old_string,new:e10.new_string,found:t})}};
function nW(e10,t,r){if(e10===t)return r;let a={old:oe(e10),new:oe(r),found:oe(t)};return a.old.length!==a.found.length?r:kx(a,"curly")??r}var vx={straight:'"',
open:"\u201C",close:"\u201D"},wx={straight:"'",open:"\u2018",close:"\u2019"},Im=[vx,wx],iW=/["'\u2018\u2019\u201c\u201d]/,sW=/(["'\u2018\u2019\u201c\u201d])/,Cs=({
straight:e10,open:t,close:r})=>[e10,t,r],$x=e10=>Im.find(t=>Cs(t).includes(e10));function oW(e10){let t=e10.length===1?$x(e10):void 0;return t?{oneOf:Cs(t)}:{text:e10}}
var cx=e10=>e10.replace(/[\u2018\u2019]/g,wx.straight).replace(/[\u201c\u201d]/g,vx.straight),lW=e10=>Im.flatMap(t=>{let r=Cs(t).filter(a=>e10.includes(a));return r.
length===0?[]:r.length>1?Cs(t):Cs(t).filter(a=>a!==r[0])});function kx(e10,t="mixed"){let r=i=>{let s=cW(i,e10);return s==="mixed"?t:s},a=new Map(Im.map(i=>[i,r(
i)])),n=dW(e10,uW(e10.new,a));return n.some(i=>i===xx)?void 0:n.join("")}function cW({straight:e10,open:t,close:r},{found:a}){let n=a.includes(t)||a.includes(r);
return a.includes(e10)?n?"mixed":"straight":n?"curly":void 0}var xx="";function uW(e10,t){let r=e10.split("");return r.map((a,n)=>{let i=$x(a),s=i&&t.get(i);return!i||
!s?a:s==="mixed"?xx:s==="straight"?i.straight:a===i.straight?pW(r,n,i):a})}function pW(e10,t,r){let a=e10[t-1];return a===void 0||fW.has(a)?r.open:r.close}var fW=new Set(
[" ","	",`
`,"\r","(","[","{","\u2013","\u2014"]);function dW({old:e10,new:t,found:r},a){hW({old:e10,new:t,found:r},a);let{head:n,tail:i}=tW(e10,t);for(let s=0;s<n;s+=1)a[s]=
r[s];for(let s=1;s<=i;s+=1)a[t.length-s]=r[r.length-s];return a}function hW({old:e10,new:t,found:r},a){let n=r.split(`
`),i=new Map;e10.split(`
`).forEach((o,l)=>{let c=n[l];i.set(o,i.has(o)&&i.get(o)!==c?void 0:c)});let s=0;for(let o of t.split(`
`)){let l=i.get(o);if(l!==void 0)for(let c=0;c<o.length;c+=1)a[s+c]=l[c];s+=o.length+1}}var mW=()=>1,Sx=(e10,t)=>Kr(e10[t],129,254)?Kr(e10[t+1],64,254)&&e10[t+1]!==
127?2:xm(e10[t+1])&&Kr(e10[t+2],129,254)&&xm(e10[t+3])?4:1:1,Ox=(e10,t)=>(Kr(e10[t],129,159)||Kr(e10[t],224,252))&&Kr(e10[t+1],64,252)&&e10[t+1]!==127?2:1,gW=(e10,t)=>{
let r=a=>Kr(a,161,254);return e10[t]===143?r(e10[t+1])&&r(e10[t+2])?3:1:(e10[t]===142||r(e10[t]))&&r(e10[t+1])?2:1},Kr=(e10,t,r)=>e10!==void 0&&e10>=t&&e10<=r,xm=e10=>Kr(
e10,48,57),Ex=(e10,{start:t,end:r})=>e10.valid||kW(e10.bytes,t,r)&&OW(e10,t),bW=(e10,t)=>{let r=e10.includes(0)?Buffer.from(e10.filter(a=>a!==0)):e10;return Au(
t).every(a=>r.includes(a))},Au=e10=>e10.split(/[^\0-\x7f]+|\r?\n/).filter(Boolean),_W=e10=>/^[\0-\x7f]*$/.test(e10),yW=e10=>{let t=_x(e10);return e10.valid?[t]:
[...new Set([t,...vW.map(r=>$W(e10,r))])]},vW=[mW,Sx,Ox,gW],wW=["","","\u0378","\uFFFF","\u{10FFFF}"];function $W({bytes:e10,bom:t},r){let a=[],n=t;for(let i=t;i<
e10.length;){let s=e10[i]<128?0:r(e10,i);s>0&&(a.push(e10.toString("latin1",n,i),wW[s]||String.fromCharCode(56320+e10[i])),n=i+s),i+=s||1}return a.push(e10.toString(
"latin1",n)),a.join("")}function kW(e10,t,r){for(let a=t;a<r;a+=1)if(e10[a]>=128)return false;return true}var xW=[Sx,Ox],SW=256;function OW({bytes:e10,bom:t},r){
let a=r;for(;a>t&&!EW(e10,a);)if(a-=1,r-a>SW)return false;return xW.every(n=>{let i=a;for(;i<r;)i+=n(e10,i);return i===r})}function EW(e10,t){let[r,a]=[e10[t-1],
e10[t]];return a<48||r<48||r<128&&(a<128||!xm(r))}function Pa(e10,t,r){let a=AW(t,e10),n=NW(a),i=a[n];if(!i)return{spans:[],exhausted:false};let s=a.slice(0,n).
reverse(),o=a.slice(n),l=IW(e10,i),c=[],u=e10.bom,p=0;for(let f=l(e10.bom);f>=0;){let d=f+Tu(e10.encoding),g=ux(e10,s,f,PW),m=g.at>=u?ux(e10,o,f,MW):CW;if(p+=g.
steps+m.steps,m.at>=0&&RW(e10,{start:g.at,end:m.at},r.accept)){if(c.push({start:g.at,end:m.at}),c.length===r.limit)break;r.overlapping||(u=m.at,d=Math.max(d,u))}
if(p>TW)return{spans:c,exhausted:true};f=l(d)}return{spans:c,exhausted:false}}var TW=1e7;function AW(e10,t){let r=o=>Buffer.from(o,t.encoding),a=!Cl(t),n=[],i="",
s=()=>{(a?[i]:i.split(`
`)).forEach((o,l)=>{l>0&&n.push({kind:"lineEnd"}),o&&n.push({kind:"bytes",bytes:r(o)})}),i=""};for(let o of e10){if("text"in o){i+=o.text;continue}if(s(),"oneOf"in
o)n.push({kind:"oneOf",options:o.oneOf.map(r)});else{let l=o.run.map(r),[c,u]=[K(l,p=>p[0]),K(l,p=>p.at(-1))];n.push({kind:"run",begins:c,ends:u,min:o.min})}}return s(),
n}function NW(e10){let t=e10.findIndex(({kind:a})=>a==="oneOf");t<0&&(t=e10.findIndex(({kind:a})=>a==="lineEnd"));let r=0;return e10.forEach((a,n)=>{a.kind!=="b\
ytes"||a.bytes.length<=r||(r=a.bytes.length,t=n)}),t}function IW(e10,t){if(t.kind==="bytes")return km(e10,t.bytes);if(t.kind==="oneOf"){let n=t.options.map(s=>km(
e10,s)),i=n.map(()=>Number.NaN);return s=>{n.forEach((l,c)=>{let u=i[c];(Number.isNaN(u)||u<s)&&(i[c]=jW(l(s)))});let o=Math.min(...i);return Number.isFinite(o)?
o:-1}}let r=km(e10,Buffer.from(`
`,e10.encoding)),a=Tu(e10.encoding);return n=>{let i=r(n);if(i<0)return-1;let s=i+a-ot(e10,i+a);return s<n?i:s}}var jW=e10=>e10<0?Number.POSITIVE_INFINITY:e10;function km({
bytes:e10,encoding:t},r){if(t==="utf8"){let a=bx(e10);return n=>(a??e10).indexOf(r,n)}return a=>{let n=e10.indexOf(r,a);for(;n>=0&&n%2===1;)n=e10.indexOf(r,n+1);
return n}}var CW={at:-1,steps:0};function ux(e10,t,r,a){let n=r,i=1;for(let s of t){let o=a(e10,s,n);if(o<0)return{at:-1,steps:i};i+=1+(Math.abs(o-n)>>6),n=o}return{
at:n,steps:i}}function MW(e10,t,r){if(t.kind==="bytes")return Sm(e10.bytes,t.bytes,r)?r+t.bytes.length:-1;if(t.kind==="lineEnd")return r+(Ki(e10,r)||Number.NEGATIVE_INFINITY);
let a=(s,o)=>s?.find(l=>Sm(e10.bytes,l,o))?.length??0;if(t.kind==="oneOf")return r+(a(t.options,r)||Number.NEGATIVE_INFINITY);let n=r,i=()=>a(t.begins.get(e10.bytes[n]),
n);for(let s=i();s>0;s=i())n+=s;return n-r>=t.min?n:-1}function PW(e10,t,r){let a=(o,l)=>l-o.length>=e10.bom&&Sm(e10.bytes,o,l-o.length);if(t.kind==="bytes")return a(
t.bytes,r)?r-t.bytes.length:-1;if(t.kind==="lineEnd")return r-(ot(e10,r)||Number.POSITIVE_INFINITY);let n=(o,l)=>o?.find(c=>a(c,l))?.length??0;if(t.kind==="oneO\
f")return r-(n(t.options,r)||Number.POSITIVE_INFINITY);let i=r,s=()=>n(t.ends.get(e10.bytes[i-1]),i);for(let o=s();o>0;o=s())i-=o;return r-i>=t.min?i:-1}function Sm(e10,t,r){
if(r+t.length>e10.length)return false;for(let a=0;a<t.length;a+=1)if(e10[r+a]!==t[a])return false;return true}var RW=(e10,t,r)=>!Zi(e10,t.start)&&!Zi(e10,t.end)&&
(r?.(e10,t)??true),LW=e10=>{let t=Om(e10.old_string);if(!(!t.some(Ma)||px(t)===px(Om(e10.new_string))))return{tokens:t.map(BW),needs:UW(t),accept:qW,replacement:r=>GW(
e10.new_string,WW(t,r))}},Ma=e10=>typeof e10!="string",zW=/\\\\|\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}|[<>&'"]|[^\0-\x7f]/gu;
function Om(e10){let t=[],r=0;for(let{0:a,index:n}of e10.matchAll(zW)){let i=a.startsWith("\\")?FW(a):a,s=!a.startsWith("\\")&&e10[n-1]==="\\";!DW(i)||s||(t.push(
e10.slice(r,n),{character:i,written:a}),r=n+a.length)}return[...t,e10.slice(r)]}var FW=e10=>e10.replace(/\\u([0-9a-fA-F]{4})/g,(t,r)=>String.fromCharCode(Number.
parseInt(r,16))),DW=e10=>/^[<>&'"]$|^[^\0-\x7f\p{Surrogate}]$/u.test(e10),Em=(e10,t)=>e10.split("").map(r=>rW(r,t)).join(""),px=e10=>e10.map(t=>Ma(t)?t.character:
t).join(""),Tx=({character:e10,written:t})=>[...new Set([e10,Em(e10,false),Em(e10,true),t])],BW=e10=>Ma(e10)?{oneOf:Tx(e10)}:{text:e10},UW=e10=>{let t=e10.filter(
Ma).filter(({character:r,written:a})=>a!==r);return["\\u",...new Set(t.map(({character:r})=>r))]};function qW({bytes:e10,encoding:t,bom:r},{start:a}){let n=Tu(t);
return a-n<r||e10[a]!==fx||e10[a-n]!==fx}var fx=92;function WW(e10,t){let r=new Map,a=0;for(let n of e10){let i=Ma(n)?Tx(n).find(o=>t.startsWith(o,a)):n;if(a+=i?.
length??0,!Ma(n))continue;let s=!r.has(n.character)||r.get(n.character)===i;r.set(n.character,s?i:void 0)}return r}function GW(e10,t){let r={ascii:dx(t,true),beyond:dx(
t,false)},a=({character:i,written:s})=>{if(t.has(i))return t.get(i);let o=Tm(i)?r.ascii:r.beyond;return o==="none"?s:o==="plain"?i:o==="mixed"||Tm(i)?void 0:Em(
i,o==="upper")},n=Om(e10).map(i=>Ma(i)?a(i):i);return n.includes(void 0)?void 0:n.join("")}function dx(e10,t){let r=[...e10].filter(([a])=>Tm(a)===t);return r.length===
0?"none":r.every(([a,n])=>n===a)?"plain":r.some(([a,n])=>n===void 0||n===a)?"mixed":r.some(([,a])=>/\\u[0-9a-f]*[A-F]/.test(a??""))?"upper":"lower"}var Tm=e10=>e10<
"\x80",HW=e10=>{let t=VW.filter(([i])=>e10.old_string.includes(i));if(t.length===0)return;let r=i=>t.reduce((s,[o,l])=>s.replaceAll(o,l),i),a=r(e10.old_string),
n=r(e10.new_string);return a===n?void 0:{tokens:[{text:a}],replacement:n}},VW=[["<fnr>","<function_results>"],...[["n","name"],["o","output"],["e","error"],["s",
"system"],["r","result"]].flatMap(([e10,t])=>[[`<${e10}>`,`<${t}>`],[`</${e10}>`,`</${t}>`]]),...["META_START","META_END","EOT","META","SOS"].map(e10=>[`< ${e10}\
 >`,`<${e10}>`]),[`

H:`,`

Human:`],[`

A:`,`

Assistant:`]],JW=e10=>{let t=Nx(e10.old_string);if(!t||!KW(t.numbers)||!/\S/.test(t.text))return;let r=ZW(e10.new_string,t.separator);if(!(r===void 0||r===t.text))
return{tokens:[{text:t.text}],accept:(a,n)=>Yi(a,n.start),replacement:r}},Ax=/^[ \t]*(\d{1,9})(\t|\u2192)/;function Nx(e10){let t=e10.split(`
`),r=t.length>1&&t.at(-1)===""?t.pop():void 0,a=t.map(s=>Ax.exec(s)),n=a[0]?.[2];if(n===void 0||a.some(s=>s?.[2]!==n))return;let i=t.map((s,o)=>s.slice(a[o]?.[0].
length));return r!==void 0&&i.push(r),{text:i.join(`
`),numbers:a.map(s=>Number(s?.[1])),separator:n}}var KW=e10=>e10.every((t,r)=>r===0||t===e10[r-1]+1);function ZW(e10,t){if(!e10.split(`
`).some(a=>Ax.exec(a)?.[2]===t))return e10;let r=Nx(e10);return r?.numbers.every((a,n,i)=>n===0||a>=i[n-1])&&r?.separator===t?r.text:void 0}var Ix=e10=>{let t=e10.
old_string.split(`
`),r=t.length-1,a=t.map(hx),n=a[r]!==t[r];return r===0&&!n||!/\S/.test(e10.old_string)||a.join(`
`)===e10.new_string.split(`
`).map(hx).join(`
`)?void 0:{tokens:a.flatMap((i,s)=>{let o=s<r?Cx:[],l=s<r&&(s>0||t[0]!=="")||s===r&&n?Mx:[];return[{text:i},...l,...o]}),replacement:e10.new_string,...n&&{accept:Px}}},
YW=e10=>t=>{let r=e10===Ix&&!t.old_string.endsWith(`
`),a=e10(r?{...t,old_string:`${t.old_string} `}:t);return a&&{...a,accept:(n,i)=>Yi(n,i.start)&&(Px(n,i)||ot(n,i.end)>0)&&(a?.accept?.(n,i)??true)}},XW=e10=>{let t=e10.
old_string.trim();if(t===""||mx(e10.old_string)===mx(e10.new_string))return;let[r="",a=""]=[e10.old_string.slice(0,e10.old_string.indexOf(t)),e10.old_string.slice(
e10.old_string.indexOf(t)+t.length)],n=t.split(/\s+/).flatMap((i,s)=>[...s>0?[{run:QW,min:1}]:[],{text:i}]);return{tokens:[...gx(r,"lead"),...n,...gx(a,"trail")],
replacement:e10.new_string}},jx=[" ","	"],Cx=[{text:`
`}],Mx=[{run:jx,min:0}],QW=[...`	
\v\f\r \xA0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF`];function hx(e10){let t=e10.length;for(;t>
0&&jx.includes(e10[t-1]);)t-=1;return e10.slice(0,t)}var mx=e10=>e10.trim().replace(/\s+/g," "),Px=(e10,{end:t})=>t===e10.bytes.length||Ki(e10,t)>0;function gx(e10,t){
if(e10==="")return[];let r=e10.split(`
`);return r.flatMap((a,n)=>{let i=r.length>1&&n===(t==="lead"?0:r.length-1);return[...n>0?Cx:[],...i?[]:Mx]})}var e62=e10=>({tokens:[{text:e10.old_string}],replacement:e10.
new_string}),jm=class extends Error{name="MatchLimit";steps;constructor(e10){super(`more than ${e10} steps of matching`),this.steps=e10}};function Ra(e10,t){if(!Jt(
e10,t.new_string))return{ok:false,reason:"unencodable"};if(t.old_string==="")return i6(e10,t.new_string);let r={old_string:oe(t.old_string),new_string:oe(t.new_string)};
if(!yx(r.old_string))return{ok:false,reason:"not-found"};let a=!Jt(e10,r.old_string),n=a?Am.literal:Am[t.match??"exact"];for(let[i,s]of n){let o=s(r),l=o&&o6(e10,
o,{matchedBy:i,replaceAll:t.replace_all??false});if(l)return l}return t.match==="literal"&&a&&bW(e10.bytes,r.old_string)?{ok:false,reason:"uncertain",spans:[]}:
{ok:false,reason:"not-found"}}function Cm(e10,t){let r=Ra(e10,{old_string:t,new_string:"",match:"literal"});return r.ok?"yes":r.reason==="not-unique"?r.spans.some(
a=>Ex(e10,a))?"yes":"uncertain":r.reason==="not-found"?"no":r.reason==="uncertain"?"uncertain":"yes"}function t6(e10,t){if(t===""||e10.includes(t))return t;let r=eW(
e10),a={old_string:oe(t),new_string:""};for(let[,n]of Am.exact){let i=n(a);if(!i||!Rx(r,i))continue;let[s]=Pa(r,i.tokens,{...i,limit:1,overlapping:true}).spans;
if(s)return Nm(r,s.start,s.end)}return null}var Nu=e10=>e10.bytes.length<=r6&&_x(e10).trim()==="",Jt=(e10,t)=>yx(t)&&(e10.valid||_W(t)),js=[["exact",e62],["quot\
es",aW],["tags",HW],["escapes",LW],["line-numbers",JW],["trailing-blanks",Ix]],Am={literal:js.slice(0,1),text:js,exact:js,lines:js.map(([e10,t])=>[e10,YW(t)]),whitespace:[
...js,["whitespace",XW]]},Eu=100,r6=2**20,a6=1e6,n6=2**28;function i6(e10,t){return Nu(e10)?{ok:true,matchedBy:"exact",splices:[s6(e10,t)]}:{ok:false,reason:"no\
t-found"}}function s6(e10,t){let r={start:e10.bom,end:e10.bytes.length},a=e10.bytes.includes(10)?Ml(e10)(r,oe(t)):t;return{...r,replacement:Buffer.from(a,e10.encoding)}}
function o6(e10,t,{matchedBy:r,replaceAll:a}){if(!Rx(e10,t))return;let n=(a?a6:Eu)+1,{spans:i,exhausted:s}=Pa(e10,t.tokens,{...t,limit:n,overlapping:!a}),o=i.some(
({start:u,end:p})=>p-u>n6);if(s||o||a&&i.length===n)return{ok:false,reason:"too-much"};if(i.length===0)return;if(i.length>1&&!a)return{ok:false,reason:"not-uniq\
ue",spans:i.slice(0,Eu),more:i.length>Eu};let l=i.filter(u=>!Ex(e10,u));if(l.length>0)return{ok:false,reason:"uncertain",spans:l.slice(0,Eu)};let c=c6(e10,i,t);
return c==="unencodable"?{ok:false,reason:"unencodable"}:c&&{ok:true,matchedBy:r,splices:c}}var l6=8,Rx=(e10,{needs:t})=>!t||t.length>l6||t.some(r=>(bx(e10.bytes)??
e10.bytes).indexOf(Buffer.from(r,e10.encoding),0)>=0);function c6(e10,t,{replacement:r}){let a=u6(e10),n=Ml(e10),i=[];for(let[s,o]of t.entries()){let l=typeof r==
"string"?r:r(oe(Nm(e10,o.start,o.end)));if(l===void 0)return;let c=a(n(o,l));if(!c)return"unencodable";let u=l===""?p6(e10,o):o,p=u.end<=(t[s+1]?.start??e10.bytes.
length);i.push({...p?u:o,replacement:c})}return i}function u6(e10){let t;return r=>(t?.text!==r&&(t={text:r,bytes:Jt(e10,r)?Buffer.from(r,e10.encoding):void 0}),
t.bytes)}function p6(e10,{start:t,end:r}){let a=Tu(e10.encoding);if(!/\S/.test(Nm(e10,t,r))||!Yi(e10,t)||ot(e10,r)>0)return{start:t,end:r};let n=r;for(;f6(e10,n);)
n+=a;let i=Ki(e10,n);return i>0||n===e10.bytes.length?{start:t,end:n+i}:{start:t,end:r}}var f6=({bytes:e10,encoding:t},r)=>(e10[r]===32||e10[r]===9)&&(t==="utf8"||
e10[r+1]===0);import{core_text_utf8_cache$i as h6,core_text_utf8_cache$k as m6,core_text_utf8_cache$l as Vx,core_text_utf8_cache$p as Jx}from"./hook.js";import{
core_text_splice$f as g6}from"./hook.js";import{core_text_words$j as b6}from"./hook.js";var d6=Ue("node:zlib");var{deflateSync:Lx,constants:zx,inflateSync:Fx,crc32:Dx}=d6;
var Cu=2**21,zm=2**15;function Kx(e10,t){if(e10.bytes.length>Cu||t.length>zm||t.trim()==="")return[];let r=oe(Vx(e10)).split(`
`),a=r.map(er),n=t.endsWith(`
`),i=(n?t.slice(0,-1):t).split(`
`).map(l=>er(l).text),s=new Fm(i.join(`
`)),o=k6(a.map(l=>l.text),i).map(l=>O6(a,l,{wanted:i,whole:s})).filter(l=>l!==void 0&&l.likeness>_6).sort((l,c)=>c.likeness-l.likeness||l.first-c.first);return o.
filter((l,c)=>o.slice(0,c).every(u=>l.end<=u.first||l.first>=u.end)).slice(0,y6).map(({first:l,end:c,likeness:u,crop:p})=>{let f=Zx(r.slice(l,c),p);return{line:l+
1,lastLine:c,text:n?`${f}
`:f,likeness:u}})}var _6=.8,y6=3,v6=12,w6=3,$6=8;function k6(e10,t){let r=new Map,a=(s,o)=>{s>-t.length&&s<e10.length&&r.set(s,(r.get(s)??0)+o)},n=new Map;t.forEach(
(s,o)=>{let l=s.trim();l!==""&&n.set(l,[...n.get(l)??[],o].slice(0,$6))});let i=[...t.entries()].sort(([,s],[,o])=>o.trim().length-s.trim().length).slice(0,w6).
map(([s,o])=>({index:s,probe:new Fm(o.trim())}));return e10.forEach((s,o)=>{let l=s.trim();if(l!==""){for(let c of n.get(l)??[])a(o-c,l.length);for(let{index:c,
probe:u}of i){let p=n.has(l)&&l===u.text?0:S6(u,l);p>x6&&a(o-c,l.length*p)}}}),[...r].sort(([s,o],[l,c])=>c-o||s-l).slice(0,v6).map(([s])=>s)}var x6=.6,S6=(e10,t)=>t.
length*2<e10.text.length?0:e10.containment(t);function O6(e10,t,{wanted:r,whole:a}){let n,i=Math.max(0,t);for(let s of[0,-1,1,2]){let o=r.length+s;if(o<1||i+o>e10.
length||r.length===1&&s!==0)continue;let l=e10.slice(i,i+o),c=l.map(({text:d})=>d),u=E6(c,r),p=a.likeness(Zx(c,u)),f={start:l[0].at(u.start),end:l.at(-1).at(u.end)};
(!n||p>n.likeness)&&(n={first:i,end:i+o,crop:f,likeness:p})}return n}function Zx(e10,{start:t,end:r}){return e10.length===1?e10[0].slice(t,r):[e10[0].slice(t),...e10.
slice(1,-1),e10.at(-1).slice(0,r)].join(`
`)}function E6(e10,t){let[r="",a=""]=[t[0],t.at(-1)],[n,i]=[e10[0],e10.at(-1)],{start:s,end:o}=e10.length===1?T6(r,n):{start:0,end:i.length};return e10.length>1&&
(r!==""&&n.length>r.length&&(s=A6(r,n)),i.length>a.length&&(o=N6(a,i))),r.trimStart()===r&&(s+=n.slice(s).search(/\S|$/)),a.trimEnd()===a&&(o=i.slice(0,o).trimEnd().
length),{start:s,end:o}}function T6(e10,t){let r=new Fm(e10),a=r.bestPart(t),[n,i]=[Xx(e10,t,a),Qx(e10,t,a+e10.length)];return n!==void 0&&i!==void 0&&n<i?{start:n,
end:i}:t.length<e10.length*1.25||r.likeness(t)>.9?{start:0,end:t.length}:{start:n??a,end:i??tS(t,a+e10.length)}}var A6=(e10,t)=>Xx(e10,t,t.length-e10.length)??(t.
length>e10.length*2?t.length-e10.length:0),N6=(e10,t)=>Qx(e10,t,e10.length)??(t.length>e10.length*2?tS(t,e10.length):t.length),I6=e10=>Math.min(64,Math.ceil(e10.
length/3)+2),j6=2,Yx=24;function Xx(e10,t,r){let a=n=>{let i=0;for(;i<Yx&&i<e10.length&&t[n+i]===e10[i];)i+=1;return i};return eS(r,{most:t.length,text:e10,shared:a})}
function Qx(e10,t,r){let a=n=>{let i=0;for(;i<Yx&&i<e10.length&&i<n&&t[n-1-i]===e10[e10.length-1-i];)i+=1;return i};return eS(r,{most:t.length,text:e10,shared:a})}
function eS(e10,{most:t,text:r,shared:a}){let n=I6(r),i;for(let s=Math.max(0,e10-n);s<=Math.min(t,e10+n);s+=1){let o=a(s),l=o-Math.abs(s-e10)/(n+1);o>=Math.min(
j6,r.length)&&(!i||l>i.score)&&(i={at:s,score:l})}return i?.at}function tS(e10,t){let r=Math.min(t,e10.length);for(;r>0&&r<e10.length&&/\w/.test(e10[r])&&/\w/.test(
e10[r-1]);)r+=1;return r}var Rm=4096,Fm=class{text;#e;#r=new Int32Array(Rm);#t=new Int32Array(Rm);constructor(e10){this.text=e10,this.#e=Math.max(0,e10.length-1);
for(let t=1;t<e10.length;t+=1)this.#r[Vn(e10,t)]+=1}likeness(e10){let t=this.#e+Math.max(0,e10.length-1);return t===0?+(e10===this.text):2*this.#a(e10)/t}containment(e10){
return this.#e===0?0:this.#a(e10)/this.#e}bestPart(e10){let{length:t}=this.text;if(e10.length<=t)return 0;let r=0;for(let n=1;n<t;n+=1)r+=this.#i(Vn(e10,n));let a={
at:0,score:r+this.#s(e10,0)};for(let n=1;n+t<=e10.length;n+=1){r-=this.#n(Vn(e10,n)),r+=this.#i(Vn(e10,n+t-1));let i=r+this.#s(e10,n);i>a.score&&(a={at:n,score:i})}
return this.#t.fill(0),a.at}#a(e10){let t=0;for(let r=1;r<e10.length;r+=1)t+=this.#i(Vn(e10,r));for(let r=1;r<e10.length;r+=1)this.#t[Vn(e10,r)]=0;return t}#i(e10){
return this.#t[e10]+=1,this.#t[e10]<=this.#r[e10]?1:0}#n(e10){return this.#t[e10]-=1,this.#t[e10]<this.#r[e10]?1:0}#s(e10,t){let{text:r}=this;return(e10[t]===r[0]?
.25:0)+(e10[t+r.length-1]===r.at(-1)?.25:0)}},Vn=(e10,t)=>e10.charCodeAt(t-1)*31+e10.charCodeAt(t)&Rm-1;function rS(e10,t,r,a=iS){let n=oe(r.old_string),i=L6(t,
n),s=i.length>0?[]:Kx(t,n),o=s.filter(({text:l})=>Jt(t,l)&&oe(l)===l&&lS(t,l)).slice(0,1).flatMap(({text:l})=>nS(l,a));return{name:"STRING_NOT_FOUND",message:[`\
old_string is not in ${W(e10)}.`,...Jt(t,n)?[]:[C6],...oS(t,oe(r.new_string)),...i,...F6(t,r,n),...z6(t,n),...s.map(l=>U6(l,n)),...o.map(l=>`To edit the nearest\
 place, write:
${l}`)].join(`
`),...o.length>0&&{suggestions:o}}}function aS(e10,t,r,a=iS){let n=or(t,r.spans),i=n.slice(0,Bx).join(", "),s=n.length>Bx||r.more?" and more":"",o=r.more?`more \
than ${n.length}`:n.length,l=t.bytes.length<=Cu,c=(l?W6(t,r.spans.slice(0,M6)):[]).flatMap(({line:f,text:d})=>d===void 0||!Jt(t,d)?[]:nS(d,a).map(g=>({line:f,input:g}))),
u=[`old_string occurs in ${o} places of ${W(e10)}, at lines ${i}${s}.`,"Set replace_all: true to replace them all, or repeat lines around the one you mean in ol\
d_string and new_string.",...l?[]:["No unique context was searched for: the file is larger than 2 MiB."],...c.map(({line:f,input:d})=>`For the one at line ${f}:\

${d}`)],p=c.map(({input:f})=>f);return{name:"STRING_NOT_UNIQUE",message:u.join(`
`),...p.length>0&&{suggestions:p}}}var C6="The file is not UTF-8: only ASCII text can be found in it. Convert it to UTF-8 first.",Bx=20,M6=3,P6=4e3,nS=(e10,t)=>e10.
length>P6?[]:[t(e10)],iS=e10=>`{"old_string": ${sS(e10)}}`,sS=e10=>Ho(e10)?JSON.stringify(e10).replace(/[^ -~]/g,t=>b6(t)):JSON.stringify(e10),R6=8;function oS(e10,t){
if(t.trim().length<R6||!Jx(t))return[];let[r]=or(e10,Pa(e10,[{text:t}],{limit:1,overlapping:true}).spans);return r===void 0?[]:[`new_string is already at line ${r}\
: the edit may have been applied.`]}function L6(e10,t){let r=t.replace(/\n$/,"");if(r===t||r.trim()===""||!Jx(r))return[];let[a]=or(e10,Pa(e10,[{text:r}],{limit:1,
overlapping:true}).spans);return a===void 0?[]:[`It is at line ${a} without the line break at its end. Leave that out of old_string and new_string: in YAML, wri\
te \`|-\` instead of \`|\`.`]}function z6(e10,t){return e10.bytes.length>Cu?["No similar place was searched for: the file is larger than 2 MiB."]:t.length>zm?["\
No similar place was searched for: old_string is too long."]:[]}function F6(e10,{match:t},r){let a=r.trimEnd().split(`
`),n=Mm(r);if(!r.trim()||e10.bytes.length>Cu||r.length>zm)return[];let i=oe(Vx(e10)).split(`
`);return i.flatMap((s,o)=>Mm(s)!==n&&a.every((l,c)=>l.trim()===i[o+c]?.trim())?`Line ${o+1} has it at another depth: behind ${Mm(s)}, not ${n}.`:t==="lines"&&s.
includes(r.trim())?`It is a piece of line ${o+1}.`:[]).slice(0,D6)}var D6=3,Mm=e10=>JSON.stringify(/^[ \t]*/.exec(e10)?.[0]),B6=4;function U6({line:e10,lastLine:t,
likeness:r,text:a},n){let i=e10===t?`Line ${e10} is`:`Lines ${e10}\u2013${t} are`,s=Lf(a,n),o=s.length>0?`; the difference: ${s.join(", ")}`:"",[l,c]=[a.split(`\

`),n.split(`
`)],u=Ot(l,c).slice(0,B6).flatMap(({at:f,removed:d,added:g})=>q6(l.slice(f,f+d),g,e10+f)),p=r===1&&s.length>0?"the same at a glance":`${Math.floor(r*100)} % ali\
ke`;return[`${i} ${p}${o}:`,...u].join(`
`)}function q6(e10,t,r){let a=Math.min(3,Math.max(e10.length,t.length));return Array.from({length:a},(n,i)=>{let[s,o]=[e10[i],t[i]],l=s!==void 0&&o!==void 0&&s.
replace(/\s+/g,"")===o.replace(/\s+/g,""),c=s===o?0:Math.max(0,g6(s??"",o??"").head-60),[u,p]=zf(s?.slice(c,c+160)??"",o?.slice(c,c+160)??"",{blanks:l});return[
...s===void 0?[]:[`  file, line ${r+i}: ${u}`],...o===void 0?[]:[`  old_string: ${p}`]]}).flat()}var W6=(e10,t)=>{let r=or(e10,t);return t.map((a,n)=>({line:r[n],
text:V6(e10,a)}))},G6=8,H6=2**14;function V6(e10,t){for(let r=0;r<=G6;r+=1)for(let a=0;a<=r;a+=1){let n=J6(e10,t,{above:a,below:r-a});if(n!==void 0&&lS(e10,n))return n}}
function lS(e10,t){let{spans:r,exhausted:a}=Pa(e10,[{text:t}],{limit:2,overlapping:true});return r.length===1&&!a}function J6(e10,t,{above:r,below:a}){let n=ha(
e10,t.start);for(let o=0;o<r;o+=1){if(n===e10.bom)return;n=ha(e10,n-ot(e10,n))}let i=t.end-ot(e10,t.end),s=At(e10,i);for(let o=0;o<a;o+=1){if(s===e10.bytes.length)
return;s=At(e10,s)}if(!(s-n>H6))return oe(m6(e10,n,s-ot(e10,s)))}var K6=e10=>Ho(e10)?`old_string: ${sS(e10)}`:$m({old_string:e10},{lineWidth:0}).trimEnd(),cS=e10=>typeof e10==
"number"?{min:e10,max:e10}:{min:e10?.min??1,max:e10?.max??Number.POSITIVE_INFINITY},Ms=e10=>cS(e10).min===0;function Mu({expected:e10,found:t},r){let{min:a,max:n}=cS(
e10);if(e10===void 0||t>=a&&t<=n)return;let i=t>n?"narrow the step":"see what the step misses",s=typeof e10=="number"?`${e10}`:Z6(e10);return F("UNEXPECTED_MATC\
HES",`expect_matches is ${s}; the step finds ${t} in ${r}. Correct the number, or ${i}.`)}var Z6=({min:e10=1,max:t})=>t===void 0?`at least ${e10}`:`${e10} to ${t}`,
uS=e10=>X6.flatMap(([t,r])=>t(e10)?[r]:[]),pS=e10=>{let t=uS(e10);return t.length>0?t:[Y6]},Y6="Correct the pattern: it tells upper case from lower case unless \
it begins with (?i), and a plain text that holds . ( ) [ ] { } + * ? | belongs into old_string.",Ps=e10=>{if(/\(\?<?[=!]/.test(e10))return"RE2 has no look-aroun\
d: match the text next to it in a group, and put it back with $1.";if(/\\[1-9]|\(\?P=/.test(e10.replaceAll("\\\\","")))return"RE2 has no back-references within \
a pattern.";let t=e10.replace(/\\.|\[\^?\]?(?:\\.|[^\]\\])*\]/gs,"");return t.split("(").length!==t.split(")").length?"Write \\( and \\) for parentheses of the te\
xt.":"Write a pattern that RE2 accepts."},X6=[[e10=>/^\/.+\/[a-z]*$/s.test(e10),"The slashes around it are part of the pattern: write it without them, and flags\
 as in (?i)."],[e10=>/\\r|\r|\\x0[dD]|\\u000[dD]/.test(e10),"A pattern sees LF at every line end, whatever the file has: write \\n instead of \\r\\n."],[e10=>!/\(\?[a-z]*m/.
test(e10)&&Q6(e10),"^ and $ mean the beginning and the end of the whole file: begin the pattern with (?m) for lines."],[e10=>!/\(\?[a-z]*s/.test(e10)&&/\.[*+]/.
test(e10.replace(/\\./gs,"")),"A . does not match a line break: begin the pattern with (?s) if it should."]],Q6=e10=>/[$^]/.test(e10.replace(/\\./gs,"").replace(
/\[\^?\]?[^\]]*\]/g,""));async function fS(e10,t){try{return{ok:true,module:await t()}}catch(r){if(!(r instanceof Error&&"code"in r&&r.code==="ERR_MODULE_NOT_FO\
UND"))throw r;let a=`Such files are read by the package ${e10}, which is not installed here. Run \`npm install ${e10}\` next to the program, or install editplan \
with npm.`;return{ok:false,problem:F("PACKAGE_MISSING",a)}}}var Jn=2e3,Lm=1e8,eG=.125;function Rs(e10){if(e10.subarray(0,8).equals(tG))return"png";if(e10[0]===255&&
e10[1]===216&&e10[2]===255)return"jpeg";let t=e10.subarray(0,12).toString("latin1");return/^GIF8[79]a/.test(t)?"gif":/^RIFF[\s\S]{4}WEBP$/.test(t)?"webp":void 0}
var tG=Buffer.from(`\x89PNG\r

`,"latin1");async function Dm(e10,t){let r=Rs(e10);if(!r)return B("IMAGE_INVALID","The file is not a PNG, JPEG, GIF or WebP image. Convert it.");let a=await fS(
"sharp",()=>import("sharp"));if(!a.ok)return a;let{default:n}=a.module;try{let i=await n(e10,{limitInputPixels:false}).metadata(),{width:s,height:o}=i;if(s*o>Lm){
let c=`at most ${Lm/1e6} megapixels are decoded. Shrink it.`;return B("IMAGE_INVALID",`The image has ${s}\xD7${o} pixels; ${c}`)}let l=await rG(n,e10);return await aG(
{bytes:e10,format:r,metadata:i,picture:l,tokens:t})}catch(i){return B("IMAGE_INVALID",`The image is damaged: ${i.message}. Repair or convert it.`)}}async function rG(e10,t){
let r=e10(t,{limitInputPixels:Lm,pages:1}).autoOrient().toColourspace("srgb"),a={width:Jn,height:Jn,fit:"inside",withoutEnlargement:true};return{sharp:e10,...await r.
resize(a).raw().toBuffer({resolveWithObject:true})}}async function aG(e10){let{metadata:t,tokens:r}=e10;for await(let{bytes:a,mediaType:n,width:i,height:s}of nG(
e10)){if(dS(a)>r)continue;let o={width:i,height:s},l={base64:a.toString("base64"),mediaType:n,original:t.autoOrient,shown:o},c=t.pages??1,u=c>1?{note:`The first\
 of ${c} frames.`}:{};return{ok:true,view:{type:"image",image:l,...u}}}return B("READ_TOO_LARGE","The image does not fit the token budget, however small. Raise \
the budget.")}var dS=e10=>Math.ceil(e10.length/3)*4*eG;async function*nG({bytes:e10,format:t,metadata:r,picture:a,tokens:n}){let{width:i,height:s}=a.info,{orientation:o=1,
pages:l=1}=r;r.width<=Jn&&r.height<=Jn&&o===1&&l===1&&(yield{bytes:e10,mediaType:`image/${t}`,width:i,height:s});let c=await Iu(a,Jn,u=>u.toFormat(t==="gif"?"pn\
g":t));yield c,c.mediaType==="image/png"&&dS(c.bytes)<=4*n&&(yield Iu(a,Jn,u=>u.png({palette:true,effort:1})));for(let u of[2e3,1500,1e3,600])yield Iu(a,u,p=>Ux(
p,50));yield Iu(a,400,u=>Ux(u,20))}var Ux=(e10,t)=>e10.flatten({background:"white"}).jpeg({quality:t});async function Iu({sharp:e10,data:t,info:r},a,n){let{width:i,
height:s,channels:o}=r,l=e10(t,{raw:{width:i,height:s,channels:o}}).resize({width:a,height:a,fit:"inside",withoutEnlargement:true}),c=await n(l).toBuffer({resolveWithObject:true});
return{bytes:c.data,mediaType:`image/${c.info.format}`,width:c.info.width,height:c.info.height}}var iG=10,Pm=20,qx=32*2**20,Wx=128*2**20,Pu="Repair it, or give \
it the extension of what it is.",Ls=e10=>e10.subarray(0,1024).includes("%PDF-");async function Bm(e10,t,r){if(!Ls(e10))return B("PDF_INVALID",`The file does not\
 begin as a PDF does. ${Pu}`);if(e10.length>qx)return B("READ_TOO_LARGE",`The PDF has ${e10.length} bytes, over ${qx}. Split it.`);if(!pG(e10,Wx))return B("READ\
_TOO_LARGE",`The PDF unpacks to more than ${Wx} bytes. Split it.`);let a=await fS("unpdf",()=>import("unpdf"));if(!a.ok)return a;let{getDocumentProxy:n}=a.module;
try{let i=await n(Uint8Array.from(e10),{verbosity:0,useSystemFonts:false});try{let s=sG(t,i.numPages);return"name"in s?{ok:false,problem:s}:await oG(i,s,r)}finally{
await i.destroy()}}catch(i){return cG(i)}}function sG(e10,t){if(e10===void 0){let i=`Give pages, at most ${Pm} of them, as in "1-5".`;return t>iG?F("PDF_PAGES",
`The document has ${t} pages. ${i}`):{first:1,last:t,total:t}}let r=/^\s*(\d+)\s*(?:(-)\s*(\d+)?\s*)?$/.exec(e10);if(!r)return F("PDF_PAGES",`pages is ${JSON.stringify(
e10)}. Write it as 3, 1-5 or 10-.`);let a=Number(r[1]),n=r[3]!==void 0?Number(r[3]):r[2]?t:a;return a<1||a>n||n>t?F("PDF_PAGES",`pages is ${e10}; the document h\
as the pages 1 to ${t}. Name some of them.`):n-a>=Pm?F("PDF_PAGES",`pages names ${n-a+1} pages; at most ${Pm} are read at once. Name fewer.`):{first:a,last:n,total:t}}
async function oG(e10,{first:t,last:r,total:a},n){let{beginningWithin:i,tokensIn:s}=await import("./core-text-tokens.js"),o=[],l=n;for(let u=t;u<=r&&l>0;u++){let p=await lG(
await e10.getPage(u),l*4+1),f=i(p,l).trimEnd();o.push(`Page ${u} of ${a}
${f}`),l-=s(p)}let c=l<=0?{partial:true,note:"The rest is over the token budget. Read fewer pages."}:{};return{ok:true,view:{type:"pdf",content:o.join(`

`),...c}}}async function lG(e10,t){let r="";for await(let{items:a}of e10.streamTextContent())if(!(r.length>t))for(let{str:n="",hasEOL:i}of a)r+=i?`${n}
`:n;return r.slice(0,t).trimEnd()}function cG(e10){let{name:t,message:r}=e10;return t==="PasswordException"?B("PDF_ENCRYPTED","The PDF asks for a password. Remo\
ve it first."):B("PDF_INVALID",`The PDF is damaged: ${r.replace(/\.$/,"")}. Repair it, or export it again.`)}var uG=1e5;function pG(e10,t){let r=t,a=0;for(let n=e10.
indexOf(ju);n>=0;n=e10.indexOf(ju,n+ju.length)){let i=e10.subarray(fG(e10,n+ju.length));if(Gx(i)){if(++a>uG)return false;for(;Gx(i);){let s=dG(i,r);if(s==="larg\
er")return false;r-=s.length,i=s}}}return true}var ju="stream";function fG(e10,t){let r=e10[t]===13?t+1:t;return e10[r]===10?r+1:r}var Gx=e10=>e10.length>2&&(e10.
readUInt8(0)&15)===8&&e10.readUInt16BE(0)%31===0;function dG(e10,t){try{return Fx(e10,{maxOutputLength:Math.max(1,t),finishFlush:zx.Z_SYNC_FLUSH})}catch(r){return r.
code==="ERR_BUFFER_TOO_LARGE"?"larger":Buffer.alloc(0)}}var Ru=({old_string:e10="",replace_all:t,match:r},a,{needsNoRead:n})=>({old_string:e10,new_string:a,replace_all:t,
match:n?"literal":r});async function Um({regex:e10,...t},r,a){if(e10===void 0)return{by:"text",edit:Ru(t,r,a)};let n=Hx.get(a);if(n?.regex===e10&&n.newText===r)
return{by:"regex",...n};let{compileSubstitution:i,matchRegex:s}=await import("./core-text-regex.js"),o=i(e10,r);if(typeof o=="string")return{ok:false,problem:hG(
o,e10)};let l={regex:e10,newText:r,substitution:o,match:s};return a.needsNoRead&&Hx.set(a,l),{by:"regex",...l}}var Hx=new WeakMap,hG=(e10,t)=>F("INVALID_INPUT",
e10.startsWith("new_string ")?`${e10}.`:`regex is not valid: ${e10}. ${Ps(t)}`);function qm(e10){let{path:t,search:r,replaceAll:a}=e10,n=le(e10);return r.by==="\
text"?Ra(n,r.edit):r.by==="structure"?r.structure.match(n,{path:t,replaceAll:a,isOneOfSeveral:e10.context.needsNoRead===true}):r.match(n,r.substitution,a)}function Wm(e10,t){
switch(t.reason){case"refused":return t.problem;case"not-found":return mG(e10);case"not-unique":return aS(e10.path,le(e10),t,hS(e10));case"empty":return F("INVA\
LID_INPUT",`regex matches the empty text in ${e10.path}. Write a pattern that takes at least one character.`);case"unencodable":return zu(e10);case"uncertain":return gG(
e10,t.spans);case"too-much":return F("LIMIT_EXCEEDED",`The text to replace is too repetitive, or occurs too often in ${e10.path}. Narrow it.`);case"steps":return Lu(
e10.path,t.steps)}}function mG(e10){let{path:t,search:r,newText:a}=e10;if(r.by==="text")return rS(t,le(e10),r.edit,hS(e10));let n=a.includes("$")?[]:oS(le(e10),
oe(a)),[i,s]=r.by==="regex"?["regex",pS(r.regex)]:[r.structure.by,[`${Hm} Try it on https://ast-grep.github.io/playground.html.`]],o=n.length>0?n:s;return F("ST\
RING_NOT_FOUND",[`${i} matches nowhere in ${t}.`,...o].join(`
`))}var Gm=({pattern:e10,language:t},r,a=false)=>{if(e10===void 0)return[];let n=/^\s*[\w.$]+\([^(),]*\)\s*$/.test(e10)&&(t==="go"||/\.go\b|\bgo[,}]/.test(r));return a||
n?[`pattern matches nowhere. ${Hm}`]:[]},Hm='A pattern is parsed without the code around it, and may then mean something else: `f($X)` in Go is a conversion. In\
 that case write a rule with that code: { pattern: { context: "func g() { f($X) }", selector: call_expression } }.',Lu=(e10,t)=>F("LIMIT_EXCEEDED",`Looking for \
the pattern in ${e10} takes more than ${t} steps of matching, which is the limit for a text of its size. Write a pattern that does not run on to the end of the \
file, such as [^\\n]* instead of (?s:.*).`),hS=({context:e10})=>e10.show?void 0:K6;function zu(e10){let t=le(e10).valid?"new_string contains a lone surrogate. W\
rite the whole character.":`${e10.path} is not UTF-8, so new_string may only hold ASCII. Convert the file to UTF-8 first.`;return F("UNENCODABLE",t)}function gG(e10,t){
let r=`whether the text to replace occurs there depends on its encoding${or(le(e10),t.slice(0,1)).map(a=>`, as at line ${a}`).join("")}`;return F("UNSUPPORTED_E\
NCODING",`${e10.path} is not UTF-8: ${r}. Convert the file to UTF-8 first.`)}var bG=[Xe,...ht,Fu,Du];function Fu({path:e10,stat:t}){if(!(!t||!e10.endsWith(".ipy\
nb")))return F("IS_NOTEBOOK",`${e10} is a notebook. Use NotebookEdit, which keeps it valid.`)}function Du({path:e10,bytes:t}){let r=Br(e10);if(!(!(r==="image"&&
Rs(t())||r==="pdf"&&Ls(t()))&&!h6(t())))return F("IS_BINARY",`${e10} is binary. Only text can be edited. Use Write with content_base64.`)}var Vm=async(e10,t)=>{
if(e10.regex!==void 0)return _G(e10);let r=vr.get(),a=await r.read(e10);return!a||"message"in a?a:r.judge(e10,await t(r.endings))},_G=async({regex:e10="",new_string:t=""})=>{
let{compileSubstitution:r}=await import("./core-text-regex.js"),a=r(e10,t),[,n]=typeof a=="string"&&/^new_string (.*)$/s.exec(a)||[];return n===void 0?void 0:{path:[
"new_string"],message:n}},Jm=({path:e10,message:t})=>F("INVALID_INPUT",`${e10.join(".")} ${t}.`),zs=({pattern:e10,rule:t})=>e10!==void 0||t!==void 0,vr=new Q("c\
odemods");function Km(e10){let t=0;for(let[r]of e10.matchAll(gS))t+=bS(r);return Math.max(t,Math.ceil(e10.length/4))}function Zm(e10,t){let r=e10.slice(0,t*4),a=t;
for(let{0:n,index:i}of r.matchAll(gS)){let s=bS(n);if(s>a)return mS(r.slice(0,i+Math.floor(n.length*a/s)));a-=s}return mS(r)}var mS=e10=>e10.replace(/[\ud800-\udbff]$/,
""),gS=new RegExp("(?=[A-Za-z]{0,15}\\d)[A-Za-z0-9]{16,}|[^\\r\\n\\p{L}\\p{N}]?\\p{Lu}*[\\p{Ll}\\p{Lo}\\p{M}]+|[^\\r\\n\\p{L}\\p{N}]?\\p{L}+|\\p{N}{1,3}| ?[^\\s\\p{L}\\p{N}]+[\\r\\\
n/]*|\\s*[\\r\\n]+|\\s+","gu");function bS(e10){let{length:t}=e10,r=Buffer.byteLength(e10);return r>t?Math.ceil(r/4):t>=16&&/^[A-Za-z0-9]+$/.test(e10)&&/\d/.test(
e10)?Math.ceil(t/1.5):/[A-Za-z]/.test(e10)?t<=8?1:Math.ceil(t/5):/^[\s\d]+$/.test(e10)?1:Math.ceil(t/3)}import{core_text_utf8_cache$h as wS}from"./hook.js";function yG({
name:e10,file:t},r,a){let n=$G(t,r);if("lines"in n)return{ok:true,view:xG(n.lines,r.offset),shown:Ym(r.offset,0)};let i={tokens:a,perToken:vG(e10)},s=(n.end-n.start)/
wG/i.perToken;if(r.named&&s>a)return vS(a);let o=t.bytes.toString(t.encoding,n.start,n.end).split(`
`).map(c=>c.endsWith("\r")?c.slice(0,-1):c),l=a===Number.POSITIVE_INFINITY?o.length:kG(o,r.offset,i);return l===o.length?{ok:true,view:{type:"text",content:$S(o,
r.offset)},shown:Ym(r.offset,o.length)}:r.named?vS(a):{ok:true,...SG(o,l,i)}}var vG=e10=>/^\.(json|jsonl|jsonc)$/i.test(k.posix.extname(e10))?2:4,wG=3;function $G(e10,{
offset:t,limit:r}){let{bytes:a}=e10,n=e10.bom;for(let s=1;s<t;s++){let o=_S(e10,n);if(o===void 0)return{lines:n<a.length?s:s-1};n=o}if(n>=a.length)return{lines:t-
1};if(r===void 0)return{start:n,end:a.length};let i=n;for(let s=0;s<r;s++){let o=_S(e10,i);if(o===void 0)return{start:n,end:a.length};i=o}return{start:n,end:i-wS(
e10.encoding)}}function _S({bytes:e10,encoding:t},r){let a=wS(t);for(let n=e10.indexOf(yS,r);n>=0;n=e10.indexOf(yS,n+1))if(a===1||n%2===0&&e10[n+1]===0)return n+
a}var yS=10;function kG(e10,t,{tokens:r,perToken:a}){let n=r;for(let[i,s]of e10.entries())if(n-=Math.max(Km(`${t+i}	${s}
`),(s.length+1)/a),n<0)return i;return e10.length}var $S=(e10,t)=>e10.map((r,a)=>`${t+a}	${r}`).join(`
`);function xG(e10,t){return{type:"text",content:"",empty:true,note:e10===0?"The file is empty.":`The file has ${e10} lines; line ${t} is past the end.`}}function SG(e10,t,{
tokens:r,perToken:a}){let n=e10.at(-1)===""?e10.length-1:e10.length,i=()=>Zm((e10[0]??"").slice(0,r*a),r),s=`${t>0?`Lines 1 to ${t} of ${n}`:`The beginning of l\
ine 1 of ${n}`}: the rest is over the token budget. Read it with offset and limit.`;return{view:{type:"text",content:$S(t>0?e10.slice(0,t):[i()],1),partial:true,
note:s},shown:Ym(1,t)}}var Ym=(e10,t)=>({first:e10,last:e10+t-1});function vS(e10){let t=`The lines are over the budget of ${e10} tokens. Give an offset, or a s\
maller limit.`;return{ok:false,problem:F("READ_TOO_LARGE",t)}}var Zr=({offset:e10,limit:t})=>({offset:Math.max(1,e10??1),limit:t,named:e10!==void 0||t!==void 0});
import{core_text_utf8_cache$e as ag,core_text_utf8_cache$f as OG,core_text_utf8_cache$h as AS,core_text_utf8_cache$i as EG}from"./hook.js";import{core_text_splice$a as TG}from"./hook.js";
import{core_text_words$a as AG,core_text_words$j as NG}from"./hook.js";import{core_text_digest$a as IG}from"./hook.js";import{core_text_json$a as ng,core_text_json$b as NS,
core_text_json$c as jG,core_text_json$d as CG,core_text_json$h as MG}from"./hook.js";var La=(...e10)=>Ue("node:crypto").createHash(...e10),kS=(...e10)=>Ue("node\
:crypto").randomBytes(...e10);var Bs={name:"Edit",input:te(RG),call:{title:"Edit a file",description:"Replaces old_string by new_string, exactly once or everywh\
ere with replace_all. An empty old_string creates a file.",input:te(IS)},effect:"changes",touches:e10=>[jS(e10)],rule:wl,fileKey:"file_path",counts:"places",criteria:e10=>{
let{regex:t,old_string:r,language:a}=e10;return zs(e10)?{endings:a===void 0?vr.get().endings:void 0,held:{syntax:e10}}:{held:t!==void 0?{regex:t}:r!==void 0?{old_string:r}:
void 0}},takesDefault:(e10,{old_string:t})=>e10==="expect_matches"||(e10==="replace_all"?t!=="":void 0),judge:(e10,t)=>e10.old_string===void 0?Vm(e10,t):void 0,
isRepeatable:true,doing:"Editing",facts:({regex:e10,pattern:t,rule:r,replace_all:a,match:n})=>[...e10===void 0?[]:["Finds its text with a regular expression"],...t===
void 0&&r===void 0?[]:["Finds code by its structure"],...a?["Replaces every match"]:[],...n==="lines"?["Replaces whole lines"]:[],...n==="whitespace"?["Ignores \
differences in white space"]:[]],texts:({old_string:e10,regex:t,pattern:r,rule:a,new_string:n=""})=>({before:e10??t??r??(a?JSON.stringify(a,null,2):""),after:n}),
run:(e10,t)=>e10.old_string===void 0?DG(e10,t):FG(e10,t),find:(e10,t)=>e10.old_string===""?void 0:import("./core-tools-edit-find.js").then(({findInFile:r})=>r(e10,
t))};function IS(){return j({file_path:se.meta({examples:["src/user.ts"]}),old_string:J().describe("Text to replace, copied from the file; empty creates the fil\
e.").meta({examples:["function getUser("]}),new_string:J().describe("Text to put there, taken literally; empty deletes.").meta({examples:["function fetchUser("]}),
replace_all:Rc(),match:PG()}).describe("Replace a piece of a text file.")}var PG=()=>V(["text","exact","lines","whitespace"]).optional().describe("lines: whole \
lines, from the start of one to the end of one. whitespace: also accept a unique match that differs only in white space. text, or exact: any piece of the text.").
meta({default:"text"});function RG(){let{shape:e10}=IS(),t=Re("file_path","glob"),r=Re("old_string","regex","pattern","rule"),{glob:a,exclude:n,only_if:i,expect_matches:s,
skip_unsupported:o}=Ae;return ke(j({file_path:e10.file_path.optional(),glob:a,exclude:n,only_if:i,old_string:e10.old_string.optional(),regex:LG().optional(),...Uh,
new_string:e10.new_string.optional().describe("Text to put there, taken literally; empty deletes. With a regex that has groups, `$1`, `${1}`, `$<name>` and `${n\
ame}` are replaced by what a group matched, and `$$` by a dollar; with a pattern or a rule, `$NAME` and `$$$NAME` by what its variables matched, and `$$` by a d\
ollar. `${1:snake}` and `${NAME:snake}` change the letters: upper, lower, capitalize, camel, pascal, snake, kebab. Optional for a rule with a fix.").meta({examples:[
"function fetchUser(","fetchUser($<args>)"]}),replace_all:e10.replace_all,match:e10.match,allow_elision:gs(),expect_matches:s,skip_unsupported:o}),...t.rules,...r.
rules,...et("skip_unsupported"),["old_string",({glob:l,old_string:c})=>l===void 0||c!=="","is empty, which creates one file; a glob needs a text to look for"],[
"new_string",({new_string:l,rule:c})=>l!==void 0||c?.fix!==void 0],["new_string",({new_string:l,rule:c})=>l===void 0||c?.fix===void 0,"cannot be combined with a\
 fix in rule; keep one of the two"],...zG("language","nested","comments","allow_broken"),["match",({glob:l,old_string:c,match:u})=>!["lines","whitespace"].includes(
u??"text")||l===void 0&&!!c,"is lines or whitespace, which take file_path and an old_string that is not empty"],Gt).describe("Replace a piece of a text file, or\
 of every file that a glob names.").meta({allOf:[t.schema,r.schema,{anyOf:[{required:["new_string"]},{required:["rule"]}]}]})}var LG=()=>J().min(1).describe("In\
stead of old_string: a regular expression as RE2 takes it (no look-around, no back-references), over text with LF line ends. ^ and $ mean the whole text, with (\
?m) each line.").meta({examples:["\\bgetUser\\((?P<args>[^)]*)\\)"]}),zG=(...e10)=>e10.map(t=>[t,r=>r[t]===void 0||r.pattern!==void 0||r.rule!==void 0,"needs a \
pattern or a rule"]),jS=({file_path:e10="",old_string:t})=>({path:e10,effects:[t===""?"creates":"changes"]});function FG(e10,t){let r=CS(e10,t,void 0);return yn(
ma({...r,text:r.newText},t),()=>{let a={by:"text",edit:Ru(e10,r.newText,t)},n=MS(r,a);return n.ok?PS(n.target,Ra(le(n.target),a.edit)):n})}async function DG(e10,t){
let r=zs(e10)?await vr.get().read(e10):void 0;if(r&&"message"in r)return{ok:false,problem:Jm(r)};let a=CS(e10,t,r),n=await ma({...a,text:a.newText},t);if(n)return{
ok:false,problem:n};let i=r?{by:"structure",structure:r}:await Um(e10,a.newText,t);if("problem"in i)return i;let s=MS(a,i);return s.ok?PS(s.target,await qm(s.target)):
s}function CS(e10,t,r){let a=Te(Bs.name,jS(e10),t),n=a.ok?a.target.path:e10.file_path??"",i=r?.newString??e10.new_string??"",s=qG(e10,t,a.ok?a.target:void 0);return{
input:e10,path:n,opened:a,newText:s?Xi(n,i):i}}function MS({input:e10,opened:t,newText:r},a){if(a.by==="text"&&[e10.new_string,r].includes(e10.old_string))return B(
"NO_CHANGE",BG);if(!t.ok)return t;let n=e10.allow_elision?void 0:bs(e10.old_string??"",r);if(n)return{ok:false,problem:n};let i={...t.target,search:a,newText:r,
replaceAll:e10.replace_all??false,hints:Gm(e10,t.target.path),expected:zs(e10)&&t.target.context.needsNoRead?{min:0}:e10.expect_matches},s=Ne(i,UG);return s?{ok:false,
problem:s}:{ok:true,target:i}}var BG="old_string and new_string are equal. Leave the edit out.",tg=({search:e10})=>e10.by==="text"&&e10.edit.old_string==="",UG=[
e10=>tg(e10)&&!e10.stat?void 0:Xe(e10),...ht,e10=>{if(!Jt(le(e10),e10.newText))return zu(e10)},e10=>!tg(e10)||Nu(le(e10))?void 0:F("FILE_EXISTS",`${e10.path} ex\
ists and has content. Quote the text to replace in old_string, or use Write to replace the whole file.`),Fu,Fr,Du,lr],qG=({old_string:e10},{options:t},r)=>t.trailing_whitespace===
"strip"&&(e10!==""||r?.stat!==void 0);function PS(e10,t){let{path:r,stat:a}=e10,n=le(e10);if(!t.ok)return t.reason==="not-found"&&Ms(e10.expected)?WG(e10):{ok:false,
problem:t.reason==="not-found"&&!e10.context.needsNoRead&&ql(e10)?Wl(r):Wm(e10,t)};let i=t.splices.length,s=Mu({expected:e10.expected,found:i},r);if(s)return{ok:false,
problem:s};let o=Bl(e10,()=>Dl(n,t.splices))??mt(e10);if(o)return{ok:false,problem:o};let l=cr(e10,n,t.splices);if(!l.ok&&l.problem.name==="NO_CHANGE"&&GG(e10))
return{ok:true,path:r,matches:i,type:"update"};if(!l.ok)return l;let c="notes"in t?t.notes:[];return{ok:true,path:r,change:l.change,splices:t.splices,matches:i,
type:a?"update":"create",...!tg(e10)&&{matchedBy:t.matchedBy},state:lt(l.change.after),...Dr(e10),...c.length>0&&{notes:c}}}var WG=({path:e10,context:t,hints:r})=>({
ok:true,path:e10,matches:0,type:"update",...!t.needsNoRead&&r.length>0&&{notes:r}}),GG=({context:e10,expected:t})=>e10.needsNoRead===true||Ms(t),Bu={name:"Read",
input:te(xS),call:{title:"Read a file",description:"Shows a text file with its lines numbered, an image, pages of a PDF or a notebook's cells.",input:te(()=>xS().
omit({sha256:true}))},effect:"reads",touches:({file_path:e10})=>[rg(e10)],rule:["reads",...wl],fileKey:"file_path",doing:"Reading",announce({file_path:e10},{show:t}){
let r=Br(e10);return t&&(r==="image"||r==="pdf")?`Decoding ${W(e10)}`:void 0},facts:()=>["Reads the file"],async run(e10,t){let r=HG(e10.file_path,t);if(!r.ok)return r;
let{target:a}=r,n=Br(a.path);return n==="binary"?B("IS_BINARY",`${a.path} is binary by its extension. It cannot be read.`):VG(a,n,e10)??JG(a,n,e10)??KG(a,n,e10)??
XG[n](a,e10)}};function xS(){return j({file_path:se.meta({examples:["src/user.ts"]}),offset:L().min(0,"is below 0").optional().describe("Text: first line to rea\
d, counted from 1.").meta({default:1}),limit:L().positive("is not above 0").optional().describe("Text: number of lines to read; all when absent.").meta({examples:[
200]}),pages:J().optional().describe("PDF: pages to read.").meta({examples:["3","1-5","10-"]}),sha256:Tn().optional().describe("SHA-256 of the text the author s\
aw: UTF-8, no BOM, LF line ends. Another text is FILE_MODIFIED.").meta({examples:["9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"]})}).describe(
"Read a file, which permits later edits of it.")}var rg=e10=>({path:e10,effects:["reads"]});function HG(e10,t){let r=Te(Bu.name,rg(e10),t);if(!r.ok||r.target.stat)
return r;let a=e10.replace(/[ \u202f](?=[AP]M\b[^/]*$)/,i=>i===" "?"\u202F":" ");if(a===e10)return r;let n=Te(Bu.name,rg(a),t);return n.ok&&n.target.stat?n:r}function VG(e10,t,r){
let{path:a,stat:n,context:i}=e10;if(n?.broken)return B("FILE_NOT_FOUND",`${a} is a link that leads to no file.`);let s=Ne(e10,[Xe,Ll,zl]);if(s)return{ok:false,problem:s};
if(/\/\s*$/.test(r.file_path))return B("NOT_A_DIRECTORY",`${a} is a file. Take the / off its end.`);let o=n?.size??0;return t!=="text"||r.limit!==void 0||o<=i.budgets.
bytes?void 0:B("READ_TOO_LARGE",`${a} has ${o} bytes, over the budget of ${i.budgets.bytes}. Read a part with offset and limit.`)}function JG({path:e10,context:t},r,{
pages:a=""}){if(!(a.trim()===""||r==="pdf"||t.equalIds==="first"))return B("INVALID_INPUT",`pages counts for a PDF only, and ${e10} is none. Leave it out.`)}function KG(e10,t,r){
if(!(r.sha256===void 0||r.sha256===ZG(e10.bytes(),t)))return B("FILE_MODIFIED",`${e10.path} is not what the plan's author saw: its sha256 differs. Plan again.`)}
function ZG(e10,t){let r=La("sha256"),a=ag(e10);if(t==="image"||t==="pdf"||!a.ok)return r.update(e10).digest("hex");let{encoding:n,bom:i,valid:s}=a.file;if(n===
"utf8"&&s&&!e10.includes("\r"))return r.update(e10.subarray(i)).digest("hex");for(let o=i;o<e10.length;){let l=At(a.file,Math.min(o+YG,e10.length));r.update(oe(
e10.toString(n,o,l))),o=l}return r.digest("hex")}var YG=2**24,XG={text:QG,notebook:e32,image:t3,pdf:r3};function QG(e10,t){let{path:r,context:a}=e10,n=e10.bytes();
if(EG(n))return B("IS_BINARY",`${r} holds NUL bytes: it is binary. It cannot be read.`);let i=ag(n);if(!i.ok)return B("UNSUPPORTED_ENCODING",`${r} is ${i.encoding}\
. Convert it to UTF-8 first.`);let s={name:r,file:i.file};return RS(e10,Zr(t),async o=>{let{viewText:l}=await import("./core-tools-read-text.js");return l(s,o,a.
budgets.tokens)})}function e32(e10,t){let{path:r,context:a}=e10,n=Ea(e10.bytes());if(!n.ok)return n;let{notebook:i}=n;return RS(e10,Zr(t),async s=>{let{viewNotebook:o}=await import("./core-tools-read-notebook.js");
return o({name:r,notebook:i},s,a.budgets.tokens)})}function RS(e10,t,r){let{path:a,context:n}=e10;return n.show?s3(e10,t)?{ok:true,path:a,view:a3}:r(t).then(i=>ig(
e10,t,i)):{ok:true,path:a,state:Uu(e10,t)}}async function t3(e10,t){let{path:r,context:a,bytes:n}=e10;return a.show?ig(e10,Zr(t),await Dm(n(),a.budgets.tokens)):
Rs(n())?{ok:true,path:r,state:Uu(e10,Zr(t))}:B("IMAGE_INVALID",`${r} is not a PNG, JPEG, GIF or WebP image. Convert it.`)}async function r3(e10,t){let{path:r,context:a,
bytes:n}=e10;return a.show?ig(e10,Zr(t),await Bm(n(),t.pages,a.budgets.tokens)):Ls(n())?{ok:true,path:r,state:Uu(e10,Zr(t))}:B("PDF_INVALID",`${r} does not begi\
n as a PDF does. ${Pu}`)}var ig=(e10,t,r)=>r.ok?{ok:true,path:e10.path,view:r.view,state:n3(e10,t,r)}:r,a3={type:"unchanged",unchanged:true,note:"The file has n\
ot changed since it was last read."},Uu=(e10,{offset:t,limit:r})=>({content:e10.bytes(),timestamp:e10.stat?.modified??0,offset:t,limit:r,isPartialView:false}),n3=(e10,t,{
view:r,shown:a})=>{let n={...Uu(e10,t),isPartialView:r.partial===true};if(!a||e10.context.licenses!=="lines")return n;let{state:i}=e10,s=i?.content?.equals(e10.
bytes())===true;if(s&&i.shown===void 0&&!i.isPartialView)return{...n,isPartialView:false};let o=Qi(s?i.shown??[]:[],[a]),l=Rl(o,{first:1,last:i3(e10)});return{...n,
isPartialView:false,...!l&&{shown:o}}},i3=e10=>{let t=le(e10);return Math.max(1,bn(t,0,Math.max(0,t.bytes.length-AS(t.encoding)))+1)};function s3({state:e10,stat:t,
bytes:r},{offset:a,limit:n}){return!e10||e10.isPartialView||e10.shown||e10.timestamp!==t?.modified?false:e10.offset===a&&e10.limit===n&&e10.content?.equals(r())===
true}var sg={name:"Submodule",input:te(o3),effect:"changes",touches:({path:e10})=>[LS(e10)],rule:[],fileKey:"path",doing:"Moving the submodule",facts:({commit:e10})=>[
`Moves the submodule to the commit ${e10}`],title:({commit:e10})=>`submodule to ${e10.slice(0,12)}`,run:l3};function o3(){return j({path:J().min(1).describe("Th\
e submodule, as `.gitmodules` names it: relative to the root, / between its parts.").meta({examples:["vendor/parser"]}),commit:$().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/,
"is not the full id of a commit (40 or 64 digits 0-9 a-f)").describe("The commit that it is moved to. A branch or a tag of its remote has to hold it, which is a\
sked at the address in the `.gitmodules` of the base, without a token.").meta({examples:["4b825dc642cb6eb9a060e54bf8d69288fbee4904"]})}).describe("Move a submod\
ule to another commit of its remote. Only runs that change no checkout do this, such as `pr`.")}var LS=e10=>({path:e10,effects:["changes"]});function l3({path:e10,
commit:t},r){let a=Te(sg.name,LS(e10),r);if(!a.ok)return a;let{target:n}=a,i=Xe(n);if(i)return{ok:false,problem:i};if(n.stat?.mode!==57344||n.stat.link)return B(
"SUBMODULE_INVALID",`${n.path} is no submodule. Name one as \`.gitmodules\` does.`);let s=n.bytes(),o=Gh(s);if(o.length!==t.length)return B("SUBMODULE_INVALID",
`${n.path} is at ${o}, and ${t} is an id of another length. Give an id of that form.`);if(o===t)return{ok:true,path:n.path,type:"update"};let l=ws(t),c=ag(s),u=c.
ok&&ga(c.file,[{start:0,end:s.length,replacement:l}]),p={path:n.path,before:s,after:l,mode:57344,modeBefore:57344,...u||ur};return{ok:true,path:n.path,type:"upd\
ate",change:p}}var og={name:"Convert",input:te(c3),effect:"changes",touches:e10=>[zS(e10)],rule:[],fileKey:"file_path",isRepeatable:true,doing:"Converting",facts:()=>[
"Gives the text another form"],title:({line_ends:e10,final_newline:t,bom:r,indent:a})=>[...e10===void 0?[]:[`line ends to ${e10.toUpperCase()}`],...t===void 0?[]:
[`${t} the last line end`],...r===void 0?[]:[`${r} the byte order mark`],...a===void 0?[]:[`indentation ${a.from} \u2192 ${a.to}`]].join(", "),run:p3},SS=()=>Y(
[L().min(1,"is below 1").max(16,"is over 16"),he("tab")],"is not 1 to 16 or tab"),OS=["line_ends","final_newline","bom","indent"];function c3(){let e10=Re("file\
_path","glob");return ke(j({file_path:se.optional().meta({examples:["src/user.ts"]}),...Ae,line_ends:V(["lf","crlf"]).optional().describe("The line ends that ev\
ery line gets."),final_newline:V(["add","remove"]).optional().describe("Whether the last line ends in a line end; remove removes all of them."),bom:V(["add","re\
move"]).optional().describe("Whether the file begins with a byte order mark."),indent:j({from:SS().describe("Blanks of a level today, or tab.").meta({examples:[
4]}),to:SS().describe("What they become.").meta({examples:[2,"tab"]})}).optional().describe("Levels of indentation to convert; blanks beyond whole levels stay.").
meta({examples:[{from:"tab",to:2}]})}),...e10.rules,...et("skip_unsupported","expect_matches"),["line_ends",t=>OS.some(r=>t[r]!==void 0),`The step says nothing;\
 give at least one of ${OS.join(", ")}.`],["indent",({indent:t})=>t===void 0||t.from!==t.to,"has the same from and to"]).describe("Change the line ends, the ind\
entation, the final line end or the byte order mark of a text file, or of every one that a glob names.").meta(e10.schema)}var zS=({file_path:e10=""})=>({path:e10,
effects:["changes"]}),u3=[Xe,...ht,...Dc];function p3({file_path:e10,...t},r){let a=Te(og.name,zS({file_path:e10}),r);if(!a.ok)return a;let{target:n}=a,i=Ne(n,u3);
if(i)return{ok:false,problem:i};let s=le(n),o=Wd(s,t);return o?o.equals(s.bytes)?{ok:true,path:n.path,type:"update",...Dr(n)}:xa(n,o):B("UNSUPPORTED_ENCODING",`${n.
path} is UTF-16, which needs its byte order mark. Leave \`bom\` out.`)}var qu={name:"MoveLines",input:te(f3),effect:"changes",touches:e10=>d3(e10),rule:[],fileKey:"\
file_path",isRepeatable:true,doing:"Moving lines of",facts:({file_path:e10,new_path:t})=>[`Moves lines of ${e10} to ${t}`],title:({file_path:e10,new_path:t,lines:[
r,a]})=>`move ${typeof r=="number"?`lines ${r}\u2013${a}`:"lines"} ${t===e10?`within ${e10}`:`of ${e10} \u2192 ${t}`}`,apply:h3};function f3(){let e10=Re("at","\
after","before"),t=r=>J().min(1,"is empty").describe(`${r} One or more whole lines, blanks included.`);return ke(j({file_path:se.meta({examples:["src/os.c"]}),lines:Y(
[yt([L().min(1,"is below 1"),L().min(1,"is below 1")]),yt([J().min(1,"is empty"),J().min(1,"is empty")])],"is not two texts, nor two numbers of lines").describe(
"The block, by its first and last lines. Two texts: the first is there once in the file, as whole lines; the block ends where the second follows it for the firs\
t time. Two numbers, counted from 1, with `sha256`.").meta({examples:[["int os_open(const char *path) {","}"],[12,40]]}),sha256:Tn().optional().describe("SHA-25\
6 of the block in UTF-8, each of its lines ended by LF. The block is then as it is meant.").meta({examples:["9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15\
d6c15b0f00a08"]}),new_path:se.describe("The file that gets the block, which may be new. To move the block within its file, name that file.").meta({examples:["sr\
c/posix.c"]}),at:V(["start","end"]).optional().describe("The block becomes the first lines of the file, or its last."),after:t("Put the block after this text, w\
hich occurs once.").optional().meta({examples:['#include "posix.h"']}),before:t("Put the block before this text, which occurs once.").optional().meta({examples:[
"int main(void) {"]}),indent:L().min(-80,"is below -80").max(80,"is over 80").optional().describe("Blanks to add to every line of the block, or to remove if it \
is below 0; empty lines stay. They are tabs where the first indented line of the block, or else of the file that gets it, begins with one.").meta({examples:[4,-2]})}),
...e10.rules,["sha256",({lines:[r],sha256:a})=>typeof r=="string"||a!==void 0,"is needed where `lines` are numbers; or give the first and the last line as texts"],
["lines",({lines:[r,a]})=>typeof r=="string"||r<=Number(a),"ends before it begins"]).describe("Move a block of whole lines to another place of its file, or to a\
nother file, unchanged but for indentation.").meta(e10.schema)}function d3({file_path:e10,new_path:t}){let r={path:e10,effects:["changes"]};return e10===t?[r]:[
r,{path:t,effects:["changes","creates"]}]}async function h3(e10,t){let{file_path:r,new_path:a}=e10,n=Te(qu.name,{path:r,effects:["changes"]},t);if(!n.ok)return n;
let{target:i}=n,s=Ne(i,[Xe,...FS]);if(s)return{ok:false,problem:s};let o=m3(i,a,t);if(!o.ok)return o;let{target:l}=o,c=i.path===l.path,[u,p]=[le(i),c?le(i):g3(l,
le(i))];if(p.encoding!==u.encoding)return B("UNSUPPORTED_ENCODING",`${i.path} and ${l.path} differ in their encoding. Convert one of them.`);let f=Xm(u),d=b3(f,
i.path,e10,u);if(!d.ok)return d;let g=v3(Xm(p),l.path,e10,p);if(!g.ok)return g;if(c&&g.at>d.start&&g.at<d.end)return B("INVALID_INPUT",`The place in ${l.path} i\
s inside the block. Name a line that stays.`);let m=w3(f.slice(d.start,d.end),Xm(p),{at:g.at,indent:e10.indent??0});if(m===void 0)return B("INVALID_INPUT",`Not \
every line of the block begins with ${-(e10.indent??0)} blanks of one kind.`);let w=c?void 0:await t.policy.secrets(l.path,Buffer.from(m,Us(u)).toString(u.encoding));
if(w)return{ok:false,problem:w};let x=Qm(u,d,""),h=Qm(p,{start:g.at,end:g.at},m),b=g.at===d.start||g.at===d.end?[Qm(u,d,m)]:[x,h].sort((v,O)=>v.start-O.start),_=c?
[eg(i,u,b)]:[eg(i,u,[x]),eg(l,p,[h])],y=[];for(let v of _){if(!v.ok)return v;y.push(v)}return{ok:true,path:i.path,done:y}}var FS=[...ht,Fr,lr,mt];function m3(e10,t,r){
let a=r.workspace.locate(t);if(!a.ok)return a;if(a.path===e10.path)return{ok:true,target:e10};let n=r.workspace.stat(a.path)===void 0,i=Te(qu.name,{path:t,effects:[
n?"creates":"changes"]},r);if(!i.ok||n)return i;let s=Ne(i.target,FS);return s?{ok:false,problem:s}:i}var g3=(e10,{encoding:t})=>e10.stat?le(e10):{bytes:Buffer.
alloc(0),encoding:t,bom:0,valid:true},Xm=e10=>e10.bytes.toString(Us(e10),e10.bom),Us=({encoding:e10})=>e10==="utf8"?"latin1":e10,DS=(e10,t)=>Buffer.from(e10,t.encoding).
toString(Us(t)),Qm=(e10,{start:t,end:r},a)=>{let[n,{bom:i}]=[AS(e10.encoding),e10];return{start:i+t*n,end:i+r*n,replacement:Buffer.from(a,Us(e10))}};function b3(e10,t,{
lines:[r,a],sha256:n},i){let s=typeof r=="number"?_3(e10,r,Number(a),t):y3(e10,t,[r,String(a)],i);if(!s.ok||n===void 0)return s;let o=Buffer.from(e10.slice(s.start,
s.end),Us(i)).toString(i.encoding),l=oe(o);return IG(Buffer.from(l.endsWith(`
`)?l:`${l}
`))===n?s:B("STRING_NOT_FOUND",`The block is another one in ${t} than sha256 says. Name the lines as they are there.`)}function _3(e10,t,r,a){let n=nt(e10);if(r>
n.length)return B("STRING_NOT_FOUND",`${a} has ${n.length} lines. Name the lines as they are there.`);let i=n.slice(0,t-1).join("").length;return{ok:true,start:i,
end:i+n.slice(t-1,r).join("").length}}function y3(e10,t,[r,a],n){let i=BS(e10,t,{given:r,file:n,key:"lines"});if(!i.ok)return i;let s=US(e10,DS(a,n)).find(({end:o})=>o>=
i.end);return!s||s.start<i.start?B("STRING_NOT_FOUND",`${t}: after its first line the block has no lines ${W(JSON.stringify(a))}. Copy its last line from the fi\
le.`):{ok:true,start:i.start,end:s.end}}function BS(e10,t,{given:r,file:a,key:n}){let[i,...s]=US(e10,DS(r,a)),o=W(JSON.stringify(r));return i?s.length>0?B("STRI\
NG_NOT_UNIQUE",`${t} has the lines ${o} ${s.length+1} times. Give more lines of ${n}, so that they are there once.`):{ok:true,...i}:B("STRING_NOT_FOUND",`${t} h\
as no whole lines ${o}. Copy ${n} from the file.`)}function US(e10,t){let r=t.replace(/\r?\n$/,"").split(/\r?\n/),a=nt(e10),n=[],i=0;for(let[s,o]of a.entries())
r.every((l,c)=>a[s+c]?.replace(/\r?\n$/,"")===l)&&n.push({start:i,end:i+a.slice(s,s+r.length).join("").length}),i+=o.length;return n}function v3(e10,t,{at:r,after:a,
before:n},i){if(r!==void 0)return{ok:true,at:r==="start"?0:e10.length};let[s,o]=a===void 0?["before",n??""]:["after",a],l=BS(e10,t,{given:o,file:i,key:s});return l.
ok?{ok:true,at:a===void 0?l.start:l.end}:l}function w3(e10,t,{at:r,indent:a}){let n=e10.endsWith(`
`)?e10:`${e10}
`,[i,s]=[/\r\n/.test(t),/(?:^|[^\r])\n/.test(t)],o=/\r\n/.test(e10)?`\r
`:`
`,l=i===s?void 0:i?`\r
`:`
`,c=l===void 0?n.replace(/(?<!\r)\n$/,o):n.replace(/\r?\n/g,l),u=a<0?k3(c,-a):c.replace(/^(?=[^\r\n])/gm,$3(e10,t).repeat(a));return u===void 0?void 0:r>0&&t[r-
1]!==`
`?`${l??o}${u}`:u}var $3=(e10,t)=>(/^[ \t]/m.exec(e10)??/^[ \t]/m.exec(t))?.[0]==="	"?"	":" ";function k3(e10,t){let r=nt(e10),a=[" ","	"].map(n=>n.repeat(t));return r.
some(n=>n.trim()!==""&&!a.some(i=>n.startsWith(i)))?void 0:r.map(n=>n.trim()===""?n:n.slice(t)).join("")}function eg(e10,t,r){let a=e10.stat&&Bl(e10,()=>Dl(t,r));
if(a)return{ok:false,problem:a};let n=cr(e10,t,r);if(!n.ok)return n;let{change:i}=n,s=e10.stat?"update":"create";return{ok:true,path:e10.path,type:s,...Dr(e10),
change:i,state:lt(i.after)}}function x3(e10){return Fs?.bytes.equals(e10)?{ok:true,notebook:Fs.notebook}:Ea(e10)}var S3=64*2**20,Fs;function O3(e10,t,{splices:r,
after:a}){let n=a.length>S3?void 0:Ds.get(e10);Ds.delete(e10);let i=n&&N3(n,t,{text:a.toString("latin1"),splices:r});i&&Ds.set(i.notebook,i);let s=i?{ok:true,notebook:i.
notebook}:n&&Ea(a);return Fs=s?.ok?{bytes:a,notebook:s.notebook}:void 0,Fs&&E3(t,e10,Fs.notebook)}var E3=(e10,t,r)=>{let a=qS(e10);return{index:a,language:r.language,
before:e10.mode==="insert"?void 0:t.cells[a],after:e10.mode==="delete"?void 0:r.cells[a]}},qS=e10=>e10.mode==="insert"?(e10.after??-1)+1:e10.index;function WS(e10,t,r){
let a=Ds.get(t)??A3(e10,t);Ds.set(t,a);let n=r.mode==="insert"?[C3(a,r)]:r.mode==="delete"?[HS(a.cells.spans,{first:r.index,last:r.index},a.array)]:R3(a,r);return D3(
n).map(i=>({...i,replacement:Buffer.from(i.replacement,"latin1")}))}var Ds=new WeakMap,T3={open:`
 `,between:`,
 `,close:`
`,colon:": "};function A3(e10,t){let r=e10.toString("latin1"),a=CG(r,r.startsWith("\xEF\xBB\xBF")?3:0),n=ng(r,a),i=n.findLast(({key:c})=>c==="cells")?.value??{start:a,
end:a},s=Kn(r,{start:a,end:r.lastIndexOf("}")+1,parts:n},T3),o=NS(r,i.start),l=new Bh(o);return{text:r,notebook:t,array:i,cells:{spans:[...l.all],moving:l},root:s,
layout:Kn(r,{...i,parts:o},za(s)),quote:U3(r.slice(a))}}function N3(e10,t,{text:r,splices:a}){let n=r.length-e10.text.length;if(!I3(e10,t,n))return;let i=qS(t),
s=t.mode==="delete"?void 0:e10.cells.spans[i],o=s&&r.slice(s.start,s.end);if([o??"",...a.map(({start:f,end:d})=>e10.text.slice(f,d))].some(f=>/\\u|[\x80-\xff]/.
test(f)))return;let l=o===void 0?void 0:j3(o);if(o!==void 0&&l===void 0)return;let c=[...e10.notebook.cells];c.splice(i,t.mode==="insert"?0:1,...l?[l]:[]);let u={
...e10.array,end:e10.array.end+n},p=Kn(r,{...u,parts:e10.cells.spans},za(e10.root));return{...e10,text:r,notebook:{...e10.notebook,cells:c},array:u,layout:p}}function I3({
cells:e10,layout:t},r,a){let{spans:n,moving:i}=e10;if(r.mode==="insert"){let o=n[r.after??0];if(!o)return false;let l=r.after===void 0?void 0:o,c=l?o.end+t.between.
length:o.start;return i.shift(l,a),n.splice((r.after??-1)+1,0,i.add({start:c,end:c+a-t.between.length},l)),true}let s=n[r.index];return s?(i.shift(s,a),r.mode===
"replace"?s.end+=a:(i.remove(s),n.splice(r.index,1)),true):false}var GS=e10=>e10&&{start:e10.start,end:e10.end},j3=e10=>{let t=Wc(MG(Buffer.from(e10,"latin1").toString(
"utf8")));return typeof t=="string"?void 0:t};function C3(e10,t){let{array:r,layout:a,notebook:n,cells:i}=e10,{spans:s}=i,o=t.after??0,l=GS(s[o]),c=l?Kn(e10.text,
{...l,parts:ng(e10.text,l.start)},za(a)):za(a),u=B3(M3(e10,t,{style:c,listed:n.cells[o]?.listed??true}),c);return l?t.after===void 0?{start:l.start,end:l.start,
replacement:u+a.between}:{start:l.end,end:l.end,replacement:a.between+u}:{...r,replacement:lg([u],a)}}function M3(e10,t,{style:r,listed:a}){let n=t.type==="code",
i=nt(t.source).map(e10.quote);return[["cell_type",e10.quote(t.type)],n?["execution_count","null"]:void 0,e10.notebook.hasIds?["id",e10.quote(P3(e10,t))]:void 0,
["metadata","{}"],n?["outputs","[]"]:void 0,["source",a?lg(i,za(r)):e10.quote(t.source)]].filter(s=>s!==void 0).map(([s,o])=>VS(s,o,r))}function P3({text:e10,notebook:t},{
after:r,type:a,source:n}){for(let i=0;;i++){let s=La("sha256").update(JSON.stringify([r??null,a,n,i])).update(e10,"latin1").digest("hex").slice(0,8);if(!t.cells.
some(o=>o.id===s))return s}}function R3(e10,t){let r=GS(e10.cells.spans[t.index]),a=e10.notebook.cells[t.index];if(!r||!a)return[];let n=ng(e10.text,r.start),i=Kn(
e10.text,{...r,parts:n},za(e10.layout)),s=t.type??a.type,o=s===a.type?[]:s==="code"?["attachments"]:["execution_count","outputs"],l=[];s!==a.type&&l.push(["cell\
_type",e10.quote(s)]),s==="code"&&!(t.keepsOutputs&&s===a.type)&&l.push(["execution_count","null"],["outputs","[]"]),t.source!==a.source&&l.push(["source",L3(e10,
t,{members:n,style:i})]);let c={text:e10.text,span:r,members:n,dropped:o,style:i};return[...F3(c),...l.flatMap(([u,p])=>z3(c,u,p))]}function L3({text:e10,quote:t,
notebook:r},{index:a,source:n},{members:i,style:s}){let o=i.findLast(({key:p})=>p==="source")?.value;if(!o||!r.cells[a]?.listed)return t(n);let l=NS(e10,o.start),
c=new Map(l.map(({start:p,end:f})=>[jG(e10.slice(p,f)),e10.slice(p,f)])),u=nt(n).map(p=>c.get(p)??t(p));return lg(u,Kn(e10,{...o,parts:l},za(s)))}function z3({text:e10,
members:t,dropped:r,style:a},n,i){let s=t.findLast(p=>p.key===n)?.value;if(s)return e10.slice(s.start,s.end).replace(/^\[\s*\]$/,"[]")===i?[]:[{...s,replacement:i}];
let o=t.filter(p=>!r.includes(p.key)),l=o.find(p=>p.key>n),c=l?.start??o.at(-1)?.end??0,u=VS(n,i,a);return[{start:c,end:c,replacement:l?u+a.between:a.between+u}]}
function F3({members:e10,dropped:t,span:r}){let a=e10.map(i=>t.includes(i.key)),n=[];for(let i=a.indexOf(true);i>=0;){let s=a.indexOf(false,i),o=s<0?e10.length-
1:s-1;n.push(HS(e10,{first:i,last:o},r)),i=a.indexOf(true,o+1)}return n}function HS(e10,{first:t,last:r},a){let n=e10[r+1];if(n)return{start:e10[t]?.start??n.start,
end:n.start,replacement:""};let i=e10[t-1]?.end;return i!==void 0?{start:i,end:e10[r]?.end??i,replacement:""}:{start:a.start+1,end:a.end-1,replacement:""}}function D3(e10){
let t=[];for(let r of e10.toSorted((a,n)=>a.start-n.start||a.end-n.end)){let a=t.at(-1);a?.end===r.start?t[t.length-1]={start:a.start,end:r.end,replacement:a.replacement+
r.replacement}:t.push(r)}return t}function Kn(e10,t,r){let{start:a,end:n,parts:i}=t,[s,o]=i,l=i.at(-1);if(!s||!l)return r;let c=e10.slice(a+1,s.start),u=c.includes(
`
`)?`,${c}`:r.between;return{open:c,between:o?e10.slice(s.end,o.start):u,close:e10.slice(l.end,n-1),colon:"value"in s?e10.slice(s.keyEnd,s.value.start):r.colon}}
function za({open:e10,between:t,close:r,colon:a}){if(!e10.includes(`
`))return{open:"",between:t,close:"",colon:a};let n=e10+(e10.startsWith(r)?e10.slice(r.length):" ");return{open:n,between:`,${n}`,close:e10,colon:a}}var lg=(e10,{
open:t,between:r,close:a})=>e10.length===0?"[]":`[${t}${e10.join(r)}${a}]`,B3=(e10,{open:t,between:r,close:a})=>`{${t}${e10.join(r)}${a}}`,VS=(e10,t,{colon:r})=>`\
"${e10}"${r}${t}`;function U3(e10){let t=/(?<!\\)(?:\\\\)*\\u(?!00[0-7])([0-9a-fA-F]{4})/.exec(e10)?.[1];if(t===void 0||/[\x80-\xff]/.test(e10))return a=>q3(JSON.
stringify(a));let r=/[A-F]/.test(t);return a=>JSON.stringify(a).replace(/[\x7f-\uffff]/g,n=>NG(n,r))}var q3=e10=>Buffer.from(e10,"utf8").toString("latin1"),qs={
name:"NotebookEdit",input:te(W3),call:{title:"Edit a notebook",description:"Replaces, inserts or deletes one cell of a Jupyter notebook.",input:te(JS)},effect:"\
changes",touches:e10=>[ES(e10)],rule:[],fileKey:"notebook_path",counts:"places",criteria:({cell_id:e10,old_string:t})=>({endings:[".ipynb"],held:{notebook:{cell:e10,
text:t}}}),doing:"Editing",facts:({cell_id:e10,cell:t,edit_mode:r="replace",cell_type:a="",clear_outputs:n})=>[`Cell ${e10??(t?"any":"at the start")}: ${r} ${a}`.
trim(),...n===false?["Keeps the outputs"]:[]],texts:({edit_mode:e10,old_string:t="",new_source:r,new_string:a=""})=>e10==="delete"?{before:"",after:""}:{before:t,
after:r??a},run:(e10,t)=>{let r=Te(qs.name,ES(e10),t),{notebook_path:a="",new_source:n,new_string:i=""}=e10;return yn(ma({path:a,opened:r,text:n??i},t),()=>r.ok?
G3(r.target,e10,t.equalIds):r)}};function JS(){return j({notebook_path:se.meta({examples:["notebooks/demo.ipynb"]}),cell_id:J().optional().describe("Id of the c\
ell, or cell-N counted from 0. For insert: the cell to insert after; absent, at the start.").meta({examples:["a1b2c3","cell-0"]}),new_source:J().describe("The s\
ource of the cell; for delete, anything.").meta({examples:["fetch_user()"]}),cell_type:V(["code","markdown"]).optional().describe("Kind of the cell; required fo\
r insert."),edit_mode:V(["replace","insert","delete"]).optional().describe("What to do with the cell.").meta({default:"replace"})}).describe("Change one cell of\
 a Jupyter notebook.")}function W3(){let{shape:e10}=JS(),t=Re("notebook_path","glob"),r=Re("new_source","old_string"),{glob:a,exclude:n,only_if:i,expect_matches:s,
skip_unsupported:o}=Ae;return ke(j({notebook_path:e10.notebook_path.optional(),glob:a,exclude:n,only_if:i,cell_id:e10.cell_id,cell:he("*").optional().describe("\
Instead of cell_id, with old_string: every cell that holds it."),new_source:e10.new_source.optional(),old_string:J().min(1,"is empty").optional().describe("Inst\
ead of new_source: text to replace within the cell, as it is written.").meta({examples:["load_user("]}),new_string:J().optional().describe("With old_string: tex\
t to put there, taken literally; empty deletes.").meta({examples:["fetch_user("]}),replace_all:Rc(),cell_type:e10.cell_type,edit_mode:e10.edit_mode,clear_outputs:ue(
"Whether a code cell whose source is replaced loses its outputs and execution count.").meta({default:true}),allow_elision:gs(),expect_matches:s,skip_unsupported:o}),
...t.rules,...r.rules,["new_string",({old_string:l,new_string:c})=>l===void 0==(c===void 0),"The keys old_string and new_string go together."],["old_string",({old_string:l,
edit_mode:c="replace",cell_type:u})=>l===void 0||c==="replace"&&u===void 0,"needs edit_mode replace, and no cell_type"],["cell",({cell:l,cell_id:c,old_string:u})=>l===
void 0||c===void 0&&u!==void 0,"needs old_string, and no cell_id"],["replace_all",({replace_all:l,old_string:c})=>l===void 0||c!==void 0,"needs old_string"],["c\
lear_outputs",({clear_outputs:l,edit_mode:c="replace",cell_type:u})=>l===void 0||c==="replace"&&u!=="markdown","counts where the source of a code cell is replac\
ed"],...et("skip_unsupported"),Gt).describe("Change one cell of a Jupyter notebook, or a text within its cells; or in every notebook that a glob names and that \
has it. A code cell whose source is replaced loses its outputs and execution count.").meta({allOf:[t.schema,r.schema]})}var ES=({notebook_path:e10=""})=>({path:e10,
effects:["changes"]});function G3(e10,t,r){let a=X3(e10);if(a)return{ok:false,problem:a};let n=t.old_string===void 0?eH(t):K3(t);if("ok"in n)return n;let i=Ne(e10,
Q3);if(i)return{ok:false,problem:i};let s=x3(e10.bytes());if(!s.ok)return s;let o=r==="first"?J3(s.notebook):s.notebook,l="text"in n?Z3(n,o,e10):Y3(n,o);if(!l.ok)
return l;let c=Mu({expected:t.expect_matches,found:l.places??1},e10.path);if(c)return{ok:false,problem:c};let u=mt(e10);if(u)return{ok:false,problem:u};let p=t.
allow_elision?void 0:V3(l.changes,s.notebook);if(p)return{ok:false,problem:p};let f=e10.context.needsNoRead?void 0:H3(t,l.changes,o);if(f)return f;let d=t.clear_outputs===
false,g=l.changes.map(m=>d&&m.mode==="replace"?{...m,keepsOutputs:true}:m);return nH(e10,s.notebook,{...l,changes:g})}function H3({clear_outputs:e10,cell_id:t,cell_type:r},a,{
cells:n}){if(!(e10===void 0||t===void 0||r==="code"||a.some(i=>i.mode==="replace"&&n[i.index]?.type==="code")))return B("INVALID_INPUT",`clear_outputs counts fo\
r a code cell, and ${t} is none. Leave it out.`)}function V3(e10,{cells:t}){for(let r of e10){let a=r.mode==="replace"?t[r.index]?.source:void 0,n=r.mode==="rep\
lace"&&a!==void 0?bs(a,r.source):void 0;if(n)return n}}function J3(e10){let t=new Set,r=e10.cells.map(a=>{let n=t.has(a.id);return t.add(a.id),n?{...a,id:void 0}:
a});return{...e10,cells:r}}function K3(e10){let{old_string:t="",new_string:r="",replace_all:a,cell:n,cell_id:i}=e10;return t===r?B("NO_CHANGE","old_string and n\
ew_string are equal. Remove the step."):i===void 0&&n===void 0?B("CELL_ID_REQUIRED",'old_string needs a cell_id, or cell: "*" for every cell. Give one.'):{text:{
old_string:t,new_string:r,replace_all:a},id:i,expected:e10.expect_matches}}function Z3({text:e10,id:t,expected:r},a,{path:n}){let i=t===void 0?void 0:In(a,t);if(t!==
void 0&&i===void 0)return{ok:false,problem:KS(t,a)};let s=sH(a,i===void 0?[...a.cells.keys()]:[i],e10);return s.ok?s.edited.length===0&&!Ms(r)?B("STRING_NOT_FOU\
ND",`old_string is in no ${t===void 0?`cell of ${n}`:`line of cell ${t} of ${n}`}, as it is written. Copy it from the cell.`):{ok:true,changes:s.edited.map(({index:o,
source:l})=>({mode:"replace",index:o,source:l,type:void 0})),places:s.edited.reduce((o,{places:l})=>o+l,0)}:B("STRING_NOT_UNIQUE",`old_string is in several plac\
es of cell ${a.cells[s.index]?.id??`cell-${s.index}`} of ${n}. Set replace_all: true, or repeat more of the cell.`)}function Y3(e10,t){let r=tH(e10,t);return"ok"in
r?r:{ok:true,changes:[r]}}var X3=({path:e10})=>e10.endsWith(".ipynb")?void 0:F("NOT_A_NOTEBOOK",`${e10} does not end in .ipynb. Use Edit.`),Q3=[Xe,..._n];function eH(e10){
let{edit_mode:t="replace",cell_id:r,cell_type:a,new_source:n=""}=e10;return t==="insert"?a?r?{mode:t,id:r,type:a,source:n}:{mode:t,id:void 0,type:a,source:n}:B(
"CELL_TYPE_REQUIRED","edit_mode insert needs a cell_type. Write code or markdown."):r?{mode:t,id:r,type:a,source:n}:B("CELL_ID_REQUIRED",`edit_mode ${t} needs a\
 cell_id. Give one.`)}function tH(e10,t){if(e10.id===void 0)return{...e10,after:void 0};let r=In(t,e10.id);return r===void 0?{ok:false,problem:KS(e10.id,t)}:e10.
mode==="insert"?{...e10,after:r}:{...e10,index:r}}function KS(e10,t){let r=t.cells.flatMap((n,i)=>n.id===e10?[`cell-${i}`]:[]);if(r.length===0)return aH(e10,t);
let a=`${r.length} cells have the id ${JSON.stringify(e10)}. Count the cell instead: ${r.join(", ")}.`;return{...F("CELL_NOT_FOUND",a),suggestions:r}}var rH=20;
function aH(e10,{cells:t}){let r=t.slice(0,rH).map((n,i)=>n.id??`cell-${i}`),a=t.length===0?"It has none.":`It has ${r.join(", ")}${t.length>r.length?" \u2026":
""}.`;return{...F("CELL_NOT_FOUND",`The notebook has no cell ${JSON.stringify(e10)}. ${a} Or count as in cell-0.`),suggestions:r}}function nH(e10,t,{changes:r,places:a}){
let{path:n,stat:i}=e10,s=r.flatMap(g=>WS(e10.bytes(),t,g)).toSorted((g,m)=>g.start-m.start),o=iH(t,r).join(" "),l={ok:true,path:n,type:"update",...a!==void 0&&{
matches:a},...Dr(e10),...o!==""&&{notes:[o]}};if(s.length===0)return l;let c=cr(e10,le(e10),s);if(!c.ok)return c;let{after:u}=c.change,[p,...f]=r,d=p&&f.length===
0?O3(t,p,{splices:s,after:u}):void 0;return{...l,change:{...c.change,...d&&{cell:d}},state:lt(u,i?.modified)}}function iH({cells:e10},t){let r=t.flatMap(s=>s.mode===
"replace"&&s.type==="code"?e10[s.index]?.attachments??[]:[]),a=r.length===0?[]:[`A code cell has no attachments: ${r.map(s=>JSON.stringify(s)).join(", ")} went \
with the old cell.`],n=t.filter(s=>{if(s.mode!=="replace"||s.keepsOutputs)return false;let o=e10[s.index];return o?.type==="code"&&(o.outputs.length>0||o.executionCount!==
void 0)});if(n.length===0)return a;let i=AG(n.length,"code cell");return[...a,`The outputs and the execution count of ${i} were cleared; set clear_outputs: fals\
e to keep them.`]}var sH=({cells:e10},t,r)=>{let a=[];for(let n of t){let i=OG(e10[n]?.source??""),s=Ra(i,{...r,match:"literal"});if(!s.ok&&s.reason!=="not-foun\
d")return{ok:false,index:n};if(!s.ok)continue;let o=TG(i.bytes,s.splices).toString("utf16le");a.push({index:n,source:o,places:s.splices.length})}return{ok:true,
edited:a}},Wu=new Q("codemods"),Gu=new Q("fixes"),oH=[Bu,Bs,Fc,qs,Bc,Wr,qu,Wu,og,sg,$s,Gu],Hu=()=>oH.flatMap(e10=>e10 instanceof Q?e10.found??[]:[e10]),cg=e10=>{
let t=TS.get(e10)??Hu().find(r=>r.name===e10);return t&&TS.set(e10,t),t},TS=new Map,ut=e10=>{let t=cg(e10);if(!t)throw new TypeError(`${e10} is not on the list \
of tools`);return t},Fa=e10=>cg(e10)?.effect,ug=({tool:e10,input:t})=>ut(e10).source?.(t),Ws=({tool:e10,input:t})=>"glob"in t&&t.glob!==void 0?[]:ut(e10).touches(
t),lH=(e10,{was:t,is:r})=>{let{effect:a}=ut(e10),n=a==="reads"?a:r?t?a:"creates":"removes";return{tool:e10,effects:a==="renames"?[n,a]:[n]}};import{errors$f as cH}from"./hook.js";
function pg(e10){let{plan:t,base:r=null,head:a=null,run:n=null,notes:i=[],verifications:s=[],problems:o=[]}=e10,{files:l=[],written:c=false,sections:u}=e10,p=e10.
steps.map(w=>"step"in w?QS(w):w),f=bl(p),d=pH(t.words??[]),{moved:g,totals:m}=wd({files:l,steps:p});return{version:1,plan:{title:t.title,...t.description!==void 0&&
{description:t.description},sha256:t.digest,files:[...t.files],...t.overrides&&Object.keys(t.overrides).length>0&&{overrides:t.overrides},...t.without&&t.without.
length>0&&{without:[...t.without]},...t.leftOut&&t.leftOut.length>0&&{left_out:[...t.leftOut]},...t.sources&&t.sources.length>0&&{sources:t.sources.map(uH)},...d.
length>0&&{sessions:d}},base:r,head:a,run:n,steps:p,...f.length>0&&{rules:f.map(fH)},written:c,files:l,...g&&{moved:g},totals:{...gH(p),...rO(l),...m},...i.length>
0&&{notes:[...i]},...s.length>0&&{verifications:s},...u,...o.length>0&&{problems:o.map(Gs)}}}var uH=({file:e10,format:t,notes:r,passages:a})=>({file:e10,format:t,
...r.length>0&&{notes:[...r]},...a.length>0&&{passages:[...a]}});function pH(e10){let t=new Map;for(let{index:r,session:a}of e10){if(!a)continue;let n=JSON.stringify(
[a.agent,a.model,a.id]),i=t.get(n)??{...a,steps:[]};i.steps.push(r),t.set(n,i)}return[...t.values()]}var fH=({rule:e10,files:t,...r})=>{let a=n=>n.map(({index:i})=>i);
return{rule:e10,applied:a(r.applied),refused:a(r.refused),others:a(r.others),files:[...t]}},dH=/^editplan\//;function QS(e10){let{step:t,status:r,path:a,changes:n,
matchedBy:i,error:s,notes:o}=e10,[l,...c]=n,{structuredPatch:u=[]}=l&&l.from===void 0&&c.length===0?l:{},p=_H(e10),f=mH(e10),d=ug(t);return{index:t.index,...t.id!==
void 0&&{id:t.id},tool:t.tool,file_path:a,..."new_path"in t.input&&{new_path:hH(e10,t.input)},...d!==void 0&&!dH.test(d)&&{source:d},status:r,...t.why!==void 0&&
{why:t.why},...i!==void 0&&{matched_by:i},...u.length>0&&{structuredPatch:u},...p&&{cell:p},...Gl(n),...f?{files:f}:n.length>0&&eO(t.tool,n[0]),...e10.commit!==
void 0&&{commit:e10.commit},...e10.duplicateOf!==void 0&&{duplicate_of:e10.duplicateOf},...e10.reads&&{reads:e10.reads},...o&&o.length>0&&{notes:o},...s&&{error:{
...tO(s.at??t.at),...Gs(s)}}}}var hH=({changes:e10},{glob:t,new_path:r})=>t===void 0?e10.find(({from:a})=>a!==void 0)?.path??r:r;function mH({step:e10,path:t,changes:r}){
if(!r.every(a=>a.path===t))return r.flatMap(a=>{let{path:n,from:i,structuredPatch:s=[]}=a,o={...s.length>0&&{structuredPatch:s},...Gl([a])},l={file_path:n,...o,
...eO(e10.tool,a)};return i===void 0?[l]:[{file_path:i,insertions:0,deletions:0},l]})}function eO(e10,t){let{modeBefore:r,mode:a,size:n=t.after?.length}=t,[i,s]=[
ZS(r),ZS(n===void 0?void 0:a)];return(s===Vu?i!==Vu&&Fa(e10)!=="removes":i===Vu?s==="100755"||n===0:i!==s)?{old_mode:i,new_mode:s}:void 0}var Vu="000000",ZS=e10=>e10===
void 0?Vu:e10===57344?"160000":e10&64?"100755":"100644",Gs=({name:e10,message:t,at:r,suggestions:a,passage:n})=>({name:e10,code:cH(e10),message:t,...r&&tO(r),...a&&
a.length>0&&{suggestions:a},...n!==void 0&&{class:n}}),tO=({file:e10,line:t,column:r,field:a})=>a===void 0?{...e10!==void 0&&{file:e10},line:t,column:r}:{field:a};
function gH(e10){let t={applied:0,unchanged:0,collapsed:0,failed:0,skipped:0};for(let{status:r}of e10)r!=="read"&&(t[r]+=1);return t}var rO=e10=>({files:e10.length,
insertions:e10.reduce((t,{insertions:r})=>t+r,0),deletions:e10.reduce((t,{deletions:r})=>t+r,0)}),bH=32*1024,YS=2e3;function _H({step:e10,changes:[t]}){if(!t?.cell||
!ca(e10,qs)||e10.input.cell!==void 0||e10.input.glob!==void 0)return;let{index:r,language:a,before:n,after:i}=t.cell;if(Math.max(n?.source.length??0,i?.source.length??
0)>bH)return;let s=(i??n)?.id;return{index:r,...s!==void 0&&{id:s},language:a,...n&&{before:XS(n)},...i&&{after:XS(i)}}}function XS({type:e10,source:t,outputs:r}){
let a=r.map(Lh).join("").trimEnd(),n=a.length>YS?`${a.slice(0,YS)}\u2026`:a;return{type:e10,source:t,...n!==""&&{output:n}}}import{core_text_words$n as yH,core_text_words$o as nO}from"./hook.js";
import{errors$b as iO}from"./hook.js";var vH=/^[A-Za-z_][\w-]*$/,aO=Y([J(),H(),$e()],"is not a text"),wH=Ie($().regex(vH,"is no name of a variable; it takes let\
ters, digits, _ and -"),Y([aO,On(),j({default:aO.exactOptional().describe("Its value where none is given.").meta({examples:["main"]}),required:he(true).exactOptional().
describe("It has no default."),description:J().exactOptional().describe("What it is for.").meta({examples:["the branch to deploy from"]})}).refine(({default:e10,
required:t})=>e10===void 0||t===void 0,"has a default, and `required: true` says that it has none: leave one of them out")],"is not a text (its default), null (\
it has none), or { description } with either default or required")),$H=(e10,{vars:t={},openVars:r=false},a)=>{let n=new Map,i=[];for(let[s,o]of Object.entries(e10)){
let l=Object.hasOwn(t,s)?t[s]:kH(o);n.set(s,l===void 0?`\${{ vars.${s} }}`:String(l)),l===void 0&&!r&&i.push(xH(s,a))}return{values:Object.fromEntries(n),faults:i}},
kH=e10=>typeof e10=="object"?e10?.default:e10,xH=(e10,t)=>({name:"MISSING_VARIABLE",message:`The variable ${nO(e10)} has no value. Give one with --var ${e10}=\u2026,\
 in a workflow with the input \`vars\`, or a default in the plan\u2019s \`vars\`.`,at:t.key(["vars",e10]),path:["vars",e10]}),SH=(e10,t,{path:r,locate:a})=>{let n=[],
i=(o,l,c)=>(n.push(EH(o,{known:Object.keys(l),at:a.value(c),path:c})),""),s=(o,l)=>typeof o=="string"?dg(o)?o.replace(hg,(c,u,p,f)=>{let d=t[p];return d?u?c.slice(
1):Object.hasOwn(d,f)?d[f]??"":i(f,d,l):c}):o:typeof o!="object"||o===null?o:Array.isArray(o)?o.map((c,u)=>s(c,[...l,u])):Object.fromEntries(Object.entries(o).map(
([c,u])=>[c,s(u,[...l,c])]));return{value:s(e10,r),faults:n}},sO=(e10,t)=>typeof e10=="string"?dg(e10)?Array.from(e10.matchAll(hg),([,r,a,n=""])=>r?0:OH(t[a]??{},
n)).reduce((r,a)=>r+a,0):0:typeof e10!="object"||e10===null?0:Object.values(e10).reduce((r,a)=>r+sO(a,t),0),fg=(e10,t)=>dg(e10)?[...e10.matchAll(hg)].flatMap(([
,r,a,n=""])=>r||a!==t?[]:n):[],dg=e10=>e10.includes("vars.")||e10.includes("repository."),OH=(e10,t)=>Object.hasOwn(e10,t)?(e10[t]??"").length:0,hg=/(\$?)\$\{\{\s*(vars|repository)\.([^\s{}]*)\s*\}\}/g,
EH=(e10,{known:t,...r})=>{let a=yH(e10,t),n=a?`did you mean ${a}?`:t.length>0?`the plan has ${t.join(", ")}.`:"the plan has none.";return{name:"UNKNOWN_VARIABLE",
message:`No variable is called ${nO(e10)}; ${n} To write the text itself, double the dollar.`,...r,...a!==void 0&&{suggestions:[a]}}};function mg(e10,t){let r=new ku,
a=wm(t,{schema:"failsafe",version:"1.2",uniqueKeys:false,prettyErrors:false,lineCounter:r}),[n]=a.errors;if(n){let{line:o,col:l}=r.linePos(n.pos[0]);throw Zn(`${e10}\
 is not valid YAML: ${n.message} at line ${o}, column ${l}`)}if(!Jr(a.contents))throw Zn(`${e10} must hold names and their values.`);let i=new Map,s=new Map;for(let{
key:o,value:l}of a.contents.items){if(!re(o))throw Zn(`A name in ${e10} must be text.`);let c=String(o.value);o.anchor!==void 0&&i.set(o.anchor,c);let u=yr(l)?i.
get(l.source):re(l)?TH(l):void 0;if(u===void 0)throw Zn(`${c} in ${e10} must be text; one that looks like null needs quotes.`);if(re(l)&&l.anchor!==void 0&&i.set(
l.anchor,u),s.has(c))throw Zn(`${e10} gives ${c} twice. Remove one of them.`);s.set(c,u)}return[...s]}var TH=({value:e10,type:t})=>typeof e10!="string"||t==="PL\
AIN"&&/^(?:null|~)$/i.test(e10)?void 0:e10;function gg(e10,t){let r=t.indexOf("=");if(r<1)throw Zn(`${e10} takes name=value, not ${JSON.stringify(t)}.`);return[
t.slice(0,r),t.slice(r+1)]}function AH(e10,t){let r=new Set(e10.flatMap(({vars:s={}})=>Object.keys(s))),a=Object.keys(t).filter(s=>!r.has(s));if(a.length===0)return;
let n=r.size>0?`They are ${[...r].join(", ")}.`:"No plan has a `vars` header.",i=`No plan has the variable ${a.join(", ")}. ${n}`;throw new iO({name:"UNKNOWN_VA\
RIABLE",message:i})}var Zn=e10=>new iO({name:"USAGE",message:e10});import{core_git_whole_file$b as jH}from"./hook.js";import{core_text_words$a as CH}from"./hook.js";
import{errors$b as pt,errors$e as MH}from"./hook.js";import{empty$a as Hs,empty$c as Da,empty$e as PH}from"./hook.js";var NH=Ue("node:fs/promises");var{stat:Ju,
readFile:Yn,mkdtemp:oO,rm:lO,writeFile:cO,mkdir:uO}=NH;var IH=Ue("node:stream");var{addAbortSignal:pO}=IH;var fO=Ue("node:process"),Kt=fO,{platform:dO}=fO;var hO=Ue(
"node:os"),mO=hO,{availableParallelism:gO,tmpdir:bO}=hO;var _O=Ue("node:tty"),bg=_O,{}=_O;var yO=Ue("process"),vO=yO,{}=yO;var Zu=Da(e10=>{var t=class extends Error{constructor(a,n,i){
super(i),Error.captureStackTrace(this,this.constructor),this.name=this.constructor.name,this.code=n,this.exitCode=a,this.nestedError=void 0}},r=class extends t{constructor(a){
super(1,"commander.invalidArgument",a),Error.captureStackTrace(this,this.constructor),this.name=this.constructor.name}};e10.CommanderError=t,e10.InvalidArgumentError=
r}),kg=Da(e10=>{var{InvalidArgumentError:t}=Zu(),r=class{constructor(n,i){switch(this.description=i||"",this.variadic=false,this.parseArg=void 0,this.defaultValue=
void 0,this.defaultValueDescription=void 0,this.argChoices=void 0,n[0]){case"<":this.required=true,this._name=n.slice(1,-1);break;case"[":this.required=false,this.
_name=n.slice(1,-1);break;default:this.required=true,this._name=n;break}this._name.endsWith("...")&&(this.variadic=true,this._name=this._name.slice(0,-3))}name(){
return this._name}_collectValue(n,i){return i===this.defaultValue||!Array.isArray(i)?[n]:(i.push(n),i)}default(n,i){return this.defaultValue=n,this.defaultValueDescription=
i,this}argParser(n){return this.parseArg=n,this}choices(n){return this.argChoices=n.slice(),this.parseArg=(i,s)=>{if(!this.argChoices.includes(i))throw new t(`A\
llowed choices are ${this.argChoices.join(", ")}.`);return this.variadic?this._collectValue(i,s):i},this}argRequired(){return this.required=true,this}argOptional(){
return this.required=false,this}};function a(n){let i=n.name()+(n.variadic===true?"...":"");return n.required?"<"+i+">":"["+i+"]"}e10.Argument=r,e10.humanReadableArgName=
a}),EO=Da(e10=>{var{humanReadableArgName:t}=kg(),r=class{constructor(){this.helpWidth=void 0,this.minWidthToWrap=40,this.sortSubcommands=false,this.sortOptions=
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
groupItems(n.options,i.visibleOptions(n),f=>f.helpGroupHeading??"Options:").forEach((f,d)=>{let g=f.map(m=>l(i.styleOptionTerm(i.optionTerm(m)),i.styleOptionDescription(
i.optionDescription(m))));c=c.concat(this.formatItemList(d,g,i))}),i.showGlobalOptions){let f=i.visibleGlobalOptions(n).map(d=>l(i.styleOptionTerm(i.optionTerm(
d)),i.styleOptionDescription(i.optionDescription(d))));c=c.concat(this.formatItemList("Global Options:",f,i))}return this.groupItems(n.commands,i.visibleCommands(
n),f=>f.helpGroup()||"Commands:").forEach((f,d)=>{let g=f.map(m=>l(i.styleSubcommandTerm(i.subcommandTerm(m)),i.styleSubcommandDescription(i.subcommandDescription(
m))));c=c.concat(this.formatItemList(d,g,i))}),c.join(`
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
return}let p=[u.shift()],f=this.displayWidth(p[0]);u.forEach(d=>{let g=this.displayWidth(d);if(f+g<=i){p.push(d),f+=g;return}l.push(p.join(""));let m=d.trimStart();
p=[m],f=this.displayWidth(m)}),l.push(p.join(""))}),l.join(`
`)}};function a(n){let i=/\x1b\[\d*(;\d*)*m/g;return n.replace(i,"")}e10.Help=r,e10.stripColor=a}),TO=Da(e10=>{var{InvalidArgumentError:t}=Zu(),r=class{constructor(s,o){
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
e10.Option=r,e10.DualOptions=a}),RH=Da(e10=>{function t(a,n){if(Math.abs(a.length-n.length)>3)return Math.max(a.length,n.length);let i=[];for(let s=0;s<=a.length;s++)
i[s]=[s];for(let s=0;s<=n.length;s++)i[0][s]=s;for(let s=1;s<=n.length;s++)for(let o=1;o<=a.length;o++){let l=1;a[o-1]===n[s-1]?l=0:l=1,i[o][s]=Math.min(i[o-1][s]+
1,i[o][s-1]+1,i[o-1][s-1]+l),o>1&&s>1&&a[o-1]===n[s-2]&&a[o-2]===n[s-1]&&(i[o][s]=Math.min(i[o][s],i[o-2][s-2]+1))}return i[a.length][n.length]}function r(a,n){
if(!n||n.length===0)return"";n=Array.from(new Set(n));let i=a.startsWith("--");i&&(a=a.slice(2),n=n.map(c=>c.slice(2)));let s=[],o=3,l=.4;return n.forEach(c=>{if(c.
length<=1)return;let u=t(a,c),p=Math.max(a.length,c.length);(p-u)/p>l&&(u<o?(o=u,s=[c]):u===o&&s.push(c))}),s.sort((c,u)=>c.localeCompare(u)),i&&(s=s.map(c=>`--${c}`)),
s.length>1?`
(Did you mean one of ${s.join(", ")}?)`:s.length===1?`
(Did you mean ${s[0]}?)`:""}e10.suggestSimilar=r}),LH=Da(e10=>{var t=Hs("node:events").EventEmitter,r=Hs("node:child_process"),a=Hs("node:path"),n=Hs("node:fs"),
i=Hs("node:process"),{Argument:s,humanReadableArgName:o}=kg(),{CommanderError:l}=Zu(),{Help:c,stripColor:u}=EO(),{Option:p,DualOptions:f}=TO(),{suggestSimilar:d}=RH(),
g=class AO extends t{constructor(h){super(),this.commands=[],this.options=[],this.parent=null,this._allowUnknownOption=false,this._allowExcessArguments=false,this.
registeredArguments=[],this._args=this.registeredArguments,this.args=[],this.rawArgs=[],this.processedArgs=[],this._scriptPath=null,this._name=h||"",this._optionValues=
{},this._optionValueSources={},this._storeOptionsAsProperties=false,this._actionHandler=null,this._executableHandler=false,this._executableFile=null,this._executableDir=
null,this._defaultCommandName=null,this._exitCallback=null,this._aliases=[],this._combineFlagAndOptionalValue=true,this._description="",this._summary="",this._argsDescription=
void 0,this._enablePositionalOptions=false,this._passThroughOptions=false,this._lifeCycleHooks={},this._showHelpAfterError=false,this._showSuggestionAfterError=
true,this._savedState=null,this._outputConfiguration={writeOut:b=>i.stdout.write(b),writeErr:b=>i.stderr.write(b),outputError:(b,_)=>_(b),getOutHelpWidth:()=>i.
stdout.isTTY?i.stdout.columns:void 0,getErrHelpWidth:()=>i.stderr.isTTY?i.stderr.columns:void 0,getOutHasColors:()=>w()??(i.stdout.isTTY&&i.stdout.hasColors?.()),
getErrHasColors:()=>w()??(i.stderr.isTTY&&i.stderr.hasColors?.()),stripColor:b=>u(b)},this._hidden=false,this._helpOption=void 0,this._addImplicitHelpCommand=void 0,
this._helpCommand=void 0,this._helpConfiguration={},this._helpGroupHeading=void 0,this._defaultCommandGroup=void 0,this._defaultOptionGroup=void 0}copyInheritedSettings(h){
return this._outputConfiguration=h._outputConfiguration,this._helpOption=h._helpOption,this._helpCommand=h._helpCommand,this._helpConfiguration=h._helpConfiguration,
this._exitCallback=h._exitCallback,this._storeOptionsAsProperties=h._storeOptionsAsProperties,this._combineFlagAndOptionalValue=h._combineFlagAndOptionalValue,this.
_allowExcessArguments=h._allowExcessArguments,this._enablePositionalOptions=h._enablePositionalOptions,this._showHelpAfterError=h._showHelpAfterError,this._showSuggestionAfterError=
h._showSuggestionAfterError,this}_getCommandAndAncestors(){let h=[];for(let b=this;b;b=b.parent)h.push(b);return h}command(h,b,_){let y=b,v=_;typeof y=="object"&&
y!==null&&(v=y,y=null),v=v||{};let[,O,E]=h.match(/([^ ]+) *(.*)/),T=this.createCommand(O);return y&&(T.description(y),T._executableHandler=true),v.isDefault&&(this.
_defaultCommandName=T._name),T._hidden=!!(v.noHelp||v.hidden),T._executableFile=v.executableFile||null,E&&T.arguments(E),this._registerCommand(T),T.parent=this,
T.copyInheritedSettings(this),y?this:T}createCommand(h){return new AO(h)}createHelp(){return Object.assign(new c,this.configureHelp())}configureHelp(h){return h===
void 0?this._helpConfiguration:(this._helpConfiguration=h,this)}configureOutput(h){return h===void 0?this._outputConfiguration:(this._outputConfiguration={...this.
_outputConfiguration,...h},this)}showHelpAfterError(h=true){return typeof h!="string"&&(h=!!h),this._showHelpAfterError=h,this}showSuggestionAfterError(h=true){
return this._showSuggestionAfterError=!!h,this}addCommand(h,b){if(!h._name)throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);return b=b||{},b.isDefault&&(this._defaultCommandName=h._name),(b.noHelp||b.hidden)&&(h._hidden=true),
this._registerCommand(h),h.parent=this,h._checkForBrokenPassThrough(),this}createArgument(h,b){return new s(h,b)}argument(h,b,_,y){let v=this.createArgument(h,b);
return typeof _=="function"?v.default(y).argParser(_):v.default(_),this.addArgument(v),this}arguments(h){return h.trim().split(/ +/).forEach(b=>{this.argument(b)}),
this}addArgument(h){let b=this.registeredArguments.slice(-1)[0];if(b?.variadic)throw new Error(`only the last argument can be variadic '${b.name()}'`);if(h.required&&
h.defaultValue!==void 0&&h.parseArg===void 0)throw new Error(`a default value for a required argument is never used: '${h.name()}'`);return this.registeredArguments.
push(h),this}helpCommand(h,b){if(typeof h=="boolean")return this._addImplicitHelpCommand=h,h&&this._defaultCommandGroup&&this._initCommandGroup(this._getHelpCommand()),
this;let _=h??"help [command]",[,y,v]=_.match(/([^ ]+) *(.*)/),O=b??"display help for command",E=this.createCommand(y);return E.helpOption(false),v&&E.arguments(
v),O&&E.description(O),this._addImplicitHelpCommand=true,this._helpCommand=E,(h||b)&&this._initCommandGroup(E),this}addHelpCommand(h,b){return typeof h!="object"?
(this.helpCommand(h,b),this):(this._addImplicitHelpCommand=true,this._helpCommand=h,this._initCommandGroup(h),this)}_getHelpCommand(){return this._addImplicitHelpCommand??
(this.commands.length&&!this._actionHandler&&!this._findCommand("help"))?(this._helpCommand===void 0&&this.helpCommand(void 0,void 0),this._helpCommand):null}hook(h,b){
let _=["preSubcommand","preAction","postAction"];if(!_.includes(h))throw new Error(`Unexpected value for event passed to hook : '${h}'.
Expecting one of '${_.join("', '")}'`);return this._lifeCycleHooks[h]?this._lifeCycleHooks[h].push(b):this._lifeCycleHooks[h]=[b],this}exitOverride(h){return h?
this._exitCallback=h:this._exitCallback=b=>{if(b.code!=="commander.executeSubCommandAsync")throw b},this}_exit(h,b,_){this._exitCallback&&this._exitCallback(new l(
h,b,_)),i.exit(h)}action(h){let b=_=>{let y=this.registeredArguments.length,v=_.slice(0,y);return this._storeOptionsAsProperties?v[y]=this:v[y]=this.opts(),v.push(
this),h.apply(this,v)};return this._actionHandler=b,this}createOption(h,b){return new p(h,b)}_callParseArg(h,b,_,y){try{return h.parseArg(b,_)}catch(v){if(v.code===
"commander.invalidArgument"){let O=`${y} ${v.message}`;this.error(O,{exitCode:v.exitCode,code:v.code})}throw v}}_registerOption(h){let b=h.short&&this._findOption(
h.short)||h.long&&this._findOption(h.long);if(b){let _=h.long&&this._findOption(h.long)?h.long:h.short;throw new Error(`Cannot add option '${h.flags}'${this._name&&
` to command '${this._name}'`} due to conflicting flag '${_}'
-  already used by option '${b.flags}'`)}this._initOptionGroup(h),this.options.push(h)}_registerCommand(h){let b=y=>[y.name()].concat(y.aliases()),_=b(h).find(y=>this.
_findCommand(y));if(_){let y=b(this._findCommand(_)).join("|"),v=b(h).join("|");throw new Error(`cannot add command '${v}' as already have command '${y}'`)}this.
_initCommandGroup(h),this.commands.push(h)}addOption(h){this._registerOption(h);let b=h.name(),_=h.attributeName();if(h.negate){let v=h.long.replace(/^--no-/,"-\
-");this._findOption(v)||this.setOptionValueWithSource(_,h.defaultValue===void 0?true:h.defaultValue,"default")}else h.defaultValue!==void 0&&this.setOptionValueWithSource(
_,h.defaultValue,"default");let y=(v,O,E)=>{v==null&&h.presetArg!==void 0&&(v=h.presetArg);let T=this.getOptionValue(_);v!==null&&h.parseArg?v=this._callParseArg(
h,v,T,O):v!==null&&h.variadic&&(v=h._collectValue(v,T)),v==null&&(h.negate?v=false:h.isBoolean()||h.optional?v=true:v=""),this.setOptionValueWithSource(_,v,E)};
return this.on("option:"+b,v=>{let O=`error: option '${h.flags}' argument '${v}' is invalid.`;y(v,O,"cli")}),h.envVar&&this.on("optionEnv:"+b,v=>{let O=`error: \
option '${h.flags}' value '${v}' from env '${h.envVar}' is invalid.`;y(v,O,"env")}),this}_optionEx(h,b,_,y,v){if(typeof b=="object"&&b instanceof p)throw new Error(
"To add an Option object use addOption() instead of option() or requiredOption()");let O=this.createOption(b,_);if(O.makeOptionMandatory(!!h.mandatory),typeof y==
"function")O.default(v).argParser(y);else if(y instanceof RegExp){let E=y;y=(T,C)=>{let A=E.exec(T);return A?A[0]:C},O.default(v).argParser(y)}else O.default(y);
return this.addOption(O)}option(h,b,_,y){return this._optionEx({},h,b,_,y)}requiredOption(h,b,_,y){return this._optionEx({mandatory:true},h,b,_,y)}combineFlagAndOptionalValue(h=true){
return this._combineFlagAndOptionalValue=!!h,this}allowUnknownOption(h=true){return this._allowUnknownOption=!!h,this}allowExcessArguments(h=true){return this._allowExcessArguments=
!!h,this}enablePositionalOptions(h=true){return this._enablePositionalOptions=!!h,this}passThroughOptions(h=true){return this._passThroughOptions=!!h,this._checkForBrokenPassThrough(),
this}_checkForBrokenPassThrough(){if(this.parent&&this._passThroughOptions&&!this.parent._enablePositionalOptions)throw new Error(`passThroughOptions cannot be \
used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`)}storeOptionsAsProperties(h=true){if(this.options.length)throw new Error(
"call .storeOptionsAsProperties() before adding options");if(Object.keys(this._optionValues).length)throw new Error("call .storeOptionsAsProperties() before set\
ting option values");return this._storeOptionsAsProperties=!!h,this}getOptionValue(h){return this._storeOptionsAsProperties?this[h]:this._optionValues[h]}setOptionValue(h,b){
return this.setOptionValueWithSource(h,b,void 0)}setOptionValueWithSource(h,b,_){return this._storeOptionsAsProperties?this[h]=b:this._optionValues[h]=b,this._optionValueSources[h]=
_,this}getOptionValueSource(h){return this._optionValueSources[h]}getOptionValueSourceWithGlobals(h){let b;return this._getCommandAndAncestors().forEach(_=>{_.getOptionValueSource(
h)!==void 0&&(b=_.getOptionValueSource(h))}),b}_prepareUserArgs(h,b){if(h!==void 0&&!Array.isArray(h))throw new Error("first parameter to parse must be array or\
 undefined");if(b=b||{},h===void 0&&b.from===void 0){i.versions?.electron&&(b.from="electron");let y=i.execArgv??[];(y.includes("-e")||y.includes("--eval")||y.includes(
"-p")||y.includes("--print"))&&(b.from="eval")}h===void 0&&(h=i.argv),this.rawArgs=h.slice();let _;switch(b.from){case void 0:case"node":this._scriptPath=h[1],_=
h.slice(2);break;case"electron":i.defaultApp?(this._scriptPath=h[1],_=h.slice(2)):_=h.slice(1);break;case"user":_=h.slice(0);break;case"eval":_=h.slice(1);break;default:
throw new Error(`unexpected parse option { from: '${b.from}' }`)}return!this._name&&this._scriptPath&&this.nameFromFilename(this._scriptPath),this._name=this._name||
"program",_}parse(h,b){this._prepareForParse();let _=this._prepareUserArgs(h,b);return this._parseCommand([],_),this}async parseAsync(h,b){this._prepareForParse();
let _=this._prepareUserArgs(h,b);return await this._parseCommand([],_),this}_prepareForParse(){this._savedState===null?this.saveStateBeforeParse():this.restoreStateBeforeParse()}saveStateBeforeParse(){
this._savedState={_name:this._name,_optionValues:{...this._optionValues},_optionValueSources:{...this._optionValueSources}}}restoreStateBeforeParse(){if(this._storeOptionsAsProperties)
throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);this._name=this._savedState._name,this._scriptPath=null,this.rawArgs=
[],this._optionValues={...this._savedState._optionValues},this._optionValueSources={...this._savedState._optionValueSources},this.args=[],this.processedArgs=[]}_checkForMissingExecutable(h,b,_){
if(n.existsSync(h))return;let y=b?`searched for local subcommand relative to directory '${b}'`:"no directory for search for local subcommand, use .executableDir\
() to supply a custom directory",v=`'${h}' does not exist
 - if '${_}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${y}`;throw new Error(v)}_executeSubCommand(h,b){b=b.slice();let _=false,y=[".js",".ts",".tsx",".mjs",".cjs"];function v(A,M){let ne=a.resolve(A,M);if(n.existsSync(
ne))return ne;if(y.includes(a.extname(M)))return;let Er=y.find(Xa=>n.existsSync(`${ne}${Xa}`));if(Er)return`${ne}${Er}`}this._checkForMissingMandatoryOptions(),
this._checkForConflictingOptions();let O=h._executableFile||`${this._name}-${h._name}`,E=this._executableDir||"";if(this._scriptPath){let A;try{A=n.realpathSync(
this._scriptPath)}catch{A=this._scriptPath}E=a.resolve(a.dirname(A),E)}if(E){let A=v(E,O);if(!A&&!h._executableFile&&this._scriptPath){let M=a.basename(this._scriptPath,
a.extname(this._scriptPath));M!==this._name&&(A=v(E,`${M}-${h._name}`))}O=A||O}_=y.includes(a.extname(O));let T;i.platform!=="win32"?_?(b.unshift(O),b=m(i.execArgv).
concat(b),T=r.spawn(i.argv[0],b,{stdio:"inherit"})):T=r.spawn(O,b,{stdio:"inherit"}):(this._checkForMissingExecutable(O,E,h._name),b.unshift(O),b=m(i.execArgv).
concat(b),T=r.spawn(i.execPath,b,{stdio:"inherit"})),T.killed||["SIGUSR1","SIGUSR2","SIGTERM","SIGINT","SIGHUP"].forEach(A=>{i.on(A,()=>{T.killed===false&&T.exitCode===
null&&T.kill(A)})});let C=this._exitCallback;T.on("close",A=>{A=A??1,C?C(new l(A,"commander.executeSubCommandAsync","(close)")):i.exit(A)}),T.on("error",A=>{if(A.
code==="ENOENT")this._checkForMissingExecutable(O,E,h._name);else if(A.code==="EACCES")throw new Error(`'${O}' not executable`);if(!C)i.exit(1);else{let M=new l(
1,"commander.executeSubCommandAsync","(error)");M.nestedError=A,C(M)}}),this.runningCommand=T}_dispatchSubcommand(h,b,_){let y=this._findCommand(h);y||this.help(
{error:true}),y._prepareForParse();let v;return v=this._chainOrCallSubCommandHook(v,y,"preSubcommand"),v=this._chainOrCall(v,()=>{if(y._executableHandler)this._executeSubCommand(
y,b.concat(_));else return y._parseCommand(b,_)}),v}_dispatchHelpCommand(h){h||this.help();let b=this._findCommand(h);return b&&!b._executableHandler&&b.help(),
this._dispatchSubcommand(h,[],[this._getHelpOption()?.long??this._getHelpOption()?.short??"--help"])}_checkNumberOfArguments(){this.registeredArguments.forEach(
(h,b)=>{h.required&&this.args[b]==null&&this.missingArgument(h.name())}),!(this.registeredArguments.length>0&&this.registeredArguments[this.registeredArguments.
length-1].variadic)&&this.args.length>this.registeredArguments.length&&this._excessArguments(this.args)}_processArguments(){let h=(_,y,v)=>{let O=y;if(y!==null&&
_.parseArg){let E=`error: command-argument value '${y}' is invalid for argument '${_.name()}'.`;O=this._callParseArg(_,y,v,E)}return O};this._checkNumberOfArguments();
let b=[];this.registeredArguments.forEach((_,y)=>{let v=_.defaultValue;_.variadic?y<this.args.length?(v=this.args.slice(y),_.parseArg&&(v=v.reduce((O,E)=>h(_,E,
O),_.defaultValue))):v===void 0&&(v=[]):y<this.args.length&&(v=this.args[y],_.parseArg&&(v=h(_,v,_.defaultValue))),b[y]=v}),this.processedArgs=b}_chainOrCall(h,b){
return h?.then&&typeof h.then=="function"?h.then(()=>b()):b()}_chainOrCallHooks(h,b){let _=h,y=[];return this._getCommandAndAncestors().reverse().filter(v=>v._lifeCycleHooks[b]!==
void 0).forEach(v=>{v._lifeCycleHooks[b].forEach(O=>{y.push({hookedCommand:v,callback:O})})}),b==="postAction"&&y.reverse(),y.forEach(v=>{_=this._chainOrCall(_,
()=>v.callback(v.hookedCommand,this))}),_}_chainOrCallSubCommandHook(h,b,_){let y=h;return this._lifeCycleHooks[_]!==void 0&&this._lifeCycleHooks[_].forEach(v=>{
y=this._chainOrCall(y,()=>v(this,b))}),y}_parseCommand(h,b){let _=this.parseOptions(b);if(this._parseOptionsEnv(),this._parseOptionsImplied(),h=h.concat(_.operands),
b=_.unknown,this.args=h.concat(b),h&&this._findCommand(h[0]))return this._dispatchSubcommand(h[0],h.slice(1),b);if(this._getHelpCommand()&&h[0]===this._getHelpCommand().
name())return this._dispatchHelpCommand(h[1]);if(this._defaultCommandName)return this._outputHelpIfRequested(b),this._dispatchSubcommand(this._defaultCommandName,
h,b);this.commands.length&&this.args.length===0&&!this._actionHandler&&!this._defaultCommandName&&this.help({error:true}),this._outputHelpIfRequested(_.unknown),
this._checkForMissingMandatoryOptions(),this._checkForConflictingOptions();let y=()=>{_.unknown.length>0&&this.unknownOption(_.unknown[0])},v=`command:${this.name()}`;
if(this._actionHandler){y(),this._processArguments();let O;return O=this._chainOrCallHooks(O,"preAction"),O=this._chainOrCall(O,()=>this._actionHandler(this.processedArgs)),
this.parent&&(O=this._chainOrCall(O,()=>{this.parent.emit(v,h,b)})),O=this._chainOrCallHooks(O,"postAction"),O}if(this.parent?.listenerCount(v))y(),this._processArguments(),
this.parent.emit(v,h,b);else if(h.length){if(this._findCommand("*"))return this._dispatchSubcommand("*",h,b);this.listenerCount("command:*")?this.emit("command:\
*",h,b):this.commands.length?this.unknownCommand():(y(),this._processArguments())}else this.commands.length?(y(),this.help({error:true})):(y(),this._processArguments())}_findCommand(h){
if(h)return this.commands.find(b=>b._name===h||b._aliases.includes(h))}_findOption(h){return this.options.find(b=>b.is(h))}_checkForMissingMandatoryOptions(){this.
_getCommandAndAncestors().forEach(h=>{h.options.forEach(b=>{b.mandatory&&h.getOptionValue(b.attributeName())===void 0&&h.missingMandatoryOptionValue(b)})})}_checkForConflictingLocalOptions(){
let h=this.options.filter(b=>{let _=b.attributeName();return this.getOptionValue(_)===void 0?false:this.getOptionValueSource(_)!=="default"});h.filter(b=>b.conflictsWith.
length>0).forEach(b=>{let _=h.find(y=>b.conflictsWith.includes(y.attributeName()));_&&this._conflictingOption(b,_)})}_checkForConflictingOptions(){this._getCommandAndAncestors().
forEach(h=>{h._checkForConflictingLocalOptions()})}parseOptions(h){let b=[],_=[],y=b;function v(A){return A.length>1&&A[0]==="-"}let O=A=>/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.
test(A)?!this._getCommandAndAncestors().some(M=>M.options.map(ne=>ne.short).some(ne=>/^-\d$/.test(ne))):false,E=null,T=null,C=0;for(;C<h.length||T;){let A=T??h[C++];
if(T=null,A==="--"){y===_&&y.push(A),y.push(...h.slice(C));break}if(E&&(!v(A)||O(A))){this.emit(`option:${E.name()}`,A);continue}if(E=null,v(A)){let M=this._findOption(
A);if(M){if(M.required){let ne=h[C++];ne===void 0&&this.optionMissingArgument(M),this.emit(`option:${M.name()}`,ne)}else if(M.optional){let ne=null;C<h.length&&
(!v(h[C])||O(h[C]))&&(ne=h[C++]),this.emit(`option:${M.name()}`,ne)}else this.emit(`option:${M.name()}`);E=M.variadic?M:null;continue}}if(A.length>2&&A[0]==="-"&&
A[1]!=="-"){let M=this._findOption(`-${A[1]}`);if(M){M.required||M.optional&&this._combineFlagAndOptionalValue?this.emit(`option:${M.name()}`,A.slice(2)):(this.
emit(`option:${M.name()}`),T=`-${A.slice(2)}`);continue}}if(/^--[^=]+=/.test(A)){let M=A.indexOf("="),ne=this._findOption(A.slice(0,M));if(ne&&(ne.required||ne.
optional)){this.emit(`option:${ne.name()}`,A.slice(M+1));continue}}if(y===b&&v(A)&&!(this.commands.length===0&&O(A))&&(y=_),(this._enablePositionalOptions||this.
_passThroughOptions)&&b.length===0&&_.length===0){if(this._findCommand(A)){b.push(A),_.push(...h.slice(C));break}else if(this._getHelpCommand()&&A===this._getHelpCommand().
name()){b.push(A,...h.slice(C));break}else if(this._defaultCommandName){_.push(A,...h.slice(C));break}}if(this._passThroughOptions){y.push(A,...h.slice(C));break}
y.push(A)}return{operands:b,unknown:_}}opts(){if(this._storeOptionsAsProperties){let h={},b=this.options.length;for(let _=0;_<b;_++){let y=this.options[_].attributeName();
h[y]=y===this._versionOptionName?this._version:this[y]}return h}return this._optionValues}optsWithGlobals(){return this._getCommandAndAncestors().reduce((h,b)=>Object.
assign(h,b.opts()),{})}error(h,b){this._outputConfiguration.outputError(`${h}
`,this._outputConfiguration.writeErr),typeof this._showHelpAfterError=="string"?this._outputConfiguration.writeErr(`${this._showHelpAfterError}
`):this._showHelpAfterError&&(this._outputConfiguration.writeErr(`
`),this.outputHelp({error:true}));let _=b||{},y=_.exitCode||1,v=_.code||"commander.error";this._exit(y,v,h)}_parseOptionsEnv(){this.options.forEach(h=>{if(h.envVar&&
h.envVar in i.env){let b=h.attributeName();(this.getOptionValue(b)===void 0||["default","config","env"].includes(this.getOptionValueSource(b)))&&(h.required||h.
optional?this.emit(`optionEnv:${h.name()}`,i.env[h.envVar]):this.emit(`optionEnv:${h.name()}`))}})}_parseOptionsImplied(){let h=new f(this.options),b=_=>this.getOptionValue(
_)!==void 0&&!["default","implied"].includes(this.getOptionValueSource(_));this.options.filter(_=>_.implied!==void 0&&b(_.attributeName())&&h.valueFromOption(this.
getOptionValue(_.attributeName()),_)).forEach(_=>{Object.keys(_.implied).filter(y=>!b(y)).forEach(y=>{this.setOptionValueWithSource(y,_.implied[y],"implied")})})}missingArgument(h){
let b=`error: missing required argument '${h}'`;this.error(b,{code:"commander.missingArgument"})}optionMissingArgument(h){let b=`error: option '${h.flags}' argu\
ment missing`;this.error(b,{code:"commander.optionMissingArgument"})}missingMandatoryOptionValue(h){let b=`error: required option '${h.flags}' not specified`;this.
error(b,{code:"commander.missingMandatoryOptionValue"})}_conflictingOption(h,b){let _=O=>{let E=O.attributeName(),T=this.getOptionValue(E),C=this.options.find(M=>M.
negate&&E===M.attributeName()),A=this.options.find(M=>!M.negate&&E===M.attributeName());return C&&(C.presetArg===void 0&&T===false||C.presetArg!==void 0&&T===C.
presetArg)?C:A||O},y=O=>{let E=_(O),T=E.attributeName();return this.getOptionValueSource(T)==="env"?`environment variable '${E.envVar}'`:`option '${E.flags}'`},
v=`error: ${y(h)} cannot be used with ${y(b)}`;this.error(v,{code:"commander.conflictingOption"})}unknownOption(h){if(this._allowUnknownOption)return;let b="";if(h.
startsWith("--")&&this._showSuggestionAfterError){let y=[],v=this;do{let O=v.createHelp().visibleOptions(v).filter(E=>E.long).map(E=>E.long);y=y.concat(O),v=v.parent}while(v&&
!v._enablePositionalOptions);b=d(h,y)}let _=`error: unknown option '${h}'${b}`;this.error(_,{code:"commander.unknownOption"})}_excessArguments(h){if(this._allowExcessArguments)
return;let b=this.registeredArguments.length,_=b===1?"":"s",y=`error: too many arguments${this.parent?` for '${this.name()}'`:""}. Expected ${b} argument${_} bu\
t got ${h.length}.`;this.error(y,{code:"commander.excessArguments"})}unknownCommand(){let h=this.args[0],b="";if(this._showSuggestionAfterError){let y=[];this.createHelp().
visibleCommands(this).forEach(v=>{y.push(v.name()),v.alias()&&y.push(v.alias())}),b=d(h,y)}let _=`error: unknown command '${h}'${b}`;this.error(_,{code:"command\
er.unknownCommand"})}version(h,b,_){if(h===void 0)return this._version;this._version=h,b=b||"-V, --version",_=_||"output the version number";let y=this.createOption(
b,_);return this._versionOptionName=y.attributeName(),this._registerOption(y),this.on("option:"+y.name(),()=>{this._outputConfiguration.writeOut(`${h}
`),this._exit(0,"commander.version",h)}),this}description(h,b){return h===void 0&&b===void 0?this._description:(this._description=h,b&&(this._argsDescription=b),
this)}summary(h){return h===void 0?this._summary:(this._summary=h,this)}alias(h){if(h===void 0)return this._aliases[0];let b=this;if(this.commands.length!==0&&this.
commands[this.commands.length-1]._executableHandler&&(b=this.commands[this.commands.length-1]),h===b._name)throw new Error("Command alias can't be the same as i\
ts name");let _=this.parent?._findCommand(h);if(_){let y=[_.name()].concat(_.aliases()).join("|");throw new Error(`cannot add alias '${h}' to command '${this.name()}\
' as already have command '${y}'`)}return b._aliases.push(h),this}aliases(h){return h===void 0?this._aliases:(h.forEach(b=>this.alias(b)),this)}usage(h){if(h===
void 0){if(this._usage)return this._usage;let b=this.registeredArguments.map(_=>o(_));return[].concat(this.options.length||this._helpOption!==null?"[options]":[],
this.commands.length?"[command]":[],this.registeredArguments.length?b:[]).join(" ")}return this._usage=h,this}name(h){return h===void 0?this._name:(this._name=h,
this)}helpGroup(h){return h===void 0?this._helpGroupHeading??"":(this._helpGroupHeading=h,this)}commandsGroup(h){return h===void 0?this._defaultCommandGroup??"":
(this._defaultCommandGroup=h,this)}optionsGroup(h){return h===void 0?this._defaultOptionGroup??"":(this._defaultOptionGroup=h,this)}_initOptionGroup(h){this._defaultOptionGroup&&
!h.helpGroupHeading&&h.helpGroup(this._defaultOptionGroup)}_initCommandGroup(h){this._defaultCommandGroup&&!h.helpGroup()&&h.helpGroup(this._defaultCommandGroup)}nameFromFilename(h){
return this._name=a.basename(h,a.extname(h)),this}executableDir(h){return h===void 0?this._executableDir:(this._executableDir=h,this)}helpInformation(h){let b=this.
createHelp(),_=this._getOutputContext(h);b.prepareContext({error:_.error,helpWidth:_.helpWidth,outputHasColors:_.hasColors});let y=b.formatHelp(this,b);return _.
hasColors?y:this._outputConfiguration.stripColor(y)}_getOutputContext(h){h=h||{};let b=!!h.error,_,y,v;return b?(_=O=>this._outputConfiguration.writeErr(O),y=this.
_outputConfiguration.getErrHasColors(),v=this._outputConfiguration.getErrHelpWidth()):(_=O=>this._outputConfiguration.writeOut(O),y=this._outputConfiguration.getOutHasColors(),
v=this._outputConfiguration.getOutHelpWidth()),{error:b,write:O=>(y||(O=this._outputConfiguration.stripColor(O)),_(O)),hasColors:y,helpWidth:v}}outputHelp(h){let b;
typeof h=="function"&&(b=h,h=void 0);let _=this._getOutputContext(h),y={error:_.error,write:_.write,command:this};this._getCommandAndAncestors().reverse().forEach(
O=>O.emit("beforeAllHelp",y)),this.emit("beforeHelp",y);let v=this.helpInformation({error:_.error});if(b&&(v=b(v),typeof v!="string"&&!Buffer.isBuffer(v)))throw new Error(
"outputHelp callback must return a string or a Buffer");_.write(v),this._getHelpOption()?.long&&this.emit(this._getHelpOption().long),this.emit("afterHelp",y),this.
_getCommandAndAncestors().forEach(O=>O.emit("afterAllHelp",y))}helpOption(h,b){return typeof h=="boolean"?(h?(this._helpOption===null&&(this._helpOption=void 0),
this._defaultOptionGroup&&this._initOptionGroup(this._getHelpOption())):this._helpOption=null,this):(this._helpOption=this.createOption(h??"-h, --help",b??"disp\
lay help for command"),(h||b)&&this._initOptionGroup(this._helpOption),this)}_getHelpOption(){return this._helpOption===void 0&&this.helpOption(void 0,void 0),this.
_helpOption}addHelpOption(h){return this._helpOption=h,this._initOptionGroup(h),this}help(h){this.outputHelp(h);let b=Number(i.exitCode??0);b===0&&h&&typeof h!=
"function"&&h.error&&(b=1),this._exit(b,"commander.help","(outputHelp)")}addHelpText(h,b){let _=["beforeAll","before","after","afterAll"];if(!_.includes(h))throw new Error(
`Unexpected value for position to addHelpText.
Expecting one of '${_.join("', '")}'`);let y=`${h}Help`;return this.on(y,v=>{let O;typeof b=="function"?O=b({error:v.error,command:v.command}):O=b,O&&v.write(`${O}\

`)}),this}_outputHelpIfRequested(h){let b=this._getHelpOption();b&&h.find(_=>b.is(_))&&(this.outputHelp(),this._exit(0,"commander.helpDisplayed","(outputHelp)"))}};
function m(x){return x.map(h=>{if(!h.startsWith("--inspect"))return h;let b,_="127.0.0.1",y="9229",v;return(v=h.match(/^(--inspect(-brk)?)$/))!==null?b=v[1]:(v=
h.match(/^(--inspect(-brk|-port)?)=([^:]+)$/))!==null?(b=v[1],/^\d+$/.test(v[3])?y=v[3]:_=v[3]):(v=h.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/))!==null&&
(b=v[1],_=v[3],y=v[4]),b&&y!=="0"?`${b}=${_}:${parseInt(y)+1}`:h})}function w(){if(i.env.NO_COLOR||i.env.FORCE_COLOR==="0"||i.env.FORCE_COLOR==="false")return false;
if(i.env.FORCE_COLOR||i.env.CLICOLOR_FORCE!==void 0)return true}e10.Command=g,e10.useColor=w}),zH=Da(e10=>{var{Argument:t}=kg(),{Command:r}=LH(),{CommanderError:a,
InvalidArgumentError:n}=Zu(),{Help:i}=EO(),{Option:s}=TO();e10.program=new r,e10.createCommand=o=>new r(o),e10.createOption=(o,l)=>new s(o,l),e10.createArgument=
(o,l)=>new t(o,l),e10.Command=r,e10.Option=s,e10.Argument=t,e10.Help=i,e10.CommanderError=a,e10.InvalidArgumentError=n,e10.InvalidOptionArgumentError=n}),FH=PH(
zH(),1),{program:bue,createCommand:_ue,createArgument:yue,createOption:vue,CommanderError:xg,InvalidArgumentError:DH,InvalidOptionArgumentError:wue,Command:Yr,Argument:BH,
Option:UH,Help:$ue}=FH.default;function kt(e10,t=globalThis.Deno?globalThis.Deno.args:Kt.argv){let r=e10.startsWith("-")?"":e10.length===1?"-":"--",a=t.indexOf(
r+e10),n=t.indexOf("--");return a!==-1&&(n===-1||a<n)}var{env:ge}=Kt,Ku;kt("no-color")||kt("no-colors")||kt("color=false")||kt("color=never")?Ku=0:(kt("color")||
kt("colors")||kt("color=true")||kt("color=always"))&&(Ku=1);function qH(){if(!("FORCE_COLOR"in ge))return;if(ge.FORCE_COLOR==="true")return 1;if(ge.FORCE_COLOR===
"false")return 0;if(ge.FORCE_COLOR.length===0)return 1;let e10=Math.min(Number.parseInt(ge.FORCE_COLOR,10),3);if([0,1,2,3].includes(e10))return e10}function WH(e10){
return e10===0?false:{level:e10,hasBasic:true,has256:e10>=2,has16m:e10>=3}}function GH(e10,{streamIsTTY:t,sniffFlags:r=true}={}){let a=qH();a!==void 0&&(Ku=a);let n=r?
Ku:a;if(n===0)return 0;if(r){if(kt("color=16m")||kt("color=full")||kt("color=truecolor"))return 3;if(kt("color=256"))return 2}if("TF_BUILD"in ge&&"AGENT_NAME"in
ge)return 1;if(e10&&!t&&n===void 0)return 0;let i=n||0;if(ge.TERM==="dumb")return i;if(Kt.platform==="win32"){let s=mO.release().split(".");return Number(s[0])>=
10&&Number(s[2])>=10586?Number(s[2])>=14931?3:2:1}if("CI"in ge)return["GITHUB_ACTIONS","GITEA_ACTIONS","CIRCLECI"].some(s=>s in ge)?3:["TRAVIS","APPVEYOR","GITL\
AB_CI","BUILDKITE","DRONE"].some(s=>s in ge)||ge.CI_NAME==="codeship"?1:i;if("TEAMCITY_VERSION"in ge)return/^(9\.(0*[1-9]\d*)\.|\d{2,}\.)/.test(ge.TEAMCITY_VERSION)?
1:0;if(ge.COLORTERM==="truecolor"||ge.TERM==="xterm-kitty"||ge.TERM==="xterm-ghostty"||ge.TERM==="wezterm")return 3;if("TERM_PROGRAM"in ge){let s=Number.parseInt(
(ge.TERM_PROGRAM_VERSION||"").split(".")[0],10);switch(ge.TERM_PROGRAM){case"iTerm.app":return s>=3?3:2;case"Apple_Terminal":return 2}}return/-256(color)?$/i.test(
ge.TERM)?2:/^screen|^xterm|^vt100|^vt220|^rxvt|color|ansi|cygwin|linux/i.test(ge.TERM)||"COLORTERM"in ge?1:i}function _g(e10,t={}){let r=GH(e10,{streamIsTTY:e10&&
e10.isTTY,...t});return WH(r)}var Nue={stdout:_g({isTTY:bg.isatty(1)}),stderr:_g({isTTY:bg.isatty(2)})};function Xn(e10,t=vO.argv){let r=e10.startsWith("-")?"":
e10.length===1?"-":"--",a=t.indexOf(r+e10),n=t.indexOf("--");return a!==-1&&(n===-1||a<n)}function $O(e10=""){if(/^\d{3,4}$/.test(e10)){let r=/(\d{1,2})(\d{2})/.
exec(e10)??[];return{major:0,minor:Number.parseInt(r[1],10),patch:Number.parseInt(r[2],10)}}let t=(e10??"").split(".").map(r=>Number.parseInt(r,10));return{major:t[0],
minor:t[1],patch:t[2]}}function yg(e10){let{CI:t,CURSOR_TRACE_ID:r,FORCE_HYPERLINK:a,NETLIFY:n,TEAMCITY_VERSION:i,TERM_PROGRAM:s,TERM_PROGRAM_VERSION:o,VTE_VERSION:l,
TERM:c}=Kt.env;if(a)return!(a.length>0&&Number.parseInt(a,10)===0);if(Xn("no-hyperlink")||Xn("no-hyperlinks")||Xn("hyperlink=false")||Xn("hyperlink=never"))return false;
if(Xn("hyperlink=true")||Xn("hyperlink=always")||n)return true;if(!_g(e10)||e10&&!e10.isTTY)return false;if("WT_SESSION"in Kt.env)return true;if(Kt.platform==="\
win32"||t||i)return false;if(s){let u=$O(o);switch(s){case"iTerm.app":return u.major===3?u.minor>=1:u.major>3;case"WezTerm":return/^0-unstable-\d{4}-\d{2}-\d{2}$/.
test(o)?o.slice(11)>="2020-06-20":u.major>=20200620;case"vscode":return r?true:u.major>1||u.major===1&&u.minor>=72;case"ghostty":return true;case"zed":return true;case"\
Orca":return true;case"WarpTerminal":return true}}if(l){if(l==="0.50.0")return false;let u=$O(l);return u.major>0||u.minor>=50}switch(c){case"alacritty":return true;case"\
xterm-kitty":return true}return false}var jue={stdout:yg(Kt.stdout),stderr:yg(Kt.stderr)},Xr=({terminal:e10})=>e10??{input:process.stdin,output:process.stderr},
vg=5,HH=40,VH=200,JH=100;function Sg(e10){let t=n=>{let i=KH(e10,n.isTTY);return{width:Math.min(VH,Math.max(HH,n.columns||JH)),colour:i,...!n.isTTY&&{piped:true},
...i&&yg(n)&&{links:{plans:process.cwd()}}}},r=new AbortController,{signal:a}=r;return QH(r),process.stdout.on("error",n=>wO(n)?r.abort():kO(n)),process.stderr.
on("error",n=>!wO(n)&&kO(n)),{cwd:process.cwd(),readStdin:()=>ZH(a),stdout:n=>{process.stdout.write(n)},stderr:n=>{process.stderr.write(n)},style:t(process.stdout),
errorStyle:t(process.stderr),live:process.stderr.isTTY&&process.env.TERM!=="dumb"&&!process.env.CI,signal:a,env:process.env}}function KH(e10,t){let{NO_COLOR:r,FORCE_COLOR:a,
TERM:n}=process.env;return e10.includes("--no-color")||r?false:a?a!=="0"&&a!=="false":t&&n!=="dumb"}function kO({message:e10}){process.exitCode!==vg&&(process.exitCode=
vg,process.stderr.write(`editplan: its output is not whole: ${Ee(e10)}. What the command did is kept: editplan history lists its runs.
`))}async function ZH(e10){let t=[];try{for await(let r of pO(e10,process.stdin))t.push(r)}catch(r){if(!e10.aborted)throw r;let a="Interrupted while reading sta\
ndard input. Nothing was changed. Run the command again.";throw new pt({name:"INTERRUPTED",message:a})}return Buffer.concat(t)}var YH={SIGHUP:1,SIGINT:2,SIGTERM:15},
XH=1e3;function QH(e10){let t;for(let[r,a]of Object.entries(YH))process.on(r,()=>{t??=performance.now(),e10.abort(),r!=="SIGHUP"&&performance.now()-t>XH&&process.
exit(128+a)})}async function Ba(e10,t){let r=await Qn(e10);return r?(t.stderr(`${ji(r.map(Gs),t.errorStyle).join(`
`)}
`),MH(r[0]?.name??"USAGE")):e9(e10,t)}async function Qn(e10){if(!(e10 instanceof pt))return;let{masked:t}=await import("./core-policy-secrets.js");return t(e10.
problems)}function e9(e10,{env:t,stderr:r}){let a=e10 instanceof Error?e10.message:String(e10);return r(`editplan failed unexpectedly: ${Ee(a)}
`),r(t.EDITPLAN_DEBUG&&e10 instanceof Error?`${e10.stack}
`:`Set EDITPLAN_DEBUG=1 to see the stack, and please report this.
`),vg}async function Mt(e10,t,{cwd:r}){let a=k.resolve(r,e10);Nl(a);try{jH(a,t)}catch(n){throw n instanceof Error&&"code"in n?new pt({name:"USAGE",message:`${e10}\
 cannot be written: ${n.message}. Choose another file.`}):n}}async function Og(e10,{cwd:t}){let r=k.resolve(t,e10);if(Nl(r),(await Ju(k.dirname(r)).catch(()=>{}))?.
isDirectory())return;let a=`${e10} cannot be written: its folder is missing. Create the folder, or choose another file.`;throw new pt({name:"USAGE",message:a})}
async function NO(e10,t,r={}){let[a,{tellSource:n}]=await Promise.all([import("./core-run-read-plans.js"),import("./faces-cli-tell-source.js")]);return a.readPlans(
e10,{...r,read:async i=>await t9(i,t,r)??r9(i,t),tell:n(t)})}async function t9(e10,t,{vars:r={},repository:a}){if(!e10.endsWith(".jsonl")||!i9(k.resolve(t.cwd,e10)))
return;let{openStreamedPlan:n}=await import("./core-plan-json-lines.js"),i=await IO(e10,t),s="pieces"in i?n(i,{vars:r,repository:a}):void 0;return s&&!s.ok&&s.problems[0]?.
at?.line===1?void 0:s}async function r9(e10,t){let r=await a9(e10,t);return typeof r=="string"?{name:e10==="-"?Eg:e10,text:r}:{ok:false,problems:[r]}}async function a9(e10,t){
try{let r=e10==="-"?await t.readStdin():await n9(k.resolve(t.cwd,e10));return r?cl(`The plan ${e10}`,r):{name:"LIMIT_EXCEEDED",message:`The plan ${e10} is over \
500 MiB. Split it.`}}catch(r){if(r instanceof pt)throw r;return ei(`The plan ${e10}`,r)}}var n9=async e10=>(await Ju(e10)).size>ul?void 0:Yn(e10),Eg="stdin",wg=64*
1024*1024,$g=128*1024;async function IO(e10,t){let r=e10==="-"?Eg:e10,a=k.resolve(t.cwd,e10);try{let n=e10==="-"?void 0:Dt(a);if(n?.isFile()&&n.size>wg)return{name:r,
pieces:xO(r,()=>c9(a))};let i=e10==="-"?await t.readStdin():await Yn(a);if(i.length>wg)return{name:r,pieces:xO(r,()=>l9(i))};let s=cl(`The file ${r}`,i);if(typeof s!=
"string")throw new pt(s);return{name:r,text:s.replace(/^\ufeff/,"")}}catch(n){throw n instanceof pt?n:new pt(ei(`The file ${r}`,n))}}var i9=e10=>(Dt(e10,{throwIfNoEntry:false})?.
size??0)>wg;async function Qr(e10,t,{what:r,refusal:a="USAGE"}){let n;try{n=e10==="-"?await t.readStdin():await Yn(k.resolve(t.cwd,e10))}catch(i){throw i instanceof
pt?i:new pt({...ei(r,i),name:a})}return cd(r,n,a)}var ei=(e10,t)=>{let{reason:r,hint:a=""}=qh(t);return{name:"PLAN_NOT_FOUND",message:`${e10} cannot be read: ${r}\
. Check its path${a}.`}},xO=(e10,t)=>({*[Symbol.iterator](){let r=Buffer.alloc(0),a=true;for(let n of t()){let i=Buffer.concat([r,n]),s=o9(i);r=i.subarray(s);let o=s9(
e10,i.subarray(0,s));yield a&&o.startsWith("\uFEFF")?o.slice(1):o,a&&=o===""}if(r.length>0)throw jO(e10)}}),s9=(e10,t)=>{if(!Ri(t))throw jO(e10);return t.toString()},
o9=e10=>{for(let t=1;t<4&&t<=e10.length;t++){let r=e10[e10.length-t];if((r>=240?4:r>=224?3:r>=192?2:1)>t)return e10.length-t;if(r<128||r>=192)break}return e10.length},
jO=e10=>new pt({name:"PLAN_SYNTAX",message:`The file ${e10} is not UTF-8. Save it as UTF-8.`});function*l9(e10){for(let t=0;t<e10.length;t+=$g)yield e10.subarray(
t,t+$g)}function*c9(e10){let t=Buffer.allocUnsafe($g),r=qi(e10,"r");try{for(let a=Rd(r,t);a>0;a=Rd(r,t))yield t.subarray(0,a)}finally{Ui(r)}}async function Vs(e10,t,r){
let{planText:a}=await import("./core-plan-print.js"),n=a(e10,t);if(t!=="-")return Mt(t,n,r);for(let i of n)r.stdout(i)}function u9(e10,t){let r=(a,n)=>t.stderr(
`${R(t.errorStyle,"yellow","!")} not in the plan: ${a}: ${I(n)}
`);for(let[a,n]of K(e10,i=>i.reason)){let i=n.slice(0,p9);for(let{path:s}of i)r(I(s),a);n.length>i.length&&r(CH(n.length-i.length,"more file"),a)}}var p9=100,CO=new WeakMap,
f9=e10=>CO.get(e10)??[];function ti(e10,{own:t=[],headings:r=il,name:a=e10.name(),verbOf:n}={}){let i=[...Ft,...t].filter(o=>o.option&&o.verbs.some(l=>la(l)===a));
CO.set(e10,i);let s=({option:[,o]=["","Options"]})=>r.includes(o)?o:"Options";for(let o of il){e10.optionsGroup(`${o}:`);for(let l of i)s(l)===o&&e10.addOption(
d9(l))}return e10.optionsGroup(Js).hook("preAction",(o,l)=>{let c=n?n(o.opts(),l.args,l):i[0]?.verbs.find(u=>la(u)===a)??a;MO(o,c);for(let u of i)u.type==="line\
s"&&o.getOptionValueSource(St(u))==="default"&&o.setOptionValueWithSource(St(u),void 0,"default")})}function MO(e10,t){let[r,...a]=PO(e10,t).map(n=>({name:"USAG\
E",message:n}));if(r)throw new pt([r,...a])}function PO(e10,t){let r=f9(e10),a=[...new Set(r.filter(n=>e10.getOptionValueSource(St(n))==="cli").map(n=>n.name))];
return sd({verb:t,names:a,rows:r,called:n=>`--${RO(r.find(i=>i.name===n)??{name:n}).flag}`})}var RO=({name:e10,option:t})=>{let[,r,a=e10,n]=/^(?:(-\w), )?(?:([\w-]+)(?: |$))?([<[].*)?$/.
exec(t?.[0]??"")??[];return{short:r,flag:a,value:n}};function d9(e10){let{type:t,about:r,default:a,given:n,mandatory:i=false,hidden:s=false}=e10,{short:o,flag:l,
value:c=""}=RO(e10),u=a!==void 0&&t==="text"&&n===void 0,p=new UH([o,`--${l}${c&&` ${c}`}`].filter(Boolean).join(", "),`${r}${u?`; by default ${a}`:""}`.replaceAll(
"`",""));p.attributeName=()=>St(e10),p.makeOptionMandatory(i).hideHelp(s);let f=t==="lines"&&n!==void 0?[n]:void 0;n!==void 0&&p.default(f??g9(e10,n),a);let d=typeof t==
"string"?h9(e10,f):p.choices(t).parseArg;return c===""?p:p.argParser(m9(l,{read:d,isList:t==="list"||t==="lines"}))}function h9(e10,t){return e10.type==="lines"?
OO(t):e10.type==="list"?e10.option?.[0].includes("...")?OO():_9:["count","number","person","number of a pull request"].includes(String(e10.type))?b9(e10):void 0}
function m9(e10,{read:t,isList:r}){let a=false;return(n,i)=>{if(n.trim()==="")throw SO(`--${e10} has an empty value. Give one, or leave the option out.`);if(a&&
!r)throw SO(`--${e10} is given twice, and takes one value. Leave one of them out.`);return a=true,t?t(n,i):n}}var SO=e10=>new pt({name:"USAGE",message:e10}),g9=(e10,t)=>{
let r=ol(e10,t);return"value"in r?r.value:t},b9=e10=>t=>{let r=ol(e10,t);if("value"in r)return r.value;throw new DH(`Expected ${r.expected}.`)},OO=(e10=[])=>(t,r=[])=>r===
e10?[t]:[...r,t],_9=(e10,t=[])=>[...t,...e10.split(",").flatMap(r=>r.trim()||[])],Js="Options:",Ks="plan files: .yaml, .yml, .json or .jsonl; - is standard inpu\
t",y9="codeowners, folder, folder:DEPTH, size:STEPS, or glob:NAME=PATTERN, the last one several times";async function LO({var:e10=[],vars:t=[]},r){let a=new Map;
for(let n of t)for(let[i,s]of mg(n,await Qr(n,r,{what:n})))a.set(i,s);for(let n of e10)a.set(...gg("--var",n));return Object.fromEntries(a)}async function ri(e10,t,r){
let a=await zO(t,r),{source:n}=ll(t.verb,t),i=await LO(t,r);return{place:a,plans:await NO(e10,r,{...a,vars:i,source:n})}}async function Tg(e10,t,r){let{plans:a,
place:n}=await ri([e10],t,r);return{plan:a[0],place:n}}async function zO(e10,t){let{run:r,replay:a,plan:n,commits:i}=ll(e10.verb,e10),s=e10.policy===void 0?void 0:
await FO(e10.policy,t);return{root:Yu(e10,t),...r,...a,bare:e10.bare!==void 0,policy:s,overrides:nd(n),commitWords:id(i),signal:t.signal}}var Yu=({bare:e10,repo:t="\
."},{cwd:r})=>k.resolve(r,e10??t),FO=async(e10,t)=>({name:e10,text:await Qr(e10,t,{what:`The policy ${e10}`,refusal:"POLICY_INVALID"})}),v9=({env:e10})=>({token:e10.
GITHUB_TOKEN||e10.GH_TOKEN||void 0,serverUrl:e10.GITHUB_SERVER_URL,apiUrl:e10.GITHUB_API_URL,graphqlUrl:e10.GITHUB_GRAPHQL_URL,environment:e10}),Ag=({onError:e10},[
t])=>(e10??t?.options.on_error)==="continue",ai=(...e10)=>`
Examples:
${e10.map(t=>`  $ ${t}
`).join("")}`;import{core_text_utf8_cache$e as w9,core_text_utf8_cache$f as $9,core_text_utf8_cache$i as k9,core_text_utf8_cache$k as x9,core_text_utf8_cache$p as S9}from"./hook.js";
var Xu=e10=>{let t=k9(e10)?void 0:w9(e10);if(t?.ok)return{file:t.file};let r=t?O9.find(({mark:n})=>N9(e10,n)):A9(e10);if(!r)return;let a=t?t.encoding:`${r.name}\
 without a byte order mark`;return{file:$9(r.decode(e10.subarray(r.mark?.length??0))),unsupported:a}},Ng=e10=>e10.subarray(0,e10.length&-2).toString("utf16le"),
DO=e10=>Ng(Buffer.from(e10.subarray(0,e10.length&-2)).swap16()),BO=e10=>t=>{let r=[];for(let a=0;a+4<=t.length;a+=4){let n=e10(t,a);r.push(n<=1114111?String.fromCodePoint(
n):"\uFFFD")}return r.join("")},UO=BO((e10,t)=>e10.readUInt32LE(t)),qO=BO((e10,t)=>e10.readUInt32BE(t)),O9=[{name:"UTF-32LE",mark:[255,254,0,0],decode:UO},{name:"\
UTF-32BE",mark:[0,0,254,255],decode:qO},{name:"UTF-16BE",mark:[254,255],decode:DO},{name:"UTF-16LE",mark:[255,254],decode:Ng}],E9=[{name:"UTF-32LE",own:[0],decode:UO},
{name:"UTF-32BE",own:[3],decode:qO},{name:"UTF-16LE",own:[0,2],decode:Ng},{name:"UTF-16BE",own:[1,3],decode:DO}],T9=8e3,A9=e10=>{let t=e10.subarray(0,T9),r=[0,0,
0,0];for(let n=0;n<t.length;n+=1)t[n]===0&&(r[n%4]=(r[n%4]??0)+1);let a=Math.floor(t.length/4);if(!(a<2))return E9.find(({own:n})=>r.every((i,s)=>n.includes(s)?
i===0:i>=.7*a))},N9=(e10,t)=>t.every((r,a)=>e10[a]===r);function I9(e10,t){let r=[e10,t].map(o=>o===void 0?C9:WO(o)),[a,n]=r;if(!a||!n)return;let i=new Set(r.flatMap(
o=>o?.encoding??[]));if(![...i].some(o=>!o.startsWith("UTF-8")))return;let s=nt(a.text);return{...Fi(s,Ot(s,nt(n.text)),{oldStart:1,newStart:1}),encoding:[...i].
join(" \u2192 ")}}function j9(e10){let t=WO(e10);return t?.encoding.startsWith("UTF-8")===false?t.text:void 0}var C9={text:""};function WO(e10){let t=Xu(e10);if(!t)
return;let{file:r,unsupported:a}=t,n=x9(r,0,r.bytes.length);if(r.encoding==="utf8"&&a===void 0)return{encoding:"UTF-8",text:n};let i=a??"UTF-16LE";return e10.length%
(i.startsWith("UTF-32")?4:2)===0&&S9(n)&&!/[\0\ufffd]/.test(n)?{encoding:i,text:n}:void 0}import{core_text_words$h as M9}from"./hook.js";var ep=e10=>[...new Set(
Ws(e10).map(({path:t})=>t))],Zs=({input:e10})=>"glob"in e10&&e10.glob!==void 0?Mh(e10.glob):void 0,P9=({tool:e10,input:t})=>{if(!("glob"in t)||t.glob===void 0)return;
let{destination:r}=ut(e10);return r&&{key:r,given:String(Reflect.get(t,r)??""),glob:t.glob}},HO=e10=>{if("command"in e10.input)return M9(e10.input.command);let t=Zs(
e10);return t===void 0?ep(e10)[0]??"":VO(t)},VO=e10=>We(e10).join(", "),R9=e10=>{if(!ca(e10,Bs))return;let{file_path:t,old_string:r,new_string:a}=e10.input;if(!(t===
void 0||r===void 0||a===void 0))return{...e10.input,file_path:t,old_string:r,new_string:a}},L9=e10=>{if(e10.outline)return e10.outline;let t=JO();for(let r of e10)
t.add(r);return t.outline()},JO=()=>{let[e10,t,r]=[new Set,new Set,new Set],a=new Map,n=new Map,i=[],s=0,o=false;return{add(l){let{index:c,at:u,tool:p}=l;if(u.file!==
void 0&&e10.add(u.file),l.leftOut)return;let f=a.get(p)??new Set;a.set(p,f);for(let g of ep(l))t.add(g),f.add(g);l.when?.file_path&&t.add(l.when.file_path),(Zs(
l)!==void 0||l.when?.glob!==void 0||"imports"in l.input)&&n.set(c,{tool:p,input:l.input,...l.when&&{when:l.when}}),Fa(p)!=="reads"&&s++,o||="confirm"in l.input&&
l.input.confirm===true,z9(r,l);let d=D9(l);d&&i.push(d)},outline:()=>({changing:s,files:e10,paths:t,touched:a,globs:n,words:i,confirms:o,variables:r})}},GO=10;function z9(e10,t){
if(e10.size>=GO)return;let r=KO(t.input);if(!(r.length===0||[...ep(t),HO(t)].some(a=>F9.test(a))))for(let a of r.slice(0,GO))e10.add(a)}var F9=/(?:^|\/)(?:\.github\/|action\.ya?ml$)/,
KO=e10=>typeof e10=="string"?fg(e10,"vars"):typeof e10=="object"&&e10!==null?Object.values(e10).flatMap(KO):[],D9=({index:e10,id:t,why:r,session:a,at:n})=>t||r||
a?{index:e10,at:n,...t!==void 0&&{id:t},...r!==void 0&&{why:r},...a&&{session:a}}:void 0,B9=e10=>{let[t]=e10;if(t&&e10.length===1)return t;let r=new Set(e10.flatMap(
({touched:a})=>[...a.keys()]));return{changing:e10.reduce((a,{changing:n})=>a+n,0),files:Qu(e10.map(({files:a})=>a)),paths:Qu(e10.map(({paths:a})=>a)),touched:new Map(
Array.from(r,a=>[a,Qu(e10.map(({touched:n})=>n.get(a)??[]))])),globs:new Map(e10.flatMap(({globs:a})=>[...a])),words:e10.flatMap(({words:a})=>a),confirms:e10.some(
({confirms:a})=>a),variables:Qu(e10.map(({variables:a})=>a))}},Qu=e10=>new Set(e10.flatMap(t=>[...t])),U9=({input:e10,when:t})=>"glob"in e10||t!==void 0||"expec\
t_matches"in e10&&typeof e10.expect_matches=="object"&&e10.expect_matches.min===0;import{core_workspace_file_identity$f as YO}from"./hook.js";import{core_text_utf8_cache$p as q9}from"./hook.js";
import{core_text_splice$b as W9}from"./hook.js";import{errors$b as G9}from"./hook.js";var H9=(e10,t)=>{let r=ut(e10.tool),a=r.announce?r.announce(e10.input,t):`${r.
doing} ${W(XO(e10))}`;return a===void 0?void 0:{type:"progress",tool:e10.tool,message:a}},V9=(e10,t)=>QO(()=>XO(e10),()=>J9(ut(e10.tool).run?.(e10.input,t),e10)),
XO=e10=>Ws(e10)[0]?.path??"",J9=(e10,{tool:t})=>{if(e10===void 0)throw new TypeError(`${t} is not about one file`);return e10};function QO(e10,t){let r=a=>({ok:false,
problem:eE(e10(),a)});try{let a=t();return a instanceof Promise?a.catch(r):a}catch(a){return r(a)}}var eE=(e10,t)=>{let r=Cg(t);if(r)return r;if(t instanceof jm)
return Lu(e10,t.steps);if(!YO(t))throw t;return{name:"READ_FAILED",message:`${JSON.stringify(e10)} could not be read: ${t.message}. Check its permissions.`}},Cg=e10=>e10 instanceof
G9?e10.problems.find(({name:t})=>t==="FILTER_UNAVAILABLE"):void 0,Mg=async e10=>{let{glob:t,exclude:r,only_if:a,endings:n,held:i}=e10,s=[...We(t),...We(r??[])].
find(g=>g.startsWith("!"));if(s!==void 0)return`The glob ${JSON.stringify(s)} begins with !; write the files to leave out in \`exclude\`, without the !.`;let o=on(
t);if(typeof o=="string")return o;let l=on(r??[],{purpose:"protect"});if(typeof l=="string")return l;let c=await Lg(a??{});if(typeof c=="string")return c;let u=await X9(
i);if(typeof u=="string")return u;let p=g=>!n||n.some(m=>g.endsWith(m)),f=g=>p(g)&&o.some(m=>m.matches(g))&&!l.some(m=>m.matches(g)),d=g=>{let m=Xu(g);return!m||
!c.every(w=>Y9(w,m.file))?false:u.holds(m.file)!=="no"};return{globs:o.map(g=>({...g,matches:m=>p(m)&&g.matches(m)})),names:f,holds:d,matches:(g,{stat:m,read:w})=>{
try{if(!q9(g))return f(g);let x=f(g)?m(g):void 0;return x?.kind!=="file"||x.link?false:x.size>W9||d(w(g))}catch(x){if(YO(x)||Cg(x))return true;throw x}},folders:o.
every(({folders:g})=>g)?o.flatMap(({folders:g=[]})=>g):void 0,needles:u.needles??Z9(c)}},K9=e10=>({name:"PATH_INVALID",message:`"${W(e10)}" is a name that no pl\
an can give. Narrow the glob.`}),Z9=e10=>{let t=e10.find(({negated:r,needle:a})=>!r&&a)?.needle;return t===void 0?void 0:[t]},Y9=({holds:e10,negated:t},r)=>e10(
r)!=="no"!==t,ZO={holds:()=>"yes",needles:void 0},X9=async e10=>{if(!e10)return ZO;if("syntax"in e10){let r=await vr.get().neededWord(e10.syntax);return r===void 0?
ZO:Ig(jg(r))}if("old_string"in e10)return Ig(jg(e10.old_string));if("notebook"in e10)return eV(e10.notebook);if("any"in e10)return Q9(e10.any);let t=await rE(e10.
regex);return typeof t=="string"?`regex is not valid: ${t}. ${Ps(e10.regex)}`:Ig(t)},Ig=({holds:e10,needle:t})=>({holds:e10,needles:t===void 0?void 0:[t]}),Q9=async e10=>{
let t=await Lg(e10);if(typeof t=="string")return t;let r=t.flatMap(({needle:a})=>a??[]);return{holds:a=>t.some(n=>n.holds(a)!=="no")?"yes":"no",needles:r.length===
t.length?r:void 0}},eV=({cell:e10,text:t})=>({holds:({bytes:r})=>{let a=Ea(r);if(!a.ok)return"uncertain";let n=e10===void 0?void 0:In(a.notebook,e10);if(e10!==void 0&&
n===void 0)return"no";let i=n===void 0?a.notebook.cells:a.notebook.cells.slice(n,n+1);return t===void 0||i.some(({source:s})=>s.includes(oe(t)))?"yes":"no"},needles:void 0}),
Pg=e10=>{let{input:t}=e10,r=Zs(e10);if(r===void 0||!("glob"in t))return;let{exclude:a,only_if:n}=t;return{glob:r,exclude:a,only_if:n,...ut(e10.tool).criteria?.(
t)}},Rg=({when:e10})=>{if(e10?.glob===void 0)return;let{file_path:t,glob:r,exists:a,...n}=e10,i=a!==void 0||Object.keys(n).length===0;return{glob:r,held:i?void 0:
{any:n}}},tV=({glob:e10,exclude:t,only_if:r,endings:a,held:n})=>JSON.stringify([e10,t,r,a,n]),Lg=async e10=>{let t=[];for(let r of rV){let a=e10[r];if(a===void 0)
continue;let n=r.endsWith("matches")?await rE(a):jg(a);if(typeof n=="string")return`${r} is not valid: ${n}. ${Ps(a)}`;t.push({key:r,negated:r.startsWith("not_"),
...n})}return t},rV=["contains","not_contains","matches","not_matches"],jg=e10=>({holds:t=>Cm(t,e10),needle:tE(e10)}),tE=e10=>{let[t=""]=[...Au(e10)].sort((r,a)=>a.
length-r.length);return t===""||t.includes("\0")?void 0:t},rE=async e10=>{let{compilePattern:t,holdsMatch:r}=await import("./core-text-regex.js"),a=t(e10);return typeof a==
"string"?a:{holds:n=>r(n,a),needle:tE(aV(e10)??"")}},aV=e10=>{let t=e10.length>nV?[]:e10.match(iV)??[];if(t.some(sV))return;let r=[""],a=0;for(let i of t){i.startsWith(
"(")?a+=1:i===")"&&(a-=1);let s=a===0?cV(i):void 0;if(s!==void 0){r.push((r.pop()??"")+s);continue}oV.test(i)&&r.push(lV(r.pop()??"")),r.push("")}let n=r.reduce(
(i,s)=>s.length>i.length?s:i);return n===""?void 0:n},nV=1e4,iV=/\\.|\[\^?\]?(?:\[:\^?[a-z]+:\]|\\.|[^\]\\])*\]|\((?:\?(?:P?<\w+>|[^)]))?|[*+?]\??|\{\d+(?:,\d*)?\}\??|./gsu,
sV=e10=>e10==="|"||/^\(\?(?!P?<\w+>$|:$)/.test(e10)||/^\\(?![dDsSwWbBAzaftnrv])[A-Za-z0-9]/.test(e10),oV=/^(?:[*?]\??|\{\d.*\}\??)$/s,lV=e10=>Array.from(e10).slice(
0,-1).join(""),cV=e10=>e10.startsWith("\\")?/^\\[\p{P}\p{S}]$/u.test(e10)?e10.slice(1):void 0:Array.from(e10).length>1||/[.^$()*+?\n\r\0]/.test(e10)?void 0:e10;
import{core_text_utf8_cache$e as uV,core_text_utf8_cache$h as pV,core_text_utf8_cache$i as fV}from"./hook.js";import{core_text_splice$b as dV,core_text_splice$e as hV}from"./hook.js";
import{core_text_words$a as tp,core_text_words$d as aE}from"./hook.js";var ni=new Q("codemods"),rp=({input:e10})=>mV(e10)||nE(e10)?{glob:"**",endings:ni.get().endings}:
void 0,mV=e10=>"imports"in e10&&e10.imports!==void 0,nE=e10=>"only_if"in e10&&e10.only_if?.not_imported===true;async function gV(e10,t,r){if(!t.ok||!ca(e10,Wr)||
e10.input.imports===void 0)return t;let a=new Map(t.done.flatMap(({change:p})=>p?.from===void 0?[]:[[p.from,p.path]]));if(a.size===0)return t;let n=await iE(e10,
r);if("problem"in n)return n;let{texts:i,count:s,doubts:o,mentions:l}=await ni.get().follow(a,n);if(o.length>0&&e10.input.imports==="fix")return{ok:false,problem:vV(
o)};let c=[];for(let p of t.done){let f=$V(p,i,r);if(!f.ok)return f;c.push(f)}for(let[p,f]of i){if(a.has(p))continue;let d=kV(p,f,r);if(!d.ok)return d;c.push(d)}
let u=[`${tp(s,"import")} rewritten in ${tp(i.size,"file")}.`,...o.length>0?["Not rewritten, because they are not certain:",...zg(o)]:[],...l.length>0?["Named e\
lsewhere, and left as it is:",...zg(l)]:[]];return{...t,done:c,notes:[...t.notes??[],...u]}}async function bV(e10,t,r){if(!nE(e10.input))return{ok:true,paths:t,
notes:[]};let a=await iE(e10,r);if("problem"in a)return a;let n=await ni.get().importers(t,a),i=t.flatMap(s=>{let o=n.get(s);return o?[`Left alone, because it i\
s or may be imported: ${W(s)}, by ${oE(o)}`]:[]});return{ok:true,paths:t.filter(s=>!n.has(s)),notes:aE(i,sE)}}async function iE(e10,{tracked:t,touched:r,workspace:a}){
let n=rp(e10),i=[...t.hidden(n)].filter(c=>_V.test(c)).length;if(i>0)return{ok:false,problem:F("CHANGE_UNCERTAIN",yV(i))};let s=[...r()],o=c=>a.stat(c)?.kind===
"file",l=c=>n.endings?.some(u=>c.endsWith(u));return{paths:new Set([...await t.all(),...s].filter(o)),searched:[...new Set([...t.sought(n),...s.filter(l)])].filter(
o).sort(),textOf(c){let u=a.stat(c);if(u?.kind!=="file"||u.link||u.size>dV)return;let p=a.read(c),f=fV(p)?void 0:uV(p);return f?.ok&&f.file.valid?f.file:void 0}}}
var _V=/\.(?:[cm]?[jt]sx?|pyi?|html?|vue|svelte|astro|mdx|ipynb)$/,yV=e10=>`The policy denies to read ${tp(e10,"file")} with JavaScript, TypeScript or Python co\
de, so their imports are not known. Allow the Read, or leave out \`imports\` and \`not_imported\`.`,vV=e10=>({name:"CHANGE_UNCERTAIN",message:[`${tp(e10.length,
"place")} may be about a file that moves, and cannot be rewritten for certain:`,...zg(e10),"Edit these places in steps before the Move, or set `imports: fix-cer\
tain`, which leaves them as they are and lists them."].join(`
`)}),[sE,wV]=[20,3],zg=e10=>aE([...K(e10,({words:t})=>t).values()].map(t=>{let[r,...a]=t,n=t.slice(0,wV).map(({path:o,line:l})=>`${o}:${l}`),i=t.length-n.length,
s=i===0?"":` and ${i} more`;return a.length===0?oE(r):W(`${r.words}: ${n.join(", ")}${s}`)}),sE),oE=({path:e10,line:t,words:r})=>W(`${e10}:${t}: ${r}`);function $V(e10,t,r){
let{change:a}=e10,n=a?.from===void 0?void 0:t.get(a.from);if(a?.from===void 0||!n)return e10;let i=lE({path:a.from,effects:["removes","renames"]},n,r);if(!i.ok)
return i;let{after:s,structuredPatch:o,insertions:l,deletions:c}=i.change,u={...a,after:s,structuredPatch:o,insertions:l,deletions:c};return{...e10,change:u,state:lt(
s)}}function kV(e10,t,r){let a=lE({path:e10,effects:["changes"]},t,r);if(!a.ok)return a;let{change:n}=a;return{ok:true,path:e10,change:n,matches:0,type:"update",
state:lt(n.after)}}function lE(e10,t,r){let a=Te(Wr.name,e10,r);if(!a.ok)return a;let{target:n}=a,i=Ne(n,xV);if(i)return{ok:false,problem:i};let s=le(n);return cr(
n,s,hV(s.bytes,t.bytes,pV(s.encoding)))}var xV=[Xe,...ht,lr,mt];import{core_git_git$D as SV,core_git_git$d as OV,core_git_git$e as EV,core_git_git$l as TV}from"./hook.js";
function Fg(e10,t){if(e10.promisor||Object.keys(t.env).length===0)return e10;let r={...e10,promisor:t,run:a=>uE(r,()=>e10.run(a)),runNow(a){for(let n;;)try{return e10.
runNow(a)}catch(i){n=pE(i,n),e10.runNow(Ys(t,[n]))}}};return r}async function uE(e10,t){let{promisor:r}=e10;for(let a;;)try{return await t()}catch(n){if(!r)throw n;
a=pE(n,a),await e10.run(Ys(r,[a]))}}function pE(e10,t){let r=EV(e10);if(r===void 0||r===t)throw e10;return r}var Ys=({remote:e10,env:t,relay:r,pause:a},n)=>({args:[
...np(e10),"-c","fetch.negotiationAlgorithm=noop","fetch","--quiet","--no-tags","--no-write-fetch-head","--no-auto-maintenance","--recurse-submodules=no","--fil\
ter=blob:none","--stdin","--end-of-options",e10],input:n.map(i=>`${i}
`).join(""),env:t,relay:r,pause:a,parse:()=>{}}),np=e10=>/[:/]/.test(e10)?["-c",`remote.${e10}.promisor=true`,"-c",`remote.${e10}.partialCloneFilter=blob:none`]:
[];function ze(e10){let t=cE(e10),r=async a=>(t.hasEnded&&(t=cE(e10)),await t.answers.ask(a));return{read:a=>uE(e10,()=>OV(()=>r(a))),readNow:a=>fE(a)?e10.runNow(
AV(a)):void 0,async[Symbol.asyncDispose](){t.readers--,t.readers===0&&await t.end()}}}function Dg(e10){let t=SV(e10),r=t.then(a=>(a.config().catch(()=>{}),ze(a)));
return r.catch(()=>{}),{git:t,async[Symbol.asyncDispose](){await r.then(a=>a[Symbol.asyncDispose](),()=>{})}}}var fE=e10=>!/[\n\0]/.test(e10),AV=e10=>({args:["c\
at-file","--batch"],input:`${e10}
`,parse(t){let r=t.indexOf(10),a=dE(t.subarray(0,r).toString("utf8"));return a&&{oid:a.oid,type:a.type,content:t.subarray(r+1,r+1+a.size)}}});function dE(e10){let[
,t,r,a]=/^([0-9a-f]{40,64}) (blob|tree|commit|tag) (\d+)$/.exec(e10)??[];return t===void 0?void 0:{oid:t,type:r,size:Number(a)}}var ap=new WeakMap;function cE(e10){
let t=ap.get(e10)??NV(e10);return t.readers++,t}function NV(e10){let t=["cat-file","--batch"],r=e10.start(t),a=new IV(r,TV(r,t)),n=()=>{i.hasEnded=true,ap.get(e10)===
i&&ap.delete(e10)},i={answers:a,readers:0,hasEnded:false,async end(){n(),r.stdin.end(),await a.closed}};return ap.set(e10,i),a.closed.then(n),i}var IV=class{closed;#e;#r=[];#t=0;#a=Buffer.
alloc(0);#i;#n;constructor(e10,{closed:t,failure:r}){this.#e=e10,e10.stdout.on("data",a=>this.#s(a)),this.closed=t.then(()=>this.#u(r()??new Error("git cat-file\
 is closed")))}ask(e10){return this.#n?Promise.reject(this.#n):fE(e10)?new Promise((t,r)=>{this.#r.push({resolve:t,reject:r}),this.#e.stdin.writableCorked||(this.#e.
stdin.cork(),queueMicrotask(()=>this.#e.stdin.uncork())),this.#e.stdin.write(`${e10}
`)}):Promise.resolve(void 0)}#s(e10){let t=e10;for(;t.length>0;)t=this.#i?this.#c(this.#i,t):this.#l(t)}#l(e10){let t=e10.indexOf(10);if(t<0)return this.#a=Buffer.
concat([this.#a,e10]),e10.subarray(e10.length);let r=Buffer.concat([this.#a,e10.subarray(0,t)]).toString("utf8");this.#a=Buffer.alloc(0);let a=dE(r);if(!a)this.#o(
void 0);else{let n=Buffer.allocUnsafe(a.size+1);this.#i={oid:a.oid,type:a.type,content:n,filled:0}}return e10.subarray(t+1)}#c(e10,t){let r=t.copy(e10.content,e10.
filled);return e10.filled+=r,e10.filled===e10.content.length&&(this.#i=void 0,this.#o({oid:e10.oid,type:e10.type,content:e10.content.subarray(0,-1)})),t.subarray(
r)}#o(e10){this.#r[this.#t]?.resolve(e10),this.#t++,!(this.#t<1024)&&(this.#r.splice(0,this.#t),this.#t=0)}#u(e10){this.#n??=e10;for(let t of this.#r.splice(0).
slice(this.#t))t.reject(this.#n);this.#t=0}};var jV=["%H","%T","%P","%an","%s","%B"].join("%x00"),CV=(e10,t)=>({args:["log","-z",`--format=${jV}`,"--topo-order",
"--end-of-options",`${e10}..${t}`],input:"",parse(r){let a=r.toString("utf8").split("\0"),n=[];for(let i=0;i+5<a.length;i+=6){let[s="",o="",l="",c="",u="",p=""]=a.
slice(i,i+6),f=p.match(/^Editplan-Step: .*$/gm)?.join(`
`)??"",d=/^Editplan-Run: /m.test(p);n.push({id:s,tree:o,parents:l.split(" ").filter(Boolean),authorName:c,subject:u,steps:f,isOfRun:d})}return n}}),Bg=(e10,t)=>({
args:["log","--patch","--text","--format=%an %ae%n%cn %ce%n%B","--no-renames","--no-color","--no-ext-diff","--no-textconv","--end-of-options",`${e10}..${t}`],input:"",
parse:r=>r}),MV=(e10,t)=>({args:["merge-base","--end-of-options",e10,t],input:"",accept:[0,1],parse:r=>r.toString("latin1").trim()||void 0}),PV=e10=>({args:["re\
v-list","--count","--end-of-options",e10],input:"",parse:t=>Number(t.toString("latin1"))}),RV=e10=>({args:["rev-list","--no-walk","--parents","--stdin"],input:e10.
map(t=>`${t}
`).join(""),accept:[0,128],parse:(t,r)=>r===0&&t.toString("latin1").trim().split(`
`).every(a=>a.includes(" "))}),LV=e10=>({args:["rev-parse","--verify","--end-of-options",`${e10}^{tree}`],input:"",parse:t=>t.toString("latin1").trim()}),zV=e10=>({
args:["log","-1","--no-walk","--date=raw","--format=%an%x00%ae%x00%ad","--end-of-options",e10],input:"",parse(t){let[r="",a="",n=""]=t.toString("utf8").trimEnd().
split("\0");return{name:r,email:a,date:n}}}),FV=({tree:e10,parents:t,message:r,author:a},n)=>({args:[...hE,"-c",`gpg.format=${n==="gpg"?"openpgp":"ssh"}`,"commi\
t-tree","-S",e10,...t.flatMap(i=>["-p",i]),"-F","-"],input:r,env:{...BV(a),GIT_COMMITTER_DATE:a.date},parse:i=>i.toString("latin1").trim()}),DV=()=>({args:[...hE,
"var","GIT_COMMITTER_IDENT"],accept:[0,128],parse:(e10,t)=>t===0?e10.toString("utf8").replace(/ \d+ [+-]\d+\s*$/,""):void 0}),hE=["-c","user.useConfigOnly=true"],
BV=({name:e10,email:t,date:r})=>({GIT_AUTHOR_NAME:e10,GIT_AUTHOR_EMAIL:t,GIT_AUTHOR_DATE:r}),UV=e10=>({args:["verify-commit","--end-of-options",e10],input:"",accept:[
0,1,128],parse:(t,r)=>r===0?"holds":r===1?"fails":"none"}),qV=e10=>({args:["log","-1","--no-walk","--format=%G?","--end-of-options",e10],input:"",parse:t=>t.toString(
"latin1").trim()});import{core_git_git$n as Xs}from"./hook.js";var WV=(e10,t)=>({args:["diff-tree","-r","-z","--name-only","--no-renames","--end-of-options",e10,
t],input:"",parse:Xs}),GV=e10=>({args:["diff-tree","--stdin","-r","-z","-m","--root","--name-only","--no-renames","--no-commit-id"],input:e10.map(t=>`${t}
`).join(""),parse:t=>new Set(Xs(t))}),HV=(e10,t)=>({args:["log","--format=","--raw","--no-abbrev","--no-renames","-m","--end-of-options",e10,"--",t],input:"",parse:r=>new Set(
[...r.toString("latin1").matchAll(/(?<= )[0-9a-f]{40,64}(?= )/g)].map(([a])=>a))}),ip=(e10="HEAD")=>({args:["diff-index","--cached","-z","--name-only","--no-ren\
ames",e10],input:"",parse:Xs}),Ug=()=>({args:["diff-index","--cached","-z","--name-status","--no-renames","HEAD"],input:"",parse(e10){let t=Xs(e10),r=t.filter((a,n)=>n%
2===1);return{hasConflicts:t.some((a,n)=>n%2===0&&a==="U"),paths:r}}}),qg=()=>({args:["--no-optional-locks","diff","-z","--name-only",...ii,"--ignore-submodules"],
input:"",parse:Xs}),VV=e10=>({args:["diff-tree","-p",...ii,"--no-commit-id","--root","-m","--first-parent","--end-of-options",e10],input:"",parse:t=>t}),JV=(e10,t,r=[])=>({
args:["diff-tree","-p","-r",...ii,"--end-of-options",e10,t,"--",...r],input:"",parse:a=>a}),KV=(...e10)=>({args:["diff-tree","-p",...ii.filter(t=>t!=="--no-rena\
mes"&&t!=="--binary"),"-M","--no-commit-id","--root","-m","--first-parent","--end-of-options",...e10],input:"",parse:t=>t}),ZV=e10=>({args:["diff-tree","--stdin",
"-r","--numstat",...ii,"--root","-m","--first-parent"],input:e10.map(t=>`${t}
`).join(""),parse(t){let r=new Map(e10.map(n=>[n,mE])),a="";for(let n of t.toString("utf8").split(`
`)){let[i,s,o]=n.split("	");o===void 0?a=n||a:r.set(a,XV(r.get(a)??mE,Number(i),Number(s)))}return r}}),YV=(e10,t)=>({args:["diff","--numstat",...ii,"--end-of-o\
ptions",e10,t],input:"",parse(r){let[a,n]=r.toString("latin1").split("	").map(Number);return{insertions:a||0,deletions:n||0}}}),ii=["--no-renames","--no-ext-dif\
f","--no-textconv","--no-color","--diff-algorithm=myers","--src-prefix=a/","--dst-prefix=b/","--full-index","--binary","--unified=3"],mE={files:0,insertions:0,deletions:0},
XV=(e10,t,r)=>({files:e10.files+1,insertions:e10.insertions+(t||0),deletions:e10.deletions+(r||0)});import{core_git_git$n as QV}from"./hook.js";var e8=(e10,{treeish:t,
folders:r=[]}={})=>({args:["grep","--files-with-matches","--null","--text","--perl-regexp","--full-name","--no-color",`--threads=${a8}`,"--no-recurse-submodules",
"-f","-",...t===void 0?[]:[t],"--",...r],input:[...e10.flatMap(t8),...r8].map(a=>`${a}
`).join(""),accept:[0,1,128],parse:(a,n)=>n===128?void 0:QV(a).map(i=>t===void 0?i:i.slice(t.length+1))}),Wg=(e10,t)=>({args:["grep","--quiet","--text","--fixed\
-strings","--no-recurse-submodules","-f","-",...t===void 0?[]:[t],"--",":(glob)**/.gitattributes"],input:e10.map(r=>`${r}
`).join(""),env:{GIT_LITERAL_PATHSPECS:"0"},accept:[0,1],parse:(r,a)=>a===0}),t8=e10=>{let[t=""]=/^[\x20-\x7e]{1,32}/.exec(e10)??[],r=[...t].map(a=>gE(Buffer.from(
a)));return[gE(Buffer.from(e10)),...r.length>1?[`${r.join("\\x00(?:\\x00\\x00)?")}`]:[]]},gE=e10=>Array.from(e10,t=>`\\x${t.toString(16).padStart(2,"0")}`).join(
""),r8=["\\xff\\xfe","\\xfe\\xff"],a8=gO()+1;var Gg=e10=>({args:["cat-file","--batch-check=%(objectsize)"],input:e10.map(t=>`${t}
`).join(""),parse:t=>t.toString("utf8").trimEnd().split(`
`).map(r=>/^\d+$/.test(r)?Number(r):void 0)}),n8=e10=>({args:["cat-file","--batch-check=%(objectname) %(objectsize)"],input:[...new Set(e10)].map(t=>`${t}
`).join(""),parse(t){let r=t.toString("latin1").matchAll(/^([0-9a-f]{40,64}) (\d+)$/gm);return new Map(Array.from(r,([,a="",n])=>[a,Number(n)]))}}),sp=e10=>e10.
toString("latin1").trim(),Qs=(e10,t)=>({args:["hash-object","-w","--stdin",`--path=${e10}`],input:t,parse:sp}),i8=e10=>({args:["hash-object","--no-filters","--",
e10],input:"",parse:sp}),op=e10=>({args:["hash-object","-t","commit","-w","--stdin"],input:e10,parse:sp}),eo=e10=>({args:["hash-object","-w","--stdin"],input:e10,
parse:sp}),wr=(e10,{type:t,content:r})=>La(e10).update(`${t} ${r.length}\0`).update(r).digest("hex"),Hg=(e10,t)=>({args:["unpack-objects","-q"],input:s8(e10,t),
parse(){}});function s8(e10,t){let r=Buffer.from("PACK\0\0\0\0\0\0\0","latin1");r.writeUInt32BE(t.length,8);let a=t.flatMap(({type:i,content:s})=>[l8(i,s.length),
Lx(s)]),n=Buffer.concat([r,...a]);return Buffer.concat([n,La(e10).update(n).digest()])}var o8={commit:1,tree:2,blob:3};function l8(e10,t){let r=[o8[e10]<<4|t&15];
for(let a=Math.floor(t/16);a>0;a=Math.floor(a/128))r.push((r.pop()??0)|128,a&127);return Buffer.from(r)}var lp=(...e10)=>Ue("node:timers/promises").setTimeout(...e10),
bE=(...e10)=>Ue("node:timers/promises").setImmediate(...e10);var Ua=e10=>({remote:e10,env:{},pause:c8}),c8=async e10=>{await lp(e10)},_E=e10=>e10.toString("utf8").
trim(),Vg=()=>({args:["remote","--verbose"],input:"",parse:e10=>_E(e10).split(`
`).map(t=>/^(\S+)\t(.*) \(push\)$/.exec(t)).flatMap(t=>t?[{name:t[1]??"",url:t[2]??""}]:[])}),qa=e10=>({args:["rev-parse","--quiet","--verify","--end-of-options",
`${e10}^{commit}`],input:"",accept:[0,1,128],parse:(t,r)=>r===0?_E(t):void 0}),ea=({remote:e10,...t},r,a)=>({args:["fetch","--quiet","--no-tags","--no-write-fet\
ch-head","--no-auto-maintenance","--recurse-submodules=no",...a===void 0?[]:[`--depth=${a}`],"--refmap=","--",e10,...r],input:"",...t,parse(){}}),cp=({remote:e10,
env:t,relay:r},a)=>({args:["push","--no-follow-tags","--recurse-submodules=no",...a.length>1?["--atomic"]:[],...a.map(({ref:n,expected:i})=>`--force-with-lease=${n}\
:${i??""}`),"--",e10,...a.map(({ref:n,commit:i=""})=>`${i}:${n}`)],env:t,relay:r,hooks:a.some(({ref:n})=>n.startsWith("refs/heads/")),parse(){}}),u8=(e10,t,r)=>({
...cp(e10,[{ref:t,commit:r,expected:void 0}]),pause:e10.pause,hooks:false}),p8=({remote:e10,env:t,relay:r},{branch:a,expected:n})=>({args:["push",`--force-with-\
lease=refs/heads/${a}:${n}`,"--",e10,`:refs/heads/${a}`],env:t,relay:r,parse(){}}),f8=({remote:e10,...t},r)=>({args:["lfs","push","--object-id",e10,...r],...t,parse(){}});
var pp="000000",d8="120000",h8="160000",m8="100755",Jg=(e10,t,{renames:r})=>({args:[...vE,"--raw",r?"--find-renames":"--no-renames","--end-of-options",e10,t],input:"",
parse:a=>wE(Kg(a,0)).changes}),g8=(e10,t)=>({args:[...vE,"--raw","--numstat","--find-renames","--end-of-options",e10,t],input:"",parse(r){let a=Kg(r,0),{changes:n,
end:i}=wE(a),s=y8(a,i);return n.map((o,l)=>({...o,...s[l]??_8}))}}),vE=["-c","diff.renameLimit=1000","diff-tree","-r","-z","--no-abbrev","--no-ext-diff","--no-t\
extconv","--diff-algorithm=myers"],b8={A:"added",D:"deleted",R:"renamed"},_8={binary:false,insertions:0,deletions:0};function wE(e10){let t=[],r=0;for(;e10[r]?.[0]===
v8;){let[a="",n="",i="",s="",o=""]=up(e10[r]).slice(1).split(" "),l=b8[o[0]??""]??"modified",[c,u]=[e10[r+1],e10[r+2]],p=l==="renamed"?{path:up(u),from:up(c)}:{
path:up(c)},f=(l==="renamed"?[c,u]:[c]).every(d=>d&&w8(d));t.push({...p,status:l,oldMode:a,newMode:n,oldBlob:i,newBlob:s,isUtf8:f}),r+=l==="renamed"?3:2}return{
changes:t,end:r}}function y8(e10,t){let r=[];for(let a=t;a<e10.length;){let[n="",i="",s=""]=e10[a]?.toString("latin1").split("	")??[];r.push({binary:n==="-",insertions:Number(
n)||0,deletions:Number(i)||0}),a+=s===""?3:1}return r}var v8=58,up=e10=>e10?.toString("utf8")??"",w8=e10=>Buffer.from(e10.toString("utf8")).equals(e10);function Kg(e10,t){
let r=[],a=0;for(let n=e10.indexOf(t);n>=0;n=e10.indexOf(t,a))r.push(e10.subarray(a,n)),a=n+1;return r}var $8=(e10,t)=>`${e10}..${t}`,k8=(e10,t,r=[])=>({args:["\
--literal-pathspecs","-c","diff.renameLimit=1000","-c","diff.suppressBlankEmpty=false","diff-tree","-r","-p","--full-index","--find-renames","--no-ext-diff","--\
no-textconv","--no-color","--diff-algorithm=myers","--unified=3","--inter-hunk-context=0",...r.length>0?["--text"]:[],"--end-of-options",e10,t,...r.length>0?["-\
-",...r]:[]],input:"",parse:x8});function x8(e10){let t=new Map,r=[],a=Kg(e10,A8);for(let n=0;n<a.length;){let i=a[n];if(n+=1,i[0]===O8){let s=S8(a,n,i);n+=s.lines.
length,r.push(s)}else{let[,s]=/^index ([0-9a-f]+\.\.[0-9a-f]+)/.exec(i.toString("latin1",0,160))??[];if(s===void 0)continue;r=[],t.set(s,r)}}for(let[n,i]of t)i.
length===0&&t.delete(n);return t}function S8(e10,t,r){let[,a,n="1",i,s="1"]=/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(r.toString("latin1",0,120))??[],o={
oldStart:Number(a),oldLines:Number(n),newStart:Number(i)},[l,c,u]=[o.oldLines,Number(s),t];for(;u<e10.length&&(l>0||c>0||e10[u]?.[0]===yE);u+=1){let p=e10[u]?.[0];
p!==yE&&(p!==E8&&(l-=1),p!==T8&&(c-=1))}return{...o,newLines:Number(s),lines:e10.slice(t,u)}}var[O8,E8,T8,yE,A8]=[64,43,45,92,10];import{core_git_git$m as N8}from"./hook.js";
import{errors$b as Zg}from"./hook.js";import{empty$g as I8,empty$h as j8}from"./hook.js";var C8=({ours:e10,base:t,theirs:r})=>({args:["merge-file","-p","-q",e10,
t,r],input:"",accept:Array.from({length:256},(a,n)=>n).filter(a=>a!==128&&a!==129),parse:(a,n)=>n===0?a:void 0}),$E=(e10,t)=>({args:[...["merge.renames=true","m\
erge.directoryRenames=conflict","merge.renameLimit=7000"].flatMap(r=>["-c",r]),"merge-tree","--write-tree","-z","--name-only","--no-messages",e10,t],input:"",accept:[
0,1],parse(r){let[a="",...n]=N8(r);return{tree:a,conflicts:[...new Set(n)]}}});async function M8(e10,[t,r],a){let n=await e10.run(P8());if(n[0]>t||n[0]===t&&n[1]>=
r)return;let i=`${a} needs git ${t}.${r} or newer; this is git ${n.join(".")}. Update git.`;throw new Zg({name:"GIT_FAILED",message:i})}var P8=()=>({args:["vers\
ion"],parse(e10){let[,t,r]=/(\d+)\.(\d+)/.exec(e10.toString("utf8"))??[];return[Number(t??0),Number(r??0)]}});async function fp(e10,t){let r=await to(e10,t);if(r)
return r;let a=`The repository has no commit "${t}". Fetch it.`;throw new Zg({name:"UNKNOWN_REVISION",message:a})}async function to(e10,t){let r=await e10.read(
t);if(r?.type!=="commit")return;let a=r.content.toString("latin1"),[,n=""]=/^tree ([0-9a-f]+)$/m.exec(a)??[],[,i="0 +0000"]=/^committer .*> (\d+ [+-]\d+)$/m.exec(
a)??[];return{commit:r.oid,tree:n,date:i}}async function R8(e10,t,r){var a=[];try{let o=I8(a,ze(e10),true),l=[],{commit:c,tree:u}=await fp(o,r),p={commit:c,tree:u},
f=p;for(let d of t){let g=await e10.run(op(kE(f.tree,[d.parent]))),{tree:m,conflicts:w}=await e10.run($E(g,d.commit));if(w.length>0)return{ok:false,at:d,conflicts:w};
if(m===f.tree)continue;let x=f.commit,h=(await o.read(d.commit))?.content;if(!h)throw new Zg({name:"GIT_FAILED",message:`The commit ${d.commit} is missing.`});let b=await e10.
run(op(L8(h,{tree:m,parent:x})));l.push({...d,commit:b,tree:m,parent:x}),f={commit:b,tree:m}}return{ok:true,base:p,chain:l,head:f}}catch(o){var n=o,i=true}finally{
var s=j8(a,n,i);s&&await s}}var kE=(e10,t)=>`tree ${e10}
${t.map(r=>`parent ${r}
`).join("")}author editplan <editplan@localhost> 0 +0000
committer editplan <editplan@localhost> 0 +0000

stand-in
`,L8=(e10,{tree:t,parent:r})=>{let a=e10.indexOf(`

`),n=e10.toString("latin1",0,a).replace(/^(?:tree|parent) .*\n/gm,"").replace(/^gpgsig(?:-sha256)? .*(?:\n .*)*\n?/gm,"");return Buffer.concat([Buffer.from(`tre\
e ${t}
parent ${r}
${n}`,"latin1"),e10.subarray(a)])};import{core_git_git$C as z8,core_git_git$h as dp,core_git_git$i as SE,core_git_git$j as F8,core_git_git$n as Ga,core_git_git$p as hp,
core_git_git$s as D8,core_git_git$z as ao}from"./hook.js";import{errors$b as OE}from"./hook.js";var no=()=>({args:["ls-files","-t","-z"],input:"",parse:e10=>Ga(
e10).flatMap(t=>t.startsWith("S ")?t.slice(2):[])}),io=e10=>({args:["--literal-pathspecs","ls-files","-v","-z",...e10.size<=100?["--",...e10]:[]],input:"",parse(t){
let r=new Map;for(let a of Ga(t)){let[n="",i]=[a[0],a.slice(2)];e10.has(i)&&r.set(i,EE(n))}return r}}),mp=e10=>({args:["ls-files","-v","--stage","-z"],input:"",
parse(t){let r=new Map,a=false;for(let n of Ga(t)){let i=n.indexOf("	");n[i-1]!=="0"&&(a||=i>0);let s=n.slice(i+1);if(!e10.has(s))continue;let[o="",l="",c=""]=n.
slice(0,i).split(" ");r.set(s,{mode:l,oid:c,...EE(o)})}return{hasConflicts:a,entries:r}}}),EE=e10=>({skipWorktree:/s/i.test(e10),assumeUnchanged:e10!==e10.toUpperCase()}),
B8=({folders:e10=[]})=>({args:["ls-files","-v","-z","--",...e10],input:"",parse:t=>xE.test(t.toString("latin1"))?Ga(t).flatMap(r=>xE.test(r)?r.slice(2):[]):[]}),
xE=/(?:^|\0)[a-zS] /,U8=()=>({args:["ls-files","--others","--exclude-standard","-z"],input:"",parse:Ga}),q8=()=>({args:["ls-files","--others","--ignored","--exc\
lude-standard","--directory","-z"],input:"",parse:Ga}),W8=({treeish:e10,folders:t=[]}={})=>({args:[...e10===void 0?["ls-files","--stage","-z"]:["ls-tree","-r","\
-z","--full-tree",e10],"--",...t],input:"",parse(r){let a=Ga(r).filter(n=>n.startsWith("100"));return[...new Set(a.map(n=>n.slice(n.indexOf("	")+1)))]}}),Xg=e10=>({
args:["update-index","--add","--remove","--replace","-z","--stdin"],env:ao,input:hp(e10),parse:()=>{}}),gp=(e10,t)=>({args:["update-index","-z","--index-info"],
env:ao,input:hp([...t].map(([r,a])=>a?`${a.mode} ${a.oid} 0	${r}`:`0 ${"0".repeat(e10==="sha256"?64:40)}	${r}`)),parse:()=>{}}),G8=e10=>({args:["update-index","\
-z","--stdin"],env:ao,input:hp(e10),parse:()=>{}}),Qg=(e10,t)=>({args:["update-index",`--${e10}`,"-z","--stdin"],env:ao,input:hp(t),parse:()=>{}}),bp=({sparse:e10})=>({
args:["-c",`index.sparse=${e10}`,"update-index","--force-write-index"],env:ao,input:"",parse:()=>{}}),_p={lineEnds:"keep",filtered:false,smudged:false,rewritten:false,
driver:void 0,encoding:void 0,ident:false,eol:void 0,inLfs:false,generated:false};function e0(e10,t){let r=e10["working-tree-encoding"],a=e10.ident==="set",n=TE(
r)&&!/^utf-?8$/i.test(r)?r.toLowerCase():void 0,i=a||n!==void 0,s=J8(e10,t),o=H8(e10,t),l=i||s?.smudges===true,c=o==="keep"?void 0:V8(e10,t);return{lineEnds:o,filtered:i||
s?.cleans===true,smudged:l||c==="crlf",rewritten:l,driver:s,encoding:n,ident:a,eol:c,inLfs:e10.filter==="lfs",generated:["set","true"].includes(e10["linguist-ge\
nerated"]??"")}}function H8(e10,t){let r=Yg(e10.text)??Yg(e10.crlf);return r==="unset"?"keep":r==="auto"?"auto":r!==void 0||e10.eol==="lf"||e10.eol==="crlf"?"te\
xt":so(t)?"auto":"keep"}var Yg=e10=>e10!==void 0&&["set","unset","auto","input"].includes(e10)?e10:void 0,so=e10=>/^(?:true|yes|on|[1-9]\d*|input)$/i.test(e10.get(
"core.autocrlf")??"");function V8({text:e10,crlf:t,eol:r},a){if(r==="lf"||r==="crlf")return r;if(e10==="input"||Yg(e10)===void 0&&t==="input"||a.get("core.autoc\
rlf")?.toLowerCase()==="input")return;let n=a.get("core.eol")?.toLowerCase()??"native";return so(a)||n==="crlf"||n==="native"&&Ny==="\\"?"crlf":void 0}function J8({
filter:e10},t){if(!TE(e10))return;let[r,a,n]=["clean","smudge","process"].map(c=>t.get(`filter.${e10}.${c}`)??""),i=D8(t,`filter.${e10}.required`,false),s=i||!!(r||
n),o=i||!!(a||n),l=/\bgit[- ]lfs\b/.test(`${r} ${a} ${n}`);return s||o?{name:e10,cleans:s,smudges:o,isLfs:l}:void 0}var TE=e10=>e10!==void 0&&e10!=="set"&&e10!==
"unset"&&e10!=="unspecified";async function K8(e10,t,r){if(t==="keep"||!e10.includes(Wa))return e10;let a=yp(e10);if(a.crlf===0)return e10;if(t==="auto"){if(t0(
a))return e10;let n=await r();if(n&&AE(n))return e10}return X8(e10,a.crlf)}var Wa=13,ro=10,AE=e10=>{if(!e10.includes(Wa))return false;let t=yp(e10);return t.crlf>
0&&!t0(t)},t0=({loneCr:e10,nul:t,printable:r,unprintable:a})=>e10>0||t>0||Math.floor(r/128)<a;function yp(e10){let t={crlf:0,loneCr:0,nul:0,printable:0,unprintable:0};
for(let r=0;r<e10.length;r++){let a=e10[r]??0;a===Wa&&e10[r+1]===ro?(t.crlf++,r++):a===Wa?t.loneCr++:a!==ro&&Z8(a,t)}return e10.at(-1)===26&&t.unprintable--,t}function Z8(e10,t){
let r=e10===8||e10===9||e10===12||e10===27;e10>=32&&e10!==127||r?t.printable++:t.unprintable++,e10===0&&t.nul++}function Y8(e10){let t=0;for(let r=e10.indexOf(ro);r>=
0;r=e10.indexOf(ro,r+1)){if(e10[r-1]!==Wa)return false;t++}return t>0&&yp(e10).loneCr===0}var r0=e10=>!t0(yp(e10)),a0=(e10,t)=>{let r=e10.toString("latin1").replaceAll(
`\r
`,`
`);return r.includes("\r")?e10:Buffer.from(t==="crlf"?r.replaceAll(`
`,`\r
`):r,"latin1")};function X8(e10,t){let r=Buffer.allocUnsafe(e10.length-t),a=0,n=0;for(let i=e10.indexOf(Wa);i>=0;i=e10.indexOf(Wa,i+1))e10[i+1]===ro&&(r.set(e10.
subarray(a,i),n),n+=i-a,a=i+1);return r.set(e10.subarray(a),n),r}function n0(e10,t){let r=t,a=new Map,n=()=>{r!==t&&r[Symbol.dispose]()};return{async convert(i,s,o){
let l=r.of(i);if(!l.filtered){let c=await K8(s,l.lineEnds,o);return{content:c,isExact:c===s}}try{let c=await tJ(l,s,o),u={path:i,content:s,before:c};return{oid:c?
await rJ(e10,r,u):await eJ(e10,r,u)}}catch(c){throw SE(c,i,l.driver)}},encodingOf:i=>r.of(i).encoding,begunEncodingOf:i=>t.of(i).encoding,look:i=>r.look(i),converts(i){
let{filtered:s,lineEnds:o}=r.of(i);return s||o!=="keep"},mayHaveDiffered(i,s){let{filtered:o,lineEnds:l}=t.of(i);return o||l!=="keep"&&s.includes(13)},attributesChanged(i){
for(let[s,o]of i)a.set(s,o);n(),r=t.with(new Map(a))},within:i=>r.within(i),[Symbol.dispose]:n}}var Q8=e10=>Iy(e10)===".gitattributes",eJ=(e10,t,{path:r,content:a})=>{
let n=Qs(r,a),i=[...dp("cleans",t.of(r).driver),...n.args];return e10.run(t.within({...n,args:i}))};async function tJ({lineEnds:e10},t,r){let a=e10==="auto"&&t.
includes(13)?await r():void 0;return a&&AE(a)?a:void 0}async function rJ(e10,t,{path:r,content:a,before:n=a}){let i=_e(t.workTree(),r);Me(en(i),{recursive:true}),
Bt(i,a);let s=dp("cleans",t.of(r).driver),o=l=>e10.run(t.within({...l,args:[...s,...l.args]}));try{let l=await e10.run(eo(n));return await o(gp(e10.objectFormat,
[[r,{mode:"100644",oid:l}]])),await o(G8([r])),await o(aJ(r))}finally{Ut(i,{force:true})}}var aJ=e10=>({args:["ls-files","--stage","-z","--",e10],input:"",parse:t=>t.
toString("latin1").split(" ")[1]??""});async function si(e10,t){let r=z8(e10.commonDir,await e10.config()),a=({path:i,content:s})=>{let o=t.of(i).driver?.isLfs===
true?nn(s):void 0;return o!==void 0&&r?.(o)!==true},n=i=>{let{smudged:s,driver:o}=t.of(i.path);if(!s)return i.content;if(a(i))throw F8(i.path,oJ);try{return e10.
runNow(t.within(vp(i,o)))}catch(l){throw SE(l,i.path,o)}};return{now:n,async many(i){await t.look(i.map(({path:c})=>c));let s=i.filter(c=>t.of(c.path).smudged&&
!/\n/.test(c.path)&&!a(c)),o=await nJ(e10,t,s),l=i.filter(({path:c})=>!o.has(c)).map(c=>[c.path,Ha(()=>n(c))]);return new Map([...o,...l.filter(c=>c[1]!==void 0)])}}}
async function nJ(e10,t,r){if(r.length<2)return new Map;let a=r.flatMap(({path:n})=>t.of(n).driver??[]);try{return await e10.run(t.within(iJ(r,a)))}catch(n){if(n instanceof
OE)return new Map;throw n}}function Ha(e10){try{return e10()}catch(t){if(t instanceof OE&&t.name==="FILTER_UNAVAILABLE")return;throw t}}var vp=({path:e10,oid:t},r)=>({
args:[...dp("smudges",r),"cat-file","--filters",`--path=${e10}`,t],input:"",parse:a=>a});function iJ(e10,t){let r=kS(24).toString("hex");return{args:[...dp("smu\
dges",...t),"cat-file","--filters",`--batch=${r}`],input:e10.map(({oid:a,path:n})=>`${a} ${n}
`).join(""),parse(a){let n=sJ(Buffer.from(`${r}
`),a),i=[...n.slice(1).map(({from:s})=>s-1),a.length-1];return new Map(e10.map(({path:s},o)=>[s,a.subarray(n[o]?.to,i[o])]))}}}function sJ(e10,t){let r=[];for(let a=t.
indexOf(e10);a>=0;a=t.indexOf(e10,a+e10.length))r.push({from:a,to:a+e10.length});return r}var oJ="its Git LFS object is not in this repository. Fetch it with `g\
it lfs fetch`";import{core_git_git$m as lJ,core_git_git$z as cJ}from"./hook.js";import{core_git_scratch_folder$a as uJ}from"./hook.js";var pJ=["text","crlf","eo\
l","ident","filter","working-tree-encoding","linguist-generated"],oo=e10=>({args:["check-attr","-z","--stdin",...pJ],input:[...e10].map(t=>`${t}\0`).join(""),parse(t){
let r=t.toString("utf8").split("\0"),a=new Map;for(let n=0;n+2<r.length;n+=3){let[i="",s="",o=""]=r.slice(n,n+3),l=a.get(i)??{};l[s]=o,a.set(i,l)}return a}}),wp=(e10,t)=>({
args:[...t?["-C",t.folder]:[],"check-ignore","-z","--stdin"],env:{GIT_LITERAL_PATHSPECS:"0",...t&&{GIT_DIR:t.gitDir,GIT_WORK_TREE:t.folder}},input:[...e10].map(
r=>`./${r}\0`).join(""),accept:[0,1],parse:r=>new Set(lJ(r).map(a=>a.slice(2)))}),oi=async(e10,t)=>new hJ(e10,await e10.config(),t);async function li(e10,t){try{
return await t()}catch(r){throw e10[Symbol.dispose](),r}}var fJ=async(e10,t)=>NE(e10)||e10.run(Wg(dJ,t)),dJ=["filter","ident","working-tree-encoding"],NE=({commonDir:e10})=>dt(
_e(e10,"info","attributes")),hJ=class IE{#e;#r;#t;#a=new Map;#i=new Set;#n;#s;constructor(t,r,a){this.#e=t,this.#r=r,this.#t=a,this.#s=so(r)||NE(t)}async look(t){
let r=[...t];await this.#t.foresee?.(r.filter(n=>!this.#a.has(n)));let a=this.#l(r);a.length>0&&this.#c(await this.#e.run(this.within(oo(a))))}of(t){let[r]=this.#l(
[t]);return r!==void 0&&this.#c(this.#e.runNow(this.within(oo([r])))),this.#a.get(t)??_p}within(t,r=[]){for(let i of r)this.#o(i);let a=this.workTree(),n={GIT_DIR:this.#e.
gitDir,GIT_WORK_TREE:a,GIT_INDEX_FILE:_e(a,"..","index")};return{...t,args:["-C",a,...t.args],env:{...cJ,...n,...t.env}}}workTree(){return this.#n||(this.#n=uJ(
this.#e),Me(_e(this.#n.path,"files"))),_e(this.#n.path,"files")}with(t){let r=a=>t.has(a)?t.get(a):this.#t.read(a);return new IE(this.#e,this.#r,{...this.#t,read:r})}[Symbol.
dispose](){this.#n?.[Symbol.dispose]()}#l(t){let r=[...new Set(t)].filter(a=>!this.#a.has(a));for(let a of r)this.#o(a);if(this.#s)return r;for(let a of r)this.#a.
set(a,_p);return[]}#c(t){for(let[r,a]of t)this.#a.set(r,e0(a,this.#r))}#o(t){for(let r=0;r>=0;r=t.indexOf("/",r)+1||-1){let a=`${t.slice(0,r)}.gitattributes`;if(this.#i.
has(a))continue;this.#i.add(a);let n=this.#t.read(a);n&&this.#u(a,n)}}#u(t,r){this.#s=true;let a=_e(this.workTree(),t);Me(en(a),{recursive:true}),Bt(a,r)}};import{
core_git_git$A as mJ,core_git_git$B as gJ,core_git_git$D as bJ,core_git_git$a as _J,core_git_git$k as yJ,core_git_git$o as vJ,core_git_git$x as jE,core_git_git$y as CE}from"./hook.js";
import{errors$b as lo}from"./hook.js";import{empty$g as wJ,empty$h as $J}from"./hook.js";async function Pt(e10,t,r){let a={entries:new Map,named:new Map,blocked:new Map},
n=r.names??[],i=[{path:"",oid:`${t}^{tree}`,children:SJ(r.paths)}];for(;i.length>0;){let s=await Promise.all(i.map(o=>e10.read(o.oid)));i=i.flatMap((o,l)=>{let c=s[l];
if(c?.type!=="tree"){let p=`The repository does not have the tree ${o.oid}. Fetch it.`;throw new lo({name:"UNKNOWN_REVISION",message:p})}let u=p=>o.children.has(
p)||n.includes(p);return OJ(o,$p(c.content,c.oid.length/2,u),n,a)})}return a}async function kJ(e10,t,r){let{entries:a}=await Pt(e10,t,{paths:r});for(let n of r){
let i=a.get(n);if(!i)continue;if(!i.mode.startsWith("100")){let l=`${n} is a folder, a link or a submodule. Commit it as a file.`;throw new lo({name:"DOCUMENT_I\
NVALID",message:l})}let s=await e10.read(i.oid);if(s)return{path:n,content:s.content};let o=`The repository does not have ${i.oid}, which is ${n}. Fetch it.`;throw new lo(
{name:"UNKNOWN_REVISION",message:o})}}function $p(e10,t,r=()=>true){let a=new Map,n=0;for(;n<e10.length;){let i=e10.indexOf(32,n),s=i<0?-1:e10.indexOf(0,i);if(s<
0||s+1+t>e10.length)throw xJ();let o=vJ(e10.subarray(i+1,s));if(r(o)){let l=e10.toString("latin1",n,i);a.set(o,{mode:l,oid:e10.toString("hex",s+1,s+1+t)})}n=s+1+
t}return a}var xJ=()=>new lo({name:"GIT_FAILED",message:"A tree of the repository is damaged. `git fsck` names it; fetch it again from a complete copy."});function SJ(e10){
let t=new Map;for(let r of e10){let a=t;for(let n of r.split("/")){let i=a.get(n)??new Map;a.set(n,i),a=i}a.isPath=true}return t}function OJ(e10,t,r,a){let n=[];
for(let i of r){let s=t.get(i);s?.mode.startsWith("100")&&a.named.set(e10.path+i,s)}for(let[i,s]of e10.children){let o=t.get(i);if(!o)continue;let l=e10.path+i;
s.size===0?a.entries.set(l,o):o.mode==="40000"?n.push({path:`${l}/`,oid:o.oid,children:s}):(a.blocked.set(l,o),s.isPath&&a.entries.set(l,o))}return n}var EJ="ed\
itplan-clone-";async function TJ({url:e10,branch:t,environment:r,parent:a}){let n=zv(_e(a,EJ)),i={root:n,[Symbol.dispose]:()=>Ut(n,{recursive:true,force:true,maxRetries:3})};
try{return await PE(n,r),Bt(_e(n,"config"),AJ(e10)),await(await bJ(n,{env:r})).run(ea(Ua(e10),[`refs/heads/${t}`],1)),i}catch(s){throw i[Symbol.dispose](),s}}async function PE(e10,t){
let r=[...gJ(e10),"init","--quiet","--bare","--template=","--initial-branch=main",e10],{stderr:a,exitCode:n}=await yJ({args:r,cwd:e10,env:mJ(t),input:""});if(n!==
0)throw _J({args:r,exitCode:n,stderr:a})}var AJ=e10=>`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	partialClone = ${i0(e10)}
[remote ${i0(e10)}]
	url = ${i0(e10)}
	promisor = true
	partialclonefilter = blob:none
[gc]
	auto = 0
`,i0=e10=>`"${e10.replace(/["\\]/g,"\\$&")}"`;async function s0(e10,t,r){var a=[];try{let o=o0(await e10.config());if(!o)return;let l=e10.promisor??Ua(o),c=wJ(a,
ze(e10),true),{entries:u,named:p}=await Pt(c,t,{paths:r,names:[".gitattributes"]}),f=[...u.values(),...p.values()].filter(({mode:d})=>d.startsWith("100"));f.length>
0&&await e10.run(Ys(l,[...new Set(f.map(({oid:d})=>d))]))}catch(o){var n=o,i=true}finally{var s=$J(a,n,i);s&&await s}}var NJ=async e10=>o0(await e10.config())!==
void 0;function o0(e10){return e10.get("extensions.partialclone")||[...e10.keys()].find(r=>/^remote\..*\.promisor$/.test(r)&&e10.get(r)==="true")?.slice(7,-9)}var IJ=[
"--deepen=50","--deepen=500","--deepen=5000","--depth=2147483647"];async function l0(e10,t,r){if(!jE(e10)||await e10.run(CE(t,r)))return;let a=await e10.config(),
n=jJ(a);if(!n)return;let i=e10.promisor??Ua(n),s=e10.promisor&&o0(a)?[...np(i.remote)]:[];for(let o of IJ){if(await e10.run(ME(i,s,[o,r])),await e10.run(CE(t,r)))
return;if(!jE(e10))break}/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(t)&&await CJ(e10.run(ME(i,s,[t])))}var ME=({remote:e10,env:t,relay:r,pause:a},n,i)=>({args:[...n,
"fetch","--quiet","--no-tags","--no-write-fetch-head","--no-auto-maintenance","--recurse-submodules=no",...i.filter(s=>s.startsWith("--")),"--refmap=","--end-of\
-options",e10,...i.filter(s=>!s.startsWith("--"))],input:"",env:t,relay:r,pause:a,parse:()=>{}});function jJ(e10){let t=[...e10.keys()].flatMap(r=>/^remote\.(.*)\.url$/.
exec(r)?.[1]??[]);return t.includes("origin")?"origin":t.length===1?t[0]:void 0}async function CJ(e10){try{await e10}catch(t){if(!(t instanceof lo))throw t}}async function ci(e10,t,r){
let{remote:a,env:n,relay:i}=t,s=i??await e10.run(PJ(a,n)),{listed:o,isWhole:l}=await e10.run(/^https?:/i.test(s)?LJ(t,s,r):RJ(t)),c=new Map;for(let{name:f,value:d}of o)
MJ(f,r)&&c.set(f,d);let u=o.find(({name:f})=>f==="HEAD")?.target,p=u?.startsWith("refs/heads/")?u.slice(11):void 0;return{defaultBranch:r.includes("HEAD")?p:void 0,
refs:c,listed:o.length,isWhole:l}}var f0=async(e10,t,r)=>(await ci(e10,t,[r])).refs.get(r),MJ=(e10,t)=>e10!=="HEAD"&&t.some(r=>r.endsWith("*")?e10.startsWith(r.
slice(0,-1)):e10===r),PJ=(e10,t)=>({args:["ls-remote","--get-url","--",e10],input:"",env:t,parse:r=>r.toString("utf8").trim()}),RJ=({remote:e10,...t})=>({...t,args:[
"ls-remote","--symref","--",e10],input:"",parse(r){let a=FE(r).map(i=>i.split("	")),n=new Map(a.flatMap(([i="",s=""])=>RE(i)?[[s,i.slice(5)]]:[]));return{listed:a.
flatMap(([i="",s])=>s===void 0||RE(i)?[]:[{name:s,value:i,target:n.get(s)}]),isWhole:true}}}),RE=e10=>e10.startsWith("ref: "),FE=e10=>e10.toString("utf8").split(
`
`),LJ=({remote:e10,...t},r,a)=>({...t,args:["remote-https",e10,r],input:`stateless-connect git-upload-pack
`,reply(n){if(c0(n))return`list

`;let{lines:i,isEnded:s}=p0(n,1);return s?zJ(a,i):void 0},isWhole:n=>c0(n)?n.toString("latin1").endsWith(`

`):LE(n).isEnded,parse:n=>c0(n)?{listed:FE(n.subarray(u0.length)).flatMap(DJ),isWhole:true}:{listed:LE(n).lines.map(FJ),isWhole:false}}),u0=`fallback
`,c0=e10=>e10.toString("latin1",0,u0.length)===u0,LE=e10=>p0(e10,p0(e10,1).end);function p0(e10,t){let r=[],a=t;for(;a+4<=e10.length;){let n=Number.parseInt(e10.
toString("latin1",a,a+4),16);if(n===0)return{lines:r,isEnded:true,end:a+4};if(!(n>4)||a+n>e10.length)break;r.push(e10.toString("utf8",a+4,a+n).trimEnd()),a+=n}return{
lines:r,isEnded:false,end:a}}function zJ(e10,t){let r=t.find(n=>n.startsWith("object-format=")),a=e10.map(n=>`ref-prefix ${n.replace(/\*$/,"")}`);return`${["com\
mand=ls-refs",...r===void 0?[]:[r]].map(zE).join("")}0001${["symrefs",...a].map(zE).join("")}0000`}var zE=e10=>`${(Buffer.byteLength(e10)+5).toString(16).padStart(
4,"0")}${e10}
`;function FJ(e10){let[t="",r="",...a]=e10.split(" "),n=a.find(i=>i.startsWith("symref-target:"))?.slice(14);return{name:r,value:t,target:n}}function DJ(e10){let[
t="",r]=e10.split(" ");return r===void 0||t.startsWith(":")?[]:[t.startsWith("@")?{name:r,value:"",target:t.slice(1)}:{name:r,value:t}]}import{core_git_git$r as BJ,
core_git_git$s as BE}from"./hook.js";import{core_git_scratch_folder$a as UJ}from"./hook.js";import{errors$b as UE}from"./hook.js";import{empty$g as qJ,empty$h as WJ}from"./hook.js";
async function d0(e10,t,r){let a=[...new Set(r.paths)],[{base:n,lookup:i},s]=await Promise.all([KJ(t,r.base,a),e10.config()]);await r.conversions.look(a);let o=n0(
r.blobs??e10,r.conversions),l=a.filter(m=>!i.entries.has(m)),c=e10.bare?await GJ(t,n,l):m=>r.readFile?.(m)?.content,u=await HJ(e10,l,c),p=new Set(a),f=BE(s,"cor\
e.filemode",true),d={base:n,ignored:u,unignore:VJ(e10,{ignored:u,rulesAt:c,readFile:r.readFile}),converter:o,covers:m=>p.has(m),entry:m=>i.entries.get(m),async committed(m){
let w=i.entries.get(m);return w?(await t.read(w.oid))?.content:void 0},modeOf(m,w,x){if(w===57344)return"160000";let h=x?.executable??i.entries.get(x?.from??m)?.
mode==="100755";return(f?w&64:h)?"100755":"100644"},[Symbol.dispose]:()=>o[Symbol.dispose]()},g=await si(e10,r.conversions);return{...d,...await YJ({...r,git:e10,
lookup:i,found:d,smudge:g},a)}}async function GJ(e10,t,r){let a=new Set(r.flatMap(co)),{entries:n}=await Pt(e10,t.commit,{paths:a}),i=new Map;for(let[s,{oid:o}]of n)
i.set(s,(await e10.read(o))?.content);return s=>i.get(s)}async function HJ(e10,t,r){return t.length===0?new Set:e10.bare?qE(e10,t,r):e10.run(wp(t))}async function qE(e10,t,r){
var a=[];try{let s=qJ(a,UJ(e10));for(let o of new Set([...t].flatMap(co))){let l=r(o);l&&(Me(_e(s.path,en(o)),{recursive:true}),Bt(_e(s.path,o),l))}return await e10.
run(wp(t,{folder:s.path,gitDir:e10.gitDir}))}catch(s){var n=s,i=true}finally{WJ(a,n,i)}}function VJ(e10,{ignored:t,rulesAt:r,readFile:a}){let n=new Map,i=s=>n.has(
s)?n.get(s):r(s);return async s=>{if(t.size===0)return[];let o=[...s].filter(({path:u})=>JJ(u));for(let{path:u,after:p}of o)n.set(u,p);if(o.length===0)return[];
let l=await qE(e10,t,i),c=[...t].filter(u=>!l.has(u)&&!a?.(u));for(let u of c)t.delete(u);return c}}var JJ=e10=>/(?:^|\/)\.gitignore$/.test(e10),co=e10=>["",...Pr(
e10).map(t=>`${t}/`)].map(t=>`${t}.gitignore`);async function KJ(e10,t,r){let a=await fp(e10,t),n=await Pt(e10,a.commit,{paths:r});return ZJ(r,n),{base:a,lookup:n}}
function WE(e10,t){return"oid"in t?t.oid:wr(e10.objectFormat,{type:"blob",content:t.content})}function ZJ(e10,{blocked:t}){for(let[r,a]of t){let n=e10.find(i=>i.
startsWith(`${r}/`))??r;if(a.mode==="160000"||a.mode==="120000"){let i=a.mode==="160000"?"the submodule":"the symbolic link",s=`${JSON.stringify(n)} is behind ${i}\
 ${JSON.stringify(r)}. Run the plan in the checkout that contains the file.`;throw new UE({name:"PATH_OUTSIDE_REPO",message:s})}}}async function YJ(e10,t){let{git:r,
lookup:a,found:n,readFile:i}=e10,s=[],o=[],l=new Map;for(let p of i?t:[]){let f=Ha(()=>({file:i?.(p)}));if(!f)continue;let{file:d}=f;if(d&&l.set(p,d.mode),n.ignored.
has(p))continue;let g=d&&await QJ(p,d,e10);g&&o.push(g);let m=a.entries.get(p);!d&&m&&!XJ.has(m.mode)&&s.push(p)}let c=s.length>0&&await BJ(r),u=new Set(c?await r.
run(no()):[]);for(let p of s)u.has(p)||o.push({operation:{path:p,mode:"deleted"},oid:""});return{dirty:o,absent:u,permissions:p=>l.get(p)}}var XJ=new Set(["4000\
0","160000"]);async function QJ(e10,t,r){let{git:a,lookup:n,found:i}=r,s=n.entries.get(e10);if(s?.mode==="120000"&&!BE(await a.config(),"core.symlinks",true)){let u=`${JSON.
stringify(e10)} is a symbolic link in git. Use the path of the file that it points to.`;throw new UE({name:"SYMLINK",message:u})}let o=i.modeOf(e10,t.mode),l=await e52(
e10,t,r),c=WE(a,l);return s?.oid===c&&s.mode===o?void 0:{operation:{path:e10,mode:o,...l},oid:c}}async function e52(e10,{content:t},r){let{git:a,lookup:n,found:i,
conversions:s}=r,{converter:o}=i,l=n.entries.get(e10)?.oid,{filtered:c}=s.of(e10);if(c&&l&&await DE(e10,{oid:l,content:t},r))return{oid:l};let u=await o.convert(
e10,t,()=>i.committed(e10));return c||!l||!o.converts(e10)||WE(a,u)===l?u:await DE(e10,{oid:l,content:t},r)?{oid:l}:u}async function DE(e10,{oid:t,content:r},{found:a,
smudge:n}){let i=await a.committed(e10),s=i&&Ha(()=>n.now({path:e10,oid:t,content:i}));return i!==void 0&&(s?.equals(r)??true)}import{core_git_commands_refs$a as t5,
core_git_commands_refs$c as r5,core_git_commands_refs$e as a5,core_git_commands_refs$f as n5}from"./hook.js";import{core_git_git$r as i5,core_git_git$s as s5,core_git_git$u as o5}from"./hook.js";
import{core_text_words$c as GE}from"./hook.js";import{errors$b as l5}from"./hook.js";import{empty$g as kp,empty$h as h0}from"./hook.js";async function JE(e10,{treeish:t,
paths:r,flags:a=new Map,allFlags:n=false,isThere:i}){let s=new Set(r);if(s.size===0)return;let o=await m0(e10),l=await h5(o,t,s),c=n?a:new Map([...await o.run(io(
s)),...a]),u=await i5(o);await c5(o,t,{all:s,entries:l,isThere:i});let p=d=>c.get(d)?.skipWorktree===true&&!(u&&i(d)),f=[...l.keys()];await XE(o,"assume-unchang\
ed",f.filter(d=>c.get(d)?.assumeUnchanged)),await YE(o,f.filter(p))}async function c5(e10,t,{all:r,entries:a,isThere:n}){let i=[],s=[];for(let c of r)(a.get(c)?.
mode.startsWith("100")===true&&n(c)?i:s).push(c);let o=await u5(e10,i)?await p5(e10,t,i):i,l=[...s,...o];l.length>0&&await e10.run(gp(e10.objectFormat,l.map(c=>[
c,a.get(c)])))}async function u5(e10,t){if(t.length===0)return true;try{return await e10.run(Xg(t)),true}catch(r){if(r instanceof l5&&r.name==="GIT_FAILED")return false;
throw r}}async function p5(e10,t,r){if(r.length===0)return[];let a=new Set(await e10.run(ip(t)));return r.filter(n=>a.has(n))}var xp=async(e10,t)=>KE(await e10.
run(io(new Set(t)))),KE=e10=>new Map([...e10].flatMap(([t,{skipWorktree:r,assumeUnchanged:a}])=>r||a?[[t,{skipWorktree:r,assumeUnchanged:a}]]:[]));async function ZE(e10,t){
let r=new Set(t),a=HE(e10);if(Number(a?.size??0)>f5){let{hasConflicts:s,paths:o}=await e10.run(Ug()),l=new Set(o);return{hasConflicts:s,isStaged:c=>l.has(c),flags:c=>xp(
e10,c)}}let{hasConflicts:n,entries:i}=await e10.run(mp(r));return{hasConflicts:n,isStaged(s,o){let[l,c]=[i.get(s),o?.mode==="40000"?void 0:o];return l?.oid!==c?.
oid||l?.mode!==c?.mode},async flags(s){if(!(Yo(HE(e10),a)&&s.every(l=>r.has(l))))return xp(e10,s);let o=new Set(s);return KE(new Map([...i].filter(([l])=>o.has(
l))))}}}var f5=16e6;function HE(e10){let t=Dt(_e(e10.gitDir,"index"),{bigint:true,throwIfNoEntry:false});return t&&{ino:t.ino,mtimeNs:t.mtimeNs,size:t.size}}async function d5(e10,t){
let r=await m0(e10),a=await r.run(io(new Set(t)));await YE(r,[...a].flatMap(([n,{skipWorktree:i}])=>i?[]:n))}async function YE(e10,t){await XE(e10,"skip-worktre\
e",t),!(t.length===0||!s5(await e10.config(),"index.sparse",false))&&(await e10.run(bp({sparse:false})),await e10.run(bp({sparse:true})))}async function XE(e10,t,r){
r.length>0&&await e10.run(Qg(t,r))}async function h5(e10,t,r){var a=[];try{let o=kp(a,ze(e10),true),{entries:l}=await Pt(o,t,{paths:r});return new Map([...l].filter(
([,{mode:c}])=>c!=="40000"))}catch(o){var n=o,i=true}finally{var s=h0(a,n,i);s&&await s}}async function m0(e10){let t=[...(await e10.config()).keys()].filter(r=>/^filter\.[^=]+\.required$/s.
test(r)).flatMap(r=>["-c",`${r}=false`]);return t.length===0?e10:{...e10,run:r=>e10.run({...r,args:[...t,...r.args]})}}async function m5(e10,t){var r=[];try{let s=kp(
r,ze(e10),true),o=l=>dt(_e(e10.gitDir,l));return await g5({isThere:o,names:async l=>o(l)||await s.read(l)!==void 0,hasConflicts:async()=>(t??await e10.run(mp(new Set))).
hasConflicts})}catch(s){var a=s,n=true}finally{var i=h0(r,a,n);i&&await i}}async function g5(e10){let t=await k5(e10);return t?{name:"OPERATION_IN_PROGRESS",message:`\
Git is in the middle of ${t.name}, so HEAD cannot move to another branch. Finish it first: ${t.remedy}.`}:void 0}async function b5(e10,t){var r=[];try{let s=kp(
r,ze(e10),true),o=kp(r,await d0(e10,s,t)),l=e10.bare?void 0:t.index??await ZE(e10,t.paths),c=[...t.paths].filter(f=>l?.isStaged(f,o.entry(f))),u=new Set(t.paths),
p=f=>co(f).some(d=>u.has(d));return QE({dirty:[...o.dirty.map(({operation:f})=>f.path),...c],ignored:[...o.ignored].filter(f=>!p(f))})}catch(s){var a=s,n=true}finally{
var i=h0(r,a,n);i&&await i}}function QE(e10){let[t,r]=[[...new Set(e10.dirty)].sort(),[...e10.ignored].sort()],a=[];if(t.length>0){let n=`Files that the plan to\
uches have uncommitted changes: ${GE(t,VE)}. Commit or stash them first.`;a.push({name:"DIRTY_FILES",message:n})}if(r.length>0){let n=`Git ignores files that th\
e plan touches: ${GE(r,VE)}. Track them with \`git add --force\` and commit, or apply in a checkout without a branch.`;a.push({name:"PATH_IGNORED",message:n})}return a}
async function _5(e10,t,r){await JE(e10,{...r,treeish:t.to}),await e22(e10,t)}async function y5(e10,t,r){await e22(e10,t),await v5(e10,t.to,r)}async function v5(e10,t,r){
let a=await m0(e10),n=[...r.paths],i=new Set([...await a.run(qg()),...await a.run(ip(t))]),s=await xp(a,n),o=c=>Yo(s.get(c),r.flags?.get(c)),l=n.filter(c=>i.has(
c)||!o(c));await JE(a,{...r,paths:l,treeish:t})}async function e22(e10,{to:t,message:r}){await Sp(e10)!==t&&(t.startsWith("refs/")?await e10.run(a5(t,r)):await e10.
run(t5([{ref:"HEAD",to:t}],{message:r,detach:true})))}var Sp=async e10=>w5(e10)??await e10.run(n5())??await e10.run(o5())??"";function w5({gitDir:e10}){let t=_e(
e10,"HEAD");if(!Rr(t,{throwIfNoEntry:false})?.isFile())return;let[,r,a]=/^(?:ref: (refs\/heads\/[^\n]+)|([0-9a-f]{40,64}))\n$/.exec(cn(t,"utf8"))??[];return r?.
startsWith("refs/heads/.")?void 0:r??a}var $5=async(e10,t)=>(await e10.run(r5(t))).find(r=>r.name===t),VE=20;async function k5({isThere:e10,names:t,hasConflicts:r}){
let a=S5.find(({place:n})=>e10(n));return a?a.operation:await t("CHERRY_PICK_HEAD")?ui("a cherry-pick","cherry-pick"):await t("REVERT_HEAD")?ui("a revert","reve\
rt"):await r()?x5:void 0}var ui=(e10,t)=>({name:e10,remedy:`\`git ${t} --continue\` or \`git ${t} --abort\``}),x5={name:"a merge with conflicts",remedy:"`git ad\
d` for each file that you resolved, and a commit"},S5=[{place:"MERGE_HEAD",operation:ui("a merge","merge")},{place:"rebase-merge",operation:ui("a rebase","rebas\
e")},{place:"rebase-apply/applying",operation:ui("an am","am")},{place:"rebase-apply",operation:ui("a rebase","rebase")},{place:"sequencer",operation:{name:"a c\
herry-pick or a revert",remedy:"`git cherry-pick --abort` or `git revert --abort`"}},{place:"BISECT_LOG",operation:{name:"a bisect",remedy:"`git bisect reset`"}}];
import{core_text_digest$a as r2}from"./hook.js";import{core_text_json$h as O5,core_text_json$i as E5}from"./hook.js";import{errors$b as T5}from"./hook.js";var a2="\
refs/editplan/manifests/",A5="manifest.json",g0=8*1024*1024,ta=$().regex(/^[0-9a-f]{64}$/,"is not a SHA-256 in hexadecimal"),Fe=$().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/,
"is not the id of a commit"),fi=L().min(1),pi=$().regex(/^[^\p{Cc}]*$/u,"is not one line of text"),t2=j({name:pi,email:pi}),Op={plan:ta,base:Fe,without:P(fi)},n2=j(
{step:fi.exactOptional(),programs:P(pi).min(1),patch:$(),encoding:he("base64").exactOptional()}),N5=j({version:he(1),engine:pi,...Op,plans:P(j({name:$(),text:$(),
vars:Ie($(),$()).exactOptional()})).min(1),branch:pi.exactOptional(),replayed_on:Fe.exactOptional(),options:Ie($(),$()),words:j({author:t2.exactOptional(),committer:t2.
exactOptional(),signoff:H().exactOptional(),subject:$().exactOptional(),trailers:P(pi).exactOptional()}).exactOptional(),answers:P(j({step:fi,allowed:H()})),results:P(
n2),policy:j({name:$(),sha256:ta}).exactOptional()});function i2(e10){let t=`${E5(e10)}
`;return{digest:r2(t),text:t}}function I5(e10,{digest:t,text:r}){let{replayed_on:a,...n}=s2(r,t);return i2({...n,base:e10,...a!==void 0&&a!==e10&&{replayed_on:a}})}
function s2(e10,t){if(Buffer.byteLength(e10)>g0)throw uo(t,`is larger than ${g0} bytes`);let r=r2(e10);if(r!==t)throw uo(t,`was changed: its SHA-256 is ${r}`);let a=O5(
e10),n=C5(a);if(n!==1)throw uo(t,`has the version ${JSON.stringify(n)}, and this editplan reads 1`);let i=N5.safeParse(a);if(!i.success)throw uo(t,`has another \
shape than a manifest: ${os(i.error)}`);return i.data}var j5=e10=>ta.safeParse(e10).success,C5=e10=>typeof e10=="object"&&e10!==null&&"version"in e10?e10.version:
void 0,uo=(e10,t)=>new T5({name:"MANIFEST_INVALID",message:`The manifest ${e10.slice(0,12)} ${t}. Do not trust the branch. Delete the ref ${a2}${e10}, and run e\
ditplan again for the branch.`});var o2=["sarif","lsp","eslint","rdjson","biome","ruff","rustc","clang","go","golangci","ast-grep","semgrep","stylelint","markdo\
wnlint","oxlint"],M5=e10=>o2.includes(e10),b0=new Q("fixes");var _0=[],y0=e10=>{_0.push(e10)},P5=()=>_0,R5=(e10,t)=>_0.flatMap(r=>{let a=e10[r.key];return a===void 0?
[]:t(r,a)});var Ep=e10=>$().superRefine((t,r)=>{let a=on(t,{...e10&&{purpose:e10}});typeof a=="string"&&r.addIssue({code:"custom",message:a.replace(/\.$/,"")})}),
l2=/^(\d{1,6})(ms|s|m)$/,L5={ms:1,s:1e3,m:6e4},v0=()=>Y([L().positive().max(86400).transform(e10=>e10*1e3),$().regex(l2).transform(e10=>{let[,t,r]=l2.exec(e10)??
[];return Math.max(1,Number(t)*(L5[r??""]??1e3))})],{error:"expected a time, such as 60s, 2m or a number of seconds"}).prefault("60s"),z5={"":1,B:1,KiB:2**10,MiB:2**
20,GiB:2**30},c2=/^(\d{1,9}(?:\.\d{1,3})?)\s?(B|KiB|MiB|GiB)?$/,w0=()=>Y([L().min(0),$().regex(c2).transform(e10=>{let[,t,r]=c2.exec(e10)??[];return Math.floor(
Number(t)*(z5[r??""]??1))})],{error:"expected a number of bytes, such as 1048576 or 50MiB"}).optional(),$0=()=>$().min(1).max(100),k0=()=>yt([$().min(1)],$()).describe(
"A program and its arguments. They do not pass through a shell; ./ is the root of the repository.");import{core_text_splice$f as F5}from"./hook.js";import{core_text_words$a as D5}from"./hook.js";
var u2=e10=>/^\s*(?:-\s+)?uses\s*:\s*["']?(?:[^\s"'#@/]*\/)*([^\s"'#@/]+)/.exec(e10)?.[1];function B5(e10,t){let{head:r,tail:a}=F5(e10,t),n=e10.length>t.length?
e10:t,i=n[n.length-a-1];return r+a===Math.min(e10.length,t.length)&&r>0&&i===n[r-1]&&/^["'`([{<]$/.test(i??"")?{head:r-1,tail:a+1}:{head:r,tail:a}}function po(e10){
let t,r;for(let a of Rt(e10??[])){let n=g2(a);if(!(n.before===""&&n.after===""))if(Ap(a[0])===Ap(a[1]))r??=Tp(n);else{if(/[\p{L}\p{N}]/u.test(n.before+n.after))
return Tp(n);t??=Tp(n)}}return t??r}function Np(e10){let t=false;for(let{lines:r}of e10??[])if(r.some(a=>a.startsWith("\\")))return false;for(let[r,a]of Rt(e10??
[])){if(Ap(r)!==Ap(a)||p2(r)!==p2(a))return false;t=true}return t}var p2=e10=>(e10.match(/[\p{L}\p{N}\p{M}_]+|[()[\]{}<>;,"'`]|[^\s\p{L}\p{N}\p{M}_()[\]{}<>;,"'`]+/gu)??
[]).join(" ");function ra(e10){let t=new Map,r=0;for(let a of Rt(e10??[])){if(r+=1,r>q5)return;if(a[0]===""&&a[1]==="")continue;let n=g2(a),i=a.some(s=>s.length>
b2);t.set(JSON.stringify(i?a:n),Tp(n))}return t}function x0(e10){let t=f2(e10,r=>r);return t.usual.size>0?t:f2(e10,r=>r.replace(new RegExp("\\p{N}+","gu"),"0"))}
function f2(e10,t){let r=new Map;for(let s of e10.values())for(let o of new Set([...s?.keys()??[]].map(t)))r.set(o,(r.get(o)??0)+1);let a=s=>(r.get(t(s))??0)*2>=
e10.size,n=new Set,i=new Map;for(let[s,o]of e10){let l=[...o??[]].filter(([u])=>!a(u));if(!o||l.length===o.size)continue;let[c]=l;c?i.set(s,c[1]):n.add(s)}return n.
size<fo?{usual:new Set,apart:new Map}:{usual:n,apart:i.size*Ip>n.size?new Map:i}}var[fo,Ip]=[10,4];function jp([e10,t]){let[r,a]=[Zt(e10),Zt(t)],n=l=>r[l]!==a[l];
if(r.length===a.length)return U5(r.length,n).map(([l,c])=>({before:r.slice(l,c),after:a.slice(l,c)}));let i=Math.min(r.length,a.length),s=0;for(;s<i&&!n(s);)s+=
1;let o=0;for(;o<i-s&&r.at(-1-o)===a.at(-1-o);)o+=1;return[{before:r.slice(s,r.length-o),after:a.slice(s,a.length-o)}]}function U5(e10,t){let r=[];for(let a=0;a<
e10;a+=1){if(!t(a))continue;let n=r.at(-1);n?.[1]===a?n[1]=a+1:r.push([a,a+1])}return r}function g2(e10){let[t,r]=e10.map(l=>l.trim()),[a,n]=[Zt(t??""),Zt(r??"")],
{head:i,tail:s}=B5(a,n),o=l=>l.slice(i,l.length-s).join("").trim();return{before:o(a),after:o(n)}}var Tp=({before:e10,after:t})=>({before:h2(e10),after:h2(t)}),
q5=200,[b2,d2]=[2e3,60],Zt=e10=>e10.slice(0,b2).match(new RegExp("v?\\p{N}+(?:\\.\\p{N}+)+(?![\\p{L}\\p{N}\\p{M}_])|[\\p{L}\\p{N}\\p{M}_]+|\\s+|.","gsu"))??[],h2=e10=>e10.
length>d2?`${e10.slice(0,d2-1)}\u2026`:e10;function S0(e10){let t=new Set;for(let r of Rt(e10)){let a=r.includes("")?[]:jp(r);if(a.length===0||a.some(({before:n,
after:i})=>n.length===0||i.length===0))return;for(let n of a)t.add(JSON.stringify(n));if(t.size>W5)return}return t.size===0?void 0:JSON.stringify([...t].sort())}
var W5=3;function*Rt(e10){for(let{lines:t}of e10)for(let r=0;r<t.length;){let a=m2(t,r,"-"),n=m2(t,r+a.length,"+"),i=G5(a,n);for(let s=0;s<Math.max(a.length,n.length);s+=
1)yield[a[s]??"",i[s]??""];r+=Math.max(1,a.length+n.length)}}function G5(e10,t){if(e10.length===t.length)return t;let r=t.map(u2),a=e10.map(u2).map(s=>s===void 0?
-1:r.indexOf(s)),n=a.filter(s=>s>=0);if(n.some((s,o)=>o>0&&s<=(n[o-1]??0)))return t;let i=t.filter((s,o)=>!n.includes(o));return[...a.map(s=>(s>=0?t[s]:i.shift())??
""),...i]}function m2(e10,t,r){let a=t;for(;e10[a]?.startsWith(r);)a+=1;return e10.slice(t,a).map(n=>n.slice(1))}var Ap=e10=>e10.replace(/\s+/g,"");function di(e10,t){
let r=H5(e10,t);return r===""||e10.more===void 0?r:`${r} and ${D5(e10.more,"more change")}`}function H5({before:e10,after:t,others:r},{code:a}){let n=r===void 0||
r===t?"":` (others ${r===""?"nothing":a(r)})`;return e10===""?t===""?"":`adds ${a(t)}${n}`:`${t===""?`removes ${a(e10)}`:`${a(e10)} \u2192 ${a(t)}`}${n}`}import{
core_text_words$a as V5}from"./hook.js";var _2=3;function Cp(e10,{steps:t},r=()=>""){let a=new Map(t.map(l=>[l.index,l])),n=K(e10,l=>`${r(l)}\0${J5(l,a)}`),i=new Map,
s=[];for(let l of n.values()){if(l.length<_2||l[0].binary)continue;let c=X5(l),u=l.filter(f=>!c.has(f));if(u.length<_2)continue;for(let[f,d]of c)i.set(f,d);let p=[
...new Set(u.flatMap(({steps:f=[]})=>f))].sort((f,d)=>f-d);s.push({files:u,steps:p,places:Y5(u)})}s.sort((l,c)=>c.files.length-l.files.length);let o=new Set(s.flatMap(
({files:l})=>l));return{odd:e10.filter(l=>!o.has(l)),alike:s,strays:i}}var J5=(e10,t)=>JSON.stringify([e10.binary?e10.path:"",e10.status,e10.old_mode,e10.new_mode,
e10.protected??"",e10.verifies??"",e10.structuredPatch?ho(e10.structuredPatch):[e10.insertions,e10.deletions,K5(e10)&&e10.path],(e10.steps??[]).map(r=>Z5(t.get(
r)))]),K5=({insertions:e10,deletions:t})=>e10+t>0;function Z5(e10){if(!e10)return"unknown";let{index:t,tool:r,why:a="",matched_by:n="",policy:i,files:s}=e10;return[
s&&r!=="Move"?t:r,a,n,i?.behavior??"",i?.rule??""]}function ho(e10){let t=[];for(let{lines:r}of e10){let a=[],n=" ";for(let i of[...r," "])i.startsWith(" ")?(a.
length>0&&t.push(a.join(`
`)),a=[]):(!i.startsWith("\\")||n!==" ")&&a.push(i),n=i.charAt(0)}return t}var Y5=e10=>{let t=new Set(e10.map(r=>$2(r).name));return t.size===1&&t.has("")?0:t.size};
function X5(e10){let t=new Map,r=new Map(e10.map(a=>[a,$2(a)]));for(let a of[rK,aK,nK,iK]){let[n=[],...i]=[...K(e10,o=>a(r.get(o))).values()].sort((o,l)=>l.length-
o.length);if(n.length*2<e10.length)continue;let s=i.filter(({length:o})=>o<=Math.max(1,e10.length/Q5)).flat();if(!(s.length>Math.max(eK,e10.length/tK)))for(let o of s)
t.has(o)||t.set(o,sK(r.get(o),r.get(n[0]),e10.length-s.length))}return t}var[Q5,eK,tK]=[50,3,10],rK=({context:e10})=>e10,aK=({context:e10})=>w2(e10),nK=({name:e10})=>e10,
iK=({name:e10})=>w2(e10),w2=e10=>e10.replace(/\d+/g,"0");function sK(e10,t,r){let a=`the same change as ${V5(r,"other file")}`;if(e10.name!==t.name&&e10.name!==
"")return`${a}, in another place: ${y2(e10.name)}`;let n=new Set(t.context.split(`
`)),i=e10.context.split(`
`).find(s=>!n.has(s)&&/[\p{L}\p{N}]/u.test(s))??"";return i===""?`${a}, in another place`:`${a}, next to other lines: ${y2(i.trim())}`}var y2=e10=>e10.length>80?
`${e10.slice(0,79)}\u2026`:e10;function $2({structuredPatch:e10=[],headings:t=[]}){let r=e10.flatMap((n,i)=>oK(n,t[i]??"")),a=e10.map(({lines:n},i)=>[t[i]??"",...n.
filter(s=>/^ /.test(s))].join(`
`));return{name:[...new Set(r)].join(" \xB7 "),context:a.join(`
`)}}function oK({lines:e10},t){let r=[];for(let[a,n]of e10.entries()){if(!/^[-+]/.test(n)||/^[-+]/.test(e10[a-1]??""))continue;let i=v2(n),s=e10.slice(Math.max(
0,a-lK),a).findLast(o=>v2(o)<i&&/^ .*[\p{L}\p{N}]/u.test(o));r.push(s?.trim()??(i>0?t:""))}return r}var lK=40,v2=e10=>/^\s*/.exec(e10.slice(1))?.[0].length??0;function cK(e10,t=()=>{}){
let r=i=>{let{tool:s,source:o="",why:l="",matched_by:c="",policy:u,structuredPatch:p,status:f,plan:d=""}=i;if(!(f!=="applied"||!p||i.files))return JSON.stringify(
[s,o,l,c,u?.rule??"",d,t(i),S0(p)??ho(p)])},a=new Map(e10.map(i=>[i.index,r(i)])),n=K(a.values(),i=>i);return({index:i})=>{let s=a.get(i);return s!==void 0&&(n.
get(s)?.length??0)>1?s:void 0}}function O0(e10,t){let r=vK.filter(({file:a})=>a.test(e10)).flatMap(a=>uK(a,t));return[...new Set([...r,...Rp(e10)?xK(e10,t):[]])]}
function uK(e10,t){let r=[];for(let{removed:a,added:n}of t.flatMap(mK)){e10.isList&&n.some(({length:c})=>c>Mp)&&r.push(hK);let[i=[],s=[]]=[a,n].map(c=>c.flatMap(
u=>fK(e10,u))),[o,l]=[k2(i,s),k2(s,i)];for(let[c,{name:u,origin:p}]of l.entries()){let f=pK(l,c,o);f&&r.push(`${u===""?"":`${u} `}from ${p}, was ${f.origin}`)}}
return r}var k2=(e10,t)=>e10.filter(({name:r,origin:a})=>!t.some(n=>n.name===r&&n.origin===a));function pK(e10,t,r){let a=(o,l)=>l.find(({name:c,origin:u})=>c===
o.name&&x2(u)===x2(o.origin)),n=e10[t];if(n===void 0)return;let i=(o,l)=>o.name===n.name&&!a(o,l),s=e10.slice(0,t).filter(o=>i(o,r)).length;return a(n,r)??r.filter(
o=>i(o,e10)).at(s)}var x2=e10=>e10.slice(e10.lastIndexOf("/")+1),fK=({line:e10,origin:t},r)=>[...dK(r.slice(0,Mp)).matchAll(e10)].flatMap(({groups:{name:a="",source:n=""}={}})=>{
let i=t(n.trim(),a);return i===void 0?[]:[{name:a,origin:i}]}),Mp=2e3,dK=e10=>e10.replace(/\\u00([2-7][\da-f])/gi,(t,r)=>String.fromCharCode(Number.parseInt(r,16))),
hK=`perhaps in a line of over ${Mp} characters, which is read to there`;function mK({lines:e10}){let t=[],r=false;for(let a of e10){let n=/^[-+]/.test(a);n&&!r&&
t.push({removed:[],added:[]}),r=n||r&&a.startsWith("\\"),n&&t.at(-1)?.[a.startsWith("-")?"removed":"added"].push(a.slice(1).replace(/\r$/,""))}return t}var Pp="\
the registry";function gK(e10){let t=e10.replace(/^["']|["']$/g,"").trim();if(/^(?:git\+|git:|ssh:|git@)|\.git(?:#.*)?$/i.test(t))return`git at ${bK(t)}`;if(/^https?:\/\//i.
test(t))return`an archive at ${mo(t)??""}`;if(/^(?:file|link|portal):|^(?:\.{1,2}|~)?\//i.test(t))return"a file";let[,r]=/^(jsr|patch|exec|hg|svn):/i.exec(t)??[];
if(r!==void 0)return`\`${r.toLowerCase()}:\``;let[,a="github",n]=/^(?:(github|gitlab|bitbucket|gist):)?([\w.-]+\/[\w.-]+)(?:#|$)/.exec(t)??[];if(n!==void 0)return`\
git at ${a}.com/${n}`;let i=/^npm:(@?[^@]+)/.exec(t);return i?`the package ${i[1]}`:/^(?:[\^~<>=v*\d]|workspace:|catalog:|latest\b|next\b|x$)/.test(t)?Pp:void 0}
var bK=e10=>e10.replace(/^(?:git\+)?[a-z]*:\/\//,"").replace(/^[^@/]*@/,"").replace(/#.*$/,"").replace(/(?:\.git)?\/?$/,"").replace(":","/").slice(0,80),mo=e10=>/^(?:[a-z+]+:\/\/)?(?:[^@/\s]*@)?([\w.-]+\.[\w-]+)(?::\d+)?[/:]/i.
exec(e10)?.[1]?.toLowerCase();function S2(e10){let[,t="",r=""]=/\b(git|github|gitlab|url|path|registry|source|index)\b\s*[=:]>?\s*["']([^"']*)["']/.exec(e10)??[];
return t==="path"?"a file":t==="registry"||t==="source"||t==="index"?`${t} ${mo(r)??r}`:t!==""?`${t==="url"?"an archive":"git"} at ${mo(r)??r}`:/\d|\*/.test(e10)?
Pp:void 0}function _K(e10){let t=/(?:@\s*|^)((?:git\+|https?:|file:|ssh:)\S+)/.exec(e10)?.[1];return t===void 0?/^(?:\[|[=<>~!;]|$)/.test(e10)?Pp:void 0:`${t.startsWith(
"git+")?"git":"an archive"} at ${mo(t.replace(/^git\+/,""))??t}`}var O2=e10=>{let t=e10.replace(/^["']|["']$/g,"");return/[${]/.test(t)||t==="scratch"?void 0:t.
replace(/@sha256:.*$/,"").replace(/:[^:/]*$/,"")},yK=/^(?:homepage|url|repository|bugs|funding|author|name|version|directory|license|type|main|module|types|typings|browser|bin|unpkg|jsdelivr|email|node|npm|yarn|pnpm|description|packageManager|registry|target|extends)$|^\$|^\.|[ :]/,
vK=[{file:/(?:^|\/)(?:package|composer|bower|deno)\.jsonc?$/,line:/"(?<name>[^"]+)"\s*:\s*"(?<source>[^"]*)"/g,isList:true,origin:(e10,t)=>yK.test(t)?void 0:gK(
e10)},{file:/(?:^|\/)(?:Cargo|pyproject|Pipfile)(?:\.toml)?$/,line:/^\s*"?(?<name>[\w.-]+)"?\s*=\s*(?<source>"[^"]*"|\{.*\})\s*$/g,origin:(e10,t)=>/^(?:name|version|edition|rust-version|license|readme|homepage|repository|url)$/.
test(t)?void 0:S2(e10)},{file:/(?:^|\/)(?:Gemfile|[^/]*\.gemspec)$/,line:/^\s*gem\s+["'](?<name>[^"']+)["'](?<source>.*)$/g,origin:e10=>S2(e10)??Pp},{file:/(?:^|\/)(?:requirements|constraints)[^/]*\.(?:txt|in)$/,
line:/^\s*(?<name>[A-Za-z\d][\w.-]*)(?<source>.*)$/g,origin:_K},{file:/(?:^|\/)(?:requirements|constraints)[^/]*\.(?:txt|in)$|(?:^|\/)(?:\.npmrc|pip\.conf|\.yarnrc(?:\.yml)?)$/,
line:/^\s*(?<name>--(?:extra-)?index-url|(?:@[\w-]+:)?registry|index-url|npmRegistryServer)\s*[=:\s]\s*["']?(?<source>[^\s"']+)/g,origin:e10=>mo(e10)},{file:/(?:^|\/)go\.mod$/,
line:/^\s*(?:replace\s+)?(?<name>\S+)(?:\s+v\S+)?\s+=>\s+(?<source>\S+)/g,origin:e10=>e10.startsWith(".")?"a file":e10},{file:/(?:^|\/)(?:Dockerfile|Containerfile)(?:\.[^/]*)?$|\.(?:docker|container)file$/i,
line:/^\s*(?<name>FROM)\s+(?:--\S+\s+)*(?<source>\S+)/gi,origin:O2},{file:/\.ya?ml$/,line:/^\s*(?:-\s+)?(?<name>image)\s*:\s*(?<source>["']?[\w.${][^\s#]*)/g,origin:O2},
{file:/\.ya?ml$/,line:/^\s*(?:-\s+)?(?<name>uses)\s*:\s*["']?(?<source>[^\s"'#]+)/g,origin:e10=>e10.replace(/@.*$/,"")}],wK=/(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lock|Cargo\.lock|poetry\.lock|uv\.lock|Pipfile\.lock|Gemfile\.lock|composer\.lock|go\.sum|pdm\.lock|flake\.lock)$/,
Rp=e10=>wK.test(e10),$K=new Map([["registry.yarnpkg.com","registry.npmjs.org"]]),kK=/"(?:homepage|funding|support|source|docs|issues|email|chat|forum|wiki|rss|irc|security|notification-url|deprecated|description|engines|license)"\s*:/;
function xK(e10,t){let[r,a]=[new Set(EK.find(({file:n})=>n.test(e10))?.hosts),new Set];for(let{lines:n}of t)for(let[i,s]of n.entries())for(let o of Lp(e10,s,n[i-
1]))(s.startsWith("+")?a:r).add(o);return r.size===0?[]:[...a].filter(n=>!r.has(n)).map(n=>`a lock file names the host ${n} for the first time`)}var Lp=(e10,t,r="")=>SK(
e10,t,r)?OK(t):[];function SK(e10,t,r){return/resolved|tarball|dist/.test(t)?true:/"url"\s*:/.test(t)?e10.endsWith("Pipfile.lock")||e10.endsWith("composer.lock")&&
/"type"\s*:/.test(r):!kK.test(t)}var OK=e10=>[...e10.slice(0,Mp).matchAll(/\b(?:git\+)?(?:https?|git|ssh):\/\/(?:[^@/\s"']*@)?([\w.-]+)/g)].map(([,t=""])=>$K.get(
t.toLowerCase())??t.toLowerCase()),EK=[{file:/composer\.lock$/,hosts:["api.github.com","github.com"]},{file:/Pipfile\.lock$/,hosts:["pypi.org"]}];import{core_text_words$a as E2}from"./hook.js";
function*TK(e10){for(let{lines:t}of e10??[])yield*AK(t.filter(r=>!/^[-\\]/.test(r)))}function*AK(e10){let t=e10.map(o=>o.slice(1).replace(/\r$/,"")),r=new Map(t.
map((o,l)=>[T2.exec(o)?.[1]?.charAt(0),l])),[a,n,i,s]=["",false,false,false];for(let[o,l]of t.entries()){if(a!==""){T2.exec(l)?.[1]?.startsWith(a)&&(a="");continue}
let[,c=""]=NK.exec(l)??[],u=(r.get(c.charAt(0))??-1)>o;if(c!==""&&n&&!s&&(u||IK(l,t.slice(o+1)))){a=c,n=false;continue}n&&(i=!/^\s*</.test(l));let p=i&&!s?l.replace(
jK,""):l;e10[o]?.startsWith("+")&&(yield p),s||=CK.test(p),n=l.trim()===""}}var NK=/^\s*(?:[-*+]\s+)?(`{3,}|~{3,})[^`]*$/,T2=/^\s*(`{3,}|~{3,})\s*$/,IK=(e10,t)=>{
let r=e10.search(/[`~]{3}/);return/[`~]{3}\s*[\w-]/.test(e10)&&t.every(a=>a.trim()===""||a.search(/\S/)>=r)},jK=/(?<!`)(`{1,3})(?!`)[^`]{1,1000}\1(?!`)/g,CK=/<!--|<\s*(?:pre|style|textarea|script)\b/i;
function E0({path:e10,structuredPatch:t}){let r=LK.find(({name:n})=>n.test(e10)),a=new Set;for(let n of e10.toLowerCase().endsWith(".md")?TK(t):hi(t)){let i=r?zK(
n):n;for(let{form:s,said:o}of r?.forms??[])s.test(i)&&a.add(o)}return KK(DK(t))&&a.add("runs what it downloads"),e10.endsWith(".ipynb")&&t?.some(MK)&&a.add("its\
 kernel"),t?.every(PK)&&a.delete("its kernel"),[...a]}var T0=({path:e10,structuredPatch:t=[]})=>O0(e10,t);function MK({lines:e10}){let t=false;for(let r of e10)
if(/^.\s*"kernelspec"\s*:/.test(r))t=true;else{if(t&&/^[-+]/.test(r))return true;/^ \s*\}/.test(r)&&(t=false)}return false}var PK=({oldLines:e10,lines:t})=>e10===
0&&!t.some(r=>/"argv"\s*:/.test(r))&&t.flatMap((r,a)=>/"(?:kernelspec|kernel_name)"\s*:/.test(r)?t.slice(a,a+5).join(""):[]).every(r=>/"name"\s*:\s*"(?:python[23]?|ir|julia-[\d.]+)"/.
test(r)),N2=[{form:/<\s*(?:\w+:)?script\b/i,said:"a script"},{form:/[\s"'/]on[a-z]{3,24}\s*=/i,said:"an event handler"},{form:/\battributeName\s*=\s*["']?\s*on[a-z]/i,
said:"an event handler"},{form:/(?:java|vb)script\s*:/i,said:"an address that is a script"},{form:/\bdata:text\/html/i,said:"an address that is a document"},{form:/<\s*(?:\w+:)?(?:foreignObject|iframe|object|embed|handler)\b/i,
said:"an embedded document"}],RK=[...N2,{form:/"(?:text\/html|image\/svg\+xml)"\s*:/,said:"an HTML output"},{form:/"application\/(?:javascript|vnd\.[^"]*)"\s*:/,
said:"an output that is a program"},{form:/"(?:kernelspec|kernel_name)"\s*:|^\s*"argv"\s*:/,said:"its kernel"}],LK=[{name:/\.(?:svg|svgz|html?|xhtml|xml|md)$/i,
forms:N2},{name:/\.ipynb$/i,forms:RK}],zK=e10=>e10.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi,(t,r,a)=>{let n=r===void 0?Number(a):Number.parseInt(r,16);return n<=
1114111?String.fromCodePoint(n):t}).replace(/&(?:Tab|NewLine);/g,"").replace(/&colon;/g,":").replace(/(?<=[a-z])[\t\n\r\0](?=[a-z:])/gi,""),FK=4e3;function DK(e10){
let t=[],r="";for(let a of hi(e10))r=`${r}${a}`.slice(0,FK),/\\\s*$/.test(a)?r=`${r.replace(/\\\s*$/,"")} `:(t.push(r),r="");return r===""?t:[...t,r]}var I2=String.
raw`(?:\b(?:curl|wget|aria2c|iwr|irm|Invoke-WebRequest|Invoke-RestMethod)\b|\bfetch\s+(?:-|https?:))`,A0=String.raw`(?:[\w.~-]*\/){0,8}(?:(?:ba|z|da|k|a|c|tc|fi)?sh|python[\d.]*|node|deno|bun|perl|ruby|php|lua|pwsh|powershell|iex|Invoke-Expression)(?=[\s"';)&|<]|$)`,
N0=String.raw`(?:(?:[\w.~-]*\/){0,8}(?:sudo|doas|env|command|exec|nohup|nice|time|xargs)\s+(?:-{1,2}[\w=.-]+\s+|\w+=\S*\s+)*)*`,j2=new RegExp(I2,"i"),BK=new RegExp(
String.raw`^\s*${N0}${A0}`,"i"),UK=new RegExp(String.raw`(<\(|\$\(|${"`"}|\()\s*${N0}${I2}`,"i"),qK=new RegExp(String.raw`(?:^|[\s("'])(?:${A0}|(?:eval|source|\.)(?=\s))`,
"i"),WK=/(?:^|[\s("'])(?:iex|Invoke-Expression)\b/i,GK=new RegExp(String.raw`^\s*${N0}(?:(?:${A0}|source|\.)\s+(?:-\S+\s+)*)?["']?(?:\.\/)?([^\s"'|<>)]+)`,"i"),
HK=/(?:\s-[a-zA-Z]{0,8}o\s*|--output(?:-document)?[\s=]+|-OutFile\s+|>\s*)["']?(?:\.\/)?([^\s"'|>]+)/,VK=/(?:\bwget\b|\s-[a-zA-Z]{0,8}O\b).*?https?:\/\/\S*\/([^\s/"'?#]+)/,
JK=[/\b(?:deno\s+run|npx|bunx|pnpm\s+dlx)\s[^;&|]{0,200}?https?:\/\//,/(?<![.\w])(?:eval|exec)\s*\([^\n]{0,200}?(?:\bfetch\(|urlopen\(|requests\.get\()/];function KK(e10){
let t=new Set;return e10.some(r=>JK.some(a=>a.test(r))||(t.size>0||j2.test(r))&&r.split(/&&|\|\||;/).some(a=>ZK(a,t)))}function ZK(e10,t){let r=e10.split("|"),a=r.
findIndex(o=>j2.test(o));if(a>=0&&r.slice(a+1).some(o=>BK.test(o)))return true;let n=UK.exec(e10);if(n&&(n[1]==="("?WK:qK).test(e10.slice(0,n.index)))return true;
let i=GK.exec(e10)?.[1];if(i!==void 0&&t.has(i))return true;let s=a<0?void 0:(HK.exec(e10)??VK.exec(e10))?.[1];return s!==void 0&&t.add(s),false}var I0=(e10=[])=>e10.
flatMap(({lines:t})=>t).filter(t=>/^[-+]/.test(t)&&YK.test(t)).length,YK=/\[(?:\d+ )?masked(?:: differs)?\]\*{4}/;function j0({structuredPatch:e10=[]}){return e10.
flatMap(({lines:t})=>{let r=i=>t.filter(s=>!s.startsWith(i)&&!s.startsWith("\\")).map(s=>s.slice(1)),[a,n]=[r("+"),r("-")];return ts(a.join(`
`),n.join(`
`)).flatMap(i=>n[i-1]?.trim()??[])})}var zp=e10=>({gone:new Set(e10.flatMap(t=>go("-",t)).filter(Boolean)),come:new Set(e10.flatMap(t=>go("+",t)).filter(Boolean))});
function C0(e10,{gone:t,come:r}=zp([e10])){let{path:a,status:n,structuredPatch:i=[]}=e10,s=go("-",e10).filter(c=>!r.has(c));if(n==="deleted")return tZ.test(a)&&
(XK(e10)||s.length>0)?"a test":"";let o=s.length-go("+",e10).filter(c=>!t.has(c)).length,l=i.reduce((c,{lines:u})=>c+QK(u,t),0);return[o>0?E2(o,"test is removed",
"tests are removed"):"",l>0?E2(l,"test is skipped","tests are skipped"):""].filter(Boolean).join(", ")}var XK=e10=>go("-",e10).length===0&&(/test|spec/i.test(e10.
path.slice(e10.path.lastIndexOf("/")))||(e10.structuredPatch??[]).some(({lines:t})=>t.some(r=>/^-.*(?:test|assert|expect|should)/i.test(r)))),go=(e10,{structuredPatch:t=[]})=>t.
flatMap(({lines:r})=>r.filter(a=>a.startsWith(e10)&&M2.test(a)).map(C2)),C2=e10=>eZ.exec(e10)?.slice(1).find(Boolean)??"";function QK(e10,t){let[r,a,n]=[0,0,false];
for(let i of e10)!i.startsWith("-")&&M2.test(i)&&(n=i.startsWith("+")&&!t.has(C2(i)),n&&(r-=a),a=0),rZ.test(i)&&(i.startsWith("-")?r-=1:/^\+\s*[@#]/.test(i)?[r,
a]=[r+1,a+1]:i.startsWith("+")&&!n&&(r+=1));return r}var eZ=/(?:def|func\s+(?:\([^)]*\))?)\s*(\w+)|["'`](.{1,200}?)["'`]/,tZ=/(?:^|\/)(?:tests?|__tests__|specs?|e2e)\/|(?:^|\/)test_[^/]+$|[._-](?:tests?|spec|specs|e2e|cy)\.[^./]+$|(?:^|\/)[^/]*Tests?\.(?:java|kt|cs|scala|swift)$/,
M2=/^.\s*(?:(?:it|test|specify)(?:\.\w+)*\s*\(\s*["'`]|(?:async\s+)?def\s+test_|func\s+(?:\([^)]*\)\s*)?Test[A-Z_]|@Test\b|#\[(?:\w+::)?test\b|\[(?:Fact|Theory|TestMethod)\b)/,
rZ=/^.\s*(?:(?:it|test|describe|context|suite)\.skip\b|x(?:it|describe|test)\s*\(|@(?:Ignore|Disabled)\b|@(?:pytest\.mark|unittest)\.skip|#\[ignore|t\.Skip)/,[aZ,
nZ]=[80,160],M0=({structuredPatch:e10})=>{let t=[...hi(e10)];return t.filter((r,a)=>{if(!/[ \t]{10}/.test(r))return false;let n=/^[ \t]*/.exec(r)?.[0]??"";return A2(
n)>=nZ&&n.length<r.length?true:[...r.trimEnd().slice(n.length).matchAll(/[ \t]{10,}/g)].filter(([i])=>A2(i)>=aZ).some(({0:i,index:s})=>!iZ(t,a,n.length+s+i.length))}).
length};function iZ(e10,t,r){let a=(n="")=>n.slice(r-1,r+2)===" = ";return a(e10[t])&&[-1,1].some(n=>{let i=t+n;for(;a(e10[i])&&e10[i]?.slice(0,r).endsWith(" ".
repeat(10));)i+=n;return a(e10[i])})}var A2=e10=>e10.length+3*(e10.split("	").length-1);function P0({path:e10,structuredPatch:t=[]}){let r=t.find(({newStart:i})=>i===
1),a=r?.lines.find(i=>!i.startsWith("-")&&!i.startsWith("\\"));if(a?.startsWith("+#!"))return a.endsWith("\r")&&!r?.lines.some(i=>/^-#!.*\r$/.test(i));if(a!==void 0?
!/^ #!.*[^\r]$/.test(a):!/\.(?:ba|z|k)?sh$/.test(e10))return false;let n=t.flatMap(i=>i.lines);return n.some(i=>i.startsWith("+")&&i.endsWith("\r"))&&!n.some(i=>/^[- ].*\r$/.
test(i))}var R0=({structuredPatch:e10=[]})=>{let t=e10.flatMap(r=>r.lines);return t.some(r=>/^[ +-]version https:\/\/(?:git-lfs|hawser)\.github\.com\/spec\//.test(
r))&&["-","+"].every(r=>t.some(a=>a.startsWith(`${r}oid sha256:`)))};function*hi(e10){for(let{lines:t,newStart:r}of e10??[]){let a=r;for(let n of t){if(n.startsWith(
"+")){let i=n.slice(1).replace(/\r$/,"");yield a===1?i.replace(/^\ufeff/,""):i}!n.startsWith("-")&&!n.startsWith("\\")&&(a+=1)}}}import{core_text_words$a as sZ,
core_text_words$c as oZ}from"./hook.js";var P2=3;function z0(e10,t,r=new Set){let a=new Map,n={before:new Set,after:new Set};for(let{lines:u}of t){uZ(u,a);for(let[
p,f]of u.entries())for(let d of Lp(e10,f,u[p-1]))for(let g of z2(f))n[g].add(d)}let i=[...a].filter(([,{before:u,after:p}])=>u!==p).sort(([u],[p])=>Number(r.has(
p))-Number(r.has(u))),s=u=>i.filter(([,p])=>u(p)).map(([p,f])=>mZ(p,f)),o=[["package changes","packages change",s(({before:u,after:p})=>u!==void 0&&p!==void 0)],
["is new","are new",s(({before:u})=>u===void 0)],["is gone","are gone",s(({after:u})=>u===void 0)]],l=o.filter(([,,u])=>u.length>0).length>1?1:P2,c=[...n.after].
filter(u=>!n.before.has(u));return[...o.map(([u,p,f])=>L0(u,p,f,l)),L0("new host","new hosts",c),L0("host","hosts",[...n.after].filter(u=>n.before.has(u)))].filter(
Boolean).join("; ")}var F0=e10=>new Set(e10.filter(({path:t})=>R2(t)).flatMap(({structuredPatch:t=[]})=>t.flatMap(({lines:r})=>r)).flatMap(t=>cZ.exec(t.slice(0,
F2))?.[1]??[])),R2=e10=>lZ.test(e10),lZ=/(?:^|\/)(?:package\.json|composer\.json|Cargo\.toml|pyproject\.toml|Pipfile|Gemfile|go\.mod|pnpm-workspace\.yaml|(?:[\w-]*requirements[\w-]*|requirements\/[\w-]+)\.txt)$/,
cZ=/^\+\s*(?:gem\s+|require\s+)?["']?(@?[\w.-]+(?:\/[\w.-]+)*)["']?\s*(?:[=:,~<>!]|\sv)+.*\d/;function uZ(e10,t){let r={};for(let a of e10){let n=a.slice(1,F2),
i=z2(a),[s,o]=pZ(n);for(let l of i){s!==void 0&&(r[l]=s);let c=r[l];if(o===void 0||c===void 0||i===L2)continue;let u=t.get(c)??{};u[l]??=o,t.set(c,u)}}}var L2=[
"before","after"],z2=e10=>e10.startsWith("+")?["after"]:e10.startsWith("-")?["before"]:L2,F2=500;function pZ(e10){for(let r of fZ){let[,a,n]=r.exec(e10)??[];if(a!==
void 0)return[a,n]}for(let r of dZ){let[,a]=r.exec(e10)??[];if(a!==void 0)return[a]}let[,t]=hZ.exec(e10)??[];return[void 0,t]}var fZ=[/^([\w./~-]{1,200}) (v\d[^\s/]{0,80}) h1:/,
/^ {4}([\w.-]{1,100}) \(([\w.+-]{1,60})\)$/,/^ {2}'?\/?((?:@[\w.-]{1,100}\/)?[\w.-]{1,100})@(\d[^\s'():]{0,60})[^\s]{0,200}:$/],dZ=[/^\s*"(?:[^"]{0,200}node_modules\/)([^"]{1,200})": \{/,
/^name = "([^"]{1,200})"/,/^\s*"name": "([^"]{1,200})"/,/^"?((?:@[\w.-]{1,100}\/)?[\w.-]{1,100})@[^:]{1,200}.{0,400}:$/],hZ=/^\s*"?version"?(?:\s*[:=]\s*|\s)"?([\w.+-]{1,80})/,
mZ=(e10,{before:t,after:r})=>`\`${e10.replaceAll("`","")}\` ${t!==void 0&&r!==void 0?`${t} \u2192 ${r}`:r??t}`;function L0(e10,t,r,a=P2){return r.length===0?"":
`${sZ(r.length,e10,t).replace(/^1 new/,"new").replace(/^1 host/,"host")}: ${oZ(r,a)}`}import{core_text_words$b as gZ,core_text_words$k as bZ}from"./hook.js";var _Z=e10=>e10.
flatMap(t=>[bo(t),..._o(t)]),bo=({oldStart:e10,oldLines:t,newStart:r,newLines:a})=>`@@ -${D2(e10,t)} +${D2(r,a)} @@`;function _o({lines:e10}){return e10.filter(
t=>!t.startsWith("\\")).every(t=>t.endsWith("\r"))?e10.map(t=>t.replace(/\r$/,"")):e10}var D2=(e10,t)=>t===1?`${e10}`:`${t===0?e10-1:e10},${t}`,D0=e10=>e10.flatMap(
t=>[bo(t),...Fp(_o(t))]);function Fp(e10){let t=[],r=[],a=()=>{if(r.length>0)for(let n of yZ(r))t.push(n);r=[]};for(let n of e10)/^[-+\\]/.test(n)?r.push(n):(a(),
t.push(W(n)));return a(),t}function yZ(e10){let t=K(e10,n=>n.charAt(0)),[r,a]=["-","+"].map(n=>K((t.get(n)??[]).map(i=>i.slice(1)),B2));return e10.map(n=>n.startsWith(
"\\")?n:((n.startsWith("-")?a:r)?.get(B2(n.slice(1)))??[]).some(i=>!vZ(n.slice(1),i))?$Z(n):OZ(xZ(W(n))))}var vZ=(e10,t)=>e10===t||e10.trimStart()===t.trimStart()&&
/^(?: *|\t*)$/.test(Lt(e10)+Lt(t)),wZ=1e4,B2=e10=>{if(e10.length>wZ)return e10;let t=new Set(Ti(e10).map(({at:r})=>r));return(t.size===0?e10:Array.from({length:e10.
length},(r,a)=>t.has(a)?"":e10[a]).join("")).normalize("NFKC").replace(/\s+/g,"")},$Z=e10=>{let t=W(e10.slice(1),{blanks:true});return`${e10.charAt(0)}${t.replace(
/[^ -~\u2192\u00b7]/gu,kZ)}`},kZ=e10=>`<${bZ(e10)}>`,xZ=e10=>e10.length<SZ?e10:e10.replace(/[ \t]{80,}(?=[^ \t])/g,t=>`<${gZ(t.length)} blanks>`),SZ=80,OZ=e10=>e10.
replace(/(?<=.)[ \t]+$/,t=>t.replaceAll(" ","\xB7").replaceAll("	","\u2192"));function B0(e10){let t;return r=>(t??=new Set([...e10].flatMap(a=>a.toLowerCase().
match(/[a-z\d_]+/g)??[])),t.has(r))}import{core_text_words$a as je,core_text_words$b as yo,core_text_words$c as q0}from"./hook.js";var[K2,Dp]=[3,3];function EZ(e10,t,r){
let a=new Set(r.filter(({step:f})=>f===void 0).map(({path:f})=>f)),n=t.filter(({path:f})=>!a.has(f)),i=n.filter(({binary:f})=>!f),{alike:s,strays:o}=Cp(i,e10),l=[],
c=new Set,u=f=>{if(!(f.files.length<K2)){l.push(f);for(let d of f.files)c.add(d)}},p=()=>i.filter(f=>!c.has(f));u({is:"moved",files:n.filter(f=>f.status==="rena\
med"&&Z2(f)&&!jZ(f))}),u({is:"gone",files:n.filter(f=>f.status==="deleted"&&f.old_mode!==TZ)}),u({is:"blanks",files:p().filter(f=>U0(f)&&AZ(f))}),u(CZ(p().filter(
f=>U0(f)&&!o.has(f))));for(let f of MZ(p().filter(d=>U0(d)&&!o.has(d))))u(f);for(let{files:f}of s)u({is:"same",files:f.filter(d=>!c.has(d))});return{parts:l,left:t.
filter(f=>!c.has(f))}}var TZ="160000",U0=e10=>e10.status==="modified"&&Z2(e10),AZ=({path:e10,structuredPatch:t})=>Np(t)&&!(NZ.test(e10)&&IZ(t??[])),NZ=/\.(?:pyi?|pyx|ya?ml|haml|pug|jade|sass|styl|slim|coffee|nim|fsx?|hs|elm|mk|rst|mdx?|markdown|feature)$|(?:^|\/)(?:GNU)?[Mm]akefile$/,
IZ=e10=>[...Rt(e10)].some(t=>t[0].trim()!==""&&Lt(t[0])!==Lt(t[1])),Z2=({old_mode:e10,new_mode:t})=>e10===t,jZ=({binary:e10,old_blob:t,new_blob:r,...a})=>e10?t===
void 0||t!==r:a.insertions+a.deletions>0||a.structuredPatch!==void 0;function CZ(e10){let t=PZ(e10),r=t.map(()=>({files:0,places:0})),a=t.map(()=>{}),n=e10.filter(
({structuredPatch:s=[]})=>{let{places:o,isWhole:l}=X2(s,t);for(let c of new Set(o.map(({rule:u})=>u)))r[c].files+=1;for(let{rule:c,path:u}of o)r[c].places+=1,a[c]=
LZ(a[c]??u,u);return l&&s.length>0}),i=t.map(({before:s,after:o},l)=>{let c=a[l]??"";return{before:c+s.join(""),after:c+o.join(""),...r[l]}});return{is:"words",
files:n,changes:i.filter(({places:s})=>s>0)}}function MZ(e10){return[...K(e10,({structuredPatch:t=[]})=>{let r=U2(t),a=new Set(r.map(s=>s.charAt(0))),n=[...new Set(
r.map(s=>s.slice(1).trim()))].filter(Boolean).sort(),i=n.every(s=>s.length<=Y2);return a.size===1&&n.length>0&&n.length<=Dp&&i?JSON.stringify([a.has("+"),n]):void 0})].
flatMap(([t,r])=>{if(t===void 0)return[];let[a,n]=JSON.parse(t),i=r.reduce((s,{structuredPatch:o=[]})=>s+U2(o).filter(l=>l.slice(1).trim()!=="").length,0);return[
{is:"lines",files:r,adds:a,lines:n,places:i}]}).sort((t,r)=>r.files.length-t.files.length)}var U2=e10=>e10.flatMap(({lines:t})=>t.filter(r=>!r.startsWith(" ")));
function PZ(e10){let t=new Map;for(let{structuredPatch:r=[]}of e10){let a=new Map;for(let n of Rt(r))for(let i of jp(n))RZ(i)&&a.set(JSON.stringify(i),i);for(let[
n,i]of a){let s=t.get(n);s?s.files+=1:t.set(n,{rule:i,files:1})}}return[...t.values()].filter(r=>r.files>=K2).sort((r,a)=>a.files-r.files).slice(0,Dp).map(({rule:r})=>r)}
var Y2=60,RZ=({before:e10,after:t})=>[e10,t].every(r=>r.join("").length<=Y2)&&(/[\p{L}\p{N}]/u.test(e10.join(""))||[e10,t].every(r=>r.join("").trim()!==""));function LZ(e10,t){
let[r,a]=[e10.split("/"),t.split("/")],n=0;for(;n<r.length&&r.at(-1-n)===a.at(-1-n);)n+=1;return r.slice(r.length-n).join("/")}function X2(e10,t){let r=[],a=!e10.
some(({lines:n})=>n.some(i=>i.startsWith("\\")));for(let n of Rt(e10)){let i=W0(n,t);i?r.push(...i):a=false}return{places:r,isWhole:a}}function W0([e10,t],r){if(e10===
""||t==="")return;let[a,n]=[Zt(e10),Zt(t)];if(a.join("")!==e10||n.join("")!==t)return;let i=[],[s,o,l]=[0,0,0];for(;s<a.length||o<n.length;){let c=r.findIndex(u=>q2(
a,s,u.before)&&q2(n,o,u.after));if(c>=0)i.push({rule:c,path:zZ(a.slice(l,s))}),s+=r[c].before.length,o+=r[c].after.length,l=s;else if(s<a.length&&a[s]===n[o])s+=
1,o+=1;else return}return i.length>0?i:void 0}var zZ=e10=>/^[/@]$/.test(e10.at(-1)??"")?/[\p{L}\p{N}\p{M}_.@/-]+$/u.exec(e10.join(""))?.[0]??"":"",q2=(e10,t,r)=>r.
every((a,n)=>e10[t+n]===a);function G0({parts:e10,left:t},r){if(e10.length===0)return"";let a=e10.filter(({is:o})=>o==="same"),n=[...e10.flatMap(o=>o.is==="same"?
[]:BZ(o,r)),...HZ(a.slice(0,Dp),r),...JZ(a.slice(Dp))],[i="",...s]=n;return t.length>0?n.join("; "):s.length===0?`${i.replace(/ that change nothing else$/,"")},\
 nothing else`:`${n.join("; ")}; nothing else`}var H0=e10=>`${je(e10.left.length,"file")}, ${je(e10.left.reduce((t,r)=>t+Q2(e10,r),0),"line")}`;function Q2(e10,{
structuredPatch:t=[],insertions:r,deletions:a}){let n=V0(e10),i=r+a;if(n.length>0)for(let s of Rt(t))W0(s,n)&&(i-=2);return i}function FZ(e10,{structuredPatch:t=[]}){
let r=V0(e10),a=r.length===0?[]:t.filter(n=>!X2([n],r).isWhole);return a.length===0?t:a}function DZ(e10,t){let r=V0(e10),a=[...Rt(t??[])].filter(n=>!W0(n,r));return po(
a.map(([n,i])=>yl(1,[`-${n}`,`+${i}`])))}var V0=({parts:e10})=>e10.flatMap(t=>t.is==="words"?t.changes.map(({before:r,after:a})=>({before:Zt(r),after:Zt(a)})):[]);
function BZ(e10,t){let{files:r}=e10;if(e10.is==="blanks")return`${je(r.length,"file")} change only white space`;if(e10.is==="lines"){let s=e10.lines.map(o=>t.code(
o)).join(", ");return`${je(r.length,"file")} only ${e10.adds?"gain":"lose"} ${s} (${je(e10.places,"line")})`}if(e10.is==="gone")return UZ(r,t);if(e10.is!=="word\
s")return`${je(r.length,"file")} move${qZ(r,t)}, unchanged`;let a=e10.changes.map(({before:s,after:o,files:l,places:c})=>`${di({before:s,after:o},t)} in ${je(l,
"file")} (${je(c,"place")})`),n=Math.max(...e10.changes.map(s=>s.files)),i=e10.changes.length===1&&n===r.length;return`${a.join(", ")}${i?" that change nothing \
else":`; ${yo(r.length)} of these files change nothing else`}`}function UZ(e10,{code:t}){let r=_l(e10.map(({path:i})=>i)),a=e10.reduce((i,{deletions:s})=>i+s,0),
n=r===""?"":` in ${t(`${r}/`)}`;return`${je(e10.length,"file")}${n} are deleted${a===0?"":` (${je(a,"line")})`}`}function qZ(e10,t){let r=e10.map(({from:s="",path:o})=>WZ(
s.split("/"),o.split("/"))),[a]=r;if(!a||r.some(({was:s,is:o})=>s!==a.was||o!==a.is))return"";let n=r.reduce((s,{below:o})=>s.slice(0,GZ(s,o)),a.below),i=s=>t.code(
`${[...s===""?[]:[s],...n].join("/")||"."}/`);return` ${i(a.was)} \u2192 ${i(a.is)}`}function WZ(e10,t){let r=0;for(;r<Math.min(e10.length,t.length)&&e10.at(-1-
r)===t.at(-1-r);)r+=1;let a=n=>n.slice(0,n.length-r).join("/");return{was:a(e10),is:a(t),below:r===0?[]:t.slice(t.length-r,-1)}}var GZ=(e10,t)=>{let r=e10.findIndex(
(a,n)=>a!==t[n]);return r<0?e10.length:r},HZ=(e10,t)=>[...K(e10,({files:r})=>VZ(r,t))].map(([r,{length:a}])=>a===1?`the same change ${r}`:`${yo(a)} different ch\
anges, each the same ${r}`);function VZ(e10,t){let[r]=e10,a=po(r?.structuredPatch),n=a?di(a,t):"",i=`+${yo(r?.insertions??0)} \u2212${yo(r?.deletions??0)}`;return`\
in ${je(e10.length,"file")}${n===""?"":`, ${n}`} (${i} each)`}var JZ=e10=>e10.length===0?[]:[`${je(e10.length,"more group")} of ${je(e10.reduce((t,{files:r})=>t+
r.length,0),"file")}, each with one change`],J0={refused:"refused",asked:"asked about",inexact:"not matched exactly",protected:"protected",verifies:"changes wha\
t verifies it",hidden:"hidden characters",unshown:"git shows no patch",aside:"text pushed out of sight",tests:"tests",elided:"a comment replaces lines that are \
removed",executable:"executable",scripts:"scripts and downloads",sources:"comes from elsewhere",start:"no longer starts",pointer:"Git LFS",masked:"masked: diffe\
rs, not shown"};function eT(e10,t=jr(e10)){let r=zp(t),a=[...e10.steps.flatMap(KZ),...t.flatMap(i=>ZZ(i,r))],n=Object.keys(J0);return a.sort((i,s)=>n.indexOf(i.
kind)-n.indexOf(s.kind))}function KZ(e10){let{index:t,file_path:r,error:a,policy:n,matched_by:i,status:s}=e10,o={step:t,path:r};if(a)return[{kind:"refused",...o,
said:`${a.name} ${YZ(a.message)}`}];let l=[];return n?.behavior==="ask"&&l.push({kind:"asked",...o,said:tT(n)}),n?.rule==="granted"&&l.push({kind:"asked",...o,said:n.
reason}),s==="applied"&&vo(i)&&l.push({kind:"inexact",...o,said:Bp[i]}),l}function ZZ(e10,t){let{path:r,old_mode:a,new_mode:n}=e10,i=[],s=(g,m)=>{i.push({kind:g,
path:r,said:m})};e10.protected!==void 0&&s("protected",e10.protected),e10.verifies!==void 0&&s("verifies",e10.verifies);let o=iY(e10);o&&s("hidden",`${o.count} \
(${o.names.slice(0,4).join(", ")})${o.inPath?", in its path":""}`),e10.unshown!==void 0&&s("unshown",e10.unshown),n==="100755"&&a!==n&&s("executable",a.startsWith(
"0000")?"new":`${a} \u2192 ${n}`);let l=M0(e10);l>0&&s("aside",je(l,"line"));let c=C0(e10,t);c!==""&&s("tests",c);let u=j0(e10);u.length>0&&s("elided",q0(u,3));
let p=T0(e10);p.length>0&&s("sources",q0(p,3)),P0(e10)&&s("start","a script with #! gets CRLF"),R0(e10)&&s("pointer","points to other content");let f=E0(e10);f.
length>0&&s("scripts",f.join(", "));let d=I0(e10.structuredPatch);return d>0&&s("masked",`${je(d,"line")}`),i}var tT=({reason:e10,rule:t})=>e10.includes(t)||t.startsWith(
"protected: ")?e10:`${e10} (${t})`,YZ=e10=>e10.trim().split(`
`,1)[0]??"",Bp={exact:"exactly",quotes:"typographic quotes in the file matched straight ones",tags:"shortened tags in old_string were restored",escapes:"escaped\
 characters in old_string were unescaped","line-numbers":"line numbers were removed from old_string","trailing-blanks":"white space at line ends was ignored",whitespace:"\
white space was ignored, as the step asks",regex:"the pattern of the step matched",structure:"the structure of the code matched, as the step asks"},vo=e10=>e10!==
void 0&&e10!=="exact"&&e10!=="regex"&&e10!=="structure",XZ=/^[\p{ASCII}\udc80-\udcff]*$/u,QZ=/^0x(?:A[1-9A-CEF]|[B-F])/,eY=/(?<=[\p{L}\p{N})\]»"'’`*_])[\u00a0\u202f](?=»|[:;!?%](?:\s|$|[*_»)"']))|(?<=«)[\u00a0\u202f]/gu,
tY=new RegExp("[/[]\\p{L}[\\p{L}\\p{M}\\u02c8\\u02cc\\u02d0.]*[/\\]]","gu"),rY=/\.(?:mdx?|markdown|mdoc|rst|adoc|txt)$/i,aY=/(?:^|\/)(?:langs?|languages?|locales?|i18n|l10n|translations?|messages)\/.*\.(?:json|ya?ml|properties|ftl)$|\.(?:po|pot|xliff|xlf|resx|strings|arb)$/i;
function nY(e10){let t=e10.map(n=>n.slice(1)).join(""),[r,a]=[/[\udc80-\udcff]/g,/[\0-\x08\x0e-\x1a\x1c-\x1f]/g].map(n=>t.match(n)?.length??0);return a>1&&r+a>t.
length/5}function iY(e10){let t=Qa(e10.path),r=new Map,a=p=>{for(let{name:f}of p)r.set(f,(r.get(f)??0)+1)};a(t);let n=(e10.structuredPatch??[]).flatMap(p=>p.lines),
i=nY(n)?[]:hi(e10.structuredPatch),s=B0(n),o=n.every(p=>XZ.test(p))?({name:p})=>!QZ.test(p):()=>true,l=rY.test(e10.path),c=l||aY.test(e10.path);for(let p of i){
let f=c?p.replace(eY," "):p;a(Qa(l?f.replace(tY,""):f,s).filter(o))}if(r.size===0)return;let u=[...r].sort(([,p],[,f])=>f-p);return{count:u.reduce((p,[,f])=>p+f,
0),names:u.map(([p])=>p),inPath:t.length>0}}var mi={refused:"Refused",asked:"Needs approval",unusual:"Unusual",protected:"Protected",deleted:"Deleted",hidden:"H\
idden",moved:"Moved",alike:"Alike",rest:"Other files",generated:"Generated"};function Up(e10,t=jr(e10)){let r=rT(e10,t);for(;;){let{done:a,value:n}=r.next();if(a)
return n}}function*rT(e10,t){let r=t??jr(e10);yield;let a=eT(e10,r);yield;let n=EZ(e10,r,a);yield;let i=uY(e10,r,{looks:a,account:n}),s=F0(r);yield;let o=K([...i].
sort(_Y),bY),l=Object.keys(mi).flatMap(c=>{if(c==="refused"||c==="asked")return kY(c,a);let u=o.get(c)??[],p=[u.filter(({isUsual:d})=>!d),u.filter(({isUsual:d})=>d)],
f=Ed(p.map(d=>d.map(g=>yY(g,c,s))));return f.length===0?[]:[{kind:c,files:nT(f),entries:f}]});return{account:n,groups:l}}var sY=(e10,t)=>Up(e10,t).groups;function qp({
account:e10,groups:t}){let r=new Set(e10.left.map(({path:c})=>c)),a=t.find(({kind:c})=>c==="asked")?.entries??[],n=new Set(a.flatMap(({paths:c})=>c)),i=new Map(
t.flatMap(c=>c.files===0?[]:c.entries.flatMap(u=>u.paths.map(p=>[p,u])))),s=t.flatMap(c=>{if(c.kind==="refused")return[c];if(c.kind==="asked")return[{...c,entries:a.
map(p=>lY(p,i.get(p.paths[0]??"")))}];let u=c.entries.filter(({paths:p})=>p.some(f=>r.has(f))&&!(p.length===1&&n.has(p[0]??"")));return u.length===0?[]:[{...c,entries:c.
kind==="rest"?oY(u):u,files:nT(u)}]}),o=e10.parts.length===0&&s.every(({kind:c,files:u})=>c==="rest"||u===0),l=s.some(({entries:c})=>c.some(({folder:u})=>u!==void 0));
return o&&!l&&n.size===0?s.filter(({kind:c})=>c!=="rest"):s}var oY=e10=>[...K(e10,({folder:t,paths:r,said:a,words:n,insertions:i,deletions:s})=>n&&t===void 0?JSON.
stringify([a,n,i,s]):r.join(`
`)).values()].map(([t,...r])=>r.length===0?t:{...t,paths:[t,...r].flatMap(({paths:a})=>a),steps:[t,...r].flatMap(({steps:a})=>a)}),lY=(e10,t)=>t?.paths.length===
1?{...t,steps:e10.steps,link:e10.link,said:cY(e10,t)}:e10,cY=(e10,t)=>[e10.said,...t.said.split("; ").filter(r=>!e10.said.includes(r))].filter(Boolean).join("; ");
function uY(e10,t,{looks:r,account:a}){let n=new Set(a.parts.flatMap(({files:T})=>T)),i=gY(e10,r),s=({path:T})=>i.get(T)??[],o=T=>s(T).map(({kind:C,said:A})=>`${C}\
 ${A}`).join(`
`),{odd:l,alike:c,strays:u}=Cp(t,e10,o),p=c.reduce((T,{files:C})=>T+C.length,0),f=p>=fo&&l.length*Ip<=p,d=ml(e10.moved??[]),g=T=>dY(T,d),m=new Map(l.map(T=>[T,g(
T)])),{usual:w,apart:x}=x0(new Map([...m].map(([T,{rest:C}])=>[T,ra(C)]))),h=new Map(c.flatMap(({files:[T]})=>[...ra(T?.structuredPatch)??[]])),b=K(c,({files:[T]})=>T&&
G2(T)),_=T=>{if(x.has(T))return w.size;let C=n.size===0||pY(T,{account:a,common:h});return f&&C?p:C&&n.size>=fo?n.size:void 0},y=(T,C)=>{let[A]=b.get(G2(T)??"")??
[],M=A?ra(A.files[0]?.structuredPatch):f?h:void 0,ne=M?W2(C,M):x.get(T)??v(C),Er=A&&fY(ne,M),Xa=A?A.files.length:_(T);return{...ne&&{words:ne},...Er!==void 0&&{
others:Er},...Xa!==void 0&&{many:Xa}}},v=T=>{let C=n.size>0?DZ(a,T):void 0;return C&&O(C)?W2(T,h)??C:C},O=T=>[...h.values()].some(({before:C,after:A})=>C===T.before&&
A===T.after),E=(T,C)=>{let A={files:[T],looks:s(T),moved:C};if(n.has(T))return{...A,isUsual:true};let M=u.get(T),{many:ne,others:Er,...Xa}=y(T,C.rest),Z_=M??(ne===
void 0?void 0:`differs from ${je(ne,"other file")}`);return{...A,...Xa,isUsual:w.has(T),...Z_!==void 0&&{differs:Z_},...M===void 0&&Er!==void 0&&{others:Er}}};return[
...c.flatMap(({files:[T,...C],places:A})=>T?[{files:[T,...C],looks:s(T),places:A,moved:g(T)}]:[]),...[...m].map(([T,C])=>E(T,C))]}var pY=(e10,{account:t,common:r})=>Q2(
t,e10)<e10.insertions+e10.deletions||[...ra(e10.structuredPatch)?.keys()??[]].some(a=>r.has(a)),W2=(e10,t)=>[...ra(e10)??[]].find(([r])=>!t.has(r))?.[1],fY=(e10,t=new Map)=>e10&&
[...t.values()].find(({before:r})=>r===e10.before)?.after;function G2({structuredPatch:e10=[]}){let t=ho(e10).flatMap(r=>r.split(`
`).filter(a=>a.startsWith("-")));return t.length===0?void 0:t.join(`
`)}function dY({path:e10,from:t=e10,structuredPatch:r},{old:a,fresh:n}){let[i,s]=[new Set,new Set],o=(c,u,p)=>{let f=c==="-"?a.get(Ir({file_path:t,line:u})):void 0,
d=c==="+"?n.get(Ir({file_path:e10,line:p})):void 0;return f&&i.add(f.file_path),d&&s.add(d.file_path),f!==void 0||d!==void 0},l=a.size===0?r:r?.map(c=>({...c,lines:hY(
c,o)}));return{lines:H2(r)-H2(l),to:i,from:s,rest:l}}function hY({oldStart:e10,newStart:t,lines:r},a){let[n,i]=[e10,t];return r.filter(s=>{let o=s.charAt(0),l=!a(
o,n,i);return(o==="-"||o===" ")&&(n+=1),(o==="+"||o===" ")&&(i+=1),l})}var H2=(e10=[])=>e10.reduce((t,{lines:r})=>t+r.length,0);function mY({insertions:e10,deletions:t,
path:r},{lines:a,to:n,from:i}){if(a===0)return"";let s=(o,l)=>{let c=[...l].filter(u=>u!==r);return c.length===0?"":`, ${o} ${q0(c,2)}`};return`${yo(a)} of ${je(
e10+t,"line")} moved unchanged${s("to",n)}${s("from",i)}`}function gY(e10,t){let r=new Map(e10.steps.map(i=>[i.index,i])),a=t.flatMap(i=>{if(i.kind==="refused"||
i.kind==="asked")return[];let s=i.step===void 0?void 0:r.get(i.step);return s?it(s).map(({file_path:o})=>({path:o,look:i})):[{path:i.path,look:i}]}),n=K(a,({path:i})=>i);
return new Map([...n].map(([i,s])=>[i,s.map(({look:o})=>o)]))}var aT={protected:"protected",verifies:"protected",hidden:"hidden",unshown:"hidden",aside:"hidden",
tests:"deleted"};function bY({files:[e10,...t],looks:r,differs:a,moved:n}){let i=e10.status==="deleted",s=new Set(r.map(({kind:o})=>(o==="tests"&&!i?void 0:aT[o])??
"unusual"));return a!==void 0||s.has("unusual")?"unusual":s.has("protected")?"protected":i?"deleted":s.has("hidden")?"hidden":n.lines>0&&n.lines*2>=e10.insertions+
e10.deletions?"moved":e10.generated?"generated":t.length>0?"alike":"rest"}var V2=Object.keys(J0),_Y=(e10,t)=>J2(e10)-J2(t)||Number(e10.isUsual??false)-Number(t.
isUsual??false)||t.files.length-e10.files.length||(e10.files[0].path<t.files[0].path?-1:1),J2=({looks:e10,differs:t})=>Math.min(t===void 0?V2.length:0,...e10.map(
({kind:r})=>V2.indexOf(r)));function yY(e10,t,r){let{files:a,looks:n,differs:i,others:s,places:o=0,moved:l}=e10,c=Rp(a[0].path)?z0(a[0].path,a[0].structuredPatch??
[],r):"",u=l.lines===0?$Y(a[0],t):"",p=c===""&&u===""?e10.words??vY(l.rest):void 0,f=[i??"",...n.map(d=>[wY(d,t)?"":J0[d.kind],d.said].filter(Boolean).join(": ")),
u,c,Np(a[0].structuredPatch)?"only white space changes":"",mY(a[0],l),o>1?`in ${je(o,"different place")}`:""];return{steps:[...new Set(a.flatMap(({steps:d=[]})=>d))].
sort((d,g)=>d-g),paths:a.map(({path:d})=>d),link:`#file-${a[0].path}`,said:f.filter(Boolean).join("; "),...p&&{words:{...p,...s!==void 0&&{others:s}}},insertions:a.
reduce((d,{insertions:g})=>d+g,0),deletions:a.reduce((d,{deletions:g})=>d+g,0)}}function vY(e10){let t=po(e10),r=[...ra(e10)?.values()??[]].filter(({before:a,after:n})=>/[\p{L}\p{N}]/u.
test(a+n)).length-1;return t&&r>0?{...t,more:r}:t}var wY=({kind:e10},t)=>e10==="tests"||aT[e10]===t&&!["unshown","aside"].includes(e10);function $Y({status:e10,
binary:t,insertions:r,deletions:a},n){let i=t?"":je(r+a,"line");return e10==="added"?["new",i].filter(Boolean).join(", "):e10!=="deleted"?"":[n==="deleted"?"":"\
deleted",i].filter(Boolean).join(", ")}var nT=e10=>e10.reduce((t,{paths:r})=>t+r.length,0);function kY(e10,t){let r=[...K(t.filter(a=>a.kind===e10),({path:a,said:n})=>JSON.
stringify([a,n])).values()].map(a=>{let[{path:n,said:i,step:s=0}]=a;return{steps:a.map(({step:o=0})=>o),paths:[n],link:`#step-${s}`,said:i,insertions:0,deletions:0}});
return r.length===0?[]:[{kind:e10,files:0,entries:r}]}import{core_text_words$a as Va,core_text_words$b as $o,core_text_words$c as cT,core_text_words$f as iT}from"./hook.js";
var[wo,uT]=[3,3],K0=(e10,t)=>qp(e10).flatMap(r=>{let{kind:a,entries:n}=r;if(a==="rest"&&n.length>wo&&n.every(({folder:s})=>s===void 0))return[{kind:a,subject:mi[a],
said:` (${$o(r.files)}): ${sT(n,t)}`}];if(a==="generated"){let s=l=>$o(n.reduce((c,u)=>c+l(u),0)),o=`+${s(({insertions:l})=>l)} \u2212${s(({deletions:l})=>l)}`;
return[{kind:a,subject:mi[a],said:` (${$o(r.files)}): ${sT(n,t)}, ${o}`}]}let i=n.slice(0,wo).map(s=>({kind:a,subject:mi[a],said:` ${OY(r,s,t)}`}));return n.length>
wo?[...i,{kind:a,subject:"",said:`\u2026 and ${SY(r,n.slice(wo))}`}]:i}),xY=(e10,t)=>qp(e10).every(r=>r.kind!==t||r.entries.length<=wo);function Z0({account:e10,
groups:t}){let r=new Set(t.flatMap(({kind:n,entries:i})=>n==="generated"?i.flatMap(({paths:s})=>s):[])),a=e10.left.filter(({path:n})=>!r.has(n));return a.length===
0?"Read first":`Read ${H0({...e10,left:a})}`}var sT=(e10,t)=>cT(e10.flatMap(({paths:r})=>r.map(a=>t.path(a))),uT);function SY({kind:e10},t){if(e10==="refused"||
e10==="asked")return Va(t.reduce((n,{steps:i})=>n+i.length,0),e10==="refused"?"more refused step":"more step to approve",e10==="refused"?"more refused steps":"m\
ore steps to approve");let r=t.reduce((n,{paths:i})=>n+i.length,0),a=Va(r,"file");return e10==="alike"?`${Va(t.length,"more group")} of ${a}`:t.some(({folder:n})=>n!==
void 0)?`${Va(t.length,"more folder")} with ${a}`:Va(r,"more file")}function OY({kind:e10},t,r){let{paths:a,folder:n,said:i,words:s,steps:o}=t;if(e10==="refused")
return`${iT(o)} ${r.path(a[0]??"")} ${r.prose(i.split(" ",1)[0]??"")}`;let l=cT(a.map(r.path),uT),c=`+${$o(t.insertions)} \u2212${$o(t.deletions)}`;if(n!==void 0)
return[`${Va(a.length,"file")} in ${r.code(n)} ${c}`,r.prose(lT(i))].filter(Boolean).join(": ");let u=s?di(s,r):"",p=[r.prose(lT(i)),u].filter(Boolean).join("; "),
f=o.length===0?"":` \xB7 ${iT(o)}`;return e10==="rest"&&a.length>1?`${l} (${c} each)${p===""?"":`: ${p}`}${f}`:a.length===1?`${l}${p===""?"":`: ${p}`}${f}`:`${Va(
a.length,"file")} get this same change${p===""?"":`, ${p}`}${f}: ${l}`}var oT=140;function lT(e10){if(e10.length<=oT)return e10;let t=e10.slice(0,oT-1).replace(
/\s+\S{0,40}$/,"").replace(/[;,][^;,:]{0,40}:$/,"");return`${t.split("`").length%2===0?`${t}\``:t} \u2026`}import{errors$a as EY}from"./hook.js";var Ze=e10=>j(e10).
readonly(),be=e10=>P(e10).readonly(),D=(e10,t)=>Nc(e10).describe(t),pT=V(Object.keys(EY).sort()),TY=He(),gi=j({name:pT.describe("The stable name of the error."),
code:L().min(0).max(10).nullable().describe("Number of an Edit error; null for other names."),message:$().describe("For people: what is wrong, and how to fix it\
. Programs use the name."),file:D($(),"The plan file."),line:D(L().positive(),"Line of that file, from 1."),column:D(L().positive(),"Column of that line, from 1\
."),field:D($(),"Of a plan that was given as an object, instead of the three: the field, as a program writes it."),suggestions:D(be($()),"Values to use instead."),
class:D($(),"Of a passage of a source: `left out`, or `not read`.")}),AY=Ic(()=>V(Hu().map(({name:e10})=>e10))),Y0=j({name:$().describe("Its name in the policy."),
ok:H().describe("Whether it succeeded."),milliseconds:L().min(0).describe("How long it ran."),tail:$().describe("The last lines of its output, at most 4 KiB; cr\
edentials masked."),output:D($(),"File with its whole output.")}),Wp=L().min(0),NY=j({file_path:$().describe("Relative to the root, / separated."),line:L().positive().
describe("Line in the result, from 1."),column:L().positive().describe("Column of that line, from 1, in UTF-16 units."),severity:V(["error","warning","informati\
on","hint"]).describe("As the server gives it."),code:D($(),"As the server names the rule."),message:$().describe("What the server says."),text:$().describe("Th\
e line."),step:D(L().positive(),"Number of the step after which it appeared; absent where that is not known.")}),ko=j({server:$().describe("Its name in the poli\
cy."),state:V(["known","unknown"]).describe("unknown: there may be more new ones than are listed. It never means that there are none."),reason:D($(),"For unknow\
n, why: timeout, ended, memory, not-started, protocol, no-version, not-loaded \u2026"),message:D($(),"The same in words."),unknown_files:D(be($()),"Files about \
which nothing is known, at most 100; absent where the whole server is unknown."),added:Wp.describe("New diagnostics: not at the base, by file, code, message and\
 the text of the line."),fixed:Wp.describe("Diagnostics of the base that are gone."),files:Wp.describe("Files it was asked about: those that the run changes, an\
d those that import them."),diagnostics:be(NY).describe("The new ones, at most 200."),milliseconds:Wp.describe("How long it took.")});var xo=new Q("page"),bi={sarif:new Q(
"fixes"),rdjson:new Q("fixes"),patch:new Q("fixes"),agentTrace:new Q("provenance")},IY=1024*1024,jY=16*1024*1024,CY=16*1024*1024;function X0(){let[e10,t,r]=[{},
{},{}],a=MY(),n=0;return{contents:{steps:e10,files:t,texts:r},addStep(i,s){let o=a(s);o&&(e10[i]=o)},addFile({text:i,...s}){let o=a(s);o&&(t[s.path]=o),!(i===void 0||
n+i.length>CY)&&(n+=i.length,r[s.path]=i)}}}function MY(){let e10=new Map,t=0,r=(a,n)=>{if(a.length>IY)return{bytes:a.length};let i=a.toString("base64"),s=e10.get(
i)??`data:${n};base64,${i}`;if(!e10.has(i)){if(t+a.length>jY)return{bytes:a.length};t+=a.length,e10.set(i,s)}return{bytes:a.length,url:s}};return({path:a,before:n,
after:i})=>{let[s,o]=[n&&fT(n,a),i&&fT(i,a)];if(!(!s&&!o))return{...n&&s&&{before:r(n,s)},...i&&o&&{after:r(i,o)}}}}function fT(e10,t){let r=e10.toString("latin\
1",0,12);return r.startsWith(`\x89PNG\r

`)?"image/png":r.startsWith("\xFF\xD8\xFF")?"image/jpeg":/^GIF8[79]a/.test(r)?"image/gif":/^RIFF[\s\S]{4}WEBP/.test(r)?"image/webp":/\.svg$/i.test(t)?"image/svg\
+xml":void 0}import{core_text_words$b as PY}from"./hook.js";function _i(e10,t=true){let r=I(e10).split(/(?<!`)(`+)(?!`)(.*?[^`])\1(?!`)/),a="",n=false,i=s=>{a+=
s;let o=s.lastIndexOf(" ");n=n&&o<0||/\/\/|www\./i.test(s.slice(o+1))};for(let s=0;s<r.length;s+=3){i(bT(gT(r[s]??"",t&&s===0)));let o=r[s+2];o!==void 0&&i(n?tb(
o):Yt(o))}return oa(a)}var RY=e10=>I(e10).split(LY).map((t,r)=>r%2===0?zY(t,r===0):Yt(t.replace(/^`+|`+$/g,""))).join(""),LY=/(`[^`]+`|(?:[a-z][a-z\d+.-]{1,20}:\/\/|www\.)[^\s<>"'`()[\]{}|\\^]+)/gi,
zY=(e10,t)=>oa(bT(gT(e10.replaceAll("&","&amp;"),t)));function Yt(e10){let t=oa(xe(e10).replace(/[\t\n]/g," "));return/^[^`|\\]+$/.test(t)&&t.trim()===t?`\`${t}\
\``:tb(e10)}var tb=e10=>`<code>${xe(e10).replace(/[\t\n]/g," ").replace(/[^\p{L}\p{N} /.,=-]/gu,_T)}</code>`,rb=(e10,t=e10.map(()=>"---"))=>[So(e10),So(t)],So=e10=>`\
| ${e10.join(" | ")} |`;function ab(e10,t){let r=t.match(/`{3,}/g)??[],a="`".repeat(r.reduce((n,i)=>Math.max(n,i.length+1),3));return`${a}${e10}
${oa(xe(t))}
${a}`}function FY(e10){let t=[...Vo(e10)];return t.length<=dT?t.join(""):`${t.slice(0,dT-1).join("")}\u2026`}var dT=250,gT=(e10,t=true)=>{let r=Jo(DY(e10));return t?
hT(r):r.replace(/\n[\s\S]*/,hT)},hT=e10=>Zo(Ko(e10)),DY=e10=>e10.replace(/&(?!(?:amp|lt|gt|quot|nbsp);)/g,"&amp;").replace(/</g,"&lt;"),bT=e10=>e10.replace(/[\\`*{}[\]|~^$]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|^[#+>=-]|[.)](?<=^\d+[.)])/gu,
_T),_T=e10=>`&#${e10.codePointAt(0)};`;function yT(e10,t){let r=0,a=e10.findIndex(n=>(r+=Buffer.byteLength(n)+2,r>t));return a<0?e10:e10.slice(0,a)}function BY(e10,t){
let r=yT(e10,t);return e10.length>r.length?[...r,`- \u2026 and ${PY(e10.length-r.length)} more`]:r}var mT=12,Q0=120,eb=300;function UY(e10){let t=e10.replace(/\r\n?/g,
`
`).replace(/&nbsp;/gi," ").split(`
`).map(i=>/[^\s\u00a0\u2800\u3164]/.test(i)?i.trimEnd():"").filter((i,s,o)=>i!==""||(o[s-1]??"")!=="");for(;t.at(-1)==="";)t.pop();let r=[],a=mT;for(let i of t){
let s=Math.max(1,Math.ceil(i.length/Q0));if(s>a){r.length===0&&r.push(i.slice(0,a*Q0));break}r.push(i),a-=s}let n=r.length===1&&r[0]!==t[0];return{shown:r,folded:n?
[t[0].slice(mT*Q0),...t.slice(1)]:t.slice(r.length)}}function qY(e10){let t=Array.from(I((e10??"").slice(0,eb*4)));return t.length>eb?`${t.slice(0,eb-1).join("")}\
\u2026`:t.join("")}var nb=[],Gp=(...e10)=>{nb.push(...e10)},WY=()=>nb,Oo=(e10,t)=>nb.flatMap(r=>{let a=e10[r.key],n=a===void 0?void 0:t(r,a);return n===void 0?[]:
[n]}),GY=e10=>Oo(e10,({combines:t})=>t)[0],Hp=e10=>Oo(e10,(t,r)=>t.findings?.(r)),HY=e10=>Object.assign({},...Oo(e10,({key:t,findings:r},a)=>r&&{[t]:a})),ib=e10=>Hp(
e10).flatMap(({found:t})=>t.map(({summary:r})=>r)).join("; "),sb=(e10,t)=>Oo(e10,(r,a)=>r.line?.(a,t));import{core_text_words$a as Eo,core_text_words$b as $r,core_text_words$c as ub,
core_text_words$e as VY}from"./hook.js";var cb=3;function JY(e10,t){let r=e10.filter(({verifies:a})=>a!==void 0).map(({path:a})=>xe(a));return r.length===0?[]:ie(
`! the plan changes what verifies it: ${ub(r,cb)}`,t.width).map(a=>R(t,"red",a))}function KY(e10,t){let r={path:i=>Je(xe(I(i)),t.width/2),code:i=>xe(I(i)),prose:i=>I(
i).replaceAll("`","")},a=$T(K0(e10,r),t),n=a.length===0?[]:[R(t,"bold",Z0(e10))];return[...ie(G0(e10.account,r),t.width),...n,...a]}var ZY=new Set(["alike","res\
t","moved","generated"]),$T=(e10,t)=>e10.flatMap(({subject:r,said:a,refused:n,kind:i})=>{let s=i===void 0||ZY.has(i)?"=":"!",o=ie(`${s} ${r}${a}`,t.width).slice(
0,3);return i==="refused"?o.map(l=>R(t,"red",l)):n||s==="!"?o.map(l=>R(t,"yellow",l)):o});function YY(e10,t){let r=n=>!n.startsWith("0000"),a=[["new",({status:n})=>n===
"added"],["deleted",({status:n})=>n==="deleted"],["renamed",({status:n})=>n==="renamed"],["mode",({old_mode:n,new_mode:i})=>r(n)&&r(i)&&n!==i],["binary",({binary:n})=>n]].
flatMap(([n,i])=>{let s=e10.filter(i),o=s.map(l=>{let c=Je(xe(l.path),t.width/3);return n==="mode"?`${c} ${l.old_mode} \u2192 ${l.new_mode}`:c});return s.length>
0?[`${n} ${ub(o,2)}`]:[]});return a.length===0?[]:ie(a.join(" \xB7 "),t.width).slice(0,3).map(n=>R(t,"dim",n))}var ob=8;function XY({since:e10},t){if(!e10)return[];
let{details:r=[]}=e10,a=(c,u)=>u.length>0&&`${c} ${VY(u)}`,n=r.filter(({now:c})=>c===void 0).map(({was:c,file_path:u})=>`${c} ${xe(u)}`),i=n.length>0?`dropped ${ub(
n,cb)}`:a("dropped",e10.dropped),s=[a("new",e10.new),a("changed",e10.changed),i].filter(Boolean),o=`Since ${e10.commit?e10.commit.slice(0,7):"the earlier run"}:\
 ${[...s.length>0?s:["nothing changed"],`${e10.same} the same`].join(" \xB7 ")}`,l=r.filter(({structuredPatch:c})=>c).slice(0,cb).flatMap(({now:c,file_path:u,structuredPatch:p=[]})=>{
let f=D0(p),d=f.length>ob?[`    \u2026 ${Eo(f.length-ob,"more line")}`]:[];return[`  step ${c} ${Je(xe(u),t.width/2)}, then and now:`,...f.slice(0,ob).map(g=>` \
   ${qe(g,t.width-4)}`),...d]});return[...ie(o,t.width),...l]}var QY=20,vT=2,e72=5,t7=4;function r7(e10){let t=n7(Od(e10));if(t.length<=QY)return t;let r=t.filter(
o=>"index"in o),a=r.filter(o=>!o.error&&(o.status==="collapsed"||o.notes||vo(o.matched_by))),n=new Set([...t.slice(0,vT),...r.filter(o=>o.error).slice(0,e72),...a.
slice(0,t7),...t.slice(-vT)]),i=[],s=[];for(let o of[...t,void 0]){if(o&&!n.has(o)){s.push(o);continue}s.length===1?i.push(...s):s.length>1&&i.push({steps:s.reduce(
(l,c)=>l+a7(c),0)}),s=[],o&&i.push(o)}return i}var a7=e10=>"index"in e10?1:e10.steps;function n7(e10){let t=[];for(let r=0;r<e10.length;){let{source:a,error:n}=e10[r],
i=r+1;for(;a!==void 0&&!n&&e10[i]?.source===a;)i+=1;t.push(...i-r<xd?e10.slice(r,i):[{steps:i-r,rule:a??""}]),r=i}return t}function Jp(e10,t){let r=r7(e10.steps),
a=d7(r,t),n=jr(e10),i=o=>Je(xe(I(o)),t.width/2),s=[l7(e10,t),...JY(n,t),...XY(e10,t),...i7(e10,t),...KY(Up(e10,n),t),...$T(Sd(e10,i),t),...YY(n,t),...r.flatMap(
(o,l)=>"index"in o?[...s7(o,r.slice(0,l),t),...m7(o,a,t)]:qe(R(t,"dim",`  \u22EE ${Eo(o.steps,"step")}${o.rule===void 0?"":` of ${xe(I(o.rule))}`}`),t.width)),...o7(
e10,r,t),...k7(e10,t),...xT(e10,t),...ji(Qo(e10),t),...Uf(e10).flatMap(({name:o,message:l})=>lb(`${o}: ${l}`,t)),...(e10.plan.left_out??[]).flatMap(({at:o,what:l,
why:c})=>lb(`left out: ${o} ${l}: ${c}`,t)),...(e10.notes??[]).flatMap(o=>lb(o,t)),...sb(e10,I).flatMap(({title:o,text:l})=>ie(`${o}: ${l}`,t.width)),...c7(e10,
t)];return`${Xo(s.filter(o=>o!=="").join(`
`))}
`}function i7({plan:e10},t){if(e10.title==="")return[];let r="from the plan: ";return[R(t,"dim",r)+R(t,"bold",qe(I(e10.title),t.width-r.length))]}function s7({plan:e10},t,r){
let a=t.findLast(n=>"index"in n);return e10===void 0||a?.plan===e10?[]:[R(r,"dim",Je(I(e10),r.width))]}var lb=(e10,t)=>ie(`! ${I(e10)}`,t.width).map(r=>R(t,"yel\
low",r));function o7({steps:e10},t,{width:r}){let a=i=>i.filter(s=>"error"in s&&s.error).length,n=a(e10)-a(t);return n===0?[]:ie(`! ${$r(n)} more refused; \`--ht\
ml FILE\` writes a page of all steps.`,r)}function l7(e10,t){let{totals:r}=e10;return[R(t,"green",el(e10)?`would apply ${$r(r.applied)}`:`${$r(r.applied)} appli\
ed`),r.unchanged>0&&`${$r(r.unchanged)} unchanged`,r.collapsed>0&&R(t,"yellow",`${$r(r.collapsed)} collapsed`),r.failed>0&&R(t,"red",`${$r(r.failed)} refused`),
r.skipped>0&&`${$r(r.skipped)} skipped`,e10.plan.left_out&&R(t,"red",`${Eo(e10.plan.left_out.length,"passage")} of the source left out`),`${Eo(r.files,"file")} ${Vp(
r,t)}`,Gf(r),Hf(e10)].flatMap(a=>a||[]).reduce((a,n)=>{let i=a.slice(a.lastIndexOf(`
`)+1);return`${a}${pe(i)+pe(n)+3>t.width?`
`:" \xB7 "}${n}`})}function c7({run:e10,head:t,pull_request:r},a){let n=r?.url||r?.compare_url,i=r?.url||n&&Vf(n);if(r)return n&&i?[`Pull request ${u7[r.operation]}\
:`,Yf(a,I(i),n)]:[];if(!e10)return[];let s=t?.branch===void 0?"":` on ${I(t.branch)}`;return ie(`Run ${e10.id}${s}; undo it with \`editplan undo\`.`,a.width)}var u7={
created:"opened",updated:"updated",closed:"closed",none:"not opened"},p7=4,f7=60;function d7(e10,{width:t}){let r=e10.flatMap(l=>"index"in l?l:[]),a=r.length<e10.
length?p7:Number.POSITIVE_INFINITY,n=Math.max(1,...r.map(l=>`${l.index}`.length)),i=t<f7?0:Math.max(4,...r.map(l=>l.tool.length)),s=Math.max(1,...r.map(l=>pe(an(
l,xe)))),o=Math.max(0,...r.map(l=>pe(kT(l,{width:t,colour:false}))));return{index:n,tool:i,path:Math.max(8,Math.min(s,t-n-i-o-8)),refusal:a}}var h7={read:{mark:"\
\xB7",colour:"dim"},applied:{mark:"\u2713",colour:"green"},unchanged:{mark:"=",colour:"dim"},collapsed:{mark:"\u2261",colour:"yellow"},failed:{mark:"\u2717",colour:"\
red"},skipped:{mark:"\u2013",colour:"dim"}};function m7(e10,t,r){let{mark:a,colour:n}=h7[e10.status],i=Je(an(e10,xe),t.path),s=" ".repeat(Math.max(0,t.path-pe(i))),
o=t.tool>0?`${e10.tool.padEnd(t.tool)} `:"",l=`${`${e10.index}`.padStart(t.index)} ${o}`,c=R(r,e10.status==="read"?"dim":"bold",i),u=e10.error?c:Ii(r,c,{in:"fil\
es",name:e10.file_path}),p=`  ${R(r,n,a)} ${l}${u}${s}`,f=" ".repeat(t.index+5);return[`${p}  ${kT(e10,r)}`.trimEnd(),...b7(e10,r,{indent:f,lines:t.refusal})]}function kT(e10,t){
return e10.error?R(t,"red","refused"):e10.status==="collapsed"?R(t,"yellow",`repeats step ${e10.duplicate_of}`):e10.status!=="applied"?e10.status==="read"?"":R(
t,"dim",e10.status):e10.insertions+e10.deletions===0?"":Vp(e10,t)}function g7({command:e10}){if(!e10||e10.recorded)return[];let t=`ran ${(e10.milliseconds/1e3).
toFixed(1)} s`;return[e10.output===void 0?t:`${t}; whole output: ${I(e10.output)}`]}function b7(e10,t,{indent:r,lines:a}){let n=[...g7(e10),...vd(e10).map(I)];vo(
e10.matched_by)&&n.unshift(`matched: ${Bp[e10.matched_by]}`);let i=[...n.flatMap(s=>ie(s,t.width-r.length)).map(s=>r+R(t,"yellow",s)),...y7(e10,t,{room:t.width-
r.length,most:a}).map(s=>r+s)];return e10.error?[...i,...w7(e10.error,t,t.width-r.length).map(s=>r+s),...tl(e10.error,t,{indent:r,most:a})]:i}var _7=10;function y7(e10,t,{
room:r,most:a}){let n=e10.files&&e10.status==="applied"?it(e10).filter(p=>v7(p,e10)):[],i=n.slice(0,Math.min(_7,a)),s=Math.max(0,...i.map(p=>pe(Vp(p,{...t,colour:false})))),
o=Math.max(0,...i.map(({file_path:p})=>pe(xe(p)))),l=Math.max(1,Math.min(o,r-s-2)),c=i.map(p=>{let f=Je(xe(p.file_path),l),d=" ".repeat(Math.max(0,l-pe(f)));return`${Ii(
t,f,{in:"files",name:p.file_path})}${d}  ${Vp(p,t)}`}),u=n.length-i.length;return u===0?c:[...c,...ie(`and ${Eo(u,"more file")}; --json lists all`,r)]}var v7=({
insertions:e10,deletions:t},{tool:r})=>Fa(r)!=="renames"||e10+t>0;function w7(e10,t,r){let[a,n]=[R(t,"red",e10.name),al(e10,t)];return pe(`${e10.name} ${rl(e10)}`)<=
r?[`${a} ${n}`]:[a,n]}var Vp=(e10,t)=>`${R(t,"green",`+${$r(e10.insertions)}`)} ${R(t,"red",`\u2212${$r(e10.deletions)}`)}`,$7=12,k7=({verifications:e10=[]},t)=>e10.
flatMap(({name:r,ok:a,milliseconds:n,tail:i,output:s})=>{let o=a?R(t,"green","\u2713"):R(t,"red","\u2717"),l=R(t,"dim",`${(n/1e3).toFixed(1)} s`),c=`${o} ${qe(I(
r),t.width-12)}  ${l}`;if(a)return[c];let u=Ee(Ni(i)).trimEnd().split(`
`).slice(-$7).map(p=>R(t,"dim",`    ${qe(p,t.width-4)}`));return[c,...u,...s===void 0?[]:[`    whole output: ${I(s)}`]]}),wT=10,xT=(e10,t)=>Hp(e10).flatMap(({found:r})=>r).
flatMap(({mark:r,summary:a,places:n,left:i})=>{let s=n.length+i-wT;return[...ie(`${r} ${I(a)}`,t.width).map(o=>R(t,x7[r],o)),...n.slice(0,wT).flatMap(o=>S7(o,t)),
...s>0?ST(`\u2026 ${s} more: see \`--html FILE\``,t):[]]}),x7={"\u2713":"green","\u2717":"red","?":"yellow"};function S7({file_path:e10,line:t,column:r,message:a,
code:n,step:i},s){let o=`${I(e10)}:${t}:${r}`,l=i===void 0?"":` (step ${i})`,c=n===void 0?"":` [${I(n)}]`,[u=""]=a.split(`
`);return ST(`${o}${l}: ${I(u)}${c}`,s)}var ST=(e10,{width:t})=>ie(Ee(e10),t-4).map(r=>`    ${r}`);import{core_workspace_file_identity$a as pb,core_workspace_file_identity$e as O7,
core_workspace_file_identity$f as kr,core_workspace_file_identity$h as Ja}from"./hook.js";var E7=(e10,t)=>{let r=t.flatMap(({path:n,before:i,after:s})=>i&&!s?n:
[]),a=new Map;for(let n of new Set([...r.flatMap(i=>Pr(i).toReversed()),...r])){let i=fe(k.join(e10,n));if(!i)continue;let{mode:s,uid:o,gid:l}=TT(i),c=`${s} ${o}\
 ${l}`,u=a.get(c);u?u.paths.push(n):a.set(c,{mode:s,uid:o,gid:l,paths:[n]})}return[...a.values()]},T7=(e10,t)=>{let r=new Set,a=new Set;for(let{path:n,before:i,
after:s}of t){if(i||!s)continue;let o=k.posix.dirname(n);for(;o!=="."&&!a.has(o)&&!fe(k.join(e10,o));)o=k.posix.dirname(o);o==="."||a.has(o)||(a.add(o),N7(k.join(
e10,o))&&r.add(o))}return[...r]},ET=(e10,{mode:t,uid:r,gid:a})=>{let n=TT(Rr(e10)),i=n.uid===r&&n.gid===a,s=i||I7(e10,{uid:r,gid:a})?t:t&-3073;(!i||n.mode!==s)&&
un(e10,s)},db=(e10,t=[])=>{let r=t.flatMap(({paths:a,...n})=>a.map(i=>({folder:i,attributes:n})));for(let{folder:a,attributes:n}of r.toSorted((i,s)=>i.folder<s.
folder?1:-1)){let i=k.join(e10,a);fe(i)?.isDirectory()&&ET(i,n)}},A7=(e10,t)=>e10.flatMap(({paths:r,...a})=>{let n=r.filter(t);return n.length>0?[{...a,paths:n}]:
[]}),TT=({mode:e10,uid:t,gid:r})=>({mode:e10&4095,uid:t,gid:r}),N7=e10=>fe(e10)?.isDirectory()===true&&Et(e10).length===0,I7=(e10,{uid:t,gid:r})=>{try{return Fv(
e10,t,r),true}catch(a){if(kr(a,"EPERM","EINVAL"))return false;throw a}},j7=(e10,t)=>{let{change:r,replacement:a,existing:n}=t,i=r.after?z7(k.join(e10,a.temporary),
t):[];return n&&(a.backup=D7(e10,a,n)),i},C7=(e10,{change:t,replacement:r},a)=>{let n=k.join(e10,t.path),i=k.dirname(n);return!a.has(i)&&!AT(i)?G7(t.path):(a.add(
i),NT(n,r)?void 0:FT(t.path))},AT=e10=>{try{return nr.native(e10)===e10}catch(t){if(kr(t,"ENOENT"))return AT(k.dirname(e10));throw t}},NT=(e10,{how:t,identity:r})=>pb(
e10)===r||t==="create"&&pn(e10),IT=(e10,t)=>{let r=k.join(e10,t.path);t.how==="remove"?Wi(r):M7(r,k.join(e10,t.temporary))},M7=(e10,t)=>{try{Ye(t,e10)}catch(r){
if(CT(r,e10))R7(e10,mb(t));else if(kr(r,"ENOENT"))Me(k.dirname(e10),{recursive:true});else throw r;Ye(t,e10)}},hb=(e10,t)=>{let r=k.join(e10,t.path);t.how!=="cr\
eate"?P7(k.join(e10,t.backup),r):(fe(r)?.isDirectory()||gb(r),jT(e10,t))},P7=(e10,t)=>{try{Ye(e10,t)}catch(r){if(CT(r,t))fn(t);else if(kr(r,"ENOENT"))Me(k.dirname(
t),{recursive:true});else throw r;Ye(e10,t)}},jT=(e10,t)=>{let r=mb(k.join(e10,t.temporary)),a=k.join(e10,t.path);fe(r)&&!fe(a)&&Ye(r,a)},CT=(e10,t)=>kr(e10,"EI\
SDIR","EEXIST","ENOTEMPTY","EPERM")&&fe(t)?.isDirectory()===true,R7=(e10,t)=>{if(Ye(e10,t),pn(t))return;Ye(t,e10);let r=`ENOTEMPTY: the folder holds files, rena\
me '${e10}'`;throw Object.assign(new Error(r),{code:"ENOTEMPTY",syscall:"rename"})},mb=e10=>`${e10}-folder`,L7=(e10,t)=>{t.how!=="create"?gb(k.join(e10,t.backup)):
PT(e10,t)},MT=(e10,t)=>{let{temporary:r,backup:a}=t;for(let n of new Set([r,Kp(r),a]))gb(k.join(e10,n));PT(e10,t)},PT=(e10,t)=>{let r=mb(k.join(e10,t.temporary));
fe(r)&&fn(r)},gb=e10=>{try{Wi(e10)}catch(t){if(!kr(t,"ENOENT","ENOTDIR"))throw t}},RT=e10=>Dx(e10),z7=(e10,{change:t,existing:r})=>{let a=qi(e10,"wx",t.mode);try{
if(U7(a,t.after??Buffer.alloc(0)),!r)return t.restores&&ET(e10,{...F7(a),...t.restores.owner,mode:t.mode}),[];let n=r.links>1?[q7(t.path)]:[];return LT(a,{...r,
mode:t.mode})?n:[...n,W7(t.path)]}finally{Ui(a)}},LT=(e10,{uid:t,gid:r,mode:a})=>{let n=Dd(e10);if(n.uid===t&&n.gid===r)return(n.mode&4095)!==a&&Fd(e10,a),true;
let i=OT(e10,{uid:t,gid:r}),s=i||n.gid===r||OT(e10,{uid:n.uid,gid:r});return Fd(e10,i?a:s?a&511:a&455|a&a<<3&56),i},F7=e10=>{let{uid:t,gid:r}=Dd(e10);return{uid:t,
gid:r}},OT=(e10,{uid:t,gid:r})=>{try{return Dv(e10,t,r),true}catch(a){if(kr(a,"EPERM","EINVAL","ENOTSUP","ENOSYS"))return false;throw a}},D7=(e10,{path:t,backup:r,
temporary:a},n)=>{let i=k.join(e10,t),s=Kp(a);for(let o of[r,s])try{return Uv(i,k.join(e10,o)),o}catch(l){if(!kr(l,"EXDEV","EPERM","EMLINK","ENOTSUP","EOPNOTSUP\
P","ENOSYS"))throw l}return B7(i,k.join(e10,s),n),s},B7=(e10,t,r)=>{Ol(e10,t,zd.COPYFILE_EXCL|zd.COPYFILE_FICLONE),un(t,r.mode|384);let a=qi(t,"r+");try{LT(a,r),
Bv(a)}finally{Ui(a)}},zT=(e10,t,r)=>k.posix.join(e10,`.editplan-${t}-${r}`),Kp=e10=>`${e10}-before`,U7=(e10,t)=>{for(let r=0;r<t.length;)r+=qv(e10,t,r,t.length-
r,r)},q7=e10=>`${e10}: replaced under this name only. Its other hard links keep the old content.`,W7=e10=>`${e10}: now belongs to the user of this process, who \
is not permitted to give files to the former owner or group.`,G7=e10=>({name:"PATH_OUTSIDE_REPO",message:`A folder of ${JSON.stringify(e10)} was replaced by a s\
ymbolic link during the run. Restore the folder and apply again.`}),FT=e10=>({name:"FILE_MODIFIED",message:`${JSON.stringify(e10)} was changed by another progra\
m during the run. Check the change and apply again.`}),bb=(e10,{phase:t,files:r})=>t==="ready"&&r.every(a=>!UT(e10,a)||qT(e10,a,a.temporary)),_b=(e10,t)=>{let{root:r}=t,
a=DT(e10,t,i=>!UT(r,i)||Z7(r,i));if(a.failures.length>0)return a;let n=BT(e10,a,t);for(let{how:i,path:s}of e10.files)i==="remove"&&Ja(JSON.stringify(s),n,()=>Tl(
r,s,e10.emptyFolders));return Ja("the folders",n,()=>db(r,e10.attributes)),{...a,failures:n}},yb=(e10,t)=>{let{root:r}=t,a=e10.phase==="preparing"?[]:e10.files.
toReversed(),n=DT({...e10,files:a},t,s=>Y7(r,s));if(n.failures.length>0)return n;let i=BT(e10,n,t);for(let s of e10.folders.toReversed())Ja(JSON.stringify(s),i,
()=>Al(k.join(r,s)));return Ja("the folders",i,()=>db(r,e10.attributesBefore)),{...n,failures:i}},H7=(e10,t,r)=>{let a=t.every(i=>!yi(e10,i)),n=[];for(let[i,s]of t.
entries())for(let o of[".",...Pr(s)]){let l=zT(o,r,i),c={...V7,path:s,temporary:l,backup:Kp(l)};Ja(l,n,()=>{a&&fe(k.join(e10,c.backup))&&hb(e10,c),MT(e10,c)})}},
V7={how:"rename",identity:null,size:0,crc32:0},DT=({id:e10,files:t},{root:r,originals:a},n)=>{let i=[],s=o=>{let l=a&&k.join(a,e10,o.path);return l!==void 0&&fe(
l)?{path:o.path,original:l}:n(o)||i.length>0?void 0:J7(r,o,l)};return{kept:t.flatMap(o=>Ja(JSON.stringify(o.path),i,()=>s(o))??[]),failures:i}},J7=(e10,t,r)=>{let a=k.
join(e10,t.backup);return!fe(a)||VT(e10,t)?{path:t.path}:r===void 0?{path:t.path,original:a}:(Me(k.dirname(r),{recursive:true,mode:448}),K7(a,r),{path:t.path,original:r})},
K7=(e10,t)=>{try{Ye(e10,t)}catch(r){if(!kr(r,"EXDEV"))throw r;Ol(e10,t),Wi(e10)}},BT=({files:e10},{kept:t},{root:r})=>{let a=[],n=new Set(t.flatMap(({original:i})=>i??
[]));for(let i of e10)n.has(k.join(r,i.backup))||Ja(JSON.stringify(i.temporary),a,()=>MT(r,i));return a},Z7=(e10,t)=>{let r=GT(e10,t)&&!HT(e10,t);return r&&IT(e10,
t),r},Y7=(e10,t)=>{if(t.how==="create")return X7(e10,t);if(!(t.how==="remove"||!yi(e10,t.temporary))||GT(e10,t)||!yi(e10,t.backup))return true;let r=WT(e10,t)&&
!HT(e10,t);return r&&hb(e10,t),r},X7=(e10,t)=>{if(yi(e10,t.temporary)||!yi(e10,t.path))return jT(e10,t),true;let r=WT(e10,t);return r&&hb(e10,t),r},UT=(e10,t)=>yi(
e10,t.how==="remove"?t.path:t.temporary),yi=(e10,t)=>fe(k.join(e10,t))?.isDirectory()===false,qT=(e10,t,r)=>{if(t.how==="remove")return true;let a=fb(e10,r);return a!==
void 0&&a.length===t.size&&RT(a)===t.crc32},WT=(e10,t)=>t.how==="remove"?pn(k.join(e10,t.path)):qT(e10,t,t.path),GT=(e10,t)=>{if(NT(k.join(e10,t.path),t))return true;
let r=fb(e10,t.path),a=fb(e10,t.backup);return r!==void 0&&a!==void 0&&!VT(e10,t)&&r.equals(a)},HT=(e10,{path:t})=>{let r=k.posix.dirname(t);for(;r!=="."&&!fe(k.
join(e10,r));)r=k.posix.dirname(r);return r!=="."&&!fe(k.join(e10,r))?.isDirectory()},VT=(e10,t)=>pb(k.join(e10,t.path))===pb(k.join(e10,t.backup)),fb=(e10,t)=>{
let r=k.join(e10,t);return fe(r)?.isFile()?O7(r):void 0};import{core_workspace_file_identity$e as JT,core_workspace_file_identity$f as YT}from"./hook.js";import{
errors$b as XT}from"./hook.js";var xr=(e10,{steady:t=false}={})=>{let r=nr.native(e10),a=[...new Set([r,k.resolve(e10)])],n=o=>k.join(r,o),i=t?KT(r):void 0,s={root:r,
locate:o=>{let l=ir(QT(o,a),a);if(!l.ok)return l;let c=Q7(i??KT(r),l.path),u=c.ok?da(c.path,s):void 0;return u?To(u):Vi(o,c,s.stat)},stat:o=>lX(n(o),i?.entry??Xt),
read:o=>cX(r,o),linkTarget:o=>{if(!(i?.entry??Xt)(n(o))?.isSymbolicLink())return;let l=Ao(n(o));return l===void 0?void 0:Tt(l,[r])},list:o=>pX(n(o)),similar:o=>jn(
o,s)};return s},QT=(e10,t)=>{if(!k.isAbsolute(e10)||e10.startsWith("//")||Tt(e10,t)!==void 0)return e10;let{real:r,missing:a}=tA(k.resolve(e10));return Tt(r,t)===
void 0?e10:k.join(r,...a)},Q7=(e10,t)=>{let{root:r}=e10,{real:a,missing:n,broken:i,isFolder:s}=e10.at(k.join(r,k.dirname(t))),o=k.join(a,...n,k.posix.basename(t)),
l=i||vi(r,o)!==t||e10.entry(o)?.isSymbolicLink()?eA(r,t):void 0;if(l)return To(l);if(i)return To(dn(t));if(!s){let p={path:vi(r,o),file:vi(r,a)};return{...To(dn(
t)),...!wb(e10,t,o)&&{below:p}}}let c=e10.entry(o),u=wb(e10,t,o)??oX(e10,t,{resolved:o,stats:c});return u?To(u):{ok:true,path:vi(r,nX(o,c))}},eA=(e10,t,r=t,a=0)=>{
let n=t.split("/");for(let[i,s]=[e10,0];s<n.length;s++){let o=n[s]??"";if(o===".."&&i===e10)return zr(r);i=k.join(i,o);let[l,c,u]=[vi(e10,i),Xt(i),n.slice(s+1)];
if(eX(c,{hops:a,rest:u})||i!==e10&&!Lr(l).ok){let d=Lr(k.posix.join(l,`/${u.join("/")}`.split(aX)[0]??""));return d.ok?void 0:d.problem}if(!c?.isSymbolicLink())
continue;let p=Sl(i),f=tX(e10,k.dirname(i),p);return f===void 0?zr(r):eA(e10,[f,...u].join("/"),r,a+1)}},eX=(e10,{hops:t,rest:r})=>e10?.isSymbolicLink()?t===rX:
!e10||r.length>0&&!e10.isDirectory(),tX=(e10,t,r)=>k.isAbsolute(r)?Tt(QT(r,[e10]),[e10]):`${vi(e10,t)}/${r}`,rX=40,aX=/\/\.\.(?:\/|$)/,nX=(e10,t)=>(dO==="linux"||
t?.isSymbolicLink()?void 0:Ao(e10))??e10,KT=e10=>{let t=new Map,r=new Map([[".",void 0]]),a=new Map,n={root:e10,entry:i=>(a.has(i)||a.set(i,Xt(i)),a.get(i)),at:i=>{
let s=t.get(i)??sX(tA(i));return t.set(i,s),s},belongsTo:i=>(r.has(i)||r.set(i,iX(k.join(e10,i))??n.belongsTo(k.posix.dirname(i))),r.get(i))};return n},iX=e10=>Xt(
k.join(e10,".git"))?"checkout":mn(t=>{let r=Xt(k.join(e10,t));return r&&(r.isDirectory()?"folder":"other")})?"git directory":void 0,sX=e10=>({...e10,isFolder:Dt(
e10.real).isDirectory()}),tA=e10=>{let t=[];for(let r=e10;;r=k.dirname(r)){let a=Ao(r);if(a!==void 0){let n=t[0];return{real:a,missing:t,broken:n!==void 0&&Xt(k.
join(a,n))?.isSymbolicLink()===true}}t.unshift(k.basename(r))}},wb=(e10,t,r)=>{let a=Tt(r,[e10.root]);if(a===void 0||a===".")return zr(t);if(a!==t){let i=Lr(a);
if(!i.ok)return i.problem}let n=e10.belongsTo(k.posix.dirname(a));return n==="git directory"?Ji(t):n&&fX(t)},oX=(e10,t,{resolved:r,stats:a})=>{if(!a?.isSymbolicLink())
return ZT(a)?hn(t):void 0;let n=Ao(r);if(n!==void 0)return ZT(Xt(n))?hn(t):wb(e10,t,n)},lX=(e10,t)=>{let r=t(e10);if(!r)return;if(!r.isSymbolicLink())return vb(
r,false);let a=Ao(e10),n=a===void 0?void 0:Xt(a);return n?vb(n,true):{...vb(r,true),kind:"file",size:0,broken:true}},vb=(e10,t)=>({kind:e10.isFile()?"file":e10.
isDirectory()?"directory":"device",link:t,size:e10.size,mode:e10.mode&4095,modified:e10.mtimeMs,touched:e10.ctimeMs,links:e10.nlink}),cX=(e10,t)=>{let r=uX(e10,
t);if(r)return r;throw new XT(hn(t))},uX=(e10,t)=>{let r=k.join(e10,t);try{return JT(r)}catch(n){if(!YT(n,"ELOOP"))throw n}let a=nr.native(r);if(Tt(a,[e10])===void 0)
throw new XT(zr(t));return JT(a)},pX=e10=>Xt(e10)?.isDirectory()?Et(e10):[],ZT=e10=>e10!==void 0&&!e10.isFile()&&!e10.isDirectory()&&!e10.isSymbolicLink(),Xt=e10=>{
try{return Rr(e10,{throwIfNoEntry:false})}catch(t){if(rA(t))return;throw t}},Ao=e10=>{try{return nr.native(e10)}catch(t){if(rA(t))return;throw t}},rA=e10=>YT(e10,
"ENOENT","ENOTDIR","ELOOP","ENAMETOOLONG"),vi=(e10,t)=>Tt(t,[e10])??"",To=e10=>({ok:false,problem:e10}),fX=e10=>({name:"PATH_PROTECTED",message:`${JSON.stringify(
e10)} is in a submodule or another checkout. Apply a separate plan there.`});import{core_git_git$D as dX}from"./hook.js";import{core_git_scratch_folder$a as hX,
core_git_scratch_folder$b as mX}from"./hook.js";import{errors$c as gX}from"./hook.js";import{empty$g as $b,empty$h as iA}from"./hook.js";var bX=e10=>({git:e10,through:t=>t,
env:{},aside:()=>sA(e10,hX(e10)),[Symbol.dispose]:()=>{}}),No=e10=>sA(e10,mX("objects"));function sA(e10,t){let r=_e(e10.commonDir,"objects"),a={GIT_OBJECT_DIRECTORY:t.
path,GIT_ALTERNATE_OBJECT_DIRECTORIES:aA(r)},n=i=>({...i,run:s=>i.run({...s,env:{...a,...s.env}}),runNow:s=>i.runNow({...s,env:{...a,...s.env}}),start:(s,o)=>i.
start([..._X,...s],{...a,...o})});return{git:n(e10),through:n,env:{GIT_ALTERNATE_OBJECT_DIRECTORIES:aA(t.path)},aside:()=>No(e10),[Symbol.dispose]:()=>t[Symbol.
dispose]()}}var _X=["-c","fastimport.unpackLimit=1"],aA=e10=>e10.includes(Cy)||e10.startsWith('"')?`"${e10.replaceAll(/["\\]/g,"\\$&")}"`:e10,Zp=(e10,t)=>{let r,
a=()=>r?.conversions[Symbol.dispose](),n=i=>i.size===0?t:(r?.files!==i&&(a(),r={files:i,conversions:t.with(i)}),r.conversions);return{newFile:(i,{path:s,attributes:o})=>{
let l=n(o),{encoding:c,ident:u,eol:p,lineEnds:f,driver:d}=l.of(s),g=f==="text"||f==="auto"&&r0(i);return c===void 0&&!u?{ok:true,bytes:p&&g?a0(i,p):i}:c!==void 0&&
d?{ok:false,problem:kb(s,vX)}:wX(i,{git:e10,conversions:l,path:s,keeps:c===void 0})},[Symbol.dispose]:a}};async function yX(e10){let{root:t}=xr(e10),r=oA(t)?await dX(
t).catch(gX("NOT_A_REPOSITORY")):void 0;if(!r||r.bare)return;let a=xr(r.root),n=await oi(r,{read:o=>{let l=a.stat(o);return l?.kind==="file"&&!l.link?a.read(o):
void 0}}),i=ln(k.relative(a.root,t)),s=o=>k.posix.join(i,o);return(o,{path:l,attributes:c})=>{var u=[];try{let d=$b(u,n.with(new Map)),g=$b(u,Zp(r,d)),m=[...c].
map(([w,x])=>[s(w),x]);return g.newFile(o,{path:s(l),attributes:new Map(m)})}catch(d){var p=d,f=true}finally{iA(u,p,f)}}}var oA=e10=>fe(k.join(e10,".git"))!==void 0||
e10!==k.dirname(e10)&&oA(k.dirname(e10)),vX="has an encoding of the work tree and a filter too. Write it with content_base64, as the bytes of the work tree";function wX(e10,{
git:t,conversions:r,path:a,keeps:n}){var i=[];try{let l=$b(i,No(t)),c=u=>l.git.runNow(r.within(u));try{let u=l.git.runNow(eo(e10)),p=n?e10:c(vp({path:a,oid:u},void 0)),
f=c(Qs(a,p)),d=Buffer.from(e10.toString("latin1").replaceAll(`\r
`,`
`),"latin1");return f===u||f===wr(t.objectFormat,{type:"blob",content:d})?{ok:true,bytes:p}:{ok:false,problem:kb(a,n?$X:nA)}}catch{return{ok:false,problem:kb(a,
nA)}}}catch(l){var s=l,o=true}finally{iA(i,s,o)}}var $X="has `ident`, and git would store another text of it. Write `$Id$` without what follows it",nA="has an e\
ncoding of the work tree in .gitattributes, and git would store another text of it. Write only what that encoding has, or change `working-tree-encoding`",kb=(e10,t)=>({
name:"UNENCODABLE",message:`${W(e10)} ${t}.`});import{core_git_whole_file$a as kX}from"./hook.js";import{core_git_git$D as lA,core_git_git$r as xX,core_git_git$v as SX,
core_git_git$y as OX}from"./hook.js";import{core_workspace_file_identity$f as EX,core_workspace_file_identity$i as TX}from"./hook.js";import{core_text_digest$a as AX}from"./hook.js";
import{errors$b as Ka}from"./hook.js";import{empty$g as wi,empty$h as Ib}from"./hook.js";var NX=(e10,t)=>{let{file:r,reverting:a,folder:n,originals:i}=$i(e10);Me(
n,{recursive:true});let s=r;return{folder:n,originals:i,record:o=>kX(r,jX({run:t,checkout:o}),{durable:true}),revert:()=>{bA(e10),s=a},clear:()=>Ob(e10,s)}},IX=(e10,t)=>{
let r=wA(e10);if(!r){Ob(e10,$i(e10).file);return}let{checkout:a,run:n}=r,i=bb(t,a),s=!i&&a.phase==="ready"?bA(e10):r.file,o=i?_b:yb,{kept:l,failures:c}=o(a,{root:t,
originals:$i(e10).originals});if(c.length>0){let u=`The interrupted run could not be ${i?"finished":"rolled back"}: ${TX(c)}. Remove the cause, then run \`editpl\
an resume\` again.`;throw new Ka({name:"INTERRUPTED",message:u})}return{outcome:i?"finished":"rolled-back",kept:l,run:n,clear:()=>Ob(e10,s)}},gA=e10=>wA(e10)!==
void 0,$i=e10=>({file:k.join(e10,"editplan","journal"),reverting:k.join(e10,"editplan","journal.reverting"),folder:k.join(e10,"editplan","before"),originals:k.join(
e10,"editplan","originals")}),Ob=(e10,t)=>{let{file:r,folder:a}=$i(e10);Ut(a,{force:true,recursive:true});for(let n of[`${r}.new`,t])Ut(n,{force:true})},bA=e10=>{
let{file:t,reverting:r}=$i(e10);return Ye(t,r),r},_A=3,yA=2,jX=e10=>JSON.stringify({version:_A,checksum:vA(e10),...e10}),vA=({run:e10,checkout:t})=>AX(JSON.stringify(
[e10,t])),cA=()=>N({mode:$e(),uid:$e(),gid:$e(),paths:P($())}),CX=()=>N({version:he([yA,_A]),checksum:$().optional(),run:Ie($(),$()),checkout:N({id:$(),phase:V(
["preparing","ready"]),files:P(N({path:$(),how:V(["create","rename","remove"]),temporary:$(),backup:$(),identity:$().nullable(),size:$e(),crc32:$e()})),folders:P(
$()),attributes:P(cA()).default([]),attributesBefore:P(cA()).default([]),emptyFolders:P($()).default([])})}),wA=e10=>{let{file:t,reverting:r}=$i(e10),a=uA(r),n=a??
uA(t);if(n===void 0)return;let{run:i,checkout:s}=MX(n,t);return a===void 0?{file:t,run:i,checkout:s}:{file:r,run:i,checkout:{...s,phase:"reverting"}}},MX=(e10,t)=>{
try{let r=JSON.parse(e10),{version:a,checksum:n,run:i,checkout:s}=CX().parse(r);if(n===void 0?a===yA:n===vA(Object(r)))return{run:i,checkout:s};throw new TypeError(
`The checksum of the run ${i.run??""} is wrong.`)}catch(r){let a=r instanceof TypeError?r.message:"It is damaged, or of another version.",n=`${t} cannot be trus\
ted. ${a} Run \`editplan resume\` with the version that wrote it; or look at the files, whose old contents are in the folder "before" next to it, and move the jou\
rnal away.`;throw new Ka({name:"INTERRUPTED",message:n},{cause:r})}},uA=e10=>{try{return cn(e10,"utf8")}catch(t){if(EX(t,"ENOENT"))return;throw t}},PX=async(e10,t,{
commit:r,paths:a})=>{let n=new Set(a.flatMap(p=>pA(e10,e10.locate(p))));if(n.size===0)return e10;let i=Il(e10),s=[...n].flatMap(p=>i(p).map(([,f])=>f)),{entries:o,
blocked:l}=await Pt(t,r,{paths:new Set([...n,...s])}),c=[...o].filter(([,{mode:p}])=>p===Eb),u=new Map([...c,...[...l].filter(([,{mode:p}])=>p===Eb||p===LX)]);return u.
size===0?e10:{...e10,locate:p=>{let f=e10.locate(p),d=pA(e10,f).flatMap(g=>Yp(g).filter(m=>u.has(m)))[0];return d===void 0?f:{ok:false,problem:RX(p,d,u.get(d))}}}},
pA=(e10,t)=>t.ok&&!e10.stat(t.path)?[t.path]:[],Yp=e10=>{let t=e10.split("/");return t.map((r,a)=>t.slice(0,a+1).join("/"))},RX=(e10,t,r)=>{let[a,n]=[JSON.stringify(
e10),JSON.stringify(t)];return r?.mode===Eb?{name:"PATH_PROTECTED",message:`${a} is in the submodule ${n}. Apply a separate plan there.`}:{name:"PATH_OUTSIDE_RE\
PO",message:`${a} is below ${n}, which is a symbolic link in git. Use the path of the folder that the link points to.`}},LX="120000",Eb="160000",zX=async(e10,{git:t,
reader:r,conversions:a,commit:n})=>{let i=await si(t,a),s=new Set,o=l=>{if(!s.has(l)){if(a.of(l).driver?.smudges){let c=r.readNow(`${n}:${l}`);c?.type==="blob"&&
i.now({path:l,oid:c.oid,content:c.content})}s.add(l)}};return{...e10,read:l=>(o(l),e10.read(l))}},FX=e10=>{let t=new Map,r={locate:xb(a=>e10.locate(a)),stat:xb(
a=>e10.stat(a)),read:a=>t.get(a)??e10.read(a),linkTarget:xb(a=>e10.linkTarget(a)),list:a=>e10.list(a),similar:a=>jn(a,r),hold:a=>{let n=r.read(a);return t.set(a,
n),n}};return r},xb=e10=>{let t=new Map;return r=>{let a=t.get(r)??{answer:e10(r)};return t.set(r,a),a.answer}},$A=class extends Error{object;constructor(e10){super(
`${e10} is not loaded`),this.object=e10}},DX=(e10,t)=>{let r=new Map,a=new Map,n=new Map,i=(l,c)=>{let{type:u,content:p,oid:f}=fA(l,c);u==="tree"?r.set(l,$p(p,f.
length/2)):a.set(l,p)},s=(l,c)=>{let u=l.get(c);if(u===void 0)throw new $A(c);return u},o=(l,c)=>(l.has(c)||i(c,e10.readNow(c)),s(l,c));return{root:t,tree:l=>o(
r,l),blob:l=>o(a,l),load:async l=>{let c=[...new Set(l)].filter(p=>!r.has(p)&&!a.has(p)),u=await Promise.all(c.map(p=>e10.read(p)));for(let[p,f]of c.entries())i(
f,u[p])},peek:async l=>a.get(l)??fA(l,await e10.read(l)).content,folders:n,loaded:{root:t,tree:l=>s(r,l),blob:l=>s(a,l),folders:n}}},fA=(e10,t)=>{if(t?.type==="\
tree"||t?.type==="blob")return t;let r=`The repository does not have the object ${e10}. Fetch it.`;throw new Ka({name:"UNKNOWN_REVISION",message:r})},Io=(e10,t)=>kA(
e10,t)??SA(e10,t),kA=(e10,t)=>{let r=xA(t),a=t.slice(r.length),n=a==="."||a===".."?void 0:BX(e10,r),i=n?.get(a);return n&&{path:t,...i&&{entry:i}}},BX=(e10,t)=>{
let r=e10.folders.get(t);if(r)return r;let a=t===""?void 0:kA(e10,t.slice(0,-1))?.entry;if(t!==""&&a?.mode!==Za)return;let n=e10.tree(a?.oid??e10.root);return e10.
folders.set(t,n),n},xA=e10=>e10.slice(0,e10.lastIndexOf("/")+1),SA=(e10,t,{hops:r=0,linked:a=0}={})=>{let n=t.split("/"),i=[];for(let[o,l]of n.entries()){if(l===
".")continue;if(l===".."){if(!i.pop())return{path:t,obstacle:"outside"};continue}let c=e10.tree(i.at(-1)?.entry.oid??e10.root).get(l);if(c&&(c.mode===Za||o===n.
length-1)){i.push({part:l,entry:c});continue}let[u,p]=[i.map(d=>d.part),n.slice(o)];if(!c)return{path:Tb(u,p),...o<a&&{obstacle:"file"}};let f=o<a?n.length-a:p.
length-1;return UX(e10,u,{parts:[...u,...p],depth:u.length,entry:c,hops:r,rest:f})}let s=i.at(-1)?.entry;return s?{path:i.map(({part:o})=>o).join("/"),entry:s}:
{path:t,obstacle:"outside"}},UX=(e10,t,r)=>{let a=r.parts.slice(r.depth),n=Tb(t,a);if(r.entry.mode===jb)return{path:n,obstacle:"submodule"};if(r.entry.mode===Xp)
return EA(e10,r);let i=a.length-1===r.rest&&!a.includes("..");return{path:n,obstacle:"file",...i&&{file:Tb(t,a.slice(0,1))}}},Tb=(e10,t)=>[...e10,...OA(t)].join(
"/"),OA=e10=>e10.slice(0,e10.includes("..")?e10.indexOf(".."):void 0).filter(t=>t!=="."),EA=(e10,{parts:t,depth:r,entry:a,hops:n,rest:i})=>{let s=OA(t).join("/"),
o=e10.blob(a.oid).toString("utf8");if(n===AA)return{path:s,obstacle:"loop"};if(o.startsWith("/"))return{path:s,obstacle:"outside"};let l=o.split("/").map(p=>p||
"."),c=[...t.slice(0,r),...l,...t.slice(r+1)],u=SA(e10,c.join("/"),{hops:n+1,linked:i>0?c.length-i:0});return u.obstacle==="outside"?{path:s,obstacle:"outside"}:
u},aa=(e10,t,r=0)=>{if(t.entry?.mode!==Xp)return t;let a=t.path.split("/"),n=EA(e10,{parts:a,depth:a.length-1,entry:t.entry,hops:r,rest:0});return r===AA?{path:t.
path}:aa(e10,n,r+1)},TA=(e10,t)=>{if(t==="")return e10.tree(e10.root);let{entry:r}=aa(e10,Io(e10,t));return r?.mode===Za?e10.tree(r.oid):void 0},Za="40000",Xp="\
120000",jb="160000",AA=40,Qp=async(e10,t,{treeish:r,roots:a=[],stored:n=false})=>{let i=DX(t,`${r}^{tree}`),s=await oi(e10,{read:p=>n?void 0:Ab(i,p)?.content}),
o=n?void 0:await li(s,()=>si(e10,s)),l=qX(i,o),c=p=>Io(i,p),u={conversions:s,load:async p=>{let f=[...p].map(d=>ir(d,a)).filter(d=>d.ok);await l.load([...new Set(
f.map(({path:d})=>d))])},contents:p=>l.contents(p),blobOf:p=>Ab(i,p)?.oid,locate:p=>{let f=ir(p,a);if(!f.ok)return f;let d=VX(i,f.path),g=d.ok?da(d.path,u):void 0;
return g?{ok:false,problem:g}:Vi(p,d,u.stat)},stat:p=>ZX(i,c(p),l.read),read:p=>{let f=aa(i,c(p));if(f.entry?.mode===jb)return ws(f.entry.oid);if(!f.entry||f.entry.
mode===Za)throw new TypeError(`${p} is not a file of the tree`);return l.read(f.path,f.entry)},linkTarget:p=>{let f=c(p),d=aa(i,f);return f.entry?.mode===Xp&&d.
entry?d.path:void 0},list:p=>[...TA(i,p)?.keys()??[]],similar:p=>jn(p,u),[Symbol.dispose]:()=>s[Symbol.dispose]()};return u},Ab=(e10,t)=>{let r=e10.tree(e10.root),
a=t.split("/");for(let[n,i]of a.entries()){let s=r.get(i);if(!s||n<a.length-1&&s.mode!==Za)return;if(n<a.length-1)r=e10.tree(s.oid);else if(s.mode.startsWith("1\
00")){let{oid:o}=s;return{path:t,oid:o,get content(){return e10.blob(o)}}}}},qX=(e10,t)=>{let r=new Map,a=async n=>{let i=(await WX(e10,n)).flatMap(({path:l,entry:c})=>c?.
mode.startsWith("100")?[{path:l,oid:c.oid}]:[]),s=new Set(t?i.flatMap(({path:l})=>HX(l)):[]);await e10.load([...s].flatMap(l=>Ab(e10,l)?.oid??[]));let o=await Promise.
all(i.map(async l=>({...l,content:await e10.peek(l.oid)})));return t?t.many(o):new Map(o.map(({path:l,content:c})=>[l,c]))};return{contents:a,async load(n){let i=[
...n].filter(s=>!r.has(s));for(let[s,o]of await a(i))r.set(s,o)},read(n,{oid:i}){let s=r.get(n);if(s)return s;let o=e10.blob(i),l=t?t.now({path:n,oid:i,content:o}):
o;return r.set(n,l),l}}},WX=async(e10,t)=>(await dA(e10,[...new Set(t.map(xA))]),await dA(e10,t),t.map(r=>aa(e10,Io(e10,r)))),dA=async(e10,t)=>{for(;;){let r=t.
flatMap(a=>GX(e10,a)??[]);if(r.length===0)return;await e10.load(r)}},GX=({loaded:e10},t)=>{try{aa(e10,Io(e10,t));return}catch(r){if(r instanceof $A)return r.object;
throw r}},HX=e10=>e10.split("/").map((t,r,a)=>[...a.slice(0,r),".gitattributes"].join("/")),VX=(e10,t)=>{let r=Io(e10,t),a=aa(e10,r);for(let s of new Set([r,a])){
let o=Lr(s.path);if(!o.ok)return o;if(JX(e10,s.path))return{ok:false,problem:Ji(t)}}let n=r.obstacle??(a.obstacle==="outside"||a.obstacle==="submodule"?a.obstacle:
void 0);if(!n)return{ok:true,path:r.path};let i=r.file!==void 0&&{below:{path:r.path,file:r.file}};return{ok:false,problem:KX(t,n),...i}},JX=(e10,t)=>{for(let r=t.
indexOf("/");r>=0;r=t.indexOf("/",r+1)){let a=TA(e10,t.slice(0,r));if(!a)return false;if(mn(n=>{let i=a.get(n)?.mode;return i===void 0?void 0:i===Za?"folder":"o\
ther"}))return true}return false},KX=(e10,t)=>t==="submodule"?{name:"PATH_PROTECTED",message:`${JSON.stringify(e10)} is in a submodule. Apply a separate plan th\
ere.`}:t==="outside"?zr(e10):dn(e10),ZX=(e10,t,r)=>{if(!t.entry)return;let a=t.entry.mode===Xp,{path:n,entry:i}=aa(e10,t);return i?i.mode===Za?{...Sb,link:a,kind:"\
directory",mode:493}:i.mode===jb?{...Sb,link:a,kind:"directory",mode:57344}:{kind:"file",link:a,mode:i.mode==="100755"?493:420,modified:0,links:1,get size(){return YX(
n,i,{objects:e10,read:r})}}:{...Sb,link:a,broken:true}},Sb={kind:"file",size:0,mode:511,modified:0,links:1},YX=(e10,t,{objects:r,read:a})=>(Ha(()=>a(e10,t))??r.
blob(t.oid)).length;async function Cb(e10,t,{commit:r,paths:a}){let n=xr(e10.root),i=a.flatMap(c=>{let u=ir(c,[e10.root]);return u.ok?[u.path]:[]}),s=new Map,o=new Set,
l=await oi(e10,{read(c){let u=n.stat(c);if(u?.kind==="file"&&!u.link)return n.read(c);if(u)return;let p=o.has(c.slice(0,-hA.length))?s.get(c):`${r}:${c}`,f=p===
void 0?void 0:t.readNow(p);return f?.type==="blob"?f.content:void 0},async foresee(c){let u=c.filter(f=>mA(f).some(d=>!o.has(d)));if(u.length===0)return;let{named:p}=await Pt(
t,r,{paths:u,names:[hA]});for(let[f,{oid:d}]of p)s.set(f,d);for(let f of u.flatMap(mA))o.add(f)}});return await li(l,()=>l.look(i)),l}var hA=".gitattributes",mA=e10=>[
"",...Pr(e10).map(t=>`${t}/`)],XX=50;async function QX(e10,t,r){var a=[];try{let o=(await e10.run(Jg(t,r,{renames:false}))).filter(({oldMode:m,newMode:w})=>m!==
pp&&w!==pp).slice(0,XX);if(o.length===0)return[];let l=await e10.config(),c=o.map(({path:m})=>m),u=wi(a,ze(e10),true),p=wi(a,await Qp(e10,u,{treeish:t})),f=await e10.
run(p.conversions.within(oo(c),c)),d=async m=>(await u.read(m))?.content.toString("latin1")??"",g=new Set;for(let m of o){let w=await eQ(m,d);for(let x of tQ(f.
get(m.path)??{},{config:l,isLineEnds:w}))g.add(x)}return dt(_e(e10.commonDir,"info","attributes"))&&g.add("info/attributes"),[...g]}catch(o){var n=o,i=true}finally{
var s=Ib(a,n,i);s&&await s}}async function eQ({oldBlob:e10,newBlob:t},r){let[a,n]=[await r(e10),await r(t)];return a.replaceAll(`\r
`,`
`)===n.replaceAll(`\r
`,`
`)}function tQ({filter:e10=""},{config:t,isLineEnds:r}){let a=l=>`${l}=${t.get(l)??"(not set)"}`,n=r?["core.autocrlf","core.eol"].map(a):[],i=e10!==""&&!["set",
"unset","unspecified"].includes(e10),s=["clean","smudge","process"].map(l=>`filter.${e10}.${l}`),o=i?s.filter(l=>t.has(l)):[];return[...n,...i&&o.length===0?[a(
`filter.${e10}.clean`)]:o.map(a)]}async function Mb({root:e10,bare:t=false,environment:r,opened:a}){let n=await(r?lA(e10,{env:r}):a??lA(e10));if(t)return n.bare?
n:{...n,bare:t};if(!n.bare)return n;let i=`${JSON.stringify(e10)} is a bare repository. Pass --bare with --base and --branch, or run in a checkout.`;throw new Ka(
{name:"BARE_REPOSITORY",message:i})}var rQ=({root:e10})=>new Ka({name:"NO_COMMIT",message:`${JSON.stringify(e10)} has no commit yet. Make a first one.`});async function aQ(e10,t){
return jA(e10),nQ(e10,r=>iQ(e10,r,t))}async function nQ(e10,t){let r=ze(e10);try{return await t(r)}catch(a){throw await r[Symbol.asyncDispose](),a}}async function iQ(e10,t,r){
let{paths:a}=r,n=r.head===void 0?await to(t,"HEAD"):await Nb(e10,t,r.head);if(!n&&!(e10.bare&&r.base!==void 0))throw rQ(e10);let i=await lQ({git:e10,reader:t},r,
n),s=n&&{commit:n.commit,tree:n.tree},o={git:e10,base:i,head:s??i,unrelated:await IA(e10,r,{base:i,head:n})};return r.replays==="commit"||e10.bare||i.commit!==o.
head.commit||await sQ(e10,r)?uQ(t,o,a):pQ(t,o,a)}async function sQ(e10,{paths:t,globs:r=[],commands:a=false}){if(!await xX(e10))return false;let n=t.map(o=>ir(o,
[e10.root])).flatMap(o=>o.ok?o.path:[]),i=[...r].flatMap(o=>[Pg(o),Rg(o),rp(o)]),s=await Promise.all(i.map(o=>o&&Mg(o)));return NA(await e10.run(no()),{paths:n.
flatMap(o=>[o,...oQ(xr(e10.root),o)]),searches:s.flatMap(o=>typeof o=="object"?o:[]),commands:a})}function NA(e10,t){let r=new Set(e10);if(t.commands&&r.size>0)
return true;let a=new Set([...r].flatMap(Yp)),n=i=>i===void 0||a.has(i)||Yp(i).some(s=>r.has(s));return t.paths.some(n)||t.searches.some(({names:i})=>[...r].some(
i))}var oQ=(e10,t)=>Yp(t).flatMap(r=>{if(!e10.stat(r)?.link)return[];let a=e10.linkTarget(r);return[a===void 0?void 0:jy.join(a,t.slice(r.length))]});async function lQ({
git:e10,reader:t},{base:r},a){if(!a)return Nb(e10,t,r??"HEAD");if(r===void 0||r==="HEAD")return{commit:a.commit,tree:a.tree};let n=cQ(a.commit,r);return await l0(
e10,n,a.commit),Nb(e10,t,n)}async function Nb(e10,t,r){let a=await to(t,`${r}^{commit}`);return a?{commit:a.commit,tree:a.tree}:e10.run(SX(r))}var cQ=(e10,t)=>t.
replace(/^(?:HEAD|@)(?=[~^])/,e10);async function IA(e10,t,{base:r,head:a}){if(!a||r.commit===a.commit||e10.bare&&t.baseBy==="operator"||await e10.run(OX(r.commit,
a.commit)))return false;if(t.unrelatedBase&&t.baseBy==="operator")return true;let n=`The base ${r.commit.slice(0,12)} is not an ancestor of ${a.commit.slice(0,12)}\
. Make the plan again on a commit of this history, or pass --base with --unrelated-base to apply only what its steps change.`;throw new Ka({name:"BASE_NOT_ANCES\
TOR",message:n})}function jA({gitDir:e10}){if(!gA(e10))return;let t="A run was interrupted here and waits to be finished or rolled back. Run `editplan resume` f\
irst.";throw new Ka({name:"INTERRUPTED",message:t})}async function uQ(e10,t,r){let{git:a,base:n}=t,i=a.bare?[]:[a.root],s=await Qp(a,e10,{treeish:n.commit,roots:i}),
o=async u=>{let p=u.map(f=>ir(f,i)).flatMap(f=>f.ok?[f.path]:[]);await s0(a,n.commit,p),await s.load(u)},{conversions:l,contents:c}=s;return await li(l,()=>o(r)),
CA({...t,source:s,conversions:l,committed:{contents:c,load:o}},e10)}async function pQ(e10,t,r){let{git:a,base:n}=t,i=xr(a.root,{steady:true}),s=await Cb(a,e10,{
commit:n.commit,paths:r});return li(s,async()=>{let o=await zX(i,{git:a,reader:e10,conversions:s,commit:n.commit}),l=FX(await PX(o,e10,{commit:n.commit,paths:r}));
return CA({...t,source:l,conversions:s,readFile:c=>PA(l,c,l.hold)},e10)})}var CA=(e10,t)=>{let r=Zp(e10.git,e10.conversions);return{...e10,source:{...e10.source,
newFile:r.newFile},async[Symbol.asyncDispose](){r[Symbol.dispose](),e10.conversions[Symbol.dispose](),await t[Symbol.asyncDispose]()}}};function MA(e10){let t=xr(
e10.root);return r=>PA(t,r,t.read)}async function fQ(e10,t,r){var a=[];try{let o=wi(a,ze(e10),true),l=wi(a,await Cb(e10,o,t));return await r({readFile:MA(e10),conversions:l})}catch(o){
var n=o,i=true}finally{var s=Ib(a,n,i);s&&await s}}async function dQ(e10,t,r){var a=[];try{if(r.length===0)return new Map;let o=wi(a,ze(e10),true),l=wi(a,await Qp(
e10,o,{treeish:t}));return await l.load(r),new Map(r.flatMap(c=>l.blobOf(c)===void 0?[]:[[c,l.read(c)]]))}catch(o){var n=o,i=true}finally{var s=Ib(a,n,i);s&&await s}}
function PA(e10,t,r){let a=e10.stat(t);return a?.kind==="file"&&!a.link?{content:r(t),mode:a.mode}:void 0}var RA=[],Pb=e10=>{y0(e10),RA.push(e10)},hQ=e10=>RA.find(
({key:t,programs:r})=>{let a=e10[t];return a!==void 0&&r(a).length>0});import{core_text_words$n as mQ}from"./hook.js";import{errors$b as FA}from"./hook.js";function gQ(e10,t,...r){
let a=LA(e10)?{...e10}:{};if(a.root===void 0&&jo("options",a,t,"root"),typeof a.root!="string")throw zA("root","the path of a folder in the checkout");for(let n of r)
if(!LA(a[n]))throw zA(n,"an object");return jo("options",a,t),e10}function jo(e10,t,r,a){for(let[n,i]of Object.entries(t)){if(i===void 0||typeof i=="function"||
Object.hasOwn(r,n))continue;let s=mQ(n,Object.keys(r))??a,o=s===void 0?"Leave it out":`Did you mean ${s}`;throw new FA({name:"USAGE",message:`${e10}.${n} is no \
option. ${o}${s===void 0?".":"?"}`})}}var LA=e10=>typeof e10=="object"&&e10!==null,zA=(e10,t)=>new FA({name:"USAGE",message:`options.${e10} must be ${t}.`});var Rb=new Q(
"sessions"),bQ=(e10,{workspace:t,policy:r})=>{let a=t.locate(e10);if(!a.ok)return{ok:false,reason:`${a.problem.name}: ${a.problem.message}`};let{path:n}=a;if(ua(
n,{workspace:t,policy:r}))return{ok:false,reason:`PATH_DENIED: The policy denies to read ${W(n)}.`};let i=t.stat(n);return!i||i.broken?{ok:true,path:n,bytes:void 0}:
i.kind!=="file"?{ok:false,reason:`${W(n)} is no file.`}:i.size>_Q?{ok:false,reason:`${W(n)} is over 64 MiB.`}:{ok:true,path:n,bytes:t.read(n)}},_Q=64*1024*1024;
import{core_text_json$f as DA}from"./hook.js";var zb=e10=>{if(!(!DA(e10)||!Object.hasOwn(e10,"$literal")||Object.keys(e10).length!==1))return typeof e10.$literal==
"string"?e10.$literal:void 0},Lb="$literal ",yQ=e10=>Lb+e10,Fb=e10=>e10.startsWith(Lb)?e10.slice(Lb.length):void 0,ef=e10=>{if(!(typeof e10!="object"||e10===null)){
if(!Array.isArray(e10)&&Object.hasOwn(e10,"$literal")){let t=zb(e10);return t===void 0?'has $literal with other keys, or not as a text; it takes { $literal: "3.\
10" }':Co(t)?void 0:`has the $literal ${JSON.stringify(t)}, which is no number, date, truth value or null; write a text without $literal`}for(let[t,r]of Object.
entries(e10)){let a=vQ(t,e10)??ef(r);if(a!==void 0)return a}}},vQ=(e10,t)=>{let r=Fb(e10);if(r!==void 0)return Object.hasOwn(t,r)?`has the key ${r} twice, as a \
text and as a $literal; keep one`:Co(r)?void 0:`has the key ${JSON.stringify(e10)}, but $literal belongs only before a number, a date, true, false or null; writ\
e the key without $literal`},ki=e10=>{let t=zb(e10);return t!==void 0?t:Array.isArray(e10)?`[${e10.map(ki).join(",")}]`:DA(e10)?`{${Object.entries(e10).map(([r,
a])=>`${Fb(r)??JSON.stringify(r)}:${ki(a)}`).join(",")}}`:JSON.stringify(e10)??""},wQ=(e10,t)=>typeof t=="string"?Db(e10)?{$literal:e10}:t:e10===""||BA(e10,t)?t:
{$literal:e10},$Q=e10=>{let t=Number(e10);return BA(e10,t)?t:{$literal:e10}},BA=(e10,t)=>JSON.stringify(t)===e10&&(typeof t!="number"||!Number.isInteger(t)||Number.
isSafeInteger(t)),Db=e10=>/^[-+]?(?:0b[01]+(?:_[01]+)*|0o[0-7]+(?:_[0-7]+)+|0x[\da-fA-F]+(?:_[\da-fA-F]+)+)$/.test(e10)||e10.includes("_")&&/^[-+]?\d+(?:_\d+)*(?:\.\d+(?:_\d+)*)?(?:[eE][-+]?\d+(?:_\d+)*)?$/.
test(e10),Co=e10=>UA(e10)||xQ(e10)||WA(e10)||Db(e10),kQ=e10=>/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(e10),UA=e10=>/^(?:[-+]?\d+|0o[0-7]+|0x[\da-fA-F]+|[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/.
test(e10),qA=e10=>/^(?:true|True|TRUE)$/.test(e10)?{value:true}:/^(?:false|False|FALSE)$/.test(e10)?{value:false}:/^(?:null|Null|NULL|~)$/.test(e10)?{value:null}:
void 0,xQ=e10=>qA(e10)!==void 0,WA=e10=>OQ(e10)&&!SQ(e10)||GA(e10),SQ=e10=>{let[,t,r]=/^([-+]?)(\d[\d_]*|0[xob][\da-fA-F_]+)$/.exec(e10)??[];return r===void 0?false:
BigInt(r.replaceAll("_",""))>(t==="-"?2n**63n:2n**63n-1n)},OQ=e10=>/^(?:[-+]?(?:0|[1-9](?:_?\d)*)(?:\.\d(?:_?\d)*)?(?:[eE][-+]?\d(?:_?\d)*)?|0x[\da-fA-F](?:_?[\da-fA-F])*|0o[0-7](?:_?[0-7])*|0b[01](?:_?[01])*|[-+]?(?:inf|nan))$/.
test(e10),GA=e10=>/^(?:\d{4}-\d{2}-\d{2}(?:[Tt ]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[-+]\d{2}:\d{2})?)?|\d{2}:\d{2}:\d{2}(?:\.\d+)?)$/.test(e10);import{core_text_words$a as EQ}from"./hook.js";
var Ub=(e10,t)=>{let r=Xr(t),{input:a,output:n}=r;if(!(!t.live||!a.isTTY||n.columns===0||e10.includes("-")))return async i=>{let s=await ZA(i,{context:t,terminal:r,
rows:TQ});if(s==="refuse")return;let{path:o,rule:l,step:c}=i;return s==="step"?{step:c.index}:s==="path"?{path:o}:{rule:l}}},TQ=24,AQ=50;async function ZA(e10,t){
let{isCancel:r,select:a}=await import("./clack-prompts.js"),{context:n,terminal:i,rows:s}=t,{lines:o,cut:l}=IQ(e10,n.errorStyle.width-NQ,s),c=await a({...i,signal:n.
signal,message:o.join(`
`),initialValue:"refuse",options:[{value:"refuse",label:"Refuse"},{value:"step",label:"Allow this step once"},{value:"path",label:"Allow every step on this file"},
{value:"rule",label:`Allow everything that ${qe(I(e10.rule),AQ)} asks about`},...l?[{value:"show",label:"Show the whole step"}]:[]]});return r(c)?"refuse":c==="\
show"?ZA(e10,{...t,rows:Number.POSITIVE_INFINITY}):c}var NQ=6;function IQ({step:e10,path:t,reason:r},a,n){let i=[`Step ${e10.index}: ${e10.tool} ${I(t)}`,`${I(r)}\
.`],s=jQ(e10,{width:a,rows:n});return{lines:[...i.flatMap(o=>ie(o,a)),...s.lines],cut:s.cut}}function jQ(e10,{width:t,rows:r}){let a=t-XA,n=MQ(e10).map(u=>tr(QA(
u),a)),i=RQ(e10);if(r===Number.POSITIVE_INFINITY)return{lines:HA([...n.flat(),...i.flatMap(u=>tr(VA(u),a))]),cut:false};let s=FQ(i,r),o=s.map(VA),l=o.map(u=>BQ(
u,a)),c=n.some(YA)||s.length<i.length||l.some((u,p)=>u!==o[p]);return{lines:HA([...n.flatMap(CQ),...l,...DQ(i,s)]),cut:c}}var HA=e10=>e10.map(t=>`${" ".repeat(XA)}${t}`),
VA=({sign:e10,text:t})=>`${e10} ${QA(t)}`;function CQ(e10){return YA(e10)?[...e10.slice(0,rf),`\u2026 ${e10.length-2*rf} more rows \u2026`,...e10.slice(-rf)]:e10}
var rf=4,YA=e10=>e10.length>2*rf+1,XA=2,QA=e10=>W(e10).replaceAll("	","\u2192").replaceAll(`
`,"\u23CE");function MQ(e10){let{input:t,when:r,why:a}=e10,n="glob"in t&&t.glob!==void 0?[...PQ(t)]:[];return n.push(...ut(e10.tool).facts(t)),r&&n.push(`Only w\
hen ${JSON.stringify(r)}`),a!==void 0&&n.push(`why: ${a.replace(/\s+/g," ")}`),n}var PQ=({glob:e10,exclude:t,only_if:r})=>[`In every file that matches ${We(e10??
[]).join(", ")}`,...t===void 0?[]:[`But not in those that match ${We(t).join(", ")}`],...r===void 0?[]:[`Only in files where ${JSON.stringify(r)}`]];function RQ({
tool:e10,input:t}){let r=ut(e10).texts?.(t);return r?zQ(r.before,r.after):[]}var LQ=2**16;function zQ(e10,t){let[r,a]=[KA(e10),KA(t)];if(e10.length+t.length>LQ)
return[...tf("-",r),...tf("+",a)];let n=[],i=0;for(let{at:s,removed:o,added:l}of Ot(r,a))n.push(...JA(s-i),...tf("-",r.slice(s,s+o)),...tf("+",l)),i=s+o;return[
...n,...JA(r.length-i)]}var JA=e10=>e10===0?[]:[{sign:"\u22EE",text:EQ(e10,"unchanged line")}],KA=e10=>e10===""?[]:e10.split(`
`),tf=(e10,t)=>t.map(r=>({sign:e10,text:r}));function FQ(e10,t){if(e10.length<=t)return e10;let r=Bb(e10,"+"),a=e10.length-r,n={added:Math.min(r,Math.max(Math.ceil(
t*2/3),t-a)),others:0};return n.others=t-n.added,e10.filter(({sign:i})=>i==="+"?n.added-- >0:n.others-- >0)}var Bb=(e10,t)=>e10.filter(r=>r.sign===t).length;function DQ(e10,t){
if(e10.length===t.length)return[];let r=a=>Bb(e10,a)-Bb(t,a);return[`\u2026 not shown: ${r("+")} added, ${r("-")} removed lines`]}function BQ(e10,t){if(qe(e10,t)===
e10)return e10;let r=qe(e10,Math.max(1,t-UQ));return`${r} +${e10.length-r.length+1} characters`}var UQ=23;import{errors$b as qQ}from"./hook.js";async function Mo(e10,t,r){
let{repo:a,repos:n,...i}=e10,s=[...a??(n===void 0?["."]:[]),...n===void 0?[]:await WQ(n,t)],[o]=s;if(o!==void 0&&s.length===1)return(await r({...i,repo:o},t)).exitCode;
let l=[],c={...t,readStdin:GQ(t.readStdin),...e10.json&&{stdout:HQ(l)}},u=[],p=VQ(s);for(let[f,d]of s.entries()){if(t.signal.aborted)break;!e10.json&&!e10.quiet&&
t.stdout(`${f===0?"":`
`}${I(d)}
`);let g=await JQ(p[f]??"",e10,t);u.push([d,await r({...i,...g,repo:d},c)])}return e10.json?t.stdout(`${JSON.stringify(l.map(f=>JSON.parse(f)),null,2)}
`):e10.quiet||t.stdout(`
${KQ(u)}`),Math.max(...u.map(([,{exitCode:f}])=>f))}async function WQ(e10,t){let r=(await Qr(e10,t,{what:e10})).split(/\r\n|[\r\n]/).map(n=>n.trim()).filter(n=>n!==
""&&!n.startsWith("#"));if(r.length>0)return r;let a=`${e10} names no repository. Write one folder on each line.`;throw new qQ({name:"USAGE",message:a})}var GQ=e10=>{
let t;return()=>t??=e10()},HQ=e10=>t=>{e10.push(t)},VQ=e10=>{let t=new Set;return e10.map(r=>{let a=k.basename(k.resolve(r))||"root",n=a;for(let i=2;t.has(n.toLowerCase());i+=
1)n=`${a}-${i}`;return t.add(n.toLowerCase()),n})};async function JQ(e10,{report:t,html:r},{cwd:a}){for(let n of[t,r])n!==void 0&&await uO(k.resolve(a,n),{recursive:true});
return{...t!==void 0&&{report:k.join(t,`${e10}.json`)},...r!==void 0&&{html:k.join(r,`${e10}.html`)}}}var KQ=e10=>Bf(e10.map(([t,{cells:r}])=>[I(t),...r])).map(
t=>`${t}
`).join("");import{core_text_words$b as ZQ}from"./hook.js";function Hb(e10,t){let r=it(e10).filter(({structuredPatch:c})=>c);if(r.length===0)return"";let a=e10.
id===void 0?`${e10.index}`:`${e10.index} ${I(e10.id)}`,n=qe(`step ${a}`,t.width/2),i=t.width-pe(n)-e10.tool.length-3,s=R(t,"bold",`${e10.tool} ${Je(an(e10,I),i)}`),
o=e10.why===void 0?[]:ie(I(e10.why),t.width).map(c=>R(t,"dim",c)),l=r.flatMap(c=>[...e10.files?[R(t,"bold",Je(I(c.file_path),t.width))]:[],...Po(c.structuredPatch??
[],t)]);return`${[`${R(t,"dim",n)}  ${s}`,...o,...l].join(`
`)}

`}var Po=(e10,t)=>e10.flatMap(r=>[R(t,"cyan",bo(r)),...tN(_o(r),t)]),YQ=(e10,t)=>e10.trimEnd().split(/^(?=@@ |diff --git )/m).flatMap(r=>{let[a="",...n]=r.replace(
/\n$/,"").split(`
`);return a.startsWith("@@ ")?[R(t,"cyan",qe(a,qb(t))),...tN(n,t)]:[a,...n].map(i=>R(t,"bold",Je(xe(i),qb(t))))}),tN=(e10,t)=>XQ(e10).flatMap(r=>see(QQ(r,qb(t)),
t)),qb=({width:e10,piped:t})=>t?Number.POSITIVE_INFINITY:e10;function XQ(e10){let t=[],r={removed:[],added:[],other:[]},a=()=>{t.push(r),r={removed:[],added:[],
other:[]}};for(let n of e10)n.startsWith("-")?(r.added.length>0&&a(),r.removed.push(n)):n.startsWith("+")?r.added.push(n):(r.other.push(n),a());return[...t,r]}function QQ({
removed:e10,added:t,other:r},a){let n=Fp([...e10,...t]),[i,s]=[n.slice(0,e10.length),n.slice(e10.length)],o=i.map((l,c)=>ree(l,s[c],a));return{removed:i.flatMap(
(l,c)=>eN(l,o[c]?.map(({gone:u})=>u),a)),added:s.flatMap((l,c)=>eN(l,o[c]?.map(({fresh:u})=>u),a)),other:r.map(l=>qe(xe(l),a))}}var eee=12,tee=4e3;function ree(e10,t,r){
if(t===void 0||Wb(e10)<=r&&Wb(t)<=r)return;let{head:a,tail:n}=nee(e10,t),[i,s]=[e10.slice(a,e10.length-n),t.slice(a,t.length-n)],o=i.length+s.length<=tee&&hl(i,
s,{maxEditLength:rN})||[{value:i,removed:true,added:false},{value:s,removed:false,added:true}],l=aee(o,{head:a,around:Math.max(8,Math.floor(r/6)),gone:e10.length,
fresh:t.length});return l.length<=eee?l:void 0}function aee(e10,{head:t,around:r,...a}){let n=[],i=(l,c,u)=>({start:l-r<=r?1:l-r,end:Math.min(u,l+c+r)}),[s,o]=[
t,t];for(let{value:l,added:c,removed:u}of e10){let[p,f]=[c?0:l.length,u?0:l.length],d=n.at(-1);if(c||u){let g={gone:i(s,p,a.gone),fresh:i(o,f,a.fresh)};d&&(g.gone.
start<=d.gone.end||g.fresh.start<=d.fresh.end)?(d.gone={start:d.gone.start,end:g.gone.end},d.fresh={start:d.fresh.start,end:g.fresh.end}):n.push(g)}s+=p,o+=f}return n}
var Wb=e10=>e10.length>4096?e10.length:pe(e10);function nee(e10,t){let r=Math.min(e10.length,t.length),[a,n]=[1,0];for(;a<r&&e10[a]===t[a];)a+=1;for(;n<r-a&&e10[e10.
length-1-n]===t[t.length-1-n];)n+=1;return{head:a,tail:n}}var af=4e3;function eN(e10,t,r){if(Wb(e10)<=r)return[e10];let a=e10.charAt(0),n=t?.map(({start:i,end:s})=>`${i>
1?"\u2026":""}${Gb(e10,i,s)}${s<e10.length?"\u2026":""}`);return Number.isFinite(r)?(n??[e10.slice(1)]).map(i=>i.length>af?iee(i):i).flatMap(i=>tr(i,r-1).map(s=>a+
s)):[e10]}var iee=e10=>{let t=ZQ(e10.length-af),[r,a]=[Gb(e10,0,af/2),Gb(e10,e10.length-af/2,e10.length)];return`${r}\u2026 ${t} characters are not shown; in a \
pipe the line is whole \u2026${a}`},Gb=(e10,t,r)=>{let a=n=>e10.charCodeAt(n)>=56320&&e10.charCodeAt(n)<=57343;return e10.slice(a(t)?t-1:t,a(r)?r+1:r)};function see({
removed:e10,added:t,other:r},a){let n=a.colour&&e10.length===t.length?e10.map((i,s)=>oee(i,t[s]??"",a)):[];return[...e10.map((i,s)=>n[s]?.[0]??R(a,"red",i)),...t.
map((i,s)=>n[s]?.[1]??R(a,"green",i)),...r.map(i=>i.startsWith("\\")?R(a,"dim",i):i)]}var rN=60;function oee(e10,t,r){let a=hl(e10.slice(1),t.slice(1),{maxEditLength:rN}),
n=a?.reduce((s,o)=>s+(o.added||o.removed?0:o.value.trim().length),0)??0;if(!a||n*3<Math.min(e10.length,t.length))return;let i=(s,o,l)=>R(r,o,s)+a.filter(c=>!c[l]).
map(c=>R(r,c.added||c.removed?[o,"inverse"]:o,c.value)).join("");return[i("-","red","added"),i("+","green","removed")]}function Vb(e10,t,r={}){let{pull_request:a}=e10;
if(!a?.proposed)return"";let{title:n,body:i,push:s,calls:o}=a.proposed,l=u=>R(t,"bold",u),c=[`${l("Branch")} ${I(a.branch)}`,`${l("Title")}  ${I(n)}`,l("Body"),
...lee(i,r).flatMap(u=>t.piped?[Ee(u)]:tr(Ee(u),t.width-2)).map(u=>`${R(t,"dim","\u2502")} ${u}`)];if(!r.callsHidden){c.push(l("Calls")),s.length>0&&c.push(`  g\
it ${s.map(I).join(" ")}`);for(let u of o)c.push(`  ${u.method} ${I(u.path)}${hee(u.body,t.width)}`)}return`${c.join(`
`)}
`}var lee=(e10,{folded:t})=>(t?e10.replace(cee,fee).replace(uee,dee).replace(pee,""):e10).trimEnd().split(`
`),cee=/<details><summary>(.*?)<\/summary>[\s\S]*?<\/details>(\n+(?=<details>))?/g,uee=/<details open><summary>(.*?)<\/summary>|^<\/details>\n/gm,pee=/^<!-- editplan:.*-->\n/gm,
fee=(e10,t,r)=>`\u25B8 ${aN(t)}${r?`
`:""}`,dee=(e10,t)=>t===void 0?"":`\u25BE ${aN(t)}`,aN=e10=>e10.replace(/<[^>]*>/g,"").replace(/&#(\d+);/g,(t,r)=>String.fromCodePoint(Number(r))),hee=(e10,t)=>e10===
void 0?"":`
    ${qe(I(JSON.stringify(e10)),t-4)}`;import{core_text_words$a as mee}from"./hook.js";import{empty$g as gee,empty$h as bee}from"./hook.js";async function Ro(e10,t,r,a){
try{var n=[];try{let l=e10.includes("-")||t.pick||t.publishes,c=gee(n,l?void 0:Dg(Yu(t,r)),true),{plans:u,place:p}=await ri(e10,t,r),f=c&&{opened:c.git},d=await _ee(
t,r,m=>a(u,{...p,...f,...m}));await nN(d.report,{...t,contents:d.contents,root:p.root},r);let g=qf(d.report,Ag(t,u),t.lossy);return{exitCode:g,cells:Wf(d.report,
g)}}catch(l){var i=l,s=true}finally{var o=bee(n,i,s);o&&await o}}catch(l){let c=await Qn(l);return c&&await sf({files:e10,problems:c},t,r),c&&await t.onProblems?.(
c),nf(await Ba(l,r))}}var nf=e10=>({exitCode:e10,cells:[`exit code ${e10}`]});async function _ee(e10,t,r){for(let o of[e10.report,e10.html])o!==void 0&&await Og(
o,t);let a=e10.quiet||e10.json?void 0:sN(t),{contents:n,addStep:i,addFile:s}=X0();try{return{report:await r({onEvent:o=>{a?.onEvent(o),e10.html!==void 0&&o.type===
"step"&&o.change&&i(o.step.index,o.change)},...e10.html!==void 0&&{onContents:s}}),contents:n}}finally{a?.stop()}}async function nN(e10,t,r){if(await iN(e10,t,r),
t.json)return r.stdout(Jb(e10));if(!(t.quiet&&e10.totals.failed===0&&!e10.problems)){if(t.quiet)return r.stderr(Jp(e10,r.errorStyle));t.patches&&wee(e10,r),e10.
pull_request?.proposed&&await kee(e10,r),await bE(),r.stdout(Jp(e10,yee(t,r)))}}function yee({root:e10},{style:t}){if(!t.links||e10===void 0)return t;let r=e10;
for(;!dt(k.join(r,".git"));){if(r===k.dirname(r))return t;r=k.dirname(r)}return{...t,links:{...t.links,files:r}}}async function sf({files:e10,problems:t},r,a){let n=pg(
{plan:{title:"",digest:"",files:e10},steps:[],problems:t});await iN(n,r,a),r.json&&a.stdout(Jb(n))}var vee=2e3;function wee({steps:e10},{stdout:t,style:r}){let[
a,n]=[0,0];for(let s of e10){let o=$ee(s);o!==0&&(n>0||a>0&&a+o>vee?n+=1:t(Hb(s,r)),a+=o)}if(n===0)return;let i=`\u22EE the patches of ${mee(n,"more step")} are\
 not shown; \`--html FILE\` writes a page of all.`;t(`${ie(i,r.width).join(`
`)}

`)}var $ee=e10=>it(e10).reduce((t,{structuredPatch:r=[]})=>r.reduce((a,{lines:n})=>a+n.length,t),0);async function kee(e10,t){t.stdout(Vb(e10,t.style))}async function iN(e10,t,r){
if(t.report!==void 0&&await Mt(t.report,Jb(e10),r),t.html!==void 0){let a=await xo.get()();await Mt(t.html,a(e10,t.contents),r)}}var Jb=e10=>`${JSON.stringify(e10,
null,2)}
`;function Kb({report:e10,html:t},{cwd:r}){let a=e10??t;if(a===void 0)return;let n=k.resolve(r,a);return async(i,s,o)=>{let l=`${n.slice(0,n.length-k.extname(n).
length)}.${o}-${s}.txt`;return await Mt(l,i,{cwd:r}),l}}var xee=80,See=1e4;function sN(e10){let t=performance.now(),r=e10.live?0:t,a=0,n="",i=false;return{onEvent(s){
let o=performance.now();if(s.type==="step"){a+=1;let c=Math.round(a/Math.max((o-t)/1e3,.001));n=`step ${a}/${s.total}  ${c>0?`${c}/s  `:""}`,i=a===s.total}else i&&
(n="");if(o-r<(e10.live?xee:See))return;r=o;let l=I(Eee(s));e10.stderr(e10.live?Oee(n,l,e10):`${n}${l}
`)},stop:()=>{e10.live&&r!==0&&e10.stderr(oN)}}}var oN="\r\x1B[2K",Oee=(e10,t,{errorStyle:r})=>`${oN}${R(r,"dim",e10+Je(t,Math.max(1,r.width-1-e10.length)))}`;function Eee(e10){
return e10.type==="step"?e10.step.file_path:e10.type==="progress"?e10.message:e10.publication.url}import"./version.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import{errors$b as of}from"./hook.js";import"./hook.js";
var Lo={option:["","Options"],verbs:["apply"],of:"replay"},Tee=[{name:"branch",type:"text",about:"create this branch from the base with the commits of the run, \
and switch to it",...Lo,option:["<name>","Options"]},{name:"force",type:"flag",about:"replace the branch if it exists",with:["branch"],...Lo},{name:"dry-run",type:"\
flag",about:"show the patches and write nothing",...Lo},{name:"pick",type:"flag",about:"ask about each step, or each place of it, and apply only what you take",
not:["bare"],...Lo},{name:"output",type:"text",about:"with --pick: write what you take as a plan",with:["pick"],...Lo,option:["-o, output <file>","Options"]}],Aee=(e10,t)=>ti(
new Yr("apply"),{own:Tee}).summary("replay plans on a checkout").description("Replays plans on a checkout. The work tree changes; HEAD and the index do not. The\
 commits of the run are kept under refs/editplan/runs/.").argument("<plan...>",Ks).addHelpText("after",ai("editplan apply plan.yaml","editplan apply plan.yaml -\
-branch rename --report report.json")).action(async(r,a)=>t(await Nee(r,a,e10))),Nee=(e10,t,r)=>Mo(t,r,(a,n)=>Iee(e10,a,n)),Iee=(e10,t,r)=>Ro(e10,{...t,verb:"ap\
ply",patches:t.dryRun??false},r,async(a,n)=>{let{applyPlan:i}=await import("./run.js").then(c=>({APPLY_KEYS:c.core_run_apply$APPLY_KEYS,applyPlan:c.core_run_apply$applyPlan,
checkPlan:c.core_run_apply$checkPlan})),s=t.pick&&{plans:await jee(a,t,{context:r,run:n}),without:void 0},{plans:o,...l}=s||{plans:a};return i(o,{...n,...l,ask:Ub(
e10,r),keepOutput:Kb(t,r),branch:t.branch,force:t.force,dryRun:t.dryRun})});async function jee(e10,{output:t,bare:r},{context:a,run:n}){let[i,s]=e10;if(!i||s||r!==
void 0)throw new of({name:"USAGE",message:"--pick takes one plan, and a checkout. Compose several first."});let{withoutSteps:o,numbersOf:l}=await import("./core-plan-combine.js"),
c={...i,options:{...i.options,...n.overrides}},u=await lN(o(c,l([i],n.without??[])),n,{context:a});if(!u)throw new of({name:"PLAN_EMPTY",message:"You chose no s\
tep, so nothing was applied."});return t!==void 0&&await Vs(u,t,a),u}async function lN(e10,t,{context:r,edit:a=Fee(r)}){if(!r.live||!Xr(r).input.isTTY)throw new of(
{name:"USAGE",message:"--pick asks at a terminal, and there is none. Use --without."});let{pickSteps:n}=await import("./faces-cli-pick.js");return n(e10,{...t,pick:i=>Cee(
i,{context:r,edit:a})})}async function Cee(e10,{context:t,edit:r}){let{step:a,at:n,total:i,changes:s,hunks:o,newText:l,refused:c}=e10,u=t.errorStyle;t.stderr(`
${Lee(e10,u)}${s.map(f=>zee(f,u)).join("")}`);let p=await cN(`Apply step ${n} of ${i}?`,Pee(e10),t);return p==="s"?{places:await Ree(o,t)}:p==="e"?{newText:await r(
l??"",`step-${a.index}.txt`)}:p==="a"?"take-rest":p==="d"?"leave-rest":p==="y"&&!c?"take":"leave"}var Mee={y:"apply this step",n:"leave this step out",a:"apply \
this step and all that come after it",d:"leave out this step and all that come after it",s:"decide about each of its places",e:"edit the new text, then decide"},
Pee=({hunks:e10,newText:t,refused:r})=>[...r?[]:["y"],"n",...r?[]:["a"],"d",...e10.length>0?["s"]:[],...t===void 0?[]:["e"]];async function cN(e10,t,r){let{isCancel:a,
selectKey:n}=await import("./clack-prompts.js"),i=await n({...Xr(r),signal:r.signal,message:e10,options:t.map(s=>({value:s,label:Mee[s]}))});if(!a(i))return i;throw new of(
{name:"INTERRUPTED",message:"Nothing was applied: the question was cancelled."})}async function Ree(e10,t){let r=[];for(let[a,n]of e10.entries()){t.stderr(`
${Po([n],t.errorStyle).join(`
`)}
`);let i=await cN(`Apply place ${a+1} of ${e10.length}?`,["y","n","a","d"],t);if(i==="a")return[...r,...e10.keys()].filter(s=>r.includes(s)||s>=a);if(i==="d")return r;
i==="y"&&r.push(a)}return r}function Lee({step:e10,refused:t},r){let a=e10.id===void 0?"":` ${I(e10.id)}`;return[R(r,"bold",`step ${e10.index}${a}  ${e10.tool}`),
...e10.why===void 0?[]:ie(I(e10.why),r.width),...t?ie(`${t.name}: ${I(t.message)} It may need a step that you left out.`,r.width):[]].map(n=>`${n}
`).join("")}function zee(e10,t){let{from:r,path:a,structuredPatch:n=[]}=e10,i=Po(n,t);return`${[R(t,"bold",I(r===void 0?a:`${r} \u2192 ${a}`)),...i].join(`
`)}
`}var Fee=({env:e10,signal:t})=>async(r,a)=>{let{openEditor:n}=await import("./faces-cli-pick.js"),i=await oO(k.join(bO(),"editplan-edit-"));try{let s=k.join(i,
a);return await cO(s,r,{mode:384}),await n(s,{editor:e10.VISUAL||e10.EDITOR||"vi",signal:t}),await Yn(s,"utf8")}finally{await lO(i,{recursive:true,force:true})}};
import"./version.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import{errors$b as Sr}from"./hook.js";import"./hook.js";var lf={verbs:["check"],of:"face",option:["","Options"]},Dee=[{name:"find",type:"flag",
about:"only print what the texts, patterns and rules of the steps match: file, line, captures",...lf,verbs:["check --find"]},{name:"repair",type:"text",about:"w\
rite what an agent needs to correct the refused steps, as JSON",...lf,option:["<file>","Options"]},{name:"diagnostics",type:"flag",about:"ask the language serve\
rs of the policy what the plan breaks",...lf},{name:"watch",type:"flag",about:"check again whenever a plan file changes, until interrupted",...lf,verbs:["check",
"check --find"]}],Bee=(e10,t)=>ti(new Yr("check"),{own:Dee,verbOf:({find:r})=>r?"check --find":"check"}).summary("validate plans without applying them").description(
"Validates everything that apply validates, lists all problems at once, and writes nothing.").argument("<plan...>",Ks).addHelpText("after",ai("editplan check pl\
an.yaml","editplan check plan.yaml --watch","editplan check plan.yaml --find --repos repositories.txt","editplan check --json - < plan.json")).action(async(r,a)=>{
a.repair!==void 0&&Uee(r),t(await(a.watch?qee:uN)(r,a,e10))});function Uee(e10){if(e10.length<2)return;let t=`--repair writes a packet about one plan, and these\
 are ${e10.length}. Check each one separately.`;throw new Sr({name:"USAGE",message:t})}async function qee(e10,t,r){if(e10.includes("-"))throw new Sr({name:"USAG\
E",message:"Standard input cannot be watched. Pass a plan file."});let a=0,n=e10.map(i=>k.resolve(r.cwd,i));for await(let i of Kee(n,r.signal))a=await uN(e10,t,
r),r.stderr(`Waiting for changes of the plan.
`);return a}var uN=(e10,t,r)=>Mo(t,Gee(r),(a,n)=>a.find?Wee(e10,{...a,verb:"check --find"},n):Ro(e10,{...a,verb:"check",onProblems:Hee(e10,a,n)},n,async(i,s)=>{
let{checkPlan:o}=await import("./run.js").then(u=>({APPLY_KEYS:u.core_run_apply$APPLY_KEYS,applyPlan:u.core_run_apply$applyPlan,checkPlan:u.core_run_apply$checkPlan})),
l=await o(i,{...s,diagnostics:a.diagnostics}),[c]=i;return c&&a.repair!==void 0&&await Vee(c,s,a.repair,n),l}));async function Wee(e10,t,r){try{let{plans:a,place:n}=await ri(
e10,t,r),[{findMatches:i},{exitCodeOfFound:s,foundWords:o,renderFound:l}]=await Promise.all([import("./core-run-find-matches.js"),import("./core-report-found-report.js")]),
c=await i(a,n),u=`${JSON.stringify(c,null,2)}
`;t.report!==void 0&&await Mt(t.report,u,r);let p=s(c);return(t.json||!t.quiet||p!==0)&&r.stdout(t.json?u:l(c,r.style)),{exitCode:p,cells:[o(c),...p===0?[]:[`ex\
it code ${p}`]]}}catch(a){let n=await Qn(a);return n&&await sf({files:e10,problems:n},t,r),nf(await Ba(a,r))}}function Gee(e10){let t;return{...e10,readStdin:()=>t??=
e10.readStdin()}}var Hee=([e10="-"],{repair:t},r)=>async a=>{let n=a.filter(({at:l})=>l!==void 0);if(t===void 0||n.length===0)return;let{packetText:i,unreadPacket:s}=await import("./core-report-repair-packet.js"),
o=await Qr(e10,r,{what:e10});await Mt(t,i(s(o,n)),r)};async function Vee(e10,t,r,a){let{repairPlan:n}=await import("./core-run-repair.js"),{root:i,bare:s,base:o,
policy:l,overrides:c,signal:u}=t,{packet:p}=await n(e10,{root:i,bare:s,base:o,policy:l,overrides:c,signal:u}),{packetText:f}=await import("./core-report-repair-packet.js");
await Mt(r,f(p),a)}var Jee=100;async function*Kee(e10,t){let r=()=>{},a=[...new Set(e10.map(n=>k.dirname(n)))].map(n=>{let i=new Set(e10.filter(s=>k.dirname(s)===
n).map(s=>k.basename(s)));return Zee(n,s=>(s===null||i.has(s))&&r())});t.addEventListener("abort",()=>r(),{once:true});try{for(;!t.aborted;){let n=new Promise(i=>{
r=i});yield,t.aborted||await n,await lp(Jee)}}finally{for(let n of a)n.close()}}var Zee=(e10,t)=>{try{return Wv(e10,(r,a)=>t(a))}catch(r){throw new Sr(ei(`The f\
older ${e10}`,r))}},cf={verbs:["repair"],of:"face",option:["<file>","Options"]},Yee=[{name:"packet",type:"text",about:"what `check --repair` wrote; refused if i\
t belongs to another plan",...cf},{name:"answers",type:"text",about:'JSON: {"step", "input"} or {"step", "drop": true} for each step; - is standard input',...cf},
{name:"accept",type:"flag",about:"take every correction that is certain",...cf,option:["","Options"]},{name:"repair",type:"text",about:"write what is still refu\
sed to this file, as JSON",...cf}],Xee=(e10,t)=>ti(new Yr("repair"),{own:Yee,headings:[]}).summary("correct the refused steps of a plan").description("Writes th\
e plan with corrected steps: by the corrections that are certain, by answers of an agent, or by what you choose on the terminal. The exit code is 1 while steps \
are refused.").argument("<plan>","the plan file; - is standard input").addHelpText("after",ai("editplan repair plan.yaml --accept -o repaired.yaml","editplan re\
pair plan.yaml --packet packet.json --answers answers.json -o repaired.yaml")).action(async(r,a)=>t(await Qee(r,a,e10)));async function Qee(e10,t,r){let{accept:a}=t,
{plan:n,place:i}=await Tg(e10,{...t,verb:"repair"},r);t.packet!==void 0&&await tte(t.packet,n,r);let s=t.answers===void 0?[]:await rte(t.answers,r),o=await ete(
n,{...i,answers:s,accept:a},{name:e10,options:t,context:r});if(t.repair!==void 0){let{packetText:l}=await import("./core-report-repair-packet.js");await Mt(t.repair,
l(o.packet),r)}for(let l of ate(o,s))r.stderr(`${l}
`);for(let l of o.packet.refused)r.stderr(`${R(r.errorStyle,"red","\u2717")} ${nte(l)}
`);if(o.plan.steps.length===0)throw new Sr({name:"PLAN_EMPTY",message:"Every step is left out: no plan is written."});return await Vs(o.plan,t.output,r),o.packet.
refused.length===0?0:1}async function ete(e10,t,{name:r,options:a,context:n}){let{repairPlan:i}=await import("./core-run-repair.js"),s=await i(e10,t);if(a.accept||
a.answers!==void 0||s.packet.refused.length===0)return s;let o=await ite(s.packet.refused,{plan:r,context:n});return o?i(e10,{...t,...o}):s}async function tte(e10,t,r){
let{repairPacket:a}=await import("./core-report-repair-packet.js"),n=a.safeParse(await pN(e10,r));if(!n.success){let s=`${e10} is not a packet of editplan. Writ\
e one with check --repair.`;throw new Sr({name:"INVALID_INPUT",message:s})}if(n.data.plan.sha256===t.digest)return;let i=`${e10} belongs to another plan, or the\
 plan has changed since. Check the plan again with --repair.`;throw new Sr({name:"FILE_MODIFIED",message:i})}async function rte(e10,t){let{repairAnswers:r}=await import("./core-report-repair-packet.js"),
a=r.safeParse(await pN(e10,t));if(a.success)return a.data;let n=`${e10} holds no answers: write a JSON array of {"step", "input"} or {"step", "drop": true}.`;throw new Sr(
{name:"INVALID_INPUT",message:n})}async function pN(e10,t){try{return JSON.parse(await Qr(e10,t,{what:e10,refusal:"INVALID_INPUT"}))}catch(r){if(r instanceof Sr)
throw r;let a=`${e10} cannot be read as JSON: ${r instanceof Error?r.message:String(r)}. Correct it.`;throw new Sr({name:"INVALID_INPUT",message:a})}}var ate=({
corrected:e10,packet:t},r)=>[...e10.length>0?[`Corrected: step ${e10.join(", ")}.`]:[],...r.length>0?[`Answered: step ${r.map(({step:a})=>a).join(", ")}.`]:[],t.
refused.length===0?"No step is refused.":`Refused: ${t.refused.length} of ${t.plan.steps} steps.`],nte=({step:e10,tool:t,input:r,error:a,corrected:n})=>{let i=String(
r.file_path??r.notebook_path??r.glob??""),s=n?" There is a correction: take it with --accept.":"";return`step ${e10}: ${t} ${I(i)}: ${a.name}.${s}`};async function ite(e10,{
plan:t,context:r}){let a=Xr(r),{input:n,output:i}=a;if(!r.live||!n.isTTY||i.columns===0||t==="-")return;let{isCancel:s,select:o}=await import("./clack-prompts.js"),
l=[],c=[];for(let u of e10){let p=await o({...a,signal:r.signal,message:ote(u,r.errorStyle.width-ste),initialValue:"leave",options:[{value:"leave",label:"Leave \
the step as it is"},...u.corrected?[{value:"accept",label:"Take the correction"}]:[],{value:"drop",label:"Take the step out of the plan"}]});if(s(p))break;p==="\
accept"&&l.push(u.step),p==="drop"&&c.push({step:u.step,drop:true})}return{accept:l,answers:c}}var ste=6;function ote({step:e10,tool:t,error:r,corrected:a},n){return[
`Step ${e10}: ${t}: ${r.name}`,...r.message.split(`
`).map(I),...a?["The correction:",...JSON.stringify(a,null,2).split(`
`).map(I)]:[]].flatMap(i=>ie(i,n)).join(`
`)}var lte=[Bee,Xee];import{faces_cli_version$a as die}from"./version.js";import"./version.js";import"./version.js";import{core_text_words$a as Qb,core_text_words$c as cte}from"./hook.js";
var uf=({plans:e10,pairs:t,clashes:r,order:a})=>[...e10.flatMap(({name:n,refused:i})=>i?fN(`${I(n)} is refused, whatever comes before it`,[i]):[]),...t.filter(({
relation:n})=>n!=="disjoint").map(ute),...r.flatMap(n=>fN(`${Xb(n.order)} do not fit together: PLANS_CONFLICT`,[n])),...a?[{kind:"fits",words:`Order: ${Xb(a)}`,
details:[]}]:[]],e_=({plans:e10,pairs:t,clashes:r})=>[...e10.flatMap(({refused:a})=>a??[]),...t.flatMap(({relation:a,clashes:n=[]})=>a==="conflicts"?n:[]),...r];
function t_({order:e10,step:t,cause:r,error:a}){let n=r?Zb(r):"the other one";if(!a)return[`${Zb(t)} gives another result before ${n} than after it.`];let i=e10.
length>1?` in the order ${Xb(e10)}`:"",s=`${Zb(t)} is refused${i}: ${a.name}. ${Ee(a.message)}`;return r?[s,`It depends on ${n}.`]:[s]}var Zb=({change:e10,step:t,
id:r,tool:a,file_path:n,lines:i})=>{let s=t===void 0?"":` step ${t}${r===void 0?"":` (${r})`}`,o=i?`:${i[0]}${i[1]===i[0]?"":`-${i[1]}`}`:"";return I(`${e10}${s}\
, ${a===void 0?"":`${a} `}${n}${o}`)},Xb=e10=>e10.map(I).join(", "),fN=(e10,t)=>[{kind:"conflicts",words:e10,details:t.flatMap(t_)}];function ute(e10){let t={same:"\
; the second one is left out",conflicts:": PLANS_CONFLICT",disjoint:"",commutes:"",order:"",behind:"",unknown:""}[e10.relation];return{kind:gN[e10.relation],words:`${bN(
e10,I)}${t}`,details:_N(e10)}}var gN={same:"fits",disjoint:"fits",commutes:"fits",order:"order",conflicts:"conflicts",behind:"unknown",unknown:"unknown"};function bN({
changes:e10,relation:t,order:r,reason:a=""},n,i=""){let[s,o]=(r??e10).map(n);return{same:`${s} and ${o} do the same`,disjoint:`${s} and ${o} touch different fil\
es`,commutes:`${s} and ${o} may come in any order`,order:`${s} must come before ${o}`,conflicts:`${s} and ${o} conflict`,behind:`${n(i)} is behind the base: it \
does not apply to its tip`,unknown:`${s} and ${o} could not be compared: ${n(a)}`}[t]}var _N=({order:[e10=""]=["",""],overwritten:t=[],clashes:r=[]})=>[...t.map(
a=>`What ${I(e10)} changes in ${I(a)} is overwritten.`),...r.flatMap(t_)],pf=["plan","verdict","tests","diagnostics","size","time"],ff=e10=>{let{plan:t,verdict:r,
tests:a,files:n,insertions:i,deletions:s,milliseconds:o}=e10;return[t,r,a.passed+a.failed===0?"-":`${a.passed}/${a.passed+a.failed}`,ib(e10)||"-",`${Qb(n,"file")}\
 +${i} -${s}`,`${(o/1e3).toFixed(1)} s`]},df=({problems:e10=[]})=>e10.slice(0,pte),pte=3,r_=({changes:e10,pairs:t},r=I)=>t.filter(({relation:a})=>a!=="disjoint").
map(a=>{let n=a.relation==="behind"?e10.filter(l=>l.behind&&a.changes.includes(l.name)):[],i=a.clashes?.[0]?` at ${dte(a.clashes[0],r)}`:"",s=n.flatMap(({name:l,
behind:c})=>c?[`${I(l)}: ${c.name}. ${Ee(c.message)}`]:[]),o=[..._N(a),...s];return{kind:gN[a.relation],words:`${bN(a,r,n[0]?.name)}${i}`,details:o,pair:a}}).sort(
(a,n)=>dN.indexOf(a.kind)-dN.indexOf(n.kind)),dN=["conflicts","order","unknown","fits"];function fte({pairs:e10,left_out:t}){let{length:r}=e10.filter(({relation:a})=>a===
"disjoint");return[...r>0?[`${Qb(r,"pair touches","pairs touch")} different files.`]:[],...e10.length===0&&t.length===0?["There is nothing else under way."]:[],
...t.map(({name:a,reason:n})=>`${I(a)} was not looked at: ${I(n)}`)]}var dte=({step:e10,cause:t},r)=>{let a=[e10,t].flatMap(n=>n?.step===void 0?[]:[`step ${n.step}\
 of ${r(n.change)}`]);return`${r(yN(e10))}${a.length>0?` (${a.join(", ")})`:""}`},yN=({file_path:e10,lines:t})=>t===void 0?e10:`${e10}:${t[0]}`,a_=({changes:e10,
pairs:t},r)=>t.flatMap(a=>{let n=e10.find(i=>a.changes.includes(i.name)&&i.name!==r);return!a.changes.includes(r)||a.relation==="disjoint"||!n?[]:[{other:n,effect:hte(
r,a),pair:a}]}),hte=(e10,{relation:t,order:r})=>t==="order"?r?.[0]===e10?"before":"after":t==="commutes"||t==="disjoint"?"fits":t,Yb=10,hN=20;function hf(e10,t,r){
let a=a_(e10,t),n=l=>a.filter(c=>c.effect===l),i=l=>gte(n(l).map(({other:c})=>mN(c,r))),s=(l,c)=>{let u=n(l),p=u.slice(0,Yb).map(f=>`${c} ${mN(f.other,r)}${bte(
f,t,r)}`);return u.length>Yb?[...p,`${c} ${u.length-Yb} more`]:p},o=e10.left_out.length;return[n("fits").length>0&&`fits with ${i("fits")}`,n("same").length>0&&
`does the same as ${i("same")}`,...s("conflicts","conflicts with"),...s("after","has to come after"),...s("before","has to come before"),n("behind").length>0&&`\
does not apply together with ${i("behind")} (behind the base)`,n("unknown").length>0&&`could not be compared with ${i("unknown")}`,o>0&&`${Qb(o,"other")} not lo\
oked at`].filter(Boolean).join("; ")}var n_=(e10,t)=>JSON.stringify(a_(e10,t).slice(0,mte).map(({other:r,effect:a,pair:{clashes:n=[]}})=>({name:r.name,effect:a,
...r.number!==void 0&&{number:r.number},...r.fork&&{fork:r.fork},...n[0]&&{at:[n[0].step,...n[0].cause?[n[0].cause]:[]]}}))),mte=100,mN=({name:e10,number:t},r)=>t===
void 0?r(e10):`#${t}`,gte=e10=>e10.length>hN||e10.length<2?cte(e10,hN):`${e10.slice(0,-1).join(", ")} and ${e10.at(-1)}`;function bte({pair:{clashes:e10=[]}},t,r){
let[a]=e10;if(!a)return"";let n=[a.step,...a.cause?[a.cause]:[]],[i,s]=[n.find(({change:c})=>c===t),n.find(({change:c})=>c!==t)],o=[s?.step===void 0?[]:`its ste\
p ${s.step}`,i?.step===void 0?[]:`this step ${i.step}`].flat(),l=i?.lines?i:s??i;return`${l?` at ${r(yN(l))}`:""}${o.length>0?` (${o.join(", ")})`:""}`}import{core_text_digest$a as s_}from"./hook.js";
import{core_text_json$f as vN,core_text_json$h as _te,core_text_json$i as i_}from"./hook.js";import{errors$b as wN}from"./hook.js";var Qt="refs/editplan/branche\
s/",mf="ledger.json",zo=2*1024*1024,o_=50,$N=$().regex(/^[0-9a-f]{40,64}(?:\.\.[0-9a-f]{40,64})?$/,"names no commits"),l_=P($()),yte={list:l_,text:$().optional(),
"text or number":Y([$e(),$()]).optional(),flag:H().optional(),"flag or always":H().optional()},vte=e10=>j(Object.fromEntries(e10.flatMap(({ledger:t,type:r})=>t===
void 0?[]:[[t,typeof r=="string"?yte[r]:V(r).optional()]]))),wte={labels:[],assignees:[],reviewers:[],teams:[]},kN={...Op,plans:P(ta).optional(),head:Fe,own:P($N),
kept:P(Fe),manifest:ta.optional()},$te=j({number:L().positive(),base:$(),state:V(["open","merged","closed","expired","unchanged","superseded"]),run:j(kN)}),kte=j(
{repository:Y([L(),$()]),paths:l_,made:$().optional()}),xte=j({...kN,tree:Fe,steps:$(),source:kte.optional(),decided:P(j({step:fi,by:$(),of:$().optional()})).optional(),
each:$().optional(),paths:l_.optional(),words:$().optional(),split:j({of:$(),on:Fe,part:$()}).optional(),below:P($N).optional(),expires:$().optional(),awaits:$().
optional(),by:j({file:$(),number:L().positive()}).optional(),commented:L().optional()}),Ste=j({version:he(1),branch:$(),repository:L().optional(),created:H(),run:xte,
set:vte(Ft),section:ta.optional(),pulls:P($te).max(o_),answered:L().optional()}),Ote=e10=>e10===void 0?[]:[e10.run,...e10.pulls.toReversed().map(({run:t})=>t)];
function Ete({pulls:e10},t){let r=e10.map(a=>a.number);return r.includes(t)||r.length>=o_&&t<Math.min(...r)}var na=e10=>`${Qt}${s_(`refs/heads/${e10}`)}`,Fo=e10=>[
`refs/heads/${e10}`,na(e10),`refs/heads/${e10}/*`,...gf(e10)],gf=e10=>e10.split("/").slice(0,-1).map((t,r,a)=>`refs/heads/${a.slice(0,r+1).join("/")}`);function bf(e10){
let t={...e10,version:1,pulls:e10.pulls.slice(-o_)},r=i_(t);return`${i_({...t,checksum:s_(r)})}
`}function _f(e10,{branch:t,at:r}){let a=_te(e10),{version:n,checksum:i,...s}=vN(a)?a:{};if(vN(a)&&n!==void 0&&n!==1)throw xN(t,`the version ${JSON.stringify(n)}\
, and this editplan reads 1`);let o=p=>yf(t,{at:r,what:p});if(i!==s_(i_({...s,version:n})))throw o("its checksum is wrong");let l=Ste.safeParse({...s,version:n});
if(!l.success)throw Tte(t,l.error)??o(os(l.error));if(l.data.branch!==`refs/heads/${t}`)throw o(`it is that of ${l.data.branch}`);let{version:c,...u}=l.data;return u}
var xN=(e10,t)=>new wN({name:"LEDGER_INVALID",message:`The ledger of the branch "${e10}" has ${t}. Nothing was pushed. Use the editplan that wrote it.`}),Tte=(e10,{
issues:t})=>{let r=t.flatMap(a=>a.code==="unrecognized_keys"?a.keys:[]);if(!t.some(({code:a})=>a!=="unrecognized_keys"))return xN(e10,`keys that this editplan d\
oes not know (${r.join(", ")})`)},yf=(e10,{at:t,what:r})=>new wN({name:"INTERRUPTED",message:`The ledger of the branch "${e10}" is damaged (${r}), so it is not \
known which commits a run made. It is the commit ${t} under ${na(e10)}. Nothing was pushed. Restore that ref, or delete it and run once with \`replace: true\`.`});
import{empty$d as ON}from"./hook.js";var vf={};ON(vf,{ZodISODate:()=>us,ZodISODateTime:()=>cs,ZodISODuration:()=>fs,ZodISOTime:()=>ps,date:()=>Nte,datetime:()=>Ate,
duration:()=>jte,time:()=>Ite});function Ate(e10){return $c(cs,e10)}function Nte(e10){return kc(us,e10)}function Ite(e10){return xc(ps,e10)}function jte(e10){return Sc(
fs,e10)}var Cte={invalid_type:"invalid_type",too_big:"too_big",too_small:"too_small",invalid_format:"invalid_format",not_multiple_of:"not_multiple_of",unrecognized_keys:"\
unrecognized_keys",invalid_union:"invalid_union",invalid_key:"invalid_key",invalid_element:"invalid_element",invalid_value:"invalid_value",custom:"custom"},SN;SN||
(SN={});var EN={};ON(EN,{bigint:()=>Lte,boolean:()=>Rte,date:()=>zte,number:()=>Pte,string:()=>Mte});function Mte(e10){return wh(Oc,e10)}function Pte(e10){return $h(
ds,e10)}function Rte(e10){return kh(Ec,e10)}function Lte(e10){return xh(Oh,e10)}function zte(e10){return Sh(Eh,e10)}var Ve=$().min(1),c_=P(N({login:Ve})),Fte=N(
{assignees:c_.nullable()}).transform(({assignees:e10})=>(e10??[]).map(({login:t})=>t)),u_=N({sha:Fe,ref:Ve,repo:N({id:L(),full_name:Ve,owner:N({type:$()}).optional()}).
nullable()}),AN=N({number:L(),node_id:Ve,html_url:$(),state:V(["open","closed"]),title:$(),body:$().nullable(),draft:H().default(false),user:N({login:Ve}).nullable(),
labels:P(N({name:$()})),assignees:c_.nullable().transform(e10=>e10??[]),requested_reviewers:c_.nullable().transform(e10=>e10??[]),requested_teams:P(N({slug:$()})).
nullable().transform(e10=>e10??[]),milestone:N({number:L(),title:$()}).nullable(),auto_merge:N({merge_method:$()}).nullable(),mergeable_state:$().optional(),maintainer_can_modify:H().
optional(),head:u_,base:N({sha:Fe,ref:Ve})}),Dte=Y([Ie($(),He()),P(He()),he(""),hs()]),Bte=N({number:L(),title:$(),url:$(),headRefName:Ve,headRefOid:Fe,headRepository:N(
{nameWithOwner:Ve}).nullable(),isCrossRepository:H(),files:N({pageInfo:N({hasNextPage:H()}),nodes:P(N({path:$(),changeType:$()}))}).nullable()}).transform(({headRefName:e10,
headRefOid:t,headRepository:r,isCrossRepository:a,files:n,...i})=>({...i,branch:e10,head:t,fork:a,repository:r?.nameWithOwner,files:!n||n.pageInfo.hasNextPage||
n.nodes.some(({changeType:s})=>s==="RENAMED")?void 0:n.nodes.map(({path:s})=>s)})),Ute=`query($owner: String!, $name: String!, $base: String!, $after: String) {\

  repository(owner: $owner, name: $name) {
    pullRequests(states: OPEN, baseRefName: $base, first: 50, after: $after, orderBy: { field: UPDATED_AT, direction: DESC }) {
      pageInfo { hasNextPage endCursor }
      nodes {
        number title url headRefName headRefOid headRepository { nameWithOwner } isCrossRepository
        files(first: 100) { pageInfo { hasNextPage } nodes { path changeType } }
      }
    }
  }
}`,NN=N({hasNextPage:H(),endCursor:$().nullable()}).refine(({hasNextPage:e10,endCursor:t})=>!e10||t!==null,"has a next page, and no cursor");function qte(e10,t,r){
let[a,n]=e10.split("/"),i=N({pageInfo:NN,nodes:P(Bte)}),s=N({repository:N({pullRequests:i})});return Do(Ute,{owner:a,name:n,base:t,after:r??null},s)}var Wte=N({
id:L(),node_id:Ve,full_name:Ve,default_branch:Ve,archived:H(),private:H().optional(),allow_auto_merge:H().optional(),permissions:N({push:H()}).optional(),parent:N(
{full_name:Ve}).optional()}),xi=e10=>De(X(e10),Wte),Gte=(e10,t)=>De(`${X(e10)}/actions/runs/${t}`,N({created_at:vf.datetime({offset:true})})),Hte=e10=>De(`${X(e10)}\
/actions/permissions/workflow`,N({can_approve_pull_request_reviews:H()})),Vte=N({type:$(),ruleset_id:$e().optional(),parameters:N({required_status_checks:P(N({context:$()})).
optional().catch(void 0),workflows:P(N({path:$()})).optional().catch(void 0),required_deployment_environments:P($()).optional().catch(void 0),strict_required_status_checks_policy:H().
optional().catch(void 0),do_not_enforce_on_create:H().optional().catch(void 0),operator:V(["starts_with","ends_with","contains","regex"]).optional().catch(void 0),
pattern:$().optional().catch(void 0),negate:H().optional().catch(void 0)}).optional().catch(void 0)}),Jte=(e10,t)=>De(`${X(e10)}/rules/branches/${encodeURIComponent(
t)}?per_page=100`,P(Vte)),Kte=(e10,t)=>De(`${X(e10)}/rulesets/${t}`,N({current_user_can_bypass:$().optional()})),Zte=(e10,t)=>De(`${X(e10)}/branches/${encodeURIComponent(
t)}`,N({protected:H(),protection:N({required_status_checks:N({contexts:P($())}).optional()})})),Yte=(e10,t,r)=>Ce("POST",`${X(e10)}/actions/workflows/${encodeURIComponent(
t)}/dispatches`,{ref:r}),Xte=()=>Do("query { viewer { login } }",{},N({viewer:N({login:Ve})})),p_=N({number:L(),html_url:$(),state:V(["open","closed"]),merged_at:$().
nullable(),body:$().nullable(),user:N({login:Ve}).nullable(),head:u_,base:N({ref:Ve})}),f_=(e10,t)=>De(`${X(e10)}/pulls?${new URLSearchParams({state:"all",head:t,
sort:"created",direction:"desc",per_page:"100"})}`,P(p_)),Qte=e10=>De(`${X(e10)}/pulls?state=open&per_page=100`,P(p_)),ere=(e10,t)=>De(`${X(e10)}/commits/${t}/p\
ulls?per_page=100`,P(p_)),d_=(e10,t)=>De(`${X(e10)}/pulls/${t}`,AN),tre=(e10,t)=>Ce("POST",`${X(e10)}/pulls`,t,AN),rre=(e10,t,r)=>Ce("PATCH",`${X(e10)}/pulls/${t}`,
r,N({number:L(),state:r.state===void 0?$():he(r.state)})),are=(e10,t,r)=>Ce("POST",`${X(e10)}/issues/${t}/labels`,{labels:r}),nre=(e10,t,r)=>Ce("DELETE",`${X(e10)}\
/issues/${t}/labels/${encodeURIComponent(r)}`),ire=(e10,t,r)=>Ce("POST",`${X(e10)}/issues/${t}/assignees`,{assignees:r},Fte),sre=(e10,t,r)=>Ce("DELETE",`${X(e10)}\
/issues/${t}/assignees`,{assignees:r}),ore=(e10,t,r)=>Ce("POST",`${X(e10)}/pulls/${t}/requested_reviewers`,IN(r)),lre=(e10,t,r)=>Ce("DELETE",`${X(e10)}/pulls/${t}\
/requested_reviewers`,IN(r)),IN=({people:e10,teams:t})=>({reviewers:e10,team_reviewers:t}),cre=e10=>De(`${X(e10)}/milestones?state=open&per_page=100`,P(N({number:L(),
title:$()}))),ure=(e10,t,r)=>Ce("PATCH",`${X(e10)}/issues/${t}`,{milestone:r}),pre=(e10,t)=>wf("enablePullRequestAutoMerge",{pullRequestId:e10,mergeMethod:t.toUpperCase()}),
fre=(e10,t,r)=>Ce("PUT",`${X(e10)}/pulls/${t}/merge`,r,N({merged:he(true)})),dre=(e10,t)=>{let[r,a]=e10.split("/"),n=N({state:$()}).nullable(),i=N({nodes:P(N({commit:N(
{statusCheckRollup:n})}))});return Do(hre,{owner:r,name:a,number:t},N({repository:N({pullRequest:N({headRefOid:Fe,commits:i})})}))},hre=`query($owner: String!, \
$name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) { headRefOid commits(last: 1) { nodes { commit { statusCheckRollup { state } } } } }
  }
}`,mre=e10=>wf("disablePullRequestAutoMerge",{pullRequestId:e10}),gre=(e10,t)=>wf(t?"convertPullRequestToDraft":"markPullRequestReadyForReview",{pullRequestId:e10}),
bre=(e10,t)=>Ce("POST",`${X(e10)}/git/blobs`,{content:t.toString("base64"),encoding:"base64"},N({sha:Fe})),h_=(e10,t,r)=>Ce("POST",`${X(e10)}/git/trees`,{...t!==
void 0&&{base_tree:t},tree:r},N({sha:Fe})),m_=(e10,t)=>Ce("POST",`${X(e10)}/git/commits`,t,N({sha:Fe,tree:N({sha:Fe}),verification:N({verified:H(),reason:$()})})),
_re=(e10,t)=>De(`${X(e10)}/git/commits/${t}`,N({verification:N({verified:H(),reason:$()})})),yre=En({dsseEnvelope:En({payload:$()})}),vre=(e10,t,r)=>De(`${X(e10)}\
/attestations/sha256:${t}?${new URLSearchParams({predicate_type:r,per_page:"100"})}`,N({attestations:P(N({bundle:yre.nullish()}))})),wre=(e10,t)=>Ce("POST",`${X(
e10)}/attestations`,{bundle:t},N({id:$e()})),g_=(e10,t)=>wf("updateRefs",{repositoryId:e10,refUpdates:t.map(({ref:r,commit:a,expected:n})=>({name:r,beforeOid:n??
TN(a),afterOid:a??TN(n),force:true}))}),TN=(e10="")=>"0".repeat(e10.length),$re=(e10,t)=>De(`${X(e10)}/pulls/${t}/files?per_page=100`,P(N({filename:$(),patch:$().
optional()}))),kre=(e10,t)=>De(`${X(e10)}/pulls/${t}/comments?per_page=100`,P(N({body:$()}))),xre=(e10,t,r)=>Ce("POST",`${X(e10)}/pulls/${t}/reviews`,r),jN=N({number:L(),
html_url:$(),body:$().nullish()}),Sre=(e10,t)=>De(`${X(e10)}/issues?${new URLSearchParams({state:"open",creator:t,per_page:"100"})}`,P(jN)),Ore=(e10,t)=>Ce("POS\
T",`${X(e10)}/issues`,t,jN),Ere=(e10,t,r)=>Ce("PATCH",`${X(e10)}/issues/${t}`,{body:r}),Tre=e10=>e10.replace(/\/.*$/,"").toLowerCase(),X=e10=>`/repos/${e10.split(
"/").map(encodeURIComponent).join("/")}`,De=(e10,t)=>({method:"GET",path:e10,answer:t});function Ce(e10,t,r,a=Dte){return{method:e10,path:t,answer:a,...r&&{body:r}}}
function Do(e10,t,r){let a=N({data:r,errors:yt([]).nullish()}).transform(n=>n.data);return{method:"POST",path:"/graphql",body:{query:e10,variables:t},answer:a}}
function wf(e10,t){let r=`${e10[0]?.toUpperCase()}${e10.slice(1)}Input`,a=N({[e10]:N({})});return Do(`mutation($input: ${r}!) { ${e10}(input: $input) { clientMu\
tationId } }`,{input:t},a)}var $f=e10=>e10.method!=="GET"&&!(e10.path==="/graphql"&&String(e10.body?.query).startsWith("query"));import{errors$b as RN}from"./hook.js";
var Are={token:true,repository:true,serverUrl:true,trustsSettings:true,withheld:true,apiUrl:true,graphqlUrl:true,environment:true,leaseOn:true,startsOn:true,restoresBody:true,
answered:true,decided:true,newlyDecided:true,summaryUrl:true,defaultBranch:true,mergesAtOnce:true,suggestOn:true,ontoPull:true,viewer:true,workflowRun:true,part:true,
runCreated:true,clock:true,pace:true},Nre=e10=>jo("options.publish",e10,{...Are,...Object.fromEntries(Ft.flatMap(t=>t.of==="publishing"?[[St(t),true]]:[]))}),b_=new Q(
"provenance");function LN({clock:e10,writesPerMinute:t=60,patience:r=15*6e4}){let a=6e4/t,n=0,i=0;return{patience:r,async turn(o){for(let l=s(o);l>0;l=s(o))await e10.
sleep(l);o&&(n=e10.now()+a)},hold(o){i=Math.max(i,e10.now()+o)}};function s(o){return Math.ceil(Math.max(i,o?n:0)-e10.now())}}var Ya={now:()=>Date.now(),sleep:e10=>new Promise(
t=>setTimeout(t,e10))},Ire=8;function zN(e10){let t=[...new Set(e10.flatMap(n=>n?[n,...jre(n)]:[]))].filter(n=>n.length>=Ire).flatMap(n=>[CN(n),...[0,1,2].map(i=>CN(
Cre(n,i)))]),r=t.length>0?new RegExp(t.join("|"),"g"):void 0,a=n=>r!==void 0&&n.search(r)>=0;return{isIn:n=>FN(n).some(a),mask:n=>r?n.replace(r,"***"):n}}function jre(e10){
let t=/^[\w-]+:\s*\w+\s+(\S+)$/.exec(e10)?.[1];if(t===void 0)return[];let r=Buffer.from(t,"base64").toString("utf8");return[t,.../^[\x20-\x7e]+$/.test(r)?[r,r.replace(
/^[^:]*:/,"")]:[]]}function Cre(e10,t){let r=Buffer.concat([Buffer.alloc(t),Buffer.from(e10)]);return r.toString("base64").slice(Math.ceil(t*8/6),Math.floor(r.length*
8/6))}var CN=e10=>[...e10].map(Mre).join("(?:(?:\\n|\\\\n)[+-]|\\s|\\\\[nrt]|%0[adAD])*");function Mre(e10){return`(?:${(Pre[e10]??[e10]).map(t=>`${t.replace(/[\\^$.*+?()[\]{}|/-]/g,
"\\$&")}|${Rre(t)}`).join("|")})`}var Pre={"+":["+","-"],"/":["/","_"]},Rre=e10=>[...Buffer.from(e10)].map(t=>`%${t.toString(16).padStart(2,"0")}`.replace(/[a-f]/g,
r=>`[${r}${r.toUpperCase()}]`)).join("");function FN(e10){return typeof e10=="string"?[e10]:typeof e10!="object"||e10===null?[]:Object.entries(e10).flatMap(([t,
r])=>[t,...FN(r)])}function __(e10,t,r){if(!e10?.isIn(t))return;let a=`${r} holds a token of this job, and was not sent. Remove it from where it comes from, and\
 replace the token if others could read that.`;throw new RN({name:"TOKEN_WITHHELD",message:a})}var DN=({token:e10,branchToken:t,withheld:r=[]})=>zN([e10,t,...r]);
async function Lre(e10,{from:t,to:r},a){let n=DN(a),i=await e10.run(Bg(t,r));for(let s=0;s<i.length;s+=MN){let o=i.subarray(s,s+MN+zre).toString("latin1").replaceAll(
"\0","");__(n,o,"A commit of the run")}}var MN=64*1024*1024,zre=64*1024,Or=class extends RN{status;detail;isUnreadable;constructor(e10,t){let r=[t.message,...t.
errors.map(n=>JSON.stringify(n))].join(" "),a=r.replace(/[.\s]+$/,"");super({name:"GITHUB_FAILED",message:`${Fre(e10,t)}: ${a}. ${Dre(e10,t)}`}),this.status=t.status,
this.detail=r,this.isUnreadable=t.isUnreadable??false}};function y_(e10){if(!(e10 instanceof Or&&!e10.isUnreadable&&e10.status!==void 0&&e10.status<500))throw e10}
var Fre=({method:e10,path:t,body:r},{status:a,isUnreadable:n})=>t==="/graphql"?`GitHub ${n?"did not answer":"refused"} ${/\{\s*(\w+)/.exec(String(r?.query))?.[1]??
"a call of GraphQL"}`:n?`The answer to ${e10} ${t.split("?")[0]} cannot be read`:`GitHub answered ${a??"nothing"} to ${e10} ${t.split("?")[0]}`,kf=[[/SAML (?:SSO|enforcement)/i,
'the organization has single sign-on, for which the token is not authorized. Authorize it ("Configure SSO" beside the token, in the settings of its owner), or u\
se the workflow\u2019s own token'],[/IP allow list/i,"the organization does not let in the address of this machine. Put that on its list of allowed addresses, o\
r run where one that is on it is used"]];function Dre({path:e10},t){let{status:r,headers:a,message:n,isUnreadable:i}=t;if(i)return"Run again; if it stays so, lo\
ok for what answers in place of GitHub, such as a proxy.";let s=Number(a["x-ratelimit-reset"]);if(String(a["x-ratelimit-remaining"])==="0"&&s>0)return`The token\
 has used up its calls until ${new Date(s*1e3).toISOString().slice(0,16).replace("T"," ")} UTC. Run again after that, or use another token.`;let o=Number(a["ret\
ry-after"]);if((r===403||r===429)&&o>0||xf(t))return`GitHub limits how fast the token may write. Run again ${o>0?`in ${Math.ceil(o/60)} minutes`:"later"}, and l\
et fewer jobs run at once.`;if(r===void 0)return"Check the network and run again.";if(r===401)return"Check that the token has not expired.";let[,l]=kf.find(([c])=>r===
403&&c.test(n))??[];return l!==void 0?`That is: ${l}.`:r===403||r===404?"Check the name, and what the token may do there.":r>=500?"Run again later.":e10==="/gra\
phql"?"Check what the token may do, and the settings of the repository.":"Correct what it names and run again."}async function Bo(e10){let{token:t,apiUrl:r,graphqlUrl:a,
clock:n=Ya,pace:i=LN({clock:n})}=e10,{getOctokit:s}=await import("./actions-github.js"),o=s(t,{baseUrl:r.replace(/\/$/,""),log:Wre}),l=a??Gre(r),c=DN(e10),u;async function p(d,g){
__(c,[d.path,d.body],`What ${d.method} ${c.mask(d.path)} would send`);for(let m=1;;m+=1){await i.turn($f(d));let w=await o.request({method:d.method,url:g==="/gr\
aphql"?l:g,headers:{"x-github-api-version":"2022-11-28"},...d.body&&{data:d.body}}).catch(h=>Zre(d,h,t)),x="data"in w?qre(d,w):w;if(!x&&"data"in w)return u??=Hre(
w.headers["x-oauth-scopes"]),{data:w.data,link:w.headers.link};await f(d,x,m)}}async function f(d,g,m){let w=qN(g,m,{now:n.now(),patience:i.patience});if(w===void 0)
throw new Or(d,g);WN(g)?i.hold(w):await n.sleep(w)}return{async send(d){return PN(d,(await p(d,d.path)).data)},async list(d){let g=[];for(let[m,w]=[d.path,1];m!==
void 0;w+=1){let{data:x,link:h}=await p(d,m),b=PN(d,x);g.push(...b);let _=Bre(d,{link:h,isFull:b.length>=Ure,number:w});if(_===m)throw v_(d,"a page that names i\
tself as the next one");m=_}return g},scopes:()=>u}}function Bre(e10,{link:t,isFull:r,number:a}){if(t===void 0)return r?`${e10.path}&page=${a+1}`:void 0;if(!/rel="?next"?/.
test(t))return;let n=/<[^>?]*(\?[^>#]+)[^>]*>;\s*rel="?next"?/.exec(t)?.[1];if(n===void 0)throw v_(e10,"a list without the address of its next page");return e10.
path.split("?")[0]+n}var Ure=100;function qre({method:e10,path:t},{data:r,headers:a}){if(t!=="/graphql")return;let n=BN.safeParse(r).data?.errors.find(({type:i})=>i===
"RATE_LIMITED");return n&&{method:e10,path:t,status:403,headers:a,message:n.message,errors:[]}}var Wre={debug(){},info(){},warn(){},error(){}},Gre=e10=>`${e10.replace(
/\/$/,"").replace(/\/v3$/,"")}/graphql`,Hre=e10=>typeof e10=="string"?e10.split(/,\s*/).filter(Boolean):void 0,BN=N({errors:P(N({message:$(),type:$().optional().
catch(void 0),locations:He().optional(),extensions:He().optional()})).min(1)});function PN(e10,t){let r=e10.path==="/graphql"&&!e10.partial?BN.safeParse(t).data:
void 0,a=r?void 0:e10.answer.safeParse(t);if(a?.success)return a.data;let n=r?r.errors.map(i=>i.message).join("; "):`an answer of another shape than documented \
(${a?.error&&Jre(a.error)})`;throw!r||!$f(e10)&&r.errors.every(Vre)?v_(e10,n):new Or(e10,{...UN(e10),message:n})}var Vre=({type:e10,locations:t,extensions:r})=>e10===
void 0&&t===void 0&&r===void 0,UN=({method:e10,path:t})=>({method:e10,path:t,status:200,headers:{},errors:[]}),v_=(e10,t)=>new Or(e10,{...UN(e10),message:t,isUnreadable:true}),
Jre=({issues:[e10]})=>`${e10?.path.join(".")||"all of it"}: ${e10?.message.split(`
`)[0]}`,Kre=N({status:$e(),response:N({headers:Ie($(),Y([$(),$e(),hs()])).catch({}),data:N({message:$().catch(""),errors:P(Y([En({field:$().optional(),code:$().
optional()}),$()])).catch([])}).catch({message:"",errors:[]})}).optional()});function Zre(e10,t,r){let a=t instanceof Error?t.message:String(t),n=Kre.safeParse(
t).data,i=n?.response?n.status:void 0,s=o=>o.replaceAll(r,"***");return{method:e10.method,path:e10.path,status:i,headers:n?.response?.headers??{},message:s(n?.response?.
data.message||a),errors:(n?.response?.data.errors??[]).map(o=>typeof o=="string"?{code:s(o)}:o)}}function qN(e10,t,{now:r,patience:a}){if(t>=Yre)return;let n=Xre(
e10,t,r);return n===void 0||n>a?void 0:n}var Yre=5,WN=e10=>xf(e10)||e10.status===403&&GN(e10,1,0)!==void 0,xf=({status:e10,message:t,errors:r})=>e10===429||e10===
403&&/secondary rate|abuse detection/i.test(t)||e10===422&&/submitted too quickly/i.test(`${t} ${JSON.stringify(r)}`);function Xre(e10,t,r){let{status:a,headers:n}=e10;
return a===void 0||a>=500?1e3*2**(t-1):a===403||xf(e10)?GN(e10,t,r):a===422&&Qre(e10)?2e3*t:HN(n["retry-after"])}function GN(e10,t,r){let{headers:a}=e10,n=HN(a["\
retry-after"]);return n!==void 0?n:String(a["x-ratelimit-remaining"])==="0"?Math.max(0,Number(a["x-ratelimit-reset"])*1e3-r)+1e3:xf(e10)?6e4*2**(t-1):void 0}var HN=e10=>e10===
void 0||Number.isNaN(Number(e10))?void 0:Number(e10)*1e3;function Qre({method:e10,path:t,errors:r}){return e10==="POST"&&t.endsWith("/pulls")&&r.some(({field:a,
code:n})=>a==="head"&&n==="invalid")}import{core_git_git$q as eae}from"./hook.js";import{errors$b as tae}from"./hook.js";function Sf(e10){let t=/^(https?):\/\/(?:[^@/]+@)?([^/]+)\/([^/]+\/[^/]+?)(?:\.git)?\/?$/.
exec(e10);if(t)return{server:`${t[1]}://${t[2]}`,repository:t[3]??"",isHttp:true};let r=/^(?:ssh:\/\/)?(?:[^@/]+@)([^:/]+)(?::\d+\/|[:/])([^/]+\/[^/]+?)(?:\.git)?\/?$/.
exec(e10);return r?{server:`https://${r[1]}`,repository:r[2]??"",isHttp:false}:void 0}async function w_(e10,t,r){let{repository:a,serverUrl:n}=t;if(a===void 0)return;
let i=(await e10.run(eae())).filter(({key:s})=>s==="remote.origin.url").map(({value:s})=>s);if(i.length===0)throw VN(a,"The checkout has no `origin`");for(let s of i){
let o=Sf(s);if(!(o!==void 0&&rae(o.server,n,o.isHttp))||!await aae(o.repository,a,t,r))throw VN(a,`\`origin\` of the checkout is ${nae(s)}`)}}function rae(e10,t,r){
let[a,n]=[new URL(e10),new URL(t)];return r?a.host===n.host:a.hostname.replace(/^ssh\./,"")===n.hostname}async function aae(e10,t,{token:r,apiUrl:a},{graphqlUrl:n,
clock:i,pace:s}){if(e10.toLowerCase()===t.toLowerCase())return true;if(r===void 0)return false;let o=await Bo({token:r,apiUrl:a,graphqlUrl:n,clock:i,pace:s}),l=async c=>(await o.
send(xi(c))).node_id;try{return await l(e10)===await l(t)}catch(c){if(c instanceof Or&&c.status===404)return false;throw c}}var nae=e10=>e10.replace(/:\/\/[^/@]*@/,
"://***@"),VN=(e10,t)=>new tae({name:"ORIGIN_DIFFERS",message:`${t}, and the run is for ${e10}. Check out that repository, or name the other one as \`repository\`\
. Nothing was sent.`});function $_(e10,t,r={}){let a=Buffer.from(`x-access-token:${t}`).toString("base64"),n=`http.${e10}.extraheader`,i=Number.parseInt(r.GIT_CONFIG_COUNT??
"",10)||0,s=[["credential.helper",""],[n,""],[n,`AUTHORIZATION: basic ${a}`]],o={GIT_CONFIG_COUNT:String(i+s.length)};for(let l=0;l<i;l+=1)o[`GIT_CONFIG_KEY_${l}`]=
r[`GIT_CONFIG_KEY_${l}`]??"",o[`GIT_CONFIG_VALUE_${l}`]=r[`GIT_CONFIG_VALUE_${l}`]??"";return s.forEach(([l,c],u)=>{o[`GIT_CONFIG_KEY_${i+u}`]=l,o[`GIT_CONFIG_V\
ALUE_${i+u}`]=c}),o}import{core_git_commands_refs$d as iae,core_git_commands_refs$g as sae}from"./hook.js";import{core_git_git$f as oae,core_git_git$x as KN}from"./hook.js";
import{errors$b as xt}from"./hook.js";async function lae(e10,t,r){cae(r.base);let a=r.branch??tI(t.title,t.sha256),n=wae(a,t.sha256,r);xae(n);let{reach:i,own:s,
...o}=await x_(e10,r);r.trustsSettings===false&&await w_(e10,o,r);let{repository:l,upstream:c}=o,u=r.pushToFork??l,p={...o,headRepository:u,branch:n,push:r.pushToFork?
i(r.pushToFork):c};if(r.suggestOn!==void 0)return{...p,base:await mae(e10,c,r.suggestOn)};let f=r.pushToFork?[]:Fo(n),d=r.dryRun===true&&(o.token===void 0||r.part!==
void 0),{base:g,seen:m}=d?{base:await _ae(e10,r,s),seen:void 0}:await YN(e10,c,{wanted:r.base,also:f});if(g.branch===n&&r.pushToFork===void 0){let w=`The branch\
 "${n}" is the base of the pull request as well. Give another \`branch\` or \`base\`.`;throw new xt({name:"BRANCH_INVALID",message:w})}return{...p,base:{...g,commit:r.
startsOn??g.commit},...f.length>0&&{seen:m}}}async function k_(e10){if(e10.environment||!e10.publish.token)return e10;let t=await Mb(e10),{upstream:r}=await x_(
t,e10.publish);return{...e10,opened:Promise.resolve(Fg(t,r))}}function cae(e10){let[,t,r]=/^refs\/([^/]+)\/(.+)$/.exec(e10??"")??[];if(r===void 0)return;let a=t===
"heads"?`\`base: ${r}\``:"the branch that the pull request goes to",n=`"${e10}" is the full name of a ref, and \`base\` takes a branch. Write ${a}.`;throw new xt(
{name:"UNKNOWN_REVISION",message:n})}async function x_(e10,t){let r=(await e10.run(Vg())).map(f=>({...f,place:Sf(f.url)})),a=r.find(({place:f})=>t.repository!==
void 0&&ZN(f?.repository,t.repository))??r.find(({name:f})=>f==="origin")??r[0],n=t.repository??a?.place?.repository,i=(t.serverUrl??a?.place?.server??"https://\
github.com").replace(/\/$/,""),s=JN(i,t),o=JN(i,{...t,token:t.branchToken??t.token}),{environment:l,trustsSettings:c=true,clock:u=Ya}=t,p=pae({token:o,environment:l,
trustsSettings:c,clock:u},i,r);return{serverUrl:i,apiUrl:t.apiUrl??uae(i),token:s,repository:n,upstream:p(n,a?.name),own:a?.name,reach:p}}var ZN=(e10,t)=>e10?.toLowerCase()===
t.toLowerCase();function uae(e10){let{hostname:t,origin:r}=new URL(e10);return t==="github.com"||t.endsWith(".ghe.com")?`https://api.${t}`:`${r}/api/v3`}function JN(e10,{
token:t,serverUrl:r}){return(r!==void 0||/^https:\/\/(?:github\.com|[^/]+\.ghe\.com)$/.test(e10))&&t?t:void 0}function pae({token:e10,environment:t,trustsSettings:r,
clock:a},n,i){return(s,o)=>{let l=i.find(({place:u})=>s!==void 0&&ZN(u?.repository,s));if(s&&e10!==void 0&&(l?.place?.isHttp!==false||!r)){let u=`${n}/${s}.git`,
p=$_(u,e10,t);return{remote:u,env:p,pause:a.sleep,...!r&&{relay:u}}}let c=l?.name??(s&&!o?`${n}/${s}.git`:o);if(c===void 0){let u="The repository has no remote \
to publish to. Add one with `git remote add origin <address>`.";throw new xt({name:"GIT_FAILED",message:u})}return{...Ua(c),pause:a.sleep}}}var fae=async(e10,t,r)=>(await YN(
e10,t,{wanted:r,also:[]})).base;async function YN(e10,t,{wanted:r,also:a}){let n=r??await QN(e10),i=await Si(e10,t,[...n===void 0?[]:[`refs/heads/${n}`],...a]),
{refs:s,defaultBranch:o}=i,l=p=>p===void 0?void 0:s.get(`refs/heads/${p}`),c=r??(l(n)?n:o),u=l(c)??(c===void 0?void 0:await XN(e10,t,c));if(c===void 0||u===void 0)
throw hae(c,c!==void 0&&await dae(e10,t,c));return await e10.run(qa(u))===void 0&&await e10.run(ea(t,[`refs/heads/${c}`],KN(e10)?1:void 0)),{base:{branch:c,commit:u},
seen:i}}var dae=async(e10,t,r)=>(await Si(e10,t,[`refs/tags/${r}`])).refs.has(`refs/tags/${r}`);function hae(e10,t){let r=t?"a tag":/^\d+\/merge$/.test(e10??"")?
"the merge of a pull request":void 0,a=r===void 0?`The remote has no ${e10===void 0?"default branch":`branch "${e10}"`} to open a pull request on. Push it first\
, or name another as \`base\`.`:`"${e10}" is ${r}, and a pull request goes to a branch. Name that branch as \`base\`.`;return new xt({name:"UNKNOWN_REVISION",message:a})}
async function mae(e10,t,r){let a=`refs/pull/${r}/head`,n=await f0(e10,t,a)??"";if(n===""){let i=`The repository has no pull request #${r}. Name one that it has\
.`;throw new xt({name:"UNKNOWN_REVISION",message:i})}return await e10.run(qa(n))===void 0&&await e10.run(ea(t,[a],KN(e10)?1:void 0)),{branch:`pull/${r}/head`,commit:n}}
var S_=class extends Error{};function gae({branch:e10}){let t=`The branch "${e10}" moved each time it was about to be pushed: another run is publishing to it. L\
et one at a time run (in a workflow: \`concurrency\`), then try again.`;return new xt({name:"GIT_FAILED",message:t})}async function XN(e10,t,r){return(await Si(
e10,t,[`refs/heads/${r}`])).refs.get(`refs/heads/${r}`)}async function Si(e10,t,r){try{return await ci(e10,t,["HEAD",...r])}catch(a){throw Uo(a,"The repository \
could not be read")}}async function bae(e10,t){let r=`refs/remotes/${t}/`,a=t===void 0?void 0:await e10.run(sae(`${r}HEAD`));return a?.startsWith(r)?a.slice(r.length):
void 0}async function QN(e10){let t=await Sp(e10);return t.startsWith("refs/")?t.replace(/^refs\/heads\//,""):void 0}async function _ae(e10,{base:t,defaultBranch:r,
part:a},n){let i=t??await QN(e10)??await bae(e10,n)??r??"main",s=(n===void 0?void 0:await e10.run(qa(`refs/remotes/${n}/${i}`)))??await e10.run(qa(`refs/heads/${i}`));
if(s===void 0&&t!==void 0&&!a){let l=`The checkout knows no branch "${t}" to open a pull request on. Fetch it, name another as \`base\`, or give a token, with whi\
ch the remote is asked.`;throw new xt({name:"UNKNOWN_REVISION",message:l})}let o=s??await e10.run(qa("HEAD"));if(o!==void 0)return{branch:i,commit:o};throw new xt(
{name:"NO_COMMIT",message:"The repository has no commit yet. Make a first one."})}var eI=class extends xt{},yae=[[/push protection|GITHUB PUSH PROTECTION|Push cannot contain secrets/i,
"GitHub found a credential in the change. Remove it from the plan, or allow it in the repository at the address that follows"],[/without [`'"]?workflows?[`'"]? (?:permission|scope)|refusing to allow/i,
"the push brings workflow files, of the change or of a base that a fork is behind. Push with a token that may write workflows (a GitHub App with `workflows: wri\
te`, or a token with the `workflow` scope); the workflow\u2019s own token never may. Where the change holds none, sync the fork","barred"],[/GH008|unknown Git LFS objects/i,
"files of Git LFS were not uploaded. Run `git lfs install` in the checkout, so that pushing takes them along"],[/GH001|exceeds GitHub's file size limit|larger than 100/i,
"a file is over 100 MB, which GitHub refuses. Leave it out of the plan, or track it with Git LFS"],[/must have verified signatures/i,"a rule of the repository r\
equires signed commits. Set `sign-commits: api`, with the token of a GitHub App or of the workflow; or `gpg` or `ssh` with a key that GitHub knows","barred"],[/GH007|private e-?mail address/i,
"the commits would show a private address. Give another as `author` and `committer`, such as the account\u2019s noreply address, or let the account show it","ba\
rred"],[/committer.{0,12}e-?mail|e-?mail.{0,12}committer/i,"a rule of the repository refuses the committer\u2019s address. Set `committer`, or let the token\u2019s owner \
bypass the rule","barred"],[/author.{0,12}e-?mail|e-?mail.{0,12}author/i,"a rule of the repository refuses the author\u2019s address. Set `author`, or let the token\u2019\
s owner bypass the rule","barred"],[/commit message/i,"a rule of the repository refuses the commits\u2019 messages. Set `commit-message`, or let the token\u2019s owner by\
pass the rule","barred"],[/file (?:path|name|extension|size)|path length/i,"a rule of the repository refuses a file. Leave it out of the plan, or let the token\u2019\
s owner bypass the rule","barred"],[/GH006|GH013|protected branch|rule violations|hook declined/i,"a rule of the repository protects it. Choose another `branch`\
, or let the token\u2019s owner bypass the rule","barred"],[/archived so it is read-only/i,"the repository is archived and takes no changes. Unarchive it, or le\
ave it out"],[/repository is (?:locked|disabled|unavailable)|access blocked/i,"GitHub has locked or disabled the repository. Its page says why; run again once i\
t is open"],...kf,[/returned error: 403|Permission to .* denied|Write access to repository not granted/i,"the token may not push. Give the job `permissions: con\
tents: write`, or a token that may write contents. In a workflow that a fork\u2019s pull request starts, the token only reads: publish from `workflow_run` instead"],
[/Authentication failed|returned error: 401|could not read (?:Username|Password)|Invalid username or (?:password|token)/i,"the token is not valid for this repos\
itory. Check that it has not expired and covers the repository"],[/returned error: 404|not found/i,"the repository does not exist, or the token cannot see it. C\
heck its name, and what the token covers"]];function Uo(e10,t){if(!(e10 instanceof xt)||e10.name!=="GIT_FAILED")return e10;let[,r,a]=yae.find(([n])=>n.test(e10.
message))??[];return r?new(a?eI:xt)({name:"GIT_FAILED",message:`${t}: ${r}. ${oae(e10)}.`}):e10}var vae=60;function tI(e10,t){return`editplan/${(e10.normalize("\
NFKD").replace(new RegExp("\\p{M}","gu"),"").toLowerCase().match(/[a-z0-9]+/g)??[]).join("-").slice(0,vae).replace(/-+$/,"")||rI(t).slice(0,12)}`}function wae(e10,t,{
branchSuffix:r,runCreated:a,clock:n=Ya}){return r==="digest"?`${e10}-${rI(t).slice(0,8)}`:r==="week"?`${e10}-${$ae(a??n.now())}`:e10}function $ae(e10){let t=new Date(
e10),r=Date.UTC(t.getUTCFullYear(),t.getUTCMonth(),t.getUTCDate()+4-(t.getUTCDay()||7)),a=new Date(r).getUTCFullYear(),n=Math.floor((r-Date.UTC(a,0,1))/6048e5)+
1;return`${a}-w${String(n).padStart(2,"0")}`}var kae=(e10,t)=>`${e10}--${t}`,rI=e10=>e10.replace(/^sha256:/,"");function xae(e10){if(!(/^([0-9a-f]{40}|[0-9a-f]{64})$/i.
test(e10)||e10.startsWith("refs/")||e10.includes("\0"))&&iae(e10))return;let t=`"${e10}" cannot name a branch. Use letters, digits, ".", "_", "-" and single "/"\
 between them.`;throw new xt({name:"BRANCH_INVALID",message:t})}import{errors$b as aI}from"./hook.js";async function Sae(e10,{combine:t="sequence",split:r=[],...a}){
let n=await k_(a);if(n.publish.ontoPull!==void 0)return{report:await(await import("./publish-onto-pull.js")).pushOntoPull(e10,n)};let[i,...s]=e10;if(r.length>0){
if(!i||s.length>0)throw new aI({name:"USAGE",message:Oae});let{openAtMost:o,supersede:l="none"}=n.publish;if(o!==void 0||l!=="none")throw new aI({name:"USAGE",message:Eae});
return{parts:await(await Oi.get()()).split(i,{...n,by:r})}}return t==="sequence"||s.length===0?{report:await iI(e10,n)}:{report:await(await Oi.get()())[t](e10,n)}}
var Oae="One plan is split at a time. Name one, or make them one with `editplan compose`.",Eae="The parts of a plan that is split have one source, so `open-at-m\
ost` and `supersede` mean nothing there. Leave them out.",Oi=new Q("several");async function iI(e10,t){let{openPullRequest:r}=await import("./publish-open-pull-request.js"),
a=await r(e10,t);if(!await Tae(a,t))return a;let n="steps"in e10?[e10]:e10,{narrow:i}=await Oi.get()(),{report:s}=await i(n,{...t,head:a.base?.commit});if(s.result!==
"narrowed"||s.kept===0)return Aae(a,s);let o=[...s.culprits,...s.dependants].map(({index:w})=>w),l=[...t.without??[],...o],{complete:c,flaky:u,runs:p,culprits:f,
dependants:d}=s,g={...t.combination,narrowing:{complete:c,flaky:u,runs:p,culprits:f,dependants:d}},m=[...t.notes??[],...Nae(s)];return r(e10,{...t,without:l,notes:m,
combination:g})}async function Tae({problems:e10=[],verifications:t=[],base:r},a){if(!r||!e10.some(({name:c})=>c==="VERIFY_FAILED"))return false;if(a.onFailure!==
void 0)return a.onFailure==="narrow";let n=new Set(t.filter(({ok:c})=>!c).map(({name:c})=>c)),{openRepository:i}=await import("./core-run-baseline.js"),{openPolicy:s}=await import("./core-run-run-policy.js"),
{verificationName:o}=await import("./core-policy-run-verifications.js"),{file:l}=await s(await i(a),a.policyOf??r.commit,{given:a.policy,asks:true});return l.verify.
some(c=>c["on-failure"]==="narrow"&&n.has(o(c)))}function Aae(e10,{result:t,runs:r}){let a={"all-pass":"The verification passes on the base of the plan, so no s\
tep is to blame.",narrowed:"No step remains without those that break the verification.",never:"The verification fails without any step too.",unknown:`Nothing pa\
ssed in ${r} runs. Narrow the plan down with a larger --budget.`}[t];return{...e10,notes:[...e10.notes??[],a]}}function Nae({culprits:e10,dependants:t,complete:r,
flaky:a}){return[...e10.map(n=>`Left out: ${nI(n)}, with which the verification ${JSON.stringify(n.verification??"")} fails.`),...t.map(n=>`Left out: ${nI(n)}, \
which needs step ${n.needs.join(", ")}.`),...r?[]:["More steps were left out than may be necessary: the budget of runs was spent."],...a?["The verification is f\
laky: with the same files it once passed and once failed."]:[]]}var nI=({index:e10,id:t,tool:r,file_path:a,source:n})=>I(`step ${e10}${t===void 0?"":` (${t})`},\
 ${r} of ${a}${n?`, ${n}`:""}`);var E_={name:"Fix",input:te(jae),effect:"changes",source:({source:e10})=>e10,touches:({edits:e10})=>e10.flatMap(O_),fileKey:"fil\
e_path",doing:"Fixing",announce:({source:e10,edits:[t]})=>W(`Fixing ${t?O_(t)[0]?.path:""} (${e10})`),facts:({source:e10,confirm:t})=>[`Applies a fix of ${e10}${t?
", which asks for confirmation":""}`],apply:(e10,t)=>Of?Of.applyFix(e10,t):Iae().then(({applyFix:r})=>r(e10,t))},Of,Iae=async()=>(Of=await import("./wings-fixes-fix-apply.js"),
Of);function jae(){return j({source:Ih().describe("The tool and its rule.").meta({examples:["eslint/no-var"]}),confirm:ue("The tool asks for confirmation: the p\
olicy asks too, unless a rule allows it."),edits:P(Y([Cae(),Mae(),Pae(),Rae()],"is no edit, create, rename or delete")).min(1,"is empty").max(1e4,"holds more th\
an 10,000 edits").describe("Edits by their place, and files to create, rename or delete; in this order.").meta({examples:[[{file_path:"src/user.js",sha256:"9f86\
d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",start:0,end:3,old_string:"var",new_string:"let"}]]})}).describe("One fix of a linter, compiler or \
editor: whole or not at all, at bytes of files named by their SHA-256.")}var Ef=()=>Tn().describe("SHA-256 of the bytes of the file as the tool saw it.").meta({
examples:["9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"]}),sI=e10=>J().refine(t=>t.split(`
`).length<=4,"holds more than three lines").optional().describe(e10).meta({examples:[`let total = 0
`]}),Cae=()=>ke(j({file_path:se.meta({examples:["src/cart.js"]}),sha256:Ef(),start:L().min(0,"is below 0").describe("First byte that is replaced, counted from 0\
 in that state.").meta({examples:[120]}),end:L().min(0,"is below 0").describe("The byte after the last one that is replaced.").meta({examples:[123]}),old_string:J().
describe("What is there; empty for an insertion.").meta({examples:["var"]}),new_string:J().describe("Text to put there; it takes the line ends of its place.").meta(
{examples:["let"]}),before:sI("Text before the place: where the file is another, it finds the place again."),after:sI("Text after the place.")}),["end",({start:e10,
end:t})=>e10<=t,"is below start"]),Mae=()=>j({create:se.describe("A file to create, empty; edits of it follow.").meta({examples:["src/tax.js"]}),overwrite:ue("E\
mpty a file that exists."),ignoreIfExists:ue("Leave a file that exists as it is."),sha256:Ef().optional()}),Pae=()=>j({rename:se.describe("A file to rename.").meta(
{examples:["src/cart.js"]}),new_path:se.describe("Its new path.").meta({examples:["src/basket.js"]}),overwrite:ue("Replace a file that has that path."),ignoreIfExists:ue(
"Rename nothing where a file has that path."),sha256:Ef().optional()}),Rae=()=>j({delete:se.describe("A file to delete.").meta({examples:["src/old.js"]}),ignoreIfNotExists:ue(
"Go on where there is none."),sha256:Ef().optional()});function O_(e10){return"start"in e10?[{path:e10.file_path,effects:Lae}]:"create"in e10?[{path:e10.create,
effects:Sa}]:"rename"in e10?_s({file_path:e10.rename,new_path:e10.new_path}):[{path:e10.delete,effects:Oa}]}var Lae=["changes"];var T_=new Q("provenance"),A_=new Q(
"diagnostics"),zae=e10=>[...K(e10,({path:t,lines:r,diff:a})=>a===""?`path ${t}`:`${r} ${a}`).values()],N_=new Q("codemods");import{core_text_words$a as Fae}from"./hook.js";
var I_={key:"diagnostics",schema:be(ko),about:"What the policy\u2019s language servers find that the base does not have, server by server.",findings:e10=>({title:"\
Diagnostics",found:e10.map(Dae)})},Dae=e10=>({by:e10.server,mark:e10.added>0?"\u2717":e10.state==="known"?"\u2713":"?",summary:oI(e10),...e10.state==="unknown"&&
{doubt:"Diagnostics are unknown"},each:`New ${e10.server} diagnostic`,milliseconds:e10.milliseconds,places:e10.diagnostics,left:e10.added-e10.diagnostics.length,
scope:`It was asked about ${Fae(e10.files,"file")}: those that the run changes, and those that import them.`}),oI=({server:e10,state:t,message:r="",added:a,fixed:n,
diagnostics:i})=>{let s=`new ${i.every(({severity:l})=>l==="error")?"error":"diagnostic"}${a===1?"":"s"}`,o=[`${a===0?"no":a} ${s}`,...n>0?[`${n} fixed`]:[]].join(
", ");return t==="known"?`${o} (${e10})`:`${e10}: unknown, ${r}${a>0?`; at least ${o}`:""}`};var C_={name:"Set",input:te(uI),call:{title:"Set a value",description:"\
Sets one value of a JSON, YAML or TOML file by its path, in the style of the file; comments and all other lines stay.",isIdempotent:true,input:te(Bae)},effect:"\
changes",touches:e10=>[lI(e10)],rule:[],fileKey:"file_path",isRepeatable:true,doing:"Setting a value in",facts:({path:e10})=>[`Sets the value at ${JSON.stringify(
e10)}`],texts:({value:e10})=>({before:"",after:e10===void 0?"":ki(e10)}),title:({path:e10,value:t})=>`set ${e10} to ${ki(t)}`,run:async(e10,t)=>(await import("./wings-codemods-set.js")).
setValue(e10,t)},M_={name:"Unset",input:te(qae),call:{title:"Remove a key",description:"Removes one key or element of a JSON, YAML or TOML file by its path.",input:te(
Uae)},effect:"changes",touches:e10=>[lI(e10)],rule:[],fileKey:"file_path",isRepeatable:true,doing:"Removing a key from",facts:({path:e10})=>[`Removes the value \
at ${JSON.stringify(e10)}`],title:({path:e10})=>`remove ${e10}`,run:async(e10,t)=>(await import("./wings-codemods-set.js")).unsetValue(e10,t)},lI=({file_path:e10=""})=>({
path:e10,effects:["changes"]});function Bae(){let{path:e10,value:t,create:r}=uI().shape;return j({file_path:cI(),path:e10,value:t,create:r}).refine(a=>a.value!==
void 0,{path:["value"],message:'The key "value" is missing.',when:qr}).describe("Set one value of a JSON, YAML or TOML file that was read, in the style of the f\
ile.")}function Uae(){return j({file_path:cI(),path:dI()}).describe("Remove one key or element of a JSON, YAML or TOML file that was read.")}var cI=()=>se.meta(
{examples:["package.json"]});function uI(){let{expect_matches:e10,skip_unsupported:t}=Ae,r=Re("file_path","glob");return ke(j({...pI(),mode:Vae(),value:Kae().optional(),
from:Jae(),create:ue("Whether missing parents are created; if false, the step is refused.").meta({default:true}),expect_matches:e10,skip_unsupported:t}),...r.rules,
...et("skip_unsupported","expect_matches"),["value",a=>a.mode==="copy"||Object.hasOwn(a,"value")&&a.value!==void 0,'The key "value" is missing.'],["from",({mode:a,
from:n})=>a==="copy"==(n!==void 0),"is for mode copy, which needs it"],["value",({mode:a,value:n})=>a!=="copy"||n===void 0,"cannot be combined with mode copy, w\
hich takes the value at from"],["value",({mode:a,value:n})=>a!=="rename"||typeof n=="string"&&n!=="","is not a text, which mode rename takes as the new name"],Gt).
describe("Set one value of a JSON, YAML or TOML file, or of every one that a glob names, in the style of the file.").meta(r.schema)}function qae(){let{expect_matches:e10,
skip_unsupported:t}=Ae,r=Re("file_path","glob");return ke(j({...pI(),expect_matches:e10,skip_unsupported:t}),...r.rules,...et("skip_unsupported","expect_matches"),
Gt).describe("Remove one key or element of a JSON, YAML or TOML file, or of every one that a glob names.").meta(r.schema)}var pI=()=>({file_path:se.optional().meta(
{examples:["package.json"]}),glob:Ae.glob,exclude:Ae.exclude,only_if:Ae.only_if,path:dI(),document:Hae()}),fI=()=>Y([J().min(1,"is empty"),P(Y([J(),L()],"is not\
 a key or index")).min(1,"is an empty list")],"is not a list of keys, nor a path such as $.scripts.test"),dI=()=>fI().describe("Where the value is: a list of ke\
ys, an integer is an index of an array (below 0 from its end), or a path such as `$.jobs.build.steps[0]`. `*` is any key, `**` any number of them, `[name=x]` ev\
ery element with that value.").meta({examples:[["scripts","test"],"$.jobs.*.steps[name=build].uses",["files",-1]]}),Wae=j({$literal:$().refine(Co,"is no number,\
 date, truth value or null").describe("The scalar as it is spelt.").meta({examples:["3.10","0o755"]})}).describe("A scalar as it is written, where JSON would pr\
int it differently.").meta({examples:[{$literal:"3.10"}]}),Gae=Y([$(),$e(),H(),On(),Wae],"is not a text, a number, true, false or null"),Hae=()=>Y([L(),he("*"),
j({where:Ie($(),Gae,"is not a set of paths with values").describe("Values that the document has, by their paths.").meta({examples:[{kind:"Deployment","metadata.\
name":"shop"}]})})],"is not a number, '*' or { where: { kind: \u2026 } }").optional().describe("Which of several YAML documents: its number from 0 (from the las\
t below 0), '*' for all, or { where } for those with these values; the keys are paths such as metadata.name.").meta({examples:[0,"*",{where:{kind:"Deployment"}}]}),
Vae=()=>V(["set","raise","append","prepend","rename","copy"]).optional().describe("raise sets a version unless it is as high already; append and prepend add val\
ue to the list at path, unless it has it; rename gives the last key of path the name in value; copy takes the value at from.").meta({default:"set"}),Jae=()=>fI().
optional().describe("With mode copy: where the value to copy is, in the same document.").meta({examples:[["scripts","test"]]}),j_=e10=>typeof e10=="string"?!new RegExp(
"\\p{Surrogate}","u").test(e10):typeof e10=="number"?Number.isFinite(e10)&&(!Number.isInteger(e10)||Number.isSafeInteger(e10)):typeof e10!="object"||e10===null?
true:Object.entries(e10).every(([t,r])=>j_(t)&&j_(r)),Kae=()=>He().refine(j_,'holds a lone surrogate, or a number that would lose digits; write { $literal: "\u2026" \
} with its digits').superRefine((e10,{addIssue:t})=>{let r=ef(e10);r!==void 0&&t({code:"custom",message:r})}).describe('The value: a text, a number, true, false\
, null, a list or a set of keys. What a plan in YAML writes as 3.10 is { $literal: "3.10" } in JSON, and as a key "$literal 3.10": it is written as it is spelt,\
 where the file\u2019s format reads it so.').meta({examples:["vitest run",3,["a","b"],{node:">=20"},{$literal:"3.10"}]});var Be=(e10,t,{grammar:r=e10,...a})=>({
name:e10,title:t,grammar:`tree-sitter-${r}`,...a}),Tf=[Be("javascript","JavaScript",{aliases:["js","jsx"],endings:[".js",".mjs",".cjs",".jsx"]}),Be("typescript",
"TypeScript",{aliases:["ts"],endings:[".ts",".mts",".cts"]}),Be("tsx","TSX",{endings:[".tsx"]}),Be("python","Python",{aliases:["py"],endings:[".py",".pyi",".py3",
".bzl"],expandoChar:"\xB5"}),Be("go","Go",{aliases:["golang"],endings:[".go"],expandoChar:"\xB5"}),Be("java","Java",{endings:[".java"]}),Be("rust","Rust",{aliases:[
"rs"],endings:[".rs"],expandoChar:"\xB5"}),Be("ruby","Ruby",{aliases:["rb"],endings:[".rb",".rbw",".gemspec","Gemfile","Rakefile"],expandoChar:"\xB5"}),Be("php",
"PHP",{grammar:"php_only",endings:[".php"],expandoChar:"\xB5"}),Be("cpp","C++",{aliases:["cc","c++","cxx"],endings:[".cc",".cpp",".cxx",".c++",".hpp",".hh",".hx\
x",".h++",".cu",".ino"],expandoChar:"\u{10000}"}),Be("csharp","C#",{aliases:["cs"],grammar:"c_sharp",endings:[".cs"],expandoChar:"\xB5"}),Be("bash","Bash",{endings:[
".sh",".bash",".bats",".zsh",".ksh"]}),Be("css","CSS",{endings:[".css"],expandoChar:"_"}),Be("c","C",{endings:[".c",".h"],expandoChar:"\u{10000}"}),Be("html","H\
TML",{endings:[".html",".htm",".xhtml"],expandoChar:"z"}),Be("json","JSON",{endings:[".json"]}),Be("yaml","YAML",{aliases:["yml"],endings:[".yaml",".yml"]})],P_=e10=>Tf.
find(t=>t.name===e10),Zae=e10=>Tf.find(t=>[t.name,...t.aliases??[]].includes(e10.toLowerCase())),Yae=e10=>Tf.find(({endings:t})=>t.some(r=>e10.endsWith(r))),R_=Tf.
flatMap(({endings:e10})=>e10);import{core_git_git$c as Xae,core_git_git$f as Qae}from"./hook.js";import{errors$b as ia,errors$d as ene}from"./hook.js";import{empty$g as gI,
empty$h as bI}from"./hook.js";async function _I(e10,{name:t,text:r,message:a}){let{objectFormat:n}=e10,i={type:"blob",content:Buffer.from(r)},s={type:"tree",content:Buffer.
concat([Buffer.from(`100644 ${t}\0`),Buffer.from(wr(n,i),"hex")])},o=`${z_.name} <${z_.email}> ${kI} +0000`,l=`tree ${wr(n,s)}
author ${o}
committer ${o}

${a}
`,c={type:"commit",content:Buffer.from(l)};return await e10.run(Hg(n,[i,s,c])),wr(n,c)}async function tne(e10,t,r){let{sha:a}=await e10.send(wI(t,r));return(await e10.
send($I(t,r,a))).sha}var rne=(e10,t)=>[wI(e10,t),$I(e10,t,"{tree}")];async function yI(e10,t,r,a){var n=[];try{let o=[...r.values()],l=gI(n,No(e10));try{for(let c of nne(
o))await l.git.run(ea(t,c))}catch(c){if(c instanceof ia&&ane.test(c.message))return;throw c}return await vI(l.git,o,a)}catch(o){var i=o,s=true}finally{bI(n,i,s)}}
var ane=/couldn't find remote ref|not our ref|unadvertised object/i,L_=200,nne=e10=>Array.from({length:Math.ceil(e10.length/L_)},(t,r)=>e10.slice(r*L_,(r+1)*L_));
async function vI(e10,t,{name:r,most:a}){var n=[];try{let l=t.map(f=>`${f}:${r}`),c=await e10.run(Gg([...l,...t]));if(c.slice(l.length).includes(void 0))return;
let u=gI(n,ze(e10),true),p=async(f,d)=>{let g=c[d];if(g!==void 0&&g>a)return{damage:`is larger than ${a} bytes`};let m=g===void 0?void 0:await u.read(f);return m?.
type==="blob"?{text:m.content.toString("utf8")}:{damage:`has no ${r}`}};return Promise.all(l.map(p))}catch(l){var i=l,s=true}finally{var o=bI(n,i,s);o&&await o}}
var wI=(e10,{name:t,text:r})=>h_(e10,void 0,[{path:t,mode:"100644",type:"blob",content:r}]),$I=(e10,{message:t},r)=>{let a={...z_,date:new Date(Number(kI)*1e3).
toISOString()};return m_(e10,{message:`${t}
`,tree:r,parents:[],author:a,committer:a})},z_={name:"editplan",email:"editplan@localhost"},kI="1577836800",ine=3;async function F_(e10,t,r,a){let[n,i]=[`refs/h\
eads/${r}`,na(r)],{refs:s,ledgers:o,defaultBranch:l}=await D_(e10,t,Fo(r),a),c=o.get(i),u=[...s.keys()].find(f=>f.startsWith(`${n}/`)||gf(r).includes(f)),p=s.has(
n)?void 0:u?.replace(/^refs\/heads\//,"");return{tip:s.get(n),ledger:c&&B_(c,r),defaultBranch:l,blockedBy:p}}var sne=async(e10,t,r)=>(await F_(e10,t,r)).ledger;
async function one(e10,t,r){let{ledgers:a}=await D_(e10,t,[`${Qt}*`]);return[...a].flatMap(([n,i])=>{let s="text"in i?cne(i.text):void 0;return s!==void 0&&na(s)===
n&&r(s)?[B_(i,s)]:[]})}async function lne(e10,t,r){let{ledgers:a}=await D_(e10,t,r.map(na));return new Map(r.flatMap(n=>{let i=a.get(na(n)),s=i&&ene(()=>B_(i,n));
return s?[[n,s]]:[]}))}function cne(e10){let[,t]=/"branch":"refs\/heads\/((?:[^"\\]|\\.)*)"/.exec(e10)??[];return t===void 0?void 0:JSON.parse(`"${t}"`)}async function D_(e10,t,r,a){
for(let n=1;n<=ine;n+=1){let{refs:i,defaultBranch:s}=n===1&&a?a:await Si(e10,t,r),o=new Map([...i].filter(([u])=>u.startsWith(Qt)));if(o.size===0)return{refs:i,
ledgers:new Map,defaultBranch:s};let l=await yI(e10,t,o,{name:mf,most:zo});if(!l)continue;let c=new Map([...o].map(([u,p],f)=>[u,{...l[f],commit:p}]));return{refs:i,
ledgers:c,defaultBranch:s}}throw new ia({name:"GIT_FAILED",message:une})}var une="The ledger of the branch moves each time it is read: another run is publishing\
. Let one at a time run (in a workflow: `concurrency`), then try again.";function B_(e10,t){let{commit:r}=e10;if("damage"in e10)throw yf(t,{at:r,what:`it ${e10.
damage}`});return{..._f(e10.text,{branch:t,at:r}),commit:r}}var xI=(e10,t)=>_I(e10,SI(t)),pne=(e10,t,r)=>tne(e10,t,SI(r)),SI=e10=>{let t=bf(e10),r=fne(t,e10);if(r===
void 0)return{...OI,text:t};let a=`The ledger of the branch ${JSON.stringify(e10.branch)} would be one that cannot be read again: ${r} Nothing was pushed. Publi\
sh to a branch with another name.`;throw new ia({name:"LEDGER_INVALID",message:a})};function fne(e10,{branch:t}){if(Buffer.byteLength(e10)>zo)return`it is large\
r than ${zo} bytes.`;try{let r=_f(e10,{branch:t.replace(/^refs\/heads\//,""),at:"unwritten"});return bf(r)===e10?void 0:"it would be read as another one."}catch(r){
if(r instanceof ia)return r.message;throw r}}var OI={name:mf,message:"Ledger of a branch of editplan"},Ei=e10=>!("unknown"in e10),dne=({unknown:e10})=>({"no rep\
ository":"the remote is not a repository of a GitHub server. Name the repository as `repository`","another server":"the token is not for this server. Name it as\
 `serverUrl`","no token":"no token was given. Set GITHUB_TOKEN, or give one as `token`"})[e10];async function hne(e10,t,r){let a=await EI(t,r);if(r.suggestOn!==
void 0)return{...hI(t),hub:a};let n=r.part!==void 0;if(r.dryRun&&(!Ei(a)||n))return{...hI(t),hub:a,isPart:n,isUnread:true};let i=await F_(e10,t.push,t.branch,t.
seen),s=Ei(a)?await TI(a,i.ledger):[];return{target:t,...i,hub:a,pulls:s,isPart:n}}var hI=e10=>({target:e10,tip:void 0,ledger:void 0,defaultBranch:void 0,pulls:[]});
async function EI(e10,{graphqlUrl:t,clock:r,pace:a,branchToken:n,withheld:i,pushToFork:s,token:o}){let{token:l,apiUrl:c}=e10;if(!gne(e10))return{unknown:"no rep\
ository"};if(l===void 0)return{unknown:o?"another server":"no token"};let u=await Bo({token:l,apiUrl:c,graphqlUrl:t,clock:r,pace:a,branchToken:n,withheld:i}),p=await u.
send(xi(e10.repository)),f=s===void 0?p:await mne(s,u);return{github:u,target:e10,repository:p,head:f}}async function mne(e10,t){let r=await U_(t.send(xi(e10)));
if(r)return r;let a=`The fork ${e10} does not exist, or the token cannot see it. Make it first, or use a token that covers it.`;throw new ia({name:"GITHUB_FAILE\
D",message:a})}var gne=e10=>e10.repository!==void 0&&e10.headRepository!==void 0,U_=e10=>e10.catch(y_);async function bne(e10,t){let r=await F_(e10,t.target.push,
t.target.branch);return{...t,...r,pulls:Ei(t.hub)?await TI(t.hub,r.ledger):[]}}async function TI(e10,t){let{github:r,target:a,head:n}=e10,i=await AI(e10),s=t?.pulls.
findLast(({number:c})=>i.every(({number:u})=>u!==c))?.number;if(s===void 0)return i;let o=await U_(r.send(d_(a.repository,s)));if(!o||!q_(o,{repository:n.id,branch:a.
branch}))return i;let l=`GitHub lists the pull requests of the branch "${a.branch}" without #${s}, which is one of them. Nothing was written. Run again later.`;
throw new ia({name:"GITHUB_FAILED",message:l})}async function AI({github:e10,target:t,head:r},a=t.branch){let n=r.full_name.split("/")[0];return(await e10.list(
f_(t.repository,`${n}:${a}`))).filter(i=>q_(i,{repository:r.id,branch:a}))}var q_=({head:e10},{repository:t,branch:r})=>t!==void 0&&e10.repo?.id===t&&e10.ref===
r,NI=(e10,t)=>t===void 0?[]:e10.filter(({number:r,head:a})=>II(t,r)||a.sha===t.run.head),II=(e10,t)=>e10.pulls.some(r=>r.number===t);function _ne({pulls:e10,ledger:t,
target:r}){let a=NI(e10,t).filter(({state:i})=>i==="open"),n=a.filter(({number:i})=>t!==void 0&&II(t,i));return[...n,...a].find(({base:i})=>i.ref===r.base.branch)??
n[0]}var yne=(e10,{number:t,head:r})=>e10?.run.head===r.sha?e10.run:e10?.pulls.find(a=>a.number===t)?.run,W_=class extends ia{constructor(e10){super({name:"LEDG\
ER_REFUSED",message:`The server refused the ledger of the branch, ${Qt}\u2026: ${e10.replace(/[.\s]+$/,"")}. Let the token write refs below ${Qt}.`})}},vne=3;function wne(e10,{
push:t},r=Ya){return{goesAlone:true,write:a=>xI(e10,a),async move(a){for(let n=1;!await $ne(e10,t,{moves:a,isLast:n===vne});n+=1)await r.sleep(1e3*2**(n-1))}}}async function $ne(e10,t,{
moves:r,isLast:a}){try{return await e10.run(cp(t,r)),true}catch(n){if(!(n instanceof ia))throw n;if(await jI(e10,t,r))return true;if(Xae(n)){if(a)throw Uo(n,"Th\
e branch could not be pushed");return false}throw(r.every(({ref:i})=>i.startsWith(Qt))?/\[(?:remote )?rejected\]/:void 0)?.test(n.message)??xne(n.message)?new W_(
Qae(n)):Uo(n,"The branch could not be pushed")}}function kne(e10,{github:t,target:r,repository:a,head:n}){let{node_id:i}=n??a;return{goesAlone:false,write:s=>pne(
t,r.headRepository,s),async move(s){try{await t.send(g_(i,s))}catch(o){if(!(o instanceof Or))throw o;if(await jI(e10,r.push,s))return;throw o.detail.includes(Qt)?
new W_(o.detail):o}}}}async function jI(e10,t,r){let a=r.map(({ref:s})=>s),n=await ci(e10,t,a).catch(()=>{});if(!n)return false;let i=s=>n.refs.get(s);if(r.every(
({ref:s,commit:o})=>i(s)===o))return true;if(r.some(({ref:s,expected:o})=>i(s)!==o))throw new S_;return false}function xne(e10){if(/does not support --atomic/i.
test(e10))return true;let t=[...e10.matchAll(/^ *! \[(?:remote )?rejected\] +\S+ -> (\S+) \((.*)\)$/gm)],r=i=>t.find(([,s=""])=>s.startsWith(Qt)===i)?.[2],[a,n]=[
r(true),r(false)];return a!==void 0&&!mI(a)&&(mI(n??"")||a===n)}var mI=e10=>/^atomic|transaction/i.test(e10);import{errors$a as Sne,errors$b as CI}from"./hook.js";
var G_=new Q("several"),Af=new Q("several"),One="this run",Ene=20;async function Tne(e10,t,r){let{listPullsOn:a}=await import("./publish-github-api.js"),n=[],i;
for(let o=0;o<Ene;o+=1){let{repository:l}=await e10.send(a(t,r,i)),{nodes:c,pageInfo:u}=l.pullRequests;if(n.push(...c),!u.hasNextPage)return{pulls:n,leftOut:[]};
i=u.endCursor??void 0}let s=`More than ${n.length} are open on "${r}"; those that changed last were compared.`;return{pulls:n,leftOut:[{name:"the other open pul\
l requests",reason:s}]}}async function Ane({state:e10,rule:t,wanted:r,...a}){let n=e10&&Ei(e10.hub)?e10.hub:void 0,i=Af.found;if(!(!n||!i||!r&&t===void 0))try{return Nne(
await(await i())({...a,hub:n}),t??"note")}catch(s){if(!(s instanceof CI&&s.name!=="OVERLAPS"&&s.name!=="INTERRUPTED")||(t??"note")!=="note")throw s;let o={branch:a.
target.base.branch,commit:a.target.base.commit},l=s.problems[0]?.message??"";return{overlaps:{base:o,changes:[],pairs:[],left_out:[{name:"open pull requests",reason:l}]},
draft:false,problems:[]}}}function Nne({overlaps:e10,deciding:t},r){if(!t)return{overlaps:e10,draft:false,problems:[]};let{said:a,isOurs:n}=t,i={name:"OVERLAPS",
message:`The run ${a}.`};if(r==="stop"&&n)throw new MI({...i,message:`${i.message} The policy stops it; nothing was pushed. ${Sne.OVERLAPS.advice}`},e10);return{
overlaps:e10,draft:r==="draft"&&n,problems:[i]}}var MI=class extends CI{overlaps;constructor(e10,t){super(e10),this.overlaps=t}};var Ine={name:"campaign",schemas:{
campaign:async()=>(await import("./wings-campaign-campaign-file.js")).campaignJsonSchema()},commands:{names:["campaign"],load:async()=>[(await import("./wings-campaign-commands-campaign.js")).
campaignCommand]}},jne={name:"Import",input:te(Rne),call:{title:"Import a name",description:"Adds or removes imports of a JavaScript, TypeScript, Python, Go, Ja\
va or Rust file, in its own style.",isIdempotent:true,input:te(Pne)},effect:"changes",touches:({file_path:e10=""})=>[{path:e10,effects:["changes"]}],rule:[],fileKey:"\
file_path",criteria:()=>({endings:Mne}),isRepeatable:true,doing:"Importing in",facts:e10=>[`${e10.remove?"Removes":"Adds"} an import: ${Nf(e10)}`],texts:e10=>e10.
remove?{before:Nf(e10),after:""}:{before:"",after:Nf(e10)},title:e10=>`${e10.remove?"remove the import of":"import"} ${Nf(e10)}`,run:async(e10,t)=>(await import("./wings-codemods-import-step.js")).
changeImports(e10,t)},Cne=["javascript","typescript","tsx","python","go","java","rust"],Mne=Cne.flatMap(e10=>P_(e10).endings),Nf=({from:e10,names:t=[],default:r,
namespace:a,alias:n})=>{let i=[r,a&&`* as ${a}`,...t].filter(Boolean),s=n===void 0?"":` as ${n}`;return i.length>0?`${i.join(", ")} from ${e10}`:`${e10}${s}`};function Pne(){
return ke(j({file_path:se.meta({examples:["src/user.ts"]}),...FI()}).describe("Add imports to a source file that was read, or remove them."),...DI)}function Rne(){
let{glob:e10,exclude:t,only_if:r,expect_matches:a,skip_unsupported:n}=Ae,i=Re("file_path","glob");return ke(j({file_path:se.optional().meta({examples:["src/user\
.ts"]}),glob:e10,exclude:t,only_if:r,...FI(),expect_matches:a,skip_unsupported:n}),...i.rules,...et("skip_unsupported","expect_matches"),...DI,Gt).describe("Add\
 imports to a JavaScript, TypeScript, Python, Go, Java or Rust file, or to every one that a glob names, or remove them, in the file\u2019s own order and style.").
meta(i.schema)}var If=String.raw`[\p{L}_$][\p{L}\p{M}\p{N}_$]*`,PI=()=>J().regex(new RegExp(`^${If}$`,"u"),"is not a name"),RI=500,FI=()=>({from:J().regex(/^[^\s'"`\\;(){}<>,]+$/,
"is not a module, a package or a path without blanks, quotes and brackets").describe("Module, package or path.").meta({examples:["react","./user","os.path","net\
/http","java.util","std::collections"]}),names:P(J().regex(new RegExp(`^(?:\\*|${If}(?:\\s+as\\s+${If})?)$`,"u"),"is not a name, `name as local` or *")).min(1,"\
is an empty list").refine(({length:e10})=>e10<=RI,`has more than ${RI} names: make several steps`).optional().describe("What is imported from it: `name` or `nam\
e as local`; `*` is all (not in JavaScript).").meta({examples:[["useState","useMemo as memo"],["List"]]}),default:PI().optional().describe("JavaScript: the name\
 for the default export.").meta({examples:["React"]}),namespace:PI().optional().describe("JavaScript: the name for all exports.").meta({examples:["path"]}),alias:J().
regex(new RegExp(`^(?:\\.|${If})$`,"u"),"is not a name").optional().describe("Python, Go, Rust: the name for the module; in Go also `_` and `.`.").meta({examples:[
"np","_"]}),type:ue("TypeScript: as in `import type`.").meta({default:false}),static:ue("Java: static members.").meta({default:false}),remove:ue("Remove them; i\
f only `from` is given, every import of it.").meta({default:false})}),DI=[["namespace",({namespace:e10,names:t,remove:r})=>e10===void 0||t===void 0||r===true,"c\
annot be combined with names; write two steps"]],Lne={name:"codemods",fill(){vr.fill({endings:R_,async neededWord({pattern:e10="",rule:t}){let[{neededWord:r},{readRule:a}]=await Promise.
all([import("./wings-codemods-structure-matcher.js"),import("./wings-codemods-structure-rule.js")]),n=t===void 0?{matcher:e10}:a(t);return"message"in n?void 0:r(
n.matcher)},async read(e10){let{findStructures:t,matchStructure:r,readStructure:a}=await import("./wings-codemods-structural-edit.js"),n=a(e10);return n===void 0||
"message"in n?n:{newString:n.newString,by:e10.rule===void 0?"pattern":"rule",match:(i,s)=>r(i,n,s),find:(i,s)=>t(i,n,s)}},judge:async(...e10)=>(await import("./wings-codemods-structural-edit.js")).
judgeEdit(...e10)}),N_.fill(async e10=>{let{explainChange:t}=await import("./wings-codemods-explain-explain.js"),{sentenceOf:r}=await import("./wings-codemods-explain-words.js"),
a=await t(e10);return{...a,sentence:r(a)}}),ni.fill({endings:[".js",".mjs",".cjs",".jsx",".ts",".mts",".cts",".tsx",".py",".pyi",...zne],follow:async(...e10)=>(await import("./wings-codemods-imports-follow.js")).
importReferences.follow(...e10),importers:async(...e10)=>(await import("./wings-codemods-imports-follow.js")).importReferences.importers(...e10)}),Wu.fill([C_,M_,
jne])},commands:{names:["explain","test"],load:async()=>[(await import("./wings-codemods-commands-explain.js")).explainCommand,(await import("./wings-codemods-commands-test.js")).
testCommand]}},zne=[".json",".jsonc",".toml",".cfg",".ini",".yml",".yaml",".html",".htm",".vue",".svelte",".astro",".mdx",".ipynb"],Fne=()=>P(Dne()).max(20).describe(
"Language servers that are asked which diagnostics a plan adds and which it fixes."),Dne=()=>j({name:$0().optional().describe("Its name in the report; default: \
the name of the program.").meta({examples:["typescript"]}),server:k0().meta({examples:[["tsc","--lsp","--stdio"],["clangd"]]}),files:Y([Ep(),P(Ep()).min(1).max(
100)]).describe("Globs of the files that it is asked about, relative to the root; {a,b} names several.").meta({examples:["**/*.{ts,tsx}"]}),severity:V(Bne).default(
"error").describe("The least severe diagnostics that count."),on_new:V(["stop","draft","note"]).default("note").describe("What follows from new ones. stop: noth\
ing is applied or published. draft: a pull request is a draft. note: the report shows them."),timeout:v0().describe("Time for all that it is asked in a run, suc\
h as 60s, 2m or a number of seconds."),memory:w0().default(4*2**30).describe("Memory of all its processes, beyond which it is killed; Linux only.").meta({examples:[
"4GiB"]}),initialization:Ie($(),Nh()).default({}).describe("Its `initializationOptions`. Options that make it run or install other programs are turned off over \
these.")}),Bne=["error","warning","information","hint"],Une={name:"diagnostics",fill(){Gp(I_),Pb({key:"diagnostics",schema:Fne,programs:e10=>e10.map(({server:t})=>t),
globs:e10=>e10.map(({files:t})=>t),onDemand:"The policy names language servers; `editplan check --diagnostics` asks them.",inspect:async(...e10)=>(await import("./wings-diagnostics-diagnose-run.js")).
diagnoseRun(...e10)}),A_.fill(async()=>{let{diagnosePlan:e10}=await import("./wings-diagnostics-diagnose-plan.js"),{keepServers:t}=await import("./wings-diagnostics-documents.js"),
{planRename:r}=await import("./wings-diagnostics-rename.js");return{diagnosePlan:e10,keepServers:t,planRename:r}})}},qne={name:"editor",commands:{names:["lsp"],
load:async()=>[(await import("./wings-editor-commands-lsp.js")).lspCommand]}},Wne={name:"fixes",fill(){Gu.fill([E_]),b0.fill(async()=>(await import("./wings-fixes-outputs.js")).
outputs),bi.sarif.fill(async()=>(await import("./wings-fixes-writers-sarif.js")).writeSarif),bi.patch.fill(async()=>(await import("./wings-fixes-writers-patch.js")).
writePatch),bi.rdjson.fill(async()=>(await import("./wings-fixes-writers-rdjson.js")).writeRdjson)},commands:{names:["fix"],load:async()=>[(await import("./wings-fixes-commands-fix.js")).
fixCommand]}},Gne={name:"page",fill:()=>xo.fill(async()=>(await import("./wings-page-html.js")).renderHtml)},Hne={name:"provenance",fill(){b_.fill(async()=>(await import("./wings-provenance-attest-pull.js")).
attestPull),bi.agentTrace.fill(async()=>(await import("./wings-provenance-agent-trace.js")).writeAgentTrace),T_.fill(async()=>(await import("./wings-provenance-commands-provenance.js")).
verifyBundle)},commands:{names:["blame"],load:async()=>[(await import("./wings-provenance-commands-provenance.js")).blameCommand]}},Vne={name:"sessions",fill(){
Rb.fill(async()=>{let[{formatNamed:e10,detectImportFormat:t,whyUnknown:r},{askedOf:a,readingsOf:n}]=await Promise.all([import("./wings-sessions-detect.js"),import("./wings-sessions-whole-import.js")]);
return{whyUnknown:r,async importText(i,{source:s,...o}){let l=e10(s?.from);if((l??t(i.text))!==void 0)return n(i,{request:{...o,...a(s),...l&&{format:l}}})}}})},
commands:{names:["import","record"],load:async()=>{let[{importCommand:e10},{recordCommand:t}]=await Promise.all([import("./wings-sessions-commands-import.js"),import("./wings-sessions-commands-record.js")]);
return[e10,t]}}},ft=L().min(0),Jne=j({plan:$().describe("The plan file, as passed."),title:$().describe("Title of the plan."),verdict:V(["passes","fails","refus\
ed","unchanged"]).describe("refused: a step, the policy or the audit refuses it. fails: a verification or a language server stops it. unchanged: it changes noth\
ing."),best:D(he(true),"It is the smallest change of those that pass."),tests:Ze({passed:ft.describe("Those that succeeded."),failed:ft.describe("Those that did\
 not.")}).describe("Number of verifications of the policy."),verifications:D(be(Y0),"Verifications of the policy that ran on its result, in order."),diagnostics:D(
be(ko),"What the policy\u2019s language servers find that the base does not have, server by server."),files:ft.describe("Files that it changes."),insertions:ft.
describe("Lines added."),deletions:ft.describe("Lines removed."),milliseconds:ft.describe("How long trying it took."),left_out:D(ft,"Passages of its source that\
 it leaves out; such a candidate is never the best."),commit:D($(),"The commit of its result, where there is one."),worktree:D($(),"The worktree in which the pr\
ograms ran, where it is kept."),problems:D(be(gi),"Why it does not pass.")}),Kne=be(Jne),LI=Ze({change:$().describe("Name of the plan, or of the change."),step:D(
L().positive(),"Its number in the plan, from 1; absent for a change that has no plan."),id:D($(),"Its id."),tool:D($(),"The tool that it uses."),file_path:$().describe(
"Its path, its globs or its command."),lines:D(yt([ft,ft]).readonly(),"First and last line of the file that it replaces, when only its plan is replayed."),at:D(
Ze({file:D($(),"The plan file."),line:ft.describe("Line of it, from 1."),column:ft.describe("Column of that line, from 1."),field:D($(),"Of a plan that was give\
n as an object: the field.")}),"For plans that are composed: its place in the text of its plan.")}),J_=Ze({order:be($()).describe("The names, in the order that \
was tried."),step:LI.describe("The refused step, or a step whose effect the order decides."),cause:D(LI,"The step of the other plan or change that causes it."),
error:D(gi.readonly(),"Why the step is refused; absent where both orders work and give different files.")}),BI=Ze({changes:yt([$(),$()]).readonly().describe("Na\
mes of the two plans or changes."),relation:V(["same","disjoint","commutes","order","conflicts","behind","unknown"]).describe("same: equal effect. disjoint: dif\
ferent files. commutes: any order. order: one must come first. conflicts: no order works, or both do and give different files. Of changes that are under way als\
o behind: one of them does not apply to the base\u2019s tip, nor after the other. unknown: they could not be compared."),order:D(yt([$(),$()]).readonly(),"The o\
ne that must come first, and the other one."),clashes:D(be(J_),"What is refused, and in which order."),overwritten:D(be($()),"Files in which the second of `orde\
r` leaves nothing of what the first one changes."),reason:D($(),"Why they could not be compared.")}),Zne=Ze({plans:be(Ze({name:$().describe("File of the plan wi\
thout folder and extension."),title:$().describe("Title of the plan."),steps:ft.describe("Number of its steps."),refused:D(J_,"Why the plan is refused, whatever\
 comes before it.")})).describe("The plans."),pairs:be(BI).describe("How the plans relate, two by two."),clashes:be(J_).describe("Why plans that fit in pairs do\
 not fit together."),order:D(be($()),"An order in which every plan applies, without plans that repeat another; absent if there is none."),error:D(gi.readonly(),
"Why there is no such order: the error of a plan that fails in every order, otherwise PLANS_CONFLICT.")}),UI=$(),Yne=Ze({name:UI.describe("What the pairs call i\
t: the plan\u2019s name, `#` and the number, the worktree\u2019s folder; no other has it."),kind:V(["run","plan","pull","worktree"]).describe("run: what is abou\
t to be published. pull: an open pull request. worktree: of the same repository."),title:D($(),"Title of the plan or of the pull request, as its author wrote it\
."),number:D(L().positive(),"Number of the pull request."),url:D($(),"Its address."),branch:D($(),"Its branch, or that of the worktree."),fork:D(he(true),"The b\
ranch is in another repository: whoever pushes to it needs no rights here."),path:D($(),"Folder of the worktree."),behind:D(gi.readonly(),"It is behind the base\
: why its first refused step does not apply to the base\u2019s tip.")}),Xne=Ze({base:Ze({branch:D($(),"Its branch."),commit:$().describe("Its tip, on which the \
changes were replayed.")}).describe("The base."),changes:be(Yne).describe("The changes."),pairs:be(BI).describe("How they relate."),left_out:be(Ze({name:UI.describe(
"Its name."),reason:$().describe("Why, in a sentence.")})).describe("Changes that were not looked at.")}),qI={index:L().positive().describe("Its number, from 1."),
id:D($(),"Its id."),tool:$().describe("The tool that it uses."),file_path:$().describe("Its path, its globs or its command."),source:D($(),"For a Fix: the tool \
and the rule that propose it."),why:D($(),"The reason that the plan gives.")},Qne=j({...qI,verification:D($(),"Name of the verification that fails with it."),output:D(
$(),"The end of what that printed; credentials masked.")}),eie=Ze({complete:H().describe("No culprit can be put back by itself; false if the budget ran out befo\
re that was known."),flaky:H().describe("The same files once passed and once failed."),runs:ft.describe("Number of test runs."),culprits:be(Qne.readonly()).describe(
"The steps that break it."),dependants:be(Ze({...qI,needs:be(L().positive()).describe("The steps it needs.")})).describe("Steps that need a culprit.")}),zI="How\
 the plans fit together",tie={key:"composition",combines:"compose",schema:Zne,about:"For plans that were composed: how they fit together. Pairs that touch diffe\
rent files are left out.",lists:e10=>[{title:zI,head:[],lines:uf(e10).map(aie)}],page:e10=>({kind:"composition",label:zI,items:uf(e10).map(WI)}),outputs:e10=>({
conflicts:JSON.stringify(e_(e10).slice(0,rie))})},rie=50,aie=({kind:e10,words:t,details:r})=>[`- ${e10==="conflicts"?"\u2717 ":""}${_i(t)}`,...r.map(a=>`  - ${_i(
a)}`)].join(`
`),WI=({kind:e10,words:t,details:r})=>({kind:e10,words:t,details:r}),nie={key:"candidates",schema:Kne,about:"For plans that were tried side by side: how each ca\
me out. The run is that of the best one.",lists:e10=>[{title:"Candidates",head:rb(pf),lines:e10.map(sie)},{title:"Why candidates do not pass",head:[],lines:e10.
flatMap(oie)}],page(e10,t){let r=e10.map(i=>({...i,plan:t(i.plan)})),a=r.map(i=>({kind:i.verdict,cells:ff(i).map(I),...i.best&&{badge:"best"}})),n=r.flatMap(lie);
return{kind:"candidates",label:"Candidates",table:{heads:pf,rows:a},items:n}},outputs:e10=>({candidates:JSON.stringify(e10.map(iie)),best:e10.find(({best:t})=>t)?.
plan??""}),reasons:e10=>e10.flatMap(({problems:t=[]})=>t.slice(0,1))},iie=({verifications:e10,diagnostics:t,problems:r=[],worktree:a,...n})=>({...n,problems:r.map(
({name:i})=>i)}),sie=e10=>{let[t="",r="",a="",n="",...i]=ff(e10),s=`${Yt(t)}${e10.best?" **best**":""}`;return So([s,r,a,_i(n),...i])},oie=e10=>df(e10).map(({name:t,
message:r})=>`- ${Yt(e10.plan)}: \`${t}\` ${_i(r.split(`
`)[0]??"")}`),lie=e10=>df(e10).map(({name:t,message:r})=>({subject:{code:I(e10.plan),strong:t},words:r.split(`
`)[0]??""})),cie={key:"narrowing",schema:eie,about:"For a run that left steps out so that the verification passes: which, and why.",lists:({culprits:e10})=>[{title:"\
Why steps were left out",head:[],lines:e10.map(uie)}]};function uie({index:e10,id:t,file_path:r,source:a,verification:n="",output:i=""}){let s=t===void 0?"":` ${Yt(
t)}`,o=a===void 0?"":` (${Yt(a)})`,l=`- Step ${e10}${s}, ${Yt(r)}${o}: ${Yt(n)} fails with it`,c=Ni(i).trimEnd();return c===""?l:`${l}
${ab("",c).replace(/^/gm,"  ")}`}var H_="Other open pull requests",pie={key:"overlaps",schema:Xne,about:"How the run relates to the other open pull requests on \
its base. Those that touch different files are left out.",line(e10,t){let r=hf(e10,V_(e10),t);return r===""?void 0:{title:H_,text:r}},page(e10){let t=V_(e10),r=hf(
e10,t,I),a=r_(e10).filter(({kind:n,pair:i})=>n!=="fits"&&i.changes.includes(t));if(r!=="")return{kind:"composition",label:H_,line:{title:H_,text:r},items:a.map(
WI)}},outputs:e10=>({overlaps:n_(e10,V_(e10))})},V_=({changes:e10})=>e10[0]?.name??"",fie={name:"several",fill:()=>{Gp(tie,nie,cie,pie),Oi.fill(async()=>({compose:async(...e10)=>(await import("./wings-several-combined-pull-request.js")).
openComposedPullRequest(...e10),try:async(...e10)=>(await import("./wings-several-combined-pull-request.js")).openBestPullRequest(...e10),split:async(...e10)=>(await import("./wings-several-split-pulls.js")).
openPullRequests(...e10),narrow:async(...e10)=>(await import("./wings-several-narrow-plans.js")).narrowPlans(...e10)})),Af.fill(async()=>(await import("./wings-several-find-overlaps.js")).
overlapsOfRun),G_.fill(async()=>(await import("./wings-several-pull-overlaps.js")).pullOverlapsInWords)},commands:{names:["compose","split","narrow","try","over\
lap"],load:async()=>{let{composeCommand:e10,overlapCommand:t,splitCommand:r}=await import("./wings-several-commands-compose.js"),{narrowCommand:a,tryCommand:n}=await import("./wings-several-commands-try.js");
return[e10,r,a,n,t]}}},jf=[Ine,Lne,Une,qne,Wne,Gne,Hne,Vne,fie];for(let{fill:e10}of jf)e10?.();import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import{core_text_words$i as hie}from"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
var mie=new Map([["campaign","campaign"],["explain","codemods"],["test","codemods"],["lsp","editor"],["fix","fixes"],["blame","provenance"],["import","sessions"],
["record","sessions"],["compose","several"],["split","several"],["narrow","several"],["try","several"],["overlap","several"]]),K_=[{names:["apply"],load:async()=>[
(await import("./start.js").then(e10=>({applyCommand:e10.faces_cli_commands_apply$applyCommand,pickAtTerminal:e10.faces_cli_commands_apply$pickAtTerminal}))).applyCommand]},
{names:["check","repair"],load:async()=>(await import("./start.js").then(e10=>({commands:e10.faces_cli_commands_check$commands}))).commands},{names:["pr"],load:async()=>[
(await import("./faces-cli-commands-pr.js")).prCommand]},{names:["history","show","undo","redo","resume"],load:async()=>(await import("./faces-cli-commands-history.js")).
commands},{names:["verify"],load:async()=>[(await import("./faces-cli-commands-verify.js")).verifyCommand]},{names:["report"],load:async()=>[(await import("./faces-cli-commands-report.js")).
reportCommand]},{names:["plan","fmt","schema"],load:async()=>(await import("./faces-cli-commands-plan.js")).commands},{names:["init"],load:async()=>[(await import("./faces-cli-commands-init.js")).
initCommand]},{names:["policy","completion","mcp"],load:async()=>(await import("./faces-cli-commands-setup.js")).commands},{names:["demo"],load:async()=>[(await import("./faces-cli-commands-demo.js")).
demoCommand(VI)]},...jf.flatMap(({commands:e10})=>e10??[])],HI=e10=>K_.some(({names:t})=>t.includes(e10)),gie=2;async function VI(e10,t){let r=0,[a,...n]=e10.filter(
u=>u!=="--all"),i=a==="help"&&n[0]!==void 0?(await import("./faces-cli-help-page.js")).helpPage(n[0],HI):void 0;if(i!==void 0)return t.stdout(i),0;let s=a==="he\
lp"&&n.length>0?n:e10,o=await JI(s,t,u=>{r=u});/\.(?:ya?ml|jsonl?)$/.test(a??"")&&o.showHelpAfterError(`To validate a plan: \`editplan check ${hie(a??"")}\`.`),
o.addHelpText("after",()=>e10.includes("--all")?"":yie);let l=s!==e10&&o.commands.some(u=>u.name()===s[0])?[...s,"--help"]:s,c=e10.includes("--all")?GI:u=>!GI(u);
o.configureHelp({...o.configureHelp(),subcommandTerm:u=>u.name(),visibleCommands:({commands:u})=>u.filter(c)});try{return bie(s[0]),await o.parseAsync(l.some(u=>u!==
"--all")?l:["--help"],{from:"user"}),r}catch(u){return u instanceof xg?u.exitCode===0?0:gie:Ba(u,t)}}async function JI(e10,t,r){let a=new Yr("editplan").description(
"Replays plans of file edits on a git checkout, with one commit per step.").version(die,"-V, --version").option("--no-color","no colours; NO_COLOR and FORCE_COL\
OR work as well").option("--all","with --help: the other commands").commandsGroup(YI).helpCommand("help [name]","explain a command, an error, or show a page suc\
h as importing");return await _ie(a,e10,n=>n(t,r)),KI(a,t),vie(a),a}function bie(e10=""){let t=mie.get(e10);t!==void 0&&!HI(e10)&&new Q(t).get()}async function _ie(e10,t,r){
let a=t.find(i=>!i.startsWith("-"))??"",n=K_.filter(({names:i})=>i.includes(a));for(let{load:i}of n.length>0&&a!=="completion"?n:K_)for(let s of await i())e10.addCommand(
r(s))}function KI(e10,t,r=e10.name()){for(let n of e10.commands)KI(n,t,`${r} ${n.name()}`);let a=({helpGroupHeading:n=Js})=>n===Js;return e10.options.sort((n,i)=>Number(
a(i))-Number(a(n))),e10.exitOverride().showSuggestionAfterError().showHelpAfterError(`See \`${r} --help\`.`).configureOutput({writeOut:t.stdout,writeErr:t.stderr}).
configureHelp({helpWidth:t.style.width,sortOptions:false})}var ZI="Everyday:",qo={[ZI]:["demo","init","check","apply","undo","pr","verify","history","show","rep\
ort","resume","import","help"],"Runs and publishing:":["redo","blame","campaign"],"Several plans:":["compose","split","narrow","try","overlap"],"Agents:":["reco\
rd","repair","mcp"],"Fixes and codemods:":["plan","fix","explain","test","fmt"],"Editor and setup:":["lsp","policy","schema","completion"]},GI=e10=>!qo[ZI]?.includes(
e10.name()),yie=`
Other commands: editplan --help --all. About a command or an error: editplan help NAME.
A page of the documentation: editplan help PAGE.md, such as importing.md.
`,YI=Object.keys(qo).at(-1)??"";function vie(e10){let t=Object.keys(qo),r=Object.values(qo).flat(),a=i=>{let s=r.indexOf(i.name());return s<0?r.length:s};for(let i of e10.
commands)i.helpGroup(t.find(s=>qo[s]?.includes(i.name()))??YI);let n=[...e10.commands].sort((i,s)=>a(i)-a(s));e10.commands.splice(0,e10.commands.length,...n)}export{
Yu as commander$A,FO as commander$B,v9 as commander$C,Ag as commander$D,ai as commander$E,xg as commander$a,Yr as commander$b,BH as commander$c,Xr as commander$d,
Sg as commander$e,Ba as commander$f,Qn as commander$g,Mt as commander$h,Og as commander$i,NO as commander$j,Eg as commander$k,IO as commander$l,Qr as commander$m,
ei as commander$n,Vs as commander$o,u9 as commander$p,ti as commander$q,MO as commander$r,PO as commander$s,Js as commander$t,Ks as commander$u,y9 as commander$v,
LO as commander$w,ri as commander$x,Tg as commander$y,zO as commander$z,H9 as core_engine_file_search$a,V9 as core_engine_file_search$b,QO as core_engine_file_search$c,
eE as core_engine_file_search$d,Cg as core_engine_file_search$e,Mg as core_engine_file_search$f,K9 as core_engine_file_search$g,Pg as core_engine_file_search$h,
Rg as core_engine_file_search$i,tV as core_engine_file_search$j,Lg as core_engine_file_search$k,ni as core_engine_imports$a,rp as core_engine_imports$b,gV as core_engine_imports$c,
bV as core_engine_imports$d,Fg as core_git_cat_file$a,Ys as core_git_cat_file$b,np as core_git_cat_file$c,ze as core_git_cat_file$d,Dg as core_git_cat_file$e,CV as core_git_commands_commit$a,
Bg as core_git_commands_commit$b,MV as core_git_commands_commit$c,PV as core_git_commands_commit$d,RV as core_git_commands_commit$e,LV as core_git_commands_commit$f,
zV as core_git_commands_commit$g,FV as core_git_commands_commit$h,DV as core_git_commands_commit$i,UV as core_git_commands_commit$j,qV as core_git_commands_commit$k,
WV as core_git_commands_diff$a,GV as core_git_commands_diff$b,HV as core_git_commands_diff$c,ip as core_git_commands_diff$d,Ug as core_git_commands_diff$e,qg as core_git_commands_diff$f,
VV as core_git_commands_diff$g,JV as core_git_commands_diff$h,KV as core_git_commands_diff$i,ZV as core_git_commands_diff$j,YV as core_git_commands_diff$k,e8 as core_git_commands_grep$a,
Wg as core_git_commands_grep$b,Gg as core_git_commands_object_sizes$a,n8 as core_git_commands_object_sizes$b,Qs as core_git_commands_object_sizes$c,i8 as core_git_commands_object_sizes$d,
op as core_git_commands_object_sizes$e,eo as core_git_commands_object_sizes$f,wr as core_git_commands_object_sizes$g,Hg as core_git_commands_object_sizes$h,Ua as core_git_commands_remote$a,
Vg as core_git_commands_remote$b,qa as core_git_commands_remote$c,ea as core_git_commands_remote$d,cp as core_git_commands_remote$e,u8 as core_git_commands_remote$f,
p8 as core_git_commands_remote$g,f8 as core_git_commands_remote$h,pp as core_git_commands_tree_changes$a,d8 as core_git_commands_tree_changes$b,h8 as core_git_commands_tree_changes$c,
m8 as core_git_commands_tree_changes$d,Jg as core_git_commands_tree_changes$e,g8 as core_git_commands_tree_changes$f,$8 as core_git_commands_tree_changes$g,k8 as core_git_commands_tree_changes$h,
C8 as core_git_commits$a,$E as core_git_commits$b,M8 as core_git_commits$c,fp as core_git_commits$d,to as core_git_commits$e,R8 as core_git_commits$f,kE as core_git_commits$g,
oo as core_git_conversions$a,wp as core_git_conversions$b,oi as core_git_conversions$c,li as core_git_conversions$d,fJ as core_git_conversions$e,no as core_git_filters$a,
io as core_git_filters$b,mp as core_git_filters$c,B8 as core_git_filters$d,U8 as core_git_filters$e,q8 as core_git_filters$f,W8 as core_git_filters$g,Xg as core_git_filters$h,
gp as core_git_filters$i,Qg as core_git_filters$j,bp as core_git_filters$k,_p as core_git_filters$l,e0 as core_git_filters$m,so as core_git_filters$n,Y8 as core_git_filters$o,
r0 as core_git_filters$p,a0 as core_git_filters$q,n0 as core_git_filters$r,Q8 as core_git_filters$s,si as core_git_filters$t,Ha as core_git_filters$u,vp as core_git_filters$v,
Pt as core_git_partial_clone$a,kJ as core_git_partial_clone$b,$p as core_git_partial_clone$c,TJ as core_git_partial_clone$d,PE as core_git_partial_clone$e,s0 as core_git_partial_clone$f,
NJ as core_git_partial_clone$g,l0 as core_git_partial_clone$h,ci as core_git_remote_refs$a,f0 as core_git_remote_refs$b,xp as core_history_branch$a,ZE as core_history_branch$b,
d5 as core_history_branch$c,m5 as core_history_branch$d,b5 as core_history_branch$e,QE as core_history_branch$f,_5 as core_history_branch$g,y5 as core_history_branch$h,
Sp as core_history_branch$i,$5 as core_history_branch$j,a2 as core_history_manifest$a,A5 as core_history_manifest$b,g0 as core_history_manifest$c,ta as core_history_manifest$d,
Fe as core_history_manifest$e,fi as core_history_manifest$f,Op as core_history_manifest$g,n2 as core_history_manifest$h,i2 as core_history_manifest$i,I5 as core_history_manifest$j,
s2 as core_history_manifest$k,j5 as core_history_manifest$l,uo as core_history_manifest$m,d0 as core_history_read_work_tree$a,co as core_history_read_work_tree$b,
o2 as core_plan_fix_output$a,M5 as core_plan_fix_output$b,b0 as core_plan_fix_output$c,cl as core_plan_source_text$a,cd as core_plan_source_text$b,ul as core_plan_source_text$c,
LC as core_plan_source_text$d,zC as core_plan_source_text$e,FC as core_plan_source_text$f,ep as core_plan_steps$a,Zs as core_plan_steps$b,P9 as core_plan_steps$c,
HO as core_plan_steps$d,VO as core_plan_steps$e,R9 as core_plan_steps$f,L9 as core_plan_steps$g,JO as core_plan_steps$h,B9 as core_plan_steps$i,U9 as core_plan_steps$j,
wH as core_plan_variables$a,$H as core_plan_variables$b,SH as core_plan_variables$c,sO as core_plan_variables$d,fg as core_plan_variables$e,mg as core_plan_variables$f,
gg as core_plan_variables$g,AH as core_plan_variables$h,y0 as core_policy_policy_keys$a,P5 as core_policy_policy_keys$b,R5 as core_policy_policy_keys$c,Ep as core_policy_schema_parts$a,
v0 as core_policy_schema_parts$b,w0 as core_policy_schema_parts$c,$0 as core_policy_schema_parts$d,k0 as core_policy_schema_parts$e,Cp as core_report_alike$a,ho as core_report_alike$b,
cK as core_report_alike$c,pg as core_report_build_report$a,QS as core_report_build_report$b,Gs as core_report_build_report$c,rO as core_report_build_report$d,po as core_report_changed_words$a,
Np as core_report_changed_words$b,ra as core_report_changed_words$c,x0 as core_report_changed_words$d,fo as core_report_changed_words$e,Ip as core_report_changed_words$f,
jp as core_report_changed_words$g,Zt as core_report_changed_words$h,S0 as core_report_changed_words$i,Rt as core_report_changed_words$j,di as core_report_changed_words$k,
E0 as core_report_flags$a,T0 as core_report_flags$b,I0 as core_report_flags$c,j0 as core_report_flags$d,zp as core_report_flags$e,C0 as core_report_flags$f,M0 as core_report_flags$g,
P0 as core_report_flags$h,R0 as core_report_flags$i,hi as core_report_flags$j,xd as core_report_groups$a,bl as core_report_groups$b,Sd as core_report_groups$c,Od as core_report_groups$d,
Ed as core_report_groups$e,fv as core_report_groups$f,UM as core_report_groups$g,_l as core_report_groups$h,z0 as core_report_lock_contents$a,F0 as core_report_lock_contents$b,
R2 as core_report_lock_contents$c,jr as core_report_net_changes$a,NM as core_report_net_changes$b,vd as core_report_net_changes$c,it as core_report_net_changes$d,
IM as core_report_net_changes$e,lv as core_report_net_changes$f,an as core_report_net_changes$g,wd as core_report_net_changes$h,Ir as core_report_net_changes$i,
ml as core_report_net_changes$j,Qo as core_report_outcome$a,Uf as core_report_outcome$b,qf as core_report_outcome$c,Wf as core_report_outcome$d,el as core_report_outcome$e,
Gf as core_report_outcome$f,Hf as core_report_outcome$g,Vf as core_report_outcome$h,Jf as core_report_outcome$i,Ty as core_report_outcome$j,Kf as core_report_outcome$k,
_Z as core_report_patch_lines$a,bo as core_report_patch_lines$b,_o as core_report_patch_lines$c,D0 as core_report_patch_lines$d,Fp as core_report_patch_lines$e,
G0 as core_report_read_first_2$a,H0 as core_report_read_first_2$b,FZ as core_report_read_first_2$c,eT as core_report_read_first_2$d,tT as core_report_read_first_2$e,
Bp as core_report_read_first_2$f,vo as core_report_read_first_2$g,mi as core_report_read_first_2$h,Up as core_report_read_first_2$i,rT as core_report_read_first_2$j,
sY as core_report_read_first_2$k,qp as core_report_read_first_2$l,K0 as core_report_read_first_lines$a,xY as core_report_read_first_lines$b,Z0 as core_report_read_first_lines$c,
Ze as core_report_report_parts$a,be as core_report_report_parts$b,D as core_report_report_parts$c,pT as core_report_report_parts$d,TY as core_report_report_parts$e,
gi as core_report_report_parts$f,AY as core_report_report_parts$g,Y0 as core_report_report_parts$h,ko as core_report_report_parts$i,xo as core_report_report_writers_2$a,
bi as core_report_report_writers_2$b,X0 as core_report_report_writers_2$c,_i as core_report_safe_markdown_2$a,RY as core_report_safe_markdown_2$b,Yt as core_report_safe_markdown_2$c,
tb as core_report_safe_markdown_2$d,rb as core_report_safe_markdown_2$e,So as core_report_safe_markdown_2$f,ab as core_report_safe_markdown_2$g,FY as core_report_safe_markdown_2$h,
yT as core_report_safe_markdown_2$i,BY as core_report_safe_markdown_2$j,UY as core_report_safe_markdown_2$k,qY as core_report_safe_markdown_2$l,Gp as core_report_sections$a,
WY as core_report_sections$b,Oo as core_report_sections$c,GY as core_report_sections$d,Hp as core_report_sections$e,HY as core_report_sections$f,ib as core_report_sections$g,
sb as core_report_sections$h,O0 as core_report_sources$a,Rp as core_report_sources$b,Lp as core_report_sources$c,Yf as core_report_terminal_problems$a,Ii as core_report_terminal_problems$b,
ji as core_report_terminal_problems$c,tl as core_report_terminal_problems$d,rl as core_report_terminal_problems$e,al as core_report_terminal_problems$f,R as core_report_terminal_style$a,
pe as core_report_terminal_style$b,Je as core_report_terminal_style$c,qe as core_report_terminal_style$d,tr as core_report_terminal_style$e,ie as core_report_terminal_style$f,
Xo as core_report_terminal_style$g,Bf as core_report_terminal_style$h,Jp as core_report_terminal_summary_2$a,xT as core_report_terminal_summary_2$b,NX as core_run_baseline_2$a,
IX as core_run_baseline_2$b,gA as core_run_baseline_2$c,Qp as core_run_baseline_2$d,Cb as core_run_baseline_2$e,QX as core_run_baseline_2$f,Mb as core_run_baseline_2$g,
aQ as core_run_baseline_2$h,NA as core_run_baseline_2$i,IA as core_run_baseline_2$j,jA as core_run_baseline_2$k,MA as core_run_baseline_2$l,fQ as core_run_baseline_2$m,
dQ as core_run_baseline_2$n,Pb as core_run_inspection$a,hQ as core_run_inspection$b,gQ as core_run_options$a,jo as core_run_options$b,Rb as core_run_wing_slots$a,
bQ as core_run_wing_slots$b,ts as core_text_elision$a,pw as core_text_elision$b,Cr as core_text_glob_2$a,Di as core_text_glob_2$b,sn as core_text_glob_2$c,Mr as core_text_glob_2$d,
rP as core_text_glob_2$e,aP as core_text_glob_2$f,st as core_text_glob_2$g,kl as core_text_glob_2$h,xl as core_text_glob_2$i,on as core_text_globs$a,We as core_text_globs$b,
Pd as core_text_globs$c,Bi as core_text_globs$d,pa as core_text_globs$e,Iv as core_text_globs$f,K as core_text_group_by$a,Fi as core_text_hunks$a,yl as core_text_hunks$b,
vl as core_text_hunks$c,Ad as core_text_hunks$d,GM as core_text_hunks$e,HM as core_text_hunks$f,gv as core_text_hunks$g,Nd as core_text_hunks$h,Id as core_text_hunks$i,
yv as core_text_hunks$j,JM as core_text_hunks$k,KM as core_text_hunks$l,B0 as core_text_known_words$a,nn as core_text_lfs_pointer$a,vv as core_text_lfs_pointer$b,
oe as core_text_line_ending$a,Cl as core_text_line_ending$b,Ki as core_text_line_ending$c,ot as core_text_line_ending$d,Zi as core_text_line_ending$e,Yi as core_text_line_ending$f,
ha as core_text_line_ending$g,At as core_text_line_ending$h,bn as core_text_line_ending$i,or as core_text_line_ending$j,Ml as core_text_line_ending$k,bR as core_text_line_ending$l,
Xi as core_text_line_ending$m,Wd as core_text_line_ending$n,Xv as core_text_line_ending$o,zb as core_text_literal$a,yQ as core_text_literal$b,Fb as core_text_literal$c,
ef as core_text_literal$d,ki as core_text_literal$e,wQ as core_text_literal$f,$Q as core_text_literal$g,Db as core_text_literal$h,Co as core_text_literal$i,kQ as core_text_literal$j,
UA as core_text_literal$k,qA as core_text_literal$l,WA as core_text_literal$m,GA as core_text_literal$n,gd as core_text_moved_lines$a,bd as core_text_moved_lines$b,
Bh as core_text_moving_spans$a,zs as core_text_nearest$A,vr as core_text_nearest$B,Kx as core_text_nearest$a,rS as core_text_nearest$b,aS as core_text_nearest$c,
Ms as core_text_nearest$d,Mu as core_text_nearest$e,uS as core_text_nearest$f,pS as core_text_nearest$g,Ps as core_text_nearest$h,Rs as core_text_nearest$i,Dm as core_text_nearest$j,
Pu as core_text_nearest$k,Ls as core_text_nearest$l,Bm as core_text_nearest$m,Ru as core_text_nearest$n,Um as core_text_nearest$o,qm as core_text_nearest$p,Wm as core_text_nearest$q,
Gm as core_text_nearest$r,Hm as core_text_nearest$s,Lu as core_text_nearest$t,zu as core_text_nearest$u,bG as core_text_nearest$v,Fu as core_text_nearest$w,Du as core_text_nearest$x,
Vm as core_text_nearest$y,Jm as core_text_nearest$z,at as core_text_neutralise$a,Ee as core_text_neutralise$b,Ni as core_text_neutralise$c,xe as core_text_neutralise$d,
Yj as core_text_neutralise$e,I as core_text_neutralise$f,Vo as core_text_neutralise$g,Xj as core_text_neutralise$h,Jo as core_text_neutralise$i,Ko as core_text_neutralise$j,
Zo as core_text_neutralise$k,oa as core_text_neutralise$l,Ea as core_text_notebook$a,In as core_text_notebook$b,Wc as core_text_notebook$c,Lh as core_text_notebook_output$a,
zh as core_text_notebook_output$b,ys as core_text_notebook_output$c,ln as core_text_paths$a,SP as core_text_paths$b,OP as core_text_paths$c,Pr as core_text_paths$d,
Rv as core_text_paths$e,EP as core_text_paths$f,Lv as core_text_paths$g,Xu as core_text_search_text$a,I9 as core_text_search_text$b,j9 as core_text_search_text$c,
Km as core_text_tokens_2$a,Zm as core_text_tokens_2$b,Pa as core_text_tolerances$a,nW as core_text_tolerances$b,Au as core_text_tolerances$c,yW as core_text_tolerances$d,
jm as core_text_tolerances$e,Ra as core_text_tolerances$f,Cm as core_text_tolerances$g,t6 as core_text_tolerances$h,Nu as core_text_tolerances$i,Jt as core_text_tolerances$j,
Qa as core_text_unusual$a,Ti as core_text_unusual$b,er as core_text_unusual$c,W as core_text_unusual$d,Ho as core_text_unusual$e,Lf as core_text_unusual$f,zf as core_text_unusual$g,
Lt as core_text_unusual$h,Br as core_tools_checks$A,Qi as core_tools_checks$a,Rl as core_tools_checks$b,OR as core_tools_checks$c,Te as core_tools_checks$d,tw as core_tools_checks$e,
Ne as core_tools_checks$f,Xe as core_tools_checks$g,Ll as core_tools_checks$h,zl as core_tools_checks$i,rw as core_tools_checks$j,es as core_tools_checks$k,ht as core_tools_checks$l,
Fr as core_tools_checks$m,Fl as core_tools_checks$n,Dl as core_tools_checks$o,Bl as core_tools_checks$p,Gd as core_tools_checks$q,lr as core_tools_checks$r,_n as core_tools_checks$s,
mt as core_tools_checks$t,Dr as core_tools_checks$u,le as core_tools_checks$v,F as core_tools_checks$w,ma as core_tools_checks$x,yn as core_tools_checks$y,B as core_tools_checks$z,
J as core_tools_fields$a,Ih as core_tools_fields$b,ue as core_tools_fields$c,Tn as core_tools_fields$d,se as core_tools_fields$e,ke as core_tools_fields$f,qr as core_tools_fields$g,
Re as core_tools_fields$h,te as core_tools_fields$i,ga as core_tools_file_change$a,cr as core_tools_file_change$b,ql as core_tools_file_change$c,Wl as core_tools_file_change$d,
ur as core_tools_file_change$e,Gl as core_tools_file_change$f,Hd as core_tools_file_change$g,lt as core_tools_file_change$h,Mh as core_tools_file_choice$a,CB as core_tools_file_choice$b,
PB as core_tools_file_choice$c,An as core_tools_file_choice$d,VB as core_tools_file_choice$e,Ae as core_tools_file_choice$f,et as core_tools_file_choice$g,Gt as core_tools_file_choice$h,
Pc as core_tools_file_choice$i,Rc as core_tools_file_choice$j,Lc as core_tools_file_choice$k,zc as core_tools_file_choice$l,gs as core_tools_file_choice$m,bs as core_tools_file_choice$n,
Fc as core_tools_file_choice$o,Sa as core_tools_file_choice$p,Dc as core_tools_file_choice$q,xa as core_tools_file_choice$r,Bc as core_tools_file_choice$s,Oa as core_tools_file_choice$t,
Uc as core_tools_file_choice$u,qc as core_tools_file_choice$v,lU as core_tools_file_choice$w,Rh as core_tools_file_choice$x,Nn as core_tools_file_choice$y,Wr as core_tools_move$a,
_s as core_tools_move$b,og as core_tools_notebook_edit$a,Bs as core_tools_notebook_edit$b,qu as core_tools_notebook_edit$c,WS as core_tools_notebook_edit$d,qs as core_tools_notebook_edit$e,
Bu as core_tools_notebook_edit$f,sg as core_tools_notebook_edit$g,Wu as core_tools_notebook_edit$h,Gu as core_tools_notebook_edit$i,Hu as core_tools_notebook_edit$j,
cg as core_tools_notebook_edit$k,ut as core_tools_notebook_edit$l,Fa as core_tools_notebook_edit$m,ug as core_tools_notebook_edit$n,Ws as core_tools_notebook_edit$o,
lH as core_tools_notebook_edit$p,wl as core_tools_permission$a,wv as core_tools_permission$b,QM as core_tools_permission$c,$v as core_tools_permission$d,$l as core_tools_permission$e,
ua as core_tools_permission$f,eP as core_tools_permission$g,yG as core_tools_read_text_2$a,Zr as core_tools_read_text_2$b,ws as core_tools_run$a,Gh as core_tools_run$b,
Xk as core_tools_run$c,$s as core_tools_run$d,Qk as core_tools_run$e,Hc as core_tools_structure_keys$a,vU as core_tools_structure_keys$b,Uh as core_tools_structure_keys$c,
qM as core_tools_tool$a,ca as core_tools_tool$b,Q as core_wing_slot$a,bX as core_workspace_new_files_2$a,No as core_workspace_new_files_2$b,Zp as core_workspace_new_files_2$c,
yX as core_workspace_new_files_2$d,fe as core_workspace_path_guard$a,pn as core_workspace_path_guard$b,fn as core_workspace_path_guard$c,Tl as core_workspace_path_guard$d,
BP as core_workspace_path_guard$e,Al as core_workspace_path_guard$f,UP as core_workspace_path_guard$g,qP as core_workspace_path_guard$h,WP as core_workspace_path_guard$i,
GP as core_workspace_path_guard$j,HP as core_workspace_path_guard$k,Lr as core_workspace_path_guard$l,ir as core_workspace_path_guard$m,qd as core_workspace_path_guard$n,
zr as core_workspace_path_guard$o,dn as core_workspace_path_guard$p,Vi as core_workspace_path_guard$q,Tt as core_workspace_path_guard$r,Nl as core_workspace_path_guard$s,
El as core_workspace_path_guard$t,hn as core_workspace_path_guard$u,nR as core_workspace_path_guard$v,Il as core_workspace_path_guard$w,mn as core_workspace_path_guard$x,
da as core_workspace_path_guard$y,Ji as core_workspace_path_guard$z,E7 as core_workspace_replacement$a,T7 as core_workspace_replacement$b,db as core_workspace_replacement$c,
A7 as core_workspace_replacement$d,j7 as core_workspace_replacement$e,C7 as core_workspace_replacement$f,IT as core_workspace_replacement$g,L7 as core_workspace_replacement$h,
RT as core_workspace_replacement$i,zT as core_workspace_replacement$j,Kp as core_workspace_replacement$k,FT as core_workspace_replacement$l,bb as core_workspace_replacement$m,
_b as core_workspace_replacement$n,yb as core_workspace_replacement$o,H7 as core_workspace_replacement$p,Kc as core_workspace_similar$a,Zc as core_workspace_similar$b,
jn as core_workspace_similar$c,qh as core_workspace_similar$d,xr as core_workspace_sources_disk$a,hl as diff$a,VC as diff$b,nt as diff$c,Ot as diff$d,Ub as faces_cli_ask$a,
Aee as faces_cli_commands_apply$applyCommand,lN as faces_cli_commands_apply$pickAtTerminal,lte as faces_cli_commands_check$commands,Hb as faces_cli_patch$a,Po as faces_cli_patch$b,
YQ as faces_cli_patch$c,Vb as faces_cli_patch$d,Sg as faces_cli_program$processContext,JI as faces_cli_program$programFor,VI as faces_cli_program$runProgram,Ro as faces_cli_replay$a,
nf as faces_cli_replay$b,nN as faces_cli_replay$c,sf as faces_cli_replay$d,Kb as faces_cli_replay$e,sN as faces_cli_replay$f,Mo as faces_cli_repositories$a,Cf as fast_string_truncated_width$a,
ol as inputs_read$a,ll as inputs_read$b,OC as inputs_read$c,nd as inputs_read$d,id as inputs_read$e,sd as inputs_read$f,td as inputs_table$a,il as inputs_table$b,
Ar as inputs_table$c,sl as inputs_table$d,la as inputs_table$e,St as inputs_table$f,rd as inputs_table$g,Ft as inputs_table$h,Nre as publish_github_2$a,b_ as publish_github_2$b,
LN as publish_github_2$c,Ya as publish_github_2$d,zN as publish_github_2$e,__ as publish_github_2$f,Lre as publish_github_2$g,Or as publish_github_2$h,y_ as publish_github_2$i,
kf as publish_github_2$j,Bo as publish_github_2$k,qN as publish_github_2$l,WN as publish_github_2$m,pre as publish_github_api_2$A,fre as publish_github_api_2$B,
dre as publish_github_api_2$C,mre as publish_github_api_2$D,gre as publish_github_api_2$E,bre as publish_github_api_2$F,h_ as publish_github_api_2$G,m_ as publish_github_api_2$H,
_re as publish_github_api_2$I,vre as publish_github_api_2$J,wre as publish_github_api_2$K,g_ as publish_github_api_2$L,$re as publish_github_api_2$M,kre as publish_github_api_2$N,
xre as publish_github_api_2$O,Sre as publish_github_api_2$P,Ore as publish_github_api_2$Q,Ere as publish_github_api_2$R,Tre as publish_github_api_2$S,X as publish_github_api_2$T,
De as publish_github_api_2$U,Ce as publish_github_api_2$V,Do as publish_github_api_2$W,$f as publish_github_api_2$X,Ve as publish_github_api_2$a,u_ as publish_github_api_2$b,
NN as publish_github_api_2$c,qte as publish_github_api_2$d,xi as publish_github_api_2$e,Gte as publish_github_api_2$f,Hte as publish_github_api_2$g,Jte as publish_github_api_2$h,
Kte as publish_github_api_2$i,Zte as publish_github_api_2$j,Yte as publish_github_api_2$k,Xte as publish_github_api_2$l,f_ as publish_github_api_2$m,Qte as publish_github_api_2$n,
ere as publish_github_api_2$o,d_ as publish_github_api_2$p,tre as publish_github_api_2$q,rre as publish_github_api_2$r,are as publish_github_api_2$s,nre as publish_github_api_2$t,
ire as publish_github_api_2$u,sre as publish_github_api_2$v,ore as publish_github_api_2$w,lre as publish_github_api_2$x,cre as publish_github_api_2$y,ure as publish_github_api_2$z,
Qt as publish_ledger$a,mf as publish_ledger$b,zo as publish_ledger$c,wte as publish_ledger$d,Ote as publish_ledger$e,Ete as publish_ledger$f,na as publish_ledger$g,
Fo as publish_ledger$h,gf as publish_ledger$i,bf as publish_ledger$j,_f as publish_ledger$k,yf as publish_ledger$l,Sf as publish_origin$a,w_ as publish_origin$b,
$_ as publish_origin$c,G_ as publish_overlaps$a,Af as publish_overlaps$b,One as publish_overlaps$c,Tne as publish_overlaps$d,Ane as publish_overlaps$e,MI as publish_overlaps$f,
Sae as publish_publish_plans_2$a,Oi as publish_publish_plans_2$b,iI as publish_publish_plans_2$c,_I as publish_remote_state_2$a,rne as publish_remote_state_2$b,
yI as publish_remote_state_2$c,vI as publish_remote_state_2$d,sne as publish_remote_state_2$e,one as publish_remote_state_2$f,lne as publish_remote_state_2$g,xI as publish_remote_state_2$h,
OI as publish_remote_state_2$i,Ei as publish_remote_state_2$j,dne as publish_remote_state_2$k,hne as publish_remote_state_2$l,EI as publish_remote_state_2$m,U_ as publish_remote_state_2$n,
bne as publish_remote_state_2$o,AI as publish_remote_state_2$p,q_ as publish_remote_state_2$q,NI as publish_remote_state_2$r,_ne as publish_remote_state_2$s,yne as publish_remote_state_2$t,
W_ as publish_remote_state_2$u,wne as publish_remote_state_2$v,kne as publish_remote_state_2$w,lae as publish_target$a,k_ as publish_target$b,x_ as publish_target$c,
fae as publish_target$d,S_ as publish_target$e,gae as publish_target$f,XN as publish_target$g,Si as publish_target$h,eI as publish_target$i,Uo as publish_target$j,
tI as publish_target$k,kae as publish_target$l,T_ as wing$a,A_ as wing$b,zae as wing$c,N_ as wing$d,C_ as wings_codemods_documents$a,M_ as wings_codemods_documents$b,
P_ as wings_codemods_structure_languages$a,Zae as wings_codemods_structure_languages$b,Yae as wings_codemods_structure_languages$c,R_ as wings_codemods_structure_languages$d,
I_ as wings_diagnostics_section$a,oI as wings_diagnostics_section$b,E_ as wings_fixes_fix_tool$a,O_ as wings_fixes_fix_tool$b,jf as wings_several_report$a,uf as wings_several_words$a,
e_ as wings_several_words$b,t_ as wings_several_words$c,pf as wings_several_words$d,ff as wings_several_words$e,df as wings_several_words$f,r_ as wings_several_words$g,
fte as wings_several_words$h,a_ as wings_several_words$i,hf as wings_several_words$j,n_ as wings_several_words$k,yr as yaml$a,ja as yaml$b,Jr as yaml$c,me as yaml$d,
re as yaml$e,Wn as yaml$f,ve as yaml$g,we as yaml$h,Ca as yaml$i,q as yaml$j,$u as yaml$k,ym as yaml$l,tx as yaml$m,sx as yaml$n,ku as yaml$o,vm as yaml$p,Xq as yaml$q,
wm as yaml$r,$m as yaml$s,Cte as zod$a,vf as zod$b,EN as zod$c,Tk as zod_2$$,Ec as zod_2$A,H as zod_2$B,Oh as zod_2$C,hs as zod_2$D,On as zod_2$E,nB as zod_2$F,
He as zod_2$G,Eh as zod_2$H,xk as zod_2$I,P as zod_2$J,Tc as zod_2$K,N as zod_2$L,j as zod_2$M,En as zod_2$N,Th as zod_2$O,Y as zod_2$P,Sk as zod_2$Q,oB as zod_2$R,
Ok as zod_2$S,yt as zod_2$T,Ie as zod_2$U,V as zod_2$V,he as zod_2$W,Ac as zod_2$X,oh as zod_2$Y,Ah as zod_2$Z,Nc as zod_2$_,YR as zod_2$a,Ak as zod_2$aa,os as zod_2$b,
Ic as zod_2$ba,wn as zod_2$c,Nh as zod_2$ca,wh as zod_2$d,SB as zod_2$da,$c as zod_2$e,kc as zod_2$f,xc as zod_2$g,Sc as zod_2$h,$h as zod_2$i,kh as zod_2$j,xh as zod_2$k,
Sh as zod_2$l,SD as zod_2$m,_k as zod_2$n,Oc as zod_2$o,$ as zod_2$p,cs as zod_2$q,us as zod_2$r,ps as zod_2$s,fs as zod_2$t,R4 as zod_2$u,z4 as zod_2$v,Z4 as zod_2$w,
ds as zod_2$x,$e as zod_2$y,L as zod_2$z};
