import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import"./empty-2.js";var O=(e,n)=>u[e](p(n)),p=e=>e.commands.map(n=>({name:n.name(),summary:n.summary(),options:l(n),inner:n.commands.map(o=>o.name())})),l=({options:e,commands:n})=>{let o=[...e,...n.flatMap(l)].filter(a=>a.long);return[...new Map(o.map(a=>[a.long,a])).values()]},r=e=>e.long??"",c=({options:e})=>[...e.map(r),"--help"].join(" "),s=e=>`'${e.replaceAll("'","'\\''")}'`,m=e=>`# editplan completion for bash
_editplan() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} words=
  if [ "$COMP_CWORD" -eq 1 ]; then
    words=${s([...e.map(({name:n})=>n),"help","--help","--version"].join(" "))}
  else
    case "\${COMP_WORDS[1]} $previous" in
${e.flatMap($).join(`
`)}
    esac
    case "$words:\${COMP_WORDS[1]}:$current" in
${e.map(n=>`      :${n.name}:-*) words=${s(c(n))} ;;`).join(`
`)}
${e.flatMap(f).join(`
`)}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _editplan editplan
`,$=({name:e,options:n})=>n.flatMap(o=>o.argChoices?[`      '${e} ${r(o)}') words=${s(o.argChoices.join(" "))} ;;`]:[]),f=({name:e,inner:n})=>n.length>0?[`      :${e}:*) [ "$COMP_CWORD" -eq 2 ] && words=${s(n.join(" "))} ;;`]:[],h=e=>`#compdef editplan
_editplan() {
  local -a commands=(
${e.map(({name:n,summary:o})=>`    ${s(`${n}:${o}`)}`).join(`
`)}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  shift words
  (( CURRENT-- ))
  case $words[1] in
${e.map(({name:n,options:o,inner:a})=>`    ${n}) _arguments ${[...C(a),...o.map(g),"'*:file:_files'"].join(" ")} ;;`).join(`
`)}
  esac
}
if [ "$funcstack[1]" = _editplan ]; then _editplan "$@"; else compdef _editplan editplan; fi
`,C=e=>e.length>0?[s(`1:what:(${e.join(" ")})`)]:[],g=e=>{let n=e.description.replace(/[[\]:]/g,"\\$&"),o=e.argChoices?`(${e.argChoices.join(" ")})`:"_files";return s(`${r(e)}[${n}]${e.required?`:value:${o}`:""}`)},_=e=>`${["# editplan completion for fish",...e.flatMap(({name:n,summary:o,options:a,inner:i})=>[`complete -c editplan -n __fish_use_subcommand -f -a ${n} -d ${s(o)}`,...i.map(t=>`complete -c editplan -n '__fish_seen_subcommand_from ${n}' -f -a ${t}`),...a.map(t=>{let d=t.argChoices?` -x -a ${s(t.argChoices.join(" "))}`:t.required?" -r":"";return`complete -c editplan -n '__fish_seen_subcommand_from ${n}' -l ${r(t).slice(2)}${d} -d ${s(t.description)}`})])].join(`
`)}
`,u={bash:m,zsh:h,fish:_};export{O as completionScript};
