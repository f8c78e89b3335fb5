import type { Git } from '../core/git/git.ts'
import { EditplanError } from '../errors.ts'
import { decidePublication, needsToken, type PublishDecision } from './decide.ts'
import { proposalOf, type Settlement } from './effects.ts'
import { answersFrom, look } from './look.ts'
import type { PublishOptions } from './options.ts'
import { perform, settle } from './perform.ts'
import type { Publication } from './publication.ts'
import { type PublishResult, unpushed } from './publish-result.ts'
import { decided } from './questions.ts'
import { fetchRemoteState, isKnown, type RemoteState, refreshRemoteState, whyNoHub } from './remote-state.ts'
import { suggest } from './suggest.ts'
import { BranchMoved, stillMoving } from './target.ts'
import { decideUnchanged, type UnchangedRun } from './unchanged.ts'

/** Retries if the branch moves between the look-up and the push. */
const RACES = 3

/**
 * Pushes the run's commits to its branch, with the branch's ledger in the same transaction, and creates or updates the pull request: looks,
 * decides, and performs what was decided; a dry run says it instead. Sent a second time, the same run writes nothing. Throws before the
 * first write what is refused; LEDGER_REFUSED, GIT_FAILED or GITHUB_FAILED for what the servers refuse. Once the branch is pushed nothing is
 * thrown: the result says what failed.
 */
export async function publish(publication: Publication): Promise<PublishResult> {
  const { git, options, target } = publication
  const given = publication.state
  let state = given ?? (await fetchRemoteState(git, target, options))
  if (options.suggestOn !== undefined) {
    if (!isKnown(state.hub)) throw needsToken('Suggesting edits in a review')
    return suggest(publication, { ...state.hub, number: options.suggestOn })
  }
  let isOld = given !== undefined || target.seen !== undefined
  for (let race = 1; ; race += 1) {
    try {
      return await publishOn(publication, state)
    } catch (error) {
      // What was asked before the replay may be out of date: another run may have published meanwhile.
      const isStaleRefusal = error instanceof EditplanError && isOld && !state.isUnread && REFUSALS.has(error.name)
      if (!isStaleRefusal && !(error instanceof BranchMoved)) throw error
      if (race === RACES) throw isStaleRefusal ? error : stillMoving(target)
      state = await refreshRemoteState(git, state)
      isOld = false
    }
  }
}

const REFUSALS = new Set(['BRANCH_NOT_OURS', 'BRANCH_HAS_FOREIGN_COMMITS', 'OTHER_PLAN'])

async function publishOn(publication: Publication, state: RemoteState): Promise<PublishResult> {
  const facts = await look(publication, state)
  const answers = answersFrom(publication.git, state, publication)
  const decision = await decided(decidePublication(publication, facts), answers)
  return publication.options.dryRun ? proposed(publication, state, decision) : perform(publication, facts, decision)
}

/** What would be done, and nothing done. */
async function proposed(
  publication: Publication,
  state: RemoteState,
  decision: Settlement | PublishDecision,
): Promise<PublishResult> {
  const { git, target, manifest, options } = publication
  if ('result' in decision) return settlement(git, state, decision, options)
  const { branch, effects, pull, notes, problems } = decision
  const wanted = decision.wanted({ commits: new Map(), manifest: decision.manifest ?? manifest?.digest })
  const what = await proposalOf(effects, { git, state, options, wanted })
  return {
    ...unpushed(target, pull),
    headSha: branch.head.commit,
    ...{ title: wanted.title, body: wanted.body(60_000, ''), problems, proposed: what },
    notes: [...notes, sayingWhat(decision, state, what)],
  }
}

/** How a run ends that publishes nothing new, with what is due done; a dry run says it. */
export async function settlement(
  git: Git,
  state: RemoteState,
  end: Settlement,
  options: PublishOptions,
): Promise<PublishResult> {
  if (!options.dryRun) return settle(git, state, end, options)
  const { result, effects } = end
  const proposed = effects.length > 0 && { proposed: await proposalOf(effects, { git, state, options }) }
  return { ...result, operation: 'none', ...proposed }
}

/** Ends a run that does not differ from the base: see {@link decideUnchanged}. */
export async function settleUnchanged({ git, ...run }: UnchangedRun & { readonly git: Git }): Promise<PublishResult> {
  const { state, options } = run
  return settlement(git, state, await decided(decideUnchanged(run), answersFrom(git, state)), options)
}

function sayingWhat(
  { pull, effects }: PublishDecision,
  { isUnread, target, hub }: RemoteState,
  { push, calls }: NonNullable<PublishResult['proposed']>,
): string {
  if (isUnread)
    return `This is what a first run would send. GitHub was not asked what is already there${isKnown(hub) ? '' : `: ${whyNoHub(hub)}`}.`
  const without = effects.find((one) => one.do === 'go without')
  if (without) return `A run now pushes the branch "${target.branch}" and opens no pull request: ${without.reason}.`
  if (!pull) return `A run now opens a pull request of the branch "${target.branch}".`
  return push.length + calls.length > 0
    ? `A run now brings pull request #${pull.number} up to date.`
    : `A run now leaves pull request #${pull.number} as it is.`
}
