import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{A as h,B as i,t as a,u as b,v as c,w as d,x as e,y as f,
z as g}from"./wings-sessions-shell-interpreter.js";import"./wings-sessions-source.js";import"./unbash.js";import"./core-text-edit.js";import"./re2js.js";import"./core-plan-json-nodes.js";
import"./start.js";import"./core-plan-cell-edits.js";import"./core-plan-text-edits.js";import"./core-text-line-bounds.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";export{h as IMPORT_FORMATS,c as answersTo,
e as beginsAsPlan,b as detectImportFormat,a as formatNamed,d as openingOf,g as toolOutputs,f as whyUnknown,i as whyUnread};
