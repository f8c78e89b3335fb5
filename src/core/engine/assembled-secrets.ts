import type { PolicyChecks } from '../policy/policy.ts'
import { isSuspicious } from '../policy/secrets.ts'
import { spliceBetween } from '../text/splice.ts'
import { countLf } from '../text/utf8-cache.ts'

/** Bytes around the change that may belong to one credential, private keys included. */
const AROUND = 8 * 1024

/** Bytes of a file's changed part that are looked at. */
const MOST = 4 * 2 ** 20

/**
 * SECRET_DETECTED where a changed file holds a credential that it did not hold before: no step's own text shows one that several
 * steps put together, or that one step completes. Looks at the part between the first and the last byte that differ,
 * as ASCII, which credentials are.
 */
export const assembledSecret = (
  policy: PolicyChecks,
  { path, before = NOTHING, after }: { path: string; before: Buffer | undefined; after: Buffer },
): ReturnType<PolicyChecks['secrets']> => {
  const [change] = spliceBetween(before, after, 1)
  if (!change) return undefined
  const start = after.subarray(0, Math.max(0, change.start - AROUND)).lastIndexOf(LF) + 1
  const part = (bytes: Buffer, end: number): string =>
    asciiOf(bytes.subarray(start, Math.min(end + AROUND, start + MOST)))
  const text = part(after, change.start + change.replacement.length)
  // Its path may be one.
  if (!isSuspicious(text)) return policy.secrets(path, '')
  const firstLine = countLf(after.subarray(0, start)) + 1
  return policy.secrets(path, text, { before: part(before, change.end), firstLine })
}

const NOTHING = Buffer.alloc(0)
const LF = 0x0a

/** UTF-16 is ASCII with a NUL beside each character. */
const asciiOf = (bytes: Buffer): string => bytes.toString('latin1').replaceAll('\0', '')
