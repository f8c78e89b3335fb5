import { oneLine, showInvisible } from '../plain-text.ts'
import type { RunReport } from '../report.ts'
import { fitStart, paint, type TerminalStyle } from './style.ts'

/** Lines of a failed program's output that are shown. */
const LINES = 12

/** The policy's programs for a terminal: one line each, and the end of what a failed one printed. */
export const renderVerifications = ({ verifications = [] }: RunReport, style: TerminalStyle): readonly string[] =>
  verifications.flatMap(({ name, ok, milliseconds, tail, output }) => {
    const mark = ok ? paint(style, 'green', '✓') : paint(style, 'red', '✗')
    const seconds = paint(style, 'dim', `${(milliseconds / 1000).toFixed(1)} s`)
    const head = `${mark} ${fitStart(oneLine(name), style.width - 12)}  ${seconds}`
    if (ok) return [head]
    const lines = showInvisible(tail).trimEnd().split('\n').slice(-LINES)
    const shown = lines.map((line) => paint(style, 'dim', `    ${fitStart(line, style.width - 4)}`))
    return [head, ...shown, ...(output === undefined ? [] : [`    whole output: ${oneLine(output)}`])]
  })
