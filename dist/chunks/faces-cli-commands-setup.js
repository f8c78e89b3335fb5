import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{commander$C as j,commander$K as C,commander$N as h,commander$c as c,commander$d as y,commander$e as b,commander$w as R}from"./start.js";import{faces_cli_version$a as _}from"./version.js";import"./start.js";import{core_report_terminal_style$a as v}from"./start.js";import"./start.js";import"./start.js";import"./version.js";import"./start.js";import{core_policy_rules$b as P}from"./run.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_text_neutralise$d as m}from"./start.js";import{core_tools_move_lines$b as S}from"./start.js";import"./start.js";import"./start.js";import{core_tools_run$c as M}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import{errors$b as O}from"./hook.js";import"./hook.js";import T from"node:path";var F=(e,o)=>new c("mcp").summary("serve the tools to an MCP client, and record a plan").description("Serves Read, Edit, Write, NotebookEdit, Delete, Move, Set, Unset and Import to one Model Context Protocol client over standard input and output, and records every accepted call as a step of a plan.").option("--repo <dir>","the checkout; by default the client\u2019s first root, else the current folder").option("--record <plan>","the plan to record to: .yaml, .yml, .json or .jsonl").option("--policy <file>","the policy to follow").option("--read-only","serve only tools that change nothing").option("--dry-run","change no files: the recorded plan is the only result").option("--structured","answer with data as well as text, and describe it").option("--root <dir...>","refuse files outside these folders; the client\u2019s roots by default").option("--read-budget <tokens>","how much of a text one Read shows",j(1e9),8e3).addHelpText("after",h("editplan mcp --record plan.yaml","editplan mcp --dry-run --record proposal.yaml")).action(async t=>{await N(t,e),o(0)});async function N({repo:e,record:o,policy:t,root:n,...s},a){let{createMcpServer:i}=await import("./faces-mcp-server.js"),d=l=>T.resolve(a.cwd,l);await(await i({...s,version:_,root:e===void 0?void 0:d(e),record:o===void 0?void 0:d(o),policy:t===void 0?void 0:await C(t,a),roots:n?.map(d),onNote:l=>a.stderr(`editplan mcp: ${l}
`)})).serve({input:process.stdin,output:process.stdout,signal:a.signal})}var z=(e,o)=>new c("policy").summary("show which rule decides about a path or a command, and why").description("Shows what the policy decides about a step in `pr` and in the Action. Exit code 0: allowed; 3: denied, or approval is required. `apply` decides the same if there is a policy; without one it does not ask about protected paths.").addArgument(new y("<what>","test: show the decision").choices(["test"])).argument("[path]","the path as it would appear in a plan").option("--command <line>","instead of a path: the command of a Run step").addOption(new b("--tool <name>","the tool of the step").choices(P()).default(S.name)).addOption(R()).option("--policy <file>","the policy to test; .github/editplan.yml of the current commit by default").option("--json","print the decision as JSON").addHelpText("after",h("editplan policy test package.json --tool Write",'editplan policy test --command "npm run format"')).action(async(t,n,s)=>o(await L(n,s,e))),H=3,I={allow:"green",ask:"yellow",deny:"red"};async function L(e,o,t){let{tool:n,repo:s,policy:a,command:i,json:d}=o;if(e===void 0==(i===void 0))throw new O({name:"USAGE",message:G});let{testCommand:g,testPolicy:l}=await import("./core-run-run-policy.js"),$=a===void 0?void 0:await C(a,t),w={root:T.resolve(t.cwd,s),...$&&{policy:$}},p=e===void 0?{tool:M.name,command:i,...await g({...w,command:i??""})}:{tool:n,...await l({...w,path:e,tool:n})},{behavior:u,rule:E,reason:D,notes:k=[]}=p,x=v(t.style,I[u],u),U=m(("path"in p?p.path:i)??""),q=`${x}  ${p.tool} ${U}
rule: ${m(E)}
${m(D)}.
`;t.stdout(d?`${JSON.stringify(p,null,2)}
`:q);for(let A of k)t.stderr(`${A}
`);return u==="allow"?0:H}var G='Give either a path or --command, as in `editplan policy test --command "npm run format"`.',J=(e,o)=>new c("completion").summary("print a shell completion script").description("Prints a script that completes commands, options and their values. Source it in your shell\u2019s start-up file.").addArgument(new y("<shell>").choices(["bash","zsh","fish"])).addHelpText("after",h("editplan completion bash >> ~/.bashrc","editplan completion fish > ~/.config/fish/completions/editplan.fish")).action(async(t,n,{parent:s})=>{s&&e.stdout(B(t,s)),o(0)}),B=(e,o)=>ne[e](V(o)),V=e=>e.commands.map(o=>({name:o.name(),summary:o.summary(),options:W(o),inner:o.commands.map(t=>t.name())})),W=({options:e,commands:o})=>{let t=[...e,...o.flatMap(W)].filter(n=>n.long);return[...new Map(t.map(n=>[n.long,n])).values()]},f=e=>e.long??"",Y=({options:e})=>[...e.map(f),"--help"].join(" "),r=e=>`'${e.replaceAll("'","'\\''")}'`,K=e=>`# editplan completion for bash
_editplan() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} words=
  if [ "$COMP_CWORD" -eq 1 ]; then
    words=${r([...e.map(({name:o})=>o),"help","--help","--version"].join(" "))}
  else
    case "\${COMP_WORDS[1]} $previous" in
