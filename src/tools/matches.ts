import type { Problem } from '../errors.ts'
import type { ExpectedMatches } from '../plan/schema.ts'
import { refusal } from './checks.ts'

/** The bounds that `expect_matches` sets; without it one or more. */
const boundsOf = (expected: ExpectedMatches | undefined): { readonly min: number; readonly max: number } => {
  if (typeof expected === 'number') return { min: expected, max: expected }
  return { min: expected?.min ?? 1, max: expected?.max ?? Number.POSITIVE_INFINITY }
}

/** Whether a step may find nothing: it is then `unchanged`. */
export const mayFindNone = (expected: ExpectedMatches | undefined): boolean => boundsOf(expected).min === 0

/** UNEXPECTED_MATCHES: a step is about another number of places or files than it says; `where` is named in the message. */
export function unexpectedMatches(
  { expected, found }: { readonly expected: ExpectedMatches | undefined; readonly found: number },
  where: string,
): Problem | undefined {
  const { min, max } = boundsOf(expected)
  if (expected === undefined || (found >= min && found <= max)) return undefined
  const remedy = found > max ? 'narrow the step' : 'see what the step misses'
  const said = typeof expected === 'number' ? `${expected}` : rangeOf(expected)
  return refusal(
    'UNEXPECTED_MATCHES',
    `expect_matches is ${said}; the step finds ${found} in ${where}. Correct the number, or ${remedy}.`,
  )
}

const rangeOf = ({ min = 1, max }: Exclude<ExpectedMatches, number>): string =>
  max === undefined ? `at least ${min}` : `${min} to ${max}`
