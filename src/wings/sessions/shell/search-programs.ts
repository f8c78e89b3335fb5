import { linesOf } from '../../../core/text/line-changes.ts'
import { compilePattern, type Dialect, globPattern, type Pattern } from './patterns.ts'
import {
  type Action,
  type Options,
  type Program,
  type ProgramContext,
  printing,
  QUIET,
  type Runs,
  readOptions,
} from './program.ts'

/** A digit stands for an option that has no letter. */
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

/** A file or a folder that `find` meets. */
interface Entry {
  /** As it is printed. */
  readonly path: string
  readonly isFolder: boolean
  /** How many folders below the one where the search began. */
  readonly depth: number
}

type Test = (entry: Entry) => boolean

/** What `find` is asked for, read as alternatives of tests and actions; `isOpen` where a word of it is not known. */
class Search {
  /** What the action is about. */
  readonly reached = new Map<string, Entry>()
  action: readonly string[] | 'print' | 'delete' | undefined
  batches = false
  separator = '\n'
  isOpen = false
  readonly #depths = { least: 0, most: Number.POSITIVE_INFINITY }
  readonly #queue: string[]

  constructor(words: readonly string[]) {
    this.#queue = [...words]
  }

  read(): Test {
    const test = this.#any()
    if (this.#queue.length > 0) this.isOpen = true
    const { least, most } = this.#depths
    return (entry) => entry.depth >= least && entry.depth <= most && test(entry)
  }

  #any(): Test {
    const tests = [this.#all()]
    while (/^-or?$/.test(this.#queue[0] ?? '')) {
      this.#queue.shift()
      tests.push(this.#all())
    }
    return (entry) => tests.some((test) => test(entry))
  }

  #all(): Test {
    const tests: Test[] = []
    while (this.#queue.length > 0 && !/^(\)|-or?)$/.test(this.#queue[0] ?? '')) tests.push(this.#one())
    return (entry) => tests.every((test) => test(entry))
  }

  #one(): Test {
    const word = this.#queue.shift() ?? ''
    if (word === '!' || word === '-not') {
      const test = this.#one()
      return (entry) => !test(entry)
    }
    const test = word === '(' ? this.#any() : this.#test(word)
    if (word === '(' && this.#queue.shift() !== ')') this.isOpen = true
    if (this.#queue[0] !== '-prune') return test
    this.#queue.shift()
    // What lies in a folder that is left out is left out.
    return ({ path, depth, isFolder }) =>
      path.split('/').some((_, index, { length }) => {
        const isSelf = index === length - 1
        const above = path.split('/', index + 1).join('/')
        return test({ path: above, depth: depth - (length - 1 - index), isFolder: isFolder || !isSelf })
      })
  }

  #test(word: string): Test {
    const take = () => this.#queue.shift() ?? ''
    switch (word) {
      case '-a':
        return () => true
      case '-type': {
        const type = take()
        if (type !== 'f' && type !== 'd') this.isOpen = true
        return ({ isFolder }) => isFolder === (type === 'd')
      }
      case '-print':
      case '-print0':
      case '-delete':
      case '-exec':
        return this.#act(word)
      case '-maxdepth':
      case '-mindepth': {
        const count = take()
        if (!/^\d+$/.test(count)) this.isOpen = true
        this.#depths[word === '-maxdepth' ? 'most' : 'least'] = Number(count)
        return () => true
      }
      case '-name':
      case '-path':
      case '-wholename': {
        const glob = globPattern(take())
        if (!glob) this.isOpen = true
        return ({ path }) => glob?.matches(word === '-name' ? nameIn(path) : path) === true
      }
      default:
        this.isOpen = true
        return () => false
    }
  }

  #act(word: string): Test {
    if (this.action !== undefined) this.isOpen = true
    this.action = word === '-delete' ? 'delete' : 'print'
    if (word === '-print0') this.separator = '\0'
    if (word === '-exec') {
      const end = this.#queue.findIndex(
        (other, index) => other === ';' || (other === '+' && this.#queue[index - 1] === '{}'),
      )
      this.isOpen ||= end < 0
      this.batches = this.#queue[end] === '+'
      this.action = this.#queue.splice(0, end + 1).slice(0, -1)
    }
    return (entry) => {
      this.reached.set(entry.path, entry)
      return true
    }
  }
}

const nameIn = (path: string): string => {
  const bare = path.replace(/\/+$/, '')
  return bare.slice(bare.lastIndexOf('/') + 1)
}

const find: Program = (words, context) => {
  const search = searchOf(words, context)
  if (!search) return /^-(delete|exec|execdir|ok|okdir|fprint|fprintf|fls)$/m.test(words.join('\n')) ? undefined : QUIET
  const { action, batches, separator } = search
  const reached = [...search.reached.values()]
  const found = reached.map(({ path }) => path)
  if (action === undefined || action === 'print') {
    const text = found.map((path) => path + separator).join('')
    return { status: 'ok', prints: [found.length > 1 ? { lines: text } : text] }
  }
  const [program = '', ...options] = action === 'delete' ? ['rm'] : action
  // Of folders without a file of the checkout nothing is known: what is done to a folder may be done to those, too.
  const isRemoval = program === 'rm' && options.some((word) => /^-\w*[rR]/.test(word))
  if (!isRemoval && reached.some(({ isFolder }) => isFolder)) return undefined
  const each = (path: string) =>
    action === 'delete' ? ['rm', path] : action.map((word) => word.replaceAll('{}', path))
  const all = action === 'delete' ? [] : action.flatMap((word) => (word === '{}' ? found : [word]))
  const commands = batches ? (found.length > 0 ? [all] : []) : found.map(each)
  const runs: Runs = { commands, isStrict: batches || action === 'delete', inAnyOrder: found.length > 1 }
  return { status: 'unknown', prints: [undefined], runs }
}

/** A search that was made; undefined where its files or its words are not known. */
const searchOf = (words: readonly string[], { files, at }: ProgramContext): Search | undefined => {
  const start = words.findIndex((word) => /^[-!(]/.test(word))
  const roots = start === 0 ? ['.'] : start < 0 ? words : words.slice(0, start)
  const search = new Search(start < 0 ? [] : words.slice(start))
  const test = search.read()
  for (const root of roots.length === 0 ? ['.'] : roots) {
    const kind = files.kind(at(root))
    const below = files.below(at(root))
    if (!below || kind !== 'folder') return undefined
    const base = root.replace(/\/$/, '')
    const entries = [
      { path: root, isFolder: true, depth: 0 },
      ...files
        .foldersBelow(at(root))
        .map((path) => ({ path: `${base}/${path}`, isFolder: true, depth: depthOf(path) })),
      ...below.map((path) => ({ path: `${base}/${path}`, isFolder: false, depth: depthOf(path) })),
    ]
    for (const entry of entries) if (test(entry) && !search.action) search.reached.set(entry.path, entry)
  }
  return search.isOpen ? undefined : search
}

const depthOf = (path: string): number => path.split('/').length

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
