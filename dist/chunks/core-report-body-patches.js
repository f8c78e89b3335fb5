import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{core_report_patch_lines$d as A}from"./start.js";import{core_report_read_first_lines$a as St,core_report_read_first_lines$b as q,core_report_read_first_lines$c as xt}from"./start.js";import{core_report_read_first_2$a as ht,core_report_read_first_2$c as gt,core_report_read_first_2$e as $t,core_report_read_first_2$f as yt,core_report_read_first_2$g as Rt,core_report_read_first_2$i as bt,core_report_read_first_2$l as wt}from"./start.js";import{core_report_outcome$a as at,core_report_outcome$e as D,core_report_outcome$f as dt,core_report_outcome$g as lt,core_report_outcome$i as ct}from"./start.js";import{a as pt,e as mt}from"./core-report-body-step-list.js";import{package$a as tt}from"./version.js";import{core_report_groups$c as rt,core_report_groups$f as W,core_report_groups$g as it}from"./start.js";import{core_report_net_changes$a as ot,core_report_net_changes$c as st}from"./start.js";import{core_report_sections$c as Lt,core_report_sections$d as Ft,core_report_sections$e as Ot,core_report_sections$g as Mt,core_report_sections$h as jt}from"./start.js";import{core_report_safe_markdown_2$a as b,core_report_safe_markdown_2$b as C,core_report_safe_markdown_2$c as u,core_report_safe_markdown_2$d as N,core_report_safe_markdown_2$g as L,core_report_safe_markdown_2$i as j,core_report_safe_markdown_2$j as S,core_report_safe_markdown_2$k as ut,core_report_safe_markdown_2$l as ft}from"./start.js";import{core_text_neutralise$c as et}from"./start.js";import{core_text_group_by$a as nt}from"./start.js";import{core_text_words$a as h,core_text_words$b as R,core_text_words$c as O,core_text_words$e as Y,core_text_words$f as E,core_text_words$g as M,core_text_words$i as Z}from"./hook.js";import{core_text_digest$a as K}from"./hook.js";function X(t){let{totals:e,steps:n}=t,o=h(n.filter(({status:l})=>l!=="read").length,"step"),s=t.plan.without?.length??0,r=e.applied===n.filter(({status:l})=>l!=="read").length,i=[`+${R(e.insertions)} \u2212${R(e.deletions)}`,dt(e)];return[t.files.length>0&&`**${h(e.files,"file")}, ${i.filter(Boolean).join("; ")}**`,r?o:`**${R(e.applied)}** of ${o} ${D(t)?"would apply":"applied"}`,e.failed>0&&`**${R(e.failed)} refused**`,s>0&&`${R(s)} left out`,t.plan.left_out&&`**${h(t.plan.left_out.length,"passage")} of the source left out**`,e.collapsed>0&&`${R(e.collapsed)} collapsed`,e.unchanged>0&&`${R(e.unchanged)} unchanged`,e.skipped>s&&`${R(e.skipped-s)} skipped`,Qt(t),b(Mt(t)),D(t)&&"nothing was written"].filter(Boolean).join(" \xB7 ")}function Qt(t){let{verifications:e=[],files:n}=t,o=e.every(({ok:a})=>a)?"verification passed":"**verification failed**",s=e.length>0?o:lt(t),r=n.filter(({verifies:a})=>a!==void 0);if(r.length===0)return s;let i=O(r.map(({path:a})=>u(M(a))),3);return`${s===""?"":`${s}, but `}**the plan changes what verifies it** (${i})`}function H({plan:{left_out:t=[],sources:e=[]}},n){let o=e.flatMap(({notes:r=[]})=>r.map(i=>b(i)));if(t.length===0)return S(o,n).join(`

`);let s=t.map(({at:r,what:i,why:a})=>`- ${u(r)} ${u(i)}: ${b(a)}`);return[...o,`**Left out of the source**

${S(s,n).join(`
`)}`].join(`

`)}function Bt(t,{budget:e,style:n}){let o=St(t,n),s=`**${xt(t)}**

${S(Et(o),e).join(`
`)}`;return[ht(t.account,n),...o.length===0?[]:[s]].filter(Boolean).join(`

`)}var _t=t=>({path(e){let[n,o]=[z(e),t?.(e)];return o===void 0?n:`[${n}](${o})`},code:e=>u(e),prose:e=>b(e,!1)}),Pt=t=>Et(t).join(`
`),Et=t=>t.map(({subject:e,said:n})=>`- ${e===""?"":`**${e}**`}${n}`),z=t=>u(M(t)),Vt=3e4;function Ct({plan:t},{budget:e,titled:n}){let{shown:o,folded:s}=ut((t.description??"").slice(0,Vt)),r=t.title===""||!n?[]:[`**${b(t.title.slice(0,250))}**`],i=[...o,...s].map(C),a=s.length===0&&i.length<=vt+2?i.length:Math.min(vt,o.length),[l="",...d]=[...r,...i.slice(0,a)];if(l==="")return"";let c=(p=>p.map(w=>`> ${w}`.trimEnd().replace(/(?<=.)$/,"  ")).join(`
`))([`From the plan: ${l}`,...d]),f=i.slice(a),$=j(f.map(p=>`> ${p}  `),e);if(f.length===0)return c;let y=f.length-$.length,x=[...$,...y>0?[">",`> \u2026 and ${h(y,"more line")} in the report`]:[]].join(`
`);return`${c}

<details><summary>${h(f.length,"more line")} from the plan</summary>

${x}

</details>`}var vt=4;function Nt(t,e,n){let{steps:o}=t,s=()=>G(o,({policy:a})=>a?.behavior==="ask"&&b($t(a))),r=()=>G(o,({matched_by:a,status:l})=>l==="applied"&&Rt(a)&&yt[a]),i=[P("Refused",Zt(t)),P("Waits for approval",q(e,"asked")?[]:s()),P("Not matched exactly",q(e,"unusual")?[]:r()),te(t),...Ot(t).map(({title:a,found:l})=>P(a,l.flatMap(ee)))];return Jt(i,n)}var P=(t,e)=>({title:t,items:e});function Jt(t,e){let n=e,o=[];for(let{title:s,items:r}of t){if(r.length===0)continue;let i=S(r,n-Buffer.byteLength(s)-Kt),a=`### ${s}

${i.join(`
`)}`;o.push(a),n-=Buffer.byteLength(a)+2}return o.join(`

`)}var Kt=40;function G(t,e){return[...nt(t.flatMap(o=>{let s=e(o);return s?[{step:o,said:s}]:[]}),({step:o,said:s})=>JSON.stringify([o.file_path,s])).values()].map(o=>`- ${Yt(o.map(({step:s})=>s))}: ${o[0].said}`)}function Yt(t){let[e,...n]=t,o=n.length===0&&e?.id!==void 0?` ${u(e.id)}`:"",s=E(t.map(({index:r})=>r));return`${s.charAt(0).toUpperCase()}${s.slice(1)}${o}, ${u(e?.file_path??"")}`}var Zt=t=>[...at(t).map(e=>`- ${kt(e)}`),...G(t.steps,({error:e})=>e&&kt(e))];function kt(t){let[e="",...n]=t.message.trim().split(`
`),o=ct(t),s=[`\`${t.name}\` ${b(e)}`,...o?[`*${o}*`]:[]].join(" ");return n.length===0?s:`${s}
${L("text",n.join(`
`)).replace(/^/gm,"  ")}`}function te({verifications:t=[]}){let e=t.map(({name:n,ok:o,tail:s})=>{let r=`- ${o?"\u2713":"\u2717 **failed:**"} ${u(n)}`,i=et(s);return o||i.trim()===""?r:`${r}
${L("",i).replace(/^/gm,"  ")}`});return P("Verification",e)}var ee=({mark:t,summary:e,places:n})=>[`- ${t==="\u2713"?t:"\u2717"} ${b(e)}`,...n.map(({file_path:o,line:s,message:r,code:i,step:a})=>{let l=a===void 0?"":`, after step ${a}`,d=i===void 0?"":` ${u(i)}`;return`- ${u(`${o}:${s}`)}${l}: ${b(r.split(`
`)[0]??"")}${d}`})];function Wt(t){let e={rank:0,budget:At,open:!0},n=wt(t).filter(({kind:d})=>d!=="refused").flatMap(({kind:d,entries:g})=>g.map(c=>({kind:d,entry:c}))),o=n.length>0||t.account.parts.length>0?n:ne(t),s=t.account.parts.length===0&&o.some(({kind:d})=>d!=="rest"),r=o.filter(({kind:d,entry:g})=>g.folder===void 0&&!(s&&d==="rest")).slice(0,U).flatMap(({entry:d})=>Dt({...d,paths:d.paths.slice(0,1),link:"#file-"},t,e)).filter(({bytes:d})=>d<=At),[i]=r,a=new Map(r.map(d=>[d.changes[0]?.path??"",d===i?d.bare:d.text])),l=t.account.parts.slice(0,U).map((d,g)=>oe(d,g===0&&r.length===0));return{text:[...a.values(),...l].join(`

`),shown:new Set(a.keys())}}var ne=({groups:t})=>t.filter(({files:e})=>e>0).flatMap(({kind:e,entries:n})=>n.map(o=>({kind:e,entry:o}))),[U,At]=[3,2e3];function oe({is:t,files:e},n){if(t==="gone"){let a=e.map(({path:l})=>u(M(l)));return v(h(e.length,"deleted file"),O(a,W," \xB7 "),n)}let o=e.find(a=>V(a)&&Gt(a)<=se),s=it(e.map(({path:a})=>a)).map(([a,l])=>`${u(a)} ${R(l)}`),r=o?`

One of them, ${u(o.path)} ${J(o)}:

${qt(o)}`:"",i=`${h(e.length,"file")} by folder${o?", and one example":""}`;return v(i,`${O(s,W," \xB7 ")}${r}`,n)}var se=1200;function Q(t,e,n){let o=new Set(t.account.left.map(({path:c})=>c)),s=t.groups.flatMap(({kind:c,entries:f})=>f.map($=>({...$,paths:$.paths.filter(y=>o.has(y))})).flatMap($=>Dt($,t,{rank:re[c],budget:e,open:!1}))).filter(({changes:[c]})=>!n.has(c?.path??"")),r=[...t.changes.values()].filter(c=>!V(c)&&o.has(c.path)),i=de(r,e/8),a=s.toSorted((c,f)=>c.rank-f.rank||c.bytes-f.bytes),l=T(i)+T(Tt)+4,d=new Set(a.filter(c=>l+c.bytes+2>e?!1:(l+=c.bytes+2,!0))),g=[...s.filter(c=>d.has(c)).map(({text:c})=>c),i].filter(Boolean);return{text:g.length===0?"":[Tt,...g].join(`

`),missing:s.filter(c=>!d.has(c)).flatMap(({changes:c})=>c)}}var re={refused:0,asked:0,unusual:0,protected:0,deleted:0,hidden:0,moved:1,rest:1,alike:2},Tt="### Patches",T=t=>Buffer.byteLength(t),V=({insertions:t,deletions:e,structuredPatch:n})=>t+e>0||n!==void 0;function Dt(t,e,n){let{changes:o}=e,s=t.link.startsWith("#file-")?t.paths.flatMap(r=>o.get(r)??[]).filter(V):[];return t.folder!==void 0?s.map(r=>It(r,[r],e,n)):s[0]?[It(s[0],s,e,n)]:[]}function It(t,e,{account:n,reasonOf:o},{rank:s,budget:r,open:i}){let a=i?gt(n,t):t.structuredPatch??[],l=t.structuredPatch&&a.length<t.structuredPatch.length?{...t,structuredPatch:a}:t;if(Gt(l)>r)return{changes:e,rank:s,text:"",bare:"",bytes:Number.POSITIVE_INFINITY};let d=[...new Set(e.flatMap(({steps:m=[]})=>m))].sort((m,F)=>m-F),g=d.length===0?"":` (${E(d)})`,c=t.from===void 0?N(t.path):`${N(t.from)} \u2192 ${N(t.path)}`,f=e.length>1,y=`${f?`${h(e.length,"file")} get this same change`:c}${Xt(t)} ${J(t)}${f?" each":""}${g}`,x=e.map(({path:m,from:F})=>`- ${F===void 0?"":`${u(F)} \u2192 `}${u(m)}`),p=f?`

${v(`The ${h(e.length,"file")}`,S(x,ae).join(`
`))}`:"",w=l===t?"":`

${h((t.structuredPatch?.length??0)-a.length,"more hunk")} as in the other files.`,_=qt(l)+w+(i?ie(d,o):"")+p,I=v(y,_,i);return{changes:e,rank:s,text:I,bare:`${y}

${_}`,bytes:T(I)-(i?T(p):0)}}function ie(t,e){let n=t.slice(0,U).flatMap(o=>{let s=e(o);return s===""?[]:[`> Step ${o}: ${C(s)}  `]});return n.length===0?"":`

${n.join(`
`).trimEnd()}`}var ae=4e3,v=(t,e,n=!1)=>`<details${n?" open":""}><summary>${t}</summary>

${e}

</details>`,qt=({structuredPatch:t})=>t?L("diff",A(t).join(`
`)):"The report does not contain the patch.",Gt=({structuredPatch:t=[]})=>t.reduce((e,{lines:n})=>n.reduce((o,s)=>o+s.length+1,e),0),J=({insertions:t,deletions:e})=>`+${R(t)} \u2212${R(e)}`;function Xt({status:t,old_mode:e,new_mode:n,encoding:o}){let s=i=>!i.startsWith("0000");return[t==="added"?"new":t==="deleted"||t==="renamed"?t:"",s(e)&&s(n)&&e!==n?`mode ${e} \u2192 ${n}`:"",!s(e)&&n==="100755"?"executable":"",o===void 0?"":`in ${o}`].filter(Boolean).map(i=>` ${i}`).join("")}function de(t,e){if(t.length===0)return"";let n=t.map(o=>{let{path:s,from:r,binary:i,old_size:a,new_size:l}=o,d=i?` binary, ${a??0} \u2192 ${l??0} bytes`:"";return`- ${r===void 0?"":`${u(r)} \u2192 `}${u(s)}${Xt(o)}${d}`});return v(`${h(t.length,"file")} without changed lines`,S(n,e).join(`
`))}var le=4e3;function Ht(t,e){if(t.length===0)return"";let n=t.map(r=>`${u(M(r.path))} ${J(r)}`),o=`**Not shown here:** the ${t.length===1?"patch":"patches"} of ${O(n,3)}; ${t.length===1?"it is":"they are"} ${e}.`;if(t.length<=3)return o;let s=S(n.map(r=>`- ${r}`),le);return`${o}

${v(`All ${h(t.length,"file")} that are not shown`,s.join(`
`))}`}function Ut(t,{plan:e,base:n},o,s=e.without??[]){if(e.files.length===0||e.files.includes("-"))return;let r=e.files.map(ce).join(" "),i=s.length>0?` --without ${s.join()}`:"",a=`editplan ${t} ${o===void 0?r:zt}${ue(e)}${i}`;if(o===void 0)return a;let l=n?` --base ${n.commit}`:"";return`editplan ${o} ${r}${l} -o ${zt}
${a}`}var zt="combined.yaml",ce=t=>Z(t.startsWith("-")?`./${t}`:t),ue=({overrides:t={}})=>Object.entries(t).filter(([e])=>e!=="trailing_whitespace").map(([e,n])=>` --${e.replaceAll("_","-")} ${n}`).join("");function cn(t,e={}){let n=e.budget??we,o=ot(t),s=new Map(t.steps.map(({index:m,why:F})=>[m,ft(F)])),r={...bt(t,o),changes:new Map(o.map(m=>[m.path,m])),reasonOf:m=>s.get(m)??""},i=n<fe?{text:"",shown:new Set}:Wt(r),a=_t(ye(t,e)),l=k([X(t),Ct(t,{budget:n/8,titled:e.base===void 0}),H(t,n/8),Oe(t,e,n/8),Bt(r,{budget:n/6,style:a}),i.text,...jt(t,b).map(({title:m,text:F})=>`**${m}:** ${F}`)]),d=k([Pt(rt(t,z)),be(e,n/4),Le(t,n/8)]),g=xe(t,e),c=m=>Ht(m,g),f=je(t,n/8),$=k([e.decided==="edits"?mt(e.base):"",Re(t,e),Fe(t,e)]).trimEnd(),y=n-B(l+d+f+$)-Se,x=Nt(t,r,Math.max(0,y/3));y-=B(x)+2;let p=me(t,e,Math.max(0,y*pe));y-=B(p)+2;let w=Q(r,y,i.shown),_=w.missing.length===0?w:Q(r,y-B(c(w.missing)),i.shown);return[k([l,c(_.missing),d,f,x,p,_.text,$]),k([l,c(o),d,f,x,p,$]),k([X(t),H(t,n/8),`**Not shown here:** all patches; they are ${g}.`,p])].find(m=>B(m)<=n)??p}var fe=2e4,pe=.6;function me(t,e,n){if(t.steps.length===0)return"";let o=h(t.steps.filter(({status:a})=>a!=="read").length,"step"),s=t.steps.find(({status:a})=>a==="applied")?.index,r=s===void 0||!e.decided?"":he[e.decided](s),i=pt(t,{...e,hasBoxes:e.decided==="edits",budget:n-ge});return`<details${t.steps.length<=$e?" open":""}><summary><b>${o}</b>${r}</summary>

${i}

</details>`}var he={edits:()=>" \xB7 untick one to leave it out",comments:t=>` \xB7 comment <code>/editplan drop ${t}</code> to leave one out`},ge=160,$e=20;function ye({steps:t,files:e,head:n},{commitUrl:o}){if(!o)return;let s=new Map(t.flatMap(i=>i.commit?st(i).map(({file_path:a})=>[a,i.commit]):[])),r=new Set(e.map(({path:i})=>i));return i=>{let a=s.get(i)??(r.has(i)?n?.commit:void 0);return a===void 0?void 0:`${o(a)}#diff-${K(i)}`}}function Re({steps:t},{commitUrl:e}){let[n,...o]=new Set(t.flatMap(r=>r.commit??[]));if(n===void 0||o.length>0)return"";let s=`\`${n.slice(0,10)}\``;return`Commit ${e?`[${s}](${e(n)})`:s}`}function be({given:t},e){if(!t)return"";let n=t.text.trim();if(B(n)<=e)return`From ${t.source}:

${n}`;let o=j(n.split(`
`),e);return`From ${t.source}, cut:

${L("text",o.join(`
`))}`}var we=6e4,Se=64,B=t=>Buffer.byteLength(t),k=t=>`${t.map(e=>e.trim()).filter(Boolean).join(`

