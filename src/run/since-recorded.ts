import type { KnownPull, Standing } from '../publish/standing.ts'
import type { RunReport } from '../report/report.ts'
import { compareSteps, type Fingerprint, unpackFingerprints } from '../report/since.ts'

/** The report, with what changed since the run that the open pull request remembers. */
export function sinceRecorded(
  report: RunReport,
  each: readonly Fingerprint[],
  standing: Standing | undefined,
): RunReport {
  const record = standing && openPullIn(standing)?.record
  const steps = record?.each === undefined ? undefined : unpackFingerprints(record.each)
  return record && steps ? { ...report, since: compareSteps({ commit: commitId(record.head), steps }, each) } : report
}

/** People can write anything into a mark. */
const commitId = (text: string): string | null => (/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(text) ? text : null)

/** The open pull request of the branch on its base. */
export const openPullIn = ({ pulls, target }: Pick<Standing, 'pulls' | 'target'>): KnownPull | undefined =>
  pulls.find(({ state, base }) => state === 'open' && base.ref === target.base.branch)
