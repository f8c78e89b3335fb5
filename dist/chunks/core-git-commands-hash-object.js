import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
var i=t=>t.toString("latin1").trim(),n=(t,r)=>({args:["hash-object","-w","--stdin",`--path=${t}`],input:r,parse:i}),s=t=>({args:["hash-object","-t","commit","-w","--stdin"],input:t,parse:i}),o=(t,r)=>({args:["hash-object","-t",t,"-w","--stdin"],input:r,parse:i});export{n as a,s as b,o as c};
