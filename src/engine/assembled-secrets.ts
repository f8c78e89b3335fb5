import type { Problem } from '../errors.ts'
import type { PolicyChecks } from '../policy/policy.ts'

/** Bytes around the change that may belong to one credential, private keys included. */
const AROUND = 8 * 1024

/** Bytes of a file's changed part that are looked at. */
const MOST = 4 * 2 ** 20

/**
 * SECRET_DETECTED where a changed file holds a credential that it did not hold before: what no step's own text showed, because
 * several put it together, or one joined it to what stood there. Looks at the part between the first and the last byte that differ,
 * as ASCII, which credentials are.
 */
export const assembledSecret = async (
  policy: PolicyChecks,
  {
    path,
    before = NOTHING,
    after,
  }: { readonly path: string; readonly before: Buffer | undefined; readonly after: Buffer },
): Promise<Problem | undefined> => {
  const head = sameBytes(before, after)
  const tail = sameBytesAtEnd(before.subarray(head), after.subarray(head))
  const start = after.subarray(0, Math.max(0, head - AROUND)).lastIndexOf(LF) + 1
  const part = (bytes: Buffer): string =>
    asciiOf(bytes.subarray(start, Math.min(bytes.length - tail + AROUND, start + MOST)))
  const [old, text] = [part(before), part(after)]
  if (!(await policy.secrets(path, text, old))) return undefined
  return policy.secrets(path, '\n'.repeat(countLines(after.subarray(0, start))) + text, old)
}

const NOTHING = Buffer.alloc(0)
const LF = 0x0a
const BLOCK = 64 * 1024

const sameBytes = (one: Buffer, other: Buffer): number => {
  const most = Math.min(one.length, other.length)
  let at = 0
  while (at + BLOCK <= most && one.compare(other, at, at + BLOCK, at, at + BLOCK) === 0) at += BLOCK
  while (at < most && one[at] === other[at]) at += 1
  return at
}

const sameBytesAtEnd = (one: Buffer, other: Buffer): number => {
  const most = Math.min(one.length, other.length)
  const block = (bytes: Buffer, end: number): Buffer => bytes.subarray(bytes.length - end - BLOCK, bytes.length - end)
  let at = 0
  while (at + BLOCK <= most && block(one, at).equals(block(other, at))) at += BLOCK
  while (at < most && one[one.length - 1 - at] === other[other.length - 1 - at]) at += 1
  return at
}

/** UTF-16 is ASCII with a NUL beside each character. */
const asciiOf = (bytes: Buffer): string => bytes.toString('latin1').replaceAll('\0', '')

const countLines = (bytes: Buffer): number => {
  let lines = 0
  for (let at = bytes.indexOf(LF); at >= 0; at = bytes.indexOf(LF, at + 1)) lines += 1
  return lines
}
