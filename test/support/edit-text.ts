import { openText } from '../../src/text/encoding.ts'
import { type EditRequest, matchEdit } from '../../src/text/match.ts'
import { applySplices } from '../../src/text/splice.ts'

/** The file after an edit as text, under which tolerance it matched, or why it did not. */
export function editText(
  file: string | Buffer,
  oldString: string,
  newString: string,
  options: Partial<EditRequest> = {},
): { readonly text: string; readonly by: string } | string {
  const opened = openText(Buffer.from(file as string))
  if (!opened.ok) return opened.encoding
  const match = matchEdit(opened.file, { oldString, newString, replaceAll: false, ...options })
  if (!match.ok) return match.reason
  const after = applySplices(opened.file.bytes, match.splices)
  return { text: after.toString(Buffer.isBuffer(file) ? 'latin1' : 'utf8'), by: match.matchedBy }
}
