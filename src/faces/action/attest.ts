import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { reportProblem } from '../../core/report/build-report.ts'
import type { RunReport } from '../../core/report/report.ts'
import { EditplanError } from '../../errors.ts'
import { type AttestPullOptions, attestations } from '../../publish/attestation.ts'
import type { ActionInputs } from './inputs.ts'
import type { Job } from './job.ts'
import type { AttestationFiles } from './outputs.ts'

/** A plan file as the workflow names it, and the SHA-256 of its bytes. */
export interface PlanDigest {
  readonly name: string
  readonly sha256: string
}

/** The only inputs that an attestation repeats: they decide what is committed, and none holds a token. */
const ATTESTED_INPUTS = [
  ...['plan', 'branch', 'branch-suffix', 'base', 'sign-commits', 'author', 'committer', 'signoff', 'commit-message'],
  ...[
    'commits',
    'combine',
    'foreign-commits',
    'replace',
    'policy',
    'on-ask',
    'on-failure',
    'reads',
    'duplicates',
    'on-error',
  ],
]

/** @param files absolute paths of the named plans */
export const digestsOf = (names: readonly string[], files: readonly string[]): Promise<readonly PlanDigest[]> =>
  Promise.all(
    names.map(async (name, at) => ({ name: name.split(path.sep).join('/'), sha256: await sha256(files[at] ?? '') })),
  )

interface AttestInput {
  readonly inputs: ActionInputs
  readonly plans: readonly PlanDigest[]
}

/** Attests a published run where the workflow asks for it. A failure is in the report: the pull request is there already. */
export async function attestReport(
  report: RunReport,
  { inputs, plans }: AttestInput,
  { getInput, write }: Pick<Job, 'getInput' | 'write'>,
): Promise<{ readonly report: RunReport; readonly attestation?: AttestationFiles }> {
  if (!inputs.attest) return { report }
  const attestPull = await attestations.get()()
  const { masked } = await import('../../core/policy/secrets.ts')
  const given = ATTESTED_INPUTS.map((name) => [name, getInput(name).trim()]).filter(([, value]) => value)
  const kept: { bundle?: string; summary?: string } = {}
  const keep: AttestPullOptions['keep'] = async (name, text) => {
    kept[name === 'attestation' ? 'bundle' : 'summary'] = await write(`${name}.json`, text)
  }
  const { root, publish } = inputs
  const best = report.candidates?.find((candidate) => candidate.best)?.plan
  const published = best === undefined ? plans : plans.filter(({ name }) => name === best)
  try {
    const asked = { inputs: Object.fromEntries(given), plans: published, root, publish, keep }
    const attested = await attestPull({ report, ...asked })
    const told = attested ? { ...report, notes: [...(report.notes ?? []), `attested: ${attested.url}`] } : report
    return { report: told, attestation: { ...attested, ...kept } }
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
    const problems = [...(report.problems ?? []), ...(await masked(error.problems)).map(reportProblem)]
    const failed = { ...report, problems, ...failedPull(report) }
    return { report: failed, ...(kept.bundle !== undefined && { attestation: kept }) }
  }
}

const failedPull = ({ pull_request: pull }: RunReport): Pick<RunReport, 'pull_request'> =>
  pull ? { pull_request: { ...pull, failed: true } } : {}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}
