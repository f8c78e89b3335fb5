import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_run_apply_2$c as g}from"./run.js";import{b as u}from"./wings-campaign-campaign-file-2.js";
import"./core-text-settings-file.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./hook.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./hook.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./run.js";import"./run.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{publish_origin$a as c}from"./start.js";
import{core_git_commands_remote$b as p}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import{core_text_unusual$d as y}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";
import{core_git_git$E as d}from"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./start.js";import{errors$b as l}from"./hook.js";import"./hook.js";import{lstat as h}from"node:fs/promises";import x from"node:path";async function M(a,t){
let{uid:s}=await h(t.file),i=[],e=[];for(let n of a){let r=x.resolve(t.folder,n),o=await N(r,s);o instanceof l?e.push({name:"CAMPAIGN_INVALID",message:`${y(n)}:\
 ${o.message}`}):i.push({name:o,root:r})}if(e.length>0)throw new l(e);return i}async function N(a,t){let s=e=>new l({name:"CAMPAIGN_INVALID",message:e}),i=await h(
a).catch(()=>{});if(!i?.isDirectory())return s("It is no folder, or a link. Name the folder itself.");if(i.uid!==t)return s("Another account owns it than the ca\
mpaign file. Leave it out.");try{let e=await(await d(a)).run(p()),n=c((e.find(r=>r.name==="origin")??e[0])?.url??"")?.repository;return n!==void 0&&u(n)?n:s("It\
s `origin` is no repository of a server. Set its address.")}catch(e){if(e instanceof l)return e;throw e}}async function V({plansFor:a,campaign:t},s){let{only:i,
max_files:e,max_lines:n}=t,r=[];for(let{name:o,root:w}of s){let[I="",P=""]=o.split("/"),A=await a(t.vars[o]??{},{name:P,owner:I,full_name:o});try{let{files:f,steps:F,
problems:b=[]}=await g(A,{root:w,only:i,maxFiles:e,maxLines:n,programs:"refused"}),[m]=[...F.flatMap(({error:v})=>v??[]),...b];m?r.push({repository:o,need:"fail\
ed",reason:m.message}):r.push({repository:o,need:f.length>0?"needed":"not-needed"})}catch(f){if(!(f instanceof l))throw f;r.push({repository:o,need:"failed",reason:f.
message})}}return r}export{M as folderRepositories,V as planInFolders};
