import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{core_report_patch_lines$b as gn,core_report_patch_lines$d as $n,core_report_patch_lines$e as yn}from"./start.js";import{a as cn,d as dn}from"./core-report-body-step-list.js";import{core_report_looks$a as mn,core_report_looks$b as fn,core_report_looks$c as pn,core_report_looks$d as hn,core_report_looks$e as un}from"./start.js";import{a as u,b as P,c as m,d as B,e as K,f as q,g as R,i as y,j as z}from"./core-report-safe-markdown-2.js";import{package$a as H}from"./hook.js";import{core_report_groups$a as V,core_report_groups$c as X,core_report_groups$d as Y}from"./start.js";import{core_report_net_changes$a as Q}from"./start.js";import{core_report_several_words$a as on,core_report_several_words$d as sn,core_report_several_words$e as rn,core_report_several_words$f as an,core_report_several_words$l as ln}from"./start.js";import{core_report_outcome$a as J,core_report_outcome$d as Z,core_report_outcome$f as nn,core_report_outcome$i as en,core_report_outcome$j as tn}from"./start.js";import{core_text_words$a as p,core_text_words$b as b,core_text_words$c as w,core_text_words$e as j,core_text_words$f as A,core_text_words$g as k,core_text_words$i as U}from"./start.js";function kn(n,e){let{totals:t,steps:s,diagnostics:o=[]}=n,i=p(s.filter(({status:l})=>l!=="read").length,"change"),r=n.plan.without?.length??0;return`### What changes

${[Z(n)?`Would apply **${b(t.applied)}** of ${i}; nothing was written`:`**${b(t.applied)}** of ${i} applied`,t.failed>0&&`**${t.failed} refused**`,r>0&&`${r} left out`,t.collapsed>0&&`${t.collapsed} collapsed`,t.unchanged>0&&`${t.unchanged} unchanged`,t.skipped>r&&`${t.skipped-r} skipped`,`${p(t.files,"file")} (+${b(t.insertions)} \u2212${b(t.deletions)})`,En(n,e),o.length>0&&u(en(o))].filter(Boolean).join(" \xB7 ")}`}function En({verifications:n=[]},e){let t=e.filter(({kind:r})=>r==="verifies"),s=n.every(({ok:r})=>r)?"verification passed":"**verification failed**",o=n.length>0?s:"";if(t.length===0)return o;let i=w(t.map(({path:r})=>m(k(r))),3);return`${o===""?"":`${o}, but `}**the plan changes what verifies it** (${i})`}var _=3;function wn(n,e){let t=pn(n),s=[...t].map(([o,i])=>{let r=w(i.map(c=>_n(o,c)),t.size>5?2:_);return`- **${In(mn[o])}** (${i.length}): ${r}`});return s.length===0?"":`**Needs a look**

${y(s,e).join(`
`)}`}function _n(n,{step:e,path:t,said:s}){let o=n==="refused"?s.split(" ",1)[0]??"":s,i=`${e===void 0?"":`step ${e} `}${m(k(t))}`;return o===""?i:`${i} ${u(o.length>100?`${o.slice(0,99)}\u2026`:o)}`}function Ln({odd:n,alike:e}){if(e.length===0)return"";let t=e.slice(0,_).map(i=>`- ${Dn(i)}: ${bn(i.files)}`),s=e.length-t.length;return[...n.length===0?[]:[`- **${p(n.length,"file differs","files differ")}**: ${bn(n)}`],...t,...s>0?[`- \u2026 and ${p(s,"more group")} of files`]:[]].join(`
`)}var Fn=5;function Sn({steps:n}){let e=X(n),t=e.slice(0,Fn).map(o=>{let i=o.refused.length===0?"":` (${j(o.refused.map(({index:r})=>r))})`;return`- **${m(k(o.rule))}**: ${Y(o)}${i}`}),s=e.length-t.length;return[...t,...s>0?[`- \u2026 and ${p(s,"more rule")}`]:[]].join(`
`)}var Dn=({files:n,steps:e})=>`**${p(n.length,"file")} get this same change** (${p(e.length,"step").replace(/^1 step$/,"step")} ${j(e)})`,bn=n=>w(n.map(({path:e})=>m(k(e))),_),Gn=3e4;function Cn({plan:n},e){let t=n.description??"",{shown:s,folded:o}=z(t.slice(0,Gn)),r=[...n.title===""?[]:[`**${u(n.title.slice(0,250))}**`],...s.map(P)];if(r.length===0)return"";let c=["From the plan:","",...r.map(h=>`> ${h}`.trimEnd().replace(/(?<=.)$/,"  "))].join(`
`),l=y(o.map(h=>`> ${P(h)}  `),e);if(o.length===0)return c;let d=o.length-l.length,f=[...l,...d>0?[">",`> \u2026 and ${p(d,"more line")} in the report`]:[]].join(`
`);return`${c}

<details><summary>${p(o.length,"more line")} from the plan</summary>

${f}

</details>`}var In=n=>n.charAt(0).toUpperCase()+n.slice(1);function jn(n,e){let{steps:t}=n,s=[x("Refused",Un(n)),x("Waits for approval",E(t,({policy:o})=>o?.behavior==="ask"&&u(`${o.reason} (${o.rule})`))),x("Not matched exactly",E(t,({matched_by:o,status:i})=>i==="applied"&&un(o)&&hn[o])),Kn(n),x("Diagnostics",qn(n))];return Tn(s,e)}var x=(n,e)=>({title:n,items:e});function Tn(n,e){let t=e,s=[];for(let{title:o,items:i}of n){if(i.length===0)continue;let r=y(i,t-Buffer.byteLength(o)-Wn),c=i.length>r.length?[`- \u2026 and ${i.length-r.length} more`]:[],l=`### ${o}

${[...r,...c].join(`
`)}`;s.push(l),t-=Buffer.byteLength(l)+2}return s.join(`

`)}var Wn=40,E=(n,e)=>n.flatMap(t=>{let s=e(t);return s?[`- ${Hn(t)}: ${s}`]:[]}),Hn=n=>`Step ${n.index}${n.id===void 0?"":` ${m(n.id)}`}, ${m(n.file_path)}`,Un=n=>[...J(n).map(e=>`- ${Rn(e)}`),...E(n.steps,({error:e})=>e&&Rn(e))];function Rn(n){let[e="",...t]=n.message.trim().split(`
`),s=nn(n),o=[`\`${n.name}\` ${u(e)}`,...s?[`*${s}*`]:[]].join(" ");return t.length===0?o:`${o}
${R("text",t.join(`
`)).replace(/^/gm,"  ")}`}function Kn({verifications:n=[]}){let e=n.map(({name:t,ok:s,tail:o})=>{let i=`- ${s?"\u2713":"\u2717 **failed:**"} ${m(t)}`;return s||o.trim()===""?i:`${i}
${R("",o).replace(/^/gm,"  ")}`});return x("Verification",e)}var qn=({diagnostics:n=[]})=>n.flatMap(e=>{let t=e.state==="known"&&e.added===0,s=e.diagnostics.map(({file_path:o,line:i,message:r,code:c,step:l})=>{let d=l===void 0?"":`, after step ${l}`,f=c===void 0?"":` ${m(c)}`;return`- ${m(`${o}:${i}`)}${d}: ${u(r.split(`
`)[0]??"")}${f}`});return[`- ${t?"\u2713":"\u2717"} ${u(tn(e))}`,...s]});function G({odd:n,alike:e},{budget:t,first:s}){let o=[...n.filter(F).map(a=>zn(a,s.has(a.path)?0:1,t)),...e.filter(({files:[a]})=>a&&F(a)).map(a=>Qn(a,t))],i=[...n,...e.flatMap(({files:a})=>a)].filter(a=>!F(a)),r=Xn(i,t/8),c=o.toSorted((a,g)=>a.rank-g.rank||a.bytes-g.bytes),l=D(r)+D(xn)+4,d=new Set(c.filter(a=>l+a.bytes+2>t?!1:(l+=a.bytes+2,!0))),h=[...o.toSorted((a,g)=>a.rank-g.rank).filter(a=>d.has(a)).map(({text:a})=>a),r].filter(Boolean);return{text:h.length===0?"":[xn,...h].join(`

`),missing:o.filter(a=>!d.has(a)).flatMap(({changes:a})=>a)}}var xn="### Patches",D=n=>Buffer.byteLength(n),F=({insertions:n,deletions:e,hunks:t})=>n+e>0||t!==void 0,Nn=(n,e,t)=>({changes:n,rank:e,text:t,bytes:D(t)}),On=(n,e)=>({changes:n,rank:e,text:"",bytes:Number.POSITIVE_INFINITY});function zn(n,e,t){if(Mn(n)>t)return On([n],e);let{path:s,from:o,steps:i}=n,r=i.length===0?"":` (${A(i)})`,l=`${o===void 0?B(s):`${B(o)} \u2192 ${B(s)}`}${T(n)} ${I(n)}${r}`;return Nn([n],e,M(l,Bn(n)))}function Qn({files:n,steps:e},t){let[s]=n;if(!s||Mn(s)>t)return On(n,2);let o=`${p(n.length,"file")} get this same change${T(s)} ${I(s)} each (${A(e)})`,i=n.map(({path:l,from:d})=>`- ${d===void 0?"":`${m(d)} \u2192 `}${m(l)}`),r=y(i,Vn),c=i.length>r.length?[`- \u2026 and ${b(i.length-r.length)} more`]:[];return Nn(n,2,M(o,[Bn(s),"",...r,...c].join(`
`)))}var Vn=4e3,M=(n,e)=>`<details><summary>${n}</summary>

${e}

</details>`,Bn=({hunks:n})=>n?R("diff",$n(n).join(`
`)):"The report does not contain the patch.",Mn=({hunks:n=[]})=>n.reduce((e,{lines:t})=>t.reduce((s,o)=>s+o.length+1,e),0),I=({insertions:n,deletions:e})=>`+${b(n)} \u2212${b(e)}`;function T({status:n,old_mode:e,new_mode:t,encoding:s}){let o=r=>!r.startsWith("0000");return[n==="added"?"new":n==="deleted"||n==="renamed"?n:"",o(e)&&o(t)&&e!==t?`mode ${e} \u2192 ${t}`:"",!o(e)&&t==="100755"?"executable":"",s===void 0?"":`in ${s}`].filter(Boolean).map(r=>` ${r}`).join("")}function Xn(n,e){if(n.length===0)return"";let t=n.map(i=>{let{path:r,from:c,binary:l,old_size:d,new_size:f}=i,h=l?` binary, ${d??0} \u2192 ${f??0} bytes`:"";return`- ${c===void 0?"":`${m(c)} \u2192 `}${m(r)}${T(i)}${h}`}),s=y(t,e),o=t.length>s.length?[`- \u2026 and ${b(t.length-s.length)} more`]:[];return M(`${p(n.length,"file")} without changed lines`,[...s,...o].join(`
`))}var Yn=4e3;function vn(n,e){if(n.length===0)return"";let t=n.map(r=>`${m(k(r.path))} ${I(r)}`),s=`**Not shown here:** the ${n.length===1?"patch":"patches"} of ${w(t,3)}; ${n.length===1?"it is":"they are"} in ${e}.`;if(n.length<=3)return s;let o=y(t.map(r=>`- ${r}`),Yn),i=t.length>o.length?[`- \u2026 and ${b(t.length-o.length)} more`]:[];return`${s}

${M(`All ${p(n.length,"file")} that are not shown`,[...o,...i].join(`
`))}`}function Fe(n,e={}){let t=e.budget??ee,s=Q(n),o=V(s,n),i=fn(n,s),r=L([kn(n,i),ie(n,e,t/8),wn(i,t/8),Jn(n)]),c=L([Sn(n),Ln(o),Cn(n,t/8),ne(e),...oe(n,t/8)]),l=le(n,t/8),d=L([dn(e.base),se(n,e)]).trimEnd(),f=t-N(r+c+l+d)-te,h=jn(n,Math.max(0,f/3));f-=N(h)+2;let a=cn(n,{budget:Math.max(0,f),...e}),g=n.steps.length===0?"":`### Steps

${a}`;f-=N(g)+2;let O=new Set(i.map(({path:v})=>v)),S=G(o,{budget:f,first:O}),$=S.missing.length===0?S:G(o,{budget:f-N(W(S.missing,e)),first:O});return[L([r,W($.missing,e),c,l,h,g,$.text,d]),L([r,W(s,e),c,l,h,g,d]),L([r,Zn(e),g])].find(v=>N(v)<=t)??g}function Jn({overlaps:n}){let e=ln(n,u);return e===""?"":`**Other open pull requests:** ${e}`}var W=(n,e)=>vn(n,Pn(e)),Zn=n=>`**Not shown here:** all patches; they are in ${Pn(n)}.`,ne=({given:n})=>n?`From ${n.source}:

${n.text.trim()}`:"",ee=6e4,te=64,N=n=>Buffer.byteLength(n),L=n=>`${n.map(e=>e.trim()).filter(Boolean).join(`

