import path from 'node:path'
import { Argument, Command, type Option } from 'commander'
import { namesOfRules } from '../../../core/policy/rules.ts'
import { paint } from '../../../core/report/terminal/style.ts'
import { oneLine } from '../../../core/text/neutralise.ts'
import { edit } from '../../../core/tools/edit.ts'
import { run } from '../../../core/tools/run.ts'
import type { StepTool } from '../../../core/tools/step-inputs.ts'
import { EditplanError } from '../../../errors.ts'
import type { Input } from '../../../inputs/input.ts'
import type { InputsOf } from '../../../inputs/table.ts'
import type { CommandFactory, Context } from '../context.ts'
import { examples, readPolicy, withInputs } from '../options.ts'
import { version } from '../version.ts'

const MCP = { verbs: ['mcp'], of: 'face', option: ['', 'Options'] } as const
const OF_MCP = [
  {
    name: 'repo',
    type: 'text',
    about: 'the checkout; by default the client’s first root, else the current folder',
    ...{ ...MCP, option: ['<dir>', 'Options'] },
  },
  {
    name: 'record',
    type: 'text',
    about: 'the plan to record to: .yaml, .yml, .json or .jsonl',
    ...{ ...MCP, option: ['<plan>', 'Options'] },
  },
  { name: 'policy', type: 'text', about: 'the policy to follow', ...{ ...MCP, option: ['<file>', 'Options'] } },
  { name: 'read-only', type: 'flag', about: 'serve only tools that change nothing', ...MCP },
  { name: 'dry-run', type: 'flag', about: 'change no files: the recorded plan is the only result', ...MCP },
  { name: 'structured', type: 'flag', about: 'answer with data as well as text, and describe it', ...MCP },
  {
    name: 'root',
    type: 'list',
    about: 'refuse files outside these folders; the client’s roots by default',
    ...{ ...MCP, option: ['<dir...>', 'Options'] },
  },
  {
    name: 'read-budget',
    type: 'count',
    most: 1_000_000_000,
    about: 'how much of a text one Read shows',
    given: '8000',
    ...{ ...MCP, option: ['<tokens>', 'Options'] },
  },
] as const satisfies readonly Input[]

/** `editplan mcp`: serves the tools to an MCP client and records its calls as a plan. */
const mcpCommand: CommandFactory = (context, finish) =>
  withInputs(new Command('mcp'), { own: OF_MCP })
    .summary('serve the tools to an MCP client, and record a plan')
    .description(
      'Serves Read, Edit, Write, NotebookEdit, Delete, Move, Set, Unset and Import to one Model Context Protocol client over standard input and output, and records every accepted call as a step of a plan.',
    )
    .addHelpText('after', examples('editplan mcp --record plan.yaml', 'editplan mcp --dry-run --record proposal.yaml'))
    .action(async (options: McpValues) => {
      await serve(options, context)
      finish(0)
    })

type McpValues = InputsOf<'mcp', (typeof OF_MCP)[number]>

async function serve({ repo, record, policy, root, ...options }: McpValues, context: Context): Promise<void> {
  const { createMcpServer } = await import('../../mcp/server.ts')
  const absolute = (name: string): string => path.resolve(context.cwd, name)
  const server = await createMcpServer({
    ...{ ...options, version },
    root: repo === undefined ? undefined : absolute(repo),
    record: record === undefined ? undefined : absolute(record),
    policy: policy === undefined ? undefined : await readPolicy(policy, context),
    roots: root?.map(absolute),
    onNote: (note) => context.stderr(`editplan mcp: ${note}\n`),
  })
  await server.serve({ input: process.stdin, output: process.stdout, signal: context.signal })
}

