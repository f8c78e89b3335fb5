import type { Problem } from '../errors.ts'
import { refusal } from './checks.ts'

/** UNEXPECTED_MATCHES: an Edit replaces another number of places than it says; `places` are named in the message. */
export function unexpectedMatches(
  { expected, found }: { readonly expected: number | undefined; readonly found: number },
  places: string,
): Problem | undefined {
  if (expected === undefined || expected === found) return undefined
  const mend = found > expected ? 'narrow the step' : 'see what the step misses'
  return refusal(
    'UNEXPECTED_MATCHES',
    `expect_matches is ${expected}; the step would replace ${found} in ${places}. Correct the number, or ${mend}.`,
  )
}
