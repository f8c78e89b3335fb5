import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import"./start.js";import{execFileSync as c}from"node:child_process";import{mkdirSync as d,writeFileSync as l}from"node:fs";import t from"node:path";var _={"README.md":`# Greeting

Call \`getUser(id)\` to look a user up.
`,"src/user.js":`const API = 'https://example.com/users'

export async function getUser(id) {
  const response = await fetch(API + '/' + encodeURIComponent(id))
  return response.json()
}
`,"src/greeting.js":`import { getUser } from './user.js'

export const greeting = async (id) => 'Good morning, ' + (await getUser(id)).name
`,"notebooks/greeting.ipynb":`${JSON.stringify({cells:[{cell_type:"markdown",id:"title",metadata:{},source:["# Greeting"]},{cell_type:"code",execution_count:1,id:"call",metadata:{},outputs:[],source:["const user = await getUser('ada')"]}],metadata:{kernelspec:{display_name:"Deno",language:"typescript",name:"deno"}},nbformat:4,nbformat_minor:5},null,1)}
`},f=`version: 1
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
`;function h(i,s){let o=t.join(i,"greeting"),r=t.join(i,"remote.git"),e=(...n)=>c("git",n,{cwd:o,env:g,encoding:"utf8"});for(let[n,a]of Object.entries(s))d(t.dirname(t.join(o,n)),{recursive:!0}),l(t.join(o,n),a);return e("init","--quiet","--initial-branch=main"),e("init","--quiet","--bare","--initial-branch=main",r),e("add","--all"),e("commit","--quiet","--message=Greet people"),e("remote","add","origin",r),e("push","--quiet","--set-upstream","origin","main"),{root:o,git:e}}var g={PATH:process.env.PATH,HOME:process.env.HOME,GIT_CONFIG_GLOBAL:process.platform==="win32"?"NUL":"/dev/null",GIT_CONFIG_NOSYSTEM:"1",GIT_AUTHOR_NAME:"Ada",GIT_AUTHOR_EMAIL:"ada@example.com",GIT_AUTHOR_DATE:"2026-05-01T10:00:00Z",GIT_COMMITTER_NAME:"Ada",GIT_COMMITTER_EMAIL:"ada@example.com",GIT_COMMITTER_DATE:"2026-05-01T10:00:00Z"};export{_ as FILES,f as PLAN,h as makeRepository};
