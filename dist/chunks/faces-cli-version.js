import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a as o}from"./package.js";var i=o.version;export{i as a};
