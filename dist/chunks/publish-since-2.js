import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_report_net_changes$d as f,core_report_net_changes$f as m}from"./start.js";
import{core_text_neutralise$f as h}from"./start.js";import{core_text_hunks$a as S}from"./start.js";import{diff$d as R}from"./start.js";import{core_text_group_by$a as b}from"./start.js";
import{createHash as E}from"node:crypto";var w=e=>P(e).map(n=>({index:n.index,subject:M(J(n)).slice(0,_),content:M(K(n)).slice(0,j)}));function U(e){let n=P(e).
map(y),t=n.reduce((o,i)=>o+Buffer.byteLength(i),0);return n.length>O||t>B?void 0:n}var P=({steps:e})=>e.filter(n=>n.status!=="read"),[_,j]=[4,16],O=400,B=64*1024;
function Y(e){if(!(e.length>O))return e.map(({index:n,subject:t,content:o})=>`${n.toString(36)}.${t}${o}`).join(" ")}function q(e){if(e==="")return[];let n=e.split(
" ").map(t=>N.exec(t));if(!n.some(t=>t===null))return n.flatMap(t=>{let[,o="",i="",r=""]=t??[];return[{index:Number.parseInt(o,36),subject:i,content:r}]})}var N=/^([0-9a-z]{1,6})\.([\w+/]{4})([\w+/]{16})$/;
function T({commit:e,steps:n,paths:t},o){let{added:i,changed:r,dropped:a,same:u}=$(n,o),s=new Map(t?.length===n.length?n.map(({index:p},l)=>[p,t[l]]):[]),c=a.flatMap(
p=>{let l=s.get(p);return l===void 0?[]:[{was:p,file_path:l}]}),d={new:i,changed:r.map(([p])=>p),dropped:a,same:u};return{commit:e,...d,...c.length>0&&{details:c}}}
function $(e,n){let t=x(e,n,({subject:r,content:a})=>`${r} ${a}`),o=x(t.before,t.after,({subject:r})=>r),i=o.before.map(({index:r})=>r);return{added:o.after.map(
({index:r})=>r),changed:o.pairs.map(([r,a])=>[a.index,r.index]),dropped:i.sort((r,a)=>r-a),same:t.pairs.length}}function G(e,n){let[t,o]=[w(n),w(e)],{changed:i,
dropped:r}=$(t,o),[a,u]=[F(n),F(e)],s=[...i.flatMap(([d,p])=>{let[l,g]=[a.get(p),u.get(d)];return l&&g?[{was:p,now:d,file_path:y(g),...C(l,g)}]:[]}),...r.flatMap(
d=>{let p=a.get(d);return p?[{was:d,file_path:y(p)}]:[]})],c=T({commit:n.head?.commit??null,steps:t},o);return{...e,since:{...c,...s.length>0&&{details:s}}}}var F=({
steps:e})=>new Map(e.map(n=>[n.index,n])),y=e=>m(e).join(" \u2192 ");function C(e,n){let t=[e,n].every(a=>L(a).every(u=>u.endsWith("\r"))),[o,i]=[e,n].map(a=>v(
a,t?/\r$/:/$/)),{structuredPatch:r}=S(o,R(o,i),{oldStart:1,newStart:1});return r.length>0?{structuredPatch:r}:{}}var L=e=>f(e).flatMap(({structuredPatch:n=[]})=>n.
flatMap(k)),k=({lines:e})=>e.filter(n=>!n.startsWith("\\")),v=(e,n)=>[...e.status==="applied"?[]:[`${[e.status,e.error?.name].filter(Boolean).join(" ")}
`],...e.why?[`# ${h(e.why)}
`]:[],...f(e).flatMap(({file_path:t,structuredPatch:o=[]})=>[...e.files?[`${t}
`]:[],...o.flatMap(k).map(i=>i.replace(n,`
`))])];function x(e,n,t){let o=b(e,t),i=new Map,r=n.flatMap(s=>{let c=t(s),d=i.get(c)??0,p=o.get(c)?.[d];return i.set(c,d+1),p?[[p,s]]:[]}),[a,u]=[new Set(r.map(
([s])=>s)),new Set(r.map(([,s])=>s))];return{pairs:r,before:e.filter(s=>!a.has(s)),after:n.filter(s=>!u.has(s))}}var J=e=>[e.tool,e.id??"",m(e)],K=e=>[e.status,
e.why??"",e.error?.name??"",f(e).map(n=>[n.file_path,n.insertions,n.deletions,n.old_mode??"",n.new_mode??"",(n.structuredPatch??[]).map(({lines:t})=>t)])],M=e=>E(
"sha256").update(JSON.stringify(e)).digest("base64");export{w as a,U as b,Y as c,q as d,T as e,G as f};
