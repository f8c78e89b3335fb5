import type { RefMove } from '../core/git/commands/remote.ts'
import { unfilledPage } from '../core/report/outcome.ts'
import { counted, shellWord } from '../core/text/words.ts'
import { EditplanError, type Problem } from '../errors.ts'
import type { BranchPlan } from './branch.ts'
import { compareAddress, reportWithoutPull } from './fallback.ts'
import { ApiError } from './github.ts'
import { getPull, getVerification, type PullRequest, startWorkflow } from './github-api.ts'
import { readMarker, sectionDigest } from './marker.ts'
import { keepLedger } from './move-branch.ts'
import type { PublishOptions } from './options.ts'
import { CANNOT_OPEN, type Checks, NOT_PERMITTED, type Survey } from './preflight.ts'
import type { Publication, PublishResult } from './publication.ts'
import { settlePull, type WantedPull } from './pull-request.ts'
import { type Hub, LedgerRefused, type RemoteState } from './remote-state.ts'
import { undoWords } from './take-back.ts'
import { BranchMoved, stillMoving, type Target } from './target.ts'

/** What was pushed, and what is known of it. */
interface PushResult {
  readonly plan: BranchPlan
  readonly wanted: WantedPull
  readonly checks: Checks
  /** What is missing at the remote beside the branch. */
  readonly problems: readonly Problem[]
  /** As it was before the push, and as it is now. */
  readonly before: RemoteState
  readonly state: RemoteState
  /** Manifests that went with the push. */
  readonly pruned: readonly RefMove[]
  readonly known: Survey | undefined
}

/** The branch is pushed. A later failure is reported beside that fact. */
export async function openPull(
  publication: Publication,
  pushed: PushResult,
  open: PullRequest | undefined,
): Promise<PublishResult> {
  const { git, options } = publication
  const { wanted, checks, known, state } = pushed
  const { hub } = state
  const result = pushedResult(publication, pushed)
  const missing = async (reason: string) => {
    const ways = hub && { github: hub.github, viewer: known?.viewer }
    return reportWithoutPull(publication, result, {
      reason,
      wanted,
      undo: await undoOf(publication, pushed),
      ...(ways && { ways }),
      ledger: pushed.state.ledger?.commit,
    })
  }
  if (!hub) return missing(whyNoHub(options, publication.target))
  if (checks.cannotOpen.length > 0) return missing(checks.cannotOpen.join('; '))
  const stranger = strangerOf(state, known?.viewer)
  if (stranger) return leaveStranger(result, stranger)
  let pull: PullRequest | undefined = open
  const refusals: Problem[] = []
  try {
    const unstarted = await startChecks(publication, pushed, hub)
    const { awaits: _, ...started } = wanted.run
    const run = unstarted.length > 0 ? wanted.run : started
    const settled = await settlePull({
      ...{ git, state: { ...state, hub }, wanted, open },
      async keep({ number, set, section }) {
        if (result.problems.some(({ name }) => name === 'LEDGER_REFUSED')) return state.ledger?.commit
        const change = {
          run,
          pull: number,
          set,
          answered: options.answered,
          clock: options.clock,
          ...(section !== undefined && { section: sectionDigest(section) }),
        }
        try {
          return (await keepLedger(git, state, change)).ledger?.commit
        } catch (error) {
          if (!(error instanceof LedgerRefused)) throw error
          refusals.push(...error.problems)
          return state.ledger?.commit
        }
      },
    })
    pull = settled.pull
    const problems = [...result.problems, ...settled.problems, ...refusals, ...unstarted]
    const isUpdate = settled.operation === 'none' && result.pushed
    const operation = isUpdate ? 'updated' : settled.operation
    const notes = [...result.notes, ...settled.notes]
    const verified = await isVerified(publication, pushed, hub)
    return { ...result, ...linkOf(pull), operation, notes, problems, ...(verified !== undefined && { verified }) }
  } catch (error) {
    const failure = error instanceof BranchMoved ? stillMoving(publication.target) : error
    if (!(failure instanceof EditplanError)) throw error
    const cannotOpen = pull ? undefined : whyNotOpened(failure)
    if (cannotOpen !== undefined) return missing(cannotOpen)
    const compareUrl = pull
      ? ''
      : unfilledPage(compareAddress(hub.target, { wanted, options, ledger: state.ledger?.commit }))
    return notOpened({ ...result, ...(pull && linkOf(pull)), compareUrl }, failure, await undoOf(publication, pushed))
  }
}

/** How a person undoes the push; empty if this run pushed nothing to the branch. */
const undoOf = async ({ git, target }: Publication, pushed: PushResult): Promise<string> =>
  isPushed(pushed) ? ` ${await undoWords(git, target, pushed)}` : ''

