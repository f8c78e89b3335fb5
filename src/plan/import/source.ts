import type { PlanHeader } from '../schema.ts'
import type { Recording } from './recording.ts'

/** A text to import, e.g. a transcript; `name` is what places in it are called by. */
export interface ImportSource {
  readonly name: string
  readonly text: string
}

export interface ImporterOptions {
  /** Import calls that failed, too. */
  readonly keepFailed: boolean
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
