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
