import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as M,c as C,d as T,f,g as B,h as U,j as _,k as v,l as H,
m as F,n as R}from"./publish-branch.js";import{a as u}from"./publish-questions-2.js";import{a as k}from"./publish-ledger-change.js";import{a as y}from"./publish-marker.js";
import{publish_remote_state_2$r as g,publish_remote_state_2$s as $,publish_remote_state_2$t as b}from"./start.js";import{publish_ledger$e as L}from"./start.js";
import{core_plan_steps$j as I}from"./start.js";import{publish_github_2$d as E}from"./start.js";function*K({state:e,options:t,title:n,reason:r}){let{target:o}=e,
l=$(e),s=t.whenUnchanged??"keep",i={...y(o,l),headSha:l?.head.sha??o.base.commit,settled:"unchanged",title:n,body:l?.body??"",notes:[r],...Y(t,r)};if(s==="keep"||
!l)return{result:i,effects:[]};let{deletes:d,notes:a}=s==="delete"?yield*Z(e):{notes:[]};return{result:{...i,operation:"closed",notes:[...i.notes,...a]},effects:[
w(e,{number:l.number,why:"unchanged",deletes:d})]}}function Y({ifNoChanges:e},t){return e!=="warn"&&e!=="error"?{problems:[]}:{problems:[{name:"NOTHING_TO_PUBLI\
SH",message:t}],...e==="error"&&{failed:true}}}function*Z(e){let{target:t,ledger:n,tip:r}=e;if(r===void 0)return{notes:[]};let o=a=>({notes:[`The branch "${t.branch}\
" ${a}, and was kept.`]}),l=L(n),s=yield*F(t,r),{own:i,foreign:d}=yield*M(s,{records:l});return d.length>0||i.length===0&&!C(r,l)?o("holds commits that no run m\
ade"):(yield*H(e,i))?o("is protected, or the default branch"):{deletes:r,notes:[]}}var w=({ledger:e,target:{branch:t}},n)=>({do:"close",branch:t,ledger:e,...n});
function*Se(e,{plan:t,title:n,options:r,steps:o,planFiles:l=[]}){let{target:s,ledger:i,pulls:d}=e;_(e,{...r,plan:R(t)});let[a]=l.length>0&&!r.replace?yield*u("o\
lderFiles",l):[];if(a!==void 0)throw v(`"${s.base.branch}" has a newer ${a}`);let p=g(d,i).filter(({base:c})=>c.ref===s.base.branch||e.isPart).flatMap(c=>{let S=b(
i,c);return S&&J(S,t)?[{pull:c,run:S}]:[]}),[h]=p;if(!h)return{};let{pull:m}=h,P=p.find(({pull:c})=>c.merged_at),O=P!==void 0&&(yield*D(s,P)),q=O&&j(o)?{merged:yield*z(
s,P)}:{};if(m.merged_at)return O?G(q,re(e,{pull:m,title:n})):{};if(te(i?.run.expires,r))return{settled:ne(e,{pull:m,title:n})};if(r.whenClosed==="respect"&&A(e,
m)){let c=`Pull request #${m.number} of this plan was closed, and \`when-closed: respect\` proposes it no more.`;return{settled:x(e,{pull:m,title:n,note:c,settled:"\
closed"})}}if(!(yield*Q(s,h)))return q;let W=`"${s.base.branch}" holds all that pull request #${m.number} proposes: there is nothing to publish.`,X=j(o)?{merged:yield*z(
s,h)}:{};return G(X,yield*K({state:e,options:r,title:n,reason:W}))}function*Re({target:e,ledger:t,pulls:n},r){let o=new Map,l=new Set(r);for(let s of g(n,t)){let i=b(
t,s);if(!i||!s.merged_at||s.base.ref!==e.base.branch||i.without.length>0)continue;let d=(i.plans??[i.plan]).filter(a=>l.has(a)&&!o.has(a));if(d.length>0&&(yield*D(
e,{pull:s,run:i})))for(let a of d)o.set(a,s)}return o}var j=e=>[...e].some(I),G=(e,t)=>e.merged?{...e,unchanged:t}:{settled:t},A=({ledger:e},{number:t,state:n})=>{
let r=e?.pulls.find(o=>o.number===t)?.state;return n==="closed"&&!k(r)};function*z(e,{pull:t,run:n}){let r=yield*f(N({pull:t,run:n})),o=new Set(yield*u("changed\
Paths",t.head.sha,e.base.commit));return new Set([...r??[]].filter(l=>!o.has(l)))}function*D(e,t){return t.pull.base.ref===e.base.branch?!(yield*ee(e,t)):yield*Q(
e,t)}var J=(e,t)=>e.plan===R(t)&&e.without.join()===(t.without??[]).join();function*ee(e,t){let n=yield*f(N(t));if(!n||n.size===0)return false;let r=new Set(yield*u(
"changedPaths",t.run.base,e.base.commit));return[...n].every(o=>!r.has(o))}function*N({pull:e,run:t}){let n=t.own.map(T),r=n.map(({last:d})=>d);if(!(yield*u("ha\
sAncestors",V(e),r))||n.length===0)return new Set;let l=n.flatMap(({from:d,last:a})=>d===void 0?[]:[{from:d,last:a}]),s=n.filter(({from:d})=>d===void 0).map(({last:d})=>d),
i=new Set(s.length>0?yield*u("pathsOf",s):[]);for(let{from:d,last:a}of l)for(let p of yield*u("changedPaths",d,a))i.add(p);return i}function*Q(e,{pull:t,run:n}){
let{commit:r}=e.base;if(n.base===r)return false;let o=yield*f(u("commitsSince",{...V(t),commit:n.head}));if(!o)return false;if(o.length===0)return true;let l=o.
some(({id:i})=>i===n.base),s=yield*f(l?U(n.base,[r,n.head]):B(r,n.head));return s!==void 0&&s===(yield*u("treeOf",r))}var V=({number:e,head:t})=>({commit:t.sha,
ref:`refs/pull/${e}/head`}),te=(e,{expires:t,clock:n=E})=>e!==void 0&&t!==void 0&&new Date(n.now()).toISOString().slice(0,10)>=e;function ne(e,{pull:t,title:n}){
let r=`Pull request #${t.number} expired on ${e.ledger?.run.expires}. Change the plan, or leave \`expires\` out, to propose it again.`,{result:o}=x(e,{pull:t,title:n,
note:r,settled:"expired"});return t.state==="closed"?{result:o,effects:[]}:{result:{...o,operation:"closed"},effects:[w(e,{number:t.number,why:"expired"})]}}var re=(e,{
pull:t,title:n})=>{let r=`This plan was merged as #${t.number}: there is nothing to publish.`;return x(e,{pull:t,title:n,note:r,settled:"merged"})},x=({target:e},{
pull:t,title:n,note:r,settled:o})=>({result:{...y(e,t),settled:o,title:n,body:t.body??"",notes:[r]},effects:[]});function we(e,{plan:t,options:n}){if(n.whenClosed!==
"reopen")return;let[r]=g(e.pulls,e.ledger).filter(({base:l})=>l.ref===e.target.base.branch),o=r&&b(e.ledger,r);return o&&J(o,t)&&!r.merged_at&&A(e,r)?r:void 0}function xe({
tip:e,target:t},n,r){let o=n.head.sha,l=r.snapshots.length>0&&r.start!==e&&r.foreign.length===0;if(!(e===o||e!==void 0&&!l))return{ref:`refs/heads/${t.branch}`,
commit:o,expected:e}}export{K as a,Z as b,w as c,Se as d,Re as e,j as f,J as g,re as h,we as i,xe as j};
