import { maskedLinesOf } from '../../../core/report/remarkable-lines.ts'
import { type StructuredPatchHunk, textsOf } from '../../../core/text/hunks.ts'
import type { PageStep, Part } from './model.ts'

type Hunks = readonly StructuredPatchHunk[]

/** What steps did, as a plan, and the files whose change a report does not hold: binary ones, masked ones, modes alone. */
export interface CopiedPlan {
  readonly plan: {
    readonly version: 1
    readonly title: string
    readonly options: { readonly reads: 'auto' }
    readonly steps: readonly object[]
  }
  readonly missing: readonly string[]
}

/** A plan of what steps did, as their patches say: files are written, deleted and moved whole, others edited hunk by hunk. */
export function planOf(title: string, steps: readonly PageStep[], patchAt: (at: number) => Hunks): CopiedPlan {
  const missing = new Set<string>()
  const calls = steps.flatMap((step) => {
    const why = step.why === undefined ? {} : { why: step.why }
    return step.parts.flatMap((part) => {
      if (step.tool === 'Delete') return [{ tool: 'Delete', file_path: part.path, ...why }]
      const told = callsOf(part, part.patch === undefined ? [] : patchAt(part.patch))
      if (!told) missing.add(part.path)
      return (told ?? []).map((call) => ({ ...call, ...why }))
    })
  })
  return { plan: { version: 1, title, options: { reads: 'auto' }, steps: calls }, missing: [...missing] }
}

const NOTHING = '000000'
const EXECUTABLE = '100755'

/** Undefined where the patch does not tell the file's bytes, or its mode. */
function callsOf(part: Part, hunks: Hunks): readonly object[] | undefined {
  const { path, from, old_mode: was, new_mode: is } = part
  if (is === NOTHING) return [{ tool: 'Delete', file_path: path }]
  if (maskedLinesOf({ hunks }) > 0) return undefined
  if (from === undefined && isNew(part, hunks)) {
    const [only] = hunks
    const executable = is === EXECUTABLE ? { executable: true } : {}
    return [{ tool: 'Write', file_path: path, content: only ? textsOf(only).replacement : '', ...executable }]
  }
  if ((was !== is && was !== NOTHING) || (hunks.length === 0 && from === undefined)) return undefined
  const moved = from === undefined ? [] : [{ tool: 'Move', file_path: from, new_path: path }]
  const edits = hunks.map((hunk) => {
    const { old, replacement } = textsOf(hunk)
    return { tool: 'Edit', file_path: path, old_string: old, new_string: replacement }
  })
  return [...moved, ...edits]
}

/** A file that was not there, or that was empty, and whose every line the patch has. Without lines an executable one may be binary. */
const isNew = ({ old_mode: was, new_mode: is }: Part, hunks: Hunks): boolean =>
  hunks.length === 1 ? hunks[0]?.oldLines === 0 : hunks.length === 0 && was === NOTHING && is !== EXECUTABLE
