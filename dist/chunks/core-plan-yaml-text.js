import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
var l=(n,s)=>o(n)?n:e(n)?t(n,s):/["\\]/.test(n)&&!/['\n]/.test(n)&&!f.test(n)?`'${n}'`:c(n),o=n=>/^(\.{0,2}\/|\.)?[A-Za-z_][\w./@+-]*( [\w./@+(),=-]+)*$/.test(n)&&!/^(true|false|yes|no|on|off|null|y|n|\.inf|\.nan)$/i.test(n),e=n=>n.includes(`
`)&&/[^ \t\n][ \t]*\n*$/.test(n)&&!f.test(n),f=/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/,t=(n,s)=>{let u=/^\s/.test(n)?"2":"",r=n.endsWith(`

`)?"+":n.endsWith(`
`)?"":"-",i=n.endsWith(`
`)?n.slice(0,-1):n;return`|${u}${r}
${i.replaceAll(/^(?=.)/gm," ".repeat(s))}`},c=n=>JSON.stringify(n).replace(/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,s=>`\\u${s.charCodeAt(0).toString(16).padStart(4,"0")}`);export{l as a};
