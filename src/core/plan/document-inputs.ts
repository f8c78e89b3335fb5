import * as z from 'zod'
import { filePath, text } from './fields.ts'
import { choiceKeys, goesWithGlob } from './file-choice.ts'
import { oneOf } from './one-of.ts'

/** Where a value is in a document. */
const keyPath = z
  .union(
    [
      text().min(1, 'is empty'),
      z.array(z.union([text(), z.int().min(0, 'is below 0')], 'is not a key or index')).min(1, 'is an empty list'),
    ],
    'is not a list of keys, nor a path such as $.scripts.test',
  )
  .describe(
    'Where the value is: a list of keys, an integer being an index of an array, or a JSONPath without wildcards.',
  )
  .meta({ examples: [['scripts', 'test'], '$.jobs.build.steps[0].uses'] })

const isSound = (value: unknown): boolean => {
  if (typeof value === 'string') return !/\p{Surrogate}/u.test(value)
  if (typeof value === 'number')
    return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value))
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, one]) => isSound(key) && isSound(one))
}

const value = z
  .unknown()
  .refine((given) => given !== undefined, { message: 'The key "value" is missing.', when: () => true })
  .refine(isSound, 'holds half a surrogate pair, or a number that would lose digits; write it as a text')
  .describe('The value: a text, a number, true, false, null, a list or a set of keys.')
  .meta({ examples: ['vitest run', 3, ['a', 'b'], { node: '>=20' }] })

const where = oneOf('file_path', 'glob')
const { glob, exclude, only_if, expect_matches, skip_unsupported } = choiceKeys
const which = {
  file_path: filePath.optional().meta({ examples: ['package.json'] }),
  glob,
  exclude,
  only_if,
  path: keyPath,
}

/** The inputs of the two tools that change documents by path. */
export const documentInputs = {
  Set: z
    .strictObject({
      ...which,
      value,
      create: z
        .boolean()
        .optional()
        .describe('Whether parents that are missing are made; false refuses.')
        .meta({ default: true }),
      expect_matches,
      skip_unsupported,
    })
    .refine(where.hasAny, where.missing)
    .refine(where.hasOne, where.several)
    .refine(...goesWithGlob('exclude'))
    .refine(...goesWithGlob('only_if'))
    .refine(...goesWithGlob('skip_unsupported'))
    .refine(...goesWithGlob('expect_matches'))
    .describe(
      'Set one value of a JSON, YAML or TOML file, or of every one that a glob names, in the style of the file.',
    )
    .meta(where.schema),
  Unset: z
    .strictObject({ ...which, expect_matches, skip_unsupported })
    .refine(where.hasAny, where.missing)
    .refine(where.hasOne, where.several)
    .refine(...goesWithGlob('exclude'))
    .refine(...goesWithGlob('only_if'))
    .refine(...goesWithGlob('skip_unsupported'))
    .refine(...goesWithGlob('expect_matches'))
    .describe('Remove one key or element of a JSON, YAML or TOML file, or of every one that a glob names.')
    .meta(where.schema),
} as const

export type SetInput = z.output<typeof documentInputs.Set>
export type UnsetInput = z.output<typeof documentInputs.Unset>
