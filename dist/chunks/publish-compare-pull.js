import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as k}from"./core-history-verify.js";import{f as M}from"./publish-preflight.js";
import{b as K}from"./publish-manifest-ref.js";import{f as L}from"./publish-branch.js";import{a as P,e as x}from"./publish-questions-2.js";import{publish_remote_state_2$e as G,
publish_remote_state_2$t as q}from"./start.js";import{publish_target$c as v}from"./start.js";import{core_git_commits$f as H}from"./start.js";import{core_git_commands_remote$b as F}from"./start.js";
import{publish_github_2$h as O,publish_github_2$k as R}from"./start.js";import{publish_github_api_2$I as _,publish_github_api_2$o as S,publish_github_api_2$p as I}from"./start.js";
import{errors$b as T}from"./hook.js";async function oe(n,e){let{run:o,commits:t,ask:r}=e,{head:i,merges:s}=await x($(e),M(n)),l=await k(n,o,i,r);if(l.ok||!e.allowListed)
return{comparison:l,merges:s,foreign:[]};let d=await E(n,e,i);if(d)return{...d,merges:s};let m=new Set(o.snapshots.map(({commit:p})=>p)),{kept:y,own:f}=e.recorded,
u=new Set([...y,...f]),a=U(t,i),c=a.findLastIndex(({id:p})=>u.has(p)),w=a.slice(0,c+1).filter(({id:p})=>!m.has(p)),h=a[c];if(!h||w.some(({id:p,parents:C})=>!u.has(
p)||C.length!==1))return{comparison:l,merges:s,foreign:[]};let g=await H(n,o.snapshots,h.id);if(!g.ok)return{comparison:l,merges:s,foreign:[]};let b={base:g.base,
snapshots:g.chain};return{comparison:await k(n,b,i,r),merges:s,foreign:w}}async function E(n,{run:e,commits:o,recorded:t,ask:r},i){let[,s,...l]=o.find(({id:u})=>u===
i)?.parents??[];if(s===void 0||l.length>0)return;let d=await k(n,e,s,r),m=new Set(U(o,s).map(({id:u})=>u)),y=new Set([...t.kept,...t.own]),f=o.filter(({id:u})=>!m.
has(u));return d.ok&&f.every(({id:u})=>y.has(u))?{comparison:d,foreign:f.toReversed()}:void 0}function*$({head:n,tip:e,commits:o}){let t=new Map(o.map(s=>[s.id,
s])),r=t.get(n),i=0;for(;r;i++){let[s,l,...d]=r.parents;if(s===void 0||l===void 0||d.length>0||!(yield*P("isAncestor",l,e))||(yield*L(s,l))!==r.tree)break;let m=t.
get(s);if(!m)break;r=m}return{head:r?.id??n,merges:i}}function U(n,e){let o=new Map(n.map(r=>[r.id,r])),t=[];for(let r=o.get(e);r;r=o.get(r.parents[0]??""))t.push(
r);return t.toReversed()}var ie=(n,e,o)=>x(j(e,o),M(n));function*j(n,e){return(yield*P("isAncestor",n,e))?yield*P("treeOf",e):yield*L(n,e)}async function se(n,e,o){
let t=await v(n,o),{token:r,repository:i,upstream:s}=t;if(r===void 0||i===void 0){let a=`Reading pull request #${e} needs ${i===void 0?"a repository of GitHub":
"a token for its server"}. Give one.`;throw new T({name:"GITHUB_FAILED",message:a})}let l=await R({...t,token:r,graphqlUrl:o.graphqlUrl,clock:o.clock}),d=await l.
send(I(i,e)),{places:m,own:y}=V(d,t),f=y&&await G(n,y,d.head.ref);return{github:l,repository:i,pull:d,run:f&&(q(f,d)??f.run),upstream:s,places:m}}function V({head:n},{
repository:e,upstream:o,reach:t}){let r=n.repo?.full_name;if(r===void 0||r===e)return{places:[o],own:r===void 0?void 0:o};let i=t(r);return{places:[o,i],own:i}}
async function ae({github:n,repository:e},o){try{let{verified:t,reason:r}=(await n.send(_(e,o))).verification;return t?"signed":r==="invalid"||r==="bad_cert"?"b\
ad":"unchecked"}catch(t){if(t instanceof O&&(t.status===403||t.status===404))return"unchecked";throw t}}async function le(n,e){let o=e.repository!==void 0||(await n.
run(F())).length>0;if(e.token===void 0||!o)return;let t=await v(n,e),{token:r,repository:i,upstream:s}=t;if(r===void 0||i===void 0)return;let l=await R({...t,token:r,
graphqlUrl:e.graphqlUrl,clock:e.clock}),d=A(),m=async a=>{let{number:c,html_url:w,merged_at:h,head:g}=a,{places:b,own:p}=V(a,t),C=p&&await d(`${g.repo?.full_name}\
 ${g.ref}`,()=>G(n,p,g.ref));return{...{number:c,url:w,head:g.sha,merged:typeof h=="string",upstream:s,places:b},run:q(C,a)}},y=async a=>{try{return await Promise.
all((await l.send(S(i,a))).map(m))}catch(c){if(c instanceof O&&(c.status===404||c.status===422))return;throw c}},f=A(),u=A();return{pullsOf:a=>f(a,()=>y(a)),manifestOf:({
places:a},c)=>u(c,()=>K(n,a,c))}}function A(){let n=new Map;return(e,o)=>{let t=n.get(e)??o();return n.set(e,t),t}}export{oe as a,ie as b,se as c,ae as d,le as e};
