import { posix } from 'node:path'

/** The files that importers are looked for in. */
export interface ImportingFiles {
  /** Files that hold one of the words. */
  holding(words: readonly string[]): Promise<readonly string[]>
  /** Undefined where a file is none, or no text. */
  textOf(path: string): string | undefined
}

export interface Importers {
  /** The nearest first. */
  readonly paths: readonly string[]
  /** There are more. */
  readonly isCut: boolean
}

/** Importers of importers of … that are followed; each costs a search. */
const DEPTH = 100

/**
 * Files that import or include one of `targets`, and those that import these: what a file exports may be of a type that another one
 * gives it. Found by their text: by the lines of imports, whose relative paths are resolved and whose other names are compared.
 */
export async function findImporters(
  targets: readonly string[],
  files: ImportingFiles,
  most: number,
): Promise<Importers> {
  const found = new Set<string>()
  const known = new Set(targets)
  let level = targets
  for (let depth = 0; depth < DEPTH && level.length > 0; depth += 1) {
    const next = await importersOf(level, files, known)
    for (const path of next) {
      if (found.size === most) return { paths: [...found], isCut: true }
      found.add(path)
      known.add(path)
    }
    level = next
  }
  return { paths: [...found], isCut: level.length > 0 }
}

async function importersOf(
  targets: readonly string[],
  files: ImportingFiles,
  known: ReadonlySet<string>,
): Promise<readonly string[]> {
  const byName = new Map<string, string[]>()
  for (const target of targets)
    for (const name of namesOf(target)) byName.set(name, [...(byName.get(name) ?? []), target])
  const holding = await files.holding([...byName.keys()])
  return holding.filter((path) => {
    if (known.has(path)) return false
    const text = files.textOf(path)
    return text !== undefined && importsAny(path, text, byName)
  })
}

/** Files that are imported by the name of their folder. */
const OF_FOLDER = /^(?:index|__init__|mod|init|main|package)$/

const namesOf = (path: string): readonly string[] => {
  const stem = stemOf(path)
  const folder = posix.basename(posix.dirname(path))
  const isOfFolder = OF_FOLDER.test(stem) || /\.(?:go|java|kt|swift)$/.test(path)
  return isOfFolder && folder !== '.' ? [stem, folder] : [stem]
}

const stemOf = (path: string): string => withoutEnding(posix.basename(path))

const withoutEnding = (path: string): string => path.replace(/(?:\.d)?\.[^./]+$/, '')

/** A line that says what a file needs, in one language or another. */
const IMPORT =
  /\b(?:import|from|require|use|using|include|include_once|require_once|require_relative|mod|export|source|load|extern|package)\b/

/** Characters of a line that is read, and lines of an import in brackets. */
const LONGEST = 2000
const LINES = 100

/** Lines of imports; one whose bracket is open goes on to its end. */
function* importLines(text: string): Generator<string, void, void> {
  const lines = text.split(/\r\n|\r|\n/)
  for (const [at, line] of lines.entries()) {
    if (line.length > LONGEST || !IMPORT.test(line)) continue
    const isOpen = line.trimEnd().endsWith('(')
    const end = isOpen ? lines.slice(at, at + LINES).findIndex((one) => one.includes(')')) : 0
    yield lines
      .slice(at, at + Math.max(end, 0) + 1)
      .join(' ')
      .slice(0, 2 * LONGEST)
  }
}

/** What a line names: quoted, in angle brackets, or as words. */
const QUOTED = /["'`<]([^"'`<>\n]{1,400})["'`>]/g

function importsAny(path: string, text: string, byName: ReadonlyMap<string, readonly string[]>): boolean {
  for (const line of importLines(text)) {
    const quoted = [...line.matchAll(QUOTED)].map(([, name = '']) => name)
    const isNamed = quoted.length > 0 ? namesOne(path, quoted, byName) : wordsOf(line).some((word) => byName.has(word))
    if (isNamed) return true
  }
  return false
}

const wordsOf = (line: string): readonly string[] => line.match(/[\p{L}\p{N}_$-]+/gu) ?? []

function namesOne(path: string, quoted: readonly string[], byName: ReadonlyMap<string, readonly string[]>): boolean {
  return quoted.some((name) => {
    const last = posix.basename(name)
    if (!name.startsWith('.')) return byName.has(last) || byName.has(withoutEnding(last))
    const resolved = posix.join(posix.dirname(path), name).replace(/\/$/, '')
    const targets = [stemOf(resolved), posix.basename(resolved)].flatMap((stem) => byName.get(stem) ?? [])
    return targets.some((target) => isResolved(resolved, target))
  })
}

const isResolved = (resolved: string, target: string): boolean => {
  const file = withoutEnding(target)
  const isFolder = OF_FOLDER.test(posix.basename(file)) && posix.dirname(file) === resolved
  return isFolder || [resolved, withoutEnding(resolved)].some((path) => path === file || path === target)
}
