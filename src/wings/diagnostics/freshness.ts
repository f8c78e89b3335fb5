import { type LanguageClient, RefusedError } from './client.ts'
import {
  asUnknown,
  type Diagnostic,
  fieldsOf,
  isPosition,
  malformed,
  readDiagnostics,
  type Unknown,
  UnknownError,
} from './diagnostic.ts'
import type { Documents, OpenDocument } from './documents.ts'
import type { Push } from './wire.ts'

/** What a server says about each open document as it is now, or why that is not known. */
export type FreshAnswer = ReadonlyMap<string, readonly Diagnostic[] | Unknown>

export const isKnown = (found: readonly Diagnostic[] | Unknown | undefined): found is readonly Diagnostic[] =>
  Array.isArray(found)

/** Documents that are asked about at once. */
const AT_ONCE = 16

/**
 * Asks what a server finds in open documents. Only what is proven to be about their text as it is now is known: an answer to a request
 * that came after the text, a push with the document's version, a push that a round trip proves. Throws UnknownError where the server as
 * a whole fails.
 */
export async function askAbout(
  client: LanguageClient,
  documents: Documents,
  paths: readonly string[],
): Promise<FreshAnswer> {
  // A server without an open file may report nothing at all.
  if (paths.length === 0) return new Map()
  const way = await chooseProtocol(client, documents, paths)
  const found = new Map<string, readonly Diagnostic[] | Unknown>()
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    const some = paths.slice(at, at + AT_ONCE)
    const answers = await Promise.all(some.map((path) => askOne(client, documents, { path, way })))
    for (const [index, path] of some.entries()) found.set(path, answers[index] ?? NOT_OPEN)
  }
  return found
}

type Way = 'pull' | 'round-trip' | 'version'

/** Milliseconds in which a server that pushes without a version may still offer another way. */
const PATIENCE = 2000

/**
 * By what the server's answers can be known to be fresh. One that offers nothing is heard until it pushes, or offers to be asked. Where
 * pushes are all there is, every document gets a new version first: of what is not changed, servers push nothing. Throws UnknownError
 * where its pushes have no version.
 */
async function chooseProtocol(client: LanguageClient, documents: Documents, paths: readonly string[]): Promise<Way> {
  if (client.pulls) return 'pull'
  if (offersRoundTrip(client)) return 'round-trip'
  await documents.renew(client.calledName === 'clangd' ? 'change' : 'reopen')
  const since = client.pushes.last
  const patience = new Promise<'out'>((resolve) => setTimeout(resolve, PATIENCE, 'out').unref())
  for (;;) {
    if (client.pulls) return 'pull'
    const pushes = paths.flatMap((path) => client.pushes.of(client.uriOf(path)) ?? [])
    if (pushes.some(({ version }) => version !== undefined)) return 'version'
    const heard = client.heard()
    const isPushed = pushes.some(({ number }) => number > since)
    if (!isPushed) await heard
    else if ((await Promise.race([heard, client.bounds.within(patience)])) === 'out') throw unversioned()
  }
}

const unversioned = (): UnknownError =>
  new UnknownError({
    reason: 'no-version',
    message: 'the server does not say which version of a file its diagnostics are about',
  })

async function askOne(
  client: LanguageClient,
  documents: Documents,
  { path, way }: { readonly path: string; readonly way: Way },
): Promise<readonly Diagnostic[] | Unknown> {
  const document = documents.of(path)
  if (!document) return NOT_OPEN
  try {
    const items = await WAYS[way](client, path, document)
    return readDiagnostics(items, { path, lines: document.text.split(/\r\n|\r|\n/), root: client.root })
  } catch (error) {
    if (client.bounds.failed) throw client.bounds.failed
    return asUnknown(error)
  }
}

const NOT_OPEN: Unknown = { reason: 'unreadable', message: 'the file cannot be read as text' }

const WAYS: Readonly<
  Record<Way, (client: LanguageClient, path: string, document: OpenDocument) => Promise<unknown> | unknown>
> = {
  pull: pulled,
  'round-trip': provenByRoundTrip,
  version: pushedVersion,
}

/** What a server may answer that is asked while it is changing its mind. */
const AGAIN: readonly number[] = [-32801, -32802]
const TURNS = 20
const PAUSE = 100

async function pulled(client: LanguageClient, path: string): Promise<unknown> {
  for (let turn = 1; ; turn += 1) {
    try {
      const report = await client.request('textDocument/diagnostic', { textDocument: { uri: client.uriOf(path) } })
      const { kind, items } = (report ?? {}) as { readonly kind?: unknown; readonly items?: unknown }
      // Without the id of a former result there is nothing that could be unchanged.
      if (kind === 'full') return items
      throw new UnknownError({
        reason: 'protocol',
        message: 'the server answered a request for diagnostics without any',
      })
    } catch (error) {
      if (!(error instanceof RefusedError) || !AGAIN.includes(error.code) || turn === TURNS) throw error
      await client.bounds.within(new Promise((resolve) => setTimeout(resolve, PAUSE)))
    }
  }
}

