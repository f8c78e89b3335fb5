import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_report_report_writers_2$a as a,core_report_report_writers_2$b as b,
core_report_report_writers_2$c as c}from"./start.js";import"./start.js";import"./hook.js";import"./hook.js";export{c as collectContents,a as htmlPage,b as reportWriters};
