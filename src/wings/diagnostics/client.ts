import { pathToFileURL } from 'node:url'
import { createMessageConnection, ErrorCodes, type MessageConnection, ResponseError } from 'vscode-jsonrpc/node'
import type {
  InitializeParams,
  PublishDiagnosticsParams,
  Registration,
  ServerCapabilities,
} from 'vscode-languageserver-protocol'
import { type ServingProgram, serveProgram } from '../../core/programs/serving-program.ts'
import { UnknownError } from './diagnostic.ts'
import {
  type LanguageServer,
  quietArgv,
  quietConfiguration,
  quietEnvironment,
  quietInitialization,
} from './language-server.ts'
import { type Bounds, createBounds, createPushes, openWire, type Pushes, WIRE_LIMITS, type WireLimits } from './wire.ts'

/** Where a server runs. */
export interface ServerHost {
  /** Absolute folder with the files, links resolved. */
  readonly root: string
  /** Its whole environment. */
  readonly environment: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
  /** Default: `WIRE_LIMITS`. */
  readonly limits?: WireLimits
}

/** A server that is initialized. Every wait for it ends with its bounds. */
export interface LanguageClient extends AsyncDisposable {
  readonly server: LanguageServer
  readonly root: string
  readonly bounds: Bounds
  readonly capabilities: ServerCapabilities
  /** As it calls itself. */
  readonly calledName: string | undefined
  readonly pushes: Pushes
  /** Throws UnknownError. */
  request(method: string, params: unknown): Promise<unknown>
  notify(method: string, params: unknown): Promise<void>
  /** Whether it offers to be asked for diagnostics, by its capabilities or by a registration since. */
  readonly pulls: boolean
  /** It is in the midst of work that it told about. */
  readonly isBusy: boolean
  /** Resolves when it says anything that it was not asked for. */
  heard(): Promise<void>
  uriOf(path: string): string
  /** Stops its time, and listens to the signal no longer. */
  rest(): void
  /** Gives it so many milliseconds from now; the signal ends every wait. */
  resume(milliseconds: number, signal: AbortSignal | undefined): void
}

/** Starts a server and introduces itself. Throws UnknownError: not started, ended, out of time, against the protocol. */
export async function openClient(server: LanguageServer, host: ServerHost): Promise<LanguageClient> {
  const program = await serveProgram({
    argv: quietArgv(server),
    cwd: host.root,
    environment: { ...host.environment, ...quietEnvironment(server) },
    memory: server.memory,
  })
  if (typeof program === 'string')
    throw new UnknownError({ reason: 'not-started', message: `the server could not be started: ${program}` })
  const bounds = createBounds()
  bounds.limit(server.timeout)
  const client = converse({ server, host, program, bounds })
  try {
    await client.initialize()
    return client
  } catch (error) {
    await client[Symbol.asyncDispose]()
    throw error
  }
}

interface Conversation {
  readonly server: LanguageServer
  readonly host: ServerHost
  readonly program: ServingProgram
  readonly bounds: Bounds
}

function converse({ server, host, program, bounds }: Conversation) {
  const { reader, writer } = openWire(program, bounds.fail, host.limits ?? WIRE_LIMITS)
  const connection = createMessageConnection(reader, writer, SILENT)
  const heard = createBell()
  const pushes = createPushes()
  const offers = listen(connection, { server, root: host.root, pushes, ring: heard.ring })
  void program.ended.then((end) => bounds.fail(endOf(end, program.said())))
  let stopListening = failOnAbort(host.signal, bounds)
  connection.onError(() => undefined)
  connection.listen()
  let capabilities: ServerCapabilities = {}
  let calledName: string | undefined
  const request = (method: string, params: unknown): Promise<unknown> =>
    bounds.within(connection.sendRequest(method, params).catch(refusal))
  const notify = (method: string, params: unknown): Promise<void> =>
    bounds.within(connection.sendNotification(method, params).catch(refusal))
  return {
    server,
    root: host.root,
    bounds,
    get capabilities() {
      return capabilities
    },
    get calledName() {
      return calledName
    },
    pushes,
    request,
    notify,
    get pulls() {
      return capabilities.diagnosticProvider !== undefined || offers.pulls()
    },
    get isBusy() {
      return offers.isBusy()
    },
    heard: () => bounds.within(heard.next()),
    uriOf: (path: string) => pathToFileURL(`${host.root}/${path}`).href,
    rest(): void {
      stopListening()
      bounds.limit()
    },
    resume(milliseconds: number, signal: AbortSignal | undefined): void {
      stopListening = failOnAbort(signal, bounds)
      bounds.limit(milliseconds)
    },
    async initialize() {
      const answer = (await request('initialize', introduction(server, host.root))) as Partial<{
        readonly capabilities: ServerCapabilities
        readonly serverInfo: { readonly name?: string }
      }> | null
      capabilities = answer?.capabilities ?? {}
      calledName = answer?.serverInfo?.name
      if ((capabilities.positionEncoding ?? OFFERED) !== OFFERED)
        throw new UnknownError({
          reason: 'protocol',
          message: 'the server counts characters in a way that was not offered',
        })
      await notify('initialized', {})
    },
    async [Symbol.asyncDispose]() {
      stopListening()
      bounds.fail(new UnknownError({ reason: 'stopped', message: 'the server was stopped' }))
      await program.stop()
      connection.dispose()
    },
  }
}

