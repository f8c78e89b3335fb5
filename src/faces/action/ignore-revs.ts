import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { exitCodeFor } from '../../core/report/outcome.ts'
import { EditplanError } from '../../errors.ts'
import type { IgnoreRevsOptions } from '../../publish/ignore-revs.ts'
import { neutraliseCommands } from './annotations.ts'
import { inputReader } from './inputs.ts'
import { type Job, tellFailure } from './job.ts'
import { readPolicy } from './read-plans.ts'

/** `ignore-revs: true`, for `pull_request: closed`: lets blame pass over what was merged, in a pull request of its own. */
export async function runIgnoreRevs(job: Job): Promise<number> {
  try {
    const merge = mergeIn(await readEvent(job.env.GITHUB_EVENT_PATH))
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
  } catch (error) {
    return tellFailure(error, job)
  }
}

type Merge = Pick<IgnoreRevsOptions, 'number' | 'merged'>

/** The parts of the runner's event that are read; GitHub writes it. */
interface RunnerEvent {
  readonly action?: unknown
  readonly pull_request?: {
    readonly number?: unknown
    readonly merged?: unknown
    readonly merge_commit_sha?: unknown
  }
}

function mergeIn({ action, pull_request: pull }: RunnerEvent): Merge | undefined {
  const [number, merged] = [Number(pull?.number), String(pull?.merge_commit_sha)]
  const isCommit = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(merged)
  return action === 'closed' && pull?.merged === true && number > 0 && isCommit ? { number, merged } : undefined
}

async function readEvent(file: string | undefined): Promise<RunnerEvent> {
  try {
    return JSON.parse(await readFile(file ?? '', 'utf8'))
  } catch {
    return {} // no event, as in a run by hand
  }
}

/** Reads the inputs. Throws USAGE with all that is wrong. */
async function readInputs({
  getInput,
  env,
  place,
  secrets,
  signal,
}: Job): Promise<Omit<IgnoreRevsOptions, keyof Merge>> {
  const { text, problems, refuse } = inputReader(getInput)
  for (const name of ['plan', 'mode', 'attest', 'split'])
    if (text(name) !== undefined) refuse(`\`ignore-revs\` has no \`${name}\`. Leave it out.`)
  const [token, branchToken, policy] = [text('token'), text('branch-token'), text('policy')]
  if (problems.length > 0) throw new EditplanError(problems)
  return {
    root: path.resolve(env.GITHUB_WORKSPACE ?? '.', text('repository-path') ?? '.'),
    ...(policy !== undefined && { policy: await readPolicy(policy, place) }),
    ...(signal && { signal }),
    publish: {
      ...{ token, branchToken, withheld: secrets, trustsSettings: false },
      repository: text('repository') ?? env.GITHUB_REPOSITORY,
      serverUrl: env.GITHUB_SERVER_URL,
      apiUrl: env.GITHUB_API_URL,
      graphqlUrl: env.GITHUB_GRAPHQL_URL,
      environment: env,
    },
  }
}
