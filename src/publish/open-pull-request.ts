import { peopleNote } from '../core/history/after-plan.ts'
import { emptyRun } from '../core/history/run-record.ts'
import { finishRun } from '../core/history/runs.ts'
import { type PlanInput, plansFrom } from '../core/plan/define-plan.ts'
import type { SteppedPlan } from '../core/plan/steps.ts'
import { masked } from '../core/policy/secrets.ts'
import type { RunReport } from '../core/report/report.ts'
import { auditBranch, conversionsAfter } from '../core/run/audit.ts'
import { executeRun } from '../core/run/execute-run.ts'
import { checkOptions, type KeysOf } from '../core/run/options.ts'
import { reportRun } from '../core/run/report-run.ts'
import { onePlan } from '../core/run/request.ts'
import { type PreparedRun, RUN_KEYS, type RunMode, type RunResult } from '../core/run/run-mode.ts'
import { wrapSystemErrors } from '../core/workspace/file-identity.ts'
import { EditplanError } from '../errors.ts'
import { ownersAsReviewers } from './code-owners.ts'
import { decidedAt } from './deciding-workflows.ts'
import type { Settlement } from './effects.ts'
import { manifestOf } from './manifest.ts'
import { checkPublishing } from './options.ts'
import { judgeOverlaps, OverlapsRefused, type OverlapVerdict } from './overlaps.ts'
import { sourceOfPlan } from './plan-source.ts'
import { bodyOf, settledReport, withPublication } from './publication.ts'
import { type PublishResult, unpushed } from './publish-result.ts'
import { filledTemplate, templateAt } from './pull-template.ts'
import { askForRest, type PullRequestOptions, type PullToOpen, requestOfPull, shownRun } from './pull-to-open.ts'
import { openPullOf, type RemoteState } from './remote-state.ts'
import { commitsOn, LISTED, treeBefore } from './replay-elsewhere.ts'
import {
  compareSteps,
  type Fingerprint,
  fingerprintsOf,
  packFingerprints,
  pathsOfSteps,
  unpackFingerprints,
} from './since.ts'
import type { Target } from './target.ts'

const PULL_KEYS: KeysOf<PullRequestOptions> = {
  ...RUN_KEYS,
  overrides: true,
  without: true,
  onAsk: true,
  onFailure: true,
  commitWords: true,
  planFiles: true,
  planGlobs: true,
  source: true,
  codeOwners: true,
  combination: true,
  overlaps: true,
  publish: true,
}

/**
 * Replays plans on the base of a pull request, pushes the commits, opens or updates the pull request. Each plan is parsed, plain data or
 * text. Nothing of the checkout changes.
 * A plan that was merged already is not replayed. Resolves to the report; when steps failed under `on_error: stop`, or the branch or
 * GitHub refused, its `problems` say so and what was pushed. A run that was not pushed leaves no trace.
 */
export const openPullRequest = (
  input: PlanInput | readonly PlanInput[],
  given: PullRequestOptions,
): Promise<RunReport> =>
  wrapSystemErrors(async () => {
    const plans = plansFrom(input)
    checkPublishing(checkOptions(given, PULL_KEYS, 'publish').publish)
    const { asking, earlier } = await askForRest(plans, given)
    if (earlier.settled) return settledReport(await settled(asking, earlier.settled), asking)
    const { options, target } = asking
    const asked = { ...asking.asked, merged: earlier.merged }
    const pull = { ...asking, asked, unchanged: earlier.unchanged }
    let published: PublishResult | undefined
    let overlaps: RunReport['overlaps']
    const report = await executeRun(asked, options, runModeOf(options, target.base.commit), async (run, result) => {
      try {
        const judged = await overlapsOf(run, result, pull)
        overlaps = judged?.overlaps
        published = await publishRun(run, result, { ...pull, judged })
        return { written: published.pushed, notes: published.notes }
      } catch (error) {
        if (!(error instanceof EditplanError)) throw error
        if (error instanceof OverlapsRefused) overlaps = error.overlaps
        published = refused(pull, error)
        return { written: false, refused: true }
      }
    })
    const noted = withNote(report, listingNote(target))
    return published ? masked(withPublication(withOverlaps(noted, overlaps), published)) : noted
  })

