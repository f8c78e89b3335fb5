import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{commander$F as g,commander$I as f,commander$c as c,commander$d as C,commander$s as R,commander$t as u,commander$y as j}from"./start.js";import{faces_cli_version$a as b}from"./version.js";import"./start.js";import"./start.js";import{core_report_terminal_style$a as v}from"./start.js";import"./start.js";import"./version.js";import"./start.js";import{core_policy_rules$b as P}from"./run.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_text_neutralise$e as m}from"./start.js";import{core_tools_move_lines$b as M}from"./start.js";import"./start.js";import"./start.js";import{core_tools_run$c as S}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import{errors$b as _}from"./hook.js";import"./hook.js";import T from"node:path";var F={name:"read-budget",type:"count",most:1e9,about:"how much of a text one Read shows",verbs:["mcp"],of:"face",option:["<tokens>","Options"]},z=(e,o)=>new c("mcp").summary("serve the tools to an MCP client, and record a plan").description("Serves Read, Edit, Write, NotebookEdit, Delete, Move, Set, Unset and Import to one Model Context Protocol client over standard input and output, and records every accepted call as a step of a plan.").option("--repo <dir>","the checkout; by default the client\u2019s first root, else the current folder").option("--record <plan>","the plan to record to: .yaml, .yml, .json or .jsonl").option("--policy <file>","the policy to follow").option("--read-only","serve only tools that change nothing").option("--dry-run","change no files: the recorded plan is the only result").option("--structured","answer with data as well as text, and describe it").option("--root <dir...>","refuse files outside these folders; the client\u2019s roots by default").addOption(u(F).default(8e3)).addHelpText("after",f("editplan mcp --record plan.yaml","editplan mcp --dry-run --record proposal.yaml")).action(async t=>{await H(t,e),o(0)});async function H({repo:e,record:o,policy:t,root:n,...s},a){let{createMcpServer:r}=await import("./faces-mcp-server.js"),d=l=>T.resolve(a.cwd,l);await(await r({...s,version:b,root:e===void 0?void 0:d(e),record:o===void 0?void 0:d(o),policy:t===void 0?void 0:await g(t,a),roots:n?.map(d),onNote:l=>a.stderr(`editplan mcp: ${l}
`)})).serve({input:process.stdin,output:process.stdout,signal:a.signal})}var D={name:"command",type:"text",about:"instead of a path: the command of a Run step",verbs:["policy --command"],of:"face",option:["<line>","Options"]},E=()=>({name:"tool",type:P(),about:"the tool of the step",verbs:["policy"],of:"face",option:["<name>","Options"]}),G=(e,o)=>new c("policy").summary("show which rule decides about a path or a command, and why").description("Shows what the policy decides about a step in `pr` and in the Action. Exit code 0: allowed; 3: denied, or approval is required. `apply` decides the same if there is a policy; without one it does not ask about protected paths.").addArgument(new C("<what>","test: show the decision").choices(["test"])).argument("[path]","the path as it would appear in a plan").addOption(u(D)).addOption(u(E()).default(M.name)).hook("preAction",(t,n)=>R([D,E()],n.opts().command===void 0?"policy":"policy --command",n)).addOption(j()).option("--policy <file>","the policy to test; .github/editplan.yml of the current commit by default").option("--json","print the decision as JSON").addHelpText("after",f("editplan policy test package.json --tool Write",'editplan policy test --command "npm run format"')).action(async(t,n,s)=>o(await J(n,s,e))),L=3,B={allow:"green",ask:"yellow",deny:"red"};async function J(e,o,t){let{tool:n,repo:s,policy:a,command:r,json:d}=o;if(e===void 0==(r===void 0))throw new _({name:"USAGE",message:V});let{testCommand:$,testPolicy:l}=await import("./core-run-run-policy.js"),w=a===void 0?void 0:await g(a,t),O={root:T.resolve(t.cwd,s),...w&&{policy:w}},p=e===void 0?{tool:S.name,command:r,...await $({...O,command:r??""})}:{tool:n,...await l({...O,path:e,tool:n})},{behavior:y,rule:I,reason:k,notes:x=[]}=p,A=v(t.style,B[y],y),N=m(("path"in p?p.path:r)??""),U=`${A}  ${p.tool} ${N}
rule: ${m(I)}
${m(k)}.
`;t.stdout(d?`${JSON.stringify(p,null,2)}
`:U);for(let q of x)t.stderr(`${q}
`);return y==="allow"?0:L}var V='Give either a path or --command, as in `editplan policy test --command "npm run format"`.',Y=(e,o)=>new c("completion").summary("print a shell completion script").description("Prints a script that completes commands, options and their values. Source it in your shell\u2019s start-up file.").addArgument(new C("<shell>").choices(["bash","zsh","fish"])).addHelpText("after",f("editplan completion bash >> ~/.bashrc","editplan completion fish > ~/.config/fish/completions/editplan.fish")).action(async(t,n,{parent:s})=>{s&&e.stdout(K(t,s)),o(0)}),K=(e,o)=>ie[e](Q(o)),Q=e=>e.commands.map(o=>({name:o.name(),summary:o.summary(),options:W(o),inner:o.commands.map(t=>t.name())})),W=({options:e,commands:o})=>{let t=[...e,...o.flatMap(W)].filter(n=>n.long);return[...new Map(t.map(n=>[n.long,n])).values()]},h=e=>e.long??"",X=({options:e})=>[...e.map(h),"--help"].join(" "),i=e=>`'${e.replaceAll("'","'\\''")}'`,Z=e=>`# editplan completion for bash
_editplan() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} words=
  if [ "$COMP_CWORD" -eq 1 ]; then
    words=${i([...e.map(({name:o})=>o),"help","--help","--version"].join(" "))}
  else
    case "\${COMP_WORDS[1]} $previous" in
