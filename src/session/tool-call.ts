import * as z from 'zod'
import type { Problem } from '../errors.ts'
import { calledInput } from '../plan/called-input.ts'
import { fieldFaults } from '../plan/field-faults.ts'
import { toolInputs } from '../plan/schema.ts'

const callSchema = z.discriminatedUnion('tool', [
  z.object({ tool: z.literal('Read'), input: toolInputs.Read }),
  z.object({ tool: z.literal('Edit'), input: toolInputs.Edit }),
  z.object({ tool: z.literal('Write'), input: toolInputs.Write }),
  z.object({ tool: z.literal('NotebookEdit'), input: toolInputs.NotebookEdit }),
])

/** One call of a tool, by a plan's step or by a session. */
export type ToolCall = z.output<typeof callSchema>

/** The path that a call names, as it names it. */
export const pathOf = (call: ToolCall): string =>
  call.tool === 'NotebookEdit' ? call.input.notebook_path : call.input.file_path

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
    return { message: `There is no tool ${JSON.stringify(tool)}. Use Read, Edit, Write or NotebookEdit.` }
  if (typeof input !== 'object' || input === null) return { message: `The input of ${tool} is not a set of keys.` }
  const schema = toolInputs[tool]
  const inside = issues.map((issue) => ({ ...issue, path: issue.path.slice(1) }))
  const faults = fieldFaults(inside, { schema, value: input, path: [], locate: NOWHERE })
  const suggestions = faults.flatMap((fault) => fault.suggestions ?? [])
  return { message: faults.map((fault) => fault.message).join(' '), ...(suggestions.length > 0 && { suggestions }) }
}

const isToolName = (tool: unknown): tool is ToolCall['tool'] =>
  typeof tool === 'string' && Object.hasOwn(toolInputs, tool)

/** A call has no text in which its fields stand. */
const NOWHERE = { value: () => ({ line: 1, column: 1 }), key: () => ({ line: 1, column: 1 }) }
