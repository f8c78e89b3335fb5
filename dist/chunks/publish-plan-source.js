import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_text_neutralise$f as c}from"./start.js";import{publish_remote_state_2$j as f}from"./start.js";
import{core_git_partial_clone$a as P}from"./start.js";import{core_git_cat_file$d as h}from"./start.js";import{core_text_paths$a as y}from"./start.js";import{core_text_glob_2$d as g}from"./start.js";
import{empty$g as l,empty$h as m}from"./hook.js";import O from"node:path";async function F(n,e,{planFiles:t=[],planGlobs:o=[],source:r}){let s=S(e)??e.target.repository;
if(s===void 0)return;let i=b(n,t),d=b(n,o);if(i.length>0&&await $(n,e.target,i))return{repository:s,paths:d.length>0?d:i};if(r===void 0)return i.length>0?{repository:s,
paths:[],made:`file ${i.join(", ")}`}:void 0;let{paths:p=[],made:u}=r;return p.length===0&&u===void 0?void 0:{repository:s,paths:p,...r}}function b(n,e){let t=e.
map(o=>y(O.relative(n.root,o)));return t.some(o=>o===""||o.startsWith("../")||O.isAbsolute(o))?[]:t}async function $(n,{base:e},t){var s=[];try{let o=l(s,h(n),true);
let{entries:r}=await P(o,e.commit,{paths:t});return t.every(T=>r.has(T))}catch(i){var d=i,p=true}finally{var u=m(s,d,p);u&&await u}}var S=({hub:n,ledger:e,target:t})=>f(
n)?n.repository.id:t.headRepository===t.repository?e?.repository:void 0;function G(n,e,t){if(n===void 0||e===void 0)return false;if(a(n)===a(e))return true;let{
repository:o}=n,r=S(t),i=typeof o=="string"&&r!==void 0&&v(o,t)?{...n,repository:r}:n;return a(i)===a(e)||x(i,e)}var x=(n,e)=>a({...n,paths:[]})===a({...e,paths:[]})&&
n.paths.length>0&&n.paths.every(t=>e.paths.some(o=>R(t,o))),R=(n,e)=>{let t=g(`/${e}`);return n===e||typeof t!="string"&&t.matches(n)};function H(n,e,t){return G(
n&&w(n),w(e),t)}var w=({made:n,...e})=>n===void 0?e:{...e,made:n.replace(k,"$1")},k=/(, after a run of (?:\d+|no repository)) \S*$/,I=(n,e)=>`after a run of ${n??
"no repository"} ${e??""}`,v=(n,{target:e,ledger:t,hub:o})=>n.toLowerCase()===e.repository?.toLowerCase()||t?.repository!==void 0&&f(o)&&t.repository===o.repository.
id,a=({repository:n,paths:e,made:t=""})=>[String(n).toLowerCase(),t,...e].join("\0");function K(n){if(n===void 0)return"a plan whose source nobody recorded";let{
repository:e,paths:t,made:o}=n,r=typeof e=="string"&&e!==""?` of ${e}`:"";return c(o===void 0?`the plan ${t.join(", ")}${r}`:`the plan made by: ${o}`)}export{F as a,
b,G as c,H as d,I as e,K as f};
