import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as k}from"./core-history-verify.js";import{f as M}from"./publish-preflight.js";
import{b as V}from"./publish-manifest-ref.js";import{b as L,g as A}from"./publish-branch.js";import{a as P,e as x}from"./publish-questions-2.js";import{publish_remote_state_2$e as G,
publish_remote_state_2$t as q}from"./start.js";import{publish_target$c as v}from"./start.js";import{core_git_commits$f as U}from"./start.js";import{core_git_commands_remote$b as I}from"./start.js";
import{publish_github_2$h as C,publish_github_2$k as R}from"./start.js";import{publish_github_api_2$G as K,publish_github_api_2$m as _,publish_github_api_2$n as H}from"./start.js";
import{errors$b as S}from"./hook.js";async function oe(n,e){let{run:t,commits:r,ask:o}=e,{head:i,merges:s}=await x($(e),M(n)),l=await k(n,t,i,o);if(l.ok||!e.allowListed)
return{comparison:l,merges:s,foreign:[]};let d=await F(n,e,i);if(d)return{...d,merges:s};let f=new Set(t.snapshots.map(({commit:p})=>p)),{kept:y,own:m}=e.recorded,
u=new Set([...y,...m]),a=L(i,r),c=a.findLastIndex(({id:p})=>u.has(p)),w=a.slice(0,c+1).filter(({id:p})=>!f.has(p)),h=a[c];if(!h||w.some(({id:p,parents:O})=>!u.has(
p)||O.length!==1))return{comparison:l,merges:s,foreign:[]};let g=await U(n,t.snapshots,h.id);if(!g.ok)return{comparison:l,merges:s,foreign:[]};let b={base:g.base,
snapshots:g.chain};return{comparison:await k(n,b,i,o),merges:s,foreign:w}}async function F(n,{run:e,commits:t,recorded:r,ask:o},i){let[,s,...l]=t.find(({id:u})=>u===
i)?.parents??[];if(s===void 0||l.length>0)return;let d=await k(n,e,s,o),f=new Set(L(s,t).map(({id:u})=>u)),y=new Set([...r.kept,...r.own]),m=t.filter(({id:u})=>!f.
has(u));return d.ok&&m.every(({id:u})=>y.has(u))?{comparison:d,foreign:m.toReversed()}:void 0}function*$({head:n,tip:e,commits:t}){let r=new Map(t.map(s=>[s.id,
s])),o=r.get(n),i=0;for(;o;i++){let[s,l,...d]=o.parents;if(s===void 0||l===void 0||d.length>0||!(yield*P("isAncestor",l,e))||(yield*A(s,l))!==o.tree)break;let f=r.
get(s);if(!f)break;o=f}return{head:o?.id??n,merges:i}}var ie=(n,e,t)=>x(j(e,t),M(n));function*j(n,e){return(yield*P("isAncestor",n,e))?yield*P("treeOf",e):yield*A(
n,e)}async function se(n,e,t){let r=await v(n,t),{token:o,repository:i,upstream:s}=r;if(o===void 0||i===void 0){let a=`Reading pull request #${e} needs ${i===void 0?
"a repository of GitHub":"a token for its server"}. Give one.`;throw new S({name:"GITHUB_FAILED",message:a})}let l=await R({...r,token:o,graphqlUrl:t.graphqlUrl,
clock:t.clock}),d=await l.send(H(i,e)),{places:f,own:y}=E(d,r),m=y&&await G(n,y,d.head.ref);return{github:l,repository:i,pull:d,run:m&&(q(m,d)??m.run),upstream:s,
places:f}}function E({head:n},{repository:e,upstream:t,reach:r}){let o=n.repo?.full_name;if(o===void 0||o===e)return{places:[t],own:o===void 0?void 0:t};let i=r(
o);return{places:[t,i],own:i}}async function ae({github:n,repository:e},t){try{let{verified:r,reason:o}=(await n.send(K(e,t))).verification;return r?"signed":o===
"invalid"||o==="bad_cert"?"bad":"unchecked"}catch(r){if(r instanceof C&&(r.status===403||r.status===404))return"unchecked";throw r}}async function le(n,e){let t=e.
repository!==void 0||(await n.run(I())).length>0;if(e.token===void 0||!t)return;let r=await v(n,e),{token:o,repository:i,upstream:s}=r;if(o===void 0||i===void 0)
return;let l=await R({...r,token:o,graphqlUrl:e.graphqlUrl,clock:e.clock}),d=T(),f=async a=>{let{number:c,html_url:w,merged_at:h,head:g}=a,{places:b,own:p}=E(a,
r),O=p&&await d(`${g.repo?.full_name} ${g.ref}`,()=>G(n,p,g.ref));return{...{number:c,url:w,head:g.sha,merged:typeof h=="string",upstream:s,places:b},run:q(O,a)}},
y=async a=>{try{return await Promise.all((await l.send(_(i,a))).map(f))}catch(c){if(c instanceof C&&(c.status===404||c.status===422))return;throw c}},m=T(),u=T();
return{pullsOf:a=>m(a,()=>y(a)),manifestOf:({places:a},c)=>u(c,()=>V(n,a,c))}}function T(){let n=new Map;return(e,t)=>{let r=n.get(e)??t();return n.set(e,r),r}}
export{oe as a,ie as b,se as c,ae as d,le as e};
