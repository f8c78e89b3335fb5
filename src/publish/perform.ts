import { deleteBranch, type RefMove } from '../core/git/commands/remote.ts'
import type { Git } from '../core/git/git.ts'
import { unfilledPage } from '../core/report/outcome.ts'
import { shellWord } from '../core/text/words.ts'
import { EditplanError, type Problem } from '../errors.ts'
import { type Facts, type MadeIds, openedBy, type PublishDecision } from './decide.ts'
import { type Closure, type Effect, NEW_NUMBER, type Settlement } from './effects.ts'
import { compareAddress, reportWithoutPull, reviewInIssue } from './fallback.ts'
import { ApiError } from './github.ts'
import { getPull, getVerification, type PullRequest, startWorkflow, updatePull } from './github-api.ts'
import { ledgerMove } from './keep-ledger.ts'
import { nextLedger, withClosed } from './ledger-change.ts'
import { missing, pushManifest } from './manifest-ref.ts'
import { sectionDigest } from './marker.ts'
import type { PublishOptions } from './options.ts'
import { CANNOT_OPEN, NOT_PERMITTED } from './preflight.ts'
import type { Publication } from './publication.ts'
import type { PublishResult } from './publish-result.ts'
import { contentOf, emptyBody, type PullSettlement, settlePull, type WantedPull } from './pull-request.ts'
import { type Hub, isKnown, LedgerRefused, type RemoteState, refsByApi, refsByGit } from './remote-state.ts'
import { takeBackManifest, undoWords } from './take-back.ts'
import { BranchMoved, PushBarred, stillMoving, tipOf } from './target.ts'
import { commentOn, listComments } from './thread.ts'
import { makeSigned, signCommits, uploadLfsObjects } from './upload.ts'

/**
 * Does what was decided, in its order. Until the branch stands, a failure takes back what was done and is thrown: {@link BranchMoved}
 * where a ref is not where it was seen. Nothing is thrown later: the result says what failed.
 */
export async function perform(
  publication: Publication,
  facts: Facts,
  decision: Settlement | PublishDecision,
): Promise<PublishResult> {
  if ('result' in decision) {
    const [effect] = decision.effects
    if (effect?.do !== 'ask for a push') return settle(publication.git, facts.state, decision, publication.options)
    return askForPush(publication, facts, effect.problems)
  }
  const pushed = await push({
    ...{ publication, facts, decision, state: facts.state, commits: new Map(), pruned: [] },
    ...{ manifest: decision.manifest, notes: decision.notes, problems: decision.problems },
  })
  if ('barred' in pushed) return askForPush(publication, facts, pushed.barred)
  await publication.onPushed?.()
  return show(pushed)
}

/** A publication while it is done. */
interface Progress extends MadeIds {
  readonly publication: Publication
  readonly facts: Facts
  readonly decision: PublishDecision
  /** As the remote is by now. */
  readonly state: RemoteState
  /** Manifests that were deleted. */
  readonly pruned: readonly RefMove[]
  readonly reopened?: PullRequest
  readonly notes: readonly string[]
  readonly problems: readonly Problem[]
}

/** Another person has to push it: an issue reports that, if requested. */
function askForPush(
  publication: Publication,
  { state: { hub }, survey, open }: Facts,
  problems: readonly Problem[],
): Promise<PublishResult> {
  if (publication.options.fallback !== 'issue' || !isKnown(hub)) throw new EditplanError(problems)
  return reviewInIssue(publication, { problems, open, ways: { github: hub.github, viewer: survey?.viewer } })
}

/** Everything up to the branch. */
async function push(begun: Progress): Promise<Progress | { readonly barred: readonly Problem[] }> {
  let doing = begun
  try {
    for (const effect of begun.decision.effects) doing = { ...doing, ...(await pushed(doing, effect)) }
    return doing
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
    const left = await takeBackManifest(doing.publication, begun.state, doing.manifest)
    const problems = error.problems.map((one) => ({ ...one, message: `${one.message}${left}` }))
    if (error instanceof PushBarred) return { barred: problems }
    throw left === '' ? error : new EditplanError(problems)
  }
}

