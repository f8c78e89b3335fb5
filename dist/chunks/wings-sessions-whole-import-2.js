import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as d,b as p}from"./wings-sessions-recording.js";import{
a as m,b as c}from"./wings-sessions-batch-2.js";import{f as l}from"./core-plan-json-nodes.js";import{a as u,b as i,d as f}from"./core-plan-settle.js";var x=(t,{
lossy:o,...e}={})=>y(d(t,e),o),L=async(t,{lossy:o,...e})=>y(await p(t,e),o);async function q(t,{request:o,...e}){let n=async(s,a={})=>I(await p([s],{...o,...a}),
e),r=m(t);return r?c(r,({id:s,source:a,format:P})=>n(a,{format:o.format??P,title:s})):[await n(t)]}var N=({strip:t,pathPrefix:o,cwd:e,choice:n}={})=>({...e!==void 0&&
{cwd:e},...n!==void 0&&{choice:n},...t!==void 0&&{strip:Number(t)},...o&&{prefixes:o.map(l)}});function I(t,{strict:o=false}={}){let{format:e,isRecord:n}=t,r=t.
ok?[...t.notes??[],...g(t.plan)]:[],s={format:e,notImported:h(t,o),notes:r,isRecord:n};return t.ok?{ok:true,plan:t.plan,source:s}:{ok:false,problems:t.problems,
source:s}}var g=({cwd:t})=>t===void 0?[]:[`The root of its paths is ${t}.`];function h(t,o){let e=t.ok?t.compared?.differing:void 0;if(e?.length===0)return t.notImported.
map(r=>i(r)?{...r,is:"unknown"}:r);let n=[...t.notImported,...(e??[]).map(k)];return o?n.map(r=>u(r)==="unknown"?{...r,is:"left out"}:r):n}var k=({path:t,reason:o})=>({
construct:t,reason:`It differs from what the session left: ${o}. Pass --complete to add it.`,at:{file:t,line:1,column:1},mayChangeFiles:true,is:"unknown"});function y(t,o){
let e=f(I(t),o),{format:n,notImported:r}=t;if(!e.ok)return{ok:false,format:n,problems:e.problems,notImported:r};let{source:s,...a}=e.plan;return t.ok?{...t,plan:{
...a,steps:[...a.steps]}}:t}export{x as a,L as b,q as c,N as d,I as e};
