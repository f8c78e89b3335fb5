import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a as t}from"./core-workspace-errno.js";import{b as r}from"./errors.js";async function a(s){try{return await s()}catch(e){if(!t(e))throw e;let o=`The run could not be written: ${e.message}. Check space and permissions.`;throw new r({name:"WRITE_FAILED",message:o},{cause:e})}}export{a};
