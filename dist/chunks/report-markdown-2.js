import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a as P,b as k,c as A,d as I}from"./report-matched.js";import{a as W}from"./report-composition-words.js";import{a as T}from"./report-remedy.js";import{a as M}from"./report-patch-lines.js";import{a as D,b as F}from"./report-diagnostics-summary.js";import{a as H}from"./report-body-step-list.js";import{a as j,b as d,c as f,d as _,e as m}from"./character-entities.js";import{a as O}from"./package.js";import{a as v,d as E}from"./report-outcome.js";import{a as C}from"./report-changed-files.js";function g(t,n){let e=0,o=t.findIndex(i=>(e+=Buffer.byteLength(i)+2,e>n));return o<0?t:t.slice(0,o)}function N({composition:t,candidates:n=[],narrowing:e},o){let i=[{title:"Candidates",head:et,lines:n.map(ot)},{title:"Why candidates do not pass",head:[],lines:n.flatMap(it)},{title:"How the plans fit together",head:[],lines:t?W(t).map(st):[]},{title:"Why steps were left out",head:[],lines:e?.culprits.map(rt)??[]}],r=o,s=[];for(let a of i){if(a.lines.length===0)continue;let c=tt(a,r);s.push(c),r-=Buffer.byteLength(c)+2}return s.join(`

`)}function tt({title:t,head:n,lines:e},o){let i=o-Buffer.byteLength([t,...n].join(`
`))-nt,r=g(e,i),s=e.length-r.length;return[`### ${t}`,"",...n,...r,...s>0?["",`\u2026 and ${s} more in the report.`]:[]].join(`
`)}var nt=40,et=[`| ${k.join(" | ")} |`,`|${" --- |".repeat(k.length)}`],ot=t=>{let[n="",e,o,i="",...r]=A(t);return`| ${[`${f(n)}${t.best?" **best**":""}`,e,o,d(i),...r].join(" | ")} |`},it=t=>I(t).map(({name:n,message:e})=>`- ${f(t.plan)}: \`${n}\` ${d(e.split(`
`)[0]??"")}`);function rt({index:t,id:n,file_path:e,verification:o="",output:i=""}){let r=n===void 0?"":` ${f(n)}`,s=`- Step ${t}${r}, ${f(e)}: ${f(o)} fails with it`;return i.trim()===""?s:`${s}
${m("",i.trimEnd()).replace(/^/gm,"  ")}`}var st=({kind:t,words:n,details:e})=>[`- ${t==="conflicts"?"\u2717 ":""}${d(n)}`,...e.map(o=>`  - ${d(o)}`)].join(`
`);var U=({diagnostics:t=[]})=>t.flatMap(n=>{let e=n.state==="known"&&n.added===0,o=n.diagnostics.map(({file_path:i,line:r,message:s,code:a,step:c})=>{let p=c===void 0?"":`, after step ${c}`,l=a===void 0?"":` ${f(a)}`;return`- ${f(`${i}:${r}`)}${p}: ${d(s.split(`
`)[0]??"")}${l}`});return[`- ${e?"\u2713":"\u2717"} ${d(F(n))}`,...o]});function z(t,n){let{steps:e}=t,o=[h("Refused",ft(t)),h("Waits for approval",b(e,({policy:i})=>i?.behavior==="ask"&&d(`${i.reason} (${i.rule})`))),h("Not matched exactly",b(e,({matched_by:i,status:r})=>r==="applied"&&i&&i!=="exact"&&!at.has(i)&&P[i])),pt(t),h("Diagnostics",U(t)),h("Remarks",b(e,({notes:i,status:r,index:s})=>{let a=t.plan.without?.includes(s)&&r==="skipped";return i&&!a&&d(i.join(" "))}))];return ct(o,n)}var at=new Set(["regex","structure"]),h=(t,n)=>({title:t,items:n});function ct(t,n){let e=n,o=[];for(let{title:i,items:r}of t){if(r.length===0)continue;let s=g(r,e-Buffer.byteLength(i)-lt),a=r.length>s.length?[`- \u2026 and ${r.length-s.length} more`]:[],c=`### ${i}

${[...s,...a].join(`
`)}`;o.push(c),e-=Buffer.byteLength(c)+2}return o.join(`

`)}var lt=40,b=(t,n)=>t.flatMap(e=>{let o=n(e);return o?[`- ${dt(e)}: ${o}`]:[]}),dt=t=>`Step ${t.index}${t.id===void 0?"":` ${f(t.id)}`}, ${f(t.file_path)}`,ft=t=>[...v(t).map(n=>`- ${V(n)}`),...b(t.steps,({error:n})=>n&&V(n))];function V(t){let[n="",...e]=t.message.trim().split(`
`),o=T(t),i=[`\`${t.name}\` ${d(n)}`,...o?[`*${o}*`]:[]].join(" ");return e.length===0?i:`${i}
${m("text",e.join(`
`)).replace(/^/gm,"  ")}`}function pt({verifications:t=[]}){let n=t.map(({name:e,ok:o,tail:i})=>{let r=`- ${o?"\u2713":"\u2717 **failed:**"} ${f(e)}`;return o||i.trim()===""?r:`${r}
${m("",i).replace(/^/gm,"  ")}`});return h("Verification",n)}function q(t,{budget:n,elsewhere:e}){let o=ut(t);if(o.length===0)return"";let i=B(o,"");if($(i)<=n)return i;let r=o.toSorted((l,R)=>$(l.text)-$(R.text)),[s,a]=[0,$(B([],G(o,e)))];for(let{text:l}of r){if(a+=$(l)+2,a>n)break;s++}let c=new Set(r.slice(0,s)),p=B(o.filter(l=>c.has(l)),G(o.filter(l=>!c.has(l)),e));return $(p)<=n?p:""}var $=t=>Buffer.byteLength(t),B=(t,n)=>["### Patches",...t.map(({text:e})=>e),n].filter(Boolean).join(`

`),x=5;function G(t,n){let e=t.slice(0,x).map(({path:i})=>f(mt(i))),o=t.length>x?` and ${t.length-x} more`:"";return`The ${t.length===1?"patch":"patches"} of ${e.join(", ")}${o} ${t.length===1?"does":"do"} not fit here; ${t.length===1?"it is":"they are"} in ${n}.`}var mt=t=>t.length>100?`\u2026${t.slice(-99)}`:t;function ut({steps:t}){let n=new Map;for(let{index:e,tool:o,...i}of t)for(let r of C({index:e,tool:o,...i})){if(!r.structuredPatch)continue;let s=n.get(r.file_path)??[];s.push({index:e,tool:o,file:r}),n.set(r.file_path,s)}return[...n].sort(([e],[o])=>e<o?-1:1).map(([e,o])=>({path:e,text:gt(e,o)}))}function gt(t,n){let e=a=>n.reduce((c,{file:p})=>c+a(p),0),o=`+${e(({insertions:a})=>a)} \u2212${e(({deletions:a})=>a)}`,i=n.map(({index:a})=>a),r=`step${i.length===1?"":"s"} ${i.slice(0,20).join(", ")}${i.length>20?"\u2026":""}`,s=n.map(({index:a,tool:c,file:p})=>{let l=m("diff",M(p.structuredPatch??[]).join(`
`));return n.length===1?l:`Step ${a} \xB7 ${c}

${l}`});return`<details><summary>${_(t)} ${o} (${r})</summary>

${s.join(`

`)}

</details>`}function en(t,n={}){let e=n.budget??ht,o=N(t,e/8),i=y([yt(t),Rt(t,n),...wt(t,e/8),o]),r=St(t,n),s=$t(t.plan.description??"",e/4),a=e-u(i)-u(r)-u(s)-16,c=z(t,Math.max(0,a/3));a-=u(c);let p=H(t,{budget:Math.max(0,a-J),...n}),l=t.steps.length===0?"":`### Steps

${p}`;a-=u(l)+J;let R=q(t,{budget:a,elsewhere:Q(n)}),w=R===""&&t.steps.some(({structuredPatch:S,files:Z})=>S||Z)?`The patches do not fit here; they are in ${Q(n)}.`:"";return[y([s,i,c,l,R||w,r]),y([s,i,c,l,w,r]),y([i,c,l,w])].find(S=>u(S)<=e)??y([i,l])}var ht=6e4,J=300,u=t=>Buffer.byteLength(t),y=t=>`${t.map(n=>n.trim()).filter(Boolean).join(`

