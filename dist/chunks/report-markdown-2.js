import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a as j}from"./report-matched.js";import{a as b,d as B}from"./report-patch-lines.js";import{a as $,b as c,c as l,d as k,e as f}from"./character-entities.js";import{a as y}from"./package.js";import{a as p,b as R}from"./report-changed-files.js";function J(n,e={}){let t=e.budget??A,i=$(w(n.plan.description??"",t));for(let r of[C,O,L]){let s=a([i,r(n,e)]);if(u(s)<=t)return s}let o=L(n,e);return a([$(w(n.plan.description??"",(t-u(o))/8)),o])}var A=6e4,u=n=>Buffer.byteLength(n),a=n=>`${n.map(e=>e.trim()).filter(Boolean).join(`

`)}
`;function w(n,e){if(u(n)<=e)return n;let t=[],i=0;for(let o of n.split(`
`)){if(i+=u(o)+1,i>e-8)break;t.push(o)}return[...t,"","\u2026"].join(`
`)}var C=(n,e)=>a([g(n),...T(n),W(n,e),E(n),x(n),M(n),h(n,e)]),O=(n,e)=>a([g(n),...T(n),_(e),D(n),x(n),M(n),h(n,e)]),L=(n,e)=>a([g(n),_(e),h(n,e)]),_=({summaryUrl:n})=>`The steps do not fit here; they are in ${n?`[the full report](${n})`:"the report of the run"}.`;function g({totals:n,steps:e}){return`### What changes

${[`**${n.applied}** of ${S(e.filter(({status:i})=>i!=="read").length,"change")} applied`,n.collapsed>0&&`${n.collapsed} collapsed`,n.unchanged>0&&`${n.unchanged} unchanged`,n.failed>0&&`**${n.failed} refused**`,n.skipped>0&&`${n.skipped} skipped`,`${S(n.files,"file")} (+${n.insertions} \u2212${n.deletions})`].filter(Boolean).join(" \xB7 ")}`}var S=(n,e)=>`${n} ${e}${n===1?"":"s"}`,T=({notes:n=[]})=>n.map(e=>`> ${c(e)}`);function W({steps:n},{commitUrl:e}){let t=n.filter(i=>i.status!=="read").map(i=>{let o=i.commit?.slice(0,10),r=e&&i.commit?`[\`${o}\`](${e(i.commit)})`:o&&`\`${o}\``,s=i.status==="applied"?[`+${i.insertions}`,`\u2212${i.deletions}`]:["",""],d=c(i.why??"");return[v(i),i.tool,R(i).map(l).join(" \u2192 "),...s,r??(i.error?"refused":i.status),d]});return F(["Step","Tool","File","+","\u2212","Commit","Why"],t)}var v=n=>n.id===void 0?`${n.index}`:`${n.index} ${l(n.id)}`;function D({steps:n}){let e=new Map;for(let i of n)if(i.status==="applied")for(let{file_path:o,insertions:r,deletions:s}of p(i)){let d=e.get(o)??{steps:0,insertions:0,deletions:0};d.steps+=1,d.insertions+=r,d.deletions+=s,e.set(o,d)}let t=[...e].map(([i,o])=>[l(i),`${o.steps}`,`+${o.insertions}`,`\u2212${o.deletions}`]);return F(["File","Steps","+","\u2212"],t)}function F(n,e){let t=n.map(i=>i==="+"||i==="\u2212"?"--:":"---");return[n,t,...e].map(i=>`| ${i.join(" | ")} |`).join(`
`)}var E=({steps:n})=>a(n.flatMap(e=>p(e).map(({file_path:t,structuredPatch:i,insertions:o,deletions:r})=>{if(!i)return"";let s=`+${o} \u2212${r}`;return`<details>${`<summary>Step ${e.index} \xB7 ${e.tool} ${k(t)} (${s})</summary>`}

${f("diff",b(i).join(`
`))}

</details>`}))),x=({steps:n})=>{let e=t=>`Step ${v(t)}, ${l(t.file_path)}`;return a([m("Collapsed: they repeat an earlier step",n,t=>t.status==="collapsed"?`${e(t)}: repeats step ${t.duplicate_of}`:void 0),m("Not matched exactly",n,t=>t.matched_by&&t.matched_by!=="exact"?`${e(t)}: ${j[t.matched_by]}`:void 0),m("Refused",n,t=>t.error&&`${e(t)}: ${H(t.error)}`),m("Remarks",n,t=>t.notes?`${e(t)}: ${c(t.notes.join(" "))}`:void 0)])};function H(n){let[e="",...t]=n.message.trim().split(`
`),i=B(n),o=[`\`${n.name}\` ${c(e)}`,...i?[`*${i}*`]:[]].join(" ");return t.length===0?o:`${o}
${f("text",t.join(`
`)).replace(/^/gm,"  ")}`}function m(n,e,t){let i=e.map(t).filter(o=>o!==void 0);return i.length===0?"":`### ${n}

${i.map(o=>`- ${o}`).join(`
`)}`}function M({verifications:n=[]}){if(n.length===0)return"";let e=n.map(({name:o,ok:r})=>`- ${r?"\u2713":"\u2717 **failed:**"} ${l(o)}`),i=n.filter(({ok:o,tail:r})=>!o&&r.trim()!=="").map(({name:o,tail:r})=>`The end of what ${l(o)} printed:

${f("",r)}`);return a(["### Verification",e.join(`
`),...i])}function h({plan:n,base:e,head:t},{isVerifiable:i=!0}){if(!e||!t||n.files.length===0||!i)return"";let r=`editplan verify ${n.files.map(P).join(" ")}${N(n)} --base ${e.commit} --head ${t.commit}`;return`### How to verify

${`The same plan on the same base gives the same commits. With editplan ${y.version} installed, anyone who has both can replay it and compare:`}

${f("sh",r)}

Plan: \`sha256:${n.sha256}\``}var N=({overrides:n={}})=>Object.entries(n).filter(([e])=>e!=="trailing_whitespace").map(([e,t])=>` --${e.replaceAll("_","-")} ${t}`).join(""),P=n=>/^[\w./@:+-]+$/.test(n)?n:`'${n.replaceAll("'","'\\''")}'`;export{J as a};
