/** How the letters of a text can be asked for in a replacement. */
export const CASES = ['upper', 'lower', 'capitalize', 'camel', 'pascal', 'snake', 'kebab'] as const
export type Case = (typeof CASES)[number]

/** A text in other letters. Words end at blanks, `-`, `.`, `/`, `_`, and where the letters change from small to large. */
export const toCase = (letters: Case, text: string): string => FORMS[letters](text)

const FORMS: Readonly<Record<Case, (text: string) => string>> = {
  upper: (text) => text.toUpperCase(),
  lower: (text) => text.toLowerCase(),
  capitalize: (text) => capitalized(text),
  camel: (text) =>
    wordsOf(quiet(text))
      .map((word, at) => (at === 0 ? word.toLowerCase() : capitalized(word)))
      .join(''),
  pascal: (text) => wordsOf(quiet(text)).map(capitalized).join(''),
  snake: (text) =>
    wordsOf(text)
      .map((word) => word.toLowerCase())
      .join('_'),
  kebab: (text) =>
    wordsOf(text)
      .map((word) => word.toLowerCase())
      .join('-'),
}

/** A text without a small letter, as constants are written, says nothing by its large ones. */
const quiet = (text: string): string => (/\p{Ll}/u.test(text) ? text : text.toLowerCase())

export const capitalized = (text: string): string => {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}

/** Of several large letters the last begins the next word where a small one follows. */
const wordsOf = (text: string): readonly string[] =>
  text
    .split(/[-./ _]/u)
    .flatMap((part) => part.split(/(?<=\p{Ll}|\P{L})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u))
    .filter((word) => word !== '')