`)}
`;function $t(t,n){let e=j(K(t,n));return u(e)<=n?e:j(K(t,n/8))}function K(t,n){if(u(t)<=n)return t;let e=[],o=0;for(let i of t.split(`
`)){if(o+=u(i)+1,o>n-8)break;e.push(i)}return[...e,"","\u2026"].join(`
`)}var Q=({summaryUrl:t})=>t?`[the summary of the run](${t}) and its report`:"the report of the run";function yt(t){let{totals:n,steps:e,verifications:o=[],diagnostics:i=[]}=t,r=X(e.filter(({status:c})=>c!=="read").length,"change"),s=t.plan.without?.length??0;return`### What changes

${[E(t)?`Would apply **${n.applied}** of ${r}; nothing was written`:`**${n.applied}** of ${r} applied`,n.failed>0&&`**${n.failed} refused**`,s>0&&`${s} left out`,n.collapsed>0&&`${n.collapsed} collapsed`,n.unchanged>0&&`${n.unchanged} unchanged`,n.skipped>s&&`${n.skipped-s} skipped`,`${X(n.files,"file")} (+${n.insertions} \u2212${n.deletions})`,o.length>0&&(o.every(({ok:c})=>c)?"verification passed":"**verification failed**"),i.length>0&&d(D(i))].filter(Boolean).join(" \xB7 ")}`}var X=(t,n)=>`${t} ${n}${t===1?"":"s"}`;function Rt({since:t},{commitUrl:n}){if(!t)return"";let{commit:e}=t,o=e&&`\`${e.slice(0,10)}\``,i=e&&n?`[${o}](${n(e)})`:o??"the earlier run",r=(a,c)=>c.length>0&&`${a} ${bt(c)}`,s=[r("new",t.new),r("changed",t.changed),r("dropped",t.dropped)].filter(Boolean);return`**Changed since ${i}:** ${[...s.length>0?s:["nothing"],`${t.same} the same`].join(" \xB7 ")}`}var L=40,bt=t=>t.length>L?`${t.slice(0,L).join(", ")} and ${t.length-L} more`:t.join(", ");function wt({notes:t=[]},n){let e=t.map(i=>`> ${d(i)}`),o=g(e,n);return o.length===e.length?o:[...o,`> \u2026 and ${e.length-o.length} more remarks`]}function St({plan:t,base:n,head:e,composition:o},{isVerifiable:i=!0}){if(!n||!e||t.files.length===0||!i)return"";let r=t.files.map(kt).join(" "),s=o?Y:r,a=o?`editplan compose ${r} --base ${n.commit} -o ${Y}
`:"",c=t.without?` --without ${t.without.join()}`:"",p=`editplan verify ${s}${jt(t)}${c} --base ${n.commit} --head ${e.commit}`;return`### How to verify

${`The same plan on the same base gives the same commits. With editplan ${O.version} installed, anyone who has both can replay it and compare:`}

${m("sh",a+p)}

Plan: \`sha256:${t.sha256}\``}var Y="combined.yaml",jt=({overrides:t={}})=>Object.entries(t).filter(([n])=>n!=="trailing_whitespace").map(([n,e])=>` --${n.replaceAll("_","-")} ${e}`).join(""),kt=t=>/^[\w./@:+-]+$/.test(t)?t:`'${t.replaceAll("'","'\\''")}'`;export{en as a};
