import type { Readable, Writable } from 'node:stream'
import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import {
  CallToolRequestSchema,
  ListToolsRequestSchema,
  McpError,
  RootsListChangedNotificationSchema,
} from '@modelcontextprotocol/sdk/types.js'
import { EditplanError, type Problem } from '../../errors.ts'
import { refusalAnswer } from './answer.ts'
import { foldersOf, type Roots } from './roots.ts'
import { describeTools } from './tools.ts'
import type { Workbench } from './workbench.ts'

export interface ServeStreams {
  readonly input: Readable
  readonly output: Writable
  /** Ends the server after the call under way. */
  readonly signal?: AbortSignal
}

export interface ServeOptions {
  readonly version: string
  readonly readOnly: boolean
  readonly dryRun: boolean
  readonly onNote: (note: string) => void
  /** Called once, with the roots that the client offers. */
  readonly open: (roots: Roots) => Promise<Workbench>
}

/** Bytes of one message: a file written whole must fit. */
const MESSAGE_SIZE = 64 * 2 ** 20
/** How long a client that offers roots may take to name them, in milliseconds. */
const ROOTS_WAIT = 5000

/** Speaks the protocol with one client until its input ends. Throws what opening the checkout threw, once the client is gone. */
export async function serveClient(streams: ServeStreams, options: ServeOptions): Promise<void> {
  const { version, open, onNote } = options
  const server = new Server(
    { name: 'editplan', version },
    { capabilities: { tools: {} }, instructions: instruct(options) },
  )
  const ending = new AbortController()
  const ended = endOf(server, streams)
  const askRoots = () => rootsOf(server, { signal: ending.signal, onNote })
  const workbench = once(async () => {
    const roots = await askRoots()
    const opened = await open(roots)
    opened.stayInside(roots)
    return opened
  })
  server.setRequestHandler(ListToolsRequestSchema, async () => {
    // A policy may make a dry run of it. Where nothing could be opened, the calls say so.
    const { dryRun } = await workbench().catch(() => options)
    return { tools: describeTools({ ...options, dryRun }) }
  })
  serveCalls(server, { workbench, signal: streams.signal, onNote })
  server.setNotificationHandler(RootsListChangedNotificationSchema, async () =>
    (await workbench()).stayInside(await askRoots()),
  )
  // A failure is what every call answers, and what is thrown at the end.
  server.oninitialized = () => void workbench().catch(() => undefined)
  server.onerror = (error) => onNote(`The client sent what could not be read: ${error.message}`)
  await server.connect(new StdioServerTransport(streams.input, streams.output, { maxBufferSize: MESSAGE_SIZE }))
  await ended
  // What came in last is still on its way to its handler, and after it answers are on their way out.
  await turnOfTheLoop()
  ending.abort()
  try {
    await (await workbench()).close()
    await turnOfTheLoop()
  } finally {
    await server.close()
  }
}

const instruct = ({ dryRun }: ServeOptions): string =>
  [
    'Edits the files of one checkout. Read a file before you edit it. A refusal changes nothing and says how to mend the call.',
    'Every accepted call becomes a step of a plan that a person reviews: plan_show lists it, plan_undo takes the last change back.',
    ...(dryRun ? ['This is a dry run: Read shows your changes, the files on the disk stay as they are.'] : []),
  ].join(' ')

/** Resolves when the client is gone, or the server is told to end. */
const endOf = (server: Server, { input, output, signal }: ServeStreams): Promise<void> =>
  new Promise((resolve) => {
    const end = () => resolve()
    for (const event of ['end', 'close', 'error']) input.on(event, end)
    for (const event of ['close', 'error']) output.on(event, end)
    server.onclose = end
    if (signal?.aborted) end()
    signal?.addEventListener('abort', end, { once: true })
  })

async function rootsOf(
  server: Server,
  { signal, onNote }: { readonly signal: AbortSignal; readonly onNote: (note: string) => void },
): Promise<Roots> {
  if (!server.getClientCapabilities()?.roots || signal.aborted) return []
  try {
    return foldersOf((await server.listRoots(undefined, { signal, timeout: ROOTS_WAIT })).roots)
  } catch (error) {
    if (!(error instanceof McpError) && !signal.aborted) throw error
    onNote('The client offers roots and did not name them.')
    return []
  }
}

function serveCalls(
  server: Server,
  options: {
    readonly workbench: () => Promise<Workbench>
    readonly signal: AbortSignal | undefined
    readonly onNote: (note: string) => void
  },
): void {
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal, sendNotification, _meta }) => {
    const token = _meta?.progressToken
    let progress = 0
    const onProgress = ({ message }: { readonly message: string }) => {
      if (token === undefined) return
      progress += 1
      const notification = { progressToken: token, progress, message }
      sendNotification({ method: 'notifications/progress', params: notification }).catch((error: Error) =>
        options.onNote(`Progress could not be told: ${error.message}`),
      )
    }
    const stop = options.signal ? AbortSignal.any([signal, options.signal]) : signal
    try {
      const workbench = await options.workbench()
      return await workbench.call(params.name, params.arguments ?? {}, { signal: stop, onProgress })
    } catch (error) {
      return refusalAnswer(problemOf(error))
    }
  })
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
