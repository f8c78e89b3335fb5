import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_text_words$q as s}from"./hook.js";var i=(o,r)=>{let e=new Map;
return o.filter(t=>{let n=(e.get(t.text)??r.split(t.text).length-1)-1;return e.set(t.text,n),n<0})},l=20,p=(o,r)=>{let e=r.slice(0,l).map(n=>`${JSON.stringify(s(
n.text,80))} at line ${o.slice(0,n.start).split(`
`).length}`),t=r.length-e.length;return[...e,...t>0?[`${t} more`]:[]].join(", ")};export{i as a,p as b};
