import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
var i=n=>({args:["cat-file","--batch-check=%(objectsize)"],input:n.map(t=>`${t}
`).join(""),parse:t=>t.toString("utf8").trimEnd().split(`
`).map(e=>/^\d+$/.test(e)?Number(e):void 0)});export{i as a};