`)}
`,Pn=({summaryUrl:n})=>n?`[the summary of the run](${n}) and its report`:"the report of the run";function oe({notes:n=[]},e){let t=n.map(o=>`> ${u(o)}`),s=y(t,e);return s.length===t.length?s:[...s,`> \u2026 and ${t.length-s.length} more remarks`]}function se({plan:n,base:e,head:t,composition:s},{isVerifiable:o=!0}){if(!e||!t||n.files.length===0||!o)return"";let i=n.files.map(U).join(" "),r=s?An:i,c=s?`editplan compose ${i} --base ${e.commit} -o ${An}
`:"",l=n.without?` --without ${n.without.join()}`:"",d=`editplan verify ${r}${re(n)}${l} --base ${e.commit} --head ${t.commit}`;return`### How to verify

${`The same plan on the same base gives the same commits. With editplan ${H.version} installed, anyone who has both can replay it and compare:`}

${R("sh",c+d)}

Plan: \`sha256:${n.sha256}\``}var An="combined.yaml",re=({overrides:n={}})=>Object.entries(n).filter(([e])=>e!=="trailing_whitespace").map(([e,t])=>` --${e.replaceAll("_","-")} ${t}`).join("");function ie({since:n},{commitUrl:e},t){if(!n)return"";let{commit:s,details:o=[]}=n,i=s&&`\`${s.slice(0,10)}\``,r=s&&e?`[${i}](${e(s)})`:i??"the earlier run",c=($,C)=>C.length>0&&`${$} ${j(C)}`,l=o.filter(({now:$})=>$===void 0),d=l.map(({was:$,file_path:C})=>`${$} ${m(C)}`),f=[c("new",n.new),c("changed",n.changed),d.length>0&&d.length<=5?`dropped ${d.join(", ")}`:c("dropped",n.dropped)].filter(Boolean),h=`**Changed since ${r}:** ${[...f.length>0?f:["nothing"],`${n.same} the same`].join(" \xB7 ")}`,a=[...o.filter(({now:$})=>$!==void 0).map(ae),...d.length>5?d.map($=>`- dropped ${$}`):[]],g=y(a,t);if(a.length===0)return h;let O=a.length>g.length?[`\u2026 and ${a.length-g.length} more in the report`]:[],S=[o.length>l.length&&`${p(o.length-l.length,"changed step")}, then and now`,d.length>5&&p(d.length,"dropped step")];return`${h}

<details><summary>${S.filter(Boolean).join("; ")}</summary>

${[...g,...O].join(`

`)}

</details>`}function ae({was:n,now:e,file_path:t,structuredPatch:s=[]}){let o=s.flatMap(r=>[gn(r),...yn(r.lines)]);return`${n===e?`Step ${e}`:`Step ${e}, which was ${n}`}, ${m(t)}:

${R("diff",o.join(`
`))}`}function le({composition:n,candidates:e=[],narrowing:t},s){let o=[{title:"Candidates",head:me,lines:e.map(fe)},{title:"Why candidates do not pass",head:[],lines:e.flatMap(pe)},{title:"How the plans fit together",head:[],lines:n?on(n).map(ue):[]},{title:"Why steps were left out",head:[],lines:t?.culprits.map(he)??[]}],i=s,r=[];for(let c of o){if(c.lines.length===0)continue;let l=ce(c,i);r.push(l),i-=Buffer.byteLength(l)+2}return r.join(`

`)}function ce({title:n,head:e,lines:t},s){let o=s-Buffer.byteLength([n,...e].join(`
`))-de,i=y(t,o),r=t.length-i.length;return[`### ${n}`,"",...e,...i,...r>0?["",`\u2026 and ${r} more in the report.`]:[]].join(`
`)}var de=40,me=K(sn),fe=n=>{let[e="",t="",s="",o="",...i]=rn(n),r=`${m(e)}${n.best?" **best**":""}`;return q([r,t,s,u(o),...i])},pe=n=>an(n).map(({name:e,message:t})=>`- ${m(n.plan)}: \`${e}\` ${u(t.split(`
`)[0]??"")}`);function he({index:n,id:e,file_path:t,verification:s="",output:o=""}){let i=e===void 0?"":` ${m(e)}`,r=`- Step ${n}${i}, ${m(t)}: ${m(s)} fails with it`;return o.trim()===""?r:`${r}
${R("",o.trimEnd()).replace(/^/gm,"  ")}`}var ue=({kind:n,words:e,details:t})=>[`- ${n==="conflicts"?"\u2717 ":""}${u(e)}`,...t.map(s=>`  - ${u(s)}`)].join(`
`);export{Fe as a};
