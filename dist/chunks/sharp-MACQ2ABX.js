import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import"./chunk-7O4G6F2H.js";var t=()=>import("sharp").catch(()=>import("./dist-WP7O4MNP.js")),a=(await t()).default;export{a as default};
