import { type Readable, Transform, type Writable } from 'node:stream'
import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { type JSONRPCMessage, Server, type Transport } from '@modelcontextprotocol/server'
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio'
import { EditplanError, type Problem } from '../../errors.ts'
import { type Answer, refusalAnswer } from './answer.ts'
import { describeTools } from './tools.ts'
import { foldersOf, type Roots, type Workbench } from './workbench.ts'

export interface ServeStreams {
  readonly input: Readable
  readonly output: Writable
  /** Ends the server after the call under way. */
  readonly signal?: AbortSignal
}

interface ServeOptions {
  readonly version: string
  readonly readOnly: boolean
  readonly dryRun: boolean
  /** Answers are data as well as text. */
  readonly structured: boolean
  readonly onNote: (note: string) => void
  /** The folders to stay in; absent: those that the client offers. */
  readonly roots?: Roots
  /** Called once, with those folders. */
  readonly open: (roots: Roots) => Promise<Workbench>
}

/** How long a client that offers roots may take to name them, in milliseconds. */
const ROOTS_WAIT = 5000

/**
 * Speaks the protocol with one client until its input ends, in the generation that the client opens with: with a handshake (up to
 * 2025-11-25), or without one (2026-07-28). Throws what opening the checkout threw, once the client is gone.
 */
export async function serveClient(streams: ServeStreams, options: ServeOptions): Promise<void> {
  const { onNote } = options
  const ending = new AbortController()
  let asked: Server | undefined
  const askRoots = async () => options.roots ?? (asked ? rootsOf(asked, { signal: ending.signal, onNote }) : [])
  let isOpen = false
  const workbench = once(async () => {
    isOpen = true
    const roots = await askRoots()
    const opened = await options.open(roots)
    opened.stayInside(roots)
    return opened
  })
  const transport = holdTransport(streams.input, streams.output)
  const serving = { workbench, signal: streams.signal, structured: options.structured, onNote }
  const ended = endOf(streams)
  const connection = serveStdio(
    ({ era }) => {
      const server = createServer(serving, options)
      if (era === 'modern') return server
      asked = server
      server.setNotificationHandler('notifications/roots/list_changed', async () =>
        (await workbench()).stayInside(await askRoots()),
      )
      // A failure is what every call answers, and what is thrown at the end.
      server.oninitialized = () => void workbench().catch(() => undefined)
      return server
    },
    { transport, onerror: (error) => onNote(`The client sent what could not be read: ${error.message}`) },
  )
  await Promise.race([ended, closeOf(transport)])
  // What came in last is still on its way to its handler.
  await turnOfTheLoop()
  ending.abort()
  try {
    await transport.answered()
    // Some clients start a second server only to ask which protocol it speaks: that one keeps away from the recording.
    if (isOpen || !transport.spoken) await (await workbench()).close()
    await turnOfTheLoop()
  } finally {
    await connection.close()
  }
}

function createServer(
  serving: {
    readonly workbench: () => Promise<Workbench>
    readonly signal: AbortSignal | undefined
    readonly structured: boolean
    readonly onNote: (note: string) => void
  },
  options: ServeOptions,
): Server {
  const server = new Server(
    { name: 'editplan', version: options.version },
    { capabilities: { tools: {} }, instructions: instruct(options) },
  )
  server.setRequestHandler('tools/list', async () => {
    // A policy may make a dry run of it. Where nothing could be opened, the calls say so.
    const { dryRun } = await serving.workbench().catch(() => options)
    return { tools: describeTools({ ...options, dryRun }) }
  })
  serveCalls(server, serving)
  return server
}

const instruct = ({ dryRun }: ServeOptions): string =>
  [
    'Edits the files of one checkout. Call Read on a file before you change it; you may change the lines that it showed. A refusal changes nothing and names the call to make next.',
    'Every accepted call becomes a step of a plan that a person reviews: plan_show lists it, plan_undo undoes the last change.',
    ...(dryRun ? ['This is a dry run: Read shows your changes, the files on the disk stay as they are.'] : []),
  ].join(' ')

/** Resolves when the client is gone, or the server is told to end. */
const endOf = ({ input, output, signal }: ServeStreams): Promise<void> =>
  new Promise((resolve) => {
    const end = () => resolve()
    for (const event of ['end', 'close', 'error']) input.on(event, end)
    for (const event of ['close', 'error']) output.on(event, end)
    if (signal?.aborted) end()
    signal?.addEventListener('abort', end, { once: true })
  })

/** Resolves when the transport gave up, as over a message that is too long. */
const closeOf = (transport: ReturnType<typeof holdTransport>): Promise<void> =>
  new Promise((resolve) => {
    const { onclose } = transport
    transport.onclose = () => {
      onclose?.()
      resolve()
    }
  })

