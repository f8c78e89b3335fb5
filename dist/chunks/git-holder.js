import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{hostname as e}from"node:os";import{kill as t,pid as n}from"node:process";var d=()=>({pid:n,host:e()}),l=o=>{if(o.host!==e())return!1;try{return t(o.pid,0),!1}catch(r){return r instanceof Error&&"code"in r&&r.code==="ESRCH"}};export{d as a,l as b};
