import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{core_text_neutralise$c as c}from"./start.js";var a=12,s=120,l=300;function g(i){let n=i.replace(/\r\n?/g,`
`).replace(/&nbsp;/gi," ").split(`
`).map(t=>/[^\s\u00a0\u2800\u3164]/.test(t)?t.trimEnd():"").filter((t,e,p)=>t!==""||(p[e-1]??"")!=="");for(;n.at(-1)==="";)n.pop();let o=[],r=a;for(let t of n){let e=Math.max(1,Math.ceil(t.length/s));if(e>r){o.length===0&&o.push(t.slice(0,r*s));break}o.push(t),r-=e}let f=o.length===1&&o[0]!==n[0];return{shown:o,folded:f?[n[0].slice(a*s),...n.slice(1)]:n.slice(o.length)}}function h(i){let n=Array.from(c((i??"").slice(0,l*4)));return n.length>l?`${n.slice(0,l-1).join("")}\u2026`:n.join("")}export{g as a,h as b};
