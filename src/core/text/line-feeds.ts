const LF = 0x0a

/** Number of line feeds. Four bytes at a time: the time of an edit of a large file is spent here. */
export function countLf(bytes: Uint8Array): number {
  if (bytes.length < 8) return countEach(bytes, 0, bytes.length)
  const head = -bytes.byteOffset & 3
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset + head, (bytes.length - head) >>> 2)
  let lines = countEach(bytes, 0, head) + countEach(bytes, head + 4 * words.length, bytes.length)
  for (let at = 0; at < words.length; at += 1) {
    // a byte of `differs` is 0 where there is a LF; the top bit of a byte of `found` is set there alone
    const differs = words[at]! ^ 0x0a0a0a0a
    const found = ~(((differs & 0x7f7f7f7f) + 0x7f7f7f7f) | differs) & 0x80808080
    if (found !== 0) lines += Math.imul(found >>> 7, 0x01010101) >>> 24
  }
  return lines
}

function countEach(bytes: Uint8Array, start: number, end: number): number {
  let lines = 0
  for (let at = start; at < end; at += 1) lines += bytes[at] === LF ? 1 : 0
  return lines
}
