import type { Git } from '../core/git/git.ts'
import type { RunReport } from '../core/report/report.ts'
import { openRepository } from '../core/run/baseline.ts'
import { checkOptions, type KeysOf } from '../core/run/options.ts'
import { RUN_SETTINGS_KEYS } from '../core/run/run-settings.ts'
import { EditplanError } from '../errors.ts'
import { getViewer } from './github-api.ts'
import { type Decision, decisionIn, partOf, sectionDigest } from './marker.ts'
import { systemClock } from './options.ts'
import type { KnownLedger } from './ref-file.ts'
import { fetchRemoteState, isKnown, openPullOf, type RemoteState, unlessRefused } from './remote-state.ts'
import {
  type BodyEdit,
  carryOut,
  type Outcome,
  overtaken,
  putBack,
  type ReviewedPull,
  type ReviewPullOptions,
  recordAnswer,
  refused,
  takeTicks,
} from './review-actions.ts'
import { BranchMoved, resolveTarget, tipOf } from './target.ts'
import { answer, getDecidedPull, listComments, mayWrite, type ThreadComment, type Utterance } from './thread.ts'

/** The outcome of a review. */
export interface ReviewResult {
  /** `ignored`: nothing was done or answered. `refused`: it was answered, and nothing changed. */
  readonly outcome: 'ignored' | 'refused' | 'done'
  /** Why, or what was done, in sentences. */
  readonly note: string
  /** Of the run that updated the branch last. */
  readonly report?: RunReport
}

const REVIEW_KEYS: KeysOf<ReviewPullOptions> = {
  ...RUN_SETTINGS_KEYS,
  root: true,
  policy: true,
  onAsk: true,
  onFailure: true,
  signal: true,
  number: true,
  edit: true,
  publish: true,
}

/**
 * Carries out what people decide about the steps of a pull request that editplan made: all commands in comments that no run has answered,
 * the oldest first, then an edit of our part of the body. Only people who may push to the repository decide, as GitHub says now; the
 * plan is the one that the branch's ledger names, the policy that of the base. Nothing of the head is checked out or run. Throws what
 * GitHub or git refuses.
 */
export async function reviewPull(options: ReviewPullOptions): Promise<ReviewResult> {
  const git = await openRepository(checkOptions(options, REVIEW_KEYS, 'publish'))
  const looked = await look(git, options)
  if (typeof looked === 'string') return { outcome: 'ignored', note: looked }
  const viewer = (await unlessRefused(looked.hub.github.send(getViewer())))?.viewer.login
  const done: Outcome[] = []
  for (const comment of await commandsIn(looked)) {
    // Our own comments are no commands.
    if (comment.user?.login === viewer) continue
    done.push(...(await takeComment(git, comment, { options, first: done.length === 0 ? looked : undefined })))
  }
  if (options.edit && options.edit.sender !== viewer) done.push(...(await takeEdit(git, options.edit, options)))
  return resultOf(done)
}

function resultOf(done: readonly Outcome[]): ReviewResult {
  const [last] = done.flatMap(({ report }) => report ?? []).slice(-1)
  if (done.length === 0) return { outcome: 'ignored', note: 'Nothing to answer.' }
  const outcome = done.every((one) => one.outcome === 'refused') ? 'refused' : 'done'
  return { outcome, note: done.map(({ note }) => note).join(' '), ...(last && { report: last }) }
}

/** Our pull request as it is now, or a sentence that explains why it is not ours. */
async function look(git: Git, { number, publish }: ReviewPullOptions): Promise<ReviewedPull | string> {
  const { connect } = await import('./github.ts')
  const github = await connect({ ...publish })
  const pull = await github.send(getDecidedPull(publish.repository, number))
  if (pull.state !== 'open') return `Pull request #${number} is closed.`
  if (pull.head.ref === pull.base.ref) return `Pull request #${number} comes from a fork.`
  const wanted = { ...publish, branch: pull.head.ref, base: pull.base.ref }
  const target = await resolveTarget(git, { title: '', sha256: '' }, wanted)
  const state = await fetchRemoteState(git, target, wanted)
  if (openPullOf(state)?.number !== number || !isKnown(state.hub) || !state.ledger)
    return `Pull request #${number} was not opened by editplan.`
  const moved = await movedFrom(git, state, number)
  if (moved === '') return `Pull request #${number} was not opened by editplan.`
  return {
    ...{ state, hub: state.hub, ledger: state.ledger, number, body: pull.body ?? '' },
    ...(moved && { moved }),
  }
}

