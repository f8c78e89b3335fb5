import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as F,f as R,g as l,h as x}from"./wings-codemods-document-toml.js";
import"./wings-codemods-dropped-comments.js";import"./core-text-line-bounds.js";import"./run.js";import{smol_toml$b as w}from"./run.js";import"./run.js";import"./run.js";
import"./start.js";import"./start.js";import{core_tools_file_change$b as U,core_tools_file_change$h as _}from"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import{core_tools_checks$d as p,core_tools_checks$f as N,core_tools_checks$g as y,core_tools_checks$h as C,core_tools_checks$i as I,
core_tools_checks$j as D,core_tools_checks$m as E,core_tools_checks$o as S,core_tools_checks$p as T,core_tools_checks$r as O,core_tools_checks$t as k,core_tools_checks$u as b,
core_tools_checks$v as f,core_tools_checks$w as a,core_tools_checks$x as A}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";
import"./hook.js";import"./hook.js";import"./hook.js";async function z(e,t){let{file_path:n=""}=e,r=p("Set",{path:n,effects:["changes"]},t),s=await A({path:n,opened:r,
text:L([e.path,e.value]).join(`
`)},t);if(s)return{ok:false,problem:s};let o=$(e);return typeof o=="string"?{ok:false,problem:a("INVALID_INPUT",o)}:M("Set",e,{context:t,change:o})}var B=(e,t)=>M(
"Unset",e,{context:t,change:{mode:"unset"}}),L=e=>typeof e=="string"?[e]:typeof e!="object"||e===null?[]:[...Array.isArray(e)?[]:Object.keys(e),...Object.values(
e).flatMap(L)],$=({mode:e="set",value:t,from:n,create:r})=>{let s=r??true;if(e==="rename"&&r!==void 0)return"create has no effect with mode: rename, which makes\
 nothing. It counts with the other modes.";if(e==="rename")return typeof t=="string"?{mode:e,to:t}:"value is not a text, which rename takes as the new name.";if(e!==
"copy")return{mode:e,value:F(t),create:s};let o=l(n??[]);return typeof o=="string"?`from ${o}.`:R(o)?{mode:e,from:o,create:s}:"from names several places, or one\
 from the end; name one."};function M(e,{file_path:t="",path:n,document:r},{context:s,change:o}){let m=l(n);if(typeof m=="string")return{ok:false,problem:a("INV\
ALID_INPUT",`path ${m}.`)};let i=p(e,{path:t,effects:["changes"]},s);if(!i.ok)return i;let{target:c}=i,d=N(c,V);if(d)return{ok:false,problem:d};let g=h(c.path);
if(r!==void 0&&g!=="yaml")return{ok:false,problem:a("INVALID_INPUT",`document is for YAML, and ${c.path} is not YAML.`)};let u=x(f(c),g,{...o,path:m,document:r});
return u.ok?u.places===0&&o.mode!=="unset"&&!s.needsNoRead?{ok:false,problem:a("KEY_NOT_FOUND",`${c.path}: path leads to no place.`)}:J(c,u):{ok:false,problem:v(
c,u)}}var h=e=>P(e)?"jsonc":w(e),P=e=>/\.json5$/i.test(e),j={json:64*2**20,jsonc:64*2**20,yaml:4*2**20,toml:4*2**20},V=[y,C,I,D,e=>f(e).valid?void 0:a("UNSUPPOR\
TED_ENCODING",`${e.path} is not valid UTF-8. Convert it to UTF-8 first.`),({path:e})=>h(e)?void 0:a("FORMAT_UNKNOWN",`${e} is not named as JSON, YAML or TOML. C\
hange it with an Edit.`),E,O,e=>{let t=h(e.path),n=j[t],{length:r}=e.bytes();return r>n?a("LIMIT_EXCEEDED",`${e.path} has ${r} bytes, over the limit of ${n}. Ch\
ange it with an Edit.`):void 0}],q={invalid:"DOCUMENT_INVALID",missing:"KEY_NOT_FOUND",aliased:"KEY_ALIASED",value:"INVALID_INPUT",uncertain:"CHANGE_UNCERTAIN",
limit:"LIMIT_EXCEEDED"},v=({path:e},{reason:t,message:n})=>a(q[t],`${e}: ${n}.${t==="invalid"&&P(e)?Y:""}`),Y=" Set and Unset read JSON5 as JSON with comments. \
Change the value with an Edit.";function J(e,{splices:t,notes:n}){let{path:r}=e,s={...b(e),...n.length>0&&{notes:n}},o={ok:true,path:r,type:"update",...s};if(t.
length===0)return o;let m=T(e,()=>S(f(e),t))??k(e);if(m)return{ok:false,problem:m};let i=U(e,f(e),t);return i.ok?{...o,change:i.change,state:_(i.change.after)}:
i}export{z as setValue,B as unsetValue};
