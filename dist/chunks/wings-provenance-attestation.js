import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_history_manifest$e as u}from"./start.js";import{zod_2$J as l,
zod_2$L as n,zod_2$P as z,zod_2$U as g,zod_2$W as p,zod_2$p as r,zod_2$z as a}from"./start.js";import{errors$b as h}from"./hook.js";var $="https://github.com/ed\
itplan/editplan/run/v1",E="https://in-toto.io/Statement/v1",y=r().regex(/^[0-9a-f]{64}$/),j=n({engine:r(),inputs:g(r(),r()),plan:y,policy:n({name:r(),sha256:y}).
exactOptional(),base:n({branch:r(),commit:u}),pull_request:n({repository:r(),number:a().positive()}),steps:l(n({step:a().min(1),tool:r(),file:r().exactOptional(),
status:r()})),steps_omitted:a().min(1).exactOptional(),totals:g(r(),a().min(0))}),k=n({name:r(),digest:z([n({sha256:y}),n({gitCommit:u})])}),U=n({_type:p(E),predicateType:p(
$),subject:l(k).min(1),predicate:j}),O=512*1024;function W(e){let t=0,o=e.steps.findIndex(i=>(t+=Buffer.byteLength(JSON.stringify(i)),t>O));return o<0?e:{...e,steps:e.
steps.slice(0,o),steps_omitted:e.steps.length-o}}var R="1.3.6.1.4.1.57264.1.12";function Y({identity:e}){let t=e?.oids?.find(({oid:o})=>o?.id.join(".")===R);return{
workflow:e?.subjectAlternativeName??"",issuer:e?.extensions?.issuer??"",repository:t&&_(t.value)}}function q(e,t){let{serverUrl:o,repository:i,workflow:s}=t,d=o.
replace(/\/$/,""),c=P(d);if(e.issuer!==c&&!e.issuer.startsWith(`${c}/`))throw f(`${e.issuer||"nobody"} vouched for the signer, and not ${c}`);if(e.repository?.toLowerCase()!==
`${d}/${i}`.toLowerCase())throw f(`it was signed in ${e.repository||"no repository"}, and not in ${d}/${i}`);let[,w="",b="",S=""]=v.exec(e.workflow)??[],[,x,T,m]=/^(?:([^/]+\/[^/]+)\/)?(\.github\/workflows\/[^@]+)(?:@(.+))?$/.
exec(s??"")??[];if(!(w.toLowerCase()===`${d}/${x??i}`.toLowerCase()&&(s===void 0||b===T&&(m===void 0||S===m))))throw f(`${e.workflow||"no workflow"} signed it, \
and not ${s??`a workflow of ${i}`}`)}var v=/^(.+?)\/(\.github\/workflows\/[^@]+)@(.+)$/;function P(e){let{host:t}=new URL(e);return`https://token.actions.${t===
"github.com"?"githubusercontent.com":t}`}function _(e){let t=Buffer.from(e),[o,i=0]=t,s=i<128?0:i-128;return o===12&&s<=2?t.toString("utf8",2+s):void 0}var f=e=>new h(
{name:"ATTESTATION_OTHER_SIGNER",message:`Someone else signed the attestation: ${e}. Check --repository and --workflow.`});export{$ as a,E as b,U as c,W as d,Y as e,
q as f};
