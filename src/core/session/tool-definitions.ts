import { EditplanError } from '../../errors.ts'
import { calledTools, callJsonSchema } from './tool-call.ts'

/** JSON Schema (draft 7) of a tool's input: an object with the tool's keys. */
export interface ToolInputSchema {
  readonly type: 'object'
  readonly properties: Readonly<Record<string, unknown>>
  readonly required?: string[]
  readonly [keyword: string]: unknown
}

/** A tool for models, as each of the libraries takes it. */
export interface ToolShapes {
  /** `messages.create({ tools })` of Anthropic's SDK. */
  readonly anthropic: { name: string; description: string; input_schema: ToolInputSchema }
  /** `chat.completions.create({ tools })` of OpenAI's SDK. */
  readonly openai: { type: 'function'; function: { name: string; description: string; parameters: ToolInputSchema } }
  /** `responses.create({ tools })` of OpenAI's SDK. */
  readonly 'openai-responses': {
    type: 'function'
    name: string
    description: string
    parameters: ToolInputSchema
    strict: false
  }
  /** An answer to `tools/list` of the Model Context Protocol. */
  readonly mcp: { name: string; title: string; description: string; inputSchema: ToolInputSchema }
}

type ToolShape = keyof ToolShapes

/**
 * The tools that a session of `createSession` serves, as definitions for a model; each call of the same name is taken by `session.call`.
 * @param names only these, in this order; default all. Throws USAGE for another shape, and for a name that is no tool's.
 */
export function toolDefinitions<Shape extends ToolShape>(shape: Shape, names?: readonly string[]): ToolShapes[Shape][] {
  if (!Object.hasOwn(SHAPES, shape)) throw usage(`There is no shape ${JSON.stringify(shape)}`, Object.keys(SHAPES))
  const tools = new Map(calledTools().map((tool) => [tool.name as string, tool]))
  return [names ?? [...tools.keys()]].flat().map((name) => {
    const tool = tools.get(name)
    if (!tool) throw usage(`There is no tool ${JSON.stringify(name)}`, [...tools.keys()])
    const { title, description } = tool.call
    const { $schema: _, ...schema } = callJsonSchema(tool)
    return SHAPES[shape]({ name, title, description, schema: schema as ToolInputSchema })
  })
}

interface Definition {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly schema: ToolInputSchema
}

const SHAPES: { readonly [Shape in ToolShape]: (tool: Definition) => ToolShapes[Shape] } = {
  anthropic: ({ name, description, schema }) => ({ name, description, input_schema: schema }),
  openai: ({ name, description, schema }) => ({
    type: 'function',
    function: { name, description, parameters: schema },
  }),
  'openai-responses': ({ name, description, schema }) => ({
    type: 'function',
    name,
    description,
    parameters: schema,
    strict: false,
  }),
  mcp: ({ name, title, description, schema }) => ({ name, title, description, inputSchema: schema }),
}

const usage = (what: string, known: readonly string[]): EditplanError =>
  new EditplanError({ name: 'USAGE', message: `${what}. Use ${known.join(', ')}.` })
