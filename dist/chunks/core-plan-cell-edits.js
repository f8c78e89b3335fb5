import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a}from"./core-plan-text-edits.js";import{core_tools_notebook_edit$d as p}from"./start.js";
import{core_text_notebook$a as r,core_text_notebook$b as f}from"./start.js";import{core_text_splice$a as c}from"./hook.js";function x(e,o){let[t,i]=[r(e),r(o)];
if(!t.ok||!i.ok)return;let s=m(t.notebook,i.notebook);if(!s||s.length*e.length>b)return;let n=e;for(let{change:l}of s){let d=r(n);if(!d.ok)return;n=c(n,p(n,d.notebook,
l))}return s.length>0&&n.equals(o)?s.flatMap(({inputs:l})=>l):void 0}var b=2**26;function m(e,o){let t=y(e,o);if(!t)return;let i=[],s=[];for(let[n,l]of e.cells.
entries()){let d=g(e,n);if(d===void 0)return;let u=t.get(n);if(!u)s.unshift({change:{mode:"delete",index:n},inputs:[{cell_id:d,edit_mode:"delete",new_source:""}]});else{
if(u.type!==l.type)return;u.source!==l.source&&i.push(C(l,u,{index:n,cell_id:d}))}}return[...i,...s]}function y(e,o){let t=new Map,i=-1;for(let[n,l]of o.cells.entries()){
let d=l.id===void 0?n:e.cells.findIndex(({id:u})=>u===l.id);if(d<=i||d>=e.cells.length)return;t.set(d,l),i=d}return e.cells.some(({id:n})=>n===void 0)&&t.size<e.
cells.length?void 0:t}var g=(e,o)=>{let t=e.cells[o]?.id??`cell-${o}`;return f(e,t)===o?t:void 0};function C(e,o,{index:t,cell_id:i}){let s=e.type==="code"&&k(e)&&
k(o),n=e.source.includes("\r")?void 0:a(e.source,o.source),l=n&&n.length<=N?n:[{new_source:o.source}];return{change:{mode:"replace",index:t,source:o.source,type:void 0,
keepsOutputs:s},inputs:l.map(d=>({cell_id:i,...d,...s&&{clear_outputs:false}}))}}var k=({outputs:e,executionCount:o})=>e.length>0||o!==void 0,N=3;export{x as a};