async function rootsOf(
  server: Server,
  { signal, onNote }: { readonly signal: AbortSignal; readonly onNote: (note: string) => void },
): Promise<Roots> {
  if (!server.getClientCapabilities()?.roots || signal.aborted) return []
  try {
    return foldersOf((await server.listRoots(undefined, { signal, timeout: ROOTS_WAIT })).roots)
  } catch {
    if (!signal.aborted) onNote('The client offers roots and did not name them.')
    return []
  }
}

function serveCalls(server: Server, options: Parameters<typeof createServer>[0]): void {
  server.setRequestHandler('tools/call', async ({ params }, { mcpReq: { signal, notify, _meta } }) => {
    const token = _meta?.progressToken
    let progress = 0
    const onProgress = ({ message }: { readonly message: string }) => {
      if (token === undefined) return
      progress += 1
      const notification = { progressToken: token, progress, message }
      notify({ method: 'notifications/progress', params: notification }).catch((error: Error) =>
        options.onNote(`Progress could not be told: ${error.message}`),
      )
    }
    const stop = options.signal ? AbortSignal.any([signal, options.signal]) : signal
    try {
      const workbench = await options.workbench()
      return spoken(
        await workbench.call(params.name, params.arguments ?? {}, { signal: stop, onProgress }),
        options.structured,
      )
    } catch (error) {
      return spoken(refusalAnswer(problemOf(error)), options.structured)
    }
  })
}

/** An answer as the client is to have it. Clients that find data hand it on beside the text, or in its place. */
const spoken = (answer: Answer, structured: boolean): Answer => {
  if (structured) return answer
  const { structuredContent: _, ...text } = answer
  return text
}

/** What a call met instead of an answer, where that is the world's doing; any other fault is ours and the protocol tells it. */
function problemOf(error: unknown): Problem {
  const problem = error instanceof EditplanError ? error.problems[0] : undefined
  if (problem) return problem
  if (!(error instanceof Error && 'syscall' in error)) throw error
  const message = `The recording or the plan could not be written: ${error.message}. Check space and permissions; then make the call again.`
  return { name: 'WRITE_FAILED', message }
}

/** Does it at the first call; all of them get what came of it. */
const once = <Result>(work: () => Promise<Result>): (() => Promise<Result>) => {
  let result: Promise<Result> | undefined
  return () => {
    result ??= work()
    return result
  }
}

/** Bytes of one message: a file written whole must fit. */
const MESSAGE_SIZE = 64 * 2 ** 20

/** Lines of JSON over two streams. The end of the input does not close it, so that what came in before is still answered. */
interface HeldTransport extends Transport {
  readonly spoken: boolean
  /** Resolves when every request that came in is answered or cancelled. */
  answered(): Promise<void>
}

function holdTransport(input: Readable, output: Writable): HeldTransport {
  const held = wholeLines(MESSAGE_SIZE)
  input.pipe(held, { end: false })
  const wire = new StdioServerTransport(held, output, { maxBufferSize: MESSAGE_SIZE })
  const open = new Set<unknown>()
  let spoken = false
  let waiting: (() => void)[] = []
  const settle = (id: unknown): void => {
    open.delete(id)
    if (open.size > 0) return
    for (const resolve of waiting) resolve()
    waiting = []
  }
  const transport: HeldTransport = {
    get spoken() {
      return spoken
    },
    answered: () => new Promise((resolve) => (open.size === 0 ? resolve() : waiting.push(resolve))),
    start: async () => {
      wire.onmessage = (message) => {
        spoken = true
        const id = requestOf(message)
        if (id !== undefined) open.add(id)
        transport.onmessage?.(message)
        const cancelled = cancelledBy(message)
        if (cancelled !== undefined) settle(cancelled)
      }
      wire.onerror = (error) => transport.onerror?.(error)
      wire.onclose = () => {
        for (const id of [...open]) settle(id)
        transport.onclose?.()
      }
      await wire.start()
    },
    send: async (message) => {
      try {
        await wire.send(message)
      } finally {
        if (!('method' in message) && 'id' in message) settle(message.id)
      }
    },
    close: async () => {
      input.unpipe(held)
      await wire.close()
    },
  }
  return transport
}

const requestOf = (message: JSONRPCMessage): unknown =>
  'method' in message && 'id' in message ? message.id : undefined

const cancelledBy = (message: JSONRPCMessage): unknown =>
  'method' in message && message.method === 'notifications/cancelled' ? message.params?.requestId : undefined

const LF = 10

/**
 * Passes on whole lines, so that a reader that joins all that it holds whenever something comes joins each line once. Of a line of more
 * than `most` bytes it passes on what there is, for the reader to refuse.
 */
export function wholeLines(most: number): Transform {
  let held: Buffer[] = []
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      held.push(chunk)
      size += chunk.length
      const end = size > most ? chunk.length : chunk.lastIndexOf(LF) + 1
      if (end === 0) {
        done()
        return
      }
      const rest = chunk.subarray(end)
      const lines = Buffer.concat(held, size - rest.length)
      held = [rest]
      size = rest.length
      done(null, lines)
    },
  })
}
