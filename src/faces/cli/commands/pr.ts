import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { Command } from 'commander'
import type { SteppedPlan } from '../../../core/plan/steps.ts'
import { EditplanError } from '../../../errors.ts'
import type { PublishOptions } from '../../../publish/options.ts'
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
  choice,
  continuesOnError,
  countUpTo,
  examples,
  OWN_GROUP,
  openPlans,
  type ReplayOptions,
  serverOptions,
  splitByOption,
  withReplayOptions,
} from '../options.ts'
import { renderProposal } from '../patch.ts'
import { type DeliveryOptions, keepBeside, replay, startProgress, withDeliveryOptions } from '../replay.ts'

interface PrOptions
  extends Omit<ReplayOptions, 'base'>,
    DeliveryOptions,
    Pick<PublishOptions, 'branch' | 'title' | 'body' | 'milestone' | 'autoMerge' | 'pushToFork' | 'signCommits'>,
    Pick<PublishOptions, 'whenUnchanged' | 'whenClosed' | 'foreignCommits' | 'replace' | 'fallback' | 'dryRun'>,
    Pick<PublishOptions, 'openAtMost' | 'supersede'>,
    Pick<PublishPlansOptions, 'onAsk' | 'onFailure' | 'split'> {
  /** The pull request's base. */
  readonly base?: string
  /** What the plan is made by, where it is made anew each time. */
  readonly source?: string
  readonly draft?: boolean
  readonly label?: readonly string[]
  readonly assignee?: readonly string[]
  readonly reviewer?: readonly string[]
  readonly teamReviewer?: readonly string[]
}

/** `editplan pr`: applies plans to a branch, pushes it, and opens or updates its pull request. */
export const prCommand: CommandFactory = (context, finish) =>
  withDeliveryOptions(withReplayOptions(new Command('pr')))
    .summary('apply, push, and open or update the pull request')
    .description(
      'Applies plans to a branch, pushes it, and opens or updates its pull request. The checkout does not change. The token comes from GITHUB_TOKEN or GH_TOKEN.',
    )
    .option('--branch <name>', 'the branch to push; editplan/<title> by default')
    .option('--base <branch>', 'the base of the pull request')
    .addOption(splitByOption('--split <how>', 'a pull request for each part of the plan, split by '))
    .option('--dry-run', 'print the title, the body and the API calls, and send nothing')
    .option('--push-to-fork <owner/name>', 'push to this fork')
    .addOption(
      choice('--sign-commits <how>', 'api: GitHub signs the commits; gpg, ssh: your own key, as git is set up'),
    )
    .option('--replace', 'take over a branch that belongs to another plan, or has no ledger')
    .option(
      '--source <name>',
      'what makes the plan anew each time; by default its file: a later one updates the branch',
    )
    .optionsGroup('Pull request:')
    .option('--title <text>', 'its title; the plan’s by default')
    .option('--body <markdown>', 'Markdown to put before the report in its body')
    .option('--draft', 'open it as a draft')
    .option('--label <name...>', 'labels')
    .option('--assignee <login...>', 'assignees')
    .option('--reviewer <login...>', 'people to ask for a review')
    .option('--team-reviewer <team...>', 'teams to ask for a review')
    .option('--milestone <title>', 'milestone, by title or number')
    .addOption(choice('--auto-merge <method>', 'merge automatically when all requirements are met'))
    .optionsGroup('What to do if …:')
    .addOption(choice('--when-unchanged <what>', 'nothing differs from the base'))
    .addOption(choice('--when-closed <what>', 'its pull request was closed: open a new one, none, or that one again'))
    .addOption(
      choice(
        '--supersede <what>',
        'older pull requests of the same source are open: leave, close, or delete branches too',
      ),
    )
    .option(
      '--open-at-most <n>',
      'more than so many pull requests of the same source would be open: refuse',
      countUpTo(9999),
    )
    .addOption(choice('--foreign-commits <what>', 'the branch has commits of other people'))
    .addOption(choice('--fallback <what>', 'no pull request can be opened'))
    .addOption(choice('--on-ask <what>', 'steps need approval: stop, or open a draft that lists them'))
    .addOption(choice('--on-failure <what>', 'verifications fail; by default the policy decides'))
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

async function openPr(names: readonly string[], { base, ...options }: PrOptions, context: Context): Promise<number> {
  const asked = {
    ask: askAtTerminal(names, context),
    keepOutput: keepBeside(options, context),
    onAsk: options.onAsk,
    onFailure: options.onFailure,
    publish: publishOptions(options, base, context),
    ...(options.source !== undefined && { source: { made: `name ${options.source}` } }),
  }
  if (options.split) {
    return openSplit(names, options, { ...asked, split: options.split, files: () => filesOf(names, context), context })
  }
  return replay(names, { ...options, publishes: true }, context, async (plans, run) => {
    const { openPassingPullRequest } = await import('../../../publish/publish-plans.ts')
    return openPassingPullRequest(plans, { ...run, ...asked, overlaps: true, planFiles: await filesOf(names, context) })
  })
}

/** Real paths of the plans; none if one comes from standard input. */
const filesOf = (names: readonly string[], { cwd }: Context): Promise<readonly string[]> =>
  Promise.all(names.includes('-') ? [] : names.map((name) => realpath(path.resolve(cwd, name))))

const publishOptions = (
  options: Omit<PrOptions, 'base'>,
  base: string | undefined,
  context: Context,
): PublishOptions => {
  const { branch, title, body, draft, milestone, autoMerge, pushToFork, signCommits, replace, fallback } = options
  const { whenUnchanged, whenClosed, foreignCommits, openAtMost, supersede, dryRun } = options
  const { label: labels, assignee: assignees, reviewer: reviewers, teamReviewer: teamReviewers } = options
  return {
    ...serverOptions(context),
    ...{ branch, base, title, body, draft, labels, assignees, reviewers, teamReviewers, milestone, autoMerge },
    ...{ pushToFork, signCommits, whenUnchanged, whenClosed, foreignCommits, replace, fallback },
    ...{ openAtMost, supersede, dryRun },
  }
}

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
