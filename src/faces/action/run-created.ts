import { EditplanError } from '../../errors.ts'
import { ApiError, connect } from '../../publish/github.ts'
import { getRunCreation } from '../../publish/github-api.ts'
import type { PublishOptions } from '../../publish/options.ts'

/**
 * When the workflow's run was created, as GitHub says. Without the right to ask, a first attempt counts
 * as created now. Throws USAGE for a later one: it would go to the branch of another week.
 */
export async function runCreated(
  { token, repository, apiUrl, graphqlUrl, clock, dryRun }: PublishOptions,
  { GITHUB_RUN_ID: id = '', GITHUB_RUN_ATTEMPT: attempt = '1' }: Readonly<Record<string, string | undefined>>,
): Promise<number | undefined> {
  if (!/^\d+$/.test(id)) return undefined
  if (token !== undefined && repository !== undefined && apiUrl !== undefined && !dryRun) {
    try {
      const github = await connect({ token, apiUrl, graphqlUrl, clock })
      return Date.parse((await github.send(getRunCreation(repository, Number(id)))).created_at)
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status !== 403 && error.status !== 404)) throw error
    }
  }
  if (attempt === '1' || dryRun) return undefined
  const message =
    '`branch-suffix: week` of a re-run needs the date of its first run, which the token may not read. Give the job `permissions: actions: read`.'
  throw new EditplanError({ name: 'USAGE', message })
}
