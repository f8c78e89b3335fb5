import { EditplanError } from '../../errors.ts'
import type { Journal, PlacedFiles } from '../workspace/checkout.ts'

/**
 * Puts files back after a later step failed with `error`, then does what else must be taken back, then forgets the journal; throws
 * the error. INTERRUPTED, the journal kept, when any of that fails.
 */
export async function rollback(
  { placed, journal }: { readonly placed: PlacedFiles; readonly journal: Journal },
  error: unknown,
  then: () => Promise<void>,
): Promise<never> {
  const changed = await elseInterrupted(error, '', async () => placed.revert())
  await elseInterrupted(error, 'The files are as they were, but the run could not be taken back: ', async () => {
    await then()
    journal.clear()
  })
  if (changed.length === 0) throw error
  throw new EditplanError([...(error instanceof EditplanError ? error.problems : []), ...changed], { cause: error })
}

async function elseInterrupted<Result>(error: unknown, what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (second) {
    const [first, why] = [error, second].map((one) => (one instanceof Error ? one.message : String(one)))
    const message = `${first} ${what}${why} Run \`editplan resume\` once the cause is gone.`
    throw new EditplanError({ name: 'INTERRUPTED', message }, { cause: error })
  }
}
