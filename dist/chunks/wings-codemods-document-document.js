import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as dn,b as un}from"./wings-codemods-dropped-comments.js";
import{a as A,b as k}from"./core-text-line-bounds.js";import{core_text_print_yaml$a as be,core_text_print_yaml$b as ln,core_text_print_yaml$c as Ee}from"./run.js";
import{jsonc_parser$b as Xt,jsonc_parser$c as Zt,jsonc_parser$d as en}from"./run.js";import{core_text_yaml$b as ve,core_text_yaml$d as le,core_text_yaml$e as Z,
core_text_yaml$f as qt}from"./run.js";import{core_text_literal$a as Ke,core_text_literal$c as at,core_text_literal$f as tn,core_text_literal$g as de,core_text_literal$h as nn,
core_text_literal$i as rn,core_text_literal$j as sn,core_text_literal$k as on,core_text_literal$l as $e,core_text_literal$m as an,core_text_literal$n as ue}from"./start.js";
import{core_text_moving_spans$a as zt}from"./start.js";import{core_text_at_once$a as Q}from"./start.js";import{yaml$a as O,yaml$c as M,yaml$e as V,yaml$f as v,yaml$g as B,
yaml$i as F,yaml$m as Jt,yaml$n as Ht,yaml$p as Wt,yaml$s as Qt}from"./start.js";import{core_text_group_by$b as Re}from"./start.js";import{core_text_json$f as it}from"./hook.js";
import{core_text_utf8_cache$h as jt,core_text_utf8_cache$l as Gt}from"./hook.js";import{core_text_splice$b as X}from"./hook.js";import{core_text_words$o as W}from"./hook.js";
var g=class{text;value;constructor(t,n){this.text=t,this.value=n}},x=class{name;constructor(t){this.name=t}},Se=e2=>{let t=Ke(e2);if(t!==void 0)return ms(t);if(Array.
isArray(e2))return e2.map(Se);if(!it(e2))return e2;let n=Object.entries(e2).map(([r,s])=>[at(r)??r,Se(s)]);return cn(Object.fromEntries(n),new Set(Object.keys(e2).
flatMap(r=>at(r)??[])))},ut=new WeakMap,cn=(e2,t)=>(t&&t.size>0&&ut.set(e2,t),e2),fn=(e2,t)=>ut.get(t)?.has(e2)??false,pn=e2=>{if(e2 instanceof x)return;if(e2 instanceof
g)return rn(e2.text)?{$literal:e2.text}:e2.value;if(!P(e2))return e2;let t=Object.entries(e2).map(([n,r])=>[n,pn(r)]);if(!t.some(([n,r])=>r===void 0||n==="$lite\
ral"))return Array.isArray(e2)?t.map(([,n])=>n):Object.fromEntries(t)},ms=e2=>{let t=$e(e2);if(t)return String(t.value)===e2?t.value:new g(e2,t.value);let n=/^[-\d.]/.
test(e2)?de(e2):void 0;return typeof n=="number"?n:new g(e2)},R=e2=>it(e2)&&!(e2 instanceof g)&&!(e2 instanceof x),P=e2=>Array.isArray(e2)||R(e2),Y=e2=>e2 instanceof
g?e2.text:e2===void 0||typeof e2=="object"&&e2!==null?void 0:String(e2),N=(e2,t)=>{if(e2===t)return true;let[n,r]=[dt(e2),dt(t)];return n instanceof g||r instanceof
g?n instanceof g&&r instanceof g&&n.text===r.text:n instanceof x||r instanceof x?n instanceof x&&r instanceof x&&n.name===r.name:typeof n!="object"||n===null||typeof r!=
"object"||r===null?Object.is(n,r):hs(n,r)},Fe=(e2,t)=>N(e2,t)||lt(e2)&&lt(t)&&Y(e2)===Y(t),Ue=e2=>{let t=dt(e2);if(P(t))return[];let n=t instanceof g?`spelled ${t.
text}`:`${typeof t} ${Object.is(t,-0)?"-0":t}`;return t instanceof x?[`*${t.name}`]:[n,...lt(e2)?[`text ${Y(e2)}`]:[]]},lt=e2=>e2 instanceof g?e2.value===void 0||
typeof e2.value=="string":typeof e2=="string"||typeof e2=="number",dt=e2=>e2 instanceof g&&e2.value!==void 0?e2.value:e2,hs=(e2,t)=>{if(Array.isArray(e2)||Array.
isArray(t))return Array.isArray(e2)&&Array.isArray(t)&&e2.length===t.length&&e2.every((r,s)=>N(r,t[s]));let n=Object.keys(e2);return n.length===Object.keys(t).length&&
n.every(r=>Object.hasOwn(t,r)&&N(e2[r],t[r]))},ct=(e2,t)=>{if(e2 instanceof g){let r=t(e2);return r===void 0?{unsayable:e2.text}:{value:r}}if(!P(e2))return{value:e2};
let n=[];for(let[r,s]of Object.entries(e2)){let o=ct(s,t);if("unsayable"in o)return o;n.push([r,o.value])}return Array.isArray(e2)?{value:n.map(([,r])=>r)}:{value:cn(
Object.fromEntries(n),ut.get(e2))}};var h=(e2,t)=>({ok:false,reason:e2,message:t}),ce=({path:e2,also:t=[]})=>[...e2.slice(-1),...t],m=e2=>`$${e2.map(t=>typeof t==
"number"?`[${t}]`:/^[A-Za-z_]\w*$/.test(t)?`.${t}`:`[${JSON.stringify(t)}]`).join("")}`,K=(e2,t)=>{let n=t;for(let r of e2.toReversed()){if(typeof r=="number"&&
r!==0)return;n=typeof r=="number"?[n]:Object.fromEntries([[r,n]])}return n},fe=e2=>/\r?\n/.exec(e2)?.[0]===`\r
`?`\r
`:`
`,$=(e2,t)=>{let n=e2.indexOf(`
`,t),r=n<0?e2.length:n;return r>t&&e2[r-1]==="\r"?r-1:r},j=(e2,t)=>/^[ \t]*/.exec(e2.slice(A(e2,t)))?.[0]??"";var yn=(e2,t)=>{let[n,r]=[hn(e2),hn(t)];if(!n)return{
unsure:"what is there is not one version"};if(!r)return{unsure:"the value is not one version"};let s=Ts(n,r);return s===void 0?{unsure:"its parts and those of t\
he value do not compare"}:s>=0?{value:void 0}:mn(e2)?{value:`${r.operator===""?n.operator:""}${Y(t)}`}:mn(t)||Number(Y(e2))<Number(Y(t))?{value:t}:{unsure:"as a\
 number it is lower than the one that is there; write it as a text"}},mn=e2=>typeof e2=="string"||e2 instanceof g&&typeof e2.value=="string",hn=e2=>{let t=typeof e2==
"boolean"||e2===null?void 0:Y(e2);if(t===void 0)return;if(ys.test(t))return{operator:"",numbers:t.split("-").map(BigInt),separator:"-",prerelease:[]};let[,n,r,s=""]=gs.
exec(t)??[];if(n===void 0||r===void 0)return;let o=s.split(".").filter(Boolean);return{operator:n,numbers:r.split(".").map(BigInt),separator:".",prerelease:o}},
ys=/^\d{1,18}(?:-\d{1,18}){1,5}$/,gs=/^((?:\^|~>?|>=|={1,3})? ?v?)(\d{1,18}(?:\.\d{1,18}){0,5})(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?(?:\+[\w.-]+)?$/,Ts=(e2,t)=>{
if(e2.separator!==t.separator||e2.separator==="-"&&e2.numbers.length!==t.numbers.length)return;let n=Math.max(e2.numbers.length,t.numbers.length);for(let r=0;r<
n;r+=1){let[s=0n,o=0n]=[e2.numbers[r],t.numbers[r]];if(s!==o)return s<o?-1:1}return As(e2.prerelease,t.prerelease)},As=(e2,t)=>{if(e2.length===0||t.length===0){
let[n=""]=[...e2,...t];return/^\d/.test(n)?void 0:Math.sign(t.length-e2.length)}for(let[n,r]of e2.entries()){let s=t[n];if(s===void 0)return 1;if(r!==s)return Ls(
r,s)}return e2.length===t.length?0:-1},Ls=(e2,t)=>{let[n,r]=[e2,t].map(i=>/^\d{1,18}$/.test(i));if(n&&r)return BigInt(e2)<BigInt(t)?-1:1;let[s,o]=[e2,t].map(i=>i.
replace(/\d+$/,""));if(!(s===o&&e2.length!==t.length&&!n))return(n===r?e2<t:n===true)?-1:1};var Be=e2=>e2.every(t=>typeof t=="string"||typeof t=="number"&&t>=0),
La=e2=>{let t=typeof e2=="string"?Es(e2):e2.map(n=>typeof n=="string"?bs(n):n);return typeof t=="string"||t.length<=gn?t:`has ${t.length} parts; ${gn} are the m\
ost`},gn=200,bs=e2=>{if(e2==="*")return{any:"one"};if(e2==="**")return{any:"deep"};let[,t,n]=/^\[([^=[\]]+)=([^\]]*)\]$/.exec(e2)??[];return t!==void 0&&n!==void 0?
Tn(t,n):e2.replace(/^\\(?=\*{1,2}$|\[[^=[\]]+=)/,"")},Tn=(e2,t)=>({key:e2.trim().split("."),is:t.trim().replace(/^(["'])(.*)\1$/s,"$2")}),Es=e2=>{let t=[],n=e2.
startsWith("$")?e2.slice(1):`.${e2}`;for(;n!=="";){let[r="",s,o,i,a,l,d,c]=Ss.exec(n)??[];if(r==="")return`cannot be read from ${JSON.stringify(n)} on; write a \
list of keys, or $.name[0]["other name"]`;s!==void 0?t.push({any:"deep"}):o!==void 0?t.push({any:"one"}):i!==void 0?t.push(i):a!==void 0?t.push(Number(a)):d!==void 0?
t.push(Tn(d,c??"")):t.push(Ps(l??'""')),n=n.slice(r.length)}return t.length>0?t:"names the whole document; name a key in it"},Ss=/^(?:(\.\*\*(?=[.[]|$)|\.(?=\.[^.]))|(\.\*(?=[.[]|$)|\[\*\])|\.([^.[\]*?'"\s]+)|\[(-?\d{1,15})\]|\[("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\]|\[([^=[\]'"]+)=("[^"]*"|'[^']*'|[^\]]*)\])/,
Ps=e2=>e2.slice(1,-1).replace(/\\(.)/g,"$1"),ht=2e6,Ns=(e2,t)=>{let n=new mt(t);return n.follow(new pt(e2),0,false),n.looks>ht?void 0:Array.from(n.found,r=>r.path)},
ft=e2=>typeof e2=="object"&&"any"in e2&&e2.any==="deep",pt=class e{value;#e;#t;#n;constructor(t,n,r){this.value=t,this.#e=n,this.#t=r}get path(){let t=[];for(let n=this;n&&
n.#e!==void 0;n=n.#t)t.push(n.#e);return t.reverse()}get children(){return Is(this.value).map(([t])=>this.at(t))}at(t){this.#n??=new Map;let n=this.#n.get(t)??new e(
An(this.value,t),t,this);return this.#n.set(t,n),n}},mt=class{found=new Set;looks=0;#e;#t;#n=new Map;constructor(t){this.#e=t.filter((n,r)=>!ft(n)||!ft(t[r-1])),
this.#t=this.#e.findIndex(ft)}follow(t,n,r){if(this.#o(t,n)||++this.looks>ht)return;let s=this.#e[n];s===void 0?(!r||t.value!==void 0)&&this.found.add(t):typeof s==
"string"||typeof s=="number"?this.#s(t,n,r):"key"in s?this.#r(Os(t,s),n+1,r):s.any==="one"?this.#r(t.children,n+1,r):(this.follow(t,n+1,true),this.#r(t.children,
n,true))}#r(t,n,r){for(let s of t)this.follow(s,n,r)}#o(t,n){if(this.#t<0||n<=this.#t)return false;let r=this.#n.get(n)??new Set;return this.#n.set(n,r),r.size===
r.add(t).size}#s(t,n,r){let s=this.#e[n],{value:o}=t,i=typeof s=="number"&&s<0&&Array.isArray(o)?o.length+s:s,a=t.at(i);if(a.value!==void 0){this.follow(a,n+1,r);
return}let l=this.#e.slice(n+1),d=typeof i=="number"?i>=0:!Array.isArray(o);r||!d||!Be(l)||o!==void 0&&!ks(o)||this.found.add([i,...l].reduce((c,f)=>c.at(f),t))}},
Os=({children:e2},{key:t,is:n})=>e2.filter(({value:r})=>r!==void 0&&xs(r,t)===n),ks=e2=>e2===null||P(e2),Is=e2=>Array.isArray(e2)?e2.map((t,n)=>[n,t]):R(e2)?Object.
entries(e2):[],An=(e2,t)=>Array.isArray(e2)?typeof t=="number"?e2[t]:void 0:R(e2)&&Object.hasOwn(e2,String(t))?e2[String(t)]:void 0,C=(e2,t)=>t.reduce(An,e2),xs=(e2,t)=>Y(
C(e2,t)),Ln=(e2,t,n)=>{let{view:r}=n,s=Be(t.path)?[t.path]:ws(e2,t.path,r);if("reason"in s)return s;let o=[],i=new Set,a=t.mode==="append"||t.mode==="prepend",l=t.
mode==="copy"?Ms(e2,t.from,n):{};if("reason"in l)return l;for(let d of s.toReversed()){let c=r?.judge(d,t);if(c==="done")continue;let f=c??Ds(e2,d,{...t,changed:i,
...l});if(f&&"reason"in f)return f;if(f&&(o.push(f),a))for(let[p]of d.entries())i.add(JSON.stringify(d.slice(0,p+1)))}return{places:s.length,changes:o}},Ms=(e2,t,{
spelledAt:n,uncopied:r})=>{let s=r?.(t)??bn(C(e2,t));if(s!==void 0)return{reason:"uncertain",message:`${m(t)} holds ${s}; copy it with an Edit`};let o=n?.(t);return o===
void 0?{}:{copy:o}},_s=e2=>/^(?:0|[1-9]\d*)$/.test(e2),bn=e2=>{if(e2===void 0||!P(e2))return;let t=Array.isArray(e2)?[]:Object.keys(e2);return t.length>1&&t.some(
_s)?"keys that are integers, whose order a copy would not keep":Object.values(e2).map(bn).find(Boolean)},ws=(e2,t,n)=>{if(n&&n.value===void 0)return Cs;let r=Ns(
n?.value??e2,t);if(!r)return{reason:"limit",message:`path leads to more than ${ht} places that have to be looked at, which is the limit; name fewer`};if(!n)return r;
let s=new Set(r.map(o=>JSON.stringify(o)));return r.filter(o=>{let i=JSON.stringify(n.writtenAt(o));return i===JSON.stringify(o)||!s.has(i)})},Cs={reason:"alias\
ed",message:"its aliases repeat too many values to look for places among them; name each place by its keys"},Ds=(e2,t,n)=>{switch(n.mode){case"unset":return{kind:"\
unset",path:t};case"set":return{kind:"set",path:t,value:n.value,create:n.create};case"raise":return vs(e2,t,n);case"rename":return Rs(e2,t,n.to);case"copy":{let r=n.
copy??C(e2,n.from);return r===void 0?{reason:"missing",message:`${m(n.from)} is not there to be copied`}:En(r)?{reason:"aliased",message:`${m(n.from)} holds an \
alias, which cannot be copied`}:{kind:"set",path:t,value:r,create:n.create}}default:return Vs(e2,t,n)}},Vs=(e2,t,{mode:n,value:r,create:s,changed:o})=>{let i=C(
e2,t);if(i==null)return{kind:"set",path:t,value:[r],create:s};if(!Array.isArray(i))return{reason:"value",message:`${m(t)} is not a list`};let a=l=>!o.has(JSON.stringify(
[...t,l]));if(!i.some((l,d)=>Fe(l,r)&&a(d)))return n==="append"||i.length===0?{kind:"set",path:[...t,i.length],value:r,create:s}:{kind:"prepend",path:t,value:r}},
vs=(e2,t,{value:n,create:r})=>{let s=C(e2,t);if(s===void 0)return{reason:"missing",message:`${m(t)} is not there to be raised`};let o=yn(s,n);return"unsure"in o?
{reason:"uncertain",message:`${m(t)}: ${o.unsure}, so which is higher is not known; use mode set`}:o.value===void 0?void 0:{kind:"set",path:t,value:o.value,create:r}},
Rs=(e2,t,n)=>{let r=t.at(-1);if(typeof r=="number")return{reason:"value",message:`${m(t)} is an element of a list, which has no name`};let[s,o]=[C(e2,t),C(e2,[...t.
slice(0,-1),n])];return s!==void 0&&o!==void 0&&r!==n?{reason:"uncertain",message:`${m(t)} and ${m([n])} both exist; remove one of them`}:s===void 0&&o===void 0?
{reason:"missing",message:`${m(t)} is not there to be renamed`}:s===void 0||r===n?void 0:{kind:"rename",path:t,to:n}},En=e2=>e2 instanceof x||P(e2)&&Object.values(
e2).some(En);var Sn=(e2,t)=>{let n=new WeakSet,r=e2;for(let s of t){if(r===void 0)return;r=Pn(r,s.path,{change:s,copies:n})}return r},Pn=(e2,t,n)=>{let{change:r}=n,
[s,...o]=t;return s===void 0||o.length===0&&r.kind==="rename"?Ks(e2,n):Array.isArray(e2)?$s(e2,t,n):R(e2)?Fs(e2,t,n):e2===null&&r.kind==="set"?K(t,r.value):r.kind===
"unset"?e2:void 0},Ks=(e2,{change:t,copies:n})=>{switch(t.kind){case"set":return t.value;case"unset":return;case"prepend":{if(!Array.isArray(e2))return;let r=yt(
e2,n);return r.unshift(t.value),r}case"rename":{let r=String(t.path.at(-1));if(!R(e2)||!Object.hasOwn(e2,r))return R(e2)?e2:void 0;let s=gt(e2,n),o=s[r];return delete s[r],
On(s,t.to,o),s}}},$s=(e2,[t,...n],r)=>{let{change:s,copies:o}=r;if(typeof t!="number")return s.kind==="unset"?e2:void 0;let i=e2[t];if(s.kind==="unset"&&(i===void 0||
n.length===0)){if(i===void 0)return e2;let d=yt(e2,o);return d.splice(t,1),d}let a=Nn(i,n,r);if(a===void 0||t>e2.length)return;let l=yt(e2,o);return l[t]=a,l},Fs=(e2,[
t,...n],r)=>{let{change:s,copies:o}=r,i=String(t),a=Object.hasOwn(e2,i)?e2[i]:void 0;if(s.kind==="unset"&&(a===void 0||n.length===0)){if(a===void 0)return e2;let c=gt(
e2,o);return delete c[i],c}let l=Nn(a,n,r);if(l===void 0)return;let d=gt(e2,o);return On(d,i,l),d},Nn=(e2,t,n)=>e2!==void 0?Pn(e2,t,n):n.change.kind==="set"?K(t,
n.change.value):void 0,yt=(e2,t)=>{if(t.has(e2))return e2;let n=[...e2];return t.add(n),n},gt=(e2,t)=>{if(t.has(e2))return e2;let n=Object.fromEntries(Object.entries(
e2));return t.add(n),n},On=(e2,t,n)=>{Object.defineProperty(e2,t,{value:n,enumerable:true,writable:true,configurable:true})};var ee=(e2,t)=>{let n=e2.parts.at(-1),
{end:r}=n,s=Ye(e2,r),o=In(e2,n),i=t(o);if(o===void 0){let d=Mn(e2);return s===void 0?[{start:r,end:r,replacement:d+i}]:[{start:s+1,end:s+1,replacement:`${d.slice(
1)}${i},`}]}let a=wn(e2,(s??r-1)+1,e2.end-1),l={start:a,end:a,replacement:e2.lineEnd+o+i};return s!==void 0?[{...l,replacement:`${l.replacement},`}]:a===r?[{...l,
replacement:`,${l.replacement}`}]:[{start:r,end:r,replacement:","},l]},Pe=({text:e2,start:t,end:n,lineEnd:r},{part:s,padding:o,indent:i})=>{let a=e2.slice(t+1,n-
1);if(a.trim()==="")return[{start:t+1,end:n-1,replacement:o+s+o}];let l=j(e2,t);return[{start:t+1+a.trimEnd().length,end:n-1,replacement:`${r}${l}${i}${s}${r}${l}`}]},
pe=(e2,t)=>{let n=e2.parts[0],r=In(e2,n),s=r===void 0?Mn(e2):`,${e2.lineEnd}${r}`;return[{start:n.start,end:n.start,replacement:t(r)+s}]},me=(e2,t)=>{let{text:n,
parts:r}=e2;if(t.every(Boolean))return Bs(e2);let s=[];for(let[l,d]of r.entries()){let c=t[l-1]?s.at(-1):void 0;c&&t[l]&&/^[ \t]*,[ \t]*$/.test(n.slice(c.end,d.
start))?s[s.length-1]={start:c.start,end:d.end}:t[l]&&s.push(d)}let o=kn(e2,s),[i,a]=[r[t.lastIndexOf(false)],r.at(-1)];if(i&&a&&i!==a&&Ye(e2,a.end)===void 0){let l=Ye(
e2,i.end);l!==void 0&&o.push({start:l,end:l+1,replacement:""})}return te(o)},kn=(e2,t)=>{let n=new Map(e2.parts.map(({start:s},o)=>[s,e2.parts[o-1]?.end??s])),r=new Map(
e2.parts.map(({end:s},o)=>[s,e2.parts[o+1]?.start??e2.end-1]));return t.map(({start:s,end:o})=>Us(e2,{start:s,end:(Ye(e2,o)??o-1)+1,before:n.get(s)??s,next:r.get(
o)??o}))},te=e2=>{let t=[];for(let n of e2.toSorted((r,s)=>r.start-s.start)){let r=t.at(-1);r&&n.start<=r.end?t[t.length-1]={...r,end:Math.max(r.end,n.end)}:t.push(
n)}return t},In=({text:e2},{start:t})=>xn(e2,t)?j(e2,t):void 0,xn=(e2,t)=>A(e2,t)>0&&/^[ \t]*$/.test(e2.slice(A(e2,t),t)),Mn=({text:e2,parts:t,between:n})=>{let[
r,s]=t.slice(-2),o=r&&s?e2.slice(r.end,s.start):"";return/^,[ \t]*$/.test(o)?o:n},_n={"//":{blank:/(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y,tail:/^(?:[ \t]*(?:\/\/.*|\/\*(?:(?!\*\/).)*\*\/))*/},
"#":{blank:/(?:\s+|#[^\n]*)*/y,tail:/^(?:[ \t]*#.*)?/}},Ye=({text:e2,end:t,comment:n},r)=>{let{blank:s}=_n[n];s.lastIndex=r;let o=r+(s.exec(e2)?.[0].length??0);
return o<t-1&&e2[o]===","?o:void 0},wn=({text:e2,comment:t},n,r)=>n+(_n[t].tail.exec(e2.slice(n,Math.min(r,$(e2,n))))?.[0].length??0),Us=(e2,{start:t,end:n,next:r,
before:s})=>{let{text:o}=e2,i=wn(e2,n,r);if(xn(o,t)&&/^[ \t]*$/.test(o.slice(i,$(o,i)))&&r>$(o,i))return{start:A(o,t),end:k(o,i),replacement:""};let l=n+(/^[ \t]*/.
exec(o.slice(n))?.[0].length??0),d=/[\]}]/.test(o[r]??"");if(l>=r&&!d)return{start:t,end:r,replacement:""};let c=/^\s*(?:,\s*)?$/.test(o.slice(s,t))?/\s/:/[ \t]/,
f=t;for(;f>(d?s:0)&&c.test(o[f-1]??"");)f-=1;return d&&l===r?{start:f,end:n,replacement:""}:{start:/[\r\n]/.test(o[l]??"")?f:t,end:l,replacement:""}},Bs=e2=>{let{
text:t,parts:n}=e2,[r,s]=[e2.start+1,e2.end-1];return[...n.map(({start:a})=>a),s].every((a,l)=>/^\s*(?:,\s*)?$/.test(t.slice(n[l-1]?.end??r,a)))&&n.length>0?[{start:r,
end:s,replacement:""}]:te(kn(e2,n))};var Cn=e2=>{let t=Ws(e2);if(typeof t=="string")return`it is not JSON: ${t}`;let n={text:e2,indent:ro(e2),lineEnd:fe(e2),spaced:!/"\s*:[^\s]/.
test(e2),members:new Map,scattered:new Map};return{value:je(t,e2),edit:r=>Gs(n,t,r),comments:()=>Ys(e2),pieces:()=>js(t)}},Ys=e2=>{let t=[];return Zt(e2,{onComment:(n,r)=>{
t.push({start:n,end:n+r})}}),t},js=e2=>{let t=[],n=[],r=[],s=(o,i)=>{let{type:a,offset:l,length:d,children:c=[]}=o,f={path:i,within:0,start:l,end:l+d};if(a!=="a\
rray"&&a!=="object")return t.push(f),f;let p={start:f.end-1,end:f.end};if(a==="array"){let I=c.map((J,ae)=>s(J,[...i,ae])).at(-1);I&&r.push({path:i,last:I,close:p})}
let y=a==="object"?Array.from(Vn(o)):[],L=y.map(([I,[J,...ae]])=>J&&ae.length===0&&s(J,[...i,I])).at(-1);L&&y.length===c.length&&n.push({path:i,last:L,close:p})};
return(e2.type==="array"||e2.type==="object")&&s(e2,[]),{pieces:t,mappings:n,lists:r}},Dn=e2=>sn(e2.text)?e2:typeof e2.value=="string"?void 0:e2.value,Gs=(e2,t,n)=>{
let r=Qs(e2,t,n.path);return"repeated"in r?h("invalid",`${m(r.repeated)} is there twice; remove one of them with an Edit`):n.kind==="set"?zs(e2,r,n):n.kind==="u\
nset"?no(e2,r,n):r.rest.length>0?h("missing",`${m(n.path)} is not there`):n.kind==="rename"?Js(r.node,n.to):Hs(e2,r.node,n.value)},Js=(e2,t)=>{let n=e2.parent?.
type==="property"?e2.parent.children?.[0]:void 0;return n?{ok:true,edits:[{start:n.offset,end:n.offset+n.length,replacement:JSON.stringify(t)}]}:h("missing","it\
 has no key")},Hs=(e2,t,n)=>t.type==="array"&&t.children?.length?{ok:true,edits:pe(At(e2,t),r=>Lt(e2,n,r))}:h("missing","it is not a list with elements"),At=({text:e2,
lineEnd:t},n)=>{let{offset:r,length:s,children:o=[]}=n,i=o.some(l=>l.type==="property"&&/:$/.test(Un(e2,l))),a=o.map(l=>({start:l.offset,end:l.offset+l.length}));
return{text:e2,lineEnd:t,parts:a,start:r,end:r+s,between:i?",":", ",comment:"//"}},Ws=e2=>{let t=[],n=Xt(e2,t,{allowTrailingComma:true,disallowComments:false}),
[r]=t;return r?en(r.error):n??"it is empty"},Qs=(e2,t,n)=>{let r=t;for(let[s,o]of n.entries()){let[i,a]=qs(e2,r,o);if(a)return{repeated:n.slice(0,s+1)};if(!i)return{
node:r,rest:n.slice(s)};r=i}return{node:r,rest:[]}},qs=({members:e2},t,n)=>{if(t.type==="array")return typeof n=="number"?[t.children?.[n]]:[];if(t.type!=="obje\
ct")return[];let r=e2.get(t)??Vn(t);return e2.set(t,r),r.get(String(n))??[]},Vn=({children:e2=[]})=>{let t=new Map;for(let n of e2){let[r,s]=n.children??[];if(!r||
!s)continue;let o=t.get(r.value);o?o.push(s):t.set(r.value,[s])}return t},vn=e2=>e2.children?.[0]?.value,zs=(e2,{node:t,rest:n},{path:r,value:s,create:o})=>{let[
i,...a]=n;if(i===void 0)return Xs(e2,t,s);let l=m(r.slice(0,r.length-n.length));if(a.length>0&&!o)return h("missing",`${l} has no ${m([i])}, and create is false`);
if(t.type!=="object"&&t.type!=="array")return h("missing",`${l} is not an object or array`);let d=K(a,s);return d===void 0?h("missing",`${m(r)} would leave a ga\
p in a new array`):t.type==="array"&&i!==(t.children?.length??0)?h("missing",`${l} has ${t.children?.length??0} elements, so ${m([i])} is not the next one`):{ok:true,
edits:eo(e2,t,{key:t.type==="object"?String(i):void 0,value:d})}},Xs=(e2,t,n)=>{let r=e2.text.slice(t.offset,t.offset+t.length);if(N(je(t,e2.text),n))return{ok:true,
edits:[]};let s=P(n)&&(r.includes(`
`)||!t.children?.length&&Rn(e2,t.parent)),o=Lt(e2,n,s?j(e2.text,t.offset):void 0);return{ok:true,edits:[{start:t.offset,end:t.offset+t.length,replacement:o}]}},
Rn=({text:e2,scattered:t},n)=>{let r=n?.type==="property"?n.parent:n;if(!r)return false;let{offset:s,length:o}=r,i=t.get(r)??e2.slice(s,s+o).includes(`
`);return t.set(r,i),i},je=(e2,t)=>e2.type==="array"?(e2.children??[]).map(n=>je(n,t)):e2.type==="number"?Zs(t.slice(e2.offset,e2.offset+e2.length)):e2.type!=="\
object"?e2.value:Object.fromEntries((e2.children??[]).map(n=>[vn(n),n.children?.[1]?je(n.children[1],t):null])),Zs=e2=>{let t=de(e2);return typeof t=="number"?t:
new g(e2)},Lt=({spaced:e2,indent:t,lineEnd:n},r,s)=>s===void 0?Tt(r,e2):Kn(r,{indent:t,lineEnd:n+s}),Tt=(e2,t)=>{let[n,r]=t?[" ",", "]:["",","];if(!P(e2))return $n(
e2);if(Array.isArray(e2))return`[${e2.map(o=>Tt(o,t)).join(r)}]`;let s=Object.entries(e2).map(([o,i])=>`${JSON.stringify(o)}:${n}${Tt(i,t)}`);return s.length===
0?"{}":`{${n}${s.join(r)}${n}}`},Kn=(e2,{indent:t,lineEnd:n})=>{if(!P(e2))return $n(e2);let r=n+t,s=l=>Kn(l,{indent:t,lineEnd:r}),[o,i,a]=Array.isArray(e2)?["[",
"]",e2.map(s)]:["{","}",Object.entries(e2).map(([l,d])=>`${JSON.stringify(l)}: ${s(d)}`)];return a.length===0?o+i:`${o}${r}${a.join(`,${r}`)}${n}${i}`},$n=e2=>e2 instanceof
g?e2.text:JSON.stringify(e2),eo=(e2,t,n)=>{let r=t.children?.at(-1);if(!r)return to(e2,t,n);let s=Un(e2.text,r);return ee(At(e2,t),o=>Fn(e2,n,{base:o,colon:s}))},
to=(e2,t,n)=>{let{text:r,lineEnd:s,indent:o}=e2,[i,a]=[t.offset+1,t.offset+t.length-1],l=r.slice(i,a),d=j(r,t.offset),f=l.includes(`
`)||!t.parent||Rn(e2,t.parent)?d+o:void 0,p=Fn(e2,n,{base:f,colon:": "});return l.trim()!==""?[{start:a,end:a,replacement:s+d+o+p+s+d}]:[{start:i,end:a,replacement:f===
void 0?p:s+f+p+s+d}]},Fn=(e2,{key:t,value:n},{base:r,colon:s})=>{let o=Lt(e2,n,r);return t===void 0?o:`${JSON.stringify(t)}${s}${o}`},Un=(e2,{children:[t,n]=[]})=>{
let r=t&&n?e2.slice(t.offset+t.length,n.offset):"";return/^\s*:[ \t]*$/.test(r)?r:": "},no=(e2,{node:t,rest:n},r)=>{let[s]=n;if(s!==void 0)return{ok:true,edits:[]};
let o=t.parent?.type==="property"?t.parent.parent:t.parent;if(!o)return h("missing",`${m(r.path)} is the whole document`);let i=new Set(ce(r).map(String)),a=(o.
children??[]).map((l,d)=>i.has(String(l.type==="property"?vn(l):d)));return a.filter(Boolean).length>i.size?h("invalid",`${m(r.path.slice(0,-1))} has a key twic\
e; remove one of them with an Edit`):{ok:true,edits:me(At(e2,o),a)}},ro=e2=>/\n([ \t]+)(?=[^\s])/.exec(e2)?.[1]??"  ";var jn={pieces:[],mappings:[],lists:[]},Ge=class{#e;#t=new Map;#n=new Map;#r=new Map;constructor({
pieces:t,mappings:n,lists:r},s){let o=[...n,...r].flatMap(({close:d})=>d??[]),i=[...new Set([...t,...o,...r.map(({last:d})=>d)])].toSorted((d,c)=>d.start-c.start);
this.#e=new zt(i);let a=new Map(this.#e.all.map((d,c)=>[i[c],d])),l=d=>a.get(d);for(let d of t)this.#o(d,l(d));for(let{path:d,last:c,close:f}of n){let p=s(d),E={
keys:new Set(R(p)?Object.keys(p):[]),last:this.#t.get(JSON.stringify(c.path)),close:f&&l(f)};this.#n.set(JSON.stringify(d),E)}for(let{path:d,last:c,close:f}of r){
let p=s(d),y=new Set(Array.isArray(p)?p.flatMap(Ue):[]);this.#r.set(JSON.stringify(d),{known:y,last:l(c),close:f&&l(f)})}}#o({path:t,within:n},r){let s={path:t,
within:n,span:r};return this.#t.set(JSON.stringify(t),s),s}holding(t){for(let n=t.length;n>0;n-=1){let r=this.#t.get(JSON.stringify(t.slice(0,n)));if(r)return{...Bn(
r),piece:r,rest:t.slice(n-r.within),head:""}}}before(t,n){let[r,s]=[this.#s(t),t.at(-1)];if(!r?.last||typeof s!="string"||r.keys.has(s))return;let{last:o,close:i}=r,
{span:a}=o,l=i&&Yn(o,n);if(l?.isLast)return{start:l.start,end:i?.end??0,piece:o,rest:[s],head:"{"};let d=A(n,a.start);return i&&d>1?{start:$(n,d-2),end:i.end,piece:o,
rest:[s],head:"{"}:n.slice(d,a.start).trim()===""&&n[a.end-1]===`
`?{start:d,end:a.end,piece:o,rest:[s],head:""}:void 0}endOf(t,n){let{last:r,close:s}=this.#r.get(JSON.stringify(t))??{};if(!r)return;let o=A(n,r.start);if(!(n.slice(
o,r.start).trim()!==""||s&&o<2))return s?{start:$(n,o-2),end:s.end}:{start:o,end:r.end}}hasElement(t,n){let{known:r}=this.#r.get(JSON.stringify(t))??{};return Ue(
n).some(s=>r?.has(s))}appended(t,n,{by:r,last:s}){let o=this.#r.get(JSON.stringify(t));if(o){this.#e.shift(o.last,r),o.last=this.#e.add(s,o.last);for(let i of Ue(
n))o.known.add(i)}}lineOf(t,n){let[r,s]=[this.#t.get(JSON.stringify(t)),this.#s(t)];if(!r||!s||s.keys.size<2||s.close&&s.last===r)return;let o=Bn(r),i=s.close&&
Yn(r,n);if(i?.next!==void 0)return{start:i.start,end:i.next,piece:r,rest:[],head:""};let[a,l]=[A(n,o.start),k(n,o.end-1)],[d,c]=[n.slice(a,o.start),n.slice(o.end,
l)];return(s.close?so.test(d)&&/^[ \t]*,[ \t]*\r?\n$/.test(c):r.within===1&&d.trim()===""&&n[l-1]===`
`)?{start:a,end:l,piece:r,rest:[],head:""}:void 0}changed({piece:{path:t,span:n}},r){this.#r.delete(JSON.stringify(t.slice(0,-1))),this.#e.shift(n,r),n.end+=r}mayRename({
piece:t},n,r){if(n.length>t.path.length)return true;let s=this.#s(n);return t.within===1&&s!==void 0&&!s.keys.has(r)&&r!=="<<"}renamed({piece:t},n,r){let s=this.#s(
n);if(n.length>t.path.length||!s)return;s.keys.delete(String(n.at(-1))),s.keys.add(r),this.#t.delete(JSON.stringify(n));let o=this.#o({path:[...n.slice(0,-1),r],
within:t.within},t.span);s.last===t&&(s.last=o)}added({piece:{span:t}},n,{by:r,own:s}){this.#e.shift(t,r);let o=this.#s(n);o?.keys.add(String(n.at(-1))),o&&(o.last=
s&&this.#o(s,this.#e.add(s,t)))}removed({piece:t,start:n,end:r}){let{path:s,span:o}=t;this.#e.shift(o,n-r),this.#e.remove(o),this.#t.delete(JSON.stringify(s));let i=this.#s(
s);i?.keys.delete(String(s.at(-1))),i?.last===t&&(i.last=void 0)}#s(t){return this.#n.get(JSON.stringify(t.slice(0,-1)))}},Bn=({span:{start:e2,end:t}})=>({start:e2,
end:t}),Yn=({path:e2,span:{start:t,end:n}},r)=>{let s=JSON.stringify(String(e2.at(-1))),[o=""]=/[ \t]*:[ \t]*$/.exec(r.slice(Math.max(0,t-9),t))??[],i=t-o.length-
s.length;if(o===""||!r.startsWith(s,i))return;let[a=""]=/[{,][ \t]*$/.exec(r.slice(Math.max(0,i-9),i))??[],[l=""]=/^[ \t]*,[ \t]*(?=")/.exec(r.slice(n,n+9))??[],
d=a===(o.endsWith(":")?",":", ")||a.startsWith("{");return{start:i,isLast:d,next:a===""||l===""?void 0:n+l.length}},so=/^[ \t]*"(?:[^"\\]|\\.)*"[ \t]*:[ \t]*$/,
bt=e2=>e2.reduce((t,{start:n,end:r,replacement:s})=>t+s.length-(r-n),0);var Je={ArrayExpression:["elements"],ArrayPattern:["elements"],ArrowFunctionExpression:[
"params","body"],AssignmentExpression:["left","right"],AssignmentPattern:["left","right"],AwaitExpression:["argument"],BinaryExpression:["left","right"],BlockStatement:[
"body"],BreakStatement:["label"],CallExpression:["callee","arguments"],CatchClause:["param","body"],ChainExpression:["expression"],ClassBody:["body"],ClassDeclaration:[
"id","superClass","body"],ClassExpression:["id","superClass","body"],ConditionalExpression:["test","consequent","alternate"],ContinueStatement:["label"],DebuggerStatement:[],
DoWhileStatement:["body","test"],EmptyStatement:[],ExperimentalRestProperty:["argument"],ExperimentalSpreadProperty:["argument"],ExportAllDeclaration:["exported",
"source","attributes"],ExportDefaultDeclaration:["declaration"],ExportNamedDeclaration:["declaration","specifiers","source","attributes"],ExportSpecifier:["loca\
l","exported"],ExpressionStatement:["expression"],ForInStatement:["left","right","body"],ForOfStatement:["left","right","body"],ForStatement:["init","test","upd\
ate","body"],FunctionDeclaration:["id","params","body"],FunctionExpression:["id","params","body"],Identifier:[],IfStatement:["test","consequent","alternate"],ImportAttribute:[
"key","value"],ImportDeclaration:["specifiers","source","attributes"],ImportDefaultSpecifier:["local"],ImportExpression:["source","options"],ImportNamespaceSpecifier:[
"local"],ImportSpecifier:["imported","local"],JSXAttribute:["name","value"],JSXClosingElement:["name"],JSXClosingFragment:[],JSXElement:["openingElement","child\
ren","closingElement"],JSXEmptyExpression:[],JSXExpressionContainer:["expression"],JSXFragment:["openingFragment","children","closingFragment"],JSXIdentifier:[],
JSXMemberExpression:["object","property"],JSXNamespacedName:["namespace","name"],JSXOpeningElement:["name","attributes"],JSXOpeningFragment:[],JSXSpreadAttribute:[
"argument"],JSXSpreadChild:["expression"],JSXText:[],LabeledStatement:["label","body"],Literal:[],LogicalExpression:["left","right"],MemberExpression:["object",
"property"],MetaProperty:["meta","property"],MethodDefinition:["key","value"],NewExpression:["callee","arguments"],ObjectExpression:["properties"],ObjectPattern:[
"properties"],PrivateIdentifier:[],Program:["body"],Property:["key","value"],PropertyDefinition:["key","value"],RestElement:["argument"],ReturnStatement:["argum\
ent"],SequenceExpression:["expressions"],SpreadElement:["argument"],StaticBlock:["body"],Super:[],SwitchCase:["test","consequent"],SwitchStatement:["discriminan\
t","cases"],TaggedTemplateExpression:["tag","quasi"],TemplateElement:[],TemplateLiteral:["quasis","expressions"],ThisExpression:[],ThrowStatement:["argument"],TryStatement:[
"block","handler","finalizer"],UnaryExpression:["argument"],UpdateExpression:["argument"],VariableDeclaration:["declarations"],VariableDeclarator:["id","init"],
WhileStatement:["test","body"],WithStatement:["object","body"],YieldExpression:["argument"]},oo=Object.keys(Je);for(let e2 of oo)Object.freeze(Je[e2]);Object.freeze(
Je);var Gn=Je;function Jn(e2){let t=Object.assign({},Gn);for(let n of Object.keys(e2))if(Object.hasOwn(t,n)){let r=new Set(e2[n]);for(let s of t[n])r.add(s);t[n]=
Object.freeze(Array.from(r))}else t[n]=Object.freeze(Array.from(e2[n]));return Object.freeze(t)}function ne(e2){return e2[e2.length-1]??null}function Ot(e2){return e2.
type==="TOMLBare"?e2.name:e2.value}var rr=class{constructor(e2,t){this.major=e2,this.minor=t}lt(e2,t){return this.major<e2||this.major===e2&&this.minor<t}gte(e2,t){
return this.major>e2||this.major===e2&&this.minor>=t}},Hn=new rr(1,0),Me=new rr(1,1),io=Me,ao={"1.0":Hn,"1.0.0":Hn,"1.1":Me,"1.1.0":Me,latest:Me,next:Me};function sr(e2){
return e2&&ao[e2]||io}var Wn={"unterminated-string":"Unterminated string constant","unterminated-table-key":"Unterminated table-key","unterminated-array":"Unter\
minated array","unterminated-inline-table":"Unterminated inline table","missing-key":"Empty bare keys are not allowed","missing-newline":"Must be a newline","mi\
ssing-equals-sign":"Expected equal (=) token","missing-value":"Unspecified values are invalid","missing-comma":"Expected comma (,) token","dupe-keys":"Defining \
a key multiple times is invalid","unexpected-char":"Unexpected character","unexpected-token":"Unexpected token","invalid-control-character":"Control characters \
(codes < 0x1f and 0x7f) are not allowed","invalid-comment-character":"Invalid code point {{cp}} within comments","invalid-key-value-newline":"The key, equals si\
gn, and value must be on the same line","invalid-inline-table-newline":"No newlines are allowed between the curly braces unless they are valid within a value","\
invalid-underscore":"Underscores are allowed between digits","invalid-space":"Unexpected spaces","invalid-three-quotes":"Three or more quotes are not permitted",
"invalid-date":"Unexpected invalid date","invalid-time":"Unexpected invalid time","invalid-leading-zero":"Leading zeros are not allowed","invalid-trailing-comma\
-in-inline-table":"Trailing comma is not permitted in an inline table","invalid-char-in-escape-sequence":"Invalid character in escape sequence","invalid-consecu\
tive-dots-in-key":"Consecutive dots are not permitted in keys","invalid-code-point":"Invalid code point {{cp}}","invalid-trailing-dot-in-key":"Keys cannot end w\
ith a dot","invalid-leading-dot-in-key":"Keys cannot start with a dot"};function lo(e2,t){return t?Wn[e2].replace(/\{\{(.*?)\}\}/gu,(n,r)=>r in t?t[r]:`{{${r}}}`):
Wn[e2]}var or=class extends SyntaxError{constructor(e2,t,n,r,s){super(lo(e2,s)),this.index=t,this.lineNumber=n,this.column=r}},u={EOF:-1,NULL:0,SOH:1,BACKSPACE:8,
TABULATION:9,LINE_FEED:10,FORM_FEED:12,CARRIAGE_RETURN:13,ESCAPE:27,SO:14,US:31,SPACE:32,QUOTATION_MARK:34,HASH:35,SINGLE_QUOTE:39,PLUS_SIGN:43,COMMA:44,DASH:45,
DOT:46,DIGIT_0:48,DIGIT_1:49,DIGIT_2:50,DIGIT_3:51,DIGIT_7:55,DIGIT_9:57,COLON:58,EQUALS_SIGN:61,LATIN_CAPITAL_A:65,LATIN_CAPITAL_E:69,LATIN_CAPITAL_F:70,LATIN_CAPITAL_T:84,
LATIN_CAPITAL_U:85,LATIN_CAPITAL_Z:90,LEFT_BRACKET:91,BACKSLASH:92,RIGHT_BRACKET:93,UNDERSCORE:95,LATIN_SMALL_A:97,LATIN_SMALL_B:98,LATIN_SMALL_E:101,LATIN_SMALL_F:102,
LATIN_SMALL_I:105,LATIN_SMALL_L:108,LATIN_SMALL_N:110,LATIN_SMALL_O:111,LATIN_SMALL_R:114,LATIN_SMALL_S:115,LATIN_SMALL_T:116,LATIN_SMALL_U:117,LATIN_SMALL_X:120,
LATIN_SMALL_Z:122,LEFT_BRACE:123,RIGHT_BRACE:125,TILDE:126,DELETE:127,PAD:128,SUPERSCRIPT_TWO:178,SUPERSCRIPT_THREE:179,SUPERSCRIPT_ONE:185,VULGAR_FRACTION_ONE_QUARTER:188,
VULGAR_FRACTION_THREE_QUARTERS:190,LATIN_CAPITAL_LETTER_A_WITH_GRAVE:192,LATIN_CAPITAL_LETTER_O_WITH_DIAERESIS:214,LATIN_CAPITAL_LETTER_O_WITH_STROKE:216,LATIN_SMALL_LETTER_O_WITH_DIAERESIS:246,
LATIN_SMALL_LETTER_O_WITH_STROKE:248,GREEK_SMALL_REVERSED_DOTTED_LUNATE_SIGMA_SYMBOL:891,GREEK_CAPITAL_LETTER_YOT:895,CP_1FFF:8191,ZERO_WIDTH_NON_JOINER:8204,ZERO_WIDTH_JOINER:8205,
UNDERTIE:8255,CHARACTER_TIE:8256,SUPERSCRIPT_ZERO:8304,CP_218F:8591,CIRCLED_DIGIT_ONE:9312,NEGATIVE_CIRCLED_DIGIT_ZERO:9471,GLAGOLITIC_CAPITAL_LETTER_AZU:11264,
CP_2FEF:12271,IDEOGRAPHIC_COMMA:12289,CP_D7FF:55295,CP_E000:57344,CJK_COMPATIBILITY_IDEOGRAPH_F900:63744,ARABIC_LIGATURE_SALAAMUHU_ALAYNAA:64975,ARABIC_LIGATURE_SALLA_USED_AS_KORANIC_STOP_SIGN_ISOLATED_FORM:65008,
REPLACEMENT_CHARACTER:65533,LINEAR_B_SYLLABLE_B008_A:65536,CP_EFFFF:983039,CP_10FFFF:1114111};function uo(e2){return e2>=u.NULL&&e2<=u.US}function Ne(e2){return e2===
u.TABULATION||e2===u.SPACE}function Qn(e2){return e2===u.LINE_FEED||e2===u.CARRIAGE_RETURN}function co(e2){return e2>=u.LATIN_CAPITAL_A&&e2<=u.LATIN_CAPITAL_Z}function fo(e2){
return e2>=u.LATIN_SMALL_A&&e2<=u.LATIN_SMALL_Z}function po(e2){return fo(e2)||co(e2)}function b(e2){return e2>=u.DIGIT_0&&e2<=u.DIGIT_9}function qn(e2){return b(
e2)||e2>=u.LATIN_SMALL_A&&e2<=u.LATIN_SMALL_F||e2>=u.LATIN_CAPITAL_A&&e2<=u.LATIN_CAPITAL_F}function mo(e2){return e2>=u.DIGIT_0&&e2<=u.DIGIT_7}function ho(e2){
return e2>=0&&e2<=55295||e2>=57344&&e2<=1114111}function yo(e2,t){let n=0,r=e2.length;for(;n<r;){let s=n+r>>>1,o=e2[s];if(o===t)return s+1;o<t?n=s+1:r=s}return n}
var go=class{constructor(){this.offsets=[]}addOffset(e2){for(let t=this.offsets.length-1;t>=0;t--){let n=this.offsets[t];if(n===e2)return;if(n<e2)break}this.offsets.
push(e2)}getLocFromIndex(e2){let t=yo(this.offsets,e2)+1;return{line:t,column:e2-(t===1?0:this.offsets[t-2])}}},To=class{constructor(e2){this.locs=new go,this.lastCodePoint=
u.NULL,this.start=-1,this.end=0,this.text=e2}next(){return this.lastCodePoint===u.EOF?u.EOF:this.lastCodePoint=this.moveAt(this.end)}getLocFromIndex(e2){return this.
locs.getLocFromIndex(e2)}eat(e2){return this.text.codePointAt(this.end)===e2?(this.next(),true):false}moveAt(e2){this.start=this.end=e2;let t=this.text.codePointAt(
this.start)??u.EOF;if(t===u.EOF)return this.end=this.start,t;if(this.end+=t>=65536?2:1,t===u.LINE_FEED)this.locs.addOffset(this.end);else if(t===u.CARRIAGE_RETURN)
return this.text.codePointAt(this.end)===u.LINE_FEED&&(this.end++,this.locs.addOffset(this.end)),u.LINE_FEED;return t}},Ao=typeof BigInt<"u",Lo={16:"0x",10:"",8:"\
0o",2:"0b"},ir={[u.QUOTATION_MARK]:u.QUOTATION_MARK,[u.BACKSLASH]:u.BACKSLASH,[u.LATIN_SMALL_B]:u.BACKSPACE,[u.LATIN_SMALL_F]:u.FORM_FEED,[u.LATIN_SMALL_N]:u.LINE_FEED,
[u.LATIN_SMALL_R]:u.CARRIAGE_RETURN,[u.LATIN_SMALL_T]:u.TABULATION},bo={...ir,[u.LATIN_SMALL_E]:u.ESCAPE},Eo=class{constructor(e2,t){this.backCode=false,this.lastCodePoint=
u.NULL,this.state="DATA",this.token=null,this.tokenStart=-1,this.valuesEnabled=false,this.text=e2,this.parserOptions=t||{},this.codePointIterator=new To(e2),this.
tomlVersion=sr(this.parserOptions.tomlVersion),this.ESCAPES=this.tomlVersion.gte(1,1)?bo:ir}get start(){return this.codePointIterator.start}get end(){return this.
codePointIterator.end}getLocFromIndex(e2){return this.codePointIterator.getLocFromIndex(e2)}reportParseError(e2,t){let n=this.codePointIterator.start,r=this.codePointIterator.
getLocFromIndex(n);throw new or(e2,n,r.line,r.column,t)}nextToken(){let e2=this.token;if(e2!=null)return this.token=null,e2;let t=this.lastCodePoint;for(;t!==u.
EOF&&!this.token;){t=this.nextCode();let n=this[this.state](t);if(!n)throw new Error(`Unknown error: pre state=${this.state}`);this.state=n}return e2=this.token,
this.token=null,e2}nextCode(){return this.lastCodePoint===u.EOF?u.EOF:this.backCode?(this.backCode=false,this.lastCodePoint):this.lastCodePoint=this.codePointIterator.
next()}eatCode(e2){return this.lastCodePoint===u.EOF?false:this.backCode?this.lastCodePoint===e2?(this.backCode=false,true):false:this.codePointIterator.eat(e2)}moveAt(e2){
this.backCode&&(this.backCode=false),this.lastCodePoint=this.codePointIterator.moveAt(e2)}back(e2){return this.backCode=true,e2}punctuatorToken(){this.startToken(),
this.endToken("Punctuator","end")}startToken(){this.tokenStart=this.codePointIterator.start}endToken(e2,t,n,r){let{tokenStart:s}=this,o=this.codePointIterator[t],
i=[s,o],a={start:this.codePointIterator.getLocFromIndex(s),end:this.codePointIterator.getLocFromIndex(o)};if(e2==="Block")this.token={type:e2,value:this.text.slice(
s+1,o),range:i,loc:a};else{let l,d=this.text.slice(s,o);if(e2==="BasicString"||e2==="LiteralString"||e2==="MultiLineBasicString"||e2==="MultiLineLiteralString")
l={type:e2,value:d,string:n,range:i,loc:a};else if(e2==="Integer"){let c=n;l={type:e2,value:d,number:parseInt(c,r),bigint:Ao?BigInt(Lo[r]+c):null,range:i,loc:a}}else
e2==="Float"?l={type:e2,value:d,number:n,range:i,loc:a}:e2==="Boolean"?l={type:e2,value:d,boolean:n,range:i,loc:a}:e2==="LocalDate"||e2==="LocalTime"||e2==="Loc\
alDateTime"||e2==="OffsetDateTime"?l={type:e2,value:d,date:n,range:i,loc:a}:l={type:e2,value:d,range:i,loc:a};this.token=l}}DATA(e2){for(;Ne(e2)||Qn(e2);)e2=this.
nextCode();if(e2===u.HASH)return this.startToken(),"COMMENT";if(e2===u.QUOTATION_MARK)return this.startToken(),"BASIC_STRING";if(e2===u.SINGLE_QUOTE)return this.
startToken(),"LITERAL_STRING";if(e2===u.DOT||e2===u.EQUALS_SIGN||e2===u.LEFT_BRACKET||e2===u.RIGHT_BRACKET||e2===u.LEFT_BRACE||e2===u.RIGHT_BRACE||e2===u.COMMA)
return this.punctuatorToken(),"DATA";if(this.valuesEnabled){if(e2===u.DASH||e2===u.PLUS_SIGN)return this.startToken(),"SIGN";if(e2===u.LATIN_SMALL_N||e2===u.LATIN_SMALL_I)
return this.startToken(),this.back("NAN_OR_INF");if(b(e2))return this.startToken(),this.back("NUMBER");if(e2===u.LATIN_SMALL_T||e2===u.LATIN_SMALL_F)return this.
startToken(),this.back("BOOLEAN")}else if(zn(e2,this.tomlVersion))return this.startToken(),"BARE";return e2===u.EOF?"DATA":this.reportParseError("unexpected-cha\
r")}COMMENT(e2){let t=this.tomlVersion.gte(1,1)?n=>{So(n)||this.reportParseError("invalid-comment-character",{cp:JSON.stringify(String.fromCodePoint(n)).slice(1,
-1)})}:n=>{Oe(n)&&this.reportParseErrorControlChar()};for(;!Qn(e2)&&e2!==u.EOF;)t(e2),e2=this.nextCode();return this.endToken("Block","start"),"DATA"}BARE(e2){for(;zn(
e2,this.tomlVersion);)e2=this.nextCode();return this.endToken("Bare","start"),this.back("DATA")}BASIC_STRING(e2){if(e2===u.QUOTATION_MARK)return e2=this.nextCode(),
e2===u.QUOTATION_MARK?"MULTI_LINE_BASIC_STRING":(this.endToken("BasicString","start",""),this.back("DATA"));let t=[];for(;e2!==u.QUOTATION_MARK&&e2!==u.EOF&&e2!==
u.LINE_FEED;){if(Oe(e2))return this.reportParseErrorControlChar();if(e2===u.BACKSLASH){e2=this.nextCode();let n=this.ESCAPES[e2];if(n){t.push(n),e2=this.nextCode();
continue}else if(e2===u.LATIN_SMALL_U){let r=this.parseUnicode(4);t.push(r),e2=this.nextCode();continue}else if(e2===u.LATIN_CAPITAL_U){let r=this.parseUnicode(
8);t.push(r),e2=this.nextCode();continue}else if(e2===u.LATIN_SMALL_X&&this.tomlVersion.gte(1,1)){let r=this.parseUnicode(2);t.push(r),e2=this.nextCode();continue}
return this.reportParseError("invalid-char-in-escape-sequence")}t.push(e2),e2=this.nextCode()}return e2!==u.QUOTATION_MARK?this.reportParseError("unterminated-s\
tring"):(this.endToken("BasicString","end",String.fromCodePoint(...t)),"DATA")}MULTI_LINE_BASIC_STRING(e2){let t=[];for(e2===u.LINE_FEED&&(e2=this.nextCode());e2!==
u.EOF;){if(e2!==u.LINE_FEED&&Oe(e2))return this.reportParseErrorControlChar();if(e2===u.QUOTATION_MARK){let n=this.codePointIterator.start;if(this.eatCode(u.QUOTATION_MARK)&&
this.eatCode(u.QUOTATION_MARK))return this.eatCode(u.QUOTATION_MARK)&&(t.push(u.QUOTATION_MARK),this.eatCode(u.QUOTATION_MARK)&&(t.push(u.QUOTATION_MARK),this.eatCode(
u.QUOTATION_MARK)))?(this.moveAt(n),this.reportParseError("invalid-three-quotes")):(this.endToken("MultiLineBasicString","end",String.fromCodePoint(...t)),"DATA");
this.moveAt(n)}if(e2===u.BACKSLASH){e2=this.nextCode();let n=this.ESCAPES[e2];if(n){t.push(n),e2=this.nextCode();continue}else if(e2===u.LATIN_SMALL_U){let r=this.
parseUnicode(4);t.push(r),e2=this.nextCode();continue}else if(e2===u.LATIN_CAPITAL_U){let r=this.parseUnicode(8);t.push(r),e2=this.nextCode();continue}else if(e2===
u.LATIN_SMALL_X&&this.tomlVersion.gte(1,1)){let r=this.parseUnicode(2);t.push(r),e2=this.nextCode();continue}else if(e2===u.LINE_FEED){for(e2=this.nextCode();Ne(
e2)||e2===u.LINE_FEED;)e2=this.nextCode();continue}else if(Ne(e2)){let r=true,s=this.codePointIterator.start,o;for(;(o=this.nextCode())!==u.EOF&&o!==u.LINE_FEED;)
if(!Ne(o)){this.moveAt(s),r=false;break}if(r){for(e2=this.nextCode();Ne(e2)||e2===u.LINE_FEED;)e2=this.nextCode();continue}}return this.reportParseError("invali\
d-char-in-escape-sequence")}t.push(e2),e2=this.nextCode()}return this.reportParseError("unterminated-string")}LITERAL_STRING(e2){if(e2===u.SINGLE_QUOTE)return e2=
this.nextCode(),e2===u.SINGLE_QUOTE?"MULTI_LINE_LITERAL_STRING":(this.endToken("LiteralString","start",""),this.back("DATA"));let t=[];for(;e2!==u.SINGLE_QUOTE&&
e2!==u.EOF&&e2!==u.LINE_FEED;){if(Oe(e2))return this.reportParseErrorControlChar();t.push(e2),e2=this.nextCode()}return e2!==u.SINGLE_QUOTE?this.reportParseError(
"unterminated-string"):(this.endToken("LiteralString","end",String.fromCodePoint(...t)),"DATA")}MULTI_LINE_LITERAL_STRING(e2){let t=[];for(e2===u.LINE_FEED&&(e2=
this.nextCode());e2!==u.EOF;){if(e2!==u.LINE_FEED&&Oe(e2))return this.reportParseErrorControlChar();if(e2===u.SINGLE_QUOTE){let n=this.codePointIterator.start;if(this.
eatCode(u.SINGLE_QUOTE)&&this.eatCode(u.SINGLE_QUOTE))return this.eatCode(u.SINGLE_QUOTE)&&(t.push(u.SINGLE_QUOTE),this.eatCode(u.SINGLE_QUOTE)&&(t.push(u.SINGLE_QUOTE),
this.eatCode(u.SINGLE_QUOTE)))?(this.moveAt(n),this.reportParseError("invalid-three-quotes")):(this.endToken("MultiLineLiteralString","end",String.fromCodePoint(
...t)),"DATA");this.moveAt(n)}t.push(e2),e2=this.nextCode()}return this.reportParseError("unterminated-string")}SIGN(e2){return e2===u.LATIN_SMALL_N||e2===u.LATIN_SMALL_I?
this.back("NAN_OR_INF"):b(e2)?this.back("NUMBER"):this.reportParseError("unexpected-char")}NAN_OR_INF(e2){if(e2===u.LATIN_SMALL_N){let t=this.codePointIterator.
start;if(this.eatCode(u.LATIN_SMALL_A)&&this.eatCode(u.LATIN_SMALL_N))return this.endToken("Float","end",NaN),"DATA";this.moveAt(t)}else if(e2===u.LATIN_SMALL_I){
let t=this.codePointIterator.start;if(this.eatCode(u.LATIN_SMALL_N)&&this.eatCode(u.LATIN_SMALL_F))return this.endToken("Float","end",this.text[this.tokenStart]===
"-"?-1/0:1/0),"DATA";this.moveAt(t)}return this.reportParseError("unexpected-char")}NUMBER(e2){let t=this.text[this.tokenStart],n=t==="+"?u.PLUS_SIGN:t==="-"?u.
DASH:u.NULL;if(e2===u.DIGIT_0){if(n===u.NULL){let i=this.codePointIterator.start,a=this.nextCode();if(b(a)){let l=this.nextCode();if(l===u.COLON)return this.data=
{hasDate:false,year:0,month:0,day:0,hour:Number(String.fromCodePoint(u.DIGIT_0,a)),minute:0,second:0},"TIME_MINUTE";if(b(l)){let d=this.nextCode();if(b(d)&&this.
eatCode(u.DASH))return this.data={hasDate:true,year:Number(String.fromCodePoint(u.DIGIT_0,a,l,d)),month:0,day:0,hour:0,minute:0,second:0},"DATE_MONTH"}return this.
moveAt(i),this.reportParseError("invalid-leading-zero")}this.moveAt(i)}return e2=this.nextCode(),e2===u.LATIN_SMALL_X||e2===u.LATIN_SMALL_O||e2===u.LATIN_SMALL_B?
n!==u.NULL?this.reportParseError("unexpected-char"):e2===u.LATIN_SMALL_X?"HEX":e2===u.LATIN_SMALL_O?"OCTAL":"BINARY":e2===u.LATIN_SMALL_E||e2===u.LATIN_CAPITAL_E?
(this.data={minus:n===u.DASH,left:[u.DIGIT_0]},"EXPONENT_RIGHT"):e2===u.DOT?(this.data={minus:n===u.DASH,absInt:[u.DIGIT_0]},"FRACTIONAL_RIGHT"):(this.endToken(
"Integer","start","0",10),this.back("DATA"))}let{out:r,nextCp:s,hasUnderscore:o}=this.parseDigits(e2,b);return s===u.DASH&&n===u.NULL&&!o&&r.length===4?(this.data=
{hasDate:true,year:Number(String.fromCodePoint(...r)),month:0,day:0,hour:0,minute:0,second:0},"DATE_MONTH"):s===u.COLON&&n===u.NULL&&!o&&r.length===2?(this.data=
{hasDate:false,year:0,month:0,day:0,hour:Number(String.fromCodePoint(...r)),minute:0,second:0},"TIME_MINUTE"):s===u.LATIN_SMALL_E||s===u.LATIN_CAPITAL_E?(this.data=
{minus:n===u.DASH,left:r},"EXPONENT_RIGHT"):s===u.DOT?(this.data={minus:n===u.DASH,absInt:r},"FRACTIONAL_RIGHT"):(this.endToken("Integer","start",n===u.DASH?String.
fromCodePoint(u.DASH,...r):String.fromCodePoint(...r),10),this.back("DATA"))}HEX(e2){let{out:t}=this.parseDigits(e2,qn);return this.endToken("Integer","start",String.
fromCodePoint(...t),16),this.back("DATA")}OCTAL(e2){let{out:t}=this.parseDigits(e2,mo);return this.endToken("Integer","start",String.fromCodePoint(...t),8),this.
back("DATA")}BINARY(e2){let{out:t}=this.parseDigits(e2,n=>n===u.DIGIT_0||n===u.DIGIT_1);return this.endToken("Integer","start",String.fromCodePoint(...t),2),this.
back("DATA")}FRACTIONAL_RIGHT(e2){let{minus:t,absInt:n}=this.data,{out:r,nextCp:s}=this.parseDigits(e2,b),o=[...n,u.DOT,...r];if(s===u.LATIN_SMALL_E||s===u.LATIN_CAPITAL_E)
return this.data={minus:t,left:o},"EXPONENT_RIGHT";let i=Number(t?String.fromCodePoint(u.DASH,...o):String.fromCodePoint(...o));return this.endToken("Float","st\
art",i),this.back("DATA")}EXPONENT_RIGHT(e2){let{left:t,minus:n}=this.data,r=false;(e2===u.DASH||e2===u.PLUS_SIGN)&&(r=e2===u.DASH,e2=this.nextCode());let{out:s}=this.
parseDigits(e2,b),o=s;r&&o.unshift(u.DASH);let i=Number(n?String.fromCodePoint(u.DASH,...t,u.LATIN_SMALL_E,...o):String.fromCodePoint(...t,u.LATIN_SMALL_E,...o));
return this.endToken("Float","start",i),this.back("DATA")}BOOLEAN(e2){if(e2===u.LATIN_SMALL_T){let t=this.codePointIterator.start;if(this.eatCode(u.LATIN_SMALL_R)&&
this.eatCode(u.LATIN_SMALL_U)&&this.eatCode(u.LATIN_SMALL_E))return this.endToken("Boolean","end",true),"DATA";this.moveAt(t)}else if(e2===u.LATIN_SMALL_F){let t=this.
codePointIterator.start;if(this.eatCode(u.LATIN_SMALL_A)&&this.eatCode(u.LATIN_SMALL_L)&&this.eatCode(u.LATIN_SMALL_S)&&this.eatCode(u.LATIN_SMALL_E))return this.
endToken("Boolean","end",false),"DATA";this.moveAt(t)}return this.reportParseError("unexpected-char")}DATE_MONTH(e2){let t=this.codePointIterator.start;if(!b(e2))
return this.reportParseError("unexpected-char");if(e2=this.nextCode(),!b(e2))return this.reportParseError("unexpected-char");if(e2=this.nextCode(),e2!==u.DASH)return this.
reportParseError("unexpected-char");let n=this.codePointIterator.start,r=this.data;return r.month=Number(this.text.slice(t,n)),"DATE_DAY"}DATE_DAY(e2){let t=this.
codePointIterator.start;if(!b(e2))return this.reportParseError("unexpected-char");if(e2=this.nextCode(),!b(e2))return this.reportParseError("unexpected-char");let n=this.
codePointIterator.end,r=this.data;if(r.day=Number(this.text.slice(t,n)),!No(r.year,r.month,r.day))return this.reportParseError("invalid-date");if(e2=this.nextCode(),
e2===u.LATIN_CAPITAL_T||e2===u.LATIN_SMALL_T)return"TIME_HOUR";if(e2===u.SPACE){let o=this.codePointIterator.start;if(b(this.nextCode())&&b(this.nextCode()))return this.
moveAt(o),"TIME_HOUR";this.moveAt(o)}let s=ke(r,"");return this.endToken("LocalDate","start",s),this.back("DATA")}TIME_HOUR(e2){let t=this.codePointIterator.start;
if(!b(e2))return this.reportParseError("unexpected-char");if(e2=this.nextCode(),!b(e2))return this.reportParseError("unexpected-char");if(e2=this.nextCode(),e2!==
u.COLON)return this.reportParseError("unexpected-char");let n=this.codePointIterator.start,r=this.data;return r.hour=Number(this.text.slice(t,n)),"TIME_MINUTE"}TIME_MINUTE(e2){
let t=this.codePointIterator.start;if(!b(e2))return this.reportParseError("unexpected-char");if(e2=this.nextCode(),!b(e2))return this.reportParseError("unexpect\
ed-char");let n=this.codePointIterator.end,r=this.data;return r.minute=Number(this.text.slice(t,n)),e2=this.nextCode(),e2===u.COLON?"TIME_SECOND":this.tomlVersion.
lt(1,1)?this.reportParseError("unexpected-char"):Et(r.hour,r.minute,r.second)?this.processTimeEnd(e2,r):this.reportParseError("invalid-time")}TIME_SECOND(e2){let t=this.
codePointIterator.start;if(!b(e2))return this.reportParseError("unexpected-char");if(e2=this.nextCode(),!b(e2))return this.reportParseError("unexpected-char");let n=this.
codePointIterator.end,r=this.data;return r.second=Number(this.text.slice(t,n)),Et(r.hour,r.minute,r.second)?(e2=this.nextCode(),e2===u.DOT?"TIME_SEC_FRAC":this.
processTimeEnd(e2,r)):this.reportParseError("invalid-time")}TIME_SEC_FRAC(e2){if(!b(e2))return this.reportParseError("unexpected-char");let t=this.codePointIterator.
start;for(;b(e2);)e2=this.nextCode();let n=this.codePointIterator.start,r=this.data;return r.frac=this.text.slice(t,n),this.processTimeEnd(e2,r)}processTimeEnd(e2,t){
if(t.hasDate){if(e2===u.DASH||e2===u.PLUS_SIGN)return t.offsetSign=e2,"TIME_OFFSET";if(e2===u.LATIN_CAPITAL_Z||e2===u.LATIN_SMALL_Z){let s=ke(t,"Z");return this.
endToken("OffsetDateTime","end",s),"DATA"}let r=ke(t,"");return this.endToken("LocalDateTime","start",r),this.back("DATA")}let n=ke(t,"");return this.endToken("\
LocalTime","start",n),this.back("DATA")}TIME_OFFSET(e2){if(!b(e2))return this.reportParseError("unexpected-char");let t=this.codePointIterator.start;if(e2=this.
nextCode(),!b(e2))return this.reportParseError("unexpected-char");if(e2=this.nextCode(),e2!==u.COLON)return this.reportParseError("unexpected-char");let n=this.
codePointIterator.start;e2=this.nextCode();let r=this.codePointIterator.start;if(!b(e2))return this.reportParseError("unexpected-char");if(e2=this.nextCode(),!b(
e2))return this.reportParseError("unexpected-char");let s=this.codePointIterator.end,o=Number(this.text.slice(t,n)),i=Number(this.text.slice(r,s));if(!Et(o,i,0))
return this.reportParseError("invalid-time");let a=this.data,l=ke(a,`${String.fromCodePoint(a.offsetSign)}${q(o,2)}:${q(i,2)}`);return this.endToken("OffsetDate\
Time","end",l),"DATA"}parseDigits(e2,t){if(e2===u.UNDERSCORE)return this.reportParseError("invalid-underscore");if(!t(e2))return this.reportParseError("unexpect\
ed-char");let n=[],r=u.NULL,s=false;for(;t(e2)||e2===u.UNDERSCORE;){if(e2===u.UNDERSCORE){if(s=true,r===u.UNDERSCORE)return this.reportParseError("invalid-under\
score")}else n.push(e2);r=e2,e2=this.nextCode()}return r===u.UNDERSCORE?this.reportParseError("invalid-underscore"):{out:n,nextCp:e2,hasUnderscore:s}}parseUnicode(e2){
let t=this.codePointIterator.start,n=this.codePointIterator.end,r=0,s;for(;(s=this.nextCode())!==u.EOF;){if(!qn(s))return this.moveAt(t),this.reportParseError("\
invalid-char-in-escape-sequence");if(r++,r>=e2)break}let o=this.codePointIterator.end,i=this.text.slice(n,o),a=parseInt(i,16);return ho(a)?a:this.reportParseError(
"invalid-code-point",{cp:i})}reportParseErrorControlChar(){return this.reportParseError("invalid-control-character")}};function zn(e2,t){return po(e2)||b(e2)||e2===
u.UNDERSCORE||e2===u.DASH?true:(t.lt(1,1),false)}function Oe(e2){return uo(e2)&&e2!==u.TABULATION||e2===u.DELETE}function So(e2){return e2===u.TABULATION||u.SPACE<=
e2&&e2<=u.TILDE||Po(e2)}function Po(e2){return u.PAD<=e2&&e2<=u.CP_D7FF||u.CP_E000<=e2&&e2<=u.CP_10FFFF}function No(e2,t,n){return e2>=0&&t<=12&&t>=1&&n>=1?n<=(t===
2?e2&3||!(e2%25)&&e2&15?28:29:30+(t+(t>>3)&1)):false}function Et(e2,t,n){return!(e2>=24||e2<0||t>59||t<0||n>60||n<0)}function ke(e2,t){let n=q(e2.year,4),r=e2.month?
q(e2.month,2):"01",s=e2.day?q(e2.day,2):"01",o=q(e2.hour,2),i=q(e2.minute,2),a=q(e2.second,2),l=`${n}-${r}-${s}`,d=e2.frac?`.${e2.frac}`:"",c=new Date(`${l}T${o}\
:${i}:${a}${d}${t}`);return!isNaN(c.getTime())||e2.second!==60?c:new Date(`${l}T${o}:${i}:59${d}${t}`)}function q(e2,t){return String(e2).padStart(t,"0")}var kt=Symbol(
"VALUE_KIND_VALUE"),Xn=Symbol("VALUE_KIND_INTERMEDIATE"),Oo=class{constructor(e2){this.rootKeys=new Map,this.tables=[],this.ctx=e2}applyResolveKeyForTable(e2){let t=this.
rootKeys,n=e2.key.keys.length-1;for(let i=0;i<n;i++){let a=e2.key.keys[i],l=Ot(a);e2.resolvedKey.push(l);let d=t.get(l);if(!d)d={node:a,keys:new Map},t.set(l,d);else if(d.
table==="array"){let c=d.peekIndex;e2.resolvedKey.push(c),d=d.keys.get(c)}t=d.keys}let r=e2.key.keys[n],s=Ot(r);e2.resolvedKey.push(s);let o=t.get(s);if(o)if(o.
table)if(o.table==="array")if(e2.kind==="array"){let i={node:r,keys:new Map},a=o.peekIndex+1;e2.resolvedKey.push(a),o.keys.set(a,i),o.peekIndex=a,this.tables.push(
{node:e2,keys:i.keys})}else this.ctx.reportParseError("dupe-keys",r);else this.ctx.reportParseError("dupe-keys",r);else if(e2.kind==="array")this.ctx.reportParseError(
"dupe-keys",r);else{let i={table:e2.kind,node:r,keys:o.keys};t.set(s,i),this.tables.push({node:e2,keys:i.keys})}else if(e2.kind==="array"){e2.resolvedKey.push(0);
let i={node:r,keys:new Map};t.set(s,{table:e2.kind,node:r,keys:new Map([[0,i]]),peekIndex:0}),this.tables.push({node:e2,keys:i.keys})}else{let i={table:e2.kind,
node:r,keys:new Map};t.set(s,i),this.tables.push({node:e2,keys:i.keys})}}verifyDuplicateKeys(e2){for(let t of e2.body)t.type==="TOMLKeyValue"&&It(this.ctx,this.
rootKeys,t);for(let{node:t,keys:n}of this.tables)for(let r of t.body)It(this.ctx,n,r)}};function It(e2,t,n){let r=t,s=ne(n.key.keys);for(let o of n.key.keys){let i=Ot(
o),a=r.get(i);a?((a.value===kt||s===o||a.table)&&e2.reportParseError("dupe-keys",We(o,a.node)),a.value=Xn):(s===o?a={value:kt,node:o,keys:new Map}:a={value:Xn,node:o,
keys:new Map},r.set(i,a)),r=a.keys}n.value.type==="TOMLInlineTable"?ar(e2,r,n.value):n.value.type==="TOMLArray"&&lr(e2,r,n.value)}function ar(e2,t,n){for(let r of n.
body)It(e2,t,r)}function lr(e2,t,n){let r=t;for(let s=0;s<n.elements.length;s++){let o=n.elements[s],i=r.get(s);i?e2.reportParseError("dupe-keys",We(o,i.node)):
(i={value:kt,node:o,keys:new Map},t.set(s,i),o.type==="TOMLInlineTable"?ar(e2,i.keys,o):o.type==="TOMLArray"&&lr(e2,i.keys,o))}}function We(e2,t){return e2.range[0]<=
t.range[0]?t:e2}var ko=class{constructor(e2){this.tokens=[],this.comments=[],this.back=null,this.stateStack=[],this.needNewLine=false,this.needSameLine=false,this.
currToken=null,this.prevToken=null,this.valueContainerStack=[],this.tokenizer=new Eo(e2.text,e2.parserOptions),this.topLevelTable=e2.topLevelTable,this.table=e2.
topLevelTable,this.keysResolver=new Oo(this)}nextToken(e2){if(this.prevToken=this.currToken,this.back?(this.currToken=this.back,this.back=null):this.currToken=this.
_nextTokenFromTokenizer(e2),(this.needNewLine||this.needSameLine||e2?.needSameLine)&&this.prevToken&&this.currToken)if(this.prevToken.loc.end.line===this.currToken.
loc.start.line){if(this.needNewLine)return this.reportParseError("missing-newline",this.currToken)}else{let t=this.needSameLine||e2?.needSameLine;if(t)return this.
reportParseError(t,this.currToken)}return this.needNewLine=false,this.needSameLine=false,this.currToken}_nextTokenFromTokenizer(e2){let t=this.tokenizer.valuesEnabled;
e2?.valuesEnabled&&(this.tokenizer.valuesEnabled=e2.valuesEnabled);let n=this.tokenizer.nextToken();for(;n&&n.type==="Block";)this.comments.push(n),n=this.tokenizer.
nextToken();return n&&this.tokens.push(n),this.tokenizer.valuesEnabled=t,n}backToken(){if(this.back)throw new Error("Illegal state");this.back=this.currToken,this.
currToken=this.prevToken}addValueContainer(e2){this.valueContainerStack.push(e2),this.tokenizer.valuesEnabled=true}consumeValueContainer(){let e2=this.valueContainerStack.
pop();return this.tokenizer.valuesEnabled=this.valueContainerStack.length>0,e2}applyResolveKeyForTable(e2){this.keysResolver.applyResolveKeyForTable(e2)}verifyDuplicateKeys(){
this.keysResolver.verifyDuplicateKeys(this.topLevelTable)}reportParseError(e2,t){let n,r,s;if(t)n=t.range[0],r=t.loc.start.line,s=t.loc.start.column;else{n=this.
tokenizer.start;let o=this.tokenizer.getLocFromIndex(n);r=o.line,s=o.column}throw new or(e2,n,r,s)}},Zn={VALUE:"missing-value"},Io={BasicString:"basic",MultiLineBasicString:"\
basic",LiteralString:"literal",MultiLineLiteralString:"literal"},xo={BasicString:"basic",LiteralString:"literal"},Mo={OffsetDateTime:"offset-date-time",LocalDateTime:"\
local-date-time",LocalDate:"local-date",LocalTime:"local-time"},_o=class{constructor(e2,t){this.text=e2,this.parserOptions=t||{},this.tomlVersion=sr(this.parserOptions.
tomlVersion)}parse(){let e2={type:"Program",body:[],sourceType:"module",tokens:[],comments:[],parent:null,range:[0,0],loc:{start:{line:1,column:0},end:{line:1,column:0}}},
t={type:"TOMLTopLevelTable",body:[],parent:e2,range:_(e2.range),loc:w(e2.loc)};e2.body=[t];let n=new ko({text:this.text,parserOptions:this.parserOptions,topLevelTable:t}),
r=n.nextToken();if(r){for(t.range[0]=r.range[0],t.loc.start=qe(r.loc.start);r;){let a=n.stateStack.pop()||"TABLE";n.stateStack.push(...this[a](r,n)),r=n.nextToken()}
let i=n.stateStack.pop()||"TABLE";if(i in Zn)return n.reportParseError(Zn[i],null);n.table.type==="TOMLTable"&&U(n.table,ne(n.table.body)),U(t,ne(t.body))}n.verifyDuplicateKeys(),
e2.tokens=n.tokens,e2.comments=n.comments;let s=n.tokenizer.end,o=n.tokenizer.getLocFromIndex(s);return e2.range[1]=s,e2.loc.end={line:o.line,column:o.column},e2}TABLE(e2,t){
return He(e2)||xe(e2)?this.processKeyValue(e2,t.table,t):Pt(e2)?this.processTable(e2,t.topLevelTable,t):t.reportParseError("unexpected-token",e2)}VALUE(e2,t){return xe(
e2)||nr(e2)?this.processStringValue(e2,t):Co(e2)?this.processNumberValue(e2,t):Do(e2)?this.processBooleanValue(e2,t):Vo(e2)?this.processDateTimeValue(e2,t):Pt(e2)?
this.processArray(e2,t):wo(e2)?this.processInlineTable(e2,t):t.reportParseError("unexpected-token",e2)}processTable(e2,t,n){let r={type:"TOMLTable",kind:"standa\
rd",key:null,resolvedKey:[],body:[],parent:t,range:_(e2.range),loc:w(e2.loc)};n.table.type==="TOMLTable"&&U(n.table,ne(n.table.body)),t.body.push(r),n.table=r;let s=n.
nextToken({needSameLine:"invalid-key-value-newline"});if(Pt(s)){if(e2.range[1]<s.range[0])return n.reportParseError("invalid-space",s);r.kind="array",s=n.nextToken(
{needSameLine:"invalid-key-value-newline"})}if(Ie(s))return n.reportParseError("missing-key",s);if(!s)return n.reportParseError("unterminated-table-key",null);if(s=
this.processKeyNode(s,r,n).nextToken,!Ie(s))return n.reportParseError("unterminated-table-key",s);if(r.kind==="array"){let o=s;if(s=n.nextToken({needSameLine:"i\
nvalid-key-value-newline"}),!Ie(s))return n.reportParseError("unterminated-table-key",s);if(o.range[1]<s.range[0])return n.reportParseError("invalid-space",s)}return U(
r,s),n.applyResolveKeyForTable(r),n.needNewLine=true,[]}processKeyValue(e2,t,n){let r={type:"TOMLKeyValue",key:null,value:null,parent:t,range:_(e2.range),loc:w(
e2.loc)};t.body.push(r);let{nextToken:s}=this.processKeyNode(e2,r,n);return er(s)?(n.addValueContainer({parent:r,set:o=>(r.value=o,U(r,o),n.needNewLine=true,[])}),
n.needSameLine="invalid-key-value-newline",["VALUE"]):n.reportParseError("missing-equals-sign",s)}processKeyNode(e2,t,n){St(e2)&&n.reportParseError("invalid-lea\
ding-dot-in-key",e2);let r={type:"TOMLKey",keys:[],parent:t,range:_(e2.range),loc:w(e2.loc)};t.key=r;let s=e2,o=null;do{if(He(s))this.processBareKey(s,r);else if(xe(
s))this.processStringKey(s,r);else break;if(o=null,s=n.nextToken({needSameLine:"invalid-key-value-newline"}),!St(s))break;o=s,s=n.nextToken({needSameLine:"inval\
id-key-value-newline"})}while(s);return o&&n.reportParseError(St(s)?"invalid-consecutive-dots-in-key":"invalid-trailing-dot-in-key",o),U(r,ne(r.keys)),{keyNode:r,
nextToken:s}}processBareKey(e2,t){let n={type:"TOMLBare",name:e2.value,parent:t,range:_(e2.range),loc:w(e2.loc)};t.keys.push(n)}processStringKey(e2,t){let n={type:"\
TOMLQuoted",kind:"string",value:e2.string,style:xo[e2.type],multiline:false,parent:t,range:_(e2.range),loc:w(e2.loc)};t.keys.push(n)}processStringValue(e2,t){let n=t.
consumeValueContainer(),r={type:"TOMLValue",kind:"string",value:e2.string,style:Io[e2.type],multiline:nr(e2),parent:n.parent,range:_(e2.range),loc:w(e2.loc)};return n.
set(r)}processNumberValue(e2,t){let n=t.consumeValueContainer(),r=this.text,[s,o]=e2.range,i=null,a=()=>i??(i=r.slice(s,o).replace(/_/g,"")),l;return e2.type===
"Integer"?l={type:"TOMLValue",kind:"integer",value:e2.number,bigint:e2.bigint,get number(){return a()},parent:n.parent,range:_(e2.range),loc:w(e2.loc)}:l={type:"\
TOMLValue",kind:"float",value:e2.number,get number(){return a()},parent:n.parent,range:_(e2.range),loc:w(e2.loc)},n.set(l)}processBooleanValue(e2,t){let n=t.consumeValueContainer(),
r={type:"TOMLValue",kind:"boolean",value:e2.boolean,parent:n.parent,range:_(e2.range),loc:w(e2.loc)};return n.set(r)}processDateTimeValue(e2,t){let n=t.consumeValueContainer(),
r={type:"TOMLValue",kind:Mo[e2.type],value:e2.date,datetime:e2.value,parent:n.parent,range:_(e2.range),loc:w(e2.loc)};return n.set(r)}processArray(e2,t){let n=t.
consumeValueContainer(),r={type:"TOMLArray",elements:[],parent:n.parent,range:_(e2.range),loc:w(e2.loc)},s=t.nextToken({valuesEnabled:true});return Ie(s)?(U(r,s),
n.set(r)):(t.backToken(),this.processArrayValue(r,n,t))}processArrayValue(e2,t,n){return n.addValueContainer({parent:e2,set:r=>{e2.elements.push(r);let s=n.nextToken(
{valuesEnabled:true}),o=tr(s);return o&&(s=n.nextToken({valuesEnabled:true})),Ie(s)?(U(e2,s),t.set(e2)):o?(n.backToken(),this.processArrayValue(e2,t,n)):n.reportParseError(
s?"missing-comma":"unterminated-array",s)}}),["VALUE"]}processInlineTable(e2,t){let n=t.consumeValueContainer(),r={type:"TOMLInlineTable",body:[],parent:n.parent,
range:_(e2.range),loc:w(e2.loc)},s=this.tomlVersion.gte(1,1)?void 0:"invalid-inline-table-newline",o=t.nextToken({needSameLine:s});if(o){if(He(o)||xe(o))return this.
processInlineTableKeyValue(o,r,n,t);if(Nt(o))return U(r,o),n.set(r)}return t.reportParseError("unexpected-token",o)}processInlineTableKeyValue(e2,t,n,r){let s={
type:"TOMLKeyValue",key:null,value:null,parent:t,range:_(e2.range),loc:w(e2.loc)};t.body.push(s);let{nextToken:o}=this.processKeyNode(e2,s,r);if(!er(o))return r.
reportParseError("missing-equals-sign",o);let i=this.tomlVersion.gte(1,1)?void 0:"invalid-inline-table-newline";return r.addValueContainer({parent:s,set:a=>{s.value=
a,U(s,a);let l=r.nextToken({needSameLine:i});if(tr(l)){if(l=r.nextToken({needSameLine:i}),l&&(He(l)||xe(l)))return this.processInlineTableKeyValue(l,t,n,r);if(Nt(
l)){if(this.tomlVersion.lt(1,1))return r.reportParseError("invalid-trailing-comma-in-inline-table",l)}else return r.reportParseError(l?"unexpected-token":"unter\
minated-inline-table",l)}return Nt(l)?(U(t,l),n.set(t)):r.reportParseError(l?"missing-comma":"unterminated-inline-table",l)}}),r.needSameLine="invalid-key-value\
-newline",["VALUE"]}};function St(e2){return re(e2)&&e2.value==="."}function er(e2){return re(e2)&&e2.value==="="}function Pt(e2){return re(e2)&&e2.value==="["}
function Ie(e2){return re(e2)&&e2.value==="]"}function wo(e2){return re(e2)&&e2.value==="{"}function Nt(e2){return re(e2)&&e2.value==="}"}function tr(e2){return re(
e2)&&e2.value===","}function re(e2){return!!(e2&&e2.type==="Punctuator")}function He(e2){return e2.type==="Bare"}function xe(e2){return e2.type==="BasicString"||
e2.type==="LiteralString"}function nr(e2){return e2.type==="MultiLineBasicString"||e2.type==="MultiLineLiteralString"}function Co(e2){return e2.type==="Integer"||
e2.type==="Float"}function Do(e2){return e2.type==="Boolean"}function Vo(e2){return e2.type==="OffsetDateTime"||e2.type==="LocalDateTime"||e2.type==="LocalDate"||
e2.type==="LocalTime"}function U(e2,t){t&&(e2.range[1]=t.range[1],e2.loc.end=qe(t.loc.end))}function _(e2){return[e2[0],e2[1]]}function w(e2){return{start:qe(e2.
start),end:qe(e2.end)}}function qe(e2){return{line:e2.line,column:e2.column}}var vo={Program:["body"],TOMLTopLevelTable:["body"],TOMLTable:["key","body"],TOMLKeyValue:[
"key","value"],TOMLKey:["keys"],TOMLArray:["elements"],TOMLInlineTable:["body"],TOMLBare:[],TOMLQuoted:[],TOMLValue:[]},Ro=Jn(vo);function Ko(e2,t){return{ast:new _o(
e2,t).parse(),visitorKeys:Ro,services:{isTOML:true}}}var Ja=$o(e2=>e2.value);function $o(e2){function t(r,s){return n[r.type](r,s)}let n={Program(r,s={}){return t(
r.body[0],s)},TOMLTopLevelTable(r,s={}){for(let o of r.body)t(o,s);return s},TOMLKeyValue(r,s={}){let o=t(r.value);return Uo(s,t(r.key),o),s},TOMLTable(r,s={}){
let o=Fo(s,t(r.key),r.kind==="array");for(let i of r.body)t(i,o);return s},TOMLArray(r){return r.elements.map(s=>t(s))},TOMLInlineTable(r){let s={};for(let o of r.
body)t(o,s);return s},TOMLKey(r){return r.keys.map(s=>t(s))},TOMLBare(r){return r.name},TOMLQuoted(r){return r.value},TOMLValue(r){return e2(r)}};return r=>t(r)}
function Fo(e2,t,n){let r=e2;for(let l=0;l<t.length-1;l++){let d=t[l];r=a(r,d)}let s=ne(t),o=r[s];if(o==null){let l={};return r[s]=n?[l]:l,l}if(Qe(o)){let l={};
return r[s]=n?[l]:l,l}if(!n){if(Array.isArray(o)){let l={};return r[s]=l,l}return o}if(Array.isArray(o)){let l={};return o.push(l),l}let i={};return r[s]=[i],i;
function a(l,d){let c=l[d];if(c==null){let p={};return l[d]=p,p}if(Qe(c)){let p={};return l[d]=p,p}let f=c;for(;Array.isArray(f);){let p=f.length-1,y=f[p];if(Qe(
y)){let E={};return f[p]=E,E}f=y}return f}}function Uo(e2,t,n){let r=e2;for(let s=0;s<t.length-1;s++){let o=t[s],i=r[o];if(i==null){let a={};r[o]=a,r=a}else if(Qe(
i)||Array.isArray(i)){let a={};r[o]=a,r=a}else r=i}r[ne(t)]=n}function Qe(e2){return typeof e2!="object"||e2 instanceof Date}function dr(e2,t){return Ko(e2,t).ast}
var fr=e2=>{try{return dr(e2,{tomlVersion:"1.0.0"})}catch(t){if(t instanceof SyntaxError)return t.message;throw t}},pr=e2=>{let t=new Map,n=new Map;for(let s of e2){
let o="";Re(t,o,s);for(let i of s.path)o+=ur(i),Re(t,o,s);Re(n,o,s)}let r=s=>s.map(ur).join("");return{at:s=>n.get(r(s))??[],below:s=>t.get(r(s))??[]}},ur=e2=>`${JSON.
stringify(e2)},`,Xe=e2=>e2.body.flatMap(t=>t.type==="TOMLKeyValue"?xt(t,[],{}):[{path:t.resolvedKey,node:t,table:t},...t.body.flatMap(n=>xt(n,t.resolvedKey,{table:t}))]),
xt=(e2,t,n)=>{let r=[...t,...e2.key.keys.map(hr)];return[{path:r,node:e2,value:e2.value,...n},...mr(e2.value,r,n)]},mr=(e2,t,n)=>e2.type==="TOMLInlineTable"?e2.
body.flatMap(r=>xt(r,t,{...n,inline:e2})):e2.type==="TOMLArray"?e2.elements.flatMap((r,s)=>Bo(r,[...t,s],{...n,inline:e2})):[],Bo=(e2,t,n)=>[{path:t,node:e2.parent,
value:e2,...n},...mr(e2,t,n)],hr=e2=>e2.type==="TOMLBare"?e2.name:String(e2.value),_t=(e2,t)=>{let n=t.at(-1),r=typeof n=="number"?e2.at(t.slice(0,-1)).find(s=>s.
value):void 0;return r?.value?.type==="TOMLArray"&&typeof n=="number"?{array:r.value,index:n}:void 0},se=({text:e2,lineEnd:t},n)=>{let r=(n.type==="TOMLArray"?n.
elements:n.body).map(cr);return{text:e2,lineEnd:t,parts:r,...cr(n),between:", ",comment:"#"}},cr=({range:[e2,t]})=>({start:e2,end:t}),yr=(e2,t)=>{let n=new Map;
for(let r of e2.body)if(r.type==="TOMLKeyValue")Mt(n,r,t);else{let s=gr(n,r.resolvedKey);for(let o of r.body)Mt(s,o,t)}return ze(n)},gr=(e2,t)=>{let n=e2;for(let[
r,s]of t.entries()){let o=n instanceof Map?n.get(String(s)):n[Number(s)],i=o??(typeof t[r+1]=="number"?[]:new Map);o===void 0&&n instanceof Map?n.set(String(s),
i):o===void 0&&(n[Number(s)]=i),n=i}return n},Mt=(e2,{key:{keys:t},value:n},r)=>{let s=t.map(hr);gr(e2,s.slice(0,-1)).set(s.at(-1)??"",wt(n,r))},wt=(e2,t)=>{if(e2.
type==="TOMLArray")return e2.elements.map(r=>wt(r,t));if(e2.type==="TOMLValue")return Yo(e2,t);let n=new Map;for(let r of e2.body)Mt(n,r,t);return n},Tr=(e2,t)=>ze(
wt(e2,t)),Yo=({kind:e2,value:t,range:n},r)=>{if(typeof t=="string"||typeof t=="boolean")return t;let s=r.slice(...n),o=e2==="integer"||e2==="float"?de(s):void 0;
return typeof o=="number"?o:new g(s)},ze=e2=>e2 instanceof Map?Object.fromEntries(Array.from(e2,([t,n])=>[t,ze(n)])):Array.isArray(e2)?e2.map(ze):e2,G=e2=>{if(e2===
null)return;if(typeof e2=="string")return Ar(e2);if(e2 instanceof g)return e2.text;if(e2 instanceof x)return;if(typeof e2=="number"||typeof e2=="boolean")return String(
e2);let t=Array.isArray(e2)?e2.map(G):Object.entries(e2).map(([n,r])=>{let s=G(r);return s===void 0?void 0:`${oe(n)} = ${s}`});if(!t.includes(void 0))return Array.
isArray(e2)?`[${t.join(", ")}]`:t.length===0?"{}":`{ ${t.join(", ")} }`},oe=e2=>/^[\w-]+$/.test(e2)?e2:Ar(e2),Ar=e2=>JSON.stringify(e2).replace(/[\u007f]/g,"\\u0\
07f");var br=e2=>{let t=fr(e2);if(typeof t=="string")return`it is not TOML: ${t}`;let[n]=t.body,r={text:e2,lineEnd:fe(e2),top:n,value:yr(n,e2),...pr(Xe(n))};return{
value:r.value,edit:s=>Go(r,s),comments:()=>t.comments.map(({range:[s,o]})=>({start:s,end:o})),pieces:()=>jo(r)}},jo=({text:e2,top:t})=>{let n=new Map;for(let{node:o,
path:i,value:a,inline:l}of Xe(t)){if(o.type!=="TOMLKeyValue"||!a||l)continue;let[d,c]=[o.range[0],k(e2,o.range[1])];e2.slice(d,c-1).includes(`
`)||n.set(o,{path:i,within:o.key.keys.length,start:d,end:c})}let r=[t,...t.body].flatMap(o=>{if(o.type==="TOMLKeyValue")return[];let i=n.get(o.body.findLast(({type:l})=>l===
"TOMLKeyValue"));return i&&i.within===1&&A(e2,i.start)===i.start?[{path:i.path.slice(0,-1),last:i}]:[]}),s=Xe(t).flatMap(({path:o,value:i,inline:a})=>{let l=i?.
type==="TOMLArray"&&!a?i.elements.at(-1):void 0;if(!i||!l||e2.slice(...l.range).includes(`
`))return[];let d=i.range[1];return e2.slice(...i.range).includes(`
`)?[{path:o,last:{start:l.range[0],end:l.range[1]},close:{start:d-1,end:d}}]:[]});return{pieces:[...n.values()],mappings:r,lists:s}},Er=e2=>an(e2.text)?e2:typeof e2.
value=="string"?void 0:e2.value,Go=(e2,t)=>t.kind==="set"?Qo(e2,t):t.kind==="unset"?Ho(e2,t):t.kind==="rename"?Jo(e2,t):zo(e2,t),Jo=(e2,{path:t,to:n})=>{let r=e2.
below(t).flatMap(o=>Sr(o,t)??[]),s=new Map(r.map(o=>[o.range[0],o]));return s.size===0?h("missing",`${m(t)} is not there`):{ok:true,edits:[...s.values()].map(o=>({
start:o.range[0],end:o.range[1],replacement:oe(n)}))}},Sr=({node:e2,path:t},n)=>{if(e2.type!=="TOMLTable"&&e2.type!=="TOMLKeyValue")return;let{keys:r}=e2.key,s=i=>i.
filter(a=>typeof a=="string").length;if(e2.type==="TOMLTable")return r[s(n)-1];let o=s(t)-r.length;return r[s(n)-1-o]},Ho=(e2,t)=>{let n=ce(t).map(l=>[...t.path.
slice(0,-1),l]),r=n.flatMap(l=>_t(e2,l)??[]),[s]=r;if(s){let l=r.map(({array:d,index:c})=>d.elements[c]);return{ok:true,edits:Lr(e2,s.array,l)}}let o=n.flatMap(
l=>e2.below(l));if(o.length===0)return{ok:true,edits:[]};let[i]=o;if(i?.inline)return{ok:true,edits:Lr(e2,i.inline,o.map(({node:l})=>l))};let a=o.filter(({inline:l})=>!l).
map(({node:l})=>Wo(e2,l));return{ok:true,edits:te(a)}},Lr=(e2,t,n)=>{let r=t.type==="TOMLArray"?t.elements:t.body,s=new Set(n),o=r.map(i=>s.has(i));return o.includes(
true)?me(se(e2,t),o):[]},Wo=({text:e2},t)=>{let n=t.type==="TOMLTable"?t.key.range[1]:t.range[1];return{start:A(e2,t.range[0]),end:k(e2,n),replacement:""}},Qo=(e2,{
path:t,value:n,create:r})=>{let s=G(n);if(s===void 0)return h("value","TOML has no null; use Unset to remove a key");let o=e2.at(t).find(p=>p.value);if(o?.value)
return Pr(e2,o.value,n);let i=_t(e2,t);if(i)return qo(e2,i,n);let a=Xo(e2,t);if(a&&t.length>a.path.length&&!r)return h("missing",`there is no ${m(a.path)}, and \
create is false`);if(a)return Zo(e2,a,K(t.slice(a.path.length),n));let[l,...d]=e2.below(t);if(!l)return kr(e2,{path:t,value:n,create:r});if(N(C(e2.value,t)??null,
n))return{ok:true,edits:[]};let c=d.length===0&&l.value?Sr(l,t):void 0;if(c)return{ok:true,edits:[{start:c.range[1],end:l.node.range[1],replacement:` = ${s}`}]};
let f=`${m(t)} is a table with a header or several dotted keys`;return h("value",`${f}; set its keys one by one, or remove it with Unset first`)},Pr=({text:e2},t,n)=>{
let[r,s]=t.range;if(N(Tr(t,e2),n))return{ok:true,edits:[]};let o=e2.slice(r,s);if(ue(o)&&Nr(n))return Or;let a=typeof n=="string"&&/^'(?!'')/.test(o)&&!/['\u0000-\u001f\u007f]/.
test(n)?`'${n}'`:G(n)??"";return{ok:true,edits:[{start:r,end:s,replacement:a}]}},Nr=e2=>typeof e2=="string"&&ue(e2),Or=h("value",'the value there is a date, and\
 the plan has a text; write { $literal: "2026-05-01" } for a date, or remove the old value first for a text'),qo=(e2,{array:t,index:n},r)=>{let{elements:s}=t,o=s[n];
if(o)return Pr(e2,o,r);if(n>s.length)return h("missing",`the array has ${s.length} elements, so [${n}] is not the next one`);let i=G(r)??"",a=s[0]&&e2.text.slice(
...s[0].range);return a!==void 0&&ue(a)&&Nr(r)?Or:s.length>0?{ok:true,edits:ee(se(e2,t),()=>i)}:{ok:true,edits:Pe(se(e2,t),{part:i,padding:"",indent:"  "})}},zo=(e2,{
path:t,value:n})=>{let r=G(n);if(r===void 0)return h("value","TOML has no null");let s=e2.at(t).find(o=>o.value?.type==="TOMLArray")?.value;return s?.type==="TO\
MLArray"&&s.elements.length>0?{ok:true,edits:pe(se(e2,s),()=>r)}:h("value",`${m(t)} is no array that is written in place`)},Xo=(e2,t)=>{let n=t.findIndex((i,a)=>typeof i==
"number"&&e2.below(t.slice(0,a+1)).length===0);if(n<1)return;let r=[...t.slice(0,n),Number(t[n])-1],s=e2.at(r)[0]?.node,o=e2.below(r).findLast(i=>!i.inline);return s?.
type==="TOMLTable"&&s.kind==="array"&&o?{path:t.slice(0,n+1),header:s,last:o}:void 0},Zo=(e2,{path:t,header:n,last:r},s)=>{let{text:o,lineEnd:i}=e2;if(!R(s))return h(
"value",`the elements of ${m(t.slice(0,-1))} are tables; give a set of keys`);let a=Object.entries(s);if(G(s)===void 0)return h("value","TOML has no null");let l=A(
o,n.range[0]),d=Number(t.at(-1))>1&&!/(^|\n)[ \t]*\r?\n$/.test(o.slice(0,Ir(o,l))),c=t.flatMap(L=>typeof L=="string"?[oe(L)]:[]),f=j(o,l),y=[`[[${c.join(".")}]]`,
...a.map(([L,I])=>he([L],I))].map(L=>f+L).join(i),E=r.node.type==="TOMLTable"?r.node.key.range[1]:r.node.range[1];return{ok:true,edits:[Ze(e2,E,d?y:i+y)]}},kr=(e2,{
path:t,value:n,create:r})=>{let s=t.slice(0,-1),o=t.at(-1),i=t.findIndex((p,y)=>typeof p=="number"&&e2.below(t.slice(0,y)).length===0),a=i>0?K(t.slice(i),n):void 0;
if(a!==void 0)return kr(e2,{path:t.slice(0,i),value:a,create:r});if(t.some(p=>typeof p=="number")&&!ei(e2,t))return h("missing",`${m(t)} is in no array that is \
written in place`);let l=t.map((p,y)=>e2.at(t.slice(0,t.length-y)).findLast(E=>E.value)).find(p=>p!==void 0);if(l?.value)return ti(e2,{path:l.path,node:l.value},
{path:t,value:n,create:r});if(!(s.length===0||e2.below(s).length>0)&&!r)return h("missing",`there is no ${m(s)}, and create is false`);if(typeof o=="number")return h(
"missing",`${m(s)} is no array that is written in place`);let c=e2.at(s).findLast(p=>p.node.type==="TOMLTable"),f=e2.below(s).findLast(p=>p.value&&!p.inline&&(p.
table?.resolvedKey.length??0)<s.length);return c?.table?ni(e2,c.table,[o],n):s.length===0?si(e2,o,n):f?ri(e2,f,t.slice(f.table?.resolvedKey.length??0),n):oi(e2,
s,o,n)},ei=(e2,t)=>{let n=t.findLastIndex(s=>typeof s=="number"),r=e2.at(t.slice(0,n));return e2.at(t.slice(0,n+1)).length>0||r.some(s=>s.value?.type==="TOMLArr\
ay")},ti=(e2,{path:t,node:n},{path:r,value:s,create:o})=>{let i=r.slice(t.length);if(n.type!=="TOMLInlineTable")return h("missing",`${m(t)} is no table`);if(i.length>
1&&!o)return h("missing",`${m(t)} has no ${m(i.slice(0,1))}, and create is false`);let a=K(i.slice(1),s),l=a===void 0?void 0:G(a);if(l===void 0)return h("missin\
g",`${m(r)} would leave a gap in a new array`);let d=`${oe(String(i[0]))} = ${l}`;return n.body.length>0?{ok:true,edits:ee(se(e2,n),()=>d)}:{ok:true,edits:Pe(se(
e2,n),{part:d,padding:" ",indent:"  "})}},he=(e2,t)=>`${e2.map(oe).join(".")} = ${G(t)??'""'}`,ni=(e2,t,n,r)=>{let s=t.body.at(-1),o=j(e2.text,(s??t).range[0]);
return{ok:true,edits:[Ze(e2,s?s.range[1]:t.key.range[1],o+he(n,r))]}},ri=(e2,{node:t},n,r)=>({ok:true,edits:[Ze(e2,t.range[1],j(e2.text,t.range[0])+he(n,r))]}),
si=(e2,t,n)=>{let r=e2.top.body.findLast(l=>l.type==="TOMLKeyValue");if(r)return{ok:true,edits:[Ze(e2,r.range[1],he([t],n))]};let[s]=e2.top.body,o=he([t],n)+e2.
lineEnd,i=s?Ir(e2.text,s.range[0]):e2.text.length,a=i>0&&e2.text[i-1]!==`
`?e2.lineEnd:"";return{ok:true,edits:[{start:i,end:i,replacement:a+o+(s?e2.lineEnd:"")}]}},Ir=(e2,t)=>{let n=A(e2,t);for(;n>0&&/^[ \t]*#/.test(e2.slice(A(e2,n-1),
n));)n=A(e2,n-1);return n},oi=(e2,t,n,r)=>{let{text:s,lineEnd:o}=e2,i=`[${t.map(l=>oe(String(l))).join(".")}]`,a=s===""||s.endsWith(`

`)||s.endsWith(`
\r
`)?"":s.endsWith(`
`)?o:o+o;return{ok:true,edits:[{start:s.length,end:s.length,replacement:`${a}${i}${o}${he([n],r)}${o}`}]}},Ze=({text:e2,lineEnd:t},n,r)=>{let s=k(e2,n);return e2[s-
1]===`
`?{start:s,end:s,replacement:r+t}:{start:s,end:s,replacement:t+r}};function*_r(e2){let t=yield*ve(e2,{nesting:et,single:true,tags:true});if(!t.ok)return ai[t.reason];
let[n]=t.documents;if(!n)return"it is empty";let[r]=n.errors;return yield,r?.message??qt(n)?.reason??ii(n,e2)}var ii=(e2,t)=>(t.endsWith(`
`)||!/[|>]/.test(t)||F(e2,{Scalar:(n,r)=>{let{value:s,type:o,range:i}=r;o?.startsWith("BLOCK")&&i?.[1]===t.length&&typeof s=="string"&&(r.value=s.replace(/\n$/,
""))}}),e2),et=100,ai={"too-deep":`it nests deeper than ${et} collections`,unbalanced:"its brackets are not balanced","second-document":"it holds several docume\
nts"},wr=e2=>({text:e2,lineEnd:fe(e2),indent:li(e2),indentSeq:di(e2)}),li=e2=>{let t=e2.split(`
`);return t.find((r,s)=>/^ +[^\s#-]/.test(r)&&Cr(t[s-1]??"")===0)?.search(/\S/)??2},di=e2=>{let t;for(let n of e2.split(`
`))if(!/^[ \t]*(?:#|\r?$)/.test(n)){if(t!==void 0&&/^ *- /.test(n))return n.search(/\S/)>t;t=Cr(n)}return true},Cr=e2=>/^ *[^\s#-].*:[ \t]*(?:#|\r?$)/s.test(e2)?
e2.search(/\S/):void 0,tt=(e2,t)=>{let n=e2,r,s=[];for(let[o,i]of t.entries()){if(O(n))return{aliased:n,at:t.slice(0,o)};let a=ye(n,i);if(a===void 0||!B(n))return{
node:n,rest:t.slice(o),around:s,part:r};s.push(n),r=a,n=S(a)?a.value:a}return O(n)?{aliased:n,at:t}:{node:n,rest:[],around:s,part:r}},ye=(e2,t)=>v(e2)?typeof t==
"number"?e2.items[t]??void 0:void 0:M(e2)?ui(e2).get(String(t)):void 0,xr=new WeakMap,ui=e2=>{let t=xr.get(e2);if(t)return t;let n=new Map;for(let r of e2.items){
let s=le(r.key);s!==void 0&&!n.has(s)&&n.set(s,r)}return xr.set(e2,n),n},ge=e2=>v(e2)?e2.items.map((t,n)=>[n,t]):M(e2)?e2.items.flatMap(t=>{let n=le(t.key);return n===
void 0?[]:[[n,t]]}):[],S=e2=>"key"in e2,T=e2=>{let[t,n]=e2.range??[0,0];return{start:t,end:n}},nt=(e2,t)=>{let{start:n}=T(t);return Mr.lastIndex=n,n-(Mr.exec(e2)?.[1]?.
length??0)},Mr=/(?<=((?:\?[ \t]+)?(?:[!&]\S*[ \t]+)*))/y,z=(e2,t)=>e2.indexOf(":",T(t).end)+1,Te=(e2,t)=>{if(!B(t)||t.flow)return T(t).end;let n=t.items.at(-1);
return n?S(n)?ci(e2,n):Dr(n)?Math.max(rt(e2,T(n).start)+1,0):Te(e2,n):T(t).end},ci=(e2,{key:t,value:n})=>Dr(n)?Ct(e2,t):Math.max(Te(e2,n),Ct(e2,t)),Dr=e2=>e2===
null||V(e2)&&T(e2).start===T(e2).end&&!fi(e2),fi=e2=>e2.anchor!==void 0,Dt=(e2,t)=>Ae(e2,Te(e2,t)),Ae=(e2,t)=>e2[t-1]!==`
`?t:e2[t-2]==="\r"?t-2:t-1,rt=(e2,t)=>e2.lastIndexOf("-",t-1),D=(e2,t=false)=>e2?O(e2)?new x(e2.source):v(e2)?e2.items.map(n=>D(n,t)):M(e2)?Object.fromEntries(e2.
items.map(({key:n,value:r})=>[le(n)??JSON.stringify(D(n)),D(r,t)])):pi(e2,t):null,pi=({value:e2,source:t="",type:n},r)=>{if(typeof e2=="string")return r&&n==="P\
LAIN"&&t===e2?new g(t,e2):e2;let s=Ke(tn(t,e2));return s===void 0?e2:typeof e2=="number"?new g(s):new g(s,e2)},_e=({text:e2},t,n)=>{let[r,s]=S(n)?[n.key,n.value]:
[void 0,n],o=r?T(r).start:t.flow?T(n).start:rt(e2,T(n).start),i=r?Ct(e2,r):0,a=s?T(s):{start:o,end:i},l=s&&B(s)?Te(e2,s):a.end;return{start:o,end:Math.max(l,i)}},
Ct=(e2,t)=>{let{end:n}=T(t);return/^\s*:/.test(e2.slice(n))?z(e2,t):n},we=(e2,t)=>{let n=t.items.map(r=>_e(e2,t,r));return{text:e2.text,lineEnd:e2.lineEnd,parts:n,
...T(t),between:", ",comment:"#"}};var Vr=(e2,t,n)=>{if(!/<<|\*/.test(e2))return;let r=Ai(t);if(r.size===0&&!e2.includes("<<"))return;let s=a=>n+e2.slice(0,T(a).
start).split(`
`).length-1,o=({at:a,merge:l,part:d},c)=>{let f=d&&(S(d)?d.key:d),p=f&&f!==l?` and is written at line ${s(f)}`:"";return{reason:"aliased",message:`${m(a)} comes\
 from the merge at line ${s(l)}${p}; ${c}`}},{contents:i}=t;return{value:Si(i,r),writtenAt:bi(i,r),judge:(a,l)=>hi(l,{path:a,see:d=>mi(i,d,r),refuse:o})}},mi=(e2,t,n)=>{
let r=e2,s,o;for(let[i,a]of t.entries()){O(r)&&(r=s?n.get(r):void 0);let l=vr(r??null,a,n),d=l.given&&{at:t.slice(0,i+1),...l.given};o=l.own?d:void 0,(!l.own||d?.
part===void 0)&&(s??=d);let c=l.own??d?.part;r=c&&S(c)?c.value:c}return{node:O(r)?n.get(r)??r:r,merged:s,hidden:o}},hi=(e2,t)=>{let{path:n,see:r,refuse:s}=t,o=r(
n),{merged:i,hidden:a,node:l}=o;if(i&&!i.part)return s(i,`change the mapping that it merges, or ${Vt}`);if(e2.mode==="rename")return Ti(e2.to,o,t);if(e2.mode===
"unset")return a?s(a,"without the key here it would be back; remove it there first, or set a value here"):i&&(l===void 0?"done":s(i,`remove it there, or ${Vt}`));
let d=e2.mode==="copy"?r(e2.from):void 0;return d?.merged&&d.node!==void 0?s(d.merged,"copy it from there"):i&&yi(e2,o,{...t,merged:i})},Vt="write the keys of t\
he merge out in its place with an Edit first",yi=(e2,{node:t},{path:n,merged:r,refuse:s})=>{let o=t===void 0?void 0:D(t),i=e2.mode==="set"||e2.mode==="copy";if(e2.
mode==="set"&&o!==void 0&&N(o,e2.value)||!i&&Array.isArray(o)&&o.some(l=>Fe(l,e2.value)))return"done";if(!(i&&r.at.length===n.length||gi(r.part,n[r.at.length]??
0)))return s(r,`change it there, or set ${m(r.at)} here as a whole`)},gi=(e2,t)=>{let n=D((e2&&S(e2)?e2.value:e2)??null);return n===null||N(n,typeof t=="number"?
[]:{})},Ti=(e2,{merged:t,hidden:n,node:r},{path:s,see:o,refuse:i})=>{let a=o([...s.slice(0,-1),e2]);if(r===void 0)return a.merged&&a.node!==void 0?"done":void 0;
if(s.at(-1)===e2&&!t)return;let l=t??n??a.merged;return l&&i(l,`rename it there, or ${Vt}`)},Ai=e2=>{let t=new Map,n=new Map;return F(e2,{Node:(r,s)=>{let o=O(s)?
t.get(s.source):void 0;O(s)&&o&&n.set(s,o);let{anchor:i}=s;i&&!O(s)&&t.set(i,s)}}),n},Li=e2=>{let t=new Map,n=(r,s)=>{r&&t.set(r,s);for(let[o,i]of ge(r))t.set(i,
[...s,o]),n(S(i)?i.value:i,[...s,o])};return n(e2,[]),t},bi=(e2,t)=>{let n=Li(e2);return r=>{let s=e2,o=[];for(let[i,a]of r.entries()){let l=O(s)?t.get(s):void 0;
l&&(o=n.get(l)??o);let{own:d,given:c}=vr(l??s??null,a,t),f=d??c?.part,p=f&&n.get(f);if(!f||!p)return[...o,...r.slice(i)];o=p,s=S(f)?f.value:f}return o}},Ei=1e6,
Si=(e2,t)=>{let n=new Map,r=a=>{if(!a)return 1;if(O(a))return r(t.get(a));let l=n.get(a);if(l!==void 0)return l;n.set(a,Number.POSITIVE_INFINITY);let d=ge(a).reduce(
(c,[,f])=>c+r(S(f)?f.value:f),1);return n.set(a,d),d};if(r(e2)-n.size>Ei)return;let s=new Map,o=a=>{if(!a)return null;if(O(a))return t.has(a)?o(t.get(a)):D(a);let l=s.
get(a);if(l!==void 0)return l;let d=v(a)?a.items.map(o):M(a)?i(a):D(a);return s.set(a,d),d},i=a=>{let l=ge(a).filter(([,f])=>S(f)),d=new Map(l.filter(([,{key:f}])=>!Z(
f)).map(([f,{value:p}])=>[f,o(p)])),c=l.filter(([,{key:f}])=>Z(f));for(let f of c.flatMap(([,{value:p}])=>Kr(p,t)))for(let[p,y]of Object.entries(o(f)??{}))d.has(
p)||d.set(p,y);return Object.fromEntries(d)};return o(e2)},vr=(e2,t,n)=>{let r=ye(e2,t);return r&&S(r)&&Z(r.key)?{own:r,given:{merge:r.key,part:void 0}}:{own:r,
given:M(e2)?Rr(e2,t,{targets:n,passed:new Set}):void 0}},Rr=(e2,t,n)=>{for(let{key:r,value:s}of e2.items)if(Z(r))for(let o of Kr(s,n.targets)){if(n.passed.has(o))
continue;n.passed.add(o);let i=ye(o,t)??Rr(o,t,n)?.part;if(i)return{merge:r,part:i}}},Kr=(e2,t)=>{let n=o=>O(o)?t.get(o):o,r=n(e2);return(v(r)?r.items.map(n):[r]).
filter(o=>M(o))};var st=e2=>P(e2)&&Object.keys(e2).length===0,$r=(e2,t)=>fn(e2,t)?new g(e2):void 0,Ce=e2=>e2 instanceof g?e2.text:void 0,De=(e2,t,{old:n,column:r,
flow:s})=>{if(P(t))return vt(t);if(typeof t!="string")return Ce(t)??String(t);let o=V(n)?n.type:void 0;return!s&&t.includes(`
`)?Pi(e2,t,r)??W(t):o==="QUOTE_DOUBLE"?W(t):o==="QUOTE_SINGLE"&&Ee(t)?`'${t.replaceAll("'","''")}'`:Le(t,s)},Le=(e2,t)=>{if(ln(e2))return W(e2);let n=t?be([e2],
{flow:t,spelling:Ce}).slice(1,-1):be(e2,{spelling:Ce});return n.includes(`
`)?W(e2):n},Pi=(e2,t,n)=>{if(t.endsWith(`
`)&&!e2.text.endsWith(`
`)||!Ee(t.replace(/[\n\t]/g,""))||/^\s|[ \t]\n|\s$(?<!\n)|\n\n$/.test(t))return;let r=" ".repeat(n+e2.indent),s=t.endsWith(`
`),o=(s?t.slice(0,-1):t).split(`
`).map(i=>i===""?"":r+i);return`|${s?"":"-"}${e2.lineEnd}${o.join(e2.lineEnd)}`},vt=e2=>be(e2,{flow:true,spelling:Ce,keyOf:$r}).replace(/(?<!\s)\s*\n\s*/g," "),
ie=({indent:e2,indentSeq:t,lineEnd:n},r,s)=>be(r,{indent:e2,indentSeq:t,spelling:Ce,keyOf:$r}).split(`
`).map(o=>o===""?"":" ".repeat(s)+o).join(n);var Br=(e2,t,{path:n,value:r,create:s})=>{let{node:o,rest:i}=t,[a,...l]=i;if(a===void 0)return Fr(e2,t,n,r);let d=m(
n.slice(0,n.length-i.length));if(l.length>0&&!s)return h("missing",`${d} has no ${m([a])}, and create is false`);let c=K(l,r);if(c===void 0)return h("missing",`${m(
n)} would leave a gap in a new list`);if(M(o))return ki(e2,o,{key:a,value:c});if(v(o))return a===o.items.length?xi(e2,o,c):h("missing",`${d} has ${o.items.length}\
 items, so ${m([a])} is not the next one`);let f=K([a],c);return!Hr(o)||f===void 0?h("missing",`${d} is no mapping or list`):t.part?Fr(e2,t,n,f):Mi(e2,f)},Yr=(e2,{
part:t,around:n},r)=>{if(!t||!S(t))return h("missing","it has no key");let{key:s}=t,o=s.anchor;if(o!==void 0)return h("aliased",`the key carries the anchor &${o}\
; make the change with an Edit`);let i=n.some(E=>E.flow),a=V(s)?s.type:void 0,l=a==="QUOTE_DOUBLE"||a==="QUOTE_SINGLE",d=l&&a==="QUOTE_SINGLE"&&Ee(r)?`'${r.replaceAll(
"'","''")}'`:l?W(r):Le(r,i),c=T(s),f=nt(e2.text,s);if(!jr(d)||e2.text[f]==="?")return{ok:true,edits:[{...c,replacement:d}]};let p=i?" ":e2.lineEnd+" ".repeat(f-
A(e2.text,f)),y=`? ${e2.text.slice(f,c.start)}${d}${p}`;return{ok:true,edits:[{start:f,end:c.end,replacement:y}]}},jr=e2=>e2.length>1e3,Gr=(e2,{node:t},n)=>{let r=t,
[s]=v(t)?r.items:[];if(!s)return h("missing","it is not a list with items");if(r.flow)return{ok:true,edits:pe(we(e2,r),()=>$t(e2,n))};let o=T(r).start,i=o-A(e2.
text,o),a=Jr(e2,n,{column:i,like:s}).replace(/\r?\n$/,"");return{ok:true,edits:[{start:o,end:o,replacement:`- ${a}${e2.lineEnd}${" ".repeat(i)}`}]}},Jr=(e2,t,{column:n,
like:r})=>P(t)&&!st(t)?ie(e2,t,n+2).trimStart():De(e2,t,{old:r,column:n,flow:false}),Hr=e2=>e2===null||V(e2)&&e2.value===null&&(e2.source??"")==="",Fr=(e2,t,n,r)=>{
let{node:s,around:o,part:i}=t;if(!s||!i)return h("missing",`${m(n)} has no place to write a value`);let a=Kt(e2,s);if(a!==void 0)return h("aliased",`${m(n)} car\
ries ${a}, which would be lost; make the change with an Edit`);if(N(D(s),r))return{ok:true,edits:[]};let l=o.some(y=>y.flow),d=Wr(e2,i),c=B(s)&&!s.flow;if(l||!P(
r)||st(r)){let y=De(e2,r,{old:s,column:d,flow:l}),E=Ur(e2,s,i);return{ok:true,edits:c?Ni(e2,{node:s,part:i},y,r):Rt(e2,E,y)}}if(B(s)&&s.flow&&s.items.length>0)return{
ok:true,edits:[{...T(s),replacement:vt(r)}]};if(c)return{ok:true,edits:[Oi(e2,{node:s,part:i},r)]};if(!S(i))return{ok:true,edits:Rt(e2,T(s),ie(e2,r,d).trimStart())};
let f=z(e2.text,i.key),p={start:f,end:Math.max(f,Ur(e2,s,i).end)};return{ok:true,edits:Rt(e2,p,Qr(e2,r,d))}},Ur=({text:e2},t,n)=>{if(!Hr(t)||!S(n)||!/^[ \t]*:/.
test(e2.slice(T(n.key).end)))return T(t);let r=z(e2,n.key);return{start:r,end:r}},Kt=({text:e2},t)=>{let{anchor:n,tag:r}=t;return n?`the anchor &${n}`:r&&/(?<!\S)[^\s!]*!\S*$/.
test(e2.slice(0,t.range?.[0]).trimEnd())?"a tag":void 0},Rt=(e2,{start:t,end:n},r)=>{let{text:s}=e2,o=Math.max(t,Ae(s,n)),i=t===o&&/[:-]$/.test(s.slice(0,t))&&!/^[\r\n]/.
test(r)?" ":"",a=r.search(/\r?\n/),l=$(s,o);if(a<0||o<n||!/^[ \t]*(?:#.*)?$/.test(s.slice(o,l)))return[{start:t,end:o,replacement:i+r}];let d={start:l,end:l,replacement:r.
slice(a)},c=i+r.slice(0,a);return l===o?[{start:t,end:o,replacement:c+d.replacement}]:[{start:t,end:o,replacement:c},d]},Ni=(e2,{node:t,part:n},r,s)=>{let{text:o}=e2,
i=Dt(o,t),{start:a}=T(t),l=S(n)?z(o,n.key):a,d=o.slice(l,a);if(!d.includes(`
`))return[{start:a,end:i,replacement:r}];if(!d.includes("#"))return[{start:l,end:i,replacement:` ${r}`}];let c=r.includes(`
`)?W(s):r,f=/^[ \t]*(?=#)/.exec(o.slice(i,$(o,i))),p=f?{start:a,end:i+f[0].length,replacement:""}:{start:Ae(o,A(o,a)),end:i,replacement:""};return[{start:l,end:l,
replacement:` ${c}`},p]},Oi=(e2,{node:t,part:n},r)=>{let{text:s}=e2,{start:o}=T(t),i=A(s,o),a=Dt(s,t),l=Wr(e2,n);if(!S(n)||i<=z(s,n.key))return{start:o,end:a,replacement:ie(
e2,r,o-i).trimStart()};let d=o-i<=l&&!Array.isArray(r);return{start:i,end:a,replacement:ie(e2,r,d?l+e2.indent:o-i)}},Wr=({text:e2},t)=>{let n=S(t)?nt(e2,t.key):
rt(e2,T(t).start);return n-A(e2,n)+(S(t)?0:2)},ki=(e2,t,{key:n,value:r})=>{let s=typeof n=="number"&&Ii(t)?`${n}`:Le(`${n}`,!!t.flow),o=jr(s)?"? ":"";if(t.flow)
return qr(e2,t,`${o}${s}${o&&" "}: ${$t(e2,r)}`);let[i]=t.items,a=t.items.at(-1);if(!i||!a)return h("missing","the mapping has no place for a key");let l=nt(e2.
text,i.key),d=l-A(e2.text,l),c=" ".repeat(d),f=`${c}${o}${s}${o&&e2.lineEnd+c}:${Qr(e2,r,d)}`;return{ok:true,edits:[zr(e2,t,f)]}},Ii=({items:e2})=>e2.some(({key:t})=>V(
t)&&typeof t.value=="number"),Qr=(e2,t,n)=>!P(t)||st(t)?` ${De(e2,t,{old:void 0,column:n,flow:false})}`:e2.lineEnd+ie(e2,t,n+(Array.isArray(t)&&!e2.indentSeq?0:
e2.indent)),xi=(e2,t,n)=>{if(t.flow)return qr(e2,t,$t(e2,n));let r=T(t).start,s=r-A(e2.text,r),o=Jr(e2,n,{column:s,like:t.items.at(-1)});return{ok:true,edits:[zr(
e2,t,`${" ".repeat(s)}- ${o}`)]}},qr=(e2,t,n)=>{let r=we(e2,t);return t.items.length>0?{ok:true,edits:ee(r,()=>n)}:{ok:true,edits:Pe(r,{part:n,padding:M(t)?" ":
"",indent:" ".repeat(e2.indent)})}},$t=(e2,t)=>De(e2,t,{old:void 0,column:0,flow:true}),zr=({text:e2,lineEnd:t},n,r)=>{let s=Te(e2,n),o=e2[s-1]===`
`?s:k(e2,s);return e2[o-1]===`
`?{start:o,end:o,replacement:r+t}:{start:o,end:o,replacement:t+r}},Mi=(e2,t)=>{let{text:n,lineEnd:r}=e2,s=/(?:^|\n)\.\.\.[ \t\r]*(?:\n[\s\S]*)?$/.exec(n),o=s?s.
index+Number(s[0].startsWith(`
`)):n.length,i=o>0&&n[o-1]!==`
`?r:"";return{ok:true,edits:[{start:o,end:o,replacement:`${i}${ie(e2,t,0)}${r}`}]}};function*ts(e2){let t=yield*_r(e2);if(typeof t=="string")return`it is not YA\
ML that can be changed: ${t}`;yield;let n=wr(e2),{contents:r}=t;return{value:D(r),edit:s=>Ui(n,t,s),...Zr(t)&&{say:Fi},view:s=>Vr(e2,t,s),spelledAt:s=>{let o=tt(
r,s);return"aliased"in o||o.rest.length>0?void 0:D(o.node,true)},uncopied(s){let o=tt(r,s);return"aliased"in o||o.rest.length>0?void 0:_i(n,o.node)},comments:()=>Ci(
e2),pieces:()=>Zr(t)||/[&*]/.test(e2)&&vi(t)?jn:Ri(e2,r)}}var _i=(e2,t)=>{let n;return t&&F(t,{Node:(r,s)=>{let o=r==="key"&&(!V(s)||le(s)!==s.source||wi(s));return Kt(
e2,s)==="a tag"?n="a tag":o&&(n="a key that would be spelt otherwise"),n===void 0?void 0:F.BREAK}}),n},wi=({source:e2="",type:t})=>t==="PLAIN"&&Le(e2,false)!==e2,
Ci=e2=>{let t=[],[n,r]=[0,false];for(let s of new Ht().lex(e2)){if(s===Xr||s===Di||s===Vi){r=s===Xr;continue}!r&&s.startsWith("#")&&t.push({start:n,end:n+s.length}),
n+=s.length,r=false}return t},{SCALAR:Xr,FLOW_END:Di,DOCUMENT:Vi}=Jt,vi=e2=>{let t=false;return F(e2,{Node:(n,r)=>(t||=O(r)||r.anchor!==void 0,t?F.BREAK:void 0)}),
t},Ri=(e2,t)=>{let n=[],r=[],s=[],o=(i,a)=>{if(!B(i)||i.flow)return;let l;for(let[c,f]of ge(i))l=S(f)?$i(e2,f,[...a,c]):void 0,l?n.push(l):o(S(f)?f.value:f,[...a,
c]);l&&r.push({path:a,last:l});let d=v(i)?Ki(e2,i.items.at(-1)):void 0;d&&s.push({path:a,last:d})};return o(t,[]),{pieces:n,mappings:r,lists:s}},Ki=(e2,t)=>{if(!V(
t))return;let{start:n,end:r}=T(t),s={start:A(e2,n),end:k(e2,Math.max(n,r-1))};return k(e2,n)===s.end&&/^[ \t]*- [^\n]*\n$/.test(e2.slice(s.start,s.end))&&n<r&&!/^[ \t]*- +- /.
test(e2.slice(s.start,n+1))?s:void 0},$i=(e2,{key:t,value:n},r)=>{let{start:s}=T(t),o=k(e2,n?T(n).end-1:s),i=n!==null&&k(e2,s)===o,a=V(n)?!Z(t)&&t.tag===void 0&&
n.tag===void 0:!/[&*!?]|<</.test(e2.slice(s,o));return i&&a?{path:r,within:1,start:s,end:o}:void 0},Ft=({text:e2,value:t})=>on(e2)||$e(e2)?new g(e2,t):nn(e2)||ue(
e2)||t===e2?new g(e2,e2):void 0,Fi=e2=>{let[t,n]=["1.1","1.2"].map(r=>Qt(e2.text,{version:r}));return Object.is(t,n)?Ft(e2):void 0},Zr=({directives:e2})=>e2.yaml.
version==="1.1",Ui=(e2,t,n)=>{let r=tt(t.contents,n.path);if("aliased"in r){let o=`*${r.aliased.source}`;return h("aliased",`${m(r.at)} is the alias ${o}; chang\
e the value that it refers to with an Edit, or write it out with an Edit first`)}let s=Bi(e2,r,n);return s.ok&&s.edits.length>0?{...s,repeats:Yi(t,r)}:s},Bi=(e2,t,n)=>n.
kind==="set"?Br(e2,t,n):n.kind==="unset"?ji(e2,t,n):t.rest.length>0?h("missing",`${m(n.path)} is not there`):n.kind==="rename"?Yr(e2,t,n.to):Gr(e2,t,n.value),Yi=(e2,{
around:t,node:n})=>{let r=new Set([...t,...B(n)?[n]:[]].flatMap(o=>o.anchor??[])),s=[];return r.size>0&&F(e2,{Alias:(o,{source:i,range:a})=>{r.has(i)&&s.push({name:i,
at:a?.[0]??0})}}),s};function*ns(e2){let t=[{start:0,end:e2.length}];if(!/^(?:---|\.\.\.)/m.test(e2)||!(yield*ve(e2,{nesting:et,tags:true})).ok)return t;let r=[],
s;for(let o of new Wt().parse(e2))o.type==="directive"&&(s??=o.offset),o.type==="document"&&r.push(s??o.offset),(o.type==="document"||o.type==="doc-end")&&(s=void 0);
return r.length<2?t:r.map((o,i)=>({start:i===0?0:o,end:r[i+1]??e2.length}))}var ji=(e2,{rest:t,around:n,part:r},s)=>{if(t.length>0||!r)return{ok:true,edits:[]};
let o=n.at(-1);if(!o)return h("missing",`${m(s.path)} is the whole document`);let i=new Set;for(let c of ce(s)){let f=ye(o,c);if(!f)continue;i.add(f);let[p]=Gi(
S(f)?f.value:f);if(p!==void 0)return h("aliased",`${m([...s.path.slice(0,-1),c])} carries the anchor &${p}, which would be lost; make the change with an Edit`)}
let a=o.items;if(o.flow)return{ok:true,edits:me(we(e2,o),a.map(c=>i.has(c)))};let[l]=a;if(l===void 0||i.size<a.length)return{ok:true,edits:te([...i].map(c=>es(e2,
o,c)))};let d=a.slice(1).map(c=>es(e2,o,c));return{ok:true,edits:[Ji(e2,o,n.at(-2)),...te(d)]}},Gi=e2=>{let t=[];return e2&&F(e2,{Node:(n,r)=>{let{anchor:s}=r;s&&
t.push(s)}}),t},Ji=(e2,t,n)=>{let r=M(t)?"{}":"[]",s=T(t),o=Ae(e2.text,_e(e2,t,t.items[0]).end),i=M(n)?n.items.find(({value:f})=>f===t):void 0;if(!i||t.anchor)return{
start:s.start,end:o,replacement:r};let a=z(e2.text,i.key),l=e2.text.slice(a,s.start),d=/^[ \t]*#[^\n]*?(?=\r?\n)/.exec(l)?.[0]??"";return/^[ \t]*$/.test(l.slice(
d.length).replace(/\r?\n/g,""))?{start:a,end:o,replacement:` ${r}${d}`}:{start:s.start,end:o,replacement:r}},es=(e2,t,n)=>{let{text:r}=e2,{start:s,end:o}=_e(e2,
t,n),i=t.items[t.items.indexOf(n)+1],a=/^[ \t]*-[ \t-]*$/.test(r.slice(A(r,s),s)),l=r[o-1]===`
`?o:k(r,o);if(!a||!i){let d=A(r,s);return l===r.length&&r.at(-1)!==`
`&&d>0?{start:d-(r[d-2]==="\r"?2:1),end:l,replacement:""}:{start:d,end:l,replacement:""}}return{start:s,end:_e(e2,t,i).start,replacement:""}};var pd=(e2,t,n)=>Q(
Hi(e2,t,n));function*Hi(e2,t,n){try{return yield*Wi(e2,t,n)}catch(r){if(r instanceof RangeError)return{ok:false,reason:"invalid",message:"it nests too deep"};throw r}}
function*Wi(e2,t,n){let r=Gt(e2),s=oa(r,ot[t],n);if(s)return{ok:true,splices:as(e2,r,s),notes:rs(r,s),places:1};let o=t==="yaml"?yield*ns(r):[{start:0,end:r.length}],
i=yield*Zi(r,o,{choice:n.document,...ot[t]});if("reason"in i)return{ok:false,...i};let a=[],l=[],d=[],c=0,f=Bt(r);for(let{start:p,end:y}of i){let E=yield*Yt(r.slice(
p,y),{...ot[t],firstLine:f(p)},n);if(!E.ok)return E;c+=E.places;for(let{name:L,at:I}of E.repeats)l.push({name:L,at:I+p});for(let L of E.dropped)d.push({...L,start:L.
start+p});for(let L of E.edits)a.push({...L,start:L.start+p,end:L.end+p})}return{ok:true,splices:as(e2,r,a),notes:[...Qi(r,l),...rs(r,a),...qi(r,d)],places:c}}var Bt=e2=>{
let[t,n]=[0,1];return r=>(n+=e2.slice(t,r).split(`
`).length-1,t=r,n)},Qi=(e2,t)=>{let n=new Map(t.toSorted((o,i)=>o.at-i.at).map(({name:o,at:i})=>[i,o])),r=Bt(e2),s=[...n].map(([o,i])=>`*${i} at line ${r(o)}`);
return s.length===0?[]:[`Repeated by ${s.join(", ")}.`]},qi=(e2,t)=>t.length===0?[]:[`Comments in what was replaced are gone: ${un(e2,t)}.`],rs=(e2,t)=>{let n=t.
flatMap(({start:o,end:i,replacement:a})=>{let l=Xi.exec(e2.slice(i,Math.min($(e2,i),i+zi)))?.[1]?.trim(),d=o<i&&!e2.slice(o,i).includes(`
`)&&!a.includes(`
`),[c=""]=ls.exec(l??"")??[];return l===void 0||!d||a.includes(c)?[]:[{start:o,comment:l}]}),r=Bt(e2),s=n.toSorted((o,i)=>o.start-i.start).map(({start:o,comment:i})=>`${JSON.
stringify(i)} at line ${r(o)}`);return s.length===0?[]:[`The comment after the new value stays as it is: ${s.join(", ")}. If it names the old version, correct i\
t with an Edit.`]},zi=200,ls=/\bv?\d+(?:\.\d+)+|\bv\d+/,Xi=new RegExp(`^["']?,?[ \\t]*((?:#|//).*(?:${ls.source}).*)$`);function*Zi(e2,t,{choice:n,open:r}){if(n===
void 0)return t.length>1?{reason:"invalid",message:`it holds ${t.length} documents; say in \`document\` which, or '*' for all`}:t;if(n==="*")return t;if(typeof n==
"number"){let i=t.at(n);return i?[i]:{reason:"missing",message:`it has ${t.length} documents, and no number ${n}`}}let s=Object.entries(n.where).map(([i,a])=>[i.
split("."),Se(a)]),o=[];for(let i of t){let a=yield*r(e2.slice(i.start,i.end)),l=typeof a=="string"?void 0:a.view?.(1)?.value??a.value;s.every(([d,c])=>N(C(l,d)??
null,c))&&o.push(i)}return o}function*Yt(e2,{firstLine:t,...n},r){let s=yield*n.open(e2);if(typeof s=="string")return{ok:false,reason:"invalid",message:s};let o=ds(
r,{...n,...s});if("reason"in o)return{ok:false,...o};let{spelledAt:i,uncopied:a}=s,l={view:s.view?.(t),...i&&{spelledAt:i},...a&&{uncopied:a}},d=Ln(s.value,o,l);
if("reason"in d)return{ok:false,...d};let{places:c,changes:f}=d,p=Sn(s.value,f);yield;let y=yield*ta(e2,{opened:s,changes:f,after:p,open:n.open});return y.ok?{...y,
dropped:ea(y.edits,e2,{opened:s,changes:f}),places:c}:y}var ea=(e2,t,{opened:n,changes:r})=>{let s=e2.filter(({start:a,end:l})=>/#|\/[/*]/.test(t.slice(a,l)));if(s.
length===0||!r.every(({kind:a})=>a==="set"))return[];let o=n.comments(),i=0;return s.flatMap(({start:a,end:l,replacement:d})=>{let c=[];for(;(o[i]?.start??l)<l;i+=
1){let f=o[i];f.start>=a&&c.push({start:f.start,text:t.slice(f.start,f.end).trimEnd()})}return dn(c,d)})},ds=(e2,{name:t,say:n})=>{if(!("value"in e2))return e2;
let r=ct(e2.value,n);return"value"in r?{...e2,value:r.value}:{reason:"value",message:`${t} does not read ${r.unsayable} as what the plan says; spell it as ${t} \
does, with { $literal: \u2026 }, or write it in quotes for a text`}};function*ta(e2,t){let{opened:n,changes:r,after:s}=t,o=[],i=[];for(let d of na(r)){let c=n.edit(
d);if(!c.ok)return c;for(let f of c.edits)o.push(f);for(let f of c.repeats??[])i.push(f)}if(s!==void 0&&N(n.value,s))return{ok:true,edits:[],repeats:[]};let a=o.
toSorted((d,c)=>d.start-c.start||d.end-c.end);if(!ra(a)&&(yield*is(X(e2,a),t)))return{ok:true,edits:a,repeats:i};if(r.length>1&&r.length*e2.length>ss)return{ok:false,
reason:"limit",message:`its ${r.length} changes touch each other, and reading ${e2.length} characters for each is over ${ss}; name fewer places`};let l=r.length<
2?void 0:yield*sa(e2,t);return l&&!l.ok?l:l&&(yield*is(X(e2,l.edits),t))?{...l,repeats:i}:us(r)}var na=e2=>{let t=new Map;return e2.flatMap(n=>{if(n.kind!=="uns\
et")return[n];let[r,s]=[n.path.slice(-1),JSON.stringify(n.path.slice(0,-1))],o=t.get(s);return o?o.push(...r):t.set(s,[]),o?[]:[{...n,also:t.get(s)??[]}]})},ra=e2=>e2.
some(({start:t},n)=>n>0&&t<=(e2[n-1]?.end??-1)),ss=4e6;function*sa(e2,{changes:t,open:n}){let r=e2;for(let i of t){let a=yield*n(r),l=typeof a=="string"?us([i]):
a.edit(i);if(!l.ok)return l;r=X(r,l.edits.toSorted((d,c)=>d.start-c.start))}let s=0;for(;s<Math.min(e2.length,r.length)&&e2[s]===r[s];)s+=1;let o=0;for(;o<Math.
min(e2.length,r.length)-s&&e2.at(-1-o)===r.at(-1-o);)o+=1;return{ok:true,edits:[{start:s,end:e2.length-o,replacement:r.slice(s,r.length-o)}]}}var us=([e2])=>({ok:false,
reason:"uncertain",message:`the way it is written leaves no certain place for the change at ${m(e2?.path??[])}; make it with an Edit`}),oa=(e2,t,{document:n,...r})=>{
if(!("value"in r&&r.mode!=="prepend"&&!P(r.value)||r.mode==="unset"||r.mode==="rename")||n!==void 0||!Be(r.path))return;let o=t.piecesOf(e2),i=r.mode==="unset"?
ia:r.mode==="append"?la:aa,a=o&&i(e2,{format:t,request:r,pieces:o});return a&&t.changed(X(e2,a)),a},ia=(e2,{request:{path:t},pieces:n})=>{let r=n.lineOf(t,e2);if(r)
return n.removed(r),[{start:r.start,end:r.end,replacement:""}]},aa=(e2,{format:t,request:n,pieces:r})=>{let s=n.path,o=r.holding(s),i=o??(n.mode==="set"?r.before(
s,e2):void 0),a=n.mode==="rename"?n.to:void 0;if(!i||a!==void 0&&!r.mayRename(i,s,a))return;let{start:l,end:d,head:c,rest:f}=i,p=c+e2.slice(l,d),y={...t,open:t.
read,firstLine:1},E=Q(y.open(p)),I=typeof E!="string"&&C(E.value,f)!==void 0==(o!==void 0)?Q(Yt(p,y,{...n,path:f})):void 0;if(!I?.ok||I.edits.some(({replacement:H})=>!cs(
H,{isNew:!o})))return;let J=l-c.length,ae=bt(I.edits);if(o&&r.changed(i,ae),a!==void 0&&I.edits.length>0&&r.renamed(i,s,a),!o){let H=Q(t.read(X(p,I.edits))),Ve=typeof H==
"string"?void 0:H.pieces().pieces.find(ps=>ps.path.at(-1)===f.at(-1));r.added(i,s,{by:ae,own:Ve&&{...Ve,path:s,start:Ve.start+J,end:Ve.end+J}})}return I.edits.map(
H=>({...H,start:H.start+J,end:H.end+J}))},la=(e2,{format:t,request:n,pieces:r})=>{let s=n.path,o=r.endOf(s,e2),i=o&&ds(n,t);if(!i||"reason"in i||!("value"in i))
return;if(r.hasElement(s,i.value))return[];let{head:a,rest:l}=t.list,d=a+e2.slice(o.start,o.end),c=Q(Yt(d,{...t,open:t.read,firstLine:1},{...n,path:l}));if(!c.ok||
c.edits.some(({replacement:L})=>!cs(L,{isNew:true})))return;let f=Q(t.read(X(d,c.edits))),p=typeof f=="string"?void 0:f.pieces().lists.find(L=>L.path.length===l.
length);if(!p)return;let y=o.start-a.length,E={start:p.last.start+y,end:p.last.end+y};return r.appended(s,i.value,{by:bt(c.edits),last:E}),c.edits.map(L=>({...L,
start:L.start+y,end:L.end+y}))},cs=(e2,{isNew:t})=>t?e2.replace(/^,/,"").trim().split(`
`).length===1:!/[\r\n]/.test(e2),Ut=({name:e2,open:t,say:n,list:r})=>{let s=[],o;return{name:e2,say:n,list:r,read:t,*open(i){let a=s.find(d=>d.text===i);if(a)return a.
opened;let l=yield*t(i);return s=i.length>da?[]:[{text:i,opened:l},...s.slice(0,1)],l},piecesOf:i=>{if(o?.text===i)return o.pieces;let a=s.find(l=>l.text===i)?.
opened;return o=a&&typeof a!="string"?{text:i,pieces:new Ge(a.pieces(),l=>C(a.value,l))}:void 0,o?.pieces},changed:i=>{o&&={...o,text:i}}}},da=2**20,fs=e2=>function*(t){
return yield,e2(t)},os=Ut({name:"JSON",open:fs(Cn),say:Dn,list:{head:"[",rest:[]}}),ot={json:os,jsonc:os,yaml:Ut({name:"YAML",open:ts,say:Ft,list:{head:"",rest:[]}}),
toml:Ut({name:"TOML",open:fs(br),say:Er,list:{head:"k = [",rest:["k"]}})},md=(e2,t)=>{let n=Q(ot[t].open(e2));return typeof n=="string"?void 0:n.value};function*is(e2,{
after:t,open:n}){let r=t===void 0?"no value":yield*n(e2);return t!==void 0&&typeof r!="string"&&N(t,r.value)}var as=(e2,t,n)=>{let r=jt(e2.encoding),s=(l,d)=>r===
2?2*(d-l):Buffer.byteLength(t.slice(l,d),e2.encoding),[o,i]=[0,e2.bom],a=l=>(i+=s(o,l),o=l,i);return n.map(({start:l,end:d,replacement:c})=>({start:a(l),end:a(d),
replacement:Buffer.from(c,e2.encoding)}))};export{m as a,Se as b,pn as c,P as d,N as e,Be as f,La as g,pd as h,Hi as i,md as j};
