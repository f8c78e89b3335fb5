// Makes every system call of the write path fail with each of several errors, once or for as long as the work goes on, and proves
// that the checkout is then before or after, or waits for `resume`, which reaches one of them. Takes long; the test suite tries some.
//   node scripts/fault-test.mjs [NAME] [STRIDE]      only the work whose name holds NAME; every STRIDE-th call of a whole command
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const [only = '', stride = '1'] = process.argv.slice(2)
const root = path.resolve(import.meta.dirname, '..')
const folder = mkdtempSync(path.join(os.tmpdir(), 'editplan-faults-'))
try {
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  const outfile = path.join(folder, 'table.mjs')
  await build({
    absWorkingDir: root,
    entryPoints: ['test/run/faults/table.ts'],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  })
  const { sweepFaults } = await import(pathToFileURL(outfile).href)
  if ((await sweepFaults({ only, stride: Number(stride), print: console.log })) > 0) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
