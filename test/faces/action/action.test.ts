import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { openBundle } from '../../../src/wings/provenance/verify-attestation.ts'
import { bundles } from '../../support/bundles.ts'
import { type Garden, plantGarden, TOKEN } from '../../support/garden.ts'
import { recordOf } from '../../support/provenance.ts'
import { faultsBy } from '../../support/published-schema.ts'
import { runBuiltJob } from '../../support/runner.ts'
import { plantSigstore, type Sigstore, WORKFLOW } from '../../support/sigstore.ts'
import { startSigstore } from '../../support/sigstore-services.ts'

const PLAN = `version: 1
title: Plant the beds
steps:
  - { tool: Read, file_path: beds/rose.txt }
  - { tool: Edit, file_path: beds/rose.txt, old_string: rose, new_string: 'rose: red' }
`
const BRANCH = 'editplan/plant-the-beds'

/** As GitHub tells of a public repository, whose workflows sign at Sigstore's public instance. */
const EVENT = { name: 'push', payload: { repository: { visibility: 'public', default_branch: 'main' } } }

let dist: string
let sigstore: Sigstore
beforeAll(async () => {
  dist = await bundles()
  sigstore = await plantSigstore()
})

const withPlan = async (): Promise<Garden> => {
  const garden = await plantGarden()
  await writeFile(join(garden.checkout, 'plan.yaml'), PLAN)
  return garden
}

function allowAttestations({ github }: Garden): void {
  const viewer = github.tokens.get(TOKEN)
  if (viewer) github.tokens.set(TOKEN, { ...viewer, attestations: 'write' })
}

/** The runner's own folder, which outlives the job. */
async function temporary() {
  const folder = await mkdtemp(join(tmpdir(), 'editplan-runner-temp-'))
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}

/** In a process of its own: Node reads the certificates that it trusts when it starts. */
const attestJob = (
  garden: Garden,
  variables: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, string>> = {},
) => runBuiltJob(dist, garden, { inputs: { plan: 'plan.yaml', attest: 'true', ...inputs }, event: EVENT, variables })

