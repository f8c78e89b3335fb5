import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_text_tokens_2$a as a,core_text_tokens_2$b as b}from"./start.js";
import"./hook.js";export{b as beginningWithin,a as tokensIn};
