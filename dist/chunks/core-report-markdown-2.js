import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{core_report_patch_lines$b as yn,core_report_patch_lines$d as bn,core_report_patch_lines$e as Rn}from"./start.js";import{core_report_looks$a as fn,core_report_looks$b as un,core_report_looks$c as hn,core_report_looks$d as gn,core_report_looks$e as $n}from"./start.js";import{a as rn,d as an}from"./core-report-body-step-list.js";import{a as f,b as A,c as p,d as O,e as en,f as on,g as y,i as R,j as k,k as sn}from"./core-report-safe-markdown-2.js";import{package$a as q}from"./hook.js";import{core_report_groups$a as Q,core_report_groups$b as V,core_report_groups$e as X}from"./start.js";import{core_report_net_changes$a as z}from"./start.js";import{core_report_several_words$a as ln,core_report_several_words$d as cn,core_report_several_words$e as dn,core_report_several_words$f as pn,core_report_several_words$l as mn}from"./start.js";import{core_report_outcome$a as Y,core_report_outcome$d as J,core_report_outcome$f as Z,core_report_outcome$i as nn,core_report_outcome$j as tn}from"./start.js";import{core_text_words$a as $,core_text_words$b as b,core_text_words$c as C,core_text_words$e as K,core_text_words$f as P,core_text_words$g as w,core_text_words$i as U}from"./hook.js";function kn(n,t){let{totals:e,steps:s,diagnostics:o=[]}=n,r=$(s.filter(({status:c})=>c!=="read").length,"change"),i=n.plan.without?.length??0;return`### What changes

${[J(n)?`Would apply **${b(e.applied)}** of ${r}; nothing was written`:`**${b(e.applied)}** of ${r} applied`,e.failed>0&&`**${e.failed} refused**`,i>0&&`${i} left out`,e.collapsed>0&&`${e.collapsed} collapsed`,e.unchanged>0&&`${e.unchanged} unchanged`,e.skipped>i&&`${e.skipped-i} skipped`,`${$(e.files,"file")} (+${b(e.insertions)} \u2212${b(e.deletions)})`,An(n,t),o.length>0&&f(nn(o))].filter(Boolean).join(" \xB7 ")}`}function An({verifications:n=[]},t){let e=t.filter(({kind:i})=>i==="verifies"),s=n.every(({ok:i})=>i)?"verification passed":"**verification failed**",o=n.length>0?s:"";if(e.length===0)return o;let r=C(e.map(({path:i})=>p(w(i))),3);return`${o===""?"":`${o}, but `}**the plan changes what verifies it** (${r})`}var _n=3;function Ln(n,t){let e=hn(n),s=[...e].map(([o,r])=>{let i=C(r.map(l=>En(o,l)),e.size>5?2:_n);return`- **${Dn(fn[o])}** (${r.length}): ${i}`});return s.length===0?"":`**Needs a look**

${R(s,t).join(`
`)}`}function En(n,{step:t,path:e,said:s}){let o=n==="refused"?s.split(" ",1)[0]??"":s,r=`${t===void 0?"":`step ${t} `}${p(w(e))}`;return o===""?r:`${r} ${f(o.length>100?`${o.slice(0,99)}\u2026`:o)}`}var E=n=>n.map(({subject:t,said:e})=>`- ${t===""?"":`**${t}**`}${e}`).join(`
`),F=n=>p(w(n)),Fn=3e4;function Sn({plan:n},t){let e=n.description??"",{shown:s,folded:o}=sn(e.slice(0,Fn)),i=[...n.title===""?[]:[`**${f(n.title.slice(0,250))}**`],...s.map(A)];if(i.length===0)return"";let l=["From the plan:","",...i.map(h=>`> ${h}`.trimEnd().replace(/(?<=.)$/,"  "))].join(`
`),c=R(o.map(h=>`> ${A(h)}  `),t);if(o.length===0)return l;let d=o.length-c.length,m=[...c,...d>0?[">",`> \u2026 and ${$(d,"more line")} in the report`]:[]].join(`
`);return`${l}

<details><summary>${$(o.length,"more line")} from the plan</summary>

${m}

</details>`}var Dn=n=>n.charAt(0).toUpperCase()+n.slice(1);function xn(n,t){let{steps:e}=n,s=[B("Refused",Wn(n)),B("Waits for approval",_(e,({policy:o})=>o?.behavior==="ask"&&f(`${o.reason} (${o.rule})`))),B("Not matched exactly",_(e,({matched_by:o,status:r})=>r==="applied"&&$n(o)&&gn[o])),Hn(n),B("Diagnostics",Kn(n))];return In(s,t)}var B=(n,t)=>({title:n,items:t});function In(n,t){let e=t,s=[];for(let{title:o,items:r}of n){if(r.length===0)continue;let i=k(r,e-Buffer.byteLength(o)-Tn),l=`### ${o}

${i.join(`
`)}`;s.push(l),e-=Buffer.byteLength(l)+2}return s.join(`

`)}var Tn=40,_=(n,t)=>n.flatMap(e=>{let s=t(e);return s?[`- ${Gn(e)}: ${s}`]:[]}),Gn=n=>`Step ${n.index}${n.id===void 0?"":` ${p(n.id)}`}, ${p(n.file_path)}`,Wn=n=>[...Y(n).map(t=>`- ${wn(t)}`),..._(n.steps,({error:t})=>t&&wn(t))];function wn(n){let[t="",...e]=n.message.trim().split(`
`),s=Z(n),o=[`\`${n.name}\` ${f(t)}`,...s?[`*${s}*`]:[]].join(" ");return e.length===0?o:`${o}
${y("text",e.join(`
`)).replace(/^/gm,"  ")}`}function Hn({verifications:n=[]}){let t=n.map(({name:e,ok:s,tail:o})=>{let r=`- ${s?"\u2713":"\u2717 **failed:**"} ${p(e)}`;return s||o.trim()===""?r:`${r}
${y("",o).replace(/^/gm,"  ")}`});return B("Verification",t)}var Kn=({diagnostics:n=[]})=>n.flatMap(t=>{let e=t.state==="known"&&t.added===0,s=t.diagnostics.map(({file_path:o,line:r,message:i,code:l,step:c})=>{let d=c===void 0?"":`, after step ${c}`,m=l===void 0?"":` ${p(l)}`;return`- ${p(`${o}:${r}`)}${d}: ${f(i.split(`
`)[0]??"")}${m}`});return[`- ${e?"\u2713":"\u2717"} ${f(tn(t))}`,...s]});function T({odd:n,alike:t},{budget:e,first:s}){let o=[...n.filter(D).map(a=>Un(a,s.has(a.path)?0:1,e)),...t.filter(({files:[a]})=>a&&D(a)).map(a=>qn(a,e))],r=[...n,...t.flatMap(({files:a})=>a)].filter(a=>!D(a)),i=Qn(r,e/8),l=o.toSorted((a,u)=>a.rank-u.rank||a.bytes-u.bytes),c=I(i)+I(Cn)+4,d=new Set(l.filter(a=>c+a.bytes+2>e?!1:(c+=a.bytes+2,!0))),h=[...o.toSorted((a,u)=>a.rank-u.rank).filter(a=>d.has(a)).map(({text:a})=>a),i].filter(Boolean);return{text:h.length===0?"":[Cn,...h].join(`

`),missing:o.filter(a=>!d.has(a)).flatMap(({changes:a})=>a)}}var Cn="### Patches",I=n=>Buffer.byteLength(n),D=({insertions:n,deletions:t,hunks:e})=>n+t>0||e!==void 0,Bn=(n,t,e)=>({changes:n,rank:t,text:e,bytes:I(e)}),Nn=(n,t)=>({changes:n,rank:t,text:"",bytes:Number.POSITIVE_INFINITY});function Un(n,t,e){if(On(n)>e)return Nn([n],t);let{path:s,from:o,steps:r}=n,i=r.length===0?"":` (${P(r)})`,c=`${o===void 0?O(s):`${O(o)} \u2192 ${O(s)}`}${W(n)} ${G(n)}${i}`;return Bn([n],t,M(c,jn(n)))}function qn({files:n,steps:t},e){let[s]=n;if(!s||On(s)>e)return Nn(n,2);let o=`${$(n.length,"file")} get this same change${W(s)} ${G(s)} each (${P(t)})`,r=n.map(({path:i,from:l})=>`- ${l===void 0?"":`${p(l)} \u2192 `}${p(i)}`);return Bn(n,2,M(o,[jn(s),"",...k(r,zn)].join(`
`)))}var zn=4e3,M=(n,t)=>`<details><summary>${n}</summary>

${t}

</details>`,jn=({hunks:n})=>n?y("diff",bn(n).join(`
`)):"The report does not contain the patch.",On=({hunks:n=[]})=>n.reduce((t,{lines:e})=>e.reduce((s,o)=>s+o.length+1,t),0),G=({insertions:n,deletions:t})=>`+${b(n)} \u2212${b(t)}`;function W({status:n,old_mode:t,new_mode:e,encoding:s}){let o=i=>!i.startsWith("0000");return[n==="added"?"new":n==="deleted"||n==="renamed"?n:"",o(t)&&o(e)&&t!==e?`mode ${t} \u2192 ${e}`:"",!o(t)&&e==="100755"?"executable":"",s===void 0?"":`in ${s}`].filter(Boolean).map(i=>` ${i}`).join("")}function Qn(n,t){if(n.length===0)return"";let e=n.map(s=>{let{path:o,from:r,binary:i,old_size:l,new_size:c}=s,d=i?` binary, ${l??0} \u2192 ${c??0} bytes`:"";return`- ${r===void 0?"":`${p(r)} \u2192 `}${p(o)}${W(s)}${d}`});return M(`${$(n.length,"file")} without changed lines`,k(e,t).join(`
`))}var Vn=4e3;function Mn(n,t){if(n.length===0)return"";let e=n.map(r=>`${p(w(r.path))} ${G(r)}`),s=`**Not shown here:** the ${n.length===1?"patch":"patches"} of ${C(e,3)}; ${n.length===1?"it is":"they are"} in ${t}.`;if(n.length<=3)return s;let o=k(e.map(r=>`- ${r}`),Vn);return`${s}

${M(`All ${$(n.length,"file")} that are not shown`,o.join(`
`))}`}function At(n,t={}){let e=t.budget??Zn,s=z(n),o=Q(s,n),r=un(n,s),i=L([kn(n,r),st(n,t,e/8),Ln(r,e/8),Xn(n)]),l=L([E(X(n,F)),E(V(o,F)),Sn(n,e/8),Jn(t),...tt(n,e/8)]),c=it(n,e/8),d=L([an(t.base),et(n,t)]).trimEnd(),m=e-N(i+l+c+d)-nt,h=xn(n,Math.max(0,m/3));m-=N(h)+2;let a=rn(n,{budget:Math.max(0,m),...t}),u=n.steps.length===0?"":`### Steps

${a}`;m-=N(u)+2;let j=new Set(r.map(({path:v})=>v)),S=T(o,{budget:m,first:j}),g=S.missing.length===0?S:T(o,{budget:m-N(H(S.missing,t)),first:j});return[L([i,H(g.missing,t),l,c,h,u,g.text,d]),L([i,H(s,t),l,c,h,u,d]),L([i,Yn(t),u])].find(v=>N(v)<=e)??u}function Xn({overlaps:n}){let t=mn(n,f);return t===""?"":`**Other open pull requests:** ${t}`}var H=(n,t)=>Mn(n,Pn(t)),Yn=n=>`**Not shown here:** all patches; they are in ${Pn(n)}.`,Jn=({given:n})=>n?`From ${n.source}:

${n.text.trim()}`:"",Zn=6e4,nt=64,N=n=>Buffer.byteLength(n),L=n=>`${n.map(t=>t.trim()).filter(Boolean).join(`

