import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{errors$a as o}from"./hook.js";import"./hook.js";import{existsSync as d,readFileSync as c}from"node:fs";import{fileURLToPath as u}from"node:url";function $(r){let n=r.toUpperCase().replaceAll("-","_");return a(n)?f(n):/^[a-z-]+\.md$/.test(r)?m(r):void 0}var a=r=>Object.hasOwn(o,r);function f(r){let{title:n,advice:t,exit:e,number:i}=o[r],s=i===null?"":`, error ${i} of the Edit tool`;return`${r} (exit code ${e}${s})

  ${n}.

What to do:

  ${t}
`}function m(r){let t=["../docs/","../../docs/","../../../docs/"].map(e=>new URL(e+r,import.meta.url)).map(e=>u(e)).find(e=>d(e));return t===void 0?void 0:c(t,"utf8")}export{$ as helpPage};