function notOpened(result: Omit<PublishResult, 'operation'>, error: EditplanError, undo: string): PublishResult {
  if (result.number === undefined && isOvertaken(error)) {
    const note = `No pull request was opened: "${result.base}" has all of it by now.`
    const notes = [...result.notes, note]
    return { ...result, compareUrl: '', operation: 'none', settled: 'unchanged', notes }
  }
  const where = `The branch "${result.branch}" is at ${result.headSha}; fix the cause and run again.${undo}`
  const problems = error.problems.map((problem) => ({ ...problem, message: `${problem.message} ${where}` }))
  return { ...result, operation: 'none', problems, failed: true }
}

const linkOf = ({ number, html_url: url }: { readonly number: number; readonly html_url: string }) => ({ number, url })

/** An open pull request of the branch for which no ledger vouches: no second one is opened beside it. */
const strangerOf = (state: RemoteState, viewer: string | undefined) =>
  state.ledger
    ? undefined
    : (state.pulls.find(({ state: is, base }) => is === 'open' && base.ref === state.target.base.branch) ??
      openedBy(state, viewer))

/** One that GitHub says we opened, on whatever base, with our part in its body: retargeting it does not change its owner. */
const openedBy = ({ pulls }: RemoteState, viewer: string | undefined) =>
  pulls.find(
    ({ state, user, body }) =>
      state === 'open' && viewer !== undefined && user?.login === viewer && readMarker(body ?? '') !== undefined,
  )

/** The same in full, of a branch that is ours: its ledger was lost or refused before it could name the pull request. */
export async function adoptedPull(state: RemoteState, viewer: string | undefined): Promise<PullRequest | undefined> {
  const found = openedBy(state, viewer)
  return found && state.hub?.github.send(getPull(state.hub.target.repository, found.number))
}

/** It shows what was pushed, and is left as it is. */
function leaveStranger(
  result: Omit<PublishResult, 'operation'>,
  pull: { readonly number: number; readonly html_url: string },
): PublishResult {
  const note = `Pull request #${pull.number} shows the branch, and its title, body and settings were left as they are.`
  return { ...result, ...linkOf(pull), operation: 'none', notes: [...result.notes, note] }
}

/** Starts the checks that nothing else starts, also those that an earlier run pushed for and did not start. */
async function startChecks(
  { target: { branch } }: Publication,
  { wanted: { run } }: PushResult,
  { github, target }: Hub,
): Promise<EditplanError['problems']> {
  if (run.awaits === undefined) return []
  try {
    await github.send(startWorkflow(target.headRepository, run.awaits, branch))
    return []
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const message = `The workflow ${run.awaits} was not started: ${error.detail}. It needs \`on: workflow_dispatch\` on the default branch, and the token \`actions: write\`. Correct that and run again, or start it by hand: \`gh workflow run ${shellWord(run.awaits)} --ref ${shellWord(branch)}\`.`
    return [{ name: 'CHECKS_NOT_STARTED', message }]
  }
}

/** Whether GitHub regards the branch's head as signed; queried only if signing was requested. */
async function isVerified(
  { options: { signCommits: how } }: Publication,
  { wanted }: PushResult,
  { github, target }: Hub,
): Promise<boolean | undefined> {
  // Without this no commit was made, and no branch moved.
  if (how === undefined || how === 'api') return how && true
  return (await github.send(getVerification(target.headRepository, wanted.run.head))).verification.verified
}

/** Why GitHub cannot be queried, with the remedy, without a full stop. */
export const whyNoHub = ({ token }: PublishOptions, { repository }: Target): string =>
  repository === undefined
    ? 'the remote is not a repository of a GitHub server. Name the repository as `repository`'
    : token
      ? 'the token is not for this server. Name it as `serverUrl`'
      : 'no token was given. Set GITHUB_TOKEN, or give one as `token`'

const isPushed = ({ plan, wanted }: Pick<PushResult, 'plan' | 'wanted'>): boolean => plan.tip !== wanted.run.head

function pushedResult(
  { target, options }: Publication,
  { plan, wanted, checks, problems }: PushResult,
): Omit<PublishResult, 'operation'> {
  const { branch, base } = target
  const kept = plan.foreign.length
  const notes =
    kept > 0
      ? [`${counted(kept, 'commit of others on the branch was', 'commits of others on the branch were')} kept.`]
      : []
  return {
    url: '',
    compareUrl: '',
    branch,
    base: base.branch,
    headSha: wanted.run.head,
    record: wanted.run,
    pushed: isPushed({ plan, wanted }),
    title: wanted.title,
    body: wanted.body(60_000),
    notes: [...checks.notes, ...notes],
    problems: [...problems, ...(options.triggerChecks === undefined ? checks.warnings : [])],
  }
}

/** What GitHub means that says 403 to a token that may push: its two texts name the setting, or the permission. */
function whyNotOpened(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 403) return undefined
  if (/not permitted to create or approve pull requests/i.test(error.detail)) return CANNOT_OPEN
  return /Resource not accessible by (?:integration|personal access token)/i.test(error.detail)
    ? NOT_PERMITTED
    : undefined
}

/** GitHub's answer if the base has all of it: it was merged since the look-up. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 422 && /no commits between/i.test(error.detail)
