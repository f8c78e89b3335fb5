import { fetchCommits, localCommit } from '../core/git/commands/remote.ts'
import { isShallow } from '../core/git/commands/rev-parse.ts'
import type { Git } from '../core/git/git.ts'
import type { Manifest } from '../core/history/manifest.ts'
import { asksReplay } from '../core/report/body/step-list.ts'
import { renderBody } from '../core/report/markdown.ts'
import type { RunReport } from '../core/report/report.ts'
import { inlineMarkdown } from '../core/report/safe-markdown.ts'
import { executeRun } from '../core/run/execute-run.ts'
import { reportRun } from '../core/run/report-run.ts'
import { READ_ONLY } from '../core/run/run-mode.ts'
import type { RunSettings } from '../core/run/run-settings.ts'
import { verifyPlan } from '../core/run/verify.ts'
import { stepsCalled } from '../core/text/words.ts'
import { effectOf } from '../core/tools/list.ts'
import { EditplanError } from '../errors.ts'
import { INPUTS } from '../inputs/table.ts'
import { decidedAt } from './deciding-workflows.ts'
import { updatePull } from './github-api.ts'
import { keepLedger } from './keep-ledger.ts'
import { type Replay, requestOfManifest } from './manifest.ts'
import { readManifest } from './manifest-ref.ts'
import { changedTicks, type Decision, decide, type LeftOut, partOf, sectionDigest, writePart } from './marker.ts'
import { openPullRequest } from './open-pull-request.ts'
import type { PublishOptions } from './options.ts'
import { bodyOf, optionsOf } from './publication.ts'
import { roomBeside } from './pull-request.ts'
import type { PullRequestOptions } from './pull-to-open.ts'
import type { KnownLedger } from './ref-file.ts'
import { fetchHistoryTo } from './remote-history.ts'
import type { Hub, RemoteState } from './remote-state.ts'
import type { ThreadAnswer, Utterance } from './thread.ts'

export interface ReviewPullOptions
  extends RunSettings,
    Pick<PullRequestOptions, 'root' | 'policy' | 'onAsk' | 'onFailure' | 'signal'> {
  /** Number of the pull request. */
  readonly number: number
  /** An edit of its body, as the event tells it; without one the comments are what is answered. */
  readonly edit?: BodyEdit | undefined
  /** The settings of the pull request are those that the branch's ledger names. */
  readonly publish: PublishOptions & { readonly token: string; readonly apiUrl: string; readonly repository: string }
}

export interface BodyEdit {
  /** Login of whoever edited it. */
  readonly sender: string
  readonly from: string
  readonly to: string
}

/** A pull request of ours that is reviewed. */
export interface ReviewedPull {
  readonly state: RemoteState
  readonly hub: Hub
  readonly ledger: KnownLedger
  readonly number: number
  readonly body: string
  /** Why nothing is decided on the base that it is on now. */
  readonly moved?: string
}

/** What came of a decision, and what is answered. */
export interface Outcome {
  readonly outcome: 'refused' | 'done'
  /** In sentences. */
  readonly note: string
  readonly answer: ThreadAnswer
  readonly report?: RunReport
}

export const overtaken = (): EditplanError =>
  new EditplanError({
    name: 'BRANCH_OVERTAKEN',
    message:
      'Somebody pushed to the branch while the decision was carried out. Nothing changed. Comment again, or change the box again.',
  })

interface DecisionRequest {
  readonly decision: Decision
  /** Login of whoever decides. */
  readonly by: string
  readonly options: ReviewPullOptions
  /** Number of the comment. */
  readonly answered: number
}

/** Carries out a command of somebody who may push. */
export async function carryOut(git: Git, reviewed: ReviewedPull, request: DecisionRequest): Promise<Outcome> {
  const { decision, options, answered, by } = request
  if (decision.type === 'help') return done(HELP)
  const plan = await planOf(git, reviewed)
  if (decision.type === 'verify') return verify(git, reviewed, { plan, options })
  const changes = {
    drop: decision.type === 'drop' ? decision.steps : [],
    restore: decision.type === 'restore' ? decision.steps : [],
  }
  const left = decide(decidingOf(reviewed, plan, by), changes)
  return update(git, reviewed, { plan, left, options, answered })
}

