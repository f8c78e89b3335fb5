import path from 'node:path'
import { exitCodeFor } from '../../core/report/outcome.ts'
import { EditplanError } from '../../errors.ts'
import type { IgnoreRevsOptions } from '../../publish/ignore-revs.ts'
import { inputReader, serverInputs } from './inputs.ts'
import { type Job, type RunnerEvent, readEvent } from './job.ts'
import { neutraliseCommands } from './outputs.ts'
import { readPolicy } from './read-plans.ts'

/** `ignore-revs: true`, for `pull_request: closed`: lets blame pass over what was merged, in a pull request of its own. */
export async function runIgnoreRevs(job: Job): Promise<number> {
  const merge = mergeIn(await readEvent(job.env))
  if (!merge) {
    job.info('No pull request was merged: there is nothing to pass over.')
    return 0
  }
  const { ignoreRevs } = await import('../../publish/ignore-revs.ts')
  const { note, report } = await ignoreRevs({ ...merge, ...(await readInputs(job)) })
  job.info(neutraliseCommands(note))
  if (!report) return 0
  job.setOutput('pull-request-number', String(report.pull_request?.number ?? ''))
  job.setOutput('pull-request-url', report.pull_request?.url ?? '')
  job.setOutput('report-path', await job.write('report.json', `${JSON.stringify(report, null, 2)}\n`))
  for (const { name, message } of report.problems ?? []) job.error(neutraliseCommands(message), { title: name })
  return exitCodeFor(report, false)
}

type Merge = Pick<IgnoreRevsOptions, 'number' | 'merged'>

function mergeIn({ action, pull_request: pull }: RunnerEvent): Merge | undefined {
  const [number, merged] = [Number(pull?.number), String(pull?.merge_commit_sha)]
  const isCommit = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(merged)
  return action === 'closed' && pull?.merged === true && number > 0 && isCommit ? { number, merged } : undefined
}

/** Reads the inputs. Throws USAGE with all that is wrong. */
async function readInputs(job: Job): Promise<Omit<IgnoreRevsOptions, keyof Merge>> {
  const reader = inputReader(job.getInput)
  const { text, problems } = reader
  reader.none('`ignore-revs`', 'plan', 'mode', 'attest', 'split')
  const policy = text('policy')
  if (problems.length > 0) throw new EditplanError(problems)
  return {
    root: path.resolve(job.env.GITHUB_WORKSPACE ?? '.', text('repository-path') ?? '.'),
    policy: policy === undefined ? undefined : await readPolicy(policy, job.place),
    signal: job.signal,
    publish: { ...serverInputs(reader, job), branchToken: text('branch-token'), trustsSettings: false },
  }
}
