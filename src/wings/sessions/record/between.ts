import { noteBeginning, notedBeginning, snapshot } from '../../../core/history/recordings.ts'
import { openRepository } from '../../../core/run/baseline.ts'
import { wrapSystemErrors } from '../../../core/workspace/file-identity.ts'
import { EditplanError } from '../../../errors.ts'
import { firstTree } from './notes.ts'
import { type RecordedChanges, type RecordOptions, SessionPlan } from './plan.ts'

/** Notes the work tree, so that {@link stopRecording} makes a plan of what changes from now on. Throws NOT_A_REPOSITORY, NO_COMMIT. */
export const startRecording = (options: RecordOptions): Promise<void> =>
  wrapSystemErrors(async () => {
    const git = await openRepository(options)
    noteBeginning(git, await firstTree(git))
  })

interface Stop extends RecordOptions {
  /** Writes the plan. What it is made of is forgotten after that alone: if it fails, the recording can be stopped again. */
  readonly deliver: (made: RecordedChanges) => Promise<void>
}

/** Makes a plan of what changed in the checkout since {@link startRecording}, whoever changed it. Throws USAGE where nothing was started. */
export const stopRecording = (options: Stop): Promise<RecordedChanges> =>
  wrapSystemErrors(async () => {
    const git = await openRepository(options)
    const began = notedBeginning(git)
    if (!began) {
      const message =
        'No recording was started in this checkout. Run `editplan record --start` before what is to be recorded.'
      throw new EditplanError({ name: 'USAGE', message })
    }
    const whole = { from: began.note.tree, to: await snapshot(git), callsAbout: () => [], ownerOf: () => undefined }
    const made = await new SessionPlan(git, { title: 'Recorded changes', ...options }).make(began.note, [whole])
    await options.deliver(made)
    began.forget()
    return made
  })
