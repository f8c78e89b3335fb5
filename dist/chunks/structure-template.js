import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
var c=n=>{let r=[],e=0;for(let t of n.matchAll(l)){let[s,a="",i=""]=t;r.push(n.slice(e,t.index),{variable:i,several:a.length>1,indent:o(n,t.index)}),e=t.index+s.length}return[...r,n.slice(e)]},l=/(\$\$\$|\$)([A-Z][A-Z0-9_]*)/g,d=n=>new Set(Array.from(n.matchAll(l),([,,r=""])=>r));var o=(n,r)=>{let e=0,t=Math.max(0,r-512);for(let s=r-1;s>=t;s-=1){let a=n[s];if(a===`
`)return e;e=a===" "?e+1:0}return t===0?e:0},u=(n,r,e)=>{if(!n.includes(`
`)||r===e)return n;if(e>r)return n.replaceAll(`
`,`
${" ".repeat(e-r)}`);let t=" ".repeat(r-e);return n.split(`
`).map(s=>s.startsWith(t)?s.slice(t.length):s).join(`
`)};export{c as a,d as b,o as c,u as d};
