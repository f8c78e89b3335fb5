import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{smol_toml$a as a,smol_toml$b as b,smol_toml$c as c}from"./run.js";
import"./run.js";import"./run.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./start.js";import"./hook.js";
import"./hook.js";export{c as compileSchemas,b as formatOf,a as refuseBroken};