describe('attest: true', () => {
  it('signs plan, manifest and head, stores that at GitHub, and hands the bundle over', async () => {
    await using garden = await withPlan()
    await using services = await startSigstore(sigstore)
    await using temp = await temporary()
    allowAttestations(garden)
    const variables = { ...services.variables, RUNNER_TEMP: temp.folder }
    const asked = {
      author: 'Fern <fern@garden.invalid>',
      title: 'Words of the title',
      body: 'words of the body',
      'branch-token': TOKEN,
    }
    const job = await attestJob(garden, variables, asked)
    expect(job).toMatchObject({ exitCode: 0, stderr: '' })
    expect(job.outputs).toMatchObject({
      'attestation-id': '1',
      'attestation-url': `${garden.github.serverUrl}/octo-org/garden/attestations/1`,
    })
    const bundle = await readFile(job.outputs['attestation-path'] ?? '', 'utf8')
    expect(garden.repository.attestations).toEqual([JSON.parse(bundle)])
    const { statement, signer } = await openBundle(bundle, sigstore.trustedRoot)
    expect(signer).toMatchObject({ workflow: `https://github.com/${WORKFLOW}` })
    const manifest = (await recordOf(garden)).manifest ?? ''
    expect(statement.subject).toEqual([
      { name: 'plan.yaml', digest: { sha256: createHash('sha256').update(PLAN).digest('hex') } },
      { name: `refs/editplan/manifests/${manifest}`, digest: { sha256: manifest } },
      { name: `refs/heads/${BRANCH}`, digest: { gitCommit: await garden.remote('rev-parse', BRANCH) } },
    ])
    expect(statement.predicate).toMatchObject({
      inputs: { plan: 'plan.yaml', author: 'Fern <fern@garden.invalid>' },
      base: { branch: 'main', commit: await garden.remote('rev-parse', 'main') },
      pull_request: { repository: 'octo-org/garden', number: 1 },
      steps: [
        { step: 1, tool: 'Read', file: 'beds/rose.txt', status: 'read' },
        { step: 2, tool: 'Edit', file: 'beds/rose.txt', status: 'applied' },
      ],
      totals: { applied: 1 },
    })
    const stated = JSON.stringify(statement)
    expect(stated).not.toContain(TOKEN)
    expect(stated).not.toMatch(/words of the/i)
    const second = await attestJob(garden, variables, asked)
    expect(second).toMatchObject({ exitCode: 0, outputs: { 'attestation-id': '', 'attestation-path': '' } })
    expect(garden.repository.attestations).toHaveLength(1)
  })

  it('signs beside it what the policy found, as a verification summary with levels of its own', async () => {
    await using garden = await withPlan()
    await using services = await startSigstore(sigstore)
    await using temp = await temporary()
    allowAttestations(garden)
    const run = [process.execPath, '-e', 'process.exit(0)']
    await writeFile(
      join(garden.checkout, 'policy.json'),
      JSON.stringify({ version: 1, verify: [{ name: 'weeds', run }] }),
    )
    const variables = { ...services.variables, RUNNER_TEMP: temp.folder }
    const job = await attestJob(garden, variables, { policy: 'policy.json' })
    expect(job).toMatchObject({ exitCode: 0, outputs: { 'attestation-id': '1' } })
    const bundle = await readFile(job.outputs['verification-summary-path'] ?? '', 'utf8')
    expect(garden.repository.attestations[1]).toEqual(JSON.parse(bundle))
    const payload = Buffer.from(JSON.parse(bundle).dsseEnvelope.payload, 'base64').toString()
    const statement = JSON.parse(payload)
    expect(faultsBy('vsa-v1', statement)).toBeNull()
    const head = await garden.remote('rev-parse', BRANCH)
    expect(statement.subject).toEqual([{ name: `refs/heads/${BRANCH}`, digest: { gitCommit: head } }])
    const attestation = await readFile(job.outputs['attestation-path'] ?? '')
    expect(statement.predicate).toMatchObject({
      resourceUri: `git+${garden.github.serverUrl}/octo-org/garden@${head}`,
      inputAttestations: [{ digest: { sha256: createHash('sha256').update(attestation).digest('hex') } }],
      verificationResult: 'PASSED',
      verifiedLevels: ['EDITPLAN_REPLAYED', 'EDITPLAN_POLICY_HELD', 'EDITPLAN_VERIFICATIONS_PASSED'],
    })
    // The signature holds; what is stated is no run.
    await expect(openBundle(bundle, sigstore.trustedRoot)).rejects.toMatchObject({
      problems: [{ name: 'ATTESTATION_MISMATCH' }],
    })
  })

  it('names the plan alone that was published, of several candidates', async () => {
    await using garden = await withPlan()
    await using services = await startSigstore(sigstore)
    await writeFile(join(garden.checkout, 'other.yaml'), PLAN.replace('old_string: rose', 'old_string: tulip'))
    allowAttestations(garden)
    const job = await attestJob(garden, services.variables, { plan: 'other.yaml, plan.yaml', combine: 'try' })
    expect(job).toMatchObject({ exitCode: 0, outputs: { best: 'plan.yaml', 'attestation-id': '1' } })
    const { statement } = await openBundle(JSON.stringify(garden.repository.attestations[0]), sigstore.trustedRoot)
    expect(statement.subject.map(({ name }) => name.split('/')[0])).toEqual(['plan.yaml', 'refs', 'refs'])
  })

  it('is refused before anything is published where the job may not say who it is', async () => {
    await using garden = await withPlan()
    await using services = await startSigstore(sigstore)
    allowAttestations(garden)
    const job = await attestJob(garden, services.network)
    expect(job).toMatchObject({ exitCode: 5, outputs: { 'attestation-id': '' } })
    expect(job.stdout).toMatch(/::error title=[^:]*ATTESTATION_FAILED/)
    expect(job.stdout).toContain('id-token: write')
    expect([garden.github.traffic, services.requests]).toEqual([[], []])
    const dryRun = await attestJob(garden, services.network, { 'dry-run': 'true' })
    expect(dryRun).toMatchObject({ exitCode: 0 })
    // With the permissions that the message names, the server of tokens has an address.
    expect(await attestJob(garden, services.variables)).toMatchObject({
      exitCode: 0,
      outputs: { 'attestation-id': '1' },
    })
  })

  it('fails the job where GitHub does not store it, names the permission, and keeps pull request and bundle', async () => {
    await using garden = await withPlan()
    await using services = await startSigstore(sigstore)
    await using temp = await temporary()
    const job = await attestJob(garden, { ...services.variables, RUNNER_TEMP: temp.folder })
    expect(job).toMatchObject({ exitCode: 5, outputs: { 'attestation-id': '', 'pull-request-number': '1' } })
    expect(job.stdout).toContain('attestations: write')
    const bundle = await readFile(job.outputs['attestation-path'] ?? '', 'utf8')
    await openBundle(bundle, sigstore.trustedRoot)
    allowAttestations(garden)
    expect(await attestJob(garden, services.variables)).toMatchObject({
      exitCode: 0,
      outputs: { 'attestation-id': '1' },
    })
  })

  it('fails the job where signing fails, after the pull request is open', async () => {
    await using garden = await withPlan()
    await using services = await startSigstore(sigstore)
    allowAttestations(garden)
    const job = await attestJob(garden, { ...services.variables, ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'wrong' })
    expect(job).toMatchObject({ exitCode: 5, outputs: { 'pull-request-number': '1', 'attestation-path': '' } })
    expect(garden.repository.attestations).toEqual([])
  })
})
