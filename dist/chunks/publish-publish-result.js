import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
var n=({branch:r,base:o},e)=>({operation:"none",...e&&{number:e.number},url:e?.html_url??"",compareUrl:"",branch:r,base:o.branch,headSha:e?.head.sha??"",pushed:!1,title:"",body:"",notes:[],problems:[]});export{n as a};
