import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import s from"node:path";var i=(r={})=>({serve:async n=>{let{root:e,version:t="0",delay:a=250}=r,{serveClient:o}=await import("./wings-editor-lsp-connection.js");return o(n,{version:t,delay:a,...e!==void 0&&{root:s.resolve(e)}})}});export{i as a};
