import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { Command } from 'commander'
import type { SteppedPlan } from '../../../core/plan/steps.ts'
import type { Input } from '../../../inputs/input.ts'
import { destined } from '../../../inputs/read.ts'
import type { InputsOf } from '../../../inputs/table.ts'
import {
  exitCodeOfParts,
  type PartPullRequest,
  renderPartPulls,
  renderRefusedParts,
} from '../../../publish/part-pulls.ts'
import type { PublishPlansOptions } from '../../../publish/publish-plans.ts'
import { askAtTerminal } from '../ask.ts'
import { type CommandFactory, type Context, tellFailure, writeOutput } from '../context.ts'
import { continuesOnError, examples, openPlans, PLANS, serverOptions, WAYS_TO_SPLIT, withInputs } from '../options.ts'
import { renderProposal } from '../patch.ts'
import { readText } from '../read-plans.ts'
import { type DeliveryOptions, keepBeside, replay, startProgress } from '../replay.ts'

const OWN = [
  {
    name: 'split',
    type: 'lines',
    about: `a pull request for each part of the plan, split by ${WAYS_TO_SPLIT}`,
    verbs: ['pr'],
    of: 'face',
    option: ['<how>', 'Options'],
    not: ['open-at-most', 'supersede', 'push-to-fork'],
  },
  {
    name: 'source',
    type: 'text',
    about:
      'a name for what generates the plan, by default its file; a later plan of the same source updates the branch',
    verbs: ['pr'],
    of: 'face',
    option: ['<name>', 'Options'],
    only: 'of a workflow it is the file, the job and the step',
  },
] as const satisfies readonly Input[]

type PrValues = InputsOf<'pr', (typeof OWN)[number]>

/** `editplan pr`: applies plans to a branch, pushes it, and opens or updates its pull request. */
export const prCommand: CommandFactory = (context, finish) =>
  withInputs(new Command('pr'), { own: OWN })
    .argument('<plan...>', PLANS)
    .summary('apply, push, and open or update the pull request')
    .description(
      'Applies plans to a branch, pushes it, and opens or updates its pull request. The checkout does not change. The token comes from GITHUB_TOKEN or GH_TOKEN.',
    )
    .addHelpText(
      'after',
      examples(
        'editplan pr plan.yaml --dry-run',
        'editplan pr plan.yaml --label refactoring',
        'editplan pr plan.yaml --split codeowners',
      ),
    )
    .action(async (names: string[], options: PrValues) => finish(await openPr(names, options, context)))

async function openPr(names: readonly string[], options: PrValues, context: Context): Promise<number> {
  const { publishing, face } = destined('pr', options)
  const asked = {
    ask: askAtTerminal(names, context),
    keepOutput: keepBeside(options, context),
    onAsk: face.onAsk,
    onFailure: face.onFailure,
    publish: { ...serverOptions(context), ...publishing, body: await bodyOf(options, context) },
    ...(options.source !== undefined && { source: { made: `name ${options.source}` } }),
  }
  if (options.split) {
    return openSplit(names, options, { ...asked, split: options.split, files: () => filesOf(names, context), context })
  }
  const { exitCode } = await replay(names, { ...options, verb: 'pr', publishes: true }, context, async (plans, run) => {
    const { openPassingPullRequest } = await import('../../../publish/publish-plans.ts')
    return openPassingPullRequest(plans, { ...run, ...asked, overlaps: true, planFiles: await filesOf(names, context) })
  })
  return exitCode
}

/** The words before the report. */
const bodyOf = async ({ body, bodyPath }: PrValues, context: Context): Promise<string | undefined> =>
  bodyPath === undefined ? body : readText(bodyPath, context, { what: `The file of --body-path, ${bodyPath},` })

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
  options: PrValues,
  { files, context, ...asked }: SplitAsked,
): Promise<number> {
  try {
    const { plans, place } = await openPlans(names, { ...options, verb: 'pr' }, context)
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
