import { PassThrough, Readable, Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LONG_LINE } from '../../../../../src/wings/sessions/record/acp/lines.ts'
import { relay } from '../../../../../src/wings/sessions/record/acp/relay.ts'

/** What comes out of a stream of chunks, and the lines that were seen. */
async function relayed(chunks: readonly Uint8Array[], mayWait: (line: Buffer) => boolean = () => false) {
  const sink = new PassThrough({ highWaterMark: 16 })
  const [lines, out]: [Buffer[], Buffer[]] = [[], []]
  sink.on('data', (bytes: Buffer) => out.push(bytes))
  await relay(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), sink, {
    mayWait,
    longestWait: 20,
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

  it('passes while it is still coming, although one message has 100 MB', { tags: 'slow' }, async () => {
    const chunk = Buffer.alloc(65_536, 'x"\\')
    let [given, taken, most, isSame] = [0, 0, 0, true]
    const source = Readable.from(
      (function* () {
        yield Buffer.from('{"method":"x/y","params":{"text":"')
        for (; given < 1600; given += 1) {
          most = Math.max(most, given - taken)
          yield chunk
        }
        yield Buffer.from('"}}\n')
      })(),
    )
    const sink = new Writable({
      write(bytes: Buffer, _, done) {
        if (bytes.length === chunk.length) {
          taken += 1
          isSame &&= bytes.equals(chunk)
        }
        setImmediate(done)
      },
    })
    const lines: Buffer[] = []
    await relay(source, sink, { mayWait: () => false, observe: (line) => void lines.push(line) })
    await finished(sink)
    expect({ taken, isSame }).toEqual({ taken: 1600, isSame: true })
    expect(most).toBeLessThan(64)
    expect(lines.map(({ length }) => length <= LONG_LINE)).toEqual([true])
  })
})

const asUtf8 = (latin1: string): string => Buffer.from(latin1, 'latin1').toString()
