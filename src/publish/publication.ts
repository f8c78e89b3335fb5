import { basename, isAbsolute } from 'node:path'
import { treeOf } from '../core/git/commands/commit.ts'
import type { Git } from '../core/git/git.ts'
import type { StoredManifest } from '../core/history/manifest.ts'
import type { Run } from '../core/history/run-record.ts'
import { masked } from '../core/policy/secrets.ts'
import { buildReport, reportProblem } from '../core/report/build-report.ts'
import type { BodyLinks, renderBody } from '../core/report/markdown.ts'
import type { RunReport } from '../core/report/report.ts'
import { type RunEvent, skipAround } from '../core/run/replayed.ts'
import { withPlanFiles } from '../core/run/report-run.ts'
import type { Request } from '../core/run/request.ts'
import { effectOf } from '../core/tools/list.ts'
import { type Input, keyOf } from '../inputs/input.ts'
import { INPUTS, type Settings } from '../inputs/table.ts'
import type { ProposedCall } from './api-call.ts'
import { stepsDigest } from './branch.ts'
import type { BranchPlan } from './branch-plan.ts'
import { ownEntries } from './commit-ownership.ts'
import type { Settlement } from './effects.ts'
import type { PlanOrigin, PublishedRun } from './ledger.ts'
import { partOf } from './marker.ts'
import { type PublishOptions, systemClock } from './options.ts'
import type { PublishResult } from './publish-result.ts'
import type { WantedPull } from './pull-request.ts'
import type { RemoteState } from './remote-state.ts'
import type { Target } from './target.ts'

/** Progress events of a run and its publication. */
export type PullEvent =
  | RunEvent
  /** Also of a dry run: what would be sent. */
  | { readonly type: 'published'; readonly publication: PublishResult }

/** What the body is rendered for. */
export interface BodyContext {
  /** Bytes of UTF-8 that it may have. */
  readonly budget: number
  /** Ids that commits of the run have on the remote, where they differ from the local ones. */
  readonly commits: ReadonlyMap<string, string>
  /** The whole body of the pull request that it goes into; absent: it is an issue's. */
  readonly into?: string | undefined
  /** Default true: the commits are there for links. */
  readonly isPushed?: boolean
}

/** Every id that the commits of a run may have when they are published. @param git has their objects */
export type IdsOf = (git: Git, snapshots: Run['snapshots']) => Promise<readonly string[]>

/** A recorded run and its messages. */
export interface Publication {
  readonly git: Git
  readonly run: Run
  /** From {@link resolveTarget}; the run starts from its base. */
  readonly target: Target
  /** From {@link fetchRemoteState}; default: fetched when needed. */
  readonly state?: RemoteState | undefined
  readonly plan: {
    /** Digest of the plan, as in the commits' Editplan-Plan trailer. */
    readonly sha256: string
    /** Digests of the plans that it is made of, in order; default one. */
    readonly members?: readonly string[] | undefined
    /** Numbers of its steps that the run left out; default none. */
    readonly without?: readonly number[]
    /** Its steps as `packFingerprints` writes them. */
    readonly each?: string | undefined
    /** Their paths in the same order. */
    readonly paths?: readonly string[] | undefined
    /** Where it comes from: it decides which plans may update each other's branch. */
    readonly source?: PlanOrigin | undefined
  }
  /** Safe on GitHub already: no mention, reference or closing keyword works in it. */
  readonly title: string
  body(context: BodyContext): string
  /** What a new pull request says below our part. */
  readonly template?: string | undefined
  readonly options: PublishOptions
  /** What decides the run's commits; pushed before the branch moves. */
  readonly manifest?: StoredManifest | undefined
  /** Ids of the plan's commits on another commit; none if it does not apply there. Default: not computed. */
  readonly commitsOn?: ((commit: string, idsOf: IdsOf) => Promise<readonly string[]>) | undefined
  /** The plan's tree as it was before `options.newlyDecided`; undefined if it does not apply. */
  readonly treeBefore?: (() => Promise<string | undefined>) | undefined
  /** How the run ends where nothing differs from the base, if earlier ones have it. */
  readonly unchanged?: Settlement | undefined
  /** Looks at what the branch will hold before it is pushed; throws what nothing accounts for. */
  readonly audit?: (branch: BranchPlan) => Promise<void>
  /** Told once the branch holds what is to be published, whether or not the pull request can be opened then. */
  readonly onPushed?: () => Promise<void>
}

/** As documents write it, whether or not the kind of digest was named. */
export const digestOf = ({ sha256 }: Publication['plan']): string => sha256.replace(/^sha256:/, '')

