import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SteppedPlan } from '../../core/plan/steps.ts'
import { renderProposal } from '../../core/report/terminal/proposal.ts'
import { EditplanError } from '../../errors.ts'
import { exitCodeOfParts, type PartPullRequest, renderPartPulls, renderRefusedParts } from '../../publish/part-pulls.ts'
import type { PublishPlansOptions } from '../../publish/publish-plans.ts'
import type { Context } from './context.ts'
import type { DeliveryOptions } from './deliver.ts'
import { tellFailure } from './failure.ts'
import { continuesOnError, type ReplayOptions, runOptions } from './options.ts'
import { startProgress } from './progress.ts'
import { readPlans } from './read-plans.ts'
import { readVariables } from './variables.ts'

interface SplitAsked extends Omit<PublishPlansOptions, 'root' | 'planFiles'> {
  /** Real paths of the plans. */
  files(): Promise<readonly string[]>
  readonly context: Context
}

/** `editplan pr --split`: a pull request for each part of one plan. Answers the exit code. */
export async function openSplit(
  names: readonly string[],
  options: ReplayOptions & DeliveryOptions,
  { files, context, ...asked }: SplitAsked,
): Promise<number> {
  try {
    if (options.html !== undefined) {
      throw new EditplanError({
        name: 'USAGE',
        message: 'A page shows one run, not the parts of a plan. Leave out --html.',
      })
    }
    const place = await runOptions(options, context)
    const plans = await readPlans(names, context, { ...place, vars: await readVariables(options, context) })
    const parts = await publishWatched(plans, { ...place, ...asked, planFiles: await files() }, options, context)
    await deliverParts(parts, options, context)
    return exitCodeOfParts(parts, continuesOnError(options, plans))
  } catch (error) {
    return tellFailure(error, context)
  }
}

async function publishWatched(
  plans: readonly SteppedPlan[],
  asked: PublishPlansOptions,
  { quiet, json }: DeliveryOptions,
  context: Context,
): Promise<readonly PartPullRequest[]> {
  const { publishPlans } = await import('../../publish/publish-plans.ts')
  const progress = quiet || json ? undefined : startProgress(context)
  try {
    const { parts = [] } = await publishPlans(plans, { ...asked, ...(progress && { onEvent: progress.onEvent }) })
    return parts
  } finally {
    progress?.stop()
  }
}

async function deliverParts(
  parts: readonly PartPullRequest[],
  { report, json, quiet }: DeliveryOptions,
  { cwd, stdout, stderr, style, errorStyle }: Context,
): Promise<void> {
  const text = `${JSON.stringify(parts, null, 2)}\n`
  if (report !== undefined) await writeFile(path.resolve(cwd, report), text)
  if (json) return stdout(text)
  if (quiet) return stderr(renderRefusedParts(parts, errorStyle))
  for (const part of parts) if (part.report) stdout(renderProposal(part.report, style))
  stdout(renderPartPulls(parts, style))
}
