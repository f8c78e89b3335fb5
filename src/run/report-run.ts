import { masked } from '../policy/mask.ts'
import { buildReport, type ReportParts } from '../report/build-report.ts'
import type { RunReport } from '../report/report.ts'
import type { Ground } from './ground.ts'
import { PATCHED_STEPS, type Replayed } from './replayed.ts'
import type { Request } from './request.ts'
import { runNotes } from './run-notes.ts'

export interface RunParts extends Pick<ReportParts, 'notes' | 'verifications' | 'problems' | 'pullRequest'> {
  readonly ground: Pick<Ground, 'git' | 'base'>
  readonly request: Request
  readonly replayed: Pick<Replayed, 'steps' | 'run' | 'workspace'>
  readonly branch?: string | undefined
}

/** What a run reports, recorded or not; credentials in it are masked. */
export async function reportRun({
  ground,
  request,
  replayed,
  branch,
  notes = [],
  ...more
}: RunParts): Promise<RunReport> {
  const { header, files, overrides } = request
  const { steps, run } = replayed
  const report = buildReport({
    plan: { title: header.title, digest: header.digest, description: header.description, files, overrides },
    steps,
    base: ground.base,
    head: run ? { ...run.head, ...(branch !== undefined && { branch }) } : null,
    run: run ? { id: run.id } : null,
    notes: [...notes, ...(await runNotes(ground.git, replayed)), ...patchNotes(request), ...passedOverNotes(request)],
    ...more,
  })
  return masked(report)
}

const passedOverNotes = ({ passedOver }: Request): readonly string[] =>
  [...passedOver].map(
    ([step, count]) =>
      `Step ${step} passed over ${count === 1 ? 'a file' : `${count} files`} that its glob names: a rule denies to read ${count === 1 ? 'it' : 'them'}.`,
  )

const patchNotes = ({ steps }: Request): readonly string[] =>
  steps.length <= PATCHED_STEPS
    ? []
    : [`The patches of ${steps.length} steps are left out of the report; \`editplan show <run> <step>\` prints each.`]
