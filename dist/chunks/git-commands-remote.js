import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a,b,c,d,e,f,g,h,i}from"./git-commands-remote-2.js";import"./empty-2.js";export{i as deleteBranch,f as fetchCommits,d as listBranches,e as listRemoteRef,c as listRemoteRefs,b as localCommit,g as pushCommit,h as pushNewRef,a as remotes};
