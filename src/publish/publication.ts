import type { Problem } from '../errors.ts'
import type { Git } from '../git/git.ts'
import type { Run } from '../history/snapshot.ts'
import { type BranchPlan, stepsDigest } from './branch.ts'
import type { ApiCall } from './calls.ts'
import { noSettings, type Settings } from './marker.ts'
import type { PublishOptions } from './options.ts'
import type { WantedPull } from './pull-request.ts'
import type { Target } from './target.ts'

/** What the body is rendered for. */
export interface BodyContext {
  /** Bytes of UTF-8 that it may have. */
  readonly budget: number
  /** Ids that commits of the run have on the remote, where they differ from the local ones. */
  readonly commits: ReadonlyMap<string, string>
}

/** A recorded run and what is said about it. */
export interface Publication {
  readonly git: Git
  readonly run: Run
  /** From {@link resolveTarget}; the run starts from its base. */
  readonly target: Target
  /** Digest of the plan, as in the commits' Editplan-Plan trailer. */
  readonly plan: { readonly sha256: string }
  /** Safe on GitHub already: no mention, reference or closing keyword works in it. */
  readonly title: string
  body(context: BodyContext): string
  readonly options: PublishOptions
  /** Looks at what the branch will hold before it is pushed; throws what nothing accounts for. */
  readonly audit?: (branch: Pick<BranchPlan, 'head' | 'foreign'>) => Promise<void>
  /** Told once the branch holds what is to be published, whatever becomes of the pull request then. */
  readonly onPushed?: () => Promise<void>
}

export interface PublishResult {
  readonly operation: 'created' | 'updated' | 'closed' | 'none'
  readonly number?: number
  /** Of the pull request; without one, of the page that opens it. */
  readonly url: string
  readonly branch: string
  readonly base: string
  /** What the branch stands at afterwards. */
  readonly headSha: string
  readonly pushed: boolean
  readonly title: string
  readonly body: string
  /** What a person should know, in sentences. */
  readonly notes: readonly string[]
  /** What GitHub refused although the pull request stands, e.g. a reviewer. */
  readonly problems: readonly Problem[]
  /** Of a dry run: the push, and every call of the API in order. */
  readonly proposed?: { readonly push: readonly string[]; readonly calls: readonly ProposedCall[] }
}

/** A call that would be made. */
export type ProposedCall = Pick<ApiCall, 'method' | 'path' | 'body'>

/** As the commits' trailers write it, whether or not the kind of digest was named. */
export const digestOf = ({ sha256 }: Publication['plan']): string => `sha256:${sha256.replace(/^sha256:/, '')}`

/** What the pull request has to say and be, once the run's place on the branch is known. */
export function wantedPull(
  publication: Pick<Publication, 'title' | 'body' | 'run' | 'plan' | 'options'>,
  known: {
    readonly headSha: string
    readonly milestone: Settings['milestone']
    readonly commits: ReadonlyMap<string, string>
  },
): WantedPull {
  const { run, plan, options } = publication
  const title = oneLine(publication.title)
  return {
    title,
    body: (budget) => publication.body({ budget, commits: known.commits }),
    settings: wantedSettings(options, known.milestone),
    state: {
      plan: digestOf(plan),
      head: known.headSha,
      tree: run.head.tree,
      steps: stepsDigest(run.snapshots, options.signCommits),
    },
  }
}

function wantedSettings(options: PublishOptions, milestone: Settings['milestone']): Settings {
  const { draft, autoMerge, maintainerCanModify } = options
  return {
    ...noSettings,
    labels: [...(options.labels ?? [])],
    assignees: [...(options.assignees ?? [])],
    reviewers: [...(options.reviewers ?? [])],
    teams: (options.teamReviewers ?? []).map((team) => team.replace(/^.*\//, '')),
    ...(draft !== undefined && { draft }),
    ...(milestone !== undefined && { milestone }),
    ...(autoMerge !== undefined && { autoMerge }),
    ...(options.pushToFork !== undefined && maintainerCanModify !== undefined && { maintainerCanModify }),
  }
}

const oneLine = (title: string): string =>
  [...title.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()].slice(0, 250).join('')
