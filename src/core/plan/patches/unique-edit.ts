/** A change of a text at known offsets. */
export interface TextChange {
  readonly start: number
  readonly end: number
  readonly replacement: string
}

export interface EditTexts {
  readonly old_string: string
  readonly new_string: string
}

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
