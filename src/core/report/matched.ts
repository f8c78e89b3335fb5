import type { ReportedStep } from './report.ts'

/** How old_string was found, in words. */
export const MATCHED: Readonly<Record<NonNullable<ReportedStep['matched_by']>, string>> = {
  exact: 'exactly',
  quotes: 'typographic quotes in the file matched straight ones',
  tags: 'shortened tags in old_string were restored',
  escapes: 'escaped characters in old_string were unescaped',
  'line-numbers': 'line numbers were removed from old_string',
  'trailing-blanks': 'white space at line ends was ignored',
  whitespace: 'white space was ignored, as the step asks',
  regex: 'the pattern of the step matched',
  structure: 'the structure of the code matched, as the step asks',
}
