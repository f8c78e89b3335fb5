import * as z from 'zod'
import { dataText, isLiteral, literalFault } from '../../core/text/literal.ts'
import { filePath, flag, once, oneOf, text, whenObject, withRules } from '../../core/tools/fields.ts'
import { choiceKeys, goesWithGlob, hasNoGroups } from '../../core/tools/file-choice.ts'
import type { Touch } from '../../core/tools/permission.ts'
import type { StepInputs } from '../../core/tools/step-inputs.ts'
import type { Tool } from '../../core/tools/tool.ts'

/** Sets one value of a JSON, YAML or TOML document. The parsers of documents are loaded with the first of them. */
export const set = {
  name: 'Set',
  input: once(setInput),
  call: {
    title: 'Set a value',
    description:
      'Sets one value of a JSON, YAML or TOML file by its path, in the style of the file; comments and all other lines stay.',
    isIdempotent: true,
    input: once(setCall),
  },
  effect: 'changes',
  touches: (input) => [changing(input)],
  rule: [],
  fileKey: 'file_path',
  isRepeatable: true,
  doing: 'Setting a value in',
  facts: ({ path }) => [`Sets the value at ${JSON.stringify(path)}`],
  texts: ({ value }) => ({ before: '', after: value === undefined ? '' : dataText(value) }),
  title: ({ path, value }) => `set ${keysText(path)} to ${dataText(value)}`,
  run: async (input, context) => (await import('./set.ts')).setValue(input, context),
} satisfies Tool<'Set'>

/** Takes one key or element of a document away. */
export const unset = {
  name: 'Unset',
  input: once(unsetInput),
  call: {
    title: 'Remove a key',
    description: 'Removes one key or element of a JSON, YAML or TOML file by its path.',
    input: once(unsetCall),
  },
  effect: 'changes',
  touches: (input) => [changing(input)],
  rule: [],
  fileKey: 'file_path',
  isRepeatable: true,
  doing: 'Removing a key from',
  facts: ({ path }) => [`Removes the value at ${JSON.stringify(path)}`],
  title: ({ path }) => `remove ${keysText(path)}`,
  run: async (input, context) => (await import('./set.ts')).unsetValue(input, context),
} satisfies Tool<'Unset'>

declare module '../../core/tools/step-inputs.ts' {
  interface StepSchemas {
    Set: ReturnType<typeof setInput>
    Unset: ReturnType<typeof unsetInput>
  }
}

/** Keys as a person reads them. */
const keysText = (path: StepInputs['Unset']['path']): string =>
  typeof path === 'string' ? path : (path ?? []).join('.')

const changing = ({ file_path: path = '' }: StepInputs['Unset']): Touch => ({ path, effects: ['changes'] })

function setCall() {
  const { path, value, create } = setInput().shape
  return z
    .strictObject({ file_path: documentPath(), path, value, create })
    .refine((input) => input.value !== undefined, {
      path: ['value'],
      message: 'The key "value" is missing.',
      when: whenObject,
    })
    .describe('Set one value of a JSON, YAML or TOML file that was read, in the style of the file.')
}

function unsetCall() {
  return z
    .strictObject({ file_path: documentPath(), path: keyPath() })
    .describe('Remove one key or element of a JSON, YAML or TOML file that was read.')
}

const documentPath = () => filePath.meta({ examples: ['package.json'] })

function setInput() {
  const { expect_matches, skip_unsupported } = choiceKeys
  const where = oneOf('file_path', 'glob')
  return withRules(
    z.strictObject({
      ...which(),
      mode: mode(),
      value: value().optional(),
      from: from(),
      create: flag('Whether missing parents are created; if false, the step is refused.').meta({ default: true }),
      expect_matches,
      skip_unsupported,
    }),
    ...where.rules,
    ...goesWithGlob('skip_unsupported', 'expect_matches'),
    [
      'value',
      (input) => input.mode === 'copy' || (Object.hasOwn(input, 'value') && input.value !== undefined),
      'The key "value" is missing.',
    ],
    ['from', ({ mode, from }) => (mode === 'copy') === (from !== undefined), 'is for mode copy, which needs it'],
    [
      'value',
      ({ mode, value }) => mode !== 'copy' || value === undefined,
      'cannot be combined with mode copy, which takes the value at from',
    ],
    [
      'value',
      ({ mode, value }) => mode !== 'rename' || (typeof value === 'string' && value !== ''),
      'is not a text, which mode rename takes as the new name',
    ],
    hasNoGroups,
  )
    .describe(
      'Set one value of a JSON, YAML or TOML file, or of every one that a glob names, in the style of the file.',
    )
    .meta(where.schema)
}

