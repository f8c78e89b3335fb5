import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a as t}from"./core-text-neutralise.js";var r=e=>t(e).replace(/[&<>"']/g,o=>`&#${o.codePointAt(0)};`);export{r as a};
