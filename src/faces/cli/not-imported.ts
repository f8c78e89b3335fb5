import { oneLine } from '../../core/report/plain-text.ts'
import { paint, type TerminalStyle } from '../../core/report/terminal/style.ts'
import type { NotImported } from '../../core/run/importer.ts'

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
