import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{zod_2$U as e}from"./start.js";var t=e(["Read","Edit","Write","NotebookEdit","Delete","Move","Set","Unset","Convert","Run","Fix"]);export{t as a};
