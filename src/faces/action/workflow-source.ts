import { canonicalJson, isObject, parsedJson } from '../../core/text/json.ts'
import type { WorkflowRun } from '../../publish/options.ts'
import { type GivenSource, madeAfter } from '../../publish/plan-source.ts'
import type { RunnerEvent } from './runner-event.ts'

interface RunningJob {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly event: RunnerEvent
  /** Values of the job's matrix, as JSON. */
  readonly matrix: string
}

/**
 * What makes a plan that is not in the base: the workflow's file and branch, the job, its matrix values, the step, and of a run that somebody else's
 * work started, whose. All of it GitHub says: a fork, or the author of another workflow, cannot be the same. Empty where something is missing.
 */
export function workflowSource({ env, event, matrix }: RunningJob): GivenSource {
  const { GITHUB_JOB: job, GITHUB_REPOSITORY_ID: id, GITHUB_ACTION: step } = env
  const { file, ref } = workflowOf(env)
  if (file === undefined || ref === undefined || !job || !/^\d+$/.test(id ?? '')) return {}
  const startedBy = startOf(event)
  const { default_branch: defaultBranch } = event.repository ?? {}
  if (startedBy === undefined || defaultBranch === undefined) return {}
  const isDefault = ref === `refs/heads/${defaultBranch}`
  const values = parsedJson(matrix)
  const facts = [
    `workflow ${file}`,
    isDefault ? 'on the default branch' : `on ${ref}`,
    `job ${job}`,
    ...(isObject(values) && Object.keys(values).length > 0 ? [`matrix ${canonicalJson(values)}`] : []),
    ...(step ? [`step ${step}`] : []),
    ...startedBy,
  ]
  return { repository: Number(id), made: facts.join(', ') }
}

/** Which run of its workflow this is; undefined where the runner does not say. */
export function workflowRun(env: RunningJob['env']): WorkflowRun | undefined {
  const { file } = workflowOf(env)
  const [number, id] = [numberIn(env.GITHUB_RUN_NUMBER), numberIn(env.GITHUB_RUN_ID)]
  return file === undefined || number === undefined ? undefined : { file, number, ...(id !== undefined && { id }) }
}

const numberIn = (text = ''): number | undefined =>
  /^[1-9]\d*$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined

/** The workflow's file, after the repository's name where that is another one, since the own one may be renamed; and its ref. */
function workflowOf({ GITHUB_WORKFLOW_REF: workflow = '', GITHUB_REPOSITORY: own = '' }: RunningJob['env']) {
  const [, owner = '', file, ref] = /^([^/]+\/[^/]+)\/(.+\.ya?ml)@(.+)$/.exec(workflow) ?? []
  const isOwn = owner.toLowerCase() === own.toLowerCase()
  return { file: file === undefined || isOwn ? file : `${owner}/${file}`, ref }
}

/** Whose work started the run: anyone may have opened it. Undefined where the event does not say. */
function startOf({ pull_request: pull, issue, workflow_run: run }: RunnerEvent): readonly string[] | undefined {
  const opened = pull ?? issue
  if (opened) return opened.number === undefined ? undefined : [`for #${opened.number}`]
  if (run === undefined) return []
  const { head_repository: repository, head_branch: branch } = run
  return repository === undefined || branch === undefined ? undefined : [madeAfter(repository?.id, branch)]
}
