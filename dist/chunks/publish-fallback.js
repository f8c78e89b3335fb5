import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{m as B,o as S}from"./publish-pull-request.js";import{a as k}from"./publish-marker.js";
import{core_report_outcome$i as p}from"./start.js";import{core_policy_secrets_2$e as T}from"./run.js";import{core_report_safe_markdown_2$b as U,core_report_safe_markdown_2$g as g}from"./start.js";
import{core_git_commands_diff$h as W}from"./start.js";import{publish_github_api_2$N as $,publish_github_api_2$O as I,publish_github_api_2$P as E}from"./start.js";
import{core_text_words$j as w}from"./hook.js";import{errors$b as f}from"./hook.js";import{isUtf8 as A}from"node:buffer";async function Z(e,n,{reason:t,wanted:r,
undo:o,ways:s,ledger:i}){let{target:a,options:l}=e,d=q(a,{wanted:r,options:l,ledger:i}),b=d?`Open it by hand: ${p(d)}`:"The remote is not a GitHub repository",y={
name:"GITHUB_FAILED",message:`No pull request was opened: ${t}. The branch "${n.branch}" is at ${n.headSha}. ${b}.${o}`},h={...n,operation:"none",compareUrl:d},
c=[...n.problems,y];if(l.fallback==="warn")return{...h,problems:c};if(l.fallback!=="issue")return{...h,problems:c,failed:true};if(!s||!a.repository)return{...h,
problems:[...c,H],failed:true};try{let m=`No pull request could be opened: ${t}.

[Open it here](${p(d)}) from \`${a.branch}\`.

`,u=_=>m+r.body(_-Buffer.byteLength(m)),L=await x(s,a.repository,{branch:a.branch,title:r.title,body:u});return{...h,problems:c,issue:L}}catch(m){if(!(m instanceof
f))throw m;return{...h,problems:[...c,...m.problems],failed:true}}}var H={name:"GITHUB_FAILED",message:"`fallback: issue` needs a token with `issues: write` for\
 a repository of GitHub. Give one."};function q({serverUrl:e,repository:n,headRepository:t,base:r,branch:o},{wanted:s,options:i,ledger:a}){if(n===void 0)return"";
let l=t===n?"":`${t?.split("/")[0]}:`;return C({serverUrl:e,repository:n,base:r.branch,title:s.title,body:B(S(s),s,a),head:`${l}${o}`,labels:i.labels,assignees:i.
assignees})}async function x({github:e,viewer:n},t,{branch:r,title:o,body:s}){let i=`<!-- editplan:issue ${encodeURIComponent(r).replaceAll("-","%2D")} -->
`,a=i+s(j-Buffer.byteLength(i)),l=await G({github:e,viewer:n},t,i);if(!l){let{number:d,html_url:b}=await e.send(I(t,{title:o,body:a}));return{number:d,url:b}}return l.
body!==a&&await e.send(E(t,l.number,a)),{number:l.number,url:l.html_url}}async function G({github:e,viewer:n},t,r){if(n!==void 0)return(await e.list($(t,n))).find(
({body:o})=>o?.startsWith(r))}async function ee(e,{problems:n,ways:t,open:r}){let{git:o,run:s,target:i,title:a}=e,l={...k(i,r),title:a,problems:n},d=await o.run(
W(s.base.tree,s.head.tree)),b=d.toString("utf8"),P=A(d)&&await T(b)===b,y=M(b,{isShown:P,base:i.base,branch:i.branch}),c=`This change could not be pushed, and n\
o pull request was opened.

${n.map(({message:u})=>U(u)).join(`

`)}

${y}

`,m=u=>c+e.body({budget:u-Buffer.byteLength(c),commits:new Map,isPushed:false});try{let u=await x(t,i.repository??"",{branch:i.branch,title:a,body:m});return{...l,
issue:u}}catch(u){if(!(u instanceof f))throw u;return{...l,problems:[...n,...u.problems],failed:true}}}var O=3e4;function M(e,{isShown:n,base:t,branch:r}){let o=g(
"diff",e.trimEnd());return n&&o.includes(e.trimEnd())&&Buffer.byteLength(e)<=O?["Somebody who may push it saves the patch as `change.patch`, and in a clone:",g(
"sh",`git switch --create ${w(r)} ${t.commit}
git apply --index change.patch
git commit
git push origin HEAD`),`<details><summary>The patch</summary>

${o}

</details>`].join(`

`):"The patch cannot be shown here as it is. Run the same plan with a token that may push it, or with `editplan pr` on a machine whose user may."}var j=6e4,v=8e3;
function C(e){let n=`${R(e.base)}...${R(e.head)}`,t=o=>{let s=new URLSearchParams({expand:"1",title:e.title});return o&&s.set("body",o),e.labels?.length&&s.set(
"labels",e.labels.join(",")),e.assignees?.length&&s.set("assignees",e.assignees.join(",")),`${e.serverUrl}/${e.repository}/compare/${n}?${s}`},r=t(e.body);return r.
length<=v?r:t("")}var R=e=>e.split("/").map(encodeURIComponent).join("/").replace("%3A",":");export{Z as a,q as b,G as c,ee as d};
