import type { BaseFix } from '../../../core/report/base-fixes.ts'
import { reasonOf } from '../../../core/report/quoted.ts'
import type { ReportedStep } from '../../../core/report/report.ts'
import { numberRanges } from '../../../core/report/words.ts'

/** The rule of a fix's tool; of other steps their tool. */
export const ruleOf = ({ source, tool }: ReportedStep): string => source ?? tool

/** What a step is for, or why it is refused; and with which steps it belongs together. */
export function messageOf(step: ReportedStep, fix: BaseFix | undefined): string {
  const words = step.error ? `${step.error.name}: ${step.error.message}` : reasonOf(step.why ?? '')
  const name = `Step ${step.index}, ${step.tool}${words === '' ? '' : `: ${words}`}`
  if (!fix || fix.steps.length < 2) return name
  const others = numberRanges(fix.steps.filter((index) => index !== step.index))
  return `${name} (with ${fix.steps.length === 2 ? 'step' : 'steps'} ${others}, one fix)`
}
