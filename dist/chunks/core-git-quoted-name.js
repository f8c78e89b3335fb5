import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
var i=n=>n.startsWith('"')?n.slice(1,-1).replace(/\\(?:([0-7]{3})|(.))/g,(e,r,t)=>r===void 0?s[t]??t:String.fromCharCode(Number.parseInt(r,8))):n,s={a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"};export{i as a};
