import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as c,b as f}from"./core-text-line-bounds.js";import{diff$c as a,
diff$d as p}from"./start.js";var v=(t,n)=>{let s=[],e=t,r=0,l=[...w(t,n)];if(!(l.length*t.length>h)){for(let i of l){let o=S(e,i);if(o){if(r+=o.old_string.length+
o.new_string.length,r>Math.max(n.length,T))return;s.push(o),e=e.slice(0,i.start)+i.replacement+e.slice(i.end)}}return s}},h=2**28,T=4096,E=1;function*w(t,n){let s=a(
t),e=[0];for(let l of s)e.push(e.at(-1)+l.length);let r=0;for(let{at:l,removed:i,added:o}of y(s,n)){let[d,u]=[e[l],e[l+i]],m=o.join("");yield{start:d+r,end:u+r,
replacement:m},r+=m.length-(u-d)}}var y=(t,n)=>{let s=[];for(let e of p(t,a(n))){let r=s.at(-1),l=r?r.at+r.removed:0,i=t.slice(l,e.at),o=r!==void 0&&i.length<=E,
d=o?[...r.added,...i,...e.added]:e.added;o?s.splice(-1,1,{at:r.at,removed:e.at+e.removed-r.at,added:d}):s.push(e)}return s},S=(t,n)=>{if(t.slice(n.start,n.end)===
n.replacement)return;let s=0,e=g(t,n,s);for(;!e.certain;)s=s===0?1:s*2,e=g(t,n,s);for(let i=s>>1;s-i>1;){let o=i+s>>1,d=g(t,n,o);d.certain?[e,s]=[d,o]:i=o}let{old_string:r,
new_string:l}=e;return{old_string:r,new_string:l}},g=(t,n,s)=>{let e=x(t,n.start,s),r=C(t,n,s),l=t.slice(e,r),i=t.slice(e,n.start)+n.replacement+t.slice(n.end,r),
o=e===0&&r===t.length;return{old_string:l,new_string:i,certain:o||b(t,{old_string:l,new_string:i})}},b=(t,{old_string:n,new_string:s})=>n!==""&&(s!==""||n.endsWith(
`
`))&&t.indexOf(n)===t.lastIndexOf(n),x=(t,n,s)=>{let e=c(t,n);for(let r=s;r>0&&e>0;r--)e=c(t,e-1);return e},C=(t,{end:n},s)=>{let e=c(t,n)===n?n:f(t,n);for(let r=s;r>
0&&e<t.length;r--)e=f(t,e);return e};export{v as a,h as b,S as c};
