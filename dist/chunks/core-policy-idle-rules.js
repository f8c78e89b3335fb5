import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_policy_policy$d as i}from"./run.js";import{core_policy_rules$a as c}from"./run.js";
import{core_policy_command_rules$a as m}from"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import{core_policy_policy_keys$c as p}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import{core_text_globs$a as l}from"./start.js";import"./start.js";import"./start.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";
var $=(s,t)=>{let n=["deny","ask","allow"].flatMap(o=>s.rules[o].filter(e=>!m(e)).flatMap(e=>{let r=c(e,o==="allow"?{}:i);return typeof r=="string"||t.some(r.names)?
[]:[`The ${o} rule ${r.text}`]})),a=[...(s.only??[]).map(o=>["only",o]),...s.secrets.allow.map(o=>["secrets.allow",o]),...Object.keys(s.schemas).map(o=>["schema\
s",o]),...Object.keys(s.reminders).map(o=>["reminders",o]),...p(s,({key:o,globs:e},r)=>e(r).map(y=>[o,y]))].flatMap(([o,e])=>d(e,t)?[`The glob ${JSON.stringify(
e)} of ${o}`]:[]);return[...n,...a].map(o=>`${o} matches no file here.`)},d=(s,t)=>{let n=l(s);return typeof n!="string"&&!t.some(a=>n.some(({matches:o})=>o(a)))};
export{$ as idleRules};
