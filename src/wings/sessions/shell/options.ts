/** Which options a program takes, by their letters. */
export interface OptionLetters {
  /** Those that stand alone. */
  readonly flags?: string
  /** Those that take a value: what follows in the word, else the next word. */
  readonly valued?: string
  /** Those whose value is what follows in the word, or nothing. */
  readonly glued?: string
  /** Long names, with the letters that they stand for. */
  readonly long?: Readonly<Record<string, string>>
}

export interface Options {
  /** The letters that are given. */
  readonly letters: string
  readonly rest: readonly string[]
  has(letters: string): boolean
  values(letter: string): readonly string[]
}

/** Reads the words of a program as getopt does; undefined where one is not among its options. */
export const readOptions = (words: readonly string[], letters: OptionLetters): Options | undefined => {
  const given: { readonly letter: string; readonly value: string }[] = []
  const rest: string[] = []
  const queue = [...words]
  for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
    if (word === '--') rest.push(...queue.splice(0))
    else if (word === '-' || !word.startsWith('-')) rest.push(word)
    else {
      const read = word.startsWith('--')
        ? longOption(word.slice(2), queue, letters)
        : cluster(word.slice(1), queue, letters)
      if (!read) return undefined
      given.push(...read)
    }
  }
  const all = given.map(({ letter }) => letter).join('')
  return {
    letters: all,
    rest,
    has: (wanted) => Array.from(wanted).some((letter) => all.includes(letter)),
    values: (letter) => given.flatMap((one) => (one.letter === letter ? [one.value] : [])),
  }
}

const longOption = (text: string, queue: string[], { valued = '', glued = '', long = {} }: OptionLetters) => {
  const [, name = '', value] = /^([\w-]+)(?:=(.*))?$/s.exec(text) ?? []
  const letter = Object.hasOwn(long, name) ? long[name] : undefined
  if (letter === undefined) return undefined
  if (valued.includes(letter)) return [{ letter, value: value ?? queue.shift() ?? '' }]
  return value === undefined || glued.includes(letter) ? [{ letter, value: value ?? '' }] : undefined
}

const cluster = (text: string, queue: string[], { flags = '', valued = '', glued = '' }: OptionLetters) => {
  const found: { letter: string; value: string }[] = []
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (flags.includes(letter)) found.push({ letter, value: '' })
    else if (glued.includes(letter)) return [...found, { letter, value: text.slice(at + 1) }]
    else if (valued.includes(letter)) return [...found, { letter, value: text.slice(at + 1) || (queue.shift() ?? '') }]
    else return undefined
  }
  return found
}
