import type { PlanOptions } from '../plan/options.ts'
import type { SteppedPlan } from '../plan/steps.ts'
import { filesOf } from '../report/net-changes.ts'
import type { Baseline } from './baseline.ts'
import { type ReplayOptions, type ReplayOutcome, replayAndRecord } from './replayed.ts'
import { type Request, requestOf, withOptions } from './request.ts'

/**
 * The request, with one commit for each rule, for each file, or a single one, where nobody chose `commits` and there would be more than `most`.
 * Replays once without recording where there could be too many: only then is it known how many there are.
 */
export async function chooseCommits(
  baseline: Baseline,
  request: Request,
  { most, ...options }: ReplayOptions & { readonly most: number },
): Promise<Request> {
  if (request.outline.changing <= most || !isOpen(request)) return request
  const { steps } = await replayAndRecord(baseline, request, options)
  const commits = fewerCommits(steps, most)
  return commits ? { ...withOptions(request, { commits }), overrides: { ...request.overrides, commits } } : request
}

/** Why the commits are not those of the plan's options, in a sentence. */
export const commitsNote = ({ header }: Request, most: number): string =>
  `One commit per step would be more than the ${most} that a pull request lists, so there is one for ${EACH[header.options.commits]}. Set \`commits\` to per-step to have one per step nevertheless.`

const EACH = {
  'per-step': 'each step',
  'per-rule': 'each rule',
  'per-file': 'each file',
  squash: 'all of them',
} as const

/**
 * The request of a pull request: with commits made through the API, which takes several calls for each, `commits` that
 * nobody chose is `squash`.
 */
export function requestPull(
  plans: SteppedPlan | readonly SteppedPlan[],
  { signedByApi, ...options }: Parameters<typeof requestOf>[1] & { readonly signedByApi: boolean },
): Request {
  const request = requestOf(plans, options)
  if (!signedByApi || !isOpen(request)) return request
  return requestOf(plans, { ...options, overrides: { ...options.overrides, commits: 'squash' } })
}

/** Whether nobody chose how steps become commits. */
export const isOpen = ({ overrides, header }: Request): boolean =>
  overrides.commits === undefined && header.options.commits === DEFAULT

/** A plan that sets this and a plan that sets nothing are the same, by their digests too. */
const DEFAULT: PlanOptions['commits'] = 'per-step'

/** Undefined where one commit a step that changed something is not too many. */
export function fewerCommits(steps: ReplayOutcome['steps'], most: number): PlanOptions['commits'] | undefined {
  const applied = steps.filter(({ status }) => status === 'applied')
  if (applied.length <= most) return undefined
  if (applied.some(({ source }) => source !== undefined) && rulesIn(applied) <= most) return 'per-rule'
  return commitsByFile(applied) <= most ? 'per-file' : 'squash'
}

const rulesIn = (applied: ReplayOutcome['steps']): number =>
  applied.filter(({ source }, at) => source === undefined || source !== applied[at - 1]?.source).length

/** Commits there would be with one for each file: a step over several joins theirs, a fix over several ends them and has its own. */
function commitsByFile(applied: ReplayOutcome['steps']): number {
  const open = new Map<string, ReadonlySet<string>>()
  let ended = 0
  for (const step of applied) {
    const paths = new Set(filesOf(step).map(({ file_path }) => file_path))
    const groups = new Set([...paths].flatMap((path) => open.get(path) ?? []))
    if (step.source !== undefined && paths.size > 1) {
      ended += groups.size + 1
      for (const group of groups) for (const path of group) open.delete(path)
    } else if (groups.size !== 1 || ![...groups].every((group) => [...paths].every((path) => group.has(path)))) {
      const joined = new Set([...groups, paths].flatMap((group) => [...group]))
      for (const path of joined) open.set(path, joined)
    }
  }
  return ended + new Set(open.values()).size
}
