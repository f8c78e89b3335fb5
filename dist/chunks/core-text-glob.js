import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_text_glob_2$d as a,core_text_glob_2$e as b,core_text_glob_2$f as c,
core_text_glob_2$g as d,core_text_glob_2$h as e,core_text_glob_2$i as f}from"./start.js";import"./hook.js";import"./hook.js";export{d as STAR,e as TOKEN,a as compileGlob,
f as compileName,c as escapeGlob,b as matchGlob};
