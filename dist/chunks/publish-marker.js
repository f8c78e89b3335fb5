import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as x,c as P,d as y}from"./core-report-body-step-list.js";
import{core_plan_combine_2$b as m}from"./run.js";import{core_text_digest$a as f}from"./hook.js";var $=({branch:r,base:e},o)=>({operation:"none",...o&&{number:o.
number},url:o?.html_url??"",compareUrl:"",branch:r,base:e.branch,headSha:o?.head.sha??"",pushed:false,title:"",body:"",notes:[],problems:[]});var w=/<!-- editplan:begin ([0-9a-f]{16})(?: ([0-9a-f]{40}|[0-9a-f]{64}|\{(?:(?!<!--).)*?\}))? -->\r?\n/g;
function D(r){let e=b(r);return e&&{ledger:e.named&&/^[0-9a-f]+$/.test(e.named)?e.named:void 0}}function S(r,e,o){let n=o===void 0?"":` ${o}`,t=f(`${n}\0${e}`).
slice(0,16),a=`<!-- editplan:begin ${t}${n} -->
${e.trim()}
<!-- editplan:end ${t} -->`,d=b(r);return d?r.slice(0,d.start)+a+r.slice(d.end):r.trim()===""?a:`${r.trimEnd()}

${a}`}function N(r){let e=b(r);return e&&r.slice(e.from,e.to).replaceAll(`\r
`,`
`).trim()}var T=r=>f(r.replaceAll(`\r
`,`
`).trim()),v=Buffer.byteLength(S("","","0".repeat(64)));function b(r){let e=new Map;for(let n of r.matchAll(w)){let t=`<!-- editplan:end ${n[1]} -->`,a=n.index+
n[0].length,d=r.indexOf(t,a),p=e.get(d);d<0||p&&g(r,p.start)&&!g(r,n.index)||e.set(d,{start:n.index,end:d+t.length,from:a,to:d,named:n[2]})}let o=[...e.values()].
sort((n,t)=>n.start-t.start);return o.find(({start:n})=>g(r,n))??o[0]}var g=(r,e)=>e===0||r[e-1]===`
`;function A(r,e){let{request:o,without:n,decided:t,by:a}=r,[d,p]=[m(o.plans,e.drop),m(o.plans,e.restore)],l=new Set(n),s=d.filter(i=>!l.has(i)),u=p.filter(i=>l.
has(i)),c=new Set(u),h=[...l,...s].filter(i=>!c.has(i)).sort((i,R)=>i-R),k=[...t.filter(({step:i})=>!c.has(i)),...s.map(i=>({step:i,by:a}))];return{without:h,decided:k.
filter(({step:i})=>h.includes(i)),dropped:s,restored:u}}function B([r,e],o){let[n,t]=[y(r),y(e)];if(!n||!t||t.grain===0||n.grain!==t.grain||n.boxes!==t.boxes)return{
drop:[],restore:[]};let a=x(o,t.grain),d=a.filter(({ticked:s})=>s!==void 0);if(t.boxes!==void 0&&t.boxes!==P(o,a))return t.ticked.some((s,u)=>s!==n.ticked[u])?void 0:
{drop:[],restore:[]};if([n,t].some(({ticked:s})=>s.length!==d.length))return{drop:[],restore:[]};let l=s=>d.filter((u,c)=>t.ticked[c]===s&&n.ticked[c]!==s);return{
drop:l(false).flatMap(({steps:s})=>s),restore:l(true).flatMap(({steps:s})=>s)}}function E(r){let[,e,o=""]=/^\/editplan(?:[ \t]+([^\s]+))?[ \t]*([^\r\n]*)/.exec(
r)??[];if(!/^\/editplan(?:\s|$)/.test(r))return;let n=o.split(/[,\s]+/).filter(Boolean);return(e==="drop"||e==="restore")&&n.length>0?{type:e,steps:n}:e==="reru\
n"||e==="verify"?{type:e}:{type:"help"}}export{$ as a,D as b,S as c,N as d,T as e,v as f,A as g,B as h,E as i};