/** Carries out what an edit's boxes decide; undefined where no box changed. */
export async function takeTicks(
  git: Git,
  reviewed: ReviewedPull,
  { ticks, by, options }: TicksRequest,
): Promise<Outcome | undefined> {
  const plan = await planOf(git, reviewed)
  const changes = changedTicks(ticks, await reportOf(git, plan, { reviewed, options }))
  const left = changes && decide(decidingOf(reviewed, plan, by), changes)
  const replays = asksReplay(ticks)
  if (left && left.dropped.length + left.restored.length === 0 && !replays) return undefined
  const outcome = left ? await update(git, reviewed, { plan, left, options, answered: undefined }) : refused(OTHER_LIST)
  // Boxes stay as the branch has it, and that of a replay for the next time.
  if (outcome.outcome === 'refused' || (replays && isLeftAsItWas(outcome)))
    await putBack(git, reviewed, { before: ticks[0], options })
  return outcome
}

const OTHER_LIST =
  'These boxes belong to another plan, or to another run of it, than the branch has now. Nothing changed. Untick the boxes in the list that the description shows now.'

const isLeftAsItWas = ({ report }: Outcome): boolean => (report?.pull_request?.operation ?? 'none') === 'none'

interface TicksRequest {
  /** Our part of the body before the edit, and after it. */
  readonly ticks: readonly [string, string]
  readonly by: string
  readonly options: ReviewPullOptions
}

type KnownPlan = { readonly manifest: Manifest; readonly replay: Replay }

async function planOf(git: Git, { state, ledger }: ReviewedPull): Promise<KnownPlan> {
  const { manifest: digest } = ledger.run
  if (digest === undefined) throw new EditplanError({ name: 'MANIFEST_MISSING', message: NO_MANIFEST })
  const manifest = await readManifest(git, [state.target.push], digest)
  const replay = requestOfManifest(manifest, digest)
  if (ledger.run.plan === manifest.plan) return { manifest, replay }
  throw new EditplanError({ name: 'MANIFEST_INVALID', message: OTHER })
}

const NO_MANIFEST = 'The pull request has no manifest, so its plan is not known here. Run editplan again for it.'
const OTHER =
  'The ledger of the branch names another plan than its manifest. Nothing changed. Run editplan again for it with `replace: true`.'

const decidingOf = ({ ledger }: ReviewedPull, { manifest, replay }: KnownPlan, by: string) => ({
  request: replay.request,
  without: manifest.without,
  decided: (ledger.run.decided ?? []).filter(({ step }) => manifest.without.includes(step)),
  by,
})

const done = (words: string, report?: RunReport): Outcome => ({
  outcome: 'done',
  note: words,
  answer: { reaction: '+1', words },
  ...(report && { report }),
})

export const refused = (message: string, report?: RunReport): Outcome => ({
  outcome: 'refused',
  note: message,
  answer: { reaction: 'confused', words: inlineMarkdown(message) },
  ...(report && { report }),
})

const NOTHING_LEFT = 'No step would be left. Close the pull request instead.'

const HELP = `Comments that people with write access can make here:

- \`/editplan drop 7\` leaves step 7 out (numbers or ids, several separated by commas); so does unticking it above
- \`/editplan restore 7\` restores it; so does ticking its box
- \`/editplan rerun\` replays the plan on the tip of the base; so does ticking the box below the steps
- \`/editplan verify\` derives the branch again and compares it, commit by commit`

