import * as z from 'zod'

const filePath = z.string().min(1).describe('File in the checkout: relative to its root, / separated.')

const replaceAll = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
  .describe('Replace every occurrence instead of exactly one.')

/** The inputs of the four tools, as a plan's steps and a session's calls give them. */
export const toolInputs = {
  Read: z.strictObject({
    file_path: filePath,
    offset: z.int().min(0).optional().describe('Text: first line to read, counted from 1.'),
    limit: z.int().positive().optional().describe('Text: number of lines to read.'),
    pages: z.string().optional().describe('PDF: pages to read, as 3, 1-5 or 10-.'),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional()
      .describe('SHA-256 of the text the author saw: UTF-8, no BOM, LF line ends.'),
  }),
  Edit: z.strictObject({
    file_path: filePath,
    old_string: z.string().describe('Text to replace; empty creates the file.'),
    new_string: z.string().describe('Text to put there, taken literally.'),
    replace_all: replaceAll.optional(),
    match: z
      .enum(['exact', 'whitespace'])
      .optional()
      .describe('whitespace: accept a unique match that differs in white space alone.'),
  }),
  Write: z.strictObject({
    file_path: filePath,
    content: z.string().describe('The whole content of the file.'),
  }),
  NotebookEdit: z.strictObject({
    notebook_path: filePath,
    cell_id: z.string().optional().describe('Id of the cell, or cell-N counted from 0.'),
    new_source: z.string().describe('The source of the cell.'),
    cell_type: z.enum(['code', 'markdown']).optional().describe('Required for insert.'),
    edit_mode: z.enum(['replace', 'insert', 'delete']).optional(),
  }),
} as const

export type ToolName = keyof typeof toolInputs
export type ReadInput = z.output<typeof toolInputs.Read>
export type EditInput = z.output<typeof toolInputs.Edit>
export type WriteInput = z.output<typeof toolInputs.Write>
export type NotebookEditInput = z.output<typeof toolInputs.NotebookEdit>

/** Effective options of a plan; the command line overrides each. */
export interface PlanOptions {
  readonly reads: 'strict' | 'auto'
  readonly duplicates: 'collapse' | 'keep' | 'error'
  readonly on_error: 'stop' | 'continue'
  readonly commits: 'per-step' | 'per-file' | 'squash'
  readonly trailing_whitespace: 'keep' | 'strip'
}

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
