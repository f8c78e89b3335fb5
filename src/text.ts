import { openString } from './core/text/encoding.ts'
import { type NearPlace, nearestPlaces as nearestIn } from './core/text/nearest.ts'

export { type EditedText, getPatchForEdit, type TextEdit } from './core/text/edit.ts'
export { areFileEditsEquivalent } from './core/text/equivalence.ts'
export { findActualString } from './core/text/match.ts'
export type { StructuredPatchHunk } from './core/text/patch.ts'
export { preserveQuoteStyle } from './core/text/quotes.ts'
export type { Edit } from './core/text/tolerances.ts'
export { EditplanError, type ErrorName, type Problem } from './errors.ts'
export type { NearPlace }

/** The places of a text that are most like another one, best first: at most three, none overlapping; none in more than 2 MiB. */
export const nearestPlaces = (text: string, wanted: string): readonly NearPlace[] => nearestIn(openString(text), wanted)