/**
 * Why nothing is decided on this base: no run proposed the branch for it, whose policy may be another; whoever opened the pull request may
 * have moved it. GitHub itself moves those of parts, and all when the default branch gets another name; a first one may have been opened
 * by hand. Empty for another pull request of the branch, which anyone may open: it is nobody's to answer.
 */
async function movedFrom(git: Git, state: RemoteState, number: number): Promise<string | undefined> {
  const { pulls = [], run } = state.ledger ?? {}
  const { target, defaultBranch } = state
  const known = pulls.find((pull) => pull.number === number)
  if (pulls.length === 0 || known?.base === target.base.branch || (known && run?.split)) return undefined
  if (!known) return ''
  const isRenamed = target.base.branch === defaultBranch && !(await tipOf(git, target.upstream, known.base))
  if (isRenamed) return undefined
  return `No run proposed pull request #${number} for "${target.base.branch}": it was made for "${known.base}". Nothing changed. Set its base to "${known.base}" again, or run editplan for "${target.base.branch}".`
}

/** People's comments that contain a command and are not answered yet, the oldest first. */
async function commandsIn({ hub, ledger, number }: ReviewedPull): Promise<readonly ThreadComment[]> {
  const comments = await hub.github.list(listComments(hub.target.repository, number))
  return comments
    .filter(({ id, body, user }) => isNew(ledger, id) && user?.type === 'User' && decisionIn(body) !== undefined)
    .toSorted((one, other) => one.id - other.id)
}

const isNew = ({ answered = 0 }: KnownLedger, id: number): boolean => id > answered

/** A decision that another one overtakes is taken again on what that one left. */
const ROUNDS = 4
const PAUSE = 2000

interface TakeOptions {
  readonly options: ReviewPullOptions
  /** The pull request as it was just looked at. */
  readonly first?: ReviewedPull | undefined
  /** Our part of the body before the edit that is answered. */
  readonly before?: string | undefined
}

/** Does something about the pull request as it is, again where another run overtakes it; what fails is answered. */
async function answering(
  git: Git,
  said: Utterance,
  { options, first, before, take }: TakeOptions & { take(reviewed: ReviewedPull): Promise<Outcome | undefined> },
): Promise<readonly Outcome[]> {
  for (let round = 1; ; round += 1) {
    const reviewed = (round === 1 && first) || (await look(git, options))
    if (typeof reviewed === 'string') return []
    try {
      const outcome =
        reviewed.moved === undefined ? await take(reviewed) : await refuseMoved(git, reviewed, { said, options })
      if (outcome) await answer(reviewed.hub.github, said, outcome.answer)
      return outcome ? [outcome] : []
    } catch (error) {
      if (isOvertaken(error) && round < ROUNDS) await (options.publish.clock ?? systemClock).sleep(PAUSE)
      else return [await answerFailure(git, reviewed, { said, options, before, error })]
    }
  }
}

async function refuseMoved(
  git: Git,
  reviewed: ReviewedPull,
  { said, options }: { readonly said: Utterance; readonly options: ReviewPullOptions },
): Promise<Outcome | undefined> {
  if (said.comment !== undefined && !isNew(reviewed.ledger, said.comment)) return undefined
  await recordAnswer(git, reviewed, { said, options })
  return refused(reviewed.moved ?? '')
}

