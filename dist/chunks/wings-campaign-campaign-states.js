import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
var n={failed:0,conflict:1,unreachable:2,open:3,closed:4,waiting:5,"not-needed":6,merged:7},s=t=>[...t].sort((a,e)=>n[a.state]-n[e.state]),r=({totals:t})=>{let{repositories:a,failing:e,...o}=t;return[...Object.entries(o),["failing checks",e]]};export{s as a,r as b};