${e.flatMap(Q).join(`
`)}
    esac
    case "$words:\${COMP_WORDS[1]}:$current" in
${e.map(o=>`      :${o.name}:-*) words=${r(Y(o))} ;;`).join(`
`)}
${e.flatMap(X).join(`
`)}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _editplan editplan
`,Q=({name:e,options:o})=>o.flatMap(t=>t.argChoices?[`      '${e} ${f(t)}') words=${r(t.argChoices.join(" "))} ;;`]:[]),X=({name:e,inner:o})=>o.length>0?[`      :${e}:*) [ "$COMP_CWORD" -eq 2 ] && words=${r(o.join(" "))} ;;`]:[],Z=e=>`#compdef editplan
_editplan() {
  local -a commands=(
${e.map(({name:o,summary:t})=>`    ${r(`${o}:${t}`)}`).join(`
`)}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  shift words
  (( CURRENT-- ))
  case $words[1] in
${e.map(({name:o,options:t,inner:n})=>`    ${o}) _arguments ${[...ee(n),...t.map(oe),"'*:file:_files'"].join(" ")} ;;`).join(`
`)}
  esac
}
if [ "$funcstack[1]" = _editplan ]; then _editplan "$@"; else compdef _editplan editplan; fi
`,ee=e=>e.length>0?[r(`1:what:(${e.join(" ")})`)]:[],oe=e=>{let o=e.description.replace(/[[\]:]/g,"\\$&"),t=e.argChoices?`(${e.argChoices.join(" ")})`:"_files";return r(`${f(e)}[${o}]${e.required?`:value:${t}`:""}`)},te=e=>`${["# editplan completion for fish",...e.flatMap(({name:o,summary:t,options:n,inner:s})=>[`complete -c editplan -n __fish_use_subcommand -f -a ${o} -d ${r(t)}`,...s.map(a=>`complete -c editplan -n '__fish_seen_subcommand_from ${o}' -f -a ${a}`),...n.map(a=>{let i=a.argChoices?` -x -a ${r(a.argChoices.join(" "))}`:a.required?" -r":"";return`complete -c editplan -n '__fish_seen_subcommand_from ${o}' -l ${f(a).slice(2)}${i} -d ${r(a.description)}`})])].join(`
`)}
`,ne={bash:K,zsh:Z,fish:te},fe=[z,J,F];export{fe as commands};
