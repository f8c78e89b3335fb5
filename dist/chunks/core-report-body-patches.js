import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_report_patch_lines$d as A}from"./start.js";import{core_report_read_first_lines$a as Se,
core_report_read_first_lines$b as q,core_report_read_first_lines$c as xe}from"./start.js";import{core_report_read_first_2$a as he,core_report_read_first_2$c as ge,
core_report_read_first_2$e as $e,core_report_read_first_2$f as ye,core_report_read_first_2$g as Re,core_report_read_first_2$i as be,core_report_read_first_2$l as we}from"./start.js";
import{core_report_outcome$a as ae,core_report_outcome$e as D,core_report_outcome$f as de,core_report_outcome$g as le,core_report_outcome$i as ce}from"./start.js";
import{a as pe,e as me}from"./core-report-body-step-list.js";import{package$a as ee}from"./version.js";import{core_report_groups$c as re,core_report_groups$f as W,
core_report_groups$g as ie}from"./start.js";import{core_report_net_changes$a as oe,core_report_net_changes$d as se}from"./start.js";import{core_report_sections$c as Le,
core_report_sections$d as Fe,core_report_sections$e as Oe,core_report_sections$g as Me,core_report_sections$h as je}from"./start.js";import{core_report_safe_markdown_2$a as b,
core_report_safe_markdown_2$b as C,core_report_safe_markdown_2$c as u,core_report_safe_markdown_2$d as N,core_report_safe_markdown_2$g as L,core_report_safe_markdown_2$i as j,
core_report_safe_markdown_2$j as S,core_report_safe_markdown_2$k as ue,core_report_safe_markdown_2$l as fe}from"./start.js";import{core_text_neutralise$c as te}from"./start.js";
import{core_text_group_by$a as ne}from"./start.js";import{core_text_words$a as h,core_text_words$b as R,core_text_words$c as O,core_text_words$e as Y,core_text_words$f as E,
core_text_words$g as M,core_text_words$i as Z}from"./hook.js";import{core_text_digest$a as K}from"./hook.js";function X(e){let{totals:t,steps:n}=e,o=h(n.filter(
({status:l})=>l!=="read").length,"step"),s=e.plan.without?.length??0,r=t.applied===n.filter(({status:l})=>l!=="read").length,i=[`+${R(t.insertions)} \u2212${R(t.
deletions)}`,de(t)];return[e.files.length>0&&`**${h(t.files,"file")}, ${i.filter(Boolean).join("; ")}**`,r?o:`**${R(t.applied)}** of ${o} ${D(e)?"would apply":"\
applied"}`,t.failed>0&&`**${R(t.failed)} refused**`,s>0&&`${R(s)} left out`,e.plan.left_out&&`**${h(e.plan.left_out.length,"passage")} of the source left out**`,
t.collapsed>0&&`${R(t.collapsed)} collapsed`,t.unchanged>0&&`${R(t.unchanged)} unchanged`,t.skipped>s&&`${R(t.skipped-s)} skipped`,Qe(e),b(Me(e)),D(e)&&"nothing\
 was written"].filter(Boolean).join(" \xB7 ")}function Qe(e){let{verifications:t=[],files:n}=e,o=t.every(({ok:a})=>a)?"verification passed":"**verification fail\
ed**",s=t.length>0?o:le(e),r=n.filter(({verifies:a})=>a!==void 0);if(r.length===0)return s;let i=O(r.map(({path:a})=>u(M(a))),3);return`${s===""?"":`${s}, but `}\
**the plan changes what verifies it** (${i})`}function H({plan:{left_out:e=[],sources:t=[]}},n){let o=t.flatMap(({notes:r=[]})=>r.map(i=>b(i)));if(e.length===0)
return S(o,n).join(`

`);let s=e.map(({at:r,what:i,why:a})=>`- ${u(r)} ${u(i)}: ${b(a)}`);return[...o,`**Left out of the source**

${S(s,n).join(`
`)}`].join(`

`)}function ke(e,{budget:t,style:n}){let o=Se(e,n),s=`**${xe(e)}**

${S(Ee(o),t).join(`
`)}`;return[he(e.account,n),...o.length===0?[]:[s]].filter(Boolean).join(`

`)}var _e=e=>({path(t){let[n,o]=[z(t),e?.(t)];return o===void 0?n:`[${n}](${o})`},code:t=>u(t),prose:t=>b(t,false)}),Pe=e=>Ee(e).join(`
`),Ee=e=>e.map(({subject:t,said:n})=>`- ${t===""?"":`**${t}**`}${n}`),z=e=>u(M(e)),Ve=3e4;function Ce({plan:e},{budget:t,titled:n}){let{shown:o,folded:s}=ue((e.
description??"").slice(0,Ve)),r=e.title===""||!n?[]:[`**${b(e.title.slice(0,250))}**`],i=[...o,...s].map(C),a=s.length===0&&i.length<=ve+2?i.length:Math.min(ve,
o.length),[l="",...d]=[...r,...i.slice(0,a)];if(l==="")return"";let c=(p=>p.map(w=>`> ${w}`.trimEnd().replace(/(?<=.)$/,"  ")).join(`
`))([`From the plan: ${l}`,...d]),f=i.slice(a),$=j(f.map(p=>`> ${p}  `),t);if(f.length===0)return c;let y=f.length-$.length,x=[...$,...y>0?[">",`> \u2026 and ${h(
y,"more line")} in the report`]:[]].join(`
`);return`${c}

<details><summary>${h(f.length,"more line")} from the plan</summary>

${x}

</details>`}var ve=4;function Ne(e,t,n){let{steps:o}=e,s=()=>G(o,({policy:a})=>a?.behavior==="ask"&&b($e(a))),r=()=>G(o,({matched_by:a,status:l})=>l==="applied"&&
Re(a)&&ye[a]),i=[P("Refused",Ze(e)),P("Waits for approval",q(t,"asked")?[]:s()),P("Not matched exactly",q(t,"unusual")?[]:r()),et(e),...Oe(e).map(({title:a,found:l})=>P(
a,l.flatMap(tt)))];return Je(i,n)}var P=(e,t)=>({title:e,items:t});function Je(e,t){let n=t,o=[];for(let{title:s,items:r}of e){if(r.length===0)continue;let i=S(
r,n-Buffer.byteLength(s)-Ke),a=`### ${s}

${i.join(`
`)}`;o.push(a),n-=Buffer.byteLength(a)+2}return o.join(`

`)}var Ke=40;function G(e,t){return[...ne(e.flatMap(o=>{let s=t(o);return s?[{step:o,said:s}]:[]}),({step:o,said:s})=>JSON.stringify([o.file_path,s])).values()].
map(o=>`- ${Ye(o.map(({step:s})=>s))}: ${o[0].said}`)}function Ye(e){let[t,...n]=e,o=n.length===0&&t?.id!==void 0?` ${u(t.id)}`:"",s=E(e.map(({index:r})=>r));return`${s.
charAt(0).toUpperCase()}${s.slice(1)}${o}, ${u(t?.file_path??"")}`}var Ze=e=>[...ae(e).map(t=>`- ${Be(t)}`),...G(e.steps,({error:t})=>t&&Be(t))];function Be(e){
let[t="",...n]=e.message.trim().split(`
`),o=ce(e),s=[`\`${e.name}\` ${b(t)}`,...o?[`*${o}*`]:[]].join(" ");return n.length===0?s:`${s}
${L("text",n.join(`
`)).replace(/^/gm,"  ")}`}function et({verifications:e=[]}){let t=e.map(({name:n,ok:o,tail:s})=>{let r=`- ${o?"\u2713":"\u2717 **failed:**"} ${u(n)}`,i=te(s);return o||
i.trim()===""?r:`${r}
${L("",i).replace(/^/gm,"  ")}`});return P("Verification",t)}var tt=({mark:e,summary:t,places:n})=>[`- ${e==="\u2713"?e:"\u2717"} ${b(t)}`,...n.map(({file_path:o,
line:s,message:r,code:i,step:a})=>{let l=a===void 0?"":`, after step ${a}`,d=i===void 0?"":` ${u(i)}`;return`- ${u(`${o}:${s}`)}${l}: ${b(r.split(`
`)[0]??"")}${d}`})];function We(e){let t={rank:0,budget:Ae,open:true},n=we(e).filter(({kind:d})=>d!=="refused"&&d!=="generated").flatMap(({kind:d,entries:g})=>g.
map(c=>({kind:d,entry:c}))),o=n.length>0||e.account.parts.length>0?n:nt(e),s=e.account.parts.length===0&&o.some(({kind:d})=>d!=="rest"),r=o.filter(({kind:d,entry:g})=>g.
folder===void 0&&!(s&&d==="rest")).slice(0,U).flatMap(({entry:d})=>De({...d,paths:d.paths.slice(0,1),link:"#file-"},e,t)).filter(({bytes:d})=>d<=Ae),[i]=r,a=new Map(
r.map(d=>[d.changes[0]?.path??"",d===i?d.bare:d.text])),l=e.account.parts.slice(0,U).map((d,g)=>ot(d,g===0&&r.length===0));return{text:[...a.values(),...l].join(
`

`),shown:new Set(a.keys())}}var nt=({groups:e})=>e.filter(({files:t,kind:n})=>t>0&&n!=="generated").flatMap(({kind:t,entries:n})=>n.map(o=>({kind:t,entry:o}))),
[U,Ae]=[3,2e3];function ot({is:e,files:t},n){if(e==="gone"){let a=t.map(({path:l})=>u(M(l)));return v(h(t.length,"deleted file"),O(a,W," \xB7 "),n)}let o=t.find(
a=>V(a)&&Ge(a)<=st),s=ie(t.map(({path:a})=>a)).map(([a,l])=>`${u(a)} ${R(l)}`),r=o?`

One of them, ${u(o.path)} ${J(o)}:

${qe(o)}`:"",i=`${h(t.length,"file")} by folder${o?", and one example":""}`;return v(i,`${O(s,W," \xB7 ")}${r}`,n)}var st=1200;function Q(e,t,n){let o=new Set(e.
account.left.map(({path:c})=>c)),s=e.groups.flatMap(({kind:c,entries:f})=>f.map($=>({...$,paths:$.paths.filter(y=>o.has(y))})).flatMap($=>De($,e,{rank:rt[c],budget:t,
open:false}))).filter(({changes:[c]})=>!n.has(c?.path??"")),r=[...e.changes.values()].filter(c=>!V(c)&&o.has(c.path)),i=dt(r,t/8),a=s.toSorted((c,f)=>c.rank-f.rank||
c.bytes-f.bytes),l=T(i)+T(Te)+4,d=new Set(a.filter(c=>l+c.bytes+2>t?false:(l+=c.bytes+2,true))),g=[...s.filter(c=>d.has(c)).map(({text:c})=>c),i].filter(Boolean);
return{text:g.length===0?"":[Te,...g].join(`

`),missing:s.filter(c=>!d.has(c)).flatMap(({changes:c})=>c)}}var rt={refused:0,asked:0,unusual:0,protected:0,deleted:0,hidden:0,moved:1,rest:1,alike:2,generated:2},
Te="### Patches",T=e=>Buffer.byteLength(e),V=({insertions:e,deletions:t,structuredPatch:n})=>e+t>0||n!==void 0;function De(e,t,n){let{changes:o}=t,s=e.link.startsWith(
"#file-")?e.paths.flatMap(r=>o.get(r)??[]).filter(V):[];return e.folder!==void 0?s.map(r=>Ie(r,[r],t,n)):s[0]?[Ie(s[0],s,t,n)]:[]}function Ie(e,t,{account:n,reasonOf:o},{
rank:s,budget:r,open:i}){let a=i?ge(n,e):e.structuredPatch??[],l=e.structuredPatch&&a.length<e.structuredPatch.length?{...e,structuredPatch:a}:e;if(Ge(l)>r)return{
changes:t,rank:s,text:"",bare:"",bytes:Number.POSITIVE_INFINITY};let d=[...new Set(t.flatMap(({steps:m=[]})=>m))].sort((m,F)=>m-F),g=d.length===0?"":` (${E(d)})`,
c=e.from===void 0?N(e.path):`${N(e.from)} \u2192 ${N(e.path)}`,f=t.length>1,y=`${f?`${h(t.length,"file")} get this same change`:c}${Xe(e)} ${J(e)}${f?" each":""}${g}`,
x=t.map(({path:m,from:F})=>`- ${F===void 0?"":`${u(F)} \u2192 `}${u(m)}`),p=f?`

${v(`The ${h(t.length,"file")}`,S(x,at).join(`
`))}`:"",w=l===e?"":`

${h((e.structuredPatch?.length??0)-a.length,"more hunk")} as in the other files.`,_=qe(l)+w+(i?it(d,o):"")+p,I=v(y,_,i);return{changes:t,rank:s,text:I,bare:`${y}\


${_}`,bytes:T(I)-(i?T(p):0)}}function it(e,t){let n=e.slice(0,U).flatMap(o=>{let s=t(o);return s===""?[]:[`> Step ${o}: ${C(s)}  `]});return n.length===0?"":`

${n.join(`
`).trimEnd()}`}var at=4e3,v=(e,t,n=false)=>`<details${n?" open":""}><summary>${e}</summary>

${t}

</details>`,qe=({structuredPatch:e})=>e?L("diff",A(e).join(`
`)):"The report does not contain the patch.",Ge=({structuredPatch:e=[]})=>e.reduce((t,{lines:n})=>n.reduce((o,s)=>o+s.length+1,t),0),J=({insertions:e,deletions:t})=>`\
+${R(e)} \u2212${R(t)}`;function Xe({status:e,old_mode:t,new_mode:n,encoding:o}){let s=i=>!i.startsWith("0000");return[e==="added"?"new":e==="deleted"||e==="ren\
amed"?e:"",s(t)&&s(n)&&t!==n?`mode ${t} \u2192 ${n}`:"",!s(t)&&n==="100755"?"executable":"",o===void 0?"":`in ${o}`].filter(Boolean).map(i=>` ${i}`).join("")}function dt(e,t){
if(e.length===0)return"";let n=e.map(o=>{let{path:s,from:r,binary:i,old_size:a,new_size:l}=o,d=i?` binary, ${a??0} \u2192 ${l??0} bytes`:"";return`- ${r===void 0?
"":`${u(r)} \u2192 `}${u(s)}${Xe(o)}${d}`});return v(`${h(e.length,"file")} without changed lines`,S(n,t).join(`
`))}var lt=4e3;function He(e,t){if(e.length===0)return"";let n=e.map(r=>`${u(M(r.path))} ${J(r)}`),o=`**Not shown here:** the ${e.length===1?"patch":"patches"} \
of ${O(n,3)}; ${e.length===1?"it is":"they are"} ${t}.`;if(e.length<=3)return o;let s=S(n.map(r=>`- ${r}`),lt);return`${o}

${v(`All ${h(e.length,"file")} that are not shown`,s.join(`
`))}`}function Ue(e,{plan:t,base:n},o,s=t.without??[]){if(t.files.length===0||t.files.includes("-"))return;let r=t.files.map(ct).join(" "),i=s.length>0?` --with\
out ${s.join()}`:"",a=`editplan ${e} ${o===void 0?r:ze}${ut(t)}${i}`;if(o===void 0)return a;let l=n?` --base ${n.commit}`:"";return`editplan ${o} ${r}${l} -o ${ze}\

${a}`}var ze="combined.yaml",ct=e=>Z(e.startsWith("-")?`./${e}`:e),ut=({overrides:e={}})=>Object.entries(e).filter(([t])=>t!=="trailing_whitespace").map(([t,n])=>`\
 --${t.replaceAll("_","-")} ${n}`).join("");function cn(e,t={}){let n=t.budget??wt,o=oe(e),s=new Map(e.steps.map(({index:m,why:F})=>[m,fe(F)])),r={...be(e,o),changes:new Map(
o.map(m=>[m.path,m])),reasonOf:m=>s.get(m)??""},i=n<ft?{text:"",shown:new Set}:We(r),a=_e(yt(e,t)),l=B([X(e),Ce(e,{budget:n/8,titled:t.base===void 0}),H(e,n/8),
Ot(e,t,n/8),ke(r,{budget:n/6,style:a}),i.text,...je(e,b).map(({title:m,text:F})=>`**${m}:** ${F}`)]),d=B([Pe(re(e,z)),bt(t,n/4),Lt(e,n/8)]),g=xt(e,t),c=m=>He(m,
g),f=jt(e,n/8),$=B([t.decided==="edits"?me(t.base):"",Rt(e,t),Ft(e,t)]).trimEnd(),y=n-k(l+d+f+$)-St,x=Ne(e,r,Math.max(0,y/3));y-=k(x)+2;let p=mt(e,t,Math.max(0,
y*pt));y-=k(p)+2;let w=Q(r,y,i.shown),_=w.missing.length===0?w:Q(r,y-k(c(w.missing)),i.shown);return[B([l,c(_.missing),d,f,x,p,_.text,$]),B([l,c(o),d,f,x,p,$]),
B([X(e),H(e,n/8),`**Not shown here:** all patches; they are ${g}.`,p])].find(m=>k(m)<=n)??p}var ft=2e4,pt=.6;function mt(e,t,n){if(e.steps.length===0)return"";let o=h(
e.steps.filter(({status:a})=>a!=="read").length,"step"),s=e.steps.find(({status:a})=>a==="applied")?.index,r=s===void 0||!t.decided?"":ht[t.decided](s),i=pe(e,{
...t,hasBoxes:t.decided==="edits",budget:n-gt});return`<details${e.steps.length<=$t?" open":""}><summary><b>${o}</b>${r}</summary>

${i}

</details>`}var ht={edits:()=>" \xB7 untick one to leave it out",comments:e=>` \xB7 comment <code>/editplan drop ${e}</code> to leave one out`},gt=160,$t=20;function yt({
steps:e,files:t,head:n},{commitUrl:o}){if(!o)return;let s=new Map(e.flatMap(i=>i.commit?se(i).map(({file_path:a})=>[a,i.commit]):[])),r=new Set(t.map(({path:i})=>i));
return i=>{let a=s.get(i)??(r.has(i)?n?.commit:void 0);return a===void 0?void 0:`${o(a)}#diff-${K(i)}`}}function Rt({steps:e},{commitUrl:t}){let[n,...o]=new Set(
e.flatMap(r=>r.commit??[]));if(n===void 0||o.length>0)return"";let s=`\`${n.slice(0,10)}\``;return`Commit ${t?`[${s}](${t(n)})`:s}`}function bt({given:e},t){if(!e)
return"";let n=e.text.trim();if(k(n)<=t)return`From ${e.source}:

${n}`;let o=j(n.split(`
`),t);return`From ${e.source}, cut:

${L("text",o.join(`
`))}`}var wt=6e4,St=64,k=e=>Buffer.byteLength(e),B=e=>`${e.map(t=>t.trim()).filter(Boolean).join(`

