import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { share } from '../../../support/whole.ts'
import { anyProgram } from './arbitrary-program.ts'
import { edited } from './edited.ts'

/** Programs over all languages; `STRUCTURE_PROGRAMS=2000` makes so many. */
const PROGRAMS = Number(process.env.STRUCTURE_PROGRAMS ?? 40)

describe('the text of an Edit by structure, of generated programs', () => {
  it('has every token and comment as it was, lays no blanks on empty lines, parses, and changes nothing the second time', async () => {
    let changed = 0
    await fc.assert(
      fc.asyncProperty(anyProgram, async ({ path, text, edit, unit, tokens, comments }) => {
        const after = await edited(path, text, edit)
        for (const one of [...tokens, ...comments]) expect(after).toContain(one)
        const outside = (text: string) =>
          comments.reduce(
            (rest, one) => rest.replace(one, ''),
            tokens.reduce((rest, one) => rest.replace(one, '1'), text),
          )
        if (comments.length === 0) expect(outside(after)).not.toMatch(/^[ \t]+$/m)
        // Every call is on three lines, at the indentation of its statement.
        expect(outside(after).split(`\n${unit}  1`).length - 1).toBe(tokens.length)
        expect(await edited(path, after, edit)).toBe('not-found')
        changed += 1
      }),
      {
        numRuns: PROGRAMS,
        ...(process.env.STRUCTURE_SEED !== undefined && { seed: Number(process.env.STRUCTURE_SEED) }),
      },
    )
    expect(changed).toBeGreaterThan(share(PROGRAMS) / 10)
    if (process.env.STRUCTURE_PROGRAMS) console.log(`${changed} generated programs changed, as they should be`)
  }, 600_000)
})
