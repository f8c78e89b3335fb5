import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a,b,c,d,e}from"./publish-whose-2.js";import"./git-commands-merge-tree.js";import"./errors.js";import"./empty-2.js";export{c as endsOf,e as entriesAbove,b as isRecorded,d as ownEntries,a as sortCommits};
