import type { Edit } from './candidate-text.ts'
import { isWellFormed, openString, openText, type TextFile } from './encoding.ts'
import { matchEdit } from './match.ts'
import { applySplices } from './splice.ts'

/** What the Edit tool makes of a text; undefined where it would refuse it. */
export const applyEdit = (text: string, edit: Edit): string | undefined =>
  replaceOnce(text, edit) ?? replaceMatches(text, edit)

/**
 * The same without a search through bytes, for an old text that occurs once as it is given. Undefined where line ends, a byte order
 * mark, a deletion, which takes its line end along, or half a character ask for more than that.
 */
export const replaceOnce = (text: string, { old_string: old, new_string: fresh }: Edit): string | undefined => {
  if (old === '' || fresh === '' || text.startsWith('\ufeff')) return undefined
  if ([text, old, fresh].some((one) => one.includes('\r')) || !isWellFormed(old) || !isWellFormed(fresh))
    return undefined
  const at = text.indexOf(old)
  if (at < 0 || text.indexOf(old, at + 1) >= 0) return undefined
  return text.slice(0, at) + fresh + text.slice(at + old.length)
}

const replaceMatches = (text: string, edit: Edit): string | undefined => {
  const file = fileOf(text)
  const match = matchEdit(file, edit)
  return match.ok ? applySplices(file.bytes, match.splices).toString(file.encoding) : undefined
}

/** In UTF-8, unless it holds what that cannot. */
const fileOf = (text: string): TextFile => {
  const opened = isWellFormed(text) ? openText(Buffer.from(text)) : undefined
  return opened?.ok ? opened.file : openString(text)
}
