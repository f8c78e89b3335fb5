import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{A as f,B as g,C as h,D as i,E as j,v as a,w as b,x as c,
y as d,z as e}from"./wings-sessions-shell-interpreter.js";import"./wings-sessions-source.js";import"./unbash.js";import"./core-text-edit.js";import"./re2js.js";
import"./core-plan-json-nodes.js";import"./start.js";import"./core-plan-cell-edits.js";import"./core-plan-text-edits.js";import"./core-text-line-bounds.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";export{i as IMPORT_FORMATS,
c as answersTo,e as beginsAsPlan,g as changeWithin,b as detectImportFormat,a as formatNamed,d as openingOf,h as toolOutputs,f as whyUnknown,j as whyUnread};
