import { CASES, type Case, toCase } from '../../../core/text/template.ts'
import { indentBefore } from './indentation.ts'

/** What takes the place of a match, as ast-grep's `fix` says it. */
export interface Fix {
  readonly template: string
  readonly expandStart?: Readonly<Record<string, unknown>>
  readonly expandEnd?: Readonly<Record<string, unknown>>
}

/** A part of a replacement: text as it is, or a variable and the indentation of its line. */
export type FixPart = string | FixVariable

export interface FixVariable {
  readonly variable: string
  readonly several: boolean
  readonly indent: string
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
