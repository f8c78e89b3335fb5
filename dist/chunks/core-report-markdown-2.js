import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{core_report_patch_lines$d as T}from"./start.js";import{core_report_read_first_lines$a as Bn,core_report_read_first_lines$b as q,core_report_read_first_lines$c as _n}from"./start.js";import{core_report_read_first_2$a as Rn,core_report_read_first_2$c as wn,core_report_read_first_2$f as Sn,core_report_read_first_2$g as On,core_report_read_first_2$h as xn,core_report_read_first_2$j as Cn,core_report_read_first_2$l as Ln}from"./start.js";import{a as yn,e as bn}from"./core-report-body-step-list.js";import{a as $,b as B,c as f,d as P,e as mn,f as hn,g as O,i as L,j as w,k as gn,l as $n}from"./core-report-safe-markdown-2.js";import{package$a as nn}from"./version.js";import{core_report_groups$c as sn,core_report_groups$f as rn,core_report_groups$g as an}from"./start.js";import{core_report_net_changes$a as en,core_report_net_changes$c as on}from"./start.js";import{core_report_several_words$a as jn,core_report_several_words$d as Mn,core_report_several_words$e as kn,core_report_several_words$f as vn,core_report_several_words$k as Nn}from"./start.js";import{core_report_outcome$a as ln,core_report_outcome$e as W,core_report_outcome$f as dn,core_report_outcome$g as cn,core_report_outcome$i as fn,core_report_outcome$l as un,core_report_outcome$m as pn}from"./start.js";import{core_text_neutralise$c as A}from"./start.js";import{core_text_group_by$a as tn}from"./start.js";import{core_text_words$a as g,core_text_words$b as R,core_text_words$c as v,core_text_words$e as Y,core_text_words$f as E,core_text_words$g as N,core_text_words$i as Z}from"./hook.js";import{core_text_digest$a as K}from"./hook.js";function G(n){let{totals:t,steps:e,diagnostics:o=[]}=n,s=g(e.filter(({status:l})=>l!=="read").length,"step"),i=n.plan.without?.length??0,r=t.applied===e.filter(({status:l})=>l!=="read").length,a=[`+${R(t.insertions)} \u2212${R(t.deletions)}`,dn(t)];return[n.files.length>0&&`**${g(t.files,"file")}, ${a.filter(Boolean).join("; ")}**`,r?s:`**${R(t.applied)}** of ${s} ${W(n)?"would apply":"applied"}`,t.failed>0&&`**${R(t.failed)} refused**`,i>0&&`${R(i)} left out`,n.plan.left_out&&`**${g(n.plan.left_out.length,"passage")} of the source left out**`,t.collapsed>0&&`${R(t.collapsed)} collapsed`,t.unchanged>0&&`${R(t.unchanged)} unchanged`,t.skipped>i&&`${R(t.skipped-i)} skipped`,Zn(n),o.length>0&&$(un(o)),W(n)&&"nothing was written"].filter(Boolean).join(" \xB7 ")}function Zn(n){let{verifications:t=[],files:e}=n,o=t.every(({ok:a})=>a)?"verification passed":"**verification failed**",s=t.length>0?o:cn(n),i=e.filter(({verifies:a})=>a!==void 0);if(i.length===0)return s;let r=v(i.map(({path:a})=>f(N(a))),3);return`${s===""?"":`${s}, but `}**the plan changes what verifies it** (${r})`}function X({plan:{left_out:n=[],sources:t=[]}},e){let o=t.flatMap(({notes:i=[]})=>i.map(r=>$(r)));if(n.length===0)return w(o,e).join(`

`);let s=n.map(({at:i,what:r,why:a})=>`- ${f(i)} ${f(r)}: ${$(a)}`);return[...o,`**Left out of the source**

${w(s,e).join(`
`)}`].join(`

`)}function An(n,{budget:t,style:e}){let o=Bn(n,e),s=`**${_n(n)}**

${w(In(o),t).join(`
`)}`;return[Rn(n.account,e),...o.length===0?[]:[s]].filter(Boolean).join(`

`)}var Pn=n=>({path(t){let[e,o]=[z(t),n?.(t)];return o===void 0?e:`[${e}](${o})`},code:t=>f(t),prose:$}),Tn=n=>In(n).join(`
`),In=n=>n.map(({subject:t,said:e})=>`- ${t===""?"":`**${t}**`}${e}`),z=n=>f(N(n)),nt=3e4;function Dn({plan:n},{budget:t,titled:e}){let{shown:o,folded:s}=gn((n.description??"").slice(0,nt)),i=n.title===""||!e?[]:[`**${$(n.title.slice(0,250))}**`],[r="",...a]=[...i,...o.slice(0,Fn).map(B)];if(r==="")return"";let l=(h=>h.map(x=>`> ${x}`.trimEnd().replace(/(?<=.)$/,"  ")).join(`
`))([`From the plan: ${r}`,...a]),u=[...o.slice(Fn),...s].map(B),d=L(u.map(h=>`> ${h}  `),t);if(u.length===0)return l;let p=u.length-d.length,b=[...d,...p>0?[">",`> \u2026 and ${g(p,"more line")} in the report`]:[]].join(`
`);return`${l}

<details><summary>${g(u.length,"more line")} from the plan</summary>

${b}

</details>`}var Fn=4;function Wn(n,t,e){let{steps:o}=n,s=()=>H(o,({policy:a})=>a?.behavior==="ask"&&$(Sn(a))),i=()=>H(o,({matched_by:a,status:c})=>c==="applied"&&xn(a)&&On[a]),r=[_("Refused",st(n)),_("Waits for approval",q(t,"asked")?[]:s()),_("Not matched exactly",q(t,"unusual")?[]:i()),it(n),_("Diagnostics",rt(n))];return tt(r,e)}var _=(n,t)=>({title:n,items:t});function tt(n,t){let e=t,o=[];for(let{title:s,items:i}of n){if(i.length===0)continue;let r=w(i,e-Buffer.byteLength(s)-et),a=`### ${s}

${r.join(`
`)}`;o.push(a),e-=Buffer.byteLength(a)+2}return o.join(`

`)}var et=40;function H(n,t){return[...tn(n.flatMap(o=>{let s=t(o);return s?[{step:o,said:s}]:[]}),({step:o,said:s})=>JSON.stringify([o.file_path,s])).values()].map(o=>`- ${ot(o.map(({step:s})=>s))}: ${o[0].said}`)}function ot(n){let[t,...e]=n,o=e.length===0&&t?.id!==void 0?` ${f(t.id)}`:"",s=E(n.map(({index:i})=>i));return`${s.charAt(0).toUpperCase()}${s.slice(1)}${o}, ${f(t?.file_path??"")}`}var st=n=>[...ln(n).map(t=>`- ${En(t)}`),...H(n.steps,({error:t})=>t&&En(t))];function En(n){let[t="",...e]=n.message.trim().split(`
`),o=fn(n),s=[`\`${n.name}\` ${$(t)}`,...o?[`*${o}*`]:[]].join(" ");return e.length===0?s:`${s}
${O("text",e.join(`
`)).replace(/^/gm,"  ")}`}function it({verifications:n=[]}){let t=n.map(({name:e,ok:o,tail:s})=>{let i=`- ${o?"\u2713":"\u2717 **failed:**"} ${f(e)}`,r=A(s);return o||r.trim()===""?i:`${i}
${O("",r).replace(/^/gm,"  ")}`});return _("Verification",t)}var rt=({diagnostics:n=[]})=>n.flatMap(t=>{let e=t.state==="known"&&t.added===0,o=t.diagnostics.map(({file_path:s,line:i,message:r,code:a,step:c})=>{let l=c===void 0?"":`, after step ${c}`,u=a===void 0?"":` ${f(a)}`;return`- ${f(`${s}:${i}`)}${l}: ${$(r.split(`
`)[0]??"")}${u}`});return[`- ${e?"\u2713":"\u2717"} ${$(pn(t))}`,...o]});function Xn(n){let t={rank:0,budget:qn,open:!0},e=Ln(n).filter(({kind:l})=>l!=="refused").flatMap(({kind:l,entries:u})=>u.map(d=>({kind:l,entry:d}))),o=e.length>0||n.account.parts.length>0?e:at(n),s=n.account.parts.length===0&&o.some(({kind:l})=>l!=="rest"),i=o.filter(({kind:l,entry:u})=>u.folder===void 0&&!(s&&l==="rest")).slice(0,U).flatMap(({entry:l})=>zn({...l,paths:l.paths.slice(0,1),link:"#file-"},n,t)).filter(({bytes:l})=>l<=qn),[r]=i,a=new Map(i.map(l=>[l.changes[0]?.path??"",l===r?l.bare:l.text])),c=n.account.parts.slice(0,U).map((l,u)=>lt(l,u===0&&i.length===0));return{text:[...a.values(),...c].join(`

`),shown:new Set(a.keys())}}var at=({groups:n})=>n.filter(({files:t})=>t>0).flatMap(({kind:t,entries:e})=>e.map(o=>({kind:t,entry:o}))),[U,qn]=[3,2e3];function lt({files:n},t){let e=n.find(r=>V(r)&&Qn(r)<=dt),o=an(n.map(({path:r})=>r)).map(([r,a])=>`${f(r)} ${R(a)}`),s=e?`

One of them, ${f(e.path)} ${J(e)}:

${Un(e)}`:"",i=`${g(n.length,"file")} by folder${e?", and one example":""}`;return F(i,`${v(o,rn," \xB7 ")}${s}`,t)}var dt=1200;function Q(n,t,e){let o=new Set(n.account.left.map(({path:d})=>d)),s=n.groups.flatMap(({kind:d,entries:p})=>p.map(b=>({...b,paths:b.paths.filter(h=>o.has(h))})).flatMap(b=>zn(b,n,{rank:ct[d],budget:t,open:!1}))).filter(({changes:[d]})=>!e.has(d?.path??"")),i=[...n.changes.values()].filter(d=>!V(d)&&o.has(d.path)),r=pt(i,t/8),a=s.toSorted((d,p)=>d.rank-p.rank||d.bytes-p.bytes),c=I(r)+I(Hn)+4,l=new Set(a.filter(d=>c+d.bytes+2>t?!1:(c+=d.bytes+2,!0))),u=[...s.filter(d=>l.has(d)).map(({text:d})=>d),r].filter(Boolean);return{text:u.length===0?"":[Hn,...u].join(`

`),missing:s.filter(d=>!l.has(d)).flatMap(({changes:d})=>d)}}var ct={refused:0,asked:0,unusual:0,protected:0,deleted:0,hidden:0,moved:1,rest:1,alike:2},Hn="### Patches",I=n=>Buffer.byteLength(n),V=({insertions:n,deletions:t,hunks:e})=>n+t>0||e!==void 0;function zn(n,t,e){let{changes:o}=t,s=n.link.startsWith("#file-")?n.paths.flatMap(i=>o.get(i)??[]).filter(V):[];return n.folder!==void 0?s.map(i=>Gn(i,[i],t,e)):s[0]?[Gn(s[0],s,t,e)]:[]}function Gn(n,t,{account:e,reasonOf:o},{rank:s,budget:i,open:r}){let a=r?wn(e,n):n.hunks??[],c=n.hunks&&a.length<n.hunks.length?{...n,hunks:a}:n;if(Qn(c)>i)return{changes:t,rank:s,text:"",bare:"",bytes:Number.POSITIVE_INFINITY};let l=[...new Set(t.flatMap(y=>y.steps))].sort((y,C)=>y-C),u=l.length===0?"":` (${E(l)})`,d=n.from===void 0?P(n.path):`${P(n.from)} \u2192 ${P(n.path)}`,p=t.length>1,h=`${p?`${g(t.length,"file")} get this same change`:d}${Vn(n)} ${J(n)}${p?" each":""}${u}`,x=t.map(({path:y,from:C})=>`- ${C===void 0?"":`${f(C)} \u2192 `}${f(y)}`),m=p?`

${F(`The ${g(t.length,"file")}`,w(x,ut).join(`
`))}`:"",S=c===n?"":`

${g((n.hunks?.length??0)-a.length,"more hunk")} as in the other files.`,k=Un(c)+S+(r?ft(l,o):"")+m,D=F(h,k,r);return{changes:t,rank:s,text:D,bare:`${h}

${k}`,bytes:I(D)-(r?I(m):0)}}function ft(n,t){let e=n.slice(0,U).flatMap(o=>{let s=t(o);return s===""?[]:[`> Step ${o}: ${B(s)}  `]});return e.length===0?"":`

${e.join(`
`).trimEnd()}`}var ut=4e3,F=(n,t,e=!1)=>`<details${e?" open":""}><summary>${n}</summary>

${t}

</details>`,Un=({hunks:n})=>n?O("diff",T(n).join(`
`)):"The report does not contain the patch.",Qn=({hunks:n=[]})=>n.reduce((t,{lines:e})=>e.reduce((o,s)=>o+s.length+1,t),0),J=({insertions:n,deletions:t})=>`+${R(n)} \u2212${R(t)}`;function Vn({status:n,old_mode:t,new_mode:e,encoding:o}){let s=r=>!r.startsWith("0000");return[n==="added"?"new":n==="deleted"||n==="renamed"?n:"",s(t)&&s(e)&&t!==e?`mode ${t} \u2192 ${e}`:"",!s(t)&&e==="100755"?"executable":"",o===void 0?"":`in ${o}`].filter(Boolean).map(r=>` ${r}`).join("")}function pt(n,t){if(n.length===0)return"";let e=n.map(o=>{let{path:s,from:i,binary:r,old_size:a,new_size:c}=o,l=r?` binary, ${a??0} \u2192 ${c??0} bytes`:"";return`- ${i===void 0?"":`${f(i)} \u2192 `}${f(s)}${Vn(o)}${l}`});return F(`${g(n.length,"file")} without changed lines`,w(e,t).join(`
`))}var mt=4e3;function Jn(n,t){if(n.length===0)return"";let e=n.map(i=>`${f(N(i.path))} ${J(i)}`),o=`**Not shown here:** the ${n.length===1?"patch":"patches"} of ${v(e,3)}; ${n.length===1?"it is":"they are"} ${t}.`;if(n.length<=3)return o;let s=w(e.map(i=>`- ${i}`),mt);return`${o}

${F(`All ${g(n.length,"file")} that are not shown`,s.join(`
`))}`}function Yn(n,{plan:t,base:e,composition:o},s=t.without??[]){if(t.files.length===0||t.files.includes("-"))return;let i=t.files.map(ht).join(" "),r=s.length>0?` --without ${s.join()}`:"",a=`editplan ${n} ${o?Kn:i}${gt(t)}${r}`;if(!o)return a;let c=e?` --base ${e.commit}`:"";return`editplan compose ${i}${c} -o ${Kn}
${a}`}var Kn="combined.yaml",ht=n=>Z(n.startsWith("-")?`./${n}`:n),gt=({overrides:n={}})=>Object.entries(n).filter(([t])=>t!=="trailing_whitespace").map(([t,e])=>` --${t.replaceAll("_","-")} ${e}`).join("");function Re(n,t={}){let e=t.budget??jt,o=en(n),s=new Map(n.steps.map(({index:y,why:C})=>[y,$n(C)])),i={...Cn(n,o),changes:new Map(o.map(y=>[y.path,y])),reasonOf:y=>s.get(y)??""},r=e<$t?{text:"",shown:new Set}:Xn(i),a=Pn(Ot(n,t)),c=j([G(n),Dn(n,{budget:e/8,titled:t.base===void 0}),X(n,e/8),Bt(n,t,e/8),An(i,{budget:e/6,style:a}),r.text,Ct(n)]),l=j([Tn(sn(n,z)),Lt(t,e/4),vt(n,e/8)]),u=kt(n,t),d=y=>Jn(y,u),p=Ft(n,e/8),b=j([t.decided==="edits"?bn(t.base):"",xt(n,t),Nt(n,t)]).trimEnd(),h=e-M(c+l+p+b)-Mt,x=Wn(n,i,Math.max(0,h/3));h-=M(x)+2;let m=bt(n,t,Math.max(0,h*yt));h-=M(m)+2;let S=Q(i,h,r.shown),k=S.missing.length===0?S:Q(i,h-M(d(S.missing)),r.shown);return[j([c,d(k.missing),l,p,x,m,k.text,b]),j([c,d(o),l,p,x,m,b]),j([G(n),X(n,e/8),`**Not shown here:** all patches; they are ${u}.`,m])].find(y=>M(y)<=e)??m}var $t=2e4,yt=.6;function bt(n,t,e){if(n.steps.length===0)return"";let o=g(n.steps.filter(({status:a})=>a!=="read").length,"step"),s=n.steps.find(({status:a})=>a==="applied")?.index,i=s===void 0||!t.decided?"":Rt[t.decided](s),r=yn(n,{...t,hasBoxes:t.decided==="edits",budget:e-wt});return`<details${n.steps.length<=St?" open":""}><summary><b>${o}</b>${i}</summary>

${r}

</details>`}var Rt={edits:()=>" \xB7 untick one to leave it out",comments:n=>` \xB7 comment <code>/editplan drop ${n}</code> to leave one out`},wt=160,St=20;function Ot({steps:n,files:t,head:e},{commitUrl:o}){if(!o)return;let s=new Map(n.flatMap(r=>r.commit?on(r).map(({file_path:a})=>[a,r.commit]):[])),i=new Set(t.map(({path:r})=>r));return r=>{let a=s.get(r)??(i.has(r)?e?.commit:void 0);return a===void 0?void 0:`${o(a)}#diff-${K(r)}`}}function xt({steps:n},{commitUrl:t}){let[e,...o]=new Set(n.flatMap(i=>i.commit??[]));if(e===void 0||o.length>0)return"";let s=`\`${e.slice(0,10)}\``;return`Commit ${t?`[${s}](${t(e)})`:s}`}function Ct({overlaps:n}){let t=Nn(n,$);return t===""?"":`**Other open pull requests:** ${t}`}function Lt({given:n},t){if(!n)return"";let e=n.text.trim();if(M(e)<=t)return`From ${n.source}:

${e}`;let o=L(e.split(`
`),t);return`From ${n.source}, cut:

${O("text",o.join(`
`))}`}var jt=6e4,Mt=64,M=n=>Buffer.byteLength(n),j=n=>`${n.map(t=>t.trim()).filter(Boolean).join(`

