import { paint } from '../../../core/report/terminal/style.ts'
import { oneLine } from '../../../core/text/neutralise.ts'
import { listed } from '../../../core/text/words.ts'
import type { Context } from '../../../faces/cli/context.ts'
import { openPlan } from '../../../faces/cli/options.ts'
import { writePlan } from '../../../faces/cli/read-plans.ts'
import type { GeneraliseResult } from '../explain/generalise.ts'
import type { ExplainValues } from './explain-inputs.ts'

/**
 * `editplan explain plan.yaml`: finds a plan in which steps that make the same replacement are one. Returns the exit code. Throws what
 * reading the plan throws, and the refusals of a plan that does not apply.
 */
export async function explainPlan(name: string, options: ExplainValues, context: Context): Promise<number> {
  const { base, output, json } = options
  const { plan, place: opened } = await openPlan(name, { ...options, verb: 'explain of a plan' }, context)
  const { root, policy } = opened
  const place = { root, ...(base !== undefined && { base }), ...(policy && { policy }) }
  const { generalisePlan } = await import('../explain/generalise.ts')
  const made = await generalisePlan(plan, place)
  const say = output === '-' ? context.stderr : context.stdout
  if (json) say(`${JSON.stringify(made, null, 2)}\n`)
  else tell(made, say, context)
  if (plan.vars && output !== undefined) say('The variables of the plan are replaced by their values.\n')
  if (output !== undefined) await writePlan(made.plan, output, context)
  return 0
}

function tell({ merged, leftAlone }: GeneraliseResult, say: Context['stdout'], { stderr, errorStyle }: Context): void {
  for (const { step, replaces, files } of merged) say(`step ${step} replaces ${replaces} steps on ${files} files\n`)
  for (const { steps, reason } of leftAlone)
    stderr(
      `${paint(errorStyle, 'yellow', '!')} left as they are: steps ${listed(steps.map(String), LISTED)}: ${oneLine(reason)}\n`,
    )
  if (merged.length + leftAlone.length === 0) say('No steps make the same replacement in several files.\n')
}

const LISTED = 10
