import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{core_report_patch_lines$d as T}from"./start.js";import{core_report_read_first_lines$a as Bn,core_report_read_first_lines$b as q,core_report_read_first_lines$c as _n}from"./start.js";import{core_report_read_first_2$a as Rn,core_report_read_first_2$c as wn,core_report_read_first_2$f as Sn,core_report_read_first_2$g as On,core_report_read_first_2$h as xn,core_report_read_first_2$j as Cn,core_report_read_first_2$l as Ln}from"./start.js";import{a as yn,e as bn}from"./core-report-body-step-list.js";import{a as $,b as B,c as f,d as P,e as mn,f as hn,g as O,i as L,j as w,k as gn,l as $n}from"./core-report-safe-markdown-2.js";import{package$a as nn}from"./version.js";import{core_report_groups$c as sn,core_report_groups$f as rn,core_report_groups$g as an}from"./start.js";import{core_report_net_changes$a as en,core_report_net_changes$c as on}from"./start.js";import{core_report_several_words$a as jn,core_report_several_words$d as kn,core_report_several_words$e as Mn,core_report_several_words$f as vn,core_report_several_words$k as Nn}from"./start.js";import{core_report_outcome$a as ln,core_report_outcome$e as W,core_report_outcome$f as cn,core_report_outcome$g as dn,core_report_outcome$i as fn,core_report_outcome$l as un,core_report_outcome$m as pn}from"./start.js";import{core_text_neutralise$c as A}from"./start.js";import{core_text_group_by$a as tn}from"./start.js";import{core_text_words$a as g,core_text_words$b as R,core_text_words$c as v,core_text_words$e as Y,core_text_words$f as E,core_text_words$g as N,core_text_words$i as Z}from"./hook.js";import{core_text_digest$a as K}from"./hook.js";function H(n){let{totals:t,steps:e,diagnostics:o=[]}=n,s=g(e.filter(({status:l})=>l!=="read").length,"step"),r=n.plan.without?.length??0,i=t.applied===e.filter(({status:l})=>l!=="read").length,a=[`+${R(t.insertions)} \u2212${R(t.deletions)}`,cn(t)];return[n.files.length>0&&`**${g(t.files,"file")}, ${a.filter(Boolean).join("; ")}**`,i?s:`**${R(t.applied)}** of ${s} ${W(n)?"would apply":"applied"}`,t.failed>0&&`**${R(t.failed)} refused**`,r>0&&`${R(r)} left out`,n.plan.left_out&&`**${g(n.plan.left_out.length,"passage")} of the source left out**`,t.collapsed>0&&`${R(t.collapsed)} collapsed`,t.unchanged>0&&`${R(t.unchanged)} unchanged`,t.skipped>r&&`${R(t.skipped-r)} skipped`,Zn(n),o.length>0&&$(un(o)),W(n)&&"nothing was written"].filter(Boolean).join(" \xB7 ")}function Zn(n){let{verifications:t=[],files:e}=n,o=t.every(({ok:a})=>a)?"verification passed":"**verification failed**",s=t.length>0?o:dn(n),r=e.filter(({verifies:a})=>a!==void 0);if(r.length===0)return s;let i=v(r.map(({path:a})=>f(N(a))),3);return`${s===""?"":`${s}, but `}**the plan changes what verifies it** (${i})`}function X({plan:{left_out:n=[],sources:t=[]}},e){let o=t.flatMap(({notes:r=[]})=>r.map(i=>$(i)));if(n.length===0)return w(o,e).join(`

`);let s=n.map(({at:r,what:i,why:a})=>`- ${f(r)} ${f(i)}: ${$(a)}`);return[...o,`**Left out of the source**

${w(s,e).join(`
`)}`].join(`

`)}function An(n,{budget:t,style:e}){let o=Bn(n,e),s=`**${_n(n)}**

${w(In(o),t).join(`
`)}`;return[Rn(n.account,e),...o.length===0?[]:[s]].filter(Boolean).join(`

`)}var Pn=n=>({path(t){let[e,o]=[z(t),n?.(t)];return o===void 0?e:`[${e}](${o})`},code:t=>f(t),prose:$}),Tn=n=>In(n).join(`
`),In=n=>n.map(({subject:t,said:e})=>`- ${t===""?"":`**${t}**`}${e}`),z=n=>f(N(n)),nt=3e4;function Dn({plan:n},{budget:t,titled:e}){let{shown:o,folded:s}=gn((n.description??"").slice(0,nt)),r=n.title===""||!e?[]:[`**${$(n.title.slice(0,250))}**`],[i="",...a]=[...r,...o.slice(0,Fn).map(B)];if(i==="")return"";let l=(h=>h.map(x=>`> ${x}`.trimEnd().replace(/(?<=.)$/,"  ")).join(`
`))([`From the plan: ${i}`,...a]),u=[...o.slice(Fn),...s].map(B),c=L(u.map(h=>`> ${h}  `),t);if(u.length===0)return l;let p=u.length-c.length,b=[...c,...p>0?[">",`> \u2026 and ${g(p,"more line")} in the report`]:[]].join(`
`);return`${l}

<details><summary>${g(u.length,"more line")} from the plan</summary>

${b}

</details>`}var Fn=4;function Wn(n,t,e){let{steps:o}=n,s=()=>G(o,({policy:a})=>a?.behavior==="ask"&&$(Sn(a))),r=()=>G(o,({matched_by:a,status:d})=>d==="applied"&&xn(a)&&On[a]),i=[_("Refused",st(n)),_("Waits for approval",q(t,"asked")?[]:s()),_("Not matched exactly",q(t,"unusual")?[]:r()),rt(n),_("Diagnostics",it(n))];return tt(i,e)}var _=(n,t)=>({title:n,items:t});function tt(n,t){let e=t,o=[];for(let{title:s,items:r}of n){if(r.length===0)continue;let i=w(r,e-Buffer.byteLength(s)-et),a=`### ${s}

${i.join(`
`)}`;o.push(a),e-=Buffer.byteLength(a)+2}return o.join(`

`)}var et=40;function G(n,t){return[...tn(n.flatMap(o=>{let s=t(o);return s?[{step:o,said:s}]:[]}),({step:o,said:s})=>JSON.stringify([o.file_path,s])).values()].map(o=>`- ${ot(o.map(({step:s})=>s))}: ${o[0].said}`)}function ot(n){let[t,...e]=n,o=e.length===0&&t?.id!==void 0?` ${f(t.id)}`:"",s=E(n.map(({index:r})=>r));return`${s.charAt(0).toUpperCase()}${s.slice(1)}${o}, ${f(t?.file_path??"")}`}var st=n=>[...ln(n).map(t=>`- ${En(t)}`),...G(n.steps,({error:t})=>t&&En(t))];function En(n){let[t="",...e]=n.message.trim().split(`
`),o=fn(n),s=[`\`${n.name}\` ${$(t)}`,...o?[`*${o}*`]:[]].join(" ");return e.length===0?s:`${s}
${O("text",e.join(`
`)).replace(/^/gm,"  ")}`}function rt({verifications:n=[]}){let t=n.map(({name:e,ok:o,tail:s})=>{let r=`- ${o?"\u2713":"\u2717 **failed:**"} ${f(e)}`,i=A(s);return o||i.trim()===""?r:`${r}
${O("",i).replace(/^/gm,"  ")}`});return _("Verification",t)}var it=({diagnostics:n=[]})=>n.flatMap(t=>{let e=t.state==="known"&&t.added===0,o=t.diagnostics.map(({file_path:s,line:r,message:i,code:a,step:d})=>{let l=d===void 0?"":`, after step ${d}`,u=a===void 0?"":` ${f(a)}`;return`- ${f(`${s}:${r}`)}${l}: ${$(i.split(`
`)[0]??"")}${u}`});return[`- ${e?"\u2713":"\u2717"} ${$(pn(t))}`,...o]});function Xn(n){let t={rank:0,budget:qn,open:!0},e=Ln(n).filter(({kind:l})=>l!=="refused").flatMap(({kind:l,entries:u})=>u.map(c=>({kind:l,entry:c}))),o=e.length>0?e:at(n),s=n.account.parts.length===0&&o.some(({kind:l})=>l!=="rest"),r=o.filter(({kind:l,entry:u})=>u.folder===void 0&&!(s&&l==="rest")).slice(0,U).flatMap(({entry:l})=>zn({...l,paths:l.paths.slice(0,1),link:"#file-"},n,t)).filter(({bytes:l})=>l<=qn),[i]=r,a=new Map(r.map(l=>[l.changes[0]?.path??"",l===i?l.bare:l.text])),d=n.account.parts.slice(0,U).map(lt);return{text:[...a.values(),...d].join(`

`),shown:new Set(a.keys())}}var at=({groups:n})=>n.filter(({files:t})=>t>0).flatMap(({kind:t,entries:e})=>e.map(o=>({kind:t,entry:o}))),[U,qn]=[3,2e3];function lt({files:n}){let t=n.find(r=>V(r)&&Qn(r)<=ct),e=an(n.map(({path:r})=>r)).map(([r,i])=>`${f(r)} ${R(i)}`),o=t?`

One of them, ${f(t.path)} ${J(t)}:

${Un(t)}`:"",s=`${g(n.length,"file")} by folder${t?", and one example":""}`;return F(s,`${v(e,rn," \xB7 ")}${o}`)}var ct=1200;function Q(n,t,e){let o=new Set(n.account.left.map(({path:c})=>c)),s=n.groups.flatMap(({kind:c,entries:p})=>p.map(b=>({...b,paths:b.paths.filter(h=>o.has(h))})).flatMap(b=>zn(b,n,{rank:dt[c],budget:t,open:!1}))).filter(({changes:[c]})=>!e.has(c?.path??"")),r=[...n.changes.values()].filter(c=>!V(c)&&o.has(c.path)),i=pt(r,t/8),a=s.toSorted((c,p)=>c.rank-p.rank||c.bytes-p.bytes),d=I(i)+I(Gn)+4,l=new Set(a.filter(c=>d+c.bytes+2>t?!1:(d+=c.bytes+2,!0))),u=[...s.filter(c=>l.has(c)).map(({text:c})=>c),i].filter(Boolean);return{text:u.length===0?"":[Gn,...u].join(`

`),missing:s.filter(c=>!l.has(c)).flatMap(({changes:c})=>c)}}var dt={refused:0,asked:0,unusual:0,protected:0,deleted:0,hidden:0,moved:1,rest:1,alike:2},Gn="### Patches",I=n=>Buffer.byteLength(n),V=({insertions:n,deletions:t,hunks:e})=>n+t>0||e!==void 0;function zn(n,t,e){let{changes:o}=t,s=n.link.startsWith("#file-")?n.paths.flatMap(r=>o.get(r)??[]).filter(V):[];return n.folder!==void 0?s.map(r=>Hn(r,[r],t,e)):s[0]?[Hn(s[0],s,t,e)]:[]}function Hn(n,t,{account:e,reasonOf:o},{rank:s,budget:r,open:i}){let a=i?wn(e,n):n.hunks??[],d=n.hunks&&a.length<n.hunks.length?{...n,hunks:a}:n;if(Qn(d)>r)return{changes:t,rank:s,text:"",bare:"",bytes:Number.POSITIVE_INFINITY};let l=[...new Set(t.flatMap(y=>y.steps))].sort((y,C)=>y-C),u=l.length===0?"":` (${E(l)})`,c=n.from===void 0?P(n.path):`${P(n.from)} \u2192 ${P(n.path)}`,p=t.length>1,h=`${p?`${g(t.length,"file")} get this same change`:c}${Vn(n)} ${J(n)}${p?" each":""}${u}`,x=t.map(({path:y,from:C})=>`- ${C===void 0?"":`${f(C)} \u2192 `}${f(y)}`),m=p?`

${F(`The ${g(t.length,"file")}`,w(x,ut).join(`
`))}`:"",S=d===n?"":`

${g((n.hunks?.length??0)-a.length,"more hunk")} as in the other files.`,M=Un(d)+S+(i?ft(l,o):"")+m,D=F(h,M,i);return{changes:t,rank:s,text:D,bare:`${h}

${M}`,bytes:I(D)-(i?I(m):0)}}function ft(n,t){let e=n.slice(0,U).flatMap(o=>{let s=t(o);return s===""?[]:[`> Step ${o}: ${B(s)}  `]});return e.length===0?"":`

${e.join(`
`).trimEnd()}`}var ut=4e3,F=(n,t,e=!1)=>`<details${e?" open":""}><summary>${n}</summary>

${t}

</details>`,Un=({hunks:n})=>n?O("diff",T(n).join(`
`)):"The report does not contain the patch.",Qn=({hunks:n=[]})=>n.reduce((t,{lines:e})=>e.reduce((o,s)=>o+s.length+1,t),0),J=({insertions:n,deletions:t})=>`+${R(n)} \u2212${R(t)}`;function Vn({status:n,old_mode:t,new_mode:e,encoding:o}){let s=i=>!i.startsWith("0000");return[n==="added"?"new":n==="deleted"||n==="renamed"?n:"",s(t)&&s(e)&&t!==e?`mode ${t} \u2192 ${e}`:"",!s(t)&&e==="100755"?"executable":"",o===void 0?"":`in ${o}`].filter(Boolean).map(i=>` ${i}`).join("")}function pt(n,t){if(n.length===0)return"";let e=n.map(o=>{let{path:s,from:r,binary:i,old_size:a,new_size:d}=o,l=i?` binary, ${a??0} \u2192 ${d??0} bytes`:"";return`- ${r===void 0?"":`${f(r)} \u2192 `}${f(s)}${Vn(o)}${l}`});return F(`${g(n.length,"file")} without changed lines`,w(e,t).join(`
`))}var mt=4e3;function Jn(n,t){if(n.length===0)return"";let e=n.map(r=>`${f(N(r.path))} ${J(r)}`),o=`**Not shown here:** the ${n.length===1?"patch":"patches"} of ${v(e,3)}; ${n.length===1?"it is":"they are"} ${t}.`;if(n.length<=3)return o;let s=w(e.map(r=>`- ${r}`),mt);return`${o}

${F(`All ${g(n.length,"file")} that are not shown`,s.join(`
`))}`}function Yn(n,{plan:t,base:e,composition:o},s=t.without??[]){if(t.files.length===0||t.files.includes("-"))return;let r=t.files.map(ht).join(" "),i=s.length>0?` --without ${s.join()}`:"",a=`editplan ${n} ${o?Kn:r}${gt(t)}${i}`;if(!o)return a;let d=e?` --base ${e.commit}`:"";return`editplan compose ${r}${d} -o ${Kn}
${a}`}var Kn="combined.yaml",ht=n=>Z(n.startsWith("-")?`./${n}`:n),gt=({overrides:n={}})=>Object.entries(n).filter(([t])=>t!=="trailing_whitespace").map(([t,e])=>` --${t.replaceAll("_","-")} ${e}`).join("");function be(n,t={}){let e=t.budget??Lt,o=en(n),s=new Map(n.steps.map(({index:y,why:C})=>[y,$n(C)])),r={...Cn(n,o),changes:new Map(o.map(y=>[y.path,y])),reasonOf:y=>s.get(y)??""},i=e<$t?{text:"",shown:new Set}:Xn(r),a=Pn(St(n,t)),d=j([H(n),Dn(n,{budget:e/8,titled:t.base===void 0}),X(n,e/8),Nt(n,t,e/8),An(r,{budget:e/6,style:a}),i.text,xt(n)]),l=j([Tn(sn(n,z)),Ct(t,e/4),Mt(n,e/8)]),u=kt(n,t),c=y=>Jn(y,u),p=_t(n,e/8),b=j([bn(t.base),Ot(n,t),vt(n,t)]).trimEnd(),h=e-k(d+l+p+b)-jt,x=Wn(n,r,Math.max(0,h/3));h-=k(x)+2;let m=bt(n,t,Math.max(0,h*yt));h-=k(m)+2;let S=Q(r,h,i.shown),M=S.missing.length===0?S:Q(r,h-k(c(S.missing)),i.shown);return[j([d,c(M.missing),l,p,x,m,M.text,b]),j([d,c(o),l,p,x,m,b]),j([H(n),X(n,e/8),`**Not shown here:** all patches; they are ${u}.`,m])].find(y=>k(y)<=e)??m}var $t=2e4,yt=.6;function bt(n,t,e){if(n.steps.length===0)return"";let o=g(n.steps.filter(({status:i})=>i!=="read").length,"step"),s=t.base===void 0?"":" \xB7 untick one to leave it out",r=yn(n,{...t,budget:e-Rt});return`<details${n.steps.length<=wt?" open":""}><summary><b>${o}</b>${s}</summary>

${r}

</details>`}var Rt=120,wt=20;function St({steps:n,files:t,head:e},{commitUrl:o}){if(!o)return;let s=new Map(n.flatMap(i=>i.commit?on(i).map(({file_path:a})=>[a,i.commit]):[])),r=new Set(t.map(({path:i})=>i));return i=>{let a=s.get(i)??(r.has(i)?e?.commit:void 0);return a===void 0?void 0:`${o(a)}#diff-${K(i)}`}}function Ot({steps:n},{commitUrl:t}){let[e,...o]=new Set(n.flatMap(r=>r.commit??[]));if(e===void 0||o.length>0)return"";let s=`\`${e.slice(0,10)}\``;return`Commit ${t?`[${s}](${t(e)})`:s}`}function xt({overlaps:n}){let t=Nn(n,$);return t===""?"":`**Other open pull requests:** ${t}`}function Ct({given:n},t){if(!n)return"";let e=n.text.trim();if(k(e)<=t)return`From ${n.source}:

${e}`;let o=L(e.split(`
`),t);return`From ${n.source}, cut:

${O("text",o.join(`
`))}`}var Lt=6e4,jt=64,k=n=>Buffer.byteLength(n),j=n=>`${n.map(t=>t.trim()).filter(Boolean).join(`

