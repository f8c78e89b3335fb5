import type { ChangedCell } from '../text/notebook.ts'
import type { Patch } from '../text/patch.ts'
import type { RepoPath } from './workspace.ts'

export type Owner = { readonly uid: number; readonly gid: number }

/**
 * One file from before to after, in a replay, a session or a work tree; its bytes are undefined where it does not exist. Its lines are
 * known where a tool makes it.
 */
export interface Change extends Partial<Patch> {
  readonly path: RepoPath
  /** The file of a Move as it was called before; what git knows of it then holds of the new one. */
  readonly from?: RepoPath | undefined
  readonly before: Buffer | undefined
  readonly after: Buffer | undefined
  /** Bytes of `after`, where it and the patch are made only when somebody asks for them. */
  readonly size?: number | undefined
  /** Bytes of `before`, likewise. */
  readonly sizeBefore?: number | undefined
  /** Permission bits of the result; of a file that goes, those that it had. */
  readonly mode: number
  /** Those that it had; undefined where there was no file. */
  readonly modeBefore?: number | undefined
  /** Present when the plan says whether git is to call the file executable, also where the disk cannot. */
  readonly executable?: boolean | undefined
  /** Of a notebook, where one cell alone changes. */
  readonly cell?: ChangedCell
  /**
   * Present where the file is put back: a created file gets exactly `mode`, whatever the umask, and this owner where the system
   * permits. Absent: a created file belongs to the process, and its mode is less the umask.
   */
  readonly restores?: { readonly owner?: Owner | undefined }
}

/** Both paths of a Move, the one before first; of any other change its own. */
export const touchedPaths = ({ path, from }: { readonly path: RepoPath; readonly from?: RepoPath | undefined }) =>
  from === undefined ? [path] : [from, path]

/** What a change does to each of its paths, for whatever is kept by path: a Move takes the file away, and then it is there. */
export const perPath = (change: Change): readonly Change[] => {
  if (change.from === undefined) return [change]
  return [
    { path: change.from, before: change.before, after: undefined, mode: change.mode },
    { ...change, before: undefined },
  ]
}

/** Whether the file goes; bytes that are made only when somebody asks for them are not made. */
export const isRemoval = (change: Change): boolean => change.size === undefined && change.after === undefined
