import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as l,b as a,c as p}from"./wings-fixes-writers-base-fixes.js";
import"./core-report-followed-lines.js";import"./start.js";import{package$a as c}from"./version.js";import"./start.js";import{core_report_net_changes$f as f}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_tools_run$d as m}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";var S=e=>{let i=l(e),t=e.steps.filter(
({status:o})=>o==="applied"||o==="failed"),n=[...new Set(t.map(a))],s={$schema:"https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-\
2.1.0.json",version:"2.1.0",runs:[{tool:{driver:{name:"editplan",version:c.version,rules:n.map(o=>({id:o}))}},columnKind:"utf16CodeUnits",...e.run&&{automationDetails:{
id:e.run.id}},properties:{plan:e.plan.sha256,...e.base&&{base:e.base.commit},...e.head&&{head:e.head.commit}},results:t.map(o=>u(o,i.get(o.index),n.indexOf(a(o))))}]};
return`${JSON.stringify(s,null,2)}
`};function u(e,i,t){let n=i?.steps[0]===e.index?i:void 0,s=p(e,i);return{ruleId:a(e),ruleIndex:t,level:e.status==="failed"?"error":"note",message:{text:s},locations:h(
e,i),...n&&{fixes:[{description:{text:s},artifactChanges:g(n)}]},properties:{step:e.index,tool:e.tool,status:e.status,...e.commit&&{commit:e.commit}}}}function h(e,i){
let[t]=i?.replacements??[];if(t)return[{physicalLocation:{artifactLocation:r(t.path),region:d(t)}}];let n=e.tool!==m.name&&!e.files&&!/[*?[{]/.test(e.file_path),
[s]=n?f(e):(e.files??[]).map(({file_path:o})=>o);return s===void 0?[]:[{physicalLocation:{artifactLocation:r(s)}}]}function g({replacements:e}){return[...new Set(
e.map(({path:t})=>t))].map(t=>({artifactLocation:r(t),replacements:e.filter(n=>n.path===t).map(n=>({deletedRegion:d(n),insertedContent:{text:n.text}}))}))}function d({
line:e,old:i}){let t=i.split(`
`),[n,s]=[e+t.length-1,(t.at(-1)?.length??0)+1];return{startLine:e,startColumn:1,endLine:n,endColumn:s,...i!==""&&{snippet:{text:i}}}}var r=e=>({uri:e.split("/").
map(encodeURIComponent).join("/"),uriBaseId:"%SRCROOT%"});export{S as writeSarif};