`)}
`,Pn=({summaryUrl:n})=>n?`[the summary of the run](${n}) and its report`:"the report of the run";function tt({notes:n=[]},t){let e=n.map(o=>`> ${f(o)}`),s=R(e,t);return s.length===e.length?s:[...s,`> \u2026 and ${e.length-s.length} more remarks`]}function et({plan:n,base:t,head:e,composition:s},{isVerifiable:o=!0}){if(!t||!e||n.files.length===0||!o)return"";let r=n.files.map(U).join(" "),i=s?vn:r,l=s?`editplan compose ${r} --base ${t.commit} -o ${vn}
`:"",c=n.without?` --without ${n.without.join()}`:"",d=`editplan verify ${i}${ot(n)}${c} --base ${t.commit} --head ${e.commit}`;return`### How to verify

${`The same plan on the same base gives the same commits. With editplan ${q.version} installed, anyone who has both can replay it and compare:`}

${y("sh",l+d)}

Plan: \`sha256:${n.sha256}\``}var vn="combined.yaml",ot=({overrides:n={}})=>Object.entries(n).filter(([t])=>t!=="trailing_whitespace").map(([t,e])=>` --${t.replaceAll("_","-")} ${e}`).join("");function st({since:n},{commitUrl:t},e){if(!n)return"";let{commit:s,details:o=[]}=n,r=s&&`\`${s.slice(0,10)}\``,i=s&&t?`[${r}](${t(s)})`:r??"the earlier run",l=(g,x)=>x.length>0&&`${g} ${K(x)}`,c=o.filter(({now:g})=>g===void 0),d=c.map(({was:g,file_path:x})=>`${g} ${p(x)}`),m=[l("new",n.new),l("changed",n.changed),d.length>0&&d.length<=5?`dropped ${d.join(", ")}`:l("dropped",n.dropped)].filter(Boolean),h=`**Changed since ${i}:** ${[...m.length>0?m:["nothing"],`${n.same} the same`].join(" \xB7 ")}`,a=[...o.filter(({now:g})=>g!==void 0).map(rt),...d.length>5?d.map(g=>`- dropped ${g}`):[]],u=R(a,e);if(a.length===0)return h;let j=a.length>u.length?[`\u2026 and ${a.length-u.length} more in the report`]:[],S=[o.length>c.length&&`${$(o.length-c.length,"changed step")}, then and now`,d.length>5&&$(d.length,"dropped step")];return`${h}

<details><summary>${S.filter(Boolean).join("; ")}</summary>

${[...u,...j].join(`

`)}

</details>`}function rt({was:n,now:t,file_path:e,structuredPatch:s=[]}){let o=s.flatMap(i=>[yn(i),...Rn(i.lines)]);return`${n===t?`Step ${t}`:`Step ${t}, which was ${n}`}, ${p(e)}:

${y("diff",o.join(`
`))}`}function it({composition:n,candidates:t=[],narrowing:e},s){let o=[{title:"Candidates",head:ct,lines:t.map(dt)},{title:"Why candidates do not pass",head:[],lines:t.flatMap(pt)},{title:"How the plans fit together",head:[],lines:n?ln(n).map(ft):[]},{title:"Why steps were left out",head:[],lines:e?.culprits.map(mt)??[]}],r=s,i=[];for(let l of o){if(l.lines.length===0)continue;let c=at(l,r);i.push(c),r-=Buffer.byteLength(c)+2}return i.join(`

`)}function at({title:n,head:t,lines:e},s){let o=s-Buffer.byteLength([n,...t].join(`
`))-lt,r=R(e,o),i=e.length-r.length;return[`### ${n}`,"",...t,...r,...i>0?["",`\u2026 and ${i} more in the report.`]:[]].join(`
`)}var lt=40,ct=en(cn),dt=n=>{let[t="",e="",s="",o="",...r]=dn(n),i=`${p(t)}${n.best?" **best**":""}`;return on([i,e,s,f(o),...r])},pt=n=>pn(n).map(({name:t,message:e})=>`- ${p(n.plan)}: \`${t}\` ${f(e.split(`
`)[0]??"")}`);function mt({index:n,id:t,file_path:e,verification:s="",output:o=""}){let r=t===void 0?"":` ${p(t)}`,i=`- Step ${n}${r}, ${p(e)}: ${p(s)} fails with it`;return o.trim()===""?i:`${i}
${y("",o.trimEnd()).replace(/^/gm,"  ")}`}var ft=({kind:n,words:t,details:e})=>[`- ${n==="conflicts"?"\u2717 ":""}${f(t)}`,...e.map(s=>`  - ${f(s)}`)].join(`
`);export{At as a};
