import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{faces_cli_patch$d as h}from"./start.js";import{commander$E as y,
commander$b as m,commander$j as f,commander$q as g}from"./start.js";import"./start.js";import"./version.js";import"./start.js";import{core_report_terminal_style$a as l,
core_report_terminal_style$g as u}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";import{execFileSync as _}from"node:child_process";import{mkdirSync as T,mkdtempSync as R,
realpathSync as E,rmSync as b,writeFileSync as w}from"node:fs";import{tmpdir as I}from"node:os";import s from"node:path";var C={"README.md":`# Greeting

Call \`getUser(id)\` to look a user up.
`,"src/user.js":`const API = 'https://example.com/users'

export async function getUser(id) {
  const response = await fetch(API + '/' + encodeURIComponent(id))
  return response.json()
}
`,"src/greeting.js":`import { getUser } from './user.js'

export const greeting = async (id) => 'Good morning, ' + (await getUser(id)).name
`,"notebooks/greeting.ipynb":`${JSON.stringify({cells:[{cell_type:"markdown",id:"title",metadata:{},source:["# Greeting"]},{cell_type:"code",execution_count:1,id:"\
call",metadata:{},outputs:[],source:["const user = await getUser('ada')"]}],metadata:{kernelspec:{display_name:"Deno",language:"typescript",name:"deno"}},nbformat:4,
nbformat_minor:5},null,1)}
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
`;function O(e,o){let t=s.join(e,"greeting"),i=s.join(e,"remote.git"),n=(...r)=>_("git",r,{cwd:t,env:U,encoding:"utf8"});for(let[r,a]of Object.entries(o))T(s.dirname(
s.join(t,r)),{recursive:true}),w(s.join(t,r),a);return n("init","--quiet","--initial-branch=main"),n("init","--quiet","--bare","--initial-branch=main",i),n("add",
"--all"),n("commit","--quiet","--message=Greet people"),n("remote","add","origin",i),n("push","--quiet","--set-upstream","origin","main"),{root:t,git:n}}var U={
PATH:process.env.PATH,HOME:process.env.HOME,GIT_CONFIG_GLOBAL:process.platform==="win32"?"NUL":"/dev/null",GIT_CONFIG_NOSYSTEM:"1",GIT_AUTHOR_NAME:"Ada",GIT_AUTHOR_EMAIL:"\
ada@example.com",GIT_AUTHOR_DATE:"2026-05-01T10:00:00Z",GIT_COMMITTER_NAME:"Ada",GIT_COMMITTER_EMAIL:"ada@example.com",GIT_COMMITTER_DATE:"2026-05-01T10:00:00Z"},
k=[{name:"keep",type:"flag",about:"keep the repository afterwards",verbs:["demo"],of:"face",option:["","Options"]}],L=e=>(o,t)=>g(new m("demo"),{own:k}).summary(
"try everything on a small built-in example").description("Creates a small repository with a remote in a temporary folder, applies a plan with every tool, a dup\
licate and a refusal, undoes it, and shows the pull request that it would open.").addHelpText("after",y("editplan demo","editplan demo --keep")).action(async({keep:i})=>{
let n=E(R(s.join(I(),"editplan-demo-")));try{await j(n,o,e)}finally{i||b(n,{recursive:true,force:true})}i&&o.stdout(`
The repository is in ${n}.
`),t(0)});async function j(e,o,t){let{root:i,git:n}=O(e,C);w(s.join(e,"plan.yaml"),A);let r={...o,cwd:i,live:false},{say:a,editplan:d}=M(r,t);a("A small reposit\
ory, and a plan of ten steps from an agent: one edit is repeated, and one quotes a line that is not in its file."),await d("apply","../plan.yaml","--on-error","\
continue"),a("Without `--on-error continue`, the refused step would have stopped the whole run."),a("HEAD and the index are unchanged. Each step is its own comm\
it, outside any branch:");let p=await v(i);await d("show",p),await d("show",p,"callers"),await d("undo");let c=n("status","--short");a(c===""?"The checkout is c\
lean again. This is the pull request:":c),await G(r)}function M(e,o){return{say:t=>e.stdout(`
${u(t,e.style.width).join(`
`)}
`),async editplan(...t){e.stdout(`
${l(e.style,"bold",`$ editplan ${t.join(" ")}`)}
`),await o(t,e)}}}async function v(e){let{listRuns:o}=await import("./core-run-show-runs.js"),[t]=await o({root:e});return t?.id.slice(0,8)??""}async function G(e){
let{openPullRequest:o}=await import("./publish-open-pull-request.js"),t=await f(["../plan.yaml"],e),i=await o(t,{root:e.cwd,overrides:{on_error:"continue"},publish:{
dryRun:true}});e.stdout(`
${l(e.style,"bold","$ editplan pr ../plan.yaml --on-error continue --dry-run")}
`),e.stdout(h(i,e.style,{folded:true,callsHidden:true}))}export{L as demoCommand};
