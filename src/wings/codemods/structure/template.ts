import { CASES, type Case, toCase } from '../../../core/text/template.ts'

/** What takes the place of a match, as ast-grep's `fix` says it. */
export interface Fix {
  readonly template: string
  readonly expandStart?: Readonly<Record<string, unknown>>
  readonly expandEnd?: Readonly<Record<string, unknown>>
}

/** A part of a replacement: text as it is, or a variable and its column. */
export type FixPart = string | FixVariable

export interface FixVariable {
  readonly variable: string
  readonly several: boolean
  readonly indent: number
  readonly letters?: Case
}

/** Reads a replacement of ast-grep's: `$NAME` and `$$$NAME` stand for what a variable of the pattern matched; all else is literal. */
export const readFix = (fix: string): readonly FixPart[] => readTemplate(fix, VARIABLE, () => true)

/**
 * Reads a plan's `new_string`, in which `$$` is a dollar sign as well, and `${NAME:snake}` a variable in other letters, where the pattern
 * has it.
 */
export const readNewString = (text: string, known: ReadonlySet<string>): readonly FixPart[] =>
  readTemplate(text, OURS, (name) => known.has(name))

const VARIABLE = /(\$\$\$|\$)([A-Z][A-Z0-9_]*)/g
const OURS = new RegExp(
  `(\\$\\$\\$|\\$)([A-Z][A-Z0-9_]*)|\\$(\\$)|\\$\\{([A-Z][A-Z0-9_]*):(${CASES.join('|')})\\}`,
  'g',
)

const readTemplate = (text: string, references: RegExp, hasCase: (name: string) => boolean): readonly FixPart[] => {
  const parts: FixPart[] = []
  let from = 0
  for (const found of text.matchAll(references)) {
    const [all, dollars = '$', variable, dollar, cased, letters] = found
    const name = variable ?? cased
    if (cased !== undefined && !hasCase(cased)) continue
    parts.push(text.slice(from, found.index))
    if (dollar !== undefined) parts.push('$')
    else if (name !== undefined)
      parts.push({
        variable: name,
        several: dollars.length > 1,
        indent: indentBefore(text, found.index),
        ...(letters !== undefined && { letters: letters as Case }),
      })
    from = found.index + all.length
  }
  return [...parts, text.slice(from)]
}

/** A variable's text in the letters that a template asks for. */
export const inLetters = ({ letters }: FixVariable, text: string): string => (letters ? toCase(letters, text) : text)

/** The variables that a template names. */
export const variablesOfParts = (parts: readonly FixPart[]): readonly string[] =>
  parts.flatMap((part) => (typeof part === 'string' ? [] : [part.variable]))

/** The variables that a text names: those of a pattern. */
export const variablesIn = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(/(?:\$\$\$|\$\$?)([A-Z][A-Z0-9_]*)/g), ([, name = '']) => name))

/** Characters before a place that are looked at for its indentation. */
const LOOK_BACK = 512

/**
 * The blanks that the line of a place begins with; none where the text before it on the line is no blank, or is longer than is looked at.
 * Tabs are no indentation.
 */
export const indentBefore = (text: string, at: number): number => {
  let indent = 0
  const end = Math.max(0, at - LOOK_BACK)
  for (let index = at - 1; index >= end; index -= 1) {
    const character = text[index]
    if (character === '\n') return indent
    indent = character === ' ' ? indent + 1 : 0
  }
  return end === 0 ? indent : 0
}

/** Lines moved from one indentation to another; the first stays where it is. */
export const reindent = (text: string, from: number, to: number): string => {
  if (!text.includes('\n') || from === to) return text
  if (to > from) return text.replaceAll('\n', `\n${' '.repeat(to - from)}`)
  const gone = ' '.repeat(from - to)
  return text
    .split('\n')
    .map((line) => (line.startsWith(gone) ? line.slice(gone.length) : line))
    .join('\n')
}
