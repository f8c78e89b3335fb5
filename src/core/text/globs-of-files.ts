import { escapeGlob } from './glob.ts'
import { compileGlobs } from './globs.ts'

/** Which files a step is about, by patterns. */
export interface GlobChoice {
  readonly glob: string | readonly string[]
  readonly exclude?: readonly string[]
}

/** The nearest pattern that names all of the files: their common folder and name, or extensions. */
export const commonGlob = (files: readonly string[]): GlobChoice => {
  const folders = [...new Set(files.map(folderOf))]
  const common = commonFolder(folders)
  const depth = folders.length > 1 ? (common === '' ? '' : '**/') : common === '' ? '/' : ''
  return { glob: `${escapeGlob(common)}${depth}${namesOf(files)}` }
}

/**
 * Choices that name all of the files and none of the others, the best first: the nearest pattern with an `exclude`, a list of a pattern
 * for each folder, a list of the files.
 */
export const separatingGlobs = (files: readonly string[], others: readonly string[]): readonly GlobChoice[] => {
  const exclude = excluding(files, others)
  const perFolder = [...grouped(files, folderOf)].flatMap(([, some]) => inFolder(some, others))
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

const grouped = <Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> => {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

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
  const byFolder = grouped(others, (other) => clearFolder(other, files) ?? other)
  return [...byFolder].map(([folder, some]) =>
    some.length > 1 ? `${escapeGlob(folder)}**` : patternOf(some[0] ?? folder),
  )
}

const clearFolder = (other: string, files: readonly string[]): string | undefined =>
  other
    .split('/')
    .slice(0, -1)
    .map((_, depth, parts) => `${parts.slice(0, depth + 1).join('/')}/`)
    .find((folder) => !files.some((file) => file.startsWith(folder)))
