import { createHash } from 'node:crypto'
import { MANIFEST_REFS, type Manifest } from '../../core/history/manifest.ts'
import { masked } from '../../core/policy/mask.ts'
import { openRepository } from '../../core/run/baseline.ts'
import { EditplanError } from '../../errors.ts'
import type { Attestation, AttestPullOptions } from '../../publish/attestation.ts'
import { ApiError } from '../../publish/github.ts'
import { createAttestation, listAttestations } from '../../publish/github-api.ts'
import { readManifest } from '../../publish/manifest-ref.ts'
import type { PublishOptions } from '../../publish/options.ts'
import { type PullView, viewPull } from '../../publish/pull-view.ts'
import { signStatement } from './sign.ts'
import { boundedPredicate, PREDICATE_TYPE, type Predicate, type Subject } from './statement.ts'
import { SUMMARY_TYPE, verificationSummary } from './verification-summary.ts'

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
  const attestation = createHash('sha256').update(text).digest('hex')
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
