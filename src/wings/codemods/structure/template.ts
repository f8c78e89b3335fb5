/** A part of a replacement: text as it is, or a variable and the column at which it stands. */
export type FixPart = string | { readonly variable: string; readonly several: boolean; readonly indent: number }

/** Reads a replacement: `$NAME` and `$$$NAME` stand for what a variable of the pattern matched; all else is literal. */
export const readFix = (fix: string): readonly FixPart[] => {
  const parts: FixPart[] = []
  let from = 0
  for (const found of fix.matchAll(VARIABLE)) {
    const [all, dollars = '', variable = ''] = found
    parts.push(fix.slice(from, found.index), {
      variable,
      several: dollars.length > 1,
      indent: indentBefore(fix, found.index),
    })
    from = found.index + all.length
  }
  return [...parts, fix.slice(from)]
}

const VARIABLE = /(\$\$\$|\$)([A-Z][A-Z0-9_]*)/g

/** The variables that a text names: those of a pattern, or of any rule written down. */
export const variablesIn = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(VARIABLE), ([, , name = '']) => name))

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
