// Makes every system call of the write path fail with each of several errors, once or for as long as the work goes on, and proves
// that the checkout is then before or after, or waits for `resume`, which reaches one of them. Takes long; the test suite tries some.
//   node scripts/fault-test.mjs [NAME] [STRIDE]      only the work whose name holds NAME; every STRIDE-th call of a whole command
import { withBundle } from './build/bundle.mjs'

const [only = '', stride = '1'] = process.argv.slice(2)
const failed = await withBundle('test/core/run/faults/table.ts', ({ sweepFaults }) =>
  sweepFaults({ only, stride: Number(stride), print: console.log }),
)
if (failed > 0) process.exitCode = 1
