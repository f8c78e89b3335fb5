import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_plan_define_plan$a as Z}from"./run.js";import{core_plan_schema$a as l,
core_plan_schema$e as j}from"./run.js";import{core_tools_notebook_edit$j as c}from"./start.js";import{core_tools_structure_keys$b as O}from"./start.js";import{zod_2$J as b,
zod_2$M as s,zod_2$P as u,zod_2$Q as h,zod_2$R as a,zod_2$W as n,zod_2$ba as y,zod_2$c as f,zod_2$m as z}from"./start.js";import{errors$b as m}from"./hook.js";var x=({
name:t,input:e})=>s({tool:n(t).describe("The tool to use."),...l,...e().shape}).meta({...e().meta()}),g=({name:t,input:e})=>s({type:n("tool_use"),name:n(t).describe(
"The tool to use."),...l,input:e()}).describe(`${e().description??t} As a tool-use block.`),T=()=>{let t=u([a("tool",c().map(x)),a("name",c().map(g))]);return j.
extend({steps:b(t).min(1).describe("The steps, in order.")})},v=y(()=>T().superRefine(P)),P=(t,{addIssue:e})=>{try{Z(t)}catch(r){if(!(r instanceof m))throw r;for(let{
message:i,step:o}of r.problems)e({code:"custom",message:i,input:t,path:o?["steps",o.index-1]:[]})}},E=()=>{let t=z(T(),{target:"draft-7",io:"input",override:({zodSchema:i,
jsonSchema:o})=>{i instanceof h&&(o.discriminator={propertyName:i.def.discriminator});let{default:p,examples:d}=f.get(i)??{};p!==void 0&&(o.default??=p),Array.isArray(
d)&&(o.examples??=d)}}),e={...t.definitions,...O};return{title:"editplan plan",description:"A batch of edits that editplan replays on a checkout.",...t,definitions:e}};
export{v as a,E as b};
