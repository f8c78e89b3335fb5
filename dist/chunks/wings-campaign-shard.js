import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a,b,c}from"./wings-campaign-shard-2.js";import"./run.js";import"./start.js";import"./start.js";export{b as isInShard,c as paceOf,a as parseShard};
