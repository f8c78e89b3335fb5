// Holds random edits of random files to what must never change (test/text/edit-properties.ts), far more of them than the suite does.
//   node scripts/fuzz-edit.mjs [RUNS] [SEED]      100,000 runs when not said
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import fc from 'fast-check'

const [runs = '100000', seed] = process.argv.slice(2)
const root = path.resolve(import.meta.dirname, '..')
const folder = mkdtempSync(path.join(os.tmpdir(), 'editplan-fuzz-'))
try {
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  const outfile = path.join(folder, 'properties.mjs')
  await build({
    absWorkingDir: root,
    entryPoints: ['test/text/edit-properties.ts'],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  })
  const { checkEdit, editCase } = await import(pathToFileURL(outfile).href)
  const ends = new Map()
  const property = fc.property(editCase, (edit) => {
    const end = checkEdit(edit)
    ends.set(end, (ends.get(end) ?? 0) + 1)
  })
  fc.assert(property, { numRuns: Number(runs), ...(seed !== undefined && { seed: Number(seed) }) })
  console.log(`${runs} edits held; they ended as ${JSON.stringify(Object.fromEntries(ends))}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
