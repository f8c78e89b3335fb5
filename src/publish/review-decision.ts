import { numbersOf, type StepNames } from '../core/plan/combine.ts'
import { itemsOf, readTicks } from '../core/report/body/step-list.ts'
import type { RunReport } from '../core/report/report.ts'
import type { Request } from '../core/run/request.ts'
import type { LeftOutStep } from './options.ts'

/** What somebody asks of a pull request in a comment. */
export type Decision =
  | { readonly type: 'drop' | 'restore'; readonly steps: StepNames }
  | { readonly type: 'rerun' | 'verify' | 'help' }

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
 * The steps whose boxes an edit changed: by their places, as the report has them. Nothing where a list has other boxes than that, or none:
 * nobody knows then which box is about which step.
 */
export function changedTicks(
  [before, after]: readonly [string, string],
  report: RunReport,
): { readonly drop: readonly number[]; readonly restore: readonly number[] } {
  const [was, is] = [readTicks(before), readTicks(after)]
  if (!was || !is || is.grain < 1 || was.grain !== is.grain) return { drop: [], restore: [] }
  const boxes = itemsOf(report, is.grain).filter(({ ticked }) => ticked !== undefined)
  if ([was, is].some(({ ticked }) => ticked.length !== boxes.length)) return { drop: [], restore: [] }
  const changed = (to: boolean) => boxes.filter((_, at) => is.ticked[at] === to && was.ticked[at] !== to)
  return { drop: changed(false).flatMap(({ steps }) => steps), restore: changed(true).flatMap(({ steps }) => steps) }
}

/** `/editplan drop 7, 9` on the first line of a comment; another word of that command asks for help. */
export function decisionIn(body: string): Decision | undefined {
  const [, word, rest = ''] = /^\/editplan(?:[ \t]+([^\s]+))?[ \t]*([^\r\n]*)/.exec(body) ?? []
  if (!/^\/editplan(?:\s|$)/.test(body)) return undefined
  const steps = rest.split(/[,\s]+/).filter(Boolean)
  if ((word === 'drop' || word === 'restore') && steps.length > 0) return { type: word, steps }
  return word === 'rerun' || word === 'verify' ? { type: word } : { type: 'help' }
}
