import type { PlanOptions } from '../plan/schema.ts'
import type { SteppedPlan } from '../plan/streamed-plan.ts'
import type { Ground } from './ground.ts'
import { type Replayed, type ReplayOptions, replayAndRecord } from './replayed.ts'
import { type Request, requestOf } from './request.ts'

/** GitHub lists so many commits of a pull request, and no more. */
const LISTED = 250

/** What a plan says that says nothing of its commits; by its digest too the two are one. */
const DEFAULT: PlanOptions['commits'] = 'per-step'

export interface Fitted {
  readonly request: Request
  readonly replayed: Replayed
  /** Why the commits are not those of the plan's options, in sentences. */
  readonly notes: readonly string[]
}

/**
 * The request of a pull request: with commits made through the API, which takes several calls for each, `commits` that
 * nobody chose is `squash`.
 */
export function requestPull(
  plans: SteppedPlan | readonly SteppedPlan[],
  { overrides, signedByApi }: { readonly overrides: Partial<PlanOptions> | undefined; readonly signedByApi: boolean },
): Request {
  const request = requestOf(plans, overrides)
  return signedByApi && isOpen(request) ? requestOf(plans, { ...overrides, commits: 'squash' }) : request
}

/**
 * Replays and records; where nobody chose `commits` and a pull request could not list them all, with one commit per file,
 * or with a single one.
 * @param room commits that will follow those of the steps
 */
export async function replayToFit(
  ground: Ground,
  request: Request,
  { room, ...options }: ReplayOptions & { readonly room: number },
): Promise<Fitted> {
  const chosen = await chooseCommits(ground, request, { room, ...options })
  const notes = chosen === request ? [] : [coarserNote(chosen.header.options.commits)]
  return { request: chosen, replayed: await replayAndRecord(ground, chosen, options), notes }
}

/** Replays once without recording where there could be too many commits: only then is it known how many there are. */
async function chooseCommits(
  ground: Ground,
  request: Request,
  { room, policy, signal }: ReplayOptions & { readonly room: number },
): Promise<Request> {
  const most = LISTED - room
  const isFew = request.changing <= most
  if (isFew || !isOpen(request)) return request
  const { steps } = await replayAndRecord(ground, request, { policy, recorded: 'no', ...(signal && { signal }) })
  const applied = steps.filter(({ status }) => status === 'applied')
  if (applied.length <= most) return request
  const files = new Set(applied.map(({ file_path }) => file_path))
  const commits = files.size <= most ? 'per-file' : 'squash'
  return { ...requestOf(request.plans, { ...request.overrides, commits }), found: request.found }
}

const isOpen = ({ overrides, header }: Request): boolean =>
  overrides.commits === undefined && header.options.commits === DEFAULT

const coarserNote = (commits: PlanOptions['commits']): string =>
  `One commit a step would be more than the ${LISTED} that a pull request lists, so there is ${commits === 'squash' ? 'one for all of them' : 'one for each file'}. With \`commits\` set to per-step there is one a step all the same.`
