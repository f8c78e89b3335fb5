import { type PlanHeader, planHeader } from '../../core/plan/schema.ts'
import type { ImportSource } from '../../core/plan/source-text.ts'
import type { Recording } from './recording.ts'

export { openingOf, wholeText } from '../../core/plan/source-text.ts'

export type Argv = readonly [string, ...string[]]

/** Why a command is listed although a Run step could carry it, for a person; undefined where it is carried. */
export type RefuseCommand = (argv: Argv) => string | undefined

/** What a source says about the plan as a whole. */
export type ImportedHeader = Partial<Omit<PlanHeader, 'version' | 'options'>> & {
  readonly options?: Partial<PlanHeader['options']>
}

/** Reads sources of one format into a recording; what it cannot take is listed there. */
export type Importer = (
  sources: readonly ImportSource[],
  recording: Recording,
  options: {
    /** Import calls that failed, too. */
    readonly keepFailed: boolean
    /** Commands become Run steps, unless this has a reason against it; without it they are listed. */
    readonly refuseCommand?: RefuseCommand | undefined
    /** Of a patch: parts taken off each name, from 0. Default: as many as find its files. */
    readonly strip?: number | undefined
    /** Of several answers to one request: which one is taken, from 1. Default: none. */
    readonly choice?: number | undefined
    /** The root that is given, which wins over what a source says. */
    readonly cwd?: string | undefined
    /** Whose log it is, where its format says so. */
    readonly agent?: string | undefined
  },
) => ImportedHeader

/** How a plan is to be replayed that only says what its source shows: files that no step reads are read by the engine. */
export const optionsOf = (recording: Recording): Partial<PlanHeader['options']> =>
  recording.unread ? { reads: 'auto' } : {}

/** A plan's header of what is known, the rest as by default. */
export const headerWith = (fields: object): PlanHeader => {
  const { $schema: _, vars: __, ...header } = planHeader.parse({ version: 1, ...fields })
  return header
}
