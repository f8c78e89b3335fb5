import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_tools_edit_search$B as N,core_tools_edit_search$n as I,
core_tools_edit_search$q as b,core_tools_edit_search$v as F,core_tools_edit_search$z as k}from"./start.js";import"./start.js";import"./start.js";import"./start.js";
import{core_text_tolerances$f as g,core_text_tolerances$g as h}from"./start.js";import{core_tools_checks$d as d,core_tools_checks$f as x,core_tools_checks$v as y,
core_tools_checks$w as T}from"./start.js";import{core_tools_permission$b as m}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import{core_text_line_ending$a as c}from"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import{core_text_utf8_cache$k as u,core_text_utf8_cache$l as f}from"./hook.js";
import"./hook.js";import"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";import{constants as P}from"node:buffer";async function C(e,o){let s=d(
m.tool,{path:e.file_path??"",effects:m.effects},o);if(!s.ok)return s;let{target:r}=s,i=x(r,F);if(i)return{ok:false,problem:i};let n=y(r),t=await R(n,{input:e,path:r.
path,context:o});return"name"in t?{ok:false,problem:t}:t.ok?{ok:true,...A(n,t.places)}:t.reason==="not-found"?{ok:true,text:"",places:[]}:{ok:false,problem:b({...r,
search:E,...w},t)}}var E={by:"text",edit:{old_string:"",new_string:""}},w={newText:"",replaceAll:true,expected:void 0,hints:[]};async function R(e,{input:o,path:s,
context:r}){let{regex:i,old_string:n}=o;if(i!==void 0){let{compilePattern:a,findRegex:p}=await import("./core-text-regex.js"),l=a(i);return typeof l=="string"?_(
"regex",l):p(e,l)}if(n!==void 0){let a=h(e,{...I(o,"",r),replace_all:true});return a.ok?{ok:true,places:a.splices.map(({start:p,end:l})=>({start:p,end:l,captures:{}}))}:
a}let t=await N.get().read(o);return t?"message"in t?k(t):t.find(e,s):_("pattern","is not given")}var _=(e,o)=>T("INVALID_INPUT",`${e} is not valid: ${o}.`);function A(e,o){
if(e.bytes.length>P.MAX_STRING_LENGTH)throw new g(P.MAX_STRING_LENGTH);let s=(n,t)=>c(u(e,n,t)).length,[r,i]=[e.bom,0];return{text:c(f(e)),places:o.map(({start:n,
end:t,captures:a})=>(i+=s(r,n),r=n,{start:i,end:i+s(n,t),captures:a}))}}export{C as findInFile};
