import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{publish_github_2$h as a,publish_github_2$i as b,publish_github_2$j as c,
publish_github_2$k as d,publish_github_2$l as e,publish_github_2$m as f}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";export{a as ApiError,c as GATES,d as connect,f as isLimit,
e as retryDelay,b as undefinedIfForbidden};
