import { realpathSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../support/folder.ts'
import { someOf, WHOLE } from '../../support/whole.ts'
import { CODES, NEVER, proveFault, WORK } from './fault-proof.ts'

/** Of the calls every so many-th is tried, with one error; `npm run test:long -- faults` tries each with every error. */
const STRIDE = WHOLE ? 4 : 13

describe('a call that the system refuses', () => {
  it.each(someOf(WORK, 2))(
    'leaves files before or after, or waits for resume, and loses nothing: %s',
    { tags: 'quick', timeout: 120_000 },
    async (work) => {
      using folder = temporaryFolder()
      const place = realpathSync(folder.path)
      const { calls, reached: undisturbed } = await proveFault(place, { work, fault: NEVER })
      expect(calls.length).toBeGreaterThan(40)
      const reached = new Set<string>([undisturbed])
      for (let nth = 2; nth <= calls.length; nth += STRIDE) {
        const fault = {
          nth,
          code: CODES[nth % CODES.length] ?? 'EIO',
          lasting: nth % 8 < 4 ? 'once' : 'stays',
        } as const
        const proof = await proveFault(place, { work, fault, recreate: nth % 16 < 8 })
        expect({ ...fault, call: proof.struck, failures: proof.failures }).toMatchObject({ failures: [] })
        reached.add(proof.reached)
      }
      expect(reached.size).toBeGreaterThan(1)
    },
  )
})
