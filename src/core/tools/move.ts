import { isBinary, openText } from '../text/encoding.ts'
import { type Patch, patchFromSplices } from '../text/patch.ts'
import { visible } from '../text/visible.ts'
import { type Check, exists, firstProblem, isNotLink, KNOWN_FILE, openTarget, refusal, type Target } from './checks.ts'
import { NO_LINES, seenWhole } from './file-change.ts'
import type { Effect, Touch } from './permission.ts'
import type { FileInputs, FileRemoval, Outcome, Tool, ToolContext } from './tool.ts'

/**
 * Removes a file that was read. Refusals in this order: those of `Workspace.locate` and the rules, FILE_NOT_FOUND, IS_DIRECTORY,
 * DEVICE_FILE, FILE_TOO_LARGE, FILE_NOT_READ, FILE_MODIFIED, SYMLINK.
 */
export const deleteFile: Tool<FileInputs['Delete']> = {
  name: 'Delete',
  effect: 'removes',
  touches: ({ file_path: path }) => [{ path, effects: REMOVING }],
  announce: ({ file_path }) => `Deleting ${visible(file_path)}`,
  run: async (input, context) => deleteAtOnce(input, context),
  atOnce: deleteAtOnce,
}

/** What happens to a file that goes, by whatever tool. */
export const REMOVING: readonly Effect[] = ['removes']

function deleteAtOnce({ file_path }: FileInputs['Delete'], context: ToolContext): Outcome {
  const opened = openTarget('Delete', { path: file_path, effects: REMOVING }, context)
  if (!opened.ok) return opened
  const problem = firstProblem(opened.target, GOING)
  if (problem) return { ok: false, problem }
  return { ok: true, path: opened.target.path, removed: removalOf(opened.target) }
}

/** What must hold of a file before it goes, by a Delete or a Move. */
const GOING: readonly Check[] = [exists, ...KNOWN_FILE, isNotLink]

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

/**
 * Gives a file that was read another path; content and mode stay. Refusals in this order: those of `Workspace.locate` and the rules
 * for the old path, then for the new one, NO_CHANGE where the two are one file, those of Delete, FILE_EXISTS for the new path.
 */
export const move: Tool<FileInputs['Move']> = {
  name: 'Move',
  effect: 'renames',
  touches: moving,
  announce: ({ file_path, new_path }) => `Moving ${visible(file_path)} to ${visible(new_path)}`,
  run: async (input, context) => moveAtOnce(input, context),
  atOnce: moveAtOnce,
}

/** What happens to the old and the new path of a file that gets another name, by whatever tool. */
export function moving({ file_path, new_path }: { file_path: string; new_path: string }): readonly [Touch, Touch] {
  return [
    { path: file_path, effects: ['removes', 'renames'] },
    { path: new_path, effects: ['creates', 'renames'] },
  ]
}

function moveAtOnce({ skip_existing, ...input }: FileInputs['Move'], context: ToolContext): Outcome {
  const [old, fresh] = moving(input)
  const from = openTarget('Move', old, context)
  if (!from.ok) return from
  const to = openTarget('Move', fresh, context)
  if (!to.ok) return to
  if (skip_existing && to.target.stat?.kind === 'file') return { ok: true, path: from.target.path, type: 'update' }
  // Of several files one may be where the step wants it.
  if (context.needsNoRead && from.target.path === to.target.path)
    return { ok: true, path: from.target.path, type: 'update' }
  const problem =
    isAnother(from.target, to.target) ?? firstProblem(from.target, GOING) ?? firstProblem(to.target, [isFree])
  return problem ? { ok: false, problem } : moved(from.target, to.target)
}

const isAnother = (from: Target, to: Target) =>
  from.path === to.path
    ? refusal('NO_CHANGE', `file_path and new_path are one file, ${from.path}. Leave the move out.`)
    : undefined

const isFree: Check = ({ path, stat }) =>
  stat ? refusal('FILE_EXISTS', `${path} exists already. Choose another new_path, or Delete it first.`) : undefined

function moved(from: Target, { path }: Target): Outcome {
  const removed = { ...removalOf(from), ...NO_LINES }
  const { before: after, mode } = removed
  return {
    ok: true,
    path: from.path,
    removed,
    change: { path, before: undefined, after, mode, movedFrom: from.path, ...NO_LINES },
    state: from.state ?? seenWhole(after),
  }
}
