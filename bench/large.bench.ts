import { spawnSync } from 'node:child_process'
import { closeSync, constants, copyFileSync, mkdtempSync, openSync, realpathSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { replay } from '../src/core/engine/replay.ts'
import { openStreamedPlan } from '../src/core/plan/json-lines.ts'
import { parsePlan } from '../src/core/plan/parse.ts'
import { createPolicy } from '../src/core/policy/policy.ts'
import { checkOut } from '../src/core/workspace/checkout.ts'
import { createOverlay } from '../src/core/workspace/overlay.ts'
import { openDisk } from '../src/core/workspace/sources/disk.ts'

const GIB = 2 ** 30
const NAME = 'large.txt'
const STEPS = 1_000_000

/** Parts that run in a process of their own, whose peak memory then says what they need. */
const PARTS: Readonly<Record<string, (folder: string) => Promise<void> | void>> = {
  nothing: () => undefined,
  edit: editLarge,
  stream: readMillion,
}

/** Prints what one edit of a 1 GiB file takes in time and memory, history apart, and what a plan of a million steps holds. */
export const run = async (): Promise<void> => {
  const part = process.env.EDITPLAN_BENCH_PART
  if (part !== undefined) {
    await PARTS[part]?.(process.env.EDITPLAN_BENCH_FOLDER ?? '')
    process.stdout.write(String(process.resourceUsage().maxRSS * 1024))
    return
  }
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'editplan-large-'))
  try {
    const size = writeLarge(join(folder, NAME))
    const idle = measure('nothing', folder)
    copyFileSync(join(folder, NAME), join(folder, 'copy'), constants.COPYFILE_EXCL)
    const start = performance.now()
    copyFileSync(join(folder, NAME), join(folder, 'again'), constants.COPYFILE_EXCL)
    const copied = performance.now() - start
    const edited = measure('edit', folder)
    console.log(
      `one edit of ${(size / GIB).toFixed(2)} GiB: peak memory ${(edited.peak / size).toFixed(2)} of the file (target 2.5), ` +
        `time ${((edited.time - idle.time) / copied).toFixed(2)}x copying it (target 6x)`,
    )
    const read = measure('stream', folder)
    console.log(
      `${STEPS} steps in JSON Lines, read twice: peak memory ${(read.peak / 1e9).toFixed(2)} GB (target under 1 GB)`,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function measure(part: string, folder: string): { readonly time: number; readonly peak: number } {
  const start = performance.now()
  const { stdout, stderr, status } = spawnSync(process.execPath, [process.argv[1] ?? ''], {
    env: { ...process.env, EDITPLAN_BENCH_PART: part, EDITPLAN_BENCH_FOLDER: folder },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return { time: performance.now() - start, peak: Number(stdout) }
}

/** Lines of code, the one in the middle unlike all others. */
function writeLarge(file: string): number {
  const block = Buffer.from('const line = "of some length, as code has it"\n'.repeat(1 << 15))
  const marked = Buffer.from('the line to change\n')
  const descriptor = openSync(file, 'w')
  let size = 0
  let done = false
  while (size + block.length + marked.length <= GIB) {
    size += writeSync(descriptor, block)
    if (!done && size > GIB / 2) size += writeSync(descriptor, marked)
    done ||= size > GIB / 2
  }
  closeSync(descriptor)
  return size
}

async function editLarge(root: string): Promise<void> {
  const step = { tool: 'Edit', file_path: NAME, old_string: 'the line to change', new_string: 'the line as it is now' }
  const text = JSON.stringify({ version: 1, title: 'Large', options: { reads: 'auto' }, steps: [step] })
  const parsed = parsePlan({ name: 'plan.json', text })
  if (!parsed.ok) throw new Error('the plan')
  const workspace = createOverlay(openDisk(root))
  for await (const event of replay([parsed.plan], { workspace, policy: createPolicy({ protectedPaths: false }) })) {
    if (event.type === 'step' && event.result.status !== 'applied') throw new Error(JSON.stringify(event.result.error))
  }
  const placed = checkOut(workspace.changes(), { root })
  if (!placed.ok) throw new Error(JSON.stringify(placed.problems))
  placed.keep()
}

function readMillion(): void {
  const plan = openStreamedPlan({ name: 'plan.jsonl', pieces: { [Symbol.iterator]: millionSteps } })
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems))
  let steps = 0
  for (const step of plan.plan.steps) steps += Number(step.tool === 'Edit')
  if (steps !== STEPS) throw new Error(String(steps))
}

function* millionSteps(): Generator<string> {
  yield '{"version":1,"title":"Many"}\n'
  for (let at = 0; at < STEPS; at += 1000) {
    const lines = Array.from({ length: 1000 }, (_, next) =>
      JSON.stringify({ tool: 'Edit', file_path: `src/${at}.ts`, old_string: `edit ${at + next}`, new_string: 'done' }),
    )
    yield `${lines.join('\n')}\n`
  }
}
