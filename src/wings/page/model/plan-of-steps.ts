import type { StructuredPatchHunk } from '../../../core/text/hunks.ts'
import type { PageStep, Part } from './model.ts'

type Hunks = readonly StructuredPatchHunk[]

/** A plan of what steps did, as their patches say: files are written, deleted and moved whole, others edited hunk by hunk. */
export const planOf = (title: string, steps: readonly PageStep[], patchAt: (at: number) => Hunks) => ({
  version: 1,
  title,
  options: { reads: 'auto' },
  steps: steps.flatMap((step) => {
    const why = step.why === undefined ? {} : { why: step.why }
    return step.parts
      .flatMap((part): readonly object[] =>
        step.tool === 'Delete'
          ? [{ tool: 'Delete', file_path: part.path }]
          : callsOf(part, part.patch === undefined ? [] : patchAt(part.patch)),
      )
      .map((call) => ({ ...call, ...why }))
  }),
})

function callsOf({ path, from, old_mode: was = '', new_mode: is = '' }: Part, hunks: Hunks): readonly object[] {
  if (is.startsWith('0000')) return [{ tool: 'Delete', file_path: path }]
  const moved = from === undefined ? [] : [{ tool: 'Move', file_path: from, new_path: path }]
  const [only] = hunks
  if (only && (was.startsWith('0000') || only.oldLines === 0) && hunks.length === 1 && from === undefined) {
    return [{ tool: 'Write', file_path: path, content: sideOf(only, '+') }]
  }
  const edits = hunks.map((hunk) => ({
    tool: 'Edit',
    file_path: path,
    old_string: sideOf(hunk, '-'),
    new_string: sideOf(hunk, '+'),
  }))
  return [...moved, ...edits]
}

/** A hunk's text before (`-`) or after (`+`). */
function sideOf({ lines }: StructuredPatchHunk, sign: '-' | '+'): string {
  return lines
    .flatMap((line, at) => {
      if (!line.startsWith(' ') && !line.startsWith(sign)) return []
      return [line.slice(1) + (lines[at + 1]?.startsWith('\\') ? '' : '\n')]
    })
    .join('')
}
