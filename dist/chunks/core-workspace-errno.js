import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
var o=(n,...i)=>n instanceof Error&&"code"in n&&"syscall"in n&&(i.length===0||i.includes(String(n.code)));export{o as a};