/** A server that is asked for a few refs, and lists all: with each pull request it has one more. */
const listingNote = ({ seen }: Target): string | undefined =>
  seen?.isWhole
    ? `The server listed all of its ${seen.listed} refs, because it cannot list only those that are asked for: it does not speak git's protocol 2, or is not reached by HTTP.`
    : undefined

/** How the run relates to other open pull requests, as the policy wants to know it; before anything is pushed. */
const overlapsOf = (
  { store, policy, baseline }: PreparedRun,
  { run, request }: RunResult,
  { options, target, state }: PullToOpen,
): Promise<OverlapVerdict | undefined> => {
  const { root, bare, environment, signal, overlaps: wanted = false, publish } = options
  const isSuggested = publish.suggestOn !== undefined || publish.dryRun
  return judgeOverlaps({
    ...{ root, bare, environment, signal, git: store.git, target, wanted },
    plan: onePlan(request),
    tree: (run ?? baseline).head.tree,
    state: isSuggested ? undefined : state,
    rule: policy.file.overlap,
  })
}

const withOverlaps = (report: RunReport, overlaps: RunReport['overlaps']): RunReport => {
  if (!overlaps || overlaps.changes.length + overlaps.left_out.length === 0) return report
  const pairs = overlaps.pairs.filter(({ relation }) => relation !== 'disjoint')
  const shown = new Set(pairs.flatMap(({ changes }) => changes))
  return {
    ...report,
    overlaps: { ...overlaps, pairs, changes: overlaps.changes.filter(({ name }) => shown.has(name)) },
  }
}

/**
 * The report of plans of which nothing is left to publish: they were merged, the base holds what they propose, or they expired. Closes the
 * pull request where that is due. Undefined where they are to be replayed.
 */
export const settlePullRequest = (
  plans: SteppedPlan | readonly SteppedPlan[],
  given: PullRequestOptions,
): Promise<RunReport | undefined> =>
  wrapSystemErrors(async () => {
    const { asking, earlier } = await askForRest('steps' in plans ? [plans] : plans, given)
    const { settled: end } = earlier
    return end && settledReport(await settled(asking, end), asking)
  })

/** How earlier runs ended, with what is due because of it done; a dry run says it. */
async function settled({ git, state, options: { publish } }: PullToOpen, end: Settlement): Promise<PublishResult> {
  const { settlement } = await import('./publish.ts')
  return settlement(git, state, end, publish)
}

/** What `openPullRequest` would replay and verify on a commit of the base branch; nothing is written or sent. */
export const rehearsePullRequest = (
  plans: SteppedPlan | readonly SteppedPlan[],
  { head, ...options }: PullRequestOptions & { readonly head: string },
): Promise<RunReport> =>
  wrapSystemErrors(() => {
    const runMode = { ...runModeOf(options, head), writes: false, tellsCommits: false }
    return executeRun(requestOfPull(plans, options), options, runMode, async () => ({ written: false }))
  })

/** What is there while nothing was published: the open pull request, where there is one. */
const refused = ({ state, target }: PullToOpen, { problems }: EditplanError): PublishResult => ({
  ...unpushed(target, openPullOf(state)),
  problems,
  failed: true,
})

const runModeOf = (options: PullRequestOptions, head: string): RunMode => ({
  place: { head },
  replays: 'commit',
  onto: 'rebase',
  writes: !options.publish.dryRun,
  dirty: 'refused',
  allRefusals: false,
  tellsCommits: true,
  mostCommits: LISTED,
  asks: true,
  onAsk: options.onAsk ?? 'stop',
  programs: 'all',
  inspects: 'always',
  onFailure: options.onFailure === 'narrow' ? 'stop' : (options.onFailure ?? 'policy'),
  limits: true,
})

