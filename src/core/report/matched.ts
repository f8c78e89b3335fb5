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

/** Found otherwise than as the plan wrote it: what the author of a step asked for (a pattern, a structure) is no guess. */
export const isGuess = (by: ReportedStep['matched_by']): by is NonNullable<typeof by> =>
  by !== undefined && by !== 'exact' && by !== 'regex' && by !== 'structure'
