import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a as e}from"./core-wing-slot.js";var o=new e("several");export{o as a};
