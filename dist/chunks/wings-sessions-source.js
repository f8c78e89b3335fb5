import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{core_plan_schema$f as r}from"./run.js";var i=e=>e.unread?{reads:"auto"}:{},s=e=>{let{$schema:n,vars:t,...o}=r.parse({version:1,...e});return o};export{i as a,s as b};
