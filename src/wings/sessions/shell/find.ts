import { globPattern } from './patterns.ts'
import { type Program, type ProgramContext, QUIET, type Runs } from './program.ts'

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
    // A folder that is left out takes its content with it.
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

export const find: Program = (words, context) => {
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
