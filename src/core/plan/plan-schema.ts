import * as z from 'zod'
import { stepInputs } from './inputs.ts'
import type { PlanData, StepTool } from './plan-data.ts'
import { planHeader, stepShape } from './schema.ts'
import { ruleDefinitions } from './structure-keys.ts'

const TOOLS = Object.keys(stepInputs) as StepTool[]

const flat = (tool: StepTool): z.ZodObject =>
  z
    .strictObject({ tool: z.literal(tool).describe('The tool to use.'), ...stepShape, ...stepInputs[tool].shape })
    .meta({ ...stepInputs[tool].meta() })

const toolUse = (tool: StepTool): z.ZodObject =>
  z
    .strictObject({
      type: z.literal('tool_use'),
      name: z.literal(tool).describe('The tool to use.'),
      ...stepShape,
      input: stepInputs[tool],
    })
    .describe(`${stepInputs[tool].description ?? tool} As a tool-use block.`)

const step = z.union([
  z.discriminatedUnion('tool', TOOLS.map(flat) as [z.ZodObject, ...z.ZodObject[]]),
  z.discriminatedUnion('name', TOOLS.map(toolUse) as [z.ZodObject, ...z.ZodObject[]]),
])

/** A whole plan as it is written, in YAML or JSON: what editors check. */
export const planSchema = planHeader.extend({
  steps: z.array(step).min(1).describe('The steps, in order.'),
}) as unknown as z.ZodType<PlanData>

/** The plan's schema as JSON Schema (draft-7) for editors: what `schema/plan.schema.json` and `editplan schema` hold. */
export const planJsonSchema = (): Record<string, unknown> => {
  const schema = z.toJSONSchema(planSchema, {
    target: 'draft-7',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodDiscriminatedUnion)
        jsonSchema.discriminator = { propertyName: zodSchema.def.discriminator }
      // zod leaves out the default and the examples of what is turned into something else.
      const { default: fallback, examples } = z.globalRegistry.get(zodSchema) ?? {}
      if (fallback !== undefined) jsonSchema.default ??= fallback
      if (Array.isArray(examples)) jsonSchema.examples ??= examples
    },
  })
  const definitions = { ...(schema.definitions as object), ...ruleDefinitions }
  const description = 'A batch of edits that editplan replays on a checkout.'
  return { title: 'editplan plan', description, ...schema, definitions }
}
