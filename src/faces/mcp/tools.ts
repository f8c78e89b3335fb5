import * as z from 'zod'
import { changeResult, diagnosticsResult, saveResult, showResult, undoResult } from './answer.ts'
import { diagnosticsInput, saveInput, showInput, undoInput } from './plan-tools.ts'
import { callJsonSchema } from './recording/editing.ts'

interface Schema {
  readonly [key: string]: unknown
  readonly type: 'object'
}

/** A tool as a client is told of it. */
export interface ToolDescription {
  readonly name: string
  /** Absent where answers are texts alone. */
  readonly title?: string
  readonly description: string
  readonly inputSchema: Schema
  /** Absent where an answer has no data. */
  readonly outputSchema?: Schema
  readonly annotations: {
    readonly readOnlyHint: boolean
    readonly destructiveHint?: boolean
    readonly idempotentHint: boolean
    /** False throughout: nothing outside the checkout is touched. */
    readonly openWorldHint: boolean
  }
}

/** The tools that a server offers; a read-only one has those that look. */
export function describeTools(options: {
  readonly readOnly: boolean
  readonly dryRun: boolean
  /** Whether answers are described as data, too. */
  readonly structured: boolean
}): ToolDescription[] {
  // What a dry run changes is a proposal; nothing is lost by it.
  const destructive = !options.dryRun
  const changes = (idempotent: boolean) => ({
    readOnlyHint: false,
    destructiveHint: destructive,
    idempotentHint: idempotent,
    openWorldHint: false,
  })
  const tools: readonly ToolDescription[] = [
    {
      name: 'Read',
      title: 'Read a file',
      description: `Shows a text file with its lines numbered, an image, pages of a PDF or a notebook's cells. ${LICENSE}`,
      inputSchema: object(callJsonSchema('Read')),
      annotations: LOOKS,
    },
    {
      name: 'Edit',
      title: 'Edit a file',
      description: `Replaces old_string by new_string, exactly once or everywhere with replace_all. An empty old_string creates a file. ${NEEDS_READ}`,
      inputSchema: object(callJsonSchema('Edit')),
      outputSchema: jsonSchema(changeResult),
      annotations: changes(false),
    },
    {
      name: 'Write',
      title: 'Write a file',
      description: `Creates a file, or replaces all of it. ${NEEDS_READ}`,
      inputSchema: object(callJsonSchema('Write')),
      outputSchema: jsonSchema(changeResult),
      annotations: changes(true),
    },
    {
      name: 'NotebookEdit',
      title: 'Edit a notebook',
      description: `Replaces, inserts or deletes one cell of a Jupyter notebook. ${NEEDS_READ}`,
      inputSchema: object(callJsonSchema('NotebookEdit')),
      outputSchema: jsonSchema(changeResult),
      annotations: changes(false),
    },
    {
      name: 'Delete',
      title: 'Delete a file',
      description: `Removes a file. ${NEEDS_READ}`,
      inputSchema: object(callJsonSchema('Delete')),
      outputSchema: jsonSchema(changeResult),
      annotations: changes(false),
    },
    {
      name: 'Move',
      title: 'Move a file',
      description: `Moves or renames a file; its content and mode stay. ${NEEDS_READ}`,
      inputSchema: object(callJsonSchema('Move')),
      outputSchema: jsonSchema(changeResult),
      annotations: changes(false),
    },
    {
      name: 'Set',
      title: 'Set a value',
      description: `Sets one value of a JSON, YAML or TOML file by its path, in the style of the file; comments and all other lines stay. ${NEEDS_READ}`,
      inputSchema: object(callJsonSchema('Set')),
      outputSchema: jsonSchema(changeResult),
      annotations: changes(true),
    },
    {
      name: 'Unset',
      title: 'Remove a key',
      description: `Removes one key or element of a JSON, YAML or TOML file by its path. ${NEEDS_READ}`,
      inputSchema: object(callJsonSchema('Unset')),
      outputSchema: jsonSchema(changeResult),
      annotations: changes(false),
    },
    {
      name: 'plan_show',
      title: 'Show the recorded plan',
      description: 'Lists the steps recorded so far and the calls that were refused; with a format, the whole plan.',
      inputSchema: jsonSchema(showInput),
      outputSchema: jsonSchema(showResult),
      annotations: LOOKS,
    },
    {
      name: 'plan_save',
      title: 'Save the recorded plan',
      description: 'Writes the recorded plan to the file the server was started with, and may name and describe it.',
      inputSchema: jsonSchema(saveInput),
      outputSchema: jsonSchema(saveResult),
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    {
      name: 'plan_diagnostics',
      title: 'Ask what the recorded plan breaks',
      description:
        'Asks the language servers that the policy names which errors the recorded plan adds, in files it does not touch as well, and which it fixes.',
      inputSchema: jsonSchema(diagnosticsInput),
      outputSchema: jsonSchema(diagnosticsResult),
      annotations: LOOKS,
    },
    {
      name: 'plan_undo',
      title: 'Take the last change back',
      description: 'Undoes the last step that changed a file, and removes it from the plan.',
      inputSchema: jsonSchema(undoInput),
      outputSchema: jsonSchema(undoResult),
      annotations: changes(false),
    },
  ]
  const served = tools.filter(
    ({ annotations, name }) => !options.readOnly || annotations.readOnlyHint || name === 'plan_save',
  )
  return options.structured ? served : served.map(({ outputSchema: _, title: __, ...tool }) => tool)
}

const LICENSE =
  'You may change a file that exists only after you read it, and by Edit only the lines that were shown. A long file is cut: read on with offset and limit.'
const NEEDS_READ = 'Read the file first. A refusal changes nothing and names the call to make next.'

const LOOKS = { readOnlyHint: true, idempotentHint: true, openWorldHint: false }

const jsonSchema = (schema: z.ZodType): Schema => object(z.toJSONSchema(schema, { target: 'draft-7' }))

const object = (schema: Record<string, unknown>): Schema => {
  const { $schema: _, description: __, ...rest } = schema
  return { ...(brief(rest) as Record<string, unknown>), type: 'object' }
}

/** A schema without what a model does not need to make a call. */
const brief = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(brief)
  if (typeof schema !== 'object' || schema === null) return schema
  const kept = Object.entries(schema).filter(
    ([key, value]) =>
      !(key === 'examples' && Array.isArray(value)) &&
      !(key === 'minLength' && value === 1) &&
      !(/^(min|max)imum$/.test(key) && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER),
  )
  return Object.fromEntries(kept.map(([key, value]) => [key, brief(value)]))
}
