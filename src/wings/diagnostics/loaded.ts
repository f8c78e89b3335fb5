import { type LanguageClient, RefusedError } from './client.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { Documents } from './documents.ts'
import { askAbout, type FreshAnswer, isKnown } from './freshness.ts'
import type { Unknown } from './unknown.ts'

/**
 * The answers, less those that may mean nothing: some servers answer an empty list for a file that they did not load. A file counts as
 * loaded when the server finds anything in it, knows its symbols, or finds an error that is put into it for the purpose. `proven`
 * holds the files that are known to be loaded, and gets new ones.
 */
export async function onlyLoaded(
  client: LanguageClient,
  documents: Documents,
  { found, proven }: { readonly found: FreshAnswer; readonly proven: Set<string> },
): Promise<FreshAnswer> {
  if (!client.pulls) return found
  for (const [path, one] of found) if (isKnown(one) && one.length > 0) proven.add(path)
  const bare = () => [...found].flatMap(([path, one]) => (isKnown(one) && !proven.has(path) ? [path] : []))
  await proveBySymbols(client, bare(), proven)
  await proveByErrors(client, { documents, paths: bare(), proven })
  return new Map([...found].map(([path, one]) => [path, isKnown(one) && !proven.has(path) ? NOT_LOADED : one]))
}

const NOT_LOADED: Unknown = {
  reason: 'not-loaded',
  message: 'the server answers nothing for a file, and does not show that it loaded it',
}

async function proveBySymbols(client: LanguageClient, paths: readonly string[], proven: Set<string>): Promise<void> {
  if (!client.capabilities.documentSymbolProvider) return
  await Promise.all(
    paths.map(async (path) => {
      const symbols = await symbolsOf(client, path)
      if (symbols.length > 0) proven.add(path)
    }),
  )
}

/** The symbols of an open document, as the server lists them; none where it refuses. Throws UnknownError where it fails. */
export async function symbolsOf(client: LanguageClient, path: string): Promise<readonly unknown[]> {
  try {
    const answer = await client.request('textDocument/documentSymbol', { textDocument: { uri: client.uriOf(path) } })
    return Array.isArray(answer) ? answer : []
  } catch (error) {
    if (error instanceof RefusedError) return []
    throw error
  }
}

/** In no language the beginning of anything. */
const ERROR = '\n)}]\n'

interface ProofState {
  readonly documents: Documents
  readonly paths: readonly string[]
  readonly proven: Set<string>
}

/** All at once, so that the server reads the project twice and not twice a file. */
async function proveByErrors(client: LanguageClient, { documents, paths, proven }: ProofState): Promise<void> {
  const texts = paths.flatMap((path) => {
    const text = documents.of(path)?.text
    return text === undefined ? [] : [{ path, text }]
  })
  for (const { path, text } of texts) await documents.spoil(path, `${text}${ERROR}`)
  const spoilt = await askAbout(client, documents, paths)
  await documents.show(texts)
  for (const [path, one] of spoilt) if (isKnown(one) && one.some(isError)) proven.add(path)
}

const isError = ({ severity }: Diagnostic): boolean => severity === 'error'
