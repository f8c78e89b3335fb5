import { decodeText, openText } from '../../src/core/text/encoding.ts'
import type { StructuredPatchHunk } from '../../src/core/text/patch.ts'

/** What hunks make of a file, byte for byte. Throws where a hunk does not fit: no fuzz, no search. */
export const applyHunks = (before: Buffer, hunks: readonly StructuredPatchHunk[]): Buffer => {
  const opened = openText(before)
  if (!opened.ok) throw new Error(`cannot patch ${opened.encoding}`)
  const { file } = opened
  const lines = decodeText(file, 0, before.length).match(/[^\n]*\n|[^\n]+$/g) ?? []
  const result: string[] = []
  let at = 0
  for (const hunk of hunks) {
    while (at < hunk.oldStart - 1) result.push(lines[at++] ?? fail('starts after the end', hunk))
    if (result.length !== hunk.newStart - 1) fail('has another newStart', hunk)
    at = applyHunk(hunk, { lines, at, result })
  }
  result.push(...lines.slice(at))
  return encode(result.join(''), file.encoding)
}

const applyHunk = (
  hunk: StructuredPatchHunk,
  { lines, at, result }: { lines: readonly string[]; at: number; result: string[] },
): number => {
  let next = at
  const made = result.length
  for (const [index, line] of hunk.lines.entries()) {
    if (line.startsWith('\\')) continue
    const text = line.slice(1) + (hunk.lines[index + 1]?.startsWith('\\') ? '' : '\n')
    if (!line.startsWith('+') && lines[next++] !== text)
      fail(`says ${JSON.stringify(text)} where another line is`, hunk)
    if (!line.startsWith('-')) result.push(text)
  }
  if (next - at !== hunk.oldLines || result.length - made !== hunk.newLines) fail('has other counts', hunk)
  return next
}

/** Lone surrogates U+DC80…U+DCFF represent the bytes that are not UTF-8. */
const encode = (text: string, encoding: 'utf8' | 'utf16le'): Buffer => {
  if (encoding === 'utf16le') return Buffer.from(text, encoding)
  const parts = text.split(/((?<![\ud800-\udbff])[\udc80-\udcff]+)/u)
  return Buffer.concat(
    parts.map((part, index) =>
      index % 2 === 0 ? Buffer.from(part) : Buffer.from(Array.from(part, (unit) => unit.charCodeAt(0) & 0xff)),
    ),
  )
}

const fail = (reason: string, hunk: StructuredPatchHunk): never => {
  throw new Error(`the hunk at -${hunk.oldStart} +${hunk.newStart} ${reason}`)
}
