import type { CampaignOptions } from './campaign-run.ts'
import type { Row } from './rows.ts'

/** How long GitHub's limit for creating content makes a campaign last, at least. */
export interface Estimate {
  /** Pull requests that may have to be opened. */
  readonly repositories: number
  /** Calls that create content, all together. */
  readonly contents: number
  /** A token is one; an app has one for each owner. */
  readonly identities: number
  /** Of the identity that creates the most. */
  readonly hours: number
}

/** GitHub takes so many contents of an identity in an hour. */
export const CONTENTS_AN_HOUR = 500

export function estimateOf(
  rows: readonly Row[],
  { campaign, app }: Pick<CampaignOptions, 'campaign' | 'app'>,
): Estimate {
  const opened = rows.filter(({ todo }) => todo === 'open' || todo === 'again')
  const { labels, reviewers } = campaign.pull_requests
  const each = 1 + (labels.length > 0 ? 1 : 0) + (reviewers.length > 0 ? 1 : 0)
  const byIdentity = new Map<string, number>()
  for (const { repository } of opened) {
    const identity = app ? (repository.split('/')[0] ?? '').toLowerCase() : ''
    byIdentity.set(identity, (byIdentity.get(identity) ?? 0) + each)
  }
  return {
    repositories: opened.length,
    contents: opened.length * each,
    identities: byIdentity.size,
    hours: Math.ceil(Math.max(0, ...byIdentity.values()) / CONTENTS_AN_HOUR),
  }
}
