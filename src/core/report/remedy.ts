import { ERRORS } from '../../errors.ts'
import type { ReportedProblem } from './problem.ts'

/** The general advice for an error, if its own message is a single sentence, which contains no remedy. */
export const adviceOn = ({ name, message }: ReportedProblem): string | undefined =>
  namesRemedy(message) ? undefined : ERRORS[name].advice

/** A message of a single sentence only says what is wrong. */
export const namesRemedy = (message: string): boolean => /[.;]\s+\S/.test(message)

/** Values to use instead that the message does not quote already. */
export const furtherSuggestions = ({ message, suggestions = [] }: ReportedProblem): readonly string[] =>
  suggestions.filter((text) => !message.includes(text))
