import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{faces_cli_patch$d as f}from"./start.js";import{commander$I as h,commander$c as p,commander$k as g}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_report_terminal_style$a as l,core_report_terminal_style$f as u}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import{execFileSync as w}from"node:child_process";import{mkdirSync as _,mkdtempSync as T,realpathSync as R,rmSync as E,writeFileSync as y}from"node:fs";import{tmpdir as C}from"node:os";import a from"node:path";var b={"README.md":`# Greeting

Call \`getUser(id)\` to look a user up.
`,"src/user.js":`const API = 'https://example.com/users'

export async function getUser(id) {
  const response = await fetch(API + '/' + encodeURIComponent(id))
  return response.json()
}
`,"src/greeting.js":`import { getUser } from './user.js'

export const greeting = async (id) => 'Good morning, ' + (await getUser(id)).name
`,"notebooks/greeting.ipynb":`${JSON.stringify({cells:[{cell_type:"markdown",id:"title",metadata:{},source:["# Greeting"]},{cell_type:"code",execution_count:1,id:"call",metadata:{},outputs:[],source:["const user = await getUser('ada')"]}],metadata:{kernelspec:{display_name:"Deno",language:"typescript",name:"deno"}},nbformat:4,nbformat_minor:5},null,1)}
`},A=`version: 1
title: Rename getUser to fetchUser
description: The function does network I/O, which \`get\` hides.
steps:
  - { tool: Read, file_path: src/user.js }
  - tool: Edit
    id: declaration
    why: the name hides the network call
    file_path: src/user.js
    old_string: function getUser(id)
    new_string: function fetchUser(id)
  - { tool: Read, file_path: src/greeting.js }
  - tool: Edit
    id: callers
    file_path: src/greeting.js
    old_string: getUser
    new_string: fetchUser
    replace_all: true
  - tool: Edit
    id: declaration-again
    file_path: src/user.js
    old_string: function getUser(id)
    new_string: function fetchUser(id)
  - tool: Write
    id: docs
    why: somebody will ask
    file_path: docs/fetch-user.md
    content: |
      # fetchUser

      Asks the network for one user.
  - { tool: Read, file_path: notebooks/greeting.ipynb }
  - tool: NotebookEdit
    id: notebook
    notebook_path: notebooks/greeting.ipynb
    cell_id: call
    new_source: const user = await fetchUser('ada')
  - { tool: Read, file_path: README.md }
  - tool: Edit
    id: readme
    file_path: README.md
    old_string: Call \`getuser(id)\`
    new_string: Call \`fetchUser(id)\`
`;function k(e,n){let t=a.join(e,"greeting"),i=a.join(e,"remote.git"),o=(...r)=>w("git",r,{cwd:t,env:I,encoding:"utf8"});for(let[r,s]of Object.entries(n))_(a.dirname(a.join(t,r)),{recursive:!0}),y(a.join(t,r),s);return o("init","--quiet","--initial-branch=main"),o("init","--quiet","--bare","--initial-branch=main",i),o("add","--all"),o("commit","--quiet","--message=Greet people"),o("remote","add","origin",i),o("push","--quiet","--set-upstream","origin","main"),{root:t,git:o}}var I={PATH:process.env.PATH,HOME:process.env.HOME,GIT_CONFIG_GLOBAL:process.platform==="win32"?"NUL":"/dev/null",GIT_CONFIG_NOSYSTEM:"1",GIT_AUTHOR_NAME:"Ada",GIT_AUTHOR_EMAIL:"ada@example.com",GIT_AUTHOR_DATE:"2026-05-01T10:00:00Z",GIT_COMMITTER_NAME:"Ada",GIT_COMMITTER_EMAIL:"ada@example.com",GIT_COMMITTER_DATE:"2026-05-01T10:00:00Z"},D=e=>(n,t)=>new p("demo").summary("try everything on a small built-in example").description("Creates a small repository with a remote in a temporary folder, applies a plan with every tool, a duplicate and a refusal, undoes it, and shows the pull request that it would open.").option("--keep","keep the repository afterwards").addHelpText("after",h("editplan demo","editplan demo --keep")).action(async({keep:i})=>{let o=R(T(a.join(C(),"editplan-demo-")));try{await U(o,n,e)}finally{i||E(o,{recursive:!0,force:!0})}i&&n.stdout(`
The repository is in ${o}.
`),t(0)});async function U(e,n,t){let{root:i,git:o}=k(e,b);y(a.join(e,"plan.yaml"),A);let r={...n,cwd:i,live:!1},{say:s,editplan:d}=j(r,t);s("A small repository, and a plan of ten steps from an agent: one edit is repeated, and one quotes a line that is not in its file."),await d("apply","../plan.yaml","--on-error","continue"),s("Without `--on-error continue`, the refused step would have stopped the whole run."),s("HEAD and the index are unchanged. Each step is its own commit, outside any branch:");let c=await M(i);await d("show",c),await d("show",c,"callers"),await d("undo");let m=o("status","--short");s(m===""?"The checkout is clean again. This is the pull request:":m),await O(r)}function j(e,n){return{say:t=>e.stdout(`
${u(t,e.style.width).join(`
`)}
`),async editplan(...t){e.stdout(`
${l(e.style,"bold",`$ editplan ${t.join(" ")}`)}
`),await n(t,e)}}}async function M(e){let{listRuns:n}=await import("./core-run-show-runs.js"),[t]=await n({root:e});return t?.id.slice(0,8)??""}async function O(e){let{openPullRequest:n}=await import("./publish-open-pull-request.js"),t=await g(["../plan.yaml"],e),i=await n(t,{root:e.cwd,overrides:{on_error:"continue"},publish:{dryRun:!0}});e.stdout(`
${l(e.style,"bold","$ editplan pr ../plan.yaml --on-error continue --dry-run")}
`),e.stdout(f(i,e.style,{folded:!0,callsHidden:!0}))}export{D as demoCommand};
