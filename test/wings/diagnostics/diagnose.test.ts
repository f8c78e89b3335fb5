import fc from 'fast-check'
import { expect, it } from 'vitest'
import { attribute } from '../../../src/wings/diagnostics/diagnose.ts'
import type { Diagnostic } from '../../../src/wings/diagnostics/diagnostic.ts'

const diagnostic = (line: number): Diagnostic => ({
  path: 'a.ts',
  line,
  column: 1,
  severity: 'error',
  message: 'wrong',
  text: '',
})

it('names the stage after which each appeared, and looks at few of many', async () => {
  const appears = fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(appears, async (stages) => {
      const added = stages.map((_, at) => diagnostic(at))
      let looks = 0
      const found = await attribute(added, 300, async (stage, asked) => {
        looks += 1
        return new Set(asked.filter(({ line }) => (stages[line] ?? 0) <= stage))
      })
      expect(found.map(({ stage }) => stage)).toEqual(stages)
      expect(looks).toBeLessThanOrEqual(9 * stages.length)
    }),
  )
})

it('leaves the stage out where the server does not live to tell', async () => {
  const found = await attribute([diagnostic(1)], 5, () => Promise.reject(new Error('gone')))
  expect(found).toEqual([diagnostic(1)])
})