async function pushed(doing: Progress, effect: Effect): Promise<Partial<Progress>> {
  const { git, target } = doing.publication
  switch (effect.do) {
    case 'keep manifest':
      return keepManifest(doing, effect.manifest)
    case 'make commits': {
      const { hub } = doing.state
      const isByApi = effect.how === 'api' && isKnown(hub)
      if (isByApi) return { commits: await makeSigned(git, hub.github, { target: hub.target, chain: effect.chain }) }
      return { commits: await signCommits(git, effect.chain, effect.how === 'ssh' ? 'ssh' : 'gpg') }
    }
    case 'upload files':
      await uploadLfsObjects(git, target, effect.snapshots)
      return {}
    case 'reopen':
      return reopen(doing, effect)
    case 'move':
      return move(doing, effect)
    default:
      return {}
  }
}

async function keepManifest(
  { publication: { git, target }, problems }: Progress,
  manifest: Extract<Effect, { do: 'keep manifest' }>['manifest'],
): Promise<Partial<Progress>> {
  try {
    await pushManifest(git, target.push, manifest)
    return { manifest: manifest.digest }
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
    return { problems: [...problems, missing(error.message)] }
  }
}

/**
 * GitHub refuses it once the branch is gone or was made again, so that the branch is brought back first. Commits of others on it are never
 * left out, not even for that moment.
 */
async function reopen(
  { publication: { git }, state, notes }: Progress,
  { pull, back }: Extract<Effect, { do: 'reopen' }>,
): Promise<Partial<Progress>> {
  const { hub } = state
  if (!isKnown(hub)) return {}
  const { repository } = hub.target
  let at = state
  try {
    if (back) await refsByApi(git, hub).move([back])
    at = { ...state, tip: back?.commit ?? state.tip }
    await hub.github.send(updatePull(repository, pull.number, { state: 'open' }))
    return { state: at, reopened: await hub.github.send(getPull(repository, pull.number)) }
  } catch (error) {
    if (!(error instanceof ApiError) || error.isUnreadable) throw error
    const note = `Pull request #${pull.number} could not be opened again: ${error.detail}. Another one takes its place.`
    return { state: at, notes: [...notes, note] }
  }
}

/** Moves the branch and its ledger together. Throws {@link BranchMoved}, {@link PushBarred}, and what git and GitHub refuse. */
async function move(doing: Progress, effect: Extract<Effect, { do: 'move' }>): Promise<Partial<Progress>> {
  const { publication, facts, state, notes, problems } = doing
  const { git, target, options } = publication
  const wanted = doing.decision.wanted(doing)
  const commit = effect.commit && wanted.run.head
  const refs =
    effect.by === 'api' && isKnown(state.hub) ? refsByApi(git, state.hub) : refsByGit(git, target, options.clock)
  const branch: readonly RefMove[] =
    commit === undefined || commit === state.tip
      ? []
      : [{ ref: `refs/heads/${target.branch}`, commit, expected: state.tip }]
  const there = { ...state, tip: commit ?? state.tip }
  const alone = async (): Promise<Partial<Progress>> => {
    if (branch.length > 0) await refs.move(branch)
    return { state: there }
  }
  if (!effect.writesLedger) return alone()
  const open = facts.open ?? doing.reopened
  const section = sectionDigest(contentOf(open ? (open.body ?? '') : emptyBody(wanted), wanted))
  const ledger = nextLedger(state, { run: wanted.run, section, pull: open?.number, answered: options.answered })
  const known = { ...ledger, commit: await refs.write(ledger) }
  // A branch that cannot prove itself keeps the manifest that it had.
  const pruned = wanted.run.manifest === undefined ? [] : effect.pruned
  try {
    await moveWith(refs, [...branch, ledgerMove(state, known.commit)], pruned)
    const isAdopted = facts.state.tip !== undefined && !facts.state.ledger
    return { state: { ...there, ledger: known }, pruned, notes: isAdopted ? [...notes, ADOPTED] : notes }
  } catch (error) {
    if (!(error instanceof LedgerRefused) || !refs.goesAlone) throw error
    // The older one is still there.
    return { ...(await alone()), problems: [...problems, ...error.problems] }
  }
}

const ADOPTED =
  'The branch had no ledger. It is taken over, and its ledger is written. What reviewers decided before is not known any more: look at their decisions again.'

/** A server that deletes no refs accepts the rest. */
async function moveWith(
  refs: ReturnType<typeof refsByGit>,
  moves: readonly RefMove[],
  pruned: readonly RefMove[],
): Promise<void> {
  try {
    await refs.move([...moves, ...pruned])
  } catch (error) {
    if (pruned.length === 0 || !(error instanceof EditplanError)) throw error
    await refs.move(moves)
  }
}

