import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);function m(t){let n=1;return k(t).stretches.flatMap(e=>{if(e.kind===
"gone")return[["L",e.old,e.old+e.count,e.step]];let a=n;return n+=e.count,e.kind==="written"?[["R",a,n,e.step]]:[]}).sort(([e],[a])=>e<a?-1:e>a?1:0)}function k(t){
let n=[{kind:"kept",old:1,count:Number.POSITIVE_INFINITY}],u=[];for(let{step:e,hunks:a}of t){let l=f(n,e),c=1;for(let s of a){l.keep(s.oldStart-c);for(let o of p(
s.lines))l.change(o),l.keep(o.kept);c=s.oldStart+s.oldLines}l.keep(Number.POSITIVE_INFINITY),n=l.made,u.push(...l.neighbours.map(s=>[s,e]))}return{stretches:n,joined:u}}
function p(t){let n=[{removed:[],added:[],kept:0}];for(let[u,e]of t.entries()){let a=e.charAt(0);if(a==="\\")continue;let l=n.at(-1);if(a===" "){l.kept+=1;continue}
let c=l.kept>0?{removed:[],added:[],kept:0}:l;c!==l&&n.push(c);let s=e.slice(1)+(t[u+1]?.startsWith("\\")?"":`
`);c[a==="-"?"removed":"added"].push(s)}return n}function f(t,n){let u=[...t].reverse(),e=[],a=[],l=o=>{let r=u.pop();if(!r||r.kind==="gone"||r.count<=o)return r;
let[d,i]=y(r,o);return u.push(i),d},c=o=>{o&&o.kind!=="kept"&&o.step!==n&&a.push(o.step)},s=o=>{let r=false;for(let d=0;d<o.length;){let i=l(o.length-d);if(!i)break;
if((d>0||i.kind==="written")&&c(i),i.kind==="gone"){e.push(i);continue}i.kind==="kept"&&(r=true,e.push({...i,kind:"gone",step:n,text:o.slice(d,d+i.count).join("")})),
d+=i.count}return r};return{made:e,neighbours:a,keep(o){for(let r=o;r>0;){let d=l(r);if(!d)break;e.push(d),d.kind!=="gone"&&(r-=d.count)}},change({removed:o,added:r}){
let d=e.at(-1);if(!s(o)&&o.length+r.length>0)for(let i of[d,u.at(-1)])c(i);r.length>0&&e.push({kind:"written",count:r.length,step:n,lines:r})}}}function y(t,n){
let u=t.count-n;if(t.kind==="kept")return[{...t,count:n},{...t,old:t.old+n,count:u}];let{lines:e}=t;return[{...t,count:n,lines:e.slice(0,n)},{...t,count:u,lines:e.
slice(n)}]}export{m as a,k as b};
