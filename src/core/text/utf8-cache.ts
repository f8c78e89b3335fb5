import { isUtf8 } from 'node:buffer'
import { Blocks } from './blocks.ts'
import { applySplices, type Splice } from './splice.ts'

/** Smaller files are scanned again. */
const LARGE = 2 ** 20
/** More splices at once are not followed. */
const MAX_SPLICES = 64

/** What an edit knows about a file's bytes; see `TextFile`. */
interface EditedFile {
  readonly bytes: Buffer
  readonly encoding: string
  readonly valid: boolean
}

/** The large, valid UTF-8 files that edits made; an entry goes with its bytes. */
const known = new WeakMap<Buffer, () => Blocks>()

/**
 * The file's bytes with the splices, which are in order and do not overlap, applied. Of a large file is kept what is known of its
 * bytes, so that the next edit costs less. Neither the file's bytes nor the result may be changed in place.
 */
export function editBytes(file: EditedFile, splices: readonly Splice[]): Buffer {
  const after = applySplices(file.bytes, splices)
  if (after.length < LARGE || splices.length > MAX_SPLICES || !staysUtf8(file, splices)) return after
  const blocks = known.get(file.bytes)?.().spliced(splices, after)
  // a file that is edited once is never cut into blocks
  known.set(after, blocks ? () => blocks : once(() => Blocks.of(after)))
  return after
}

/** True for bytes that are known to be valid UTF-8. */
export const isKnownUtf8 = (bytes: Buffer): boolean => known.has(bytes)

/** What is known about the bytes. */
export const blocksOf = (bytes: Buffer): Blocks | undefined => known.get(bytes)?.()

/** Valid text that replaces whole characters of a valid text. */
const staysUtf8 = ({ bytes, encoding, valid }: EditedFile, splices: readonly Splice[]): boolean =>
  encoding === 'utf8' &&
  valid &&
  splices.every(
    ({ start, end, replacement }) => !isInside(bytes, start) && !isInside(bytes, end) && isUtf8(replacement),
  )

/** True between two bytes of one character. */
const isInside = (bytes: Buffer, at: number): boolean => at < bytes.length && (bytes[at]! & 0xc0) === 0x80

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
