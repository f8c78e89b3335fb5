import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
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
import { convert } from '../../../src/core/tools/convert.ts'
import { deleteFile } from '../../../src/core/tools/delete.ts'
import { edit } from '../../../src/core/tools/edit.ts'
import type { condition } from '../../../src/core/tools/file-choice.ts'
import { fix } from '../../../src/core/tools/fix.ts'
import { allTools } from '../../../src/core/tools/list.ts'
import { move } from '../../../src/core/tools/move.ts'
import { moveLines } from '../../../src/core/tools/move-lines.ts'
import { notebookEdit } from '../../../src/core/tools/notebook-edit.ts'
import { read } from '../../../src/core/tools/read/read.ts'
import { run } from '../../../src/core/tools/run.ts'
import { write } from '../../../src/core/tools/write.ts'
import { set, unset } from '../../../src/wings/codemods/documents.ts'
import { importTool } from '../../../src/wings/codemods/imports.ts'

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

const OWN = {
  ...{ Read: read, Edit: edit, Write: write, NotebookEdit: notebookEdit, Delete: deleteFile, Move: move },
  ...{ MoveLines: moveLines, Set: set, Unset: unset, Import: importTool, Convert: convert, Run: run, Fix: fix },
} as const
type Tools = typeof OWN
type Schema<Tool extends StepTool> = ReturnType<Tools[Tool]['input']>
type Called<Tool extends ToolName> = z.output<ReturnType<Tools[Tool]['call']['input']>>
type Inputs = { readonly [Tool in StepTool]: true }

/** The compiler refuses this file where one of these is not so. */
const REPLAYED: { readonly [Tool in StepTool]: Same<z.output<Schema<Tool>>, StepInputs[Tool]> } = {
  ...{ Read: true, Edit: true, Write: true, NotebookEdit: true, Delete: true },
  ...{ Move: true, MoveLines: true, Set: true, Unset: true, Import: true, Convert: true, Run: true, Fix: true },
}
const WRITTEN: { readonly [Tool in StepTool]: Same<z.input<Schema<Tool>>, WrittenInputs[Tool]> } = REPLAYED
const OTHERS: readonly [
  Same<keyof Tools, StepTool>,
  Same<Called<'Read'>, ReadInput>,
  Same<Called<'Edit'>, EditInput>,
  Same<Called<'NotebookEdit'>, NotebookEditInput>,
  Same<z.output<typeof condition>, Condition>,
  Same<z.output<typeof planOptions>, PlanOptions>,
  Same<z.input<typeof planOptions>, PlanOptionsData>,
  Same<z.input<typeof planDefaults>, PlanDefaultsData>,
  Same<z.input<typeof planHeader>, Omit<PlanData, 'steps'>>,
] = [true, true, true, true, true, true, true, true, true]

describe('the types of a plan', () => {
  it('are those of its schema, in both directions', () => {
    const tools: Inputs = WRITTEN
    expect(Object.keys(tools).sort()).toEqual(
      allTools()
        .map(({ name }) => name)
        .sort(),
    )
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
