import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a as O}from"./report-matched.js";import{a as _}from"./report-remedy.js";import{a as P}from"./report-patch-lines.js";import{a as F,b as T}from"./report-diagnostics-summary.js";import{a as E}from"./report-body-step-list.js";import{a as k,b as f,c as p,d as C,e as m}from"./character-entities.js";import{a as x}from"./package.js";import{a as v,d as M}from"./report-outcome.js";import{a as L}from"./report-changed-files.js";var D=({diagnostics:n=[]})=>n.flatMap(t=>{let e=t.state==="known"&&t.added===0,o=t.diagnostics.map(({file_path:i,line:r,message:s,code:a,step:c})=>{let d=c===void 0?"":`, after step ${c}`,l=a===void 0?"":` ${p(a)}`;return`- ${p(`${i}:${r}`)}${d}: ${f(s.split(`
`)[0]??"")}${l}`});return[`- ${e?"\u2713":"\u2717"} ${f(T(t))}`,...o]});function R(n,t){let e=0,o=n.findIndex(i=>(e+=Buffer.byteLength(i)+2,e>t));return o<0?n:n.slice(0,o)}function W(n,t){let{steps:e}=n,o=[g("Refused",X(n)),g("Waits for approval",b(e,({policy:i})=>i?.behavior==="ask"&&f(`${i.reason} (${i.rule})`))),g("Not matched exactly",b(e,({matched_by:i,status:r})=>r==="applied"&&i&&i!=="exact"&&!q.has(i)&&O[i])),Y(n),g("Diagnostics",D(n)),g("Remarks",b(e,({notes:i,status:r,index:s})=>{let a=n.plan.without?.includes(s)&&r==="skipped";return i&&!a&&f(i.join(" "))}))];return J(o,t)}var q=new Set(["regex","structure"]),g=(n,t)=>({title:n,items:t});function J(n,t){let e=t,o=[];for(let{title:i,items:r}of n){if(r.length===0)continue;let s=R(r,e-Buffer.byteLength(i)-K),a=r.length>s.length?[`- \u2026 and ${r.length-s.length} more`]:[],c=`### ${i}

${[...s,...a].join(`
`)}`;o.push(c),e-=Buffer.byteLength(c)+2}return o.join(`

`)}var K=40,b=(n,t)=>n.flatMap(e=>{let o=t(e);return o?[`- ${Q(e)}: ${o}`]:[]}),Q=n=>`Step ${n.index}${n.id===void 0?"":` ${p(n.id)}`}, ${p(n.file_path)}`,X=n=>[...v(n).map(t=>`- ${A(t)}`),...b(n.steps,({error:t})=>t&&A(t))];function A(n){let[t="",...e]=n.message.trim().split(`
`),o=_(n),i=[`\`${n.name}\` ${f(t)}`,...o?[`*${o}*`]:[]].join(" ");return e.length===0?i:`${i}
${m("text",e.join(`
`)).replace(/^/gm,"  ")}`}function Y({verifications:n=[]}){let t=n.map(({name:e,ok:o,tail:i})=>{let r=`- ${o?"\u2713":"\u2717 **failed:**"} ${p(e)}`;return o||i.trim()===""?r:`${r}
${m("",i).replace(/^/gm,"  ")}`});return g("Verification",t)}function H(n,{budget:t,elsewhere:e}){let o=nn(n);if(o.length===0)return"";let i=S(o,"");if(h(i)<=t)return i;let r=o.toSorted((l,$)=>h(l.text)-h($.text)),[s,a]=[0,h(S([],I(o,e)))];for(let{text:l}of r){if(a+=h(l)+2,a>t)break;s++}let c=new Set(r.slice(0,s)),d=S(o.filter(l=>c.has(l)),I(o.filter(l=>!c.has(l)),e));return h(d)<=t?d:""}var h=n=>Buffer.byteLength(n),S=(n,t)=>["### Patches",...n.map(({text:e})=>e),t].filter(Boolean).join(`

`),j=5;function I(n,t){let e=n.slice(0,j).map(({path:i})=>p(Z(i))),o=n.length>j?` and ${n.length-j} more`:"";return`The ${n.length===1?"patch":"patches"} of ${e.join(", ")}${o} ${n.length===1?"does":"do"} not fit here; ${n.length===1?"it is":"they are"} in ${t}.`}var Z=n=>n.length>100?`\u2026${n.slice(-99)}`:n;function nn({steps:n}){let t=new Map;for(let{index:e,tool:o,...i}of n)for(let r of L({index:e,tool:o,...i})){if(!r.structuredPatch)continue;let s=t.get(r.file_path)??[];s.push({index:e,tool:o,file:r}),t.set(r.file_path,s)}return[...t].sort(([e],[o])=>e<o?-1:1).map(([e,o])=>({path:e,text:tn(e,o)}))}function tn(n,t){let e=a=>t.reduce((c,{file:d})=>c+a(d),0),o=`+${e(({insertions:a})=>a)} \u2212${e(({deletions:a})=>a)}`,i=t.map(({index:a})=>a),r=`step${i.length===1?"":"s"} ${i.slice(0,20).join(", ")}${i.length>20?"\u2026":""}`,s=t.map(({index:a,tool:c,file:d})=>{let l=m("diff",P(d.structuredPatch??[]).join(`
`));return t.length===1?l:`Step ${a} \xB7 ${c}

${l}`});return`<details><summary>${C(n)} ${o} (${r})</summary>

${s.join(`

`)}

</details>`}function En(n,t={}){let e=t.budget??en,o=y([rn(n),sn(n,t),...cn(n,e/8)]),i=ln(n,t),r=on(n.plan.description??"",e/4),s=e-u(o)-u(i)-u(r)-16,a=W(n,Math.max(0,s/3));s-=u(a);let c=`### Steps

${E(n,{budget:Math.max(0,s-N),...t})}`;s-=u(c)+N;let d=H(n,{budget:s,elsewhere:V(t)}),$=d===""&&n.steps.some(({structuredPatch:w,files:G})=>w||G)?`The patches do not fit here; they are in ${V(t)}.`:"";return[y([r,o,a,c,d||$,i]),y([r,o,a,c,$,i]),y([o,a,c,$])].find(w=>u(w)<=e)??y([o,c])}var en=6e4,N=300,u=n=>Buffer.byteLength(n),y=n=>`${n.map(t=>t.trim()).filter(Boolean).join(`