/** What kept a decision from being carried out is answered, a fault of ours too. Its boxes go back to what the branch has. */
async function answerFailure(
  git: Git,
  reviewed: ReviewedPull,
  { said, options, before, error }: TakeOptions & { readonly said: Utterance; readonly error: unknown },
): Promise<Outcome> {
  const failure = error instanceof BranchMoved ? overtaken() : error
  const message = failure instanceof EditplanError ? (failure.problems[0]?.message ?? failure.message) : CRASHED
  const failed = refused(message)
  if (said.comment !== undefined) await recordAnswer(git, reviewed, { said, options }).catch(() => undefined)
  if (before !== undefined) await putBackNow(git, before, options).catch(() => undefined)
  await answer(reviewed.hub.github, said, failed.answer)
  if (!(failure instanceof EditplanError)) throw failure
  return failed
}

/** Whoever was faster may have written the body anew. */
async function putBackNow(git: Git, before: string, options: ReviewPullOptions): Promise<void> {
  const now = await look(git, options)
  if (typeof now !== 'string') await putBack(git, now, { before, options })
}

const CRASHED = 'editplan failed unexpectedly. The log of the job says more.'

const isOvertaken = (error: unknown): boolean =>
  error instanceof BranchMoved ||
  (error instanceof EditplanError && error.problems.some(({ name }) => name === 'BRANCH_OVERTAKEN'))

function takeComment(
  git: Git,
  { id, body, user }: ThreadComment,
  { options, first }: TakeOptions,
): Promise<readonly Outcome[]> {
  const said = { repository: options.publish.repository, number: options.number, comment: id }
  return answering(git, said, {
    ...{ options, first },
    async take(reviewed) {
      const decision = decisionIn(body)
      if (!decision || !isNew(reviewed.ledger, id)) return undefined
      const by = user?.login ?? ''
      const carry = (): Outcome | Promise<Outcome> =>
        isOfEarlierPlan(reviewed.ledger, id, decision)
          ? refused(RENUMBERED)
          : carryOut(git, reviewed, { decision, by, options, answered: id })
      const outcome = (await mayWrite(reviewed.hub.github, said.repository, by))
        ? await carry()
        : refused(`${by} may not push to ${said.repository}. Nothing changed. Ask somebody with write access.`)
      // A run that published has noted it with what it published.
      const { pull_request: pull } = outcome.report ?? {}
      if (outcome.outcome === 'refused' || !pull || pull.settled) await recordAnswer(git, reviewed, { said, options })
      return outcome
    },
  })
}

/** Whether a command names steps by the numbers that they had in a plan shown before; ids stay what they are. */
const isOfEarlierPlan = ({ run }: KnownLedger, id: number, decision: Decision): boolean =>
  id <= (run.commented ?? 0) && 'steps' in decision && decision.steps.some((step) => /^\d+$/.test(String(step)))

const RENUMBERED =
  'The plan changed after this comment, and its steps may have other numbers now. Nothing changed. Comment again with the numbers that the description shows.'

/** Only what the sender changed of our part counts, whatever others did to it before. */
function takeEdit(git: Git, { sender, from, to }: BodyEdit, options: ReviewPullOptions): Promise<readonly Outcome[]> {
  const said = { repository: options.publish.repository, number: options.number }
  const [before = '', after = ''] = [partOf(from), partOf(to)]
  if (before === after) return Promise.resolve([])
  return answering(git, said, {
    ...{ options, before },
    async take(reviewed) {
      if (sectionDigest(after) === reviewed.ledger.section) return undefined
      const isStill = (partOf(reviewed.body) ?? '') === after
      const may = await mayWrite(reviewed.hub.github, said.repository, sender)
      const taken = may ? await takeTicks(git, reviewed, { ticks: [before, after], by: sender, options }) : undefined
      if (taken || !isStill) return taken
      await putBack(git, reviewed, { before, options })
      return refused(
        may
          ? 'No box changed. What was edited between the marks of editplan was put back.'
          : `What ${sender} edited between the marks of editplan was put back: only people who may push decide there.`,
      )
    },
  })
}
