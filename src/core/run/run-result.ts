import type { Problem } from '../../errors.ts'
import type { ReportedStep, RunReport } from '../report/report.ts'
import type { Audit } from './audit.ts'
import { tellContents } from './file-contents.ts'
import type { PreparedRun } from './prepare.ts'
import { type ReplayOutcome, skipAround } from './replayed.ts'
import { reportRun } from './report-run.ts'
import type { Request } from './request.ts'
import type { Place, Ready } from './run-mode.ts'

/** What the steps made, with the commits that were chosen for them. */
export interface ReplayedRequest extends ReplayOutcome {
  readonly request: Request
  readonly notes: readonly string[]
  readonly commands: Ready<Place>['commands']
}

/** A run on the head that it goes onto, verified. */
export interface Result extends ReplayedRequest {
  readonly verifications: NonNullable<RunReport['verifications']>
  readonly diagnostics: NonNullable<RunReport['diagnostics']>
  /** Why it may not be delivered. */
  readonly problems: readonly Problem[]
  /** A verification failed that may fail. */
  readonly draft: boolean
  /** The files are as the replay left them. */
  readonly asReplayed: boolean
  /** As in `VerifiedRun`. */
  readonly formatters: readonly string[]
}

/** Nothing of it was written. */
export const reportRefusal = ({ baseline, asked }: PreparedRun<Place>, result: Result): Promise<RunReport> =>
  reportRun({
    baseline,
    request: asked,
    workspace: result.workspace,
    steps: skipAround(result.steps, asked),
    notes: result.notes,
    verifications: result.verifications,
    diagnostics: result.diagnostics,
    problems: result.problems,
  })

/** Nothing of it was written either; whoever looks for the cause needs what the steps would have done. */
export async function reportUnverified(
  { baseline, asked, store, options }: PreparedRun<Place>,
  result: Result,
  files: Audit['files'],
): Promise<RunReport> {
  if (options.onContents) await tellContents(store.git, files, options.onContents)
  const { workspace, notes, verifications, diagnostics, problems, steps } = result
  const told = { verifications, diagnostics, problems, notes }
  return reportRun({ baseline, request: asked, workspace, steps: steps.map(asNotWritten), files, ...told })
}

/** A step that took part in a result which was thrown away, with its patch. */
const asNotWritten = (step: ReportedStep): ReportedStep => {
  const { commit: _, ...rest } = step
  return step.status === 'applied' ? { ...rest, status: 'skipped' } : rest
}
