import path from 'node:path'
import { type ReplayPlan, replay } from '../../core/engine/replay.ts'
import type { TrackedFiles } from '../../core/engine/step-result.ts'
import type { PolicyChecks } from '../../core/tools/permission.ts'
import { type FolderFiles, foldersIn, kindAt, readFolder, writeFolder } from '../../core/workspace/folders.ts'
import { createOverlay, type Overlay } from '../../core/workspace/overlay.ts'
import { openDisk } from '../../core/workspace/sources/disk.ts'
import { EditplanError, type Problem } from '../../errors.ts'

/** A folder with what a plan is given, and one with what it is to make of that. */
interface PlanCase {
  readonly name: string
  /** Holds `before` and `after`. */
  readonly folder: string
}

/** What is not as a case has it. */
export type CaseFault =
  | { readonly kind: 'refused'; readonly run: 1 | 2; readonly problem: Problem }
  /** A file of one run that is not the wanted one; of the second run, one that is not as the first left it. */
  | {
      readonly kind: 'differs'
      readonly run: 1 | 2
      readonly path: string
      readonly wanted: Buffer | undefined
      readonly got: Buffer | undefined
    }
  | { readonly kind: 'mode'; readonly path: string; readonly executable: boolean }

export interface TestedCase {
  readonly case: PlanCase
  readonly faults: readonly CaseFault[]
  /** Whether `after` was written again. */
  readonly updated: boolean
}

/** The cases beside a plan: its own folders, and those in `cases`. Throws NO_FILES where there are none. */
export const casesOf = (planFile: string): readonly PlanCase[] => {
  const cases = casesBeside(planFile)
  if (cases.length > 0) return cases
  const message = `${planFile} has no folder \`before\` next to it, and none in \`cases/*\`. Put files to change into \`before\`, and the expected result into \`after\`.`
  throw new EditplanError({ name: 'NO_FILES', message })
}

/** The same; empty where there are none. */
export const casesBeside = (planFile: string): readonly PlanCase[] => {
  const folder = path.dirname(planFile)
  const isCase = (one: string): boolean => kindAt(path.join(one, 'before')) === 'folder'
  const named = foldersIn(path.join(folder, 'cases')).map((name) => ({
    name,
    folder: path.join(folder, 'cases', name),
  }))
  return [...(isCase(folder) ? [{ name: '', folder }] : []), ...named.filter((one) => isCase(one.folder))]
}

/**
 * Replays a plan on the files of a case, in memory, and compares with its `after`; then once more, which must change nothing. With
 * `update`, `after` is written instead.
 */
export async function testCase(
  plan: ReplayPlan,
  one: PlanCase,
  { update, once }: { readonly update: boolean; readonly once: boolean },
): Promise<TestedCase> {
  const before = readFolder(path.join(one.folder, 'before')) ?? new Map()
  const workspace = createOverlay(openDisk(path.join(one.folder, 'before')))
  const refused = await replayOn(workspace, before, plan)
  if (refused) return { case: one, faults: [{ kind: 'refused', run: 1, problem: refused }], updated: false }
  const made = filesAfter(before, workspace)
  const after = readFolder(path.join(one.folder, 'after'))
  const found = differences(after ?? new Map(), made, 1)
  const again = once ? [] : await secondRun(workspace, before, { plan, made })
  const updated = update && again.length === 0 && (found.length > 0 || !after)
  if (updated) writeFolder(path.join(one.folder, 'after'), made)
  return { case: one, faults: [...(updated ? [] : found), ...again], updated }
}

async function secondRun(
  workspace: Overlay,
  before: FolderFiles,
  { plan, made }: { readonly plan: ReplayPlan; readonly made: FolderFiles },
): Promise<readonly CaseFault[]> {
  const problem = await replayOn(workspace, before, plan)
  return problem ? [{ kind: 'refused', run: 2, problem }] : differences(made, filesAfter(before, workspace), 2)
}

/** The first refusal of a replay, which stops at it. */
async function replayOn(workspace: Overlay, before: FolderFiles, plan: ReplayPlan): Promise<Problem | undefined> {
  const options = { ...plan.options, on_error: 'stop' as const }
  const context = { workspace, policy: NO_POLICY, tracked: trackedIn(before) }
  for await (const event of replay([{ options, steps: plan.steps }], context)) {
    if (event.type === 'step' && event.result.error) return event.result.error
    if (event.type === 'broken') return event.problem
  }
  return undefined
}

/** A case is about what a plan does, not about who may do it. */
const NO_POLICY: PolicyChecks = {
  secrets: async () => undefined,
  path: () => undefined,
  configuration: () => undefined,
}

const trackedIn = (files: FolderFiles): TrackedFiles => ({
  sought: () => files.keys(),
  hidden: () => [],
  all: async () => [...files.keys()],
  read: async (file) => files.get(file)?.content,
})

const filesAfter = (before: FolderFiles, workspace: Overlay): FolderFiles => {
  const files = new Map(before)
  for (const { path: file, after, mode } of workspace.changes())
    if (after) files.set(file, { content: after, executable: (mode & 0o100) > 0 })
    else files.delete(file)
  return files
}

const differences = (wanted: FolderFiles, got: FolderFiles, run: 1 | 2): readonly CaseFault[] =>
  [...new Set([...wanted.keys(), ...got.keys()])].sort().flatMap((file): readonly CaseFault[] => {
    const [one, other] = [wanted.get(file), got.get(file)]
    if (!one || !other || !one.content.equals(other.content))
      return [{ kind: 'differs', run, path: file, wanted: one?.content, got: other?.content }]
    return one.executable === other.executable ? [] : [{ kind: 'mode', path: file, executable: one.executable }]
  })
