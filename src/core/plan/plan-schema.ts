import * as z from 'zod'
import { EditplanError } from '../../errors.ts'
import { allTools } from '../tools/list.ts'
import { ruleDefinitions } from '../tools/structure-keys.ts'
import type { Tool } from '../tools/tool.ts'
import { definePlan } from './define-plan.ts'
import type { PlanData } from './schema.ts'
import { planHeader, stepShape } from './schema.ts'

const flat = ({ name, input }: Tool): z.ZodObject =>
  z
    .strictObject({ tool: z.literal(name).describe('The tool to use.'), ...stepShape, ...input().shape })
    .meta({ ...input().meta() })

const toolUse = ({ name, input }: Tool): z.ZodObject =>
  z
    .strictObject({
      type: z.literal('tool_use'),
      name: z.literal(name).describe('The tool to use.'),
      ...stepShape,
      input: input(),
    })
    .describe(`${input().description ?? name} As a tool-use block.`)

/** Of the tools that are on the list now. */
const wholePlan = (): z.ZodObject => {
  const step = z.union([
    z.discriminatedUnion('tool', allTools().map(flat) as [z.ZodObject, ...z.ZodObject[]]),
    z.discriminatedUnion('name', allTools().map(toolUse) as [z.ZodObject, ...z.ZodObject[]]),
  ])
  return planHeader.extend({ steps: z.array(step).min(1).describe('The steps, in order.') })
}

/** A whole plan as plain data: it accepts what {@link definePlan} accepts, and each issue has the path of its step. */
export const planSchema = z.lazy(() => wholePlan().superRefine(isPlan)) as unknown as z.ZodType<PlanData>

/** The parser, not the schema, checks rules between the keys of a step, and the plan's variables and defaults. */
const isPlan = (data: object, { addIssue }: z.core.$RefinementCtx): void => {
  try {
    definePlan(data as PlanData)
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
    for (const { message, step } of error.problems)
      addIssue({ code: 'custom', message, input: data, path: step ? ['steps', step.index - 1] : [] })
  }
}

/** The plan's schema as JSON Schema (draft-7) for editors: what `schema/plan.schema.json` and `editplan schema` hold. */
export const planJsonSchema = (): Record<string, unknown> => {
  const schema = z.toJSONSchema(wholePlan(), {
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
