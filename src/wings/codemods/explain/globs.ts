import { escapeGlob } from '../../../core/text/glob.ts'
import { compileGlobs, listOf } from '../../../core/text/globs.ts'
import { commonGlob, type GlobChoice, separatingGlobs } from '../../../core/text/globs-of-files.ts'

/** The shortest patterns that name all of the files and none of the others. */
export function namingGlobs(files: readonly string[], others: readonly string[]): GlobChoice {
  const choices = [
    commonGlob(files),
    ...wide(files),
    ...byFolder(files),
    ...separatingGlobs(files, others),
    list(files),
  ]
  const exact = choices.filter((choice) => isExact(choice, files, others))
  return exact.reduce<GlobChoice>((best, one) => (lengthOf(one) < lengthOf(best) ? one : best), exact[0] ?? list(files))
}

export const lengthOf = (choice: GlobChoice): number => JSON.stringify(choice).length - 8

const list = (files: readonly string[]): GlobChoice => ({
  glob: files.map((file) => (file.includes('/') ? escapeGlob(file) : `/${escapeGlob(file)}`)),
})

/** Every file, and every file of the extensions. */
function wide(files: readonly string[]): readonly GlobChoice[] {
  const extensions = new Set(files.map((file) => /[^./](\.[\w-]+)$/.exec(file)?.[1]))
  const [only] = extensions
  return extensions.size === 1 && only !== undefined ? [{ glob: `*${only}` }, { glob: '*' }] : [{ glob: '*' }]
}

/** A pattern for each of the folders at the top. */
function byFolder(files: readonly string[]): readonly GlobChoice[] {
  const groups = grouped(files)
  if (groups.size < 2 || groups.size > 8) return []
  return [{ glob: [...groups.values()].flatMap((some) => listOf(commonGlob(some).glob)) }]
}

const topOf = (file: string): string => (file.includes('/') ? file.slice(0, file.indexOf('/')) : '')

function grouped(files: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const file of files) groups.set(topOf(file), [...(groups.get(topOf(file)) ?? []), file])
  return groups
}

function isExact({ glob, exclude = [] }: GlobChoice, files: readonly string[], others: readonly string[]): boolean {
  const [named, left] = [compileGlobs(glob), compileGlobs(exclude)]
  if (typeof named === 'string' || typeof left === 'string') return false
  const names = (path: string) => named.some((one) => one.matches(path)) && !left.some((one) => one.matches(path))
  return files.every(names) && !others.some(names)
}
