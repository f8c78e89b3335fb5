import { isObject } from '../../core/text/json.ts'
import { jsonOrText } from './call.ts'

/** Whether an answer says that its call failed: an error, an exit code, or a text that begins as those of tools do that failed. */
export const isFailure = (output: unknown): boolean => {
  const told = typeof output === 'string' ? jsonOrText(output) : output
  if (typeof told === 'string') return FAILED.test(told) || /^(Process exited with|Exit) code:? [1-9]/im.test(told)
  if (!isObject(told)) return false
  const exit = isObject(told.metadata) ? told.metadata.exit_code : told.exit_code
  return (
    told.success === false ||
    told.ok === false ||
    [told.is_error, told.isError, told.error].some((mark) => (mark ?? false) !== false) ||
    (typeof told.status === 'string' && FATES.test(told.status)) ||
    (typeof exit === 'number' && exit !== 0)
  )
}

const FATES = /^(?:error|errored|failed|failure|denied|rejected|cancell?ed|aborted|timeout)$/i

/** How answers begin that tell of a failure: in general, and of tools that edit, where an export drops the mark of an error. */
const FAILED = new RegExp(
  `^\\s*(?:${[
    String.raw`(?:error|failed|failure|invalid|unsupported|denied|rejected|cancelled|(?:the )?user (?:rejected|cancelled|denied|declined)|apply_patch verification failed)\b`,
    '<tool_use_error>',
    String.raw`\w*ValidationError\b`,
    String.raw`The user doesn['’]t want to `,
    String.raw`\[Request interrupted`,
    String.raw`File has (?:not been read yet|been (?:unexpectedly )?modified since)`,
    String.raw`File (?:does not exist|already exists|not found)`,
    String.raw`(?:String to replace|oldString|old_string) not found`,
    String.raw`Found (?:multiple|\d+) (?:matches|occurrences) (?:of|for) `,
    String.raw`(?:Could not|Cannot|Can't|Unable to|Failed to) `,
    String.raw`No (?:changes to (?:make|apply)|replacement was performed|match(?:es)? (?:was|were )?found|occurrences found|sufficiently similar match)`,
  ].join('|')})`,
  'i',
)

/** Whether a task of an editor answers its call so that it did nothing. */
export const didNothing = (said: string): boolean =>
  /^\s*(?:The tool execution failed|The user (?:denied|provided the following feedback)|Tool \[|<error(?:_details)?>|File does not exist at path: )/.test(
    said,
  )
