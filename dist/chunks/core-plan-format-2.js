import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_plan_parse_2$b as O,core_plan_parse_2$c as j}from"./run.js";
import{core_plan_print_2$b as C,core_plan_print_2$e as Y,core_plan_print_2$f as T}from"./run.js";import{core_plan_json_document$h as w}from"./run.js";import{core_plan_data_fields$a as k}from"./run.js";
import{core_plan_schema$b as b,core_plan_schema$e as S}from"./run.js";import{core_tools_notebook_edit$j as _}from"./start.js";import{core_tools_file_choice$e as N}from"./start.js";
import{core_text_at_once$a as M}from"./start.js";import{core_tools_fields$i as E}from"./start.js";import{yaml$b as h,yaml$d as m,yaml$e as c,yaml$f as L,yaml$g as g,
yaml$i as u,yaml$j as a,yaml$r as P}from"./start.js";import{core_text_words$n as A}from"./hook.js";var ke=e=>M(B(e));function*B(e){j(e);let n=e.text.startsWith(
"\uFEFF")?e.text.slice(1):e.text,t=e.format??T(e.name,n),r=yield*O({...e,text:n,format:t},{openVars:true});if(!r.ok)return r;if(C(n,r.plan,t))return{ok:true,text:n};
yield;for(let i of yield*te[t](n)){yield;let o=yield*O({name:e.name,text:i,format:t},{openVars:true});if(o.ok&&o.plan.digest===r.plan.digest)return{ok:true,text:i}}
return{ok:true,text:n}}var q=Object.keys(S.shape),U=()=>["type","tool","name","email",...Object.keys(b.shape),"input",..._().flatMap(({input:e})=>Object.keys(e().
shape))],$=Object.keys(N.shape),R=Object.keys(S.shape.options.unwrap().shape),v=["expect_matches","skip_unsupported","skip_existing"],F=E(()=>[...new Set([...q,
"steps",...U(),...$,...R])].filter(e=>!v.includes(e)).concat(v)),p=e=>F().indexOf(e),D=new Set(["vars"]),d=e=>Array.isArray(e)?e.map(d):typeof e!="object"||e===
null?e:Object.fromEntries(Object.entries(e).sort(([n],[t])=>p(n)-p(t)).map(([n,t])=>[n,k.has(n)||D.has(n)?t:d(t)]));function*J(e){let n=P(e,{version:"1.2",schema:"\
failsafe",keepSourceTokens:false});yield,ne(n,e),yield;let t=false;u(n,{Alias:()=>{t=true}}),u(n,{Pair:(i,{key:o,value:s})=>{if(!(!c(o)||!k.has(String(o.value))||
!g(s)))return X(s),u.SKIP},Map:(i,o,s)=>{!t&&!W(s.at(-1))&&Z(o),I(o,s.at(-1),e)?y(o," "):x(o,s.at(-1))},Seq:(i,o,s)=>{I(o,s.at(-1),e)?y(o,""):x(o,s.at(-1))},Scalar:(i,o)=>{
i==="key"?o.type=a.PLAIN:typeof o.value=="string"&&(o.type=ee(o.value,o.type),o.type===a.QUOTE_DOUBLE&&(o.value=o.value.replace(A,G)))}}),yield;let r=n.toString(
{lineWidth:0,doubleQuotedAsJSON:true,indentSeq:true,flowCollectionPadding:true}).replace(H,(i,o)=>`\\u${o}`);return[r.replace(/^ +$/gm,""),r]}var W=e=>m(e)&&c(e.
key)&&D.has(String(e.key.value)),G=e=>`\uE000${e.charCodeAt(0).toString(16).padStart(4,"0")}\uE001`,H=/\ue000([0-9a-f]{4})\ue001/g,I=({flow:e,range:n},t,r)=>{let i=m(
t)&&c(t.key)&&t.key.value==="steps";if(!e||!n||!t||h(t)||i)return false;let o=r.slice(n[0],n[1]);return V.test(o)&&!/(["'])(?:(?!\1).)*?(?!\1)["']/.test(o)&&z(o)<=
Q},Q=120,V=/^[ !"$-[\]-~]*$/,z=e=>e.replace(/(?<!\s)\s*([{}[\],])\s*/g,(n,t)=>t===","||t==="{"||t==="}"?`${t} `:t).length,y=(e,n)=>{let t=e.toString.bind(e);e.toString=
(r,...i)=>t(r&&{...r,flowCollectionPadding:n},...i)},X=e=>u(e,{Map:(n,t)=>y(t," "),Seq:(n,t)=>y(t,"")}),x=(e,n)=>{let{comment:t,flow:r}=e;if(e.flow=false,!r||!t||
t.includes(`
`))return;let i=m(e.items[0])?e.items[0].value:void 0,o=c(i)&&!i.comment&&!String(i.value).includes(`
`);L(n)&&o?i.comment=t:e.commentBefore=[e.commentBefore,t].filter(s=>s!=null).join(`
`),e.comment=null},Z=e=>{let[n]=e.items;e.items.sort((i,o)=>p(String(i.key))-p(String(o.key)));let[t]=e.items;if(t===n||!c(n?.key)||!c(t?.key))return;let r=[n.key.
commentBefore,t.key.commentBefore].filter(i=>i!=null);n.key.commentBefore=null,t.key.commentBefore=r.length>0?r.join(`
`):null},ee=(e,n)=>{if(n===a.PLAIN&&!e.includes(`
`))return a.PLAIN;let t=Y(e,2);return t.startsWith("|")?a.BLOCK_LITERAL:t.startsWith("'")?a.QUOTE_SINGLE:t===e?a.PLAIN:a.QUOTE_DOUBLE},te={yaml:J,*json(e){return yield,
[`${JSON.stringify(d(JSON.parse(e)),null,2)}
`]},*jsonl(e){return yield,[[...w(e)].map(n=>`${JSON.stringify(d(JSON.parse(n.text)))}
`).join("")]}},ne=(e,n)=>u(e,{Collection:(t,r,i)=>{if(!r.comment||!r.range||r.flow)return;let o=oe(r,i.filter(g).reverse());for(let[s,f]of ie(re(r.range,n),o,n)){
let l=s===r?[]:[s.comment].filter(K=>K!=null);s.comment=[...f,...l].join(`
`)}}}),oe=(e,n)=>{let t=[e];for(let r of n){let i=r.items.at(-1);if(i!==t.at(-1)&&i?.value!==t.at(-1))break;t.push(r)}return t},re=([,e,n],t)=>{let r=t.slice(t.
slice(0,e).trimEnd().length,n).split(/\r?\n/);return r.slice(1,r.at(-1)?.trim()===""?-1:void 0)},ie=(e,n,t)=>{let r=new Map,[i,o]=[0,false],s=(...f)=>{let l=n[i];
r.set(l,[...r.get(l)??[],...f])};s();for(let f of e){let l=f.search(/\S/);for(;l>=0&&i<n.length-1&&se(n[i],t)>l;)i++;l>=0&&s(...o?[""]:[],f.slice(l+1)||" "),o=l<
0}return o&&s(""),r},se=({range:e},n)=>{let t=e?.[0]??0;return t-(n.lastIndexOf(`
`,t-1)+1)};export{ke as a,B as b};
