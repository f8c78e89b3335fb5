import { linesOf } from '../../../core/text/line-changes.ts'
import { find } from './find.ts'
import { compilePattern, type Dialect, globPattern, type Pattern } from './patterns.ts'
import {
  type Action,
  type Options,
  type Program,
  type ProgramContext,
  printing,
  QUIET,
  readOptions,
} from './program.ts'

/** A digit represents an option without a letter. */
const GREP = {
  flags: 'rRlLqivwxnEFPshHIocZ',
  valued: 'e12',
  long: {
    include: '1',
    'exclude-dir': '2',
    'files-with-matches': 'l',
    'files-without-match': 'L',
    quiet: 'q',
    recursive: 'r',
    'ignore-case': 'i',
    null: 'Z',
  },
} as const

const grep =
  (usual: Dialect): Program =>
  (words, context) => {
    const given = readOptions(words, GREP)
    const [first, ...others] = given?.rest ?? []
    const patterns = given?.values('e') ?? []
    const source = patterns.length === 1 ? patterns[0] : patterns.length === 0 ? first : undefined
    const pattern = given && source !== undefined ? grepPattern(source, given, usual) : undefined
    const paths = given && pattern ? filesOf(patterns.length > 0 ? given.rest : others, given, context) : undefined
    if (!given || !pattern || !paths) return QUIET
    return searched(pattern, { given, paths, context })
  }

const grepPattern = (source: string, given: Options, usual: Dialect): Pattern | undefined => {
  const named: Dialect | undefined = given.has('F')
    ? 'fixed'
    : given.has('E')
      ? 'extended'
      : given.has('P')
        ? 'perl'
        : undefined
  const dialect = named ?? usual
  if (source.includes('\n') || (dialect === 'fixed' && given.has('wx'))) return undefined
  const group = dialect === 'basic' ? `\\(${source}\\)` : `(${source})`
  const bound = given.has('x') ? `^${group}$` : given.has('w') ? `\\b${group}\\b` : source
  return compilePattern(bound, { dialect, ignoreCase: given.has('i') })
}

/** The files that are searched; undefined where they are not known. */
const filesOf = (
  paths: readonly string[],
  given: Options,
  { files, at }: ProgramContext,
): readonly string[] | undefined => {
  if (!given.has('rR')) return paths
  const globs = given.values('1').map(globPattern)
  const without = given.values('2')
  const isMeant = (file: string) => {
    const parts = file.split('/')
    return (
      (globs.length === 0 || globs.some((glob) => glob?.matches(parts.at(-1) ?? ''))) &&
      !parts.slice(0, -1).some((part) => without.includes(part))
    )
  }
  const lists = (paths.length === 0 ? [''] : paths).map((path) =>
    path === '' || files.kind(at(path)) === 'folder'
      ? files
          .below(at(path === '' ? '.' : path))
          ?.filter(isMeant)
          .map((file) => (path === '' ? file : `${path.replace(/\/$/, '')}/${file}`))
      : [path],
  )
  return lists.every((list) => list !== undefined) ? lists.flat() : undefined
}

const searched = (
  pattern: Pattern,
  {
    given,
    paths,
    context,
  }: { readonly given: Options; readonly paths: readonly string[]; readonly context: ProgramContext },
): Action => {
  const { files, at, input } = context
  const isDeep = given.has('rR')
  const texts =
    paths.length === 0 && !isDeep
      ? [input()]
      : paths.map((path) => files.text(at(path)) ?? (isDeep && files.isOpaque(at(path)) ? '' : undefined))
  if (texts.some((text) => text === undefined)) return QUIET
  const hits = texts.map((text) =>
    linesOf(text ?? '').flatMap((line, index) => {
      const isHit = pattern.matches(line.replace(/\n$/, '')) !== given.has('v')
      return isHit ? [given.has('n') ? `${index + 1}:${line}` : line] : []
    }),
  )
  const status = hits.some((lines) => lines.length > 0) ? 'ok' : 'failed'
  if (given.has('q')) return printing('', status)
  if (given.has('lL')) {
    const named = paths.filter((_, index) => (hits[index]?.length === 0) === given.has('L'))
    const text = named.map((path) => path + (given.has('Z') ? '\0' : '\n')).join('')
    // Folders are read in an order that nothing says.
    const printed = isDeep && named.length > 1 ? { lines: text } : text
    return { status: given.has('L') ? 'unknown' : status, prints: [printed] }
  }
  const isPlain = !given.has('rRcoHhZ') && texts.length === 1
  return printing(
    isPlain
      ? hits
          .flat()
          .map((line) => (line.endsWith('\n') ? line : `${line}\n`))
          .join('')
      : undefined,
    status,
  )
}

