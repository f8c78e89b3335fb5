import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{errors$a as i}from"./hook.js";import"./hook.js";import{existsSync as s,readFileSync as c}from"node:fs";import{fileURLToPath as a}from"node:url";function $(n,t){let r=n.toUpperCase().replaceAll("-","_");if(u(r))return f(r);let[,e,o]=/^([a-z-]+)(\.md)?$/.exec(n)??[];return e===void 0||o===void 0&&t(e)?void 0:m(`${e}.md`)}var u=n=>Object.hasOwn(i,n);function f(n){let{title:t,advice:r,exit:e,number:o}=i[n],d=o===null?"":`, error ${o} of the Edit tool`;return`${n} (exit code ${e}${d})

  ${t}.

What to do:

  ${r}
`}function m(n){let r=["../docs/","../../docs/","../../../docs/"].map(e=>new URL(e+n,import.meta.url)).map(e=>a(e)).find(e=>s(e));return r===void 0?void 0:c(r,"utf8")}export{$ as helpPage};
