import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as w}from"./core-plan-cell-edits.js";import{a as h}from"./core-plan-text-edits.js";
import{core_tools_tool$a as i}from"./start.js";import{core_tools_notebook_edit$b as y,core_tools_notebook_edit$e as f,core_tools_notebook_edit$l as b}from"./start.js";
import{core_tools_move$a as x}from"./start.js";import{core_tools_file_choice$o as c,core_tools_file_choice$s as m}from"./start.js";import{core_text_elision$b as u}from"./start.js";
import{core_text_line_ending$a as l}from"./start.js";var S=(t,e)=>{let n=e.path,o=e.executable===(t?.executable??false)?{}:{executable:e.executable},d=s=>[i(c,{
file_path:n,...s,...o})],p="executable"in o?void 0:W(t,e),r=e.text===void 0?[]:[d({content:e.text})];return[p,...r,d({content_base64:e.bytes.toString("base64")})].
filter(s=>s!==void 0).map(s=>s.map(_)).filter(E)},N=(t,e)=>{let n=i(x,{file_path:t.path,new_path:e.path}),o=i(m,{file_path:t.path}),d=t.bytes.equals(e.bytes)&&t.
executable===e.executable,p=S(void 0,e).map(a=>[o,...a]);if(d)return[[n],...p];let r=t.executable===e.executable?W(t,e):void 0;return[...r?[[n,...r.map(_)]]:[],
...p].filter(E)},_=t=>{let e=g[t.tool],n=e===void 0?void 0:t.input[e];return typeof n=="string"&&n.split(`
`).some(u)?{...t,input:{...t.input,allow_elision:true}}:t},g={Edit:"new_string",Write:"content",NotebookEdit:"new_source"},W=(t,e)=>t?.text===void 0||e.text===void 0?
void 0:e.path.endsWith(".ipynb")?w(t.bytes,e.bytes)?.map(o=>i(f,{notebook_path:e.path,...o})):h(l(t.text),l(e.text))?.map(o=>i(y,{file_path:e.path,...o})),E=t=>t.
every(({tool:e,input:n})=>b(e).input().safeParse(n).success);export{S as a,N as b,_ as c};
