import type { TextFile } from '../text/encoding.ts'
import { type Patch, patchFromSplices } from '../text/patch.ts'
import { changesNothing, resultSize, type Splice } from '../text/splice.ts'
import { editBytes } from '../text/utf8-cache.ts'
import type { FileState } from '../workspace/file-state.ts'
import { MAX_FILE_SIZE, refuse, type Target } from './checks.ts'
import type { FileChange, ToolRefusal } from './tool.ts'

/** What a step says of a file besides its bytes. */
export interface Manner {
  /** Permission bits of the result; default the file's own, 0o644 for a new one. */
  readonly mode?: number | undefined
  readonly executable?: boolean | undefined
  /** No line shows what changes. */
  readonly binary?: boolean
}

/** What splices (in order) make of a file. Refusals: NO_CHANGE, FILE_TOO_LARGE, LIMIT_EXCEEDED, CONFIG_BROKEN. */
export function changeFile(
  target: Target,
  file: TextFile,
  splices: readonly Splice[],
  { mode = target.stat?.mode ?? 0o644, executable, binary = false }: Manner = {},
): { readonly ok: true; readonly change: FileChange } | ToolRefusal {
  const { path, stat, context } = target
  if (stat && mode === stat.mode && splices.every((splice) => changesNothing(file.bytes, splice)))
    return refuse('NO_CHANGE', `${path} already has this content. Leave the edit out.`)
  if (resultSize(file.bytes, splices) > MAX_FILE_SIZE)
    return refuse('FILE_TOO_LARGE', `${path} would grow over ${MAX_FILE_SIZE} bytes.`)
  const patch = binary ? NO_LINES : patchFromSplices(file, splices)
  if (!patch) return refuse('LIMIT_EXCEEDED', `${path} has lines too long to be compared.`)
  const before = stat ? file.bytes : undefined
  const after = editBytes(file, splices)
  const broken = context.policy.configuration(path, before, after)
  if (broken) return { ok: false, problem: broken }
  const change = { path, before, after, mode, ...(executable !== undefined && { executable }), ...patch }
  return { ok: true, change }
}

export const NO_LINES: Patch = { structuredPatch: [], insertions: 0, deletions: 0 }

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
