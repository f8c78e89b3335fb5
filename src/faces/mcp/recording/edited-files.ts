import { replay } from '../../../core/engine/replay.ts'
import type { PolicyChecks } from '../../../core/policy/policy.ts'
import { filesInMemory, filesOnDisk, type SessionFiles } from '../../../core/session/session.ts'
import type { ToolCall } from '../../../core/session/tool-call.ts'
import { createOverlay, type Overlay } from '../../../core/workspace/overlay.ts'
import { openDisk } from '../../../core/workspace/sources/disk.ts'
import type { RepoPath, Workspace } from '../../../core/workspace/workspace.ts'
import type { Problem } from '../../../errors.ts'
import { recordedSteps } from './recorded-plan.ts'

/** A change that was made to one file, whole. */
export interface PastChange {
  readonly path: RepoPath
  /** Undefined where there was no file. */
  readonly before: Buffer | undefined
  /** Undefined where the file went. */
  readonly after: Buffer | undefined
  /** Permission bits that the file had, where it went. */
  readonly mode?: number
}

/** The files of a session with a past: on the disk, or in memory over it. */
export interface EditedFiles {
  readonly files: SessionFiles
  /** A file as the calls left it; undefined where there is none. */
  read(path: RepoPath): Buffer | undefined
  /** Does again, in memory, the calls of a session that is over; on the disk they are done. */
  resume(calls: readonly ToolCall[]): Promise<Problem | undefined>
  /** Undoes what the last call changed, given the calls that stay. Says why not where a file is another by now. */
  takeBack(changes: readonly PastChange[], rest: readonly ToolCall[]): Promise<Problem | undefined>
}

export const editOnDisk = (root: string): EditedFiles => {
  const files = filesOnDisk(root)
  return {
    files,
    read: (path) => readFile(files.workspace, path),
    resume: async () => undefined,
    takeBack: async (changes) =>
      files.put(
        changes.map(({ path, before, after, mode = files.workspace.stat(path)?.mode ?? 0o644 }) => ({
          path,
          before: after,
          after: before,
          mode,
        })),
      ),
  }
}

/** The disk is read and stays as it is. */
export const editInMemory = (root: string, policy: PolicyChecks): EditedFiles => {
  const disk = openDisk(root)
  let overlay = createOverlay(disk)
  const workspace: Workspace = {
    locate: (given) => overlay.locate(given),
    stat: (path) => overlay.stat(path),
    read: (path) => overlay.read(path),
    linkTarget: (path) => overlay.linkTarget(path),
    similar: (path) => overlay.similar(path),
  }
  const redo = async (calls: readonly ToolCall[]): Promise<Problem | undefined> => {
    const fresh = createOverlay(disk)
    const problem = await replayCalls(calls, fresh, policy)
    if (!problem) overlay = fresh
    return problem
  }
  return {
    files: { workspace, put: (changes) => filesInMemory(overlay).put(changes) },
    read: (path) => readFile(workspace, path),
    resume: redo,
    takeBack: (_, rest) => redo(rest),
  }
}

const readFile = (workspace: Workspace, path: RepoPath): Buffer | undefined => {
  const stat = workspace.stat(path)
  return stat?.kind === 'file' && !stat.broken ? workspace.read(path) : undefined
}

async function replayCalls(
  calls: readonly ToolCall[],
  workspace: Overlay,
  policy: PolicyChecks,
): Promise<Problem | undefined> {
  for await (const event of replay([recordedSteps(calls)], { workspace, policy })) {
    if (event.type === 'step' && event.result.error) return event.result.error
  }
  return undefined
}
