import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{U as e}from"./zod-2.js";var t=e(["Read","Edit","Write","NotebookEdit","Delete","Move","Set","Unset","Run","Fix"]);export{t as a};
