import { escapeGlob } from '../../../core/text/glob.ts'
import { compileGlobs, listOf } from '../../../core/text/globs.ts'
import { groupBy } from '../../../core/text/group-by.ts'
import { foldersAbove } from '../../../core/text/paths.ts'

/** Which files a step is about, by patterns. */
export type GlobChoice = { readonly glob: string | readonly string[]; readonly exclude?: readonly string[] }

/** The fewest patterns that name all of the files and none of the others, those that say most of where the files are before others. */
export function namingGlobs(files: readonly string[], others: readonly string[]): GlobChoice {
  const choices = [
    commonGlob(files),
    ...byFolder(files),
    ...wide(files),
    ...separatingGlobs(files, namedBy(commonGlob(files), others)),
  ].filter((choice) => countOf(choice) < MOST_CHECKED && isExact(choice, files, others))
  return [...choices, list(files)].reduce((best, one) => (countOf(one) < countOf(best) ? one : best))
}

/** A list of more patterns is one of the files, which names them alone. */
const MOST_CHECKED = 20

/** How many patterns it has. */
export const countOf = ({ glob, exclude = [] }: GlobChoice): number => listOf(glob).length + exclude.length

export const lengthOf = (choice: GlobChoice): number => JSON.stringify(choice).length - 8

const list = (files: readonly string[]): GlobChoice => ({ glob: files.map(patternOf) })

/** Every file, and every file of the extensions. */
function wide(files: readonly string[]): readonly GlobChoice[] {
  const extensions = new Set(files.map((file) => /[^./](\.[\w-]+)$/.exec(file)?.[1]))
  const [only] = extensions
  return extensions.size === 1 && only !== undefined ? [{ glob: `*${only}` }, { glob: '*' }] : [{ glob: '*' }]
}

/** A pattern for each of the folders at the top. */
function byFolder(files: readonly string[]): readonly GlobChoice[] {
  const groups = groupBy(files, (file) => file.slice(0, file.indexOf('/') + 1))
  if (groups.size < 2 || groups.size > MOST_PATTERNS) return []
  return [{ glob: [...groups.values()].flatMap((some) => listOf(commonGlob(some).glob)) }]
}

const isExact = (choice: GlobChoice, files: readonly string[], others: readonly string[]): boolean =>
  namedBy(choice, files).length === files.length && namedBy(choice, others).length === 0

/** Those of the paths that it names. */
export function namedBy({ glob, exclude = [] }: GlobChoice, paths: readonly string[]): readonly string[] {
  const [named, left] = [compileGlobs(glob), compileGlobs(exclude)]
  if (typeof named === 'string' || typeof left === 'string') return []
  return paths.filter((path) => named.some((one) => one.matches(path)) && !left.some((one) => one.matches(path)))
}

/** The nearest pattern that names all of the files: their common folder and name, or extensions, or the pattern of all names that is given. */
export const commonGlob = (files: readonly string[], name = namesOf(files)): GlobChoice & { readonly glob: string } => {
  const folders = [...new Set(files.map(folderOf))]
  const common = commonFolder(folders)
  const depth = folders.length > 1 ? (common === '' ? '' : '**/') : common === '' ? '/' : ''
  return { glob: `${escapeGlob(common)}${depth}${name}` }
}

/** Patterns that end in a name, which has one star, for all of the files and none of the others; undefined where that takes too many. */
export function namedGlobs(name: string, files: readonly string[], others: readonly string[]): GlobChoice | undefined {
  const one = commonGlob(files, name)
  const exclude = excluding(files, namedBy(one, others))
  const folders = [...new Set(files.map((file) => `${escapeGlob(folderOf(file)) || '/'}${name}`))]
  return [{ ...one, exclude }, { glob: folders }]
    .filter((choice) => countOf(choice) <= MOST_PATTERNS && isExact(choice, files, others))
    .sort((best, other) => countOf(best) - countOf(other))[0]
}

/**
 * Choices that name all of the files and none of the others, the best first: the nearest pattern with an `exclude`, a list of a pattern
 * for each folder, a list of the files.
 */
export const separatingGlobs = (files: readonly string[], others: readonly string[]): readonly GlobChoice[] => {
  const exclude = excluding(files, others)
  const folders = [...groupBy(files, folderOf)]
  const perFolder = folders.length > MOST_PATTERNS ? files : folders.flatMap(([, some]) => inFolder(some, others))
  const choices: readonly (GlobChoice & { readonly length: number })[] = [
    { ...commonGlob(files), exclude, length: exclude.length },
    { glob: perFolder, length: perFolder.length },
  ]
  return [
    ...choices.filter(({ length }) => length <= MOST_PATTERNS).map(({ length: _, ...choice }) => choice),
    { glob: files.map(patternOf) },
  ]
}

/** More patterns than these say less than the names of the files. */
const MOST_PATTERNS = 8

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1)

/** The longest folder, with its `/`, that all of them lie in; empty for the root. */
const commonFolder = ([first = '', ...others]: readonly string[]): string => {
  let common = first
  while (!others.every((folder) => folder.startsWith(common))) common = folderOf(common.slice(0, -1))
  return common
}

/** A pattern for the names of the files: the one name, one extension, several, or any name. */
const namesOf = (files: readonly string[]): string => {
  const names = files.map((file) => file.slice(folderOf(file).length))
  const [name = '', ...rest] = new Set(names)
  if (rest.length === 0) return escapeGlob(name)
  const extensions = [...new Set(names.map((one) => /[^.](\.[\w-]+)$/.exec(one)?.[1] ?? ''))].sort()
  if (extensions.includes('') || extensions.length > MOST_PATTERNS) return '*'
  return extensions.length === 1
    ? `*${extensions[0]}`
    : `*.{${extensions.map((extension) => extension.slice(1)).join(',')}}`
}

/** A path as a pattern of itself alone: one without a folder would match at every depth. */
const patternOf = (path: string): string => (path.includes('/') ? escapeGlob(path) : `/${escapeGlob(path)}`)

/** The files of one folder by a pattern, or one by one where it would name others. */
const inFolder = (files: readonly string[], others: readonly string[]): readonly string[] => {
  const [only] = files
  if (only !== undefined && files.length === 1) return [patternOf(only)]
  const { glob } = commonGlob(files)
  const compiled = compileGlobs(glob)
  const isClear = typeof compiled !== 'string' && !others.some((path) => compiled.some((one) => one.matches(path)))
  return isClear ? [String(glob)] : files.map(patternOf)
}

/** Patterns for the others: the highest folder that has none of the files, or the file where it is alone there. */
const excluding = (files: readonly string[], others: readonly string[]): readonly string[] => {
  const taken = new Set(files.flatMap(foldersAbove))
  const byFolder = groupBy(others, (other) => foldersAbove(other).find((folder) => !taken.has(folder)) ?? other)
  return [...byFolder].map(([folder, some]) =>
    some.length > 1 ? `${escapeGlob(folder)}/**` : patternOf(some[0] ?? folder),
  )
}