/** The branch stands: the checks that nothing else starts, the pull request, and those that it supersedes. */
async function show(doing: Progress): Promise<PublishResult> {
  const { publication, facts, decision, state } = doing
  const { options, target } = publication
  const { hub } = state
  const wanted = decision.wanted(doing)
  const result = pushedResult(doing, wanted)
  const missing = async (reason: string) =>
    reportWithoutPull(publication, result, {
      ...{ reason, wanted, undo: await undoOf(doing, wanted), ledger: state.ledger?.commit },
      ...(isKnown(hub) && { ways: { github: hub.github, viewer: facts.survey?.viewer } }),
    })
  const without = decision.effects.find((one) => one.do === 'go without')
  if (without) return missing(without.reason)
  if (!isKnown(hub)) throw new TypeError('a pull request is shown where GitHub is known')
  const stranger = state.ledger ? undefined : strangerOf(facts)
  if (stranger) return leaveStranger(result, stranger)
  let pull = facts.open ?? doing.reopened ?? decision.pull
  try {
    return await shown(doing, result, {
      ...{ hub, wanted, open: pull },
      onOpen(made) {
        pull = made
      },
    })
  } catch (error) {
    const failure = error instanceof BranchMoved ? stillMoving(target) : error
    if (!(failure instanceof EditplanError)) throw error
    const cannotOpen = pull ? undefined : whyNotOpened(failure)
    if (cannotOpen !== undefined) return missing(cannotOpen)
    const known = { wanted, options, ledger: state.ledger?.commit }
    const compareUrl = pull ? '' : unfilledPage(compareAddress(hub.target, known))
    return notOpened({ ...result, ...(pull && linkOf(pull)), compareUrl }, failure, await undoOf(doing, wanted))
  }
}

async function shown(
  doing: Progress,
  result: Omit<PublishResult, 'operation'>,
  { hub, ...pull }: Pick<PullSettlement, 'wanted' | 'open' | 'onOpen'> & { readonly hub: Hub },
): Promise<PublishResult> {
  const { publication, state, problems, reopened } = doing
  const { wanted } = pull
  const unstarted = await startChecks(doing, hub)
  const { awaits: _, ...started } = wanted.run
  const settled = await settlePull({
    ...{ ...pull, git: publication.git, state: { ...state, hub }, options: publication.options },
    run: unstarted.length > 0 ? wanted.run : started,
    keepsLedger: !problems.some(({ name }) => name === 'LEDGER_REFUSED'),
  })
  const operation = settled.operation === 'none' && (result.pushed || reopened) ? 'updated' : settled.operation
  const verified = await isVerified(publication, wanted, hub)
  const whole = {
    ...{ ...result, ...linkOf(settled.pull), operation },
    notes: [...result.notes, ...settled.notes],
    problems: [...result.problems, ...settled.problems, ...unstarted],
    ...(verified !== undefined && { verified }),
  }
  return withClosures(doing, whole, settled.pull.number)
}

/** How a person undoes the push; empty if this run pushed nothing to the branch. */
const undoOf = async ({ publication: { git, target }, facts, state, pruned }: Progress, wanted: WantedPull) =>
  facts.state.tip === wanted.run.head
    ? ''
    : ` ${await undoWords(git, target, { before: facts.state, state, wanted, pruned })}`

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
const strangerOf = ({ state: { pulls, target }, survey }: Facts) =>
  pulls.find(({ state, base }) => state === 'open' && base.ref === target.base.branch) ??
  openedBy({ pulls }, survey?.viewer)

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
  { publication, decision }: Progress,
  { github, target }: Hub,
): Promise<EditplanError['problems']> {
  const starting = decision.effects.find((one) => one.do === 'start checks')
  if (!starting) return []
  const { workflow } = starting
  const { branch } = publication.target
  try {
    await github.send(startWorkflow(target.headRepository, workflow, branch))
    return []
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const message = `The workflow ${workflow} was not started: ${error.detail}. It needs \`on: workflow_dispatch\` on the default branch, and the token \`actions: write\`. Correct that and run again, or start it by hand: \`gh workflow run ${shellWord(workflow)} --ref ${shellWord(branch)}\`.`
    return [{ name: 'CHECKS_NOT_STARTED', message }]
  }
}

/** Whether GitHub regards the branch's head as signed; queried only if signing was requested. */
async function isVerified(
  { options: { signCommits: how } }: Publication,
  wanted: WantedPull,
  { github, target }: Hub,
): Promise<boolean | undefined> {
  // Without this no commit was made, and no branch moved.
  if (how === undefined || how === 'api') return how && true
  return (await github.send(getVerification(target.headRepository, wanted.run.head))).verification.verified
}

