import type { Tool } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { calledTools, callJsonSchema } from '../../core/session/tool-call.ts'
import { changeResult, diagnosticsResult, saveResult, showResult, undoResult } from './answer.ts'
import { clientSchema } from './client-schema.ts'
import { noInput, saveInput, showInput } from './plan-tools.ts'

/** The tools that a server offers; a read-only one has those that look. */
export function describeTools(options: {
  readonly readOnly: boolean
  readonly dryRun: boolean
  /** Whether answers are described as data, too. */
  readonly structured: boolean
}): Tool[] {
  const looks = { readOnlyHint: true, idempotentHint: true, openWorldHint: false }
  // What a dry run changes is a proposal; nothing is lost by it.
  const changes = (idempotentHint: boolean, destructiveHint = !options.dryRun) => ({
    ...{ readOnlyHint: false, destructiveHint, idempotentHint, openWorldHint: false },
  })
  const files = calledTools().map((tool): Tool => {
    const { title, description, isIdempotent = false } = tool.call
    const shared = { name: tool.name, title, inputSchema: object(callJsonSchema(tool)) }
    if (tool.effect === 'reads') return { ...shared, description: `${description} ${LICENSE}`, annotations: looks }
    return {
      ...shared,
      description: `${description} ${NEEDS_READ}`,
      outputSchema: jsonSchema(changeResult),
      annotations: changes(isIdempotent),
    }
  })
  const tools: readonly Tool[] = [
    ...files,
    {
      name: 'plan_show',
      title: 'Show the recorded plan',
      description: 'Lists the steps recorded so far and the calls that were refused; with a format, the whole plan.',
      inputSchema: jsonSchema(showInput),
      outputSchema: jsonSchema(showResult),
      annotations: looks,
    },
    {
      name: 'plan_save',
      title: 'Save the recorded plan',
      description: 'Writes the recorded plan to the file the server was started with, and may name and describe it.',
      inputSchema: jsonSchema(saveInput),
      outputSchema: jsonSchema(saveResult),
      annotations: changes(true, false),
    },
    {
      name: 'plan_diagnostics',
      title: 'Ask what the recorded plan breaks',
      description:
        'Asks the language servers that the policy names which errors the recorded plan adds, in files it does not touch as well, and which it fixes.',
      inputSchema: jsonSchema(noInput),
      outputSchema: jsonSchema(diagnosticsResult),
      annotations: looks,
    },
    {
      name: 'plan_undo',
      title: 'Take the last change back',
      description: 'Undoes the last step that changed a file, and removes it from the plan.',
      inputSchema: jsonSchema(noInput),
      outputSchema: jsonSchema(undoResult),
      annotations: changes(false),
    },
  ]
  const served = tools.filter(
    ({ annotations, name }) => !options.readOnly || annotations?.readOnlyHint || name === 'plan_save',
  )
  return options.structured ? served : served.map(({ outputSchema: _, title: __, ...tool }) => tool)
}

const LICENSE =
  'You may change a file that exists only after you read it, and by Edit only the lines that were shown. A long file is cut: read on with offset and limit.'
const NEEDS_READ = 'Read the file first. A refusal changes nothing and names the call to make next.'

const jsonSchema = (schema: z.ZodType): Tool['inputSchema'] => object(z.toJSONSchema(schema, { target: 'draft-7' }))

const object = (schema: Record<string, unknown>): Tool['inputSchema'] => {
  const { description: _, ...rest } = schema
  return { ...clientSchema(rest), type: 'object' }
}
