import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_report_terminal_summary_2$a as b}from"./start.js";import{
core_report_terminal_problems$c as c}from"./start.js";import{core_report_terminal_style$a as i,core_report_terminal_style$f as p,core_report_terminal_style$h as u}from"./start.js";
import{core_report_outcome$c as f}from"./start.js";import{core_report_build_report$a as m}from"./start.js";import{core_report_safe_markdown_2$a as y,core_report_safe_markdown_2$c as P,
core_report_safe_markdown_2$e as g,core_report_safe_markdown_2$f as R}from"./start.js";import{core_text_neutralise$f as a}from"./start.js";import{errors$e as s}from"./hook.js";
var F=(t,e)=>t.map(r=>q(r,e)).find(r=>r!==0)??0;function q({problems:t=[],report:e},r){let[o]=t;return o?s(o.name):e?f(e,r):0}var H=({name:t,report:e,problems:r})=>e??
(r&&m({plan:{title:t,digest:"",files:[]},steps:[],problems:r}));function U(t){let e=t.map(({name:r,number:o,url:n,outcome:l,base:d})=>{let w=o===void 0?"":`[#${o}\
](${n})`;return R([y(r),w,l,P(d)])});return[...g(["part","pull request","outcome","goes to"]),...e].join(`
`)}function v(t,e){if(t.length===0)return`The plan changes nothing: there are no parts.
`;let r=[["part","pull request","outcome","goes to"],...t.map(x)];return[...u(r),...t.flatMap(({url:n})=>n===""?[]:[a(n)]),...t.flatMap(({name:n,notes:l=[]})=>l.
flatMap(d=>O(`${n}: ${d}`,e)))].map(n=>`${n}
`).join("")+$(t,e)}var x=({name:t,number:e,outcome:r,base:o})=>[a(t),e===void 0?"-":`#${e}`,h[r],a(o)],h={created:"opened",updated:"updated",closed:"closed",none:"\
nothing to write",merged:"merged",refused:"refused",waits:"waits for the part below",proposed:"proposed"},O=(t,e)=>p(`! ${a(t)}`,e.width).map(r=>i(e,"yellow",r)),
$=(t,e)=>t.filter(({outcome:r})=>r==="refused").map(({problems:r=[],report:o})=>{let n=c(r,e);return(o?b(o,e):"")+n.map(l=>`${l}
`).join("")}).join("");export{F as a,H as b,U as c,v as d,$ as e};
