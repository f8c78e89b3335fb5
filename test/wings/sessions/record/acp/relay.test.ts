import { PassThrough, Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { messageOf } from '../../../../../src/wings/sessions/record/acp/message.ts'
import { LOOKED_AT, relay } from '../../../../../src/wings/sessions/record/acp/relay.ts'

/** What comes out of a stream of chunks, and the lines that were seen. */
async function relayed(chunks: readonly Uint8Array[], mayWait: (line: Buffer) => boolean = () => false) {
  const sink = new PassThrough({ highWaterMark: 16 })
  const [lines, out]: [Buffer[], Buffer[]] = [[], []]
  sink.on('data', (bytes: Buffer) => out.push(bytes))
  await relay(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), sink, {
    mayWait,
    observe: (line) => {
      lines.push(Buffer.from(line))
      return mayWait(line) ? new Promise(() => undefined) : undefined
    },
  })
  return { bytes: Buffer.concat(out), lines, ended: sink.writableEnded }
}

describe('what passes between an editor and an agent', () => {
  it('is the same bytes, whatever they are and wherever the chunks are split', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc.constantFrom('\n', '\r\n', '{"id":1}\n', '{"method":"session/prompt"').map((text) => Buffer.from(text)),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(bytes, { maxLength: 30 }), async (chunks) => {
        const { bytes: passed, lines, ended } = await relayed(chunks)
        const whole = Buffer.concat(chunks)
        expect(passed).toEqual(whole)
        expect(lines.map(String)).toEqual(whole.toString('latin1').split('\n').slice(0, -1).map(asUtf8))
        expect(ended).toBe(true)
      }),
    )
  })

  it('passes although its observer never gives what it waits for', async () => {
    const text = '{"id":1,"method":"session/prompt"}\n{"id":2}\n'
    const { bytes } = await relayed([Buffer.from(text.slice(0, 9)), Buffer.from(text.slice(9))], (line) =>
      line.includes('prompt'),
    )
    expect(bytes.toString()).toBe(text)
  })

  it('passes whole where a line is longer than what is looked at, whose ends still say what it is', async () => {
    const update = {
      sessionUpdate: 'tool_call_update',
      toolCallId: 'c1',
      rawOutput: 'x"status":"failed"'.repeat(LOOKED_AT / 9),
    }
    const line = JSON.stringify({
      method: 'session/update',
      params: { sessionId: 's1', update: { ...update, status: 'completed' } },
    })
    const chunks = Array.from({ length: Math.ceil(line.length / 65_536) }, (_, at) =>
      line.slice(at * 65_536, (at + 1) * 65_536),
    )
    const { bytes, lines } = await relayed([...chunks, '\n'].map((text) => Buffer.from(text)))
    expect(bytes.equals(Buffer.from(`${line}\n`))).toBe(true)
    expect(Object.keys(messageOf(lines[0]!)?.params.update as object)).not.toContain('rawOutput')
    expect(messageOf(lines[0]!)?.params).toMatchObject({
      sessionId: 's1',
      update: { sessionUpdate: 'tool_call_update', toolCallId: 'c1', status: 'completed' },
    })
  })
})

const asUtf8 = (latin1: string): string => Buffer.from(latin1, 'latin1').toString()
