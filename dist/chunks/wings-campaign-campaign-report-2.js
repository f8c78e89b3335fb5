import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_report_terminal_style$a as u,core_report_terminal_style$b as y,
core_report_terminal_style$g as h}from"./start.js";import{core_report_safe_markdown_2$a as m,core_report_safe_markdown_2$e as g,core_report_safe_markdown_2$f as f}from"./start.js";
import{core_text_neutralise$f as R}from"./start.js";var O=["open","merged","closed","conflict","failed","not-needed","waiting","unreachable"],$=864e5;function U({
title:t,branch:o,rows:e,pulls:n=[],reviews:a,problems:r,now:s}){let d=i=>e.filter(i).length,c=Object.fromEntries(O.map(i=>[i,d(l=>l.state===i)]));return{version:1,
title:t,branch:o,at:new Date(s).toISOString(),totals:{...c,repositories:e.length,failing:d(({state:i,checks:l})=>i==="open"&&l==="failing")},history:x(n),repositories:e.
map(({todo:i,...l})=>({...l,...a?.get(l.repository),...l.pull&&{age_days:Math.max(0,Math.floor((s-Date.parse(l.pull.createdAt))/$))}})),...r.length>0&&{problems:r.
map(({name:i,message:l})=>({name:i,message:l}))}}}function x(t){let o=new Map,e=(n,a)=>{let r=n.slice(0,10),s=o.get(r)??{opened:0,merged:0,closed:0};s[a]+=1,o.set(
r,s)};for(let{createdAt:n,closedAt:a,state:r}of t)e(n,"opened"),a!==void 0&&r!=="open"&&e(a,r);return[...o].sort(([n],[a])=>n<a?-1:1).map(([n,a])=>({day:n,...a}))}
var w={failed:0,conflict:1,unreachable:2,open:3,closed:4,waiting:5,"not-needed":6,merged:7},_=t=>[...t].sort((o,e)=>w[o.state]-w[e.state]),S=({totals:t})=>{let{
repositories:o,failing:e,...n}=t;return[...Object.entries(n),["failing checks",e]]},E={open:"cyan",merged:"green",closed:"dim",conflict:"yellow",failed:"red","n\
ot-needed":"dim",waiting:"dim",unreachable:"yellow"};function N(t,o){let e=t.repositories,n=Math.max(0,...e.map(({repository:r})=>y(r)));return`${[...e.flatMap(
r=>{let s=r.repository+" ".repeat(n-y(r.repository)),d=u(o,E[r.state],r.state.padEnd(11)),c=[s,d,...M(r)].join("  ").trimEnd(),i=r.reason===void 0?[]:h(R(r.reason),
o.width-4);return[c,...i.map(l=>u(o,"dim",`    ${l}`))]}),"",v(t)].join(`
`)}
`}var M=({pull:t,checks:o="none",age_days:e})=>t?[`#${t.number}`.padEnd(6),o.padEnd(7),`${e??0} d`.padEnd(5),t.url]:[];function v(t){let o=S(t).flatMap(([e,n])=>n>
0?[`${n} ${e}`]:[]);return`${t.totals.repositories} repositories: ${o.join(", ")}`}var P=6e4;function H(t){let{title:o,totals:e,at:n,repositories:a,problems:r=[]}=t,
s=S(t),d=[`## ${m(o)}`,"",`${e.repositories} repositories, as of ${n.slice(0,16).replace("T"," ")} UTC.`,"",...g(s.map(([p])=>p),s.map(()=>"---:")),f(s.map(([,p])=>p)),
"",...r.map(({message:p})=>`> ${m(p)}
`),...g(["repository","state","pull request","checks","age",""],["---","---","---","---","---:","---"])],c=_(a).map(T),i=P-d.join(`
`).length-200,l=A(c,i),b=c.length-l.length,C=b>0?["",`${b} more: run \`editplan campaign status\`.`]:[];return`${[...d,...l,...C].join(`
`)}
`}function T({repository:t,state:o,pull:e,checks:n,age_days:a,reason:r=""}){let s=e?`[#${e.number}](${e.url})`:"",d=e?`${a??0} d`:"";return f([m(t),o,s,n??"",d,
m(r)])}function A(t,o){let e=0,n=t.findIndex(a=>(e+=a.length+1,e>o));return n<0?t:t.slice(0,n)}var j=500;function I(t,{campaign:o,app:e}){let n=t.filter(({todo:c})=>c===
"open"||c==="again"),{labels:a=[],reviewers:r}=o.pull_requests,s=1+(a.length>0?1:0)+(r.length>0?1:0),d=new Map;for(let{repository:c}of n){let i=e?(c.split("/")[0]??
"").toLowerCase():"";d.set(i,(d.get(i)??0)+s)}return{repositories:n.length,contents:n.length*s,identities:d.size,hours:Math.ceil(Math.max(0,...d.values())/j)}}export{
U as a,N as b,H as c,j as d,I as e};
