import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{c}from"./core-plan-settle.js";import{core_run_wing_slots$a as f}from"./start.js";
import{core_engine_turns$a as l}from"./start.js";async function S(e,{read:a,tell:i,...n}){let t=[];for(let o of e){let r=await a(o);t.push(..."text"in r?await P(
r,n):[r])}return c(t,n.source,{vars:n.vars,tell:i})}async function P(e,{vars:a={},repository:i,root:n,base:t,policy:o,source:r}){let{parsing:m}=await import("./run.js").
then(all=>({checkSource:all.core_plan_parse$checkSource,parsePlan:all.core_plan_parse$parsePlan,parsing:all.core_plan_parse$parsing})),s=await l(m(e,{vars:a,repository:i})),
d=s.ok?void 0:await f.found?.();if(!d)return[s];let y={...n!==void 0&&{root:n},...t!==void 0&&{base:t},...o&&{policy:o},...r&&{source:r}},u=await d.importText(e,
y);if(u)return u;let p=d.whyUnknown(e.text);return p===void 0?[s]:[{ok:false,problems:[{name:"PLAN_SYNTAX",message:p,at:{file:e.name,line:1,column:1}}]}]}export{
S as a};
