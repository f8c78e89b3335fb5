import { type ComposeBaseline, type Outcome, replayParts, sameTree } from '../../core/engine/replay-parts.ts'
import { withDigest } from '../../core/plan/digest.ts'
import type { PlanOptions } from '../../core/plan/options.ts'
import type { Plan, Step } from '../../core/plan/schema.ts'
import type { SteppedPlan } from '../../core/plan/steps.ts'
import { sha256 } from '../../core/text/digest.ts'
import { effectOf, sourceOf } from '../../core/tools/list.ts'
import { read } from '../../core/tools/read/read.ts'
import { isStepOf, stepOf } from '../../core/tools/tool.ts'
import type { RepoPath } from '../../core/workspace/workspace.ts'
import { EditplanError } from '../../errors.ts'
import { type Bundle, bundlesOf, type Grouping, type LabelledStep, type Trace, traceOf } from './split-order.ts'

/** A part of a plan that is applied on its own. */
export interface SplitPart {
  /** Its group; of steps that span groups, and of groups that need each other, all their names. */
  readonly name: string
  /** The name in letters, digits and hyphens; no other part has it, and it stays while the name does. */
  readonly slug: string
  readonly groups: readonly string[]
  readonly plan: Plan
  /** Files that it changes, in the order in which it comes to them. */
  readonly files: readonly string[]
  /** Parts that it builds on, as places in the list of parts. */
  readonly needs: readonly number[]
  /** Its steps whose own files belong to several groups. */
  readonly spanning: readonly SpanningStep[]
}

/** A step that no group has for itself. */
interface SpanningStep {
  /** In the whole plan. */
  readonly step: Step
  readonly groups: readonly string[]
}

/** A plan in parts which together are the plan. */
export interface PlanSplit {
  /** In an order in which all can be applied. */
  readonly parts: readonly SplitPart[]
  /** Parts that are applied one on the other, as places in the list; stacks touch nothing of each other. */
  readonly stacks: readonly (readonly number[])[]
}

/**
 * Splits a plan by the files that its steps change. A step whose files belong to several groups is a part of its own with others of the
 * same groups. The proof is a replay: each stack alone gives its share of what the whole plan gives, byte for byte. Throws what refuses a
 * step of the plan, LIMIT_EXCEEDED for more than 200 parts, PLANS_CONFLICT where the proof fails, INTERRUPTED.
 */
export async function splitPlan(plan: SteppedPlan, grouping: Grouping, baseline: ComposeBaseline): Promise<PlanSplit> {
  const steps = [...plan.steps].filter((step) => !step.leftOut)
  const whole = await replayParts([{ member: 0, options: plan.options, steps }], baseline)
  if (whole.refusal) throw new EditplanError({ at: whole.refusal.step.at, ...whole.refusal.problem })
  const workspace = baseline.overlay()
  const traces = whole.results.map((result) => traceOf(result, workspace))
  const { labelled, groupsOf } = label(traces, grouping)
  const spanning = spanningSteps(labelled, groupsOf)
  const existing = async () => (await baseline.tracked?.all()) ?? []
  const bundles = await bundlesOf(labelled, groupsOf, existing)
  const stacks = stacksOf(bundles)
  const slugs = slugsOf(bundles.map(nameOf))
  const parts = bundles.map((bundle, at): SplitPart => {
    const stack = stacks.find((one) => one.includes(at)) ?? []
    const below = stack.slice(0, stack.indexOf(at)).flatMap((one) => bundles[one] ?? [])
    return {
      name: nameOf(bundle),
      slug: slugs[at] ?? '',
      groups: bundle.groups,
      plan: planOf(plan, bundle, {
        traces,
        below: below.flatMap((one) => one.traces),
        reads: at === 0 ? unrelatedReads(traces) : [],
      }),
      files: [...new Set(bundle.traces.flatMap(({ changed }) => [...changed]))],
      needs: bundle.needs,
      spanning: bundle.traces.flatMap((trace) => spanning.get(trace) ?? []),
    }
  })
  await prove({ parts, stacks }, whole, baseline)
  return { parts, stacks }
}

const spanningSteps = (
  labelled: readonly LabelledStep[],
  groupsOf: (label: string) => readonly string[],
): ReadonlyMap<Trace, SpanningStep> =>
  new Map(
    labelled.flatMap(({ trace, label: own }) => {
      const groups = groupsOf(own)
      return groups.length > 1 && trace.duplicateOf === undefined ? [[trace, { step: trace.step, groups }]] : []
    }),
  )

