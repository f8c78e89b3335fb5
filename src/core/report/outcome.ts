import { ERRORS, exitCodeOf } from '../../errors.ts'
import type { RunReport } from './report.ts'
import type { ReportedProblem, ReportedServer } from './report-parts.ts'

/** Problems of the whole run that make its result invalid. */
export const failuresOf = (report: Pick<RunReport, 'problems' | 'pull_request'>): readonly ReportedProblem[] =>
  isPublished(report) ? [] : problemsOf(report)

/** Details that GitHub refused although the pull request exists: a reviewer, a label, a milestone. */
export const warningsOf = (report: Pick<RunReport, 'problems' | 'pull_request'>): readonly ReportedProblem[] =>
  isPublished(report) ? problemsOf(report) : []

/**
 * The process's exit code: 0, or the code of the first failure, else of the first refused step, which is 1 where refused
 * steps let the others be applied (`continued`). Warnings leave it 0.
 */
export function exitCodeFor(report: RunReport, continued: boolean): number {
  const [failure] = failuresOf(report)
  if (failure) return exitCodeOf(failure.name)
  const refused = report.steps.find((step) => step.error)?.error
  if (!refused) return 0
  return continued ? 1 : exitCodeOf(refused.name)
}

const isPublished = ({ pull_request: pull }: Pick<RunReport, 'pull_request'>): boolean =>
  pull !== undefined && pull.failed !== true

const problemsOf = ({ problems = [] }: Pick<RunReport, 'problems'>): readonly ReportedProblem[] => problems

/** Nothing was written, and what the report says of steps is what would become of them: a check, or a dry run of `apply`. */
export const isRehearsal = ({ written, run, totals, pull_request: pull }: RunReport): boolean =>
  !written && run === null && pull === undefined && totals.applied > 0

/** The page that opens a pull request, with nothing filled in: an address for a log. */
export const unfilledPage = (address: string): string => `${address.replace(/\?.*$/s, '')}?expand=1`

/** The general advice for an error, if its own message is a single sentence, which contains no remedy. */
export const adviceOn = ({ name, message }: ReportedProblem): string | undefined =>
  namesRemedy(message) ? undefined : ERRORS[name].advice

/** A message of a single sentence only says what is wrong. */
export const namesRemedy = (message: string): boolean => /[.;]\s+\S/.test(message)

/** Values to use instead that the message does not quote already. */
export const furtherSuggestions = ({ message, suggestions = [] }: ReportedProblem): readonly string[] =>
  suggestions.filter((text) => !message.includes(text))

/** `2 new errors, 1 fixed (typescript); python: unknown, the server timed out`; empty where no server was asked. */
export const summaryOfDiagnostics = (servers: readonly ReportedServer[]): string => servers.map(summaryOf).join('; ')

/** The same of one server. */
export const summaryOf = ({ server, state, message = '', added, fixed, diagnostics }: ReportedServer): string => {
  const isErrors = diagnostics.every(({ severity }) => severity === 'error')
  const noun = `new ${isErrors ? 'error' : 'diagnostic'}${added === 1 ? '' : 's'}`
  const counts = [`${added === 0 ? 'no' : added} ${noun}`, ...(fixed > 0 ? [`${fixed} fixed`] : [])].join(', ')
  if (state === 'known') return `${counts} (${server})`
  return `${server}: unknown, ${message}${added > 0 ? `; at least ${counts}` : ''}`
}
