import { createHash } from 'node:crypto'
import { lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const HEADER = 12
const ENTRY = 40
const DIGEST = 20

/**
 * Writes into the index what the file system says of each file, as git does when it adds one: of a copied work tree that git looks at
 * no file again. Answers false, and leaves it, where it is not of version 2 with SHA-1.
 */
export function renewIndex(root: string): boolean {
  const file = join(root, '.git', 'index')
  const bytes = readFileSync(file)
  if (bytes.readUInt32BE(4) !== 2 || !digestOf(bytes).equals(bytes.subarray(-DIGEST))) return false
  let at = HEADER
  for (let left = bytes.readUInt32BE(8); left > 0; left -= 1) {
    const start = at + ENTRY + DIGEST + 2
    const end = bytes.indexOf(0, start)
    const { ctimeNs, mtimeNs, dev, ino, uid, gid, size } = lstatSync(join(root, bytes.toString('utf8', start, end)), {
      bigint: true,
    })
    const words = [ctimeNs / BILLION, ctimeNs % BILLION, mtimeNs / BILLION, mtimeNs % BILLION, dev, ino]
    for (const [place, word] of words.entries()) bytes.writeUInt32BE(Number(word & WORD), at + 4 * place)
    for (const [place, word] of [uid, gid, size].entries())
      bytes.writeUInt32BE(Number(word & WORD), at + 28 + 4 * place)
    // Entries are filled with one to eight NULs to a multiple of eight bytes.
    at += (end - at + 8) & ~7
  }
  digestOf(bytes).copy(bytes, bytes.length - DIGEST)
  writeFileSync(file, bytes)
  return true
}

const digestOf = (bytes: Buffer): Buffer => createHash('sha1').update(bytes.subarray(0, -DIGEST)).digest()

const BILLION = 1_000_000_000n
const WORD = 0xffff_ffffn
