import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type CodeAction,
  CodeActionRequest,
  type CompletionItem,
  type CompletionList,
  CompletionRequest,
  createProtocolConnection,
  DefinitionRequest,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DidSaveTextDocumentNotification,
  ExitNotification,
  type Hover,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  type InitializeResult,
  type Location,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type Range,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { testEnvironment } from './git.ts'

/** An editor with one plan open in a folder; the server is editplan's or another one for Node. `|` in a text that is asked about is the cursor. */
export class LanguageClient {
  readonly #child: ChildProcess
  readonly #connection: ProtocolConnection
  readonly #folder: string
  #document: TextDocument | undefined
  #version = 0
  readonly #published: { readonly version: number | undefined; readonly diagnostics: readonly Diagnostic[] }[] = []
  #arrived: () => void = () => undefined
  capabilities: InitializeResult['capabilities'] = {}

  constructor(cli: string, folder: string, args: readonly string[] = ['lsp', '--stdio']) {
    this.#folder = folder
    this.#child = spawn(process.execPath, [cli, ...args], { cwd: '/', env: testEnvironment(), stdio: 'pipe' })
    const { stdout, stdin } = this.#child
    if (!stdout || !stdin) throw new Error('no streams')
    this.#connection = createProtocolConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin))
    this.#connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, version, diagnostics }) => {
      if (uri !== this.#document?.uri) return
      this.#published.push({ version, diagnostics })
      this.#arrived()
    })
    this.#connection.listen()
  }

  async initialize(): Promise<this> {
    const uri = pathToFileURL(this.#folder).href
    const { capabilities } = await this.#connection.sendRequest(InitializeRequest.type, {
      processId: process.pid,
      rootUri: uri,
      workspaceFolders: [{ uri, name: 'checkout' }],
      capabilities: {},
    })
    this.capabilities = capabilities
    await this.#connection.sendNotification(InitializedNotification.type, {})
    return this
  }

  /** Opens a plan; the problems that the server tells of this version. */
  async open(name: string, text: string): Promise<readonly Diagnostic[]> {
    const uri = pathToFileURL(path.join(this.#folder, name)).href
    const languageId = name.endsWith('.json') ? 'json' : 'yaml'
    const version = this.#nextVersion()
    this.#published.length = 0
    this.#document = TextDocument.create(uri, languageId, version, text)
    await this.#connection.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri, languageId, version, text },
    })
    return this.diagnostics()
  }

  /** Replaces the first occurrence of a text, and does not wait. */
  async type(from: string, to: string): Promise<void> {
    const { document } = this
    const at = document.getText().indexOf(from)
    const range = this.rangeOf(at, at + from.length)
    const contentChanges = [{ range, text: to }]
    this.#document = TextDocument.update(document, contentChanges, this.#nextVersion())
    await this.#connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri: document.uri, version: document.version },
      contentChanges,
    })
  }

  async save(): Promise<readonly Diagnostic[]> {
    this.#published.length = 0
    await this.#connection.sendNotification(DidSaveTextDocumentNotification.type, {
      textDocument: { uri: this.document.uri },
    })
    return this.diagnostics()
  }

  /** No two texts have one version, so that answers cannot be mistaken. */
  #nextVersion(): number {
    this.#version += 1
    return this.#version
  }

  /** The problems of the current version, once they are told. */
  async diagnostics(): Promise<readonly Diagnostic[]> {
    for (;;) {
      const found = this.#published.findLast(({ version = this.document.version }) => version === this.document.version)
      if (found) return found.diagnostics
      await new Promise<void>((resolve) => {
        this.#arrived = resolve
      })
    }
  }

  /** Versions that were told of so far. */
  get told(): readonly (number | undefined)[] {
    return this.#published.map(({ version }) => version)
  }

  get document(): TextDocument {
    if (!this.#document) throw new Error('nothing is open')
    return this.#document
  }

  /** What the document has in a range. */
  textOf(range: Range): string {
    return this.document.getText(range)
  }

  rangeOf(start: number, end: number): Range {
    return { start: this.document.positionAt(start), end: this.document.positionAt(end) }
  }

  #at(words: string) {
    const at = this.document.getText().indexOf(words.replace('|', ''))
    if (at < 0) throw new Error(`the plan does not say ${words}`)
    const position = this.document.positionAt(at + words.indexOf('|'))
    return { textDocument: { uri: this.document.uri }, position }
  }

  async hover(words: string): Promise<string | undefined> {
    const found: Hover | null = await this.#connection.sendRequest(HoverRequest.type, this.#at(words))
    return found === null ? undefined : (found.contents as { value: string }).value
  }

  async definition(words: string): Promise<Location | null> {
    return (await this.#connection.sendRequest(DefinitionRequest.type, this.#at(words))) as Location | null
  }

  async completion(words: string): Promise<readonly CompletionItem[]> {
    const found = await this.#connection.sendRequest(CompletionRequest.type, this.#at(words))
    return (found as CompletionList | null)?.items ?? []
  }

  async codeActions(range: Range): Promise<readonly CodeAction[]> {
    const { uri } = this.document
    const context = { diagnostics: [] }
    return (await this.#connection.sendRequest(CodeActionRequest.type, {
      textDocument: { uri },
      range,
      context,
    })) as CodeAction[]
  }

  /** The text after a quick fix. */
  after({ edit }: CodeAction): string {
    return TextDocument.applyEdits(this.document, edit?.changes?.[this.document.uri] ?? [])
  }

  /** The text after a completion. */
  completed({ textEdit }: CompletionItem): string {
    return TextDocument.applyEdits(this.document, textEdit && 'range' in textEdit ? [textEdit] : [])
  }

  /** Leaves as editors do; the exit code of the server. */
  async close(): Promise<number> {
    const exited = once(this.#child, 'exit')
    await this.#connection.sendRequest(ShutdownRequest.type)
    await this.#connection.sendNotification(ExitNotification.type)
    const [code] = await exited
    this.#connection.dispose()
    return code as number
  }

  /** Ends without a word; the exit code of the server. */
  async vanish(): Promise<number> {
    const exited = once(this.#child, 'exit')
    this.#connection.dispose()
    this.#child.stdin?.end()
    const [code] = await exited
    return code as number
  }
}
