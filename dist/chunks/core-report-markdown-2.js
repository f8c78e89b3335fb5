import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{core_report_read_first_lines$a as pn}from"./start.js";import{core_report_patch_lines$b as mn,core_report_patch_lines$d as hn,core_report_patch_lines$e as gn}from"./start.js";import{core_report_read_first_2$b as tn,core_report_read_first_2$c as on,core_report_read_first_2$e as rn}from"./start.js";import{a as sn,d as an}from"./core-report-body-step-list.js";import{a as m,b as P,c as f,d as N,e as Z,f as nn,g as R,i as k,j as L,k as en}from"./core-report-safe-markdown-2.js";import{package$a as X}from"./hook.js";import{core_report_groups$c as V}from"./start.js";import{core_report_net_changes$a as Q,core_report_net_changes$c as U}from"./start.js";import{core_report_several_words$a as dn,core_report_several_words$d as ln,core_report_several_words$e as cn,core_report_several_words$f as fn,core_report_several_words$l as un}from"./start.js";import{core_report_outcome$a as z,core_report_outcome$d as _,core_report_outcome$f as K,core_report_outcome$i as Y,core_report_outcome$j as J}from"./start.js";import{core_text_words$a as h,core_text_words$b as b,core_text_words$c as B,core_text_words$e as G,core_text_words$f as H,core_text_words$g as O,core_text_words$i as q}from"./hook.js";import{core_text_digest$a as W}from"./hook.js";function T(n){let{totals:e,steps:t,diagnostics:r=[]}=n,o=h(t.filter(({status:a})=>a!=="read").length,"change"),s=n.plan.without?.length??0;return`### What changes

${[_(n)?`Would apply **${b(e.applied)}** of ${o}; nothing was written`:`**${b(e.applied)}** of ${o} applied`,e.failed>0&&`**${e.failed} refused**`,s>0&&`${s} left out`,e.collapsed>0&&`${e.collapsed} collapsed`,e.unchanged>0&&`${e.unchanged} unchanged`,e.skipped>s&&`${e.skipped-s} skipped`,`${h(e.files,"file")} (+${b(e.insertions)} \u2212${b(e.deletions)})`,Pn(n),r.length>0&&m(Y(r))].filter(Boolean).join(" \xB7 ")}`}function Pn(n){let{verifications:e=[],files:t}=n,r=e.every(({ok:a})=>a)?"verification passed":"**verification failed**",o=e.length>0?r:_(n)?"":"not verified: no command of the policy ran",s=t.filter(({verifies:a})=>a!==void 0);if(s.length===0)return o;let i=B(s.map(({path:a})=>f(O(a))),3);return`${o===""?"":`${o}, but `}**the plan changes what verifies it** (${i})`}function yn(n,{budget:e,linkOf:t}){let r=pn(n,{path(o){let[s,i]=[I(o),t?.(o)];return i===void 0?s:`[${s}](${i})`},code:o=>f(o),prose:m});return r.length===0?"":`**Read first**

${L(bn(r),e).join(`
`)}`}var Rn=n=>bn(n).join(`
`),bn=n=>n.map(({subject:e,said:t})=>`- ${e===""?"":`**${e}**`}${t}`),I=n=>f(O(n)),An=3e4;function wn({plan:n},{budget:e,titled:t}){let r=n.description??"",{shown:o,folded:s}=en(r.slice(0,An)),a=[...n.title===""||!t?[]:[`**${m(n.title.slice(0,250))}**`],...o.map(P)];if(a.length===0)return"";let l=["From the plan:","",...a.map(c=>`> ${c}`.trimEnd().replace(/(?<=.)$/,"  "))].join(`
`),u=k(s.map(c=>`> ${P(c)}  `),e);if(s.length===0)return l;let p=s.length-u.length,d=[...u,...p>0?[">",`> \u2026 and ${h(p,"more line")} in the report`]:[]].join(`
`);return`${l}

<details><summary>${h(s.length,"more line")} from the plan</summary>

${d}

</details>`}function Sn(n,e){let{steps:t}=n,r=[j("Refused",Wn(n)),j("Waits for approval",A(t,({policy:o})=>o?.behavior==="ask"&&m(`${o.reason} (${o.rule})`))),j("Not matched exactly",A(t,({matched_by:o,status:s})=>s==="applied"&&on(o)&&tn[o])),Gn(n),j("Diagnostics",Hn(n))];return Tn(r,e)}var j=(n,e)=>({title:n,items:e});function Tn(n,e){let t=e,r=[];for(let{title:o,items:s}of n){if(s.length===0)continue;let i=L(s,t-Buffer.byteLength(o)-In),a=`### ${o}

${i.join(`
`)}`;r.push(a),t-=Buffer.byteLength(a)+2}return r.join(`

`)}var In=40,A=(n,e)=>n.flatMap(t=>{let r=e(t);return r?[`- ${Dn(t)}: ${r}`]:[]}),Dn=n=>`Step ${n.index}${n.id===void 0?"":` ${f(n.id)}`}, ${f(n.file_path)}`,Wn=n=>[...z(n).map(e=>`- ${$n(e)}`),...A(n.steps,({error:e})=>e&&$n(e))];function $n(n){let[e="",...t]=n.message.trim().split(`
`),r=K(n),o=[`\`${n.name}\` ${m(e)}`,...r?[`*${r}*`]:[]].join(" ");return t.length===0?o:`${o}
${R("text",t.join(`
`)).replace(/^/gm,"  ")}`}function Gn({verifications:n=[]}){let e=n.map(({name:t,ok:r,tail:o})=>{let s=`- ${r?"\u2713":"\u2717 **failed:**"} ${f(t)}`;return r||o.trim()===""?s:`${s}
${R("",o).replace(/^/gm,"  ")}`});return j("Verification",e)}var Hn=({diagnostics:n=[]})=>n.flatMap(e=>{let t=e.state==="known"&&e.added===0,r=e.diagnostics.map(({file_path:o,line:s,message:i,code:a,step:l})=>{let u=l===void 0?"":`, after step ${l}`,p=a===void 0?"":` ${f(a)}`;return`- ${f(`${o}:${s}`)}${u}: ${m(i.split(`
`)[0]??"")}${p}`});return[`- ${t?"\u2713":"\u2717"} ${m(J(e))}`,...r]});function Cn(n){let e=r=>n.groups.find(o=>o.kind===r)?.entries??[],t=new Map;for(let r of[...e("unusual").slice(0,qn),...e("alike").slice(0,1)]){let[o]=r.folder===void 0?jn(r,n,{rank:0,budget:xn,open:!0}):[];o&&o.bytes<=xn&&t.set(r,o.text)}return{text:[...t.values()].join(`

`),entries:new Set(t.keys())}}var[qn,xn]=[3,2e3];function v(n,e,t){let o=n.groups.flatMap(({kind:d,entries:c})=>c.map(y=>({kind:d,entry:y}))).filter(({entry:d})=>!t.has(d)).flatMap(({kind:d,entry:c})=>jn(c,n,{rank:Xn[d],budget:e,open:!1})),s=[...n.changes.values()].filter(d=>!On(d)),i=zn(s,e/8),a=o.toSorted((d,c)=>d.rank-c.rank||d.bytes-c.bytes),l=E(i)+E(kn)+4,u=new Set(a.filter(d=>l+d.bytes+2>e?!1:(l+=d.bytes+2,!0))),p=[...o.filter(d=>u.has(d)).map(({text:d})=>d),i].filter(Boolean);return{text:p.length===0?"":[kn,...p].join(`

`),missing:o.filter(d=>!u.has(d)).flatMap(({changes:d})=>d)}}var Xn={refused:0,asked:0,unusual:0,protected:0,deleted:0,hidden:0,moved:1,rest:1,alike:2},kn="### Patches",E=n=>Buffer.byteLength(n),On=({insertions:n,deletions:e,hunks:t})=>n+e>0||t!==void 0;function jn(n,{changes:e},t){let r=n.link.startsWith("#file-")?n.paths.flatMap(o=>e.get(o)??[]).filter(On):[];return n.folder!==void 0?r.map(o=>Ln(o,[o],t)):r[0]?[Ln(r[0],r,t)]:[]}function Ln(n,e,{rank:t,budget:r,open:o}){if(Vn(n)>r)return{changes:e,rank:t,text:"",bytes:Number.POSITIVE_INFINITY};let s=[...new Set(e.flatMap(g=>g.steps))].sort((g,S)=>g-S),i=s.length===0?"":` (${H(s)})`,a=n.from===void 0?N(n.path):`${N(n.from)} \u2192 ${N(n.path)}`,l=e.length>1,p=`${l?`${h(e.length,"file")} get this same change`:a}${Bn(n)} ${Mn(n)}${l?" each":""}${i}`,d=e.map(({path:g,from:S})=>`- ${S===void 0?"":`${f(S)} \u2192 `}${f(g)}`),c=l?`

${F(`The ${h(e.length,"file")}`,L(d,Qn).join(`
`))}`:"",y=F(p,Un(n)+c,o);return{changes:e,rank:t,text:y,bytes:E(y)-(o?E(c):0)}}var Qn=4e3,F=(n,e,t=!1)=>`<details${t?" open":""}><summary>${n}</summary>

${e}

</details>`,Un=({hunks:n})=>n?R("diff",hn(n).join(`
`)):"The report does not contain the patch.",Vn=({hunks:n=[]})=>n.reduce((e,{lines:t})=>t.reduce((r,o)=>r+o.length+1,e),0),Mn=({insertions:n,deletions:e})=>`+${b(n)} \u2212${b(e)}`;function Bn({status:n,old_mode:e,new_mode:t,encoding:r}){let o=i=>!i.startsWith("0000");return[n==="added"?"new":n==="deleted"||n==="renamed"?n:"",o(e)&&o(t)&&e!==t?`mode ${e} \u2192 ${t}`:"",!o(e)&&t==="100755"?"executable":"",r===void 0?"":`in ${r}`].filter(Boolean).map(i=>` ${i}`).join("")}function zn(n,e){if(n.length===0)return"";let t=n.map(r=>{let{path:o,from:s,binary:i,old_size:a,new_size:l}=r,u=i?` binary, ${a??0} \u2192 ${l??0} bytes`:"";return`- ${s===void 0?"":`${f(s)} \u2192 `}${f(o)}${Bn(r)}${u}`});return F(`${h(n.length,"file")} without changed lines`,L(t,e).join(`
`))}var Kn=4e3;function Nn(n,e){if(n.length===0)return"";let t=n.map(s=>`${f(O(s.path))} ${Mn(s)}`),r=`**Not shown here:** the ${n.length===1?"patch":"patches"} of ${B(t,3)}; ${n.length===1?"it is":"they are"} in ${e}.`;if(n.length<=3)return r;let o=L(t.map(s=>`- ${s}`),Kn);return`${r}

${F(`All ${h(n.length,"file")} that are not shown`,o.join(`
`))}`}function Fn(n,{plan:e,base:t,composition:r},o=e.without??[]){if(e.files.length===0||e.files.includes("-"))return;let s=e.files.map(Yn).join(" "),i=o.length>0?` --without ${o.join()}`:"",a=`editplan ${n} ${r?En:s}${Jn(e)}${i}`;if(!r)return a;let l=t?` --base ${t.commit}`:"";return`editplan compose ${s}${l} -o ${En}
${a}`}var En="combined.yaml",Yn=n=>q(n.startsWith("-")?`./${n}`:n),Jn=({overrides:n={}})=>Object.entries(n).filter(([e])=>e!=="trailing_whitespace").map(([e,t])=>` --${e.replaceAll("_","-")} ${t}`).join("");function Ve(n,e={}){let t=e.budget??de,r=Q(n),o={groups:rn(n,r),changes:new Map(r.map(M=>[M.path,M]))},s=t<Zn?{text:"",entries:new Set}:Cn(o),i=C([T(n),ue(n,e,t/8),yn(o.groups,{budget:t/6,linkOf:oe(n,e)}),s.text,se(n)]),a=C([Rn(V(n,I)),wn(n,{budget:t/8,titled:e.base===void 0}),ae(e,t/4),...ce(n,t/8)]),l=me(n,t/8),u=C([an(e.base),re(n,e),fe(n,e)]).trimEnd(),p=t-w(i+a+l+u)-le,d=Sn(n,Math.max(0,p/3));p-=w(d)+2;let c=v(o,p,s.entries),y=c.missing.length===0?p-w(c.text):0,g=ee(n,e,{budget:Math.max(0,p*ne),room:Math.max(0,y)});p-=w(g)+2;let $=c.missing.length===0&&w(c.text)<=p?c:v(o,p,s.entries),x=$.missing.length===0?$:v(o,p-w(D($.missing,e)),s.entries);return[C([i,D(x.missing,e),a,l,d,g,x.text,u]),C([i,D(r,e),a,l,d,g,u]),C([T(n),ie(e),g])].find(M=>w(M)<=t)??g}var Zn=2e4,ne=.6;function ee(n,e,t){if(n.steps.length===0)return"";let r=h(n.steps.filter(({status:i})=>i!=="read").length,"step"),o=e.base===void 0?"":" \xB7 untick one to leave it out",s=sn(n,{...e,budget:t.budget-vn,room:t.room-vn});return`<details${n.steps.length<=te?" open":""}><summary><b>${r}</b>${o}</summary>

${s}

</details>`}var vn=120,te=20;function oe({steps:n,files:e,head:t},{commitUrl:r}){if(!r)return;let o=new Map(n.flatMap(i=>i.commit?U(i).map(({file_path:a})=>[a,i.commit]):[])),s=new Set(e.map(({path:i})=>i));return i=>{let a=o.get(i)??(s.has(i)?t?.commit:void 0);return a===void 0?void 0:`${r(a)}#diff-${W(i)}`}}function re({steps:n},{commitUrl:e}){let[t,...r]=new Set(n.flatMap(s=>s.commit??[]));if(t===void 0||r.length>0)return"";let o=`\`${t.slice(0,10)}\``;return`Commit ${e?`[${o}](${e(t)})`:o}`}function se({overlaps:n}){let e=un(n,m);return e===""?"":`**Other open pull requests:** ${e}`}var D=(n,e)=>Nn(n,_n(e)),ie=n=>`**Not shown here:** all patches; they are in ${_n(n)}.`;function ae({given:n},e){if(!n)return"";let t=n.text.trim();if(w(t)<=e)return`From ${n.source}:

${t}`;let r=k(t.split(`
`),e);return`From ${n.source}, cut:

${R("text",r.join(`
`))}`}var de=6e4,le=64,w=n=>Buffer.byteLength(n),C=n=>`${n.map(e=>e.trim()).filter(Boolean).join(`

