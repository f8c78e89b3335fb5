import type { NotImported } from '../../index.ts'
import { oneLine } from '../../report/plain-text.ts'
import { paint, type TerminalStyle } from '../../report/terminal/style.ts'

/**
 * What of a source is no step of the plan, a line each with its place; empty where that is nothing. Unless all is asked for, what
 * changes no file is only counted.
 */
export function renderNotImported(
  list: readonly NotImported[],
  style: TerminalStyle,
  { verbose = false }: { readonly verbose?: boolean | undefined } = {},
): string {
  const shown = verbose ? list : list.filter(({ mayChangeFiles }) => mayChangeFiles)
  if (shown.length === 0) return ''
  const harmful = list.filter(({ mayChangeFiles }) => mayChangeFiles).length
  const note = harmful === 0 ? 'none of which changes a file' : `${harmful} of which may have changed files (!)`
  const lines = shown.map(({ construct, reason, at, mayChangeFiles }) => {
    const sign = mayChangeFiles ? paint(style, 'yellow', '!') : ' '
    return `${sign} ${paint(style, 'cyan', `${oneLine(at.file)}:${at.line}:${at.column}`)}  ${oneLine(construct)}: ${oneLine(reason)}\n`
  })
  return `Not imported: ${list.length}, ${note}\n${lines.join('')}`
}
