import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{core_report_read_first_lines$a as hn}from"./start.js";import{core_report_patch_lines$b as gn,core_report_patch_lines$d as $n,core_report_patch_lines$e as yn}from"./start.js";import{core_report_read_first_2$c as sn,core_report_read_first_2$d as rn,core_report_read_first_2$f as an}from"./start.js";import{a as dn,e as ln}from"./core-report-body-step-list.js";import{a as m,b as _,c as f,d as N,e as en,f as tn,g as R,i as k,j as C,k as on}from"./core-report-safe-markdown-2.js";import{package$a as q}from"./version.js";import{core_report_groups$c as U}from"./start.js";import{core_report_net_changes$a as X,core_report_net_changes$c as Q}from"./start.js";import{core_report_several_words$a as cn,core_report_several_words$d as fn,core_report_several_words$e as un,core_report_several_words$f as pn,core_report_several_words$k as mn}from"./start.js";import{core_report_outcome$a as V,core_report_outcome$e as z,core_report_outcome$f as K,core_report_outcome$g as Y,core_report_outcome$i as J,core_report_outcome$l as Z,core_report_outcome$m as nn}from"./start.js";import{core_text_words$a as h,core_text_words$b as b,core_text_words$c as M,core_text_words$e as W,core_text_words$f as G,core_text_words$g as j,core_text_words$i as H}from"./hook.js";import{core_text_digest$a as D}from"./hook.js";function A(n){let{totals:e,steps:t,diagnostics:s=[]}=n,o=h(t.filter(({status:a})=>a!=="read").length,"change"),r=n.plan.without?.length??0;return`### What changes

${[z(n)?`Would apply **${b(e.applied)}** of ${o}; nothing was written`:`**${b(e.applied)}** of ${o} applied`,e.failed>0&&`**${e.failed} refused**`,r>0&&`${r} left out`,e.collapsed>0&&`${e.collapsed} collapsed`,e.unchanged>0&&`${e.unchanged} unchanged`,e.skipped>r&&`${e.skipped-r} skipped`,`${h(e.files,"file")} (${[`+${b(e.insertions)} \u2212${b(e.deletions)}`,K(e)].filter(Boolean).join("; ")})`,Tn(n),s.length>0&&m(Z(s))].filter(Boolean).join(" \xB7 ")}`}function Tn(n){let{verifications:e=[],files:t}=n,s=e.every(({ok:a})=>a)?"verification passed":"**verification failed**",o=e.length>0?s:Y(n),r=t.filter(({verifies:a})=>a!==void 0);if(r.length===0)return o;let i=M(r.map(({path:a})=>f(j(a))),3);return`${o===""?"":`${o}, but `}**the plan changes what verifies it** (${i})`}function bn(n,{budget:e,linkOf:t}){let s=hn(n,{path(o){let[r,i]=[T(o),t?.(o)];return i===void 0?r:`[${r}](${i})`},code:o=>f(o),prose:m});return s.length===0?"":`**Read first**

${C(Sn(s),e).join(`
`)}`}var wn=n=>Sn(n).join(`
`),Sn=n=>n.map(({subject:e,said:t})=>`- ${e===""?"":`**${e}**`}${t}`),T=n=>f(j(n)),In=3e4;function xn({plan:n},{budget:e,titled:t}){let s=n.description??"",{shown:o,folded:r}=on(s.slice(0,In)),a=[...n.title===""||!t?[]:[`**${m(n.title.slice(0,250))}**`],...o.map(_)];if(a.length===0)return"";let l=["From the plan:","",...a.map(c=>`> ${c}`.trimEnd().replace(/(?<=.)$/,"  "))].join(`
`),u=k(r.map(c=>`> ${_(c)}  `),e);if(r.length===0)return l;let p=r.length-u.length,d=[...u,...p>0?[">",`> \u2026 and ${h(p,"more line")} in the report`]:[]].join(`
`);return`${l}

<details><summary>${h(r.length,"more line")} from the plan</summary>

${d}

</details>`}function kn(n,e){let{steps:t}=n,s=[O("Refused",Hn(n)),O("Waits for approval",P(t,({policy:o})=>o?.behavior==="ask"&&m(`${o.reason} (${o.rule})`))),O("Not matched exactly",P(t,({matched_by:o,status:r})=>r==="applied"&&rn(o)&&sn[o])),qn(n),O("Diagnostics",Xn(n))];return Dn(s,e)}var O=(n,e)=>({title:n,items:e});function Dn(n,e){let t=e,s=[];for(let{title:o,items:r}of n){if(r.length===0)continue;let i=C(r,t-Buffer.byteLength(o)-Wn),a=`### ${o}

${i.join(`
`)}`;s.push(a),t-=Buffer.byteLength(a)+2}return s.join(`

`)}var Wn=40,P=(n,e)=>n.flatMap(t=>{let s=e(t);return s?[`- ${Gn(t)}: ${s}`]:[]}),Gn=n=>`Step ${n.index}${n.id===void 0?"":` ${f(n.id)}`}, ${f(n.file_path)}`,Hn=n=>[...V(n).map(e=>`- ${Rn(e)}`),...P(n.steps,({error:e})=>e&&Rn(e))];function Rn(n){let[e="",...t]=n.message.trim().split(`
`),s=J(n),o=[`\`${n.name}\` ${m(e)}`,...s?[`*${s}*`]:[]].join(" ");return t.length===0?o:`${o}
${R("text",t.join(`
`)).replace(/^/gm,"  ")}`}function qn({verifications:n=[]}){let e=n.map(({name:t,ok:s,tail:o})=>{let r=`- ${s?"\u2713":"\u2717 **failed:**"} ${f(t)}`;return s||o.trim()===""?r:`${r}
${R("",o).replace(/^/gm,"  ")}`});return O("Verification",e)}var Xn=({diagnostics:n=[]})=>n.flatMap(e=>{let t=e.state==="known"&&e.added===0,s=e.diagnostics.map(({file_path:o,line:r,message:i,code:a,step:l})=>{let u=l===void 0?"":`, after step ${l}`,p=a===void 0?"":` ${f(a)}`;return`- ${f(`${o}:${r}`)}${u}: ${m(i.split(`
`)[0]??"")}${p}`});return[`- ${t?"\u2713":"\u2717"} ${m(nn(e))}`,...s]});function On(n){let e=s=>n.groups.find(o=>o.kind===s)?.entries??[],t=new Map;for(let s of[...e("unusual").slice(0,Qn),...e("alike").slice(0,1)]){let[o]=s.folder===void 0?Mn(s,n,{rank:0,budget:Cn,open:!0}):[];o&&o.bytes<=Cn&&t.set(s,o.text)}return{text:[...t.values()].join(`

`),entries:new Set(t.keys())}}var[Qn,Cn]=[3,2e3];function F(n,e,t){let o=n.groups.flatMap(({kind:d,entries:c})=>c.map(y=>({kind:d,entry:y}))).filter(({entry:d})=>!t.has(d)).flatMap(({kind:d,entry:c})=>Mn(c,n,{rank:Un[d],budget:e,open:!1})),r=[...n.changes.values()].filter(d=>!Bn(d)),i=Yn(r,e/8),a=o.toSorted((d,c)=>d.rank-c.rank||d.bytes-c.bytes),l=E(i)+E(Ln)+4,u=new Set(a.filter(d=>l+d.bytes+2>e?!1:(l+=d.bytes+2,!0))),p=[...o.filter(d=>u.has(d)).map(({text:d})=>d),i].filter(Boolean);return{text:p.length===0?"":[Ln,...p].join(`

`),missing:o.filter(d=>!u.has(d)).flatMap(({changes:d})=>d)}}var Un={refused:0,asked:0,unusual:0,protected:0,deleted:0,hidden:0,moved:1,rest:1,alike:2},Ln="### Patches",E=n=>Buffer.byteLength(n),Bn=({insertions:n,deletions:e,hunks:t})=>n+e>0||t!==void 0;function Mn(n,{changes:e},t){let s=n.link.startsWith("#file-")?n.paths.flatMap(o=>e.get(o)??[]).filter(Bn):[];return n.folder!==void 0?s.map(o=>jn(o,[o],t)):s[0]?[jn(s[0],s,t)]:[]}function jn(n,e,{rank:t,budget:s,open:o}){if(Kn(n)>s)return{changes:e,rank:t,text:"",bytes:Number.POSITIVE_INFINITY};let r=[...new Set(e.flatMap(g=>g.steps))].sort((g,S)=>g-S),i=r.length===0?"":` (${G(r)})`,a=n.from===void 0?N(n.path):`${N(n.from)} \u2192 ${N(n.path)}`,l=e.length>1,p=`${l?`${h(e.length,"file")} get this same change`:a}${En(n)} ${Nn(n)}${l?" each":""}${i}`,d=e.map(({path:g,from:S})=>`- ${S===void 0?"":`${f(S)} \u2192 `}${f(g)}`),c=l?`

${v(`The ${h(e.length,"file")}`,C(d,Vn).join(`
`))}`:"",y=v(p,zn(n)+c,o);return{changes:e,rank:t,text:y,bytes:E(y)-(o?E(c):0)}}var Vn=4e3,v=(n,e,t=!1)=>`<details${t?" open":""}><summary>${n}</summary>

${e}

</details>`,zn=({hunks:n})=>n?R("diff",$n(n).join(`
`)):"The report does not contain the patch.",Kn=({hunks:n=[]})=>n.reduce((e,{lines:t})=>t.reduce((s,o)=>s+o.length+1,e),0),Nn=({insertions:n,deletions:e})=>`+${b(n)} \u2212${b(e)}`;function En({status:n,old_mode:e,new_mode:t,encoding:s}){let o=i=>!i.startsWith("0000");return[n==="added"?"new":n==="deleted"||n==="renamed"?n:"",o(e)&&o(t)&&e!==t?`mode ${e} \u2192 ${t}`:"",!o(e)&&t==="100755"?"executable":"",s===void 0?"":`in ${s}`].filter(Boolean).map(i=>` ${i}`).join("")}function Yn(n,e){if(n.length===0)return"";let t=n.map(s=>{let{path:o,from:r,binary:i,old_size:a,new_size:l}=s,u=i?` binary, ${a??0} \u2192 ${l??0} bytes`:"";return`- ${r===void 0?"":`${f(r)} \u2192 `}${f(o)}${En(s)}${u}`});return v(`${h(n.length,"file")} without changed lines`,C(t,e).join(`
`))}var Jn=4e3;function vn(n,e){if(n.length===0)return"";let t=n.map(r=>`${f(j(r.path))} ${Nn(r)}`),s=`**Not shown here:** the ${n.length===1?"patch":"patches"} of ${M(t,3)}; ${n.length===1?"it is":"they are"} in ${e}.`;if(n.length<=3)return s;let o=C(t.map(r=>`- ${r}`),Jn);return`${s}

${v(`All ${h(n.length,"file")} that are not shown`,o.join(`
`))}`}function _n(n,{plan:e,base:t,composition:s},o=e.without??[]){if(e.files.length===0||e.files.includes("-"))return;let r=e.files.map(Zn).join(" "),i=o.length>0?` --without ${o.join()}`:"",a=`editplan ${n} ${s?Fn:r}${ne(e)}${i}`;if(!s)return a;let l=t?` --base ${t.commit}`:"";return`editplan compose ${r}${l} -o ${Fn}
${a}`}var Fn="combined.yaml",Zn=n=>H(n.startsWith("-")?`./${n}`:n),ne=({overrides:n={}})=>Object.entries(n).filter(([e])=>e!=="trailing_whitespace").map(([e,t])=>` --${e.replaceAll("_","-")} ${t}`).join("");function Ke(n,e={}){let t=e.budget??ce,s=X(n),o={groups:an(n,s),changes:new Map(s.map(B=>[B.path,B]))},r=t<ee?{text:"",entries:new Set}:On(o),i=L([A(n),me(n,e,t/8),bn(o.groups,{budget:t/6,linkOf:re(n,e)}),r.text,ae(n)]),a=L([wn(U(n,T)),xn(n,{budget:t/8,titled:e.base===void 0}),le(e,t/4),...ue(n,t/8)]),l=ge(n,t/8),u=L([ln(e.base),ie(n,e),pe(n,e)]).trimEnd(),p=t-w(i+a+l+u)-fe,d=kn(n,Math.max(0,p/3));p-=w(d)+2;let c=F(o,p,r.entries),y=c.missing.length===0?p-w(c.text):0,g=oe(n,e,{budget:Math.max(0,p*te),room:Math.max(0,y)});p-=w(g)+2;let $=c.missing.length===0&&w(c.text)<=p?c:F(o,p,r.entries),x=$.missing.length===0?$:F(o,p-w(I($.missing,e)),r.entries);return[L([i,I(x.missing,e),a,l,d,g,x.text,u]),L([i,I(s,e),a,l,d,g,u]),L([A(n),de(e),g])].find(B=>w(B)<=t)??g}var ee=2e4,te=.6;function oe(n,e,t){if(n.steps.length===0)return"";let s=h(n.steps.filter(({status:i})=>i!=="read").length,"step"),o=e.base===void 0?"":" \xB7 untick one to leave it out",r=dn(n,{...e,budget:t.budget-Pn,room:t.room-Pn});return`<details${n.steps.length<=se?" open":""}><summary><b>${s}</b>${o}</summary>

${r}

</details>`}var Pn=120,se=20;function re({steps:n,files:e,head:t},{commitUrl:s}){if(!s)return;let o=new Map(n.flatMap(i=>i.commit?Q(i).map(({file_path:a})=>[a,i.commit]):[])),r=new Set(e.map(({path:i})=>i));return i=>{let a=o.get(i)??(r.has(i)?t?.commit:void 0);return a===void 0?void 0:`${s(a)}#diff-${D(i)}`}}function ie({steps:n},{commitUrl:e}){let[t,...s]=new Set(n.flatMap(r=>r.commit??[]));if(t===void 0||s.length>0)return"";let o=`\`${t.slice(0,10)}\``;return`Commit ${e?`[${o}](${e(t)})`:o}`}function ae({overlaps:n}){let e=mn(n,m);return e===""?"":`**Other open pull requests:** ${e}`}var I=(n,e)=>vn(n,An(e)),de=n=>`**Not shown here:** all patches; they are in ${An(n)}.`;function le({given:n},e){if(!n)return"";let t=n.text.trim();if(w(t)<=e)return`From ${n.source}:

${t}`;let s=k(t.split(`
`),e);return`From ${n.source}, cut:

${R("text",s.join(`
`))}`}var ce=6e4,fe=64,w=n=>Buffer.byteLength(n),L=n=>`${n.map(e=>e.trim()).filter(Boolean).join(`

