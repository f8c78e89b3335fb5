import { lineStartAt, nextLineAt } from '../text/line-bounds.ts'
import { type LineChange, lineChanges, linesOf } from '../text/line-changes.ts'
import type { TextSplice } from '../text/splice.ts'

/** Unique edits that turn one LF text into another, one after the other; undefined where a Write is shorter, or faster to find. */
export const editsBetween = (before: string, after: string): readonly EditTexts[] | undefined => {
  const edits: EditTexts[] = []
  let text = before
  let size = 0
  const changes = [...textChanges(before, after)]
  if (changes.length * before.length > MOST_SEARCHED) return undefined
  for (const change of changes) {
    const made = uniqueEdit(text, change)
    if (!made) continue
    size += made.old_string.length + made.new_string.length
    if (size > Math.max(after.length, SHORT)) return undefined
    edits.push(made)
    text = text.slice(0, change.start) + change.replacement + text.slice(change.end)
  }
  return edits
}

/** Characters that are searched for the places of one file's edits, at most: a file with more edits is written whole. */
export const MOST_SEARCHED = 2 ** 28

/** Edits up to this total length, in characters, are always preferred. */
const SHORT = 4096

/** Changes with no more unchanged lines than this between them are one. */
const NEAR = 1

/** The changes in order, each at its place in the text as those before leave it. */
function* textChanges(before: string, after: string): Generator<TextSplice> {
  const lines = linesOf(before)
  const offsets = [0]
  for (const line of lines) offsets.push(offsets.at(-1)! + line.length)
  let moved = 0
  for (const { at, removed, added } of nearOnesJoined(lines, after)) {
    const [start, end] = [offsets[at]!, offsets[at + removed]!]
    const replacement = added.join('')
    yield { start: start + moved, end: end + moved, replacement }
    moved += replacement.length - (end - start)
  }
}

const nearOnesJoined = (lines: readonly string[], after: string): readonly LineChange[] => {
  const joined: LineChange[] = []
  for (const change of lineChanges(lines, linesOf(after))) {
    const last = joined.at(-1)
    const lastEnd = last ? last.at + last.removed : 0
    const between = lines.slice(lastEnd, change.at)
    const isNear = last !== undefined && between.length <= NEAR
    const added = isNear ? [...last.added, ...between, ...change.added] : change.added
    if (isNear) joined.splice(-1, 1, { at: last.at, removed: change.at + change.removed - last.at, added })
    else joined.push(change)
  }
  return joined
}

type EditTexts = { readonly old_string: string; readonly new_string: string }

/** The change as an Edit's texts: its whole lines, and as many around it as make them unique. `text` has LF line ends. */
export const uniqueEdit = (text: string, change: TextSplice): EditTexts | undefined => {
  if (text.slice(change.start, change.end) === change.replacement) return undefined
  let enough = 0
  let edit = widened(text, change, enough)
  while (!edit.certain) {
    enough = enough === 0 ? 1 : enough * 2
    edit = widened(text, change, enough)
  }
  for (let tooFew = enough >> 1; enough - tooFew > 1; ) {
    const middle = (tooFew + enough) >> 1
    const smaller = widened(text, change, middle)
    if (smaller.certain) [edit, enough] = [smaller, middle]
    else tooFew = middle
  }
  const { old_string, new_string } = edit
  return { old_string, new_string }
}

/** The change with so many lines around it; as certain as can be once that is the whole text. */
const widened = (text: string, change: TextSplice, around: number): EditTexts & { readonly certain: boolean } => {
  const from = linesBefore(text, change.start, around)
  const to = linesAfter(text, change, around)
  const old_string = text.slice(from, to)
  const new_string = text.slice(from, change.start) + change.replacement + text.slice(change.end, to)
  const whole = from === 0 && to === text.length
  return { old_string, new_string, certain: whole || isCertain(text, { old_string, new_string }) }
}

/** Once in the text, and not read as deleting whole lines, which would remove one more line end. */
const isCertain = (text: string, { old_string, new_string }: EditTexts): boolean =>
  old_string !== '' &&
  (new_string !== '' || old_string.endsWith('\n')) &&
  text.indexOf(old_string) === text.lastIndexOf(old_string)

/** Start of the line `count` lines before that of the offset. */
const linesBefore = (text: string, offset: number, count: number): number => {
  let start = lineStartAt(text, offset)
  for (let left = count; left > 0 && start > 0; left--) start = lineStartAt(text, start - 1)
  return start
}

/** End, line break included, of the line `count` lines after the one the change ends in. */
const linesAfter = (text: string, { end }: TextSplice, count: number): number => {
  let to = lineStartAt(text, end) === end ? end : nextLineAt(text, end)
  for (let left = count; left > 0 && to < text.length; left--) to = nextLineAt(text, to)
  return to
}
