import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{core_report_patch_lines$d as F}from"./start.js";import{core_report_account$a as Ln,core_report_account$b as Cn,core_report_account$c as On}from"./start.js";import{core_report_read_first_2$b as fn,core_report_read_first_2$c as pn,core_report_read_first_2$d as mn,core_report_read_first_2$e as hn,core_report_read_first_2$g as gn}from"./start.js";import{a as $n,e as yn}from"./core-report-body-step-list.js";import{a as h,b as I,c as f,d as v,e as cn,f as dn,g as b,i as C,j as w,k as un}from"./core-report-safe-markdown-2.js";import{package$a as J}from"./version.js";import{core_report_groups$c as nn}from"./start.js";import{core_report_net_changes$a as Y,core_report_net_changes$c as Z}from"./start.js";import{core_report_several_words$a as Rn,core_report_several_words$d as bn,core_report_several_words$e as wn,core_report_several_words$f as Sn,core_report_several_words$k as xn}from"./start.js";import{core_report_outcome$a as tn,core_report_outcome$e as en,core_report_outcome$f as on,core_report_outcome$g as sn,core_report_outcome$i as rn,core_report_outcome$l as an,core_report_outcome$m as ln}from"./start.js";import{core_text_neutralise$b as _}from"./start.js";import{core_text_group_by$a as K}from"./start.js";import{core_text_words$a as g,core_text_words$b as R,core_text_words$c as M,core_text_words$e as V,core_text_words$f as N,core_text_words$g as k,core_text_words$i as z}from"./hook.js";import{core_text_digest$a as Q}from"./hook.js";function D(n){let{totals:t,steps:e,diagnostics:o=[]}=n,s=g(e.filter(({status:a})=>a!=="read").length,"change"),i=n.plan.without?.length??0;return`### What changes

${[en(n)?`Would apply **${R(t.applied)}** of ${s}; nothing was written`:`**${R(t.applied)}** of ${s} applied`,t.failed>0&&`**${R(t.failed)} refused**`,i>0&&`${R(i)} left out`,n.plan.left_out&&`**${g(n.plan.left_out.length,"passage")} of the source left out**`,t.collapsed>0&&`${R(t.collapsed)} collapsed`,t.unchanged>0&&`${R(t.unchanged)} unchanged`,t.skipped>i&&`${R(t.skipped-i)} skipped`,`${g(t.files,"file")} (${[`+${R(t.insertions)} \u2212${R(t.deletions)}`,on(t)].filter(Boolean).join("; ")})`,Un(n),o.length>0&&h(an(o))].filter(Boolean).join(" \xB7 ")}`}function Un(n){let{verifications:t=[],files:e}=n,o=t.every(({ok:a})=>a)?"verification passed":"**verification failed**",s=t.length>0?o:sn(n),i=e.filter(({verifies:a})=>a!==void 0);if(i.length===0)return s;let r=M(i.map(({path:a})=>f(k(a))),3);return`${s===""?"":`${s}, but `}**the plan changes what verifies it** (${r})`}function G({plan:{left_out:n=[]}},t){if(n.length===0)return"";let e=n.map(({at:o,what:s,why:i})=>`- ${f(o)} ${f(s)}: ${h(i)}`);return`**Left out of the source**

${w(e,t).join(`
`)}`}function jn({groups:n,account:t},{budget:e,linkOf:o}){let s={path(c){let[l,u]=[H(c),o?.(c)];return u===void 0?l:`[${l}](${u})`},code:c=>f(c),prose:h},i=On(t,s),r=Ln(n,s,i!==""),a=`**Read first**

${w(Mn(r),e).join(`
`)}`;return[i,...r.length===0?[]:[a]].filter(Boolean).join(`

`)}var Bn=n=>Mn(n).join(`
`),Mn=n=>n.map(({subject:t,said:e})=>`- ${t===""?"":`**${t}**`}${e}`),H=n=>f(k(n)),qn=3e4;function Nn({plan:n},{budget:t,titled:e}){let o=n.description??"",{shown:s,folded:i}=un(o.slice(0,qn)),a=[...n.title===""||!e?[]:[`**${h(n.title.slice(0,250))}**`],...s.map(I)];if(a.length===0)return"";let c=["From the plan:","",...a.map(m=>`> ${m}`.trimEnd().replace(/(?<=.)$/,"  "))].join(`
`),l=C(i.map(m=>`> ${I(m)}  `),t);if(i.length===0)return c;let u=i.length-l.length,$=[...l,...u>0?[">",`> \u2026 and ${g(u,"more line")} in the report`]:[]].join(`
`);return`${c}

<details><summary>${g(i.length,"more line")} from the plan</summary>

${$}

</details>`}function _n(n,t){let{steps:e}=n,o=[j("Refused",zn(n)),j("Waits for approval",W(e,({policy:s})=>s?.behavior==="ask"&&h(pn(s)))),j("Not matched exactly",W(e,({matched_by:s,status:i})=>i==="applied"&&hn(s)&&mn[s])),Jn(n),j("Diagnostics",Kn(n))];return Xn(o,t)}var j=(n,t)=>({title:n,items:t});function Xn(n,t){let e=t,o=[];for(let{title:s,items:i}of n){if(i.length===0)continue;let r=w(i,e-Buffer.byteLength(s)-Qn),a=`### ${s}

${r.join(`
`)}`;o.push(a),e-=Buffer.byteLength(a)+2}return o.join(`

`)}var Qn=40;function W(n,t){return[...K(n.flatMap(o=>{let s=t(o);return s?[{step:o,said:s}]:[]}),({step:o,said:s})=>JSON.stringify([o.file_path,s])).values()].map(o=>`- ${Vn(o.map(({step:s})=>s))}: ${o[0].said}`)}function Vn(n){let[t,...e]=n,o=e.length===0&&t?.id!==void 0?` ${f(t.id)}`:"",s=N(n.map(({index:i})=>i));return`${s.charAt(0).toUpperCase()}${s.slice(1)}${o}, ${f(t?.file_path??"")}`}var zn=n=>[...tn(n).map(t=>`- ${kn(t)}`),...W(n.steps,({error:t})=>t&&kn(t))];function kn(n){let[t="",...e]=n.message.trim().split(`
`),o=rn(n),s=[`\`${n.name}\` ${h(t)}`,...o?[`*${o}*`]:[]].join(" ");return e.length===0?s:`${s}
${b("text",e.join(`
`)).replace(/^/gm,"  ")}`}function Jn({verifications:n=[]}){let t=n.map(({name:e,ok:o,tail:s})=>{let i=`- ${o?"\u2713":"\u2717 **failed:**"} ${f(e)}`,r=_(s);return o||r.trim()===""?i:`${i}
${b("",r).replace(/^/gm,"  ")}`});return j("Verification",t)}var Kn=({diagnostics:n=[]})=>n.flatMap(t=>{let e=t.state==="known"&&t.added===0,o=t.diagnostics.map(({file_path:s,line:i,message:r,code:a,step:c})=>{let l=c===void 0?"":`, after step ${c}`,u=a===void 0?"":` ${f(a)}`;return`- ${f(`${s}:${i}`)}${l}: ${h(r.split(`
`)[0]??"")}${u}`});return[`- ${e?"\u2713":"\u2717"} ${h(ln(t))}`,...o]});function Pn(n){let t=l=>n.groups.find(u=>u.kind===l)?.entries??[],{parts:e,left:o}=n.account,s={rank:0,budget:Fn,open:!0},[i]=t("alike"),r=e.find(({is:l})=>l==="words")?.files[0],a=[...t("unusual").slice(0,vn).flatMap(l=>l.folder===void 0?U(l,n,s):[]),...e.length>0&&o.length<=vn?o.filter(q).map(l=>P(l,[l],s)):[],...i?U(i,n,s):r?[P(r,[r],s)]:[]].filter(l=>l.bytes<=Fn),c=new Map(a.map(({changes:[l],text:u})=>[l?.path??"",u]));return{text:[...c.values()].join(`

`),shown:new Set(c.keys())}}var[vn,Fn]=[3,2e3];function T(n,t,e){let o=n.groups.flatMap(({kind:d,entries:p})=>p.map(S=>({kind:d,entry:S}))),s=new Set(n.account.parts.flatMap(({files:d})=>d.map(({path:p})=>p))),i=d=>d.paths.every(p=>s.has(p)),r=o.flatMap(({kind:d,entry:p})=>U(p,n,{rank:Yn[i(p)?"alike":d],budget:t,open:!1})).filter(({changes:[d]})=>!e.has(d?.path??"")),a=[...n.changes.values()].filter(d=>!q(d)),c=et(a,t/8),l=r.toSorted((d,p)=>d.rank-p.rank||d.bytes-p.bytes),u=E(c)+E(En)+4,$=new Set(l.filter(d=>u+d.bytes+2>t?!1:(u+=d.bytes+2,!0))),m=[...r.filter(d=>$.has(d)).map(({text:d})=>d),c].filter(Boolean);return{text:m.length===0?"":[En,...m].join(`

`),missing:r.filter(d=>!$.has(d)).flatMap(({changes:d})=>d)}}var Yn={refused:0,asked:0,unusual:0,protected:0,deleted:0,hidden:0,moved:1,rest:1,alike:2},En="### Patches",E=n=>Buffer.byteLength(n),q=({insertions:n,deletions:t,hunks:e})=>n+t>0||e!==void 0;function U(n,{changes:t},e){let o=n.link.startsWith("#file-")?n.paths.flatMap(s=>t.get(s)??[]).filter(q):[];return n.folder!==void 0?o.map(s=>P(s,[s],e)):o[0]?[P(o[0],o,e)]:[]}function P(n,t,{rank:e,budget:o,open:s}){if(tt(n)>o)return{changes:t,rank:e,text:"",bytes:Number.POSITIVE_INFINITY};let i=[...new Set(t.flatMap(p=>p.steps))].sort((p,S)=>p-S),r=i.length===0?"":` (${N(i)})`,a=n.from===void 0?v(n.path):`${v(n.from)} \u2192 ${v(n.path)}`,c=t.length>1,u=`${c?`${g(t.length,"file")} get this same change`:a}${Tn(n)} ${An(n)}${c?" each":""}${r}`,$=t.map(({path:p,from:S})=>`- ${S===void 0?"":`${f(S)} \u2192 `}${f(p)}`),m=c?`

${A(`The ${g(t.length,"file")}`,w($,Zn).join(`
`))}`:"",d=A(u,nt(n)+m,s);return{changes:t,rank:e,text:d,bytes:E(d)-(s?E(m):0)}}var Zn=4e3,A=(n,t,e=!1)=>`<details${e?" open":""}><summary>${n}</summary>

${t}

</details>`,nt=({hunks:n})=>n?b("diff",F(n).join(`
`)):"The report does not contain the patch.",tt=({hunks:n=[]})=>n.reduce((t,{lines:e})=>e.reduce((o,s)=>o+s.length+1,t),0),An=({insertions:n,deletions:t})=>`+${R(n)} \u2212${R(t)}`;function Tn({status:n,old_mode:t,new_mode:e,encoding:o}){let s=r=>!r.startsWith("0000");return[n==="added"?"new":n==="deleted"||n==="renamed"?n:"",s(t)&&s(e)&&t!==e?`mode ${t} \u2192 ${e}`:"",!s(t)&&e==="100755"?"executable":"",o===void 0?"":`in ${o}`].filter(Boolean).map(r=>` ${r}`).join("")}function et(n,t){if(n.length===0)return"";let e=n.map(o=>{let{path:s,from:i,binary:r,old_size:a,new_size:c}=o,l=r?` binary, ${a??0} \u2192 ${c??0} bytes`:"";return`- ${i===void 0?"":`${f(i)} \u2192 `}${f(s)}${Tn(o)}${l}`});return A(`${g(n.length,"file")} without changed lines`,w(e,t).join(`
`))}var ot=4e3;function In(n,t){if(n.length===0)return"";let e=n.map(i=>`${f(k(i.path))} ${An(i)}`),o=`**Not shown here:** the ${n.length===1?"patch":"patches"} of ${M(e,3)}; ${n.length===1?"it is":"they are"} in ${t}.`;if(n.length<=3)return o;let s=w(e.map(i=>`- ${i}`),ot);return`${o}

${A(`All ${g(n.length,"file")} that are not shown`,s.join(`
`))}`}function Dn(n,{plan:t,base:e,composition:o},s=t.without??[]){if(t.files.length===0||t.files.includes("-"))return;let i=t.files.map(st).join(" "),r=s.length>0?` --without ${s.join()}`:"",a=`editplan ${n} ${o?Wn:i}${it(t)}${r}`;if(!o)return a;let c=e?` --base ${e.commit}`:"";return`editplan compose ${i}${c} -o ${Wn}
${a}`}var Wn="combined.yaml",st=n=>z(n.startsWith("-")?`./${n}`:n),it=({overrides:n={}})=>Object.entries(n).filter(([t])=>t!=="trailing_whitespace").map(([t,e])=>` --${t.replaceAll("_","-")} ${e}`).join("");function ae(n,t={}){let e=t.budget??ht,o=Y(n),s={groups:gn(n,o),account:Cn(n,o,fn(n,o)),changes:new Map(o.map(B=>[B.path,B]))},i=e<rt?{text:"",shown:new Set}:Pn(s),r=O([D(n),G(n,e/8),Rt(n,t,e/8),jn(s,{budget:e/6,linkOf:dt(n,t)}),i.text,ft(n)]),a=O([Bn(nn(n,H)),Nn(n,{budget:e/8,titled:t.base===void 0}),mt(t,e/4),$t(n,e/8)]),c=wt(n,e/8),l=O([yn(t.base),ut(n,t),yt(n,t)]).trimEnd(),u=e-x(r+a+c+l)-gt,$=_n(n,Math.max(0,u/3));u-=x($)+2;let m=T(s,u,i.shown),d=m.missing.length===0?u-x(m.text):0,p=lt(n,t,{budget:Math.max(0,u*at),room:Math.max(0,d)});u-=x(p)+2;let y=m.missing.length===0&&x(m.text)<=u?m:T(s,u,i.shown),L=y.missing.length===0?y:T(s,u-x(X(y.missing,t)),i.shown);return[O([r,X(L.missing,t),a,c,$,p,L.text,l]),O([r,X(o,t),a,c,$,p,l]),O([D(n),G(n,e/8),pt(t),p])].find(B=>x(B)<=e)??p}var rt=2e4,at=.6;function lt(n,t,e){if(n.steps.length===0)return"";let o=g(n.steps.filter(({status:r})=>r!=="read").length,"step"),s=t.base===void 0?"":" \xB7 untick one to leave it out",i=$n(n,{...t,budget:e.budget-Gn,room:e.room-Gn});return`<details${n.steps.length<=ct?" open":""}><summary><b>${o}</b>${s}</summary>

${i}

</details>`}var Gn=120,ct=20;function dt({steps:n,files:t,head:e},{commitUrl:o}){if(!o)return;let s=new Map(n.flatMap(r=>r.commit?Z(r).map(({file_path:a})=>[a,r.commit]):[])),i=new Set(t.map(({path:r})=>r));return r=>{let a=s.get(r)??(i.has(r)?e?.commit:void 0);return a===void 0?void 0:`${o(a)}#diff-${Q(r)}`}}function ut({steps:n},{commitUrl:t}){let[e,...o]=new Set(n.flatMap(i=>i.commit??[]));if(e===void 0||o.length>0)return"";let s=`\`${e.slice(0,10)}\``;return`Commit ${t?`[${s}](${t(e)})`:s}`}function ft({overlaps:n}){let t=xn(n,h);return t===""?"":`**Other open pull requests:** ${t}`}var X=(n,t)=>In(n,Hn(t)),pt=n=>`**Not shown here:** all patches; they are in ${Hn(n)}.`;function mt({given:n},t){if(!n)return"";let e=n.text.trim();if(x(e)<=t)return`From ${n.source}:

${e}`;let o=C(e.split(`
`),t);return`From ${n.source}, cut:

${b("text",o.join(`
`))}`}var ht=6e4,gt=64,x=n=>Buffer.byteLength(n),O=n=>`${n.map(t=>t.trim()).filter(Boolean).join(`

