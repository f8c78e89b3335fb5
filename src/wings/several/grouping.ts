import { CODEOWNERS_PATHS, type CodeOwners } from '../../core/text/codeowners.ts'
import { compileGlobs } from '../../core/text/globs.ts'
import { EditplanError } from '../../errors.ts'

/** How the steps of a plan are told apart: by the files that they change, or so many at a time. */
export type Grouping = { readonly size: number } | { readonly groupOf: (path: string) => string }

/** What a split goes by, as people write it. */
export type SplitBy =
  | { readonly kind: 'codeowners' }
  | { readonly kind: 'folder'; readonly depth: number }
  | { readonly kind: 'glob'; readonly groups: readonly { readonly name: string; readonly pattern: string }[] }
  | { readonly kind: 'size'; readonly steps: number }

/**
 * Reads `codeowners`, `folder`, `folder:2`, `size:20`, or one or several of `glob:NAME=PATTERN`. Throws USAGE for anything else.
 */
export function splitBy(words: readonly string[]): SplitBy {
  const [only = ''] = words
  const globs = words.flatMap((word) => globGroup(word) ?? [])
  if (words.length > 0 && globs.length === words.length) return { kind: 'glob', groups: globs }
  const counted = /^(folder|size):([1-9]\d{0,5})$/.exec(only)
  if (words.length > 1) throw usage(words.join(', '))
  if (only === 'codeowners') return { kind: 'codeowners' }
  if (only === 'folder') return { kind: 'folder', depth: 1 }
  if (counted?.[1] === 'folder') return { kind: 'folder', depth: Number(counted[2]) }
  if (counted?.[1] === 'size') return { kind: 'size', steps: Number(counted[2]) }
  throw usage(only)
}

/**
 * @param owners absent where the repository names none. Throws USAGE for a pattern that cannot be read, FILE_NOT_FOUND where the split goes
 * by owners and there are none.
 */
export function groupingOf(by: SplitBy, owners: CodeOwners | undefined): Grouping {
  if (by.kind === 'size') return { size: by.steps }
  if (by.kind === 'folder') return { groupOf: (path) => folderOf(path, by.depth) }
  if (by.kind === 'glob') return { groupOf: byGlobs(by.groups) }
  if (!owners) throw new EditplanError({ name: 'FILE_NOT_FOUND', message: NO_OWNERS })
  return { groupOf: (path) => owners.ownersOf(path).join(' ') || 'no owner' }
}

const NO_OWNERS = `No CODEOWNERS is committed: GitHub looks for ${CODEOWNERS_PATHS.join(', ')}. Add one, or split by folder.`

function globGroup(word: string): { readonly name: string; readonly pattern: string } | undefined {
  const [, name, pattern] = /^glob:([^=\p{Cc}]{1,80})=(.+)$/su.exec(word) ?? []
  return name === undefined || pattern === undefined ? undefined : { name, pattern }
}

const folderOf = (path: string, depth: number): string =>
  path.split('/').slice(0, -1).slice(0, depth).join('/') || 'top folder'

function byGlobs(groups: readonly { readonly name: string; readonly pattern: string }[]): (path: string) => string {
  const compiled = groups.map(({ name, pattern }) => {
    const globs = compileGlobs(pattern)
    if (typeof globs === 'string') throw new EditplanError({ name: 'USAGE', message: globs })
    return { name, matches: (path: string) => globs.some((glob) => glob.matches(path)) }
  })
  return (path) => compiled.find(({ matches }) => matches(path))?.name ?? 'other files'
}

const usage = (given: string): EditplanError =>
  new EditplanError({
    name: 'USAGE',
    message: `A plan cannot be split by ${JSON.stringify(given)}. Write codeowners, folder, folder:2, size:20, or glob:NAME=PATTERN once or several times.`,
  })
