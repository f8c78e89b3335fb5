import { EditplanError, type Problem } from '../../errors.ts'
import type { Git } from '../git/git.ts'
import { type IndexState, readIndex } from '../git/index-entries.ts'
import type { ObjectStore } from '../git/object-store.ts'
import { checkBranch, checkClean } from '../history/branch.ts'
import type { Policy } from '../policy/policy.ts'
import { NO_APPROVALS, type Review } from './approvals.ts'
import { type Baseline, type BaselineRequest, inWorkTree } from './baseline.ts'
import type { RecordedAnswers } from './recorded-results.ts'
import { changingPaths } from './replayed.ts'
import type { Request } from './request.ts'
import type { AttemptOptions, Place, RunMode } from './run-mode.ts'
import { exceededLimits, type RunPolicy, refuseSecretWords } from './run-policy.ts'

/** What an attempt has before the first step is replayed. */
export interface PreparedRun<Where extends Place> {
  readonly git: Git
  readonly store: ObjectStore
  readonly place: Where
  readonly baseline: Baseline
  /** As the user asked for it. */
  readonly asked: Request
  /** As it is replayed. */
  readonly request: Request
  readonly policy: RunPolicy
  readonly review: Review
  readonly options: AttemptOptions
  readonly runMode: RunMode<Where>
  readonly writes: boolean
  /** Of the changing paths, where it was read before the first step. */
  readonly index?: IndexState | undefined
}

/** The baseline that a request is replayed on. */
export const baselineRequest = (
  { header, paths, outline }: Request,
  place: Place,
  { replays }: Pick<RunMode<Place>, 'replays'>,
): BaselineRequest => ({
  replays,
  head: place.head,
  base: place.base ?? header.base,
  baseBy: place.base === undefined ? 'plan' : 'operator',
  unrelatedBase: place.unrelatedBase,
  paths,
  globs: outline.globs.values(),
})

/** Throws what forbids the run before any step is replayed. Answers the index of the changing paths, where that was read. */
export async function refuseUnfit(
  baseline: Baseline,
  request: Request,
  { policy, runMode }: { readonly policy: Policy; readonly runMode: Omit<RunMode<Place>, 'place'> },
): Promise<IndexState | undefined> {
  const { branch } = runMode
  const { git } = baseline
  const isKept = runMode.dirty === 'kept' && baseline.readFile !== undefined
  const paths = runMode.dirty === 'ignored' || isKept ? [] : changingPaths(baseline, request)
  const index = git.bare || !(branch || paths.length > 0) ? undefined : await readIndex(git, paths)
  const problem = branch && (await checkBranch(git, branch.name, { force: branch.force, index }))
  if (problem) throw new EditplanError(problem)
  await refuseDirty(baseline, paths, index)
  await refuseSecretWords(policy, request)
  const usage = { steps: request.steps.length - request.header.without.length, files: 0, bytes: 0, file_bytes: 0 }
  const problems = runMode.limits ? exceededLimits(policy.file.limits, usage) : []
  if (problems.length > 0) throw new EditplanError(problems)
  return index
}

/** Throws DIRTY_FILES and PATH_IGNORED for files that hold what no commit has. `index`: as it was read of them. */
export async function refuseDirty(
  { git, readFile, conversions }: Baseline,
  paths: readonly string[],
  index?: IndexState,
): Promise<void> {
  if (git.bare || paths.length === 0) return
  const asked = { base: 'HEAD', paths, ...(index && { index }) }
  const problems = readFile
    ? await checkClean(git, { ...asked, readFile, conversions })
    : await inWorkTree(git, { commit: 'HEAD', paths }, (workTree) => checkClean(git, { ...asked, ...workTree }))
  if (problems.length > 0) throw new EditplanError(problems)
}

/** What somebody allowed when the plan was applied is not known now: what would be asked is let through. */
export function withRecordedApprovals(policy: RunPolicy, recorded?: RecordedAnswers): Review {
  const refused = new Set(recorded?.answers.filter(({ allowed }) => !allowed).map(({ step }) => step))
  const path: Policy['path'] = (path, tool, step) => {
    if (step !== undefined && refused.has(step)) return REFUSED
    return policy.decide(path, tool).behavior === 'ask' ? undefined : policy.path(path, tool)
  }
  return { policy: { ...policy, path }, decisions: new Map(), drafted: [], approvals: NO_APPROVALS }
}

const REFUSED: Problem = { name: 'POLICY_ASK', message: 'Nobody allowed this step when the plan was applied.' }
