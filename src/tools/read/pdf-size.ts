import { constants, inflateSync } from 'node:zlib'

/** More streams than any real document of the size that is read has. */
const MOST_STREAMS = 100_000

/**
 * False when a document's compressed streams unpack to more than `most` bytes in all. The parser unpacks without a limit, so
 * that a small file could take all memory; this looks first, through streams packed several times too (FlateDecode alone).
 */
export function unpacksWithin(pdf: Buffer, most: number): boolean {
  let left = most
  let streams = 0
  for (let at = pdf.indexOf(KEYWORD); at >= 0; at = pdf.indexOf(KEYWORD, at + KEYWORD.length)) {
    let data = pdf.subarray(skipLineEnd(pdf, at + KEYWORD.length))
    if (!isDeflated(data)) continue
    if (++streams > MOST_STREAMS) return false
    while (isDeflated(data)) {
      const unpacked = inflate(data, left)
      if (unpacked === 'larger') return false
      left -= unpacked.length
      data = unpacked
    }
  }
  return true
}

const KEYWORD = 'stream'

function skipLineEnd(bytes: Buffer, at: number): number {
  const afterCr = bytes[at] === 0x0d ? at + 1 : at
  return bytes[afterCr] === 0x0a ? afterCr + 1 : afterCr
}

/** The two bytes that begin a zlib stream (RFC 1950): method 8, a checksum that fits. */
const isDeflated = (bytes: Buffer): boolean =>
  bytes.length > 2 && (bytes.readUInt8(0) & 0x0f) === 8 && bytes.readUInt16BE(0) % 31 === 0

/** What a stream says, as far as it goes; nothing of one that is damaged, which the parser will not read either. */
function inflate(bytes: Buffer, most: number): Buffer | 'larger' {
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, most), finishFlush: constants.Z_SYNC_FLUSH })
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'larger' : Buffer.alloc(0)
  }
}
