import * as z from 'zod'
import { filePath, text, toolInputs, whenObject } from './tool-inputs.ts'

/** A path inside the checkout by its pattern; compiled when the step is replayed. */
const glob = text()
  .min(1)
  .max(1024)
  .describe(
    'Instead of file_path: every tracked text file that matches this .gitignore pattern, relative to the root, and holds what is looked for.',
  )
  .meta({ examples: ['src/**/*.ts', '*.md'] })

const regex = text()
  .min(1)
  .describe(
    'Instead of old_string: a regular expression as RE2 takes it (no look-around, no back-references), over text with LF line ends. ^ and $ mean the whole text, with (?m) each line.',
  )
  .meta({ examples: ['\\bgetUser\\((?P<args>[^)]*)\\)'] })

/** Keys of which a step has exactly one: what the parser says of both or neither, and what editors are told. */
const either = (one: string, other: string) => ({
  has: (input: Record<string, unknown>) => input[one] !== undefined || input[other] !== undefined,
  hasOne: (input: Record<string, unknown>) => input[one] === undefined || input[other] === undefined,
  missing: { path: [one], when: whenObject },
  both: { path: [other], message: `is given together with ${one}; keep one of the two`, when: whenObject },
  schema: { oneOf: [{ required: [one] }, { required: [other] }] },
})

const where = either('file_path', 'glob')
const what = either('old_string', 'regex')
const content = either('content', 'content_base64')

const isBase64 = (value: string): boolean => {
  const joined = value.replace(/\s+/g, '')
  return Buffer.from(joined, 'base64').toString('base64') === joined
}

const editShape = toolInputs.Edit.shape
const writeShape = toolInputs.Write.shape

/** The inputs of a plan's steps: those of the four tools, with what only a plan can ask for, and two tools more. */
export const stepInputs = {
  Read: toolInputs.Read,
  Edit: z
    .strictObject({
      file_path: editShape.file_path.optional(),
      glob: glob.optional(),
      old_string: editShape.old_string.optional(),
      regex: regex.optional(),
      new_string: editShape.new_string
        .describe(
          'Text to put there, taken literally; empty deletes. With regex, `$<name>` is replaced by what the named group matched.',
        )
        .meta({ examples: ['function fetchUser(', 'fetchUser($<args>)'] }),
      replace_all: editShape.replace_all,
      match: editShape.match,
      expect_matches: z
        .int()
        .positive('is not above 0')
        .optional()
        .describe('Number of places the step must replace, all files together. A glob needs it under `reads: strict`.')
        .meta({ examples: [12] }),
    })
    .refine(where.has, where.missing)
    .refine(where.hasOne, where.both)
    .refine(what.has, what.missing)
    .refine(what.hasOne, what.both)
    .refine(({ glob, old_string }) => glob === undefined || old_string !== '', {
      path: ['old_string'],
      message: 'is empty, which creates one file; a glob needs a text to look for',
      when: whenObject,
    })
    .refine(({ glob, regex, match }) => match !== 'whitespace' || (glob === undefined && regex === undefined), {
      path: ['match'],
      message: 'is whitespace, which takes file_path and old_string',
      when: whenObject,
    })
    .describe('Replace a piece of a text file, or of every file that a glob names.')
    .meta({ allOf: [where.schema, what.schema] }),
  Write: z
    .strictObject({
      file_path: writeShape.file_path,
      content: writeShape.content.optional(),
      content_base64: text()
        .refine(isBase64, 'is not base64')
        .optional()
        .describe('Instead of content: the bytes of the whole file in base64, white space aside.')
        .meta({ examples: ['iVBORw0KGgo='] }),
      executable: z
        .boolean()
        .optional()
        .describe('Whether the file may be executed; absent: as it is, and not for a new file.'),
    })
    .refine(content.has, content.missing)
    .refine(content.hasOne, content.both)
    .describe('Create a file, or replace all of it.')
    .meta(content.schema),
  NotebookEdit: toolInputs.NotebookEdit,
  Delete: z
    .strictObject({ file_path: filePath.meta({ examples: ['src/unused.ts'] }) })
    .describe('Remove a file that was read.'),
  Move: z
    .strictObject({
      file_path: filePath.meta({ examples: ['src/user.ts'] }),
      new_path: filePath.describe('Where the file goes; the path must be free. Missing folders are made.').meta({
        examples: ['src/people/user.ts'],
      }),
    })
    .describe('Move or rename a file that was read, its content and mode unchanged.'),
} as const

/** A tool that a plan's steps use. */
export type StepTool = keyof typeof stepInputs
export type EditStepInput = z.output<typeof stepInputs.Edit>
export type WriteStepInput = z.output<typeof stepInputs.Write>
export type DeleteInput = z.output<typeof stepInputs.Delete>
export type MoveInput = z.output<typeof stepInputs.Move>
