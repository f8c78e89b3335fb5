import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{k as f,l as R,m as g}from"./wings-campaign-github-queries.js";
import{i as y,k as m}from"./wings-campaign-campaign-file-2.js";var D=({obstacle:e,base:n,pulls:o})=>e?[]:o.filter(r=>r.state==="open"&&h(r,n?.branch)===void 0);
function w({name:e,obstacle:n,base:o,pulls:r},d){return n?[{do:"leave",repository:e,why:n.message}]:P(r).map(i=>{let{number:s,url:l,head:a}=i,u=h(i,o?.branch)??
C(d(s));return u===void 0?{do:"merge",repository:e,number:s,url:l,head:a}:{do:"leave",repository:e,number:s,url:l,why:u}})}var C=e=>e===void 0?"GitHub does not \
say whether it is approved":e.isApproved?void 0:"it lacks an approval that the rules require";function h({draft:e,head:n,run:o,base:r,conflicting:d,checks:i},s){
return e?"it is a draft":n!==o.head||o.kept.length>0?"it holds commits that no run pushed":r!==s?`its base is "${r}"`:d?"it conflicts with its base":i==="passin\
g"?void 0:i==="none"?"no check has run":`its checks are ${i}`}function L(e,{identity:{branch:n},deleteBranches:o=false}){let{name:r,base:d,pulls:i,obstacle:s}=e,
l=O(e)?[{do:"leave",repository:r,why:s?.message??""}]:[],a=P(i).map(({number:u,url:t,head:c,run:p})=>{let b=c===p.head&&p.kept.length===0&&n!==d?.branch;return{
do:"close",repository:r,number:u,url:t,...o&&b&&{deletes:{branch:n,at:c}}}});return[...l,...a]}var O=({obstacle:e,viewer:n})=>e?.kind==="unclear"||e?.kind==="le\
dger"||e?.kind==="no-permission"&&n==="",P=e=>e.filter(({state:n})=>n==="open"),N=["BRANCH_NOT_OURS","BRANCH_HAS_FOREIGN_COMMITS","OTHER_PLAN","MERGE_CONFLICT"],
E=e=>e.some(({name:n})=>N.includes(n))?"conflict":"failed";function T(e,{pull_request:n,problems:o=[],steps:r}){let d=r.flatMap(({error:l})=>l??[]),i=[...o,...d].
map(({name:l,message:a})=>({name:l,message:a})),s=n?.number===void 0?{}:{number:n.number,url:n.url};return!n||n.failed?{repository:e,outcome:E(i),...s,problems:i}:
{repository:e,outcome:v[n.operation](s.number),...s,problems:i}}var v={created:()=>"opened",updated:()=>"updated",closed:()=>"not-needed",none:e=>e===void 0?"no\
t-needed":"unchanged"};function k({base:e,notes:n},{repository:o,outcome:r,problems:d},{identity:i,digest:s}){if(!I(r)||!e||r==="failed"&&d.some(({name:t})=>A.includes(
t)))return[];let l=n.filter(({plan:t})=>t===m(s)).map(t=>t.outcome),a=t=>y(i,s,t),u=t=>a(t).slice(5);return[...l.filter(t=>t!==r).map(t=>g(o,u(t))),l.includes(r)?
R(o,u(r),e.commit):f(o,a(r),e.commit)]}var I=e=>e==="not-needed"||e==="failed"||e==="conflict",A=["GIT_FAILED","GITHUB_FAILED","INTERRUPTED","READ_FAILED","WRIT\
E_FAILED"];export{D as a,w as b,C as c,L as d,E as e,T as f,k as g};
