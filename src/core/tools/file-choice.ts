import * as z from 'zod'
import { FILE_PARTS, groupNames, type Patterns, unknownReference } from '../text/glob-groups.ts'
import { listOf } from '../text/globs.ts'
import { flag, type Rule, text, whenObject, withRules } from './fields.ts'

/** One pattern for paths; compiled when the step is replayed. */
const pattern = () =>
  text().min(1, 'is empty; write a pattern such as src/**/*.ts').max(1024, 'is over 1024 characters')

/** A pattern, or a list of them. */
export const patterns = () =>
  z.union([pattern(), z.array(pattern()).min(1, 'is an empty list')], 'is not a pattern or a list of patterns')

const sought = () => text().min(1, 'is empty')

/** What a text holds or does not hold: the keys that `only_if` and `when` share. */
export const textKeys = {
  contains: sought()
    .exactOptional()
    .describe('True where the file contains this text, line ends aside; with a glob, where any file does.')
    .meta({ examples: ['"react":'] }),
  not_contains: sought()
    .exactOptional()
    .describe('True where no such file contains this text.')
    .meta({ examples: ['SPDX-License-Identifier'] }),
  matches: sought()
    .exactOptional()
    .describe('True where the file has a match of this regular expression (RE2); with a glob, where any file has.')
    .meta({ examples: ['(?m)^import .* from "react"'] }),
  not_matches: sought()
    .exactOptional()
    .describe('True where no such file has a match of this regular expression (RE2).')
    .meta({ examples: ['(?m)^// Copyright'] }),
}

const TEXT_KEYS = Object.keys(textKeys) as readonly (keyof typeof textKeys)[]

export const onlyIf = z
  .strictObject({
    ...textKeys,
    not_imported: z
      .literal(true, 'is not true; leave it out instead')
      .exactOptional()
      .describe(
        'True where no other file imports this one, or may: imports of JavaScript, TypeScript and Python, and its path in their texts and in configuration.',
      )
      .meta({ examples: [true] }),
  })
  .refine((given) => Object.values(given).some((value) => value !== undefined), {
    message: `is empty; give at least one of ${TEXT_KEYS.join(', ')}, not_imported`,
    when: whenObject,
  })

/** What must hold of a file; each key that is given. */
export type FileCondition = Readonly<z.output<typeof onlyIf>>

/** What must hold of its text. */
export type TextCondition = Omit<FileCondition, 'not_imported'>

const CONDITION_KEYS = ['exists', 'glob', ...TEXT_KEYS] as const

/** `when`: what must be true of the files before a step for it to be replayed. */
export const condition = withRules(
  z.strictObject({
    file_path: text()
      .min(1, 'is empty')
      .exactOptional()
      .describe("The file to look at; by default the step's own. A step with a glob has none.")
      .meta({ examples: ['package.json'] }),
    glob: patterns()
      .exactOptional()
      .describe('Look at every tracked text file that this pattern names; true when it holds of any of them.')
      .meta({ examples: ['src/**/*.tsx', ['*.js', '*.ts']] }),
    exists: z
      .boolean()
      .exactOptional()
      .describe('Whether the file exists; of a glob, whether it names any file.')
      .meta({ examples: [true] }),
    ...textKeys,
  }),
  [
    'exists',
    (given) => CONDITION_KEYS.some((key) => given[key] !== undefined),
    `The condition says nothing; give at least one of ${CONDITION_KEYS.join(', ')}.`,
  ],
  [
    'glob',
    ({ file_path, glob }) => file_path === undefined || glob === undefined,
    'cannot be combined with file_path; keep one of the two',
  ],
)

/** What must be true of files, as the steps before leave them, for a step to be replayed. */
export type Condition = Readonly<z.output<typeof condition>>

const atLeastNone = () => z.int().min(0, 'is below 0')

/** How many places or files a step is about. */
export const expectMatches = z.union(
  [
    atLeastNone(),
    z
      .strictObject({
        min: atLeastNone().exactOptional().describe('Minimum.').meta({ default: 1 }),
        max: atLeastNone()
          .exactOptional()
          .describe('Maximum; by default any number.')
          .meta({ examples: [40] }),
      })
      .refine(({ min, max }) => min !== undefined || max !== undefined, {
        message: 'is empty; give min, max or both',
        when: whenObject,
      })
      .refine(({ min = 1, max = Number.POSITIVE_INFINITY }) => min <= max, {
        path: ['max'],
        message: 'is below min, which is 1 where it is not given',
        when: whenObject,
      }),
  ],
  'is not a number from 0 on, nor { min, max }',
)

