import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_tools_file_change$a as E}from"./start.js";import{core_text_match_hints$b as m,
core_text_match_hints$c as y}from"./start.js";import{core_text_tolerances$h as f}from"./start.js";import{core_text_utf8_cache$e as g,core_text_utf8_cache$f as c,
core_text_utf8_cache$p as a}from"./hook.js";import{core_text_splice$a as l,core_text_splice$d as p}from"./hook.js";import{errors$b as d}from"./hook.js";import{constants as h}from"node:buffer";
var R=(e,t)=>_(e,t)??T(e,t),_=(e,{old_string:t,new_string:r,match:n})=>{if(n==="lines"||t===""||r===""||e.startsWith("\uFEFF")||[e,t,r].some(o=>o.includes("\r"))||
!a(t)||!a(r))return;let i=e.indexOf(t);if(!(i<0||e.indexOf(t,i+1)>=0))return e.slice(0,i)+r+e.slice(i+t.length)},T=(e,t)=>{let r=w(e),n=f(r,t);return n.ok?l(r.bytes,
n.splices).toString(r.encoding):void 0},w=e=>{let t=a(e)?g(Buffer.from(e)):void 0;return t?.ok?t.file:c(e)};function M(e){let{filePath:t="the text",fileContents:r,
...n}=k(e),i=c(r),o=f(i,n);if(!o.ok)throw new d(P(t,i,n,o));let s=p(i.bytes,o.splices)<=2*h.MAX_STRING_LENGTH?E(i,o.splices):void 0;if(!s)throw new d({name:"LIM\
IT_EXCEEDED",message:`${t}: it would be too large, or its lines too long.`});return{patch:s.structuredPatch,updatedFile:l(i.bytes,o.splices).toString("utf16le")}}
function k(e){let{filePath:t,fileContents:r,...n}=e??{},i=n.old_string??n.oldString,o=n.new_string??n.newString,u=n.replace_all??n.replaceAll??false;for(let[s,S]of Object.
entries({fileContents:r,old_string:i,new_string:o}))if(typeof S!="string")throw new d({name:"INVALID_INPUT",message:`${s}: it must be a string.`});return{filePath:t,
fileContents:r,old_string:i,new_string:o,replace_all:u}}function P(e,t,r,n){if(n.reason==="not-found")return m(e,t,r);if(n.reason==="not-unique")return y(e,t,n);
let[i,o]=b[n.reason];return{name:i,message:`${e}: ${o}`}}var b={uncertain:["UNSUPPORTED_ENCODING","its encoding is unknown."],unencodable:["UNENCODABLE","new_st\
ring contains a lone surrogate."],"too-much":["LIMIT_EXCEEDED","old_string is too repetitive, or occurs too often."]};export{R as a,_ as b,M as c};
