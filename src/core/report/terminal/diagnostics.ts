import type { ReportedDiagnostic, ReportedServer } from '../diagnostics.ts'
import { summaryOf } from '../diagnostics-summary.ts'
import { oneLine, showInvisible } from '../plain-text.ts'
import type { RunReport } from '../report.ts'
import { paint, type TerminalStyle, wrap } from './style.ts'

/** New diagnostics of one server that are shown. */
const SHOWN = 10

/** What language servers find, for a terminal: a line each, and the new ones with their places. */
export const renderDiagnostics = ({ diagnostics = [] }: RunReport, style: TerminalStyle): readonly string[] =>
  diagnostics.flatMap((server) => [
    ...wrap(`${markOf(server)} ${oneLine(summaryOf(server))}`, style.width).map((line) =>
      paint(style, COLOURS[markOf(server)], line),
    ),
    ...server.diagnostics.slice(0, SHOWN).flatMap((one) => lines(one, style)),
    ...(server.added > SHOWN ? indented(`… ${server.added - SHOWN} more: see \`--html FILE\``, style) : []),
  ])

const COLOURS = { '✓': 'green', '✗': 'red', '?': 'yellow' } as const

const markOf = ({ state, added }: ReportedServer): keyof typeof COLOURS =>
  added > 0 ? '✗' : state === 'known' ? '✓' : '?'

function lines(
  { file_path, line, column, message, code, step }: ReportedDiagnostic,
  style: TerminalStyle,
): readonly string[] {
  const place = `${oneLine(file_path)}:${line}:${column}`
  const by = step === undefined ? '' : ` (step ${step})`
  const named = code === undefined ? '' : ` [${oneLine(code)}]`
  const [first = ''] = message.split('\n')
  return indented(`${place}${by}: ${oneLine(first)}${named}`, style)
}

const indented = (text: string, { width }: TerminalStyle): readonly string[] =>
  wrap(showInvisible(text), width - 4).map((line) => `    ${line}`)
