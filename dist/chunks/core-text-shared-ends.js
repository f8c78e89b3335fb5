import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
function i(l,a,r=Math.min(l.length,a.length)){let n=0;for(;n<r&&l[n]===a[n];)n+=1;let e=0;for(;e<r-n&&l[l.length-1-e]===a[a.length-1-e];)e+=1;return{head:n,tail:e}}export{i as a};
