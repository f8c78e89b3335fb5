import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{diff$c as c,diff$d as m}from"./start.js";var _=(e,n)=>{let s=[],
t=e,r=0,l=[...w(e,n)];if(!(l.length*e.length>h)){for(let i of l){let o=y(t,i);if(o){if(r+=o.old_string.length+o.new_string.length,r>Math.max(n.length,T))return;
s.push(o),t=t.slice(0,i.start)+i.replacement+t.slice(i.end)}}return s}},h=2**28,T=4096,b=1;function*w(e,n){let s=c(e),t=[0];for(let l of s)t.push(t.at(-1)+l.length);
let r=0;for(let{at:l,removed:i,added:o}of E(s,n)){let[d,u]=[t[l],t[l+i]],g=o.join("");yield{start:d+r,end:u+r,replacement:g},r+=g.length-(u-d)}}var E=(e,n)=>{let s=[];
for(let t of m(e,c(n))){let r=s.at(-1),l=r?r.at+r.removed:0,i=e.slice(l,t.at),o=r!==void 0&&i.length<=b,d=o?[...r.added,...i,...t.added]:t.added;o?s.splice(-1,1,
{at:r.at,removed:t.at+t.removed-r.at,added:d}):s.push(t)}return s},y=(e,n)=>{if(e.slice(n.start,n.end)===n.replacement)return;let s=0,t=a(e,n,s);for(;!t.certain;)
s=s===0?1:s*2,t=a(e,n,s);for(let i=s>>1;s-i>1;){let o=i+s>>1,d=a(e,n,o);d.certain?[t,s]=[d,o]:i=o}let{old_string:r,new_string:l}=t;return{old_string:r,new_string:l}},
a=(e,n,s)=>{let t=S(e,n.start,s),r=x(e,n,s),l=e.slice(t,r),i=e.slice(t,n.start)+n.replacement+e.slice(n.end,r),o=t===0&&r===e.length;return{old_string:l,new_string:i,
certain:o||O(e,{old_string:l,new_string:i})}},O=(e,{old_string:n,new_string:s})=>n!==""&&(s!==""||n.endsWith(`
`))&&e.indexOf(n)===e.lastIndexOf(n),S=(e,n,s)=>{let t=f(e,n);for(let r=s;r>0&&t>0;r--)t=f(e,t-1);return t},x=(e,{end:n},s)=>{let t=f(e,n)===n?n:p(e,n);for(let r=s;r>
0&&t<e.length;r--)t=p(e,t);return t},f=(e,n)=>n===0?0:e.lastIndexOf(`
`,n-1)+1,p=(e,n)=>{let s=e.indexOf(`
`,n);return s<0?e.length:s+1};export{_ as a,h as b,y as c};
