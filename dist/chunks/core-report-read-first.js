import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_report_account$h as a,core_report_account$i as b,core_report_account$j as c,
core_report_account$k as d,core_report_account$l as e}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";export{a as READ_FIRST,e as listedGroups,d as readFirst,c as readingInParts,b as readingOf};
