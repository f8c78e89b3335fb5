import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a}from"./chunk-OVY5FCBZ.js";import"./chunk-BMLFXYJ7.js";import"./chunk-7O4G6F2H.js";export default a();
