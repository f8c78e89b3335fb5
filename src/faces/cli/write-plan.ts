import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plan } from '../../core/plan/schema.ts'
import { oneLine } from '../../core/report/plain-text.ts'
import { paint } from '../../core/report/terminal/style.ts'
import type { DiffPlan } from '../../core/run/from-diff.ts'
import type { Context } from './context.ts'

/** Writes a plan in the format that the file's name asks for; `-` is standard output, in YAML. */
export async function writePlan(plan: Plan, name: string, context: Context): Promise<void> {
  const { planText } = await import('../../core/plan/print.ts')
  const pieces = planText(plan, name)
  if (name !== '-') return writeFile(path.resolve(context.cwd, name), pieces)
  for (const piece of pieces) context.stdout(piece)
}

/** Says what differs and is not in a plan. */
export function tellLeftOut(leftOut: DiffPlan['leftOut'], context: Context): void {
  for (const { path: left, reason } of leftOut)
    context.stderr(
      `${paint(context.errorStyle, 'yellow', '!')} not in the plan: ${oneLine(left)}: ${oneLine(reason)}\n`,
    )
}