const xargs: Program = (words, context) => {
  // Its options end where the command begins.
  const start = words.findIndex((word, index) => !word.startsWith('-') && !/^-\w*[InPLd]$/.test(words[index - 1] ?? ''))
  const given = readOptions(start < 0 ? words : words.slice(0, start), {
    flags: '0rt',
    valued: 'InPLd',
    long: { 'no-run-if-empty': 'r', null: '0' },
  })
  const command = start < 0 ? ['echo'] : words.slice(start)
  const input = context.input('any order')
  const items = given && input !== undefined ? itemsIn(input, given) : undefined
  if (!given || !items) return unlessItChanges(command, context)
  const [sign] = given.values('I')
  if (items.length === 0 && (given.has('rI') || NEEDS_FILES.test(command[0] ?? ''))) return QUIET
  const size = Number([...given.values('n'), ...given.values('L')].at(-1) ?? (items.length || 1))
  const commands =
    sign === undefined
      ? batched(items, size).map((batch) => [...command, ...batch])
      : items.map((item) => command.map((word) => word.replaceAll(sign, item)))
  const inAnyOrder = (context.isShuffled || given.has('P')) && items.length > 1
  return { status: 'unknown', prints: [undefined], runs: { commands, isStrict: true, inAnyOrder } }
}

/** What `xargs` makes of its input; undefined where that is not known. */
const itemsIn = (input: string, given: Options): readonly string[] | undefined => {
  if (given.has('0')) return input.split('\0').filter((item) => item !== '')
  const isOfLines = given.values('d').every((value) => value === '\\n' || value === '\n')
  // Quotes keep blanks together, and what a line holds besides one word are several.
  if (/["'\\]/.test(input) || !isOfLines || (given.has('L') && /\S[ \t]+\S/.test(input))) return undefined
  if (given.has('d')) return input.split('\n').filter((item) => item !== '')
  const items = given.has('I') ? input.split('\n').map((line) => line.trimStart()) : input.split(/\s+/)
  return items.filter((item) => item !== '')
}

/** Items in groups; no item makes one group, too. */
const batched = (items: readonly string[], size: number): readonly (readonly string[])[] =>
  size >= 1
    ? Array.from({ length: Math.max(1, Math.ceil(items.length / size)) }, (_, at) =>
        items.slice(at * size, (at + 1) * size),
      )
    : [items]

/** A command whose words are not known: quiet, if it changes nothing whatever they are. */
const unlessItChanges = (command: readonly string[], context: ProgramContext): Action | undefined => {
  const action = context.run(command)
  return action && !action.act && !action.runs && !action.script ? QUIET : undefined
}

/** Programs that do nothing to files without any; every other runs once, as GNU's xargs runs it. */
const NEEDS_FILES = /^(sed|perl|rm|mv|cp|chmod|touch|grep|cat|head|wc|git)$/

/** Programs that look for files and lines. */
export const SEARCH_PROGRAMS: Readonly<Record<string, Program>> = {
  grep: grep('basic'),
  egrep: grep('extended'),
  fgrep: grep('fixed'),
  // Nothing says that it is there, or which files it leaves out.
  rg: () => QUIET,
  find,
  xargs,
}
