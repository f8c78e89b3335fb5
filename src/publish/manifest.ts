import editplan from '../../package.json' with { type: 'json' }
import { commitPatch } from '../core/git/commands/diff.ts'
import { NOTHING as NO_FILE } from '../core/git/commands/tree-changes.ts'
import type { Git } from '../core/git/git.ts'
import {
  invalid,
  type KeptResult,
  MANIFEST_BYTES,
  type Manifest,
  parseManifest,
  printManifest,
  type StoredManifest,
} from '../core/history/manifest.ts'
import type { CommitWords } from '../core/history/message.ts'
import type { Run } from '../core/history/run-record.ts'
import { bytesOfPatch, textOfPatch } from '../core/history/stored-changes.ts'
import type { PlanOptions } from '../core/plan/options.ts'
import { planOptions } from '../core/plan/options.ts'
import { parsePlan } from '../core/plan/parse.ts'
import { planLines } from '../core/plan/print.ts'
import type { Plan } from '../core/plan/schema.ts'
import { outlineOf, type SteppedPlan } from '../core/plan/steps.ts'
import { masked, maskedLines } from '../core/policy/secrets.ts'
import { filesOf } from '../core/report/net-changes.ts'
import { refusalOf } from '../core/report/outcome.ts'
import type { ReportedStep } from '../core/report/report.ts'
import { executeRun } from '../core/run/execute-run.ts'
import { reportRun } from '../core/run/report-run.ts'
import { type Request, requestOf, touchesIn, withOptions } from '../core/run/request.ts'
import { type PreparedRun, READ_ONLY, type RunMode, type RunOptions, type RunResult } from '../core/run/run-mode.ts'
import { sha256 } from '../core/text/digest.ts'
import { oneLine } from '../core/text/neutralise.ts'
import { actOn } from '../core/tools/list.ts'
import { checkSpelling } from '../core/workspace/path-guard.ts'
import { EditplanError } from '../errors.ts'

/** The manifest of a run, or why it has none, in a sentence. */
type WrittenManifest =
  | { readonly manifest: StoredManifest; readonly note?: undefined }
  | { readonly manifest?: undefined; readonly note: string }

/** What of a run decides its commits. */
interface RunFacts extends Pick<RunResult, 'request' | 'formatters' | 'commands'> {
  readonly baseline: PreparedRun['baseline']
  readonly policy: PreparedRun['policy']
  readonly run: RunResult['run'] | undefined
  /** Where the run's objects are. */
  readonly git: Git
  /** The plans as they were given, without the options that replace theirs. */
  readonly plans: readonly SteppedPlan[]
  readonly steps: readonly ReportedStep[]
  /** Short name of the branch that gets the commits. */
  readonly branch: string
}

/**
 * Writes down what decides a run's commits. A run whose plan contains a credential has no manifest, even if the plan removes it; nor has
 * one that is too large.
 */
export async function manifestOf(decided: RunFacts): Promise<WrittenManifest> {
  const { baseline, request, policy, plans, steps, branch } = decided
  const texts = await textsOf(plans)
  const results = await resultsOf(decided)
  if (typeof texts === 'string' || typeof results === 'string') return { note: noteOf([texts, results]) }
  const { base, head } = baseline
  const words = wordsOf(request.header.words)
  const manifest: Manifest = {
    version: 1,
    engine: editplan.version,
    plan: request.header.digest,
    plans: texts,
    branch: `refs/heads/${branch}`,
    base: head.commit,
    ...(base.commit !== head.commit && { replayed_on: base.commit }),
    options: request.overrides,
    ...(words && { words }),
    without: [...request.header.without],
    answers: answersIn(steps),
    results,
    ...(policy.source && { policy: { name: policy.source.name, sha256: sha256(policy.source.text) } }),
  }
  const stored = printManifest(manifest)
  if (Buffer.byteLength(stored.text) > MANIFEST_BYTES) return { note: noteOf(['size']) }
  return isReadBack(stored) ? { manifest: stored } : { note: noteOf(['form']) }
}

/** Whether the reader of manifests takes it for what was written. */
function isReadBack({ text, digest }: StoredManifest): boolean {
  try {
    return printManifest(parseManifest(text, digest)).text === text
  } catch (error) {
    if (error instanceof EditplanError) return false
    throw error
  }
}

