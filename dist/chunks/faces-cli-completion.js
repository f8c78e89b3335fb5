import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import"./empty-2.js";var h=(e,n)=>C[e](l(n)),l=e=>e.commands.map(n=>({name:n.name(),summary:n.summary(),options:n.options.filter(s=>s.long)})),t=e=>e.long??"",d=({options:e})=>[...e.map(t),"--help"].join(" "),o=e=>`'${e.replaceAll("'","'\\''")}'`,c=e=>`# editplan completion for bash
_editplan() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} words=
  if [ "$COMP_CWORD" -eq 1 ]; then
    words=${o([...e.map(({name:n})=>n),"help","--help","--version"].join(" "))}
  else
    case "\${COMP_WORDS[1]} $previous" in
${e.flatMap(p).join(`
`)}
    esac
    case "$words:\${COMP_WORDS[1]}:$current" in
${e.map(n=>`      :${n.name}:-*) words=${o(d(n))} ;;`).join(`
`)}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _editplan editplan
`,p=({name:e,options:n})=>n.flatMap(s=>s.argChoices?[`      '${e} ${t(s)}') words=${o(s.argChoices.join(" "))} ;;`]:[]),m=e=>`#compdef editplan
_editplan() {
  local -a commands=(
${e.map(({name:n,summary:s})=>`    ${o(`${n}:${s}`)}`).join(`
`)}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  shift words
  (( CURRENT-- ))
  case $words[1] in
${e.map(({name:n,options:s})=>`    ${n}) _arguments ${[...s.map($),"'*:file:_files'"].join(" ")} ;;`).join(`
`)}
  esac
}
if [ "$funcstack[1]" = _editplan ]; then _editplan "$@"; else compdef _editplan editplan; fi
`,$=e=>{let n=e.description.replace(/[[\]:]/g,"\\$&"),s=e.argChoices?`(${e.argChoices.join(" ")})`:"_files";return o(`${t(e)}[${n}]${e.required?`:value:${s}`:""}`)},f=e=>`${["# editplan completion for fish",...e.flatMap(({name:n,summary:s,options:r})=>[`complete -c editplan -n __fish_use_subcommand -f -a ${n} -d ${o(s)}`,...r.map(a=>{let i=a.argChoices?` -x -a ${o(a.argChoices.join(" "))}`:a.required?" -r":"";return`complete -c editplan -n '__fish_seen_subcommand_from ${n}' -l ${t(a).slice(2)}${i} -d ${o(a.description)}`})])].join(`
`)}
`,C={bash:c,zsh:m,fish:f};export{h as completionScript};
