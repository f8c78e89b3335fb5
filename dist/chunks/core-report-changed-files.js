import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
var r=e=>e.files??[e],t=({file_path:e,new_path:o})=>o===void 0?[e]:[e,o];export{r as a,t as b};
