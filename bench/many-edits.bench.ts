import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { replay } from '../src/core/engine/replay.ts'
import { parsePlan } from '../src/core/plan/parse.ts'
import type { Plan } from '../src/core/plan/schema.ts'
import { createPolicy } from '../src/core/policy/policy.ts'
import { createOverlay } from '../src/core/workspace/overlay.ts'
import { openDisk } from '../src/core/workspace/sources/disk.ts'
import { applyPlan } from '../src/index.ts'

const SIZE = 10 * 2 ** 20
const EDITS = 1_000
const NAME = 'big.js'

/** Which line each edit changes, of so many. */
const PLACES: Readonly<Record<string, (edit: number, lines: number) => number>> = {
  'spread over the file': (edit, lines) => Math.floor((edit * lines) / EDITS),
  'in any order': (edit, lines) => (edit * 7_919) % lines,
  'of neighbouring lines': (edit, lines) => (lines >> 1) + edit,
  'of the last lines': (edit, lines) => lines - EDITS + edit,
}

/** Prints what each of a thousand edits of one large file costs: replayed in memory, and applied to a checkout as one commit. */
export const run = async (): Promise<void> => {
  for (const [name, end] of [
    ['LF', '\n'],
    ['CRLF', '\r\n'],
  ] as const) {
    console.log(`${EDITS} edits of a file of 10 MiB, ${name}, milliseconds an edit`)
    console.log(`  a copy in new memory alone      ${each(await timed(copyEach))}`)
    for (const title of Object.keys(PLACES)) {
      const { bytes, plan } = scene(title, end)
      const replayed = await inFolder(bytes, (root) => timed(() => replayAll(root, plan)))
      const applied = await inFolder(bytes, (root) => {
        commitAll(root)
        return timed(() => applyAll(root, plan))
      })
      console.log(`  ${title.padEnd(22)} replayed ${each(replayed)}, applied and committed ${each(applied)}`)
    }
  }
}

/** A file and its edits; nothing else of them stays in memory, which would slow down every collection of it. */
function scene(title: string, end: string): { bytes: Buffer; plan: Plan } {
  const lines = sourceLines()
  return { bytes: Buffer.from(lines.map((line) => line + end).join('')), plan: planOf(lines, PLACES[title]!) }
}

/** Lines of code, every one unique. */
function sourceLines(): readonly string[] {
  const lines: string[] = []
  for (let length = 0; length < SIZE; length += lines.at(-1)!.length + 1) {
    const number = lines.length
    lines.push(`${'  '.repeat(number % 4)}const value_${number} = render(${(number * 7919) % 1_000_003}, 'token');`)
  }
  return lines
}

function planOf(lines: readonly string[], place: (edit: number, lines: number) => number): Plan {
  const edits = Array.from({ length: EDITS }, (_, edit) => {
    const line = lines[place(edit, lines.length)]!
    return { tool: 'Edit', file_path: NAME, old_string: line, new_string: `${line}\n// edited, number ${edit}` }
  })
  const text = JSON.stringify({
    version: 1,
    title: 'Edit',
    options: { reads: 'auto', commits: 'squash' },
    steps: edits,
  })
  const parsed = parsePlan({ name: 'plan.json', text })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems[0]))
  return parsed.plan
}

async function replayAll(root: string, plan: Plan): Promise<void> {
  for await (const event of replay([plan], {
    workspace: createOverlay(openDisk(root)),
    policy: createPolicy({ protectedPaths: false }),
  })) {
    if (event.type === 'step' && event.result.status !== 'applied') throw new Error(JSON.stringify(event.result))
  }
}

async function applyAll(root: string, plan: Plan): Promise<void> {
  const { totals } = await applyPlan(plan, { root })
  if (totals.applied !== EDITS) throw new Error(JSON.stringify(totals))
}

/** What no edit can cost less than, since each leaves a file of its own: new memory for the file, and its bytes copied there. */
async function copyEach(): Promise<void> {
  const bytes = Buffer.alloc(SIZE, 'x')
  const held: Buffer[] = []
  for (let edit = 0; edit < EDITS; edit += 1) {
    held[edit % 6] = Buffer.allocUnsafe(SIZE)
    bytes.copy(held[edit % 6]!)
  }
}

async function inFolder<T>(bytes: Buffer, work: (root: string) => T | Promise<T>): Promise<T> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'editplan-many-'))
  try {
    writeFileSync(path.join(root, NAME), bytes)
    return await work(root)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

function commitAll(root: string): void {
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root })
  git('init', '-q')
  git('-c', 'core.autocrlf=false', 'add', '.')
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '-q', '-m', 'base')
}

interface Cost {
  /** Milliseconds on the clock, and of this process's own work, which other work on the machine does not lengthen. */
  readonly wall: number
  readonly own: number
}

async function timed(work: () => Promise<void>): Promise<Cost> {
  const [start, used] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(used)
  return { wall: performance.now() - start, own: (user + system) / 1000 }
}

const each = ({ wall, own }: Cost): string =>
  `${(wall / EDITS).toFixed(2).padStart(6)} (own work ${(own / EDITS).toFixed(2)})`
