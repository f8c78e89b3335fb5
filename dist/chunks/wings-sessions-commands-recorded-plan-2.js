import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_plan_print_2$c as d}from"./run.js";import{core_workspace_path_guard$a as a,
core_workspace_path_guard$s as f}from"./start.js";import{core_git_whole_file$b as m,core_git_whole_file$c as c}from"./hook.js";import{core_text_digest$a as o}from"./hook.js";
import{readFileSync as y}from"node:fs";import u from"node:path";function j(t,{wanted:e,known:n,onWrite:p}){f(u.dirname(e));let i=n&&h(n)?n:void 0;for(let r=i?.file??
e;;r=c(e)){let l=[...d(t,r)].join(""),s={file:r,digests:[...i?.digests??[],o(l)].slice(-2)};p?.(s);try{return m(r,l,{isNew:!i}),s}catch(P){if(i||!a(r))throw P}}}
var h=({file:t,digests:e})=>(a(t)?.isFile()??false)&&e.includes(o(y(t)));export{j as a};
