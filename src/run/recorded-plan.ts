import type { ToolCall } from '../engine/tool-call.ts'
import { pathOf } from '../engine/tool-call.ts'
import { openObjectReader } from '../git/cat-file.ts'
import { openGit } from '../git/git.ts'
import { lookUpPaths } from '../git/tree.ts'
import { detectFormat } from '../plan/detect-format.ts'
import { planDigest } from '../plan/digest.ts'
import { formatPlan } from '../plan/format.ts'
import type { PlanHeader, PlanOptions, Step } from '../plan/schema.ts'

/** What a session recorded. */
export interface Recorded {
  readonly title: string
  readonly description?: string
  /** The commit that the first call found. */
  readonly base?: string
  readonly calls: readonly ToolCall[]
}

/** The calls as the steps of a plan under which what succeeded once succeeds again. */
export const recordedSteps = (calls: readonly ToolCall[]) => ({
  options: OPTIONS,
  steps: calls.map((call, at): Step => ({ ...call, index: at + 1, at: { line: at + 1, column: 1 } })),
})

/**
 * The plan of what was recorded, written in the format of its file's name. Reads of files that no checkout of the base has (built,
 * ignored, untracked) and no step changes are left out, since elsewhere they would fail; their paths are told.
 */
export async function formatRecorded(
  { calls, ...header }: Recorded,
  { root, name }: { readonly root: string; readonly name: string },
): Promise<{ readonly text: string; readonly leftOut: readonly string[] }> {
  const leftOut = header.base === undefined ? new Set<string>() : await absentAt(root, header.base, calls)
  const { options, steps } = recordedSteps(calls.filter((call) => !leftOut.has(pathOf(call))))
  const plan: PlanHeader = { version: 1, ...header, options }
  const digest = planDigest(plan)
  for (const step of steps) digest.add(step)
  const text = formatPlan({ ...plan, steps, digest: digest.hex() }, detectFormat(name, ''))
  return { text, leftOut: [...leftOut] }
}

const OPTIONS: PlanOptions = {
  reads: 'strict',
  duplicates: 'keep',
  on_error: 'stop',
  commits: 'per-step',
  trailing_whitespace: 'keep',
}

/** Paths that are only read and that the commit does not have; none where the commit itself is gone. */
async function absentAt(root: string, base: string, calls: readonly ToolCall[]): Promise<Set<string>> {
  const read = new Set(calls.map(pathOf))
  for (const call of calls) if (call.tool !== 'Read') read.delete(pathOf(call))
  if (read.size === 0) return read
  await using reader = openObjectReader(await openGit(root))
  if ((await reader.read(`${base}^{tree}`)) === undefined) return new Set()
  const { entries } = await lookUpPaths(reader, base, { paths: read })
  for (const path of entries.keys()) read.delete(path)
  return read
}
