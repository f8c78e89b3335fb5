import { type LoggedCommit, readCommits } from '../../../core/git/commands/log.ts'
import { isShallow } from '../../../core/git/commands/rev-parse.ts'
import type { Git } from '../../../core/git/git.ts'
import { readRunMessage } from '../../../core/history/message.ts'
import { listRuns } from '../../../core/history/runs.ts'
import type { DeriveOptions } from '../../../core/run/derive.ts'
import type { Problem } from '../../../errors.ts'
import type { CommitPulls, OriginPull } from '../../../publish/commit-pulls.ts'
import type { LineOrigin, PullName, StepOrigin } from './blamed-lines.ts'
import { isUncommitted, type LineOfCommit } from './git-blame.ts'
import { throughPull } from './through-pull.ts'
import { byPerson, byTrailers, groups, isOneStep, joinTraced, nameOf, settle, type TracedLine } from './traced.ts'

/** Where to learn what a commit does not tell itself. */
export interface Sources {
  /** How runs are made again. */
  readonly derive: Omit<DeriveOptions, 'manifest' | 'digest' | 'commits'>
  /** Undefined: GitHub is not asked. */
  readonly pulls: CommitPulls | undefined
}

/**
 * The origins of lines that git blames on commits, by the lines' numbers. A line that a squash merely carried along is followed to the
 * older commit that it comes from.
 */
export async function lineOrigins(
  git: Git,
  lines: readonly LineOfCommit[],
  sources: Sources,
): Promise<ReadonlyMap<number, LineOrigin>> {
  const origins = new Map<number, LineOrigin>()
  const titles = new Map(listRuns(git).map(({ digest, title }) => [digest, title]))
  const shallow = await git.run(isShallow())
  let pending = lines
  while (pending.length > 0) {
    const further: LineOfCommit[] = []
    for (const [commit, some] of groups(pending, (line) => line.commit)) {
      const traced = isUncommitted(commit)
        ? settle(some, { kind: 'uncommitted' })
        : await trace(git, some, { ...sources, titles, shallow })
      for (const { line, origin } of traced.settled) origins.set(line.at, origin)
      further.push(...traced.further)
    }
    pending = further
  }
  return origins
}

interface Known extends Sources {
  /** Titles of plans that runs of this repository recorded, by digest. */
  readonly titles: ReadonlyMap<string, string>
  readonly shallow: boolean
}

/** The lines are all of one commit. */
async function trace(git: Git, lines: readonly LineOfCommit[], known: Known): Promise<TracedLine> {
  const [facts] = await git.run(readCommits([lines[0]?.commit ?? '']))
  if (!facts) return settle(lines, { kind: 'unknown', problem: HISTORY_ENDS })
  const isEnd = known.shallow && facts.parents.length === 0
  if (isEnd) return settle(lines, { ...byPerson(facts), kind: 'unknown', problem: HISTORY_ENDS })
  const said = readRunMessage(facts.message)
  const own = said && said !== 'several' ? byTrailers(facts, said, known.titles) : undefined
  if (own && isOneStep(own)) return settle(lines, own)
  // A squash has one parent; what a merge itself changes is written by whoever merged.
  if (facts.parents.length !== 1) return settle(lines, own ?? byPerson(facts))
  return asked(git, lines, { facts, own, isSquash: said === 'several', known })
}

interface OriginRequest {
  readonly facts: LoggedCommit
  /** What the commit says of several steps. */
  readonly own: StepOrigin | undefined
  /** It lists several commits that were squashed. */
  readonly isSquash: boolean
  readonly known: Known
}

async function asked(
  git: Git,
  lines: readonly LineOfCommit[],
  { facts, own, isSquash, known }: OriginRequest,
): Promise<TracedLine> {
  const unless = (problem: Problem, pull?: PullName): LineOrigin =>
    own
      ? { ...own, ...(pull && { pull }), problem }
      : { ...byPerson(facts), ...(pull && { pull }), kind: 'unknown', problem }
  if (!known.pulls) return settle(lines, own ? unless(UNASKED) : { ...byPerson(facts), kind: 'unasked' })
  const pulls = await known.pulls.pullsOf(facts.commit)
  if (!pulls) return settle(lines, unless(NOT_ON_GITHUB))
  const isRun = own !== undefined || isSquash
  // A branch with steps may have been pushed by hand.
  const telling = pulls
    .filter(({ run }) => run !== undefined || isRun)
    .sort((one, other) => Number(other.merged) - Number(one.merged))
  const [first] = telling
  if (!first) return settle(lines, isRun ? unless(NO_PULL) : { ...byPerson(facts), ...namePull(pulls[0]) })
  const parts: TracedLine[] = []
  let left = lines
  let problem: Problem | undefined
  for (const pull of telling) {
    const through = await throughPull(git, left, { facts, pull, pulls: known.pulls, derive: known.derive })
    parts.push(through)
    left = through.left
    problem ??= through.problem
    if (left.length === 0) break
  }
  return joinTraced([...parts, settle(left, unless(problem ?? NO_PULL, nameOf(first)))])
}

const namePull = (pull: OriginPull | undefined): { readonly pull?: PullName } => (pull ? { pull: nameOf(pull) } : {})

const HISTORY_ENDS: Problem = {
  name: 'UNKNOWN_REVISION',
  message: 'The history of this shallow clone ends here, so the line may be older. Run `git fetch --unshallow` first.',
}

const UNASKED: Problem = {
  name: 'MANIFEST_MISSING',
  message:
    'The commit holds several steps, and without a token nobody is asked which of them wrote the line. Set GITHUB_TOKEN.',
}

const NOT_ON_GITHUB: Problem = {
  name: 'GITHUB_FAILED',
  message: 'GitHub does not have this commit, or the token may not read the repository. Push it, or use another token.',
}

const NO_PULL: Problem = {
  name: 'MANIFEST_MISSING',
  message: 'GitHub names no pull request for this commit, so it cannot be told which step wrote the line.',
}
