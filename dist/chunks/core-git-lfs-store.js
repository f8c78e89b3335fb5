import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{existsSync as e}from"node:fs";import{join as i,resolve as r}from"node:path";var f=(o,n)=>r(o,n.get("lfs.storage")??"lfs");function l(o,n){let s=i(f(o,n),"objects");return e(s)?t=>e(i(s,t.slice(0,2),t.slice(2,4),t)):void 0}export{f as a,l as b};
