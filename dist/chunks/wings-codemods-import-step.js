import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{c as m,d as b}from"./wings-codemods-imports-script.js";import"./wings-codemods-structure-tree.js";
import"./web-tree-sitter.js";import"./wings-codemods-dropped-comments.js";import"./wings-codemods-structure-indentation.js";import"./core-text-template.js";import"./re2js.js";
import"./core-text-line-bounds.js";import"./start.js";import"./start.js";import"./start.js";import{core_tools_file_change$b as O,core_tools_file_change$h as N}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import{core_tools_checks$e as l,core_tools_checks$i as u,core_tools_checks$m as d,core_tools_checks$o as y,core_tools_checks$p as g,core_tools_checks$r as k,core_tools_checks$s as I,
core_tools_checks$u as w,core_tools_checks$w as T,core_tools_checks$x as C,core_tools_checks$y as i,core_tools_checks$z as S}from"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";
import{core_text_utf8_cache$h as h}from"./hook.js";import{core_text_splice$f as f}from"./hook.js";import"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";
var B=async(t,a)=>{let{file_path:r="",from:c,names:s=[]}=t,p=await a.policy.secrets(r,[c,...s].join(`
`));if(p)return{ok:false,problem:p};let o=l("Import",{path:r,effects:["changes"]},{context:a,checks:x});if(!o.ok)return o;let{target:n}=o,e=await b(m(n.path),i(
n),t);return e.ok?E(n,e):e},x=[u,...y,d,({path:t})=>m(t)?void 0:S("LANGUAGE_UNKNOWN",`The name of ${t} is that of no language whose imports are known (JavaScrip\
t, TypeScript, Python, Go, Java, Rust). Change it with an Edit.`),g,w,T],E=(t,{file:a,notes:r})=>{let{path:c}=t,s=i(t),p={ok:true,path:c,type:"update",...C(t),...r.
length>0&&{notes:r}},o=f(s.bytes,a.bytes,h(s.encoding));if(o.length===0)return p;let n=I(t,()=>k(s,o));if(n)return{ok:false,problem:n};let e=O(t,s,o);return e.ok?
{...p,change:e.change,state:N(e.change.after)}:e};export{B as changeImports};
