import { filesOf, namesOf } from '../changed-files.ts'
import { oneLine } from '../plain-text.ts'
import type { ReportedStep } from '../report.ts'
import { renderPatch } from './patch.ts'
import { paint, type TerminalStyle } from './style.ts'

/** A step's heading and its patch, of several files one after the other; empty where the step changed no line. */
export function renderStepPatch(step: ReportedStep, style: TerminalStyle): string {
  const files = filesOf(step).filter(({ structuredPatch }) => structuredPatch)
  if (files.length === 0) return ''
  const name = step.id === undefined ? `${step.index}` : `${step.index} ${oneLine(step.id)}`
  const heading = paint(style, 'bold', `${step.tool} ${oneLine(namesOf(step).join(' → '))}`)
  const why = step.why === undefined ? [] : [paint(style, 'dim', oneLine(step.why))]
  const patches = files.flatMap((file) => [
    ...(step.files ? [paint(style, 'bold', oneLine(file.file_path))] : []),
    ...renderPatch(file.structuredPatch ?? [], style),
  ])
  return `${[`${paint(style, 'dim', `step ${name}`)}  ${heading}`, ...why, ...patches].join('\n')}\n\n`
}
