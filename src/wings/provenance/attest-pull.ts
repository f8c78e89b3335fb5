import { MANIFEST_REFS, type Manifest } from '../../core/history/manifest.ts'
import { masked } from '../../core/policy/secrets.ts'
import type { RunReport } from '../../core/report/report.ts'
import { openRepository } from '../../core/run/baseline.ts'
import { sha256 } from '../../core/text/digest.ts'
import { EditplanError, saidBy } from '../../errors.ts'
import { type PullView, viewPull } from '../../publish/compare-pull.ts'
import { ApiError } from '../../publish/github.ts'
import { createAttestation, listAttestations } from '../../publish/github-api.ts'
import { readManifest } from '../../publish/manifest-ref.ts'
import type { Attestation, AttestPullOptions, PublishOptions } from '../../publish/options.ts'
import { boundedPredicate, PREDICATE_TYPE, type Predicate, type Subject } from './attestation.ts'

/**
 * Signs what a run did, and where it followed a policy what that found, for the pull request as it is at GitHub, and stores that there. Undefined where an attestation of this head is
 * stored already, or the run left no pull request open. Throws ATTESTATION_FAILED where the branch has moved or has no manifest, and
 * where signing or storing is refused.
 */
export async function attestPull(options: AttestPullOptions): Promise<Attestation | undefined> {
  const { report, publish, keep } = options
  const pull = report.pull_request
  if (!pull || pull.number === undefined || pull.failed || pull.proposed || pull.operation === 'closed')
    return undefined
  if (report.totals.applied === 0) return undefined
  const git = await openRepository(options)
  const view = await viewPull(git, pull.number, publish)
  const head = view.pull.head.sha
  if (head !== pull.head_sha) throw failed(`somebody moved the branch to ${head}`)
  const digest = view.run?.manifest
  if (digest === undefined) throw failed('the branch has no manifest')
  const manifest = await readManifest(git, view.places, digest)
  if (await isAttested(view, digest, head)) return undefined
  const subjects: readonly Subject[] = [
    ...options.plans.map(({ name, sha256 }) => ({ name, digest: { sha256 } })),
    { name: `${MANIFEST_REFS}${digest}`, digest: { sha256: digest } },
    { name: `refs/heads/${view.pull.head.ref}`, digest: { gitCommit: head } },
  ]
  const predicate = await masked(predicateOf(options, view, manifest))
  const bundle = await signStatement(subjects, { type: PREDICATE_TYPE, predicate })
  const text = `${JSON.stringify(bundle)}\n`
  await keep('attestation', text)
  const attestation = sha256(text)
  const summary = verificationSummary({ report, manifest, repositoryUrl: addressOf(view, publish), head, attestation })
  if (!summary) return store(view, bundle, publish)
  const branch = subjects.slice(-1)
  const signed = await signStatement(branch, { type: SUMMARY_TYPE, predicate: await masked(summary) })
  await keep('verification-summary', `${JSON.stringify(signed)}\n`)
  const stored = await store(view, bundle, publish)
  await store(view, signed, publish)
  return stored
}

const addressOf = ({ repository }: PullView, { serverUrl = 'https://github.com' }: PublishOptions): string =>
  `${serverUrl.replace(/\/$/, '')}/${repository}`

function predicateOf({ report, inputs }: AttestPullOptions, view: PullView, manifest: Manifest): Predicate {
  const { policy } = manifest
  return boundedPredicate({
    engine: manifest.engine,
    inputs,
    plan: manifest.plan,
    ...(policy && { policy }),
    base: { branch: view.pull.base.ref, commit: manifest.base },
    pull_request: { repository: view.repository, number: view.pull.number },
    steps: report.steps.map(({ index, tool, file_path: file, status }) => ({
      step: index,
      tool,
      ...(file !== undefined && { file }),
      status,
    })),
    totals: report.totals,
  })
}

/** Whether GitHub has an attestation of this manifest and head. Where it may not be asked, one more does no harm. */
async function isAttested({ github, repository }: PullView, digest: string, head: string): Promise<boolean> {
  try {
    const { attestations } = await github.send(listAttestations(repository, digest, PREDICATE_TYPE))
    return attestations.some(({ bundle }) => bundle && payloadOf(bundle.dsseEnvelope.payload).includes(head))
  } catch (error) {
    if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return false
    throw error
  }
}

const payloadOf = (base64: string): string => Buffer.from(base64, 'base64').toString('utf8')

async function store(view: PullView, bundle: object, publish: PublishOptions): Promise<Attestation> {
  const { github, repository } = view
  try {
    const { id } = await github.send(createAttestation(repository, bundle))
    return { id, url: `${addressOf(view, publish)}/attestations/${id}` }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw failed(`GitHub did not store the attestation: ${error.detail}`)
  }
}

const failed = (reason: string): EditplanError =>
  new EditplanError({
    name: 'ATTESTATION_FAILED',
    message: `The pull request was published and is not attested: ${reason}. Give the job \`id-token: write\` and \`attestations: write\`, and run again.`,
  })

/**
 * Signs a statement with a certificate for the workflow that runs: of Sigstore's public instance in a public repository, of GitHub's own
 * elsewhere. Stores it nowhere. Resolves to the Sigstore bundle as JSON; throws ATTESTATION_FAILED.
 */
async function signStatement(
  subjects: readonly Subject[],
  { type, predicate }: { readonly type: string; readonly predicate: object },
): Promise<object> {
  const { attest } = await import('@actions/attest')
  try {
    const signed = await attest({
      subjects: subjects.map(({ name, digest }) => ({ name, digest: { ...digest } })),
      predicateType: type,
      predicate,
      token: '',
      skipWrite: true,
    })
    return signed.bundle
  } catch (error) {
    const said = saidBy(error)
    throw new EditplanError({
      name: 'ATTESTATION_FAILED',
      message: `The run was not attested, because signing failed: ${said}. Give the job \`id-token: write\`, and run again.`,
    })
  }
}

/** https://slsa.dev/spec/v1.1/verification_summary */
export const SUMMARY_TYPE = 'https://slsa.dev/verification_summary/v1'

/** What a run proves about its head, in our own words: SLSA's levels are about builds, and a run is not one. */
export const LEVELS = {
  replayed: 'EDITPLAN_REPLAYED',
  policy: 'EDITPLAN_POLICY_HELD',
  verified: 'EDITPLAN_VERIFICATIONS_PASSED',
} as const

interface SummaryParts {
  readonly report: RunReport
  readonly manifest: Manifest
  /** Address of the repository, and the head that is summed up. */
  readonly repositoryUrl: string
  readonly head: string
  /** SHA-256 of the attestation of the run. */
  readonly attestation: string
}

/**
 * SLSA's summary of what the policy of a run found about its head. Undefined where there is no policy to verify by. A run that was refused has no head that
 * is published; what fails here are verifications whose pull request is a draft.
 */
export function verificationSummary(parts: SummaryParts) {
  const { report, manifest, repositoryUrl, head, attestation } = parts
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
