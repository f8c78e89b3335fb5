import { PassThrough, type Readable, Writable } from 'node:stream'
import { isObject, parsedJson } from '../../../../core/text/json.ts'
import type { EditorRequests } from './editor-requests.ts'
import { type Item, itemsAt, messageOf, textAt } from './message.ts'

interface PromptedTurn {
  readonly prompt: string
  /** Folder that the session works in. */
  readonly cwd: string
  readonly version: string
  readonly requests: EditorRequests
  /** Told what the agent says. */
  readonly onText: (text: string) => void
  readonly signal?: AbortSignal
}

/** The client's side of the protocol without an editor: one session, one prompt. */
interface PromptingEditor {
  readonly input: Readable
  readonly output: Writable
  /** Why the turn did not end as it should; undefined where it did. Resolves when it is over. */
  readonly failure: Promise<string | undefined>
}

type Answer = { readonly result?: Item; readonly error?: Item }

export function promptingEditor(prompting: PromptedTurn): PromptingEditor {
  const { requests, onText, signal } = prompting
  const toAgent = new PassThrough()
  const waiting = new Map<number, (answer: Answer) => void>()
  const send = (message: object): void => {
    if (!toAgent.writableEnded) toAgent.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  }
  const connection: Connection = {
    notify: (method, params) => send({ method, params }),
    ask: (method, params) =>
      new Promise((resolve) => {
        const id = waiting.size + 1
        waiting.set(id, resolve)
        send({ id, method, params })
      }),
  }
  const take = async (line: Buffer): Promise<void> => {
    const value = parsedJson(line.toString('utf8'))
    const message = messageOf(line)
    if (!message || !isObject(value)) return
    const { method, params } = message
    if (method === undefined) {
      waiting.get(Number(value.id))?.({
        ...(isObject(value.result) && { result: value.result }),
        ...(isObject(value.error) && { error: value.error }),
      })
    } else if (method === 'session/update') {
      const update = isObject(params.update) ? params.update : {}
      if (update.sessionUpdate === 'agent_message_chunk') onText(textAt(update.content, 'text') ?? '')
    } else if (value.id !== undefined) send({ id: value.id, ...(await requests.answer(method, params)) })
  }
  const fromAgent = lineSink((line) => void take(line))
  const gone = new Promise<string>((resolve) =>
    fromAgent.on('finish', () => resolve('The agent ended before its turn did.')),
  )
  const failure = Promise.race([turn(prompting, connection), gone]).then((why) => {
    requests.close()
    toAgent.end()
    return why
  })
  signal?.addEventListener('abort', () => toAgent.end(), { once: true })
  return { input: toAgent, output: fromAgent, failure }
}

interface Connection {
  readonly ask: (method: string, params: object) => Promise<Answer>
  readonly notify: (method: string, params: object) => void
}

/** Undefined where the turn ends as it should. */
async function turn(
  { prompt, cwd, version, signal }: PromptedTurn,
  { ask, notify }: Connection,
): Promise<string | undefined> {
  const begun = await ask('initialize', {
    protocolVersion: 1,
    clientCapabilities: { fs: { readTextFile: true, writeTextFile: true }, terminal: true },
    clientInfo: { name: 'editplan', version },
  })
  if (!begun.result) return whyOf('initialize', begun)
  if (begun.result.protocolVersion !== 1)
    return `The agent speaks version ${String(begun.result.protocolVersion)} of the protocol, and editplan version 1.`
  const opened = await ask('session/new', { cwd, mcpServers: [] })
  const sessionId = textAt(opened.result, 'sessionId')
  if (sessionId === undefined) {
    const methods = itemsAt(begun.result, 'authMethods').map((method) => textAt(method, 'name') ?? textAt(method, 'id'))
    const login = methods.length > 0 ? ` Log in with the agent itself first: it offers ${methods.join(', ')}.` : ''
    return `${whyOf('session/new', opened)}${login}`
  }
  signal?.addEventListener('abort', () => notify('session/cancel', { sessionId }), { once: true })
  const ended = await ask('session/prompt', { sessionId, prompt: [{ type: 'text', text: prompt }] })
  if (!ended.result) return whyOf('session/prompt', ended)
  const reason = textAt(ended.result, 'stopReason') ?? 'end_turn'
  return reason === 'end_turn' ? undefined : `The agent stopped: ${reason}.`
}

const whyOf = (method: string, { error }: Answer): string =>
  `The agent refused ${method}: ${textAt(error, 'message') ?? 'it gave no reason'}.`

/** Takes a stream line by line. */
function lineSink(take: (line: Buffer) => void): Writable {
  let begun: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _, done) {
      let start = 0
      for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
        take(Buffer.concat([...begun, chunk.subarray(start, end)]))
        begun = []
        start = end + 1
      }
      begun.push(chunk.subarray(start))
      done()
    },
  })
}
