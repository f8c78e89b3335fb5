import { oneLine } from '../plain-text.ts'
import type { ReportedStep } from '../report.ts'
import { renderPatch } from './patch.ts'
import { paint, type TerminalStyle } from './style.ts'

/** A step's heading and its patch; empty where the step changed nothing. */
export function renderStepPatch(step: ReportedStep, style: TerminalStyle): string {
  if (!step.structuredPatch) return ''
  const name = step.id === undefined ? `${step.index}` : `${step.index} ${oneLine(step.id)}`
  const heading = paint(style, 'bold', `${step.tool} ${oneLine(step.file_path)}`)
  const why = step.why === undefined ? [] : [paint(style, 'dim', oneLine(step.why))]
  return `${[`${paint(style, 'dim', `step ${name}`)}  ${heading}`, ...why, ...renderPatch(step.structuredPatch, style)].join('\n')}\n\n`
}
