import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as O,b as I}from"./wings-codemods-structure-rule-2.js";
import{b as T}from"./wings-codemods-dropped-comments.js";import{k as F,m as _,s as L,t as R}from"./wings-codemods-structure-indentation.js";import"./core-text-template.js";
import{wings_codemods_structure_languages$a as w,wings_codemods_structure_languages$c as y}from"./start.js";import"./start.js";import"./start.js";import"./start.js";
import{core_text_tolerances$l as E}from"./start.js";import{core_tools_checks$z as M}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import{core_text_line_ending$a as g,core_text_line_ending$k as x,core_text_line_ending$l as p}from"./start.js";import"./start.js";import"./hook.js";
import"./hook.js";import"./hook.js";import{core_text_utf8_cache$l as A}from"./hook.js";import{core_text_splice$b as N}from"./hook.js";import"./hook.js";import"./start.js";
import"./hook.js";import"./hook.js";var H=e=>{let{pattern:t,rule:n,language:r,new_string:a,nested:o,comments:s,allow_broken:c=false}=e;if(t===void 0&&n===void 0)
return;let i=n===void 0?C(t??""):O(n);if("message"in i)return{...i,path:["rule",...i.path]};let u=a??i.fix?.template;if(u===void 0)return{path:["rule"],message:"\
has no fix, and the step no new_string; give one of them"};let l=new Set([...L(i.matcher),...i.transforms.map(([$])=>$)]),f=I(i),d=a===void 0?f.template:F(g(a),
l),h=_(d).find($=>!l.has($));if(h!==void 0)return{path:a===void 0?["rule","fix"]:["new_string"],message:`names $${h}, which ${t===void 0?"rule":"pattern"} does \
not have; ${X(a,l)}`};let b=t??i.matcher,{ruleAt:k,language:G}=i,D=a==="";return{matcher:b,ruleAt:k,newString:u,replacement:{...f,template:d},language:r,writtenFor:G,
nested:o,comments:s,allowBroken:c,takesLines:D}},C=e=>({matcher:{rule:{pattern:e}},ruleAt:[],language:void 0,fix:void 0,transforms:[],rewriters:[]}),X=(e,t)=>{let n=t.
size===0?"it has none":`it has ${[...t].map(r=>`$${r}`).join(", ")}`;return e===void 0?n:`${n}; write $$ for a dollar sign`},ye=async(e,t)=>{let n=H(e);if(!n||"\
message"in n)return n;let{judgeStructure:r}=await import("./wings-codemods-structure-judge.js");for(let a of V(e,t)){if(!B(n,a))return{path:["rule","language"],
message:U(n,a)};let o=await r(n,a);if(o)return{path:j(e,o),message:`${o.message} (${a.title})`}}},B=({writtenFor:e},{name:t})=>e===void 0||e===t,U=({writtenFor:e},{
title:t,name:n})=>`says ${w(e??n).title}, and is to be used on ${t}; name files of that language, or leave it out`,j=(e,{path:t})=>t[0]==="fix"&&e.new_string!==
void 0?["new_string"]:e.pattern===void 0?["rule",...t]:["pattern"],V=({language:e},t)=>e?[w(e)]:[...new Set(t.flatMap(n=>y(n)??[]))],Se=async(e,t,{path:n,replaceAll:r,
isOneOfSeveral:a=false})=>{let o=await K(e,{...t,keepsSyntax:!t.allowBroken},n);if(!o.ok)return o;let{brokenAt:s,misfit:c,partial:i,text:u,dropped:l=[]}=o,f=t.takesLines?
o.matches.map(k=>Q(g(u),k)):o.matches,d=oe(e,u,{matches:f,path:n,replaceAll:r});if(!d.ok)return d;if(i!==void 0)return ne(n,S(g(u),f[i]?.start??0));if(s!==void 0)
return J(n,s);if(c!==void 0)return te(n,S(g(u),f[c]?.start??0));if(!t.allowBroken&&await Z(n,t,{before:u,after:q(u,o.matches)}))return ee(n);if(l.length===0)return d;
let h=T(g(u),l),{comments:b=a?"refuse":"drop"}=t;return b==="refuse"?re(n,h):{...d,notes:[...d.notes,`${n} loses comments that the new text does not have: ${h}.`]}},
be=async(e,t,n)=>{let{matcher:r,language:a,writtenFor:o}=t,s=R(typeof r=="string"?C(r).matcher:r),c=await K(e,{matcher:r,language:a,writtenFor:o,replacement:W,captures:s},
n);if(!c.ok)return c;if(c.matches.length===0)return{ok:false,reason:"not-found"};let[i,u]=[p(e,c.text),z(e,c.text,c.matches)];return{ok:true,places:c.matches.map(
({start:l,end:f,captures:d={}})=>({start:i(l),end:u(f),captures:d}))}},W={template:[],transforms:[],rewriters:[]},z=(e,t,n)=>{let r=p(e,t),a=new Map(n.map(({end:o})=>o).
sort((o,s)=>o-s).map(o=>[o,r(o)]));return o=>a.get(o)??0},K=async(e,t,n)=>{let r=t.language?w(t.language):y(n);if(!r)return m("LANGUAGE_UNKNOWN",`The name of ${n}\
 tells no language with a grammar here. Edit the file by \`old_string\` or \`regex\`; if it is in a language that \`language\` takes, set that.`);if(!B(t,r))return m(
"INVALID_INPUT",`The language of rule ${U(t,r)}.`);if(!e.valid)return m("UNSUPPORTED_ENCODING",`${n} is not valid UTF-8. Convert it to UTF-8 first.`);let{findStructure:a}=await import("./wings-codemods-structure-search.js"),
o=A(e),s=await a(g(o),{...t,language:r});return s.ok?{...s,text:o}:s.reason==="limit"?Y(n,s.steps):m("INVALID_INPUT",`pattern or rule cannot be used for ${r.title}\
: ${s.message}`)},Q=(e,t)=>{let{start:n,end:r}=t;for(;v(e[n-1]);)n-=1;for(;v(e[r]);)r+=1;return(n===0||e[n-1]===`
`)&&(r===e.length||e[r]===`
`)?{...t,start:n,end:Math.min(r+1,e.length)}:t},v=e=>e===" "||e==="	",m=(e,t)=>({ok:false,reason:"refused",problem:M(e,t)}),Y=(e,t)=>m("LIMIT_EXCEEDED",t===void 0?
`${e}, the pattern or the rule nests too deep or is too long to be searched for structure.`:`Looking for the structure in ${e} takes more than ${t} steps, which\
 is the limit for a text of its size. Narrow the pattern or the rule.`),J=(e,t)=>m("SYNTAX_BROKEN",`${e} parses now, and would not parse at line ${t} after the \
step. Correct the new text, or set \`allow_broken: true\` where a later step completes it.`),Z=async(e,t,n)=>{let r=t.language??y(e)?.name,{isRefused:a}=await import("./wings-codemods-structure-own-parsers.js");
return r!==void 0&&a(r,e,n)},q=(e,t)=>N(g(e),t),ee=e=>m("SYNTAX_BROKEN",`${e} is read now, and would not be read after the step by those that read such files. C\
orrect the new text, or set \`allow_broken: true\` where a later step completes it.`),te=(e,t)=>m("CHANGE_UNCERTAIN",`The new text at line ${t} of ${e} would be\
 read together with the code around it, as an operand, an argument or a statement that it is not. Write it so that it is one piece of code there (with parenthes\
es, a comma or a semicolon), or set \`allow_broken: true\` to write it as it is.`),ne=(e,t)=>m("CHANGE_UNCERTAIN",`What matches at line ${t} of ${e} goes on wit\
h code that the pattern does not name, and would be dropped. Name it too, as with a \`$$$REST\` that the new text takes over; or write a rule with \`pattern: { con\
text, strictness: smart }\` to drop it, or with strictness relaxed to leave such places alone.`),re=(e,t)=>m("CHANGE_UNCERTAIN",`Comments in matches of ${e} are\
 not in the new text, and would be dropped: ${t}. Set \`comments: drop\` to drop them, or take them over with a \`$$$NAME\` that holds them.`),P=100,oe=(e,t,{matches:n,
path:r,replaceAll:a})=>{if(n.length===0)return{ok:false,reason:"not-found"};let o=n.findIndex(({start:u},l)=>u<(n[l-1]?.end??0)),s=p(e,t);if(a&&o>0)return ae(r,
g(t),n[o]);if(!a&&n.length>1)return{ok:false,reason:"not-unique",spans:n.slice(0,P).map(({start:l})=>s(l)).map(l=>({start:l,end:l})),more:n.length>P};let c=x(e),
i=[];for(let{start:u,end:l,replacement:f}of n){if(!E(e,f))return{ok:false,reason:"unencodable"};let d={start:s(u),end:s(l)};i.push({...d,replacement:Buffer.from(
c(d,f),e.encoding)})}return{ok:true,matchedBy:"structure",splices:i,notes:ie(r,g(t),n)}},ae=(e,t,n)=>m("OVERLAPPING_MATCHES",`A match at line ${S(t,n?.start??0)}\
 of ${e} is inside another one, so that both cannot be replaced. Set \`nested: inner-first\` to replace both, or \`nested: outer-only\` to leave those inside as the\
 outer ones have them.`),S=(e,t)=>e.slice(0,t).split(`
`).length,se=20,ie=(e,t,n)=>{let r=n.filter(o=>o.broken).slice(0,se);if(r.length===0)return[];let a=r.map(({start:o})=>S(t,o));return[`${e} has syntax errors in\
 the match at line ${a.join(", ")}: look at what was replaced there.`]};export{be as findStructures,ye as judgeEdit,Se as matchStructure,H as readStructure};
