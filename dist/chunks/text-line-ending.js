import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a as p}from"./text-shared-ends.js";import{a as g,f as b,j as m}from"./text-blocks.js";var d=13,s=10,S=n=>n.includes("\r")?n.replaceAll(`\r
`,`
`):n,x=({bytes:n})=>b(n)?.hasCr??n.includes(d);function k(n,o){let{bytes:r,encoding:e}=n,t=m(e);return i(r,o,s,t)?h(n,o)?0:t:i(r,o,d,t)&&i(r,o+t,s,t)?2*t:0}function f({bytes:n,encoding:o,bom:r},e){let t=m(o);return e-t<r||!i(n,e-t,s,t)?0:e-2*t>=r&&i(n,e-2*t,d,t)?2*t:t}function h({bytes:n,encoding:o,bom:r},e){let t=m(o);return e-t>=r&&i(n,e,s,t)&&i(n,e-t,d,t)}var B=(n,o)=>o<=n.bom||f(n,o)>0;function F(n,o){let r=m(n.encoding);for(let e=o-1;e>=n.bom;){let t=n.bytes.lastIndexOf(s,e);if(t<n.bom)break;if(i(n.bytes,t,s,r))return t+r;e=t-1}return n.bom}function T(n,o){let r=m(n.encoding);for(let e=o;;){let t=n.bytes.indexOf(s,e);if(t<0)return n.bytes.length;if(i(n.bytes,t,s,r))return t+r;e=t+1}}function M({bytes:n,encoding:o},r,e){if(o==="utf8")return b(n)?.countLf(r,e)??g(n.subarray(r,e));let t=0;for(let c=r;c<e;c+=2)t+=i(n,c,s,2)?1:0;return t}function j(n){if(!x(n))return(r,e)=>e;let o={start:0,end:-1,lineEnd:`
`};return(r,e)=>{if(!e.includes(`
`))return e;let t=n.bytes.toString(n.encoding,r.start,r.end).split(`
`);return t.length>1?E(t,e.split(`
`)):((r.start<o.start||r.end>=o.end)&&(o=L(n,r)),e.replaceAll(`
`,o.lineEnd))}}function E(n,o){let r=n.slice(0,-1).map(u=>u.endsWith("\r")?`\r
`:`
`),e=n.map((u,l)=>r[l]===`\r
`?u.slice(0,-1):u),{tail:t}=p(e,o,Math.min(e.length,o.length)-1),c=o.length-1,a=u=>u>=c-t?r[r.length-(c-u)]:r[Math.min(u,r.length-1)];return o.map((u,l)=>l<c?u+a(l):u).join("")}function L(n,o){let r=F(n,o.start),e=T(n,o.end),t=f(n,e)||f(n,r);return{start:r,end:e,lineEnd:t===2*m(n.encoding)?`\r
`:`
`}}var i=(n,o,r,e)=>n[o]===r&&(e===1||o%2===0&&n[o+1]===0);export{S as a,x as b,k as c,f as d,h as e,B as f,F as g,T as h,M as i,j};
