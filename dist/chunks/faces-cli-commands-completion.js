import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{faces_cli_read_plans$x as d}from"./start.js";import{commander$c as r,commander$d as m}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";var b=(e,n)=>new r("completion").summary("print a shell completion script").description("Prints a script that completes commands, options and their values. Source it in your shell\u2019s start-up file.").addArgument(new m("<shell>").choices(["bash","zsh","fish"])).addHelpText("after",d("editplan completion bash >> ~/.bashrc","editplan completion fish > ~/.config/fish/completions/editplan.fish")).action(async(o,s,{parent:i})=>{i&&e.stdout($(o,i)),n(0)}),$=(e,n)=>M[e](h(n)),h=e=>e.commands.map(n=>({name:n.name(),summary:n.summary(),options:c(n),inner:n.commands.map(o=>o.name())})),c=({options:e,commands:n})=>{let o=[...e,...n.flatMap(c)].filter(s=>s.long);return[...new Map(o.map(s=>[s.long,s])).values()]},l=e=>e.long??"",f=({options:e})=>[...e.map(l),"--help"].join(" "),a=e=>`'${e.replaceAll("'","'\\''")}'`,C=e=>`# editplan completion for bash
_editplan() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} words=
  if [ "$COMP_CWORD" -eq 1 ]; then
    words=${a([...e.map(({name:n})=>n),"help","--help","--version"].join(" "))}
  else
    case "\${COMP_WORDS[1]} $previous" in
${e.flatMap(g).join(`
`)}
    esac
    case "$words:\${COMP_WORDS[1]}:$current" in
${e.map(n=>`      :${n.name}:-*) words=${a(f(n))} ;;`).join(`
`)}
${e.flatMap(u).join(`
`)}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _editplan editplan
`,g=({name:e,options:n})=>n.flatMap(o=>o.argChoices?[`      '${e} ${l(o)}') words=${a(o.argChoices.join(" "))} ;;`]:[]),u=({name:e,inner:n})=>n.length>0?[`      :${e}:*) [ "$COMP_CWORD" -eq 2 ] && words=${a(n.join(" "))} ;;`]:[],_=e=>`#compdef editplan
_editplan() {
  local -a commands=(
${e.map(({name:n,summary:o})=>`    ${a(`${n}:${o}`)}`).join(`
`)}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  shift words
  (( CURRENT-- ))
  case $words[1] in
${e.map(({name:n,options:o,inner:s})=>`    ${n}) _arguments ${[...y(s),...o.map(O),"'*:file:_files'"].join(" ")} ;;`).join(`
`)}
  esac
}
if [ "$funcstack[1]" = _editplan ]; then _editplan "$@"; else compdef _editplan editplan; fi
`,y=e=>e.length>0?[a(`1:what:(${e.join(" ")})`)]:[],O=e=>{let n=e.description.replace(/[[\]:]/g,"\\$&"),o=e.argChoices?`(${e.argChoices.join(" ")})`:"_files";return a(`${l(e)}[${n}]${e.required?`:value:${o}`:""}`)},R=e=>`${["# editplan completion for fish",...e.flatMap(({name:n,summary:o,options:s,inner:i})=>[`complete -c editplan -n __fish_use_subcommand -f -a ${n} -d ${a(o)}`,...i.map(t=>`complete -c editplan -n '__fish_seen_subcommand_from ${n}' -f -a ${t}`),...s.map(t=>{let p=t.argChoices?` -x -a ${a(t.argChoices.join(" "))}`:t.required?" -r":"";return`complete -c editplan -n '__fish_seen_subcommand_from ${n}' -l ${l(t).slice(2)}${p} -d ${a(t.description)}`})])].join(`
`)}
`,M={bash:C,zsh:_,fish:R};export{b as completionCommand};