`)}
`,_n=({summaryUrl:n})=>n?`[the summary of the run](${n}) and its report`:"the report of the run";function ce({notes:n=[]},e){let t=n.map(o=>`> ${m(o)}`),r=k(t,e);return r.length===t.length?r:[...r,`> \u2026 and ${t.length-r.length} more remarks`]}function fe(n,{isVerifiable:e=!0}){let{plan:t,base:r,head:o}=n,s=Fn("verify",n);if(!r||!o||s===void 0||!e)return"";let i=`${s} --base ${r.commit} --head ${o.commit}`;return`### How to verify

With editplan ${X.version} and the plan (\`sha256:${t.sha256.slice(0,12)}\u2026\`) anyone can replay it and compare the commits:

${R("sh",i)}`}function ue({since:n},{commitUrl:e},t){if(!n)return"";let{commit:r,details:o=[]}=n,s=r&&`\`${r.slice(0,10)}\``,i=r&&e?`[${s}](${e(r)})`:s??"the earlier run",a=($,x)=>x.length>0&&`${$} ${G(x)}`,l=o.filter(({now:$})=>$===void 0),u=l.map(({was:$,file_path:x})=>`${$} ${f(x)}`),p=[a("new",n.new),a("changed",n.changed),u.length>0&&u.length<=5?`dropped ${u.join(", ")}`:a("dropped",n.dropped)].filter(Boolean),d=`**Changed since ${i}:** ${[...p.length>0?p:["nothing"],`${n.same} the same`].join(" \xB7 ")}`,c=[...o.filter(({now:$})=>$!==void 0).map(pe),...u.length>5?u.map($=>`- dropped ${$}`):[]],y=k(c,t);if(c.length===0)return d;let g=c.length>y.length?[`\u2026 and ${c.length-y.length} more in the report`]:[],S=[o.length>l.length&&`${h(o.length-l.length,"changed step")}, then and now`,u.length>5&&h(u.length,"dropped step")];return`${d}

<details><summary>${S.filter(Boolean).join("; ")}</summary>

${[...y,...g].join(`

`)}

</details>`}function pe({was:n,now:e,file_path:t,structuredPatch:r=[]}){let o=r.flatMap(i=>[mn(i),...gn(i.lines)]);return`${n===e?`Step ${e}`:`Step ${e}, which was ${n}`}, ${f(t)}:

${R("diff",o.join(`
`))}`}function me({composition:n,candidates:e=[],narrowing:t},r){let o=[{title:"Candidates",head:$e,lines:e.map(ye)},{title:"Why candidates do not pass",head:[],lines:e.flatMap(Re)},{title:"How the plans fit together",head:[],lines:n?dn(n).map(we):[]},{title:"Why steps were left out",head:[],lines:t?.culprits.map(be)??[]}],s=r,i=[];for(let a of o){if(a.lines.length===0)continue;let l=he(a,s);i.push(l),s-=Buffer.byteLength(l)+2}return i.join(`

`)}function he({title:n,head:e,lines:t},r){let o=r-Buffer.byteLength([n,...e].join(`
`))-ge,s=k(t,o),i=t.length-s.length;return[`### ${n}`,"",...e,...s,...i>0?["",`\u2026 and ${i} more in the report.`]:[]].join(`
`)}var ge=40,$e=Z(ln),ye=n=>{let[e="",t="",r="",o="",...s]=cn(n),i=`${f(e)}${n.best?" **best**":""}`;return nn([i,t,r,m(o),...s])},Re=n=>fn(n).map(({name:e,message:t})=>`- ${f(n.plan)}: \`${e}\` ${m(t.split(`
`)[0]??"")}`);function be({index:n,id:e,file_path:t,source:r,verification:o="",output:s=""}){let i=e===void 0?"":` ${f(e)}`,a=r===void 0?"":` (${f(r)})`,l=`- Step ${n}${i}, ${f(t)}${a}: ${f(o)} fails with it`;return s.trim()===""?l:`${l}
${R("",s.trimEnd()).replace(/^/gm,"  ")}`}var we=({kind:n,words:e,details:t})=>[`- ${n==="conflicts"?"\u2717 ":""}${m(e)}`,...t.map(r=>`  - ${m(r)}`)].join(`
`);export{Ve as a};
