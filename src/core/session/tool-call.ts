import * as z from 'zod'
import type { Problem } from '../../errors.ts'
import { calledInput, fieldFaults } from '../plan/check-step.ts'
import { filePath, whenObject } from '../plan/fields.ts'
import { documentInputs } from '../plan/own-inputs.ts'
import { type StepTool, toolInputs } from '../plan/schema.ts'

const document = filePath.meta({ examples: ['package.json'] })
const { path, value, create } = documentInputs.Set.shape

/** What each tool takes of a call; a plan's steps may say more. */
const callInputs = {
  ...toolInputs,
  Delete: z
    .strictObject({ file_path: filePath.meta({ examples: ['src/unused.ts'] }) })
    .describe('Remove a file that was read.'),
  Move: z
    .strictObject({
      file_path: filePath.meta({ examples: ['src/user.ts'] }),
      new_path: filePath
        .describe('Where the file goes; the path must be free. Missing folders are made.')
        .meta({ examples: ['src/people/user.ts'] }),
    })
    .describe('Move or rename a file that was read, its content and mode unchanged.'),
  Set: z
    .strictObject({ file_path: document, path, value, create })
    .refine(({ value }) => value !== undefined, {
      path: ['value'],
      message: 'The key "value" is missing.',
      when: whenObject,
    })
    .describe('Set one value of a JSON, YAML or TOML file that was read, in the style of the file.'),
  Unset: z
    .strictObject({ file_path: document, path })
    .describe('Remove one key or element of a JSON, YAML or TOML file that was read.'),
} satisfies Partial<Record<StepTool, z.ZodType>>

const callSchema = z.discriminatedUnion('tool', [
  z.object({ tool: z.literal('Read'), input: callInputs.Read }),
  z.object({ tool: z.literal('Edit'), input: callInputs.Edit }),
  z.object({ tool: z.literal('Write'), input: callInputs.Write }),
  z.object({ tool: z.literal('NotebookEdit'), input: callInputs.NotebookEdit }),
  z.object({ tool: z.literal('Delete'), input: callInputs.Delete }),
  z.object({ tool: z.literal('Move'), input: callInputs.Move }),
  z.object({ tool: z.literal('Set'), input: callInputs.Set }),
  z.object({ tool: z.literal('Unset'), input: callInputs.Unset }),
])

/** JSON Schema (draft 7) of what a tool takes. */
export const callJsonSchema = (tool: keyof typeof callInputs): Record<string, unknown> =>
  z.toJSONSchema(callInputs[tool], { target: 'draft-7', io: 'input' })

/** One call of a tool, by a plan's step or by a session. */
export type ToolCall = z.output<typeof callSchema>

/** The path that a call names, as it names it; of a Move the one that the file goes from. */
export const pathOf = (call: ToolCall): string =>
  call.tool === 'NotebookEdit' ? call.input.notebook_path : call.input.file_path

/** Every path that a call names. */
export const pathsOf = (call: ToolCall): readonly string[] =>
  call.tool === 'Move' ? [call.input.file_path, call.input.new_path] : [pathOf(call)]

/** Checks a call from outside. INVALID_INPUT tells every fault at once, an unknown tool included. */
export const parseToolCall = (
  tool: unknown,
  input: unknown,
): { readonly ok: true; readonly call: ToolCall } | { readonly ok: false; readonly problem: Problem } => {
  const given = isToolName(tool) ? calledInput(tool, input) : input
  const parsed = callSchema.safeParse({ tool, input: given })
  if (parsed.success) return { ok: true, call: parsed.data }
  return { ok: false, problem: { name: 'INVALID_INPUT', ...describe(tool, given, parsed.error.issues) } }
}

const describe = (
  tool: unknown,
  input: unknown,
  issues: readonly z.core.$ZodIssue[],
): Pick<Problem, 'message' | 'suggestions'> => {
  if (!isToolName(tool))
    return { message: `There is no tool ${JSON.stringify(tool)}. Use ${Object.keys(callInputs).join(', ')}.` }
  if (typeof input !== 'object' || input === null) return { message: `The input of ${tool} is not a set of keys.` }
  const schema = callInputs[tool]
  const inside = issues.map((issue) => ({ ...issue, path: issue.path.slice(1) }))
  const faults = fieldFaults(inside, { schema, value: input, path: [], locate: NOWHERE })
  const suggestions = faults.flatMap((fault) => fault.suggestions ?? [])
  return { message: faults.map((fault) => fault.message).join(' '), ...(suggestions.length > 0 && { suggestions }) }
}

const isToolName = (tool: unknown): tool is ToolCall['tool'] =>
  typeof tool === 'string' && Object.hasOwn(callInputs, tool)

/** A call has no text in which its fields stand. */
const NOWHERE = { value: () => ({ line: 1, column: 1 }), key: () => ({ line: 1, column: 1 }) }