`)}
`;function xe({pull_request:t},{summaryUrl:e,base:n}){let o=t?.url?`in [**Files changed**](${t.url}/files)`:n===void 0?"":"in **Files changed**",s=e?`in [the summary of the run](${e})`:"";return[o,s].filter(Boolean).join(", and ")||"on the page that `editplan report --html` writes"}function Le({notes:t=[]},e){let n=[...new Set(t)].map(o=>`- ${b(o)}`);return n.length===0?"":`**Notes**

${S(n,e).join(`
`)}`}function Fe(t,{isVerifiable:e=!0}){let{plan:n,base:o,head:s}=t,r=Ut("verify",t,Ft(t));if(!o||!s||r===void 0||!e)return"";let i=`${r} --base ${o.commit} --head ${s.commit}`;return`<details><summary>How to verify</summary>

With editplan ${tt.version} and the plan (\`sha256:${n.sha256.slice(0,12)}\u2026\`) anyone can replay it and compare the commits:

${L("sh",i)}

</details>`}function Oe({since:t},{commitUrl:e},n){if(!t)return"";let{commit:o,details:s=[]}=t,r=o&&`\`${o.slice(0,10)}\``,i=o&&e?`[${r}](${e(o)})`:r??"the earlier run",a=(p,w)=>w.length>0&&`${p} ${Y(w)}`,l=s.filter(({now:p})=>p===void 0),d=l.map(({was:p,file_path:w})=>`${p} ${u(w)}`),g=[a("new",t.new),a("changed",t.changed),d.length>0&&d.length<=5?`dropped ${d.join(", ")}`:a("dropped",t.dropped)].filter(Boolean),c=`**Changed since ${i}:** ${[...g.length>0?g:["nothing"],`${t.same} the same`].join(" \xB7 ")}`,f=[...s.filter(({now:p})=>p!==void 0).map(Me),...d.length>5?d.map(p=>`- dropped ${p}`):[]],$=j(f,n);if(f.length===0)return c;let y=f.length>$.length?[`\u2026 and ${f.length-$.length} more in the report`]:[],x=[s.length>l.length&&`${h(s.length-l.length,"changed step")}, then and now`,d.length>5&&h(d.length,"dropped step")];return`${c}

<details><summary>${x.filter(Boolean).join("; ")}</summary>

${[...$,...y].join(`

`)}

</details>`}function Me({was:t,now:e,file_path:n,structuredPatch:o=[]}){return`${t===e?`Step ${e}`:`Step ${e}, which was ${t}`}, ${u(n)}:

${L("diff",A(o).join(`
`))}`}function je(t,e){let n=e,o=[];for(let s of Lt(t,(r,i)=>r.lists?.(i)).flat()){if(s.lines.length===0)continue;let r=ve(s,n);o.push(r),n-=Buffer.byteLength(r)+2}return o.join(`

`)}function ve({title:t,head:e,lines:n},o){let s=o-Buffer.byteLength([t,...e].join(`
`))-ke,r=j(n,s),i=n.length-r.length;return[`### ${t}`,"",...e,...r,...i>0?["",`\u2026 and ${i} more in the report.`]:[]].join(`
`)}var ke=40;export{cn as a};
