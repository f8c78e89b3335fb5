import { constants } from 'node:buffer'
import { EditplanError, type ErrorName, type Problem } from '../../errors.ts'
import { isWellFormed, openString, openText, type TextFile } from './encoding.ts'
import { type Match, matchEdit } from './match.ts'
import { notFound, notUnique } from './match-hints.ts'
import { patchFromSplices, type StructuredPatchHunk } from './patch.ts'
import { applySplices, resultSize } from './splice.ts'
import type { Edit } from './tolerances.ts'

/** What the Edit tool makes of a text; undefined where it would refuse it. */
export const applyEdit = (text: string, edit: Edit): string | undefined =>
  replaceOnce(text, edit) ?? replaceMatches(text, edit)

/** The same for a text that occurs once; undefined where line ends, a mark, a deletion or half a character need more than that. */
export const replaceOnce = (text: string, { old_string: old, new_string: fresh, match }: Edit): string | undefined => {
  if (match === 'lines' || old === '' || fresh === '' || text.startsWith('\ufeff')) return undefined
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

/** An edit of a text, as the Edit tool names its parts or in camel case. */
export type TextEdit = EditedSource & (SnakeEdit | CamelEdit)

interface EditedSource {
  /** Named in errors; the file itself is not looked at. Default `the text`. */
  readonly filePath?: string | undefined
  /** The text before the edit, line ends and BOM as they are. */
  readonly fileContents: string
}

interface SnakeEdit {
  /** Empty fills a text that is empty or blank. */
  readonly old_string: string
  readonly new_string: string
  /** Replace every place instead of exactly one. Default false. */
  readonly replace_all?: boolean | undefined
}

interface CamelEdit {
  /** Empty fills a text that is empty or blank. */
  readonly oldString: string
  readonly newString: string
  /** Replace every place instead of exactly one. Default false. */
  readonly replaceAll?: boolean | undefined
}

export interface EditedText {
  /** Hunks from `fileContents` to `updatedFile`; three lines of context. */
  readonly patch: readonly StructuredPatchHunk[]
  readonly updatedFile: string
}

/**
 * What the Edit tool makes of a text: found as Edit finds it, tolerances included, everything outside the place kept. Throws
 * INVALID_INPUT (a field that is not a string), STRING_NOT_FOUND with the nearest places, STRING_NOT_UNIQUE with the line of each place,
 * UNENCODABLE (a lone surrogate in the new text) or LIMIT_EXCEEDED.
 */
export function getPatchForEdit(input: TextEdit): EditedText {
  const { filePath = 'the text', fileContents, ...edit } = checked(input)
  const file = openString(fileContents)
  const match = matchEdit(file, edit)
  if (!match.ok) throw new EditplanError(problemOf(filePath, file, edit, match))
  const fits = resultSize(file.bytes, match.splices) <= 2 * constants.MAX_STRING_LENGTH
  const patch = fits ? patchFromSplices(file, match.splices) : undefined
  if (!patch)
    throw new EditplanError({
      name: 'LIMIT_EXCEEDED',
      message: `${filePath}: it would be too large, or its lines too long.`,
    })
  return { patch: patch.structuredPatch, updatedFile: applySplices(file.bytes, match.splices).toString('utf16le') }
}

/** The fields under one name each. */
function checked(input: TextEdit): Edit & EditedSource {
  const { filePath, fileContents, ...given }: Partial<EditedSource & SnakeEdit & CamelEdit> = input ?? {}
  const old_string = given.old_string ?? given.oldString
  const new_string = given.new_string ?? given.newString
  const replace_all = given.replace_all ?? given.replaceAll ?? false
  for (const [field, value] of Object.entries({ fileContents, old_string, new_string }))
    if (typeof value !== 'string')
      throw new EditplanError({ name: 'INVALID_INPUT', message: `${field}: it must be a string.` })
  return { filePath, fileContents, old_string, new_string, replace_all } as ReturnType<typeof checked>
}

function problemOf(path: string, file: TextFile, edit: Edit, match: Extract<Match, { ok: false }>): Problem {
  if (match.reason === 'not-found') return notFound(path, file, edit)
  if (match.reason === 'not-unique') return notUnique(path, file, match)
  const [name, message] = REFUSALS[match.reason]
  return { name, message: `${path}: ${message}` }
}

type OtherReason = Exclude<Extract<Match, { ok: false }>['reason'], 'not-found' | 'not-unique'>

const REFUSALS: Readonly<Record<OtherReason, readonly [ErrorName, string]>> = {
  uncertain: ['UNSUPPORTED_ENCODING', 'its encoding is unknown.'],
  unencodable: ['UNENCODABLE', 'new_string contains a lone surrogate.'],
  'too-much': ['LIMIT_EXCEEDED', 'old_string is too repetitive, or occurs too often.'],
}
