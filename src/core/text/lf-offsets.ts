import type { TextFile } from './encoding.ts'

/**
 * Where a character of the text with LF line ends begins in the file's bytes. Asked in rising order. Before a CRLF's LF comes
 * its CR, so that no place splits the two.
 */
export const byteOffsets = (file: TextFile, text: string): ((lfIndex: number) => number) => {
  let [lfAt, textAt, byteAt] = [0, 0, file.bom]
  let crAt = text.indexOf('\r\n')
  return (lfIndex) => {
    const from = textAt
    while (crAt >= 0 && lfAt + (crAt - textAt) < lfIndex) {
      lfAt += crAt - textAt + 1
      textAt = crAt + 2
      crAt = text.indexOf('\r\n', textAt)
    }
    textAt += lfIndex - lfAt
    lfAt = lfIndex
    byteAt += byteLength(file, text.slice(from, textAt))
    return byteAt
  }
}

/** Bytes of a piece of decoded text; one for each byte that is not UTF-8. */
const byteLength = ({ encoding, valid }: TextFile, text: string): number =>
  Buffer.byteLength(text, encoding) - (valid ? 0 : 2 * (text.match(/\p{Surrogate}/gu)?.length ?? 0))
