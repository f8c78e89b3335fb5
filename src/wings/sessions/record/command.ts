import type { Git } from '../../../core/git/git.ts'
import { type Note, noteStart, snapshot, stoppedStarts } from '../../../core/history/recordings.ts'
import { runAttached } from '../../../core/programs/run-program.ts'
import { openRepository } from '../../../core/run/baseline.ts'
import { clipped, commandLineOf } from '../../../core/text/words.ts'
import { wrapSystemErrors } from '../../../core/workspace/file-identity.ts'
import { EditplanError } from '../../../errors.ts'
import { firstTree } from './notes.ts'
import { type RecordedChanges, type RecordOptions, SessionPlan } from './plan.ts'

interface CommandRecord extends RecordOptions {
  /** The program and its arguments: no shell reads them. */
  readonly command: readonly [string, ...string[]]
  /** Folder that it runs in. */
  readonly cwd: string
  /** Where its standard output goes. */
  readonly stdout: 'stdout' | 'stderr'
  readonly signal?: AbortSignal
  /** Writes the plan. After a kill before its end, the next recording says so. */
  readonly deliver?: (made: Omit<RecordedCommand, 'exitCode'>) => Promise<void>
}

/** What a command did, and how it ended. */
export interface RecordedCommand extends RecordedChanges {
  readonly exitCode: number
  /** Says that an earlier recording was stopped before its plan was written. */
  readonly note?: string
}

/**
 * Runs a command and makes a plan of what it changed in the checkout: everything that git does not ignore. The plan begins at the files
 * as they were before the command, which it names as its base where they are those of HEAD. Throws USAGE for a command that cannot be
 * started, NOT_A_REPOSITORY, NO_COMMIT.
 */
export const recordCommand = (recording: CommandRecord): Promise<RecordedCommand> =>
  wrapSystemErrors(async () => {
    const git = await openRepository(recording)
    const first = await firstTree(git)
    const { note, forget } = begin(git, first)
    const { command, cwd, stdout, signal } = recording
    const exitCode = await runAttached({ argv: command, cwd, stdout, ...(signal && { signal }) })
    if (exitCode instanceof Error) {
      forget()
      throw notStarted(command, exitCode)
    }
    const whole = { from: first.tree, to: await snapshot(git), callsAbout: () => [], ownerOf: () => undefined }
    const options = { title: clipped(`Run: ${commandLineOf(command)}`, 72), ...recording }
    const made = { ...(await new SessionPlan(git, options).make(first, [whole])), ...(note !== undefined && { note }) }
    await recording.deliver?.(made)
    forget()
    return { ...made, exitCode }
  })

/** Notes that a recording begins, and tells of an earlier one that was stopped before its plan was written. */
function begin(git: Git, first: Note): { readonly note?: string; readonly forget: () => void } {
  const stopped = stoppedStarts(git, 'record')
  const [earliest] = stopped.notes
  const forgetOwn = noteStart(git, 'record', first)
  // At the end alone: if this recording is killed too, the next one still tells of the earlier one.
  const forget = (): void => {
    forgetOwn()
    stopped.forget()
  }
  if (!earliest || earliest.tree === first.tree) return { forget }
  const from = earliest.commit ?? `$(git commit-tree -m before -p HEAD ${earliest.tree})`
  const note = `An earlier recording was stopped before its plan was written. What changed since it began is not in this plan: \`editplan plan from-diff ${from}\` makes one of it.`
  return { note, forget }
}

/** USAGE for a command that cannot be started. */
export function notStarted([program]: CommandRecord['command'], error: Error): EditplanError {
  const isMissing = 'code' in error && error.code === 'ENOENT'
  const why = isMissing ? 'was not found. Check its name, or install it.' : `could not be started: ${error.message}.`
  return new EditplanError({ name: 'USAGE', message: `${JSON.stringify(program)} ${why}` })
}
