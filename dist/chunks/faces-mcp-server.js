import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a}from"./faces-mcp-server-2.js";import"./errors.js";import"./empty-2.js";export{a as createMcpServer};
