import { failuresOf } from '../../../core/report/outcome.ts'
import type { RunReport } from '../../../core/report/report.ts'
import { counted } from '../../../core/report/words.ts'

/** The outcome of a run: it was written; it was only tried; it was refused; it had nothing to do. */
export type Outcome = 'written' | 'tried' | 'refused' | 'unchanged'

type Facts = Pick<RunReport, 'written' | 'totals' | 'problems' | 'pull_request' | 'verifications' | 'plan'>

export function outcomeOf(report: Facts): Outcome {
  if (report.written) return 'written'
  const { applied, failed, skipped } = report.totals
  if (failuresOf(report).length > 0 || (applied === 0 && failed + skipped > 0)) return 'refused'
  return applied > 0 ? 'tried' : 'unchanged'
}

/** The page's title: of a run that wrote nothing it says so. */
export const pageTitle = (report: Facts): string =>
  [
    MARKS[outcomeOf(report)],
    verdictOf(report).replace(/^Nothing was written\. /, ''),
    `“${report.plan.title || 'Untitled'}”`,
  ]
    .filter(Boolean)
    .join(' · ')

const MARKS: Readonly<Record<Outcome, string>> = {
  written: '',
  tried: 'Nothing was written (check)',
  refused: 'Refused, nothing was written',
  unchanged: 'Nothing to change',
}

/** The verdict in a sentence. */
export function verdictOf(report: Facts): string {
  const { totals, verifications = [] } = report
  const count = (number: number, what: string): string => counted(number, what)
  const refused = totals.failed > 0 ? `${count(totals.failed, 'step')} refused` : ''
  const broken = verifications.filter(({ ok }) => !ok).length
  const failed = broken > 0 ? `${count(broken, 'verification')} failed` : ''
  switch (outcomeOf(report)) {
    case 'written':
      return sentence(`${count(totals.applied, 'step')} applied`, refused, failed)
    case 'tried':
      return `Nothing was written. ${sentence(`${count(totals.applied, 'step')} would apply`, refused, failed)}`
    case 'refused':
      return `Nothing was written. ${sentence(refused, failed, totals.skipped > 0 ? `${totals.skipped} not applied` : '')}`
    case 'unchanged':
      return 'Nothing was written. There was nothing to change.'
  }
}

const sentence = (...parts: readonly string[]): string => {
  const text = parts.filter(Boolean).join(', ')
  return text === '' ? '' : `${text}.`
}
