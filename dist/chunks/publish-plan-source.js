import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_text_neutralise$f as c}from"./start.js";import{publish_remote_state_2$j as p}from"./start.js";
import{core_git_partial_clone$a as P}from"./start.js";import{core_git_cat_file$d as h}from"./start.js";import{core_text_paths$a as y}from"./start.js";import{core_text_glob_2$d as g}from"./start.js";
import{empty$g as l,empty$h as m}from"./hook.js";import O from"node:path";async function F(n,e,{planFiles:t=[],planGlobs:i=[],source:o}){let s=S(e)??e.target.repository;
if(s===void 0)return;let r=b(n,t),d=b(n,i);if(r.length>0&&await $(n,e.target,r))return{repository:s,paths:d.length>0?d:r};if(o===void 0)return r.length>0?{repository:s,
paths:[],made:`file ${r.join(", ")}`}:void 0;let{paths:u=[],made:f}=o;return u.length===0&&f===void 0?void 0:{repository:s,paths:u,...o}}function b(n,e){let t=e.
map(i=>y(O.relative(n.root,i)));return t.some(i=>i===""||i.startsWith("../")||O.isAbsolute(i))?[]:t}async function $(n,{base:e},t){var s=[];try{let i=l(s,h(n),true);
let{entries:o}=await P(i,e.commit,{paths:t});return t.every(T=>o.has(T))}catch(r){var d=r,u=true}finally{var f=m(s,d,u);f&&await f}}var S=({hub:n,ledger:e,target:t})=>p(
n)?n.repository.id:t.headRepository===t.repository?e?.repository:void 0;function G(n,e,t){if(n===void 0||e===void 0)return false;if(a(n)===a(e))return true;let{
repository:i}=n,o=S(t),r=typeof i=="string"&&o!==void 0&&v(i,t)?{...n,repository:o}:n;return a(r)===a(e)||k(r,e)}var k=(n,e)=>a({...n,paths:[]})===a({...e,paths:[]})&&
n.paths.length>0&&n.paths.every(t=>e.paths.some(i=>x(t,i))),x=(n,e)=>{let t=g(`/${e}`);return n===e||typeof t!="string"&&t.matches(n)};function H(n,e,t){return G(
n&&w(n),w(e),t)}var w=({made:n,...e})=>n===void 0?e:{...e,made:n.replace(R,"$1")},R=/(, after a run of (?:\d+|no repository)) \S*$/,I=(n,e)=>`after a run of ${n??
"no repository"} ${e??""}`,v=(n,{target:e,ledger:t,hub:i})=>n.toLowerCase()===e.repository?.toLowerCase()||t?.repository!==void 0&&p(i)&&t.repository===i.repository.
id,a=({repository:n,paths:e,made:t=""})=>[String(n).toLowerCase(),t,...e].join("\0");function K(n){if(n===void 0)return"of unknown source";let{repository:e,paths:t,
made:i}=n,o=typeof e=="string"&&e!==""?` of ${e}`:"";return c(i===void 0?`the plan ${t.join(", ")}${o}`:`the plan made by: ${i}`)}export{F as a,b,G as c,H as d,
I as e,K as f};
