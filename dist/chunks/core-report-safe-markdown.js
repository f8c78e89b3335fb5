import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_report_safe_markdown_2$a as a,core_report_safe_markdown_2$b as b,
core_report_safe_markdown_2$c as c,core_report_safe_markdown_2$d as d,core_report_safe_markdown_2$e as e,core_report_safe_markdown_2$f as f,core_report_safe_markdown_2$g as g,
core_report_safe_markdown_2$h as h,core_report_safe_markdown_2$i as i,core_report_safe_markdown_2$j as j,core_report_safe_markdown_2$k as k,core_report_safe_markdown_2$l as l}from"./start.js";
import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";export{c as codeSpan,g as fencedBlock,i as fitting,j as fittingList,d as htmlCode,a as inlineMarkdown,
k as quotation,b as quotedMarkdown,l as reasonOf,h as safeTitle,e as tableHead,f as tableRow};
