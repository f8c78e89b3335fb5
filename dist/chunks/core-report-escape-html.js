import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{core_text_neutralise$a as t}from"./start.js";var r=e=>t(e).replace(/[&<>"']/g,o=>`&#${o.codePointAt(0)};`);export{r as a};
