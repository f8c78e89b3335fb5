import * as z from 'zod'
import { planSchema } from './schema.ts'

/** The plan's schema as JSON Schema (draft-7) for editors: what `schema/plan.schema.json` and `editplan schema` hold. */
export const planJsonSchema = (): Record<string, unknown> => {
  const schema = z.toJSONSchema(planSchema, {
    target: 'draft-7',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodDiscriminatedUnion) {
        jsonSchema.discriminator = { propertyName: zodSchema.def.discriminator }
      }
      // zod leaves out the default of what is turned into something else.
      const { default: fallback } = z.globalRegistry.get(zodSchema) ?? {}
      if (fallback !== undefined) jsonSchema.default ??= fallback
    },
  })
  return { title: 'editplan plan', description: 'A batch of edits that editplan replays on a checkout.', ...schema }
}
