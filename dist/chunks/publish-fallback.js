import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{s as S}from"./publish-pull-request.js";import{a as k}from"./publish-publish-result.js";import{b as U,g}from"./core-report-safe-markdown-2.js";import{core_policy_secrets_2$e as T}from"./run.js";import{core_report_outcome$h as p}from"./start.js";import{core_git_commands_diff$h as W}from"./start.js";import{core_text_words$i as P}from"./hook.js";import{publish_github_api_2$P as $,publish_github_api_2$Q as I,publish_github_api_2$R as E}from"./start.js";import{errors$b as y}from"./hook.js";import{isUtf8 as _}from"node:buffer";async function V(e,n,{reason:t,wanted:s,undo:o,ways:r,ledger:i}){let{target:a,options:l}=e,d=H(a,{wanted:s,options:l,ledger:i}),m=d?`Open it by hand: ${p(d)}`:"The remote is not a GitHub repository",f={name:"GITHUB_FAILED",message:`No pull request was opened: ${t}. The branch "${n.branch}" is at ${n.headSha}. ${m}.${o}`},h={...n,operation:"none",compareUrl:d},c=[...n.problems,f];if(l.fallback==="warn")return{...h,problems:c};if(l.fallback!=="issue")return{...h,problems:c,failed:!0};if(!r||!a.repository)return{...h,problems:[...c,A],failed:!0};try{let b=`No pull request could be opened: ${t}.

[Open it here](${p(d)}) from \`${a.branch}\`.

`,u=L=>b+s.body(L-Buffer.byteLength(b)),x=await R(r,a.repository,{branch:a.branch,title:s.title,body:u});return{...h,problems:c,issue:x}}catch(b){if(!(b instanceof y))throw b;return{...h,problems:[...c,...b.problems],failed:!0}}}var A={name:"GITHUB_FAILED",message:"`fallback: issue` needs a token with `issues: write` for a repository of GitHub. Give one."};function H({serverUrl:e,repository:n,headRepository:t,base:s,branch:o},{wanted:r,options:i,ledger:a}){if(n===void 0)return"";let l=t===n?"":`${t?.split("/")[0]}:`;return v({serverUrl:e,repository:n,base:s.branch,title:r.title,body:S("",r,a),head:`${l}${o}`,labels:i.labels,assignees:i.assignees})}async function R({github:e,viewer:n},t,{branch:s,title:o,body:r}){let i=`<!-- editplan:issue ${encodeURIComponent(s).replaceAll("-","%2D")} -->
`,a=i+r(M-Buffer.byteLength(i)),l=await q({github:e,viewer:n},t,i);if(!l){let{number:d,html_url:m}=await e.send(I(t,{title:o,body:a}));return{number:d,url:m}}return l.body!==a&&await e.send(E(t,l.number,a)),{number:l.number,url:l.html_url}}async function q({github:e,viewer:n},t,s){if(n!==void 0)return(await e.list($(t,n))).find(({body:o})=>o?.startsWith(s))}async function Z(e,{problems:n,ways:t,open:s}){let{git:o,run:r,target:i,title:a}=e,l={...k(i,s),title:a,problems:n},d=await o.run(W(r.base.tree,r.head.tree)),m=d.toString("utf8"),w=_(d)&&await T(m)===m,f=O(m,{isShown:w,base:i.base,branch:i.branch}),c=`This change could not be pushed, and no pull request was opened.

${n.map(({message:u})=>U(u)).join(`

`)}

${f}

`,b=u=>c+e.body({budget:u-Buffer.byteLength(c),commits:new Map,isPushed:!1});try{let u=await R(t,i.repository??"",{branch:i.branch,title:a,body:b});return{...l,issue:u}}catch(u){if(!(u instanceof y))throw u;return{...l,problems:[...n,...u.problems],failed:!0}}}var G=3e4;function O(e,{isShown:n,base:t,branch:s}){let o=g("diff",e.trimEnd());return n&&o.includes(e.trimEnd())&&Buffer.byteLength(e)<=G?["Somebody who may push it saves the patch as `change.patch`, and in a clone:",g("sh",`git switch --create ${P(s)} ${t.commit}
git apply --index change.patch
git commit
git push origin HEAD`),`<details><summary>The patch</summary>

${o}

</details>`].join(`

`):"The patch cannot be shown here as it is. Run the same plan with a token that may push it, or with `editplan pr` on a machine whose user may."}var M=6e4,j=8e3;function v(e){let n=`${B(e.base)}...${B(e.head)}`,t=o=>{let r=new URLSearchParams({expand:"1",title:e.title});return o&&r.set("body",o),e.labels?.length&&r.set("labels",e.labels.join(",")),e.assignees?.length&&r.set("assignees",e.assignees.join(",")),`${e.serverUrl}/${e.repository}/compare/${n}?${r}`},s=t(e.body);return s.length<=j?s:t("")}var B=e=>e.split("/").map(encodeURIComponent).join("/").replace("%3A",":");export{V as a,H as b,q as c,Z as d};
