import { ERRORS, type ErrorName } from '../../errors.ts'

/** What helps whoever calls tools, where the table of errors speaks to the author of a plan. */
const NEXT_CALL: Partial<Record<ErrorName, string>> = {
  NO_CHANGE: 'Leave the call out, or write the text you meant in new_string.',
  PATH_DENIED: 'Leave this file alone, or ask the person you work for.',
  PATH_PROTECTED: 'Leave this file alone.',
  PATH_OUTSIDE_REPO: 'Give a path inside the checkout, relative to its root.',
  POLICY_ASK: 'Nobody can be asked during a call. Leave this change to a person.',
  FILE_NOT_READ: 'Call Read on the file, then repeat this call.',
  FILE_MODIFIED: 'Call Read on the file, then make the edit against what it says now.',
  STRING_NOT_FOUND: 'Call Read on the file, and copy old_string from what it shows.',
  STRING_NOT_UNIQUE: 'Repeat the call with more lines around the place, or with replace_all: true.',
  READ_TOO_LARGE: 'Call Read with offset and limit.',
  INVALID_INPUT: 'Repeat the call with input that fits the schema of the tool.',
  INTERRUPTED: 'Repeat the call.',
  USAGE: 'See the description of the tool.',
  LOCKED: 'Wait, then repeat the call.',
  PLAN_EMPTY: 'Make a change first.',
}

/** What to do about a refusal, in the words of calls. */
export const adviceTo = (name: ErrorName): string => NEXT_CALL[name] ?? ERRORS[name].advice