`)}
`,An=({summaryUrl:n})=>n?`[the summary of the run](${n}) and its report`:"the report of the run";function ue({notes:n=[]},e){let t=n.map(o=>`> ${m(o)}`),s=k(t,e);return s.length===t.length?s:[...s,`> \u2026 and ${t.length-s.length} more remarks`]}function pe(n,{isVerifiable:e=!0}){let{plan:t,base:s,head:o}=n,r=_n("verify",n);if(!s||!o||r===void 0||!e)return"";let i=`${r} --base ${s.commit} --head ${o.commit}`;return`### How to verify

With editplan ${q.version} and the plan (\`sha256:${t.sha256.slice(0,12)}\u2026\`) anyone can replay it and compare the commits:

${R("sh",i)}`}function me({since:n},{commitUrl:e},t){if(!n)return"";let{commit:s,details:o=[]}=n,r=s&&`\`${s.slice(0,10)}\``,i=s&&e?`[${r}](${e(s)})`:r??"the earlier run",a=($,x)=>x.length>0&&`${$} ${W(x)}`,l=o.filter(({now:$})=>$===void 0),u=l.map(({was:$,file_path:x})=>`${$} ${f(x)}`),p=[a("new",n.new),a("changed",n.changed),u.length>0&&u.length<=5?`dropped ${u.join(", ")}`:a("dropped",n.dropped)].filter(Boolean),d=`**Changed since ${i}:** ${[...p.length>0?p:["nothing"],`${n.same} the same`].join(" \xB7 ")}`,c=[...o.filter(({now:$})=>$!==void 0).map(he),...u.length>5?u.map($=>`- dropped ${$}`):[]],y=k(c,t);if(c.length===0)return d;let g=c.length>y.length?[`\u2026 and ${c.length-y.length} more in the report`]:[],S=[o.length>l.length&&`${h(o.length-l.length,"changed step")}, then and now`,u.length>5&&h(u.length,"dropped step")];return`${d}

<details><summary>${S.filter(Boolean).join("; ")}</summary>

${[...y,...g].join(`

`)}

</details>`}function he({was:n,now:e,file_path:t,structuredPatch:s=[]}){let o=s.flatMap(i=>[gn(i),...yn(i.lines)]);return`${n===e?`Step ${e}`:`Step ${e}, which was ${n}`}, ${f(t)}:

${R("diff",o.join(`
`))}`}function ge({composition:n,candidates:e=[],narrowing:t},s){let o=[{title:"Candidates",head:Re,lines:e.map(be)},{title:"Why candidates do not pass",head:[],lines:e.flatMap(we)},{title:"How the plans fit together",head:[],lines:n?cn(n).map(xe):[]},{title:"Why steps were left out",head:[],lines:t?.culprits.map(Se)??[]}],r=s,i=[];for(let a of o){if(a.lines.length===0)continue;let l=$e(a,r);i.push(l),r-=Buffer.byteLength(l)+2}return i.join(`

`)}function $e({title:n,head:e,lines:t},s){let o=s-Buffer.byteLength([n,...e].join(`
`))-ye,r=k(t,o),i=t.length-r.length;return[`### ${n}`,"",...e,...r,...i>0?["",`\u2026 and ${i} more in the report.`]:[]].join(`
`)}var ye=40,Re=en(fn),be=n=>{let[e="",t="",s="",o="",...r]=un(n),i=`${f(e)}${n.best?" **best**":""}`;return tn([i,t,s,m(o),...r])},we=n=>pn(n).map(({name:e,message:t})=>`- ${f(n.plan)}: \`${e}\` ${m(t.split(`
`)[0]??"")}`);function Se({index:n,id:e,file_path:t,source:s,verification:o="",output:r=""}){let i=e===void 0?"":` ${f(e)}`,a=s===void 0?"":` (${f(s)})`,l=`- Step ${n}${i}, ${f(t)}${a}: ${f(o)} fails with it`;return r.trim()===""?l:`${l}
${R("",r.trimEnd()).replace(/^/gm,"  ")}`}var xe=({kind:n,words:e,details:t})=>[`- ${n==="conflicts"?"\u2717 ":""}${m(e)}`,...t.map(s=>`  - ${m(s)}`)].join(`
`);export{Ke as a};
