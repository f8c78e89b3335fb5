import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as O,d as S,e as v}from"./wings-several-member.js";import{
a as w,b,c as x}from"./core-engine-replay-parts.js";import{core_report_build_report$c as k}from"./start.js";import{core_plan_steps$a as M,core_plan_steps$d as P}from"./start.js";
async function J(r,e,t){let[n,a]=[t.alone[r.index],t.alone[e.index]];if(n&&a&&A(n,a))return{kind:"same"};if(S(r.footprint,e.footprint))return{kind:"disjoint"};if(!(t.
before.length===0&&!n?.refusal&&!a?.refusal))return T([r,e],t);let[o,l]=v([r.steps,e.steps],t.baseline.overlay());return T([{...r,steps:o},{...e,steps:l}],t)}async function T([
r,e],t){let{alone:n}=t,[a,s]=[await u([r,e],t),await u([e,r],t)];if(!a.refusal&&!s.refusal)return b(a,s)?{kind:"commutes"}:{kind:"conflicts",clashes:[await H(r,
e,t)]};let o=async(f,c)=>B(f,c,t);if(!a.refusal&&s.refusal)return W(r,e,{alone:n,whole:a,clash:await o([e,r],s.refusal)});if(a.refusal&&!s.refusal)return W(e,r,
{alone:n,whole:s,clash:await o([r,e],a.refusal)});let l=[];return s.refusal&&l.push(await o([e,r],s.refusal)),{kind:"conflicts",clashes:[a.refusal?await o([r,e],
a.refusal):await H(r,e,t),...l]}}async function K(r,{other:e,needed:t,refusal:n},a){let s=async c=>{let m=t.map(d=>d===e?{...d,most:c}:d);return(await u([...m,r],
{...a,before:[]})).refusal===void 0},o=y(e,await p(e.steps.length,s),a),{problem:l}=n,i=C(r,n.step,a),f={order:[r.index,e.index],step:i,problem:l,...o&&{cause:o}};
return{kind:"order",order:[e.index,r.index],clashes:[f],overwritten:[]}}async function Q(r,e,t){for(let[n,a]of e.entries()){let s=e.slice(0,n),o=async l=>{let i=O(
[...t.before,...s,{...a,most:l},t.refused]);return(await w(i,t.baseline)).refusal?.member===r.member};if(await o(a.steps.length))return y(a,await p(a.steps.length,
o),t)}}var W=(r,e,{alone:t,whole:n,clash:a})=>({kind:"order",order:[r.index,e.index],clashes:[a],overwritten:N(n,t[r.index],t[e.index])});function N(r,e,t){if(!e||
!t||e.refusal||t.refusal)return[];let n=new Set(t.results.flatMap(({result:a})=>a.changes.flatMap(({from:s})=>s??[])));return[...e.files.keys()].filter(a=>t.files.
has(a)&&!n.has(a)&&x(a,r,t)&&!x(a,e,t))}var A=(r,e)=>!r.refusal&&!e.refusal&&r.files.size>0&&b(r,e),u=(r,{before:e,baseline:t})=>w(O([...e,...r]),t);async function B([
r,e],t,n){let a=[r.index,e.index],[s,o]=t.member===e.index?[e,r]:[r,e],l=C(s,t.step,n),{problem:i}=t,f=async h=>(await u([{...o,most:h},s],n)).refusal!==void 0,
[c,m]=[await f(0),await f(o.steps.length)];if(c===m)return{order:a,step:l,problem:i};let d=await p(o.steps.length,async h=>await f(h)!==c),R=y(o,d,n);return{order:a,
step:l,problem:i,...R&&{cause:R}}}async function H(r,e,t){let n=async(i,f)=>{let c=[{...r,most:i},{...e,most:f}],[m,d]=[await u(c,t),await u([c[1],c[0]],t)];return m.
refusal!==void 0||d.refusal!==void 0||!b(m,d)},a=await p(r.steps.length,i=>n(i,e.steps.length)),s=await p(e.steps.length,i=>n(a,i)),[o,l]=[y(r,a,t),y(e,s,t)];return{
order:[r.index,e.index],step:l??F(e),...o&&{cause:o}}}async function p(r,e){let[t,n]=[0,r];for(;n-t>1;){let a=t+n>>1;await e(a)?n=a:t=a}return n}var y=(r,e,t)=>{
let n=r.steps[e-1];return n&&C(r,n,t)},F=({index:r,steps:e,checks:t})=>{let[n]=[...e,...t];if(!n)throw new TypeError("a plan has at least one step");return{member:r,
step:n,path:P(n)}};function C({index:r},e,{alone:t}){let n=t[r]?.results.find(l=>l.step===e),[a,...s]=n?.result.changes??[],o=a&&s.length===0&&z(a.structuredPatch??
[],M(e).length);return{member:r,step:e,path:P(e),...o&&{lines:o}}}function z(r,e){let t=e===1?r.flatMap(D).sort((s,o)=>s-o):[],[n,a]=[t[0],t.at(-1)];return n===
void 0||a===void 0?void 0:[n,a]}function D({oldStart:r,oldLines:e,lines:t}){if(e===0)return[];let n=[],a=r;for(let s of t)s.startsWith("-")&&n.push(a),s.startsWith(
"+")&&n.at(-1)!==a-1&&n.push(a),!s.startsWith("+")&&!s.startsWith("\\")&&a++;return n}var U=(r,e)=>({relation:r.kind,...r.kind==="order"&&{order:[e.nameOf(r.order[0]),
e.nameOf(r.order[1])]},...r.kind==="order"&&r.overwritten.length>0&&{overwritten:r.overwritten},..."clashes"in r&&{clashes:r.clashes.map(t=>E(t,e))}}),E=({order:r,
step:e,cause:t,problem:n},a)=>({order:r.map(a.nameOf),step:a.placeOf(e),...t&&{cause:a.placeOf(t)},...n&&{error:k(n)}});export{J as a,K as b,Q as c,p as d,C as e,
U as f,E as g};
