import { EditplanError, type Position, type Problem } from '../../errors.ts'
import { type ReplayEvent, replay } from '../engine/replay.ts'
import type { StepResult } from '../engine/step-result.ts'
import { openObjectReader } from '../git/cat-file.ts'
import { type PlanInput, planFrom } from '../plan/define-plan.ts'
import { withDigest } from '../plan/digest.ts'
import type { PlanOptions } from '../plan/options.ts'
import type { Plan, PlanHeader, Step } from '../plan/schema.ts'
import type { SteppedPlan } from '../plan/steps.ts'
import type { Policy } from '../policy/policy.ts'
import { masked } from '../policy/secrets.ts'
import { HOW_TO_ANSWER, type RefusedStep, type RepairAnswer, type RepairPacket } from '../report/repair-packet.ts'
import { openString } from '../text/encoding.ts'
import { nearestPlaces } from '../text/nearest.ts'
import { edit } from '../tools/edit.ts'
import { toolOf } from '../tools/list.ts'
import { mayNotBeRead } from '../tools/permission.ts'
import { read } from '../tools/read/read.ts'
import { isStepOf, stepOf } from '../tools/tool.ts'
import { wrapSystemErrors } from '../workspace/file-identity.ts'
import { createOverlay, type Overlay } from '../workspace/overlay.ts'
import type { RepoPath } from '../workspace/workspace.ts'
import { openBaseline, openRepository } from './baseline.ts'
import { type Correction, type CorrectionContext, correctionOf, fileOf, holdersOf, textAt } from './corrections.ts'
import { checkOptions, type KeysOf } from './options.ts'
import { baselineRequest, continuing, requestOf, withFiles } from './request.ts'
import { openPolicy, type PolicySource, withoutQuestions } from './run-policy.ts'

export interface RepairOptions {
  /** A folder of the checkout. */
  readonly root: string
  /** Replay without a work tree. */
  readonly bare?: boolean | undefined
  /** Default: the plan's own, else the checkout as it is. */
  readonly base?: string | undefined
  readonly policy?: PolicySource | undefined
  /** Put corrections in place that are certain: all, or those of the steps with these numbers. Default none. */
  readonly accept?: boolean | readonly number[] | undefined
  /** Replace the plan's own. */
  readonly overrides?: Partial<PlanOptions> | undefined
  /** Inputs that replace the plan's, and steps to leave out. */
  readonly answers?: readonly RepairAnswer[]
  /** Ends the replay between two steps: INTERRUPTED. */
  readonly signal?: AbortSignal | undefined
}

const REPAIR_KEYS: KeysOf<RepairOptions> = {
  root: true,
  bare: true,
  base: true,
  policy: true,
  accept: true,
  overrides: true,
  answers: true,
  signal: true,
}

/** A plan after its repair. */
export interface Repair {
  /** With the answers, and the corrections that were accepted; the same plan where nothing was repaired. */
  readonly plan: Plan
  /** Numbers of the steps, in the plan that was given, that succeed by a correction. */
  readonly corrected: readonly number[]
  /** The steps that are refused still. */
  readonly packet: RepairPacket
}

/**
 * Replays a plan in memory and tells of every refused step what whoever made the plan needs to correct it. A correction that is certain
 * counts for the steps after it; with `accept` it goes into the plan. Nothing is written. Throws USAGE for an answer to a step that the
 * plan does not have, INVALID_INPUT for one that does not fit its tool, and what opening the checkout throws.
 */
export const repairPlan = (given: PlanInput, options: RepairOptions): Promise<Repair> =>
  wrapSystemErrors(() => repaired(planFrom(given), checkOptions(options, REPAIR_KEYS)))

async function repaired(given: SteppedPlan, options: RepairOptions): Promise<Repair> {
  const { accept = false } = options
  const accepted = ({ step, correction }: Outcome): Correction | undefined =>
    accept === true || (accept !== false && accept.includes(step.index)) ? correction : undefined
  const answered = applyAnswers([...given.steps], options.answers ?? [])
  const outcomes = await replayCorrecting(
    { ...given, steps: answered, options: { ...given.options, ...options.overrides } },
    options,
  )
  const kept = outcomes.flatMap((outcome) => {
    const correction = accepted(outcome)
    return correction ? stepsOf(correction) : [outcome.step]
  })
  const corrected = outcomes.flatMap((outcome) => (accepted(outcome) ? [outcome.step.index] : []))
  const refused = outcomes.flatMap((outcome) => (outcome.refused && !accepted(outcome) ? [outcome.refused] : []))
  const { steps: _, digest, ...header } = given
  return {
    plan:
      kept.length > 0 ? withDigest(header satisfies PlanHeader, kept.map(numbered)) : { ...header, steps: [], digest },
    corrected,
    packet: {
      version: 1,
      plan: { title: given.title, sha256: digest, steps: given.steps.length },
      refused: await masked(refused),
      answer: HOW_TO_ANSWER,
    },
  }
}

const stepsOf = ({ step, readsFirst }: Correction): readonly Step[] => [...(readsFirst ? [readOf(step)] : []), step]

