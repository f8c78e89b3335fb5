import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{b as a}from"./character-entities.js";import"./report-matched.js";import"./report-remedy.js";import"./errors.js";import"./report-changed-files.js";import"./report-patch-lines.js";import"./text-neutralise.js";import"./text-visible.js";import"./empty.js";export{a as renderBody};
