import type { StepNames } from '../core/plan/without.ts'
import { numbersOf } from '../core/plan/without.ts'
import { itemsOf, readTicks } from '../core/report/body/step-list.ts'
import type { RunReport } from '../core/report/report.ts'
import type { Request } from '../core/run/request.ts'
import type { LeftOutStep } from './options.ts'

/** What somebody asks of a pull request: in a comment, or by the boxes of its body. */
export type Decision =
  | { readonly type: 'drop' | 'restore'; readonly steps: StepNames }
  | { readonly type: 'ticks' | 'rerun' | 'verify' | 'help' }

export interface DecisionRequest {
  readonly request: Request
  /** Steps that are left out now, and who left out which. */
  readonly without: readonly number[]
  readonly decided: readonly LeftOutStep[]
  /** Whoever decides. */
  readonly by: string
}

/** What is left out once a decision is carried out. */
export interface LeftOut {
  readonly without: readonly number[]
  readonly decided: readonly LeftOutStep[]
  readonly dropped: readonly number[]
  readonly restored: readonly number[]
}

/** Carries a decision out on the numbers of the steps that are left out. Throws USAGE for a step that there is not. */
export function decide(
  deciding: DecisionRequest,
  changes: { readonly drop: StepNames; readonly restore: StepNames },
): LeftOut {
  const { request, without, decided, by } = deciding
  const [drop, restore] = [numbersOf(request.plans, changes.drop), numbersOf(request.plans, changes.restore)]
  const before = new Set(without)
  const dropped = drop.filter((step) => !before.has(step))
  const restored = restore.filter((step) => before.has(step))
  const gone = new Set(restored)
  const now = [...before, ...dropped].filter((step) => !gone.has(step)).sort((one, other) => one - other)
  const people = [...decided.filter(({ step }) => !gone.has(step)), ...dropped.map((step) => ({ step, by }))]
  return { without: now, decided: people.filter(({ step }) => now.includes(step)), dropped, restored }
}

/**
 * The steps whose boxes somebody changed, against the list that the report gives. Undefined where the list has other boxes than that,
 * or none: nobody knows then which box is about which step.
 */
export function changedTicks(
  body: string,
  report: RunReport,
): { readonly drop: readonly number[]; readonly restore: readonly number[] } | undefined {
  const ticks = readTicks(body)
  if (!ticks || ticks.grain < 1) return undefined
  const boxes = itemsOf(report, ticks.grain).filter(({ ticked }) => ticked !== undefined)
  if (boxes.length !== ticks.ticked.length) return undefined
  const changed = boxes.filter(({ ticked }, at) => ticked !== ticks.ticked[at])
  const stepsOf = (was: boolean) => changed.filter(({ ticked }) => ticked === was).flatMap(({ steps }) => steps)
  return { drop: stepsOf(true), restore: stepsOf(false) }
}