const SILENT = { error: () => undefined, warn: () => undefined, info: () => undefined, log: () => undefined }

/** An answer that refuses a request is one; of all else that fails, also writing to a server that has ended, the bounds tell why. */
const refusal = (error: unknown): Promise<never> =>
  error instanceof ResponseError && error.code !== ErrorCodes.MessageWriteError
    ? Promise.reject(new RefusedError(error))
    : new Promise(() => undefined)

/** The server answered that it does not answer. */
export class RefusedError extends UnknownError {
  readonly code: number

  constructor({ code, message }: ResponseError<unknown>) {
    super({ reason: 'refused', message: `the server refused: ${message.slice(0, 300)}` })
    this.code = code
  }
}

const endOf = (end: Awaited<ServingProgram['ended']>, said: string): UnknownError => {
  if (end.how === 'memory') return new UnknownError({ reason: 'memory', message: 'the server took too much memory' })
  const last = said.trimEnd().split('\n').at(-1)?.trim().slice(0, 300) ?? ''
  const code = end.exitCode === null ? '' : ` with ${end.exitCode}`
  return new UnknownError({ reason: 'ended', message: `the server ended${code}${last && `: ${last}`}` })
}

function failOnAbort(signal: AbortSignal | undefined, bounds: Bounds): () => void {
  const abort = (): void => bounds.fail(new UnknownError({ reason: 'stopped', message: 'the run was stopped' }))
  signal?.addEventListener('abort', abort, { once: true })
  if (signal?.aborted) abort()
  return () => signal?.removeEventListener('abort', abort)
}

/** Wakes all that wait whenever it rings. */
function createBell() {
  let wake = (): void => undefined
  let next = new Promise<void>((resolve) => (wake = resolve))
  return {
    ring(): void {
      const woken = wake
      next = new Promise<void>((resolve) => (wake = resolve))
      woken()
    },
    next: () => next,
  }
}

interface Subscription {
  readonly server: LanguageServer
  readonly root: string
  readonly pushes: Pushes
  ring(): void
}

/** Hears what the server says and answers what it asks: nothing is changed, shown or started for it. */
function listen(connection: MessageConnection, { server, root, pushes, ring }: Subscription) {
  const pulls = new Set<string>()
  const working = new Set<string | number>()
  const answer = (method: string, respond: (params: never) => unknown): void => {
    connection.onRequest(method, (params: unknown) => {
      const result = respond(params as never)
      ring()
      return result
    })
  }
  const hear = (method: string, take: (params: never) => void): void => {
    connection.onNotification(method, (params: unknown) => {
      take(params as never)
      ring()
    })
  }
  answer('workspace/configuration', ({ items }: { readonly items: readonly { readonly section?: string }[] }) =>
    items.map(({ section }) => quietConfiguration(server, section)),
  )
  answer('workspace/workspaceFolders', () => [folderOf(root)])
  answer('workspace/applyEdit', () => ({ applied: false }))
  for (const method of ['window/workDoneProgress/create', 'window/showMessageRequest', 'workspace/diagnostic/refresh'])
    answer(method, () => null)
  answer('client/registerCapability', ({ registrations }: { readonly registrations: readonly Registration[] }) => {
    for (const { id, method } of registrations) if (method === PULL) pulls.add(id)
    return null
  })
  answer(
    'client/unregisterCapability',
    ({ unregisterations }: { readonly unregisterations: readonly Registration[] }) => {
      for (const { id } of unregisterations) pulls.delete(id)
      return null
    },
  )
  hear('textDocument/publishDiagnostics', ({ uri, version, diagnostics }: PublishDiagnosticsParams) =>
    pushes.put(String(uri), { items: diagnostics, version: typeof version === 'number' ? version : undefined }),
  )
  connection.onUnhandledProgress(({ token, value }) => {
    const { kind } = (value ?? {}) as { readonly kind?: unknown }
    if (kind === 'begin') working.add(token)
    else if (kind === 'end') working.delete(token)
    ring()
  })
  return { pulls: () => pulls.size > 0, isBusy: () => working.size > 0 }
}

const PULL = 'textDocument/diagnostic'

/** How characters are counted: as in the strings of this language. */
const OFFERED = 'utf-16'

const folderOf = (root: string) => ({ uri: pathToFileURL(root).href, name: 'editplan' })

/** A process id would be one of another namespace: servers that look for it would not find it, and end. */
const introduction = (server: LanguageServer, root: string): InitializeParams => ({
  processId: null,
  clientInfo: { name: 'editplan' },
  rootUri: folderOf(root).uri,
  rootPath: root,
  workspaceFolders: [folderOf(root)],
  initializationOptions: quietInitialization(server),
  capabilities: {
    general: { positionEncodings: [OFFERED] },
    window: { workDoneProgress: true },
    workspace: {
      configuration: true,
      workspaceFolders: true,
      workspaceEdit: { documentChanges: true, changeAnnotationSupport: {} },
      didChangeWatchedFiles: { dynamicRegistration: true },
      diagnostics: { refreshSupport: true },
    },
    textDocument: {
      synchronization: { didSave: true },
      publishDiagnostics: { versionSupport: true, relatedInformation: false },
      diagnostic: { dynamicRegistration: true, relatedDocumentSupport: false },
      documentSymbol: { hierarchicalDocumentSymbolSupport: true },
      references: {},
      rename: { prepareSupport: true, honorsChangeAnnotations: true },
    },
  },
})
