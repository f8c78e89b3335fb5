import type { StepNames } from '../core/plan/without.ts'
import type { RunReport } from '../core/report/report.ts'
import { compareSteps, type Fingerprint, packFingerprints, unpackFingerprints } from '../core/report/since.ts'
import type { PublishOptions } from './options.ts'
import { openPullOf, type RemoteState } from './remote-state.ts'

/** The report, with what changed since the run that the open pull request shows. */
export function sinceRecorded(
  report: RunReport,
  each: readonly Fingerprint[],
  state: RemoteState | undefined,
): RunReport {
  const run = shownRun(state)
  const steps = run?.each === undefined ? undefined : unpackFingerprints(run.each)
  if (!run || !steps || run.each === packFingerprints(each)) return report
  return { ...report, since: compareSteps({ commit: run.head, steps, paths: run.paths }, each) }
}

const shownRun = (state: RemoteState | undefined) => (state && openPullOf(state) ? state.ledger?.run : undefined)

/** The options, with the steps left out that reviewers of the same plan's open pull request left out; who asks for some decides anew. */
export function withDecisions<
  Options extends { readonly without?: StepNames | undefined; readonly publish: PublishOptions },
>(
  options: Options,
  state: RemoteState | undefined,
  { plan, total }: { readonly plan: string; readonly total: number },
): Options {
  const run = shownRun(state)
  if (options.without !== undefined || run?.plan !== plan || !run.decided) return options
  const decided = run.decided.filter(({ step }) => step <= total)
  return { ...options, without: decided.map(({ step }) => step), publish: { ...options.publish, decided } }
}
