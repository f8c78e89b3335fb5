import type { Git } from '../core/git/git.ts'
import type { SteppedPlan } from '../core/plan/steps.ts'
import type { PolicyFile } from '../core/policy/policy-file.ts'
import type { RunReport } from '../core/report/report.ts'
import type { BaselineOptions } from '../core/run/baseline.ts'
import { WingSlot } from '../core/wing-slot.ts'
import { EditplanError, ERRORS, type Problem } from '../errors.ts'
import type { GitHub } from './github.ts'
import type { OpenPull } from './github-api.ts'
import type { PublishOptions } from './options.ts'
import { type Hub, isKnown, type RemoteState } from './remote-state.ts'
import type { Target } from './target.ts'

/** What is about to be published. */
export interface PublishableChange extends BaselineOptions {
  /** The repository, with the objects of the run. */
  readonly git: Git
  readonly target: Target
  readonly hub: Hub
  readonly plan: SteppedPlan | undefined
  /** The tree of the run on the base. */
  readonly tree: string
  readonly signal: AbortSignal | undefined
}

type ReportedOverlaps = NonNullable<RunReport['overlaps']>

/** How a run relates to the other open pull requests on its base. */
export interface FoundOverlaps {
  readonly overlaps: ReportedOverlaps
  /** Those that conflict, or that have to be merged first, in a clause; whether one of them is of the repository itself. */
  readonly deciding?: { readonly said: string; readonly isOurs: boolean } | undefined
}

/** Nothing is written. */
type FindOverlaps = (change: PublishableChange) => Promise<FoundOverlaps>

export interface PullOverlapOptions {
  readonly number: number
  /** Its base branch. */
  readonly base: string
  /** The folder that a repository of its own is made in, which is removed afterwards. */
  readonly parent: string
  /** Address of the repository, without credentials. */
  readonly url: string
  readonly publish: PublishOptions
  readonly signal?: AbortSignal | undefined
}

/** How an open pull request relates to the others on its base, as a job tells it. */
export interface PullOverlaps {
  /** The whole, for JSON. */
  readonly report: object
  /** The same in a job's output, shorter. */
  readonly output: string
  /** Empty where it shares files with no other. */
  readonly line: string
  /** Where it meets others, at the lines of the base's file. */
  readonly warnings: readonly { readonly message: string; readonly file?: string; readonly line?: number }[]
  /** In Markdown. */
  readonly summary: string
}

/** Nothing is written. */
type FindPullOverlaps = (options: PullOverlapOptions) => Promise<PullOverlaps>

export const pullOverlaps = new WingSlot<() => Promise<FindPullOverlaps>>('several')

export const overlapFinder = new WingSlot<() => Promise<FindOverlaps>>('several')

/** What a run's change is called among the others. */
export const THIS_RUN = 'this run'

/** Pages of open pull requests that are read: 1,000 of them. */
const PAGES = 20

/** Open pull requests on a base branch, those that changed last first, at most 1,000; `leftOut` says that there are more. */
export async function openPullsOf(
  github: GitHub,
  repository: string,
  base: string,
): Promise<{ readonly pulls: readonly OpenPull[]; readonly leftOut: ReportedOverlaps['left_out'] }> {
  const { listPullsOn } = await import('./github-api.ts')
  const pulls: OpenPull[] = []
  let after: string | undefined
  for (let page = 0; page < PAGES; page += 1) {
    const { repository: found } = await github.send(listPullsOn(repository, base, after))
    const { nodes, pageInfo } = found.pullRequests
    pulls.push(...nodes)
    if (!pageInfo.hasNextPage) return { pulls, leftOut: [] }
    after = pageInfo.endCursor ?? undefined
  }
  const reason = `More than ${pulls.length} are open on "${base}"; those that changed last were compared.`
  return { pulls, leftOut: [{ name: 'the other open pull requests', reason }] }
}

/** What a run's overlaps come to. */
export interface OverlapVerdict {
  readonly overlaps: ReportedOverlaps
  /** The pull request is a draft while they remain. */
  readonly draft: boolean
  /** A warning: others that conflict, or that have to be merged first. */
  readonly problems: readonly Problem[]
}

interface OverlapRequest extends Omit<PublishableChange, 'hub'> {
  readonly state: RemoteState | undefined
  /** The policy's decision. Without one, overlaps are reported where `wanted`. */
  readonly rule: PolicyFile['overlap']
  readonly wanted: boolean
}

/**
 * Looks for open pull requests with which a run overlaps, before anything is pushed. Undefined where nobody asks for it, or there is no
 * token. Throws OVERLAPS where the policy says `stop`, and what keeps them from being judged where it says more than `note`. Pull requests
 * of forks are reported but decide nothing: anyone can open them.
 */
export async function judgeOverlaps({
  state,
  rule,
  wanted,
  ...change
}: OverlapRequest): Promise<OverlapVerdict | undefined> {
  const hub = state && isKnown(state.hub) ? state.hub : undefined
  const load = overlapFinder.found
  if (!hub || !load || (!wanted && rule === undefined)) return undefined
  try {
    return verdictOn(await (await load())({ ...change, hub }), rule ?? 'note')
  } catch (error) {
    const isToSay = error instanceof EditplanError && error.name !== 'OVERLAPS' && error.name !== 'INTERRUPTED'
    if (!isToSay || (rule ?? 'note') !== 'note') throw error
    const base = { branch: change.target.base.branch, commit: change.target.base.commit }
    const reason = error.problems[0]?.message ?? ''
    return {
      overlaps: { base, changes: [], pairs: [], left_out: [{ name: 'open pull requests', reason }] },
      draft: false,
      problems: [],
    }
  }
}

function verdictOn({ overlaps, deciding }: FoundOverlaps, rule: 'note' | 'draft' | 'stop'): OverlapVerdict {
  if (!deciding) return { overlaps, draft: false, problems: [] }
  const { said, isOurs } = deciding
  const problem = { name: 'OVERLAPS', message: `The run ${said}.` } as const
  if (rule === 'stop' && isOurs)
    throw new OverlapsRefused(
      { ...problem, message: `${problem.message} The policy stops it; nothing was pushed. ${ERRORS.OVERLAPS.advice}` },
      overlaps,
    )
  return { overlaps, draft: rule === 'draft' && isOurs, problems: [problem] }
}

/** The policy stops a run for its overlaps. */
export class OverlapsRefused extends EditplanError {
  readonly overlaps: ReportedOverlaps

  constructor(problem: Problem, overlaps: ReportedOverlaps) {
    super(problem)
    this.overlaps = overlaps
  }
}
