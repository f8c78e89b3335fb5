import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a,b,c,d,e,f,g,h}from"./git-commands-remote-2.js";import"./empty-2.js";export{h as deleteBranch,e as fetchCommits,d as listRemoteRef,c as listRemoteRefs,b as localCommit,f as pushCommit,g as pushNewRef,a as remotes};
