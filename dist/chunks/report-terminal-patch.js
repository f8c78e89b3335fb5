import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a,b}from"./report-terminal-patch-2.js";import"./diff.js";import"./report-patch-lines.js";import"./report-terminal-style.js";import"./report-plain-text.js";import"./text-visible.js";import"./fast-string-truncated-width.js";import"./empty.js";export{b as renderGitDiff,a as renderPatch};
