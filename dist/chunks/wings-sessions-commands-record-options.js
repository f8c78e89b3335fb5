import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{commander$B as s}from"./start.js";import{core_text_neutralise$f as p}from"./start.js";
import i from"node:path";var n={verbs:["record","record --acp","record of a hook"],of:"face"},c={...n,verbs:["record"]},d={...n,verbs:["record --acp"]},y=[{name:"\
start",type:"flag",about:"note the work tree, for what is no command: a step of a workflow, or you",...c,option:["","Options"]},{name:"stop",type:"flag",about:"\
make a plan of what changed since --start",...c,option:["","Options"]},{name:"acp",type:"flag",about:"work between an editor and an agent of the Agent Client Pr\
otocol, and record each session",...d,option:["","Options"]},{name:"prompt",type:"text",about:"with --acp: without an editor, ask the agent this; the policy ans\
wers what it may do",...d,option:["<text>","Options"]},{name:"title",type:"text",about:"the title of the plan; the command by default",...n,option:["<text>","Op\
tions"]},{name:"policy",type:"text",about:"the policy to obey",...n,option:["<file>","Options"]}],h=async({repo:t,title:o,policy:e,output:r},a)=>({root:i.resolve(
a.cwd,t),...r!=="-"&&{except:i.resolve(a.cwd,r)},...o!==void 0&&{title:o},...e!==void 0&&{policy:await s(e,a)}}),u=(t,o)=>{if(t.length===0)return;let e=t.length>
20?`, and ${t.length-20} more`:"";o.stderr(`Changed, and ignored by git: ${t.slice(0,20).map(p).join(", ")}${e}
`)};export{y as a,h as b,u as c};