`)}
`;function on(n,t){let e=k(U(n,t));return u(e)<=t?e:k(U(n,t/8))}function U(n,t){if(u(n)<=t)return n;let e=[],o=0;for(let i of n.split(`
`)){if(o+=u(i)+1,o>t-8)break;e.push(i)}return[...e,"","\u2026"].join(`
`)}var V=({summaryUrl:n})=>n?`[the summary of the run](${n}) and its report`:"the report of the run";function rn(n){let{totals:t,steps:e,verifications:o=[],diagnostics:i=[]}=n,r=z(e.filter(({status:c})=>c!=="read").length,"change"),s=n.plan.without?.length??0;return`### What changes

${[M(n)?`Would apply **${t.applied}** of ${r}; nothing was written`:`**${t.applied}** of ${r} applied`,t.failed>0&&`**${t.failed} refused**`,s>0&&`${s} left out`,t.collapsed>0&&`${t.collapsed} collapsed`,t.unchanged>0&&`${t.unchanged} unchanged`,t.skipped>s&&`${t.skipped-s} skipped`,`${z(t.files,"file")} (+${t.insertions} \u2212${t.deletions})`,o.length>0&&(o.every(({ok:c})=>c)?"verification passed":"**verification failed**"),i.length>0&&f(F(i))].filter(Boolean).join(" \xB7 ")}`}var z=(n,t)=>`${n} ${t}${n===1?"":"s"}`;function sn({since:n},{commitUrl:t}){if(!n)return"";let{commit:e}=n,o=e&&`\`${e.slice(0,10)}\``,i=e&&t?`[${o}](${t(e)})`:o??"the earlier run",r=(a,c)=>c.length>0&&`${a} ${an(c)}`,s=[r("new",n.new),r("changed",n.changed),r("dropped",n.dropped)].filter(Boolean);return`**Changed since ${i}:** ${[...s.length>0?s:["nothing"],`${n.same} the same`].join(" \xB7 ")}`}var B=40,an=n=>n.length>B?`${n.slice(0,B).join(", ")} and ${n.length-B} more`:n.join(", ");function cn({notes:n=[]},t){let e=n.map(i=>`> ${f(i)}`),o=R(e,t);return o.length===e.length?o:[...o,`> \u2026 and ${e.length-o.length} more remarks`]}function ln({plan:n,base:t,head:e},{isVerifiable:o=!0}){if(!t||!e||n.files.length===0||!o)return"";let i=n.files.map(fn).join(" "),r=n.without?` --without ${n.without.join()}`:"",s=`editplan verify ${i}${dn(n)}${r} --base ${t.commit} --head ${e.commit}`;return`### How to verify

${`The same plan on the same base gives the same commits. With editplan ${x.version} installed, anyone who has both can replay it and compare:`}

${m("sh",s)}

Plan: \`sha256:${n.sha256}\``}var dn=({overrides:n={}})=>Object.entries(n).filter(([t])=>t!=="trailing_whitespace").map(([t,e])=>` --${t.replaceAll("_","-")} ${e}`).join(""),fn=n=>/^[\w./@:+-]+$/.test(n)?n:`'${n.replaceAll("'","'\\''")}'`;export{En as a};
