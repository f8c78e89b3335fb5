import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{c as O}from"./wings-several-find-overlaps-2.js";import"./wings-several-relation.js";
import"./wings-several-member.js";import"./core-engine-replay-parts.js";import"./publish-manifest-ref.js";import"./publish-already-published-2.js";import"./publish-manifest.js";
import"./publish-branch.js";import"./publish-questions-2.js";import"./publish-ledger-change.js";import"./publish-marker.js";import"./publish-plan-source.js";import"./core-report-body-step-list.js";
import"./start.js";import"./start.js";import"./version.js";import"./core-run-on-baseline.js";import"./core-run-commands-command-cache-2.js";import"./core-run-verification-2.js";
import"./core-run-commands-execute-command.js";import"./core-git-stored-credentials.js";import"./start.js";import"./core-run-isolated-worktree.js";import"./core-workspace-checkout.js";
import"./core-run-from-diff-2.js";import"./core-plan-edits-between.js";import"./core-plan-cell-edits.js";import"./core-plan-text-edits.js";import"./core-text-line-bounds.js";
import"./hook.js";import"./core-plan-settle.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./hook.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./hook.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./run.js";import"./run.js";import{wings_several_words$g as a,
wings_several_words$h as u,wings_several_words$i as c,wings_several_words$j as i,wings_several_words$k as m}from"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_report_safe_markdown_2$a as l}from"./start.js";import{core_text_neutralise$f as p}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";
async function j(t){let n=await O(t),r=`#${t.number}`;return{report:n,output:m(n,r),line:i(n,r,p),warnings:g(n,r),summary:$(n,r)}}var v=10,g=(t,n)=>c(t,n).filter(
({effect:r})=>r==="conflicts"||r==="after"||r==="before").slice(0,v).map(({pair:r})=>{let[o]=r.clashes??[],e=[o?.step,o?.cause].find(s=>s?.change===n)??o?.step;
return{message:`${n} ${i({...t,pairs:[r],left_out:[]},n,p)}.`,...e&&{file:e.file_path},...e?.lines&&{line:e.lines[0]}}});function $(t,n){let r=i(t,n,l),o=a(t,l).
map(s=>[`- ${s.kind==="conflicts"?"\u2717 ":""}${s.words}`,...s.details.map(f=>`  - ${l(f)}`)].join(`
`)),e=u(t).map(s=>l(s));return["### Other open pull requests",r&&`${n} ${r}.`,o.slice(0,h).join(`
`),e.join(`  
`)].filter(Boolean).join(`

`).concat(`
`)}var h=200;export{j as pullOverlapsInWords};
