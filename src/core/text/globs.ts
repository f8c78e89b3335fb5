import { compileGlob, type Glob, type GlobOptions } from './glob.ts'
import { literalName, otherReadings, pathPattern } from './path-pattern.ts'

/** One pattern of a step, braces and all. */
export interface NamedGlob {
  readonly pattern: string
  matches(path: string): boolean
  /** Folders that its files lie in; undefined where they may lie anywhere. */
  readonly folders: readonly string[] | undefined
}

export interface PathGlobOptions extends GlobOptions {
  /**
   * The pattern protects what it names, so it counts in every way in which it can be meant (see `otherReadings`), in any form of
   * Unicode. Default false.
   */
  readonly protects?: boolean
}

/**
 * Compiles patterns as `compileGlob` does, in the form that paths have, with braces as well. Returns what is wrong with the first bad
 * one, as a sentence.
 */
export const compileGlobs = (
  patterns: string | readonly string[],
  options: PathGlobOptions = {},
): readonly NamedGlob[] | string => {
  const compiled: NamedGlob[] = []
  for (const pattern of listOf(patterns)) {
    const glob = compilePathGlob(pattern, options)
    if ('wrong' in glob) {
      const instead = glob.instead === undefined ? '' : ` Write ${JSON.stringify(glob.instead)}.`
      return `The glob ${JSON.stringify(pattern)} ${glob.wrong}.${instead}`
    }
    compiled.push(glob)
  }
  return compiled
}

export const listOf = (patterns: string | readonly string[]): readonly string[] =>
  typeof patterns === 'string' ? [patterns] : patterns

/** One of these patterns; what is wrong with it where it matches no path or cannot be compiled, and what was meant. */
export const compilePathGlob = (
  pattern: string,
  options: PathGlobOptions = {},
): NamedGlob | { readonly wrong: string; readonly instead?: string } => {
  const whole = pathPattern(pattern)
  if (!whole.ok) return whole
  const expanded = expandBraces(whole.pattern)
  if (!expanded) return { wrong: 'has braces that stand for more than 1000 patterns' }
  const globs: Glob[] = []
  const normal: string[] = []
  for (const one of expanded) {
    const form = pathPattern(one)
    if (!form.ok) return { wrong: form.wrong }
    const glob = compileGlob(form.pattern, options)
    if (typeof glob === 'string') return { wrong: glob, ...insteadOf(pattern) }
    globs.push(glob)
    normal.push(form.pattern)
  }
  if (options.protects)
    for (const one of new Set(
      [whole.pattern, ...normal].flatMap((each) => [...otherReadings(each), each.normalize()]),
    )) {
      const form = pathPattern(one)
      const glob = form.ok ? compileGlob(form.pattern, options) : form.wrong
      if (typeof glob !== 'string') globs.push(glob)
    }
  const folders = normal.map(folderOf)
  return {
    pattern,
    matches: (path) =>
      globs.some((glob) => glob.matches(path) || (options.protects === true && glob.matches(path.normalize()))),
    folders: folders.every((folder) => folder !== undefined) ? [...new Set(folders)] : undefined,
  }
}

/** Brackets that make no set are characters of a name. */
const insteadOf = (pattern: string): { readonly instead?: string } => {
  const [instead] = literalName(pattern)
  return instead !== undefined && typeof compileGlob(instead) !== 'string' ? { instead } : {}
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
