import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a as g,b as $}from"./wings-campaign-campaign-states.js";import{core_report_safe_markdown_2$a as a}from"./start.js";var h=6e4;function b(t){let{title:o,totals:n,at:e,repositories:s,problems:l=[]}=t,r=$(t),m=[`## ${a(o)}`,"",`${n.repositories} repositories, as of ${e.slice(0,16).replace("T"," ")} UTC.`,"",`| ${r.map(([i])=>i).join(" | ")} |`,`|${" ---: |".repeat(r.length)}`,`| ${r.map(([,i])=>i).join(" | ")} |`,"",...l.map(({message:i})=>`> ${a(i)}
`),"| repository | state | pull request | checks | age | |","| --- | --- | --- | --- | ---: | --- |"],c=g(s).map(y),d=h-m.join(`
`).length-200,p=j(c,d),u=c.length-p.length,f=u>0?["",`${u} more: run \`editplan campaign status\`.`]:[];return`${[...m,...p,...f].join(`
`)}
`}function y({repository:t,state:o,pull:n,checks:e,age_days:s,reason:l=""}){let r=n?`[#${n.number}](${n.url})`:"";return`| ${[a(t),o,r,e??"",n?`${s??0} d`:"",a(l)].map(c=>c.replaceAll("|","\\|")).join(" | ")} |`}function j(t,o){let n=0,e=t.findIndex(s=>(n+=s.length+1,n>o));return e<0?t:t.slice(0,e)}export{b as a};
