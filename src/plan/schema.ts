import * as z from 'zod'

/** Plain text that UTF-8 can hold: half a surrogate pair would be lost on its way to a file. */
const text = () => z.string().refine((value) => !/\p{Surrogate}/u.test(value), 'holds half a surrogate pair')

/** One line without control characters, not blank. Two patterns, since one alone would backtrack over hostile text. */
const line = () =>
  text()
    .regex(/^[^\u0000-\u001f\u007f]*$/, 'holds a line break or another control character')
    .regex(/\S/, 'is blank')

const filePath = text()
  .min(1)
  .describe(
    'File in the checkout: relative to its root, / between its parts. Absolute inside the checkout or under `cwd`.',
  )

const replaceAll = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')], 'is not true or false')
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
      limit: z.int().positive('is not above 0').optional().describe('Text: number of lines to read; all when absent.'),
      pages: text()
        .optional()
        .describe('PDF: pages to read.')
        .meta({ examples: ['3', '1-5', '10-'] }),
      sha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/, 'is not a SHA-256 (64 digits 0-9 a-f)')
        .optional()
        .describe('SHA-256 of the text the author saw: UTF-8, no BOM, LF line ends. Another text is FILE_MODIFIED.'),
    })
    .describe('Read a file, which licenses later edits of it.'),
  Edit: z
    .strictObject({
      file_path: filePath.meta({ examples: ['src/user.ts'] }),
      old_string: text().describe('Text to replace, copied from the file; empty creates the file.'),
      new_string: text().describe('Text to put there, taken literally; empty deletes.'),
      replace_all: replaceAll.optional(),
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
      content: text().describe('The whole content of the file, byte for byte.'),
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
      new_source: text().describe('The source of the cell; for delete, anything.'),
      cell_type: z.enum(['code', 'markdown']).optional().describe('Kind of the cell; required for insert.'),
      edit_mode: z
        .enum(['replace', 'insert', 'delete'])
        .optional()
        .describe('What to do with the cell.')
        .meta({ default: 'replace' }),
    })
    .describe('Change one cell of a Jupyter notebook.'),
} as const

export type ToolName = keyof typeof toolInputs
export type ReadInput = z.output<typeof toolInputs.Read>
export type EditInput = z.output<typeof toolInputs.Edit>
export type WriteInput = z.output<typeof toolInputs.Write>
export type NotebookEditInput = z.output<typeof toolInputs.NotebookEdit>

/** What a step says besides its tool's input. */
const stepShape = {
  id: line()
    .exactOptional()
    .describe('Unique name of the step; without it the step is called by its number, from 1.')
    .meta({ examples: ['rename-decl'] }),
  why: text()
    .exactOptional()
    .describe('Reason, shown to the reviewer beside the change.')
    .meta({ examples: ['the name hides the network call'] }),
}

export const stepHeader = z.strictObject(stepShape)

const flat = <Tool extends ToolName>(tool: Tool) =>
  z
    .strictObject({ tool: z.literal(tool).describe('The tool to use.'), ...stepShape, ...toolInputs[tool].shape })
    .describe(toolInputs[tool].description ?? tool)

const toolUse = <Tool extends ToolName>(tool: Tool) =>
  z
    .strictObject({
      type: z.literal('tool_use'),
      name: z.literal(tool).describe('The tool to use.'),
      ...stepShape,
      input: toolInputs[tool],
    })
    .describe(`${toolInputs[tool].description ?? tool} As a tool-use block.`)

const step = z.union([
  z.discriminatedUnion('tool', [flat('Read'), flat('Edit'), flat('Write'), flat('NotebookEdit')]),
  z.discriminatedUnion('name', [toolUse('Read'), toolUse('Edit'), toolUse('Write'), toolUse('NotebookEdit')]),
])

const options = z.strictObject({
  reads: z
    .enum(['strict', 'auto'])
    .default('strict')
    .describe('strict: a file that exists is edited only after a Read step on it. auto: the engine reads it itself.'),
  duplicates: z
    .enum(['collapse', 'keep', 'error'])
    .default('collapse')
    .describe('What becomes of an Edit that repeats an earlier one: left out, applied again, or an error.'),
  on_error: z
    .enum(['stop', 'continue'])
    .default('stop')
    .describe('stop: one failed step means that nothing is written. continue: apply what can be applied.'),
  commits: z.enum(['per-step', 'per-file', 'squash']).default('per-step').describe('How steps become commits.'),
  trailing_whitespace: z
    .enum(['keep', 'strip'])
    .default('keep')
    .describe('strip: remove trailing white space from new text, except in Markdown.'),
})

