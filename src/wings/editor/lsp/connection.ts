import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  type CompletionItem,
  CompletionItemKind,
  type CompletionList,
  createConnection,
  type Diagnostic,
  DiagnosticSeverity,
  DidChangeWatchedFilesNotification,
  type Hover,
  type Location,
  MarkupKind,
  type Range,
  type ServerCapabilities,
  type TextDocumentPositionParams,
  TextDocumentSyncKind,
  TextDocuments,
  type TextEdit,
} from 'vscode-languageserver'
import { createProtocolConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver-protocol/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { Span } from '../../../core/text/splice.ts'
import { saidBy, undefinedOn } from '../../../errors.ts'
import { type Completion, completionAt } from '../completion.ts'
import { type CheckoutView, definitionAt, hoverAt, viewCheckout } from '../places.ts'
import { isPlan, openPlanText, type PlanText } from '../plan-text.ts'
import { type PlacedProblem, parseProblems, planBefore, readPlan, replayProblems } from '../problems.ts'

export type LanguageStreams = { readonly input: Readable; readonly output: Writable; readonly signal?: AbortSignal }

type Connection = ReturnType<typeof createConnection>

/** Speaks the protocol with one client until it leaves; the exit code. */
export async function serveClient(
  { input, output, signal }: LanguageStreams,
  options: { readonly version: string; readonly delay?: number | undefined; readonly root: string | undefined },
): Promise<number> {
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
function answer(connection: Connection, { version, delay = 250, root }: Parameters<typeof serveClient>[1]): () => void {
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
  // Each about a document that is a plan; nothing about any other.
  const state = { documents, folders, checked }
  connection.onHover((params) => hover(params, state))
  connection.onDefinition((params) => definition(params, state))
  connection.onCompletion((params) => completion(params, state))
  connection.onCodeAction((params) => codeActions(params, state))
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

interface ServerState {
  readonly documents: TextDocuments<TextDocument>
  readonly folders: Folders
  readonly checked: CheckedDocuments
}

/** The checkout of a document's plan, as the steps before an offset leave it; undefined if absent. */
async function viewOf(
  uri: string,
  { text, offset }: { readonly text: PlanText; readonly offset: number },
  { folders }: ServerState,
): Promise<CheckoutView | undefined> {
  const root = folders.rootOf(uri)
  return root === undefined ? undefined : viewCheckout(root, planBefore(nameOf(uri), text, offset)).catch(undefinedOn())
}

const planDocument = (uri: string, { documents }: ServerState): TextDocument | undefined => {
  const document = documents.get(uri)
  return document && isPlan(nameOf(uri), document.getText()) ? document : undefined
}

async function asked({ textDocument: { uri }, position }: TextDocumentPositionParams, known: ServerState) {
  const document = planDocument(uri, known)
  if (!document) return undefined
  const text = openPlanText(nameOf(uri), document.getText())
  const parsed = readPlan(nameOf(uri), text)
  const offset = document.offsetAt(position)
  const view = await viewOf(uri, { text, offset }, known)
  return { document, text, plan: parsed.ok ? parsed.plan : undefined, offset, view }
}

async function hover(params: TextDocumentPositionParams, known: ServerState): Promise<Hover | null> {
  const question = await asked(params, known)
  const value = question && (await hoverAt(question))
  return value === undefined ? null : { contents: { kind: MarkupKind.Markdown, value } }
}

async function definition(params: TextDocumentPositionParams, known: ServerState): Promise<Location | null> {
  const question = await asked(params, known)
  const found = question && (await definitionAt(question))
  if (!found) return null
  if (found.in === 'plan') return { uri: params.textDocument.uri, range: toRange(found.range, question.document) }
  const { absolute, line, lastLine } = found.place
  const range = { start: { line: line - 1, character: 0 }, end: { line: lastLine, character: 0 } }
  return { uri: pathToFileURL(absolute).href, range }
}

async function completion(
  { textDocument: { uri }, position }: TextDocumentPositionParams,
  known: ServerState,
): Promise<CompletionList | null> {
  const document = planDocument(uri, known)
  if (!document) return null
  const offset = document.offsetAt(position)
  const view = await viewOf(uri, { text: openPlanText(nameOf(uri), document.getText()), offset }, known)
  const { items, more } = await completionAt({ name: nameOf(uri), text: document.getText(), offset, view })
  return { isIncomplete: more, items: items.map((item) => toItem(item, document)) }
}

const KINDS: Readonly<Record<Completion['kind'], CompletionItemKind>> = {
  key: CompletionItemKind.Property,
  value: CompletionItemKind.EnumMember,
  file: CompletionItemKind.File,
  variable: CompletionItemKind.Variable,
}

const toItem = ({ label, kind, detail, range, text }: Completion, document: TextDocument): CompletionItem => ({
  label,
  kind: KINDS[kind],
  filterText: document.getText(toRange(range, document)).startsWith('"') ? `"${label}` : label,
  textEdit: { range: toRange(range, document), newText: text },
  ...(detail !== undefined && { documentation: { kind: MarkupKind.Markdown, value: detail } }),
})

function codeActions({ textDocument: { uri }, range }: CodeActionParams, known: ServerState): CodeAction[] {
  const document = planDocument(uri, known)
  if (!document) return []
  const [start, end] = [document.offsetAt(range.start), document.offsetAt(range.end)]
  return known.checked
    .problemsOf(document)
    .filter((one) => one.range.start <= end && start <= one.range.end)
    .flatMap((one) =>
      one.fixes
        .filter(({ changes }) => changes.length > 0)
        .map(({ title, changes, certain }) => ({
          title,
          kind: CodeActionKind.QuickFix,
          isPreferred: certain,
          edit: {
            changes: {
              [uri]: changes.map(
                ({ replacement, ...at }): TextEdit => ({ range: toRange(at, document), newText: replacement }),
              ),
            },
          },
        })),
    )
}

const toRange = ({ start, end }: Span, document: TextDocument): Range => ({
  start: document.positionAt(start),
  end: document.positionAt(end),
})

/** Open documents whose plans are checked a little after the last change; a change ends the check under way. */
export class CheckedDocuments {
  readonly #options
  readonly #pending = new Map<string, AbortController>()
  readonly #checked = new Map<string, { readonly version: number; readonly problems: readonly PlacedProblem[] }>()

  constructor(options: {
    readonly delay: number
    readonly rootOf: (uri: string) => string | undefined
    readonly publish: (uri: string, version: number, diagnostics: readonly Diagnostic[]) => void
    /** Told what no plan is to blame for. */
    readonly fail: (error: unknown) => void
  }) {
    this.#options = options
  }

  /** The problems of exactly this version; none while it is not checked. */
  problemsOf({ uri, version }: TextDocument): readonly PlacedProblem[] {
    const checked = this.#checked.get(uri)
    return checked?.version === version ? checked.problems : []
  }

  check(document: TextDocument): void {
    this.#pending.get(document.uri)?.abort()
    const controller = new AbortController()
    this.#pending.set(document.uri, controller)
    const timer = setTimeout(() => void this.#run(document, controller.signal), this.#options.delay)
    controller.signal.addEventListener('abort', () => clearTimeout(timer))
  }

  close(uri: string): void {
    this.#pending.get(uri)?.abort()
    this.#pending.delete(uri)
    this.#checked.delete(uri)
    this.#options.publish(uri, 0, [])
  }

  stop(): void {
    for (const controller of this.#pending.values()) controller.abort()
  }

  async #run(document: TextDocument, signal: AbortSignal): Promise<void> {
    const { uri, version } = document
    const problems = await this.#diagnose(document, signal).catch((error: unknown) => {
      if (!signal.aborted) this.#options.fail(error)
      return [unchecked(error)]
    })
    if (signal.aborted) return
    this.#checked.set(uri, { version, problems })
    this.#options.publish(
      uri,
      version,
      problems.map((one) => toProtocol(one, document)),
    )
  }

  async #diagnose(document: TextDocument, signal: AbortSignal): Promise<readonly PlacedProblem[]> {
    const { uri } = document
    const [name, text] = [nameOf(uri), document.getText()]
    if (!isPlan(name, text)) return []
    const plan = openPlanText(name, text)
    const parsed = readPlan(name, plan)
    if (!parsed.ok) return parseProblems(plan, parsed.problems)
    const root = this.#options.rootOf(uri)
    return root === undefined ? [] : replayProblems(plan, parsed.plan, { root, signal })
  }
}

