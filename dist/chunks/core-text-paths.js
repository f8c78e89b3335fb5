import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
var e=r=>Array.from(r.matchAll(/\//g),({index:o})=>r.slice(0,o));export{e as a};
