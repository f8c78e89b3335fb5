import { type ComposeBaseline, type Part, replayParts } from '../../core/engine/replay-parts.ts'
import type { Step } from '../../core/plan/schema.ts'
import type { SteppedPlan } from '../../core/plan/steps.ts'
import { areDisjoint, type Footprint, footprintOf } from './footprint.ts'

/** A plan among those that are composed. */
export interface Member {
  /** Which one it is, from 0. */
  readonly index: number
  /** What its steps' ids begin with; no other plan has it. */
  readonly name: string
  readonly plan: SteppedPlan
  /** Reads that compare a shared file with what the author saw. They hold before any plan changes it, so they go first. */
  readonly checks: readonly Step[]
  /** All other steps. */
  readonly steps: readonly Step[]
  readonly footprint: Footprint
}

/** A plan and the name of its file. */
export interface ComposedPlan {
  readonly name: string
  readonly plan: SteppedPlan
}

/** The plans with unique names, and with their checks of files that another plan changes. */
export async function membersOf(plans: readonly ComposedPlan[], baseline: ComposeBaseline): Promise<readonly Member[]> {
  const workspace = baseline.overlay()
  const names = uniqueNames(plans.map(({ name }) => name))
  const given = plans.map(({ plan }) => [...plan.steps])
  const footprints = given.map((steps) => footprintOf(steps, workspace))
  const members: Member[] = []
  for (const [index, { plan }] of plans.entries()) {
    const others = footprints.filter((_, other) => other !== index)
    const [steps, footprint] = [given[index] ?? [], footprints[index] ?? footprintOf([], workspace)]
    const checks = await checksOf({ plan, index, steps }, others, baseline)
    const rest = steps.filter((step) => !checks.includes(step))
    members.push({ index, name: names[index] ?? '', plan, checks, steps: rest, footprint })
  }
  return members
}

/** The members one after the other: their checks, then their steps, of each no more than `most`. */
export const partsOf = (members: readonly (Member & { readonly most?: number })[]): readonly Part[] => [
  ...members.map(({ index, plan, checks }) => ({ member: index, options: plan.options, steps: checks })),
  ...members.map(({ index, plan, steps, most }) => ({
    member: index,
    options: plan.options,
    steps: most === undefined ? steps : steps.slice(0, most),
  })),
]

interface GivenSteps {
  readonly plan: SteppedPlan
  readonly index: number
  readonly steps: readonly Step[]
}

async function checksOf(
  { plan, index, steps }: GivenSteps,
  others: readonly Footprint[],
  baseline: ComposeBaseline,
): Promise<readonly Step[]> {
  const workspace = baseline.overlay()
  const checks: Step[] = []
  for (const [at, step] of steps.entries()) {
    if (step.tool !== 'Read' || step.input.sha256 === undefined || step.when) continue
    const read = { ...footprintOf([step], workspace), any: false }
    const isShared = others.some(({ any, changed }) => any || !areDisjoint({ any, changed, seen: changed }, read))
    if (!isShared || !areDisjoint(footprintOf(steps.slice(0, at), workspace), read)) continue
    const alone = await replayParts([{ member: index, options: plan.options, steps: [step] }], baseline)
    if (!alone.refusal) checks.push(step)
  }
  return checks
}

/** File names without folder and extension; a number follows where several are the same. */
function uniqueNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const short = shortName(name)
    let candidate = short
    for (let number = 2; taken.has(candidate); number++) candidate = `${short}~${number}`
    taken.add(candidate)
    return candidate
  })
}

const shortName = (name: string): string => {
  const base = name.split(/[/\\]/).at(-1) ?? ''
  const short = base.replace(/\.(?:ya?ml|jsonl?)$/i, '')
  return short === '' || short === '-' ? 'plan' : short
}
