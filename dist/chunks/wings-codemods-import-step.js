import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{d as l,e as E}from"./wings-codemods-imports-script.js";import"./web-tree-sitter.js";
import"./wings-codemods-dropped-comments.js";import"./wings-codemods-structure-indentation.js";import"./core-text-template.js";import"./re2js.js";import"./core-text-line-bounds.js";
import"./run.js";import"./start.js";import"./start.js";import{core_tools_file_change$b as S,core_tools_file_change$h as b}from"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_tools_checks$d as d,core_tools_checks$f as y,
core_tools_checks$g as I,core_tools_checks$l as T,core_tools_checks$m as g,core_tools_checks$o as k,core_tools_checks$p as w,core_tools_checks$r as C,core_tools_checks$t as N,
core_tools_checks$u as O,core_tools_checks$v as p,core_tools_checks$w as f}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import{core_text_utf8_cache$h as u}from"./hook.js";import{core_text_splice$f as h}from"./hook.js";
import"./hook.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";var L=async(t,a)=>{let{file_path:r="",from:c,names:n=[]}=t,
i=await a.policy.secrets(r,[c,...n].join(`
`));if(i)return{ok:false,problem:i};let e=d("Import",{path:r,effects:["changes"]},a);if(!e.ok)return e;let{target:o}=e,s=y(o,U);if(s)return{ok:false,problem:s};
let m=await E(l(o.path),p(o),t);return m.ok?v(o,m):m},U=[I,...T,t=>p(t).valid?void 0:f("UNSUPPORTED_ENCODING",`${t.path} is not valid UTF-8. Convert it to UTF-8\
 first.`),({path:t})=>l(t)?void 0:f("LANGUAGE_UNKNOWN",`The name of ${t} is that of no language whose imports are known (JavaScript, TypeScript, Python, Go, Jav\
a, Rust). Change it with an Edit.`),g,C,N],v=(t,{file:a,notes:r})=>{let{path:c}=t,n=p(t),i={ok:true,path:c,type:"update",...O(t),...r.length>0&&{notes:r}},e=h(n.
bytes,a.bytes,u(n.encoding));if(e.length===0)return i;let o=w(t,()=>k(n,e));if(o)return{ok:false,problem:o};let s=S(t,n,e);return s.ok?{...i,change:s.change,state:b(
s.change.after)}:s};export{L as changeImports};
