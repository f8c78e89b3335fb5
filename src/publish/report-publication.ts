import { reportProblem } from '../core/report/build-report.ts'
import type { RunReport } from '../core/report/report.ts'
import type { ProposedCall, PublishResult } from './publication.ts'

/** A run's report with what was published of it. */
export function withPublication(report: RunReport, publication: PublishResult): RunReport {
  const { operation, number, url, compareUrl, issue, branch, headSha, verified, failed, settled } = publication
  const { problems, proposed, title, body } = publication
  return {
    ...report,
    ...(report.head && { head: { ...report.head, branch } }),
    pull_request: {
      ...(number !== undefined && { number }),
      url,
      ...(compareUrl !== '' && { compare_url: compareUrl }),
      ...(issue && { issue }),
      operation,
      ...(settled && { settled }),
      branch,
      head_sha: headSha,
      ...(verified !== undefined && { verified }),
      ...(failed && { failed }),
      ...(proposed && {
        proposed: { title, body, push: [...proposed.push], calls: proposed.calls.map(reportCall) },
      }),
    },
    ...(problems.length > 0 && { problems: problems.map(reportProblem) }),
  }
}

/** The call as the JSON that would be sent. */
const reportCall = ({ method, path, body }: ProposedCall) => ({
  method,
  path,
  ...(body && { body: JSON.parse(JSON.stringify(body)) }),
})
