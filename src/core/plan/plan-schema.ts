import * as z from 'zod'
import { stepInputs } from './inputs.ts'
import type { PlanData, StepTool } from './plan-data.ts'
import { planHeader, stepShape } from './schema.ts'
import { ruleDefinitions } from './structure-keys.ts'

const flat = <Tool extends StepTool>(tool: Tool) =>
  z
    .strictObject({ tool: z.literal(tool).describe('The tool to use.'), ...stepShape, ...stepInputs[tool].shape })
    .meta({ ...stepInputs[tool].meta() })

const toolUse = <Tool extends StepTool>(tool: Tool) =>
  z
    .strictObject({
      type: z.literal('tool_use'),
      name: z.literal(tool).describe('The tool to use.'),
      ...stepShape,
      input: stepInputs[tool],
    })
    .describe(`${stepInputs[tool].description ?? tool} As a tool-use block.`)

const step = z.union([
  z.discriminatedUnion('tool', [
    flat('Read'),
    flat('Edit'),
    flat('Write'),
    flat('NotebookEdit'),
    flat('Delete'),
    flat('Move'),
    flat('Set'),
    flat('Unset'),
    flat('Convert'),
    flat('Run'),
    flat('Fix'),
  ]),
  z.discriminatedUnion('name', [
    toolUse('Read'),
    toolUse('Edit'),
    toolUse('Write'),
    toolUse('NotebookEdit'),
    toolUse('Delete'),
    toolUse('Move'),
    toolUse('Set'),
    toolUse('Unset'),
    toolUse('Convert'),
    toolUse('Run'),
    toolUse('Fix'),
  ]),
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
