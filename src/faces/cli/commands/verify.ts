import { Command, Option } from 'commander'
import { exitCodeOf } from '../../../errors.ts'
import { reportProblem } from '../../../report/build-report.ts'
import { renderProblems } from '../../../report/terminal/problems.ts'
import type { CommandFactory, Context } from '../context.ts'
import { examples, type ReplayOptions, runOptions, withReplayOptions } from '../options.ts'
import { readPlans } from '../read-plans.ts'
import { readVariables } from '../variables.ts'

interface VerifyOptions extends ReplayOptions {
  readonly base: string
  readonly head: string
  readonly run?: boolean
}

/** `editplan verify`: proves that a commit is the result of plans. */
export const verifyCommand: CommandFactory = (context, finish) =>
  withReplayOptions(new Command('verify'))
    .summary('prove that a commit is the result of plans')
    .description(
      'Replays plans and compares the commit ids with those of a head. For signed commits it compares contents, parents, authors and messages, and git checks the signatures.',
    )
    .addOption(new Option('--base <rev>', 'the commit the plans were replayed on').makeOptionMandatory())
    .addOption(new Option('--head <rev>', 'the commit that should be their result').makeOptionMandatory())
    .option('--run', 'run the commands of Run steps again instead of taking their recorded results')
    .addHelpText('after', examples('editplan verify plan.yaml --base main --head editplan/rename'))
    .action(async (names: string[], options: VerifyOptions) => finish(await verify(names, options, context)))

const VERIFIED = {
  commits: 'the commits are identical',
  signed: 'contents, authors and messages are the same, in commits with signatures that git verifies',
  unchecked:
    'contents, authors and messages are the same, in signed commits. Their signatures are NOT checked: git does not have the keys or does not trust them',
} as const

async function verify(names: readonly string[], options: VerifyOptions, context: Context): Promise<number> {
  const place = await runOptions(options, context)
  const plans = await readPlans(names, context, { ...place, vars: await readVariables(options, context) })
  const { verifyPlan } = await import('../../../index.ts')
  const { base, head, run } = options
  const compared = await verifyPlan(plans, { ...place, base, head, ...(run && { commands: 'run' }) })
  if (compared.ok) {
    const { without = [], recorded = [] } = compared
    const less = without.length === 0 ? '' : ` without ${stepsIn(without)}`
    context.stdout(`Verified${less}: ${VERIFIED[compared.by]}.\n`)
    if (recorded.length > 0)
      context.stdout(`Recorded, not derived again: ${stepsIn(recorded)}. --run runs the commands.\n`)
    return 0
  }
  context.stderr(`${renderProblems([reportProblem(compared.problem)], context.errorStyle).join('\n')}\n`)
  return exitCodeOf(compared.problem.name)
}

const stepsIn = (steps: readonly number[]): string => `${steps.length === 1 ? 'step' : 'steps'} ${steps.join(', ')}`
