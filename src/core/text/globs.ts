import { compileGlob, type Glob } from './glob.ts'

/** One pattern of a step, braces and all. */
export interface NamedGlob {
  readonly pattern: string
  matches(path: string): boolean
  /** Folders that its files lie in; undefined where they may lie anywhere. */
  readonly folders: readonly string[] | undefined
}

/** Compiles patterns as `compileGlob` does, with braces as well. Returns what is wrong with the first bad one, as a sentence. */
export const compileGlobs = (patterns: string | readonly string[]): readonly NamedGlob[] | string => {
  const compiled: NamedGlob[] = []
  for (const pattern of listOf(patterns)) {
    const glob = compile(pattern)
    if (typeof glob === 'string') return `The glob ${JSON.stringify(pattern)} ${glob}.`
    compiled.push(glob)
  }
  return compiled
}

export const listOf = (patterns: string | readonly string[]): readonly string[] =>
  typeof patterns === 'string' ? [patterns] : patterns

const compile = (pattern: string): NamedGlob | string => {
  if (/(?:^|\/)\.\.(?:\/|$)/.test(pattern))
    return 'leads out of the checkout; write it relative to the root, without `..`'
  const expanded = expandBraces(pattern)
  if (!expanded) return 'has braces that stand for more than 1000 patterns'
  const globs: Glob[] = []
  for (const one of expanded) {
    const glob = compileGlob(one)
    if (typeof glob === 'string') return glob
    globs.push(glob)
  }
  const folders = expanded.map(folderOf)
  return {
    pattern,
    matches: (path) => globs.some((glob) => glob.matches(path)),
    folders: folders.every((folder) => folder !== undefined) ? [...new Set(folders)] : undefined,
  }
}

/** What precedes the first name with a special character; a pattern without a / inside names files at every depth. */
const folderOf = (pattern: string): string | undefined => {
  const body = pattern.replace(/(?<!\\)\/$/, '')
  const names = body.replace(/^\//, '').split('/').slice(0, -1)
  const special = names.findIndex((name) => /[*?[\]\\]/.test(name))
  const folder = (special < 0 ? names : names.slice(0, special)).filter(Boolean).join('/')
  return folder === '' ? undefined : folder
}

/** How many patterns one pattern may expand to. */
const MOST = 1000

/** Expands the braces of a glob, nested ones too: `*.{js,ts}` becomes `*.js` and `*.ts`; undefined for over 1,000 patterns. */
export const expandBraces = (pattern: string): readonly string[] | undefined => {
  let open = [pattern]
  const closed: string[] = []
  while (open.length > 0) {
    if (open.length + closed.length > MOST) return undefined
    const [next = '', ...rest] = open
    const group = firstGroup(next)
    open = [...(group ?? []), ...rest]
    if (!group) closed.push(next)
  }
  return closed
}

/** The pattern once for each alternative of its first braces; undefined where it has none. */
const firstGroup = (pattern: string): readonly string[] | undefined => {
  const group = bracesOf(pattern)
  if (!group) return undefined
  const [at, ...ends] = group
  const tail = pattern.slice((ends.at(-1) ?? at) + 1)
  return ends.map((end, index) => pattern.slice(0, at) + pattern.slice((group[index] ?? at) + 1, end) + tail)
}

/** Where the first braces with a comma open, their alternatives end, and they close; braces without one, or without an end, are plain characters. */
const bracesOf = (pattern: string): readonly [number, ...number[]] | undefined => {
  const open: [number, ...number[]][] = []
  let first: readonly [number, ...number[]] | undefined
  for (let at = nextOf(pattern, 0); at < pattern.length; at = nextOf(pattern, at + 1)) {
    const character = pattern[at]
    if (character === '{') open.push([at])
    else if (character === ',') open.at(-1)?.push(at)
    else if (character === '}') {
      const braces = open.pop()
      if (braces && braces.length > 1 && (!first || braces[0] < first[0])) first = [...braces, at]
      if (first && open.length === 0) return first
    }
  }
  return first
}

/** The next character at or after `at` that may mean something: not one behind a backslash. */
const nextOf = (pattern: string, at: number): number => {
  let index = at
  while (pattern[index] === '\\') index += 2
  return index
}
