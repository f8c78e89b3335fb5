import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plan } from '../../core/plan/schema.ts'
import { paint, type TerminalStyle } from '../../core/report/terminal/style.ts'
import type { DiffPlan } from '../../core/run/from-diff.ts'
import type { NotImported } from '../../core/run/wing-slots.ts'
import { oneLine } from '../../core/text/neutralise.ts'
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

/**
 * Lists what an import left out of the plan, one line each with its place; empty if nothing was. Unless everything is asked for,
 * entries that change no file are only counted.
 */
export function renderNotImported(
  list: readonly NotImported[],
  style: TerminalStyle,
  { verbose = false }: { readonly verbose?: boolean | undefined } = {},
): string {
  const shown = verbose ? list : list.filter(({ mayChangeFiles }) => mayChangeFiles)
  if (shown.length === 0) return ''
  const harmful = list.filter(({ mayChangeFiles }) => mayChangeFiles).length
  const note = harmful === 0 ? 'none of which changed a file' : `${harmful} of which may have changed files (!)`
  const lines = shown.map(({ construct, reason, at, mayChangeFiles }) => {
    const sign = mayChangeFiles ? paint(style, 'yellow', '!') : ' '
    return `${sign} ${paint(style, 'cyan', `${oneLine(at.file)}:${at.line}:${at.column}`)}  ${oneLine(construct)}: ${oneLine(reason)}\n`
  })
  return `Not imported: ${list.length}, ${note}\n${lines.join('')}`
}
