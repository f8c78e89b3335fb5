import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
function g(){let r={},n=0,t=(e,i)=>e.length>1048576||n+e.length>16777216?{bytes:e.length}:(n+=e.length,{bytes:e.length,url:`data:${i};base64,${e.toString("base64")}`});return{pictures:r,add(e,{path:i,before:u,after:o}){let[a,c]=[u&&s(u,i),o&&s(o,i)];!a&&!c||(r[e]={...u&&a&&{before:t(u,a)},...o&&c&&{after:t(o,c)}})}}}function s(r,n){let t=r.toString("latin1",0,12);return t.startsWith(`\x89PNG\r

`)?"image/png":t.startsWith("\xFF\xD8\xFF")?"image/jpeg":/^GIF8[79]a/.test(t)?"image/gif":/^RIFF[\s\S]{4}WEBP/.test(t)?"image/webp":/\.svg$/i.test(n)?"image/svg+xml":void 0}export{g as a};
