import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{commander$E as p,commander$b as s,commander$q as a}from"./start.js";
import{faces_cli_version$a as n}from"./version.js";import"./start.js";import"./version.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./version.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";
import m from"node:path";var r={verbs:["lsp"],of:"face"},d=[{name:"repo",type:"text",about:"the checkout; by default the folder that the editor has open",...r,option:[
"<dir>","Options"]},{name:"stdio",type:"flag",about:"accepted because many editors pass it; there is no other way",...r,option:["","Options"]}],h=(t,e)=>a(new s(
"lsp"),{own:d}).summary("serve an editor: problems of a plan as you type, and more").description("Serves one editor over standard input and output by the Langua\
ge Server Protocol, for plans in YAML and JSON: problems against the checkout as you type, quick fixes, the place of a step in its file, and completion. Nothing\
 is changed, and no program of the policy runs.").addHelpText("after",p("editplan lsp","editplan lsp --repo ../shop")).action(async({repo:o})=>e(await u(o,t)));
async function u(t,e){let{serveClient:o}=await import("./wings-editor-lsp-connection.js"),i=t===void 0?void 0:m.resolve(e.cwd,t);return o({input:process.stdin,output:process.
stdout,signal:e.signal},{version:n,root:i})}export{h as lspCommand};
