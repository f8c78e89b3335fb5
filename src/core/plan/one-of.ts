import { whenObject } from './fields.ts'

/** Keys that exclude each other; a step has exactly one: what the parser says of several or none, and what editors are told. */
export const oneOf = (first: string, ...others: readonly string[]) => {
  const keys = [first, ...others]
  const given = (input: Record<string, unknown>) => keys.filter((key) => input[key] !== undefined)
  return {
    hasAny: (input: Record<string, unknown>) => given(input).length > 0,
    hasOne: (input: Record<string, unknown>) => given(input).length < 2,
    missing: { path: [first], message: `The step needs one of ${keys.join(', ')}.`, when: whenObject },
    several: { path: [others[0] ?? first], message: `needs one of ${keys.join(', ')} alone`, when: whenObject },
    schema: { oneOf: keys.map((key) => ({ required: [key] })) },
  }
}
