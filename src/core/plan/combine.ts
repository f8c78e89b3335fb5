import { createHash } from 'node:crypto'
import { EditplanError } from '../../errors.ts'
import { nearestWord } from '../text/words.ts'
import type { Step } from './schema.ts'
import { type Outline, outlineOf, type SteppedPlan, type StepSequence } from './steps.ts'

/** Several plans that replay in order as one run. */
export interface CombinedPlan {
  readonly title: string
  /** A single plan's own digest, else one over all in order. */
  readonly digest: string
  /** The plans with their own headers; their steps numbered through the run, their ids unique in it. */
  readonly plans: readonly SteppedPlan[]
}

/**
 * Puts plans (at least one) together to one run. An id that several plans use becomes `<plan file>#<id>` in each of them; where even
 * that is taken, a number follows. The digest of several plans is SHA-256 over their digests in order, each as 64
 * hexadecimal digits and LF.
 */
export const combinePlans = (plans: readonly [SteppedPlan, ...SteppedPlan[]]): CombinedPlan => {
  const [first, ...others] = plans
  if (others.length === 0) return { title: first.title, digest: first.digest, plans }
  const { clashing, taken } = idsOf(plans)
  let before = 0
  const renumbered = plans.map((plan) => {
    const steps = mapSteps(plan.steps, before, renaming({ before, clashing, taken }))
    before += plan.steps.length
    return { ...plan, steps }
  })
  return { title: first.title, digest: digestOf(plans), plans: renumbered }
}

const idsOf = (plans: readonly SteppedPlan[]) => {
  const taken = new Set<string>()
  const clashing = new Set<string>()
  for (const { steps } of plans) {
    for (const { id } of outlineOf(steps).words) {
      if (id !== undefined && taken.has(id)) clashing.add(id)
      if (id !== undefined) taken.add(id)
    }
  }
  return { taken, clashing }
}

type RenameRules = { readonly before: number; readonly clashing: ReadonlySet<string>; readonly taken: Set<string> }

type Rename = <Part extends Pick<Step, 'index' | 'id' | 'at'>>(part: Part) => Part

/** A step's number and id in the run; the same on every call. */
const renaming = ({ before, clashing, taken }: RenameRules): Rename => {
  const names = new Map<string, string>()
  return (step) => {
    const index = before + step.index
    if (step.id === undefined || !clashing.has(step.id)) return { ...step, index }
    const id = names.get(step.id) ?? free(`${step.at.file ?? 'plan'}#${step.id}`, taken)
    names.set(step.id, id)
    return { ...step, index, id }
  }
}

const mapSteps = (steps: StepSequence, before: number, rename: Rename): StepSequence => ({
  length: steps.length,
  outline: renamedOutline(outlineOf(steps), before, rename),
  *[Symbol.iterator]() {
    for (const step of steps) yield rename(step)
  },
})

const renamedOutline = (outline: Outline, before: number, rename: Rename): Outline => ({
  ...outline,
  globs: new Map(Array.from(outline.globs, ([index, edit]) => [before + index, edit])),
  words: outline.words.map(rename),
})

/** The name, or the name and the first number that makes it free; taken from then on. */
const free = (name: string, taken: Set<string>): string => {
  let candidate = name
  for (let number = 2; taken.has(candidate); number++) candidate = `${name}~${number}`
  taken.add(candidate)
  return candidate
}

const digestOf = (plans: readonly SteppedPlan[]): string => {
  const hash = createHash('sha256')
  for (const { digest } of plans) hash.update(`${digest}\n`)
  return hash.digest('hex')
}

/**
 * Steps as people name them: a number from 1 counts through all plans of a run; a text is an id, else a number, or `session`: all steps
 * that come from a session of an agent.
 */
export type StepNames = readonly (string | number)[]

/** The numbers of the named steps of combined plans, each once, in their order. Throws USAGE for what no step is called. */
export function numbersOf(plans: readonly SteppedPlan[], names: StepNames): readonly number[] {
  if (names.length === 0) return []
  const total = plans.reduce((sum, { steps }) => sum + steps.length, 0)
  const ids = new Map(
    plans.flatMap(({ steps }) =>
      outlineOf(steps).words.flatMap(({ index, id }) => (id === undefined ? [] : [[id, index] as const])),
    ),
  )
  const numbers = names.flatMap((name) => {
    if (name === OF_SESSIONS && !ids.has(name))
      return plans.flatMap(({ steps }) =>
        outlineOf(steps).words.flatMap(({ index, session }) => (session ? [index] : [])),
      )
    const number = numberOf(name, ids)
    if (number === undefined || number < 1 || number > total) throw unknownStep(name, { ids, total })
    return number
  })
  return [...new Set(numbers)].sort((one, other) => one - other)
}

const OF_SESSIONS = 'session'

/** The plan with the steps of these numbers marked as left out: the others keep their numbers, and it its digest. */
export function withoutSteps(plan: SteppedPlan, numbers: readonly number[]): SteppedPlan {
  const left = new Set(numbers)
  const mark = (step: Step): Step => (left.has(step.index) ? { ...step, leftOut: true } : step)
  if (left.size === 0) return plan
  const { steps } = plan
  const marked: StepSequence = {
    length: steps.length,
    *[Symbol.iterator]() {
      for (const step of steps) yield mark(step)
    },
  }
  return { ...plan, steps: { ...marked, outline: outlineOf(marked) } }
}

const numberOf = (name: string | number, ids: ReadonlyMap<string, number>): number | undefined => {
  if (typeof name === 'number') return Number.isInteger(name) ? name : undefined
  return ids.get(name) ?? (/^[1-9]\d{0,8}$/.test(name) ? Number(name) : undefined)
}

function unknownStep(
  name: string | number,
  { ids, total }: { ids: ReadonlyMap<string, number>; total: number },
): EditplanError {
  const near = typeof name === 'string' ? nearestWord(name, ids.keys()) : undefined
  const known = near === undefined ? '' : ` Did you mean ${JSON.stringify(near)}?`
  const message = `There is no step ${JSON.stringify(name)} to leave out: the plan has ${total}.${known} Use a number from 1 to ${total}, or an id.`
  return new EditplanError({ name: 'USAGE', message, ...(near !== undefined && { suggestions: [near] }) })
}
