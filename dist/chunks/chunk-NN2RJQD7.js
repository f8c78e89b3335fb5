import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a as t}from"./chunk-ZPQKS6JU.js";var n=({name:e,message:r})=>/[.;:]\s+\S/.test(r.trim())?void 0:t[e].advice,d=({message:e,suggestions:r=[]})=>r.filter(o=>!e.includes(o));export{n as a,d as b};
