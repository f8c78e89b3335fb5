import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
var r={yaml:"yaml",yml:"yaml",json:"json",jsonl:"jsonl",ndjson:"jsonl"},c=(o,n)=>{let s=/\.([a-z]+)$/i.exec(o)?.[1]?.toLowerCase()??"";return r[s]??e(n)},t=1024*1024,e=o=>{let n=o.search(/\S/);if(o[n]!=="{"&&o[n]!=="[")return"yaml";let s=o.indexOf(`
`,n);return!(s<0||s-n>t)&&a(o.slice(n,s))?"jsonl":"json"},a=o=>{try{let n=JSON.parse(o);return typeof n=="object"&&n!==null&&!Array.isArray(n)&&!Object.hasOwn(n,"steps")}catch{return!1}};export{c as a};
