import { EditplanError } from '../../errors.ts'
import { isErrno } from './file-identity.ts'

/**
 * Does work that keeps files of its own in the git directory: where the system does not let it (no space, no permission), the
 * refusal is WRITE_FAILED with the system's reason.
 */
export async function tellingSystemFailures<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (thrown) {
    const error = firstOf(thrown)
    if (!isErrno(error)) throw error
    const message = `The run could not be written: ${error.message}. Check space and permissions.`
    throw new EditplanError({ name: 'WRITE_FAILED', message }, { cause: error })
  }
}

/** What went wrong first: where the end of a scope fails too, it suppresses that. */
const firstOf = (error: unknown): unknown =>
  error instanceof Error && error.name === 'SuppressedError' && 'suppressed' in error
    ? firstOf(error.suppressed)
    : error
