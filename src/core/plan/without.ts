import { EditplanError } from '../../errors.ts'
import { nearestWord } from '../text/nearest-word.ts'
import type { Step } from './schema.ts'
import { outlineOf, type SteppedPlan, type StepSequence } from './steps.ts'

/** Steps as people name them: a number from 1 counts through all plans of a run; a text is an id, else a number. */
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
  const numbers = names.map((name) => {
    const number = numberOf(name, ids)
    if (number === undefined || number < 1 || number > total) throw unknownStep(name, { ids, total })
    return number
  })
  return [...new Set(numbers)].sort((one, other) => one - other)
}

/**
 * The plan without the steps of these numbers: they keep their place and are marked, so that the others keep their
 * numbers. A replay passes over them. The digest stays that of the whole plan.
 */
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
  { ids, total }: { readonly ids: ReadonlyMap<string, number>; readonly total: number },
): EditplanError {
  const near = typeof name === 'string' ? nearestWord(name, ids.keys()) : undefined
  const known = near === undefined ? '' : ` Did you mean ${JSON.stringify(near)}?`
  const message = `There is no step ${JSON.stringify(name)} to leave out: the plan has ${total}.${known} Use a number from 1 to ${total}, or an id.`
  return new EditplanError({ name: 'USAGE', message, ...(near !== undefined && { suggestions: [near] }) })
}
