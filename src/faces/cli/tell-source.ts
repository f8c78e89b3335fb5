import { classOf, isLoss, type NotImported, type ReadSource } from '../../core/plan/settle.ts'
import { paint, type TerminalStyle } from '../../core/report/terminal/style.ts'
import { oneLine } from '../../core/text/neutralise.ts'
import type { Context } from './context.ts'

/** Lists what a source leaves out, and what is to be known of it, on standard error. */
export const tellSource =
  ({ errorStyle, stderr }: Context) =>
  ({ notImported, notes = [] }: ReadSource): void => {
    stderr(renderNotImported(notImported, errorStyle))
    for (const note of notes) stderr(`${note}\n`)
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
  const lines = shown.map((passage) => {
    const { construct, reason, at, mayChangeFiles } = passage
    const sign = mayChangeFiles ? paint(style, isLoss(passage) ? 'red' : 'yellow', '!') : ' '
    const place = paint(style, 'cyan', `${oneLine(at.file)}:${at.line}:${at.column}`)
    return `${sign} ${place}  ${classOf(passage)}: ${oneLine(construct)}: ${oneLine(reason)}\n`
  })
  return `Not imported: ${list.length}, ${note}\n${lines.join('')}`
}
