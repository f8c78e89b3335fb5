import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
var s={now:()=>Date.now(),sleep:e=>new Promise(o=>setTimeout(o,e))};export{s as a};
