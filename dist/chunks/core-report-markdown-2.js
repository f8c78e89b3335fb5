import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{core_report_patch_lines$d as A}from"./start.js";import{core_report_read_first_lines$a as Lt,core_report_read_first_lines$b as D,core_report_read_first_lines$c as Ot}from"./start.js";import{core_report_read_first_2$a as $t,core_report_read_first_2$c as yt,core_report_read_first_2$f as Rt,core_report_read_first_2$g as bt,core_report_read_first_2$h as wt,core_report_read_first_2$j as St,core_report_read_first_2$l as xt}from"./start.js";import{a as ht,e as gt}from"./core-report-body-step-list.js";import{package$a as Z}from"./version.js";import{core_report_groups$c as st,core_report_groups$f as rt,core_report_groups$g as it}from"./start.js";import{core_report_net_changes$a as nt,core_report_net_changes$c as ot}from"./start.js";import{core_report_sections$c as Mt,core_report_sections$d as jt}from"./start.js";import{core_report_outcome$a as at,core_report_outcome$e as W,core_report_outcome$f as dt,core_report_outcome$g as lt,core_report_outcome$i as ct,core_report_outcome$l as ut,core_report_outcome$m as ft}from"./start.js";import{core_report_safe_markdown_2$a as b,core_report_safe_markdown_2$b as E,core_report_safe_markdown_2$c as p,core_report_safe_markdown_2$d as N,core_report_safe_markdown_2$g as L,core_report_safe_markdown_2$i as M,core_report_safe_markdown_2$j as S,core_report_safe_markdown_2$k as pt,core_report_safe_markdown_2$l as mt}from"./start.js";import{core_text_neutralise$c as tt}from"./start.js";import{core_text_group_by$a as et}from"./start.js";import{core_text_digest$a as J}from"./hook.js";import{core_text_words$a as g,core_text_words$b as R,core_text_words$c as v,core_text_words$e as K,core_text_words$f as C,core_text_words$g as B,core_text_words$i as Y}from"./hook.js";function G(t){let{totals:e,steps:n,diagnostics:o=[]}=t,s=g(n.filter(({status:d})=>d!=="read").length,"step"),r=t.plan.without?.length??0,i=e.applied===n.filter(({status:d})=>d!=="read").length,a=[`+${R(e.insertions)} \u2212${R(e.deletions)}`,dt(e)];return[t.files.length>0&&`**${g(e.files,"file")}, ${a.filter(Boolean).join("; ")}**`,i?s:`**${R(e.applied)}** of ${s} ${W(t)?"would apply":"applied"}`,e.failed>0&&`**${R(e.failed)} refused**`,r>0&&`${R(r)} left out`,t.plan.left_out&&`**${g(t.plan.left_out.length,"passage")} of the source left out**`,e.collapsed>0&&`${R(e.collapsed)} collapsed`,e.unchanged>0&&`${R(e.unchanged)} unchanged`,e.skipped>r&&`${R(e.skipped-r)} skipped`,Ut(t),o.length>0&&b(ut(o)),W(t)&&"nothing was written"].filter(Boolean).join(" \xB7 ")}function Ut(t){let{verifications:e=[],files:n}=t,o=e.every(({ok:a})=>a)?"verification passed":"**verification failed**",s=e.length>0?o:lt(t),r=n.filter(({verifies:a})=>a!==void 0);if(r.length===0)return s;let i=v(r.map(({path:a})=>p(B(a))),3);return`${s===""?"":`${s}, but `}**the plan changes what verifies it** (${i})`}function X({plan:{left_out:t=[],sources:e=[]}},n){let o=e.flatMap(({notes:r=[]})=>r.map(i=>b(i)));if(t.length===0)return S(o,n).join(`

`);let s=t.map(({at:r,what:i,why:a})=>`- ${p(r)} ${p(i)}: ${b(a)}`);return[...o,`**Left out of the source**

${S(s,n).join(`
`)}`].join(`

`)}function vt(t,{budget:e,style:n}){let o=Lt(t,n),s=`**${Ot(t)}**

${S(Pt(o),e).join(`
`)}`;return[$t(t.account,n),...o.length===0?[]:[s]].filter(Boolean).join(`

`)}var Bt=t=>({path(e){let[n,o]=[H(e),t?.(e)];return o===void 0?n:`[${n}](${o})`},code:e=>p(e),prose:e=>b(e,!1)}),_t=t=>Pt(t).join(`
`),Pt=t=>t.map(({subject:e,said:n})=>`- ${e===""?"":`**${e}**`}${n}`),H=t=>p(B(t)),Qt=3e4;function Ct({plan:t},{budget:e,titled:n}){let{shown:o,folded:s}=pt((t.description??"").slice(0,Qt)),r=t.title===""||!n?[]:[`**${b(t.title.slice(0,250))}**`],i=[...o,...s].map(E),a=s.length===0&&i.length<=Ft+2?i.length:Math.min(Ft,o.length),[c="",...d]=[...r,...i.slice(0,a)];if(c==="")return"";let l=(f=>f.map(w=>`> ${w}`.trimEnd().replace(/(?<=.)$/,"  ")).join(`
`))([`From the plan: ${c}`,...d]),u=i.slice(a),$=M(u.map(f=>`> ${f}  `),e);if(u.length===0)return l;let y=u.length-$.length,x=[...$,...y>0?[">",`> \u2026 and ${g(y,"more line")} in the report`]:[]].join(`
`);return`${l}

<details><summary>${g(u.length,"more line")} from the plan</summary>

${x}

</details>`}var Ft=4;function Et(t,e,n){let{steps:o}=t,s=()=>q(o,({policy:a})=>a?.behavior==="ask"&&b(Rt(a))),r=()=>q(o,({matched_by:a,status:c})=>c==="applied"&&wt(a)&&bt[a]),i=[_("Refused",Yt(t)),_("Waits for approval",D(e,"asked")?[]:s()),_("Not matched exactly",D(e,"unusual")?[]:r()),Zt(t),_("Diagnostics",te(t))];return Vt(i,n)}var _=(t,e)=>({title:t,items:e});function Vt(t,e){let n=e,o=[];for(let{title:s,items:r}of t){if(r.length===0)continue;let i=S(r,n-Buffer.byteLength(s)-Jt),a=`### ${s}

${i.join(`
`)}`;o.push(a),n-=Buffer.byteLength(a)+2}return o.join(`

`)}var Jt=40;function q(t,e){return[...et(t.flatMap(o=>{let s=e(o);return s?[{step:o,said:s}]:[]}),({step:o,said:s})=>JSON.stringify([o.file_path,s])).values()].map(o=>`- ${Kt(o.map(({step:s})=>s))}: ${o[0].said}`)}function Kt(t){let[e,...n]=t,o=n.length===0&&e?.id!==void 0?` ${p(e.id)}`:"",s=C(t.map(({index:r})=>r));return`${s.charAt(0).toUpperCase()}${s.slice(1)}${o}, ${p(e?.file_path??"")}`}var Yt=t=>[...at(t).map(e=>`- ${kt(e)}`),...q(t.steps,({error:e})=>e&&kt(e))];function kt(t){let[e="",...n]=t.message.trim().split(`
`),o=ct(t),s=[`\`${t.name}\` ${b(e)}`,...o?[`*${o}*`]:[]].join(" ");return n.length===0?s:`${s}
${L("text",n.join(`
`)).replace(/^/gm,"  ")}`}function Zt({verifications:t=[]}){let e=t.map(({name:n,ok:o,tail:s})=>{let r=`- ${o?"\u2713":"\u2717 **failed:**"} ${p(n)}`,i=tt(s);return o||i.trim()===""?r:`${r}
${L("",i).replace(/^/gm,"  ")}`});return _("Verification",e)}var te=({diagnostics:t=[]})=>t.flatMap(e=>{let n=e.state==="known"&&e.added===0,o=e.diagnostics.map(({file_path:s,line:r,message:i,code:a,step:c})=>{let d=c===void 0?"":`, after step ${c}`,m=a===void 0?"":` ${p(a)}`;return`- ${p(`${s}:${r}`)}${d}: ${b(i.split(`
`)[0]??"")}${m}`});return[`- ${n?"\u2713":"\u2717"} ${b(ft(e))}`,...o]});function It(t){let e={rank:0,budget:Nt,open:!0},n=xt(t).filter(({kind:d})=>d!=="refused").flatMap(({kind:d,entries:m})=>m.map(l=>({kind:d,entry:l}))),o=n.length>0||t.account.parts.length>0?n:ee(t),s=t.account.parts.length===0&&o.some(({kind:d})=>d!=="rest"),r=o.filter(({kind:d,entry:m})=>m.folder===void 0&&!(s&&d==="rest")).slice(0,z).flatMap(({entry:d})=>Wt({...d,paths:d.paths.slice(0,1),link:"#file-"},t,e)).filter(({bytes:d})=>d<=Nt),[i]=r,a=new Map(r.map(d=>[d.changes[0]?.path??"",d===i?d.bare:d.text])),c=t.account.parts.slice(0,z).map((d,m)=>ne(d,m===0&&r.length===0));return{text:[...a.values(),...c].join(`

`),shown:new Set(a.keys())}}var ee=({groups:t})=>t.filter(({files:e})=>e>0).flatMap(({kind:e,entries:n})=>n.map(o=>({kind:e,entry:o}))),[z,Nt]=[3,2e3];function ne({files:t},e){let n=t.find(i=>Q(i)&&qt(i)<=oe),o=it(t.map(({path:i})=>i)).map(([i,a])=>`${p(i)} ${R(a)}`),s=n?`

One of them, ${p(n.path)} ${V(n)}:

${Dt(n)}`:"",r=`${g(t.length,"file")} by folder${n?", and one example":""}`;return P(r,`${v(o,rt," \xB7 ")}${s}`,e)}var oe=1200;function U(t,e,n){let o=new Set(t.account.left.map(({path:l})=>l)),s=t.groups.flatMap(({kind:l,entries:u})=>u.map($=>({...$,paths:$.paths.filter(y=>o.has(y))})).flatMap($=>Wt($,t,{rank:se[l],budget:e,open:!1}))).filter(({changes:[l]})=>!n.has(l?.path??"")),r=[...t.changes.values()].filter(l=>!Q(l)&&o.has(l.path)),i=ae(r,e/8),a=s.toSorted((l,u)=>l.rank-u.rank||l.bytes-u.bytes),c=T(i)+T(At)+4,d=new Set(a.filter(l=>c+l.bytes+2>e?!1:(c+=l.bytes+2,!0))),m=[...s.filter(l=>d.has(l)).map(({text:l})=>l),i].filter(Boolean);return{text:m.length===0?"":[At,...m].join(`

`),missing:s.filter(l=>!d.has(l)).flatMap(({changes:l})=>l)}}var se={refused:0,asked:0,unusual:0,protected:0,deleted:0,hidden:0,moved:1,rest:1,alike:2},At="### Patches",T=t=>Buffer.byteLength(t),Q=({insertions:t,deletions:e,structuredPatch:n})=>t+e>0||n!==void 0;function Wt(t,e,n){let{changes:o}=e,s=t.link.startsWith("#file-")?t.paths.flatMap(r=>o.get(r)??[]).filter(Q):[];return t.folder!==void 0?s.map(r=>Tt(r,[r],e,n)):s[0]?[Tt(s[0],s,e,n)]:[]}function Tt(t,e,{account:n,reasonOf:o},{rank:s,budget:r,open:i}){let a=i?yt(n,t):t.structuredPatch??[],c=t.structuredPatch&&a.length<t.structuredPatch.length?{...t,structuredPatch:a}:t;if(qt(c)>r)return{changes:e,rank:s,text:"",bare:"",bytes:Number.POSITIVE_INFINITY};let d=[...new Set(e.flatMap(({steps:h=[]})=>h))].sort((h,O)=>h-O),m=d.length===0?"":` (${C(d)})`,l=t.from===void 0?N(t.path):`${N(t.from)} \u2192 ${N(t.path)}`,u=e.length>1,y=`${u?`${g(e.length,"file")} get this same change`:l}${Gt(t)} ${V(t)}${u?" each":""}${m}`,x=e.map(({path:h,from:O})=>`- ${O===void 0?"":`${p(O)} \u2192 `}${p(h)}`),f=u?`

${P(`The ${g(e.length,"file")}`,S(x,ie).join(`
`))}`:"",w=c===t?"":`

${g((t.structuredPatch?.length??0)-a.length,"more hunk")} as in the other files.`,k=Dt(c)+w+(i?re(d,o):"")+f,I=P(y,k,i);return{changes:e,rank:s,text:I,bare:`${y}

${k}`,bytes:T(I)-(i?T(f):0)}}function re(t,e){let n=t.slice(0,z).flatMap(o=>{let s=e(o);return s===""?[]:[`> Step ${o}: ${E(s)}  `]});return n.length===0?"":`

${n.join(`
`).trimEnd()}`}var ie=4e3,P=(t,e,n=!1)=>`<details${n?" open":""}><summary>${t}</summary>

${e}

</details>`,Dt=({structuredPatch:t})=>t?L("diff",A(t).join(`
`)):"The report does not contain the patch.",qt=({structuredPatch:t=[]})=>t.reduce((e,{lines:n})=>n.reduce((o,s)=>o+s.length+1,e),0),V=({insertions:t,deletions:e})=>`+${R(t)} \u2212${R(e)}`;function Gt({status:t,old_mode:e,new_mode:n,encoding:o}){let s=i=>!i.startsWith("0000");return[t==="added"?"new":t==="deleted"||t==="renamed"?t:"",s(e)&&s(n)&&e!==n?`mode ${e} \u2192 ${n}`:"",!s(e)&&n==="100755"?"executable":"",o===void 0?"":`in ${o}`].filter(Boolean).map(i=>` ${i}`).join("")}function ae(t,e){if(t.length===0)return"";let n=t.map(o=>{let{path:s,from:r,binary:i,old_size:a,new_size:c}=o,d=i?` binary, ${a??0} \u2192 ${c??0} bytes`:"";return`- ${r===void 0?"":`${p(r)} \u2192 `}${p(s)}${Gt(o)}${d}`});return P(`${g(t.length,"file")} without changed lines`,S(n,e).join(`
`))}var de=4e3;function Xt(t,e){if(t.length===0)return"";let n=t.map(r=>`${p(B(r.path))} ${V(r)}`),o=`**Not shown here:** the ${t.length===1?"patch":"patches"} of ${v(n,3)}; ${t.length===1?"it is":"they are"} ${e}.`;if(t.length<=3)return o;let s=S(n.map(r=>`- ${r}`),de);return`${o}

${P(`All ${g(t.length,"file")} that are not shown`,s.join(`
`))}`}function zt(t,{plan:e,base:n,composition:o},s=e.without??[]){if(e.files.length===0||e.files.includes("-"))return;let r=e.files.map(le).join(" "),i=s.length>0?` --without ${s.join()}`:"",a=`editplan ${t} ${o?Ht:r}${ce(e)}${i}`;if(!o)return a;let c=n?` --base ${n.commit}`:"";return`editplan compose ${r}${c} -o ${Ht}
${a}`}var Ht="combined.yaml",le=t=>Y(t.startsWith("-")?`./${t}`:t),ce=({overrides:t={}})=>Object.entries(t).filter(([e])=>e!=="trailing_whitespace").map(([e,n])=>` --${e.replaceAll("_","-")} ${n}`).join("");function dn(t,e={}){let n=e.budget??be,o=nt(t),s=new Map(t.steps.map(({index:h,why:O})=>[h,mt(O)])),r={...St(t,o),changes:new Map(o.map(h=>[h.path,h])),reasonOf:h=>s.get(h)??""},i=n<ue?{text:"",shown:new Set}:It(r),a=Bt($e(t,e)),c=j([G(t),Ct(t,{budget:n/8,titled:e.base===void 0}),X(t,n/8),Oe(t,e,n/8),vt(r,{budget:n/6,style:a}),i.text,...jt(t,b).map(({title:h,text:O})=>`**${h}:** ${O}`)]),d=j([_t(st(t,H)),Re(e,n/4),xe(t,n/8)]),m=Se(t,e),l=h=>Xt(h,m),u=je(t,n/8),$=j([e.decided==="edits"?gt(e.base):"",ye(t,e),Le(t,e)]).trimEnd(),y=n-F(c+d+u+$)-we,x=Et(t,r,Math.max(0,y/3));y-=F(x)+2;let f=pe(t,e,Math.max(0,y*fe));y-=F(f)+2;let w=U(r,y,i.shown),k=w.missing.length===0?w:U(r,y-F(l(w.missing)),i.shown);return[j([c,l(k.missing),d,u,x,f,k.text,$]),j([c,l(o),d,u,x,f,$]),j([G(t),X(t,n/8),`**Not shown here:** all patches; they are ${m}.`,f])].find(h=>F(h)<=n)??f}var ue=2e4,fe=.6;function pe(t,e,n){if(t.steps.length===0)return"";let o=g(t.steps.filter(({status:a})=>a!=="read").length,"step"),s=t.steps.find(({status:a})=>a==="applied")?.index,r=s===void 0||!e.decided?"":me[e.decided](s),i=ht(t,{...e,hasBoxes:e.decided==="edits",budget:n-he});return`<details${t.steps.length<=ge?" open":""}><summary><b>${o}</b>${r}</summary>

${i}

</details>`}var me={edits:()=>" \xB7 untick one to leave it out",comments:t=>` \xB7 comment <code>/editplan drop ${t}</code> to leave one out`},he=160,ge=20;function $e({steps:t,files:e,head:n},{commitUrl:o}){if(!o)return;let s=new Map(t.flatMap(i=>i.commit?ot(i).map(({file_path:a})=>[a,i.commit]):[])),r=new Set(e.map(({path:i})=>i));return i=>{let a=s.get(i)??(r.has(i)?n?.commit:void 0);return a===void 0?void 0:`${o(a)}#diff-${J(i)}`}}function ye({steps:t},{commitUrl:e}){let[n,...o]=new Set(t.flatMap(r=>r.commit??[]));if(n===void 0||o.length>0)return"";let s=`\`${n.slice(0,10)}\``;return`Commit ${e?`[${s}](${e(n)})`:s}`}function Re({given:t},e){if(!t)return"";let n=t.text.trim();if(F(n)<=e)return`From ${t.source}:

${n}`;let o=M(n.split(`
`),e);return`From ${t.source}, cut:

${L("text",o.join(`
`))}`}var be=6e4,we=64,F=t=>Buffer.byteLength(t),j=t=>`${t.map(e=>e.trim()).filter(Boolean).join(`

