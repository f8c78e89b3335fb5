import * as z from 'zod'
import { type ToolName, toolInputs } from '../plan/schema.ts'

/** JSON Schema (draft 7) of what a tool takes. */
export const toolInputJsonSchema = (tool: ToolName): Record<string, unknown> =>
  z.toJSONSchema(toolInputs[tool], { target: 'draft-7', io: 'input' })
