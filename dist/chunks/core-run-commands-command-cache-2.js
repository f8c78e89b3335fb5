import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as O}from"./core-run-verification-2.js";import{a as C,
c as P}from"./core-run-commands-execute-command.js";import{c as w}from"./core-run-isolated-worktree.js";import{core_git_work_tree_snapshot$e as l,core_git_work_tree_snapshot$f as f}from"./hook.js";
import{core_run_approvals$d as v}from"./run.js";import{core_plan_steps$d as u}from"./start.js";import{core_tools_run$e as g}from"./start.js";import{core_text_unusual$d as c}from"./start.js";
import{core_text_words$c as h}from"./hook.js";import{createHash as b}from"node:crypto";var S=class{results=new Map;#e;#n=new AbortController;#t;#o;#r=new p;#i=new Map;#s;constructor(e){
let{signal:t}=e;this.#e=e,this.#t=new v(e),this.#o=new y(this.#t,{...e,signal:t?AbortSignal.any([t,this.#n.signal]):this.#n.signal})}outcomeOf=async(e,t)=>{let o=`${e.
index} ${x(t)}`,n=this.#i.has(o)?void 0:await this.#a(e,t,o);if(n)return n;let r=await this.#i.get(o);return this.results.set(e.index,r),r.outcome};async settle(){
await Promise.all(this.#i.values())}get policy(){return this.#t.policy}get review(){let{review:e}=this.#t,t=[...this.results].flatMap(([o,{decision:n}])=>n?[[o,
n]]:[]);return{...e,decisions:new Map([...e.decisions,...t])}}async notes(){let{recorded:e,store:t}=this.#e;return e?[]:[...await O(t.git),...this.#o.notes,...await R(
t.git,this.#s)]}async[Symbol.asyncDispose](){this.#n.abort(),await this.#r.end(),await this.#o[Symbol.asyncDispose]()}async#a(e,t,o){let{recorded:n,baseline:r,store:i}=this.#e;
if(n){this.#i.set(o,P(e,{kept:n.get(e.index),workspace:t,baseline:r,store:i}));return}this.#s??=l(i.git),await this.#s;let a=d=>{let m=this.#o.run(e,t,d);return this.#i.
set(o,m),m};if(!e.input.background){a(()=>{});return}return await this.#r.begin(a),{ok:true,files:[]}}};async function R(s,e){let t=e?f(await e,await l(s)):[];return t.
length===0?[]:[`While the commands of this run ran, git itself was changed: ${h(t,k)}. Undo does not restore that; look at it before you use the checkout with a\
 token.`]}var k=10,A=2,p=class{#e=new Set;async begin(e){for(;this.#e.size>=A;)await Promise.race(this.#e);await new Promise(t=>{let o=e(t).catch(()=>{}).then(()=>{
this.#e.delete(o),t()});this.#e.add(o)})}async end(){await Promise.all(this.#e)}};function x(s){let e=b("sha1");for(let t of s.touched()){let o=s.stat(t);e.update(
`${JSON.stringify([t,o?.kind,o?.mode])}
`),o?.kind==="file"&&e.update(b("sha1").update(s.read(t)).digest())}return e.digest("hex")}var y=class{notes=new Set;#e;#n;#t;#o=new Set;constructor(e,t){this.#e=
e,this.#n=t}async run(e,t,o){let{judgeCommand:n}=await import("./core-policy-judge-command.js"),r=this.#e,i=n(r.policy,{input:e.input,step:e.index,changed:t.touched()});
if(!i.ok)return{outcome:i,decision:i.decision};let{decision:a,argv:d}=i;if(a.behavior==="ask"&&!await r.ofCommand(e,a))return{outcome:{ok:false,problem:M(e,a)},
decision:a};let m=await this.#r(e,t,{argv:d,onStart:o});return m.outcome.ok&&await D(e,m.outcome.files,r),{...m,decision:a}}[Symbol.asyncDispose](){return this.#d()}async#r(e,t,o){
let{store:n,onEvent:r}=this.#n,i=e.input.background?await this.#i():void 0,a=i??await this.#s(t);for(let d of a.notes)this.notes.add(d);try{r?.({type:"progress",
message:`Running ${c(u(e))}`});let d=await C(e,t,{...this.#n,...o,place:a,env:n.env});return i||await this.#a(d.outcome),d}finally{await i?.[Symbol.asyncDispose]()}}#i(){
let{baseline:e,store:t,signal:o}=this.#n;return w({baseline:e,store:t,settings:this.#e.policy.file.worktree,signal:o})}async#s(e){let t=new Set(e.touched());[...this.#o].
some(o=>!t.has(o))&&await this.#d();for(let o of t)this.#o.add(o);return this.#t??=await this.#i(),this.#t}async#a(e){if(!e.ok)return this.#d();for(let{path:t}of e.
files)this.#o.add(t)}async#d(){let e=this.#t;this.#t=void 0,this.#o.clear(),await e?.[Symbol.asyncDispose]()}};async function D(s,e,t){for(let{path:o,after:n}of e){
let r=g(n),i=t.policy.decide(o,r,s.index);if(i.behavior==="ask"&&!await t.ofFile(s,{path:o,effects:r.effects},i))return}}var M=(s,{reason:e})=>({name:"POLICY_AS\
K",message:c(`${JSON.stringify(u(s))}: ${e}. Ask someone to approve it in a terminal.`)});export{S as a};