/** The wanted content and state of the pull request, once the run's place on the branch is known. */
export function wantedPull(
  publication: Publication,
  known: {
    readonly branch: Pick<BranchPlan, 'head' | 'start' | 'own' | 'snapshots' | 'foreign' | 'tip' | 'stays'>
    readonly milestone: Settings['milestone']
    /** Checks that the base requires; undefined if unknown. */
    readonly requiredChecks?: readonly string[] | undefined
    readonly commits: ReadonlyMap<string, string>
    /** The ledger's entry about the open pull request's run. */
    readonly recorded?: PublishedRun | undefined
    /** Id of the last comment on the open pull request, where this plan is new there. */
    readonly commented?: number | undefined
    /** Digest of the manifest that reproduces the branch's commits. */
    readonly manifest?: string | undefined
    /** The run before has not started the checks: it was killed after its push, or was not allowed to. */
    readonly awaited?: boolean
  },
): WantedPull {
  const { run, plan, options } = publication
  const { branch, commits, recorded, manifest } = known
  const there = (commit: string): string => commits.get(commit) ?? commit
  const merge = branch.snapshots.length > 0 && branch.snapshots.at(-1)?.commit !== branch.head.commit
  const pushed = branch.snapshots.map(({ commit, parent }) => ({ commit: there(commit), parent: there(parent) }))
  const { source } = plan
  const shown = recorded?.plan === digestOf(plan) ? recorded : undefined
  const expires = expiryOf(options, shown?.expires)
  const commented = known.commented ?? shown?.commented
  const isUnchecked = known.awaited === true || branch.tip !== there(branch.head.commit)
  return {
    title: oneLine(publication.title),
    body: (budget, into) => publication.body({ budget, commits, into }),
    template: publication.template,
    settings: wantedSettings(options, known.milestone),
    mergesAtOnce: options.mergesAtOnce === true && mergesAfter(known.requiredChecks),
    alwaysDraft: options.draft === 'always',
    restoresBody: options.restoresBody ?? false,
    run: {
      plan: digestOf(plan),
      ...(plan.members && plan.members.length > 1 && { plans: plan.members.map((sha256) => digestOf({ sha256 })) }),
      without: [...(plan.without ?? [])],
      ...(options.decided && options.decided.length > 0 && { decided: options.decided.map((one) => ({ ...one })) }),
      ...(plan.each !== undefined && { each: plan.each }),
      ...(plan.paths && { paths: [...plan.paths] }),
      head: there(branch.head.commit),
      tree: branch.stays?.tree ?? run.head.tree,
      steps: stepsDigest(run.snapshots, { ...options, without: plan.without }),
      base: branch.start,
      own: [...branch.own, ...ownEntries(pushed), ...(merge ? [there(branch.head.commit)] : [])],
      kept: [...branch.foreign],
      ...(source && { source }),
      ...(isUnchecked && options.triggerChecks !== undefined && { awaits: options.triggerChecks }),
      ...stackOf(options, recorded),
      ...(manifest !== undefined && { manifest }),
      ...(options.body !== undefined && options.body !== '' && { words: options.body }),
      ...(expires !== undefined && { expires }),
      ...(commented !== undefined && { commented }),
      ...publishedBy(options, shown),
    },
  }
}

/** The run of a workflow that published the plan first. */
function publishedBy({ workflowRun }: PublishOptions, shown: PublishedRun | undefined) {
  const by = shown?.by ?? workflowRun
  return by && { by: { ...by } }
}

/** A run that knows nothing of the parts leaves what is recorded. */
function stackOf({ part }: PublishOptions, recorded: PublishedRun | undefined) {
  const { split, below } = part
    ? { split: { of: part.of, on: part.on, part: part.name }, below: [...part.below] }
    : (recorded ?? {})
  return { ...(split && { split }), ...(below && below.length > 0 && { below }) }
}

/** The day after which the pull request is closed; it stays the same while the plan does. */
function expiryOf({ expires, clock = systemClock }: PublishOptions, known: string | undefined): string | undefined {
  if (expires === undefined) return undefined
  return known ?? new Date(clock.now() + expires * DAY).toISOString().slice(0, 10)
}

const DAY = 86_400_000

