import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a}from"./ajv-4.js";import"./ajv-3.js";import"./empty-2.js";export default a();
