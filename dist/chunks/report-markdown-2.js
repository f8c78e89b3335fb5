import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a as L}from"./report-matched.js";import{a as F}from"./report-remedy.js";import{a as x}from"./report-patch-lines.js";import{a as v,b as M}from"./report-diagnostics-summary.js";import{a as _}from"./report-body-step-list.js";import{a as b,b as f,c as p,d as T,e as m}from"./character-entities.js";import{a as j}from"./package.js";import{a as P,d as O}from"./report-outcome.js";import{a as B}from"./report-changed-files.js";var C=({diagnostics:n=[]})=>n.flatMap(t=>{let e=t.state==="known"&&t.added===0,o=t.diagnostics.map(({file_path:i,line:r,message:s,code:a,step:c})=>{let d=c===void 0?"":`, after step ${c}`,l=a===void 0?"":` ${p(a)}`;return`- ${p(`${i}:${r}`)}${d}: ${f(s.split(`
`)[0]??"")}${l}`});return[`- ${e?"\u2713":"\u2717"} ${f(M(t))}`,...o]});function $(n,t){let e=0,o=n.findIndex(i=>(e+=Buffer.byteLength(i)+2,e>t));return o<0?n:n.slice(0,o)}function D(n,t){let{steps:e}=n,o=[g("Refused",X(n)),g("Waits for approval",y(e,({policy:i})=>i?.behavior==="ask"&&f(`${i.reason} (${i.rule})`))),g("Not matched exactly",y(e,({matched_by:i,status:r})=>r==="applied"&&i&&i!=="exact"&&!q.has(i)&&L[i])),Y(n),g("Diagnostics",C(n)),g("Remarks",y(e,({notes:i,status:r,index:s})=>{let a=n.plan.without?.includes(s)&&r==="skipped";return i&&!a&&f(i.join(" "))}))];return J(o,t)}var q=new Set(["regex","structure"]),g=(n,t)=>({title:n,items:t});function J(n,t){let e=t,o=[];for(let{title:i,items:r}of n){if(r.length===0)continue;let s=$(r,e-Buffer.byteLength(i)-K),a=r.length>s.length?[`- \u2026 and ${r.length-s.length} more`]:[],c=`### ${i}

${[...s,...a].join(`
`)}`;o.push(c),e-=Buffer.byteLength(c)+2}return o.join(`

`)}var K=40,y=(n,t)=>n.flatMap(e=>{let o=t(e);return o?[`- ${Q(e)}: ${o}`]:[]}),Q=n=>`Step ${n.index}${n.id===void 0?"":` ${p(n.id)}`}, ${p(n.file_path)}`,X=n=>[...P(n).map(t=>`- ${E(t)}`),...y(n.steps,({error:t})=>t&&E(t))];function E(n){let[t="",...e]=n.message.trim().split(`
`),o=F(n),i=[`\`${n.name}\` ${f(t)}`,...o?[`*${o}*`]:[]].join(" ");return e.length===0?i:`${i}
${m("text",e.join(`
`)).replace(/^/gm,"  ")}`}function Y({verifications:n=[]}){let t=n.map(({name:e,ok:o,tail:i})=>{let r=`- ${o?"\u2713":"\u2717 **failed:**"} ${p(e)}`;return o||i.trim()===""?r:`${r}
${m("",i).replace(/^/gm,"  ")}`});return g("Verification",t)}function W(n,{budget:t,elsewhere:e}){let o=nn(n);if(o.length===0)return"";let i=w(o,"");if(h(i)<=t)return i;let r=o.toSorted((l,R)=>h(l.text)-h(R.text)),[s,a]=[0,h(w([],A(o,e)))];for(let{text:l}of r){if(a+=h(l)+2,a>t)break;s++}let c=new Set(r.slice(0,s)),d=w(o.filter(l=>c.has(l)),A(o.filter(l=>!c.has(l)),e));return h(d)<=t?d:""}var h=n=>Buffer.byteLength(n),w=(n,t)=>["### Patches",...n.map(({text:e})=>e),t].filter(Boolean).join(`

`),k=5;function A(n,t){let e=n.slice(0,k).map(({path:i})=>p(Z(i))),o=n.length>k?` and ${n.length-k} more`:"";return`The ${n.length===1?"patch":"patches"} of ${e.join(", ")}${o} ${n.length===1?"does":"do"} not fit here; ${n.length===1?"it is":"they are"} in ${t}.`}var Z=n=>n.length>100?`\u2026${n.slice(-99)}`:n;function nn({steps:n}){let t=new Map;for(let{index:e,tool:o,...i}of n)for(let r of B({index:e,tool:o,...i})){if(!r.structuredPatch)continue;let s=t.get(r.file_path)??[];s.push({index:e,tool:o,file:r}),t.set(r.file_path,s)}return[...t].sort(([e],[o])=>e<o?-1:1).map(([e,o])=>({path:e,text:tn(e,o)}))}function tn(n,t){let e=a=>t.reduce((c,{file:d})=>c+a(d),0),o=`+${e(({insertions:a})=>a)} \u2212${e(({deletions:a})=>a)}`,i=t.map(({index:a})=>a),r=`step${i.length===1?"":"s"} ${i.slice(0,20).join(", ")}${i.length>20?"\u2026":""}`,s=t.map(({index:a,tool:c,file:d})=>{let l=m("diff",x(d.structuredPatch??[]).join(`
`));return t.length===1?l:`Step ${a} \xB7 ${c}

${l}`});return`<details><summary>${T(n)} ${o} (${r})</summary>

${s.join(`

`)}

</details>`}function Cn(n,t={}){let e=t.budget??en,o=H([rn(n),sn(n,t),...cn(n,e/8)]),i=ln(n,t),r=on(n.plan.description??"",e/4),s=e-u(o)-u(i)-u(r)-16,a=D(n,Math.max(0,s/3));s-=u(a);let c=`### Steps

${_(n,{budget:Math.max(0,s-I),...t})}`;s-=u(c)+I;let d=W(n,{budget:s,elsewhere:U(t)}),R=d===""&&n.steps.some(({structuredPatch:z,files:G})=>z||G)?`The patches do not fit here; they are in ${U(t)}.`:"";return H([r,o,a,c,d||R,i])}var en=6e4,I=300,u=n=>Buffer.byteLength(n),H=n=>`${n.map(t=>t.trim()).filter(Boolean).join(`