/** What a plan says before its steps; the first line of a plan in JSON Lines. */
export const planHeader = z.strictObject({
  $schema: z.string().exactOptional().describe('Where an editor finds this schema; of no other effect.'),
  version: z.literal(1).describe('Version of the plan format.'),
  title: line()
    .describe("One line; becomes the pull request's title.")
    .meta({ examples: ['Rename getUser to fetchUser'] }),
  description: text().exactOptional().describe("Markdown; becomes the head of the pull request's body."),
  base: line()
    .regex(/^[^-]/, 'begins with a dash, which no revision does')
    .exactOptional()
    .describe('The commit the plan was made against.')
    .meta({ examples: ['3f2c9e1', 'main'] }),
  created: z
    .union([z.iso.datetime({ offset: true }), z.iso.date()], 'is not an ISO date such as 2026-05-01T10:00:00Z')
    .refine((date) => Date.parse(date) >= 0, 'is before 1970, which git cannot record')
    .exactOptional()
    .describe('Date that every commit of the run carries; a day alone means midnight UTC.')
    .meta({ examples: ['2026-05-01T10:00:00Z'] }),
  author: z
    .strictObject({
      name: line()
        .regex(/^[^<>]*$/, 'holds < or >')
        .describe('Name of the author.'),
      email: line()
        .regex(/^[^<>]*$/, 'holds < or >')
        .describe('Mail address of the author.'),
    })
    .exactOptional()
    .describe('Author of the commits.')
    .meta({ examples: [{ name: 'Refactor Bot', email: 'bot@example.com' }] }),
  cwd: text()
    .regex(/^(\/|\\\\|[A-Za-z]:[\\/])/, 'is not an absolute path')
    .exactOptional()
    .describe('Root of the checkout the plan was recorded in; stripped from absolute paths.')
    .meta({ examples: ['/home/ada/shop'] }),
  options: options.prefault({}).describe('How the plan is replayed; the command line overrides each.'),
})

/** A whole plan as it is written, in YAML or JSON: what editors check. */
export const planSchema = planHeader.extend({
  steps: z.array(step).min(1).describe('The steps, in order.'),
})

/** Effective options of a plan; the command line overrides each. */
export type PlanOptions = Readonly<z.output<typeof options>>

export interface Author {
  readonly name: string
  readonly email: string
}

interface StepOf<Tool extends ToolName, Input> {
  /** The step's number in the plan, from 1. */
  readonly index: number
  /** The author's id, where the plan gives one. */
  readonly id?: string
  readonly tool: Tool
  readonly input: Input
  /** Shown to the reviewer beside the change. */
  readonly why?: string
  /** Where the step stands in the plan's text, counted from 1. */
  readonly at: { readonly file?: string; readonly line: number; readonly column: number }
}

export type Step =
  | StepOf<'Read', ReadInput>
  | StepOf<'Edit', EditInput>
  | StepOf<'Write', WriteInput>
  | StepOf<'NotebookEdit', NotebookEditInput>

/** A parsed plan: plain data, all defaults filled in, paths as the plan wrote them less its `cwd`. */
export interface Plan {
  readonly version: 1
  readonly title: string
  readonly description?: string
  /** The commit the plan was made against, as the plan names it. */
  readonly base?: string
  /** ISO date that every commit of the run carries. */
  readonly created?: string
  readonly author?: Author
  /** Root of the checkout the plan was recorded in, stripped from absolute paths. */
  readonly cwd?: string
  readonly options: PlanOptions
  readonly steps: readonly Step[]
  /** SHA-256, hex, of the plan's canonical content (not of its layout): what `Editplan-Plan` trailers carry. */
  readonly digest: string
}

/** A plan without its steps. */
export type PlanHeader = Omit<Plan, 'steps' | 'digest'>
