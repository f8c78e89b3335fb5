import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_plan_schema$e as r}from"./run.js";var p=e=>e.unread?
{reads:"auto"}:{},s=e=>{let{$schema:n,vars:t,...o}=r.parse({version:1,...e});return o};export{p as a,s as b};
