import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_git_commands_log$a as C}from"./run.js";import{core_git_cat_file$d as E}from"./start.js";
import{core_git_commands_commit$j as S,core_git_commands_commit$k as T}from"./start.js";import{errors$b as O}from"./hook.js";import{empty$g as x,empty$h as R}from"./hook.js";
async function q(e,t,o,n=async()=>"unchecked"){var u=[];try{let r=x(u,E(e),true);let{actual:a,expected:c,parentsOf:d}=await D(e,t,o);let f="commits";for(let[y,h]of c.
entries()){let l=a[y],$={number:y+1,...l&&{found:l.tree},expected:h.tree};if(!l)return w(`the head ends before commit ${y+1}, ${h.commit} (${L(h)})`,$);if(l.commit===
h.commit)continue;let k=await G(e,r,{found:l,expected:h,parents:d(y),ask:n});if(k.difference!==void 0){let M=`commit ${y+1}, ${P(l)}, should be ${P(h)}, but ${k.
difference}`;return w(M,$)}f!=="unchecked"&&(f=k.by)}let s=a[c.length];if(!s)return{ok:true,by:f};let i={number:c.length+1,found:s.tree};return w(`commit ${P(s)}\
 does not come from the plan`,i)}catch(p){var b=p,m=true}finally{var g=R(u,b,m);g&&await g}}async function D(e,{base:t,snapshots:o,merge:n},r){let a=(m,g)=>m[g-
1]?.commit??t.commit;if(!n){let m=await e.run(C(t.commit,r));return{actual:m,expected:[...o],parentsOf:g=>[a(m,g)]}}let[c,d]=[await e.run(C(n.onto,n.commit)),await e.
run(C(n.onto,r))],[f]=d,s=c[0]?.parents.length===1,i=s?void 0:f?.parents[1]??r,u=i===void 0?[]:await e.run(C(t.commit,i)),p=[...u,...d],b=u.length;return{actual:p,
expected:s?c:[...o,...c],parentsOf:m=>m!==b?[a(p,m)]:[n.onto,...s?[]:[a(p,m)]]}}async function G(e,t,o){let{found:n,expected:r,parents:a,ask:c}=o;if(n.tree!==r.
tree)return{difference:"has different content"};if(n.parents.join()!==a.join())return{difference:"has different parents"};let d=await N(t,n.commit),f=await N(t,
r.commit);if(!d.isSigned)return{difference:`${j(d,f,H)}, and it is not signed`};let s=await I(e,n.commit),i=s==="unchecked"?await c(n.commit):s;if(i==="bad")return{
difference:"its signature is not valid for this commit"};if(i==="signed"&&_(d,f))return{by:i};let u=j(d,f,V[i]);return u===""?{by:i}:{difference:i==="signed"?u:
`${u}, and git cannot check its signature`}}async function I(e,t){let o=await e.run(S(t));return o!=="fails"?o==="holds"?"signed":"bad":/[BR]/.test(await e.run(
T(t)))?"bad":"unchecked"}var _=(e,{author:t,message:o,others:n})=>e.others===n&&e.message===`${o.trimEnd()}
Co-authored-by: ${t.replace(/ \d+ [+-]\d+$/,"")}
`,H=["author","committer","committed","message","others"],V={signed:["author","message","others"],unchecked:["author","committed","message","others"]},W={author:"\
a different author or author date",committer:"another committer",committed:"a different commit date",message:"another message",others:"other headers"};function j(e,t,o){
let n=o.flatMap(r=>e[r]===t[r]?[]:W[r]);return n.length===0?"":`has ${n.join(", ")}`}var A=/ \d+ [+-]\d+$/;async function N(e,t){let o=await e.read(t);if(o?.type!==
"commit"){let n=`The repository does not have the commit ${t}. Fetch it.`;throw new O({name:"UNKNOWN_REVISION",message:n})}return Y(o.content.toString("latin1"))}
function Y(e){let t=e.indexOf(`

`),o=e.slice(0,t<0?e.length:t).split(/\n(?! )/),n=r=>o.find(a=>a.startsWith(`${r} `))?.slice(r.length+1)??"";return{author:n("author"),committer:n("committer").
replace(A,""),committed:A.exec(n("committer"))?.[0].trim()??"",message:t<0?"":e.slice(t+2),others:o.filter(r=>!/^(?:tree|parent|author|committer|gpgsig(?:-sha256)?) /.
test(r)).join(`
`),isSigned:o.some(r=>/^gpgsig(?:-sha256)? /.test(r))}}var L=({message:e})=>e.split(`
`,1)[0]??"",P=e=>`${e.commit.slice(0,12)} (${L(e)})`,w=(e,t)=>({ok:false,differs:t,problem:{name:"VERIFY_MISMATCH",message:`The head is not the result of the pl\
an: ${e}. ${v}`}}),v="Check where that commit comes from, or apply the plan again.";export{q as a};
