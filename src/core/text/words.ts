/** `1 file`, `3 files`, `10,000 files`. */
export const counted = (number: number, noun: string, several = `${noun}s`): string =>
  `${thousands(number)} ${number === 1 ? noun : several}`

/** A whole number with separators, without the tables of all languages, which would add a tenth to the start-up time. */
export const thousands = (number: number): string => `${number}`.replace(/\B(?=(?:\d{3})+$)/g, ',')

/** The first of many, and how many are left: `a, b and 3 more`. */
export const listed = (items: readonly string[], most: number, between = ', '): string =>
  `${items.slice(0, most).join(between)}${items.length > most ? ` and ${thousands(items.length - most)} more` : ''}`

/** The first lines of many as a list, and how many are left. */
export const bulletList = (lines: readonly string[], most: number): readonly string[] => [
  ...lines.slice(0, most).map((line) => `- ${line}`),
  ...(lines.length > most ? [`- and ${thousands(lines.length - most)} more`] : []),
]

/** Rising numbers: `1–3, 5, 9–12`; of very many the first ones. */
export function numberRanges(numbers: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last && number === last[1] + 1) last[1] = number
    else ranges.push([number, number])
  }
  const texts = ranges.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`))
  return listed(texts, 8)
}

/** `step 3`, `steps 1–3, 5`. */
export const stepsCalled = (numbers: readonly number[]): string =>
  `step${numbers.length === 1 ? '' : 's'} ${numberRanges(numbers)}`

/** The end of a path: its most telling part. */
export const shortPath = (path: string): string => (path.length > 100 ? `…${path.slice(-99)}` : path)

/** A message whose values are no longer than a reader needs: of a longer word, or line, its beginning, `…` and its end. */
export const brief = (message: string): string =>
  message.length <= WORD
    ? message
    : message.replace(/\S{401,}/g, (word) => ends(word, WORD)).replace(/.{3001,}/g, (line) => ends(line, LINE))

const [WORD, LINE] = [400, 3000]

const ends = (text: string, most: number): string =>
  `${text.slice(0, (most * 2) / 3).toWellFormed()}…${text.slice(-most / 3).toWellFormed()}`

/** A command as one line: as the plan writes it, or its words in the quotes that a shell would need. */
export const commandLineOf = (command: string | readonly string[]): string =>
  typeof command === 'string' ? command : command.map(shellWord).join(' ')

/** A word as a shell reads it back. */
export const shellWord = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`

/** `\\u00e9`: a UTF-16 unit as JSON and its kin escape it. */
export const escapedUnit = (unit: string, upper = false): string => {
  const digits = unit.charCodeAt(0).toString(16).padStart(4, '0')
  return `\\u${upper ? digits.toUpperCase() : digits}`
}

/** `U+00E9`: a character by its number. */
export const numberOfCharacter = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`

/** Text of an address without its `%20`; as it is where it has none that are right. */
export const decodedUri = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Characters that quotes escape although JSON need not: nobody sees them, or a reader of YAML takes them for a line break. */
export const UNSEEN = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g

/** JSON, which is YAML, with what nobody sees escaped. */
export const escapedJson = (value: unknown): string =>
  JSON.stringify(value).replace(UNSEEN, (character) => escapedUnit(character))

/** The longest name that is compared: nobody misspells a longer one, and hostile ones cost nothing. */
const LONGEST = 64

/** The nearest candidate that `word` was probably meant to be: with at most two fifths of it typed wrong; case is free. */
export const nearestWord = (word: string, candidates: Iterable<string>): string | undefined => {
  if (word.length > LONGEST) return undefined
  const meant = bare(word)
  let best: string | undefined
  let most = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    const typos = distance(meant, bare(candidate), Math.min(most, Math.max(1, Math.floor(candidate.length * 0.4))))
    if (typos === undefined) continue
    if (typos === 0) return candidate
    best = candidate
    most = typos - 1
  }
  return best
}

const bare = (name: string): string => name.toLowerCase().replaceAll(/[-_\s]/g, '')

/** Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours, one each; undefined over `most`. */
const distance = (from: string, to: string, most: number): number | undefined => {
  if (Math.abs(from.length - to.length) > most) return undefined
  if (from === to || most === 0) return from === to ? 0 : undefined
  let before: number[] = []
  let above = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      let cost = Math.min(at(above, column) + 1, at(current, column - 1) + 1, at(above, column - 1) + (same ? 0 : 1))
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (swapped) cost = Math.min(cost, at(before, column - 2) + 1)
      current.push(cost)
    }
    before = above
    above = current
  }
  const typos = at(above, to.length)
  return typos > most ? undefined : typos
}

const at = (numbers: readonly number[], index: number): number => numbers[index] ?? 0

/** A text of at most `most` characters; a longer one is cut between two characters, and ends in `…`. */
export const clipped = (text: string, most: number): string => {
  const characters = text.length > most ? Array.from(text.slice(0, most * 2 + 1)) : []
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text
}

/** A text as a message shows it: quoted, on one line, at most 60 characters. */
export const quoted = (value: string): string => JSON.stringify(value.length > 60 ? `${value.slice(0, 57)}...` : value)
