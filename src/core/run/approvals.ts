import type { ErrorName, Problem } from '../../errors.ts'
import type { Git } from '../git/git.ts'
import { temporaryWorktree } from '../git/temporary-worktree.ts'
import type { Step } from '../plan/schema.ts'
import { nameOf } from '../plan/steps.ts'
import { classifiedOf, type ReviewedStep, reviewSteps } from '../policy/classifier.ts'
import type { Decision } from '../policy/command-rules.ts'
import { bySeverity, type Grant, type Policy, wantsConfirmation } from '../policy/policy.ts'
import { masked } from '../policy/secrets.ts'
import { reportProblem } from '../report/build-report.ts'
import type { ReportedStep } from '../report/report.ts'
import { effectOf } from '../tools/list.ts'
import { CHANGING, namesOf, READING, refuseByRule, type Touch } from '../tools/permission.ts'
import type { StepTool } from '../tools/step-inputs.ts'
import { pathOnceFree, type Source } from '../workspace/workspace.ts'
import type { Baseline } from './baseline.ts'
import type { RecordedAnswers } from './recorded-results.ts'
import type { ReplayOutcome } from './replayed.ts'
import { type Request, touchesIn } from './request.ts'
import type { RunPolicy } from './run-policy.ts'

/** A step that needs approval. */
export interface Question {
  readonly step: Step
  /** Relative to the root, as the report names it. */
  readonly path: string
  /** The rule, as in `Decision.rule`, and its reason in a sentence. */
  readonly rule: string
  readonly reason: string
}

/** Answers a question: approves this step, its file, or everything its rule asks about; undefined refuses. */
export type Ask = (question: Question) => Promise<Grant | undefined>

/** The outcome of policy, classifier and approver. */
export interface Review {
  /** The policy with the approvals that were given. */
  readonly policy: Policy
  /** The decision about each step that one of its rules matches, by the step's number; steps that await approval in a draft still ask. */
  readonly decisions: ReadonlyMap<number, Decision>
  /** Unapproved steps that a draft may contain. */
  readonly drafted: readonly ReviewedStep[]
  /** What was approved, drafted steps included, and the classifier's answers. */
  readonly approvals: Approvals
}

type Approvals = { readonly grants: readonly Grant[]; readonly classified: ReadonlyMap<number, Decision> }

export const NO_APPROVALS: Approvals = { grants: [], classified: new Map() }

/** Approvals given when the plan was applied are unknown now: questions count as approved. */
export function withRecordedApprovals(policy: RunPolicy, recorded?: RecordedAnswers): Review {
  const refused = new Set(recorded?.answers.filter(({ allowed }) => !allowed).map(({ step }) => step))
  const path: Policy['path'] = (path, act, step) => {
    if (step !== undefined && refused.has(step)) return REFUSED
    return policy.decide(path, act).behavior === 'ask' ? undefined : policy.path(path, act)
  }
  return { policy: { ...policy, path }, decisions: new Map(), drafted: [], approvals: NO_APPROVALS }
}

const REFUSED: Problem = { name: 'POLICY_ASK', message: 'Nobody allowed this step when the plan was applied.' }

