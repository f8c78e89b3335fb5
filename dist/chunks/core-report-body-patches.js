import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_report_read_first_lines$a as xe,core_report_read_first_lines$b as q,
core_report_read_first_lines$c as Le}from"./start.js";import{core_report_read_first_2$a as ge,core_report_read_first_2$c as $e,core_report_read_first_2$e as ye,
core_report_read_first_2$f as Re,core_report_read_first_2$g as be,core_report_read_first_2$i as we,core_report_read_first_2$l as Se}from"./start.js";import{a as me,
e as he}from"./core-report-body-step-list.js";import{core_report_outcome$a as de,core_report_outcome$f as D,core_report_outcome$g as le,core_report_outcome$h as ce,
core_report_outcome$j as ue}from"./start.js";import{package$a as ee}from"./version.js";import{core_report_notebook_cells$d as ae}from"./start.js";import{core_report_patch_lines$d as C}from"./start.js";
import{core_report_groups$c as re,core_report_groups$f as W,core_report_groups$g as ie}from"./start.js";import{core_report_net_changes$a as oe,core_report_net_changes$d as se}from"./start.js";
import{core_report_sections$c as Fe,core_report_sections$d as Oe,core_report_sections$e as Me,core_report_sections$g as je,core_report_sections$h as ve}from"./start.js";
import{core_report_safe_markdown_2$a as b,core_report_safe_markdown_2$b as N,core_report_safe_markdown_2$c as u,core_report_safe_markdown_2$d as A,core_report_safe_markdown_2$g as L,
core_report_safe_markdown_2$i as j,core_report_safe_markdown_2$j as S,core_report_safe_markdown_2$k as fe,core_report_safe_markdown_2$l as pe}from"./start.js";import{
core_text_neutralise$c as te}from"./start.js";import{core_text_group_by$a as ne}from"./start.js";import{core_text_digest$a as K}from"./hook.js";import{core_text_words$a as h,
core_text_words$b as R,core_text_words$c as O,core_text_words$e as Y,core_text_words$f as E,core_text_words$g as M,core_text_words$j as Z}from"./hook.js";function X(e){
let{totals:t,steps:n}=e,o=h(n.filter(({status:l})=>l!=="read").length,"step"),s=e.plan.without?.length??0,r=t.applied===n.filter(({status:l})=>l!=="read").length,
i=[`+${R(t.insertions)} \u2212${R(t.deletions)}`,le(t)];return[e.files.length>0&&`**${h(t.files,"file")}, ${i.filter(Boolean).join("; ")}**`,r?o:`**${R(t.applied)}\
** of ${o} ${D(e)?"would apply":"applied"}`,t.failed>0&&`**${R(t.failed)} refused**`,s>0&&`${R(s)} left out`,e.plan.left_out&&`**${h(e.plan.left_out.length,"pas\
sage")} of the source left out**`,t.collapsed>0&&`${R(t.collapsed)} collapsed`,t.unchanged>0&&`${R(t.unchanged)} unchanged`,t.skipped>s&&`${R(t.skipped-s)} skip\
ped`,Ve(e),b(je(e)),D(e)&&"nothing was written"].filter(Boolean).join(" \xB7 ")}function Ve(e){let{verifications:t=[],files:n}=e,o=t.every(({ok:a})=>a)?"verific\
ation passed":"**verification failed**",s=t.length>0?o:ce(e),r=n.filter(({verifies:a})=>a!==void 0);if(r.length===0)return s;let i=O(r.map(({path:a})=>u(M(a))),
3);return`${s===""?"":`${s}, but `}**the plan changes what verifies it** (${i})`}function H({plan:{left_out:e=[],sources:t=[]}},n){let o=t.flatMap(({notes:r=[]})=>r.
map(i=>b(i)));if(e.length===0)return S(o,n).join(`

`);let s=e.map(({at:r,what:i,why:a})=>`- ${u(r)} ${u(i)}: ${b(a)}`);return[...o,`**Left out of the source**

${S(s,n).join(`
`)}`].join(`

`)}function _e(e,{budget:t,style:n}){let o=xe(e,n),s=`**${Le(e)}**

${S(Ce(o),t).join(`
`)}`;return[ge(e.account,n),...o.length===0?[]:[s]].filter(Boolean).join(`

`)}var Pe=e=>({path(t){let[n,o]=[z(t),e?.(t)];return o===void 0?n:`[${n}](${o})`},code:t=>u(t),prose:t=>b(t,false)}),Ee=e=>Ce(e).join(`
`),Ce=e=>e.map(({subject:t,said:n})=>`- ${t===""?"":`**${t}**`}${n}`),z=e=>u(M(e)),Je=3e4;function Ne({plan:e},{budget:t,titled:n}){let{shown:o,folded:s}=fe((e.
description??"").slice(0,Je)),r=e.title===""||!n?[]:[`**${b(e.title.slice(0,250))}**`],i=[...o,...s].map(N),a=s.length===0&&i.length<=Be+2?i.length:Math.min(Be,
o.length),[l="",...d]=[...r,...i.slice(0,a)];if(l==="")return"";let c=(p=>p.map(w=>`> ${w}`.trimEnd().replace(/(?<=.)$/,"  ")).join(`
`))([`From the plan: ${l}`,...d]),f=i.slice(a),$=j(f.map(p=>`> ${p}  `),t);if(f.length===0)return c;let y=f.length-$.length,x=[...$,...y>0?[">",`> \u2026 and ${h(
y,"more line")} in the report`]:[]].join(`
`);return`${c}

<details><summary>${h(f.length,"more line")} from the plan</summary>

${x}

</details>`}var Be=4;function Ae(e,t,n){let{steps:o}=e,s=()=>G(o,({policy:a})=>a?.behavior==="ask"&&b(ye(a))),r=()=>G(o,({matched_by:a,status:l})=>l==="applied"&&
be(a)&&Re[a]),i=[P("Refused",et(e)),P("Waits for approval",q(t,"asked")?[]:s()),P("Not matched exactly",q(t,"unusual")?[]:r()),tt(e),...Me(e).map(({title:a,found:l})=>P(
a,l.flatMap(nt)))];return Ke(i,n)}var P=(e,t)=>({title:e,items:t});function Ke(e,t){let n=t,o=[];for(let{title:s,items:r}of e){if(r.length===0)continue;let i=S(
r,n-Buffer.byteLength(s)-Ye),a=`### ${s}

${i.join(`
`)}`;o.push(a),n-=Buffer.byteLength(a)+2}return o.join(`

`)}var Ye=40;function G(e,t){return[...ne(e.flatMap(o=>{let s=t(o);return s?[{step:o,said:s}]:[]}),({step:o,said:s})=>JSON.stringify([o.file_path,s])).values()].
map(o=>`- ${Ze(o.map(({step:s})=>s))}: ${o[0].said}`)}function Ze(e){let[t,...n]=e,o=n.length===0&&t?.id!==void 0?` ${u(t.id)}`:"",s=E(e.map(({index:r})=>r));return`${s.
charAt(0).toUpperCase()}${s.slice(1)}${o}, ${u(t?.file_path??"")}`}var et=e=>[...de(e).map(t=>`- ${ke(t)}`),...G(e.steps,({error:t})=>t&&ke(t))];function ke(e){
let[t="",...n]=e.message.trim().split(`
`),o=ue(e),s=[`\`${e.name}\` ${b(t)}`,...o?[`*${o}*`]:[]].join(" ");return n.length===0?s:`${s}
${L("text",n.join(`
`)).replace(/^/gm,"  ")}`}function tt({verifications:e=[]}){let t=e.map(({name:n,ok:o,tail:s})=>{let r=`- ${o?"\u2713":"\u2717 **failed:**"} ${u(n)}`,i=te(s);return o||
i.trim()===""?r:`${r}
${L("",i).replace(/^/gm,"  ")}`});return P("Verification",t)}var nt=({mark:e,summary:t,places:n})=>[`- ${e==="\u2713"?e:"\u2717"} ${b(t)}`,...n.map(({file_path:o,
line:s,message:r,code:i,step:a})=>{let l=a===void 0?"":`, after step ${a}`,d=i===void 0?"":` ${u(i)}`;return`- ${u(`${o}:${s}`)}${l}: ${b(r.split(`
`)[0]??"")}${d}`})];function De(e){let t={rank:0,budget:Te,open:true},n=Se(e).filter(({kind:d})=>d!=="refused"&&d!=="generated").flatMap(({kind:d,entries:g})=>g.
map(c=>({kind:d,entry:c}))),o=n.length>0||e.account.parts.length>0?n:ot(e),s=e.account.parts.length===0&&o.some(({kind:d})=>d!=="rest"),r=o.filter(({kind:d,entry:g})=>g.
folder===void 0&&!(s&&d==="rest")).slice(0,U).flatMap(({entry:d})=>qe({...d,paths:d.paths.slice(0,1),link:"#file-"},e,t)).filter(({bytes:d})=>d<=Te),[i]=r,a=new Map(
r.map(d=>[d.changes[0]?.path??"",d===i?d.bare:d.text])),l=e.account.parts.slice(0,U).map((d,g)=>st(d,g===0&&r.length===0));return{text:[...a.values(),...l].join(
`

`),shown:new Set(a.keys())}}var ot=({groups:e})=>e.filter(({files:t,kind:n})=>t>0&&n!=="generated").flatMap(({kind:t,entries:n})=>n.map(o=>({kind:t,entry:o}))),
[U,Te]=[3,2e3];function st({is:e,files:t},n){if(e==="gone"){let a=t.map(({path:l})=>u(M(l)));return v(h(t.length,"deleted file"),O(a,W," \xB7 "),n)}let o=t.find(
a=>V(a)&&Xe(a)<=rt),s=ie(t.map(({path:a})=>a)).map(([a,l])=>`${u(a)} ${R(l)}`),r=o?`

One of them, ${u(o.path)} ${J(o)}:

${Ge(o)}`:"",i=`${h(t.length,"file")} by folder${o?", and one example":""}`;return v(i,`${O(s,W," \xB7 ")}${r}`,n)}var rt=1200;function Q(e,t,n){let o=new Set(e.
account.left.map(({path:c})=>c)),s=e.groups.flatMap(({kind:c,entries:f})=>f.map($=>({...$,paths:$.paths.filter(y=>o.has(y))})).flatMap($=>qe($,e,{rank:it[c],budget:t,
open:false}))).filter(({changes:[c]})=>!n.has(c?.path??"")),r=[...e.changes.values()].filter(c=>!V(c)&&o.has(c.path)),i=lt(r,t/8),a=s.toSorted((c,f)=>c.rank-f.rank||
c.bytes-f.bytes),l=T(i)+T(Ie)+4,d=new Set(a.filter(c=>l+c.bytes+2>t?false:(l+=c.bytes+2,true))),g=[...s.filter(c=>d.has(c)).map(({text:c})=>c),i].filter(Boolean);
return{text:g.length===0?"":[Ie,...g].join(`

`),missing:s.filter(c=>!d.has(c)).flatMap(({changes:c})=>c)}}var it={refused:0,asked:0,unusual:0,protected:0,deleted:0,hidden:0,moved:1,rest:1,alike:2,generated:2},
Ie="### Patches",T=e=>Buffer.byteLength(e),V=({insertions:e,deletions:t,structuredPatch:n})=>e+t>0||n!==void 0;function qe(e,t,n){let{changes:o}=t,s=e.link.startsWith(
"#file-")?e.paths.flatMap(r=>o.get(r)??[]).filter(V):[];return e.folder!==void 0?s.map(r=>We(r,[r],t,n)):s[0]?[We(s[0],s,t,n)]:[]}function We(e,t,{account:n,reasonOf:o},{
rank:s,budget:r,open:i}){let a=i?$e(n,e):e.structuredPatch??[],l=e.structuredPatch&&a.length<e.structuredPatch.length?{...e,structuredPatch:a}:e;if(Xe(l)>r)return{
changes:t,rank:s,text:"",bare:"",bytes:Number.POSITIVE_INFINITY};let d=[...new Set(t.flatMap(({steps:m=[]})=>m))].sort((m,F)=>m-F),g=d.length===0?"":` (${E(d)})`,
c=e.from===void 0?A(e.path):`${A(e.from)} \u2192 ${A(e.path)}`,f=t.length>1,y=`${f?`${h(t.length,"file")} get this same change`:c}${He(e)} ${J(e)}${f?" each":""}${g}`,
x=t.map(({path:m,from:F})=>`- ${F===void 0?"":`${u(F)} \u2192 `}${u(m)}`),p=f?`

${v(`The ${h(t.length,"file")}`,S(x,dt).join(`
`))}`:"",w=l===e?"":`

${h((e.structuredPatch?.length??0)-a.length,"more hunk")} as in the other files.`,_=Ge(l)+w+(i?at(d,o):"")+p,I=v(y,_,i);return{changes:t,rank:s,text:I,bare:`${y}\


${_}`,bytes:T(I)-(i?T(p):0)}}function at(e,t){let n=e.slice(0,U).flatMap(o=>{let s=t(o);return s===""?[]:[`> Step ${o}: ${N(s)}  `]});return n.length===0?"":`

${n.join(`
`).trimEnd()}`}var dt=4e3,v=(e,t,n=false)=>`<details${n?" open":""}><summary>${e}</summary>

${t}

</details>`;function Ge({structuredPatch:e,notebook:t}){let n=t?ae(t):e&&C(e);return n?L("diff",n.join(`
`)):"The report does not contain the patch."}var Xe=({structuredPatch:e=[],notebook:t})=>t?0:e.reduce((n,{lines:o})=>o.reduce((s,r)=>s+r.length+1,n),0),J=({insertions:e,
deletions:t})=>`+${R(e)} \u2212${R(t)}`;function He({status:e,old_mode:t,new_mode:n,encoding:o}){let s=i=>!i.startsWith("0000");return[e==="added"?"new":e==="de\
leted"||e==="renamed"?e:"",s(t)&&s(n)&&t!==n?`mode ${t} \u2192 ${n}`:"",!s(t)&&n==="100755"?"executable":"",o===void 0?"":`in ${o}`].filter(Boolean).map(i=>` ${i}`).
join("")}function lt(e,t){if(e.length===0)return"";let n=e.map(o=>{let{path:s,from:r,binary:i,old_size:a,new_size:l}=o,d=i?` binary, ${a??0} \u2192 ${l??0} byte\
s`:"";return`- ${r===void 0?"":`${u(r)} \u2192 `}${u(s)}${He(o)}${d}`});return v(`${h(e.length,"file")} without changed lines`,S(n,t).join(`
`))}var ct=4e3;function ze(e,t){if(e.length===0)return"";let n=e.map(r=>`${u(M(r.path))} ${J(r)}`),o=`**Not shown here:** the ${e.length===1?"patch":"patches"} \
of ${O(n,3)}; ${e.length===1?"it is":"they are"} ${t}.`;if(e.length<=3)return o;let s=S(n.map(r=>`- ${r}`),ct);return`${o}

${v(`All ${h(e.length,"file")} that are not shown`,s.join(`
`))}`}function Qe(e,{plan:t,base:n},o,s=t.without??[]){if(t.files.length===0||t.files.includes("-"))return;let r=t.files.map(ut).join(" "),i=s.length>0?` --with\
out ${s.join()}`:"",a=`editplan ${e} ${o===void 0?r:Ue}${ft(t)}${i}`;if(o===void 0)return a;let l=n?` --base ${n.commit}`:"";return`editplan ${o} ${r}${l} -o ${Ue}\

${a}`}var Ue="combined.yaml",ut=e=>Z(e.startsWith("-")?`./${e}`:e),ft=({overrides:e={}})=>Object.entries(e).filter(([t])=>t!=="trailing_whitespace").map(([t,n])=>`\
 --${t.replaceAll("_","-")} ${n}`).join("");function fn(e,t={}){let n=t.budget??St,o=oe(e),s=new Map(e.steps.map(({index:m,why:F})=>[m,pe(F)])),r={...we(e,o),changes:new Map(
o.map(m=>[m.path,m])),reasonOf:m=>s.get(m)??""},i=n<pt?{text:"",shown:new Set}:De(r),a=Pe(Rt(e,t)),l=B([X(e),Ne(e,{budget:n/8,titled:t.base===void 0}),H(e,n/8),
Mt(e,t,n/8),_e(r,{budget:n/6,style:a}),i.text,...ve(e,b).map(({title:m,text:F})=>`**${m}:** ${F}`)]),d=B([Ee(re(e,z)),wt(t,n/4),Ft(e,n/8)]),g=Lt(e,t),c=m=>ze(m,
g),f=vt(e,n/8),$=B([t.decided==="edits"?he(t.base):"",bt(e,t),Ot(e,t)]).trimEnd(),y=n-k(l+d+f+$)-xt,x=Ae(e,r,Math.max(0,y/3));y-=k(x)+2;let p=ht(e,t,Math.max(0,
y*mt));y-=k(p)+2;let w=Q(r,y,i.shown),_=w.missing.length===0?w:Q(r,y-k(c(w.missing)),i.shown);return[B([l,c(_.missing),d,f,x,p,_.text,$]),B([l,c(o),d,f,x,p,$]),
B([X(e),H(e,n/8),`**Not shown here:** all patches; they are ${g}.`,p])].find(m=>k(m)<=n)??p}var pt=2e4,mt=.6;function ht(e,t,n){if(e.steps.length===0)return"";let o=h(
e.steps.filter(({status:a})=>a!=="read").length,"step"),s=e.steps.find(({status:a})=>a==="applied")?.index,r=s===void 0||!t.decided?"":gt[t.decided](s),i=me(e,{
...t,hasBoxes:t.decided==="edits",budget:n-$t});return`<details${e.steps.length<=yt?" open":""}><summary><b>${o}</b>${r}</summary>

${i}

</details>`}var gt={edits:()=>" \xB7 untick one to leave it out",comments:e=>` \xB7 comment <code>/editplan drop ${e}</code> to leave one out`},$t=160,yt=20;function Rt({
steps:e,files:t,head:n},{commitUrl:o}){if(!o)return;let s=new Map(e.flatMap(i=>i.commit?se(i).map(({file_path:a})=>[a,i.commit]):[])),r=new Set(t.map(({path:i})=>i));
return i=>{let a=s.get(i)??(r.has(i)?n?.commit:void 0);return a===void 0?void 0:`${o(a)}#diff-${K(i)}`}}function bt({steps:e},{commitUrl:t}){let[n,...o]=new Set(
e.flatMap(r=>r.commit??[]));if(n===void 0||o.length>0)return"";let s=`\`${n.slice(0,10)}\``;return`Commit ${t?`[${s}](${t(n)})`:s}`}function wt({given:e},t){if(!e)
return"";let n=e.text.trim();if(k(n)<=t)return`From ${e.source}:

${n}`;let o=j(n.split(`
`),t);return`From ${e.source}, cut:

${L("text",o.join(`
`))}`}var St=6e4,xt=64,k=e=>Buffer.byteLength(e),B=e=>`${e.map(t=>t.trim()).filter(Boolean).join(`

