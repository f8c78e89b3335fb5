import { EditplanError } from '../errors.ts'
import { type Drift, mergeOnto } from '../history/drift.ts'
import { dropUnfinished } from '../history/runs.ts'
import type { Run } from '../history/snapshot.ts'
import { filesOf } from '../report/changed-files.ts'
import type { ReportedStep } from '../report/report.ts'
import type { Ground } from './ground.ts'
import type { Request } from './request.ts'

export interface MergedRun {
  readonly run: Run
  /** The head has all of it already. */
  readonly unchanged: boolean
  readonly notes: readonly string[]
}

/** Merges a run that stands on an older base onto the current head. Throws MERGE_CONFLICT; nothing of the run then stays. */
export async function mergeOntoHead(
  { git, base, head }: Ground,
  run: Run,
  { request, steps }: { readonly request: Request; readonly steps: readonly ReportedStep[] },
): Promise<MergedRun> {
  if (base.commit === head || git.bare) return { run, unchanged: false, notes: [] }
  const changing = steps.filter(({ status }) => status === 'applied')
  const merged = await mergeOnto(git, run, {
    plan: request.header,
    onto: head,
    steps: changing.flatMap((step) => filesOf(step).map(({ file_path: path }) => ({ index: step.index, path }))),
  })
  if (merged.ok && !merged.unchanged) return { run: merged.run, unchanged: false, notes: notesOf(merged.drift) }
  await dropUnfinished(git)
  if (!merged.ok) throw new EditplanError(merged.problem)
  return { run, unchanged: true, notes: ['The current head holds all of the plan already.'] }
}

const notesOf = (drift: ReadonlyMap<string, Drift>): readonly string[] =>
  [...drift].map(([path, how]) =>
    how === 'moved' ? `${path}: changed since the base, merged.` : `${path}: as on the base, the plan still applies.`,
  )
