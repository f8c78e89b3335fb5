import path from 'node:path'
import type { Git } from '../core/git/git.ts'
import type { Manifest } from '../core/history/manifest.ts'
import type { RunReport } from '../core/report/report.ts'
import { inlineMarkdown } from '../core/report/safe-markdown.ts'
import { openRepository } from '../core/run/baseline.ts'
import { executeRun } from '../core/run/execute-run.ts'
import { type Replay, requestOfManifest } from '../core/run/from-manifest.ts'
import type { Place, RunMode } from '../core/run/run-mode.ts'
import { verifyPlan } from '../core/run/verify.ts'
import { sha256 } from '../core/text/digest.ts'
import { EditplanError } from '../errors.ts'
import { systemClock } from './clock.ts'
import { connect, type GitHub } from './github.ts'
import { readManifest } from './manifest-ref.ts'
import { type PublishedRecord, partOf, readRecord } from './marker.ts'
import { openPullRequest, type PullRequestOptions } from './open-pull-request.ts'
import type { PublishOptions } from './options.ts'
import { changedTicks, type Decision, decide, type LeftOut } from './review-decision.ts'
import { resolveTarget } from './target.ts'
import { answer, getDecidedPull, mayWrite, type ThreadAnswer, type Utterance } from './thread.ts'

export interface ReviewPullOptions
  extends Pick<PullRequestOptions, 'root' | 'policy' | 'onAsk' | 'onFailure' | 'signal'> {
  /** What is answered. */
  readonly said: Utterance
  /** Login of whoever said it. */
  readonly sender: string
  readonly decision: Decision
  /** The settings of the pull request are those that its mark records. */
  readonly publish: PublishOptions & { readonly token: string; readonly apiUrl: string; readonly repository: string }
}

/** The outcome of a decision. */
export interface ReviewResult {
  /** `ignored`: nothing was done or said. `refused`: it was answered, and nothing changed. */
  readonly outcome: 'ignored' | 'refused' | 'done'
  /** Why, or what was done, in a sentence. */
  readonly note: string
  /** Of the run that updated the branch. */
  readonly report?: RunReport
}

/**
 * Carries out what a reviewer decides about the steps of a pull request that editplan made. Only people who may push to the repository
 * decide, as GitHub says now; the plan is the one that the pull request's manifest holds, the policy that of the base. Nothing of the
 * head is checked out or run. Throws what GitHub or git refuses.
 */
export async function reviewPull(options: ReviewPullOptions): Promise<ReviewResult> {
  const { publish, sender, said } = options
  const github = await connect({ ...publish })
  if (!(await mayWrite(github, publish.repository, sender)))
    return { outcome: 'ignored', note: `${sender} may not push to ${publish.repository}.` }
  const git = await openRepository(options)
  for (let round = 1; ; round++) {
    const looked = await look(git, github, options)
    if (!('pull' in looked)) return looked
    try {
      if (looked.record.head !== looked.pull.head.sha) throw overtaken()
      return await carryOut(git, { github, state: looked, options })
    } catch (error) {
      if (!(error instanceof EditplanError)) throw error
      const isMoving = error.problems.some(({ name }) => name === 'BRANCH_OVERTAKEN')
      if (!isMoving || round === ROUNDS) return await refuse(github, said, error.problems[0]?.message ?? error.message)
      await (publish.clock ?? systemClock).sleep(PAUSE)
    }
  }
}

/** A decision that another one overtakes is taken again on what that one left. */
const ROUNDS = 4
const PAUSE = 2000

const overtaken = (): EditplanError =>
  new EditplanError({
    name: 'BRANCH_OVERTAKEN',
    message: 'The branch is not at the commit that the pull request records: somebody pushed to it. Nothing changed.',
  })

/** A pull request of ours as it is now. */
interface State {
  readonly pull: Awaited<ReturnType<typeof pullOf>>
  readonly body: string
  readonly record: PublishedRecord
  readonly manifest: Manifest
  readonly replay: Replay
}

const pullOf = (github: GitHub, { repository, number }: Utterance) => github.send(getDecidedPull(repository, number))

