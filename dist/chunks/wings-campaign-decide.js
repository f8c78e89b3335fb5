import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{k as f,l as g,m as R}from"./wings-campaign-github-queries.js";
import{i as m,k as y}from"./wings-campaign-campaign-file-2.js";var _=({obstacle:e,base:n,pulls:o})=>e?[]:o.filter(t=>t.state==="open"&&h(t,n?.branch)===void 0);
function D({name:e,obstacle:n,base:o,pulls:t},d){return n?[{do:"leave",repository:e,why:n.message}]:P(t).map(i=>{let{number:s,url:l,head:a}=i,u=h(i,o?.branch)??
O(d(s));return u===void 0?{do:"merge",repository:e,number:s,url:l,head:a}:{do:"leave",repository:e,number:s,url:l,why:u}})}var O=e=>e===void 0?"GitHub does not \
say whether it is approved":e.isApproved?void 0:"it lacks an approval: of its last commit, or one that the rules require";function x(e){return/\b(?:commits|merges) are not allowed/i.
test(e)?`${e} Give another \`--method\`.`:/merge queue/i.test(e)?`${e} Set \`auto_merge\`, with which the queue takes it.`:e}function h({draft:e,head:n,run:o,base:t,
conflicting:d,checks:i},s){return e?"it is a draft":n!==o.head||o.kept.length>0?"it holds commits that no run pushed":t!==s?`its base is "${t}"`:d?"it conflicts\
 with its base":i==="passing"?void 0:i==="none"?"no check has run":`its checks are ${i}`}function L(e,{identity:{branch:n},deleteBranches:o=false}){let{name:t,base:d,
pulls:i,obstacle:s}=e,l=C(e)?[{do:"leave",repository:t,why:s?.message??""}]:[],a=P(i).map(({number:u,url:r,head:c,run:p})=>{let b=c===p.head&&p.kept.length===0&&
n!==d?.branch;return{do:"close",repository:t,number:u,url:r,...o&&b&&{deletes:{branch:n,at:c}}}});return[...l,...a]}var C=({obstacle:e,viewer:n})=>e?.kind==="un\
clear"||e?.kind==="ledger"||e?.kind==="no-permission"&&n==="",P=e=>e.filter(({state:n})=>n==="open"),N=["BRANCH_NOT_OURS","BRANCH_HAS_FOREIGN_COMMITS","OTHER_PL\
AN","MERGE_CONFLICT"],v=e=>e.some(({name:n})=>N.includes(n))?"conflict":"failed";function T(e,{pull_request:n,problems:o=[],steps:t}){let d=t.flatMap(({error:l})=>l??
[]),i=[...o,...d].map(({name:l,message:a})=>({name:l,message:a})),s=n?.number===void 0?{}:{number:n.number,url:n.url};return!n||n.failed?{repository:e,outcome:v(
i),...s,problems:i}:{repository:e,outcome:E[n.operation](s.number),...s,problems:i}}var E={created:()=>"opened",updated:()=>"updated",closed:()=>"not-needed",none:e=>e===
void 0?"not-needed":"unchanged"};function k({base:e,notes:n},{repository:o,outcome:t,problems:d},{identity:i,digest:s}){if(!I(t)||!e||t==="failed"&&d.some(({name:r})=>w.
includes(r)))return[];let l=n.filter(({plan:r})=>r===y(s)).map(r=>r.outcome),a=r=>m(i,s,r),u=r=>a(r).slice(5);return[...l.filter(r=>r!==t).map(r=>R(o,u(r))),l.includes(
t)?g(o,u(t),e.commit):f(o,a(t),e.commit)]}var I=e=>e==="not-needed"||e==="failed"||e==="conflict",w=["GIT_FAILED","GITHUB_FAILED","INTERRUPTED","READ_FAILED","W\
RITE_FAILED"];export{_ as a,D as b,O as c,x as d,L as e,v as f,T as g,k as h};
