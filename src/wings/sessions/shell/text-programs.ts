import { linesOf } from '../../../core/text/line-changes.ts'
import { isAscii } from '../../../core/text/unknown-encoding.ts'
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

const SLOT = /(%(?:%|-?\d*(?:\.\d+)?s|0?\d*[dix]|0?\d*(?:\.\d+)?f))/g

/** The text for a slot; undefined for an invalid number, or one that would be rounded. */
const slotted = (slot: string, queue: string[]): string | undefined => {
  if (slot === '%%') return '%'
  const [, left = '', fill = '', width = '0', , digits, kind = ''] = /^%(-?)(0?)(\d*)(\.(\d+))?(\w)$/.exec(slot) ?? []
  const value = queue.shift() ?? (kind === 's' ? '' : '0')
  const text =
    kind === 's' ? value.slice(0, digits === undefined ? undefined : Number(digits)) : numbered(value, kind, digits)
  // Programs count what is not ASCII in bytes or in characters.
  if (text === undefined || (text !== value && !isAscii(value)) || (Number(width) > 0 && !isAscii(text)))
    return undefined
  if (fill !== '' && text.startsWith('-')) return undefined
  return left === '' ? text.padStart(Number(width), fill === '' ? ' ' : '0') : text.padEnd(Number(width))
}

const numbered = (value: string, kind: string, digits = '6'): string | undefined => {
  if (kind !== 'f') {
    if (!/^(-?[1-9]\d{0,14}|0)$/.test(value)) return undefined
    return kind !== 'x' ? value : value.startsWith('-') ? undefined : Number(value).toString(16)
  }
  const [, whole, , part = ''] = /^(-?(?:[1-9]\d{0,11}|0))(\.(\d+))?$/.exec(value) ?? []
  if (whole === undefined || part.length > Number(digits)) return undefined
  return whole + (digits === '0' ? '' : `.${part.padEnd(Number(digits), '0')}`)
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

const headOrTail = (cut: (pieces: readonly string[], sign: string, count: number) => readonly string[]): Program => {
  const program = filter({ valued: 'n', long: { lines: 'n' } }, (lines, given) => {
    const [, sign = '', count] = /^([+-]?)(\d+)$/.exec(given.values('n').at(-1) ?? '10') ?? []
    return count === undefined ? undefined : cut(lines, sign, Number(count))
  })
  const ofBytes = filter({ valued: 'c', long: { bytes: 'c' } }, (lines, given) => {
    const [, sign = '', count] = /^([+-]?)(\d+)$/.exec(given.values('c').at(-1) ?? '') ?? []
    const bytes = lines.join('')
    return count !== undefined && isAscii(bytes) ? cut(Array.from(bytes), sign, Number(count)) : undefined
  })
  return (words, context) => {
    if (words.some((word) => /^(-c|--bytes)/.test(word))) return ofBytes(words, context)
    return program(
      words.map((word, index) => (words[index - 1] === '-n' ? word : word.replace(/^-(?=\d+$)/, '-n'))),
      context,
    )
  }
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

/** `2`, `1,3`, `2-`, `-3`: whether a field or a character of a line is among them, counted from one. */
const rangesOf = (list: string): ((at: number) => boolean) | undefined => {
  const ranges = list.split(',').map((range) => /^(\d*)(-?)(\d*)$/.exec(range))
  if (ranges.some((range) => !range || (range[1] === '' && range[3] === '') || range[1] === '0')) return undefined
  return (at) =>
    ranges.some((range) => {
      const [, from = '', dash = '', to = ''] = range ?? []
      return at >= Number(from || 1) && (dash === '' ? at === Number(from) : to === '' || at <= Number(to))
    })
}

const cutLines = (lines: readonly string[], given: Options): readonly string[] | undefined => {
  const [delimiter = '\t'] = given.values('d')
  const [fields] = given.values('f')
  const lists = [...given.values('f'), ...given.values('c'), ...given.values('b')]
  const isMeant = lists.length === 1 ? rangesOf(lists[0] ?? '') : undefined
  if (!isMeant || delimiter.length !== 1) return undefined
  // Of characters that are several bytes, programs cut some in the middle.
  if (fields === undefined && !lines.every(isAscii)) return undefined
  return lines.flatMap((line) => {
    const bare = line.replace(/\n$/, '')
    if (fields !== undefined && !bare.includes(delimiter)) return given.has('s') ? [] : [`${bare}\n`]
    const parts = fields === undefined ? Array.from(bare) : bare.split(delimiter)
    return [`${parts.filter((_, index) => isMeant(index + 1)).join(fields === undefined ? '' : delimiter)}\n`]
  })
}

const numberLines = (lines: readonly string[], given: Options): readonly string[] | undefined => {
  const [style = 't'] = given.values('b')
  const [width = '6'] = given.values('w')
  const [separator = '\t'] = given.values('s')
  // Lines of only these signs begin parts of a page.
  if (!/^[at]$/.test(style) || !/^[1-9]\d?$/.test(width) || lines.some((line) => /^(\\:){1,3}\n?$/.test(line)))
    return undefined
  let number = 0
  return lines.map((line) => {
    const isNumbered = style === 'a' || line.replace(/\n$/, '') !== ''
    const head = isNumbered
      ? String(++number).padStart(Number(width)) + separator
      : ' '.repeat(Number(width) + separator.length)
    return head + (line.endsWith('\n') ? line : `${line}\n`)
  })
}

/** Files beside each other, line by line, or `-s` one below the other, each in one line. */
const paste: Program = (words, context) => {
  const given = readOptions(words, { flags: 's', valued: 'd' })
  const [delimiter = '\t'] = given?.values('d') ?? []
  const texts = given ? inputsOf(given.rest, context) : []
  const reads = given?.rest.filter((path) => path === '-').length ?? 0
  if (!given || delimiter.length !== 1 || delimiter === '\\' || reads > 1 || !texts.every((text) => text !== undefined))
    return QUIET
  const columns = texts.map((text) => linesOf(text).map((line) => line.replace(/\n$/, '')))
  const rows = given.has('s')
    ? columns
    : Array.from({ length: Math.max(0, ...columns.map(({ length }) => length)) }, (_, at) =>
        columns.map((column) => column[at] ?? ''),
      )
  return printing(rows.map((row) => `${row.join(delimiter)}\n`).join(''), statusOf(given.rest, context))
}

/** What two sorted files have in common, and what each has alone. */
const comm: Program = (words, context) => {
  const given = readOptions(words, { flags: '123' })
  const texts = given ? inputsOf(given.rest, context) : []
  if (!given || texts.length !== 2 || !texts.every((text) => text !== undefined)) return QUIET
  const [one = [], other = []] = texts.map((text) => linesOf(text))
  const all = [...new Set([...one, ...other])].sort()
  const isSorted = [one, other].every((lines) => lines.every((line, at) => at === 0 || lines[at - 1]! < line))
  if (!isSorted || !isOneOrder(all)) return QUIET
  const [left, right] = [new Set(one), new Set(other)]
  const tab = (...columns: readonly string[]) => columns.map((column) => (given.has(column) ? '' : '\t')).join('')
  const rows = all.map((line) => {
    if (left.has(line) && right.has(line)) return given.has('3') ? '' : tab('1', '2') + line
    return left.has(line) ? (given.has('1') ? '' : line) : given.has('2') ? '' : tab('1') + line
  })
  return printing(rows.join(''), statusOf(given.rest, context))
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
  cut: filter({ flags: 's', valued: 'dfcb' }, cutLines),
  nl: filter({ valued: 'bws', flags: '' }, numberLines),
  paste,
  comm,
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
