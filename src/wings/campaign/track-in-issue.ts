import { safeTitle } from '../../core/report/safe-markdown.ts'
import { EditplanError } from '../../errors.ts'
import { createIssue, listIssues, updateIssue } from '../../publish/github-api.ts'
import { isRepositoryName } from './campaign-file.ts'
import { campaignMarkdown } from './campaign-markdown.ts'
import { type CampaignOptions, openCampaign } from './campaign-run.ts'
import { notesPrefix } from './identity.ts'
import type { CampaignStatus } from './status.ts'

/**
 * Keeps the status in one open issue of a repository, which is found by a mark: made once, then brought up to date in place. Nothing is
 * sent where it says the same. A token is used before an app. Throws USAGE, GITHUB_FAILED.
 * @param repository `owner/name`
 */
export async function trackInIssue(
  options: CampaignOptions,
  status: CampaignStatus,
  repository: string,
): Promise<{ readonly number: number; readonly url: string }> {
  if (!isRepositoryName(repository)) {
    throw new EditplanError({ name: 'USAGE', message: `${JSON.stringify(repository)} is not owner/name.` })
  }
  const { identity } = openCampaign(options)
  // A token for the issue may come beside the app: an app asks for no more than pull requests take.
  const { connections } = openCampaign(options.token ? { ...options, app: undefined } : options)
  const reached = await connections.reach(repository.split('/')[0] ?? '')
  if (!('github' in reached)) throw new EditplanError(reached)
  const { github } = reached
  const mark = `<!-- editplan:campaign ${notesPrefix(identity).split('/').at(-2)} -->`
  const body = `${mark}\n${campaignMarkdown(status)}`
  const known = (await github.list(listIssues(repository, undefined))).find((one) => one.body?.startsWith(mark))
  if (!known) {
    const made = await github.send(createIssue(repository, { title: safeTitle(status.title), body }))
    return { number: made.number, url: made.html_url }
  }
  if (withoutTime(known.body ?? '') !== withoutTime(body))
    await github.send(updateIssue(repository, known.number, body))
  return { number: known.number, url: known.html_url }
}

const withoutTime = (body: string): string => body.replace(/, as of [^.]*\./, '')
