import { Argument, Command, type Option } from 'commander'
import type { CommandFactory } from '../context.ts'
import { examples } from '../options.ts'

/** `editplan completion`: a script for a shell. */
export const completionCommand: CommandFactory = (context, finish) =>
  new Command('completion')
    .summary('print a shell completion script')
    .description(
      'Prints a script that completes commands, options and their values. Source it in your shell’s start-up file.',
    )
    .addArgument(new Argument('<shell>').choices(['bash', 'zsh', 'fish']))
    .addHelpText(
      'after',
      examples(
        'editplan completion bash >> ~/.bashrc',
        'editplan completion fish > ~/.config/fish/completions/editplan.fish',
      ),
    )
    .action(async (shell: Shell, _: unknown, { parent }: Command) => {
      if (parent) context.stdout(completionScript(shell, parent))
      finish(0)
    })

type Shell = 'bash' | 'zsh' | 'fish'

/** A script that completes commands, options and their values; made from the program's own commands. */
const completionScript = (shell: Shell, program: Command): string => SCRIPTS[shell](commandsOf(program))

interface CompletedCommand {
  readonly name: string
  readonly summary: string
  readonly options: readonly Option[]
  /** Names of the commands below it. */
  readonly inner: readonly string[]
}

const commandsOf = (program: Command): readonly CompletedCommand[] =>
  program.commands.map((command) => ({
    name: command.name(),
    summary: command.summary(),
    options: optionsOf(command),
    inner: command.commands.map((inner) => inner.name()),
  }))

/** The options of a command and of those below it, each once. */
const optionsOf = ({ options, commands }: Command): readonly Option[] => {
  const all = [...options, ...commands.flatMap(optionsOf)].filter((option) => option.long)
  return [...new Map(all.map((option) => [option.long, option])).values()]
}

const longOf = (option: Option): string => option.long ?? ''

const flagsOf = ({ options }: CompletedCommand): string => [...options.map(longOf), '--help'].join(' ')

/** Inside single quotes of any of the shells. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

const bash = (commands: readonly CompletedCommand[]): string => `# editplan completion for bash
_editplan() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} words=
  if [ "$COMP_CWORD" -eq 1 ]; then
    words=${quoted([...commands.map(({ name }) => name), 'help', '--help', '--version'].join(' '))}
  else
    case "\${COMP_WORDS[1]} $previous" in
${commands.flatMap(bashValues).join('\n')}
    esac
    case "$words:\${COMP_WORDS[1]}:$current" in
${commands.map((command) => `      :${command.name}:-*) words=${quoted(flagsOf(command))} ;;`).join('\n')}
${commands.flatMap(bashInner).join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _editplan editplan
`

const bashValues = ({ name, options }: CompletedCommand): readonly string[] =>
  options.flatMap((option) =>
    option.argChoices ? [`      '${name} ${longOf(option)}') words=${quoted(option.argChoices.join(' '))} ;;`] : [],
  )

const bashInner = ({ name, inner }: CompletedCommand): readonly string[] =>
  inner.length > 0 ? [`      :${name}:*) [ "$COMP_CWORD" -eq 2 ] && words=${quoted(inner.join(' '))} ;;`] : []

const zsh = (commands: readonly CompletedCommand[]): string => `#compdef editplan
_editplan() {
  local -a commands=(
${commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  shift words
  (( CURRENT-- ))
  case $words[1] in
${commands.map(({ name, options, inner }) => `    ${name}) _arguments ${[...zshInner(inner), ...options.map(zshOption), "'*:file:_files'"].join(' ')} ;;`).join('\n')}
  esac
}
if [ "$funcstack[1]" = _editplan ]; then _editplan "$@"; else compdef _editplan editplan; fi
`

const zshInner = (inner: readonly string[]): readonly string[] =>
  inner.length > 0 ? [quoted(`1:what:(${inner.join(' ')})`)] : []

const zshOption = (option: Option): string => {
  const help = option.description.replace(/[[\]:]/g, '\\$&')
  const values = option.argChoices ? `(${option.argChoices.join(' ')})` : '_files'
  return quoted(`${longOf(option)}[${help}]${option.required ? `:value:${values}` : ''}`)
}

const fish = (commands: readonly CompletedCommand[]): string =>
  `${[
    '# editplan completion for fish',
    ...commands.flatMap(({ name, summary, options, inner }) => [
      `complete -c editplan -n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`,
      ...inner.map((word) => `complete -c editplan -n '__fish_seen_subcommand_from ${name}' -f -a ${word}`),
      ...options.map((option) => {
        const values = option.argChoices
          ? ` -x -a ${quoted(option.argChoices.join(' '))}`
          : option.required
            ? ' -r'
            : ''
        return `complete -c editplan -n '__fish_seen_subcommand_from ${name}' -l ${longOf(option).slice(2)}${values} -d ${quoted(option.description)}`
      }),
    ]),
  ].join('\n')}\n`

const SCRIPTS: Readonly<Record<Shell, (commands: readonly CompletedCommand[]) => string>> = { bash, zsh, fish }
