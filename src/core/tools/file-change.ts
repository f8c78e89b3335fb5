import type { Problem } from '../../errors.ts'
import { openText, type TextFile } from '../text/encoding.ts'
import { lfsPointer } from '../text/lfs-pointer.ts'
import { type Patch, patchFromSplices } from '../text/patch.ts'
import { changesNothing, MAX_FILE_SIZE, resultSize, type Splice } from '../text/splice.ts'
import { editBytes } from '../text/utf8-cache.ts'
import type { Change } from '../workspace/change.ts'
import type { FileState } from '../workspace/file-state.ts'
import { refusal, refuse, type Target } from './checks.ts'
import type { ToolRefusal } from './tool.ts'

/** What a step says about a file besides its bytes. */
export interface Manner {
  /** Permission bits of the result; default the file's own, 0o644 for a new one. */
  readonly mode?: number | undefined
  readonly executable?: boolean | undefined
  /** No line shows what changes. */
  readonly binary?: boolean
  /** The step gives the file as a whole. */
  readonly whole?: boolean
  /** The step gives the very bytes of the work tree; default: a text, which a new file has as a checkout writes it. */
  readonly asIs?: boolean
}

/**
 * What splices (in order) make of a file. Refusals: NO_CHANGE, FILE_TOO_LARGE, LIMIT_EXCEEDED, CONFIG_BROKEN; LFS_POINTER where they would
 * change the text of a pointer, whose content then could not be found: another whole pointer alone may take its place; UNENCODABLE for a
 * new file of whose text git would store another.
 */
export function changeFile(
  target: Target,
  file: TextFile,
  splices: readonly Splice[],
  { mode = target.stat?.mode ?? 0o644, executable, binary = false, whole = false, asIs = false }: Manner = {},
): { readonly ok: true; readonly change: Change & Patch & { readonly after: Buffer } } | ToolRefusal {
  const { path, stat, context } = target
  if (stat && mode === stat.mode && splices.every((splice) => changesNothing(file.bytes, splice)))
    return refuse('NO_CHANGE', `${path} already has this content. Leave the edit out.`)
  if (resultSize(file.bytes, splices) > MAX_FILE_SIZE)
    return refuse('FILE_TOO_LARGE', `${path} would grow over ${MAX_FILE_SIZE} bytes.`)
  const text = editBytes(file, splices)
  const made = stat || asIs ? undefined : context.workspace.made?.(path, text)
  if (made?.ok === false) return made
  const after = made?.bytes ?? text
  const patch = binary ? NO_LINES : after === text ? patchFromSplices(file, splices) : patchOfNew(after)
  if (!patch) return refuse('LIMIT_EXCEEDED', `${path} has lines too long to be compared.`)
  const before = stat ? file.bytes : undefined
  const isMoved = whole && lfsPointer(after) !== undefined
  if (isPointer(target) && !isMoved && !file.bytes.equals(after)) return { ok: false, problem: pointerOf(path) }
  const broken = context.policy.configuration(path, before, after)
  if (broken) return { ok: false, problem: broken }
  const change = {
    path,
    before,
    after,
    mode,
    modeBefore: stat?.mode,
    ...(executable !== undefined && { executable }),
    ...patch,
  }
  return { ok: true, change }
}

/** All lines of a new file; none where it is in an encoding that no tool reads. */
function patchOfNew(after: Buffer): Patch | undefined {
  const opened = openText(after)
  if (!opened.ok) return NO_LINES
  const whole = [{ start: 0, end: 0, replacement: after }]
  return patchFromSplices({ ...opened.file, bytes: Buffer.alloc(0), bom: 0 }, whole)
}

/** Whether the file has in place of its content what Git LFS keeps it under. */
export const isPointer = ({ stat, bytes }: Target): boolean => stat !== undefined && lfsPointer(bytes()) !== undefined

/** LFS_POINTER */
export const pointerOf = (path: string): Problem =>
  refusal(
    'LFS_POINTER',
    `${path} is a pointer of Git LFS, and its content is not here. Fetch it with \`git lfs install\` and \`git lfs pull\`. To put another content of Git LFS in its place, Write its whole pointer; to take the file out of Git LFS, Delete it, then Write it.`,
  )

export const NO_LINES: Patch = { structuredPatch: [], insertions: 0, deletions: 0 }

/** Lines of all changes together. */
export const linesOf = (changes: readonly Change[]): { readonly insertions: number; readonly deletions: number } => ({
  insertions: changes.reduce((sum, { insertions = 0 }) => sum + insertions, 0),
  deletions: changes.reduce((sum, { deletions = 0 }) => sum + deletions, 0),
})

/** Whoever may read the file may then execute it, or nobody; undefined leaves the mode as it is. */
export const withExecutable = (mode: number, executable: boolean | undefined): number => {
  if (executable === undefined || executable === (mode & 0o100) > 0) return mode
  return executable ? mode | ((mode & 0o444) >> 2) : mode & ~0o111
}

/** What is known of a file whose whole content is. */
export const seenWhole = (content: Buffer, timestamp = 0): FileState => ({
  content,
  timestamp,
  offset: undefined,
  limit: undefined,
  isPartialView: false,
})
