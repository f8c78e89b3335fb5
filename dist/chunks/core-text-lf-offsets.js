import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
var m=(i,r)=>{let[e,t,s]=[0,0,i.bom],n=r.indexOf(`\r
`);return o=>{let b=t;for(;n>=0&&e+(n-t)<o;)e+=n-t+1,t=n+2,n=r.indexOf(`\r
`,t);return t+=o-e,e=o,s+=g(i,r.slice(b,t)),s}},g=({encoding:i,valid:r},e)=>Buffer.byteLength(e,i)-(r?0:2*(e.match(new RegExp("\\p{Surrogate}","gu"))?.length??0));export{m as a};
