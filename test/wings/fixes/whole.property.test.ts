import { realpathSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sha256 } from '../../../src/core/text/digest.ts'
import { temporaryFolder } from '../../support/folder.ts'
import { parse, replayOn } from '../../support/replay.ts'

/** Fixes of all runs together. */
const FIXES = Number(process.env.FIXES ?? 600)
const IN_A_RUN = 40

interface Edit {
  readonly file: number
  readonly start: number
  readonly end: number
}

const piece = fc.constantFrom('a', 'bc', 'é', '😀', '\n', '\r\n', ' ', 'x', '\t', '}')
const content = fc.record({
  mark: fc.boolean(),
  wide: fc.boolean(),
  pieces: fc.array(piece, { minLength: 5, maxLength: 120 }),
})
const place = fc.record({ file: fc.nat(2), from: fc.double({ min: 0, max: 1, noNaN: true }), size: fc.nat(6) })
const fixes = fc.array(fc.array(place, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: IN_A_RUN })

/** A file's bytes, and the offsets between its characters. */
const build = ({ mark, wide, pieces }: { mark: boolean; wide: boolean; pieces: readonly string[] }) => {
  const encoding = wide ? ('utf16le' as const) : ('utf8' as const)
  const bom = wide ? Buffer.from([0xff, 0xfe]) : mark ? Buffer.from([0xef, 0xbb, 0xbf]) : Buffer.alloc(0)
  const stops = [bom.length]
  for (const one of pieces) stops.push((stops.at(-1) ?? 0) + Buffer.byteLength(one, encoding))
  return { bytes: Buffer.concat([bom, Buffer.from(pieces.join(''), encoding)]), stops, encoding }
}

const overlaps = (one: Edit, other: Edit): boolean => {
  if (one.file !== other.file) return false
  if (one.start === one.end || other.start === other.end) {
    const [point, span] = one.start === one.end ? [one.start, other] : [other.start, one]
    return span.start < point && point < span.end
  }
  return one.start < other.end && other.start < one.end
}

describe('fixes', () => {
  it('are applied whole or not at all, the first of those that overlap, at their bytes', {
    timeout: 600_000,
  }, async () => {
    using folder = temporaryFolder()
    const root = realpathSync(folder.path)
    await fc.assert(
      fc.asyncProperty(fc.tuple(content, content, content), fixes, async (contents, asked) => {
        const files = contents.map(build)
        for (const [at, { bytes }] of files.entries()) writeFileSync(path.join(root, `${at}.txt`), bytes)
        const edits = asked.map((list) =>
          list.map(({ file, from, size }): Edit => {
            const { stops } = files[file]!
            const first = Math.floor(from * (stops.length - 1))
            return { file, start: stops[first]!, end: stops[Math.min(first + size, stops.length - 1)]! }
          }),
        )
        const sound = edits.filter(
          (list) => !list.some((one, at) => list.slice(at + 1).some((other) => overlaps(one, other))),
        )
        fc.pre(sound.length > 0)
        const steps = sound.map((list, fix) => ({
          tool: 'Fix',
          source: 'property/rule',
          edits: list.map(({ file, start, end }, part) => {
            const { bytes, encoding } = files[file]!
            return {
              file_path: `${file}.txt`,
              sha256: sha256(bytes),
              start,
              end,
              old_string: bytes.toString(encoding, start, end),
              new_string: `<${fix}.${part}>`,
            }
          }),
        }))
        const plan = { version: 1, title: 'Fixes', options: { on_error: 'continue' }, steps }
        const { results, changes } = await replayOn(root, [parse(JSON.stringify(plan))])
        const kept: number[] = []
        for (const [fix, list] of sound.entries())
          if (!kept.some((other) => list.some((one) => sound[other]!.some((two) => overlaps(one, two))))) kept.push(fix)
        expect(results.flatMap(({ status }, fix) => (status === 'applied' ? [fix] : []))).toEqual(kept)
        expect(results.every(({ status, error }) => status === 'applied' || error?.name === 'FIX_CONFLICT')).toBe(true)
        for (const [file, { bytes, encoding }] of files.entries()) {
          const made = kept.flatMap((fix) =>
            sound[fix]!.flatMap((one, part) => (one.file === file ? [{ ...one, fix, text: `<${fix}.${part}>` }] : [])),
          )
          // Insertions at one place keep the order of the fixes, before a replacement that begins there.
          made.sort((one, two) => one.start - two.start || Number(one.end > one.start) - Number(two.end > two.start))
          const parts: Buffer[] = []
          let done = 0
          for (const { start, end, text } of made) {
            parts.push(bytes.subarray(done, start), Buffer.from(text, encoding))
            done = Math.max(done, end)
          }
          const expected = Buffer.concat([...parts, bytes.subarray(done)])
          const actual = changes.find((change) => change.path === `${file}.txt`)?.after ?? bytes
          expect(actual.equals(expected)).toBe(true)
        }
      }),
      {
        numRuns: Math.ceil(FIXES / (IN_A_RUN / 2)),
        ...(process.env.FIXES_SEED && { seed: Number(process.env.FIXES_SEED) }),
      },
    )
  })
})
