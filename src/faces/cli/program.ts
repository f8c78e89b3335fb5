import { Command, CommanderError } from 'commander'
import { applyCommand } from './commands/apply.ts'
import { blameCommand } from './commands/blame.ts'
import { campaignCommand } from './commands/campaign.ts'
import { checkCommand } from './commands/check.ts'
import { completionCommand } from './commands/completion.ts'
import { composeCommand } from './commands/compose.ts'
import { demoCommand } from './commands/demo.ts'
import { diffCommand } from './commands/diff.ts'
import { fmtCommand } from './commands/fmt.ts'
import { historyCommand } from './commands/history.ts'
import { importCommand } from './commands/import.ts'
import { initCommand } from './commands/init.ts'
import { lspCommand } from './commands/lsp.ts'
import { mcpCommand } from './commands/mcp.ts'
import { narrowCommand } from './commands/narrow.ts'
import { planCommand } from './commands/plan.ts'
import { policyCommand } from './commands/policy.ts'
import { prCommand } from './commands/pr.ts'
import { recordCommand } from './commands/record.ts'
import { redoCommand } from './commands/redo.ts'
import { repairCommand } from './commands/repair.ts'
import { reportCommand } from './commands/report.ts'
import { resumeCommand } from './commands/resume.ts'
import { schemaCommand } from './commands/schema.ts'
import { showCommand } from './commands/show.ts'
import { splitCommand } from './commands/split.ts'
import { tryCommand } from './commands/try.ts'
import { undoCommand } from './commands/undo.ts'
import { verifyCommand } from './commands/verify.ts'
import type { CommandFactory, Context } from './context.ts'

export { processContext } from './context.ts'

import { tellFailure } from './failure.ts'
import { version } from './version.ts'

const COMMANDS: readonly CommandFactory[] = [
  applyCommand,
  checkCommand,
  composeCommand,
  splitCommand,
  narrowCommand,
  tryCommand,
  repairCommand,
  prCommand,
  campaignCommand,
  historyCommand,
  showCommand,
  diffCommand,
  undoCommand,
  redoCommand,
  resumeCommand,
  verifyCommand,
  blameCommand,
  reportCommand,
  importCommand,
  planCommand,
  recordCommand,
  initCommand,
  fmtCommand,
  policyCommand,
  schemaCommand,
  completionCommand,
  mcpCommand,
  lspCommand,
  demoCommand(runProgram),
]

const USAGE = 2

/** The command line: arguments in, exit code out. */
export async function runProgram(args: readonly string[], context: Context): Promise<number> {
  let exitCode = 0
  const program = new Command('editplan')
    .description(
      'Replays plans of Read, Edit, Write and NotebookEdit steps on a git checkout, with one commit per step.',
    )
    .version(version, '-V, --version')
    .option('--no-color', 'no colours; NO_COLOR and FORCE_COLOR work as well')
    .addHelpText('after', '\nStart here:\n  $ editplan demo\n')
  for (const command of COMMANDS)
    program.addCommand(
      settle(
        command(context, (code) => (exitCode = code)),
        context,
      ),
    )
  settle(program, context)
  try {
    await program.parseAsync(args.length > 0 ? args : ['help'], { from: 'user' })
    return exitCode
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE
    return tellFailure(error, context)
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
