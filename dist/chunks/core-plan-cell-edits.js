import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as p}from"./core-plan-text-edits.js";import{core_tools_tool$a as u}from"./start.js";
import{core_tools_notebook_edit$b as h,core_tools_notebook_edit$d as g,core_tools_notebook_edit$e as w,core_tools_notebook_edit$l as C}from"./start.js";import{core_tools_move$a as x}from"./start.js";
import{core_text_notebook$a as c,core_text_notebook$b as k}from"./start.js";import{core_tools_file_choice$o as y,core_tools_file_choice$s as b}from"./start.js";
import{core_text_elision$b as m}from"./start.js";import{core_text_line_ending$a as a}from"./start.js";import{core_text_splice$a as f}from"./hook.js";function N(e,t){
let[n,i]=[c(e),c(t)];if(!n.ok||!i.ok)return;let d=M(n.notebook,i.notebook);if(!d||d.length*e.length>F)return;let o=e;for(let{change:s}of d){let l=c(o);if(!l.ok)
return;o=f(o,g(o,l.notebook,s))}return d.length>0&&o.equals(t)?d.flatMap(({inputs:s})=>s):void 0}var F=2**26;function M(e,t){let n=I(e,t);if(!n)return;let i=[],
d=[];for(let[o,s]of e.cells.entries()){let l=O(e,o);if(l===void 0)return;let r=n.get(o);if(!r)d.unshift({change:{mode:"delete",index:o},inputs:[{cell_id:l,edit_mode:"\
delete",new_source:""}]});else{if(r.type!==s.type)return;r.source!==s.source&&i.push(R(s,r,{index:o,cell_id:l}))}}return[...i,...d]}function I(e,t){let n=new Map,
i=-1;for(let[o,s]of t.cells.entries()){let l=s.id===void 0?o:e.cells.findIndex(({id:r})=>r===s.id);if(l<=i||l>=e.cells.length)return;n.set(l,s),i=l}return e.cells.
some(({id:o})=>o===void 0)&&n.size<e.cells.length?void 0:n}var O=(e,t)=>{let n=e.cells[t]?.id??`cell-${t}`;return k(e,n)===t?n:void 0};function R(e,t,{index:n,cell_id:i}){
let d=e.type==="code"&&E(e)&&E(t),o=e.source.includes("\r")?void 0:p(e.source,t.source),s=o&&o.length<=T?o:[{new_source:t.source}];return{change:{mode:"replace",
index:n,source:t.source,type:void 0,keepsOutputs:d},inputs:s.map(l=>({cell_id:i,...l,...d&&{clear_outputs:false}}))}}var E=({outputs:e,executionCount:t})=>e.length>
0||t!==void 0,T=3;var V=(e,t)=>{let n=t.path,i=t.executable===(e?.executable??false)?{}:{executable:t.executable},d=r=>[u(y,{file_path:n,...r,...i})],o="executa\
ble"in i?void 0:S(e,t),s=t.text===void 0?[]:[d({content:t.text})];return[o,...s,d({content_base64:t.bytes.toString("base64")})].filter(r=>r!==void 0).map(r=>r.map(
_)).filter(W)},Y=(e,t)=>{let n=u(x,{file_path:e.path,new_path:t.path}),i=u(b,{file_path:e.path}),d=e.bytes.equals(t.bytes)&&e.executable===t.executable,o=V(void 0,
t).map(l=>[i,...l]);if(d)return[[n],...o];let s=e.executable===t.executable?S(e,t):void 0;return[...s?[[n,...s.map(_)]]:[],...o].filter(W)},_=e=>{let t=v[e.tool],
n=t===void 0?void 0:e.input[t];return typeof n=="string"&&n.split(`
`).some(m)?{...e,input:{...e.input,allow_elision:true}}:e},v={Edit:"new_string",Write:"content",NotebookEdit:"new_source"},S=(e,t)=>e?.text===void 0||t.text===void 0?
void 0:t.path.endsWith(".ipynb")?N(e.bytes,t.bytes)?.map(i=>u(w,{notebook_path:t.path,...i})):p(a(e.text),a(t.text))?.map(i=>u(h,{file_path:t.path,...i})),W=e=>e.
every(({tool:t,input:n})=>C(t).input().safeParse(n).success);export{N as a,V as b,Y as c,_ as d};
