import type { Tolerance } from './candidate-text.ts'
import { isLineStart } from './line-ending.ts'

/**
 * Line numbers copied from a numbered view (`   12→text`, `12<TAB>text`): left out where every line of the old text has one
 * and they count up. The new text must then have none at all, or one in every line.
 */
export const lineNumbers: Tolerance = (edit) => {
  const old = unnumbered(edit.old_string)
  if (!old || !countsUp(old.numbers) || !/\S/.test(old.text)) return undefined
  const replacement = newText(edit.new_string, old.separator)
  if (replacement === undefined || replacement === old.text) return undefined
  return {
    tokens: [{ text: old.text }],
    accept: (file, span) => isLineStart(file, span.start),
    replacement,
  }
}

interface Unnumbered {
  readonly text: string
  readonly numbers: readonly number[]
  readonly separator: string
}

const PREFIX = /^[ \t]*(\d{1,9})(\t|\u2192)/

/** The text without its line numbers; undefined unless every line (a last, empty one apart) has one, all in one form. */
function unnumbered(text: string): Unnumbered | undefined {
  const lines = text.split('\n')
  const last = lines.length > 1 && lines.at(-1) === '' ? lines.pop() : undefined
  const matches = lines.map((line) => PREFIX.exec(line))
  const separator = matches[0]?.[2]
  if (separator === undefined || matches.some((match) => match?.[2] !== separator)) return undefined
  const rest = lines.map((line, index) => line.slice(matches[index]?.[0].length))
  if (last !== undefined) rest.push(last)
  return { text: rest.join('\n'), numbers: matches.map((match) => Number(match?.[1])), separator }
}

const countsUp = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number === numbers[index - 1]! + 1)

/** The new text without line numbers, undefined where only some of its lines look numbered. */
function newText(text: string, separator: string): string | undefined {
  const numbered = text.split('\n').some((line) => PREFIX.exec(line)?.[2] === separator)
  if (!numbered) return text
  const stripped = unnumbered(text)
  const grows = stripped?.numbers.every((number, index, all) => index === 0 || number >= all[index - 1]!)
  return grows && stripped?.separator === separator ? stripped.text : undefined
}
