import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DocumentSymbol, Position, SymbolInformation } from 'vscode-languageserver-protocol'
import { sharedEnds } from '../../core/text/splice.ts'
import { type LanguageClient, RefusedError } from './client.ts'
import { fieldsOf, malformed } from './diagnostic.ts'
import { symbolsOf } from './freshness.ts'

/** The files that importers are looked for in. */
export interface ImportingFiles {
  /** Files that hold one of the words. */
  holding(words: readonly string[]): Promise<readonly string[]>
  /** Undefined if it is not a file, or not text. */
  textOf(path: string): string | undefined
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
): Promise<{ readonly paths: readonly string[]; readonly isCut: boolean }> {
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

/** One file before and after all steps; undefined if absent. */
export interface ChangedText {
  readonly path: string
  readonly before: string | undefined
  readonly after: string | undefined
}

/** Symbols that are asked about, in all files together. */
const SYMBOLS = 50

/**
 * Files that refer to what the changed lines declare, by the server's own knowledge; none where it does not offer that. The changed
 * files are open as they are before. Paths are relative to the root.
 */
export async function findReferences(
  client: LanguageClient,
  changed: readonly ChangedText[],
): Promise<readonly string[]> {
  if (!client.capabilities.referencesProvider || !client.capabilities.documentSymbolProvider) return []
  const found = new Set<string>()
  let left = SYMBOLS
  for (const { path, before, after } of changed) {
    if (before === undefined || left <= 0) continue
    const places = declaredIn(await symbolsOf(client, path), changedLines(before, after ?? '')).slice(0, left)
    left -= places.length
    for (const position of places) for (const other of await referencesTo(client, path, position)) found.add(other)
  }
  return [...found]
}

/** Of the text before: the first and the last line that differ, from 0; the lines between them may differ. */
function changedLines(before: string, after: string): { readonly first: number; readonly last: number } {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const { head, tail } = sharedEnds(old, now)
  return { first: head, last: old.length - 1 - tail }
}

/** As servers may send them. */
type SymbolNode = Partial<DocumentSymbol & Pick<SymbolInformation, 'location'>>

/** Where symbols are named whose declaration has a changed line: those of the file, and one level below. */
function declaredIn(
  symbols: readonly unknown[],
  { first, last }: { readonly first: number; readonly last: number },
): readonly Position[] {
  const touched = (nodes: readonly SymbolNode[]): readonly SymbolNode[] =>
    nodes.filter((node) => {
      const range = node?.range ?? node?.location?.range
      return range !== undefined && range.start.line <= last && range.end.line >= first
    })
  const outer = touched(symbols as readonly SymbolNode[])
  const inner = outer.flatMap(({ children }) => touched(Array.isArray(children) ? children : []))
  return [...outer, ...inner].flatMap(
    ({ selectionRange, location }) => selectionRange?.start ?? location?.range.start ?? [],
  )
}

async function referencesTo(client: LanguageClient, path: string, position: Position): Promise<readonly string[]> {
  try {
    const answer = await client.request('textDocument/references', {
      textDocument: { uri: client.uriOf(path) },
      position,
      context: { includeDeclaration: false },
    })
    const places: unknown = answer ?? []
    const uris = Array.isArray(places) ? places.map((place) => fieldsOf(place).uri) : [undefined]
    if (!uris.every((uri) => typeof uri === 'string')) throw malformed('it sent no list of references')
    return uris.flatMap((uri) => pathBelow(client.root, uri) ?? [])
  } catch (error) {
    if (error instanceof RefusedError) return []
    throw error
  }
}

function pathBelow(root: string, uri: string): string | undefined {
  try {
    const file = fileURLToPath(uri)
    return file.startsWith(`${root}/`) ? file.slice(root.length + 1) : undefined
  } catch {
    return undefined
  }
}
