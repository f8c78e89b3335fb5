import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_text_json$j as l}from"./hook.js";import{core_text_words$a as c}from"./hook.js";
import"./hook.js";import{createHash as d}from"node:crypto";function b({plan:t,decided:n=[]},o,r){let s=new Map([...u(r)].map(([e,p])=>[p,e])),f=s.size,i=n.map(e=>({
one:e,step:t===o?e.step:s.get(e.of??"")})),a=i.filter(({step:e})=>e===void 0||e>f).map(({one:e})=>e);return{decided:i.flatMap(({one:e,step:p})=>p===void 0||p>f?
[]:[{...e,step:p}]),notes:a.length>0?[m(a)]:[]}}function m(t){let n=t.map(({step:o,by:r})=>`step ${o} of the earlier plan, left out by ${r}`).join("; ");return`${c(
t.length,"decision")} of reviewers ${t.length===1?"fits":"fit"} no step of this plan: ${n}.`}function S(t,n){if(t.length===0)return t;let o=u(n);return t.map(({
step:r,by:s})=>({step:r,by:s,of:o.get(r)}))}function u(t){let n=new Map,o=new Map;for(let{tool:r,input:s,index:f}of t){let i=l({tool:r,input:s}),a=(n.get(i)??0)+
1;n.set(i,a),o.set(f,d("sha256").update(`${i}\0${a}`).digest("base64url").slice(0,22))}return o}export{b as carryDecisions,S as withDigests};