/** What is to be set on a pull request; its title is no setting of the options alone. */
function wantedSettings(options: PublishOptions, milestone: Settings['milestone']): Settings {
  const { draft, maintainerCanModify, pushToFork, teamReviewers = [] } = options
  return recordOf(INPUTS, {
    ...options,
    ...{ title: undefined, milestone, draft: draft === undefined ? undefined : draft !== false },
    teamReviewers: teamReviewers.map((team) => team.replace(/^.*\//, '')),
    maintainerCanModify: pushToFork === undefined ? undefined : maintainerCanModify,
  }) as Settings
}

/** Settings as a ledger keeps them, from options by their keys. */
export const recordOf = (rows: readonly Input[], options: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    rows.flatMap((row) => {
      const value = options[keyOf(row)]
      if (row.ledger === undefined) return []
      if (row.type === 'list') return [[row.ledger, [...((value as readonly string[] | undefined) ?? [])]]]
      return value === undefined ? [] : [[row.ledger, value]]
    }),
  )

/** The reverse. */
export const optionsOf = (rows: readonly Input[], settings: Settings): PublishOptions =>
  Object.fromEntries(
    rows.flatMap((row) =>
      row.ledger === undefined ? [] : [[keyOf(row), settings[row.ledger as keyof Settings] as unknown]],
    ),
  )

const oneLine = (title: string): string => [...words(title)].slice(0, LONGEST).join('')

const words = (title: string): string => title.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** GitHub takes six characters more. */
const LONGEST = 250

/** What a pull request's title leaves out. */
export const titleNotes = ({ title }: Publication): readonly string[] =>
  [...words(title)].length > LONGEST ? [`The title is longer than ${LONGEST} characters, and its end is left out.`] : []

/** If the required checks are unknown, auto-merge is not enabled. */
const mergesAfter = (required: readonly string[] | undefined): WantedPull['mergesAtOnce'] =>
  required !== undefined && (required.length === 0 || 'after checks')

interface BodyRequest {
  readonly target: Target
  /** The caller's own words: the input `body`, or the file that `body-path` names. */
  readonly before: string | undefined
  readonly context: BodyContext
  /** Whether the plan alone reproduces the commits. */
  readonly isVerifiable: boolean
  readonly render: typeof renderBody
  readonly summaryUrl: string | undefined
  readonly decided: PublishOptions['decided']
  /** How people decide about steps; a fork's branch is none that they can decide about. */
  readonly by: BodyLinks['decided']
}

/** The body as GitHub shows it: the report, which quotes the caller's own words, with the ids that the commits have there. */
export function bodyOf(
  report: RunReport,
  { target, before, context, isVerifiable, render, summaryUrl, decided = [], by }: BodyRequest,
): string {
  const { serverUrl, repository, headRepository } = target
  const { budget, commits, isPushed = true, into } = context
  const there = (commit: string) => commits.get(commit) ?? commit
  const steps = report.steps.map((step) => (step.commit ? { ...step, commit: there(step.commit) } : step))
  const commitUrl =
    repository && isPushed ? (commit: string) => `${serverUrl}/${repository}/commit/${commit}` : undefined
  return render(
    { ...report, steps, plan: { ...report.plan, files: report.plan.files.map(nameOfFile) } },
    {
      ...{ budget, commitUrl, isVerifiable, summaryUrl, base: target.base.branch },
      decided: into !== undefined && headRepository === repository ? by : undefined,
      ...(before?.trim() && !saysAround(into ?? '', before) && { given: { text: before, source: 'the input `body`' } }),
      leftOutBy: new Map(decided.map(({ step, by }) => [step, by])),
    },
  )
}

/** Whether the words stand outside our part, as in a template that they filled. */
function saysAround(body: string, words: string): boolean {
  const [whole, part = ''] = [body.replaceAll('\r\n', '\n'), partOf(body)]
  return (part === '' ? whole : whole.replace(part, () => '')).includes(words.replaceAll('\r\n', '\n').trim())
}

/** Of a file outside the checkout its name alone: folders of a machine stay private. */
const nameOfFile = (file: string): string => (isAbsolute(file) || file.startsWith('..') ? basename(file) : file)

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

const reportCall = ({ method, path, body }: ProposedCall) => ({
  method,
  path,
  ...(body && { body: JSON.parse(JSON.stringify(body)) }),
})

/** The report of a plan that is not replayed, because its steps no longer apply once it was merged. */
export async function settledReport(
  settled: PublishResult,
  { git, asked, target }: Pick<Publication, 'git' | 'target'> & { readonly asked: Request },
): Promise<RunReport> {
  const { title, digest, description, without } = asked.header
  const steps = skipAround([], asked).map((step) => ({
    ...step,
    status: effectOf(step.tool) === 'reads' ? ('read' as const) : ('unchanged' as const),
  }))
  const { commit } = target.base
  const report = buildReport({
    plan: { title, digest, description, files: asked.files, overrides: asked.overrides, without },
    base: { commit, tree: await git.run(treeOf(commit)) },
    steps: withPlanFiles(steps, asked),
    notes: settled.notes,
    sections: asked.combination,
  })
  return masked(withPublication(report, settled))
}
