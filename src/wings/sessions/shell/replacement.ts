/** A piece of what takes the place of a match. */
export type Piece =
  | { readonly text: string }
  | { readonly group: number }
  | { readonly letters: 'U' | 'L' | 'u' | 'l' | 'E' }

/**
 * Reads a replacement of sed (`&`, `\1`) or perl (`$&`, `$1`, `\1`), both with `\n`, `\t` and changes of case; undefined for what depends
 * on more than the match.
 */
export const readReplacement = (text: string, program: 'sed' | 'perl'): readonly Piece[] | undefined => {
  const pieces: Piece[] = []
  const signs = program === 'sed' ? /\\[\s\S]?|&|[^\\&]+/gy : /\\[\s\S]?|\$\{?(?:\d+|&)\}?|@(?![\w{$])|[^\\$@]+/gy
  let end = 0
  for (const [sign] of text.matchAll(signs)) {
    end += sign.length
    const piece = pieceOf(sign)
    if (!piece) return undefined
    pieces.push(piece)
  }
  return end === text.length ? pieces : undefined
}

const pieceOf = (sign: string): Piece | undefined => {
  if (sign === '&') return { group: 0 }
  if (/^\$./.test(sign)) return { group: Number(/\d+/.exec(sign)?.[0] ?? 0) }
  if (!sign.startsWith('\\')) return { text: sign }
  const letter = sign.slice(1)
  if (/\d/.test(letter)) return { group: Number(letter) }
  if (/[ULulE]/.test(letter)) return { letters: letter as 'U' }
  if (Object.hasOwn(ESCAPES, letter)) return { text: ESCAPES[letter] ?? '' }
  return /^(\w?)$/.test(letter) ? undefined : { text: letter }
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }

/** The replacement of one match. */
export const filled = (pieces: readonly Piece[], groups: readonly string[]): string => {
  let text = ''
  let [all, one] = ['', '']
  for (const piece of pieces) {
    if ('letters' in piece) {
      if (/[ul]/.test(piece.letters)) one = piece.letters
      else all = piece.letters
      continue
    }
    const part = inLetters('text' in piece ? piece.text : (groups[piece.group] ?? ''), all)
    text += inLetters(part.slice(0, 1), one.toUpperCase()) + part.slice(1)
    if (part !== '') one = ''
  }
  return text
}

const inLetters = (text: string, letters: string): string =>
  letters === 'U' ? text.toUpperCase() : letters === 'L' ? text.toLowerCase() : text
