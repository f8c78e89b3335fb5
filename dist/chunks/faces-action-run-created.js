import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{publish_github_2$h as a,publish_github_2$k as d}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{publish_github_api_2$d as u}from"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import{errors$b as s}from"./hook.js";import"./hook.js";
async function g({token:t,repository:n,apiUrl:r,graphqlUrl:f,clock:m,dryRun:i},{GITHUB_RUN_ID:o="",GITHUB_RUN_ATTEMPT:c="1"}){if(!/^\d+$/.test(o))return;if(t!==
void 0&&n!==void 0&&r!==void 0&&!i)try{let e=await d({token:t,apiUrl:r,graphqlUrl:f,clock:m});return Date.parse((await e.send(u(n,Number(o)))).created_at)}catch(e){
if(!(e instanceof a)||e.status!==403&&e.status!==404)throw e}if(c==="1"||i)return;let h="`branch-suffix: week` of a re-run needs the date of its first run, whic\
h the token may not read. Give the job `permissions: actions: read`.";throw new s({name:"USAGE",message:h})}export{g as runCreated};
