import { type PlanInput, planFrom } from '../../../core/plan/define-plan.ts'
import { withDigest } from '../../../core/plan/digest.ts'
import type { Plan, Step } from '../../../core/plan/schema.ts'
import type { SteppedPlan } from '../../../core/plan/steps.ts'
import { openBaseline, openRepository } from '../../../core/run/baseline.ts'
import { requestOf } from '../../../core/run/request.ts'
import { openPolicy, type PolicySource, withoutQuestions } from '../../../core/run/run-policy.ts'
import { tellingSystemFailures } from '../../../core/run/system-failure.ts'
import { EditplanError, type Problem } from '../../../errors.ts'
import { differences, type Trial, type TrialBaseline, tryOut } from '../explain/trial.ts'
import { type Family, familiesOf, refuted, stepOf, type Verdict, withoutIdleReads } from './families.ts'
import { READERS, type ReplacementReader } from './replacements.ts'

export interface GeneraliseOptions {
  /** A folder of the checkout. */
  readonly root: string
  /** Revision to replay on; default: the plan's `base`, else the checkout as it is. */
  readonly base?: string | undefined
  /** Default: the repository's own. */
  readonly policy?: PolicySource | undefined
}

export interface GeneraliseResult {
  /** The same plan where nothing was merged. */
  readonly plan: Plan
  /** The glob steps, by their numbers in that plan, and how many steps each replaces. */
  readonly merged: readonly { readonly step: number; readonly replaces: number; readonly files: number }[]
  /** Steps, by their numbers in the plan that was given, that make the same replacement and were left alone. */
  readonly leftAlone: readonly { readonly steps: readonly number[]; readonly reason: string }[]
}

/**
 * Makes one glob step with its count of steps that make the same replacement in several files, at the place of the first of them. Reads
 * that such a step makes superfluous go. Every glob is proved: the plan that results gives the very same files as the one that was
 * given. Nothing is written. Throws the refusals of a plan that does not apply, and what opening the checkout throws.
 */
export const generalisePlan = (plan: PlanInput, options: GeneraliseOptions): Promise<GeneraliseResult> =>
  tellingSystemFailures(() => generalise(planFrom(plan), options))

async function generalise(
  given: SteppedPlan,
  { root, base, policy: source }: GeneraliseOptions,
): Promise<GeneraliseResult> {
  const git = await openRepository({ root })
  const { steps: _, digest: __, ...header } = given
  await using baseline = await openBaseline(git, {
    replays: 'work-tree',
    base: base ?? given.base,
    baseBy: base === undefined ? 'plan' : 'operator',
    paths: requestOf(given).paths,
  })
  const policy = await openPolicy(git, baseline.head.commit, { given: source, asks: false })
  const on: TrialBaseline = { baseline, policy, checks: withoutQuestions(policy), header }
  const steps = [...given.steps]
  const wanted = await tryOut(steps, on)
  refuseFailing(wanted)
  let state: State = { steps, trial: wanted, merged: [], leftAlone: [] }
  for (const reading of READERS) state = await mergeBy(reading, state, { wanted, on })
  const lean = withoutIdleReads(state.steps, state.merged)
  const proof = await tryOut(lean, on)
  const final = isSame(proof, wanted) ? lean : state.steps
  return { plan: withDigest(header, final.map(numbered)), ...told(state, final) }
}

const numbered = (step: Step, at: number): Step => ({ ...step, index: at + 1 })

function refuseFailing({ steps }: Trial): void {
  const problems: readonly Problem[] = steps.flatMap(({ error }) => error ?? [])
  if (problems.length > 0) throw new EditplanError(problems)
}

/** Steps keep the numbers that the plan gave them; a step that replaces others has that of the first. */
interface State {
  readonly steps: readonly Step[]
  readonly trial: Trial
  readonly merged: readonly Family[]
  readonly leftAlone: readonly Family[]
}

interface Proving {
  readonly wanted: Trial
  readonly on: TrialBaseline
}

