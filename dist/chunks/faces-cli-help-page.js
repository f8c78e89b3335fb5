import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_text_words$p as s}from"./hook.js";import{errors$a as i}from"./hook.js";
import"./hook.js";import{existsSync as a,readFileSync as f}from"node:fs";import{fileURLToPath as m}from"node:url";function b(n,o){let r=n.toUpperCase().replaceAll(
"-","_");if(c(r))return u(r);let e=r.includes("_")?s(r,Object.keys(i)):void 0;if(e!==void 0&&c(e))return u(e);let[,t,d]=/^([a-z-]+)(\.md)?$/.exec(n)??[];return t===
void 0||d===void 0&&o(t)?void 0:l(`${t}.md`)}var c=n=>Object.hasOwn(i,n);function u(n){let{title:o,advice:r,exit:e,number:t}=i[n],d=t===null?"":`, error ${t} of\
 the Edit tool`;return`${n} (exit code ${e}${d})

  ${o}.

What to do:

  ${r}
`}function l(n){let r=["../docs/","../../docs/","../../../docs/"].map(e=>new URL(e+n,import.meta.url)).map(e=>m(e)).find(e=>a(e));return r===void 0?void 0:f(r,"\
utf8")}export{b as helpPage};