/** Milliseconds without a word after which a server that pushed has said all. */
const QUIET = 150

/** A server may push one version several times, each time with more: what counts is the last of it, once the server is at rest. */
async function pushedVersion(client: LanguageClient, path: string, { version }: OpenDocument): Promise<unknown> {
  for (;;) {
    const push = lastOf(client, path)
    const heard = client.heard()
    if (push?.version !== version || client.isBusy) {
      await heard
      continue
    }
    const quiet = new Promise<'quiet'>((resolve) => setTimeout(resolve, QUIET, 'quiet'))
    if ((await Promise.race([heard, client.bounds.within(quiet)])) === 'quiet') return push.items
  }
}

/** The command by which typescript-language-server passes a request on to tsserver, which answers for the text as it is then. */
const COMMAND = 'typescript.tsserverRequest'

/** Whether a server whose pushes have no version can be asked in another way what it finds. */
const offersRoundTrip = ({ capabilities }: LanguageClient): boolean =>
  capabilities.executeCommandProvider?.commands.includes(COMMAND) === true

const lastOf = (client: LanguageClient, path: string): Push | undefined => client.pushes.of(client.uriOf(path))

/** The items of the last push, once it says what tsserver answers; what was pushed of an older text is waited out. */
async function provenByRoundTrip(client: LanguageClient, path: string, _: OpenDocument): Promise<unknown> {
  const file = `${client.root}/${path}`
  const answered = [
    ...(await tsserver(client, 'syntacticDiagnosticsSync', file)),
    ...(await tsserver(client, 'semanticDiagnosticsSync', file)),
  ]
  const wanted = answered.map(markOfAnswer).sort().join('\n')
  for (;;) {
    const heard = client.heard()
    const { items } = lastOf(client, path) ?? {}
    if (Array.isArray(items) && marksOf(items) === wanted) return items
    await heard
  }
}

async function tsserver(client: LanguageClient, request: string, file: string): Promise<readonly unknown[]> {
  const answer = await client.request('workspace/executeCommand', { command: COMMAND, arguments: [request, { file }] })
  const { success, body } = (answer ?? {}) as { readonly success?: unknown; readonly body?: unknown }
  if (success !== true || !Array.isArray(body))
    throw new UnknownError({ reason: 'refused', message: 'the server refused to report its findings' })
  return body
}

interface AnsweredDiagnostic {
  readonly start?: { readonly line: number; readonly offset: number }
  readonly code?: number
  readonly category?: string
}

/** Errors and warnings; of suggestions only the push tells. */
const markOfAnswer = (answered: unknown): string => {
  const { start, code } = (answered ?? {}) as AnsweredDiagnostic
  return `${start?.line}:${start?.offset}:${code}`
}

interface PushedDiagnostic {
  readonly range?: { readonly start?: { readonly line: number; readonly character: number } }
  readonly code?: unknown
  readonly severity?: number
}

const marksOf = (items: readonly unknown[]): string =>
  items
    .map((item) => (item ?? {}) as PushedDiagnostic)
    .filter(({ severity = 1 }) => severity <= 2)
    .map(({ range, code }) => `${(range?.start?.line ?? -1) + 1}:${(range?.start?.character ?? -1) + 1}:${code}`)
    .sort()
    .join('\n')

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

/** The symbols of an open document, as the server lists them; none where it refuses. Throws UnknownError where it fails, or answers otherwise. */
export async function symbolsOf(client: LanguageClient, path: string): Promise<readonly unknown[]> {
  try {
    const answer = await client.request('textDocument/documentSymbol', { textDocument: { uri: client.uriOf(path) } })
    const symbols: unknown = answer ?? []
    if (!Array.isArray(symbols) || !symbols.every(isSymbol)) throw malformed('it sent no list of symbols')
    return symbols
  } catch (error) {
    if (error instanceof RefusedError) return []
    throw error
  }
}

const isSymbol = (value: unknown): boolean => {
  const { name, range, location } = fieldsOf(value)
  const { start, end } = fieldsOf(range ?? fieldsOf(location).range)
  return typeof name === 'string' && isPosition(start) && isPosition(end)
}

/** In no language the beginning of anything. */
const ERROR = '\n)}]\n'

type ProofState = { readonly documents: Documents; readonly paths: readonly string[]; readonly proven: Set<string> }

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
