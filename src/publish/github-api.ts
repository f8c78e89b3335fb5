import * as z from 'zod'
import type { RefMove } from '../core/git/commands/remote.ts'
import { commitId } from '../core/history/manifest.ts'
import { get, graphql, mutation, nonEmpty, pageInfo, repoPath, write } from './api-call.ts'

const named = z.array(z.object({ login: nonEmpty }))

const assigned = z
  .object({ assignees: named.nullable() })
  .transform(({ assignees }) => (assignees ?? []).map(({ login }) => login))

/** The head of a pull request; a fork may be gone. */
export const side = z.object({
  sha: commitId,
  ref: nonEmpty,
  repo: z.object({ id: z.int(), full_name: nonEmpty, owner: z.object({ type: z.string() }).optional() }).nullable(),
})

const pullRequest = z.object({
  number: z.int(),
  node_id: nonEmpty,
  html_url: z.string(),
  state: z.enum(['open', 'closed']),
  title: z.string(),
  body: z.string().nullable(),
  draft: z.boolean().default(false),
  user: z.object({ login: nonEmpty }).nullable(),
  labels: z.array(z.object({ name: z.string() })),
  assignees: named.nullable().transform((list) => list ?? []),
  requested_reviewers: named.nullable().transform((list) => list ?? []),
  requested_teams: z
    .array(z.object({ slug: z.string() }))
    .nullable()
    .transform((list) => list ?? []),
  milestone: z.object({ number: z.int(), title: z.string() }).nullable(),
  auto_merge: z.object({ merge_method: z.string() }).nullable(),
  /** `behind`: a rule asks for its base's tip. Absent or `unknown` while GitHub computes it. */
  mergeable_state: z.string().optional(),
  maintainer_can_modify: z.boolean().optional(),
  head: side,
  base: z.object({ sha: commitId, ref: nonEmpty }),
})

/** An open pull request as GitHub knows it, reduced to what is decided on. */
export type PullRequest = z.infer<typeof pullRequest>

const openPull = z
  .object({
    number: z.int(),
    title: z.string(),
    url: z.string(),
    headRefName: nonEmpty,
    headRefOid: commitId,
    headRepository: z.object({ nameWithOwner: nonEmpty }).nullable(),
    isCrossRepository: z.boolean(),
    files: z
      .object({
        pageInfo: z.object({ hasNextPage: z.boolean() }),
        nodes: z.array(z.object({ path: z.string(), changeType: z.string() })),
      })
      .nullable(),
  })
  .transform(({ headRefName: branch, headRefOid: head, headRepository, isCrossRepository: fork, files, ...pull }) => ({
    ...pull,
    branch,
    head,
    fork,
    /** `owner/name` of the branch's repository; undefined where that is gone. */
    repository: headRepository?.nameWithOwner,
    /** Paths that differ from the base; undefined if the list is incomplete: it is cut, or lacks the old name of a file. */
    files:
      !files || files.pageInfo.hasNextPage || files.nodes.some(({ changeType }) => changeType === 'RENAMED')
        ? undefined
        : files.nodes.map(({ path }) => path),
  }))

/** An open pull request with the files that it changes. */
export type OpenPull = z.output<typeof openPull>

const OPEN_PULLS = `query($owner: String!, $name: String!, $base: String!, $after: String) {
  repository(owner: $owner, name: $name) {
    pullRequests(states: OPEN, baseRefName: $base, first: 50, after: $after, orderBy: { field: UPDATED_AT, direction: DESC }) {
      pageInfo { hasNextPage endCursor }
      nodes {
        number title url headRefName headRefOid headRepository { nameWithOwner } isCrossRepository
        files(first: 100) { pageInfo { hasNextPage } nodes { path changeType } }
      }
    }
  }
}`

/** Open pull requests on a base branch, a page of 50, the one that changed last first. @param after cursor of the page before */
export function listPullsOn(repository: string, base: string, after: string | undefined) {
  const [owner, name] = repository.split('/')
  const page = z.object({ pageInfo, nodes: z.array(openPull) })
  const answer = z.object({ repository: z.object({ pullRequests: page }) })
  return graphql(OPEN_PULLS, { owner, name, base, after: after ?? null }, answer)
}

const repository = z.object({
  id: z.int(),
  node_id: nonEmpty,
  full_name: nonEmpty,
  default_branch: nonEmpty,
  archived: z.boolean(),
  private: z.boolean().optional(),
  allow_auto_merge: z.boolean().optional(),
  permissions: z.object({ push: z.boolean() }).optional(),
  parent: z.object({ full_name: nonEmpty }).optional(),
})

