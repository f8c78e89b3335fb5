// Holds random edits of random files to what must never change (test/core/text/edit-properties.ts), far more of them than the suite does.
//   node scripts/fuzz-edit.mjs [RUNS] [SEED]      100,000 runs when not said
import fc from 'fast-check'
import { withBundle } from './build/bundle.mjs'

const [runs = '100000', seed] = process.argv.slice(2)
await withBundle('test/core/text/edit-properties.ts', ({ checkEdit, editCase }) => {
  const ends = new Map()
  const property = fc.property(editCase, (edit) => {
    const end = checkEdit(edit)
    ends.set(end, (ends.get(end) ?? 0) + 1)
  })
  fc.assert(property, { numRuns: Number(runs), ...(seed !== undefined && { seed: Number(seed) }) })
  console.log(`${runs} edits held; they ended as ${JSON.stringify(Object.fromEntries(ends))}`)
})
