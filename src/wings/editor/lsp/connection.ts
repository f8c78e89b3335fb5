import type { Readable, Writable } from 'node:stream'
import {
  createConnection,
  DidChangeWatchedFilesNotification,
  type ServerCapabilities,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver'
import { createProtocolConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver-protocol/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { CheckedDocuments } from './checked-documents.ts'
import { createFolders, type Folders } from './folders.ts'
import { createHandlers } from './handlers.ts'

export interface LanguageStreams {
  readonly input: Readable
  readonly output: Writable
  /** Ends the server. */
  readonly signal?: AbortSignal
}

export interface ServeOptions {
  readonly version: string
  readonly delay: number
  readonly root?: string
}

type Connection = ReturnType<typeof createConnection>

/** Speaks the protocol with one client until it leaves; the exit code. */
export async function serveClient({ input, output, signal }: LanguageStreams, options: ServeOptions): Promise<number> {
  let end: (code: number) => void = () => undefined
  const ended = new Promise<number>((resolve) => {
    end = resolve
  })
  const watchDog = { shutdownReceived: false, initialize: () => undefined, exit: end }
  const connection = createConnection(
    (logger) => createProtocolConnection(new StreamMessageReader(input), new StreamMessageWriter(output), logger),
    watchDog,
  )
  const leave = (): void => end(watchDog.shutdownReceived ? 0 : 1)
  for (const event of ['end', 'close', 'error']) input.once(event, leave)
  output.once('error', leave)
  signal?.addEventListener('abort', leave, { once: true })
  const stop = answer(connection, options)
  connection.listen()
  const code = await ended
  stop()
  connection.dispose()
  return code
}

/** Registers all answers; returns what ends the checks under way. */
function answer(connection: Connection, { version, delay, root }: ServeOptions): () => void {
  const documents = new TextDocuments(TextDocument)
  const folders: Folders = createFolders(root)
  const checked = new CheckedDocuments({
    delay,
    rootOf: folders.rootOf,
    publish: (uri, of, diagnostics) =>
      void connection.sendDiagnostics({ uri, version: of, diagnostics: [...diagnostics] }),
    fail: (error) => connection.console.error(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  })
  let watches = false
  connection.onInitialize(({ capabilities, workspaceFolders, rootUri }) => {
    folders.open(
      (workspaceFolders ?? []).map(({ uri }) => uri),
      rootUri,
    )
    watches = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true
    return { serverInfo: { name: 'editplan', version }, capabilities: CAPABILITIES }
  })
  connection.onInitialized(() => {
    if (watches)
      void connection.client.register(DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: '**' }] })
  })
  const recheckAll = (): void => {
    for (const document of documents.all()) checked.check(document)
  }
  connection.onDidChangeWatchedFiles(recheckAll)
  documents.onDidSave(recheckAll)
  documents.onDidChangeContent(({ document }) => checked.check(document))
  documents.onDidClose(({ document }) => checked.close(document.uri))
  const handlers = createHandlers({ documents, folders, checked })
  connection.onHover(handlers.hover)
  connection.onDefinition(handlers.definition)
  connection.onCompletion(handlers.completion)
  connection.onCodeAction(handlers.codeActions)
  documents.listen(connection)
  return () => checked.stop()
}

const CAPABILITIES: ServerCapabilities = {
  textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
  hoverProvider: true,
  definitionProvider: true,
  completionProvider: { triggerCharacters: ['/', '"', ' ', '.', '{'] },
  codeActionProvider: { codeActionKinds: ['quickfix'] },
  workspace: { workspaceFolders: { supported: true } },
}
