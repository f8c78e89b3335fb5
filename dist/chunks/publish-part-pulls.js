import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_report_terminal_summary_2$a as R}from"./start.js";import{
core_report_terminal_problems$c as f}from"./start.js";import{core_report_terminal_style$d as i,core_report_terminal_style$i as p}from"./start.js";import{core_report_outcome$d as m}from"./start.js";
import{core_report_build_report$a as u}from"./start.js";import{core_report_safe_markdown_2$a as c,core_report_safe_markdown_2$c as P,core_report_safe_markdown_2$e as y,
core_report_safe_markdown_2$f as g}from"./start.js";import{core_text_neutralise$f as a}from"./start.js";import{errors$f as d}from"./hook.js";var L=(r,t)=>r.map(
e=>q(e,t)).find(e=>e!==0)??0;function q({problems:r=[],report:t},e){let[o]=r;return o?d(o.name):t?m(t,e):0}var E=({name:r,report:t,problems:e})=>t??(e&&u({plan:{
title:r,digest:"",files:[]},steps:[],problems:e}));function F(r){let t=r.map(({name:e,number:o,url:n,outcome:l,base:s})=>{let b=o===void 0?"":`[#${o}](${n})`;return g(
[c(e),b,l,P(s)])});return[...y(["part","pull request","outcome","goes to"]),...t].join(`
`)}function H(r,t){if(r.length===0)return`The plan changes nothing: there are no parts.
`;let e=[["part","pull request","outcome","goes to"],...r.map(w)];return[...p(e),...r.flatMap(({url:n})=>n===""?[]:[a(n)]),...r.flatMap(({name:n,notes:l=[]})=>l.
flatMap(s=>i(`${n}: ${s}`,t)))].map(n=>`${n}
`).join("")+h(r,t)}var w=({name:r,number:t,outcome:e,base:o})=>[a(r),t===void 0?"-":`#${t}`,x[e],a(o)],x={created:"opened",updated:"updated",closed:"closed",none:"\
nothing to write",merged:"merged",refused:"refused",waits:"waits for the part below",proposed:"proposed"},h=(r,t)=>r.filter(({outcome:e})=>e==="refused").map(({
problems:e=[],report:o})=>{let n=f(e,t);return(o?R(o,t):"")+n.map(l=>`${l}
`).join("")}).join("");export{L as a,E as b,F as c,H as d,h as e};
