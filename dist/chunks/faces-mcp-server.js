import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a}from"./faces-mcp-server-2.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";
import"./hook.js";import"./hook.js";export{a as createMcpServer};