`)}
`;function on(n,t){let e=b(N(n,t));return u(e)<=t?e:b(N(n,t/8))}function N(n,t){if(u(n)<=t)return n;let e=[],o=0;for(let i of n.split(`
`)){if(o+=u(i)+1,o>t-8)break;e.push(i)}return[...e,"","\u2026"].join(`
`)}var U=({summaryUrl:n})=>n?`[the summary of the run](${n}) and its report`:"the report of the run";function rn(n){let{totals:t,steps:e,verifications:o=[],diagnostics:i=[]}=n,r=V(e.filter(({status:c})=>c!=="read").length,"change"),s=n.plan.without?.length??0;return`### What changes

${[O(n)?`Would apply **${t.applied}** of ${r}; nothing was written`:`**${t.applied}** of ${r} applied`,t.failed>0&&`**${t.failed} refused**`,s>0&&`${s} left out`,t.collapsed>0&&`${t.collapsed} collapsed`,t.unchanged>0&&`${t.unchanged} unchanged`,t.skipped>s&&`${t.skipped-s} skipped`,`${V(t.files,"file")} (+${t.insertions} \u2212${t.deletions})`,o.length>0&&(o.every(({ok:c})=>c)?"verification passed":"**verification failed**"),i.length>0&&f(v(i))].filter(Boolean).join(" \xB7 ")}`}var V=(n,t)=>`${n} ${t}${n===1?"":"s"}`;function sn({since:n},{commitUrl:t}){if(!n)return"";let{commit:e}=n,o=e&&`\`${e.slice(0,10)}\``,i=e&&t?`[${o}](${t(e)})`:o??"the earlier run",r=(a,c)=>c.length>0&&`${a} ${an(c)}`,s=[r("new",n.new),r("changed",n.changed),r("dropped",n.dropped)].filter(Boolean);return`**Changed since ${i}:** ${[...s.length>0?s:["nothing"],`${n.same} the same`].join(" \xB7 ")}`}var S=40,an=n=>n.length>S?`${n.slice(0,S).join(", ")} and ${n.length-S} more`:n.join(", ");function cn({notes:n=[]},t){let e=n.map(i=>`> ${f(i)}`),o=$(e,t);return o.length===e.length?o:[...o,`> \u2026 and ${e.length-o.length} more remarks`]}function ln({plan:n,base:t,head:e},{isVerifiable:o=!0}){if(!t||!e||n.files.length===0||!o)return"";let i=n.files.map(fn).join(" "),r=n.without?` --without ${n.without.join()}`:"",s=`editplan verify ${i}${dn(n)}${r} --base ${t.commit} --head ${e.commit}`;return`### How to verify

${`The same plan on the same base gives the same commits. With editplan ${j.version} installed, anyone who has both can replay it and compare:`}

${m("sh",s)}

Plan: \`sha256:${n.sha256}\``}var dn=({overrides:n={}})=>Object.entries(n).filter(([t])=>t!=="trailing_whitespace").map(([t,e])=>` --${t.replaceAll("_","-")} ${e}`).join(""),fn=n=>/^[\w./@:+-]+$/.test(n)?n:`'${n.replaceAll("'","'\\''")}'`;export{Cn as a};