`)}
`,Hn=({summaryUrl:n,base:t})=>{let e=n?`[the summary of the run](${n}) and its report`:"the report of the run";return t===void 0?e:`**Files changed**, and in ${e}`};function $t({notes:n=[]},t){let e=[...new Set(n)].map(o=>`- ${h(o)}`);return e.length===0?"":`**Notes**

${w(e,t).join(`
`)}`}function yt(n,{isVerifiable:t=!0}){let{plan:e,base:o,head:s}=n,i=Dn("verify",n);if(!o||!s||i===void 0||!t)return"";let r=`${i} --base ${o.commit} --head ${s.commit}`;return`### How to verify

With editplan ${J.version} and the plan (\`sha256:${e.sha256.slice(0,12)}\u2026\`) anyone can replay it and compare the commits:

${b("sh",r)}`}function Rt({since:n},{commitUrl:t},e){if(!n)return"";let{commit:o,details:s=[]}=n,i=o&&`\`${o.slice(0,10)}\``,r=o&&t?`[${i}](${t(o)})`:i??"the earlier run",a=(y,L)=>L.length>0&&`${y} ${V(L)}`,c=s.filter(({now:y})=>y===void 0),l=c.map(({was:y,file_path:L})=>`${y} ${f(L)}`),u=[a("new",n.new),a("changed",n.changed),l.length>0&&l.length<=5?`dropped ${l.join(", ")}`:a("dropped",n.dropped)].filter(Boolean),$=`**Changed since ${r}:** ${[...u.length>0?u:["nothing"],`${n.same} the same`].join(" \xB7 ")}`,m=[...s.filter(({now:y})=>y!==void 0).map(bt),...l.length>5?l.map(y=>`- dropped ${y}`):[]],d=C(m,e);if(m.length===0)return $;let p=m.length>d.length?[`\u2026 and ${m.length-d.length} more in the report`]:[],S=[s.length>c.length&&`${g(s.length-c.length,"changed step")}, then and now`,l.length>5&&g(l.length,"dropped step")];return`${$}

<details><summary>${S.filter(Boolean).join("; ")}</summary>

${[...d,...p].join(`

`)}

</details>`}function bt({was:n,now:t,file_path:e,structuredPatch:o=[]}){return`${n===t?`Step ${t}`:`Step ${t}, which was ${n}`}, ${f(e)}:

${b("diff",F(o).join(`
`))}`}function wt({composition:n,candidates:t=[],narrowing:e},o){let s=[{title:"Candidates",head:Lt,lines:t.map(Ct)},{title:"Why candidates do not pass",head:[],lines:t.flatMap(Ot)},{title:"How the plans fit together",head:[],lines:n?Rn(n).map(jt):[]},{title:"Why steps were left out",head:[],lines:e?.culprits.map(kt)??[]}],i=o,r=[];for(let a of s){if(a.lines.length===0)continue;let c=St(a,i);r.push(c),i-=Buffer.byteLength(c)+2}return r.join(`

`)}function St({title:n,head:t,lines:e},o){let s=o-Buffer.byteLength([n,...t].join(`
`))-xt,i=C(e,s),r=e.length-i.length;return[`### ${n}`,"",...t,...i,...r>0?["",`\u2026 and ${r} more in the report.`]:[]].join(`
`)}var xt=40,Lt=cn(bn),Ct=n=>{let[t="",e="",o="",s="",...i]=wn(n),r=`${f(t)}${n.best?" **best**":""}`;return dn([r,e,o,h(s),...i])},Ot=n=>Sn(n).map(({name:t,message:e})=>`- ${f(n.plan)}: \`${t}\` ${h(e.split(`
`)[0]??"")}`);function kt({index:n,id:t,file_path:e,source:o,verification:s="",output:i=""}){let r=t===void 0?"":` ${f(t)}`,a=o===void 0?"":` (${f(o)})`,c=`- Step ${n}${r}, ${f(e)}${a}: ${f(s)} fails with it`,l=_(i).trimEnd();return l===""?c:`${c}
${b("",l).replace(/^/gm,"  ")}`}var jt=({kind:n,words:t,details:e})=>[`- ${n==="conflicts"?"\u2717 ":""}${h(t)}`,...e.map(o=>`  - ${h(o)}`)].join(`
`);export{ae as a};
