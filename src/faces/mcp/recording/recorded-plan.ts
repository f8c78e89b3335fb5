import { openObjectReader } from '../../../core/git/cat-file.ts'
import { openGit } from '../../../core/git/git.ts'
import { lookUpPaths } from '../../../core/git/tree.ts'
import { withDigest } from '../../../core/plan/digest.ts'
import { detectFormat, printPlan } from '../../../core/plan/print.ts'
import type { PlanHeader, PlanOptions, Step } from '../../../core/plan/schema.ts'
import { writtenFiles } from '../../../core/run/baseline.ts'
import { pathsOf, type ToolCall } from '../../../core/session/tool-call.ts'
import { sha256 } from '../../../core/text/digest.ts'

/** What a session recorded. */
export interface SessionRecord {
  readonly title: string
  readonly description?: string
  /** The commit that the first call found. */
  readonly base?: string
  readonly calls: readonly ToolCall[]
  /** SHA-256, hex, of each changed file as its first change found it; null where there was none. */
  readonly found: ReadonlyMap<string, string | null>
}

export interface FormattedPlan {
  readonly text: string
  /** Files whose Reads are left out. */
  readonly leftOut: readonly string[]
  /** Changed files that were not as the base has them: elsewhere the plan may not apply to them. */
  readonly dirty: readonly string[]
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
  { calls, found, ...header }: SessionRecord,
  { root, name }: { readonly root: string; readonly name: string },
): Promise<FormattedPlan> {
  const { base } = header
  const { leftOut, dirty } = base === undefined ? NOTHING : await compareWithBase({ root, base }, calls, found)
  const { options, steps } = recordedSteps(calls.filter((call) => !isLeftOut(call, leftOut)))
  const plan: PlanHeader = { version: 1, ...header, options }
  const text = printPlan(withDigest(plan, steps), detectFormat(name, ''))
  return { text, leftOut: [...leftOut], dirty }
}

const OPTIONS: PlanOptions = {
  reads: 'strict',
  duplicates: 'keep',
  on_error: 'stop',
  commits: 'per-step',
  trailing_whitespace: 'keep',
}

interface SessionDifference {
  readonly leftOut: ReadonlySet<string>
  readonly dirty: readonly string[]
}

const NOTHING: SessionDifference = { leftOut: new Set(), dirty: [] }

/** Nothing is known where the base itself is gone. */
async function compareWithBase(
  { root, base }: { readonly root: string; readonly base: string },
  calls: readonly ToolCall[],
  found: SessionRecord['found'],
): Promise<SessionDifference> {
  const git = await openGit(root)
  await using reader = openObjectReader(git)
  if ((await reader.read(`${base}^{tree}`)) === undefined) return NOTHING
  const changed = new Set(calls.filter(({ tool }) => tool !== 'Read').flatMap(pathsOf))
  const paths = new Set(calls.flatMap(pathsOf))
  const { entries } = await lookUpPaths(reader, base, { paths })
  const leftOut = new Set([...paths].filter((path) => !changed.has(path) && !entries.has(path)))
  const standing = await writtenFiles(git, base, [...found.keys()])
  const digestAt = (path: string) => {
    const bytes = standing.get(path)
    return bytes ? sha256(bytes) : null
  }
  return { leftOut, dirty: [...found.keys()].filter((path) => found.get(path) !== digestAt(path)) }
}

const isLeftOut = (call: ToolCall, leftOut: ReadonlySet<string>): boolean =>
  call.tool === 'Read' && pathsOf(call).some((path) => leftOut.has(path))
