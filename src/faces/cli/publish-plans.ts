import type { Plan } from '../../index.ts'
import type { RunReport } from '../../report/report.ts'
import type { openPullRequest, RunEvent } from '../../run.ts'

type PullRequestOptions = Parameters<typeof openPullRequest>[1]

/** Opens or updates the pull request of plans; the report of a dry run holds what would be sent. */
export async function publishPlans(plans: readonly Plan[], options: PullRequestOptions): Promise<RunReport> {
  const { openPullRequest } = await import('../../run.ts')
  let proposed: NonNullable<RunReport['pull_request']>['proposed']
  const onEvent = (event: RunEvent): void => {
    if (event.type === 'published') proposed = proposalOf(event)
    else options.onEvent?.(event)
  }
  const report = await openPullRequest(plans, { ...options, onEvent })
  if (!report.pull_request || !proposed) return report
  return { ...report, pull_request: { ...report.pull_request, proposed } }
}

function proposalOf({ publication }: Extract<RunEvent, { type: 'published' }>) {
  const { title, body, proposed } = publication
  if (!proposed) return undefined
  const calls = proposed.calls.map(({ method, path, body: sent }) => ({
    method,
    path,
    // As it is sent: keys without a value are left out.
    ...(sent && { body: JSON.parse(JSON.stringify(sent)) }),
  }))
  return { title, body, push: [...proposed.push], calls }
}
