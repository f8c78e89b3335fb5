import type { RunReport } from '../../../core/report/report.ts'

/** The page of a commit in the repository of a pull request. */
export function commitPage(pull: RunReport['pull_request'], id: string): string | undefined {
  const [, repository] =
    /^(https?:\/\/[^/]+\/[^/]+\/[^/]+)\/(?:pull|compare|issues)\b/.exec(pull?.url || pull?.compare_url || '') ?? []
  return repository === undefined || !/^[0-9a-f]+$/.test(id) ? undefined : `${repository}/commit/${id}`
}
