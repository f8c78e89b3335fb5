import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{core_report_patch_lines$b as $n,core_report_patch_lines$d as yn,core_report_patch_lines$e as bn}from"./start.js";import{a as dn,d as fn}from"./core-report-body-step-list.js";import{core_report_looks$a as pn,core_report_looks$b as mn,core_report_looks$c as un,core_report_looks$d as hn,core_report_looks$e as gn}from"./start.js";import{a as u,b as E,c as d,d as M,e as en,f as tn,g as y,i as w,j as L,k as on}from"./core-report-safe-markdown-2.js";import{package$a as K}from"./hook.js";import{core_report_groups$a as z,core_report_groups$c as Q,core_report_groups$d as V}from"./start.js";import{core_report_net_changes$a as q}from"./start.js";import{core_report_several_words$a as sn,core_report_several_words$d as rn,core_report_several_words$e as an,core_report_several_words$f as ln,core_report_several_words$l as cn}from"./start.js";import{core_report_outcome$a as X,core_report_outcome$d as Y,core_report_outcome$f as J,core_report_outcome$i as Z,core_report_outcome$j as nn}from"./start.js";import{core_text_words$a as p,core_text_words$b as b,core_text_words$c as k,core_text_words$e as x,core_text_words$f as P,core_text_words$g as R,core_text_words$i as U}from"./hook.js";function kn(n,e){let{totals:t,steps:s,diagnostics:o=[]}=n,r=p(s.filter(({status:c})=>c!=="read").length,"change"),i=n.plan.without?.length??0;return`### What changes

${[Y(n)?`Would apply **${b(t.applied)}** of ${r}; nothing was written`:`**${b(t.applied)}** of ${r} applied`,t.failed>0&&`**${t.failed} refused**`,i>0&&`${i} left out`,t.collapsed>0&&`${t.collapsed} collapsed`,t.unchanged>0&&`${t.unchanged} unchanged`,t.skipped>i&&`${t.skipped-i} skipped`,`${p(t.files,"file")} (+${b(t.insertions)} \u2212${b(t.deletions)})`,_n(n,e),o.length>0&&u(Z(o))].filter(Boolean).join(" \xB7 ")}`}function _n({verifications:n=[]},e){let t=e.filter(({kind:i})=>i==="verifies"),s=n.every(({ok:i})=>i)?"verification passed":"**verification failed**",o=n.length>0?s:"";if(t.length===0)return o;let r=k(t.map(({path:i})=>d(R(i))),3);return`${o===""?"":`${o}, but `}**the plan changes what verifies it** (${r})`}var F=3;function Ln(n,e){let t=un(n),s=[...t].map(([o,r])=>{let i=k(r.map(l=>Fn(o,l)),t.size>5?2:F);return`- **${Tn(pn[o])}** (${r.length}): ${i}`});return s.length===0?"":`**Needs a look**

${w(s,e).join(`
`)}`}function Fn(n,{step:e,path:t,said:s}){let o=n==="refused"?s.split(" ",1)[0]??"":s,r=`${e===void 0?"":`step ${e} `}${d(R(t))}`;return o===""?r:`${r} ${u(o.length>100?`${o.slice(0,99)}\u2026`:o)}`}function Sn({odd:n,alike:e}){if(e.length===0)return"";let t=e.slice(0,F).map(r=>`- ${Gn(r)}: ${Rn(r.files)}`),s=e.length-t.length;return[...n.length===0?[]:[`- **${p(n.length,"file differs","files differ")}**: ${Rn(n)}`],...t,...s>0?[`- \u2026 and ${p(s,"more group")} of files`]:[]].join(`
`)}var Dn=5;function Cn({steps:n}){let e=Q(n),t=e.slice(0,Dn).map(o=>{let r=o.refused.length===0?"":` (${x(o.refused.map(({index:i})=>i))})`;return`- **${d(R(o.rule))}**: ${V(o)}${r}`}),s=e.length-t.length;return[...t,...s>0?[`- \u2026 and ${p(s,"more rule")}`]:[]].join(`
`)}var Gn=({files:n,steps:e})=>`**${p(n.length,"file")} get this same change** (${p(e.length,"step").replace(/^1 step$/,"step")} ${x(e)})`,Rn=n=>k(n.map(({path:e})=>d(R(e))),F),In=3e4;function jn({plan:n},e){let t=n.description??"",{shown:s,folded:o}=on(t.slice(0,In)),i=[...n.title===""?[]:[`**${u(n.title.slice(0,250))}**`],...s.map(E)];if(i.length===0)return"";let l=["From the plan:","",...i.map(g=>`> ${g}`.trimEnd().replace(/(?<=.)$/,"  "))].join(`
`),c=w(o.map(g=>`> ${E(g)}  `),e);if(o.length===0)return l;let f=o.length-c.length,m=[...c,...f>0?[">",`> \u2026 and ${p(f,"more line")} in the report`]:[]].join(`
`);return`${l}

<details><summary>${p(o.length,"more line")} from the plan</summary>

${m}

</details>`}var Tn=n=>n.charAt(0).toUpperCase()+n.slice(1);function xn(n,e){let{steps:t}=n,s=[N("Refused",Kn(n)),N("Waits for approval",_(t,({policy:o})=>o?.behavior==="ask"&&u(`${o.reason} (${o.rule})`))),N("Not matched exactly",_(t,({matched_by:o,status:r})=>r==="applied"&&gn(o)&&hn[o])),qn(n),N("Diagnostics",zn(n))];return Wn(s,e)}var N=(n,e)=>({title:n,items:e});function Wn(n,e){let t=e,s=[];for(let{title:o,items:r}of n){if(r.length===0)continue;let i=L(r,t-Buffer.byteLength(o)-Hn),l=`### ${o}

${i.join(`
`)}`;s.push(l),t-=Buffer.byteLength(l)+2}return s.join(`

`)}var Hn=40,_=(n,e)=>n.flatMap(t=>{let s=e(t);return s?[`- ${Un(t)}: ${s}`]:[]}),Un=n=>`Step ${n.index}${n.id===void 0?"":` ${d(n.id)}`}, ${d(n.file_path)}`,Kn=n=>[...X(n).map(e=>`- ${wn(e)}`),..._(n.steps,({error:e})=>e&&wn(e))];function wn(n){let[e="",...t]=n.message.trim().split(`
`),s=J(n),o=[`\`${n.name}\` ${u(e)}`,...s?[`*${s}*`]:[]].join(" ");return t.length===0?o:`${o}
${y("text",t.join(`
`)).replace(/^/gm,"  ")}`}function qn({verifications:n=[]}){let e=n.map(({name:t,ok:s,tail:o})=>{let r=`- ${s?"\u2713":"\u2717 **failed:**"} ${d(t)}`;return s||o.trim()===""?r:`${r}
${y("",o).replace(/^/gm,"  ")}`});return N("Verification",e)}var zn=({diagnostics:n=[]})=>n.flatMap(e=>{let t=e.state==="known"&&e.added===0,s=e.diagnostics.map(({file_path:o,line:r,message:i,code:l,step:c})=>{let f=c===void 0?"":`, after step ${c}`,m=l===void 0?"":` ${d(l)}`;return`- ${d(`${o}:${r}`)}${f}: ${u(i.split(`
`)[0]??"")}${m}`});return[`- ${t?"\u2713":"\u2717"} ${u(nn(e))}`,...s]});function I({odd:n,alike:e},{budget:t,first:s}){let o=[...n.filter(D).map(a=>Qn(a,s.has(a.path)?0:1,t)),...e.filter(({files:[a]})=>a&&D(a)).map(a=>Vn(a,t))],r=[...n,...e.flatMap(({files:a})=>a)].filter(a=>!D(a)),i=Yn(r,t/8),l=o.toSorted((a,h)=>a.rank-h.rank||a.bytes-h.bytes),c=G(i)+G(Nn)+4,f=new Set(l.filter(a=>c+a.bytes+2>t?!1:(c+=a.bytes+2,!0))),g=[...o.toSorted((a,h)=>a.rank-h.rank).filter(a=>f.has(a)).map(({text:a})=>a),i].filter(Boolean);return{text:g.length===0?"":[Nn,...g].join(`

`),missing:o.filter(a=>!f.has(a)).flatMap(({changes:a})=>a)}}var Nn="### Patches",G=n=>Buffer.byteLength(n),D=({insertions:n,deletions:e,hunks:t})=>n+e>0||t!==void 0,Bn=(n,e,t)=>({changes:n,rank:e,text:t,bytes:G(t)}),On=(n,e)=>({changes:n,rank:e,text:"",bytes:Number.POSITIVE_INFINITY});function Qn(n,e,t){if(An(n)>t)return On([n],e);let{path:s,from:o,steps:r}=n,i=r.length===0?"":` (${P(r)})`,c=`${o===void 0?M(s):`${M(o)} \u2192 ${M(s)}`}${W(n)} ${T(n)}${i}`;return Bn([n],e,A(c,Mn(n)))}function Vn({files:n,steps:e},t){let[s]=n;if(!s||An(s)>t)return On(n,2);let o=`${p(n.length,"file")} get this same change${W(s)} ${T(s)} each (${P(e)})`,r=n.map(({path:i,from:l})=>`- ${l===void 0?"":`${d(l)} \u2192 `}${d(i)}`);return Bn(n,2,A(o,[Mn(s),"",...L(r,Xn)].join(`
`)))}var Xn=4e3,A=(n,e)=>`<details><summary>${n}</summary>

${e}

</details>`,Mn=({hunks:n})=>n?y("diff",yn(n).join(`
`)):"The report does not contain the patch.",An=({hunks:n=[]})=>n.reduce((e,{lines:t})=>t.reduce((s,o)=>s+o.length+1,e),0),T=({insertions:n,deletions:e})=>`+${b(n)} \u2212${b(e)}`;function W({status:n,old_mode:e,new_mode:t,encoding:s}){let o=i=>!i.startsWith("0000");return[n==="added"?"new":n==="deleted"||n==="renamed"?n:"",o(e)&&o(t)&&e!==t?`mode ${e} \u2192 ${t}`:"",!o(e)&&t==="100755"?"executable":"",s===void 0?"":`in ${s}`].filter(Boolean).map(i=>` ${i}`).join("")}function Yn(n,e){if(n.length===0)return"";let t=n.map(s=>{let{path:o,from:r,binary:i,old_size:l,new_size:c}=s,f=i?` binary, ${l??0} \u2192 ${c??0} bytes`:"";return`- ${r===void 0?"":`${d(r)} \u2192 `}${d(o)}${W(s)}${f}`});return A(`${p(n.length,"file")} without changed lines`,L(t,e).join(`
`))}var Jn=4e3;function vn(n,e){if(n.length===0)return"";let t=n.map(r=>`${d(R(r.path))} ${T(r)}`),s=`**Not shown here:** the ${n.length===1?"patch":"patches"} of ${k(t,3)}; ${n.length===1?"it is":"they are"} in ${e}.`;if(n.length<=3)return s;let o=L(t.map(r=>`- ${r}`),Jn);return`${s}

${A(`All ${p(n.length,"file")} that are not shown`,o.join(`
`))}`}function De(n,e={}){let t=e.budget??te,s=q(n),o=z(s,n),r=mn(n,s),i=S([kn(n,r),ae(n,e,t/8),Ln(r,t/8),Zn(n)]),l=S([Cn(n),Sn(o),jn(n,t/8),ee(e),...se(n,t/8)]),c=ce(n,t/8),f=S([fn(e.base),re(n,e)]).trimEnd(),m=t-B(i+l+c+f)-oe,g=xn(n,Math.max(0,m/3));m-=B(g)+2;let a=dn(n,{budget:Math.max(0,m),...e}),h=n.steps.length===0?"":`### Steps

${a}`;m-=B(h)+2;let O=new Set(r.map(({path:v})=>v)),C=I(o,{budget:m,first:O}),$=C.missing.length===0?C:I(o,{budget:m-B(H(C.missing,e)),first:O});return[S([i,H($.missing,e),l,c,g,h,$.text,f]),S([i,H(s,e),l,c,g,h,f]),S([i,ne(e),h])].find(v=>B(v)<=t)??h}function Zn({overlaps:n}){let e=cn(n,u);return e===""?"":`**Other open pull requests:** ${e}`}var H=(n,e)=>vn(n,En(e)),ne=n=>`**Not shown here:** all patches; they are in ${En(n)}.`,ee=({given:n})=>n?`From ${n.source}:

${n.text.trim()}`:"",te=6e4,oe=64,B=n=>Buffer.byteLength(n),S=n=>`${n.map(e=>e.trim()).filter(Boolean).join(`

