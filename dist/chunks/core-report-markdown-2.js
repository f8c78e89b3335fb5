import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{core_report_patch_lines$b as hn,core_report_patch_lines$d as fn,core_report_patch_lines$e as pn}from"./start.js";import{a as sn,d as rn}from"./core-report-body-step-list.js";import{core_report_looks$a as an,core_report_looks$b as ln,core_report_looks$c as cn,core_report_looks$d as dn,core_report_looks$e as mn}from"./start.js";import{core_report_safe_markdown_2$a as u,core_report_safe_markdown_2$b as v,core_report_safe_markdown_2$c as m,core_report_safe_markdown_2$d as B,core_report_safe_markdown_2$e as R,core_report_safe_markdown_2$g as y,core_report_safe_markdown_2$h as H}from"./start.js";import{package$a as U}from"./hook.js";import{core_report_groups$a as q,core_report_groups$c as z,core_report_groups$d as Q}from"./start.js";import{core_report_net_changes$a as K}from"./start.js";import{core_report_several_words$a as nn,core_report_several_words$d as P,core_report_several_words$e as en,core_report_several_words$f as tn,core_report_several_words$l as on}from"./start.js";import{core_report_outcome$a as V,core_report_outcome$d as X,core_report_outcome$f as Y,core_report_outcome$i as J,core_report_outcome$j as Z}from"./start.js";import{core_text_words$a as f,core_text_words$b as b,core_text_words$c as L,core_text_words$e as k,core_text_words$f as w}from"./start.js";function $n(n,e){let{totals:t,steps:s,diagnostics:o=[]}=n,r=f(s.filter(({status:l})=>l!=="read").length,"change"),i=n.plan.without?.length??0;return`### What changes

${[X(n)?`Would apply **${b(t.applied)}** of ${r}; nothing was written`:`**${b(t.applied)}** of ${r} applied`,t.failed>0&&`**${t.failed} refused**`,i>0&&`${i} left out`,t.collapsed>0&&`${t.collapsed} collapsed`,t.unchanged>0&&`${t.unchanged} unchanged`,t.skipped>i&&`${t.skipped-i} skipped`,`${f(t.files,"file")} (+${b(t.insertions)} \u2212${b(t.deletions)})`,An(n,e),o.length>0&&u(J(o))].filter(Boolean).join(" \xB7 ")}`}function An({verifications:n=[]},e){let t=e.filter(({kind:i})=>i==="verifies"),s=n.every(({ok:i})=>i)?"verification passed":"**verification failed**",o=n.length>0?s:"";if(t.length===0)return o;let r=L(t.map(({path:i})=>m(w(i))),3);return`${o===""?"":`${o}, but `}**the plan changes what verifies it** (${r})`}var _=3;function yn(n,e){let t=cn(n),s=[...t].map(([o,r])=>{let i=L(r.map(c=>Mn(o,c)),t.size>5?2:_);return`- **${_n(an[o])}** (${r.length}): ${i}`});return s.length===0?"":`**Needs a look**

${y(s,e).join(`
`)}`}function Mn(n,{step:e,path:t,said:s}){let o=n==="refused"?s.split(" ",1)[0]??"":s,r=`${e===void 0?"":`step ${e} `}${m(w(t))}`;return o===""?r:`${r} ${u(o.length>100?`${o.slice(0,99)}\u2026`:o)}`}function bn({odd:n,alike:e}){if(e.length===0)return"";let t=e.slice(0,_).map(r=>`- ${Pn(r)}: ${un(r.files)}`),s=e.length-t.length;return[...n.length===0?[]:[`- **${f(n.length,"file")} ${n.length===1?"differs":"differ"}**: ${un(n)}`],...t,...s>0?[`- \u2026 and ${f(s,"more group")} of files`]:[]].join(`
`)}var vn=5;function Rn({steps:n}){let e=z(n),t=e.slice(0,vn).map(o=>{let r=o.refused.length===0?"":` (${k(o.refused.map(({index:i})=>i))})`;return`- **${m(w(o.rule))}**: ${Q(o)}${r}`}),s=e.length-t.length;return[...t,...s>0?[`- \u2026 and ${f(s,"more rule")}`]:[]].join(`
`)}var Pn=({files:n,steps:e})=>`**${f(n.length,"file")} get this same change** (${f(e.length,"step").replace(/^1 step$/,"step")} ${k(e)})`,un=n=>L(n.map(({path:e})=>m(w(e))),_),En=3e4;function kn({plan:n},e){let t=n.description??"",{shown:s,folded:o}=H(t.slice(0,En)),i=[...n.title===""?[]:[`**${u(n.title.slice(0,250))}**`],...s.map(v)];if(i.length===0)return"";let c=["From the plan:","",...i.map(p=>`> ${p}`.trimEnd().replace(/(?<=.)$/,"  "))].join(`
`),l=y(o.map(p=>`> ${v(p)}  `),e);if(o.length===0)return c;let d=o.length-l.length,h=[...l,...d>0?[">",`> \u2026 and ${f(d,"more line")} in the report`]:[]].join(`
`);return`${c}

<details><summary>${f(o.length,"more line")} from the plan</summary>

${h}

</details>`}var _n=n=>n.charAt(0).toUpperCase()+n.slice(1);function wn(n,e){let{steps:t}=n,s=[N("Refused",In(n)),N("Waits for approval",E(t,({policy:o})=>o?.behavior==="ask"&&u(`${o.reason} (${o.rule})`))),N("Not matched exactly",E(t,({matched_by:o,status:r})=>r==="applied"&&mn(o)&&dn[o])),Tn(n),N("Diagnostics",Wn(n))];return Fn(s,e)}var N=(n,e)=>({title:n,items:e});function Fn(n,e){let t=e,s=[];for(let{title:o,items:r}of n){if(r.length===0)continue;let i=y(r,t-Buffer.byteLength(o)-Dn),c=r.length>i.length?[`- \u2026 and ${r.length-i.length} more`]:[],l=`### ${o}

${[...i,...c].join(`
`)}`;s.push(l),t-=Buffer.byteLength(l)+2}return s.join(`

`)}var Dn=40,E=(n,e)=>n.flatMap(t=>{let s=e(t);return s?[`- ${Gn(t)}: ${s}`]:[]}),Gn=n=>`Step ${n.index}${n.id===void 0?"":` ${m(n.id)}`}, ${m(n.file_path)}`,In=n=>[...V(n).map(e=>`- ${gn(e)}`),...E(n.steps,({error:e})=>e&&gn(e))];function gn(n){let[e="",...t]=n.message.trim().split(`
`),s=Y(n),o=[`\`${n.name}\` ${u(e)}`,...s?[`*${s}*`]:[]].join(" ");return t.length===0?o:`${o}
${R("text",t.join(`
`)).replace(/^/gm,"  ")}`}function Tn({verifications:n=[]}){let e=n.map(({name:t,ok:s,tail:o})=>{let r=`- ${s?"\u2713":"\u2717 **failed:**"} ${m(t)}`;return s||o.trim()===""?r:`${r}
${R("",o).replace(/^/gm,"  ")}`});return N("Verification",e)}var Wn=({diagnostics:n=[]})=>n.flatMap(e=>{let t=e.state==="known"&&e.added===0,s=e.diagnostics.map(({file_path:o,line:r,message:i,code:c,step:l})=>{let d=l===void 0?"":`, after step ${l}`,h=c===void 0?"":` ${m(c)}`;return`- ${m(`${o}:${r}`)}${d}: ${u(i.split(`
`)[0]??"")}${h}`});return[`- ${t?"\u2713":"\u2717"} ${u(Z(e))}`,...s]});function G({odd:n,alike:e},{budget:t,first:s}){let o=[...n.filter(F).map(a=>Un(a,s.has(a.path)?0:1,t)),...e.filter(({files:[a]})=>a&&F(a)).map(a=>Hn(a,t))],r=[...n,...e.flatMap(({files:a})=>a)].filter(a=>!F(a)),i=qn(r,t/8),c=o.toSorted((a,g)=>a.rank-g.rank||a.bytes-g.bytes),l=D(i)+D(Ln)+4,d=new Set(c.filter(a=>l+a.bytes+2>t?!1:(l+=a.bytes+2,!0))),p=[...o.toSorted((a,g)=>a.rank-g.rank).filter(a=>d.has(a)).map(({text:a})=>a),i].filter(Boolean);return{text:p.length===0?"":[Ln,...p].join(`

`),missing:o.filter(a=>!d.has(a)).flatMap(({changes:a})=>a)}}var Ln="### Patches",D=n=>Buffer.byteLength(n),F=({insertions:n,deletions:e,hunks:t})=>n+e>0||t!==void 0,Sn=(n,e,t)=>({changes:n,rank:e,text:t,bytes:D(t)}),Cn=(n,e)=>({changes:n,rank:e,text:"",bytes:Number.POSITIVE_INFINITY});function Un(n,e,t){if(Nn(n)>t)return Cn([n],e);let{path:s,from:o,steps:r}=n,i=r.length===0?"":` (step${r.length===1?"":"s"} ${k(r)})`,l=`${o===void 0?B(s):`${B(o)} \u2192 ${B(s)}`}${T(n)} ${I(n)}${i}`;return Sn([n],e,A(l,jn(n)))}function Hn({files:n,steps:e},t){let[s]=n;if(!s||Nn(s)>t)return Cn(n,2);let o=`${f(n.length,"file")} get this same change${T(s)} ${I(s)} each (step${e.length===1?"":"s"} ${k(e)})`,r=n.map(({path:l,from:d})=>`- ${d===void 0?"":`${m(d)} \u2192 `}${m(l)}`),i=y(r,Kn),c=r.length>i.length?[`- \u2026 and ${b(r.length-i.length)} more`]:[];return Sn(n,2,A(o,[jn(s),"",...i,...c].join(`
`)))}var Kn=4e3,A=(n,e)=>`<details><summary>${n}</summary>

${e}

</details>`,jn=({hunks:n})=>n?R("diff",fn(n).join(`
`)):"The report does not contain the patch.",Nn=({hunks:n=[]})=>n.reduce((e,{lines:t})=>t.reduce((s,o)=>s+o.length+1,e),0),I=({insertions:n,deletions:e})=>`+${b(n)} \u2212${b(e)}`;function T({status:n,old_mode:e,new_mode:t,encoding:s}){let o=i=>!i.startsWith("0000");return[n==="added"?"new":n==="deleted"||n==="renamed"?n:"",o(e)&&o(t)&&e!==t?`mode ${e} \u2192 ${t}`:"",!o(e)&&t==="100755"?"executable":"",s===void 0?"":`in ${s}`].filter(Boolean).map(i=>` ${i}`).join("")}function qn(n,e){if(n.length===0)return"";let t=n.map(r=>{let{path:i,from:c,binary:l,old_size:d,new_size:h}=r,p=l?` binary, ${d??0} \u2192 ${h??0} bytes`:"";return`- ${c===void 0?"":`${m(c)} \u2192 `}${m(i)}${T(r)}${p}`}),s=y(t,e),o=t.length>s.length?[`- \u2026 and ${b(t.length-s.length)} more`]:[];return A(`${f(n.length,"file")} without changed lines`,[...s,...o].join(`
`))}var zn=4e3;function On(n,e){if(n.length===0)return"";let t=n.map(i=>`${m(w(i.path))} ${I(i)}`),s=`**Not shown here:** the ${n.length===1?"patch":"patches"} of ${L(t,3)}; ${n.length===1?"it is":"they are"} in ${e}.`;if(n.length<=3)return s;let o=y(t.map(i=>`- ${i}`),zn),r=t.length>o.length?[`- \u2026 and ${b(t.length-o.length)} more`]:[];return`${s}

${A(`All ${f(n.length,"file")} that are not shown`,[...o,...r].join(`
`))}`}function Pe(n,e={}){let t=e.budget??Yn,s=K(n),o=q(s,n),r=ln(n,s),i=S([$n(n,r),oe(n,e,t/8),yn(r,t/8),Qn(n)]),c=S([Rn(n),bn(o),kn(n,t/8),Xn(e),...Zn(n,t/8)]),l=re(n,t/8),d=S([rn(e.base),ne(n,e)]).trimEnd(),h=t-O(i+c+l+d)-Jn,p=wn(n,Math.max(0,h/3));h-=O(p)+2;let a=sn(n,{budget:Math.max(0,h),...e}),g=n.steps.length===0?"":`### Steps

${a}`;h-=O(g)+2;let x=new Set(r.map(({path:M})=>M)),C=G(o,{budget:h,first:x}),$=C.missing.length===0?C:G(o,{budget:h-O(W(C.missing,e)),first:x});return[S([i,W($.missing,e),c,l,p,g,$.text,d]),S([i,W(s,e),c,l,p,g,d]),S([i,Vn(e),g])].find(M=>O(M)<=t)??g}function Qn({overlaps:n}){let e=on(n,u);return e===""?"":`**Other open pull requests:** ${e}`}var W=(n,e)=>On(n,Bn(e)),Vn=n=>`**Not shown here:** all patches; they are in ${Bn(n)}.`,Xn=({given:n})=>n?`From ${n.source}:

${n.text.trim()}`:"",Yn=6e4,Jn=64,O=n=>Buffer.byteLength(n),S=n=>`${n.map(e=>e.trim()).filter(Boolean).join(`

