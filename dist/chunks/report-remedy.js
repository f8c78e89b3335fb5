import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a as t}from"./errors.js";var d=({name:e,message:r})=>n(r)?void 0:t[e].advice,n=e=>/[.;]\s+\S/.test(e),i=({message:e,suggestions:r=[]})=>r.filter(o=>!e.includes(o));export{d as a,n as b,i as c};
