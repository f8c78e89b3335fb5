import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
var a={version:"0.1.0"};var r=a.version;export{r as faces_cli_version$a,a as package$a};
