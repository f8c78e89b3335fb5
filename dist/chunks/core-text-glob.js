import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_text_glob_2$d as a,core_text_glob_2$e as b,core_text_glob_2$f as c,
core_text_glob_2$g as d,core_text_glob_2$h as e,core_text_glob_2$i as f,core_text_glob_2$j as g}from"./start.js";import"./hook.js";import"./hook.js";export{d as STAR,
f as TOKEN,a as compileGlob,g as compileName,c as escapeGlob,e as isFolders,b as matchGlob};
