import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{j,n as E,o as U,p as b,q as i,s as x,t as $,u as w,v as A}from"./wings-codemods-structure-indentation.js";
import{wings_codemods_structure_languages$b as T}from"./start.js";import{zod_2$B as N,zod_2$G as M,zod_2$L as O,zod_2$P as L,zod_2$U as K,zod_2$V as F,zod_2$p as p,
zod_2$y as S}from"./start.js";import{core_text_json$f as u}from"./hook.js";var D=e=>{if(e===void 0)return[];if(!u(e))return i(["transform"],"is not a set of nam\
es with what each is made of");let n=new Map;for(let[o,a]of Object.entries(e)){let t=X(a);if(typeof t=="string")return i(["transform",o],t);n.set(o,t)}for(let[o,
{kind:a,source:t}]of n)if(a==="rewrite"&&n.has(w(t)))return i(["transform",o],`rewrites ${t}, which is no code of the file; rewrite what a pattern matches`);let r=[];
for(let o=-1;o<r.length;){o=r.length;for(let[a,t]of n)n.has(w(t.source))||(r.push([a,t]),n.delete(a))}let[f]=n.keys();return f===void 0?r:i(["transform",f],"is \
made of itself")},X=e=>{let[n,r]=typeof e=="string"?se(e):u(e)?re(e):[],f=I[n??""];if(!f||!u(r))return`is no transform; known: ${Object.keys(I).join(", ")}`;let o=Object.
keys(r).find(s=>s!=="source"&&!f.includes(s));if(o!==void 0)return`has the key ${o}, which ${n} does not take; known: source, ${f.join(", ")}`;if(typeof r.source!=
"string"||!/^\${1,3}[A-Z_][A-Z0-9_]*$/.test(r.source))return"has no variable such as $A in source";let a=Object.entries(r).find(([s,d])=>!(ne[s]??G)(d));if(a)return`\
has no value that ${n} takes in ${a[0]}`;let t=ee[n].find(s=>!(s in r));return t!==void 0?`has no ${t}`:{kind:n,source:r.source,keys:r}},I={rewrite:["rewriters",
"joinBy"],replace:["replace","by"],substring:["startChar","endChar"],convert:["toCase","separatedBy"]},ee={rewrite:["rewriters"],replace:["replace","by"],substring:[],
convert:["toCase"]},G=e=>typeof e=="string",B=e=>Number.isSafeInteger(e),W=e=>n=>Array.isArray(n)&&n.every(e),_=e=>n=>e.includes(n),ne={rewriters:W(G),startChar:B,
endChar:B,toCase:_(["lowerCase","upperCase","capitalize","camelCase","snakeCase","kebabCase","pascalCase"]),separatedBy:W(_(["caseChange","dash","dot","slash","\
space","underscore"]))},re=e=>{let[n=[],...r]=Object.entries(e);return r.length===0?n:[]},P=String.raw`\s*(\w+)\s*=\s*('[^']*'|"[^"]*"|\[[^\]]*\]|[^,\s'"[][^,\s]*)\s*`,
te=new RegExp(`^(?:${P}(?:,|$))*\\s*$`),se=e=>{let[,n,r="",f=""]=/^\s*(\w+)\s*\(\s*(\$+\w+)\s*,(.*)\)\s*$/s.exec(e)??[];if(n===void 0||!te.test(f))return[];let o=Array.
from(f.matchAll(new RegExp(P,"g")),([,a="",t=""])=>[a,t.startsWith("[")?t.slice(1,-1).split(",").map(s=>s.trim()).filter(Boolean):/^-?\d+$/.test(t)?Number(t):t.
replace(/^(['"])(.*)\1$/s,"$2")]);return[n,{source:r,...Object.fromEntries(o)}]};var oe=["constraints","utils","transform"],g=L([p(),S(),N()]),ae=O({style:F(["p\
rimary","secondary"]),message:g.nullish()}),Z=O({id:g.optional(),language:p().refine(e=>T(e)!==void 0,"is no language whose structure can be matched here").optional(),
message:g.optional(),severity:F(["hint","info","warning","error"],"is none of hint, info, warning and error; `off` switches a rule off").optional(),note:g.nullish(),
url:g.nullish(),metadata:K(p(),M()).nullish(),labels:K(p(),ae).nullish()}),Re=e=>{let n=J(e);return"message"in n?n:q(n.transforms,n.rewriters)??n},J=e=>{let{fix:n,
rule:r,rewriters:f=[],...o}=e,a=[...oe,...Object.keys(Z.shape),...r===void 0?E:[]],t=Object.keys(o).find(R=>!a.includes(R));if(t!==void 0)return i([t],`is a key\
 that no rule of ast-grep has here; known: ${a.join(", ")}`);let s=r??V(o,E),d=r===void 0?[]:["rule"];if(!u(s)||Object.keys(s).length===0)return i(d,"says nothi\
ng to look for");let c=Z.safeParse(o),k=b(s,d)??fe(o)??(c.success?void 0:ie(c.error));if(k)return k;let m=n===void 0?void 0:de(n);if(m&&"message"in m)return m;let y=D(
o.transform);if("message"in y)return y;let h={rule:s,...V(o,["constraints","utils"])},l=ue(f,h);if("message"in l)return l;let{labels:v,language:H=""}=c.data??{},
Q=T(H)?.name,z={matcher:h,ruleAt:d,language:Q,fix:m,transforms:y,rewriters:l.rewriters},C=Object.keys(v??{}).find(R=>!x(h).has(R));return C!==void 0?i(["labels",
C],"is no variable of a pattern"):me(z)??z},ie=({issues:[e]})=>i(e?.path.map(n=>typeof n=="symbol"?"":n)??[],e?.message??"is damaged"),V=(e,n)=>Object.fromEntries(
Object.entries(e).filter(([r])=>n.includes(r))),fe=e=>{for(let n of["constraints","utils"]){let r=e[n]===void 0?{}:e[n];if(!u(r))return i([n],"is not a set of n\
ames with a rule for each");for(let[f,o]of Object.entries(r)){let a=u(o)?b(o,[n,f]):i([n,f],"is not a rule");if(a)return a}}},de=e=>{if(typeof e=="string")return{
template:e};if(!u(e))return i(["fix"],"is neither a text nor { template, expandStart, expandEnd }");let{template:n,expandStart:r,expandEnd:f,title:o,...a}=e,[t]=Object.
keys(a);if(t!==void 0)return i(["fix",t],"is a key that no fix has; known: template, expandStart, expandEnd");if(typeof n!="string")return i(["fix","template"],
"is not a text");if(o!==void 0&&typeof o!="string")return i(["fix","title"],"is not a text");for(let[s,d]of Object.entries({expandStart:r,expandEnd:f})){if(d===
void 0)continue;let c=u(d)?b(d,["fix",s],U):i(["fix",s],"is not a rule");if(c)return c}return{template:n,...u(r)&&{expandStart:r},...u(f)&&{expandEnd:f}}},ue=(e,n)=>{
if(!Array.isArray(e))return i(["rewriters"],"is not a list of rules with id and fix");let r=[],f=new Set(Y(n.utils));for(let[o,a]of e.entries()){let t=le(a,n,f);
if("message"in t)return{...t,path:["rewriters",o,...t.path]};for(let s of Y(a.utils))f.add(s);if(r.some(({id:s})=>s===t.id))return i(["rewriters",o,"id"],"is th\
e id of another rewriter; rename one");r.push(t)}for(let[o,{replacement:a}]of r.entries()){let t=q(a.transforms,r);if(t)return{...t,path:["rewriters",o,...t.path]}}
return{rewriters:r}},Y=e=>u(e)?Object.keys(e):[],le=(e,n,r)=>{if(!u(e)||typeof e.id!="string")return i([],"is not a rule with an id");let{id:f,...o}=e;if(o.rewriters!==
void 0)return i(["rewriters"],"is inside a rewriter; put them all next to the rule, where each can use the others");let a=J(o);if("message"in a)return a;if(!a.fix)
return i(["fix"],"is missing; a rewriter needs one");let{ruleAt:t}=a,[s,d]=[a.matcher,n].map(({utils:l})=>u(l)?l:{}),c=Object.keys(s).find(l=>r.has(l));if(c!==void 0)
return i(["utils",c],"is the name of a util of the rule, or of another rewriter; rename one");let k=JSON.stringify(a.matcher).includes('"matches"')&&Object.keys(
d).length>0,m={...a.matcher,...k&&{utils:{...d,...s}}},y=[...$(m)].filter(l=>$(n).has(l)),h=y.find(l=>A(m,l)||l.startsWith("$$$")&&A(n,l));return h!==void 0?i([
"rule"],`has ${h}, which the rule has too, where more than one value is possible; give it another name`):{id:f,matcher:m,ruleAt:t,shared:y,replacement:ce(a)}},ce=({
fix:e,transforms:n,rewriters:r})=>({template:j(e?.template??""),expandStart:e?.expandStart,expandEnd:e?.expandEnd,transforms:n,rewriters:r}),q=(e,n)=>{for(let[r,
{kind:f,keys:o}]of e){let t=(f==="rewrite"?o.rewriters:[]).find(s=>!n.some(({id:d})=>d===s));if(t!==void 0)return i(["transform",r],`names the rewriter ${t}, wh\
ich the rule does not have`)}},me=({matcher:e,fix:n,transforms:r})=>{let f=$(e),o=r.map(([s])=>s),a=o.find(s=>x(e).has(s));if(a!==void 0)return i(["transform",a],
"is the name of a variable of a pattern; rename one");let t=(s,d)=>!o.includes(s)&&!x(e).has(s)||(o.includes(s)?!d:f.has(`${d?"$$$":"$"}${s}`))?void 0:`names ${d?
"$$$":"$"}${s}; write ${d?"$":"$$$"}${s}, as it is given its value`;for(let s of j(n?.template??"")){let d=typeof s=="string"?void 0:t(s.variable,s.several);if(d!==
void 0)return i(["fix"],d)}for(let[s,{source:d}]of r){let c=t(w(d),d.startsWith("$$$"));if(c!==void 0)return i(["transform",s],c)}};export{Re as a,ce as b};
