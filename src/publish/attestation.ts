import type { RunReport } from '../core/report/report.ts'
import type { AttemptOptions } from '../core/run/run-mode.ts'
import { WingSlot } from '../core/wing-slot.ts'
import type { PublishOptions } from './options.ts'

export interface AttestPullOptions extends Pick<AttemptOptions, 'root'> {
  /** What the run that published the pull request reports. */
  readonly report: RunReport
  /** The plan files, as they are named, and the SHA-256 of their bytes. */
  readonly plans: readonly { readonly name: string; readonly sha256: string }[]
  /** What was asked of the run, by name; credentials are masked. */
  readonly inputs: Readonly<Record<string, string>>
  /** How GitHub is reached. */
  readonly publish: PublishOptions
  /** Gets each signed bundle, as JSON, before they are stored at GitHub: that of the run, and the summary of what its policy found. */
  readonly keep: (name: 'attestation' | 'verification-summary', bundle: string) => Promise<void>
}

/** An attestation that GitHub stores. */
export interface Attestation {
  readonly id: number
  /** Its page. */
  readonly url: string
}

/** Signs what a run did; undefined where an attestation of this head is stored already, or the run left no pull request open. */
export type AttestPull = (options: AttestPullOptions) => Promise<Attestation | undefined>

export const attestations = new WingSlot<() => Promise<AttestPull>>('provenance')
