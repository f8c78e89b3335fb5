import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a as i}from"./text-visible.js";var s=r=>i(r,{prose:!0}),e=r=>s(r.replace(/\s+/g," ").trim());export{s as a,e as b};
