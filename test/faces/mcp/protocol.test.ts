import { expect, it } from 'vitest'
import { wholeLines } from '../../../src/faces/mcp/protocol.ts'

/** What comes out of a stream for each piece that goes in. */
const passedOn = (pieces: readonly string[], most = 100): readonly string[] => {
  const stream = wholeLines(most)
  const passed: string[] = []
  stream.on('data', (chunk: Buffer) => passed.push(chunk.toString()))
  for (const piece of pieces) stream.write(Buffer.from(piece))
  for (let chunk = stream.read(); chunk; chunk = stream.read()) passed.push(chunk.toString())
  return passed
}

it('passes a line on once it is whole, with the whole lines behind it', async () => {
  expect(passedOn(['{"a"', ':1', '}\n[]\n{', '}', '\n']).join('|')).toBe('{"a":1}\n[]\n|{}\n')
})

it('passes on what there is of a line that is too long', async () => {
  expect(passedOn(['a'.repeat(60), 'b'.repeat(60), 'c\n']).join('|')).toBe(`${'a'.repeat(60)}${'b'.repeat(60)}|c\n`)
})
