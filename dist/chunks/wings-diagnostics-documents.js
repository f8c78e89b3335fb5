import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{j as a,k as b}from"./wings-diagnostics-client.js";import"./vscode-jsonrpc.js";
import"./run.js";import"./hook.js";import"./hook.js";export{b as keepServers,a as openConversations};
