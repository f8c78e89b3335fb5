import { EditplanError, type Problem } from '../errors.ts'
import type { Git } from '../git/git.ts'
import type { ObjectStore } from '../git/object-store.ts'
import { checkBranch, checkClean } from '../history/branch.ts'
import { exceededLimits } from '../policy/limits.ts'
import type { Policy } from '../policy/policy.ts'
import { type Ground, type WantedGround, workTreeReader } from './ground.ts'
import type { Recorded } from './recorded-results.ts'
import { changingPaths } from './replayed.ts'
import type { Request } from './request.ts'
import { NO_APPROVALS, type Review } from './review.ts'
import { type RunPolicy, refuseSecretWords } from './run-policy.ts'
import type { AttemptOptions, Place, Terms } from './terms.ts'

/** What an attempt has before the first step is replayed. */
export interface Prepared<Where extends Place> {
  readonly git: Git
  readonly store: ObjectStore
  readonly place: Where
  readonly ground: Ground
  /** As the user asked for it. */
  readonly asked: Request
  /** As it is replayed. */
  readonly request: Request
  readonly policy: RunPolicy
  readonly review: Review
  readonly options: AttemptOptions
  readonly terms: Terms<Where>
  readonly writes: boolean
}

/** The ground that a request is replayed on. */
export const wantedGround = (
  { header, paths }: Request,
  place: Place,
  { replays }: Pick<Terms<Place>, 'replays'>,
): WantedGround => ({
  replays,
  head: place.head,
  base: place.base ?? header.base,
  baseBy: place.base === undefined ? 'plan' : 'operator',
  unrelatedBase: place.unrelatedBase,
  paths,
})

/** Throws what forbids the run before any step is replayed. */
export async function refuseUnfit(
  ground: Ground,
  request: Request,
  { policy, terms }: { readonly policy: Policy; readonly terms: Omit<Terms<Place>, 'place'> },
): Promise<void> {
  const { branch } = terms
  const problem = branch && (await checkBranch(ground.git, branch.name, { force: branch.force }))
  if (problem) throw new EditplanError(problem)
  const isKept = terms.dirty === 'kept' && ground.readFile !== undefined
  if (terms.dirty !== 'ignored' && !isKept) await refuseDirty(ground, changingPaths(ground, request))
  await refuseSecretWords(policy, request)
  const usage = { steps: request.steps.length - request.header.without.length, files: 0, bytes: 0, file_bytes: 0 }
  const problems = terms.limits ? exceededLimits(policy.file.limits, usage) : []
  if (problems.length > 0) throw new EditplanError(problems)
}

/** Throws DIRTY_FILES and PATH_IGNORED for files that hold what no commit has. */
export async function refuseDirty({ git, readFile }: Ground, paths: readonly string[]): Promise<void> {
  if (git.bare || paths.length === 0) return
  const problems = await checkClean(git, { base: 'HEAD', paths, readFile: readFile ?? workTreeReader(git) })
  if (problems.length > 0) throw new EditplanError(problems)
}

/** What somebody allowed when the plan was applied is not known now: what would be asked is let through. */
export function passing(policy: RunPolicy, recorded?: Recorded): Review {
  const refused = new Set(recorded?.answers.filter(({ allowed }) => !allowed).map(({ step }) => step))
  const path: Policy['path'] = (path, tool, step) => {
    if (step !== undefined && refused.has(step)) return REFUSED
    return policy.decide(path, tool).behavior === 'ask' ? undefined : policy.path(path, tool)
  }
  return { policy: { ...policy, path }, decisions: new Map(), drafted: [], approvals: NO_APPROVALS }
}

const REFUSED: Problem = { name: 'POLICY_ASK', message: 'Nobody allowed this step when the plan was applied.' }