`)}
`,Bn=({summaryUrl:n})=>n?`[the summary of the run](${n}) and its report`:"the report of the run";function Zn({notes:n=[]},e){let t=n.map(o=>`> ${u(o)}`),s=y(t,e);return s.length===t.length?s:[...s,`> \u2026 and ${t.length-s.length} more remarks`]}function ne({plan:n,base:e,head:t,composition:s},{isVerifiable:o=!0}){if(!e||!t||n.files.length===0||!o)return"";let r=n.files.map(te).join(" "),i=s?xn:r,c=s?`editplan compose ${r} --base ${e.commit} -o ${xn}
`:"",l=n.without?` --without ${n.without.join()}`:"",d=`editplan verify ${i}${ee(n)}${l} --base ${e.commit} --head ${t.commit}`;return`### How to verify

${`The same plan on the same base gives the same commits. With editplan ${U.version} installed, anyone who has both can replay it and compare:`}

${R("sh",c+d)}

Plan: \`sha256:${n.sha256}\``}var xn="combined.yaml",ee=({overrides:n={}})=>Object.entries(n).filter(([e])=>e!=="trailing_whitespace").map(([e,t])=>` --${e.replaceAll("_","-")} ${t}`).join(""),te=n=>/^[\w./@:+-]+$/.test(n)?n:`'${n.replaceAll("'","'\\''")}'`;function oe({since:n},{commitUrl:e},t){if(!n)return"";let{commit:s,details:o=[]}=n,r=s&&`\`${s.slice(0,10)}\``,i=s&&e?`[${r}](${e(s)})`:r??"the earlier run",c=($,j)=>j.length>0&&`${$} ${k(j)}`,l=o.filter(({now:$})=>$===void 0),d=l.map(({was:$,file_path:j})=>`${$} ${m(j)}`),h=[c("new",n.new),c("changed",n.changed),d.length>0&&d.length<=5?`dropped ${d.join(", ")}`:c("dropped",n.dropped)].filter(Boolean),p=`**Changed since ${i}:** ${[...h.length>0?h:["nothing"],`${n.same} the same`].join(" \xB7 ")}`,a=[...o.filter(({now:$})=>$!==void 0).map(se),...d.length>5?d.map($=>`- dropped ${$}`):[]],g=y(a,t);if(a.length===0)return p;let x=a.length>g.length?[`\u2026 and ${a.length-g.length} more in the report`]:[],C=[o.length>l.length&&`${f(o.length-l.length,"changed step")}, then and now`,d.length>5&&f(d.length,"dropped step")];return`${p}

<details><summary>${C.filter(Boolean).join("; ")}</summary>

${[...g,...x].join(`

`)}

</details>`}function se({was:n,now:e,file_path:t,structuredPatch:s=[]}){let o=s.flatMap(i=>[hn(i),...pn(i.lines)]);return`${n===e?`Step ${e}`:`Step ${e}, which was ${n}`}, ${m(t)}:

${R("diff",o.join(`
`))}`}function re({composition:n,candidates:e=[],narrowing:t},s){let o=[{title:"Candidates",head:le,lines:e.map(ce)},{title:"Why candidates do not pass",head:[],lines:e.flatMap(de)},{title:"How the plans fit together",head:[],lines:n?nn(n).map(he):[]},{title:"Why steps were left out",head:[],lines:t?.culprits.map(me)??[]}],r=s,i=[];for(let c of o){if(c.lines.length===0)continue;let l=ie(c,r);i.push(l),r-=Buffer.byteLength(l)+2}return i.join(`

`)}function ie({title:n,head:e,lines:t},s){let o=s-Buffer.byteLength([n,...e].join(`
`))-ae,r=y(t,o),i=t.length-r.length;return[`### ${n}`,"",...e,...r,...i>0?["",`\u2026 and ${i} more in the report.`]:[]].join(`
`)}var ae=40,le=[`| ${P.join(" | ")} |`,`|${" --- |".repeat(P.length)}`],ce=n=>{let[e="",t,s,o="",...r]=en(n);return`| ${[`${m(e)}${n.best?" **best**":""}`,t,s,u(o),...r].join(" | ")} |`},de=n=>tn(n).map(({name:e,message:t})=>`- ${m(n.plan)}: \`${e}\` ${u(t.split(`
`)[0]??"")}`);function me({index:n,id:e,file_path:t,verification:s="",output:o=""}){let r=e===void 0?"":` ${m(e)}`,i=`- Step ${n}${r}, ${m(t)}: ${m(s)} fails with it`;return o.trim()===""?i:`${i}
${R("",o.trimEnd()).replace(/^/gm,"  ")}`}var he=({kind:n,words:e,details:t})=>[`- ${n==="conflicts"?"\u2717 ":""}${u(e)}`,...t.map(s=>`  - ${u(s)}`)].join(`
`);export{Pe as a};
