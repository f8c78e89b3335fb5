/**
 * Line ends of a file on its way into git: `keep` as they are, `text` always LF, `auto` LF where git takes the content
 * for text and the file is not committed with CRLF already.
 */
export type LineEndRule = 'keep' | 'text' | 'auto'

/**
 * The content with the line ends git would store; the same object when nothing changes. Follows git's convert.c, because
 * `git hash-object` does not look at what is committed and so converts files that `git add` leaves alone.
 * `committed` is called only where it matters.
 */
export async function storedLineEnds(
  content: Uint8Array,
  rule: LineEndRule,
  committed: () => Promise<Uint8Array | undefined>,
): Promise<Uint8Array> {
  if (rule === 'keep' || !content.includes(CR)) return content
  const counted = countBytes(content)
  if (counted.crlf === 0) return content
  if (rule === 'auto') {
    if (looksBinary(counted)) return content
    const before = await committed()
    if (before && hasTextCrlf(before)) return content
  }
  return withoutCrBeforeLf(content, counted.crlf)
}

const CR = 13
const LF = 10

interface ByteCounts {
  crlf: number
  loneCr: number
  nul: number
  printable: number
  unprintable: number
}

/** Whether git takes the content for text and some of its lines end in CRLF. */
export const hasTextCrlf = (content: Uint8Array): boolean => {
  if (!content.includes(CR)) return false
  const counted = countBytes(content)
  return counted.crlf > 0 && !looksBinary(counted)
}

const looksBinary = ({ loneCr, nul, printable, unprintable }: ByteCounts): boolean =>
  loneCr > 0 || nul > 0 || Math.floor(printable / 128) < unprintable

function countBytes(content: Uint8Array): ByteCounts {
  const counted: ByteCounts = { crlf: 0, loneCr: 0, nul: 0, printable: 0, unprintable: 0 }
  for (let at = 0; at < content.length; at++) {
    const byte = content[at] ?? 0
    if (byte === CR && content[at + 1] === LF) {
      counted.crlf++
      at++
    } else if (byte === CR) counted.loneCr++
    else if (byte !== LF) countCharacter(byte, counted)
  }
  // A file may end with the old end-of-file character.
  if (content.at(-1) === 26) counted.unprintable--
  return counted
}

function countCharacter(byte: number, counted: ByteCounts): void {
  const harmless = byte === 8 || byte === 9 || byte === 12 || byte === 27
  if ((byte >= 32 && byte !== 127) || harmless) counted.printable++
  else counted.unprintable++
  if (byte === 0) counted.nul++
}

/** Whether every line that ends, ends in CRLF, and CR stands nowhere else. */
export function hasOnlyCrlf(content: Uint8Array): boolean {
  let ends = 0
  for (let at = content.indexOf(LF); at >= 0; at = content.indexOf(LF, at + 1)) {
    if (content[at - 1] !== CR) return false
    ends++
  }
  return ends > 0 && countBytes(content).loneCr === 0
}

function withoutCrBeforeLf(content: Uint8Array, pairs: number): Uint8Array {
  const stored = Buffer.allocUnsafe(content.length - pairs)
  let from = 0
  let to = 0
  for (let at = content.indexOf(CR); at >= 0; at = content.indexOf(CR, at + 1)) {
    if (content[at + 1] !== LF) continue
    stored.set(content.subarray(from, at), to)
    to += at - from
    from = at + 1
  }
  stored.set(content.subarray(from), to)
  return stored
}
