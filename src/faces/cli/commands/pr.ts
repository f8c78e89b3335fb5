import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { Command } from 'commander'
import type { SteppedPlan } from '../../../core/plan/steps.ts'
import { EditplanError } from '../../../errors.ts'
import {
  exitCodeOfParts,
  type PartPullRequest,
  renderPartPulls,
  renderRefusedParts,
} from '../../../publish/part-pulls.ts'
import type { PublishPlansOptions } from '../../../publish/publish-plans.ts'
import { askAtTerminal } from '../ask.ts'
import { type CommandFactory, type Context, tellFailure, writeOutput } from '../context.ts'
import {
  continuesOnError,
  examples,
  OWN_GROUP,
  openPlans,
  type ReplayOptions,
  serverOptions,
  settingsIn,
  splitByOption,
  withReplayOptions,
  withSettings,
} from '../options.ts'
import { renderProposal } from '../patch.ts'
import { type DeliveryOptions, keepBeside, replay, startProgress, withDeliveryOptions } from '../replay.ts'

interface PrOptions
  extends Omit<ReplayOptions, 'base'>,
    DeliveryOptions,
    Pick<PublishPlansOptions, 'onAsk' | 'onFailure' | 'split'> {
  /** What the plan is made by, where it is made again each time. */
  readonly source?: string
}

/** `editplan pr`: applies plans to a branch, pushes it, and opens or updates its pull request. */
export const prCommand: CommandFactory = (context, finish) =>
  withSettings(withSettings(ownOptions(), 'Pull request'), 'What to do if …')
    .optionsGroup(OWN_GROUP)
    .addHelpText(
      'after',
      examples(
        'editplan pr plan.yaml --dry-run',
        'editplan pr plan.yaml --label refactoring',
        'editplan pr plan.yaml --split codeowners',
      ),
    )
    .action(async (names: string[], options: PrOptions) => finish(await openPr(names, options, context)))

const ownOptions = (): Command =>
  withSettings(withDeliveryOptions(withReplayOptions(new Command('pr'))), 'Options')
    .summary('apply, push, and open or update the pull request')
    .description(
      'Applies plans to a branch, pushes it, and opens or updates its pull request. The checkout does not change. The token comes from GITHUB_TOKEN or GH_TOKEN.',
    )
    .addOption(splitByOption('--split <how>', 'a pull request for each part of the plan, split by '))
    .option(
      '--source <name>',
      'what makes the plan anew each time; by default its file: a later one updates the branch',
    )

async function openPr(
  names: readonly string[],
  given: PrOptions & { readonly base?: string },
  context: Context,
): Promise<number> {
  const { base: _, ...options } = given
  const asked = {
    ask: askAtTerminal(names, context),
    keepOutput: keepBeside(options, context),
    onAsk: options.onAsk,
    onFailure: options.onFailure,
    publish: { ...serverOptions(context), ...settingsIn(given) },
    ...(options.source !== undefined && { source: { made: `name ${options.source}` } }),
  }
  if (options.split) {
    return openSplit(names, options, { ...asked, split: options.split, files: () => filesOf(names, context), context })
  }
  const { exitCode } = await replay(names, { ...options, publishes: true }, context, async (plans, run) => {
    const { openPassingPullRequest } = await import('../../../publish/publish-plans.ts')
    return openPassingPullRequest(plans, { ...run, ...asked, overlaps: true, planFiles: await filesOf(names, context) })
  })
  return exitCode
}

/** Real paths of the plans; none if one comes from standard input. */
const filesOf = (names: readonly string[], { cwd }: Context): Promise<readonly string[]> =>
  Promise.all(names.includes('-') ? [] : names.map((name) => realpath(path.resolve(cwd, name))))

interface SplitAsked extends Omit<PublishPlansOptions, 'root' | 'planFiles'> {
  files(): Promise<readonly string[]>
  readonly context: Context
}

/** `editplan pr --split`: a pull request for each part of one plan. Answers the exit code. */
async function openSplit(
  names: readonly string[],
  options: ReplayOptions & DeliveryOptions,
  { files, context, ...asked }: SplitAsked,
): Promise<number> {
  try {
    if (options.html !== undefined) {
      const message = 'A page shows one run, not the parts of a plan. Leave out --html.'
      throw new EditplanError({ name: 'USAGE', message })
    }
    const { plans, place } = await openPlans(names, options, context)
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
  const { publishPlans } = await import('../../../publish/publish-plans.ts')
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
  if (report !== undefined) await writeOutput(report, text, { cwd })
  if (json) return stdout(text)
  if (quiet) return stderr(renderRefusedParts(parts, errorStyle))
  for (const part of parts) if (part.report) stdout(renderProposal(part.report, style))
  stdout(renderPartPulls(parts, style))
}
