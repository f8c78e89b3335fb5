import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as D,b as x,f as l,h as C,k as E,m as S}from"./core-run-apply-transition.js";
import"./core-history-transition.js";import"./core-workspace-checkout.js";import{core_history_way$f as d}from"./run.js";import{core_history_runs$l as O,core_history_runs$o as T}from"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./hook.js";import"./start.js";import{core_history_branch$a as P,core_history_branch$j as F}from"./start.js";
import"./start.js";import"./start.js";import{core_run_baseline_2$l as v,core_run_baseline_2$n as M}from"./start.js";import{core_workspace_replacement$a as k,core_workspace_replacement$b as R}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_workspace_sources_disk$a as b}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import{core_tools_run$c as w}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import{errors$b as h}from"./hook.js";
import"./hook.js";function W({changes:t,unasked:r,flags:e},{run:o,way:n}){let a=t.filter(({before:i,after:s})=>i??s);return r&&A(r,a),{files:a,note:l({run:o,direction:"\
run",way:n},e),...n&&{entries:{paths:t.map(({path:i})=>i),allFlags:true}}}}function A(t,r){let e=w(t);for(let n of r)e.put(n);let o=r.flatMap(({path:n})=>{let a=e.
locate(n);return a.ok||a.problem.name!=="PATH_PROTECTED"?[]:[a.problem]});if(o.length>0)throw new h(o)}async function Z(t,r){let{git:e,writes:o,options:n,baseline:a,
way:i}=t,{run:s}=r,p={place:i?.from.place??"",commit:a.head.commit},m=i&&{...i,from:p,to:{place:i.branch,commit:s.head.commit},makes:true},c=m&&d(m.to.place);if(e.
bare&&o&&m&&await G(e,s,m),e.bare)return{written:o,branch:c};let{kept:f,...u}=await B(t,r),y=W(u,{run:s.id,way:m});if(!o)return{written:false};f&&x(e,s.id,f);let g=y.
files;return T(e,s.id,{flags:[...u.flags],removed:k(e.root,g),emptyFolders:R(e.root,g)}),{written:true,branch:c,notes:await E(e,y,n.signal)}}async function B({git:t,
store:r,baseline:e,way:o,index:n},{run:a,workspace:i}){let{kept:s,files:p}=e.readFile?{files:i.changes()}:await D(r.git,a,{readFile:v(t),writtenFiles:(c,f)=>M(r.
git,c,f)}),m=p.map(({path:c})=>c);return{changes:p,unasked:e.readFile?void 0:b(t.root,{steady:true}),flags:o?await(n?.flags(m)??P(t,m)):new Map,kept:s}}async function G(t,r,e){
let o=l({run:r.id,direction:"run",way:e},new Map);C(o,{head:e.from,target:(await F(t,e.to.place))?.oid}),await S(t,o),await O(t,r.id,{branch:d(e.to.place)})}export{
Z as placeRun};
