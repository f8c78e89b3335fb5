import * as z from 'zod'
import { filePath, flag, lazily, oneOf, text, withRules } from './fields.ts'
import { choiceKeys, goesWithGlob, hasNoGroups, patterns } from './file-choice.ts'

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
      'Where the value is: a list of keys, an integer being an index of an array (from its end below 0), or a path such as `$.jobs.build.steps[0]`. `*` is any key, `**` any number of them, `[name=x]` every element with that value.',
    )
    .meta({ examples: [['scripts', 'test'], '$.jobs.*.steps[name=build].uses', ['files', -1]] })

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()], 'is not a text, a number, true, false or null')

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
    .enum(['set', 'append', 'prepend', 'rename', 'copy'])
    .optional()
    .describe(
      'append and prepend add value to the list at path, unless it has it; rename gives the last key of path the name in value; copy takes the value at from.',
    )
    .meta({ default: 'set' })

const from = () =>
  anyPath()
    .optional()
    .describe('With mode copy: where the value is that goes to path, in the same document.')
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
    .refine(isSound, 'holds a lone surrogate, or a number that would lose digits; write it as a text')
    .describe('The value: a text, a number, true, false, null, a list or a set of keys.')
    .meta({ examples: ['vitest run', 3, ['a', 'b'], { node: '>=20' }] })

const where = oneOf('file_path', 'glob')
const { glob, exclude, only_if, expect_matches, skip_unsupported } = choiceKeys
const which = () => ({
  file_path: filePath.optional().meta({ examples: ['package.json'] }),
  glob,
  exclude,
  only_if,
  path: keyPath(),
  document: document(),
})

const level = () =>
  z.union([z.int().min(1, 'is below 1').max(16, 'is over 16'), z.literal('tab')], 'is not 1 to 16 or tab')
const FORMS = ['line_ends', 'final_newline', 'bom', 'indent'] as const

/** The inputs of the tools that change documents by path, and of the one that changes how whole texts are written. */
export const documentInputs = lazily({
  Set: () =>
    withRules(
      z.strictObject({
        ...which(),
        mode: mode(),
        value: value().optional(),
        from: from(),
        create: flag('Whether parents that are missing are made; false refuses.').meta({ default: true }),
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
      ['from', ({ mode, from }) => (mode === 'copy') === (from !== undefined), 'goes with mode copy, which needs it'],
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
      .meta(where.schema),
  Unset: () =>
    withRules(
      z.strictObject({ ...which(), expect_matches, skip_unsupported }),
      ...where.rules,
      ...goesWithGlob('skip_unsupported', 'expect_matches'),
      hasNoGroups,
    )
      .describe('Remove one key or element of a JSON, YAML or TOML file, or of every one that a glob names.')
      .meta(where.schema),
  Convert: () =>
    withRules(
      z.strictObject({
        file_path: filePath.optional().meta({ examples: ['src/user.ts'] }),
        ...choiceKeys,
        line_ends: z.enum(['lf', 'crlf']).optional().describe('The line ends that every line gets.'),
        final_newline: z
          .enum(['add', 'remove'])
          .optional()
          .describe('Whether the last line ends in a line end; remove takes all that are there.'),
        bom: z.enum(['add', 'remove']).optional().describe('Whether the file begins with a byte order mark.'),
        indent: z
          .strictObject({
            from: level()
              .describe('Blanks of a level today, or tab.')
              .meta({ examples: [4] }),
            to: level()
              .describe('What they become.')
              .meta({ examples: [2, 'tab'] }),
          })
          .optional()
          .describe('Levels of indentation that become others; what is beside whole levels stays.')
          .meta({ examples: [{ from: 'tab', to: 2 }] }),
      }),
      ...where.rules,
      ...goesWithGlob('skip_unsupported', 'expect_matches'),
      [
        'line_ends',
        (given) => FORMS.some((key) => given[key] !== undefined),
        `The step says nothing; give at least one of ${FORMS.join(', ')}.`,
      ],
      ['indent', ({ indent }) => indent === undefined || indent.from !== indent.to, 'has the same from and to'],
    )
      .describe(
        'Give a text file, or every one that a glob names, other line ends, indentation, a final line end or a byte order mark.',
      )
      .meta(where.schema),
})

/** Text that a command line can hold: a line break would end a command, a NUL the argument. */
const plain = () => text().regex(/^[^\u0000-\u001f\u007f]*$/, 'holds a line break or another control character')

const words = () =>
  z
    .array(plain().max(4096, 'is over 4096 characters'), 'is not a list of texts')
    .min(1, 'is an empty list; name a program')
    .max(256, 'is over 256 words')
    .refine(([program]) => program !== '', { path: [0], message: 'is empty; name a program' })

const MOST_SECONDS = 86_400

const seconds = () =>
  z
    .union(
      [
        z.int().min(1).max(MOST_SECONDS),
        z
          .string()
          .regex(/^[1-9]\d{0,4}\s?[smh]?$/)
          .transform(
            (given) => Number.parseInt(given, 10) * (given.endsWith('h') ? 3600 : given.endsWith('m') ? 60 : 1),
          )
          .refine((given) => given <= MOST_SECONDS),
      ],
      `is not a time from 1s to ${MOST_SECONDS}s, such as 120s, 5m or a number of seconds`,
    )
    .optional()
    .describe('Time after which the command is killed and the step refused: seconds, or a text such as 120s or 5m.')
    .meta({ default: 600, examples: ['120s', '5m', 90] })

/** The input of a step that runs a command. */
export const runInput = () =>
  withRules(
    z.strictObject({
      command: z
        .union(
          [
            plain()
              .regex(/\S/, 'is blank; name a program')
              .max(4096, 'is over 4096 characters')
              .transform((line) => line.trim()),
            words(),
          ],
          'is not a command line or a list of words',
        )
        .describe(
          'The program and its arguments: a list of words, or one plain command as Bash reads it (quotes, but no pipe, redirection, substitution, variable, pattern or assignment). No shell runs it. A rule of the policy has to match it.',
        )
        .meta({ examples: ['npm run format', ['npx', 'prettier', '--write', 'src']] }),
      changes: patterns()
        .optional()
        .describe(
          'Files that it may change, make or remove: a .gitignore pattern relative to the root, or a list of patterns. A change elsewhere refuses the step. Without it the command may change nothing.',
        )
        .meta({ examples: ['package-lock.json', ['src/**', 'docs/api/**']] }),
      timeout: seconds(),
      background: flag(
        'Whether later steps go on while it runs; its result is awaited before anything is delivered. Only for commands that search, read, list or compare files.',
      ).meta({ default: false }),
    }),
    [
      'changes',
      ({ background, changes }) => background !== true || changes === undefined,
      'cannot be combined with background: later steps would not see what the command changes',
    ],
  ).describe('Run a command that the policy allows; what it changes becomes the step.')
