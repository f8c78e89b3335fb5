import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import type { condition } from '../../../src/core/plan/file-choice.ts'
import { stepInputs, type toolInputs } from '../../../src/core/plan/inputs.ts'
import type {
  Condition,
  EditInput,
  NotebookEditInput,
  PlanData,
  PlanDefaultsData,
  PlanOptions,
  PlanOptionsData,
  ReadInput,
  StepInputs,
  StepTool,
  ToolName,
  WrittenInputs,
} from '../../../src/core/plan/plan-data.ts'
import { planSchema } from '../../../src/core/plan/plan-schema.ts'
import { type planDefaults, planHeader, type planOptions } from '../../../src/core/plan/schema.ts'

/** Each can stand for the other, and neither has a key that the other lacks. */
type Same<One, Other> = [One] extends [Other]
  ? [Other] extends [One]
    ? [keyof One] extends [keyof Other]
      ? [keyof Other] extends [keyof One]
        ? true
        : false
      : false
    : false
  : false

type Read = z.output<typeof toolInputs.Read>
type Inputs = { readonly [Tool in StepTool]: true }

/** The compiler refuses this file where one of these is not so. */
const REPLAYED: { readonly [Tool in StepTool]: Same<z.output<(typeof stepInputs)[Tool]>, StepInputs[Tool]> } = {
  ...{ Read: true, Edit: true, Write: true, NotebookEdit: true, Delete: true },
  ...{ Move: true, Set: true, Unset: true, Convert: true, Run: true, Fix: true },
}
const WRITTEN: { readonly [Tool in StepTool]: Same<z.input<(typeof stepInputs)[Tool]>, WrittenInputs[Tool]> } = REPLAYED
const OTHERS: readonly [
  Same<keyof typeof stepInputs, StepTool>,
  Same<keyof typeof toolInputs, ToolName>,
  Same<Read, ReadInput>,
  Same<z.output<typeof toolInputs.Edit>, EditInput>,
  Same<z.output<typeof toolInputs.NotebookEdit>, NotebookEditInput>,
  Same<z.output<typeof condition>, Condition>,
  Same<z.output<typeof planOptions>, PlanOptions>,
  Same<z.input<typeof planOptions>, PlanOptionsData>,
  Same<z.input<typeof planDefaults>, PlanDefaultsData>,
  Same<z.input<typeof planHeader>, Omit<PlanData, 'steps'>>,
] = [true, true, true, true, true, true, true, true, true, true]

describe('the types of a plan', () => {
  it('are those of its schema, in both directions', () => {
    const tools: Inputs = WRITTEN
    expect(Object.keys(tools).sort()).toEqual(Object.keys(stepInputs).sort())
    expect([...Object.values(tools), ...OTHERS]).not.toContain(false)
  })

  it('say no more than what the schema takes', () => {
    const data: PlanData = {
      version: 1,
      title: 'Tend the beds',
      options: { reads: 'auto' },
      steps: [
        { tool: 'Edit', file_path: 'a.txt', old_string: 'a', new_string: 'b', replace_all: 'true' },
        { type: 'tool_use', name: 'Run', input: { command: ['npm', 'test'], timeout: '5m' }, id: 'test' },
      ],
    }
    expect(planSchema.safeParse(data).success).toBe(true)
    // @ts-expect-error a Read has no new text
    const wrong: PlanData = { ...data, steps: [{ tool: 'Read', file_path: 'a.txt', new_string: 'b' }] }
    expect(planSchema.safeParse(wrong).success).toBe(false)
    expect(Object.keys(planHeader.shape)).not.toContain('steps')
  })
})
