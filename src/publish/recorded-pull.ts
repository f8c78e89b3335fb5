import type { StepNames } from '../core/plan/without.ts'
import type { RunReport } from '../core/report/report.ts'
import { compareSteps, type Fingerprint, packFingerprints, unpackFingerprints } from '../core/report/since.ts'
import type { PublishOptions } from './options.ts'
import type { KnownPull, Standing } from './remote-state.ts'

/** The report, with what changed since the run that the open pull request remembers. */
export function sinceRecorded(
  report: RunReport,
  each: readonly Fingerprint[],
  standing: Standing | undefined,
): RunReport {
  const record = standing && openPullIn(standing)?.record
  const steps = record?.each === undefined ? undefined : unpackFingerprints(record.each)
  if (!record || !steps || record.each === packFingerprints(each)) return report
  return { ...report, since: compareSteps({ commit: commitId(record.head), steps }, each) }
}

/** People can write anything into a mark. */
export const commitId = (text: string): string | null => (/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(text) ? text : null)

/** The open pull request of the branch on its base. */
export const openPullIn = ({ pulls, target }: Pick<Standing, 'pulls' | 'target'>): KnownPull | undefined =>
  pulls.find(({ state, base }) => state === 'open' && base.ref === target.base.branch)

/** The options, with the steps left out that reviewers of the same plan's open pull request left out; who asks for some decides anew. */
export function withDecisions<
  Options extends { readonly without?: StepNames | undefined; readonly publish: PublishOptions },
>(
  options: Options,
  standing: Standing | undefined,
  { plan, total }: { readonly plan: string; readonly total: number },
): Options {
  const record = standing && openPullIn(standing)?.record
  if (options.without !== undefined || record?.plan !== plan || !record.decided) return options
  // People can write anything into a mark.
  const decided = record.decided.filter(({ step }) => step <= total)
  return { ...options, without: decided.map(({ step }) => step), publish: { ...options.publish, decided } }
}