/** A client that waits for the problems of a version gets an answer, whatever happens. */
const unchecked = (error: unknown): PlacedProblem => ({
  range: { start: 0, end: 0 },
  severity: 'information',
  message: `The plan is not checked: ${saidBy(error)}`,
  fixes: [],
})

/** What a document is called; one that is in no file by its address. */
const nameOf = (uri: string): string => pathOf(uri) ?? uri

const toProtocol = ({ range, severity, code, message }: PlacedProblem, document: TextDocument): Diagnostic => ({
  range: { start: document.positionAt(range.start), end: document.positionAt(range.end) },
  severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Information,
  source: 'editplan',
  ...(code !== undefined && { code }),
  message,
})

/** The folders that a client has open. */
interface Folders {
  open(uris: readonly string[], rootUri: string | null): void
  /** The folder whose checkout a document's plan is for; undefined for one that is nowhere. */
  rootOf(uri: string): string | undefined
}

/** With a root of its own, that of every document. */
export const createFolders = (own: string | undefined): Folders => {
  let folders: readonly string[] = []
  return {
    open: (uris, rootUri) => {
      const given = uris.length > 0 ? uris : rootUri === null ? [] : [rootUri]
      folders = given.flatMap((uri) => pathOf(uri) ?? [])
    },
    rootOf: (uri) => {
      if (own !== undefined) return own
      const file = pathOf(uri)
      const around = folders.filter((folder) => file?.startsWith(`${folder}${path.sep}`))
      const [nearest] = around.toSorted((one, other) => other.length - one.length)
      return nearest ?? folders[0] ?? (file === undefined ? undefined : path.dirname(file))
    },
  }
}

/** The path of a file's address; undefined for any other address. */
const pathOf = (uri: string): string | undefined => {
  try {
    return uri.startsWith('file:') ? fileURLToPath(uri) : undefined
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