const readOf = (step: Step): Step => {
  const { index, at } = step
  return { index, at, ...stepOf(read, { file_path: fileOf(step) ?? '' }) }
}

const numbered = (step: Step, at: number): Step => ({ ...step, index: at + 1 })

/** The steps with the answers in their places; numbers stay those of the plan. */
function applyAnswers(steps: readonly Step[], answers: readonly RepairAnswer[]): readonly Step[] {
  const byStep = new Map(answers.map((answer) => [answer.step, answer]))
  const unknown = answers.find(({ step }) => step > steps.length)
  const twice = answers.find((answer) => byStep.get(answer.step) !== answer)
  const message = unknown
    ? `There is no step ${unknown.step}: the plan has ${steps.length}. Answer only those.`
    : twice && `There are two answers to step ${twice.step}. Give one for each step.`
  if (message !== undefined) throw new EditplanError({ name: 'USAGE', message })
  return steps.flatMap((step) => {
    const answer = byStep.get(step.index)
    if (!answer) return [step]
    return 'drop' in answer ? [] : [withInput(step, answer)]
  })
}

function withInput(step: Step, { tool = step.tool, input }: Extract<RepairAnswer, { input: unknown }>): Step {
  const parsed = toolOf(tool).input().safeParse(input)
  if (parsed.success) return { ...step, tool, input: parsed.data } as Step
  const wrong = parsed.error.issues.map((issue) => [...issue.path, issue.message].join(': ')).join('. ')
  const message = `The answer to step ${step.index} does not fit ${tool}: ${wrong}. Correct its input.`
  throw new EditplanError({ name: 'INVALID_INPUT', message, step: { index: step.index } })
}

type Outcome = { readonly step: Step; readonly refused?: RefusedStep; readonly correction?: Correction }

/** Each step with its outcome, a refused one with its correction where that succeeds. */
async function replayCorrecting(plan: SteppedPlan, options: RepairOptions): Promise<readonly Outcome[]> {
  const git = await openRepository(options)
  const request = requestOf(plan)
  await using baseline = await openBaseline(git, baselineRequest(request, options, 'work-tree'))
  const policy = await openPolicy(git, baseline.head.commit, { given: options.policy, asks: false })
  const { found } = await withFiles(baseline, continuing(request), policy)
  await using reader = openObjectReader(git)
  const workspace = createOverlay(baseline.source)
  const seen = readableOf(workspace, policy)
  const correcting = { git, reader, commit: baseline.base.commit, workspace: seen, quoted: quotedBy(plan) }
  const run = new CorrectingRun(plan, { ...correcting, load: baseline.committed?.load })
  const steps = { options: { ...plan.options, on_error: 'continue' as const }, steps: run.steps() }
  const { signal } = options
  const context = { workspace, policy: withoutQuestions(policy), tracked: found, ...(signal && { signal }) }
  for await (const event of replay([steps], context)) run.take(event)
  return run.outcomes
}

/** The files without those that may not be read: nothing of these decides or is shown. */
const readableOf = (workspace: Overlay, policy: Policy): Overlay => {
  const isHidden = (path: RepoPath): boolean => mayNotBeRead(path, { workspace, policy })
  return {
    ...workspace,
    stat: (path) => (isHidden(path) ? undefined : workspace.stat(path)),
    similar: (path) => workspace.similar(path).filter((name) => !isHidden(name)),
  }
}

/** The first text that the plan's Edits of each file quote from it. */
const quotedBy = ({ steps }: SteppedPlan): ReadonlyMap<string, string> => {
  const quoted = new Map<string, string>()
  for (const { tool, input } of steps)
    if (tool === edit.name && input.file_path !== undefined && input.old_string && !quoted.has(input.file_path))
      quoted.set(input.file_path, input.old_string)
  return quoted
}

/** Hands out steps, and after a refused one its correction. */
class CorrectingRun {
  readonly outcomes: Outcome[] = []
  readonly #plan: SteppedPlan
  readonly #context
  #result: StepResult | undefined

  constructor(
    plan: SteppedPlan,
    context: CorrectionContext & {
      readonly workspace: Overlay
      /** Loads files of a commit that no step names. */
      readonly load: ((paths: readonly string[]) => Promise<void>) | undefined
    },
  ) {
    this.#plan = plan
    this.#context = context
  }

  take(event: ReplayEvent): void {
    if (event.type === 'step') this.#result = event.result
    if (event.type === 'broken') this.#refuseBroken(event.step, event.problem)
  }

  async *steps(): AsyncGenerator<Step> {
    for (const step of this.#plan.steps) {
      yield step
      const error = this.#result?.error
      if (!error) {
        this.outcomes.push({ step })
        continue
      }
      const refused = await this.#describe(step, error)
      const correction = yield* this.#correct(step, error)
      if (correction) this.outcomes.push({ step, refused: { ...refused, ...correctedInput(correction) }, correction })
      else this.outcomes.push({ step, refused })
    }
  }

