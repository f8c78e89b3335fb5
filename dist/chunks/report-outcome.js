import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{c as r}from"./errors.js";var R=e=>t(e)?[]:u(e),f=e=>t(e)?u(e):[];function l(e,p){let[o]=R(e);if(o)return r(o.name);let n=e.steps.find(s=>s.error)?.error;return n?p?1:r(n.name):0}var t=({pull_request:e})=>e?.number!==void 0,u=({problems:e=[]})=>e;export{R as a,f as b,l as c};
