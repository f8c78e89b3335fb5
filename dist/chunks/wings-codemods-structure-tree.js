import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as l,b as n,c as s,d as u,i as o,k as d}from"./web-tree-sitter.js";
var g=async(a,e,i)=>e.length>o?{ok:false,reason:"limit",steps:o}:s(a,p=>{l.begin(e.length);let r=n();try{let t=r.keep(p.parse(a,e));return{ok:true,value:i(t.getInnerTree().
rootNode)}}catch(t){return d(t,r)}finally{r.free(),u()}});export{g as a};
