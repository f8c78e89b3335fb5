import type { Fault } from './fault.ts'
import { fieldFaults } from './field-faults.ts'
import type { FieldPath, Locator } from './locate.ts'
import { type Step, stepHeader } from './schema.ts'
import { takeApart } from './step-form.ts'
import { stepInputs } from './step-inputs.ts'

/** What a step says, in the flat form, before its place and number are added. */
export type StepContent = Pick<Step, 'id' | 'why' | 'when' | 'tool' | 'input'>

/** Checks a step of either form against the schema: its content, or all its faults. */
export const checkStep = (
  value: unknown,
  path: FieldPath,
  locate: Locator,
): { readonly ok: true; readonly content: StepContent } | { readonly ok: false; readonly faults: readonly Fault[] } => {
  const parts = takeApart(value, { path, locate })
  if (!parts.ok) return parts
  const schema = stepInputs[parts.tool]
  const header = stepHeader.safeParse(parts.header)
  const input = schema.safeParse(parts.input)
  if (header.success && input.success) {
    return { ok: true, content: { ...header.data, tool: parts.tool, input: input.data } }
  }
  const { formKeys, inputPath } = parts
  const flat = inputPath.length === path.length
  return {
    ok: false,
    faults: [
      ...fieldFaults(header.error?.issues ?? [], {
        schema: stepHeader,
        value: parts.header,
        path,
        locate,
        alsoKnown: formKeys,
      }),
      ...fieldFaults(input.error?.issues ?? [], {
        schema,
        value: parts.input,
        path: inputPath,
        locate,
        alsoKnown: flat ? formKeys : [],
      }),
    ],
  }
}
