import { lineChanges, linesOf } from '../text/line-changes.ts'

/**
 * Edits that, one after the other, make one text of another: each the lines that change and as few around them as make it unique where
 * it applies. Undefined where they would be longer than the text they make, which a Write then says shorter. Texts have LF line ends.
 */
export const editsBetween = (before: string, after: string): readonly EditTexts[] | undefined => {
  const edits: EditTexts[] = []
  let text = before
  let size = 0
  for (const change of textChanges(before, after)) {
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
function* textChanges(before: string, after: string): Generator<TextChange> {
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

type LineChange = { readonly at: number; readonly removed: number; readonly added: readonly string[] }

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

/** A change of a text at known offsets. */
export type TextChange = { readonly start: number; readonly end: number; readonly replacement: string }

type EditTexts = { readonly old_string: string; readonly new_string: string }

/**
 * The change as an Edit's texts: its whole lines, and as many around it, the same number on both sides, as it takes for them to
 * occur once in the text. Undefined where the change changes nothing. `text` has LF line ends.
 */
export const uniqueEdit = (text: string, change: TextChange): EditTexts | undefined => {
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
const widened = (text: string, change: TextChange, around: number): EditTexts & { readonly certain: boolean } => {
  const from = linesBefore(text, change.start, around)
  const to = linesAfter(text, change, around)
  const old_string = text.slice(from, to)
  const new_string = text.slice(from, change.start) + change.replacement + text.slice(change.end, to)
  const whole = from === 0 && to === text.length
  return { old_string, new_string, certain: whole || isCertain(text, { old_string, new_string }) }
}

/** Once in the text, and not read as deleting whole lines, which would take one more line end along. */
const isCertain = (text: string, { old_string, new_string }: EditTexts): boolean =>
  old_string !== '' &&
  (new_string !== '' || old_string.endsWith('\n')) &&
  text.indexOf(old_string) === text.lastIndexOf(old_string)

/** Start of the line `count` lines before that of the offset. */
const linesBefore = (text: string, offset: number, count: number): number => {
  let start = startOfLine(text, offset)
  for (let left = count; left > 0 && start > 0; left--) start = startOfLine(text, start - 1)
  return start
}

/** End, line break included, of the line `count` lines after the one the change ends in. */
const linesAfter = (text: string, { end }: TextChange, count: number): number => {
  let to = startOfLine(text, end) === end ? end : endOfLine(text, end)
  for (let left = count; left > 0 && to < text.length; left--) to = endOfLine(text, to)
  return to
}

const startOfLine = (text: string, offset: number): number =>
  offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1

const endOfLine = (text: string, offset: number): number => {
  const newline = text.indexOf('\n', offset)
  return newline < 0 ? text.length : newline + 1
}
