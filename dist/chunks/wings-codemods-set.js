import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as U,f as F,g as p,i as L}from"./wings-codemods-document-document.js";
import"./wings-codemods-dropped-comments.js";import"./core-text-line-bounds.js";import"./run.js";import{smol_toml$b as R}from"./run.js";import"./run.js";import"./run.js";
import{core_engine_turns$a as x}from"./start.js";import"./start.js";import"./start.js";import{core_tools_file_change$b as w,core_tools_file_change$h as _}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_tools_checks$A as b,core_tools_checks$d as d,core_tools_checks$e as g,
core_tools_checks$i as y,core_tools_checks$j as N,core_tools_checks$k as C,core_tools_checks$l as I,core_tools_checks$m as S,core_tools_checks$p as T,core_tools_checks$r as D,
core_tools_checks$s as E,core_tools_checks$u as O,core_tools_checks$w as k,core_tools_checks$x as A,core_tools_checks$y as f,core_tools_checks$z as i}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";async function Z(e,t){let{file_path:n=""}=e,
r=d("Set",{path:n,effects:["changes"]},t),s=await b({path:n,opened:r,text:M([e.path,e.value]).join(`
`)},t);if(s)return{ok:false,problem:s};let o=j(e);return typeof o=="string"?{ok:false,problem:i("INVALID_INPUT",o)}:P("Set",e,{context:t,change:o})}var ee=(e,t)=>P(
"Unset",e,{context:t,change:{mode:"unset"}}),M=e=>typeof e=="string"?[e]:typeof e!="object"||e===null?[]:[...Array.isArray(e)?[]:Object.keys(e),...Object.values(
e).flatMap(M)],j=({mode:e="set",value:t,from:n,create:r})=>{let s=r??true;if(e==="rename"&&r!==void 0)return"create has no effect with mode: rename, which makes\
 nothing. It counts with the other modes.";if(e==="rename")return typeof t=="string"?{mode:e,to:t}:"value is not a text, which rename takes as the new name.";if(e!==
"copy")return{mode:e,value:U(t),create:s};let o=p(n??[]);return typeof o=="string"?`from ${o}.`:F(o)?{mode:e,from:o,create:s}:"from names several places, or one\
 from the end; name one."};async function P(e,{file_path:t="",path:n,document:r},{context:s,change:o}){let c=p(n);if(typeof c=="string")return{ok:false,problem:i(
"INVALID_INPUT",`path ${c}.`)};let a=g(e,{path:t,effects:["changes"]},{context:s,checks:Y});if(!a.ok)return a;let{target:m}=a,l=h(m.path);if(r!==void 0&&l!=="ya\
ml")return{ok:false,problem:i("INVALID_INPUT",`document is for YAML, and ${m.path} is not YAML.`)};let V={...o,path:c,document:r},u=await x(L(f(m),l,V));return u.
ok?u.places===0&&o.mode!=="unset"&&!s.needsNoRead?{ok:false,problem:i("KEY_NOT_FOUND",`${m.path}: path leads to no place.`)}:W(m,u):{ok:false,problem:K(m,u)}}var h=e=>$(
e)?"jsonc":R(e),$=e=>/\.json5$/i.test(e),q={json:64*2**20,jsonc:64*2**20,yaml:4*2**20,toml:4*2**20},Y=[y,N,C,I,S,({path:e})=>h(e)?void 0:i("FORMAT_UNKNOWN",`${e}\
 is not named as JSON, YAML or TOML. Change it with an Edit.`),T,O,e=>{let t=h(e.path),n=q[t],{length:r}=e.bytes();return r>n?i("LIMIT_EXCEEDED",`${e.path} has ${r}\
 bytes, over the limit of ${n}. Change it with an Edit.`):void 0}],J={invalid:"DOCUMENT_INVALID",missing:"KEY_NOT_FOUND",aliased:"KEY_ALIASED",value:"INVALID_IN\
PUT",uncertain:"CHANGE_UNCERTAIN",limit:"LIMIT_EXCEEDED"},K=({path:e},{reason:t,message:n})=>i(J[t],`${e}: ${n}.${t==="invalid"&&$(e)?v:""}`),v=" Set and Unset \
read JSON5 as JSON with comments. Change the value with an Edit.";function W(e,{splices:t,notes:n}){let{path:r}=e,s={...A(e),...n.length>0&&{notes:n}},o={ok:true,
path:r,type:"update",...s};if(t.length===0)return o;let c=E(e,()=>D(f(e),t))??k(e);if(c)return{ok:false,problem:c};let a=w(e,f(e),t);return a.ok?{...o,change:a.
change,state:_(a.change.after)}:a}export{Z as setValue,ee as unsetValue};
