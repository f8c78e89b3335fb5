import { type Check, firstProblem, isNotLink, isRegularFile, isWithinSize, openTarget, refuse } from './checks.ts'
import { removalOf } from './move.ts'
import type { Outcome, ToolContext } from './tool.ts'
import { putBytes } from './write.ts'

/** A file as a command left it; `after` is undefined where it is gone. */
interface LeftFile {
  readonly path: string
  readonly after: Buffer | undefined
  readonly executable: boolean
}

/**
 * Takes a file to what a command left of it. It needs no Read; one that was read before must be read again. Refusals: those of
 * `Workspace.locate`, of the rules for Run (for Delete where the file goes), IS_DIRECTORY, DEVICE_FILE, FILE_TOO_LARGE, SYMLINK,
 * PATH_INVALID for a path behind a link.
 */
export async function leaveFile({ path, after, executable }: LeftFile, context: ToolContext): Promise<Outcome> {
  const opened = openTarget(after ? 'Run' : 'Delete', path, context)
  if (!opened.ok) return opened
  const { target } = opened
  if (target.path !== path)
    return refuse('PATH_INVALID', `${path} lies behind a link. Keep the command from changing files there.`)
  const problem = firstProblem(target, CHECKS)
  if (problem) return { ok: false, problem }
  if (!after) return { ok: true, path, removed: removalOf(target) }
  const put = putBytes({ ...target, executable, state: undefined }, after)
  if (!put.ok) return put
  const { state: _, notes: __, reads: ___, ...done } = put
  return done
}

const CHECKS: readonly Check[] = [isRegularFile, isWithinSize, isNotLink]
