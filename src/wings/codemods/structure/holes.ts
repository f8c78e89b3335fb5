import { type Lines, sliced } from './indentation.ts'

/**
 * The parts of a replacement, texts and values in turn, without the commas that a value leaves over: an empty one takes the comma before
 * it, or else the one behind it, and one that ends in a comma is not followed by another.
 */
export const withoutHoles = (parts: readonly Lines[]): readonly Lines[] => {
  const written = [...parts]
  for (let at = 1; at < written.length; at += 2) {
    const [before, value, after] = [written[at - 1], written[at], written[at + 1]]
    if (!before || !value || !after) continue
    if (value.text.trim() === '') {
      if (/,\s*$/.test(before.text) && endsList(written, at)) written[at - 1] = upTo(before, /,\s*$/)
      else if (beginsList(written, at) && /^\s*,/.test(after.text)) written[at + 1] = behind(after, /^\s*,\s*/)
    } else if (/,\s*$/.test(value.text) && /^\s*,/.test(after.text)) written[at] = upTo(value, /,\s*$/)
  }
  return written
}

const isBlank = ({ text }: Lines): boolean => text.trim() === ''

/** Whether what is behind a value, other than what is empty as well, separates it or closes the list. */
const endsList = (written: readonly Lines[], at: number): boolean => {
  const next = written.findIndex((part, index) => index > at && !isBlank(part))
  return next === -1 || (next % 2 === 0 && /^\s*[,)\]}>]/.test(written[next]?.text ?? ''))
}

/** Whether nothing but what is empty is between the value and the bracket that opens its list. */
const beginsList = (written: readonly Lines[], at: number): boolean => {
  const last = written.findLastIndex((part, index) => index < at && !isBlank(part))
  return last % 2 === 0 && /[([{<]\s*$/.test(written[last]?.text ?? '')
}

const upTo = (lines: Lines, end: RegExp): Lines => {
  const length = lines.text.search(end)
  const { values, ...rest } = sliced(lines, 0, length)
  return {
    ...rest,
    values: lines.values
      .map((value) => ({ ...value, end: Math.min(value.end, length) }))
      .filter(({ start }) => start < length),
  }
}

const behind = (lines: Lines, start: RegExp): Lines =>
  sliced(lines, start.exec(lines.text)?.[0].length ?? 0, lines.text.length)
