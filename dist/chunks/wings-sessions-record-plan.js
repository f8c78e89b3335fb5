import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as $}from"./wings-sessions-source.js";import{core_history_recordings$c as I,
core_history_recordings$q as k,core_history_recordings$r as N}from"./hook.js";import{b as D,e as H,g as L}from"./core-run-from-diff-2.js";import{core_git_work_tree_snapshot$b as b}from"./hook.js";
import{core_run_run_policy_2$a as A}from"./run.js";import{core_policy_secrets_2$e as w}from"./run.js";import{core_plan_schema$c as C}from"./run.js";import{core_workspace_replacement$u as E}from"./start.js";
import{core_workspace_sources_disk$a as v}from"./start.js";import{core_git_filters$n as T}from"./start.js";import{core_git_git$v as x}from"./hook.js";import{core_text_words$q as R}from"./hook.js";
import u from"node:path";var F=class{#e;#n;#t;#s;#r=new Map;constructor(e,t,n){this.#e=e,this.#n=t,this.#t=n,this.#s=k(e,e.root,t.except===void 0?[]:[t.except])}async make(e,t,n){
let{title:i="",policy:r}=this.#n,a=await this.#e.run(x("HEAD")),o=await A(this.#e,a.commit,{given:r,asks:false}),{leftOut:l,ignored:c}=await J(this.#e,e.at),d=[],
h=new S(this.#t);for(let f of t)for(let{calls:p,paths:W}of await this.#o(f,h)){let O=await this.#i(f,W,o),M=n!==void 0&&p.length>0&&p.every(({session:m})=>m===this.#t),
P=G(await w(this.#t===void 0?"":this.#a(p))),_={...P!==""&&{why:P},...M&&{session:n}};d.push(...O.steps.map(m=>({...m,..._}))),l.push(...O.leftOut)}let g=$({title:G(
await w(i))||"Recorded changes",...e.commit!==void 0&&{base:e.commit},...h.words!==void 0&&{description:h.words},...n&&{sessions:[n]},options:L}),y=d.map((f,p)=>({
...f,index:p+1}));return{...D(g,y,l),ignored:c}}async#o({from:e,to:t,callsAbout:n,ownerOf:i},r){let a=await this.#e.run(E(e,t,{renames:false})),o=new Map;for(let{
path:c}of a.filter(d=>r.take(d.path,i(d.path)))){let d=n(c),h=JSON.stringify(d.map(({session:y,id:f,began:p})=>[y,f,p])),g=o.get(h)??{calls:d,paths:new Set};o.set(
h,g),g.paths.add(c)}let l=c=>c[0]?.began??0;return[...o.values()].sort((c,d)=>l(c.calls)-l(d.calls))}async#i({from:e,to:t},n,i){let r=JSON.stringify([e,t,...n]),
a=this.#r.get(r);if(a)return a;let o=c=>n.has(c)&&!this.#s.some(d=>j(c,d)),l=await H(this.#e,{from:e,to:t},{counts:o,policy:i});return this.#r.set(r,l),l}#a(e){
let[t]=e,n=e.filter(({session:r})=>r!==this.#t);if(!t)return"changed outside the calls of the agent";if(n.length===e.length)return"changed by another session";if(n.
length>0)return"changed while calls of several sessions ran";let i=[...new Set(e.map(({why:r})=>r))];return i.length===1?t.why:`one of ${e.length} calls: ${i.join(
"; ")}`}},S=class{#e;#n=new Set;#t=new Set;constructor(e){this.#e=e}take(e,t){return t!==void 0&&this.#e!==void 0&&t!==this.#e?(this.#n.add(e),false):(this.#n.has(
e)&&this.#t.add(e),true)}get words(){let e=[...this.#t].sort().map(t=>JSON.stringify(t));if(e.length!==0)return`Apply the plan of the other session first: it ch\
anged ${e.slice(0,20).join(", ")}${e.length>20?" and more":""} before.`}},j=(s,e)=>{let{dir:t,name:n,ext:i}=u.posix.parse(e),[,r]=B.exec(u.posix.basename(s))??[],
a=u.posix.parse(r===void 0?s:u.posix.join(u.posix.dirname(s),r));return a.dir===t&&a.ext===i&&a.name.startsWith(n)&&/^(\.\d+)?$/.test(a.name.slice(n.length))},B=/^\.(.+)\.editplan-[0-9a-f]{8}-\d+$/,
ie=({agent:s,id:e})=>{let{agent:t,id:n}=C.shape;return{...t.safeParse(s).success&&s!==void 0&&{agent:s},...n.safeParse(e).success&&e!==void 0&&{id:e}}};async function J(s,e){
let t=v(s.root),n=o=>(t.stat(o)?.touched??Number.POSITIVE_INFINITY)>=e-N,[i,r]=[await b(s,I),await s.run(T())];return{leftOut:i.filter(n).map(o=>({path:o,reason:Y})),
ignored:r.filter(o=>n(o.replace(/\/$/,"")))}}var Y="It may hold a key or credentials, or is over 64 MiB: that is never recorded.",V=200,G=s=>{let e=s.replaceAll(
/[\u0000-\u001f\u007f]+/g," ").replaceAll(new RegExp("\\p{Surrogate}","gu"),"");return R(e.trim(),V)};export{F as a,ie as b};
