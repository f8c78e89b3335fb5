import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a,b,c,d}from"./wings-codemods-structural-edit-2.js";import"./wings-codemods-structure-rule-2.js";
import"./wings-codemods-dropped-comments.js";import"./wings-codemods-structure-indentation.js";import"./core-text-template.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";
import"./hook.js";import"./hook.js";export{d as findStructures,b as judgeEdit,c as matchStructure,a as readStructure};
