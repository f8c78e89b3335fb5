import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_report_read_first_lines$a as xe,core_report_read_first_lines$b as q,
core_report_read_first_lines$c as Le}from"./start.js";import{core_report_read_first_2$a as ge,core_report_read_first_2$c as $e,core_report_read_first_2$e as ye,
core_report_read_first_2$f as Re,core_report_read_first_2$g as be,core_report_read_first_2$i as we,core_report_read_first_2$l as Se}from"./start.js";import{a as me,
e as he}from"./core-report-body-step-list.js";import{core_report_outcome$a as de,core_report_outcome$f as D,core_report_outcome$g as le,core_report_outcome$h as ce,
core_report_outcome$j as ue}from"./start.js";import{package$a as ee}from"./version.js";import{core_report_notebook_cells$d as ae}from"./start.js";import{core_report_patch_lines$d as C}from"./start.js";
import{core_report_groups$c as re,core_report_groups$f as W,core_report_groups$g as ie}from"./start.js";import{core_report_net_changes$a as oe,core_report_net_changes$d as se}from"./start.js";
import{core_report_sections$c as Oe,core_report_sections$d as Fe,core_report_sections$e as Me,core_report_sections$g as je,core_report_sections$h as ve}from"./start.js";
import{core_report_safe_markdown_2$a as b,core_report_safe_markdown_2$b as N,core_report_safe_markdown_2$c as f,core_report_safe_markdown_2$d as A,core_report_safe_markdown_2$g as L,
core_report_safe_markdown_2$i as j,core_report_safe_markdown_2$j as x,core_report_safe_markdown_2$k as fe,core_report_safe_markdown_2$l as pe}from"./start.js";import{
core_text_neutralise$c as ne}from"./start.js";import{core_text_group_by$a as te}from"./start.js";import{core_text_digest$a as K}from"./hook.js";import{core_text_words$a as $,
core_text_words$b as R,core_text_words$c as F,core_text_words$e as Y,core_text_words$f as E,core_text_words$g as M,core_text_words$j as Z}from"./hook.js";function X(e){
let{totals:n,steps:t}=e,o=$(t.filter(({status:l})=>l!=="read").length,"step"),s=e.plan.without?.length??0,r=n.applied===t.filter(({status:l})=>l!=="read").length,
i=[`+${R(n.insertions)} \u2212${R(n.deletions)}`,le(n)];return[e.files.length>0&&`**${$(n.files,"file")}, ${i.filter(Boolean).join("; ")}**`,r?o:`**${R(n.applied)}\
** of ${o} ${D(e)?"would apply":"applied"}`,n.failed>0&&`**${R(n.failed)} refused**`,s>0&&`${R(s)} left out`,e.plan.left_out&&`**${$(e.plan.left_out.length,"pas\
sage")} of the source left out**`,n.collapsed>0&&`${R(n.collapsed)} collapsed`,n.unchanged>0&&`${R(n.unchanged)} unchanged`,n.skipped>s&&`${R(n.skipped-s)} skip\
ped`,Ve(e),b(je(e)),D(e)&&"nothing was written"].filter(Boolean).join(" \xB7 ")}function Ve(e){let{verifications:n=[],files:t}=e,o=n.every(({ok:a})=>a)?"verific\
ation passed":"**verification failed**",s=n.length>0?o:ce(e),r=t.filter(({verifies:a})=>a!==void 0);if(r.length===0)return s;let i=F(r.map(({path:a})=>f(M(a))),
3);return`${s===""?"":`${s}, but `}**the plan changes what verifies it** (${i})`}function H({plan:{left_out:e=[],sources:n=[]}},t){let o=n.flatMap(({notes:r=[]})=>r.
map(i=>b(i)));if(e.length===0)return x(o,t).join(`

`);let s=e.map(({at:r,what:i,why:a})=>`- ${f(r)} ${f(i)}: ${b(a)}`);return[...o,`**Left out of the source**

${x(s,t).join(`
`)}`].join(`

`)}function _e(e,{budget:n,style:t}){let o=xe(e,t),s=`**${Le(e)}**

${x(Ce(o),n).join(`
`)}`;return[ge(e.account,t),...o.length===0?[]:[s]].filter(Boolean).join(`

`)}var Pe=e=>({path(n){let[t,o]=[z(n),e?.(n)];return o===void 0?t:`[${t}](${o})`},code:n=>f(n),prose:n=>b(n,false)}),Ee=e=>Ce(e).join(`
`),Ce=e=>e.map(({subject:n,said:t})=>`- ${n===""?"":`**${n}**`}${t}`),z=e=>f(M(e)),Je=3e4;function Ne({plan:e},{budget:n,titled:t}){let{shown:o,folded:s}=fe((e.
description??"").slice(0,Je)),r=e.title===""||!t?[]:[`**${b(e.title.slice(0,250))}**`],i=[...o,...s].map(N),a=s.length===0&&i.length<=Be+2?i.length:Math.min(Be,
o.length),[l="",...u]=[...r,...i.slice(0,a)];if(l==="")return"";let d=(p=>p.map(w=>`> ${w}`.trimEnd().replace(/(?<=.)$/,"  ")).join(`
`))([`From the plan: ${l}`,...u]),c=i.slice(a),m=j(c.map(p=>`> ${p}  `),n);if(c.length===0)return d;let h=c.length-m.length,S=[...m,...h>0?[">",`> \u2026 and ${$(
h,"more line")} in the report`]:[]].join(`
`);return`${d}

<details><summary>${$(c.length,"more line")} from the plan</summary>

${S}

</details>`}var Be=4;function Ae(e,n,t){let{steps:o}=e,s=()=>G(o,({policy:a})=>a?.behavior==="ask"&&b(ye(a))),r=()=>G(o,({matched_by:a,status:l})=>l==="applied"&&
be(a)&&Re[a]),i=[P("Refused",en(e)),P("Waits for approval",q(n,"asked")?[]:s()),P("Not matched exactly",q(n,"unusual")?[]:r()),nn(e),...Me(e).map(({title:a,found:l})=>P(
a,l.flatMap(tn)))];return Ke(i,t)}var P=(e,n)=>({title:e,items:n});function Ke(e,n){let t=n,o=[];for(let{title:s,items:r}of e){if(r.length===0)continue;let i=x(
r,t-Buffer.byteLength(s)-Ye),a=`### ${s}

${i.join(`
`)}`;o.push(a),t-=Buffer.byteLength(a)+2}return o.join(`

`)}var Ye=40;function G(e,n){return[...te(e.flatMap(o=>{let s=n(o);return s?[{step:o,said:s}]:[]}),({step:o,said:s})=>JSON.stringify([o.file_path,s])).values()].
map(o=>`- ${Ze(o.map(({step:s})=>s))}: ${o[0].said}`)}function Ze(e){let[n,...t]=e,o=t.length===0&&n?.id!==void 0?` ${f(n.id)}`:"",s=E(e.map(({index:r})=>r));return`${s.
charAt(0).toUpperCase()}${s.slice(1)}${o}, ${f(n?.file_path??"")}`}var en=e=>[...de(e).map(n=>`- ${ke(n)}`),...G(e.steps,({error:n})=>n&&ke(n))];function ke(e){
let[n="",...t]=e.message.trim().split(`
`),o=ue(e),s=[`\`${e.name}\` ${b(n)}`,...o?[`*${o}*`]:[]].join(" ");return t.length===0?s:`${s}
${L("text",t.join(`
`)).replace(/^/gm,"  ")}`}function nn({verifications:e=[]}){let n=e.map(({name:t,ok:o,tail:s})=>{let r=`- ${o?"\u2713":"\u2717 **failed:**"} ${f(t)}`,i=ne(s);return o||
i.trim()===""?r:`${r}
${L("",i).replace(/^/gm,"  ")}`});return P("Verification",n)}var tn=({mark:e,summary:n,places:t})=>[`- ${e==="\u2713"?e:"\u2717"} ${b(n)}`,...t.map(({file_path:o,
line:s,message:r,code:i,step:a})=>{let l=a===void 0?"":`, after step ${a}`,u=i===void 0?"":` ${f(i)}`;return`- ${f(`${o}:${s}`)}${l}: ${b(r.split(`
`)[0]??"")}${u}`})];function De(e){let n={rank:0,budget:Te,open:true},t=Se(e).filter(({kind:d})=>d!=="refused"&&d!=="generated").flatMap(({kind:d,entries:c})=>c.
map(m=>({kind:d,entry:m}))),o=t.length>0||e.account.parts.length>0?t:on(e),s=e.account.parts.length===0&&o.some(({kind:d})=>d!=="rest"),r=new Set,i=d=>r.has(d)?
"":e.reasonOf(d),a=o.filter(({kind:d,entry:c})=>c.folder===void 0&&!(s&&d==="rest")).slice(0,U).flatMap(({entry:d})=>{let c={...d,paths:d.paths.slice(0,1),link:"\
#file-"},m=qe(c,{...e,reasonOf:i},n).filter(({bytes:h})=>h<=Te);for(let h of m.flatMap(({changes:[S]})=>S?.steps??[]))r.add(h);return m}),[l]=a,u=new Map(a.map(
d=>[d.changes[0]?.path??"",d===l?d.bare:d.text])),y=e.account.parts.slice(0,U).map((d,c)=>sn(d,c===0&&a.length===0));return{text:[...u.values(),...y].join(`

`),shown:new Set(u.keys())}}var on=({groups:e})=>e.filter(({files:n,kind:t})=>n>0&&t!=="generated").flatMap(({kind:n,entries:t})=>t.map(o=>({kind:n,entry:o}))),
[U,Te]=[3,2e3];function sn({is:e,files:n},t){if(e==="gone"){let a=n.map(({path:l})=>f(M(l)));return v($(n.length,"deleted file"),F(a,W," \xB7 "),t)}let o=n.find(
a=>V(a)&&Xe(a)<=rn),s=ie(n.map(({path:a})=>a)).map(([a,l])=>`${f(a)} ${R(l)}`),r=o?`

One of them, ${f(o.path)} ${J(o)}:

${Ge(o)}`:"",i=`${$(n.length,"file")} by folder${o?", and one example":""}`;return v(i,`${F(s,W," \xB7 ")}${r}`,t)}var rn=1200;function Q(e,n,t){let o=new Set(e.
account.left.map(({path:d})=>d)),s=e.groups.flatMap(({kind:d,entries:c})=>c.map(m=>({...m,paths:m.paths.filter(h=>o.has(h))})).flatMap(m=>qe(m,e,{rank:an[d],budget:n,
open:false}))).filter(({changes:[d]})=>!t.has(d?.path??"")),r=[...e.changes.values()].filter(d=>!V(d)&&o.has(d.path)),i=cn(r,n/8),a=s.toSorted((d,c)=>d.rank-c.rank||
d.bytes-c.bytes),l=T(i)+T(Ie)+4,u=new Set(a.filter(d=>l+d.bytes+2>n?false:(l+=d.bytes+2,true))),y=[...s.filter(d=>u.has(d)).map(({text:d})=>d),i].filter(Boolean);
return{text:y.length===0?"":[Ie,...y].join(`

`),missing:s.filter(d=>!u.has(d)).flatMap(({changes:d})=>d)}}var an={refused:0,asked:0,unusual:0,protected:0,deleted:0,hidden:0,moved:1,rest:1,alike:2,generated:2},
Ie="### Patches",T=e=>Buffer.byteLength(e),V=({insertions:e,deletions:n,structuredPatch:t})=>e+n>0||t!==void 0;function qe(e,n,t){let{changes:o}=n,s=e.link.startsWith(
"#file-")?e.paths.flatMap(r=>o.get(r)??[]).filter(V):[];return e.folder!==void 0?s.map(r=>We(r,[r],n,t)):s[0]?[We(s[0],s,n,t)]:[]}function We(e,n,{account:t,reasonOf:o},{
rank:s,budget:r,open:i}){let a=i?$e(t,e):e.structuredPatch??[],l=e.structuredPatch&&a.length<e.structuredPatch.length?{...e,structuredPatch:a}:e;if(Xe(l)>r)return{
changes:n,rank:s,text:"",bare:"",bytes:Number.POSITIVE_INFINITY};let u=[...new Set(n.flatMap(({steps:g=[]})=>g))].sort((g,O)=>g-O),y=u.length===0?"":` (${E(u)})`,
d=e.from===void 0?A(e.path):`${A(e.from)} \u2192 ${A(e.path)}`,c=n.length>1,h=`${c?`${$(n.length,"file")} get this same change`:d}${He(e)} ${J(e)}${c?" each":""}${y}`,
S=n.map(({path:g,from:O})=>`- ${O===void 0?"":`${f(O)} \u2192 `}${f(g)}`),p=c?`

${v(`The ${$(n.length,"file")}`,x(S,ln).join(`
`))}`:"",w=l===e?"":`

${$((e.structuredPatch?.length??0)-a.length,"more hunk")} as in the other files.`,_=Ge(l)+w+(i?dn(u,o):"")+p,I=v(h,_,i);return{changes:n,rank:s,text:I,bare:`${h}\


${_}`,bytes:T(I)-(i?T(p):0)}}function dn(e,n){let t=e.slice(0,U).flatMap(o=>{let s=n(o);return s===""?[]:[`> Step ${o}: ${N(s)}  `]});return t.length===0?"":`

${t.join(`
`).trimEnd()}`}var ln=4e3,v=(e,n,t=false)=>`<details${t?" open":""}><summary>${e}</summary>

${n}

</details>`;function Ge({structuredPatch:e,notebook:n}){let t=n?ae(n):e&&C(e);return t?L("diff",t.join(`
`)):"The report does not contain the patch."}var Xe=({structuredPatch:e=[],notebook:n})=>n?0:e.reduce((t,{lines:o})=>o.reduce((s,r)=>s+r.length+1,t),0),J=({insertions:e,
deletions:n})=>`+${R(e)} \u2212${R(n)}`;function He({status:e,old_mode:n,new_mode:t,encoding:o}){let s=i=>!i.startsWith("0000");return[e==="added"?"new":e==="de\
leted"||e==="renamed"?e:"",s(n)&&s(t)&&n!==t?`mode ${n} \u2192 ${t}`:"",!s(n)&&t==="100755"?"executable":"",o===void 0?"":`in ${o}`].filter(Boolean).map(i=>` ${i}`).
join("")}function cn(e,n){if(e.length===0)return"";let t=e.map(o=>{let{path:s,from:r,binary:i,old_size:a,new_size:l}=o,u=i?` binary, ${a??0} \u2192 ${l??0} byte\
s`:"";return`- ${r===void 0?"":`${f(r)} \u2192 `}${f(s)}${He(o)}${u}`});return v(`${$(e.length,"file")} without changed lines`,x(t,n).join(`
`))}var un=4e3;function ze(e,n){if(e.length===0)return"";let t=e.map(r=>`${f(M(r.path))} ${J(r)}`),o=`**Not shown here:** the ${e.length===1?"patch":"patches"} \
of ${F(t,3)}; ${e.length===1?"it is":"they are"} ${n}.`;if(e.length<=3)return o;let s=x(t.map(r=>`- ${r}`),un);return`${o}

${v(`All ${$(e.length,"file")} that are not shown`,s.join(`
`))}`}function Qe(e,{plan:n,base:t},o,s=n.without??[]){if(n.files.length===0||n.files.includes("-"))return;let r=n.files.map(fn).join(" "),i=s.length>0?` --with\
out ${s.join()}`:"",a=`editplan ${e} ${o===void 0?r:Ue}${pn(n)}${i}`;if(o===void 0)return a;let l=t?` --base ${t.commit}`:"";return`editplan ${o} ${r}${l} -o ${Ue}\

${a}`}var Ue="combined.yaml",fn=e=>Z(e.startsWith("-")?`./${e}`:e),pn=({overrides:e={}})=>Object.entries(e).filter(([n])=>n!=="trailing_whitespace").map(([n,t])=>`\
 --${n.replaceAll("_","-")} ${t}`).join("");function ft(e,n={}){let t=n.budget??xn,o=oe(e),s=new Map(e.steps.map(({index:g,why:O})=>[g,pe(O)])),r={...we(e,o),changes:new Map(
o.map(g=>[g.path,g])),reasonOf:g=>s.get(g)??""},i=t<mn?{text:"",shown:new Set}:De(r),a=Pe(bn(e,n)),l=B([X(e),Ne(e,{budget:t/8,titled:n.base===void 0}),H(e,t/8),
jn(e,n,t/8),_e(r,{budget:t/6,style:a}),i.text,...ve(e,b).map(({title:g,text:O})=>`**${g}:** ${O}`)]),u=B([Ee(re(e,z)),Sn(n,t/4),Fn(e,t/8)]),y=On(e,n),d=g=>ze(g,
y),c=Bn(e,t/8),m=B([n.decided==="edits"?he(n.base):"",wn(e,n),Mn(e,n)]).trimEnd(),h=t-k(l+u+c+m)-Ln,S=Ae(e,r,Math.max(0,h/3));h-=k(S)+2;let p=gn(e,n,Math.max(0,
h*hn));h-=k(p)+2;let w=Q(r,h,i.shown),_=w.missing.length===0?w:Q(r,h-k(d(w.missing)),i.shown);return[B([l,d(_.missing),u,c,S,p,_.text,m]),B([l,d(o),u,c,S,p,m]),
B([X(e),H(e,t/8),`**Not shown here:** all patches; they are ${y}.`,p])].find(g=>k(g)<=t)??p}var mn=2e4,hn=.6;function gn(e,n,t){if(e.steps.length===0)return"";let o=$(
e.steps.filter(({status:a})=>a!=="read").length,"step"),s=e.steps.find(({status:a})=>a==="applied")?.index,r=s===void 0||!n.decided?"":$n[n.decided](s),i=me(e,{
...n,hasBoxes:n.decided==="edits",budget:t-yn});return`<details${e.steps.length<=Rn?" open":""}><summary><b>${o}</b>${r}</summary>

${i}

</details>`}var $n={edits:()=>" \xB7 untick one to leave it out",comments:e=>` \xB7 comment <code>/editplan drop ${e}</code> to leave one out`},yn=160,Rn=20;function bn({
steps:e,files:n,head:t},{commitUrl:o}){if(!o)return;let s=new Map(e.flatMap(i=>i.commit?se(i).map(({file_path:a})=>[a,i.commit]):[])),r=new Set(n.map(({path:i})=>i));
return i=>{let a=s.get(i)??(r.has(i)?t?.commit:void 0);return a===void 0?void 0:`${o(a)}#diff-${K(i)}`}}function wn({steps:e},{commitUrl:n}){let[t,...o]=new Set(
e.flatMap(r=>r.commit??[]));if(t===void 0||o.length>0)return"";let s=`\`${t.slice(0,10)}\``;return`Commit ${n?`[${s}](${n(t)})`:s}`}function Sn({given:e},n){if(!e)
return"";let t=e.text.trim();if(k(t)<=n)return`From ${e.source}:

${t}`;let o=j(t.split(`
`),n);return`From ${e.source}, cut:

${L("text",o.join(`
`))}`}var xn=6e4,Ln=64,k=e=>Buffer.byteLength(e),B=e=>`${e.map(n=>n.trim()).filter(Boolean).join(`

