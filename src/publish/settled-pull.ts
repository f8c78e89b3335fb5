import { treeOf } from '../core/git/commands/commit.ts'
import type { Git } from '../core/git/git.ts'
import type { StepNames } from '../core/plan/combine.ts'
import { isOpenEnded } from '../core/plan/steps.ts'
import { masked } from '../core/policy/secrets.ts'
import { buildReport, reportProblem } from '../core/report/build-report.ts'
import type { RunReport } from '../core/report/report.ts'
import { skipAround } from '../core/run/replayed.ts'
import { withPlanFiles } from '../core/run/report-run.ts'
import type { Request } from '../core/run/request.ts'
import type { Earlier } from './already-published.ts'
import type { ProposedCall } from './github-api.ts'
import type { PublishOptions } from './options.ts'
import type { PublishResult } from './publication.ts'
import { lookUp, openPullOf, type RemoteState } from './remote-state.ts'
import { compareSteps, type Fingerprint, packFingerprints, unpackFingerprints } from './since.ts'
import type { Target } from './target.ts'

/** A request whose pull request was looked for. */
export interface SettledRequest {
  readonly git: Git
  readonly asked: Request
  readonly target: Target
  /** Undefined in a dry run. */
  readonly state: RemoteState | undefined
  readonly publish: PublishOptions
}

/** Asks the remote what it knows of the branch, before anything is replayed; a dry run asks nobody. */
export const lookFor = async (git: Git, target: Target, publish: PublishOptions): Promise<RemoteState | undefined> =>
  publish.dryRun ? undefined : lookUp(git, target, publish)

/** The report of a plan that is not replayed, because its steps no longer apply once it was merged. */
export async function settledReport(
  { git, asked, target }: SettledRequest,
  settled: PublishResult,
): Promise<RunReport> {
  const { title, digest, description, without } = asked.header
  const steps = skipAround([], asked).map((step) => ({
    ...step,
    status: step.tool === 'Read' ? ('read' as const) : ('unchanged' as const),
  }))
  const { commit } = target.base
  const report = buildReport({
    plan: { title, digest, description, files: asked.files, overrides: asked.overrides, without },
    base: { commit, tree: await git.run(treeOf(commit)) },
    steps: withPlanFiles(steps, asked),
    notes: settled.notes,
    combination: asked.combination,
  })
  return masked(withPublication(report, settled))
}

/** What became of earlier runs of what is asked. */
export async function earlierOf({ git, asked, state, publish }: SettledRequest): Promise<Earlier> {
  if (!state || publish.suggestOn !== undefined) return {}
  const [{ earlierRuns }, { safeTitle }] = await Promise.all([
    import('./already-published.ts'),
    import('../core/report/safe-markdown.ts'),
  ])
  const { title, digest, without } = asked.header
  const named = { plan: { sha256: digest, without }, title: safeTitle(publish.title ?? title), options: publish }
  return earlierRuns(git, state, { ...named, isOpenEnded: [...asked.steps].some(isOpenEnded) })
}

/** The report, with what changed since the run that the open pull request shows. */
export function sinceRecorded(
  report: RunReport,
  each: readonly Fingerprint[],
  state: RemoteState | undefined,
): RunReport {
  const run = shownRun(state)
  const steps = run?.each === undefined ? undefined : unpackFingerprints(run.each)
  if (!run || !steps || run.each === packFingerprints(each)) return report
  return { ...report, since: compareSteps({ commit: run.head, steps, paths: run.paths }, each) }
}

const shownRun = (state: RemoteState | undefined) => (state && openPullOf(state) ? state.ledger?.run : undefined)

/** The options, with the steps left out that reviewers of the same plan's open pull request left out; who asks for some decides anew. */
export function withDecisions<
  Options extends { readonly without?: StepNames | undefined; readonly publish: PublishOptions },
>(
  options: Options,
  state: RemoteState | undefined,
  { plan, total }: { readonly plan: string; readonly total: number },
): Options {
  const run = shownRun(state)
  if (options.without !== undefined || run?.plan !== plan || !run.decided) return options
  const decided = run.decided.filter(({ step }) => step <= total)
  return { ...options, without: decided.map(({ step }) => step), publish: { ...options.publish, decided } }
}

/** A run's report with what was published of it. */
export function withPublication(report: RunReport, publication: PublishResult): RunReport {
  const { operation, number, url, compareUrl, issue, branch, headSha, verified, failed, settled } = publication
  const { problems, proposed, title, body } = publication
  return {
    ...report,
    ...(report.head && { head: { ...report.head, branch } }),
    pull_request: {
      ...(number !== undefined && { number }),
      url,
      ...(compareUrl !== '' && { compare_url: compareUrl }),
      ...(issue && { issue }),
      operation,
      ...(settled && { settled }),
      branch,
      head_sha: headSha,
      ...(verified !== undefined && { verified }),
      ...(failed && { failed }),
      ...(proposed && {
        proposed: { title, body, push: [...proposed.push], calls: proposed.calls.map(reportCall) },
      }),
    },
    ...(problems.length > 0 && { problems: problems.map(reportProblem) }),
  }
}

/** The call as the JSON that would be sent. */
const reportCall = ({ method, path, body }: ProposedCall) => ({
  method,
  path,
  ...(body && { body: JSON.parse(JSON.stringify(body)) }),
})