/** Asks the policy about every step before any is replayed, the classifier about those that no rule decides, then a person. */
export async function reviewRun(
  policy: RunPolicy,
  { baseline, request }: { readonly baseline: Baseline; readonly request: Request },
  options: {
    /** The commit whose files the classifier runs on: the one that holds the policy. */
    readonly commit: string
    /** Somebody who can be asked now. */
    readonly ask?: Ask | undefined
    /** How to handle unapproved steps: refuse them, or let them into a draft. */
    readonly onAsk: 'stop' | 'draft'
    readonly signal?: AbortSignal | undefined
  },
): Promise<Review> {
  const { confirms } = request.outline
  if (!confirms && (policy.silent || allowsAll(policy, baseline.source, request)))
    return { policy, decisions: new Map(), drafted: [], approvals: NO_APPROVALS }
  const { ask, onAsk, commit, signal } = options
  const reviewed = await review(policy, locate(baseline.source, request), { git: baseline.git, commit, signal })
  const classified = classifiedOf(reviewed)
  const asked = reviewed.filter(({ decision }) => decision.behavior === 'ask')
  const given = ask ? await askInTurn(asked, { ask, classified, policy, request }) : []
  const allowed = policy.allowing({ grants: given, classified })
  const drafted = onAsk === 'draft' ? asked.filter((one) => decide(allowed, one).behavior === 'ask') : []
  const approvals = [...given, ...drafted.map(({ step }) => ({ step: step.index }))]
  const final = policy.allowing({ grants: approvals, classified })
  const waiting = new Set(drafted)
  const answered = new Set(asked.filter((one) => !waiting.has(one)))
  const decisions = reviewed
    .map((one) => [one.step.index, answered.has(one) ? decide(final, one) : one.decision] as const)
    .filter(([, { rule }]) => rule !== 'default')
    .sort(([, one], [, other]) => bySeverity(one, other))
  return { policy: final, decisions: new Map(decisions), drafted, approvals: { grants: approvals, classified } }
}

/** Who approves what a command does, which is known only while the steps are replayed. */
export class CommandApproval {
  readonly #policy: RunPolicy
  readonly #review: Review
  readonly #options
  readonly #grants: Grant[] = []
  readonly #drafted: ReviewedStep[] = []

  constructor(options: {
    readonly policy: RunPolicy
    readonly review: Review
    /** Somebody who can be asked now. */
    readonly ask?: Ask | undefined
    /** As in `RunMode`. */
    readonly onAsk: 'stop' | 'draft' | 'pass'
  }) {
    this.#policy = options.policy
    this.#review = options.review
    this.#options = options
  }

