// Kills runs of the command line with SIGKILL at every point of their write path, and proves that `resume` brings each checkout to
// before or after with no byte lost. Prints the counts. Takes some minutes; the test suite tries a few of the points each time.
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', 'test/run/crash.test.ts', '--disable-console-intercept'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, EDITPLAN_CRASH_POINTS: 'all' },
  },
)
process.exitCode = status ?? 1