`)}
`;function On({pull_request:e},{summaryUrl:n,base:t}){let o=e?.url?`in [**Files changed**](${e.url}/files)`:t===void 0?"":"in **Files changed**",s=n?`in [the su\
mmary of the run](${n})`:"";return[o,s].filter(Boolean).join(", and ")||"on the page that `editplan report --html` writes"}function Fn({notes:e=[]},n){let t=[...new Set(
e)].map(o=>`- ${b(o)}`);return t.length===0?"":`**Notes**

${x(t,n).join(`
`)}`}function Mn(e,{isVerifiable:n=true}){let{plan:t,base:o,head:s}=e,r=Qe("verify",e,Fe(e));if(!o||!s||r===void 0||!n)return"";let i=`${r} --base ${o.commit} -\
-head ${s.commit}`;return`<details><summary>How to verify</summary>

With editplan ${ee.version} and the plan (\`sha256:${t.sha256.slice(0,12)}\u2026\`) anyone can replay it and compare the commits:

${L("sh",i)}

</details>`}function jn({since:e},{commitUrl:n},t){if(!e)return"";let{commit:o,details:s=[]}=e,r=o&&`\`${o.slice(0,10)}\``,i=o&&n?`[${r}](${n(o)})`:r??"the earl\
ier run",a=(p,w)=>w.length>0&&`${p} ${Y(w)}`,l=s.filter(({now:p})=>p===void 0),u=l.map(({was:p,file_path:w})=>`${p} ${f(w)}`),y=[a("new",e.new),a("changed",e.changed),
u.length>0&&u.length<=5?`dropped ${u.join(", ")}`:a("dropped",e.dropped)].filter(Boolean),d=`**Changed since ${i}:** ${[...y.length>0?y:["nothing"],`${e.same} t\
he same`].join(" \xB7 ")}`,c=[...s.filter(({now:p})=>p!==void 0).map(vn),...u.length>5?u.map(p=>`- dropped ${p}`):[]],m=j(c,t);if(c.length===0)return d;let h=c.
length>m.length?[`\u2026 and ${c.length-m.length} more in the report`]:[],S=[s.length>l.length&&`${$(s.length-l.length,"changed step")}, then and now`,u.length>
5&&$(u.length,"dropped step")];return`${d}

<details><summary>${S.filter(Boolean).join("; ")}</summary>

${[...m,...h].join(`

`)}

</details>`}function vn({was:e,now:n,file_path:t,structuredPatch:o=[]}){return`${e===n?`Step ${n}`:`Step ${n}, which was ${e}`}, ${f(t)}:

${L("diff",C(o).join(`
`))}`}function Bn(e,n){let t=n,o=[];for(let s of Oe(e,(r,i)=>r.lists?.(i)).flat()){if(s.lines.length===0)continue;let r=kn(s,t);o.push(r),t-=Buffer.byteLength(r)+
2}return o.join(`

`)}function kn({title:e,head:n,lines:t},o){let s=o-Buffer.byteLength([e,...n].join(`
`))-_n,r=j(t,s),i=t.length-r.length;return[`### ${e}`,"",...n,...r,...i>0?["",`\u2026 and ${i} more in the report.`]:[]].join(`
`)}var _n=40;export{ft as a};