async function look(git: Git, github: GitHub, { said, publish }: ReviewPullOptions): Promise<State | ReviewResult> {
  const pull = await pullOf(github, said)
  const ignored = (note: string): ReviewResult => ({ outcome: 'ignored', note })
  if (pull.state !== 'open') return ignored(`Pull request #${said.number} is closed.`)
  if (pull.head.repo?.full_name !== said.repository) return ignored(`Pull request #${said.number} comes from a fork.`)
  const body = (pull.body ?? '').replaceAll('\r\n', '\n')
  const record = readRecord(body)
  if (!record) return ignored(`Pull request #${said.number} has no mark of editplan.`)
  if (record.manifest === undefined)
    return refuse(
      github,
      said,
      'The pull request has no manifest, so its plan is not known here. Run editplan again for it.',
    )
  try {
    const target = await resolveTarget(git, { title: '', sha256: '' }, { ...publish, ...placeOf(pull) })
    const manifest = await readManifest(git, [target.upstream], record.manifest)
    const replay = requestOfManifest(manifest, record.manifest)
    if (record.plan !== `sha256:${manifest.plan}`)
      return await refuse(
        github,
        said,
        'The mark of the pull request names another plan than its manifest. Nothing changed.',
      )
    return { pull, body, record, manifest, replay }
  } catch (error) {
    if (!(error instanceof EditplanError) || !/^MANIFEST_/.test(error.name)) throw error
    return refuse(github, said, error.message)
  }
}

const placeOf = ({ head, base }: State['pull']) => ({ branch: head.ref, base: base.ref })

interface ReviewContext {
  readonly github: GitHub
  readonly state: State
  readonly options: ReviewPullOptions
}

async function carryOut(git: Git, carrying: ReviewContext): Promise<ReviewResult> {
  const { github, options } = carrying
  const { decision, said } = options
  if (decision.type === 'help') return tell(github, said, { reaction: '+1', words: HELP })
  if (decision.type === 'verify') return verify(git, carrying)
  const left = await leftOutBy(git, carrying)
  const out = new Set(left.without)
  const isAll = [...carrying.state.replay.request.steps].every(({ tool, index }) => tool === 'Read' || out.has(index))
  return isAll && left.dropped.length > 0 ? refuse(github, said, NOTHING_LEFT) : update(git, carrying, left)
}

const NOTHING_LEFT = 'No step would be left. Close the pull request instead.'

const HELP = `Comments that people with write access can make here:

- \`/editplan drop 7\` leaves step 7 out (numbers or ids, several separated by commas); so does unticking it above
- \`/editplan restore 7\` takes it back; so does ticking it
- \`/editplan rerun\` replays the plan on the tip of the base
- \`/editplan verify\` derives the branch again and compares it, commit by commit`

async function leftOutBy(git: Git, { state, options }: ReviewContext): Promise<LeftOut> {
  const { decision, sender: by } = options
  const { manifest, replay, record, body } = state
  const decided = (record.decided ?? []).filter(({ step }) => manifest.without.includes(step))
  const deciding = { request: replay.request, without: manifest.without, decided, by }
  if (decision.type === 'drop') return decide(deciding, { drop: decision.steps, restore: [] })
  if (decision.type === 'restore') return decide(deciding, { drop: [], restore: decision.steps })
  if (decision.type !== 'ticks') return decide(deciding, { drop: [], restore: [] })
  const changed = changedTicks(body, await reportOf(git, state, options))
  return decide(deciding, changed ?? { drop: [], restore: [] })
}

/** The report of the run that the manifest records: it tells which box is about which step. */
async function reportOf(git: Git, { manifest, replay }: State, options: ReviewPullOptions): Promise<RunReport> {
  const runMode: RunMode<Place> = {
    place: () => ({ head: manifest.base, ...(manifest.replayed_on && { base: manifest.replayed_on }) }),
    replays: 'commit',
    onto: 'rebase',
    writes: false,
    dirty: 'ignored',
    allRefusals: false,
    tellsCommits: true,
    asks: false,
    onAsk: 'pass',
    programs: 'formatters',
    diagnostics: 'never',
    onFailure: 'stop',
    limits: false,
  }
  const { root, policy, signal } = options
  let report: RunReport | undefined
  const refused = await executeRun(
    replay.request,
    { root: root ?? git.root, policy, signal },
    runMode,
    async (ready) => {
      report = await ready.report()
      return { written: false }
    },
  )
  return report ?? refused
}

