import { compileGlob } from '../text/glob.ts'

/** Whom a CODEOWNERS file names. */
export interface Owners {
  readonly people: readonly string[]
  /** As `organisation/team`. */
  readonly teams: readonly string[]
}

/**
 * The owners of files, as GitHub reads CODEOWNERS: of each file those of the last line whose pattern matches it, which may be nobody.
 * Addresses of mail name nobody here; a line that GitHub skips is skipped.
 */
export function ownersOf(text: string, paths: readonly string[]): Owners {
  const rules = text.split(/\r?\n/).flatMap(ruleOf).toReversed()
  const owners = new Set(paths.flatMap((path) => rules.find(({ matches }) => matches(path))?.owners ?? []))
  const names = [...owners].map((owner) => owner.slice(1))
  return { people: names.filter((name) => !name.includes('/')), teams: names.filter((name) => name.includes('/')) }
}

interface Rule {
  matches(path: string): boolean
  readonly owners: readonly string[]
}

function ruleOf(line: string): readonly Rule[] {
  const [pattern = '', ...words] = line
    .replace(/(?:^|\s)#.*$/, '')
    .trim()
    .split(/\s+/)
  // GitHub knows neither negation nor ranges of characters here.
  if (pattern === '' || /^!|[[\]]/.test(pattern)) return []
  const glob = compileGlob(pattern)
  if (typeof glob === 'string') return []
  const depth = pattern.endsWith('/*') ? pattern.replace(/^\//, '').split('/').length : undefined
  return [
    {
      // docs/* names the files of the folder, not those of folders in it.
      matches: (path) =>
        (depth === undefined || pattern.includes('**') || path.split('/').length === depth) && glob.matches(path),
      owners: words.filter((word) => /^@[\w-]+(?:\/[\w.-]+)?$/.test(word)),
    },
  ]
}
