import type { EditInput } from '../plan/schema.ts'
import type { StructuredPatchHunk } from '../text/patch.ts'
import type { Done } from '../tools/tool.ts'

/** Lines of context that a hunk has. */
const CONTEXT = 3

/**
 * Whether an edit that applies now may do what an earlier edit did, the last to change the file: a cheap question that is never
 * wrongly denied, so that most pairs need no search of the content before. It is denied of an exact match, which was there before the
 * earlier edit too unless that made it, where that lies away from the earlier hunks, or where none of their changed lines held
 * `old_string`.
 */
export const mayRepeat = (
  earlier: readonly StructuredPatchHunk[],
  input: EditInput,
  { change, matchedBy = 'exact' }: Done,
): boolean => {
  if (!change) return false
  if (matchedBy !== 'exact') return true
  const wanted = toLf(input.old_string)
  const reach = wanted.split('\n').length
  const meets = (hunk: StructuredPatchHunk) => earlier.some((other) => isNear(other, hunk, reach))
  return change.structuredPatch.every(meets) && (reach > CONTEXT + 1 || earlier.some((hunk) => mayHold(hunk, wanted)))
}

/** The later hunk counts its old lines as the earlier one counts its new ones. */
const isNear = (earlier: StructuredPatchHunk, later: StructuredPatchHunk, reach: number): boolean =>
  later.oldStart - reach <= earlier.newStart + earlier.newLines &&
  earlier.newStart - reach <= later.oldStart + later.oldLines

/**
 * Whether a run of changed lines held `wanted`. Where lines were only added or only removed, equal neighbours leave open
 * which, and the answer is yes.
 */
const mayHold = ({ lines }: StructuredPatchHunk, wanted: string): boolean => {
  const reach = wanted.split('\n').length
  const old: string[] = []
  const runs: { readonly start: number; end: number; added: boolean }[] = []
  for (const line of lines) {
    if (line.startsWith('\\')) continue
    const run = runs.at(-1)
    const current = run?.end === old.length ? run : undefined
    if (line.startsWith('+')) {
      if (!current) return true
      current.added = true
    } else {
      old.push(line.slice(1))
      if (line.startsWith(' ')) continue
      if (current) current.end = old.length
      else runs.push({ start: old.length - 1, end: old.length, added: false })
    }
  }
  return runs.some(
    ({ start, end, added }) =>
      !added || toLf(`${old.slice(Math.max(0, start - reach + 1), end + reach - 1).join('\n')}\n`).includes(wanted),
  )
}

const toLf = (text: string): string => text.replaceAll('\r\n', '\n')
