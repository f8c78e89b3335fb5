import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{m as S}from"./publish-pull-request.js";import{m as W}from"./publish-branch.js";import{M as $,N as I,O as k}from"./publish-github-api-2.js";import{b as T,g}from"./core-report-safe-markdown-2.js";import{core_git_commands_diff$g as U}from"./run.js";import{core_policy_secrets_2$e as E}from"./run.js";import{core_report_outcome$h as p}from"./start.js";import{core_text_words$i as P}from"./hook.js";import{errors$b as y}from"./hook.js";import{isUtf8 as R}from"node:buffer";async function V(e,n,{reason:t,wanted:r,undo:o,ways:s,ledger:i}){let{target:a,options:l}=e,u=H(a,{wanted:r,options:l,ledger:i}),b=u?`Open it by hand: ${p(u)}`:"The remote is not a GitHub repository",f={name:"GITHUB_FAILED",message:`No pull request was opened: ${t}. The branch "${n.branch}" is at ${n.headSha}. ${b}.${o}`},m={...n,operation:"none",compareUrl:u},c=[...n.problems,f];if(l.fallback==="warn")return{...m,problems:c};if(l.fallback!=="issue")return{...m,problems:c,failed:!0};if(!s||!a.repository)return{...m,problems:[...c,A],failed:!0};try{let h=`No pull request could be opened: ${t}.

[Open it here](${p(u)}) from \`${a.branch}\`.

`,d=L=>h+r.body(L-Buffer.byteLength(h)),x=await _(s,a.repository,{branch:a.branch,title:r.title,body:d});return{...m,problems:c,issue:x}}catch(h){if(!(h instanceof y))throw h;return{...m,problems:[...c,...h.problems],failed:!0}}}var A={name:"GITHUB_FAILED",message:"`fallback: issue` needs a token with `issues: write` for a repository of GitHub. Give one."};function H({serverUrl:e,repository:n,headRepository:t,base:r,branch:o},{wanted:s,options:i,ledger:a}){if(n===void 0)return"";let l=t===n?"":`${t?.split("/")[0]}:`;return v({serverUrl:e,repository:n,base:r.branch,title:s.title,body:S("",s,a),head:`${l}${o}`,labels:i.labels,assignees:i.assignees})}async function _({github:e,viewer:n},t,{branch:r,title:o,body:s}){let i=`<!-- editplan:issue ${encodeURIComponent(r).replaceAll("-","%2D")} -->
`,a=i+s(j-Buffer.byteLength(i)),l=await G({github:e,viewer:n},t,i);if(!l){let{number:u,html_url:b}=await e.send(I(t,{title:o,body:a}));return{number:u,url:b}}return l.body!==a&&await e.send(k(t,l.number,a)),{number:l.number,url:l.html_url}}async function G({github:e,viewer:n},t,r){if(n!==void 0)return(await e.list($(t,n))).find(({body:o})=>o?.startsWith(r))}async function Z(e,{problems:n,ways:t,open:r}){let{git:o,run:s,target:i,title:a}=e,l={...W(i,r),title:a,problems:n},u=await o.run(U(s.base.tree,s.head.tree)),b=u.toString("utf8"),w=R(u)&&await E(b)===b,f=M(b,{isShown:w,base:i.base,branch:i.branch}),c=`This change could not be pushed, and no pull request was opened.

${n.map(({message:d})=>T(d)).join(`

`)}

${f}

`,h=d=>c+e.body({budget:d-Buffer.byteLength(c),commits:new Map,isPushed:!1});try{let d=await _(t,i.repository??"",{branch:i.branch,title:a,body:h});return{...l,issue:d}}catch(d){if(!(d instanceof y))throw d;return{...l,problems:[...n,...d.problems],failed:!0}}}var O=3e4;function M(e,{isShown:n,base:t,branch:r}){let o=g("diff",e.trimEnd());return n&&o.includes(e.trimEnd())&&Buffer.byteLength(e)<=O?["Somebody who may push it saves the patch as `change.patch`, and in a clone:",g("sh",`git switch --create ${P(r)} ${t.commit}
git apply --index change.patch
git commit
git push origin HEAD`),`<details><summary>The patch</summary>

${o}

</details>`].join(`

`):"The patch cannot be shown here as it is. Run the same plan with a token that may push it, or with `editplan pr` on a machine whose user may."}var j=6e4,q=8e3;function v(e){let n=`${B(e.base)}...${B(e.head)}`,t=o=>{let s=new URLSearchParams({expand:"1",title:e.title});return o&&s.set("body",o),e.labels?.length&&s.set("labels",e.labels.join(",")),e.assignees?.length&&s.set("assignees",e.assignees.join(",")),`${e.serverUrl}/${e.repository}/compare/${n}?${s}`},r=t(e.body);return r.length<=q?r:t("")}var B=e=>e.split("/").map(encodeURIComponent).join("/").replace("%3A",":");export{V as a,H as b,G as c,Z as d};
