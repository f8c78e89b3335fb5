import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{commander$B as w,commander$E as f,commander$b as m,commander$c as g,
commander$q as $}from"./start.js";import{faces_cli_version$a as P}from"./version.js";import"./start.js";import"./version.js";import"./start.js";import{core_report_terminal_style$a as M}from"./start.js";
import"./start.js";import"./start.js";import"./version.js";import"./start.js";import{core_policy_rules$b as j}from"./run.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_text_neutralise$f as u}from"./start.js";import"./start.js";import"./start.js";
import{core_tools_notebook_edit$b as R}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_tools_run$d as S}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import{errors$b as v}from"./hook.js";
import"./hook.js";import x from"node:path";var l={verbs:["mcp"],of:"face",option:["","Options"]},q=[{name:"repo",type:"text",about:"the checkout; by default the\
 client\u2019s first root, else the current folder",...l,option:["<dir>","Options"]},{name:"record",type:"text",about:"the plan to record to: .yaml, .yml, .json\
 or .jsonl",...l,option:["<plan>","Options"]},{name:"policy",type:"text",about:"the policy to follow",...l,option:["<file>","Options"]},{name:"read-only",type:"\
flag",about:"serve only tools that change nothing",...l},{name:"dry-run",type:"flag",about:"change no files: the recorded plan is the only result",...l},{name:"\
structured",type:"flag",about:"answer with data as well as text, and describe it",...l},{name:"root",type:"list",about:"refuse files outside these folders; the \
client\u2019s roots by default",...l,option:["<dir...>","Options"]},{name:"read-budget",type:"count",most:1e9,about:"how much of a text one Read shows",given:"8\
000",...l,option:["<tokens>","Options"]}],A=(e,t)=>$(new m("mcp"),{own:q}).summary("serve the tools to an MCP client, and record a plan").description("Serves Re\
ad, Edit, Write, NotebookEdit, Delete, Move, Set, Unset and Import to one Model Context Protocol client over standard input and output, and records every accept\
ed call as a step of a plan.").addHelpText("after",f("editplan mcp --record plan.yaml","editplan mcp --dry-run --record proposal.yaml")).action(async o=>{await H(
o,e),t(0)});async function H({repo:e,record:t,policy:o,root:n,...s},a){let{createMcpServer:r}=await import("./faces-mcp-server.js"),p=d=>x.resolve(a.cwd,d);await(await r(
{...s,version:P,root:e===void 0?void 0:p(e),record:t===void 0?void 0:p(t),policy:o===void 0?void 0:await w(o,a),roots:n?.map(p),onNote:d=>a.stderr(`editplan mcp\
: ${d}
`)})).serve({input:process.stdin,output:process.stdout,signal:a.signal})}var h={verbs:["policy","policy --command"],of:"face"},N=()=>[{name:"command",type:"text",
about:"instead of a path: the command of a Run step",...h,verbs:["policy --command"],option:["<line>","Options"]},{name:"tool",type:j(),about:"the tool of the s\
tep",given:R.name,...h,verbs:["policy"],option:["<name>","Options"]},{name:"policy",type:"text",about:"the policy to test; .github/editplan.yml of the current c\
ommit by default",...h,option:["<file>","Options"]},{name:"json",type:"flag",about:"print the decision as JSON",...h,option:["","Options"]}],U=(e,t)=>$(new m("p\
olicy"),{own:N(),headings:[],verbOf:({command:o})=>o===void 0?"policy":"policy --command"}).summary("show which rule decides about a path or a command, and why").
description("Shows what the policy decides about a step in `pr` and in the Action. Exit code 0: allowed; 3: denied, or approval is required. `apply` decides the\
 same if there is a policy; without one it does not ask about protected paths.").addArgument(new g("<what>","test: show the decision").choices(["test"])).argument(
"[path]","the path as it would appear in a plan").addHelpText("after",f("editplan policy test package.json --tool Write",'editplan policy test --command "npm ru\
n format"')).action(async(o,n,s)=>t(await G(n,s,e))),z=3,L={allow:"green",ask:"yellow",deny:"red"};async function G(e,t,o){let{tool:n,repo:s,policy:a,command:r,
json:p}=t;if(e===void 0==(r===void 0))throw new v({name:"USAGE",message:J});let{testCommand:O,testPolicy:d}=await import("./core-run-run-policy.js"),b=a===void 0?
void 0:await w(a,o),_={root:x.resolve(o.cwd,s),...b&&{policy:b}},c=e===void 0?{tool:S.name,command:r,...await O({..._,command:r??""})}:{tool:n,...await d({..._,
path:e,tool:n})},{behavior:C,rule:W,reason:E,notes:D=[]}=c,T=M(o.style,L[C],C),k=u(("path"in c?c.path:r)??""),F=`${T}  ${c.tool} ${k}
rule: ${u(W)}
${u(E)}.
`;o.stdout(p?`${JSON.stringify(c,null,2)}
`:F);for(let V of D)o.stderr(`${V}
`);return C==="allow"?0:z}var J='Give either a path or --command, as in `editplan policy test --command "npm run format"`.',B=(e,t)=>new m("completion").summary(
"print a shell completion script").description("Prints a script that completes commands, options and their values. Source it in your shell\u2019s start-up file.").
addArgument(new g("<shell>").choices(["bash","zsh","fish"])).addHelpText("after",f("editplan completion bash >> ~/.bashrc","editplan completion fish > ~/.config\
/fish/completions/editplan.fish")).action(async(o,n,{parent:s})=>{s&&e.stdout(Y(o,s)),t(0)}),Y=(e,t)=>se[e](K(t)),K=e=>e.commands.map(t=>({name:t.name(),summary:t.
summary(),options:I(t),inner:t.commands.map(o=>o.name())})),I=({options:e,commands:t})=>{let o=[...e,...t.flatMap(I)].filter(({long:n,hidden:s})=>n&&!s);return[
...new Map(o.map(n=>[n.long,n])).values()]},y=e=>e.long??"",Q=({options:e})=>[...e.map(y),"--help"].join(" "),i=e=>`'${e.replaceAll("'","'\\''")}'`,X=e=>`# edit\
plan completion for bash
_editplan() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} words=
  if [ "$COMP_CWORD" -eq 1 ]; then
    words=${i([...e.map(({name:t})=>t),"help","--help","--version"].join(" "))}
  else
    case "\${COMP_WORDS[1]} $previous" in
${e.flatMap(Z).join(`
`)}
    esac
    case "$words:\${COMP_WORDS[1]}:$current" in
${e.map(t=>`      :${t.name}:-*) words=${i(Q(t))} ;;`).join(`
`)}
${e.flatMap(ee).join(`
`)}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _editplan editplan
`,Z=({name:e,options:t})=>t.flatMap(o=>o.argChoices?[`      '${e} ${y(o)}') words=${i(o.argChoices.join(" "))} ;;`]:[]),ee=({name:e,inner:t})=>t.length>0?[`    \
  :${e}:*) [ "$COMP_CWORD" -eq 2 ] && words=${i(t.join(" "))} ;;`]:[],te=e=>`#compdef editplan
_editplan() {
  local -a commands=(
${e.map(({name:t,summary:o})=>`    ${i(`${t}:${o}`)}`).join(`
`)}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  shift words
  (( CURRENT-- ))
  case $words[1] in
${e.map(({name:t,options:o,inner:n})=>`    ${t}) _arguments ${[...oe(n),...o.map(ne),"'*:file:_files'"].join(" ")} ;;`).join(`
`)}
  esac
}
if [ "$funcstack[1]" = _editplan ]; then _editplan "$@"; else compdef _editplan editplan; fi
`,oe=e=>e.length>0?[i(`1:what:(${e.join(" ")})`)]:[],ne=e=>{let t=e.description.replace(/[[\]:]/g,"\\$&"),o=e.argChoices?`(${e.argChoices.join(" ")})`:"_files";
return i(`${y(e)}[${t}]${e.required?`:value:${o}`:""}`)},ae=e=>`${["# editplan completion for fish",...e.flatMap(({name:t,summary:o,options:n,inner:s})=>[`compl\
ete -c editplan -n __fish_use_subcommand -f -a ${t} -d ${i(o)}`,...s.map(a=>`complete -c editplan -n '__fish_seen_subcommand_from ${t}' -f -a ${a}`),...n.map(a=>{
let r=a.argChoices?` -x -a ${i(a.argChoices.join(" "))}`:a.required?" -r":"";return`complete -c editplan -n '__fish_seen_subcommand_from ${t}' -l ${y(a).slice(2)}${r}\
 -d ${i(a.description)}`})])].join(`
`)}
`,se={bash:X,zsh:te,fish:ae},ye=[U,B,A];export{ye as commands};