const MAX_PARTS = 200
const TOO_MANY = `The plan would produce more than ${MAX_PARTS} parts. Split it by fewer folders or owners, or by a larger size.`

/** The labels of all steps but Reads. A step without effect goes with the files that it names, or with the step before it; what repeats a step goes with that one. */
function label(traces: readonly Trace[], grouping: Grouping) {
  const groups = new Map<string, readonly string[]>()
  const labelOfStep = new Map<number, string>()
  const fixed = fixedTogether(traces)
  const partOf = new Map<RepoPath, string>()
  let last: string | undefined
  let count = 0
  const labelled = traces.flatMap((trace): readonly LabelledStep[] => {
    if (effectOf(trace.step.tool) === 'reads') return []
    const files = fixed(trace)
    const names =
      'size' in grouping
        ? [sizedPart(trace, { files, partOf, next: `part-${Math.floor(count++ / grouping.size) + 1}` })]
        : [...new Set([...files].map(grouping.groupOf))]
    const own = names.length === 0 ? undefined : JSON.stringify([...names].sort())
    const repeated = trace.duplicateOf === undefined ? undefined : labelOfStep.get(trace.duplicateOf)
    const found = repeated ?? own ?? last ?? JSON.stringify(['other steps'])
    if (!groups.has(found)) groups.set(found, JSON.parse(found))
    if (groups.size > MAX_PARTS) throw new EditplanError({ name: 'LIMIT_EXCEEDED', message: TOO_MANY })
    labelOfStep.set(trace.step.index, found)
    last = found
    return [{ trace, label: found }]
  })
  return { labelled, groupsOf: (one: string): readonly string[] => groups.get(one) ?? [] }
}

interface SizedPart {
  readonly files: ReadonlySet<RepoPath>
  /** Of fixes, by their files. */
  readonly partOf: Map<RepoPath, string>
  readonly next: string
}

/** The next part; of a fix that of the first fix of its files. */
const sizedPart = ({ step }: Trace, { files, partOf, next }: SizedPart): string => {
  if (sourceOf(step) === undefined) return next
  const part = [...files].map((file) => partOf.get(file)).find((one) => one !== undefined) ?? next
  for (const file of files) partOf.set(file, part)
  return part
}

/**
 * The files of a step. Fixes name the state of a file that the tool saw, and stay in one part with the other fixes of it: with the files
 * of those too.
 */
function fixedTogether(traces: readonly Trace[]): (trace: Trace) => ReadonlySet<RepoPath> {
  const together = new Map<RepoPath, Set<RepoPath>>()
  for (const { step, seen } of traces) {
    if (sourceOf(step) === undefined) continue
    const joined = new Set([...seen].flatMap((path) => [path, ...(together.get(path) ?? [])]))
    for (const path of joined) together.set(path, joined)
  }
  return ({ step, seen, changed }) => {
    const own = changed.size > 0 ? changed : seen
    return sourceOf(step) !== undefined ? (together.get([...seen][0] ?? '') ?? own) : own
  }
}

/** What needs one another, directly or not, in the order of the bundles. */
function stacksOf(bundles: readonly Bundle[]): readonly (readonly number[])[] {
  const stackOf = bundles.map((_, at) => at)
  for (const [at, { needs }] of bundles.entries()) {
    for (const needed of needs) {
      const [one, other] = [stackOf[at], stackOf[needed]]
      for (const [index, stack] of stackOf.entries()) if (stack === one) stackOf[index] = other ?? index
    }
  }
  return [...new Set(stackOf)].map((stack) => stackOf.flatMap((one, at) => (one === stack ? [at] : [])))
}

/** Reads of files that no step is about: they hold for the whole plan, and the first part has them. */
function unrelatedReads(traces: readonly Trace[]): readonly Trace[] {
  const seen = new Set(traces.flatMap((trace) => (effectOf(trace.step.tool) === 'reads' ? [] : [...trace.seen])))
  return traces.filter(
    (trace) => effectOf(trace.step.tool) === 'reads' && ![...trace.seen].some((path) => seen.has(path)),
  )
}

const nameOf = ({ groups }: Bundle): string => {
  const shown = groups.slice(0, MAX_NAMES).join(' + ')
  return groups.length > MAX_NAMES ? `${shown} + ${groups.length - MAX_NAMES} more` : shown
}

