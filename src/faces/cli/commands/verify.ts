import { Command, Option } from 'commander'
import { exitCodeOf } from '../../../errors.ts'
import { reportProblem } from '../../../report/build-report.ts'
import { renderProblems } from '../../../report/terminal/problems.ts'
import type { Context } from '../context.ts'
import { examples, type ReplayOptions, runOptions, withReplayOptions } from '../options.ts'
import type { CommandFactory } from '../program.ts'
import { readPlans } from '../read-plans.ts'
import { readVariables } from '../variables.ts'

interface VerifyOptions extends ReplayOptions {
  readonly base: string
  readonly head: string
}

/** `editplan verify`: proves that a head is a plan's result. */
export const verifyCommand: CommandFactory = (context, finish) =>
  withReplayOptions(new Command('verify'))
    .summary('prove that a head is the result of plans')
    .description(
      'Replays plans and compares the result with a head: commit ids, or trees where somebody signed the commits.',
    )
    .addOption(new Option('--base <rev>', 'the commit the plans were replayed on').makeOptionMandatory())
    .addOption(new Option('--head <rev>', 'what is said to be their result').makeOptionMandatory())
    .addHelpText('after', examples('editplan verify plan.yaml --base main --head editplan/rename'))
    .action(async (names: string[], options: VerifyOptions) => finish(await verify(names, options, context)))

async function verify(names: readonly string[], options: VerifyOptions, context: Context): Promise<number> {
  const place = await runOptions(options, context)
  const plans = await readPlans(names, context, { ...place, vars: await readVariables(options, context) })
  const { verifyPlan } = await import('../../../run.ts')
  const { base, head } = options
  const compared = await verifyPlan(plans, { ...place, base, head })
  if (compared.ok) {
    const by = compared.by === 'commits' ? 'the commits are the very same' : 'the trees are the same, in signed commits'
    context.stdout(`Verified: ${by}.\n`)
    return 0
  }
  context.stderr(`${renderProblems([reportProblem(compared.problem)], context.errorStyle).join('\n')}\n`)
  return exitCodeOf(compared.problem.name)
}