async function publishRun(
  prepared: PreparedRun,
  result: RunResult,
  pull: PullToOpen & { readonly judged: OverlapVerdict | undefined },
): Promise<PublishResult> {
  const { git, store, baseline, policy } = prepared
  const { request, audit, commands, formatters } = result
  const { options, target, state, plans, judged } = pull
  const { publish: wanted, onEvent } = options
  const draft = result.draft || (judged?.draft ?? false)
  const { title, digest, without } = request.header
  const { run = emptyRun(baseline.head) } = result
  const people = peopleNote(request.header)
  const reported = withOverlaps(withNote(await reportRun(prepared, result), people), judged?.overlaps)
  const each = fingerprintsOf(reported)
  const report = sinceRecorded(reported, each, state)
  const { branch } = target
  await refuseRawLfs(prepared, result)
  const facts = { baseline, policy, request, run: result.run, formatters, commands }
  const { manifest, note } = await manifestOf({ ...facts, git: store.git, plans, steps: report.steps, branch })
  const keep = async (branch: string): Promise<void> => {
    if (result.run && !wanted.dryRun) await finishRun(git, run.id, { status: 'published', branch })
  }
  // What speaks to GitHub and writes Markdown is loaded when it is needed.
  const [{ publish }, { renderBody }, { safeTitle }] = await Promise.all([
    import('./publish.ts'),
    import('../core/report/markdown.ts'),
    import('../core/report/safe-markdown.ts'),
  ])
  const owners = options.codeOwners
    ? await ownersAsReviewers(git, target, { files: audit.files, viewer: wanted.viewer })
    : undefined
  const by = await decidedAt(git, target.base.commit)
  const template = wanted.template ? await templateAt(git, target.base.commit) : undefined
  const publication = await publish({
    git: store.git,
    run,
    target,
    state,
    unchanged: pull.unchanged,
    plan: {
      sha256: digest,
      members: plans.map((plan) => plan.digest),
      without,
      each: packFingerprints(each),
      paths: pathsOfSteps(reported),
      source: await sourceOfPlan(git, state, options),
    },
    title: safeTitle(wanted.title ?? title),
    body: (context) =>
      bodyOf(report, {
        ...{
          target,
          context,
          before: wanted.body,
          render: renderBody,
          summaryUrl: wanted.summaryUrl,
          decided: wanted.decided,
          by,
        },
        isVerifiable: !request.header.words,
      }),
    template: template && filledTemplate(template, wanted.body ?? ''),
    manifest,
    options: {
      ...wanted,
      mergesAtOnce: !draft && isWhole(report),
      ...(draft && { draft: wanted.draft || draft, autoMerge: undefined }),
      ...(owners && { reviewers: owners.reviewers, teamReviewers: owners.teamReviewers }),
    },
    commitsOn: (commit, idsOf) => commitsOn(commit, { ...pull, idsOf, commands }),
    ...(wanted.newlyDecided?.length && { treeBefore: () => treeBefore(run.base.commit, { ...pull, commands }) }),
    audit: (branch) => auditBranch(store.git, { files: audit.files, ...branch }),
    onPushed: () => keep(target.branch),
  })
  onEvent?.({ type: 'published', publication })
  if (publication.failed !== true) await keep(publication.branch)
  const missing = wanted.template && template === undefined ? NO_TEMPLATE : undefined
  const notes = [people, note, missing].filter((one) => one !== undefined)
  const problems = [...publication.problems, ...(judged?.problems ?? []), ...(owners?.doubts ?? [])]
  return { ...publication, problems, notes: [...notes, ...publication.notes] }
}

const NO_TEMPLATE =
  '`template: true` has no effect: the base has no pull_request_template.md in .github, docs or its root.'

/** Throws LFS_NOT_UPLOADED. Only a file that the run changes can be stored wrongly. */
async function refuseRawLfs({ store, baseline }: PreparedRun, { run, audit, workspace }: RunResult): Promise<void> {
  if (!run) return
  const { refuseStoredContents } = await import('./upload.ts')
  using conversions = conversionsAfter(baseline, workspace)
  const paths = audit.files.flatMap(({ path, status }) => (status === 'deleted' ? [] : path))
  await refuseStoredContents({ git: store.git, before: run.base.tree, after: run.head.tree, paths, conversions })
}

const isWhole = ({ steps, problems = [] }: RunReport): boolean =>
  problems.length === 0 && steps.every(({ status }) => status !== 'failed')

/** The report, with what changed since the run that the open pull request shows. */
function sinceRecorded(report: RunReport, each: readonly Fingerprint[], state: RemoteState): RunReport {
  const run = shownRun(state)
  const steps = run?.each === undefined ? undefined : unpackFingerprints(run.each)
  if (!run || !steps || run.each === packFingerprints(each)) return report
  return { ...report, since: compareSteps({ commit: run.head, steps, paths: run.paths }, each) }
}

const withNote = (report: RunReport, note: string | undefined): RunReport =>
  note === undefined ? report : { ...report, notes: [...(report.notes ?? []), note] }
