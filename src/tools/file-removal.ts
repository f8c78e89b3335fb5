import type { Problem } from '../errors.ts'
import { isBinary, openText } from '../text/encoding.ts'
import { type Patch, patchFromSplices } from '../text/patch.ts'
import {
  type Check,
  exists,
  isNotLink,
  isNotModified,
  isRegularFile,
  isWithinSize,
  type Target,
  wasRead,
} from './checks.ts'
import { NO_LINES } from './file-change.ts'
import type { FileRemoval } from './tool.ts'

/** A file that a Delete or a Move is about. */
export interface NamedFile {
  readonly file_path: string
}

/** A file, and where it goes. */
export interface FileMove extends NamedFile {
  readonly new_path: string
}

/** As `wasRead`, but under `reads: auto` for a file of any kind: nothing of it has to be understood. */
export const wasReadOrMayBe: Check = (target): Problem | undefined =>
  target.context.options.reads === 'auto' || target.context.licensed ? undefined : wasRead(target)

/** What must hold of a file before it goes, by a Delete or a Move. */
export const GOING: readonly Check[] = [exists, isRegularFile, isWithinSize, wasReadOrMayBe, isNotModified, isNotLink]

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
