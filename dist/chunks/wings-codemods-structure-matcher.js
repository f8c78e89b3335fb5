import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{n as a,o as b,p as c,q as d,r as e,s as f,t as g,u as h,
v as i,w as j}from"./wings-codemods-structure-indentation.js";import"./core-text-template.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";export{b as RELATION_KEYS,a as RULE_KEYS,d as fault,i as isChosen,h as nameOf,j as neededWord,
c as ruleFault,e as rulesWithin,f as variablesOf,g as writtenVariables};
