import type { Problem } from '../../errors.ts'
import type { ObjectStore } from '../git/object-store.ts'
import type { Run } from '../history/run-record.ts'
import type { PolicyFile } from '../policy/policy-file.ts'
import { addPolicyKey, type PolicyKey } from '../policy/policy-keys.ts'
import type { ReportedStep } from '../report/report.ts'
import type { Sections } from '../report/sections.ts'

/** What a wing's programs say of a run's result, where a policy names them. */
export interface Inspector extends PolicyKey {
  /** What is said where nobody demanded it. */
  readonly onDemand: string
  /** Throws INTERRUPTED when the signal aborts, and what `isolatedWorktree` throws. */
  inspect(store: ObjectStore, run: InspectedRun, terms: InspectionTerms): Promise<Inspection>
}

export interface InspectedRun {
  readonly run: Run
  /** All steps of the run, as reported. */
  readonly steps: readonly ReportedStep[]
}

/** What a caller wishes of it: each wing adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: the wings fill it
export interface InspectionWishes {}

export interface InspectionTerms {
  readonly policy: PolicyFile
  readonly wishes: InspectionWishes
  /** Whether the result may become a draft. */
  readonly drafts: boolean
  /** Files that a rule denies to read: nothing of them is shown. */
  isHidden(path: string): boolean
  readonly signal?: AbortSignal | undefined
}

/** What was found, and its consequences. */
export interface Inspection {
  readonly sections: Sections
  /** Why nothing may be delivered. */
  readonly problems: readonly Problem[]
  readonly notes: readonly string[]
  readonly draft: boolean
}

const known: Inspector[] = []

export const addInspector = (one: Inspector): void => {
  addPolicyKey(one)
  known.push(one)
}

/** The one that a policy names programs for. */
export const inspectorOf = (file: PolicyFile): Inspector | undefined =>
  known.find(({ key, programs }) => {
    const content = file[key]
    return content !== undefined && programs(content).length > 0
  })
