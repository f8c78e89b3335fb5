import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import"./chunks/hook.js";import s from"node:path";var g=(r={})=>({
serve:async n=>{let{root:e,version:t="0",delay:o}=r,{serveClient:a}=await import("./chunks/wings-editor-lsp-connection.js");return a(n,{version:t,delay:o,root:e===
void 0?void 0:s.resolve(e)})}});export{g as createLanguageServer};
