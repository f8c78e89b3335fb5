import type { Manifest } from '../../core/history/manifest.ts'
import type { RunReport } from '../../core/report/report.ts'

/** https://slsa.dev/spec/v1.1/verification_summary */
export const SUMMARY_TYPE = 'https://slsa.dev/verification_summary/v1'

/** What a run proves about its head, in words of our own: SLSA's levels are about builds, and a run is none. */
export const LEVELS = {
  replayed: 'EDITPLAN_REPLAYED',
  policy: 'EDITPLAN_POLICY_HELD',
  verified: 'EDITPLAN_VERIFICATIONS_PASSED',
} as const

/** A verification summary of SLSA, version 1. */
export interface VerificationSummary {
  readonly verifier: { readonly id: string; readonly version: Readonly<Record<string, string>> }
  readonly resourceUri: string
  readonly policy: { readonly uri: string; readonly digest: { readonly sha256: string } }
  readonly inputAttestations: readonly { readonly digest: { readonly sha256: string } }[]
  readonly verificationResult: 'PASSED' | 'FAILED'
  readonly verifiedLevels: readonly string[]
}

export interface SummaryParts {
  readonly report: RunReport
  readonly manifest: Manifest
  /** Address of the repository, and the head that is summed up. */
  readonly repositoryUrl: string
  readonly head: string
  /** SHA-256 of the attestation of the run. */
  readonly attestation: string
}

/**
 * What the policy of a run found about its head. Undefined where there is no policy to verify by. A run that was refused has no head that
 * is published; what fails here are verifications whose pull request is a draft.
 */
export function verificationSummary({
  report,
  manifest,
  repositoryUrl,
  head,
  attestation,
}: SummaryParts): VerificationSummary | undefined {
  const { policy, engine, base } = manifest
  if (!policy) return undefined
  const { verifications = [], totals } = report
  const isPassed = verifications.every(({ ok }) => ok) && totals.failed === 0
  const levels = [LEVELS.replayed, LEVELS.policy, ...(verifications.length > 0 ? [LEVELS.verified] : [])]
  return {
    verifier: { id: 'https://github.com/editplan/editplan', version: { editplan: engine } },
    resourceUri: `git+${repositoryUrl}@${head}`,
    policy: {
      uri: `git+${repositoryUrl}@${base}#${policy.name.split('/').map(encodeURIComponent).join('/')}`,
      digest: { sha256: policy.sha256 },
    },
    inputAttestations: [{ digest: { sha256: attestation } }],
    verificationResult: isPassed ? 'PASSED' : 'FAILED',
    verifiedLevels: isPassed ? levels : ['FAILED'],
  }
}
