import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);var l=(t,o)=>{let n=new Map;return t.filter(e=>{let r=(n.get(e.
text)??o.split(e.text).length-1)-1;return n.set(e.text,r),r<0})};var i=(t,o)=>{let n=o.slice(0,20).map(r=>`${JSON.stringify(s(r.text))} at line ${t.slice(0,r.start).
split(`
`).length}`),e=o.length-n.length;return[...n,...e>0?[`${e} more`]:[]].join(", ")},s=t=>t.length>80?`${t.slice(0,80)}\u2026`:t;export{l as a,i as b};
