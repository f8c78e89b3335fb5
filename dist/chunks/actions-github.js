import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{c as a,d as b}from"./octokit-plugin-rest-endpoint-methods.js";
import"./undici.js";import"./hook.js";export{a as context,b as getOctokit};
