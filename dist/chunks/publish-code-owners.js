import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_git_partial_clone$b as A,core_git_partial_clone$f as b}from"./start.js";
import{core_git_cat_file$d as T}from"./start.js";import{publish_api_call$h as c}from"./start.js";import{core_text_paths$f as p,core_text_paths$g as O,core_text_paths$h as g}from"./start.js";
import{core_text_utf8_cache$e as u,core_text_utf8_cache$n as h}from"./hook.js";import{errors$b as m}from"./hook.js";import{empty$g as w,empty$h as l}from"./hook.js";
async function D(t,o){var e=[];try{await b(t,o,p);let a=w(e,T(t),true);let f=await A(a,o,p);if(!f)return;let{path:n,content:r}=f;if(r.length>=G){let P=`${n} has\
 3 MB, from which on GitHub does not load it. Shorten it.`;throw new m({name:"READ_TOO_LARGE",message:P})}let i=u(r);if(i.ok&&i.file.encoding==="utf8"&&!r.includes(
0))return O(h(r),n);let s=`${n} is not UTF-8, so that its owners are not certain. Save it as UTF-8.`;throw new m({name:"UNSUPPORTED_ENCODING",message:s})}catch(N){
var y=N,C=true}finally{var d=l(e,y,C);d&&await d}}var G=3e6;async function U(t,{base:o,repository:a=""},{files:f,viewer:n}){let r=await D(t,o.commit);if(!r)return;
let i=f.map(({path:e})=>e),s=Array.from(new Set(i.flatMap(r.ownersOf)),g).filter(e=>e!==void 0);return{reviewers:s.filter(e=>!e.includes("/")&&e.toLowerCase()!==
n?.toLowerCase()),teamReviewers:s.filter(e=>e.includes("/")&&E(a,e)),doubts:[...new Set(i.flatMap(e=>r.doubtAbout(e)??[])),...s.filter(e=>e.includes("/")&&!E(a,
e)).map(e=>_(e,"DOCUMENT_INVALID"))]}}var E=(t,o)=>t===""||c(t)===c(o),_=(t,o)=>({name:o,message:`The team ${t} is not asked for a review: GitHub asks those of \
the repository\u2019s own organisation. Name one of them.`});export{D as a,U as b,E as c,_ as d};
