import { Command, CommanderError, type Option } from 'commander'
import { shellWord } from '../../core/text/words.ts'
import { WingSlot } from '../../core/wing-slot.ts'
import type { Wing } from '../../wing.ts'
import { WINGS } from '../../wings.ts'
import { type CommandFactory, type Context, tellFailure } from './context.ts'
import { OWN_GROUP } from './options.ts'
import { version } from './version.ts'
import { WING_OF_COMMAND } from './wing-commands.ts'

export { processContext } from './context.ts'

/** The commands, each file loaded for a call that names one of its own. */
const COMMANDS: readonly NonNullable<Wing['commands']>[] = [
  { names: ['apply'], load: async () => [(await import('./commands/apply.ts')).applyCommand] },
  { names: ['check', 'repair'], load: async () => (await import('./commands/check.ts')).commands },
  { names: ['pr'], load: async () => [(await import('./commands/pr.ts')).prCommand] },
  {
    names: ['history', 'show', 'undo', 'redo', 'resume'],
    load: async () => (await import('./commands/history.ts')).commands,
  },
  { names: ['verify'], load: async () => [(await import('./commands/verify.ts')).verifyCommand] },
  { names: ['report'], load: async () => [(await import('./commands/report.ts')).reportCommand] },
  { names: ['plan', 'fmt', 'schema'], load: async () => (await import('./commands/plan.ts')).commands },
  { names: ['init'], load: async () => [(await import('./commands/init.ts')).initCommand] },
  { names: ['policy', 'completion', 'mcp'], load: async () => (await import('./commands/setup.ts')).commands },
  { names: ['demo'], load: async () => [(await import('./commands/demo.ts')).demoCommand(runProgram)] },
  ...WINGS.flatMap(({ commands }) => commands ?? []),
]

const isCommand = (name: string): boolean => COMMANDS.some(({ names }) => names.includes(name))

const USAGE = 2

/** The command line: arguments in, exit code out. */
export async function runProgram(args: readonly string[], context: Context): Promise<number> {
  let exitCode = 0
  const [first, ...about] = args.filter((word) => word !== '--all')
  const page =
    first === 'help' && about[0] !== undefined
      ? (await import('./help-page.ts')).helpPage(about[0], isCommand)
      : undefined
  if (page !== undefined) {
    context.stdout(page)
    return 0
  }
  const asked = first === 'help' && about.length > 0 ? about : args
  const program = await programFor(asked, context, (code) => {
    exitCode = code
  })
  const meant = meantBy(first, about[0])
  if (meant !== undefined) program.showHelpAfterError(meant)
  program.addHelpText('after', () => (args.includes('--all') ? '' : MORE))
  const words = asked !== args && program.commands.some((one) => one.name() === asked[0]) ? [...asked, '--help'] : asked
  const isShown = args.includes('--all') ? isFurther : (command: Command) => !isFurther(command)
  program.configureHelp({
    ...program.configureHelp(),
    // One line for each: its own help lists the arguments.
    subcommandTerm: (command) => command.name(),
    visibleCommands: ({ commands }) => commands.filter(isShown),
  })
  try {
    refuseAbsent(asked[0])
    await program.parseAsync(words.some((word) => word !== '--all') ? words : ['--help'], { from: 'user' })
    return exitCode
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE
    return tellFailure(error, context)
  }
}

/** What to write instead, where the first word is a plan, or what another program calls a command. */
function meantBy(first = '', next = ''): string | undefined {
  if (/\.(?:ya?ml|jsonl?)$/.test(first))
    return isCommand(next)
      ? `The command comes first: \`editplan ${next} ${shellWord(first)}\`.`
      : `To validate a plan: \`editplan check ${shellWord(first)}\`.`
  const command = OTHER_NAMES.get(first)
  return command && `Did you mean \`editplan ${command}\`? See \`editplan --help\`.`
}

/** What other programs call a command. */
const OTHER_NAMES = new Map<string, string>([
  ...['validate', 'lint'].map((name) => [name, 'check'] as const),
  ...['run', 'exec'].map((name) => [name, 'apply'] as const),
  ...['revert', 'rollback'].map((name) => [name, 'undo'] as const),
  ...['log', 'status', 'list'].map((name) => [name, 'history'] as const),
  ...['new', 'create'].map((name) => [name, 'init'] as const),
  ...['push', 'publish'].map((name) => [name, 'pr'] as const),
  ['diff', 'show'],
  ['convert', 'import'],
  ['format', 'fmt'],
])

