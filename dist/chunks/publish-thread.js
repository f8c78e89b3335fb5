import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{publish_github_2$h as l}from"./start.js";import{publish_github_api_2$a as f}from"./start.js";
import{publish_api_call$a as u,publish_api_call$b as c,publish_api_call$g as d,publish_api_call$i as o}from"./start.js";import{zod_2$J as g,zod_2$L as i,zod_2$V as b,
zod_2$p as a,zod_2$y as y}from"./start.js";async function T(t,e,{name:n,head:r,conclusion:s,...p}){let h={name:n,head_sha:r,status:"completed",conclusion:s,output:p};
try{return await t.send(c("POST",`${o(e)}/check-runs`,h)),true}catch(m){if(m instanceof l&&(m.status===403||m.status===404))return false;throw m}}async function G(t,e,n){
let{permission:r}=await t.send(C(e,n));return r==="admin"||r==="write"}async function j(t,e,{reaction:n,words:r}){try{await t.send($(e,n))}catch(s){if(!(s instanceof
l&&(s.status===404||s.status===410))||e.comment===void 0)throw s}await t.send(w(e,r))}var k=(t,e)=>u(`${o(t)}/pulls/${e}`,i({state:b(["open","closed"]),body:a().
nullable(),head:f,base:i({ref:d})})),z=i({id:y(),body:a(),user:i({login:d,type:a()}).nullable()}),H=(t,e)=>u(`${o(t)}/issues/${e}/comments?per_page=100`,g(z)),C=(t,e)=>u(
`${o(t)}/collaborators/${encodeURIComponent(e)}/permission`,i({permission:a()})),$=({repository:t,number:e,comment:n},r)=>c("POST",`${o(t)}/issues/${n===void 0?
e:`comments/${n}`}/reactions`,{content:r}),w=({repository:t,number:e},n)=>c("POST",`${o(t)}/issues/${e}/comments`,{body:n}),U=(t,e,n)=>c("PATCH",`${o(t)}/issues\
/comments/${e}`,{body:n});export{T as a,G as b,j as c,k as d,H as e,w as f,U as g};
