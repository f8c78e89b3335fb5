import { script, style } from 'virtual:campaign-client'
import { pageDocument } from '../../browser/document.ts'
import { escapeHtml, showInvisible } from '../../core/text/neutralise.ts'
import type { CampaignStatus } from './campaign-report.ts'

/**
 * A campaign as one self-contained HTML page: no network, and no script but its own. How many pull requests are open over time, what fails, what is
 * oldest, what was skipped and why, whose repositories they are, and every repository in a table.
 */
export const campaignPage = (status: CampaignStatus): string =>
  pageDocument({ title: status.title, script, style, fallback: withoutScript(status), data: [['status', status]] })

/** The counts, for readers without scripts. */
function withoutScript({ title, totals }: CampaignStatus): string {
  const { repositories, ...counts } = totals
  const rows = Object.entries(counts).map(([name, count]) => `<li>${name}: ${count}</li>`)
  const said = '<p>This page needs JavaScript to show the repositories, and JavaScript is switched off.</p>'
  return `<h1>${escapeHtml(showInvisible(title))}</h1><p>${repositories} repositories</p><ul>${rows.join('')}</ul>${said}`
}
