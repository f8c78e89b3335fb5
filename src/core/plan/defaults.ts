import * as z from 'zod'
import { choiceKeys } from './file-choice.ts'
import { stepInputs } from './inputs.ts'

const { Edit } = stepInputs
const { glob, exclude, expect_matches } = choiceKeys

/** Keys of steps that a plan says once. */
export const planDefaults = z.strictObject({
  glob: glob.describe('For steps without a glob and without a path of their own.'),
  exclude: exclude.describe('For steps with a glob.'),
  replace_all: Edit.shape.replace_all.describe('For Edit.'),
  expect_matches: expect_matches.describe('For steps with a glob, and Edit.'),
  language: Edit.shape.language.describe('For Edit by pattern or rule.'),
  match: Edit.shape.match.describe('For Edit by old_string.'),
})

export type PlanDefaults = Readonly<z.output<typeof planDefaults>>

/** A step with the keys of `defaults` that its tool has, that it does not say itself, and that go with what it says. */
export const withDefaults = (step: unknown, defaults: PlanDefaults): unknown => {
  if (!isKeys(step)) return step
  if (step.type === 'tool_use' && isKeys(step.input)) return { ...step, input: filled(step.name, step.input, defaults) }
  return filled(step.tool, step, defaults)
}

type Keys = Readonly<Record<string, unknown>>

const isKeys = (value: unknown): value is Keys => typeof value === 'object' && value !== null && !Array.isArray(value)

const filled = (tool: unknown, input: Keys, defaults: PlanDefaults): Keys => {
  const schema = Object.entries(stepInputs).find(([name]) => name === tool)?.[1]
  if (!schema) return input
  let result: Keys = input
  for (const [key, value] of Object.entries(defaults)) {
    const isOwn = Object.hasOwn(result, key) || !Object.hasOwn(schema.shape, key)
    if (!isOwn && value !== undefined && goes(key, { tool, input: result, value })) result = { ...result, [key]: value }
  }
  return result
}

/** `glob` comes before what goes with it. */
const goes = (
  key: string,
  { tool, input, value }: { readonly tool: unknown; readonly input: Keys; readonly value: unknown },
): boolean => {
  const hasGlob = input.glob !== undefined
  switch (key) {
    case 'glob':
      return input.file_path === undefined && input.notebook_path === undefined
    case 'expect_matches':
      return hasGlob || tool === 'Edit'
    case 'replace_all':
      return tool === 'Edit' ? input.old_string !== '' : input.old_string !== undefined
    case 'language':
      return input.pattern !== undefined || input.rule !== undefined
    case 'match':
      return value === 'exact' || (!hasGlob && input.old_string !== undefined)
    default:
      return hasGlob
  }
}
