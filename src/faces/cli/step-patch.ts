import { filesOf, namesOf } from '../../core/report/changed-files.ts'
import { oneLine } from '../../core/report/plain-text.ts'
import type { ReportedStep } from '../../core/report/report.ts'
import { fitEnd, fitStart, paint, type TerminalStyle, widthOf, wrap } from '../../core/report/terminal/style.ts'
import { renderPatch } from './patch.ts'

/** A step's heading and its patch, of several files one after the other; empty where the step changed no line. */
export function renderStepPatch(step: ReportedStep, style: TerminalStyle): string {
  const files = filesOf(step).filter(({ structuredPatch }) => structuredPatch)
  if (files.length === 0) return ''
  const name = step.id === undefined ? `${step.index}` : `${step.index} ${oneLine(step.id)}`
  const start = fitStart(`step ${name}`, style.width / 2)
  const room = style.width - widthOf(start) - step.tool.length - 3
  const heading = paint(style, 'bold', `${step.tool} ${fitEnd(oneLine(namesOf(step).join(' → ')), room)}`)
  const why =
    step.why === undefined ? [] : wrap(oneLine(step.why), style.width).map((line) => paint(style, 'dim', line))
  const patches = files.flatMap((file) => [
    ...(step.files ? [paint(style, 'bold', fitEnd(oneLine(file.file_path), style.width))] : []),
    ...renderPatch(file.structuredPatch ?? [], style),
  ])
  return `${[`${paint(style, 'dim', start)}  ${heading}`, ...why, ...patches].join('\n')}\n\n`
}
