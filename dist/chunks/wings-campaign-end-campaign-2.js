import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as b,b as M,c as O,d as R,e as E}from"./wings-campaign-decide.js";
import{b as C}from"./wings-campaign-manage-campaign-2.js";import{a as u,c as p}from"./wings-campaign-campaign-run.js";import{j as P}from"./wings-campaign-github-queries.js";
import{publish_github_2$h as m}from"./start.js";import{publish_github_api_2$J as w,publish_github_api_2$c as y,publish_github_api_2$p as g,publish_github_api_2$z as h}from"./start.js";
import{publish_api_call$h as f}from"./start.js";import{errors$b as c}from"./hook.js";async function F(e){let n=u(e),{stations:s,problems:o}=await p(n,{only:e.repository}),
t=s.map(({surveyed:i})=>i),d=t.flatMap(i=>b(i).map(({number:l})=>({repository:i.name,number:l}))),a=await C(d,n.connections),r=[];for(let i of t.flatMap(l=>M(l,
()=>a.get(l.name))))r.push({...v(i),...await x(n,i,e)});return{pulls:r,problems:o}}async function x(e,n,{method:s="merge",dryRun:o}){if(n.do==="leave")return{outcome:"\
left",why:n.why};if(o)return{outcome:"ready"};let{repository:t,number:d,head:a}=n,r=await D(e,t,async({github:i})=>{let l=O((await i.send(P([{repository:t,number:d}])))[0]);
return l===void 0&&await i.send(h(t,d,{sha:a,merge_method:s})),l});return r instanceof c?{outcome:"refused",why:R(B(r))}:r===void 0?{outcome:"merged"}:{outcome:"\
left",why:r}}var B=e=>e instanceof m?e.detail:e.message;async function G(e){let n=u(e),{stations:s,problems:o}=await p(n,{only:e.repository}),t={identity:n.identity,
deleteBranches:e.deleteBranches},d=[];for(let a of s.flatMap(({surveyed:r})=>E(r,t))){let r=a.do==="leave"?a.why:e.dryRun?void 0:await k(n,a),i=a.do==="close"&&
a.deletes&&{deletes:a.deletes.branch};d.push({...v(a),...i,...r!==void 0&&{problem:r}})}return{closed:d,problems:o}}async function k(e,{repository:n,number:s,deletes:o}){
return(await D(e,n,async({github:d})=>{if(await d.send(g(n,s,{state:"closed"})),!o)return;let{node_id:a}=await d.send(y(n)),r=`refs/heads/${o.branch}`;await d.send(
w(a,[{ref:r,commit:void 0,expected:o.at}]))}))?.message}var v=({repository:e,number:n,url:s})=>({repository:e,...n!==void 0&&{number:n},...s!==void 0&&{url:s}});
async function D({connections:e},n,s){let o=await e.reach(f(n));if(!("github"in o))return new c(o);try{return await s(o)}catch(t){if(t instanceof m)return t;throw t}}
export{F as a,G as b};
