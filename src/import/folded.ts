/** Characters that are written in several ways, and the plain one that stands for them. */
const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/[\u2018-\u201b]/g, "'"],
  [/[\u201c-\u201f]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u00a0\u2002-\u200a\u202f\u205f\u3000]/g, ' '],
]

/** A text with LF line ends in its plain spelling, without blanks at line ends: what some agents leave of a file in which they looked loosely. */
export const folded = (text: string): string => {
  const lines = text.normalize('NFKC').split('\n')
  return FOLDS.reduce(
    (plain, [spellings, one]) => plain.replace(spellings, one),
    lines.map((line) => line.trimEnd()).join('\n'),
  )
}
