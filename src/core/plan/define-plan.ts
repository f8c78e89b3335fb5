import { EditplanError, type Problem, saidBy } from '../../errors.ts'
import type { ParseOptions } from './document.ts'
import { parsePlan } from './parse.ts'
import type { Plan, PlanData } from './schema.ts'
import type { SteppedPlan } from './steps.ts'

/** A plan as functions of the library accept it: parsed, as plain data, or as its text in YAML, JSON or JSON Lines; never a path. */
export type PlanInput = SteppedPlan | PlanData | string

/**
 * A plan made of plain data, as its JSON text would give it: the defaults filled in, and the digest of that text. Throws every problem
 * of the data at once, each naming its field.
 */
export function definePlan(data: PlanData, options?: ParseOptions): Plan {
  const parsed = parsePlan({ name: 'plan', text: jsonOf(data), format: 'json', isObject: true }, options)
  if (parsed.ok) return parsed.plan
  throw new EditplanError(parsed.problems.map(byField))
}

/** The plan that an input is. Throws what {@link definePlan} throws, and every problem of a text with its place. */
export function planFrom(input: PlanInput): SteppedPlan {
  if (typeof input === 'string') {
    const parsed = parsePlan({ name: 'plan', text: input })
    if (parsed.ok) return parsed.plan
    throw new EditplanError(parsed.problems)
  }
  return isParsed(input) ? input : definePlan(input)
}

/** The plans that inputs are, in order. Throws as {@link planFrom}. */
export const plansFrom = (input: PlanInput | readonly PlanInput[]): readonly SteppedPlan[] =>
  isList(input) ? input.map(planFrom) : [planFrom(input)]

const isList = (input: PlanInput | readonly PlanInput[]): input is readonly PlanInput[] => Array.isArray(input)

const isParsed = (input: SteppedPlan | PlanData): input is SteppedPlan =>
  typeof input === 'object' && input !== null && 'digest' in input && 'options' in input

function jsonOf(data: unknown): string {
  try {
    return JSON.stringify(data, withoutLoss) ?? 'null'
  } catch (error) {
    const why = saidBy(error)
    throw new EditplanError({
      name: 'INVALID_VALUE',
      message: `The plan is not plain data: ${why}. Give values that JSON has.`,
    })
  }
}

const withoutLoss = (key: string, value: unknown): unknown => {
  if (
    typeof value !== 'number' ||
    (Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value)))
  )
    return value
  throw new RangeError(
    `${value} at ${JSON.stringify(key)} is no number that JSON keeps; write { $literal: "…" } with its digits`,
  )
}

/** A place in a generated text means nothing: the field is reported instead. */
const byField = ({ at, ...problem }: Problem): Problem =>
  at?.field ? { ...problem, message: `${at.field}: ${problem.message}` } : problem
