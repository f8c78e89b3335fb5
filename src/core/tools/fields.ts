import * as z from 'zod'

/** Plain text that UTF-8 can hold: a lone surrogate would be lost on its way to a file. */
export const text = () => z.string().refine((value) => !/\p{Surrogate}/u.test(value), 'holds a lone surrogate')

/** One line without control characters, not blank. Two patterns, since one alone would backtrack over hostile text. */
export const line = () =>
  text()
    .regex(/^[^\u0000-\u001f\u007f]*$/, 'holds a line break or another control character')
    .regex(/\S/, 'is blank')

export const flag = (description: string) => z.boolean().optional().describe(description)

export const sha256 = () => z.string().regex(/^[0-9a-f]{64}$/, 'is not a SHA-256 (64 digits 0-9 a-f)')

export const filePath = text()
  .min(1)
  .describe(
    'File in the checkout: relative to its root, / between its parts. Absolute inside the checkout or under `cwd`.',
  )

/** What must hold of an object's keys together: the key that is spoken of, and what is said where it does not hold. */
export type Rule<Input> = readonly [key: string, holds: (input: Input) => boolean, message?: string]

/** The rules are looked at also where another key has a fault of its own: what a rule looks into is the key that it speaks of. */
export const withRules = <Schema extends z.ZodType>(
  schema: Schema,
  ...rules: readonly Rule<z.output<Schema>>[]
): Schema =>
  rules.reduce(
    (ruled, [key, holds, message]) =>
      ruled.refine(holds, {
        path: [key],
        ...(message !== undefined && { message }),
        when: (read) => whenObject(read) && !read.issues.some(({ path }) => path?.[0] === key),
      }),
    schema,
  )

export const whenObject = ({ value }: { value: unknown }): boolean => typeof value === 'object' && value !== null

type Keys = Readonly<Record<string, unknown>>

/** Keys that exclude each other; a step has exactly one: what the parser says about several or none, and what editors are told. */
export const oneOf = (first: string, ...others: readonly string[]) => {
  const keys = [first, ...others]
  const given = (input: Keys) => keys.filter((key) => input[key] !== undefined).length
  const rules: readonly Rule<Keys>[] = [
    [first, (input) => given(input) > 0, `The step needs one of ${keys.join(', ')}.`],
    [
      others[0] ?? first,
      (input) => given(input) < 2,
      `cannot be combined with another of them; keep one of ${keys.join(', ')}`,
    ],
  ]
  return { rules, schema: { oneOf: keys.map((key) => ({ required: [key] })) } }
}

/** A value that is made when it is first asked for: a plan needs few of all schemas. */
export const once = <Value>(make: () => Value): (() => Value) => {
  let value: Value | undefined
  return () => (value ??= make())
}
