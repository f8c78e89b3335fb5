import { isBinary, openText } from '../text/encoding.ts'
import { type Patch, patchFromSplices } from '../text/patch.ts'
import { visible } from '../text/visible.ts'
import {
  type Check,
  exists,
  firstProblem,
  isNotLink,
  isNotModified,
  isRegularFile,
  isWithinSize,
  openTarget,
  type Target,
  wasRead,
} from './checks.ts'
import { NO_LINES } from './file-change.ts'
import type { FileRemoval, Outcome, Tool, ToolContext } from './tool.ts'

/** The file of a Delete. */
export interface FileDelete {
  readonly file_path: string
}

/**
 * Removes a file that was read. Refusals in this order: those of `Workspace.locate` and the rules, FILE_NOT_FOUND, IS_DIRECTORY,
 * DEVICE_FILE, FILE_TOO_LARGE, FILE_NOT_READ, FILE_MODIFIED, SYMLINK.
 */
export const deleteFile: Tool<FileDelete> = {
  name: 'Delete',
  announce: ({ file_path }) => `Deleting ${visible(file_path)}`,
  run: async (input, context) => deleteAtOnce(input, context),
  atOnce: deleteAtOnce,
}

function deleteAtOnce({ file_path }: FileDelete, context: ToolContext): Outcome {
  const opened = openTarget('Delete', file_path, context)
  if (!opened.ok) return opened
  const problem = firstProblem(opened.target, GOING)
  if (problem) return { ok: false, problem }
  return { ok: true, path: opened.target.path, removed: removalOf(opened.target) }
}

/** What must hold of a file before it goes, by a Delete or a Move. */
export const GOING: readonly Check[] = [exists, isRegularFile, isWithinSize, wasRead, isNotModified, isNotLink]

/** The target's file, which passed {@link GOING}, taken away; all its lines, unless it is binary. */
export const removalOf = ({ path, stat, bytes }: Target): FileRemoval => {
  const before = bytes()
  return { path, before, after: undefined, mode: stat?.mode ?? 0o644, ...(patchAway(before) ?? NO_LINES) }
}

const patchAway = (bytes: Buffer): Patch | undefined => {
  const opened = openText(bytes)
  if (!opened.ok || isBinary(bytes) || bytes.length === 0) return undefined
  return patchFromSplices(opened.file, [{ start: 0, end: bytes.length, replacement: Buffer.alloc(0) }])
}
