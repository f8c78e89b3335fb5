import type { Problem } from '../errors.ts'
import { isErrno } from './errno.ts'
import type { RepoPath } from './workspace.ts'

/** WRITE_FAILED with the system's reason. `file` is the one at hand; without it, folders or the journal were being written. */
export const writeFailed = (error: unknown, file: RepoPath | undefined): Problem => {
  if (!isErrno(error)) throw error
  const what = file === undefined ? 'The checkout' : JSON.stringify(file)
  return {
    name: 'WRITE_FAILED',
    message: `${what} could not be written: ${reasonOf(error)}. Nothing was changed. Check space and permissions.`,
  }
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
