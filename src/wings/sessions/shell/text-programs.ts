import { linesOf } from '../../../core/text/line-changes.ts'
import {
  inputsOf,
  type OptionLetters,
  type Options,
  type PrintPiece,
  type Program,
  printing,
  QUIET,
  readOptions,
  statusOf,
} from './program.ts'

const echo: Program = (words) => {
  const [, flags = ''] = /^-([neE]+)$/.exec(words[0] ?? '') ?? []
  const rest = flags === '' ? words : words.slice(1)
  const text = rest.join(' ')
  // Of what a shell makes of escapes, shells differ.
  if (/^-[neE]+$/.test(rest[0] ?? '') || (text.includes('\\') && !flags.includes('e'))) return printing(undefined)
  const said = flags.includes('e') ? unescaped(text) : text
  return printing(said === undefined ? undefined : said + (flags.includes('n') ? '' : '\n'))
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', '\\': '\\', r: '\r', '"': '"', "'": "'" }

const unescaped = (text: string): string | undefined =>
  /\\[^nt\\r"']/.test(text) ? undefined : text.replace(/\\(.)/g, (_, character: string) => ESCAPES[character] ?? '')

const printf: Program = (words) => {
  const [format, ...values] = words[0] === '--' ? words.slice(1) : words
  const plain = format === undefined || format.startsWith('-') ? undefined : unescaped(format)
  const slots = (plain ?? '').match(SLOT)?.filter((slot) => slot !== '%%') ?? []
  if (plain === undefined || plain.replaceAll(SLOT, '').includes('%')) return QUIET
  if (slots.length === 0) return printing(values.length === 0 ? plain.replaceAll('%%', '%') : undefined)
  const queue = [...values]
  const filled: (string | undefined)[] = []
  do {
    filled.push(...plain.split(SLOT).map((part, index) => (index % 2 === 1 ? slotted(part, queue) : part)))
  } while (queue.length > 0)
  return printing(filled.every((part) => part !== undefined) ? filled.join('') : undefined)
}

const SLOT = /(%(?:%|0?\d*[sd]))/g

/** What stands at a slot; undefined for a number that is none, and for a width of anything else. */
const slotted = (slot: string, queue: string[]): string | undefined => {
  if (slot === '%%') return '%'
  const isNumber = slot.endsWith('d')
  const value = queue.shift() ?? (isNumber ? '0' : '')
  if (isNumber ? !/^(-?[1-9]\d{0,14}|0)$/.test(value) : slot !== '%s') return undefined
  return value.startsWith('-') && slot !== '%d'
    ? undefined
    : value.padStart(Number(slot.slice(1, -1)), slot[1] === '0' ? '0' : ' ')
}

const cat: Program = (words, context) => {
  const given = readOptions(words, { flags: 'unAevstET' })
  if (!given) return QUIET
  const status = statusOf(given.rest, context)
  const prints = inputsOf(given.rest, context).map((text, index): PrintPiece => {
    const path = given.rest[index]
    return path === undefined || path === '-' ? text : { shows: context.at(path) }
  })
  return { status, prints: given.has('nAevstET') ? [undefined] : prints }
}

/** A program that prints what it makes of the lines of one file, or of what comes in. */
const filter =
  (
    letters: OptionLetters,
    make: (lines: readonly string[], given: Options) => readonly string[] | undefined,
    order?: 'any order',
  ): Program =>
  (words, context) => {
    const given = readOptions(words, letters)
    const [text, ...more] = given ? inputsOf(given.rest, context, order) : []
    if (!given || text === undefined || more.length > 0) return QUIET
    return printing(make(linesOf(text), given)?.join(''), statusOf(given.rest, context))
  }

type Cut = (pieces: readonly string[], sign: string, count: number) => readonly string[]

const headOrTail = (cut: Cut): Program => {
  const program = filter({ valued: 'n', long: { lines: 'n' } }, (lines, given) => {
    const [, sign = '', count] = /^([+-]?)(\d+)$/.exec(given.values('n').at(-1) ?? '10') ?? []
    return count === undefined ? undefined : cut(lines, sign, Number(count))
  })
  return (words, context) =>
    program(
      words.map((word, index) => (words[index - 1] === '-n' ? word : word.replace(/^-(?=\d+$)/, '-n'))),
      context,
    )
}

const head = headOrTail((lines, sign, count) =>
  lines.slice(0, sign === '-' ? Math.max(0, lines.length - count) : count),
)

const tail = headOrTail((lines, sign, count) =>
  lines.slice(sign === '+' ? Math.max(0, count - 1) : Math.max(0, lines.length - count)),
)

/** Only lines whose order every locale agrees on. */
const sort: Program = (words, context) => {
  const action = filter(
    { flags: 'ur', valued: 'o' },
    (lines, given) => {
      if (!isOneOrder(lines)) return undefined
      const sorted = [...lines].sort().filter((line, index, all) => !given.has('u') || line !== all[index - 1])
      return given.has('r') ? sorted.reverse() : sorted
    },
    'any order',
  )(words, context)
  const output = readOptions(words, { flags: 'ur', valued: 'o' })?.values('o')[0]
  const text = action?.prints[0]
  if (!action || output === undefined) return action
  return {
    status: action.status,
    prints: [''],
    several: true,
    act: () => context.files.write(context.at(output), typeof text === 'string' ? text : undefined),
  }
}

/** Whether the order of lines is the same in locales that skip signs and case as in the one that counts bytes. */
const isOneOrder = (lines: readonly string[]): boolean => {
  const keyOf = (line: string) => line.toLowerCase().replace(/[^a-z0-9]/g, '')
  const sorted = [...new Set(lines)].sort()
  return (
    lines.every((line) => /^[\x20-\x7e]*\n$/.test(line)) &&
    sorted.every((line, index) => index === 0 || keyOf(sorted[index - 1]!) < keyOf(line))
  )
}

const tr: Program = (words, context) => {
  const given = readOptions(words, { flags: 'd' })
  const input = context.input()
  const [from, to] = given?.rest.map(charactersOf) ?? []
  if (!given || input === undefined || !from) return QUIET
  const characters = Array.from(input)
  if (given.has('d')) return printing(characters.filter((one) => !from.includes(one)).join(''))
  const last = to?.at(-1)
  if (!to || last === undefined) return QUIET
  return printing(characters.map((one) => (from.includes(one) ? (to[from.lastIndexOf(one)] ?? last) : one)).join(''))
}

const charactersOf = (set: string): readonly string[] | undefined => {
  const spelled = set
    .replaceAll('[:lower:]', 'a-z')
    .replaceAll('[:upper:]', 'A-Z')
    .replaceAll('[:digit:]', '0-9')
    .replace(/([a-zA-Z0-9])-([a-zA-Z0-9])/g, (_, first: string, last: string) => {
      const count = last.charCodeAt(0) - first.charCodeAt(0) + 1
      return String.fromCharCode(...Array.from({ length: Math.max(0, count) }, (_, at) => first.charCodeAt(0) + at))
    })
  const text = unescaped(spelled)
  return text === undefined || /[[\]]|.-./s.test(text) ? undefined : Array.from(text)
}

/** The parts of a path that has no odd slashes. */
const partsOf = (words: readonly string[]): readonly string[] | undefined =>
  words.length === 1 && /^[^/]+(\/[^/]+)*$/.test(words[0] ?? '') ? words[0]?.split('/') : undefined

/** Programs that print, and change no file but for `sort -o`. */
export const TEXT_PROGRAMS: Readonly<Record<string, Program>> = {
  echo,
  printf,
  cat,
  head,
  tail,
  sort,
  tr,
  tac: filter({}, (lines) => (lines.at(-1)?.endsWith('\n') === false ? undefined : lines.toReversed())),
  cut: filter({ valued: 'df' }, (lines, given) => {
    const [delimiter = '\t', fields] = [given.values('d')[0], given.values('f')[0]?.split(',').map(Number)]
    if (!fields?.every((field) => field > 0)) return undefined
    return lines.map((line) => {
      const parts = line.replace(/\n$/, '').split(delimiter)
      const kept = parts.filter((_, index) => fields.includes(index + 1))
      return `${parts.length === 1 ? parts[0] : kept.join(delimiter)}\n`
    })
  }),
  wc: (words, context) => {
    const given = readOptions(words, { flags: 'l' })
    const text = given?.rest.length === 0 ? context.input('any order') : undefined
    return text === undefined || !given?.has('l') ? QUIET : printing(`${text.split('\n').length - 1}\n`)
  },
  seq: (words) => {
    const [first, last] = words.length === 1 ? [1, Number(words[0])] : words.map(Number)
    const count = Number(last) - Number(first) + 1
    if (words.length > 2 || !(count > 0 && count < 10_000)) return QUIET
    return printing(Array.from({ length: count }, (_, at) => `${Number(first) + at}\n`).join(''))
  },
  ls: (words, { files, at }) =>
    words.length > 0 && words.every((word) => /^[^-]/.test(word) && files.kind(at(word)) === 'file')
      ? printing(words.map((word) => `${word}\n`).join(''))
      : QUIET,
  uniq: filter({}, (lines) => lines.filter((line, index) => line !== lines[index - 1])),
  basename: ([path = '', suffix = '', ...more]) => {
    const name = more.length > 0 ? undefined : partsOf([path])?.at(-1)
    return printing(
      name && `${name.endsWith(suffix) && name !== suffix ? name.slice(0, name.length - suffix.length) : name}\n`,
    )
  },
  dirname: (words) => printing(partsOf(words) && `${partsOf(words)?.slice(0, -1).join('/') || '.'}\n`),
}
