import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_history_recordings$r as y}from"./hook.js";import{core_text_paths$e as g}from"./start.js";
function _(n,e){let t=n.find(d=>d.session===e)?.notes??[],[o,r]=[t[0],t.at(-1)];if(!o||!r)return[];let i=n.filter(({session:d,notes:f})=>d===e||f.some(({begins:u,
ends:a})=>u??a)),s=i.flatMap(M),l=x(i).filter(({at:d,recorder:f})=>d>=o.at&&d<=r.at&&f===o.recorder);return l.flatMap((d,f)=>{let u=l[f-1];if(!u||u.tree===d.tree)
return[];let a=p=>T(s,p,L(p,[u,d],l)),c=p=>A(a(p),e),m=N(i,o).filter(({notes:p})=>S(p,u,d)),h=p=>w(m,a(p));return[{from:u.tree,to:d.tree,callsAbout:c,ownerOf:h}]})}
var N=(n,{recorder:e})=>e===void 0?[]:n.filter(({notes:t})=>t[0]?.recorder===e),S=(n,e,t)=>(n[0]?.at??0)<=e.at&&t.at<=(n.at(-1)?.at??0),w=(n,e)=>{let t=new Set(
n.map(({session:s})=>s)),o=e.filter(s=>t.has(s.session)).map(({session:s,began:l})=>({session:s,at:l})),r=n.map(({session:s,notes:l})=>({session:s,at:l[0]?.at??
0})),[i]=(o.length>0?o:r).sort((s,l)=>s.at-l.at||s.session.localeCompare(l.session));return i?.session},A=(n,e)=>{let t=new Set(n.filter(o=>o.session===e).map(({
id:o})=>o));return n.filter(o=>o.session===e||!t.has(o.id))},x=n=>n.flatMap(({notes:e})=>e).sort((e,t)=>e.at-t.at);function M({session:n,notes:e}){let t=[],o=new Map;
for(let[r,{at:i,begins:s,ends:l}]of e.entries()){if(s&&o.set(s.id,{call:s,at:i,next:e[r+1]?.at??i+b}),!l)continue;let d=o.get(l.id);o.delete(l.id),t.push({...d?.
call,...l,session:n,began:d?.at??e[r-1]?.at??i,ended:i})}for(let{call:r,at:i,next:s}of o.values())t.push({...r,session:n,began:i,ended:Math.min(s,i+b)});return t}
var b=36e5;function L(n,[e,t],o){let r=t.touched?.[n];if(r===void 0)return{from:e.at,to:t.at,slack:{edit:0,named:0,others:0},others:[]};let i=o.flatMap(l=>l.touched?.[n]??
[]);return{from:t.deleted?.includes(n)?e.at:r-1,to:r+y,slack:R,others:i.filter(l=>l!==r)}}var R={edit:5e3,named:1e3,others:25};function T(n,e,{from:t,to:o,slack:r,
others:i}){let s=a=>n.filter(({began:c,ended:m})=>c-a<o&&m>t),l=({began:a,ended:c})=>!i.some(m=>m>=a&&m<=c),[d,f]=[a=>O(a,e),a=>O(a,e)&&l(a)];return[s(0).filter(
d),C(s(r.named).filter(f)),C(s(r.edit).filter(a=>a.files&&f(a))),...[0,r.others].map(a=>s(a).filter(({files:c,command:m})=>!c&&m)),...[0,r.others].map(a=>s(a).filter(
({files:c})=>!c))].find(a=>a.length>0)??[]}var C=n=>{let e=Math.min(...n.map(t=>t.began));return n.filter(t=>t.began===e)},O=({files:n,command:e,why:t},o)=>n?n.
some(r=>g(o,r)):e===true&&t.split(/[\s'"`;|&<>()=]+/).some(r=>r===o||k(o,r));function k(n,e){let t=e.split(/\$\w+|\$\{\w+\}|\*/);if(t.length===1||t.join("").length<
E)return false;let o=t.map(r=>r.replaceAll(/[^\w/]/g,"\\$&")).join("[^/]*");return new RegExp(`^${o}$`).test(n)}var E=3;export{_ as a};
