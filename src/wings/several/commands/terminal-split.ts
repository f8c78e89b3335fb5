import { oneLine } from '../../../core/report/plain-text.ts'
import { paint, type TerminalStyle, wrap } from '../../../core/report/terminal/style.ts'
import { counted } from '../../../core/text/words.ts'
import type { SplitReport } from '../split-report.ts'

/** The parts of a plan, for a terminal: each with its steps, its files, what it comes after, and the file that it was written to. */
export function renderSplit({ parts }: SplitReport, files: readonly string[], style: TerminalStyle): string {
  if (parts.length === 0) return 'The plan changes nothing: there are no parts.\n'
  const lines = parts.flatMap((part, at) => {
    const { name, steps, files: changed, needs, spanning } = part
    const counts = `${counted(steps, 'step')}, ${counted(changed.length, 'file')}`
    const after = needs.length === 0 ? [] : wrap(`after ${needs.map(oneLine).join(', ')}`, style.width - INDENT.length)
    const spans = spanning.flatMap(({ index, id, groups }) =>
      wrap(
        oneLine(`step ${index}${id === undefined ? '' : ` (${id})`} changes files of ${groups.join(', ')}`),
        style.width - INDENT.length,
      ),
    )
    const written = files[at] === undefined ? [] : [oneLine(files[at])]
    const head = wrap(`${at + 1} ${oneLine(name)} · ${counts}`, style.width)
    return [
      ...head.map((line, row) => (row === 0 ? paint(style, 'bold', line) : line)),
      ...[...after, ...spans, ...written].map((line) => `${INDENT}${paint(style, 'dim', line)}`),
    ]
  })
  return lines.map((line) => `${line}\n`).join('')
}

const INDENT = '  '
