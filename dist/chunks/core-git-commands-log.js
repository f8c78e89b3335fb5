import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
var g=(n,t)=>({args:["rev-list","--reverse","--first-parent","--no-commit-header","--encoding=UTF-8",e,"--stdin"],input:`${t}
^${n}
`,parse:o}),d=n=>({args:["rev-list","--no-walk=unsorted","--no-commit-header","--encoding=UTF-8",e,"--stdin"],input:n.map(t=>`${t}
`).join(""),parse:o}),e="--format=%H%n%T%n%P%n%an%n%B%x00",o=n=>n.toString("utf8").split(`\0
`).filter(Boolean).map(t=>{let[r="",i="",s="",a="",...m]=t.split(`
`);return{commit:r,tree:i,parents:s.split(" ").filter(Boolean),author:a,message:m.join(`
`)}});export{g as a,d as b};