const BOTH = { verbs: ['policy', 'policy --command'], of: 'face' } as const
const ofPolicy = () =>
  [
    {
      name: 'command',
      type: 'text',
      about: 'instead of a path: the command of a Run step',
      ...{ ...BOTH, verbs: ['policy --command'], option: ['<line>', 'Options'] },
    },
    {
      name: 'tool',
      type: namesOfRules(),
      about: 'the tool of the step',
      given: edit.name as string,
      ...{ ...BOTH, verbs: ['policy'], option: ['<name>', 'Options'] },
    },
    {
      name: 'policy',
      type: 'text',
      about: 'the policy to test; .github/editplan.yml of the current commit by default',
      ...{ ...BOTH, option: ['<file>', 'Options'] },
    },
    { name: 'json', type: 'flag', about: 'print the decision as JSON', ...{ ...BOTH, option: ['', 'Options'] } },
  ] as const satisfies readonly Input[]

type PolicyValues = InputsOf<'policy' | 'policy --command', ReturnType<typeof ofPolicy>[number]>

/** `editplan policy test`: which rule decides about a path, and why. */
const policyCommand: CommandFactory = (context, finish) =>
  withInputs(new Command('policy'), {
    own: ofPolicy(),
    headings: [],
    verbOf: ({ command }) => (command === undefined ? 'policy' : 'policy --command'),
  })
    .summary('show which rule decides about a path or a command, and why')
    .description(
      'Shows what the policy decides about a step in `pr` and in the Action. Exit code 0: allowed; 3: denied, or approval is required. `apply` decides the same if there is a policy; without one it does not ask about protected paths.',
    )
    .addArgument(new Argument('<what>', 'test: show the decision').choices(['test']))
    .argument('[path]', 'the path as it would appear in a plan')
    .addHelpText(
      'after',
      examples('editplan policy test package.json --tool Write', 'editplan policy test --command "npm run format"'),
    )
    .action(async (_: string, given: string | undefined, options: PolicyValues) =>
      finish(await test(given, options, context)),
    )

const REFUSED = 3
const COLOURS = { allow: 'green', ask: 'yellow', deny: 'red' } as const

async function test(given: string | undefined, options: PolicyValues, context: Context): Promise<number> {
  const { tool, repo, policy, command, json } = options
  if ((given === undefined) === (command === undefined)) throw new EditplanError({ name: 'USAGE', message: WHICH })
  const { testCommand, testPolicy } = await import('../../../core/run/run-policy.ts')
  const source = policy === undefined ? undefined : await readPolicy(policy, context)
  const place = { root: path.resolve(context.cwd, repo), ...(source && { policy: source }) }
  const answer =
    given === undefined
      ? { tool: run.name, command, ...(await testCommand({ ...place, command: command ?? '' })) }
      : { tool, ...(await testPolicy({ ...place, path: given, tool: tool as StepTool })) }
  const { behavior, rule, reason, notes = [] } = answer
  const said = paint(context.style, COLOURS[behavior], behavior)
  const about = oneLine(('path' in answer ? answer.path : command) ?? '')
  const text = `${said}  ${answer.tool} ${about}\nrule: ${oneLine(rule)}\n${oneLine(reason)}.\n`
  context.stdout(json ? `${JSON.stringify(answer, null, 2)}\n` : text)
  for (const note of notes) context.stderr(`${note}\n`)
  return behavior === 'allow' ? 0 : REFUSED
}

const WHICH = 'Give either a path or --command, as in `editplan policy test --command "npm run format"`.'

/** `editplan completion`: a script for a shell. */
const completionCommand: CommandFactory = (context, finish) =>
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
  readonly inner: readonly string[]
}

const commandsOf = (program: Command): readonly CompletedCommand[] =>
  program.commands.map((command) => ({
    name: command.name(),
    summary: command.summary(),
    options: optionsOf(command),
    inner: command.commands.map((inner) => inner.name()),
  }))

/** The options that the help of a command and of those below it shows, each once. */
const optionsOf = ({ options, commands }: Command): readonly Option[] => {
  const all = [...options, ...commands.flatMap(optionsOf)].filter(({ long, hidden }) => long && !hidden)
  return [...new Map(all.map((option) => [option.long, option])).values()]
}

const longOf = (option: Option): string => option.long ?? ''

const flagsOf = ({ options }: CompletedCommand): string => [...options.map(longOf), '--help'].join(' ')

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

export const commands = [policyCommand, completionCommand, mcpCommand]
