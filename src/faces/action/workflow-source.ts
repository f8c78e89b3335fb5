import { canonicalJson, isObject, parsedJson } from '../../core/text/json.ts'
import { type GivenSource, madeAfter } from '../../publish/plan-source.ts'
import type { RunnerEvent } from './job.ts'

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
  const { GITHUB_WORKFLOW_REF: workflow = '', GITHUB_JOB: job, GITHUB_REPOSITORY_ID: id, GITHUB_ACTION: step } = env
  const [, owner = '', file, ref] = /^([^/]+\/[^/]+)\/(.+\.ya?ml)@(.+)$/.exec(workflow) ?? []
  if (file === undefined || ref === undefined || !job || !/^\d+$/.test(id ?? '')) return {}
  const isDefault = ref === `refs/heads/${event.repository?.default_branch}`
  const isOwn = owner.toLowerCase() === env.GITHUB_REPOSITORY?.toLowerCase()
  const values = parsedJson(matrix)
  const facts = [
    `workflow ${isOwn ? '' : `${owner}/`}${file}`,
    isDefault ? 'on the default branch' : `on ${ref}`,
    `job ${job}`,
    ...(isObject(values) && Object.keys(values).length > 0 ? [`matrix ${canonicalJson(values)}`] : []),
    ...(step ? [`step ${step}`] : []),
    ...startedBy(event),
  ]
  return { repository: Number(id), made: facts.join(', ') }
}

/** Whose work started the run: anyone may have opened it. */
function startedBy({ pull_request: pull, issue, workflow_run: run }: RunnerEvent): readonly string[] {
  const number = pull?.number ?? issue?.number
  if (number !== undefined) return [`for #${number}`]
  if (run === undefined) return []
  return [madeAfter(run.head_repository?.id, run.head_branch)]
}
