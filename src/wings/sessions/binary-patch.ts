import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'

/** What a `GIT binary patch` makes of a file, or why that is unknown, in a sentence for a person. */
type BinaryContent = { readonly ok: true; readonly bytes: Buffer } | { readonly ok: false; readonly reason: string }

interface BinaryPatch {
  /** The lines after `GIT binary patch`; none for `Binary files … differ`. */
  readonly lines: readonly string[]
  /** The new content's object id, or how it begins, where the diff gives it. */
  readonly blob: string | undefined
  /** How many bytes it may amount to: a few deflated ones can hold a thousand times as many. */
  readonly limit: number
}

/**
 * The content that a binary patch carries whole (`literal`): base85, deflated, of the size it names and with the object id that
 * the diff names. A `delta` needs the bytes of the old file, so it is not read. The format is that of git's `apply.c` and `base85.c`.
 */
export const binaryContent = ({ lines, blob, limit }: BinaryPatch): BinaryContent => {
  const refused = (reason: string): BinaryContent => ({ ok: false, reason })
  const [, kind, digits = ''] = /^(literal|delta) (\d+)$/.exec(lines[0] ?? '') ?? []
  if (kind === undefined) return refused('The diff does not hold it; make it with git diff --binary.')
  if (kind === 'delta') return refused('It is given as a delta to the old file, and a plan writes whole files.')
  const size = Number(digits)
  if (size > limit) return refused(`It comes to ${digits} bytes, where ${limit} are left for a plan.`)
  const end = lines.indexOf('', 1)
  const deflated = base85(lines.slice(1, end < 0 ? undefined : end))
  const bytes = deflated && inflated(deflated, size)
  if (!bytes || (blob !== undefined && !objectId(bytes, blob).startsWith(blob)))
    return refused('The patch is damaged: its lines do not give the content it names.')
  return { ok: true, bytes }
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~'
const DIGITS: ReadonlyMap<string, number> = new Map([...ALPHABET].map((digit, value) => [digit, value]))

/** Each line's bytes, after the letter that says how many: A to Z are 1 to 26, a to z 27 to 52. */
const base85 = (lines: readonly string[]): Buffer | undefined => {
  const parts: Buffer[] = []
  for (const line of lines) {
    const letter = line.charCodeAt(0)
    const length = letter - (letter < 0x60 ? 0x40 : 0x60 - 26)
    const groups = Math.ceil(length / 4)
    if (!/^[A-Za-z]/.test(line) || line.length !== 1 + groups * 5) return undefined
    const part = Buffer.alloc(groups * 4)
    for (let group = 0; group < groups; group++) {
      const word = wordOf(line.slice(1 + group * 5, 6 + group * 5))
      if (word === undefined) return undefined
      part.writeUInt32BE(word, group * 4)
    }
    parts.push(part.subarray(0, length))
  }
  return Buffer.concat(parts)
}

/** The 32 bits of five digits, the highest first. */
const wordOf = (group: string): number | undefined => {
  let word = 0
  for (const digit of group) word = word * 85 + (DIGITS.get(digit) ?? Number.NaN)
  return word <= 0xffffffff ? word : undefined
}

const inflated = (deflated: Buffer, size: number): Buffer | undefined => {
  try {
    const bytes = inflateSync(deflated, { maxOutputLength: Math.max(size, 1) })
    return bytes.length === size ? bytes : undefined
  } catch {
    // Damaged, or more than it says: the caller lists it.
    return undefined
  }
}

const SHA1_DIGITS = 40

export const objectId = (bytes: Buffer, like: string): string =>
  createHash(like.length > SHA1_DIGITS ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex')