function unsetInput() {
  const { expect_matches, skip_unsupported } = choiceKeys
  const where = oneOf('file_path', 'glob')
  return withRules(
    z.strictObject({ ...which(), expect_matches, skip_unsupported }),
    ...where.rules,
    ...goesWithGlob('skip_unsupported', 'expect_matches'),
    hasNoGroups,
  )
    .describe('Remove one key or element of a JSON, YAML or TOML file, or of every one that a glob names.')
    .meta(where.schema)
}

const which = () => ({
  file_path: filePath.optional().meta({ examples: ['package.json'] }),
  glob: choiceKeys.glob,
  exclude: choiceKeys.exclude,
  only_if: choiceKeys.only_if,
  path: keyPath(),
  document: document(),
})

const anyPath = () =>
  z.union(
    [
      text().min(1, 'is empty'),
      z.array(z.union([text(), z.int()], 'is not a key or index')).min(1, 'is an empty list'),
    ],
    'is not a list of keys, nor a path such as $.scripts.test',
  )

const keyPath = () =>
  anyPath()
    .describe(
      'Where the value is: a list of keys, an integer is an index of an array (below 0 from its end), or a path such as `$.jobs.build.steps[0]`. `*` is any key, `**` any number of them, `[name=x]` every element with that value.',
    )
    .meta({ examples: [['scripts', 'test'], '$.jobs.*.steps[name=build].uses', ['files', -1]] })

const literal = z
  .strictObject({
    $literal: z
      .string()
      .refine(isLiteral, 'is no number, date, truth value or null')
      .describe('The scalar as it is spelt.')
      .meta({ examples: ['3.10', '0o755'] }),
  })
  .describe('A scalar as it is written, where JSON would print it differently.')
  .meta({ examples: [{ $literal: '3.10' }] })

const scalar = z.union(
  [z.string(), z.number(), z.boolean(), z.null(), literal],
  'is not a text, a number, true, false or null',
)

const document = () =>
  z
    .union(
      [
        z.int(),
        z.literal('*'),
        z.strictObject({
          where: z
            .record(z.string(), scalar, 'is not a set of paths with values')
            .describe('Values that the document has, by their paths.')
            .meta({ examples: [{ kind: 'Deployment', 'metadata.name': 'shop' }] }),
        }),
      ],
      "is not a number, '*' or { where: { kind: … } }",
    )
    .optional()
    .describe(
      "Which of several YAML documents: its number from 0 (from the last below 0), '*' for all, or { where } for those with these values; the keys are paths such as metadata.name.",
    )
    .meta({ examples: [0, '*', { where: { kind: 'Deployment' } }] })

const mode = () =>
  z
    .enum(['set', 'raise', 'append', 'prepend', 'rename', 'copy'])
    .optional()
    .describe(
      'raise sets a version unless it is as high already; append and prepend add value to the list at path, unless it has it; rename gives the last key of path the name in value; copy takes the value at from.',
    )
    .meta({ default: 'set' })

const from = () =>
  anyPath()
    .optional()
    .describe('With mode copy: where the value to copy is, in the same document.')
    .meta({ examples: [['scripts', 'test']] })

const isSound = (value: unknown): boolean => {
  if (typeof value === 'string') return !/\p{Surrogate}/u.test(value)
  if (typeof value === 'number')
    return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value))
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, one]) => isSound(key) && isSound(one))
}

const value = () =>
  z
    .unknown()
    .refine(
      isSound,
      'holds a lone surrogate, or a number that would lose digits; write { $literal: "…" } with its digits',
    )
    .superRefine((given, { addIssue }) => {
      const fault = literalFault(given)
      if (fault !== undefined) addIssue({ code: 'custom', message: fault })
    })
    .describe(
      'The value: a text, a number, true, false, null, a list or a set of keys. What a plan in YAML writes as 3.10 is { $literal: "3.10" } in JSON, and as a key "$literal 3.10": it is written as it is spelt, where the file’s format reads it so.',
    )
    .meta({ examples: ['vitest run', 3, ['a', 'b'], { node: '>=20' }, { $literal: '3.10' }] })
