import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
var t=(n,r,e=`${r}s`)=>`${n} ${n===1?r:e}`,g=(n,r)=>n.length>r?`${n.slice(0,r).join(", ")} and ${n.length-r} more`:n.join(", "),o=(n,r)=>[...n.slice(0,r).map(e=>`- ${e}`),...n.length>r?[`- and ${n.length-r} more`]:[]];export{t as a,g as b,o as c};
