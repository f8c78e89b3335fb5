import type { Git } from '../core/git/git.ts'
import { counted } from '../core/text/words.ts'
import { EditplanError, type Problem } from '../errors.ts'
import { type ListedPull, listOpenPulls } from './github-api.ts'
import type { PublishOptions } from './options.ts'
import { isSameOpener, isSameSource } from './plan-source.ts'
import type { Publication } from './publication.ts'
import { type KnownLedger, readLedgersOf } from './ref-file.ts'
import { type Hub, isOfBranch, ourPulls, type RemoteState } from './remote-state.ts'
import { BranchMoved } from './target.ts'
import { commentOn, listComments } from './thread.ts'
import { closePull, deleteOwnBranch } from './unchanged.ts'

/** Another open pull request of ours, on another branch and the same base. */
interface OlderPull {
  readonly pull: ListedPull
  readonly ledger: KnownLedger
  /** Its plan comes from where this one does. */
  readonly isSame: boolean
  /** An open pull request goes to its branch. */
  readonly isBase: boolean
}

/**
 * Open pull requests of plans that come from where this one does, or from the same fork, the oldest first; none where nobody asks for a
 * limit. The ledgers of their branches say which they are, and who cannot push to the repository can write none.
 */
export async function olderPulls(
  { git, plan, options }: Publication,
  { hub, target }: RemoteState,
): Promise<readonly OlderPull[]> {
  if (!hub || !isAsked(options)) return []
  if (plan.source === undefined) throw new EditplanError({ name: 'USAGE', message: NO_SOURCE })
  const { source } = plan
  const open = await hub.github.list(listOpenPulls(hub.target.repository))
  const own = open.filter(
    ({ head, base }) =>
      head.ref !== target.branch &&
      base.ref === target.base.branch &&
      isOfBranch({ head }, { repository: hub.head.id, branch: head.ref }),
  )
  const homeless = open.filter(({ head }) => head.repo === null && head.ref !== target.branch)
  const branches = [...new Set([...own, ...homeless].map(({ head }) => head.ref))]
  const ledgers = branches.length > 0 ? await readLedgersOf(git, target.push, branches) : new Map<string, KnownLedger>()
  refuseHomeless(homeless, ledgers)
  return own
    .toSorted((one, other) => one.number - other.number)
    .flatMap((pull) => {
      const ledger = ledgers.get(pull.head.ref)
      const place = { hub, ledger, target }
      // The parts of a plan that is split close each other in their own way.
      if (!ledger || ledger.run.split || ourPulls([pull], ledger).length === 0) return []
      if (ledger.repository !== undefined && ledger.repository !== hub.head.id) return []
      if (!isSameOpener(ledger.run.source, source, place)) return []
      const isSame = isSameSource(ledger.run.source, source, place)
      return [{ pull, ledger, isSame, isBase: open.some(({ base }) => base.ref === pull.head.ref) }]
    })
}

/** The branch of a pull request of ours is here, and not in a fork that is gone. */
function refuseHomeless(homeless: readonly ListedPull[], ledgers: ReadonlyMap<string, KnownLedger>): void {
  const ours = homeless.find(({ number, head }) => ledgers.get(head.ref)?.pulls.some((one) => one.number === number))
  if (!ours) return
  const message = `GitHub does not say which repository has the branch "${ours.head.ref}" of #${ours.number}, and a ledger here names that pull request. Nothing was pushed. Run again later.`
  throw new EditplanError({ name: 'GITHUB_FAILED', message })
}

const isAsked = ({ openAtMost, supersede = 'none' }: PublishOptions): boolean =>
  openAtMost !== undefined || supersede !== 'none'

const NO_SOURCE =
  'Nobody knows where this plan comes from, so `open-at-most` and `supersede` cannot tell which pull requests are of the same source. Put the plan into the checkout, or name its source with --source.'

/** Throws LIMIT_EXCEEDED where one more open pull request would be more than `open-at-most`, not counting those that this one supersedes. */
export function refuseOverLimit(older: readonly OlderPull[], options: PublishOptions): void {
  const { openAtMost } = options
  const staying = older.filter((one) => !isSuperseded(one, options))
  if (openAtMost === undefined || staying.length < openAtMost) return
  const list = staying.map(({ pull }) => `#${pull.number}`).join(', ')
  const message = `Of the same source ${counted(staying.length, 'pull request is', 'pull requests are')} open, ${list}, and \`open-at-most\` is ${openAtMost}. Nothing was pushed. Merge or close one, or allow more.`
  throw new EditplanError({ name: 'LIMIT_EXCEEDED', message })
}

/** Only untouched pull requests are closed: the branch is where a run left it. */
const isSuperseded = ({ pull, ledger, isSame }: OlderPull, { supersede = 'none' }: PublishOptions): boolean =>
  supersede !== 'none' && isSame && pull.head.sha === ledger.run.head

interface SupersedeOutcome {
  readonly problems: readonly Problem[]
  readonly notes: readonly string[]
}

/** Closes the pull requests that one supersedes, each with a comment that names it. Newer ones stay open. */
export async function closeOlder(
  { git, options }: Publication,
  state: RemoteState,
  { older, by }: { readonly older: readonly OlderPull[]; readonly by: number },
): Promise<SupersedeOutcome> {
  const { hub } = state
  if (!hub || (options.supersede ?? 'none') === 'none') return { problems: [], notes: [] }
  const problems: Problem[] = []
  const notes: string[] = []
  for (const one of older.filter(({ pull, isSame }) => isSame && pull.number < by)) {
    if (!isSuperseded(one, options)) {
      notes.push(`Pull request #${one.pull.number} of the same source holds commits of others, and stays open.`)
      continue
    }
    try {
      notes.push(...(await closeOne(git, { state: { ...state, hub }, older: one, by, options })))
    } catch (error) {
      if (error instanceof BranchMoved)
        notes.push(`Pull request #${one.pull.number} is being published again, and stays open.`)
      else if (error instanceof EditplanError) problems.push(...error.problems)
      else throw error
    }
  }
  return { problems, notes }
}

interface PullClosure {
  readonly state: RemoteState & { readonly hub: Hub }
  readonly older: OlderPull
  readonly by: number
  readonly options: PublishOptions
}

async function closeOne(git: Git, { state, older, by, options }: PullClosure): Promise<readonly string[]> {
  const { hub } = state
  const { pull, ledger, isBase } = older
  const said = { repository: hub.target.repository, number: pull.number }
  const words = `Superseded by #${by}.`
  // A run that was killed after its comment makes no second one.
  const comments = await hub.github.list(listComments(said.repository, said.number))
  if (!comments.some(({ body }) => body === words)) await hub.github.send(commentOn(said, words))
  const there = {
    ...state,
    target: { ...state.target, branch: pull.head.ref },
    tip: pull.head.sha,
    ledger,
    pulls: [pull],
  }
  await closePull(git, there, { number: pull.number, why: 'superseded', options })
  const closed = `Pull request #${pull.number} was closed: #${by} takes its place.`
  if (options.supersede !== 'delete') return [closed]
  if (isBase) return [closed, `The branch "${pull.head.ref}" was kept: another pull request goes to it.`]
  return [closed, ...(await deleteOwnBranch(git, there))]
}
