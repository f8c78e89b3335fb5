import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import"./empty-2.js";var O=(e,n)=>u[e](m(n)),m=e=>e.commands.map(n=>({name:n.name(),summary:n.summary(),options:l(n),inner:n.commands.map(o=>o.name())})),l=({options:e,commands:n})=>{let o=[...e,...n.flatMap(l)].filter(s=>s.long);return[...new Map(o.map(s=>[s.long,s])).values()]},r=e=>e.long??"",p=({options:e})=>[...e.map(r),"--help"].join(" "),a=e=>`'${e.replaceAll("'","'\\''")}'`,c=e=>`# editplan completion for bash
_editplan() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} words=
  if [ "$COMP_CWORD" -eq 1 ]; then
    words=${a([...e.map(({name:n})=>n),"help","--help","--version"].join(" "))}
  else
    case "\${COMP_WORDS[1]} $previous" in
${e.flatMap($).join(`
`)}
    esac
    case "$words:\${COMP_WORDS[1]}:$current" in
${e.map(n=>`      :${n.name}:-*) words=${a(p(n))} ;;`).join(`
`)}
${e.flatMap(C).join(`
`)}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _editplan editplan
`,$=({name:e,options:n})=>n.flatMap(o=>o.argChoices?[`      '${e} ${r(o)}') words=${a(o.argChoices.join(" "))} ;;`]:[]),C=({name:e,inner:n})=>n.length>0?[`      :${e}:*) [ "$COMP_CWORD" -eq 2 ] && words=${a(n.join(" "))} ;;`]:[],f=e=>`#compdef editplan
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
${e.map(({name:n,options:o,inner:s})=>`    ${n}) _arguments ${[...h(s),...o.map(g),"'*:file:_files'"].join(" ")} ;;`).join(`
`)}
  esac
}
if [ "$funcstack[1]" = _editplan ]; then _editplan "$@"; else compdef _editplan editplan; fi
`,h=e=>e.length>0?[a(`1:what:(${e.join(" ")})`)]:[],g=e=>{let n=e.description.replace(/[[\]:]/g,"\\$&"),o=e.argChoices?`(${e.argChoices.join(" ")})`:"_files";return a(`${r(e)}[${n}]${e.required?`:value:${o}`:""}`)},_=e=>`${["# editplan completion for fish",...e.flatMap(({name:n,summary:o,options:s,inner:i})=>[`complete -c editplan -n __fish_use_subcommand -f -a ${n} -d ${a(o)}`,...i.map(t=>`complete -c editplan -n '__fish_seen_subcommand_from ${n}' -f -a ${t}`),...s.map(t=>{let d=t.argChoices?` -x -a ${a(t.argChoices.join(" "))}`:t.required?" -r":"";return`complete -c editplan -n '__fish_seen_subcommand_from ${n}' -l ${r(t).slice(2)}${d} -d ${a(t.description)}`})])].join(`
`)}
`,u={bash:c,zsh:f,fish:_};export{O as completionScript};
