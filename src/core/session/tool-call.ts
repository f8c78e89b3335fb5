import * as z from 'zod'
import type { Problem } from '../../errors.ts'
import { calledInput, fieldFaults } from '../plan/check-step.ts'
import { allTools, toolNamed } from '../tools/list.ts'
import type { Tool, ToolCall, ToolRefusal } from '../tools/tool.ts'

/** A tool that agents call. */
type CalledTool = Tool & Required<Pick<Tool, 'call'>>

const isCalled = (tool: Tool | undefined): tool is CalledTool => tool?.call !== undefined

/** The tools that agents call. */
export const calledTools = (): readonly CalledTool[] => allTools().filter(isCalled)

/** JSON Schema (draft 7) of what a call takes; a plan's steps may say more. */
export const callJsonSchema = ({ call }: CalledTool): Record<string, unknown> =>
  z.toJSONSchema(call.input(), { target: 'draft-7', io: 'input' })

/** Checks a call from outside. INVALID_INPUT tells every fault at once, an unknown tool included. */
export const parseToolCall = (
  name: unknown,
  input: unknown,
): { readonly ok: true; readonly call: ToolCall } | ToolRefusal => {
  const tool = toolNamed(name)
  if (!isCalled(tool)) return refuse({ message: `There is no tool ${JSON.stringify(name)}. Use ${namesOfCalled()}.` })
  const given = calledInput(tool.name, input)
  const parsed = tool.call.input().safeParse(given)
  if (parsed.success) return { ok: true, call: { tool: tool.name, input: parsed.data as ToolCall['input'] } }
  return refuse(describe(tool, given, parsed.error.issues))
}

const refuse = (problem: Omit<Problem, 'name'>): ToolRefusal => ({
  ok: false,
  problem: { name: 'INVALID_INPUT', ...problem },
})

const namesOfCalled = (): string =>
  calledTools()
    .map(({ name }) => name)
    .join(', ')

const describe = (
  { name, call }: CalledTool,
  input: unknown,
  issues: readonly z.core.$ZodIssue[],
): Pick<Problem, 'message' | 'suggestions'> => {
  if (typeof input !== 'object' || input === null) return { message: `The input of ${name} is not a set of keys.` }
  const faults = fieldFaults(issues, { schema: call.input(), value: input, path: [], locate: NOWHERE })
  const suggestions = faults.flatMap((fault) => fault.suggestions ?? [])
  return { message: faults.map((fault) => fault.message).join(' '), ...(suggestions.length > 0 && { suggestions }) }
}

/** A call has no text in which its fields stand. */
const NOWHERE = { value: () => ({ line: 1, column: 1 }), key: () => ({ line: 1, column: 1 }) }
