import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{c as m}from"./core-report-terminal-problems.js";import{c as s}from"./core-report-build-report.js";import{a as i}from"./core-text-neutralise.js";import{b as o,c as r}from"./errors.js";var l=5;async function b(n,e){let t=await p(n);return t?(e.stderr(`${m(t.map(s),e.errorStyle).join(`
`)}
`),r(t[0]?.name??"USAGE")):f(n,e)}async function p(n){if(!(n instanceof o))return;let{masked:e}=await import("./core-policy-mask.js");return e(n.problems)}function f(n,{env:e,stderr:t}){let a=n instanceof Error?n.message:String(n);return t(`editplan failed unexpectedly: ${i(a)}
`),t(e.EDITPLAN_DEBUG&&n instanceof Error?`${n.stack}
`:`Set EDITPLAN_DEBUG=1 to see the stack, and please report this.
`),l}export{b as a,p as b};
