import { EditplanError } from '../../errors.ts'
import { placesOn } from '../workspace/sources/checked-disk.ts'

/** What is known of a base and of the head that a run goes onto. */
export interface BaseFacts {
  readonly bare: boolean
  readonly base: string
  /** Undefined where HEAD names no commit. */
  readonly head: string | undefined
  isAncestor(): Promise<boolean>
}

/**
 * Whether the base has another history than the head. A base says what its author saw: of a commit outside the head's history the run
 * would carry in whatever that holds. Throws BASE_NOT_ANCESTOR.
 */
export async function isUnrelated(
  { bare, base, head, isAncestor }: BaseFacts,
  { baseBy, unrelatedBase }: { readonly baseBy: 'plan' | 'operator'; readonly unrelatedBase?: boolean | undefined },
): Promise<boolean> {
  if (head === undefined || base === head) return false
  if (bare && baseBy === 'operator') return false
  if (await isAncestor()) return false
  if (unrelatedBase && baseBy === 'operator') return true
  const message = `The base ${base.slice(0, 12)} is not an ancestor of ${head.slice(0, 12)}. Make the plan again on a commit of this history, or pass --base with --unrelated-base to apply only what its steps change.`
  throw new EditplanError({ name: 'BASE_NOT_ANCESTOR', message })
}

/** What a run asks of the files of a checkout. */
interface AskedFiles {
  /** Paths that it names, and where links on their way lead; undefined for a link that leads nowhere. */
  readonly paths: readonly (string | undefined)[]
  /** Its globs. */
  readonly searches: readonly { names(path: string): boolean }[]
  /** Its commands may look at any file. */
  readonly commands: boolean
}

/** Whether a run asks about a file that a sparse checkout lacks: the commit alone has it then. */
export function isLeftOut(lacked: Iterable<string>, { paths, searches, commands }: AskedFiles): boolean {
  const absent = new Set(lacked)
  if (commands && absent.size > 0) return true
  const above = new Set([...absent].flatMap(placesOn))
  return (
    paths.some((path) => path === undefined || above.has(path) || placesOn(path).some((place) => absent.has(place))) ||
    searches.some(({ names }) => [...absent].some(names))
  )
}
