import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_git_commands_remote$c as w,core_git_commands_remote$d as c}from"./start.js";
import{core_git_commands_commit$a as d,core_git_commands_commit$d as P,core_git_commands_commit$e as h}from"./start.js";import{core_git_git$y as l,core_git_git$z as p}from"./hook.js";
async function F(t,e,o){let r;return await f(t,e,o,async n=>(r=await t.run(d(e.base.commit,o.commit)),n||r.every(({parents:a})=>a.length>0))),r}var x=(t,e,{ancestors:o,
...r})=>f(t,e,r,()=>t.run(h(o))),S=(t,e,o)=>C(t,e,()=>t.run(p(o,e.base.commit)));async function C(t,e,o){let r={commit:e.base.commit,ref:`refs/heads/${e.base.branch}`,
from:e.upstream};return await f(t,e,r,o)&&await o()}var B=[20,200,2e3],G=2147483647;async function f(t,{base:e,upstream:o},{commit:r,ref:n,from:a},i){let m=async()=>await t.
run(w(r))!==void 0;if(!l(t))return await m()?i(true):(await t.run(c(a,[n])),await m()&&i(true));if(await m()&&await i(false))return true;let b=await t.run(P(e.commit)),
u=`refs/heads/${e.branch}`;for(let y of[...B.map(s=>b+s),G]){if(a!==o&&await t.run(c(o,[u],y)),await t.run(c(a,a===o?[u,n]:[n],y)),!await m())return false;let s=!l(
t);if(await i(s)||s)return true}return false}export{F as a,x as b,S as c,C as d};
