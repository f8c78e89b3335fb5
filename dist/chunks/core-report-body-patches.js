import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_report_read_first_lines$a as Se,core_report_read_first_lines$b as D,
core_report_read_first_lines$c as xe}from"./start.js";import{core_report_account$a as he,core_report_account$c as ge,core_report_account$e as $e,core_report_account$f as ye,
core_report_account$g as Re,core_report_account$i as be,core_report_account$l as we}from"./start.js";import{a as pe,e as me}from"./core-report-body-step-list.js";
import{core_report_outcome$a as ae,core_report_outcome$f as W,core_report_outcome$g as de,core_report_outcome$h as le,core_report_outcome$j as ce}from"./start.js";
import{package$a as Z}from"./version.js";import{core_report_notebook_cells$d as ie}from"./start.js";import{core_report_patch_lines$d as C}from"./start.js";import{
core_report_groups$c as se,core_report_groups$f as I,core_report_groups$g as re}from"./start.js";import{core_report_net_changes$a as ne,core_report_net_changes$d as oe}from"./start.js";
import{core_report_sections$c as Le,core_report_sections$d as Oe,core_report_sections$e as Fe,core_report_sections$g as Me,core_report_sections$h as je}from"./start.js";
import{core_report_safe_markdown_2$a as b,core_report_safe_markdown_2$b as N,core_report_safe_markdown_2$c as f,core_report_safe_markdown_2$d as A,core_report_safe_markdown_2$g as O,
core_report_safe_markdown_2$i as v,core_report_safe_markdown_2$j as x,core_report_safe_markdown_2$k as ue,core_report_safe_markdown_2$l as fe}from"./start.js";import{
core_text_neutralise$c as ee}from"./start.js";import{core_text_group_by$a as te}from"./start.js";import{core_text_digest$a as J}from"./hook.js";import{core_text_words$a as $,
core_text_words$b as R,core_text_words$c as M,core_text_words$e as K,core_text_words$f as E,core_text_words$g as j,core_text_words$j as Y}from"./hook.js";function G(e){
let{totals:t,steps:n}=e,o=$(n.filter(({status:l})=>l!=="read").length,"step"),s=e.plan.without?.length??0,r=t.applied===n.filter(({status:l})=>l!=="read").length,
i=[`+${R(t.insertions)} \u2212${R(t.deletions)}`,de(t)];return[e.files.length>0&&`**${$(t.files,"file")}, ${i.filter(Boolean).join("; ")}**`,r?o:`**${R(t.applied)}\
** of ${o} ${W(e)?"would apply":"applied"}`,t.failed>0&&`**${R(t.failed)} refused**`,s>0&&`${R(s)} left out`,e.plan.left_out&&`**${$(e.plan.left_out.length,"pas\
sage")} of the source left out**`,t.collapsed>0&&`${R(t.collapsed)} collapsed`,t.unchanged>0&&`${R(t.unchanged)} unchanged`,t.skipped>s&&`${R(t.skipped-s)} skip\
ped`,Qe(e),b(Me(e)),W(e)&&"nothing was written"].filter(Boolean).join(" \xB7 ")}function Qe(e){let{verifications:t=[],files:n}=e,o=t.every(({ok:a})=>a)?"verific\
ation passed":"**verification failed**",s=t.length>0?o:le(e),r=n.filter(({verifies:a})=>a!==void 0);if(r.length===0)return s;let i=M(r.map(({path:a})=>f(j(a))),
3);return`${s===""?"":`${s}, but `}**the plan changes what verifies it** (${i})`}function X({plan:{left_out:e=[],sources:t=[]}},n){let o=t.flatMap(({notes:r=[]})=>r.
map(i=>b(i)));if(e.length===0)return x(o,n).join(`

`);let s=e.map(({at:r,what:i,why:a})=>`- ${f(r)} ${f(i)}: ${b(a)}`);return[...o,`**Left out of the source**

${x(s,n).join(`
`)}`].join(`

`)}function Be(e,{budget:t,style:n}){let o=Se(e,n),s=`**${xe(e)}**

${x(Ee(o),t).join(`
`)}`;return[he(e.account,n),...o.length===0?[]:[s]].filter(Boolean).join(`

`)}var _e=e=>({path(t){let[n,o]=[H(t),e?.(t)];return o===void 0?n:`[${n}](${o})`},code:t=>f(t),prose:t=>b(t,false)}),Pe=e=>Ee(e).join(`
`),Ee=e=>e.map(({subject:t,said:n})=>`- ${t===""?"":`**${t}**`}${n}`),H=e=>f(j(e)),Ve=3e4;function Ce({plan:e},{budget:t,titled:n}){let{shown:o,folded:s}=ue((e.
description??"").slice(0,Ve)),r=e.title===""||!n?[]:[`**${b(e.title.slice(0,250))}**`],i=[...o,...s].map(N),a=s.length===0&&i.length<=ve+2?i.length:Math.min(ve,
o.length),[l="",...u]=[...r,...i.slice(0,a)];if(l==="")return"";let d=(p=>p.map(w=>`> ${w}`.trimEnd().replace(/(?<=.)$/,"  ")).join(`
`))([`From the plan: ${l}`,...u]),c=i.slice(a),m=v(c.map(p=>`> ${p}  `),t);if(c.length===0)return d;let h=c.length-m.length,S=[...m,...h>0?[">",`> \u2026 and ${$(
h,"more line")} in the report`]:[]].join(`
`);return`${d}

<details><summary>${$(c.length,"more line")} from the plan</summary>

${S}

</details>`}var ve=4;function Ne(e,t,n){let{steps:o}=e,s=()=>q(o,({policy:a})=>a?.behavior==="ask"&&b($e(a))),r=()=>q(o,({matched_by:a,status:l})=>l==="applied"&&
Re(a)&&ye[a]),i=[P("Refused",Ze(e)),P("Waits for approval",D(t,"asked")?[]:s()),P("Not matched exactly",D(t,"unusual")?[]:r()),et(e),...Fe(e).map(({title:a,found:l})=>P(
a,l.flatMap(tt)))];return Je(i,n)}var P=(e,t)=>({title:e,items:t});function Je(e,t){let n=t,o=[];for(let{title:s,items:r}of e){if(r.length===0)continue;let i=x(
r,n-Buffer.byteLength(s)-Ke),a=`### ${s}

${i.join(`
`)}`;o.push(a),n-=Buffer.byteLength(a)+2}return o.join(`

`)}var Ke=40;function q(e,t){return[...te(e.flatMap(o=>{let s=t(o);return s?[{step:o,said:s}]:[]}),({step:o,said:s})=>JSON.stringify([o.file_path,s])).values()].
map(o=>`- ${Ye(o.map(({step:s})=>s))}: ${o[0].said}`)}function Ye(e){let[t,...n]=e,o=n.length===0&&t?.id!==void 0?` ${f(t.id)}`:"",s=E(e.map(({index:r})=>r));return`${s.
charAt(0).toUpperCase()}${s.slice(1)}${o}, ${f(t?.file_path??"")}`}var Ze=e=>[...ae(e).map(t=>`- ${ke(t)}`),...q(e.steps,({error:t})=>t&&ke(t))];function ke(e){
let[t="",...n]=e.message.trim().split(`
`),o=ce(e),s=[`\`${e.name}\` ${b(t)}`,...o?[`*${o}*`]:[]].join(" ");return n.length===0?s:`${s}
${O("text",n.join(`
`)).replace(/^/gm,"  ")}`}function et({verifications:e=[]}){let t=e.map(({name:n,ok:o,tail:s})=>{let r=`- ${o?"\u2713":"\u2717 **failed:**"} ${f(n)}`,i=ee(s);return o||
i.trim()===""?r:`${r}
${O("",i).replace(/^/gm,"  ")}`});return P("Verification",t)}var tt=({mark:e,summary:t,places:n})=>[`- ${e==="\u2713"?e:"\u2717"} ${b(t)}`,...n.map(({file_path:o,
line:s,message:r,code:i,step:a})=>{let l=a===void 0?"":`, after step ${a}`,u=i===void 0?"":` ${f(i)}`;return`- ${f(`${o}:${s}`)}${l}: ${b(r.split(`
`)[0]??"")}${u}`})];function We(e){let t={rank:0,budget:Ae,open:true},n=we(e).filter(({kind:d})=>d!=="refused"&&d!=="generated").flatMap(({kind:d,entries:c})=>c.
map(m=>({kind:d,entry:m}))),o=n.length>0||e.account.parts.length>0?n:nt(e),s=e.account.parts.length===0&&o.some(({kind:d})=>d!=="rest"),r=new Set,i=d=>r.has(d)?
"":e.reasonOf(d),a=o.filter(({kind:d,entry:c})=>c.folder===void 0&&!(s&&d==="rest")).slice(0,z).flatMap(({entry:d})=>{let c={...d,paths:d.paths.slice(0,1),link:"\
#file-"},m=De(c,{...e,reasonOf:i},t).filter(({bytes:h})=>h<=Ae);for(let h of m.flatMap(({changes:[S]})=>S?.steps??[]))r.add(h);return m}),[l]=a,u=new Map(a.map(
d=>[d.changes[0]?.path??"",d===l?d.bare:d.text])),y=e.account.parts.slice(0,z).map((d,c)=>ot(d,c===0&&a.length===0));return{text:[...u.values(),...y].join(`

`),shown:new Set(u.keys())}}var nt=({groups:e})=>e.filter(({files:t,kind:n})=>t>0&&n!=="generated").flatMap(({kind:t,entries:n})=>n.map(o=>({kind:t,entry:o}))),
[z,Ae]=[3,2e3];function ot({is:e,files:t},n){if(e==="gone"){let a=t.map(({path:l})=>f(j(l)));return k($(t.length,"deleted file"),M(a,I," \xB7 "),n)}let o=t.find(
a=>Q(a)&&Ge(a)<=st),s=re(t.map(({path:a})=>a)).map(([a,l])=>`${f(a)} ${R(l)}`),r=o?`

One of them, ${f(o.path)} ${V(o)}:

${qe(o)}`:"",i=`${$(t.length,"file")} by folder${o?", and one example":""}`;return k(i,`${M(s,I," \xB7 ")}${r}`,n)}var st=1200;function U(e,t,n){let o=new Set(e.
account.left.map(({path:d})=>d)),s=e.groups.flatMap(({kind:d,entries:c})=>c.map(m=>({...m,paths:m.paths.filter(h=>o.has(h))})).flatMap(m=>De(m,e,{rank:rt[d],budget:t,
open:false}))).filter(({changes:[d]})=>!n.has(d?.path??"")),r=[...e.changes.values()].filter(d=>!Q(d)&&o.has(d.path)),i=dt(r,t/8),a=s.toSorted((d,c)=>d.rank-c.rank||
d.bytes-c.bytes),l=L(i)+L(Te)+4,u=new Set(a.filter(d=>l+d.bytes+2>t?false:(l+=d.bytes+2,true))),y=[...s.filter(d=>u.has(d)).map(({text:d})=>d),i].filter(Boolean);
return{text:y.length===0?"":[Te,...y].join(`

`),missing:s.filter(d=>!u.has(d)).flatMap(({changes:d})=>d)}}var rt={refused:0,asked:0,unusual:0,protected:0,deleted:0,hidden:0,moved:1,rest:1,alike:2,generated:2},
Te="### Patches",L=e=>Buffer.byteLength(e),Q=({insertions:e,deletions:t,structuredPatch:n})=>e+t>0||n!==void 0;function De(e,t,n){let{changes:o}=t,s=e.link.startsWith(
"#file-")?e.paths.flatMap(r=>o.get(r)??[]).filter(Q):[];return e.folder!==void 0?s.map(r=>Ie(r,[r],t,n)):s[0]?[Ie(s[0],s,t,n)]:[]}function Ie(e,t,{account:n,reasonOf:o},{
rank:s,budget:r,open:i}){let a=i?ge(n,e):e.structuredPatch??[],l=e.structuredPatch&&a.length<e.structuredPatch.length?{...e,structuredPatch:a}:e;if(Ge(l)>r)return{
changes:t,rank:s,text:"",bare:"",bytes:Number.POSITIVE_INFINITY};let u=[...new Set(t.flatMap(({steps:g=[]})=>g))].sort((g,F)=>g-F),y=u.length===0?"":` (${E(u)})`,
d=e.from===void 0?A(e.path):`${A(e.from)} \u2192 ${A(e.path)}`,c=t.length>1,h=`${c?`${$(t.length,"file")} get this same change`:d}${Xe(e)} ${V(e)}${c?" each":""}${y}`,
S=t.map(({path:g,from:F})=>`- ${F===void 0?"":`${f(F)} \u2192 `}${f(g)}`),p=c?`

${k(`The ${$(t.length,"file")}`,x(S,at).join(`
`))}`:"",w=l===e?"":`

${$((e.structuredPatch?.length??0)-a.length,"more hunk")} as in the other files.`,_=qe(l)+w+(i?it(u,o):"")+p,T=k(h,_,i);return{changes:t,rank:s,text:T,bare:`${h}\


${_}`,bytes:L(T)-(i?L(p):0)}}function it(e,t){let n=e.slice(0,z).flatMap(o=>{let s=t(o);return s===""?[]:[`> Step ${o}: ${N(s)}  `]});return n.length===0?"":`

${n.join(`
`).trimEnd()}`}var at=4e3,k=(e,t,n=false)=>`<details${n?" open":""}><summary>${e}</summary>

${t}

</details>`;function qe({structuredPatch:e,notebook:t}){let n=t?ie(t):e&&C(e);return n?O("diff",n.join(`
`)):"The report does not contain the patch."}var Ge=({structuredPatch:e=[],notebook:t})=>t?0:e.reduce((n,{lines:o})=>o.reduce((s,r)=>s+r.length+1,n),0),V=({insertions:e,
deletions:t})=>`+${R(e)} \u2212${R(t)}`;function Xe({status:e,old_mode:t,new_mode:n,encoding:o}){let s=i=>!i.startsWith("0000");return[e==="added"?"new":e==="de\
leted"||e==="renamed"?e:"",s(t)&&s(n)&&t!==n?`mode ${t} \u2192 ${n}`:"",!s(t)&&n==="100755"?"executable":"",o===void 0?"":`in ${o}`].filter(Boolean).map(i=>` ${i}`).
join("")}function dt(e,t){if(e.length===0)return"";let n=e.map(o=>{let{path:s,from:r,binary:i,old_size:a,new_size:l}=o,u=i?` binary, ${a??0} \u2192 ${l??0} byte\
s`:"";return`- ${r===void 0?"":`${f(r)} \u2192 `}${f(s)}${Xe(o)}${u}`});return k(`${$(e.length,"file")} without changed lines`,x(n,t).join(`
`))}var lt=4e3;function He(e,t){if(e.length===0)return"";let n=e.map(r=>`${f(j(r.path))} ${V(r)}`),o=`**Not shown here:** the ${e.length===1?"patch":"patches"} \
of ${M(n,3)}; ${e.length===1?"it is":"they are"} ${t}.`;if(e.length<=3)return o;let s=x(n.map(r=>`- ${r}`),lt);return`${o}

${k(`All ${$(e.length,"file")} that are not shown`,s.join(`
`))}`}function Ue(e,{plan:t,base:n},o,s=t.without??[]){if(t.files.length===0||t.files.includes("-"))return;let r=t.files.map(ct).join(" "),i=s.length>0?` --with\
out ${s.join()}`:"",a=`editplan ${e} ${o===void 0?r:ze}${ut(t)}${i}`;if(o===void 0)return a;let l=n?` --base ${n.commit}`:"";return`editplan ${o} ${r}${l} -o ${ze}\

${a}`}var ze="combined.yaml",ct=e=>Y(e.startsWith("-")?`./${e}`:e),ut=({overrides:e={}})=>Object.entries(e).filter(([t])=>t!=="trailing_whitespace").map(([t,n])=>`\
 --${t.replaceAll("_","-")} ${n}`).join("");function un(e,t={}){let n=t.budget??wt,o=ne(e),s=new Map(e.steps.map(({index:g,why:F})=>[g,fe(F)])),r={...be(e,o),changes:new Map(
o.map(g=>[g.path,g])),reasonOf:g=>s.get(g)??""},i=n<ft?{text:"",shown:new Set}:We(r),a=_e(yt(e,t)),l=B([G(e),Ce(e,{budget:n/8,titled:t.base===void 0}),X(e,n/8),
Ft(e,t,n/8),Be(r,{budget:n/6,style:a}),i.text,...je(e,b).map(({title:g,text:F})=>`**${g}:** ${F}`)]),u=B([Pe(se(e,H)),bt(t,n/4),Lt(e,n/8)]),y=xt(e,t),d=g=>He(g,
y),c=jt(e,n/8),m=B([t.decided==="edits"?me(t.base):"",Rt(e,t),Ot(e,t)]).trimEnd(),h=n-L(l+u+c+m)-St,S=Ne(e,r,Math.max(0,h/3));h-=L(S)+2;let p=mt(e,t,Math.max(0,
h*pt));h-=L(p)+2;let w=U(r,h,i.shown),_=w.missing.length===0?w:U(r,h-L(d(w.missing)),i.shown);return[B([l,d(_.missing),u,c,S,p,_.text,m]),B([l,d(o),u,c,S,p,m]),
B([G(e),X(e,n/8),`**Not shown here:** all patches; they are ${y}.`,p])].find(g=>L(g)<=n)??p}var ft=2e4,pt=.6;function mt(e,t,n){if(e.steps.length===0)return"";let o=$(
e.steps.filter(({status:a})=>a!=="read").length,"step"),s=e.steps.find(({status:a})=>a==="applied")?.index,r=s===void 0||!t.decided?"":ht[t.decided](s),i=pe(e,{
...t,hasBoxes:t.decided==="edits",budget:n-gt});return`<details${e.steps.length<=$t?" open":""}><summary><b>${o}</b>${r}</summary>

${i}

</details>`}var ht={edits:()=>" \xB7 untick one to leave it out",comments:e=>` \xB7 comment <code>/editplan drop ${e}</code> to leave one out`},gt=160,$t=20;function yt({
steps:e,files:t,head:n},{commitUrl:o}){if(!o)return;let s=new Map(e.flatMap(i=>i.commit?oe(i).map(({file_path:a})=>[a,i.commit]):[])),r=new Set(t.map(({path:i})=>i));
return i=>{let a=s.get(i)??(r.has(i)?n?.commit:void 0);return a===void 0?void 0:`${o(a)}#diff-${J(i)}`}}function Rt({steps:e},{commitUrl:t}){let[n,...o]=new Set(
e.flatMap(r=>r.commit??[]));if(n===void 0||o.length>0)return"";let s=`\`${n.slice(0,10)}\``;return`Commit ${t?`[${s}](${t(n)})`:s}`}function bt({given:e},t){if(!e)
return"";let n=e.text.trim();if(L(n)<=t)return`From ${e.source}:

${n}`;let o=v(n.split(`
`),t);return`From ${e.source}, cut:

${O("text",o.join(`
`))}`}var wt=6e4,St=64,B=e=>`${e.map(t=>t.trim()).filter(Boolean).join(`

