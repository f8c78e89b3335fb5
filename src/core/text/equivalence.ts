import { openString, openText, type TextFile } from './encoding.ts'
import { matchEdit } from './match.ts'
import { applySplices, MAX_FILE_SIZE, resultSize, type Splice } from './splice.ts'
import type { Edit } from './tolerances.ts'

/**
 * True when two lists of edits of one file are equal field by field, or when applying each in turn to `originalContent` gives the
 * same content. A list that cannot be applied is equivalent to nothing but an equal list. Single edits are compared on the bytes
 * that they replace alone.
 */
export function areFileEditsEquivalent(
  edits1: readonly Edit[],
  edits2: readonly Edit[],
  originalContent: string | Uint8Array,
): boolean {
  if (edits1.length === edits2.length && edits1.every((edit, index) => sameFields(edit, edits2[index]!))) return true
  const file = open(originalContent)
  if (!file) return false
  const [only1, only2] = [edits1[0], edits2[0]]
  if (only1 && only2 && edits1.length === 1 && edits2.length === 1) return sameResult(file, only1, only2)
  const after1 = applyAll(file, edits1)
  const after2 = after1 && applyAll(file, edits2)
  return after1 !== undefined && after2 !== undefined && after1.equals(after2)
}

const sameFields = (one: Edit, other: Edit): boolean =>
  one.old_string === other.old_string &&
  one.new_string === other.new_string &&
  (one.replace_all ?? false) === (other.replace_all ?? false) &&
  (one.match ?? 'exact') === (other.match ?? 'exact')

function open(content: string | Uint8Array): TextFile | undefined {
  if (typeof content === 'string') return openString(content)
  const opened = openText(Buffer.isBuffer(content) ? content : Buffer.from(content))
  return opened.ok ? opened.file : undefined
}

/** Both results agree outside the bytes that either edit replaces, so only the bytes between need comparing. */
function sameResult(file: TextFile, edit1: Edit, edit2: Edit): boolean {
  const splices1 = splicesOf(file, edit1)
  const splices2 = splices1 && splicesOf(file, edit2)
  if (!splices1 || !splices2) return false
  const size = resultSize(file.bytes, splices1)
  if (size > MAX_FILE_SIZE || size !== resultSize(file.bytes, splices2)) return false
  const start = Math.min(splices1[0]?.start ?? 0, splices2[0]?.start ?? 0)
  const end = Math.max(splices1.at(-1)?.end ?? 0, splices2.at(-1)?.end ?? 0)
  const within = (splices: readonly Splice[]): Buffer =>
    applySplices(
      file.bytes.subarray(start, end),
      splices.map((splice) => ({ ...splice, start: splice.start - start, end: splice.end - start })),
    )
  return within(splices1).equals(within(splices2))
}

/** The content after the edits, one after the other; undefined when one cannot be applied. */
function applyAll(file: TextFile, edits: readonly Edit[]): Buffer | undefined {
  let bytes = file.bytes
  for (const edit of edits) {
    const splices = splicesOf({ ...file, bytes }, edit)
    if (!splices || resultSize(bytes, splices) > MAX_FILE_SIZE) return undefined
    bytes = applySplices(bytes, splices)
  }
  return bytes
}

function splicesOf(file: TextFile, edit: Edit): readonly Splice[] | undefined {
  const match = matchEdit(file, edit)
  return match.ok ? match.splices : undefined
}
