import { ToolSchema } from '@modelcontextprotocol/sdk/types.js'
import { Ajv } from 'ajv'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { parseToolCall } from '../../../src/core/session/tool-call.ts'
import { toolDefinitions } from '../../../src/core/session/tool-definitions.ts'
import '../../support/wings.ts'

/** As Anthropic's SDK declares `Tool`, as far as a definition of ours has it. */
interface AnthropicTool {
  name: string
  description?: string
  input_schema: { type: 'object'; properties?: unknown | null; required?: string[] | null; [key: string]: unknown }
}

/** As OpenAI's SDK declares `ChatCompletionFunctionTool`. */
interface OpenAiTool {
  type: 'function'
  function: { name: string; description?: string; parameters?: Record<string, unknown>; strict?: boolean | null }
}

/** As OpenAI's SDK declares `FunctionTool` of the Responses API. */
interface OpenAiFunction {
  type: 'function'
  name: string
  description?: string | null
  parameters: Record<string, unknown> | null
  strict: boolean | null
}

const CALLS: Readonly<Record<string, object>> = {
  Read: { file_path: 'a.txt' },
  Edit: { file_path: 'a.txt', old_string: 'a', new_string: 'b' },
  Write: { file_path: 'a.txt', content: 'a' },
  NotebookEdit: { notebook_path: 'a.ipynb', cell_id: 'x', new_source: 'a' },
  Delete: { file_path: 'a.txt' },
  Move: { file_path: 'a.txt', new_path: 'b.txt' },
}

describe('the definitions of tools', () => {
  it('are of the types that the SDKs take', () => {
    expectTypeOf(toolDefinitions('anthropic')).toExtend<AnthropicTool[]>()
    expectTypeOf(toolDefinitions('openai')).toExtend<OpenAiTool[]>()
    expectTypeOf(toolDefinitions('openai-responses')).toExtend<OpenAiFunction[]>()
    for (const tool of toolDefinitions('mcp')) expect(ToolSchema.parse(tool)).toMatchObject({ name: tool.name })
  })

  it('say one thing in every shape', () => {
    const schemas = [
      toolDefinitions('anthropic').map(({ name, input_schema }) => [name, input_schema]),
      toolDefinitions('openai').map((one) => [one.function.name, one.function.parameters]),
      toolDefinitions('openai-responses').map(({ name, parameters }) => [name, parameters]),
      toolDefinitions('mcp').map(({ name, inputSchema }) => [name, inputSchema]),
    ]
    for (const one of schemas) expect(one).toEqual(schemas[0])
  })

  it.each(Object.entries(CALLS))('of %s take what a session takes, and not what it refuses', (name, input) => {
    const [{ input_schema: schema } = { input_schema: {} }] = toolDefinitions('anthropic', [name])
    const validate = new Ajv({ strict: false, code: { optimize: false } }).compile(schema)
    expect(validate(input)).toBe(true)
    expect(parseToolCall(name, input).ok).toBe(true)
    for (const wrong of [{}, { ...input, unknown: 1 }]) {
      expect(validate(wrong)).toBe(false)
      expect(parseToolCall(name, wrong).ok).toBe(false)
    }
  })

  it('are those that are named, in that order', () => {
    expect(toolDefinitions('anthropic', ['Write', 'Read']).map(({ name }) => name)).toEqual(['Write', 'Read'])
    expect(toolDefinitions('mcp', 'Read' as never).map(({ name }) => name)).toEqual(['Read'])
    for (const names of [['Run'], ['edit'], ['']])
      expect(() => toolDefinitions('openai', names)).toThrow(expect.objectContaining({ name: 'USAGE' }))
    expect(() => toolDefinitions('xml' as never)).toThrow(expect.objectContaining({ name: 'USAGE' }))
  })
})