/** The report of the run that the manifest records: it tells which box is about which step. */
async function reportOf(
  git: Git,
  { manifest, replay }: KnownPlan,
  { reviewed, options }: { readonly reviewed: ReviewedPull; readonly options: ReviewPullOptions },
): Promise<RunReport> {
  // A shallow checkout of a base that moved on has not the commit; the branch has.
  if ((await git.run(localCommit(manifest.base))) === undefined)
    await git.run(fetchCommits(reviewed.state.target.push, [manifest.base], isShallow(git) ? 1 : undefined))
  const place = { head: manifest.base, ...(manifest.replayed_on && { base: manifest.replayed_on }) }
  const runMode = { ...READ_ONLY, place, tellsCommits: true }
  const { root, policy, signal } = options
  let report: RunReport | undefined
  const asked = { root: root ?? git.root, policy, signal }
  const refusal = await executeRun(replay.request, asked, runMode, async (run, result) => {
    report = await reportRun(run, result)
    return { written: false }
  })
  return report ?? refusal
}

interface Update {
  readonly plan: KnownPlan
  readonly left: LeftOut
  readonly options: ReviewPullOptions
  readonly answered: number | undefined
}

/**
 * Replays the plan without what is left out, and updates the branch where it still is as it was looked at; commits of others stay. Where
 * the base has lost a place of the plan since, a decision is carried out on the commit that the branch comes from.
 */
async function update(
  git: Git,
  { state, ledger }: ReviewedPull,
  { plan, left, options, answered }: Update,
): Promise<Outcome> {
  const { run } = ledger
  const { replay, manifest } = plan
  const out = new Set(left.without)
  const isAll = [...replay.request.steps].every(({ tool, index }) => effectOf(tool) === 'reads' || out.has(index))
  if (isAll && left.dropped.length > 0) return refused(NOTHING_LEFT)
  const { number: _, edit: __, publish, ...given } = options
  const { overrides, header } = replay.request
  const replayed = (startsOn: string | undefined) =>
    openPullRequest(replay.plans, {
      ...{ ...given, overrides, without: left.without },
      ...(header.words && { commitWords: header.words }),
      source: run.source ?? {},
      policyOf: state.target.base.commit,
      publish: {
        ...publish,
        ...settingsOf(ledger),
        ...{ branch: state.target.branch, base: state.target.base.branch, startsOn, foreignCommits: 'keep' },
        ...(run.words !== undefined && { body: run.words }),
        ...{ leaseOn: state.tip, restoresBody: true, decided: left.decided, answered },
        newlyDecided: [...left.dropped, ...left.restored],
        update: 'always',
      },
    })
  const onTip = await replayed(undefined)
  const isDecision = left.dropped.length + left.restored.length > 0
  const isEarlier = isDecision && failsThere(onTip) && (await fetchHistoryTo(git, state.target, manifest.base))
  const report = isEarlier ? await replayed(manifest.base) : onTip
  const [problem] = [...(report.problems ?? []), ...report.steps.flatMap(({ error }) => error ?? [])]
  if (report.problems?.some(({ name }) => name === 'BRANCH_OVERTAKEN')) throw overtaken()
  if (problem && (report.pull_request === undefined || report.pull_request.failed))
    return refused(refusalOf(report, problem.message), report)
  if (left.dropped.length > 0 && report.totals.applied === 0) return refused(NOTHING_LEFT, report)
  return done(wordsOf(left, report), report)
}

/** A step was refused that needs none of those left out. */
const failsThere = ({ steps, pull_request: pull }: RunReport): boolean =>
  (pull === undefined || pull.failed === true) &&
  steps.some(({ error, needs }) => error !== undefined && needs === undefined)

function refusalOf({ steps }: RunReport, message: string): string {
  const needing = steps.filter(({ needs }) => needs)
  const needs = needing.map(
    ({ index, needs = [] }) => `Step ${index} needs ${needs.join(', ')}, which would be left out.`,
  )
  return needs.length > 0 ? `${needs.slice(0, 5).join(' ')} Leave those steps out as well.` : message
}

