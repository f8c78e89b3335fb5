import { counted } from '../core/text/words.ts'
import { EditplanError } from '../errors.ts'
import { type Effect, NEW_NUMBER } from './effects.ts'
import { type ListedPull, listOpenPulls } from './github-api.ts'
import type { PublishOptions } from './options.ts'
import { isSameOpener, isSameSource } from './plan-source.ts'
import type { Publication } from './publication.ts'
import { ask, type Inquiry, list } from './questions.ts'
import type { KnownLedger } from './ref-file.ts'
import { isKnown, isOfBranch, ourPulls, type RemoteState } from './remote-state.ts'
import { closing, deleting } from './unchanged.ts'

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
export function* olderPulls(
  { plan, options }: Publication,
  { hub, target }: RemoteState,
): Inquiry<readonly OlderPull[]> {
  if (!isKnown(hub) || !isAsked(options)) return []
  if (plan.source === undefined) throw new EditplanError({ name: 'USAGE', message: NO_SOURCE })
  const { source } = plan
  const open = yield* list(listOpenPulls(hub.target.repository))
  const own = open.filter(
    ({ head, base }) =>
      head.ref !== target.branch &&
      base.ref === target.base.branch &&
      isOfBranch({ head }, { repository: hub.head.id, branch: head.ref }),
  )
  const homeless = open.filter(({ head }) => head.repo === null && head.ref !== target.branch)
  const branches = [...new Set([...own, ...homeless].map(({ head }) => head.ref))]
  const ledgers = branches.length > 0 ? yield* ask('ledgersOf', branches) : new Map<string, KnownLedger>()
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

/** How the pull requests are closed that one supersedes, each with a comment that names it: `{number}` until it is known. Newer ones stay open. */
export function* superseding(
  state: RemoteState,
  {
    older,
    by,
    options,
  }: { readonly older: readonly OlderPull[]; readonly by: number | undefined; readonly options: PublishOptions },
): Inquiry<{ readonly effects: readonly Effect[]; readonly notes: readonly string[] }> {
  if ((options.supersede ?? 'none') === 'none') return { effects: [], notes: [] }
  const effects: Effect[] = []
  const notes: string[] = []
  for (const one of older.filter(({ pull, isSame }) => isSame && (by === undefined || pull.number < by))) {
    const { pull, ledger, isBase } = one
    if (!isSuperseded(one, options)) {
      notes.push(`Pull request #${pull.number} of the same source holds commits of others, and stays open.`)
      continue
    }
    const target = { ...state.target, branch: pull.head.ref }
    const there = { ...state, target, tip: pull.head.sha, ledger, pulls: [pull] }
    const wish = options.supersede === 'delete' && !isBase ? yield* deleting(there) : { notes: [] }
    if (options.supersede === 'delete' && isBase)
      notes.push(`The branch "${pull.head.ref}" was kept: another pull request goes to it.`)
    notes.push(...wish.notes)
    const words = `Superseded by #${by ?? NEW_NUMBER}.`
    effects.push(closing(there, { number: pull.number, why: 'superseded', words, deletes: wish.deletes }))
  }
  return { effects, notes }
}
