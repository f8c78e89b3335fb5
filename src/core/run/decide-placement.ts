import { EditplanError } from '../../errors.ts'
import type { Flags } from '../git/index-entries.ts'
import type { Way } from '../history/way.ts'
import type { Change } from '../workspace/change.ts'
import { createOverlay } from '../workspace/overlay.ts'
import type { Source } from '../workspace/workspace.ts'
import { noteOf, type TransitionDecision } from './decide-transition.ts'

/** What is known of the place that a run's result goes to. */
export interface PlacementFacts {
  /** From what is there to what the run leaves: nothing and nothing, where a sparse checkout leaves a file out. */
  readonly changes: readonly Change[]
  /** The work tree, where the run was replayed on a commit, whose files are others: nobody asked it about these paths. */
  readonly unasked: Source | undefined
  /** Flags of the index entries of the changed files. */
  readonly flags: Flags
}

/** Throws PATH_PROTECTED for all that the work tree has against the paths. @param way where HEAD goes; absent where it stays */
export function decidePlacement(
  { changes: all, unasked, flags }: PlacementFacts,
  { run, way }: { readonly run: string; readonly way: Way | undefined },
): TransitionDecision {
  const changes = all.filter(({ before, after }) => before ?? after)
  if (unasked) refusePlaces(unasked, changes)
  return {
    files: changes,
    note: noteOf({ run, direction: 'run', way }, flags),
    ...(way && { entries: { paths: all.map(({ path }) => path), allFlags: true } }),
  }
}

function refusePlaces(workTree: Source, changes: readonly Change[]): void {
  const result = createOverlay(workTree)
  for (const change of changes) result.put(change)
  const problems = changes.flatMap(({ path }) => {
    const located = result.locate(path)
    return located.ok || located.problem.name !== 'PATH_PROTECTED' ? [] : [located.problem]
  })
  if (problems.length > 0) throw new EditplanError(problems)
}
