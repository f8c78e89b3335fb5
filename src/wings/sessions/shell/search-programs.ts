import { linesOf } from '../../../core/text/line-changes.ts'
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
    return printing(text, given.has('L') ? 'unknown' : status)
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

type Test = (path: string) => boolean

/** What `find` is asked for, read as alternatives of tests and actions; `isOpen` where a word of it is not known. */
class Search {
  /** What the action is about. */
  readonly reached = new Set<string>()
  action: readonly string[] | 'print' | 'delete' | undefined
  batches = false
  separator = '\n'
  depth = Number.POSITIVE_INFINITY
  isOpen = false
  readonly #queue: string[]

  constructor(words: readonly string[]) {
    this.#queue = [...words]
  }

  read(): Test {
    const test = this.#any()
    if (this.#queue.length > 0) this.isOpen = true
    return test
  }

  #any(): Test {
    const tests = [this.#all()]
    while (/^-or?$/.test(this.#queue[0] ?? '')) {
      this.#queue.shift()
      tests.push(this.#all())
    }
    return (path) => tests.some((test) => test(path))
  }

  #all(): Test {
    const tests: Test[] = []
    while (this.#queue.length > 0 && !/^(\)|-or?)$/.test(this.#queue[0] ?? '')) tests.push(this.#one())
    return (path) => tests.every((test) => test(path))
  }

  #one(): Test {
    const word = this.#queue.shift() ?? ''
    if (word === '!' || word === '-not') {
      const test = this.#one()
      return (path) => !test(path)
    }
    const test = word === '(' ? this.#any() : this.#test(word)
    if (word === '(' && this.#queue.shift() !== ')') this.isOpen = true
    if (this.#queue[0] !== '-prune') return test
    this.#queue.shift()
    // What lies in a folder that is left out is left out.
    return (path) => path.split('/').some((_, index, parts) => test(parts.slice(0, index + 1).join('/')))
  }

  #test(word: string): Test {
    const take = () => this.#queue.shift() ?? ''
    if (word === '-type' && take() === 'f') return () => true
    if (word === '-a' || word === '-print' || word === '-print0' || word === '-delete' || word === '-exec')
      return word === '-a' ? () => true : this.#act(word)
    if (word === '-maxdepth') {
      this.depth = Number(take())
      return () => true
    }
    if (/^-(name|path|wholename)$/.test(word)) {
      const glob = globPattern(take())
      return (path) => glob?.matches(word === '-name' ? path.slice(path.lastIndexOf('/') + 1) : path) === true
    }
    this.isOpen = true
    return () => false
  }

  #act(word: string): Test {
    if (this.action !== undefined) this.isOpen = true
    this.action = word === '-delete' ? 'delete' : 'print'
    if (word === '-print0') this.separator = '\0'
    if (word === '-exec') {
      const end = this.#queue.findIndex((other) => other === ';' || other === '+')
      this.isOpen ||= end < 0
      this.batches = this.#queue[end] === '+'
      this.action = this.#queue.splice(0, end + 1).slice(0, -1)
    }
    return (path) => this.reached.add(path).size > 0
  }
}

const find: Program = (words, context) => {
  const search = searchOf(words, context)
  if (!search) return /^-(delete|exec|execdir|ok|okdir|fprint|fprintf|fls)$/m.test(words.join('\n')) ? undefined : QUIET
  const { action, batches, separator } = search
  const found = [...search.reached]
  if (action === 'delete') return together(found.map((path) => context.run(['rm', path])))
  if (action === undefined || action === 'print') return printing(found.map((path) => path + separator).join(''))
  if (batches)
    return together(found.length === 0 ? [] : [context.run(action.flatMap((word) => (word === '{}' ? found : [word])))])
  return together(found.map((path) => context.run(action.map((word) => word.replaceAll('{}', path)))))
}

/** A search that was made; undefined where its files or its words are not known. */
const searchOf = (words: readonly string[], { files, at }: ProgramContext): Search | undefined => {
  const start = words.findIndex((word) => /^[-!(]/.test(word))
  const roots = start === 0 ? ['.'] : start < 0 ? words : words.slice(0, start)
  const search = new Search(start < 0 ? [] : words.slice(start))
  const test = search.read()
  // Folders are found, too, unless their names cannot be like that.
  const isOfFiles = /^-delete$|^-type\nf$|^-name\n.*\./m.test(words.join('\n'))
  for (const root of roots) {
    const below = files.below(at(root))
    if (!below || !isOfFiles) return undefined
    for (const file of below) {
      const path = `${root.replace(/\/$/, '')}/${file}`
      if (file.split('/').length <= search.depth && test(path) && !search.action) search.reached.add(path)
    }
  }
  return search.isOpen ? undefined : search
}

/** Actions one after the other. */
const together = (actions: readonly (Action | undefined)[]): Action | undefined => {
  if (!actions.every((action) => action !== undefined)) return undefined
  return {
    status: actions.some(({ status }) => status !== 'ok') ? 'unknown' : 'ok',
    prints: actions.length === 0 ? [''] : actions.flatMap(({ prints }) => prints),
    several: true,
    ...(actions.some(({ act }) => act) && { act: () => actions.map(({ act }) => act?.() ?? true).every(Boolean) }),
  }
}

const xargs: Program = (words, context) => {
  // Its options end where the command begins.
  const start = words.findIndex((word, index) => !word.startsWith('-') && !/^-[InPLd]$/.test(words[index - 1] ?? ''))
  const given = readOptions(start < 0 ? words : words.slice(0, start), {
    flags: '0rt',
    valued: 'InPLd',
    long: { 'no-run-if-empty': 'r', null: '0' },
  })
  const command = start < 0 ? ['echo'] : words.slice(start)
  const input = context.input()
  if (!given || input === undefined || /["'\\]/.test(input))
    return context.run(command)?.act || !context.run(command) ? undefined : QUIET
  const [sign] = given.values('I')
  const lines = sign !== undefined || given.values('d').some((value) => value === '\\n' || value === '\n')
  const items = input.split(given.has('0') ? /\0/ : lines ? /\n/ : /\s+/).filter((item) => item !== '')
  if (items.length === 0 && (given.has('rI') || NEEDS_FILES.test(command[0] ?? ''))) return QUIET
  if (sign === undefined) return together([context.run([...command, ...items])])
  return together(items.map((item) => context.run(command.map((word) => word.replaceAll(sign, item)))))
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
