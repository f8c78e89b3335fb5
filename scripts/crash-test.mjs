// Kills runs of the command line with SIGKILL at every point of their write path, and proves that `resume` brings each checkout to
// before or after with no byte lost; then fills a disk by degrees. Takes some minutes; the test suite tries a few of the points.
//   node scripts/crash-test.mjs [NAME]      only the scenarios whose name holds NAME, and no disk
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { withBundle } from './build/bundle.mjs'

const only = process.argv[2] ?? ''
const root = path.resolve(import.meta.dirname, '..')
process.env.TMPDIR ??= inMemory() ?? os.tmpdir()
const lanes = Math.min(4, os.availableParallelism())
const failed = await withBundle('test/core/run/crash/sweep.ts', ({ sweep }) =>
  sweep({ project: root, lanes, only, print: console.log }),
)
if (failed > 0 || (only === '' && !survivesFullDisk())) process.exitCode = 1

/** Nothing here outlives its process, so no disk needs to turn. */
function inMemory() {
  try {
    accessSync('/dev/shm', constants.W_OK | constants.X_OK)
    return '/dev/shm'
  } catch {
    return undefined
  }
}

function survivesFullDisk() {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const env = { ...process.env, EDITPLAN_CRASH_POINTS: 'all' }
  const args = [vitest, 'run', 'test/core/run/faults.test.ts', '--disable-console-intercept']
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env }).status === 0
}
