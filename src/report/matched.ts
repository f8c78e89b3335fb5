import type { ReportedStep } from './report.ts'

/** How old_string was found, in words. */
export const MATCHED: Readonly<Record<NonNullable<ReportedStep['matched_by']>, string>> = {
  exact: 'exactly',
  quotes: 'typographic quotes in the file matched straight ones',
  tags: 'shortened tags in old_string were restored',
  escapes: 'escaped characters in old_string were unescaped',
  'line-numbers': 'line numbers were taken off old_string',
  'trailing-blanks': 'blanks at line ends were ignored',
  whitespace: 'white space was ignored, as the step asks',
  regex: 'by the pattern of the step',
  structure: 'by the structure of the code, as the step asks',
}