`)}
`;function kt({pull_request:n},{summaryUrl:t,base:e}){let o=n?.url?`in [**Files changed**](${n.url}/files)`:e===void 0?"":"in **Files changed**",s=t?`in [the summary of the run](${t})`:"";return[o,s].filter(Boolean).join(", and ")||"on the page that `editplan report --html` writes"}function vt({notes:n=[]},t){let e=[...new Set(n)].map(o=>`- ${$(o)}`);return e.length===0?"":`**Notes**

${w(e,t).join(`
`)}`}function Nt(n,{isVerifiable:t=!0}){let{plan:e,base:o,head:s}=n,i=Yn("verify",n);if(!o||!s||i===void 0||!t)return"";let r=`${i} --base ${o.commit} --head ${s.commit}`;return`<details><summary>How to verify</summary>

With editplan ${nn.version} and the plan (\`sha256:${e.sha256.slice(0,12)}\u2026\`) anyone can replay it and compare the commits:

${O("sh",r)}

</details>`}function Bt({since:n},{commitUrl:t},e){if(!n)return"";let{commit:o,details:s=[]}=n,i=o&&`\`${o.slice(0,10)}\``,r=o&&t?`[${i}](${t(o)})`:i??"the earlier run",a=(m,S)=>S.length>0&&`${m} ${Y(S)}`,c=s.filter(({now:m})=>m===void 0),l=c.map(({was:m,file_path:S})=>`${m} ${f(S)}`),u=[a("new",n.new),a("changed",n.changed),l.length>0&&l.length<=5?`dropped ${l.join(", ")}`:a("dropped",n.dropped)].filter(Boolean),d=`**Changed since ${r}:** ${[...u.length>0?u:["nothing"],`${n.same} the same`].join(" \xB7 ")}`,p=[...s.filter(({now:m})=>m!==void 0).map(_t),...l.length>5?l.map(m=>`- dropped ${m}`):[]],b=L(p,e);if(p.length===0)return d;let h=p.length>b.length?[`\u2026 and ${p.length-b.length} more in the report`]:[],x=[s.length>c.length&&`${g(s.length-c.length,"changed step")}, then and now`,l.length>5&&g(l.length,"dropped step")];return`${d}

<details><summary>${x.filter(Boolean).join("; ")}</summary>

${[...b,...h].join(`

`)}

</details>`}function _t({was:n,now:t,file_path:e,structuredPatch:o=[]}){return`${n===t?`Step ${t}`:`Step ${t}, which was ${n}`}, ${f(e)}:

${O("diff",T(o).join(`
`))}`}function Ft({composition:n,candidates:t=[],narrowing:e},o){let s=[{title:"Candidates",head:Pt,lines:t.map(Tt)},{title:"Why candidates do not pass",head:[],lines:t.flatMap(It)},{title:"How the plans fit together",head:[],lines:n?jn(n).map(Wt):[]},{title:"Why steps were left out",head:[],lines:e?.culprits.map(Dt)??[]}],i=o,r=[];for(let a of s){if(a.lines.length===0)continue;let c=Et(a,i);r.push(c),i-=Buffer.byteLength(c)+2}return r.join(`

`)}function Et({title:n,head:t,lines:e},o){let s=o-Buffer.byteLength([n,...t].join(`
`))-At,i=L(e,s),r=e.length-i.length;return[`### ${n}`,"",...t,...i,...r>0?["",`\u2026 and ${r} more in the report.`]:[]].join(`
`)}var At=40,Pt=mn(Mn),Tt=n=>{let[t="",e="",o="",s="",...i]=kn(n),r=`${f(t)}${n.best?" **best**":""}`;return hn([r,e,o,$(s),...i])},It=n=>vn(n).map(({name:t,message:e})=>`- ${f(n.plan)}: \`${t}\` ${$(e.split(`
`)[0]??"")}`);function Dt({index:n,id:t,file_path:e,source:o,verification:s="",output:i=""}){let r=t===void 0?"":` ${f(t)}`,a=o===void 0?"":` (${f(o)})`,c=`- Step ${n}${r}, ${f(e)}${a}: ${f(s)} fails with it`,l=A(i).trimEnd();return l===""?c:`${c}
${O("",l).replace(/^/gm,"  ")}`}var Wt=({kind:n,words:t,details:e})=>[`- ${n==="conflicts"?"\u2717 ":""}${$(t)}`,...e.map(o=>`  - ${$(o)}`)].join(`
`);export{Re as a};
