import { Command, CommanderError } from 'commander'
import { WINGS } from '../../wings.ts'
import { applyCommand } from './commands/apply.ts'
import { checkCommand, repairCommand } from './commands/check.ts'
import { demoCommand } from './commands/demo.ts'
import {
  diffCommand,
  historyCommand,
  redoCommand,
  resumeCommand,
  showCommand,
  undoCommand,
} from './commands/history.ts'
import { initCommand } from './commands/init.ts'
import { fmtCommand, planCommand, schemaCommand } from './commands/plan.ts'
import { prCommand } from './commands/pr.ts'
import { reportCommand } from './commands/report.ts'
import { completionCommand, mcpCommand, policyCommand } from './commands/setup.ts'
import { verifyCommand } from './commands/verify.ts'
import { type CommandFactory, type Context, tellFailure } from './context.ts'
import { version } from './version.ts'

export { processContext } from './context.ts'

const COMMANDS: readonly CommandFactory[] = [
  applyCommand,
  checkCommand,
  repairCommand,
  prCommand,
  historyCommand,
  showCommand,
  diffCommand,
  undoCommand,
  redoCommand,
  resumeCommand,
  verifyCommand,
  reportCommand,
  planCommand,
  initCommand,
  fmtCommand,
  policyCommand,
  schemaCommand,
  completionCommand,
  mcpCommand,
  demoCommand(runProgram),
]

const USAGE = 2

/** The command line: arguments in, exit code out. */
export async function runProgram(args: readonly string[], context: Context): Promise<number> {
  let exitCode = 0
  const program = new Command('editplan')
    .description('Replays plans of file edits on a git checkout, with one commit per step.')
    .version(version, '-V, --version')
    .option('--no-color', 'no colours; NO_COLOR and FORCE_COLOR work as well')
    .commandsGroup(LAST_GROUP)
    .helpCommand('help [command]', 'display help for command')
  const finish = (code: number): void => {
    exitCode = code
  }
  for (const command of COMMANDS) program.addCommand(command(context, finish))
  await addWings(program, args, (command) => command(context, finish))
  settle(program, context)
  groupCommands(program)
  // One line for each: what it takes, its own help says.
  program.configureHelp({ ...program.configureHelp(), subcommandTerm: (command) => command.name() })
  try {
    await program.parseAsync(args.length > 0 ? args : ['help'], { from: 'user' })
    return exitCode
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE
    return tellFailure(error, context)
  }
}

/** Adds the commands of the wings: of the one that a call names, or, where it names none of the core's either, of all. */
async function addWings(
  program: Command,
  [first = '', second = '']: readonly string[],
  make: (command: CommandFactory) => Command,
): Promise<void> {
  const own = program.commands.find((command) => command.name() === first)
  const isNamed = (name: string): boolean => name === first || name === `${first} ${second}`
  const named = WINGS.filter(({ commands }) => commands?.names.some(isNamed))
  const wanted = named.length > 0 || (own && own.commands.length === 0 && first !== 'completion') ? named : WINGS
  for (const { commands } of wanted) {
    for (const [at, command] of (await commands?.load())?.entries() ?? []) {
      const [parent = ''] = commands?.names[at]?.split(' ').slice(0, -1) ?? []
      const above = program.commands.find((one) => one.name() === parent) ?? program
      above.addCommand(make(command))
    }
  }
}

/** Makes Commander write to our streams, throw instead of exiting, and suggest the nearest option. */
const settle = (command: Command, context: Context): Command => {
  for (const inner of command.commands) settle(inner, context)
  return command
    .exitOverride()
    .showSuggestionAfterError()
    .configureOutput({ writeOut: context.stdout, writeErr: context.stderr })
    .configureHelp({ helpWidth: context.style.width, sortOptions: false })
}

/** The groups of the help, in order, and the commands of each. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Everyday:': ['demo', 'init', 'check', 'apply', 'undo', 'redo', 'resume', 'history', 'show', 'diff', 'report'],
  'Publish:': ['pr', 'verify', 'blame', 'campaign'],
  'Several plans:': ['compose', 'split', 'narrow', 'try', 'overlap'],
  'Agents:': ['import', 'record', 'repair', 'mcp'],
  'Fixes and codemods:': ['plan', 'fix', 'explain', 'test', 'fmt'],
  'Editor and setup:': ['lsp', 'policy', 'schema', 'completion'],
}

/** Where commander's own command and any that no group names are. */
const LAST_GROUP = Object.keys(GROUPS).at(-1) ?? ''

/** Puts the commands into their groups. */
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
