import type { Readable, Writable } from 'node:stream'
import {
  AbstractMessageReader,
  type DataCallback,
  type Disposable,
  type Message,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node'
import { malformed, UnknownError } from './diagnostic.ts'

/** What a server may send, at most. A server that exceeds it is not listened to any further. */
export interface WireLimits {
  /** Bytes of one message. */
  readonly message: number
  /** Bytes of all messages. */
  readonly total: number
  readonly messages: number
}

export const WIRE_LIMITS: WireLimits = { message: 32 * 2 ** 20, total: 512 * 2 ** 20, messages: 200_000 }

const HEADER = 8 * 1024

/**
 * The two directions of a conversation. Broken frames, too much of anything, an answer that was not asked for and a second answer
 * to one request are faults; `onFault` hears of the first, and nothing that comes later is passed on.
 */
export function openWire(
  { input, output }: { readonly input: Writable; readonly output: Readable },
  onFault: (fault: UnknownError) => void,
  limits: WireLimits = WIRE_LIMITS,
): { readonly reader: MessageFrames; readonly writer: StreamMessageWriter } {
  const asked = new Set<string | number>()
  return { reader: new MessageFrames(output, { asked, onFault, limits }), writer: new NotingWriter(input, asked) }
}

/** Notes the requests that are under way. */
class NotingWriter extends StreamMessageWriter {
  readonly #asked: Set<string | number>

  constructor(input: Writable, asked: Set<string | number>) {
    super(input)
    this.#asked = asked
  }

  override write(message: Message): Promise<void> {
    if ('method' in message && 'id' in message) this.#asked.add(message.id as string | number)
    return super.write(message)
  }
}

/** Takes messages out of a server's output. */
class MessageFrames extends AbstractMessageReader {
  readonly #output: Readable
  readonly #options
  #chunks: Buffer[] = []
  #held = 0
  #wanted: number | undefined
  #total = 0
  #messages = 0
  #broken = false

  constructor(
    output: Readable,
    options: {
      readonly asked: Set<string | number>
      readonly onFault: (fault: UnknownError) => void
      readonly limits: WireLimits
    },
  ) {
    super()
    this.#output = output
    this.#options = options
  }

  listen(callback: DataCallback): Disposable {
    const take = (chunk: Buffer): void => this.#take(chunk, callback)
    this.#output.on('data', take)
    this.#output.on('close', () => this.fireClose())
    return { dispose: () => void this.#output.off('data', take) }
  }

  #take(chunk: Buffer, callback: DataCallback): void {
    if (this.#broken) return
    try {
      this.#total += chunk.length
      if (this.#total > this.#options.limits.total) throw malformed('it sent too much')
      this.#chunks.push(chunk)
      this.#held += chunk.length
      for (let message = this.#next(); message; message = this.#next()) callback(message)
    } catch (error) {
      this.#broken = true
      this.#chunks = []
      this.#options.onFault(error instanceof UnknownError ? error : malformed(String(error)))
    }
  }

  /** Undefined until a whole message is there. */
  #next(): Message | undefined {
    this.#wanted ??= this.#header()
    if (this.#wanted === undefined || this.#held < this.#wanted) return undefined
    const text = this.#cut(this.#wanted).toString('utf8')
    this.#wanted = undefined
    this.#messages += 1
    if (this.#messages > this.#options.limits.messages) throw malformed('it sent too many messages')
    return this.#expected(parse(text))
  }

  /** The length that a header gives. */
  #header(): number | undefined {
    if (this.#held === 0) return undefined
    const held = this.#all()
    const end = held.subarray(0, HEADER).indexOf('\r\n\r\n')
    if (end < 0 && this.#held < HEADER) return undefined
    const [, length] = /^content-length: *(\d{1,15}) *$/im.exec(held.toString('latin1', 0, Math.max(end, 0))) ?? []
    if (length === undefined) throw malformed('what it sent has no length')
    if (Number(length) > this.#options.limits.message) throw malformed('it sent a message that is too long')
    this.#cut(end + 4)
    return Number(length)
  }

  #all(): Buffer {
    if (this.#chunks.length > 1) this.#chunks = [Buffer.concat(this.#chunks)]
    return this.#chunks[0] ?? Buffer.alloc(0)
  }

  #cut(length: number): Buffer {
    const all = this.#all()
    this.#chunks = all.length > length ? [all.subarray(length)] : []
    this.#held -= length
    return all.subarray(0, length)
  }

  /** A request, a notification, or the first answer to what was asked. */
  #expected(message: Message): Message {
    if ('method' in message) return message
    const { id } = message as { readonly id?: string | number }
    if (id === undefined || !this.#options.asked.delete(id)) throw malformed('it answered what was not asked')
    return message
  }
}

export type { MessageFrames }

function parse(text: string): Message {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw malformed('what it sent is not JSON')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw malformed('what it sent is not a message')
  const { jsonrpc } = value as { readonly jsonrpc?: unknown }
  if (jsonrpc !== '2.0') throw malformed('what it sent is not a message')
  return value as Message
}

/** What a server last published of a file. */
export interface Push {
  readonly items: unknown
  /** Of the document it is about; undefined where the server does not say. */
  readonly version: number | undefined
  /** Counts up over all files. */
  readonly number: number
}

/** What a server tells without being asked. */
export interface Pushes {
  of(uri: string): Push | undefined
  /** Number of the last push of any file. */
  readonly last: number
  put(uri: string, push: Omit<Push, 'number'>): void
}

export function createPushes(): Pushes {
  const pushes = new Map<string, Push>()
  let last = 0
  return {
    of: (uri) => pushes.get(canonical(uri)),
    get last() {
      return last
    },
    put(uri, push) {
      const key = canonical(uri)
      const former = pushes.get(key)
      // What comes late about an older version takes nothing back.
      if (former?.version !== undefined && push.version !== undefined && push.version < former.version) return
      last += 1
      pushes.set(key, { ...push, number: last })
    },
  }
}

/** Servers spell one address in several ways: `%40` for `@`, a drive letter in lower case. */
const canonical = (uri: string): string => {
  try {
    return decodeURIComponent(uri).replace(
      /^file:\/\/\/([A-Za-z]):/,
      (_, drive: string) => `file:///${drive.toLowerCase()}:`,
    )
  } catch {
    return uri
  }
}

/** What ends every wait for a server: its time, and whatever goes wrong with it. The first reason stays. */
export interface Bounds {
  /** The value, or the reason why it is not waited for any longer, thrown as an UnknownError. */
  within<T>(value: PromiseLike<T>): Promise<T>
  fail(reason: UnknownError): void
  readonly failed: UnknownError | undefined
  /** Gives the server so many milliseconds from now; without them, all the time there is. */
  limit(milliseconds?: number): void
}

export function createBounds(): Bounds {
  let failed: UnknownError | undefined
  let timer: NodeJS.Timeout | undefined
  const waiting = new Set<(reason: UnknownError) => void>()
  const fail = (reason: UnknownError): void => {
    if (failed) return
    failed = reason
    clearTimeout(timer)
    for (const reject of waiting) reject(reason)
    waiting.clear()
  }
  return {
    within: (value) => {
      const result = new Promise<Awaited<typeof value>>((resolve, reject) => {
        if (failed) {
          value.then(undefined, () => undefined)
          return reject(failed)
        }
        waiting.add(reject)
        const settled = () => waiting.delete(reject)
        value.then(
          (answer) => {
            settled()
            resolve(answer as Awaited<typeof value>)
          },
          (error) => {
            settled()
            reject(error)
          },
        )
      })
      // Of several waits only one may be looked at again.
      result.catch(() => undefined)
      return result as never
    },
    fail,
    get failed() {
      return failed
    },
    limit(milliseconds) {
      clearTimeout(timer)
      if (milliseconds !== undefined && !failed) timer = setTimeout(() => fail(timedOut()), milliseconds)
    },
  }
}

const timedOut = (): UnknownError => new UnknownError({ reason: 'timeout', message: 'the server timed out' })
