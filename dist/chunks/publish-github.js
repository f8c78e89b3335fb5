import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{S as a,T as b}from"./publish-github-api.js";import"./publish-withheld.js";import"./core-git-commands-commit.js";import"./errors.js";import"./zod.js";import"./zod-2.js";import"./empty-2.js";export{a as ApiError,b as connect};