  /** The policy with all approvals so far. */
  get policy(): Policy {
    const { policy, approvals } = this.#review
    if (this.#grants.length === 0) return policy
    return this.#policy.allowing({ ...approvals, grants: [...approvals.grants, ...this.#grants] })
  }

  /** The review with what was approved and drafted since. */
  get review(): Review {
    return { ...this.#review, policy: this.policy, drafted: [...this.#review.drafted, ...this.#drafted] }
  }

  /** Whether a command that the policy asks about may run. Nothing runs for a draft. */
  async ofCommand(step: Step, decision: Decision): Promise<boolean> {
    return this.#options.onAsk === 'pass' || (await this.#asked(step, nameOf(step), decision))
  }

  /** Whether a file that a command changed, and that the policy asks about, may be a part of the run. */
  async ofFile(step: Step, { path, effects }: Touch, decision: Decision): Promise<boolean> {
    if (this.#options.onAsk === 'pass' || (await this.#asked(step, path, decision))) return true
    if (this.#options.onAsk !== 'draft') return false
    this.#grants.push({ step: step.index })
    this.#drafted.push({ step, path, effects, decision })
    return true
  }

  /** What is approved of a command is approved for its step: it has no path of its own. */
  async #asked(step: Step, path: string, decision: Decision): Promise<boolean> {
    const grant = await answerTo(this.#options.ask, { step, path, decision })
    if (grant) this.#grants.push('path' in grant ? { step: step.index } : grant)
    return grant !== undefined
  }
}

/** The approver's answer; undefined if there is no approver. */
const answerTo = async (
  ask: Ask | undefined,
  { step, path, decision: { rule, reason } }: Omit<ReviewedStep, 'effects'>,
): Promise<Grant | undefined> => ask?.(await masked({ step, path, rule, reason }))

/**
 * The replay with what the policy says about each step that a rule matches. When the policy stopped the run, every step it refuses is
 * reported, not only the first.
 */
export function withDecisions(replayed: ReplayOutcome, { decisions, policy }: Review, request: Request): ReplayOutcome {
  if (decisions.size === 0) return replayed
  const stopped = replayed.stopped && replayed.steps.some(({ error }) => error && REFUSALS.has(error.name))
  const given = new Map(Array.from(stopped ? request.steps : [], (step) => [step.index, step]))
  const pathsOfStep = (index: number) => {
    const step = given.get(index)
    return step ? touchesIn(step, request) : []
  }
  const reportedSteps = replayed.steps.map((reported): ReportedStep => {
    const { index, status, tool } = reported
    const decision = decisions.get(index)
    if (!decision) return reported
    const paths = stopped && status === 'skipped' ? pathsOfStep(index) : []
    const permission = { policy, workspace: replayed.workspace, step: index }
    const [refusal] = paths.flatMap(({ path, effects }) => refuseByRule(path, { tool, effects }, permission) ?? [])
    if (!refusal) return { ...reported, policy: decision }
    const at = given.get(index)?.at
    return { ...reported, policy: decision, status: 'failed', error: reportProblem({ ...refusal, ...(at && { at }) }) }
  })
  return { ...replayed, steps: reportedSteps }
}

const REFUSALS: ReadonlySet<ErrorName> = new Set<ErrorName>(['POLICY_ASK', 'PATH_DENIED'])

/** Whether no rule of the policy is about any step, whatever it does to its paths. */
function allowsAll(policy: Policy, source: Source, { outline, found }: Request): boolean {
  const isAllowed = (given: string, tool: StepTool): boolean =>
    pathsAt(given, source).every((path) => {
      const { behavior, rule } = policy.decide(path, {
        tool,
        effects: effectOf(tool) === 'reads' ? READING.effects : CHANGING,
      })
      return behavior === 'allow' && rule === 'default'
    })
  return (
    [...outline.touched].every(([tool, paths]) => [...paths].every((path) => isAllowed(path, tool))) &&
    [...outline.globs.values()].every((step) =>
      touchesIn(step, { found }).every(({ path }) => isAllowed(path, step.tool)),
    )
  )
}

/** The names under which a rule may know a path as written in a step; none if the path leads nowhere. */
function pathsAt(given: string, source: Source): readonly string[] {
  const path = pathOnceFree(source.locate(given))
  return path === undefined ? [] : namesOf(path, source)
}

type LocatedStep = Pick<ReviewedStep, 'step' | 'path' | 'effects'>

/** The steps, once for each of their paths that lies somewhere; the replay refuses the others. */
function locate(source: Source, request: Request): readonly LocatedStep[] {
  const known = new Map(request.paths.map((given) => [given, pathsAt(given, source)]))
  return [...request.steps].flatMap((step) =>
    (step.leftOut ? [] : touchesIn(step, request)).flatMap(({ path: given, effects }) =>
      (known.get(given) ?? pathsAt(given, source)).map((path) => ({ step, path, effects })),
    ),
  )
}

/** The classifier runs beside the policy's own files, so that nothing under review can replace it. */
async function review(
  policy: Policy,
  steps: readonly LocatedStep[],
  { git, commit, signal }: { readonly git: Git; readonly commit: string; readonly signal: AbortSignal | undefined },
): Promise<readonly ReviewedStep[]> {
  if (policy.file.mode !== 'auto' || !policy.file.classifier) return reviewSteps(policy, steps, { cwd: git.root })
  await using place = await temporaryWorktree(git, commit)
  return await reviewSteps(policy, steps, { cwd: place.git.root, ...(signal && { signal }) })
}

/** One question at a time, leaving out what an earlier answer covers; under `on_error: stop` a refusal is the last word. */
async function askInTurn(
  asked: readonly ReviewedStep[],
  {
    ask,
    classified,
    policy,
    request,
  }: {
    readonly ask: Ask
    readonly classified: ReadonlyMap<number, Decision>
    readonly policy: RunPolicy
    readonly request: Request
  },
): Promise<readonly Grant[]> {
  const grants: Grant[] = []
  let current = policy.allowing({ classified })
  for (const one of asked) {
    if (decide(current, one).behavior !== 'ask') continue
    const grant = await answerTo(ask, one)
    if (!grant && request.header.options.on_error === 'stop') break
    if (grant) grants.push(grant)
    current = policy.allowing({ grants, classified })
  }
  return grants
}

const decide = (policy: Policy, { step, path, effects }: LocatedStep): Decision =>
  policy.decide(path, { tool: step.tool, effects }, step.index, wantsConfirmation(step))
