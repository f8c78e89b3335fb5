import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as p,c as w}from"./wings-campaign-campaign-run.js";import{
g as d,j as I,s as M}from"./wings-campaign-github-queries.js";import{a as E,c as v,e as S}from"./wings-campaign-campaign-report-2.js";import{b as C,h as R}from"./wings-campaign-campaign-file-2.js";
import{c as A}from"./publish-fallback.js";import{core_report_safe_markdown_2$h as k}from"./start.js";import{publish_remote_state_2$n as x}from"./start.js";import{
publish_github_2$h as y}from"./start.js";import{publish_github_api_2$O as h,publish_github_api_2$P as P,publish_github_api_2$j as b}from"./start.js";import{publish_api_call$h as g}from"./start.js";
import{core_text_group_by$a as O}from"./start.js";import{errors$b as f}from"./hook.js";async function L(n){let e=p(n),{stations:t,problems:o}=await w(e,{asksNeed:true}),
{title:i}=n.campaign,a=t.map(({row:s})=>s),r=t.flatMap(({surveyed:s})=>s.pulls),m=await $(_(a),e.connections);return E({title:i,branch:e.identity.branch,rows:a,
pulls:r,reviews:m,problems:o,now:e.clock.now()})}var _=n=>n.flatMap(({repository:e,state:t,pull:o})=>o&&t!=="merged"&&t!=="closed"?[{repository:e,number:o.number}]:
[]);async function $(n,e){let t=new Map;for(let[o,i]of O(n,({repository:a})=>g(a))){let a=await e.reach(o);if("github"in a)for(let r=0;r<i.length;r+=d){let m=i.
slice(r,r+d),s=await T(a.github.send(I(m)));for(let[u,{repository:l}]of m.entries()){let c=s?.[u];c&&t.set(l,c)}}}return t}var T=n=>n.catch(e=>{if(!(e instanceof
y))throw e});async function Q(n){let e=p(n),{stations:t,problems:o}=await w(e,{rerun:n.rerun,asksNeed:true}),i=t.map(({row:r})=>r);return{plan:M(i,{pace:e.limits,
parallel:n.parallel??4,now:e.clock.now()}),estimate:S(i,n),rows:i,problems:o}}async function W(n,e,t){if(!C(t))throw new f({name:"USAGE",message:`${JSON.stringify(
t)} is not owner/name.`});let{identity:o}=p(n),{connections:i}=p(n.token?{...n,app:void 0}:n),a=await i.reach(t.split("/")[0]??"");if(!("github"in a))throw new f(
a);let{github:r}=a,m=`<!-- editplan:campaign ${R(o).split("/").at(-2)} -->`,s=`${m}
${v(e)}`,u=(await x(r.send(b())))?.viewer.login,l=await A({github:r,viewer:u},t,m);if(!l){let c=await r.send(h(t,{title:k(e.title),body:s}));return{number:c.number,
url:c.html_url}}return N(l.body??"")!==N(s)&&await r.send(P(t,l.number,s)),{number:l.number,url:l.html_url}}var N=n=>n.replace(/, as of [^.]*\./,"");export{L as a,
$ as b,Q as c,W as d};