`)}
`,En=({summaryUrl:n})=>n?`[the summary of the run](${n}) and its report`:"the report of the run";function se({notes:n=[]},e){let t=n.map(o=>`> ${u(o)}`),s=w(t,e);return s.length===t.length?s:[...s,`> \u2026 and ${t.length-s.length} more remarks`]}function re({plan:n,base:e,head:t,composition:s},{isVerifiable:o=!0}){if(!e||!t||n.files.length===0||!o)return"";let r=n.files.map(U).join(" "),i=s?Pn:r,l=s?`editplan compose ${r} --base ${e.commit} -o ${Pn}
`:"",c=n.without?` --without ${n.without.join()}`:"",f=`editplan verify ${i}${ie(n)}${c} --base ${e.commit} --head ${t.commit}`;return`### How to verify

${`The same plan on the same base gives the same commits. With editplan ${K.version} installed, anyone who has both can replay it and compare:`}

${y("sh",l+f)}

Plan: \`sha256:${n.sha256}\``}var Pn="combined.yaml",ie=({overrides:n={}})=>Object.entries(n).filter(([e])=>e!=="trailing_whitespace").map(([e,t])=>` --${e.replaceAll("_","-")} ${t}`).join("");function ae({since:n},{commitUrl:e},t){if(!n)return"";let{commit:s,details:o=[]}=n,r=s&&`\`${s.slice(0,10)}\``,i=s&&e?`[${r}](${e(s)})`:r??"the earlier run",l=($,j)=>j.length>0&&`${$} ${x(j)}`,c=o.filter(({now:$})=>$===void 0),f=c.map(({was:$,file_path:j})=>`${$} ${d(j)}`),m=[l("new",n.new),l("changed",n.changed),f.length>0&&f.length<=5?`dropped ${f.join(", ")}`:l("dropped",n.dropped)].filter(Boolean),g=`**Changed since ${i}:** ${[...m.length>0?m:["nothing"],`${n.same} the same`].join(" \xB7 ")}`,a=[...o.filter(({now:$})=>$!==void 0).map(le),...f.length>5?f.map($=>`- dropped ${$}`):[]],h=w(a,t);if(a.length===0)return g;let O=a.length>h.length?[`\u2026 and ${a.length-h.length} more in the report`]:[],C=[o.length>c.length&&`${p(o.length-c.length,"changed step")}, then and now`,f.length>5&&p(f.length,"dropped step")];return`${g}

<details><summary>${C.filter(Boolean).join("; ")}</summary>

${[...h,...O].join(`

`)}

</details>`}function le({was:n,now:e,file_path:t,structuredPatch:s=[]}){let o=s.flatMap(i=>[$n(i),...bn(i.lines)]);return`${n===e?`Step ${e}`:`Step ${e}, which was ${n}`}, ${d(t)}:

${y("diff",o.join(`
`))}`}function ce({composition:n,candidates:e=[],narrowing:t},s){let o=[{title:"Candidates",head:pe,lines:e.map(me)},{title:"Why candidates do not pass",head:[],lines:e.flatMap(ue)},{title:"How the plans fit together",head:[],lines:n?sn(n).map(ge):[]},{title:"Why steps were left out",head:[],lines:t?.culprits.map(he)??[]}],r=s,i=[];for(let l of o){if(l.lines.length===0)continue;let c=de(l,r);i.push(c),r-=Buffer.byteLength(c)+2}return i.join(`

`)}function de({title:n,head:e,lines:t},s){let o=s-Buffer.byteLength([n,...e].join(`
`))-fe,r=w(t,o),i=t.length-r.length;return[`### ${n}`,"",...e,...r,...i>0?["",`\u2026 and ${i} more in the report.`]:[]].join(`
`)}var fe=40,pe=en(rn),me=n=>{let[e="",t="",s="",o="",...r]=an(n),i=`${d(e)}${n.best?" **best**":""}`;return tn([i,t,s,u(o),...r])},ue=n=>ln(n).map(({name:e,message:t})=>`- ${d(n.plan)}: \`${e}\` ${u(t.split(`
`)[0]??"")}`);function he({index:n,id:e,file_path:t,verification:s="",output:o=""}){let r=e===void 0?"":` ${d(e)}`,i=`- Step ${n}${r}, ${d(t)}: ${d(s)} fails with it`;return o.trim()===""?i:`${i}
${y("",o.trimEnd()).replace(/^/gm,"  ")}`}var ge=({kind:n,words:e,details:t})=>[`- ${n==="conflicts"?"\u2717 ":""}${u(e)}`,...t.map(s=>`  - ${u(s)}`)].join(`
`);export{De as a};