/** @param name `owner/name` */
export const getRepository = (name: string) => get(repoPath(name), repository)

/** When a run of a workflow was created; its re-runs keep that. */
export const getRunCreation = (name: string, id: number) =>
  get(`${repoPath(name)}/actions/runs/${id}`, z.object({ created_at: z.iso.datetime({ offset: true }) }))

export type RepositoryAnswer = z.infer<typeof repository>

export const getWorkflowPermissions = (name: string) =>
  get(`${repoPath(name)}/actions/permissions/workflow`, z.object({ can_approve_pull_request_reviews: z.boolean() }))

const branchRule = z.object({
  type: z.string(),
  ruleset_id: z.number().optional(),
  parameters: z
    .object({
      /** Undefined where they cannot be read. */
      required_status_checks: z
        .array(z.object({ context: z.string() }))
        .optional()
        .catch(undefined),
      workflows: z
        .array(z.object({ path: z.string() }))
        .optional()
        .catch(undefined),
      required_deployment_environments: z.array(z.string()).optional().catch(undefined),
      strict_required_status_checks_policy: z.boolean().optional().catch(undefined),
      do_not_enforce_on_create: z.boolean().optional().catch(undefined),
      operator: z.enum(['starts_with', 'ends_with', 'contains', 'regex']).optional().catch(undefined),
      pattern: z.string().optional().catch(undefined),
      negate: z.boolean().optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
})

/** A rule of a ruleset that holds for a branch. */
export type BranchRule = z.infer<typeof branchRule>

/** Rules of rulesets that hold for a branch, or would for one of the name; every token that may read the repository sees them. */
export const getBranchRules = (name: string, branch: string) =>
  get(`${repoPath(name)}/rules/branches/${encodeURIComponent(branch)}?per_page=100`, z.array(branchRule))

/** A ruleset, and whether its rules hold for whom the token acts as. */
export const getRuleset = (name: string, id: number) =>
  get(`${repoPath(name)}/rulesets/${id}`, z.object({ current_user_can_bypass: z.string().optional() }))

/** A branch with the part of its protection that every token with read access sees. */
export const getBranch = (name: string, branch: string) =>
  get(
    `${repoPath(name)}/branches/${encodeURIComponent(branch)}`,
    z.object({
      protected: z.boolean(),
      protection: z.object({ required_status_checks: z.object({ contexts: z.array(z.string()) }).optional() }),
    }),
  )

/** @param workflow its file name */
export const startWorkflow = (name: string, workflow: string, ref: string) =>
  write('POST', `${repoPath(name)}/actions/workflows/${encodeURIComponent(workflow)}/dispatches`, { ref })

export const getViewer = () =>
  graphql('query { viewer { login } }', {}, z.object({ viewer: z.object({ login: nonEmpty }) }))

const listedPull = z.object({
  number: z.int(),
  html_url: z.string(),
  state: z.enum(['open', 'closed']),
  merged_at: z.string().nullable(),
  body: z.string().nullable(),
  /** Whoever opened it; null once the account is deleted. */
  user: z.object({ login: nonEmpty }).nullable(),
  head: side,
  base: z.object({ ref: nonEmpty }),
})

/** A pull request as it appears in lists. */
export type ListedPull = z.infer<typeof listedPull>

/** Pull requests of a branch, open and closed, the latest first. @param head `owner:branch` */
export const listPulls = (name: string, head: string) =>
  get(
    `${repoPath(name)}/pulls?${new URLSearchParams({ state: 'all', head, sort: 'created', direction: 'desc', per_page: '100' })}`,
    z.array(listedPull),
  )

/** All open pull requests of a repository. */
export const listOpenPulls = (name: string) =>
  get(`${repoPath(name)}/pulls?state=open&per_page=100`, z.array(listedPull))

/** The pull requests that a commit comes from: what was merged, be it squashed or rebased, else those that are open with it. */
export const listPullsOfCommit = (name: string, sha: string) =>
  get(`${repoPath(name)}/commits/${sha}/pulls?per_page=100`, z.array(listedPull))

export const getPull = (name: string, number: number) => get(`${repoPath(name)}/pulls/${number}`, pullRequest)

export const createPull = (name: string, body: Readonly<Record<string, unknown>>) =>
  write('POST', `${repoPath(name)}/pulls`, body, pullRequest)

/** The pull request's own number, or a stand-in for it where calls are shown and not made. */
export type PullNumber = number | '{number}'

export const updatePull = (
  name: string,
  number: PullNumber,
  body: Readonly<Record<string, unknown>> & { readonly state?: 'open' | 'closed' },
) =>
  write(
    'PATCH',
    `${repoPath(name)}/pulls/${number}`,
    body,
    z.object({ number: z.int(), state: body.state === undefined ? z.string() : z.literal(body.state) }),
  )

export const addLabels = (name: string, number: PullNumber, labels: readonly string[]) =>
  write('POST', `${repoPath(name)}/issues/${number}/labels`, { labels })

export const removeLabel = (name: string, number: PullNumber, label: string) =>
  write('DELETE', `${repoPath(name)}/issues/${number}/labels/${encodeURIComponent(label)}`)

/** Answers with all who are assigned then: GitHub leaves out without a word whom it does not take. */
export const addAssignees = (name: string, number: PullNumber, assignees: readonly string[]) =>
  write('POST', `${repoPath(name)}/issues/${number}/assignees`, { assignees }, assigned)

export const removeAssignees = (name: string, number: PullNumber, assignees: readonly string[]) =>
  write('DELETE', `${repoPath(name)}/issues/${number}/assignees`, { assignees })

/** @param teams slugs, without the organisation */
export const requestReviewers = (name: string, number: PullNumber, reviewers: Reviewers) =>
  write('POST', `${repoPath(name)}/pulls/${number}/requested_reviewers`, reviewersBody(reviewers))

export const removeReviewers = (name: string, number: PullNumber, reviewers: Reviewers) =>
  write('DELETE', `${repoPath(name)}/pulls/${number}/requested_reviewers`, reviewersBody(reviewers))

type Reviewers = { readonly people: readonly string[]; readonly teams: readonly string[] }

const reviewersBody = ({ people, teams }: Reviewers) => ({ reviewers: people, team_reviewers: teams })

export const listMilestones = (name: string) =>
  get(`${repoPath(name)}/milestones?state=open&per_page=100`, z.array(z.object({ number: z.int(), title: z.string() })))

/** @param milestone its number; its title where calls are shown and not made */
export const setMilestone = (name: string, number: PullNumber, milestone: number | string | null) =>
  write('PATCH', `${repoPath(name)}/issues/${number}`, { milestone })

export type MergeMethod = 'merge' | 'squash' | 'rebase'

export const enableAutoMerge = (nodeId: string, method: MergeMethod) =>
  mutation('enablePullRequestAutoMerge', { pullRequestId: nodeId, mergeMethod: method.toUpperCase() })

/** Merges at once, and only if the head is still that. */
export const mergePull = (
  name: string,
  number: PullNumber,
  merge: { readonly sha: string; readonly merge_method: MergeMethod },
) => write('PUT', `${repoPath(name)}/pulls/${number}/merge`, merge, z.object({ merged: z.literal(true) }))

/** The head of a pull request, and what its checks and statuses amount to together; null where there are none. */
export const getChecksState = (repository: string, number: number) => {
  const [owner, name] = repository.split('/')
  const rollup = z.object({ state: z.string() }).nullable()
  const commits = z.object({ nodes: z.array(z.object({ commit: z.object({ statusCheckRollup: rollup }) })) })
  return graphql(
    CHECKS_STATE,
    { owner, name, number },
    z.object({ repository: z.object({ pullRequest: z.object({ headRefOid: commitId, commits }) }) }),
  )
}

const CHECKS_STATE = `query($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) { headRefOid commits(last: 1) { nodes { commit { statusCheckRollup { state } } } } }
  }
}`

export const disableAutoMerge = (nodeId: string) => mutation('disablePullRequestAutoMerge', { pullRequestId: nodeId })

export const setDraft = (nodeId: string, draft: boolean) =>
  mutation(draft ? 'convertPullRequestToDraft' : 'markPullRequestReadyForReview', { pullRequestId: nodeId })

/** @param bytes for what is not UTF-8 text; text goes into the tree itself */
export const createBlob = (name: string, bytes: Buffer) =>
  write(
    'POST',
    `${repoPath(name)}/git/blobs`,
    { content: bytes.toString('base64'), encoding: 'base64' },
    z.object({ sha: commitId }),
  )

/** One changed path of a tree; `sha: null` removes it. */
export interface TreeEntry {
  readonly path: string
  readonly mode: string
  readonly type: 'blob' | 'commit'
  readonly sha?: string | null
  readonly content?: string
}

/** @param base tree that the entries are put over; undefined: an empty one */
export const createTree = (name: string, base: string | undefined, tree: readonly TreeEntry[]) =>
  write(
    'POST',
    `${repoPath(name)}/git/trees`,
    { ...(base !== undefined && { base_tree: base }), tree },
    z.object({ sha: commitId }),
  )

/** The author or committer of a commit, and the time (ISO). GitHub signs only if this is absent. */
type CommitPerson = { readonly name: string; readonly email: string; readonly date: string }

export const createCommit = (
  name: string,
  commit: {
    readonly message: string
    readonly tree: string
    readonly parents: readonly string[]
    readonly author?: CommitPerson
    readonly committer?: CommitPerson
  },
) =>
  write(
    'POST',
    `${repoPath(name)}/git/commits`,
    commit,
    z.object({
      sha: commitId,
      tree: z.object({ sha: commitId }),
      verification: z.object({ verified: z.boolean(), reason: z.string() }),
    }),
  )

/** Whether GitHub verified the signature of a commit, and why not. */
export const getVerification = (name: string, sha: string) =>
  get(
    `${repoPath(name)}/git/commits/${sha}`,
    z.object({ verification: z.object({ verified: z.boolean(), reason: z.string() }) }),
  )

const attestationBundle = z.looseObject({ dsseEnvelope: z.looseObject({ payload: z.string() }) })

/** Attestations of one type that name a file: the bundles that GitHub returns at once. */
export const listAttestations = (name: string, sha256: string, predicateType: string) =>
  get(
    `${repoPath(name)}/attestations/sha256:${sha256}?${new URLSearchParams({ predicate_type: predicateType, per_page: '100' })}`,
    z.object({ attestations: z.array(z.object({ bundle: attestationBundle.nullish() })) }),
  )

/** Stores an attestation. Needs `attestations: write`. @param bundle a Sigstore bundle as JSON */
export const createAttestation = (name: string, bundle: object) =>
  write('POST', `${repoPath(name)}/attestations`, { bundle }, z.object({ id: z.number() }))

/** Moves refs, all or none, each only if it is at `expected`. @param repositoryId node id */
export const updateRefs = (repositoryId: string, moves: readonly RefMove[]) =>
  mutation('updateRefs', {
    repositoryId,
    refUpdates: moves.map(({ ref, commit, expected }) => ({
      name: ref,
      beforeOid: expected ?? noObject(commit),
      afterOid: commit ?? noObject(expected),
      force: true,
    })),
  })

/** As many zeros as the other id has digits. */
const noObject = (other = ''): string => '0'.repeat(other.length)

export const listFiles = (name: string, number: number) =>
  get(
    `${repoPath(name)}/pulls/${number}/files?per_page=100`,
    z.array(z.object({ filename: z.string(), patch: z.string().optional() })),
  )

export const listReviewComments = (name: string, number: number) =>
  get(`${repoPath(name)}/pulls/${number}/comments?per_page=100`, z.array(z.object({ body: z.string() })))

/** A remark on lines of the new file, from 1. */
export interface ReviewComment {
  readonly path: string
  readonly body: string
  readonly line: number
  readonly side: 'RIGHT'
  readonly start_line?: number
  readonly start_side?: 'RIGHT'
}

export const createReview = (
  name: string,
  number: number,
  review: {
    readonly commit_id: string
    readonly event: 'COMMENT'
    readonly body: string
    readonly comments: readonly ReviewComment[]
  },
) => write('POST', `${repoPath(name)}/pulls/${number}/reviews`, review)

const issue = z.object({ number: z.int(), html_url: z.string(), body: z.string().nullish() })

/** Open issues, those of one person if the token's owner is known. */
export const listIssues = (name: string, creator: string) =>
  get(`${repoPath(name)}/issues?${new URLSearchParams({ state: 'open', creator, per_page: '100' })}`, z.array(issue))

export const createIssue = (name: string, content: { readonly title: string; readonly body: string }) =>
  write('POST', `${repoPath(name)}/issues`, content, issue)

export const updateIssue = (name: string, number: number, body: string) =>
  write('PATCH', `${repoPath(name)}/issues/${number}`, { body })
