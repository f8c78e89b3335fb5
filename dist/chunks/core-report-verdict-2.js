import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_report_safe_markdown_2$a as c,core_report_safe_markdown_2$g as u}from"./start.js";
import{core_text_words$a as m}from"./hook.js";function p({outcome:e,number:r}){return e==="proved"?`Pull request #${r} matches its manifest`:e==="not-ours"?`Pul\
l request #${r} was not made by editplan`:`Pull request #${r} is not proved`}var h={commits:"commit by commit, with the same ids",signed:"commit by commit; sign\
atures that git or GitHub verified cover commits with other ids",unchecked:"commit by commit; some commits are signed, and their signatures were NOT checked"};function b(e){
let{commits:r=0,by:n,merges:o=0,merged:t,foreign:s,results:a,unanswered:y=[],problem:l,notes:f}=e;return[...l?[l.message]:[],...n?[`${m(r??0,"commit was","commi\
ts were")} compared, ${h[n]}.`]:[],...o>0?[`${m(o,"clean merge")} of the base on top.`]:[],...t!==void 0?[`The merge queue's commit ${t.slice(0,12)} has the sam\
e tree.`]:[],...s.map(({commit:i,subject:d,author:g})=>`NOT derived from the manifest, allowed because the ledger lists it: ${i.slice(0,12)} ${d} (${g}).`),...a.
map(({programs:i,files:d})=>`NOT derived, taken from the manifest: what ${i.join(", ")} made of ${d.join(", ")}.`),...y.map(i=>`Today\u2019s policy requires approval\
, and nobody approved: ${i}`),...f]}function v(e){let{head:r,base:n,manifest:o,patch:t}=e,s=[`head \`${r}\``,...n===void 0?[]:[`base \`${n}\``],...o===void 0?[]:
[`manifest \`${o}\``]];return[`### ${p(e)}`,b(e).map(a=>`- ${c(a)}`).join(`
`),s.join(", "),...t===void 0?[]:["The first difference, from expected to actual:",u("diff",t)]].filter(Boolean).join(`

`)}export{p as a,b,v as c};
