import type { PlanOptions, Step } from '../../core/plan/schema.ts'
import type { RepoPath } from '../../core/workspace/workspace.ts'
import type { Bundle } from './split-order.ts'
import type { Trace } from './trace.ts'

export interface LowerSteps {
  /** All steps of the plan. */
  readonly traces: readonly Trace[]
  /** Those of the parts below, on whose result the part is applied. */
  readonly below: readonly Trace[]
  /** Reads that the part has besides those of its own files. */
  readonly reads: readonly Trace[]
}

/**
 * The steps of a part in the plan's order: its own, the Reads of files that they are about, and a Read where a strict plan would miss one
 * because the step that stood for it is in a part below. What a Read compares a file with is left out where the part finds another state.
 */
export function stepsOfPart({ traces: own }: Bundle, lower: LowerSteps, options: PlanOptions): readonly Step[] {
  const seen = new Set(own.flatMap((trace) => [...trace.seen]))
  const reads = lower.traces.filter(
    ({ step, seen: read }) => step.tool === 'Read' && [...read].some((path) => seen.has(path)),
  )
  const steps = [...own, ...reads, ...lower.reads]
    .sort((one, other) => one.step.index - other.step.index)
    .map((trace) => ({ trace, step: fitting(trace, { own, ...lower }) }))
  return options.reads === 'strict' ? withReads(steps, lower) : steps.map(({ step }) => step)
}

/** A Read with its digest only where the part finds the file in the state that the plan had there. */
function fitting({ step, seen }: Trace, { own, traces, below }: LowerSteps & { readonly own: readonly Trace[] }): Step {
  if (step.tool !== 'Read' || step.input.sha256 === undefined) return step
  const changes = ({ changed }: Trace): boolean => [...seen].some((path) => changed.has(path))
  const earlier = traces.filter((one) => changes(one) && one.step.index < step.index)
  const isSame =
    earlier.every((one) => own.includes(one) || below.includes(one)) &&
    !below.some((one) => changes(one) && one.step.index > step.index)
  if (isSame) return step
  const { sha256: _, ...input } = step.input
  return { ...step, input }
}

interface PartStep {
  readonly trace: Trace
  readonly step: Step
}

function withReads(steps: readonly PartStep[], { below }: LowerSteps): readonly Step[] {
  const known = new Set<RepoPath>()
  return steps.flatMap(({ trace, step }) => {
    const missing = trace.looksFor || step.tool === 'Read' ? [] : [...trace.seen].filter((path) => !known.has(path))
    for (const path of trace.seen) known.add(path)
    const reads = missing.filter((path) => isThere(path, below)).map((path) => readOf(path, step))
    return [...reads, step]
  })
}

/** Whether steps below make a file, or change it, and leave it there. */
function isThere(path: RepoPath, below: readonly Trace[]): boolean {
  const last = below.findLast(({ changed }) => changed.has(path))
  return last !== undefined && !last.removed.includes(path)
}

const readOf = (path: RepoPath, { index, at }: Step): Step => ({ index, at, tool: 'Read', input: { file_path: path } })