  /** The correction that succeeds: of the step, or of what was corrected of it before. A refused one changes nothing. */
  async *#correct(step: Step, problem: Problem): AsyncGenerator<Step, Correction | undefined> {
    let [wrong, error] = [step, problem]
    let readsFirst = false
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const correction = await correctionOf(wrong, error, this.#context)
      if (!correction) return undefined
      const path = fileOf(correction.step)
      if (path !== undefined) await this.#context.load?.([path])
      const before = path === undefined ? undefined : this.#stateOf(path)
      for (const next of stepsOf(correction)) yield next
      readsFirst ||= correction.readsFirst === true
      const refused: Problem | undefined = this.#result?.error
      if (!refused) {
        if (this.#isAsMeant(correction)) return { ...correction, ...(readsFirst && { readsFirst }) }
        if (before) this.#context.workspace.put(before)
        return undefined
      }
      ;[wrong, error] = [correction.step, refused]
    }
    return undefined
  }

  #isAsMeant({ result }: Correction): boolean {
    return result === undefined || textAt(this.#context.workspace, result.path) === result.text
  }

  #stateOf(path: string) {
    const { workspace } = this.#context
    const located = workspace.locate(path)
    const stat = located.ok ? workspace.stat(located.path) : undefined
    if (!located.ok || stat?.kind !== 'file' || stat.broken) return undefined
    const bytes = workspace.read(located.path)
    return { path: located.path, before: bytes, after: bytes, mode: stat.mode }
  }

  async #describe(step: Step, { name, message, at }: Problem): Promise<RefusedStep> {
    const { workspace } = this.#context
    const path = fileOf(step)
    const text = path === undefined ? undefined : textAt(workspace, path)
    const old = isStepOf(step, edit) ? (step.input.old_string ?? '') : ''
    const nearest =
      path === undefined || text === undefined
        ? []
        : nearestPlaces(openString(text), old).map(({ line, lastLine, likeness, text: near }) => ({
            file_path: path,
            line,
            last_line: lastLine,
            likeness: Math.round(likeness * 1000) / 1000,
            text: near,
          }))
    const candidates = name === 'FILE_NOT_FOUND' && path !== undefined ? await this.#candidates(path, old) : []
    const shown = text === undefined ? candidates : path === undefined ? [] : [path]
    return {
      step: step.index,
      ...(step.id !== undefined && { id: step.id }),
      tool: step.tool,
      ...(step.why !== undefined && { why: step.why }),
      input: plainOf(step),
      error: { name, message, ...(at && isKeyOf(step, at) && { at: { line: at.line, column: at.column } }) },
      nearest,
      ...(candidates.length > 0 && { candidates }),
      surroundings: shown.slice(0, SHOWN_FILES).flatMap((file) => excerptOf(workspace, file, nearest[0]?.line)),
    }
  }

  async #candidates(path: string, old: string): Promise<readonly string[]> {
    const { workspace, quoted } = this.#context
    const holders = await holdersOf(old || (quoted.get(path) ?? ''), this.#context)
    return [...new Set([...holders, ...workspace.similar(path)])]
  }

  /** The last step that changed a file which the plan leaves broken. */
  #refuseBroken(index: number, { name, message }: Problem): void {
    const at = this.outcomes.findIndex(({ step }) => step.index === index)
    const outcome = this.outcomes[at]
    if (!outcome) return
    const { step } = outcome
    const path = fileOf(step)
    const refused: RefusedStep = {
      step: index,
      tool: step.tool,
      input: plainOf(step),
      error: { name, message },
      nearest: [],
      surroundings: path === undefined ? [] : excerptOf(this.#context.workspace, path, undefined),
    }
    this.outcomes[at] = { step, refused }
  }
}

/** Whether a place is that of a key of a step, not of the step as a whole. */
const isKeyOf = (step: Step, { line, column }: Position): boolean => line !== step.at.line || column !== step.at.column

const correctedInput = ({ step, readsFirst }: Correction): Pick<RefusedStep, 'corrected' | 'reads_first'> => ({
  corrected: plainOf(step),
  ...(readsFirst && { reads_first: true }),
})

/** A step's input as JSON has it: without what is not given. */
const plainOf = ({ input }: Step): RefusedStep['input'] => JSON.parse(JSON.stringify(input))

/** A file may have another name, and its text other words. */
const MOST_TRIES = 3

const SHOWN_FILES = 3
/** Lines of a file that are shown whole, and around a place in a longer one. */
const WHOLE = 200
const AROUND = 40

function excerptOf(workspace: Overlay, path: string, near: number | undefined): RefusedStep['surroundings'] {
  const text = textAt(workspace, path)
  if (text === undefined) return []
  const lines = text.replace(/\n$/, '').split('\n')
  const first = lines.length <= WHOLE ? 1 : Math.max(1, (near ?? 1) - AROUND)
  const shown =
    lines.length <= WHOLE ? lines : lines.slice(first - 1, first - 1 + (near === undefined ? WHOLE : 2 * AROUND))
  return [{ file_path: path, line: first, lines: lines.length, text: shown.join('\n').slice(0, CHARACTERS) }]
}

const CHARACTERS = 32 * 1024
