import { openText } from '../../src/core/text/encoding.ts'
import { matchEdit } from '../../src/core/text/match.ts'
import { applySplices } from '../../src/core/text/splice.ts'
import type { Edit } from '../../src/core/text/tolerances.ts'

/** The file after an edit as text, under which tolerance it matched, or why it did not. */
export function editText(
  file: string | Buffer,
  old_string: string,
  new_string: string,
  options: Partial<Edit> = {},
): { readonly text: string; readonly by: string } | string {
  const opened = openText(Buffer.from(file as string))
  if (!opened.ok) return opened.encoding
  const match = matchEdit(opened.file, { old_string, new_string, replace_all: false, ...options })
  if (!match.ok) return match.reason
  const after = applySplices(opened.file.bytes, match.splices)
  return { text: after.toString(Buffer.isBuffer(file) ? 'latin1' : 'utf8'), by: match.matchedBy }
}