/** How many matches a step may have. */
export type ExpectedMatches = z.output<typeof expectMatches>

/** The keys by which a step chooses its files, beside or instead of `file_path`. */
export const choiceKeys = {
  glob: patterns()
    .optional()
    .describe(
      'Instead of one file: every tracked text file that this .gitignore pattern names, relative to the root; braces such as `*.{js,ts}` work too. Or a list of patterns.',
    )
    .meta({ examples: ['src/**/*.ts', '*.{js,ts}', ['src/**', 'test/**']] }),
  exclude: patterns()
    .optional()
    .describe('With glob: files that it names and the step leaves alone.')
    .meta({ examples: ['**/*.min.js', ['vendor/**', 'dist/**']] }),
  only_if: onlyIf
    .optional()
    .describe('With glob: only files for which all of this is true.')
    .meta({ examples: [{ contains: 'react' }, { not_contains: 'SPDX-License-Identifier' }] }),
  expect_matches: expectMatches
    .optional()
    .describe(
      'Number of matches in all files together; for Write, Delete, Move, Set, Unset, Import and Convert, the number of files. Either a number or { min, max }. With 0 or `min: 0` the step may find nothing. Required for a glob under `reads: strict`.',
    )
    .meta({ examples: [12, { min: 0 }, { min: 1, max: 40 }] }),
  skip_unsupported: flag(
    'With glob: pass over files that cannot be edited (notebooks, other encodings, over 1 GiB) and note them. By default they refuse the step.',
  ).meta({ default: false }),
}

/** What every step with `choiceKeys` must satisfy: `exclude`, `only_if` and these keys go with a glob. */
export const goesWithGlob = (
  ...keys: readonly ('skip_unsupported' | 'expect_matches')[]
): readonly Rule<Readonly<Record<string, unknown>>>[] =>
  (['exclude', 'only_if', ...keys] as const).map((key) => [
    key,
    (input) => input[key] === undefined || input.glob !== undefined,
    'needs a glob',
  ])

/** What a step without groups must satisfy: only a Write and a Move say something for each file of a glob. */
export const hasNoGroups: Rule<GlobChoice> = [
  'glob',
  ({ glob }) => {
    const names = glob === undefined ? new Set() : groupNames(glob)
    return typeof names !== 'string' && names.size === 0
  },
  'has groups, which only Write and Move take',
]

type GlobChoice = { readonly glob?: Patterns | undefined }

/** Reports groups of a glob that cannot be read, and references of these keys to none of them. */
export const refersToGroups =
  <Key extends string>(keys: readonly Key[]) =>
  (input: GlobChoice & { readonly [key in Key]?: unknown }, { addIssue }: z.RefinementCtx): void => {
    const { glob } = input
    if (glob === undefined) return
    const groups = groupNames(glob)
    if (typeof groups === 'string') {
      addIssue({ code: 'custom', path: ['glob'], message: groups })
      return
    }
    const names = new Set([...groups, ...FILE_PARTS])
    for (const key of keys) {
      const given = input[key]
      const unknown = typeof given === 'string' ? unknownReference(given, names) : undefined
      if (unknown === undefined) continue
      const message = `names $<${unknown}>, and not every pattern of glob has a group (?<${unknown}>…); write $$<${unknown}> for the text itself`
      addIssue({ code: 'custom', path: [key], message })
    }
  }

/** `replace_all` of the tools that replace a text. */
export const replaceAll = () =>
  z
    .union(
      [
        z.boolean(),
        z
          .enum(['true', 'false'])
          .transform((word) => word === 'true')
          .pipe(z.boolean()),
      ],
      'is not true or false',
    )
    .optional()
    .describe('Replace every occurrence instead of exactly one.')
    .meta({ default: false })

export const skipExisting = (description: string) => flag(description).meta({ default: false })

/** The files of a step in words: its file, or its globs. */
export const placeOf = ({ file_path = '', glob }: GlobChoice & { readonly file_path?: string | undefined }): string =>
  glob === undefined ? file_path : listOf(glob).join(', ')
