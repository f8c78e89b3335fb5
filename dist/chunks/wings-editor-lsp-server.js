import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a}from"./wings-editor-lsp-server-2.js";import"./hook.js";export{a as createLanguageServer};