`)}
`;function Se({pull_request:t},{summaryUrl:e,base:n}){let o=t?.url?`in [**Files changed**](${t.url}/files)`:n===void 0?"":"in **Files changed**",s=e?`in [the summary of the run](${e})`:"";return[o,s].filter(Boolean).join(", and ")||"on the page that `editplan report --html` writes"}function xe({notes:t=[]},e){let n=[...new Set(t)].map(o=>`- ${b(o)}`);return n.length===0?"":`**Notes**

${S(n,e).join(`
`)}`}function Le(t,{isVerifiable:e=!0}){let{plan:n,base:o,head:s}=t,r=zt("verify",t);if(!o||!s||r===void 0||!e)return"";let i=`${r} --base ${o.commit} --head ${s.commit}`;return`<details><summary>How to verify</summary>

With editplan ${Z.version} and the plan (\`sha256:${n.sha256.slice(0,12)}\u2026\`) anyone can replay it and compare the commits:

${L("sh",i)}

</details>`}function Oe({since:t},{commitUrl:e},n){if(!t)return"";let{commit:o,details:s=[]}=t,r=o&&`\`${o.slice(0,10)}\``,i=o&&e?`[${r}](${e(o)})`:r??"the earlier run",a=(f,w)=>w.length>0&&`${f} ${K(w)}`,c=s.filter(({now:f})=>f===void 0),d=c.map(({was:f,file_path:w})=>`${f} ${p(w)}`),m=[a("new",t.new),a("changed",t.changed),d.length>0&&d.length<=5?`dropped ${d.join(", ")}`:a("dropped",t.dropped)].filter(Boolean),l=`**Changed since ${i}:** ${[...m.length>0?m:["nothing"],`${t.same} the same`].join(" \xB7 ")}`,u=[...s.filter(({now:f})=>f!==void 0).map(Me),...d.length>5?d.map(f=>`- dropped ${f}`):[]],$=M(u,n);if(u.length===0)return l;let y=u.length>$.length?[`\u2026 and ${u.length-$.length} more in the report`]:[],x=[s.length>c.length&&`${g(s.length-c.length,"changed step")}, then and now`,d.length>5&&g(d.length,"dropped step")];return`${l}

<details><summary>${x.filter(Boolean).join("; ")}</summary>

${[...$,...y].join(`

`)}

</details>`}function Me({was:t,now:e,file_path:n,structuredPatch:o=[]}){return`${t===e?`Step ${e}`:`Step ${e}, which was ${t}`}, ${p(n)}:

${L("diff",A(o).join(`
`))}`}function je(t,e){let n=e,o=[];for(let s of Mt(t,(r,i)=>r.lists?.(i)).flat()){if(s.lines.length===0)continue;let r=Fe(s,n);o.push(r),n-=Buffer.byteLength(r)+2}return o.join(`

`)}function Fe({title:t,head:e,lines:n},o){let s=o-Buffer.byteLength([t,...e].join(`
`))-ke,r=M(n,s),i=n.length-r.length;return[`### ${t}`,"",...e,...r,...i>0?["",`\u2026 and ${i} more in the report.`]:[]].join(`
`)}var ke=40;export{dn as a};
