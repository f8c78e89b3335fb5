import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_plan_parse_2$a as O,core_plan_parse_2$b as T}from"./run.js";
import{core_plan_print_2$b as w,core_plan_print_2$e as C,core_plan_print_2$f as Y}from"./run.js";import{core_plan_json_document$h as b}from"./run.js";import{core_plan_data_fields$a as k}from"./run.js";
import{core_plan_schema$b as _,core_plan_schema$e as S}from"./run.js";import{core_tools_notebook_edit$j as N}from"./start.js";import{core_tools_file_choice$e as M}from"./start.js";
import{core_tools_fields$i as E}from"./start.js";import{yaml$b as h,yaml$d as u,yaml$e as c,yaml$f as P,yaml$g as g,yaml$i as m,yaml$j as a,yaml$r as L}from"./start.js";
import{core_text_words$n as A}from"./hook.js";var ge=e=>{let n=K(e);for(;;){let{done:t,value:r}=n.next();if(t)return r}};function*K(e){T(e);let n=e.text.startsWith(
"\uFEFF")?e.text.slice(1):e.text,t=e.format??Y(e.name,n),r=O({...e,text:n,format:t},{openVars:true});if(!r.ok)return r;if(w(n,r.plan,t))return{ok:true,text:n};yield;
let s=o=>{let i=O({name:e.name,text:o,format:t},{openVars:true});return i.ok&&i.plan.digest===r.plan.digest};for(let o of ee[t](n))if(yield,s(o))return{ok:true,
text:o};return{ok:true,text:n}}var B=Object.keys(S.shape),q=()=>["type","tool","name","email",...Object.keys(_.shape),"input",...N().flatMap(({input:e})=>Object.
keys(e().shape))],U=Object.keys(M.shape),$=Object.keys(S.shape.options.unwrap().shape),j=["expect_matches","skip_unsupported","skip_existing"],R=E(()=>[...new Set(
[...B,"steps",...q(),...U,...$])].filter(e=>!j.includes(e)).concat(j)),p=e=>R().indexOf(e),x=new Set(["vars"]),d=e=>Array.isArray(e)?e.map(d):typeof e!="object"||
e===null?e:Object.fromEntries(Object.entries(e).sort(([n],[t])=>p(n)-p(t)).map(([n,t])=>[n,k.has(n)||x.has(n)?t:d(t)])),F=e=>{let n=L(e,{version:"1.2",schema:"f\
ailsafe",keepSourceTokens:false});te(n,e);let t=false;m(n,{Alias:()=>{t=true}}),m(n,{Pair:(s,{key:o,value:i})=>{if(!(!c(o)||!k.has(String(o.value))||!g(i)))return z(
i),m.SKIP},Map:(s,o,i)=>{!t&&!J(i.at(-1))&&X(o),v(o,i.at(-1),e)?y(o," "):I(o,i.at(-1))},Seq:(s,o,i)=>{v(o,i.at(-1),e)?y(o,""):I(o,i.at(-1))},Scalar:(s,o)=>{s===
"key"?o.type=a.PLAIN:typeof o.value=="string"&&(o.type=Z(o.value,o.type),o.type===a.QUOTE_DOUBLE&&(o.value=o.value.replace(A,W)))}});let r=n.toString({lineWidth:0,
doubleQuotedAsJSON:true,indentSeq:true,flowCollectionPadding:true}).replace(H,(s,o)=>`\\u${o}`);return[r.replace(/^ +$/gm,""),r]},J=e=>u(e)&&c(e.key)&&x.has(String(
e.key.value)),W=e=>`\uE000${e.charCodeAt(0).toString(16).padStart(4,"0")}\uE001`,H=/\ue000([0-9a-f]{4})\ue001/g,v=({flow:e,range:n},t,r)=>{let s=u(t)&&c(t.key)&&
t.key.value==="steps";if(!e||!n||!t||h(t)||s)return false;let o=r.slice(n[0],n[1]);return G.test(o)&&!/(["'])(?:(?!\1).)*?(?!\1)["']/.test(o)&&V(o)<=Q},Q=120,G=/^[ !"$-[\]-~]*$/,
V=e=>e.replace(/(?<!\s)\s*([{}[\],])\s*/g,(n,t)=>t===","||t==="{"||t==="}"?`${t} `:t).length,y=(e,n)=>{let t=e.toString.bind(e);e.toString=(r,...s)=>t(r&&{...r,
flowCollectionPadding:n},...s)},z=e=>m(e,{Map:(n,t)=>y(t," "),Seq:(n,t)=>y(t,"")}),I=(e,n)=>{let{comment:t,flow:r}=e;if(e.flow=false,!r||!t||t.includes(`
`))return;let s=u(e.items[0])?e.items[0].value:void 0,o=c(s)&&!s.comment&&!String(s.value).includes(`
`);P(n)&&o?s.comment=t:e.commentBefore=[e.commentBefore,t].filter(i=>i!=null).join(`
`),e.comment=null},X=e=>{let[n]=e.items;e.items.sort((s,o)=>p(String(s.key))-p(String(o.key)));let[t]=e.items;if(t===n||!c(n?.key)||!c(t?.key))return;let r=[n.key.
commentBefore,t.key.commentBefore].filter(s=>s!=null);n.key.commentBefore=null,t.key.commentBefore=r.length>0?r.join(`
`):null},Z=(e,n)=>{if(n===a.PLAIN&&!e.includes(`
`))return a.PLAIN;let t=C(e,2);return t.startsWith("|")?a.BLOCK_LITERAL:t.startsWith("'")?a.QUOTE_SINGLE:t===e?a.PLAIN:a.QUOTE_DOUBLE},ee={yaml:F,json:e=>[`${JSON.
stringify(d(JSON.parse(e)),null,2)}
`],jsonl:e=>[[...b(e)].map(n=>`${JSON.stringify(d(JSON.parse(n.text)))}
`).join("")]},te=(e,n)=>m(e,{Collection:(t,r,s)=>{if(!r.comment||!r.range||r.flow)return;let o=ne(r,s.filter(g).reverse());for(let[i,f]of re(oe(r.range,n),o,n)){
let l=i===r?[]:[i.comment].filter(D=>D!=null);i.comment=[...f,...l].join(`
`)}}}),ne=(e,n)=>{let t=[e];for(let r of n){let s=r.items.at(-1);if(s!==t.at(-1)&&s?.value!==t.at(-1))break;t.push(r)}return t},oe=([,e,n],t)=>{let r=t.slice(t.
slice(0,e).trimEnd().length,n).split(/\r?\n/);return r.slice(1,r.at(-1)?.trim()===""?-1:void 0)},re=(e,n,t)=>{let r=new Map,[s,o]=[0,false],i=(...f)=>{let l=n[s];
r.set(l,[...r.get(l)??[],...f])};i();for(let f of e){let l=f.search(/\S/);for(;l>=0&&s<n.length-1&&se(n[s],t)>l;)s++;l>=0&&i(...o?[""]:[],f.slice(l+1)||" "),o=l<
0}return o&&i(""),r},se=({range:e},n)=>{let t=e?.[0]??0;return t-(n.lastIndexOf(`
`,t-1)+1)};export{ge as a,K as b};