`)}
`;function xt({pull_request:e},{summaryUrl:t,base:n}){let o=e?.url?`in [**Files changed**](${e.url}/files)`:n===void 0?"":"in **Files changed**",s=t?`in [the su\
mmary of the run](${t})`:"";return[o,s].filter(Boolean).join(", and ")||"on the page that `editplan report --html` writes"}function Lt({notes:e=[]},t){let n=[...new Set(
e)].map(o=>`- ${b(o)}`);return n.length===0?"":`**Notes**

${S(n,t).join(`
`)}`}function Ft(e,{isVerifiable:t=true}){let{plan:n,base:o,head:s}=e,r=Ue("verify",e,Fe(e));if(!o||!s||r===void 0||!t)return"";let i=`${r} --base ${o.commit} -\
-head ${s.commit}`;return`<details><summary>How to verify</summary>

With editplan ${ee.version} and the plan (\`sha256:${n.sha256.slice(0,12)}\u2026\`) anyone can replay it and compare the commits:

${L("sh",i)}

</details>`}function Ot({since:e},{commitUrl:t},n){if(!e)return"";let{commit:o,details:s=[]}=e,r=o&&`\`${o.slice(0,10)}\``,i=o&&t?`[${r}](${t(o)})`:r??"the earl\
ier run",a=(p,w)=>w.length>0&&`${p} ${Y(w)}`,l=s.filter(({now:p})=>p===void 0),d=l.map(({was:p,file_path:w})=>`${p} ${u(w)}`),g=[a("new",e.new),a("changed",e.changed),
d.length>0&&d.length<=5?`dropped ${d.join(", ")}`:a("dropped",e.dropped)].filter(Boolean),c=`**Changed since ${i}:** ${[...g.length>0?g:["nothing"],`${e.same} t\
he same`].join(" \xB7 ")}`,f=[...s.filter(({now:p})=>p!==void 0).map(Mt),...d.length>5?d.map(p=>`- dropped ${p}`):[]],$=j(f,n);if(f.length===0)return c;let y=f.
length>$.length?[`\u2026 and ${f.length-$.length} more in the report`]:[],x=[s.length>l.length&&`${h(s.length-l.length,"changed step")}, then and now`,d.length>
5&&h(d.length,"dropped step")];return`${c}

<details><summary>${x.filter(Boolean).join("; ")}</summary>

${[...$,...y].join(`

`)}

</details>`}function Mt({was:e,now:t,file_path:n,structuredPatch:o=[]}){return`${e===t?`Step ${t}`:`Step ${t}, which was ${e}`}, ${u(n)}:

${L("diff",A(o).join(`
`))}`}function jt(e,t){let n=t,o=[];for(let s of Le(e,(r,i)=>r.lists?.(i)).flat()){if(s.lines.length===0)continue;let r=vt(s,n);o.push(r),n-=Buffer.byteLength(r)+
2}return o.join(`

`)}function vt({title:e,head:t,lines:n},o){let s=o-Buffer.byteLength([e,...t].join(`
`))-Bt,r=j(n,s),i=n.length-r.length;return[`### ${e}`,"",...t,...r,...i>0?["",`\u2026 and ${i} more in the report.`]:[]].join(`
`)}var Bt=40;export{cn as a};
