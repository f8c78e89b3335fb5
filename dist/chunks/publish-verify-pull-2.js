import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as H,b as q,c as B,d as K}from"./publish-compare-pull.js";
import{a as W,c as X}from"./core-report-verdict-2.js";import{b as z}from"./core-run-verify-2.js";import{a as x}from"./publish-thread.js";import{a as U,c as Y}from"./publish-remote-history.js";
import{b as L}from"./publish-manifest-ref.js";import{c as b}from"./publish-manifest.js";import{core_history_stored_changes$d as F}from"./run.js";import{core_policy_secrets_2$e as _,
core_policy_secrets_2$f as A}from"./run.js";import{publish_target$d as $}from"./start.js";import{core_git_commands_diff$a as C,core_git_commands_diff$h as D}from"./start.js";
import{core_run_baseline_2$g as G}from"./start.js";import{core_git_partial_clone$d as N}from"./start.js";import{publish_origin$c as k}from"./start.js";import{core_git_commands_remote$c as T,
core_git_commands_remote$d as R}from"./start.js";import{core_git_commands_commit$f as M}from"./start.js";import{core_run_options$a as v}from"./start.js";import{
core_git_git$y as O,core_git_git$z as V}from"./hook.js";import{core_text_words$a as I}from"./hook.js";import{core_text_glob_2$e as S}from"./start.js";import{errors$b as w}from"./hook.js";
import{empty$g as g,empty$h as E}from"./hook.js";var Z={root:true,bare:true,environment:true,policy:true,signal:true,number:true,head:true,group:true,require:true,
allow:true,checkRun:true,publish:true};async function j(e){let t=await G(v(e,Z,"publish")),r=await B(t,e.number,e.publish),o=await _(await ee(t,r,e));if(e.checkRun){
let n={title:W(o),summary:X(o).slice(0,ne)},i=e.group?.head??o.head,a=te[o.outcome];await x(r.github,r.repository,{name:"editplan/verify",head:i,conclusion:a,...n})}
return o}async function ee(e,t,r){let o={number:r.number,branch:t.pull.head.ref,head:r.head??t.pull.head.sha};try{return t.run?await ie(e,{view:t,recorded:t.run,
known:o,options:r}):oe(o,r)}catch(n){if(!(n instanceof w)||re.has(n.name))throw n;return y(o,n.problems[0])}}var te={proved:"success","not-ours":"neutral",refused:"\
failure"},ne=65e3,re=new Set(["GIT_FAILED","GITHUB_FAILED","INTERRUPTED","READ_FAILED","USAGE","NOT_A_REPOSITORY"]),y=(e,t)=>({...e,outcome:"refused",foreign:[],
results:[],notes:[],problem:t});function oe(e,{require:t=[]}){let r=t.find(n=>S(`/${n.replace(/^\//,"")}`,[e.branch]).length>0);if(r===void 0)return{...e,outcome:"\
not-ours",foreign:[],results:[],notes:[]};let o=`Branches like "${r}" have to be made by editplan, and this one has no ledger of it.`;return y(e,{name:"MANIFEST\
_MISSING",message:o})}async function ie(e,t){let{view:r,recorded:o,known:n,options:i}=t;if(r.pull.head.sha!==n.head)throw P(`The pull request has moved on to ${r.
pull.head.sha}`);if(o.manifest===void 0)throw P("Its ledger names no manifest","MANIFEST_MISSING");let a=await L(e,r.places,o.manifest),s=await $(e,r.upstream,r.
pull.base.ref),u={base:s,upstream:r.upstream},c=`refs/pull/${n.number}/head`,l=await U(e,u,{commit:n.head,ref:c,from:r.upstream});if(!l)throw P("The pull reques\
t has moved on since it was looked at");await Y(e,u,a.base),await ae(e,a,{head:n.head,tip:s.commit});let h={...n,manifest:o.manifest,base:a.base},m={...i,manifest:a,
digest:o.manifest};return b(m,async d=>{let f=await H(d.git,{run:d.run,head:n.head,tip:s.commit,commits:l,recorded:o,allowListed:i.allow==="listed",ask:p=>K(r,p)});
return se(d,{...t,known:h,manifest:a,compared:f,commits:l,tip:s.commit})})}async function ae(e,{base:t},r){for(let[o,n]of[["head",r.head],["base branch",r.tip]])
if(!await e.run(V(t,n)))throw P(`The manifest's base ${t} is not in the history of the ${o}`)}async function se(e,t){let{known:r,manifest:o,compared:n,tip:i,options:a}=t,
{merges:s,foreign:u}=n,c=await z(e.git,n.comparison);if(!c.ok){let{expected:d,found:f}=c.differs,p=d&&f?await Q(e.git,d,f):void 0;return{...y(r,ce(c.problem,t)),
notes:e.notes,...p&&{patch:p}}}let{denied:l,unanswered:h}=await ue(t,o,i);if(l)return y(r,l);let m={...r,outcome:"proved",by:c.by,commits:e.run.snapshots.length,
merges:s,foreign:u.map(({id:d,subject:f,authorName:p})=>({commit:d,subject:f,author:p})),results:await de(e,o),unanswered:h,notes:e.notes};return a.group?fe(e.git,
m,t):m}function ce(e,{recorded:t,options:r,commits:o}){let n=new Set(t.kept),i=o.filter(({id:s})=>n.has(s)).length;if(i===0||r.allow==="listed")return e;let a=`\
The branch holds ${I(i,"commit")} of others, which a run kept: set \`allow: listed\` to accept what its ledger lists, and review them.`;return{...e,message:`${e.
message} ${a}`}}async function ue({recorded:e,options:t},r,o){try{let n={...t,manifest:r,digest:e.manifest??"",policyOf:o};return{unanswered:await b(n,async({unanswered:i})=>i)}}catch(n){
if(!(n instanceof w))throw n;return{denied:n.problems.find(({name:i})=>le.has(i)),unanswered:[]}}}var le=new Set(["PATH_DENIED","PATH_PROTECTED","SECRET_DETECTE\
D","LIMIT_EXCEEDED","POLICY_ASK","COMMAND_DENIED","COMMAND_UNSAFE","CONFIG_BROKEN","POLICY_INVALID"]);async function de({git:e,run:t},{results:r}){let o=[...t.snapshots].
filter(({steps:i})=>i.length===0),n=await Promise.all(o.map(({parent:i,tree:a})=>e.run(C(i,a))));return r.map(({step:i,programs:a,patch:s,encoding:u})=>({programs:a,
files:i===void 0?n.shift()??[]:me(F({patch:s,...u&&{encoding:u}}))}))}var me=e=>[...Buffer.from(e).toString("utf8").matchAll(/^diff --git a\/(.+) b\/\1$/gm)].map(
([,t=""])=>t);async function fe(e,t,{view:r,options:o}){let{group:n}=o;if(!n)return t;for(let c of[n.base,n.head])await e.run(T(c))===void 0&&await e.run(R(r.upstream,
[c],O(e)?50:void 0));let[i,a]=[await q(e,n.base,t.head),await e.run(M(n.head))];if(i===a)return{...t,merged:n.head};let s=i===void 0?void 0:await Q(e,i,a),u=`Th\
e merge queue's commit ${n.head} is not the merge of the verified head into ${n.base}. Take the pull request out of the queue and look at what it holds.`;return{
...y(t,{name:"VERIFY_MISMATCH",message:u}),...s&&{patch:s}}}var J=2e4;async function Q(e,t,r){if(t===r)return;let o=(await e.run(D(t,r))).toString("utf8");return`${(await A(
o.slice(0,J).split(`
`))).join(`
`)}${o.length>J?`
\u2026`:""}`}var P=(e,t="VERIFY_MISMATCH")=>new w({name:t,message:`${e}. Run editplan again for this branch.`});async function Ne(e){var c=[];try{let{url:t,base:r,
parent:o,...n}=e;let{token:i,environment:a={}}=e.publish;let s={...a,...i&&k(t,i,a)};let u=g(c,await N({url:t,branch:r,environment:s,parent:o}));return await j(
{...n,root:u.root,bare:true,environment:s})}catch(l){var h=l,m=true}finally{E(c,h,m)}}export{j as a,re as b,Ne as c};