function wordsOf({ dropped, restored, without }: LeftOut, { totals, pull_request: pull }: RunReport): string {
  const what = [
    dropped.length > 0 && `Left out ${stepsCalled(dropped)}.`,
    restored.length > 0 && `Took ${stepsCalled(restored)} back.`,
    dropped.length + restored.length === 0 && (pull?.operation === 'none' ? 'Nothing changed.' : 'Replayed the plan.'),
  ]
  const left = without.length > 0 ? ` without ${stepsCalled(without)}` : ''
  const head = pull?.head_sha ? `; the branch is at ${pull.head_sha.slice(0, 10)}` : ''
  return `${what.filter(Boolean).join(' ')} ${totals.applied} applied${left}${head}.`
}

async function verify(
  git: Git,
  { state }: ReviewedPull,
  { plan: { manifest, replay }, options }: Pick<Update, 'plan' | 'options'>,
): Promise<Outcome> {
  const { root, policy, signal } = options
  const { push, branch } = state.target
  await git.run(fetchCommits(push, [`refs/heads/${branch}`]))
  const { overrides, header } = replay.request
  const compared = await verifyPlan(replay.plans, {
    ...{ root, policy, signal, overrides, without: manifest.without, commitWords: header.words },
    ...{ base: manifest.base, head: state.tip ?? '' },
  })
  return compared.ok ? done(`Verified: ${VERIFIED[compared.by]}.`) : refused(compared.problem.message)
}

const VERIFIED = {
  commits: 'the commits are identical',
  signed: 'contents, authors and messages are the same, signed',
  unchecked: 'contents, authors and messages are the same; signatures were not checked',
}

/** What an earlier run set on the pull request stays. */
const settingsOf = ({ set, run }: KnownLedger): PublishOptions => ({
  ...optionsOf(INPUTS, set),
  ...(run.expires !== undefined && { expires: 1 }),
})

/** Notes in the ledger that a comment is answered, unless the run that answers it did. */
export async function recordAnswer(
  git: Git,
  { state, ledger }: ReviewedPull,
  { said, options }: { readonly said: Utterance; readonly options: ReviewPullOptions },
): Promise<void> {
  const { refreshRemoteState } = await import('./remote-state.ts')
  const now = await refreshRemoteState(git, state)
  if (said.comment === undefined || (now.ledger?.answered ?? 0) >= said.comment) return
  const run = now.ledger?.run ?? ledger.run
  await keepLedger(git, now, { run, answered: said.comment, clock: options.publish.clock })
}

/**
 * Writes our part of the body again as the ledger has it, if somebody changed it, and leaves what people wrote around it. Nothing of the
 * branch moves. Where the text is not known any more, it is made again from the plan.
 */
export async function putBack(
  git: Git,
  reviewed: ReviewedPull,
  { before, options }: { readonly before: string; readonly options: ReviewPullOptions },
): Promise<void> {
  const { hub, ledger, number, body } = reviewed
  if (sectionDigest(partOf(body) ?? '') === ledger.section) return
  const isKnown = sectionDigest(before) === ledger.section
  const content = isKnown ? before : await madeAgain(git, reviewed, options)
  const change = { run: ledger.run, section: sectionDigest(content), clock: options.publish.clock }
  const kept = isKnown ? ledger : (await keepLedger(git, reviewed.state, change)).ledger
  await hub.github.send(updatePull(hub.target.repository, number, { body: writePart(body, content, kept?.commit) }))
}

async function madeAgain(git: Git, reviewed: ReviewedPull, options: ReviewPullOptions): Promise<string> {
  const { state, ledger, body } = reviewed
  const plan = await planOf(git, reviewed)
  const report = await reportOf(git, plan, { reviewed, options })
  const local = [...new Set(report.steps.flatMap(({ commit }) => commit ?? []))]
  const { own, words, decided } = ledger.run
  const there = local.length === own.length ? local.map((commit, at) => [commit, own[at] ?? commit] as const) : []
  return bodyOf(report, {
    target: state.target,
    before: words,
    context: { budget: roomBeside(body), into: body, commits: new Map(there) },
    isVerifiable: !plan.replay.request.header.words,
    render: renderBody,
    summaryUrl: undefined,
    by: await decidedAt(git, state.target.base.commit),
    decided,
  })
}
