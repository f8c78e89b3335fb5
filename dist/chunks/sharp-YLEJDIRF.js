import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import"./chunk-7O4G6F2H.js";var t=()=>import("sharp").catch(()=>import("./dist-RVR6XCFM.js")),a=(await t()).default;export{a as default};