type Omission = 'size' | 'credential' | 'form'

const REASONS: Readonly<Record<Omission, string>> = {
  size: `it would be larger than ${MANIFEST_BYTES / 1024 / 1024} MiB`,
  credential: 'the plan or what a program changed holds a credential, which it would repeat',
  form: 'its reader would refuse it. Use a name of a branch and options without characters that are not seen',
}

const noteOf = (found: readonly unknown[]): string =>
  `The branch has no manifest, so \`mode: verify\` cannot prove it: ${REASONS[ORDER.find((one) => found.includes(one)) ?? 'size']}.`

const ORDER = ['credential', 'form'] as const

async function textsOf(plans: readonly SteppedPlan[]): Promise<Manifest['plans'] | Omission> {
  const texts: Manifest['plans'] = []
  let bytes = 0
  for (const plan of plans) {
    const lines: string[] = []
    for (const line of planLines(plan)) {
      bytes += Buffer.byteLength(line)
      if (bytes > MANIFEST_BYTES) return 'size'
      if (await holdsCredential(JSON.parse(line))) return 'credential'
      lines.push(line)
    }
    if (plan.vars && (await holdsCredential(plan.vars))) return 'credential'
    const [name = 'plan'] = outlineOf(plan.steps).files
    texts.push({ name, text: lines.join(''), ...(plan.vars && { vars: plan.vars }) })
  }
  return texts
}

const holdsCredential = async (value: unknown): Promise<boolean> => (await masked(value)) !== value

/** What commands made of files, in order of their steps, then what formatters made of them. */
async function resultsOf({ git, run, formatters, commands }: RunFacts): Promise<Manifest['results'] | Omission> {
  if (!run) return []
  const formatted =
    formatters.length === 0
      ? []
      : [{ programs: [...formatters], ...textOfPatch(await git.run(commitPatch(run.head.commit))) }]
  const results = [...commands.map(({ files: _, ...kept }) => kept), ...formatted]
  for (const result of results) {
    const lines = [...result.programs, ...bytesOfPatch(result).toString('utf8').split('\n')]
    const shown = await maskedLines(lines)
    if (shown.some((line, at) => line !== lines[at])) return 'credential'
  }
  return results
}

/** An approver may answer otherwise the next time. */
const answersIn = (steps: readonly ReportedStep[]): Manifest['answers'] =>
  steps.flatMap(({ index, policy, error }) => {
    const isRefused = error?.name === 'POLICY_ASK' || error?.name === 'PATH_DENIED'
    return isRefused || policy?.rule === 'granted' ? [{ step: index, allowed: !isRefused }] : []
  })

function wordsOf(words: CommitWords | undefined): Manifest['words'] {
  const given = Object.entries(words ?? {}).filter(([, value]) => value !== undefined)
  return given.length > 0 ? (Object.fromEntries(given) as Manifest['words']) : undefined
}

/** What was replayed according to a manifest: the plans as given, and all options beside them. */
export type Replay = { readonly plans: readonly Plan[]; readonly request: Request }

/**
 * The request that a manifest records. Throws MANIFEST_INVALID where its plans cannot be read, are not those of its digest, or its
 * options are none. @param digest of the manifest, which messages name
 */
export function requestOfManifest(manifest: Manifest, digest: string): Replay {
  const plans = manifest.plans.map(({ name, text, vars }) => {
    const parsed = parsePlan({ name, text, format: 'jsonl' })
    if (!parsed.ok) throw invalid(digest, `holds a plan with errors: ${parsed.problems[0]?.message}`)
    return { ...parsed.plan, ...(vars && { vars }) }
  })
  const { words, without } = manifest
  const request = requestOf(plans, { overrides: optionsIn(manifest, digest), without, commitWords: words })
  if (request.header.digest === manifest.plan) return { plans, request }
  throw invalid(digest, `holds other plans than it says: their digest is ${request.header.digest}`)
}

function optionsIn({ options }: Manifest, digest: string): Partial<PlanOptions> {
  for (const [name, value] of Object.entries(options)) {
    const option = Object.hasOwn(planOptions.shape, name) ? planOptions.shape[name as keyof PlanOptions] : undefined
    if (!option?.safeParse(value).success) throw invalid(digest, `holds ${name}: ${value}, which is not an option`)
  }
  return options
}

