import { expandBraces } from './braces.ts'
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
