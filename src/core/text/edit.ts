import { constants } from 'node:buffer'
import { EditplanError, type ErrorName } from '../../errors.ts'
import { isWellFormed, openString, openText, type TextFile } from './encoding.ts'
import { type Match, matchEdit } from './match.ts'
import { patchFromSplices, type StructuredPatchHunk } from './patch.ts'
import { applySplices, resultSize } from './splice.ts'
import type { Edit } from './tolerances.ts'

/** What the Edit tool makes of a text; undefined where it would refuse it. */
export const applyEdit = (text: string, edit: Edit): string | undefined =>
  replaceOnce(text, edit) ?? replaceMatches(text, edit)

/** The same for a text that occurs once; undefined where line ends, a mark, a deletion or half a character ask for more. */
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

interface PatchForEditInput {
  /** Named in errors; the file itself is not looked at. */
  readonly filePath?: string
  /** The text before the edit, line ends and BOM as they are. */
  readonly fileContents: string
  /** Empty fills a text that is empty or blank. */
  readonly oldString: string
  readonly newString: string
  /** Replace every place instead of exactly one. Default false. */
  readonly replaceAll?: boolean
}

interface PatchForEdit {
  /** Hunks on `fileContents` give `updatedFile`; three lines of context. */
  readonly patch: readonly StructuredPatchHunk[]
  readonly updatedFile: string
}

/**
 * What the Edit tool makes of a text: found as Edit finds it, tolerances included, everything outside the place kept.
 * Throws STRING_NOT_FOUND, STRING_NOT_UNIQUE, UNENCODABLE (a lone surrogate in `newString`) or LIMIT_EXCEEDED.
 */
export function getPatchForEdit(input: PatchForEditInput): PatchForEdit {
  const { filePath = 'the text', fileContents, oldString, newString, replaceAll = false } = input
  const file = openString(fileContents)
  const match = matchEdit(file, { old_string: oldString, new_string: newString, replace_all: replaceAll })
  if (!match.ok)
    throw new EditplanError({ name: NAMES[match.reason], message: `${filePath}: ${REASONS[match.reason]}` })
  const fits = resultSize(file.bytes, match.splices) <= 2 * constants.MAX_STRING_LENGTH
  const patch = fits ? patchFromSplices(file, match.splices) : undefined
  if (!patch)
    throw new EditplanError({
      name: 'LIMIT_EXCEEDED',
      message: `${filePath}: it would be too large, or its lines too long.`,
    })
  return { patch: patch.structuredPatch, updatedFile: applySplices(file.bytes, match.splices).toString('utf16le') }
}

type Reason = Extract<Match, { ok: false }>['reason']

const NAMES: Readonly<Record<Reason, ErrorName>> = {
  'not-found': 'STRING_NOT_FOUND',
  'not-unique': 'STRING_NOT_UNIQUE',
  unencodable: 'UNENCODABLE',
  uncertain: 'UNSUPPORTED_ENCODING',
  'too-much': 'LIMIT_EXCEEDED',
}

const REASONS: Readonly<Record<Reason, string>> = {
  'not-found': 'oldString is not in it.',
  'not-unique': 'oldString occurs more than once. Add surrounding text, or set replaceAll.',
  uncertain: 'its encoding is unknown.',
  unencodable: 'newString contains a lone surrogate.',
  'too-much': 'oldString is too repetitive, or occurs too often.',
}