`)}
`;function Lt({pull_request:e},{summaryUrl:t,base:n}){let o=e?.url?`in [**Files changed**](${e.url}/files)`:n===void 0?"":"in **Files changed**",s=t?`in [the su\
mmary of the run](${t})`:"";return[o,s].filter(Boolean).join(", and ")||"on the page that `editplan report --html` writes"}function Ft({notes:e=[]},t){let n=[...new Set(
e)].map(o=>`- ${b(o)}`);return n.length===0?"":`**Notes**

${S(n,t).join(`
`)}`}function Ot(e,{isVerifiable:t=true}){let{plan:n,base:o,head:s}=e,r=Qe("verify",e,Oe(e));if(!o||!s||r===void 0||!t)return"";let i=`${r} --base ${o.commit} -\
-head ${s.commit}`;return`<details><summary>How to verify</summary>

With editplan ${ee.version} and the plan (\`sha256:${n.sha256.slice(0,12)}\u2026\`) anyone can replay it and compare the commits:

${L("sh",i)}

</details>`}function Mt({since:e},{commitUrl:t},n){if(!e)return"";let{commit:o,details:s=[]}=e,r=o&&`\`${o.slice(0,10)}\``,i=o&&t?`[${r}](${t(o)})`:r??"the earl\
ier run",a=(p,w)=>w.length>0&&`${p} ${Y(w)}`,l=s.filter(({now:p})=>p===void 0),d=l.map(({was:p,file_path:w})=>`${p} ${u(w)}`),g=[a("new",e.new),a("changed",e.changed),
d.length>0&&d.length<=5?`dropped ${d.join(", ")}`:a("dropped",e.dropped)].filter(Boolean),c=`**Changed since ${i}:** ${[...g.length>0?g:["nothing"],`${e.same} t\
he same`].join(" \xB7 ")}`,f=[...s.filter(({now:p})=>p!==void 0).map(jt),...d.length>5?d.map(p=>`- dropped ${p}`):[]],$=j(f,n);if(f.length===0)return c;let y=f.
length>$.length?[`\u2026 and ${f.length-$.length} more in the report`]:[],x=[s.length>l.length&&`${h(s.length-l.length,"changed step")}, then and now`,d.length>
5&&h(d.length,"dropped step")];return`${c}

<details><summary>${x.filter(Boolean).join("; ")}</summary>

${[...$,...y].join(`

`)}

</details>`}function jt({was:e,now:t,file_path:n,structuredPatch:o=[]}){return`${e===t?`Step ${t}`:`Step ${t}, which was ${e}`}, ${u(n)}:

${L("diff",C(o).join(`
`))}`}function vt(e,t){let n=t,o=[];for(let s of Fe(e,(r,i)=>r.lists?.(i)).flat()){if(s.lines.length===0)continue;let r=Bt(s,n);o.push(r),n-=Buffer.byteLength(r)+
2}return o.join(`

`)}function Bt({title:e,head:t,lines:n},o){let s=o-Buffer.byteLength([e,...t].join(`
`))-kt,r=j(n,s),i=n.length-r.length;return[`### ${e}`,"",...t,...r,...i>0?["",`\u2026 and ${i} more in the report.`]:[]].join(`
`)}var kt=40;export{fn as a};
