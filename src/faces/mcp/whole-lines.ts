import { Transform } from 'node:stream'

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
