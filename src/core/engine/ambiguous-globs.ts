import type { Problem } from '../../errors.ts'
import { compileGlobs, listOf, otherNames } from '../text/globs.ts'
import { visible } from '../text/visible.ts'
import type { RepoPath } from '../workspace/workspace.ts'
import type { FileQuery } from './file-search.ts'

/**
 * INVALID_INPUT where brackets, or a `**` that is not alone, can be meant in two ways. In a glob brackets are a set, so a file of just
 * that name (`app/[id]/page.tsx`) is not one of its files. `exclude` leaves out both, so it is refused only where both leave out something that the globs name.
 * @param paths the files that globs may name
 */
export function ambiguousGlob(
  { glob, exclude = [] }: Pick<FileQuery, 'glob' | 'exclude'>,
  paths: readonly RepoPath[],
): Problem | undefined {
  const globs = listOf(glob).flatMap(readingsOf)
  const excluded = listOf(exclude).flatMap(readingsOf)
  for (const { pattern, literal, isPattern, isLiteral } of globs) {
    const file = paths.find((path) => isLiteral(path) && !isPattern(path))
    if (file !== undefined) return problemOf('glob', { pattern, literal, file })
  }
  const named = compileGlobs(glob)
  if (excluded.length === 0 || typeof named === 'string') return undefined
  const among = paths.filter((path) => named.some(({ matches }) => matches(path)))
  for (const { pattern, literal, isPattern, isLiteral } of excluded) {
    const file = among.find((path) => isLiteral(path) && !isPattern(path))
    if (file !== undefined && among.some((path) => isPattern(path) && !isLiteral(path)))
      return problemOf('exclude', { pattern, literal, file })
  }
  return undefined
}

interface Readings {
  readonly pattern: string
  /** The pattern in its other meaning. */
  readonly literal: string
  readonly isPattern: (path: RepoPath) => boolean
  readonly isLiteral: (path: RepoPath) => boolean
}

const readingsOf = (pattern: string): readonly Readings[] =>
  otherNames(pattern).flatMap((literal) => {
    const [own, other] = [compileGlobs(pattern), compileGlobs(literal)]
    if (typeof own === 'string' || typeof other === 'string') return []
    const matching = (globs: typeof own) => (path: RepoPath) => globs.some(({ matches }) => matches(path))
    return [{ pattern, literal, isPattern: matching(own), isLiteral: matching(other) }]
  })

const problemOf = (
  key: 'glob' | 'exclude',
  { pattern, literal, file }: Pick<Readings, 'pattern' | 'literal'> & { readonly file: RepoPath },
): Problem => ({
  name: 'INVALID_INPUT',
  message: visible(
    `In \`${key}\`, ${JSON.stringify(pattern)} can be meant in two ways: by the pattern, or so that it names ${JSON.stringify(file)}. ` +
      `Write ${JSON.stringify(literal)} for that; or write out what the pattern means, as in {a,b}.`,
  ),
})
