import { ERRORS, exitCodeOf, type Problem } from '../../errors.ts'
import { thousands } from '../text/words.ts'
import type { RunReport } from './report.ts'
import type { ReportedProblem } from './report-parts.ts'

/** A report's statement about the run as a whole. */
export type RunFacts = Omit<RunReport, 'steps' | 'files' | 'read_first'>

/** Problems of the whole run that make its result invalid. */
export const failuresOf = (report: Pick<RunReport, 'problems' | 'pull_request'>): readonly ReportedProblem[] =>
  isPublished(report) ? [] : problemsOf(report)

/** What a run was refused for first: as a whole, or in a step. */
export const refusalOf = ({ problems = [], steps }: RunReport): Problem | undefined =>
  [...problems, ...steps.flatMap(({ error }) => error ?? [])][0]

/** Details that GitHub refused although the pull request exists: a reviewer, a label, a milestone. */
export const warningsOf = (report: Pick<RunReport, 'problems' | 'pull_request'>): readonly ReportedProblem[] =>
  isPublished(report) ? problemsOf(report) : []

/**
 * The process's exit code: 0, or the code of the first failure, else of the first refused step, which is 1 where refused
 * steps let the others be applied (`continued`) and where `lossy` left something out of a source. Warnings leave it 0.
 */
export function exitCodeFor(report: RunReport, continued: boolean, lossy = false): number {
  const [failure] = failuresOf(report)
  if (failure) return exitCodeOf(failure.name)
  const refused = report.steps.find((step) => step.error)?.error
  if (!refused) return lossy && report.plan.left_out ? 1 : 0
  return continued ? 1 : exitCodeOf(refused.name)
}

/**
 * A run in a row of a table: whether it changed files, had nothing to change or replayed no step, and its steps by status. A run that
 * fails shows its exit code.
 */
export function outcomeCells({ totals }: RunReport, exitCode: number): readonly string[] {
  const { applied, unchanged, collapsed, skipped, failed } = totals
  const done = applied > 0 ? 'changed' : unchanged + collapsed > 0 || skipped === 0 ? 'unchanged' : 'skipped'
  const counts = Object.entries({ applied, unchanged, collapsed, skipped, refused: failed })
  return [
    exitCode === 0 ? done : `exit code ${exitCode}`,
    counts.flatMap(([status, count]) => (count > 0 ? [`${count} ${status}`] : [])).join(', '),
  ]
}

const isPublished = ({ pull_request: pull }: Pick<RunReport, 'pull_request'>): boolean =>
  pull !== undefined && pull.failed !== true

const problemsOf = ({ problems = [] }: Pick<RunReport, 'problems'>): readonly ReportedProblem[] => problems

/** Whether nothing was written and the report describes what would happen: a check, or a dry run of `apply`. */
export const isRehearsal = ({ written, run, totals, pull_request: pull }: RunFacts): boolean =>
  !written && run === null && pull === undefined && totals.applied > 0

/** Which of the added and removed lines moved: `+31 −31 moved`; empty where none did. */
export function movedCount({ moved_insertions: came = 0, moved_deletions: went = 0 }: RunReport['totals']): string {
  return came + went === 0 ? '' : `+${thousands(came)} −${thousands(went)} moved`
}

/** That nothing verified what was written; empty where nothing was, and where something did. */
export const unverified = (report: RunFacts): string =>
  (report.verifications ?? []).length > 0 || report.totals.applied === 0 || isRehearsal(report)
    ? ''
    : 'not verified: no policy check ran'

/** The page that opens a pull request, with nothing filled in: an address for a log. */
export const unfilledPage = (address: string): string => `${address.replace(/\?.*$/s, '')}?expand=1`

/** The general advice for an error, if its own message is a single sentence, which contains no remedy. */
export const adviceOn = ({ name, message }: ReportedProblem): string | undefined =>
  namesRemedy(message) ? undefined : ERRORS[name].advice

/** A message of a single sentence only states what is wrong. */
export const namesRemedy = (message: string): boolean => /[.;]\s+\S/.test(message)

/** Values to use instead that the message does not quote already. */
export const furtherSuggestions = ({ message, suggestions = [] }: ReportedProblem): readonly string[] =>
  suggestions.filter((text) => !message.includes(text))
