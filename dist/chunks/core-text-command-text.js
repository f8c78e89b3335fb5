import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
var s=t=>typeof t=="string"?t:t.map(n).join(" "),n=t=>/^[\w@%+=:,./-]+$/.test(t)?t:`'${t.replaceAll("'","'\\''")}'`;export{s as a};
