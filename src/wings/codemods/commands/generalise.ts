import path from 'node:path'
import { Command } from 'commander'
import { paint } from '../../../core/report/terminal/style.ts'
import { oneLine } from '../../../core/text/neutralise.ts'
import { listed } from '../../../core/text/words.ts'
import { EditplanError } from '../../../errors.ts'
import type { CommandFactory, Context } from '../../../faces/cli/context.ts'
import {
  examples,
  planOutput,
  readPolicy,
  readVariables,
  repositoryOption,
  type VariableFlags,
  withVariables,
} from '../../../faces/cli/options.ts'
import { readPlans, writePlan } from '../../../faces/cli/read-plans.ts'
import type { GeneraliseResult } from '../explain/generalise.ts'

/** `editplan plan generalise`: a plan in which steps that make the same replacement are one. */
export const generaliseCommand: CommandFactory = (context, finish) =>
  withVariables(new Command('generalise'))
    .summary('make one glob step of steps that make the same replacement')
    .description(
      'Writes the plan with one glob step, and its count, in place of the steps that make the same replacement in several files. The new plan gives the same files as the old one on this checkout: steps for which that cannot be shown stay, and standard error says why.',
    )
    .argument('<plan>', 'the plan file; - is standard input')
    .addOption(repositoryOption())
    .option('--base <rev>', 'the commit to replay on; by default the base of the plan, or the checkout as it is')
    .option('--policy <file>', 'the policy to follow')
    .addOption(planOutput())
    .addHelpText('after', examples('editplan plan generalise plan.yaml -o short.yaml'))
    .action(async (name: string, options: GeneraliseFlags) => finish(await generalise(name, options, context)))

interface GeneraliseFlags extends VariableFlags {
  readonly repo: string
  readonly base?: string
  readonly policy?: string
  readonly output: string
}

async function generalise(name: string, options: GeneraliseFlags, context: Context): Promise<number> {
  const { repo, base, policy, output } = options
  const place = {
    root: path.resolve(context.cwd, repo),
    ...(base !== undefined && { base }),
    ...(policy !== undefined && { policy: await readPolicy(policy, context) }),
  }
  const [plan] = await readPlans([name], context, { ...place, vars: await readVariables(options, context) })
  if (!plan) throw new EditplanError({ name: 'PLAN_EMPTY', message: 'No plan given. Name one.' })
  const { generalisePlan } = await import('../explain/generalise.ts')
  const made = await generalisePlan(plan, place)
  const say = output === '-' ? context.stderr : context.stdout
  tell(made, say, context)
  if (plan.vars) say('The variables of the plan are replaced by their values.\n')
  await writePlan(made.plan, output, context)
  return 0
}

function tell(
  { merged, leftAlone }: GeneraliseResult,
  say: Context['stdout'],
  { stderr, errorStyle }: Pick<Context, 'stderr' | 'errorStyle'>,
): void {
  for (const { step, replaces, files } of merged) say(`step ${step} replaces ${replaces} steps on ${files} files\n`)
  for (const { steps, reason } of leftAlone)
    stderr(
      `${paint(errorStyle, 'yellow', '!')} left as they are: steps ${listed(steps.map(String), LISTED)}: ${oneLine(reason)}\n`,
    )
  if (merged.length + leftAlone.length === 0) say('No steps make the same replacement in several files.\n')
}

const LISTED = 10
