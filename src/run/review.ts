import type { ErrorName } from '../errors.ts'
import type { Git } from '../git/git.ts'
import { temporaryWorktree } from '../git/temporary-worktree.ts'
import type { Step } from '../plan/schema.ts'
import type { Decision, Grant, Policy } from '../policy/policy.ts'
import { classifiedOf, type ReviewedStep, reviewSteps } from '../policy/review.ts'
import { reportProblem } from '../report/build-report.ts'
import { oneLine } from '../report/plain-text.ts'
import type { ReportedStep } from '../report/report.ts'
import { pathOnceFree, type Source } from '../workspace/workspace.ts'
import type { Ground } from './ground.ts'
import type { Replayed } from './replayed.ts'
import { type Request, touchedPaths } from './request.ts'
import type { RunPolicy } from './run-policy.ts'

/** A step that the policy asks about, put to somebody. */
export interface Question {
  readonly step: Step
  /** Relative to the root, as the report names it. */
  readonly path: string
  /** What asks, as in `Decision.rule`, and why in a sentence. */
  readonly rule: string
  readonly reason: string
}

/** Leave for a question: for this step, for its file, or for all that its rule asks; undefined is none. */
export type Ask = (question: Question) => Promise<Grant | undefined>

export interface Review {
  /** The policy with the leave that was given. */
  readonly policy: Policy
  /** What it says about each step that something in it is about, by the step's number; what waits for leave in a draft is asked still. */
  readonly decisions: ReadonlyMap<number, Decision>
  /** Steps that nobody allowed and that a draft may hold. */
  readonly drafted: readonly ReviewedStep[]
}

export interface ReviewOptions {
  /** The commit whose files the classifier runs on: where the policy stands. */
  readonly commit: string
  /** Somebody who can be asked now. */
  readonly ask?: Ask | undefined
  /** What becomes of steps without leave: refused, or let through into a draft. */
  readonly onAsk: 'stop' | 'draft'
  readonly signal?: AbortSignal | undefined
}

/** Asks the policy about every step before any is replayed, the classifier about those that no rule decides, then somebody. */
export async function reviewRun(
  policy: RunPolicy,
  { ground, request }: { readonly ground: Ground; readonly request: Request },
  options: ReviewOptions,
): Promise<Review> {
  if (policy.silent) return { policy, decisions: new Map(), drafted: [] }
  const { ask, onAsk, commit, signal } = options
  const reviewed = await review(policy, locate(ground.source, request), { git: ground.git, commit, signal })
  const classified = classifiedOf(reviewed)
  const asked = reviewed.filter(({ decision }) => decision.behavior === 'ask')
  const given = ask ? await askInTurn(asked, { ask, classified, policy, request }) : []
  const allowed = policy.allowing({ grants: given, classified })
  const drafted = onAsk === 'draft' ? asked.filter((one) => decide(allowed, one).behavior === 'ask') : []
  const leave = [...given, ...drafted.map(({ step }) => ({ step: step.index }))]
  const final = policy.allowing({ grants: leave, classified })
  const waiting = new Set(drafted)
  const answered = new Set(asked.filter((one) => !waiting.has(one)))
  const decisions = reviewed
    .map((one) => [one.step.index, answered.has(one) ? decide(final, one) : one.decision] as const)
    .filter(([, { rule }]) => rule !== 'default')
    .sort(([, one], [, other]) => SEVERITY[one.behavior] - SEVERITY[other.behavior])
  return { policy: final, decisions: new Map(decisions), drafted }
}

/** Of a step with several paths the strictest counts. */
const SEVERITY: Readonly<Record<Decision['behavior'], number>> = { allow: 0, ask: 1, deny: 2 }

/**
 * What was replayed, with what the policy says of each step that a rule is about. Where the policy stopped the run, every step that it
 * refuses is told, not the first alone.
 */
export function withDecisions(replayed: Replayed, { decisions, policy }: Review, request: Request): Replayed {
  if (decisions.size === 0) return replayed
  const stopped = replayed.stopped && replayed.steps.some(({ error }) => error && REFUSALS.has(error.name))
  const given = new Map(Array.from(stopped ? request.steps : [], (step) => [step.index, step]))
  const pathsOfStep = (index: number) => {
    const step = given.get(index)
    return step ? touchedPaths(step, request) : []
  }
  const told = replayed.steps.map((reported): ReportedStep => {
    const { index, status, tool } = reported
    const decision = decisions.get(index)
    if (!decision) return reported
    const paths = stopped && status === 'skipped' ? pathsOfStep(index) : []
    const [refusal] = paths.flatMap((path) => policy.path(path, tool, index) ?? [])
    if (!refusal) return { ...reported, policy: decision }
    const at = given.get(index)?.at
    return { ...reported, policy: decision, status: 'failed', error: reportProblem({ ...refusal, ...(at && { at }) }) }
  })
  return { ...replayed, steps: told }
}

const REFUSALS: ReadonlySet<ErrorName> = new Set<ErrorName>(['POLICY_ASK', 'PATH_DENIED'])

/** What the pull request says of the steps that wait for leave in it. */
export const draftNotes = ({ drafted }: Review): readonly string[] =>
  drafted.map(
    ({ step, path, decision }) =>
      `Step ${step.index}, ${step.tool} of ${oneLine(path)}, waits for leave: ${oneLine(decision.reason)}.`,
  )

type LocatedStep = Pick<ReviewedStep, 'step' | 'path'>

/** The steps, once for each of their paths that lies somewhere; the replay refuses the others. */
function locate(source: Source, request: Request): readonly LocatedStep[] {
  const located = new Map(request.paths.map((given) => [given, source.locate(given)]))
  return [...request.steps].flatMap((step) =>
    touchedPaths(step, request).flatMap((given) => {
      const path = pathOnceFree(located.get(given) ?? source.locate(given))
      return path === undefined ? [] : [{ step, path }]
    }),
  )
}

/** The classifier runs beside the policy's own files, so that nothing under review can take its place. */
async function review(
  policy: Policy,
  steps: readonly LocatedStep[],
  { git, commit, signal }: Pick<ReviewOptions, 'commit' | 'signal'> & { readonly git: Git },
): Promise<readonly ReviewedStep[]> {
  if (policy.file.mode !== 'auto' || !policy.file.classifier) return reviewSteps(policy, steps, { cwd: git.root })
  await using place = await temporaryWorktree(git, commit)
  return await reviewSteps(policy, steps, { cwd: place.git.root, ...(signal && { signal }) })
}

interface Asking {
  readonly ask: Ask
  readonly classified: ReadonlyMap<number, Decision>
  readonly policy: RunPolicy
  readonly request: Request
}

/** One question at a time, leaving out what an earlier answer covers; under `on_error: stop` a refusal is the last word. */
async function askInTurn(
  asked: readonly ReviewedStep[],
  { ask, classified, policy, request }: Asking,
): Promise<readonly Grant[]> {
  const grants: Grant[] = []
  let current = policy.allowing({ classified })
  for (const one of asked) {
    if (decide(current, one).behavior !== 'ask') continue
    const { rule, reason } = one.decision
    const grant = await ask({ step: one.step, path: one.path, rule, reason })
    if (!grant && request.header.options.on_error === 'stop') break
    if (grant) grants.push(grant)
    current = policy.allowing({ grants, classified })
  }
  return grants
}

const decide = (policy: Policy, { step, path }: LocatedStep): Decision => policy.decide(path, step.tool, step.index)