/** Tries all families of one reading at once, and again with the next way of each that was refuted, until all that is left is proved. */
async function mergeBy(reading: ReplacementReader, state: State, { wanted, on }: Proving): Promise<State> {
  const known = new Map(
    state.trial.steps.map(({ index, status, changed }) => [index, status === 'applied' ? changed : []]),
  )
  const leftAlone = [...state.leftAlone]
  let open = familiesOf(state.steps, known, reading)
  while (open.length > 0) {
    const trial = await tryOut(withFamilies(state.steps, open), on)
    const verdicts = judge(open, trial, wanted)
    if (verdicts.size === 0) {
      const steps = withFamilies(state.steps, open, trial)
      return { steps, trial, merged: [...state.merged, ...open], leftAlone }
    }
    open = open.flatMap((family) => {
      const verdict = verdicts.get(family)
      const next = verdict ? refuted(family, verdict, known) : family
      if (verdict && !next?.ways.length) leftAlone.push({ ...family, reason: verdict.reason })
      return next?.ways.length ? [next] : []
    })
  }
  return { ...state, leftAlone }
}

/** The steps with those of each family as one, with its count where a trial tells it. */
function withFamilies(steps: readonly Step[], families: readonly Family[], trial?: Trial): readonly Step[] {
  const counts = new Map(trial?.steps.map(({ index, matches }) => [index, matches]))
  const replaced = new Map(families.flatMap((family) => family.members.map(({ index }) => [index, family] as const)))
  return steps.flatMap((step) => {
    const family = replaced.get(step.index)
    if (!family) return [step]
    return family.members[0]?.index === step.index ? [stepOf(family, counts.get(step.index))] : []
  })
}

/** What is wrong with the first ways of families: their own steps first; else those with a file in which the results differ. */
function judge(families: readonly Family[], trial: Trial, wanted: Trial): ReadonlyMap<Family, Verdict> {
  const own = families.flatMap((family) => {
    const verdict = verdictOn(family, trial)
    return verdict ? [[family, verdict] as const] : []
  })
  if (own.length > 0) return new Map(own)
  const failing = trial.steps.filter(({ error }) => error).map(({ path }) => path)
  const wrong = new Set([...differences(trial, wanted), ...failing])
  if (wrong.size === 0) return new Map()
  const touching = families.filter(({ files }) => files.some((path) => wrong.has(path)))
  const [path = ''] = wrong
  const reason = failing.includes(path)
    ? `a later step on ${path} would be refused`
    : `${path} would be another one in the end`
  const blamed = touching.length > 0 ? touching : families
  return new Map(blamed.map((family) => [family, { changed: family.files, reason }]))
}

/** What is wrong with the step of a family by itself; undefined where it changes just the files that it should. */
function verdictOn({ members, files }: Family, { steps }: Trial): Verdict | undefined {
  const tried = steps.find(({ index }) => index === members[0]?.index)
  const changed = tried?.changed ?? []
  if (tried?.error) return { changed, reason: firstLine(tried.error.message) }
  const [other] = changed.filter((path) => !files.includes(path))
  const [missed] = files.filter((path) => !changed.includes(path))
  if (missed !== undefined) return { changed, reason: `one step does not change ${missed}` }
  return other === undefined ? undefined : { changed, reason: `one step changes ${other} too` }
}

const firstLine = (message: string): string => message.split('\n', 1)[0]?.replace(/\.$/, '') ?? ''

const isSame = (proof: Trial, wanted: Trial): boolean =>
  proof.steps.every(({ error }) => !error) && differences(proof, wanted).length === 0

/** The outcome of the families, in the numbers that people know. */
function told({ merged, leftAlone }: State, final: readonly Step[]): Omit<GeneraliseResult, 'plan'> {
  const at = new Map(final.map(({ index }, place) => [index, place + 1]))
  const replacing = new Set(merged.map(({ members }) => members[0]?.index))
  const remaining = leftAlone
    .map((family) => ({
      ...family,
      members: family.members.filter(({ index }) => at.has(index) && !replacing.has(index)),
    }))
    .filter(({ members }) => members.length > 1)
  const byMembers = new Map(remaining.map((family) => [family.members.map(({ index }) => index).join(), family]))
  return {
    merged: merged.map(({ members, files }) => ({
      step: at.get(members[0]?.index ?? 0) ?? 0,
      replaces: members.length,
      files: files.length,
    })),
    leftAlone: [...byMembers.values()].map(({ members, reason }) => ({
      steps: members.map(({ index }) => index),
      reason,
    })),
  }
}
