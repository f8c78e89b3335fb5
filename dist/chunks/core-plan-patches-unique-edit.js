import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
var g=(e,n)=>{if(e.slice(n.start,n.end)===n.replacement)return;let r=0,t=d(e,n,r);for(;!t.certain;)r=r===0?1:r*2,t=d(e,n,r);for(let i=r>>1;r-i>1;){let l=i+r>>1,a=d(e,n,l);a.certain?[t,r]=[a,l]:i=l}let{old_string:s,new_string:o}=t;return{old_string:s,new_string:o}},d=(e,n,r)=>{let t=m(e,n.start,r),s=b(e,n,r),o=e.slice(t,s),i=e.slice(t,n.start)+n.replacement+e.slice(n.end,s),l=t===0&&s===e.length;return{old_string:o,new_string:i,certain:l||f(e,{old_string:o,new_string:i})}},f=(e,{old_string:n,new_string:r})=>n!==""&&(r!==""||n.endsWith(`
`))&&e.indexOf(n)===e.lastIndexOf(n),m=(e,n,r)=>{let t=u(e,n);for(let s=r;s>0&&t>0;s--)t=u(e,t-1);return t},b=(e,{end:n},r)=>{let t=u(e,n)===n?n:c(e,n);for(let s=r;s>0&&t<e.length;s--)t=c(e,t);return t},u=(e,n)=>n===0?0:e.lastIndexOf(`
`,n-1)+1,c=(e,n)=>{let r=e.indexOf(`
`,n);return r<0?e.length:r+1};export{g as a};
