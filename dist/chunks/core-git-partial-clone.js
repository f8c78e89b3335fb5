import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{e as c}from"./core-git-commands-remote.js";import{core_git_git$b as p,core_git_git$c as d,core_git_git$d as f}from"./run.js";import{core_git_child$a as m,core_git_child$f as l}from"./run.js";import{mkdtempSync as u,rmSync as y,writeFileSync as C}from"node:fs";import{join as g}from"node:path";var b="editplan-clone-";async function q({url:t,branch:e,environment:n,parent:o}){let r=u(g(o,b)),a={root:r,[Symbol.dispose]:()=>y(r,{recursive:!0,force:!0,maxRetries:3})};try{return await h(r,n),C(g(r,"config"),v(t)),await(await f(r,{env:n})).run(c({remote:t,env:{}},[`refs/heads/${e}`],1)),a}catch(s){throw a[Symbol.dispose](),s}}async function h(t,e){let n=[...d(t),"init","--quiet","--bare","--template=","--initial-branch=main",t],{stderr:o,exitCode:r}=await l({args:n,cwd:t,env:p(e),input:""});if(r!==0)throw m({args:n,exitCode:r,stderr:o})}var v=t=>`[core]
	repositoryformatversion = 1
	bare = true
[extensions]
	partialClone = ${i(t)}
[remote ${i(t)}]
	url = ${i(t)}
	promisor = true
	partialclonefilter = blob:none
[gc]
	auto = 0
`,i=t=>`"${t.replace(/["\\]/g,"\\$&")}"`;export{q as a};