${e.flatMap(ee).join(`
`)}
    esac
    case "$words:\${COMP_WORDS[1]}:$current" in
${e.map(o=>`      :${o.name}:-*) words=${i(X(o))} ;;`).join(`
`)}
${e.flatMap(oe).join(`
`)}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _editplan editplan
`,ee=({name:e,options:o})=>o.flatMap(t=>t.argChoices?[`      '${e} ${h(t)}') words=${i(t.argChoices.join(" "))} ;;`]:[]),oe=({name:e,inner:o})=>o.length>0?[`      :${e}:*) [ "$COMP_CWORD" -eq 2 ] && words=${i(o.join(" "))} ;;`]:[],te=e=>`#compdef editplan
_editplan() {
  local -a commands=(
${e.map(({name:o,summary:t})=>`    ${i(`${o}:${t}`)}`).join(`
`)}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  shift words
  (( CURRENT-- ))
  case $words[1] in
${e.map(({name:o,options:t,inner:n})=>`    ${o}) _arguments ${[...ne(n),...t.map(ae),"'*:file:_files'"].join(" ")} ;;`).join(`
`)}
  esac
}
if [ "$funcstack[1]" = _editplan ]; then _editplan "$@"; else compdef _editplan editplan; fi
`,ne=e=>e.length>0?[i(`1:what:(${e.join(" ")})`)]:[],ae=e=>{let o=e.description.replace(/[[\]:]/g,"\\$&"),t=e.argChoices?`(${e.argChoices.join(" ")})`:"_files";return i(`${h(e)}[${o}]${e.required?`:value:${t}`:""}`)},se=e=>`${["# editplan completion for fish",...e.flatMap(({name:o,summary:t,options:n,inner:s})=>[`complete -c editplan -n __fish_use_subcommand -f -a ${o} -d ${i(t)}`,...s.map(a=>`complete -c editplan -n '__fish_seen_subcommand_from ${o}' -f -a ${a}`),...n.map(a=>{let r=a.argChoices?` -x -a ${i(a.argChoices.join(" "))}`:a.required?" -r":"";return`complete -c editplan -n '__fish_seen_subcommand_from ${o}' -l ${h(a).slice(2)}${r} -d ${i(a.description)}`})])].join(`
`)}
`,ie={bash:Z,zsh:te,fish:se},Ce=[G,Y,z];export{Ce as commands};
