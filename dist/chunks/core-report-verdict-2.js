import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_report_safe_markdown_2$a as l,core_report_safe_markdown_2$g as u}from"./start.js";
import{core_text_words$a as m}from"./hook.js";function h({outcome:e,number:r}){return e==="proved"?`Pull request #${r} matches its manifest`:e==="not-ours"?`Pul\
l request #${r} was not made by editplan`:`Pull request #${r} is not proved`}var p={commits:"commit by commit, with the same ids",signed:"commit by commit; sign\
atures that git or GitHub verified cover commits with other ids",unchecked:"commit by commit; the signatures of some commits were NOT checked"};function b(e){let{
commits:r=0,by:n,merges:t=0,merged:o,foreign:s,results:a,unanswered:f=[],problem:c,notes:y}=e;return[...c?[c.message]:[],...n?[`${m(r??0,"commit was","commits w\
ere")} compared, ${p[n]}.`]:[],...t>0?[`${m(t,"clean merge")} of the base on top.`]:[],...o!==void 0?[`The merge queue's commit ${o.slice(0,12)} has the same tr\
ee.`]:[],...s.map(({commit:i,subject:d,author:g})=>`NOT from the manifest, but allowed because the ledger lists it: ${i.slice(0,12)} ${d} (${g}).`),...a.map(({programs:i,
files:d})=>`NOT derived, taken from the manifest: what ${i.join(", ")} made of ${d.join(", ")}.`),...f.map(i=>`The current policy requires approval, which nobod\
y gave: ${i}`),...y]}function v(e){let{head:r,base:n,manifest:t,patch:o}=e,s=[`head \`${r}\``,...n===void 0?[]:[`base \`${n}\``],...t===void 0?[]:[`manifest \`${t}\
\``]];return[`### ${h(e)}`,b(e).map(a=>`- ${l(a)}`).join(`
`),s.join(", "),...o===void 0?[]:["The first difference, from expected to actual:",u("diff",o)]].filter(Boolean).join(`

`)}export{h as a,b,v as c};
