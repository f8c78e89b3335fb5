import editplan from '../../package.json' with { type: 'json' }
import type { Git } from '../core/git/git.ts'
import type { Manifest } from '../core/history/manifest.ts'
import type { Run } from '../core/history/run-record.ts'
import type { KeptResult } from '../core/history/stored-changes.ts'
import type { PlanOptions } from '../core/plan/schema.ts'
import type { Policy } from '../core/policy/policy.ts'
import { filesOf } from '../core/report/net-changes.ts'
import type { ReportedStep } from '../core/report/report.ts'
import { executeRun } from '../core/run/execute-run.ts'
import { withOptions } from '../core/run/request.ts'
import { type AttemptOptions, type Place, READ_ONLY, type RunMode } from '../core/run/run-mode.ts'
import { sha256 } from '../core/text/digest.ts'
import { oneLine } from '../core/text/neutralise.ts'
import { EditplanError } from '../errors.ts'
import { requestOfManifest } from './manifest.ts'

export interface DeriveOptions extends Pick<AttemptOptions, 'root' | 'bare' | 'environment' | 'policy' | 'signal'> {
  readonly manifest: Manifest
  /** Of the manifest. */
  readonly digest: string
  /** Commit whose policy judges the steps, its limits too; default: that of the base, without limits. */
  readonly policyOf?: string | undefined
  /** How steps become commits; default: as in the run that was recorded. */
  readonly commits?: PlanOptions['commits'] | undefined
}

/** The run that a manifest gives, while its objects are there. */
export interface DerivedRun {
  /** Has the run's objects. */
  readonly git: Git
  readonly run: Run
  /** What the run is called. */
  readonly title: string
  readonly steps: readonly ReportedStep[]
  /** What the policy asks about and nobody answered, in sentences. */
  readonly unanswered: readonly string[]
  /** The rules of the policy that mark changes as mechanical. */
  readonly mechanical: readonly string[]
  /** What may make it another run than the one that was recorded, in sentences. */
  readonly notes: readonly string[]
}

/**
 * Makes a run again from its manifest, on the base that this names. Nobody is asked, no program runs and nothing is written: `use` gets
 * what the run would be. Throws MANIFEST_INVALID, what the plans are refused for, and VERIFY_MISMATCH where nothing changes.
 */
export async function deriveRun<Result>(
  { manifest, digest, commits, ...options }: DeriveOptions,
  use: (derived: DerivedRun) => Promise<Result>,
): Promise<Result> {
  const { request: recorded } = requestOfManifest(manifest, digest)
  const request = commits === undefined ? recorded : withOptions(recorded, { commits })
  const { title } = request.header
  const result: Result[] = []
  const report = await executeRun(
    request,
    options,
    { ...runModeOf(manifest, digest), limits: options.policyOf !== undefined },
    async ({ store, run, policy, ...ready }) => {
      if (!run) return { written: false }
      const { steps } = await ready.report()
      const { mechanical = [] } = policy.file
      const unanswered = unansweredOf(steps, { policy, answers: manifest.answers })
      const notes = notesOf(manifest, policy.source?.text)
      result.push(await use({ git: store.git, run, title, steps, unanswered, mechanical, notes }))
      return { written: false }
    },
  )
  if (result.length > 0) return result[0] as Result
  const [refusal] = [...(report.problems ?? []), ...report.steps.flatMap(({ error }) => error ?? [])]
  throw new EditplanError(refusal ?? { name: 'VERIFY_MISMATCH', message: NOTHING })
}

interface AnsweredPolicy {
  readonly policy: Policy
  readonly answers: Manifest['answers']
}

function unansweredOf(steps: readonly ReportedStep[], { policy, answers }: AnsweredPolicy): readonly string[] {
  const answered = new Set(answers.map(({ step }) => step))
  return steps.flatMap((step) => {
    if (step.status !== 'applied' || answered.has(step.index)) return []
    const asked = [...new Set(filesOf(step).map(({ file_path }) => file_path))].flatMap((path) => {
      const { behavior, reason } = policy.decide(path, step.tool)
      return behavior === 'ask' ? [`Step ${step.index}, ${step.tool} of ${oneLine(path)}: ${oneLine(reason)}.`] : []
    })
    return asked.slice(0, 1)
  })
}

const NOTHING = 'What the manifest records changes nothing on its base. Run editplan again for this branch.'

const runModeOf = (manifest: Manifest, digest: string): RunMode<Place> => ({
  ...READ_ONLY,
  place: () => ({ head: manifest.base, base: manifest.replayed_on ?? manifest.base }),
  tellsCommits: true,
  asks: true,
  // Always given, so that no command runs: one without a result is refused.
  commands: async () => resultsOfCommands(manifest),
  recorded: { digest, answers: manifest.answers, results: manifest.results },
})

const resultsOfCommands = ({ results }: Manifest): ReadonlyMap<number, KeptResult> =>
  new Map(
    results.flatMap(({ step, programs: [command = ''], patch, encoding }) =>
      step === undefined ? [] : [[step, { command, patch, ...(encoding && { encoding }) }]],
    ),
  )

const notesOf = ({ engine, policy }: Manifest, text: string | undefined): readonly string[] => {
  const digest = text === undefined ? undefined : sha256(text)
  return [
    ...(engine === editplan.version ? [] : [`The run was made by editplan ${engine}; this is ${editplan.version}.`]),
    ...(policy?.sha256 === digest
      ? []
      : [`The run followed another policy (${policy?.name ?? 'none'}) than this one.`]),
  ]
}
