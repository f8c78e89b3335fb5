import { mkdirSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { type ReplayEvent, replay } from '../../src/core/engine/replay.ts'
import type { StepResult, TrackedFiles } from '../../src/core/engine/step-result.ts'
import { parsePlan } from '../../src/core/plan/parse.ts'
import type { Plan } from '../../src/core/plan/schema.ts'
import { refuseBroken } from '../../src/core/policy/configuration.ts'
import type { PolicyChecks } from '../../src/core/tools/permission.ts'
import type { Change } from '../../src/core/workspace/change.ts'
import { checkOut } from '../../src/core/workspace/checkout.ts'
import { createOverlay } from '../../src/core/workspace/overlay.ts'
import { openDisk } from '../../src/core/workspace/sources/disk.ts'
import { treeOf } from '../core/workspace/tree-of.ts'
import { applyHunks } from './apply-hunks.ts'
import { temporaryFolder } from './folder.ts'

export interface Replayed {
  readonly results: readonly StepResult[]
  readonly broken: readonly Extract<ReplayEvent, { type: 'broken' }>[]
  /** The files as the replay leaves them in memory, in the order first touched. */
  readonly changes: readonly Change[]
}

/** What a case is given: files by path, and a plan in YAML. */
export interface Given {
  readonly plan: string
  readonly files: Readonly<Record<string, string | Buffer>>
  /** Records a replay on the checkout as commits and gives their ids, which must be the same twice. */
  readonly commits?: (root: string, plan: Plan, results: readonly StepResult[]) => Promise<readonly string[]>
}

/** No rule denies, no scanner runs; configuration files must go on parsing. */
export const LENIENT: PolicyChecks = {
  secrets: async () => undefined,
  path: () => undefined,
  configuration: refuseBroken,
}

/**
 * Replays a plan and proves on the way what holds for every replay: the disk is left alone; the plan survives JSON; a second
 * replay gives the same; hunks on *before* give *after*; the result goes onto the disk; undoing it gives the first tree back.
 * Gives the replay, and the tree of files that it stands for.
 */
export const proveReplay = async (given: Given): Promise<Replayed & { readonly after: ReturnType<typeof treeOf> }> => {
  using folder = temporaryFolder()
  const root = realpathSync(folder.path)
  for (const [file, bytes] of Object.entries(given.files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), bytes)
  }
  const before = treeOf(root)
  const plan = parse(given.plan)
  const first = await replayOn(root, [plan])
  expect(treeOf(root)).toEqual(before)
  const survived: Plan = JSON.parse(JSON.stringify(plan))
  expect(await replayOn(root, [survived])).toEqual(first)
  for (const change of first.results.flatMap(({ changes }) => changes)) {
    if (!isShown(change)) continue
    const hunksApplied = applyHunks(change.before ?? Buffer.alloc(0), change.structuredPatch ?? [])
    expect(hunksApplied).toEqual(change.after ?? Buffer.alloc(0))
  }
  if (given.commits) {
    const ids = await given.commits(root, plan, first.results)
    expect(await given.commits(root, survived, first.results)).toEqual(ids)
  }
  const modes = new Map(filesIn(root).map((file) => [file, statSync(path.join(root, file)).mode & 0o7777]))
  place(root, first.changes)
  const after = treeOf(root)
  place(
    root,
    first.changes.map((change) => reversed(change, modes)),
  )
  expect(treeOf(root)).toEqual(before)
  return { ...first, after }
}

/** No hunk tells of bytes that are no text, nor of a file that is the same under another name or with another mode. */
const isShown = ({ before, after, structuredPatch = [] }: Change): boolean =>
  structuredPatch.length > 0 ||
  !(before?.includes(0) || after?.includes(0) || before?.equals(after ?? before) || !before)

export const parse = (text: string): Plan => {
  const parsed = parsePlan({ name: 'plan.yaml', text })
  if (!parsed.ok) throw new Error(parsed.problems.map((problem) => problem.message).join('\n'))
  return parsed.plan
}

export const replayOn = async (root: string, plans: readonly Plan[], policy = LENIENT): Promise<Replayed> => {
  const workspace = createOverlay(openDisk(root))
  const results: StepResult[] = []
  const broken: Extract<ReplayEvent, { type: 'broken' }>[] = []
  for await (const event of replay(plans, { workspace, policy, tracked: trackedIn(root) })) {
    if (event.type === 'step') results.push(event.result)
    else if (event.type === 'broken') broken.push(event)
  }
  return { results, broken, changes: workspace.changes() }
}

/** Every file counts as tracked. */
const trackedIn = (root: string): TrackedFiles => ({
  sought: () => filesIn(root),
  hidden: () => [],
  all: async () => filesIn(root).filter((file) => statSync(path.join(root, file)).isFile()),
  read: async (file) => readFileSync(path.join(root, file)),
})

const filesIn = (root: string): readonly string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => name.split(path.sep).join('/'))

const place = (root: string, changes: readonly Change[]): void => {
  const placed = checkOut(changes, { root })
  if (!placed.ok) throw new Error(placed.problems.map((problem) => problem.message).join('\n'))
  placed.keep()
}

const reversed = ({ path: file, before, after, mode }: Change, modes: ReadonlyMap<string, number>): Change => ({
  path: file,
  before: after,
  after: before,
  mode: modes.get(file) ?? mode,
})
