import { realpath, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Command, Option } from 'commander'
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
import { type CommandFactory, type Context, tellFailure } from '../context.ts'
import {
  continuesOnError,
  examples,
  type ReplayOptions,
  readVariables,
  runOptions,
  splitByOption,
  withReplayOptions,
} from '../options.ts'
import { renderProposal } from '../patch.ts'
import { readPlans } from '../read-plans.ts'
import { type DeliveryOptions, keepBeside, replay, startProgress, withDeliveryOptions } from '../replay.ts'

interface PrOptions extends Omit<ReplayOptions, 'base'>, DeliveryOptions {
  readonly branch?: string
  /** The pull request's base. */
  readonly base?: string
  readonly title?: string
  readonly body?: string
  readonly draft?: boolean
  readonly label?: string[]
  readonly assignee?: string[]
  readonly reviewer?: string[]
  readonly teamReviewer?: string[]
  readonly milestone?: string
  readonly autoMerge?: NonNullable<PublishOptions['autoMerge']>
  readonly pushToFork?: string
  readonly signCommits?: NonNullable<PublishOptions['signCommits']>
  readonly whenUnchanged?: NonNullable<PublishOptions['whenUnchanged']>
  readonly whenClosed?: NonNullable<PublishOptions['whenClosed']>
  readonly foreignCommits?: NonNullable<PublishOptions['foreignCommits']>
  readonly replace?: boolean
  readonly fallback?: NonNullable<PublishOptions['fallback']>
  readonly onAsk?: 'stop' | 'draft'
  readonly onFailure?: 'stop' | 'draft' | 'narrow'
  readonly split?: readonly string[]
  readonly dryRun?: boolean
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
    .option('--title <text>', 'its title; the plan’s by default')
    .option('--body <markdown>', 'Markdown to put before the report in its body')
    .option('--draft', 'open it as a draft')
    .option('--label <name...>', 'labels')
    .option('--assignee <login...>', 'assignees')
    .option('--reviewer <login...>', 'people to ask for a review')
    .option('--team-reviewer <team...>', 'teams to ask for a review')
    .option('--milestone <title>', 'milestone, by title or number')
    .addOption(
      new Option('--auto-merge <method>', 'merge automatically when all requirements are met').choices([
        'merge',
        'squash',
        'rebase',
      ]),
    )
    .option('--push-to-fork <owner/name>', 'push to this fork')
    .addOption(
      new Option(
        '--sign-commits <how>',
        'api: create the commits through GitHub, which signs them; gpg, ssh: sign them with the key in git’s configuration',
      ).choices(['api', 'gpg', 'ssh']),
    )
    .addOption(
      new Option('--when-unchanged <what>', 'how to treat the pull request when nothing differs from the base').choices(
        ['keep', 'close', 'delete'],
      ),
    )
    .addOption(
      new Option(
        '--when-closed <what>',
        'how to treat it that a person closed the plan’s pull request: open a new one, none, or that one again',
      ).choices(['new', 'respect', 'reopen']),
    )
    .addOption(
      new Option('--foreign-commits <what>', 'how to treat other people’s commits on the branch').choices([
        'refuse',
        'keep',
      ]),
    )
    .option('--replace', 'take over a branch that belongs to another plan')
    .addOption(
      new Option('--fallback <what>', 'how to treat it that no pull request can be opened').choices([
        'fail',
        'warn',
        'issue',
      ]),
    )
    .addOption(
      new Option(
        '--on-ask <what>',
        'how to handle steps that need approval: stop, or open a draft that lists them',
      ).choices(['stop', 'draft']),
    )
    .addOption(
      new Option('--on-failure <what>', 'how to handle failed verifications; the policy decides by default').choices([
        'stop',
        'draft',
        'narrow',
      ]),
    )
    .addOption(splitByOption('--split <how>', 'a pull request for each part of the plan, split by '))
    .option('--dry-run', 'print the title, the body and the API calls, and send nothing')
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
    publish: publishOptions({ ...options, base }, context),
  }
  if (options.split) {
    return openSplit(names, options, { ...asked, split: options.split, files: () => filesOf(names, context), context })
  }
  return replay(names, options, context, async (plans, run) => {
    const { openPassingPullRequest } = await import('../../../publish/publish-plans.ts')
    return openPassingPullRequest(plans, { ...run, ...asked, overlaps: true, planFiles: await filesOf(names, context) })
  })
}

/** Real paths of the plans; none if one comes from standard input. */
const filesOf = (names: readonly string[], { cwd }: Context): Promise<readonly string[]> =>
  Promise.all(names.includes('-') ? [] : names.map((name) => realpath(path.resolve(cwd, name))))

const publishOptions = (
  options: Omit<PrOptions, 'base'> & { base: string | undefined },
  { env }: Context,
): PublishOptions => ({
  token: env.GITHUB_TOKEN || env.GH_TOKEN || undefined,
  serverUrl: env.GITHUB_SERVER_URL,
  apiUrl: env.GITHUB_API_URL,
  graphqlUrl: env.GITHUB_GRAPHQL_URL,
  environment: env,
  branch: options.branch,
  base: options.base,
  title: options.title,
  body: options.body,
  draft: options.draft,
  labels: options.label,
  assignees: options.assignee,
  reviewers: options.reviewer,
  teamReviewers: options.teamReviewer,
  milestone: options.milestone,
  autoMerge: options.autoMerge,
  pushToFork: options.pushToFork,
  signCommits: options.signCommits,
  whenUnchanged: options.whenUnchanged,
  whenClosed: options.whenClosed,
  foreignCommits: options.foreignCommits,
  replace: options.replace,
  fallback: options.fallback,
  dryRun: options.dryRun,
})

interface SplitAsked extends Omit<PublishPlansOptions, 'root' | 'planFiles'> {
  /** Real paths of the plans. */
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
  if (report !== undefined) await writeFile(path.resolve(cwd, report), text)
  if (json) return stdout(text)
  if (quiet) return stderr(renderRefusedParts(parts, errorStyle))
  for (const part of parts) if (part.report) stdout(renderProposal(part.report, style))
  stdout(renderPartPulls(parts, style))
}
