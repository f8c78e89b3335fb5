import { PassThrough, type Readable, type Writable } from 'node:stream'
import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/server'
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'

/** Bytes of one message: a file written whole must fit. */
const MESSAGE_SIZE = 64 * 2 ** 20

/** Lines of JSON over two streams. The end of the input does not close it, so that what came in before is still answered. */
export interface HeldTransport extends Transport {
  /** Whether any message came in. */
  readonly spoken: boolean
  /** Resolves when every request that came in is answered or cancelled. */
  answered(): Promise<void>
}

export function holdTransport(input: Readable, output: Writable): HeldTransport {
  const held = new PassThrough()
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
