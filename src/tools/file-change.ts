import type { Problem } from '../errors.ts'
import type { TextFile } from '../text/encoding.ts'
import { editBytes } from '../text/known-bytes.ts'
import { patchFromSplices } from '../text/patch.ts'
import { resultSize, type Splice } from '../text/splice.ts'
import { MAX_FILE_SIZE, refusal, type Target } from './checks.ts'
import type { FileChange, Refused } from './tool.ts'

/**
 * What splices (in order, not overlapping) make of the target's file, which keeps its mode; a new file gets 0o644.
 * Refusals: NO_CHANGE, FILE_TOO_LARGE, LIMIT_EXCEEDED (lines of hundreds of MiB), CONFIG_BROKEN.
 */
export function changeFile(
  target: Target,
  file: TextFile,
  splices: readonly Splice[],
): { readonly ok: true; readonly change: FileChange } | Refused {
  const { path, stat, context } = target
  const refuse = (problem: Problem): Refused => ({ ok: false, problem })
  if (stat && splices.every((splice) => changesNothing(file, splice))) {
    return refuse(refusal('NO_CHANGE', `${path} says that already: the result equals the file. Remove the step.`))
  }
  if (resultSize(file.bytes, splices) > MAX_FILE_SIZE) {
    return refuse(refusal('FILE_TOO_LARGE', `${path} would grow over ${MAX_FILE_SIZE} bytes.`))
  }
  const patch = patchFromSplices(file, splices)
  if (!patch) return refuse(refusal('LIMIT_EXCEEDED', `${path} has lines too long to be compared.`))
  const before = stat ? file.bytes : undefined
  const after = editBytes(file, splices)
  const broken = context.policy.configuration(path, before, after)
  if (broken) return refuse(broken)
  return { ok: true, change: { path, before, after, mode: stat?.mode ?? 0o644, ...patch } }
}

const changesNothing = ({ bytes }: TextFile, { start, end, replacement }: Splice): boolean =>
  end - start === replacement.length && bytes.compare(replacement, 0, replacement.length, start, end) === 0
