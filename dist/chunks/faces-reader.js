import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{faces_reader_2$a as a,faces_reader_2$b as b}from"./start.js";import"./hook.js";export{a as hasLeft,b as outliveReader};
