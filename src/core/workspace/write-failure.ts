import type { Problem } from '../../errors.ts'
import { isErrno } from './errno.ts'
import type { RepoPath } from './workspace.ts'

/** WRITE_FAILED with the system's reason. `file` is the one at hand; without it, folders or the journal were being written. */
export const writeFailed = (error: unknown, file: RepoPath | undefined): Problem => {
  if (!isErrno(error)) throw error
  const what = file === undefined ? 'The checkout' : JSON.stringify(file)
  return { name: 'WRITE_FAILED', message: `${what} could not be written: ${error.message}.` }
}

/** Something that the system refused: which file, or what of the journal, and why. */
export interface Failure {
  readonly what: string
  readonly reason: string
}

/** Does work that the system may refuse; a refusal joins the failures. Undefined then. */
export const attempt = <Result>(what: string, failures: Failure[], work: () => Result): Result | undefined => {
  try {
    return work()
  } catch (error) {
    if (!isErrno(error)) throw error
    failures.push({ what, reason: error.message })
    return undefined
  }
}

/** Failures for a message, the first few of many. */
export const describeFailures = (failures: readonly Failure[]): string => {
  const shown = failures.slice(0, SHOWN).map(({ what, reason }) => `${what} (${reason})`)
  const more = failures.length > SHOWN ? ` and ${failures.length - SHOWN} more` : ''
  return `${shown.join(', ')}${more}`
}

const SHOWN = 5
