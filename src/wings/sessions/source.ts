import type { PlanHeader } from '../../core/plan/schema.ts'
import type { ImportSource } from '../../core/run/importer.ts'
import { EditplanError } from '../../errors.ts'
import type { Recording } from './recording.ts'
import type { RefuseCommand } from './shell-runs.ts'

/** A little less than the longest string there can be. */
const LONGEST = 500 * 1024 * 1024

/** The whole text. Throws LIMIT_EXCEEDED for pieces of over 500 Mi characters: only what holds a value a line can be larger. */
export const wholeText = (source: ImportSource): string => {
  if ('text' in source) return source.text
  const { text, cut } = upTo(LONGEST, source.pieces)
  if (!cut) return text
  const message = `${source.name} is over 500 MiB, and in a format that is read whole. Split it.`
  throw new EditplanError({ name: 'LIMIT_EXCEEDED', message })
}

/** As much of the text as tells its format: all of a text, 4 Mi characters or a little more of pieces. */
export const openingOf = (source: ImportSource): string =>
  'text' in source ? source.text : upTo(4 * 1024 * 1024, source.pieces).text

const upTo = (limit: number, pieces: Iterable<string>): { readonly text: string; readonly cut: boolean } => {
  const taken: string[] = []
  let size = 0
  for (const piece of pieces) {
    taken.push(piece)
    size += piece.length
    if (size > limit) return { text: taken.join(''), cut: true }
  }
  return { text: taken.join(''), cut: false }
}

export interface ImporterOptions {
  /** Import calls that failed, too. */
  readonly keepFailed: boolean
  /** Commands become Run steps, unless this has a reason against it; without it they are listed. */
  readonly refuseCommand?: RefuseCommand | undefined
  /** The root that is given, which wins over what a source says. */
  readonly cwd?: string | undefined
}

/** What a source says about the plan as a whole. */
export type ImportedHeader = Partial<Omit<PlanHeader, 'version' | 'options'>> & {
  readonly options?: Partial<PlanHeader['options']>
}

/** Reads sources of one format into a recording; what it cannot take is listed there. */
export type Importer = (
  sources: readonly ImportSource[],
  recording: Recording,
  options: ImporterOptions,
) => ImportedHeader

/** How a plan is to be replayed that only says what its source shows: files that no step reads are read by the engine. */
export const optionsOf = (recording: Recording): Partial<PlanHeader['options']> =>
  recording.unread ? { reads: 'auto' } : {}
