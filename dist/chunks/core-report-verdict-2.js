import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_report_safe_markdown_2$a as c,core_report_safe_markdown_2$g as u}from"./start.js";
import{core_text_words$a as l}from"./hook.js";function h({outcome:e,number:r}){return e==="proved"?`Pull request #${r} matches its manifest`:e==="not-ours"?`Pul\
l request #${r} was not made by editplan`:`Pull request #${r} could not be verified`}var p={commits:"and every id is the same",signed:"and git or GitHub verifie\
d the signatures of those with other ids",unchecked:"and the signatures of some were NOT checked"};function b(e){let{commits:r=0,by:n,merges:t=0,merged:o,foreign:a,
results:i,unanswered:f=[],problem:m,notes:y}=e;return[...m?[m.message]:[],...n?[`${l(r??0,"commit was","commits were")} compared, ${p[n]}.`]:[],...t>0?[`${l(t,"\
clean merge")} of the base on top.`]:[],...o!==void 0?[`The merge queue's commit ${o.slice(0,12)} has the same tree.`]:[],...a.map(({commit:s,subject:d,author:g})=>`\
NOT from the manifest, but allowed because the ledger lists it: ${s.slice(0,12)} ${d} (${g}).`),...i.map(({programs:s,files:d})=>`Taken from the manifest, NOT r\
eproduced: what ${s.join(", ")} wrote to ${d.join(", ")}.`),...f.map(s=>`The current policy requires an approval that nobody gave: ${s}`),...y]}function T(e){let{
head:r,base:n,manifest:t,patch:o}=e,a=[`head \`${r}\``,...n===void 0?[]:[`base \`${n}\``],...t===void 0?[]:[`manifest \`${t}\``]];return[`### ${h(e)}`,b(e).map(
i=>`- ${c(i)}`).join(`
`),a.join(", "),...o===void 0?[]:["The first difference (expected, then actual):",u("diff",o)]].filter(Boolean).join(`

`)}export{h as a,b,T as c};