function pushedResult({ publication: { target }, facts, notes, problems }: Progress, wanted: WantedPull) {
  const { branch, base } = target
  return {
    ...{ url: '', compareUrl: '', branch, base: base.branch },
    ...{ headSha: wanted.run.head, record: wanted.run, pushed: facts.state.tip !== wanted.run.head },
    ...{ title: wanted.title, body: wanted.body(60_000, ''), notes, problems },
  }
}

const NO_DRAFTS =
  'the repository has no drafts. Leave `draft` out; where the policy made it one, allow what it asks about'

const NO_COLLABORATION =
  'the token may not let maintainers push to the fork, as for one of an organization. Set `maintainer-can-modify: false`'

/** What GitHub means that refuses to open it: 403 to a token that may push names the setting, or the permission. */
function whyNotOpened(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.status === 422 && /draft pull requests? (?:is|are) not (?:supported|available)/i.test(error.detail))
    return NO_DRAFTS
  if (error.status === 422 && /fork[ _]collab/i.test(error.detail)) return NO_COLLABORATION
  if (error.status !== 403) return undefined
  if (/not permitted to create or approve pull requests/i.test(error.detail)) return CANNOT_OPEN
  return /Resource not accessible by (?:integration|personal access token)/i.test(error.detail)
    ? NOT_PERMITTED
    : undefined
}

/** GitHub's answer if the base has all of it: it was merged since the look-up. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 422 && /no commits between/i.test(error.detail)

/** Closes the older pull requests that the one with this number supersedes. */
async function withClosures(doing: Progress, shown: PublishResult, by: number): Promise<PublishResult> {
  const { publication, decision, state } = doing
  const problems: Problem[] = []
  const notes: string[] = []
  for (const effect of decision.effects) {
    if (effect.do !== 'close' || effect.number >= by) continue
    const words = effect.words?.replace(NEW_NUMBER, String(by))
    try {
      const more = await close(publication.git, state, { ...effect, words }, publication.options)
      notes.push(`Pull request #${effect.number} was closed: #${by} takes its place.`, ...more)
    } catch (error) {
      if (error instanceof BranchMoved)
        notes.push(`Pull request #${effect.number} is being published again, and stays open.`)
      else if (error instanceof EditplanError) problems.push(...error.problems)
      else throw error
    }
  }
  return { ...shown, notes: [...shown.notes, ...notes], problems: [...shown.problems, ...problems] }
}

/** Ends a run that publishes nothing new. */
export async function settle(
  git: Git,
  state: RemoteState,
  { result, effects }: Settlement,
  options: PublishOptions,
): Promise<PublishResult> {
  const notes = [...result.notes]
  for (const effect of effects) {
    if (effect.do !== 'close') throw new TypeError('a run that publishes nothing closes pull requests alone')
    const more = await close(git, state, effect, options)
    notes.push(`Pull request #${effect.number} was closed.`, ...more)
  }
  return { ...result, notes }
}

/** What became of the branch, in sentences. */
async function close(
  git: Git,
  { hub, target }: RemoteState,
  { number, branch, ledger, why, words, deletes }: Closure,
  { clock }: PublishOptions,
): Promise<readonly string[]> {
  if (!isKnown(hub)) throw new TypeError('a pull request is closed where GitHub is known')
  const { repository } = hub.target
  // A run that was killed after its comment makes no second one.
  const said = words === undefined ? [] : await hub.github.list(listComments(repository, number))
  if (words !== undefined && !said.some(({ body }) => body === words))
    await hub.github.send(commentOn({ repository, number }, words))
  if (ledger) {
    const { commit: _, ...now } = ledger
    const refs = refsByGit(git, target, clock)
    const there = { target: { ...target, branch }, ledger }
    await refs.move([ledgerMove(there, await refs.write(withClosed(now, number, why)))])
  }
  await hub.github.send(updatePull(repository, number, { state: 'closed' }))
  if (deletes === undefined) return []
  try {
    await git.run(deleteBranch(target.push, { branch, expected: deletes }))
    return [`The branch "${branch}" was deleted.`]
  } catch (error) {
    if (!(error instanceof EditplanError) || (await tipOf(git, target.push, branch)) === deletes) throw error
    return [`The branch "${branch}" moved in the meantime, and was kept.`]
  }
}
