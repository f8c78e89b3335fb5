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

const replaceAll = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')], 'is not true or false')
  .optional()
  .describe('Replace every occurrence instead of exactly one.')
  .meta({ default: false })

/** The inputs of the four tools, as a plan's steps and a session's calls give them. */
export const toolInputs = {
  Read: z
    .strictObject({
      file_path: filePath.meta({ examples: ['src/user.ts'] }),
      offset: z
        .int()
        .min(0, 'is below 0')
        .optional()
        .describe('Text: first line to read, counted from 1.')
        .meta({ default: 1 }),
      limit: z
        .int()
        .positive('is not above 0')
        .optional()
        .describe('Text: number of lines to read; all when absent.')
        .meta({ examples: [200] }),
      pages: text()
        .optional()
        .describe('PDF: pages to read.')
        .meta({ examples: ['3', '1-5', '10-'] }),
      sha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/, 'is not a SHA-256 (64 digits 0-9 a-f)')
        .optional()
        .describe('SHA-256 of the text the author saw: UTF-8, no BOM, LF line ends. Another text is FILE_MODIFIED.')
        .meta({ examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'] }),
    })
    .describe('Read a file, which licenses later edits of it.'),
  Edit: z
    .strictObject({
      file_path: filePath.meta({ examples: ['src/user.ts'] }),
      old_string: text()
        .describe('Text to replace, copied from the file; empty creates the file.')
        .meta({ examples: ['function getUser('] }),
      new_string: text()
        .describe('Text to put there, taken literally; empty deletes.')
        .meta({ examples: ['function fetchUser('] }),
      replace_all: replaceAll,
      match: z
        .enum(['exact', 'whitespace'])
        .optional()
        .describe('whitespace: also accept a unique match that differs in white space alone.')
        .meta({ default: 'exact' }),
    })
    .describe('Replace a piece of a text file.'),
  Write: z
    .strictObject({
      file_path: filePath.meta({ examples: ['docs/fetch-user.md'] }),
      content: text()
        .describe('The whole content of the file, byte for byte.')
        .meta({ examples: ['# fetchUser\n'] }),
    })
    .describe('Create a file, or replace all of it.'),
  NotebookEdit: z
    .strictObject({
      notebook_path: filePath.meta({ examples: ['notebooks/demo.ipynb'] }),
      cell_id: text()
        .optional()
        .describe(
          'Id of the cell, or cell-N counted from 0. For insert: the cell to insert after; absent, at the start.',
        )
        .meta({ examples: ['a1b2c3', 'cell-0'] }),
      new_source: text()
        .describe('The source of the cell; for delete, anything.')
        .meta({ examples: ['fetch_user()'] }),
      cell_type: z.enum(['code', 'markdown']).optional().describe('Kind of the cell; required for insert.'),
      edit_mode: z
        .enum(['replace', 'insert', 'delete'])
        .optional()
        .describe('What to do with the cell.')
        .meta({ default: 'replace' }),
    })
    .describe('Change one cell of a Jupyter notebook.'),
} as const

/** A tool that agents call. */
export type ToolName = keyof typeof toolInputs
export type ReadInput = z.output<typeof toolInputs.Read>
export type EditInput = z.output<typeof toolInputs.Edit>
export type NotebookEditInput = z.output<typeof toolInputs.NotebookEdit>

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