`)}
`;function kt({pull_request:n},{summaryUrl:t,base:e}){let o=n?.url?`in [**Files changed**](${n.url}/files)`:e===void 0?"":"in **Files changed**",s=t?`in [the summary of the run](${t})`:"";return[o,s].filter(Boolean).join(", and ")||"on the page that `editplan report --html` writes"}function Mt({notes:n=[]},t){let e=[...new Set(n)].map(o=>`- ${$(o)}`);return e.length===0?"":`**Notes**

${w(e,t).join(`
`)}`}function vt(n,{isVerifiable:t=!0}){let{plan:e,base:o,head:s}=n,r=Yn("verify",n);if(!o||!s||r===void 0||!t)return"";let i=`${r} --base ${o.commit} --head ${s.commit}`;return`<details><summary>How to verify</summary>

With editplan ${nn.version} and the plan (\`sha256:${e.sha256.slice(0,12)}\u2026\`) anyone can replay it and compare the commits:

${O("sh",i)}

</details>`}function Nt({since:n},{commitUrl:t},e){if(!n)return"";let{commit:o,details:s=[]}=n,r=o&&`\`${o.slice(0,10)}\``,i=o&&t?`[${r}](${t(o)})`:r??"the earlier run",a=(m,S)=>S.length>0&&`${m} ${Y(S)}`,d=s.filter(({now:m})=>m===void 0),l=d.map(({was:m,file_path:S})=>`${m} ${f(S)}`),u=[a("new",n.new),a("changed",n.changed),l.length>0&&l.length<=5?`dropped ${l.join(", ")}`:a("dropped",n.dropped)].filter(Boolean),c=`**Changed since ${i}:** ${[...u.length>0?u:["nothing"],`${n.same} the same`].join(" \xB7 ")}`,p=[...s.filter(({now:m})=>m!==void 0).map(Bt),...l.length>5?l.map(m=>`- dropped ${m}`):[]],b=L(p,e);if(p.length===0)return c;let h=p.length>b.length?[`\u2026 and ${p.length-b.length} more in the report`]:[],x=[s.length>d.length&&`${g(s.length-d.length,"changed step")}, then and now`,l.length>5&&g(l.length,"dropped step")];return`${c}

<details><summary>${x.filter(Boolean).join("; ")}</summary>

${[...b,...h].join(`

`)}

</details>`}function Bt({was:n,now:t,file_path:e,structuredPatch:o=[]}){return`${n===t?`Step ${t}`:`Step ${t}, which was ${n}`}, ${f(e)}:

${O("diff",T(o).join(`
`))}`}function _t({composition:n,candidates:t=[],narrowing:e},o){let s=[{title:"Candidates",head:At,lines:t.map(Pt)},{title:"Why candidates do not pass",head:[],lines:t.flatMap(Tt)},{title:"How the plans fit together",head:[],lines:n?jn(n).map(Dt):[]},{title:"Why steps were left out",head:[],lines:e?.culprits.map(It)??[]}],r=o,i=[];for(let a of s){if(a.lines.length===0)continue;let d=Ft(a,r);i.push(d),r-=Buffer.byteLength(d)+2}return i.join(`

`)}function Ft({title:n,head:t,lines:e},o){let s=o-Buffer.byteLength([n,...t].join(`
`))-Et,r=L(e,s),i=e.length-r.length;return[`### ${n}`,"",...t,...r,...i>0?["",`\u2026 and ${i} more in the report.`]:[]].join(`
`)}var Et=40,At=mn(kn),Pt=n=>{let[t="",e="",o="",s="",...r]=Mn(n),i=`${f(t)}${n.best?" **best**":""}`;return hn([i,e,o,$(s),...r])},Tt=n=>vn(n).map(({name:t,message:e})=>`- ${f(n.plan)}: \`${t}\` ${$(e.split(`
`)[0]??"")}`);function It({index:n,id:t,file_path:e,source:o,verification:s="",output:r=""}){let i=t===void 0?"":` ${f(t)}`,a=o===void 0?"":` (${f(o)})`,d=`- Step ${n}${i}, ${f(e)}${a}: ${f(s)} fails with it`,l=A(r).trimEnd();return l===""?d:`${d}
${O("",l).replace(/^/gm,"  ")}`}var Dt=({kind:n,words:t,details:e})=>[`- ${n==="conflicts"?"\u2717 ":""}${$(t)}`,...e.map(o=>`  - ${$(o)}`)].join(`
`);export{be as a};
