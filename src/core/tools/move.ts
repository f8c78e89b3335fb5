import { visible } from '../text/visible.ts'
import { type Check, firstProblem, openTarget, refusal, type Target } from './checks.ts'
import { GOING, removalOf } from './delete.ts'
import { NO_LINES, seenWhole } from './file-change.ts'
import type { Outcome, Tool, ToolContext } from './tool.ts'

/** A file, and where it goes. */
export interface FileMove {
  readonly file_path: string
  readonly new_path: string
  /** A file stays where it is if there is one at the new path. */
  readonly skip_existing?: boolean | undefined
}

/**
 * Gives a file that was read another path; content and mode stay. Refusals in this order: those of `Workspace.locate` and the rules
 * for the old path, then for the new one, NO_CHANGE where the two are one file, those of Delete, FILE_EXISTS for the new path.
 */
export const move: Tool<FileMove> = {
  name: 'Move',
  announce: ({ file_path, new_path }) => `Moving ${visible(file_path)} to ${visible(new_path)}`,
  run: async (input, context) => moveAtOnce(input, context),
  atOnce: moveAtOnce,
}

function moveAtOnce({ file_path, new_path, skip_existing }: FileMove, context: ToolContext): Outcome {
  const from = openTarget('Move', file_path, context)
  if (!from.ok) return from
  const to = openTarget('Move', new_path, context)
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
