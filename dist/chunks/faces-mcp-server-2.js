import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_run_options$b as v}from"./start.js";import{core_workspace_path_guard$s as h}from"./start.js";
import{errors$b as y}from"./hook.js";import{realpathSync as O,statSync as S}from"node:fs";import s from"node:path";var b={root:true,roots:true,structured:true,version:true,
onNote:true,record:true,policy:true,readOnly:true,dryRun:true,readBudget:true};async function I(r={}){v("options",r,b);let{root:o,roots:i,version:a="0",structured:f=false,
onNote:n=()=>{},...t}=r,d=t.record===void 0?{}:{record:s.resolve(t.record)};d.record!==void 0&&(h(d.record),g(s.dirname(d.record)));let w=async c=>{let{openWorkbench:u}=await import("./faces-mcp-workbench.js"),
e=await u({...t,...d,root:c});return e.continued>0&&n(`Going on from ${e.continued} recorded steps.`),e.setAside!==void 0&&n(`An earlier recording was set aside\
: ${e.setAside}`),e.numbered!==void 0&&n(`Another server records to that plan. This one goes to ${e.numbered}`),{...e,close:async()=>{let m=await e.close();return m&&
!t.readOnly&&!e.hasChanges()&&n(k),m}}};o!==void 0&&await E({...t,root:o});let p=i&&M(i);return{serve:async c=>{let{serveClient:u}=await import("./faces-mcp-protocol.js");
await u(c,{version:a,structured:f,readOnly:t.readOnly??false,dryRun:t.dryRun??false,onNote:n,...p&&{roots:p},open:e=>w(o??e.find(l=>s.isAbsolute(l))??process.cwd())})}}}
var k="No call changed a file, so the plan changes none. If the client asked for changes, it may want its calls approved or the folder trusted: see docs/mcp.md.";
async function E({root:r,policy:o,dryRun:i}){let{openEditing:a}=await import("./faces-mcp-recording-editing.js");await(await a({root:r,policy:o,dryRun:i,refuse:()=>{},
accept:(n,t)=>t()})).close()}function M(r){for(let o of r)g(s.resolve(o));return r.map(o=>O.native(s.resolve(o)))}function g(r){if(!S(r,{throwIfNoEntry:false})?.
isDirectory())throw new y({name:"USAGE",message:`There is no folder ${r}. Make it first.`})}export{I as a};
