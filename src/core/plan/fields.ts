import * as z from 'zod'

/** Plain text that UTF-8 can hold: half a surrogate pair would be lost on its way to a file. */
export const text = () => z.string().refine((value) => !/\p{Surrogate}/u.test(value), 'holds half a surrogate pair')

/** One line without control characters, not blank. Two patterns, since one alone would backtrack over hostile text. */
export const line = () =>
  text()
    .regex(/^[^\u0000-\u001f\u007f]*$/, 'holds a line break or another control character')
    .regex(/\S/, 'is blank')

export const filePath = text()
  .min(1)
  .describe(
    'File in the checkout: relative to its root, / between its parts. Absolute inside the checkout or under `cwd`.',
  )

/** When a check of an object's keys together is made: also where one of them has a fault of its own. */
export const whenObject = ({ value }: { readonly value: unknown }): boolean =>
  typeof value === 'object' && value !== null

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

/** Values that are made when they are first asked for: a plan needs few of all schemas. */
export const lazily = <Makers extends Readonly<Record<string, () => unknown>>>(
  makers: Makers,
): { readonly [Key in keyof Makers]: ReturnType<Makers[Key]> } => {
  const values = {} as { [Key in keyof Makers]: ReturnType<Makers[Key]> }
  for (const key of Object.keys(makers)) {
    const get = (): unknown => {
      const value = makers[key]?.()
      Object.defineProperty(values, key, { value, enumerable: true })
      return value
    }
    Object.defineProperty(values, key, { get, enumerable: true, configurable: true })
  }
  return values
}