const MAX_NAMES = 4

/** A name that is not its own slug has the beginning of its digest there, so that no other name comes to the same. */
const slugsOf = (names: readonly string[]): readonly string[] => {
  const taken = new Set<string>()
  return names.map((name) => {
    const slug = (name.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-').slice(0, 40)
    const digest = sha256(name).slice(0, 6)
    const own = slug === name ? slug : `${slug}${slug === '' ? '' : '-'}${digest}`
    const unique = taken.has(own) ? `${own}-${taken.size + 1}` : own
    taken.add(unique)
    return unique
  })
}

/** The bundle as a plan; one that builds on others has no `base` on which it would apply. */
function planOf(plan: SteppedPlan, bundle: Bundle, lower: LowerSteps): Plan {
  const { version, title, description, base, created, author, options } = plan
  const steps = stepsOfPart(bundle, lower, options).map((step, at): Step => ({ ...step, index: at + 1 }))
  return withDigest(
    {
      version,
      title: `${title} (${nameOf(bundle)})`,
      ...(description !== undefined && { description }),
      ...(base !== undefined && lower.below.length === 0 && { base }),
      ...(created !== undefined && { created }),
      ...(author !== undefined && { author }),
      options,
    },
    steps,
  )
}

/** Each stack alone, on the same baseline: together they change what the plan changes, and nothing twice. */
async function prove({ parts, stacks }: PlanSplit, whole: Outcome, baseline: ComposeBaseline): Promise<void> {
  const files = new Map<RepoPath, ReturnType<Outcome['files']['get']> & object>()
  for (const stack of stacks) {
    const members = stack.flatMap((at) => parts[at] ?? [])
    const replayed = await replayParts(
      members.map(({ plan }, member) => ({ member, options: plan.options, steps: plan.steps })),
      baseline,
    )
    const { refusal } = replayed
    if (refusal) throw notWhole(members[refusal.member]?.name, refusal.problem.message)
    for (const [path, file] of replayed.files) {
      if (files.has(path)) throw notWhole(members[0]?.name, `Another part changes ${path} too.`)
      files.set(path, file)
    }
  }
  if (!sameTree({ files, results: [] }, whole)) throw notWhole(parts[0]?.name, 'The files differ.')
}

const notWhole = (part: string | undefined, why: string): EditplanError =>
  new EditplanError({
    name: 'PLANS_CONFLICT',
    message: `The parts do not reproduce the plan at ${JSON.stringify(part)}: ${why} Split the plan by something else.`,
  })

interface LowerSteps {
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
function stepsOfPart({ traces: own }: Bundle, lower: LowerSteps, options: PlanOptions): readonly Step[] {
  const seen = new Set(own.flatMap((trace) => [...trace.seen]))
  const reads = lower.traces.filter(
    ({ step, seen: read }) => effectOf(step.tool) === 'reads' && [...read].some((path) => seen.has(path)),
  )
  const steps = [...own, ...reads, ...lower.reads]
    .sort((one, other) => one.step.index - other.step.index)
    .map((trace) => ({ trace, step: fitting(trace, { own, ...lower }) }))
  return options.reads === 'strict' ? withReads(steps, lower) : steps.map(({ step }) => step)
}

/** A Read with its digest only where the part finds the file in the state that the plan had there. */
function fitting({ step, seen }: Trace, { own, traces, below }: LowerSteps & { readonly own: readonly Trace[] }): Step {
  if (!isStepOf(step, read) || step.input.sha256 === undefined) return step
  const changes = ({ changed }: Trace): boolean => [...seen].some((path) => changed.has(path))
  const earlier = traces.filter((one) => changes(one) && one.step.index < step.index)
  const isSame =
    earlier.every((one) => own.includes(one) || below.includes(one)) &&
    !below.some((one) => changes(one) && one.step.index > step.index)
  if (isSame) return step
  const { sha256: _, ...input } = step.input
  return { ...step, input }
}

function withReads(
  steps: readonly { readonly trace: Trace; readonly step: Step }[],
  { below }: LowerSteps,
): readonly Step[] {
  const known = new Set<RepoPath>()
  return steps.flatMap(({ trace, step }) => {
    const missing =
      trace.looksFor || effectOf(step.tool) === 'reads' ? [] : [...trace.seen].filter((path) => !known.has(path))
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

const readOf = (path: RepoPath, { index, at }: Step): Step => ({ index, at, ...stepOf(read, { file_path: path }) })
