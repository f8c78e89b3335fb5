import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a as r}from"./errors.js";var d=({name:e,message:o})=>n(o)?void 0:r[e].advice,n=e=>/[.;]\s+\S/.test(e),i=({message:e,suggestions:o=[]})=>o.filter(t=>!e.includes(t));export{d as a,n as b,i as c};
