import type { Readable, Writable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { Lines } from './lines.ts'

/** Sees a message that passed, or that waits for it: one line, without its line feed. May give what the message waits for. */
type Observer = (line: Buffer) => Promise<unknown> | undefined

/**
 * A git that hangs does not stop the agent for ever. A bound that a slow machine reaches would let the agent work before the snapshot
 * that tells its changes from those of the turn before.
 */
const LONGEST_WAIT = 30_000

/**
 * Passes everything from one stream to another, byte for byte and at once, and shows each line to an observer. Resolves when the source
 * ends, or the sink takes no more; then the sink is ended too. Never rejects.
 */
export async function relay(
  source: Readable,
  sink: Writable,
  options: {
    /** Whether a message may wait for what its observer gives. All others pass before they are looked at. */
    readonly mayWait: (line: Buffer) => boolean
    readonly observe: Observer
    /** In milliseconds. */
    readonly longestWait?: number
  },
): Promise<void> {
  const { mayWait, observe, longestWait = LONGEST_WAIT } = options
  const lines = new Lines()
  let isOpen = true
  // Whatever an observer makes of a message, it passes.
  const seen: Observer = (line) => {
    try {
      return observe(line)
    } catch {
      return undefined
    }
  }
  sink.on('error', () => {
    isOpen = false
    source.destroy()
  })
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      for (const { bytes, line } of lines.split(chunk)) {
        const waits = line && mayWait(line) ? seen(line) : undefined
        if (waits) await atMost(longestWait, waits)
        await written(sink, bytes)
        if (line && !mayWait(line)) seen(line)
      }
      if (!isOpen) return
    }
  } catch {
    // The source broke off: what came of it has passed.
  } finally {
    if (isOpen) sink.end()
  }
}

async function atMost(milliseconds: number, waits: Promise<unknown>): Promise<void> {
  const over = new AbortController()
  try {
    await Promise.race([waits, setTimeout(milliseconds, undefined, over)])
  } finally {
    over.abort()
  }
}

/** Resolves when the sink takes more, or is closed. */
const written = (sink: Writable, bytes: Buffer): Promise<void> =>
  new Promise((resolve) => {
    if (sink.destroyed || sink.writableEnded || sink.write(bytes)) return resolve()
    const done = (): void => {
      for (const name of ['drain', 'close', 'error']) sink.off(name, done)
      resolve()
    }
    for (const name of ['drain', 'close', 'error']) sink.once(name, done)
  })