`)}
`;function xt({pull_request:e},{summaryUrl:t,base:n}){let o=e?.url?`in [**Files changed**](${e.url}/files)`:n===void 0?"":"in **Files changed**",s=t?`in [the su\
mmary of the run](${t})`:"";return[o,s].filter(Boolean).join(", and ")||"on the page that `editplan report --html` writes"}function Lt({notes:e=[]},t){let n=[...new Set(
e)].map(o=>`- ${b(o)}`);return n.length===0?"":`**Notes**

${x(n,t).join(`
`)}`}function Ot(e,{isVerifiable:t=true}){let{plan:n,base:o,head:s}=e,r=Ue("verify",e,Oe(e));if(!o||!s||r===void 0||!t)return"";let i=`${r} --base ${o.commit} -\
-head ${s.commit}`;return`<details><summary>How to verify</summary>

With editplan ${Z.version} and the plan (\`sha256:${n.sha256.slice(0,12)}\u2026\`) anyone can replay it and compare the commits:

${O("sh",i)}

</details>`}function Ft({since:e},{commitUrl:t},n){if(!e)return"";let{commit:o,details:s=[]}=e,r=o&&`\`${o.slice(0,10)}\``,i=o&&t?`[${r}](${t(o)})`:r??"the earl\
ier run",a=(p,w)=>w.length>0&&`${p} ${K(w)}`,l=s.filter(({now:p})=>p===void 0),u=l.map(({was:p,file_path:w})=>`${p} ${f(w)}`),y=[a("new",e.new),a("changed",e.changed),
u.length>0&&u.length<=5?`dropped ${u.join(", ")}`:a("dropped",e.dropped)].filter(Boolean),d=`**Changed since ${i}:** ${[...y.length>0?y:["nothing"],`${e.same} t\
he same`].join(" \xB7 ")}`,c=[...s.filter(({now:p})=>p!==void 0).map(Mt),...u.length>5?u.map(p=>`- dropped ${p}`):[]],m=v(c,n);if(c.length===0)return d;let h=c.
length>m.length?[`\u2026 and ${c.length-m.length} more in the report`]:[],S=[s.length>l.length&&`${$(s.length-l.length,"changed step")}, then and now`,u.length>
5&&$(u.length,"dropped step")];return`${d}

<details><summary>${S.filter(Boolean).join("; ")}</summary>

${[...m,...h].join(`

`)}

</details>`}function Mt({was:e,now:t,file_path:n,structuredPatch:o=[]}){return`${e===t?`Step ${t}`:`Step ${t}, which was ${e}`}, ${f(n)}:

${O("diff",C(o).join(`
`))}`}function jt(e,t){let n=t,o=[];for(let s of Le(e,(r,i)=>r.lists?.(i)).flat()){if(s.lines.length===0)continue;let r=vt(s,n);o.push(r),n-=Buffer.byteLength(r)+
2}return o.join(`

`)}function vt({title:e,head:t,lines:n},o){let s=o-Buffer.byteLength([e,...t].join(`
`))-kt,r=v(n,s),i=n.length-r.length;return[`### ${e}`,"",...t,...r,...i>0?["",`\u2026 and ${i} more in the report.`]:[]].join(`
`)}var kt=40;export{un as a};
