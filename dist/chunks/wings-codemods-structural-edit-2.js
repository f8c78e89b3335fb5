import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as L,b as O}from"./wings-codemods-structure-rule-2.js";
import{b as E}from"./wings-codemods-dropped-comments.js";import{k as _,m as T,s as F,t as R}from"./wings-codemods-structure-indentation.js";import{wings_codemods_structure_languages$a as w,
wings_codemods_structure_languages$c as y}from"./start.js";import{core_text_tolerances$j as M}from"./start.js";import{core_tools_checks$w as x}from"./start.js";
import{core_text_line_ending$a as g,core_text_line_ending$k as A,core_text_line_ending$l as p}from"./start.js";import{core_text_utf8_cache$l as N}from"./hook.js";
var D=e=>{let{pattern:t,rule:n,language:r,new_string:o,nested:a,comments:s,allow_broken:c=false}=e;if(t===void 0&&n===void 0)return;let i=n===void 0?P(t??""):L(
n);if("message"in i)return{...i,path:["rule",...i.path]};let u=o??i.fix?.template;if(u===void 0)return{path:["rule"],message:"has no fix, and the step no new_st\
ring; give one of them"};let l=new Set([...F(i.matcher),...i.transforms.map(([$])=>$)]),f=O(i),d=o===void 0?f.template:_(g(o),l),h=T(d).find($=>!l.has($));if(h!==
void 0)return{path:o===void 0?["rule","fix"]:["new_string"],message:`names $${h}, which ${t===void 0?"rule":"pattern"} does not have; ${j(o,l)}`};let b=t??i.matcher,
{ruleAt:k,language:K}=i,G=o==="";return{matcher:b,ruleAt:k,newString:u,replacement:{...f,template:d},language:r,writtenFor:K,nested:a,comments:s,allowBroken:c,takesLines:G}},
P=e=>({matcher:{rule:{pattern:e}},ruleAt:[],language:void 0,fix:void 0,transforms:[],rewriters:[]}),j=(e,t)=>{let n=t.size===0?"it has none":`it has ${[...t].map(
r=>`$${r}`).join(", ")}`;return e===void 0?n:`${n}; write $$ for a dollar sign`},he=async(e,t)=>{let n=D(e);if(!n||"message"in n)return n;let{judgeStructure:r}=await import("./wings-codemods-structure-judge.js");
for(let o of V(e,t)){if(!C(n,o))return{path:["rule","language"],message:B(n,o)};let a=await r(n,o);if(a)return{path:H(e,a),message:`${a.message} (${o.title})`}}},
C=({writtenFor:e},{name:t})=>e===void 0||e===t,B=({writtenFor:e},{title:t,name:n})=>`says ${w(e??n).title}, and is to be used on ${t}; name files of that langua\
ge, or leave it out`,H=(e,{path:t})=>t[0]==="fix"&&e.new_string!==void 0?["new_string"]:e.pattern===void 0?["rule",...t]:["pattern"],V=({language:e},t)=>e?[w(e)]:
[...new Set(t.flatMap(n=>y(n)??[]))],pe=async(e,t,{path:n,replaceAll:r,isOneOfSeveral:o=false})=>{let a=await U(e,{...t,keepsSyntax:!t.allowBroken},n);if(!a.ok)
return a;let{brokenAt:s,misfit:c,partial:i,text:u,dropped:l=[]}=a,f=t.takesLines?a.matches.map(k=>z(g(u),k)):a.matches,d=re(e,u,{matches:f,path:n,replaceAll:r});
if(!d.ok)return d;if(i!==void 0)return te(n,S(g(u),f[i]?.start??0));if(s!==void 0)return Y(n,s);if(c!==void 0)return ee(n,S(g(u),f[c]?.start??0));if(!t.allowBroken&&
await J(n,t,{before:u,after:Z(u,a.matches)}))return q(n);if(l.length===0)return d;let h=E(g(u),l),{comments:b=o?"refuse":"drop"}=t;return b==="refuse"?ne(n,h):{
...d,notes:[...d.notes,`${n} loses comments that new_string does not have: ${h}.`]}},we=async(e,t,n)=>{let{matcher:r,language:o,writtenFor:a}=t,s=R(typeof r=="s\
tring"?P(r).matcher:r),c=await U(e,{matcher:r,language:o,writtenFor:a,replacement:X,captures:s},n);if(!c.ok)return c;if(c.matches.length===0)return{ok:false,reason:"\
not-found"};let[i,u]=[p(e,c.text),W(e,c.text,c.matches)];return{ok:true,places:c.matches.map(({start:l,end:f,captures:d={}})=>({start:i(l),end:u(f),captures:d}))}},
X={template:[],transforms:[],rewriters:[]},W=(e,t,n)=>{let r=p(e,t),o=new Map(n.map(({end:a})=>a).sort((a,s)=>a-s).map(a=>[a,r(a)]));return a=>o.get(a)??0},U=async(e,t,n)=>{
let r=t.language?w(t.language):y(n);if(!r)return m("LANGUAGE_UNKNOWN",`The name of ${n} tells no language with a grammar here. Edit the file by \`old_string\` or \
\`regex\`; if it is in a language that \`language\` takes, set that.`);if(!C(t,r))return m("INVALID_INPUT",`The language of rule ${B(t,r)}.`);if(!e.valid)return m(
"UNSUPPORTED_ENCODING",`${n} is not valid UTF-8. Convert it to UTF-8 first.`);let{findStructure:o}=await import("./wings-codemods-structure-search.js"),a=N(e),s=await o(
g(a),{...t,language:r});return s.ok?{...s,text:a}:s.reason==="limit"?Q(n,s.steps):m("INVALID_INPUT",`pattern or rule cannot be used for ${r.title}: ${s.message}`)},
z=(e,t)=>{let{start:n,end:r}=t;for(;I(e[n-1]);)n-=1;for(;I(e[r]);)r+=1;return(n===0||e[n-1]===`
`)&&(r===e.length||e[r]===`
`)?{...t,start:n,end:Math.min(r+1,e.length)}:t},I=e=>e===" "||e==="	",m=(e,t)=>({ok:false,reason:"refused",problem:x(e,t)}),Q=(e,t)=>m("LIMIT_EXCEEDED",t===void 0?
`${e}, the pattern or the rule nests too deep or is too long to be searched for structure.`:`Looking for the structure in ${e} takes more than ${t} steps, which\
 is the limit for a text of its size. Narrow the pattern or the rule.`),Y=(e,t)=>m("SYNTAX_BROKEN",`${e} parses now, and would not parse at line ${t} after the \
step. Correct new_string, or set \`allow_broken: true\` where a later step completes it.`),J=async(e,t,n)=>{let r=t.language??y(e)?.name,{isRefused:o}=await import("./wings-codemods-structure-own-parsers.js");
return r!==void 0&&o(r,e,n)},Z=(e,t)=>{let n=g(e),r=[],o=0;for(let{start:a,end:s,replacement:c}of t)r.push(n.slice(o,a),c),o=s;return r.join("")+n.slice(o)},q=e=>m(
"SYNTAX_BROKEN",`${e} is read now, and would not be read after the step by those that read such files. Correct new_string, or set \`allow_broken: true\` where a l\
ater step completes it.`),ee=(e,t)=>m("CHANGE_UNCERTAIN",`The new text at line ${t} of ${e} would be read together with the code around it, as an operand, an ar\
gument or a statement that it is not. Write new_string so that it is one piece of code there (with parentheses, a comma or a semicolon), or set \`allow_broken: t\
rue\` to write it as it is.`),te=(e,t)=>m("CHANGE_UNCERTAIN",`What matches at line ${t} of ${e} goes on with code that the pattern does not name, and would be d\
ropped. Name it too, as with a \`$$$REST\` that new_string takes over; or write a rule with \`pattern: { context, strictness: smart }\` to drop it, or with strictne\
ss relaxed to leave such places alone.`),ne=(e,t)=>m("CHANGE_UNCERTAIN",`Comments in matches of ${e} are not in the new text, and would be dropped: ${t}. Set \`c\
omments: drop\` to drop them, or take them over with a \`$$$NAME\` that holds them.`),v=100,re=(e,t,{matches:n,path:r,replaceAll:o})=>{if(n.length===0)return{ok:false,
reason:"not-found"};let a=n.findIndex(({start:u},l)=>u<(n[l-1]?.end??0)),s=p(e,t);if(o&&a>0)return oe(r,g(t),n[a]);if(!o&&n.length>1)return{ok:false,reason:"not\
-unique",spans:n.slice(0,v).map(({start:l})=>s(l)).map(l=>({start:l,end:l})),more:n.length>v};let c=A(e),i=[];for(let{start:u,end:l,replacement:f}of n){if(!M(e,
f))return{ok:false,reason:"unencodable"};let d={start:s(u),end:s(l)};i.push({...d,replacement:Buffer.from(c(d,f),e.encoding)})}return{ok:true,matchedBy:"structu\
re",splices:i,notes:ae(r,g(t),n)}},oe=(e,t,n)=>m("OVERLAPPING_MATCHES",`A match at line ${S(t,n?.start??0)} of ${e} is inside another one, so that both cannot b\
e replaced. Set \`nested: inner-first\` to replace both, or \`nested: outer-only\` to leave those inside as the outer ones have them.`),S=(e,t)=>e.slice(0,t).split(
`
`).length,ae=(e,t,n)=>{let r=n.filter(({broken:o})=>o).map(({start:o})=>S(t,o));return r.length===0?[]:[`${e} has syntax errors in the match at line ${r.slice(0,
20).join(", ")}: look at what was replaced there.`]};export{D as a,he as b,pe as c,we as d};
