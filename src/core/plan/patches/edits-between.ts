import { lineChanges, linesOf } from '../../text/line-changes.ts'
import { type EditTexts, type TextChange, uniqueEdit } from './unique-edit.ts'

/**
 * Edits that, one after the other, make one text of another: each the lines that change and as few around them as make it unique where
 * it applies. Undefined where they would be longer than the text they make, which a Write then says shorter. Texts have LF line ends.
 * Neighbouring changes are one where what they span is no longer than `span` characters, old and new; default none.
 */
export const editsBetween = (before: string, after: string, span = 0): readonly EditTexts[] | undefined => {
  const edits: EditTexts[] = []
  let text = before
  let size = 0
  for (const change of textChanges(before, after, span)) {
    const edit = uniqueEdit(text, change)
    if (!edit) continue
    size += edit.old_string.length + edit.new_string.length
    if (size > Math.max(after.length, SHORT)) return undefined
    edits.push(edit)
    text = text.slice(0, change.start) + change.replacement + text.slice(change.end)
  }
  return edits
}

/** Edits no longer than this together, in characters, are always taken. */
const SHORT = 4096

/** Changes with no more unchanged lines than this between them are one. */
const NEAR = 1

/** The changes in order, each at its place in the text as those before leave it. */
function* textChanges(before: string, after: string, span: number): Generator<TextChange> {
  const lines = linesOf(before)
  const offsets = [0]
  for (const line of lines) offsets.push(offsets.at(-1)! + line.length)
  let moved = 0
  for (const { at, removed, added } of nearOnesJoined(lines, after, span)) {
    const [start, end] = [offsets[at]!, offsets[at + removed]!]
    const replacement = added.join('')
    yield { start: start + moved, end: end + moved, replacement }
    moved += replacement.length - (end - start)
  }
}

interface LineChange {
  readonly at: number
  readonly removed: number
  readonly added: readonly string[]
}

const nearOnesJoined = (lines: readonly string[], after: string, span: number): readonly LineChange[] => {
  const joined: LineChange[] = []
  for (const change of lineChanges(lines, linesOf(after))) {
    const last = joined.at(-1)
    const lastEnd = last ? last.at + last.removed : 0
    const between = lines.slice(lastEnd, change.at)
    const whole = last && {
      at: last.at,
      removed: change.at + change.removed - last.at,
      added: [...last.added, ...between, ...change.added],
    }
    if (whole && (between.length <= NEAR || sizeOf(whole, lines) <= span)) joined.splice(-1, 1, whole)
    else joined.push(change)
  }
  return joined
}

const sizeOf = ({ at, removed, added }: LineChange, lines: readonly string[]): number =>
  [...lines.slice(at, at + removed), ...added].reduce((sum, line) => sum + line.length, 0)