/** The run that a manifest reproduces, while its objects exist. */
export interface DerivedRun {
  /** Has the run's objects. */
  readonly git: Git
  readonly run: Run
  /** What the run is called. */
  readonly title: string
  readonly steps: readonly ReportedStep[]
  /** Unanswered questions of the policy, in sentences. */
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
  {
    manifest,
    digest,
    commits,
    ...options
  }: Pick<RunOptions, 'root' | 'bare' | 'environment' | 'policy' | 'signal'> & {
    readonly manifest: Manifest
    /** Of the manifest. */
    readonly digest: string
    /** Commit whose policy judges the steps, its limits too; default: that of the base, without limits. */
    readonly policyOf?: string | undefined
    /** How steps become commits; default: as in the run that was recorded. */
    readonly commits?: PlanOptions['commits'] | undefined
  },
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
    async (prepared, made) => {
      const { store, policy } = prepared
      const { run, request } = made
      if (!run) return { written: false }
      const { steps } = await reportRun(prepared, made)
      const { mechanical = [] } = policy.file
      const unanswered = unansweredOf(steps, { policy, request, answers: manifest.answers })
      const notes = notesOf(manifest, policy.source?.text)
      result.push(await use({ git: store.git, run, title, steps, unanswered, mechanical, notes }))
      return { written: false }
    },
  )
  if (result.length > 0) return result[0] as Result
  throw new EditplanError(refusalOf(report) ?? { name: 'VERIFY_MISMATCH', message: NOTHING })
}

interface AnsweredPolicy {
  readonly policy: PreparedRun['policy']
  readonly request: RunResult['request']
  readonly answers: Manifest['answers']
}

function unansweredOf(steps: readonly ReportedStep[], { policy, request, answers }: AnsweredPolicy): readonly string[] {
  const answered = new Set(answers.map(({ step }) => step))
  const stated = new Map(Array.from(request.steps, (step) => [step.index, touchesIn(step, request)]))
  return steps.flatMap((step) => {
    if (step.status !== 'applied' || answered.has(step.index)) return []
    const effects = new Map(stated.get(step.index)?.map((touch) => [spelled(touch.path), touch.effects]))
    const asked = filesOf(step).flatMap(({ file_path: path, old_mode, new_mode }) => {
      const act = actOn(step.tool, { was: old_mode !== NO_FILE, is: new_mode !== NO_FILE })
      // The path of a step may lead through a link: what became of the file is known in any case.
      const known = [...act.effects, ...(effects.get(path) ?? [])]
      const { behavior, reason } = policy.decide(path, { ...act, effects: known })
      return behavior === 'ask' ? [`Step ${step.index}, ${step.tool} of ${oneLine(path)}: ${oneLine(reason)}.`] : []
    })
    return asked.slice(0, 1)
  })
}

/** A path as written in a step, in git's form. */
const spelled = (path: string): string => {
  const checked = checkSpelling(path)
  return checked.ok ? checked.path : path
}

const NOTHING = 'What the manifest records changes nothing on its base. Run editplan again for this branch.'

const runModeOf = (manifest: Manifest, digest: string): RunMode => ({
  ...READ_ONLY,
  place: { head: manifest.base, base: manifest.replayed_on ?? manifest.base },
  tellsCommits: true,
  asks: true,
  // Always given, so that no command runs: one without a result is refused.
  commands: async () => resultsOfCommands(manifest),
  recorded: { digest, answers: manifest.answers, results: manifest.results },
})

const resultsOfCommands = ({ results }: Manifest): ReadonlyMap<number, KeptResult> =>
  new Map(results.flatMap((kept) => (kept.step === undefined ? [] : [[kept.step, kept]])))

const notesOf = ({ engine, policy }: Manifest, text: string | undefined): readonly string[] => {
  const digest = text === undefined ? undefined : sha256(text)
  return [
    ...(engine === editplan.version ? [] : [`The run was made by editplan ${engine}; this is ${editplan.version}.`]),
    ...(policy?.sha256 === digest
      ? []
      : [`The run followed another policy (${policy?.name ?? 'none'}) than this one.`]),
  ]
}
