import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_run_run_mode$c as i}from"./run.js";import{core_run_execute_run$a as p}from"./run.js";
import{core_run_request$e as a}from"./run.js";import{core_plan_parse_2$a as s}from"./run.js";import{errors$b as o}from"./hook.js";async function y(m,t){let e=s(
{name:"plan.yaml",text:m});if(!e.ok)throw new o(e.problems);let n=await p(a(e.plan),t,{...l,wishes:t},async()=>({written:false})),[r]=n.steps.flatMap(({error:f})=>f??
[]);if(r)throw new o({name:r.name,message:r.message});return n.diagnostics??[]}var l={...i,onto:"merge",oneCommit:true,inspects:"always"};export{y as a};
