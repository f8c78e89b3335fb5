import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a}from"./report-markdown-2.js";import"./report-matched.js";import"./character-entities.js";import"./report-patch-lines.js";import"./report-changed-files.js";import"./errors.js";import"./text-neutralise.js";import"./text-visible.js";import"./empty-2.js";export{a as renderBody};
