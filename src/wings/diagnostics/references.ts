import { fileURLToPath } from 'node:url'
import { type LanguageClient, RefusedError } from './client.ts'
import { symbolsOf } from './loaded.ts'

/** One file before and after all steps; undefined where there is none. */
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

/** Of the text before: the first and the last line that differ, from 0; what lies between them may differ. */
function changedLines(before: string, after: string): { readonly first: number; readonly last: number } {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const shorter = Math.min(old.length, now.length)
  let first = 0
  while (first < shorter && old[first] === now[first]) first += 1
  let end = 0
  while (end < shorter - first && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1
  return { first, last: old.length - 1 - end }
}

interface Position {
  readonly line: number
  readonly character: number
}

interface SymbolNode {
  readonly range?: { readonly start: Position; readonly end: Position }
  readonly selectionRange?: { readonly start: Position }
  readonly location?: { readonly range: { readonly start: Position; readonly end: Position } }
  readonly children?: readonly SymbolNode[]
}

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
    return Array.isArray(answer) ? answer.flatMap((one) => pathBelow(client.root, one?.uri) ?? []) : []
  } catch (error) {
    if (error instanceof RefusedError) return []
    throw error
  }
}

function pathBelow(root: string, uri: unknown): string | undefined {
  try {
    const file = fileURLToPath(String(uri))
    return file.startsWith(`${root}/`) ? file.slice(root.length + 1) : undefined
  } catch {
    return undefined
  }
}