/** Replays the plan without what is left out, and updates the branch where it still is what was looked at. */
async function update(git: Git, { github, state, options }: ReviewContext, left: LeftOut): Promise<ReviewResult> {
  const { record, replay, pull, body } = state
  const { root, policy, onAsk, onFailure, signal, said, publish, decision } = options
  const { overrides, header } = replay.request
  const words = wordsIn(body, record)
  const report = await openPullRequest(replay.plans, {
    ...{ root, policy, onAsk, onFailure, signal, overrides, without: left.without },
    ...(header.words && { commitWords: header.words }),
    planFiles: (record.source?.paths ?? []).map((file) => path.join(git.root, file)),
    publish: {
      ...publish,
      ...settingsOf(record),
      ...placeOf(pull),
      ...(words !== undefined && { body: words }),
      ...{ leaseOn: record.head, restoresBody: true, decided: left.decided },
    },
  })
  const [problem] = [...(report.problems ?? []), ...report.steps.flatMap(({ error }) => error ?? [])]
  if (report.problems?.some(({ name }) => name === 'BRANCH_OVERTAKEN')) throw overtaken()
  if (problem && (report.pull_request === undefined || report.pull_request.failed))
    return { ...(await refuse(github, said, refusalOf(report, problem.message))), report }
  if (left.dropped.length > 0 && report.totals.applied === 0)
    return { ...(await refuse(github, said, NOTHING_LEFT)), report }
  const changed = left.dropped.length + left.restored.length > 0
  if (decision.type === 'ticks' && !changed) return { outcome: 'done', note: 'No box changed.', report }
  return { ...(await tell(github, said, { reaction: '+1', words: wordsOf(left, report) })), report }
}

/** What a run that was refused needs. */
function refusalOf({ steps }: RunReport, message: string): string {
  const needing = steps.filter(({ needs }) => needs)
  const needs = needing.map(
    ({ index, needs = [] }) => `Step ${index} needs ${needs.join(', ')}, which would be left out.`,
  )
  return needs.length > 0 ? `${needs.slice(0, 5).join(' ')} Leave those steps out as well.` : message
}

function wordsOf({ dropped, restored, without }: LeftOut, { totals, pull_request: pull }: RunReport): string {
  const list = (steps: readonly number[]) => `step${steps.length === 1 ? '' : 's'} ${steps.join(', ')}`
  const what = [
    dropped.length > 0 && `Left out ${list(dropped)}.`,
    restored.length > 0 && `Took ${list(restored)} back.`,
    dropped.length + restored.length === 0 && (pull?.operation === 'none' ? 'Nothing changed.' : 'Replayed the plan.'),
  ]
  const left = without.length > 0 ? ` without ${list(without)}` : ''
  const head = pull?.head_sha ? `; the branch is at ${pull.head_sha.slice(0, 10)}` : ''
  return `${what.filter(Boolean).join(' ')} ${totals.applied} applied${left}${head}.`
}

async function verify(git: Git, { github, state, options }: ReviewContext): Promise<ReviewResult> {
  const { manifest, replay, pull } = state
  const { root, policy, signal, said, publish } = options
  const { upstream } = await resolveTarget(git, { title: '', sha256: '' }, { ...publish, ...placeOf(pull) })
  const { fetchCommits } = await import('../core/git/commands/remote.ts')
  await git.run(fetchCommits(upstream, [`refs/heads/${pull.head.ref}`]))
  const { overrides, header } = replay.request
  const compared = await verifyPlan(replay.plans, {
    ...{ root, policy, signal, overrides, without: manifest.without, commitWords: header.words },
    ...{ base: manifest.base, head: pull.head.sha },
  })
  if (!compared.ok) return refuse(github, said, compared.problem.message)
  const how = { commits: 'the commits are identical', signed: 'contents, authors and messages are the same, signed' }
  const by =
    compared.by === 'unchecked'
      ? 'contents, authors and messages are the same; signatures were not checked'
      : how[compared.by]
  return tell(github, said, { reaction: '+1', words: `Verified: ${by}.` })
}

/** What an earlier run set on the pull request stays. */
function settingsOf({ set, expires }: PublishedRecord): PublishOptions {
  const { title, draft, labels, assignees, reviewers, teams, milestone, autoMerge, maintainerCanModify } = set
  return {
    ...{ title, draft, labels, assignees, reviewers, teamReviewers: teams, autoMerge, maintainerCanModify },
    ...(milestone !== undefined && { milestone: String(milestone) }),
    ...(expires !== undefined && { expires: 1 }),
  }
}

/** The caller's own words before the report, as their digest tells them; undefined where they are not there. */
function wordsIn(body: string, { words }: PublishedRecord): string | undefined {
  const part = partOf(body) ?? ''
  for (let end = part.indexOf('\n\n'); end >= 0; end = part.indexOf('\n\n', end + 1)) {
    for (const text of [part.slice(0, end), `${part.slice(0, end)}\n`]) if (digestOf(text) === words) return text
  }
  return undefined
}

const digestOf = (text: string): string => sha256(text).slice(0, 16)

async function tell(github: GitHub, said: Utterance, answered: ThreadAnswer): Promise<ReviewResult> {
  await answer(github, said, answered)
  return { outcome: 'done', note: answered.words ?? '' }
}

async function refuse(github: GitHub, said: Utterance, message: string): Promise<ReviewResult> {
  await answer(github, said, { reaction: 'confused', words: inlineMarkdown(message) })
  return { outcome: 'refused', note: message }
}