/** The program with the commands that a call names; with all of them where it names none. */
export async function programFor(
  args: readonly string[],
  context: Context,
  finish: (code: number) => void,
): Promise<Command> {
  const program = new Command('editplan')
    .description('Replays plans of file edits on a git checkout, with one commit per step.')
    .version(version, '-V, --version')
    .option('--no-color', 'no colours; NO_COLOR and FORCE_COLOR work as well')
    .option('--all', 'with --help: the other commands')
    .commandsGroup(LAST_GROUP)
    .helpCommand('help [name]', 'explain a command, an error, or show a page such as importing')
  await addCommands(program, args, (command) => command(context, finish))
  settle(program, context)
  groupCommands(program)
  return program
}

/** Throws UNAVAILABLE_HERE for a command of a wing that this build lacks. */
function refuseAbsent(name = ''): void {
  const wing = WING_OF_COMMAND.get(name)
  if (wing !== undefined && !isCommand(name)) new WingSlot<never>(wing).get()
}

/** Adds the commands that a call names, with their subcommands; all if it names none, or requests all. */
async function addCommands(
  program: Command,
  args: readonly string[],
  make: (command: CommandFactory) => Command,
): Promise<void> {
  const first = args.find((word) => !word.startsWith('-')) ?? ''
  const named = COMMANDS.filter(({ names }) => names.includes(first))
  for (const { load } of named.length > 0 && first !== 'completion' ? named : COMMANDS)
    for (const command of await load()) program.addCommand(make(command))
}

/** Makes Commander write to our streams, throw instead of exiting, and print how to go on. */
function settle(command: Command, context: Context, name = command.name()): Command {
  for (const inner of command.commands) settle(inner, context, `${name} ${inner.name()}`)
  const isOwn = ({ helpGroupHeading = OWN_GROUP }: Option): boolean => helpGroupHeading === OWN_GROUP
  ;(command.options as Option[]).sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
  return command
    .exitOverride()
    .showSuggestionAfterError()
    .showHelpAfterError(`See \`${name} --help\`.`)
    .configureOutput({
      writeOut: context.stdout,
      writeErr: context.stderr,
      outputError: (text, write) => write(text.replace(VALUED, (said, option) => said + takesNoValue(command, option))),
    })
    .configureHelp({ helpWidth: context.style.width, sortOptions: false })
}

const VALUED = /^error: unknown option '(--[\w-]+)=.*'$/m

const takesNoValue = ({ options }: Command, name: string): string =>
  options.some(({ long }) => long === name) ? `\n(${name} takes no value)` : ''

/** What the main job needs; the other groups are shown by `--all`. */
const MAIN = 'Everyday:'

/** The groups of the help, in order, and the commands of each. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  [MAIN]: [
    'demo',
    'init',
    'check',
    'apply',
    'undo',
    'pr',
    'verify',
    'history',
    'show',
    'report',
    'resume',
    'import',
    'help',
  ],
  'Runs and publishing:': ['redo', 'blame', 'campaign'],
  'Several plans:': ['compose', 'split', 'narrow', 'try', 'overlap'],
  'Agents:': ['record', 'repair', 'mcp'],
  'Fixes and codemods:': ['plan', 'fix', 'explain', 'test', 'fmt'],
  'Editor and setup:': ['lsp', 'policy', 'schema', 'completion'],
}

const isFurther = (command: Command): boolean => !GROUPS[MAIN]?.includes(command.name())

const MORE = `
Other commands: editplan --help --all. About a command or an error: editplan help NAME.
A page of the documentation: editplan help PAGE.md, such as importing.md.
`

/** Where commander's own command and any that no group names are. */
const LAST_GROUP = Object.keys(GROUPS).at(-1) ?? ''

function groupCommands(program: Command): void {
  const headings = Object.keys(GROUPS)
  const order = Object.values(GROUPS).flat()
  const placeOf = (command: Command): number => {
    const at = order.indexOf(command.name())
    return at < 0 ? order.length : at
  }
  for (const command of program.commands)
    command.helpGroup(headings.find((heading) => GROUPS[heading]?.includes(command.name())) ?? LAST_GROUP)
  const sorted = [...program.commands].sort((one, other) => placeOf(one) - placeOf(other))
  ;(program.commands as Command[]).splice(0, program.commands.length, ...sorted)
}
