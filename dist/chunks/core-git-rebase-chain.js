import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{b as c}from"./core-git-commands-hash-object.js";import{a as O}from"./core-git-commit.js";import{a as x}from"./core-git-cat-file.js";import{b as w}from"./errors.js";import{g as h,h as C}from"./empty-2.js";var R=(e,n)=>({args:[...["merge.renames=true","merge.directoryRenames=conflict","merge.renameLimit=7000"].flatMap(t=>["-c",t]),"merge-tree","--write-tree","-z","--name-only","--no-messages",e,n],input:"",accept:[0,1],parse(t){let[r="",...a]=t.toString("utf8").split("\0").filter(Boolean);return{tree:r,conflicts:[...new Set(a)]}}});async function z(e,n,t){var d=[];try{let r=h(d,x(e),!0);let a=[];let{commit:m,tree:b}=await O(r,t);let l={commit:m,tree:b};let i=l;for(let o of n){let B=await e.run(c(G(i.tree,[o.parent]))),{tree:s,conflicts:f}=await e.run(R(B,o.commit));if(f.length>0)return{ok:!1,at:o,conflicts:f};if(s===i.tree)continue;let g=i.commit,y=(await r.read(o.commit))?.content;if(!y)throw new w({name:"GIT_FAILED",message:`The commit ${o.commit} is missing.`});let u=await e.run(c(v(y,{tree:s,parent:g})));a.push({...o,commit:u,tree:s,parent:g}),i={commit:u,tree:s}}return{ok:!0,base:l,chain:a,head:i}}catch($){var T=$,k=!0}finally{var p=C(d,T,k);p&&await p}}var G=(e,n)=>`tree ${e}
${n.map(t=>`parent ${t}
`).join("")}author editplan <editplan@localhost> 0 +0000
committer editplan <editplan@localhost> 0 +0000

stand-in
`,v=(e,{tree:n,parent:t})=>{let r=e.indexOf(`

`),m=e.toString("latin1",0,r).replace(/^(?:tree|parent) .*\n/gm,"").replace(/^gpgsig(?:-sha256)? .*(?:\n .*)*\n?/gm,"");return Buffer.concat([Buffer.from(`tree ${n}
parent ${t}
${m}`,"latin1"),e.subarray(r)])};export{R as a,z as b,G as c};
