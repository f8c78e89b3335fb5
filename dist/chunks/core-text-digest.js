import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{createHash as r}from"node:crypto";var a=t=>r("sha256").update(t).digest("hex");export{a};
