import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_text_match_hints$B as k,core_text_match_hints$n as g,
core_text_match_hints$q as I,core_text_match_hints$v as F,core_text_match_hints$z as b}from"./start.js";import"./start.js";import"./start.js";import"./start.js";
import{core_text_tolerances$g as y,core_text_tolerances$h as T}from"./start.js";import{core_tools_checks$e as f,core_tools_checks$y as x,core_tools_checks$z as h}from"./start.js";
import{core_tools_permission$b as u}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_text_line_ending$a as p}from"./start.js";
import"./start.js";import"./hook.js";import"./hook.js";import{core_text_utf8_cache$k as m,core_text_utf8_cache$l as d}from"./hook.js";import"./hook.js";import"./hook.js";
import"./start.js";import"./hook.js";import"./hook.js";import{constants as N}from"node:buffer";async function C(e,o){let a={path:e.file_path??"",effects:u.effects},
s=f(u.tool,a,{context:o,checks:F});if(!s.ok)return s;let{target:n}=s,r=x(n),t=await w(r,{input:e,path:n.path,context:o});return"name"in t?{ok:false,problem:t}:t.
ok?{ok:true,...R(r,t.places)}:t.reason==="not-found"?{ok:true,text:"",places:[]}:{ok:false,problem:I({...n,search:E,...P},t)}}var E={by:"text",edit:{old_string:"",
new_string:""}},P={newText:"",replaceAll:true,expected:void 0,hints:[]};async function w(e,{input:o,path:a,context:s}){let{regex:n,old_string:r}=o;if(n!==void 0){
let{compilePattern:i,findRegex:c}=await import("./core-text-regex.js"),l=i(n);return typeof l=="string"?_("regex",l):c(e,l)}if(r!==void 0){let i=T(e,{...g(o,"",
s),replace_all:true});return i.ok?{ok:true,places:i.splices.map(({start:c,end:l})=>({start:c,end:l,captures:{}}))}:i}let t=await k.get().read(o);return t?"messa\
ge"in t?b(t):t.find(e,a):_("pattern","is not given")}var _=(e,o)=>h("INVALID_INPUT",`${e} is not valid: ${o}.`);function R(e,o){if(e.bytes.length>N.MAX_STRING_LENGTH)
throw new y(N.MAX_STRING_LENGTH);let a=(r,t)=>p(m(e,r,t)).length,[s,n]=[e.bom,0];return{text:p(d(e)),places:o.map(({start:r,end:t,captures:i})=>(n+=a(s,r),s=r,{
start:n,end:n+a(r,t),captures:i}))}}export{C as findInFile};
