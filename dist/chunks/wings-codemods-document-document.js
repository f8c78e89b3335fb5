import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as fn,b as pn}from"./wings-codemods-dropped-comments.js";
import{a as L,b as k}from"./core-text-line-bounds.js";import{core_text_print_yaml$a as Ee,core_text_print_yaml$b as cn,core_text_print_yaml$c as Se}from"./run.js";
import{jsonc_parser$b as tn,jsonc_parser$c as nn,jsonc_parser$d as rn}from"./run.js";import{core_text_yaml$b as Ke,core_text_yaml$d as le,core_text_yaml$e as Z,
core_text_yaml$f as Zt}from"./run.js";import{core_text_literal$a as Fe,core_text_literal$c as dt,core_text_literal$f as sn,core_text_literal$g as de,core_text_literal$h as on,
core_text_literal$i as an,core_text_literal$j as ln,core_text_literal$k as dn,core_text_literal$l as Ue,core_text_literal$m as un,core_text_literal$n as ue}from"./start.js";
import{core_text_moving_spans$a as en}from"./start.js";import{core_text_at_once$a as W}from"./start.js";import{yaml$a as N,yaml$c as x,yaml$e as D,yaml$f as V,yaml$g as B,
yaml$i as F,yaml$m as Qt,yaml$n as qt,yaml$p as zt,yaml$s as Xt}from"./start.js";import{core_text_group_by$b as $e}from"./start.js";import{core_text_json$f as lt}from"./hook.js";
import{core_text_utf8_cache$h as Ht,core_text_utf8_cache$l as Wt}from"./hook.js";import{core_text_splice$b as X}from"./hook.js";import{core_text_words$o as H}from"./hook.js";
var g=class{text;value;constructor(t,n){this.text=t,this.value=n}},I=class{name;constructor(t){this.name=t}},Pe=e2=>{let t=Fe(e2);if(t!==void 0)return As(t);if(Array.
isArray(e2))return e2.map(Pe);if(!lt(e2))return e2;let n=Object.entries(e2).map(([r,s])=>[dt(r)??r,Pe(s)]);return mn(Object.fromEntries(n),new Set(Object.keys(e2).
flatMap(r=>dt(r)??[])))},ft=new WeakMap,mn=(e2,t)=>(t&&t.size>0&&ft.set(e2,t),e2),hn=(e2,t)=>ft.get(t)?.has(e2)??false,yn=e2=>{if(e2 instanceof I)return;if(e2 instanceof
g)return an(e2.text)?{$literal:e2.text}:e2.value;if(!P(e2))return e2;let t=Object.entries(e2).map(([n,r])=>[n,yn(r)]);if(!t.some(([n,r])=>r===void 0||n==="$lite\
ral"))return Array.isArray(e2)?t.map(([,n])=>n):Object.fromEntries(t)},As=e2=>{let t=Ue(e2);if(t)return String(t.value)===e2?t.value:new g(e2,t.value);let n=/^[-\d.]/.
test(e2)?de(e2):void 0;return typeof n=="number"?n:new g(e2)},v=e2=>lt(e2)&&!(e2 instanceof g)&&!(e2 instanceof I),P=e2=>Array.isArray(e2)||v(e2),Y=e2=>e2 instanceof
g?e2.text:e2===void 0||typeof e2=="object"&&e2!==null?void 0:String(e2),O=(e2,t)=>{if(e2===t)return true;let[n,r]=[ct(e2),ct(t)];return n instanceof g||r instanceof
g?n instanceof g&&r instanceof g&&n.text===r.text:n instanceof I||r instanceof I?n instanceof I&&r instanceof I&&n.name===r.name:typeof n!="object"||n===null||typeof r!=
"object"||r===null?Object.is(n,r):Ls(n,r)},Be=(e2,t)=>O(e2,t)||ut(e2)&&ut(t)&&Y(e2)===Y(t),Ye=e2=>{let t=ct(e2);if(P(t))return[];let n=t instanceof g?`spelled ${t.
text}`:`${typeof t} ${Object.is(t,-0)?"-0":t}`;return t instanceof I?[`*${t.name}`]:[n,...ut(e2)?[`text ${Y(e2)}`]:[]]},ut=e2=>e2 instanceof g?e2.value===void 0||
typeof e2.value=="string":typeof e2=="string"||typeof e2=="number",ct=e2=>e2 instanceof g&&e2.value!==void 0?e2.value:e2,Ls=(e2,t)=>{if(Array.isArray(e2)||Array.
isArray(t))return Array.isArray(e2)&&Array.isArray(t)&&e2.length===t.length&&e2.every((r,s)=>O(r,t[s]));let n=Object.keys(e2);return n.length===Object.keys(t).length&&
n.every(r=>Object.hasOwn(t,r)&&O(e2[r],t[r]))},pt=(e2,t)=>{if(e2 instanceof g){let r=t(e2);return r===void 0?{unsayable:e2.text}:{value:r}}if(!P(e2))return{value:e2};
let n=[];for(let[r,s]of Object.entries(e2)){let o=pt(s,t);if("unsayable"in o)return o;n.push([r,o.value])}return Array.isArray(e2)?{value:n.map(([,r])=>r)}:{value:mn(
Object.fromEntries(n),ft.get(e2))}};var h=(e2,t)=>({ok:false,reason:e2,message:t}),ce=({path:e2,also:t=[]})=>[...e2.slice(-1),...t],m=e2=>`$${e2.map(t=>typeof t==
"number"?`[${t}]`:/^[A-Za-z_]\w*$/.test(t)?`.${t}`:`[${JSON.stringify(t)}]`).join("")}`,R=(e2,t)=>{let n=t;for(let r of e2.toReversed()){if(typeof r=="number"&&
r!==0)return;n=typeof r=="number"?[n]:Object.fromEntries([[r,n]])}return n},fe=e2=>/\r?\n/.exec(e2)?.[0]===`\r
`?`\r
`:`
`,K=(e2,t)=>{let n=e2.indexOf(`
`,t),r=n<0?e2.length:n;return r>t&&e2[r-1]==="\r"?r-1:r},j=(e2,t)=>/^[ \t]*/.exec(e2.slice(L(e2,t)))?.[0]??"";var An=(e2,t)=>{let[n,r]=[Tn(e2),Tn(t)];if(!n)return{
unsure:"what is there is not one version"};if(!r)return{unsure:"the value is not one version"};let s=Ss(n,r);return s===void 0?{unsure:"its parts and those of t\
he value do not compare"}:s>=0?{value:void 0}:gn(e2)?{value:`${r.operator===""?n.operator:""}${Y(t)}`}:gn(t)||Number(Y(e2))<Number(Y(t))?{value:t}:{unsure:"as a\
 number it is lower than the one that is there; write it as a text"}},gn=e2=>typeof e2=="string"||e2 instanceof g&&typeof e2.value=="string",Tn=e2=>{let t=typeof e2==
"boolean"||e2===null?void 0:Y(e2);if(t===void 0)return;if(bs.test(t))return{operator:"",numbers:t.split("-").map(BigInt),separator:"-",prerelease:[]};let[,n,r,s=""]=Es.
exec(t)??[];if(n===void 0||r===void 0)return;let o=s.split(".").filter(Boolean);return{operator:n,numbers:r.split(".").map(BigInt),separator:".",prerelease:o}},
bs=/^\d{1,18}(?:-\d{1,18}){1,5}$/,Es=/^((?:\^|~>?|>=|={1,3})? ?v?)(\d{1,18}(?:\.\d{1,18}){0,5})(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?(?:\+[\w.-]+)?$/,Ss=(e2,t)=>{
if(e2.separator!==t.separator||e2.separator==="-"&&e2.numbers.length!==t.numbers.length)return;let n=Math.max(e2.numbers.length,t.numbers.length);for(let r=0;r<
n;r+=1){let[s=0n,o=0n]=[e2.numbers[r],t.numbers[r]];if(s!==o)return s<o?-1:1}return Ps(e2.prerelease,t.prerelease)},Ps=(e2,t)=>{if(e2.length===0||t.length===0){
let[n=""]=[...e2,...t];return/^\d/.test(n)?void 0:Math.sign(t.length-e2.length)}for(let[n,r]of e2.entries()){let s=t[n];if(s===void 0)return 1;if(r!==s)return Os(
r,s)}return e2.length===t.length?0:-1},Os=(e2,t)=>{let[n,r]=[e2,t].map(i=>/^\d{1,18}$/.test(i));if(n&&r)return BigInt(e2)<BigInt(t)?-1:1;let[s,o]=[e2,t].map(i=>i.
replace(/\d+$/,""));if(!(s===o&&e2.length!==t.length&&!n))return(n===r?e2<t:n===true)?-1:1};var je=e2=>e2.every(t=>typeof t=="string"||typeof t=="number"&&t>=0),
ka=e2=>{let t=typeof e2=="string"?ks(e2):e2.map(n=>typeof n=="string"?Ns(n):n);return typeof t=="string"||t.length<=Ln?t:`has ${t.length} parts; ${Ln} are the m\
ost`},Ln=200,Ns=e2=>{if(e2==="*")return{any:"one"};if(e2==="**")return{any:"deep"};let[,t,n]=/^\[([^=[\]]+)=([^\]]*)\]$/.exec(e2)??[];return t!==void 0&&n!==void 0?
bn(t,n):e2.replace(/^\\(?=\*{1,2}$|\[[^=[\]]+=)/,"")},bn=(e2,t)=>({key:e2.trim().split("."),is:t.trim().replace(/^(["'])(.*)\1$/s,"$2")}),ks=e2=>{let t=[],n=e2.
startsWith("$")?e2.slice(1):`.${e2}`;for(;n!=="";){let[r="",s,o,i,a,l,d,c]=Is.exec(n)??[];if(r==="")return`cannot be read from ${JSON.stringify(n)} on; write a \
list of keys, or $.name[0]["other name"]`;s!==void 0?t.push({any:"deep"}):o!==void 0?t.push({any:"one"}):i!==void 0?t.push(i):a!==void 0?t.push(Number(a)):d!==void 0?
t.push(bn(d,c??"")):t.push(xs(l??'""')),n=n.slice(r.length)}return t.length>0?t:"names the whole document; name a key in it"},Is=/^(?:(\.\*\*(?=[.[]|$)|\.(?=\.[^.]))|(\.\*(?=[.[]|$)|\[\*\])|\.([^.[\]*?'"\s]+)|\[(-?\d{1,15})\]|\[("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\]|\[([^=[\]'"]+)=("[^"]*"|'[^']*'|[^\]]*)\])/,
xs=e2=>e2.slice(1,-1).replace(/\\(.)/g,"$1"),gt=2e6,Ms=(e2,t)=>{let n=new yt(t);return n.follow(new ht(e2),0,false),n.looks>gt?void 0:Array.from(n.found,r=>r.path)},
mt=e2=>typeof e2=="object"&&"any"in e2&&e2.any==="deep",ht=class e{value;#e;#t;#n;constructor(t,n,r){this.value=t,this.#e=n,this.#t=r}get path(){let t=[];for(let n=this;n&&
n.#e!==void 0;n=n.#t)t.push(n.#e);return t.reverse()}get children(){return Cs(this.value).map(([t])=>this.at(t))}at(t){this.#n??=new Map;let n=this.#n.get(t)??new e(
En(this.value,t),t,this);return this.#n.set(t,n),n}},yt=class{found=new Set;looks=0;#e;#t;#n=new Map;constructor(t){this.#e=t.filter((n,r)=>!mt(n)||!mt(t[r-1])),
this.#t=this.#e.findIndex(mt)}follow(t,n,r){if(this.#o(t,n)||++this.looks>gt)return;let s=this.#e[n];s===void 0?(!r||t.value!==void 0)&&this.found.add(t):typeof s==
"string"||typeof s=="number"?this.#s(t,n,r):"key"in s?this.#r(_s(t,s),n+1,r):s.any==="one"?this.#r(t.children,n+1,r):(this.follow(t,n+1,true),this.#r(t.children,
n,true))}#r(t,n,r){for(let s of t)this.follow(s,n,r)}#o(t,n){if(this.#t<0||n<=this.#t)return false;let r=this.#n.get(n)??new Set;return this.#n.set(n,r),r.size===
r.add(t).size}#s(t,n,r){let s=this.#e[n],{value:o}=t,i=typeof s=="number"&&s<0&&Array.isArray(o)?o.length+s:s,a=t.at(i);if(a.value!==void 0){this.follow(a,n+1,r);
return}let l=this.#e.slice(n+1),d=typeof i=="number"?i>=0:!Array.isArray(o);r||!d||!je(l)||o!==void 0&&!ws(o)||this.found.add([i,...l].reduce((c,f)=>c.at(f),t))}},
_s=({children:e2},{key:t,is:n})=>e2.filter(({value:r})=>r!==void 0&&Ds(r,t)===n),ws=e2=>e2===null||P(e2),Cs=e2=>Array.isArray(e2)?e2.map((t,n)=>[n,t]):v(e2)?Object.
entries(e2):[],En=(e2,t)=>Array.isArray(e2)?typeof t=="number"?e2[t]:void 0:v(e2)&&Object.hasOwn(e2,String(t))?e2[String(t)]:void 0,w=(e2,t)=>t.reduce(En,e2),Ds=(e2,t)=>Y(
w(e2,t)),Sn=(e2,t,n)=>{let{view:r}=n,s=je(t.path)?[t.path]:Rs(e2,t.path,r);if("reason"in s)return s;let o=[],i=new Set,a=t.mode==="append"||t.mode==="prepend",l=t.
mode==="copy"?Vs(e2,t.from,n):{};if("reason"in l)return l;for(let d of s.toReversed()){let c=r?.judge(d,t);if(c==="done")continue;let f=c??$s(e2,d,{...t,changed:i,
...l});if(f&&"reason"in f)return f;if(f&&(o.push(f),a))for(let[p]of d.entries())i.add(JSON.stringify(d.slice(0,p+1)))}return{places:s.length,changes:o}},Vs=(e2,t,{
spelledAt:n,uncopied:r})=>{let s=r?.(t)??Pn(w(e2,t));if(s!==void 0)return{reason:"uncertain",message:`${m(t)} holds ${s}; copy it with an Edit`};let o=n?.(t);return o===
void 0?{}:{copy:o}},vs=e2=>/^(?:0|[1-9]\d*)$/.test(e2),Pn=e2=>{if(e2===void 0||!P(e2))return;let t=Array.isArray(e2)?[]:Object.keys(e2);return t.length>1&&t.some(
vs)?"keys that are integers, whose order a copy would not keep":Object.values(e2).map(Pn).find(Boolean)},Rs=(e2,t,n)=>{if(n&&n.value===void 0)return Ks;let r=Ms(
n?.value??e2,t);if(!r)return{reason:"limit",message:`path leads to more than ${gt} places that have to be looked at, which is the limit; name fewer`};if(!n)return r;
let s=new Set(r.map(o=>JSON.stringify(o)));return r.filter(o=>{let i=JSON.stringify(n.writtenAt(o));return i===JSON.stringify(o)||!s.has(i)})},Ks={reason:"alias\
ed",message:"its aliases repeat too many values to look for places among them; name each place by its keys"},$s=(e2,t,n)=>{switch(n.mode){case"unset":return{kind:"\
unset",path:t};case"set":return{kind:"set",path:t,value:n.value,create:n.create};case"raise":return Us(e2,t,n);case"rename":return Bs(e2,t,n.to);case"copy":{let r=n.
copy??w(e2,n.from);return r===void 0?{reason:"missing",message:`${m(n.from)} is not there to be copied`}:On(r)?{reason:"aliased",message:`${m(n.from)} holds an \
alias, which cannot be copied`}:{kind:"set",path:t,value:r,create:n.create}}default:return Fs(e2,t,n)}},Fs=(e2,t,{mode:n,value:r,create:s,changed:o})=>{let i=w(
e2,t);if(i==null)return{kind:"set",path:t,value:[r],create:s};if(!Array.isArray(i))return{reason:"value",message:`${m(t)} is not a list`};let a=l=>!o.has(JSON.stringify(
[...t,l]));if(!i.some((l,d)=>Be(l,r)&&a(d)))return n==="append"||i.length===0?{kind:"set",path:[...t,i.length],value:r,create:s}:{kind:"prepend",path:t,value:r}},
Us=(e2,t,{value:n,create:r})=>{let s=w(e2,t);if(s===void 0)return{reason:"missing",message:`${m(t)} is not there to be raised`};let o=An(s,n);return"unsure"in o?
{reason:"uncertain",message:`${m(t)}: ${o.unsure}, so which is higher is not known; use mode set`}:o.value===void 0?void 0:{kind:"set",path:t,value:o.value,create:r}},
Bs=(e2,t,n)=>{let r=t.at(-1);if(typeof r=="number")return{reason:"value",message:`${m(t)} is an element of a list, which has no name`};let[s,o]=[w(e2,t),w(e2,[...t.
slice(0,-1),n])];return s!==void 0&&o!==void 0&&r!==n?{reason:"uncertain",message:`${m(t)} and ${m([n])} both exist; remove one of them`}:s===void 0&&o===void 0?
{reason:"missing",message:`${m(t)} is not there to be renamed`}:s===void 0||r===n?void 0:{kind:"rename",path:t,to:n}},On=e2=>e2 instanceof I||P(e2)&&Object.values(
e2).some(On);var Nn=(e2,t)=>{let n=new WeakSet,r=e2;for(let s of t){if(r===void 0)return;r=kn(r,s.path,{change:s,copies:n})}return r},kn=(e2,t,n)=>{let{change:r}=n,
[s,...o]=t;return s===void 0||o.length===0&&r.kind==="rename"?Ys(e2,n):Array.isArray(e2)?js(e2,t,n):v(e2)?Gs(e2,t,n):e2===null&&r.kind==="set"?R(t,r.value):r.kind===
"unset"?e2:void 0},Ys=(e2,{change:t,copies:n})=>{switch(t.kind){case"set":return t.value;case"unset":return;case"prepend":{if(!Array.isArray(e2))return;let r=Tt(
e2,n);return r.unshift(t.value),r}case"rename":{let r=String(t.path.at(-1));if(!v(e2)||!Object.hasOwn(e2,r))return v(e2)?e2:void 0;let s=At(e2,n),o=s[r];return delete s[r],
xn(s,t.to,o),s}}},js=(e2,[t,...n],r)=>{let{change:s,copies:o}=r;if(typeof t!="number")return s.kind==="unset"?e2:void 0;let i=e2[t];if(s.kind==="unset"&&(i===void 0||
n.length===0)){if(i===void 0)return e2;let d=Tt(e2,o);return d.splice(t,1),d}let a=In(i,n,r);if(a===void 0||t>e2.length)return;let l=Tt(e2,o);return l[t]=a,l},Gs=(e2,[
t,...n],r)=>{let{change:s,copies:o}=r,i=String(t),a=Object.hasOwn(e2,i)?e2[i]:void 0;if(s.kind==="unset"&&(a===void 0||n.length===0)){if(a===void 0)return e2;let c=At(
e2,o);return delete c[i],c}let l=In(a,n,r);if(l===void 0)return;let d=At(e2,o);return xn(d,i,l),d},In=(e2,t,n)=>e2!==void 0?kn(e2,t,n):n.change.kind==="set"?R(t,
n.change.value):void 0,Tt=(e2,t)=>{if(t.has(e2))return e2;let n=[...e2];return t.add(n),n},At=(e2,t)=>{if(t.has(e2))return e2;let n=Object.fromEntries(Object.entries(
e2));return t.add(n),n},xn=(e2,t,n)=>{Object.defineProperty(e2,t,{value:n,enumerable:true,writable:true,configurable:true})};var ee=(e2,t)=>{let n=e2.parts.at(-1),
{end:r}=n,s=Ge(e2,r),o=_n(e2,n),i=t(o);if(o===void 0){let d=Cn(e2);return s===void 0?[{start:r,end:r,replacement:d+i}]:[{start:s+1,end:s+1,replacement:`${d.slice(
1)}${i},`}]}let a=Vn(e2,(s??r-1)+1,e2.end-1),l={start:a,end:a,replacement:e2.lineEnd+o+i};return s!==void 0?[{...l,replacement:`${l.replacement},`}]:a===r?[{...l,
replacement:`,${l.replacement}`}]:[{start:r,end:r,replacement:","},l]},Oe=({text:e2,start:t,end:n,lineEnd:r},{part:s,padding:o,indent:i})=>{let a=e2.slice(t+1,n-
1);if(a.trim()==="")return[{start:t+1,end:n-1,replacement:o+s+o}];let l=j(e2,t);return[{start:t+1+a.trimEnd().length,end:n-1,replacement:`${r}${l}${i}${s}${r}${l}`}]},
pe=(e2,t)=>{let n=e2.parts[0],r=_n(e2,n),s=r===void 0?Cn(e2):`,${e2.lineEnd}${r}`;return[{start:n.start,end:n.start,replacement:t(r)+s}]},me=(e2,t)=>{let{text:n,
parts:r}=e2;if(t.every(Boolean))return Hs(e2);let s=[];for(let[l,d]of r.entries()){let c=t[l-1]?s.at(-1):void 0;c&&t[l]&&/^[ \t]*,[ \t]*$/.test(n.slice(c.end,d.
start))?s[s.length-1]={start:c.start,end:d.end}:t[l]&&s.push(d)}let o=Mn(e2,s),[i,a]=[r[t.lastIndexOf(false)],r.at(-1)];if(i&&a&&i!==a&&Ge(e2,a.end)===void 0){let l=Ge(
e2,i.end);l!==void 0&&o.push({start:l,end:l+1,replacement:""})}return te(o)},Mn=(e2,t)=>{let n=new Map(e2.parts.map(({start:s},o)=>[s,e2.parts[o-1]?.end??s])),r=new Map(
e2.parts.map(({end:s},o)=>[s,e2.parts[o+1]?.start??e2.end-1]));return t.map(({start:s,end:o})=>Js(e2,{start:s,end:(Ge(e2,o)??o-1)+1,before:n.get(s)??s,next:r.get(
o)??o}))},te=e2=>{let t=[];for(let n of e2.toSorted((r,s)=>r.start-s.start)){let r=t.at(-1);r&&n.start<=r.end?t[t.length-1]={...r,end:Math.max(r.end,n.end)}:t.push(
n)}return t},_n=({text:e2},{start:t})=>wn(e2,t)?j(e2,t):void 0,wn=(e2,t)=>L(e2,t)>0&&/^[ \t]*$/.test(e2.slice(L(e2,t),t)),Cn=({text:e2,parts:t,between:n})=>{let[
r,s]=t.slice(-2),o=r&&s?e2.slice(r.end,s.start):"";return/^,[ \t]*$/.test(o)?o:n},Dn={"//":{blank:/(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y,tail:/^(?:[ \t]*(?:\/\/.*|\/\*(?:(?!\*\/).)*\*\/))*/},
"#":{blank:/(?:\s+|#[^\n]*)*/y,tail:/^(?:[ \t]*#.*)?/}},Ge=({text:e2,end:t,comment:n},r)=>{let{blank:s}=Dn[n];s.lastIndex=r;let o=r+(s.exec(e2)?.[0].length??0);
return o<t-1&&e2[o]===","?o:void 0},Vn=({text:e2,comment:t},n,r)=>n+(Dn[t].tail.exec(e2.slice(n,Math.min(r,K(e2,n))))?.[0].length??0),Js=(e2,{start:t,end:n,next:r,
before:s})=>{let{text:o}=e2,i=Vn(e2,n,r);if(wn(o,t)&&/^[ \t]*$/.test(o.slice(i,K(o,i)))&&r>K(o,i))return{start:L(o,t),end:k(o,i),replacement:""};let l=n+(/^[ \t]*/.
exec(o.slice(n))?.[0].length??0),d=/[\]}]/.test(o[r]??"");if(l>=r&&!d)return{start:t,end:r,replacement:""};let c=/^\s*(?:,\s*)?$/.test(o.slice(s,t))?/\s/:/[ \t]/,
f=t;for(;f>(d?s:0)&&c.test(o[f-1]??"");)f-=1;return d&&l===r?{start:f,end:n,replacement:""}:{start:/[\r\n]/.test(o[l]??"")?f:t,end:l,replacement:""}},Hs=e2=>{let{
text:t,parts:n}=e2,[r,s]=[e2.start+1,e2.end-1];return[...n.map(({start:a})=>a),s].every((a,l)=>/^\s*(?:,\s*)?$/.test(t.slice(n[l-1]?.end??r,a)))&&n.length>0?[{start:r,
end:s,replacement:""}]:te(Mn(e2,n))};var vn=(e2,t)=>{let n=eo(e2);if(typeof n=="string")return`it is not JSON: ${n}`;let r=t??Ws(e2),s={text:e2,...r,members:new Map,
scattered:new Map};return{layout:r,value:Je(n,e2),edit:o=>zs(s,n,o),comments:()=>Qs(e2),pieces:()=>qs(n)}},Ws=e2=>({indent:uo(e2),lineEnd:fe(e2),spaced:!/"\s*:[^\s]/.
test(e2)}),Qs=e2=>{let t=[];return nn(e2,{onComment:(n,r)=>{t.push({start:n,end:n+r})}}),t},qs=e2=>{let t=[],n=[],r=[],s=(o,i)=>{let{type:a,offset:l,length:d,children:c=[]}=o,
f={path:i,within:0,start:l,end:l+d};if(a!=="array"&&a!=="object")return t.push(f),f;let p={start:f.end-1,end:f.end};if(a==="array"){let $=c.map((z,ve)=>s(z,[...i,
ve])).at(-1);$&&r.push({path:i,last:$,close:p})}let y=a==="object"?Array.from(Kn(o)):[],A=y.map(([$,[z,...ve]])=>z&&ve.length===0&&s(z,[...i,$])).at(-1);A&&y.length===
c.length&&n.push({path:i,last:A,close:p})};return(e2.type==="array"||e2.type==="object")&&s(e2,[]),{pieces:t,mappings:n,lists:r}},Rn=e2=>ln(e2.text)?e2:typeof e2.
value=="string"?void 0:e2.value,zs=(e2,t,n)=>{let r=to(e2,t,n.path);return"repeated"in r?h("invalid",`${m(r.repeated)} is there twice; remove one of them with a\
n Edit`):n.kind==="set"?ro(e2,r,n):n.kind==="unset"?lo(e2,r,n):r.rest.length>0?h("missing",`${m(n.path)} is not there`):n.kind==="rename"?Xs(r.node,n.to):Zs(e2,
r.node,n.value)},Xs=(e2,t)=>{let n=e2.parent?.type==="property"?e2.parent.children?.[0]:void 0;return n?{ok:true,edits:[{start:n.offset,end:n.offset+n.length,replacement:JSON.
stringify(t)}]}:h("missing","it has no key")},Zs=(e2,t,n)=>t.type==="array"&&t.children?.length?{ok:true,edits:pe(bt(e2,t),r=>Et(e2,n,r))}:h("missing","it is no\
t a list with elements"),bt=({text:e2,lineEnd:t},n)=>{let{offset:r,length:s,children:o=[]}=n,i=o.some(l=>l.type==="property"&&/:$/.test(jn(e2,l))),a=o.map(l=>({
start:l.offset,end:l.offset+l.length}));return{text:e2,lineEnd:t,parts:a,start:r,end:r+s,between:i?",":", ",comment:"//"}},eo=e2=>{let t=[],n=tn(e2,t,{allowTrailingComma:true,
disallowComments:false}),[r]=t;return r?rn(r.error):n??"it is empty"},to=(e2,t,n)=>{let r=t;for(let[s,o]of n.entries()){let[i,a]=no(e2,r,o);if(a)return{repeated:n.
slice(0,s+1)};if(!i)return{node:r,rest:n.slice(s)};r=i}return{node:r,rest:[]}},no=({members:e2},t,n)=>{if(t.type==="array")return typeof n=="number"?[t.children?.[n]]:
[];if(t.type!=="object")return[];let r=e2.get(t)??Kn(t);return e2.set(t,r),r.get(String(n))??[]},Kn=({children:e2=[]})=>{let t=new Map;for(let n of e2){let[r,s]=n.
children??[];if(!r||!s)continue;let o=t.get(r.value);o?o.push(s):t.set(r.value,[s])}return t},$n=e2=>e2.children?.[0]?.value,ro=(e2,{node:t,rest:n},{path:r,value:s,
create:o})=>{let[i,...a]=n;if(i===void 0)return so(e2,t,s);let l=m(r.slice(0,r.length-n.length));if(a.length>0&&!o)return h("missing",`${l} has no ${m([i])}, an\
d create is false`);if(t.type!=="object"&&t.type!=="array")return h("missing",`${l} is not an object or array`);let d=R(a,s);return d===void 0?h("missing",`${m(
r)} would leave a gap in a new array`):t.type==="array"&&i!==(t.children?.length??0)?h("missing",`${l} has ${t.children?.length??0} elements, so ${m([i])} is no\
t the next one`):{ok:true,edits:io(e2,t,{key:t.type==="object"?String(i):void 0,value:d})}},so=(e2,t,n)=>{let r=e2.text.slice(t.offset,t.offset+t.length);if(O(Je(
t,e2.text),n))return{ok:true,edits:[]};let s=P(n)&&(r.includes(`
`)||!t.children?.length&&Fn(e2,t.parent)),o=Et(e2,n,s?j(e2.text,t.offset):void 0);return{ok:true,edits:[{start:t.offset,end:t.offset+t.length,replacement:o}]}},
Fn=({text:e2,scattered:t},n)=>{let r=n?.type==="property"?n.parent:n;if(!r)return false;let{offset:s,length:o}=r,i=t.get(r)??e2.slice(s,s+o).includes(`
`);return t.set(r,i),i},Je=(e2,t)=>e2.type==="array"?(e2.children??[]).map(n=>Je(n,t)):e2.type==="number"?oo(t.slice(e2.offset,e2.offset+e2.length)):e2.type!=="\
object"?e2.value:Object.fromEntries((e2.children??[]).map(n=>[$n(n),n.children?.[1]?Je(n.children[1],t):null])),oo=e2=>{let t=de(e2);return typeof t=="number"?t:
new g(e2)},Et=({spaced:e2,indent:t,lineEnd:n},r,s)=>s===void 0?Lt(r,e2):Un(r,{indent:t,lineEnd:n+s}),Lt=(e2,t)=>{let[n,r]=t?[" ",", "]:["",","];if(!P(e2))return Bn(
e2);if(Array.isArray(e2))return`[${e2.map(o=>Lt(o,t)).join(r)}]`;let s=Object.entries(e2).map(([o,i])=>`${JSON.stringify(o)}:${n}${Lt(i,t)}`);return s.length===
0?"{}":`{${n}${s.join(r)}${n}}`},Un=(e2,{indent:t,lineEnd:n})=>{if(!P(e2))return Bn(e2);let r=n+t,s=l=>Un(l,{indent:t,lineEnd:r}),[o,i,a]=Array.isArray(e2)?["[",
"]",e2.map(s)]:["{","}",Object.entries(e2).map(([l,d])=>`${JSON.stringify(l)}: ${s(d)}`)];return a.length===0?o+i:`${o}${r}${a.join(`,${r}`)}${n}${i}`},Bn=e2=>e2 instanceof
g?e2.text:JSON.stringify(e2),io=(e2,t,n)=>{let r=t.children?.at(-1);if(!r)return ao(e2,t,n);let s=jn(e2.text,r);return ee(bt(e2,t),o=>Yn(e2,n,{base:o,colon:s}))},
ao=(e2,t,n)=>{let{text:r,lineEnd:s,indent:o}=e2,[i,a]=[t.offset+1,t.offset+t.length-1],l=r.slice(i,a),d=j(r,t.offset),f=l.includes(`
`)||!t.parent||Fn(e2,t.parent)?d+o:void 0,p=Yn(e2,n,{base:f,colon:": "});return l.trim()!==""?[{start:a,end:a,replacement:s+d+o+p+s+d}]:[{start:i,end:a,replacement:f===
void 0?p:s+f+p+s+d}]},Yn=(e2,{key:t,value:n},{base:r,colon:s})=>{let o=Et(e2,n,r);return t===void 0?o:`${JSON.stringify(t)}${s}${o}`},jn=(e2,{children:[t,n]=[]})=>{
let r=t&&n?e2.slice(t.offset+t.length,n.offset):"";return/^\s*:[ \t]*$/.test(r)?r:": "},lo=(e2,{node:t,rest:n},r)=>{let[s]=n;if(s!==void 0)return{ok:true,edits:[]};
let o=t.parent?.type==="property"?t.parent.parent:t.parent;if(!o)return h("missing",`${m(r.path)} is the whole document`);let i=new Set(ce(r).map(String)),a=(o.
children??[]).map((l,d)=>i.has(String(l.type==="property"?$n(l):d)));return a.filter(Boolean).length>i.size?h("invalid",`${m(r.path.slice(0,-1))} has a key twic\
e; remove one of them with an Edit`):{ok:true,edits:me(bt(e2,o),a)}},uo=e2=>/\n([ \t]+)(?=[^\s])/.exec(e2)?.[1]??"  ";var Wn={pieces:[],mappings:[],lists:[]},He=class{#e;#t=new Map;#n=new Map;#r=new Map;constructor({
pieces:t,mappings:n,lists:r},s){let o=[...n,...r].flatMap(({close:d})=>d??[]),i=[...new Set([...t,...o,...r.map(({last:d})=>d)])].toSorted((d,c)=>d.start-c.start);
this.#e=new en(i);let a=new Map(this.#e.all.map((d,c)=>[i[c],d])),l=d=>a.get(d);for(let d of t)this.#o(d,l(d));for(let{path:d,last:c,close:f}of n){let p=s(d),E={
keys:new Set(v(p)?Object.keys(p):[]),last:this.#t.get(JSON.stringify(c.path)),close:f&&l(f)};this.#n.set(JSON.stringify(d),E)}for(let{path:d,last:c,close:f}of r){
let p=s(d),y=new Set(Array.isArray(p)?p.flatMap(Ye):[]);this.#r.set(JSON.stringify(d),{known:y,last:l(c),close:f&&l(f)})}}#o({path:t,within:n},r){let s={path:t,
within:n,span:r};return this.#t.set(JSON.stringify(t),s),s}holding(t){for(let n=t.length;n>0;n-=1){let r=this.#t.get(JSON.stringify(t.slice(0,n)));if(r)return{...Gn(
r),piece:r,rest:t.slice(n-r.within),head:""}}}withKey(t,n){let{piece:r,rest:s}=t,o=L(n,t.start),i=n.slice(o,t.start);if(r.within>0)return i.trim()===""?{...t,start:o}:
void 0;let a=r.path.at(-1);return a!==void 0&&Hn.test(i)?{...t,rest:[a,...s],head:`{
${i}`,tail:`
}`}:void 0}before(t,n){let[r,s]=[this.#s(t),t.at(-1)];if(!r?.last||typeof s!="string"||r.keys.has(s))return;let{last:o,close:i}=r,{span:a}=o,l=i&&Jn(o,n);if(l?.
isLast)return{start:l.start,end:i?.end??0,piece:o,rest:[s],head:"{"};let d=L(n,a.start);return i&&d>1?{start:K(n,d-2),end:i.end,piece:o,rest:[s],head:"{"}:n.slice(
d,a.start).trim()===""&&n[a.end-1]===`
`?{start:d,end:a.end,piece:o,rest:[s],head:""}:void 0}endOf(t,n){let{last:r,close:s}=this.#r.get(JSON.stringify(t))??{};if(!r)return;let o=L(n,r.start);if(!(n.slice(
o,r.start).trim()!==""||s&&o<2))return s?{start:K(n,o-2),end:s.end}:{start:o,end:r.end}}hasElement(t,n){let{known:r}=this.#r.get(JSON.stringify(t))??{};return Ye(
n).some(s=>r?.has(s))}appended(t,n,{by:r,last:s}){let o=this.#r.get(JSON.stringify(t));if(o){this.#e.shift(o.last,r),o.last=this.#e.add(s,o.last);for(let i of Ye(
n))o.known.add(i)}}lineOf(t,n){let[r,s]=[this.#t.get(JSON.stringify(t)),this.#s(t)];if(!r||!s||s.keys.size<2||s.close&&s.last===r)return;let o=Gn(r),i=s.close&&
Jn(r,n);if(i?.next!==void 0)return{start:i.start,end:i.next,piece:r,rest:[],head:""};let[a,l]=[L(n,o.start),k(n,o.end-1)],[d,c]=[n.slice(a,o.start),n.slice(o.end,
l)];return(s.close?Hn.test(d)&&/^[ \t]*,[ \t]*\r?\n$/.test(c):r.within===1&&d.trim()===""&&n[l-1]===`
`)?{start:a,end:l,piece:r,rest:[],head:""}:void 0}changed({piece:{path:t,span:n}},{by:r,isPiece:s}){s||this.#t.delete(JSON.stringify(t)),this.#r.delete(JSON.stringify(
t.slice(0,-1))),this.#e.shift(n,r),n.end+=r}mayRename({piece:t},n,r){if(n.length>t.path.length)return true;let s=this.#s(n);return t.within===1&&s!==void 0&&!s.
keys.has(r)&&r!=="<<"}renamed({piece:t},n,r){let s=this.#s(n);if(n.length>t.path.length||!s)return;s.keys.delete(String(n.at(-1))),s.keys.add(r),this.#t.delete(
JSON.stringify(n));let o=this.#o({path:[...n.slice(0,-1),r],within:t.within},t.span);s.last===t&&(s.last=o)}added({piece:{span:t}},n,{by:r,own:s}){this.#e.shift(
t,r);let o=this.#s(n);o?.keys.add(String(n.at(-1))),o&&(o.last=s&&this.#o(s,this.#e.add(s,t)))}removed({piece:t,start:n,end:r}){let{path:s,span:o}=t;this.#e.shift(
o,n-r),this.#e.remove(o),this.#t.delete(JSON.stringify(s));let i=this.#s(s);i?.keys.delete(String(s.at(-1))),i?.last===t&&(i.last=void 0)}#s(t){return this.#n.get(
JSON.stringify(t.slice(0,-1)))}},Gn=({span:{start:e2,end:t}})=>({start:e2,end:t}),Jn=({path:e2,span:{start:t,end:n}},r)=>{let s=JSON.stringify(String(e2.at(-1))),
[o=""]=/[ \t]*:[ \t]*$/.exec(r.slice(Math.max(0,t-9),t))??[],i=t-o.length-s.length;if(o===""||!r.startsWith(s,i))return;let[a=""]=/[{,][ \t]*$/.exec(r.slice(Math.
max(0,i-9),i))??[],[l=""]=/^[ \t]*,[ \t]*(?=")/.exec(r.slice(n,n+9))??[],d=a===(o.endsWith(":")?",":", ")||a.startsWith("{");return{start:i,isLast:d,next:a===""||
l===""?void 0:n+l.length}},Hn=/^[ \t]*"(?:[^"\\]|\\.)*"[ \t]*:[ \t]*$/,St=e2=>e2.reduce((t,{start:n,end:r,replacement:s})=>t+s.length-(r-n),0);var We={ArrayExpression:[
"elements"],ArrayPattern:["elements"],ArrowFunctionExpression:["params","body"],AssignmentExpression:["left","right"],AssignmentPattern:["left","right"],AwaitExpression:[
"argument"],BinaryExpression:["left","right"],BlockStatement:["body"],BreakStatement:["label"],CallExpression:["callee","arguments"],CatchClause:["param","body"],
ChainExpression:["expression"],ClassBody:["body"],ClassDeclaration:["id","superClass","body"],ClassExpression:["id","superClass","body"],ConditionalExpression:[
"test","consequent","alternate"],ContinueStatement:["label"],DebuggerStatement:[],DoWhileStatement:["body","test"],EmptyStatement:[],ExperimentalRestProperty:["\
argument"],ExperimentalSpreadProperty:["argument"],ExportAllDeclaration:["exported","source","attributes"],ExportDefaultDeclaration:["declaration"],ExportNamedDeclaration:[
"declaration","specifiers","source","attributes"],ExportSpecifier:["local","exported"],ExpressionStatement:["expression"],ForInStatement:["left","right","body"],
ForOfStatement:["left","right","body"],ForStatement:["init","test","update","body"],FunctionDeclaration:["id","params","body"],FunctionExpression:["id","params",
"body"],Identifier:[],IfStatement:["test","consequent","alternate"],ImportAttribute:["key","value"],ImportDeclaration:["specifiers","source","attributes"],ImportDefaultSpecifier:[
"local"],ImportExpression:["source","options"],ImportNamespaceSpecifier:["local"],ImportSpecifier:["imported","local"],JSXAttribute:["name","value"],JSXClosingElement:[
"name"],JSXClosingFragment:[],JSXElement:["openingElement","children","closingElement"],JSXEmptyExpression:[],JSXExpressionContainer:["expression"],JSXFragment:[
"openingFragment","children","closingFragment"],JSXIdentifier:[],JSXMemberExpression:["object","property"],JSXNamespacedName:["namespace","name"],JSXOpeningElement:[
"name","attributes"],JSXOpeningFragment:[],JSXSpreadAttribute:["argument"],JSXSpreadChild:["expression"],JSXText:[],LabeledStatement:["label","body"],Literal:[],
LogicalExpression:["left","right"],MemberExpression:["object","property"],MetaProperty:["meta","property"],MethodDefinition:["key","value"],NewExpression:["call\
ee","arguments"],ObjectExpression:["properties"],ObjectPattern:["properties"],PrivateIdentifier:[],Program:["body"],Property:["key","value"],PropertyDefinition:[
"key","value"],RestElement:["argument"],ReturnStatement:["argument"],SequenceExpression:["expressions"],SpreadElement:["argument"],StaticBlock:["body"],Super:[],
SwitchCase:["test","consequent"],SwitchStatement:["discriminant","cases"],TaggedTemplateExpression:["tag","quasi"],TemplateElement:[],TemplateLiteral:["quasis",
"expressions"],ThisExpression:[],ThrowStatement:["argument"],TryStatement:["block","handler","finalizer"],UnaryExpression:["argument"],UpdateExpression:["argume\
nt"],VariableDeclaration:["declarations"],VariableDeclarator:["id","init"],WhileStatement:["test","body"],WithStatement:["object","body"],YieldExpression:["argu\
ment"]},co=Object.keys(We);for(let e2 of co)Object.freeze(We[e2]);Object.freeze(We);var Qn=We;function qn(e2){let t=Object.assign({},Qn);for(let n of Object.keys(
e2))if(Object.hasOwn(t,n)){let r=new Set(e2[n]);for(let s of t[n])r.add(s);t[n]=Object.freeze(Array.from(r))}else t[n]=Object.freeze(Array.from(e2[n]));return Object.
freeze(t)}function ne(e2){return e2[e2.length-1]??null}function It(e2){return e2.type==="TOMLBare"?e2.name:e2.value}var ar=class{constructor(e2,t){this.major=e2,
this.minor=t}lt(e2,t){return this.major<e2||this.major===e2&&this.minor<t}gte(e2,t){return this.major>e2||this.major===e2&&this.minor>=t}},zn=new ar(1,0),_e=new ar(
1,1),fo=_e,po={"1.0":zn,"1.0.0":zn,"1.1":_e,"1.1.0":_e,latest:_e,next:_e};function lr(e2){return e2&&po[e2]||fo}var Xn={"unterminated-string":"Unterminated stri\
ng constant","unterminated-table-key":"Unterminated table-key","unterminated-array":"Unterminated array","unterminated-inline-table":"Unterminated inline table",
"missing-key":"Empty bare keys are not allowed","missing-newline":"Must be a newline","missing-equals-sign":"Expected equal (=) token","missing-value":"Unspecif\
ied values are invalid","missing-comma":"Expected comma (,) token","dupe-keys":"Defining a key multiple times is invalid","unexpected-char":"Unexpected characte\
r","unexpected-token":"Unexpected token","invalid-control-character":"Control characters (codes < 0x1f and 0x7f) are not allowed","invalid-comment-character":"I\
nvalid code point {{cp}} within comments","invalid-key-value-newline":"The key, equals sign, and value must be on the same line","invalid-inline-table-newline":"\
No newlines are allowed between the curly braces unless they are valid within a value","invalid-underscore":"Underscores are allowed between digits","invalid-sp\
ace":"Unexpected spaces","invalid-three-quotes":"Three or more quotes are not permitted","invalid-date":"Unexpected invalid date","invalid-time":"Unexpected inv\
alid time","invalid-leading-zero":"Leading zeros are not allowed","invalid-trailing-comma-in-inline-table":"Trailing comma is not permitted in an inline table",
"invalid-char-in-escape-sequence":"Invalid character in escape sequence","invalid-consecutive-dots-in-key":"Consecutive dots are not permitted in keys","invalid\
-code-point":"Invalid code point {{cp}}","invalid-trailing-dot-in-key":"Keys cannot end with a dot","invalid-leading-dot-in-key":"Keys cannot start with a dot"};
function mo(e2,t){return t?Xn[e2].replace(/\{\{(.*?)\}\}/gu,(n,r)=>r in t?t[r]:`{{${r}}}`):Xn[e2]}var dr=class extends SyntaxError{constructor(e2,t,n,r,s){super(
mo(e2,s)),this.index=t,this.lineNumber=n,this.column=r}},u={EOF:-1,NULL:0,SOH:1,BACKSPACE:8,TABULATION:9,LINE_FEED:10,FORM_FEED:12,CARRIAGE_RETURN:13,ESCAPE:27,
SO:14,US:31,SPACE:32,QUOTATION_MARK:34,HASH:35,SINGLE_QUOTE:39,PLUS_SIGN:43,COMMA:44,DASH:45,DOT:46,DIGIT_0:48,DIGIT_1:49,DIGIT_2:50,DIGIT_3:51,DIGIT_7:55,DIGIT_9:57,
COLON:58,EQUALS_SIGN:61,LATIN_CAPITAL_A:65,LATIN_CAPITAL_E:69,LATIN_CAPITAL_F:70,LATIN_CAPITAL_T:84,LATIN_CAPITAL_U:85,LATIN_CAPITAL_Z:90,LEFT_BRACKET:91,BACKSLASH:92,
RIGHT_BRACKET:93,UNDERSCORE:95,LATIN_SMALL_A:97,LATIN_SMALL_B:98,LATIN_SMALL_E:101,LATIN_SMALL_F:102,LATIN_SMALL_I:105,LATIN_SMALL_L:108,LATIN_SMALL_N:110,LATIN_SMALL_O:111,
LATIN_SMALL_R:114,LATIN_SMALL_S:115,LATIN_SMALL_T:116,LATIN_SMALL_U:117,LATIN_SMALL_X:120,LATIN_SMALL_Z:122,LEFT_BRACE:123,RIGHT_BRACE:125,TILDE:126,DELETE:127,
PAD:128,SUPERSCRIPT_TWO:178,SUPERSCRIPT_THREE:179,SUPERSCRIPT_ONE:185,VULGAR_FRACTION_ONE_QUARTER:188,VULGAR_FRACTION_THREE_QUARTERS:190,LATIN_CAPITAL_LETTER_A_WITH_GRAVE:192,
LATIN_CAPITAL_LETTER_O_WITH_DIAERESIS:214,LATIN_CAPITAL_LETTER_O_WITH_STROKE:216,LATIN_SMALL_LETTER_O_WITH_DIAERESIS:246,LATIN_SMALL_LETTER_O_WITH_STROKE:248,GREEK_SMALL_REVERSED_DOTTED_LUNATE_SIGMA_SYMBOL:891,
GREEK_CAPITAL_LETTER_YOT:895,CP_1FFF:8191,ZERO_WIDTH_NON_JOINER:8204,ZERO_WIDTH_JOINER:8205,UNDERTIE:8255,CHARACTER_TIE:8256,SUPERSCRIPT_ZERO:8304,CP_218F:8591,
CIRCLED_DIGIT_ONE:9312,NEGATIVE_CIRCLED_DIGIT_ZERO:9471,GLAGOLITIC_CAPITAL_LETTER_AZU:11264,CP_2FEF:12271,IDEOGRAPHIC_COMMA:12289,CP_D7FF:55295,CP_E000:57344,CJK_COMPATIBILITY_IDEOGRAPH_F900:63744,
ARABIC_LIGATURE_SALAAMUHU_ALAYNAA:64975,ARABIC_LIGATURE_SALLA_USED_AS_KORANIC_STOP_SIGN_ISOLATED_FORM:65008,REPLACEMENT_CHARACTER:65533,LINEAR_B_SYLLABLE_B008_A:65536,
CP_EFFFF:983039,CP_10FFFF:1114111};function ho(e2){return e2>=u.NULL&&e2<=u.US}function Ne(e2){return e2===u.TABULATION||e2===u.SPACE}function Zn(e2){return e2===
u.LINE_FEED||e2===u.CARRIAGE_RETURN}function yo(e2){return e2>=u.LATIN_CAPITAL_A&&e2<=u.LATIN_CAPITAL_Z}function go(e2){return e2>=u.LATIN_SMALL_A&&e2<=u.LATIN_SMALL_Z}
function To(e2){return go(e2)||yo(e2)}function b(e2){return e2>=u.DIGIT_0&&e2<=u.DIGIT_9}function er(e2){return b(e2)||e2>=u.LATIN_SMALL_A&&e2<=u.LATIN_SMALL_F||
e2>=u.LATIN_CAPITAL_A&&e2<=u.LATIN_CAPITAL_F}function Ao(e2){return e2>=u.DIGIT_0&&e2<=u.DIGIT_7}function Lo(e2){return e2>=0&&e2<=55295||e2>=57344&&e2<=1114111}
function bo(e2,t){let n=0,r=e2.length;for(;n<r;){let s=n+r>>>1,o=e2[s];if(o===t)return s+1;o<t?n=s+1:r=s}return n}var Eo=class{constructor(){this.offsets=[]}addOffset(e2){
for(let t=this.offsets.length-1;t>=0;t--){let n=this.offsets[t];if(n===e2)return;if(n<e2)break}this.offsets.push(e2)}getLocFromIndex(e2){let t=bo(this.offsets,e2)+
1;return{line:t,column:e2-(t===1?0:this.offsets[t-2])}}},So=class{constructor(e2){this.locs=new Eo,this.lastCodePoint=u.NULL,this.start=-1,this.end=0,this.text=
e2}next(){return this.lastCodePoint===u.EOF?u.EOF:this.lastCodePoint=this.moveAt(this.end)}getLocFromIndex(e2){return this.locs.getLocFromIndex(e2)}eat(e2){return this.
text.codePointAt(this.end)===e2?(this.next(),true):false}moveAt(e2){this.start=this.end=e2;let t=this.text.codePointAt(this.start)??u.EOF;if(t===u.EOF)return this.
end=this.start,t;if(this.end+=t>=65536?2:1,t===u.LINE_FEED)this.locs.addOffset(this.end);else if(t===u.CARRIAGE_RETURN)return this.text.codePointAt(this.end)===
u.LINE_FEED&&(this.end++,this.locs.addOffset(this.end)),u.LINE_FEED;return t}},Po=typeof BigInt<"u",Oo={16:"0x",10:"",8:"0o",2:"0b"},ur={[u.QUOTATION_MARK]:u.QUOTATION_MARK,
[u.BACKSLASH]:u.BACKSLASH,[u.LATIN_SMALL_B]:u.BACKSPACE,[u.LATIN_SMALL_F]:u.FORM_FEED,[u.LATIN_SMALL_N]:u.LINE_FEED,[u.LATIN_SMALL_R]:u.CARRIAGE_RETURN,[u.LATIN_SMALL_T]:u.
TABULATION},No={...ur,[u.LATIN_SMALL_E]:u.ESCAPE},ko=class{constructor(e2,t){this.backCode=false,this.lastCodePoint=u.NULL,this.state="DATA",this.token=null,this.
tokenStart=-1,this.valuesEnabled=false,this.text=e2,this.parserOptions=t||{},this.codePointIterator=new So(e2),this.tomlVersion=lr(this.parserOptions.tomlVersion),
this.ESCAPES=this.tomlVersion.gte(1,1)?No:ur}get start(){return this.codePointIterator.start}get end(){return this.codePointIterator.end}getLocFromIndex(e2){return this.
codePointIterator.getLocFromIndex(e2)}reportParseError(e2,t){let n=this.codePointIterator.start,r=this.codePointIterator.getLocFromIndex(n);throw new dr(e2,n,r.
line,r.column,t)}nextToken(){let e2=this.token;if(e2!=null)return this.token=null,e2;let t=this.lastCodePoint;for(;t!==u.EOF&&!this.token;){t=this.nextCode();let n=this[this.
state](t);if(!n)throw new Error(`Unknown error: pre state=${this.state}`);this.state=n}return e2=this.token,this.token=null,e2}nextCode(){return this.lastCodePoint===
u.EOF?u.EOF:this.backCode?(this.backCode=false,this.lastCodePoint):this.lastCodePoint=this.codePointIterator.next()}eatCode(e2){return this.lastCodePoint===u.EOF?
false:this.backCode?this.lastCodePoint===e2?(this.backCode=false,true):false:this.codePointIterator.eat(e2)}moveAt(e2){this.backCode&&(this.backCode=false),this.
lastCodePoint=this.codePointIterator.moveAt(e2)}back(e2){return this.backCode=true,e2}punctuatorToken(){this.startToken(),this.endToken("Punctuator","end")}startToken(){
this.tokenStart=this.codePointIterator.start}endToken(e2,t,n,r){let{tokenStart:s}=this,o=this.codePointIterator[t],i=[s,o],a={start:this.codePointIterator.getLocFromIndex(
s),end:this.codePointIterator.getLocFromIndex(o)};if(e2==="Block")this.token={type:e2,value:this.text.slice(s+1,o),range:i,loc:a};else{let l,d=this.text.slice(s,
o);if(e2==="BasicString"||e2==="LiteralString"||e2==="MultiLineBasicString"||e2==="MultiLineLiteralString")l={type:e2,value:d,string:n,range:i,loc:a};else if(e2===
"Integer"){let c=n;l={type:e2,value:d,number:parseInt(c,r),bigint:Po?BigInt(Oo[r]+c):null,range:i,loc:a}}else e2==="Float"?l={type:e2,value:d,number:n,range:i,loc:a}:
e2==="Boolean"?l={type:e2,value:d,boolean:n,range:i,loc:a}:e2==="LocalDate"||e2==="LocalTime"||e2==="LocalDateTime"||e2==="OffsetDateTime"?l={type:e2,value:d,date:n,
range:i,loc:a}:l={type:e2,value:d,range:i,loc:a};this.token=l}}DATA(e2){for(;Ne(e2)||Zn(e2);)e2=this.nextCode();if(e2===u.HASH)return this.startToken(),"COMMENT";
if(e2===u.QUOTATION_MARK)return this.startToken(),"BASIC_STRING";if(e2===u.SINGLE_QUOTE)return this.startToken(),"LITERAL_STRING";if(e2===u.DOT||e2===u.EQUALS_SIGN||
e2===u.LEFT_BRACKET||e2===u.RIGHT_BRACKET||e2===u.LEFT_BRACE||e2===u.RIGHT_BRACE||e2===u.COMMA)return this.punctuatorToken(),"DATA";if(this.valuesEnabled){if(e2===
u.DASH||e2===u.PLUS_SIGN)return this.startToken(),"SIGN";if(e2===u.LATIN_SMALL_N||e2===u.LATIN_SMALL_I)return this.startToken(),this.back("NAN_OR_INF");if(b(e2))
return this.startToken(),this.back("NUMBER");if(e2===u.LATIN_SMALL_T||e2===u.LATIN_SMALL_F)return this.startToken(),this.back("BOOLEAN")}else if(tr(e2,this.tomlVersion))
return this.startToken(),"BARE";return e2===u.EOF?"DATA":this.reportParseError("unexpected-char")}COMMENT(e2){let t=this.tomlVersion.gte(1,1)?n=>{Io(n)||this.reportParseError(
"invalid-comment-character",{cp:JSON.stringify(String.fromCodePoint(n)).slice(1,-1)})}:n=>{ke(n)&&this.reportParseErrorControlChar()};for(;!Zn(e2)&&e2!==u.EOF;)
t(e2),e2=this.nextCode();return this.endToken("Block","start"),"DATA"}BARE(e2){for(;tr(e2,this.tomlVersion);)e2=this.nextCode();return this.endToken("Bare","sta\
rt"),this.back("DATA")}BASIC_STRING(e2){if(e2===u.QUOTATION_MARK)return e2=this.nextCode(),e2===u.QUOTATION_MARK?"MULTI_LINE_BASIC_STRING":(this.endToken("Basic\
String","start",""),this.back("DATA"));let t=[];for(;e2!==u.QUOTATION_MARK&&e2!==u.EOF&&e2!==u.LINE_FEED;){if(ke(e2))return this.reportParseErrorControlChar();if(e2===
u.BACKSLASH){e2=this.nextCode();let n=this.ESCAPES[e2];if(n){t.push(n),e2=this.nextCode();continue}else if(e2===u.LATIN_SMALL_U){let r=this.parseUnicode(4);t.push(
r),e2=this.nextCode();continue}else if(e2===u.LATIN_CAPITAL_U){let r=this.parseUnicode(8);t.push(r),e2=this.nextCode();continue}else if(e2===u.LATIN_SMALL_X&&this.
tomlVersion.gte(1,1)){let r=this.parseUnicode(2);t.push(r),e2=this.nextCode();continue}return this.reportParseError("invalid-char-in-escape-sequence")}t.push(e2),
e2=this.nextCode()}return e2!==u.QUOTATION_MARK?this.reportParseError("unterminated-string"):(this.endToken("BasicString","end",String.fromCodePoint(...t)),"DAT\
A")}MULTI_LINE_BASIC_STRING(e2){let t=[];for(e2===u.LINE_FEED&&(e2=this.nextCode());e2!==u.EOF;){if(e2!==u.LINE_FEED&&ke(e2))return this.reportParseErrorControlChar();
if(e2===u.QUOTATION_MARK){let n=this.codePointIterator.start;if(this.eatCode(u.QUOTATION_MARK)&&this.eatCode(u.QUOTATION_MARK))return this.eatCode(u.QUOTATION_MARK)&&
(t.push(u.QUOTATION_MARK),this.eatCode(u.QUOTATION_MARK)&&(t.push(u.QUOTATION_MARK),this.eatCode(u.QUOTATION_MARK)))?(this.moveAt(n),this.reportParseError("inva\
lid-three-quotes")):(this.endToken("MultiLineBasicString","end",String.fromCodePoint(...t)),"DATA");this.moveAt(n)}if(e2===u.BACKSLASH){e2=this.nextCode();let n=this.
ESCAPES[e2];if(n){t.push(n),e2=this.nextCode();continue}else if(e2===u.LATIN_SMALL_U){let r=this.parseUnicode(4);t.push(r),e2=this.nextCode();continue}else if(e2===
u.LATIN_CAPITAL_U){let r=this.parseUnicode(8);t.push(r),e2=this.nextCode();continue}else if(e2===u.LATIN_SMALL_X&&this.tomlVersion.gte(1,1)){let r=this.parseUnicode(
2);t.push(r),e2=this.nextCode();continue}else if(e2===u.LINE_FEED){for(e2=this.nextCode();Ne(e2)||e2===u.LINE_FEED;)e2=this.nextCode();continue}else if(Ne(e2)){
let r=true,s=this.codePointIterator.start,o;for(;(o=this.nextCode())!==u.EOF&&o!==u.LINE_FEED;)if(!Ne(o)){this.moveAt(s),r=false;break}if(r){for(e2=this.nextCode();Ne(
e2)||e2===u.LINE_FEED;)e2=this.nextCode();continue}}return this.reportParseError("invalid-char-in-escape-sequence")}t.push(e2),e2=this.nextCode()}return this.reportParseError(
"unterminated-string")}LITERAL_STRING(e2){if(e2===u.SINGLE_QUOTE)return e2=this.nextCode(),e2===u.SINGLE_QUOTE?"MULTI_LINE_LITERAL_STRING":(this.endToken("Liter\
alString","start",""),this.back("DATA"));let t=[];for(;e2!==u.SINGLE_QUOTE&&e2!==u.EOF&&e2!==u.LINE_FEED;){if(ke(e2))return this.reportParseErrorControlChar();t.
push(e2),e2=this.nextCode()}return e2!==u.SINGLE_QUOTE?this.reportParseError("unterminated-string"):(this.endToken("LiteralString","end",String.fromCodePoint(...t)),
"DATA")}MULTI_LINE_LITERAL_STRING(e2){let t=[];for(e2===u.LINE_FEED&&(e2=this.nextCode());e2!==u.EOF;){if(e2!==u.LINE_FEED&&ke(e2))return this.reportParseErrorControlChar();
if(e2===u.SINGLE_QUOTE){let n=this.codePointIterator.start;if(this.eatCode(u.SINGLE_QUOTE)&&this.eatCode(u.SINGLE_QUOTE))return this.eatCode(u.SINGLE_QUOTE)&&(t.
push(u.SINGLE_QUOTE),this.eatCode(u.SINGLE_QUOTE)&&(t.push(u.SINGLE_QUOTE),this.eatCode(u.SINGLE_QUOTE)))?(this.moveAt(n),this.reportParseError("invalid-three-q\
uotes")):(this.endToken("MultiLineLiteralString","end",String.fromCodePoint(...t)),"DATA");this.moveAt(n)}t.push(e2),e2=this.nextCode()}return this.reportParseError(
"unterminated-string")}SIGN(e2){return e2===u.LATIN_SMALL_N||e2===u.LATIN_SMALL_I?this.back("NAN_OR_INF"):b(e2)?this.back("NUMBER"):this.reportParseError("unexp\
ected-char")}NAN_OR_INF(e2){if(e2===u.LATIN_SMALL_N){let t=this.codePointIterator.start;if(this.eatCode(u.LATIN_SMALL_A)&&this.eatCode(u.LATIN_SMALL_N))return this.
endToken("Float","end",NaN),"DATA";this.moveAt(t)}else if(e2===u.LATIN_SMALL_I){let t=this.codePointIterator.start;if(this.eatCode(u.LATIN_SMALL_N)&&this.eatCode(
u.LATIN_SMALL_F))return this.endToken("Float","end",this.text[this.tokenStart]==="-"?-1/0:1/0),"DATA";this.moveAt(t)}return this.reportParseError("unexpected-ch\
ar")}NUMBER(e2){let t=this.text[this.tokenStart],n=t==="+"?u.PLUS_SIGN:t==="-"?u.DASH:u.NULL;if(e2===u.DIGIT_0){if(n===u.NULL){let i=this.codePointIterator.start,
a=this.nextCode();if(b(a)){let l=this.nextCode();if(l===u.COLON)return this.data={hasDate:false,year:0,month:0,day:0,hour:Number(String.fromCodePoint(u.DIGIT_0,
a)),minute:0,second:0},"TIME_MINUTE";if(b(l)){let d=this.nextCode();if(b(d)&&this.eatCode(u.DASH))return this.data={hasDate:true,year:Number(String.fromCodePoint(
u.DIGIT_0,a,l,d)),month:0,day:0,hour:0,minute:0,second:0},"DATE_MONTH"}return this.moveAt(i),this.reportParseError("invalid-leading-zero")}this.moveAt(i)}return e2=
this.nextCode(),e2===u.LATIN_SMALL_X||e2===u.LATIN_SMALL_O||e2===u.LATIN_SMALL_B?n!==u.NULL?this.reportParseError("unexpected-char"):e2===u.LATIN_SMALL_X?"HEX":
e2===u.LATIN_SMALL_O?"OCTAL":"BINARY":e2===u.LATIN_SMALL_E||e2===u.LATIN_CAPITAL_E?(this.data={minus:n===u.DASH,left:[u.DIGIT_0]},"EXPONENT_RIGHT"):e2===u.DOT?(this.
data={minus:n===u.DASH,absInt:[u.DIGIT_0]},"FRACTIONAL_RIGHT"):(this.endToken("Integer","start","0",10),this.back("DATA"))}let{out:r,nextCp:s,hasUnderscore:o}=this.
parseDigits(e2,b);return s===u.DASH&&n===u.NULL&&!o&&r.length===4?(this.data={hasDate:true,year:Number(String.fromCodePoint(...r)),month:0,day:0,hour:0,minute:0,
second:0},"DATE_MONTH"):s===u.COLON&&n===u.NULL&&!o&&r.length===2?(this.data={hasDate:false,year:0,month:0,day:0,hour:Number(String.fromCodePoint(...r)),minute:0,
second:0},"TIME_MINUTE"):s===u.LATIN_SMALL_E||s===u.LATIN_CAPITAL_E?(this.data={minus:n===u.DASH,left:r},"EXPONENT_RIGHT"):s===u.DOT?(this.data={minus:n===u.DASH,
absInt:r},"FRACTIONAL_RIGHT"):(this.endToken("Integer","start",n===u.DASH?String.fromCodePoint(u.DASH,...r):String.fromCodePoint(...r),10),this.back("DATA"))}HEX(e2){
let{out:t}=this.parseDigits(e2,er);return this.endToken("Integer","start",String.fromCodePoint(...t),16),this.back("DATA")}OCTAL(e2){let{out:t}=this.parseDigits(
e2,Ao);return this.endToken("Integer","start",String.fromCodePoint(...t),8),this.back("DATA")}BINARY(e2){let{out:t}=this.parseDigits(e2,n=>n===u.DIGIT_0||n===u.
DIGIT_1);return this.endToken("Integer","start",String.fromCodePoint(...t),2),this.back("DATA")}FRACTIONAL_RIGHT(e2){let{minus:t,absInt:n}=this.data,{out:r,nextCp:s}=this.
parseDigits(e2,b),o=[...n,u.DOT,...r];if(s===u.LATIN_SMALL_E||s===u.LATIN_CAPITAL_E)return this.data={minus:t,left:o},"EXPONENT_RIGHT";let i=Number(t?String.fromCodePoint(
u.DASH,...o):String.fromCodePoint(...o));return this.endToken("Float","start",i),this.back("DATA")}EXPONENT_RIGHT(e2){let{left:t,minus:n}=this.data,r=false;(e2===
u.DASH||e2===u.PLUS_SIGN)&&(r=e2===u.DASH,e2=this.nextCode());let{out:s}=this.parseDigits(e2,b),o=s;r&&o.unshift(u.DASH);let i=Number(n?String.fromCodePoint(u.DASH,
...t,u.LATIN_SMALL_E,...o):String.fromCodePoint(...t,u.LATIN_SMALL_E,...o));return this.endToken("Float","start",i),this.back("DATA")}BOOLEAN(e2){if(e2===u.LATIN_SMALL_T){
let t=this.codePointIterator.start;if(this.eatCode(u.LATIN_SMALL_R)&&this.eatCode(u.LATIN_SMALL_U)&&this.eatCode(u.LATIN_SMALL_E))return this.endToken("Boolean",
"end",true),"DATA";this.moveAt(t)}else if(e2===u.LATIN_SMALL_F){let t=this.codePointIterator.start;if(this.eatCode(u.LATIN_SMALL_A)&&this.eatCode(u.LATIN_SMALL_L)&&
this.eatCode(u.LATIN_SMALL_S)&&this.eatCode(u.LATIN_SMALL_E))return this.endToken("Boolean","end",false),"DATA";this.moveAt(t)}return this.reportParseError("une\
xpected-char")}DATE_MONTH(e2){let t=this.codePointIterator.start;if(!b(e2))return this.reportParseError("unexpected-char");if(e2=this.nextCode(),!b(e2))return this.
reportParseError("unexpected-char");if(e2=this.nextCode(),e2!==u.DASH)return this.reportParseError("unexpected-char");let n=this.codePointIterator.start,r=this.
data;return r.month=Number(this.text.slice(t,n)),"DATE_DAY"}DATE_DAY(e2){let t=this.codePointIterator.start;if(!b(e2))return this.reportParseError("unexpected-c\
har");if(e2=this.nextCode(),!b(e2))return this.reportParseError("unexpected-char");let n=this.codePointIterator.end,r=this.data;if(r.day=Number(this.text.slice(
t,n)),!Mo(r.year,r.month,r.day))return this.reportParseError("invalid-date");if(e2=this.nextCode(),e2===u.LATIN_CAPITAL_T||e2===u.LATIN_SMALL_T)return"TIME_HOUR";
if(e2===u.SPACE){let o=this.codePointIterator.start;if(b(this.nextCode())&&b(this.nextCode()))return this.moveAt(o),"TIME_HOUR";this.moveAt(o)}let s=Ie(r,"");return this.
endToken("LocalDate","start",s),this.back("DATA")}TIME_HOUR(e2){let t=this.codePointIterator.start;if(!b(e2))return this.reportParseError("unexpected-char");if(e2=
this.nextCode(),!b(e2))return this.reportParseError("unexpected-char");if(e2=this.nextCode(),e2!==u.COLON)return this.reportParseError("unexpected-char");let n=this.
codePointIterator.start,r=this.data;return r.hour=Number(this.text.slice(t,n)),"TIME_MINUTE"}TIME_MINUTE(e2){let t=this.codePointIterator.start;if(!b(e2))return this.
reportParseError("unexpected-char");if(e2=this.nextCode(),!b(e2))return this.reportParseError("unexpected-char");let n=this.codePointIterator.end,r=this.data;return r.
minute=Number(this.text.slice(t,n)),e2=this.nextCode(),e2===u.COLON?"TIME_SECOND":this.tomlVersion.lt(1,1)?this.reportParseError("unexpected-char"):Pt(r.hour,r.
minute,r.second)?this.processTimeEnd(e2,r):this.reportParseError("invalid-time")}TIME_SECOND(e2){let t=this.codePointIterator.start;if(!b(e2))return this.reportParseError(
"unexpected-char");if(e2=this.nextCode(),!b(e2))return this.reportParseError("unexpected-char");let n=this.codePointIterator.end,r=this.data;return r.second=Number(
this.text.slice(t,n)),Pt(r.hour,r.minute,r.second)?(e2=this.nextCode(),e2===u.DOT?"TIME_SEC_FRAC":this.processTimeEnd(e2,r)):this.reportParseError("invalid-time")}TIME_SEC_FRAC(e2){
if(!b(e2))return this.reportParseError("unexpected-char");let t=this.codePointIterator.start;for(;b(e2);)e2=this.nextCode();let n=this.codePointIterator.start,r=this.
data;return r.frac=this.text.slice(t,n),this.processTimeEnd(e2,r)}processTimeEnd(e2,t){if(t.hasDate){if(e2===u.DASH||e2===u.PLUS_SIGN)return t.offsetSign=e2,"TI\
ME_OFFSET";if(e2===u.LATIN_CAPITAL_Z||e2===u.LATIN_SMALL_Z){let s=Ie(t,"Z");return this.endToken("OffsetDateTime","end",s),"DATA"}let r=Ie(t,"");return this.endToken(
"LocalDateTime","start",r),this.back("DATA")}let n=Ie(t,"");return this.endToken("LocalTime","start",n),this.back("DATA")}TIME_OFFSET(e2){if(!b(e2))return this.
reportParseError("unexpected-char");let t=this.codePointIterator.start;if(e2=this.nextCode(),!b(e2))return this.reportParseError("unexpected-char");if(e2=this.nextCode(),
e2!==u.COLON)return this.reportParseError("unexpected-char");let n=this.codePointIterator.start;e2=this.nextCode();let r=this.codePointIterator.start;if(!b(e2))
return this.reportParseError("unexpected-char");if(e2=this.nextCode(),!b(e2))return this.reportParseError("unexpected-char");let s=this.codePointIterator.end,o=Number(
this.text.slice(t,n)),i=Number(this.text.slice(r,s));if(!Pt(o,i,0))return this.reportParseError("invalid-time");let a=this.data,l=Ie(a,`${String.fromCodePoint(a.
offsetSign)}${Q(o,2)}:${Q(i,2)}`);return this.endToken("OffsetDateTime","end",l),"DATA"}parseDigits(e2,t){if(e2===u.UNDERSCORE)return this.reportParseError("inv\
alid-underscore");if(!t(e2))return this.reportParseError("unexpected-char");let n=[],r=u.NULL,s=false;for(;t(e2)||e2===u.UNDERSCORE;){if(e2===u.UNDERSCORE){if(s=
true,r===u.UNDERSCORE)return this.reportParseError("invalid-underscore")}else n.push(e2);r=e2,e2=this.nextCode()}return r===u.UNDERSCORE?this.reportParseError("\
invalid-underscore"):{out:n,nextCp:e2,hasUnderscore:s}}parseUnicode(e2){let t=this.codePointIterator.start,n=this.codePointIterator.end,r=0,s;for(;(s=this.nextCode())!==
u.EOF;){if(!er(s))return this.moveAt(t),this.reportParseError("invalid-char-in-escape-sequence");if(r++,r>=e2)break}let o=this.codePointIterator.end,i=this.text.
slice(n,o),a=parseInt(i,16);return Lo(a)?a:this.reportParseError("invalid-code-point",{cp:i})}reportParseErrorControlChar(){return this.reportParseError("invali\
d-control-character")}};function tr(e2,t){return To(e2)||b(e2)||e2===u.UNDERSCORE||e2===u.DASH?true:(t.lt(1,1),false)}function ke(e2){return ho(e2)&&e2!==u.TABULATION||
e2===u.DELETE}function Io(e2){return e2===u.TABULATION||u.SPACE<=e2&&e2<=u.TILDE||xo(e2)}function xo(e2){return u.PAD<=e2&&e2<=u.CP_D7FF||u.CP_E000<=e2&&e2<=u.CP_10FFFF}
function Mo(e2,t,n){return e2>=0&&t<=12&&t>=1&&n>=1?n<=(t===2?e2&3||!(e2%25)&&e2&15?28:29:30+(t+(t>>3)&1)):false}function Pt(e2,t,n){return!(e2>=24||e2<0||t>59||
t<0||n>60||n<0)}function Ie(e2,t){let n=Q(e2.year,4),r=e2.month?Q(e2.month,2):"01",s=e2.day?Q(e2.day,2):"01",o=Q(e2.hour,2),i=Q(e2.minute,2),a=Q(e2.second,2),l=`${n}\
-${r}-${s}`,d=e2.frac?`.${e2.frac}`:"",c=new Date(`${l}T${o}:${i}:${a}${d}${t}`);return!isNaN(c.getTime())||e2.second!==60?c:new Date(`${l}T${o}:${i}:59${d}${t}`)}
function Q(e2,t){return String(e2).padStart(t,"0")}var xt=Symbol("VALUE_KIND_VALUE"),nr=Symbol("VALUE_KIND_INTERMEDIATE"),_o=class{constructor(e2){this.rootKeys=
new Map,this.tables=[],this.ctx=e2}applyResolveKeyForTable(e2){let t=this.rootKeys,n=e2.key.keys.length-1;for(let i=0;i<n;i++){let a=e2.key.keys[i],l=It(a);e2.resolvedKey.
push(l);let d=t.get(l);if(!d)d={node:a,keys:new Map},t.set(l,d);else if(d.table==="array"){let c=d.peekIndex;e2.resolvedKey.push(c),d=d.keys.get(c)}t=d.keys}let r=e2.
key.keys[n],s=It(r);e2.resolvedKey.push(s);let o=t.get(s);if(o)if(o.table)if(o.table==="array")if(e2.kind==="array"){let i={node:r,keys:new Map},a=o.peekIndex+1;
e2.resolvedKey.push(a),o.keys.set(a,i),o.peekIndex=a,this.tables.push({node:e2,keys:i.keys})}else this.ctx.reportParseError("dupe-keys",r);else this.ctx.reportParseError(
"dupe-keys",r);else if(e2.kind==="array")this.ctx.reportParseError("dupe-keys",r);else{let i={table:e2.kind,node:r,keys:o.keys};t.set(s,i),this.tables.push({node:e2,
keys:i.keys})}else if(e2.kind==="array"){e2.resolvedKey.push(0);let i={node:r,keys:new Map};t.set(s,{table:e2.kind,node:r,keys:new Map([[0,i]]),peekIndex:0}),this.
tables.push({node:e2,keys:i.keys})}else{let i={table:e2.kind,node:r,keys:new Map};t.set(s,i),this.tables.push({node:e2,keys:i.keys})}}verifyDuplicateKeys(e2){for(let t of e2.
body)t.type==="TOMLKeyValue"&&Mt(this.ctx,this.rootKeys,t);for(let{node:t,keys:n}of this.tables)for(let r of t.body)Mt(this.ctx,n,r)}};function Mt(e2,t,n){let r=t,
s=ne(n.key.keys);for(let o of n.key.keys){let i=It(o),a=r.get(i);a?((a.value===xt||s===o||a.table)&&e2.reportParseError("dupe-keys",qe(o,a.node)),a.value=nr):(s===
o?a={value:xt,node:o,keys:new Map}:a={value:nr,node:o,keys:new Map},r.set(i,a)),r=a.keys}n.value.type==="TOMLInlineTable"?cr(e2,r,n.value):n.value.type==="TOMLA\
rray"&&fr(e2,r,n.value)}function cr(e2,t,n){for(let r of n.body)Mt(e2,t,r)}function fr(e2,t,n){let r=t;for(let s=0;s<n.elements.length;s++){let o=n.elements[s],
i=r.get(s);i?e2.reportParseError("dupe-keys",qe(o,i.node)):(i={value:xt,node:o,keys:new Map},t.set(s,i),o.type==="TOMLInlineTable"?cr(e2,i.keys,o):o.type==="TOM\
LArray"&&fr(e2,i.keys,o))}}function qe(e2,t){return e2.range[0]<=t.range[0]?t:e2}var wo=class{constructor(e2){this.tokens=[],this.comments=[],this.back=null,this.
stateStack=[],this.needNewLine=false,this.needSameLine=false,this.currToken=null,this.prevToken=null,this.valueContainerStack=[],this.tokenizer=new ko(e2.text,e2.
parserOptions),this.topLevelTable=e2.topLevelTable,this.table=e2.topLevelTable,this.keysResolver=new _o(this)}nextToken(e2){if(this.prevToken=this.currToken,this.
back?(this.currToken=this.back,this.back=null):this.currToken=this._nextTokenFromTokenizer(e2),(this.needNewLine||this.needSameLine||e2?.needSameLine)&&this.prevToken&&
this.currToken)if(this.prevToken.loc.end.line===this.currToken.loc.start.line){if(this.needNewLine)return this.reportParseError("missing-newline",this.currToken)}else{
let t=this.needSameLine||e2?.needSameLine;if(t)return this.reportParseError(t,this.currToken)}return this.needNewLine=false,this.needSameLine=false,this.currToken}_nextTokenFromTokenizer(e2){
let t=this.tokenizer.valuesEnabled;e2?.valuesEnabled&&(this.tokenizer.valuesEnabled=e2.valuesEnabled);let n=this.tokenizer.nextToken();for(;n&&n.type==="Block";)
this.comments.push(n),n=this.tokenizer.nextToken();return n&&this.tokens.push(n),this.tokenizer.valuesEnabled=t,n}backToken(){if(this.back)throw new Error("Ille\
gal state");this.back=this.currToken,this.currToken=this.prevToken}addValueContainer(e2){this.valueContainerStack.push(e2),this.tokenizer.valuesEnabled=true}consumeValueContainer(){
let e2=this.valueContainerStack.pop();return this.tokenizer.valuesEnabled=this.valueContainerStack.length>0,e2}applyResolveKeyForTable(e2){this.keysResolver.applyResolveKeyForTable(
e2)}verifyDuplicateKeys(){this.keysResolver.verifyDuplicateKeys(this.topLevelTable)}reportParseError(e2,t){let n,r,s;if(t)n=t.range[0],r=t.loc.start.line,s=t.loc.
start.column;else{n=this.tokenizer.start;let o=this.tokenizer.getLocFromIndex(n);r=o.line,s=o.column}throw new dr(e2,n,r,s)}},rr={VALUE:"missing-value"},Co={BasicString:"\
basic",MultiLineBasicString:"basic",LiteralString:"literal",MultiLineLiteralString:"literal"},Do={BasicString:"basic",LiteralString:"literal"},Vo={OffsetDateTime:"\
offset-date-time",LocalDateTime:"local-date-time",LocalDate:"local-date",LocalTime:"local-time"},vo=class{constructor(e2,t){this.text=e2,this.parserOptions=t||{},
this.tomlVersion=lr(this.parserOptions.tomlVersion)}parse(){let e2={type:"Program",body:[],sourceType:"module",tokens:[],comments:[],parent:null,range:[0,0],loc:{
start:{line:1,column:0},end:{line:1,column:0}}},t={type:"TOMLTopLevelTable",body:[],parent:e2,range:M(e2.range),loc:_(e2.loc)};e2.body=[t];let n=new wo({text:this.
text,parserOptions:this.parserOptions,topLevelTable:t}),r=n.nextToken();if(r){for(t.range[0]=r.range[0],t.loc.start=Xe(r.loc.start);r;){let a=n.stateStack.pop()||
"TABLE";n.stateStack.push(...this[a](r,n)),r=n.nextToken()}let i=n.stateStack.pop()||"TABLE";if(i in rr)return n.reportParseError(rr[i],null);n.table.type==="TO\
MLTable"&&U(n.table,ne(n.table.body)),U(t,ne(t.body))}n.verifyDuplicateKeys(),e2.tokens=n.tokens,e2.comments=n.comments;let s=n.tokenizer.end,o=n.tokenizer.getLocFromIndex(
s);return e2.range[1]=s,e2.loc.end={line:o.line,column:o.column},e2}TABLE(e2,t){return Qe(e2)||Me(e2)?this.processKeyValue(e2,t.table,t):Nt(e2)?this.processTable(
e2,t.topLevelTable,t):t.reportParseError("unexpected-token",e2)}VALUE(e2,t){return Me(e2)||ir(e2)?this.processStringValue(e2,t):Ko(e2)?this.processNumberValue(e2,
t):$o(e2)?this.processBooleanValue(e2,t):Fo(e2)?this.processDateTimeValue(e2,t):Nt(e2)?this.processArray(e2,t):Ro(e2)?this.processInlineTable(e2,t):t.reportParseError(
"unexpected-token",e2)}processTable(e2,t,n){let r={type:"TOMLTable",kind:"standard",key:null,resolvedKey:[],body:[],parent:t,range:M(e2.range),loc:_(e2.loc)};n.
table.type==="TOMLTable"&&U(n.table,ne(n.table.body)),t.body.push(r),n.table=r;let s=n.nextToken({needSameLine:"invalid-key-value-newline"});if(Nt(s)){if(e2.range[1]<
s.range[0])return n.reportParseError("invalid-space",s);r.kind="array",s=n.nextToken({needSameLine:"invalid-key-value-newline"})}if(xe(s))return n.reportParseError(
"missing-key",s);if(!s)return n.reportParseError("unterminated-table-key",null);if(s=this.processKeyNode(s,r,n).nextToken,!xe(s))return n.reportParseError("unte\
rminated-table-key",s);if(r.kind==="array"){let o=s;if(s=n.nextToken({needSameLine:"invalid-key-value-newline"}),!xe(s))return n.reportParseError("unterminated-\
table-key",s);if(o.range[1]<s.range[0])return n.reportParseError("invalid-space",s)}return U(r,s),n.applyResolveKeyForTable(r),n.needNewLine=true,[]}processKeyValue(e2,t,n){
let r={type:"TOMLKeyValue",key:null,value:null,parent:t,range:M(e2.range),loc:_(e2.loc)};t.body.push(r);let{nextToken:s}=this.processKeyNode(e2,r,n);return sr(s)?
(n.addValueContainer({parent:r,set:o=>(r.value=o,U(r,o),n.needNewLine=true,[])}),n.needSameLine="invalid-key-value-newline",["VALUE"]):n.reportParseError("missi\
ng-equals-sign",s)}processKeyNode(e2,t,n){Ot(e2)&&n.reportParseError("invalid-leading-dot-in-key",e2);let r={type:"TOMLKey",keys:[],parent:t,range:M(e2.range),loc:_(
e2.loc)};t.key=r;let s=e2,o=null;do{if(Qe(s))this.processBareKey(s,r);else if(Me(s))this.processStringKey(s,r);else break;if(o=null,s=n.nextToken({needSameLine:"\
invalid-key-value-newline"}),!Ot(s))break;o=s,s=n.nextToken({needSameLine:"invalid-key-value-newline"})}while(s);return o&&n.reportParseError(Ot(s)?"invalid-con\
secutive-dots-in-key":"invalid-trailing-dot-in-key",o),U(r,ne(r.keys)),{keyNode:r,nextToken:s}}processBareKey(e2,t){let n={type:"TOMLBare",name:e2.value,parent:t,
range:M(e2.range),loc:_(e2.loc)};t.keys.push(n)}processStringKey(e2,t){let n={type:"TOMLQuoted",kind:"string",value:e2.string,style:Do[e2.type],multiline:false,
parent:t,range:M(e2.range),loc:_(e2.loc)};t.keys.push(n)}processStringValue(e2,t){let n=t.consumeValueContainer(),r={type:"TOMLValue",kind:"string",value:e2.string,
style:Co[e2.type],multiline:ir(e2),parent:n.parent,range:M(e2.range),loc:_(e2.loc)};return n.set(r)}processNumberValue(e2,t){let n=t.consumeValueContainer(),r=this.
text,[s,o]=e2.range,i=null,a=()=>i??(i=r.slice(s,o).replace(/_/g,"")),l;return e2.type==="Integer"?l={type:"TOMLValue",kind:"integer",value:e2.number,bigint:e2.
bigint,get number(){return a()},parent:n.parent,range:M(e2.range),loc:_(e2.loc)}:l={type:"TOMLValue",kind:"float",value:e2.number,get number(){return a()},parent:n.
parent,range:M(e2.range),loc:_(e2.loc)},n.set(l)}processBooleanValue(e2,t){let n=t.consumeValueContainer(),r={type:"TOMLValue",kind:"boolean",value:e2.boolean,parent:n.
parent,range:M(e2.range),loc:_(e2.loc)};return n.set(r)}processDateTimeValue(e2,t){let n=t.consumeValueContainer(),r={type:"TOMLValue",kind:Vo[e2.type],value:e2.
date,datetime:e2.value,parent:n.parent,range:M(e2.range),loc:_(e2.loc)};return n.set(r)}processArray(e2,t){let n=t.consumeValueContainer(),r={type:"TOMLArray",elements:[],
parent:n.parent,range:M(e2.range),loc:_(e2.loc)},s=t.nextToken({valuesEnabled:true});return xe(s)?(U(r,s),n.set(r)):(t.backToken(),this.processArrayValue(r,n,t))}processArrayValue(e2,t,n){
return n.addValueContainer({parent:e2,set:r=>{e2.elements.push(r);let s=n.nextToken({valuesEnabled:true}),o=or(s);return o&&(s=n.nextToken({valuesEnabled:true})),
xe(s)?(U(e2,s),t.set(e2)):o?(n.backToken(),this.processArrayValue(e2,t,n)):n.reportParseError(s?"missing-comma":"unterminated-array",s)}}),["VALUE"]}processInlineTable(e2,t){
let n=t.consumeValueContainer(),r={type:"TOMLInlineTable",body:[],parent:n.parent,range:M(e2.range),loc:_(e2.loc)},s=this.tomlVersion.gte(1,1)?void 0:"invalid-i\
nline-table-newline",o=t.nextToken({needSameLine:s});if(o){if(Qe(o)||Me(o))return this.processInlineTableKeyValue(o,r,n,t);if(kt(o))return U(r,o),n.set(r)}return t.
reportParseError("unexpected-token",o)}processInlineTableKeyValue(e2,t,n,r){let s={type:"TOMLKeyValue",key:null,value:null,parent:t,range:M(e2.range),loc:_(e2.loc)};
t.body.push(s);let{nextToken:o}=this.processKeyNode(e2,s,r);if(!sr(o))return r.reportParseError("missing-equals-sign",o);let i=this.tomlVersion.gte(1,1)?void 0:
"invalid-inline-table-newline";return r.addValueContainer({parent:s,set:a=>{s.value=a,U(s,a);let l=r.nextToken({needSameLine:i});if(or(l)){if(l=r.nextToken({needSameLine:i}),
l&&(Qe(l)||Me(l)))return this.processInlineTableKeyValue(l,t,n,r);if(kt(l)){if(this.tomlVersion.lt(1,1))return r.reportParseError("invalid-trailing-comma-in-inl\
ine-table",l)}else return r.reportParseError(l?"unexpected-token":"unterminated-inline-table",l)}return kt(l)?(U(t,l),n.set(t)):r.reportParseError(l?"missing-co\
mma":"unterminated-inline-table",l)}}),r.needSameLine="invalid-key-value-newline",["VALUE"]}};function Ot(e2){return re(e2)&&e2.value==="."}function sr(e2){return re(
e2)&&e2.value==="="}function Nt(e2){return re(e2)&&e2.value==="["}function xe(e2){return re(e2)&&e2.value==="]"}function Ro(e2){return re(e2)&&e2.value==="{"}function kt(e2){
return re(e2)&&e2.value==="}"}function or(e2){return re(e2)&&e2.value===","}function re(e2){return!!(e2&&e2.type==="Punctuator")}function Qe(e2){return e2.type===
"Bare"}function Me(e2){return e2.type==="BasicString"||e2.type==="LiteralString"}function ir(e2){return e2.type==="MultiLineBasicString"||e2.type==="MultiLineLi\
teralString"}function Ko(e2){return e2.type==="Integer"||e2.type==="Float"}function $o(e2){return e2.type==="Boolean"}function Fo(e2){return e2.type==="OffsetDa\
teTime"||e2.type==="LocalDateTime"||e2.type==="LocalDate"||e2.type==="LocalTime"}function U(e2,t){t&&(e2.range[1]=t.range[1],e2.loc.end=Xe(t.loc.end))}function M(e2){
return[e2[0],e2[1]]}function _(e2){return{start:Xe(e2.start),end:Xe(e2.end)}}function Xe(e2){return{line:e2.line,column:e2.column}}var Uo={Program:["body"],TOMLTopLevelTable:[
"body"],TOMLTable:["key","body"],TOMLKeyValue:["key","value"],TOMLKey:["keys"],TOMLArray:["elements"],TOMLInlineTable:["body"],TOMLBare:[],TOMLQuoted:[],TOMLValue:[]},
Bo=qn(Uo);function Yo(e2,t){return{ast:new vo(e2,t).parse(),visitorKeys:Bo,services:{isTOML:true}}}var Za=jo(e2=>e2.value);function jo(e2){function t(r,s){return n[r.
type](r,s)}let n={Program(r,s={}){return t(r.body[0],s)},TOMLTopLevelTable(r,s={}){for(let o of r.body)t(o,s);return s},TOMLKeyValue(r,s={}){let o=t(r.value);return Jo(
s,t(r.key),o),s},TOMLTable(r,s={}){let o=Go(s,t(r.key),r.kind==="array");for(let i of r.body)t(i,o);return s},TOMLArray(r){return r.elements.map(s=>t(s))},TOMLInlineTable(r){
let s={};for(let o of r.body)t(o,s);return s},TOMLKey(r){return r.keys.map(s=>t(s))},TOMLBare(r){return r.name},TOMLQuoted(r){return r.value},TOMLValue(r){return e2(
r)}};return r=>t(r)}function Go(e2,t,n){let r=e2;for(let l=0;l<t.length-1;l++){let d=t[l];r=a(r,d)}let s=ne(t),o=r[s];if(o==null){let l={};return r[s]=n?[l]:l,l}
if(ze(o)){let l={};return r[s]=n?[l]:l,l}if(!n){if(Array.isArray(o)){let l={};return r[s]=l,l}return o}if(Array.isArray(o)){let l={};return o.push(l),l}let i={};
return r[s]=[i],i;function a(l,d){let c=l[d];if(c==null){let p={};return l[d]=p,p}if(ze(c)){let p={};return l[d]=p,p}let f=c;for(;Array.isArray(f);){let p=f.length-
1,y=f[p];if(ze(y)){let E={};return f[p]=E,E}f=y}return f}}function Jo(e2,t,n){let r=e2;for(let s=0;s<t.length-1;s++){let o=t[s],i=r[o];if(i==null){let a={};r[o]=
a,r=a}else if(ze(i)||Array.isArray(i)){let a={};r[o]=a,r=a}else r=i}r[ne(t)]=n}function ze(e2){return typeof e2!="object"||e2 instanceof Date}function pr(e2,t){
return Yo(e2,t).ast}var yr=e2=>{try{return pr(e2,{tomlVersion:"1.0.0"})}catch(t){if(t instanceof SyntaxError)return t.message;throw t}},gr=e2=>{let t=new Map,n=new Map;
for(let s of e2){let o="";$e(t,o,s);for(let i of s.path)o+=mr(i),$e(t,o,s);$e(n,o,s)}let r=s=>s.map(mr).join("");return{at:s=>n.get(r(s))??[],below:s=>t.get(r(s))??
[]}},mr=e2=>`${JSON.stringify(e2)},`,et=e2=>e2.body.flatMap(t=>t.type==="TOMLKeyValue"?_t(t,[],{}):[{path:t.resolvedKey,node:t,table:t},...t.body.flatMap(n=>_t(
n,t.resolvedKey,{table:t}))]),_t=(e2,t,n)=>{let r=[...t,...e2.key.keys.map(Ar)];return[{path:r,node:e2,value:e2.value,...n},...Tr(e2.value,r,n)]},Tr=(e2,t,n)=>e2.
type==="TOMLInlineTable"?e2.body.flatMap(r=>_t(r,t,{...n,inline:e2})):e2.type==="TOMLArray"?e2.elements.flatMap((r,s)=>Ho(r,[...t,s],{...n,inline:e2})):[],Ho=(e2,t,n)=>[
{path:t,node:e2.parent,value:e2,...n},...Tr(e2,t,n)],Ar=e2=>e2.type==="TOMLBare"?e2.name:String(e2.value),Ct=(e2,t)=>{let n=t.at(-1),r=typeof n=="number"?e2.at(
t.slice(0,-1)).find(s=>s.value):void 0;return r?.value?.type==="TOMLArray"&&typeof n=="number"?{array:r.value,index:n}:void 0},se=({text:e2,lineEnd:t},n)=>{let r=(n.
type==="TOMLArray"?n.elements:n.body).map(hr);return{text:e2,lineEnd:t,parts:r,...hr(n),between:", ",comment:"#"}},hr=({range:[e2,t]})=>({start:e2,end:t}),Lr=(e2,t)=>{
let n=new Map;for(let r of e2.body)if(r.type==="TOMLKeyValue")wt(n,r,t);else{let s=br(n,r.resolvedKey);for(let o of r.body)wt(s,o,t)}return Ze(n)},br=(e2,t)=>{let n=e2;
for(let[r,s]of t.entries()){let o=n instanceof Map?n.get(String(s)):n[Number(s)],i=o??(typeof t[r+1]=="number"?[]:new Map);o===void 0&&n instanceof Map?n.set(String(
s),i):o===void 0&&(n[Number(s)]=i),n=i}return n},wt=(e2,{key:{keys:t},value:n},r)=>{let s=t.map(Ar);br(e2,s.slice(0,-1)).set(s.at(-1)??"",Dt(n,r))},Dt=(e2,t)=>{
if(e2.type==="TOMLArray")return e2.elements.map(r=>Dt(r,t));if(e2.type==="TOMLValue")return Wo(e2,t);let n=new Map;for(let r of e2.body)wt(n,r,t);return n},Er=(e2,t)=>Ze(
Dt(e2,t)),Wo=({kind:e2,value:t,range:n},r)=>{if(typeof t=="string"||typeof t=="boolean")return t;let s=r.slice(...n),o=e2==="integer"||e2==="float"?de(s):void 0;
return typeof o=="number"?o:new g(s)},Ze=e2=>e2 instanceof Map?Object.fromEntries(Array.from(e2,([t,n])=>[t,Ze(n)])):Array.isArray(e2)?e2.map(Ze):e2,G=e2=>{if(e2===
null)return;if(typeof e2=="string")return Sr(e2);if(e2 instanceof g)return e2.text;if(e2 instanceof I)return;if(typeof e2=="number"||typeof e2=="boolean")return String(
e2);let t=Array.isArray(e2)?e2.map(G):Object.entries(e2).map(([n,r])=>{let s=G(r);return s===void 0?void 0:`${oe(n)} = ${s}`});if(!t.includes(void 0))return Array.
isArray(e2)?`[${t.join(", ")}]`:t.length===0?"{}":`{ ${t.join(", ")} }`},oe=e2=>/^[\w-]+$/.test(e2)?e2:Sr(e2),Sr=e2=>JSON.stringify(e2).replace(/[\u007f]/g,"\\u0\
07f");var Or=e2=>{let t=yr(e2);if(typeof t=="string")return`it is not TOML: ${t}`;let[n]=t.body,r={text:e2,lineEnd:fe(e2),top:n,value:Lr(n,e2),...gr(et(n))};return{
value:r.value,edit:s=>qo(r,s),comments:()=>t.comments.map(({range:[s,o]})=>({start:s,end:o})),pieces:()=>Qo(r)}},Qo=({text:e2,top:t})=>{let n=new Map;for(let{node:o,
path:i,value:a,inline:l}of et(t)){if(o.type!=="TOMLKeyValue"||!a||l)continue;let[d,c]=[o.range[0],k(e2,o.range[1])];e2.slice(d,c-1).includes(`
`)||n.set(o,{path:i,within:o.key.keys.length,start:d,end:c})}let r=[t,...t.body].flatMap(o=>{if(o.type==="TOMLKeyValue")return[];let i=n.get(o.body.findLast(({type:l})=>l===
"TOMLKeyValue"));return i&&i.within===1&&L(e2,i.start)===i.start?[{path:i.path.slice(0,-1),last:i}]:[]}),s=et(t).flatMap(({path:o,value:i,inline:a})=>{let l=i?.
type==="TOMLArray"&&!a?i.elements.at(-1):void 0;if(!i||!l||e2.slice(...l.range).includes(`
`))return[];let d=i.range[1];return e2.slice(...i.range).includes(`
`)?[{path:o,last:{start:l.range[0],end:l.range[1]},close:{start:d-1,end:d}}]:[]});return{pieces:[...n.values()],mappings:r,lists:s}},Nr=e2=>un(e2.text)?e2:typeof e2.
value=="string"?void 0:e2.value,qo=(e2,t)=>t.kind==="set"?ei(e2,t):t.kind==="unset"?Xo(e2,t):t.kind==="rename"?zo(e2,t):ni(e2,t),zo=(e2,{path:t,to:n})=>{let r=e2.
below(t).flatMap(o=>kr(o,t)??[]),s=new Map(r.map(o=>[o.range[0],o]));return s.size===0?h("missing",`${m(t)} is not there`):{ok:true,edits:[...s.values()].map(o=>({
start:o.range[0],end:o.range[1],replacement:oe(n)}))}},kr=({node:e2,path:t},n)=>{if(e2.type!=="TOMLTable"&&e2.type!=="TOMLKeyValue")return;let{keys:r}=e2.key,s=i=>i.
filter(a=>typeof a=="string").length;if(e2.type==="TOMLTable")return r[s(n)-1];let o=s(t)-r.length;return r[s(n)-1-o]},Xo=(e2,t)=>{let n=ce(t).map(l=>[...t.path.
slice(0,-1),l]),r=n.flatMap(l=>Ct(e2,l)??[]),[s]=r;if(s){let l=r.map(({array:d,index:c})=>d.elements[c]);return{ok:true,edits:Pr(e2,s.array,l)}}let o=n.flatMap(
l=>e2.below(l));if(o.length===0)return{ok:true,edits:[]};let[i]=o;if(i?.inline)return{ok:true,edits:Pr(e2,i.inline,o.map(({node:l})=>l))};let a=o.filter(({inline:l})=>!l).
map(({node:l})=>Zo(e2,l));return{ok:true,edits:te(a)}},Pr=(e2,t,n)=>{let r=t.type==="TOMLArray"?t.elements:t.body,s=new Set(n),o=r.map(i=>s.has(i));return o.includes(
true)?me(se(e2,t),o):[]},Zo=({text:e2},t)=>{let n=t.type==="TOMLTable"?t.key.range[1]:t.range[1];return{start:L(e2,t.range[0]),end:k(e2,n),replacement:""}},ei=(e2,{
path:t,value:n,create:r})=>{let s=G(n);if(s===void 0)return h("value","TOML has no null; use Unset to remove a key");let o=e2.at(t).find(p=>p.value);if(o?.value)
return Ir(e2,o.value,n);let i=Ct(e2,t);if(i)return ti(e2,i,n);let a=ri(e2,t);if(a&&t.length>a.path.length&&!r)return h("missing",`there is no ${m(a.path)}, and \
create is false`);if(a)return si(e2,a,R(t.slice(a.path.length),n));let[l,...d]=e2.below(t);if(!l)return _r(e2,{path:t,value:n,create:r});if(O(w(e2.value,t)??null,
n))return{ok:true,edits:[]};let c=d.length===0&&l.value?kr(l,t):void 0;if(c)return{ok:true,edits:[{start:c.range[1],end:l.node.range[1],replacement:` = ${s}`}]};
let f=`${m(t)} is a table with a header or several dotted keys`;return h("value",`${f}; set its keys one by one, or remove it with Unset first`)},Ir=({text:e2},t,n)=>{
let[r,s]=t.range;if(O(Er(t,e2),n))return{ok:true,edits:[]};let o=e2.slice(r,s);if(ue(o)&&xr(n))return Mr;let a=typeof n=="string"&&/^'(?!'')/.test(o)&&!/['\u0000-\u001f\u007f]/.
test(n)?`'${n}'`:G(n)??"";return{ok:true,edits:[{start:r,end:s,replacement:a}]}},xr=e2=>typeof e2=="string"&&ue(e2),Mr=h("value",'the value there is a date, and\
 the plan has a text; write { $literal: "2026-05-01" } for a date, or remove the old value first for a text'),ti=(e2,{array:t,index:n},r)=>{let{elements:s}=t,o=s[n];
if(o)return Ir(e2,o,r);if(n>s.length)return h("missing",`the array has ${s.length} elements, so [${n}] is not the next one`);let i=G(r)??"",a=s[0]&&e2.text.slice(
...s[0].range);return a!==void 0&&ue(a)&&xr(r)?Mr:s.length>0?{ok:true,edits:ee(se(e2,t),()=>i)}:{ok:true,edits:Oe(se(e2,t),{part:i,padding:"",indent:"  "})}},ni=(e2,{
path:t,value:n})=>{let r=G(n);if(r===void 0)return h("value","TOML has no null");let s=e2.at(t).find(o=>o.value?.type==="TOMLArray")?.value;return s?.type==="TO\
MLArray"&&s.elements.length>0?{ok:true,edits:pe(se(e2,s),()=>r)}:h("value",`${m(t)} is no array that is written in place`)},ri=(e2,t)=>{let n=t.findIndex((i,a)=>typeof i==
"number"&&e2.below(t.slice(0,a+1)).length===0);if(n<1)return;let r=[...t.slice(0,n),Number(t[n])-1],s=e2.at(r)[0]?.node,o=e2.below(r).findLast(i=>!i.inline);return s?.
type==="TOMLTable"&&s.kind==="array"&&o?{path:t.slice(0,n+1),header:s,last:o}:void 0},si=(e2,{path:t,header:n,last:r},s)=>{let{text:o,lineEnd:i}=e2;if(!v(s))return h(
"value",`the elements of ${m(t.slice(0,-1))} are tables; give a set of keys`);let a=Object.entries(s);if(G(s)===void 0)return h("value","TOML has no null");let l=L(
o,n.range[0]),d=Number(t.at(-1))>1&&!/(^|\n)[ \t]*\r?\n$/.test(o.slice(0,wr(o,l))),c=t.flatMap(A=>typeof A=="string"?[oe(A)]:[]),f=j(o,l),y=[`[[${c.join(".")}]]`,
...a.map(([A,$])=>he([A],$))].map(A=>f+A).join(i),E=r.node.type==="TOMLTable"?r.node.key.range[1]:r.node.range[1];return{ok:true,edits:[tt(e2,E,d?y:i+y)]}},_r=(e2,{
path:t,value:n,create:r})=>{let s=t.slice(0,-1),o=t.at(-1),i=t.findIndex((p,y)=>typeof p=="number"&&e2.below(t.slice(0,y)).length===0),a=i>0?R(t.slice(i),n):void 0;
if(a!==void 0)return _r(e2,{path:t.slice(0,i),value:a,create:r});if(t.some(p=>typeof p=="number")&&!oi(e2,t))return h("missing",`${m(t)} is in no array that is \
written in place`);let l=t.map((p,y)=>e2.at(t.slice(0,t.length-y)).findLast(E=>E.value)).find(p=>p!==void 0);if(l?.value)return ii(e2,{path:l.path,node:l.value},
{path:t,value:n,create:r});if(!(s.length===0||e2.below(s).length>0)&&!r)return h("missing",`there is no ${m(s)}, and create is false`);if(typeof o=="number")return h(
"missing",`${m(s)} is no array that is written in place`);let c=e2.at(s).findLast(p=>p.node.type==="TOMLTable"),f=e2.below(s).findLast(p=>p.value&&!p.inline&&(p.
table?.resolvedKey.length??0)<s.length);return c?.table?ai(e2,c.table,[o],n):s.length===0?di(e2,o,n):f?li(e2,f,t.slice(f.table?.resolvedKey.length??0),n):ui(e2,
s,o,n)},oi=(e2,t)=>{let n=t.findLastIndex(s=>typeof s=="number"),r=e2.at(t.slice(0,n));return e2.at(t.slice(0,n+1)).length>0||r.some(s=>s.value?.type==="TOMLArr\
ay")},ii=(e2,{path:t,node:n},{path:r,value:s,create:o})=>{let i=r.slice(t.length);if(n.type!=="TOMLInlineTable")return h("missing",`${m(t)} is no table`);if(i.length>
1&&!o)return h("missing",`${m(t)} has no ${m(i.slice(0,1))}, and create is false`);let a=R(i.slice(1),s),l=a===void 0?void 0:G(a);if(l===void 0)return h("missin\
g",`${m(r)} would leave a gap in a new array`);let d=`${oe(String(i[0]))} = ${l}`;return n.body.length>0?{ok:true,edits:ee(se(e2,n),()=>d)}:{ok:true,edits:Oe(se(
e2,n),{part:d,padding:" ",indent:"  "})}},he=(e2,t)=>`${e2.map(oe).join(".")} = ${G(t)??'""'}`,ai=(e2,t,n,r)=>{let s=t.body.at(-1),o=j(e2.text,(s??t).range[0]);
return{ok:true,edits:[tt(e2,s?s.range[1]:t.key.range[1],o+he(n,r))]}},li=(e2,{node:t},n,r)=>({ok:true,edits:[tt(e2,t.range[1],j(e2.text,t.range[0])+he(n,r))]}),
di=(e2,t,n)=>{let r=e2.top.body.findLast(l=>l.type==="TOMLKeyValue");if(r)return{ok:true,edits:[tt(e2,r.range[1],he([t],n))]};let[s]=e2.top.body,o=he([t],n)+e2.
lineEnd,i=s?wr(e2.text,s.range[0]):e2.text.length,a=i>0&&e2.text[i-1]!==`
`?e2.lineEnd:"";return{ok:true,edits:[{start:i,end:i,replacement:a+o+(s?e2.lineEnd:"")}]}},wr=(e2,t)=>{let n=L(e2,t);for(;n>0&&/^[ \t]*#/.test(e2.slice(L(e2,n-1),
n));)n=L(e2,n-1);return n},ui=(e2,t,n,r)=>{let{text:s,lineEnd:o}=e2,i=`[${t.map(l=>oe(String(l))).join(".")}]`,a=s===""||s.endsWith(`

`)||s.endsWith(`
\r
`)?"":s.endsWith(`
`)?o:o+o;return{ok:true,edits:[{start:s.length,end:s.length,replacement:`${a}${i}${o}${he([n],r)}${o}`}]}},tt=({text:e2,lineEnd:t},n,r)=>{let s=k(e2,n);return e2[s-
1]===`
`?{start:s,end:s,replacement:r+t}:{start:s,end:s,replacement:t+r}};function*Vr(e2){let t=yield*Ke(e2,{nesting:nt,single:true,tags:true});if(!t.ok)return fi[t.reason];
let[n]=t.documents;if(!n)return"it is empty";let[r]=n.errors;return yield,r?.message??Zt(n)?.reason??ci(n,e2)}var ci=(e2,t)=>(t.endsWith(`
`)||!/[|>]/.test(t)||F(e2,{Scalar:(n,r)=>{let{value:s,type:o,range:i}=r;o?.startsWith("BLOCK")&&i?.[1]===t.length&&typeof s=="string"&&(r.value=s.replace(/\n$/,
""))}}),e2),nt=100,fi={"too-deep":`it nests deeper than ${nt} collections`,unbalanced:"its brackets are not balanced","second-document":"it holds several docume\
nts"},vr=e2=>({lineEnd:fe(e2),indent:pi(e2),indentSeq:mi(e2)}),pi=e2=>{let t=e2.split(`
`);return t.find((r,s)=>/^ +[^\s#-]/.test(r)&&Rr(t[s-1]??"")===0)?.search(/\S/)??2},mi=e2=>{let t;for(let n of e2.split(`
`))if(!/^[ \t]*(?:#|\r?$)/.test(n)){if(t!==void 0&&/^ *- /.test(n))return n.search(/\S/)>t;t=Rr(n)}return true},Rr=e2=>/^ *[^\s#-].*:[ \t]*(?:#|\r?$)/s.test(e2)?
e2.search(/\S/):void 0,rt=(e2,t)=>{let n=e2,r,s=[];for(let[o,i]of t.entries()){if(N(n))return{aliased:n,at:t.slice(0,o)};let a=ye(n,i);if(a===void 0||!B(n))return{
node:n,rest:t.slice(o),around:s,part:r};s.push(n),r=a,n=S(a)?a.value:a}return N(n)?{aliased:n,at:t}:{node:n,rest:[],around:s,part:r}},ye=(e2,t)=>V(e2)?typeof t==
"number"?e2.items[t]??void 0:void 0:x(e2)?hi(e2).get(String(t)):void 0,Cr=new WeakMap,hi=e2=>{let t=Cr.get(e2);if(t)return t;let n=new Map;for(let r of e2.items){
let s=le(r.key);s!==void 0&&!n.has(s)&&n.set(s,r)}return Cr.set(e2,n),n},ge=e2=>V(e2)?e2.items.map((t,n)=>[n,t]):x(e2)?e2.items.flatMap(t=>{let n=le(t.key);return n===
void 0?[]:[[n,t]]}):[],S=e2=>"key"in e2,T=e2=>{let[t,n]=e2.range??[0,0];return{start:t,end:n}},st=(e2,t)=>{let{start:n}=T(t);return Dr.lastIndex=n,n-(Dr.exec(e2)?.[1]?.
length??0)},Dr=/(?<=((?:\?[ \t]+)?(?:[!&]\S*[ \t]+)*))/y,q=(e2,t)=>e2.indexOf(":",T(t).end)+1,Te=(e2,t)=>{if(!B(t)||t.flow)return T(t).end;let n=t.items.at(-1);
return n?S(n)?yi(e2,n):Kr(n)?Math.max(ot(e2,T(n).start)+1,0):Te(e2,n):T(t).end},yi=(e2,{key:t,value:n})=>Kr(n)?Vt(e2,t):Math.max(Te(e2,n),Vt(e2,t)),Kr=e2=>e2===
null||D(e2)&&T(e2).start===T(e2).end&&!gi(e2),gi=e2=>e2.anchor!==void 0,vt=(e2,t)=>Ae(e2,Te(e2,t)),Ae=(e2,t)=>e2[t-1]!==`
`?t:e2[t-2]==="\r"?t-2:t-1,ot=(e2,t)=>e2.lastIndexOf("-",t-1),C=(e2,t=false)=>e2?N(e2)?new I(e2.source):V(e2)?e2.items.map(n=>C(n,t)):x(e2)?Object.fromEntries(e2.
items.map(({key:n,value:r})=>[le(n)??JSON.stringify(C(n)),C(r,t)])):Ti(e2,t):null,Ti=({value:e2,source:t="",type:n},r)=>{if(typeof e2=="string")return r&&n==="P\
LAIN"&&t===e2?new g(t,e2):e2;let s=Fe(sn(t,e2));return s===void 0?e2:typeof e2=="number"?new g(s):new g(s,e2)},we=({text:e2},t,n)=>{let[r,s]=S(n)?[n.key,n.value]:
[void 0,n],o=r?T(r).start:t.flow?T(n).start:ot(e2,T(n).start),i=r?Vt(e2,r):0,a=s?T(s):{start:o,end:i},l=s&&B(s)?Te(e2,s):a.end;return{start:o,end:Math.max(l,i)}},
Vt=(e2,t)=>{let{end:n}=T(t);return/^\s*:/.test(e2.slice(n))?q(e2,t):n},Ce=(e2,t)=>{let n=t.items.map(r=>we(e2,t,r));return{text:e2.text,lineEnd:e2.lineEnd,parts:n,
...T(t),between:", ",comment:"#"}};var $r=(e2,t,n)=>{if(!/<<|\*/.test(e2))return;let r=Pi(t);if(r.size===0&&!e2.includes("<<"))return;let s=a=>n+e2.slice(0,T(a).
start).split(`
`).length-1,o=({at:a,merge:l,part:d},c)=>{let f=d&&(S(d)?d.key:d),p=f&&f!==l?` and is written at line ${s(f)}`:"";return{reason:"aliased",message:`${m(a)} comes\
 from the merge at line ${s(l)}${p}; ${c}`}},{contents:i}=t;return{value:Ii(i,r),writtenAt:Ni(i,r),judge:(a,l)=>Li(l,{path:a,see:d=>Ai(i,d,r),refuse:o})}},Ai=(e2,t,n)=>{
let r=e2,s,o;for(let[i,a]of t.entries()){N(r)&&(r=s?n.get(r):void 0);let l=Fr(r??null,a,n),d=l.given&&{at:t.slice(0,i+1),...l.given};o=l.own?d:void 0,(!l.own||d?.
part===void 0)&&(s??=d);let c=l.own??d?.part;r=c&&S(c)?c.value:c}return{node:N(r)?n.get(r)??r:r,merged:s,hidden:o}},Li=(e2,t)=>{let{path:n,see:r,refuse:s}=t,o=r(
n),{merged:i,hidden:a,node:l}=o;if(i&&!i.part)return s(i,`change the mapping that it merges, or ${Rt}`);if(e2.mode==="rename")return Si(e2.to,o,t);if(e2.mode===
"unset")return a?s(a,"without the key here it would be back; remove it there first, or set a value here"):i&&(l===void 0?"done":s(i,`remove it there, or ${Rt}`));
let d=e2.mode==="copy"?r(e2.from):void 0;return d?.merged&&d.node!==void 0?s(d.merged,"copy it from there"):i&&bi(e2,o,{...t,merged:i})},Rt="write the keys of t\
he merge out in its place with an Edit first",bi=(e2,{node:t},{path:n,merged:r,refuse:s})=>{let o=t===void 0?void 0:C(t),i=e2.mode==="set"||e2.mode==="copy";if(e2.
mode==="set"&&o!==void 0&&O(o,e2.value)||!i&&Array.isArray(o)&&o.some(l=>Be(l,e2.value)))return"done";if(!(i&&r.at.length===n.length||Ei(r.part,n[r.at.length]??
0)))return s(r,`change it there, or set ${m(r.at)} here as a whole`)},Ei=(e2,t)=>{let n=C((e2&&S(e2)?e2.value:e2)??null);return n===null||O(n,typeof t=="number"?
[]:{})},Si=(e2,{merged:t,hidden:n,node:r},{path:s,see:o,refuse:i})=>{let a=o([...s.slice(0,-1),e2]);if(r===void 0)return a.merged&&a.node!==void 0?"done":void 0;
if(s.at(-1)===e2&&!t)return;let l=t??n??a.merged;return l&&i(l,`rename it there, or ${Rt}`)},Pi=e2=>{let t=new Map,n=new Map;return F(e2,{Node:(r,s)=>{let o=N(s)?
t.get(s.source):void 0;N(s)&&o&&n.set(s,o);let{anchor:i}=s;i&&!N(s)&&t.set(i,s)}}),n},Oi=e2=>{let t=new Map,n=(r,s)=>{r&&t.set(r,s);for(let[o,i]of ge(r))t.set(i,
[...s,o]),n(S(i)?i.value:i,[...s,o])};return n(e2,[]),t},Ni=(e2,t)=>{let n=Oi(e2);return r=>{let s=e2,o=[];for(let[i,a]of r.entries()){let l=N(s)?t.get(s):void 0;
l&&(o=n.get(l)??o);let{own:d,given:c}=Fr(l??s??null,a,t),f=d??c?.part,p=f&&n.get(f);if(!f||!p)return[...o,...r.slice(i)];o=p,s=S(f)?f.value:f}return o}},ki=1e6,
Ii=(e2,t)=>{let n=new Map,r=a=>{if(!a)return 1;if(N(a))return r(t.get(a));let l=n.get(a);if(l!==void 0)return l;n.set(a,Number.POSITIVE_INFINITY);let d=ge(a).reduce(
(c,[,f])=>c+r(S(f)?f.value:f),1);return n.set(a,d),d};if(r(e2)-n.size>ki)return;let s=new Map,o=a=>{if(!a)return null;if(N(a))return t.has(a)?o(t.get(a)):C(a);let l=s.
get(a);if(l!==void 0)return l;let d=V(a)?a.items.map(o):x(a)?i(a):C(a);return s.set(a,d),d},i=a=>{let l=ge(a).filter(([,f])=>S(f)),d=new Map(l.filter(([,{key:f}])=>!Z(
f)).map(([f,{value:p}])=>[f,o(p)])),c=l.filter(([,{key:f}])=>Z(f));for(let f of c.flatMap(([,{value:p}])=>Br(p,t)))for(let[p,y]of Object.entries(o(f)??{}))d.has(
p)||d.set(p,y);return Object.fromEntries(d)};return o(e2)},Fr=(e2,t,n)=>{let r=ye(e2,t);return r&&S(r)&&Z(r.key)?{own:r,given:{merge:r.key,part:void 0}}:{own:r,
given:x(e2)?Ur(e2,t,{targets:n,passed:new Set}):void 0}},Ur=(e2,t,n)=>{for(let{key:r,value:s}of e2.items)if(Z(r))for(let o of Br(s,n.targets)){if(n.passed.has(o))
continue;n.passed.add(o);let i=ye(o,t)??Ur(o,t,n)?.part;if(i)return{merge:r,part:i}}},Br=(e2,t)=>{let n=o=>N(o)?t.get(o):o,r=n(e2);return(V(r)?r.items.map(n):[r]).
filter(o=>x(o))};var it=e2=>P(e2)&&Object.keys(e2).length===0,Yr=(e2,t)=>hn(e2,t)?new g(e2):void 0,De=e2=>e2 instanceof g?e2.text:void 0,Ve=(e2,t,{old:n,column:r,
flow:s})=>{if(P(t))return Kt(t);if(typeof t!="string")return De(t)??String(t);let o=D(n)?n.type:void 0;return!s&&t.includes(`
`)?xi(e2,t,r)??H(t):o==="QUOTE_DOUBLE"?H(t):o==="QUOTE_SINGLE"&&Se(t)?`'${t.replaceAll("'","''")}'`:Le(t,s)},Le=(e2,t)=>{if(cn(e2))return H(e2);let n=t?Ee([e2],
{flow:t,spelling:De}).slice(1,-1):Ee(e2,{spelling:De});return n.includes(`
`)?H(e2):n},xi=(e2,t,n)=>{if(t.endsWith(`
`)&&!e2.text.endsWith(`
`)||!Se(t.replace(/[\n\t]/g,""))||/^\s|[ \t]\n|\s$(?<!\n)|\n\n$/.test(t))return;let r=" ".repeat(n+e2.indent),s=t.endsWith(`
`),o=(s?t.slice(0,-1):t).split(`
`).map(i=>i===""?"":r+i);return`|${s?"":"-"}${e2.lineEnd}${o.join(e2.lineEnd)}`},Kt=e2=>Ee(e2,{flow:true,spelling:De,keyOf:Yr}).replace(/(?<!\s)\s*\n\s*/g," "),
ie=({indent:e2,indentSeq:t,lineEnd:n},r,s)=>Ee(r,{indent:e2,indentSeq:t,spelling:De,keyOf:Yr}).split(`
`).map(o=>o===""?"":" ".repeat(s)+o).join(n);var Jr=(e2,t,{path:n,value:r,create:s})=>{let{node:o,rest:i}=t,[a,...l]=i;if(a===void 0)return jr(e2,t,n,r);let d=m(
n.slice(0,n.length-i.length));if(l.length>0&&!s)return h("missing",`${d} has no ${m([a])}, and create is false`);let c=R(l,r);if(c===void 0)return h("missing",`${m(
n)} would leave a gap in a new list`);if(x(o))return wi(e2,o,{key:a,value:c});if(V(o))return a===o.items.length?Di(e2,o,c):h("missing",`${d} has ${o.items.length}\
 items, so ${m([a])} is not the next one`);let f=R([a],c);return!zr(o)||f===void 0?h("missing",`${d} is no mapping or list`):t.part?jr(e2,t,n,f):Vi(e2,f)},Hr=(e2,{
part:t,around:n},r)=>{if(!t||!S(t))return h("missing","it has no key");let{key:s}=t,o=s.anchor;if(o!==void 0)return h("aliased",`the key carries the anchor &${o}\
; make the change with an Edit`);let i=n.some(E=>E.flow),a=D(s)?s.type:void 0,l=a==="QUOTE_DOUBLE"||a==="QUOTE_SINGLE",d=l&&a==="QUOTE_SINGLE"&&Se(r)?`'${r.replaceAll(
"'","''")}'`:l?H(r):Le(r,i),c=T(s),f=st(e2.text,s);if(!Wr(d)||e2.text[f]==="?")return{ok:true,edits:[{...c,replacement:d}]};let p=i?" ":e2.lineEnd+" ".repeat(f-
L(e2.text,f)),y=`? ${e2.text.slice(f,c.start)}${d}${p}`;return{ok:true,edits:[{start:f,end:c.end,replacement:y}]}},Wr=e2=>e2.length>1e3,Qr=(e2,{node:t},n)=>{let r=t,
[s]=V(t)?r.items:[];if(!s)return h("missing","it is not a list with items");if(r.flow)return{ok:true,edits:pe(Ce(e2,r),()=>Ut(e2,n))};let o=T(r).start,i=o-L(e2.
text,o),a=qr(e2,n,{column:i,like:s}).replace(/\r?\n$/,"");return{ok:true,edits:[{start:o,end:o,replacement:`- ${a}${e2.lineEnd}${" ".repeat(i)}`}]}},qr=(e2,t,{column:n,
like:r})=>P(t)&&!it(t)?ie(e2,t,n+2).trimStart():Ve(e2,t,{old:r,column:n,flow:false}),zr=e2=>e2===null||D(e2)&&e2.value===null&&(e2.source??"")==="",jr=(e2,t,n,r)=>{
let{node:s,around:o,part:i}=t;if(!s||!i)return h("missing",`${m(n)} has no place to write a value`);let a=Ft(e2,s);if(a!==void 0)return h("aliased",`${m(n)} car\
ries ${a}, which would be lost; make the change with an Edit`);if(O(C(s),r))return{ok:true,edits:[]};let l=o.some(y=>y.flow),d=Xr(e2,i),c=B(s)&&!s.flow;if(l||!P(
r)||it(r)){let y=Ve(e2,r,{old:s,column:d,flow:l}),E=Gr(e2,s,i);return{ok:true,edits:c?Mi(e2,{node:s,part:i},y,r):$t(e2,E,y)}}if(B(s)&&s.flow&&s.items.length>0)return{
ok:true,edits:[{...T(s),replacement:Kt(r)}]};if(c)return{ok:true,edits:[_i(e2,{node:s,part:i},r)]};if(!S(i))return{ok:true,edits:$t(e2,T(s),ie(e2,r,d).trimStart())};
let f=q(e2.text,i.key),p={start:f,end:Math.max(f,Gr(e2,s,i).end)};return{ok:true,edits:$t(e2,p,Zr(e2,r,d))}},Gr=({text:e2},t,n)=>{if(!zr(t)||!S(n)||!/^[ \t]*:/.
test(e2.slice(T(n.key).end)))return T(t);let r=q(e2,n.key);return{start:r,end:r}},Ft=({text:e2},t)=>{let{anchor:n,tag:r}=t;return n?`the anchor &${n}`:r&&/(?<!\S)[^\s!]*!\S*$/.
test(e2.slice(0,t.range?.[0]).trimEnd())?"a tag":void 0},$t=(e2,{start:t,end:n},r)=>{let{text:s}=e2,o=Math.max(t,Ae(s,n)),i=t===o&&/[:-]$/.test(s.slice(0,t))&&!/^[\r\n]/.
test(r)?" ":"",a=r.search(/\r?\n/),l=K(s,o);if(a<0||o<n||!/^[ \t]*(?:#.*)?$/.test(s.slice(o,l)))return[{start:t,end:o,replacement:i+r}];let d={start:l,end:l,replacement:r.
slice(a)},c=i+r.slice(0,a);return l===o?[{start:t,end:o,replacement:c+d.replacement}]:[{start:t,end:o,replacement:c},d]},Mi=(e2,{node:t,part:n},r,s)=>{let{text:o}=e2,
i=vt(o,t),{start:a}=T(t),l=S(n)?q(o,n.key):a,d=o.slice(l,a);if(!d.includes(`
`))return[{start:a,end:i,replacement:r}];if(!d.includes("#"))return[{start:l,end:i,replacement:` ${r}`}];let c=r.includes(`
`)?H(s):r,f=/^[ \t]*(?=#)/.exec(o.slice(i,K(o,i))),p=f?{start:a,end:i+f[0].length,replacement:""}:{start:Ae(o,L(o,a)),end:i,replacement:""};return[{start:l,end:l,
replacement:` ${c}`},p]},_i=(e2,{node:t,part:n},r)=>{let{text:s}=e2,{start:o}=T(t),i=L(s,o),a=vt(s,t),l=Xr(e2,n);if(!S(n)||i<=q(s,n.key))return{start:o,end:a,replacement:ie(
e2,r,o-i).trimStart()};let d=o-i<=l&&!Array.isArray(r);return{start:i,end:a,replacement:ie(e2,r,d?l+e2.indent:o-i)}},Xr=({text:e2},t)=>{let n=S(t)?st(e2,t.key):
ot(e2,T(t).start);return n-L(e2,n)+(S(t)?0:2)},wi=(e2,t,{key:n,value:r})=>{let s=typeof n=="number"&&Ci(t)?`${n}`:Le(`${n}`,!!t.flow),o=Wr(s)?"? ":"";if(t.flow)
return es(e2,t,`${o}${s}${o&&" "}: ${Ut(e2,r)}`);let[i]=t.items,a=t.items.at(-1);if(!i||!a)return h("missing","the mapping has no place for a key");let l=st(e2.
text,i.key),d=l-L(e2.text,l),c=" ".repeat(d),f=`${c}${o}${s}${o&&e2.lineEnd+c}:${Zr(e2,r,d)}`;return{ok:true,edits:[ts(e2,t,f)]}},Ci=({items:e2})=>e2.some(({key:t})=>D(
t)&&typeof t.value=="number"),Zr=(e2,t,n)=>!P(t)||it(t)?` ${Ve(e2,t,{old:void 0,column:n,flow:false})}`:e2.lineEnd+ie(e2,t,n+(Array.isArray(t)&&!e2.indentSeq?0:
e2.indent)),Di=(e2,t,n)=>{if(t.flow)return es(e2,t,Ut(e2,n));let r=T(t).start,s=r-L(e2.text,r),o=qr(e2,n,{column:s,like:t.items.at(-1)});return{ok:true,edits:[ts(
e2,t,`${" ".repeat(s)}- ${o}`)]}},es=(e2,t,n)=>{let r=Ce(e2,t);return t.items.length>0?{ok:true,edits:ee(r,()=>n)}:{ok:true,edits:Oe(r,{part:n,padding:x(t)?" ":
"",indent:" ".repeat(e2.indent)})}},Ut=(e2,t)=>Ve(e2,t,{old:void 0,column:0,flow:true}),ts=({text:e2,lineEnd:t},n,r)=>{let s=Te(e2,n),o=e2[s-1]===`
`?s:k(e2,s);return e2[o-1]===`
`?{start:o,end:o,replacement:r+t}:{start:o,end:o,replacement:t+r}},Vi=(e2,t)=>{let{text:n,lineEnd:r}=e2,s=/(?:^|\n)\.\.\.[ \t\r]*(?:\n[\s\S]*)?$/.exec(n),o=s?s.
index+Number(s[0].startsWith(`
`)):n.length,i=o>0&&n[o-1]!==`
`?r:"";return{ok:true,edits:[{start:o,end:o,replacement:`${i}${ie(e2,t,0)}${r}`}]}};function*os(e2,t){let n=yield*Vr(e2);if(typeof n=="string")return`it is not \
YAML that can be changed: ${n}`;yield;let r=t??vr(e2),s={text:e2,...r},{contents:o}=n;return{layout:{...r},value:C(o),edit:i=>Ji(s,n,i),...rs(n)&&{say:Gi},view:i=>$r(
e2,n,i),spelledAt:i=>{let a=rt(o,i);return"aliased"in a||a.rest.length>0?void 0:C(a.node,true)},uncopied(i){let a=rt(o,i);return"aliased"in a||a.rest.length>0?void 0:
vi(s,a.node)},comments:()=>Ki(e2),pieces:()=>rs(n)||/[&*]/.test(e2)&&Ui(n)?Wn:Bi(e2,o)}}var vi=(e2,t)=>{let n;return t&&F(t,{Node:(r,s)=>{let o=r==="key"&&(!D(s)||
le(s)!==s.source||Ri(s));return Ft(e2,s)==="a tag"?n="a tag":o&&(n="a key that would be spelt otherwise"),n===void 0?void 0:F.BREAK}}),n},Ri=({source:e2="",type:t})=>t===
"PLAIN"&&Le(e2,false)!==e2,Ki=e2=>{let t=[],[n,r]=[0,false];for(let s of new qt().lex(e2)){if(s===ns||s===$i||s===Fi){r=s===ns;continue}!r&&s.startsWith("#")&&t.
push({start:n,end:n+s.length}),n+=s.length,r=false}return t},{SCALAR:ns,FLOW_END:$i,DOCUMENT:Fi}=Qt,Ui=e2=>{let t=false;return F(e2,{Node:(n,r)=>(t||=N(r)||r.anchor!==
void 0,t?F.BREAK:void 0)}),t},Bi=(e2,t)=>{let n=[],r=[],s=[],o=(i,a)=>{if(!B(i)||i.flow)return;let l;for(let[c,f]of ge(i))l=S(f)?ji(e2,f,[...a,c]):void 0,l?n.push(
l):o(S(f)?f.value:f,[...a,c]);l&&r.push({path:a,last:l});let d=V(i)?Yi(e2,i.items.at(-1)):void 0;d&&s.push({path:a,last:d})};return o(t,[]),{pieces:n,mappings:r,
lists:s}},Yi=(e2,t)=>{if(!D(t))return;let{start:n,end:r}=T(t),s={start:L(e2,n),end:k(e2,Math.max(n,r-1))};return k(e2,n)===s.end&&/^[ \t]*- [^\n]*\n$/.test(e2.slice(
s.start,s.end))&&n<r&&!/^[ \t]*- +- /.test(e2.slice(s.start,n+1))?s:void 0},ji=(e2,{key:t,value:n},r)=>{let{start:s}=T(t),o=k(e2,n?T(n).end-1:s),i=n!==null&&k(e2,
s)===o,a=D(n)?!Z(t)&&t.tag===void 0&&n.tag===void 0:!/[&*!?]|<</.test(e2.slice(s,o));return i&&a?{path:r,within:1,start:s,end:o}:void 0},Bt=({text:e2,value:t})=>dn(
e2)||Ue(e2)?new g(e2,t):on(e2)||ue(e2)||t===e2?new g(e2,e2):void 0,Gi=e2=>{let[t,n]=["1.1","1.2"].map(r=>Xt(e2.text,{version:r}));return Object.is(t,n)?Bt(e2):void 0},
rs=({directives:e2})=>e2.yaml.version==="1.1",Ji=(e2,t,n)=>{let r=rt(t.contents,n.path);if("aliased"in r){let o=`*${r.aliased.source}`;return h("aliased",`${m(r.
at)} is the alias ${o}; change the value that it refers to with an Edit, or write it out with an Edit first`)}let s=Hi(e2,r,n);return s.ok&&s.edits.length>0?{...s,
repeats:Wi(t,r)}:s},Hi=(e2,t,n)=>n.kind==="set"?Jr(e2,t,n):n.kind==="unset"?Qi(e2,t,n):t.rest.length>0?h("missing",`${m(n.path)} is not there`):n.kind==="rename"?
Hr(e2,t,n.to):Qr(e2,t,n.value),Wi=(e2,{around:t,node:n})=>{let r=new Set([...t,...B(n)?[n]:[]].flatMap(o=>o.anchor??[])),s=[];return r.size>0&&F(e2,{Alias:(o,{source:i,
range:a})=>{r.has(i)&&s.push({name:i,at:a?.[0]??0})}}),s};function*is(e2){let t=[{start:0,end:e2.length}];if(!/^(?:---|\.\.\.)/m.test(e2)||!(yield*Ke(e2,{nesting:nt,
tags:true})).ok)return t;let r=[],s;for(let o of new zt().parse(e2))o.type==="directive"&&(s??=o.offset),o.type==="document"&&r.push(s??o.offset),(o.type==="doc\
ument"||o.type==="doc-end")&&(s=void 0);return r.length<2?t:r.map((o,i)=>({start:i===0?0:o,end:r[i+1]??e2.length}))}var Qi=(e2,{rest:t,around:n,part:r},s)=>{if(t.
length>0||!r)return{ok:true,edits:[]};let o=n.at(-1);if(!o)return h("missing",`${m(s.path)} is the whole document`);let i=new Set;for(let c of ce(s)){let f=ye(o,
c);if(!f)continue;i.add(f);let[p]=qi(S(f)?f.value:f);if(p!==void 0)return h("aliased",`${m([...s.path.slice(0,-1),c])} carries the anchor &${p}, which would be \
lost; make the change with an Edit`)}let a=o.items;if(o.flow)return{ok:true,edits:me(Ce(e2,o),a.map(c=>i.has(c)))};let[l]=a;if(l===void 0||i.size<a.length)return{
ok:true,edits:te([...i].map(c=>ss(e2,o,c)))};let d=a.slice(1).map(c=>ss(e2,o,c));return{ok:true,edits:[zi(e2,o,n.at(-2)),...te(d)]}},qi=e2=>{let t=[];return e2&&
F(e2,{Node:(n,r)=>{let{anchor:s}=r;s&&t.push(s)}}),t},zi=(e2,t,n)=>{let r=x(t)?"{}":"[]",s=T(t),o=Ae(e2.text,we(e2,t,t.items[0]).end),i=x(n)?n.items.find(({value:f})=>f===
t):void 0;if(!i||t.anchor)return{start:s.start,end:o,replacement:r};let a=q(e2.text,i.key),l=e2.text.slice(a,s.start),d=/^[ \t]*#[^\n]*?(?=\r?\n)/.exec(l)?.[0]??
"";return/^[ \t]*$/.test(l.slice(d.length).replace(/\r?\n/g,""))?{start:a,end:o,replacement:` ${r}${d}`}:{start:s.start,end:o,replacement:r}},ss=(e2,t,n)=>{let{
text:r}=e2,{start:s,end:o}=we(e2,t,n),i=t.items[t.items.indexOf(n)+1],a=/^[ \t]*-[ \t-]*$/.test(r.slice(L(r,s),s)),l=r[o-1]===`
`?o:k(r,o);if(!a||!i){let d=L(r,s);return l===r.length&&r.at(-1)!==`
`&&d>0?{start:d-(r[d-2]==="\r"?2:1),end:l,replacement:""}:{start:d,end:l,replacement:""}}return{start:s,end:we(e2,t,i).start,replacement:""}};var Ld=(e2,t,n)=>W(
Xi(e2,t,n));function*Xi(e2,t,n){try{return yield*Zi(e2,t,n)}catch(r){if(r instanceof RangeError)return{ok:false,reason:"invalid",message:"it nests too deep"};throw r}}
function*Zi(e2,t,n){let r=Wt(e2),s=ua(r,at[t],n);if(s)return{ok:true,splices:cs(e2,r,s),notes:as(r,s),places:1};let o=t==="yaml"?yield*is(r):[{start:0,end:r.length}],
i=yield*sa(r,o,{choice:n.document,...at[t]});if("reason"in i)return{ok:false,...i};let a=[],l=[],d=[],c=0,f=jt(r);for(let{start:p,end:y}of i){let E=yield*Gt(r.slice(
p,y),{...at[t],firstLine:f(p)},n);if(!E.ok)return E;c+=E.places;for(let{name:A,at:$}of E.repeats)l.push({name:A,at:$+p});for(let A of E.dropped)d.push({...A,start:A.
start+p});for(let A of E.edits)a.push({...A,start:A.start+p,end:A.end+p})}return{ok:true,splices:cs(e2,r,a),notes:[...ea(r,l),...as(r,a),...ta(r,d)],places:c}}var jt=e2=>{
let[t,n]=[0,1];return r=>(n+=e2.slice(t,r).split(`
`).length-1,t=r,n)},ea=(e2,t)=>{let n=new Map(t.toSorted((o,i)=>o.at-i.at).map(({name:o,at:i})=>[i,o])),r=jt(e2),s=[...n].map(([o,i])=>`*${i} at line ${r(o)}`);
return s.length===0?[]:[`Repeated by ${s.join(", ")}.`]},ta=(e2,t)=>t.length===0?[]:[`Comments in what was replaced are gone: ${pn(e2,t)}.`],as=(e2,t)=>{let n=t.
flatMap(({start:o,end:i,replacement:a})=>{let l=ra.exec(e2.slice(i,Math.min(K(e2,i),i+na)))?.[1]?.trim(),d=o<i&&!e2.slice(o,i).includes(`
`)&&!a.includes(`
`),[c=""]=fs.exec(l??"")??[];return l===void 0||!d||a.includes(c)?[]:[{start:o,comment:l}]}),r=jt(e2),s=n.toSorted((o,i)=>o.start-i.start).map(({start:o,comment:i})=>`${JSON.
stringify(i)} at line ${r(o)}`);return s.length===0?[]:[`The comment after the new value stays as it is: ${s.join(", ")}. If it names the old version, correct i\
t with an Edit.`]},na=200,fs=/\bv?\d+(?:\.\d+)+|\bv\d+/,ra=new RegExp(`^["']?,?[ \\t]*((?:#|//).*(?:${fs.source}).*)$`);function*sa(e2,t,{choice:n,open:r}){if(n===
void 0)return t.length>1?{reason:"invalid",message:`it holds ${t.length} documents; say in \`document\` which, or '*' for all`}:t;if(n==="*")return t;if(typeof n==
"number"){let i=t.at(n);return i?[i]:{reason:"missing",message:`it has ${t.length} documents, and no number ${n}`}}let s=Object.entries(n.where).map(([i,a])=>[i.
split("."),Pe(a)]),o=[];for(let i of t){let a=yield*r(e2.slice(i.start,i.end)),l=typeof a=="string"?void 0:a.view?.(1)?.value??a.value;s.every(([d,c])=>O(w(l,d)??
null,c))&&o.push(i)}return o}function*Gt(e2,{firstLine:t,...n},r){let s=yield*n.open(e2);if(typeof s=="string")return{ok:false,reason:"invalid",message:s};let o=ps(
r,{...n,...s});if("reason"in o)return{ok:false,...o};let{spelledAt:i,uncopied:a}=s,l={view:s.view?.(t),...i&&{spelledAt:i},...a&&{uncopied:a}},d=Sn(s.value,o,l);
if("reason"in d)return{ok:false,...d};let{places:c,changes:f}=d,p=Nn(s.value,f);yield;let y=yield*ia(e2,{opened:s,changes:f,after:p,open:n.open});return y.ok?{...y,
dropped:oa(y.edits,e2,{opened:s,changes:f}),places:c}:y}var oa=(e2,t,{opened:n,changes:r})=>{let s=e2.filter(({start:a,end:l})=>/#|\/[/*]/.test(t.slice(a,l)));if(s.
length===0||!r.every(({kind:a})=>a==="set"))return[];let o=n.comments(),i=0;return s.flatMap(({start:a,end:l,replacement:d})=>{let c=[];for(;(o[i]?.start??l)<l;i+=
1){let f=o[i];f.start>=a&&c.push({start:f.start,text:t.slice(f.start,f.end).trimEnd()})}return fn(c,d)})},ps=(e2,{name:t,say:n})=>{if(!("value"in e2))return e2;
let r=pt(e2.value,n);return"value"in r?{...e2,value:r.value}:{reason:"value",message:`${t} does not read ${r.unsayable} as what the plan says; spell it as ${t} \
does, with { $literal: \u2026 }, or write it in quotes for a text`}};function*ia(e2,t){let{opened:n,changes:r,after:s}=t,o=[],i=[];for(let d of aa(r)){let c=n.edit(
d);if(!c.ok)return c;for(let f of c.edits)o.push(f);for(let f of c.repeats??[])i.push(f)}if(s!==void 0&&O(n.value,s))return{ok:true,edits:[],repeats:[]};let a=o.
toSorted((d,c)=>d.start-c.start||d.end-c.end);if(!la(a)&&(yield*us(X(e2,a),t)))return{ok:true,edits:a,repeats:i};if(r.length>1&&r.length*e2.length>ls)return{ok:false,
reason:"limit",message:`its ${r.length} changes touch each other, and reading ${e2.length} characters for each is over ${ls}; name fewer places`};let l=r.length<
2?void 0:yield*da(e2,t);return l&&!l.ok?l:l&&(yield*us(X(e2,l.edits),t))?{...l,repeats:i}:ms(r)}var aa=e2=>{let t=new Map;return e2.flatMap(n=>{if(n.kind!=="uns\
et")return[n];let[r,s]=[n.path.slice(-1),JSON.stringify(n.path.slice(0,-1))],o=t.get(s);return o?o.push(...r):t.set(s,[]),o?[]:[{...n,also:t.get(s)??[]}]})},la=e2=>e2.
some(({start:t},n)=>n>0&&t<=(e2[n-1]?.end??-1)),ls=4e6;function*da(e2,{changes:t,open:n}){let r=e2;for(let i of t){let a=yield*n(r),l=typeof a=="string"?ms([i]):
a.edit(i);if(!l.ok)return l;r=X(r,l.edits.toSorted((d,c)=>d.start-c.start))}let s=0;for(;s<Math.min(e2.length,r.length)&&e2[s]===r[s];)s+=1;let o=0;for(;o<Math.
min(e2.length,r.length)-s&&e2.at(-1-o)===r.at(-1-o);)o+=1;return{ok:true,edits:[{start:s,end:e2.length-o,replacement:r.slice(s,r.length-o)}]}}var ms=([e2])=>({ok:false,
reason:"uncertain",message:`the way it is written leaves no certain place for the change at ${m(e2?.path??[])}; make it with an Edit`}),ua=(e2,t,{document:n,...r})=>{
if(!(r.mode==="append"&&!P(r.value)||r.mode==="set"||r.mode==="unset"||r.mode==="rename")||n!==void 0||!je(r.path))return;let i=t.piecesOf(e2),a=r.mode==="unset"?
ca:r.mode==="append"?ha:fa,l=i&&a(e2,{format:t,request:r,pieces:i});return l&&t.changed(X(e2,l)),l},ca=(e2,{request:{path:t},pieces:n})=>{let r=n.lineOf(t,e2);if(r)
return n.removed(r),[{start:r.start,end:r.end,replacement:""}]},fa=(e2,{format:t,request:n,pieces:r})=>{let s=n.path,o=hs(n),i=r.holding(s),a=ma(e2,{format:t,request:n,
pieces:r},i),l=n.mode==="rename"?n.to:void 0;if(!a||l!==void 0&&!r.mayRename(a,s,l))return;let{start:d,end:c,head:f,tail:p="",rest:y}=a,E=f+e2.slice(d,c)+p,A=J=>t.
read(J,t.layout()),$={...t,open:A,firstLine:1},z=W($.open(E)),ae=typeof z!="string"&&w(z.value,y)!==void 0==(i!==void 0)?W(Gt(E,$,{...n,path:y})):void 0,Ts=J=>o||
ys(J,{isNew:!i});if(!ae?.ok||ae.edits.some(({replacement:J})=>!Ts(J)))return;let Re=d-f.length,Jt=St(ae.edits),be=i&&!o?void 0:pa(X(E,ae.edits),A);return i&&r.changed(
a,{by:Jt,isPiece:!o||be!==void 0}),l!==void 0&&ae.edits.length>0&&r.renamed(a,s,l),i||r.added(a,s,{by:Jt,own:be&&{...be,path:s,start:be.start+Re,end:be.end+Re}}),
ae.edits.map(J=>({...J,start:J.start+Re,end:J.end+Re}))},pa=(e2,t)=>{let n=W(t(e2));return typeof n=="string"?void 0:n.pieces().mappings.find(({path:r})=>r.length===
0)?.last},ma=(e2,{request:t,pieces:n},r)=>r?hs(t)?n.withKey(r,e2):r:t.mode==="set"?n.before(t.path,e2):void 0,hs=e2=>"value"in e2&&P(e2.value),ha=(e2,{format:t,
request:n,pieces:r})=>{let s=n.path,o=r.endOf(s,e2),i=o&&ps(n,t);if(!i||"reason"in i||!("value"in i))return;if(r.hasElement(s,i.value))return[];let{head:a,rest:l}=t.
list,d=a+e2.slice(o.start,o.end),c=W(Gt(d,{...t,open:t.read,firstLine:1},{...n,path:l}));if(!c.ok||c.edits.some(({replacement:A})=>!ys(A,{isNew:true})))return;let f=W(
t.read(X(d,c.edits))),p=typeof f=="string"?void 0:f.pieces().lists.find(A=>A.path.length===l.length);if(!p)return;let y=o.start-a.length,E={start:p.last.start+y,
end:p.last.end+y};return r.appended(s,i.value,{by:St(c.edits),last:E}),c.edits.map(A=>({...A,start:A.start+y,end:A.end+y}))},ys=(e2,{isNew:t})=>t?e2.replace(/^,/,
"").trim().split(`
`).length===1:!/[\r\n]/.test(e2),Yt=({name:e2,open:t,say:n,list:r})=>{let s=[],o;return{name:e2,say:n,list:r,read:t,*open(i){let a=s.find(d=>d.text===i);if(a)return a.
opened;let l=yield*t(i);return s=i.length>ya?[]:[{text:i,opened:l},...s.slice(0,1)],l},piecesOf:i=>{if(o?.text===i)return o.pieces;let a=s.find(l=>l.text===i)?.
opened;return o=a&&typeof a!="string"?{text:i,pieces:new He(a.pieces(),l=>w(a.value,l)),layout:a.layout}:void 0,o?.pieces},layout:()=>o?.layout,changed:i=>{o&&=
{...o,text:i}}}},ya=2**20,gs=e2=>function*(t,n){return yield,e2(t,n)},ds=Yt({name:"JSON",open:gs(vn),say:Rn,list:{head:"[",rest:[]}}),at={json:ds,jsonc:ds,yaml:Yt(
{name:"YAML",open:os,say:Bt,list:{head:"",rest:[]}}),toml:Yt({name:"TOML",open:gs(Or),say:Nr,list:{head:"k = [",rest:["k"]}})},bd=(e2,t)=>{let n=W(at[t].open(e2));
return typeof n=="string"?void 0:n.value};function*us(e2,{after:t,open:n}){let r=t===void 0?"no value":yield*n(e2);return t!==void 0&&typeof r!="string"&&O(t,r.
value)}var cs=(e2,t,n)=>{let r=Ht(e2.encoding),s=(l,d)=>r===2?2*(d-l):Buffer.byteLength(t.slice(l,d),e2.encoding),[o,i]=[0,e2.bom],a=l=>(i+=s(o,l),o=l,i);return n.
map(({start:l,end:d,replacement:c})=>({start:a(l),end:a(d),replacement:Buffer.from(c,e2.encoding)}))};export{m as a,Pe as b,yn as c,P as d,O as e,je as f,ka as g,
Ld as h,Xi as i,bd as j};
